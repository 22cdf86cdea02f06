; aes_from_slices for Intel Pentium 4 (Prescott with EM64T, 64-bit) (prescott-64)
; made by cipherwright 0.1.0 from ciphers/aes.cw (sha256 c6978034f279af71); do not edit:
;   ./cw build aes_from_slices --cpu prescott-64 --variant bitsliced
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
;   body: 5 uops, planned 6.0; bounds: width 1.7, ports 2.0, path 2.0
;   blocks: 3862 uops, planned 1758.7; bounds: width 1287.3, ports 1667.0, path 57.0
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
        push rbp                                                 ;                    preserved
        sub rsp, 0x890                                           ;                    frame
        lea rbp, [rsp + 128]                                     ;                    frame
        mov dword [rbp + 2056], edx                              ;                    argument
        mov qword [rbp + 2032], rdi                              ;                    argument
        mov qword [rbp + 2048], rsi                              ;                    argument
        mov r8d, dword [rbp + 2056]                              ;     0.0 p2     197 blocks
        shl r8, 0xb                                              ;     4.0 p1     197 blocks
        add r8, qword [rbp + 2032]                               ;     5.0 p2+p0  197 blocks
        mov qword [rbp + 2040], r8                               ;     6.0 p0+p3  197 blocks
        cmp dword [rbp + 2056], 0                                ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rbp + 2032]                               ;                    resident
        mov r9, qword [rbp + 2048]                               ;                    resident
        align 16
.blocks_1:
        movdqa xmm0, [r8]                                        ;     0.0 p2     192 dst.0
        movdqa xmm1, [r8 + 16]                                   ;     1.0 p2     192 dst.1
        movdqa xmm2, [r8 + 32]                                   ;     2.0 p2     192 dst.2
        movdqa xmm3, [r8 + 48]                                   ;     3.0 p2     192 dst.3
        movdqa xmm4, [r8 + 64]                                   ;     4.0 p2     192 dst.4
        movdqa xmm5, [r8 + 80]                                   ;     5.0 p2     192 dst.5
        movdqa xmm6, [r8 + 96]                                   ;     6.0 p2     192 dst.6
        movdqa xmm7, [r8 + 128]                                  ;     7.0 p2     192 dst.8
        movdqa xmm8, [r8 + 112]                                  ;     8.0 p2     192 dst.7
        movdqa xmm9, [r8 + 144]                                  ;     9.0 p2     192 dst.9
        movdqa xmm10, [r8 + 160]                                 ;    10.0 p2     192 dst.10
        movdqa xmm11, [r8 + 176]                                 ;    11.0 p2     192 dst.11
        movdqa xmm12, [r8 + 192]                                 ;    12.0 p2     192 dst.12
        movdqa xmm13, [r8 + 208]                                 ;    13.0 p2     192 dst.13
        movdqa xmm14, [r8 + 224]                                 ;    14.0 p2     192 dst.14
        movdqa xmm15, [r8 + 256]                                 ;    15.0 p2     192 dst.16
        movdqa xmm15, [r8 + 240]                                 ;    16.0 p2     192 dst.15
        movdqa xmm15, [r8 + 272]                                 ;    17.0 p2     192 dst.17
        movdqa xmm15, [r8 + 288]                                 ;    18.0 p2     192 dst.18
        movdqa xmm15, [r8 + 304]                                 ;    19.0 p2     192 dst.19
        movdqa xmm15, [r8 + 320]                                 ;    20.0 p2     192 dst.20
        movdqa xmm15, [r8 + 336]                                 ;    21.0 p2     192 dst.21
        movdqa xmm15, [r8 + 352]                                 ;    22.0 p2     192 dst.22
        movdqa xmm15, [r8 + 384]                                 ;    23.0 p2     192 dst.24
        movdqa xmm15, [r8 + 368]                                 ;    24.0 p2     192 dst.23
        movdqa xmm15, [r8 + 400]                                 ;    25.0 p2     192 dst.25
        movdqa xmm15, [r8 + 416]                                 ;    26.0 p2     192 dst.26
        movdqa xmm15, [r8 + 432]                                 ;    27.0 p2     192 dst.27
        movdqa xmm15, [r8 + 448]                                 ;    28.0 p2     192 dst.28
        movdqa xmm15, [r8 + 464]                                 ;    29.0 p2     192 dst.29
        movdqa xmm15, [r8 + 480]                                 ;    30.0 p2     192 dst.30
        movdqa xmm15, [r8 + 512]                                 ;    31.0 p2     192 dst.0
        movdqa xmm15, [r8 + 496]                                 ;    32.0 p2     192 dst.31
        movdqa xmm15, [r8 + 528]                                 ;    33.0 p2     192 dst.1
        movdqa xmm15, [r8 + 544]                                 ;    34.0 p2     192 dst.2
        movdqa xmm15, [r8 + 560]                                 ;    35.0 p2     192 dst.3
        movdqa xmm15, [r8 + 576]                                 ;    36.0 p2     192 dst.4
        movdqa xmm15, [r8 + 592]                                 ;    37.0 p2     192 dst.5
        movdqa xmm15, [r8 + 608]                                 ;    38.0 p2     192 dst.6
        movdqa xmm15, [r8 + 640]                                 ;    39.0 p2     192 dst.8
        movdqa xmm15, [r8 + 624]                                 ;    40.0 p2     192 dst.7
        movdqa xmm15, [r8 + 656]                                 ;    41.0 p2     192 dst.9
        movdqa xmm15, [r8 + 672]                                 ;    42.0 p2     192 dst.10
        movdqa xmm15, [r8 + 688]                                 ;    43.0 p2     192 dst.11
        movdqa xmm15, [r8 + 704]                                 ;    44.0 p2     192 dst.12
        movdqa xmm15, [r8 + 720]                                 ;    45.0 p2     192 dst.13
        movdqa xmm15, [r8 + 736]                                 ;    46.0 p2     192 dst.14
        movdqa xmm15, [r8 + 768]                                 ;    47.0 p2     192 dst.16
        movdqa xmm15, [r8 + 752]                                 ;    48.0 p2     192 dst.15
        movdqa xmm15, [r8 + 784]                                 ;    49.0 p2     192 dst.17
        movdqa xmm15, [r8 + 800]                                 ;    50.0 p2     192 dst.18
        pshufd xmm15, xmm0, 0xe4                                 ;    17.0 p1     192 dst copy
        psrlq xmm15, 1                                           ;    21.0 p1     192 dst
        pxor xmm15, xmm1                                         ;    23.0 p1     192 dst
        pand xmm15, [rel aes_from_slices.T0_constants128]        ;    51.0 p2+p1  192 dst
        pxor xmm1, xmm15                                         ;    53.0 p1     192 dst
        psllq xmm15, 1                                           ;    53.0 p1     192 dst
        pxor xmm0, xmm15                                         ;    55.0 p1     192 dst
        movdqa xmm15, [r8 + 816]                                 ;    52.0 p2     192 dst.19
        movdqa xmm15, [r8 + 832]                                 ;    53.0 p2     192 dst.20
        movdqa xmm15, [r8 + 848]                                 ;    54.0 p2     192 dst.21
        movdqa xmm15, [r8 + 864]                                 ;    55.0 p2     192 dst.22
        movdqa xmm15, [r8 + 896]                                 ;    56.0 p2     192 dst.24
        movdqa xmm15, [r8 + 880]                                 ;    57.0 p2     192 dst.23
        movdqa xmm15, [r8 + 912]                                 ;    58.0 p2     192 dst.25
        movdqa xmm15, [r8 + 928]                                 ;    59.0 p2     192 dst.26
        movdqa xmm15, xmm2                                       ;    22.3 p0     192 dst copy
        psrlq xmm15, 1                                           ;    29.3 p1     192 dst
        pxor xmm15, xmm3                                         ;    31.3 p1     192 dst
        pand xmm15, [rel aes_from_slices.T0_constants128]        ;    60.0 p2+p1  192 dst
        pxor xmm3, xmm15                                         ;    62.0 p1     192 dst
        psllq xmm15, 1                                           ;    62.0 p1     192 dst
        pxor xmm2, xmm15                                         ;    64.0 p1     192 dst
        movdqa xmm15, [r8 + 944]                                 ;    61.0 p2     192 dst.27
        movdqa xmm15, [r8 + 960]                                 ;    62.0 p2     192 dst.28
        movdqa xmm15, [r8 + 976]                                 ;    63.0 p2     192 dst.29
        movdqa xmm15, [r8 + 992]                                 ;    64.0 p2     192 dst.30
        movdqa xmm15, [r8 + 1024]                                ;    65.0 p2     192 dst.0
        movdqa xmm15, [r8 + 1008]                                ;    66.0 p2     192 dst.31
        movdqa xmm15, [r8 + 1040]                                ;    67.0 p2     192 dst.1
        movdqa xmm15, xmm4                                       ;    27.3 p0     192 dst copy
        psrlq xmm15, 1                                           ;    34.3 p1     192 dst
        pxor xmm15, xmm5                                         ;    36.3 p1     192 dst
        pand xmm15, [rel aes_from_slices.T0_constants128]        ;    68.0 p2+p1  192 dst
        pxor xmm5, xmm15                                         ;    70.0 p1     192 dst
        psllq xmm15, 1                                           ;    70.0 p1     192 dst
        pxor xmm4, xmm15                                         ;    72.0 p1     192 dst
        movdqa xmm15, [r8 + 1056]                                ;    69.0 p2     192 dst.2
        movdqa xmm15, [r8 + 1072]                                ;    70.0 p2     192 dst.3
        movdqa xmm15, [r8 + 1088]                                ;    71.0 p2     192 dst.4
        movdqa xmm15, [r8 + 1104]                                ;    72.0 p2     192 dst.5
        movdqa xmm15, [r8 + 1120]                                ;    73.0 p2     192 dst.6
        movdqa xmm15, [r8 + 1152]                                ;    74.0 p2     192 dst.8
        movdqa xmm15, xmm6                                       ;    32.0 p0     192 dst copy
        psrlq xmm15, 1                                           ;    39.0 p1     192 dst
        pxor xmm15, xmm8                                         ;    41.0 p1     192 dst
        pand xmm15, [rel aes_from_slices.T0_constants128]        ;    75.0 p2+p1  192 dst
        pxor xmm8, xmm15                                         ;    77.0 p1     192 dst
        psllq xmm15, 1                                           ;    77.0 p1     192 dst
        pxor xmm6, xmm15                                         ;    79.0 p1     192 dst
        movdqa xmm15, [r8 + 1136]                                ;    76.0 p2     192 dst.7
        movdqa xmm15, [r8 + 1168]                                ;    77.0 p2     192 dst.9
        movdqa xmm15, [r8 + 1184]                                ;    78.0 p2     192 dst.10
        movdqa xmm15, [r8 + 1200]                                ;    79.0 p2     192 dst.11
        movdqa xmm15, [r8 + 1216]                                ;    80.0 p2     192 dst.12
        movdqa xmm15, [r8 + 1232]                                ;    81.0 p2     192 dst.13
        movdqa xmm15, [r8 + 1248]                                ;    82.0 p2     192 dst.14
        movdqa xmm15, [r8 + 1280]                                ;    83.0 p2     192 dst.16
        movdqa xmm15, [r8 + 1264]                                ;    84.0 p2     192 dst.15
        movdqa xmm15, [r8 + 1296]                                ;    85.0 p2     192 dst.17
        movdqa xmm15, [r8 + 1312]                                ;    86.0 p2     192 dst.18
        movdqa xmm15, [r8 + 1328]                                ;    87.0 p2     192 dst.19
        movdqa xmm15, [r8 + 1344]                                ;    88.0 p2     192 dst.20
        movdqa xmm15, [r8 + 1360]                                ;    89.0 p2     192 dst.21
        movdqa xmm15, [r8 + 1376]                                ;    90.0 p2     192 dst.22
        movdqa xmm15, [r8 + 1408]                                ;    91.0 p2     192 dst.24
        movdqa xmm15, [r8 + 1392]                                ;    92.0 p2     192 dst.23
        movdqa xmm15, [r8 + 1424]                                ;    93.0 p2     192 dst.25
        movdqa xmm15, [r8 + 1440]                                ;    94.0 p2     192 dst.26
        movdqa xmm15, [r8 + 1456]                                ;    95.0 p2     192 dst.27
        movdqa xmm15, [r8 + 1472]                                ;    96.0 p2     192 dst.28
        movdqa xmm15, [r8 + 1488]                                ;    97.0 p2     192 dst.29
        movdqa xmm15, [r8 + 1504]                                ;    98.0 p2     192 dst.30
        movdqa xmm15, [r8 + 1536]                                ;    99.0 p2     192 dst.0
        movdqa xmm15, [r8 + 1520]                                ;   100.0 p2     192 dst.31
        movdqa xmm15, [r8 + 1552]                                ;   101.0 p2     192 dst.1
        movdqa xmm15, [r8 + 1568]                                ;   102.0 p2     192 dst.2
        movdqa xmm15, [r8 + 1584]                                ;   103.0 p2     192 dst.3
        movdqa xmm15, [r8 + 1600]                                ;   104.0 p2     192 dst.4
        movdqa xmm15, [r8 + 1616]                                ;   105.0 p2     192 dst.5
        movdqa xmm15, [r8 + 1632]                                ;   106.0 p2     192 dst.6
        movdqa xmm15, [r8 + 1664]                                ;   107.0 p2     192 dst.8
        movdqa xmm15, [r8 + 1648]                                ;   108.0 p2     192 dst.7
        movdqa xmm15, [r8 + 1680]                                ;   109.0 p2     192 dst.9
        movdqa xmm15, [r8 + 1696]                                ;   110.0 p2     192 dst.10
        movdqa xmm15, [r8 + 1712]                                ;   111.0 p2     192 dst.11
        movdqa xmm15, [r8 + 1728]                                ;   112.0 p2     192 dst.12
        movdqa xmm15, [r8 + 1744]                                ;   113.0 p2     192 dst.13
        movdqa xmm15, [r8 + 1760]                                ;   114.0 p2     192 dst.14
        movdqa xmm15, [r8 + 1792]                                ;   115.0 p2     192 dst.16
        movdqa xmm15, [r8 + 1776]                                ;   116.0 p2     192 dst.15
        movdqa xmm15, [r8 + 1808]                                ;   117.0 p2     192 dst.17
        pshufd xmm15, xmm1, 0xe4                                 ;    55.0 p1     192 dst copy
        psrlq xmm15, 2                                           ;    59.0 p1     192 dst
        pxor xmm15, xmm3                                         ;    64.0 p1     192 dst
        pand xmm15, [rel aes_from_slices.T0_constants128 + 16]   ;   118.0 p2+p1  192 dst
        pxor xmm3, xmm15                                         ;   120.0 p1     192 dst
        psllq xmm15, 2                                           ;   120.0 p1     192 dst
        pxor xmm1, xmm15                                         ;   122.0 p1     192 dst
        movdqa xmm15, xmm0                                       ;    57.0 p0     192 dst copy
        psrlq xmm15, 2                                           ;    64.0 p1     192 dst
        pxor xmm15, xmm2                                         ;    66.0 p1     192 dst
        pand xmm15, [rel aes_from_slices.T0_constants128 + 16]   ;   119.0 p2+p1  192 dst
        pxor xmm2, xmm15                                         ;   121.0 p1     192 dst
        psllq xmm15, 2                                           ;   121.0 p1     192 dst
        pxor xmm0, xmm15                                         ;   123.0 p1     192 dst
        movdqa xmm15, [r8 + 1824]                                ;   120.0 p2     192 dst.18
        movdqa xmm15, [r8 + 1840]                                ;   121.0 p2     192 dst.19
        movdqa xmm15, [r8 + 1856]                                ;   122.0 p2     192 dst.20
        movdqa xmm15, [r8 + 1872]                                ;   123.0 p2     192 dst.21
        movdqa xmm15, [r8 + 1888]                                ;   124.0 p2     192 dst.22
        movdqa xmm15, [r8 + 1920]                                ;   125.0 p2     192 dst.24
        movdqa xmm15, [r8 + 1904]                                ;   126.0 p2     192 dst.23
        movdqa xmm15, [r8 + 1936]                                ;   127.0 p2     192 dst.25
        movdqa xmm15, [r8 + 1952]                                ;   128.0 p2     192 dst.26
        movdqa xmm15, [r8 + 1968]                                ;   129.0 p2     192 dst.27
        movdqa xmm15, [r8 + 1984]                                ;   130.0 p2     192 dst.28
        movdqa xmm15, [r8 + 2000]                                ;   131.0 p2     192 dst.29
        movdqa xmm15, xmm7                                       ;    59.0 p0     192 dst copy
        psrlq xmm15, 1                                           ;    66.0 p1     192 dst
        pxor xmm15, xmm9                                         ;    68.0 p1     192 dst
        pand xmm15, [rel aes_from_slices.T0_constants128]        ;   132.0 p2+p1  192 dst
        pxor xmm9, xmm15                                         ;   134.0 p1     192 dst
        psllq xmm15, 1                                           ;   134.0 p1     192 dst
        pxor xmm7, xmm15                                         ;   136.0 p1     192 dst
        movdqa xmm15, [r8 + 2016]                                ;   133.0 p2     192 dst.30
        movdqa xmm15, [r8 + 2032]                                ;   134.0 p2     192 dst.31
        movdqa xmm15, xmm10                                      ;    63.7 p0     192 dst copy
        psrlq xmm15, 1                                           ;    70.7 p1     192 dst
        pxor xmm15, xmm11                                        ;    72.7 p1     192 dst
        pand xmm15, [rel aes_from_slices.T0_constants128]        ;   135.0 p2+p1  192 dst
        pxor xmm11, xmm15                                        ;   137.0 p1     192 dst
        psllq xmm15, 1                                           ;   137.0 p1     192 dst
        pxor xmm10, xmm15                                        ;   139.0 p1     192 dst
        movdqa xmm15, xmm5                                       ;    72.0 p0     192 dst copy
        psrlq xmm15, 2                                           ;    79.0 p1     192 dst
        pxor xmm15, xmm8                                         ;    81.0 p1     192 dst
        pand xmm15, [rel aes_from_slices.T0_constants128 + 16]   ;   136.0 p2+p1  192 dst
        pxor xmm8, xmm15                                         ;   138.0 p1     192 dst
        psllq xmm15, 2                                           ;   138.0 p1     192 dst
        pxor xmm5, xmm15                                         ;   140.0 p1     192 dst
        movdqa xmm15, xmm4                                       ;    74.0 p0     192 dst copy
        psrlq xmm15, 2                                           ;    81.0 p1     192 dst
        pxor xmm15, xmm6                                         ;    83.0 p1     192 dst
        pand xmm15, [rel aes_from_slices.T0_constants128 + 16]   ;   137.0 p2+p1  192 dst
        pxor xmm6, xmm15                                         ;   139.0 p1     192 dst
        psllq xmm15, 2                                           ;   139.0 p1     192 dst
        pxor xmm4, xmm15                                         ;   141.0 p1     192 dst
        movdqa xmm15, xmm12                                      ;    78.3 p0     192 dst copy
        psrlq xmm15, 1                                           ;    85.7 p1     192 dst
        pxor xmm15, xmm13                                        ;    87.7 p1     192 dst
        pand xmm15, [rel aes_from_slices.T0_constants128]        ;   138.0 p2+p1  192 dst
        pxor xmm13, xmm15                                        ;   140.0 p1     192 dst
        psllq xmm15, 1                                           ;   140.0 p1     192 dst
        pxor xmm12, xmm15                                        ;   142.0 p1     192 dst
        movdqa xmm15, xmm14                                      ;    81.0 p0     192 dst copy
        psrlq xmm15, 1                                           ;    91.7 p1     192 dst
        pxor xmm15, [r8 + 240]                                   ;   139.0 p2+p1  192 dst
        pand xmm15, [rel aes_from_slices.T0_constants128]        ;   141.0 p2+p1  192 dst
        movdqa [rbp - 128], xmm13                                ;   142.0 p0+p3  192 dst spill
        movdqa xmm13, xmm0                                       ;   125.0 p0     192 dst copy
        psrlq xmm13, 4                                           ;   132.0 p1     192 dst
        pxor xmm13, xmm4                                         ;   143.0 p1     192 dst
        pand xmm13, [rel aes_from_slices.T0_constants128 + 32]   ;   145.0 p2+p1  192 dst
        pxor xmm4, xmm13                                         ;   147.0 p1     192 dst
        psllq xmm13, 4                                           ;   147.0 p1     192 dst
        pxor xmm0, xmm13                                         ;   149.0 p1     192 dst
        movdqa xmm13, xmm1                                       ;   124.0 p0     192 dst copy
        psrlq xmm13, 4                                           ;   131.0 p1     192 dst
        pxor xmm13, xmm5                                         ;   142.0 p1     192 dst
        pand xmm13, [rel aes_from_slices.T0_constants128 + 32]   ;   144.0 p2+p1  192 dst
        pxor xmm5, xmm13                                         ;   146.0 p1     192 dst
        psllq xmm13, 4                                           ;   146.0 p1     192 dst
        pxor xmm1, xmm13                                         ;   148.0 p1     192 dst
        movdqa xmm13, xmm2                                       ;   123.0 p0     192 dst copy
        psrlq xmm13, 4                                           ;   130.0 p1     192 dst
        pxor xmm13, xmm6                                         ;   141.0 p1     192 dst
        pand xmm13, [rel aes_from_slices.T0_constants128 + 32]   ;   143.0 p2+p1  192 dst
        pxor xmm6, xmm13                                         ;   145.0 p1     192 dst
        psllq xmm13, 4                                           ;   145.0 p1     192 dst
        pxor xmm2, xmm13                                         ;   147.0 p1     192 dst
        movdqa xmm13, xmm3                                       ;   122.0 p0     192 dst copy
        psrlq xmm13, 4                                           ;   129.0 p1     192 dst
        pxor xmm13, xmm8                                         ;   140.0 p1     192 dst
        pand xmm13, [rel aes_from_slices.T0_constants128 + 32]   ;   144.0 p2+p1  192 dst
        pxor xmm8, xmm13                                         ;   146.0 p1     192 dst
        psllq xmm13, 4                                           ;   146.0 p1     192 dst
        pxor xmm3, xmm13                                         ;   148.0 p1     192 dst
        movdqa xmm13, xmm9                                       ;   136.0 p0     192 dst copy
        psrlq xmm13, 2                                           ;   143.0 p1     192 dst
        pxor xmm13, xmm11                                        ;   145.0 p1     192 dst
        pand xmm13, [rel aes_from_slices.T0_constants128 + 16]   ;   147.0 p2+p1  192 dst
        pxor xmm11, xmm13                                        ;   149.0 p1     192 dst
        psllq xmm13, 2                                           ;   149.0 p1     192 dst
        pxor xmm9, xmm13                                         ;   151.0 p1     192 dst
        movdqa xmm13, xmm7                                       ;   138.0 p0     192 dst copy
        psrlq xmm13, 2                                           ;   145.0 p1     192 dst
        pxor xmm13, xmm10                                        ;   147.0 p1     192 dst
        pand xmm13, [rel aes_from_slices.T0_constants128 + 16]   ;   149.0 p2+p1  192 dst
        pxor xmm10, xmm13                                        ;   151.0 p1     192 dst
        psllq xmm13, 2                                           ;   151.0 p1     192 dst
        pxor xmm7, xmm13                                         ;   153.0 p1     192 dst
        pshufd xmm13, xmm15, 0xe4                                ;   143.0 p1     192 dst copy
        psllq xmm13, 1                                           ;   147.0 p1     192 dst
        pxor xmm14, xmm13                                        ;   149.0 p1     192 dst
        pxor xmm15, [r8 + 240]                                   ;   147.0 p2+p1  192 dst
        movdqa xmm13, xmm12                                      ;   144.0 p0     192 dst copy
        psrlq xmm13, 2                                           ;   151.0 p1     192 dst
        pxor xmm13, xmm14                                        ;   153.0 p1     192 dst
        pand xmm13, [rel aes_from_slices.T0_constants128 + 16]   ;   155.0 p2+p1  192 dst
        pxor xmm14, xmm13                                        ;   157.0 p1     192 dst
        psllq xmm13, 2                                           ;   157.0 p1     192 dst
        pxor xmm12, xmm13                                        ;   159.0 p1     192 dst
        movdqa xmm13, xmm15                                      ;   149.0 p0     192 dst copy
        movdqa [rbp - 112], xmm8                                 ;   148.0 p0+p3  192 dst spill
        movdqa xmm8, xmm9                                        ;   153.0 p0     192 dst copy
        psrlq xmm8, 4                                            ;   160.0 p1     192 dst
        movdqa [rbp - 96], xmm6                                  ;   147.0 p0+p3  192 dst spill
        movdqa xmm6, xmm7                                        ;   155.0 p0     192 dst copy
        psrlq xmm6, 4                                            ;   162.0 p1     192 dst
        pxor xmm6, xmm12                                         ;   164.0 p1     192 dst
        pand xmm6, [rel aes_from_slices.T0_constants128 + 32]    ;   166.0 p2+p1  192 dst
        pxor xmm12, xmm6                                         ;   168.0 p1     192 dst
        psllq xmm6, 4                                            ;   168.0 p1     192 dst
        pxor xmm7, xmm6                                          ;   170.0 p1     192 dst
        movdqa xmm6, xmm11                                       ;   151.0 p0     192 dst copy
        psrlq xmm6, 4                                            ;   158.0 p1     192 dst
        movdqa [rbp - 80], xmm12                                 ;   170.0 p0+p3  192 dst spill
        movdqa xmm12, xmm10                                      ;   153.0 p0     192 dst copy
        psrlq xmm12, 4                                           ;   160.0 p1     192 dst
        pxor xmm12, xmm14                                        ;   162.0 p1     192 dst
        pand xmm12, [rel aes_from_slices.T0_constants128 + 32]   ;   164.0 p2+p1  192 dst
        pxor xmm14, xmm12                                        ;   166.0 p1     192 dst
        psllq xmm12, 4                                           ;   166.0 p1     192 dst
        pxor xmm10, xmm12                                        ;   168.0 p1     192 dst
        movdqa xmm12, [rbp - 128]                                ;   151.0 p2     192 dst
        movdqa [rbp - 64], xmm14                                 ;   168.0 p0+p3  192 dst spill
        movdqa xmm14, [r8 + 272]                                 ;   152.0 p2     192 dst
        movdqa [rbp - 48], xmm10                                 ;   170.0 p0+p3  192 dst spill
        movdqa xmm10, [r8 + 256]                                 ;   153.0 p2     192 dst
        movdqa [rbp - 32], xmm7                                  ;   172.0 p0+p3  192 dst spill
        movdqa xmm7, [r8 + 272]                                  ;   154.0 p2     192 dst
        movdqa [rbp - 16], xmm5                                  ;   152.7 p0+p3  192 dst spill
        movdqa xmm5, [r8 + 304]                                  ;   155.0 p2     192 dst
        movdqa [rbp + 0], xmm4                                   ;   154.7 p0+p3  192 dst spill
        movdqa xmm4, [r8 + 288]                                  ;   156.0 p2     192 dst
        movdqa [rbp + 16], xmm3                                  ;   156.7 p0+p3  192 dst spill
        movdqa xmm3, [r8 + 336]                                  ;   157.0 p2     192 dst
        movdqa [rbp + 32], xmm2                                  ;   158.7 p0+p3  192 dst spill
        movdqa xmm2, [r8 + 304]                                  ;   158.0 p2     192 dst
        movdqa [rbp + 48], xmm1                                  ;   160.7 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 320]                                  ;   159.0 p2     192 dst
        movdqa [rbp + 64], xmm0                                  ;   162.7 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 336]                                  ;   160.0 p2     192 dst
        movdqa [rbp + 80], xmm0                                  ;   171.0 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 368]                                  ;   161.0 p2     192 dst
        movdqa [rbp + 96], xmm0                                  ;   172.0 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 352]                                  ;   162.0 p2     192 dst
        movdqa [rbp + 112], xmm0                                 ;   173.0 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 368]                                  ;   163.0 p2     192 dst
        movdqa [rbp + 128], xmm0                                 ;   174.0 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 400]                                  ;   164.0 p2     192 dst
        movdqa [rbp + 144], xmm0                                 ;   175.0 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 384]                                  ;   165.0 p2     192 dst
        movdqa [rbp + 160], xmm0                                 ;   176.0 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 400]                                  ;   166.0 p2     192 dst
        movdqa [rbp + 176], xmm0                                 ;   177.0 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 432]                                  ;   167.0 p2     192 dst
        movdqa [rbp + 192], xmm0                                 ;   178.7 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 416]                                  ;   168.0 p2     192 dst
        movdqa [rbp + 208], xmm0                                 ;   180.7 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 464]                                  ;   169.0 p2     192 dst
        movdqa [rbp + 224], xmm0                                 ;   182.7 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 432]                                  ;   170.0 p2     192 dst
        movdqa [rbp + 240], xmm0                                 ;   184.7 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 448]                                  ;   171.0 p2     192 dst
        movdqa [rbp + 256], xmm0                                 ;   186.7 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 464]                                  ;   172.0 p2     192 dst
        movdqa [rbp + 272], xmm0                                 ;   188.7 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 496]                                  ;   173.0 p2     192 dst
        movdqa [rbp + 288], xmm0                                 ;   190.7 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 480]                                  ;   174.0 p2     192 dst
        movdqa [rbp + 304], xmm0                                 ;   192.7 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 496]                                  ;   175.0 p2     192 dst
        movdqa [rbp + 320], xmm0                                 ;   194.7 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 528]                                  ;   176.0 p2     192 dst
        movdqa [rbp + 336], xmm0                                 ;   196.7 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 512]                                  ;   177.0 p2     192 dst
        movdqa [rbp + 352], xmm0                                 ;   198.7 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 528]                                  ;   178.0 p2     192 dst
        movdqa [rbp + 368], xmm0                                 ;   200.7 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 560]                                  ;   179.0 p2     192 dst
        movdqa [rbp + 384], xmm0                                 ;   202.7 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 544]                                  ;   180.0 p2     192 dst
        movdqa [rbp + 400], xmm0                                 ;   204.7 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 592]                                  ;   181.0 p2     192 dst
        movdqa [rbp + 416], xmm0                                 ;   206.7 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 560]                                  ;   182.0 p2     192 dst
        movdqa [rbp + 432], xmm0                                 ;   208.7 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 576]                                  ;   183.0 p2     192 dst
        movdqa [rbp + 448], xmm0                                 ;   210.7 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 592]                                  ;   184.0 p2     192 dst
        movdqa [rbp + 464], xmm0                                 ;   212.7 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 624]                                  ;   185.0 p2     192 dst
        movdqa [rbp + 480], xmm0                                 ;   214.7 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 608]                                  ;   186.0 p2     192 dst
        movdqa [rbp + 496], xmm0                                 ;   216.7 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 624]                                  ;   187.0 p2     192 dst
        movdqa [rbp + 512], xmm0                                 ;   218.7 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 656]                                  ;   188.0 p2     192 dst
        movdqa [rbp + 528], xmm0                                 ;   220.7 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 640]                                  ;   189.0 p2     192 dst
        movdqa [rbp + 544], xmm0                                 ;   222.7 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 656]                                  ;   190.0 p2     192 dst
        movdqa [rbp + 560], xmm0                                 ;   224.7 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 688]                                  ;   191.0 p2     192 dst
        movdqa [rbp + 576], xmm0                                 ;   226.7 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 672]                                  ;   192.0 p2     192 dst
        movdqa [rbp + 592], xmm0                                 ;   228.7 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 720]                                  ;   193.0 p2     192 dst
        movdqa [rbp + 608], xmm0                                 ;   230.7 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 688]                                  ;   194.0 p2     192 dst
        movdqa [rbp + 624], xmm0                                 ;   232.7 p0+p3  192 dst spill
        movdqa xmm0, [rbp - 128]                                 ;   195.0 p2     192 dst
        psrlq xmm0, 2                                            ;   206.0 p1     192 dst
        pxor xmm13, xmm0                                         ;   208.0 p1     192 dst
        movdqa xmm0, [rel aes_from_slices.T0_constants128 + 16]  ;   196.0 p2     192 dst reload
        pand xmm13, xmm0                                         ;   210.0 p1     192 dst
        pxor xmm15, xmm13                                        ;   212.0 p1     192 dst
        psllq xmm13, 2                                           ;   212.0 p1     192 dst
        pxor xmm12, xmm13                                        ;   214.0 p1     192 dst
        pxor xmm8, xmm12                                         ;   216.0 p1     192 dst
        pxor xmm6, xmm15                                         ;   214.0 p1     192 dst
        movdqa xmm13, [rel aes_from_slices.T0_constants128 + 32] ;   197.0 p2     192 dst reload
        pand xmm8, xmm13                                         ;   218.0 p1     192 dst
        pxor xmm12, xmm8                                         ;   220.0 p1     192 dst
        psllq xmm8, 4                                            ;   220.0 p1     192 dst
        pxor xmm9, xmm8                                          ;   222.0 p1     192 dst
        pand xmm6, xmm13                                         ;   216.0 p1     192 dst
        pxor xmm15, xmm6                                         ;   218.0 p1     192 dst
        psllq xmm6, 4                                            ;   218.0 p1     192 dst
        pxor xmm11, xmm6                                         ;   220.0 p1     192 dst
        movdqa xmm6, [r8 + 256]                                  ;   198.0 p2     192 dst
        psrlq xmm6, 1                                            ;   209.0 p1     192 dst
        pxor xmm14, xmm6                                         ;   211.0 p1     192 dst
        movdqa xmm6, [rel aes_from_slices.T0_constants128]       ;   199.0 p2     192 dst reload
        pand xmm14, xmm6                                         ;   213.0 p1     192 dst
        pxor xmm7, xmm14                                         ;   215.0 p1     192 dst
        psllq xmm14, 1                                           ;   215.0 p1     192 dst
        pxor xmm10, xmm14                                        ;   217.0 p1     192 dst
        movdqa xmm8, xmm7                                        ;   217.0 p0     192 dst copy
        psrlq xmm8, 2                                            ;   224.0 p1     192 dst
        movdqa xmm14, xmm10                                      ;   219.0 p0     192 dst copy
        psrlq xmm14, 2                                           ;   226.0 p1     192 dst
        movdqa [rbp - 128], xmm15                                ;   234.7 p0+p3  192 dst spill
        movdqa xmm15, [r8 + 704]                                 ;   201.3 p2     192 dst
        movdqa [rbp + 640], xmm12                                ;   236.7 p0+p3  192 dst spill
        movdqa xmm12, [r8 + 720]                                 ;   202.3 p2     192 dst
        movdqa [rbp + 656], xmm11                                ;   238.7 p0+p3  192 dst spill
        movdqa xmm11, [r8 + 752]                                 ;   203.3 p2     192 dst
        movdqa [rbp + 672], xmm9                                 ;   240.7 p0+p3  192 dst spill
        movdqa xmm9, [r8 + 736]                                  ;   204.3 p2     192 dst
        movdqa xmm13, [r8 + 752]                                 ;   205.3 p2     192 dst
        movdqa [rbp + 688], xmm13                                ;   242.7 p0+p3  192 dst spill
        movdqa xmm13, [r8 + 288]                                 ;   206.3 p2     192 dst
        psrlq xmm13, 1                                           ;   217.3 p1     192 dst
        pxor xmm5, xmm13                                         ;   219.3 p1     192 dst
        pand xmm5, xmm6                                          ;   221.3 p1     192 dst
        pxor xmm2, xmm5                                          ;   223.3 p1     192 dst
        psllq xmm5, 1                                            ;   223.3 p1     192 dst
        pxor xmm4, xmm5                                          ;   225.3 p1     192 dst
        pxor xmm8, xmm2                                          ;   226.0 p1     192 dst
        pxor xmm14, xmm4                                         ;   228.0 p1     192 dst
        pand xmm14, xmm0                                         ;   230.0 p1     192 dst
        pxor xmm4, xmm14                                         ;   232.0 p1     192 dst
        psllq xmm14, 2                                           ;   232.0 p1     192 dst
        pxor xmm10, xmm14                                        ;   234.0 p1     192 dst
        pand xmm8, xmm0                                          ;   228.0 p1     192 dst
        pxor xmm2, xmm8                                          ;   230.0 p1     192 dst
        psllq xmm8, 2                                            ;   230.0 p1     192 dst
        pxor xmm7, xmm8                                          ;   232.0 p1     192 dst
        movdqa xmm5, [r8 + 320]                                  ;   211.3 p2     192 dst
        psrlq xmm5, 1                                            ;   230.7 p1     192 dst
        pxor xmm3, xmm5                                          ;   232.7 p1     192 dst
        pand xmm3, xmm6                                          ;   234.7 p1     192 dst
        movdqa xmm5, [rbp + 80]                                  ;   212.7 p2     192 dst reload
        pxor xmm5, xmm3                                          ;   236.7 p1     192 dst
        psllq xmm3, 1                                            ;   236.7 p1     192 dst
        pxor xmm1, xmm3                                          ;   238.7 p1     192 dst
        movdqa xmm3, [r8 + 352]                                  ;   214.0 p2     192 dst
        psrlq xmm3, 1                                            ;   236.7 p1     192 dst
        movdqa xmm8, [rbp + 96]                                  ;   215.0 p2     192 dst reload
        pxor xmm8, xmm3                                          ;   238.7 p1     192 dst
        pand xmm8, xmm6                                          ;   240.7 p1     192 dst
        movdqa xmm3, [rbp + 128]                                 ;   216.0 p2     192 dst reload
        pxor xmm3, xmm8                                          ;   242.7 p1     192 dst
        psllq xmm8, 1                                            ;   242.7 p1     192 dst
        movdqa xmm13, [rbp + 112]                                ;   217.0 p2     192 dst reload
        pxor xmm13, xmm8                                         ;   244.7 p1     192 dst
        movdqa xmm8, xmm7                                        ;   234.0 p0     192 dst copy
        psrlq xmm8, 4                                            ;   242.7 p1     192 dst
        movdqa xmm14, xmm10                                      ;   236.0 p0     192 dst copy
        psrlq xmm14, 4                                           ;   243.7 p1     192 dst
        movdqa xmm6, xmm5                                        ;   238.7 p0     192 dst copy
        psrlq xmm6, 2                                            ;   245.7 p1     192 dst
        pxor xmm6, xmm3                                          ;   247.7 p1     192 dst
        pand xmm6, xmm0                                          ;   249.7 p1     192 dst
        pxor xmm3, xmm6                                          ;   251.7 p1     192 dst
        psllq xmm6, 2                                            ;   251.7 p1     192 dst
        pxor xmm5, xmm6                                          ;   253.7 p1     192 dst
        pxor xmm8, xmm5                                          ;   255.7 p1     192 dst
        movdqa xmm6, [rel aes_from_slices.T0_constants128 + 32]  ;   221.3 p2     192 dst reload
        pand xmm8, xmm6                                          ;   257.7 p1     192 dst
        pxor xmm5, xmm8                                          ;   259.7 p1     192 dst
        psllq xmm8, 4                                            ;   259.7 p1     192 dst
        pxor xmm7, xmm8                                          ;   261.7 p1     192 dst
        movdqa xmm8, xmm2                                        ;   232.0 p0     192 dst copy
        psrlq xmm8, 4                                            ;   255.7 p1     192 dst
        pxor xmm8, xmm3                                          ;   257.7 p1     192 dst
        pand xmm8, xmm6                                          ;   259.7 p1     192 dst
        pxor xmm3, xmm8                                          ;   261.7 p1     192 dst
        psllq xmm8, 4                                            ;   261.7 p1     192 dst
        pxor xmm2, xmm8                                          ;   263.7 p1     192 dst
        movdqa xmm8, xmm1                                        ;   240.7 p0     192 dst copy
        psrlq xmm8, 2                                            ;   261.7 p1     192 dst
        pxor xmm8, xmm13                                         ;   263.7 p1     192 dst
        pand xmm8, xmm0                                          ;   265.7 p1     192 dst
        pxor xmm13, xmm8                                         ;   267.7 p1     192 dst
        psllq xmm8, 2                                            ;   267.7 p1     192 dst
        pxor xmm1, xmm8                                          ;   269.7 p1     192 dst
        movdqa xmm8, xmm4                                        ;   234.0 p0     192 dst copy
        psrlq xmm8, 4                                            ;   267.7 p1     192 dst
        pxor xmm14, xmm1                                         ;   271.7 p1     192 dst
        pxor xmm8, xmm13                                         ;   269.7 p1     192 dst
        pand xmm14, xmm6                                         ;   273.7 p1     192 dst
        pand xmm8, xmm6                                          ;   271.7 p1     192 dst
        pxor xmm1, xmm14                                         ;   275.7 p1     192 dst
        psllq xmm14, 4                                           ;   275.7 p1     192 dst
        pxor xmm10, xmm14                                        ;   277.7 p1     192 dst
        pxor xmm13, xmm8                                         ;   275.7 p1     192 dst
        psllq xmm8, 4                                            ;   276.7 p1     192 dst
        pxor xmm4, xmm8                                          ;   278.7 p1     192 dst
        movdqa xmm8, [r8 + 384]                                  ;   232.7 p2     192 dst
        psrlq xmm8, 1                                            ;   278.7 p1     192 dst
        movdqa xmm14, [rbp + 144]                                ;   233.7 p2     192 dst reload
        pxor xmm14, xmm8                                         ;   280.7 p1     192 dst
        movdqa xmm8, [rel aes_from_slices.T0_constants128]       ;   234.7 p2     192 dst reload
        pand xmm14, xmm8                                         ;   282.7 p1     192 dst
        movdqa [rbp + 144], xmm3                                 ;   263.7 p0+p3  192 dst spill
        movdqa xmm3, [rbp + 176]                                 ;   235.7 p2     192 dst reload
        pxor xmm3, xmm14                                         ;   284.7 p1     192 dst
        psllq xmm14, 1                                           ;   284.7 p1     192 dst
        movdqa [rbp + 176], xmm13                                ;   277.7 p0+p3  192 dst spill
        movdqa xmm13, [rbp + 160]                                ;   237.0 p2     192 dst reload
        pxor xmm13, xmm14                                        ;   286.7 p1     192 dst
        movdqa xmm14, xmm3                                       ;   286.7 p0     192 dst copy
        psrlq xmm14, 2                                           ;   293.7 p1     192 dst
        movdqa [rbp + 160], xmm5                                 ;   261.7 p0+p3  192 dst spill
        movdqa xmm5, xmm13                                       ;   288.7 p0     192 dst copy
        psrlq xmm5, 2                                            ;   295.7 p1     192 dst
        movdqa [rbp + 112], xmm1                                 ;   277.7 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 784]                                  ;   240.3 p2     192 dst
        movdqa [rbp + 128], xmm2                                 ;   265.7 p0+p3  192 dst spill
        movdqa xmm2, [r8 + 768]                                  ;   241.3 p2     192 dst
        movdqa [rbp + 96], xmm4                                  ;   280.7 p0+p3  192 dst spill
        movdqa xmm4, [r8 + 784]                                  ;   242.3 p2     192 dst
        movdqa [rbp + 80], xmm7                                  ;   263.7 p0+p3  192 dst spill
        movdqa xmm7, [r8 + 816]                                  ;   243.3 p2     192 dst
        movdqa [rbp + 704], xmm10                                ;   279.7 p0+p3  192 dst spill
        movdqa xmm10, [r8 + 800]                                 ;   244.3 p2     192 dst
        movdqa xmm6, [r8 + 848]                                  ;   245.3 p2     192 dst
        movdqa [rbp + 720], xmm6                                 ;   260.7 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 816]                                  ;   246.3 p2     192 dst
        movdqa [rbp + 736], xmm6                                 ;   262.7 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 832]                                  ;   247.3 p2     192 dst
        movdqa [rbp + 752], xmm6                                 ;   264.7 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 848]                                  ;   248.3 p2     192 dst
        movdqa [rbp + 768], xmm6                                 ;   266.7 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 880]                                  ;   249.3 p2     192 dst
        movdqa [rbp + 784], xmm6                                 ;   268.7 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 864]                                  ;   250.3 p2     192 dst
        movdqa [rbp + 800], xmm6                                 ;   270.7 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 880]                                  ;   251.3 p2     192 dst
        movdqa [rbp + 816], xmm6                                 ;   272.7 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 416]                                  ;   252.3 p2     192 dst
        psrlq xmm6, 1                                            ;   286.7 p1     192 dst
        movdqa [rbp + 832], xmm10                                ;   274.7 p0+p3  192 dst spill
        movdqa xmm10, [rbp + 192]                                ;   253.3 p2     192 dst reload
        pxor xmm10, xmm6                                         ;   288.7 p1     192 dst
        pand xmm10, xmm8                                         ;   290.7 p1     192 dst
        movdqa xmm6, [rbp + 240]                                 ;   254.3 p2     192 dst reload
        pxor xmm6, xmm10                                         ;   292.7 p1     192 dst
        psllq xmm10, 1                                           ;   292.7 p1     192 dst
        movdqa [rbp + 240], xmm7                                 ;   276.7 p0+p3  192 dst spill
        movdqa xmm7, [rbp + 208]                                 ;   255.7 p2     192 dst reload
        pxor xmm7, xmm10                                         ;   294.7 p1     192 dst
        pxor xmm14, xmm6                                         ;   295.7 p1     192 dst
        pxor xmm5, xmm7                                          ;   297.7 p1     192 dst
        pand xmm14, xmm0                                         ;   297.7 p1     192 dst
        pand xmm5, xmm0                                          ;   299.7 p1     192 dst
        pxor xmm6, xmm14                                         ;   299.7 p1     192 dst
        psllq xmm14, 2                                           ;   299.7 p1     192 dst
        pxor xmm3, xmm14                                         ;   301.7 p1     192 dst
        pxor xmm7, xmm5                                          ;   301.7 p1     192 dst
        psllq xmm5, 2                                            ;   301.7 p1     192 dst
        pxor xmm13, xmm5                                         ;   303.7 p1     192 dst
        movdqa xmm5, [r8 + 448]                                  ;   259.7 p2     192 dst
        psrlq xmm5, 1                                            ;   302.7 p1     192 dst
        movdqa xmm10, [rbp + 224]                                ;   260.7 p2     192 dst reload
        pxor xmm10, xmm5                                         ;   304.7 p1     192 dst
        pand xmm10, xmm8                                         ;   306.7 p1     192 dst
        movdqa xmm5, [rbp + 272]                                 ;   261.7 p2     192 dst reload
        pxor xmm5, xmm10                                         ;   308.7 p1     192 dst
        psllq xmm10, 1                                           ;   308.7 p1     192 dst
        movdqa xmm14, [rbp + 256]                                ;   262.7 p2     192 dst reload
        pxor xmm14, xmm10                                        ;   310.7 p1     192 dst
        movdqa xmm10, xmm3                                       ;   303.7 p0     192 dst copy
        psrlq xmm10, 4                                           ;   310.7 p1     192 dst
        movdqa [rbp + 256], xmm4                                 ;   278.7 p0+p3  192 dst spill
        movdqa xmm4, xmm13                                       ;   305.7 p0     192 dst copy
        psrlq xmm4, 4                                            ;   312.7 p1     192 dst
        movdqa [rbp + 272], xmm2                                 ;   280.7 p0+p3  192 dst spill
        movdqa xmm2, xmm6                                        ;   301.7 p0     192 dst copy
        psrlq xmm2, 4                                            ;   310.7 p1     192 dst
        movdqa [rbp + 224], xmm1                                 ;   282.7 p0+p3  192 dst spill
        movdqa xmm1, xmm7                                        ;   303.7 p0     192 dst copy
        psrlq xmm1, 4                                            ;   311.7 p1     192 dst
        movdqa [rbp + 208], xmm9                                 ;   284.7 p0+p3  192 dst spill
        movdqa xmm9, xmm5                                        ;   310.7 p0     192 dst copy
        psrlq xmm9, 2                                            ;   317.7 p1     192 dst
        movdqa [rbp + 192], xmm11                                ;   286.7 p0+p3  192 dst spill
        movdqa xmm11, xmm14                                      ;   312.7 p0     192 dst copy
        psrlq xmm11, 2                                           ;   319.7 p1     192 dst
        movdqa [rbp + 848], xmm12                                ;   288.7 p0+p3  192 dst spill
        movdqa xmm12, [r8 + 480]                                 ;   272.3 p2     192 dst
        psrlq xmm12, 1                                           ;   314.7 p1     192 dst
        movdqa [rbp + 864], xmm15                                ;   290.7 p0+p3  192 dst spill
        movdqa xmm15, [rbp + 288]                                ;   275.7 p2     192 dst reload
        pxor xmm15, xmm12                                        ;   316.7 p1     192 dst
        pand xmm15, xmm8                                         ;   318.7 p1     192 dst
        movdqa xmm12, [rbp + 320]                                ;   279.7 p2     192 dst reload
        pxor xmm12, xmm15                                        ;   320.7 p1     192 dst
        psllq xmm15, 1                                           ;   320.7 p1     192 dst
        movdqa xmm8, [rbp + 304]                                 ;   280.7 p2     192 dst reload
        pxor xmm8, xmm15                                         ;   322.7 p1     192 dst
        pxor xmm9, xmm12                                         ;   322.7 p1     192 dst
        pxor xmm11, xmm8                                         ;   324.7 p1     192 dst
        pand xmm9, xmm0                                          ;   324.7 p1     192 dst
        pand xmm11, xmm0                                         ;   326.7 p1     192 dst
        pxor xmm12, xmm9                                         ;   326.7 p1     192 dst
        psllq xmm9, 2                                            ;   326.7 p1     192 dst
        pxor xmm5, xmm9                                          ;   328.7 p1     192 dst
        pxor xmm8, xmm11                                         ;   328.7 p1     192 dst
        psllq xmm11, 2                                           ;   328.7 p1     192 dst
        pxor xmm14, xmm11                                        ;   330.7 p1     192 dst
        movdqa xmm9, [r8 + 512]                                  ;   287.3 p2     192 dst
        psrlq xmm9, 1                                            ;   330.7 p1     192 dst
        movdqa xmm11, [rbp + 336]                                ;   288.3 p2     192 dst reload
        pxor xmm11, xmm9                                         ;   332.7 p1     192 dst
        pxor xmm10, xmm5                                         ;   332.7 p1     192 dst
        pxor xmm4, xmm14                                         ;   333.7 p1     192 dst
        pxor xmm2, xmm12                                         ;   334.7 p1     192 dst
        pxor xmm1, xmm8                                          ;   335.7 p1     192 dst
        movdqa xmm9, [rel aes_from_slices.T0_constants128 + 32]  ;   296.7 p2     192 dst reload
        pand xmm4, xmm9                                          ;   336.7 p1     192 dst
        movdqa xmm15, [rel aes_from_slices.T0_constants128]      ;   298.0 p2     192 dst reload
        pand xmm11, xmm15                                        ;   337.7 p1     192 dst
        pxor xmm14, xmm4                                         ;   338.7 p1     192 dst
        psllq xmm4, 4                                            ;   339.7 p1     192 dst
        pxor xmm13, xmm4                                         ;   341.7 p1     192 dst
        pand xmm10, xmm9                                         ;   341.7 p1     192 dst
        pand xmm1, xmm9                                          ;   342.7 p1     192 dst
        pxor xmm5, xmm10                                         ;   343.7 p1     192 dst
        psllq xmm10, 4                                           ;   344.7 p1     192 dst
        pxor xmm3, xmm10                                         ;   346.7 p1     192 dst
        pand xmm2, xmm9                                          ;   346.7 p1     192 dst
        pxor xmm8, xmm1                                          ;   347.7 p1     192 dst
        psllq xmm1, 4                                            ;   348.7 p1     192 dst
        pxor xmm7, xmm1                                          ;   350.7 p1     192 dst
        movdqa xmm1, [r8 + 544]                                  ;   302.7 p2     192 dst
        psrlq xmm1, 1                                            ;   350.7 p1     192 dst
        movdqa xmm4, [rbp + 384]                                 ;   303.7 p2     192 dst reload
        pxor xmm4, xmm1                                          ;   352.7 p1     192 dst
        pxor xmm12, xmm2                                         ;   352.7 p1     192 dst
        psllq xmm2, 4                                            ;   353.7 p1     192 dst
        pxor xmm6, xmm2                                          ;   355.7 p1     192 dst
        movdqa xmm1, [r8 + 576]                                  ;   305.0 p2     192 dst
        psrlq xmm1, 1                                            ;   355.7 p1     192 dst
        movdqa xmm2, [rbp + 368]                                 ;   306.0 p2     192 dst reload
        pxor xmm2, xmm11                                         ;   356.7 p1     192 dst
        psllq xmm11, 1                                           ;   357.7 p1     192 dst
        movdqa xmm10, [rbp + 416]                                ;   307.0 p2     192 dst reload
        pxor xmm10, xmm1                                         ;   358.7 p1     192 dst
        movdqa xmm1, [rbp + 352]                                 ;   308.0 p2     192 dst reload
        pxor xmm1, xmm11                                         ;   359.7 p1     192 dst
        pand xmm4, xmm15                                         ;   360.7 p1     192 dst
        pand xmm10, xmm15                                        ;   361.7 p1     192 dst
        movdqa xmm11, [rbp + 432]                                ;   309.0 p2     192 dst reload
        pxor xmm11, xmm4                                         ;   362.7 p1     192 dst
        psllq xmm4, 1                                            ;   363.7 p1     192 dst
        movdqa [rbp + 432], xmm12                                ;   354.7 p0+p3  192 dst spill
        movdqa xmm12, [rbp + 400]                                ;   310.3 p2     192 dst reload
        pxor xmm12, xmm4                                         ;   365.7 p1     192 dst
        movdqa xmm4, [rbp + 464]                                 ;   311.3 p2     192 dst reload
        pxor xmm4, xmm10                                         ;   365.7 p1     192 dst
        psllq xmm10, 1                                           ;   366.7 p1     192 dst
        movdqa [rbp + 464], xmm8                                 ;   349.7 p0+p3  192 dst spill
        movdqa xmm8, [rbp + 448]                                 ;   312.7 p2     192 dst reload
        pxor xmm8, xmm10                                         ;   368.7 p1     192 dst
        movdqa xmm10, xmm2                                       ;   358.7 p0     192 dst copy
        psrlq xmm10, 2                                           ;   368.7 p1     192 dst
        pxor xmm10, xmm11                                        ;   370.7 p1     192 dst
        pand xmm10, xmm0                                         ;   372.7 p1     192 dst
        pxor xmm11, xmm10                                        ;   374.7 p1     192 dst
        psllq xmm10, 2                                           ;   374.7 p1     192 dst
        pxor xmm2, xmm10                                         ;   376.7 p1     192 dst
        movdqa xmm10, xmm1                                       ;   361.7 p0     192 dst copy
        psrlq xmm10, 2                                           ;   374.7 p1     192 dst
        pxor xmm10, xmm12                                        ;   376.7 p1     192 dst
        pand xmm10, xmm0                                         ;   378.7 p1     192 dst
        pxor xmm12, xmm10                                        ;   380.7 p1     192 dst
        psllq xmm10, 2                                           ;   380.7 p1     192 dst
        pxor xmm1, xmm10                                         ;   382.7 p1     192 dst
        movdqa xmm10, xmm4                                       ;   367.7 p0     192 dst copy
        psrlq xmm10, 2                                           ;   380.7 p1     192 dst
        movdqa [rbp + 448], xmm5                                 ;   345.7 p0+p3  192 dst spill
        movdqa xmm5, xmm8                                        ;   370.7 p0     192 dst copy
        psrlq xmm5, 2                                            ;   381.7 p1     192 dst
        movdqa [rbp + 400], xmm14                                ;   340.7 p0+p3  192 dst spill
        movdqa xmm14, xmm2                                       ;   378.7 p0     192 dst copy
        psrlq xmm14, 4                                           ;   385.7 p1     192 dst
        movdqa [rbp + 352], xmm6                                 ;   357.7 p0+p3  192 dst spill
        movdqa xmm6, xmm11                                       ;   376.7 p0     192 dst copy
        psrlq xmm6, 4                                            ;   383.7 p1     192 dst
        movdqa [rbp + 416], xmm7                                 ;   352.7 p0+p3  192 dst spill
        movdqa xmm7, xmm1                                        ;   384.7 p0     192 dst copy
        psrlq xmm7, 4                                            ;   391.7 p1     192 dst
        movdqa [rbp + 368], xmm3                                 ;   348.7 p0+p3  192 dst spill
        movdqa xmm3, xmm12                                       ;   382.7 p0     192 dst copy
        psrlq xmm3, 4                                            ;   389.7 p1     192 dst
        movdqa [rbp + 384], xmm13                                ;   343.7 p0+p3  192 dst spill
        movdqa xmm13, [r8 + 912]                                 ;   326.0 p2     192 dst
        movdqa [rbp + 336], xmm13                                ;   337.0 p0+p3  192 dst spill
        movdqa xmm13, [r8 + 896]                                 ;   327.0 p2     192 dst
        movdqa [rbp + 304], xmm13                                ;   338.0 p0+p3  192 dst spill
        movdqa xmm13, [r8 + 912]                                 ;   328.0 p2     192 dst
        movdqa [rbp + 320], xmm13                                ;   339.0 p0+p3  192 dst spill
        movdqa xmm13, [r8 + 944]                                 ;   329.0 p2     192 dst
        movdqa [rbp + 288], xmm13                                ;   340.0 p0+p3  192 dst spill
        movdqa xmm13, [r8 + 928]                                 ;   330.0 p2     192 dst
        movdqa [rbp + 880], xmm13                                ;   341.0 p0+p3  192 dst spill
        movdqa xmm13, [r8 + 976]                                 ;   331.0 p2     192 dst
        movdqa [rbp + 896], xmm13                                ;   342.0 p0+p3  192 dst spill
        movdqa xmm13, [r8 + 944]                                 ;   332.0 p2     192 dst
        movdqa [rbp + 912], xmm13                                ;   343.0 p0+p3  192 dst spill
        movdqa xmm13, [r8 + 960]                                 ;   333.0 p2     192 dst
        movdqa [rbp + 928], xmm13                                ;   344.7 p0+p3  192 dst spill
        movdqa xmm13, [r8 + 976]                                 ;   334.0 p2     192 dst
        movdqa [rbp + 944], xmm13                                ;   346.7 p0+p3  192 dst spill
        movdqa xmm13, [r8 + 1008]                                ;   335.0 p2     192 dst
        movdqa [rbp + 960], xmm13                                ;   348.7 p0+p3  192 dst spill
        movdqa xmm13, [r8 + 992]                                 ;   336.0 p2     192 dst
        movdqa [rbp + 976], xmm13                                ;   350.7 p0+p3  192 dst spill
        movdqa xmm13, [r8 + 1008]                                ;   337.0 p2     192 dst
        movdqa [rbp + 992], xmm13                                ;   352.7 p0+p3  192 dst spill
        movdqa xmm13, [r8 + 608]                                 ;   338.0 p2     192 dst
        psrlq xmm13, 1                                           ;   386.7 p1     192 dst
        movdqa xmm9, [rbp + 480]                                 ;   339.0 p2     192 dst reload
        pxor xmm9, xmm13                                         ;   388.7 p1     192 dst
        pand xmm9, xmm15                                         ;   390.7 p1     192 dst
        movdqa xmm13, [rbp + 512]                                ;   340.0 p2     192 dst reload
        pxor xmm13, xmm9                                         ;   392.7 p1     192 dst
        psllq xmm9, 1                                            ;   392.7 p1     192 dst
        movdqa xmm15, [rbp + 496]                                ;   341.0 p2     192 dst reload
        pxor xmm15, xmm9                                         ;   394.7 p1     192 dst
        pxor xmm10, xmm13                                        ;   394.7 p1     192 dst
        pxor xmm5, xmm15                                         ;   396.7 p1     192 dst
        pand xmm10, xmm0                                         ;   396.7 p1     192 dst
        pand xmm5, xmm0                                          ;   398.7 p1     192 dst
        pxor xmm13, xmm10                                        ;   398.7 p1     192 dst
        psllq xmm10, 2                                           ;   398.7 p1     192 dst
        pxor xmm4, xmm10                                         ;   400.7 p1     192 dst
        pxor xmm15, xmm5                                         ;   400.7 p1     192 dst
        psllq xmm5, 2                                            ;   400.7 p1     192 dst
        pxor xmm8, xmm5                                          ;   402.7 p1     192 dst
        movdqa xmm5, [r8 + 640]                                  ;   353.0 p2     192 dst
        psrlq xmm5, 1                                            ;   402.7 p1     192 dst
        movdqa xmm9, [rbp + 528]                                 ;   354.0 p2     192 dst reload
        pxor xmm9, xmm5                                          ;   404.7 p1     192 dst
        pxor xmm14, xmm4                                         ;   404.7 p1     192 dst
        pxor xmm7, xmm8                                          ;   405.7 p1     192 dst
        pxor xmm6, xmm13                                         ;   406.7 p1     192 dst
        pxor xmm3, xmm15                                         ;   407.7 p1     192 dst
        movdqa xmm5, [rel aes_from_slices.T0_constants128 + 32]  ;   358.3 p2     192 dst reload
        pand xmm7, xmm5                                          ;   408.7 p1     192 dst
        pand xmm14, xmm5                                         ;   409.7 p1     192 dst
        movdqa xmm10, [rel aes_from_slices.T0_constants128]      ;   359.7 p2     192 dst reload
        pand xmm9, xmm10                                         ;   410.7 p1     192 dst
        pxor xmm8, xmm7                                          ;   411.7 p1     192 dst
        psllq xmm7, 4                                            ;   412.7 p1     192 dst
        pxor xmm1, xmm7                                          ;   414.7 p1     192 dst
        pand xmm3, xmm5                                          ;   414.7 p1     192 dst
        pand xmm6, xmm5                                          ;   415.7 p1     192 dst
        pxor xmm4, xmm14                                         ;   416.7 p1     192 dst
        psllq xmm14, 4                                           ;   417.7 p1     192 dst
        pxor xmm2, xmm14                                         ;   419.7 p1     192 dst
        pxor xmm15, xmm3                                         ;   419.7 p1     192 dst
        psllq xmm3, 4                                            ;   420.7 p1     192 dst
        pxor xmm12, xmm3                                         ;   422.7 p1     192 dst
        movdqa xmm3, [r8 + 672]                                  ;   367.7 p2     192 dst
        psrlq xmm3, 1                                            ;   422.7 p1     192 dst
        pxor xmm13, xmm6                                         ;   423.7 p1     192 dst
        psllq xmm6, 4                                            ;   424.7 p1     192 dst
        pxor xmm11, xmm6                                         ;   426.7 p1     192 dst
        movdqa xmm6, [r8 + 704]                                  ;   369.3 p2     192 dst
        psrlq xmm6, 1                                            ;   426.7 p1     192 dst
        movdqa xmm7, [rbp + 576]                                 ;   370.7 p2     192 dst reload
        pxor xmm7, xmm3                                          ;   427.7 p1     192 dst
        movdqa xmm3, [rbp + 560]                                 ;   371.7 p2     192 dst reload
        pxor xmm3, xmm9                                          ;   428.7 p1     192 dst
        psllq xmm9, 1                                            ;   429.7 p1     192 dst
        movdqa xmm14, [rbp + 608]                                ;   376.7 p2     192 dst reload
        pxor xmm14, xmm6                                         ;   430.7 p1     192 dst
        movdqa xmm6, [rbp + 544]                                 ;   378.7 p2     192 dst reload
        pxor xmm6, xmm9                                          ;   431.7 p1     192 dst
        pand xmm7, xmm10                                         ;   432.7 p1     192 dst
        pand xmm14, xmm10                                        ;   433.7 p1     192 dst
        movdqa xmm9, [rbp + 624]                                 ;   380.7 p2     192 dst reload
        pxor xmm9, xmm7                                          ;   434.7 p1     192 dst
        psllq xmm7, 1                                            ;   435.7 p1     192 dst
        movdqa [rbp + 624], xmm13                                ;   425.7 p0+p3  192 dst spill
        movdqa xmm13, [rbp + 592]                                ;   385.3 p2     192 dst reload
        pxor xmm13, xmm7                                         ;   437.7 p1     192 dst
        movdqa xmm7, [rbp + 848]                                 ;   386.3 p2     192 dst reload
        pxor xmm7, xmm14                                         ;   437.7 p1     192 dst
        psllq xmm14, 1                                           ;   438.7 p1     192 dst
        movdqa [rbp + 848], xmm15                                ;   421.7 p0+p3  192 dst spill
        movdqa xmm15, [rbp + 864]                                ;   387.7 p2     192 dst reload
        pxor xmm15, xmm14                                        ;   440.7 p1     192 dst
        movdqa xmm14, xmm3                                       ;   430.7 p0     192 dst copy
        psrlq xmm14, 2                                           ;   440.7 p1     192 dst
        pxor xmm14, xmm9                                         ;   442.7 p1     192 dst
        pand xmm14, xmm0                                         ;   444.7 p1     192 dst
        pxor xmm9, xmm14                                         ;   446.7 p1     192 dst
        psllq xmm14, 2                                           ;   446.7 p1     192 dst
        pxor xmm3, xmm14                                         ;   448.7 p1     192 dst
        movdqa xmm14, xmm6                                       ;   433.7 p0     192 dst copy
        psrlq xmm14, 2                                           ;   446.7 p1     192 dst
        pxor xmm14, xmm13                                        ;   448.7 p1     192 dst
        pand xmm14, xmm0                                         ;   450.7 p1     192 dst
        pxor xmm13, xmm14                                        ;   452.7 p1     192 dst
        psllq xmm14, 2                                           ;   452.7 p1     192 dst
        pxor xmm6, xmm14                                         ;   454.7 p1     192 dst
        movdqa xmm14, xmm7                                       ;   439.7 p0     192 dst copy
        psrlq xmm14, 2                                           ;   452.7 p1     192 dst
        movdqa [rbp + 864], xmm4                                 ;   418.7 p0+p3  192 dst spill
        movdqa xmm4, xmm15                                       ;   442.7 p0     192 dst copy
        psrlq xmm4, 2                                            ;   453.7 p1     192 dst
        movdqa [rbp + 592], xmm8                                 ;   413.7 p0+p3  192 dst spill
        movdqa xmm8, xmm3                                        ;   450.7 p0     192 dst copy
        psrlq xmm8, 4                                            ;   457.7 p1     192 dst
        movdqa [rbp + 544], xmm11                                ;   428.7 p0+p3  192 dst spill
        movdqa xmm11, xmm9                                       ;   448.7 p0     192 dst copy
        psrlq xmm11, 4                                           ;   455.7 p1     192 dst
        movdqa [rbp + 608], xmm12                                ;   424.7 p0+p3  192 dst spill
        movdqa xmm12, xmm6                                       ;   456.7 p0     192 dst copy
        psrlq xmm12, 4                                           ;   463.7 p1     192 dst
        movdqa [rbp + 560], xmm2                                 ;   421.7 p0+p3  192 dst spill
        movdqa xmm2, xmm13                                       ;   454.7 p0     192 dst copy
        psrlq xmm2, 4                                            ;   461.7 p1     192 dst
        movdqa [rbp + 576], xmm1                                 ;   416.7 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 1040]                                 ;   404.0 p2     192 dst
        movdqa [rbp + 528], xmm1                                 ;   415.0 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 1024]                                 ;   405.0 p2     192 dst
        movdqa [rbp + 496], xmm1                                 ;   416.0 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 1040]                                 ;   406.0 p2     192 dst
        movdqa [rbp + 512], xmm1                                 ;   417.0 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 1072]                                 ;   407.0 p2     192 dst
        movdqa [rbp + 480], xmm1                                 ;   418.0 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 1056]                                 ;   408.0 p2     192 dst
        movdqa [rbp + 1008], xmm1                                ;   419.0 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 1104]                                 ;   409.0 p2     192 dst
        movdqa [rbp + 1024], xmm1                                ;   420.0 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 1072]                                 ;   410.0 p2     192 dst
        movdqa [rbp + 1040], xmm1                                ;   421.0 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 1088]                                 ;   411.0 p2     192 dst
        movdqa [rbp + 1056], xmm1                                ;   422.7 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 1104]                                 ;   412.0 p2     192 dst
        movdqa [rbp + 1072], xmm1                                ;   424.7 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 1136]                                 ;   413.0 p2     192 dst
        movdqa [rbp + 1088], xmm1                                ;   426.7 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 1120]                                 ;   414.0 p2     192 dst
        movdqa [rbp + 1104], xmm1                                ;   428.7 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 1136]                                 ;   415.0 p2     192 dst
        movdqa [rbp + 1120], xmm1                                ;   430.7 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 736]                                  ;   416.0 p2     192 dst
        psrlq xmm1, 1                                            ;   458.7 p1     192 dst
        movdqa xmm5, [rbp + 192]                                 ;   417.0 p2     192 dst reload
        pxor xmm5, xmm1                                          ;   460.7 p1     192 dst
        pand xmm5, xmm10                                         ;   462.7 p1     192 dst
        movdqa xmm1, [rbp + 688]                                 ;   418.0 p2     192 dst reload
        pxor xmm1, xmm5                                          ;   464.7 p1     192 dst
        psllq xmm5, 1                                            ;   464.7 p1     192 dst
        movdqa xmm10, [rbp + 208]                                ;   419.0 p2     192 dst reload
        pxor xmm10, xmm5                                         ;   466.7 p1     192 dst
        pxor xmm14, xmm1                                         ;   466.7 p1     192 dst
        pxor xmm4, xmm10                                         ;   468.7 p1     192 dst
        pand xmm14, xmm0                                         ;   468.7 p1     192 dst
        pand xmm4, xmm0                                          ;   470.7 p1     192 dst
        pxor xmm1, xmm14                                         ;   470.7 p1     192 dst
        psllq xmm14, 2                                           ;   470.7 p1     192 dst
        pxor xmm7, xmm14                                         ;   472.7 p1     192 dst
        pxor xmm10, xmm4                                         ;   472.7 p1     192 dst
        psllq xmm4, 2                                            ;   472.7 p1     192 dst
        pxor xmm15, xmm4                                         ;   474.7 p1     192 dst
        movdqa xmm4, [r8 + 768]                                  ;   425.0 p2     192 dst
        psrlq xmm4, 1                                            ;   474.7 p1     192 dst
        movdqa xmm5, [rbp + 224]                                 ;   426.0 p2     192 dst reload
        pxor xmm5, xmm4                                          ;   476.7 p1     192 dst
        pxor xmm8, xmm7                                          ;   476.7 p1     192 dst
        pxor xmm12, xmm15                                        ;   477.7 p1     192 dst
        pxor xmm11, xmm1                                         ;   478.7 p1     192 dst
        pxor xmm2, xmm10                                         ;   479.7 p1     192 dst
        movdqa xmm4, [rel aes_from_slices.T0_constants128 + 32]  ;   430.0 p2     192 dst reload
        pand xmm12, xmm4                                         ;   480.7 p1     192 dst
        pand xmm8, xmm4                                          ;   481.7 p1     192 dst
        movdqa xmm14, [rel aes_from_slices.T0_constants128]      ;   431.7 p2     192 dst reload
        pand xmm5, xmm14                                         ;   482.7 p1     192 dst
        pxor xmm15, xmm12                                        ;   483.7 p1     192 dst
        psllq xmm12, 4                                           ;   484.7 p1     192 dst
        pxor xmm6, xmm12                                         ;   486.7 p1     192 dst
        pand xmm2, xmm4                                          ;   486.7 p1     192 dst
        pand xmm11, xmm4                                         ;   487.7 p1     192 dst
        pxor xmm7, xmm8                                          ;   488.7 p1     192 dst
        psllq xmm8, 4                                            ;   489.7 p1     192 dst
        pxor xmm3, xmm8                                          ;   491.7 p1     192 dst
        pxor xmm10, xmm2                                         ;   491.7 p1     192 dst
        psllq xmm2, 4                                            ;   492.7 p1     192 dst
        pxor xmm13, xmm2                                         ;   494.7 p1     192 dst
        movdqa xmm2, [r8 + 800]                                  ;   439.7 p2     192 dst
        psrlq xmm2, 1                                            ;   494.7 p1     192 dst
        pxor xmm1, xmm11                                         ;   495.7 p1     192 dst
        psllq xmm11, 4                                           ;   496.7 p1     192 dst
        pxor xmm9, xmm11                                         ;   498.7 p1     192 dst
        movdqa xmm8, [r8 + 832]                                  ;   441.3 p2     192 dst
        psrlq xmm8, 1                                            ;   498.7 p1     192 dst
        movdqa xmm11, [rbp + 240]                                ;   442.7 p2     192 dst reload
        pxor xmm11, xmm2                                         ;   499.7 p1     192 dst
        movdqa xmm2, [rbp + 256]                                 ;   443.7 p2     192 dst reload
        pxor xmm2, xmm5                                          ;   500.7 p1     192 dst
        psllq xmm5, 1                                            ;   501.7 p1     192 dst
        movdqa xmm12, [rbp + 720]                                ;   448.7 p2     192 dst reload
        pxor xmm12, xmm8                                         ;   502.7 p1     192 dst
        movdqa xmm8, [rbp + 272]                                 ;   450.7 p2     192 dst reload
        pxor xmm8, xmm5                                          ;   503.7 p1     192 dst
        pand xmm11, xmm14                                        ;   504.7 p1     192 dst
        pand xmm12, xmm14                                        ;   505.7 p1     192 dst
        movdqa xmm5, [rbp + 736]                                 ;   452.7 p2     192 dst reload
        pxor xmm5, xmm11                                         ;   506.7 p1     192 dst
        psllq xmm11, 1                                           ;   507.7 p1     192 dst
        movdqa [rbp + 736], xmm1                                 ;   497.7 p0+p3  192 dst spill
        movdqa xmm1, [rbp + 832]                                 ;   457.3 p2     192 dst reload
        pxor xmm1, xmm11                                         ;   509.7 p1     192 dst
        movdqa xmm11, [rbp + 768]                                ;   458.3 p2     192 dst reload
        pxor xmm11, xmm12                                        ;   509.7 p1     192 dst
        psllq xmm12, 1                                           ;   510.7 p1     192 dst
        movdqa [rbp + 768], xmm10                                ;   493.7 p0+p3  192 dst spill
        movdqa xmm10, [rbp + 752]                                ;   459.7 p2     192 dst reload
        pxor xmm10, xmm12                                        ;   512.7 p1     192 dst
        movdqa xmm12, xmm2                                       ;   502.7 p0     192 dst copy
        psrlq xmm12, 2                                           ;   512.7 p1     192 dst
        pxor xmm12, xmm5                                         ;   514.7 p1     192 dst
        pand xmm12, xmm0                                         ;   516.7 p1     192 dst
        pxor xmm5, xmm12                                         ;   518.7 p1     192 dst
        psllq xmm12, 2                                           ;   518.7 p1     192 dst
        pxor xmm2, xmm12                                         ;   520.7 p1     192 dst
        movdqa xmm12, xmm8                                       ;   505.7 p0     192 dst copy
        psrlq xmm12, 2                                           ;   518.7 p1     192 dst
        pxor xmm12, xmm1                                         ;   520.7 p1     192 dst
        pand xmm12, xmm0                                         ;   522.7 p1     192 dst
        pxor xmm1, xmm12                                         ;   524.7 p1     192 dst
        psllq xmm12, 2                                           ;   524.7 p1     192 dst
        pxor xmm8, xmm12                                         ;   526.7 p1     192 dst
        movdqa xmm12, xmm11                                      ;   511.7 p0     192 dst copy
        psrlq xmm12, 2                                           ;   524.7 p1     192 dst
        movdqa [rbp + 752], xmm7                                 ;   490.7 p0+p3  192 dst spill
        movdqa xmm7, xmm10                                       ;   514.7 p0     192 dst copy
        psrlq xmm7, 2                                            ;   525.7 p1     192 dst
        movdqa [rbp + 832], xmm15                                ;   485.7 p0+p3  192 dst spill
        movdqa xmm15, xmm2                                       ;   522.7 p0     192 dst copy
        psrlq xmm15, 4                                           ;   529.7 p1     192 dst
        movdqa [rbp + 272], xmm9                                 ;   500.7 p0+p3  192 dst spill
        movdqa xmm9, xmm5                                        ;   520.7 p0     192 dst copy
        psrlq xmm9, 4                                            ;   527.7 p1     192 dst
        movdqa [rbp + 720], xmm13                                ;   496.7 p0+p3  192 dst spill
        movdqa xmm13, xmm8                                       ;   528.7 p0     192 dst copy
        psrlq xmm13, 4                                           ;   535.7 p1     192 dst
        movdqa [rbp + 256], xmm3                                 ;   493.7 p0+p3  192 dst spill
        movdqa xmm3, xmm1                                        ;   526.7 p0     192 dst copy
        psrlq xmm3, 4                                            ;   533.7 p1     192 dst
        movdqa [rbp + 240], xmm6                                 ;   488.7 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 1168]                                 ;   476.0 p2     192 dst
        movdqa [rbp + 224], xmm6                                 ;   487.0 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 1152]                                 ;   477.0 p2     192 dst
        movdqa [rbp + 208], xmm6                                 ;   488.0 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 1168]                                 ;   478.0 p2     192 dst
        movdqa [rbp + 688], xmm6                                 ;   489.0 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 1200]                                 ;   479.0 p2     192 dst
        movdqa [rbp + 192], xmm6                                 ;   490.0 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 1184]                                 ;   480.0 p2     192 dst
        movdqa [rbp + 1136], xmm6                                ;   491.0 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 1232]                                 ;   481.0 p2     192 dst
        movdqa [rbp + 1152], xmm6                                ;   492.0 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 1200]                                 ;   482.0 p2     192 dst
        movdqa [rbp + 1168], xmm6                                ;   493.0 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 1216]                                 ;   483.0 p2     192 dst
        movdqa [rbp + 1184], xmm6                                ;   494.7 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 1232]                                 ;   484.0 p2     192 dst
        movdqa [rbp + 1200], xmm6                                ;   496.7 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 1264]                                 ;   485.0 p2     192 dst
        movdqa [rbp + 1216], xmm6                                ;   498.7 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 1248]                                 ;   486.0 p2     192 dst
        movdqa [rbp + 1232], xmm6                                ;   500.7 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 1264]                                 ;   487.0 p2     192 dst
        movdqa [rbp + 1248], xmm6                                ;   502.7 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 864]                                  ;   488.0 p2     192 dst
        psrlq xmm6, 1                                            ;   530.7 p1     192 dst
        movdqa xmm4, [rbp + 784]                                 ;   489.0 p2     192 dst reload
        pxor xmm4, xmm6                                          ;   532.7 p1     192 dst
        pand xmm4, xmm14                                         ;   534.7 p1     192 dst
        movdqa xmm6, [rbp + 816]                                 ;   490.0 p2     192 dst reload
        pxor xmm6, xmm4                                          ;   536.7 p1     192 dst
        psllq xmm4, 1                                            ;   536.7 p1     192 dst
        movdqa xmm14, [rbp + 800]                                ;   491.0 p2     192 dst reload
        pxor xmm14, xmm4                                         ;   538.7 p1     192 dst
        pxor xmm12, xmm6                                         ;   538.7 p1     192 dst
        pxor xmm7, xmm14                                         ;   540.7 p1     192 dst
        pand xmm12, xmm0                                         ;   540.7 p1     192 dst
        pand xmm7, xmm0                                          ;   542.7 p1     192 dst
        pxor xmm6, xmm12                                         ;   542.7 p1     192 dst
        psllq xmm12, 2                                           ;   542.7 p1     192 dst
        pxor xmm11, xmm12                                        ;   544.7 p1     192 dst
        pxor xmm14, xmm7                                         ;   544.7 p1     192 dst
        psllq xmm7, 2                                            ;   544.7 p1     192 dst
        pxor xmm10, xmm7                                         ;   546.7 p1     192 dst
        movdqa xmm4, [r8 + 896]                                  ;   497.0 p2     192 dst
        psrlq xmm4, 1                                            ;   546.7 p1     192 dst
        movdqa xmm7, [rbp + 336]                                 ;   498.0 p2     192 dst reload
        pxor xmm7, xmm4                                          ;   548.7 p1     192 dst
        pxor xmm15, xmm11                                        ;   548.7 p1     192 dst
        pxor xmm13, xmm10                                        ;   549.7 p1     192 dst
        pxor xmm9, xmm6                                          ;   550.7 p1     192 dst
        pxor xmm3, xmm14                                         ;   551.7 p1     192 dst
        movdqa xmm4, [rel aes_from_slices.T0_constants128 + 32]  ;   502.0 p2     192 dst reload
        pand xmm13, xmm4                                         ;   552.7 p1     192 dst
        pand xmm15, xmm4                                         ;   553.7 p1     192 dst
        movdqa xmm12, [rel aes_from_slices.T0_constants128]      ;   503.7 p2     192 dst reload
        pand xmm7, xmm12                                         ;   554.7 p1     192 dst
        pxor xmm10, xmm13                                        ;   555.7 p1     192 dst
        psllq xmm13, 4                                           ;   556.7 p1     192 dst
        pxor xmm8, xmm13                                         ;   558.7 p1     192 dst
        pand xmm3, xmm4                                          ;   558.7 p1     192 dst
        pand xmm9, xmm4                                          ;   559.7 p1     192 dst
        pxor xmm11, xmm15                                        ;   560.7 p1     192 dst
        psllq xmm15, 4                                           ;   561.7 p1     192 dst
        pxor xmm2, xmm15                                         ;   563.7 p1     192 dst
        pxor xmm14, xmm3                                         ;   563.7 p1     192 dst
        psllq xmm3, 4                                            ;   564.7 p1     192 dst
        pxor xmm1, xmm3                                          ;   566.7 p1     192 dst
        movdqa xmm3, [r8 + 928]                                  ;   511.7 p2     192 dst
        psrlq xmm3, 1                                            ;   566.7 p1     192 dst
        pxor xmm6, xmm9                                          ;   567.7 p1     192 dst
        psllq xmm9, 4                                            ;   568.7 p1     192 dst
        pxor xmm5, xmm9                                          ;   570.7 p1     192 dst
        movdqa xmm9, [r8 + 960]                                  ;   513.3 p2     192 dst
        psrlq xmm9, 1                                            ;   570.7 p1     192 dst
        movdqa xmm13, [rbp + 288]                                ;   514.7 p2     192 dst reload
        pxor xmm13, xmm3                                         ;   571.7 p1     192 dst
        movdqa xmm3, [rbp + 320]                                 ;   515.7 p2     192 dst reload
        pxor xmm3, xmm7                                          ;   572.7 p1     192 dst
        psllq xmm7, 1                                            ;   573.7 p1     192 dst
        movdqa xmm15, [rbp + 896]                                ;   520.7 p2     192 dst reload
        pxor xmm15, xmm9                                         ;   574.7 p1     192 dst
        movdqa xmm9, [rbp + 304]                                 ;   522.7 p2     192 dst reload
        pxor xmm9, xmm7                                          ;   575.7 p1     192 dst
        pand xmm13, xmm12                                        ;   576.7 p1     192 dst
        pand xmm15, xmm12                                        ;   577.7 p1     192 dst
        movdqa xmm7, [rbp + 912]                                 ;   524.7 p2     192 dst reload
        pxor xmm7, xmm13                                         ;   578.7 p1     192 dst
        psllq xmm13, 1                                           ;   579.7 p1     192 dst
        movdqa [rbp + 912], xmm6                                 ;   569.7 p0+p3  192 dst spill
        movdqa xmm6, [rbp + 880]                                 ;   529.3 p2     192 dst reload
        pxor xmm6, xmm13                                         ;   581.7 p1     192 dst
        movdqa xmm13, [rbp + 944]                                ;   530.3 p2     192 dst reload
        pxor xmm13, xmm15                                        ;   581.7 p1     192 dst
        psllq xmm15, 1                                           ;   582.7 p1     192 dst
        movdqa [rbp + 944], xmm14                                ;   565.7 p0+p3  192 dst spill
        movdqa xmm14, [rbp + 928]                                ;   531.7 p2     192 dst reload
        pxor xmm14, xmm15                                        ;   584.7 p1     192 dst
        movdqa xmm15, xmm3                                       ;   574.7 p0     192 dst copy
        psrlq xmm15, 2                                           ;   584.7 p1     192 dst
        pxor xmm15, xmm7                                         ;   586.7 p1     192 dst
        pand xmm15, xmm0                                         ;   588.7 p1     192 dst
        pxor xmm7, xmm15                                         ;   590.7 p1     192 dst
        psllq xmm15, 2                                           ;   590.7 p1     192 dst
        pxor xmm3, xmm15                                         ;   592.7 p1     192 dst
        movdqa xmm15, xmm9                                       ;   577.7 p0     192 dst copy
        psrlq xmm15, 2                                           ;   590.7 p1     192 dst
        pxor xmm15, xmm6                                         ;   592.7 p1     192 dst
        pand xmm15, xmm0                                         ;   594.7 p1     192 dst
        pxor xmm6, xmm15                                         ;   596.7 p1     192 dst
        psllq xmm15, 2                                           ;   596.7 p1     192 dst
        pxor xmm9, xmm15                                         ;   598.7 p1     192 dst
        movdqa xmm15, xmm13                                      ;   583.7 p0     192 dst copy
        psrlq xmm15, 2                                           ;   596.7 p1     192 dst
        movdqa [rbp + 928], xmm11                                ;   562.7 p0+p3  192 dst spill
        movdqa xmm11, xmm14                                      ;   586.7 p0     192 dst copy
        psrlq xmm11, 2                                           ;   597.7 p1     192 dst
        movdqa [rbp + 880], xmm10                                ;   557.7 p0+p3  192 dst spill
        movdqa xmm10, xmm3                                       ;   594.7 p0     192 dst copy
        psrlq xmm10, 4                                           ;   601.7 p1     192 dst
        movdqa [rbp + 304], xmm5                                 ;   572.7 p0+p3  192 dst spill
        movdqa xmm5, xmm7                                        ;   592.7 p0     192 dst copy
        psrlq xmm5, 4                                            ;   599.7 p1     192 dst
        movdqa [rbp + 896], xmm1                                 ;   568.7 p0+p3  192 dst spill
        movdqa xmm1, xmm9                                        ;   600.7 p0     192 dst copy
        psrlq xmm1, 4                                            ;   607.7 p1     192 dst
        movdqa [rbp + 320], xmm2                                 ;   565.7 p0+p3  192 dst spill
        movdqa xmm2, xmm6                                        ;   598.7 p0     192 dst copy
        psrlq xmm2, 4                                            ;   605.7 p1     192 dst
        movdqa [rbp + 288], xmm8                                 ;   560.7 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1296]                                 ;   548.0 p2     192 dst
        movdqa [rbp + 336], xmm8                                 ;   559.0 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1280]                                 ;   549.0 p2     192 dst
        movdqa [rbp + 800], xmm8                                 ;   560.0 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1296]                                 ;   550.0 p2     192 dst
        movdqa [rbp + 816], xmm8                                 ;   561.0 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1328]                                 ;   551.0 p2     192 dst
        movdqa [rbp + 784], xmm8                                 ;   562.0 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1312]                                 ;   552.0 p2     192 dst
        movdqa [rbp + 1264], xmm8                                ;   563.0 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1360]                                 ;   553.0 p2     192 dst
        movdqa [rbp + 1280], xmm8                                ;   564.0 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1328]                                 ;   554.0 p2     192 dst
        movdqa [rbp + 1296], xmm8                                ;   565.0 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1344]                                 ;   555.0 p2     192 dst
        movdqa [rbp + 1312], xmm8                                ;   566.7 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1360]                                 ;   556.0 p2     192 dst
        movdqa [rbp + 1328], xmm8                                ;   568.7 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1392]                                 ;   557.0 p2     192 dst
        movdqa [rbp + 1344], xmm8                                ;   570.7 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1376]                                 ;   558.0 p2     192 dst
        movdqa [rbp + 1360], xmm8                                ;   572.7 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1392]                                 ;   559.0 p2     192 dst
        movdqa [rbp + 1376], xmm8                                ;   574.7 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 992]                                  ;   560.0 p2     192 dst
        psrlq xmm8, 1                                            ;   602.7 p1     192 dst
        movdqa xmm4, [rbp + 960]                                 ;   561.0 p2     192 dst reload
        pxor xmm4, xmm8                                          ;   604.7 p1     192 dst
        pand xmm4, xmm12                                         ;   606.7 p1     192 dst
        movdqa xmm8, [rbp + 992]                                 ;   562.0 p2     192 dst reload
        pxor xmm8, xmm4                                          ;   608.7 p1     192 dst
        psllq xmm4, 1                                            ;   608.7 p1     192 dst
        movdqa xmm12, [rbp + 976]                                ;   563.0 p2     192 dst reload
        pxor xmm12, xmm4                                         ;   610.7 p1     192 dst
        pxor xmm15, xmm8                                         ;   610.7 p1     192 dst
        pxor xmm11, xmm12                                        ;   612.7 p1     192 dst
        pand xmm15, xmm0                                         ;   612.7 p1     192 dst
        pand xmm11, xmm0                                         ;   614.7 p1     192 dst
        pxor xmm8, xmm15                                         ;   614.7 p1     192 dst
        psllq xmm15, 2                                           ;   614.7 p1     192 dst
        pxor xmm13, xmm15                                        ;   616.7 p1     192 dst
        pxor xmm12, xmm11                                        ;   616.7 p1     192 dst
        psllq xmm11, 2                                           ;   616.7 p1     192 dst
        pxor xmm14, xmm11                                        ;   618.7 p1     192 dst
        movdqa xmm4, [r8 + 1024]                                 ;   569.0 p2     192 dst
        psrlq xmm4, 1                                            ;   618.7 p1     192 dst
        movdqa xmm11, [rbp + 528]                                ;   570.0 p2     192 dst reload
        pxor xmm11, xmm4                                         ;   620.7 p1     192 dst
        pxor xmm10, xmm13                                        ;   620.7 p1     192 dst
        pxor xmm1, xmm14                                         ;   621.7 p1     192 dst
        pxor xmm5, xmm8                                          ;   622.7 p1     192 dst
        pxor xmm2, xmm12                                         ;   623.7 p1     192 dst
        movdqa xmm4, [rel aes_from_slices.T0_constants128 + 32]  ;   574.0 p2     192 dst reload
        pand xmm1, xmm4                                          ;   624.7 p1     192 dst
        pand xmm10, xmm4                                         ;   625.7 p1     192 dst
        movdqa xmm15, [rel aes_from_slices.T0_constants128]      ;   575.7 p2     192 dst reload
        pand xmm11, xmm15                                        ;   626.7 p1     192 dst
        pxor xmm14, xmm1                                         ;   627.7 p1     192 dst
        psllq xmm1, 4                                            ;   628.7 p1     192 dst
        pxor xmm9, xmm1                                          ;   630.7 p1     192 dst
        pand xmm2, xmm4                                          ;   630.7 p1     192 dst
        pand xmm5, xmm4                                          ;   631.7 p1     192 dst
        pxor xmm13, xmm10                                        ;   632.7 p1     192 dst
        psllq xmm10, 4                                           ;   633.7 p1     192 dst
        pxor xmm3, xmm10                                         ;   635.7 p1     192 dst
        pxor xmm12, xmm2                                         ;   635.7 p1     192 dst
        psllq xmm2, 4                                            ;   636.7 p1     192 dst
        pxor xmm6, xmm2                                          ;   638.7 p1     192 dst
        movdqa xmm1, [r8 + 1056]                                 ;   583.7 p2     192 dst
        psrlq xmm1, 1                                            ;   638.7 p1     192 dst
        pxor xmm8, xmm5                                          ;   639.7 p1     192 dst
        psllq xmm5, 4                                            ;   640.7 p1     192 dst
        pxor xmm7, xmm5                                          ;   642.7 p1     192 dst
        movdqa xmm2, [r8 + 1088]                                 ;   585.3 p2     192 dst
        psrlq xmm2, 1                                            ;   642.7 p1     192 dst
        movdqa xmm5, [rbp + 480]                                 ;   586.7 p2     192 dst reload
        pxor xmm5, xmm1                                          ;   643.7 p1     192 dst
        movdqa xmm1, [rbp + 512]                                 ;   587.7 p2     192 dst reload
        pxor xmm1, xmm11                                         ;   644.7 p1     192 dst
        psllq xmm11, 1                                           ;   645.7 p1     192 dst
        movdqa xmm10, [rbp + 1024]                               ;   592.7 p2     192 dst reload
        pxor xmm10, xmm2                                         ;   646.7 p1     192 dst
        movdqa xmm2, [rbp + 496]                                 ;   594.7 p2     192 dst reload
        pxor xmm2, xmm11                                         ;   647.7 p1     192 dst
        pand xmm5, xmm15                                         ;   648.7 p1     192 dst
        pand xmm10, xmm15                                        ;   649.7 p1     192 dst
        movdqa xmm11, [rbp + 1040]                               ;   596.7 p2     192 dst reload
        pxor xmm11, xmm5                                         ;   650.7 p1     192 dst
        psllq xmm5, 1                                            ;   651.7 p1     192 dst
        movdqa [rbp + 1040], xmm8                                ;   641.7 p0+p3  192 dst spill
        movdqa xmm8, [rbp + 1008]                                ;   601.3 p2     192 dst reload
        pxor xmm8, xmm5                                          ;   653.7 p1     192 dst
        movdqa xmm5, [rbp + 1072]                                ;   602.3 p2     192 dst reload
        pxor xmm5, xmm10                                         ;   653.7 p1     192 dst
        psllq xmm10, 1                                           ;   654.7 p1     192 dst
        movdqa [rbp + 1072], xmm12                               ;   637.7 p0+p3  192 dst spill
        movdqa xmm12, [rbp + 1056]                               ;   603.7 p2     192 dst reload
        pxor xmm12, xmm10                                        ;   656.7 p1     192 dst
        movdqa xmm10, xmm1                                       ;   646.7 p0     192 dst copy
        psrlq xmm10, 2                                           ;   656.7 p1     192 dst
        pxor xmm10, xmm11                                        ;   658.7 p1     192 dst
        pand xmm10, xmm0                                         ;   660.7 p1     192 dst
        pxor xmm11, xmm10                                        ;   662.7 p1     192 dst
        psllq xmm10, 2                                           ;   662.7 p1     192 dst
        pxor xmm1, xmm10                                         ;   664.7 p1     192 dst
        movdqa xmm10, xmm2                                       ;   649.7 p0     192 dst copy
        psrlq xmm10, 2                                           ;   662.7 p1     192 dst
        pxor xmm10, xmm8                                         ;   664.7 p1     192 dst
        pand xmm10, xmm0                                         ;   666.7 p1     192 dst
        pxor xmm8, xmm10                                         ;   668.7 p1     192 dst
        psllq xmm10, 2                                           ;   668.7 p1     192 dst
        pxor xmm2, xmm10                                         ;   670.7 p1     192 dst
        movdqa xmm10, xmm5                                       ;   655.7 p0     192 dst copy
        psrlq xmm10, 2                                           ;   668.7 p1     192 dst
        movdqa [rbp + 1056], xmm13                               ;   634.7 p0+p3  192 dst spill
        movdqa xmm13, xmm12                                      ;   658.7 p0     192 dst copy
        psrlq xmm13, 2                                           ;   669.7 p1     192 dst
        movdqa [rbp + 1008], xmm14                               ;   629.7 p0+p3  192 dst spill
        movdqa xmm14, xmm1                                       ;   666.7 p0     192 dst copy
        psrlq xmm14, 4                                           ;   673.7 p1     192 dst
        movdqa [rbp + 496], xmm7                                 ;   644.7 p0+p3  192 dst spill
        movdqa xmm7, xmm11                                       ;   664.7 p0     192 dst copy
        psrlq xmm7, 4                                            ;   671.7 p1     192 dst
        movdqa [rbp + 1024], xmm6                                ;   640.7 p0+p3  192 dst spill
        movdqa xmm6, xmm2                                        ;   672.7 p0     192 dst copy
        psrlq xmm6, 4                                            ;   679.7 p1     192 dst
        movdqa [rbp + 512], xmm3                                 ;   637.7 p0+p3  192 dst spill
        movdqa xmm3, xmm8                                        ;   670.7 p0     192 dst copy
        psrlq xmm3, 4                                            ;   677.7 p1     192 dst
        movdqa [rbp + 480], xmm9                                 ;   632.7 p0+p3  192 dst spill
        movdqa xmm9, [r8 + 1424]                                 ;   620.0 p2     192 dst
        movdqa [rbp + 528], xmm9                                 ;   631.0 p0+p3  192 dst spill
        movdqa xmm9, [r8 + 1408]                                 ;   621.0 p2     192 dst
        movdqa [rbp + 976], xmm9                                 ;   632.0 p0+p3  192 dst spill
        movdqa xmm9, [r8 + 1424]                                 ;   622.0 p2     192 dst
        movdqa [rbp + 992], xmm9                                 ;   633.0 p0+p3  192 dst spill
        movdqa xmm9, [r8 + 1456]                                 ;   623.0 p2     192 dst
        movdqa [rbp + 960], xmm9                                 ;   634.0 p0+p3  192 dst spill
        movdqa xmm9, [r8 + 1440]                                 ;   624.0 p2     192 dst
        movdqa [rbp + 1392], xmm9                                ;   635.0 p0+p3  192 dst spill
        movdqa xmm9, [r8 + 1488]                                 ;   625.0 p2     192 dst
        movdqa [rbp + 1408], xmm9                                ;   636.0 p0+p3  192 dst spill
        movdqa xmm9, [r8 + 1456]                                 ;   626.0 p2     192 dst
        movdqa [rbp + 1424], xmm9                                ;   637.0 p0+p3  192 dst spill
        movdqa xmm9, [r8 + 1472]                                 ;   627.0 p2     192 dst
        movdqa [rbp + 1440], xmm9                                ;   638.7 p0+p3  192 dst spill
        movdqa xmm9, [r8 + 1488]                                 ;   628.0 p2     192 dst
        movdqa [rbp + 1456], xmm9                                ;   640.7 p0+p3  192 dst spill
        movdqa xmm9, [r8 + 1520]                                 ;   629.0 p2     192 dst
        movdqa [rbp + 1472], xmm9                                ;   642.7 p0+p3  192 dst spill
        movdqa xmm9, [r8 + 1504]                                 ;   630.0 p2     192 dst
        movdqa [rbp + 1488], xmm9                                ;   644.7 p0+p3  192 dst spill
        movdqa xmm9, [r8 + 1520]                                 ;   631.0 p2     192 dst
        movdqa [rbp + 1504], xmm9                                ;   646.7 p0+p3  192 dst spill
        movdqa xmm9, [r8 + 1120]                                 ;   632.0 p2     192 dst
        psrlq xmm9, 1                                            ;   674.7 p1     192 dst
        movdqa xmm4, [rbp + 1088]                                ;   633.0 p2     192 dst reload
        pxor xmm4, xmm9                                          ;   676.7 p1     192 dst
        pand xmm4, xmm15                                         ;   678.7 p1     192 dst
        movdqa xmm9, [rbp + 1120]                                ;   634.0 p2     192 dst reload
        pxor xmm9, xmm4                                          ;   680.7 p1     192 dst
        psllq xmm4, 1                                            ;   680.7 p1     192 dst
        movdqa xmm15, [rbp + 1104]                               ;   635.0 p2     192 dst reload
        pxor xmm15, xmm4                                         ;   682.7 p1     192 dst
        pxor xmm10, xmm9                                         ;   682.7 p1     192 dst
        pxor xmm13, xmm15                                        ;   684.7 p1     192 dst
        pand xmm10, xmm0                                         ;   684.7 p1     192 dst
        pand xmm13, xmm0                                         ;   686.7 p1     192 dst
        pxor xmm9, xmm10                                         ;   686.7 p1     192 dst
        psllq xmm10, 2                                           ;   686.7 p1     192 dst
        pxor xmm5, xmm10                                         ;   688.7 p1     192 dst
        pxor xmm15, xmm13                                        ;   688.7 p1     192 dst
        psllq xmm13, 2                                           ;   688.7 p1     192 dst
        pxor xmm12, xmm13                                        ;   690.7 p1     192 dst
        movdqa xmm4, [r8 + 1152]                                 ;   641.0 p2     192 dst
        psrlq xmm4, 1                                            ;   690.7 p1     192 dst
        movdqa xmm10, [rbp + 224]                                ;   642.0 p2     192 dst reload
        pxor xmm10, xmm4                                         ;   692.7 p1     192 dst
        pxor xmm14, xmm5                                         ;   692.7 p1     192 dst
        pxor xmm6, xmm12                                         ;   693.7 p1     192 dst
        pxor xmm7, xmm9                                          ;   694.7 p1     192 dst
        pxor xmm3, xmm15                                         ;   695.7 p1     192 dst
        movdqa xmm4, [rel aes_from_slices.T0_constants128 + 32]  ;   646.0 p2     192 dst reload
        pand xmm6, xmm4                                          ;   696.7 p1     192 dst
        pand xmm14, xmm4                                         ;   697.7 p1     192 dst
        movdqa xmm13, [rel aes_from_slices.T0_constants128]      ;   647.7 p2     192 dst reload
        pand xmm10, xmm13                                        ;   698.7 p1     192 dst
        pxor xmm12, xmm6                                         ;   699.7 p1     192 dst
        psllq xmm6, 4                                            ;   700.7 p1     192 dst
        pxor xmm2, xmm6                                          ;   702.7 p1     192 dst
        pand xmm3, xmm4                                          ;   702.7 p1     192 dst
        pand xmm7, xmm4                                          ;   703.7 p1     192 dst
        pxor xmm5, xmm14                                         ;   704.7 p1     192 dst
        psllq xmm14, 4                                           ;   705.7 p1     192 dst
        pxor xmm1, xmm14                                         ;   707.7 p1     192 dst
        pxor xmm15, xmm3                                         ;   707.7 p1     192 dst
        psllq xmm3, 4                                            ;   708.7 p1     192 dst
        pxor xmm8, xmm3                                          ;   710.7 p1     192 dst
        movdqa xmm3, [r8 + 1184]                                 ;   655.7 p2     192 dst
        psrlq xmm3, 1                                            ;   710.7 p1     192 dst
        pxor xmm9, xmm7                                          ;   711.7 p1     192 dst
        psllq xmm7, 4                                            ;   712.7 p1     192 dst
        pxor xmm11, xmm7                                         ;   714.7 p1     192 dst
        movdqa xmm6, [r8 + 1216]                                 ;   657.3 p2     192 dst
        psrlq xmm6, 1                                            ;   714.7 p1     192 dst
        movdqa xmm7, [rbp + 192]                                 ;   658.7 p2     192 dst reload
        pxor xmm7, xmm3                                          ;   715.7 p1     192 dst
        movdqa xmm3, [rbp + 688]                                 ;   659.7 p2     192 dst reload
        pxor xmm3, xmm10                                         ;   716.7 p1     192 dst
        psllq xmm10, 1                                           ;   717.7 p1     192 dst
        movdqa xmm14, [rbp + 1152]                               ;   664.7 p2     192 dst reload
        pxor xmm14, xmm6                                         ;   718.7 p1     192 dst
        movdqa xmm6, [rbp + 208]                                 ;   666.7 p2     192 dst reload
        pxor xmm6, xmm10                                         ;   719.7 p1     192 dst
        pand xmm7, xmm13                                         ;   720.7 p1     192 dst
        pand xmm14, xmm13                                        ;   721.7 p1     192 dst
        movdqa xmm10, [rbp + 1168]                               ;   668.7 p2     192 dst reload
        pxor xmm10, xmm7                                         ;   722.7 p1     192 dst
        psllq xmm7, 1                                            ;   723.7 p1     192 dst
        movdqa [rbp + 1168], xmm9                                ;   713.7 p0+p3  192 dst spill
        movdqa xmm9, [rbp + 1136]                                ;   673.3 p2     192 dst reload
        pxor xmm9, xmm7                                          ;   725.7 p1     192 dst
        movdqa xmm7, [rbp + 1200]                                ;   674.3 p2     192 dst reload
        pxor xmm7, xmm14                                         ;   725.7 p1     192 dst
        psllq xmm14, 1                                           ;   726.7 p1     192 dst
        movdqa [rbp + 1200], xmm15                               ;   709.7 p0+p3  192 dst spill
        movdqa xmm15, [rbp + 1184]                               ;   675.7 p2     192 dst reload
        pxor xmm15, xmm14                                        ;   728.7 p1     192 dst
        movdqa xmm14, xmm3                                       ;   718.7 p0     192 dst copy
        psrlq xmm14, 2                                           ;   728.7 p1     192 dst
        pxor xmm14, xmm10                                        ;   730.7 p1     192 dst
        pand xmm14, xmm0                                         ;   732.7 p1     192 dst
        pxor xmm10, xmm14                                        ;   734.7 p1     192 dst
        psllq xmm14, 2                                           ;   734.7 p1     192 dst
        pxor xmm3, xmm14                                         ;   736.7 p1     192 dst
        movdqa xmm14, xmm6                                       ;   721.7 p0     192 dst copy
        psrlq xmm14, 2                                           ;   734.7 p1     192 dst
        pxor xmm14, xmm9                                         ;   736.7 p1     192 dst
        pand xmm14, xmm0                                         ;   738.7 p1     192 dst
        pxor xmm9, xmm14                                         ;   740.7 p1     192 dst
        psllq xmm14, 2                                           ;   740.7 p1     192 dst
        pxor xmm6, xmm14                                         ;   742.7 p1     192 dst
        movdqa xmm14, xmm7                                       ;   727.7 p0     192 dst copy
        psrlq xmm14, 2                                           ;   740.7 p1     192 dst
        movdqa [rbp + 1184], xmm5                                ;   706.7 p0+p3  192 dst spill
        movdqa xmm5, xmm15                                       ;   730.7 p0     192 dst copy
        psrlq xmm5, 2                                            ;   741.7 p1     192 dst
        movdqa [rbp + 1136], xmm12                               ;   701.7 p0+p3  192 dst spill
        movdqa xmm12, xmm3                                       ;   738.7 p0     192 dst copy
        psrlq xmm12, 4                                           ;   745.7 p1     192 dst
        movdqa [rbp + 208], xmm11                                ;   716.7 p0+p3  192 dst spill
        movdqa xmm11, xmm10                                      ;   736.7 p0     192 dst copy
        psrlq xmm11, 4                                           ;   743.7 p1     192 dst
        movdqa [rbp + 1152], xmm8                                ;   712.7 p0+p3  192 dst spill
        movdqa xmm8, xmm6                                        ;   744.7 p0     192 dst copy
        psrlq xmm8, 4                                            ;   751.7 p1     192 dst
        movdqa [rbp + 688], xmm1                                 ;   709.7 p0+p3  192 dst spill
        movdqa xmm1, xmm9                                        ;   742.7 p0     192 dst copy
        psrlq xmm1, 4                                            ;   749.7 p1     192 dst
        movdqa [rbp + 192], xmm2                                 ;   704.7 p0+p3  192 dst spill
        movdqa xmm2, [r8 + 1552]                                 ;   692.0 p2     192 dst
        movdqa [rbp + 224], xmm2                                 ;   703.0 p0+p3  192 dst spill
        movdqa xmm2, [r8 + 1536]                                 ;   693.0 p2     192 dst
        movdqa [rbp + 1104], xmm2                                ;   704.0 p0+p3  192 dst spill
        movdqa xmm2, [r8 + 1552]                                 ;   694.0 p2     192 dst
        movdqa [rbp + 1120], xmm2                                ;   705.0 p0+p3  192 dst spill
        movdqa xmm2, [r8 + 1584]                                 ;   695.0 p2     192 dst
        movdqa [rbp + 1088], xmm2                                ;   706.0 p0+p3  192 dst spill
        movdqa xmm2, [r8 + 1568]                                 ;   696.0 p2     192 dst
        movdqa [rbp + 1520], xmm2                                ;   707.0 p0+p3  192 dst spill
        movdqa xmm2, [r8 + 1616]                                 ;   697.0 p2     192 dst
        movdqa [rbp + 1536], xmm2                                ;   708.0 p0+p3  192 dst spill
        movdqa xmm2, [r8 + 1584]                                 ;   698.0 p2     192 dst
        movdqa [rbp + 1552], xmm2                                ;   709.0 p0+p3  192 dst spill
        movdqa xmm2, [r8 + 1600]                                 ;   699.0 p2     192 dst
        movdqa [rbp + 1568], xmm2                                ;   710.7 p0+p3  192 dst spill
        movdqa xmm2, [r8 + 1616]                                 ;   700.0 p2     192 dst
        movdqa [rbp + 1584], xmm2                                ;   712.7 p0+p3  192 dst spill
        movdqa xmm2, [r8 + 1648]                                 ;   701.0 p2     192 dst
        movdqa [rbp + 1600], xmm2                                ;   714.7 p0+p3  192 dst spill
        movdqa xmm2, [r8 + 1632]                                 ;   702.0 p2     192 dst
        movdqa [rbp + 1616], xmm2                                ;   716.7 p0+p3  192 dst spill
        movdqa xmm2, [r8 + 1648]                                 ;   703.0 p2     192 dst
        movdqa [rbp + 1632], xmm2                                ;   718.7 p0+p3  192 dst spill
        movdqa xmm2, [r8 + 1248]                                 ;   704.0 p2     192 dst
        psrlq xmm2, 1                                            ;   746.7 p1     192 dst
        movdqa xmm4, [rbp + 1216]                                ;   705.0 p2     192 dst reload
        pxor xmm4, xmm2                                          ;   748.7 p1     192 dst
        pand xmm4, xmm13                                         ;   750.7 p1     192 dst
        movdqa xmm2, [rbp + 1248]                                ;   706.0 p2     192 dst reload
        pxor xmm2, xmm4                                          ;   752.7 p1     192 dst
        psllq xmm4, 1                                            ;   752.7 p1     192 dst
        movdqa xmm13, [rbp + 1232]                               ;   707.0 p2     192 dst reload
        pxor xmm13, xmm4                                         ;   754.7 p1     192 dst
        pxor xmm14, xmm2                                         ;   754.7 p1     192 dst
        pxor xmm5, xmm13                                         ;   756.7 p1     192 dst
        pand xmm14, xmm0                                         ;   756.7 p1     192 dst
        pand xmm5, xmm0                                          ;   758.7 p1     192 dst
        pxor xmm2, xmm14                                         ;   758.7 p1     192 dst
        psllq xmm14, 2                                           ;   758.7 p1     192 dst
        pxor xmm7, xmm14                                         ;   760.7 p1     192 dst
        pxor xmm13, xmm5                                         ;   760.7 p1     192 dst
        psllq xmm5, 2                                            ;   760.7 p1     192 dst
        pxor xmm15, xmm5                                         ;   762.7 p1     192 dst
        movdqa xmm4, [r8 + 1280]                                 ;   713.0 p2     192 dst
        psrlq xmm4, 1                                            ;   762.7 p1     192 dst
        movdqa xmm5, [rbp + 336]                                 ;   714.0 p2     192 dst reload
        pxor xmm5, xmm4                                          ;   764.7 p1     192 dst
        pxor xmm12, xmm7                                         ;   764.7 p1     192 dst
        pxor xmm8, xmm15                                         ;   765.7 p1     192 dst
        pxor xmm11, xmm2                                         ;   766.7 p1     192 dst
        pxor xmm1, xmm13                                         ;   767.7 p1     192 dst
        movdqa xmm4, [rel aes_from_slices.T0_constants128 + 32]  ;   718.0 p2     192 dst reload
        pand xmm8, xmm4                                          ;   768.7 p1     192 dst
        pand xmm12, xmm4                                         ;   769.7 p1     192 dst
        movdqa xmm14, [rel aes_from_slices.T0_constants128]      ;   719.7 p2     192 dst reload
        pand xmm5, xmm14                                         ;   770.7 p1     192 dst
        pxor xmm15, xmm8                                         ;   771.7 p1     192 dst
        psllq xmm8, 4                                            ;   772.7 p1     192 dst
        pxor xmm6, xmm8                                          ;   774.7 p1     192 dst
        pand xmm1, xmm4                                          ;   774.7 p1     192 dst
        pand xmm11, xmm4                                         ;   775.7 p1     192 dst
        pxor xmm7, xmm12                                         ;   776.7 p1     192 dst
        psllq xmm12, 4                                           ;   777.7 p1     192 dst
        pxor xmm3, xmm12                                         ;   779.7 p1     192 dst
        pxor xmm13, xmm1                                         ;   779.7 p1     192 dst
        psllq xmm1, 4                                            ;   780.7 p1     192 dst
        pxor xmm9, xmm1                                          ;   782.7 p1     192 dst
        movdqa xmm1, [r8 + 1312]                                 ;   727.7 p2     192 dst
        psrlq xmm1, 1                                            ;   782.7 p1     192 dst
        pxor xmm2, xmm11                                         ;   783.7 p1     192 dst
        psllq xmm11, 4                                           ;   784.7 p1     192 dst
        pxor xmm10, xmm11                                        ;   786.7 p1     192 dst
        movdqa xmm8, [r8 + 1344]                                 ;   729.3 p2     192 dst
        psrlq xmm8, 1                                            ;   786.7 p1     192 dst
        movdqa xmm11, [rbp + 784]                                ;   730.7 p2     192 dst reload
        pxor xmm11, xmm1                                         ;   787.7 p1     192 dst
        movdqa xmm1, [rbp + 816]                                 ;   731.7 p2     192 dst reload
        pxor xmm1, xmm5                                          ;   788.7 p1     192 dst
        psllq xmm5, 1                                            ;   789.7 p1     192 dst
        movdqa xmm12, [rbp + 1280]                               ;   736.7 p2     192 dst reload
        pxor xmm12, xmm8                                         ;   790.7 p1     192 dst
        movdqa xmm8, [rbp + 800]                                 ;   738.7 p2     192 dst reload
        pxor xmm8, xmm5                                          ;   791.7 p1     192 dst
        pand xmm11, xmm14                                        ;   792.7 p1     192 dst
        pand xmm12, xmm14                                        ;   793.7 p1     192 dst
        movdqa xmm5, [rbp + 1296]                                ;   740.7 p2     192 dst reload
        pxor xmm5, xmm11                                         ;   794.7 p1     192 dst
        psllq xmm11, 1                                           ;   795.7 p1     192 dst
        movdqa [rbp + 1296], xmm2                                ;   785.7 p0+p3  192 dst spill
        movdqa xmm2, [rbp + 1264]                                ;   745.3 p2     192 dst reload
        pxor xmm2, xmm11                                         ;   797.7 p1     192 dst
        movdqa xmm11, [rbp + 1328]                               ;   746.3 p2     192 dst reload
        pxor xmm11, xmm12                                        ;   797.7 p1     192 dst
        psllq xmm12, 1                                           ;   798.7 p1     192 dst
        movdqa [rbp + 1328], xmm13                               ;   781.7 p0+p3  192 dst spill
        movdqa xmm13, [rbp + 1312]                               ;   747.7 p2     192 dst reload
        pxor xmm13, xmm12                                        ;   800.7 p1     192 dst
        movdqa xmm12, xmm1                                       ;   790.7 p0     192 dst copy
        psrlq xmm12, 2                                           ;   800.7 p1     192 dst
        pxor xmm12, xmm5                                         ;   802.7 p1     192 dst
        pand xmm12, xmm0                                         ;   804.7 p1     192 dst
        pxor xmm5, xmm12                                         ;   806.7 p1     192 dst
        psllq xmm12, 2                                           ;   806.7 p1     192 dst
        pxor xmm1, xmm12                                         ;   808.7 p1     192 dst
        movdqa xmm12, xmm8                                       ;   793.7 p0     192 dst copy
        psrlq xmm12, 2                                           ;   806.7 p1     192 dst
        pxor xmm12, xmm2                                         ;   808.7 p1     192 dst
        pand xmm12, xmm0                                         ;   810.7 p1     192 dst
        pxor xmm2, xmm12                                         ;   812.7 p1     192 dst
        psllq xmm12, 2                                           ;   812.7 p1     192 dst
        pxor xmm8, xmm12                                         ;   814.7 p1     192 dst
        movdqa xmm12, xmm11                                      ;   799.7 p0     192 dst copy
        psrlq xmm12, 2                                           ;   812.7 p1     192 dst
        movdqa [rbp + 1312], xmm7                                ;   778.7 p0+p3  192 dst spill
        movdqa xmm7, xmm13                                       ;   802.7 p0     192 dst copy
        psrlq xmm7, 2                                            ;   813.7 p1     192 dst
        movdqa [rbp + 1264], xmm15                               ;   773.7 p0+p3  192 dst spill
        movdqa xmm15, xmm1                                       ;   810.7 p0     192 dst copy
        psrlq xmm15, 4                                           ;   817.7 p1     192 dst
        movdqa [rbp + 800], xmm10                                ;   788.7 p0+p3  192 dst spill
        movdqa xmm10, xmm5                                       ;   808.7 p0     192 dst copy
        psrlq xmm10, 4                                           ;   815.7 p1     192 dst
        movdqa [rbp + 1280], xmm9                                ;   784.7 p0+p3  192 dst spill
        movdqa xmm9, xmm8                                        ;   816.7 p0     192 dst copy
        psrlq xmm9, 4                                            ;   823.7 p1     192 dst
        movdqa [rbp + 816], xmm3                                 ;   781.7 p0+p3  192 dst spill
        movdqa xmm3, xmm2                                        ;   814.7 p0     192 dst copy
        psrlq xmm3, 4                                            ;   821.7 p1     192 dst
        movdqa [rbp + 784], xmm6                                 ;   776.7 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 1680]                                 ;   764.0 p2     192 dst
        movdqa [rbp + 336], xmm6                                 ;   775.0 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 1664]                                 ;   765.0 p2     192 dst
        movdqa [rbp + 1232], xmm6                                ;   776.0 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 1680]                                 ;   766.0 p2     192 dst
        movdqa [rbp + 1248], xmm6                                ;   777.0 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 1712]                                 ;   767.0 p2     192 dst
        movdqa [rbp + 1216], xmm6                                ;   778.0 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 1696]                                 ;   768.0 p2     192 dst
        movdqa [rbp + 1648], xmm6                                ;   779.0 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 1744]                                 ;   769.0 p2     192 dst
        movdqa [rbp + 1664], xmm6                                ;   780.0 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 1712]                                 ;   770.0 p2     192 dst
        movdqa [rbp + 1680], xmm6                                ;   781.0 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 1728]                                 ;   771.0 p2     192 dst
        movdqa [rbp + 1696], xmm6                                ;   782.7 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 1744]                                 ;   772.0 p2     192 dst
        movdqa [rbp + 1712], xmm6                                ;   784.7 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 1776]                                 ;   773.0 p2     192 dst
        movdqa [rbp + 1728], xmm6                                ;   786.7 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 1760]                                 ;   774.0 p2     192 dst
        movdqa [rbp + 1744], xmm6                                ;   788.7 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 1776]                                 ;   775.0 p2     192 dst
        movdqa [rbp + 1760], xmm6                                ;   790.7 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 1376]                                 ;   776.0 p2     192 dst
        psrlq xmm6, 1                                            ;   818.7 p1     192 dst
        movdqa xmm4, [rbp + 1344]                                ;   777.0 p2     192 dst reload
        pxor xmm4, xmm6                                          ;   820.7 p1     192 dst
        pand xmm4, xmm14                                         ;   822.7 p1     192 dst
        movdqa xmm6, [rbp + 1376]                                ;   778.0 p2     192 dst reload
        pxor xmm6, xmm4                                          ;   824.7 p1     192 dst
        psllq xmm4, 1                                            ;   824.7 p1     192 dst
        movdqa xmm14, [rbp + 1360]                               ;   779.0 p2     192 dst reload
        pxor xmm14, xmm4                                         ;   826.7 p1     192 dst
        pxor xmm12, xmm6                                         ;   826.7 p1     192 dst
        pxor xmm7, xmm14                                         ;   828.7 p1     192 dst
        pand xmm12, xmm0                                         ;   828.7 p1     192 dst
        pand xmm7, xmm0                                          ;   830.7 p1     192 dst
        pxor xmm6, xmm12                                         ;   830.7 p1     192 dst
        psllq xmm12, 2                                           ;   830.7 p1     192 dst
        pxor xmm11, xmm12                                        ;   832.7 p1     192 dst
        pxor xmm14, xmm7                                         ;   832.7 p1     192 dst
        psllq xmm7, 2                                            ;   832.7 p1     192 dst
        pxor xmm13, xmm7                                         ;   834.7 p1     192 dst
        movdqa xmm4, [r8 + 1408]                                 ;   785.0 p2     192 dst
        psrlq xmm4, 1                                            ;   834.7 p1     192 dst
        movdqa xmm7, [rbp + 528]                                 ;   786.0 p2     192 dst reload
        pxor xmm7, xmm4                                          ;   836.7 p1     192 dst
        pxor xmm15, xmm11                                        ;   836.7 p1     192 dst
        pxor xmm9, xmm13                                         ;   837.7 p1     192 dst
        pxor xmm10, xmm6                                         ;   838.7 p1     192 dst
        pxor xmm3, xmm14                                         ;   839.7 p1     192 dst
        movdqa xmm4, [rel aes_from_slices.T0_constants128 + 32]  ;   790.0 p2     192 dst reload
        pand xmm9, xmm4                                          ;   840.7 p1     192 dst
        pand xmm15, xmm4                                         ;   841.7 p1     192 dst
        movdqa xmm12, [rel aes_from_slices.T0_constants128]      ;   791.7 p2     192 dst reload
        pand xmm7, xmm12                                         ;   842.7 p1     192 dst
        pxor xmm13, xmm9                                         ;   843.7 p1     192 dst
        psllq xmm9, 4                                            ;   844.7 p1     192 dst
        pxor xmm8, xmm9                                          ;   846.7 p1     192 dst
        pand xmm3, xmm4                                          ;   846.7 p1     192 dst
        pand xmm10, xmm4                                         ;   847.7 p1     192 dst
        pxor xmm11, xmm15                                        ;   848.7 p1     192 dst
        psllq xmm15, 4                                           ;   849.7 p1     192 dst
        pxor xmm1, xmm15                                         ;   851.7 p1     192 dst
        pxor xmm14, xmm3                                         ;   851.7 p1     192 dst
        psllq xmm3, 4                                            ;   852.7 p1     192 dst
        pxor xmm2, xmm3                                          ;   854.7 p1     192 dst
        movdqa xmm3, [r8 + 1440]                                 ;   799.7 p2     192 dst
        psrlq xmm3, 1                                            ;   854.7 p1     192 dst
        pxor xmm6, xmm10                                         ;   855.7 p1     192 dst
        psllq xmm10, 4                                           ;   856.7 p1     192 dst
        pxor xmm5, xmm10                                         ;   858.7 p1     192 dst
        movdqa xmm9, [r8 + 1472]                                 ;   801.3 p2     192 dst
        psrlq xmm9, 1                                            ;   858.7 p1     192 dst
        movdqa xmm10, [rbp + 960]                                ;   802.7 p2     192 dst reload
        pxor xmm10, xmm3                                         ;   859.7 p1     192 dst
        movdqa xmm3, [rbp + 992]                                 ;   803.7 p2     192 dst reload
        pxor xmm3, xmm7                                          ;   860.7 p1     192 dst
        psllq xmm7, 1                                            ;   861.7 p1     192 dst
        movdqa xmm15, [rbp + 1408]                               ;   808.7 p2     192 dst reload
        pxor xmm15, xmm9                                         ;   862.7 p1     192 dst
        movdqa xmm9, [rbp + 976]                                 ;   810.7 p2     192 dst reload
        pxor xmm9, xmm7                                          ;   863.7 p1     192 dst
        pand xmm10, xmm12                                        ;   864.7 p1     192 dst
        pand xmm15, xmm12                                        ;   865.7 p1     192 dst
        movdqa xmm7, [rbp + 1424]                                ;   812.7 p2     192 dst reload
        pxor xmm7, xmm10                                         ;   866.7 p1     192 dst
        psllq xmm10, 1                                           ;   867.7 p1     192 dst
        movdqa [rbp + 1424], xmm6                                ;   857.7 p0+p3  192 dst spill
        movdqa xmm6, [rbp + 1392]                                ;   817.3 p2     192 dst reload
        pxor xmm6, xmm10                                         ;   869.7 p1     192 dst
        movdqa xmm10, [rbp + 1456]                               ;   818.3 p2     192 dst reload
        pxor xmm10, xmm15                                        ;   869.7 p1     192 dst
        psllq xmm15, 1                                           ;   870.7 p1     192 dst
        movdqa [rbp + 1456], xmm14                               ;   853.7 p0+p3  192 dst spill
        movdqa xmm14, [rbp + 1440]                               ;   819.7 p2     192 dst reload
        pxor xmm14, xmm15                                        ;   872.7 p1     192 dst
        movdqa xmm15, xmm3                                       ;   862.7 p0     192 dst copy
        psrlq xmm15, 2                                           ;   872.7 p1     192 dst
        pxor xmm15, xmm7                                         ;   874.7 p1     192 dst
        pand xmm15, xmm0                                         ;   876.7 p1     192 dst
        pxor xmm7, xmm15                                         ;   878.7 p1     192 dst
        psllq xmm15, 2                                           ;   878.7 p1     192 dst
        pxor xmm3, xmm15                                         ;   880.7 p1     192 dst
        movdqa xmm15, xmm9                                       ;   865.7 p0     192 dst copy
        psrlq xmm15, 2                                           ;   878.7 p1     192 dst
        pxor xmm15, xmm6                                         ;   880.7 p1     192 dst
        pand xmm15, xmm0                                         ;   882.7 p1     192 dst
        pxor xmm6, xmm15                                         ;   884.7 p1     192 dst
        psllq xmm15, 2                                           ;   884.7 p1     192 dst
        pxor xmm9, xmm15                                         ;   886.7 p1     192 dst
        movdqa xmm15, xmm10                                      ;   871.7 p0     192 dst copy
        psrlq xmm15, 2                                           ;   884.7 p1     192 dst
        movdqa [rbp + 1440], xmm11                               ;   850.7 p0+p3  192 dst spill
        movdqa xmm11, xmm14                                      ;   874.7 p0     192 dst copy
        psrlq xmm11, 2                                           ;   885.7 p1     192 dst
        movdqa [rbp + 1392], xmm13                               ;   845.7 p0+p3  192 dst spill
        movdqa xmm13, xmm3                                       ;   882.7 p0     192 dst copy
        psrlq xmm13, 4                                           ;   889.7 p1     192 dst
        movdqa [rbp + 976], xmm5                                 ;   860.7 p0+p3  192 dst spill
        movdqa xmm5, xmm7                                        ;   880.7 p0     192 dst copy
        psrlq xmm5, 4                                            ;   887.7 p1     192 dst
        movdqa [rbp + 1408], xmm2                                ;   856.7 p0+p3  192 dst spill
        movdqa xmm2, xmm9                                        ;   888.7 p0     192 dst copy
        psrlq xmm2, 4                                            ;   895.7 p1     192 dst
        movdqa [rbp + 992], xmm1                                 ;   853.7 p0+p3  192 dst spill
        movdqa xmm1, xmm6                                        ;   886.7 p0     192 dst copy
        psrlq xmm1, 4                                            ;   893.7 p1     192 dst
        movdqa [rbp + 960], xmm8                                 ;   848.7 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1808]                                 ;   836.0 p2     192 dst
        movdqa [rbp + 528], xmm8                                 ;   847.0 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1792]                                 ;   837.0 p2     192 dst
        movdqa [rbp + 1360], xmm8                                ;   848.0 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1808]                                 ;   838.0 p2     192 dst
        movdqa [rbp + 1376], xmm8                                ;   849.0 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1840]                                 ;   839.0 p2     192 dst
        movdqa [rbp + 1344], xmm8                                ;   850.0 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1824]                                 ;   840.0 p2     192 dst
        movdqa [rbp + 1776], xmm8                                ;   851.0 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1872]                                 ;   841.0 p2     192 dst
        movdqa [rbp + 1792], xmm8                                ;   852.0 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1840]                                 ;   842.0 p2     192 dst
        movdqa [rbp + 1808], xmm8                                ;   853.0 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1856]                                 ;   843.0 p2     192 dst
        movdqa [rbp + 1824], xmm8                                ;   854.7 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1872]                                 ;   844.0 p2     192 dst
        movdqa [rbp + 1840], xmm8                                ;   856.7 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1904]                                 ;   845.0 p2     192 dst
        movdqa [rbp + 1856], xmm8                                ;   858.7 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1888]                                 ;   846.0 p2     192 dst
        movdqa [rbp + 1872], xmm8                                ;   860.7 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1904]                                 ;   847.0 p2     192 dst
        movdqa [rbp + 1888], xmm8                                ;   862.7 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1504]                                 ;   848.0 p2     192 dst
        psrlq xmm8, 1                                            ;   890.7 p1     192 dst
        movdqa xmm4, [rbp + 1472]                                ;   849.0 p2     192 dst reload
        pxor xmm4, xmm8                                          ;   892.7 p1     192 dst
        pand xmm4, xmm12                                         ;   894.7 p1     192 dst
        movdqa xmm8, [rbp + 1504]                                ;   850.0 p2     192 dst reload
        pxor xmm8, xmm4                                          ;   896.7 p1     192 dst
        psllq xmm4, 1                                            ;   896.7 p1     192 dst
        movdqa xmm12, [rbp + 1488]                               ;   851.0 p2     192 dst reload
        pxor xmm12, xmm4                                         ;   898.7 p1     192 dst
        pxor xmm15, xmm8                                         ;   898.7 p1     192 dst
        pxor xmm11, xmm12                                        ;   900.7 p1     192 dst
        pand xmm15, xmm0                                         ;   900.7 p1     192 dst
        pand xmm11, xmm0                                         ;   902.7 p1     192 dst
        pxor xmm8, xmm15                                         ;   902.7 p1     192 dst
        psllq xmm15, 2                                           ;   902.7 p1     192 dst
        pxor xmm10, xmm15                                        ;   904.7 p1     192 dst
        pxor xmm12, xmm11                                        ;   904.7 p1     192 dst
        psllq xmm11, 2                                           ;   904.7 p1     192 dst
        pxor xmm14, xmm11                                        ;   906.7 p1     192 dst
        movdqa xmm4, [r8 + 1536]                                 ;   857.0 p2     192 dst
        psrlq xmm4, 1                                            ;   906.7 p1     192 dst
        movdqa xmm11, [rbp + 224]                                ;   858.0 p2     192 dst reload
        pxor xmm11, xmm4                                         ;   908.7 p1     192 dst
        pxor xmm13, xmm10                                        ;   908.7 p1     192 dst
        pxor xmm2, xmm14                                         ;   909.7 p1     192 dst
        pxor xmm5, xmm8                                          ;   910.7 p1     192 dst
        pxor xmm1, xmm12                                         ;   911.7 p1     192 dst
        movdqa xmm4, [rel aes_from_slices.T0_constants128 + 32]  ;   862.0 p2     192 dst reload
        pand xmm2, xmm4                                          ;   912.7 p1     192 dst
        pand xmm13, xmm4                                         ;   913.7 p1     192 dst
        movdqa xmm15, [rel aes_from_slices.T0_constants128]      ;   863.7 p2     192 dst reload
        pand xmm11, xmm15                                        ;   914.7 p1     192 dst
        pxor xmm14, xmm2                                         ;   915.7 p1     192 dst
        psllq xmm2, 4                                            ;   916.7 p1     192 dst
        pxor xmm9, xmm2                                          ;   918.7 p1     192 dst
        pand xmm1, xmm4                                          ;   918.7 p1     192 dst
        pand xmm5, xmm4                                          ;   919.7 p1     192 dst
        pxor xmm10, xmm13                                        ;   920.7 p1     192 dst
        psllq xmm13, 4                                           ;   921.7 p1     192 dst
        pxor xmm3, xmm13                                         ;   923.7 p1     192 dst
        pxor xmm12, xmm1                                         ;   923.7 p1     192 dst
        psllq xmm1, 4                                            ;   924.7 p1     192 dst
        pxor xmm6, xmm1                                          ;   926.7 p1     192 dst
        movdqa xmm1, [r8 + 1568]                                 ;   871.7 p2     192 dst
        psrlq xmm1, 1                                            ;   926.7 p1     192 dst
        pxor xmm8, xmm5                                          ;   927.7 p1     192 dst
        psllq xmm5, 4                                            ;   928.7 p1     192 dst
        pxor xmm7, xmm5                                          ;   930.7 p1     192 dst
        movdqa xmm2, [r8 + 1600]                                 ;   873.3 p2     192 dst
        psrlq xmm2, 1                                            ;   930.7 p1     192 dst
        movdqa xmm5, [rbp + 1088]                                ;   874.7 p2     192 dst reload
        pxor xmm5, xmm1                                          ;   931.7 p1     192 dst
        movdqa xmm1, [rbp + 1120]                                ;   875.7 p2     192 dst reload
        pxor xmm1, xmm11                                         ;   932.7 p1     192 dst
        psllq xmm11, 1                                           ;   933.7 p1     192 dst
        movdqa xmm13, [rbp + 1536]                               ;   880.7 p2     192 dst reload
        pxor xmm13, xmm2                                         ;   934.7 p1     192 dst
        movdqa xmm2, [rbp + 1104]                                ;   882.7 p2     192 dst reload
        pxor xmm2, xmm11                                         ;   935.7 p1     192 dst
        pand xmm5, xmm15                                         ;   936.7 p1     192 dst
        pand xmm13, xmm15                                        ;   937.7 p1     192 dst
        movdqa xmm11, [rbp + 1552]                               ;   884.7 p2     192 dst reload
        pxor xmm11, xmm5                                         ;   938.7 p1     192 dst
        psllq xmm5, 1                                            ;   939.7 p1     192 dst
        movdqa [rbp + 1552], xmm8                                ;   929.7 p0+p3  192 dst spill
        movdqa xmm8, [rbp + 1520]                                ;   889.3 p2     192 dst reload
        pxor xmm8, xmm5                                          ;   941.7 p1     192 dst
        movdqa xmm5, [rbp + 1584]                                ;   890.3 p2     192 dst reload
        pxor xmm5, xmm13                                         ;   941.7 p1     192 dst
        psllq xmm13, 1                                           ;   942.7 p1     192 dst
        movdqa [rbp + 1584], xmm12                               ;   925.7 p0+p3  192 dst spill
        movdqa xmm12, [rbp + 1568]                               ;   891.7 p2     192 dst reload
        pxor xmm12, xmm13                                        ;   944.7 p1     192 dst
        movdqa xmm13, xmm1                                       ;   934.7 p0     192 dst copy
        psrlq xmm13, 2                                           ;   944.7 p1     192 dst
        pxor xmm13, xmm11                                        ;   946.7 p1     192 dst
        pand xmm13, xmm0                                         ;   948.7 p1     192 dst
        pxor xmm11, xmm13                                        ;   950.7 p1     192 dst
        psllq xmm13, 2                                           ;   950.7 p1     192 dst
        pxor xmm1, xmm13                                         ;   952.7 p1     192 dst
        movdqa xmm13, xmm2                                       ;   937.7 p0     192 dst copy
        psrlq xmm13, 2                                           ;   950.7 p1     192 dst
        pxor xmm13, xmm8                                         ;   952.7 p1     192 dst
        pand xmm13, xmm0                                         ;   954.7 p1     192 dst
        pxor xmm8, xmm13                                         ;   956.7 p1     192 dst
        psllq xmm13, 2                                           ;   956.7 p1     192 dst
        pxor xmm2, xmm13                                         ;   958.7 p1     192 dst
        movdqa xmm13, xmm5                                       ;   943.7 p0     192 dst copy
        psrlq xmm13, 2                                           ;   956.7 p1     192 dst
        movdqa [rbp + 1568], xmm10                               ;   922.7 p0+p3  192 dst spill
        movdqa xmm10, xmm12                                      ;   946.7 p0     192 dst copy
        psrlq xmm10, 2                                           ;   957.7 p1     192 dst
        movdqa [rbp + 1520], xmm14                               ;   917.7 p0+p3  192 dst spill
        movdqa xmm14, xmm1                                       ;   954.7 p0     192 dst copy
        psrlq xmm14, 4                                           ;   961.7 p1     192 dst
        movdqa [rbp + 1104], xmm7                                ;   932.7 p0+p3  192 dst spill
        movdqa xmm7, xmm11                                       ;   952.7 p0     192 dst copy
        psrlq xmm7, 4                                            ;   959.7 p1     192 dst
        movdqa [rbp + 1536], xmm6                                ;   928.7 p0+p3  192 dst spill
        movdqa xmm6, xmm2                                        ;   960.7 p0     192 dst copy
        psrlq xmm6, 4                                            ;   967.7 p1     192 dst
        movdqa [rbp + 1120], xmm3                                ;   925.7 p0+p3  192 dst spill
        movdqa xmm3, xmm8                                        ;   958.7 p0     192 dst copy
        psrlq xmm3, 4                                            ;   965.7 p1     192 dst
        movdqa [rbp + 1088], xmm9                                ;   920.7 p0+p3  192 dst spill
        movdqa xmm9, [r8 + 1936]                                 ;   908.0 p2     192 dst
        movdqa [rbp + 224], xmm9                                 ;   919.0 p0+p3  192 dst spill
        movdqa xmm9, [r8 + 1920]                                 ;   909.0 p2     192 dst
        movdqa [rbp + 1488], xmm9                                ;   920.0 p0+p3  192 dst spill
        movdqa xmm9, [r8 + 1936]                                 ;   910.0 p2     192 dst
        movdqa [rbp + 1504], xmm9                                ;   921.0 p0+p3  192 dst spill
        movdqa xmm9, [r8 + 1968]                                 ;   911.0 p2     192 dst
        movdqa [rbp + 1472], xmm9                                ;   922.0 p0+p3  192 dst spill
        movdqa xmm9, [r8 + 1952]                                 ;   912.0 p2     192 dst
        movdqa [rbp + 1904], xmm9                                ;   923.0 p0+p3  192 dst spill
        movdqa xmm9, [r8 + 2000]                                 ;   913.0 p2     192 dst
        movdqa [rbp + 1920], xmm9                                ;   924.0 p0+p3  192 dst spill
        movdqa xmm9, [r8 + 1968]                                 ;   914.0 p2     192 dst
        movdqa [rbp + 1936], xmm9                                ;   925.0 p0+p3  192 dst spill
        movdqa xmm9, [r8 + 1984]                                 ;   915.0 p2     192 dst
        movdqa [rbp + 1952], xmm9                                ;   926.7 p0+p3  192 dst spill
        movdqa xmm9, [r8 + 2000]                                 ;   916.0 p2     192 dst
        movdqa [rbp + 1968], xmm9                                ;   928.7 p0+p3  192 dst spill
        movdqa xmm9, [r8 + 2032]                                 ;   917.0 p2     192 dst
        movdqa [rbp + 1984], xmm9                                ;   930.7 p0+p3  192 dst spill
        movdqa xmm9, [r8 + 2016]                                 ;   918.0 p2     192 dst
        movdqa [rbp + 2000], xmm9                                ;   932.7 p0+p3  192 dst spill
        movdqa xmm9, [r8 + 2032]                                 ;   919.0 p2     192 dst
        movdqa [rbp + 2016], xmm9                                ;   934.7 p0+p3  192 dst spill
        movdqa xmm9, [r8 + 1632]                                 ;   920.0 p2     192 dst
        psrlq xmm9, 1                                            ;   962.7 p1     192 dst
        movdqa xmm4, [rbp + 1600]                                ;   921.0 p2     192 dst reload
        pxor xmm4, xmm9                                          ;   964.7 p1     192 dst
        pand xmm4, xmm15                                         ;   966.7 p1     192 dst
        movdqa xmm9, [rbp + 1632]                                ;   922.0 p2     192 dst reload
        pxor xmm9, xmm4                                          ;   968.7 p1     192 dst
        psllq xmm4, 1                                            ;   968.7 p1     192 dst
        movdqa xmm15, [rbp + 1616]                               ;   923.0 p2     192 dst reload
        pxor xmm15, xmm4                                         ;   970.7 p1     192 dst
        pxor xmm13, xmm9                                         ;   970.7 p1     192 dst
        pxor xmm10, xmm15                                        ;   972.7 p1     192 dst
        pand xmm13, xmm0                                         ;   972.7 p1     192 dst
        pand xmm10, xmm0                                         ;   974.7 p1     192 dst
        pxor xmm9, xmm13                                         ;   974.7 p1     192 dst
        psllq xmm13, 2                                           ;   974.7 p1     192 dst
        pxor xmm5, xmm13                                         ;   976.7 p1     192 dst
        pxor xmm15, xmm10                                        ;   976.7 p1     192 dst
        psllq xmm10, 2                                           ;   976.7 p1     192 dst
        pxor xmm12, xmm10                                        ;   978.7 p1     192 dst
        movdqa xmm4, [r8 + 1664]                                 ;   929.0 p2     192 dst
        psrlq xmm4, 1                                            ;   978.7 p1     192 dst
        movdqa xmm10, [rbp + 336]                                ;   930.0 p2     192 dst reload
        pxor xmm10, xmm4                                         ;   980.7 p1     192 dst
        pxor xmm14, xmm5                                         ;   980.7 p1     192 dst
        pxor xmm6, xmm12                                         ;   981.7 p1     192 dst
        pxor xmm7, xmm9                                          ;   982.7 p1     192 dst
        pxor xmm3, xmm15                                         ;   983.7 p1     192 dst
        movdqa xmm4, [rel aes_from_slices.T0_constants128 + 32]  ;   934.0 p2     192 dst reload
        pand xmm6, xmm4                                          ;   984.7 p1     192 dst
        pand xmm14, xmm4                                         ;   985.7 p1     192 dst
        movdqa xmm13, [rel aes_from_slices.T0_constants128]      ;   935.7 p2     192 dst reload
        pand xmm10, xmm13                                        ;   986.7 p1     192 dst
        pxor xmm12, xmm6                                         ;   987.7 p1     192 dst
        psllq xmm6, 4                                            ;   988.7 p1     192 dst
        pxor xmm2, xmm6                                          ;   990.7 p1     192 dst
        pand xmm3, xmm4                                          ;   990.7 p1     192 dst
        pand xmm7, xmm4                                          ;   991.7 p1     192 dst
        pxor xmm5, xmm14                                         ;   992.7 p1     192 dst
        psllq xmm14, 4                                           ;   993.7 p1     192 dst
        pxor xmm1, xmm14                                         ;   995.7 p1     192 dst
        pxor xmm15, xmm3                                         ;   995.7 p1     192 dst
        psllq xmm3, 4                                            ;   996.7 p1     192 dst
        pxor xmm8, xmm3                                          ;   998.7 p1     192 dst
        movdqa xmm3, [r8 + 1696]                                 ;   943.7 p2     192 dst
        psrlq xmm3, 1                                            ;   998.7 p1     192 dst
        pxor xmm9, xmm7                                          ;   999.7 p1     192 dst
        psllq xmm7, 4                                            ;  1000.7 p1     192 dst
        pxor xmm11, xmm7                                         ;  1002.7 p1     192 dst
        movdqa xmm6, [r8 + 1728]                                 ;   945.3 p2     192 dst
        psrlq xmm6, 1                                            ;  1002.7 p1     192 dst
        movdqa xmm7, [rbp + 1216]                                ;   946.7 p2     192 dst reload
        pxor xmm7, xmm3                                          ;  1003.7 p1     192 dst
        movdqa xmm3, [rbp + 1248]                                ;   947.7 p2     192 dst reload
        pxor xmm3, xmm10                                         ;  1004.7 p1     192 dst
        psllq xmm10, 1                                           ;  1005.7 p1     192 dst
        movdqa xmm14, [rbp + 1664]                               ;   952.7 p2     192 dst reload
        pxor xmm14, xmm6                                         ;  1006.7 p1     192 dst
        movdqa xmm6, [rbp + 1232]                                ;   954.7 p2     192 dst reload
        pxor xmm6, xmm10                                         ;  1007.7 p1     192 dst
        pand xmm7, xmm13                                         ;  1008.7 p1     192 dst
        pand xmm14, xmm13                                        ;  1009.7 p1     192 dst
        movdqa xmm10, [rbp + 1680]                               ;   956.7 p2     192 dst reload
        pxor xmm10, xmm7                                         ;  1010.7 p1     192 dst
        psllq xmm7, 1                                            ;  1011.7 p1     192 dst
        movdqa [rbp + 1680], xmm9                                ;  1001.7 p0+p3  192 dst spill
        movdqa xmm9, [rbp + 1648]                                ;   961.3 p2     192 dst reload
        pxor xmm9, xmm7                                          ;  1013.7 p1     192 dst
        movdqa xmm7, [rbp + 1712]                                ;   962.3 p2     192 dst reload
        pxor xmm7, xmm14                                         ;  1013.7 p1     192 dst
        psllq xmm14, 1                                           ;  1014.7 p1     192 dst
        movdqa [rbp + 1712], xmm15                               ;   997.7 p0+p3  192 dst spill
        movdqa xmm15, [rbp + 1696]                               ;   963.7 p2     192 dst reload
        pxor xmm15, xmm14                                        ;  1016.7 p1     192 dst
        movdqa xmm14, xmm3                                       ;  1006.7 p0     192 dst copy
        psrlq xmm14, 2                                           ;  1016.7 p1     192 dst
        pxor xmm14, xmm10                                        ;  1018.7 p1     192 dst
        pand xmm14, xmm0                                         ;  1020.7 p1     192 dst
        pxor xmm10, xmm14                                        ;  1022.7 p1     192 dst
        psllq xmm14, 2                                           ;  1022.7 p1     192 dst
        pxor xmm3, xmm14                                         ;  1024.7 p1     192 dst
        movdqa xmm14, xmm6                                       ;  1009.7 p0     192 dst copy
        psrlq xmm14, 2                                           ;  1022.7 p1     192 dst
        pxor xmm14, xmm9                                         ;  1024.7 p1     192 dst
        pand xmm14, xmm0                                         ;  1026.7 p1     192 dst
        pxor xmm9, xmm14                                         ;  1028.7 p1     192 dst
        psllq xmm14, 2                                           ;  1028.7 p1     192 dst
        pxor xmm6, xmm14                                         ;  1030.7 p1     192 dst
        movdqa xmm14, xmm7                                       ;  1015.7 p0     192 dst copy
        psrlq xmm14, 2                                           ;  1028.7 p1     192 dst
        movdqa [rbp + 1696], xmm5                                ;   994.7 p0+p3  192 dst spill
        movdqa xmm5, xmm15                                       ;  1018.7 p0     192 dst copy
        psrlq xmm5, 2                                            ;  1029.7 p1     192 dst
        movdqa [rbp + 1648], xmm12                               ;   989.7 p0+p3  192 dst spill
        movdqa xmm12, xmm3                                       ;  1026.7 p0     192 dst copy
        psrlq xmm12, 4                                           ;  1033.7 p1     192 dst
        movdqa [rbp + 1232], xmm11                               ;  1004.7 p0+p3  192 dst spill
        movdqa xmm11, xmm10                                      ;  1024.7 p0     192 dst copy
        psrlq xmm11, 4                                           ;  1031.7 p1     192 dst
        movdqa [rbp + 1664], xmm8                                ;  1000.7 p0+p3  192 dst spill
        movdqa xmm8, xmm6                                        ;  1032.7 p0     192 dst copy
        psrlq xmm8, 4                                            ;  1039.7 p1     192 dst
        movdqa [rbp + 1248], xmm1                                ;   997.7 p0+p3  192 dst spill
        movdqa xmm1, xmm9                                        ;  1030.7 p0     192 dst copy
        psrlq xmm1, 4                                            ;  1037.7 p1     192 dst
        movdqa [rbp + 1216], xmm2                                ;   992.7 p0+p3  192 dst spill
        movdqa xmm2, [r8 + 1760]                                 ;   980.0 p2     192 dst
        psrlq xmm2, 1                                            ;  1034.7 p1     192 dst
        movdqa xmm4, [rbp + 1728]                                ;   981.0 p2     192 dst reload
        pxor xmm4, xmm2                                          ;  1036.7 p1     192 dst
        pand xmm4, xmm13                                         ;  1038.7 p1     192 dst
        movdqa xmm2, [rbp + 1760]                                ;   982.0 p2     192 dst reload
        pxor xmm2, xmm4                                          ;  1040.7 p1     192 dst
        psllq xmm4, 1                                            ;  1040.7 p1     192 dst
        movdqa xmm13, [rbp + 1744]                               ;   983.0 p2     192 dst reload
        pxor xmm13, xmm4                                         ;  1042.7 p1     192 dst
        pxor xmm14, xmm2                                         ;  1042.7 p1     192 dst
        pxor xmm5, xmm13                                         ;  1044.7 p1     192 dst
        pand xmm14, xmm0                                         ;  1044.7 p1     192 dst
        pand xmm5, xmm0                                          ;  1046.7 p1     192 dst
        pxor xmm2, xmm14                                         ;  1046.7 p1     192 dst
        psllq xmm14, 2                                           ;  1046.7 p1     192 dst
        pxor xmm7, xmm14                                         ;  1048.7 p1     192 dst
        pxor xmm13, xmm5                                         ;  1048.7 p1     192 dst
        psllq xmm5, 2                                            ;  1048.7 p1     192 dst
        pxor xmm15, xmm5                                         ;  1050.7 p1     192 dst
        movdqa xmm4, [r8 + 1792]                                 ;   986.7 p2     192 dst
        psrlq xmm4, 1                                            ;  1050.7 p1     192 dst
        movdqa xmm5, [rbp + 528]                                 ;   987.7 p2     192 dst reload
        pxor xmm5, xmm4                                          ;  1052.7 p1     192 dst
        pxor xmm12, xmm7                                         ;  1052.7 p1     192 dst
        pxor xmm8, xmm15                                         ;  1053.7 p1     192 dst
        pxor xmm11, xmm2                                         ;  1054.7 p1     192 dst
        pxor xmm1, xmm13                                         ;  1055.7 p1     192 dst
        movdqa xmm4, [r8 + 1824]                                 ;   989.3 p2     192 dst
        psrlq xmm4, 1                                            ;  1056.7 p1     192 dst
        movdqa xmm14, [rel aes_from_slices.T0_constants128 + 32] ;   990.3 p2     192 dst reload
        pand xmm8, xmm14                                         ;  1057.7 p1     192 dst
        pand xmm12, xmm14                                        ;  1058.7 p1     192 dst
        pand xmm5, [rel aes_from_slices.T0_constants128]         ;  1059.7 p2+p1  192 dst
        movdqa xmm0, [rbp + 1344]                                ;   992.3 p2     192 dst reload
        pxor xmm0, xmm4                                          ;  1060.7 p1     192 dst
        pand xmm1, xmm14                                         ;  1061.7 p1     192 dst
        pxor xmm15, xmm8                                         ;  1062.7 p1     192 dst
        psllq xmm8, 4                                            ;  1063.7 p1     192 dst
        pxor xmm6, xmm8                                          ;  1065.7 p1     192 dst
        movdqa xmm4, [r8 + 1856]                                 ;   993.7 p2     192 dst
        psrlq xmm4, 1                                            ;  1065.7 p1     192 dst
        pand xmm11, xmm14                                        ;  1066.7 p1     192 dst
        pxor xmm7, xmm12                                         ;  1067.7 p1     192 dst
        psllq xmm12, 4                                           ;  1068.7 p1     192 dst
        pxor xmm3, xmm12                                         ;  1070.7 p1     192 dst
        movdqa xmm8, [r8 + 1888]                                 ;   995.7 p2     192 dst
        psrlq xmm8, 1                                            ;  1070.7 p1     192 dst
        pxor xmm13, xmm1                                         ;  1071.7 p1     192 dst
        psllq xmm1, 4                                            ;  1072.7 p1     192 dst
        pxor xmm9, xmm1                                          ;  1074.7 p1     192 dst
        movdqa xmm1, [rel aes_from_slices.T0_constants128]       ;   997.7 p2     192 dst reload
        pand xmm0, xmm1                                          ;  1074.7 p1     192 dst
        movdqa xmm12, [rbp + 1792]                               ;   998.7 p2     192 dst reload
        pxor xmm12, xmm4                                         ;  1075.7 p1     192 dst
        pxor xmm2, xmm11                                         ;  1076.7 p1     192 dst
        psllq xmm11, 4                                           ;  1077.7 p1     192 dst
        pxor xmm10, xmm11                                        ;  1079.7 p1     192 dst
        movdqa xmm4, [rbp + 1856]                                ;  1002.7 p2     192 dst reload
        pxor xmm4, xmm8                                          ;  1079.7 p1     192 dst
        movdqa xmm8, [rbp + 1376]                                ;  1005.0 p2     192 dst reload
        pxor xmm8, xmm5                                          ;  1080.7 p1     192 dst
        psllq xmm5, 1                                            ;  1081.7 p1     192 dst
        movdqa xmm11, [rbp + 1360]                               ;  1006.0 p2     192 dst reload
        pxor xmm11, xmm5                                         ;  1083.7 p1     192 dst
        pand xmm12, xmm1                                         ;  1083.7 p1     192 dst
        pand xmm4, xmm1                                          ;  1084.7 p1     192 dst
        movdqa xmm5, [rbp + 1808]                                ;  1008.0 p2     192 dst reload
        pxor xmm5, xmm0                                          ;  1085.7 p1     192 dst
        psllq xmm0, 1                                            ;  1086.7 p1     192 dst
        movdqa [rbp + 1808], xmm2                                ;  1078.7 p0+p3  192 dst spill
        movdqa xmm2, [rbp + 1776]                                ;  1011.7 p2     192 dst reload
        pxor xmm2, xmm0                                          ;  1088.7 p1     192 dst
        movdqa xmm0, [rbp + 1840]                                ;  1012.7 p2     192 dst reload
        pxor xmm0, xmm12                                         ;  1088.7 p1     192 dst
        psllq xmm12, 1                                           ;  1089.7 p1     192 dst
        movdqa [rbp + 1840], xmm13                               ;  1073.7 p0+p3  192 dst spill
        movdqa xmm13, [rbp + 1824]                               ;  1015.7 p2     192 dst reload
        pxor xmm13, xmm12                                        ;  1091.7 p1     192 dst
        movdqa xmm12, [rbp + 1888]                               ;  1016.7 p2     192 dst reload
        pxor xmm12, xmm4                                         ;  1091.7 p1     192 dst
        psllq xmm4, 1                                            ;  1092.7 p1     192 dst
        movdqa [rbp + 1888], xmm7                                ;  1069.7 p0+p3  192 dst spill
        movdqa xmm7, [rbp + 1872]                                ;  1018.7 p2     192 dst reload
        pxor xmm7, xmm4                                          ;  1094.7 p1     192 dst
        movdqa xmm4, xmm8                                        ;  1082.7 p0     192 dst copy
        psrlq xmm4, 2                                            ;  1094.7 p1     192 dst
        pxor xmm4, xmm5                                          ;  1096.7 p1     192 dst
        pand xmm4, [rel aes_from_slices.T0_constants128 + 16]    ;  1098.7 p2+p1  192 dst
        pxor xmm5, xmm4                                          ;  1100.7 p1     192 dst
        psllq xmm4, 2                                            ;  1100.7 p1     192 dst
        pxor xmm8, xmm4                                          ;  1102.7 p1     192 dst
        movdqa xmm4, xmm11                                       ;  1085.7 p0     192 dst copy
        psrlq xmm4, 2                                            ;  1100.7 p1     192 dst
        pxor xmm4, xmm2                                          ;  1102.7 p1     192 dst
        pand xmm4, [rel aes_from_slices.T0_constants128 + 16]    ;  1104.7 p2+p1  192 dst
        pxor xmm2, xmm4                                          ;  1106.7 p1     192 dst
        psllq xmm4, 2                                            ;  1106.7 p1     192 dst
        pxor xmm11, xmm4                                         ;  1108.7 p1     192 dst
        movdqa xmm4, xmm0                                        ;  1090.7 p0     192 dst copy
        psrlq xmm4, 2                                            ;  1106.7 p1     192 dst
        pxor xmm4, xmm12                                         ;  1108.7 p1     192 dst
        pand xmm4, [rel aes_from_slices.T0_constants128 + 16]    ;  1110.7 p2+p1  192 dst
        pxor xmm12, xmm4                                         ;  1112.7 p1     192 dst
        psllq xmm4, 2                                            ;  1112.7 p1     192 dst
        pxor xmm0, xmm4                                          ;  1114.7 p1     192 dst
        movdqa xmm4, xmm13                                       ;  1093.7 p0     192 dst copy
        psrlq xmm4, 2                                            ;  1112.7 p1     192 dst
        pxor xmm4, xmm7                                          ;  1114.7 p1     192 dst
        pand xmm4, [rel aes_from_slices.T0_constants128 + 16]    ;  1116.7 p2+p1  192 dst
        pxor xmm7, xmm4                                          ;  1118.7 p1     192 dst
        psllq xmm4, 2                                            ;  1118.7 p1     192 dst
        pxor xmm13, xmm4                                         ;  1120.7 p1     192 dst
        movdqa xmm4, xmm8                                        ;  1104.7 p0     192 dst copy
        psrlq xmm4, 4                                            ;  1118.7 p1     192 dst
        pxor xmm4, xmm0                                          ;  1120.7 p1     192 dst
        pand xmm4, xmm14                                         ;  1122.7 p1     192 dst
        pxor xmm0, xmm4                                          ;  1124.7 p1     192 dst
        psllq xmm4, 4                                            ;  1124.7 p1     192 dst
        pxor xmm8, xmm4                                          ;  1126.7 p1     192 dst
        movdqa xmm4, xmm5                                        ;  1102.7 p0     192 dst copy
        psrlq xmm4, 4                                            ;  1124.7 p1     192 dst
        pxor xmm4, xmm12                                         ;  1126.7 p1     192 dst
        pand xmm4, xmm14                                         ;  1128.7 p1     192 dst
        pxor xmm12, xmm4                                         ;  1130.7 p1     192 dst
        psllq xmm4, 4                                            ;  1130.7 p1     192 dst
        pxor xmm5, xmm4                                          ;  1132.7 p1     192 dst
        movdqa xmm4, xmm11                                       ;  1110.7 p0     192 dst copy
        psrlq xmm4, 4                                            ;  1130.7 p1     192 dst
        pxor xmm4, xmm13                                         ;  1132.7 p1     192 dst
        pand xmm4, xmm14                                         ;  1134.7 p1     192 dst
        pxor xmm13, xmm4                                         ;  1136.7 p1     192 dst
        psllq xmm4, 4                                            ;  1136.7 p1     192 dst
        pxor xmm11, xmm4                                         ;  1138.7 p1     192 dst
        movdqa xmm4, xmm2                                        ;  1108.7 p0     192 dst copy
        psrlq xmm4, 4                                            ;  1136.7 p1     192 dst
        pxor xmm4, xmm7                                          ;  1138.7 p1     192 dst
        pand xmm4, xmm14                                         ;  1140.7 p1     192 dst
        pxor xmm7, xmm4                                          ;  1142.7 p1     192 dst
        psllq xmm4, 4                                            ;  1142.7 p1     192 dst
        pxor xmm2, xmm4                                          ;  1144.7 p1     192 dst
        movdqa xmm4, [r8 + 1920]                                 ;  1054.7 p2     192 dst
        psrlq xmm4, 1                                            ;  1142.7 p1     192 dst
        movdqa [rbp + 1872], xmm15                               ;  1064.7 p0+p3  192 dst spill
        movdqa xmm15, [rbp + 224]                                ;  1057.7 p2     192 dst reload
        pxor xmm15, xmm4                                         ;  1144.7 p1     192 dst
        pand xmm15, xmm1                                         ;  1146.7 p1     192 dst
        movdqa xmm4, [rbp + 1504]                                ;  1059.0 p2     192 dst reload
        pxor xmm4, xmm15                                         ;  1148.7 p1     192 dst
        psllq xmm15, 1                                           ;  1148.7 p1     192 dst
        movdqa [rbp + 1504], xmm10                               ;  1081.7 p0+p3  192 dst spill
        movdqa xmm10, [rbp + 1488]                               ;  1062.3 p2     192 dst reload
        pxor xmm10, xmm15                                        ;  1150.7 p1     192 dst
        movdqa xmm15, xmm4                                       ;  1150.7 p0     192 dst copy
        psrlq xmm15, 2                                           ;  1157.7 p1     192 dst
        movdqa [rbp + 1488], xmm9                                ;  1076.7 p0+p3  192 dst spill
        movdqa xmm9, xmm10                                       ;  1152.7 p0     192 dst copy
        psrlq xmm9, 2                                            ;  1159.7 p1     192 dst
        movdqa [rbp + 224], xmm3                                 ;  1072.7 p0+p3  192 dst spill
        movdqa xmm3, [r8 + 1952]                                 ;  1070.7 p2     192 dst
        psrlq xmm3, 1                                            ;  1150.7 p1     192 dst
        movdqa [rbp + 1824], xmm6                                ;  1073.0 p0+p3  192 dst spill
        movdqa xmm6, [rbp + 1472]                                ;  1073.7 p2     192 dst reload
        pxor xmm6, xmm3                                          ;  1152.7 p1     192 dst
        pand xmm6, xmm1                                          ;  1154.7 p1     192 dst
        movdqa xmm3, [rbp + 1936]                                ;  1077.0 p2     192 dst reload
        pxor xmm3, xmm6                                          ;  1156.7 p1     192 dst
        psllq xmm6, 1                                            ;  1156.7 p1     192 dst
        movdqa [rbp + 1936], xmm12                               ;  1132.7 p0+p3  192 dst spill
        movdqa xmm12, [rbp + 1904]                               ;  1079.7 p2     192 dst reload
        pxor xmm12, xmm6                                         ;  1158.7 p1     192 dst
        pxor xmm15, xmm3                                         ;  1159.7 p1     192 dst
        pxor xmm9, xmm12                                         ;  1161.7 p1     192 dst
        movdqa xmm6, [rel aes_from_slices.T0_constants128 + 16]  ;  1082.7 p2     192 dst reload
        pand xmm15, xmm6                                         ;  1161.7 p1     192 dst
        pand xmm9, xmm6                                          ;  1163.7 p1     192 dst
        pxor xmm3, xmm15                                         ;  1163.7 p1     192 dst
        psllq xmm15, 2                                           ;  1163.7 p1     192 dst
        pxor xmm4, xmm15                                         ;  1165.7 p1     192 dst
        pxor xmm12, xmm9                                         ;  1165.7 p1     192 dst
        psllq xmm9, 2                                            ;  1165.7 p1     192 dst
        pxor xmm10, xmm9                                         ;  1167.7 p1     192 dst
        movdqa xmm9, [r8 + 1984]                                 ;  1088.7 p2     192 dst
        psrlq xmm9, 1                                            ;  1166.7 p1     192 dst
        movdqa xmm15, [rbp + 1920]                               ;  1089.7 p2     192 dst reload
        pxor xmm15, xmm9                                         ;  1168.7 p1     192 dst
        pand xmm15, xmm1                                         ;  1170.7 p1     192 dst
        movdqa xmm9, [rbp + 1968]                                ;  1091.0 p2     192 dst reload
        pxor xmm9, xmm15                                         ;  1172.7 p1     192 dst
        psllq xmm15, 1                                           ;  1172.7 p1     192 dst
        movdqa [rbp + 1968], xmm7                                ;  1144.7 p0+p3  192 dst spill
        movdqa xmm7, [rbp + 1952]                                ;  1092.7 p2     192 dst reload
        pxor xmm7, xmm15                                         ;  1174.7 p1     192 dst
        movdqa xmm15, xmm4                                       ;  1167.7 p0     192 dst copy
        psrlq xmm15, 4                                           ;  1174.7 p1     192 dst
        movdqa [rbp + 1952], xmm0                                ;  1126.7 p0+p3  192 dst spill
        movdqa xmm0, xmm10                                       ;  1169.7 p0     192 dst copy
        psrlq xmm0, 4                                            ;  1176.7 p1     192 dst
        movdqa [rbp + 1920], xmm13                               ;  1138.7 p0+p3  192 dst spill
        movdqa xmm13, xmm3                                       ;  1165.7 p0     192 dst copy
        psrlq xmm13, 4                                           ;  1174.7 p1     192 dst
        movdqa [rbp + 1904], xmm5                                ;  1134.7 p0+p3  192 dst spill
        movdqa xmm5, xmm12                                       ;  1167.7 p0     192 dst copy
        psrlq xmm5, 4                                            ;  1175.7 p1     192 dst
        movdqa [rbp + 1472], xmm2                                ;  1146.7 p0+p3  192 dst spill
        movdqa xmm2, xmm9                                        ;  1174.7 p0     192 dst copy
        psrlq xmm2, 2                                            ;  1181.7 p1     192 dst
        movdqa xmm14, xmm7                                       ;  1176.7 p0     192 dst copy
        psrlq xmm14, 2                                           ;  1183.7 p1     192 dst
        movdqa [rbp + 1776], xmm8                                ;  1128.7 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 2016]                                 ;  1110.7 p2     192 dst
        psrlq xmm8, 1                                            ;  1178.7 p1     192 dst
        movdqa [rbp + 1360], xmm11                               ;  1140.7 p0+p3  192 dst spill
        movdqa xmm11, [rbp + 1984]                               ;  1112.7 p2     192 dst reload
        pxor xmm11, xmm8                                         ;  1180.7 p1     192 dst
        pand xmm1, xmm11                                         ;  1182.7 p1     192 dst
        movdqa xmm8, [rbp + 192]                                 ;  1115.0 p2     192 dst reload
        movdqa xmm11, [rbp + 64]                                 ;  1116.7 p2     192 dst
        punpcklbw xmm11, xmm8                                    ;  1181.7 p1     192 dst
        movdqa [rbp + 1984], xmm11                               ;  1183.7 p0+p3  192 dst spill
        movdqa xmm11, [rbp + 64]                                 ;  1118.7 p2     192 dst
        punpckhbw xmm11, xmm8                                    ;  1182.7 p1     192 dst
        movdqa xmm8, [rbp + 2016]                                ;  1120.7 p2     192 dst reload
        pxor xmm8, xmm1                                          ;  1184.7 p1     192 dst
        psllq xmm1, 1                                            ;  1184.7 p1     192 dst
        movdqa [rbp + 2016], xmm11                               ;  1186.7 p0+p3  192 dst spill
        movdqa xmm11, [rbp + 2000]                               ;  1123.7 p2     192 dst reload
        pxor xmm11, xmm1                                         ;  1186.7 p1     192 dst
        pxor xmm2, xmm8                                          ;  1186.7 p1     192 dst
        pxor xmm14, xmm11                                        ;  1188.7 p1     192 dst
        pand xmm2, xmm6                                          ;  1188.7 p1     192 dst
        pand xmm14, xmm6                                         ;  1190.7 p1     192 dst
        pxor xmm8, xmm2                                          ;  1190.7 p1     192 dst
        psllq xmm2, 2                                            ;  1191.7 p1     192 dst
        pxor xmm9, xmm2                                          ;  1193.7 p1     192 dst
        movdqa xmm1, [rbp + 960]                                 ;  1132.7 p2     192 dst reload
        movdqa xmm2, [rbp + 704]                                 ;  1133.7 p2     192 dst
        punpcklbw xmm2, xmm1                                     ;  1193.7 p1     192 dst
        movdqa xmm6, [rbp + 704]                                 ;  1135.0 p2     192 dst
        punpckhbw xmm6, xmm1                                     ;  1194.7 p1     192 dst
        pxor xmm11, xmm14                                        ;  1195.7 p1     192 dst
        psllq xmm14, 2                                           ;  1196.7 p1     192 dst
        pxor xmm7, xmm14                                         ;  1198.7 p1     192 dst
        pxor xmm13, xmm8                                         ;  1198.7 p1     192 dst
        pxor xmm15, xmm9                                         ;  1199.7 p1     192 dst
        pxor xmm0, xmm7                                          ;  1200.7 p1     192 dst
        pxor xmm5, xmm11                                         ;  1201.7 p1     192 dst
        movdqa xmm1, [rel aes_from_slices.T0_constants128 + 32]  ;  1141.7 p2     192 dst reload
        pand xmm0, xmm1                                          ;  1202.7 p1     192 dst
        pand xmm15, xmm1                                         ;  1203.7 p1     192 dst
        pand xmm13, xmm1                                         ;  1204.7 p1     192 dst
        pxor xmm7, xmm0                                          ;  1205.7 p1     192 dst
        psllq xmm0, 4                                            ;  1206.7 p1     192 dst
        pxor xmm10, xmm0                                         ;  1208.7 p1     192 dst
        pand xmm5, xmm1                                          ;  1208.7 p1     192 dst
        movdqa xmm0, [rbp + 1216]                                ;  1148.0 p2     192 dst reload
        movdqa xmm1, [rbp + 576]                                 ;  1149.0 p2     192 dst
        punpcklbw xmm1, xmm0                                     ;  1209.7 p1     192 dst
        movdqa xmm14, [rbp + 576]                                ;  1150.0 p2     192 dst
        punpckhbw xmm14, xmm0                                    ;  1210.7 p1     192 dst
        pxor xmm9, xmm15                                         ;  1211.7 p1     192 dst
        psllq xmm15, 4                                           ;  1212.7 p1     192 dst
        pxor xmm4, xmm15                                         ;  1214.7 p1     192 dst
        pxor xmm8, xmm13                                         ;  1214.7 p1     192 dst
        psllq xmm13, 4                                           ;  1215.7 p1     192 dst
        pxor xmm3, xmm13                                         ;  1217.7 p1     192 dst
        movdqa xmm0, [rbp + 1360]                                ;  1157.7 p2     192 dst reload
        movdqa xmm13, [rbp + 288]                                ;  1159.7 p2     192 dst
        punpcklbw xmm13, xmm0                                    ;  1217.7 p1     192 dst
        movdqa xmm15, [rbp + 288]                                ;  1160.7 p2     192 dst
        punpckhbw xmm15, xmm0                                    ;  1218.7 p1     192 dst
        pxor xmm11, xmm5                                         ;  1219.7 p1     192 dst
        psllq xmm5, 4                                            ;  1220.7 p1     192 dst
        pxor xmm12, xmm5                                         ;  1222.7 p1     192 dst
        movdqa xmm0, [rbp + 688]                                 ;  1162.7 p2     192 dst reload
        movdqa xmm5, [rbp + 48]                                  ;  1163.7 p2     192 dst
        punpcklbw xmm5, xmm0                                     ;  1222.7 p1     192 dst
        movdqa [rbp + 1360], xmm8                                ;  1216.7 p0+p3  192 dst spill
        movdqa xmm8, [rbp + 48]                                  ;  1164.7 p2     192 dst
        punpckhbw xmm8, xmm0                                     ;  1223.7 p1     192 dst
        movdqa xmm0, xmm2                                        ;  1195.7 p0     192 dst copy
        punpcklbw xmm0, xmm13                                    ;  1224.7 p1     192 dst
        punpckhbw xmm2, xmm13                                    ;  1225.7 p1     192 dst
        movdqa xmm13, xmm6                                       ;  1198.7 p0     192 dst copy
        punpcklbw xmm13, xmm15                                   ;  1226.7 p1     192 dst
        punpckhbw xmm6, xmm15                                    ;  1227.7 p1     192 dst
        movdqa xmm15, [rbp + 992]                                ;  1167.0 p2     192 dst reload
        movdqa [rbp + 688], xmm11                                ;  1221.7 p0+p3  192 dst spill
        movdqa xmm11, [rbp + 80]                                 ;  1168.0 p2     192 dst
        punpcklbw xmm11, xmm15                                   ;  1228.7 p1     192 dst
        movdqa [rbp + 48], xmm9                                  ;  1213.7 p0+p3  192 dst spill
        movdqa xmm9, [rbp + 80]                                  ;  1169.3 p2     192 dst
        punpckhbw xmm9, xmm15                                    ;  1229.7 p1     192 dst
        movdqa xmm15, [rbp + 1248]                               ;  1170.3 p2     192 dst reload
        movdqa [rbp + 992], xmm7                                 ;  1207.7 p0+p3  192 dst spill
        movdqa xmm7, [rbp + 560]                                 ;  1171.3 p2     192 dst
        punpcklbw xmm7, xmm15                                    ;  1230.7 p1     192 dst
        movdqa [rbp + 80], xmm3                                  ;  1219.7 p0+p3  192 dst spill
        movdqa xmm3, [rbp + 560]                                 ;  1172.7 p2     192 dst
        punpckhbw xmm3, xmm15                                    ;  1231.7 p1     192 dst
        movdqa xmm15, xmm5                                       ;  1224.7 p0     192 dst copy
        punpcklbw xmm15, xmm7                                    ;  1232.7 p1     192 dst
        punpckhbw xmm5, xmm7                                     ;  1233.7 p1     192 dst
        movdqa xmm7, xmm8                                        ;  1227.7 p0     192 dst copy
        punpcklbw xmm7, xmm3                                     ;  1235.7 p1     192 dst
        punpckhbw xmm8, xmm3                                     ;  1235.7 p1     192 dst
        movdqa xmm3, [rbp + 1984]                                ;  1183.7 p2     192 dst
        punpcklbw xmm3, xmm1                                     ;  1236.7 p1     192 dst
        movdqa [rbp + 1248], xmm12                               ;  1224.7 p0+p3  192 dst spill
        movdqa xmm12, [rbp + 1984]                               ;  1183.7 p2     192 dst
        punpckhbw xmm12, xmm1                                    ;  1237.7 p1     192 dst
        movdqa xmm1, xmm3                                        ;  1238.7 p0     192 dst copy
        punpcklbw xmm1, xmm0                                     ;  1245.7 p1     192 dst
        punpckhbw xmm3, xmm0                                     ;  1239.7 p1     192 dst
        movdqa xmm0, xmm12                                       ;  1241.7 p0     192 dst copy
        punpcklbw xmm0, xmm2                                     ;  1248.7 p1     192 dst
        punpckhbw xmm12, xmm2                                    ;  1241.7 p1     192 dst
        movdqa xmm2, [rbp + 2016]                                ;  1186.7 p2     192 dst
        punpcklbw xmm2, xmm14                                    ;  1242.7 p1     192 dst
        movdqa [rbp + 1984], xmm12                               ;  1245.7 p0+p3  192 dst spill
        movdqa xmm12, [rbp + 2016]                               ;  1186.7 p2     192 dst
        punpckhbw xmm12, xmm14                                   ;  1243.7 p1     192 dst
        movdqa xmm14, xmm2                                       ;  1244.7 p0     192 dst copy
        punpcklbw xmm14, xmm13                                   ;  1251.7 p1     192 dst
        punpckhbw xmm2, xmm13                                    ;  1245.7 p1     192 dst
        movdqa xmm13, xmm12                                      ;  1247.7 p0     192 dst copy
        punpcklbw xmm13, xmm6                                    ;  1254.7 p1     192 dst
        punpckhbw xmm12, xmm6                                    ;  1247.7 p1     192 dst
        movdqa xmm6, [rbp + 1776]                                ;  1187.3 p2     192 dst reload
        movdqa [rbp + 2016], xmm12                               ;  1251.7 p0+p3  192 dst spill
        movdqa xmm12, [rbp + 320]                                ;  1188.3 p2     192 dst
        punpcklbw xmm12, xmm6                                    ;  1248.7 p1     192 dst
        movdqa [rbp + 560], xmm13                                ;  1256.7 p0+p3  192 dst spill
        movdqa xmm13, [rbp + 320]                                ;  1189.7 p2     192 dst
        punpckhbw xmm13, xmm6                                    ;  1249.7 p1     192 dst
        movdqa xmm6, xmm11                                       ;  1230.7 p0     192 dst copy
        punpcklbw xmm6, xmm12                                    ;  1250.7 p1     192 dst
        punpckhbw xmm11, xmm12                                   ;  1251.7 p1     192 dst
        movdqa xmm12, xmm15                                      ;  1234.7 p0     192 dst copy
        punpcklbw xmm12, xmm6                                    ;  1252.7 p1     192 dst
        punpckhbw xmm15, xmm6                                    ;  1253.7 p1     192 dst
        movdqa xmm6, xmm9                                        ;  1233.7 p0     192 dst copy
        punpcklbw xmm6, xmm13                                    ;  1254.7 p1     192 dst
        punpckhbw xmm9, xmm13                                    ;  1255.7 p1     192 dst
        movdqa xmm13, xmm5                                       ;  1237.7 p0     192 dst copy
        punpcklbw xmm13, xmm11                                   ;  1256.7 p1     192 dst
        punpckhbw xmm5, xmm11                                    ;  1257.7 p1     192 dst
        movdqa xmm11, xmm7                                       ;  1237.7 p0     192 dst copy
        punpcklbw xmm11, xmm6                                    ;  1258.7 p1     192 dst
        punpckhbw xmm7, xmm6                                     ;  1259.7 p1     192 dst
        movdqa xmm6, xmm8                                        ;  1239.7 p0     192 dst copy
        punpcklbw xmm6, xmm9                                     ;  1260.7 p1     192 dst
        punpckhbw xmm8, xmm9                                     ;  1261.7 p1     192 dst
        movdqa xmm9, [rbp + 1152]                                ;  1196.3 p2     192 dst reload
        movdqa [rbp + 1776], xmm8                                ;  1265.7 p0+p3  192 dst spill
        movdqa xmm8, [rbp + 32]                                  ;  1198.7 p2     192 dst
        punpcklbw xmm8, xmm9                                     ;  1262.7 p1     192 dst
        movdqa [rbp + 320], xmm6                                 ;  1262.7 p0+p3  192 dst spill
        movdqa xmm6, [rbp + 32]                                  ;  1200.7 p2     192 dst
        punpckhbw xmm6, xmm9                                     ;  1263.7 p1     192 dst
        movdqa xmm9, [rbp + 1408]                                ;  1202.7 p2     192 dst reload
        movdqa [rbp + 1152], xmm7                                ;  1263.7 p0+p3  192 dst spill
        movdqa xmm7, [rbp + 96]                                  ;  1204.7 p2     192 dst
        punpcklbw xmm7, xmm9                                     ;  1264.7 p1     192 dst
        movdqa [rbp + 32], xmm2                                  ;  1249.7 p0+p3  192 dst spill
        movdqa xmm2, [rbp + 96]                                  ;  1208.7 p2     192 dst
        punpckhbw xmm2, xmm9                                     ;  1265.7 p1     192 dst
        movdqa xmm9, [rbp + 1664]                                ;  1211.0 p2     192 dst reload
        movdqa [rbp + 1408], xmm11                               ;  1260.7 p0+p3  192 dst spill
        movdqa xmm11, [rbp + 608]                                ;  1212.0 p2     192 dst
        punpcklbw xmm11, xmm9                                    ;  1266.7 p1     192 dst
        movdqa [rbp + 96], xmm14                                 ;  1253.7 p0+p3  192 dst spill
        movdqa xmm14, [rbp + 608]                                ;  1215.3 p2     192 dst
        punpckhbw xmm14, xmm9                                    ;  1267.7 p1     192 dst
        movdqa xmm9, xmm8                                        ;  1264.7 p0     192 dst copy
        punpcklbw xmm9, xmm11                                    ;  1271.7 p1     192 dst
        punpckhbw xmm8, xmm11                                    ;  1269.7 p1     192 dst
        movdqa xmm11, xmm6                                       ;  1267.7 p0     192 dst copy
        punpcklbw xmm11, xmm14                                   ;  1274.7 p1     192 dst
        punpckhbw xmm6, xmm14                                    ;  1271.7 p1     192 dst
        movdqa xmm14, [rbp + 1472]                               ;  1221.0 p2     192 dst reload
        movdqa [rbp + 1664], xmm5                                ;  1261.7 p0+p3  192 dst spill
        movdqa xmm5, [rbp + 896]                                 ;  1223.3 p2     192 dst
        punpcklbw xmm5, xmm14                                    ;  1272.7 p1     192 dst
        movdqa [rbp + 608], xmm13                                ;  1258.7 p0+p3  192 dst spill
        movdqa xmm13, [rbp + 896]                                ;  1225.7 p2     192 dst
        punpckhbw xmm13, xmm14                                   ;  1273.7 p1     192 dst
        movdqa xmm14, xmm7                                       ;  1266.7 p0     192 dst copy
        punpcklbw xmm14, xmm5                                    ;  1274.7 p1     192 dst
        punpckhbw xmm7, xmm5                                     ;  1275.7 p1     192 dst
        movdqa xmm5, xmm9                                        ;  1273.7 p0     192 dst copy
        punpcklbw xmm5, xmm14                                    ;  1280.7 p1     192 dst
        punpckhbw xmm9, xmm14                                    ;  1277.7 p1     192 dst
        movdqa xmm14, xmm2                                       ;  1269.7 p0     192 dst copy
        punpcklbw xmm14, xmm13                                   ;  1278.7 p1     192 dst
        punpckhbw xmm2, xmm13                                    ;  1279.7 p1     192 dst
        movdqa xmm13, xmm8                                       ;  1273.7 p0     192 dst copy
        punpcklbw xmm13, xmm7                                    ;  1280.7 p1     192 dst
        punpckhbw xmm8, xmm7                                     ;  1281.7 p1     192 dst
        movdqa xmm7, xmm11                                       ;  1276.7 p0     192 dst copy
        punpcklbw xmm7, xmm14                                    ;  1283.7 p1     192 dst
        punpckhbw xmm11, xmm14                                   ;  1283.7 p1     192 dst
        movdqa xmm14, xmm6                                       ;  1275.7 p0     192 dst copy
        punpcklbw xmm14, xmm2                                    ;  1284.7 p1     192 dst
        punpckhbw xmm6, xmm2                                     ;  1285.7 p1     192 dst
        movdqa xmm2, [rbp + 480]                                 ;  1235.0 p2     192 dst
        punpcklbw xmm2, xmm10                                    ;  1286.7 p1     192 dst
        movdqa [rbp + 1472], xmm6                                ;  1289.7 p0+p3  192 dst spill
        movdqa xmm6, [rbp + 480]                                 ;  1236.3 p2     192 dst
        punpckhbw xmm6, xmm10                                    ;  1287.7 p1     192 dst
        movdqa xmm10, [rbp + 208]                                ;  1237.3 p2     192 dst reload
        movdqa [rbp + 480], xmm14                                ;  1286.7 p0+p3  192 dst spill
        movdqa xmm14, [rbp + 16]                                 ;  1238.3 p2     192 dst
        punpcklbw xmm14, xmm10                                   ;  1288.7 p1     192 dst
        movdqa [rbp + 896], xmm11                                ;  1287.7 p0+p3  192 dst spill
        movdqa xmm11, [rbp + 16]                                 ;  1239.3 p2     192 dst
        punpckhbw xmm11, xmm10                                   ;  1289.7 p1     192 dst
        movdqa xmm10, [rbp + 976]                                ;  1240.3 p2     192 dst reload
        movdqa [rbp + 208], xmm7                                 ;  1285.7 p0+p3  192 dst spill
        movdqa xmm7, [rbp + 128]                                 ;  1241.3 p2     192 dst
        punpcklbw xmm7, xmm10                                    ;  1290.7 p1     192 dst
        movdqa [rbp + 16], xmm8                                  ;  1285.7 p0+p3  192 dst spill
        movdqa xmm8, [rbp + 128]                                 ;  1247.7 p2     192 dst
        punpckhbw xmm8, xmm10                                    ;  1291.7 p1     192 dst
        movdqa xmm10, [rbp + 1232]                               ;  1248.7 p2     192 dst reload
        movdqa [rbp + 976], xmm13                                ;  1282.7 p0+p3  192 dst spill
        movdqa xmm13, [rbp + 544]                                ;  1251.3 p2     192 dst
        punpcklbw xmm13, xmm10                                   ;  1292.7 p1     192 dst
        movdqa [rbp + 128], xmm0                                 ;  1252.7 p0+p3  192 dst spill
        movdqa xmm0, [rbp + 544]                                 ;  1252.7 p2     192 dst
        punpckhbw xmm0, xmm10                                    ;  1293.7 p1     192 dst
        movdqa xmm10, xmm14                                      ;  1290.7 p0     192 dst copy
        punpcklbw xmm10, xmm13                                   ;  1297.7 p1     192 dst
        punpckhbw xmm14, xmm13                                   ;  1295.7 p1     192 dst
        movdqa xmm13, xmm11                                      ;  1293.7 p0     192 dst copy
        punpcklbw xmm13, xmm0                                    ;  1300.7 p1     192 dst
        punpckhbw xmm11, xmm0                                    ;  1297.7 p1     192 dst
        movdqa xmm0, [rbp + 1904]                                ;  1257.3 p2     192 dst reload
        movdqa [rbp + 1232], xmm9                                ;  1281.7 p0+p3  192 dst spill
        movdqa xmm9, [rbp + 304]                                 ;  1258.3 p2     192 dst
        punpcklbw xmm9, xmm0                                     ;  1298.7 p1     192 dst
        movdqa [rbp + 544], xmm15                                ;  1259.7 p0+p3  192 dst spill
        movdqa xmm15, [rbp + 304]                                ;  1259.7 p2     192 dst
        punpckhbw xmm15, xmm0                                    ;  1299.7 p1     192 dst
        movdqa xmm0, xmm7                                        ;  1292.7 p0     192 dst copy
        punpcklbw xmm0, xmm9                                     ;  1300.7 p1     192 dst
        punpckhbw xmm7, xmm9                                     ;  1301.7 p1     192 dst
        movdqa xmm9, xmm10                                       ;  1299.7 p0     192 dst copy
        punpcklbw xmm9, xmm0                                     ;  1306.7 p1     192 dst
        punpckhbw xmm10, xmm0                                    ;  1303.7 p1     192 dst
        movdqa xmm0, xmm8                                        ;  1295.7 p0     192 dst copy
        punpcklbw xmm0, xmm15                                    ;  1304.7 p1     192 dst
        punpckhbw xmm8, xmm15                                    ;  1305.7 p1     192 dst
        movdqa xmm15, xmm14                                      ;  1299.7 p0     192 dst copy
        punpcklbw xmm15, xmm7                                    ;  1306.7 p1     192 dst
        punpckhbw xmm14, xmm7                                    ;  1307.7 p1     192 dst
        movdqa xmm7, xmm13                                       ;  1302.7 p0     192 dst copy
        punpcklbw xmm7, xmm0                                     ;  1309.7 p1     192 dst
        punpckhbw xmm13, xmm0                                    ;  1309.7 p1     192 dst
        movdqa xmm0, xmm11                                       ;  1301.7 p0     192 dst copy
        punpcklbw xmm0, xmm8                                     ;  1310.7 p1     192 dst
        punpckhbw xmm11, xmm8                                    ;  1311.7 p1     192 dst
        movdqa xmm8, [rbp + 512]                                 ;  1266.3 p2     192 dst
        punpcklbw xmm8, xmm4                                     ;  1312.7 p1     192 dst
        movdqa [rbp + 1904], xmm11                               ;  1315.7 p0+p3  192 dst spill
        movdqa xmm11, [rbp + 512]                                ;  1267.7 p2     192 dst
        punpckhbw xmm11, xmm4                                    ;  1313.7 p1     192 dst
        movdqa xmm4, [rbp + 1136]                                ;  1268.7 p2     192 dst reload
        movdqa [rbp + 512], xmm0                                 ;  1312.7 p0+p3  192 dst spill
        movdqa xmm0, [rbp + 0]                                   ;  1269.7 p2     192 dst
        punpcklbw xmm0, xmm4                                     ;  1314.7 p1     192 dst
        movdqa [rbp + 304], xmm13                                ;  1313.7 p0+p3  192 dst spill
        movdqa xmm13, [rbp + 0]                                  ;  1270.7 p2     192 dst
        punpckhbw xmm13, xmm4                                    ;  1315.7 p1     192 dst
        movdqa xmm4, [rbp + 1392]                                ;  1271.7 p2     192 dst reload
        movdqa [rbp + 1136], xmm7                                ;  1311.7 p0+p3  192 dst spill
        movdqa xmm7, [rbp + 112]                                 ;  1272.7 p2     192 dst
        punpcklbw xmm7, xmm4                                     ;  1316.7 p1     192 dst
        movdqa [rbp + 0], xmm14                                  ;  1311.7 p0+p3  192 dst spill
        movdqa xmm14, [rbp + 112]                                ;  1273.7 p2     192 dst
        punpckhbw xmm14, xmm4                                    ;  1317.7 p1     192 dst
        movdqa xmm4, [rbp + 1648]                                ;  1274.7 p2     192 dst reload
        movdqa [rbp + 1392], xmm15                               ;  1308.7 p0+p3  192 dst spill
        movdqa xmm15, [rbp + 592]                                ;  1275.7 p2     192 dst
        punpcklbw xmm15, xmm4                                    ;  1318.7 p1     192 dst
        movdqa [rbp + 112], xmm10                                ;  1307.7 p0+p3  192 dst spill
        movdqa xmm10, [rbp + 592]                                ;  1276.7 p2     192 dst
        punpckhbw xmm10, xmm4                                    ;  1319.7 p1     192 dst
        movdqa xmm4, xmm0                                        ;  1316.7 p0     192 dst copy
        punpcklbw xmm4, xmm15                                    ;  1323.7 p1     192 dst
        punpckhbw xmm0, xmm15                                    ;  1321.7 p1     192 dst
        movdqa xmm15, xmm13                                      ;  1319.7 p0     192 dst copy
        punpcklbw xmm15, xmm10                                   ;  1326.7 p1     192 dst
        punpckhbw xmm13, xmm10                                   ;  1323.7 p1     192 dst
        movdqa xmm10, [rbp + 1920]                               ;  1279.3 p2     192 dst reload
        movdqa [rbp + 1648], xmm3                                ;  1281.0 p0+p3  192 dst spill
        movdqa xmm3, [rbp + 880]                                 ;  1280.3 p2     192 dst
        punpcklbw xmm3, xmm10                                    ;  1324.7 p1     192 dst
        movdqa [rbp + 592], xmm9                                 ;  1308.7 p0+p3  192 dst spill
        movdqa xmm9, [rbp + 880]                                 ;  1282.7 p2     192 dst
        punpckhbw xmm9, xmm10                                    ;  1325.7 p1     192 dst
        movdqa xmm10, xmm7                                       ;  1318.7 p0     192 dst copy
        punpcklbw xmm10, xmm3                                    ;  1326.7 p1     192 dst
        punpckhbw xmm7, xmm3                                     ;  1327.7 p1     192 dst
        movdqa xmm3, xmm4                                        ;  1325.7 p0     192 dst copy
        punpcklbw xmm3, xmm10                                    ;  1332.7 p1     192 dst
        punpckhbw xmm4, xmm10                                    ;  1329.7 p1     192 dst
        movdqa xmm10, xmm14                                      ;  1321.7 p0     192 dst copy
        punpcklbw xmm10, xmm9                                    ;  1330.7 p1     192 dst
        punpckhbw xmm14, xmm9                                    ;  1331.7 p1     192 dst
        movdqa xmm9, xmm0                                        ;  1325.7 p0     192 dst copy
        punpcklbw xmm9, xmm7                                     ;  1332.7 p1     192 dst
        punpckhbw xmm0, xmm7                                     ;  1333.7 p1     192 dst
        movdqa xmm7, xmm15                                       ;  1328.7 p0     192 dst copy
        punpcklbw xmm7, xmm10                                    ;  1335.7 p1     192 dst
        punpckhbw xmm15, xmm10                                   ;  1335.7 p1     192 dst
        movdqa xmm10, xmm13                                      ;  1327.7 p0     192 dst copy
        punpcklbw xmm10, xmm14                                   ;  1336.7 p1     192 dst
        punpckhbw xmm13, xmm14                                   ;  1337.7 p1     192 dst
        movdqa xmm14, [rbp + 1184]                               ;  1292.0 p2     192 dst reload
        movdqa [rbp + 1920], xmm13                               ;  1341.7 p0+p3  192 dst spill
        movdqa xmm13, [rbp - 16]                                 ;  1293.0 p2     192 dst
        punpcklbw xmm13, xmm14                                   ;  1338.7 p1     192 dst
        movdqa [rbp + 880], xmm10                                ;  1338.7 p0+p3  192 dst spill
        movdqa xmm10, [rbp - 16]                                 ;  1294.3 p2     192 dst
        punpckhbw xmm10, xmm14                                   ;  1339.7 p1     192 dst
        movdqa xmm14, [rbp + 1440]                               ;  1295.3 p2     192 dst reload
        movdqa [rbp + 1184], xmm15                               ;  1339.7 p0+p3  192 dst spill
        movdqa xmm15, [rbp + 160]                                ;  1296.3 p2     192 dst
        punpcklbw xmm15, xmm14                                   ;  1340.7 p1     192 dst
        movdqa [rbp - 16], xmm7                                  ;  1337.7 p0+p3  192 dst spill
        movdqa xmm7, [rbp + 160]                                 ;  1297.3 p2     192 dst
        punpckhbw xmm7, xmm14                                    ;  1341.7 p1     192 dst
        movdqa xmm14, [rbp + 1696]                               ;  1298.3 p2     192 dst reload
        movdqa [rbp + 1440], xmm0                                ;  1337.7 p0+p3  192 dst spill
        movdqa xmm0, [rbp + 864]                                 ;  1299.3 p2     192 dst
        punpcklbw xmm0, xmm14                                    ;  1342.7 p1     192 dst
        movdqa [rbp + 160], xmm9                                 ;  1334.7 p0+p3  192 dst spill
        movdqa xmm9, [rbp + 864]                                 ;  1300.3 p2     192 dst
        punpckhbw xmm9, xmm14                                    ;  1343.7 p1     192 dst
        movdqa xmm14, xmm13                                      ;  1340.7 p0     192 dst copy
        punpcklbw xmm14, xmm0                                    ;  1347.7 p1     192 dst
        punpckhbw xmm13, xmm0                                    ;  1345.7 p1     192 dst
        movdqa xmm0, xmm10                                       ;  1343.7 p0     192 dst copy
        punpcklbw xmm0, xmm9                                     ;  1350.7 p1     192 dst
        punpckhbw xmm10, xmm9                                    ;  1347.7 p1     192 dst
        movdqa xmm9, [rbp + 1952]                                ;  1303.3 p2     192 dst reload
        movdqa [rbp + 1696], xmm4                                ;  1333.7 p0+p3  192 dst spill
        movdqa xmm4, [rbp + 928]                                 ;  1304.3 p2     192 dst
        punpcklbw xmm4, xmm9                                     ;  1348.7 p1     192 dst
        movdqa [rbp + 864], xmm3                                 ;  1334.7 p0+p3  192 dst spill
        movdqa xmm3, [rbp + 928]                                 ;  1305.7 p2     192 dst
        punpckhbw xmm3, xmm9                                     ;  1349.7 p1     192 dst
        movdqa xmm9, xmm15                                       ;  1342.7 p0     192 dst copy
        punpcklbw xmm9, xmm4                                     ;  1350.7 p1     192 dst
        punpckhbw xmm15, xmm4                                    ;  1351.7 p1     192 dst
        movdqa xmm4, xmm14                                       ;  1349.7 p0     192 dst copy
        punpcklbw xmm4, xmm9                                     ;  1356.7 p1     192 dst
        punpckhbw xmm14, xmm9                                    ;  1353.7 p1     192 dst
        movdqa xmm9, xmm7                                        ;  1345.7 p0     192 dst copy
        punpcklbw xmm9, xmm3                                     ;  1354.7 p1     192 dst
        punpckhbw xmm7, xmm3                                     ;  1355.7 p1     192 dst
        movdqa xmm3, xmm13                                       ;  1349.7 p0     192 dst copy
        punpcklbw xmm3, xmm15                                    ;  1356.7 p1     192 dst
        punpckhbw xmm13, xmm15                                   ;  1357.7 p1     192 dst
        movdqa xmm15, xmm0                                       ;  1352.7 p0     192 dst copy
        punpcklbw xmm15, xmm9                                    ;  1359.7 p1     192 dst
        punpckhbw xmm0, xmm9                                     ;  1359.7 p1     192 dst
        movdqa xmm9, xmm10                                       ;  1351.7 p0     192 dst copy
        punpcklbw xmm9, xmm7                                     ;  1360.7 p1     192 dst
        punpckhbw xmm10, xmm7                                    ;  1361.7 p1     192 dst
        movdqa xmm7, [rbp + 1200]                                ;  1316.0 p2     192 dst reload
        movdqa [rbp + 1952], xmm10                               ;  1365.7 p0+p3  192 dst spill
        movdqa xmm10, [rbp - 96]                                 ;  1317.0 p2     192 dst
        punpcklbw xmm10, xmm7                                    ;  1362.7 p1     192 dst
        movdqa [rbp + 928], xmm9                                 ;  1362.7 p0+p3  192 dst spill
        movdqa xmm9, [rbp - 96]                                  ;  1318.3 p2     192 dst
        punpckhbw xmm9, xmm7                                     ;  1363.7 p1     192 dst
        movdqa xmm7, [rbp + 1456]                                ;  1319.3 p2     192 dst reload
        movdqa [rbp + 1200], xmm0                                ;  1363.7 p0+p3  192 dst spill
        movdqa xmm0, [rbp + 176]                                 ;  1320.3 p2     192 dst
        punpcklbw xmm0, xmm7                                     ;  1364.7 p1     192 dst
        movdqa [rbp - 96], xmm15                                 ;  1361.7 p0+p3  192 dst spill
        movdqa xmm15, [rbp + 176]                                ;  1321.3 p2     192 dst
        punpckhbw xmm15, xmm7                                    ;  1365.7 p1     192 dst
        movdqa xmm7, [rbp + 1712]                                ;  1322.3 p2     192 dst reload
        movdqa [rbp + 1456], xmm13                               ;  1361.7 p0+p3  192 dst spill
        movdqa xmm13, [rbp + 848]                                ;  1323.3 p2     192 dst
        punpcklbw xmm13, xmm7                                    ;  1366.7 p1     192 dst
        movdqa [rbp + 176], xmm3                                 ;  1358.7 p0+p3  192 dst spill
        movdqa xmm3, [rbp + 848]                                 ;  1324.3 p2     192 dst
        punpckhbw xmm3, xmm7                                     ;  1367.7 p1     192 dst
        movdqa xmm7, xmm10                                       ;  1364.7 p0     192 dst copy
        punpcklbw xmm7, xmm13                                    ;  1371.7 p1     192 dst
        punpckhbw xmm10, xmm13                                   ;  1369.7 p1     192 dst
        movdqa xmm13, xmm9                                       ;  1367.7 p0     192 dst copy
        punpcklbw xmm13, xmm3                                    ;  1374.7 p1     192 dst
        punpckhbw xmm9, xmm3                                     ;  1371.7 p1     192 dst
        movdqa xmm3, [rbp + 1968]                                ;  1327.0 p2     192 dst reload
        movdqa [rbp + 1712], xmm14                               ;  1357.7 p0+p3  192 dst spill
        movdqa xmm14, [rbp + 944]                                ;  1328.0 p2     192 dst
        punpcklbw xmm14, xmm3                                    ;  1372.7 p1     192 dst
        movdqa [rbp + 848], xmm4                                 ;  1358.7 p0+p3  192 dst spill
        movdqa xmm4, [rbp + 944]                                 ;  1329.7 p2     192 dst
        punpckhbw xmm4, xmm3                                     ;  1373.7 p1     192 dst
        movdqa xmm3, xmm0                                        ;  1366.7 p0     192 dst copy
        punpcklbw xmm3, xmm14                                    ;  1374.7 p1     192 dst
        punpckhbw xmm0, xmm14                                    ;  1375.7 p1     192 dst
        movdqa xmm14, xmm7                                       ;  1373.7 p0     192 dst copy
        punpcklbw xmm14, xmm3                                    ;  1380.7 p1     192 dst
        punpckhbw xmm7, xmm3                                     ;  1377.7 p1     192 dst
        movdqa xmm3, xmm15                                       ;  1369.7 p0     192 dst copy
        punpcklbw xmm3, xmm4                                     ;  1378.7 p1     192 dst
        punpckhbw xmm15, xmm4                                    ;  1379.7 p1     192 dst
        movdqa xmm4, xmm10                                       ;  1373.7 p0     192 dst copy
        punpcklbw xmm4, xmm0                                     ;  1380.7 p1     192 dst
        punpckhbw xmm10, xmm0                                    ;  1381.7 p1     192 dst
        movdqa xmm0, xmm13                                       ;  1376.7 p0     192 dst copy
        punpcklbw xmm0, xmm3                                     ;  1383.7 p1     192 dst
        punpckhbw xmm13, xmm3                                    ;  1383.7 p1     192 dst
        movdqa xmm3, xmm9                                        ;  1375.7 p0     192 dst copy
        punpcklbw xmm3, xmm15                                    ;  1384.7 p1     192 dst
        punpckhbw xmm9, xmm15                                    ;  1385.7 p1     192 dst
        movdqa xmm15, [rbp + 1168]                               ;  1338.0 p2     192 dst reload
        movdqa [rbp + 1968], xmm9                                ;  1389.7 p0+p3  192 dst spill
        movdqa xmm9, [rbp - 112]                                 ;  1339.7 p2     192 dst
        punpcklbw xmm9, xmm15                                    ;  1386.7 p1     192 dst
        movdqa [rbp + 944], xmm3                                 ;  1386.7 p0+p3  192 dst spill
        movdqa xmm3, [rbp - 112]                                 ;  1342.3 p2     192 dst
        punpckhbw xmm3, xmm15                                    ;  1387.7 p1     192 dst
        movdqa xmm15, [rbp + 1424]                               ;  1343.3 p2     192 dst reload
        movdqa [rbp + 1168], xmm13                               ;  1387.7 p0+p3  192 dst spill
        movdqa xmm13, [rbp + 144]                                ;  1344.3 p2     192 dst
        punpcklbw xmm13, xmm15                                   ;  1388.7 p1     192 dst
        movdqa [rbp - 112], xmm0                                 ;  1385.7 p0+p3  192 dst spill
        movdqa xmm0, [rbp + 144]                                 ;  1345.3 p2     192 dst
        punpckhbw xmm0, xmm15                                    ;  1389.7 p1     192 dst
        movdqa xmm15, [rbp + 1680]                               ;  1346.3 p2     192 dst reload
        movdqa [rbp + 1424], xmm10                               ;  1385.7 p0+p3  192 dst spill
        movdqa xmm10, [rbp + 624]                                ;  1347.3 p2     192 dst
        punpcklbw xmm10, xmm15                                   ;  1390.7 p1     192 dst
        movdqa [rbp + 144], xmm4                                 ;  1382.7 p0+p3  192 dst spill
        movdqa xmm4, [rbp + 624]                                 ;  1348.3 p2     192 dst
        punpckhbw xmm4, xmm15                                    ;  1391.7 p1     192 dst
        movdqa xmm15, xmm9                                       ;  1388.7 p0     192 dst copy
        punpcklbw xmm15, xmm10                                   ;  1395.7 p1     192 dst
        punpckhbw xmm9, xmm10                                    ;  1393.7 p1     192 dst
        movdqa xmm10, xmm3                                       ;  1391.7 p0     192 dst copy
        punpcklbw xmm10, xmm4                                    ;  1398.7 p1     192 dst
        punpckhbw xmm3, xmm4                                     ;  1395.7 p1     192 dst
        movdqa xmm4, [rbp + 1936]                                ;  1351.0 p2     192 dst reload
        movdqa [rbp + 1680], xmm7                                ;  1381.7 p0+p3  192 dst spill
        movdqa xmm7, [rbp + 912]                                 ;  1352.0 p2     192 dst
        punpcklbw xmm7, xmm4                                     ;  1396.7 p1     192 dst
        movdqa [rbp + 624], xmm14                                ;  1382.7 p0+p3  192 dst spill
        movdqa xmm14, [rbp + 912]                                ;  1353.7 p2     192 dst
        punpckhbw xmm14, xmm4                                    ;  1397.7 p1     192 dst
        movdqa xmm4, xmm13                                       ;  1390.7 p0     192 dst copy
        punpcklbw xmm4, xmm7                                     ;  1398.7 p1     192 dst
        punpckhbw xmm13, xmm7                                    ;  1399.7 p1     192 dst
        movdqa xmm7, xmm15                                       ;  1397.7 p0     192 dst copy
        punpcklbw xmm7, xmm4                                     ;  1404.7 p1     192 dst
        punpckhbw xmm15, xmm4                                    ;  1401.7 p1     192 dst
        movdqa xmm4, xmm0                                        ;  1393.7 p0     192 dst copy
        punpcklbw xmm4, xmm14                                    ;  1402.7 p1     192 dst
        punpckhbw xmm0, xmm14                                    ;  1403.7 p1     192 dst
        movdqa xmm14, xmm9                                       ;  1397.7 p0     192 dst copy
        punpcklbw xmm14, xmm13                                   ;  1404.7 p1     192 dst
        punpckhbw xmm9, xmm13                                    ;  1405.7 p1     192 dst
        movdqa xmm13, xmm10                                      ;  1400.7 p0     192 dst copy
        punpcklbw xmm13, xmm4                                    ;  1407.7 p1     192 dst
        punpckhbw xmm10, xmm4                                    ;  1407.7 p1     192 dst
        movdqa xmm4, xmm3                                        ;  1399.7 p0     192 dst copy
        punpcklbw xmm4, xmm0                                     ;  1408.7 p1     192 dst
        punpckhbw xmm3, xmm0                                     ;  1409.7 p1     192 dst
        movdqa xmm0, [rbp + 784]                                 ;  1362.0 p2     192 dst reload
        movdqa [rbp + 1936], xmm3                                ;  1413.7 p0+p3  192 dst spill
        movdqa xmm3, [rbp - 32]                                  ;  1363.7 p2     192 dst
        punpcklbw xmm3, xmm0                                     ;  1410.7 p1     192 dst
        movdqa [rbp + 912], xmm4                                 ;  1410.7 p0+p3  192 dst spill
        movdqa xmm4, [rbp - 32]                                  ;  1366.3 p2     192 dst
        punpckhbw xmm4, xmm0                                     ;  1411.7 p1     192 dst
        movdqa xmm0, [rbp + 1088]                                ;  1367.3 p2     192 dst reload
        movdqa [rbp + 784], xmm10                                ;  1411.7 p0+p3  192 dst spill
        movdqa xmm10, [rbp + 384]                                ;  1368.3 p2     192 dst
        punpcklbw xmm10, xmm0                                    ;  1412.7 p1     192 dst
        movdqa [rbp - 32], xmm13                                 ;  1409.7 p0+p3  192 dst spill
        movdqa xmm13, [rbp + 384]                                ;  1369.3 p2     192 dst
        punpckhbw xmm13, xmm0                                    ;  1413.7 p1     192 dst
        movdqa xmm0, xmm10                                       ;  1414.7 p0     192 dst copy
        punpcklbw xmm0, xmm2                                     ;  1421.7 p1     192 dst
        punpckhbw xmm10, xmm2                                    ;  1415.7 p1     192 dst
        movdqa xmm2, xmm13                                       ;  1417.7 p0     192 dst copy
        punpcklbw xmm2, xmm6                                     ;  1424.7 p1     192 dst
        punpckhbw xmm13, xmm6                                    ;  1417.7 p1     192 dst
        movdqa xmm6, [rbp + 1824]                                ;  1372.0 p2     192 dst reload
        movdqa [rbp + 1088], xmm9                                ;  1409.7 p0+p3  192 dst spill
        movdqa xmm9, [rbp + 240]                                 ;  1373.0 p2     192 dst
        punpcklbw xmm9, xmm6                                     ;  1418.7 p1     192 dst
        movdqa [rbp + 384], xmm14                                ;  1406.7 p0+p3  192 dst spill
        movdqa xmm14, [rbp + 240]                                ;  1374.3 p2     192 dst
        punpckhbw xmm14, xmm6                                    ;  1419.7 p1     192 dst
        movdqa xmm6, xmm3                                        ;  1412.7 p0     192 dst copy
        punpcklbw xmm6, xmm9                                     ;  1420.7 p1     192 dst
        punpckhbw xmm3, xmm9                                     ;  1421.7 p1     192 dst
        movdqa xmm9, xmm4                                        ;  1415.7 p0     192 dst copy
        punpcklbw xmm9, xmm14                                    ;  1423.7 p1     192 dst
        punpckhbw xmm4, xmm14                                    ;  1423.7 p1     192 dst
        movdqa xmm14, xmm6                                       ;  1422.7 p0     192 dst copy
        punpcklbw xmm14, xmm0                                    ;  1429.7 p1     192 dst
        punpckhbw xmm6, xmm0                                     ;  1425.7 p1     192 dst
        movdqa xmm0, xmm3                                        ;  1425.7 p0     192 dst copy
        punpcklbw xmm0, xmm10                                    ;  1432.7 p1     192 dst
        punpckhbw xmm3, xmm10                                    ;  1427.7 p1     192 dst
        movdqa xmm10, xmm9                                       ;  1425.7 p0     192 dst copy
        punpcklbw xmm10, xmm2                                    ;  1432.7 p1     192 dst
        punpckhbw xmm9, xmm2                                     ;  1429.7 p1     192 dst
        movdqa xmm2, xmm4                                        ;  1427.7 p0     192 dst copy
        punpcklbw xmm2, xmm13                                    ;  1434.7 p1     192 dst
        punpckhbw xmm4, xmm13                                    ;  1431.7 p1     192 dst
        movdqa xmm13, xmm1                                       ;  1381.3 p0     192 dst copy
        punpcklbw xmm13, xmm14                                   ;  1432.7 p1     192 dst
        punpckhbw xmm1, xmm14                                    ;  1433.7 p1     192 dst
        movdqa [r9], xmm13                                       ;  1434.7 p0+p3  192 dst
        movdqa xmm13, [rbp + 816]                                ;  1384.0 p2     192 dst reload
        movdqa xmm14, [rbp + 672]                                ;  1385.0 p2     192 dst
        punpcklbw xmm14, xmm13                                   ;  1434.7 p1     192 dst
        movdqa [rbp + 1824], xmm1                                ;  1437.7 p0+p3  192 dst spill
        movdqa xmm1, [rbp + 672]                                 ;  1386.3 p2     192 dst
        punpckhbw xmm1, xmm13                                    ;  1435.7 p1     192 dst
        movdqa xmm13, [rbp + 1120]                               ;  1388.0 p2     192 dst reload
        movdqa [rbp + 816], xmm4                                 ;  1435.7 p0+p3  192 dst spill
        movdqa xmm4, [rbp + 368]                                 ;  1389.7 p2     192 dst
        punpcklbw xmm4, xmm13                                    ;  1436.7 p1     192 dst
        movdqa [rbp + 672], xmm2                                 ;  1436.7 p0+p3  192 dst spill
        movdqa xmm2, [rbp + 368]                                 ;  1391.0 p2     192 dst
        punpckhbw xmm2, xmm13                                    ;  1437.7 p1     192 dst
        movdqa xmm13, xmm4                                       ;  1438.7 p0     192 dst copy
        punpcklbw xmm13, xmm8                                    ;  1445.7 p1     192 dst
        punpckhbw xmm4, xmm8                                     ;  1439.7 p1     192 dst
        movdqa xmm8, xmm2                                        ;  1441.7 p0     192 dst copy
        punpcklbw xmm8, xmm11                                    ;  1448.7 p1     192 dst
        punpckhbw xmm2, xmm11                                    ;  1441.7 p1     192 dst
        movdqa xmm11, [rbp + 224]                                ;  1393.7 p2     192 dst reload
        movdqa [rbp + 1120], xmm9                                ;  1433.7 p0+p3  192 dst spill
        movdqa xmm9, [rbp + 256]                                 ;  1394.7 p2     192 dst
        punpcklbw xmm9, xmm11                                    ;  1442.7 p1     192 dst
        movdqa [rbp + 368], xmm10                                ;  1434.7 p0+p3  192 dst spill
        movdqa xmm10, [rbp + 256]                                ;  1396.0 p2     192 dst
        punpckhbw xmm10, xmm11                                   ;  1443.7 p1     192 dst
        movdqa xmm11, xmm14                                      ;  1436.7 p0     192 dst copy
        punpcklbw xmm11, xmm9                                    ;  1444.7 p1     192 dst
        punpckhbw xmm14, xmm9                                    ;  1445.7 p1     192 dst
        movdqa xmm9, xmm1                                        ;  1439.7 p0     192 dst copy
        punpcklbw xmm9, xmm10                                    ;  1447.7 p1     192 dst
        punpckhbw xmm1, xmm10                                    ;  1447.7 p1     192 dst
        movdqa xmm10, xmm11                                      ;  1446.7 p0     192 dst copy
        punpcklbw xmm10, xmm13                                   ;  1453.7 p1     192 dst
        punpckhbw xmm11, xmm13                                   ;  1449.7 p1     192 dst
        movdqa xmm13, xmm14                                      ;  1449.7 p0     192 dst copy
        punpcklbw xmm13, xmm4                                    ;  1456.7 p1     192 dst
        punpckhbw xmm14, xmm4                                    ;  1451.7 p1     192 dst
        movdqa xmm4, xmm9                                        ;  1449.7 p0     192 dst copy
        punpcklbw xmm4, xmm8                                     ;  1456.7 p1     192 dst
        punpckhbw xmm9, xmm8                                     ;  1453.7 p1     192 dst
        movdqa xmm8, xmm1                                        ;  1451.7 p0     192 dst copy
        punpcklbw xmm8, xmm2                                     ;  1458.7 p1     192 dst
        punpckhbw xmm1, xmm2                                     ;  1455.7 p1     192 dst
        movdqa xmm2, xmm12                                       ;  1403.3 p0     192 dst copy
        punpcklbw xmm2, xmm10                                    ;  1456.7 p1     192 dst
        punpckhbw xmm12, xmm10                                   ;  1457.7 p1     192 dst
        movdqa xmm10, [rbp + 1280]                               ;  1404.3 p2     192 dst reload
        movdqa [rbp + 224], xmm12                                ;  1461.7 p0+p3  192 dst spill
        movdqa xmm12, [rbp - 48]                                 ;  1405.3 p2     192 dst
        punpcklbw xmm12, xmm10                                   ;  1458.7 p1     192 dst
        movdqa [rbp + 256], xmm2                                 ;  1458.7 p0+p3  192 dst spill
        movdqa xmm2, [rbp - 48]                                  ;  1407.7 p2     192 dst
        punpckhbw xmm2, xmm10                                    ;  1459.7 p1     192 dst
        movdqa xmm10, [rbp + 1536]                               ;  1408.7 p2     192 dst reload
        movdqa [rbp + 1280], xmm1                                ;  1459.7 p0+p3  192 dst spill
        movdqa xmm1, [rbp + 416]                                 ;  1409.7 p2     192 dst
        punpcklbw xmm1, xmm10                                    ;  1460.7 p1     192 dst
        movdqa [rbp - 48], xmm8                                  ;  1460.7 p0+p3  192 dst spill
        movdqa xmm8, [rbp + 416]                                 ;  1412.3 p2     192 dst
        punpckhbw xmm8, xmm10                                    ;  1461.7 p1     192 dst
        movdqa xmm10, [rbp + 1488]                               ;  1414.0 p2     192 dst reload
        movdqa [rbp + 1536], xmm9                                ;  1457.7 p0+p3  192 dst spill
        movdqa xmm9, [rbp + 720]                                 ;  1415.0 p2     192 dst
        punpcklbw xmm9, xmm10                                    ;  1462.7 p1     192 dst
        movdqa [rbp + 416], xmm4                                 ;  1458.7 p0+p3  192 dst spill
        movdqa xmm4, [rbp + 720]                                 ;  1416.3 p2     192 dst
        punpckhbw xmm4, xmm10                                    ;  1463.7 p1     192 dst
        movdqa xmm10, xmm12                                      ;  1460.7 p0     192 dst copy
        punpcklbw xmm10, xmm9                                    ;  1467.7 p1     192 dst
        punpckhbw xmm12, xmm9                                    ;  1465.7 p1     192 dst
        movdqa xmm9, xmm2                                        ;  1463.7 p0     192 dst copy
        punpcklbw xmm9, xmm4                                     ;  1470.7 p1     192 dst
        punpckhbw xmm2, xmm4                                     ;  1467.7 p1     192 dst
        movdqa xmm4, [rbp + 1248]                                ;  1419.0 p2     192 dst reload
        movdqa [rbp + 1488], xmm14                               ;  1455.7 p0+p3  192 dst spill
        movdqa xmm14, [rbp + 1024]                               ;  1421.7 p2     192 dst
        punpcklbw xmm14, xmm4                                    ;  1468.7 p1     192 dst
        movdqa [rbp + 720], xmm3                                 ;  1431.7 p0+p3  192 dst spill
        movdqa xmm3, [rbp + 1024]                                ;  1426.7 p2     192 dst
        punpckhbw xmm3, xmm4                                     ;  1469.7 p1     192 dst
        movdqa xmm4, xmm1                                        ;  1462.7 p0     192 dst copy
        punpcklbw xmm4, xmm14                                    ;  1470.7 p1     192 dst
        punpckhbw xmm1, xmm14                                    ;  1471.7 p1     192 dst
        movdqa xmm14, xmm10                                      ;  1469.7 p0     192 dst copy
        punpcklbw xmm14, xmm4                                    ;  1476.7 p1     192 dst
        punpckhbw xmm10, xmm4                                    ;  1473.7 p1     192 dst
        movdqa xmm4, xmm8                                        ;  1465.7 p0     192 dst copy
        punpcklbw xmm4, xmm3                                     ;  1474.7 p1     192 dst
        punpckhbw xmm8, xmm3                                     ;  1475.7 p1     192 dst
        movdqa xmm3, xmm12                                       ;  1469.7 p0     192 dst copy
        punpcklbw xmm3, xmm1                                     ;  1476.7 p1     192 dst
        punpckhbw xmm12, xmm1                                    ;  1477.7 p1     192 dst
        movdqa xmm1, xmm9                                        ;  1472.7 p0     192 dst copy
        punpcklbw xmm1, xmm4                                     ;  1479.7 p1     192 dst
        punpckhbw xmm9, xmm4                                     ;  1479.7 p1     192 dst
        movdqa xmm4, xmm2                                        ;  1471.7 p0     192 dst copy
        punpcklbw xmm4, xmm8                                     ;  1480.7 p1     192 dst
        punpckhbw xmm2, xmm8                                     ;  1481.7 p1     192 dst
        movdqa xmm8, xmm5                                        ;  1433.3 p0     192 dst copy
        punpcklbw xmm8, xmm14                                    ;  1482.7 p1     192 dst
        punpckhbw xmm5, xmm14                                    ;  1483.7 p1     192 dst
        movdqa [r9 + 512], xmm8                                  ;  1484.7 p0+p3  192 dst
        movdqa xmm8, [rbp + 800]                                 ;  1436.0 p2     192 dst reload
        movdqa xmm14, [rbp + 656]                                ;  1437.0 p2     192 dst
        punpcklbw xmm14, xmm8                                    ;  1484.7 p1     192 dst
        movdqa [rbp + 1248], xmm5                                ;  1487.7 p0+p3  192 dst spill
        movdqa xmm5, [rbp + 656]                                 ;  1438.0 p2     192 dst
        punpckhbw xmm5, xmm8                                     ;  1485.7 p1     192 dst
        movdqa xmm8, [rbp + 1824]                                ;  1439.0 p2     192 dst reload
        movdqa [r9 + 128], xmm8                                  ;  1450.0 p0+p3  192 dst
        movdqa xmm8, [rbp + 1648]                                ;  1440.0 p2     192 dst
        punpcklbw xmm8, xmm6                                     ;  1486.7 p1     192 dst
        movdqa [r9 + 64], xmm8                                   ;  1488.7 p0+p3  192 dst
        movdqa xmm8, [rbp + 1648]                                ;  1441.0 p2     192 dst
        punpckhbw xmm8, xmm6                                     ;  1487.7 p1     192 dst
        movdqa [r9 + 192], xmm8                                  ;  1491.7 p0+p3  192 dst
        movdqa xmm6, [rbp + 1104]                                ;  1442.0 p2     192 dst reload
        movdqa xmm8, [rbp + 352]                                 ;  1443.0 p2     192 dst
        punpcklbw xmm8, xmm6                                     ;  1488.7 p1     192 dst
        movdqa [rbp + 1648], xmm2                                ;  1485.7 p0+p3  192 dst spill
        movdqa xmm2, [rbp + 352]                                 ;  1444.0 p2     192 dst
        punpckhbw xmm2, xmm6                                     ;  1489.7 p1     192 dst
        movdqa xmm6, [rbp + 1504]                                ;  1445.7 p2     192 dst reload
        movdqa [rbp + 1104], xmm4                                ;  1482.7 p0+p3  192 dst spill
        movdqa xmm4, [rbp + 272]                                 ;  1448.7 p2     192 dst
        punpcklbw xmm4, xmm6                                     ;  1490.7 p1     192 dst
        movdqa [rbp + 352], xmm9                                 ;  1483.7 p0+p3  192 dst spill
        movdqa xmm9, [rbp + 272]                                 ;  1451.7 p2     192 dst
        punpckhbw xmm9, xmm6                                     ;  1491.7 p1     192 dst
        movdqa xmm6, xmm14                                       ;  1486.7 p0     192 dst copy
        punpcklbw xmm6, xmm4                                     ;  1493.7 p1     192 dst
        punpckhbw xmm14, xmm4                                    ;  1493.7 p1     192 dst
        movdqa xmm4, xmm5                                        ;  1489.7 p0     192 dst copy
        punpcklbw xmm4, xmm9                                     ;  1496.7 p1     192 dst
        punpckhbw xmm5, xmm9                                     ;  1495.7 p1     192 dst
        movdqa xmm9, [rbp + 544]                                 ;  1454.3 p2     192 dst
        punpcklbw xmm9, xmm11                                    ;  1496.7 p1     192 dst
        movdqa [rbp + 1504], xmm9                                ;  1498.7 p0+p3  192 dst spill
        movdqa xmm9, [rbp + 544]                                 ;  1455.7 p2     192 dst
        punpckhbw xmm9, xmm11                                    ;  1497.7 p1     192 dst
        movdqa [r9 + 1216], xmm9                                 ;  1501.7 p0+p3  192 dst
        movdqa xmm9, [rbp + 80]                                  ;  1457.0 p2     192 dst reload
        movdqa xmm11, [rbp + 496]                                ;  1458.0 p2     192 dst
        punpcklbw xmm11, xmm9                                    ;  1498.7 p1     192 dst
        movdqa [rbp + 544], xmm1                                 ;  1481.7 p0+p3  192 dst spill
        movdqa xmm1, [rbp + 496]                                 ;  1459.7 p2     192 dst
        punpckhbw xmm1, xmm9                                     ;  1499.7 p1     192 dst
        movdqa xmm9, xmm8                                        ;  1490.7 p0     192 dst copy
        punpcklbw xmm9, xmm11                                    ;  1500.7 p1     192 dst
        punpckhbw xmm8, xmm11                                    ;  1501.7 p1     192 dst
        movdqa xmm11, xmm6                                       ;  1495.7 p0     192 dst copy
        punpcklbw xmm11, xmm9                                    ;  1502.7 p1     192 dst
        punpckhbw xmm6, xmm9                                     ;  1503.7 p1     192 dst
        movdqa xmm9, xmm2                                        ;  1493.7 p0     192 dst copy
        punpcklbw xmm9, xmm1                                     ;  1504.7 p1     192 dst
        punpckhbw xmm2, xmm1                                     ;  1505.7 p1     192 dst
        movdqa xmm1, xmm14                                       ;  1497.7 p0     192 dst copy
        punpcklbw xmm1, xmm8                                     ;  1506.7 p1     192 dst
        punpckhbw xmm14, xmm8                                    ;  1507.7 p1     192 dst
        movdqa xmm8, xmm4                                        ;  1498.7 p0     192 dst copy
        punpcklbw xmm8, xmm9                                     ;  1508.7 p1     192 dst
        punpckhbw xmm4, xmm9                                     ;  1509.7 p1     192 dst
        movdqa xmm9, xmm5                                        ;  1499.7 p0     192 dst copy
        punpcklbw xmm9, xmm2                                     ;  1510.7 p1     192 dst
        punpckhbw xmm5, xmm2                                     ;  1511.7 p1     192 dst
        movdqa xmm2, [rbp + 1248]                                ;  1487.7 p2     192 dst reload
        movdqa [r9 + 640], xmm2                                  ;  1498.7 p0+p3  192 dst
        movdqa xmm2, [rbp + 128]                                 ;  1467.3 p2     192 dst
        punpcklbw xmm2, xmm0                                     ;  1512.7 p1     192 dst
        movdqa [r9 + 32], xmm2                                   ;  1514.7 p0+p3  192 dst
        movdqa xmm2, [rbp + 128]                                 ;  1468.7 p2     192 dst
        punpckhbw xmm2, xmm0                                     ;  1513.7 p1     192 dst
        movdqa [r9 + 160], xmm2                                  ;  1517.7 p0+p3  192 dst
        movdqa xmm0, [rbp + 608]                                 ;  1470.0 p2     192 dst
        punpcklbw xmm0, xmm13                                    ;  1514.7 p1     192 dst
        movdqa xmm2, [rbp + 608]                                 ;  1471.0 p2     192 dst
        punpckhbw xmm2, xmm13                                    ;  1515.7 p1     192 dst
        movdqa [r9 + 1056], xmm0                                 ;  1516.7 p0+p3  192 dst
        movdqa xmm0, [rbp + 1264]                                ;  1472.0 p2     192 dst reload
        movdqa xmm13, [rbp - 80]                                 ;  1473.0 p2     192 dst
        punpcklbw xmm13, xmm0                                    ;  1516.7 p1     192 dst
        movdqa [rbp + 608], xmm2                                 ;  1519.7 p0+p3  192 dst spill
        movdqa xmm2, [rbp - 80]                                  ;  1474.0 p2     192 dst
        punpckhbw xmm2, xmm0                                     ;  1517.7 p1     192 dst
        movdqa xmm0, [rbp + 1232]                                ;  1475.0 p2     192 dst
        punpcklbw xmm0, xmm10                                    ;  1518.7 p1     192 dst
        movdqa [r9 + 576], xmm0                                  ;  1520.7 p0+p3  192 dst
        movdqa xmm0, [rbp + 1232]                                ;  1476.0 p2     192 dst
        punpckhbw xmm0, xmm10                                    ;  1519.7 p1     192 dst
        movdqa [r9 + 704], xmm0                                  ;  1523.7 p0+p3  192 dst
        movdqa xmm0, [rbp + 1520]                                ;  1477.0 p2     192 dst reload
        movdqa xmm10, [rbp + 400]                                ;  1478.0 p2     192 dst
        punpcklbw xmm10, xmm0                                    ;  1520.7 p1     192 dst
        movdqa [rbp + 1232], xmm5                                ;  1515.7 p0+p3  192 dst spill
        movdqa xmm5, [rbp + 400]                                 ;  1479.7 p2     192 dst
        punpckhbw xmm5, xmm0                                     ;  1521.7 p1     192 dst
        movdqa xmm0, [rbp + 976]                                 ;  1480.7 p2     192 dst
        punpcklbw xmm0, xmm3                                     ;  1522.7 p1     192 dst
        movdqa [r9 + 544], xmm0                                  ;  1524.7 p0+p3  192 dst
        movdqa xmm0, [rbp + 976]                                 ;  1482.3 p2     192 dst
        punpckhbw xmm0, xmm3                                     ;  1523.7 p1     192 dst
        movdqa [r9 + 672], xmm0                                  ;  1527.7 p0+p3  192 dst
        movdqa xmm0, [rbp + 1872]                                ;  1485.7 p2     192 dst reload
        movdqa xmm3, [rbp + 832]                                 ;  1486.7 p2     192 dst
        punpcklbw xmm3, xmm0                                     ;  1524.7 p1     192 dst
        movdqa [rbp + 976], xmm9                                 ;  1512.7 p0+p3  192 dst spill
        movdqa xmm9, [rbp + 832]                                 ;  1488.3 p2     192 dst
        punpckhbw xmm9, xmm0                                     ;  1525.7 p1     192 dst
        movdqa xmm0, xmm13                                       ;  1518.7 p0     192 dst copy
        punpcklbw xmm0, xmm3                                     ;  1526.7 p1     192 dst
        punpckhbw xmm13, xmm3                                    ;  1527.7 p1     192 dst
        movdqa xmm3, xmm2                                        ;  1521.7 p0     192 dst copy
        punpcklbw xmm3, xmm9                                     ;  1529.7 p1     192 dst
        punpckhbw xmm2, xmm9                                     ;  1529.7 p1     192 dst
        movdqa xmm9, [rbp + 992]                                 ;  1491.0 p2     192 dst reload
        movdqa [rbp + 1872], xmm4                                ;  1513.7 p0+p3  192 dst spill
        movdqa xmm4, [rbp + 1008]                                ;  1492.0 p2     192 dst
        punpcklbw xmm4, xmm9                                     ;  1530.7 p1     192 dst
        movdqa [rbp + 832], xmm8                                 ;  1510.7 p0+p3  192 dst spill
        movdqa xmm8, [rbp + 1008]                                ;  1493.3 p2     192 dst
        punpckhbw xmm8, xmm9                                     ;  1531.7 p1     192 dst
        movdqa xmm9, xmm10                                       ;  1522.7 p0     192 dst copy
        punpcklbw xmm9, xmm4                                     ;  1532.7 p1     192 dst
        punpckhbw xmm10, xmm4                                    ;  1533.7 p1     192 dst
        movdqa xmm4, xmm0                                        ;  1528.7 p0     192 dst copy
        punpcklbw xmm4, xmm9                                     ;  1535.7 p1     192 dst
        punpckhbw xmm0, xmm9                                     ;  1535.7 p1     192 dst
        movdqa xmm9, xmm5                                        ;  1525.7 p0     192 dst copy
        punpcklbw xmm9, xmm8                                     ;  1536.7 p1     192 dst
        punpckhbw xmm5, xmm8                                     ;  1537.7 p1     192 dst
        movdqa xmm8, xmm13                                       ;  1531.7 p0     192 dst copy
        punpcklbw xmm8, xmm10                                    ;  1538.7 p1     192 dst
        punpckhbw xmm13, xmm10                                   ;  1539.7 p1     192 dst
        movdqa xmm10, xmm3                                       ;  1531.7 p0     192 dst copy
        punpcklbw xmm10, xmm9                                    ;  1540.7 p1     192 dst
        punpckhbw xmm3, xmm9                                     ;  1541.7 p1     192 dst
        movdqa xmm9, xmm2                                        ;  1533.7 p0     192 dst copy
        punpcklbw xmm9, xmm5                                     ;  1542.7 p1     192 dst
        punpckhbw xmm2, xmm5                                     ;  1543.7 p1     192 dst
        movdqa xmm5, [rbp + 592]                                 ;  1500.0 p2     192 dst
        punpcklbw xmm5, xmm11                                    ;  1544.7 p1     192 dst
        movdqa [rbp + 992], xmm5                                 ;  1546.7 p0+p3  192 dst spill
        movdqa xmm5, [rbp + 592]                                 ;  1501.3 p2     192 dst
        punpckhbw xmm5, xmm11                                    ;  1545.7 p1     192 dst
        movdqa [r9 + 1664], xmm5                                 ;  1549.7 p0+p3  192 dst
        movdqa xmm5, [rbp + 112]                                 ;  1502.7 p2     192 dst
        punpcklbw xmm5, xmm6                                     ;  1546.7 p1     192 dst
        movdqa xmm11, [rbp + 112]                                ;  1503.7 p2     192 dst
        punpckhbw xmm11, xmm6                                    ;  1547.7 p1     192 dst
        movdqa [r9 + 1600], xmm5                                 ;  1548.7 p0+p3  192 dst
        movdqa xmm5, [rbp + 16]                                  ;  1504.7 p2     192 dst
        punpcklbw xmm5, xmm12                                    ;  1548.7 p1     192 dst
        movdqa xmm6, [rbp + 16]                                  ;  1505.7 p2     192 dst
        punpckhbw xmm6, xmm12                                    ;  1549.7 p1     192 dst
        movdqa [r9 + 608], xmm5                                  ;  1550.7 p0+p3  192 dst
        movdqa xmm5, [rbp + 1392]                                ;  1506.7 p2     192 dst
        punpcklbw xmm5, xmm1                                     ;  1550.7 p1     192 dst
        movdqa xmm12, [rbp + 1392]                               ;  1507.7 p2     192 dst
        punpckhbw xmm12, xmm1                                    ;  1551.7 p1     192 dst
        movdqa [r9 + 736], xmm6                                  ;  1553.7 p0+p3  192 dst
        movdqa xmm1, [rbp + 1312]                                ;  1508.7 p2     192 dst reload
        movdqa xmm6, [rbp + 640]                                 ;  1509.7 p2     192 dst
        punpcklbw xmm6, xmm1                                     ;  1552.7 p1     192 dst
        movdqa [rbp + 1392], xmm11                               ;  1551.7 p0+p3  192 dst spill
        movdqa xmm11, [rbp + 640]                                ;  1510.7 p2     192 dst
        punpckhbw xmm11, xmm1                                    ;  1553.7 p1     192 dst
        movdqa [r9 + 1568], xmm5                                 ;  1552.7 p0+p3  192 dst
        movdqa xmm1, [rbp + 0]                                   ;  1513.7 p2     192 dst
        punpcklbw xmm1, xmm14                                    ;  1554.7 p1     192 dst
        movdqa xmm5, [rbp + 0]                                   ;  1514.7 p2     192 dst
        punpckhbw xmm5, xmm14                                    ;  1555.7 p1     192 dst
        movdqa [r9 + 1696], xmm12                                ;  1555.7 p0+p3  192 dst
        movdqa xmm12, [rbp + 1568]                               ;  1516.7 p2     192 dst reload
        movdqa xmm14, [rbp + 448]                                ;  1517.7 p2     192 dst
        punpcklbw xmm14, xmm12                                   ;  1556.7 p1     192 dst
        movdqa [rbp + 0], xmm5                                   ;  1559.7 p0+p3  192 dst spill
        movdqa xmm5, [rbp + 448]                                 ;  1518.7 p2     192 dst
        punpckhbw xmm5, xmm12                                    ;  1557.7 p1     192 dst
        movdqa [r9 + 1632], xmm1                                 ;  1556.7 p0+p3  192 dst
        movdqa xmm1, [rbp + 1888]                                ;  1519.7 p2     192 dst reload
        movdqa xmm12, [rbp + 752]                                ;  1520.7 p2     192 dst
        punpcklbw xmm12, xmm1                                    ;  1558.7 p1     192 dst
        movdqa [rbp + 1568], xmm2                                ;  1547.7 p0+p3  192 dst spill
        movdqa xmm2, [rbp + 752]                                 ;  1521.7 p2     192 dst
        punpckhbw xmm2, xmm1                                     ;  1559.7 p1     192 dst
        movdqa xmm1, xmm6                                        ;  1554.7 p0     192 dst copy
        punpcklbw xmm1, xmm12                                    ;  1561.7 p1     192 dst
        punpckhbw xmm6, xmm12                                    ;  1561.7 p1     192 dst
        movdqa xmm12, xmm11                                      ;  1557.7 p0     192 dst copy
        punpcklbw xmm12, xmm2                                    ;  1564.7 p1     192 dst
        punpckhbw xmm11, xmm2                                    ;  1563.7 p1     192 dst
        movdqa xmm2, [rbp + 256]                                 ;  1524.0 p2     192 dst reload
        movdqa [r9 + 1024], xmm2                                 ;  1535.0 p0+p3  192 dst
        movdqa xmm2, [rbp + 1504]                                ;  1525.0 p2     192 dst reload
        movdqa [r9 + 1088], xmm2                                 ;  1536.0 p0+p3  192 dst
        movdqa xmm2, [rbp + 864]                                 ;  1526.0 p2     192 dst
        punpcklbw xmm2, xmm4                                     ;  1564.7 p1     192 dst
        movdqa [r9 + 256], xmm2                                  ;  1566.7 p0+p3  192 dst
        movdqa xmm2, [rbp + 864]                                 ;  1527.3 p2     192 dst
        punpckhbw xmm2, xmm4                                     ;  1565.7 p1     192 dst
        movdqa [r9 + 384], xmm2                                  ;  1569.7 p0+p3  192 dst
        movdqa xmm2, [rbp + 1696]                                ;  1528.7 p2     192 dst
        punpcklbw xmm2, xmm0                                     ;  1566.7 p1     192 dst
        movdqa xmm4, [rbp + 1696]                                ;  1529.7 p2     192 dst
        punpckhbw xmm4, xmm0                                     ;  1567.7 p1     192 dst
        movdqa [r9 + 320], xmm2                                  ;  1568.7 p0+p3  192 dst
        movdqa xmm0, [rbp + 48]                                  ;  1530.7 p2     192 dst reload
        movdqa xmm2, [rbp + 1056]                                ;  1531.7 p2     192 dst
        punpcklbw xmm2, xmm0                                     ;  1568.7 p1     192 dst
        movdqa [rbp + 1696], xmm4                                ;  1571.7 p0+p3  192 dst spill
        movdqa xmm4, [rbp + 1056]                                ;  1532.7 p2     192 dst
        punpckhbw xmm4, xmm0                                     ;  1569.7 p1     192 dst
        movdqa xmm0, xmm14                                       ;  1558.7 p0     192 dst copy
        punpcklbw xmm0, xmm2                                     ;  1570.7 p1     192 dst
        punpckhbw xmm14, xmm2                                    ;  1571.7 p1     192 dst
        movdqa xmm2, xmm1                                        ;  1563.7 p0     192 dst copy
        punpcklbw xmm2, xmm0                                     ;  1572.7 p1     192 dst
        punpckhbw xmm1, xmm0                                     ;  1573.7 p1     192 dst
        movdqa xmm0, xmm5                                        ;  1561.7 p0     192 dst copy
        punpcklbw xmm0, xmm4                                     ;  1574.7 p1     192 dst
        punpckhbw xmm5, xmm4                                     ;  1575.7 p1     192 dst
        movdqa xmm4, xmm6                                        ;  1565.7 p0     192 dst copy
        punpcklbw xmm4, xmm14                                    ;  1576.7 p1     192 dst
        punpckhbw xmm6, xmm14                                    ;  1577.7 p1     192 dst
        movdqa xmm14, xmm12                                      ;  1566.7 p0     192 dst copy
        punpcklbw xmm14, xmm0                                    ;  1578.7 p1     192 dst
        punpckhbw xmm12, xmm0                                    ;  1579.7 p1     192 dst
        movdqa xmm0, xmm11                                       ;  1567.7 p0     192 dst copy
        punpcklbw xmm0, xmm5                                     ;  1580.7 p1     192 dst
        punpckhbw xmm11, xmm5                                    ;  1581.7 p1     192 dst
        movdqa xmm5, [rbp + 1696]                                ;  1571.7 p2     192 dst reload
        movdqa [r9 + 448], xmm5                                  ;  1582.7 p0+p3  192 dst
        movdqa xmm5, [rbp + 160]                                 ;  1540.0 p2     192 dst
        punpcklbw xmm5, xmm8                                     ;  1582.7 p1     192 dst
        movdqa [r9 + 288], xmm5                                  ;  1584.7 p0+p3  192 dst
        movdqa xmm5, [rbp + 160]                                 ;  1541.3 p2     192 dst
        punpckhbw xmm5, xmm8                                     ;  1583.7 p1     192 dst
        movdqa [r9 + 416], xmm5                                  ;  1587.7 p0+p3  192 dst
        movdqa xmm5, [rbp + 1440]                                ;  1543.7 p2     192 dst
        punpcklbw xmm5, xmm13                                    ;  1584.7 p1     192 dst
        movdqa xmm8, [rbp + 1440]                                ;  1544.7 p2     192 dst
        punpckhbw xmm8, xmm13                                    ;  1585.7 p1     192 dst
        movdqa [r9 + 352], xmm5                                  ;  1586.7 p0+p3  192 dst
        movdqa xmm5, [rbp - 16]                                  ;  1547.7 p2     192 dst
        punpcklbw xmm5, xmm10                                    ;  1586.7 p1     192 dst
        movdqa xmm13, [rbp - 16]                                 ;  1548.7 p2     192 dst
        punpckhbw xmm13, xmm10                                   ;  1587.7 p1     192 dst
        movdqa [r9 + 272], xmm5                                  ;  1588.7 p0+p3  192 dst
        movdqa xmm5, [rbp + 1328]                                ;  1549.7 p2     192 dst reload
        movdqa xmm10, [rbp - 64]                                 ;  1550.7 p2     192 dst
        punpcklbw xmm10, xmm5                                    ;  1588.7 p1     192 dst
        movdqa [r9 + 480], xmm8                                  ;  1589.7 p0+p3  192 dst
        movdqa xmm8, [rbp - 64]                                  ;  1551.7 p2     192 dst
        punpckhbw xmm8, xmm5                                     ;  1589.7 p1     192 dst
        movdqa [r9 + 400], xmm13                                 ;  1591.7 p0+p3  192 dst
        movdqa xmm5, [rbp + 1184]                                ;  1552.7 p2     192 dst
        punpcklbw xmm5, xmm3                                     ;  1590.7 p1     192 dst
        movdqa xmm13, [rbp + 1184]                               ;  1553.7 p2     192 dst
        punpckhbw xmm13, xmm3                                    ;  1591.7 p1     192 dst
        movdqa [r9 + 336], xmm5                                  ;  1592.7 p0+p3  192 dst
        movdqa xmm3, [rbp + 1584]                                ;  1554.7 p2     192 dst reload
        movdqa xmm5, [rbp + 464]                                 ;  1555.7 p2     192 dst
        punpcklbw xmm5, xmm3                                     ;  1592.7 p1     192 dst
        movdqa [r9 + 464], xmm13                                 ;  1595.7 p0+p3  192 dst
        movdqa xmm13, [rbp + 464]                                ;  1556.7 p2     192 dst
        punpckhbw xmm13, xmm3                                    ;  1593.7 p1     192 dst
        movdqa xmm3, [rbp + 224]                                 ;  1557.7 p2     192 dst reload
        movdqa [r9 + 1152], xmm3                                 ;  1568.7 p0+p3  192 dst
        movdqa xmm3, [rbp + 608]                                 ;  1558.7 p2     192 dst reload
        movdqa [r9 + 1184], xmm3                                 ;  1569.7 p0+p3  192 dst
        movdqa xmm3, [rbp + 848]                                 ;  1559.7 p2     192 dst
        punpcklbw xmm3, xmm2                                     ;  1594.7 p1     192 dst
        movdqa [r9 + 1280], xmm3                                 ;  1596.7 p0+p3  192 dst
        movdqa xmm3, [rbp + 848]                                 ;  1560.7 p2     192 dst
        punpckhbw xmm3, xmm2                                     ;  1595.7 p1     192 dst
        movdqa [r9 + 1408], xmm3                                 ;  1599.7 p0+p3  192 dst
        movdqa xmm2, [rbp + 1712]                                ;  1561.7 p2     192 dst
        punpcklbw xmm2, xmm1                                     ;  1596.7 p1     192 dst
        movdqa xmm3, [rbp + 1712]                                ;  1562.7 p2     192 dst
        punpckhbw xmm3, xmm1                                     ;  1597.7 p1     192 dst
        movdqa [r9 + 1344], xmm2                                 ;  1598.7 p0+p3  192 dst
        movdqa xmm1, [rbp + 1840]                                ;  1563.7 p2     192 dst reload
        movdqa xmm2, [rbp + 768]                                 ;  1564.7 p2     192 dst
        punpcklbw xmm2, xmm1                                     ;  1598.7 p1     192 dst
        movdqa [rbp + 1712], xmm3                                ;  1601.7 p0+p3  192 dst spill
        movdqa xmm3, [rbp + 768]                                 ;  1565.7 p2     192 dst
        punpckhbw xmm3, xmm1                                     ;  1599.7 p1     192 dst
        movdqa xmm1, xmm10                                       ;  1590.7 p0     192 dst copy
        punpcklbw xmm1, xmm2                                     ;  1600.7 p1     192 dst
        punpckhbw xmm10, xmm2                                    ;  1601.7 p1     192 dst
        movdqa xmm2, xmm8                                        ;  1593.7 p0     192 dst copy
        punpcklbw xmm2, xmm3                                     ;  1603.7 p1     192 dst
        punpckhbw xmm8, xmm3                                     ;  1603.7 p1     192 dst
        movdqa xmm3, [rbp + 1712]                                ;  1601.7 p2     192 dst reload
        movdqa [r9 + 1472], xmm3                                 ;  1612.7 p0+p3  192 dst
        movdqa xmm3, [rbp + 176]                                 ;  1569.0 p2     192 dst
        punpcklbw xmm3, xmm4                                     ;  1604.7 p1     192 dst
        movdqa [r9 + 1312], xmm3                                 ;  1606.7 p0+p3  192 dst
        movdqa xmm3, [rbp + 176]                                 ;  1570.3 p2     192 dst
        punpckhbw xmm3, xmm4                                     ;  1605.7 p1     192 dst
        movdqa [r9 + 1440], xmm3                                 ;  1609.7 p0+p3  192 dst
        movdqa xmm3, [rbp + 688]                                 ;  1571.7 p2     192 dst reload
        movdqa xmm4, [rbp + 1072]                                ;  1572.7 p2     192 dst
        punpcklbw xmm4, xmm3                                     ;  1606.7 p1     192 dst
        movdqa [rbp + 176], xmm11                                ;  1585.7 p0+p3  192 dst spill
        movdqa xmm11, [rbp + 1072]                               ;  1573.7 p2     192 dst
        punpckhbw xmm11, xmm3                                    ;  1607.7 p1     192 dst
        movdqa xmm3, xmm5                                        ;  1594.7 p0     192 dst copy
        punpcklbw xmm3, xmm4                                     ;  1608.7 p1     192 dst
        punpckhbw xmm5, xmm4                                     ;  1609.7 p1     192 dst
        movdqa xmm4, xmm1                                        ;  1602.7 p0     192 dst copy
        punpcklbw xmm4, xmm3                                     ;  1610.7 p1     192 dst
        punpckhbw xmm1, xmm3                                     ;  1611.7 p1     192 dst
        movdqa xmm3, xmm13                                       ;  1597.7 p0     192 dst copy
        punpcklbw xmm3, xmm11                                    ;  1612.7 p1     192 dst
        punpckhbw xmm13, xmm11                                   ;  1613.7 p1     192 dst
        movdqa xmm11, xmm10                                      ;  1605.7 p0     192 dst copy
        punpcklbw xmm11, xmm5                                    ;  1614.7 p1     192 dst
        punpckhbw xmm10, xmm5                                    ;  1615.7 p1     192 dst
        movdqa xmm5, xmm2                                        ;  1605.7 p0     192 dst copy
        punpcklbw xmm5, xmm3                                     ;  1616.7 p1     192 dst
        punpckhbw xmm2, xmm3                                     ;  1617.7 p1     192 dst
        movdqa xmm3, xmm8                                        ;  1607.7 p0     192 dst copy
        punpcklbw xmm3, xmm13                                    ;  1618.7 p1     192 dst
        punpckhbw xmm8, xmm13                                    ;  1619.7 p1     192 dst
        movdqa xmm13, [rbp + 1456]                               ;  1580.0 p2     192 dst
        punpcklbw xmm13, xmm6                                    ;  1620.7 p1     192 dst
        movdqa [r9 + 1376], xmm13                                ;  1622.7 p0+p3  192 dst
        movdqa xmm13, [rbp + 1456]                               ;  1581.3 p2     192 dst
        punpckhbw xmm13, xmm6                                    ;  1621.7 p1     192 dst
        movdqa [r9 + 1504], xmm13                                ;  1625.7 p0+p3  192 dst
        movdqa xmm6, [rbp - 96]                                  ;  1583.7 p2     192 dst
        punpcklbw xmm6, xmm14                                    ;  1622.7 p1     192 dst
        movdqa xmm13, [rbp - 96]                                 ;  1584.7 p2     192 dst
        punpckhbw xmm13, xmm14                                   ;  1623.7 p1     192 dst
        movdqa [r9 + 1296], xmm6                                 ;  1624.7 p0+p3  192 dst
        movdqa xmm6, [rbp + 1200]                                ;  1586.7 p2     192 dst
        punpcklbw xmm6, xmm12                                    ;  1624.7 p1     192 dst
        movdqa xmm14, [rbp + 1200]                               ;  1587.7 p2     192 dst
        punpckhbw xmm14, xmm12                                   ;  1625.7 p1     192 dst
        movdqa [r9 + 1360], xmm6                                 ;  1626.7 p0+p3  192 dst
        movdqa xmm6, [rbp + 880]                                 ;  1588.7 p2     192 dst
        punpcklbw xmm6, xmm9                                     ;  1626.7 p1     192 dst
        movdqa xmm12, [rbp + 880]                                ;  1589.7 p2     192 dst
        punpckhbw xmm12, xmm9                                    ;  1627.7 p1     192 dst
        movdqa [r9 + 304], xmm6                                  ;  1628.7 p0+p3  192 dst
        movdqa xmm6, [rbp + 624]                                 ;  1590.7 p2     192 dst
        punpcklbw xmm6, xmm4                                     ;  1628.7 p1     192 dst
        movdqa xmm9, [rbp + 624]                                 ;  1591.7 p2     192 dst
        punpckhbw xmm9, xmm4                                     ;  1629.7 p1     192 dst
        movdqa [r9 + 432], xmm12                                 ;  1631.7 p0+p3  192 dst
        movdqa xmm4, [rbp + 928]                                 ;  1592.7 p2     192 dst
        punpcklbw xmm4, xmm0                                     ;  1630.7 p1     192 dst
        movdqa xmm12, [rbp + 928]                                ;  1593.7 p2     192 dst
        punpckhbw xmm12, xmm0                                    ;  1631.7 p1     192 dst
        movdqa [r9 + 768], xmm6                                  ;  1630.7 p0+p3  192 dst
        movdqa xmm0, [rbp + 1296]                                ;  1594.7 p2     192 dst reload
        movdqa xmm6, [rbp - 128]                                 ;  1595.7 p2     192 dst
        punpcklbw xmm6, xmm0                                     ;  1632.7 p1     192 dst
        movdqa [r9 + 896], xmm9                                  ;  1633.7 p0+p3  192 dst
        movdqa xmm9, [rbp - 128]                                 ;  1596.7 p2     192 dst
        punpckhbw xmm9, xmm0                                     ;  1633.7 p1     192 dst
        movdqa [r9 + 1424], xmm13                                ;  1627.7 p0+p3  192 dst
        movdqa xmm0, [rbp + 1680]                                ;  1597.7 p2     192 dst
        punpcklbw xmm0, xmm1                                     ;  1634.7 p1     192 dst
        movdqa xmm13, [rbp + 1680]                               ;  1598.7 p2     192 dst
        punpckhbw xmm13, xmm1                                    ;  1635.7 p1     192 dst
        movdqa [r9 + 832], xmm0                                  ;  1636.7 p0+p3  192 dst
        movdqa xmm0, [rbp + 144]                                 ;  1599.7 p2     192 dst
        punpcklbw xmm0, xmm11                                    ;  1636.7 p1     192 dst
        movdqa xmm1, [rbp + 144]                                 ;  1600.7 p2     192 dst
        punpckhbw xmm1, xmm11                                    ;  1637.7 p1     192 dst
        movdqa [r9 + 800], xmm0                                  ;  1638.7 p0+p3  192 dst
        movdqa xmm0, [rbp + 1552]                                ;  1601.7 p2     192 dst reload
        movdqa xmm11, [rbp + 432]                                ;  1602.7 p2     192 dst
        punpcklbw xmm11, xmm0                                    ;  1638.7 p1     192 dst
        movdqa [r9 + 1488], xmm14                                ;  1629.7 p0+p3  192 dst
        movdqa xmm14, [rbp + 432]                                ;  1603.7 p2     192 dst
        punpckhbw xmm14, xmm0                                    ;  1639.7 p1     192 dst
        movdqa [r9 + 1328], xmm4                                 ;  1632.7 p0+p3  192 dst
        movdqa xmm0, [rbp + 1808]                                ;  1604.7 p2     192 dst reload
        movdqa xmm4, [rbp + 736]                                 ;  1605.7 p2     192 dst
        punpcklbw xmm4, xmm0                                     ;  1640.7 p1     192 dst
        movdqa [r9 + 960], xmm13                                 ;  1639.7 p0+p3  192 dst
        movdqa xmm13, [rbp + 736]                                ;  1606.7 p2     192 dst
        punpckhbw xmm13, xmm0                                    ;  1641.7 p1     192 dst
        movdqa xmm0, xmm6                                        ;  1634.7 p0     192 dst copy
        punpcklbw xmm0, xmm4                                     ;  1642.7 p1     192 dst
        punpckhbw xmm6, xmm4                                     ;  1643.7 p1     192 dst
        movdqa xmm4, xmm9                                        ;  1637.7 p0     192 dst copy
        punpcklbw xmm4, xmm13                                    ;  1645.7 p1     192 dst
        punpckhbw xmm9, xmm13                                    ;  1645.7 p1     192 dst
        movdqa [r9 + 928], xmm1                                  ;  1641.7 p0+p3  192 dst
        movdqa xmm1, [rbp + 1424]                                ;  1609.7 p2     192 dst
        punpcklbw xmm1, xmm10                                    ;  1646.7 p1     192 dst
        movdqa xmm13, [rbp + 1424]                               ;  1610.7 p2     192 dst
        punpckhbw xmm13, xmm10                                   ;  1647.7 p1     192 dst
        movdqa [r9 + 1456], xmm12                                ;  1635.7 p0+p3  192 dst
        movdqa xmm10, [rbp - 112]                                ;  1611.7 p2     192 dst
        punpcklbw xmm10, xmm5                                    ;  1648.7 p1     192 dst
        movdqa xmm12, [rbp - 112]                                ;  1613.0 p2     192 dst
        punpckhbw xmm12, xmm5                                    ;  1649.7 p1     192 dst
        movdqa [r9 + 864], xmm1                                  ;  1648.7 p0+p3  192 dst
        movdqa xmm1, [rbp + 1360]                                ;  1614.3 p2     192 dst reload
        movdqa xmm5, [rbp + 1040]                                ;  1615.3 p2     192 dst
        punpcklbw xmm5, xmm1                                     ;  1650.7 p1     192 dst
        movdqa [r9 + 784], xmm10                                 ;  1650.7 p0+p3  192 dst
        movdqa xmm10, [rbp + 1040]                               ;  1616.3 p2     192 dst
        punpckhbw xmm10, xmm1                                    ;  1651.7 p1     192 dst
        movdqa xmm1, xmm11                                       ;  1640.7 p0     192 dst copy
        punpcklbw xmm1, xmm5                                     ;  1652.7 p1     192 dst
        punpckhbw xmm11, xmm5                                    ;  1653.7 p1     192 dst
        movdqa xmm5, xmm0                                        ;  1644.7 p0     192 dst copy
        punpcklbw xmm5, xmm1                                     ;  1654.7 p1     192 dst
        punpckhbw xmm0, xmm1                                     ;  1655.7 p1     192 dst
        movdqa xmm1, xmm14                                       ;  1643.7 p0     192 dst copy
        punpcklbw xmm1, xmm10                                    ;  1656.7 p1     192 dst
        punpckhbw xmm14, xmm10                                   ;  1657.7 p1     192 dst
        movdqa xmm10, xmm6                                       ;  1647.7 p0     192 dst copy
        punpcklbw xmm10, xmm11                                   ;  1658.7 p1     192 dst
        punpckhbw xmm6, xmm11                                    ;  1659.7 p1     192 dst
        movdqa xmm11, xmm4                                       ;  1647.7 p0     192 dst copy
        punpcklbw xmm11, xmm1                                    ;  1660.7 p1     192 dst
        punpckhbw xmm4, xmm1                                     ;  1661.7 p1     192 dst
        movdqa [r9 + 992], xmm13                                 ;  1651.7 p0+p3  192 dst
        movdqa xmm1, [rbp + 1168]                                ;  1622.3 p2     192 dst
        punpcklbw xmm1, xmm2                                     ;  1662.7 p1     192 dst
        movdqa xmm13, [rbp + 1168]                               ;  1623.3 p2     192 dst
        punpckhbw xmm13, xmm2                                    ;  1663.7 p1     192 dst
        movdqa xmm2, xmm7                                        ;  1623.7 p0     192 dst copy
        punpcklbw xmm2, xmm5                                     ;  1664.7 p1     192 dst
        punpckhbw xmm7, xmm5                                     ;  1665.7 p1     192 dst
        movdqa [r9 + 912], xmm12                                 ;  1653.7 p0+p3  192 dst
        movdqa xmm5, [rbp + 944]                                 ;  1625.3 p2     192 dst
        punpcklbw xmm5, xmm3                                     ;  1666.7 p1     192 dst
        movdqa xmm12, [rbp + 944]                                ;  1626.3 p2     192 dst
        punpckhbw xmm12, xmm3                                    ;  1667.7 p1     192 dst
        movdqa xmm3, xmm9                                        ;  1649.7 p0     192 dst copy
        punpcklbw xmm3, xmm14                                    ;  1668.7 p1     192 dst
        punpckhbw xmm9, xmm14                                    ;  1669.7 p1     192 dst
        movdqa xmm14, xmm15                                      ;  1627.7 p0     192 dst copy
        punpcklbw xmm14, xmm0                                    ;  1670.7 p1     192 dst
        punpckhbw xmm15, xmm0                                    ;  1671.7 p1     192 dst
        movdqa [r9 + 848], xmm1                                  ;  1664.7 p0+p3  192 dst
        movdqa xmm0, [rbp + 1968]                                ;  1629.3 p2     192 dst
        punpcklbw xmm0, xmm8                                     ;  1672.7 p1     192 dst
        movdqa xmm1, [rbp + 1968]                                ;  1630.3 p2     192 dst
        punpckhbw xmm1, xmm8                                     ;  1673.7 p1     192 dst
        movdqa [r9 + 816], xmm5                                  ;  1668.7 p0+p3  192 dst
        movdqa xmm5, [rbp + 384]                                 ;  1631.3 p2     192 dst
        punpcklbw xmm5, xmm10                                    ;  1674.7 p1     192 dst
        movdqa xmm8, [rbp + 384]                                 ;  1632.3 p2     192 dst
        punpckhbw xmm8, xmm10                                    ;  1675.7 p1     192 dst
        movdqa [r9 + 976], xmm13                                 ;  1667.7 p0+p3  192 dst
        movdqa [r9 + 944], xmm12                                 ;  1671.7 p0+p3  192 dst
        movdqa xmm10, [rbp + 720]                                ;  1634.0 p2     192 dst reload
        movdqa xmm12, [rbp + 1984]                               ;  1635.0 p2     192 dst
        punpcklbw xmm12, xmm10                                   ;  1676.7 p1     192 dst
        movdqa xmm13, [rbp + 1984]                               ;  1636.0 p2     192 dst
        punpckhbw xmm13, xmm10                                   ;  1677.7 p1     192 dst
        movdqa [r9 + 96], xmm12                                  ;  1678.7 p0+p3  192 dst
        movdqa [r9 + 224], xmm13                                 ;  1681.7 p0+p3  192 dst
        movdqa xmm10, [rbp + 1488]                               ;  1637.0 p2     192 dst reload
        movdqa xmm12, [rbp + 1664]                               ;  1638.0 p2     192 dst
        punpcklbw xmm12, xmm10                                   ;  1678.7 p1     192 dst
        movdqa xmm13, [rbp + 1664]                               ;  1639.0 p2     192 dst
        punpckhbw xmm13, xmm10                                   ;  1679.7 p1     192 dst
        movdqa [r9 + 880], xmm0                                  ;  1674.7 p0+p3  192 dst
        movdqa xmm0, [rbp + 1088]                                ;  1640.0 p2     192 dst
        punpcklbw xmm0, xmm6                                     ;  1680.7 p1     192 dst
        movdqa xmm10, [rbp + 1088]                               ;  1641.0 p2     192 dst
        punpckhbw xmm10, xmm6                                    ;  1681.7 p1     192 dst
        movdqa [r9 + 1008], xmm1                                 ;  1677.7 p0+p3  192 dst
        movdqa xmm1, [rbp - 32]                                  ;  1642.0 p2     192 dst
        punpcklbw xmm1, xmm11                                    ;  1682.7 p1     192 dst
        movdqa xmm6, [rbp - 32]                                  ;  1643.0 p2     192 dst
        punpckhbw xmm6, xmm11                                    ;  1683.7 p1     192 dst
        movdqa [r9 + 1792], xmm2                                 ;  1666.7 p0+p3  192 dst
        movdqa xmm2, [rbp + 784]                                 ;  1644.0 p2     192 dst
        punpcklbw xmm2, xmm4                                     ;  1684.7 p1     192 dst
        movdqa xmm11, [rbp + 784]                                ;  1645.0 p2     192 dst
        punpckhbw xmm11, xmm4                                    ;  1685.7 p1     192 dst
        movdqa [r9 + 1120], xmm12                                ;  1680.7 p0+p3  192 dst
        movdqa [r9 + 1920], xmm7                                 ;  1669.7 p0+p3  192 dst
        movdqa xmm4, [rbp + 368]                                 ;  1646.0 p2     192 dst reload
        movdqa xmm7, [rbp + 96]                                  ;  1647.0 p2     192 dst
        punpcklbw xmm7, xmm4                                     ;  1686.7 p1     192 dst
        movdqa xmm12, [rbp + 96]                                 ;  1648.0 p2     192 dst
        punpckhbw xmm12, xmm4                                    ;  1687.7 p1     192 dst
        movdqa [r9 + 16], xmm7                                   ;  1688.7 p0+p3  192 dst
        movdqa [r9 + 144], xmm12                                 ;  1691.7 p0+p3  192 dst
        movdqa xmm4, [rbp + 416]                                 ;  1649.0 p2     192 dst reload
        movdqa xmm7, [rbp + 1408]                                ;  1650.0 p2     192 dst
        punpcklbw xmm7, xmm4                                     ;  1688.7 p1     192 dst
        movdqa xmm12, [rbp + 1408]                               ;  1651.0 p2     192 dst
        punpckhbw xmm12, xmm4                                    ;  1689.7 p1     192 dst
        movdqa [r9 + 1856], xmm14                                ;  1672.7 p0+p3  192 dst
        movdqa [r9 + 1248], xmm13                                ;  1683.7 p0+p3  192 dst
        movdqa xmm4, [rbp + 544]                                 ;  1652.0 p2     192 dst reload
        movdqa xmm13, [rbp + 208]                                ;  1653.0 p2     192 dst
        punpcklbw xmm13, xmm4                                    ;  1690.7 p1     192 dst
        movdqa xmm14, [rbp + 208]                                ;  1654.0 p2     192 dst
        punpckhbw xmm14, xmm4                                    ;  1691.7 p1     192 dst
        movdqa [r9 + 528], xmm13                                 ;  1692.7 p0+p3  192 dst
        movdqa [r9 + 1824], xmm5                                 ;  1676.7 p0+p3  192 dst
        movdqa xmm4, [rbp + 832]                                 ;  1655.0 p2     192 dst reload
        movdqa xmm5, [rbp + 1136]                                ;  1656.0 p2     192 dst
        punpcklbw xmm5, xmm4                                     ;  1692.7 p1     192 dst
        movdqa xmm13, [rbp + 1136]                               ;  1657.0 p2     192 dst
        punpckhbw xmm13, xmm4                                    ;  1693.7 p1     192 dst
        movdqa [r9 + 656], xmm14                                 ;  1695.7 p0+p3  192 dst
        movdqa xmm4, [rbp + 912]                                 ;  1658.0 p2     192 dst
        punpcklbw xmm4, xmm3                                     ;  1694.7 p1     192 dst
        movdqa xmm14, [rbp + 912]                                ;  1659.0 p2     192 dst
        punpckhbw xmm14, xmm3                                    ;  1695.7 p1     192 dst
        movdqa [r9 + 1984], xmm15                                ;  1675.7 p0+p3  192 dst
        movdqa [r9 + 1040], xmm7                                 ;  1690.7 p0+p3  192 dst
        movdqa xmm3, [rbp + 1120]                                ;  1660.0 p2     192 dst reload
        movdqa xmm7, [rbp + 32]                                  ;  1661.0 p2     192 dst
        punpcklbw xmm7, xmm3                                     ;  1696.7 p1     192 dst
        movdqa xmm15, [rbp + 32]                                 ;  1662.0 p2     192 dst
        punpckhbw xmm15, xmm3                                    ;  1697.7 p1     192 dst
        movdqa [r9 + 80], xmm7                                   ;  1698.7 p0+p3  192 dst
        movdqa [r9 + 208], xmm15                                 ;  1701.7 p0+p3  192 dst
        movdqa xmm3, [rbp + 1536]                                ;  1664.3 p2     192 dst reload
        movdqa xmm7, [rbp + 1152]                                ;  1665.7 p2     192 dst
        punpcklbw xmm7, xmm3                                     ;  1698.7 p1     192 dst
        movdqa xmm15, [rbp + 1152]                               ;  1666.7 p2     192 dst
        punpckhbw xmm15, xmm3                                    ;  1699.7 p1     192 dst
        movdqa [r9 + 1952], xmm8                                 ;  1679.7 p0+p3  192 dst
        movdqa [r9 + 1168], xmm12                                ;  1693.7 p0+p3  192 dst
        movdqa xmm3, [rbp + 1936]                                ;  1668.3 p2     192 dst
        punpcklbw xmm3, xmm9                                     ;  1700.7 p1     192 dst
        movdqa xmm8, [rbp + 1936]                                ;  1670.0 p2     192 dst
        punpckhbw xmm8, xmm9                                     ;  1701.7 p1     192 dst
        movdqa [r9 + 1888], xmm0                                 ;  1682.7 p0+p3  192 dst
        movdqa xmm0, [rbp + 352]                                 ;  1671.3 p2     192 dst reload
        movdqa xmm9, [rbp + 896]                                 ;  1672.3 p2     192 dst
        punpcklbw xmm9, xmm0                                     ;  1702.7 p1     192 dst
        movdqa xmm12, [rbp + 896]                                ;  1673.3 p2     192 dst
        punpckhbw xmm12, xmm0                                    ;  1703.7 p1     192 dst
        movdqa [r9 + 1808], xmm1                                 ;  1684.7 p0+p3  192 dst
        movdqa [r9 + 592], xmm9                                  ;  1704.7 p0+p3  192 dst
        movdqa xmm0, [rbp + 1872]                                ;  1676.3 p2     192 dst reload
        movdqa xmm1, [rbp + 304]                                 ;  1677.3 p2     192 dst
        punpcklbw xmm1, xmm0                                     ;  1704.7 p1     192 dst
        movdqa xmm9, [rbp + 304]                                 ;  1678.3 p2     192 dst
        punpckhbw xmm9, xmm0                                     ;  1705.7 p1     192 dst
        movdqa [r9 + 1872], xmm2                                 ;  1686.7 p0+p3  192 dst
        movdqa [r9 + 2016], xmm10                                ;  1685.7 p0+p3  192 dst
        movdqa xmm0, [rbp + 672]                                 ;  1679.3 p2     192 dst reload
        movdqa xmm2, [rbp + 560]                                 ;  1680.3 p2     192 dst
        punpcklbw xmm2, xmm0                                     ;  1706.7 p1     192 dst
        movdqa xmm10, [rbp + 560]                                ;  1681.3 p2     192 dst
        punpckhbw xmm10, xmm0                                    ;  1707.7 p1     192 dst
        movdqa [r9 + 48], xmm2                                   ;  1708.7 p0+p3  192 dst
        movdqa [r9 + 176], xmm10                                 ;  1711.7 p0+p3  192 dst
        movdqa xmm0, [rbp - 48]                                  ;  1682.3 p2     192 dst reload
        movdqa xmm2, [rbp + 320]                                 ;  1683.3 p2     192 dst
        punpcklbw xmm2, xmm0                                     ;  1708.7 p1     192 dst
        movdqa xmm10, [rbp + 320]                                ;  1684.3 p2     192 dst
        punpckhbw xmm10, xmm0                                    ;  1709.7 p1     192 dst
        movdqa [r9 + 1936], xmm6                                 ;  1690.7 p0+p3  192 dst
        movdqa [r9 + 1104], xmm7                                 ;  1700.7 p0+p3  192 dst
        movdqa xmm0, [rbp + 1104]                                ;  1685.3 p2     192 dst reload
        movdqa xmm6, [rbp + 480]                                 ;  1686.3 p2     192 dst
        punpcklbw xmm6, xmm0                                     ;  1710.7 p1     192 dst
        movdqa xmm7, [rbp + 480]                                 ;  1687.3 p2     192 dst
        punpckhbw xmm7, xmm0                                     ;  1711.7 p1     192 dst
        movdqa [r9 + 720], xmm12                                 ;  1707.7 p0+p3  192 dst
        movdqa [r9 + 1552], xmm5                                 ;  1696.7 p0+p3  192 dst
        movdqa [r9 + 2000], xmm11                                ;  1698.7 p0+p3  192 dst
        movdqa [r9 + 560], xmm6                                  ;  1712.7 p0+p3  192 dst
        movdqa xmm0, [rbp + 976]                                 ;  1689.7 p2     192 dst reload
        movdqa xmm5, [rbp + 512]                                 ;  1690.7 p2     192 dst
        punpcklbw xmm5, xmm0                                     ;  1712.7 p1     192 dst
        movdqa xmm6, [rbp + 512]                                 ;  1691.7 p2     192 dst
        punpckhbw xmm6, xmm0                                     ;  1713.7 p1     192 dst
        movdqa [r9 + 1232], xmm15                                ;  1703.7 p0+p3  192 dst
        movdqa [r9 + 1680], xmm13                                ;  1704.7 p0+p3  192 dst
        movdqa [r9 + 1840], xmm4                                 ;  1706.7 p0+p3  192 dst
        movdqa [r9 + 688], xmm7                                  ;  1715.7 p0+p3  192 dst
        movdqa [r9 + 1072], xmm2                                 ;  1710.7 p0+p3  192 dst
        movdqa xmm0, [rbp + 816]                                 ;  1694.7 p2     192 dst reload
        movdqa xmm2, [rbp + 2016]                                ;  1695.7 p2     192 dst
        punpcklbw xmm2, xmm0                                     ;  1714.7 p1     192 dst
        movdqa xmm4, [rbp + 2016]                                ;  1696.7 p2     192 dst
        punpckhbw xmm4, xmm0                                     ;  1715.7 p1     192 dst
        movdqa [r9 + 112], xmm2                                  ;  1716.7 p0+p3  192 dst
        movdqa [r9 + 240], xmm4                                  ;  1719.7 p0+p3  192 dst
        movdqa [r9 + 1968], xmm14                                ;  1716.7 p0+p3  192 dst
        movdqa [r9 + 1616], xmm1                                 ;  1718.7 p0+p3  192 dst
        movdqa [r9 + 1200], xmm10                                ;  1720.7 p0+p3  192 dst
        movdqa [r9 + 1904], xmm3                                 ;  1722.7 p0+p3  192 dst
        movdqa xmm0, [rbp + 1280]                                ;  1700.3 p2     192 dst reload
        movdqa xmm1, [rbp + 1776]                                ;  1701.3 p2     192 dst
        punpcklbw xmm1, xmm0                                     ;  1716.7 p1     192 dst
        movdqa xmm2, [rbp + 1776]                                ;  1702.3 p2     192 dst
        punpckhbw xmm2, xmm0                                     ;  1717.7 p1     192 dst
        movdqa [r9 + 1136], xmm1                                 ;  1724.7 p0+p3  192 dst
        movdqa [r9 + 1744], xmm9                                 ;  1726.7 p0+p3  192 dst
        movdqa [r9 + 2032], xmm8                                 ;  1728.7 p0+p3  192 dst
        movdqa [r9 + 1584], xmm5                                 ;  1730.7 p0+p3  192 dst
        movdqa xmm0, [rbp + 1648]                                ;  1704.7 p2     192 dst reload
        movdqa xmm1, [rbp + 1472]                                ;  1705.7 p2     192 dst
        punpcklbw xmm1, xmm0                                     ;  1718.7 p1     192 dst
        movdqa xmm3, [rbp + 1472]                                ;  1706.7 p2     192 dst
        punpckhbw xmm3, xmm0                                     ;  1719.7 p1     192 dst
        movdqa [r9 + 624], xmm1                                  ;  1732.7 p0+p3  192 dst
        movdqa [r9 + 752], xmm3                                  ;  1734.7 p0+p3  192 dst
        movdqa [r9 + 1264], xmm2                                 ;  1736.7 p0+p3  192 dst
        movdqa [r9 + 1712], xmm6                                 ;  1738.7 p0+p3  192 dst
        movdqa xmm0, [rbp + 1232]                                ;  1709.0 p2     192 dst reload
        movdqa xmm1, [rbp + 1904]                                ;  1710.0 p2     192 dst
        punpcklbw xmm1, xmm0                                     ;  1721.0 p1     192 dst
        movdqa xmm2, [rbp + 1904]                                ;  1711.0 p2     192 dst
        punpckhbw xmm2, xmm0                                     ;  1722.0 p1     192 dst
        movdqa xmm0, [rbp + 1568]                                ;  1712.0 p2     192 dst reload
        movdqa xmm3, [rbp + 1920]                                ;  1713.0 p2     192 dst
        punpcklbw xmm3, xmm0                                     ;  1724.0 p1     192 dst
        movdqa [r9 + 368], xmm3                                  ;  1740.7 p0+p3  192 dst
        movdqa xmm3, [rbp + 1920]                                ;  1714.0 p2     192 dst
        punpckhbw xmm3, xmm0                                     ;  1725.0 p1     192 dst
        movdqa [r9 + 496], xmm3                                  ;  1742.7 p0+p3  192 dst
        movdqa [r9 + 1648], xmm1                                 ;  1744.7 p0+p3  192 dst
        movdqa xmm0, [rbp + 176]                                 ;  1715.0 p2     192 dst reload
        movdqa xmm1, [rbp + 1952]                                ;  1716.0 p2     192 dst
        punpcklbw xmm1, xmm0                                     ;  1727.0 p1     192 dst
        movdqa xmm3, [rbp + 1952]                                ;  1717.0 p2     192 dst
        punpckhbw xmm3, xmm0                                     ;  1728.0 p1     192 dst
        movdqa [r9 + 1392], xmm1                                 ;  1746.7 p0+p3  192 dst
        movdqa [r9 + 1776], xmm2                                 ;  1748.7 p0+p3  192 dst
        movdqa [r9 + 1520], xmm3                                 ;  1750.7 p0+p3  192 dst
        movdqa xmm0, [rbp + 992]                                 ;  1718.0 p2     192 dst reload
        movdqa [r9 + 1536], xmm0                                 ;  1752.7 p0+p3  192 dst
        movdqa xmm0, [rbp + 1392]                                ;  1719.0 p2     192 dst reload
        movdqa [r9 + 1728], xmm0                                 ;  1754.7 p0+p3  192 dst
        movdqa xmm0, [rbp + 0]                                   ;  1720.0 p2     192 dst reload
        movdqa [r9 + 1760], xmm0                                 ;  1756.7 p0+p3  192 dst
        add r9, 0x800                                            ;  1722.0 p0     197 blocks
        add r8, 0x800                                            ;  1722.5 p0     197 blocks
        cmp r8, qword [rbp + 2040]                               ;                    more blocks?
        jne .blocks_1
        mov qword [rbp + 2032], r8                               ;                    resident
        mov qword [rbp + 2048], r9                               ;                    resident
.blocks_1_done:
        add rsp, 0x890                                           ;                    frame
        pop rbp                                                  ;                    preserved
        ret

        section .rodata align=64
; constants128
        align 16, db 0
aes_from_slices.T0_constants128:
        dq 0x5555555555555555, 0x5555555555555555, 0x3333333333333333, 0x3333333333333333, 0x0f0f0f0f0f0f0f0f, 0x0f0f0f0f0f0f0f0f

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
