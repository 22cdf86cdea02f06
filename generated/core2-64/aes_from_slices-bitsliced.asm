; aes_from_slices for Intel Core 2, 65 nm (Conroe, Merom), 64-bit code (core2-64)
; made by cipherwright 0.1.0 from ciphers/aes.cw (sha256 b96ab4300706cbb4); do not edit:
;   ./cw build aes_from_slices --cpu core2-64 --variant bitsliced
;
; void aes_from_slices(const void *src, void *dst, uint32_t n);   System V, 64 bits
;   src: 2048 bytes a batch (128 slices), read, secret, aligned to 16 bytes
;   dst: 2048 bytes a batch (128 blocks of 16), written, secret, aligned to 16 bytes
;   n: number of batches of 128 blocks, may be 0
; Parameters do not overlap, but dst may be exactly in place of src.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes xmm0 to xmm15.
; Constant time: no secret reaches an address or a branch.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 4 uops, planned 5.0; bounds: width 1.0, ports 2.0, path 2.0
;   blocks: 3976 uops, planned 1398.2; bounds: width 994.0, ports 910.0, path 46.0
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
%fatal "aes_from_slices is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_aes_from_slices
$_aes_from_slices:
%else
        global $aes_from_slices
%endif
$aes_from_slices:
        push rbx                                                 ;                    preserved
        push rbp                                                 ;                    preserved
        sub rsp, 0x7b8                                           ;                    frame
        lea rbp, [rsp + 128]                                     ;                    frame
        mov dword [rbp + 1832], edx                              ;                    argument
        mov qword [rbp + 1808], rdi                              ;                    argument
        mov qword [rbp + 1824], rsi                              ;                    argument
        lea rdx, [rbp + 256]                                     ;                    frame
        lea rsi, [rbp + 512]                                     ;                    frame
        lea rdi, [rbp + 768]                                     ;                    frame
        lea rcx, [rbp + 1024]                                    ;                    frame
        lea rax, [rbp + 1280]                                    ;                    frame
        lea rbx, [rbp + 1536]                                    ;                    frame
        lea r10, [rbp + 1792]                                    ;                    frame
        mov r8d, dword [rbp + 1832]                              ;     0.0 p2     197 blocks
        shl r8, 0xb                                              ;     3.0 p0     197 blocks
        add r8, qword [rbp + 1808]                               ;     4.0 p1+p2  197 blocks
        mov qword [rbp + 1816], r8                               ;     5.0 p3+p4  197 blocks
        cmp dword [rbp + 1832], 0                                ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rbp + 1808]                               ;                    resident
        mov r9, qword [rbp + 1824]                               ;                    resident
        align 16
.blocks_1:
        movaps xmm0, [r8]                                        ;     0.0 p2     192 dst.0
        movaps xmm1, [r8 + 16]                                   ;     1.0 p2     192 dst.1
        movaps xmm2, [r8 + 32]                                   ;     2.0 p2     192 dst.2
        movaps xmm3, [r8 + 48]                                   ;     3.0 p2     192 dst.3
        movaps xmm4, [r8 + 64]                                   ;     4.0 p2     192 dst.4
        movaps xmm5, [r8 + 80]                                   ;     5.0 p2     192 dst.5
        movaps xmm6, [r8 + 96]                                   ;     6.0 p2     192 dst.6
        movaps xmm7, [r8 + 112]                                  ;     7.0 p2     192 dst.7
        movaps xmm8, [r8 + 128]                                  ;     8.0 p2     192 dst.8
        movaps xmm9, [r8 + 144]                                  ;     9.0 p2     192 dst.9
        movaps xmm10, [r8 + 160]                                 ;    10.0 p2     192 dst.10
        movaps xmm11, [r8 + 176]                                 ;    11.0 p2     192 dst.11
        movaps xmm12, [r8 + 192]                                 ;    12.0 p2     192 dst.12
        movaps xmm13, [r8 + 208]                                 ;    13.0 p2     192 dst.13
        movaps xmm14, [r8 + 224]                                 ;    14.0 p2     192 dst.14
        movaps xmm15, [r8 + 240]                                 ;    15.0 p2     192 dst.15
        movaps xmm15, [r8 + 256]                                 ;    16.0 p2     192 dst.16
        movaps xmm15, [r8 + 272]                                 ;    17.0 p2     192 dst.17
        movaps xmm15, [r8 + 288]                                 ;    18.0 p2     192 dst.18
        movaps xmm15, [r8 + 304]                                 ;    19.0 p2     192 dst.19
        movaps xmm15, [r8 + 320]                                 ;    20.0 p2     192 dst.20
        movaps xmm15, [r8 + 336]                                 ;    21.0 p2     192 dst.21
        movaps xmm15, [r8 + 352]                                 ;    22.0 p2     192 dst.22
        movaps xmm15, [r8 + 368]                                 ;    23.0 p2     192 dst.23
        movaps xmm15, [r8 + 384]                                 ;    24.0 p2     192 dst.24
        movaps xmm15, [r8 + 400]                                 ;    25.0 p2     192 dst.25
        movaps xmm15, [r8 + 416]                                 ;    26.0 p2     192 dst.26
        movaps xmm15, [r8 + 432]                                 ;    27.0 p2     192 dst.27
        movaps xmm15, [r8 + 448]                                 ;    28.0 p2     192 dst.28
        movaps xmm15, [r8 + 464]                                 ;    29.0 p2     192 dst.29
        movaps xmm15, [r8 + 480]                                 ;    30.0 p2     192 dst.30
        movaps xmm15, [r8 + 496]                                 ;    31.0 p2     192 dst.31
        movaps xmm15, [r8 + 512]                                 ;    32.0 p2     192 dst.0
        movaps xmm15, [r8 + 528]                                 ;    33.0 p2     192 dst.1
        movaps xmm15, [r8 + 544]                                 ;    34.0 p2     192 dst.2
        movaps xmm15, [r8 + 560]                                 ;    35.0 p2     192 dst.3
        movaps xmm15, [r8 + 576]                                 ;    36.0 p2     192 dst.4
        movaps xmm15, [r8 + 592]                                 ;    37.0 p2     192 dst.5
        movaps xmm15, [r8 + 608]                                 ;    38.0 p2     192 dst.6
        movaps xmm15, [r8 + 624]                                 ;    39.0 p2     192 dst.7
        movaps xmm15, [r8 + 640]                                 ;    40.0 p2     192 dst.8
        movaps xmm15, [r8 + 656]                                 ;    41.0 p2     192 dst.9
        movaps xmm15, [r8 + 672]                                 ;    42.0 p2     192 dst.10
        movaps xmm15, [r8 + 688]                                 ;    43.0 p2     192 dst.11
        movaps xmm15, [r8 + 704]                                 ;    44.0 p2     192 dst.12
        movaps xmm15, [r8 + 720]                                 ;    45.0 p2     192 dst.13
        movaps xmm15, [r8 + 736]                                 ;    46.0 p2     192 dst.14
        movaps xmm15, [r8 + 752]                                 ;    47.0 p2     192 dst.15
        movaps xmm15, [r8 + 768]                                 ;    48.0 p2     192 dst.16
        movaps xmm15, [r8 + 784]                                 ;    49.0 p2     192 dst.17
        movaps xmm15, [r8 + 800]                                 ;    50.0 p2     192 dst.18
        movaps xmm15, [r8 + 816]                                 ;    51.0 p2     192 dst.19
        movaps xmm15, [r8 + 832]                                 ;    52.0 p2     192 dst.20
        movaps xmm15, [r8 + 848]                                 ;    53.0 p2     192 dst.21
        movaps xmm15, [r8 + 864]                                 ;    54.0 p2     192 dst.22
        movaps xmm15, [r8 + 880]                                 ;    55.0 p2     192 dst.23
        movaps xmm15, [r8 + 896]                                 ;    56.0 p2     192 dst.24
        movaps xmm15, [r8 + 912]                                 ;    57.0 p2     192 dst.25
        movaps xmm15, [r8 + 928]                                 ;    58.0 p2     192 dst.26
        movaps xmm15, [r8 + 944]                                 ;    59.0 p2     192 dst.27
        movaps xmm15, [r8 + 960]                                 ;    60.0 p2     192 dst.28
        movaps xmm15, [r8 + 976]                                 ;    61.0 p2     192 dst.29
        movaps xmm15, [r8 + 992]                                 ;    62.0 p2     192 dst.30
        movaps xmm15, [r8 + 1008]                                ;    63.0 p2     192 dst.31
        movaps xmm15, [r8 + 1024]                                ;    64.0 p2     192 dst.0
        movaps xmm15, [r8 + 1040]                                ;    65.0 p2     192 dst.1
        movaps xmm15, [r8 + 1056]                                ;    66.0 p2     192 dst.2
        movaps xmm15, [r8 + 1072]                                ;    67.0 p2     192 dst.3
        movaps xmm15, [r8 + 1088]                                ;    68.0 p2     192 dst.4
        movaps xmm15, [r8 + 1104]                                ;    69.0 p2     192 dst.5
        movaps xmm15, [r8 + 1120]                                ;    70.0 p2     192 dst.6
        movaps xmm15, [r8 + 1136]                                ;    71.0 p2     192 dst.7
        movaps xmm15, [r8 + 1152]                                ;    72.0 p2     192 dst.8
        movaps xmm15, [r8 + 1168]                                ;    73.0 p2     192 dst.9
        movaps xmm15, [r8 + 1184]                                ;    74.0 p2     192 dst.10
        movaps xmm15, [r8 + 1200]                                ;    75.0 p2     192 dst.11
        movaps xmm15, [r8 + 1216]                                ;    76.0 p2     192 dst.12
        movaps xmm15, [r8 + 1232]                                ;    77.0 p2     192 dst.13
        movaps xmm15, [r8 + 1248]                                ;    78.0 p2     192 dst.14
        movaps xmm15, [r8 + 1264]                                ;    79.0 p2     192 dst.15
        movaps xmm15, [r8 + 1280]                                ;    80.0 p2     192 dst.16
        movaps xmm15, [r8 + 1296]                                ;    81.0 p2     192 dst.17
        movaps xmm15, [r8 + 1312]                                ;    82.0 p2     192 dst.18
        movaps xmm15, [r8 + 1328]                                ;    83.0 p2     192 dst.19
        movaps xmm15, [r8 + 1344]                                ;    84.0 p2     192 dst.20
        movaps xmm15, [r8 + 1360]                                ;    85.0 p2     192 dst.21
        movaps xmm15, [r8 + 1376]                                ;    86.0 p2     192 dst.22
        movaps xmm15, [r8 + 1392]                                ;    87.0 p2     192 dst.23
        movaps xmm15, [r8 + 1408]                                ;    88.0 p2     192 dst.24
        movaps xmm15, [r8 + 1424]                                ;    89.0 p2     192 dst.25
        movaps xmm15, [r8 + 1440]                                ;    90.0 p2     192 dst.26
        movaps xmm15, [r8 + 1456]                                ;    91.0 p2     192 dst.27
        movaps xmm15, [r8 + 1472]                                ;    92.0 p2     192 dst.28
        movaps xmm15, [r8 + 1488]                                ;    93.0 p2     192 dst.29
        movaps xmm15, [r8 + 1504]                                ;    94.0 p2     192 dst.30
        movaps xmm15, [r8 + 1520]                                ;    95.0 p2     192 dst.31
        movaps xmm15, [r8 + 1536]                                ;    96.0 p2     192 dst.0
        movaps xmm15, [r8 + 1552]                                ;    97.0 p2     192 dst.1
        movaps xmm15, [r8 + 1568]                                ;    98.0 p2     192 dst.2
        movaps xmm15, [r8 + 1584]                                ;    99.0 p2     192 dst.3
        movaps xmm15, [r8 + 1600]                                ;   100.0 p2     192 dst.4
        movaps xmm15, [r8 + 1616]                                ;   101.0 p2     192 dst.5
        movaps xmm15, [r8 + 1632]                                ;   102.0 p2     192 dst.6
        movaps xmm15, [r8 + 1648]                                ;   103.0 p2     192 dst.7
        movaps xmm15, [r8 + 1664]                                ;   104.0 p2     192 dst.8
        movaps xmm15, [r8 + 1680]                                ;   105.0 p2     192 dst.9
        movaps xmm15, [r8 + 1696]                                ;   106.0 p2     192 dst.10
        movaps xmm15, [r8 + 1712]                                ;   107.0 p2     192 dst.11
        movaps xmm15, [r8 + 1728]                                ;   108.0 p2     192 dst.12
        movaps xmm15, [r8 + 1744]                                ;   109.0 p2     192 dst.13
        movaps xmm15, [r8 + 1760]                                ;   110.0 p2     192 dst.14
        movaps xmm15, [r8 + 1776]                                ;   111.0 p2     192 dst.15
        movaps xmm15, [r8 + 1792]                                ;   112.0 p2     192 dst.16
        movaps xmm15, [r8 + 1808]                                ;   113.0 p2     192 dst.17
        movaps xmm15, [r8 + 1824]                                ;   114.0 p2     192 dst.18
        movaps xmm15, [r8 + 1840]                                ;   115.0 p2     192 dst.19
        movaps xmm15, [r8 + 1856]                                ;   116.0 p2     192 dst.20
        movaps xmm15, [r8 + 1872]                                ;   117.0 p2     192 dst.21
        movaps xmm15, [r8 + 1888]                                ;   118.0 p2     192 dst.22
        movaps xmm15, [r8 + 1904]                                ;   119.0 p2     192 dst.23
        movaps xmm15, [r8 + 1920]                                ;   120.0 p2     192 dst.24
        movaps xmm15, [r8 + 1936]                                ;   121.0 p2     192 dst.25
        movaps xmm15, [r8 + 1952]                                ;   122.0 p2     192 dst.26
        movaps xmm15, [r8 + 1968]                                ;   123.0 p2     192 dst.27
        movaps xmm15, [r8 + 1984]                                ;   124.0 p2     192 dst.28
        movaps xmm15, [r8 + 2000]                                ;   125.0 p2     192 dst.29
        movaps xmm15, [r8 + 2016]                                ;   126.0 p2     192 dst.30
        movaps xmm15, [r8 + 2032]                                ;   127.0 p2     192 dst.31
        movaps xmm15, xmm0                                       ;   112.0 p0     192 dst copy
        psrlq xmm15, 1                                           ;   113.0 p0     192 dst
        xorps xmm15, xmm1                                        ;   115.0 p1     192 dst
        andps xmm15, [rel aes_from_slices.T0_constants128]       ;   128.0 p5+p2  192 dst
        xorps xmm1, xmm15                                        ;   129.0 p0     192 dst
        psllq xmm15, 1                                           ;   129.0 p0     192 dst
        xorps xmm0, xmm15                                        ;   131.0 p1     192 dst
        movaps xmm15, xmm2                                       ;   116.0 p5     192 dst copy
        psrlq xmm15, 1                                           ;   117.0 p0     192 dst
        xorps xmm15, xmm3                                        ;   119.0 p1     192 dst
        andps xmm15, [rel aes_from_slices.T0_constants128]       ;   129.0 p5+p2  192 dst
        xorps xmm3, xmm15                                        ;   130.0 p0     192 dst
        psllq xmm15, 1                                           ;   130.0 p0     192 dst
        xorps xmm2, xmm15                                        ;   132.0 p1     192 dst
        movaps xmm15, xmm4                                       ;   120.0 p5     192 dst copy
        psrlq xmm15, 1                                           ;   121.0 p0     192 dst
        xorps xmm15, xmm5                                        ;   123.0 p1     192 dst
        andps xmm15, [rel aes_from_slices.T0_constants128]       ;   130.0 p5+p2  192 dst
        xorps xmm5, xmm15                                        ;   131.0 p0     192 dst
        psllq xmm15, 1                                           ;   131.0 p0     192 dst
        xorps xmm4, xmm15                                        ;   133.0 p1     192 dst
        movaps xmm15, xmm6                                       ;   124.0 p5     192 dst copy
        psrlq xmm15, 1                                           ;   125.0 p0     192 dst
        xorps xmm15, xmm7                                        ;   127.0 p1     192 dst
        andps xmm15, [rel aes_from_slices.T0_constants128]       ;   131.0 p5+p2  192 dst
        xorps xmm7, xmm15                                        ;   132.0 p0     192 dst
        psllq xmm15, 1                                           ;   132.0 p0     192 dst
        xorps xmm6, xmm15                                        ;   134.0 p1     192 dst
        movaps xmm15, xmm0                                       ;   132.0 p5     192 dst copy
        psrlq xmm15, 2                                           ;   133.0 p0     192 dst
        xorps xmm15, xmm2                                        ;   135.0 p1     192 dst
        andps xmm15, [rel aes_from_slices.T0_constants128 + 16]  ;   136.0 p5+p2  192 dst
        xorps xmm2, xmm15                                        ;   137.0 p0     192 dst
        psllq xmm15, 2                                           ;   137.0 p0     192 dst
        xorps xmm0, xmm15                                        ;   139.0 p1     192 dst
        movaps xmm15, xmm1                                       ;   131.0 p5     192 dst copy
        psrlq xmm15, 2                                           ;   132.0 p0     192 dst
        xorps xmm15, xmm3                                        ;   134.0 p1     192 dst
        andps xmm15, [rel aes_from_slices.T0_constants128 + 16]  ;   135.0 p5+p2  192 dst
        xorps xmm3, xmm15                                        ;   136.0 p1     192 dst
        psllq xmm15, 2                                           ;   136.0 p0     192 dst
        xorps xmm1, xmm15                                        ;   138.0 p5     192 dst
        movaps xmm15, xmm4                                       ;   134.0 p1     192 dst copy
        psrlq xmm15, 2                                           ;   135.0 p0     192 dst
        xorps xmm15, xmm6                                        ;   137.0 p5     192 dst
        andps xmm15, [rel aes_from_slices.T0_constants128 + 16]  ;   138.0 p1+p2  192 dst
        xorps xmm6, xmm15                                        ;   139.0 p0     192 dst
        psllq xmm15, 2                                           ;   139.0 p0     192 dst
        xorps xmm4, xmm15                                        ;   141.0 p5     192 dst
        movaps xmm15, xmm5                                       ;   135.5 p1     192 dst copy
        psrlq xmm15, 2                                           ;   137.0 p0     192 dst
        xorps xmm15, xmm7                                        ;   139.0 p5     192 dst
        andps xmm15, [rel aes_from_slices.T0_constants128 + 16]  ;   140.0 p1+p2  192 dst
        xorps xmm7, xmm15                                        ;   141.0 p5     192 dst
        psllq xmm15, 2                                           ;   141.0 p0     192 dst
        xorps xmm5, xmm15                                        ;   143.0 p1     192 dst
        movaps xmm15, xmm0                                       ;   140.0 p5     192 dst copy
        psrlq xmm15, 4                                           ;   141.0 p0     192 dst
        xorps xmm15, xmm4                                        ;   143.0 p1     192 dst
        andps xmm15, [rel aes_from_slices.T0_constants128 + 32]  ;   144.0 p5+p2  192 dst
        xorps xmm4, xmm15                                        ;   145.0 p1     192 dst
        psllq xmm15, 4                                           ;   145.0 p0     192 dst
        xorps xmm0, xmm15                                        ;   147.0 p5     192 dst
        movaps xmm15, xmm1                                       ;   140.5 p1     192 dst copy
        psrlq xmm15, 4                                           ;   141.5 p0     192 dst
        xorps xmm15, xmm5                                        ;   144.0 p5     192 dst
        andps xmm15, [rel aes_from_slices.T0_constants128 + 32]  ;   145.0 p1+p2  192 dst
        xorps xmm5, xmm15                                        ;   146.0 p0     192 dst
        psllq xmm15, 4                                           ;   146.0 p0     192 dst
        xorps xmm1, xmm15                                        ;   148.0 p5     192 dst
        movaps xmm15, xmm2                                       ;   142.5 p1     192 dst copy
        psrlq xmm15, 4                                           ;   144.0 p0     192 dst
        xorps xmm15, xmm6                                        ;   146.0 p5     192 dst
        andps xmm15, [rel aes_from_slices.T0_constants128 + 32]  ;   147.0 p1+p2  192 dst
        xorps xmm6, xmm15                                        ;   148.0 p5     192 dst
        psllq xmm15, 4                                           ;   148.0 p0     192 dst
        xorps xmm2, xmm15                                        ;   150.0 p1     192 dst
        movaps xmm15, xmm3                                       ;   145.0 p5     192 dst copy
        psrlq xmm15, 4                                           ;   146.0 p0     192 dst
        xorps xmm15, xmm7                                        ;   148.0 p1     192 dst
        andps xmm15, [rel aes_from_slices.T0_constants128 + 32]  ;   149.0 p5+p2  192 dst
        xorps xmm7, xmm15                                        ;   150.0 p1     192 dst
        psllq xmm15, 4                                           ;   150.0 p0     192 dst
        xorps xmm3, xmm15                                        ;   152.0 p5     192 dst
        movaps xmm15, [r8 + 128]                                 ;   145.8 p2     192 dst copy
        psrlq xmm15, 1                                           ;   148.8 p0     192 dst
        xorps xmm15, xmm9                                        ;   150.8 p1     192 dst
        andps xmm15, [rel aes_from_slices.T0_constants128]       ;   151.8 p5+p2  192 dst
        xorps xmm9, xmm15                                        ;   152.8 p1     192 dst
        psllq xmm15, 1                                           ;   152.8 p0     192 dst
        xorps xmm8, xmm15                                        ;   154.8 p5     192 dst
        movaps xmm15, [r8 + 160]                                 ;   147.8 p2     192 dst copy
        psrlq xmm15, 1                                           ;   150.8 p0     192 dst
        xorps xmm15, xmm11                                       ;   152.8 p1     192 dst
        andps xmm15, [rel aes_from_slices.T0_constants128]       ;   153.8 p5+p2  192 dst
        xorps xmm11, xmm15                                       ;   154.8 p1     192 dst
        psllq xmm15, 1                                           ;   154.8 p0     192 dst
        xorps xmm10, xmm15                                       ;   156.8 p5     192 dst
        movaps xmm15, [r8 + 192]                                 ;   149.8 p2     192 dst copy
        psrlq xmm15, 1                                           ;   152.8 p0     192 dst
        xorps xmm15, xmm13                                       ;   154.8 p1     192 dst
        andps xmm15, [rel aes_from_slices.T0_constants128]       ;   155.8 p5+p2  192 dst
        xorps xmm13, xmm15                                       ;   156.8 p1     192 dst
        psllq xmm15, 1                                           ;   156.8 p0     192 dst
        xorps xmm12, xmm15                                       ;   158.8 p5     192 dst
        movaps xmm15, [r8 + 224]                                 ;   151.8 p2     192 dst copy
        psrlq xmm15, 1                                           ;   154.8 p0     192 dst
        xorps xmm15, [r8 + 240]                                  ;   156.8 p1+p2  192 dst
        andps xmm15, [rel aes_from_slices.T0_constants128]       ;   157.8 p5+p2  192 dst
        movaps [rax + 96], xmm7                                  ;   153.0 p3+p4  192 dst spill
        movaps xmm7, xmm15                                       ;   158.8 p1     192 dst copy
        psllq xmm7, 1                                            ;   159.8 p0     192 dst
        xorps xmm14, xmm7                                        ;   161.8 p5     192 dst
        xorps xmm15, [r8 + 240]                                  ;   158.8 p1+p2  192 dst
        movaps xmm7, xmm8                                        ;   156.0 p0     192 dst copy
        psrlq xmm7, 2                                            ;   157.0 p0     192 dst
        xorps xmm7, xmm10                                        ;   159.0 p5     192 dst
        andps xmm7, [rel aes_from_slices.T0_constants128 + 16]   ;   160.0 p1+p2  192 dst
        xorps xmm10, xmm7                                        ;   161.0 p5     192 dst
        psllq xmm7, 2                                            ;   161.0 p0     192 dst
        xorps xmm8, xmm7                                         ;   163.0 p1     192 dst
        movaps xmm7, xmm9                                        ;   158.0 p5     192 dst copy
        psrlq xmm7, 2                                            ;   159.0 p0     192 dst
        xorps xmm7, xmm11                                        ;   161.0 p1     192 dst
        andps xmm7, [rel aes_from_slices.T0_constants128 + 16]   ;   162.0 p5+p2  192 dst
        xorps xmm11, xmm7                                        ;   163.0 p1     192 dst
        psllq xmm7, 2                                            ;   163.0 p0     192 dst
        xorps xmm9, xmm7                                         ;   165.0 p5     192 dst
        movaps xmm7, xmm12                                       ;   160.5 p1     192 dst copy
        psrlq xmm7, 2                                            ;   161.5 p0     192 dst
        xorps xmm7, xmm14                                        ;   163.5 p5     192 dst
        andps xmm7, [rel aes_from_slices.T0_constants128 + 16]   ;   164.5 p1+p2  192 dst
        xorps xmm14, xmm7                                        ;   165.5 p0     192 dst
        psllq xmm7, 2                                            ;   165.5 p0     192 dst
        xorps xmm12, xmm7                                        ;   167.5 p5     192 dst
        movaps xmm7, xmm13                                       ;   162.5 p1     192 dst copy
        psrlq xmm7, 2                                            ;   164.0 p0     192 dst
        xorps xmm7, xmm15                                        ;   166.0 p5     192 dst
        andps xmm7, [rel aes_from_slices.T0_constants128 + 16]   ;   167.0 p1+p2  192 dst
        xorps xmm15, xmm7                                        ;   168.0 p5     192 dst
        psllq xmm7, 2                                            ;   168.0 p0     192 dst
        xorps xmm13, xmm7                                        ;   170.0 p1     192 dst
        movaps xmm7, xmm8                                        ;   165.0 p5     192 dst copy
        psrlq xmm7, 4                                            ;   166.0 p0     192 dst
        xorps xmm7, xmm12                                        ;   168.5 p1     192 dst
        andps xmm7, [rel aes_from_slices.T0_constants128 + 32]   ;   169.5 p5+p2  192 dst
        xorps xmm12, xmm7                                        ;   170.5 p1     192 dst
        psllq xmm7, 4                                            ;   170.5 p0     192 dst
        xorps xmm8, xmm7                                         ;   172.5 p5     192 dst
        movaps xmm7, xmm9                                        ;   167.5 p1     192 dst copy
        psrlq xmm7, 4                                            ;   168.5 p0     192 dst
        xorps xmm7, xmm13                                        ;   171.0 p5     192 dst
        andps xmm7, [rel aes_from_slices.T0_constants128 + 32]   ;   172.0 p1+p2  192 dst
        xorps xmm13, xmm7                                        ;   173.0 p0     192 dst
        psllq xmm7, 4                                            ;   173.0 p0     192 dst
        xorps xmm9, xmm7                                         ;   175.0 p5     192 dst
        movaps xmm7, xmm10                                       ;   169.5 p1     192 dst copy
        psrlq xmm7, 4                                            ;   171.0 p0     192 dst
        xorps xmm7, xmm14                                        ;   173.0 p5     192 dst
        andps xmm7, [rel aes_from_slices.T0_constants128 + 32]   ;   174.0 p1+p2  192 dst
        xorps xmm14, xmm7                                        ;   175.0 p5     192 dst
        psllq xmm7, 4                                            ;   175.0 p0     192 dst
        xorps xmm10, xmm7                                        ;   177.0 p1     192 dst
        movaps xmm7, xmm11                                       ;   172.0 p5     192 dst copy
        psrlq xmm7, 4                                            ;   173.0 p0     192 dst
        xorps xmm7, xmm15                                        ;   175.0 p1     192 dst
        andps xmm7, [rel aes_from_slices.T0_constants128 + 32]   ;   176.0 p5+p2  192 dst
        xorps xmm15, xmm7                                        ;   177.0 p1     192 dst
        psllq xmm7, 4                                            ;   177.0 p0     192 dst
        xorps xmm11, xmm7                                        ;   179.0 p5     192 dst
        movaps xmm7, [r8 + 272]                                  ;   172.2 p2     192 dst
        movaps [rsi + 96], xmm15                                 ;   178.0 p3+p4  192 dst spill
        movaps xmm15, [r8 + 256]                                 ;   173.2 p2     192 dst
        movaps [rbp - 96], xmm14                                 ;   176.0 p3+p4  192 dst spill
        movaps xmm14, [r8 + 272]                                 ;   174.2 p2     192 dst
        movaps [rbp - 80], xmm6                                  ;   174.5 p3+p4  192 dst spill
        movaps xmm6, [r8 + 304]                                  ;   175.2 p2     192 dst
        movaps [rsi + 112], xmm13                                ;   175.5 p3+p4  192 dst spill
        movaps xmm13, [r8 + 288]                                 ;   176.2 p2     192 dst
        movaps [rax + 112], xmm5                                 ;   176.5 p3+p4  192 dst spill
        movaps xmm5, [r8 + 256]                                  ;   177.2 p2     192 dst
        psrlq xmm5, 1                                            ;   180.2 p0     192 dst
        xorps xmm7, xmm5                                         ;   182.2 p1     192 dst
        movaps xmm5, [rel aes_from_slices.T0_constants128]       ;   178.2 p2     192 dst reload
        andps xmm7, xmm5                                         ;   183.2 p5     192 dst
        xorps xmm14, xmm7                                        ;   184.2 p0     192 dst
        psllq xmm7, 1                                            ;   184.2 p0     192 dst
        xorps xmm15, xmm7                                        ;   186.2 p1     192 dst
        movaps xmm7, [r8 + 304]                                  ;   179.2 p2     192 dst
        movaps [rbp - 64], xmm12                                 ;   177.5 p3+p4  192 dst spill
        movaps xmm12, [r8 + 336]                                 ;   180.2 p2     192 dst
        movaps [rbp - 48], xmm4                                  ;   178.5 p3+p4  192 dst spill
        movaps xmm4, [r8 + 320]                                  ;   181.2 p2     192 dst
        movaps [rdi - 128], xmm11                                ;   180.0 p3+p4  192 dst spill
        movaps xmm11, [r8 + 288]                                 ;   182.2 p2     192 dst
        psrlq xmm11, 1                                           ;   185.2 p0     192 dst
        xorps xmm6, xmm11                                        ;   187.2 p5     192 dst
        andps xmm6, xmm5                                         ;   188.2 p1     192 dst
        xorps xmm7, xmm6                                         ;   189.2 p0     192 dst
        psllq xmm6, 1                                            ;   189.2 p0     192 dst
        xorps xmm13, xmm6                                        ;   191.2 p5     192 dst
        movaps xmm6, [r8 + 320]                                  ;   183.2 p2     192 dst
        psrlq xmm6, 1                                            ;   186.2 p0     192 dst
        xorps xmm12, xmm6                                        ;   188.2 p1     192 dst
        andps xmm12, xmm5                                        ;   189.2 p5     192 dst
        movaps xmm6, xmm12                                       ;   190.2 p1     192 dst copy
        psllq xmm6, 1                                            ;   191.2 p0     192 dst
        xorps xmm4, xmm6                                         ;   193.2 p5     192 dst
        xorps xmm12, [r8 + 336]                                  ;   190.2 p1+p2  192 dst
        movaps xmm6, [r8 + 352]                                  ;   185.2 p2     192 dst
        psrlq xmm6, 1                                            ;   188.2 p0     192 dst
        movaps xmm11, [r8 + 368]                                 ;   186.2 p2     192 dst.23 reload
        xorps xmm6, xmm11                                        ;   190.2 p5     192 dst
        andps xmm6, xmm5                                         ;   191.2 p1     192 dst
        xorps xmm11, xmm6                                        ;   192.2 p0     192 dst
        psllq xmm6, 1                                            ;   192.2 p0     192 dst
        xorps xmm6, [r8 + 352]                                   ;   194.2 p5+p2  192 dst
        movaps [rbx - 128], xmm3                                 ;   188.2 p3+p4  192 dst spill
        movaps xmm3, xmm15                                       ;   188.5 p1     192 dst copy
        psrlq xmm3, 2                                            ;   189.5 p0     192 dst
        xorps xmm3, xmm13                                        ;   192.2 p5     192 dst
        andps xmm3, [rel aes_from_slices.T0_constants128 + 16]   ;   193.2 p1+p2  192 dst
        xorps xmm13, xmm3                                        ;   194.2 p0     192 dst
        psllq xmm3, 2                                            ;   194.2 p0     192 dst
        xorps xmm15, xmm3                                        ;   196.2 p5     192 dst
        movaps xmm3, xmm14                                       ;   190.5 p1     192 dst copy
        psrlq xmm3, 2                                            ;   191.8 p0     192 dst
        xorps xmm3, xmm7                                         ;   193.8 p5     192 dst
        andps xmm3, [rel aes_from_slices.T0_constants128 + 16]   ;   194.8 p1+p2  192 dst
        xorps xmm7, xmm3                                         ;   195.8 p5     192 dst
        psllq xmm3, 2                                            ;   195.8 p0     192 dst
        xorps xmm14, xmm3                                        ;   197.8 p1     192 dst
        movaps xmm3, xmm4                                        ;   194.2 p5     192 dst copy
        psrlq xmm3, 2                                            ;   195.2 p0     192 dst
        xorps xmm3, xmm6                                         ;   197.2 p1     192 dst
        andps xmm3, [rel aes_from_slices.T0_constants128 + 16]   ;   198.2 p5+p2  192 dst
        xorps xmm6, xmm3                                         ;   199.2 p1     192 dst
        psllq xmm3, 2                                            ;   199.2 p0     192 dst
        xorps xmm4, xmm3                                         ;   201.2 p5     192 dst
        movaps xmm3, xmm12                                       ;   195.5 p1     192 dst copy
        psrlq xmm3, 2                                            ;   196.5 p0     192 dst
        xorps xmm3, xmm11                                        ;   198.5 p5     192 dst
        andps xmm3, [rel aes_from_slices.T0_constants128 + 16]   ;   199.5 p1+p2  192 dst
        xorps xmm11, xmm3                                        ;   200.5 p0     192 dst
        psllq xmm3, 2                                            ;   200.5 p0     192 dst
        xorps xmm12, xmm3                                        ;   202.5 p5     192 dst
        movaps xmm3, xmm15                                       ;   197.5 p1     192 dst copy
        psrlq xmm3, 4                                            ;   198.8 p0     192 dst
        xorps xmm3, xmm4                                         ;   202.2 p5     192 dst
        andps xmm3, [rel aes_from_slices.T0_constants128 + 32]   ;   203.2 p1+p2  192 dst
        xorps xmm4, xmm3                                         ;   204.2 p5     192 dst
        psllq xmm3, 4                                            ;   204.2 p0     192 dst
        xorps xmm15, xmm3                                        ;   206.2 p1     192 dst
        movaps xmm3, xmm14                                       ;   200.0 p5     192 dst copy
        psrlq xmm3, 4                                            ;   201.0 p0     192 dst
        xorps xmm3, xmm12                                        ;   203.5 p1     192 dst
        andps xmm3, [rel aes_from_slices.T0_constants128 + 32]   ;   204.5 p5+p2  192 dst
        xorps xmm12, xmm3                                        ;   205.5 p1     192 dst
        psllq xmm3, 4                                            ;   205.5 p0     192 dst
        xorps xmm14, xmm3                                        ;   207.5 p5     192 dst
        movaps xmm3, xmm13                                       ;   202.5 p1     192 dst copy
        psrlq xmm3, 4                                            ;   203.5 p0     192 dst
        xorps xmm3, xmm6                                         ;   205.5 p5     192 dst
        andps xmm3, [rel aes_from_slices.T0_constants128 + 32]   ;   206.5 p1+p2  192 dst
        xorps xmm6, xmm3                                         ;   207.5 p0     192 dst
        psllq xmm3, 4                                            ;   207.5 p0     192 dst
        xorps xmm13, xmm3                                        ;   209.5 p5     192 dst
        movaps xmm3, xmm7                                        ;   204.5 p1     192 dst copy
        psrlq xmm3, 4                                            ;   205.8 p0     192 dst
        xorps xmm3, xmm11                                        ;   207.8 p5     192 dst
        andps xmm3, [rel aes_from_slices.T0_constants128 + 32]   ;   208.8 p1+p2  192 dst
        xorps xmm11, xmm3                                        ;   209.8 p5     192 dst
        psllq xmm3, 4                                            ;   209.8 p0     192 dst
        xorps xmm7, xmm3                                         ;   211.8 p1     192 dst
        movaps xmm3, [r8 + 400]                                  ;   205.0 p2     192 dst
        movaps [rbp - 32], xmm11                                 ;   210.8 p3+p4  192 dst spill
        movaps xmm11, [r8 + 384]                                 ;   206.0 p2     192 dst
        movaps [rbp - 16], xmm6                                  ;   208.5 p3+p4  192 dst spill
        movaps xmm6, [r8 + 400]                                  ;   207.0 p2     192 dst
        movaps [rbp + 0], xmm12                                  ;   207.2 p3+p4  192 dst spill
        movaps xmm12, [r8 + 432]                                 ;   208.0 p2     192 dst
        movaps [rbp + 16], xmm4                                  ;   208.2 p3+p4  192 dst spill
        movaps xmm4, [r8 + 416]                                  ;   209.0 p2     192 dst
        movaps [rbp + 32], xmm7                                  ;   212.8 p3+p4  192 dst spill
        movaps xmm7, [r8 + 384]                                  ;   210.0 p2     192 dst
        psrlq xmm7, 1                                            ;   213.0 p0     192 dst
        xorps xmm3, xmm7                                         ;   215.0 p5     192 dst
        andps xmm3, xmm5                                         ;   216.0 p1     192 dst
        xorps xmm6, xmm3                                         ;   217.0 p0     192 dst
        psllq xmm3, 1                                            ;   217.0 p0     192 dst
        xorps xmm11, xmm3                                        ;   219.0 p5     192 dst
        movaps xmm3, [r8 + 416]                                  ;   211.0 p2     192 dst
        psrlq xmm3, 1                                            ;   214.0 p0     192 dst
        xorps xmm12, xmm3                                        ;   216.0 p1     192 dst
        andps xmm12, xmm5                                        ;   217.0 p5     192 dst
        movaps xmm3, xmm12                                       ;   218.0 p1     192 dst copy
        psllq xmm3, 1                                            ;   219.0 p0     192 dst
        xorps xmm4, xmm3                                         ;   221.0 p5     192 dst
        xorps xmm12, [r8 + 432]                                  ;   218.0 p1+p2  192 dst
        movaps xmm3, [r8 + 448]                                  ;   213.0 p2     192 dst
        psrlq xmm3, 1                                            ;   216.0 p0     192 dst
        movaps xmm7, [r8 + 464]                                  ;   214.0 p2     192 dst.29 reload
        xorps xmm3, xmm7                                         ;   218.0 p5     192 dst
        andps xmm3, xmm5                                         ;   219.0 p1     192 dst
        xorps xmm7, xmm3                                         ;   220.0 p0     192 dst
        psllq xmm3, 1                                            ;   220.0 p0     192 dst
        xorps xmm3, [r8 + 448]                                   ;   222.0 p5+p2  192 dst
        movaps [rbp + 48], xmm13                                 ;   216.0 p3+p4  192 dst spill
        movaps xmm13, [r8 + 496]                                 ;   216.2 p2     192 dst
        movaps [rbp + 64], xmm10                                 ;   217.0 p3+p4  192 dst spill
        movaps xmm10, [r8 + 480]                                 ;   217.2 p2     192 dst
        movaps [rbp + 80], xmm2                                  ;   218.0 p3+p4  192 dst spill
        movaps xmm2, [r8 + 496]                                  ;   218.2 p2     192 dst
        movaps [rbp + 96], xmm14                                 ;   219.0 p3+p4  192 dst spill
        movaps xmm14, xmm11                                      ;   220.0 p1     192 dst copy
        psrlq xmm14, 2                                           ;   221.0 p0     192 dst
        xorps xmm14, xmm4                                        ;   223.0 p5     192 dst
        andps xmm14, [rel aes_from_slices.T0_constants128 + 16]  ;   224.0 p1+p2  192 dst
        xorps xmm4, xmm14                                        ;   225.0 p0     192 dst
        psllq xmm14, 2                                           ;   225.0 p0     192 dst
        xorps xmm11, xmm14                                       ;   227.0 p5     192 dst
        movaps xmm14, [r8 + 480]                                 ;   220.2 p2     192 dst
        psrlq xmm14, 1                                           ;   223.2 p0     192 dst
        xorps xmm13, xmm14                                       ;   225.2 p1     192 dst
        andps xmm13, xmm5                                        ;   226.2 p5     192 dst
        xorps xmm2, xmm13                                        ;   227.2 p1     192 dst
        psllq xmm13, 1                                           ;   227.2 p0     192 dst
        xorps xmm10, xmm13                                       ;   229.2 p5     192 dst
        movaps xmm13, xmm6                                       ;   222.0 p1     192 dst copy
        psrlq xmm13, 2                                           ;   223.0 p0     192 dst
        xorps xmm13, xmm12                                       ;   225.0 p5     192 dst
        movaps xmm14, [rel aes_from_slices.T0_constants128 + 16] ;   222.0 p2     192 dst reload
        andps xmm13, xmm14                                       ;   226.0 p1     192 dst
        xorps xmm12, xmm13                                       ;   227.0 p5     192 dst
        psllq xmm13, 2                                           ;   227.0 p0     192 dst
        xorps xmm6, xmm13                                        ;   229.0 p1     192 dst
        movaps xmm13, xmm3                                       ;   224.2 p5     192 dst copy
        psrlq xmm13, 2                                           ;   225.2 p0     192 dst
        xorps xmm13, xmm10                                       ;   230.2 p1     192 dst
        andps xmm13, xmm14                                       ;   231.2 p5     192 dst
        xorps xmm10, xmm13                                       ;   232.2 p0     192 dst
        psllq xmm13, 2                                           ;   232.2 p0     192 dst
        xorps xmm3, xmm13                                        ;   234.2 p1     192 dst
        movaps xmm13, xmm7                                       ;   226.2 p5     192 dst copy
        psrlq xmm13, 2                                           ;   228.0 p0     192 dst
        xorps xmm13, xmm2                                        ;   230.0 p1     192 dst
        andps xmm13, xmm14                                       ;   231.0 p5     192 dst
        xorps xmm2, xmm13                                        ;   232.0 p1     192 dst
        psllq xmm13, 2                                           ;   232.0 p0     192 dst
        xorps xmm7, xmm13                                        ;   234.0 p5     192 dst
        movaps xmm13, xmm11                                      ;   229.0 p1     192 dst copy
        psrlq xmm13, 4                                           ;   230.0 p0     192 dst
        xorps xmm13, xmm3                                        ;   235.2 p5     192 dst
        andps xmm13, [rel aes_from_slices.T0_constants128 + 32]  ;   236.2 p1+p2  192 dst
        xorps xmm3, xmm13                                        ;   237.2 p5     192 dst
        psllq xmm13, 4                                           ;   237.2 p0     192 dst
        xorps xmm11, xmm13                                       ;   239.2 p1     192 dst
        movaps xmm13, xmm6                                       ;   231.2 p5     192 dst copy
        psrlq xmm13, 4                                           ;   232.2 p0     192 dst
        xorps xmm13, xmm7                                        ;   235.0 p1     192 dst
        andps xmm13, [rel aes_from_slices.T0_constants128 + 32]  ;   236.0 p5+p2  192 dst
        xorps xmm7, xmm13                                        ;   237.0 p0     192 dst
        psllq xmm13, 4                                           ;   237.0 p0     192 dst
        xorps xmm6, xmm13                                        ;   239.0 p1     192 dst
        movaps xmm13, xmm4                                       ;   233.2 p5     192 dst copy
        psrlq xmm13, 4                                           ;   235.0 p0     192 dst
        xorps xmm13, xmm10                                       ;   237.0 p1     192 dst
        andps xmm13, [rel aes_from_slices.T0_constants128 + 32]  ;   238.0 p5+p2  192 dst
        xorps xmm10, xmm13                                       ;   239.0 p1     192 dst
        psllq xmm13, 4                                           ;   239.0 p0     192 dst
        xorps xmm4, xmm13                                        ;   241.0 p5     192 dst
        movaps xmm13, xmm12                                      ;   236.0 p1     192 dst copy
        psrlq xmm13, 4                                           ;   237.0 p0     192 dst
        xorps xmm13, xmm2                                        ;   239.0 p5     192 dst
        andps xmm13, [rel aes_from_slices.T0_constants128 + 32]  ;   240.0 p1+p2  192 dst
        xorps xmm2, xmm13                                        ;   241.0 p5     192 dst
        psllq xmm13, 4                                           ;   241.0 p0     192 dst
        xorps xmm12, xmm13                                       ;   243.0 p1     192 dst
        movaps xmm13, [r8 + 528]                                 ;   237.2 p2     192 dst
        movaps [rbp + 112], xmm2                                 ;   242.0 p3+p4  192 dst spill
        movaps xmm2, [r8 + 512]                                  ;   238.2 p2     192 dst
        movaps [rdx - 128], xmm10                                ;   240.0 p3+p4  192 dst spill
        movaps xmm10, [r8 + 528]                                 ;   239.2 p2     192 dst
        movaps [rdx - 112], xmm7                                 ;   239.5 p3+p4  192 dst spill
        movaps xmm7, [r8 + 560]                                  ;   240.2 p2     192 dst
        movaps [rdx - 96], xmm3                                  ;   240.5 p3+p4  192 dst spill
        movaps xmm3, [r8 + 544]                                  ;   241.2 p2     192 dst
        movaps [rdx - 80], xmm12                                 ;   244.0 p3+p4  192 dst spill
        movaps xmm12, [r8 + 512]                                 ;   242.2 p2     192 dst
        psrlq xmm12, 1                                           ;   245.2 p0     192 dst
        xorps xmm13, xmm12                                       ;   247.2 p5     192 dst
        andps xmm13, xmm5                                        ;   248.2 p1     192 dst
        xorps xmm10, xmm13                                       ;   249.2 p0     192 dst
        psllq xmm13, 1                                           ;   249.2 p0     192 dst
        xorps xmm2, xmm13                                        ;   251.2 p5     192 dst
        movaps xmm12, [r8 + 544]                                 ;   243.2 p2     192 dst
        psrlq xmm12, 1                                           ;   246.2 p0     192 dst
        xorps xmm7, xmm12                                        ;   248.2 p1     192 dst
        andps xmm7, xmm5                                         ;   249.2 p5     192 dst
        movaps xmm12, xmm7                                       ;   250.2 p1     192 dst copy
        psllq xmm12, 1                                           ;   251.2 p0     192 dst
        xorps xmm3, xmm12                                        ;   253.2 p5     192 dst
        xorps xmm7, [r8 + 560]                                   ;   250.2 p1+p2  192 dst
        movaps xmm12, [r8 + 576]                                 ;   245.2 p2     192 dst
        psrlq xmm12, 1                                           ;   248.2 p0     192 dst
        movaps xmm13, [r8 + 592]                                 ;   246.2 p2     192 dst.5 reload
        xorps xmm12, xmm13                                       ;   250.2 p5     192 dst
        andps xmm12, xmm5                                        ;   251.2 p1     192 dst
        xorps xmm13, xmm12                                       ;   252.2 p0     192 dst
        psllq xmm12, 1                                           ;   252.2 p0     192 dst
        xorps xmm12, [r8 + 576]                                  ;   254.2 p5+p2  192 dst
        movaps [rdx - 64], xmm4                                  ;   248.2 p3+p4  192 dst spill
        movaps xmm4, [r8 + 624]                                  ;   248.5 p2     192 dst
        movaps [rbx - 112], xmm6                                 ;   249.2 p3+p4  192 dst spill
        movaps xmm6, [r8 + 608]                                  ;   249.5 p2     192 dst
        movaps [rdx - 48], xmm9                                  ;   250.2 p3+p4  192 dst spill
        movaps xmm9, [r8 + 624]                                  ;   250.5 p2     192 dst
        movaps [rdx - 32], xmm1                                  ;   251.2 p3+p4  192 dst spill
        movaps xmm1, xmm2                                        ;   252.2 p1     192 dst copy
        psrlq xmm1, 2                                            ;   253.2 p0     192 dst
        xorps xmm1, xmm3                                         ;   255.2 p5     192 dst
        andps xmm1, xmm14                                        ;   256.2 p1     192 dst
        xorps xmm3, xmm1                                         ;   257.2 p0     192 dst
        psllq xmm1, 2                                            ;   257.2 p0     192 dst
        xorps xmm2, xmm1                                         ;   259.2 p5     192 dst
        movaps xmm1, [r8 + 608]                                  ;   251.8 p2     192 dst
        psrlq xmm1, 1                                            ;   254.8 p0     192 dst
        xorps xmm4, xmm1                                         ;   256.8 p1     192 dst
        andps xmm4, xmm5                                         ;   257.8 p5     192 dst
        xorps xmm9, xmm4                                         ;   258.8 p1     192 dst
        psllq xmm4, 1                                            ;   258.8 p0     192 dst
        xorps xmm6, xmm4                                         ;   260.8 p5     192 dst
        movaps xmm1, xmm10                                       ;   254.2 p1     192 dst copy
        psrlq xmm1, 2                                            ;   255.2 p0     192 dst
        xorps xmm1, xmm7                                         ;   257.2 p5     192 dst
        andps xmm1, xmm14                                        ;   258.2 p1     192 dst
        xorps xmm7, xmm1                                         ;   259.2 p5     192 dst
        psllq xmm1, 2                                            ;   259.2 p0     192 dst
        xorps xmm10, xmm1                                        ;   261.2 p1     192 dst
        movaps xmm1, xmm12                                       ;   256.5 p5     192 dst copy
        psrlq xmm1, 2                                            ;   257.5 p0     192 dst
        xorps xmm1, xmm6                                         ;   261.8 p1     192 dst
        andps xmm1, xmm14                                        ;   262.8 p5     192 dst
        xorps xmm6, xmm1                                         ;   263.8 p0     192 dst
        psllq xmm1, 2                                            ;   263.8 p0     192 dst
        xorps xmm12, xmm1                                        ;   265.8 p1     192 dst
        movaps xmm1, xmm13                                       ;   258.5 p5     192 dst copy
        psrlq xmm1, 2                                            ;   260.2 p0     192 dst
        xorps xmm1, xmm9                                         ;   262.2 p1     192 dst
        andps xmm1, xmm14                                        ;   263.2 p5     192 dst
        xorps xmm9, xmm1                                         ;   264.2 p1     192 dst
        psllq xmm1, 2                                            ;   264.2 p0     192 dst
        xorps xmm13, xmm1                                        ;   266.2 p5     192 dst
        movaps xmm1, xmm2                                        ;   261.2 p1     192 dst copy
        psrlq xmm1, 4                                            ;   262.2 p0     192 dst
        xorps xmm1, xmm12                                        ;   266.8 p5     192 dst
        movaps xmm4, [rel aes_from_slices.T0_constants128 + 32]  ;   260.2 p2     192 dst reload
        andps xmm1, xmm4                                         ;   267.8 p1     192 dst
        xorps xmm12, xmm1                                        ;   268.8 p5     192 dst
        psllq xmm1, 4                                            ;   268.8 p0     192 dst
        xorps xmm2, xmm1                                         ;   270.8 p1     192 dst
        movaps xmm1, xmm10                                       ;   263.5 p5     192 dst copy
        psrlq xmm1, 4                                            ;   264.5 p0     192 dst
        xorps xmm1, xmm13                                        ;   267.2 p1     192 dst
        andps xmm1, xmm4                                         ;   268.2 p5     192 dst
        xorps xmm13, xmm1                                        ;   269.2 p0     192 dst
        psllq xmm1, 4                                            ;   269.2 p0     192 dst
        xorps xmm10, xmm1                                        ;   271.2 p1     192 dst
        movaps xmm1, xmm3                                        ;   265.5 p5     192 dst copy
        psrlq xmm1, 4                                            ;   267.2 p0     192 dst
        xorps xmm1, xmm6                                         ;   269.2 p1     192 dst
        andps xmm1, xmm4                                         ;   270.2 p5     192 dst
        xorps xmm6, xmm1                                         ;   271.2 p1     192 dst
        psllq xmm1, 4                                            ;   271.2 p0     192 dst
        xorps xmm3, xmm1                                         ;   273.2 p5     192 dst
        movaps xmm1, xmm7                                        ;   268.2 p1     192 dst copy
        psrlq xmm1, 4                                            ;   269.2 p0     192 dst
        xorps xmm1, xmm9                                         ;   271.2 p5     192 dst
        andps xmm1, xmm4                                         ;   272.2 p1     192 dst
        xorps xmm9, xmm1                                         ;   273.2 p5     192 dst
        psllq xmm1, 4                                            ;   273.2 p0     192 dst
        xorps xmm7, xmm1                                         ;   275.2 p1     192 dst
        movaps xmm1, [r8 + 656]                                  ;   269.0 p2     192 dst
        movaps [rdx - 16], xmm9                                  ;   274.2 p3+p4  192 dst spill
        movaps xmm9, [r8 + 640]                                  ;   270.0 p2     192 dst
        movaps [rdx + 0], xmm6                                   ;   272.2 p3+p4  192 dst spill
        movaps xmm6, [r8 + 656]                                  ;   271.0 p2     192 dst
        movaps [rdx + 16], xmm13                                 ;   271.2 p3+p4  192 dst spill
        movaps xmm13, [r8 + 688]                                 ;   272.0 p2     192 dst
        movaps [rdx + 32], xmm12                                 ;   272.2 p3+p4  192 dst spill
        movaps xmm12, [r8 + 672]                                 ;   273.0 p2     192 dst
        movaps [rdx + 48], xmm7                                  ;   276.2 p3+p4  192 dst spill
        movaps xmm7, [r8 + 640]                                  ;   274.0 p2     192 dst
        psrlq xmm7, 1                                            ;   277.0 p0     192 dst
        xorps xmm1, xmm7                                         ;   279.0 p5     192 dst
        andps xmm1, xmm5                                         ;   280.0 p1     192 dst
        xorps xmm6, xmm1                                         ;   281.0 p0     192 dst
        psllq xmm1, 1                                            ;   281.0 p0     192 dst
        xorps xmm9, xmm1                                         ;   283.0 p5     192 dst
        movaps xmm1, [r8 + 672]                                  ;   275.0 p2     192 dst
        psrlq xmm1, 1                                            ;   278.0 p0     192 dst
        xorps xmm13, xmm1                                        ;   280.0 p1     192 dst
        andps xmm13, xmm5                                        ;   281.0 p5     192 dst
        movaps xmm1, xmm13                                       ;   282.0 p1     192 dst copy
        psllq xmm1, 1                                            ;   283.0 p0     192 dst
        xorps xmm12, xmm1                                        ;   285.0 p5     192 dst
        xorps xmm13, [r8 + 688]                                  ;   282.0 p1+p2  192 dst
        movaps xmm1, [r8 + 704]                                  ;   277.0 p2     192 dst
        psrlq xmm1, 1                                            ;   280.0 p0     192 dst
        movaps xmm7, [r8 + 720]                                  ;   278.0 p2     192 dst.13 reload
        xorps xmm1, xmm7                                         ;   282.0 p5     192 dst
        andps xmm1, xmm5                                         ;   283.0 p1     192 dst
        xorps xmm7, xmm1                                         ;   284.0 p0     192 dst
        psllq xmm1, 1                                            ;   284.0 p0     192 dst
        xorps xmm1, [r8 + 704]                                   ;   286.0 p5+p2  192 dst
        movaps [rdx + 64], xmm3                                  ;   280.0 p3+p4  192 dst spill
        movaps xmm3, [r8 + 752]                                  ;   280.2 p2     192 dst
        movaps [rdx + 80], xmm10                                 ;   281.0 p3+p4  192 dst spill
        movaps xmm10, [r8 + 736]                                 ;   281.2 p2     192 dst
        movaps [rbx + 32], xmm2                                  ;   282.0 p3+p4  192 dst spill
        movaps xmm2, [r8 + 752]                                  ;   282.2 p2     192 dst
        movaps [rdi - 112], xmm11                                ;   283.0 p3+p4  192 dst spill
        movaps xmm11, xmm9                                       ;   284.0 p1     192 dst copy
        psrlq xmm11, 2                                           ;   285.0 p0     192 dst
        xorps xmm11, xmm12                                       ;   287.0 p5     192 dst
        andps xmm11, xmm14                                       ;   288.0 p1     192 dst
        xorps xmm12, xmm11                                       ;   289.0 p0     192 dst
        psllq xmm11, 2                                           ;   289.0 p0     192 dst
        xorps xmm9, xmm11                                        ;   291.0 p5     192 dst
        movaps xmm11, [r8 + 736]                                 ;   283.5 p2     192 dst
        psrlq xmm11, 1                                           ;   286.5 p0     192 dst
        xorps xmm3, xmm11                                        ;   288.5 p1     192 dst
        andps xmm3, xmm5                                         ;   289.5 p5     192 dst
        xorps xmm2, xmm3                                         ;   290.5 p1     192 dst
        psllq xmm3, 1                                            ;   290.5 p0     192 dst
        xorps xmm10, xmm3                                        ;   292.5 p5     192 dst
        movaps xmm3, xmm6                                        ;   286.0 p1     192 dst copy
        psrlq xmm3, 2                                            ;   287.0 p0     192 dst
        xorps xmm3, xmm13                                        ;   289.0 p5     192 dst
        andps xmm3, xmm14                                        ;   290.0 p1     192 dst
        xorps xmm13, xmm3                                        ;   291.0 p5     192 dst
        psllq xmm3, 2                                            ;   291.0 p0     192 dst
        xorps xmm6, xmm3                                         ;   293.0 p1     192 dst
        movaps xmm3, xmm1                                        ;   288.2 p5     192 dst copy
        psrlq xmm3, 2                                            ;   289.2 p0     192 dst
        xorps xmm3, xmm10                                        ;   293.5 p1     192 dst
        andps xmm3, xmm14                                        ;   294.5 p5     192 dst
        xorps xmm10, xmm3                                        ;   295.5 p0     192 dst
        psllq xmm3, 2                                            ;   295.5 p0     192 dst
        xorps xmm1, xmm3                                         ;   297.5 p1     192 dst
        movaps xmm3, xmm7                                        ;   290.2 p5     192 dst copy
        psrlq xmm3, 2                                            ;   292.0 p0     192 dst
        xorps xmm3, xmm2                                         ;   294.0 p1     192 dst
        andps xmm3, xmm14                                        ;   295.0 p5     192 dst
        xorps xmm2, xmm3                                         ;   296.0 p1     192 dst
        psllq xmm3, 2                                            ;   296.0 p0     192 dst
        xorps xmm7, xmm3                                         ;   298.0 p5     192 dst
        movaps xmm3, xmm9                                        ;   293.0 p1     192 dst copy
        psrlq xmm3, 4                                            ;   294.0 p0     192 dst
        xorps xmm3, xmm1                                         ;   298.5 p5     192 dst
        andps xmm3, xmm4                                         ;   299.5 p1     192 dst
        xorps xmm1, xmm3                                         ;   300.5 p5     192 dst
        psllq xmm3, 4                                            ;   300.5 p0     192 dst
        xorps xmm9, xmm3                                         ;   302.5 p1     192 dst
        movaps xmm3, xmm6                                        ;   295.2 p5     192 dst copy
        psrlq xmm3, 4                                            ;   296.2 p0     192 dst
        xorps xmm3, xmm7                                         ;   299.0 p1     192 dst
        andps xmm3, xmm4                                         ;   300.0 p5     192 dst
        xorps xmm7, xmm3                                         ;   301.0 p0     192 dst
        psllq xmm3, 4                                            ;   301.0 p0     192 dst
        xorps xmm6, xmm3                                         ;   303.0 p1     192 dst
        movaps xmm3, xmm12                                       ;   297.2 p5     192 dst copy
        psrlq xmm3, 4                                            ;   299.0 p0     192 dst
        xorps xmm3, xmm10                                        ;   301.0 p1     192 dst
        andps xmm3, xmm4                                         ;   302.0 p5     192 dst
        xorps xmm10, xmm3                                        ;   303.0 p1     192 dst
        psllq xmm3, 4                                            ;   303.0 p0     192 dst
        xorps xmm12, xmm3                                        ;   305.0 p5     192 dst
        movaps xmm3, xmm13                                       ;   300.0 p1     192 dst copy
        psrlq xmm3, 4                                            ;   301.0 p0     192 dst
        xorps xmm3, xmm2                                         ;   303.0 p5     192 dst
        andps xmm3, xmm4                                         ;   304.0 p1     192 dst
        xorps xmm2, xmm3                                         ;   305.0 p5     192 dst
        psllq xmm3, 4                                            ;   305.0 p0     192 dst
        xorps xmm13, xmm3                                        ;   307.0 p1     192 dst
        movaps xmm3, [r8 + 768]                                  ;   300.8 p2     192 dst
        psrlq xmm3, 1                                            ;   303.8 p0     192 dst
        movaps xmm11, [r8 + 784]                                 ;   301.8 p2     192 dst.17 reload
        xorps xmm3, xmm11                                        ;   305.8 p5     192 dst
        andps xmm3, xmm5                                         ;   306.8 p1     192 dst
        xorps xmm11, xmm3                                        ;   307.8 p5     192 dst
        psllq xmm3, 1                                            ;   307.8 p0     192 dst
        xorps xmm3, [r8 + 768]                                   ;   309.8 p1+p2  192 dst
        movaps [rdx + 96], xmm2                                  ;   306.0 p3+p4  192 dst spill
        movaps xmm2, [r8 + 816]                                  ;   303.8 p2     192 dst
        movaps [rdi - 96], xmm10                                 ;   304.0 p3+p4  192 dst spill
        movaps xmm10, [r8 + 800]                                 ;   304.8 p2     192 dst
        movaps [rdx + 112], xmm7                                 ;   304.8 p3+p4  192 dst spill
        movaps xmm7, [r8 + 816]                                  ;   305.8 p2     192 dst
        movaps [rdi - 80], xmm1                                  ;   305.8 p3+p4  192 dst spill
        movaps xmm1, [r8 + 848]                                  ;   306.8 p2     192 dst
        movaps [rsi - 128], xmm13                                ;   308.0 p3+p4  192 dst spill
        movaps xmm13, [r8 + 832]                                 ;   307.8 p2     192 dst
        movaps [rdi - 64], xmm12                                 ;   307.8 p3+p4  192 dst spill
        movaps xmm12, [r8 + 800]                                 ;   308.8 p2     192 dst
        psrlq xmm12, 1                                           ;   311.8 p0     192 dst
        xorps xmm2, xmm12                                        ;   313.8 p5     192 dst
        andps xmm2, xmm5                                         ;   314.8 p1     192 dst
        xorps xmm7, xmm2                                         ;   315.8 p0     192 dst
        psllq xmm2, 1                                            ;   315.8 p0     192 dst
        xorps xmm10, xmm2                                        ;   317.8 p5     192 dst
        movaps xmm2, [r8 + 832]                                  ;   309.8 p2     192 dst
        psrlq xmm2, 1                                            ;   312.8 p0     192 dst
        xorps xmm1, xmm2                                         ;   314.8 p1     192 dst
        andps xmm1, xmm5                                         ;   315.8 p5     192 dst
        movaps xmm2, xmm1                                        ;   316.8 p1     192 dst copy
        psllq xmm2, 1                                            ;   317.8 p0     192 dst
        xorps xmm13, xmm2                                        ;   319.8 p5     192 dst
        xorps xmm1, [r8 + 848]                                   ;   316.8 p1+p2  192 dst
        movaps xmm2, [r8 + 864]                                  ;   311.8 p2     192 dst
        psrlq xmm2, 1                                            ;   314.8 p0     192 dst
        movaps xmm12, [r8 + 880]                                 ;   312.8 p2     192 dst.23 reload
        xorps xmm2, xmm12                                        ;   316.8 p5     192 dst
        andps xmm2, xmm5                                         ;   317.8 p1     192 dst
        xorps xmm12, xmm2                                        ;   318.8 p0     192 dst
        psllq xmm2, 1                                            ;   318.8 p0     192 dst
        xorps xmm2, [r8 + 864]                                   ;   320.8 p5+p2  192 dst
        movaps [rdi - 48], xmm6                                  ;   314.8 p3+p4  192 dst spill
        movaps xmm6, xmm3                                        ;   315.0 p1     192 dst copy
        psrlq xmm6, 2                                            ;   316.0 p0     192 dst
        xorps xmm6, xmm10                                        ;   318.8 p5     192 dst
        andps xmm6, xmm14                                        ;   319.8 p1     192 dst
        xorps xmm10, xmm6                                        ;   320.8 p0     192 dst
        psllq xmm6, 2                                            ;   320.8 p0     192 dst
        xorps xmm3, xmm6                                         ;   322.8 p5     192 dst
        movaps xmm6, xmm11                                       ;   317.0 p1     192 dst copy
        psrlq xmm6, 2                                            ;   318.2 p0     192 dst
        xorps xmm6, xmm7                                         ;   320.2 p5     192 dst
        andps xmm6, xmm14                                        ;   321.2 p1     192 dst
        xorps xmm7, xmm6                                         ;   322.2 p5     192 dst
        psllq xmm6, 2                                            ;   322.2 p0     192 dst
        xorps xmm11, xmm6                                        ;   324.2 p1     192 dst
        movaps xmm6, xmm13                                       ;   320.8 p5     192 dst copy
        psrlq xmm6, 2                                            ;   321.8 p0     192 dst
        xorps xmm6, xmm2                                         ;   323.8 p1     192 dst
        andps xmm6, xmm14                                        ;   324.8 p5     192 dst
        xorps xmm2, xmm6                                         ;   325.8 p1     192 dst
        psllq xmm6, 2                                            ;   325.8 p0     192 dst
        xorps xmm13, xmm6                                        ;   327.8 p5     192 dst
        movaps xmm6, xmm1                                        ;   322.0 p1     192 dst copy
        psrlq xmm6, 2                                            ;   323.0 p0     192 dst
        xorps xmm6, xmm12                                        ;   325.0 p5     192 dst
        andps xmm6, xmm14                                        ;   326.0 p1     192 dst
        xorps xmm12, xmm6                                        ;   327.0 p0     192 dst
        psllq xmm6, 2                                            ;   327.0 p0     192 dst
        xorps xmm1, xmm6                                         ;   329.0 p5     192 dst
        movaps xmm6, xmm3                                        ;   324.0 p1     192 dst copy
        psrlq xmm6, 4                                            ;   325.2 p0     192 dst
        xorps xmm6, xmm13                                        ;   328.8 p5     192 dst
        andps xmm6, xmm4                                         ;   329.8 p1     192 dst
        xorps xmm13, xmm6                                        ;   330.8 p5     192 dst
        psllq xmm6, 4                                            ;   330.8 p0     192 dst
        xorps xmm3, xmm6                                         ;   332.8 p1     192 dst
        movaps xmm6, xmm11                                       ;   326.5 p5     192 dst copy
        psrlq xmm6, 4                                            ;   327.5 p0     192 dst
        xorps xmm6, xmm1                                         ;   330.0 p1     192 dst
        andps xmm6, xmm4                                         ;   331.0 p5     192 dst
        xorps xmm1, xmm6                                         ;   332.0 p1     192 dst
        psllq xmm6, 4                                            ;   332.0 p0     192 dst
        xorps xmm11, xmm6                                        ;   334.0 p5     192 dst
        movaps xmm6, xmm10                                       ;   329.0 p1     192 dst copy
        psrlq xmm6, 4                                            ;   330.0 p0     192 dst
        xorps xmm6, xmm2                                         ;   332.0 p5     192 dst
        andps xmm6, xmm4                                         ;   333.0 p1     192 dst
        xorps xmm2, xmm6                                         ;   334.0 p0     192 dst
        psllq xmm6, 4                                            ;   334.0 p0     192 dst
        xorps xmm10, xmm6                                        ;   336.0 p5     192 dst
        movaps xmm6, xmm7                                        ;   331.0 p1     192 dst copy
        psrlq xmm6, 4                                            ;   332.2 p0     192 dst
        xorps xmm6, xmm12                                        ;   334.2 p5     192 dst
        andps xmm6, xmm4                                         ;   335.2 p1     192 dst
        xorps xmm12, xmm6                                        ;   336.2 p5     192 dst
        psllq xmm6, 4                                            ;   336.2 p0     192 dst
        xorps xmm7, xmm6                                         ;   338.2 p1     192 dst
        movaps xmm6, [r8 + 912]                                  ;   331.5 p2     192 dst
        movaps [rsi - 112], xmm12                                ;   337.2 p3+p4  192 dst spill
        movaps xmm12, [r8 + 896]                                 ;   332.5 p2     192 dst
        movaps [rsi - 96], xmm2                                  ;   335.0 p3+p4  192 dst spill
        movaps xmm2, [r8 + 912]                                  ;   333.5 p2     192 dst
        movaps [rsi - 80], xmm1                                  ;   333.8 p3+p4  192 dst spill
        movaps xmm1, [r8 + 944]                                  ;   334.5 p2     192 dst
        movaps [rsi - 64], xmm13                                 ;   334.8 p3+p4  192 dst spill
        movaps xmm13, [r8 + 928]                                 ;   335.5 p2     192 dst
        movaps [rsi - 48], xmm7                                  ;   339.2 p3+p4  192 dst spill
        movaps xmm7, [r8 + 896]                                  ;   336.5 p2     192 dst
        psrlq xmm7, 1                                            ;   339.5 p0     192 dst
        xorps xmm6, xmm7                                         ;   341.5 p5     192 dst
        andps xmm6, xmm5                                         ;   342.5 p1     192 dst
        xorps xmm2, xmm6                                         ;   343.5 p0     192 dst
        psllq xmm6, 1                                            ;   343.5 p0     192 dst
        xorps xmm12, xmm6                                        ;   345.5 p5     192 dst
        movaps xmm6, [r8 + 928]                                  ;   337.5 p2     192 dst
        psrlq xmm6, 1                                            ;   340.5 p0     192 dst
        xorps xmm1, xmm6                                         ;   342.5 p1     192 dst
        andps xmm1, xmm5                                         ;   343.5 p5     192 dst
        movaps xmm6, xmm1                                        ;   344.5 p1     192 dst copy
        psllq xmm6, 1                                            ;   345.5 p0     192 dst
        xorps xmm13, xmm6                                        ;   347.5 p5     192 dst
        xorps xmm1, [r8 + 944]                                   ;   344.5 p1+p2  192 dst
        movaps xmm6, [r8 + 960]                                  ;   339.5 p2     192 dst
        psrlq xmm6, 1                                            ;   342.5 p0     192 dst
        movaps xmm7, [r8 + 976]                                  ;   340.5 p2     192 dst.29 reload
        xorps xmm6, xmm7                                         ;   344.5 p5     192 dst
        andps xmm6, xmm5                                         ;   345.5 p1     192 dst
        xorps xmm7, xmm6                                         ;   346.5 p0     192 dst
        psllq xmm6, 1                                            ;   346.5 p0     192 dst
        xorps xmm6, [r8 + 960]                                   ;   348.5 p5+p2  192 dst
        movaps [rsi - 32], xmm10                                 ;   342.5 p3+p4  192 dst spill
        movaps xmm10, [r8 + 1008]                                ;   342.8 p2     192 dst
        movaps [rbx - 96], xmm11                                 ;   343.5 p3+p4  192 dst spill
        movaps xmm11, [r8 + 992]                                 ;   343.8 p2     192 dst
        movaps [rsi - 16], xmm3                                  ;   344.5 p3+p4  192 dst spill
        movaps xmm3, [r8 + 1008]                                 ;   344.8 p2     192 dst
        movaps [rbp - 112], xmm9                                 ;   345.5 p3+p4  192 dst spill
        movaps xmm9, xmm12                                       ;   346.5 p1     192 dst copy
        psrlq xmm9, 2                                            ;   347.5 p0     192 dst
        xorps xmm9, xmm13                                        ;   349.5 p5     192 dst
        andps xmm9, xmm14                                        ;   350.5 p1     192 dst
        xorps xmm13, xmm9                                        ;   351.5 p0     192 dst
        psllq xmm9, 2                                            ;   351.5 p0     192 dst
        xorps xmm12, xmm9                                        ;   353.5 p5     192 dst
        movaps xmm9, [r8 + 992]                                  ;   346.0 p2     192 dst
        psrlq xmm9, 1                                            ;   349.0 p0     192 dst
        xorps xmm10, xmm9                                        ;   351.0 p1     192 dst
        andps xmm10, xmm5                                        ;   352.0 p5     192 dst
        xorps xmm3, xmm10                                        ;   353.0 p1     192 dst
        psllq xmm10, 1                                           ;   353.0 p0     192 dst
        xorps xmm11, xmm10                                       ;   355.0 p5     192 dst
        movaps xmm9, xmm2                                        ;   348.5 p1     192 dst copy
        psrlq xmm9, 2                                            ;   349.5 p0     192 dst
        xorps xmm9, xmm1                                         ;   351.5 p5     192 dst
        andps xmm9, xmm14                                        ;   352.5 p1     192 dst
        xorps xmm1, xmm9                                         ;   353.5 p5     192 dst
        psllq xmm9, 2                                            ;   353.5 p0     192 dst
        xorps xmm2, xmm9                                         ;   355.5 p1     192 dst
        movaps xmm9, xmm6                                        ;   350.8 p5     192 dst copy
        psrlq xmm9, 2                                            ;   351.8 p0     192 dst
        xorps xmm9, xmm11                                        ;   356.0 p1     192 dst
        andps xmm9, xmm14                                        ;   357.0 p5     192 dst
        xorps xmm11, xmm9                                        ;   358.0 p0     192 dst
        psllq xmm9, 2                                            ;   358.0 p0     192 dst
        xorps xmm6, xmm9                                         ;   360.0 p1     192 dst
        movaps xmm9, xmm7                                        ;   352.8 p5     192 dst copy
        psrlq xmm9, 2                                            ;   354.5 p0     192 dst
        xorps xmm9, xmm3                                         ;   356.5 p1     192 dst
        andps xmm9, xmm14                                        ;   357.5 p5     192 dst
        xorps xmm3, xmm9                                         ;   358.5 p1     192 dst
        psllq xmm9, 2                                            ;   358.5 p0     192 dst
        xorps xmm7, xmm9                                         ;   360.5 p5     192 dst
        movaps xmm9, xmm12                                       ;   355.5 p1     192 dst copy
        psrlq xmm9, 4                                            ;   356.5 p0     192 dst
        xorps xmm9, xmm6                                         ;   361.0 p5     192 dst
        andps xmm9, xmm4                                         ;   362.0 p1     192 dst
        xorps xmm6, xmm9                                         ;   363.0 p5     192 dst
        psllq xmm9, 4                                            ;   363.0 p0     192 dst
        xorps xmm12, xmm9                                        ;   365.0 p1     192 dst
        movaps xmm9, xmm2                                        ;   357.8 p5     192 dst copy
        psrlq xmm9, 4                                            ;   358.8 p0     192 dst
        xorps xmm9, xmm7                                         ;   361.5 p1     192 dst
        andps xmm9, xmm4                                         ;   362.5 p5     192 dst
        xorps xmm7, xmm9                                         ;   363.5 p0     192 dst
        psllq xmm9, 4                                            ;   363.5 p0     192 dst
        xorps xmm2, xmm9                                         ;   365.5 p1     192 dst
        movaps xmm9, xmm13                                       ;   359.8 p5     192 dst copy
        psrlq xmm9, 4                                            ;   361.5 p0     192 dst
        xorps xmm9, xmm11                                        ;   363.5 p1     192 dst
        andps xmm9, xmm4                                         ;   364.5 p5     192 dst
        xorps xmm11, xmm9                                        ;   365.5 p1     192 dst
        psllq xmm9, 4                                            ;   365.5 p0     192 dst
        xorps xmm13, xmm9                                        ;   367.5 p5     192 dst
        movaps xmm9, xmm1                                        ;   362.5 p1     192 dst copy
        psrlq xmm9, 4                                            ;   363.5 p0     192 dst
        xorps xmm9, xmm3                                         ;   365.5 p5     192 dst
        andps xmm9, xmm4                                         ;   366.5 p1     192 dst
        xorps xmm3, xmm9                                         ;   367.5 p5     192 dst
        psllq xmm9, 4                                            ;   367.5 p0     192 dst
        xorps xmm1, xmm9                                         ;   369.5 p1     192 dst
        movaps xmm9, [r8 + 1024]                                 ;   363.2 p2     192 dst
        psrlq xmm9, 1                                            ;   366.2 p0     192 dst
        movaps xmm10, [r8 + 1040]                                ;   364.2 p2     192 dst.1 reload
        xorps xmm9, xmm10                                        ;   368.2 p5     192 dst
        andps xmm9, xmm5                                         ;   369.2 p1     192 dst
        xorps xmm10, xmm9                                        ;   370.2 p5     192 dst
        psllq xmm9, 1                                            ;   370.2 p0     192 dst
        xorps xmm9, [r8 + 1024]                                  ;   372.2 p1+p2  192 dst
        movaps [rbx + 48], xmm3                                  ;   368.5 p3+p4  192 dst spill
        movaps xmm3, [r8 + 1072]                                 ;   366.2 p2     192 dst
        movaps [rsi + 0], xmm11                                  ;   366.5 p3+p4  192 dst spill
        movaps xmm11, [r8 + 1056]                                ;   367.2 p2     192 dst
        movaps [rbx + 64], xmm7                                  ;   367.2 p3+p4  192 dst spill
        movaps xmm7, [r8 + 1072]                                 ;   368.2 p2     192 dst
        movaps [rsi + 16], xmm6                                  ;   368.2 p3+p4  192 dst spill
        movaps xmm6, [r8 + 1104]                                 ;   369.2 p2     192 dst
        movaps [rbx + 80], xmm1                                  ;   370.5 p3+p4  192 dst spill
        movaps xmm1, [r8 + 1088]                                 ;   370.2 p2     192 dst
        movaps [rdi - 32], xmm13                                 ;   370.2 p3+p4  192 dst spill
        movaps xmm13, [r8 + 1056]                                ;   371.2 p2     192 dst
        psrlq xmm13, 1                                           ;   374.2 p0     192 dst
        xorps xmm3, xmm13                                        ;   376.2 p5     192 dst
        andps xmm3, xmm5                                         ;   377.2 p1     192 dst
        xorps xmm7, xmm3                                         ;   378.2 p0     192 dst
        psllq xmm3, 1                                            ;   378.2 p0     192 dst
        xorps xmm11, xmm3                                        ;   380.2 p5     192 dst
        movaps xmm3, [r8 + 1088]                                 ;   372.2 p2     192 dst
        psrlq xmm3, 1                                            ;   375.2 p0     192 dst
        xorps xmm6, xmm3                                         ;   377.2 p1     192 dst
        andps xmm6, xmm5                                         ;   378.2 p5     192 dst
        movaps xmm3, xmm6                                        ;   379.2 p1     192 dst copy
        psllq xmm3, 1                                            ;   380.2 p0     192 dst
        xorps xmm1, xmm3                                         ;   382.2 p5     192 dst
        xorps xmm6, [r8 + 1104]                                  ;   379.2 p1+p2  192 dst
        movaps xmm3, [r8 + 1120]                                 ;   374.2 p2     192 dst
        psrlq xmm3, 1                                            ;   377.2 p0     192 dst
        movaps xmm13, [r8 + 1136]                                ;   375.2 p2     192 dst.7 reload
        xorps xmm3, xmm13                                        ;   379.2 p5     192 dst
        andps xmm3, xmm5                                         ;   380.2 p1     192 dst
        xorps xmm13, xmm3                                        ;   381.2 p0     192 dst
        psllq xmm3, 1                                            ;   381.2 p0     192 dst
        xorps xmm3, [r8 + 1120]                                  ;   383.2 p5+p2  192 dst
        movaps [rbp - 128], xmm2                                 ;   377.2 p3+p4  192 dst spill
        movaps xmm2, xmm9                                        ;   377.5 p1     192 dst copy
        psrlq xmm2, 2                                            ;   378.5 p0     192 dst
        xorps xmm2, xmm11                                        ;   381.2 p5     192 dst
        andps xmm2, xmm14                                        ;   382.2 p1     192 dst
        xorps xmm11, xmm2                                        ;   383.2 p0     192 dst
        psllq xmm2, 2                                            ;   383.2 p0     192 dst
        xorps xmm9, xmm2                                         ;   385.2 p5     192 dst
        movaps xmm2, xmm10                                       ;   379.5 p1     192 dst copy
        psrlq xmm2, 2                                            ;   380.8 p0     192 dst
        xorps xmm2, xmm7                                         ;   382.8 p5     192 dst
        andps xmm2, xmm14                                        ;   383.8 p1     192 dst
        xorps xmm7, xmm2                                         ;   384.8 p5     192 dst
        psllq xmm2, 2                                            ;   384.8 p0     192 dst
        xorps xmm10, xmm2                                        ;   386.8 p1     192 dst
        movaps xmm2, xmm1                                        ;   383.2 p5     192 dst copy
        psrlq xmm2, 2                                            ;   384.2 p0     192 dst
        xorps xmm2, xmm3                                         ;   386.2 p1     192 dst
        andps xmm2, xmm14                                        ;   387.2 p5     192 dst
        xorps xmm3, xmm2                                         ;   388.2 p1     192 dst
        psllq xmm2, 2                                            ;   388.2 p0     192 dst
        xorps xmm1, xmm2                                         ;   390.2 p5     192 dst
        movaps xmm2, xmm6                                        ;   384.5 p1     192 dst copy
        psrlq xmm2, 2                                            ;   385.5 p0     192 dst
        xorps xmm2, xmm13                                        ;   387.5 p5     192 dst
        andps xmm2, xmm14                                        ;   388.5 p1     192 dst
        xorps xmm13, xmm2                                        ;   389.5 p0     192 dst
        psllq xmm2, 2                                            ;   389.5 p0     192 dst
        xorps xmm6, xmm2                                         ;   391.5 p5     192 dst
        movaps xmm2, xmm9                                        ;   386.5 p1     192 dst copy
        psrlq xmm2, 4                                            ;   387.8 p0     192 dst
        xorps xmm2, xmm1                                         ;   391.2 p5     192 dst
        andps xmm2, xmm4                                         ;   392.2 p1     192 dst
        xorps xmm1, xmm2                                         ;   393.2 p5     192 dst
        psllq xmm2, 4                                            ;   393.2 p0     192 dst
        xorps xmm9, xmm2                                         ;   395.2 p1     192 dst
        movaps xmm2, xmm10                                       ;   389.0 p5     192 dst copy
        psrlq xmm2, 4                                            ;   390.0 p0     192 dst
        xorps xmm2, xmm6                                         ;   392.5 p1     192 dst
        andps xmm2, xmm4                                         ;   393.5 p5     192 dst
        xorps xmm6, xmm2                                         ;   394.5 p1     192 dst
        psllq xmm2, 4                                            ;   394.5 p0     192 dst
        xorps xmm10, xmm2                                        ;   396.5 p5     192 dst
        movaps xmm2, xmm11                                       ;   391.5 p1     192 dst copy
        psrlq xmm2, 4                                            ;   392.5 p0     192 dst
        xorps xmm2, xmm3                                         ;   394.5 p5     192 dst
        andps xmm2, xmm4                                         ;   395.5 p1     192 dst
        xorps xmm3, xmm2                                         ;   396.5 p0     192 dst
        psllq xmm2, 4                                            ;   396.5 p0     192 dst
        xorps xmm11, xmm2                                        ;   398.5 p5     192 dst
        movaps xmm2, xmm7                                        ;   393.5 p1     192 dst copy
        psrlq xmm2, 4                                            ;   394.8 p0     192 dst
        xorps xmm2, xmm13                                        ;   396.8 p5     192 dst
        andps xmm2, xmm4                                         ;   397.8 p1     192 dst
        xorps xmm13, xmm2                                        ;   398.8 p5     192 dst
        psllq xmm2, 4                                            ;   398.8 p0     192 dst
        xorps xmm7, xmm2                                         ;   400.8 p1     192 dst
        movaps xmm2, [r8 + 1168]                                 ;   394.0 p2     192 dst
        movaps [rbx + 96], xmm13                                 ;   399.8 p3+p4  192 dst spill
        movaps xmm13, [r8 + 1152]                                ;   395.0 p2     192 dst
        movaps [rdi - 16], xmm3                                  ;   397.5 p3+p4  192 dst spill
        movaps xmm3, [r8 + 1168]                                 ;   396.0 p2     192 dst
        movaps [rbx + 112], xmm6                                 ;   396.2 p3+p4  192 dst spill
        movaps xmm6, [r8 + 1200]                                 ;   397.0 p2     192 dst
        movaps [rdi + 0], xmm1                                   ;   397.2 p3+p4  192 dst spill
        movaps xmm1, [r8 + 1184]                                 ;   398.0 p2     192 dst
        movaps [r10 - 128], xmm7                                 ;   401.8 p3+p4  192 dst spill
        movaps xmm7, [r8 + 1152]                                 ;   399.0 p2     192 dst
        psrlq xmm7, 1                                            ;   402.0 p0     192 dst
        xorps xmm2, xmm7                                         ;   404.0 p5     192 dst
        andps xmm2, xmm5                                         ;   405.0 p1     192 dst
        xorps xmm3, xmm2                                         ;   406.0 p0     192 dst
        psllq xmm2, 1                                            ;   406.0 p0     192 dst
        xorps xmm13, xmm2                                        ;   408.0 p5     192 dst
        movaps xmm2, [r8 + 1184]                                 ;   400.0 p2     192 dst
        psrlq xmm2, 1                                            ;   403.0 p0     192 dst
        xorps xmm6, xmm2                                         ;   405.0 p1     192 dst
        andps xmm6, xmm5                                         ;   406.0 p5     192 dst
        movaps xmm2, xmm6                                        ;   407.0 p1     192 dst copy
        psllq xmm2, 1                                            ;   408.0 p0     192 dst
        xorps xmm1, xmm2                                         ;   410.0 p5     192 dst
        xorps xmm6, [r8 + 1200]                                  ;   407.0 p1+p2  192 dst
        movaps xmm2, [r8 + 1216]                                 ;   402.0 p2     192 dst
        psrlq xmm2, 1                                            ;   405.0 p0     192 dst
        movaps xmm7, [r8 + 1232]                                 ;   403.0 p2     192 dst.13 reload
        xorps xmm2, xmm7                                         ;   407.0 p5     192 dst
        andps xmm2, xmm5                                         ;   408.0 p1     192 dst
        xorps xmm7, xmm2                                         ;   409.0 p0     192 dst
        psllq xmm2, 1                                            ;   409.0 p0     192 dst
        xorps xmm2, [r8 + 1216]                                  ;   411.0 p5+p2  192 dst
        movaps [rdi + 16], xmm11                                 ;   405.0 p3+p4  192 dst spill
        movaps xmm11, [r8 + 1264]                                ;   405.2 p2     192 dst
        movaps [rdi + 32], xmm10                                 ;   406.0 p3+p4  192 dst spill
        movaps xmm10, [r8 + 1248]                                ;   406.2 p2     192 dst
        movaps [rdi + 48], xmm9                                  ;   407.0 p3+p4  192 dst spill
        movaps xmm9, [r8 + 1264]                                 ;   407.2 p2     192 dst
        movaps [rdi + 64], xmm12                                 ;   408.0 p3+p4  192 dst spill
        movaps xmm12, xmm13                                      ;   409.0 p1     192 dst copy
        psrlq xmm12, 2                                           ;   410.0 p0     192 dst
        xorps xmm12, xmm1                                        ;   412.0 p5     192 dst
        andps xmm12, xmm14                                       ;   413.0 p1     192 dst
        xorps xmm1, xmm12                                        ;   414.0 p0     192 dst
        psllq xmm12, 2                                           ;   414.0 p0     192 dst
        xorps xmm13, xmm12                                       ;   416.0 p5     192 dst
        movaps xmm12, [r8 + 1248]                                ;   408.5 p2     192 dst
        psrlq xmm12, 1                                           ;   411.5 p0     192 dst
        xorps xmm11, xmm12                                       ;   413.5 p1     192 dst
        andps xmm11, xmm5                                        ;   414.5 p5     192 dst
        xorps xmm9, xmm11                                        ;   415.5 p1     192 dst
        psllq xmm11, 1                                           ;   415.5 p0     192 dst
        xorps xmm10, xmm11                                       ;   417.5 p5     192 dst
        movaps xmm11, xmm3                                       ;   411.0 p1     192 dst copy
        psrlq xmm11, 2                                           ;   412.0 p0     192 dst
        xorps xmm11, xmm6                                        ;   414.0 p5     192 dst
        andps xmm11, xmm14                                       ;   415.0 p1     192 dst
        xorps xmm6, xmm11                                        ;   416.0 p5     192 dst
        psllq xmm11, 2                                           ;   416.0 p0     192 dst
        xorps xmm3, xmm11                                        ;   418.0 p1     192 dst
        movaps xmm11, xmm2                                       ;   413.2 p5     192 dst copy
        psrlq xmm11, 2                                           ;   414.2 p0     192 dst
        xorps xmm11, xmm10                                       ;   418.5 p1     192 dst
        andps xmm11, xmm14                                       ;   419.5 p5     192 dst
        xorps xmm10, xmm11                                       ;   420.5 p0     192 dst
        psllq xmm11, 2                                           ;   420.5 p0     192 dst
        xorps xmm2, xmm11                                        ;   422.5 p1     192 dst
        movaps xmm11, xmm7                                       ;   415.2 p5     192 dst copy
        psrlq xmm11, 2                                           ;   417.0 p0     192 dst
        xorps xmm11, xmm9                                        ;   419.0 p1     192 dst
        andps xmm11, xmm14                                       ;   420.0 p5     192 dst
        xorps xmm9, xmm11                                        ;   421.0 p1     192 dst
        psllq xmm11, 2                                           ;   421.0 p0     192 dst
        xorps xmm7, xmm11                                        ;   423.0 p5     192 dst
        movaps xmm11, xmm13                                      ;   418.0 p1     192 dst copy
        psrlq xmm11, 4                                           ;   419.0 p0     192 dst
        xorps xmm11, xmm2                                        ;   423.5 p5     192 dst
        andps xmm11, xmm4                                        ;   424.5 p1     192 dst
        xorps xmm2, xmm11                                        ;   425.5 p5     192 dst
        psllq xmm11, 4                                           ;   425.5 p0     192 dst
        xorps xmm13, xmm11                                       ;   427.5 p1     192 dst
        movaps xmm11, xmm3                                       ;   420.2 p5     192 dst copy
        psrlq xmm11, 4                                           ;   421.2 p0     192 dst
        xorps xmm11, xmm7                                        ;   424.0 p1     192 dst
        andps xmm11, xmm4                                        ;   425.0 p5     192 dst
        xorps xmm7, xmm11                                        ;   426.0 p0     192 dst
        psllq xmm11, 4                                           ;   426.0 p0     192 dst
        xorps xmm3, xmm11                                        ;   428.0 p1     192 dst
        movaps xmm11, xmm1                                       ;   422.2 p5     192 dst copy
        psrlq xmm11, 4                                           ;   424.0 p0     192 dst
        xorps xmm11, xmm10                                       ;   426.0 p1     192 dst
        andps xmm11, xmm4                                        ;   427.0 p5     192 dst
        xorps xmm10, xmm11                                       ;   428.0 p1     192 dst
        psllq xmm11, 4                                           ;   428.0 p0     192 dst
        xorps xmm1, xmm11                                        ;   430.0 p5     192 dst
        movaps xmm11, xmm6                                       ;   425.0 p1     192 dst copy
        psrlq xmm11, 4                                           ;   426.0 p0     192 dst
        xorps xmm11, xmm9                                        ;   428.0 p5     192 dst
        andps xmm11, xmm4                                        ;   429.0 p1     192 dst
        xorps xmm9, xmm11                                        ;   430.0 p5     192 dst
        psllq xmm11, 4                                           ;   430.0 p0     192 dst
        xorps xmm6, xmm11                                        ;   432.0 p1     192 dst
        movaps xmm11, [r8 + 1280]                                ;   425.8 p2     192 dst
        psrlq xmm11, 1                                           ;   428.8 p0     192 dst
        movaps xmm12, [r8 + 1296]                                ;   426.8 p2     192 dst.17 reload
        xorps xmm11, xmm12                                       ;   430.8 p5     192 dst
        andps xmm11, xmm5                                        ;   431.8 p1     192 dst
        xorps xmm12, xmm11                                       ;   432.8 p5     192 dst
        psllq xmm11, 1                                           ;   432.8 p0     192 dst
        xorps xmm11, [r8 + 1280]                                 ;   434.8 p1+p2  192 dst
        movaps [rbx - 80], xmm9                                  ;   431.0 p3+p4  192 dst spill
        movaps xmm9, [r8 + 1328]                                 ;   428.8 p2     192 dst
        movaps [rdi + 80], xmm10                                 ;   429.0 p3+p4  192 dst spill
        movaps xmm10, [r8 + 1312]                                ;   429.8 p2     192 dst
        movaps [rbx - 64], xmm7                                  ;   429.8 p3+p4  192 dst spill
        movaps xmm7, [r8 + 1328]                                 ;   430.8 p2     192 dst
        movaps [rdi + 96], xmm2                                  ;   430.8 p3+p4  192 dst spill
        movaps xmm2, [r8 + 1360]                                 ;   431.8 p2     192 dst
        movaps [rbx - 48], xmm6                                  ;   433.0 p3+p4  192 dst spill
        movaps xmm6, [r8 + 1344]                                 ;   432.8 p2     192 dst
        movaps [rdi + 112], xmm1                                 ;   432.8 p3+p4  192 dst spill
        movaps xmm1, [r8 + 1312]                                 ;   433.8 p2     192 dst
        psrlq xmm1, 1                                            ;   436.8 p0     192 dst
        xorps xmm9, xmm1                                         ;   438.8 p5     192 dst
        andps xmm9, xmm5                                         ;   439.8 p1     192 dst
        xorps xmm7, xmm9                                         ;   440.8 p0     192 dst
        psllq xmm9, 1                                            ;   440.8 p0     192 dst
        xorps xmm10, xmm9                                        ;   442.8 p5     192 dst
        movaps xmm1, [r8 + 1344]                                 ;   434.8 p2     192 dst
        psrlq xmm1, 1                                            ;   437.8 p0     192 dst
        xorps xmm2, xmm1                                         ;   439.8 p1     192 dst
        andps xmm2, xmm5                                         ;   440.8 p5     192 dst
        movaps xmm1, xmm2                                        ;   441.8 p1     192 dst copy
        psllq xmm1, 1                                            ;   442.8 p0     192 dst
        xorps xmm6, xmm1                                         ;   444.8 p5     192 dst
        xorps xmm2, [r8 + 1360]                                  ;   441.8 p1+p2  192 dst
        movaps xmm1, [r8 + 1376]                                 ;   436.8 p2     192 dst
        psrlq xmm1, 1                                            ;   439.8 p0     192 dst
        movaps xmm9, [r8 + 1392]                                 ;   437.8 p2     192 dst.23 reload
        xorps xmm1, xmm9                                         ;   441.8 p5     192 dst
        andps xmm1, xmm5                                         ;   442.8 p1     192 dst
        xorps xmm9, xmm1                                         ;   443.8 p0     192 dst
        psllq xmm1, 1                                            ;   443.8 p0     192 dst
        xorps xmm1, [r8 + 1376]                                  ;   445.8 p5+p2  192 dst
        movaps [rbx - 32], xmm3                                  ;   439.8 p3+p4  192 dst spill
        movaps xmm3, xmm11                                       ;   440.0 p1     192 dst copy
        psrlq xmm3, 2                                            ;   441.0 p0     192 dst
        xorps xmm3, xmm10                                        ;   443.8 p5     192 dst
        andps xmm3, xmm14                                        ;   444.8 p1     192 dst
        xorps xmm10, xmm3                                        ;   445.8 p0     192 dst
        psllq xmm3, 2                                            ;   445.8 p0     192 dst
        xorps xmm11, xmm3                                        ;   447.8 p5     192 dst
        movaps xmm3, xmm12                                       ;   442.0 p1     192 dst copy
        psrlq xmm3, 2                                            ;   443.2 p0     192 dst
        xorps xmm3, xmm7                                         ;   445.2 p5     192 dst
        andps xmm3, xmm14                                        ;   446.2 p1     192 dst
        xorps xmm7, xmm3                                         ;   447.2 p5     192 dst
        psllq xmm3, 2                                            ;   447.2 p0     192 dst
        xorps xmm12, xmm3                                        ;   449.2 p1     192 dst
        movaps xmm3, xmm6                                        ;   445.8 p5     192 dst copy
        psrlq xmm3, 2                                            ;   446.8 p0     192 dst
        xorps xmm3, xmm1                                         ;   448.8 p1     192 dst
        andps xmm3, xmm14                                        ;   449.8 p5     192 dst
        xorps xmm1, xmm3                                         ;   450.8 p1     192 dst
        psllq xmm3, 2                                            ;   450.8 p0     192 dst
        xorps xmm6, xmm3                                         ;   452.8 p5     192 dst
        movaps xmm3, xmm2                                        ;   447.0 p1     192 dst copy
        psrlq xmm3, 2                                            ;   448.0 p0     192 dst
        xorps xmm3, xmm9                                         ;   450.0 p5     192 dst
        andps xmm3, xmm14                                        ;   451.0 p1     192 dst
        xorps xmm9, xmm3                                         ;   452.0 p0     192 dst
        psllq xmm3, 2                                            ;   452.0 p0     192 dst
        xorps xmm2, xmm3                                         ;   454.0 p5     192 dst
        movaps xmm3, xmm11                                       ;   449.0 p1     192 dst copy
        psrlq xmm3, 4                                            ;   450.2 p0     192 dst
        xorps xmm3, xmm6                                         ;   453.8 p5     192 dst
        andps xmm3, xmm4                                         ;   454.8 p1     192 dst
        xorps xmm6, xmm3                                         ;   455.8 p5     192 dst
        psllq xmm3, 4                                            ;   455.8 p0     192 dst
        xorps xmm11, xmm3                                        ;   457.8 p1     192 dst
        movaps xmm3, xmm12                                       ;   451.5 p5     192 dst copy
        psrlq xmm3, 4                                            ;   452.5 p0     192 dst
        xorps xmm3, xmm2                                         ;   455.0 p1     192 dst
        andps xmm3, xmm4                                         ;   456.0 p5     192 dst
        xorps xmm2, xmm3                                         ;   457.0 p1     192 dst
        psllq xmm3, 4                                            ;   457.0 p0     192 dst
        xorps xmm12, xmm3                                        ;   459.0 p5     192 dst
        movaps xmm3, xmm10                                       ;   454.0 p1     192 dst copy
        psrlq xmm3, 4                                            ;   455.0 p0     192 dst
        xorps xmm3, xmm1                                         ;   457.0 p5     192 dst
        andps xmm3, xmm4                                         ;   458.0 p1     192 dst
        xorps xmm1, xmm3                                         ;   459.0 p0     192 dst
        psllq xmm3, 4                                            ;   459.0 p0     192 dst
        xorps xmm10, xmm3                                        ;   461.0 p5     192 dst
        movaps xmm3, xmm7                                        ;   456.0 p1     192 dst copy
        psrlq xmm3, 4                                            ;   457.2 p0     192 dst
        xorps xmm3, xmm9                                         ;   459.2 p5     192 dst
        andps xmm3, xmm4                                         ;   460.2 p1     192 dst
        xorps xmm9, xmm3                                         ;   461.2 p5     192 dst
        psllq xmm3, 4                                            ;   461.2 p0     192 dst
        xorps xmm7, xmm3                                         ;   463.2 p1     192 dst
        movaps xmm3, [r8 + 1424]                                 ;   456.5 p2     192 dst
        movaps [r10 - 48], xmm9                                  ;   462.2 p3+p4  192 dst spill
        movaps xmm9, [r8 + 1408]                                 ;   457.5 p2     192 dst
        movaps [rcx - 128], xmm1                                 ;   460.0 p3+p4  192 dst spill
        movaps xmm1, [r8 + 1424]                                 ;   458.5 p2     192 dst
        movaps [rcx - 112], xmm2                                 ;   458.8 p3+p4  192 dst spill
        movaps xmm2, [r8 + 1456]                                 ;   459.5 p2     192 dst
        movaps [rcx - 96], xmm6                                  ;   459.8 p3+p4  192 dst spill
        movaps xmm6, [r8 + 1440]                                 ;   460.5 p2     192 dst
        movaps [rcx - 80], xmm7                                  ;   464.2 p3+p4  192 dst spill
        movaps xmm7, [r8 + 1408]                                 ;   461.5 p2     192 dst
        psrlq xmm7, 1                                            ;   464.5 p0     192 dst
        xorps xmm3, xmm7                                         ;   466.5 p5     192 dst
        andps xmm3, xmm5                                         ;   467.5 p1     192 dst
        xorps xmm1, xmm3                                         ;   468.5 p0     192 dst
        psllq xmm3, 1                                            ;   468.5 p0     192 dst
        xorps xmm9, xmm3                                         ;   470.5 p5     192 dst
        movaps xmm3, [r8 + 1440]                                 ;   462.5 p2     192 dst
        psrlq xmm3, 1                                            ;   465.5 p0     192 dst
        xorps xmm2, xmm3                                         ;   467.5 p1     192 dst
        andps xmm2, xmm5                                         ;   468.5 p5     192 dst
        movaps xmm3, xmm2                                        ;   469.5 p1     192 dst copy
        psllq xmm3, 1                                            ;   470.5 p0     192 dst
        xorps xmm6, xmm3                                         ;   472.5 p5     192 dst
        xorps xmm2, [r8 + 1456]                                  ;   469.5 p1+p2  192 dst
        movaps xmm3, [r8 + 1472]                                 ;   464.5 p2     192 dst
        psrlq xmm3, 1                                            ;   467.5 p0     192 dst
        movaps xmm7, [r8 + 1488]                                 ;   465.5 p2     192 dst.29 reload
        xorps xmm3, xmm7                                         ;   469.5 p5     192 dst
        andps xmm3, xmm5                                         ;   470.5 p1     192 dst
        xorps xmm7, xmm3                                         ;   471.5 p0     192 dst
        psllq xmm3, 1                                            ;   471.5 p0     192 dst
        xorps xmm3, [r8 + 1472]                                  ;   473.5 p5+p2  192 dst
        movaps [rcx - 64], xmm10                                 ;   467.5 p3+p4  192 dst spill
        movaps xmm10, [r8 + 1520]                                ;   467.8 p2     192 dst
        movaps [rcx - 48], xmm12                                 ;   468.5 p3+p4  192 dst spill
        movaps xmm12, [r8 + 1504]                                ;   468.8 p2     192 dst
        movaps [rcx - 32], xmm11                                 ;   469.5 p3+p4  192 dst spill
        movaps xmm11, [r8 + 1520]                                ;   469.8 p2     192 dst
        movaps [rsi + 32], xmm13                                 ;   470.5 p3+p4  192 dst spill
        movaps xmm13, xmm9                                       ;   471.5 p1     192 dst copy
        psrlq xmm13, 2                                           ;   472.5 p0     192 dst
        xorps xmm13, xmm6                                        ;   474.5 p5     192 dst
        andps xmm13, xmm14                                       ;   475.5 p1     192 dst
        xorps xmm6, xmm13                                        ;   476.5 p0     192 dst
        psllq xmm13, 2                                           ;   476.5 p0     192 dst
        xorps xmm9, xmm13                                        ;   478.5 p5     192 dst
        movaps xmm13, [r8 + 1504]                                ;   471.0 p2     192 dst
        psrlq xmm13, 1                                           ;   474.0 p0     192 dst
        xorps xmm10, xmm13                                       ;   476.0 p1     192 dst
        andps xmm10, xmm5                                        ;   477.0 p5     192 dst
        xorps xmm11, xmm10                                       ;   478.0 p1     192 dst
        psllq xmm10, 1                                           ;   478.0 p0     192 dst
        xorps xmm12, xmm10                                       ;   480.0 p5     192 dst
        movaps xmm10, xmm1                                       ;   473.5 p1     192 dst copy
        psrlq xmm10, 2                                           ;   474.5 p0     192 dst
        xorps xmm10, xmm2                                        ;   476.5 p5     192 dst
        andps xmm10, xmm14                                       ;   477.5 p1     192 dst
        xorps xmm2, xmm10                                        ;   478.5 p5     192 dst
        psllq xmm10, 2                                           ;   478.5 p0     192 dst
        xorps xmm1, xmm10                                        ;   480.5 p1     192 dst
        movaps xmm10, xmm3                                       ;   475.8 p5     192 dst copy
        psrlq xmm10, 2                                           ;   476.8 p0     192 dst
        xorps xmm10, xmm12                                       ;   481.0 p1     192 dst
        andps xmm10, xmm14                                       ;   482.0 p5     192 dst
        xorps xmm12, xmm10                                       ;   483.0 p0     192 dst
        psllq xmm10, 2                                           ;   483.0 p0     192 dst
        xorps xmm3, xmm10                                        ;   485.0 p1     192 dst
        movaps xmm10, xmm7                                       ;   477.8 p5     192 dst copy
        psrlq xmm10, 2                                           ;   479.5 p0     192 dst
        xorps xmm10, xmm11                                       ;   481.5 p1     192 dst
        andps xmm10, xmm14                                       ;   482.5 p5     192 dst
        xorps xmm11, xmm10                                       ;   483.5 p1     192 dst
        psllq xmm10, 2                                           ;   483.5 p0     192 dst
        xorps xmm7, xmm10                                        ;   485.5 p5     192 dst
        movaps xmm10, xmm9                                       ;   480.5 p1     192 dst copy
        psrlq xmm10, 4                                           ;   481.5 p0     192 dst
        xorps xmm10, xmm3                                        ;   486.0 p5     192 dst
        andps xmm10, xmm4                                        ;   487.0 p1     192 dst
        xorps xmm3, xmm10                                        ;   488.0 p5     192 dst
        psllq xmm10, 4                                           ;   488.0 p0     192 dst
        xorps xmm9, xmm10                                        ;   490.0 p1     192 dst
        movaps xmm10, xmm1                                       ;   482.8 p5     192 dst copy
        psrlq xmm10, 4                                           ;   483.8 p0     192 dst
        xorps xmm10, xmm7                                        ;   486.5 p1     192 dst
        andps xmm10, xmm4                                        ;   487.5 p5     192 dst
        xorps xmm7, xmm10                                        ;   488.5 p0     192 dst
        psllq xmm10, 4                                           ;   488.5 p0     192 dst
        xorps xmm1, xmm10                                        ;   490.5 p1     192 dst
        movaps xmm10, xmm6                                       ;   484.8 p5     192 dst copy
        psrlq xmm10, 4                                           ;   486.5 p0     192 dst
        xorps xmm10, xmm12                                       ;   488.5 p1     192 dst
        andps xmm10, xmm4                                        ;   489.5 p5     192 dst
        xorps xmm12, xmm10                                       ;   490.5 p1     192 dst
        psllq xmm10, 4                                           ;   490.5 p0     192 dst
        xorps xmm6, xmm10                                        ;   492.5 p5     192 dst
        movaps xmm10, xmm2                                       ;   487.5 p1     192 dst copy
        psrlq xmm10, 4                                           ;   488.5 p0     192 dst
        xorps xmm10, xmm11                                       ;   490.5 p5     192 dst
        andps xmm10, xmm4                                        ;   491.5 p1     192 dst
        xorps xmm11, xmm10                                       ;   492.5 p5     192 dst
        psllq xmm10, 4                                           ;   492.5 p0     192 dst
        xorps xmm2, xmm10                                        ;   494.5 p1     192 dst
        movaps xmm10, [r8 + 1536]                                ;   488.2 p2     192 dst
        psrlq xmm10, 1                                           ;   491.2 p0     192 dst
        movaps xmm13, [r8 + 1552]                                ;   489.2 p2     192 dst.1 reload
        xorps xmm10, xmm13                                       ;   493.2 p5     192 dst
        andps xmm10, xmm5                                        ;   494.2 p1     192 dst
        xorps xmm13, xmm10                                       ;   495.2 p5     192 dst
        psllq xmm10, 1                                           ;   495.2 p0     192 dst
        xorps xmm10, [r8 + 1536]                                 ;   497.2 p1+p2  192 dst
        movaps [rcx - 16], xmm11                                 ;   493.5 p3+p4  192 dst spill
        movaps xmm11, [r8 + 1584]                                ;   491.2 p2     192 dst
        movaps [rcx + 0], xmm12                                  ;   491.5 p3+p4  192 dst spill
        movaps xmm12, [r8 + 1568]                                ;   492.2 p2     192 dst
        movaps [rcx + 16], xmm7                                  ;   492.2 p3+p4  192 dst spill
        movaps xmm7, [r8 + 1584]                                 ;   493.2 p2     192 dst
        movaps [rsi + 48], xmm3                                  ;   493.2 p3+p4  192 dst spill
        movaps xmm3, [r8 + 1616]                                 ;   494.2 p2     192 dst
        movaps [rcx + 32], xmm2                                  ;   495.5 p3+p4  192 dst spill
        movaps xmm2, [r8 + 1600]                                 ;   495.2 p2     192 dst
        movaps [rcx + 48], xmm6                                  ;   495.2 p3+p4  192 dst spill
        movaps xmm6, [r8 + 1568]                                 ;   496.2 p2     192 dst
        psrlq xmm6, 1                                            ;   499.2 p0     192 dst
        xorps xmm11, xmm6                                        ;   501.2 p5     192 dst
        andps xmm11, xmm5                                        ;   502.2 p1     192 dst
        xorps xmm7, xmm11                                        ;   503.2 p0     192 dst
        psllq xmm11, 1                                           ;   503.2 p0     192 dst
        xorps xmm12, xmm11                                       ;   505.2 p5     192 dst
        movaps xmm6, [r8 + 1600]                                 ;   497.2 p2     192 dst
        psrlq xmm6, 1                                            ;   500.2 p0     192 dst
        xorps xmm3, xmm6                                         ;   502.2 p1     192 dst
        andps xmm3, xmm5                                         ;   503.2 p5     192 dst
        movaps xmm6, xmm3                                        ;   504.2 p1     192 dst copy
        psllq xmm6, 1                                            ;   505.2 p0     192 dst
        xorps xmm2, xmm6                                         ;   507.2 p5     192 dst
        xorps xmm3, [r8 + 1616]                                  ;   504.2 p1+p2  192 dst
        movaps xmm6, [r8 + 1632]                                 ;   499.2 p2     192 dst
        psrlq xmm6, 1                                            ;   502.2 p0     192 dst
        movaps xmm11, [r8 + 1648]                                ;   500.2 p2     192 dst.7 reload
        xorps xmm6, xmm11                                        ;   504.2 p5     192 dst
        andps xmm6, xmm5                                         ;   505.2 p1     192 dst
        xorps xmm11, xmm6                                        ;   506.2 p0     192 dst
        psllq xmm6, 1                                            ;   506.2 p0     192 dst
        xorps xmm6, [r8 + 1632]                                  ;   508.2 p5+p2  192 dst
        movaps [rcx + 64], xmm1                                  ;   502.2 p3+p4  192 dst spill
        movaps xmm1, xmm10                                       ;   502.5 p1     192 dst copy
        psrlq xmm1, 2                                            ;   503.5 p0     192 dst
        xorps xmm1, xmm12                                        ;   506.2 p5     192 dst
        andps xmm1, xmm14                                        ;   507.2 p1     192 dst
        xorps xmm12, xmm1                                        ;   508.2 p0     192 dst
        psllq xmm1, 2                                            ;   508.2 p0     192 dst
        xorps xmm10, xmm1                                        ;   510.2 p5     192 dst
        movaps xmm1, xmm13                                       ;   504.5 p1     192 dst copy
        psrlq xmm1, 2                                            ;   505.8 p0     192 dst
        xorps xmm1, xmm7                                         ;   507.8 p5     192 dst
        andps xmm1, xmm14                                        ;   508.8 p1     192 dst
        xorps xmm7, xmm1                                         ;   509.8 p5     192 dst
        psllq xmm1, 2                                            ;   509.8 p0     192 dst
        xorps xmm13, xmm1                                        ;   511.8 p1     192 dst
        movaps xmm1, xmm2                                        ;   508.2 p5     192 dst copy
        psrlq xmm1, 2                                            ;   509.2 p0     192 dst
        xorps xmm1, xmm6                                         ;   511.2 p1     192 dst
        andps xmm1, xmm14                                        ;   512.2 p5     192 dst
        xorps xmm6, xmm1                                         ;   513.2 p1     192 dst
        psllq xmm1, 2                                            ;   513.2 p0     192 dst
        xorps xmm2, xmm1                                         ;   515.2 p5     192 dst
        movaps xmm1, xmm3                                        ;   509.5 p1     192 dst copy
        psrlq xmm1, 2                                            ;   510.5 p0     192 dst
        xorps xmm1, xmm11                                        ;   512.5 p5     192 dst
        andps xmm1, xmm14                                        ;   513.5 p1     192 dst
        xorps xmm11, xmm1                                        ;   514.5 p0     192 dst
        psllq xmm1, 2                                            ;   514.5 p0     192 dst
        xorps xmm3, xmm1                                         ;   516.5 p5     192 dst
        movaps xmm1, xmm10                                       ;   511.5 p1     192 dst copy
        psrlq xmm1, 4                                            ;   512.8 p0     192 dst
        xorps xmm1, xmm2                                         ;   516.2 p5     192 dst
        andps xmm1, xmm4                                         ;   517.2 p1     192 dst
        xorps xmm2, xmm1                                         ;   518.2 p5     192 dst
        psllq xmm1, 4                                            ;   518.2 p0     192 dst
        xorps xmm10, xmm1                                        ;   520.2 p1     192 dst
        movaps xmm1, xmm13                                       ;   514.0 p5     192 dst copy
        psrlq xmm1, 4                                            ;   515.0 p0     192 dst
        xorps xmm1, xmm3                                         ;   517.5 p1     192 dst
        andps xmm1, xmm4                                         ;   518.5 p5     192 dst
        xorps xmm3, xmm1                                         ;   519.5 p1     192 dst
        psllq xmm1, 4                                            ;   519.5 p0     192 dst
        xorps xmm13, xmm1                                        ;   521.5 p5     192 dst
        movaps xmm1, xmm12                                       ;   516.5 p1     192 dst copy
        psrlq xmm1, 4                                            ;   517.5 p0     192 dst
        xorps xmm1, xmm6                                         ;   519.5 p5     192 dst
        andps xmm1, xmm4                                         ;   520.5 p1     192 dst
        xorps xmm6, xmm1                                         ;   521.5 p0     192 dst
        psllq xmm1, 4                                            ;   521.5 p0     192 dst
        xorps xmm12, xmm1                                        ;   523.5 p5     192 dst
        movaps xmm1, xmm7                                        ;   518.5 p1     192 dst copy
        psrlq xmm1, 4                                            ;   519.8 p0     192 dst
        xorps xmm1, xmm11                                        ;   521.8 p5     192 dst
        andps xmm1, xmm4                                         ;   522.8 p1     192 dst
        xorps xmm11, xmm1                                        ;   523.8 p5     192 dst
        psllq xmm1, 4                                            ;   523.8 p0     192 dst
        xorps xmm7, xmm1                                         ;   525.8 p1     192 dst
        movaps xmm1, [r8 + 1680]                                 ;   519.0 p2     192 dst
        movaps [r10 - 32], xmm11                                 ;   524.8 p3+p4  192 dst spill
        movaps xmm11, [r8 + 1664]                                ;   520.0 p2     192 dst
        movaps [rcx + 80], xmm6                                  ;   522.5 p3+p4  192 dst spill
        movaps xmm6, [r8 + 1680]                                 ;   521.0 p2     192 dst
        movaps [rcx + 96], xmm3                                  ;   521.2 p3+p4  192 dst spill
        movaps xmm3, [r8 + 1712]                                 ;   522.0 p2     192 dst
        movaps [rcx + 112], xmm2                                 ;   522.2 p3+p4  192 dst spill
        movaps xmm2, [r8 + 1696]                                 ;   523.0 p2     192 dst
        movaps [rax - 128], xmm7                                 ;   526.8 p3+p4  192 dst spill
        movaps xmm7, [r8 + 1664]                                 ;   524.0 p2     192 dst
        psrlq xmm7, 1                                            ;   527.0 p0     192 dst
        xorps xmm1, xmm7                                         ;   529.0 p5     192 dst
        andps xmm1, xmm5                                         ;   530.0 p1     192 dst
        xorps xmm6, xmm1                                         ;   531.0 p0     192 dst
        psllq xmm1, 1                                            ;   531.0 p0     192 dst
        xorps xmm11, xmm1                                        ;   533.0 p5     192 dst
        movaps xmm1, [r8 + 1696]                                 ;   525.0 p2     192 dst
        psrlq xmm1, 1                                            ;   528.0 p0     192 dst
        xorps xmm3, xmm1                                         ;   530.0 p1     192 dst
        andps xmm3, xmm5                                         ;   531.0 p5     192 dst
        movaps xmm1, xmm3                                        ;   532.0 p1     192 dst copy
        psllq xmm1, 1                                            ;   533.0 p0     192 dst
        xorps xmm2, xmm1                                         ;   535.0 p5     192 dst
        xorps xmm3, [r8 + 1712]                                  ;   532.0 p1+p2  192 dst
        movaps xmm1, [r8 + 1728]                                 ;   527.0 p2     192 dst
        psrlq xmm1, 1                                            ;   530.0 p0     192 dst
        movaps xmm7, [r8 + 1744]                                 ;   528.0 p2     192 dst.13 reload
        xorps xmm1, xmm7                                         ;   532.0 p5     192 dst
        andps xmm1, xmm5                                         ;   533.0 p1     192 dst
        xorps xmm7, xmm1                                         ;   534.0 p0     192 dst
        psllq xmm1, 1                                            ;   534.0 p0     192 dst
        xorps xmm1, [r8 + 1728]                                  ;   536.0 p5+p2  192 dst
        movaps [rax - 112], xmm12                                ;   530.0 p3+p4  192 dst spill
        movaps xmm12, [r8 + 1776]                                ;   530.2 p2     192 dst
        movaps [rax - 96], xmm13                                 ;   531.0 p3+p4  192 dst spill
        movaps xmm13, [r8 + 1760]                                ;   531.2 p2     192 dst
        movaps [rsi + 64], xmm10                                 ;   532.0 p3+p4  192 dst spill
        movaps xmm10, [r8 + 1776]                                ;   532.2 p2     192 dst
        movaps [rsi + 80], xmm9                                  ;   533.0 p3+p4  192 dst spill
        movaps xmm9, xmm11                                       ;   534.0 p1     192 dst copy
        psrlq xmm9, 2                                            ;   535.0 p0     192 dst
        xorps xmm9, xmm2                                         ;   537.0 p5     192 dst
        andps xmm9, xmm14                                        ;   538.0 p1     192 dst
        xorps xmm2, xmm9                                         ;   539.0 p0     192 dst
        psllq xmm9, 2                                            ;   539.0 p0     192 dst
        xorps xmm11, xmm9                                        ;   541.0 p5     192 dst
        movaps xmm9, [r8 + 1760]                                 ;   533.5 p2     192 dst
        psrlq xmm9, 1                                            ;   536.5 p0     192 dst
        xorps xmm12, xmm9                                        ;   538.5 p1     192 dst
        andps xmm12, xmm5                                        ;   539.5 p5     192 dst
        xorps xmm10, xmm12                                       ;   540.5 p1     192 dst
        psllq xmm12, 1                                           ;   540.5 p0     192 dst
        xorps xmm13, xmm12                                       ;   542.5 p5     192 dst
        movaps xmm9, xmm6                                        ;   536.0 p1     192 dst copy
        psrlq xmm9, 2                                            ;   537.0 p0     192 dst
        xorps xmm9, xmm3                                         ;   539.0 p5     192 dst
        andps xmm9, xmm14                                        ;   540.0 p1     192 dst
        xorps xmm3, xmm9                                         ;   541.0 p5     192 dst
        psllq xmm9, 2                                            ;   541.0 p0     192 dst
        xorps xmm6, xmm9                                         ;   543.0 p1     192 dst
        movaps xmm9, xmm1                                        ;   538.2 p5     192 dst copy
        psrlq xmm9, 2                                            ;   539.2 p0     192 dst
        xorps xmm9, xmm13                                        ;   543.5 p1     192 dst
        andps xmm9, xmm14                                        ;   544.5 p5     192 dst
        xorps xmm13, xmm9                                        ;   545.5 p0     192 dst
        psllq xmm9, 2                                            ;   545.5 p0     192 dst
        xorps xmm1, xmm9                                         ;   547.5 p1     192 dst
        movaps xmm9, xmm7                                        ;   540.2 p5     192 dst copy
        psrlq xmm9, 2                                            ;   542.0 p0     192 dst
        xorps xmm9, xmm10                                        ;   544.0 p1     192 dst
        andps xmm9, xmm14                                        ;   545.0 p5     192 dst
        xorps xmm10, xmm9                                        ;   546.0 p1     192 dst
        psllq xmm9, 2                                            ;   546.0 p0     192 dst
        xorps xmm7, xmm9                                         ;   548.0 p5     192 dst
        movaps xmm9, xmm11                                       ;   543.0 p1     192 dst copy
        psrlq xmm9, 4                                            ;   544.0 p0     192 dst
        xorps xmm9, xmm1                                         ;   548.5 p5     192 dst
        andps xmm9, xmm4                                         ;   549.5 p1     192 dst
        xorps xmm1, xmm9                                         ;   550.5 p5     192 dst
        psllq xmm9, 4                                            ;   550.5 p0     192 dst
        xorps xmm11, xmm9                                        ;   552.5 p1     192 dst
        movaps xmm9, xmm6                                        ;   545.2 p5     192 dst copy
        psrlq xmm9, 4                                            ;   546.2 p0     192 dst
        xorps xmm9, xmm7                                         ;   549.0 p1     192 dst
        andps xmm9, xmm4                                         ;   550.0 p5     192 dst
        xorps xmm7, xmm9                                         ;   551.0 p0     192 dst
        psllq xmm9, 4                                            ;   551.0 p0     192 dst
        xorps xmm6, xmm9                                         ;   553.0 p1     192 dst
        movaps xmm9, xmm2                                        ;   547.2 p5     192 dst copy
        psrlq xmm9, 4                                            ;   549.0 p0     192 dst
        xorps xmm9, xmm13                                        ;   551.0 p1     192 dst
        andps xmm9, xmm4                                         ;   552.0 p5     192 dst
        xorps xmm13, xmm9                                        ;   553.0 p1     192 dst
        psllq xmm9, 4                                            ;   553.0 p0     192 dst
        xorps xmm2, xmm9                                         ;   555.0 p5     192 dst
        movaps xmm9, xmm3                                        ;   550.0 p1     192 dst copy
        psrlq xmm9, 4                                            ;   551.0 p0     192 dst
        xorps xmm9, xmm10                                        ;   553.0 p5     192 dst
        andps xmm9, xmm4                                         ;   554.0 p1     192 dst
        xorps xmm10, xmm9                                        ;   555.0 p5     192 dst
        psllq xmm9, 4                                            ;   555.0 p0     192 dst
        xorps xmm3, xmm9                                         ;   557.0 p1     192 dst
        movaps xmm9, [r8 + 1792]                                 ;   550.8 p2     192 dst
        psrlq xmm9, 1                                            ;   553.8 p0     192 dst
        movaps xmm12, [r8 + 1808]                                ;   551.8 p2     192 dst.17 reload
        xorps xmm9, xmm12                                        ;   555.8 p5     192 dst
        andps xmm9, xmm5                                         ;   556.8 p1     192 dst
        xorps xmm12, xmm9                                        ;   557.8 p5     192 dst
        psllq xmm9, 1                                            ;   557.8 p0     192 dst
        xorps xmm9, [r8 + 1792]                                  ;   559.8 p1+p2  192 dst
        movaps [r10 - 16], xmm10                                 ;   556.0 p3+p4  192 dst spill
        movaps xmm10, [r8 + 1840]                                ;   553.8 p2     192 dst
        movaps [rbx - 16], xmm13                                 ;   554.0 p3+p4  192 dst spill
        movaps xmm13, [r8 + 1824]                                ;   554.8 p2     192 dst
        movaps [rax - 80], xmm7                                  ;   554.8 p3+p4  192 dst spill
        movaps xmm7, [r8 + 1840]                                 ;   555.8 p2     192 dst
        movaps [rbx + 0], xmm1                                   ;   555.8 p3+p4  192 dst spill
        movaps xmm1, [r8 + 1872]                                 ;   556.8 p2     192 dst
        movaps [rax - 64], xmm3                                  ;   558.0 p3+p4  192 dst spill
        movaps xmm3, [r8 + 1856]                                 ;   557.8 p2     192 dst
        movaps [rbx + 16], xmm2                                  ;   557.8 p3+p4  192 dst spill
        movaps xmm2, [r8 + 1824]                                 ;   558.8 p2     192 dst
        psrlq xmm2, 1                                            ;   561.8 p0     192 dst
        xorps xmm10, xmm2                                        ;   563.8 p5     192 dst
        andps xmm10, xmm5                                        ;   564.8 p1     192 dst
        xorps xmm7, xmm10                                        ;   565.8 p0     192 dst
        psllq xmm10, 1                                           ;   565.8 p0     192 dst
        xorps xmm13, xmm10                                       ;   567.8 p5     192 dst
        movaps xmm2, [r8 + 1856]                                 ;   559.8 p2     192 dst
        psrlq xmm2, 1                                            ;   562.8 p0     192 dst
        xorps xmm1, xmm2                                         ;   564.8 p1     192 dst
        andps xmm1, xmm5                                         ;   565.8 p5     192 dst
        movaps xmm2, xmm1                                        ;   566.8 p1     192 dst copy
        psllq xmm2, 1                                            ;   567.8 p0     192 dst
        xorps xmm3, xmm2                                         ;   569.8 p5     192 dst
        xorps xmm1, [r8 + 1872]                                  ;   566.8 p1+p2  192 dst
        movaps xmm2, [r8 + 1888]                                 ;   561.8 p2     192 dst
        psrlq xmm2, 1                                            ;   564.8 p0     192 dst
        movaps xmm10, [r8 + 1904]                                ;   562.8 p2     192 dst.23 reload
        xorps xmm2, xmm10                                        ;   566.8 p5     192 dst
        andps xmm2, xmm5                                         ;   567.8 p1     192 dst
        xorps xmm10, xmm2                                        ;   568.8 p0     192 dst
        psllq xmm2, 1                                            ;   568.8 p0     192 dst
        xorps xmm2, [r8 + 1888]                                  ;   570.8 p5+p2  192 dst
        movaps [rax - 48], xmm6                                  ;   564.8 p3+p4  192 dst spill
        movaps xmm6, xmm9                                        ;   565.0 p1     192 dst copy
        psrlq xmm6, 2                                            ;   566.0 p0     192 dst
        xorps xmm6, xmm13                                        ;   568.8 p5     192 dst
        andps xmm6, xmm14                                        ;   569.8 p1     192 dst
        xorps xmm13, xmm6                                        ;   570.8 p0     192 dst
        psllq xmm6, 2                                            ;   570.8 p0     192 dst
        xorps xmm9, xmm6                                         ;   572.8 p5     192 dst
        movaps xmm6, xmm12                                       ;   567.0 p1     192 dst copy
        psrlq xmm6, 2                                            ;   568.2 p0     192 dst
        xorps xmm6, xmm7                                         ;   570.2 p5     192 dst
        andps xmm6, xmm14                                        ;   571.2 p1     192 dst
        xorps xmm7, xmm6                                         ;   572.2 p5     192 dst
        psllq xmm6, 2                                            ;   572.2 p0     192 dst
        xorps xmm12, xmm6                                        ;   574.2 p1     192 dst
        movaps xmm6, xmm3                                        ;   570.8 p5     192 dst copy
        psrlq xmm6, 2                                            ;   571.8 p0     192 dst
        xorps xmm6, xmm2                                         ;   573.8 p1     192 dst
        andps xmm6, xmm14                                        ;   574.8 p5     192 dst
        xorps xmm2, xmm6                                         ;   575.8 p1     192 dst
        psllq xmm6, 2                                            ;   575.8 p0     192 dst
        xorps xmm3, xmm6                                         ;   577.8 p5     192 dst
        movaps xmm6, xmm1                                        ;   572.0 p1     192 dst copy
        psrlq xmm6, 2                                            ;   573.0 p0     192 dst
        xorps xmm6, xmm10                                        ;   575.0 p5     192 dst
        andps xmm6, xmm14                                        ;   576.0 p1     192 dst
        xorps xmm10, xmm6                                        ;   577.0 p0     192 dst
        psllq xmm6, 2                                            ;   577.0 p0     192 dst
        xorps xmm1, xmm6                                         ;   579.0 p5     192 dst
        movaps xmm6, xmm9                                        ;   574.0 p1     192 dst copy
        psrlq xmm6, 4                                            ;   575.2 p0     192 dst
        xorps xmm6, xmm3                                         ;   578.8 p5     192 dst
        andps xmm6, xmm4                                         ;   579.8 p1     192 dst
        xorps xmm3, xmm6                                         ;   580.8 p5     192 dst
        psllq xmm6, 4                                            ;   580.8 p0     192 dst
        xorps xmm9, xmm6                                         ;   582.8 p1     192 dst
        movaps xmm6, xmm12                                       ;   576.5 p5     192 dst copy
        psrlq xmm6, 4                                            ;   577.5 p0     192 dst
        xorps xmm6, xmm1                                         ;   580.0 p1     192 dst
        andps xmm6, xmm4                                         ;   581.0 p5     192 dst
        xorps xmm1, xmm6                                         ;   582.0 p1     192 dst
        psllq xmm6, 4                                            ;   582.0 p0     192 dst
        xorps xmm12, xmm6                                        ;   584.0 p5     192 dst
        movaps xmm6, xmm13                                       ;   579.0 p1     192 dst copy
        psrlq xmm6, 4                                            ;   580.0 p0     192 dst
        xorps xmm6, xmm2                                         ;   582.0 p5     192 dst
        andps xmm6, xmm4                                         ;   583.0 p1     192 dst
        xorps xmm2, xmm6                                         ;   584.0 p0     192 dst
        psllq xmm6, 4                                            ;   584.0 p0     192 dst
        xorps xmm13, xmm6                                        ;   586.0 p5     192 dst
        movaps xmm6, xmm7                                        ;   581.0 p1     192 dst copy
        psrlq xmm6, 4                                            ;   582.2 p0     192 dst
        xorps xmm6, xmm10                                        ;   584.2 p5     192 dst
        andps xmm6, xmm4                                         ;   585.2 p1     192 dst
        xorps xmm10, xmm6                                        ;   586.2 p5     192 dst
        psllq xmm6, 4                                            ;   586.2 p0     192 dst
        xorps xmm7, xmm6                                         ;   588.2 p1     192 dst
        movaps xmm6, [r8 + 1936]                                 ;   581.5 p2     192 dst
        movaps [r10 + 0], xmm10                                  ;   587.2 p3+p4  192 dst spill
        movaps xmm10, [r8 + 1920]                                ;   582.5 p2     192 dst
        movaps [rax - 32], xmm2                                  ;   585.0 p3+p4  192 dst spill
        movaps xmm2, [r8 + 1936]                                 ;   583.5 p2     192 dst
        movaps [rax - 16], xmm1                                  ;   583.8 p3+p4  192 dst spill
        movaps xmm1, [r8 + 1968]                                 ;   584.5 p2     192 dst
        movaps [rax + 0], xmm3                                   ;   584.8 p3+p4  192 dst spill
        movaps xmm3, xmm5                                        ;   583.5 p5     192 dst copy
        movaps [rax + 16], xmm7                                  ;   589.2 p3+p4  192 dst spill
        movaps xmm7, [r8 + 1952]                                 ;   585.5 p2     192 dst
        movaps [rax + 32], xmm13                                 ;   587.0 p3+p4  192 dst spill
        movaps xmm13, [r8 + 1920]                                ;   586.5 p2     192 dst
        psrlq xmm13, 1                                           ;   589.5 p0     192 dst
        xorps xmm6, xmm13                                        ;   591.5 p1     192 dst
        andps xmm3, xmm6                                         ;   592.5 p5     192 dst
        xorps xmm2, xmm3                                         ;   593.5 p0     192 dst
        psllq xmm3, 1                                            ;   593.5 p0     192 dst
        xorps xmm10, xmm3                                        ;   595.5 p1     192 dst
        movaps xmm3, [r8 + 1952]                                 ;   587.5 p2     192 dst
        psrlq xmm3, 1                                            ;   590.5 p0     192 dst
        xorps xmm1, xmm3                                         ;   592.5 p5     192 dst
        andps xmm1, xmm5                                         ;   593.5 p1     192 dst
        movaps xmm3, xmm1                                        ;   594.5 p5     192 dst copy
        psllq xmm3, 1                                            ;   595.5 p0     192 dst
        xorps xmm7, xmm3                                         ;   597.5 p1     192 dst
        xorps xmm1, [r8 + 1968]                                  ;   594.5 p5+p2  192 dst
        movaps xmm3, [r8 + 1984]                                 ;   589.5 p2     192 dst
        psrlq xmm3, 1                                            ;   592.5 p0     192 dst
        movaps xmm6, [r8 + 2000]                                 ;   590.5 p2     192 dst.29 reload
        xorps xmm3, xmm6                                         ;   594.5 p1     192 dst
        andps xmm3, xmm5                                         ;   595.5 p5     192 dst
        xorps xmm6, xmm3                                         ;   596.5 p1     192 dst
        psllq xmm3, 1                                            ;   596.5 p0     192 dst
        xorps xmm3, [r8 + 1984]                                  ;   598.5 p5+p2  192 dst
        movaps xmm13, [r8 + 2032]                                ;   592.5 p2     192 dst
        movaps [rax + 48], xmm12                                 ;   592.8 p3+p4  192 dst spill
        movaps xmm12, [r8 + 2016]                                ;   593.5 p2     192 dst
        movaps [rax + 64], xmm9                                  ;   593.8 p3+p4  192 dst spill
        movaps xmm9, [r8 + 2032]                                 ;   594.5 p2     192 dst
        movaps [rax + 80], xmm11                                 ;   594.8 p3+p4  192 dst spill
        movaps xmm11, xmm10                                      ;   596.5 p1     192 dst copy
        psrlq xmm11, 2                                           ;   597.5 p0     192 dst
        xorps xmm11, xmm7                                        ;   599.5 p5     192 dst
        andps xmm11, xmm14                                       ;   600.5 p1     192 dst
        xorps xmm7, xmm11                                        ;   601.5 p0     192 dst
        psllq xmm11, 2                                           ;   601.5 p0     192 dst
        xorps xmm10, xmm11                                       ;   603.5 p5     192 dst
        movaps xmm11, [r8 + 2016]                                ;   595.8 p2     192 dst
        psrlq xmm11, 1                                           ;   598.8 p0     192 dst
        xorps xmm13, xmm11                                       ;   600.8 p1     192 dst
        andps xmm5, xmm13                                        ;   601.8 p5     192 dst
        xorps xmm9, xmm5                                         ;   602.8 p1     192 dst
        psllq xmm5, 1                                            ;   602.8 p0     192 dst
        xorps xmm12, xmm5                                        ;   604.8 p5     192 dst
        movaps xmm5, xmm2                                        ;   598.2 p1     192 dst copy
        psrlq xmm5, 2                                            ;   599.2 p0     192 dst
        xorps xmm5, xmm1                                         ;   601.2 p5     192 dst
        andps xmm5, xmm14                                        ;   602.2 p1     192 dst
        xorps xmm1, xmm5                                         ;   603.2 p5     192 dst
        psllq xmm5, 2                                            ;   603.2 p0     192 dst
        xorps xmm2, xmm5                                         ;   605.2 p1     192 dst
        movaps xmm5, xmm3                                        ;   600.5 p5     192 dst copy
        psrlq xmm5, 2                                            ;   601.5 p0     192 dst
        xorps xmm5, xmm12                                        ;   605.8 p1     192 dst
        andps xmm5, xmm14                                        ;   606.8 p5     192 dst
        xorps xmm12, xmm5                                        ;   607.8 p0     192 dst
        psllq xmm5, 2                                            ;   607.8 p0     192 dst
        xorps xmm3, xmm5                                         ;   609.8 p1     192 dst
        movaps xmm5, xmm6                                        ;   602.5 p5     192 dst copy
        psrlq xmm5, 2                                            ;   604.2 p0     192 dst
        xorps xmm5, xmm9                                         ;   606.2 p1     192 dst
        andps xmm5, xmm14                                        ;   607.2 p5     192 dst
        xorps xmm9, xmm5                                         ;   608.2 p1     192 dst
        psllq xmm5, 2                                            ;   608.2 p0     192 dst
        xorps xmm6, xmm5                                         ;   610.2 p5     192 dst
        movaps xmm5, xmm10                                       ;   605.2 p1     192 dst copy
        psrlq xmm5, 4                                            ;   606.2 p0     192 dst
        xorps xmm5, xmm3                                         ;   610.8 p5     192 dst
        andps xmm5, xmm4                                         ;   611.8 p1     192 dst
        xorps xmm3, xmm5                                         ;   612.8 p5     192 dst
        psllq xmm5, 4                                            ;   612.8 p0     192 dst
        xorps xmm10, xmm5                                        ;   614.8 p1     192 dst
        movaps xmm5, xmm2                                        ;   607.5 p5     192 dst copy
        psrlq xmm5, 4                                            ;   608.5 p0     192 dst
        xorps xmm5, xmm6                                         ;   611.2 p1     192 dst
        andps xmm5, xmm4                                         ;   612.2 p5     192 dst
        xorps xmm6, xmm5                                         ;   613.2 p0     192 dst
        psllq xmm5, 4                                            ;   613.2 p0     192 dst
        xorps xmm2, xmm5                                         ;   615.2 p1     192 dst
        movaps xmm5, xmm7                                        ;   609.5 p5     192 dst copy
        psrlq xmm5, 4                                            ;   611.2 p0     192 dst
        xorps xmm5, xmm12                                        ;   613.2 p1     192 dst
        andps xmm5, xmm4                                         ;   614.2 p5     192 dst
        xorps xmm12, xmm5                                        ;   615.2 p1     192 dst
        psllq xmm5, 4                                            ;   615.2 p0     192 dst
        xorps xmm7, xmm5                                         ;   617.2 p5     192 dst
        movaps xmm5, xmm1                                        ;   612.2 p1     192 dst copy
        psrlq xmm5, 4                                            ;   613.2 p0     192 dst
        xorps xmm5, xmm9                                         ;   615.2 p5     192 dst
        andps xmm5, xmm4                                         ;   616.2 p1     192 dst
        xorps xmm9, xmm5                                         ;   617.2 p5     192 dst
        psllq xmm5, 4                                            ;   617.2 p0     192 dst
        xorps xmm1, xmm5                                         ;   619.2 p1     192 dst
        movaps xmm4, xmm0                                        ;   614.5 p5     192 dst copy
        psrlq xmm4, 8                                            ;   615.5 p0     192 dst
        xorps xmm4, xmm8                                         ;   617.5 p1     192 dst
        movaps xmm5, [rel aes_from_slices.T0_constants128 + 48]  ;   613.8 p2     192 dst reload
        andps xmm4, xmm5                                         ;   618.5 p5     192 dst
        xorps xmm8, xmm4                                         ;   619.5 p0     192 dst
        psllq xmm4, 8                                            ;   619.5 p0     192 dst
        xorps xmm0, xmm4                                         ;   621.5 p1     192 dst
        movaps xmm4, xmm15                                       ;   616.5 p5     192 dst copy
        psrlq xmm4, 8                                            ;   618.2 p0     192 dst
        movaps xmm11, [rdi - 112]                                ;   615.5 p2     192 dst reload
        xorps xmm4, xmm11                                        ;   620.2 p1     192 dst
        andps xmm4, xmm5                                         ;   621.2 p5     192 dst
        xorps xmm11, xmm4                                        ;   622.2 p1     192 dst
        psllq xmm4, 8                                            ;   622.2 p0     192 dst
        xorps xmm15, xmm4                                        ;   624.2 p5     192 dst
        movaps xmm4, [rbx + 32]                                  ;   617.0 p2     192 dst
        psrlq xmm4, 8                                            ;   620.2 p0     192 dst
        movaps xmm13, [rbp - 112]                                ;   618.0 p2     192 dst reload
        xorps xmm4, xmm13                                        ;   622.2 p1     192 dst
        andps xmm4, xmm5                                         ;   623.2 p5     192 dst
        xorps xmm13, xmm4                                        ;   624.2 p1     192 dst
        psllq xmm4, 8                                            ;   624.2 p0     192 dst
        xorps xmm4, [rbx + 32]                                   ;   626.2 p5+p2  192 dst
        movaps xmm14, [rdi + 64]                                 ;   620.0 p2     192 dst
        movaps [rbx + 32], xmm9                                  ;   619.2 p3+p4  192 dst spill
        movaps xmm9, [rsi - 16]                                  ;   621.0 p2     192 dst
        movaps [rbp - 112], xmm12                                ;   620.2 p3+p4  192 dst spill
        movaps xmm12, [rdi + 64]                                 ;   622.0 p2     192 dst
        movaps [rdi + 64], xmm6                                  ;   621.2 p3+p4  192 dst spill
        movaps xmm6, xmm0                                        ;   622.5 p1     192 dst copy
        psrlq xmm6, 0x10                                         ;   623.5 p0     192 dst
        xorps xmm6, xmm15                                        ;   625.5 p5     192 dst
        andps xmm6, [rel aes_from_slices.T0_constants128 + 64]   ;   626.5 p1+p2  192 dst
        xorps xmm15, xmm6                                        ;   627.5 p5     192 dst
        psllq xmm6, 0x10                                         ;   627.5 p0     192 dst
        xorps xmm0, xmm6                                         ;   629.5 p1     192 dst
        movaps xmm6, [rsi - 16]                                  ;   624.0 p2     192 dst
        psrlq xmm6, 8                                            ;   627.0 p0     192 dst
        xorps xmm14, xmm6                                        ;   629.0 p5     192 dst
        andps xmm14, xmm5                                        ;   630.0 p1     192 dst
        xorps xmm12, xmm14                                       ;   631.0 p5     192 dst
        psllq xmm14, 8                                           ;   631.0 p0     192 dst
        xorps xmm9, xmm14                                        ;   633.0 p1     192 dst
        movaps xmm6, xmm8                                        ;   625.5 p5     192 dst copy
        psrlq xmm6, 0x10                                         ;   626.5 p0     192 dst
        xorps xmm6, xmm11                                        ;   628.5 p1     192 dst
        movaps xmm14, [rel aes_from_slices.T0_constants128 + 64] ;   625.0 p2     192 dst reload
        andps xmm6, xmm14                                        ;   629.5 p5     192 dst
        xorps xmm11, xmm6                                        ;   630.5 p0     192 dst
        psllq xmm6, 0x10                                         ;   630.5 p0     192 dst
        xorps xmm8, xmm6                                         ;   632.5 p1     192 dst
        movaps xmm6, xmm4                                        ;   627.5 p5     192 dst copy
        psrlq xmm6, 0x10                                         ;   629.2 p0     192 dst
        xorps xmm6, xmm9                                         ;   634.0 p1     192 dst
        andps xmm6, xmm14                                        ;   635.0 p5     192 dst
        xorps xmm9, xmm6                                         ;   636.0 p1     192 dst
        psllq xmm6, 0x10                                         ;   636.0 p0     192 dst
        xorps xmm4, xmm6                                         ;   638.0 p5     192 dst
        movaps xmm6, xmm13                                       ;   630.2 p1     192 dst copy
        psrlq xmm6, 0x10                                         ;   631.2 p0     192 dst
        xorps xmm6, xmm12                                        ;   633.2 p5     192 dst
        andps xmm6, xmm14                                        ;   634.2 p1     192 dst
        xorps xmm12, xmm6                                        ;   635.2 p5     192 dst
        psllq xmm6, 0x10                                         ;   635.2 p0     192 dst
        xorps xmm13, xmm6                                        ;   637.2 p1     192 dst
        movaps xmm6, xmm0                                        ;   632.5 p5     192 dst copy
        psrlq xmm6, 0x20                                         ;   633.5 p0     192 dst
        xorps xmm6, xmm4                                         ;   639.0 p1     192 dst
        andps xmm6, [rel aes_from_slices.T0_constants128 + 80]   ;   640.0 p5+p2  192 dst
        xorps xmm4, xmm6                                         ;   641.0 p0     192 dst
        psllq xmm6, 0x20                                         ;   641.0 p0     192 dst
        xorps xmm0, xmm6                                         ;   643.0 p1     192 dst
        movaps xmm6, xmm8                                        ;   634.5 p5     192 dst copy
        psrlq xmm6, 0x20                                         ;   636.2 p0     192 dst
        xorps xmm6, xmm13                                        ;   638.2 p1     192 dst
        andps xmm6, [rel aes_from_slices.T0_constants128 + 80]   ;   639.2 p5+p2  192 dst
        xorps xmm13, xmm6                                        ;   640.2 p1     192 dst
        psllq xmm6, 0x20                                         ;   640.2 p0     192 dst
        xorps xmm8, xmm6                                         ;   642.2 p5     192 dst
        movaps xmm6, xmm15                                       ;   637.2 p1     192 dst copy
        psrlq xmm6, 0x20                                         ;   638.2 p0     192 dst
        xorps xmm6, xmm9                                         ;   640.2 p5     192 dst
        andps xmm6, [rel aes_from_slices.T0_constants128 + 80]   ;   641.2 p1+p2  192 dst
        xorps xmm9, xmm6                                         ;   642.2 p5     192 dst
        psllq xmm6, 0x20                                         ;   642.2 p0     192 dst
        xorps xmm15, xmm6                                        ;   644.2 p1     192 dst
        movaps xmm6, xmm11                                       ;   639.5 p5     192 dst copy
        psrlq xmm6, 0x20                                         ;   640.5 p0     192 dst
        xorps xmm6, xmm12                                        ;   642.5 p1     192 dst
        andps xmm6, [rel aes_from_slices.T0_constants128 + 80]   ;   643.5 p5+p2  192 dst
        xorps xmm12, xmm6                                        ;   644.5 p0     192 dst
        psllq xmm6, 0x20                                         ;   644.5 p0     192 dst
        xorps xmm11, xmm6                                        ;   646.5 p1     192 dst
        movaps xmm6, [rdx - 48]                                  ;   640.5 p2     192 dst
        movaps [rsi - 16], xmm12                                 ;   645.5 p3+p4  192 dst spill
        movaps xmm12, [rdx - 32]                                 ;   641.5 p2     192 dst
        movaps [rdi - 112], xmm9                                 ;   643.2 p3+p4  192 dst spill
        movaps xmm9, [rdx - 48]                                  ;   642.5 p2     192 dst
        movaps [rdx - 48], xmm13                                 ;   642.8 p3+p4  192 dst spill
        movaps xmm13, [rbx - 112]                                ;   643.5 p2     192 dst
        movaps [r10 - 112], xmm4                                 ;   643.8 p3+p4  192 dst spill
        movaps xmm4, [rbp + 96]                                  ;   644.5 p2     192 dst
        movaps [r10 - 96], xmm11                                 ;   647.5 p3+p4  192 dst spill
        movaps xmm11, [rdx - 32]                                 ;   645.5 p2     192 dst
        psrlq xmm11, 8                                           ;   648.5 p0     192 dst
        xorps xmm6, xmm11                                        ;   650.5 p5     192 dst
        andps xmm6, xmm5                                         ;   651.5 p1     192 dst
        xorps xmm9, xmm6                                         ;   652.5 p0     192 dst
        psllq xmm6, 8                                            ;   652.5 p0     192 dst
        xorps xmm12, xmm6                                        ;   654.5 p5     192 dst
        movaps xmm6, [rbp + 96]                                  ;   646.5 p2     192 dst
        psrlq xmm6, 8                                            ;   649.5 p0     192 dst
        xorps xmm13, xmm6                                        ;   651.5 p1     192 dst
        andps xmm13, xmm5                                        ;   652.5 p5     192 dst
        movaps xmm6, xmm13                                       ;   653.5 p1     192 dst copy
        psllq xmm6, 8                                            ;   654.5 p0     192 dst
        xorps xmm4, xmm6                                         ;   656.5 p5     192 dst
        xorps xmm13, [rbx - 112]                                 ;   653.5 p1+p2  192 dst
        movaps xmm6, [rdx + 80]                                  ;   648.5 p2     192 dst
        psrlq xmm6, 8                                            ;   651.5 p0     192 dst
        movaps xmm11, [rdi - 48]                                 ;   649.5 p2     192 dst reload
        xorps xmm6, xmm11                                        ;   653.5 p5     192 dst
        andps xmm6, xmm5                                         ;   654.5 p1     192 dst
        xorps xmm11, xmm6                                        ;   655.5 p0     192 dst
        psllq xmm6, 8                                            ;   655.5 p0     192 dst
        xorps xmm6, [rdx + 80]                                   ;   657.5 p5+p2  192 dst
        movaps [rdx + 80], xmm15                                 ;   651.5 p3+p4  192 dst spill
        movaps xmm15, [rbp - 128]                                ;   651.8 p2     192 dst
        movaps [rdi - 48], xmm8                                  ;   652.5 p3+p4  192 dst spill
        movaps xmm8, [rbx - 96]                                  ;   652.8 p2     192 dst
        movaps [rbx - 112], xmm0                                 ;   653.5 p3+p4  192 dst spill
        movaps xmm0, [rbp - 128]                                 ;   653.8 p2     192 dst
        movaps [rbp - 128], xmm3                                 ;   654.5 p3+p4  192 dst spill
        movaps xmm3, xmm12                                       ;   655.5 p1     192 dst copy
        psrlq xmm3, 0x10                                         ;   656.5 p0     192 dst
        xorps xmm3, xmm4                                         ;   658.5 p5     192 dst
        andps xmm3, xmm14                                        ;   659.5 p1     192 dst
        xorps xmm4, xmm3                                         ;   660.5 p0     192 dst
        psllq xmm3, 0x10                                         ;   660.5 p0     192 dst
        xorps xmm12, xmm3                                        ;   662.5 p5     192 dst
        movaps xmm3, [rbx - 96]                                  ;   655.0 p2     192 dst
        psrlq xmm3, 8                                            ;   658.0 p0     192 dst
        xorps xmm15, xmm3                                        ;   660.0 p1     192 dst
        andps xmm15, xmm5                                        ;   661.0 p5     192 dst
        xorps xmm0, xmm15                                        ;   662.0 p1     192 dst
        psllq xmm15, 8                                           ;   662.0 p0     192 dst
        xorps xmm8, xmm15                                        ;   664.0 p5     192 dst
        movaps xmm3, xmm9                                        ;   657.5 p1     192 dst copy
        psrlq xmm3, 0x10                                         ;   658.5 p0     192 dst
        xorps xmm3, xmm13                                        ;   660.5 p5     192 dst
        andps xmm3, xmm14                                        ;   661.5 p1     192 dst
        xorps xmm13, xmm3                                        ;   662.5 p5     192 dst
        psllq xmm3, 0x10                                         ;   662.5 p0     192 dst
        xorps xmm9, xmm3                                         ;   664.5 p1     192 dst
        movaps xmm3, xmm6                                        ;   659.8 p5     192 dst copy
        psrlq xmm3, 0x10                                         ;   660.8 p0     192 dst
        xorps xmm3, xmm8                                         ;   665.0 p1     192 dst
        andps xmm3, xmm14                                        ;   666.0 p5     192 dst
        xorps xmm8, xmm3                                         ;   667.0 p0     192 dst
        psllq xmm3, 0x10                                         ;   667.0 p0     192 dst
        xorps xmm6, xmm3                                         ;   669.0 p1     192 dst
        movaps xmm3, xmm11                                       ;   661.8 p5     192 dst copy
        psrlq xmm3, 0x10                                         ;   663.5 p0     192 dst
        xorps xmm3, xmm0                                         ;   665.5 p1     192 dst
        andps xmm3, xmm14                                        ;   666.5 p5     192 dst
        xorps xmm0, xmm3                                         ;   667.5 p1     192 dst
        psllq xmm3, 0x10                                         ;   667.5 p0     192 dst
        xorps xmm11, xmm3                                        ;   669.5 p5     192 dst
        movaps xmm3, xmm12                                       ;   664.5 p1     192 dst copy
        psrlq xmm3, 0x20                                         ;   665.5 p0     192 dst
        xorps xmm3, xmm6                                         ;   670.0 p5     192 dst
        movaps xmm15, [rel aes_from_slices.T0_constants128 + 80] ;   663.5 p2     192 dst reload
        andps xmm3, xmm15                                        ;   671.0 p1     192 dst
        xorps xmm6, xmm3                                         ;   672.0 p5     192 dst
        psllq xmm3, 0x20                                         ;   672.0 p0     192 dst
        xorps xmm12, xmm3                                        ;   674.0 p1     192 dst
        movaps xmm3, xmm9                                        ;   666.8 p5     192 dst copy
        psrlq xmm3, 0x20                                         ;   667.8 p0     192 dst
        xorps xmm3, xmm11                                        ;   670.5 p1     192 dst
        andps xmm3, xmm15                                        ;   671.5 p5     192 dst
        xorps xmm11, xmm3                                        ;   672.5 p0     192 dst
        psllq xmm3, 0x20                                         ;   672.5 p0     192 dst
        xorps xmm9, xmm3                                         ;   674.5 p1     192 dst
        movaps xmm3, xmm4                                        ;   668.8 p5     192 dst copy
        psrlq xmm3, 0x20                                         ;   670.5 p0     192 dst
        xorps xmm3, xmm8                                         ;   672.5 p1     192 dst
        andps xmm3, xmm15                                        ;   673.5 p5     192 dst
        xorps xmm8, xmm3                                         ;   674.5 p1     192 dst
        psllq xmm3, 0x20                                         ;   674.5 p0     192 dst
        xorps xmm4, xmm3                                         ;   676.5 p5     192 dst
        movaps xmm3, xmm13                                       ;   671.5 p1     192 dst copy
        psrlq xmm3, 0x20                                         ;   672.5 p0     192 dst
        xorps xmm3, xmm0                                         ;   674.5 p5     192 dst
        andps xmm3, xmm15                                        ;   675.5 p1     192 dst
        xorps xmm0, xmm3                                         ;   676.5 p5     192 dst
        psllq xmm3, 0x20                                         ;   676.5 p0     192 dst
        xorps xmm13, xmm3                                        ;   678.5 p1     192 dst
        movaps xmm3, [rbp + 64]                                  ;   672.2 p2     192 dst
        movaps [rbx - 96], xmm0                                  ;   677.5 p3+p4  192 dst spill
        movaps xmm0, [rbp + 80]                                  ;   673.2 p2     192 dst
        movaps [rbp + 96], xmm8                                  ;   675.5 p3+p4  192 dst spill
        movaps xmm8, [rbp + 64]                                  ;   674.2 p2     192 dst
        movaps [rbp + 64], xmm11                                 ;   674.5 p3+p4  192 dst spill
        movaps xmm11, [rdx - 64]                                 ;   675.2 p2     192 dst
        movaps [rdx - 32], xmm6                                  ;   675.5 p3+p4  192 dst spill
        movaps xmm6, [rbp + 48]                                  ;   676.2 p2     192 dst
        movaps [r10 - 80], xmm13                                 ;   679.5 p3+p4  192 dst spill
        movaps xmm13, [rbp + 80]                                 ;   677.2 p2     192 dst
        psrlq xmm13, 8                                           ;   680.2 p0     192 dst
        xorps xmm3, xmm13                                        ;   682.2 p5     192 dst
        andps xmm3, xmm5                                         ;   683.2 p1     192 dst
        xorps xmm8, xmm3                                         ;   684.2 p0     192 dst
        psllq xmm3, 8                                            ;   684.2 p0     192 dst
        xorps xmm0, xmm3                                         ;   686.2 p5     192 dst
        movaps xmm3, [rbp + 48]                                  ;   678.2 p2     192 dst
        psrlq xmm3, 8                                            ;   681.2 p0     192 dst
        xorps xmm11, xmm3                                        ;   683.2 p1     192 dst
        andps xmm11, xmm5                                        ;   684.2 p5     192 dst
        movaps xmm3, xmm11                                       ;   685.2 p1     192 dst copy
        psllq xmm3, 8                                            ;   686.2 p0     192 dst
        xorps xmm6, xmm3                                         ;   688.2 p5     192 dst
        xorps xmm11, [rdx - 64]                                  ;   685.2 p1+p2  192 dst
        movaps xmm3, [rdx + 64]                                  ;   680.2 p2     192 dst
        psrlq xmm3, 8                                            ;   683.2 p0     192 dst
        movaps xmm13, [rdi - 64]                                 ;   681.2 p2     192 dst reload
        xorps xmm3, xmm13                                        ;   685.2 p5     192 dst
        andps xmm3, xmm5                                         ;   686.2 p1     192 dst
        xorps xmm13, xmm3                                        ;   687.2 p0     192 dst
        psllq xmm3, 8                                            ;   687.2 p0     192 dst
        xorps xmm3, [rdx + 64]                                   ;   689.2 p5+p2  192 dst
        movaps [rdx + 64], xmm4                                  ;   683.2 p3+p4  192 dst spill
        movaps xmm4, [rdi - 32]                                  ;   683.5 p2     192 dst
        movaps [rdi - 64], xmm9                                  ;   684.2 p3+p4  192 dst spill
        movaps xmm9, [rsi - 32]                                  ;   684.5 p2     192 dst
        movaps [rdx - 64], xmm12                                 ;   685.2 p3+p4  192 dst spill
        movaps xmm12, [rdi - 32]                                 ;   685.5 p2     192 dst
        movaps [rdi - 32], xmm1                                  ;   686.2 p3+p4  192 dst spill
        movaps xmm1, xmm0                                        ;   687.2 p1     192 dst copy
        psrlq xmm1, 0x10                                         ;   688.2 p0     192 dst
        xorps xmm1, xmm6                                         ;   690.2 p5     192 dst
        andps xmm1, xmm14                                        ;   691.2 p1     192 dst
        xorps xmm6, xmm1                                         ;   692.2 p0     192 dst
        psllq xmm1, 0x10                                         ;   692.2 p0     192 dst
        xorps xmm0, xmm1                                         ;   694.2 p5     192 dst
        movaps xmm1, [rsi - 32]                                  ;   686.8 p2     192 dst
        psrlq xmm1, 8                                            ;   689.8 p0     192 dst
        xorps xmm4, xmm1                                         ;   691.8 p1     192 dst
        andps xmm4, xmm5                                         ;   692.8 p5     192 dst
        xorps xmm12, xmm4                                        ;   693.8 p1     192 dst
        psllq xmm4, 8                                            ;   693.8 p0     192 dst
        xorps xmm9, xmm4                                         ;   695.8 p5     192 dst
        movaps xmm1, xmm8                                        ;   689.2 p1     192 dst copy
        psrlq xmm1, 0x10                                         ;   690.2 p0     192 dst
        xorps xmm1, xmm11                                        ;   692.2 p5     192 dst
        andps xmm1, xmm14                                        ;   693.2 p1     192 dst
        xorps xmm11, xmm1                                        ;   694.2 p5     192 dst
        psllq xmm1, 0x10                                         ;   694.2 p0     192 dst
        xorps xmm8, xmm1                                         ;   696.2 p1     192 dst
        movaps xmm1, xmm3                                        ;   691.5 p5     192 dst copy
        psrlq xmm1, 0x10                                         ;   692.5 p0     192 dst
        xorps xmm1, xmm9                                         ;   696.8 p1     192 dst
        andps xmm1, xmm14                                        ;   697.8 p5     192 dst
        xorps xmm9, xmm1                                         ;   698.8 p0     192 dst
        psllq xmm1, 0x10                                         ;   698.8 p0     192 dst
        xorps xmm3, xmm1                                         ;   700.8 p1     192 dst
        movaps xmm1, xmm13                                       ;   693.5 p5     192 dst copy
        psrlq xmm1, 0x10                                         ;   695.2 p0     192 dst
        xorps xmm1, xmm12                                        ;   697.2 p1     192 dst
        andps xmm1, xmm14                                        ;   698.2 p5     192 dst
        xorps xmm12, xmm1                                        ;   699.2 p1     192 dst
        psllq xmm1, 0x10                                         ;   699.2 p0     192 dst
        xorps xmm13, xmm1                                        ;   701.2 p5     192 dst
        movaps xmm1, xmm0                                        ;   696.2 p1     192 dst copy
        psrlq xmm1, 0x20                                         ;   697.2 p0     192 dst
        xorps xmm1, xmm3                                         ;   701.8 p5     192 dst
        andps xmm1, xmm15                                        ;   702.8 p1     192 dst
        xorps xmm3, xmm1                                         ;   703.8 p5     192 dst
        psllq xmm1, 0x20                                         ;   703.8 p0     192 dst
        xorps xmm0, xmm1                                         ;   705.8 p1     192 dst
        movaps xmm1, xmm8                                        ;   698.5 p5     192 dst copy
        psrlq xmm1, 0x20                                         ;   699.5 p0     192 dst
        xorps xmm1, xmm13                                        ;   702.2 p1     192 dst
        andps xmm1, xmm15                                        ;   703.2 p5     192 dst
        xorps xmm13, xmm1                                        ;   704.2 p0     192 dst
        psllq xmm1, 0x20                                         ;   704.2 p0     192 dst
        xorps xmm8, xmm1                                         ;   706.2 p1     192 dst
        movaps xmm1, xmm6                                        ;   700.5 p5     192 dst copy
        psrlq xmm1, 0x20                                         ;   702.2 p0     192 dst
        xorps xmm1, xmm9                                         ;   704.2 p1     192 dst
        andps xmm1, xmm15                                        ;   705.2 p5     192 dst
        xorps xmm9, xmm1                                         ;   706.2 p1     192 dst
        psllq xmm1, 0x20                                         ;   706.2 p0     192 dst
        xorps xmm6, xmm1                                         ;   708.2 p5     192 dst
        movaps xmm1, xmm11                                       ;   703.2 p1     192 dst copy
        psrlq xmm1, 0x20                                         ;   704.2 p0     192 dst
        xorps xmm1, xmm12                                        ;   706.2 p5     192 dst
        andps xmm1, xmm15                                        ;   707.2 p1     192 dst
        xorps xmm12, xmm1                                        ;   708.2 p5     192 dst
        psllq xmm1, 0x20                                         ;   708.2 p0     192 dst
        xorps xmm11, xmm1                                        ;   710.2 p1     192 dst
        movaps xmm1, [rbx - 128]                                 ;   704.0 p2     192 dst
        psrlq xmm1, 8                                            ;   707.0 p0     192 dst
        movaps xmm4, [rdi - 128]                                 ;   705.0 p2     192 dst reload
        xorps xmm1, xmm4                                         ;   709.0 p5     192 dst
        andps xmm1, xmm5                                         ;   710.0 p1     192 dst
        xorps xmm4, xmm1                                         ;   711.0 p5     192 dst
        psllq xmm1, 8                                            ;   711.0 p0     192 dst
        xorps xmm1, [rbx - 128]                                  ;   713.0 p1+p2  192 dst
        movaps [rbx - 128], xmm12                                ;   709.2 p3+p4  192 dst spill
        movaps xmm12, [rdx - 80]                                 ;   707.0 p2     192 dst
        movaps [rdi - 128], xmm9                                 ;   707.2 p3+p4  192 dst spill
        movaps xmm9, [rbp + 32]                                  ;   708.0 p2     192 dst
        movaps [rsi - 32], xmm13                                 ;   708.0 p3+p4  192 dst spill
        movaps xmm13, [rdx - 80]                                 ;   709.0 p2     192 dst
        movaps [rdx - 80], xmm3                                  ;   709.0 p3+p4  192 dst spill
        movaps xmm3, [rsi - 128]                                 ;   710.0 p2     192 dst
        movaps [rbp + 48], xmm11                                 ;   711.2 p3+p4  192 dst spill
        movaps xmm11, [rdx + 48]                                 ;   711.0 p2     192 dst
        movaps [rbp + 80], xmm6                                  ;   711.0 p3+p4  192 dst spill
        movaps xmm6, [rbp + 32]                                  ;   712.0 p2     192 dst
        psrlq xmm6, 8                                            ;   715.0 p0     192 dst
        xorps xmm12, xmm6                                        ;   717.0 p5     192 dst
        andps xmm12, xmm5                                        ;   718.0 p1     192 dst
        xorps xmm13, xmm12                                       ;   719.0 p0     192 dst
        psllq xmm12, 8                                           ;   719.0 p0     192 dst
        xorps xmm9, xmm12                                        ;   721.0 p5     192 dst
        movaps xmm6, [rdx + 48]                                  ;   713.0 p2     192 dst
        psrlq xmm6, 8                                            ;   716.0 p0     192 dst
        xorps xmm3, xmm6                                         ;   718.0 p1     192 dst
        andps xmm3, xmm5                                         ;   719.0 p5     192 dst
        movaps xmm6, xmm3                                        ;   720.0 p1     192 dst copy
        psllq xmm6, 8                                            ;   721.0 p0     192 dst
        xorps xmm11, xmm6                                        ;   723.0 p5     192 dst
        xorps xmm3, [rsi - 128]                                  ;   720.0 p1+p2  192 dst
        movaps xmm6, [rsi - 48]                                  ;   715.0 p2     192 dst
        psrlq xmm6, 8                                            ;   718.0 p0     192 dst
        movaps xmm12, [rbx + 80]                                 ;   716.0 p2     192 dst reload
        xorps xmm6, xmm12                                        ;   720.0 p5     192 dst
        andps xmm6, xmm5                                         ;   721.0 p1     192 dst
        xorps xmm12, xmm6                                        ;   722.0 p0     192 dst
        psllq xmm6, 8                                            ;   722.0 p0     192 dst
        xorps xmm6, [rsi - 48]                                   ;   724.0 p5+p2  192 dst
        movaps [rsi - 48], xmm8                                  ;   718.0 p3+p4  192 dst spill
        movaps xmm8, xmm1                                        ;   718.2 p1     192 dst copy
        psrlq xmm8, 0x10                                         ;   719.2 p0     192 dst
        xorps xmm8, xmm9                                         ;   722.0 p5     192 dst
        andps xmm8, xmm14                                        ;   723.0 p1     192 dst
        xorps xmm9, xmm8                                         ;   724.0 p0     192 dst
        psllq xmm8, 0x10                                         ;   724.0 p0     192 dst
        xorps xmm1, xmm8                                         ;   726.0 p5     192 dst
        movaps xmm8, xmm4                                        ;   720.2 p1     192 dst copy
        psrlq xmm8, 0x10                                         ;   721.5 p0     192 dst
        xorps xmm8, xmm13                                        ;   723.5 p5     192 dst
        andps xmm8, xmm14                                        ;   724.5 p1     192 dst
        xorps xmm13, xmm8                                        ;   725.5 p5     192 dst
        psllq xmm8, 0x10                                         ;   725.5 p0     192 dst
        xorps xmm4, xmm8                                         ;   727.5 p1     192 dst
        movaps xmm8, xmm11                                       ;   724.0 p5     192 dst copy
        psrlq xmm8, 0x10                                         ;   725.0 p0     192 dst
        xorps xmm8, xmm6                                         ;   727.0 p1     192 dst
        andps xmm8, xmm14                                        ;   728.0 p5     192 dst
        xorps xmm6, xmm8                                         ;   729.0 p1     192 dst
        psllq xmm8, 0x10                                         ;   729.0 p0     192 dst
        xorps xmm11, xmm8                                        ;   731.0 p5     192 dst
        movaps xmm8, xmm3                                        ;   725.2 p1     192 dst copy
        psrlq xmm8, 0x10                                         ;   726.2 p0     192 dst
        xorps xmm8, xmm12                                        ;   728.2 p5     192 dst
        andps xmm8, xmm14                                        ;   729.2 p1     192 dst
        xorps xmm12, xmm8                                        ;   730.2 p0     192 dst
        psllq xmm8, 0x10                                         ;   730.2 p0     192 dst
        xorps xmm3, xmm8                                         ;   732.2 p5     192 dst
        movaps xmm8, xmm1                                        ;   727.2 p1     192 dst copy
        psrlq xmm8, 0x20                                         ;   728.5 p0     192 dst
        xorps xmm8, xmm11                                        ;   732.0 p5     192 dst
        andps xmm8, xmm15                                        ;   733.0 p1     192 dst
        xorps xmm11, xmm8                                        ;   734.0 p5     192 dst
        psllq xmm8, 0x20                                         ;   734.0 p0     192 dst
        xorps xmm1, xmm8                                         ;   736.0 p1     192 dst
        movaps xmm8, xmm4                                        ;   729.8 p5     192 dst copy
        psrlq xmm8, 0x20                                         ;   730.8 p0     192 dst
        xorps xmm8, xmm3                                         ;   733.2 p1     192 dst
        andps xmm8, xmm15                                        ;   734.2 p5     192 dst
        xorps xmm3, xmm8                                         ;   735.2 p1     192 dst
        psllq xmm8, 0x20                                         ;   735.2 p0     192 dst
        xorps xmm4, xmm8                                         ;   737.2 p5     192 dst
        movaps xmm8, xmm9                                        ;   732.2 p1     192 dst copy
        psrlq xmm8, 0x20                                         ;   733.2 p0     192 dst
        xorps xmm8, xmm6                                         ;   735.2 p5     192 dst
        andps xmm8, xmm15                                        ;   736.2 p1     192 dst
        xorps xmm6, xmm8                                         ;   737.2 p0     192 dst
        psllq xmm8, 0x20                                         ;   737.2 p0     192 dst
        xorps xmm9, xmm8                                         ;   739.2 p5     192 dst
        movaps xmm8, xmm13                                       ;   734.2 p1     192 dst copy
        psrlq xmm8, 0x20                                         ;   735.5 p0     192 dst
        xorps xmm8, xmm12                                        ;   737.5 p5     192 dst
        andps xmm8, xmm15                                        ;   738.5 p1     192 dst
        xorps xmm12, xmm8                                        ;   739.5 p5     192 dst
        psllq xmm8, 0x20                                         ;   739.5 p0     192 dst
        xorps xmm13, xmm8                                        ;   741.5 p1     192 dst
        movaps xmm8, [rbp - 64]                                  ;   734.8 p2     192 dst
        movaps [rbx + 80], xmm12                                 ;   740.5 p3+p4  192 dst spill
        movaps xmm12, [rbp - 48]                                 ;   735.8 p2     192 dst
        movaps [rsi - 128], xmm6                                 ;   738.2 p3+p4  192 dst spill
        movaps xmm6, [rbp - 64]                                  ;   736.8 p2     192 dst
        movaps [rbp - 64], xmm3                                  ;   737.0 p3+p4  192 dst spill
        movaps xmm3, [rdx - 96]                                  ;   737.8 p2     192 dst
        movaps [rdx + 48], xmm11                                 ;   738.0 p3+p4  192 dst spill
        movaps xmm11, [rbp + 16]                                 ;   738.8 p2     192 dst
        movaps [rbp + 32], xmm13                                 ;   742.5 p3+p4  192 dst spill
        movaps xmm13, [rbp - 48]                                 ;   739.8 p2     192 dst
        psrlq xmm13, 8                                           ;   742.8 p0     192 dst
        xorps xmm8, xmm13                                        ;   744.8 p5     192 dst
        andps xmm8, xmm5                                         ;   745.8 p1     192 dst
        xorps xmm6, xmm8                                         ;   746.8 p0     192 dst
        psllq xmm8, 8                                            ;   746.8 p0     192 dst
        xorps xmm12, xmm8                                        ;   748.8 p5     192 dst
        movaps xmm8, [rbp + 16]                                  ;   740.8 p2     192 dst
        psrlq xmm8, 8                                            ;   743.8 p0     192 dst
        xorps xmm3, xmm8                                         ;   745.8 p1     192 dst
        andps xmm3, xmm5                                         ;   746.8 p5     192 dst
        movaps xmm8, xmm3                                        ;   747.8 p1     192 dst copy
        psllq xmm8, 8                                            ;   748.8 p0     192 dst
        xorps xmm11, xmm8                                        ;   750.8 p5     192 dst
        xorps xmm3, [rdx - 96]                                   ;   747.8 p1+p2  192 dst
        movaps xmm8, [rdx + 32]                                  ;   742.8 p2     192 dst
        psrlq xmm8, 8                                            ;   745.8 p0     192 dst
        movaps xmm13, [rdi - 80]                                 ;   743.8 p2     192 dst reload
        xorps xmm8, xmm13                                        ;   747.8 p5     192 dst
        andps xmm8, xmm5                                         ;   748.8 p1     192 dst
        xorps xmm13, xmm8                                        ;   749.8 p0     192 dst
        psllq xmm8, 8                                            ;   749.8 p0     192 dst
        xorps xmm8, [rdx + 32]                                   ;   751.8 p5+p2  192 dst
        movaps [rdx + 32], xmm9                                  ;   745.8 p3+p4  192 dst spill
        movaps xmm9, [rsi + 16]                                  ;   746.0 p2     192 dst
        movaps [rdi - 80], xmm4                                  ;   746.8 p3+p4  192 dst spill
        movaps xmm4, [rsi - 64]                                  ;   747.0 p2     192 dst
        movaps [rdx - 96], xmm1                                  ;   747.8 p3+p4  192 dst spill
        movaps xmm1, [rsi + 16]                                  ;   748.0 p2     192 dst
        movaps [rsi + 16], xmm0                                  ;   748.8 p3+p4  192 dst spill
        movaps xmm0, xmm12                                       ;   749.8 p1     192 dst copy
        psrlq xmm0, 0x10                                         ;   750.8 p0     192 dst
        xorps xmm0, xmm11                                        ;   752.8 p5     192 dst
        andps xmm0, xmm14                                        ;   753.8 p1     192 dst
        xorps xmm11, xmm0                                        ;   754.8 p0     192 dst
        psllq xmm0, 0x10                                         ;   754.8 p0     192 dst
        xorps xmm12, xmm0                                        ;   756.8 p5     192 dst
        movaps xmm0, [rsi - 64]                                  ;   749.2 p2     192 dst
        psrlq xmm0, 8                                            ;   752.2 p0     192 dst
        xorps xmm9, xmm0                                         ;   754.2 p1     192 dst
        andps xmm9, xmm5                                         ;   755.2 p5     192 dst
        xorps xmm1, xmm9                                         ;   756.2 p1     192 dst
        psllq xmm9, 8                                            ;   756.2 p0     192 dst
        xorps xmm4, xmm9                                         ;   758.2 p5     192 dst
        movaps xmm0, xmm6                                        ;   751.8 p1     192 dst copy
        psrlq xmm0, 0x10                                         ;   752.8 p0     192 dst
        xorps xmm0, xmm3                                         ;   754.8 p5     192 dst
        andps xmm0, xmm14                                        ;   755.8 p1     192 dst
        xorps xmm3, xmm0                                         ;   756.8 p5     192 dst
        psllq xmm0, 0x10                                         ;   756.8 p0     192 dst
        xorps xmm6, xmm0                                         ;   758.8 p1     192 dst
        movaps xmm0, xmm8                                        ;   754.0 p5     192 dst copy
        psrlq xmm0, 0x10                                         ;   755.0 p0     192 dst
        xorps xmm0, xmm4                                         ;   759.2 p1     192 dst
        andps xmm0, xmm14                                        ;   760.2 p5     192 dst
        xorps xmm4, xmm0                                         ;   761.2 p0     192 dst
        psllq xmm0, 0x10                                         ;   761.2 p0     192 dst
        xorps xmm8, xmm0                                         ;   763.2 p1     192 dst
        movaps xmm0, xmm13                                       ;   756.0 p5     192 dst copy
        psrlq xmm0, 0x10                                         ;   757.8 p0     192 dst
        xorps xmm0, xmm1                                         ;   759.8 p1     192 dst
        andps xmm0, xmm14                                        ;   760.8 p5     192 dst
        xorps xmm1, xmm0                                         ;   761.8 p1     192 dst
        psllq xmm0, 0x10                                         ;   761.8 p0     192 dst
        xorps xmm13, xmm0                                        ;   763.8 p5     192 dst
        movaps xmm0, xmm12                                       ;   758.8 p1     192 dst copy
        psrlq xmm0, 0x20                                         ;   759.8 p0     192 dst
        xorps xmm0, xmm8                                         ;   764.2 p5     192 dst
        andps xmm0, xmm15                                        ;   765.2 p1     192 dst
        xorps xmm8, xmm0                                         ;   766.2 p5     192 dst
        psllq xmm0, 0x20                                         ;   766.2 p0     192 dst
        xorps xmm12, xmm0                                        ;   768.2 p1     192 dst
        movaps xmm0, xmm6                                        ;   761.0 p5     192 dst copy
        psrlq xmm0, 0x20                                         ;   762.0 p0     192 dst
        xorps xmm0, xmm13                                        ;   764.8 p1     192 dst
        andps xmm0, xmm15                                        ;   765.8 p5     192 dst
        xorps xmm13, xmm0                                        ;   766.8 p0     192 dst
        psllq xmm0, 0x20                                         ;   766.8 p0     192 dst
        xorps xmm6, xmm0                                         ;   768.8 p1     192 dst
        movaps xmm0, xmm11                                       ;   763.0 p5     192 dst copy
        psrlq xmm0, 0x20                                         ;   764.8 p0     192 dst
        xorps xmm0, xmm4                                         ;   766.8 p1     192 dst
        andps xmm0, xmm15                                        ;   767.8 p5     192 dst
        xorps xmm4, xmm0                                         ;   768.8 p1     192 dst
        psllq xmm0, 0x20                                         ;   768.8 p0     192 dst
        xorps xmm11, xmm0                                        ;   770.8 p5     192 dst
        movaps xmm0, xmm3                                        ;   765.8 p1     192 dst copy
        psrlq xmm0, 0x20                                         ;   766.8 p0     192 dst
        xorps xmm0, xmm1                                         ;   768.8 p5     192 dst
        andps xmm0, xmm15                                        ;   769.8 p1     192 dst
        xorps xmm1, xmm0                                         ;   770.8 p5     192 dst
        psllq xmm0, 0x20                                         ;   770.8 p0     192 dst
        xorps xmm3, xmm0                                         ;   772.8 p1     192 dst
        movaps xmm0, [rax + 112]                                 ;   766.5 p2     192 dst
        psrlq xmm0, 8                                            ;   769.5 p0     192 dst
        movaps xmm9, [rsi + 112]                                 ;   767.5 p2     192 dst reload
        xorps xmm0, xmm9                                         ;   771.5 p5     192 dst
        andps xmm0, xmm5                                         ;   772.5 p1     192 dst
        xorps xmm9, xmm0                                         ;   773.5 p5     192 dst
        psllq xmm0, 8                                            ;   773.5 p0     192 dst
        xorps xmm0, [rax + 112]                                  ;   775.5 p1+p2  192 dst
        movaps [rax + 112], xmm1                                 ;   771.8 p3+p4  192 dst spill
        movaps xmm1, [rdx - 112]                                 ;   769.5 p2     192 dst
        movaps [rsi + 112], xmm4                                 ;   769.8 p3+p4  192 dst spill
        movaps xmm4, [rbp + 0]                                   ;   770.5 p2     192 dst
        movaps [rsi - 64], xmm13                                 ;   770.5 p3+p4  192 dst spill
        movaps xmm13, [rdx - 112]                                ;   771.5 p2     192 dst
        movaps [rdx - 112], xmm8                                 ;   771.5 p3+p4  192 dst spill
        movaps xmm8, [rdx + 112]                                 ;   772.5 p2     192 dst
        movaps [rbp + 16], xmm3                                  ;   773.8 p3+p4  192 dst spill
        movaps xmm3, [rdx + 16]                                  ;   773.5 p2     192 dst
        movaps [rbp - 48], xmm11                                 ;   773.5 p3+p4  192 dst spill
        movaps xmm11, [rbp + 0]                                  ;   774.5 p2     192 dst
        psrlq xmm11, 8                                           ;   777.5 p0     192 dst
        xorps xmm1, xmm11                                        ;   779.5 p5     192 dst
        andps xmm1, xmm5                                         ;   780.5 p1     192 dst
        xorps xmm13, xmm1                                        ;   781.5 p0     192 dst
        psllq xmm1, 8                                            ;   781.5 p0     192 dst
        xorps xmm4, xmm1                                         ;   783.5 p5     192 dst
        movaps xmm1, [rdx + 16]                                  ;   775.5 p2     192 dst
        psrlq xmm1, 8                                            ;   778.5 p0     192 dst
        xorps xmm8, xmm1                                         ;   780.5 p1     192 dst
        andps xmm8, xmm5                                         ;   781.5 p5     192 dst
        movaps xmm1, xmm8                                        ;   782.5 p1     192 dst copy
        psllq xmm1, 8                                            ;   783.5 p0     192 dst
        xorps xmm3, xmm1                                         ;   785.5 p5     192 dst
        xorps xmm8, [rdx + 112]                                  ;   782.5 p1+p2  192 dst
        movaps xmm1, [rsi - 80]                                  ;   777.5 p2     192 dst
        psrlq xmm1, 8                                            ;   780.5 p0     192 dst
        movaps xmm11, [rbx + 64]                                 ;   778.5 p2     192 dst reload
        xorps xmm1, xmm11                                        ;   782.5 p5     192 dst
        andps xmm1, xmm5                                         ;   783.5 p1     192 dst
        xorps xmm11, xmm1                                        ;   784.5 p0     192 dst
        psllq xmm1, 8                                            ;   784.5 p0     192 dst
        xorps xmm1, [rsi - 80]                                   ;   786.5 p5+p2  192 dst
        movaps [rsi - 80], xmm6                                  ;   780.5 p3+p4  192 dst spill
        movaps xmm6, xmm0                                        ;   780.8 p1     192 dst copy
        psrlq xmm6, 0x10                                         ;   781.8 p0     192 dst
        xorps xmm6, xmm4                                         ;   784.5 p5     192 dst
        andps xmm6, xmm14                                        ;   785.5 p1     192 dst
        xorps xmm4, xmm6                                         ;   786.5 p0     192 dst
        psllq xmm6, 0x10                                         ;   786.5 p0     192 dst
        xorps xmm0, xmm6                                         ;   788.5 p5     192 dst
        movaps xmm6, xmm9                                        ;   782.8 p1     192 dst copy
        psrlq xmm6, 0x10                                         ;   784.0 p0     192 dst
        xorps xmm6, xmm13                                        ;   786.0 p5     192 dst
        andps xmm6, xmm14                                        ;   787.0 p1     192 dst
        xorps xmm13, xmm6                                        ;   788.0 p5     192 dst
        psllq xmm6, 0x10                                         ;   788.0 p0     192 dst
        xorps xmm9, xmm6                                         ;   790.0 p1     192 dst
        movaps xmm6, xmm3                                        ;   786.5 p5     192 dst copy
        psrlq xmm6, 0x10                                         ;   787.5 p0     192 dst
        xorps xmm6, xmm1                                         ;   789.5 p1     192 dst
        andps xmm6, xmm14                                        ;   790.5 p5     192 dst
        xorps xmm1, xmm6                                         ;   791.5 p1     192 dst
        psllq xmm6, 0x10                                         ;   791.5 p0     192 dst
        xorps xmm3, xmm6                                         ;   793.5 p5     192 dst
        movaps xmm6, xmm8                                        ;   787.8 p1     192 dst copy
        psrlq xmm6, 0x10                                         ;   788.8 p0     192 dst
        xorps xmm6, xmm11                                        ;   790.8 p5     192 dst
        andps xmm6, xmm14                                        ;   791.8 p1     192 dst
        xorps xmm11, xmm6                                        ;   792.8 p0     192 dst
        psllq xmm6, 0x10                                         ;   792.8 p0     192 dst
        xorps xmm8, xmm6                                         ;   794.8 p5     192 dst
        movaps xmm6, xmm0                                        ;   789.8 p1     192 dst copy
        psrlq xmm6, 0x20                                         ;   791.0 p0     192 dst
        xorps xmm6, xmm3                                         ;   794.5 p5     192 dst
        andps xmm6, xmm15                                        ;   795.5 p1     192 dst
        xorps xmm3, xmm6                                         ;   796.5 p5     192 dst
        psllq xmm6, 0x20                                         ;   796.5 p0     192 dst
        xorps xmm0, xmm6                                         ;   798.5 p1     192 dst
        movaps xmm6, xmm9                                        ;   792.2 p5     192 dst copy
        psrlq xmm6, 0x20                                         ;   793.2 p0     192 dst
        xorps xmm6, xmm8                                         ;   795.8 p1     192 dst
        andps xmm6, xmm15                                        ;   796.8 p5     192 dst
        xorps xmm8, xmm6                                         ;   797.8 p1     192 dst
        psllq xmm6, 0x20                                         ;   797.8 p0     192 dst
        xorps xmm9, xmm6                                         ;   799.8 p5     192 dst
        movaps xmm6, xmm4                                        ;   794.8 p1     192 dst copy
        psrlq xmm6, 0x20                                         ;   795.8 p0     192 dst
        xorps xmm6, xmm1                                         ;   797.8 p5     192 dst
        andps xmm6, xmm15                                        ;   798.8 p1     192 dst
        xorps xmm1, xmm6                                         ;   799.8 p0     192 dst
        psllq xmm6, 0x20                                         ;   799.8 p0     192 dst
        xorps xmm4, xmm6                                         ;   801.8 p5     192 dst
        movaps xmm6, xmm13                                       ;   796.8 p1     192 dst copy
        psrlq xmm6, 0x20                                         ;   798.0 p0     192 dst
        xorps xmm6, xmm11                                        ;   800.0 p5     192 dst
        andps xmm6, xmm15                                        ;   801.0 p1     192 dst
        xorps xmm11, xmm6                                        ;   802.0 p5     192 dst
        psllq xmm6, 0x20                                         ;   802.0 p0     192 dst
        xorps xmm13, xmm6                                        ;   804.0 p1     192 dst
        movaps xmm6, [rbp - 96]                                  ;   797.2 p2     192 dst
        movaps [rbx + 64], xmm11                                 ;   803.0 p3+p4  192 dst spill
        movaps xmm11, [rbp - 80]                                 ;   798.2 p2     192 dst
        movaps [rdx + 112], xmm1                                 ;   800.8 p3+p4  192 dst spill
        movaps xmm1, [rbp - 96]                                  ;   799.2 p2     192 dst
        movaps [rbp - 96], xmm8                                  ;   799.5 p3+p4  192 dst spill
        movaps xmm8, [rdx - 128]                                 ;   800.2 p2     192 dst
        movaps [rdx + 16], xmm3                                  ;   800.5 p3+p4  192 dst spill
        movaps xmm3, [rbp - 16]                                  ;   801.2 p2     192 dst
        movaps [rbp + 0], xmm13                                  ;   805.0 p3+p4  192 dst spill
        movaps xmm13, [rbp - 80]                                 ;   802.2 p2     192 dst
        psrlq xmm13, 8                                           ;   805.2 p0     192 dst
        xorps xmm6, xmm13                                        ;   807.2 p5     192 dst
        andps xmm6, xmm5                                         ;   808.2 p1     192 dst
        xorps xmm1, xmm6                                         ;   809.2 p0     192 dst
        psllq xmm6, 8                                            ;   809.2 p0     192 dst
        xorps xmm11, xmm6                                        ;   811.2 p5     192 dst
        movaps xmm6, [rbp - 16]                                  ;   803.2 p2     192 dst
        psrlq xmm6, 8                                            ;   806.2 p0     192 dst
        xorps xmm8, xmm6                                         ;   808.2 p1     192 dst
        andps xmm8, xmm5                                         ;   809.2 p5     192 dst
        movaps xmm6, xmm8                                        ;   810.2 p1     192 dst copy
        psllq xmm6, 8                                            ;   811.2 p0     192 dst
        xorps xmm3, xmm6                                         ;   813.2 p5     192 dst
        xorps xmm8, [rdx - 128]                                  ;   810.2 p1+p2  192 dst
        movaps xmm6, [rdx + 0]                                   ;   805.2 p2     192 dst
        psrlq xmm6, 8                                            ;   808.2 p0     192 dst
        movaps xmm13, [rdi - 96]                                 ;   806.2 p2     192 dst reload
        xorps xmm6, xmm13                                        ;   810.2 p5     192 dst
        andps xmm6, xmm5                                         ;   811.2 p1     192 dst
        xorps xmm13, xmm6                                        ;   812.2 p0     192 dst
        psllq xmm6, 8                                            ;   812.2 p0     192 dst
        xorps xmm6, [rdx + 0]                                    ;   814.2 p5+p2  192 dst
        movaps [rdx + 0], xmm4                                   ;   808.2 p3+p4  192 dst spill
        movaps xmm4, [rsi + 0]                                   ;   808.5 p2     192 dst
        movaps [rdi - 96], xmm9                                  ;   809.2 p3+p4  192 dst spill
        movaps xmm9, [rsi - 96]                                  ;   809.5 p2     192 dst
        movaps [rdx - 128], xmm0                                 ;   810.2 p3+p4  192 dst spill
        movaps xmm0, [rsi + 0]                                   ;   810.5 p2     192 dst
        movaps [rsi + 0], xmm12                                  ;   811.2 p3+p4  192 dst spill
        movaps xmm12, xmm11                                      ;   812.2 p1     192 dst copy
        psrlq xmm12, 0x10                                        ;   813.2 p0     192 dst
        xorps xmm12, xmm3                                        ;   815.2 p5     192 dst
        andps xmm12, xmm14                                       ;   816.2 p1     192 dst
        xorps xmm3, xmm12                                        ;   817.2 p0     192 dst
        psllq xmm12, 0x10                                        ;   817.2 p0     192 dst
        xorps xmm11, xmm12                                       ;   819.2 p5     192 dst
        movaps xmm12, [rsi - 96]                                 ;   811.8 p2     192 dst
        psrlq xmm12, 8                                           ;   814.8 p0     192 dst
        xorps xmm4, xmm12                                        ;   816.8 p1     192 dst
        andps xmm4, xmm5                                         ;   817.8 p5     192 dst
        xorps xmm0, xmm4                                         ;   818.8 p1     192 dst
        psllq xmm4, 8                                            ;   818.8 p0     192 dst
        xorps xmm9, xmm4                                         ;   820.8 p5     192 dst
        movaps xmm4, xmm1                                        ;   814.2 p1     192 dst copy
        psrlq xmm4, 0x10                                         ;   815.2 p0     192 dst
        xorps xmm4, xmm8                                         ;   817.2 p5     192 dst
        andps xmm4, xmm14                                        ;   818.2 p1     192 dst
        xorps xmm8, xmm4                                         ;   819.2 p5     192 dst
        psllq xmm4, 0x10                                         ;   819.2 p0     192 dst
        xorps xmm1, xmm4                                         ;   821.2 p1     192 dst
        movaps xmm4, xmm6                                        ;   816.5 p5     192 dst copy
        psrlq xmm4, 0x10                                         ;   817.5 p0     192 dst
        xorps xmm4, xmm9                                         ;   821.8 p1     192 dst
        andps xmm4, xmm14                                        ;   822.8 p5     192 dst
        xorps xmm9, xmm4                                         ;   823.8 p0     192 dst
        psllq xmm4, 0x10                                         ;   823.8 p0     192 dst
        xorps xmm6, xmm4                                         ;   825.8 p1     192 dst
        movaps xmm4, xmm13                                       ;   818.5 p5     192 dst copy
        psrlq xmm4, 0x10                                         ;   820.2 p0     192 dst
        xorps xmm4, xmm0                                         ;   822.2 p1     192 dst
        andps xmm4, xmm14                                        ;   823.2 p5     192 dst
        xorps xmm0, xmm4                                         ;   824.2 p1     192 dst
        psllq xmm4, 0x10                                         ;   824.2 p0     192 dst
        xorps xmm13, xmm4                                        ;   826.2 p5     192 dst
        movaps xmm4, xmm11                                       ;   821.2 p1     192 dst copy
        psrlq xmm4, 0x20                                         ;   822.2 p0     192 dst
        xorps xmm4, xmm6                                         ;   826.8 p5     192 dst
        andps xmm4, xmm15                                        ;   827.8 p1     192 dst
        xorps xmm6, xmm4                                         ;   828.8 p5     192 dst
        psllq xmm4, 0x20                                         ;   828.8 p0     192 dst
        xorps xmm11, xmm4                                        ;   830.8 p1     192 dst
        movaps xmm4, xmm1                                        ;   823.5 p5     192 dst copy
        psrlq xmm4, 0x20                                         ;   824.5 p0     192 dst
        xorps xmm4, xmm13                                        ;   827.2 p1     192 dst
        andps xmm4, xmm15                                        ;   828.2 p5     192 dst
        xorps xmm13, xmm4                                        ;   829.2 p0     192 dst
        psllq xmm4, 0x20                                         ;   829.2 p0     192 dst
        xorps xmm1, xmm4                                         ;   831.2 p1     192 dst
        movaps xmm4, xmm3                                        ;   825.5 p5     192 dst copy
        psrlq xmm4, 0x20                                         ;   827.2 p0     192 dst
        xorps xmm4, xmm9                                         ;   829.2 p1     192 dst
        andps xmm4, xmm15                                        ;   830.2 p5     192 dst
        xorps xmm9, xmm4                                         ;   831.2 p1     192 dst
        psllq xmm4, 0x20                                         ;   831.2 p0     192 dst
        xorps xmm3, xmm4                                         ;   833.2 p5     192 dst
        movaps xmm4, xmm8                                        ;   828.2 p1     192 dst copy
        psrlq xmm4, 0x20                                         ;   829.2 p0     192 dst
        xorps xmm4, xmm0                                         ;   831.2 p5     192 dst
        andps xmm4, xmm15                                        ;   832.2 p1     192 dst
        xorps xmm0, xmm4                                         ;   833.2 p5     192 dst
        psllq xmm4, 0x20                                         ;   833.2 p0     192 dst
        xorps xmm8, xmm4                                         ;   835.2 p1     192 dst
        movaps xmm4, [rax + 96]                                  ;   829.0 p2     192 dst
        psrlq xmm4, 8                                            ;   832.0 p0     192 dst
        movaps xmm12, [rsi + 96]                                 ;   830.0 p2     192 dst reload
        xorps xmm4, xmm12                                        ;   834.0 p5     192 dst
        andps xmm4, xmm5                                         ;   835.0 p1     192 dst
        xorps xmm12, xmm4                                        ;   836.0 p5     192 dst
        psllq xmm4, 8                                            ;   836.0 p0     192 dst
        xorps xmm4, [rax + 96]                                   ;   838.0 p1+p2  192 dst
        movaps [rax + 96], xmm0                                  ;   834.2 p3+p4  192 dst spill
        movaps xmm0, [rbp + 112]                                 ;   832.0 p2     192 dst
        movaps [rsi + 96], xmm9                                  ;   832.2 p3+p4  192 dst spill
        movaps xmm9, [rbp - 32]                                  ;   833.0 p2     192 dst
        movaps [rsi - 96], xmm13                                 ;   833.0 p3+p4  192 dst spill
        movaps xmm13, [rbp + 112]                                ;   834.0 p2     192 dst
        movaps [rbp + 112], xmm6                                 ;   834.0 p3+p4  192 dst spill
        movaps xmm6, [rdx + 96]                                  ;   835.0 p2     192 dst
        movaps [rbp - 16], xmm8                                  ;   836.2 p3+p4  192 dst spill
        movaps xmm8, [rdx - 16]                                  ;   836.0 p2     192 dst
        movaps [rbp - 80], xmm3                                  ;   836.0 p3+p4  192 dst spill
        movaps xmm3, [rbp - 32]                                  ;   837.0 p2     192 dst
        psrlq xmm3, 8                                            ;   840.0 p0     192 dst
        xorps xmm0, xmm3                                         ;   842.0 p5     192 dst
        andps xmm0, xmm5                                         ;   843.0 p1     192 dst
        xorps xmm13, xmm0                                        ;   844.0 p0     192 dst
        psllq xmm0, 8                                            ;   844.0 p0     192 dst
        xorps xmm9, xmm0                                         ;   846.0 p5     192 dst
        movaps xmm0, [rdx - 16]                                  ;   838.0 p2     192 dst
        psrlq xmm0, 8                                            ;   841.0 p0     192 dst
        xorps xmm6, xmm0                                         ;   843.0 p1     192 dst
        andps xmm6, xmm5                                         ;   844.0 p5     192 dst
        movaps xmm0, xmm6                                        ;   845.0 p1     192 dst copy
        psllq xmm0, 8                                            ;   846.0 p0     192 dst
        xorps xmm8, xmm0                                         ;   848.0 p5     192 dst
        xorps xmm6, [rdx + 96]                                   ;   845.0 p1+p2  192 dst
        movaps xmm0, [rsi - 112]                                 ;   840.0 p2     192 dst
        psrlq xmm0, 8                                            ;   843.0 p0     192 dst
        movaps xmm3, [rbx + 48]                                  ;   841.0 p2     192 dst reload
        xorps xmm0, xmm3                                         ;   845.0 p5     192 dst
        andps xmm0, xmm5                                         ;   846.0 p1     192 dst
        xorps xmm3, xmm0                                         ;   847.0 p0     192 dst
        psllq xmm0, 8                                            ;   847.0 p0     192 dst
        xorps xmm0, [rsi - 112]                                  ;   849.0 p5+p2  192 dst
        movaps [rsi - 112], xmm1                                 ;   843.0 p3+p4  192 dst spill
        movaps xmm1, xmm4                                        ;   843.2 p1     192 dst copy
        psrlq xmm1, 0x10                                         ;   844.2 p0     192 dst
        xorps xmm1, xmm9                                         ;   847.0 p5     192 dst
        andps xmm1, xmm14                                        ;   848.0 p1     192 dst
        xorps xmm9, xmm1                                         ;   849.0 p0     192 dst
        psllq xmm1, 0x10                                         ;   849.0 p0     192 dst
        xorps xmm4, xmm1                                         ;   851.0 p5     192 dst
        movaps xmm1, xmm12                                       ;   845.2 p1     192 dst copy
        psrlq xmm1, 0x10                                         ;   846.5 p0     192 dst
        xorps xmm1, xmm13                                        ;   848.5 p5     192 dst
        andps xmm1, xmm14                                        ;   849.5 p1     192 dst
        xorps xmm13, xmm1                                        ;   850.5 p5     192 dst
        psllq xmm1, 0x10                                         ;   850.5 p0     192 dst
        xorps xmm12, xmm1                                        ;   852.5 p1     192 dst
        movaps xmm1, xmm8                                        ;   849.0 p5     192 dst copy
        psrlq xmm1, 0x10                                         ;   850.0 p0     192 dst
        xorps xmm1, xmm0                                         ;   852.0 p1     192 dst
        andps xmm1, xmm14                                        ;   853.0 p5     192 dst
        xorps xmm0, xmm1                                         ;   854.0 p1     192 dst
        psllq xmm1, 0x10                                         ;   854.0 p0     192 dst
        xorps xmm8, xmm1                                         ;   856.0 p5     192 dst
        movaps xmm1, xmm6                                        ;   850.2 p1     192 dst copy
        psrlq xmm1, 0x10                                         ;   851.2 p0     192 dst
        xorps xmm1, xmm3                                         ;   853.2 p5     192 dst
        andps xmm1, xmm14                                        ;   854.2 p1     192 dst
        xorps xmm3, xmm1                                         ;   855.2 p0     192 dst
        psllq xmm1, 0x10                                         ;   855.2 p0     192 dst
        xorps xmm6, xmm1                                         ;   857.2 p5     192 dst
        movaps xmm1, xmm4                                        ;   852.2 p1     192 dst copy
        psrlq xmm1, 0x20                                         ;   853.5 p0     192 dst
        xorps xmm1, xmm8                                         ;   857.0 p5     192 dst
        andps xmm1, xmm15                                        ;   858.0 p1     192 dst
        xorps xmm8, xmm1                                         ;   859.0 p5     192 dst
        psllq xmm1, 0x20                                         ;   859.0 p0     192 dst
        xorps xmm4, xmm1                                         ;   861.0 p1     192 dst
        movaps xmm1, xmm12                                       ;   854.8 p5     192 dst copy
        psrlq xmm1, 0x20                                         ;   855.8 p0     192 dst
        xorps xmm1, xmm6                                         ;   858.2 p1     192 dst
        andps xmm1, xmm15                                        ;   859.2 p5     192 dst
        xorps xmm6, xmm1                                         ;   860.2 p1     192 dst
        psllq xmm1, 0x20                                         ;   860.2 p0     192 dst
        xorps xmm12, xmm1                                        ;   862.2 p5     192 dst
        movaps xmm1, xmm9                                        ;   857.2 p1     192 dst copy
        psrlq xmm1, 0x20                                         ;   858.2 p0     192 dst
        xorps xmm1, xmm0                                         ;   860.2 p5     192 dst
        andps xmm1, xmm15                                        ;   861.2 p1     192 dst
        xorps xmm0, xmm1                                         ;   862.2 p0     192 dst
        psllq xmm1, 0x20                                         ;   862.2 p0     192 dst
        xorps xmm9, xmm1                                         ;   864.2 p5     192 dst
        movaps xmm1, xmm13                                       ;   859.2 p1     192 dst copy
        psrlq xmm1, 0x20                                         ;   860.5 p0     192 dst
        xorps xmm1, xmm3                                         ;   862.5 p5     192 dst
        andps xmm1, xmm15                                        ;   863.5 p1     192 dst
        xorps xmm3, xmm1                                         ;   864.5 p5     192 dst
        psllq xmm1, 0x20                                         ;   864.5 p0     192 dst
        xorps xmm13, xmm1                                        ;   866.5 p1     192 dst
        movaps xmm1, [rsi + 32]                                  ;   859.8 p2     192 dst
        movaps [rbx + 48], xmm3                                  ;   865.5 p3+p4  192 dst spill
        movaps xmm3, [rdi + 48]                                  ;   860.8 p2     192 dst
        movaps [rdx + 96], xmm0                                  ;   863.2 p3+p4  192 dst spill
        movaps xmm0, [rsi + 32]                                  ;   861.8 p2     192 dst
        movaps [rsi + 32], xmm6                                  ;   862.0 p3+p4  192 dst spill
        movaps xmm6, [rsi + 80]                                  ;   862.8 p2     192 dst
        movaps [rdx - 16], xmm8                                  ;   863.0 p3+p4  192 dst spill
        movaps xmm8, [rcx - 32]                                  ;   863.8 p2     192 dst
        movaps [rbp - 32], xmm13                                 ;   867.5 p3+p4  192 dst spill
        movaps xmm13, [rdi + 48]                                 ;   864.8 p2     192 dst
        psrlq xmm13, 8                                           ;   867.8 p0     192 dst
        xorps xmm1, xmm13                                        ;   869.8 p5     192 dst
        andps xmm1, xmm5                                         ;   870.8 p1     192 dst
        xorps xmm0, xmm1                                         ;   871.8 p0     192 dst
        psllq xmm1, 8                                            ;   871.8 p0     192 dst
        xorps xmm3, xmm1                                         ;   873.8 p5     192 dst
        movaps xmm1, [rcx - 32]                                  ;   865.8 p2     192 dst
        psrlq xmm1, 8                                            ;   868.8 p0     192 dst
        xorps xmm6, xmm1                                         ;   870.8 p1     192 dst
        andps xmm6, xmm5                                         ;   871.8 p5     192 dst
        movaps xmm1, xmm6                                        ;   872.8 p1     192 dst copy
        psllq xmm1, 8                                            ;   873.8 p0     192 dst
        xorps xmm8, xmm1                                         ;   875.8 p5     192 dst
        xorps xmm6, [rsi + 80]                                   ;   872.8 p1+p2  192 dst
        movaps xmm1, [rsi + 64]                                  ;   867.8 p2     192 dst
        psrlq xmm1, 8                                            ;   870.8 p0     192 dst
        movaps xmm13, [rax + 80]                                 ;   868.8 p2     192 dst reload
        xorps xmm1, xmm13                                        ;   872.8 p5     192 dst
        andps xmm1, xmm5                                         ;   873.8 p1     192 dst
        xorps xmm13, xmm1                                        ;   874.8 p0     192 dst
        psllq xmm1, 8                                            ;   874.8 p0     192 dst
        xorps xmm1, [rsi + 64]                                   ;   876.8 p5+p2  192 dst
        movaps [rsi + 64], xmm9                                  ;   870.8 p3+p4  192 dst spill
        movaps xmm9, xmm10                                       ;   871.0 p1     192 dst copy
        movaps [rax + 80], xmm12                                 ;   871.8 p3+p4  192 dst spill
        movaps xmm12, [rax + 64]                                 ;   871.5 p2     192 dst
        movaps [rsi + 80], xmm4                                  ;   872.8 p3+p4  192 dst spill
        movaps xmm4, xmm3                                        ;   874.8 p0     192 dst copy
        psrlq xmm4, 0x10                                         ;   875.8 p0     192 dst
        xorps xmm4, xmm8                                         ;   877.8 p5     192 dst
        andps xmm4, xmm14                                        ;   878.8 p1     192 dst
        xorps xmm8, xmm4                                         ;   879.8 p5     192 dst
        psllq xmm4, 0x10                                         ;   879.8 p0     192 dst
        xorps xmm3, xmm4                                         ;   881.8 p1     192 dst
        movaps xmm4, [rax + 64]                                  ;   873.8 p2     192 dst
        psrlq xmm4, 8                                            ;   876.8 p0     192 dst
        xorps xmm9, xmm4                                         ;   878.8 p5     192 dst
        andps xmm9, xmm5                                         ;   879.8 p1     192 dst
        xorps xmm10, xmm9                                        ;   880.8 p5     192 dst
        psllq xmm9, 8                                            ;   880.8 p0     192 dst
        xorps xmm12, xmm9                                        ;   882.8 p1     192 dst
        movaps xmm4, xmm0                                        ;   876.5 p5     192 dst copy
        psrlq xmm4, 0x10                                         ;   877.5 p0     192 dst
        xorps xmm4, xmm6                                         ;   879.5 p1     192 dst
        andps xmm4, xmm14                                        ;   880.5 p5     192 dst
        xorps xmm6, xmm4                                         ;   881.5 p1     192 dst
        psllq xmm4, 0x10                                         ;   881.5 p0     192 dst
        xorps xmm0, xmm4                                         ;   883.5 p5     192 dst
        movaps xmm4, xmm1                                        ;   878.8 p1     192 dst copy
        psrlq xmm4, 0x10                                         ;   879.8 p0     192 dst
        xorps xmm4, xmm12                                        ;   883.8 p5     192 dst
        andps xmm4, xmm14                                        ;   884.8 p1     192 dst
        xorps xmm12, xmm4                                        ;   885.8 p0     192 dst
        psllq xmm4, 0x10                                         ;   885.8 p0     192 dst
        xorps xmm1, xmm4                                         ;   887.8 p5     192 dst
        movaps xmm4, xmm13                                       ;   880.8 p1     192 dst copy
        psrlq xmm4, 0x10                                         ;   882.0 p0     192 dst
        xorps xmm4, xmm10                                        ;   884.0 p5     192 dst
        andps xmm4, xmm14                                        ;   885.0 p1     192 dst
        xorps xmm10, xmm4                                        ;   886.0 p5     192 dst
        psllq xmm4, 0x10                                         ;   886.0 p0     192 dst
        xorps xmm13, xmm4                                        ;   888.0 p1     192 dst
        movaps xmm4, xmm3                                        ;   883.5 p5     192 dst copy
        psrlq xmm4, 0x20                                         ;   884.5 p0     192 dst
        xorps xmm4, xmm1                                         ;   888.8 p1     192 dst
        andps xmm4, xmm15                                        ;   889.8 p5     192 dst
        xorps xmm1, xmm4                                         ;   890.8 p1     192 dst
        psllq xmm4, 0x20                                         ;   890.8 p0     192 dst
        xorps xmm3, xmm4                                         ;   892.8 p5     192 dst
        movaps xmm4, xmm0                                        ;   885.8 p1     192 dst copy
        psrlq xmm4, 0x20                                         ;   886.8 p0     192 dst
        xorps xmm4, xmm13                                        ;   889.0 p5     192 dst
        andps xmm4, xmm15                                        ;   890.0 p1     192 dst
        xorps xmm13, xmm4                                        ;   891.0 p0     192 dst
        psllq xmm4, 0x20                                         ;   891.0 p0     192 dst
        xorps xmm0, xmm4                                         ;   893.0 p5     192 dst
        movaps xmm4, xmm8                                        ;   887.8 p1     192 dst copy
        psrlq xmm4, 0x20                                         ;   889.0 p0     192 dst
        xorps xmm4, xmm12                                        ;   891.0 p5     192 dst
        andps xmm4, xmm15                                        ;   892.0 p1     192 dst
        xorps xmm12, xmm4                                        ;   893.0 p5     192 dst
        psllq xmm4, 0x20                                         ;   893.0 p0     192 dst
        xorps xmm8, xmm4                                         ;   895.0 p1     192 dst
        movaps xmm4, xmm6                                        ;   890.5 p5     192 dst copy
        psrlq xmm4, 0x20                                         ;   891.5 p0     192 dst
        xorps xmm4, xmm10                                        ;   893.5 p1     192 dst
        andps xmm4, xmm15                                        ;   894.5 p5     192 dst
        xorps xmm10, xmm4                                        ;   895.5 p1     192 dst
        psllq xmm4, 0x20                                         ;   895.5 p0     192 dst
        xorps xmm6, xmm4                                         ;   897.5 p5     192 dst
        movaps xmm4, [rdi + 32]                                  ;   891.0 p2     192 dst
        psrlq xmm4, 8                                            ;   894.0 p0     192 dst
        movaps xmm9, [rbx - 32]                                  ;   892.0 p2     192 dst reload
        xorps xmm4, xmm9                                         ;   896.0 p1     192 dst
        andps xmm4, xmm5                                         ;   897.0 p5     192 dst
        xorps xmm9, xmm4                                         ;   898.0 p1     192 dst
        psllq xmm4, 8                                            ;   898.0 p0     192 dst
        xorps xmm4, [rdi + 32]                                   ;   900.0 p5+p2  192 dst
        movaps [rdi + 32], xmm10                                 ;   896.5 p3+p4  192 dst spill
        movaps xmm10, [rcx + 64]                                 ;   894.0 p2     192 dst
        movaps [rbx - 32], xmm12                                 ;   894.0 p3+p4  192 dst spill
        movaps xmm12, [rcx - 48]                                 ;   895.0 p2     192 dst
        movaps [rax + 64], xmm13                                 ;   895.0 p3+p4  192 dst spill
        movaps xmm13, [rcx + 64]                                 ;   896.0 p2     192 dst
        movaps [rcx + 64], xmm1                                  ;   896.0 p3+p4  192 dst spill
        movaps xmm1, [rax - 48]                                  ;   897.0 p2     192 dst
        movaps [rcx - 32], xmm6                                  ;   898.5 p3+p4  192 dst spill
        movaps xmm6, [rax - 96]                                  ;   898.0 p2     192 dst
        movaps [rdi + 48], xmm8                                  ;   898.0 p3+p4  192 dst spill
        movaps xmm8, [rcx - 48]                                  ;   899.0 p2     192 dst
        psrlq xmm8, 8                                            ;   902.0 p0     192 dst
        xorps xmm10, xmm8                                        ;   904.0 p1     192 dst
        andps xmm10, xmm5                                        ;   905.0 p5     192 dst
        xorps xmm13, xmm10                                       ;   906.0 p0     192 dst
        psllq xmm10, 8                                           ;   906.0 p0     192 dst
        xorps xmm12, xmm10                                       ;   908.0 p1     192 dst
        movaps xmm8, [rax - 96]                                  ;   900.0 p2     192 dst
        psrlq xmm8, 8                                            ;   903.0 p0     192 dst
        xorps xmm1, xmm8                                         ;   905.0 p5     192 dst
        andps xmm1, xmm5                                         ;   906.0 p1     192 dst
        movaps xmm8, xmm1                                        ;   907.0 p5     192 dst copy
        psllq xmm8, 8                                            ;   908.0 p0     192 dst
        xorps xmm6, xmm8                                         ;   910.0 p1     192 dst
        xorps xmm1, [rax - 48]                                   ;   907.0 p5+p2  192 dst
        movaps xmm8, [rax + 48]                                  ;   902.0 p2     192 dst
        psrlq xmm8, 8                                            ;   905.0 p0     192 dst
        xorps xmm8, xmm2                                         ;   907.0 p1     192 dst
        andps xmm8, xmm5                                         ;   908.0 p5     192 dst
        xorps xmm2, xmm8                                         ;   909.0 p1     192 dst
        psllq xmm8, 8                                            ;   909.0 p0     192 dst
        xorps xmm8, [rax + 48]                                   ;   911.0 p5+p2  192 dst
        movaps xmm10, xmm4                                       ;   905.0 p1     192 dst copy
        psrlq xmm10, 0x10                                        ;   906.0 p0     192 dst
        xorps xmm10, xmm12                                       ;   909.0 p5     192 dst
        andps xmm10, xmm14                                       ;   910.0 p1     192 dst
        xorps xmm12, xmm10                                       ;   911.0 p0     192 dst
        psllq xmm10, 0x10                                        ;   911.0 p0     192 dst
        xorps xmm4, xmm10                                        ;   913.0 p5     192 dst
        movaps xmm10, xmm9                                       ;   907.0 p1     192 dst copy
        psrlq xmm10, 0x10                                        ;   908.2 p0     192 dst
        xorps xmm10, xmm13                                       ;   910.2 p5     192 dst
        andps xmm10, xmm14                                       ;   911.2 p1     192 dst
        xorps xmm13, xmm10                                       ;   912.2 p5     192 dst
        psllq xmm10, 0x10                                        ;   912.2 p0     192 dst
        xorps xmm9, xmm10                                        ;   914.2 p1     192 dst
        movaps xmm10, xmm6                                       ;   911.0 p5     192 dst copy
        psrlq xmm10, 0x10                                        ;   912.0 p0     192 dst
        xorps xmm10, xmm8                                        ;   914.0 p1     192 dst
        andps xmm10, xmm14                                       ;   915.0 p5     192 dst
        xorps xmm8, xmm10                                        ;   916.0 p1     192 dst
        psllq xmm10, 0x10                                        ;   916.0 p0     192 dst
        xorps xmm6, xmm10                                        ;   918.0 p5     192 dst
        movaps xmm10, xmm1                                       ;   912.0 p1     192 dst copy
        psrlq xmm10, 0x10                                        ;   913.0 p0     192 dst
        xorps xmm10, xmm2                                        ;   915.0 p5     192 dst
        andps xmm10, xmm14                                       ;   916.0 p1     192 dst
        xorps xmm2, xmm10                                        ;   917.0 p0     192 dst
        psllq xmm10, 0x10                                        ;   917.0 p0     192 dst
        xorps xmm1, xmm10                                        ;   919.0 p5     192 dst
        movaps xmm10, xmm4                                       ;   914.0 p1     192 dst copy
        psrlq xmm10, 0x20                                        ;   915.2 p0     192 dst
        xorps xmm10, xmm6                                        ;   919.0 p5     192 dst
        andps xmm10, xmm15                                       ;   920.0 p1     192 dst
        xorps xmm6, xmm10                                        ;   921.0 p5     192 dst
        psllq xmm10, 0x20                                        ;   921.0 p0     192 dst
        xorps xmm4, xmm10                                        ;   923.0 p1     192 dst
        movaps xmm10, xmm9                                       ;   916.5 p5     192 dst copy
        psrlq xmm10, 0x20                                        ;   917.5 p0     192 dst
        xorps xmm10, xmm1                                        ;   920.0 p1     192 dst
        andps xmm10, xmm15                                       ;   921.0 p5     192 dst
        xorps xmm1, xmm10                                        ;   922.0 p1     192 dst
        psllq xmm10, 0x20                                        ;   922.0 p0     192 dst
        xorps xmm9, xmm10                                        ;   924.0 p5     192 dst
        movaps xmm10, xmm12                                      ;   919.0 p1     192 dst copy
        psrlq xmm10, 0x20                                        ;   920.0 p0     192 dst
        xorps xmm10, xmm8                                        ;   922.0 p5     192 dst
        andps xmm10, xmm15                                       ;   923.0 p1     192 dst
        xorps xmm8, xmm10                                        ;   924.0 p0     192 dst
        psllq xmm10, 0x20                                        ;   924.0 p0     192 dst
        xorps xmm12, xmm10                                       ;   926.0 p5     192 dst
        movaps xmm10, xmm13                                      ;   921.0 p1     192 dst copy
        psrlq xmm10, 0x20                                        ;   922.2 p0     192 dst
        xorps xmm10, xmm2                                        ;   924.2 p5     192 dst
        andps xmm10, xmm15                                       ;   925.2 p1     192 dst
        xorps xmm2, xmm10                                        ;   926.2 p5     192 dst
        psllq xmm10, 0x20                                        ;   926.2 p0     192 dst
        xorps xmm13, xmm10                                       ;   928.2 p1     192 dst
        movaps xmm10, [rdi + 112]                                ;   921.8 p2     192 dst
        movaps [rax + 48], xmm2                                  ;   927.2 p3+p4  192 dst spill
        movaps xmm2, [rdi + 16]                                  ;   922.8 p2     192 dst
        movaps [rax - 48], xmm8                                  ;   925.0 p3+p4  192 dst spill
        movaps xmm8, [rdi + 112]                                 ;   923.8 p2     192 dst
        movaps [rdi + 112], xmm1                                 ;   924.0 p3+p4  192 dst spill
        movaps xmm1, [rcx + 48]                                  ;   924.8 p2     192 dst
        movaps [rax - 96], xmm6                                  ;   925.0 p3+p4  192 dst spill
        movaps xmm6, [rcx - 64]                                  ;   925.8 p2     192 dst
        movaps [rcx - 48], xmm13                                 ;   929.2 p3+p4  192 dst spill
        movaps xmm13, [rdi + 16]                                 ;   926.8 p2     192 dst
        psrlq xmm13, 8                                           ;   929.8 p0     192 dst
        xorps xmm10, xmm13                                       ;   931.8 p5     192 dst
        andps xmm10, xmm5                                        ;   932.8 p1     192 dst
        xorps xmm8, xmm10                                        ;   933.8 p0     192 dst
        psllq xmm10, 8                                           ;   933.8 p0     192 dst
        xorps xmm2, xmm10                                        ;   935.8 p5     192 dst
        movaps xmm10, [rcx - 64]                                 ;   927.8 p2     192 dst
        psrlq xmm10, 8                                           ;   930.8 p0     192 dst
        xorps xmm1, xmm10                                        ;   932.8 p1     192 dst
        andps xmm1, xmm5                                         ;   933.8 p5     192 dst
        movaps xmm10, xmm1                                       ;   934.8 p1     192 dst copy
        psllq xmm10, 8                                           ;   935.8 p0     192 dst
        xorps xmm6, xmm10                                        ;   937.8 p5     192 dst
        xorps xmm1, [rcx + 48]                                   ;   934.8 p1+p2  192 dst
        movaps xmm10, [rax - 112]                                ;   929.8 p2     192 dst
        psrlq xmm10, 8                                           ;   932.8 p0     192 dst
        movaps xmm13, [rbx + 16]                                 ;   930.8 p2     192 dst reload
        xorps xmm10, xmm13                                       ;   934.8 p5     192 dst
        andps xmm10, xmm5                                        ;   935.8 p1     192 dst
        xorps xmm13, xmm10                                       ;   936.8 p0     192 dst
        psllq xmm10, 8                                           ;   936.8 p0     192 dst
        xorps xmm10, [rax - 112]                                 ;   938.8 p5+p2  192 dst
        movaps [rax - 112], xmm12                                ;   932.8 p3+p4  192 dst spill
        movaps xmm12, xmm7                                       ;   933.0 p1     192 dst copy
        movaps [rbx + 16], xmm9                                  ;   933.8 p3+p4  192 dst spill
        movaps xmm9, [rax + 32]                                  ;   933.5 p2     192 dst
        movaps [rcx + 48], xmm0                                  ;   934.8 p3+p4  192 dst spill
        movaps xmm0, xmm2                                        ;   936.8 p0     192 dst copy
        psrlq xmm0, 0x10                                         ;   937.8 p0     192 dst
        xorps xmm0, xmm6                                         ;   939.8 p5     192 dst
        andps xmm0, xmm14                                        ;   940.8 p1     192 dst
        xorps xmm6, xmm0                                         ;   941.8 p5     192 dst
        psllq xmm0, 0x10                                         ;   941.8 p0     192 dst
        xorps xmm2, xmm0                                         ;   943.8 p1     192 dst
        movaps xmm0, [rax + 32]                                  ;   935.8 p2     192 dst
        psrlq xmm0, 8                                            ;   938.8 p0     192 dst
        xorps xmm12, xmm0                                        ;   940.8 p5     192 dst
        andps xmm12, xmm5                                        ;   941.8 p1     192 dst
        xorps xmm7, xmm12                                        ;   942.8 p5     192 dst
        psllq xmm12, 8                                           ;   942.8 p0     192 dst
        xorps xmm9, xmm12                                        ;   944.8 p1     192 dst
        movaps xmm0, xmm8                                        ;   938.5 p5     192 dst copy
        psrlq xmm0, 0x10                                         ;   939.5 p0     192 dst
        xorps xmm0, xmm1                                         ;   941.5 p1     192 dst
        andps xmm0, xmm14                                        ;   942.5 p5     192 dst
        xorps xmm1, xmm0                                         ;   943.5 p1     192 dst
        psllq xmm0, 0x10                                         ;   943.5 p0     192 dst
        xorps xmm8, xmm0                                         ;   945.5 p5     192 dst
        movaps xmm0, xmm10                                       ;   940.8 p1     192 dst copy
        psrlq xmm0, 0x10                                         ;   941.8 p0     192 dst
        xorps xmm0, xmm9                                         ;   945.8 p5     192 dst
        andps xmm0, xmm14                                        ;   946.8 p1     192 dst
        xorps xmm9, xmm0                                         ;   947.8 p0     192 dst
        psllq xmm0, 0x10                                         ;   947.8 p0     192 dst
        xorps xmm10, xmm0                                        ;   949.8 p5     192 dst
        movaps xmm0, xmm13                                       ;   942.8 p1     192 dst copy
        psrlq xmm0, 0x10                                         ;   944.0 p0     192 dst
        xorps xmm0, xmm7                                         ;   946.0 p5     192 dst
        andps xmm0, xmm14                                        ;   947.0 p1     192 dst
        xorps xmm7, xmm0                                         ;   948.0 p5     192 dst
        psllq xmm0, 0x10                                         ;   948.0 p0     192 dst
        xorps xmm13, xmm0                                        ;   950.0 p1     192 dst
        movaps xmm0, xmm2                                        ;   945.5 p5     192 dst copy
        psrlq xmm0, 0x20                                         ;   946.5 p0     192 dst
        xorps xmm0, xmm10                                        ;   950.8 p1     192 dst
        andps xmm0, xmm15                                        ;   951.8 p5     192 dst
        xorps xmm10, xmm0                                        ;   952.8 p1     192 dst
        psllq xmm0, 0x20                                         ;   952.8 p0     192 dst
        xorps xmm2, xmm0                                         ;   954.8 p5     192 dst
        movaps xmm0, xmm8                                        ;   947.8 p1     192 dst copy
        psrlq xmm0, 0x20                                         ;   948.8 p0     192 dst
        xorps xmm0, xmm13                                        ;   951.0 p5     192 dst
        andps xmm0, xmm15                                        ;   952.0 p1     192 dst
        xorps xmm13, xmm0                                        ;   953.0 p0     192 dst
        psllq xmm0, 0x20                                         ;   953.0 p0     192 dst
        xorps xmm8, xmm0                                         ;   955.0 p5     192 dst
        movaps xmm0, xmm6                                        ;   949.8 p1     192 dst copy
        psrlq xmm0, 0x20                                         ;   951.0 p0     192 dst
        xorps xmm0, xmm9                                         ;   953.0 p5     192 dst
        andps xmm0, xmm15                                        ;   954.0 p1     192 dst
        xorps xmm9, xmm0                                         ;   955.0 p5     192 dst
        psllq xmm0, 0x20                                         ;   955.0 p0     192 dst
        xorps xmm6, xmm0                                         ;   957.0 p1     192 dst
        movaps xmm0, xmm1                                        ;   952.5 p5     192 dst copy
        psrlq xmm0, 0x20                                         ;   953.5 p0     192 dst
        xorps xmm0, xmm7                                         ;   955.5 p1     192 dst
        andps xmm0, xmm15                                        ;   956.5 p5     192 dst
        xorps xmm7, xmm0                                         ;   957.5 p1     192 dst
        psllq xmm0, 0x20                                         ;   957.5 p0     192 dst
        xorps xmm1, xmm0                                         ;   959.5 p5     192 dst
        movaps xmm0, [r10 - 128]                                 ;   953.0 p2     192 dst
        psrlq xmm0, 8                                            ;   956.0 p0     192 dst
        movaps xmm12, [rbx - 48]                                 ;   954.0 p2     192 dst reload
        xorps xmm0, xmm12                                        ;   958.0 p1     192 dst
        andps xmm0, xmm5                                         ;   959.0 p5     192 dst
        xorps xmm12, xmm0                                        ;   960.0 p1     192 dst
        psllq xmm0, 8                                            ;   960.0 p0     192 dst
        xorps xmm0, [r10 - 128]                                  ;   962.0 p5+p2  192 dst
        movaps [r10 - 128], xmm7                                 ;   958.5 p3+p4  192 dst spill
        movaps xmm7, [rcx + 32]                                  ;   956.0 p2     192 dst
        movaps [rbx - 48], xmm9                                  ;   956.0 p3+p4  192 dst spill
        movaps xmm9, [rcx - 80]                                  ;   957.0 p2     192 dst
        movaps [rax + 32], xmm13                                 ;   957.0 p3+p4  192 dst spill
        movaps xmm13, [rcx + 32]                                 ;   958.0 p2     192 dst
        movaps [rcx + 32], xmm10                                 ;   958.0 p3+p4  192 dst spill
        movaps xmm10, [rax - 64]                                 ;   959.0 p2     192 dst
        movaps [rcx - 64], xmm1                                  ;   960.5 p3+p4  192 dst spill
        movaps xmm1, [rax - 128]                                 ;   960.0 p2     192 dst
        movaps [rdi + 16], xmm6                                  ;   960.0 p3+p4  192 dst spill
        movaps xmm6, [rcx - 80]                                  ;   961.0 p2     192 dst
        psrlq xmm6, 8                                            ;   964.0 p0     192 dst
        xorps xmm7, xmm6                                         ;   966.0 p1     192 dst
        andps xmm7, xmm5                                         ;   967.0 p5     192 dst
        xorps xmm13, xmm7                                        ;   968.0 p0     192 dst
        psllq xmm7, 8                                            ;   968.0 p0     192 dst
        xorps xmm9, xmm7                                         ;   970.0 p1     192 dst
        movaps xmm6, [rax - 128]                                 ;   962.0 p2     192 dst
        psrlq xmm6, 8                                            ;   965.0 p0     192 dst
        xorps xmm10, xmm6                                        ;   967.0 p5     192 dst
        andps xmm10, xmm5                                        ;   968.0 p1     192 dst
        movaps xmm6, xmm10                                       ;   969.0 p5     192 dst copy
        psllq xmm6, 8                                            ;   970.0 p0     192 dst
        xorps xmm1, xmm6                                         ;   972.0 p1     192 dst
        xorps xmm10, [rax - 64]                                  ;   969.0 p5+p2  192 dst
        movaps xmm6, [rax + 16]                                  ;   964.0 p2     192 dst
        psrlq xmm6, 8                                            ;   967.0 p0     192 dst
        movaps xmm7, [rdi - 32]                                  ;   965.0 p2     192 dst reload
        xorps xmm6, xmm7                                         ;   969.0 p1     192 dst
        andps xmm6, xmm5                                         ;   970.0 p5     192 dst
        xorps xmm7, xmm6                                         ;   971.0 p0     192 dst
        psllq xmm6, 8                                            ;   971.0 p0     192 dst
        xorps xmm6, [rax + 16]                                   ;   973.0 p1+p2  192 dst
        movaps [rax + 16], xmm8                                  ;   967.0 p3+p4  192 dst spill
        movaps xmm8, xmm0                                        ;   967.2 p5     192 dst copy
        psrlq xmm8, 0x10                                         ;   968.2 p0     192 dst
        xorps xmm8, xmm9                                         ;   971.0 p1     192 dst
        andps xmm8, xmm14                                        ;   972.0 p5     192 dst
        xorps xmm9, xmm8                                         ;   973.0 p0     192 dst
        psllq xmm8, 0x10                                         ;   973.0 p0     192 dst
        xorps xmm0, xmm8                                         ;   975.0 p1     192 dst
        movaps xmm8, xmm12                                       ;   969.2 p5     192 dst copy
        psrlq xmm8, 0x10                                         ;   970.5 p0     192 dst
        xorps xmm8, xmm13                                        ;   972.5 p1     192 dst
        andps xmm8, xmm14                                        ;   973.5 p5     192 dst
        xorps xmm13, xmm8                                        ;   974.5 p1     192 dst
        psllq xmm8, 0x10                                         ;   974.5 p0     192 dst
        xorps xmm12, xmm8                                        ;   976.5 p5     192 dst
        movaps xmm8, xmm1                                        ;   973.0 p1     192 dst copy
        psrlq xmm8, 0x10                                         ;   974.0 p0     192 dst
        xorps xmm8, xmm6                                         ;   976.0 p5     192 dst
        andps xmm8, xmm14                                        ;   977.0 p1     192 dst
        xorps xmm6, xmm8                                         ;   978.0 p5     192 dst
        psllq xmm8, 0x10                                         ;   978.0 p0     192 dst
        xorps xmm1, xmm8                                         ;   980.0 p1     192 dst
        movaps xmm8, xmm10                                       ;   974.2 p5     192 dst copy
        psrlq xmm8, 0x10                                         ;   975.2 p0     192 dst
        xorps xmm8, xmm7                                         ;   977.2 p1     192 dst
        andps xmm8, xmm14                                        ;   978.2 p5     192 dst
        xorps xmm7, xmm8                                         ;   979.2 p0     192 dst
        psllq xmm8, 0x10                                         ;   979.2 p0     192 dst
        xorps xmm10, xmm8                                        ;   981.2 p1     192 dst
        movaps xmm8, xmm0                                        ;   976.2 p5     192 dst copy
        psrlq xmm8, 0x20                                         ;   977.5 p0     192 dst
        xorps xmm8, xmm1                                         ;   981.0 p1     192 dst
        andps xmm8, xmm15                                        ;   982.0 p5     192 dst
        xorps xmm1, xmm8                                         ;   983.0 p1     192 dst
        psllq xmm8, 0x20                                         ;   983.0 p0     192 dst
        xorps xmm0, xmm8                                         ;   985.0 p5     192 dst
        movaps xmm8, xmm12                                       ;   978.8 p1     192 dst copy
        psrlq xmm8, 0x20                                         ;   979.8 p0     192 dst
        xorps xmm8, xmm10                                        ;   982.2 p5     192 dst
        andps xmm8, xmm15                                        ;   983.2 p1     192 dst
        xorps xmm10, xmm8                                        ;   984.2 p5     192 dst
        psllq xmm8, 0x20                                         ;   984.2 p0     192 dst
        xorps xmm12, xmm8                                        ;   986.2 p1     192 dst
        movaps xmm8, xmm9                                        ;   981.2 p5     192 dst copy
        psrlq xmm8, 0x20                                         ;   982.2 p0     192 dst
        xorps xmm8, xmm6                                         ;   984.2 p1     192 dst
        andps xmm8, xmm15                                        ;   985.2 p5     192 dst
        xorps xmm6, xmm8                                         ;   986.2 p0     192 dst
        psllq xmm8, 0x20                                         ;   986.2 p0     192 dst
        xorps xmm9, xmm8                                         ;   988.2 p1     192 dst
        movaps xmm8, xmm13                                       ;   983.2 p5     192 dst copy
        psrlq xmm8, 0x20                                         ;   984.5 p0     192 dst
        xorps xmm8, xmm7                                         ;   986.5 p1     192 dst
        andps xmm8, xmm15                                        ;   987.5 p5     192 dst
        xorps xmm7, xmm8                                         ;   988.5 p1     192 dst
        psllq xmm8, 0x20                                         ;   988.5 p0     192 dst
        xorps xmm13, xmm8                                        ;   990.5 p5     192 dst
        movaps xmm8, [rdi + 96]                                  ;   983.8 p2     192 dst
        movaps [rdi - 32], xmm7                                  ;   989.5 p3+p4  192 dst spill
        movaps xmm7, [rdi + 0]                                   ;   984.8 p2     192 dst
        movaps [rax - 64], xmm6                                  ;   987.2 p3+p4  192 dst spill
        movaps xmm6, [rdi + 96]                                  ;   985.8 p2     192 dst
        movaps [rdi + 96], xmm10                                 ;   986.0 p3+p4  192 dst spill
        movaps xmm10, [rsi + 48]                                 ;   986.8 p2     192 dst
        movaps [rax - 128], xmm1                                 ;   987.0 p3+p4  192 dst spill
        movaps xmm1, [rcx - 96]                                  ;   987.8 p2     192 dst
        movaps [rcx - 80], xmm13                                 ;   991.5 p3+p4  192 dst spill
        movaps xmm13, [rdi + 0]                                  ;   988.8 p2     192 dst
        psrlq xmm13, 8                                           ;   991.8 p0     192 dst
        xorps xmm8, xmm13                                        ;   993.8 p1     192 dst
        andps xmm8, xmm5                                         ;   994.8 p5     192 dst
        xorps xmm6, xmm8                                         ;   995.8 p0     192 dst
        psllq xmm8, 8                                            ;   995.8 p0     192 dst
        xorps xmm7, xmm8                                         ;   997.8 p1     192 dst
        movaps xmm8, [rcx - 96]                                  ;   989.8 p2     192 dst
        psrlq xmm8, 8                                            ;   992.8 p0     192 dst
        xorps xmm10, xmm8                                        ;   994.8 p5     192 dst
        andps xmm10, xmm5                                        ;   995.8 p1     192 dst
        movaps xmm8, xmm10                                       ;   996.8 p5     192 dst copy
        psllq xmm8, 8                                            ;   997.8 p0     192 dst
        xorps xmm1, xmm8                                         ;   999.8 p1     192 dst
        xorps xmm10, [rsi + 48]                                  ;   996.8 p5+p2  192 dst
        movaps xmm8, [rcx + 112]                                 ;   991.8 p2     192 dst
        psrlq xmm8, 8                                            ;   994.8 p0     192 dst
        movaps xmm13, [rbx + 0]                                  ;   992.8 p2     192 dst reload
        xorps xmm8, xmm13                                        ;   996.8 p1     192 dst
        andps xmm8, xmm5                                         ;   997.8 p5     192 dst
        xorps xmm13, xmm8                                        ;   998.8 p0     192 dst
        psllq xmm8, 8                                            ;   998.8 p0     192 dst
        xorps xmm8, [rcx + 112]                                  ;  1000.8 p1+p2  192 dst
        movaps [rcx + 112], xmm9                                 ;   994.8 p3+p4  192 dst spill
        movaps xmm9, [rbp - 128]                                 ;   995.0 p2     192 dst
        movaps [rbx + 0], xmm12                                  ;   995.8 p3+p4  192 dst spill
        movaps xmm12, [rax + 0]                                  ;   996.0 p2     192 dst
        movaps [rsi + 48], xmm11                                 ;   996.8 p3+p4  192 dst spill
        movaps xmm11, [rbp - 128]                                ;   997.0 p2     192 dst
        movaps [rbp - 128], xmm0                                 ;   997.8 p3+p4  192 dst spill
        movaps xmm0, xmm7                                        ;   998.8 p5     192 dst copy
        psrlq xmm0, 0x10                                         ;   999.8 p0     192 dst
        xorps xmm0, xmm1                                         ;  1001.8 p1     192 dst
        andps xmm0, xmm14                                        ;  1002.8 p5     192 dst
        xorps xmm1, xmm0                                         ;  1003.8 p0     192 dst
        psllq xmm0, 0x10                                         ;  1003.8 p0     192 dst
        xorps xmm7, xmm0                                         ;  1005.8 p1     192 dst
        movaps xmm0, [rax + 0]                                   ;   998.2 p2     192 dst
        psrlq xmm0, 8                                            ;  1001.2 p0     192 dst
        xorps xmm9, xmm0                                         ;  1003.2 p5     192 dst
        andps xmm9, xmm5                                         ;  1004.2 p1     192 dst
        xorps xmm11, xmm9                                        ;  1005.2 p5     192 dst
        psllq xmm9, 8                                            ;  1005.2 p0     192 dst
        xorps xmm12, xmm9                                        ;  1007.2 p1     192 dst
        movaps xmm0, xmm6                                        ;  1000.8 p5     192 dst copy
        psrlq xmm0, 0x10                                         ;  1001.8 p0     192 dst
        xorps xmm0, xmm10                                        ;  1003.8 p1     192 dst
        andps xmm0, xmm14                                        ;  1004.8 p5     192 dst
        xorps xmm10, xmm0                                        ;  1005.8 p1     192 dst
        psllq xmm0, 0x10                                         ;  1005.8 p0     192 dst
        xorps xmm6, xmm0                                         ;  1007.8 p5     192 dst
        movaps xmm0, xmm8                                        ;  1003.0 p1     192 dst copy
        psrlq xmm0, 0x10                                         ;  1004.0 p0     192 dst
        xorps xmm0, xmm12                                        ;  1008.2 p5     192 dst
        andps xmm0, xmm14                                        ;  1009.2 p1     192 dst
        xorps xmm12, xmm0                                        ;  1010.2 p0     192 dst
        psllq xmm0, 0x10                                         ;  1010.2 p0     192 dst
        xorps xmm8, xmm0                                         ;  1012.2 p5     192 dst
        movaps xmm0, xmm13                                       ;  1005.0 p1     192 dst copy
        psrlq xmm0, 0x10                                         ;  1006.8 p0     192 dst
        xorps xmm0, xmm11                                        ;  1008.8 p5     192 dst
        andps xmm0, xmm14                                        ;  1009.8 p1     192 dst
        xorps xmm11, xmm0                                        ;  1010.8 p5     192 dst
        psllq xmm0, 0x10                                         ;  1010.8 p0     192 dst
        xorps xmm13, xmm0                                        ;  1012.8 p1     192 dst
        movaps xmm0, xmm7                                        ;  1007.8 p5     192 dst copy
        psrlq xmm0, 0x20                                         ;  1008.8 p0     192 dst
        xorps xmm0, xmm8                                         ;  1013.2 p1     192 dst
        andps xmm0, xmm15                                        ;  1014.2 p5     192 dst
        xorps xmm8, xmm0                                         ;  1015.2 p1     192 dst
        psllq xmm0, 0x20                                         ;  1015.2 p0     192 dst
        xorps xmm7, xmm0                                         ;  1017.2 p5     192 dst
        movaps xmm0, xmm6                                        ;  1010.0 p1     192 dst copy
        psrlq xmm0, 0x20                                         ;  1011.0 p0     192 dst
        xorps xmm0, xmm13                                        ;  1013.8 p5     192 dst
        andps xmm0, xmm15                                        ;  1014.8 p1     192 dst
        xorps xmm13, xmm0                                        ;  1015.8 p0     192 dst
        psllq xmm0, 0x20                                         ;  1015.8 p0     192 dst
        xorps xmm6, xmm0                                         ;  1017.8 p5     192 dst
        movaps xmm0, xmm1                                        ;  1012.0 p1     192 dst copy
        psrlq xmm0, 0x20                                         ;  1013.8 p0     192 dst
        xorps xmm0, xmm12                                        ;  1015.8 p5     192 dst
        andps xmm0, xmm15                                        ;  1016.8 p1     192 dst
        xorps xmm12, xmm0                                        ;  1017.8 p5     192 dst
        psllq xmm0, 0x20                                         ;  1017.8 p0     192 dst
        xorps xmm1, xmm0                                         ;  1019.8 p1     192 dst
        movaps xmm0, xmm10                                       ;  1014.8 p5     192 dst copy
        psrlq xmm0, 0x20                                         ;  1015.8 p0     192 dst
        xorps xmm0, xmm11                                        ;  1017.8 p1     192 dst
        andps xmm0, xmm15                                        ;  1018.8 p5     192 dst
        xorps xmm11, xmm0                                        ;  1019.8 p1     192 dst
        psllq xmm0, 0x20                                         ;  1019.8 p0     192 dst
        xorps xmm10, xmm0                                        ;  1021.8 p5     192 dst
        movaps xmm0, [rbx + 112]                                 ;  1015.5 p2     192 dst
        psrlq xmm0, 8                                            ;  1018.5 p0     192 dst
        movaps xmm9, [rbx - 64]                                  ;  1016.5 p2     192 dst reload
        xorps xmm0, xmm9                                         ;  1020.5 p1     192 dst
        andps xmm0, xmm5                                         ;  1021.5 p5     192 dst
        xorps xmm9, xmm0                                         ;  1022.5 p1     192 dst
        psllq xmm0, 8                                            ;  1022.5 p0     192 dst
        xorps xmm0, [rbx + 112]                                  ;  1024.5 p5+p2  192 dst
        movaps [rbx + 112], xmm11                                ;  1020.8 p3+p4  192 dst spill
        movaps xmm11, [rcx + 16]                                 ;  1018.5 p2     192 dst
        movaps [rbx - 64], xmm12                                 ;  1018.8 p3+p4  192 dst spill
        movaps xmm12, [rcx - 112]                                ;  1019.5 p2     192 dst
        movaps [rax + 0], xmm13                                  ;  1019.5 p3+p4  192 dst spill
        movaps xmm13, [rcx + 16]                                 ;  1020.5 p2     192 dst
        movaps [rcx + 16], xmm8                                  ;  1020.5 p3+p4  192 dst spill
        movaps xmm8, [rax - 80]                                  ;  1021.5 p2     192 dst
        movaps [rcx - 96], xmm10                                 ;  1022.8 p3+p4  192 dst spill
        movaps xmm10, [rcx + 96]                                 ;  1022.5 p2     192 dst
        movaps [rdi + 0], xmm1                                   ;  1022.5 p3+p4  192 dst spill
        movaps xmm1, [rcx - 112]                                 ;  1023.5 p2     192 dst
        psrlq xmm1, 8                                            ;  1026.5 p0     192 dst
        xorps xmm11, xmm1                                        ;  1028.5 p1     192 dst
        andps xmm11, xmm5                                        ;  1029.5 p5     192 dst
        xorps xmm13, xmm11                                       ;  1030.5 p0     192 dst
        psllq xmm11, 8                                           ;  1030.5 p0     192 dst
        xorps xmm12, xmm11                                       ;  1032.5 p1     192 dst
        movaps xmm1, [rcx + 96]                                  ;  1024.5 p2     192 dst
        psrlq xmm1, 8                                            ;  1027.5 p0     192 dst
        xorps xmm8, xmm1                                         ;  1029.5 p5     192 dst
        andps xmm8, xmm5                                         ;  1030.5 p1     192 dst
        movaps xmm1, xmm8                                        ;  1031.5 p5     192 dst copy
        psllq xmm1, 8                                            ;  1032.5 p0     192 dst
        xorps xmm10, xmm1                                        ;  1034.5 p1     192 dst
        xorps xmm8, [rax - 80]                                   ;  1031.5 p5+p2  192 dst
        movaps xmm1, [rax - 16]                                  ;  1026.5 p2     192 dst
        psrlq xmm1, 8                                            ;  1029.5 p0     192 dst
        movaps xmm11, [rdi + 64]                                 ;  1027.5 p2     192 dst reload
        xorps xmm1, xmm11                                        ;  1031.5 p1     192 dst
        andps xmm1, xmm5                                         ;  1032.5 p5     192 dst
        xorps xmm11, xmm1                                        ;  1033.5 p0     192 dst
        psllq xmm1, 8                                            ;  1033.5 p0     192 dst
        xorps xmm1, [rax - 16]                                   ;  1035.5 p1+p2  192 dst
        movaps [rax - 16], xmm6                                  ;  1029.5 p3+p4  192 dst spill
        movaps xmm6, xmm0                                        ;  1029.8 p5     192 dst copy
        psrlq xmm6, 0x10                                         ;  1030.8 p0     192 dst
        xorps xmm6, xmm12                                        ;  1033.5 p1     192 dst
        andps xmm6, xmm14                                        ;  1034.5 p5     192 dst
        xorps xmm12, xmm6                                        ;  1035.5 p0     192 dst
        psllq xmm6, 0x10                                         ;  1035.5 p0     192 dst
        xorps xmm0, xmm6                                         ;  1037.5 p1     192 dst
        movaps xmm6, xmm9                                        ;  1031.8 p5     192 dst copy
        psrlq xmm6, 0x10                                         ;  1033.0 p0     192 dst
        xorps xmm6, xmm13                                        ;  1035.0 p1     192 dst
        andps xmm6, xmm14                                        ;  1036.0 p5     192 dst
        xorps xmm13, xmm6                                        ;  1037.0 p1     192 dst
        psllq xmm6, 0x10                                         ;  1037.0 p0     192 dst
        xorps xmm9, xmm6                                         ;  1039.0 p5     192 dst
        movaps xmm6, xmm10                                       ;  1035.5 p1     192 dst copy
        psrlq xmm6, 0x10                                         ;  1036.5 p0     192 dst
        xorps xmm6, xmm1                                         ;  1038.5 p5     192 dst
        andps xmm6, xmm14                                        ;  1039.5 p1     192 dst
        xorps xmm1, xmm6                                         ;  1040.5 p5     192 dst
        psllq xmm6, 0x10                                         ;  1040.5 p0     192 dst
        xorps xmm10, xmm6                                        ;  1042.5 p1     192 dst
        movaps xmm6, xmm8                                        ;  1036.8 p5     192 dst copy
        psrlq xmm6, 0x10                                         ;  1037.8 p0     192 dst
        xorps xmm6, xmm11                                        ;  1039.8 p1     192 dst
        andps xmm6, xmm14                                        ;  1040.8 p5     192 dst
        xorps xmm11, xmm6                                        ;  1041.8 p0     192 dst
        psllq xmm6, 0x10                                         ;  1041.8 p0     192 dst
        xorps xmm8, xmm6                                         ;  1043.8 p1     192 dst
        movaps xmm6, xmm0                                        ;  1038.8 p5     192 dst copy
        psrlq xmm6, 0x20                                         ;  1040.0 p0     192 dst
        xorps xmm6, xmm10                                        ;  1043.5 p1     192 dst
        andps xmm6, xmm15                                        ;  1044.5 p5     192 dst
        xorps xmm10, xmm6                                        ;  1045.5 p1     192 dst
        psllq xmm6, 0x20                                         ;  1045.5 p0     192 dst
        xorps xmm0, xmm6                                         ;  1047.5 p5     192 dst
        movaps xmm6, xmm9                                        ;  1041.2 p1     192 dst copy
        psrlq xmm6, 0x20                                         ;  1042.2 p0     192 dst
        xorps xmm6, xmm8                                         ;  1044.8 p5     192 dst
        andps xmm6, xmm15                                        ;  1045.8 p1     192 dst
        xorps xmm8, xmm6                                         ;  1046.8 p5     192 dst
        psllq xmm6, 0x20                                         ;  1046.8 p0     192 dst
        xorps xmm9, xmm6                                         ;  1048.8 p1     192 dst
        movaps xmm6, xmm12                                       ;  1043.8 p5     192 dst copy
        psrlq xmm6, 0x20                                         ;  1044.8 p0     192 dst
        xorps xmm6, xmm1                                         ;  1046.8 p1     192 dst
        andps xmm6, xmm15                                        ;  1047.8 p5     192 dst
        xorps xmm1, xmm6                                         ;  1048.8 p0     192 dst
        psllq xmm6, 0x20                                         ;  1048.8 p0     192 dst
        xorps xmm12, xmm6                                        ;  1050.8 p1     192 dst
        movaps xmm6, xmm13                                       ;  1045.8 p5     192 dst copy
        psrlq xmm6, 0x20                                         ;  1047.0 p0     192 dst
        xorps xmm6, xmm11                                        ;  1049.0 p1     192 dst
        andps xmm6, xmm15                                        ;  1050.0 p5     192 dst
        xorps xmm11, xmm6                                        ;  1051.0 p1     192 dst
        psllq xmm6, 0x20                                         ;  1051.0 p0     192 dst
        xorps xmm13, xmm6                                        ;  1053.0 p5     192 dst
        movaps xmm6, [rdi + 80]                                  ;  1046.2 p2     192 dst
        movaps [rdi + 64], xmm11                                 ;  1052.0 p3+p4  192 dst spill
        movaps xmm11, [rdi - 16]                                 ;  1047.2 p2     192 dst
        movaps [rax - 80], xmm1                                  ;  1049.8 p3+p4  192 dst spill
        movaps xmm1, [rdi + 80]                                  ;  1048.2 p2     192 dst
        movaps [rdi + 80], xmm8                                  ;  1048.5 p3+p4  192 dst spill
        movaps xmm8, [rcx + 0]                                   ;  1049.2 p2     192 dst
        movaps [rcx + 96], xmm10                                 ;  1049.5 p3+p4  192 dst spill
        movaps xmm10, [rcx - 128]                                ;  1050.2 p2     192 dst
        movaps [rcx - 112], xmm13                                ;  1054.0 p3+p4  192 dst spill
        movaps xmm13, [rdi - 16]                                 ;  1051.2 p2     192 dst
        psrlq xmm13, 8                                           ;  1054.2 p0     192 dst
        xorps xmm6, xmm13                                        ;  1056.2 p1     192 dst
        andps xmm6, xmm5                                         ;  1057.2 p5     192 dst
        xorps xmm1, xmm6                                         ;  1058.2 p0     192 dst
        psllq xmm6, 8                                            ;  1058.2 p0     192 dst
        xorps xmm11, xmm6                                        ;  1060.2 p1     192 dst
        movaps xmm6, [rcx - 128]                                 ;  1052.2 p2     192 dst
        psrlq xmm6, 8                                            ;  1055.2 p0     192 dst
        xorps xmm8, xmm6                                         ;  1057.2 p5     192 dst
        andps xmm8, xmm5                                         ;  1058.2 p1     192 dst
        movaps xmm6, xmm8                                        ;  1059.2 p5     192 dst copy
        psllq xmm6, 8                                            ;  1060.2 p0     192 dst
        xorps xmm10, xmm6                                        ;  1062.2 p1     192 dst
        xorps xmm8, [rcx + 0]                                    ;  1059.2 p5+p2  192 dst
        movaps xmm6, [rcx + 80]                                  ;  1054.2 p2     192 dst
        psrlq xmm6, 8                                            ;  1057.2 p0     192 dst
        movaps xmm13, [rbx - 16]                                 ;  1055.2 p2     192 dst reload
        xorps xmm6, xmm13                                        ;  1059.2 p1     192 dst
        andps xmm6, xmm5                                         ;  1060.2 p5     192 dst
        xorps xmm13, xmm6                                        ;  1061.2 p0     192 dst
        psllq xmm6, 8                                            ;  1061.2 p0     192 dst
        xorps xmm6, [rcx + 80]                                   ;  1063.2 p1+p2  192 dst
        movaps [rcx + 80], xmm12                                 ;  1057.2 p3+p4  192 dst spill
        movaps xmm12, [rbp - 112]                                ;  1057.5 p2     192 dst
        movaps [rbx - 16], xmm9                                  ;  1058.2 p3+p4  192 dst spill
        movaps xmm9, [rax - 32]                                  ;  1058.5 p2     192 dst
        movaps [rcx + 0], xmm0                                   ;  1059.2 p3+p4  192 dst spill
        movaps xmm0, [rbp - 112]                                 ;  1059.5 p2     192 dst
        movaps [rbp - 112], xmm7                                 ;  1060.2 p3+p4  192 dst spill
        movaps xmm7, xmm11                                       ;  1061.2 p5     192 dst copy
        psrlq xmm7, 0x10                                         ;  1062.2 p0     192 dst
        xorps xmm7, xmm10                                        ;  1064.2 p1     192 dst
        andps xmm7, xmm14                                        ;  1065.2 p5     192 dst
        xorps xmm10, xmm7                                        ;  1066.2 p0     192 dst
        psllq xmm7, 0x10                                         ;  1066.2 p0     192 dst
        xorps xmm11, xmm7                                        ;  1068.2 p1     192 dst
        movaps xmm7, xmm5                                        ;  1061.0 p5     192 dst copy
        movaps [rcx - 128], xmm2                                 ;  1061.2 p3+p4  192 dst spill
        movaps xmm2, [rax - 32]                                  ;  1061.2 p2     192 dst
        psrlq xmm2, 8                                            ;  1064.2 p0     192 dst
        xorps xmm12, xmm2                                        ;  1066.2 p1     192 dst
        andps xmm7, xmm12                                        ;  1067.2 p5     192 dst
        xorps xmm0, xmm7                                         ;  1068.2 p1     192 dst
        psllq xmm7, 8                                            ;  1068.2 p0     192 dst
        xorps xmm9, xmm7                                         ;  1070.2 p5     192 dst
        movaps xmm2, xmm1                                        ;  1063.8 p1     192 dst copy
        psrlq xmm2, 0x10                                         ;  1064.8 p0     192 dst
        xorps xmm2, xmm8                                         ;  1066.8 p5     192 dst
        andps xmm2, xmm14                                        ;  1067.8 p1     192 dst
        xorps xmm8, xmm2                                         ;  1068.8 p5     192 dst
        psllq xmm2, 0x10                                         ;  1068.8 p0     192 dst
        xorps xmm1, xmm2                                         ;  1070.8 p1     192 dst
        movaps xmm2, xmm6                                        ;  1066.0 p5     192 dst copy
        psrlq xmm2, 0x10                                         ;  1067.0 p0     192 dst
        xorps xmm2, xmm9                                         ;  1071.2 p1     192 dst
        andps xmm2, xmm14                                        ;  1072.2 p5     192 dst
        xorps xmm9, xmm2                                         ;  1073.2 p0     192 dst
        psllq xmm2, 0x10                                         ;  1073.2 p0     192 dst
        xorps xmm6, xmm2                                         ;  1075.2 p1     192 dst
        movaps xmm2, xmm13                                       ;  1068.0 p5     192 dst copy
        psrlq xmm2, 0x10                                         ;  1069.2 p0     192 dst
        xorps xmm2, xmm0                                         ;  1071.2 p1     192 dst
        andps xmm2, xmm14                                        ;  1072.2 p5     192 dst
        xorps xmm0, xmm2                                         ;  1073.2 p1     192 dst
        psllq xmm2, 0x10                                         ;  1073.2 p0     192 dst
        xorps xmm13, xmm2                                        ;  1075.2 p5     192 dst
        movaps xmm2, xmm11                                       ;  1070.8 p1     192 dst copy
        psrlq xmm2, 0x20                                         ;  1071.8 p0     192 dst
        xorps xmm2, xmm6                                         ;  1076.2 p5     192 dst
        andps xmm2, xmm15                                        ;  1077.2 p1     192 dst
        xorps xmm6, xmm2                                         ;  1078.2 p5     192 dst
        psllq xmm2, 0x20                                         ;  1078.2 p0     192 dst
        xorps xmm11, xmm2                                        ;  1080.2 p1     192 dst
        movaps xmm2, xmm1                                        ;  1073.0 p5     192 dst copy
        psrlq xmm2, 0x20                                         ;  1074.0 p0     192 dst
        xorps xmm2, xmm13                                        ;  1076.2 p1     192 dst
        andps xmm2, xmm15                                        ;  1077.2 p5     192 dst
        xorps xmm13, xmm2                                        ;  1078.2 p0     192 dst
        psllq xmm2, 0x20                                         ;  1078.2 p0     192 dst
        xorps xmm1, xmm2                                         ;  1080.2 p1     192 dst
        movaps xmm2, xmm10                                       ;  1075.0 p5     192 dst copy
        psrlq xmm2, 0x20                                         ;  1076.2 p0     192 dst
        xorps xmm2, xmm9                                         ;  1078.2 p1     192 dst
        andps xmm2, xmm15                                        ;  1079.2 p5     192 dst
        xorps xmm9, xmm2                                         ;  1080.2 p1     192 dst
        psllq xmm2, 0x20                                         ;  1080.2 p0     192 dst
        xorps xmm10, xmm2                                        ;  1082.2 p5     192 dst
        movaps xmm2, xmm8                                        ;  1077.8 p1     192 dst copy
        psrlq xmm2, 0x20                                         ;  1078.8 p0     192 dst
        xorps xmm2, xmm0                                         ;  1080.8 p5     192 dst
        andps xmm2, xmm15                                        ;  1081.8 p1     192 dst
        xorps xmm0, xmm2                                         ;  1082.8 p5     192 dst
        psllq xmm2, 0x20                                         ;  1082.8 p0     192 dst
        xorps xmm8, xmm2                                         ;  1084.8 p1     192 dst
        movaps xmm2, [rbx + 96]                                  ;  1078.5 p2     192 dst
        psrlq xmm2, 8                                            ;  1081.5 p0     192 dst
        movaps xmm7, [rbx - 80]                                  ;  1079.5 p2     192 dst reload
        xorps xmm2, xmm7                                         ;  1083.5 p5     192 dst
        andps xmm2, xmm5                                         ;  1084.5 p1     192 dst
        xorps xmm7, xmm2                                         ;  1085.5 p5     192 dst
        psllq xmm2, 8                                            ;  1085.5 p0     192 dst
        xorps xmm2, [rbx + 96]                                   ;  1087.5 p1+p2  192 dst
        movaps xmm12, [rcx - 16]                                 ;  1081.5 p2     192 dst
        movaps [rbx + 96], xmm0                                  ;  1083.8 p3+p4  192 dst spill
        movaps xmm0, [r10 - 48]                                  ;  1082.5 p2     192 dst
        movaps [rbx - 80], xmm9                                  ;  1081.8 p3+p4  192 dst spill
        movaps xmm9, [rcx - 16]                                  ;  1083.5 p2     192 dst
        movaps [rcx - 16], xmm13                                 ;  1082.8 p3+p4  192 dst spill
        movaps xmm13, [r10 - 16]                                 ;  1084.5 p2     192 dst
        movaps [rax - 32], xmm6                                  ;  1083.8 p3+p4  192 dst spill
        movaps xmm6, xmm5                                        ;  1082.5 p5     192 dst copy
        movaps [rdi - 16], xmm8                                  ;  1085.8 p3+p4  192 dst spill
        movaps xmm8, [r10 - 32]                                  ;  1085.5 p2     192 dst
        movaps [r10 - 64], xmm10                                 ;  1085.8 p3+p4  192 dst spill
        movaps xmm10, [r10 - 48]                                 ;  1086.5 p2     192 dst
        psrlq xmm10, 8                                           ;  1089.5 p0     192 dst
        xorps xmm12, xmm10                                       ;  1091.5 p1     192 dst
        andps xmm6, xmm12                                        ;  1092.5 p5     192 dst
        xorps xmm9, xmm6                                         ;  1093.5 p0     192 dst
        psllq xmm6, 8                                            ;  1093.5 p0     192 dst
        xorps xmm0, xmm6                                         ;  1095.5 p1     192 dst
        movaps xmm6, [r10 - 32]                                  ;  1087.5 p2     192 dst
        psrlq xmm6, 8                                            ;  1090.5 p0     192 dst
        xorps xmm13, xmm6                                        ;  1092.5 p5     192 dst
        andps xmm13, xmm5                                        ;  1093.5 p1     192 dst
        movaps xmm6, [r10 - 16]                                  ;  1088.5 p2     192 dst
        xorps xmm6, xmm13                                        ;  1094.5 p5     192 dst
        psllq xmm13, 8                                           ;  1094.5 p0     192 dst
        xorps xmm8, xmm13                                        ;  1096.5 p1     192 dst
        movaps xmm10, [r10 + 0]                                  ;  1089.5 p2     192 dst
        psrlq xmm10, 8                                           ;  1092.5 p0     192 dst
        movaps xmm12, [rbx + 32]                                 ;  1090.5 p2     192 dst reload
        xorps xmm10, xmm12                                       ;  1094.5 p5     192 dst
        andps xmm10, xmm5                                        ;  1095.5 p1     192 dst
        xorps xmm12, xmm10                                       ;  1096.5 p5     192 dst
        psllq xmm10, 8                                           ;  1096.5 p0     192 dst
        xorps xmm10, [r10 + 0]                                   ;  1098.5 p1+p2  192 dst
        movaps xmm5, xmm2                                        ;  1091.5 p5     192 dst copy
        psrlq xmm5, 0x10                                         ;  1092.5 p0     192 dst
        xorps xmm5, xmm0                                         ;  1096.5 p1     192 dst
        andps xmm5, xmm14                                        ;  1097.5 p5     192 dst
        xorps xmm0, xmm5                                         ;  1098.5 p0     192 dst
        psllq xmm5, 0x10                                         ;  1098.5 p0     192 dst
        xorps xmm2, xmm5                                         ;  1100.5 p1     192 dst
        movaps xmm5, xmm7                                        ;  1093.8 p5     192 dst copy
        psrlq xmm5, 0x10                                         ;  1095.0 p0     192 dst
        xorps xmm5, xmm9                                         ;  1097.0 p1     192 dst
        andps xmm5, xmm14                                        ;  1098.0 p5     192 dst
        xorps xmm9, xmm5                                         ;  1099.0 p1     192 dst
        psllq xmm5, 0x10                                         ;  1099.0 p0     192 dst
        xorps xmm7, xmm5                                         ;  1101.0 p5     192 dst
        movaps xmm5, xmm8                                        ;  1097.5 p1     192 dst copy
        psrlq xmm5, 0x10                                         ;  1098.5 p0     192 dst
        xorps xmm5, xmm10                                        ;  1100.5 p5     192 dst
        andps xmm5, xmm14                                        ;  1101.5 p1     192 dst
        xorps xmm10, xmm5                                        ;  1102.5 p5     192 dst
        psllq xmm5, 0x10                                         ;  1102.5 p0     192 dst
        xorps xmm8, xmm5                                         ;  1104.5 p1     192 dst
        movaps xmm5, xmm6                                        ;  1098.8 p5     192 dst copy
        psrlq xmm5, 0x10                                         ;  1099.8 p0     192 dst
        xorps xmm5, xmm12                                        ;  1101.8 p1     192 dst
        andps xmm5, xmm14                                        ;  1102.8 p5     192 dst
        xorps xmm12, xmm5                                        ;  1103.8 p0     192 dst
        psllq xmm5, 0x10                                         ;  1103.8 p0     192 dst
        xorps xmm6, xmm5                                         ;  1105.8 p1     192 dst
        movaps xmm5, xmm2                                        ;  1101.5 p5     192 dst copy
        psrlq xmm5, 0x20                                         ;  1102.5 p0     192 dst
        xorps xmm5, xmm8                                         ;  1105.5 p1     192 dst
        andps xmm5, xmm15                                        ;  1106.5 p5     192 dst
        xorps xmm8, xmm5                                         ;  1107.5 p1     192 dst
        psllq xmm5, 0x20                                         ;  1107.5 p0     192 dst
        xorps xmm2, xmm5                                         ;  1109.5 p5     192 dst
        movaps xmm5, xmm7                                        ;  1103.5 p1     192 dst copy
        psrlq xmm5, 0x20                                         ;  1104.5 p0     192 dst
        xorps xmm5, xmm6                                         ;  1106.8 p5     192 dst
        andps xmm5, xmm15                                        ;  1107.8 p1     192 dst
        xorps xmm6, xmm5                                         ;  1108.8 p5     192 dst
        psllq xmm5, 0x20                                         ;  1108.8 p0     192 dst
        xorps xmm7, xmm5                                         ;  1110.8 p1     192 dst
        movaps xmm5, xmm0                                        ;  1105.8 p5     192 dst copy
        psrlq xmm5, 0x20                                         ;  1106.8 p0     192 dst
        xorps xmm5, xmm10                                        ;  1108.8 p1     192 dst
        andps xmm5, xmm15                                        ;  1109.8 p5     192 dst
        xorps xmm10, xmm5                                        ;  1110.8 p0     192 dst
        psllq xmm5, 0x20                                         ;  1110.8 p0     192 dst
        xorps xmm0, xmm5                                         ;  1112.8 p1     192 dst
        movaps xmm5, xmm9                                        ;  1107.8 p5     192 dst copy
        psrlq xmm5, 0x20                                         ;  1109.0 p0     192 dst
        xorps xmm5, xmm12                                        ;  1111.0 p1     192 dst
        andps xmm5, xmm15                                        ;  1112.0 p5     192 dst
        xorps xmm12, xmm5                                        ;  1113.0 p1     192 dst
        psllq xmm5, 0x20                                         ;  1113.0 p0     192 dst
        xorps xmm9, xmm5                                         ;  1115.0 p5     192 dst
        movaps xmm5, [rbx - 112]                                 ;  1108.2 p2     192 dst
        punpcklqdq xmm5, xmm3                                    ;  1111.2 p1     192 dst
        movaps xmm13, [rbx - 112]                                ;  1109.2 p2     192 dst
        punpckhqdq xmm13, xmm3                                   ;  1112.2 p5     192 dst
        movaps xmm3, [rdx - 64]                                  ;  1110.2 p2     192 dst
        punpcklqdq xmm3, xmm4                                    ;  1113.2 p0     192 dst
        movaps xmm14, [rdx - 64]                                 ;  1111.2 p2     192 dst
        punpckhqdq xmm14, xmm4                                   ;  1114.2 p1     192 dst
        movaps xmm4, [rcx - 128]                                 ;  1112.2 p2     192 dst reload
        movaps xmm15, [rsi + 16]                                 ;  1113.2 p2     192 dst
        punpcklqdq xmm15, xmm4                                   ;  1116.2 p5     192 dst
        movaps [rdx - 64], xmm14                                 ;  1115.2 p3+p4  192 dst spill
        movaps xmm14, [rsi + 16]                                 ;  1114.2 p2     192 dst
        punpckhqdq xmm14, xmm4                                   ;  1117.2 p0     192 dst
        movaps xmm4, [rbp - 128]                                 ;  1115.2 p2     192 dst reload
        movaps [rcx - 128], xmm3                                 ;  1114.2 p3+p4  192 dst spill
        movaps xmm3, [rdx - 96]                                  ;  1116.2 p2     192 dst
        punpcklqdq xmm3, xmm4                                    ;  1119.2 p1     192 dst
        movaps [rsi + 16], xmm3                                  ;  1120.2 p3+p4  192 dst spill
        movaps xmm3, [rdx - 96]                                  ;  1117.2 p2     192 dst
        punpckhqdq xmm3, xmm4                                    ;  1120.2 p5     192 dst
        movaps xmm4, [rbp - 112]                                 ;  1118.2 p2     192 dst reload
        movaps [rbp - 128], xmm3                                 ;  1121.2 p3+p4  192 dst spill
        movaps xmm3, [rsi + 0]                                   ;  1119.2 p2     192 dst
        punpcklqdq xmm3, xmm4                                    ;  1122.2 p0     192 dst
        movaps [rdx - 96], xmm14                                 ;  1118.2 p3+p4  192 dst spill
        movaps xmm14, [rsi + 0]                                  ;  1120.2 p2     192 dst
        punpckhqdq xmm14, xmm4                                   ;  1123.2 p1     192 dst
        movaps xmm4, [rcx + 0]                                   ;  1121.2 p2     192 dst reload
        movaps [rbp - 112], xmm15                                ;  1117.2 p3+p4  192 dst spill
        movaps xmm15, [rdx - 128]                                ;  1122.2 p2     192 dst
        punpcklqdq xmm15, xmm4                                   ;  1125.2 p5     192 dst
        movaps [rsi + 0], xmm15                                  ;  1126.2 p3+p4  192 dst spill
        movaps xmm15, [rdx - 128]                                ;  1123.2 p2     192 dst
        punpckhqdq xmm15, xmm4                                   ;  1126.2 p0     192 dst
        movaps xmm4, [rsi + 48]                                  ;  1124.2 p2     192 dst
        punpcklqdq xmm4, xmm11                                   ;  1127.2 p1     192 dst
        movaps [rcx + 0], xmm15                                  ;  1127.2 p3+p4  192 dst spill
        movaps xmm15, [rsi + 48]                                 ;  1125.2 p2     192 dst
        punpckhqdq xmm15, xmm11                                  ;  1128.2 p5     192 dst
        movaps xmm11, [rsi + 80]                                 ;  1126.2 p2     192 dst
        punpcklqdq xmm11, xmm2                                   ;  1129.2 p0     192 dst
        movaps [rsi + 48], xmm11                                 ;  1130.2 p3+p4  192 dst spill
        movaps xmm11, [rsi + 80]                                 ;  1127.2 p2     192 dst
        punpckhqdq xmm11, xmm2                                   ;  1130.2 p1     192 dst
        movaps xmm2, [rcx + 48]                                  ;  1128.2 p2     192 dst reload
        movaps [rsi + 80], xmm11                                 ;  1131.2 p3+p4  192 dst spill
        movaps xmm11, [rdi - 48]                                 ;  1129.2 p2     192 dst
        punpcklqdq xmm11, xmm2                                   ;  1132.2 p5     192 dst
        movaps [rdx - 128], xmm15                                ;  1129.2 p3+p4  192 dst spill
        movaps xmm15, [rdi - 48]                                 ;  1130.2 p2     192 dst
        punpckhqdq xmm15, xmm2                                   ;  1133.2 p0     192 dst
        movaps xmm2, [rbx + 16]                                  ;  1131.2 p2     192 dst reload
        movaps [rcx + 48], xmm4                                  ;  1128.2 p3+p4  192 dst spill
        movaps xmm4, [rdi - 64]                                  ;  1132.2 p2     192 dst
        punpcklqdq xmm4, xmm2                                    ;  1135.2 p1     192 dst
        movaps [rdi - 48], xmm4                                  ;  1136.2 p3+p4  192 dst spill
        movaps xmm4, [rdi - 64]                                  ;  1133.2 p2     192 dst
        punpckhqdq xmm4, xmm2                                    ;  1136.2 p5     192 dst
        movaps xmm2, [rax + 16]                                  ;  1134.2 p2     192 dst reload
        movaps [rbx + 16], xmm4                                  ;  1137.2 p3+p4  192 dst spill
        movaps xmm4, [rsi - 48]                                  ;  1135.2 p2     192 dst
        punpcklqdq xmm4, xmm2                                    ;  1138.2 p0     192 dst
        movaps [rdi - 64], xmm4                                  ;  1139.2 p3+p4  192 dst spill
        movaps xmm4, [rsi - 48]                                  ;  1136.2 p2     192 dst
        punpckhqdq xmm4, xmm2                                    ;  1139.2 p1     192 dst
        movaps xmm2, [rbx + 0]                                   ;  1137.2 p2     192 dst reload
        movaps [rax + 16], xmm4                                  ;  1140.2 p3+p4  192 dst spill
        movaps xmm4, [rdi - 80]                                  ;  1138.2 p2     192 dst
        punpcklqdq xmm4, xmm2                                    ;  1141.2 p5     192 dst
        movaps [rsi - 48], xmm4                                  ;  1142.2 p3+p4  192 dst spill
        movaps xmm4, [rdi - 80]                                  ;  1139.2 p2     192 dst
        punpckhqdq xmm4, xmm2                                    ;  1142.2 p0     192 dst
        movaps xmm2, [rax - 16]                                  ;  1140.2 p2     192 dst reload
        movaps [rbx + 0], xmm4                                   ;  1143.2 p3+p4  192 dst spill
        movaps xmm4, [rsi - 80]                                  ;  1141.2 p2     192 dst
        punpcklqdq xmm4, xmm2                                    ;  1144.2 p1     192 dst
        movaps [rdi - 80], xmm4                                  ;  1145.2 p3+p4  192 dst spill
        movaps xmm4, [rsi - 80]                                  ;  1142.2 p2     192 dst
        punpckhqdq xmm4, xmm2                                    ;  1145.2 p5     192 dst
        movaps xmm2, [rbx - 16]                                  ;  1143.2 p2     192 dst reload
        movaps [rax - 16], xmm4                                  ;  1146.2 p3+p4  192 dst spill
        movaps xmm4, [rdi - 96]                                  ;  1144.2 p2     192 dst
        punpcklqdq xmm4, xmm2                                    ;  1147.2 p0     192 dst
        movaps [rsi - 80], xmm4                                  ;  1148.2 p3+p4  192 dst spill
        movaps xmm4, [rdi - 96]                                  ;  1145.2 p2     192 dst
        punpckhqdq xmm4, xmm2                                    ;  1148.2 p1     192 dst
        movaps xmm2, [rsi - 112]                                 ;  1146.2 p2     192 dst
        punpcklqdq xmm2, xmm1                                    ;  1149.2 p5     192 dst
        movaps [rbx - 16], xmm4                                  ;  1149.2 p3+p4  192 dst spill
        movaps xmm4, [rsi - 112]                                 ;  1147.2 p2     192 dst
        punpckhqdq xmm4, xmm1                                    ;  1150.2 p0     192 dst
        movaps xmm1, [rax + 80]                                  ;  1148.2 p2     192 dst
        punpcklqdq xmm1, xmm7                                    ;  1151.2 p1     192 dst
        movaps [rsi - 112], xmm1                                 ;  1152.2 p3+p4  192 dst spill
        movaps xmm1, [rax + 80]                                  ;  1149.2 p2     192 dst
        punpckhqdq xmm1, xmm7                                    ;  1152.2 p5     192 dst
        movaps xmm7, [rdi + 48]                                  ;  1150.2 p2     192 dst reload
        movaps [rax + 80], xmm1                                  ;  1153.2 p3+p4  192 dst spill
        movaps xmm1, [rdx + 80]                                  ;  1151.2 p2     192 dst
        punpcklqdq xmm1, xmm7                                    ;  1154.2 p0     192 dst
        movaps [rdi - 96], xmm4                                  ;  1151.2 p3+p4  192 dst spill
        movaps xmm4, [rdx + 80]                                  ;  1152.2 p2     192 dst
        punpckhqdq xmm4, xmm7                                    ;  1155.2 p1     192 dst
        movaps xmm7, [rax - 112]                                 ;  1153.2 p2     192 dst reload
        movaps [rdi + 48], xmm2                                  ;  1150.2 p3+p4  192 dst spill
        movaps xmm2, [rdx + 64]                                  ;  1154.2 p2     192 dst
        punpcklqdq xmm2, xmm7                                    ;  1157.2 p5     192 dst
        movaps [rdx + 80], xmm2                                  ;  1158.2 p3+p4  192 dst spill
        movaps xmm2, [rdx + 64]                                  ;  1155.2 p2     192 dst
        punpckhqdq xmm2, xmm7                                    ;  1158.2 p0     192 dst
        movaps xmm7, [rdi + 16]                                  ;  1156.2 p2     192 dst reload
        movaps [rax - 112], xmm2                                 ;  1159.2 p3+p4  192 dst spill
        movaps xmm2, [rbp + 80]                                  ;  1157.2 p2     192 dst
        punpcklqdq xmm2, xmm7                                    ;  1160.2 p1     192 dst
        movaps [rdx + 64], xmm2                                  ;  1161.2 p3+p4  192 dst spill
        movaps xmm2, [rbp + 80]                                  ;  1158.2 p2     192 dst
        punpckhqdq xmm2, xmm7                                    ;  1161.2 p5     192 dst
        movaps xmm7, [rcx + 112]                                 ;  1159.2 p2     192 dst reload
        movaps [rdi + 16], xmm2                                  ;  1162.2 p3+p4  192 dst spill
        movaps xmm2, [rdx + 32]                                  ;  1160.2 p2     192 dst
        punpcklqdq xmm2, xmm7                                    ;  1163.2 p0     192 dst
        movaps [rbp + 80], xmm2                                  ;  1164.2 p3+p4  192 dst spill
        movaps xmm2, [rdx + 32]                                  ;  1161.2 p2     192 dst
        punpckhqdq xmm2, xmm7                                    ;  1164.2 p1     192 dst
        movaps xmm7, [rdi + 0]                                   ;  1162.2 p2     192 dst reload
        movaps [rcx + 112], xmm2                                 ;  1165.2 p3+p4  192 dst spill
        movaps xmm2, [rbp - 48]                                  ;  1163.2 p2     192 dst
        punpcklqdq xmm2, xmm7                                    ;  1166.2 p5     192 dst
        movaps [rdx + 32], xmm2                                  ;  1167.2 p3+p4  192 dst spill
        movaps xmm2, [rbp - 48]                                  ;  1164.2 p2     192 dst
        punpckhqdq xmm2, xmm7                                    ;  1167.2 p0     192 dst
        movaps xmm7, [rcx + 80]                                  ;  1165.2 p2     192 dst reload
        movaps [rdi + 0], xmm2                                   ;  1168.2 p3+p4  192 dst spill
        movaps xmm2, [rdx + 0]                                   ;  1166.2 p2     192 dst
        punpcklqdq xmm2, xmm7                                    ;  1169.2 p1     192 dst
        movaps [rbp - 48], xmm2                                  ;  1170.2 p3+p4  192 dst spill
        movaps xmm2, [rdx + 0]                                   ;  1167.2 p2     192 dst
        punpckhqdq xmm2, xmm7                                    ;  1170.2 p5     192 dst
        movaps xmm7, [r10 - 64]                                  ;  1168.2 p2     192 dst reload
        movaps [rcx + 80], xmm2                                  ;  1171.2 p3+p4  192 dst spill
        movaps xmm2, [rbp - 80]                                  ;  1169.2 p2     192 dst
        punpcklqdq xmm2, xmm7                                    ;  1172.2 p0     192 dst
        movaps [rdx + 0], xmm2                                   ;  1173.2 p3+p4  192 dst spill
        movaps xmm2, [rbp - 80]                                  ;  1170.2 p2     192 dst
        punpckhqdq xmm2, xmm7                                    ;  1173.2 p1     192 dst
        movaps xmm7, [rsi + 64]                                  ;  1171.2 p2     192 dst
        punpcklqdq xmm7, xmm0                                    ;  1174.2 p5     192 dst
        movaps [r10 - 64], xmm7                                  ;  1175.2 p3+p4  192 dst spill
        movaps xmm7, [rsi + 64]                                  ;  1172.2 p2     192 dst
        punpckhqdq xmm7, xmm0                                    ;  1175.2 p0     192 dst
        movaps xmm0, [rcx - 32]                                  ;  1173.2 p2     192 dst reload
        movaps [rsi + 64], xmm7                                  ;  1176.2 p3+p4  192 dst spill
        movaps xmm7, [r10 - 96]                                  ;  1174.2 p2     192 dst
        punpcklqdq xmm7, xmm0                                    ;  1177.2 p1     192 dst
        movaps [rbp - 80], xmm2                                  ;  1174.2 p3+p4  192 dst spill
        movaps xmm2, [r10 - 96]                                  ;  1175.2 p2     192 dst
        punpckhqdq xmm2, xmm0                                    ;  1178.2 p5     192 dst
        movaps xmm0, [rcx - 48]                                  ;  1176.2 p2     192 dst reload
        movaps [rcx - 32], xmm14                                 ;  1171.5 p3+p4  192 dst spill
        movaps xmm14, [r10 - 80]                                 ;  1177.2 p2     192 dst
        punpcklqdq xmm14, xmm0                                   ;  1180.2 p0     192 dst
        movaps [r10 - 96], xmm14                                 ;  1181.2 p3+p4  192 dst spill
        movaps xmm14, [r10 - 80]                                 ;  1178.2 p2     192 dst
        punpckhqdq xmm14, xmm0                                   ;  1181.2 p1     192 dst
        movaps xmm0, [rcx - 64]                                  ;  1179.2 p2     192 dst reload
        movaps [rcx - 48], xmm14                                 ;  1182.2 p3+p4  192 dst spill
        movaps xmm14, [rbp + 48]                                 ;  1180.2 p2     192 dst
        punpcklqdq xmm14, xmm0                                   ;  1183.2 p5     192 dst
        movaps [r10 - 80], xmm14                                 ;  1184.2 p3+p4  192 dst spill
        movaps xmm14, [rbp + 48]                                 ;  1181.2 p2     192 dst
        punpckhqdq xmm14, xmm0                                   ;  1184.2 p0     192 dst
        movaps xmm0, [rcx - 80]                                  ;  1182.2 p2     192 dst reload
        movaps [rcx - 64], xmm14                                 ;  1185.2 p3+p4  192 dst spill
        movaps xmm14, [rbp + 32]                                 ;  1183.2 p2     192 dst
        punpcklqdq xmm14, xmm0                                   ;  1186.2 p1     192 dst
        movaps [rbp + 48], xmm14                                 ;  1187.2 p3+p4  192 dst spill
        movaps xmm14, [rbp + 32]                                 ;  1184.2 p2     192 dst
        punpckhqdq xmm14, xmm0                                   ;  1187.2 p5     192 dst
        movaps xmm0, [rcx - 96]                                  ;  1185.2 p2     192 dst reload
        movaps [rcx - 80], xmm14                                 ;  1188.2 p3+p4  192 dst spill
        movaps xmm14, [rbp + 16]                                 ;  1186.2 p2     192 dst
        punpcklqdq xmm14, xmm0                                   ;  1189.2 p0     192 dst
        movaps [rbp + 32], xmm14                                 ;  1190.2 p3+p4  192 dst spill
        movaps xmm14, [rbp + 16]                                 ;  1187.2 p2     192 dst
        punpckhqdq xmm14, xmm0                                   ;  1190.2 p1     192 dst
        movaps xmm0, [rcx - 112]                                 ;  1188.2 p2     192 dst reload
        movaps [rcx - 96], xmm14                                 ;  1191.2 p3+p4  192 dst spill
        movaps xmm14, [rbp + 0]                                  ;  1189.2 p2     192 dst
        punpcklqdq xmm14, xmm0                                   ;  1192.2 p5     192 dst
        movaps [rbp + 16], xmm14                                 ;  1193.2 p3+p4  192 dst spill
        movaps xmm14, [rbp + 0]                                  ;  1190.2 p2     192 dst
        punpckhqdq xmm14, xmm0                                   ;  1193.2 p0     192 dst
        movaps xmm0, [rdi - 16]                                  ;  1191.2 p2     192 dst reload
        movaps [rcx - 112], xmm14                                ;  1194.2 p3+p4  192 dst spill
        movaps xmm14, [rbp - 16]                                 ;  1192.2 p2     192 dst
        punpcklqdq xmm14, xmm0                                   ;  1195.2 p1     192 dst
        movaps [rbp + 0], xmm14                                  ;  1196.2 p3+p4  192 dst spill
        movaps xmm14, [rbp - 16]                                 ;  1193.2 p2     192 dst
        punpckhqdq xmm14, xmm0                                   ;  1196.2 p5     192 dst
        movaps xmm0, [rbp - 32]                                  ;  1194.2 p2     192 dst
        punpcklqdq xmm0, xmm9                                    ;  1197.2 p0     192 dst
        movaps [rdi - 16], xmm0                                  ;  1198.2 p3+p4  192 dst spill
        movaps xmm0, [rbp - 32]                                  ;  1195.2 p2     192 dst
        punpckhqdq xmm0, xmm9                                    ;  1198.2 p1     192 dst
        movaps xmm9, [rcx + 64]                                  ;  1196.2 p2     192 dst reload
        movaps [rbp - 32], xmm0                                  ;  1199.2 p3+p4  192 dst spill
        movaps xmm0, [r10 - 112]                                 ;  1197.2 p2     192 dst
        punpcklqdq xmm0, xmm9                                    ;  1200.2 p5     192 dst
        movaps [rbp - 16], xmm14                                 ;  1197.2 p3+p4  192 dst spill
        movaps xmm14, [r10 - 112]                                ;  1198.2 p2     192 dst
        punpckhqdq xmm14, xmm9                                   ;  1201.2 p0     192 dst
        movaps xmm9, [rax - 96]                                  ;  1199.2 p2     192 dst reload
        movaps [rcx + 64], xmm3                                  ;  1194.5 p3+p4  192 dst spill
        movaps xmm3, [rdx - 32]                                  ;  1200.2 p2     192 dst
        punpcklqdq xmm3, xmm9                                    ;  1203.2 p1     192 dst
        movaps [r10 - 112], xmm3                                 ;  1204.2 p3+p4  192 dst spill
        movaps xmm3, [rdx - 32]                                  ;  1201.2 p2     192 dst
        punpckhqdq xmm3, xmm9                                    ;  1204.2 p5     192 dst
        movaps xmm9, [rcx + 32]                                  ;  1202.2 p2     192 dst reload
        movaps [rax - 96], xmm3                                  ;  1205.2 p3+p4  192 dst spill
        movaps xmm3, [rdx - 80]                                  ;  1203.2 p2     192 dst
        punpcklqdq xmm3, xmm9                                    ;  1206.2 p0     192 dst
        movaps [rdx - 32], xmm3                                  ;  1207.2 p3+p4  192 dst spill
        movaps xmm3, [rdx - 80]                                  ;  1204.2 p2     192 dst
        punpckhqdq xmm3, xmm9                                    ;  1207.2 p1     192 dst
        movaps xmm9, [rax - 128]                                 ;  1205.2 p2     192 dst reload
        movaps [rcx + 32], xmm3                                  ;  1208.2 p3+p4  192 dst spill
        movaps xmm3, [rdx + 48]                                  ;  1206.2 p2     192 dst
        punpcklqdq xmm3, xmm9                                    ;  1209.2 p5     192 dst
        movaps [rdx - 80], xmm3                                  ;  1210.2 p3+p4  192 dst spill
        movaps xmm3, [rdx + 48]                                  ;  1207.2 p2     192 dst
        punpckhqdq xmm3, xmm9                                    ;  1210.2 p0     192 dst
        movaps xmm9, [rcx + 16]                                  ;  1208.2 p2     192 dst reload
        movaps [rax - 128], xmm3                                 ;  1211.2 p3+p4  192 dst spill
        movaps xmm3, [rdx - 112]                                 ;  1209.2 p2     192 dst
        punpcklqdq xmm3, xmm9                                    ;  1212.2 p1     192 dst
        movaps [rdx + 48], xmm3                                  ;  1213.2 p3+p4  192 dst spill
        movaps xmm3, [rdx - 112]                                 ;  1210.2 p2     192 dst
        punpckhqdq xmm3, xmm9                                    ;  1213.2 p5     192 dst
        movaps xmm9, [rcx + 96]                                  ;  1211.2 p2     192 dst reload
        movaps [rcx + 16], xmm3                                  ;  1214.2 p3+p4  192 dst spill
        movaps xmm3, [rdx + 16]                                  ;  1212.2 p2     192 dst
        punpcklqdq xmm3, xmm9                                    ;  1215.2 p0     192 dst
        movaps [rdx - 112], xmm3                                 ;  1216.2 p3+p4  192 dst spill
        movaps xmm3, [rdx + 16]                                  ;  1213.2 p2     192 dst
        punpckhqdq xmm3, xmm9                                    ;  1216.2 p1     192 dst
        movaps xmm9, [rax - 32]                                  ;  1214.2 p2     192 dst reload
        movaps [rcx + 96], xmm3                                  ;  1217.2 p3+p4  192 dst spill
        movaps xmm3, [rbp + 112]                                 ;  1215.2 p2     192 dst
        punpcklqdq xmm3, xmm9                                    ;  1218.2 p5     192 dst
        movaps [rdx + 16], xmm3                                  ;  1219.2 p3+p4  192 dst spill
        movaps xmm3, [rbp + 112]                                 ;  1216.2 p2     192 dst
        punpckhqdq xmm3, xmm9                                    ;  1219.2 p0     192 dst
        movaps xmm9, [rdx - 16]                                  ;  1217.2 p2     192 dst
        punpcklqdq xmm9, xmm8                                    ;  1220.2 p1     192 dst
        movaps [rax - 32], xmm9                                  ;  1221.2 p3+p4  192 dst spill
        movaps xmm9, [rdx - 16]                                  ;  1218.2 p2     192 dst
        punpckhqdq xmm9, xmm8                                    ;  1221.2 p5     192 dst
        movaps xmm8, [rax + 64]                                  ;  1219.2 p2     192 dst reload
        movaps [rdx - 16], xmm9                                  ;  1222.2 p3+p4  192 dst spill
        movaps xmm9, [rdx - 48]                                  ;  1220.2 p2     192 dst
        punpcklqdq xmm9, xmm8                                    ;  1223.2 p0     192 dst
        movaps [rbp + 112], xmm3                                 ;  1220.2 p3+p4  192 dst spill
        movaps xmm3, [rdx - 48]                                  ;  1221.2 p2     192 dst
        punpckhqdq xmm3, xmm8                                    ;  1224.2 p1     192 dst
        movaps xmm8, [rdi + 112]                                 ;  1222.2 p2     192 dst reload
        movaps [rax + 64], xmm2                                  ;  1217.5 p3+p4  192 dst spill
        movaps xmm2, [rbp + 64]                                  ;  1223.2 p2     192 dst
        punpcklqdq xmm2, xmm8                                    ;  1226.2 p5     192 dst
        movaps [rdx - 48], xmm2                                  ;  1227.2 p3+p4  192 dst spill
        movaps xmm2, [rbp + 64]                                  ;  1224.2 p2     192 dst
        punpckhqdq xmm2, xmm8                                    ;  1227.2 p0     192 dst
        movaps xmm8, [rax + 32]                                  ;  1225.2 p2     192 dst reload
        movaps [rdi + 112], xmm2                                 ;  1228.2 p3+p4  192 dst spill
        movaps xmm2, [rsi - 32]                                  ;  1226.2 p2     192 dst
        punpcklqdq xmm2, xmm8                                    ;  1229.2 p1     192 dst
        movaps [rbp + 64], xmm2                                  ;  1230.2 p3+p4  192 dst spill
        movaps xmm2, [rsi - 32]                                  ;  1227.2 p2     192 dst
        punpckhqdq xmm2, xmm8                                    ;  1230.2 p5     192 dst
        movaps xmm8, [rdi + 96]                                  ;  1228.2 p2     192 dst reload
        movaps [rax + 32], xmm2                                  ;  1231.2 p3+p4  192 dst spill
        movaps xmm2, [rbp - 64]                                  ;  1229.2 p2     192 dst
        punpcklqdq xmm2, xmm8                                    ;  1232.2 p0     192 dst
        movaps [rsi - 32], xmm2                                  ;  1233.2 p3+p4  192 dst spill
        movaps xmm2, [rbp - 64]                                  ;  1230.2 p2     192 dst
        punpckhqdq xmm2, xmm8                                    ;  1233.2 p1     192 dst
        movaps xmm8, [rax + 0]                                   ;  1231.2 p2     192 dst reload
        movaps [rdi + 96], xmm2                                  ;  1234.2 p3+p4  192 dst spill
        movaps xmm2, [rsi - 64]                                  ;  1232.2 p2     192 dst
        punpcklqdq xmm2, xmm8                                    ;  1235.2 p5     192 dst
        movaps [rbp - 64], xmm2                                  ;  1236.2 p3+p4  192 dst spill
        movaps xmm2, [rsi - 64]                                  ;  1233.2 p2     192 dst
        punpckhqdq xmm2, xmm8                                    ;  1236.2 p0     192 dst
        movaps xmm8, [rdi + 80]                                  ;  1234.2 p2     192 dst reload
        movaps [rax + 0], xmm2                                   ;  1237.2 p3+p4  192 dst spill
        movaps xmm2, [rbp - 96]                                  ;  1235.2 p2     192 dst
        punpcklqdq xmm2, xmm8                                    ;  1238.2 p1     192 dst
        movaps [rsi - 64], xmm2                                  ;  1239.2 p3+p4  192 dst spill
        movaps xmm2, [rbp - 96]                                  ;  1236.2 p2     192 dst
        punpckhqdq xmm2, xmm8                                    ;  1239.2 p5     192 dst
        movaps xmm8, [rcx - 16]                                  ;  1237.2 p2     192 dst reload
        movaps [rdi + 80], xmm2                                  ;  1240.2 p3+p4  192 dst spill
        movaps xmm2, [rsi - 96]                                  ;  1238.2 p2     192 dst
        punpcklqdq xmm2, xmm8                                    ;  1241.2 p0     192 dst
        movaps [rbp - 96], xmm2                                  ;  1242.2 p3+p4  192 dst spill
        movaps xmm2, [rsi - 96]                                  ;  1239.2 p2     192 dst
        punpckhqdq xmm2, xmm8                                    ;  1242.2 p1     192 dst
        movaps xmm8, [rsi + 32]                                  ;  1240.2 p2     192 dst
        punpcklqdq xmm8, xmm6                                    ;  1243.2 p5     192 dst
        movaps [rcx - 16], xmm8                                  ;  1244.2 p3+p4  192 dst spill
        movaps xmm8, [rsi + 32]                                  ;  1241.2 p2     192 dst
        punpckhqdq xmm8, xmm6                                    ;  1244.2 p0     192 dst
        movaps xmm6, [rbx - 32]                                  ;  1242.2 p2     192 dst reload
        movaps [rsi + 32], xmm8                                  ;  1245.2 p3+p4  192 dst spill
        movaps xmm8, [rdi - 112]                                 ;  1243.2 p2     192 dst
        punpcklqdq xmm8, xmm6                                    ;  1246.2 p1     192 dst
        movaps [rsi - 96], xmm2                                  ;  1243.2 p3+p4  192 dst spill
        movaps xmm2, [rdi - 112]                                 ;  1244.2 p2     192 dst
        punpckhqdq xmm2, xmm6                                    ;  1247.2 p5     192 dst
        movaps xmm6, [rax - 48]                                  ;  1245.2 p2     192 dst reload
        movaps [rbx - 32], xmm7                                  ;  1240.5 p3+p4  192 dst spill
        movaps xmm7, [rbp + 96]                                  ;  1246.2 p2     192 dst
        punpcklqdq xmm7, xmm6                                    ;  1249.2 p0     192 dst
        movaps [rdi - 112], xmm7                                 ;  1250.2 p3+p4  192 dst spill
        movaps xmm7, [rbp + 96]                                  ;  1247.2 p2     192 dst
        punpckhqdq xmm7, xmm6                                    ;  1250.2 p1     192 dst
        movaps xmm6, [rbx - 48]                                  ;  1248.2 p2     192 dst reload
        movaps [rax - 48], xmm7                                  ;  1251.2 p3+p4  192 dst spill
        movaps xmm7, [rdi - 128]                                 ;  1249.2 p2     192 dst
        punpcklqdq xmm7, xmm6                                    ;  1252.2 p5     192 dst
        movaps [rbp + 96], xmm7                                  ;  1253.2 p3+p4  192 dst spill
        movaps xmm7, [rdi - 128]                                 ;  1250.2 p2     192 dst
        punpckhqdq xmm7, xmm6                                    ;  1253.2 p0     192 dst
        movaps xmm6, [rax - 64]                                  ;  1251.2 p2     192 dst reload
        movaps [rbx - 48], xmm7                                  ;  1254.2 p3+p4  192 dst spill
        movaps xmm7, [rsi - 128]                                 ;  1252.2 p2     192 dst
        punpcklqdq xmm7, xmm6                                    ;  1255.2 p1     192 dst
        movaps [rdi - 128], xmm7                                 ;  1256.2 p3+p4  192 dst spill
        movaps xmm7, [rsi - 128]                                 ;  1253.2 p2     192 dst
        punpckhqdq xmm7, xmm6                                    ;  1256.2 p5     192 dst
        movaps xmm6, [rbx - 64]                                  ;  1254.2 p2     192 dst reload
        movaps [rax - 64], xmm7                                  ;  1257.2 p3+p4  192 dst spill
        movaps xmm7, [rsi + 112]                                 ;  1255.2 p2     192 dst
        punpcklqdq xmm7, xmm6                                    ;  1258.2 p0     192 dst
        movaps [rsi - 128], xmm7                                 ;  1259.2 p3+p4  192 dst spill
        movaps xmm7, [rsi + 112]                                 ;  1256.2 p2     192 dst
        punpckhqdq xmm7, xmm6                                    ;  1259.2 p1     192 dst
        movaps xmm6, [rax - 80]                                  ;  1257.2 p2     192 dst reload
        movaps [rbx - 64], xmm7                                  ;  1260.2 p3+p4  192 dst spill
        movaps xmm7, [rdx + 112]                                 ;  1258.2 p2     192 dst
        punpcklqdq xmm7, xmm6                                    ;  1261.2 p5     192 dst
        movaps [rsi + 112], xmm7                                 ;  1262.2 p3+p4  192 dst spill
        movaps xmm7, [rdx + 112]                                 ;  1259.2 p2     192 dst
        punpckhqdq xmm7, xmm6                                    ;  1262.2 p0     192 dst
        movaps xmm6, [rbx - 80]                                  ;  1260.2 p2     192 dst reload
        movaps [rax - 80], xmm7                                  ;  1263.2 p3+p4  192 dst spill
        movaps xmm7, [rsi + 96]                                  ;  1261.2 p2     192 dst
        punpcklqdq xmm7, xmm6                                    ;  1264.2 p1     192 dst
        movaps [rdx + 112], xmm7                                 ;  1265.2 p3+p4  192 dst spill
        movaps xmm7, [rsi + 96]                                  ;  1262.2 p2     192 dst
        punpckhqdq xmm7, xmm6                                    ;  1265.2 p5     192 dst
        movaps xmm6, [rdx + 96]                                  ;  1263.2 p2     192 dst
        punpcklqdq xmm6, xmm10                                   ;  1266.2 p0     192 dst
        movaps [rbx - 80], xmm6                                  ;  1267.2 p3+p4  192 dst spill
        movaps xmm6, [rdx + 96]                                  ;  1264.2 p2     192 dst
        punpckhqdq xmm6, xmm10                                   ;  1267.2 p1     192 dst
        movaps xmm10, [rdi + 32]                                 ;  1265.2 p2     192 dst reload
        movaps [rdx + 96], xmm6                                  ;  1268.2 p3+p4  192 dst spill
        movaps xmm6, [rsi - 16]                                  ;  1266.2 p2     192 dst
        punpcklqdq xmm6, xmm10                                   ;  1269.2 p5     192 dst
        movaps [rsi + 96], xmm7                                  ;  1266.2 p3+p4  192 dst spill
        movaps xmm7, [rsi - 16]                                  ;  1267.2 p2     192 dst
        punpckhqdq xmm7, xmm10                                   ;  1270.2 p0     192 dst
        movaps xmm10, [rax + 48]                                 ;  1268.2 p2     192 dst reload
        movaps [rdi + 32], xmm7                                  ;  1271.2 p3+p4  192 dst spill
        movaps xmm7, [rbx - 96]                                  ;  1269.2 p2     192 dst
        punpcklqdq xmm7, xmm10                                   ;  1272.2 p1     192 dst
        movaps [rsi - 16], xmm7                                  ;  1273.2 p3+p4  192 dst spill
        movaps xmm7, [rbx - 96]                                  ;  1270.2 p2     192 dst
        punpckhqdq xmm7, xmm10                                   ;  1273.2 p5     192 dst
        movaps xmm10, [r10 - 128]                                ;  1271.2 p2     192 dst reload
        movaps [rax + 48], xmm7                                  ;  1274.2 p3+p4  192 dst spill
        movaps xmm7, [rbx - 128]                                 ;  1272.2 p2     192 dst
        punpcklqdq xmm7, xmm10                                   ;  1275.2 p0     192 dst
        movaps [r9], xmm5                                        ;  1267.5 p3+p4  192 dst
        movaps xmm5, [rbx - 128]                                 ;  1273.2 p2     192 dst
        punpckhqdq xmm5, xmm10                                   ;  1276.2 p1     192 dst
        movaps [r9 + 16], xmm13                                  ;  1268.5 p3+p4  192 dst
        movaps xmm10, [rdi - 32]                                 ;  1274.2 p2     192 dst reload
        movaps xmm13, [rbx + 80]                                 ;  1275.2 p2     192 dst
        punpcklqdq xmm13, xmm10                                  ;  1278.2 p5     192 dst
        movaps [r9 + 32], xmm0                                   ;  1269.5 p3+p4  192 dst
        movaps xmm0, [rbx + 80]                                  ;  1276.2 p2     192 dst
        punpckhqdq xmm0, xmm10                                   ;  1279.2 p0     192 dst
        movaps [r9 + 48], xmm14                                  ;  1270.5 p3+p4  192 dst
        movaps xmm10, [rbx + 112]                                ;  1277.2 p2     192 dst reload
        movaps xmm14, [rax + 112]                                ;  1278.2 p2     192 dst
        punpcklqdq xmm14, xmm10                                  ;  1281.2 p1     192 dst
        movaps [r9 + 64], xmm1                                   ;  1272.2 p3+p4  192 dst
        movaps xmm1, [rax + 112]                                 ;  1279.2 p2     192 dst
        punpckhqdq xmm1, xmm10                                   ;  1282.2 p5     192 dst
        movaps [r9 + 80], xmm4                                   ;  1273.2 p3+p4  192 dst
        movaps xmm4, [rdi + 64]                                  ;  1280.2 p2     192 dst reload
        movaps xmm10, [rbx + 64]                                 ;  1281.2 p2     192 dst
        punpcklqdq xmm10, xmm4                                   ;  1284.2 p0     192 dst
        movaps [r9 + 96], xmm8                                   ;  1274.2 p3+p4  192 dst
        movaps xmm8, [rbx + 64]                                  ;  1282.2 p2     192 dst
        punpckhqdq xmm8, xmm4                                    ;  1285.2 p1     192 dst
        movaps [r9 + 112], xmm2                                  ;  1275.2 p3+p4  192 dst
        movaps xmm2, [rbx + 96]                                  ;  1283.2 p2     192 dst reload
        movaps xmm4, [rax + 96]                                  ;  1284.2 p2     192 dst
        punpcklqdq xmm4, xmm2                                    ;  1287.2 p5     192 dst
        movaps [r9 + 128], xmm11                                 ;  1276.5 p3+p4  192 dst
        movaps xmm11, [rax + 96]                                 ;  1285.2 p2     192 dst
        punpckhqdq xmm11, xmm2                                   ;  1288.2 p0     192 dst
        movaps xmm2, [rbx + 48]                                  ;  1286.2 p2     192 dst
        punpcklqdq xmm2, xmm12                                   ;  1289.2 p1     192 dst
        movaps [r9 + 144], xmm15                                 ;  1279.2 p3+p4  192 dst
        movaps xmm15, [rbx + 48]                                 ;  1287.2 p2     192 dst
        punpckhqdq xmm15, xmm12                                  ;  1290.2 p5     192 dst
        movaps [r9 + 160], xmm9                                  ;  1280.2 p3+p4  192 dst
        movaps [r9 + 176], xmm3                                  ;  1281.2 p3+p4  192 dst
        movaps xmm3, [rbx - 32]                                  ;  1288.2 p2     192 dst reload
        movaps [r9 + 192], xmm3                                  ;  1291.2 p3+p4  192 dst
        movaps [r9 + 224], xmm6                                  ;  1283.2 p3+p4  192 dst
        movaps xmm3, [rax + 64]                                  ;  1289.2 p2     192 dst reload
        movaps [r9 + 208], xmm3                                  ;  1292.2 p3+p4  192 dst
        movaps xmm3, [rdi + 32]                                  ;  1290.2 p2     192 dst reload
        movaps [r9 + 240], xmm3                                  ;  1293.2 p3+p4  192 dst
        movaps xmm3, [rcx + 64]                                  ;  1291.2 p2     192 dst reload
        movaps [r9 + 256], xmm3                                  ;  1294.2 p3+p4  192 dst
        movaps xmm3, [rcx - 32]                                  ;  1292.2 p2     192 dst reload
        movaps [r9 + 272], xmm3                                  ;  1295.2 p3+p4  192 dst
        movaps xmm3, [rdx + 48]                                  ;  1293.2 p2     192 dst reload
        movaps [r9 + 288], xmm3                                  ;  1296.2 p3+p4  192 dst
        movaps xmm3, [rcx + 16]                                  ;  1294.2 p2     192 dst reload
        movaps [r9 + 304], xmm3                                  ;  1297.2 p3+p4  192 dst
        movaps xmm3, [rdx + 32]                                  ;  1295.2 p2     192 dst reload
        movaps [r9 + 320], xmm3                                  ;  1298.2 p3+p4  192 dst
        movaps xmm3, [rdi + 0]                                   ;  1296.2 p2     192 dst reload
        movaps [r9 + 336], xmm3                                  ;  1299.2 p3+p4  192 dst
        movaps xmm3, [rsi - 128]                                 ;  1297.2 p2     192 dst reload
        movaps [r9 + 352], xmm3                                  ;  1300.2 p3+p4  192 dst
        movaps xmm3, [rbx - 64]                                  ;  1298.2 p2     192 dst reload
        movaps [r9 + 368], xmm3                                  ;  1301.2 p3+p4  192 dst
        movaps xmm3, [rdi - 80]                                  ;  1299.2 p2     192 dst reload
        movaps [r9 + 384], xmm3                                  ;  1302.2 p3+p4  192 dst
        movaps xmm3, [rax - 16]                                  ;  1300.2 p2     192 dst reload
        movaps [r9 + 400], xmm3                                  ;  1303.2 p3+p4  192 dst
        movaps xmm3, [rbp - 64]                                  ;  1301.2 p2     192 dst reload
        movaps [r9 + 416], xmm3                                  ;  1304.2 p3+p4  192 dst
        movaps xmm3, [rax + 0]                                   ;  1302.2 p2     192 dst reload
        movaps [r9 + 432], xmm3                                  ;  1305.2 p3+p4  192 dst
        movaps xmm3, [rbp + 32]                                  ;  1303.2 p2     192 dst reload
        movaps [r9 + 448], xmm3                                  ;  1306.2 p3+p4  192 dst
        movaps [r9 + 480], xmm14                                 ;  1299.2 p3+p4  192 dst
        movaps xmm3, [rcx - 96]                                  ;  1304.2 p2     192 dst reload
        movaps [r9 + 464], xmm3                                  ;  1307.2 p3+p4  192 dst
        movaps [r9 + 496], xmm1                                  ;  1301.2 p3+p4  192 dst
        movaps xmm1, [rbp - 112]                                 ;  1305.2 p2     192 dst reload
        movaps [r9 + 512], xmm1                                  ;  1308.2 p3+p4  192 dst
        movaps xmm1, [rdx - 96]                                  ;  1306.2 p2     192 dst reload
        movaps [r9 + 528], xmm1                                  ;  1309.2 p3+p4  192 dst
        movaps xmm1, [rdx - 32]                                  ;  1307.2 p2     192 dst reload
        movaps [r9 + 544], xmm1                                  ;  1310.2 p3+p4  192 dst
        movaps xmm1, [rcx + 32]                                  ;  1308.2 p2     192 dst reload
        movaps [r9 + 560], xmm1                                  ;  1311.2 p3+p4  192 dst
        movaps xmm1, [rdx + 64]                                  ;  1309.2 p2     192 dst reload
        movaps [r9 + 576], xmm1                                  ;  1312.2 p3+p4  192 dst
        movaps xmm1, [rdi + 16]                                  ;  1310.2 p2     192 dst reload
        movaps [r9 + 592], xmm1                                  ;  1313.2 p3+p4  192 dst
        movaps xmm1, [rbp + 96]                                  ;  1311.2 p2     192 dst reload
        movaps [r9 + 608], xmm1                                  ;  1314.2 p3+p4  192 dst
        movaps xmm1, [rbx - 48]                                  ;  1312.2 p2     192 dst reload
        movaps [r9 + 624], xmm1                                  ;  1315.2 p3+p4  192 dst
        movaps xmm1, [rdi - 64]                                  ;  1313.2 p2     192 dst reload
        movaps [r9 + 640], xmm1                                  ;  1316.2 p3+p4  192 dst
        movaps xmm1, [rax + 16]                                  ;  1314.2 p2     192 dst reload
        movaps [r9 + 656], xmm1                                  ;  1317.2 p3+p4  192 dst
        movaps xmm1, [rbp + 64]                                  ;  1315.2 p2     192 dst reload
        movaps [r9 + 672], xmm1                                  ;  1318.2 p3+p4  192 dst
        movaps xmm1, [rax + 32]                                  ;  1316.2 p2     192 dst reload
        movaps [r9 + 688], xmm1                                  ;  1319.2 p3+p4  192 dst
        movaps xmm1, [r10 - 80]                                  ;  1317.2 p2     192 dst reload
        movaps [r9 + 704], xmm1                                  ;  1320.2 p3+p4  192 dst
        movaps [r9 + 736], xmm7                                  ;  1315.2 p3+p4  192 dst
        movaps xmm1, [rcx - 64]                                  ;  1318.2 p2     192 dst reload
        movaps [r9 + 720], xmm1                                  ;  1321.2 p3+p4  192 dst
        movaps [r9 + 752], xmm5                                  ;  1317.2 p3+p4  192 dst
        movaps xmm1, [rcx + 48]                                  ;  1319.2 p2     192 dst reload
        movaps [r9 + 768], xmm1                                  ;  1322.2 p3+p4  192 dst
        movaps xmm1, [rdx - 128]                                 ;  1320.2 p2     192 dst reload
        movaps [r9 + 784], xmm1                                  ;  1323.2 p3+p4  192 dst
        movaps xmm1, [rdx + 16]                                  ;  1321.2 p2     192 dst reload
        movaps [r9 + 800], xmm1                                  ;  1324.2 p3+p4  192 dst
        movaps xmm1, [rbp + 112]                                 ;  1322.2 p2     192 dst reload
        movaps [r9 + 816], xmm1                                  ;  1325.2 p3+p4  192 dst
        movaps xmm1, [rdx + 0]                                   ;  1323.2 p2     192 dst reload
        movaps [r9 + 832], xmm1                                  ;  1326.2 p3+p4  192 dst
        movaps xmm1, [rbp - 80]                                  ;  1324.2 p2     192 dst reload
        movaps [r9 + 848], xmm1                                  ;  1327.2 p3+p4  192 dst
        movaps xmm1, [rdx + 112]                                 ;  1325.2 p2     192 dst reload
        movaps [r9 + 864], xmm1                                  ;  1328.2 p3+p4  192 dst
        movaps xmm1, [rsi + 96]                                  ;  1326.2 p2     192 dst reload
        movaps [r9 + 880], xmm1                                  ;  1329.2 p3+p4  192 dst
        movaps xmm1, [rdi + 48]                                  ;  1327.2 p2     192 dst reload
        movaps [r9 + 896], xmm1                                  ;  1330.2 p3+p4  192 dst
        movaps xmm1, [rdi - 96]                                  ;  1328.2 p2     192 dst reload
        movaps [r9 + 912], xmm1                                  ;  1331.2 p3+p4  192 dst
        movaps xmm1, [rbp - 96]                                  ;  1329.2 p2     192 dst reload
        movaps [r9 + 928], xmm1                                  ;  1332.2 p3+p4  192 dst
        movaps xmm1, [rsi - 96]                                  ;  1330.2 p2     192 dst reload
        movaps [r9 + 944], xmm1                                  ;  1333.2 p3+p4  192 dst
        movaps xmm1, [rbp + 0]                                   ;  1331.2 p2     192 dst reload
        movaps [r9 + 960], xmm1                                  ;  1334.2 p3+p4  192 dst
        movaps [r9 + 992], xmm4                                  ;  1331.2 p3+p4  192 dst
        movaps xmm1, [rbp - 16]                                  ;  1332.2 p2     192 dst reload
        movaps [r9 + 976], xmm1                                  ;  1335.2 p3+p4  192 dst
        movaps [r9 + 1008], xmm11                                ;  1333.2 p3+p4  192 dst
        movaps xmm1, [rcx - 128]                                 ;  1333.2 p2     192 dst reload
        movaps [r9 + 1024], xmm1                                 ;  1336.2 p3+p4  192 dst
        movaps xmm1, [rdx - 64]                                  ;  1334.2 p2     192 dst reload
        movaps [r9 + 1040], xmm1                                 ;  1337.2 p3+p4  192 dst
        movaps xmm1, [r10 - 112]                                 ;  1335.2 p2     192 dst reload
        movaps [r9 + 1056], xmm1                                 ;  1338.2 p3+p4  192 dst
        movaps xmm1, [rax - 96]                                  ;  1336.2 p2     192 dst reload
        movaps [r9 + 1072], xmm1                                 ;  1339.2 p3+p4  192 dst
        movaps xmm1, [rdx + 80]                                  ;  1337.2 p2     192 dst reload
        movaps [r9 + 1088], xmm1                                 ;  1340.2 p3+p4  192 dst
        movaps xmm1, [rax - 112]                                 ;  1338.2 p2     192 dst reload
        movaps [r9 + 1104], xmm1                                 ;  1341.2 p3+p4  192 dst
        movaps xmm1, [rdi - 112]                                 ;  1339.2 p2     192 dst reload
        movaps [r9 + 1120], xmm1                                 ;  1342.2 p3+p4  192 dst
        movaps xmm1, [rax - 48]                                  ;  1340.2 p2     192 dst reload
        movaps [r9 + 1136], xmm1                                 ;  1343.2 p3+p4  192 dst
        movaps xmm1, [rdi - 48]                                  ;  1341.2 p2     192 dst reload
        movaps [r9 + 1152], xmm1                                 ;  1344.2 p3+p4  192 dst
        movaps xmm1, [rbx + 16]                                  ;  1342.2 p2     192 dst reload
        movaps [r9 + 1168], xmm1                                 ;  1345.2 p3+p4  192 dst
        movaps xmm1, [rdx - 48]                                  ;  1343.2 p2     192 dst reload
        movaps [r9 + 1184], xmm1                                 ;  1346.2 p3+p4  192 dst
        movaps xmm1, [rdi + 112]                                 ;  1344.2 p2     192 dst reload
        movaps [r9 + 1200], xmm1                                 ;  1347.2 p3+p4  192 dst
        movaps xmm1, [r10 - 96]                                  ;  1345.2 p2     192 dst reload
        movaps [r9 + 1216], xmm1                                 ;  1348.2 p3+p4  192 dst
        movaps xmm1, [rcx - 48]                                  ;  1346.2 p2     192 dst reload
        movaps [r9 + 1232], xmm1                                 ;  1349.2 p3+p4  192 dst
        movaps xmm1, [rsi - 16]                                  ;  1347.2 p2     192 dst reload
        movaps [r9 + 1248], xmm1                                 ;  1350.2 p3+p4  192 dst
        movaps xmm1, [rax + 48]                                  ;  1348.2 p2     192 dst reload
        movaps [r9 + 1264], xmm1                                 ;  1351.2 p3+p4  192 dst
        movaps xmm1, [rsi + 0]                                   ;  1349.2 p2     192 dst reload
        movaps [r9 + 1280], xmm1                                 ;  1352.2 p3+p4  192 dst
        movaps xmm1, [rcx + 0]                                   ;  1350.2 p2     192 dst reload
        movaps [r9 + 1296], xmm1                                 ;  1353.2 p3+p4  192 dst
        movaps xmm1, [rdx - 112]                                 ;  1351.2 p2     192 dst reload
        movaps [r9 + 1312], xmm1                                 ;  1354.2 p3+p4  192 dst
        movaps xmm1, [rcx + 96]                                  ;  1352.2 p2     192 dst reload
        movaps [r9 + 1328], xmm1                                 ;  1355.2 p3+p4  192 dst
        movaps xmm1, [rbp - 48]                                  ;  1353.2 p2     192 dst reload
        movaps [r9 + 1344], xmm1                                 ;  1356.2 p3+p4  192 dst
        movaps xmm1, [rcx + 80]                                  ;  1354.2 p2     192 dst reload
        movaps [r9 + 1360], xmm1                                 ;  1357.2 p3+p4  192 dst
        movaps xmm1, [rsi + 112]                                 ;  1355.2 p2     192 dst reload
        movaps [r9 + 1376], xmm1                                 ;  1358.2 p3+p4  192 dst
        movaps xmm1, [rax - 80]                                  ;  1356.2 p2     192 dst reload
        movaps [r9 + 1392], xmm1                                 ;  1359.2 p3+p4  192 dst
        movaps xmm1, [rsi - 80]                                  ;  1357.2 p2     192 dst reload
        movaps [r9 + 1408], xmm1                                 ;  1360.2 p3+p4  192 dst
        movaps xmm1, [rbx - 16]                                  ;  1358.2 p2     192 dst reload
        movaps [r9 + 1424], xmm1                                 ;  1361.2 p3+p4  192 dst
        movaps xmm1, [rsi - 64]                                  ;  1359.2 p2     192 dst reload
        movaps [r9 + 1440], xmm1                                 ;  1362.2 p3+p4  192 dst
        movaps xmm1, [rdi + 80]                                  ;  1360.2 p2     192 dst reload
        movaps [r9 + 1456], xmm1                                 ;  1363.2 p3+p4  192 dst
        movaps xmm1, [rbp + 16]                                  ;  1361.2 p2     192 dst reload
        movaps [r9 + 1472], xmm1                                 ;  1364.2 p3+p4  192 dst
        movaps [r9 + 1504], xmm10                                ;  1363.2 p3+p4  192 dst
        movaps xmm1, [rcx - 112]                                 ;  1362.2 p2     192 dst reload
        movaps [r9 + 1488], xmm1                                 ;  1365.2 p3+p4  192 dst
        movaps [r9 + 1520], xmm8                                 ;  1365.2 p3+p4  192 dst
        movaps xmm1, [rsi + 16]                                  ;  1363.2 p2     192 dst reload
        movaps [r9 + 1536], xmm1                                 ;  1366.2 p3+p4  192 dst
        movaps xmm1, [rbp - 128]                                 ;  1364.2 p2     192 dst reload
        movaps [r9 + 1552], xmm1                                 ;  1367.2 p3+p4  192 dst
        movaps xmm1, [rdx - 80]                                  ;  1365.2 p2     192 dst reload
        movaps [r9 + 1568], xmm1                                 ;  1368.2 p3+p4  192 dst
        movaps xmm1, [rax - 128]                                 ;  1366.2 p2     192 dst reload
        movaps [r9 + 1584], xmm1                                 ;  1369.2 p3+p4  192 dst
        movaps xmm1, [rbp + 80]                                  ;  1367.2 p2     192 dst reload
        movaps [r9 + 1600], xmm1                                 ;  1370.2 p3+p4  192 dst
        movaps xmm1, [rcx + 112]                                 ;  1368.2 p2     192 dst reload
        movaps [r9 + 1616], xmm1                                 ;  1371.2 p3+p4  192 dst
        movaps xmm1, [rdi - 128]                                 ;  1369.2 p2     192 dst reload
        movaps [r9 + 1632], xmm1                                 ;  1372.2 p3+p4  192 dst
        movaps xmm1, [rax - 64]                                  ;  1370.2 p2     192 dst reload
        movaps [r9 + 1648], xmm1                                 ;  1373.2 p3+p4  192 dst
        movaps xmm1, [rsi - 48]                                  ;  1371.2 p2     192 dst reload
        movaps [r9 + 1664], xmm1                                 ;  1374.2 p3+p4  192 dst
        movaps xmm1, [rbx + 0]                                   ;  1372.2 p2     192 dst reload
        movaps [r9 + 1680], xmm1                                 ;  1375.2 p3+p4  192 dst
        movaps xmm1, [rsi - 32]                                  ;  1373.2 p2     192 dst reload
        movaps [r9 + 1696], xmm1                                 ;  1376.2 p3+p4  192 dst
        movaps xmm1, [rdi + 96]                                  ;  1374.2 p2     192 dst reload
        movaps [r9 + 1712], xmm1                                 ;  1377.2 p3+p4  192 dst
        movaps xmm1, [rbp + 48]                                  ;  1375.2 p2     192 dst reload
        movaps [r9 + 1728], xmm1                                 ;  1378.2 p3+p4  192 dst
        movaps [r9 + 1760], xmm13                                ;  1379.2 p3+p4  192 dst
        movaps xmm1, [rcx - 80]                                  ;  1376.2 p2     192 dst reload
        movaps [r9 + 1744], xmm1                                 ;  1380.2 p3+p4  192 dst
        movaps [r9 + 1776], xmm0                                 ;  1381.2 p3+p4  192 dst
        movaps xmm0, [rsi + 48]                                  ;  1377.2 p2     192 dst reload
        movaps [r9 + 1792], xmm0                                 ;  1382.2 p3+p4  192 dst
        movaps xmm0, [rsi + 80]                                  ;  1378.2 p2     192 dst reload
        movaps [r9 + 1808], xmm0                                 ;  1383.2 p3+p4  192 dst
        movaps xmm0, [rax - 32]                                  ;  1379.2 p2     192 dst reload
        movaps [r9 + 1824], xmm0                                 ;  1384.2 p3+p4  192 dst
        movaps xmm0, [rdx - 16]                                  ;  1380.2 p2     192 dst reload
        movaps [r9 + 1840], xmm0                                 ;  1385.2 p3+p4  192 dst
        movaps xmm0, [r10 - 64]                                  ;  1381.2 p2     192 dst reload
        movaps [r9 + 1856], xmm0                                 ;  1386.2 p3+p4  192 dst
        movaps xmm0, [rsi + 64]                                  ;  1382.2 p2     192 dst reload
        movaps [r9 + 1872], xmm0                                 ;  1387.2 p3+p4  192 dst
        movaps xmm0, [rbx - 80]                                  ;  1383.2 p2     192 dst reload
        movaps [r9 + 1888], xmm0                                 ;  1388.2 p3+p4  192 dst
        movaps xmm0, [rdx + 96]                                  ;  1384.2 p2     192 dst reload
        movaps [r9 + 1904], xmm0                                 ;  1389.2 p3+p4  192 dst
        movaps xmm0, [rsi - 112]                                 ;  1385.2 p2     192 dst reload
        movaps [r9 + 1920], xmm0                                 ;  1390.2 p3+p4  192 dst
        movaps xmm0, [rax + 80]                                  ;  1386.2 p2     192 dst reload
        movaps [r9 + 1936], xmm0                                 ;  1391.2 p3+p4  192 dst
        movaps xmm0, [rcx - 16]                                  ;  1387.2 p2     192 dst reload
        movaps [r9 + 1952], xmm0                                 ;  1392.2 p3+p4  192 dst
        movaps xmm0, [rsi + 32]                                  ;  1388.2 p2     192 dst reload
        movaps [r9 + 1968], xmm0                                 ;  1393.2 p3+p4  192 dst
        movaps xmm0, [rdi - 16]                                  ;  1389.2 p2     192 dst reload
        movaps [r9 + 1984], xmm0                                 ;  1394.2 p3+p4  192 dst
        movaps xmm0, [rbp - 32]                                  ;  1390.2 p2     192 dst reload
        movaps [r9 + 2000], xmm0                                 ;  1395.2 p3+p4  192 dst
        movaps [r9 + 2016], xmm2                                 ;  1396.2 p3+p4  192 dst
        movaps [r9 + 2032], xmm15                                ;  1397.2 p3+p4  192 dst
        add r9, 0x800                                            ;  1386.5 p0     197 blocks
        add r8, 0x800                                            ;  1386.8 p1     197 blocks
        cmp r8, qword [rbp + 1816]                               ;                    more blocks?
        jne .blocks_1
        mov qword [rbp + 1808], r8                               ;                    resident
        mov qword [rbp + 1824], r9                               ;                    resident
.blocks_1_done:
        add rsp, 0x7b8                                           ;                    frame
        pop rbp                                                  ;                    preserved
        pop rbx                                                  ;                    preserved
        ret

        section .rodata align=64
; constants128
        align 16, db 0
aes_from_slices.T0_constants128:
        dq 0x5555555555555555, 0x5555555555555555, 0x3333333333333333, 0x3333333333333333, 0x0f0f0f0f0f0f0f0f, 0x0f0f0f0f0f0f0f0f, 0x00ff00ff00ff00ff, 0x00ff00ff00ff00ff
        dq 0x0000ffff0000ffff, 0x0000ffff0000ffff, 0x00000000ffffffff, 0x00000000ffffffff

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
