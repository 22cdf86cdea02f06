; aes_to_slices for Intel Pentium 4 (Prescott with EM64T, 64-bit) (prescott-64)
; made by cipherwright 0.1.0 from ciphers/aes.cw (sha256 c6978034f279af71); do not edit:
;   ./cw build aes_to_slices --cpu prescott-64 --variant bitsliced
;
; void aes_to_slices(const void *src, void *dst, uint32_t n);   System V, 64 bits
;   src: 2048 bytes a batch (128 blocks of 16), read, secret, aligned to 16 bytes
;   dst: 2048 bytes a batch (128 slices), written, secret, aligned to 16 bytes
;   n: number of batches of 128 blocks, may be 0
; Parameters do not overlap, but dst may be exactly in place of src.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes xmm0 to xmm15.
; Constant time: no secret reaches an address or a branch.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 5 uops, planned 6.0; bounds: width 1.7, ports 2.0, path 2.0
;   blocks: 3825 uops, planned 1781.7; bounds: width 1275.0, ports 1670.0, path 57.0
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
%fatal "aes_to_slices is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_aes_to_slices
$_aes_to_slices:
%else
        global $aes_to_slices
%endif
$aes_to_slices:
        push rbp                                               ;                    preserved
        sub rsp, 0x890                                         ;                    frame
        lea rbp, [rsp + 128]                                   ;                    frame
        mov dword [rbp + 2056], edx                            ;                    argument
        mov qword [rbp + 2032], rdi                            ;                    argument
        mov qword [rbp + 2048], rsi                            ;                    argument
        mov r8d, dword [rbp + 2056]                            ;     0.0 p2     194 blocks
        shl r8, 0xb                                            ;     4.0 p1     194 blocks
        add r8, qword [rbp + 2032]                             ;     5.0 p2+p0  194 blocks
        mov qword [rbp + 2040], r8                             ;     6.0 p0+p3  194 blocks
        cmp dword [rbp + 2056], 0                              ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rbp + 2032]                             ;                    resident
        mov r9, qword [rbp + 2048]                             ;                    resident
        align 16
.blocks_1:
        movdqa xmm0, [r8]                                      ;     0.0 p2     192 dst
        movdqa xmm1, [r8 + 16]                                 ;     1.0 p2     192 dst
        movdqa xmm2, [r8 + 32]                                 ;     2.0 p2     192 dst
        movdqa xmm3, [r8 + 48]                                 ;     3.0 p2     192 dst
        movdqa xmm4, [r8 + 64]                                 ;     4.0 p2     192 dst
        movdqa xmm5, [r8 + 80]                                 ;     5.0 p2     192 dst
        movdqa xmm6, [r8 + 96]                                 ;     6.0 p2     192 dst
        movdqa xmm7, [r8 + 112]                                ;     7.0 p2     192 dst
        movdqa xmm8, [r8 + 128]                                ;     8.0 p2     192 dst
        movdqa xmm9, [r8 + 144]                                ;     9.0 p2     192 dst
        movdqa xmm10, [r8 + 160]                               ;    10.0 p2     192 dst
        movdqa xmm11, [r8 + 176]                               ;    11.0 p2     192 dst
        movdqa xmm12, [r8 + 192]                               ;    12.0 p2     192 dst
        movdqa xmm13, [r8 + 208]                               ;    13.0 p2     192 dst
        movdqa xmm14, [r8 + 224]                               ;    14.0 p2     192 dst
        movdqa xmm15, [r8 + 240]                               ;    15.0 p2     192 dst
        movdqa xmm15, [r8 + 256]                               ;    16.0 p2     192 dst
        movdqa xmm14, [r8 + 272]                               ;    17.0 p2     192 dst
        movdqa xmm13, [r8 + 288]                               ;    18.0 p2     192 dst
        movdqa xmm12, [r8 + 304]                               ;    19.0 p2     192 dst
        movdqa xmm11, [r8 + 320]                               ;    20.0 p2     192 dst
        movdqa xmm10, [r8 + 336]                               ;    21.0 p2     192 dst
        movdqa xmm9, [r8 + 352]                                ;    22.0 p2     192 dst
        movdqa xmm8, [r8 + 368]                                ;    23.0 p2     192 dst
        movdqa xmm8, [r8 + 384]                                ;    24.0 p2     192 dst
        movdqa xmm8, [r8 + 400]                                ;    25.0 p2     192 dst
        movdqa xmm8, [r8 + 416]                                ;    26.0 p2     192 dst
        movdqa xmm8, [r8 + 432]                                ;    27.0 p2     192 dst
        movdqa xmm8, [r8 + 448]                                ;    28.0 p2     192 dst
        movdqa xmm8, [r8 + 464]                                ;    29.0 p2     192 dst
        movdqa xmm8, [r8 + 480]                                ;    30.0 p2     192 dst
        movdqa xmm8, [r8 + 496]                                ;    31.0 p2     192 dst
        movdqa xmm8, [r8 + 512]                                ;    32.0 p2     192 dst
        movdqa xmm7, [r8 + 528]                                ;    33.0 p2     192 dst
        movdqa xmm9, [r8 + 544]                                ;    34.0 p2     192 dst
        movdqa xmm6, [r8 + 560]                                ;    35.0 p2     192 dst
        movdqa xmm10, [r8 + 576]                               ;    36.0 p2     192 dst
        movdqa xmm5, [r8 + 592]                                ;    37.0 p2     192 dst
        movdqa xmm5, [r8 + 608]                                ;    38.0 p2     192 dst
        movdqa xmm5, [r8 + 624]                                ;    39.0 p2     192 dst
        movdqa xmm5, [r8 + 640]                                ;    40.0 p2     192 dst
        movdqa xmm5, [r8 + 656]                                ;    41.0 p2     192 dst
        movdqa xmm5, [r8 + 672]                                ;    42.0 p2     192 dst
        movdqa xmm5, [r8 + 688]                                ;    43.0 p2     192 dst
        movdqa xmm5, [r8 + 704]                                ;    44.0 p2     192 dst
        movdqa xmm5, [r8 + 720]                                ;    45.0 p2     192 dst
        movdqa xmm5, [r8 + 736]                                ;    46.0 p2     192 dst
        movdqa xmm5, [r8 + 752]                                ;    47.0 p2     192 dst
        movdqa xmm5, [r8 + 768]                                ;    48.0 p2     192 dst
        movdqa xmm10, [r8 + 784]                               ;    49.0 p2     192 dst
        movdqa xmm11, [r8 + 800]                               ;    50.0 p2     192 dst
        pshufd xmm4, xmm0, 0xe4                                ;    17.0 p1     192 dst copy
        psrlq xmm4, 1                                          ;    21.0 p1     192 dst
        movdqa xmm6, [r8 + 816]                                ;    51.0 p2     192 dst
        movdqa xmm6, [r8 + 832]                                ;    52.0 p2     192 dst
        movdqa xmm6, [r8 + 848]                                ;    53.0 p2     192 dst
        movdqa xmm6, [r8 + 864]                                ;    54.0 p2     192 dst
        movdqa xmm6, [r8 + 880]                                ;    55.0 p2     192 dst
        movdqa xmm6, [r8 + 896]                                ;    56.0 p2     192 dst
        movdqa xmm6, [r8 + 912]                                ;    57.0 p2     192 dst
        movdqa xmm6, [r8 + 928]                                ;    58.0 p2     192 dst
        movdqa xmm6, [r8 + 944]                                ;    59.0 p2     192 dst
        movdqa xmm6, [r8 + 960]                                ;    60.0 p2     192 dst
        movdqa xmm6, [r8 + 976]                                ;    61.0 p2     192 dst
        movdqa xmm6, [r8 + 992]                                ;    62.0 p2     192 dst
        movdqa xmm6, [r8 + 1008]                               ;    63.0 p2     192 dst
        movdqa xmm6, [r8 + 1024]                               ;    64.0 p2     192 dst
        pxor xmm4, xmm6                                        ;    75.0 p1     192 dst
        pand xmm4, [rel aes_to_slices.T0_constants128]         ;    77.0 p2+p1  192 dst
        pxor xmm6, xmm4                                        ;    79.0 p1     192 dst
        psllq xmm4, 1                                          ;    79.0 p1     192 dst
        pxor xmm0, xmm4                                        ;    81.0 p1     192 dst
        movdqa xmm4, [r8 + 1040]                               ;    66.0 p2     192 dst
        movdqa xmm12, [r8 + 1056]                              ;    67.0 p2     192 dst
        movdqa xmm3, [r8 + 1072]                               ;    68.0 p2     192 dst
        pshufd xmm3, xmm15, 0xe4                               ;    27.3 p1     192 dst copy
        psrlq xmm3, 1                                          ;    31.3 p1     192 dst
        movdqa xmm11, [r8 + 1088]                              ;    69.0 p2     192 dst
        movdqa xmm11, [r8 + 1104]                              ;    70.0 p2     192 dst
        movdqa xmm11, [r8 + 1120]                              ;    71.0 p2     192 dst
        movdqa xmm11, [r8 + 1136]                              ;    72.0 p2     192 dst
        movdqa xmm11, [r8 + 1152]                              ;    73.0 p2     192 dst
        movdqa xmm11, [r8 + 1168]                              ;    74.0 p2     192 dst
        movdqa xmm11, [r8 + 1184]                              ;    75.0 p2     192 dst
        movdqa xmm11, [r8 + 1200]                              ;    76.0 p2     192 dst
        movdqa xmm11, [r8 + 1216]                              ;    77.0 p2     192 dst
        movdqa xmm11, [r8 + 1232]                              ;    78.0 p2     192 dst
        movdqa xmm11, [r8 + 1248]                              ;    79.0 p2     192 dst
        movdqa xmm11, [r8 + 1264]                              ;    80.0 p2     192 dst
        movdqa xmm11, [r8 + 1280]                              ;    81.0 p2     192 dst
        pxor xmm3, xmm11                                       ;    92.0 p1     192 dst
        pand xmm3, [rel aes_to_slices.T0_constants128]         ;    94.0 p2+p1  192 dst
        pxor xmm11, xmm3                                       ;    96.0 p1     192 dst
        psllq xmm3, 1                                          ;    96.0 p1     192 dst
        pxor xmm15, xmm3                                       ;    98.0 p1     192 dst
        movdqa xmm3, [r8 + 1296]                               ;    83.0 p2     192 dst
        movdqa xmm9, [r8 + 1312]                               ;    84.0 p2     192 dst
        movdqa xmm9, [r8 + 1328]                               ;    85.0 p2     192 dst
        movdqa xmm9, [r8 + 1344]                               ;    86.0 p2     192 dst
        movdqa xmm9, [r8 + 1360]                               ;    87.0 p2     192 dst
        movdqa xmm9, [r8 + 1376]                               ;    88.0 p2     192 dst
        movdqa xmm9, [r8 + 1392]                               ;    89.0 p2     192 dst
        movdqa xmm9, [r8 + 1408]                               ;    90.0 p2     192 dst
        movdqa xmm9, [r8 + 1424]                               ;    91.0 p2     192 dst
        movdqa xmm9, [r8 + 1440]                               ;    92.0 p2     192 dst
        movdqa xmm9, [r8 + 1456]                               ;    93.0 p2     192 dst
        movdqa xmm9, [r8 + 1472]                               ;    94.0 p2     192 dst
        pshufd xmm9, xmm8, 0xe4                                ;    43.0 p1     192 dst copy
        psrlq xmm9, 1                                          ;    47.0 p1     192 dst
        movdqa xmm13, [r8 + 1488]                              ;    95.0 p2     192 dst
        movdqa xmm13, [r8 + 1504]                              ;    96.0 p2     192 dst
        movdqa xmm13, [r8 + 1520]                              ;    97.0 p2     192 dst
        movdqa xmm13, [r8 + 1536]                              ;    98.0 p2     192 dst
        pxor xmm9, xmm13                                       ;   109.0 p1     192 dst
        pand xmm9, [rel aes_to_slices.T0_constants128]         ;   111.0 p2+p1  192 dst
        pxor xmm13, xmm9                                       ;   113.0 p1     192 dst
        psllq xmm9, 1                                          ;   113.0 p1     192 dst
        pxor xmm8, xmm9                                        ;   115.0 p1     192 dst
        movdqa xmm9, [r8 + 1552]                               ;   100.0 p2     192 dst
        movdqa xmm12, [r8 + 1568]                              ;   101.0 p2     192 dst
        movdqa xmm12, [r8 + 1584]                              ;   102.0 p2     192 dst
        movdqa xmm12, [r8 + 1600]                              ;   103.0 p2     192 dst
        movdqa xmm12, [r8 + 1616]                              ;   104.0 p2     192 dst
        movdqa xmm12, [r8 + 1632]                              ;   105.0 p2     192 dst
        movdqa xmm12, [r8 + 1648]                              ;   106.0 p2     192 dst
        movdqa xmm12, [r8 + 1664]                              ;   107.0 p2     192 dst
        movdqa xmm12, [r8 + 1680]                              ;   108.0 p2     192 dst
        movdqa xmm12, [r8 + 1696]                              ;   109.0 p2     192 dst
        movdqa xmm12, [r8 + 1712]                              ;   110.0 p2     192 dst
        movdqa xmm12, [r8 + 1728]                              ;   111.0 p2     192 dst
        movdqa xmm12, [r8 + 1744]                              ;   112.0 p2     192 dst
        movdqa xmm12, [r8 + 1760]                              ;   113.0 p2     192 dst
        movdqa xmm12, [r8 + 1776]                              ;   114.0 p2     192 dst
        movdqa xmm12, [r8 + 1792]                              ;   115.0 p2     192 dst
        movdqa xmm2, [r8 + 1808]                               ;   116.0 p2     192 dst
        movdqa xmm2, [r8 + 1824]                               ;   117.0 p2     192 dst
        movdqa xmm2, [r8 + 1840]                               ;   118.0 p2     192 dst
        movdqa xmm2, [r8 + 1856]                               ;   119.0 p2     192 dst
        movdqa xmm2, [r8 + 1872]                               ;   120.0 p2     192 dst
        pshufd xmm2, xmm5, 0xe4                                ;    59.0 p1     192 dst copy
        psrlq xmm2, 1                                          ;    63.0 p1     192 dst
        pxor xmm2, xmm12                                       ;   126.0 p1     192 dst
        pand xmm2, [rel aes_to_slices.T0_constants128]         ;   128.0 p2+p1  192 dst
        pxor xmm12, xmm2                                       ;   130.0 p1     192 dst
        psllq xmm2, 1                                          ;   130.0 p1     192 dst
        pxor xmm5, xmm2                                        ;   132.0 p1     192 dst
        movdqa xmm2, [r8 + 1888]                               ;   122.0 p2     192 dst
        movdqa xmm2, [r8 + 1904]                               ;   123.0 p2     192 dst
        movdqa xmm2, [r8 + 1920]                               ;   124.0 p2     192 dst
        movdqa xmm2, [r8 + 1936]                               ;   125.0 p2     192 dst
        movdqa xmm2, [r8 + 1952]                               ;   126.0 p2     192 dst
        movdqa xmm2, [r8 + 1968]                               ;   127.0 p2     192 dst
        movdqa xmm2, [r8 + 1984]                               ;   128.0 p2     192 dst
        movdqa xmm2, xmm1                                      ;    52.3 p0     192 dst copy
        psrlq xmm2, 1                                          ;    59.3 p1     192 dst
        pxor xmm2, xmm4                                        ;    77.0 p1     192 dst
        pand xmm2, [rel aes_to_slices.T0_constants128]         ;   129.0 p2+p1  192 dst
        pxor xmm4, xmm2                                        ;   131.0 p1     192 dst
        psllq xmm2, 1                                          ;   131.0 p1     192 dst
        pxor xmm1, xmm2                                        ;   133.0 p1     192 dst
        movdqa xmm2, [r8 + 2000]                               ;   130.0 p2     192 dst
        movdqa xmm2, [r8 + 2016]                               ;   131.0 p2     192 dst
        movdqa xmm2, [r8 + 2032]                               ;   132.0 p2     192 dst
        movdqa xmm2, xmm14                                     ;    56.0 p0     192 dst copy
        psrlq xmm2, 1                                          ;    63.0 p1     192 dst
        pxor xmm2, xmm3                                        ;    94.0 p1     192 dst
        pand xmm2, [rel aes_to_slices.T0_constants128]         ;   133.0 p2+p1  192 dst
        pxor xmm3, xmm2                                        ;   135.0 p1     192 dst
        psllq xmm2, 1                                          ;   135.0 p1     192 dst
        pxor xmm14, xmm2                                       ;   137.0 p1     192 dst
        movdqa xmm2, xmm7                                      ;    61.0 p0     192 dst copy
        psrlq xmm2, 1                                          ;    68.0 p1     192 dst
        pxor xmm2, xmm9                                        ;   111.0 p1     192 dst
        pand xmm2, [rel aes_to_slices.T0_constants128]         ;   134.0 p2+p1  192 dst
        pxor xmm9, xmm2                                        ;   136.0 p1     192 dst
        psllq xmm2, 1                                          ;   136.0 p1     192 dst
        pxor xmm7, xmm2                                        ;   138.0 p1     192 dst
        movdqa xmm2, xmm10                                     ;    67.0 p0     192 dst copy
        psrlq xmm2, 1                                          ;    74.0 p1     192 dst
        pxor xmm2, [r8 + 1808]                                 ;   135.0 p2+p1  192 dst
        pand xmm2, [rel aes_to_slices.T0_constants128]         ;   137.0 p2+p1  192 dst
        movdqa [rbp - 128], xmm3                               ;   137.0 p0+p3  192 dst spill
        pshufd xmm3, xmm0, 0xe4                                ;    83.0 p1     192 dst copy
        psrlq xmm3, 2                                          ;    87.0 p1     192 dst
        pxor xmm3, xmm8                                        ;   117.0 p1     192 dst
        pand xmm3, [rel aes_to_slices.T0_constants128 + 16]    ;   137.0 p2+p1  192 dst
        pxor xmm8, xmm3                                        ;   139.0 p1     192 dst
        psllq xmm3, 2                                          ;   139.0 p1     192 dst
        pxor xmm0, xmm3                                        ;   141.0 p1     192 dst
        pshufd xmm3, xmm6, 0xe4                                ;    85.0 p1     192 dst copy
        psrlq xmm3, 2                                          ;    89.0 p1     192 dst
        pxor xmm3, xmm13                                       ;   115.0 p1     192 dst
        pand xmm3, [rel aes_to_slices.T0_constants128 + 16]    ;   138.0 p2+p1  192 dst
        pxor xmm13, xmm3                                       ;   140.0 p1     192 dst
        psllq xmm3, 2                                          ;   140.0 p1     192 dst
        pxor xmm6, xmm3                                        ;   142.0 p1     192 dst
        movdqa xmm3, xmm15                                     ;   100.0 p0     192 dst copy
        psrlq xmm3, 2                                          ;   107.0 p1     192 dst
        pxor xmm3, xmm5                                        ;   134.0 p1     192 dst
        pand xmm3, [rel aes_to_slices.T0_constants128 + 16]    ;   139.0 p2+p1  192 dst
        pxor xmm5, xmm3                                        ;   141.0 p1     192 dst
        psllq xmm3, 2                                          ;   141.0 p1     192 dst
        pxor xmm15, xmm3                                       ;   143.0 p1     192 dst
        movdqa xmm3, xmm11                                     ;    98.0 p0     192 dst copy
        psrlq xmm3, 2                                          ;   105.0 p1     192 dst
        pxor xmm3, xmm12                                       ;   132.0 p1     192 dst
        pand xmm3, [rel aes_to_slices.T0_constants128 + 16]    ;   140.0 p2+p1  192 dst
        pxor xmm12, xmm3                                       ;   142.0 p1     192 dst
        psllq xmm3, 2                                          ;   142.0 p1     192 dst
        pxor xmm11, xmm3                                       ;   144.0 p1     192 dst
        movdqa xmm3, [r8 + 1808]                               ;   141.0 p2     192 dst
        pxor xmm3, xmm2                                        ;   152.0 p1     192 dst
        psllq xmm2, 1                                          ;   139.0 p1     192 dst
        pxor xmm10, xmm2                                       ;   141.0 p1     192 dst
        movdqa xmm2, xmm8                                      ;   141.0 p0     192 dst copy
        psrlq xmm2, 4                                          ;   148.0 p1     192 dst
        pxor xmm2, xmm5                                        ;   150.0 p1     192 dst
        pand xmm2, [rel aes_to_slices.T0_constants128 + 32]    ;   152.0 p2+p1  192 dst
        pxor xmm5, xmm2                                        ;   154.0 p1     192 dst
        psllq xmm2, 4                                          ;   154.0 p1     192 dst
        pxor xmm8, xmm2                                        ;   156.0 p1     192 dst
        movdqa xmm2, xmm0                                      ;   143.0 p0     192 dst copy
        psrlq xmm2, 4                                          ;   150.0 p1     192 dst
        pxor xmm2, xmm15                                       ;   152.0 p1     192 dst
        pand xmm2, [rel aes_to_slices.T0_constants128 + 32]    ;   154.0 p2+p1  192 dst
        pxor xmm15, xmm2                                       ;   156.0 p1     192 dst
        psllq xmm2, 4                                          ;   156.0 p1     192 dst
        pxor xmm0, xmm2                                        ;   158.0 p1     192 dst
        movdqa xmm2, xmm1                                      ;   135.0 p0     192 dst copy
        psrlq xmm2, 2                                          ;   142.0 p1     192 dst
        pxor xmm2, xmm7                                        ;   144.0 p1     192 dst
        pand xmm2, [rel aes_to_slices.T0_constants128 + 16]    ;   146.0 p2+p1  192 dst
        pxor xmm7, xmm2                                        ;   148.0 p1     192 dst
        psllq xmm2, 2                                          ;   148.0 p1     192 dst
        pxor xmm1, xmm2                                        ;   150.0 p1     192 dst
        movdqa xmm2, xmm13                                     ;   142.0 p0     192 dst copy
        psrlq xmm2, 4                                          ;   149.0 p1     192 dst
        pxor xmm2, xmm12                                       ;   151.0 p1     192 dst
        pand xmm2, [rel aes_to_slices.T0_constants128 + 32]    ;   153.0 p2+p1  192 dst
        pxor xmm12, xmm2                                       ;   155.0 p1     192 dst
        psllq xmm2, 4                                          ;   155.0 p1     192 dst
        pxor xmm13, xmm2                                       ;   157.0 p1     192 dst
        movdqa xmm2, xmm4                                      ;   133.0 p0     192 dst copy
        psrlq xmm2, 2                                          ;   140.0 p1     192 dst
        pxor xmm2, xmm9                                        ;   142.0 p1     192 dst
        pand xmm2, [rel aes_to_slices.T0_constants128 + 16]    ;   146.0 p2+p1  192 dst
        pxor xmm9, xmm2                                        ;   148.0 p1     192 dst
        psllq xmm2, 2                                          ;   148.0 p1     192 dst
        pxor xmm4, xmm2                                        ;   150.0 p1     192 dst
        movdqa xmm2, xmm6                                      ;   144.0 p0     192 dst copy
        psrlq xmm2, 4                                          ;   151.0 p1     192 dst
        pxor xmm2, xmm11                                       ;   153.0 p1     192 dst
        pand xmm2, [rel aes_to_slices.T0_constants128 + 32]    ;   155.0 p2+p1  192 dst
        pxor xmm11, xmm2                                       ;   157.0 p1     192 dst
        psllq xmm2, 4                                          ;   157.0 p1     192 dst
        pxor xmm6, xmm2                                        ;   159.0 p1     192 dst
        movdqa xmm2, xmm14                                     ;   139.0 p0     192 dst copy
        psrlq xmm2, 2                                          ;   146.0 p1     192 dst
        pxor xmm2, xmm10                                       ;   148.0 p1     192 dst
        pand xmm2, [rel aes_to_slices.T0_constants128 + 16]    ;   150.0 p2+p1  192 dst
        pxor xmm10, xmm2                                       ;   152.0 p1     192 dst
        psllq xmm2, 2                                          ;   152.0 p1     192 dst
        pxor xmm14, xmm2                                       ;   154.0 p1     192 dst
        movdqa xmm2, xmm7                                      ;   150.0 p0     192 dst copy
        psrlq xmm2, 4                                          ;   157.0 p1     192 dst
        pxor xmm2, xmm10                                       ;   159.0 p1     192 dst
        pand xmm2, [rel aes_to_slices.T0_constants128 + 32]    ;   161.0 p2+p1  192 dst
        pxor xmm10, xmm2                                       ;   163.0 p1     192 dst
        psllq xmm2, 4                                          ;   163.0 p1     192 dst
        pxor xmm7, xmm2                                        ;   165.0 p1     192 dst
        movdqa xmm2, xmm1                                      ;   152.0 p0     192 dst copy
        psrlq xmm2, 4                                          ;   159.0 p1     192 dst
        pxor xmm2, xmm14                                       ;   161.0 p1     192 dst
        pand xmm2, [rel aes_to_slices.T0_constants128 + 32]    ;   163.0 p2+p1  192 dst
        pxor xmm14, xmm2                                       ;   165.0 p1     192 dst
        psllq xmm2, 4                                          ;   165.0 p1     192 dst
        pxor xmm1, xmm2                                        ;   167.0 p1     192 dst
        movdqa xmm2, xmm9                                      ;   150.0 p0     192 dst copy
        psrlq xmm2, 4                                          ;   161.0 p1     192 dst
        movdqa [rbp - 112], xmm12                              ;   157.0 p0+p3  192 dst spill
        movdqa xmm12, xmm4                                     ;   152.0 p0     192 dst copy
        psrlq xmm12, 4                                         ;   162.0 p1     192 dst
        movdqa [rbp - 96], xmm13                               ;   159.0 p0+p3  192 dst spill
        movdqa xmm13, xmm3                                     ;   154.0 p0     192 dst copy
        movdqa [rbp - 80], xmm11                               ;   159.0 p0+p3  192 dst spill
        movdqa xmm11, [rbp - 128]                              ;   151.0 p2     192 dst
        movdqa [rbp - 64], xmm6                                ;   161.0 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 1056]                               ;   152.0 p2     192 dst
        movdqa [rbp - 48], xmm5                                ;   156.0 p0+p3  192 dst spill
        movdqa xmm5, [r8 + 32]                                 ;   153.0 p2     192 dst
        movdqa [rbp - 32], xmm10                               ;   165.0 p0+p3  192 dst spill
        movdqa xmm10, [r8 + 1056]                              ;   154.0 p2     192 dst
        movdqa [rbp - 16], xmm8                                ;   158.0 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1312]                               ;   155.0 p2     192 dst
        movdqa [rbp + 0], xmm7                                 ;   167.0 p0+p3  192 dst spill
        movdqa xmm7, [r8 + 288]                                ;   156.0 p2     192 dst
        movdqa [rbp + 16], xmm15                               ;   162.0 p0+p3  192 dst spill
        movdqa xmm15, [r8 + 1568]                              ;   157.0 p2     192 dst
        movdqa [rbp + 32], xmm14                               ;   167.0 p0+p3  192 dst spill
        movdqa xmm14, [r8 + 1312]                              ;   158.0 p2     192 dst
        movdqa [rbp + 48], xmm0                                ;   166.0 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 544]                                ;   159.0 p2     192 dst
        movdqa [rbp + 64], xmm1                                ;   169.0 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 1568]                               ;   160.0 p2     192 dst
        movdqa [rbp + 80], xmm1                                ;   171.0 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 1824]                               ;   161.0 p2     192 dst
        movdqa [rbp + 96], xmm1                                ;   172.0 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 800]                                ;   162.0 p2     192 dst
        movdqa [rbp + 112], xmm1                               ;   174.0 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 1824]                               ;   163.0 p2     192 dst
        movdqa [rbp + 128], xmm1                               ;   176.0 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 1072]                               ;   164.0 p2     192 dst
        movdqa [rbp + 144], xmm1                               ;   178.0 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 48]                                 ;   165.0 p2     192 dst
        movdqa [rbp + 160], xmm1                               ;   180.0 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 1072]                               ;   166.0 p2     192 dst
        movdqa [rbp + 176], xmm1                               ;   182.0 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 1328]                               ;   167.0 p2     192 dst
        movdqa [rbp + 192], xmm1                               ;   184.0 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 304]                                ;   168.0 p2     192 dst
        movdqa [rbp + 208], xmm1                               ;   186.0 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 1584]                               ;   169.0 p2     192 dst
        movdqa [rbp + 224], xmm1                               ;   188.0 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 1328]                               ;   170.0 p2     192 dst
        movdqa [rbp + 240], xmm1                               ;   190.0 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 560]                                ;   171.0 p2     192 dst
        movdqa [rbp + 256], xmm1                               ;   192.0 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 1584]                               ;   172.0 p2     192 dst
        movdqa [rbp + 272], xmm1                               ;   194.0 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 1840]                               ;   173.0 p2     192 dst
        movdqa [rbp + 288], xmm1                               ;   196.0 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 816]                                ;   174.0 p2     192 dst
        movdqa [rbp + 304], xmm1                               ;   198.0 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 1840]                               ;   175.0 p2     192 dst
        movdqa [rbp + 320], xmm1                               ;   200.0 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 1088]                               ;   176.0 p2     192 dst
        movdqa [rbp + 336], xmm1                               ;   202.0 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 64]                                 ;   177.0 p2     192 dst
        movdqa [rbp + 352], xmm1                               ;   204.0 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 1088]                               ;   178.0 p2     192 dst
        movdqa [rbp + 368], xmm1                               ;   206.0 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 1344]                               ;   179.0 p2     192 dst
        movdqa [rbp + 384], xmm1                               ;   208.0 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 320]                                ;   180.0 p2     192 dst
        movdqa [rbp + 400], xmm1                               ;   210.0 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 1600]                               ;   181.0 p2     192 dst
        movdqa [rbp + 416], xmm1                               ;   212.0 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 1344]                               ;   182.0 p2     192 dst
        movdqa [rbp + 432], xmm1                               ;   214.0 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 576]                                ;   183.0 p2     192 dst
        movdqa [rbp + 448], xmm1                               ;   216.0 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 1600]                               ;   184.0 p2     192 dst
        movdqa [rbp + 464], xmm1                               ;   218.0 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 1856]                               ;   185.0 p2     192 dst
        movdqa [rbp + 480], xmm1                               ;   220.0 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 832]                                ;   186.0 p2     192 dst
        movdqa [rbp + 496], xmm1                               ;   222.0 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 1856]                               ;   187.0 p2     192 dst
        movdqa [rbp + 512], xmm1                               ;   224.0 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 1104]                               ;   188.0 p2     192 dst
        movdqa [rbp + 528], xmm1                               ;   226.0 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 80]                                 ;   189.0 p2     192 dst
        movdqa [rbp + 544], xmm1                               ;   228.0 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 1104]                               ;   190.0 p2     192 dst
        movdqa [rbp + 560], xmm1                               ;   230.0 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 1360]                               ;   191.0 p2     192 dst
        movdqa [rbp + 576], xmm1                               ;   232.0 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 336]                                ;   192.0 p2     192 dst
        movdqa [rbp + 592], xmm1                               ;   234.0 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 1616]                               ;   193.0 p2     192 dst
        movdqa [rbp + 608], xmm1                               ;   236.0 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 1360]                               ;   194.0 p2     192 dst
        movdqa [rbp + 624], xmm1                               ;   238.0 p0+p3  192 dst spill
        movdqa xmm1, [rbp - 128]                               ;   195.0 p2     192 dst
        psrlq xmm1, 2                                          ;   206.0 p1     192 dst
        pxor xmm13, xmm1                                       ;   208.0 p1     192 dst
        movdqa xmm1, [rel aes_to_slices.T0_constants128 + 16]  ;   196.0 p2     192 dst reload
        pand xmm13, xmm1                                       ;   210.0 p1     192 dst
        pxor xmm3, xmm13                                       ;   212.0 p1     192 dst
        psllq xmm13, 2                                         ;   212.0 p1     192 dst
        pxor xmm11, xmm13                                      ;   214.0 p1     192 dst
        pxor xmm2, xmm3                                        ;   214.0 p1     192 dst
        pxor xmm12, xmm11                                      ;   216.0 p1     192 dst
        movdqa xmm13, [rel aes_to_slices.T0_constants128 + 32] ;   197.0 p2     192 dst reload
        pand xmm12, xmm13                                      ;   218.0 p1     192 dst
        pxor xmm11, xmm12                                      ;   220.0 p1     192 dst
        psllq xmm12, 4                                         ;   220.0 p1     192 dst
        pxor xmm4, xmm12                                       ;   222.0 p1     192 dst
        pand xmm2, xmm13                                       ;   216.0 p1     192 dst
        pxor xmm3, xmm2                                        ;   218.0 p1     192 dst
        psllq xmm2, 4                                          ;   218.0 p1     192 dst
        pxor xmm9, xmm2                                        ;   220.0 p1     192 dst
        movdqa xmm2, [r8 + 32]                                 ;   199.3 p2     192 dst
        psrlq xmm2, 1                                          ;   210.3 p1     192 dst
        pxor xmm6, xmm2                                        ;   212.3 p1     192 dst
        movdqa xmm2, [rel aes_to_slices.T0_constants128]       ;   200.3 p2     192 dst reload
        pand xmm6, xmm2                                        ;   214.3 p1     192 dst
        pxor xmm10, xmm6                                       ;   216.3 p1     192 dst
        psllq xmm6, 1                                          ;   216.3 p1     192 dst
        pxor xmm5, xmm6                                        ;   218.3 p1     192 dst
        movdqa xmm6, xmm5                                      ;   220.3 p0     192 dst copy
        psrlq xmm6, 2                                          ;   227.3 p1     192 dst
        movdqa xmm12, xmm10                                    ;   218.3 p0     192 dst copy
        psrlq xmm12, 2                                         ;   225.3 p1     192 dst
        movdqa [rbp - 128], xmm3                               ;   240.0 p0+p3  192 dst spill
        movdqa xmm3, [r8 + 592]                                ;   204.0 p2     192 dst
        movdqa [rbp + 640], xmm9                               ;   242.0 p0+p3  192 dst spill
        movdqa xmm9, [r8 + 1616]                               ;   205.0 p2     192 dst
        movdqa [rbp + 656], xmm11                              ;   244.0 p0+p3  192 dst spill
        movdqa xmm11, [r8 + 1872]                              ;   206.0 p2     192 dst
        movdqa [rbp + 672], xmm4                               ;   246.0 p0+p3  192 dst spill
        movdqa xmm4, [r8 + 848]                                ;   207.0 p2     192 dst
        movdqa xmm13, [r8 + 1872]                              ;   208.0 p2     192 dst
        movdqa [rbp + 688], xmm13                              ;   248.0 p0+p3  192 dst spill
        movdqa xmm13, [r8 + 288]                               ;   209.0 p2     192 dst
        psrlq xmm13, 1                                         ;   220.0 p1     192 dst
        pxor xmm8, xmm13                                       ;   222.0 p1     192 dst
        pand xmm8, xmm2                                        ;   224.0 p1     192 dst
        pxor xmm14, xmm8                                       ;   226.0 p1     192 dst
        psllq xmm8, 1                                          ;   226.0 p1     192 dst
        pxor xmm7, xmm8                                        ;   228.0 p1     192 dst
        movdqa xmm8, xmm7                                      ;   230.0 p0     192 dst copy
        psrlq xmm8, 2                                          ;   237.0 p1     192 dst
        movdqa xmm13, xmm14                                    ;   228.0 p0     192 dst copy
        psrlq xmm13, 2                                         ;   235.0 p1     192 dst
        movdqa [rbp + 704], xmm4                               ;   250.0 p0+p3  192 dst spill
        movdqa xmm4, [r8 + 544]                                ;   212.7 p2     192 dst
        psrlq xmm4, 1                                          ;   225.3 p1     192 dst
        pxor xmm15, xmm4                                       ;   227.3 p1     192 dst
        pand xmm15, xmm2                                       ;   229.3 p1     192 dst
        movdqa xmm4, [rbp + 80]                                ;   214.0 p2     192 dst reload
        pxor xmm4, xmm15                                       ;   231.3 p1     192 dst
        psllq xmm15, 1                                         ;   231.3 p1     192 dst
        pxor xmm0, xmm15                                       ;   233.3 p1     192 dst
        pxor xmm6, xmm0                                        ;   235.3 p1     192 dst
        pxor xmm12, xmm4                                       ;   233.3 p1     192 dst
        pand xmm6, xmm1                                        ;   237.3 p1     192 dst
        pxor xmm0, xmm6                                        ;   239.3 p1     192 dst
        psllq xmm6, 2                                          ;   239.3 p1     192 dst
        pxor xmm5, xmm6                                        ;   241.3 p1     192 dst
        pand xmm12, xmm1                                       ;   237.3 p1     192 dst
        pxor xmm4, xmm12                                       ;   239.3 p1     192 dst
        psllq xmm12, 2                                         ;   239.3 p1     192 dst
        pxor xmm10, xmm12                                      ;   241.3 p1     192 dst
        movdqa xmm6, [r8 + 800]                                ;   218.7 p2     192 dst
        psrlq xmm6, 1                                          ;   241.3 p1     192 dst
        movdqa xmm12, [rbp + 96]                               ;   219.7 p2     192 dst reload
        pxor xmm12, xmm6                                       ;   243.3 p1     192 dst
        pand xmm12, xmm2                                       ;   245.3 p1     192 dst
        movdqa xmm6, [rbp + 128]                               ;   220.7 p2     192 dst reload
        pxor xmm6, xmm12                                       ;   247.3 p1     192 dst
        psllq xmm12, 1                                         ;   247.3 p1     192 dst
        movdqa xmm15, [rbp + 112]                              ;   221.7 p2     192 dst reload
        pxor xmm15, xmm12                                      ;   249.3 p1     192 dst
        pxor xmm8, xmm15                                       ;   251.3 p1     192 dst
        pxor xmm13, xmm6                                       ;   249.3 p1     192 dst
        pand xmm8, xmm1                                        ;   253.3 p1     192 dst
        pxor xmm15, xmm8                                       ;   255.3 p1     192 dst
        psllq xmm8, 2                                          ;   255.3 p1     192 dst
        pxor xmm7, xmm8                                        ;   257.3 p1     192 dst
        pand xmm13, xmm1                                       ;   253.3 p1     192 dst
        pxor xmm6, xmm13                                       ;   255.3 p1     192 dst
        psllq xmm13, 2                                         ;   255.3 p1     192 dst
        pxor xmm14, xmm13                                      ;   257.3 p1     192 dst
        movdqa xmm8, [r8 + 48]                                 ;   225.3 p2     192 dst
        psrlq xmm8, 1                                          ;   257.3 p1     192 dst
        movdqa xmm12, [rbp + 144]                              ;   226.3 p2     192 dst reload
        pxor xmm12, xmm8                                       ;   259.3 p1     192 dst
        pand xmm12, xmm2                                       ;   261.3 p1     192 dst
        movdqa xmm8, xmm0                                      ;   241.3 p0     192 dst copy
        psrlq xmm8, 4                                          ;   260.3 p1     192 dst
        pxor xmm8, xmm15                                       ;   262.3 p1     192 dst
        movdqa xmm13, [rel aes_to_slices.T0_constants128 + 32] ;   228.0 p2     192 dst reload
        pand xmm8, xmm13                                       ;   264.3 p1     192 dst
        pxor xmm15, xmm8                                       ;   266.3 p1     192 dst
        psllq xmm8, 4                                          ;   266.3 p1     192 dst
        pxor xmm0, xmm8                                        ;   268.3 p1     192 dst
        movdqa xmm8, xmm5                                      ;   243.3 p0     192 dst copy
        psrlq xmm8, 4                                          ;   266.3 p1     192 dst
        pxor xmm8, xmm7                                        ;   268.3 p1     192 dst
        pand xmm8, xmm13                                       ;   270.3 p1     192 dst
        pxor xmm7, xmm8                                        ;   272.3 p1     192 dst
        psllq xmm8, 4                                          ;   272.3 p1     192 dst
        pxor xmm5, xmm8                                        ;   274.3 p1     192 dst
        movdqa xmm8, xmm4                                      ;   241.3 p0     192 dst copy
        psrlq xmm8, 4                                          ;   272.3 p1     192 dst
        pxor xmm8, xmm6                                        ;   274.3 p1     192 dst
        pand xmm8, xmm13                                       ;   276.3 p1     192 dst
        pxor xmm6, xmm8                                        ;   278.3 p1     192 dst
        psllq xmm8, 4                                          ;   278.3 p1     192 dst
        pxor xmm4, xmm8                                        ;   280.3 p1     192 dst
        movdqa xmm8, xmm10                                     ;   243.3 p0     192 dst copy
        psrlq xmm8, 4                                          ;   278.3 p1     192 dst
        pxor xmm8, xmm14                                       ;   280.3 p1     192 dst
        pand xmm8, xmm13                                       ;   282.3 p1     192 dst
        pxor xmm14, xmm8                                       ;   284.3 p1     192 dst
        psllq xmm8, 4                                          ;   284.3 p1     192 dst
        pxor xmm10, xmm8                                       ;   286.3 p1     192 dst
        movdqa xmm8, [rbp + 176]                               ;   240.3 p2     192 dst reload
        pxor xmm8, xmm12                                       ;   284.3 p1     192 dst
        psllq xmm12, 1                                         ;   285.3 p1     192 dst
        movdqa [rbp + 176], xmm6                               ;   280.3 p0+p3  192 dst spill
        movdqa xmm6, [rbp + 160]                               ;   242.0 p2     192 dst reload
        pxor xmm6, xmm12                                       ;   287.3 p1     192 dst
        movdqa xmm12, xmm6                                     ;   289.3 p0     192 dst copy
        psrlq xmm12, 2                                         ;   296.3 p1     192 dst
        movdqa [rbp + 160], xmm4                               ;   282.3 p0+p3  192 dst spill
        movdqa xmm4, xmm8                                      ;   286.3 p0     192 dst copy
        psrlq xmm4, 2                                          ;   293.3 p1     192 dst
        movdqa [rbp + 144], xmm14                              ;   286.3 p0+p3  192 dst spill
        movdqa xmm14, [r8 + 1120]                              ;   245.3 p2     192 dst
        movdqa [rbp + 112], xmm10                              ;   288.3 p0+p3  192 dst spill
        movdqa xmm10, [r8 + 96]                                ;   246.3 p2     192 dst
        movdqa [rbp + 128], xmm15                              ;   268.3 p0+p3  192 dst spill
        movdqa xmm15, [r8 + 1120]                              ;   247.3 p2     192 dst
        movdqa [rbp + 96], xmm0                                ;   270.3 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 1376]                               ;   248.3 p2     192 dst
        movdqa [rbp + 80], xmm7                                ;   274.3 p0+p3  192 dst spill
        movdqa xmm7, [r8 + 352]                                ;   249.3 p2     192 dst
        movdqa [rbp + 720], xmm5                               ;   276.3 p0+p3  192 dst spill
        movdqa xmm5, [r8 + 1632]                               ;   250.3 p2     192 dst
        movdqa xmm13, [r8 + 1376]                              ;   251.3 p2     192 dst
        movdqa [rbp + 736], xmm5                               ;   268.0 p0+p3  192 dst spill
        movdqa xmm5, [r8 + 608]                                ;   252.3 p2     192 dst
        movdqa [rbp + 752], xmm5                               ;   270.0 p0+p3  192 dst spill
        movdqa xmm5, [r8 + 1632]                               ;   253.3 p2     192 dst
        movdqa [rbp + 768], xmm5                               ;   272.0 p0+p3  192 dst spill
        movdqa xmm5, [r8 + 1888]                               ;   254.3 p2     192 dst
        movdqa [rbp + 784], xmm5                               ;   274.0 p0+p3  192 dst spill
        movdqa xmm5, [r8 + 864]                                ;   255.3 p2     192 dst
        movdqa [rbp + 800], xmm5                               ;   276.0 p0+p3  192 dst spill
        movdqa xmm5, [r8 + 1888]                               ;   256.3 p2     192 dst
        movdqa [rbp + 816], xmm5                               ;   278.0 p0+p3  192 dst spill
        movdqa xmm5, [r8 + 304]                                ;   257.3 p2     192 dst
        psrlq xmm5, 1                                          ;   289.3 p1     192 dst
        movdqa [rbp + 832], xmm13                              ;   280.0 p0+p3  192 dst spill
        movdqa xmm13, [rbp + 192]                              ;   258.3 p2     192 dst reload
        pxor xmm13, xmm5                                       ;   291.3 p1     192 dst
        pand xmm13, xmm2                                       ;   293.3 p1     192 dst
        movdqa xmm5, [rbp + 240]                               ;   259.3 p2     192 dst reload
        pxor xmm5, xmm13                                       ;   295.3 p1     192 dst
        psllq xmm13, 1                                         ;   295.3 p1     192 dst
        movdqa [rbp + 240], xmm7                               ;   282.0 p0+p3  192 dst spill
        movdqa xmm7, [rbp + 208]                               ;   260.7 p2     192 dst reload
        pxor xmm7, xmm13                                       ;   297.3 p1     192 dst
        movdqa xmm13, xmm7                                     ;   299.3 p0     192 dst copy
        psrlq xmm13, 2                                         ;   306.3 p1     192 dst
        movdqa [rbp + 208], xmm0                               ;   284.0 p0+p3  192 dst spill
        movdqa xmm0, xmm5                                      ;   297.3 p0     192 dst copy
        psrlq xmm0, 2                                          ;   304.3 p1     192 dst
        movdqa [rbp + 192], xmm15                              ;   286.0 p0+p3  192 dst spill
        movdqa xmm15, [r8 + 560]                               ;   264.0 p2     192 dst
        psrlq xmm15, 1                                         ;   297.3 p1     192 dst
        movdqa [rbp + 848], xmm10                              ;   288.0 p0+p3  192 dst spill
        movdqa xmm10, [rbp + 224]                              ;   265.3 p2     192 dst reload
        pxor xmm10, xmm15                                      ;   299.3 p1     192 dst
        pand xmm10, xmm2                                       ;   301.3 p1     192 dst
        movdqa xmm15, [rbp + 272]                              ;   266.3 p2     192 dst reload
        pxor xmm15, xmm10                                      ;   303.3 p1     192 dst
        psllq xmm10, 1                                         ;   303.3 p1     192 dst
        movdqa [rbp + 272], xmm14                              ;   290.0 p0+p3  192 dst spill
        movdqa xmm14, [rbp + 256]                              ;   268.0 p2     192 dst reload
        pxor xmm14, xmm10                                      ;   305.3 p1     192 dst
        pxor xmm12, xmm14                                      ;   307.3 p1     192 dst
        pxor xmm4, xmm15                                       ;   305.3 p1     192 dst
        pand xmm12, xmm1                                       ;   309.3 p1     192 dst
        pand xmm4, xmm1                                        ;   307.3 p1     192 dst
        pxor xmm14, xmm12                                      ;   311.3 p1     192 dst
        psllq xmm12, 2                                         ;   311.3 p1     192 dst
        pxor xmm6, xmm12                                       ;   313.3 p1     192 dst
        pxor xmm15, xmm4                                       ;   310.3 p1     192 dst
        psllq xmm4, 2                                          ;   311.3 p1     192 dst
        pxor xmm8, xmm4                                        ;   313.3 p1     192 dst
        movdqa xmm4, [r8 + 816]                                ;   272.0 p2     192 dst
        psrlq xmm4, 1                                          ;   313.3 p1     192 dst
        movdqa xmm10, [rbp + 288]                              ;   273.0 p2     192 dst reload
        pxor xmm10, xmm4                                       ;   315.3 p1     192 dst
        pand xmm10, xmm2                                       ;   317.3 p1     192 dst
        movdqa xmm4, [rbp + 320]                               ;   274.0 p2     192 dst reload
        pxor xmm4, xmm10                                       ;   319.3 p1     192 dst
        psllq xmm10, 1                                         ;   319.3 p1     192 dst
        movdqa xmm12, [rbp + 304]                              ;   275.0 p2     192 dst reload
        pxor xmm12, xmm10                                      ;   321.3 p1     192 dst
        pxor xmm13, xmm12                                      ;   323.3 p1     192 dst
        pxor xmm0, xmm4                                        ;   321.3 p1     192 dst
        pand xmm13, xmm1                                       ;   325.3 p1     192 dst
        pand xmm0, xmm1                                        ;   323.3 p1     192 dst
        pxor xmm12, xmm13                                      ;   327.3 p1     192 dst
        psllq xmm13, 2                                         ;   327.3 p1     192 dst
        pxor xmm7, xmm13                                       ;   329.3 p1     192 dst
        pxor xmm4, xmm0                                        ;   326.3 p1     192 dst
        psllq xmm0, 2                                          ;   327.3 p1     192 dst
        pxor xmm5, xmm0                                        ;   329.3 p1     192 dst
        movdqa xmm0, [r8 + 64]                                 ;   278.7 p2     192 dst
        psrlq xmm0, 1                                          ;   329.3 p1     192 dst
        movdqa xmm10, [rbp + 336]                              ;   280.7 p2     192 dst reload
        pxor xmm10, xmm0                                       ;   331.3 p1     192 dst
        pand xmm10, xmm2                                       ;   333.3 p1     192 dst
        movdqa xmm0, xmm14                                     ;   313.3 p0     192 dst copy
        psrlq xmm0, 4                                          ;   332.3 p1     192 dst
        pxor xmm0, xmm12                                       ;   334.3 p1     192 dst
        movdqa xmm13, [rel aes_to_slices.T0_constants128 + 32] ;   286.3 p2     192 dst reload
        pand xmm0, xmm13                                       ;   336.3 p1     192 dst
        pxor xmm12, xmm0                                       ;   338.3 p1     192 dst
        psllq xmm0, 4                                          ;   338.3 p1     192 dst
        pxor xmm14, xmm0                                       ;   340.3 p1     192 dst
        movdqa xmm0, xmm6                                      ;   315.3 p0     192 dst copy
        psrlq xmm0, 4                                          ;   338.3 p1     192 dst
        pxor xmm0, xmm7                                        ;   340.3 p1     192 dst
        pand xmm0, xmm13                                       ;   342.3 p1     192 dst
        pxor xmm7, xmm0                                        ;   344.3 p1     192 dst
        psllq xmm0, 4                                          ;   344.3 p1     192 dst
        pxor xmm6, xmm0                                        ;   346.3 p1     192 dst
        movdqa xmm0, xmm15                                     ;   312.3 p0     192 dst copy
        psrlq xmm0, 4                                          ;   344.3 p1     192 dst
        pxor xmm0, xmm4                                        ;   346.3 p1     192 dst
        pand xmm0, xmm13                                       ;   348.3 p1     192 dst
        pxor xmm4, xmm0                                        ;   350.3 p1     192 dst
        psllq xmm0, 4                                          ;   350.3 p1     192 dst
        pxor xmm15, xmm0                                       ;   352.3 p1     192 dst
        movdqa xmm0, xmm8                                      ;   315.3 p0     192 dst copy
        psrlq xmm0, 4                                          ;   350.3 p1     192 dst
        pxor xmm0, xmm5                                        ;   352.3 p1     192 dst
        pand xmm0, xmm13                                       ;   354.3 p1     192 dst
        pxor xmm5, xmm0                                        ;   356.3 p1     192 dst
        psllq xmm0, 4                                          ;   356.3 p1     192 dst
        pxor xmm8, xmm0                                        ;   358.3 p1     192 dst
        movdqa xmm0, [rbp + 368]                               ;   303.3 p2     192 dst reload
        pxor xmm0, xmm10                                       ;   356.3 p1     192 dst
        psllq xmm10, 1                                         ;   357.3 p1     192 dst
        movdqa [rbp + 368], xmm4                               ;   352.3 p0+p3  192 dst spill
        movdqa xmm4, [rbp + 352]                               ;   305.0 p2     192 dst reload
        pxor xmm4, xmm10                                       ;   359.3 p1     192 dst
        movdqa xmm10, xmm4                                     ;   361.3 p0     192 dst copy
        psrlq xmm10, 2                                         ;   368.3 p1     192 dst
        movdqa [rbp + 352], xmm15                              ;   354.3 p0+p3  192 dst spill
        movdqa xmm15, xmm0                                     ;   358.3 p0     192 dst copy
        psrlq xmm15, 2                                         ;   365.3 p1     192 dst
        movdqa [rbp + 336], xmm5                               ;   358.3 p0+p3  192 dst spill
        movdqa xmm5, [r8 + 1136]                               ;   308.3 p2     192 dst
        movdqa [rbp + 304], xmm8                               ;   360.3 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 112]                                ;   309.3 p2     192 dst
        movdqa [rbp + 320], xmm12                              ;   340.3 p0+p3  192 dst spill
        movdqa xmm12, [r8 + 1136]                              ;   310.3 p2     192 dst
        movdqa [rbp + 288], xmm14                              ;   342.3 p0+p3  192 dst spill
        movdqa xmm14, [r8 + 1392]                              ;   311.3 p2     192 dst
        movdqa [rbp + 256], xmm7                               ;   346.3 p0+p3  192 dst spill
        movdqa xmm7, [r8 + 368]                                ;   312.3 p2     192 dst
        movdqa [rbp + 224], xmm6                               ;   348.3 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 1648]                               ;   313.3 p2     192 dst
        movdqa xmm13, [r8 + 1392]                              ;   314.3 p2     192 dst
        movdqa [rbp + 864], xmm6                               ;   324.3 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 624]                                ;   315.3 p2     192 dst
        movdqa [rbp + 880], xmm6                               ;   326.3 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 1648]                               ;   316.3 p2     192 dst
        movdqa [rbp + 896], xmm6                               ;   327.3 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 1904]                               ;   317.3 p2     192 dst
        movdqa [rbp + 912], xmm6                               ;   328.3 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 880]                                ;   318.3 p2     192 dst
        movdqa [rbp + 928], xmm6                               ;   329.3 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 1904]                               ;   319.3 p2     192 dst
        movdqa [rbp + 944], xmm6                               ;   330.3 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 320]                                ;   320.3 p2     192 dst
        psrlq xmm6, 1                                          ;   361.3 p1     192 dst
        movdqa [rbp + 960], xmm13                              ;   332.3 p0+p3  192 dst spill
        movdqa xmm13, [rbp + 384]                              ;   321.3 p2     192 dst reload
        pxor xmm13, xmm6                                       ;   363.3 p1     192 dst
        pand xmm13, xmm2                                       ;   365.3 p1     192 dst
        movdqa xmm6, [rbp + 432]                               ;   322.3 p2     192 dst reload
        pxor xmm6, xmm13                                       ;   367.3 p1     192 dst
        psllq xmm13, 1                                         ;   367.3 p1     192 dst
        movdqa [rbp + 432], xmm7                               ;   334.3 p0+p3  192 dst spill
        movdqa xmm7, [rbp + 400]                               ;   323.7 p2     192 dst reload
        pxor xmm7, xmm13                                       ;   369.3 p1     192 dst
        movdqa xmm13, xmm7                                     ;   371.3 p0     192 dst copy
        psrlq xmm13, 2                                         ;   378.3 p1     192 dst
        movdqa [rbp + 400], xmm14                              ;   336.3 p0+p3  192 dst spill
        movdqa xmm14, xmm6                                     ;   369.3 p0     192 dst copy
        psrlq xmm14, 2                                         ;   376.3 p1     192 dst
        movdqa [rbp + 384], xmm12                              ;   338.3 p0+p3  192 dst spill
        movdqa xmm12, [r8 + 576]                               ;   327.0 p2     192 dst
        psrlq xmm12, 1                                         ;   369.3 p1     192 dst
        movdqa [rbp + 976], xmm8                               ;   340.3 p0+p3  192 dst spill
        movdqa xmm8, [rbp + 416]                               ;   328.3 p2     192 dst reload
        pxor xmm8, xmm12                                       ;   371.3 p1     192 dst
        pand xmm8, xmm2                                        ;   373.3 p1     192 dst
        movdqa xmm12, [rbp + 464]                              ;   329.3 p2     192 dst reload
        pxor xmm12, xmm8                                       ;   375.3 p1     192 dst
        psllq xmm8, 1                                          ;   375.3 p1     192 dst
        movdqa [rbp + 464], xmm5                               ;   342.3 p0+p3  192 dst spill
        movdqa xmm5, [rbp + 448]                               ;   331.0 p2     192 dst reload
        pxor xmm5, xmm8                                        ;   377.3 p1     192 dst
        pxor xmm10, xmm5                                       ;   379.3 p1     192 dst
        pxor xmm15, xmm12                                      ;   377.3 p1     192 dst
        pand xmm10, xmm1                                       ;   381.3 p1     192 dst
        pand xmm15, xmm1                                       ;   379.3 p1     192 dst
        pxor xmm5, xmm10                                       ;   383.3 p1     192 dst
        psllq xmm10, 2                                         ;   383.3 p1     192 dst
        pxor xmm4, xmm10                                       ;   385.3 p1     192 dst
        pxor xmm12, xmm15                                      ;   382.3 p1     192 dst
        psllq xmm15, 2                                         ;   383.3 p1     192 dst
        pxor xmm0, xmm15                                       ;   385.3 p1     192 dst
        movdqa xmm8, [r8 + 832]                                ;   335.0 p2     192 dst
        psrlq xmm8, 1                                          ;   385.3 p1     192 dst
        movdqa xmm10, [rbp + 480]                              ;   336.0 p2     192 dst reload
        pxor xmm10, xmm8                                       ;   387.3 p1     192 dst
        pand xmm10, xmm2                                       ;   389.3 p1     192 dst
        movdqa xmm8, [rbp + 512]                               ;   337.0 p2     192 dst reload
        pxor xmm8, xmm10                                       ;   391.3 p1     192 dst
        psllq xmm10, 1                                         ;   391.3 p1     192 dst
        movdqa xmm15, [rbp + 496]                              ;   340.7 p2     192 dst reload
        pxor xmm15, xmm10                                      ;   393.3 p1     192 dst
        pxor xmm13, xmm15                                      ;   395.3 p1     192 dst
        pxor xmm14, xmm8                                       ;   393.3 p1     192 dst
        pand xmm13, xmm1                                       ;   397.3 p1     192 dst
        pand xmm14, xmm1                                       ;   395.3 p1     192 dst
        pxor xmm15, xmm13                                      ;   399.3 p1     192 dst
        psllq xmm13, 2                                         ;   399.3 p1     192 dst
        pxor xmm7, xmm13                                       ;   401.3 p1     192 dst
        pxor xmm8, xmm14                                       ;   398.3 p1     192 dst
        psllq xmm14, 2                                         ;   399.3 p1     192 dst
        pxor xmm6, xmm14                                       ;   401.3 p1     192 dst
        movdqa xmm10, [r8 + 80]                                ;   350.3 p2     192 dst
        psrlq xmm10, 1                                         ;   401.3 p1     192 dst
        movdqa xmm13, [rbp + 528]                              ;   352.7 p2     192 dst reload
        pxor xmm13, xmm10                                      ;   403.3 p1     192 dst
        pand xmm13, xmm2                                       ;   405.3 p1     192 dst
        movdqa xmm10, xmm5                                     ;   385.3 p0     192 dst copy
        psrlq xmm10, 4                                         ;   404.3 p1     192 dst
        pxor xmm10, xmm15                                      ;   406.3 p1     192 dst
        movdqa xmm14, [rel aes_to_slices.T0_constants128 + 32] ;   358.3 p2     192 dst reload
        pand xmm10, xmm14                                      ;   408.3 p1     192 dst
        pxor xmm15, xmm10                                      ;   410.3 p1     192 dst
        psllq xmm10, 4                                         ;   410.3 p1     192 dst
        pxor xmm5, xmm10                                       ;   412.3 p1     192 dst
        movdqa xmm10, xmm4                                     ;   387.3 p0     192 dst copy
        psrlq xmm10, 4                                         ;   410.3 p1     192 dst
        pxor xmm10, xmm7                                       ;   412.3 p1     192 dst
        pand xmm10, xmm14                                      ;   414.3 p1     192 dst
        pxor xmm7, xmm10                                       ;   416.3 p1     192 dst
        psllq xmm10, 4                                         ;   416.3 p1     192 dst
        pxor xmm4, xmm10                                       ;   418.3 p1     192 dst
        movdqa xmm10, xmm12                                    ;   384.3 p0     192 dst copy
        psrlq xmm10, 4                                         ;   416.3 p1     192 dst
        pxor xmm10, xmm8                                       ;   418.3 p1     192 dst
        pand xmm10, xmm14                                      ;   420.3 p1     192 dst
        pxor xmm8, xmm10                                       ;   422.3 p1     192 dst
        psllq xmm10, 4                                         ;   422.3 p1     192 dst
        pxor xmm12, xmm10                                      ;   424.3 p1     192 dst
        movdqa xmm10, xmm0                                     ;   387.3 p0     192 dst copy
        psrlq xmm10, 4                                         ;   422.3 p1     192 dst
        pxor xmm10, xmm6                                       ;   424.3 p1     192 dst
        pand xmm10, xmm14                                      ;   426.3 p1     192 dst
        pxor xmm6, xmm10                                       ;   428.3 p1     192 dst
        psllq xmm10, 4                                         ;   428.3 p1     192 dst
        pxor xmm0, xmm10                                       ;   430.3 p1     192 dst
        movdqa xmm10, [rbp + 560]                              ;   375.3 p2     192 dst reload
        pxor xmm10, xmm13                                      ;   428.3 p1     192 dst
        psllq xmm13, 1                                         ;   429.3 p1     192 dst
        movdqa [rbp + 560], xmm8                               ;   424.3 p0+p3  192 dst spill
        movdqa xmm8, [rbp + 544]                               ;   377.0 p2     192 dst reload
        pxor xmm8, xmm13                                       ;   431.3 p1     192 dst
        movdqa xmm13, xmm8                                     ;   433.3 p0     192 dst copy
        psrlq xmm13, 2                                         ;   440.3 p1     192 dst
        movdqa [rbp + 544], xmm12                              ;   426.3 p0+p3  192 dst spill
        movdqa xmm12, xmm10                                    ;   430.3 p0     192 dst copy
        psrlq xmm12, 2                                         ;   437.3 p1     192 dst
        movdqa [rbp + 528], xmm6                               ;   430.3 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 1152]                               ;   380.3 p2     192 dst
        movdqa [rbp + 496], xmm0                               ;   432.3 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 128]                                ;   381.3 p2     192 dst
        movdqa [rbp + 512], xmm15                              ;   412.3 p0+p3  192 dst spill
        movdqa xmm15, [r8 + 1152]                              ;   382.3 p2     192 dst
        movdqa [rbp + 480], xmm5                               ;   414.3 p0+p3  192 dst spill
        movdqa xmm5, [r8 + 1408]                               ;   383.3 p2     192 dst
        movdqa [rbp + 448], xmm7                               ;   418.3 p0+p3  192 dst spill
        movdqa xmm7, [r8 + 384]                                ;   384.3 p2     192 dst
        movdqa [rbp + 416], xmm4                               ;   420.3 p0+p3  192 dst spill
        movdqa xmm4, [r8 + 1664]                               ;   385.3 p2     192 dst
        movdqa xmm14, [r8 + 1408]                              ;   386.3 p2     192 dst
        movdqa [rbp + 992], xmm4                               ;   396.3 p0+p3  192 dst spill
        movdqa xmm4, [r8 + 640]                                ;   387.3 p2     192 dst
        movdqa [rbp + 1008], xmm4                              ;   398.3 p0+p3  192 dst spill
        movdqa xmm4, [r8 + 1664]                               ;   388.3 p2     192 dst
        movdqa [rbp + 1024], xmm4                              ;   399.3 p0+p3  192 dst spill
        movdqa xmm4, [r8 + 1920]                               ;   389.3 p2     192 dst
        movdqa [rbp + 1040], xmm4                              ;   400.3 p0+p3  192 dst spill
        movdqa xmm4, [r8 + 896]                                ;   390.3 p2     192 dst
        movdqa [rbp + 1056], xmm4                              ;   401.3 p0+p3  192 dst spill
        movdqa xmm4, [r8 + 1920]                               ;   391.3 p2     192 dst
        movdqa [rbp + 1072], xmm4                              ;   402.3 p0+p3  192 dst spill
        movdqa xmm4, [r8 + 336]                                ;   392.3 p2     192 dst
        psrlq xmm4, 1                                          ;   433.3 p1     192 dst
        movdqa [rbp + 1088], xmm14                             ;   404.3 p0+p3  192 dst spill
        movdqa xmm14, [rbp + 576]                              ;   393.3 p2     192 dst reload
        pxor xmm14, xmm4                                       ;   435.3 p1     192 dst
        pand xmm14, xmm2                                       ;   437.3 p1     192 dst
        movdqa xmm4, [rbp + 624]                               ;   394.3 p2     192 dst reload
        pxor xmm4, xmm14                                       ;   439.3 p1     192 dst
        psllq xmm14, 1                                         ;   439.3 p1     192 dst
        movdqa [rbp + 624], xmm7                               ;   406.3 p0+p3  192 dst spill
        movdqa xmm7, [rbp + 592]                               ;   395.7 p2     192 dst reload
        pxor xmm7, xmm14                                       ;   441.3 p1     192 dst
        movdqa xmm14, xmm7                                     ;   443.3 p0     192 dst copy
        psrlq xmm14, 2                                         ;   450.3 p1     192 dst
        movdqa [rbp + 592], xmm5                               ;   408.3 p0+p3  192 dst spill
        movdqa xmm5, xmm4                                      ;   441.3 p0     192 dst copy
        psrlq xmm5, 2                                          ;   448.3 p1     192 dst
        movdqa [rbp + 576], xmm15                              ;   410.3 p0+p3  192 dst spill
        movdqa xmm15, [r8 + 592]                               ;   399.0 p2     192 dst
        psrlq xmm15, 1                                         ;   441.3 p1     192 dst
        movdqa [rbp + 1104], xmm0                              ;   412.3 p0+p3  192 dst spill
        movdqa xmm0, [rbp + 608]                               ;   400.3 p2     192 dst reload
        pxor xmm0, xmm15                                       ;   443.3 p1     192 dst
        pand xmm0, xmm2                                        ;   445.3 p1     192 dst
        pxor xmm9, xmm0                                        ;   447.3 p1     192 dst
        psllq xmm0, 1                                          ;   447.3 p1     192 dst
        pxor xmm3, xmm0                                        ;   449.3 p1     192 dst
        pxor xmm13, xmm3                                       ;   451.3 p1     192 dst
        pxor xmm12, xmm9                                       ;   449.3 p1     192 dst
        pand xmm13, xmm1                                       ;   453.3 p1     192 dst
        pand xmm12, xmm1                                       ;   451.3 p1     192 dst
        pxor xmm3, xmm13                                       ;   455.3 p1     192 dst
        psllq xmm13, 2                                         ;   455.3 p1     192 dst
        pxor xmm8, xmm13                                       ;   457.3 p1     192 dst
        movdqa xmm0, [r8 + 848]                                ;   404.7 p2     192 dst
        psrlq xmm0, 1                                          ;   454.3 p1     192 dst
        pxor xmm11, xmm0                                       ;   456.3 p1     192 dst
        movdqa xmm0, [r8 + 96]                                 ;   405.7 p2     192 dst
        psrlq xmm0, 1                                          ;   456.3 p1     192 dst
        pand xmm11, xmm2                                       ;   458.3 p1     192 dst
        pxor xmm9, xmm12                                       ;   458.3 p1     192 dst
        psllq xmm12, 2                                         ;   459.3 p1     192 dst
        pxor xmm10, xmm12                                      ;   461.3 p1     192 dst
        movdqa xmm12, [r8 + 352]                               ;   407.7 p2     192 dst
        psrlq xmm12, 1                                         ;   461.3 p1     192 dst
        movdqa xmm13, [rbp + 272]                              ;   408.7 p2     192 dst reload
        pxor xmm13, xmm0                                       ;   462.3 p1     192 dst
        movdqa xmm0, [rbp + 688]                               ;   410.3 p2     192 dst reload
        pxor xmm0, xmm11                                       ;   463.3 p1     192 dst
        psllq xmm11, 1                                         ;   464.3 p1     192 dst
        movdqa xmm15, [rbp + 704]                              ;   414.3 p2     192 dst reload
        pxor xmm15, xmm11                                      ;   466.3 p1     192 dst
        pxor xmm14, xmm15                                      ;   468.3 p1     192 dst
        pxor xmm5, xmm0                                        ;   467.3 p1     192 dst
        movdqa xmm11, [rbp + 208]                              ;   416.3 p2     192 dst reload
        pxor xmm11, xmm12                                      ;   468.3 p1     192 dst
        pand xmm14, xmm1                                       ;   470.3 p1     192 dst
        pand xmm5, xmm1                                        ;   470.3 p1     192 dst
        pxor xmm15, xmm14                                      ;   472.3 p1     192 dst
        psllq xmm14, 2                                         ;   472.3 p1     192 dst
        pxor xmm7, xmm14                                       ;   474.3 p1     192 dst
        pand xmm13, xmm2                                       ;   474.3 p1     192 dst
        pxor xmm0, xmm5                                        ;   475.3 p1     192 dst
        psllq xmm5, 2                                          ;   476.3 p1     192 dst
        pxor xmm4, xmm5                                        ;   478.3 p1     192 dst
        movdqa xmm5, [r8 + 608]                                ;   426.7 p2     192 dst
        psrlq xmm5, 1                                          ;   478.3 p1     192 dst
        pand xmm11, xmm2                                       ;   479.3 p1     192 dst
        movdqa xmm12, [rbp + 736]                              ;   428.3 p2     192 dst reload
        pxor xmm12, xmm5                                       ;   480.3 p1     192 dst
        movdqa xmm5, xmm3                                      ;   457.3 p0     192 dst copy
        psrlq xmm5, 4                                          ;   481.3 p1     192 dst
        movdqa xmm14, xmm8                                     ;   459.3 p0     192 dst copy
        psrlq xmm14, 4                                         ;   482.3 p1     192 dst
        pxor xmm14, xmm7                                       ;   484.3 p1     192 dst
        pxor xmm5, xmm15                                       ;   484.3 p1     192 dst
        pand xmm14, [rel aes_to_slices.T0_constants128 + 32]   ;   486.3 p2+p1  192 dst
        pand xmm5, [rel aes_to_slices.T0_constants128 + 32]    ;   486.3 p2+p1  192 dst
        pxor xmm7, xmm14                                       ;   488.3 p1     192 dst
        psllq xmm14, 4                                         ;   488.3 p1     192 dst
        pxor xmm8, xmm14                                       ;   490.3 p1     192 dst
        movdqa xmm14, xmm9                                     ;   460.3 p0     192 dst copy
        psrlq xmm14, 4                                         ;   490.3 p1     192 dst
        pand xmm12, xmm2                                       ;   491.3 p1     192 dst
        pxor xmm15, xmm5                                       ;   492.3 p1     192 dst
        psllq xmm5, 4                                          ;   493.3 p1     192 dst
        pxor xmm3, xmm5                                        ;   495.3 p1     192 dst
        movdqa xmm5, xmm10                                     ;   463.3 p0     192 dst copy
        psrlq xmm5, 4                                          ;   495.3 p1     192 dst
        pxor xmm14, xmm0                                       ;   496.3 p1     192 dst
        pxor xmm5, xmm4                                        ;   497.3 p1     192 dst
        pand xmm5, [rel aes_to_slices.T0_constants128 + 32]    ;   499.3 p2+p1  192 dst
        pand xmm14, [rel aes_to_slices.T0_constants128 + 32]   ;   499.3 p2+p1  192 dst
        pxor xmm4, xmm5                                        ;   501.3 p1     192 dst
        psllq xmm5, 4                                          ;   501.3 p1     192 dst
        pxor xmm10, xmm5                                       ;   503.3 p1     192 dst
        movdqa xmm5, [rbp + 192]                               ;   449.0 p2     192 dst reload
        pxor xmm5, xmm13                                       ;   503.3 p1     192 dst
        psllq xmm13, 1                                         ;   504.3 p1     192 dst
        movdqa [rbp + 192], xmm4                               ;   503.3 p0+p3  192 dst spill
        movdqa xmm4, [rbp + 848]                               ;   450.7 p2     192 dst reload
        pxor xmm4, xmm13                                       ;   506.3 p1     192 dst
        movdqa xmm13, [rbp + 832]                              ;   451.7 p2     192 dst reload
        pxor xmm13, xmm11                                      ;   506.3 p1     192 dst
        psllq xmm11, 1                                         ;   507.3 p1     192 dst
        pxor xmm0, xmm14                                       ;   508.3 p1     192 dst
        psllq xmm14, 4                                         ;   509.3 p1     192 dst
        pxor xmm9, xmm14                                       ;   511.3 p1     192 dst
        movdqa xmm14, [rbp + 240]                              ;   453.3 p2     192 dst reload
        pxor xmm14, xmm11                                      ;   511.3 p1     192 dst
        movdqa xmm11, [rbp + 768]                              ;   454.3 p2     192 dst reload
        pxor xmm11, xmm12                                      ;   512.3 p1     192 dst
        psllq xmm12, 1                                         ;   513.3 p1     192 dst
        movdqa [rbp + 768], xmm0                               ;   510.3 p0+p3  192 dst spill
        movdqa xmm0, [rbp + 752]                               ;   455.7 p2     192 dst reload
        pxor xmm0, xmm12                                       ;   515.3 p1     192 dst
        movdqa xmm12, xmm4                                     ;   508.3 p0     192 dst copy
        psrlq xmm12, 2                                         ;   515.3 p1     192 dst
        pxor xmm12, xmm0                                       ;   517.3 p1     192 dst
        pand xmm12, xmm1                                       ;   519.3 p1     192 dst
        pxor xmm0, xmm12                                       ;   521.3 p1     192 dst
        psllq xmm12, 2                                         ;   521.3 p1     192 dst
        pxor xmm4, xmm12                                       ;   523.3 p1     192 dst
        movdqa xmm12, xmm5                                     ;   505.3 p0     192 dst copy
        psrlq xmm12, 2                                         ;   521.3 p1     192 dst
        pxor xmm12, xmm11                                      ;   523.3 p1     192 dst
        pand xmm12, xmm1                                       ;   525.3 p1     192 dst
        pxor xmm11, xmm12                                      ;   527.3 p1     192 dst
        psllq xmm12, 2                                         ;   527.3 p1     192 dst
        pxor xmm5, xmm12                                       ;   529.3 p1     192 dst
        movdqa xmm12, xmm13                                    ;   508.3 p0     192 dst copy
        psrlq xmm12, 2                                         ;   527.3 p1     192 dst
        movdqa [rbp + 752], xmm9                               ;   513.3 p0+p3  192 dst spill
        movdqa xmm9, xmm14                                     ;   513.3 p0     192 dst copy
        psrlq xmm9, 2                                          ;   528.3 p1     192 dst
        movdqa [rbp + 240], xmm10                              ;   505.3 p0+p3  192 dst spill
        movdqa xmm10, xmm0                                     ;   523.3 p0     192 dst copy
        psrlq xmm10, 4                                         ;   530.3 p1     192 dst
        movdqa [rbp + 832], xmm15                              ;   494.3 p0+p3  192 dst spill
        movdqa xmm15, xmm4                                     ;   525.3 p0     192 dst copy
        psrlq xmm15, 4                                         ;   532.3 p1     192 dst
        movdqa [rbp + 848], xmm3                               ;   497.3 p0+p3  192 dst spill
        movdqa xmm3, xmm11                                     ;   529.3 p0     192 dst copy
        psrlq xmm3, 4                                          ;   536.3 p1     192 dst
        movdqa [rbp + 736], xmm7                               ;   490.3 p0+p3  192 dst spill
        movdqa xmm7, xmm5                                      ;   531.3 p0     192 dst copy
        psrlq xmm7, 4                                          ;   538.3 p1     192 dst
        movdqa [rbp + 208], xmm8                               ;   492.3 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1168]                               ;   469.0 p2     192 dst
        movdqa [rbp + 704], xmm8                               ;   480.0 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 144]                                ;   470.0 p2     192 dst
        movdqa [rbp + 688], xmm8                               ;   481.0 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1168]                               ;   471.0 p2     192 dst
        movdqa [rbp + 272], xmm8                               ;   482.0 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1424]                               ;   472.0 p2     192 dst
        movdqa [rbp + 608], xmm8                               ;   483.0 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 400]                                ;   473.0 p2     192 dst
        movdqa [rbp + 1120], xmm8                              ;   484.0 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1680]                               ;   474.0 p2     192 dst
        movdqa [rbp + 1136], xmm8                              ;   485.0 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1424]                               ;   475.0 p2     192 dst
        movdqa [rbp + 1152], xmm8                              ;   486.0 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 656]                                ;   476.0 p2     192 dst
        movdqa [rbp + 1168], xmm8                              ;   487.7 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1680]                               ;   477.0 p2     192 dst
        movdqa [rbp + 1184], xmm8                              ;   489.7 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1936]                               ;   478.0 p2     192 dst
        movdqa [rbp + 1200], xmm8                              ;   491.7 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 912]                                ;   480.3 p2     192 dst
        movdqa [rbp + 1216], xmm8                              ;   493.7 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1936]                               ;   481.3 p2     192 dst
        movdqa [rbp + 1232], xmm8                              ;   495.7 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 864]                                ;   482.3 p2     192 dst
        psrlq xmm8, 1                                          ;   533.3 p1     192 dst
        movdqa [rbp + 1248], xmm6                              ;   497.7 p0+p3  192 dst spill
        movdqa xmm6, [rbp + 784]                               ;   486.3 p2     192 dst reload
        pxor xmm6, xmm8                                        ;   535.3 p1     192 dst
        pand xmm6, xmm2                                        ;   537.3 p1     192 dst
        movdqa xmm8, [rbp + 816]                               ;   488.7 p2     192 dst reload
        pxor xmm8, xmm6                                        ;   539.3 p1     192 dst
        psllq xmm6, 1                                          ;   539.3 p1     192 dst
        movdqa xmm2, [rbp + 800]                               ;   490.3 p2     192 dst reload
        pxor xmm2, xmm6                                        ;   541.3 p1     192 dst
        pxor xmm9, xmm2                                        ;   543.3 p1     192 dst
        pxor xmm12, xmm8                                       ;   541.3 p1     192 dst
        pand xmm9, xmm1                                        ;   545.3 p1     192 dst
        pand xmm12, xmm1                                       ;   543.3 p1     192 dst
        pxor xmm2, xmm9                                        ;   547.3 p1     192 dst
        psllq xmm9, 2                                          ;   547.3 p1     192 dst
        pxor xmm14, xmm9                                       ;   549.3 p1     192 dst
        pxor xmm8, xmm12                                       ;   546.3 p1     192 dst
        psllq xmm12, 2                                         ;   547.3 p1     192 dst
        pxor xmm13, xmm12                                      ;   549.3 p1     192 dst
        movdqa xmm6, [r8 + 112]                                ;   499.3 p2     192 dst
        psrlq xmm6, 1                                          ;   549.3 p1     192 dst
        movdqa xmm9, [rbp + 464]                               ;   501.7 p2     192 dst reload
        pxor xmm9, xmm6                                        ;   551.3 p1     192 dst
        pxor xmm10, xmm2                                       ;   551.3 p1     192 dst
        pxor xmm15, xmm14                                      ;   552.3 p1     192 dst
        pxor xmm3, xmm8                                        ;   553.3 p1     192 dst
        pxor xmm7, xmm13                                       ;   554.3 p1     192 dst
        movdqa xmm6, [rel aes_to_slices.T0_constants128 + 32]  ;   505.7 p2     192 dst reload
        pand xmm15, xmm6                                       ;   555.3 p1     192 dst
        pand xmm10, xmm6                                       ;   556.3 p1     192 dst
        movdqa xmm12, [rel aes_to_slices.T0_constants128]      ;   506.7 p2     192 dst reload
        pand xmm9, xmm12                                       ;   557.3 p1     192 dst
        pxor xmm14, xmm15                                      ;   558.3 p1     192 dst
        psllq xmm15, 4                                         ;   559.3 p1     192 dst
        pxor xmm4, xmm15                                       ;   561.3 p1     192 dst
        pand xmm7, xmm6                                        ;   561.3 p1     192 dst
        pand xmm3, xmm6                                        ;   562.3 p1     192 dst
        pxor xmm2, xmm10                                       ;   563.3 p1     192 dst
        psllq xmm10, 4                                         ;   564.3 p1     192 dst
        pxor xmm0, xmm10                                       ;   566.3 p1     192 dst
        pxor xmm13, xmm7                                       ;   566.3 p1     192 dst
        psllq xmm7, 4                                          ;   567.3 p1     192 dst
        pxor xmm5, xmm7                                        ;   569.3 p1     192 dst
        movdqa xmm7, [r8 + 368]                                ;   514.7 p2     192 dst
        psrlq xmm7, 1                                          ;   569.3 p1     192 dst
        pxor xmm8, xmm3                                        ;   570.3 p1     192 dst
        psllq xmm3, 4                                          ;   571.3 p1     192 dst
        pxor xmm11, xmm3                                       ;   573.3 p1     192 dst
        movdqa xmm3, [r8 + 624]                                ;   517.3 p2     192 dst
        psrlq xmm3, 1                                          ;   573.3 p1     192 dst
        movdqa xmm10, [rbp + 400]                              ;   518.3 p2     192 dst reload
        pxor xmm10, xmm7                                       ;   574.3 p1     192 dst
        movdqa xmm7, [rbp + 384]                               ;   521.3 p2     192 dst reload
        pxor xmm7, xmm9                                        ;   575.3 p1     192 dst
        psllq xmm9, 1                                          ;   576.3 p1     192 dst
        movdqa xmm15, [rbp + 864]                              ;   525.3 p2     192 dst reload
        pxor xmm15, xmm3                                       ;   577.3 p1     192 dst
        movdqa xmm3, [rbp + 976]                               ;   526.3 p2     192 dst reload
        pxor xmm3, xmm9                                        ;   578.3 p1     192 dst
        pand xmm10, xmm12                                      ;   579.3 p1     192 dst
        pand xmm15, xmm12                                      ;   580.3 p1     192 dst
        movdqa xmm9, [rbp + 960]                               ;   529.7 p2     192 dst reload
        pxor xmm9, xmm10                                       ;   581.3 p1     192 dst
        psllq xmm10, 1                                         ;   582.3 p1     192 dst
        movdqa [rbp + 960], xmm8                               ;   572.3 p0+p3  192 dst spill
        movdqa xmm8, [rbp + 432]                               ;   532.7 p2     192 dst reload
        pxor xmm8, xmm10                                       ;   584.3 p1     192 dst
        movdqa xmm10, [rbp + 896]                              ;   533.7 p2     192 dst reload
        pxor xmm10, xmm15                                      ;   584.3 p1     192 dst
        psllq xmm15, 1                                         ;   585.3 p1     192 dst
        movdqa [rbp + 896], xmm11                              ;   575.3 p0+p3  192 dst spill
        movdqa xmm11, [rbp + 880]                              ;   535.0 p2     192 dst reload
        pxor xmm11, xmm15                                      ;   587.3 p1     192 dst
        movdqa xmm15, xmm3                                     ;   580.3 p0     192 dst copy
        psrlq xmm15, 2                                         ;   587.3 p1     192 dst
        pxor xmm15, xmm11                                      ;   589.3 p1     192 dst
        pand xmm15, xmm1                                       ;   591.3 p1     192 dst
        pxor xmm11, xmm15                                      ;   593.3 p1     192 dst
        psllq xmm15, 2                                         ;   593.3 p1     192 dst
        pxor xmm3, xmm15                                       ;   595.3 p1     192 dst
        movdqa xmm15, xmm7                                     ;   577.3 p0     192 dst copy
        psrlq xmm15, 2                                         ;   593.3 p1     192 dst
        pxor xmm15, xmm10                                      ;   595.3 p1     192 dst
        pand xmm15, xmm1                                       ;   597.3 p1     192 dst
        pxor xmm10, xmm15                                      ;   599.3 p1     192 dst
        psllq xmm15, 2                                         ;   599.3 p1     192 dst
        pxor xmm7, xmm15                                       ;   601.3 p1     192 dst
        movdqa xmm15, xmm8                                     ;   586.3 p0     192 dst copy
        psrlq xmm15, 2                                         ;   599.3 p1     192 dst
        movdqa [rbp + 880], xmm13                              ;   568.3 p0+p3  192 dst spill
        movdqa xmm13, xmm9                                     ;   583.3 p0     192 dst copy
        psrlq xmm13, 2                                         ;   600.3 p1     192 dst
        movdqa [rbp + 432], xmm5                               ;   571.3 p0+p3  192 dst spill
        movdqa xmm5, xmm11                                     ;   595.3 p0     192 dst copy
        psrlq xmm5, 4                                          ;   602.3 p1     192 dst
        movdqa [rbp + 976], xmm2                               ;   565.3 p0+p3  192 dst spill
        movdqa xmm2, xmm3                                      ;   597.3 p0     192 dst copy
        psrlq xmm2, 4                                          ;   604.3 p1     192 dst
        movdqa [rbp + 864], xmm0                               ;   568.3 p0+p3  192 dst spill
        movdqa xmm0, xmm10                                     ;   601.3 p0     192 dst copy
        psrlq xmm0, 4                                          ;   608.3 p1     192 dst
        movdqa [rbp + 384], xmm14                              ;   560.3 p0+p3  192 dst spill
        movdqa xmm14, xmm7                                     ;   603.3 p0     192 dst copy
        psrlq xmm14, 4                                         ;   610.3 p1     192 dst
        movdqa [rbp + 400], xmm4                               ;   563.3 p0+p3  192 dst spill
        movdqa xmm4, [r8 + 1184]                               ;   550.0 p2     192 dst
        movdqa [rbp + 464], xmm4                               ;   561.0 p0+p3  192 dst spill
        movdqa xmm4, [r8 + 160]                                ;   551.0 p2     192 dst
        movdqa [rbp + 800], xmm4                               ;   562.0 p0+p3  192 dst spill
        movdqa xmm4, [r8 + 1184]                               ;   552.0 p2     192 dst
        movdqa [rbp + 816], xmm4                               ;   563.0 p0+p3  192 dst spill
        movdqa xmm4, [r8 + 1440]                               ;   553.0 p2     192 dst
        movdqa [rbp + 784], xmm4                               ;   564.0 p0+p3  192 dst spill
        movdqa xmm4, [r8 + 416]                                ;   554.0 p2     192 dst
        movdqa [rbp + 1264], xmm4                              ;   565.0 p0+p3  192 dst spill
        movdqa xmm4, [r8 + 1696]                               ;   555.0 p2     192 dst
        movdqa [rbp + 1280], xmm4                              ;   566.0 p0+p3  192 dst spill
        movdqa xmm4, [r8 + 1440]                               ;   556.0 p2     192 dst
        movdqa [rbp + 1296], xmm4                              ;   567.0 p0+p3  192 dst spill
        movdqa xmm4, [r8 + 672]                                ;   557.0 p2     192 dst
        movdqa [rbp + 1312], xmm4                              ;   568.7 p0+p3  192 dst spill
        movdqa xmm4, [r8 + 1696]                               ;   558.0 p2     192 dst
        movdqa [rbp + 1328], xmm4                              ;   570.7 p0+p3  192 dst spill
        movdqa xmm4, [r8 + 1952]                               ;   559.0 p2     192 dst
        movdqa [rbp + 1344], xmm4                              ;   572.7 p0+p3  192 dst spill
        movdqa xmm4, [r8 + 928]                                ;   560.0 p2     192 dst
        movdqa [rbp + 1360], xmm4                              ;   574.7 p0+p3  192 dst spill
        movdqa xmm4, [r8 + 1952]                               ;   561.0 p2     192 dst
        movdqa [rbp + 1376], xmm4                              ;   576.7 p0+p3  192 dst spill
        movdqa xmm4, [r8 + 880]                                ;   562.0 p2     192 dst
        psrlq xmm4, 1                                          ;   605.3 p1     192 dst
        movdqa xmm6, [rbp + 912]                               ;   563.0 p2     192 dst reload
        pxor xmm6, xmm4                                        ;   607.3 p1     192 dst
        pand xmm6, xmm12                                       ;   609.3 p1     192 dst
        movdqa xmm4, [rbp + 944]                               ;   564.0 p2     192 dst reload
        pxor xmm4, xmm6                                        ;   611.3 p1     192 dst
        psllq xmm6, 1                                          ;   611.3 p1     192 dst
        movdqa xmm12, [rbp + 928]                              ;   565.0 p2     192 dst reload
        pxor xmm12, xmm6                                       ;   613.3 p1     192 dst
        pxor xmm15, xmm12                                      ;   615.3 p1     192 dst
        pxor xmm13, xmm4                                       ;   613.3 p1     192 dst
        pand xmm15, xmm1                                       ;   617.3 p1     192 dst
        pand xmm13, xmm1                                       ;   615.3 p1     192 dst
        pxor xmm12, xmm15                                      ;   619.3 p1     192 dst
        psllq xmm15, 2                                         ;   619.3 p1     192 dst
        pxor xmm8, xmm15                                       ;   621.3 p1     192 dst
        pxor xmm4, xmm13                                       ;   618.3 p1     192 dst
        psllq xmm13, 2                                         ;   619.3 p1     192 dst
        pxor xmm9, xmm13                                       ;   621.3 p1     192 dst
        movdqa xmm6, [r8 + 128]                                ;   571.7 p2     192 dst
        psrlq xmm6, 1                                          ;   621.3 p1     192 dst
        movdqa xmm13, [rbp + 1248]                             ;   572.7 p2     192 dst reload
        pxor xmm13, xmm6                                       ;   623.3 p1     192 dst
        pxor xmm5, xmm12                                       ;   623.3 p1     192 dst
        pxor xmm2, xmm8                                        ;   624.3 p1     192 dst
        pxor xmm0, xmm4                                        ;   625.3 p1     192 dst
        pxor xmm14, xmm9                                       ;   626.3 p1     192 dst
        movdqa xmm6, [rel aes_to_slices.T0_constants128 + 32]  ;   576.7 p2     192 dst reload
        pand xmm2, xmm6                                        ;   627.3 p1     192 dst
        pand xmm5, xmm6                                        ;   628.3 p1     192 dst
        movdqa xmm15, [rel aes_to_slices.T0_constants128]      ;   578.3 p2     192 dst reload
        pand xmm13, xmm15                                      ;   629.3 p1     192 dst
        pxor xmm8, xmm2                                        ;   630.3 p1     192 dst
        psllq xmm2, 4                                          ;   631.3 p1     192 dst
        pxor xmm3, xmm2                                        ;   633.3 p1     192 dst
        pand xmm14, xmm6                                       ;   633.3 p1     192 dst
        pand xmm0, xmm6                                        ;   634.3 p1     192 dst
        pxor xmm12, xmm5                                       ;   635.3 p1     192 dst
        psllq xmm5, 4                                          ;   636.3 p1     192 dst
        pxor xmm11, xmm5                                       ;   638.3 p1     192 dst
        pxor xmm9, xmm14                                       ;   638.3 p1     192 dst
        psllq xmm14, 4                                         ;   639.3 p1     192 dst
        pxor xmm7, xmm14                                       ;   641.3 p1     192 dst
        movdqa xmm2, [r8 + 384]                                ;   586.3 p2     192 dst
        psrlq xmm2, 1                                          ;   641.3 p1     192 dst
        pxor xmm4, xmm0                                        ;   642.3 p1     192 dst
        psllq xmm0, 4                                          ;   643.3 p1     192 dst
        pxor xmm10, xmm0                                       ;   645.3 p1     192 dst
        movdqa xmm0, [r8 + 640]                                ;   588.0 p2     192 dst
        psrlq xmm0, 1                                          ;   645.3 p1     192 dst
        movdqa xmm5, [rbp + 592]                               ;   589.3 p2     192 dst reload
        pxor xmm5, xmm2                                        ;   646.3 p1     192 dst
        movdqa xmm2, [rbp + 576]                               ;   590.3 p2     192 dst reload
        pxor xmm2, xmm13                                       ;   647.3 p1     192 dst
        psllq xmm13, 1                                         ;   648.3 p1     192 dst
        movdqa xmm14, [rbp + 992]                              ;   595.3 p2     192 dst reload
        pxor xmm14, xmm0                                       ;   649.3 p1     192 dst
        movdqa xmm0, [rbp + 1104]                              ;   597.3 p2     192 dst reload
        pxor xmm0, xmm13                                       ;   650.3 p1     192 dst
        pand xmm5, xmm15                                       ;   651.3 p1     192 dst
        pand xmm14, xmm15                                      ;   652.3 p1     192 dst
        movdqa xmm13, [rbp + 1088]                             ;   599.3 p2     192 dst reload
        pxor xmm13, xmm5                                       ;   653.3 p1     192 dst
        psllq xmm5, 1                                          ;   654.3 p1     192 dst
        movdqa [rbp + 1088], xmm4                              ;   644.3 p0+p3  192 dst spill
        movdqa xmm4, [rbp + 624]                               ;   604.0 p2     192 dst reload
        pxor xmm4, xmm5                                        ;   656.3 p1     192 dst
        movdqa xmm5, [rbp + 1024]                              ;   605.0 p2     192 dst reload
        pxor xmm5, xmm14                                       ;   656.3 p1     192 dst
        psllq xmm14, 1                                         ;   657.3 p1     192 dst
        movdqa [rbp + 1024], xmm10                             ;   647.3 p0+p3  192 dst spill
        movdqa xmm10, [rbp + 1008]                             ;   606.3 p2     192 dst reload
        pxor xmm10, xmm14                                      ;   659.3 p1     192 dst
        movdqa xmm14, xmm0                                     ;   652.3 p0     192 dst copy
        psrlq xmm14, 2                                         ;   659.3 p1     192 dst
        pxor xmm14, xmm10                                      ;   661.3 p1     192 dst
        pand xmm14, xmm1                                       ;   663.3 p1     192 dst
        pxor xmm10, xmm14                                      ;   665.3 p1     192 dst
        psllq xmm14, 2                                         ;   665.3 p1     192 dst
        pxor xmm0, xmm14                                       ;   667.3 p1     192 dst
        movdqa xmm14, xmm2                                     ;   649.3 p0     192 dst copy
        psrlq xmm14, 2                                         ;   665.3 p1     192 dst
        pxor xmm14, xmm5                                       ;   667.3 p1     192 dst
        pand xmm14, xmm1                                       ;   669.3 p1     192 dst
        pxor xmm5, xmm14                                       ;   671.3 p1     192 dst
        psllq xmm14, 2                                         ;   671.3 p1     192 dst
        pxor xmm2, xmm14                                       ;   673.3 p1     192 dst
        movdqa xmm14, xmm4                                     ;   658.3 p0     192 dst copy
        psrlq xmm14, 2                                         ;   671.3 p1     192 dst
        movdqa [rbp + 1008], xmm9                              ;   640.3 p0+p3  192 dst spill
        movdqa xmm9, xmm13                                     ;   655.3 p0     192 dst copy
        psrlq xmm9, 2                                          ;   672.3 p1     192 dst
        movdqa [rbp + 624], xmm7                               ;   643.3 p0+p3  192 dst spill
        movdqa xmm7, xmm10                                     ;   667.3 p0     192 dst copy
        psrlq xmm7, 4                                          ;   674.3 p1     192 dst
        movdqa [rbp + 1104], xmm12                             ;   637.3 p0+p3  192 dst spill
        movdqa xmm12, xmm0                                     ;   669.3 p0     192 dst copy
        psrlq xmm12, 4                                         ;   676.3 p1     192 dst
        movdqa [rbp + 992], xmm11                              ;   640.3 p0+p3  192 dst spill
        movdqa xmm11, xmm5                                     ;   673.3 p0     192 dst copy
        psrlq xmm11, 4                                         ;   680.3 p1     192 dst
        movdqa [rbp + 576], xmm8                               ;   632.3 p0+p3  192 dst spill
        movdqa xmm8, xmm2                                      ;   675.3 p0     192 dst copy
        psrlq xmm8, 4                                          ;   682.3 p1     192 dst
        movdqa [rbp + 592], xmm3                               ;   635.3 p0+p3  192 dst spill
        movdqa xmm3, [r8 + 1200]                               ;   621.3 p2     192 dst
        movdqa [rbp + 1248], xmm3                              ;   632.3 p0+p3  192 dst spill
        movdqa xmm3, [r8 + 176]                                ;   622.3 p2     192 dst
        movdqa [rbp + 928], xmm3                               ;   633.3 p0+p3  192 dst spill
        movdqa xmm3, [r8 + 1200]                               ;   623.3 p2     192 dst
        movdqa [rbp + 944], xmm3                               ;   634.3 p0+p3  192 dst spill
        movdqa xmm3, [r8 + 1456]                               ;   624.3 p2     192 dst
        movdqa [rbp + 912], xmm3                               ;   635.3 p0+p3  192 dst spill
        movdqa xmm3, [r8 + 432]                                ;   625.3 p2     192 dst
        movdqa [rbp + 1392], xmm3                              ;   636.3 p0+p3  192 dst spill
        movdqa xmm3, [r8 + 1712]                               ;   626.3 p2     192 dst
        movdqa [rbp + 1408], xmm3                              ;   637.3 p0+p3  192 dst spill
        movdqa xmm3, [r8 + 1456]                               ;   627.3 p2     192 dst
        movdqa [rbp + 1424], xmm3                              ;   638.3 p0+p3  192 dst spill
        movdqa xmm3, [r8 + 688]                                ;   628.3 p2     192 dst
        movdqa [rbp + 1440], xmm3                              ;   640.0 p0+p3  192 dst spill
        movdqa xmm3, [r8 + 1712]                               ;   629.3 p2     192 dst
        movdqa [rbp + 1456], xmm3                              ;   642.0 p0+p3  192 dst spill
        movdqa xmm3, [r8 + 1968]                               ;   630.3 p2     192 dst
        movdqa [rbp + 1472], xmm3                              ;   644.0 p0+p3  192 dst spill
        movdqa xmm3, [r8 + 944]                                ;   631.3 p2     192 dst
        movdqa [rbp + 1488], xmm3                              ;   646.0 p0+p3  192 dst spill
        movdqa xmm3, [r8 + 1968]                               ;   632.3 p2     192 dst
        movdqa [rbp + 1504], xmm3                              ;   648.0 p0+p3  192 dst spill
        movdqa xmm3, [r8 + 896]                                ;   633.3 p2     192 dst
        psrlq xmm3, 1                                          ;   677.3 p1     192 dst
        movdqa xmm6, [rbp + 1040]                              ;   634.3 p2     192 dst reload
        pxor xmm6, xmm3                                        ;   679.3 p1     192 dst
        pand xmm6, xmm15                                       ;   681.3 p1     192 dst
        movdqa xmm3, [rbp + 1072]                              ;   635.3 p2     192 dst reload
        pxor xmm3, xmm6                                        ;   683.3 p1     192 dst
        psllq xmm6, 1                                          ;   683.3 p1     192 dst
        movdqa xmm15, [rbp + 1056]                             ;   636.3 p2     192 dst reload
        pxor xmm15, xmm6                                       ;   685.3 p1     192 dst
        pxor xmm14, xmm15                                      ;   687.3 p1     192 dst
        pxor xmm9, xmm3                                        ;   685.3 p1     192 dst
        pand xmm14, xmm1                                       ;   689.3 p1     192 dst
        pand xmm9, xmm1                                        ;   687.3 p1     192 dst
        pxor xmm15, xmm14                                      ;   691.3 p1     192 dst
        psllq xmm14, 2                                         ;   691.3 p1     192 dst
        pxor xmm4, xmm14                                       ;   693.3 p1     192 dst
        pxor xmm3, xmm9                                        ;   690.3 p1     192 dst
        psllq xmm9, 2                                          ;   691.3 p1     192 dst
        pxor xmm13, xmm9                                       ;   693.3 p1     192 dst
        movdqa xmm6, [r8 + 144]                                ;   643.7 p2     192 dst
        psrlq xmm6, 1                                          ;   693.3 p1     192 dst
        movdqa xmm9, [rbp + 704]                               ;   644.7 p2     192 dst reload
        pxor xmm9, xmm6                                        ;   695.3 p1     192 dst
        pxor xmm7, xmm15                                       ;   695.3 p1     192 dst
        pxor xmm12, xmm4                                       ;   696.3 p1     192 dst
        pxor xmm11, xmm3                                       ;   697.3 p1     192 dst
        pxor xmm8, xmm13                                       ;   698.3 p1     192 dst
        movdqa xmm6, [rel aes_to_slices.T0_constants128 + 32]  ;   648.7 p2     192 dst reload
        pand xmm12, xmm6                                       ;   699.3 p1     192 dst
        pand xmm7, xmm6                                        ;   700.3 p1     192 dst
        movdqa xmm14, [rel aes_to_slices.T0_constants128]      ;   650.3 p2     192 dst reload
        pand xmm9, xmm14                                       ;   701.3 p1     192 dst
        pxor xmm4, xmm12                                       ;   702.3 p1     192 dst
        psllq xmm12, 4                                         ;   703.3 p1     192 dst
        pxor xmm0, xmm12                                       ;   705.3 p1     192 dst
        pand xmm8, xmm6                                        ;   705.3 p1     192 dst
        pand xmm11, xmm6                                       ;   706.3 p1     192 dst
        pxor xmm15, xmm7                                       ;   707.3 p1     192 dst
        psllq xmm7, 4                                          ;   708.3 p1     192 dst
        pxor xmm10, xmm7                                       ;   710.3 p1     192 dst
        pxor xmm13, xmm8                                       ;   710.3 p1     192 dst
        psllq xmm8, 4                                          ;   711.3 p1     192 dst
        pxor xmm2, xmm8                                        ;   713.3 p1     192 dst
        movdqa xmm7, [r8 + 400]                                ;   658.3 p2     192 dst
        psrlq xmm7, 1                                          ;   713.3 p1     192 dst
        pxor xmm3, xmm11                                       ;   714.3 p1     192 dst
        psllq xmm11, 4                                         ;   715.3 p1     192 dst
        pxor xmm5, xmm11                                       ;   717.3 p1     192 dst
        movdqa xmm8, [r8 + 656]                                ;   660.0 p2     192 dst
        psrlq xmm8, 1                                          ;   717.3 p1     192 dst
        movdqa xmm11, [rbp + 608]                              ;   661.3 p2     192 dst reload
        pxor xmm11, xmm7                                       ;   718.3 p1     192 dst
        movdqa xmm7, [rbp + 272]                               ;   662.3 p2     192 dst reload
        pxor xmm7, xmm9                                        ;   719.3 p1     192 dst
        psllq xmm9, 1                                          ;   720.3 p1     192 dst
        movdqa xmm12, [rbp + 1136]                             ;   667.3 p2     192 dst reload
        pxor xmm12, xmm8                                       ;   721.3 p1     192 dst
        movdqa xmm8, [rbp + 688]                               ;   669.3 p2     192 dst reload
        pxor xmm8, xmm9                                        ;   722.3 p1     192 dst
        pand xmm11, xmm14                                      ;   723.3 p1     192 dst
        pand xmm12, xmm14                                      ;   724.3 p1     192 dst
        movdqa xmm9, [rbp + 1152]                              ;   671.3 p2     192 dst reload
        pxor xmm9, xmm11                                       ;   725.3 p1     192 dst
        psllq xmm11, 1                                         ;   726.3 p1     192 dst
        movdqa [rbp + 1152], xmm3                              ;   716.3 p0+p3  192 dst spill
        movdqa xmm3, [rbp + 1120]                              ;   676.0 p2     192 dst reload
        pxor xmm3, xmm11                                       ;   728.3 p1     192 dst
        movdqa xmm11, [rbp + 1184]                             ;   677.0 p2     192 dst reload
        pxor xmm11, xmm12                                      ;   728.3 p1     192 dst
        psllq xmm12, 1                                         ;   729.3 p1     192 dst
        movdqa [rbp + 1184], xmm5                              ;   719.3 p0+p3  192 dst spill
        movdqa xmm5, [rbp + 1168]                              ;   678.3 p2     192 dst reload
        pxor xmm5, xmm12                                       ;   731.3 p1     192 dst
        movdqa xmm12, xmm8                                     ;   724.3 p0     192 dst copy
        psrlq xmm12, 2                                         ;   731.3 p1     192 dst
        pxor xmm12, xmm5                                       ;   733.3 p1     192 dst
        pand xmm12, xmm1                                       ;   735.3 p1     192 dst
        pxor xmm5, xmm12                                       ;   737.3 p1     192 dst
        psllq xmm12, 2                                         ;   737.3 p1     192 dst
        pxor xmm8, xmm12                                       ;   739.3 p1     192 dst
        movdqa xmm12, xmm7                                     ;   721.3 p0     192 dst copy
        psrlq xmm12, 2                                         ;   737.3 p1     192 dst
        pxor xmm12, xmm11                                      ;   739.3 p1     192 dst
        pand xmm12, xmm1                                       ;   741.3 p1     192 dst
        pxor xmm11, xmm12                                      ;   743.3 p1     192 dst
        psllq xmm12, 2                                         ;   743.3 p1     192 dst
        pxor xmm7, xmm12                                       ;   745.3 p1     192 dst
        movdqa xmm12, xmm3                                     ;   730.3 p0     192 dst copy
        psrlq xmm12, 2                                         ;   743.3 p1     192 dst
        movdqa [rbp + 1168], xmm13                             ;   712.3 p0+p3  192 dst spill
        movdqa xmm13, xmm9                                     ;   727.3 p0     192 dst copy
        psrlq xmm13, 2                                         ;   744.3 p1     192 dst
        movdqa [rbp + 1120], xmm2                              ;   715.3 p0+p3  192 dst spill
        movdqa xmm2, xmm5                                      ;   739.3 p0     192 dst copy
        psrlq xmm2, 4                                          ;   746.3 p1     192 dst
        movdqa [rbp + 688], xmm15                              ;   709.3 p0+p3  192 dst spill
        movdqa xmm15, xmm8                                     ;   741.3 p0     192 dst copy
        psrlq xmm15, 4                                         ;   748.3 p1     192 dst
        movdqa [rbp + 1136], xmm10                             ;   712.3 p0+p3  192 dst spill
        movdqa xmm10, xmm11                                    ;   745.3 p0     192 dst copy
        psrlq xmm10, 4                                         ;   752.3 p1     192 dst
        movdqa [rbp + 272], xmm4                               ;   704.3 p0+p3  192 dst spill
        movdqa xmm4, xmm7                                      ;   747.3 p0     192 dst copy
        psrlq xmm4, 4                                          ;   754.3 p1     192 dst
        movdqa [rbp + 608], xmm0                               ;   707.3 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 1216]                               ;   693.3 p2     192 dst
        movdqa [rbp + 704], xmm0                               ;   704.3 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 192]                                ;   694.3 p2     192 dst
        movdqa [rbp + 1056], xmm0                              ;   705.3 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 1216]                               ;   695.3 p2     192 dst
        movdqa [rbp + 1072], xmm0                              ;   706.3 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 1472]                               ;   696.3 p2     192 dst
        movdqa [rbp + 1040], xmm0                              ;   707.3 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 448]                                ;   697.3 p2     192 dst
        movdqa [rbp + 1520], xmm0                              ;   708.3 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 1728]                               ;   698.3 p2     192 dst
        movdqa [rbp + 1536], xmm0                              ;   709.3 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 1472]                               ;   699.3 p2     192 dst
        movdqa [rbp + 1552], xmm0                              ;   710.3 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 704]                                ;   700.3 p2     192 dst
        movdqa [rbp + 1568], xmm0                              ;   712.0 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 1728]                               ;   701.3 p2     192 dst
        movdqa [rbp + 1584], xmm0                              ;   714.0 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 1984]                               ;   702.3 p2     192 dst
        movdqa [rbp + 1600], xmm0                              ;   716.0 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 960]                                ;   703.3 p2     192 dst
        movdqa [rbp + 1616], xmm0                              ;   718.0 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 1984]                               ;   704.3 p2     192 dst
        movdqa [rbp + 1632], xmm0                              ;   720.0 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 912]                                ;   705.3 p2     192 dst
        psrlq xmm0, 1                                          ;   749.3 p1     192 dst
        movdqa xmm6, [rbp + 1200]                              ;   706.3 p2     192 dst reload
        pxor xmm6, xmm0                                        ;   751.3 p1     192 dst
        pand xmm6, xmm14                                       ;   753.3 p1     192 dst
        movdqa xmm0, [rbp + 1232]                              ;   707.3 p2     192 dst reload
        pxor xmm0, xmm6                                        ;   755.3 p1     192 dst
        psllq xmm6, 1                                          ;   755.3 p1     192 dst
        movdqa xmm14, [rbp + 1216]                             ;   708.3 p2     192 dst reload
        pxor xmm14, xmm6                                       ;   757.3 p1     192 dst
        pxor xmm12, xmm14                                      ;   759.3 p1     192 dst
        pxor xmm13, xmm0                                       ;   757.3 p1     192 dst
        pand xmm12, xmm1                                       ;   761.3 p1     192 dst
        pand xmm13, xmm1                                       ;   759.3 p1     192 dst
        pxor xmm14, xmm12                                      ;   763.3 p1     192 dst
        psllq xmm12, 2                                         ;   763.3 p1     192 dst
        pxor xmm3, xmm12                                       ;   765.3 p1     192 dst
        pxor xmm0, xmm13                                       ;   762.3 p1     192 dst
        psllq xmm13, 2                                         ;   763.3 p1     192 dst
        pxor xmm9, xmm13                                       ;   765.3 p1     192 dst
        movdqa xmm6, [r8 + 160]                                ;   715.7 p2     192 dst
        psrlq xmm6, 1                                          ;   765.3 p1     192 dst
        movdqa xmm12, [rbp + 464]                              ;   716.7 p2     192 dst reload
        pxor xmm12, xmm6                                       ;   767.3 p1     192 dst
        pxor xmm2, xmm14                                       ;   767.3 p1     192 dst
        pxor xmm15, xmm3                                       ;   768.3 p1     192 dst
        pxor xmm10, xmm0                                       ;   769.3 p1     192 dst
        pxor xmm4, xmm9                                        ;   770.3 p1     192 dst
        movdqa xmm6, [rel aes_to_slices.T0_constants128 + 32]  ;   720.7 p2     192 dst reload
        pand xmm15, xmm6                                       ;   771.3 p1     192 dst
        pand xmm2, xmm6                                        ;   772.3 p1     192 dst
        movdqa xmm13, [rel aes_to_slices.T0_constants128]      ;   722.3 p2     192 dst reload
        pand xmm12, xmm13                                      ;   773.3 p1     192 dst
        pxor xmm3, xmm15                                       ;   774.3 p1     192 dst
        psllq xmm15, 4                                         ;   775.3 p1     192 dst
        pxor xmm8, xmm15                                       ;   777.3 p1     192 dst
        pand xmm4, xmm6                                        ;   777.3 p1     192 dst
        pand xmm10, xmm6                                       ;   778.3 p1     192 dst
        pxor xmm14, xmm2                                       ;   779.3 p1     192 dst
        psllq xmm2, 4                                          ;   780.3 p1     192 dst
        pxor xmm5, xmm2                                        ;   782.3 p1     192 dst
        pxor xmm9, xmm4                                        ;   782.3 p1     192 dst
        psllq xmm4, 4                                          ;   783.3 p1     192 dst
        pxor xmm7, xmm4                                        ;   785.3 p1     192 dst
        movdqa xmm2, [r8 + 416]                                ;   730.3 p2     192 dst
        psrlq xmm2, 1                                          ;   785.3 p1     192 dst
        pxor xmm0, xmm10                                       ;   786.3 p1     192 dst
        psllq xmm10, 4                                         ;   787.3 p1     192 dst
        pxor xmm11, xmm10                                      ;   789.3 p1     192 dst
        movdqa xmm4, [r8 + 672]                                ;   732.0 p2     192 dst
        psrlq xmm4, 1                                          ;   789.3 p1     192 dst
        movdqa xmm10, [rbp + 784]                              ;   733.3 p2     192 dst reload
        pxor xmm10, xmm2                                       ;   790.3 p1     192 dst
        movdqa xmm2, [rbp + 816]                               ;   734.3 p2     192 dst reload
        pxor xmm2, xmm12                                       ;   791.3 p1     192 dst
        psllq xmm12, 1                                         ;   792.3 p1     192 dst
        movdqa xmm15, [rbp + 1280]                             ;   739.3 p2     192 dst reload
        pxor xmm15, xmm4                                       ;   793.3 p1     192 dst
        movdqa xmm4, [rbp + 800]                               ;   741.3 p2     192 dst reload
        pxor xmm4, xmm12                                       ;   794.3 p1     192 dst
        pand xmm10, xmm13                                      ;   795.3 p1     192 dst
        pand xmm15, xmm13                                      ;   796.3 p1     192 dst
        movdqa xmm12, [rbp + 1296]                             ;   743.3 p2     192 dst reload
        pxor xmm12, xmm10                                      ;   797.3 p1     192 dst
        psllq xmm10, 1                                         ;   798.3 p1     192 dst
        movdqa [rbp + 1296], xmm0                              ;   788.3 p0+p3  192 dst spill
        movdqa xmm0, [rbp + 1264]                              ;   748.0 p2     192 dst reload
        pxor xmm0, xmm10                                       ;   800.3 p1     192 dst
        movdqa xmm10, [rbp + 1328]                             ;   749.0 p2     192 dst reload
        pxor xmm10, xmm15                                      ;   800.3 p1     192 dst
        psllq xmm15, 1                                         ;   801.3 p1     192 dst
        movdqa [rbp + 1328], xmm11                             ;   791.3 p0+p3  192 dst spill
        movdqa xmm11, [rbp + 1312]                             ;   750.3 p2     192 dst reload
        pxor xmm11, xmm15                                      ;   803.3 p1     192 dst
        movdqa xmm15, xmm4                                     ;   796.3 p0     192 dst copy
        psrlq xmm15, 2                                         ;   803.3 p1     192 dst
        pxor xmm15, xmm11                                      ;   805.3 p1     192 dst
        pand xmm15, xmm1                                       ;   807.3 p1     192 dst
        pxor xmm11, xmm15                                      ;   809.3 p1     192 dst
        psllq xmm15, 2                                         ;   809.3 p1     192 dst
        pxor xmm4, xmm15                                       ;   811.3 p1     192 dst
        movdqa xmm15, xmm2                                     ;   793.3 p0     192 dst copy
        psrlq xmm15, 2                                         ;   809.3 p1     192 dst
        pxor xmm15, xmm10                                      ;   811.3 p1     192 dst
        pand xmm15, xmm1                                       ;   813.3 p1     192 dst
        pxor xmm10, xmm15                                      ;   815.3 p1     192 dst
        psllq xmm15, 2                                         ;   815.3 p1     192 dst
        pxor xmm2, xmm15                                       ;   817.3 p1     192 dst
        movdqa xmm15, xmm0                                     ;   802.3 p0     192 dst copy
        psrlq xmm15, 2                                         ;   815.3 p1     192 dst
        movdqa [rbp + 1312], xmm9                              ;   784.3 p0+p3  192 dst spill
        movdqa xmm9, xmm12                                     ;   799.3 p0     192 dst copy
        psrlq xmm9, 2                                          ;   816.3 p1     192 dst
        movdqa [rbp + 1264], xmm7                              ;   787.3 p0+p3  192 dst spill
        movdqa xmm7, xmm11                                     ;   811.3 p0     192 dst copy
        psrlq xmm7, 4                                          ;   818.3 p1     192 dst
        movdqa [rbp + 800], xmm14                              ;   781.3 p0+p3  192 dst spill
        movdqa xmm14, xmm4                                     ;   813.3 p0     192 dst copy
        psrlq xmm14, 4                                         ;   820.3 p1     192 dst
        movdqa [rbp + 1280], xmm5                              ;   784.3 p0+p3  192 dst spill
        movdqa xmm5, xmm10                                     ;   817.3 p0     192 dst copy
        psrlq xmm5, 4                                          ;   824.3 p1     192 dst
        movdqa [rbp + 816], xmm3                               ;   776.3 p0+p3  192 dst spill
        movdqa xmm3, xmm2                                      ;   819.3 p0     192 dst copy
        psrlq xmm3, 4                                          ;   826.3 p1     192 dst
        movdqa [rbp + 784], xmm8                               ;   779.3 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1232]                               ;   765.3 p2     192 dst
        movdqa [rbp + 464], xmm8                               ;   776.3 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 208]                                ;   766.3 p2     192 dst
        movdqa [rbp + 1216], xmm8                              ;   777.3 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1232]                               ;   767.3 p2     192 dst
        movdqa [rbp + 1232], xmm8                              ;   778.3 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1488]                               ;   768.3 p2     192 dst
        movdqa [rbp + 1200], xmm8                              ;   779.3 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 464]                                ;   769.3 p2     192 dst
        movdqa [rbp + 1648], xmm8                              ;   780.3 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1744]                               ;   770.3 p2     192 dst
        movdqa [rbp + 1664], xmm8                              ;   781.3 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1488]                               ;   771.3 p2     192 dst
        movdqa [rbp + 1680], xmm8                              ;   782.3 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 720]                                ;   772.3 p2     192 dst
        movdqa [rbp + 1696], xmm8                              ;   784.0 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1744]                               ;   773.3 p2     192 dst
        movdqa [rbp + 1712], xmm8                              ;   786.0 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 2000]                               ;   774.3 p2     192 dst
        movdqa [rbp + 1728], xmm8                              ;   788.0 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 976]                                ;   775.3 p2     192 dst
        movdqa [rbp + 1744], xmm8                              ;   790.0 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 2000]                               ;   776.3 p2     192 dst
        movdqa [rbp + 1760], xmm8                              ;   792.0 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 928]                                ;   777.3 p2     192 dst
        psrlq xmm8, 1                                          ;   821.3 p1     192 dst
        movdqa xmm6, [rbp + 1344]                              ;   778.3 p2     192 dst reload
        pxor xmm6, xmm8                                        ;   823.3 p1     192 dst
        pand xmm6, xmm13                                       ;   825.3 p1     192 dst
        movdqa xmm8, [rbp + 1376]                              ;   779.3 p2     192 dst reload
        pxor xmm8, xmm6                                        ;   827.3 p1     192 dst
        psllq xmm6, 1                                          ;   827.3 p1     192 dst
        movdqa xmm13, [rbp + 1360]                             ;   780.3 p2     192 dst reload
        pxor xmm13, xmm6                                       ;   829.3 p1     192 dst
        pxor xmm15, xmm13                                      ;   831.3 p1     192 dst
        pxor xmm9, xmm8                                        ;   829.3 p1     192 dst
        pand xmm15, xmm1                                       ;   833.3 p1     192 dst
        pand xmm9, xmm1                                        ;   831.3 p1     192 dst
        pxor xmm13, xmm15                                      ;   835.3 p1     192 dst
        psllq xmm15, 2                                         ;   835.3 p1     192 dst
        pxor xmm0, xmm15                                       ;   837.3 p1     192 dst
        pxor xmm8, xmm9                                        ;   834.3 p1     192 dst
        psllq xmm9, 2                                          ;   835.3 p1     192 dst
        pxor xmm12, xmm9                                       ;   837.3 p1     192 dst
        movdqa xmm6, [r8 + 176]                                ;   787.7 p2     192 dst
        psrlq xmm6, 1                                          ;   837.3 p1     192 dst
        movdqa xmm9, [rbp + 1248]                              ;   788.7 p2     192 dst reload
        pxor xmm9, xmm6                                        ;   839.3 p1     192 dst
        pxor xmm7, xmm13                                       ;   839.3 p1     192 dst
        pxor xmm14, xmm0                                       ;   840.3 p1     192 dst
        pxor xmm5, xmm8                                        ;   841.3 p1     192 dst
        pxor xmm3, xmm12                                       ;   842.3 p1     192 dst
        movdqa xmm6, [rel aes_to_slices.T0_constants128 + 32]  ;   792.7 p2     192 dst reload
        pand xmm14, xmm6                                       ;   843.3 p1     192 dst
        pand xmm7, xmm6                                        ;   844.3 p1     192 dst
        movdqa xmm15, [rel aes_to_slices.T0_constants128]      ;   794.3 p2     192 dst reload
        pand xmm9, xmm15                                       ;   845.3 p1     192 dst
        pxor xmm0, xmm14                                       ;   846.3 p1     192 dst
        psllq xmm14, 4                                         ;   847.3 p1     192 dst
        pxor xmm4, xmm14                                       ;   849.3 p1     192 dst
        pand xmm3, xmm6                                        ;   849.3 p1     192 dst
        pand xmm5, xmm6                                        ;   850.3 p1     192 dst
        pxor xmm13, xmm7                                       ;   851.3 p1     192 dst
        psllq xmm7, 4                                          ;   852.3 p1     192 dst
        pxor xmm11, xmm7                                       ;   854.3 p1     192 dst
        pxor xmm12, xmm3                                       ;   854.3 p1     192 dst
        psllq xmm3, 4                                          ;   855.3 p1     192 dst
        pxor xmm2, xmm3                                        ;   857.3 p1     192 dst
        movdqa xmm3, [r8 + 432]                                ;   802.3 p2     192 dst
        psrlq xmm3, 1                                          ;   857.3 p1     192 dst
        pxor xmm8, xmm5                                        ;   858.3 p1     192 dst
        psllq xmm5, 4                                          ;   859.3 p1     192 dst
        pxor xmm10, xmm5                                       ;   861.3 p1     192 dst
        movdqa xmm5, [r8 + 688]                                ;   804.0 p2     192 dst
        psrlq xmm5, 1                                          ;   861.3 p1     192 dst
        movdqa xmm7, [rbp + 912]                               ;   805.3 p2     192 dst reload
        pxor xmm7, xmm3                                        ;   862.3 p1     192 dst
        movdqa xmm3, [rbp + 944]                               ;   806.3 p2     192 dst reload
        pxor xmm3, xmm9                                        ;   863.3 p1     192 dst
        psllq xmm9, 1                                          ;   864.3 p1     192 dst
        movdqa xmm14, [rbp + 1408]                             ;   811.3 p2     192 dst reload
        pxor xmm14, xmm5                                       ;   865.3 p1     192 dst
        movdqa xmm5, [rbp + 928]                               ;   813.3 p2     192 dst reload
        pxor xmm5, xmm9                                        ;   866.3 p1     192 dst
        pand xmm7, xmm15                                       ;   867.3 p1     192 dst
        pand xmm14, xmm15                                      ;   868.3 p1     192 dst
        movdqa xmm9, [rbp + 1424]                              ;   815.3 p2     192 dst reload
        pxor xmm9, xmm7                                        ;   869.3 p1     192 dst
        psllq xmm7, 1                                          ;   870.3 p1     192 dst
        movdqa [rbp + 1424], xmm8                              ;   860.3 p0+p3  192 dst spill
        movdqa xmm8, [rbp + 1392]                              ;   820.0 p2     192 dst reload
        pxor xmm8, xmm7                                        ;   872.3 p1     192 dst
        movdqa xmm7, [rbp + 1456]                              ;   821.0 p2     192 dst reload
        pxor xmm7, xmm14                                       ;   872.3 p1     192 dst
        psllq xmm14, 1                                         ;   873.3 p1     192 dst
        movdqa [rbp + 1456], xmm10                             ;   863.3 p0+p3  192 dst spill
        movdqa xmm10, [rbp + 1440]                             ;   822.3 p2     192 dst reload
        pxor xmm10, xmm14                                      ;   875.3 p1     192 dst
        movdqa xmm14, xmm5                                     ;   868.3 p0     192 dst copy
        psrlq xmm14, 2                                         ;   875.3 p1     192 dst
        pxor xmm14, xmm10                                      ;   877.3 p1     192 dst
        pand xmm14, xmm1                                       ;   879.3 p1     192 dst
        pxor xmm10, xmm14                                      ;   881.3 p1     192 dst
        psllq xmm14, 2                                         ;   881.3 p1     192 dst
        pxor xmm5, xmm14                                       ;   883.3 p1     192 dst
        movdqa xmm14, xmm3                                     ;   865.3 p0     192 dst copy
        psrlq xmm14, 2                                         ;   881.3 p1     192 dst
        pxor xmm14, xmm7                                       ;   883.3 p1     192 dst
        pand xmm14, xmm1                                       ;   885.3 p1     192 dst
        pxor xmm7, xmm14                                       ;   887.3 p1     192 dst
        psllq xmm14, 2                                         ;   887.3 p1     192 dst
        pxor xmm3, xmm14                                       ;   889.3 p1     192 dst
        movdqa xmm14, xmm8                                     ;   874.3 p0     192 dst copy
        psrlq xmm14, 2                                         ;   887.3 p1     192 dst
        movdqa [rbp + 1440], xmm12                             ;   856.3 p0+p3  192 dst spill
        movdqa xmm12, xmm9                                     ;   871.3 p0     192 dst copy
        psrlq xmm12, 2                                         ;   888.3 p1     192 dst
        movdqa [rbp + 1392], xmm2                              ;   859.3 p0+p3  192 dst spill
        movdqa xmm2, xmm10                                     ;   883.3 p0     192 dst copy
        psrlq xmm2, 4                                          ;   890.3 p1     192 dst
        movdqa [rbp + 928], xmm13                              ;   853.3 p0+p3  192 dst spill
        movdqa xmm13, xmm5                                     ;   885.3 p0     192 dst copy
        psrlq xmm13, 4                                         ;   892.3 p1     192 dst
        movdqa [rbp + 1408], xmm11                             ;   856.3 p0+p3  192 dst spill
        movdqa xmm11, xmm7                                     ;   889.3 p0     192 dst copy
        psrlq xmm11, 4                                         ;   896.3 p1     192 dst
        movdqa [rbp + 944], xmm0                               ;   848.3 p0+p3  192 dst spill
        movdqa xmm0, xmm3                                      ;   891.3 p0     192 dst copy
        psrlq xmm0, 4                                          ;   898.3 p1     192 dst
        movdqa [rbp + 912], xmm4                               ;   851.3 p0+p3  192 dst spill
        movdqa xmm4, [r8 + 1248]                               ;   837.3 p2     192 dst
        movdqa [rbp + 1248], xmm4                              ;   848.3 p0+p3  192 dst spill
        movdqa xmm4, [r8 + 224]                                ;   838.3 p2     192 dst
        movdqa [rbp + 1360], xmm4                              ;   849.3 p0+p3  192 dst spill
        movdqa xmm4, [r8 + 1248]                               ;   839.3 p2     192 dst
        movdqa [rbp + 1376], xmm4                              ;   850.3 p0+p3  192 dst spill
        movdqa xmm4, [r8 + 1504]                               ;   840.3 p2     192 dst
        movdqa [rbp + 1344], xmm4                              ;   851.3 p0+p3  192 dst spill
        movdqa xmm4, [r8 + 480]                                ;   841.3 p2     192 dst
        movdqa [rbp + 1776], xmm4                              ;   852.3 p0+p3  192 dst spill
        movdqa xmm4, [r8 + 1760]                               ;   842.3 p2     192 dst
        movdqa [rbp + 1792], xmm4                              ;   853.3 p0+p3  192 dst spill
        movdqa xmm4, [r8 + 1504]                               ;   843.3 p2     192 dst
        movdqa [rbp + 1808], xmm4                              ;   854.3 p0+p3  192 dst spill
        movdqa xmm4, [r8 + 736]                                ;   844.3 p2     192 dst
        movdqa [rbp + 1824], xmm4                              ;   856.0 p0+p3  192 dst spill
        movdqa xmm4, [r8 + 1760]                               ;   845.3 p2     192 dst
        movdqa [rbp + 1840], xmm4                              ;   858.0 p0+p3  192 dst spill
        movdqa xmm4, [r8 + 2016]                               ;   846.3 p2     192 dst
        movdqa [rbp + 1856], xmm4                              ;   860.0 p0+p3  192 dst spill
        movdqa xmm4, [r8 + 992]                                ;   847.3 p2     192 dst
        movdqa [rbp + 1872], xmm4                              ;   862.0 p0+p3  192 dst spill
        movdqa xmm4, [r8 + 2016]                               ;   848.3 p2     192 dst
        movdqa [rbp + 1888], xmm4                              ;   864.0 p0+p3  192 dst spill
        movdqa xmm4, [r8 + 944]                                ;   849.3 p2     192 dst
        psrlq xmm4, 1                                          ;   893.3 p1     192 dst
        movdqa xmm6, [rbp + 1472]                              ;   850.3 p2     192 dst reload
        pxor xmm6, xmm4                                        ;   895.3 p1     192 dst
        pand xmm6, xmm15                                       ;   897.3 p1     192 dst
        movdqa xmm4, [rbp + 1504]                              ;   851.3 p2     192 dst reload
        pxor xmm4, xmm6                                        ;   899.3 p1     192 dst
        psllq xmm6, 1                                          ;   899.3 p1     192 dst
        movdqa xmm15, [rbp + 1488]                             ;   852.3 p2     192 dst reload
        pxor xmm15, xmm6                                       ;   901.3 p1     192 dst
        pxor xmm14, xmm15                                      ;   903.3 p1     192 dst
        pxor xmm12, xmm4                                       ;   901.3 p1     192 dst
        pand xmm14, xmm1                                       ;   905.3 p1     192 dst
        pand xmm12, xmm1                                       ;   903.3 p1     192 dst
        pxor xmm15, xmm14                                      ;   907.3 p1     192 dst
        psllq xmm14, 2                                         ;   907.3 p1     192 dst
        pxor xmm8, xmm14                                       ;   909.3 p1     192 dst
        pxor xmm4, xmm12                                       ;   906.3 p1     192 dst
        psllq xmm12, 2                                         ;   907.3 p1     192 dst
        pxor xmm9, xmm12                                       ;   909.3 p1     192 dst
        movdqa xmm6, [r8 + 192]                                ;   859.7 p2     192 dst
        psrlq xmm6, 1                                          ;   909.3 p1     192 dst
        movdqa xmm12, [rbp + 704]                              ;   860.7 p2     192 dst reload
        pxor xmm12, xmm6                                       ;   911.3 p1     192 dst
        pxor xmm2, xmm15                                       ;   911.3 p1     192 dst
        pxor xmm13, xmm8                                       ;   912.3 p1     192 dst
        pxor xmm11, xmm4                                       ;   913.3 p1     192 dst
        pxor xmm0, xmm9                                        ;   914.3 p1     192 dst
        movdqa xmm6, [rel aes_to_slices.T0_constants128 + 32]  ;   864.7 p2     192 dst reload
        pand xmm13, xmm6                                       ;   915.3 p1     192 dst
        pand xmm2, xmm6                                        ;   916.3 p1     192 dst
        movdqa xmm14, [rel aes_to_slices.T0_constants128]      ;   866.3 p2     192 dst reload
        pand xmm12, xmm14                                      ;   917.3 p1     192 dst
        pxor xmm8, xmm13                                       ;   918.3 p1     192 dst
        psllq xmm13, 4                                         ;   919.3 p1     192 dst
        pxor xmm5, xmm13                                       ;   921.3 p1     192 dst
        pand xmm0, xmm6                                        ;   921.3 p1     192 dst
        pand xmm11, xmm6                                       ;   922.3 p1     192 dst
        pxor xmm15, xmm2                                       ;   923.3 p1     192 dst
        psllq xmm2, 4                                          ;   924.3 p1     192 dst
        pxor xmm10, xmm2                                       ;   926.3 p1     192 dst
        pxor xmm9, xmm0                                        ;   926.3 p1     192 dst
        psllq xmm0, 4                                          ;   927.3 p1     192 dst
        pxor xmm3, xmm0                                        ;   929.3 p1     192 dst
        movdqa xmm0, [r8 + 448]                                ;   874.3 p2     192 dst
        psrlq xmm0, 1                                          ;   929.3 p1     192 dst
        pxor xmm4, xmm11                                       ;   930.3 p1     192 dst
        psllq xmm11, 4                                         ;   931.3 p1     192 dst
        pxor xmm7, xmm11                                       ;   933.3 p1     192 dst
        movdqa xmm2, [r8 + 704]                                ;   876.0 p2     192 dst
        psrlq xmm2, 1                                          ;   933.3 p1     192 dst
        movdqa xmm11, [rbp + 1040]                             ;   877.3 p2     192 dst reload
        pxor xmm11, xmm0                                       ;   934.3 p1     192 dst
        movdqa xmm0, [rbp + 1072]                              ;   878.3 p2     192 dst reload
        pxor xmm0, xmm12                                       ;   935.3 p1     192 dst
        psllq xmm12, 1                                         ;   936.3 p1     192 dst
        movdqa xmm13, [rbp + 1536]                             ;   883.3 p2     192 dst reload
        pxor xmm13, xmm2                                       ;   937.3 p1     192 dst
        movdqa xmm2, [rbp + 1056]                              ;   885.3 p2     192 dst reload
        pxor xmm2, xmm12                                       ;   938.3 p1     192 dst
        pand xmm11, xmm14                                      ;   939.3 p1     192 dst
        pand xmm13, xmm14                                      ;   940.3 p1     192 dst
        movdqa xmm12, [rbp + 1552]                             ;   887.3 p2     192 dst reload
        pxor xmm12, xmm11                                      ;   941.3 p1     192 dst
        psllq xmm11, 1                                         ;   942.3 p1     192 dst
        movdqa [rbp + 1552], xmm4                              ;   932.3 p0+p3  192 dst spill
        movdqa xmm4, [rbp + 1520]                              ;   892.0 p2     192 dst reload
        pxor xmm4, xmm11                                       ;   944.3 p1     192 dst
        movdqa xmm11, [rbp + 1584]                             ;   893.0 p2     192 dst reload
        pxor xmm11, xmm13                                      ;   944.3 p1     192 dst
        psllq xmm13, 1                                         ;   945.3 p1     192 dst
        movdqa [rbp + 1584], xmm7                              ;   935.3 p0+p3  192 dst spill
        movdqa xmm7, [rbp + 1568]                              ;   894.3 p2     192 dst reload
        pxor xmm7, xmm13                                       ;   947.3 p1     192 dst
        movdqa xmm13, xmm2                                     ;   940.3 p0     192 dst copy
        psrlq xmm13, 2                                         ;   947.3 p1     192 dst
        pxor xmm13, xmm7                                       ;   949.3 p1     192 dst
        pand xmm13, xmm1                                       ;   951.3 p1     192 dst
        pxor xmm7, xmm13                                       ;   953.3 p1     192 dst
        psllq xmm13, 2                                         ;   953.3 p1     192 dst
        pxor xmm2, xmm13                                       ;   955.3 p1     192 dst
        movdqa xmm13, xmm0                                     ;   937.3 p0     192 dst copy
        psrlq xmm13, 2                                         ;   953.3 p1     192 dst
        pxor xmm13, xmm11                                      ;   955.3 p1     192 dst
        pand xmm13, xmm1                                       ;   957.3 p1     192 dst
        pxor xmm11, xmm13                                      ;   959.3 p1     192 dst
        psllq xmm13, 2                                         ;   959.3 p1     192 dst
        pxor xmm0, xmm13                                       ;   961.3 p1     192 dst
        movdqa xmm13, xmm4                                     ;   946.3 p0     192 dst copy
        psrlq xmm13, 2                                         ;   959.3 p1     192 dst
        movdqa [rbp + 1568], xmm9                              ;   928.3 p0+p3  192 dst spill
        movdqa xmm9, xmm12                                     ;   943.3 p0     192 dst copy
        psrlq xmm9, 2                                          ;   960.3 p1     192 dst
        movdqa [rbp + 1520], xmm3                              ;   931.3 p0+p3  192 dst spill
        movdqa xmm3, xmm7                                      ;   955.3 p0     192 dst copy
        psrlq xmm3, 4                                          ;   962.3 p1     192 dst
        movdqa [rbp + 1056], xmm15                             ;   925.3 p0+p3  192 dst spill
        movdqa xmm15, xmm2                                     ;   957.3 p0     192 dst copy
        psrlq xmm15, 4                                         ;   964.3 p1     192 dst
        movdqa [rbp + 1536], xmm10                             ;   928.3 p0+p3  192 dst spill
        movdqa xmm10, xmm11                                    ;   961.3 p0     192 dst copy
        psrlq xmm10, 4                                         ;   968.3 p1     192 dst
        movdqa [rbp + 1072], xmm8                              ;   920.3 p0+p3  192 dst spill
        movdqa xmm8, xmm0                                      ;   963.3 p0     192 dst copy
        psrlq xmm8, 4                                          ;   970.3 p1     192 dst
        movdqa [rbp + 1040], xmm5                              ;   923.3 p0+p3  192 dst spill
        movdqa xmm5, [r8 + 1264]                               ;   909.3 p2     192 dst
        movdqa [rbp + 704], xmm5                               ;   920.3 p0+p3  192 dst spill
        movdqa xmm5, [r8 + 240]                                ;   910.3 p2     192 dst
        movdqa [rbp + 1488], xmm5                              ;   921.3 p0+p3  192 dst spill
        movdqa xmm5, [r8 + 1264]                               ;   911.3 p2     192 dst
        movdqa [rbp + 1504], xmm5                              ;   922.3 p0+p3  192 dst spill
        movdqa xmm5, [r8 + 1520]                               ;   912.3 p2     192 dst
        movdqa [rbp + 1472], xmm5                              ;   923.3 p0+p3  192 dst spill
        movdqa xmm5, [r8 + 496]                                ;   913.3 p2     192 dst
        movdqa [rbp + 1904], xmm5                              ;   924.3 p0+p3  192 dst spill
        movdqa xmm5, [r8 + 1776]                               ;   914.3 p2     192 dst
        movdqa [rbp + 1920], xmm5                              ;   925.3 p0+p3  192 dst spill
        movdqa xmm5, [r8 + 1520]                               ;   915.3 p2     192 dst
        movdqa [rbp + 1936], xmm5                              ;   926.3 p0+p3  192 dst spill
        movdqa xmm5, [r8 + 752]                                ;   916.3 p2     192 dst
        movdqa [rbp + 1952], xmm5                              ;   928.0 p0+p3  192 dst spill
        movdqa xmm5, [r8 + 1776]                               ;   917.3 p2     192 dst
        movdqa [rbp + 1968], xmm5                              ;   930.0 p0+p3  192 dst spill
        movdqa xmm5, [r8 + 2032]                               ;   918.3 p2     192 dst
        movdqa [rbp + 1984], xmm5                              ;   932.0 p0+p3  192 dst spill
        movdqa xmm5, [r8 + 1008]                               ;   919.3 p2     192 dst
        movdqa [rbp + 2000], xmm5                              ;   934.0 p0+p3  192 dst spill
        movdqa xmm5, [r8 + 2032]                               ;   920.3 p2     192 dst
        movdqa [rbp + 2016], xmm5                              ;   936.0 p0+p3  192 dst spill
        movdqa xmm5, [r8 + 960]                                ;   921.3 p2     192 dst
        psrlq xmm5, 1                                          ;   965.3 p1     192 dst
        movdqa xmm6, [rbp + 1600]                              ;   922.3 p2     192 dst reload
        pxor xmm6, xmm5                                        ;   967.3 p1     192 dst
        pand xmm6, xmm14                                       ;   969.3 p1     192 dst
        movdqa xmm5, [rbp + 1632]                              ;   923.3 p2     192 dst reload
        pxor xmm5, xmm6                                        ;   971.3 p1     192 dst
        psllq xmm6, 1                                          ;   971.3 p1     192 dst
        movdqa xmm14, [rbp + 1616]                             ;   924.3 p2     192 dst reload
        pxor xmm14, xmm6                                       ;   973.3 p1     192 dst
        pxor xmm13, xmm14                                      ;   975.3 p1     192 dst
        pxor xmm9, xmm5                                        ;   973.3 p1     192 dst
        pand xmm13, xmm1                                       ;   977.3 p1     192 dst
        pand xmm9, xmm1                                        ;   975.3 p1     192 dst
        pxor xmm14, xmm13                                      ;   979.3 p1     192 dst
        psllq xmm13, 2                                         ;   979.3 p1     192 dst
        pxor xmm4, xmm13                                       ;   981.3 p1     192 dst
        pxor xmm5, xmm9                                        ;   978.3 p1     192 dst
        psllq xmm9, 2                                          ;   979.3 p1     192 dst
        pxor xmm12, xmm9                                       ;   981.3 p1     192 dst
        movdqa xmm6, [r8 + 208]                                ;   931.7 p2     192 dst
        psrlq xmm6, 1                                          ;   981.3 p1     192 dst
        movdqa xmm9, [rbp + 464]                               ;   932.7 p2     192 dst reload
        pxor xmm9, xmm6                                        ;   983.3 p1     192 dst
        pxor xmm3, xmm14                                       ;   983.3 p1     192 dst
        pxor xmm15, xmm4                                       ;   984.3 p1     192 dst
        pxor xmm10, xmm5                                       ;   985.3 p1     192 dst
        pxor xmm8, xmm12                                       ;   986.3 p1     192 dst
        movdqa xmm6, [rel aes_to_slices.T0_constants128 + 32]  ;   936.7 p2     192 dst reload
        pand xmm15, xmm6                                       ;   987.3 p1     192 dst
        pand xmm3, xmm6                                        ;   988.3 p1     192 dst
        movdqa xmm13, [rel aes_to_slices.T0_constants128]      ;   938.3 p2     192 dst reload
        pand xmm9, xmm13                                       ;   989.3 p1     192 dst
        pxor xmm4, xmm15                                       ;   990.3 p1     192 dst
        psllq xmm15, 4                                         ;   991.3 p1     192 dst
        pxor xmm2, xmm15                                       ;   993.3 p1     192 dst
        pand xmm8, xmm6                                        ;   993.3 p1     192 dst
        pand xmm10, xmm6                                       ;   994.3 p1     192 dst
        pxor xmm14, xmm3                                       ;   995.3 p1     192 dst
        psllq xmm3, 4                                          ;   996.3 p1     192 dst
        pxor xmm7, xmm3                                        ;   998.3 p1     192 dst
        pxor xmm12, xmm8                                       ;   998.3 p1     192 dst
        psllq xmm8, 4                                          ;   999.3 p1     192 dst
        pxor xmm0, xmm8                                        ;  1001.3 p1     192 dst
        movdqa xmm3, [r8 + 464]                                ;   946.3 p2     192 dst
        psrlq xmm3, 1                                          ;  1001.3 p1     192 dst
        pxor xmm5, xmm10                                       ;  1002.3 p1     192 dst
        psllq xmm10, 4                                         ;  1003.3 p1     192 dst
        pxor xmm11, xmm10                                      ;  1005.3 p1     192 dst
        movdqa xmm8, [r8 + 720]                                ;   948.0 p2     192 dst
        psrlq xmm8, 1                                          ;  1005.3 p1     192 dst
        movdqa xmm10, [rbp + 1200]                             ;   949.3 p2     192 dst reload
        pxor xmm10, xmm3                                       ;  1006.3 p1     192 dst
        movdqa xmm3, [rbp + 1232]                              ;   950.3 p2     192 dst reload
        pxor xmm3, xmm9                                        ;  1007.3 p1     192 dst
        psllq xmm9, 1                                          ;  1008.3 p1     192 dst
        movdqa xmm15, [rbp + 1664]                             ;   955.3 p2     192 dst reload
        pxor xmm15, xmm8                                       ;  1009.3 p1     192 dst
        movdqa xmm8, [rbp + 1216]                              ;   957.3 p2     192 dst reload
        pxor xmm8, xmm9                                        ;  1010.3 p1     192 dst
        pand xmm10, xmm13                                      ;  1011.3 p1     192 dst
        pand xmm15, xmm13                                      ;  1012.3 p1     192 dst
        movdqa xmm9, [rbp + 1680]                              ;   959.3 p2     192 dst reload
        pxor xmm9, xmm10                                       ;  1013.3 p1     192 dst
        psllq xmm10, 1                                         ;  1014.3 p1     192 dst
        movdqa [rbp + 1680], xmm5                              ;  1004.3 p0+p3  192 dst spill
        movdqa xmm5, [rbp + 1648]                              ;   964.0 p2     192 dst reload
        pxor xmm5, xmm10                                       ;  1016.3 p1     192 dst
        movdqa xmm10, [rbp + 1712]                             ;   965.0 p2     192 dst reload
        pxor xmm10, xmm15                                      ;  1016.3 p1     192 dst
        psllq xmm15, 1                                         ;  1017.3 p1     192 dst
        movdqa [rbp + 1712], xmm11                             ;  1007.3 p0+p3  192 dst spill
        movdqa xmm11, [rbp + 1696]                             ;   966.3 p2     192 dst reload
        pxor xmm11, xmm15                                      ;  1019.3 p1     192 dst
        movdqa xmm15, xmm8                                     ;  1012.3 p0     192 dst copy
        psrlq xmm15, 2                                         ;  1019.3 p1     192 dst
        pxor xmm15, xmm11                                      ;  1021.3 p1     192 dst
        pand xmm15, xmm1                                       ;  1023.3 p1     192 dst
        pxor xmm11, xmm15                                      ;  1025.3 p1     192 dst
        psllq xmm15, 2                                         ;  1025.3 p1     192 dst
        pxor xmm8, xmm15                                       ;  1027.3 p1     192 dst
        movdqa xmm15, xmm3                                     ;  1009.3 p0     192 dst copy
        psrlq xmm15, 2                                         ;  1025.3 p1     192 dst
        pxor xmm15, xmm10                                      ;  1027.3 p1     192 dst
        pand xmm15, xmm1                                       ;  1029.3 p1     192 dst
        pxor xmm10, xmm15                                      ;  1031.3 p1     192 dst
        psllq xmm15, 2                                         ;  1031.3 p1     192 dst
        pxor xmm3, xmm15                                       ;  1033.3 p1     192 dst
        movdqa xmm15, xmm5                                     ;  1018.3 p0     192 dst copy
        psrlq xmm15, 2                                         ;  1031.3 p1     192 dst
        movdqa [rbp + 1696], xmm12                             ;  1000.3 p0+p3  192 dst spill
        movdqa xmm12, xmm9                                     ;  1015.3 p0     192 dst copy
        psrlq xmm12, 2                                         ;  1032.3 p1     192 dst
        movdqa [rbp + 1648], xmm0                              ;  1003.3 p0+p3  192 dst spill
        movdqa xmm0, xmm11                                     ;  1027.3 p0     192 dst copy
        psrlq xmm0, 4                                          ;  1034.3 p1     192 dst
        movdqa [rbp + 1216], xmm14                             ;   997.3 p0+p3  192 dst spill
        movdqa xmm14, xmm8                                     ;  1029.3 p0     192 dst copy
        psrlq xmm14, 4                                         ;  1036.3 p1     192 dst
        movdqa [rbp + 1664], xmm7                              ;  1000.3 p0+p3  192 dst spill
        movdqa xmm7, xmm10                                     ;  1033.3 p0     192 dst copy
        psrlq xmm7, 4                                          ;  1040.3 p1     192 dst
        movdqa [rbp + 1232], xmm4                              ;   992.3 p0+p3  192 dst spill
        movdqa xmm4, xmm3                                      ;  1035.3 p0     192 dst copy
        psrlq xmm4, 4                                          ;  1042.3 p1     192 dst
        movdqa [rbp + 1200], xmm2                              ;   995.3 p0+p3  192 dst spill
        movdqa xmm2, [r8 + 976]                                ;   981.3 p2     192 dst
        psrlq xmm2, 1                                          ;  1037.3 p1     192 dst
        movdqa xmm6, [rbp + 1728]                              ;   982.3 p2     192 dst reload
        pxor xmm6, xmm2                                        ;  1039.3 p1     192 dst
        pand xmm6, xmm13                                       ;  1041.3 p1     192 dst
        movdqa xmm2, [rbp + 1760]                              ;   983.3 p2     192 dst reload
        pxor xmm2, xmm6                                        ;  1043.3 p1     192 dst
        psllq xmm6, 1                                          ;  1043.3 p1     192 dst
        movdqa xmm13, [rbp + 1744]                             ;   984.3 p2     192 dst reload
        pxor xmm13, xmm6                                       ;  1045.3 p1     192 dst
        pxor xmm15, xmm13                                      ;  1047.3 p1     192 dst
        pxor xmm12, xmm2                                       ;  1045.3 p1     192 dst
        pand xmm15, xmm1                                       ;  1049.3 p1     192 dst
        pand xmm12, xmm1                                       ;  1047.3 p1     192 dst
        pxor xmm13, xmm15                                      ;  1051.3 p1     192 dst
        psllq xmm15, 2                                         ;  1051.3 p1     192 dst
        pxor xmm5, xmm15                                       ;  1053.3 p1     192 dst
        pxor xmm2, xmm12                                       ;  1050.3 p1     192 dst
        psllq xmm12, 2                                         ;  1051.3 p1     192 dst
        pxor xmm9, xmm12                                       ;  1053.3 p1     192 dst
        movdqa xmm6, [r8 + 224]                                ;   988.0 p2     192 dst
        psrlq xmm6, 1                                          ;  1053.3 p1     192 dst
        movdqa xmm12, [r8 + 480]                               ;   989.0 p2     192 dst
        psrlq xmm12, 1                                         ;  1054.3 p1     192 dst
        movdqa xmm15, [rbp + 1248]                             ;   990.0 p2     192 dst reload
        pxor xmm15, xmm6                                       ;  1055.3 p1     192 dst
        pxor xmm0, xmm13                                       ;  1056.3 p1     192 dst
        pxor xmm14, xmm5                                       ;  1057.3 p1     192 dst
        pxor xmm7, xmm2                                        ;  1058.3 p1     192 dst
        movdqa xmm6, [rbp + 1344]                              ;   991.0 p2     192 dst reload
        pxor xmm6, xmm12                                       ;  1059.3 p1     192 dst
        pxor xmm4, xmm9                                        ;  1060.3 p1     192 dst
        movdqa xmm12, [rel aes_to_slices.T0_constants128 + 32] ;   992.0 p2     192 dst reload
        pand xmm14, xmm12                                      ;  1061.3 p1     192 dst
        pand xmm0, xmm12                                       ;  1062.3 p1     192 dst
        pand xmm15, [rel aes_to_slices.T0_constants128]        ;  1063.3 p2+p1  192 dst
        pxor xmm5, xmm14                                       ;  1064.3 p1     192 dst
        psllq xmm14, 4                                         ;  1065.3 p1     192 dst
        pxor xmm8, xmm14                                       ;  1067.3 p1     192 dst
        pand xmm7, xmm12                                       ;  1067.3 p1     192 dst
        pand xmm4, xmm12                                       ;  1068.3 p1     192 dst
        pxor xmm13, xmm0                                       ;  1069.3 p1     192 dst
        psllq xmm0, 4                                          ;  1070.3 p1     192 dst
        pxor xmm11, xmm0                                       ;  1072.3 p1     192 dst
        movdqa xmm0, [r8 + 736]                                ;   996.3 p2     192 dst
        psrlq xmm0, 1                                          ;  1072.3 p1     192 dst
        movdqa xmm14, [rel aes_to_slices.T0_constants128]      ;   997.3 p2     192 dst reload
        pand xmm6, xmm14                                       ;  1073.3 p1     192 dst
        pxor xmm9, xmm4                                        ;  1074.3 p1     192 dst
        psllq xmm4, 4                                          ;  1075.3 p1     192 dst
        pxor xmm3, xmm4                                        ;  1077.3 p1     192 dst
        pxor xmm2, xmm7                                        ;  1077.3 p1     192 dst
        psllq xmm7, 4                                          ;  1078.3 p1     192 dst
        pxor xmm10, xmm7                                       ;  1080.3 p1     192 dst
        movdqa xmm4, [r8 + 992]                                ;  1003.3 p2     192 dst
        psrlq xmm4, 1                                          ;  1080.3 p1     192 dst
        movdqa xmm7, [rbp + 1792]                              ;  1004.3 p2     192 dst reload
        pxor xmm7, xmm0                                        ;  1081.3 p1     192 dst
        movdqa xmm0, [rbp + 1376]                              ;  1005.3 p2     192 dst reload
        pxor xmm0, xmm15                                       ;  1082.3 p1     192 dst
        psllq xmm15, 1                                         ;  1083.3 p1     192 dst
        movdqa [rbp + 1376], xmm2                              ;  1079.3 p0+p3  192 dst spill
        movdqa xmm2, [rbp + 1360]                              ;  1008.7 p2     192 dst reload
        pxor xmm2, xmm15                                       ;  1085.3 p1     192 dst
        movdqa xmm15, [rbp + 1856]                             ;  1009.7 p2     192 dst reload
        pxor xmm15, xmm4                                       ;  1085.3 p1     192 dst
        pand xmm7, xmm14                                       ;  1086.3 p1     192 dst
        movdqa xmm4, [rbp + 1808]                              ;  1011.3 p2     192 dst reload
        pxor xmm4, xmm6                                        ;  1087.3 p1     192 dst
        psllq xmm6, 1                                          ;  1088.3 p1     192 dst
        movdqa [rbp + 1808], xmm10                             ;  1082.3 p0+p3  192 dst spill
        movdqa xmm10, [rbp + 1776]                             ;  1014.3 p2     192 dst reload
        pxor xmm10, xmm6                                       ;  1090.3 p1     192 dst
        pand xmm15, xmm14                                      ;  1090.3 p1     192 dst
        movdqa xmm6, [rbp + 1840]                              ;  1016.7 p2     192 dst reload
        pxor xmm6, xmm7                                        ;  1091.3 p1     192 dst
        psllq xmm7, 1                                          ;  1092.3 p1     192 dst
        movdqa [rbp + 1840], xmm9                              ;  1076.3 p0+p3  192 dst spill
        movdqa xmm9, [rbp + 1824]                              ;  1019.0 p2     192 dst reload
        pxor xmm9, xmm7                                        ;  1094.3 p1     192 dst
        movdqa xmm7, [rbp + 1888]                              ;  1020.0 p2     192 dst reload
        pxor xmm7, xmm15                                       ;  1094.3 p1     192 dst
        psllq xmm15, 1                                         ;  1095.3 p1     192 dst
        movdqa [rbp + 1888], xmm3                              ;  1079.3 p0+p3  192 dst spill
        movdqa xmm3, [rbp + 1872]                              ;  1022.0 p2     192 dst reload
        pxor xmm3, xmm15                                       ;  1097.3 p1     192 dst
        movdqa xmm15, xmm2                                     ;  1087.3 p0     192 dst copy
        psrlq xmm15, 2                                         ;  1097.3 p1     192 dst
        pxor xmm15, xmm9                                       ;  1099.3 p1     192 dst
        pand xmm15, xmm1                                       ;  1101.3 p1     192 dst
        pxor xmm9, xmm15                                       ;  1103.3 p1     192 dst
        psllq xmm15, 2                                         ;  1103.3 p1     192 dst
        pxor xmm2, xmm15                                       ;  1105.3 p1     192 dst
        movdqa xmm15, xmm0                                     ;  1084.3 p0     192 dst copy
        psrlq xmm15, 2                                         ;  1103.3 p1     192 dst
        pxor xmm15, xmm6                                       ;  1105.3 p1     192 dst
        pand xmm15, xmm1                                       ;  1107.3 p1     192 dst
        pxor xmm6, xmm15                                       ;  1109.3 p1     192 dst
        psllq xmm15, 2                                         ;  1109.3 p1     192 dst
        pxor xmm0, xmm15                                       ;  1111.3 p1     192 dst
        movdqa xmm15, xmm10                                    ;  1092.3 p0     192 dst copy
        psrlq xmm15, 2                                         ;  1109.3 p1     192 dst
        pxor xmm15, xmm3                                       ;  1111.3 p1     192 dst
        pand xmm15, xmm1                                       ;  1113.3 p1     192 dst
        pxor xmm3, xmm15                                       ;  1115.3 p1     192 dst
        psllq xmm15, 2                                         ;  1115.3 p1     192 dst
        pxor xmm10, xmm15                                      ;  1117.3 p1     192 dst
        movdqa xmm15, xmm4                                     ;  1089.3 p0     192 dst copy
        psrlq xmm15, 2                                         ;  1115.3 p1     192 dst
        pxor xmm15, xmm7                                       ;  1117.3 p1     192 dst
        pand xmm15, xmm1                                       ;  1119.3 p1     192 dst
        pxor xmm7, xmm15                                       ;  1121.3 p1     192 dst
        psllq xmm15, 2                                         ;  1121.3 p1     192 dst
        pxor xmm4, xmm15                                       ;  1123.3 p1     192 dst
        movdqa xmm15, xmm9                                     ;  1105.3 p0     192 dst copy
        psrlq xmm15, 4                                         ;  1121.3 p1     192 dst
        pxor xmm15, xmm3                                       ;  1123.3 p1     192 dst
        pand xmm15, xmm12                                      ;  1125.3 p1     192 dst
        pxor xmm3, xmm15                                       ;  1127.3 p1     192 dst
        psllq xmm15, 4                                         ;  1127.3 p1     192 dst
        pxor xmm9, xmm15                                       ;  1129.3 p1     192 dst
        movdqa xmm15, xmm2                                     ;  1107.3 p0     192 dst copy
        psrlq xmm15, 4                                         ;  1127.3 p1     192 dst
        pxor xmm15, xmm10                                      ;  1129.3 p1     192 dst
        pand xmm15, xmm12                                      ;  1131.3 p1     192 dst
        pxor xmm10, xmm15                                      ;  1133.3 p1     192 dst
        psllq xmm15, 4                                         ;  1133.3 p1     192 dst
        pxor xmm2, xmm15                                       ;  1135.3 p1     192 dst
        movdqa xmm15, xmm6                                     ;  1111.3 p0     192 dst copy
        psrlq xmm15, 4                                         ;  1133.3 p1     192 dst
        pxor xmm15, xmm7                                       ;  1135.3 p1     192 dst
        pand xmm15, xmm12                                      ;  1137.3 p1     192 dst
        pxor xmm7, xmm15                                       ;  1139.3 p1     192 dst
        psllq xmm15, 4                                         ;  1139.3 p1     192 dst
        pxor xmm6, xmm15                                       ;  1141.3 p1     192 dst
        movdqa xmm15, xmm0                                     ;  1113.3 p0     192 dst copy
        psrlq xmm15, 4                                         ;  1139.3 p1     192 dst
        pxor xmm15, xmm4                                       ;  1141.3 p1     192 dst
        pand xmm15, xmm12                                      ;  1143.3 p1     192 dst
        pxor xmm4, xmm15                                       ;  1145.3 p1     192 dst
        psllq xmm15, 4                                         ;  1145.3 p1     192 dst
        pxor xmm0, xmm15                                       ;  1147.3 p1     192 dst
        movdqa xmm15, [r8 + 240]                               ;  1057.0 p2     192 dst
        psrlq xmm15, 1                                         ;  1145.3 p1     192 dst
        movdqa [rbp + 1872], xmm7                              ;  1141.3 p0+p3  192 dst spill
        movdqa xmm7, [rbp + 704]                               ;  1058.3 p2     192 dst reload
        pxor xmm7, xmm15                                       ;  1147.3 p1     192 dst
        pand xmm7, xmm14                                       ;  1149.3 p1     192 dst
        movdqa xmm15, [rbp + 1504]                             ;  1060.3 p2     192 dst reload
        pxor xmm15, xmm7                                       ;  1151.3 p1     192 dst
        psllq xmm7, 1                                          ;  1151.3 p1     192 dst
        movdqa [rbp + 1504], xmm6                              ;  1143.3 p0+p3  192 dst spill
        movdqa xmm6, [rbp + 1488]                              ;  1063.3 p2     192 dst reload
        pxor xmm6, xmm7                                        ;  1153.3 p1     192 dst
        movdqa xmm7, [rbp + 1200]                              ;  1065.3 p2     192 dst
        punpcklbw xmm7, xmm8                                   ;  1151.3 p1     192 dst
        movdqa [rbp + 1488], xmm4                              ;  1147.3 p0+p3  192 dst spill
        movdqa xmm4, [rbp + 1200]                              ;  1069.3 p2     192 dst
        punpckhbw xmm4, xmm8                                   ;  1152.3 p1     192 dst
        movdqa xmm8, xmm6                                      ;  1155.3 p0     192 dst copy
        psrlq xmm8, 2                                          ;  1162.3 p1     192 dst
        movdqa [rbp + 1200], xmm0                              ;  1149.3 p0+p3  192 dst spill
        movdqa xmm0, xmm15                                     ;  1153.3 p0     192 dst copy
        psrlq xmm0, 2                                          ;  1160.3 p1     192 dst
        movdqa [rbp + 704], xmm3                               ;  1129.3 p0+p3  192 dst spill
        movdqa xmm3, [r8 + 496]                                ;  1076.3 p2     192 dst
        psrlq xmm3, 1                                          ;  1155.3 p1     192 dst
        movdqa [rbp + 1824], xmm13                             ;  1079.3 p0+p3  192 dst spill
        movdqa xmm13, [rbp + 1472]                             ;  1080.3 p2     192 dst reload
        pxor xmm13, xmm3                                       ;  1157.3 p1     192 dst
        pand xmm13, xmm14                                      ;  1159.3 p1     192 dst
        movdqa xmm3, [rbp + 1936]                              ;  1083.0 p2     192 dst reload
        pxor xmm3, xmm13                                       ;  1161.3 p1     192 dst
        psllq xmm13, 1                                         ;  1161.3 p1     192 dst
        movdqa [rbp + 1936], xmm9                              ;  1131.3 p0+p3  192 dst spill
        movdqa xmm9, [rbp + 1904]                              ;  1085.3 p2     192 dst reload
        pxor xmm9, xmm13                                       ;  1163.3 p1     192 dst
        movdqa xmm13, xmm9                                     ;  1165.3 p0     192 dst copy
        psrlq xmm13, 2                                         ;  1172.3 p1     192 dst
        movdqa [rbp + 1904], xmm11                             ;  1087.3 p0+p3  192 dst spill
        movdqa xmm11, xmm3                                     ;  1163.3 p0     192 dst copy
        psrlq xmm11, 2                                         ;  1170.3 p1     192 dst
        movdqa [rbp + 1472], xmm10                             ;  1135.3 p0+p3  192 dst spill
        movdqa xmm10, [r8 + 752]                               ;  1090.3 p2     192 dst
        psrlq xmm10, 1                                         ;  1163.3 p1     192 dst
        movdqa [rbp + 1776], xmm5                              ;  1091.3 p0+p3  192 dst spill
        movdqa xmm5, [rbp + 1920]                              ;  1092.3 p2     192 dst reload
        pxor xmm5, xmm10                                       ;  1165.3 p1     192 dst
        pand xmm5, xmm14                                       ;  1167.3 p1     192 dst
        movdqa xmm10, [rbp + 1968]                             ;  1093.3 p2     192 dst reload
        pxor xmm10, xmm5                                       ;  1169.3 p1     192 dst
        psllq xmm5, 1                                          ;  1169.3 p1     192 dst
        movdqa xmm12, [rbp + 1952]                             ;  1095.0 p2     192 dst reload
        pxor xmm12, xmm5                                       ;  1171.3 p1     192 dst
        pxor xmm8, xmm12                                       ;  1173.3 p1     192 dst
        pxor xmm0, xmm10                                       ;  1171.3 p1     192 dst
        pand xmm8, xmm1                                        ;  1175.3 p1     192 dst
        pand xmm0, xmm1                                        ;  1173.3 p1     192 dst
        pxor xmm12, xmm8                                       ;  1177.3 p1     192 dst
        psllq xmm8, 2                                          ;  1177.3 p1     192 dst
        pxor xmm6, xmm8                                        ;  1179.3 p1     192 dst
        movdqa xmm5, [r8 + 1008]                               ;  1099.3 p2     192 dst
        psrlq xmm5, 1                                          ;  1176.3 p1     192 dst
        movdqa xmm8, [rbp + 1984]                              ;  1100.3 p2     192 dst reload
        pxor xmm8, xmm5                                        ;  1178.3 p1     192 dst
        pand xmm8, xmm14                                       ;  1180.3 p1     192 dst
        movdqa xmm5, [rbp + 64]                                ;  1105.3 p2     192 dst reload
        movdqa xmm14, [rbp + 48]                               ;  1106.3 p2     192 dst
        punpcklbw xmm14, xmm5                                  ;  1179.3 p1     192 dst
        pxor xmm10, xmm0                                       ;  1180.3 p1     192 dst
        psllq xmm0, 2                                          ;  1181.3 p1     192 dst
        pxor xmm15, xmm0                                       ;  1183.3 p1     192 dst
        movdqa xmm0, [rbp + 48]                                ;  1109.3 p2     192 dst
        punpckhbw xmm0, xmm5                                   ;  1183.3 p1     192 dst
        movdqa xmm5, [rbp + 2016]                              ;  1111.7 p2     192 dst reload
        pxor xmm5, xmm8                                        ;  1184.3 p1     192 dst
        psllq xmm8, 1                                          ;  1185.3 p1     192 dst
        movdqa [rbp + 2016], xmm4                              ;  1156.3 p0+p3  192 dst spill
        movdqa xmm4, [rbp + 2000]                              ;  1115.3 p2     192 dst reload
        pxor xmm4, xmm8                                        ;  1187.3 p1     192 dst
        pxor xmm13, xmm4                                       ;  1189.3 p1     192 dst
        pxor xmm11, xmm5                                       ;  1188.3 p1     192 dst
        pand xmm13, xmm1                                       ;  1191.3 p1     192 dst
        pand xmm11, xmm1                                       ;  1190.3 p1     192 dst
        movdqa xmm1, [rbp + 224]                               ;  1120.3 p2     192 dst reload
        movdqa xmm8, [rbp + 720]                               ;  1121.3 p2     192 dst
        punpcklbw xmm8, xmm1                                   ;  1191.3 p1     192 dst
        pxor xmm4, xmm13                                       ;  1193.3 p1     192 dst
        psllq xmm13, 2                                         ;  1193.3 p1     192 dst
        pxor xmm9, xmm13                                       ;  1195.3 p1     192 dst
        movdqa xmm13, [rbp + 720]                              ;  1126.0 p2     192 dst
        punpckhbw xmm13, xmm1                                  ;  1195.3 p1     192 dst
        pxor xmm5, xmm11                                       ;  1196.3 p1     192 dst
        psllq xmm11, 2                                         ;  1197.3 p1     192 dst
        pxor xmm3, xmm11                                       ;  1199.3 p1     192 dst
        movdqa xmm1, [rbp + 208]                               ;  1131.3 p2     192 dst reload
        movdqa xmm11, [rbp + 416]                              ;  1132.3 p2     192 dst
        punpcklbw xmm11, xmm1                                  ;  1199.3 p1     192 dst
        movdqa [rbp + 224], xmm7                               ;  1153.3 p0+p3  192 dst spill
        movdqa xmm7, [rbp + 416]                               ;  1135.3 p2     192 dst
        punpckhbw xmm7, xmm1                                   ;  1200.3 p1     192 dst
        movdqa xmm1, xmm12                                     ;  1179.3 p0     192 dst copy
        psrlq xmm1, 4                                          ;  1201.3 p1     192 dst
        pxor xmm1, xmm4                                        ;  1203.3 p1     192 dst
        pand xmm1, [rel aes_to_slices.T0_constants128 + 32]    ;  1205.3 p2+p1  192 dst
        pxor xmm4, xmm1                                        ;  1207.3 p1     192 dst
        psllq xmm1, 4                                          ;  1207.3 p1     192 dst
        pxor xmm12, xmm1                                       ;  1209.3 p1     192 dst
        movdqa xmm1, xmm6                                      ;  1181.3 p0     192 dst copy
        psrlq xmm1, 4                                          ;  1207.3 p1     192 dst
        pxor xmm1, xmm9                                        ;  1209.3 p1     192 dst
        pand xmm1, [rel aes_to_slices.T0_constants128 + 32]    ;  1211.3 p2+p1  192 dst
        pxor xmm9, xmm1                                        ;  1213.3 p1     192 dst
        psllq xmm1, 4                                          ;  1213.3 p1     192 dst
        pxor xmm6, xmm1                                        ;  1215.3 p1     192 dst
        movdqa xmm1, xmm10                                     ;  1182.3 p0     192 dst copy
        psrlq xmm1, 4                                          ;  1213.3 p1     192 dst
        pxor xmm1, xmm5                                        ;  1215.3 p1     192 dst
        pand xmm1, [rel aes_to_slices.T0_constants128 + 32]    ;  1217.3 p2+p1  192 dst
        pxor xmm5, xmm1                                        ;  1219.3 p1     192 dst
        psllq xmm1, 4                                          ;  1219.3 p1     192 dst
        pxor xmm10, xmm1                                       ;  1221.3 p1     192 dst
        movdqa xmm1, xmm15                                     ;  1185.3 p0     192 dst copy
        psrlq xmm1, 4                                          ;  1219.3 p1     192 dst
        pxor xmm1, xmm3                                        ;  1221.3 p1     192 dst
        pand xmm1, [rel aes_to_slices.T0_constants128 + 32]    ;  1223.3 p2+p1  192 dst
        pxor xmm3, xmm1                                        ;  1225.3 p1     192 dst
        psllq xmm1, 4                                          ;  1225.3 p1     192 dst
        pxor xmm15, xmm1                                       ;  1227.3 p1     192 dst
        movdqa xmm1, xmm14                                     ;  1181.3 p0     192 dst copy
        punpcklbw xmm1, xmm8                                   ;  1225.3 p1     192 dst
        punpckhbw xmm14, xmm8                                  ;  1226.3 p1     192 dst
        movdqa xmm8, xmm0                                      ;  1187.3 p0     192 dst copy
        punpcklbw xmm8, xmm13                                  ;  1227.3 p1     192 dst
        punpckhbw xmm0, xmm13                                  ;  1228.3 p1     192 dst
        movdqa xmm13, xmm2                                     ;  1165.0 p0     192 dst copy
        punpcklbw xmm13, xmm6                                  ;  1229.3 p1     192 dst
        punpckhbw xmm2, xmm6                                   ;  1230.3 p1     192 dst
        movdqa xmm6, [rbp + 592]                               ;  1166.0 p2     192 dst reload
        movdqa [rbp + 208], xmm5                               ;  1221.3 p0+p3  192 dst spill
        movdqa xmm5, [rbp + 400]                               ;  1167.0 p2     192 dst
        punpcklbw xmm5, xmm6                                   ;  1231.3 p1     192 dst
        movdqa [rbp + 416], xmm10                              ;  1223.3 p0+p3  192 dst spill
        movdqa xmm10, [rbp + 400]                              ;  1168.3 p2     192 dst
        punpckhbw xmm10, xmm6                                  ;  1232.3 p1     192 dst
        movdqa xmm6, xmm11                                     ;  1201.3 p0     192 dst copy
        punpcklbw xmm6, xmm5                                   ;  1233.3 p1     192 dst
        punpckhbw xmm11, xmm5                                  ;  1234.3 p1     192 dst
        movdqa xmm5, xmm1                                      ;  1227.3 p0     192 dst copy
        punpcklbw xmm5, xmm6                                   ;  1235.3 p1     192 dst
        punpckhbw xmm1, xmm6                                   ;  1236.3 p1     192 dst
        movdqa xmm6, xmm7                                      ;  1204.3 p0     192 dst copy
        punpcklbw xmm6, xmm10                                  ;  1237.3 p1     192 dst
        punpckhbw xmm7, xmm10                                  ;  1238.3 p1     192 dst
        movdqa xmm10, xmm14                                    ;  1230.3 p0     192 dst copy
        punpcklbw xmm10, xmm11                                 ;  1239.3 p1     192 dst
        punpckhbw xmm14, xmm11                                 ;  1240.3 p1     192 dst
        movdqa xmm11, xmm8                                     ;  1229.3 p0     192 dst copy
        punpcklbw xmm11, xmm6                                  ;  1241.3 p1     192 dst
        punpckhbw xmm8, xmm6                                   ;  1242.3 p1     192 dst
        movdqa xmm6, xmm0                                      ;  1232.3 p0     192 dst copy
        punpcklbw xmm6, xmm7                                   ;  1243.3 p1     192 dst
        punpckhbw xmm0, xmm7                                   ;  1244.3 p1     192 dst
        movdqa xmm7, [rbp + 784]                               ;  1177.7 p2     192 dst reload
        movdqa [rbp + 592], xmm0                               ;  1248.3 p0+p3  192 dst spill
        movdqa xmm0, [rbp + 608]                               ;  1178.7 p2     192 dst
        punpcklbw xmm0, xmm7                                   ;  1245.3 p1     192 dst
        movdqa [rbp + 400], xmm14                              ;  1244.3 p0+p3  192 dst spill
        movdqa xmm14, [rbp + 608]                              ;  1180.0 p2     192 dst
        punpckhbw xmm14, xmm7                                  ;  1246.3 p1     192 dst
        movdqa xmm7, [rbp + 1040]                              ;  1181.0 p2     192 dst reload
        movdqa [rbp + 784], xmm8                               ;  1246.3 p0+p3  192 dst spill
        movdqa xmm8, [rbp + 912]                               ;  1182.0 p2     192 dst
        punpcklbw xmm8, xmm7                                   ;  1247.3 p1     192 dst
        movdqa [rbp + 608], xmm1                               ;  1240.3 p0+p3  192 dst spill
        movdqa xmm1, [rbp + 912]                               ;  1183.0 p2     192 dst
        punpckhbw xmm1, xmm7                                   ;  1248.3 p1     192 dst
        movdqa xmm7, xmm0                                      ;  1247.3 p0     192 dst copy
        punpcklbw xmm7, xmm8                                   ;  1254.3 p1     192 dst
        punpckhbw xmm0, xmm8                                   ;  1250.3 p1     192 dst
        movdqa xmm8, xmm14                                     ;  1250.3 p0     192 dst copy
        punpcklbw xmm8, xmm1                                   ;  1257.3 p1     192 dst
        punpckhbw xmm14, xmm1                                  ;  1252.3 p1     192 dst
        movdqa xmm1, [rbp + 32]                                ;  1185.7 p2     192 dst reload
        movdqa [rbp + 1040], xmm6                              ;  1245.3 p0+p3  192 dst spill
        movdqa xmm6, [rbp + 16]                                ;  1186.7 p2     192 dst
        punpcklbw xmm6, xmm1                                   ;  1253.3 p1     192 dst
        movdqa [rbp + 912], xmm10                              ;  1241.3 p0+p3  192 dst spill
        movdqa xmm10, [rbp + 16]                               ;  1188.3 p2     192 dst
        punpckhbw xmm10, xmm1                                  ;  1254.3 p1     192 dst
        movdqa xmm1, [rbp + 1472]                              ;  1189.3 p2     192 dst
        punpcklbw xmm1, xmm9                                   ;  1255.3 p1     192 dst
        movdqa [rbp + 32], xmm11                               ;  1243.3 p0+p3  192 dst spill
        movdqa xmm11, [rbp + 1472]                             ;  1191.3 p2     192 dst
        punpckhbw xmm11, xmm9                                  ;  1256.3 p1     192 dst
        movdqa xmm9, [rbp + 224]                               ;  1193.7 p2     192 dst
        punpcklbw xmm9, xmm13                                  ;  1257.3 p1     192 dst
        movdqa [rbp + 1472], xmm5                              ;  1237.3 p0+p3  192 dst spill
        movdqa xmm5, [rbp + 224]                               ;  1195.3 p2     192 dst
        punpckhbw xmm5, xmm13                                  ;  1258.3 p1     192 dst
        movdqa xmm13, xmm7                                     ;  1256.3 p0     192 dst copy
        punpcklbw xmm13, xmm9                                  ;  1263.3 p1     192 dst
        punpckhbw xmm7, xmm9                                   ;  1260.3 p1     192 dst
        movdqa xmm9, xmm0                                      ;  1254.3 p0     192 dst copy
        punpcklbw xmm9, xmm5                                   ;  1262.3 p1     192 dst
        punpckhbw xmm0, xmm5                                   ;  1262.3 p1     192 dst
        movdqa xmm5, [rbp + 1936]                              ;  1201.7 p2     192 dst
        punpcklbw xmm5, xmm12                                  ;  1263.3 p1     192 dst
        movdqa [rbp + 224], xmm0                               ;  1266.3 p0+p3  192 dst spill
        movdqa xmm0, [rbp + 1936]                              ;  1203.0 p2     192 dst
        punpckhbw xmm0, xmm12                                  ;  1264.3 p1     192 dst
        movdqa xmm12, [rbp + 2016]                             ;  1204.3 p2     192 dst
        punpcklbw xmm12, xmm2                                  ;  1265.3 p1     192 dst
        movdqa [rbp + 1936], xmm7                              ;  1264.3 p0+p3  192 dst spill
        movdqa xmm7, [rbp + 2016]                              ;  1207.3 p2     192 dst
        punpckhbw xmm7, xmm2                                   ;  1266.3 p1     192 dst
        movdqa xmm2, xmm8                                      ;  1259.3 p0     192 dst copy
        punpcklbw xmm2, xmm12                                  ;  1267.3 p1     192 dst
        punpckhbw xmm8, xmm12                                  ;  1268.3 p1     192 dst
        movdqa xmm12, xmm14                                    ;  1256.3 p0     192 dst copy
        punpcklbw xmm12, xmm7                                  ;  1270.3 p1     192 dst
        punpckhbw xmm14, xmm7                                  ;  1270.3 p1     192 dst
        movdqa xmm7, [rbp + 704]                               ;  1213.3 p2     192 dst
        punpcklbw xmm7, xmm4                                   ;  1271.3 p1     192 dst
        movdqa [rbp + 2016], xmm14                             ;  1274.3 p0+p3  192 dst spill
        movdqa xmm14, [rbp + 704]                              ;  1217.3 p2     192 dst
        punpckhbw xmm14, xmm4                                  ;  1272.3 p1     192 dst
        movdqa xmm4, [rbp + 256]                               ;  1218.3 p2     192 dst reload
        movdqa [rbp + 704], xmm8                               ;  1272.3 p0+p3  192 dst spill
        movdqa xmm8, [rbp + 80]                                ;  1219.3 p2     192 dst
        punpcklbw xmm8, xmm4                                   ;  1273.3 p1     192 dst
        movdqa [rbp + 16], xmm12                               ;  1272.3 p0+p3  192 dst spill
        movdqa xmm12, [rbp + 80]                               ;  1223.3 p2     192 dst
        punpckhbw xmm12, xmm4                                  ;  1274.3 p1     192 dst
        movdqa xmm4, xmm6                                      ;  1255.3 p0     192 dst copy
        punpcklbw xmm4, xmm8                                   ;  1275.3 p1     192 dst
        punpckhbw xmm6, xmm8                                   ;  1276.3 p1     192 dst
        movdqa xmm8, xmm10                                     ;  1258.3 p0     192 dst copy
        punpcklbw xmm8, xmm12                                  ;  1278.3 p1     192 dst
        punpckhbw xmm10, xmm12                                 ;  1278.3 p1     192 dst
        movdqa xmm12, [rbp + 736]                              ;  1229.7 p2     192 dst reload
        movdqa [rbp + 256], xmm9                               ;  1264.3 p0+p3  192 dst spill
        movdqa xmm9, [rbp + 448]                               ;  1230.7 p2     192 dst
        punpcklbw xmm9, xmm12                                  ;  1279.3 p1     192 dst
        movdqa [rbp + 80], xmm2                                ;  1269.3 p0+p3  192 dst spill
        movdqa xmm2, [rbp + 448]                               ;  1233.0 p2     192 dst
        punpckhbw xmm2, xmm12                                  ;  1280.3 p1     192 dst
        movdqa xmm12, [rbp + 576]                              ;  1234.7 p2     192 dst reload
        movdqa [rbp + 736], xmm13                              ;  1265.3 p0+p3  192 dst spill
        movdqa xmm13, [rbp + 384]                              ;  1235.7 p2     192 dst
        punpcklbw xmm13, xmm12                                 ;  1281.3 p1     192 dst
        movdqa [rbp + 448], xmm3                               ;  1237.0 p0+p3  192 dst spill
        movdqa xmm3, [rbp + 384]                               ;  1237.0 p2     192 dst
        punpckhbw xmm3, xmm12                                  ;  1282.3 p1     192 dst
        movdqa xmm12, xmm9                                     ;  1281.3 p0     192 dst copy
        punpcklbw xmm12, xmm13                                 ;  1288.3 p1     192 dst
        punpckhbw xmm9, xmm13                                  ;  1284.3 p1     192 dst
        movdqa xmm13, xmm2                                     ;  1284.3 p0     192 dst copy
        punpcklbw xmm13, xmm3                                  ;  1291.3 p1     192 dst
        punpckhbw xmm2, xmm3                                   ;  1286.3 p1     192 dst
        movdqa xmm3, xmm6                                      ;  1280.3 p0     192 dst copy
        punpcklbw xmm3, xmm9                                   ;  1288.3 p1     192 dst
        punpckhbw xmm6, xmm9                                   ;  1288.3 p1     192 dst
        movdqa xmm9, xmm4                                      ;  1277.3 p0     192 dst copy
        punpcklbw xmm9, xmm12                                  ;  1290.3 p1     192 dst
        punpckhbw xmm4, xmm12                                  ;  1290.3 p1     192 dst
        movdqa xmm12, xmm10                                    ;  1282.3 p0     192 dst copy
        punpcklbw xmm12, xmm2                                  ;  1291.3 p1     192 dst
        punpckhbw xmm10, xmm2                                  ;  1292.3 p1     192 dst
        movdqa xmm2, xmm8                                      ;  1280.3 p0     192 dst copy
        punpcklbw xmm2, xmm13                                  ;  1293.3 p1     192 dst
        punpckhbw xmm8, xmm13                                  ;  1294.3 p1     192 dst
        movdqa xmm13, [rbp + 816]                              ;  1248.7 p2     192 dst reload
        movdqa [rbp + 576], xmm10                              ;  1296.3 p0+p3  192 dst spill
        movdqa xmm10, [rbp + 272]                              ;  1249.7 p2     192 dst
        punpcklbw xmm10, xmm13                                 ;  1295.3 p1     192 dst
        movdqa [rbp + 384], xmm6                               ;  1292.3 p0+p3  192 dst spill
        movdqa xmm6, [rbp + 272]                               ;  1251.0 p2     192 dst
        punpckhbw xmm6, xmm13                                  ;  1296.3 p1     192 dst
        movdqa xmm13, [rbp + 1072]                             ;  1252.0 p2     192 dst reload
        movdqa [rbp + 816], xmm8                               ;  1298.3 p0+p3  192 dst spill
        movdqa xmm8, [rbp + 944]                               ;  1253.0 p2     192 dst
        punpcklbw xmm8, xmm13                                  ;  1297.3 p1     192 dst
        movdqa [rbp + 272], xmm4                               ;  1294.3 p0+p3  192 dst spill
        movdqa xmm4, [rbp + 944]                               ;  1254.0 p2     192 dst
        punpckhbw xmm4, xmm13                                  ;  1298.3 p1     192 dst
        movdqa xmm13, xmm10                                    ;  1297.3 p0     192 dst copy
        punpcklbw xmm13, xmm8                                  ;  1304.3 p1     192 dst
        punpckhbw xmm10, xmm8                                  ;  1300.3 p1     192 dst
        movdqa xmm8, xmm6                                      ;  1300.3 p0     192 dst copy
        punpcklbw xmm8, xmm4                                   ;  1307.3 p1     192 dst
        punpckhbw xmm6, xmm4                                   ;  1302.3 p1     192 dst
        movdqa xmm4, [rbp + 1776]                              ;  1260.0 p2     192 dst reload
        movdqa [rbp + 1072], xmm12                             ;  1293.3 p0+p3  192 dst spill
        movdqa xmm12, [rbp + 1232]                             ;  1261.0 p2     192 dst
        punpcklbw xmm12, xmm4                                  ;  1303.3 p1     192 dst
        movdqa [rbp + 944], xmm3                               ;  1290.3 p0+p3  192 dst spill
        movdqa xmm3, [rbp + 1232]                              ;  1262.3 p2     192 dst
        punpckhbw xmm3, xmm4                                   ;  1304.3 p1     192 dst
        movdqa xmm4, xmm12                                     ;  1305.3 p0     192 dst copy
        punpcklbw xmm4, xmm1                                   ;  1312.3 p1     192 dst
        punpckhbw xmm12, xmm1                                  ;  1306.3 p1     192 dst
        movdqa xmm1, xmm3                                      ;  1308.3 p0     192 dst copy
        punpcklbw xmm1, xmm11                                  ;  1315.3 p1     192 dst
        punpckhbw xmm3, xmm11                                  ;  1308.3 p1     192 dst
        movdqa xmm11, xmm10                                    ;  1304.3 p0     192 dst copy
        punpcklbw xmm11, xmm12                                 ;  1311.3 p1     192 dst
        punpckhbw xmm10, xmm12                                 ;  1310.3 p1     192 dst
        movdqa xmm12, xmm6                                     ;  1306.3 p0     192 dst copy
        punpcklbw xmm12, xmm3                                  ;  1313.3 p1     192 dst
        punpckhbw xmm6, xmm3                                   ;  1312.3 p1     192 dst
        movdqa xmm3, xmm13                                     ;  1306.3 p0     192 dst copy
        punpcklbw xmm3, xmm4                                   ;  1314.3 p1     192 dst
        punpckhbw xmm13, xmm4                                  ;  1314.3 p1     192 dst
        movdqa xmm4, xmm8                                      ;  1309.3 p0     192 dst copy
        punpcklbw xmm4, xmm1                                   ;  1317.3 p1     192 dst
        punpckhbw xmm8, xmm1                                   ;  1317.3 p1     192 dst
        movdqa xmm1, [rbp + 1200]                              ;  1269.0 p2     192 dst
        punpcklbw xmm1, xmm15                                  ;  1317.3 p1     192 dst
        movdqa [rbp + 1776], xmm6                              ;  1316.3 p0+p3  192 dst spill
        movdqa xmm6, [rbp + 1200]                              ;  1270.3 p2     192 dst
        punpckhbw xmm6, xmm15                                  ;  1318.3 p1     192 dst
        movdqa xmm15, [rbp + 0]                                ;  1271.3 p2     192 dst reload
        movdqa [rbp + 1200], xmm10                             ;  1314.3 p0+p3  192 dst spill
        movdqa xmm10, [rbp - 16]                               ;  1272.3 p2     192 dst
        punpcklbw xmm10, xmm15                                 ;  1319.3 p1     192 dst
        movdqa [rbp + 1232], xmm8                              ;  1321.3 p0+p3  192 dst spill
        movdqa xmm8, [rbp - 16]                                ;  1273.3 p2     192 dst
        punpckhbw xmm8, xmm15                                  ;  1320.3 p1     192 dst
        movdqa xmm15, [rbp + 288]                              ;  1274.3 p2     192 dst reload
        movdqa [rbp + 0], xmm13                                ;  1318.3 p0+p3  192 dst spill
        movdqa xmm13, [rbp + 96]                               ;  1275.3 p2     192 dst
        punpcklbw xmm13, xmm15                                 ;  1321.3 p1     192 dst
        movdqa [rbp - 16], xmm12                               ;  1315.3 p0+p3  192 dst spill
        movdqa xmm12, [rbp + 96]                               ;  1276.3 p2     192 dst
        punpckhbw xmm12, xmm15                                 ;  1322.3 p1     192 dst
        movdqa xmm15, xmm10                                    ;  1321.3 p0     192 dst copy
        punpcklbw xmm15, xmm13                                 ;  1328.3 p1     192 dst
        punpckhbw xmm10, xmm13                                 ;  1324.3 p1     192 dst
        movdqa xmm13, xmm8                                     ;  1324.3 p0     192 dst copy
        punpcklbw xmm13, xmm12                                 ;  1331.3 p1     192 dst
        punpckhbw xmm8, xmm12                                  ;  1326.3 p1     192 dst
        movdqa xmm12, [rbp + 848]                              ;  1279.0 p2     192 dst reload
        movdqa [rbp + 288], xmm11                              ;  1313.3 p0+p3  192 dst spill
        movdqa xmm11, [rbp + 480]                              ;  1280.0 p2     192 dst
        punpcklbw xmm11, xmm12                                 ;  1327.3 p1     192 dst
        movdqa [rbp + 96], xmm2                                ;  1295.3 p0+p3  192 dst spill
        movdqa xmm2, [rbp + 480]                               ;  1281.3 p2     192 dst
        punpckhbw xmm2, xmm12                                  ;  1328.3 p1     192 dst
        movdqa xmm12, [rbp + 992]                              ;  1282.7 p2     192 dst reload
        movdqa [rbp + 848], xmm4                               ;  1319.3 p0+p3  192 dst spill
        movdqa xmm4, [rbp + 864]                               ;  1283.7 p2     192 dst
        punpcklbw xmm4, xmm12                                  ;  1329.3 p1     192 dst
        movdqa [rbp + 480], xmm9                               ;  1292.3 p0+p3  192 dst spill
        movdqa xmm9, [rbp + 864]                               ;  1285.0 p2     192 dst
        punpckhbw xmm9, xmm12                                  ;  1330.3 p1     192 dst
        movdqa xmm12, xmm11                                    ;  1329.3 p0     192 dst copy
        punpcklbw xmm12, xmm4                                  ;  1336.3 p1     192 dst
        punpckhbw xmm11, xmm4                                  ;  1332.3 p1     192 dst
        movdqa xmm4, xmm2                                      ;  1332.3 p0     192 dst copy
        punpcklbw xmm4, xmm9                                   ;  1339.3 p1     192 dst
        punpckhbw xmm2, xmm9                                   ;  1334.3 p1     192 dst
        movdqa xmm9, xmm10                                     ;  1328.3 p0     192 dst copy
        punpcklbw xmm9, xmm11                                  ;  1336.3 p1     192 dst
        punpckhbw xmm10, xmm11                                 ;  1336.3 p1     192 dst
        movdqa xmm11, xmm15                                    ;  1330.3 p0     192 dst copy
        punpcklbw xmm11, xmm12                                 ;  1338.3 p1     192 dst
        punpckhbw xmm15, xmm12                                 ;  1338.3 p1     192 dst
        movdqa xmm12, xmm8                                     ;  1330.3 p0     192 dst copy
        punpcklbw xmm12, xmm2                                  ;  1339.3 p1     192 dst
        punpckhbw xmm8, xmm2                                   ;  1340.3 p1     192 dst
        movdqa xmm2, xmm13                                     ;  1333.3 p0     192 dst copy
        punpcklbw xmm2, xmm4                                   ;  1341.3 p1     192 dst
        punpckhbw xmm13, xmm4                                  ;  1342.3 p1     192 dst
        movdqa xmm4, [rbp + 1280]                              ;  1295.0 p2     192 dst reload
        movdqa [rbp + 992], xmm8                               ;  1344.3 p0+p3  192 dst spill
        movdqa xmm8, [rbp + 1136]                              ;  1296.0 p2     192 dst
        punpcklbw xmm8, xmm4                                   ;  1343.3 p1     192 dst
        movdqa [rbp + 864], xmm10                              ;  1340.3 p0+p3  192 dst spill
        movdqa xmm10, [rbp + 1136]                             ;  1297.3 p2     192 dst
        punpckhbw xmm10, xmm4                                  ;  1344.3 p1     192 dst
        movdqa xmm4, [rbp + 1536]                              ;  1298.7 p2     192 dst reload
        movdqa [rbp + 1280], xmm13                             ;  1346.3 p0+p3  192 dst spill
        movdqa xmm13, [rbp + 1408]                             ;  1299.7 p2     192 dst
        punpcklbw xmm13, xmm4                                  ;  1345.3 p1     192 dst
        movdqa [rbp + 1136], xmm15                             ;  1342.3 p0+p3  192 dst spill
        movdqa xmm15, [rbp + 1408]                             ;  1301.0 p2     192 dst
        punpckhbw xmm15, xmm4                                  ;  1346.3 p1     192 dst
        movdqa xmm4, xmm8                                      ;  1345.3 p0     192 dst copy
        punpcklbw xmm4, xmm13                                  ;  1352.3 p1     192 dst
        punpckhbw xmm8, xmm13                                  ;  1348.3 p1     192 dst
        movdqa xmm13, xmm10                                    ;  1348.3 p0     192 dst copy
        punpcklbw xmm13, xmm15                                 ;  1355.3 p1     192 dst
        punpckhbw xmm10, xmm15                                 ;  1350.3 p1     192 dst
        movdqa xmm15, [rbp + 1904]                             ;  1303.7 p2     192 dst reload
        movdqa [rbp + 1536], xmm12                             ;  1341.3 p0+p3  192 dst spill
        movdqa xmm12, [rbp + 1664]                             ;  1304.7 p2     192 dst
        punpcklbw xmm12, xmm15                                 ;  1351.3 p1     192 dst
        movdqa [rbp + 1408], xmm9                              ;  1338.3 p0+p3  192 dst spill
        movdqa xmm9, [rbp + 1664]                              ;  1309.3 p2     192 dst
        punpckhbw xmm9, xmm15                                  ;  1352.3 p1     192 dst
        movdqa xmm15, xmm12                                    ;  1353.3 p0     192 dst copy
        punpcklbw xmm15, xmm5                                  ;  1360.3 p1     192 dst
        punpckhbw xmm12, xmm5                                  ;  1354.3 p1     192 dst
        movdqa xmm5, xmm9                                      ;  1356.3 p0     192 dst copy
        punpcklbw xmm5, xmm0                                   ;  1363.3 p1     192 dst
        punpckhbw xmm9, xmm0                                   ;  1356.3 p1     192 dst
        movdqa xmm0, xmm8                                      ;  1352.3 p0     192 dst copy
        punpcklbw xmm0, xmm12                                  ;  1359.3 p1     192 dst
        punpckhbw xmm8, xmm12                                  ;  1358.3 p1     192 dst
        movdqa xmm12, xmm10                                    ;  1354.3 p0     192 dst copy
        punpcklbw xmm12, xmm9                                  ;  1361.3 p1     192 dst
        punpckhbw xmm10, xmm9                                  ;  1360.3 p1     192 dst
        movdqa xmm9, xmm4                                      ;  1354.3 p0     192 dst copy
        punpcklbw xmm9, xmm15                                  ;  1362.3 p1     192 dst
        punpckhbw xmm4, xmm15                                  ;  1362.3 p1     192 dst
        movdqa xmm15, xmm13                                    ;  1357.3 p0     192 dst copy
        punpcklbw xmm15, xmm5                                  ;  1365.3 p1     192 dst
        punpckhbw xmm13, xmm5                                  ;  1365.3 p1     192 dst
        movdqa xmm5, [rbp - 32]                                ;  1319.0 p2     192 dst reload
        movdqa [rbp + 1904], xmm10                             ;  1364.3 p0+p3  192 dst spill
        movdqa xmm10, [rbp - 48]                               ;  1320.0 p2     192 dst
        punpcklbw xmm10, xmm5                                  ;  1365.3 p1     192 dst
        movdqa [rbp + 1664], xmm8                              ;  1362.3 p0+p3  192 dst spill
        movdqa xmm8, [rbp - 48]                                ;  1321.3 p2     192 dst
        punpckhbw xmm8, xmm5                                   ;  1366.3 p1     192 dst
        movdqa xmm5, [rbp + 320]                               ;  1322.3 p2     192 dst reload
        movdqa [rbp - 32], xmm13                               ;  1369.3 p0+p3  192 dst spill
        movdqa xmm13, [rbp + 128]                              ;  1323.3 p2     192 dst
        punpcklbw xmm13, xmm5                                  ;  1367.3 p1     192 dst
        movdqa [rbp - 48], xmm4                                ;  1366.3 p0+p3  192 dst spill
        movdqa xmm4, [rbp + 128]                               ;  1324.3 p2     192 dst
        punpckhbw xmm4, xmm5                                   ;  1368.3 p1     192 dst
        movdqa xmm5, xmm10                                     ;  1367.3 p0     192 dst copy
        punpcklbw xmm5, xmm13                                  ;  1374.3 p1     192 dst
        punpckhbw xmm10, xmm13                                 ;  1370.3 p1     192 dst
        movdqa xmm13, xmm8                                     ;  1370.3 p0     192 dst copy
        punpcklbw xmm13, xmm4                                  ;  1377.3 p1     192 dst
        punpckhbw xmm8, xmm4                                   ;  1372.3 p1     192 dst
        movdqa xmm4, [rbp + 832]                               ;  1327.0 p2     192 dst reload
        movdqa [rbp + 320], xmm12                              ;  1363.3 p0+p3  192 dst spill
        movdqa xmm12, [rbp + 512]                              ;  1328.0 p2     192 dst
        punpcklbw xmm12, xmm4                                  ;  1373.3 p1     192 dst
        movdqa [rbp + 128], xmm0                               ;  1361.3 p0+p3  192 dst spill
        movdqa xmm0, [rbp + 512]                               ;  1329.3 p2     192 dst
        punpckhbw xmm0, xmm4                                   ;  1374.3 p1     192 dst
        movdqa xmm4, [rbp + 1104]                              ;  1330.3 p2     192 dst reload
        movdqa [rbp + 832], xmm2                               ;  1343.3 p0+p3  192 dst spill
        movdqa xmm2, [rbp + 976]                               ;  1331.3 p2     192 dst
        punpcklbw xmm2, xmm4                                   ;  1375.3 p1     192 dst
        movdqa [rbp + 512], xmm15                              ;  1367.3 p0+p3  192 dst spill
        movdqa xmm15, [rbp + 976]                              ;  1334.3 p2     192 dst
        punpckhbw xmm15, xmm4                                  ;  1376.3 p1     192 dst
        movdqa xmm4, xmm12                                     ;  1375.3 p0     192 dst copy
        punpcklbw xmm4, xmm2                                   ;  1382.3 p1     192 dst
        punpckhbw xmm12, xmm2                                  ;  1378.3 p1     192 dst
        movdqa xmm2, xmm0                                      ;  1378.3 p0     192 dst copy
        punpcklbw xmm2, xmm15                                  ;  1385.3 p1     192 dst
        punpckhbw xmm0, xmm15                                  ;  1380.3 p1     192 dst
        movdqa xmm15, xmm10                                    ;  1374.3 p0     192 dst copy
        punpcklbw xmm15, xmm12                                 ;  1382.3 p1     192 dst
        punpckhbw xmm10, xmm12                                 ;  1382.3 p1     192 dst
        movdqa xmm12, xmm5                                     ;  1376.3 p0     192 dst copy
        punpcklbw xmm12, xmm4                                  ;  1384.3 p1     192 dst
        punpckhbw xmm5, xmm4                                   ;  1384.3 p1     192 dst
        movdqa xmm4, xmm8                                      ;  1376.3 p0     192 dst copy
        punpcklbw xmm4, xmm0                                   ;  1385.3 p1     192 dst
        punpckhbw xmm8, xmm0                                   ;  1386.3 p1     192 dst
        movdqa xmm0, xmm13                                     ;  1379.3 p0     192 dst copy
        punpcklbw xmm0, xmm2                                   ;  1387.3 p1     192 dst
        punpckhbw xmm13, xmm2                                  ;  1388.3 p1     192 dst
        movdqa xmm2, xmm11                                     ;  1341.0 p0     192 dst copy
        punpcklbw xmm2, xmm9                                   ;  1389.3 p1     192 dst
        punpckhbw xmm11, xmm9                                  ;  1390.3 p1     192 dst
        movdqa xmm9, [rbp + 800]                               ;  1342.0 p2     192 dst reload
        movdqa [rbp + 1104], xmm11                             ;  1394.3 p0+p3  192 dst spill
        movdqa xmm11, [rbp + 688]                              ;  1343.0 p2     192 dst
        punpcklbw xmm11, xmm9                                  ;  1391.3 p1     192 dst
        movdqa [rbp + 976], xmm2                               ;  1391.3 p0+p3  192 dst spill
        movdqa xmm2, [rbp + 688]                               ;  1344.3 p2     192 dst
        punpckhbw xmm2, xmm9                                   ;  1392.3 p1     192 dst
        movdqa xmm9, [rbp + 1056]                              ;  1345.3 p2     192 dst reload
        movdqa [rbp + 800], xmm8                               ;  1390.3 p0+p3  192 dst spill
        movdqa xmm8, [rbp + 928]                               ;  1346.3 p2     192 dst
        punpcklbw xmm8, xmm9                                   ;  1393.3 p1     192 dst
        movdqa [rbp + 688], xmm10                              ;  1386.3 p0+p3  192 dst spill
        movdqa xmm10, [rbp + 928]                              ;  1347.7 p2     192 dst
        punpckhbw xmm10, xmm9                                  ;  1394.3 p1     192 dst
        movdqa xmm9, xmm11                                     ;  1393.3 p0     192 dst copy
        punpcklbw xmm9, xmm8                                   ;  1400.3 p1     192 dst
        punpckhbw xmm11, xmm8                                  ;  1396.3 p1     192 dst
        movdqa xmm8, xmm2                                      ;  1396.3 p0     192 dst copy
        punpcklbw xmm8, xmm10                                  ;  1403.3 p1     192 dst
        punpckhbw xmm2, xmm10                                  ;  1398.3 p1     192 dst
        movdqa xmm10, [rbp + 1824]                             ;  1350.3 p2     192 dst reload
        movdqa [rbp + 1056], xmm13                             ;  1392.3 p0+p3  192 dst spill
        movdqa xmm13, [rbp + 1216]                             ;  1351.3 p2     192 dst
        punpcklbw xmm13, xmm10                                 ;  1399.3 p1     192 dst
        movdqa [rbp + 928], xmm5                               ;  1388.3 p0+p3  192 dst spill
        movdqa xmm5, [rbp + 1216]                              ;  1354.3 p2     192 dst
        punpckhbw xmm5, xmm10                                  ;  1400.3 p1     192 dst
        movdqa xmm10, xmm13                                    ;  1401.3 p0     192 dst copy
        punpcklbw xmm10, xmm7                                  ;  1408.3 p1     192 dst
        punpckhbw xmm13, xmm7                                  ;  1402.3 p1     192 dst
        movdqa xmm7, xmm5                                      ;  1404.3 p0     192 dst copy
        punpcklbw xmm7, xmm14                                  ;  1411.3 p1     192 dst
        punpckhbw xmm5, xmm14                                  ;  1404.3 p1     192 dst
        movdqa xmm14, xmm11                                    ;  1400.3 p0     192 dst copy
        punpcklbw xmm14, xmm13                                 ;  1407.3 p1     192 dst
        punpckhbw xmm11, xmm13                                 ;  1406.3 p1     192 dst
        movdqa xmm13, xmm2                                     ;  1402.3 p0     192 dst copy
        punpcklbw xmm13, xmm5                                  ;  1409.3 p1     192 dst
        punpckhbw xmm2, xmm5                                   ;  1408.3 p1     192 dst
        movdqa xmm5, xmm9                                      ;  1402.3 p0     192 dst copy
        punpcklbw xmm5, xmm10                                  ;  1410.3 p1     192 dst
        punpckhbw xmm9, xmm10                                  ;  1410.3 p1     192 dst
        movdqa xmm10, xmm8                                     ;  1405.3 p0     192 dst copy
        punpcklbw xmm10, xmm7                                  ;  1413.3 p1     192 dst
        punpckhbw xmm8, xmm7                                   ;  1413.3 p1     192 dst
        movdqa xmm7, [rbp + 672]                               ;  1366.0 p2     192 dst reload
        movdqa [rbp + 1824], xmm2                              ;  1412.3 p0+p3  192 dst spill
        movdqa xmm2, [rbp - 64]                                ;  1367.0 p2     192 dst
        punpcklbw xmm2, xmm7                                   ;  1413.3 p1     192 dst
        movdqa [rbp + 1216], xmm11                             ;  1410.3 p0+p3  192 dst spill
        movdqa xmm11, [rbp - 64]                               ;  1368.3 p2     192 dst
        punpckhbw xmm11, xmm7                                  ;  1414.3 p1     192 dst
        movdqa xmm7, [rbp + 304]                               ;  1369.3 p2     192 dst reload
        movdqa [rbp + 672], xmm8                               ;  1417.3 p0+p3  192 dst spill
        movdqa xmm8, [rbp + 112]                               ;  1370.3 p2     192 dst
        punpcklbw xmm8, xmm7                                   ;  1415.3 p1     192 dst
        movdqa [rbp - 64], xmm9                                ;  1414.3 p0+p3  192 dst spill
        movdqa xmm9, [rbp + 112]                               ;  1371.3 p2     192 dst
        punpckhbw xmm9, xmm7                                   ;  1416.3 p1     192 dst
        movdqa xmm7, xmm2                                      ;  1415.3 p0     192 dst copy
        punpcklbw xmm7, xmm8                                   ;  1422.3 p1     192 dst
        punpckhbw xmm2, xmm8                                   ;  1418.3 p1     192 dst
        movdqa xmm8, xmm11                                     ;  1418.3 p0     192 dst copy
        punpcklbw xmm8, xmm9                                   ;  1425.3 p1     192 dst
        punpckhbw xmm11, xmm9                                  ;  1420.3 p1     192 dst
        movdqa xmm9, [rbp + 240]                               ;  1374.0 p2     192 dst reload
        movdqa [rbp + 304], xmm4                               ;  1387.3 p0+p3  192 dst spill
        movdqa xmm4, [rbp + 496]                               ;  1375.0 p2     192 dst
        punpcklbw xmm4, xmm9                                   ;  1421.3 p1     192 dst
        movdqa [rbp + 112], xmm13                              ;  1411.3 p0+p3  192 dst spill
        movdqa xmm13, [rbp + 496]                              ;  1376.3 p2     192 dst
        punpckhbw xmm13, xmm9                                  ;  1422.3 p1     192 dst
        movdqa xmm9, xmm15                                     ;  1384.3 p0     192 dst copy
        punpcklbw xmm9, xmm14                                  ;  1423.3 p1     192 dst
        punpckhbw xmm15, xmm14                                 ;  1424.3 p1     192 dst
        movdqa xmm14, xmm12                                    ;  1386.3 p0     192 dst copy
        punpcklbw xmm14, xmm5                                  ;  1425.3 p1     192 dst
        punpckhbw xmm12, xmm5                                  ;  1426.3 p1     192 dst
        movdqa [r9 + 96], xmm14                                ;  1427.3 p0+p3  192 dst
        movdqa xmm5, [rbp + 624]                               ;  1381.7 p2     192 dst reload
        movdqa xmm14, [rbp + 432]                              ;  1382.7 p2     192 dst
        punpcklbw xmm14, xmm5                                  ;  1427.3 p1     192 dst
        movdqa [rbp + 240], xmm15                              ;  1428.3 p0+p3  192 dst spill
        movdqa xmm15, [rbp + 432]                              ;  1383.7 p2     192 dst
        punpckhbw xmm15, xmm5                                  ;  1428.3 p1     192 dst
        movdqa xmm5, xmm4                                      ;  1423.3 p0     192 dst copy
        punpcklbw xmm5, xmm14                                  ;  1430.3 p1     192 dst
        punpckhbw xmm4, xmm14                                  ;  1430.3 p1     192 dst
        movdqa xmm14, xmm13                                    ;  1426.3 p0     192 dst copy
        punpcklbw xmm14, xmm15                                 ;  1433.3 p1     192 dst
        punpckhbw xmm13, xmm15                                 ;  1432.3 p1     192 dst
        movdqa xmm15, xmm7                                     ;  1424.3 p0     192 dst copy
        punpcklbw xmm15, xmm5                                  ;  1433.3 p1     192 dst
        punpckhbw xmm7, xmm5                                   ;  1434.3 p1     192 dst
        movdqa xmm5, xmm2                                      ;  1422.3 p0     192 dst copy
        punpcklbw xmm5, xmm4                                   ;  1435.3 p1     192 dst
        punpckhbw xmm2, xmm4                                   ;  1436.3 p1     192 dst
        movdqa xmm4, xmm8                                      ;  1427.3 p0     192 dst copy
        punpcklbw xmm4, xmm14                                  ;  1437.3 p1     192 dst
        punpckhbw xmm8, xmm14                                  ;  1438.3 p1     192 dst
        movdqa xmm14, xmm11                                    ;  1424.3 p0     192 dst copy
        punpcklbw xmm14, xmm13                                 ;  1439.3 p1     192 dst
        punpckhbw xmm11, xmm13                                 ;  1440.3 p1     192 dst
        movdqa [r9 + 224], xmm12                               ;  1430.3 p0+p3  192 dst
        movdqa xmm12, [rbp + 1264]                             ;  1390.7 p2     192 dst reload
        movdqa xmm13, [rbp + 1120]                             ;  1391.7 p2     192 dst
        punpcklbw xmm13, xmm12                                 ;  1441.3 p1     192 dst
        movdqa [rbp + 624], xmm9                               ;  1425.3 p0+p3  192 dst spill
        movdqa xmm9, [rbp + 1120]                              ;  1393.0 p2     192 dst
        punpckhbw xmm9, xmm12                                  ;  1442.3 p1     192 dst
        movdqa xmm12, xmm0                                     ;  1394.7 p0     192 dst copy
        punpcklbw xmm12, xmm10                                 ;  1443.3 p1     192 dst
        punpckhbw xmm0, xmm10                                  ;  1444.3 p1     192 dst
        movdqa xmm10, [rbp + 1520]                             ;  1395.7 p2     192 dst reload
        movdqa [rbp + 1264], xmm0                              ;  1448.3 p0+p3  192 dst spill
        movdqa xmm0, [rbp + 1392]                              ;  1396.7 p2     192 dst
        punpcklbw xmm0, xmm10                                  ;  1445.3 p1     192 dst
        movdqa [rbp + 1120], xmm12                             ;  1445.3 p0+p3  192 dst spill
        movdqa xmm12, [rbp + 1392]                             ;  1398.0 p2     192 dst
        punpckhbw xmm12, xmm10                                 ;  1446.3 p1     192 dst
        movdqa xmm10, xmm13                                    ;  1443.3 p0     192 dst copy
        punpcklbw xmm10, xmm0                                  ;  1450.3 p1     192 dst
        punpckhbw xmm13, xmm0                                  ;  1448.3 p1     192 dst
        movdqa xmm0, xmm9                                      ;  1446.3 p0     192 dst copy
        punpcklbw xmm0, xmm12                                  ;  1453.3 p1     192 dst
        punpckhbw xmm9, xmm12                                  ;  1450.3 p1     192 dst
        movdqa xmm12, [rbp + 1888]                             ;  1400.7 p2     192 dst reload
        movdqa [rbp + 1520], xmm11                             ;  1444.3 p0+p3  192 dst spill
        movdqa xmm11, [rbp + 1648]                             ;  1403.3 p2     192 dst
        punpcklbw xmm11, xmm12                                 ;  1451.3 p1     192 dst
        movdqa [rbp + 1392], xmm2                              ;  1440.3 p0+p3  192 dst spill
        movdqa xmm2, [rbp + 1648]                              ;  1406.3 p2     192 dst
        punpckhbw xmm2, xmm12                                  ;  1452.3 p1     192 dst
        movdqa xmm12, xmm11                                    ;  1453.3 p0     192 dst copy
        punpcklbw xmm12, xmm1                                  ;  1460.3 p1     192 dst
        punpckhbw xmm11, xmm1                                  ;  1454.3 p1     192 dst
        movdqa xmm1, xmm2                                      ;  1456.3 p0     192 dst copy
        punpcklbw xmm1, xmm6                                   ;  1463.3 p1     192 dst
        punpckhbw xmm2, xmm6                                   ;  1456.3 p1     192 dst
        movdqa xmm6, xmm13                                     ;  1452.3 p0     192 dst copy
        punpcklbw xmm6, xmm11                                  ;  1459.3 p1     192 dst
        punpckhbw xmm13, xmm11                                 ;  1458.3 p1     192 dst
        movdqa xmm11, xmm9                                     ;  1454.3 p0     192 dst copy
        punpcklbw xmm11, xmm2                                  ;  1461.3 p1     192 dst
        punpckhbw xmm9, xmm2                                   ;  1460.3 p1     192 dst
        movdqa xmm2, xmm10                                     ;  1452.3 p0     192 dst copy
        punpcklbw xmm2, xmm12                                  ;  1462.3 p1     192 dst
        punpckhbw xmm10, xmm12                                 ;  1462.3 p1     192 dst
        movdqa xmm12, xmm0                                     ;  1455.3 p0     192 dst copy
        punpcklbw xmm12, xmm1                                  ;  1465.3 p1     192 dst
        punpckhbw xmm0, xmm1                                   ;  1465.3 p1     192 dst
        movdqa xmm1, [rbp + 656]                               ;  1416.0 p2     192 dst reload
        movdqa [rbp + 1888], xmm9                              ;  1464.3 p0+p3  192 dst spill
        movdqa xmm9, [rbp - 80]                                ;  1417.0 p2     192 dst
        punpcklbw xmm9, xmm1                                   ;  1465.3 p1     192 dst
        movdqa [rbp + 1648], xmm13                             ;  1462.3 p0+p3  192 dst spill
        movdqa xmm13, [rbp - 80]                               ;  1418.3 p2     192 dst
        punpckhbw xmm13, xmm1                                  ;  1466.3 p1     192 dst
        movdqa xmm1, [rbp + 976]                               ;  1419.3 p2     192 dst reload
        movdqa [r9 + 32], xmm1                                 ;  1430.3 p0+p3  192 dst
        movdqa xmm1, [rbp + 336]                               ;  1420.3 p2     192 dst reload
        movdqa [rbp + 976], xmm8                               ;  1442.3 p0+p3  192 dst spill
        movdqa xmm8, [rbp + 144]                               ;  1421.3 p2     192 dst
        punpcklbw xmm8, xmm1                                   ;  1467.3 p1     192 dst
        movdqa [rbp + 656], xmm0                               ;  1469.3 p0+p3  192 dst spill
        movdqa xmm0, [rbp + 144]                               ;  1422.3 p2     192 dst
        punpckhbw xmm0, xmm1                                   ;  1468.3 p1     192 dst
        movdqa xmm1, xmm9                                      ;  1467.3 p0     192 dst copy
        punpcklbw xmm1, xmm8                                   ;  1474.3 p1     192 dst
        punpckhbw xmm9, xmm8                                   ;  1470.3 p1     192 dst
        movdqa xmm8, xmm13                                     ;  1470.3 p0     192 dst copy
        punpcklbw xmm8, xmm0                                   ;  1477.3 p1     192 dst
        punpckhbw xmm13, xmm0                                  ;  1472.3 p1     192 dst
        movdqa xmm0, xmm5                                      ;  1437.3 p0     192 dst copy
        punpcklbw xmm0, xmm6                                   ;  1473.3 p1     192 dst
        punpckhbw xmm5, xmm6                                   ;  1474.3 p1     192 dst
        movdqa [r9 + 528], xmm0                                ;  1475.3 p0+p3  192 dst
        movdqa xmm0, [rbp + 192]                               ;  1428.7 p2     192 dst reload
        movdqa xmm6, [rbp + 528]                               ;  1429.7 p2     192 dst
        punpcklbw xmm6, xmm0                                   ;  1475.3 p1     192 dst
        movdqa [rbp + 336], xmm5                               ;  1478.3 p0+p3  192 dst spill
        movdqa xmm5, [rbp + 528]                               ;  1430.7 p2     192 dst
        punpckhbw xmm5, xmm0                                   ;  1476.3 p1     192 dst
        movdqa xmm0, xmm15                                     ;  1435.3 p0     192 dst copy
        punpcklbw xmm0, xmm2                                   ;  1477.3 p1     192 dst
        punpckhbw xmm15, xmm2                                  ;  1478.3 p1     192 dst
        movdqa [r9 + 16], xmm0                                 ;  1479.3 p0+p3  192 dst
        movdqa xmm0, [rbp + 1008]                              ;  1432.7 p2     192 dst reload
        movdqa xmm2, [rbp + 880]                               ;  1433.7 p2     192 dst
        punpcklbw xmm2, xmm0                                   ;  1479.3 p1     192 dst
        movdqa [rbp + 192], xmm15                              ;  1482.3 p0+p3  192 dst spill
        movdqa xmm15, [rbp + 880]                              ;  1434.7 p2     192 dst
        punpckhbw xmm15, xmm0                                  ;  1480.3 p1     192 dst
        movdqa xmm0, xmm6                                      ;  1477.3 p0     192 dst copy
        punpcklbw xmm0, xmm2                                   ;  1484.3 p1     192 dst
        punpckhbw xmm6, xmm2                                   ;  1482.3 p1     192 dst
        movdqa xmm2, xmm5                                      ;  1480.3 p0     192 dst copy
        punpcklbw xmm2, xmm15                                  ;  1487.3 p1     192 dst
        punpckhbw xmm5, xmm15                                  ;  1484.3 p1     192 dst
        movdqa xmm15, xmm1                                     ;  1476.3 p0     192 dst copy
        punpcklbw xmm15, xmm0                                  ;  1486.3 p1     192 dst
        punpckhbw xmm1, xmm0                                   ;  1486.3 p1     192 dst
        movdqa xmm0, xmm9                                      ;  1474.3 p0     192 dst copy
        punpcklbw xmm0, xmm6                                   ;  1487.3 p1     192 dst
        punpckhbw xmm9, xmm6                                   ;  1488.3 p1     192 dst
        movdqa xmm6, xmm13                                     ;  1476.3 p0     192 dst copy
        punpcklbw xmm6, xmm5                                   ;  1489.3 p1     192 dst
        punpckhbw xmm13, xmm5                                  ;  1490.3 p1     192 dst
        movdqa xmm5, xmm8                                      ;  1479.3 p0     192 dst copy
        punpcklbw xmm5, xmm2                                   ;  1491.3 p1     192 dst
        punpckhbw xmm8, xmm2                                   ;  1492.3 p1     192 dst
        movdqa xmm2, xmm14                                     ;  1442.7 p0     192 dst copy
        punpcklbw xmm2, xmm11                                  ;  1493.3 p1     192 dst
        punpckhbw xmm14, xmm11                                 ;  1494.3 p1     192 dst
        movdqa xmm11, xmm4                                     ;  1444.7 p0     192 dst copy
        punpcklbw xmm11, xmm12                                 ;  1495.3 p1     192 dst
        punpckhbw xmm4, xmm12                                  ;  1496.3 p1     192 dst
        movdqa xmm12, xmm7                                     ;  1445.7 p0     192 dst copy
        punpcklbw xmm12, xmm10                                 ;  1497.3 p1     192 dst
        punpckhbw xmm7, xmm10                                  ;  1498.3 p1     192 dst
        movdqa [r9 + 272], xmm12                               ;  1499.3 p0+p3  192 dst
        movdqa xmm10, [rbp + 1312]                             ;  1447.3 p2     192 dst reload
        movdqa xmm12, [rbp + 1168]                             ;  1448.3 p2     192 dst
        punpcklbw xmm12, xmm10                                 ;  1499.3 p1     192 dst
        movdqa [rbp + 1008], xmm14                             ;  1498.3 p0+p3  192 dst spill
        movdqa xmm14, [rbp + 1168]                             ;  1449.3 p2     192 dst
        punpckhbw xmm14, xmm10                                 ;  1500.3 p1     192 dst
        movdqa [r9 + 400], xmm7                                ;  1502.3 p0+p3  192 dst
        movdqa xmm7, [rbp + 480]                               ;  1450.3 p2     192 dst
        punpcklbw xmm7, xmm3                                   ;  1501.3 p1     192 dst
        movdqa xmm10, [rbp + 480]                              ;  1451.3 p2     192 dst
        punpckhbw xmm10, xmm3                                  ;  1502.3 p1     192 dst
        movdqa [r9 + 64], xmm7                                 ;  1503.3 p0+p3  192 dst
        movdqa xmm3, [rbp + 1568]                              ;  1452.3 p2     192 dst reload
        movdqa xmm7, [rbp + 1440]                              ;  1453.3 p2     192 dst
        punpcklbw xmm7, xmm3                                   ;  1503.3 p1     192 dst
        movdqa [rbp + 480], xmm2                               ;  1495.3 p0+p3  192 dst spill
        movdqa xmm2, [rbp + 1440]                              ;  1456.3 p2     192 dst
        punpckhbw xmm2, xmm3                                   ;  1504.3 p1     192 dst
        movdqa xmm3, xmm12                                     ;  1501.3 p0     192 dst copy
        punpcklbw xmm3, xmm7                                   ;  1508.3 p1     192 dst
        punpckhbw xmm12, xmm7                                  ;  1506.3 p1     192 dst
        movdqa xmm7, xmm14                                     ;  1504.3 p0     192 dst copy
        punpcklbw xmm7, xmm2                                   ;  1511.3 p1     192 dst
        punpckhbw xmm14, xmm2                                  ;  1508.3 p1     192 dst
        movdqa [r9 + 192], xmm10                               ;  1506.3 p0+p3  192 dst
        movdqa xmm2, [rbp + 1840]                              ;  1462.3 p2     192 dst reload
        movdqa xmm10, [rbp + 1696]                             ;  1463.3 p2     192 dst
        punpcklbw xmm10, xmm2                                  ;  1509.3 p1     192 dst
        movdqa [rbp + 1568], xmm4                              ;  1500.3 p0+p3  192 dst spill
        movdqa xmm4, [rbp + 1696]                              ;  1466.3 p2     192 dst
        punpckhbw xmm4, xmm2                                   ;  1510.3 p1     192 dst
        movdqa [r9 + 1040], xmm11                              ;  1497.3 p0+p3  192 dst
        movdqa xmm2, [rbp + 448]                               ;  1467.7 p2     192 dst reload
        movdqa xmm11, [rbp + 1488]                             ;  1468.7 p2     192 dst
        punpcklbw xmm11, xmm2                                  ;  1511.3 p1     192 dst
        movdqa [rbp + 1840], xmm13                             ;  1494.3 p0+p3  192 dst spill
        movdqa xmm13, [rbp + 1488]                             ;  1469.7 p2     192 dst
        punpckhbw xmm13, xmm2                                  ;  1512.3 p1     192 dst
        movdqa xmm2, xmm10                                     ;  1511.3 p0     192 dst copy
        punpcklbw xmm2, xmm11                                  ;  1518.3 p1     192 dst
        punpckhbw xmm10, xmm11                                 ;  1514.3 p1     192 dst
        movdqa xmm11, xmm4                                     ;  1514.3 p0     192 dst copy
        punpcklbw xmm11, xmm13                                 ;  1521.3 p1     192 dst
        punpckhbw xmm4, xmm13                                  ;  1516.3 p1     192 dst
        movdqa xmm13, xmm12                                    ;  1510.3 p0     192 dst copy
        punpcklbw xmm13, xmm10                                 ;  1518.3 p1     192 dst
        punpckhbw xmm12, xmm10                                 ;  1518.3 p1     192 dst
        movdqa xmm10, xmm3                                     ;  1510.3 p0     192 dst copy
        punpcklbw xmm10, xmm2                                  ;  1520.3 p1     192 dst
        punpckhbw xmm3, xmm2                                   ;  1520.3 p1     192 dst
        movdqa xmm2, xmm14                                     ;  1512.3 p0     192 dst copy
        punpcklbw xmm2, xmm4                                   ;  1521.3 p1     192 dst
        punpckhbw xmm14, xmm4                                  ;  1522.3 p1     192 dst
        movdqa xmm4, xmm7                                      ;  1513.3 p0     192 dst copy
        punpcklbw xmm4, xmm11                                  ;  1523.3 p1     192 dst
        punpckhbw xmm7, xmm11                                  ;  1524.3 p1     192 dst
        movdqa xmm11, [rbp + 192]                              ;  1482.3 p2     192 dst reload
        movdqa [r9 + 144], xmm11                               ;  1493.3 p0+p3  192 dst
        movdqa xmm11, [rbp + 1104]                             ;  1477.0 p2     192 dst reload
        movdqa [r9 + 160], xmm11                               ;  1488.0 p0+p3  192 dst
        movdqa xmm11, xmm0                                     ;  1489.3 p0     192 dst copy
        punpcklbw xmm11, xmm13                                 ;  1525.3 p1     192 dst
        punpckhbw xmm0, xmm13                                  ;  1526.3 p1     192 dst
        movdqa [r9 + 592], xmm11                               ;  1527.3 p0+p3  192 dst
        movdqa xmm11, [rbp + 640]                              ;  1480.7 p2     192 dst reload
        movdqa xmm13, [rbp - 96]                               ;  1481.7 p2     192 dst
        punpcklbw xmm13, xmm11                                 ;  1527.3 p1     192 dst
        movdqa [rbp + 1104], xmm0                              ;  1530.3 p0+p3  192 dst spill
        movdqa xmm0, [rbp - 96]                                ;  1482.7 p2     192 dst
        punpckhbw xmm0, xmm11                                  ;  1528.3 p1     192 dst
        movdqa xmm11, xmm15                                    ;  1488.3 p0     192 dst copy
        punpcklbw xmm11, xmm10                                 ;  1529.3 p1     192 dst
        punpckhbw xmm15, xmm10                                 ;  1530.3 p1     192 dst
        movdqa [r9 + 80], xmm11                                ;  1531.3 p0+p3  192 dst
        movdqa xmm10, [rbp + 352]                              ;  1484.7 p2     192 dst reload
        movdqa xmm11, [rbp + 160]                              ;  1485.7 p2     192 dst
        punpcklbw xmm11, xmm10                                 ;  1531.3 p1     192 dst
        movdqa [rbp + 640], xmm15                              ;  1534.3 p0+p3  192 dst spill
        movdqa xmm15, [rbp + 160]                              ;  1486.7 p2     192 dst
        punpckhbw xmm15, xmm10                                 ;  1532.3 p1     192 dst
        movdqa xmm10, xmm13                                    ;  1529.3 p0     192 dst copy
        punpcklbw xmm10, xmm11                                 ;  1536.3 p1     192 dst
        punpckhbw xmm13, xmm11                                 ;  1534.3 p1     192 dst
        movdqa xmm11, xmm0                                     ;  1532.3 p0     192 dst copy
        punpcklbw xmm11, xmm15                                 ;  1539.3 p1     192 dst
        punpckhbw xmm0, xmm15                                  ;  1536.3 p1     192 dst
        movdqa xmm15, xmm6                                     ;  1491.3 p0     192 dst copy
        punpcklbw xmm15, xmm2                                  ;  1537.3 p1     192 dst
        punpckhbw xmm6, xmm2                                   ;  1538.3 p1     192 dst
        movdqa xmm2, xmm9                                      ;  1492.3 p0     192 dst copy
        punpcklbw xmm2, xmm12                                  ;  1539.3 p1     192 dst
        punpckhbw xmm9, xmm12                                  ;  1540.3 p1     192 dst
        movdqa xmm12, xmm5                                     ;  1493.3 p0     192 dst copy
        punpcklbw xmm12, xmm4                                  ;  1541.3 p1     192 dst
        punpckhbw xmm5, xmm4                                   ;  1542.3 p1     192 dst
        movdqa xmm4, xmm1                                      ;  1492.7 p0     192 dst copy
        punpcklbw xmm4, xmm3                                   ;  1543.3 p1     192 dst
        punpckhbw xmm1, xmm3                                   ;  1544.3 p1     192 dst
        movdqa [r9 + 336], xmm4                                ;  1545.3 p0+p3  192 dst
        movdqa xmm3, [rbp + 752]                               ;  1496.3 p2     192 dst reload
        movdqa xmm4, [rbp + 544]                               ;  1497.3 p2     192 dst
        punpcklbw xmm4, xmm3                                   ;  1545.3 p1     192 dst
        movdqa [rbp + 352], xmm6                               ;  1542.3 p0+p3  192 dst spill
        movdqa xmm6, [rbp + 544]                               ;  1499.0 p2     192 dst
        punpckhbw xmm6, xmm3                                   ;  1546.3 p1     192 dst
        movdqa [r9 + 848], xmm2                                ;  1541.3 p0+p3  192 dst
        movdqa xmm2, [rbp + 1024]                              ;  1502.3 p2     192 dst reload
        movdqa xmm3, [rbp + 896]                               ;  1503.3 p2     192 dst
        punpcklbw xmm3, xmm2                                   ;  1547.3 p1     192 dst
        movdqa [rbp + 752], xmm15                              ;  1539.3 p0+p3  192 dst spill
        movdqa xmm15, [rbp + 896]                              ;  1504.3 p2     192 dst
        punpckhbw xmm15, xmm2                                  ;  1548.3 p1     192 dst
        movdqa xmm2, xmm4                                      ;  1547.3 p0     192 dst copy
        punpcklbw xmm2, xmm3                                   ;  1554.3 p1     192 dst
        punpckhbw xmm4, xmm3                                   ;  1550.3 p1     192 dst
        movdqa xmm3, xmm6                                      ;  1550.3 p0     192 dst copy
        punpcklbw xmm3, xmm15                                  ;  1557.3 p1     192 dst
        punpckhbw xmm6, xmm15                                  ;  1552.3 p1     192 dst
        movdqa xmm15, xmm13                                    ;  1538.3 p0     192 dst copy
        punpcklbw xmm15, xmm4                                  ;  1554.3 p1     192 dst
        punpckhbw xmm13, xmm4                                  ;  1554.3 p1     192 dst
        movdqa xmm4, xmm10                                     ;  1538.3 p0     192 dst copy
        punpcklbw xmm4, xmm2                                   ;  1556.3 p1     192 dst
        punpckhbw xmm10, xmm2                                  ;  1556.3 p1     192 dst
        movdqa xmm2, xmm0                                      ;  1540.3 p0     192 dst copy
        punpcklbw xmm2, xmm6                                   ;  1557.3 p1     192 dst
        punpckhbw xmm0, xmm6                                   ;  1558.3 p1     192 dst
        movdqa xmm6, xmm11                                     ;  1541.3 p0     192 dst copy
        punpcklbw xmm6, xmm3                                   ;  1559.3 p1     192 dst
        punpckhbw xmm11, xmm3                                  ;  1560.3 p1     192 dst
        movdqa [r9 + 464], xmm1                                ;  1548.3 p0+p3  192 dst
        movdqa xmm1, [rbp + 1328]                              ;  1511.3 p2     192 dst reload
        movdqa xmm3, [rbp + 1184]                              ;  1512.3 p2     192 dst
        punpcklbw xmm3, xmm1                                   ;  1561.3 p1     192 dst
        movdqa [rbp + 1024], xmm5                              ;  1546.3 p0+p3  192 dst spill
        movdqa xmm5, [rbp + 1184]                              ;  1514.3 p2     192 dst
        punpckhbw xmm5, xmm1                                   ;  1562.3 p1     192 dst
        movdqa xmm1, xmm8                                      ;  1515.0 p0     192 dst copy
        punpcklbw xmm1, xmm7                                   ;  1563.3 p1     192 dst
        punpckhbw xmm8, xmm7                                   ;  1564.3 p1     192 dst
        movdqa [r9 + 976], xmm9                                ;  1544.3 p0+p3  192 dst
        movdqa xmm7, [rbp + 1584]                              ;  1516.7 p2     192 dst reload
        movdqa xmm9, [rbp + 1456]                              ;  1517.7 p2     192 dst
        punpcklbw xmm9, xmm7                                   ;  1565.3 p1     192 dst
        movdqa [r9 + 1104], xmm12                              ;  1543.3 p0+p3  192 dst
        movdqa xmm12, [rbp + 1456]                             ;  1518.7 p2     192 dst
        punpckhbw xmm12, xmm7                                  ;  1566.3 p1     192 dst
        movdqa xmm7, xmm3                                      ;  1563.3 p0     192 dst copy
        punpcklbw xmm7, xmm9                                   ;  1570.3 p1     192 dst
        punpckhbw xmm3, xmm9                                   ;  1568.3 p1     192 dst
        movdqa xmm9, xmm5                                      ;  1566.3 p0     192 dst copy
        punpcklbw xmm9, xmm12                                  ;  1573.3 p1     192 dst
        punpckhbw xmm5, xmm12                                  ;  1570.3 p1     192 dst
        movdqa [r9 + 1360], xmm1                               ;  1565.3 p0+p3  192 dst
        movdqa xmm1, [rbp + 1808]                              ;  1523.3 p2     192 dst reload
        movdqa xmm12, [rbp + 1712]                             ;  1524.3 p2     192 dst
        punpcklbw xmm12, xmm1                                  ;  1571.3 p1     192 dst
        movdqa [rbp + 1584], xmm8                              ;  1568.3 p0+p3  192 dst spill
        movdqa xmm8, [rbp + 1712]                              ;  1525.3 p2     192 dst
        punpckhbw xmm8, xmm1                                   ;  1572.3 p1     192 dst
        movdqa xmm1, [rbp + 640]                               ;  1534.3 p2     192 dst reload
        movdqa [r9 + 208], xmm1                                ;  1545.3 p0+p3  192 dst
        movdqa xmm1, [rbp + 624]                               ;  1527.3 p2     192 dst reload
        movdqa [r9 + 608], xmm1                                ;  1538.3 p0+p3  192 dst
        movdqa xmm1, [rbp + 336]                               ;  1528.3 p2     192 dst reload
        movdqa [r9 + 656], xmm1                                ;  1539.3 p0+p3  192 dst
        movdqa xmm1, [rbp + 1104]                              ;  1530.3 p2     192 dst reload
        movdqa [r9 + 720], xmm1                                ;  1541.3 p0+p3  192 dst
        movdqa xmm1, [rbp + 240]                               ;  1530.3 p2     192 dst reload
        movdqa [r9 + 736], xmm1                                ;  1541.3 p0+p3  192 dst
        movdqa xmm1, [rbp + 1120]                              ;  1531.3 p2     192 dst reload
        movdqa [r9 + 1120], xmm1                               ;  1542.3 p0+p3  192 dst
        movdqa xmm1, [rbp + 1568]                              ;  1532.3 p2     192 dst reload
        movdqa [r9 + 1168], xmm1                               ;  1543.3 p0+p3  192 dst
        movdqa xmm1, [rbp + 1024]                              ;  1546.3 p2     192 dst reload
        movdqa [r9 + 1232], xmm1                               ;  1557.3 p0+p3  192 dst
        movdqa xmm1, [rbp + 1264]                              ;  1534.3 p2     192 dst reload
        movdqa [r9 + 1248], xmm1                               ;  1545.3 p0+p3  192 dst
        movdqa xmm1, [rbp + 416]                               ;  1535.3 p2     192 dst reload
        movdqa [rbp + 1264], xmm0                              ;  1562.3 p0+p3  192 dst spill
        movdqa xmm0, [rbp + 1504]                              ;  1536.3 p2     192 dst
        punpcklbw xmm0, xmm1                                   ;  1573.3 p1     192 dst
        movdqa [rbp + 1024], xmm13                             ;  1558.3 p0+p3  192 dst spill
        movdqa xmm13, [rbp + 1504]                             ;  1537.7 p2     192 dst
        punpckhbw xmm13, xmm1                                  ;  1574.3 p1     192 dst
        movdqa xmm1, xmm12                                     ;  1573.3 p0     192 dst copy
        punpcklbw xmm1, xmm0                                   ;  1580.3 p1     192 dst
        punpckhbw xmm12, xmm0                                  ;  1576.3 p1     192 dst
        movdqa xmm0, xmm8                                      ;  1576.3 p0     192 dst copy
        punpcklbw xmm0, xmm13                                  ;  1583.3 p1     192 dst
        punpckhbw xmm8, xmm13                                  ;  1578.3 p1     192 dst
        movdqa xmm13, xmm3                                     ;  1572.3 p0     192 dst copy
        punpcklbw xmm13, xmm12                                 ;  1580.3 p1     192 dst
        punpckhbw xmm3, xmm12                                  ;  1580.3 p1     192 dst
        movdqa xmm12, xmm7                                     ;  1572.3 p0     192 dst copy
        punpcklbw xmm12, xmm1                                  ;  1582.3 p1     192 dst
        punpckhbw xmm7, xmm1                                   ;  1582.3 p1     192 dst
        movdqa xmm1, xmm5                                      ;  1574.3 p0     192 dst copy
        punpcklbw xmm1, xmm8                                   ;  1583.3 p1     192 dst
        punpckhbw xmm5, xmm8                                   ;  1584.3 p1     192 dst
        movdqa xmm8, xmm9                                      ;  1575.3 p0     192 dst copy
        punpcklbw xmm8, xmm0                                   ;  1585.3 p1     192 dst
        punpckhbw xmm9, xmm0                                   ;  1586.3 p1     192 dst
        movdqa xmm0, xmm15                                     ;  1556.3 p0     192 dst copy
        punpcklbw xmm0, xmm13                                  ;  1587.3 p1     192 dst
        punpckhbw xmm15, xmm13                                 ;  1588.3 p1     192 dst
        movdqa [r9 + 560], xmm0                                ;  1589.3 p0+p3  192 dst
        movdqa xmm0, [rbp - 128]                               ;  1550.3 p2     192 dst reload
        movdqa xmm13, [rbp - 112]                              ;  1551.3 p2     192 dst
        punpcklbw xmm13, xmm0                                  ;  1589.3 p1     192 dst
        movdqa [rbp + 416], xmm15                              ;  1592.3 p0+p3  192 dst spill
        movdqa xmm15, [rbp - 112]                              ;  1552.3 p2     192 dst
        punpckhbw xmm15, xmm0                                  ;  1590.3 p1     192 dst
        movdqa xmm0, xmm4                                      ;  1558.3 p0     192 dst copy
        punpcklbw xmm0, xmm12                                  ;  1591.3 p1     192 dst
        punpckhbw xmm4, xmm12                                  ;  1592.3 p1     192 dst
        movdqa [r9 + 48], xmm0                                 ;  1593.3 p0+p3  192 dst
        movdqa xmm0, [rbp + 368]                               ;  1554.3 p2     192 dst reload
        movdqa xmm12, [rbp + 176]                              ;  1555.3 p2     192 dst
        punpcklbw xmm12, xmm0                                  ;  1593.3 p1     192 dst
        movdqa [r9 + 176], xmm4                                ;  1596.3 p0+p3  192 dst
        movdqa xmm4, [rbp + 176]                               ;  1559.3 p2     192 dst
        punpckhbw xmm4, xmm0                                   ;  1594.3 p1     192 dst
        movdqa xmm0, xmm13                                     ;  1591.3 p0     192 dst copy
        punpcklbw xmm0, xmm12                                  ;  1598.3 p1     192 dst
        punpckhbw xmm13, xmm12                                 ;  1596.3 p1     192 dst
        movdqa xmm12, xmm15                                    ;  1594.3 p0     192 dst copy
        punpcklbw xmm12, xmm4                                  ;  1601.3 p1     192 dst
        punpckhbw xmm15, xmm4                                  ;  1598.3 p1     192 dst
        movdqa xmm4, xmm2                                      ;  1562.0 p0     192 dst copy
        punpcklbw xmm4, xmm1                                   ;  1599.3 p1     192 dst
        punpckhbw xmm2, xmm1                                   ;  1600.3 p1     192 dst
        movdqa xmm1, xmm6                                      ;  1563.0 p0     192 dst copy
        punpcklbw xmm1, xmm8                                   ;  1601.3 p1     192 dst
        punpckhbw xmm6, xmm8                                   ;  1602.3 p1     192 dst
        movdqa xmm8, xmm10                                     ;  1564.7 p0     192 dst copy
        punpcklbw xmm8, xmm7                                   ;  1603.3 p1     192 dst
        punpckhbw xmm10, xmm7                                  ;  1604.3 p1     192 dst
        movdqa [r9 + 304], xmm8                                ;  1605.3 p0+p3  192 dst
        movdqa xmm7, [rbp + 768]                               ;  1566.3 p2     192 dst reload
        movdqa xmm8, [rbp + 560]                               ;  1567.3 p2     192 dst
        punpcklbw xmm8, xmm7                                   ;  1605.3 p1     192 dst
        movdqa [r9 + 432], xmm10                               ;  1608.3 p0+p3  192 dst
        movdqa xmm10, [rbp + 560]                              ;  1568.3 p2     192 dst
        punpckhbw xmm10, xmm7                                  ;  1606.3 p1     192 dst
        movdqa [r9 + 1072], xmm1                               ;  1603.3 p0+p3  192 dst
        movdqa xmm1, [rbp + 1088]                              ;  1569.3 p2     192 dst reload
        movdqa xmm7, [rbp + 960]                               ;  1570.3 p2     192 dst
        punpcklbw xmm7, xmm1                                   ;  1607.3 p1     192 dst
        movdqa [rbp + 768], xmm2                               ;  1604.3 p0+p3  192 dst spill
        movdqa xmm2, [rbp + 960]                               ;  1571.3 p2     192 dst
        punpckhbw xmm2, xmm1                                   ;  1608.3 p1     192 dst
        movdqa xmm1, xmm8                                      ;  1607.3 p0     192 dst copy
        punpcklbw xmm1, xmm7                                   ;  1614.3 p1     192 dst
        punpckhbw xmm8, xmm7                                   ;  1610.3 p1     192 dst
        movdqa xmm7, xmm10                                     ;  1610.3 p0     192 dst copy
        punpcklbw xmm7, xmm2                                   ;  1617.3 p1     192 dst
        punpckhbw xmm10, xmm2                                  ;  1612.3 p1     192 dst
        movdqa xmm2, xmm13                                     ;  1600.3 p0     192 dst copy
        punpcklbw xmm2, xmm8                                   ;  1614.3 p1     192 dst
        punpckhbw xmm13, xmm8                                  ;  1614.3 p1     192 dst
        movdqa xmm8, xmm0                                      ;  1600.3 p0     192 dst copy
        punpcklbw xmm8, xmm1                                   ;  1616.3 p1     192 dst
        punpckhbw xmm0, xmm1                                   ;  1616.3 p1     192 dst
        movdqa xmm1, xmm15                                     ;  1602.3 p0     192 dst copy
        punpcklbw xmm1, xmm10                                  ;  1617.3 p1     192 dst
        punpckhbw xmm15, xmm10                                 ;  1618.3 p1     192 dst
        movdqa xmm10, xmm12                                    ;  1603.3 p0     192 dst copy
        punpcklbw xmm10, xmm7                                  ;  1619.3 p1     192 dst
        punpckhbw xmm12, xmm7                                  ;  1620.3 p1     192 dst
        movdqa xmm7, xmm11                                     ;  1580.0 p0     192 dst copy
        punpcklbw xmm7, xmm9                                   ;  1621.3 p1     192 dst
        punpckhbw xmm11, xmm9                                  ;  1622.3 p1     192 dst
        movdqa [r9 + 1200], xmm6                               ;  1606.3 p0+p3  192 dst
        movdqa xmm6, [rbp + 1840]                              ;  1581.7 p2     192 dst
        punpcklbw xmm6, xmm14                                  ;  1623.3 p1     192 dst
        movdqa xmm9, [rbp + 1840]                              ;  1582.7 p2     192 dst
        punpckhbw xmm9, xmm14                                  ;  1624.3 p1     192 dst
        movdqa [r9 + 1584], xmm4                               ;  1601.3 p0+p3  192 dst
        movdqa xmm4, [rbp + 1024]                              ;  1583.7 p2     192 dst
        punpcklbw xmm4, xmm3                                   ;  1625.3 p1     192 dst
        movdqa xmm14, [rbp + 1024]                             ;  1584.7 p2     192 dst
        punpckhbw xmm14, xmm3                                  ;  1626.3 p1     192 dst
        movdqa [r9 + 816], xmm4                                ;  1627.3 p0+p3  192 dst
        movdqa xmm3, [rbp + 1296]                              ;  1585.7 p2     192 dst reload
        movdqa xmm4, [rbp + 1152]                              ;  1586.7 p2     192 dst
        punpcklbw xmm4, xmm3                                   ;  1627.3 p1     192 dst
        movdqa [rbp + 1024], xmm9                              ;  1628.3 p0+p3  192 dst spill
        movdqa xmm9, [rbp + 1152]                              ;  1587.7 p2     192 dst
        punpckhbw xmm9, xmm3                                   ;  1628.3 p1     192 dst
        movdqa [r9 + 1328], xmm7                               ;  1623.3 p0+p3  192 dst
        movdqa xmm3, [rbp + 1264]                              ;  1588.7 p2     192 dst
        punpcklbw xmm3, xmm5                                   ;  1629.3 p1     192 dst
        movdqa xmm7, [rbp + 1264]                              ;  1589.7 p2     192 dst
        punpckhbw xmm7, xmm5                                   ;  1630.3 p1     192 dst
        movdqa [r9 + 944], xmm14                               ;  1630.3 p0+p3  192 dst
        movdqa xmm5, [rbp + 1552]                              ;  1590.7 p2     192 dst reload
        movdqa xmm14, [rbp + 1424]                             ;  1591.7 p2     192 dst
        punpcklbw xmm14, xmm5                                  ;  1631.3 p1     192 dst
        movdqa [rbp + 1264], xmm7                              ;  1634.3 p0+p3  192 dst spill
        movdqa xmm7, [rbp + 1424]                              ;  1592.7 p2     192 dst
        punpckhbw xmm7, xmm5                                   ;  1632.3 p1     192 dst
        movdqa xmm5, xmm4                                      ;  1629.3 p0     192 dst copy
        punpcklbw xmm5, xmm14                                  ;  1636.3 p1     192 dst
        punpckhbw xmm4, xmm14                                  ;  1634.3 p1     192 dst
        movdqa xmm14, xmm9                                     ;  1632.3 p0     192 dst copy
        punpcklbw xmm14, xmm7                                  ;  1639.3 p1     192 dst
        punpckhbw xmm9, xmm7                                   ;  1636.3 p1     192 dst
        movdqa [r9 + 1456], xmm11                              ;  1626.3 p0+p3  192 dst
        movdqa xmm7, [rbp + 1376]                              ;  1595.7 p2     192 dst reload
        movdqa xmm11, [rbp + 1680]                             ;  1596.7 p2     192 dst
        punpcklbw xmm11, xmm7                                  ;  1637.3 p1     192 dst
        movdqa [rbp + 1552], xmm6                              ;  1625.3 p0+p3  192 dst spill
        movdqa xmm6, [rbp + 1680]                              ;  1597.7 p2     192 dst
        punpckhbw xmm6, xmm7                                   ;  1638.3 p1     192 dst
        movdqa [r9 + 1840], xmm3                               ;  1631.3 p0+p3  192 dst
        movdqa xmm3, [rbp + 208]                               ;  1598.7 p2     192 dst reload
        movdqa xmm7, [rbp + 1872]                              ;  1599.7 p2     192 dst
        punpcklbw xmm7, xmm3                                   ;  1639.3 p1     192 dst
        movdqa [rbp + 1376], xmm15                             ;  1622.3 p0+p3  192 dst spill
        movdqa xmm15, [rbp + 1872]                             ;  1600.7 p2     192 dst
        punpckhbw xmm15, xmm3                                  ;  1640.3 p1     192 dst
        movdqa xmm3, xmm11                                     ;  1639.3 p0     192 dst copy
        punpcklbw xmm3, xmm7                                   ;  1646.3 p1     192 dst
        punpckhbw xmm11, xmm7                                  ;  1642.3 p1     192 dst
        movdqa xmm7, xmm6                                      ;  1642.3 p0     192 dst copy
        punpcklbw xmm7, xmm15                                  ;  1649.3 p1     192 dst
        punpckhbw xmm6, xmm15                                  ;  1644.3 p1     192 dst
        movdqa xmm15, xmm4                                     ;  1638.3 p0     192 dst copy
        punpcklbw xmm15, xmm11                                 ;  1646.3 p1     192 dst
        punpckhbw xmm4, xmm11                                  ;  1646.3 p1     192 dst
        movdqa xmm11, xmm5                                     ;  1638.3 p0     192 dst copy
        punpcklbw xmm11, xmm3                                  ;  1648.3 p1     192 dst
        punpckhbw xmm5, xmm3                                   ;  1648.3 p1     192 dst
        movdqa xmm3, xmm9                                      ;  1640.3 p0     192 dst copy
        punpcklbw xmm3, xmm6                                   ;  1649.3 p1     192 dst
        punpckhbw xmm9, xmm6                                   ;  1650.3 p1     192 dst
        movdqa xmm6, xmm14                                     ;  1641.3 p0     192 dst copy
        punpcklbw xmm6, xmm7                                   ;  1651.3 p1     192 dst
        punpckhbw xmm14, xmm7                                  ;  1652.3 p1     192 dst
        movdqa xmm7, [rbp + 416]                               ;  1607.0 p2     192 dst reload
        movdqa [r9 + 688], xmm7                                ;  1618.0 p0+p3  192 dst
        movdqa xmm7, xmm2                                      ;  1616.3 p0     192 dst copy
        punpcklbw xmm7, xmm15                                  ;  1653.3 p1     192 dst
        punpckhbw xmm2, xmm15                                  ;  1654.3 p1     192 dst
        movdqa [r9 + 624], xmm7                                ;  1655.3 p0+p3  192 dst
        movdqa xmm7, [rbp + 736]                               ;  1609.7 p2     192 dst reload
        movdqa xmm15, [rbp + 1472]                             ;  1610.7 p2     192 dst
        punpcklbw xmm15, xmm7                                  ;  1655.3 p1     192 dst
        movdqa [r9], xmm15                                     ;  1657.3 p0+p3  192 dst
        movdqa xmm15, [rbp + 1472]                             ;  1611.7 p2     192 dst
        punpckhbw xmm15, xmm7                                  ;  1656.3 p1     192 dst
        movdqa [r9 + 128], xmm15                               ;  1660.3 p0+p3  192 dst
        movdqa xmm7, [rbp + 80]                                ;  1612.7 p2     192 dst reload
        movdqa xmm15, [rbp + 32]                               ;  1613.7 p2     192 dst
        punpcklbw xmm15, xmm7                                  ;  1657.3 p1     192 dst
        movdqa [r9 + 752], xmm2                                ;  1658.3 p0+p3  192 dst
        movdqa xmm2, [rbp + 32]                                ;  1614.7 p2     192 dst
        punpckhbw xmm2, xmm7                                   ;  1658.3 p1     192 dst
        movdqa [r9 + 1024], xmm15                              ;  1659.3 p0+p3  192 dst
        movdqa xmm7, [rbp + 256]                               ;  1615.7 p2     192 dst reload
        movdqa xmm15, [rbp + 912]                              ;  1616.7 p2     192 dst
        punpcklbw xmm15, xmm7                                  ;  1659.3 p1     192 dst
        movdqa [r9 + 512], xmm15                               ;  1661.3 p0+p3  192 dst
        movdqa xmm15, [rbp + 912]                              ;  1619.3 p2     192 dst
        punpckhbw xmm15, xmm7                                  ;  1660.3 p1     192 dst
        movdqa [r9 + 640], xmm15                               ;  1664.3 p0+p3  192 dst
        movdqa xmm7, [rbp + 16]                                ;  1620.7 p2     192 dst reload
        movdqa xmm15, [rbp + 1040]                             ;  1621.7 p2     192 dst
        punpcklbw xmm15, xmm7                                  ;  1661.3 p1     192 dst
        movdqa [r9 + 1152], xmm2                               ;  1662.3 p0+p3  192 dst
        movdqa xmm2, [rbp + 1040]                              ;  1622.7 p2     192 dst
        punpckhbw xmm2, xmm7                                   ;  1662.3 p1     192 dst
        movdqa xmm7, xmm8                                      ;  1623.0 p0     192 dst copy
        punpcklbw xmm7, xmm11                                  ;  1663.3 p1     192 dst
        punpckhbw xmm8, xmm11                                  ;  1664.3 p1     192 dst
        movdqa [r9 + 112], xmm7                                ;  1665.3 p0+p3  192 dst
        movdqa xmm7, [rbp + 1936]                              ;  1626.3 p2     192 dst reload
        movdqa xmm11, [rbp + 608]                              ;  1627.3 p2     192 dst
        punpcklbw xmm11, xmm7                                  ;  1665.3 p1     192 dst
        movdqa [r9 + 256], xmm11                               ;  1667.3 p0+p3  192 dst
        movdqa xmm11, [rbp + 608]                              ;  1628.3 p2     192 dst
        punpckhbw xmm11, xmm7                                  ;  1666.3 p1     192 dst
        movdqa [r9 + 240], xmm8                                ;  1668.3 p0+p3  192 dst
        movdqa xmm7, [rbp + 704]                               ;  1629.3 p2     192 dst reload
        movdqa xmm8, [rbp + 784]                               ;  1630.3 p2     192 dst
        punpcklbw xmm8, xmm7                                   ;  1667.3 p1     192 dst
        movdqa [r9 + 384], xmm11                               ;  1670.3 p0+p3  192 dst
        movdqa xmm11, [rbp + 784]                              ;  1631.3 p2     192 dst
        punpckhbw xmm11, xmm7                                  ;  1668.3 p1     192 dst
        movdqa [r9 + 1536], xmm15                              ;  1663.3 p0+p3  192 dst
        movdqa xmm7, [rbp + 224]                               ;  1632.3 p2     192 dst reload
        movdqa xmm15, [rbp + 400]                              ;  1633.3 p2     192 dst
        punpcklbw xmm15, xmm7                                  ;  1669.3 p1     192 dst
        movdqa [r9 + 768], xmm15                               ;  1671.3 p0+p3  192 dst
        movdqa xmm15, [rbp + 400]                              ;  1634.3 p2     192 dst
        punpckhbw xmm15, xmm7                                  ;  1670.3 p1     192 dst
        movdqa [r9 + 896], xmm15                               ;  1674.3 p0+p3  192 dst
        movdqa xmm7, [rbp + 2016]                              ;  1635.3 p2     192 dst reload
        movdqa xmm15, [rbp + 592]                              ;  1636.3 p2     192 dst
        punpcklbw xmm15, xmm7                                  ;  1671.3 p1     192 dst
        movdqa [r9 + 1280], xmm8                               ;  1669.3 p0+p3  192 dst
        movdqa xmm8, [rbp + 592]                               ;  1637.3 p2     192 dst
        punpckhbw xmm8, xmm7                                   ;  1672.3 p1     192 dst
        movdqa xmm7, xmm1                                      ;  1637.7 p0     192 dst copy
        punpcklbw xmm7, xmm3                                   ;  1673.3 p1     192 dst
        punpckhbw xmm1, xmm3                                   ;  1674.3 p1     192 dst
        movdqa xmm3, xmm13                                     ;  1638.7 p0     192 dst copy
        punpcklbw xmm3, xmm4                                   ;  1675.3 p1     192 dst
        punpckhbw xmm13, xmm4                                  ;  1676.3 p1     192 dst
        movdqa xmm4, xmm10                                     ;  1639.7 p0     192 dst copy
        punpcklbw xmm4, xmm6                                   ;  1677.3 p1     192 dst
        punpckhbw xmm10, xmm6                                  ;  1678.3 p1     192 dst
        movdqa xmm6, xmm0                                      ;  1642.0 p0     192 dst copy
        punpcklbw xmm6, xmm5                                   ;  1679.3 p1     192 dst
        punpckhbw xmm0, xmm5                                   ;  1680.3 p1     192 dst
        movdqa [r9 + 368], xmm6                                ;  1681.3 p0+p3  192 dst
        movdqa xmm5, [rbp + 848]                               ;  1643.7 p2     192 dst reload
        movdqa xmm6, [rbp + 96]                                ;  1644.7 p2     192 dst
        punpcklbw xmm6, xmm5                                   ;  1681.3 p1     192 dst
        movdqa [r9 + 880], xmm3                                ;  1677.3 p0+p3  192 dst
        movdqa xmm3, [rbp + 96]                                ;  1645.7 p2     192 dst
        punpckhbw xmm3, xmm5                                   ;  1682.3 p1     192 dst
        movdqa [r9 + 496], xmm0                                ;  1684.3 p0+p3  192 dst
        movdqa [r9 + 1664], xmm2                               ;  1666.3 p0+p3  192 dst
        movdqa xmm0, [rbp + 288]                               ;  1647.3 p2     192 dst reload
        movdqa xmm2, [rbp + 944]                               ;  1648.3 p2     192 dst
        punpcklbw xmm2, xmm0                                   ;  1683.3 p1     192 dst
        movdqa xmm5, [rbp + 944]                               ;  1649.3 p2     192 dst
        punpckhbw xmm5, xmm0                                   ;  1684.3 p1     192 dst
        movdqa [r9 + 1408], xmm11                              ;  1672.3 p0+p3  192 dst
        movdqa xmm0, [rbp + 1376]                              ;  1651.3 p2     192 dst
        punpcklbw xmm0, xmm9                                   ;  1685.3 p1     192 dst
        movdqa xmm11, [rbp + 1376]                             ;  1652.3 p2     192 dst
        punpckhbw xmm11, xmm9                                  ;  1686.3 p1     192 dst
        movdqa [r9 + 576], xmm2                                ;  1685.3 p0+p3  192 dst
        movdqa xmm2, xmm12                                     ;  1653.7 p0     192 dst copy
        punpcklbw xmm2, xmm14                                  ;  1687.3 p1     192 dst
        punpckhbw xmm12, xmm14                                 ;  1688.3 p1     192 dst
        movdqa [r9 + 1008], xmm13                              ;  1680.3 p0+p3  192 dst
        movdqa xmm9, [rbp - 16]                                ;  1655.0 p2     192 dst reload
        movdqa xmm13, [rbp + 1072]                             ;  1656.3 p2     192 dst
        punpcklbw xmm13, xmm9                                  ;  1689.3 p1     192 dst
        movdqa xmm14, [rbp + 1072]                             ;  1657.3 p2     192 dst
        punpckhbw xmm14, xmm9                                  ;  1690.3 p1     192 dst
        movdqa [r9 + 1136], xmm4                               ;  1679.3 p0+p3  192 dst
        movdqa [r9 + 704], xmm5                                ;  1688.3 p0+p3  192 dst
        movdqa xmm4, [rbp + 0]                                 ;  1659.0 p2     192 dst reload
        movdqa xmm5, [rbp + 272]                               ;  1660.0 p2     192 dst
        punpcklbw xmm5, xmm4                                   ;  1691.3 p1     192 dst
        movdqa xmm9, [rbp + 272]                               ;  1661.0 p2     192 dst
        punpckhbw xmm9, xmm4                                   ;  1692.3 p1     192 dst
        movdqa [r9 + 320], xmm5                                ;  1693.3 p0+p3  192 dst
        movdqa [r9 + 1088], xmm6                               ;  1683.3 p0+p3  192 dst
        movdqa xmm4, [rbp + 1232]                              ;  1662.0 p2     192 dst reload
        movdqa xmm5, [rbp + 816]                               ;  1663.0 p2     192 dst
        punpcklbw xmm5, xmm4                                   ;  1693.3 p1     192 dst
        movdqa xmm6, [rbp + 816]                               ;  1664.0 p2     192 dst
        punpckhbw xmm6, xmm4                                   ;  1694.3 p1     192 dst
        movdqa [r9 + 1648], xmm7                               ;  1675.3 p0+p3  192 dst
        movdqa [r9 + 1792], xmm15                              ;  1673.3 p0+p3  192 dst
        movdqa xmm4, [rbp + 1200]                              ;  1665.0 p2     192 dst reload
        movdqa xmm7, [rbp + 384]                               ;  1666.0 p2     192 dst
        punpcklbw xmm7, xmm4                                   ;  1695.3 p1     192 dst
        movdqa xmm15, [rbp + 384]                              ;  1667.0 p2     192 dst
        punpckhbw xmm15, xmm4                                  ;  1696.3 p1     192 dst
        movdqa [r9 + 1264], xmm10                              ;  1682.3 p0+p3  192 dst
        movdqa [r9 + 448], xmm9                                ;  1696.3 p0+p3  192 dst
        movdqa xmm4, [rbp + 1776]                              ;  1668.0 p2     192 dst reload
        movdqa xmm9, [rbp + 576]                               ;  1669.0 p2     192 dst
        punpcklbw xmm9, xmm4                                   ;  1697.3 p1     192 dst
        movdqa xmm10, [rbp + 576]                              ;  1670.0 p2     192 dst
        punpckhbw xmm10, xmm4                                  ;  1698.3 p1     192 dst
        movdqa [r9 + 1216], xmm3                               ;  1686.3 p0+p3  192 dst
        movdqa [r9 + 1776], xmm1                               ;  1678.3 p0+p3  192 dst
        movdqa xmm1, [rbp + 512]                               ;  1671.0 p2     192 dst reload
        movdqa xmm3, [rbp + 832]                               ;  1672.0 p2     192 dst
        punpcklbw xmm3, xmm1                                   ;  1699.3 p1     192 dst
        movdqa xmm4, [rbp + 832]                               ;  1673.0 p2     192 dst
        punpckhbw xmm4, xmm1                                   ;  1700.3 p1     192 dst
        movdqa [r9 + 1920], xmm8                               ;  1677.7 p0+p3  192 dst
        movdqa [r9 + 832], xmm7                                ;  1697.3 p0+p3  192 dst
        movdqa xmm1, [rbp + 128]                               ;  1674.0 p2     192 dst reload
        movdqa xmm7, [rbp + 1408]                              ;  1675.0 p2     192 dst
        punpcklbw xmm7, xmm1                                   ;  1701.3 p1     192 dst
        movdqa xmm8, [rbp + 1408]                              ;  1676.0 p2     192 dst
        punpckhbw xmm8, xmm1                                   ;  1702.3 p1     192 dst
        movdqa [r9 + 1392], xmm2                               ;  1689.3 p0+p3  192 dst
        movdqa [r9 + 544], xmm7                                ;  1703.3 p0+p3  192 dst
        movdqa xmm1, [rbp + 320]                               ;  1677.0 p2     192 dst reload
        movdqa xmm2, [rbp + 1536]                              ;  1678.0 p2     192 dst
        punpcklbw xmm2, xmm1                                   ;  1703.3 p1     192 dst
        movdqa xmm7, [rbp + 1536]                              ;  1679.0 p2     192 dst
        punpckhbw xmm7, xmm1                                   ;  1704.3 p1     192 dst
        movdqa [r9 + 960], xmm15                               ;  1700.3 p0+p3  192 dst
        movdqa [r9 + 1520], xmm12                              ;  1692.3 p0+p3  192 dst
        movdqa xmm1, [rbp - 48]                                ;  1680.0 p2     192 dst reload
        movdqa xmm12, [rbp + 1136]                             ;  1681.0 p2     192 dst
        punpcklbw xmm12, xmm1                                  ;  1705.3 p1     192 dst
        movdqa xmm15, [rbp + 1136]                             ;  1682.0 p2     192 dst
        punpckhbw xmm15, xmm1                                  ;  1706.3 p1     192 dst
        movdqa [r9 + 288], xmm12                               ;  1707.3 p0+p3  192 dst
        movdqa [r9 + 1344], xmm5                               ;  1695.3 p0+p3  192 dst
        movdqa xmm1, [rbp - 32]                                ;  1683.0 p2     192 dst reload
        movdqa xmm5, [rbp + 1280]                              ;  1684.0 p2     192 dst
        punpcklbw xmm5, xmm1                                   ;  1707.3 p1     192 dst
        movdqa xmm12, [rbp + 1280]                             ;  1685.0 p2     192 dst
        punpckhbw xmm12, xmm1                                  ;  1708.3 p1     192 dst
        movdqa [r9 + 1600], xmm13                              ;  1693.7 p0+p3  192 dst
        movdqa [r9 + 416], xmm15                               ;  1710.3 p0+p3  192 dst
        movdqa xmm1, [rbp + 1664]                              ;  1686.0 p2     192 dst reload
        movdqa xmm13, [rbp + 864]                              ;  1687.0 p2     192 dst
        punpcklbw xmm13, xmm1                                  ;  1709.3 p1     192 dst
        movdqa xmm15, [rbp + 864]                              ;  1688.0 p2     192 dst
        punpckhbw xmm15, xmm1                                  ;  1710.3 p1     192 dst
        movdqa [r9 + 672], xmm8                                ;  1706.3 p0+p3  192 dst
        movdqa [r9 + 1056], xmm3                               ;  1701.3 p0+p3  192 dst
        movdqa xmm1, [rbp + 1904]                              ;  1689.0 p2     192 dst reload
        movdqa xmm3, [rbp + 992]                               ;  1690.0 p2     192 dst
        punpcklbw xmm3, xmm1                                   ;  1711.3 p1     192 dst
        movdqa xmm8, [rbp + 992]                               ;  1691.0 p2     192 dst
        punpckhbw xmm8, xmm1                                   ;  1712.3 p1     192 dst
        movdqa [r9 + 1904], xmm0                               ;  1701.7 p0+p3  192 dst
        movdqa [r9 + 1472], xmm6                               ;  1703.7 p0+p3  192 dst
        movdqa xmm0, [rbp + 112]                               ;  1692.0 p2     192 dst reload
        movdqa xmm1, [rbp + 304]                               ;  1693.0 p2     192 dst
        punpcklbw xmm1, xmm0                                   ;  1713.3 p1     192 dst
        movdqa xmm6, [rbp + 304]                               ;  1694.0 p2     192 dst
        punpckhbw xmm6, xmm0                                   ;  1714.3 p1     192 dst
        movdqa [r9 + 1728], xmm14                              ;  1705.7 p0+p3  192 dst
        movdqa [r9 + 1184], xmm4                               ;  1707.7 p0+p3  192 dst
        movdqa xmm0, [rbp - 64]                                ;  1695.0 p2     192 dst reload
        movdqa xmm4, [rbp + 928]                               ;  1696.0 p2     192 dst
        punpcklbw xmm4, xmm0                                   ;  1715.3 p1     192 dst
        movdqa xmm14, [rbp + 928]                              ;  1697.0 p2     192 dst
        punpckhbw xmm14, xmm0                                  ;  1716.3 p1     192 dst
        movdqa [r9 + 352], xmm4                                ;  1717.3 p0+p3  192 dst
        movdqa [r9 + 800], xmm13                               ;  1711.7 p0+p3  192 dst
        movdqa xmm0, [rbp + 672]                               ;  1698.0 p2     192 dst reload
        movdqa xmm4, [rbp + 1056]                              ;  1699.0 p2     192 dst
        punpcklbw xmm4, xmm0                                   ;  1717.3 p1     192 dst
        movdqa xmm13, [rbp + 1056]                             ;  1700.0 p2     192 dst
        punpckhbw xmm13, xmm0                                  ;  1718.3 p1     192 dst
        movdqa [r9 + 480], xmm14                               ;  1720.3 p0+p3  192 dst
        movdqa [r9 + 928], xmm15                               ;  1715.7 p0+p3  192 dst
        movdqa xmm0, [rbp + 1216]                              ;  1701.0 p2     192 dst reload
        movdqa xmm14, [rbp + 688]                              ;  1702.0 p2     192 dst
        punpcklbw xmm14, xmm0                                  ;  1719.3 p1     192 dst
        movdqa xmm15, [rbp + 688]                              ;  1703.0 p2     192 dst
        punpckhbw xmm15, xmm0                                  ;  1720.3 p1     192 dst
        movdqa [r9 + 1568], xmm2                               ;  1717.7 p0+p3  192 dst
        movdqa [r9 + 1312], xmm5                               ;  1719.7 p0+p3  192 dst
        movdqa xmm0, [rbp + 1824]                              ;  1704.0 p2     192 dst reload
        movdqa xmm2, [rbp + 800]                               ;  1705.0 p2     192 dst
        punpcklbw xmm2, xmm0                                   ;  1721.3 p1     192 dst
        movdqa xmm5, [rbp + 800]                               ;  1706.0 p2     192 dst
        punpckhbw xmm5, xmm0                                   ;  1722.3 p1     192 dst
        movdqa [r9 + 1856], xmm9                               ;  1721.7 p0+p3  192 dst
        movdqa [r9 + 864], xmm14                               ;  1723.7 p0+p3  192 dst
        movdqa xmm0, [rbp + 656]                               ;  1707.0 p2     192 dst reload
        movdqa xmm9, [rbp + 976]                               ;  1708.0 p2     192 dst
        punpcklbw xmm9, xmm0                                   ;  1723.3 p1     192 dst
        movdqa xmm14, [rbp + 976]                              ;  1709.0 p2     192 dst
        punpckhbw xmm14, xmm0                                  ;  1724.3 p1     192 dst
        movdqa [r9 + 1440], xmm12                              ;  1725.7 p0+p3  192 dst
        movdqa [r9 + 1696], xmm7                               ;  1727.7 p0+p3  192 dst
        movdqa xmm0, [rbp + 1648]                              ;  1710.0 p2     192 dst reload
        movdqa xmm7, [rbp + 1392]                              ;  1711.0 p2     192 dst
        punpcklbw xmm7, xmm0                                   ;  1725.3 p1     192 dst
        movdqa xmm12, [rbp + 1392]                             ;  1712.0 p2     192 dst
        punpckhbw xmm12, xmm0                                  ;  1726.3 p1     192 dst
        movdqa [r9 + 784], xmm7                                ;  1729.7 p0+p3  192 dst
        movdqa [r9 + 992], xmm15                               ;  1731.7 p0+p3  192 dst
        movdqa xmm0, [rbp + 1888]                              ;  1713.0 p2     192 dst reload
        movdqa xmm7, [rbp + 1520]                              ;  1714.0 p2     192 dst
        punpcklbw xmm7, xmm0                                   ;  1727.3 p1     192 dst
        movdqa xmm15, [rbp + 1520]                             ;  1715.0 p2     192 dst
        punpckhbw xmm15, xmm0                                  ;  1728.3 p1     192 dst
        movdqa [r9 + 1376], xmm4                               ;  1733.7 p0+p3  192 dst
        movdqa [r9 + 1632], xmm1                               ;  1735.7 p0+p3  192 dst
        movdqa [r9 + 1824], xmm3                               ;  1737.7 p0+p3  192 dst
        movdqa [r9 + 912], xmm12                               ;  1739.7 p0+p3  192 dst
        movdqa [r9 + 1296], xmm9                               ;  1741.7 p0+p3  192 dst
        movdqa [r9 + 1504], xmm13                              ;  1743.7 p0+p3  192 dst
        movdqa [r9 + 1760], xmm6                               ;  1745.7 p0+p3  192 dst
        movdqa [r9 + 1952], xmm8                               ;  1747.7 p0+p3  192 dst
        movdqa [r9 + 1424], xmm14                              ;  1749.7 p0+p3  192 dst
        movdqa [r9 + 1984], xmm10                              ;  1751.7 p0+p3  192 dst
        movdqa [r9 + 1888], xmm2                               ;  1753.7 p0+p3  192 dst
        movdqa [r9 + 2032], xmm11                              ;  1755.7 p0+p3  192 dst
        movdqa [r9 + 1808], xmm7                               ;  1757.7 p0+p3  192 dst
        movdqa [r9 + 2016], xmm5                               ;  1759.7 p0+p3  192 dst
        movdqa [r9 + 1936], xmm15                              ;  1761.7 p0+p3  192 dst
        movdqa xmm0, [rbp + 1584]                              ;  1724.7 p2     192 dst reload
        movdqa [r9 + 1488], xmm0                               ;  1763.7 p0+p3  192 dst
        movdqa xmm0, [rbp + 480]                               ;  1725.7 p2     192 dst reload
        movdqa [r9 + 1552], xmm0                               ;  1765.7 p0+p3  192 dst
        movdqa xmm0, [rbp + 752]                               ;  1726.7 p2     192 dst reload
        movdqa [r9 + 1616], xmm0                               ;  1767.7 p0+p3  192 dst
        movdqa xmm0, [rbp + 1008]                              ;  1727.7 p2     192 dst reload
        movdqa [r9 + 1680], xmm0                               ;  1769.7 p0+p3  192 dst
        movdqa xmm0, [rbp + 768]                               ;  1728.7 p2     192 dst reload
        movdqa [r9 + 1712], xmm0                               ;  1771.7 p0+p3  192 dst
        movdqa xmm0, [rbp + 352]                               ;  1729.7 p2     192 dst reload
        movdqa [r9 + 1744], xmm0                               ;  1773.7 p0+p3  192 dst
        movdqa xmm0, [rbp + 1552]                              ;  1730.7 p2     192 dst reload
        movdqa [r9 + 1872], xmm0                               ;  1775.7 p0+p3  192 dst
        movdqa xmm0, [rbp + 1264]                              ;  1731.7 p2     192 dst reload
        movdqa [r9 + 1968], xmm0                               ;  1777.7 p0+p3  192 dst
        movdqa xmm0, [rbp + 1024]                              ;  1732.7 p2     192 dst reload
        movdqa [r9 + 2000], xmm0                               ;  1779.7 p0+p3  192 dst
        add r9, 0x800                                          ;  1733.7 p1     194 blocks
        add r8, 0x800                                          ;  1734.2 p1     194 blocks
        cmp r8, qword [rbp + 2040]                             ;                    more blocks?
        jne .blocks_1
        mov qword [rbp + 2032], r8                             ;                    resident
        mov qword [rbp + 2048], r9                             ;                    resident
.blocks_1_done:
        add rsp, 0x890                                         ;                    frame
        pop rbp                                                ;                    preserved
        ret

        section .rodata align=64
; constants128
        align 16, db 0
aes_to_slices.T0_constants128:
        dq 0x5555555555555555, 0x5555555555555555, 0x3333333333333333, 0x3333333333333333, 0x0f0f0f0f0f0f0f0f, 0x0f0f0f0f0f0f0f0f

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
