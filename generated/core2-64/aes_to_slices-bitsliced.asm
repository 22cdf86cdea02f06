; aes_to_slices for Intel Core 2, 65 nm (Conroe, Merom), 64-bit code (core2-64)
; made by cipherwright 0.1.0 from ciphers/aes.cw (sha256 b96ab4300706cbb4); do not edit:
;   ./cw build aes_to_slices --cpu core2-64 --variant bitsliced
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
;   body: 4 uops, planned 5.0; bounds: width 1.0, ports 2.0, path 2.0
;   blocks: 3984 uops, planned 1396.8; bounds: width 996.0, ports 910.3, path 46.0
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
        push rbx                                               ;                    preserved
        push rbp                                               ;                    preserved
        sub rsp, 0x7b8                                         ;                    frame
        lea rbp, [rsp + 128]                                   ;                    frame
        mov dword [rbp + 1832], edx                            ;                    argument
        mov qword [rbp + 1808], rdi                            ;                    argument
        mov qword [rbp + 1824], rsi                            ;                    argument
        lea rdx, [rbp + 256]                                   ;                    frame
        lea rsi, [rbp + 512]                                   ;                    frame
        lea rdi, [rbp + 768]                                   ;                    frame
        lea rcx, [rbp + 1024]                                  ;                    frame
        lea rax, [rbp + 1280]                                  ;                    frame
        lea rbx, [rbp + 1536]                                  ;                    frame
        lea r10, [rbp + 1792]                                  ;                    frame
        mov r8d, dword [rbp + 1832]                            ;     0.0 p2     194 blocks
        shl r8, 0xb                                            ;     3.0 p0     194 blocks
        add r8, qword [rbp + 1808]                             ;     4.0 p1+p2  194 blocks
        mov qword [rbp + 1816], r8                             ;     5.0 p3+p4  194 blocks
        cmp dword [rbp + 1832], 0                              ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rbp + 1808]                             ;                    resident
        mov r9, qword [rbp + 1824]                             ;                    resident
        align 16
.blocks_1:
        movaps xmm0, [r8]                                      ;     0.0 p2     192 dst
        movaps xmm1, [r8 + 16]                                 ;     1.0 p2     192 dst
        movaps xmm2, [r8 + 32]                                 ;     2.0 p2     192 dst
        movaps xmm3, [r8 + 48]                                 ;     3.0 p2     192 dst
        movaps xmm4, [r8 + 64]                                 ;     4.0 p2     192 dst
        movaps xmm5, [r8 + 80]                                 ;     5.0 p2     192 dst
        movaps xmm6, [r8 + 96]                                 ;     6.0 p2     192 dst
        movaps xmm7, [r8 + 112]                                ;     7.0 p2     192 dst
        movaps xmm8, [r8 + 128]                                ;     8.0 p2     192 dst
        movaps xmm9, [r8 + 144]                                ;     9.0 p2     192 dst
        movaps xmm10, [r8 + 160]                               ;    10.0 p2     192 dst
        movaps xmm11, [r8 + 176]                               ;    11.0 p2     192 dst
        movaps xmm12, [r8 + 192]                               ;    12.0 p2     192 dst
        movaps xmm13, [r8 + 208]                               ;    13.0 p2     192 dst
        movaps xmm14, [r8 + 224]                               ;    14.0 p2     192 dst
        movaps xmm15, [r8 + 240]                               ;    15.0 p2     192 dst
        movaps xmm15, [r8 + 256]                               ;    16.0 p2     192 dst
        movaps xmm14, [r8 + 272]                               ;    17.0 p2     192 dst
        movaps xmm13, [r8 + 288]                               ;    18.0 p2     192 dst
        movaps xmm12, [r8 + 304]                               ;    19.0 p2     192 dst
        movaps xmm11, [r8 + 320]                               ;    20.0 p2     192 dst
        movaps xmm10, [r8 + 336]                               ;    21.0 p2     192 dst
        movaps xmm9, [r8 + 352]                                ;    22.0 p2     192 dst
        movaps xmm8, [r8 + 368]                                ;    23.0 p2     192 dst
        movaps xmm8, [r8 + 384]                                ;    24.0 p2     192 dst
        movaps xmm8, [r8 + 400]                                ;    25.0 p2     192 dst
        movaps xmm8, [r8 + 416]                                ;    26.0 p2     192 dst
        movaps xmm8, [r8 + 432]                                ;    27.0 p2     192 dst
        movaps xmm8, [r8 + 448]                                ;    28.0 p2     192 dst
        movaps xmm8, [r8 + 464]                                ;    29.0 p2     192 dst
        movaps xmm8, [r8 + 480]                                ;    30.0 p2     192 dst
        movaps xmm8, [r8 + 496]                                ;    31.0 p2     192 dst
        movaps xmm8, [r8 + 512]                                ;    32.0 p2     192 dst
        movaps xmm7, [r8 + 528]                                ;    33.0 p2     192 dst
        movaps xmm9, [r8 + 544]                                ;    34.0 p2     192 dst
        movaps xmm6, [r8 + 560]                                ;    35.0 p2     192 dst
        movaps xmm10, [r8 + 576]                               ;    36.0 p2     192 dst
        movaps xmm5, [r8 + 592]                                ;    37.0 p2     192 dst
        movaps xmm5, [r8 + 608]                                ;    38.0 p2     192 dst
        movaps xmm5, [r8 + 624]                                ;    39.0 p2     192 dst
        movaps xmm5, [r8 + 640]                                ;    40.0 p2     192 dst
        movaps xmm5, [r8 + 656]                                ;    41.0 p2     192 dst
        movaps xmm5, [r8 + 672]                                ;    42.0 p2     192 dst
        movaps xmm5, [r8 + 688]                                ;    43.0 p2     192 dst
        movaps xmm5, [r8 + 704]                                ;    44.0 p2     192 dst
        movaps xmm5, [r8 + 720]                                ;    45.0 p2     192 dst
        movaps xmm5, [r8 + 736]                                ;    46.0 p2     192 dst
        movaps xmm5, [r8 + 752]                                ;    47.0 p2     192 dst
        movaps xmm5, [r8 + 768]                                ;    48.0 p2     192 dst
        movaps xmm10, [r8 + 784]                               ;    49.0 p2     192 dst
        movaps xmm11, [r8 + 800]                               ;    50.0 p2     192 dst
        movaps xmm4, [r8 + 816]                                ;    51.0 p2     192 dst
        movaps xmm4, [r8 + 832]                                ;    52.0 p2     192 dst
        movaps xmm4, [r8 + 848]                                ;    53.0 p2     192 dst
        movaps xmm4, [r8 + 864]                                ;    54.0 p2     192 dst
        movaps xmm4, [r8 + 880]                                ;    55.0 p2     192 dst
        movaps xmm4, [r8 + 896]                                ;    56.0 p2     192 dst
        movaps xmm4, [r8 + 912]                                ;    57.0 p2     192 dst
        movaps xmm4, [r8 + 928]                                ;    58.0 p2     192 dst
        movaps xmm4, [r8 + 944]                                ;    59.0 p2     192 dst
        movaps xmm4, [r8 + 960]                                ;    60.0 p2     192 dst
        movaps xmm4, [r8 + 976]                                ;    61.0 p2     192 dst
        movaps xmm4, [r8 + 992]                                ;    62.0 p2     192 dst
        movaps xmm4, [r8 + 1008]                               ;    63.0 p2     192 dst
        movaps xmm4, [r8 + 1024]                               ;    64.0 p2     192 dst
        movaps xmm6, [r8 + 1040]                               ;    65.0 p2     192 dst
        movaps xmm12, [r8 + 1056]                              ;    66.0 p2     192 dst
        movaps xmm3, [r8 + 1072]                               ;    67.0 p2     192 dst
        movaps xmm3, [r8 + 1088]                               ;    68.0 p2     192 dst
        movaps xmm3, [r8 + 1104]                               ;    69.0 p2     192 dst
        movaps xmm3, [r8 + 1120]                               ;    70.0 p2     192 dst
        movaps xmm3, [r8 + 1136]                               ;    71.0 p2     192 dst
        movaps xmm3, [r8 + 1152]                               ;    72.0 p2     192 dst
        movaps xmm3, [r8 + 1168]                               ;    73.0 p2     192 dst
        movaps xmm3, [r8 + 1184]                               ;    74.0 p2     192 dst
        movaps xmm3, [r8 + 1200]                               ;    75.0 p2     192 dst
        movaps xmm3, [r8 + 1216]                               ;    76.0 p2     192 dst
        movaps xmm3, [r8 + 1232]                               ;    77.0 p2     192 dst
        movaps xmm3, [r8 + 1248]                               ;    78.0 p2     192 dst
        movaps xmm3, [r8 + 1264]                               ;    79.0 p2     192 dst
        movaps xmm3, [r8 + 1280]                               ;    80.0 p2     192 dst
        movaps xmm11, [r8 + 1296]                              ;    81.0 p2     192 dst
        movaps xmm9, [r8 + 1312]                               ;    82.0 p2     192 dst
        movaps xmm9, [r8 + 1328]                               ;    83.0 p2     192 dst
        movaps xmm9, [r8 + 1344]                               ;    84.0 p2     192 dst
        movaps xmm9, [r8 + 1360]                               ;    85.0 p2     192 dst
        movaps xmm9, [r8 + 1376]                               ;    86.0 p2     192 dst
        movaps xmm9, [r8 + 1392]                               ;    87.0 p2     192 dst
        movaps xmm9, [r8 + 1408]                               ;    88.0 p2     192 dst
        movaps xmm9, [r8 + 1424]                               ;    89.0 p2     192 dst
        movaps xmm9, [r8 + 1440]                               ;    90.0 p2     192 dst
        movaps xmm9, [r8 + 1456]                               ;    91.0 p2     192 dst
        movaps xmm9, [r8 + 1472]                               ;    92.0 p2     192 dst
        movaps xmm9, [r8 + 1488]                               ;    93.0 p2     192 dst
        movaps xmm9, [r8 + 1504]                               ;    94.0 p2     192 dst
        movaps xmm9, [r8 + 1520]                               ;    95.0 p2     192 dst
        movaps xmm9, [r8 + 1536]                               ;    96.0 p2     192 dst
        movaps xmm13, [r8 + 1552]                              ;    97.0 p2     192 dst
        movaps xmm12, [r8 + 1568]                              ;    98.0 p2     192 dst
        movaps xmm12, [r8 + 1584]                              ;    99.0 p2     192 dst
        movaps xmm12, [r8 + 1600]                              ;   100.0 p2     192 dst
        movaps xmm12, [r8 + 1616]                              ;   101.0 p2     192 dst
        movaps xmm12, [r8 + 1632]                              ;   102.0 p2     192 dst
        movaps xmm12, [r8 + 1648]                              ;   103.0 p2     192 dst
        movaps xmm12, [r8 + 1664]                              ;   104.0 p2     192 dst
        movaps xmm12, [r8 + 1680]                              ;   105.0 p2     192 dst
        movaps xmm12, [r8 + 1696]                              ;   106.0 p2     192 dst
        movaps xmm12, [r8 + 1712]                              ;   107.0 p2     192 dst
        movaps xmm12, [r8 + 1728]                              ;   108.0 p2     192 dst
        movaps xmm12, [r8 + 1744]                              ;   109.0 p2     192 dst
        movaps xmm12, [r8 + 1760]                              ;   110.0 p2     192 dst
        movaps xmm12, [r8 + 1776]                              ;   111.0 p2     192 dst
        movaps xmm12, [r8 + 1792]                              ;   112.0 p2     192 dst
        movaps xmm2, [r8 + 1808]                               ;   113.0 p2     192 dst
        movaps xmm2, [r8 + 1824]                               ;   114.0 p2     192 dst
        movaps xmm2, [r8 + 1840]                               ;   115.0 p2     192 dst
        movaps xmm2, [r8 + 1856]                               ;   116.0 p2     192 dst
        movaps xmm2, [r8 + 1872]                               ;   117.0 p2     192 dst
        movaps xmm2, [r8 + 1888]                               ;   118.0 p2     192 dst
        movaps xmm2, [r8 + 1904]                               ;   119.0 p2     192 dst
        movaps xmm2, [r8 + 1920]                               ;   120.0 p2     192 dst
        movaps xmm2, [r8 + 1936]                               ;   121.0 p2     192 dst
        movaps xmm2, [r8 + 1952]                               ;   122.0 p2     192 dst
        movaps xmm2, [r8 + 1968]                               ;   123.0 p2     192 dst
        movaps xmm2, [r8 + 1984]                               ;   124.0 p2     192 dst
        movaps xmm2, [r8 + 2000]                               ;   125.0 p2     192 dst
        movaps xmm2, [r8 + 2016]                               ;   126.0 p2     192 dst
        movaps xmm2, [r8 + 2032]                               ;   127.0 p2     192 dst
        movaps xmm2, xmm0                                      ;   112.0 p0     192 dst copy
        psrlq xmm2, 1                                          ;   113.0 p0     192 dst
        xorps xmm2, xmm4                                       ;   115.0 p1     192 dst
        andps xmm2, [rel aes_to_slices.T0_constants128]        ;   128.0 p5+p2  192 dst
        xorps xmm4, xmm2                                       ;   129.0 p0     192 dst
        psllq xmm2, 1                                          ;   129.0 p0     192 dst
        xorps xmm0, xmm2                                       ;   131.0 p1     192 dst
        movaps xmm2, xmm15                                     ;   116.0 p5     192 dst copy
        psrlq xmm2, 1                                          ;   117.0 p0     192 dst
        xorps xmm2, xmm3                                       ;   119.0 p1     192 dst
        andps xmm2, [rel aes_to_slices.T0_constants128]        ;   129.0 p5+p2  192 dst
        xorps xmm3, xmm2                                       ;   130.0 p0     192 dst
        psllq xmm2, 1                                          ;   130.0 p0     192 dst
        xorps xmm15, xmm2                                      ;   132.0 p1     192 dst
        movaps xmm2, xmm8                                      ;   120.0 p5     192 dst copy
        psrlq xmm2, 1                                          ;   121.0 p0     192 dst
        xorps xmm2, xmm9                                       ;   123.0 p1     192 dst
        andps xmm2, [rel aes_to_slices.T0_constants128]        ;   130.0 p5+p2  192 dst
        xorps xmm9, xmm2                                       ;   131.0 p0     192 dst
        psllq xmm2, 1                                          ;   131.0 p0     192 dst
        xorps xmm8, xmm2                                       ;   133.0 p1     192 dst
        movaps xmm2, xmm5                                      ;   124.0 p5     192 dst copy
        psrlq xmm2, 1                                          ;   125.0 p0     192 dst
        xorps xmm2, xmm12                                      ;   127.0 p1     192 dst
        andps xmm2, [rel aes_to_slices.T0_constants128]        ;   131.0 p5+p2  192 dst
        xorps xmm12, xmm2                                      ;   132.0 p0     192 dst
        psllq xmm2, 1                                          ;   132.0 p0     192 dst
        xorps xmm5, xmm2                                       ;   134.0 p1     192 dst
        movaps xmm2, xmm0                                      ;   132.0 p5     192 dst copy
        psrlq xmm2, 2                                          ;   133.0 p0     192 dst
        xorps xmm2, xmm8                                       ;   135.0 p1     192 dst
        andps xmm2, [rel aes_to_slices.T0_constants128 + 16]   ;   136.0 p5+p2  192 dst
        xorps xmm8, xmm2                                       ;   137.0 p0     192 dst
        psllq xmm2, 2                                          ;   137.0 p0     192 dst
        xorps xmm0, xmm2                                       ;   139.0 p1     192 dst
        movaps xmm2, xmm15                                     ;   133.0 p5     192 dst copy
        psrlq xmm2, 2                                          ;   134.0 p0     192 dst
        xorps xmm2, xmm5                                       ;   136.0 p1     192 dst
        andps xmm2, [rel aes_to_slices.T0_constants128 + 16]   ;   137.0 p5+p2  192 dst
        xorps xmm5, xmm2                                       ;   138.0 p1     192 dst
        psllq xmm2, 2                                          ;   138.0 p0     192 dst
        xorps xmm15, xmm2                                      ;   140.0 p5     192 dst
        movaps xmm2, xmm4                                      ;   133.5 p1     192 dst copy
        psrlq xmm2, 2                                          ;   134.5 p0     192 dst
        xorps xmm2, xmm9                                       ;   136.5 p5     192 dst
        andps xmm2, [rel aes_to_slices.T0_constants128 + 16]   ;   137.5 p1+p2  192 dst
        xorps xmm9, xmm2                                       ;   138.5 p0     192 dst
        psllq xmm2, 2                                          ;   138.5 p0     192 dst
        xorps xmm4, xmm2                                       ;   140.5 p5     192 dst
        movaps xmm2, xmm3                                      ;   135.5 p1     192 dst copy
        psrlq xmm2, 2                                          ;   137.0 p0     192 dst
        xorps xmm2, xmm12                                      ;   139.0 p5     192 dst
        andps xmm2, [rel aes_to_slices.T0_constants128 + 16]   ;   140.0 p1+p2  192 dst
        xorps xmm12, xmm2                                      ;   141.0 p5     192 dst
        psllq xmm2, 2                                          ;   141.0 p0     192 dst
        xorps xmm3, xmm2                                       ;   143.0 p1     192 dst
        movaps xmm2, xmm0                                      ;   140.0 p5     192 dst copy
        psrlq xmm2, 4                                          ;   141.0 p0     192 dst
        xorps xmm2, xmm15                                      ;   143.0 p1     192 dst
        andps xmm2, [rel aes_to_slices.T0_constants128 + 32]   ;   144.0 p5+p2  192 dst
        xorps xmm15, xmm2                                      ;   145.0 p1     192 dst
        psllq xmm2, 4                                          ;   145.0 p0     192 dst
        xorps xmm0, xmm2                                       ;   147.0 p5     192 dst
        movaps xmm2, xmm8                                      ;   140.5 p1     192 dst copy
        psrlq xmm2, 4                                          ;   141.5 p0     192 dst
        xorps xmm2, xmm5                                       ;   143.5 p5     192 dst
        andps xmm2, [rel aes_to_slices.T0_constants128 + 32]   ;   144.5 p1+p2  192 dst
        xorps xmm5, xmm2                                       ;   145.5 p0     192 dst
        psllq xmm2, 4                                          ;   145.5 p0     192 dst
        xorps xmm8, xmm2                                       ;   147.5 p5     192 dst
        movaps xmm2, xmm4                                      ;   142.5 p1     192 dst copy
        psrlq xmm2, 4                                          ;   144.0 p0     192 dst
        xorps xmm2, xmm3                                       ;   146.0 p5     192 dst
        andps xmm2, [rel aes_to_slices.T0_constants128 + 32]   ;   147.0 p1+p2  192 dst
        xorps xmm3, xmm2                                       ;   148.0 p5     192 dst
        psllq xmm2, 4                                          ;   148.0 p0     192 dst
        xorps xmm4, xmm2                                       ;   150.0 p1     192 dst
        movaps xmm2, xmm9                                      ;   145.0 p5     192 dst copy
        psrlq xmm2, 4                                          ;   146.0 p0     192 dst
        xorps xmm2, xmm12                                      ;   148.0 p1     192 dst
        andps xmm2, [rel aes_to_slices.T0_constants128 + 32]   ;   149.0 p5+p2  192 dst
        xorps xmm12, xmm2                                      ;   150.0 p1     192 dst
        psllq xmm2, 4                                          ;   150.0 p0     192 dst
        xorps xmm9, xmm2                                       ;   152.0 p5     192 dst
        movaps xmm2, [r8 + 16]                                 ;   145.5 p2     192 dst copy
        psrlq xmm2, 1                                          ;   148.5 p0     192 dst
        xorps xmm2, xmm6                                       ;   150.5 p1     192 dst
        andps xmm2, [rel aes_to_slices.T0_constants128]        ;   151.5 p5+p2  192 dst
        xorps xmm6, xmm2                                       ;   152.5 p1     192 dst
        psllq xmm2, 1                                          ;   152.5 p0     192 dst
        xorps xmm1, xmm2                                       ;   154.5 p5     192 dst
        movaps xmm2, [r8 + 272]                                ;   147.5 p2     192 dst copy
        psrlq xmm2, 1                                          ;   150.5 p0     192 dst
        xorps xmm2, xmm11                                      ;   152.5 p1     192 dst
        andps xmm2, [rel aes_to_slices.T0_constants128]        ;   153.5 p5+p2  192 dst
        xorps xmm11, xmm2                                      ;   154.5 p1     192 dst
        psllq xmm2, 1                                          ;   154.5 p0     192 dst
        xorps xmm14, xmm2                                      ;   156.5 p5     192 dst
        movaps xmm2, [r8 + 528]                                ;   149.5 p2     192 dst copy
        psrlq xmm2, 1                                          ;   152.5 p0     192 dst
        xorps xmm2, xmm13                                      ;   154.5 p1     192 dst
        andps xmm2, [rel aes_to_slices.T0_constants128]        ;   155.5 p5+p2  192 dst
        xorps xmm13, xmm2                                      ;   156.5 p1     192 dst
        psllq xmm2, 1                                          ;   156.5 p0     192 dst
        xorps xmm7, xmm2                                       ;   158.5 p5     192 dst
        movaps xmm2, [r8 + 784]                                ;   151.5 p2     192 dst copy
        psrlq xmm2, 1                                          ;   154.5 p0     192 dst
        xorps xmm2, [r8 + 1808]                                ;   156.5 p1+p2  192 dst
        andps xmm2, [rel aes_to_slices.T0_constants128]        ;   157.5 p5+p2  192 dst
        movaps [rbx - 48], xmm12                               ;   152.8 p3+p4  192 dst spill
        movaps xmm12, xmm2                                     ;   158.5 p1     192 dst copy
        psllq xmm12, 1                                         ;   159.5 p0     192 dst
        xorps xmm10, xmm12                                     ;   161.5 p5     192 dst
        xorps xmm2, [r8 + 1808]                                ;   158.5 p1+p2  192 dst
        movaps xmm12, xmm1                                     ;   156.0 p0     192 dst copy
        psrlq xmm12, 2                                         ;   157.0 p0     192 dst
        xorps xmm12, xmm7                                      ;   159.5 p5     192 dst
        andps xmm12, [rel aes_to_slices.T0_constants128 + 16]  ;   160.5 p1+p2  192 dst
        xorps xmm7, xmm12                                      ;   161.5 p5     192 dst
        psllq xmm12, 2                                         ;   161.5 p0     192 dst
        xorps xmm1, xmm12                                      ;   163.5 p1     192 dst
        movaps xmm12, xmm14                                    ;   158.0 p5     192 dst copy
        psrlq xmm12, 2                                         ;   159.0 p0     192 dst
        xorps xmm12, xmm10                                     ;   162.5 p1     192 dst
        andps xmm12, [rel aes_to_slices.T0_constants128 + 16]  ;   163.5 p5+p2  192 dst
        xorps xmm10, xmm12                                     ;   164.5 p1     192 dst
        psllq xmm12, 2                                         ;   164.5 p0     192 dst
        xorps xmm14, xmm12                                     ;   166.5 p5     192 dst
        movaps xmm12, xmm6                                     ;   160.5 p1     192 dst copy
        psrlq xmm12, 2                                         ;   161.5 p0     192 dst
        xorps xmm12, xmm13                                     ;   163.5 p5     192 dst
        andps xmm12, [rel aes_to_slices.T0_constants128 + 16]  ;   164.5 p1+p2  192 dst
        xorps xmm13, xmm12                                     ;   165.5 p0     192 dst
        psllq xmm12, 2                                         ;   165.5 p0     192 dst
        xorps xmm6, xmm12                                      ;   167.5 p5     192 dst
        movaps xmm12, xmm11                                    ;   162.5 p1     192 dst copy
        psrlq xmm12, 2                                         ;   164.0 p0     192 dst
        xorps xmm12, xmm2                                      ;   166.0 p5     192 dst
        andps xmm12, [rel aes_to_slices.T0_constants128 + 16]  ;   167.0 p1+p2  192 dst
        xorps xmm2, xmm12                                      ;   168.0 p5     192 dst
        psllq xmm12, 2                                         ;   168.0 p0     192 dst
        xorps xmm11, xmm12                                     ;   170.0 p1     192 dst
        movaps xmm12, xmm1                                     ;   165.0 p5     192 dst copy
        psrlq xmm12, 4                                         ;   166.0 p0     192 dst
        xorps xmm12, xmm14                                     ;   168.0 p1     192 dst
        andps xmm12, [rel aes_to_slices.T0_constants128 + 32]  ;   169.0 p5+p2  192 dst
        xorps xmm14, xmm12                                     ;   170.0 p1     192 dst
        psllq xmm12, 4                                         ;   170.0 p0     192 dst
        xorps xmm1, xmm12                                      ;   172.0 p5     192 dst
        movaps xmm12, xmm7                                     ;   167.5 p1     192 dst copy
        psrlq xmm12, 4                                         ;   168.5 p0     192 dst
        xorps xmm12, xmm10                                     ;   170.5 p5     192 dst
        andps xmm12, [rel aes_to_slices.T0_constants128 + 32]  ;   171.5 p1+p2  192 dst
        xorps xmm10, xmm12                                     ;   172.5 p0     192 dst
        psllq xmm12, 4                                         ;   172.5 p0     192 dst
        xorps xmm7, xmm12                                      ;   174.5 p5     192 dst
        movaps xmm12, xmm6                                     ;   169.5 p1     192 dst copy
        psrlq xmm12, 4                                         ;   171.0 p0     192 dst
        xorps xmm12, xmm11                                     ;   173.0 p5     192 dst
        andps xmm12, [rel aes_to_slices.T0_constants128 + 32]  ;   174.0 p1+p2  192 dst
        xorps xmm11, xmm12                                     ;   175.0 p5     192 dst
        psllq xmm12, 4                                         ;   175.0 p0     192 dst
        xorps xmm6, xmm12                                      ;   177.0 p1     192 dst
        movaps xmm12, xmm13                                    ;   172.0 p5     192 dst copy
        psrlq xmm12, 4                                         ;   173.0 p0     192 dst
        xorps xmm12, xmm2                                      ;   175.0 p1     192 dst
        andps xmm12, [rel aes_to_slices.T0_constants128 + 32]  ;   176.0 p5+p2  192 dst
        xorps xmm2, xmm12                                      ;   177.0 p1     192 dst
        psllq xmm12, 4                                         ;   177.0 p0     192 dst
        xorps xmm13, xmm12                                     ;   179.0 p5     192 dst
        movaps xmm12, [r8 + 1056]                              ;   172.0 p2     192 dst
        movaps [rbx - 32], xmm2                                ;   178.0 p3+p4  192 dst spill
        movaps xmm2, [r8 + 32]                                 ;   173.0 p2     192 dst
        movaps [rbx - 16], xmm13                               ;   180.0 p3+p4  192 dst spill
        movaps xmm13, [r8 + 1056]                              ;   174.0 p2     192 dst
        movaps [rbp - 96], xmm9                                ;   174.2 p3+p4  192 dst spill
        movaps xmm9, [r8 + 1312]                               ;   175.0 p2     192 dst
        movaps [rbp - 80], xmm11                               ;   176.0 p3+p4  192 dst spill
        movaps xmm11, [r8 + 288]                               ;   176.0 p2     192 dst
        movaps [rbp - 64], xmm3                                ;   176.2 p3+p4  192 dst spill
        movaps xmm3, [r8 + 32]                                 ;   177.0 p2     192 dst
        psrlq xmm3, 1                                          ;   180.0 p0     192 dst
        xorps xmm12, xmm3                                      ;   182.0 p1     192 dst
        movaps xmm3, [rel aes_to_slices.T0_constants128]       ;   178.0 p2     192 dst reload
        andps xmm12, xmm3                                      ;   183.0 p5     192 dst
        xorps xmm13, xmm12                                     ;   184.0 p0     192 dst
        psllq xmm12, 1                                         ;   184.0 p0     192 dst
        xorps xmm2, xmm12                                      ;   186.0 p1     192 dst
        movaps xmm12, [r8 + 1312]                              ;   179.0 p2     192 dst
        movaps [rbp - 48], xmm6                                ;   178.0 p3+p4  192 dst spill
        movaps xmm6, [r8 + 1568]                               ;   180.0 p2     192 dst
        movaps [rbp - 32], xmm4                                ;   178.2 p3+p4  192 dst spill
        movaps xmm4, [r8 + 544]                                ;   181.0 p2     192 dst
        movaps [rbp - 16], xmm10                               ;   179.2 p3+p4  192 dst spill
        movaps xmm10, [r8 + 288]                               ;   182.0 p2     192 dst
        psrlq xmm10, 1                                         ;   185.0 p0     192 dst
        xorps xmm9, xmm10                                      ;   187.0 p5     192 dst
        andps xmm9, xmm3                                       ;   188.0 p1     192 dst
        xorps xmm12, xmm9                                      ;   189.0 p0     192 dst
        psllq xmm9, 1                                          ;   189.0 p0     192 dst
        xorps xmm11, xmm9                                      ;   191.0 p5     192 dst
        movaps xmm9, [r8 + 544]                                ;   183.0 p2     192 dst
        psrlq xmm9, 1                                          ;   186.0 p0     192 dst
        xorps xmm6, xmm9                                       ;   188.0 p1     192 dst
        andps xmm6, xmm3                                       ;   189.0 p5     192 dst
        movaps xmm9, xmm6                                      ;   190.0 p1     192 dst copy
        psllq xmm9, 1                                          ;   191.0 p0     192 dst
        xorps xmm4, xmm9                                       ;   193.0 p5     192 dst
        xorps xmm6, [r8 + 1568]                                ;   190.0 p1+p2  192 dst
        movaps xmm9, [r8 + 800]                                ;   185.0 p2     192 dst
        psrlq xmm9, 1                                          ;   188.0 p0     192 dst
        movaps xmm10, [r8 + 1824]                              ;   186.0 p2     192 dst reload
        xorps xmm9, xmm10                                      ;   190.0 p5     192 dst
        andps xmm9, xmm3                                       ;   191.0 p1     192 dst
        xorps xmm10, xmm9                                      ;   192.0 p0     192 dst
        psllq xmm9, 1                                          ;   192.0 p0     192 dst
        xorps xmm9, [r8 + 800]                                 ;   194.0 p5+p2  192 dst
        movaps [rbp + 0], xmm5                                 ;   188.0 p3+p4  192 dst spill
        movaps xmm5, xmm2                                      ;   188.2 p1     192 dst copy
        psrlq xmm5, 2                                          ;   189.2 p0     192 dst
        xorps xmm5, xmm4                                       ;   194.0 p5     192 dst
        andps xmm5, [rel aes_to_slices.T0_constants128 + 16]   ;   195.0 p1+p2  192 dst
        xorps xmm4, xmm5                                       ;   196.0 p0     192 dst
        psllq xmm5, 2                                          ;   196.0 p0     192 dst
        xorps xmm2, xmm5                                       ;   198.0 p5     192 dst
        movaps xmm5, xmm11                                     ;   192.0 p1     192 dst copy
        psrlq xmm5, 2                                          ;   193.0 p0     192 dst
        xorps xmm5, xmm9                                       ;   195.0 p5     192 dst
        andps xmm5, [rel aes_to_slices.T0_constants128 + 16]   ;   196.0 p1+p2  192 dst
        xorps xmm9, xmm5                                       ;   197.0 p5     192 dst
        psllq xmm5, 2                                          ;   197.0 p0     192 dst
        xorps xmm11, xmm5                                      ;   199.0 p1     192 dst
        movaps xmm5, xmm13                                     ;   192.8 p5     192 dst copy
        psrlq xmm5, 2                                          ;   193.8 p0     192 dst
        xorps xmm5, xmm6                                       ;   195.8 p1     192 dst
        andps xmm5, [rel aes_to_slices.T0_constants128 + 16]   ;   196.8 p5+p2  192 dst
        xorps xmm6, xmm5                                       ;   197.8 p1     192 dst
        psllq xmm5, 2                                          ;   197.8 p0     192 dst
        xorps xmm13, xmm5                                      ;   199.8 p5     192 dst
        movaps xmm5, xmm12                                     ;   195.2 p1     192 dst copy
        psrlq xmm5, 2                                          ;   196.2 p0     192 dst
        xorps xmm5, xmm10                                      ;   198.2 p5     192 dst
        andps xmm5, [rel aes_to_slices.T0_constants128 + 16]   ;   199.2 p1+p2  192 dst
        xorps xmm10, xmm5                                      ;   200.2 p0     192 dst
        psllq xmm5, 2                                          ;   200.2 p0     192 dst
        xorps xmm12, xmm5                                      ;   202.2 p5     192 dst
        movaps xmm5, xmm2                                      ;   199.0 p1     192 dst copy
        psrlq xmm5, 4                                          ;   200.0 p0     192 dst
        xorps xmm5, xmm11                                      ;   202.0 p5     192 dst
        andps xmm5, [rel aes_to_slices.T0_constants128 + 32]   ;   203.0 p1+p2  192 dst
        xorps xmm11, xmm5                                      ;   204.0 p5     192 dst
        psllq xmm5, 4                                          ;   204.0 p0     192 dst
        xorps xmm2, xmm5                                       ;   206.0 p1     192 dst
        movaps xmm5, xmm4                                      ;   199.8 p5     192 dst copy
        psrlq xmm5, 4                                          ;   200.8 p0     192 dst
        xorps xmm5, xmm9                                       ;   202.8 p1     192 dst
        andps xmm5, [rel aes_to_slices.T0_constants128 + 32]   ;   203.8 p5+p2  192 dst
        xorps xmm9, xmm5                                       ;   204.8 p1     192 dst
        psllq xmm5, 4                                          ;   204.8 p0     192 dst
        xorps xmm4, xmm5                                       ;   206.8 p5     192 dst
        movaps xmm5, xmm13                                     ;   202.2 p1     192 dst copy
        psrlq xmm5, 4                                          ;   203.2 p0     192 dst
        xorps xmm5, xmm12                                      ;   205.2 p5     192 dst
        andps xmm5, [rel aes_to_slices.T0_constants128 + 32]   ;   206.2 p1+p2  192 dst
        xorps xmm12, xmm5                                      ;   207.2 p0     192 dst
        psllq xmm5, 4                                          ;   207.2 p0     192 dst
        xorps xmm13, xmm5                                      ;   209.2 p5     192 dst
        movaps xmm5, xmm6                                      ;   204.2 p1     192 dst copy
        psrlq xmm5, 4                                          ;   205.5 p0     192 dst
        xorps xmm5, xmm10                                      ;   207.5 p5     192 dst
        andps xmm5, [rel aes_to_slices.T0_constants128 + 32]   ;   208.5 p1+p2  192 dst
        xorps xmm10, xmm5                                      ;   209.5 p5     192 dst
        psllq xmm5, 4                                          ;   209.5 p0     192 dst
        xorps xmm6, xmm5                                       ;   211.5 p1     192 dst
        movaps xmm5, [r8 + 1072]                               ;   204.5 p2     192 dst
        movaps [rsi + 64], xmm10                               ;   210.5 p3+p4  192 dst spill
        movaps xmm10, [r8 + 48]                                ;   205.5 p2     192 dst
        movaps [rbp + 16], xmm6                                ;   212.5 p3+p4  192 dst spill
        movaps xmm6, [r8 + 1072]                               ;   206.5 p2     192 dst
        movaps [rbp + 32], xmm12                               ;   208.2 p3+p4  192 dst spill
        movaps xmm12, [r8 + 1328]                              ;   207.5 p2     192 dst
        movaps [rbp + 48], xmm13                               ;   210.2 p3+p4  192 dst spill
        movaps xmm13, [r8 + 304]                               ;   208.5 p2     192 dst
        movaps [rbp + 64], xmm9                                ;   208.8 p3+p4  192 dst spill
        movaps xmm9, [r8 + 48]                                 ;   209.5 p2     192 dst
        psrlq xmm9, 1                                          ;   212.5 p0     192 dst
        xorps xmm5, xmm9                                       ;   214.5 p5     192 dst
        andps xmm5, xmm3                                       ;   215.5 p1     192 dst
        xorps xmm6, xmm5                                       ;   216.5 p0     192 dst
        psllq xmm5, 1                                          ;   216.5 p0     192 dst
        xorps xmm10, xmm5                                      ;   218.5 p5     192 dst
        movaps xmm5, [r8 + 304]                                ;   210.5 p2     192 dst
        psrlq xmm5, 1                                          ;   213.5 p0     192 dst
        xorps xmm12, xmm5                                      ;   215.5 p1     192 dst
        andps xmm12, xmm3                                      ;   216.5 p5     192 dst
        movaps xmm5, xmm12                                     ;   217.5 p1     192 dst copy
        psllq xmm5, 1                                          ;   218.5 p0     192 dst
        xorps xmm13, xmm5                                      ;   220.5 p5     192 dst
        xorps xmm12, [r8 + 1328]                               ;   217.5 p1+p2  192 dst
        movaps xmm5, [r8 + 560]                                ;   212.5 p2     192 dst
        psrlq xmm5, 1                                          ;   215.5 p0     192 dst
        movaps xmm9, [r8 + 1584]                               ;   213.5 p2     192 dst reload
        xorps xmm5, xmm9                                       ;   217.5 p5     192 dst
        andps xmm5, xmm3                                       ;   218.5 p1     192 dst
        xorps xmm9, xmm5                                       ;   219.5 p0     192 dst
        psllq xmm5, 1                                          ;   219.5 p0     192 dst
        xorps xmm5, [r8 + 560]                                 ;   221.5 p5+p2  192 dst
        movaps [rbp + 80], xmm7                                ;   215.5 p3+p4  192 dst spill
        movaps xmm7, [r8 + 1840]                               ;   215.8 p2     192 dst
        movaps [rbp + 96], xmm4                                ;   216.5 p3+p4  192 dst spill
        movaps xmm4, [r8 + 816]                                ;   216.8 p2     192 dst
        movaps [rbp + 112], xmm8                               ;   217.5 p3+p4  192 dst spill
        movaps xmm8, [r8 + 1840]                               ;   217.8 p2     192 dst
        movaps [rdx - 128], xmm14                              ;   218.5 p3+p4  192 dst spill
        movaps xmm14, xmm10                                    ;   219.5 p1     192 dst copy
        psrlq xmm14, 2                                         ;   220.5 p0     192 dst
        xorps xmm14, xmm5                                      ;   222.5 p5     192 dst
        andps xmm14, [rel aes_to_slices.T0_constants128 + 16]  ;   223.5 p1+p2  192 dst
        xorps xmm5, xmm14                                      ;   224.5 p0     192 dst
        psllq xmm14, 2                                         ;   224.5 p0     192 dst
        xorps xmm10, xmm14                                     ;   226.5 p5     192 dst
        movaps xmm14, [r8 + 816]                               ;   219.8 p2     192 dst
        psrlq xmm14, 1                                         ;   222.8 p0     192 dst
        xorps xmm7, xmm14                                      ;   224.8 p1     192 dst
        andps xmm7, xmm3                                       ;   225.8 p5     192 dst
        xorps xmm8, xmm7                                       ;   226.8 p1     192 dst
        psllq xmm7, 1                                          ;   226.8 p0     192 dst
        xorps xmm4, xmm7                                       ;   228.8 p5     192 dst
        movaps xmm7, xmm13                                     ;   221.5 p1     192 dst copy
        psrlq xmm7, 2                                          ;   222.5 p0     192 dst
        xorps xmm7, xmm4                                       ;   229.8 p5     192 dst
        movaps xmm14, [rel aes_to_slices.T0_constants128 + 16] ;   221.5 p2     192 dst reload
        andps xmm7, xmm14                                      ;   230.8 p1     192 dst
        xorps xmm4, xmm7                                       ;   231.8 p5     192 dst
        psllq xmm7, 2                                          ;   231.8 p0     192 dst
        xorps xmm13, xmm7                                      ;   233.8 p1     192 dst
        movaps xmm7, xmm6                                      ;   223.8 p5     192 dst copy
        psrlq xmm7, 2                                          ;   224.8 p0     192 dst
        xorps xmm7, xmm9                                       ;   226.8 p1     192 dst
        andps xmm7, xmm14                                      ;   227.8 p5     192 dst
        xorps xmm9, xmm7                                       ;   228.8 p0     192 dst
        psllq xmm7, 2                                          ;   228.8 p0     192 dst
        xorps xmm6, xmm7                                       ;   230.8 p1     192 dst
        movaps xmm7, xmm12                                     ;   225.8 p5     192 dst copy
        psrlq xmm7, 2                                          ;   227.5 p0     192 dst
        xorps xmm7, xmm8                                       ;   229.5 p1     192 dst
        andps xmm7, xmm14                                      ;   230.5 p5     192 dst
        xorps xmm8, xmm7                                       ;   231.5 p1     192 dst
        psllq xmm7, 2                                          ;   231.5 p0     192 dst
        xorps xmm12, xmm7                                      ;   233.5 p5     192 dst
        movaps xmm7, xmm10                                     ;   228.5 p1     192 dst copy
        psrlq xmm7, 4                                          ;   229.5 p0     192 dst
        xorps xmm7, xmm13                                      ;   234.8 p5     192 dst
        andps xmm7, [rel aes_to_slices.T0_constants128 + 32]   ;   235.8 p1+p2  192 dst
        xorps xmm13, xmm7                                      ;   236.8 p5     192 dst
        psllq xmm7, 4                                          ;   236.8 p0     192 dst
        xorps xmm10, xmm7                                      ;   238.8 p1     192 dst
        movaps xmm7, xmm5                                      ;   230.8 p5     192 dst copy
        psrlq xmm7, 4                                          ;   231.8 p0     192 dst
        xorps xmm7, xmm4                                       ;   233.8 p1     192 dst
        andps xmm7, [rel aes_to_slices.T0_constants128 + 32]   ;   234.8 p5+p2  192 dst
        xorps xmm4, xmm7                                       ;   235.8 p0     192 dst
        psllq xmm7, 4                                          ;   235.8 p0     192 dst
        xorps xmm5, xmm7                                       ;   237.8 p1     192 dst
        movaps xmm7, xmm6                                      ;   232.8 p5     192 dst copy
        psrlq xmm7, 4                                          ;   234.5 p0     192 dst
        xorps xmm7, xmm12                                      ;   236.5 p1     192 dst
        andps xmm7, [rel aes_to_slices.T0_constants128 + 32]   ;   237.5 p5+p2  192 dst
        xorps xmm12, xmm7                                      ;   238.5 p1     192 dst
        psllq xmm7, 4                                          ;   238.5 p0     192 dst
        xorps xmm6, xmm7                                       ;   240.5 p5     192 dst
        movaps xmm7, xmm9                                      ;   235.5 p1     192 dst copy
        psrlq xmm7, 4                                          ;   236.5 p0     192 dst
        xorps xmm7, xmm8                                       ;   238.5 p5     192 dst
        andps xmm7, [rel aes_to_slices.T0_constants128 + 32]   ;   239.5 p1+p2  192 dst
        xorps xmm8, xmm7                                       ;   240.5 p5     192 dst
        psllq xmm7, 4                                          ;   240.5 p0     192 dst
        xorps xmm9, xmm7                                       ;   242.5 p1     192 dst
        movaps xmm7, [r8 + 1088]                               ;   236.2 p2     192 dst
        movaps [r10 - 64], xmm8                                ;   241.5 p3+p4  192 dst spill
        movaps xmm8, [r8 + 64]                                 ;   237.2 p2     192 dst
        movaps [rsi + 80], xmm9                                ;   243.5 p3+p4  192 dst spill
        movaps xmm9, [r8 + 1088]                               ;   238.2 p2     192 dst
        movaps [rsi + 96], xmm12                               ;   239.5 p3+p4  192 dst spill
        movaps xmm12, [r8 + 1344]                              ;   239.2 p2     192 dst
        movaps [rsi + 112], xmm6                               ;   241.5 p3+p4  192 dst spill
        movaps xmm6, [r8 + 320]                                ;   240.2 p2     192 dst
        movaps [rdi - 128], xmm4                               ;   240.5 p3+p4  192 dst spill
        movaps xmm4, [r8 + 64]                                 ;   241.2 p2     192 dst
        psrlq xmm4, 1                                          ;   244.2 p0     192 dst
        xorps xmm7, xmm4                                       ;   246.2 p5     192 dst
        andps xmm7, xmm3                                       ;   247.2 p1     192 dst
        xorps xmm9, xmm7                                       ;   248.2 p0     192 dst
        psllq xmm7, 1                                          ;   248.2 p0     192 dst
        xorps xmm8, xmm7                                       ;   250.2 p5     192 dst
        movaps xmm4, [r8 + 320]                                ;   242.2 p2     192 dst
        psrlq xmm4, 1                                          ;   245.2 p0     192 dst
        xorps xmm12, xmm4                                      ;   247.2 p1     192 dst
        andps xmm12, xmm3                                      ;   248.2 p5     192 dst
        movaps xmm4, xmm12                                     ;   249.2 p1     192 dst copy
        psllq xmm4, 1                                          ;   250.2 p0     192 dst
        xorps xmm6, xmm4                                       ;   252.2 p5     192 dst
        xorps xmm12, [r8 + 1344]                               ;   249.2 p1+p2  192 dst
        movaps xmm4, [r8 + 576]                                ;   244.2 p2     192 dst
        psrlq xmm4, 1                                          ;   247.2 p0     192 dst
        movaps xmm7, [r8 + 1600]                               ;   245.2 p2     192 dst reload
        xorps xmm4, xmm7                                       ;   249.2 p5     192 dst
        andps xmm4, xmm3                                       ;   250.2 p1     192 dst
        xorps xmm7, xmm4                                       ;   251.2 p0     192 dst
        psllq xmm4, 1                                          ;   251.2 p0     192 dst
        xorps xmm4, [r8 + 576]                                 ;   253.2 p5+p2  192 dst
        movaps [rdi - 112], xmm5                               ;   247.2 p3+p4  192 dst spill
        movaps xmm5, [r8 + 1856]                               ;   247.5 p2     192 dst
        movaps [rdi - 96], xmm13                               ;   248.2 p3+p4  192 dst spill
        movaps xmm13, [r8 + 832]                               ;   248.5 p2     192 dst
        movaps [rdx - 112], xmm11                              ;   249.2 p3+p4  192 dst spill
        movaps xmm11, [r8 + 1856]                              ;   249.5 p2     192 dst
        movaps [rdx - 96], xmm15                               ;   250.2 p3+p4  192 dst spill
        movaps xmm15, xmm8                                     ;   251.2 p1     192 dst copy
        psrlq xmm15, 2                                         ;   252.2 p0     192 dst
        xorps xmm15, xmm4                                      ;   254.2 p5     192 dst
        andps xmm15, xmm14                                     ;   255.2 p1     192 dst
        xorps xmm4, xmm15                                      ;   256.2 p0     192 dst
        psllq xmm15, 2                                         ;   256.2 p0     192 dst
        xorps xmm8, xmm15                                      ;   258.2 p5     192 dst
        movaps xmm15, [r8 + 832]                               ;   250.8 p2     192 dst
        psrlq xmm15, 1                                         ;   253.8 p0     192 dst
        xorps xmm5, xmm15                                      ;   255.8 p1     192 dst
        andps xmm5, xmm3                                       ;   256.8 p5     192 dst
        xorps xmm11, xmm5                                      ;   257.8 p1     192 dst
        psllq xmm5, 1                                          ;   257.8 p0     192 dst
        xorps xmm13, xmm5                                      ;   259.8 p5     192 dst
        movaps xmm5, xmm6                                      ;   253.2 p1     192 dst copy
        psrlq xmm5, 2                                          ;   254.2 p0     192 dst
        xorps xmm5, xmm13                                      ;   260.8 p5     192 dst
        andps xmm5, xmm14                                      ;   261.8 p1     192 dst
        xorps xmm13, xmm5                                      ;   262.8 p5     192 dst
        psllq xmm5, 2                                          ;   262.8 p0     192 dst
        xorps xmm6, xmm5                                       ;   264.8 p1     192 dst
        movaps xmm5, xmm9                                      ;   255.5 p5     192 dst copy
        psrlq xmm5, 2                                          ;   256.5 p0     192 dst
        xorps xmm5, xmm7                                       ;   258.5 p1     192 dst
        andps xmm5, xmm14                                      ;   259.5 p5     192 dst
        xorps xmm7, xmm5                                       ;   260.5 p0     192 dst
        psllq xmm5, 2                                          ;   260.5 p0     192 dst
        xorps xmm9, xmm5                                       ;   262.5 p1     192 dst
        movaps xmm5, xmm12                                     ;   257.5 p5     192 dst copy
        psrlq xmm5, 2                                          ;   259.2 p0     192 dst
        xorps xmm5, xmm11                                      ;   261.2 p1     192 dst
        andps xmm5, xmm14                                      ;   262.2 p5     192 dst
        xorps xmm11, xmm5                                      ;   263.2 p1     192 dst
        psllq xmm5, 2                                          ;   263.2 p0     192 dst
        xorps xmm12, xmm5                                      ;   265.2 p5     192 dst
        movaps xmm5, xmm8                                      ;   260.2 p1     192 dst copy
        psrlq xmm5, 4                                          ;   261.2 p0     192 dst
        xorps xmm5, xmm6                                       ;   265.8 p5     192 dst
        movaps xmm15, [rel aes_to_slices.T0_constants128 + 32] ;   260.2 p2     192 dst reload
        andps xmm5, xmm15                                      ;   266.8 p1     192 dst
        xorps xmm6, xmm5                                       ;   267.8 p5     192 dst
        psllq xmm5, 4                                          ;   267.8 p0     192 dst
        xorps xmm8, xmm5                                       ;   269.8 p1     192 dst
        movaps xmm5, xmm4                                      ;   262.5 p5     192 dst copy
        psrlq xmm5, 4                                          ;   263.5 p0     192 dst
        xorps xmm5, xmm13                                      ;   265.5 p1     192 dst
        andps xmm5, xmm15                                      ;   266.5 p5     192 dst
        xorps xmm13, xmm5                                      ;   267.5 p0     192 dst
        psllq xmm5, 4                                          ;   267.5 p0     192 dst
        xorps xmm4, xmm5                                       ;   269.5 p1     192 dst
        movaps xmm5, xmm9                                      ;   264.5 p5     192 dst copy
        psrlq xmm5, 4                                          ;   266.2 p0     192 dst
        xorps xmm5, xmm12                                      ;   268.2 p1     192 dst
        andps xmm5, xmm15                                      ;   269.2 p5     192 dst
        xorps xmm12, xmm5                                      ;   270.2 p1     192 dst
        psllq xmm5, 4                                          ;   270.2 p0     192 dst
        xorps xmm9, xmm5                                       ;   272.2 p5     192 dst
        movaps xmm5, xmm7                                      ;   267.2 p1     192 dst copy
        psrlq xmm5, 4                                          ;   268.2 p0     192 dst
        xorps xmm5, xmm11                                      ;   270.2 p5     192 dst
        andps xmm5, xmm15                                      ;   271.2 p1     192 dst
        xorps xmm11, xmm5                                      ;   272.2 p5     192 dst
        psllq xmm5, 4                                          ;   272.2 p0     192 dst
        xorps xmm7, xmm5                                       ;   274.2 p1     192 dst
        movaps xmm5, [r8 + 1104]                               ;   267.8 p2     192 dst
        movaps [rdi - 80], xmm11                               ;   273.2 p3+p4  192 dst spill
        movaps xmm11, [r8 + 80]                                ;   268.8 p2     192 dst
        movaps [rdi - 64], xmm7                                ;   275.2 p3+p4  192 dst spill
        movaps xmm7, [r8 + 1104]                               ;   269.8 p2     192 dst
        movaps [rdi - 48], xmm12                               ;   271.2 p3+p4  192 dst spill
        movaps xmm12, [r8 + 1360]                              ;   270.8 p2     192 dst
        movaps [rdi - 32], xmm9                                ;   273.2 p3+p4  192 dst spill
        movaps xmm9, [r8 + 336]                                ;   271.8 p2     192 dst
        movaps [rdi - 16], xmm13                               ;   272.0 p3+p4  192 dst spill
        movaps xmm13, [r8 + 80]                                ;   272.8 p2     192 dst
        psrlq xmm13, 1                                         ;   275.8 p0     192 dst
        xorps xmm5, xmm13                                      ;   277.8 p5     192 dst
        andps xmm5, xmm3                                       ;   278.8 p1     192 dst
        xorps xmm7, xmm5                                       ;   279.8 p0     192 dst
        psllq xmm5, 1                                          ;   279.8 p0     192 dst
        xorps xmm11, xmm5                                      ;   281.8 p5     192 dst
        movaps xmm5, [r8 + 336]                                ;   273.8 p2     192 dst
        psrlq xmm5, 1                                          ;   276.8 p0     192 dst
        xorps xmm12, xmm5                                      ;   278.8 p1     192 dst
        andps xmm12, xmm3                                      ;   279.8 p5     192 dst
        movaps xmm5, xmm12                                     ;   280.8 p1     192 dst copy
        psllq xmm5, 1                                          ;   281.8 p0     192 dst
        xorps xmm9, xmm5                                       ;   283.8 p5     192 dst
        xorps xmm12, [r8 + 1360]                               ;   280.8 p1+p2  192 dst
        movaps xmm5, [r8 + 592]                                ;   275.8 p2     192 dst
        psrlq xmm5, 1                                          ;   278.8 p0     192 dst
        movaps xmm13, [r8 + 1616]                              ;   276.8 p2     192 dst reload
        xorps xmm5, xmm13                                      ;   280.8 p5     192 dst
        andps xmm5, xmm3                                       ;   281.8 p1     192 dst
        xorps xmm13, xmm5                                      ;   282.8 p0     192 dst
        psllq xmm5, 1                                          ;   282.8 p0     192 dst
        xorps xmm5, [r8 + 592]                                 ;   284.8 p5+p2  192 dst
        movaps [rdi + 0], xmm4                                 ;   278.8 p3+p4  192 dst spill
        movaps xmm4, [r8 + 1872]                               ;   279.0 p2     192 dst
        movaps [rdi + 16], xmm6                                ;   279.8 p3+p4  192 dst spill
        movaps xmm6, [r8 + 848]                                ;   280.0 p2     192 dst
        movaps [rdi + 32], xmm10                               ;   280.8 p3+p4  192 dst spill
        movaps xmm10, [r8 + 1872]                              ;   281.0 p2     192 dst
        movaps [rdi + 48], xmm1                                ;   281.8 p3+p4  192 dst spill
        movaps xmm1, xmm11                                     ;   282.8 p1     192 dst copy
        psrlq xmm1, 2                                          ;   283.8 p0     192 dst
        xorps xmm1, xmm5                                       ;   285.8 p5     192 dst
        andps xmm1, xmm14                                      ;   286.8 p1     192 dst
        xorps xmm5, xmm1                                       ;   287.8 p0     192 dst
        psllq xmm1, 2                                          ;   287.8 p0     192 dst
        xorps xmm11, xmm1                                      ;   289.8 p5     192 dst
        movaps xmm1, [r8 + 848]                                ;   282.2 p2     192 dst
        psrlq xmm1, 1                                          ;   285.2 p0     192 dst
        xorps xmm4, xmm1                                       ;   287.2 p1     192 dst
        andps xmm4, xmm3                                       ;   288.2 p5     192 dst
        xorps xmm10, xmm4                                      ;   289.2 p1     192 dst
        psllq xmm4, 1                                          ;   289.2 p0     192 dst
        xorps xmm6, xmm4                                       ;   291.2 p5     192 dst
        movaps xmm1, xmm9                                      ;   284.8 p1     192 dst copy
        psrlq xmm1, 2                                          ;   285.8 p0     192 dst
        xorps xmm1, xmm6                                       ;   292.2 p5     192 dst
        andps xmm1, xmm14                                      ;   293.2 p1     192 dst
        xorps xmm6, xmm1                                       ;   294.2 p5     192 dst
        psllq xmm1, 2                                          ;   294.2 p0     192 dst
        xorps xmm9, xmm1                                       ;   296.2 p1     192 dst
        movaps xmm1, xmm7                                      ;   287.0 p5     192 dst copy
        psrlq xmm1, 2                                          ;   288.0 p0     192 dst
        xorps xmm1, xmm13                                      ;   290.0 p1     192 dst
        andps xmm1, xmm14                                      ;   291.0 p5     192 dst
        xorps xmm13, xmm1                                      ;   292.0 p0     192 dst
        psllq xmm1, 2                                          ;   292.0 p0     192 dst
        xorps xmm7, xmm1                                       ;   294.0 p1     192 dst
        movaps xmm1, xmm12                                     ;   289.0 p5     192 dst copy
        psrlq xmm1, 2                                          ;   290.8 p0     192 dst
        xorps xmm1, xmm10                                      ;   292.8 p1     192 dst
        andps xmm1, xmm14                                      ;   293.8 p5     192 dst
        xorps xmm10, xmm1                                      ;   294.8 p1     192 dst
        psllq xmm1, 2                                          ;   294.8 p0     192 dst
        xorps xmm12, xmm1                                      ;   296.8 p5     192 dst
        movaps xmm1, xmm11                                     ;   291.8 p1     192 dst copy
        psrlq xmm1, 4                                          ;   292.8 p0     192 dst
        xorps xmm1, xmm9                                       ;   297.2 p5     192 dst
        andps xmm1, xmm15                                      ;   298.2 p1     192 dst
        xorps xmm9, xmm1                                       ;   299.2 p5     192 dst
        psllq xmm1, 4                                          ;   299.2 p0     192 dst
        xorps xmm11, xmm1                                      ;   301.2 p1     192 dst
        movaps xmm1, xmm5                                      ;   294.0 p5     192 dst copy
        psrlq xmm1, 4                                          ;   295.0 p0     192 dst
        xorps xmm1, xmm6                                       ;   297.0 p1     192 dst
        andps xmm1, xmm15                                      ;   298.0 p5     192 dst
        xorps xmm6, xmm1                                       ;   299.0 p0     192 dst
        psllq xmm1, 4                                          ;   299.0 p0     192 dst
        xorps xmm5, xmm1                                       ;   301.0 p1     192 dst
        movaps xmm1, xmm7                                      ;   296.0 p5     192 dst copy
        psrlq xmm1, 4                                          ;   297.8 p0     192 dst
        xorps xmm1, xmm12                                      ;   299.8 p1     192 dst
        andps xmm1, xmm15                                      ;   300.8 p5     192 dst
        xorps xmm12, xmm1                                      ;   301.8 p1     192 dst
        psllq xmm1, 4                                          ;   301.8 p0     192 dst
        xorps xmm7, xmm1                                       ;   303.8 p5     192 dst
        movaps xmm1, xmm13                                     ;   298.8 p1     192 dst copy
        psrlq xmm1, 4                                          ;   299.8 p0     192 dst
        xorps xmm1, xmm10                                      ;   301.8 p5     192 dst
        andps xmm1, xmm15                                      ;   302.8 p1     192 dst
        xorps xmm10, xmm1                                      ;   303.8 p5     192 dst
        psllq xmm1, 4                                          ;   303.8 p0     192 dst
        xorps xmm13, xmm1                                      ;   305.8 p1     192 dst
        movaps xmm1, [r8 + 96]                                 ;   299.2 p2     192 dst
        psrlq xmm1, 1                                          ;   302.2 p0     192 dst
        movaps xmm4, [r8 + 1120]                               ;   300.2 p2     192 dst reload
        xorps xmm1, xmm4                                       ;   304.2 p5     192 dst
        andps xmm1, xmm3                                       ;   305.2 p1     192 dst
        xorps xmm4, xmm1                                       ;   306.2 p5     192 dst
        psllq xmm1, 1                                          ;   306.2 p0     192 dst
        xorps xmm1, [r8 + 96]                                  ;   308.2 p1+p2  192 dst
        movaps [r10 - 48], xmm10                               ;   304.8 p3+p4  192 dst spill
        movaps xmm10, [r8 + 1376]                              ;   302.2 p2     192 dst
        movaps [rdi + 64], xmm13                               ;   306.8 p3+p4  192 dst spill
        movaps xmm13, [r8 + 352]                               ;   303.2 p2     192 dst
        movaps [rdi + 80], xmm12                               ;   303.2 p3+p4  192 dst spill
        movaps xmm12, [r8 + 1376]                              ;   304.2 p2     192 dst
        movaps [rdi + 96], xmm7                                ;   304.8 p3+p4  192 dst spill
        movaps xmm7, [r8 + 1632]                               ;   305.2 p2     192 dst
        movaps [rdi + 112], xmm6                               ;   305.2 p3+p4  192 dst spill
        movaps xmm6, [r8 + 608]                                ;   306.2 p2     192 dst
        movaps [rcx - 128], xmm5                               ;   306.2 p3+p4  192 dst spill
        movaps xmm5, [r8 + 352]                                ;   307.2 p2     192 dst
        psrlq xmm5, 1                                          ;   310.2 p0     192 dst
        xorps xmm10, xmm5                                      ;   312.2 p5     192 dst
        andps xmm10, xmm3                                      ;   313.2 p1     192 dst
        xorps xmm12, xmm10                                     ;   314.2 p0     192 dst
        psllq xmm10, 1                                         ;   314.2 p0     192 dst
        xorps xmm13, xmm10                                     ;   316.2 p5     192 dst
        movaps xmm5, [r8 + 608]                                ;   308.2 p2     192 dst
        psrlq xmm5, 1                                          ;   311.2 p0     192 dst
        xorps xmm7, xmm5                                       ;   313.2 p1     192 dst
        andps xmm7, xmm3                                       ;   314.2 p5     192 dst
        movaps xmm5, xmm7                                      ;   315.2 p1     192 dst copy
        psllq xmm5, 1                                          ;   316.2 p0     192 dst
        xorps xmm6, xmm5                                       ;   318.2 p5     192 dst
        xorps xmm7, [r8 + 1632]                                ;   315.2 p1+p2  192 dst
        movaps xmm5, [r8 + 864]                                ;   310.2 p2     192 dst
        psrlq xmm5, 1                                          ;   313.2 p0     192 dst
        movaps xmm10, [r8 + 1888]                              ;   311.2 p2     192 dst reload
        xorps xmm5, xmm10                                      ;   315.2 p5     192 dst
        andps xmm5, xmm3                                       ;   316.2 p1     192 dst
        xorps xmm10, xmm5                                      ;   317.2 p0     192 dst
        psllq xmm5, 1                                          ;   317.2 p0     192 dst
        xorps xmm5, [r8 + 864]                                 ;   319.2 p5+p2  192 dst
        movaps [rcx - 112], xmm9                               ;   313.2 p3+p4  192 dst spill
        movaps xmm9, xmm1                                      ;   313.5 p1     192 dst copy
        psrlq xmm9, 2                                          ;   314.5 p0     192 dst
        xorps xmm9, xmm6                                       ;   319.2 p5     192 dst
        andps xmm9, xmm14                                      ;   320.2 p1     192 dst
        xorps xmm6, xmm9                                       ;   321.2 p0     192 dst
        psllq xmm9, 2                                          ;   321.2 p0     192 dst
        xorps xmm1, xmm9                                       ;   323.2 p5     192 dst
        movaps xmm9, xmm13                                     ;   317.2 p1     192 dst copy
        psrlq xmm9, 2                                          ;   318.2 p0     192 dst
        xorps xmm9, xmm5                                       ;   320.2 p5     192 dst
        andps xmm9, xmm14                                      ;   321.2 p1     192 dst
        xorps xmm5, xmm9                                       ;   322.2 p5     192 dst
        psllq xmm9, 2                                          ;   322.2 p0     192 dst
        xorps xmm13, xmm9                                      ;   324.2 p1     192 dst
        movaps xmm9, xmm4                                      ;   318.0 p5     192 dst copy
        psrlq xmm9, 2                                          ;   319.0 p0     192 dst
        xorps xmm9, xmm7                                       ;   321.0 p1     192 dst
        andps xmm9, xmm14                                      ;   322.0 p5     192 dst
        xorps xmm7, xmm9                                       ;   323.0 p1     192 dst
        psllq xmm9, 2                                          ;   323.0 p0     192 dst
        xorps xmm4, xmm9                                       ;   325.0 p5     192 dst
        movaps xmm9, xmm12                                     ;   320.5 p1     192 dst copy
        psrlq xmm9, 2                                          ;   321.5 p0     192 dst
        xorps xmm9, xmm10                                      ;   323.5 p5     192 dst
        andps xmm9, xmm14                                      ;   324.5 p1     192 dst
        xorps xmm10, xmm9                                      ;   325.5 p0     192 dst
        psllq xmm9, 2                                          ;   325.5 p0     192 dst
        xorps xmm12, xmm9                                      ;   327.5 p5     192 dst
        movaps xmm9, xmm1                                      ;   324.2 p1     192 dst copy
        psrlq xmm9, 4                                          ;   325.2 p0     192 dst
        xorps xmm9, xmm13                                      ;   327.2 p5     192 dst
        andps xmm9, xmm15                                      ;   328.2 p1     192 dst
        xorps xmm13, xmm9                                      ;   329.2 p5     192 dst
        psllq xmm9, 4                                          ;   329.2 p0     192 dst
        xorps xmm1, xmm9                                       ;   331.2 p1     192 dst
        movaps xmm9, xmm6                                      ;   325.0 p5     192 dst copy
        psrlq xmm9, 4                                          ;   326.0 p0     192 dst
        xorps xmm9, xmm5                                       ;   328.0 p1     192 dst
        andps xmm9, xmm15                                      ;   329.0 p5     192 dst
        xorps xmm5, xmm9                                       ;   330.0 p1     192 dst
        psllq xmm9, 4                                          ;   330.0 p0     192 dst
        xorps xmm6, xmm9                                       ;   332.0 p5     192 dst
        movaps xmm9, xmm4                                      ;   327.5 p1     192 dst copy
        psrlq xmm9, 4                                          ;   328.5 p0     192 dst
        xorps xmm9, xmm12                                      ;   330.5 p5     192 dst
        andps xmm9, xmm15                                      ;   331.5 p1     192 dst
        xorps xmm12, xmm9                                      ;   332.5 p0     192 dst
        psllq xmm9, 4                                          ;   332.5 p0     192 dst
        xorps xmm4, xmm9                                       ;   334.5 p5     192 dst
        movaps xmm9, xmm7                                      ;   329.5 p1     192 dst copy
        psrlq xmm9, 4                                          ;   330.8 p0     192 dst
        xorps xmm9, xmm10                                      ;   332.8 p5     192 dst
        andps xmm9, xmm15                                      ;   333.8 p1     192 dst
        xorps xmm10, xmm9                                      ;   334.8 p5     192 dst
        psllq xmm9, 4                                          ;   334.8 p0     192 dst
        xorps xmm7, xmm9                                       ;   336.8 p1     192 dst
        movaps xmm9, [r8 + 1136]                               ;   329.8 p2     192 dst
        movaps [rbx + 0], xmm10                                ;   335.8 p3+p4  192 dst spill
        movaps xmm10, [r8 + 112]                               ;   330.8 p2     192 dst
        movaps [rdx - 80], xmm7                                ;   337.8 p3+p4  192 dst spill
        movaps xmm7, [r8 + 1136]                               ;   331.8 p2     192 dst
        movaps [rdx - 64], xmm12                               ;   333.5 p3+p4  192 dst spill
        movaps xmm12, [r8 + 1392]                              ;   332.8 p2     192 dst
        movaps [rdx - 48], xmm4                                ;   335.5 p3+p4  192 dst spill
        movaps xmm4, [r8 + 368]                                ;   333.8 p2     192 dst
        movaps [rdx - 32], xmm5                                ;   334.0 p3+p4  192 dst spill
        movaps xmm5, [r8 + 112]                                ;   334.8 p2     192 dst
        psrlq xmm5, 1                                          ;   337.8 p0     192 dst
        xorps xmm9, xmm5                                       ;   339.8 p5     192 dst
        andps xmm9, xmm3                                       ;   340.8 p1     192 dst
        xorps xmm7, xmm9                                       ;   341.8 p0     192 dst
        psllq xmm9, 1                                          ;   341.8 p0     192 dst
        xorps xmm10, xmm9                                      ;   343.8 p5     192 dst
        movaps xmm5, [r8 + 368]                                ;   335.8 p2     192 dst
        psrlq xmm5, 1                                          ;   338.8 p0     192 dst
        xorps xmm12, xmm5                                      ;   340.8 p1     192 dst
        andps xmm12, xmm3                                      ;   341.8 p5     192 dst
        movaps xmm5, xmm12                                     ;   342.8 p1     192 dst copy
        psllq xmm5, 1                                          ;   343.8 p0     192 dst
        xorps xmm4, xmm5                                       ;   345.8 p5     192 dst
        xorps xmm12, [r8 + 1392]                               ;   342.8 p1+p2  192 dst
        movaps xmm5, [r8 + 624]                                ;   337.8 p2     192 dst
        psrlq xmm5, 1                                          ;   340.8 p0     192 dst
        movaps xmm9, [r8 + 1648]                               ;   338.8 p2     192 dst reload
        xorps xmm5, xmm9                                       ;   342.8 p5     192 dst
        andps xmm5, xmm3                                       ;   343.8 p1     192 dst
        xorps xmm9, xmm5                                       ;   344.8 p0     192 dst
        psllq xmm5, 1                                          ;   344.8 p0     192 dst
        xorps xmm5, [r8 + 624]                                 ;   346.8 p5+p2  192 dst
        movaps [rdx - 16], xmm6                                ;   340.8 p3+p4  192 dst spill
        movaps xmm6, [r8 + 1904]                               ;   341.0 p2     192 dst
        movaps [rdx + 0], xmm13                                ;   341.8 p3+p4  192 dst spill
        movaps xmm13, [r8 + 880]                               ;   342.0 p2     192 dst
        movaps [rdx + 16], xmm11                               ;   342.8 p3+p4  192 dst spill
        movaps xmm11, [r8 + 1904]                              ;   343.0 p2     192 dst
        movaps [rdx + 32], xmm1                                ;   343.8 p3+p4  192 dst spill
        movaps xmm1, xmm10                                     ;   344.8 p1     192 dst copy
        psrlq xmm1, 2                                          ;   345.8 p0     192 dst
        xorps xmm1, xmm5                                       ;   347.8 p5     192 dst
        andps xmm1, xmm14                                      ;   348.8 p1     192 dst
        xorps xmm5, xmm1                                       ;   349.8 p0     192 dst
        psllq xmm1, 2                                          ;   349.8 p0     192 dst
        xorps xmm10, xmm1                                      ;   351.8 p5     192 dst
        movaps xmm1, [r8 + 880]                                ;   344.2 p2     192 dst
        psrlq xmm1, 1                                          ;   347.2 p0     192 dst
        xorps xmm6, xmm1                                       ;   349.2 p1     192 dst
        andps xmm6, xmm3                                       ;   350.2 p5     192 dst
        xorps xmm11, xmm6                                      ;   351.2 p1     192 dst
        psllq xmm6, 1                                          ;   351.2 p0     192 dst
        xorps xmm13, xmm6                                      ;   353.2 p5     192 dst
        movaps xmm1, xmm4                                      ;   346.8 p1     192 dst copy
        psrlq xmm1, 2                                          ;   347.8 p0     192 dst
        xorps xmm1, xmm13                                      ;   354.2 p5     192 dst
        andps xmm1, xmm14                                      ;   355.2 p1     192 dst
        xorps xmm13, xmm1                                      ;   356.2 p5     192 dst
        psllq xmm1, 2                                          ;   356.2 p0     192 dst
        xorps xmm4, xmm1                                       ;   358.2 p1     192 dst
        movaps xmm1, xmm7                                      ;   349.0 p5     192 dst copy
        psrlq xmm1, 2                                          ;   350.0 p0     192 dst
        xorps xmm1, xmm9                                       ;   352.0 p1     192 dst
        andps xmm1, xmm14                                      ;   353.0 p5     192 dst
        xorps xmm9, xmm1                                       ;   354.0 p0     192 dst
        psllq xmm1, 2                                          ;   354.0 p0     192 dst
        xorps xmm7, xmm1                                       ;   356.0 p1     192 dst
        movaps xmm1, xmm12                                     ;   351.0 p5     192 dst copy
        psrlq xmm1, 2                                          ;   352.8 p0     192 dst
        xorps xmm1, xmm11                                      ;   354.8 p1     192 dst
        andps xmm1, xmm14                                      ;   355.8 p5     192 dst
        xorps xmm11, xmm1                                      ;   356.8 p1     192 dst
        psllq xmm1, 2                                          ;   356.8 p0     192 dst
        xorps xmm12, xmm1                                      ;   358.8 p5     192 dst
        movaps xmm1, xmm10                                     ;   353.8 p1     192 dst copy
        psrlq xmm1, 4                                          ;   354.8 p0     192 dst
        xorps xmm1, xmm4                                       ;   359.2 p5     192 dst
        andps xmm1, xmm15                                      ;   360.2 p1     192 dst
        xorps xmm4, xmm1                                       ;   361.2 p5     192 dst
        psllq xmm1, 4                                          ;   361.2 p0     192 dst
        xorps xmm10, xmm1                                      ;   363.2 p1     192 dst
        movaps xmm1, xmm5                                      ;   356.0 p5     192 dst copy
        psrlq xmm1, 4                                          ;   357.0 p0     192 dst
        xorps xmm1, xmm13                                      ;   359.0 p1     192 dst
        andps xmm1, xmm15                                      ;   360.0 p5     192 dst
        xorps xmm13, xmm1                                      ;   361.0 p0     192 dst
        psllq xmm1, 4                                          ;   361.0 p0     192 dst
        xorps xmm5, xmm1                                       ;   363.0 p1     192 dst
        movaps xmm1, xmm7                                      ;   358.0 p5     192 dst copy
        psrlq xmm1, 4                                          ;   359.8 p0     192 dst
        xorps xmm1, xmm12                                      ;   361.8 p1     192 dst
        andps xmm1, xmm15                                      ;   362.8 p5     192 dst
        xorps xmm12, xmm1                                      ;   363.8 p1     192 dst
        psllq xmm1, 4                                          ;   363.8 p0     192 dst
        xorps xmm7, xmm1                                       ;   365.8 p5     192 dst
        movaps xmm1, xmm9                                      ;   360.8 p1     192 dst copy
        psrlq xmm1, 4                                          ;   361.8 p0     192 dst
        xorps xmm1, xmm11                                      ;   363.8 p5     192 dst
        andps xmm1, xmm15                                      ;   364.8 p1     192 dst
        xorps xmm11, xmm1                                      ;   365.8 p5     192 dst
        psllq xmm1, 4                                          ;   365.8 p0     192 dst
        xorps xmm9, xmm1                                       ;   367.8 p1     192 dst
        movaps xmm1, [r8 + 128]                                ;   361.2 p2     192 dst
        psrlq xmm1, 1                                          ;   364.2 p0     192 dst
        movaps xmm6, [r8 + 1152]                               ;   362.2 p2     192 dst reload
        xorps xmm1, xmm6                                       ;   366.2 p5     192 dst
        andps xmm1, xmm3                                       ;   367.2 p1     192 dst
        xorps xmm6, xmm1                                       ;   368.2 p5     192 dst
        psllq xmm1, 1                                          ;   368.2 p0     192 dst
        xorps xmm1, [r8 + 128]                                 ;   370.2 p1+p2  192 dst
        movaps [r10 - 32], xmm11                               ;   366.8 p3+p4  192 dst spill
        movaps xmm11, [r8 + 1408]                              ;   364.2 p2     192 dst
        movaps [rdx + 48], xmm9                                ;   368.8 p3+p4  192 dst spill
        movaps xmm9, [r8 + 384]                                ;   365.2 p2     192 dst
        movaps [rdx + 64], xmm12                               ;   365.2 p3+p4  192 dst spill
        movaps xmm12, [r8 + 1408]                              ;   366.2 p2     192 dst
        movaps [rdx + 80], xmm7                                ;   366.8 p3+p4  192 dst spill
        movaps xmm7, [r8 + 1664]                               ;   367.2 p2     192 dst
        movaps [rcx - 96], xmm13                               ;   367.2 p3+p4  192 dst spill
        movaps xmm13, [r8 + 640]                               ;   368.2 p2     192 dst
        movaps [rcx - 80], xmm5                                ;   368.2 p3+p4  192 dst spill
        movaps xmm5, [r8 + 384]                                ;   369.2 p2     192 dst
        psrlq xmm5, 1                                          ;   372.2 p0     192 dst
        xorps xmm11, xmm5                                      ;   374.2 p5     192 dst
        andps xmm11, xmm3                                      ;   375.2 p1     192 dst
        xorps xmm12, xmm11                                     ;   376.2 p0     192 dst
        psllq xmm11, 1                                         ;   376.2 p0     192 dst
        xorps xmm9, xmm11                                      ;   378.2 p5     192 dst
        movaps xmm5, [r8 + 640]                                ;   370.2 p2     192 dst
        psrlq xmm5, 1                                          ;   373.2 p0     192 dst
        xorps xmm7, xmm5                                       ;   375.2 p1     192 dst
        andps xmm7, xmm3                                       ;   376.2 p5     192 dst
        movaps xmm5, xmm7                                      ;   377.2 p1     192 dst copy
        psllq xmm5, 1                                          ;   378.2 p0     192 dst
        xorps xmm13, xmm5                                      ;   380.2 p5     192 dst
        xorps xmm7, [r8 + 1664]                                ;   377.2 p1+p2  192 dst
        movaps xmm5, [r8 + 896]                                ;   372.2 p2     192 dst
        psrlq xmm5, 1                                          ;   375.2 p0     192 dst
        movaps xmm11, [r8 + 1920]                              ;   373.2 p2     192 dst reload
        xorps xmm5, xmm11                                      ;   377.2 p5     192 dst
        andps xmm5, xmm3                                       ;   378.2 p1     192 dst
        xorps xmm11, xmm5                                      ;   379.2 p0     192 dst
        psllq xmm5, 1                                          ;   379.2 p0     192 dst
        xorps xmm5, [r8 + 896]                                 ;   381.2 p5+p2  192 dst
        movaps [rcx - 64], xmm4                                ;   375.2 p3+p4  192 dst spill
        movaps xmm4, xmm1                                      ;   375.5 p1     192 dst copy
        psrlq xmm4, 2                                          ;   376.5 p0     192 dst
        xorps xmm4, xmm13                                      ;   381.2 p5     192 dst
        andps xmm4, xmm14                                      ;   382.2 p1     192 dst
        xorps xmm13, xmm4                                      ;   383.2 p0     192 dst
        psllq xmm4, 2                                          ;   383.2 p0     192 dst
        xorps xmm1, xmm4                                       ;   385.2 p5     192 dst
        movaps xmm4, xmm9                                      ;   379.2 p1     192 dst copy
        psrlq xmm4, 2                                          ;   380.2 p0     192 dst
        xorps xmm4, xmm5                                       ;   382.2 p5     192 dst
        andps xmm4, xmm14                                      ;   383.2 p1     192 dst
        xorps xmm5, xmm4                                       ;   384.2 p5     192 dst
        psllq xmm4, 2                                          ;   384.2 p0     192 dst
        xorps xmm9, xmm4                                       ;   386.2 p1     192 dst
        movaps xmm4, xmm6                                      ;   380.0 p5     192 dst copy
        psrlq xmm4, 2                                          ;   381.0 p0     192 dst
        xorps xmm4, xmm7                                       ;   383.0 p1     192 dst
        andps xmm4, xmm14                                      ;   384.0 p5     192 dst
        xorps xmm7, xmm4                                       ;   385.0 p1     192 dst
        psllq xmm4, 2                                          ;   385.0 p0     192 dst
        xorps xmm6, xmm4                                       ;   387.0 p5     192 dst
        movaps xmm4, xmm12                                     ;   382.5 p1     192 dst copy
        psrlq xmm4, 2                                          ;   383.5 p0     192 dst
        xorps xmm4, xmm11                                      ;   385.5 p5     192 dst
        andps xmm4, xmm14                                      ;   386.5 p1     192 dst
        xorps xmm11, xmm4                                      ;   387.5 p0     192 dst
        psllq xmm4, 2                                          ;   387.5 p0     192 dst
        xorps xmm12, xmm4                                      ;   389.5 p5     192 dst
        movaps xmm4, xmm1                                      ;   386.2 p1     192 dst copy
        psrlq xmm4, 4                                          ;   387.2 p0     192 dst
        xorps xmm4, xmm9                                       ;   389.2 p5     192 dst
        andps xmm4, xmm15                                      ;   390.2 p1     192 dst
        xorps xmm9, xmm4                                       ;   391.2 p5     192 dst
        psllq xmm4, 4                                          ;   391.2 p0     192 dst
        xorps xmm1, xmm4                                       ;   393.2 p1     192 dst
        movaps xmm4, xmm13                                     ;   387.0 p5     192 dst copy
        psrlq xmm4, 4                                          ;   388.0 p0     192 dst
        xorps xmm4, xmm5                                       ;   390.0 p1     192 dst
        andps xmm4, xmm15                                      ;   391.0 p5     192 dst
        xorps xmm5, xmm4                                       ;   392.0 p1     192 dst
        psllq xmm4, 4                                          ;   392.0 p0     192 dst
        xorps xmm13, xmm4                                      ;   394.0 p5     192 dst
        movaps xmm4, xmm6                                      ;   389.5 p1     192 dst copy
        psrlq xmm4, 4                                          ;   390.5 p0     192 dst
        xorps xmm4, xmm12                                      ;   392.5 p5     192 dst
        andps xmm4, xmm15                                      ;   393.5 p1     192 dst
        xorps xmm12, xmm4                                      ;   394.5 p0     192 dst
        psllq xmm4, 4                                          ;   394.5 p0     192 dst
        xorps xmm6, xmm4                                       ;   396.5 p5     192 dst
        movaps xmm4, xmm7                                      ;   391.5 p1     192 dst copy
        psrlq xmm4, 4                                          ;   392.8 p0     192 dst
        xorps xmm4, xmm11                                      ;   394.8 p5     192 dst
        andps xmm4, xmm15                                      ;   395.8 p1     192 dst
        xorps xmm11, xmm4                                      ;   396.8 p5     192 dst
        psllq xmm4, 4                                          ;   396.8 p0     192 dst
        xorps xmm7, xmm4                                       ;   398.8 p1     192 dst
        movaps xmm4, [r8 + 1168]                               ;   391.8 p2     192 dst
        movaps [rcx - 48], xmm11                               ;   397.8 p3+p4  192 dst spill
        movaps xmm11, [r8 + 144]                               ;   392.8 p2     192 dst
        movaps [rcx - 32], xmm7                                ;   399.8 p3+p4  192 dst spill
        movaps xmm7, [r8 + 1168]                               ;   393.8 p2     192 dst
        movaps [rcx - 16], xmm12                               ;   395.5 p3+p4  192 dst spill
        movaps xmm12, [r8 + 1424]                              ;   394.8 p2     192 dst
        movaps [rcx + 0], xmm6                                 ;   397.5 p3+p4  192 dst spill
        movaps xmm6, [r8 + 400]                                ;   395.8 p2     192 dst
        movaps [rcx + 16], xmm5                                ;   396.0 p3+p4  192 dst spill
        movaps xmm5, [r8 + 144]                                ;   396.8 p2     192 dst
        psrlq xmm5, 1                                          ;   399.8 p0     192 dst
        xorps xmm4, xmm5                                       ;   401.8 p5     192 dst
        andps xmm4, xmm3                                       ;   402.8 p1     192 dst
        xorps xmm7, xmm4                                       ;   403.8 p0     192 dst
        psllq xmm4, 1                                          ;   403.8 p0     192 dst
        xorps xmm11, xmm4                                      ;   405.8 p5     192 dst
        movaps xmm4, [r8 + 400]                                ;   397.8 p2     192 dst
        psrlq xmm4, 1                                          ;   400.8 p0     192 dst
        xorps xmm12, xmm4                                      ;   402.8 p1     192 dst
        andps xmm12, xmm3                                      ;   403.8 p5     192 dst
        movaps xmm4, xmm12                                     ;   404.8 p1     192 dst copy
        psllq xmm4, 1                                          ;   405.8 p0     192 dst
        xorps xmm6, xmm4                                       ;   407.8 p5     192 dst
        xorps xmm12, [r8 + 1424]                               ;   404.8 p1+p2  192 dst
        movaps xmm4, [r8 + 656]                                ;   399.8 p2     192 dst
        psrlq xmm4, 1                                          ;   402.8 p0     192 dst
        movaps xmm5, [r8 + 1680]                               ;   400.8 p2     192 dst reload
        xorps xmm4, xmm5                                       ;   404.8 p5     192 dst
        andps xmm4, xmm3                                       ;   405.8 p1     192 dst
        xorps xmm5, xmm4                                       ;   406.8 p0     192 dst
        psllq xmm4, 1                                          ;   406.8 p0     192 dst
        xorps xmm4, [r8 + 656]                                 ;   408.8 p5+p2  192 dst
        movaps [rcx + 32], xmm13                               ;   402.8 p3+p4  192 dst spill
        movaps xmm13, [r8 + 1936]                              ;   403.0 p2     192 dst
        movaps [rcx + 48], xmm9                                ;   403.8 p3+p4  192 dst spill
        movaps xmm9, [r8 + 912]                                ;   404.0 p2     192 dst
        movaps [rcx + 64], xmm10                               ;   404.8 p3+p4  192 dst spill
        movaps xmm10, [r8 + 1936]                              ;   405.0 p2     192 dst
        movaps [rbx + 112], xmm8                               ;   405.8 p3+p4  192 dst spill
        movaps xmm8, xmm11                                     ;   406.8 p1     192 dst copy
        psrlq xmm8, 2                                          ;   407.8 p0     192 dst
        xorps xmm8, xmm4                                       ;   409.8 p5     192 dst
        andps xmm8, xmm14                                      ;   410.8 p1     192 dst
        xorps xmm4, xmm8                                       ;   411.8 p0     192 dst
        psllq xmm8, 2                                          ;   411.8 p0     192 dst
        xorps xmm11, xmm8                                      ;   413.8 p5     192 dst
        movaps xmm8, [r8 + 912]                                ;   406.2 p2     192 dst
        psrlq xmm8, 1                                          ;   409.2 p0     192 dst
        xorps xmm13, xmm8                                      ;   411.2 p1     192 dst
        andps xmm13, xmm3                                      ;   412.2 p5     192 dst
        xorps xmm10, xmm13                                     ;   413.2 p1     192 dst
        psllq xmm13, 1                                         ;   413.2 p0     192 dst
        xorps xmm9, xmm13                                      ;   415.2 p5     192 dst
        movaps xmm8, xmm6                                      ;   408.8 p1     192 dst copy
        psrlq xmm8, 2                                          ;   409.8 p0     192 dst
        xorps xmm8, xmm9                                       ;   416.2 p5     192 dst
        andps xmm8, xmm14                                      ;   417.2 p1     192 dst
        xorps xmm9, xmm8                                       ;   418.2 p5     192 dst
        psllq xmm8, 2                                          ;   418.2 p0     192 dst
        xorps xmm6, xmm8                                       ;   420.2 p1     192 dst
        movaps xmm8, xmm7                                      ;   411.0 p5     192 dst copy
        psrlq xmm8, 2                                          ;   412.0 p0     192 dst
        xorps xmm8, xmm5                                       ;   414.0 p1     192 dst
        andps xmm8, xmm14                                      ;   415.0 p5     192 dst
        xorps xmm5, xmm8                                       ;   416.0 p0     192 dst
        psllq xmm8, 2                                          ;   416.0 p0     192 dst
        xorps xmm7, xmm8                                       ;   418.0 p1     192 dst
        movaps xmm8, xmm12                                     ;   413.0 p5     192 dst copy
        psrlq xmm8, 2                                          ;   414.8 p0     192 dst
        xorps xmm8, xmm10                                      ;   416.8 p1     192 dst
        andps xmm8, xmm14                                      ;   417.8 p5     192 dst
        xorps xmm10, xmm8                                      ;   418.8 p1     192 dst
        psllq xmm8, 2                                          ;   418.8 p0     192 dst
        xorps xmm12, xmm8                                      ;   420.8 p5     192 dst
        movaps xmm8, xmm11                                     ;   415.8 p1     192 dst copy
        psrlq xmm8, 4                                          ;   416.8 p0     192 dst
        xorps xmm8, xmm6                                       ;   421.2 p5     192 dst
        andps xmm8, xmm15                                      ;   422.2 p1     192 dst
        xorps xmm6, xmm8                                       ;   423.2 p5     192 dst
        psllq xmm8, 4                                          ;   423.2 p0     192 dst
        xorps xmm11, xmm8                                      ;   425.2 p1     192 dst
        movaps xmm8, xmm4                                      ;   418.0 p5     192 dst copy
        psrlq xmm8, 4                                          ;   419.0 p0     192 dst
        xorps xmm8, xmm9                                       ;   421.0 p1     192 dst
        andps xmm8, xmm15                                      ;   422.0 p5     192 dst
        xorps xmm9, xmm8                                       ;   423.0 p0     192 dst
        psllq xmm8, 4                                          ;   423.0 p0     192 dst
        xorps xmm4, xmm8                                       ;   425.0 p1     192 dst
        movaps xmm8, xmm7                                      ;   420.0 p5     192 dst copy
        psrlq xmm8, 4                                          ;   421.8 p0     192 dst
        xorps xmm8, xmm12                                      ;   423.8 p1     192 dst
        andps xmm8, xmm15                                      ;   424.8 p5     192 dst
        xorps xmm12, xmm8                                      ;   425.8 p1     192 dst
        psllq xmm8, 4                                          ;   425.8 p0     192 dst
        xorps xmm7, xmm8                                       ;   427.8 p5     192 dst
        movaps xmm8, xmm5                                      ;   422.8 p1     192 dst copy
        psrlq xmm8, 4                                          ;   423.8 p0     192 dst
        xorps xmm8, xmm10                                      ;   425.8 p5     192 dst
        andps xmm8, xmm15                                      ;   426.8 p1     192 dst
        xorps xmm10, xmm8                                      ;   427.8 p5     192 dst
        psllq xmm8, 4                                          ;   427.8 p0     192 dst
        xorps xmm5, xmm8                                       ;   429.8 p1     192 dst
        movaps xmm8, [r8 + 160]                                ;   423.2 p2     192 dst
        psrlq xmm8, 1                                          ;   426.2 p0     192 dst
        movaps xmm13, [r8 + 1184]                              ;   424.2 p2     192 dst reload
        xorps xmm8, xmm13                                      ;   428.2 p5     192 dst
        andps xmm8, xmm3                                       ;   429.2 p1     192 dst
        xorps xmm13, xmm8                                      ;   430.2 p5     192 dst
        psllq xmm8, 1                                          ;   430.2 p0     192 dst
        xorps xmm8, [r8 + 160]                                 ;   432.2 p1+p2  192 dst
        movaps [r10 - 128], xmm10                              ;   428.8 p3+p4  192 dst spill
        movaps xmm10, [r8 + 1440]                              ;   426.2 p2     192 dst
        movaps [rcx + 80], xmm5                                ;   430.8 p3+p4  192 dst spill
        movaps xmm5, [r8 + 416]                                ;   427.2 p2     192 dst
        movaps [rcx + 96], xmm12                               ;   427.2 p3+p4  192 dst spill
        movaps xmm12, [r8 + 1440]                              ;   428.2 p2     192 dst
        movaps [rcx + 112], xmm7                               ;   428.8 p3+p4  192 dst spill
        movaps xmm7, [r8 + 1696]                               ;   429.2 p2     192 dst
        movaps [rax - 128], xmm9                               ;   429.2 p3+p4  192 dst spill
        movaps xmm9, [r8 + 672]                                ;   430.2 p2     192 dst
        movaps [rax - 112], xmm4                               ;   430.2 p3+p4  192 dst spill
        movaps xmm4, [r8 + 416]                                ;   431.2 p2     192 dst
        psrlq xmm4, 1                                          ;   434.2 p0     192 dst
        xorps xmm10, xmm4                                      ;   436.2 p5     192 dst
        andps xmm10, xmm3                                      ;   437.2 p1     192 dst
        xorps xmm12, xmm10                                     ;   438.2 p0     192 dst
        psllq xmm10, 1                                         ;   438.2 p0     192 dst
        xorps xmm5, xmm10                                      ;   440.2 p5     192 dst
        movaps xmm4, [r8 + 672]                                ;   432.2 p2     192 dst
        psrlq xmm4, 1                                          ;   435.2 p0     192 dst
        xorps xmm7, xmm4                                       ;   437.2 p1     192 dst
        andps xmm7, xmm3                                       ;   438.2 p5     192 dst
        movaps xmm4, xmm7                                      ;   439.2 p1     192 dst copy
        psllq xmm4, 1                                          ;   440.2 p0     192 dst
        xorps xmm9, xmm4                                       ;   442.2 p5     192 dst
        xorps xmm7, [r8 + 1696]                                ;   439.2 p1+p2  192 dst
        movaps xmm4, [r8 + 928]                                ;   434.2 p2     192 dst
        psrlq xmm4, 1                                          ;   437.2 p0     192 dst
        movaps xmm10, [r8 + 1952]                              ;   435.2 p2     192 dst reload
        xorps xmm4, xmm10                                      ;   439.2 p5     192 dst
        andps xmm4, xmm3                                       ;   440.2 p1     192 dst
        xorps xmm10, xmm4                                      ;   441.2 p0     192 dst
        psllq xmm4, 1                                          ;   441.2 p0     192 dst
        xorps xmm4, [r8 + 928]                                 ;   443.2 p5+p2  192 dst
        movaps [rax - 96], xmm6                                ;   437.2 p3+p4  192 dst spill
        movaps xmm6, xmm8                                      ;   437.5 p1     192 dst copy
        psrlq xmm6, 2                                          ;   438.5 p0     192 dst
        xorps xmm6, xmm9                                       ;   443.2 p5     192 dst
        andps xmm6, xmm14                                      ;   444.2 p1     192 dst
        xorps xmm9, xmm6                                       ;   445.2 p0     192 dst
        psllq xmm6, 2                                          ;   445.2 p0     192 dst
        xorps xmm8, xmm6                                       ;   447.2 p5     192 dst
        movaps xmm6, xmm5                                      ;   441.2 p1     192 dst copy
        psrlq xmm6, 2                                          ;   442.2 p0     192 dst
        xorps xmm6, xmm4                                       ;   444.2 p5     192 dst
        andps xmm6, xmm14                                      ;   445.2 p1     192 dst
        xorps xmm4, xmm6                                       ;   446.2 p5     192 dst
        psllq xmm6, 2                                          ;   446.2 p0     192 dst
        xorps xmm5, xmm6                                       ;   448.2 p1     192 dst
        movaps xmm6, xmm13                                     ;   442.0 p5     192 dst copy
        psrlq xmm6, 2                                          ;   443.0 p0     192 dst
        xorps xmm6, xmm7                                       ;   445.0 p1     192 dst
        andps xmm6, xmm14                                      ;   446.0 p5     192 dst
        xorps xmm7, xmm6                                       ;   447.0 p1     192 dst
        psllq xmm6, 2                                          ;   447.0 p0     192 dst
        xorps xmm13, xmm6                                      ;   449.0 p5     192 dst
        movaps xmm6, xmm12                                     ;   444.5 p1     192 dst copy
        psrlq xmm6, 2                                          ;   445.5 p0     192 dst
        xorps xmm6, xmm10                                      ;   447.5 p5     192 dst
        andps xmm6, xmm14                                      ;   448.5 p1     192 dst
        xorps xmm10, xmm6                                      ;   449.5 p0     192 dst
        psllq xmm6, 2                                          ;   449.5 p0     192 dst
        xorps xmm12, xmm6                                      ;   451.5 p5     192 dst
        movaps xmm6, xmm8                                      ;   448.2 p1     192 dst copy
        psrlq xmm6, 4                                          ;   449.2 p0     192 dst
        xorps xmm6, xmm5                                       ;   451.2 p5     192 dst
        andps xmm6, xmm15                                      ;   452.2 p1     192 dst
        xorps xmm5, xmm6                                       ;   453.2 p5     192 dst
        psllq xmm6, 4                                          ;   453.2 p0     192 dst
        xorps xmm8, xmm6                                       ;   455.2 p1     192 dst
        movaps xmm6, xmm9                                      ;   449.0 p5     192 dst copy
        psrlq xmm6, 4                                          ;   450.0 p0     192 dst
        xorps xmm6, xmm4                                       ;   452.0 p1     192 dst
        andps xmm6, xmm15                                      ;   453.0 p5     192 dst
        xorps xmm4, xmm6                                       ;   454.0 p1     192 dst
        psllq xmm6, 4                                          ;   454.0 p0     192 dst
        xorps xmm9, xmm6                                       ;   456.0 p5     192 dst
        movaps xmm6, xmm13                                     ;   451.5 p1     192 dst copy
        psrlq xmm6, 4                                          ;   452.5 p0     192 dst
        xorps xmm6, xmm12                                      ;   454.5 p5     192 dst
        andps xmm6, xmm15                                      ;   455.5 p1     192 dst
        xorps xmm12, xmm6                                      ;   456.5 p0     192 dst
        psllq xmm6, 4                                          ;   456.5 p0     192 dst
        xorps xmm13, xmm6                                      ;   458.5 p5     192 dst
        movaps xmm6, xmm7                                      ;   453.5 p1     192 dst copy
        psrlq xmm6, 4                                          ;   454.8 p0     192 dst
        xorps xmm6, xmm10                                      ;   456.8 p5     192 dst
        andps xmm6, xmm15                                      ;   457.8 p1     192 dst
        xorps xmm10, xmm6                                      ;   458.8 p5     192 dst
        psllq xmm6, 4                                          ;   458.8 p0     192 dst
        xorps xmm7, xmm6                                       ;   460.8 p1     192 dst
        movaps xmm6, [r8 + 1200]                               ;   453.8 p2     192 dst
        movaps [rdx + 96], xmm10                               ;   459.8 p3+p4  192 dst spill
        movaps xmm10, [r8 + 176]                               ;   454.8 p2     192 dst
        movaps [rdx + 112], xmm7                               ;   461.8 p3+p4  192 dst spill
        movaps xmm7, [r8 + 1200]                               ;   455.8 p2     192 dst
        movaps [rsi - 128], xmm12                              ;   457.5 p3+p4  192 dst spill
        movaps xmm12, [r8 + 1456]                              ;   456.8 p2     192 dst
        movaps [rax - 80], xmm13                               ;   459.5 p3+p4  192 dst spill
        movaps xmm13, [r8 + 432]                               ;   457.8 p2     192 dst
        movaps [rax - 64], xmm4                                ;   458.0 p3+p4  192 dst spill
        movaps xmm4, [r8 + 176]                                ;   458.8 p2     192 dst
        psrlq xmm4, 1                                          ;   461.8 p0     192 dst
        xorps xmm6, xmm4                                       ;   463.8 p5     192 dst
        andps xmm6, xmm3                                       ;   464.8 p1     192 dst
        xorps xmm7, xmm6                                       ;   465.8 p0     192 dst
        psllq xmm6, 1                                          ;   465.8 p0     192 dst
        xorps xmm10, xmm6                                      ;   467.8 p5     192 dst
        movaps xmm4, [r8 + 432]                                ;   459.8 p2     192 dst
        psrlq xmm4, 1                                          ;   462.8 p0     192 dst
        xorps xmm12, xmm4                                      ;   464.8 p1     192 dst
        andps xmm12, xmm3                                      ;   465.8 p5     192 dst
        movaps xmm4, xmm12                                     ;   466.8 p1     192 dst copy
        psllq xmm4, 1                                          ;   467.8 p0     192 dst
        xorps xmm13, xmm4                                      ;   469.8 p5     192 dst
        xorps xmm12, [r8 + 1456]                               ;   466.8 p1+p2  192 dst
        movaps xmm4, [r8 + 688]                                ;   461.8 p2     192 dst
        psrlq xmm4, 1                                          ;   464.8 p0     192 dst
        movaps xmm6, [r8 + 1712]                               ;   462.8 p2     192 dst reload
        xorps xmm4, xmm6                                       ;   466.8 p5     192 dst
        andps xmm4, xmm3                                       ;   467.8 p1     192 dst
        xorps xmm6, xmm4                                       ;   468.8 p0     192 dst
        psllq xmm4, 1                                          ;   468.8 p0     192 dst
        xorps xmm4, [r8 + 688]                                 ;   470.8 p5+p2  192 dst
        movaps [rax - 48], xmm9                                ;   464.8 p3+p4  192 dst spill
        movaps xmm9, [r8 + 1968]                               ;   465.0 p2     192 dst
        movaps [rax - 32], xmm5                                ;   465.8 p3+p4  192 dst spill
        movaps xmm5, [r8 + 944]                                ;   466.0 p2     192 dst
        movaps [rsi - 112], xmm11                              ;   466.8 p3+p4  192 dst spill
        movaps xmm11, [r8 + 1968]                              ;   467.0 p2     192 dst
        movaps [rax - 16], xmm8                                ;   467.8 p3+p4  192 dst spill
        movaps xmm8, xmm10                                     ;   468.8 p1     192 dst copy
        psrlq xmm8, 2                                          ;   469.8 p0     192 dst
        xorps xmm8, xmm4                                       ;   471.8 p5     192 dst
        andps xmm8, xmm14                                      ;   472.8 p1     192 dst
        xorps xmm4, xmm8                                       ;   473.8 p0     192 dst
        psllq xmm8, 2                                          ;   473.8 p0     192 dst
        xorps xmm10, xmm8                                      ;   475.8 p5     192 dst
        movaps xmm8, [r8 + 944]                                ;   468.2 p2     192 dst
        psrlq xmm8, 1                                          ;   471.2 p0     192 dst
        xorps xmm9, xmm8                                       ;   473.2 p1     192 dst
        andps xmm9, xmm3                                       ;   474.2 p5     192 dst
        xorps xmm11, xmm9                                      ;   475.2 p1     192 dst
        psllq xmm9, 1                                          ;   475.2 p0     192 dst
        xorps xmm5, xmm9                                       ;   477.2 p5     192 dst
        movaps xmm8, xmm13                                     ;   470.8 p1     192 dst copy
        psrlq xmm8, 2                                          ;   471.8 p0     192 dst
        xorps xmm8, xmm5                                       ;   478.2 p5     192 dst
        andps xmm8, xmm14                                      ;   479.2 p1     192 dst
        xorps xmm5, xmm8                                       ;   480.2 p5     192 dst
        psllq xmm8, 2                                          ;   480.2 p0     192 dst
        xorps xmm13, xmm8                                      ;   482.2 p1     192 dst
        movaps xmm8, xmm7                                      ;   473.0 p5     192 dst copy
        psrlq xmm8, 2                                          ;   474.0 p0     192 dst
        xorps xmm8, xmm6                                       ;   476.0 p1     192 dst
        andps xmm8, xmm14                                      ;   477.0 p5     192 dst
        xorps xmm6, xmm8                                       ;   478.0 p0     192 dst
        psllq xmm8, 2                                          ;   478.0 p0     192 dst
        xorps xmm7, xmm8                                       ;   480.0 p1     192 dst
        movaps xmm8, xmm12                                     ;   475.0 p5     192 dst copy
        psrlq xmm8, 2                                          ;   476.8 p0     192 dst
        xorps xmm8, xmm11                                      ;   478.8 p1     192 dst
        andps xmm8, xmm14                                      ;   479.8 p5     192 dst
        xorps xmm11, xmm8                                      ;   480.8 p1     192 dst
        psllq xmm8, 2                                          ;   480.8 p0     192 dst
        xorps xmm12, xmm8                                      ;   482.8 p5     192 dst
        movaps xmm8, xmm10                                     ;   477.8 p1     192 dst copy
        psrlq xmm8, 4                                          ;   478.8 p0     192 dst
        xorps xmm8, xmm13                                      ;   483.2 p5     192 dst
        andps xmm8, xmm15                                      ;   484.2 p1     192 dst
        xorps xmm13, xmm8                                      ;   485.2 p5     192 dst
        psllq xmm8, 4                                          ;   485.2 p0     192 dst
        xorps xmm10, xmm8                                      ;   487.2 p1     192 dst
        movaps xmm8, xmm4                                      ;   480.0 p5     192 dst copy
        psrlq xmm8, 4                                          ;   481.0 p0     192 dst
        xorps xmm8, xmm5                                       ;   483.0 p1     192 dst
        andps xmm8, xmm15                                      ;   484.0 p5     192 dst
        xorps xmm5, xmm8                                       ;   485.0 p0     192 dst
        psllq xmm8, 4                                          ;   485.0 p0     192 dst
        xorps xmm4, xmm8                                       ;   487.0 p1     192 dst
        movaps xmm8, xmm7                                      ;   482.0 p5     192 dst copy
        psrlq xmm8, 4                                          ;   483.8 p0     192 dst
        xorps xmm8, xmm12                                      ;   485.8 p1     192 dst
        andps xmm8, xmm15                                      ;   486.8 p5     192 dst
        xorps xmm12, xmm8                                      ;   487.8 p1     192 dst
        psllq xmm8, 4                                          ;   487.8 p0     192 dst
        xorps xmm7, xmm8                                       ;   489.8 p5     192 dst
        movaps xmm8, xmm6                                      ;   484.8 p1     192 dst copy
        psrlq xmm8, 4                                          ;   485.8 p0     192 dst
        xorps xmm8, xmm11                                      ;   487.8 p5     192 dst
        andps xmm8, xmm15                                      ;   488.8 p1     192 dst
        xorps xmm11, xmm8                                      ;   489.8 p5     192 dst
        psllq xmm8, 4                                          ;   489.8 p0     192 dst
        xorps xmm6, xmm8                                       ;   491.8 p1     192 dst
        movaps xmm8, [r8 + 192]                                ;   485.2 p2     192 dst
        psrlq xmm8, 1                                          ;   488.2 p0     192 dst
        movaps xmm9, [r8 + 1216]                               ;   486.2 p2     192 dst reload
        xorps xmm8, xmm9                                       ;   490.2 p5     192 dst
        andps xmm8, xmm3                                       ;   491.2 p1     192 dst
        xorps xmm9, xmm8                                       ;   492.2 p5     192 dst
        psllq xmm8, 1                                          ;   492.2 p0     192 dst
        xorps xmm8, [r8 + 192]                                 ;   494.2 p1+p2  192 dst
        movaps [rbx + 16], xmm11                               ;   490.8 p3+p4  192 dst spill
        movaps xmm11, [r8 + 1472]                              ;   488.2 p2     192 dst
        movaps [rsi - 96], xmm6                                ;   492.8 p3+p4  192 dst spill
        movaps xmm6, [r8 + 448]                                ;   489.2 p2     192 dst
        movaps [rsi - 80], xmm12                               ;   489.2 p3+p4  192 dst spill
        movaps xmm12, [r8 + 1472]                              ;   490.2 p2     192 dst
        movaps [rsi - 64], xmm7                                ;   490.8 p3+p4  192 dst spill
        movaps xmm7, [r8 + 1728]                               ;   491.2 p2     192 dst
        movaps [rsi - 48], xmm5                                ;   491.2 p3+p4  192 dst spill
        movaps xmm5, [r8 + 704]                                ;   492.2 p2     192 dst
        movaps [rsi - 32], xmm4                                ;   492.2 p3+p4  192 dst spill
        movaps xmm4, [r8 + 448]                                ;   493.2 p2     192 dst
        psrlq xmm4, 1                                          ;   496.2 p0     192 dst
        xorps xmm11, xmm4                                      ;   498.2 p5     192 dst
        andps xmm11, xmm3                                      ;   499.2 p1     192 dst
        xorps xmm12, xmm11                                     ;   500.2 p0     192 dst
        psllq xmm11, 1                                         ;   500.2 p0     192 dst
        xorps xmm6, xmm11                                      ;   502.2 p5     192 dst
        movaps xmm4, [r8 + 704]                                ;   494.2 p2     192 dst
        psrlq xmm4, 1                                          ;   497.2 p0     192 dst
        xorps xmm7, xmm4                                       ;   499.2 p1     192 dst
        andps xmm7, xmm3                                       ;   500.2 p5     192 dst
        movaps xmm4, xmm7                                      ;   501.2 p1     192 dst copy
        psllq xmm4, 1                                          ;   502.2 p0     192 dst
        xorps xmm5, xmm4                                       ;   504.2 p5     192 dst
        xorps xmm7, [r8 + 1728]                                ;   501.2 p1+p2  192 dst
        movaps xmm4, [r8 + 960]                                ;   496.2 p2     192 dst
        psrlq xmm4, 1                                          ;   499.2 p0     192 dst
        movaps xmm11, [r8 + 1984]                              ;   497.2 p2     192 dst reload
        xorps xmm4, xmm11                                      ;   501.2 p5     192 dst
        andps xmm4, xmm3                                       ;   502.2 p1     192 dst
        xorps xmm11, xmm4                                      ;   503.2 p0     192 dst
        psllq xmm4, 1                                          ;   503.2 p0     192 dst
        xorps xmm4, [r8 + 960]                                 ;   505.2 p5+p2  192 dst
        movaps [rsi - 16], xmm13                               ;   499.2 p3+p4  192 dst spill
        movaps xmm13, xmm8                                     ;   499.5 p1     192 dst copy
        psrlq xmm13, 2                                         ;   500.5 p0     192 dst
        xorps xmm13, xmm5                                      ;   505.2 p5     192 dst
        andps xmm13, xmm14                                     ;   506.2 p1     192 dst
        xorps xmm5, xmm13                                      ;   507.2 p0     192 dst
        psllq xmm13, 2                                         ;   507.2 p0     192 dst
        xorps xmm8, xmm13                                      ;   509.2 p5     192 dst
        movaps xmm13, xmm6                                     ;   503.2 p1     192 dst copy
        psrlq xmm13, 2                                         ;   504.2 p0     192 dst
        xorps xmm13, xmm4                                      ;   506.2 p5     192 dst
        andps xmm13, xmm14                                     ;   507.2 p1     192 dst
        xorps xmm4, xmm13                                      ;   508.2 p5     192 dst
        psllq xmm13, 2                                         ;   508.2 p0     192 dst
        xorps xmm6, xmm13                                      ;   510.2 p1     192 dst
        movaps xmm13, xmm9                                     ;   504.0 p5     192 dst copy
        psrlq xmm13, 2                                         ;   505.0 p0     192 dst
        xorps xmm13, xmm7                                      ;   507.0 p1     192 dst
        andps xmm13, xmm14                                     ;   508.0 p5     192 dst
        xorps xmm7, xmm13                                      ;   509.0 p1     192 dst
        psllq xmm13, 2                                         ;   509.0 p0     192 dst
        xorps xmm9, xmm13                                      ;   511.0 p5     192 dst
        movaps xmm13, xmm12                                    ;   506.5 p1     192 dst copy
        psrlq xmm13, 2                                         ;   507.5 p0     192 dst
        xorps xmm13, xmm11                                     ;   509.5 p5     192 dst
        andps xmm13, xmm14                                     ;   510.5 p1     192 dst
        xorps xmm11, xmm13                                     ;   511.5 p0     192 dst
        psllq xmm13, 2                                         ;   511.5 p0     192 dst
        xorps xmm12, xmm13                                     ;   513.5 p5     192 dst
        movaps xmm13, xmm8                                     ;   510.2 p1     192 dst copy
        psrlq xmm13, 4                                         ;   511.2 p0     192 dst
        xorps xmm13, xmm6                                      ;   513.2 p5     192 dst
        andps xmm13, xmm15                                     ;   514.2 p1     192 dst
        xorps xmm6, xmm13                                      ;   515.2 p5     192 dst
        psllq xmm13, 4                                         ;   515.2 p0     192 dst
        xorps xmm8, xmm13                                      ;   517.2 p1     192 dst
        movaps xmm13, xmm5                                     ;   511.0 p5     192 dst copy
        psrlq xmm13, 4                                         ;   512.0 p0     192 dst
        xorps xmm13, xmm4                                      ;   514.0 p1     192 dst
        andps xmm13, xmm15                                     ;   515.0 p5     192 dst
        xorps xmm4, xmm13                                      ;   516.0 p1     192 dst
        psllq xmm13, 4                                         ;   516.0 p0     192 dst
        xorps xmm5, xmm13                                      ;   518.0 p5     192 dst
        movaps xmm13, xmm9                                     ;   513.5 p1     192 dst copy
        psrlq xmm13, 4                                         ;   514.5 p0     192 dst
        xorps xmm13, xmm12                                     ;   516.5 p5     192 dst
        andps xmm13, xmm15                                     ;   517.5 p1     192 dst
        xorps xmm12, xmm13                                     ;   518.5 p0     192 dst
        psllq xmm13, 4                                         ;   518.5 p0     192 dst
        xorps xmm9, xmm13                                      ;   520.5 p5     192 dst
        movaps xmm13, xmm7                                     ;   515.5 p1     192 dst copy
        psrlq xmm13, 4                                         ;   516.8 p0     192 dst
        xorps xmm13, xmm11                                     ;   518.8 p5     192 dst
        andps xmm13, xmm15                                     ;   519.8 p1     192 dst
        xorps xmm11, xmm13                                     ;   520.8 p5     192 dst
        psllq xmm13, 4                                         ;   520.8 p0     192 dst
        xorps xmm7, xmm13                                      ;   522.8 p1     192 dst
        movaps xmm13, [r8 + 1232]                              ;   515.8 p2     192 dst
        movaps [rbx + 32], xmm11                               ;   521.8 p3+p4  192 dst spill
        movaps xmm11, [r8 + 208]                               ;   516.8 p2     192 dst
        movaps [rbx + 48], xmm7                                ;   523.8 p3+p4  192 dst spill
        movaps xmm7, [r8 + 1232]                               ;   517.8 p2     192 dst
        movaps [rbx + 64], xmm12                               ;   519.5 p3+p4  192 dst spill
        movaps xmm12, [r8 + 1488]                              ;   518.8 p2     192 dst
        movaps [rax + 0], xmm9                                 ;   521.5 p3+p4  192 dst spill
        movaps xmm9, [r8 + 464]                                ;   519.8 p2     192 dst
        movaps [rax + 16], xmm4                                ;   520.0 p3+p4  192 dst spill
        movaps xmm4, [r8 + 208]                                ;   520.8 p2     192 dst
        psrlq xmm4, 1                                          ;   523.8 p0     192 dst
        xorps xmm13, xmm4                                      ;   525.8 p5     192 dst
        andps xmm13, xmm3                                      ;   526.8 p1     192 dst
        xorps xmm7, xmm13                                      ;   527.8 p0     192 dst
        psllq xmm13, 1                                         ;   527.8 p0     192 dst
        xorps xmm11, xmm13                                     ;   529.8 p5     192 dst
        movaps xmm4, [r8 + 464]                                ;   521.8 p2     192 dst
        psrlq xmm4, 1                                          ;   524.8 p0     192 dst
        xorps xmm12, xmm4                                      ;   526.8 p1     192 dst
        andps xmm12, xmm3                                      ;   527.8 p5     192 dst
        movaps xmm4, xmm12                                     ;   528.8 p1     192 dst copy
        psllq xmm4, 1                                          ;   529.8 p0     192 dst
        xorps xmm9, xmm4                                       ;   531.8 p5     192 dst
        xorps xmm12, [r8 + 1488]                               ;   528.8 p1+p2  192 dst
        movaps xmm4, [r8 + 720]                                ;   523.8 p2     192 dst
        psrlq xmm4, 1                                          ;   526.8 p0     192 dst
        movaps xmm13, [r8 + 1744]                              ;   524.8 p2     192 dst reload
        xorps xmm4, xmm13                                      ;   528.8 p5     192 dst
        andps xmm4, xmm3                                       ;   529.8 p1     192 dst
        xorps xmm13, xmm4                                      ;   530.8 p0     192 dst
        psllq xmm4, 1                                          ;   530.8 p0     192 dst
        xorps xmm4, [r8 + 720]                                 ;   532.8 p5+p2  192 dst
        movaps [rax + 32], xmm5                                ;   526.8 p3+p4  192 dst spill
        movaps xmm5, [r8 + 2000]                               ;   527.0 p2     192 dst
        movaps [rbx + 80], xmm6                                ;   527.8 p3+p4  192 dst spill
        movaps xmm6, [r8 + 976]                                ;   528.0 p2     192 dst
        movaps [rbx + 96], xmm10                               ;   528.8 p3+p4  192 dst spill
        movaps xmm10, [r8 + 2000]                              ;   529.0 p2     192 dst
        movaps [rsi + 0], xmm8                                 ;   529.8 p3+p4  192 dst spill
        movaps xmm8, xmm11                                     ;   530.8 p1     192 dst copy
        psrlq xmm8, 2                                          ;   531.8 p0     192 dst
        xorps xmm8, xmm4                                       ;   533.8 p5     192 dst
        andps xmm8, xmm14                                      ;   534.8 p1     192 dst
        xorps xmm4, xmm8                                       ;   535.8 p0     192 dst
        psllq xmm8, 2                                          ;   535.8 p0     192 dst
        xorps xmm11, xmm8                                      ;   537.8 p5     192 dst
        movaps xmm8, [r8 + 976]                                ;   530.2 p2     192 dst
        psrlq xmm8, 1                                          ;   533.2 p0     192 dst
        xorps xmm5, xmm8                                       ;   535.2 p1     192 dst
        andps xmm5, xmm3                                       ;   536.2 p5     192 dst
        xorps xmm10, xmm5                                      ;   537.2 p1     192 dst
        psllq xmm5, 1                                          ;   537.2 p0     192 dst
        xorps xmm6, xmm5                                       ;   539.2 p5     192 dst
        movaps xmm5, xmm9                                      ;   532.8 p1     192 dst copy
        psrlq xmm5, 2                                          ;   533.8 p0     192 dst
        xorps xmm5, xmm6                                       ;   540.2 p5     192 dst
        andps xmm5, xmm14                                      ;   541.2 p1     192 dst
        xorps xmm6, xmm5                                       ;   542.2 p5     192 dst
        psllq xmm5, 2                                          ;   542.2 p0     192 dst
        xorps xmm9, xmm5                                       ;   544.2 p1     192 dst
        movaps xmm5, xmm7                                      ;   535.0 p5     192 dst copy
        psrlq xmm5, 2                                          ;   536.0 p0     192 dst
        xorps xmm5, xmm13                                      ;   538.0 p1     192 dst
        andps xmm5, xmm14                                      ;   539.0 p5     192 dst
        xorps xmm13, xmm5                                      ;   540.0 p0     192 dst
        psllq xmm5, 2                                          ;   540.0 p0     192 dst
        xorps xmm7, xmm5                                       ;   542.0 p1     192 dst
        movaps xmm5, xmm12                                     ;   537.0 p5     192 dst copy
        psrlq xmm5, 2                                          ;   538.8 p0     192 dst
        xorps xmm5, xmm10                                      ;   540.8 p1     192 dst
        andps xmm5, xmm14                                      ;   541.8 p5     192 dst
        xorps xmm10, xmm5                                      ;   542.8 p1     192 dst
        psllq xmm5, 2                                          ;   542.8 p0     192 dst
        xorps xmm12, xmm5                                      ;   544.8 p5     192 dst
        movaps xmm5, xmm11                                     ;   539.8 p1     192 dst copy
        psrlq xmm5, 4                                          ;   540.8 p0     192 dst
        xorps xmm5, xmm9                                       ;   545.2 p5     192 dst
        andps xmm5, xmm15                                      ;   546.2 p1     192 dst
        xorps xmm9, xmm5                                       ;   547.2 p5     192 dst
        psllq xmm5, 4                                          ;   547.2 p0     192 dst
        xorps xmm11, xmm5                                      ;   549.2 p1     192 dst
        movaps xmm5, xmm4                                      ;   542.0 p5     192 dst copy
        psrlq xmm5, 4                                          ;   543.0 p0     192 dst
        xorps xmm5, xmm6                                       ;   545.0 p1     192 dst
        andps xmm5, xmm15                                      ;   546.0 p5     192 dst
        xorps xmm6, xmm5                                       ;   547.0 p0     192 dst
        psllq xmm5, 4                                          ;   547.0 p0     192 dst
        xorps xmm4, xmm5                                       ;   549.0 p1     192 dst
        movaps xmm5, xmm7                                      ;   544.0 p5     192 dst copy
        psrlq xmm5, 4                                          ;   545.8 p0     192 dst
        xorps xmm5, xmm12                                      ;   547.8 p1     192 dst
        andps xmm5, xmm15                                      ;   548.8 p5     192 dst
        xorps xmm12, xmm5                                      ;   549.8 p1     192 dst
        psllq xmm5, 4                                          ;   549.8 p0     192 dst
        xorps xmm7, xmm5                                       ;   551.8 p5     192 dst
        movaps xmm5, xmm13                                     ;   546.8 p1     192 dst copy
        psrlq xmm5, 4                                          ;   547.8 p0     192 dst
        xorps xmm5, xmm10                                      ;   549.8 p5     192 dst
        andps xmm5, xmm15                                      ;   550.8 p1     192 dst
        xorps xmm10, xmm5                                      ;   551.8 p5     192 dst
        psllq xmm5, 4                                          ;   551.8 p0     192 dst
        xorps xmm13, xmm5                                      ;   553.8 p1     192 dst
        movaps xmm5, [r8 + 224]                                ;   547.2 p2     192 dst
        psrlq xmm5, 1                                          ;   550.2 p0     192 dst
        movaps xmm8, [r8 + 1248]                               ;   548.2 p2     192 dst reload
        xorps xmm5, xmm8                                       ;   552.2 p5     192 dst
        andps xmm5, xmm3                                       ;   553.2 p1     192 dst
        xorps xmm8, xmm5                                       ;   554.2 p5     192 dst
        psllq xmm5, 1                                          ;   554.2 p0     192 dst
        xorps xmm5, [r8 + 224]                                 ;   556.2 p1+p2  192 dst
        movaps [r10 - 16], xmm10                               ;   552.8 p3+p4  192 dst spill
        movaps xmm10, [r8 + 1504]                              ;   550.2 p2     192 dst
        movaps [rax + 48], xmm13                               ;   554.8 p3+p4  192 dst spill
        movaps xmm13, [r8 + 480]                               ;   551.2 p2     192 dst
        movaps [rax + 64], xmm12                               ;   551.2 p3+p4  192 dst spill
        movaps xmm12, [r8 + 1504]                              ;   552.2 p2     192 dst
        movaps [rax + 80], xmm7                                ;   552.8 p3+p4  192 dst spill
        movaps xmm7, [r8 + 1760]                               ;   553.2 p2     192 dst
        movaps [rax + 96], xmm6                                ;   553.2 p3+p4  192 dst spill
        movaps xmm6, [r8 + 736]                                ;   554.2 p2     192 dst
        movaps [rax + 112], xmm4                               ;   554.2 p3+p4  192 dst spill
        movaps xmm4, [r8 + 480]                                ;   555.2 p2     192 dst
        psrlq xmm4, 1                                          ;   558.2 p0     192 dst
        xorps xmm10, xmm4                                      ;   560.2 p5     192 dst
        andps xmm10, xmm3                                      ;   561.2 p1     192 dst
        xorps xmm12, xmm10                                     ;   562.2 p0     192 dst
        psllq xmm10, 1                                         ;   562.2 p0     192 dst
        xorps xmm13, xmm10                                     ;   564.2 p5     192 dst
        movaps xmm4, [r8 + 736]                                ;   556.2 p2     192 dst
        psrlq xmm4, 1                                          ;   559.2 p0     192 dst
        xorps xmm7, xmm4                                       ;   561.2 p1     192 dst
        andps xmm7, xmm3                                       ;   562.2 p5     192 dst
        movaps xmm4, xmm7                                      ;   563.2 p1     192 dst copy
        psllq xmm4, 1                                          ;   564.2 p0     192 dst
        xorps xmm6, xmm4                                       ;   566.2 p5     192 dst
        xorps xmm7, [r8 + 1760]                                ;   563.2 p1+p2  192 dst
        movaps xmm4, [r8 + 992]                                ;   558.2 p2     192 dst
        psrlq xmm4, 1                                          ;   561.2 p0     192 dst
        movaps xmm10, [r8 + 2016]                              ;   559.2 p2     192 dst reload
        xorps xmm4, xmm10                                      ;   563.2 p5     192 dst
        andps xmm4, xmm3                                       ;   564.2 p1     192 dst
        xorps xmm10, xmm4                                      ;   565.2 p0     192 dst
        psllq xmm4, 1                                          ;   565.2 p0     192 dst
        xorps xmm4, [r8 + 992]                                 ;   567.2 p5+p2  192 dst
        movaps [rbx - 128], xmm9                               ;   561.2 p3+p4  192 dst spill
        movaps xmm9, xmm5                                      ;   561.5 p1     192 dst copy
        psrlq xmm9, 2                                          ;   562.5 p0     192 dst
        xorps xmm9, xmm6                                       ;   567.2 p5     192 dst
        andps xmm9, xmm14                                      ;   568.2 p1     192 dst
        xorps xmm6, xmm9                                       ;   569.2 p0     192 dst
        psllq xmm9, 2                                          ;   569.2 p0     192 dst
        xorps xmm5, xmm9                                       ;   571.2 p5     192 dst
        movaps xmm9, xmm13                                     ;   565.2 p1     192 dst copy
        psrlq xmm9, 2                                          ;   566.2 p0     192 dst
        xorps xmm9, xmm4                                       ;   568.2 p5     192 dst
        andps xmm9, xmm14                                      ;   569.2 p1     192 dst
        xorps xmm4, xmm9                                       ;   570.2 p5     192 dst
        psllq xmm9, 2                                          ;   570.2 p0     192 dst
        xorps xmm13, xmm9                                      ;   572.2 p1     192 dst
        movaps xmm9, xmm8                                      ;   566.0 p5     192 dst copy
        psrlq xmm9, 2                                          ;   567.0 p0     192 dst
        xorps xmm9, xmm7                                       ;   569.0 p1     192 dst
        andps xmm9, xmm14                                      ;   570.0 p5     192 dst
        xorps xmm7, xmm9                                       ;   571.0 p1     192 dst
        psllq xmm9, 2                                          ;   571.0 p0     192 dst
        xorps xmm8, xmm9                                       ;   573.0 p5     192 dst
        movaps xmm9, xmm12                                     ;   568.5 p1     192 dst copy
        psrlq xmm9, 2                                          ;   569.5 p0     192 dst
        xorps xmm9, xmm10                                      ;   571.5 p5     192 dst
        andps xmm9, xmm14                                      ;   572.5 p1     192 dst
        xorps xmm10, xmm9                                      ;   573.5 p0     192 dst
        psllq xmm9, 2                                          ;   573.5 p0     192 dst
        xorps xmm12, xmm9                                      ;   575.5 p5     192 dst
        movaps xmm9, xmm5                                      ;   572.2 p1     192 dst copy
        psrlq xmm9, 4                                          ;   573.2 p0     192 dst
        xorps xmm9, xmm13                                      ;   575.2 p5     192 dst
        andps xmm9, xmm15                                      ;   576.2 p1     192 dst
        xorps xmm13, xmm9                                      ;   577.2 p5     192 dst
        psllq xmm9, 4                                          ;   577.2 p0     192 dst
        xorps xmm5, xmm9                                       ;   579.2 p1     192 dst
        movaps xmm9, xmm6                                      ;   573.0 p5     192 dst copy
        psrlq xmm9, 4                                          ;   574.0 p0     192 dst
        xorps xmm9, xmm4                                       ;   576.0 p1     192 dst
        andps xmm9, xmm15                                      ;   577.0 p5     192 dst
        xorps xmm4, xmm9                                       ;   578.0 p1     192 dst
        psllq xmm9, 4                                          ;   578.0 p0     192 dst
        xorps xmm6, xmm9                                       ;   580.0 p5     192 dst
        movaps xmm9, xmm8                                      ;   575.5 p1     192 dst copy
        psrlq xmm9, 4                                          ;   576.5 p0     192 dst
        xorps xmm9, xmm12                                      ;   578.5 p5     192 dst
        andps xmm9, xmm15                                      ;   579.5 p1     192 dst
        xorps xmm12, xmm9                                      ;   580.5 p0     192 dst
        psllq xmm9, 4                                          ;   580.5 p0     192 dst
        xorps xmm8, xmm9                                       ;   582.5 p5     192 dst
        movaps xmm9, xmm7                                      ;   577.5 p1     192 dst copy
        psrlq xmm9, 4                                          ;   578.8 p0     192 dst
        xorps xmm9, xmm10                                      ;   580.8 p5     192 dst
        andps xmm9, xmm15                                      ;   581.8 p1     192 dst
        xorps xmm10, xmm9                                      ;   582.8 p5     192 dst
        psllq xmm9, 4                                          ;   582.8 p0     192 dst
        xorps xmm7, xmm9                                       ;   584.8 p1     192 dst
        movaps xmm9, [r8 + 1264]                               ;   577.8 p2     192 dst
        movaps [rbx - 112], xmm10                              ;   583.8 p3+p4  192 dst spill
        movaps xmm10, [r8 + 240]                               ;   578.8 p2     192 dst
        movaps [rbx - 96], xmm7                                ;   585.8 p3+p4  192 dst spill
        movaps xmm7, [r8 + 1264]                               ;   579.8 p2     192 dst
        movaps [rbx - 80], xmm12                               ;   581.5 p3+p4  192 dst spill
        movaps xmm12, [r8 + 1520]                              ;   580.8 p2     192 dst
        movaps [rsi + 16], xmm8                                ;   583.5 p3+p4  192 dst spill
        movaps xmm8, xmm3                                      ;   580.0 p5     192 dst copy
        movaps [rsi + 32], xmm4                                ;   582.0 p3+p4  192 dst spill
        movaps xmm4, [r8 + 496]                                ;   581.8 p2     192 dst
        movaps [rsi + 48], xmm6                                ;   583.0 p3+p4  192 dst spill
        movaps xmm6, [r8 + 240]                                ;   582.8 p2     192 dst
        psrlq xmm6, 1                                          ;   585.8 p0     192 dst
        xorps xmm9, xmm6                                       ;   587.8 p1     192 dst
        andps xmm8, xmm9                                       ;   588.8 p5     192 dst
        xorps xmm7, xmm8                                       ;   589.8 p0     192 dst
        psllq xmm8, 1                                          ;   589.8 p0     192 dst
        xorps xmm10, xmm8                                      ;   591.8 p1     192 dst
        movaps xmm6, [r8 + 496]                                ;   583.8 p2     192 dst
        psrlq xmm6, 1                                          ;   586.8 p0     192 dst
        xorps xmm12, xmm6                                      ;   588.8 p5     192 dst
        andps xmm12, xmm3                                      ;   589.8 p1     192 dst
        movaps xmm6, xmm12                                     ;   590.8 p5     192 dst copy
        psllq xmm6, 1                                          ;   591.8 p0     192 dst
        xorps xmm4, xmm6                                       ;   593.8 p1     192 dst
        xorps xmm12, [r8 + 1520]                               ;   590.8 p5+p2  192 dst
        movaps xmm6, [r8 + 752]                                ;   585.8 p2     192 dst
        psrlq xmm6, 1                                          ;   588.8 p0     192 dst
        movaps xmm8, [r8 + 1776]                               ;   586.8 p2     192 dst reload
        xorps xmm6, xmm8                                       ;   590.8 p1     192 dst
        andps xmm6, xmm3                                       ;   591.8 p5     192 dst
        xorps xmm8, xmm6                                       ;   592.8 p0     192 dst
        psllq xmm6, 1                                          ;   592.8 p0     192 dst
        xorps xmm6, [r8 + 752]                                 ;   594.8 p1+p2  192 dst
        movaps xmm9, [r8 + 2032]                               ;   588.8 p2     192 dst
        movaps [rbp - 128], xmm13                              ;   589.0 p3+p4  192 dst spill
        movaps xmm13, [r8 + 1008]                              ;   589.8 p2     192 dst
        movaps [rbx - 64], xmm11                               ;   590.0 p3+p4  192 dst spill
        movaps xmm11, [r8 + 2032]                              ;   590.8 p2     192 dst
        movaps [rbp - 112], xmm5                               ;   591.0 p3+p4  192 dst spill
        movaps xmm5, xmm10                                     ;   592.8 p5     192 dst copy
        psrlq xmm5, 2                                          ;   593.8 p0     192 dst
        xorps xmm5, xmm6                                       ;   595.8 p1     192 dst
        andps xmm5, xmm14                                      ;   596.8 p5     192 dst
        xorps xmm6, xmm5                                       ;   597.8 p0     192 dst
        psllq xmm5, 2                                          ;   597.8 p0     192 dst
        xorps xmm10, xmm5                                      ;   599.8 p1     192 dst
        movaps xmm5, [r8 + 1008]                               ;   592.0 p2     192 dst
        psrlq xmm5, 1                                          ;   595.0 p0     192 dst
        xorps xmm9, xmm5                                       ;   597.0 p5     192 dst
        andps xmm3, xmm9                                       ;   598.0 p1     192 dst
        xorps xmm11, xmm3                                      ;   599.0 p5     192 dst
        psllq xmm3, 1                                          ;   599.0 p0     192 dst
        xorps xmm13, xmm3                                      ;   601.0 p1     192 dst
        movaps xmm3, xmm4                                      ;   594.8 p5     192 dst copy
        psrlq xmm3, 2                                          ;   595.8 p0     192 dst
        xorps xmm3, xmm13                                      ;   602.0 p1     192 dst
        andps xmm3, xmm14                                      ;   603.0 p5     192 dst
        xorps xmm13, xmm3                                      ;   604.0 p1     192 dst
        psllq xmm3, 2                                          ;   604.0 p0     192 dst
        xorps xmm4, xmm3                                       ;   606.0 p5     192 dst
        movaps xmm3, xmm7                                      ;   596.8 p1     192 dst copy
        psrlq xmm3, 2                                          ;   597.8 p0     192 dst
        xorps xmm3, xmm8                                       ;   599.8 p5     192 dst
        andps xmm3, xmm14                                      ;   600.8 p1     192 dst
        xorps xmm8, xmm3                                       ;   601.8 p0     192 dst
        psllq xmm3, 2                                          ;   601.8 p0     192 dst
        xorps xmm7, xmm3                                       ;   603.8 p5     192 dst
        movaps xmm3, xmm12                                     ;   598.8 p1     192 dst copy
        psrlq xmm3, 2                                          ;   600.5 p0     192 dst
        xorps xmm3, xmm11                                      ;   602.5 p5     192 dst
        andps xmm3, xmm14                                      ;   603.5 p1     192 dst
        xorps xmm11, xmm3                                      ;   604.5 p5     192 dst
        psllq xmm3, 2                                          ;   604.5 p0     192 dst
        xorps xmm12, xmm3                                      ;   606.5 p1     192 dst
        movaps xmm3, xmm10                                     ;   601.5 p5     192 dst copy
        psrlq xmm3, 4                                          ;   602.5 p0     192 dst
        xorps xmm3, xmm4                                       ;   607.0 p1     192 dst
        andps xmm3, xmm15                                      ;   608.0 p5     192 dst
        xorps xmm4, xmm3                                       ;   609.0 p1     192 dst
        psllq xmm3, 4                                          ;   609.0 p0     192 dst
        xorps xmm10, xmm3                                      ;   611.0 p5     192 dst
        movaps xmm3, xmm6                                      ;   603.8 p1     192 dst copy
        psrlq xmm3, 4                                          ;   604.8 p0     192 dst
        xorps xmm3, xmm13                                      ;   606.8 p5     192 dst
        andps xmm3, xmm15                                      ;   607.8 p1     192 dst
        xorps xmm13, xmm3                                      ;   608.8 p0     192 dst
        psllq xmm3, 4                                          ;   608.8 p0     192 dst
        xorps xmm6, xmm3                                       ;   610.8 p5     192 dst
        movaps xmm3, xmm7                                      ;   605.8 p1     192 dst copy
        psrlq xmm3, 4                                          ;   607.5 p0     192 dst
        xorps xmm3, xmm12                                      ;   609.5 p5     192 dst
        andps xmm3, xmm15                                      ;   610.5 p1     192 dst
        xorps xmm12, xmm3                                      ;   611.5 p5     192 dst
        psllq xmm3, 4                                          ;   611.5 p0     192 dst
        xorps xmm7, xmm3                                       ;   613.5 p1     192 dst
        movaps xmm3, xmm8                                      ;   608.5 p5     192 dst copy
        psrlq xmm3, 4                                          ;   609.5 p0     192 dst
        xorps xmm3, xmm11                                      ;   611.5 p1     192 dst
        andps xmm3, xmm15                                      ;   612.5 p5     192 dst
        xorps xmm11, xmm3                                      ;   613.5 p1     192 dst
        psllq xmm3, 4                                          ;   613.5 p0     192 dst
        xorps xmm8, xmm3                                       ;   615.5 p5     192 dst
        movaps xmm3, xmm0                                      ;   610.8 p1     192 dst copy
        psrlq xmm3, 8                                          ;   611.8 p0     192 dst
        xorps xmm3, xmm1                                       ;   613.8 p5     192 dst
        movaps xmm5, [rel aes_to_slices.T0_constants128 + 48]  ;   609.8 p2     192 dst reload
        andps xmm3, xmm5                                       ;   614.8 p1     192 dst
        xorps xmm1, xmm3                                       ;   615.8 p0     192 dst
        psllq xmm3, 8                                          ;   615.8 p0     192 dst
        xorps xmm0, xmm3                                       ;   617.8 p5     192 dst
        movaps xmm3, xmm2                                      ;   612.8 p1     192 dst copy
        psrlq xmm3, 8                                          ;   614.5 p0     192 dst
        movaps xmm9, [rax - 16]                                ;   611.5 p2     192 dst reload
        xorps xmm3, xmm9                                       ;   616.5 p5     192 dst
        andps xmm3, xmm5                                       ;   617.5 p1     192 dst
        xorps xmm9, xmm3                                       ;   618.5 p5     192 dst
        psllq xmm3, 8                                          ;   618.5 p0     192 dst
        xorps xmm2, xmm3                                       ;   620.5 p1     192 dst
        movaps xmm3, [rbx + 112]                               ;   613.0 p2     192 dst
        psrlq xmm3, 8                                          ;   616.5 p0     192 dst
        movaps xmm14, [rsi + 0]                                ;   614.0 p2     192 dst reload
        xorps xmm3, xmm14                                      ;   618.5 p5     192 dst
        andps xmm3, xmm5                                       ;   619.5 p1     192 dst
        xorps xmm14, xmm3                                      ;   620.5 p5     192 dst
        psllq xmm3, 8                                          ;   620.5 p0     192 dst
        xorps xmm3, [rbx + 112]                                ;   622.5 p1+p2  192 dst
        movaps xmm15, [rbp - 112]                              ;   616.0 p2     192 dst
        movaps [rbx + 112], xmm11                              ;   615.5 p3+p4  192 dst spill
        movaps xmm11, [rdx + 32]                               ;   617.0 p2     192 dst
        movaps [rsi + 0], xmm8                                 ;   616.5 p3+p4  192 dst spill
        movaps xmm8, [rbp - 112]                               ;   618.0 p2     192 dst
        movaps [rbp - 112], xmm12                              ;   617.5 p3+p4  192 dst spill
        movaps xmm12, xmm0                                     ;   618.8 p5     192 dst copy
        psrlq xmm12, 0x10                                      ;   619.8 p0     192 dst
        xorps xmm12, xmm3                                      ;   623.5 p1     192 dst
        andps xmm12, [rel aes_to_slices.T0_constants128 + 64]  ;   624.5 p5+p2  192 dst
        xorps xmm3, xmm12                                      ;   625.5 p1     192 dst
        psllq xmm12, 0x10                                      ;   625.5 p0     192 dst
        xorps xmm0, xmm12                                      ;   627.5 p5     192 dst
        movaps xmm12, [rdx + 32]                               ;   620.0 p2     192 dst
        psrlq xmm12, 8                                         ;   623.0 p0     192 dst
        xorps xmm15, xmm12                                     ;   625.0 p1     192 dst
        andps xmm15, xmm5                                      ;   626.0 p5     192 dst
        xorps xmm8, xmm15                                      ;   627.0 p1     192 dst
        psllq xmm15, 8                                         ;   627.0 p0     192 dst
        xorps xmm11, xmm15                                     ;   629.0 p5     192 dst
        movaps xmm12, xmm2                                     ;   621.8 p1     192 dst copy
        psrlq xmm12, 0x10                                      ;   622.8 p0     192 dst
        xorps xmm12, xmm11                                     ;   630.0 p5     192 dst
        movaps xmm15, [rel aes_to_slices.T0_constants128 + 64] ;   621.0 p2     192 dst reload
        andps xmm12, xmm15                                     ;   631.0 p1     192 dst
        xorps xmm11, xmm12                                     ;   632.0 p0     192 dst
        psllq xmm12, 0x10                                      ;   632.0 p0     192 dst
        xorps xmm2, xmm12                                      ;   634.0 p5     192 dst
        movaps xmm12, xmm1                                     ;   623.8 p1     192 dst copy
        psrlq xmm12, 0x10                                      ;   625.5 p0     192 dst
        xorps xmm12, xmm14                                     ;   627.5 p5     192 dst
        andps xmm12, xmm15                                     ;   628.5 p1     192 dst
        xorps xmm14, xmm12                                     ;   629.5 p5     192 dst
        psllq xmm12, 0x10                                      ;   629.5 p0     192 dst
        xorps xmm1, xmm12                                      ;   631.5 p1     192 dst
        movaps xmm12, xmm9                                     ;   626.5 p5     192 dst copy
        psrlq xmm12, 0x10                                      ;   627.5 p0     192 dst
        xorps xmm12, xmm8                                      ;   629.5 p1     192 dst
        andps xmm12, xmm15                                     ;   630.5 p5     192 dst
        xorps xmm8, xmm12                                      ;   631.5 p1     192 dst
        psllq xmm12, 0x10                                      ;   631.5 p0     192 dst
        xorps xmm9, xmm12                                      ;   633.5 p5     192 dst
        movaps xmm12, xmm0                                     ;   628.8 p1     192 dst copy
        psrlq xmm12, 0x20                                      ;   629.8 p0     192 dst
        xorps xmm12, xmm2                                      ;   635.0 p5     192 dst
        andps xmm12, [rel aes_to_slices.T0_constants128 + 80]  ;   636.0 p1+p2  192 dst
        xorps xmm2, xmm12                                      ;   637.0 p0     192 dst
        psllq xmm12, 0x20                                      ;   637.0 p0     192 dst
        xorps xmm0, xmm12                                      ;   639.0 p5     192 dst
        movaps xmm12, xmm3                                     ;   630.8 p1     192 dst copy
        psrlq xmm12, 0x20                                      ;   632.5 p0     192 dst
        xorps xmm12, xmm11                                     ;   634.5 p5     192 dst
        andps xmm12, [rel aes_to_slices.T0_constants128 + 80]  ;   635.5 p1+p2  192 dst
        xorps xmm11, xmm12                                     ;   636.5 p5     192 dst
        psllq xmm12, 0x20                                      ;   636.5 p0     192 dst
        xorps xmm3, xmm12                                      ;   638.5 p1     192 dst
        movaps xmm12, xmm1                                     ;   633.5 p5     192 dst copy
        psrlq xmm12, 0x20                                      ;   634.5 p0     192 dst
        xorps xmm12, xmm9                                      ;   636.5 p1     192 dst
        andps xmm12, [rel aes_to_slices.T0_constants128 + 80]  ;   637.5 p5+p2  192 dst
        xorps xmm9, xmm12                                      ;   638.5 p1     192 dst
        psllq xmm12, 0x20                                      ;   638.5 p0     192 dst
        xorps xmm1, xmm12                                      ;   640.5 p5     192 dst
        movaps xmm12, xmm14                                    ;   635.8 p1     192 dst copy
        psrlq xmm12, 0x20                                      ;   636.8 p0     192 dst
        xorps xmm12, xmm8                                      ;   638.8 p5     192 dst
        andps xmm12, [rel aes_to_slices.T0_constants128 + 80]  ;   639.8 p1+p2  192 dst
        xorps xmm8, xmm12                                      ;   640.8 p0     192 dst
        psllq xmm12, 0x20                                      ;   640.8 p0     192 dst
        xorps xmm14, xmm12                                     ;   642.8 p5     192 dst
        movaps xmm12, [rsi - 112]                              ;   636.8 p2     192 dst
        movaps [rdx + 32], xmm8                                ;   641.8 p3+p4  192 dst spill
        movaps xmm8, [rdi + 48]                                ;   637.8 p2     192 dst
        movaps [rax - 16], xmm14                               ;   643.8 p3+p4  192 dst spill
        movaps xmm14, [rsi - 112]                              ;   638.8 p2     192 dst
        movaps [rsi - 112], xmm9                               ;   639.5 p3+p4  192 dst spill
        movaps xmm9, [rbx + 96]                                ;   639.8 p2     192 dst
        movaps [r10 - 112], xmm1                               ;   641.5 p3+p4  192 dst spill
        movaps xmm1, [rdi + 32]                                ;   640.8 p2     192 dst
        movaps [r10 - 96], xmm11                               ;   641.0 p3+p4  192 dst spill
        movaps xmm11, [rdi + 48]                               ;   641.8 p2     192 dst
        psrlq xmm11, 8                                         ;   644.8 p0     192 dst
        xorps xmm12, xmm11                                     ;   646.8 p1     192 dst
        andps xmm12, xmm5                                      ;   647.8 p5     192 dst
        xorps xmm14, xmm12                                     ;   648.8 p0     192 dst
        psllq xmm12, 8                                         ;   648.8 p0     192 dst
        xorps xmm8, xmm12                                      ;   650.8 p1     192 dst
        movaps xmm11, [rdi + 32]                               ;   642.8 p2     192 dst
        psrlq xmm11, 8                                         ;   645.8 p0     192 dst
        xorps xmm9, xmm11                                      ;   647.8 p5     192 dst
        andps xmm9, xmm5                                       ;   648.8 p1     192 dst
        movaps xmm11, xmm9                                     ;   649.8 p5     192 dst copy
        psllq xmm11, 8                                         ;   650.8 p0     192 dst
        xorps xmm1, xmm11                                      ;   652.8 p1     192 dst
        xorps xmm9, [rbx + 96]                                 ;   649.8 p5+p2  192 dst
        movaps xmm11, [rdx + 16]                               ;   644.8 p2     192 dst
        psrlq xmm11, 8                                         ;   647.8 p0     192 dst
        movaps xmm12, [rbx - 64]                               ;   645.8 p2     192 dst reload
        xorps xmm11, xmm12                                     ;   649.8 p1     192 dst
        andps xmm11, xmm5                                      ;   650.8 p5     192 dst
        xorps xmm12, xmm11                                     ;   651.8 p0     192 dst
        psllq xmm11, 8                                         ;   651.8 p0     192 dst
        xorps xmm11, [rdx + 16]                                ;   653.8 p1+p2  192 dst
        movaps [rdx + 16], xmm3                                ;   647.8 p3+p4  192 dst spill
        movaps xmm3, xmm10                                     ;   648.0 p5     192 dst copy
        movaps [rbx - 64], xmm2                                ;   648.8 p3+p4  192 dst spill
        movaps xmm2, [rcx + 64]                                ;   648.5 p2     192 dst
        movaps [rbx + 96], xmm0                                ;   649.8 p3+p4  192 dst spill
        movaps xmm0, xmm8                                      ;   651.8 p0     192 dst copy
        psrlq xmm0, 0x10                                       ;   652.8 p0     192 dst
        xorps xmm0, xmm11                                      ;   654.8 p1     192 dst
        andps xmm0, xmm15                                      ;   655.8 p5     192 dst
        xorps xmm11, xmm0                                      ;   656.8 p1     192 dst
        psllq xmm0, 0x10                                       ;   656.8 p0     192 dst
        xorps xmm8, xmm0                                       ;   658.8 p5     192 dst
        movaps xmm0, [rcx + 64]                                ;   650.8 p2     192 dst
        psrlq xmm0, 8                                          ;   653.8 p0     192 dst
        xorps xmm3, xmm0                                       ;   655.8 p1     192 dst
        andps xmm3, xmm5                                       ;   656.8 p5     192 dst
        xorps xmm10, xmm3                                      ;   657.8 p1     192 dst
        psllq xmm3, 8                                          ;   657.8 p0     192 dst
        xorps xmm2, xmm3                                       ;   659.8 p5     192 dst
        movaps xmm0, xmm1                                      ;   653.8 p1     192 dst copy
        psrlq xmm0, 0x10                                       ;   654.8 p0     192 dst
        xorps xmm0, xmm2                                       ;   660.8 p5     192 dst
        andps xmm0, xmm15                                      ;   661.8 p1     192 dst
        xorps xmm2, xmm0                                       ;   662.8 p5     192 dst
        psllq xmm0, 0x10                                       ;   662.8 p0     192 dst
        xorps xmm1, xmm0                                       ;   664.8 p1     192 dst
        movaps xmm0, xmm14                                     ;   655.8 p5     192 dst copy
        psrlq xmm0, 0x10                                       ;   656.8 p0     192 dst
        xorps xmm0, xmm12                                      ;   658.8 p1     192 dst
        andps xmm0, xmm15                                      ;   659.8 p5     192 dst
        xorps xmm12, xmm0                                      ;   660.8 p0     192 dst
        psllq xmm0, 0x10                                       ;   660.8 p0     192 dst
        xorps xmm14, xmm0                                      ;   662.8 p1     192 dst
        movaps xmm0, xmm9                                      ;   657.8 p5     192 dst copy
        psrlq xmm0, 0x10                                       ;   659.0 p0     192 dst
        xorps xmm0, xmm10                                      ;   661.0 p1     192 dst
        andps xmm0, xmm15                                      ;   662.0 p5     192 dst
        xorps xmm10, xmm0                                      ;   663.0 p1     192 dst
        psllq xmm0, 0x10                                       ;   663.0 p0     192 dst
        xorps xmm9, xmm0                                       ;   665.0 p5     192 dst
        movaps xmm0, xmm8                                      ;   660.5 p1     192 dst copy
        psrlq xmm0, 0x20                                       ;   661.5 p0     192 dst
        xorps xmm0, xmm1                                       ;   665.8 p5     192 dst
        movaps xmm3, [rel aes_to_slices.T0_constants128 + 80]  ;   660.5 p2     192 dst reload
        andps xmm0, xmm3                                       ;   666.8 p1     192 dst
        xorps xmm1, xmm0                                       ;   667.8 p5     192 dst
        psllq xmm0, 0x20                                       ;   667.8 p0     192 dst
        xorps xmm8, xmm0                                       ;   669.8 p1     192 dst
        movaps xmm0, xmm11                                     ;   662.8 p5     192 dst copy
        psrlq xmm0, 0x20                                       ;   663.8 p0     192 dst
        xorps xmm0, xmm2                                       ;   665.8 p1     192 dst
        andps xmm0, xmm3                                       ;   666.8 p5     192 dst
        xorps xmm2, xmm0                                       ;   667.8 p0     192 dst
        psllq xmm0, 0x20                                       ;   667.8 p0     192 dst
        xorps xmm11, xmm0                                      ;   669.8 p1     192 dst
        movaps xmm0, xmm14                                     ;   664.8 p5     192 dst copy
        psrlq xmm0, 0x20                                       ;   666.0 p0     192 dst
        xorps xmm0, xmm9                                       ;   668.0 p1     192 dst
        andps xmm0, xmm3                                       ;   669.0 p5     192 dst
        xorps xmm9, xmm0                                       ;   670.0 p1     192 dst
        psllq xmm0, 0x20                                       ;   670.0 p0     192 dst
        xorps xmm14, xmm0                                      ;   672.0 p5     192 dst
        movaps xmm0, xmm12                                     ;   667.5 p1     192 dst copy
        psrlq xmm0, 0x20                                       ;   668.5 p0     192 dst
        xorps xmm0, xmm10                                      ;   670.5 p5     192 dst
        andps xmm0, xmm3                                       ;   671.5 p1     192 dst
        xorps xmm10, xmm0                                      ;   672.5 p5     192 dst
        psllq xmm0, 0x20                                       ;   672.5 p0     192 dst
        xorps xmm12, xmm0                                      ;   674.5 p1     192 dst
        movaps xmm0, [rcx + 48]                                ;   668.0 p2     192 dst
        movaps [rcx + 64], xmm10                               ;   673.5 p3+p4  192 dst spill
        movaps xmm10, [rdx - 96]                               ;   669.0 p2     192 dst
        movaps [rdi + 32], xmm12                               ;   675.5 p3+p4  192 dst spill
        movaps xmm12, [rcx + 48]                               ;   670.0 p2     192 dst
        movaps [rcx + 48], xmm9                                ;   671.0 p3+p4  192 dst spill
        movaps xmm9, [rax - 32]                                ;   671.0 p2     192 dst
        movaps [rdi + 48], xmm14                               ;   673.0 p3+p4  192 dst spill
        movaps xmm14, [rdx - 112]                              ;   672.0 p2     192 dst
        movaps [r10 - 80], xmm2                                ;   672.2 p3+p4  192 dst spill
        movaps xmm2, [rdx - 96]                                ;   673.0 p2     192 dst
        psrlq xmm2, 8                                          ;   676.0 p0     192 dst
        xorps xmm0, xmm2                                       ;   678.0 p5     192 dst
        andps xmm0, xmm5                                       ;   679.0 p1     192 dst
        xorps xmm12, xmm0                                      ;   680.0 p0     192 dst
        psllq xmm0, 8                                          ;   680.0 p0     192 dst
        xorps xmm10, xmm0                                      ;   682.0 p5     192 dst
        movaps xmm0, [rdx - 112]                               ;   674.0 p2     192 dst
        psrlq xmm0, 8                                          ;   677.0 p0     192 dst
        xorps xmm9, xmm0                                       ;   679.0 p1     192 dst
        andps xmm9, xmm5                                       ;   680.0 p5     192 dst
        movaps xmm0, xmm9                                      ;   681.0 p1     192 dst copy
        psllq xmm0, 8                                          ;   682.0 p0     192 dst
        xorps xmm14, xmm0                                      ;   684.0 p5     192 dst
        xorps xmm9, [rax - 32]                                 ;   681.0 p1+p2  192 dst
        movaps xmm0, [rdi + 16]                                ;   676.0 p2     192 dst
        psrlq xmm0, 8                                          ;   679.0 p0     192 dst
        movaps xmm2, [rbx + 80]                                ;   677.0 p2     192 dst reload
        xorps xmm0, xmm2                                       ;   681.0 p5     192 dst
        andps xmm0, xmm5                                       ;   682.0 p1     192 dst
        xorps xmm2, xmm0                                       ;   683.0 p0     192 dst
        psllq xmm0, 8                                          ;   683.0 p0     192 dst
        xorps xmm0, [rdi + 16]                                 ;   685.0 p5+p2  192 dst
        movaps [rdi + 16], xmm11                               ;   679.0 p3+p4  192 dst spill
        movaps xmm11, [rbp - 128]                              ;   679.2 p2     192 dst
        movaps [rbx + 80], xmm1                                ;   680.0 p3+p4  192 dst spill
        movaps xmm1, [rdx + 0]                                 ;   680.2 p2     192 dst
        movaps [rax - 32], xmm8                                ;   681.0 p3+p4  192 dst spill
        movaps xmm8, [rbp - 128]                               ;   681.2 p2     192 dst
        movaps [rbp - 128], xmm7                               ;   682.0 p3+p4  192 dst spill
        movaps xmm7, xmm10                                     ;   683.0 p1     192 dst copy
        psrlq xmm7, 0x10                                       ;   684.0 p0     192 dst
        xorps xmm7, xmm0                                       ;   686.0 p5     192 dst
        andps xmm7, xmm15                                      ;   687.0 p1     192 dst
        xorps xmm0, xmm7                                       ;   688.0 p0     192 dst
        psllq xmm7, 0x10                                       ;   688.0 p0     192 dst
        xorps xmm10, xmm7                                      ;   690.0 p5     192 dst
        movaps xmm7, [rdx + 0]                                 ;   682.5 p2     192 dst
        psrlq xmm7, 8                                          ;   685.5 p0     192 dst
        xorps xmm11, xmm7                                      ;   687.5 p1     192 dst
        andps xmm11, xmm5                                      ;   688.5 p5     192 dst
        xorps xmm8, xmm11                                      ;   689.5 p1     192 dst
        psllq xmm11, 8                                         ;   689.5 p0     192 dst
        xorps xmm1, xmm11                                      ;   691.5 p5     192 dst
        movaps xmm7, xmm14                                     ;   685.0 p1     192 dst copy
        psrlq xmm7, 0x10                                       ;   686.0 p0     192 dst
        xorps xmm7, xmm1                                       ;   692.5 p5     192 dst
        andps xmm7, xmm15                                      ;   693.5 p1     192 dst
        xorps xmm1, xmm7                                       ;   694.5 p5     192 dst
        psllq xmm7, 0x10                                       ;   694.5 p0     192 dst
        xorps xmm14, xmm7                                      ;   696.5 p1     192 dst
        movaps xmm7, xmm12                                     ;   687.2 p5     192 dst copy
        psrlq xmm7, 0x10                                       ;   688.2 p0     192 dst
        xorps xmm7, xmm2                                       ;   690.2 p1     192 dst
        andps xmm7, xmm15                                      ;   691.2 p5     192 dst
        xorps xmm2, xmm7                                       ;   692.2 p0     192 dst
        psllq xmm7, 0x10                                       ;   692.2 p0     192 dst
        xorps xmm12, xmm7                                      ;   694.2 p1     192 dst
        movaps xmm7, xmm9                                      ;   689.2 p5     192 dst copy
        psrlq xmm7, 0x10                                       ;   691.0 p0     192 dst
        xorps xmm7, xmm8                                       ;   693.0 p1     192 dst
        andps xmm7, xmm15                                      ;   694.0 p5     192 dst
        xorps xmm8, xmm7                                       ;   695.0 p1     192 dst
        psllq xmm7, 0x10                                       ;   695.0 p0     192 dst
        xorps xmm9, xmm7                                       ;   697.0 p5     192 dst
        movaps xmm7, xmm10                                     ;   692.0 p1     192 dst copy
        psrlq xmm7, 0x20                                       ;   693.0 p0     192 dst
        xorps xmm7, xmm14                                      ;   697.5 p5     192 dst
        andps xmm7, xmm3                                       ;   698.5 p1     192 dst
        xorps xmm14, xmm7                                      ;   699.5 p5     192 dst
        psllq xmm7, 0x20                                       ;   699.5 p0     192 dst
        xorps xmm10, xmm7                                      ;   701.5 p1     192 dst
        movaps xmm7, xmm0                                      ;   694.2 p5     192 dst copy
        psrlq xmm7, 0x20                                       ;   695.2 p0     192 dst
        xorps xmm7, xmm1                                       ;   697.2 p1     192 dst
        andps xmm7, xmm3                                       ;   698.2 p5     192 dst
        xorps xmm1, xmm7                                       ;   699.2 p0     192 dst
        psllq xmm7, 0x20                                       ;   699.2 p0     192 dst
        xorps xmm0, xmm7                                       ;   701.2 p1     192 dst
        movaps xmm7, xmm12                                     ;   696.2 p5     192 dst copy
        psrlq xmm7, 0x20                                       ;   698.0 p0     192 dst
        xorps xmm7, xmm9                                       ;   700.0 p1     192 dst
        andps xmm7, xmm3                                       ;   701.0 p5     192 dst
        xorps xmm9, xmm7                                       ;   702.0 p1     192 dst
        psllq xmm7, 0x20                                       ;   702.0 p0     192 dst
        xorps xmm12, xmm7                                      ;   704.0 p5     192 dst
        movaps xmm7, xmm2                                      ;   699.0 p1     192 dst copy
        psrlq xmm7, 0x20                                       ;   700.0 p0     192 dst
        xorps xmm7, xmm8                                       ;   702.0 p5     192 dst
        andps xmm7, xmm3                                       ;   703.0 p1     192 dst
        xorps xmm8, xmm7                                       ;   704.0 p5     192 dst
        psllq xmm7, 0x20                                       ;   704.0 p0     192 dst
        xorps xmm2, xmm7                                       ;   706.0 p1     192 dst
        movaps xmm7, [rdx - 128]                               ;   699.5 p2     192 dst
        psrlq xmm7, 8                                          ;   702.5 p0     192 dst
        movaps xmm11, [rax - 96]                               ;   700.5 p2     192 dst reload
        xorps xmm7, xmm11                                      ;   704.5 p5     192 dst
        andps xmm7, xmm5                                       ;   705.5 p1     192 dst
        xorps xmm11, xmm7                                      ;   706.5 p5     192 dst
        psllq xmm7, 8                                          ;   706.5 p0     192 dst
        xorps xmm7, [rdx - 128]                                ;   708.5 p1+p2  192 dst
        movaps [rdx - 128], xmm8                               ;   705.0 p3+p4  192 dst spill
        movaps xmm8, [rsi - 16]                                ;   702.5 p2     192 dst
        movaps [rax - 96], xmm2                                ;   707.0 p3+p4  192 dst spill
        movaps xmm2, [rdi - 96]                                ;   703.5 p2     192 dst
        movaps [rdx + 0], xmm9                                 ;   703.5 p3+p4  192 dst spill
        movaps xmm9, [rsi - 16]                                ;   704.5 p2     192 dst
        movaps [rsi - 16], xmm12                               ;   705.0 p3+p4  192 dst spill
        movaps xmm12, [rbx - 128]                              ;   705.5 p2     192 dst
        movaps [rdx - 112], xmm1                               ;   705.5 p3+p4  192 dst spill
        movaps xmm1, [rcx - 112]                               ;   706.5 p2     192 dst
        movaps [rdx - 96], xmm0                                ;   706.5 p3+p4  192 dst spill
        movaps xmm0, [rdi - 96]                                ;   707.5 p2     192 dst
        psrlq xmm0, 8                                          ;   710.5 p0     192 dst
        xorps xmm8, xmm0                                       ;   712.5 p5     192 dst
        andps xmm8, xmm5                                       ;   713.5 p1     192 dst
        xorps xmm9, xmm8                                       ;   714.5 p0     192 dst
        psllq xmm8, 8                                          ;   714.5 p0     192 dst
        xorps xmm2, xmm8                                       ;   716.5 p5     192 dst
        movaps xmm0, [rcx - 112]                               ;   708.5 p2     192 dst
        psrlq xmm0, 8                                          ;   711.5 p0     192 dst
        xorps xmm12, xmm0                                      ;   713.5 p1     192 dst
        andps xmm12, xmm5                                      ;   714.5 p5     192 dst
        movaps xmm0, xmm12                                     ;   715.5 p1     192 dst copy
        psllq xmm0, 8                                          ;   716.5 p0     192 dst
        xorps xmm1, xmm0                                       ;   718.5 p5     192 dst
        xorps xmm12, [rbx - 128]                               ;   715.5 p1+p2  192 dst
        movaps xmm0, [rcx - 64]                                ;   710.5 p2     192 dst
        psrlq xmm0, 8                                          ;   713.5 p0     192 dst
        xorps xmm0, xmm4                                       ;   715.5 p5     192 dst
        andps xmm0, xmm5                                       ;   716.5 p1     192 dst
        xorps xmm4, xmm0                                       ;   717.5 p5     192 dst
        psllq xmm0, 8                                          ;   717.5 p0     192 dst
        xorps xmm0, [rcx - 64]                                 ;   719.5 p1+p2  192 dst
        movaps xmm8, xmm7                                      ;   713.5 p5     192 dst copy
        psrlq xmm8, 0x10                                       ;   714.5 p0     192 dst
        xorps xmm8, xmm1                                       ;   719.5 p1     192 dst
        andps xmm8, xmm15                                      ;   720.5 p5     192 dst
        xorps xmm1, xmm8                                       ;   721.5 p0     192 dst
        psllq xmm8, 0x10                                       ;   721.5 p0     192 dst
        xorps xmm7, xmm8                                       ;   723.5 p1     192 dst
        movaps xmm8, xmm2                                      ;   717.5 p5     192 dst copy
        psrlq xmm8, 0x10                                       ;   718.5 p0     192 dst
        xorps xmm8, xmm0                                       ;   720.5 p1     192 dst
        andps xmm8, xmm15                                      ;   721.5 p5     192 dst
        xorps xmm0, xmm8                                       ;   722.5 p1     192 dst
        psllq xmm8, 0x10                                       ;   722.5 p0     192 dst
        xorps xmm2, xmm8                                       ;   724.5 p5     192 dst
        movaps xmm8, xmm11                                     ;   718.0 p1     192 dst copy
        psrlq xmm8, 0x10                                       ;   719.0 p0     192 dst
        xorps xmm8, xmm12                                      ;   721.0 p5     192 dst
        andps xmm8, xmm15                                      ;   722.0 p1     192 dst
        xorps xmm12, xmm8                                      ;   723.0 p5     192 dst
        psllq xmm8, 0x10                                       ;   723.0 p0     192 dst
        xorps xmm11, xmm8                                      ;   725.0 p1     192 dst
        movaps xmm8, xmm9                                      ;   720.5 p5     192 dst copy
        psrlq xmm8, 0x10                                       ;   721.5 p0     192 dst
        xorps xmm8, xmm4                                       ;   723.5 p1     192 dst
        andps xmm8, xmm15                                      ;   724.5 p5     192 dst
        xorps xmm4, xmm8                                       ;   725.5 p0     192 dst
        psllq xmm8, 0x10                                       ;   725.5 p0     192 dst
        xorps xmm9, xmm8                                       ;   727.5 p1     192 dst
        movaps xmm8, xmm7                                      ;   724.5 p5     192 dst copy
        psrlq xmm8, 0x20                                       ;   725.5 p0     192 dst
        xorps xmm8, xmm2                                       ;   727.5 p1     192 dst
        andps xmm8, xmm3                                       ;   728.5 p5     192 dst
        xorps xmm2, xmm8                                       ;   729.5 p1     192 dst
        psllq xmm8, 0x20                                       ;   729.5 p0     192 dst
        xorps xmm7, xmm8                                       ;   731.5 p5     192 dst
        movaps xmm8, xmm1                                      ;   725.0 p1     192 dst copy
        psrlq xmm8, 0x20                                       ;   726.0 p0     192 dst
        xorps xmm8, xmm0                                       ;   728.0 p5     192 dst
        andps xmm8, xmm3                                       ;   729.0 p1     192 dst
        xorps xmm0, xmm8                                       ;   730.0 p5     192 dst
        psllq xmm8, 0x20                                       ;   730.0 p0     192 dst
        xorps xmm1, xmm8                                       ;   732.0 p1     192 dst
        movaps xmm8, xmm11                                     ;   727.5 p5     192 dst copy
        psrlq xmm8, 0x20                                       ;   728.5 p0     192 dst
        xorps xmm8, xmm9                                       ;   730.5 p1     192 dst
        andps xmm8, xmm3                                       ;   731.5 p5     192 dst
        xorps xmm9, xmm8                                       ;   732.5 p0     192 dst
        psllq xmm8, 0x20                                       ;   732.5 p0     192 dst
        xorps xmm11, xmm8                                      ;   734.5 p1     192 dst
        movaps xmm8, xmm12                                     ;   729.5 p5     192 dst copy
        psrlq xmm8, 0x20                                       ;   730.8 p0     192 dst
        xorps xmm8, xmm4                                       ;   732.8 p1     192 dst
        andps xmm8, xmm3                                       ;   733.8 p5     192 dst
        xorps xmm4, xmm8                                       ;   734.8 p1     192 dst
        psllq xmm8, 0x20                                       ;   734.8 p0     192 dst
        xorps xmm12, xmm8                                      ;   736.8 p5     192 dst
        movaps xmm8, [rcx + 32]                                ;   730.0 p2     192 dst
        movaps [rcx - 64], xmm4                                ;   735.8 p3+p4  192 dst spill
        movaps xmm4, [rbp + 112]                               ;   731.0 p2     192 dst
        movaps [rbx - 128], xmm12                              ;   737.8 p3+p4  192 dst spill
        movaps xmm12, [rcx + 32]                               ;   732.0 p2     192 dst
        movaps [rcx + 32], xmm9                                ;   733.5 p3+p4  192 dst spill
        movaps xmm9, [rax - 48]                                ;   733.0 p2     192 dst
        movaps [rcx - 112], xmm11                              ;   735.5 p3+p4  192 dst spill
        movaps xmm11, [rbp + 96]                               ;   734.0 p2     192 dst
        movaps [rdi - 96], xmm0                                ;   734.2 p3+p4  192 dst spill
        movaps xmm0, [rbp + 112]                               ;   735.0 p2     192 dst
        psrlq xmm0, 8                                          ;   738.0 p0     192 dst
        xorps xmm8, xmm0                                       ;   740.0 p1     192 dst
        andps xmm8, xmm5                                       ;   741.0 p5     192 dst
        xorps xmm12, xmm8                                      ;   742.0 p0     192 dst
        psllq xmm8, 8                                          ;   742.0 p0     192 dst
        xorps xmm4, xmm8                                       ;   744.0 p1     192 dst
        movaps xmm0, [rbp + 96]                                ;   736.0 p2     192 dst
        psrlq xmm0, 8                                          ;   739.0 p0     192 dst
        xorps xmm9, xmm0                                       ;   741.0 p5     192 dst
        andps xmm9, xmm5                                       ;   742.0 p1     192 dst
        movaps xmm0, xmm9                                      ;   743.0 p5     192 dst copy
        psllq xmm0, 8                                          ;   744.0 p0     192 dst
        xorps xmm11, xmm0                                      ;   746.0 p1     192 dst
        xorps xmm9, [rax - 48]                                 ;   743.0 p5+p2  192 dst
        movaps xmm0, [rdi + 0]                                 ;   738.0 p2     192 dst
        psrlq xmm0, 8                                          ;   741.0 p0     192 dst
        movaps xmm8, [rax + 32]                                ;   739.0 p2     192 dst reload
        xorps xmm0, xmm8                                       ;   743.0 p1     192 dst
        andps xmm0, xmm5                                       ;   744.0 p5     192 dst
        xorps xmm8, xmm0                                       ;   745.0 p0     192 dst
        psllq xmm0, 8                                          ;   745.0 p0     192 dst
        xorps xmm0, [rdi + 0]                                  ;   747.0 p1+p2  192 dst
        movaps [rdi + 0], xmm1                                 ;   741.0 p3+p4  192 dst spill
        movaps xmm1, [rsi + 48]                                ;   741.2 p2     192 dst
        movaps [rax + 32], xmm14                               ;   742.0 p3+p4  192 dst spill
        movaps xmm14, [rdx - 16]                               ;   742.2 p2     192 dst
        movaps [rax - 48], xmm2                                ;   743.0 p3+p4  192 dst spill
        movaps xmm2, [rsi + 48]                                ;   743.2 p2     192 dst
        movaps [rsi + 48], xmm10                               ;   744.0 p3+p4  192 dst spill
        movaps xmm10, xmm4                                     ;   745.0 p5     192 dst copy
        psrlq xmm10, 0x10                                      ;   746.0 p0     192 dst
        xorps xmm10, xmm0                                      ;   748.0 p1     192 dst
        andps xmm10, xmm15                                     ;   749.0 p5     192 dst
        xorps xmm0, xmm10                                      ;   750.0 p0     192 dst
        psllq xmm10, 0x10                                      ;   750.0 p0     192 dst
        xorps xmm4, xmm10                                      ;   752.0 p1     192 dst
        movaps xmm10, [rdx - 16]                               ;   744.5 p2     192 dst
        psrlq xmm10, 8                                         ;   747.5 p0     192 dst
        xorps xmm1, xmm10                                      ;   749.5 p5     192 dst
        andps xmm1, xmm5                                       ;   750.5 p1     192 dst
        xorps xmm2, xmm1                                       ;   751.5 p5     192 dst
        psllq xmm1, 8                                          ;   751.5 p0     192 dst
        xorps xmm14, xmm1                                      ;   753.5 p1     192 dst
        movaps xmm1, xmm11                                     ;   747.0 p5     192 dst copy
        psrlq xmm1, 0x10                                       ;   748.0 p0     192 dst
        xorps xmm1, xmm14                                      ;   754.5 p1     192 dst
        andps xmm1, xmm15                                      ;   755.5 p5     192 dst
        xorps xmm14, xmm1                                      ;   756.5 p1     192 dst
        psllq xmm1, 0x10                                       ;   756.5 p0     192 dst
        xorps xmm11, xmm1                                      ;   758.5 p5     192 dst
        movaps xmm1, xmm12                                     ;   749.2 p1     192 dst copy
        psrlq xmm1, 0x10                                       ;   750.2 p0     192 dst
        xorps xmm1, xmm8                                       ;   752.2 p5     192 dst
        andps xmm1, xmm15                                      ;   753.2 p1     192 dst
        xorps xmm8, xmm1                                       ;   754.2 p0     192 dst
        psllq xmm1, 0x10                                       ;   754.2 p0     192 dst
        xorps xmm12, xmm1                                      ;   756.2 p5     192 dst
        movaps xmm1, xmm9                                      ;   751.2 p1     192 dst copy
        psrlq xmm1, 0x10                                       ;   753.0 p0     192 dst
        xorps xmm1, xmm2                                       ;   755.0 p5     192 dst
        andps xmm1, xmm15                                      ;   756.0 p1     192 dst
        xorps xmm2, xmm1                                       ;   757.0 p5     192 dst
        psllq xmm1, 0x10                                       ;   757.0 p0     192 dst
        xorps xmm9, xmm1                                       ;   759.0 p1     192 dst
        movaps xmm1, xmm4                                      ;   754.0 p5     192 dst copy
        psrlq xmm1, 0x20                                       ;   755.0 p0     192 dst
        xorps xmm1, xmm11                                      ;   759.5 p1     192 dst
        andps xmm1, xmm3                                       ;   760.5 p5     192 dst
        xorps xmm11, xmm1                                      ;   761.5 p1     192 dst
        psllq xmm1, 0x20                                       ;   761.5 p0     192 dst
        xorps xmm4, xmm1                                       ;   763.5 p5     192 dst
        movaps xmm1, xmm0                                      ;   756.2 p1     192 dst copy
        psrlq xmm1, 0x20                                       ;   757.2 p0     192 dst
        xorps xmm1, xmm14                                      ;   759.2 p5     192 dst
        andps xmm1, xmm3                                       ;   760.2 p1     192 dst
        xorps xmm14, xmm1                                      ;   761.2 p0     192 dst
        psllq xmm1, 0x20                                       ;   761.2 p0     192 dst
        xorps xmm0, xmm1                                       ;   763.2 p5     192 dst
        movaps xmm1, xmm12                                     ;   758.2 p1     192 dst copy
        psrlq xmm1, 0x20                                       ;   760.0 p0     192 dst
        xorps xmm1, xmm9                                       ;   762.0 p5     192 dst
        andps xmm1, xmm3                                       ;   763.0 p1     192 dst
        xorps xmm9, xmm1                                       ;   764.0 p5     192 dst
        psllq xmm1, 0x20                                       ;   764.0 p0     192 dst
        xorps xmm12, xmm1                                      ;   766.0 p1     192 dst
        movaps xmm1, xmm8                                      ;   761.0 p5     192 dst copy
        psrlq xmm1, 0x20                                       ;   762.0 p0     192 dst
        xorps xmm1, xmm2                                       ;   764.0 p1     192 dst
        andps xmm1, xmm3                                       ;   765.0 p5     192 dst
        xorps xmm2, xmm1                                       ;   766.0 p1     192 dst
        psllq xmm1, 0x20                                       ;   766.0 p0     192 dst
        xorps xmm8, xmm1                                       ;   768.0 p5     192 dst
        movaps xmm1, [rbp + 80]                                ;   761.5 p2     192 dst
        psrlq xmm1, 8                                          ;   764.5 p0     192 dst
        movaps xmm10, [rax - 112]                              ;   762.5 p2     192 dst reload
        xorps xmm1, xmm10                                      ;   766.5 p1     192 dst
        andps xmm1, xmm5                                       ;   767.5 p5     192 dst
        xorps xmm10, xmm1                                      ;   768.5 p1     192 dst
        psllq xmm1, 8                                          ;   768.5 p0     192 dst
        xorps xmm1, [rbp + 80]                                 ;   770.5 p5+p2  192 dst
        movaps [rbp + 80], xmm2                                ;   767.0 p3+p4  192 dst spill
        movaps xmm2, [rsi - 32]                                ;   764.5 p2     192 dst
        movaps [rax - 112], xmm8                               ;   769.0 p3+p4  192 dst spill
        movaps xmm8, [rdi - 112]                               ;   765.5 p2     192 dst
        movaps [rdx - 16], xmm9                                ;   765.5 p3+p4  192 dst spill
        movaps xmm9, [rsi - 32]                                ;   766.5 p2     192 dst
        movaps [rsi - 32], xmm12                               ;   767.0 p3+p4  192 dst spill
        movaps xmm12, [rax + 112]                              ;   767.5 p2     192 dst
        movaps [rbp + 96], xmm14                               ;   767.5 p3+p4  192 dst spill
        movaps xmm14, [rcx - 128]                              ;   768.5 p2     192 dst
        movaps [rbp + 112], xmm0                               ;   768.5 p3+p4  192 dst spill
        movaps xmm0, [rdi - 112]                               ;   769.5 p2     192 dst
        psrlq xmm0, 8                                          ;   772.5 p0     192 dst
        xorps xmm2, xmm0                                       ;   774.5 p1     192 dst
        andps xmm2, xmm5                                       ;   775.5 p5     192 dst
        xorps xmm9, xmm2                                       ;   776.5 p0     192 dst
        psllq xmm2, 8                                          ;   776.5 p0     192 dst
        xorps xmm8, xmm2                                       ;   778.5 p1     192 dst
        movaps xmm0, [rcx - 128]                               ;   770.5 p2     192 dst
        psrlq xmm0, 8                                          ;   773.5 p0     192 dst
        xorps xmm12, xmm0                                      ;   775.5 p5     192 dst
        andps xmm12, xmm5                                      ;   776.5 p1     192 dst
        movaps xmm0, xmm12                                     ;   777.5 p5     192 dst copy
        psllq xmm0, 8                                          ;   778.5 p0     192 dst
        xorps xmm14, xmm0                                      ;   780.5 p1     192 dst
        xorps xmm12, [rax + 112]                               ;   777.5 p5+p2  192 dst
        movaps xmm0, [rcx - 80]                                ;   772.5 p2     192 dst
        psrlq xmm0, 8                                          ;   775.5 p0     192 dst
        xorps xmm0, xmm6                                       ;   777.5 p1     192 dst
        andps xmm0, xmm5                                       ;   778.5 p5     192 dst
        xorps xmm6, xmm0                                       ;   779.5 p1     192 dst
        psllq xmm0, 8                                          ;   779.5 p0     192 dst
        xorps xmm0, [rcx - 80]                                 ;   781.5 p5+p2  192 dst
        movaps xmm2, xmm1                                      ;   775.5 p1     192 dst copy
        psrlq xmm2, 0x10                                       ;   776.5 p0     192 dst
        xorps xmm2, xmm14                                      ;   781.5 p5     192 dst
        andps xmm2, xmm15                                      ;   782.5 p1     192 dst
        xorps xmm14, xmm2                                      ;   783.5 p0     192 dst
        psllq xmm2, 0x10                                       ;   783.5 p0     192 dst
        xorps xmm1, xmm2                                       ;   785.5 p5     192 dst
        movaps xmm2, xmm8                                      ;   779.5 p1     192 dst copy
        psrlq xmm2, 0x10                                       ;   780.5 p0     192 dst
        xorps xmm2, xmm0                                       ;   782.5 p5     192 dst
        andps xmm2, xmm15                                      ;   783.5 p1     192 dst
        xorps xmm0, xmm2                                       ;   784.5 p5     192 dst
        psllq xmm2, 0x10                                       ;   784.5 p0     192 dst
        xorps xmm8, xmm2                                       ;   786.5 p1     192 dst
        movaps xmm2, xmm10                                     ;   780.0 p5     192 dst copy
        psrlq xmm2, 0x10                                       ;   781.0 p0     192 dst
        xorps xmm2, xmm12                                      ;   783.0 p1     192 dst
        andps xmm2, xmm15                                      ;   784.0 p5     192 dst
        xorps xmm12, xmm2                                      ;   785.0 p1     192 dst
        psllq xmm2, 0x10                                       ;   785.0 p0     192 dst
        xorps xmm10, xmm2                                      ;   787.0 p5     192 dst
        movaps xmm2, xmm9                                      ;   782.5 p1     192 dst copy
        psrlq xmm2, 0x10                                       ;   783.5 p0     192 dst
        xorps xmm2, xmm6                                       ;   785.5 p5     192 dst
        andps xmm2, xmm15                                      ;   786.5 p1     192 dst
        xorps xmm6, xmm2                                       ;   787.5 p0     192 dst
        psllq xmm2, 0x10                                       ;   787.5 p0     192 dst
        xorps xmm9, xmm2                                       ;   789.5 p5     192 dst
        movaps xmm2, xmm1                                      ;   786.5 p1     192 dst copy
        psrlq xmm2, 0x20                                       ;   787.5 p0     192 dst
        xorps xmm2, xmm8                                       ;   789.5 p5     192 dst
        andps xmm2, xmm3                                       ;   790.5 p1     192 dst
        xorps xmm8, xmm2                                       ;   791.5 p5     192 dst
        psllq xmm2, 0x20                                       ;   791.5 p0     192 dst
        xorps xmm1, xmm2                                       ;   793.5 p1     192 dst
        movaps xmm2, xmm14                                     ;   787.0 p5     192 dst copy
        psrlq xmm2, 0x20                                       ;   788.0 p0     192 dst
        xorps xmm2, xmm0                                       ;   790.0 p1     192 dst
        andps xmm2, xmm3                                       ;   791.0 p5     192 dst
        xorps xmm0, xmm2                                       ;   792.0 p1     192 dst
        psllq xmm2, 0x20                                       ;   792.0 p0     192 dst
        xorps xmm14, xmm2                                      ;   794.0 p5     192 dst
        movaps xmm2, xmm10                                     ;   789.5 p1     192 dst copy
        psrlq xmm2, 0x20                                       ;   790.5 p0     192 dst
        xorps xmm2, xmm9                                       ;   792.5 p5     192 dst
        andps xmm2, xmm3                                       ;   793.5 p1     192 dst
        xorps xmm9, xmm2                                       ;   794.5 p0     192 dst
        psllq xmm2, 0x20                                       ;   794.5 p0     192 dst
        xorps xmm10, xmm2                                      ;   796.5 p5     192 dst
        movaps xmm2, xmm12                                     ;   791.5 p1     192 dst copy
        psrlq xmm2, 0x20                                       ;   792.8 p0     192 dst
        xorps xmm2, xmm6                                       ;   794.8 p5     192 dst
        andps xmm2, xmm3                                       ;   795.8 p1     192 dst
        xorps xmm6, xmm2                                       ;   796.8 p5     192 dst
        psllq xmm2, 0x20                                       ;   796.8 p0     192 dst
        xorps xmm12, xmm2                                      ;   798.8 p1     192 dst
        movaps xmm2, [rcx + 16]                                ;   792.0 p2     192 dst
        movaps [rcx - 80], xmm6                                ;   797.8 p3+p4  192 dst spill
        movaps xmm6, [rbp + 0]                                 ;   793.0 p2     192 dst
        movaps [rax + 112], xmm12                              ;   799.8 p3+p4  192 dst spill
        movaps xmm12, [rcx + 16]                               ;   794.0 p2     192 dst
        movaps [rcx + 16], xmm9                                ;   795.5 p3+p4  192 dst spill
        movaps xmm9, [rax - 64]                                ;   795.0 p2     192 dst
        movaps [rcx - 128], xmm10                              ;   797.5 p3+p4  192 dst spill
        movaps xmm10, [rbp + 64]                               ;   796.0 p2     192 dst
        movaps [rdi - 112], xmm0                               ;   796.2 p3+p4  192 dst spill
        movaps xmm0, [rbp + 0]                                 ;   797.0 p2     192 dst
        psrlq xmm0, 8                                          ;   800.0 p0     192 dst
        xorps xmm2, xmm0                                       ;   802.0 p5     192 dst
        andps xmm2, xmm5                                       ;   803.0 p1     192 dst
        xorps xmm12, xmm2                                      ;   804.0 p0     192 dst
        psllq xmm2, 8                                          ;   804.0 p0     192 dst
        xorps xmm6, xmm2                                       ;   806.0 p5     192 dst
        movaps xmm0, [rbp + 64]                                ;   798.0 p2     192 dst
        psrlq xmm0, 8                                          ;   801.0 p0     192 dst
        xorps xmm9, xmm0                                       ;   803.0 p1     192 dst
        andps xmm9, xmm5                                       ;   804.0 p5     192 dst
        movaps xmm0, xmm9                                      ;   805.0 p1     192 dst copy
        psllq xmm0, 8                                          ;   806.0 p0     192 dst
        xorps xmm10, xmm0                                      ;   808.0 p5     192 dst
        xorps xmm9, [rax - 64]                                 ;   805.0 p1+p2  192 dst
        movaps xmm0, [rdi - 16]                                ;   800.0 p2     192 dst
        psrlq xmm0, 8                                          ;   803.0 p0     192 dst
        movaps xmm2, [rax + 16]                                ;   801.0 p2     192 dst reload
        xorps xmm0, xmm2                                       ;   805.0 p5     192 dst
        andps xmm0, xmm5                                       ;   806.0 p1     192 dst
        xorps xmm2, xmm0                                       ;   807.0 p0     192 dst
        psllq xmm0, 8                                          ;   807.0 p0     192 dst
        xorps xmm0, [rdi - 16]                                 ;   809.0 p5+p2  192 dst
        movaps [rdi - 16], xmm14                               ;   803.0 p3+p4  192 dst spill
        movaps xmm14, [rsi + 32]                               ;   803.2 p2     192 dst
        movaps [rax + 16], xmm11                               ;   804.0 p3+p4  192 dst spill
        movaps xmm11, [rdx - 32]                               ;   804.2 p2     192 dst
        movaps [rax - 64], xmm8                                ;   805.0 p3+p4  192 dst spill
        movaps xmm8, [rsi + 32]                                ;   805.2 p2     192 dst
        movaps [rsi + 32], xmm4                                ;   806.0 p3+p4  192 dst spill
        movaps xmm4, xmm6                                      ;   807.0 p1     192 dst copy
        psrlq xmm4, 0x10                                       ;   808.0 p0     192 dst
        xorps xmm4, xmm0                                       ;   810.0 p5     192 dst
        andps xmm4, xmm15                                      ;   811.0 p1     192 dst
        xorps xmm0, xmm4                                       ;   812.0 p0     192 dst
        psllq xmm4, 0x10                                       ;   812.0 p0     192 dst
        xorps xmm6, xmm4                                       ;   814.0 p5     192 dst
        movaps xmm4, [rdx - 32]                                ;   806.5 p2     192 dst
        psrlq xmm4, 8                                          ;   809.5 p0     192 dst
        xorps xmm14, xmm4                                      ;   811.5 p1     192 dst
        andps xmm14, xmm5                                      ;   812.5 p5     192 dst
        xorps xmm8, xmm14                                      ;   813.5 p1     192 dst
        psllq xmm14, 8                                         ;   813.5 p0     192 dst
        xorps xmm11, xmm14                                     ;   815.5 p5     192 dst
        movaps xmm4, xmm10                                     ;   809.0 p1     192 dst copy
        psrlq xmm4, 0x10                                       ;   810.0 p0     192 dst
        xorps xmm4, xmm11                                      ;   816.5 p5     192 dst
        andps xmm4, xmm15                                      ;   817.5 p1     192 dst
        xorps xmm11, xmm4                                      ;   818.5 p5     192 dst
        psllq xmm4, 0x10                                       ;   818.5 p0     192 dst
        xorps xmm10, xmm4                                      ;   820.5 p1     192 dst
        movaps xmm4, xmm12                                     ;   811.2 p5     192 dst copy
        psrlq xmm4, 0x10                                       ;   812.2 p0     192 dst
        xorps xmm4, xmm2                                       ;   814.2 p1     192 dst
        andps xmm4, xmm15                                      ;   815.2 p5     192 dst
        xorps xmm2, xmm4                                       ;   816.2 p0     192 dst
        psllq xmm4, 0x10                                       ;   816.2 p0     192 dst
        xorps xmm12, xmm4                                      ;   818.2 p1     192 dst
        movaps xmm4, xmm9                                      ;   813.2 p5     192 dst copy
        psrlq xmm4, 0x10                                       ;   815.0 p0     192 dst
        xorps xmm4, xmm8                                       ;   817.0 p1     192 dst
        andps xmm4, xmm15                                      ;   818.0 p5     192 dst
        xorps xmm8, xmm4                                       ;   819.0 p1     192 dst
        psllq xmm4, 0x10                                       ;   819.0 p0     192 dst
        xorps xmm9, xmm4                                       ;   821.0 p5     192 dst
        movaps xmm4, xmm6                                      ;   816.0 p1     192 dst copy
        psrlq xmm4, 0x20                                       ;   817.0 p0     192 dst
        xorps xmm4, xmm10                                      ;   821.5 p5     192 dst
        andps xmm4, xmm3                                       ;   822.5 p1     192 dst
        xorps xmm10, xmm4                                      ;   823.5 p5     192 dst
        psllq xmm4, 0x20                                       ;   823.5 p0     192 dst
        xorps xmm6, xmm4                                       ;   825.5 p1     192 dst
        movaps xmm4, xmm0                                      ;   818.2 p5     192 dst copy
        psrlq xmm4, 0x20                                       ;   819.2 p0     192 dst
        xorps xmm4, xmm11                                      ;   821.2 p1     192 dst
        andps xmm4, xmm3                                       ;   822.2 p5     192 dst
        xorps xmm11, xmm4                                      ;   823.2 p0     192 dst
        psllq xmm4, 0x20                                       ;   823.2 p0     192 dst
        xorps xmm0, xmm4                                       ;   825.2 p1     192 dst
        movaps xmm4, xmm12                                     ;   820.2 p5     192 dst copy
        psrlq xmm4, 0x20                                       ;   822.0 p0     192 dst
        xorps xmm4, xmm9                                       ;   824.0 p1     192 dst
        andps xmm4, xmm3                                       ;   825.0 p5     192 dst
        xorps xmm9, xmm4                                       ;   826.0 p1     192 dst
        psllq xmm4, 0x20                                       ;   826.0 p0     192 dst
        xorps xmm12, xmm4                                      ;   828.0 p5     192 dst
        movaps xmm4, xmm2                                      ;   823.0 p1     192 dst copy
        psrlq xmm4, 0x20                                       ;   824.0 p0     192 dst
        xorps xmm4, xmm8                                       ;   826.0 p5     192 dst
        andps xmm4, xmm3                                       ;   827.0 p1     192 dst
        xorps xmm8, xmm4                                       ;   828.0 p5     192 dst
        psllq xmm4, 0x20                                       ;   828.0 p0     192 dst
        xorps xmm2, xmm4                                       ;   830.0 p1     192 dst
        movaps xmm4, [rbp - 16]                                ;   823.5 p2     192 dst
        psrlq xmm4, 8                                          ;   826.5 p0     192 dst
        movaps xmm14, [rax - 128]                              ;   824.5 p2     192 dst reload
        xorps xmm4, xmm14                                      ;   828.5 p5     192 dst
        andps xmm4, xmm5                                       ;   829.5 p1     192 dst
        xorps xmm14, xmm4                                      ;   830.5 p5     192 dst
        psllq xmm4, 8                                          ;   830.5 p0     192 dst
        xorps xmm4, [rbp - 16]                                 ;   832.5 p1+p2  192 dst
        movaps [rbp - 16], xmm8                                ;   829.0 p3+p4  192 dst spill
        movaps xmm8, [rsi - 48]                                ;   826.5 p2     192 dst
        movaps [rax - 128], xmm2                               ;   831.0 p3+p4  192 dst spill
        movaps xmm2, [rdi - 128]                               ;   827.5 p2     192 dst
        movaps [rdx - 32], xmm9                                ;   827.5 p3+p4  192 dst spill
        movaps xmm9, [rsi - 48]                                ;   828.5 p2     192 dst
        movaps [rsi - 48], xmm12                               ;   829.0 p3+p4  192 dst spill
        movaps xmm12, [rax + 96]                               ;   829.5 p2     192 dst
        movaps [rbp + 64], xmm11                               ;   829.5 p3+p4  192 dst spill
        movaps xmm11, [rdi + 112]                              ;   830.5 p2     192 dst
        movaps [rbp + 0], xmm0                                 ;   830.5 p3+p4  192 dst spill
        movaps xmm0, [rdi - 128]                               ;   831.5 p2     192 dst
        psrlq xmm0, 8                                          ;   834.5 p0     192 dst
        xorps xmm8, xmm0                                       ;   836.5 p5     192 dst
        andps xmm8, xmm5                                       ;   837.5 p1     192 dst
        xorps xmm9, xmm8                                       ;   838.5 p0     192 dst
        psllq xmm8, 8                                          ;   838.5 p0     192 dst
        xorps xmm2, xmm8                                       ;   840.5 p5     192 dst
        movaps xmm0, [rdi + 112]                               ;   832.5 p2     192 dst
        psrlq xmm0, 8                                          ;   835.5 p0     192 dst
        xorps xmm12, xmm0                                      ;   837.5 p1     192 dst
        andps xmm12, xmm5                                      ;   838.5 p5     192 dst
        movaps xmm0, xmm12                                     ;   839.5 p1     192 dst copy
        psllq xmm0, 8                                          ;   840.5 p0     192 dst
        xorps xmm11, xmm0                                      ;   842.5 p5     192 dst
        xorps xmm12, [rax + 96]                                ;   839.5 p1+p2  192 dst
        movaps xmm0, [rcx - 96]                                ;   834.5 p2     192 dst
        psrlq xmm0, 8                                          ;   837.5 p0     192 dst
        xorps xmm0, xmm13                                      ;   839.5 p5     192 dst
        andps xmm0, xmm5                                       ;   840.5 p1     192 dst
        xorps xmm13, xmm0                                      ;   841.5 p5     192 dst
        psllq xmm0, 8                                          ;   841.5 p0     192 dst
        xorps xmm0, [rcx - 96]                                 ;   843.5 p1+p2  192 dst
        movaps xmm8, xmm4                                      ;   837.5 p5     192 dst copy
        psrlq xmm8, 0x10                                       ;   838.5 p0     192 dst
        xorps xmm8, xmm11                                      ;   843.5 p1     192 dst
        andps xmm8, xmm15                                      ;   844.5 p5     192 dst
        xorps xmm11, xmm8                                      ;   845.5 p0     192 dst
        psllq xmm8, 0x10                                       ;   845.5 p0     192 dst
        xorps xmm4, xmm8                                       ;   847.5 p1     192 dst
        movaps xmm8, xmm2                                      ;   841.5 p5     192 dst copy
        psrlq xmm8, 0x10                                       ;   842.5 p0     192 dst
        xorps xmm8, xmm0                                       ;   844.5 p1     192 dst
        andps xmm8, xmm15                                      ;   845.5 p5     192 dst
        xorps xmm0, xmm8                                       ;   846.5 p1     192 dst
        psllq xmm8, 0x10                                       ;   846.5 p0     192 dst
        xorps xmm2, xmm8                                       ;   848.5 p5     192 dst
        movaps xmm8, xmm14                                     ;   842.0 p1     192 dst copy
        psrlq xmm8, 0x10                                       ;   843.0 p0     192 dst
        xorps xmm8, xmm12                                      ;   845.0 p5     192 dst
        andps xmm8, xmm15                                      ;   846.0 p1     192 dst
        xorps xmm12, xmm8                                      ;   847.0 p5     192 dst
        psllq xmm8, 0x10                                       ;   847.0 p0     192 dst
        xorps xmm14, xmm8                                      ;   849.0 p1     192 dst
        movaps xmm8, xmm9                                      ;   844.5 p5     192 dst copy
        psrlq xmm8, 0x10                                       ;   845.5 p0     192 dst
        xorps xmm8, xmm13                                      ;   847.5 p1     192 dst
        andps xmm8, xmm15                                      ;   848.5 p5     192 dst
        xorps xmm13, xmm8                                      ;   849.5 p0     192 dst
        psllq xmm8, 0x10                                       ;   849.5 p0     192 dst
        xorps xmm9, xmm8                                       ;   851.5 p1     192 dst
        movaps xmm8, xmm4                                      ;   848.5 p5     192 dst copy
        psrlq xmm8, 0x20                                       ;   849.5 p0     192 dst
        xorps xmm8, xmm2                                       ;   851.5 p1     192 dst
        andps xmm8, xmm3                                       ;   852.5 p5     192 dst
        xorps xmm2, xmm8                                       ;   853.5 p1     192 dst
        psllq xmm8, 0x20                                       ;   853.5 p0     192 dst
        xorps xmm4, xmm8                                       ;   855.5 p5     192 dst
        movaps xmm8, xmm11                                     ;   849.0 p1     192 dst copy
        psrlq xmm8, 0x20                                       ;   850.0 p0     192 dst
        xorps xmm8, xmm0                                       ;   852.0 p5     192 dst
        andps xmm8, xmm3                                       ;   853.0 p1     192 dst
        xorps xmm0, xmm8                                       ;   854.0 p5     192 dst
        psllq xmm8, 0x20                                       ;   854.0 p0     192 dst
        xorps xmm11, xmm8                                      ;   856.0 p1     192 dst
        movaps xmm8, xmm14                                     ;   851.5 p5     192 dst copy
        psrlq xmm8, 0x20                                       ;   852.5 p0     192 dst
        xorps xmm8, xmm9                                       ;   854.5 p1     192 dst
        andps xmm8, xmm3                                       ;   855.5 p5     192 dst
        xorps xmm9, xmm8                                       ;   856.5 p0     192 dst
        psllq xmm8, 0x20                                       ;   856.5 p0     192 dst
        xorps xmm14, xmm8                                      ;   858.5 p1     192 dst
        movaps xmm8, xmm12                                     ;   853.5 p5     192 dst copy
        psrlq xmm8, 0x20                                       ;   854.8 p0     192 dst
        xorps xmm8, xmm13                                      ;   856.8 p1     192 dst
        andps xmm8, xmm3                                       ;   857.8 p5     192 dst
        xorps xmm13, xmm8                                      ;   858.8 p1     192 dst
        psllq xmm8, 0x20                                       ;   858.8 p0     192 dst
        xorps xmm12, xmm8                                      ;   860.8 p5     192 dst
        movaps xmm8, [rcx + 0]                                 ;   854.0 p2     192 dst
        movaps [rcx - 96], xmm13                               ;   859.8 p3+p4  192 dst spill
        movaps xmm13, [rbp - 32]                               ;   855.0 p2     192 dst
        movaps [rax + 96], xmm12                               ;   861.8 p3+p4  192 dst spill
        movaps xmm12, [rcx + 0]                                ;   856.0 p2     192 dst
        movaps [rcx + 0], xmm9                                 ;   857.5 p3+p4  192 dst spill
        movaps xmm9, [rax - 80]                                ;   857.0 p2     192 dst
        movaps [rdi + 112], xmm14                              ;   859.5 p3+p4  192 dst spill
        movaps xmm14, [rbp + 48]                               ;   858.0 p2     192 dst
        movaps [rdi - 128], xmm0                               ;   858.2 p3+p4  192 dst spill
        movaps xmm0, [rbp - 32]                                ;   859.0 p2     192 dst
        psrlq xmm0, 8                                          ;   862.0 p0     192 dst
        xorps xmm8, xmm0                                       ;   864.0 p1     192 dst
        andps xmm8, xmm5                                       ;   865.0 p5     192 dst
        xorps xmm12, xmm8                                      ;   866.0 p0     192 dst
        psllq xmm8, 8                                          ;   866.0 p0     192 dst
        xorps xmm13, xmm8                                      ;   868.0 p1     192 dst
        movaps xmm0, [rbp + 48]                                ;   860.0 p2     192 dst
        psrlq xmm0, 8                                          ;   863.0 p0     192 dst
        xorps xmm9, xmm0                                       ;   865.0 p5     192 dst
        andps xmm9, xmm5                                       ;   866.0 p1     192 dst
        movaps xmm0, xmm9                                      ;   867.0 p5     192 dst copy
        psllq xmm0, 8                                          ;   868.0 p0     192 dst
        xorps xmm14, xmm0                                      ;   870.0 p1     192 dst
        xorps xmm9, [rax - 80]                                 ;   867.0 p5+p2  192 dst
        movaps xmm0, [rdi - 32]                                ;   862.0 p2     192 dst
        psrlq xmm0, 8                                          ;   865.0 p0     192 dst
        movaps xmm8, [rax + 0]                                 ;   863.0 p2     192 dst reload
        xorps xmm0, xmm8                                       ;   867.0 p1     192 dst
        andps xmm0, xmm5                                       ;   868.0 p5     192 dst
        xorps xmm8, xmm0                                       ;   869.0 p0     192 dst
        psllq xmm0, 8                                          ;   869.0 p0     192 dst
        xorps xmm0, [rdi - 32]                                 ;   871.0 p1+p2  192 dst
        movaps [rdi - 32], xmm11                               ;   865.0 p3+p4  192 dst spill
        movaps xmm11, [rsi + 16]                               ;   865.2 p2     192 dst
        movaps [rax + 0], xmm10                                ;   866.0 p3+p4  192 dst spill
        movaps xmm10, [rdx - 48]                               ;   866.2 p2     192 dst
        movaps [rax - 80], xmm2                                ;   867.0 p3+p4  192 dst spill
        movaps xmm2, [rsi + 16]                                ;   867.2 p2     192 dst
        movaps [rsi + 16], xmm6                                ;   868.0 p3+p4  192 dst spill
        movaps xmm6, xmm13                                     ;   869.0 p5     192 dst copy
        psrlq xmm6, 0x10                                       ;   870.0 p0     192 dst
        xorps xmm6, xmm0                                       ;   872.0 p1     192 dst
        andps xmm6, xmm15                                      ;   873.0 p5     192 dst
        xorps xmm0, xmm6                                       ;   874.0 p0     192 dst
        psllq xmm6, 0x10                                       ;   874.0 p0     192 dst
        xorps xmm13, xmm6                                      ;   876.0 p1     192 dst
        movaps xmm6, [rdx - 48]                                ;   868.5 p2     192 dst
        psrlq xmm6, 8                                          ;   871.5 p0     192 dst
        xorps xmm11, xmm6                                      ;   873.5 p5     192 dst
        andps xmm11, xmm5                                      ;   874.5 p1     192 dst
        xorps xmm2, xmm11                                      ;   875.5 p5     192 dst
        psllq xmm11, 8                                         ;   875.5 p0     192 dst
        xorps xmm10, xmm11                                     ;   877.5 p1     192 dst
        movaps xmm6, xmm14                                     ;   871.0 p5     192 dst copy
        psrlq xmm6, 0x10                                       ;   872.0 p0     192 dst
        xorps xmm6, xmm10                                      ;   878.5 p1     192 dst
        andps xmm6, xmm15                                      ;   879.5 p5     192 dst
        xorps xmm10, xmm6                                      ;   880.5 p1     192 dst
        psllq xmm6, 0x10                                       ;   880.5 p0     192 dst
        xorps xmm14, xmm6                                      ;   882.5 p5     192 dst
        movaps xmm6, xmm12                                     ;   873.2 p1     192 dst copy
        psrlq xmm6, 0x10                                       ;   874.2 p0     192 dst
        xorps xmm6, xmm8                                       ;   876.2 p5     192 dst
        andps xmm6, xmm15                                      ;   877.2 p1     192 dst
        xorps xmm8, xmm6                                       ;   878.2 p0     192 dst
        psllq xmm6, 0x10                                       ;   878.2 p0     192 dst
        xorps xmm12, xmm6                                      ;   880.2 p5     192 dst
        movaps xmm6, xmm9                                      ;   875.2 p1     192 dst copy
        psrlq xmm6, 0x10                                       ;   877.0 p0     192 dst
        xorps xmm6, xmm2                                       ;   879.0 p5     192 dst
        andps xmm6, xmm15                                      ;   880.0 p1     192 dst
        xorps xmm2, xmm6                                       ;   881.0 p5     192 dst
        psllq xmm6, 0x10                                       ;   881.0 p0     192 dst
        xorps xmm9, xmm6                                       ;   883.0 p1     192 dst
        movaps xmm6, xmm13                                     ;   878.0 p5     192 dst copy
        psrlq xmm6, 0x20                                       ;   879.0 p0     192 dst
        xorps xmm6, xmm14                                      ;   883.5 p1     192 dst
        andps xmm6, xmm3                                       ;   884.5 p5     192 dst
        xorps xmm14, xmm6                                      ;   885.5 p1     192 dst
        psllq xmm6, 0x20                                       ;   885.5 p0     192 dst
        xorps xmm13, xmm6                                      ;   887.5 p5     192 dst
        movaps xmm6, xmm0                                      ;   880.2 p1     192 dst copy
        psrlq xmm6, 0x20                                       ;   881.2 p0     192 dst
        xorps xmm6, xmm10                                      ;   883.2 p5     192 dst
        andps xmm6, xmm3                                       ;   884.2 p1     192 dst
        xorps xmm10, xmm6                                      ;   885.2 p0     192 dst
        psllq xmm6, 0x20                                       ;   885.2 p0     192 dst
        xorps xmm0, xmm6                                       ;   887.2 p5     192 dst
        movaps xmm6, xmm12                                     ;   882.2 p1     192 dst copy
        psrlq xmm6, 0x20                                       ;   884.0 p0     192 dst
        xorps xmm6, xmm9                                       ;   886.0 p5     192 dst
        andps xmm6, xmm3                                       ;   887.0 p1     192 dst
        xorps xmm9, xmm6                                       ;   888.0 p5     192 dst
        psllq xmm6, 0x20                                       ;   888.0 p0     192 dst
        xorps xmm12, xmm6                                      ;   890.0 p1     192 dst
        movaps xmm6, xmm8                                      ;   885.0 p5     192 dst copy
        psrlq xmm6, 0x20                                       ;   886.0 p0     192 dst
        xorps xmm6, xmm2                                       ;   888.0 p1     192 dst
        andps xmm6, xmm3                                       ;   889.0 p5     192 dst
        xorps xmm2, xmm6                                       ;   890.0 p1     192 dst
        psllq xmm6, 0x20                                       ;   890.0 p0     192 dst
        xorps xmm8, xmm6                                       ;   892.0 p5     192 dst
        movaps xmm6, [rbp - 48]                                ;   885.5 p2     192 dst
        psrlq xmm6, 8                                          ;   888.5 p0     192 dst
        movaps xmm11, [rcx + 112]                              ;   886.5 p2     192 dst reload
        xorps xmm6, xmm11                                      ;   890.5 p1     192 dst
        andps xmm6, xmm5                                       ;   891.5 p5     192 dst
        xorps xmm11, xmm6                                      ;   892.5 p1     192 dst
        psllq xmm6, 8                                          ;   892.5 p0     192 dst
        xorps xmm6, [rbp - 48]                                 ;   894.5 p5+p2  192 dst
        movaps [rbp - 48], xmm2                                ;   891.0 p3+p4  192 dst spill
        movaps xmm2, [rsi - 64]                                ;   888.5 p2     192 dst
        movaps [rcx + 112], xmm8                               ;   893.0 p3+p4  192 dst spill
        movaps xmm8, [rsi + 112]                               ;   889.5 p2     192 dst
        movaps [rdx - 48], xmm9                                ;   889.5 p3+p4  192 dst spill
        movaps xmm9, [rsi - 64]                                ;   890.5 p2     192 dst
        movaps [rsi - 64], xmm12                               ;   891.0 p3+p4  192 dst spill
        movaps xmm12, [rax + 80]                               ;   891.5 p2     192 dst
        movaps [rbp + 48], xmm10                               ;   891.5 p3+p4  192 dst spill
        movaps xmm10, [rdi + 96]                               ;   892.5 p2     192 dst
        movaps [rbp - 32], xmm0                                ;   892.5 p3+p4  192 dst spill
        movaps xmm0, [rsi + 112]                               ;   893.5 p2     192 dst
        psrlq xmm0, 8                                          ;   896.5 p0     192 dst
        xorps xmm2, xmm0                                       ;   898.5 p1     192 dst
        andps xmm2, xmm5                                       ;   899.5 p5     192 dst
        xorps xmm9, xmm2                                       ;   900.5 p0     192 dst
        psllq xmm2, 8                                          ;   900.5 p0     192 dst
        xorps xmm8, xmm2                                       ;   902.5 p1     192 dst
        movaps xmm0, [rdi + 96]                                ;   894.5 p2     192 dst
        psrlq xmm0, 8                                          ;   897.5 p0     192 dst
        xorps xmm12, xmm0                                      ;   899.5 p5     192 dst
        andps xmm12, xmm5                                      ;   900.5 p1     192 dst
        movaps xmm0, xmm12                                     ;   901.5 p5     192 dst copy
        psllq xmm0, 8                                          ;   902.5 p0     192 dst
        xorps xmm10, xmm0                                      ;   904.5 p1     192 dst
        xorps xmm12, [rax + 80]                                ;   901.5 p5+p2  192 dst
        movaps xmm0, [rdx + 80]                                ;   896.5 p2     192 dst
        psrlq xmm0, 8                                          ;   899.5 p0     192 dst
        movaps xmm2, [rbp - 128]                               ;   897.5 p2     192 dst reload
        xorps xmm0, xmm2                                       ;   901.5 p1     192 dst
        andps xmm0, xmm5                                       ;   902.5 p5     192 dst
        xorps xmm2, xmm0                                       ;   903.5 p0     192 dst
        psllq xmm0, 8                                          ;   903.5 p0     192 dst
        xorps xmm0, [rdx + 80]                                 ;   905.5 p1+p2  192 dst
        movaps [rdx + 80], xmm14                               ;   899.5 p3+p4  192 dst spill
        movaps xmm14, xmm6                                     ;   899.8 p5     192 dst copy
        psrlq xmm14, 0x10                                      ;   900.8 p0     192 dst
        xorps xmm14, xmm10                                     ;   905.5 p1     192 dst
        andps xmm14, xmm15                                     ;   906.5 p5     192 dst
        xorps xmm10, xmm14                                     ;   907.5 p0     192 dst
        psllq xmm14, 0x10                                      ;   907.5 p0     192 dst
        xorps xmm6, xmm14                                      ;   909.5 p1     192 dst
        movaps xmm14, xmm8                                     ;   903.5 p5     192 dst copy
        psrlq xmm14, 0x10                                      ;   904.5 p0     192 dst
        xorps xmm14, xmm0                                      ;   906.5 p1     192 dst
        andps xmm14, xmm15                                     ;   907.5 p5     192 dst
        xorps xmm0, xmm14                                      ;   908.5 p1     192 dst
        psllq xmm14, 0x10                                      ;   908.5 p0     192 dst
        xorps xmm8, xmm14                                      ;   910.5 p5     192 dst
        movaps xmm14, xmm11                                    ;   904.2 p1     192 dst copy
        psrlq xmm14, 0x10                                      ;   905.2 p0     192 dst
        xorps xmm14, xmm12                                     ;   907.2 p5     192 dst
        andps xmm14, xmm15                                     ;   908.2 p1     192 dst
        xorps xmm12, xmm14                                     ;   909.2 p5     192 dst
        psllq xmm14, 0x10                                      ;   909.2 p0     192 dst
        xorps xmm11, xmm14                                     ;   911.2 p1     192 dst
        movaps xmm14, xmm9                                     ;   906.8 p5     192 dst copy
        psrlq xmm14, 0x10                                      ;   907.8 p0     192 dst
        xorps xmm14, xmm2                                      ;   909.8 p1     192 dst
        andps xmm14, xmm15                                     ;   910.8 p5     192 dst
        xorps xmm2, xmm14                                      ;   911.8 p0     192 dst
        psllq xmm14, 0x10                                      ;   911.8 p0     192 dst
        xorps xmm9, xmm14                                      ;   913.8 p1     192 dst
        movaps xmm14, xmm6                                     ;   910.5 p5     192 dst copy
        psrlq xmm14, 0x20                                      ;   911.5 p0     192 dst
        xorps xmm14, xmm8                                      ;   913.5 p1     192 dst
        andps xmm14, xmm3                                      ;   914.5 p5     192 dst
        xorps xmm8, xmm14                                      ;   915.5 p1     192 dst
        psllq xmm14, 0x20                                      ;   915.5 p0     192 dst
        xorps xmm6, xmm14                                      ;   917.5 p5     192 dst
        movaps xmm14, xmm10                                    ;   911.2 p1     192 dst copy
        psrlq xmm14, 0x20                                      ;   912.2 p0     192 dst
        xorps xmm14, xmm0                                      ;   914.2 p5     192 dst
        andps xmm14, xmm3                                      ;   915.2 p1     192 dst
        xorps xmm0, xmm14                                      ;   916.2 p5     192 dst
        psllq xmm14, 0x20                                      ;   916.2 p0     192 dst
        xorps xmm10, xmm14                                     ;   918.2 p1     192 dst
        movaps xmm14, xmm11                                    ;   913.8 p5     192 dst copy
        psrlq xmm14, 0x20                                      ;   914.8 p0     192 dst
        xorps xmm14, xmm9                                      ;   916.8 p1     192 dst
        andps xmm14, xmm3                                      ;   917.8 p5     192 dst
        xorps xmm9, xmm14                                      ;   918.8 p0     192 dst
        psllq xmm14, 0x20                                      ;   918.8 p0     192 dst
        xorps xmm11, xmm14                                     ;   920.8 p1     192 dst
        movaps xmm14, xmm12                                    ;   915.8 p5     192 dst copy
        psrlq xmm14, 0x20                                      ;   917.0 p0     192 dst
        xorps xmm14, xmm2                                      ;   919.0 p1     192 dst
        andps xmm14, xmm3                                      ;   920.0 p5     192 dst
        xorps xmm2, xmm14                                      ;   921.0 p1     192 dst
        psllq xmm14, 0x20                                      ;   921.0 p0     192 dst
        xorps xmm12, xmm14                                     ;   923.0 p5     192 dst
        movaps xmm14, [rcx - 16]                               ;   916.0 p2     192 dst
        movaps [rbp - 128], xmm2                               ;   922.0 p3+p4  192 dst spill
        movaps xmm2, [rbp - 64]                                ;   917.0 p2     192 dst
        movaps [rax + 80], xmm12                               ;   924.0 p3+p4  192 dst spill
        movaps xmm12, [rcx - 16]                               ;   918.0 p2     192 dst
        movaps [rcx - 16], xmm9                                ;   919.8 p3+p4  192 dst spill
        movaps xmm9, [rsi - 128]                               ;   919.0 p2     192 dst
        movaps [rdi + 96], xmm11                               ;   921.8 p3+p4  192 dst spill
        movaps xmm11, [rbp + 32]                               ;   920.0 p2     192 dst
        movaps [rsi + 112], xmm0                               ;   920.2 p3+p4  192 dst spill
        movaps xmm0, [rbp - 64]                                ;   921.0 p2     192 dst
        psrlq xmm0, 8                                          ;   924.0 p0     192 dst
        xorps xmm14, xmm0                                      ;   926.0 p1     192 dst
        andps xmm14, xmm5                                      ;   927.0 p5     192 dst
        xorps xmm12, xmm14                                     ;   928.0 p0     192 dst
        psllq xmm14, 8                                         ;   928.0 p0     192 dst
        xorps xmm2, xmm14                                      ;   930.0 p1     192 dst
        movaps xmm0, [rbp + 32]                                ;   922.0 p2     192 dst
        psrlq xmm0, 8                                          ;   925.0 p0     192 dst
        xorps xmm9, xmm0                                       ;   927.0 p5     192 dst
        andps xmm9, xmm5                                       ;   928.0 p1     192 dst
        movaps xmm0, xmm9                                      ;   929.0 p5     192 dst copy
        psllq xmm0, 8                                          ;   930.0 p0     192 dst
        xorps xmm11, xmm0                                      ;   932.0 p1     192 dst
        xorps xmm9, [rsi - 128]                                ;   929.0 p5+p2  192 dst
        movaps xmm0, [rdi - 48]                                ;   924.0 p2     192 dst
        psrlq xmm0, 8                                          ;   927.0 p0     192 dst
        movaps xmm14, [rbx + 64]                               ;   925.0 p2     192 dst reload
        xorps xmm0, xmm14                                      ;   929.0 p1     192 dst
        andps xmm0, xmm5                                       ;   930.0 p5     192 dst
        xorps xmm14, xmm0                                      ;   931.0 p0     192 dst
        psllq xmm0, 8                                          ;   931.0 p0     192 dst
        xorps xmm0, [rdi - 48]                                 ;   933.0 p1+p2  192 dst
        movaps [rdi - 48], xmm10                               ;   927.0 p3+p4  192 dst spill
        movaps xmm10, [rbx - 80]                               ;   927.2 p2     192 dst
        movaps [rbx + 64], xmm8                                ;   928.0 p3+p4  192 dst spill
        movaps xmm8, [rdx - 64]                                ;   928.2 p2     192 dst
        movaps [rsi - 128], xmm13                              ;   929.0 p3+p4  192 dst spill
        movaps xmm13, [rbx - 80]                               ;   929.2 p2     192 dst
        movaps [rbx - 80], xmm6                                ;   930.0 p3+p4  192 dst spill
        movaps xmm6, xmm2                                      ;   931.0 p5     192 dst copy
        psrlq xmm6, 0x10                                       ;   932.0 p0     192 dst
        xorps xmm6, xmm0                                       ;   934.0 p1     192 dst
        andps xmm6, xmm15                                      ;   935.0 p5     192 dst
        xorps xmm0, xmm6                                       ;   936.0 p0     192 dst
        psllq xmm6, 0x10                                       ;   936.0 p0     192 dst
        xorps xmm2, xmm6                                       ;   938.0 p1     192 dst
        movaps xmm6, [rdx - 64]                                ;   930.5 p2     192 dst
        psrlq xmm6, 8                                          ;   933.5 p0     192 dst
        xorps xmm10, xmm6                                      ;   935.5 p5     192 dst
        andps xmm10, xmm5                                      ;   936.5 p1     192 dst
        xorps xmm13, xmm10                                     ;   937.5 p5     192 dst
        psllq xmm10, 8                                         ;   937.5 p0     192 dst
        xorps xmm8, xmm10                                      ;   939.5 p1     192 dst
        movaps xmm6, xmm11                                     ;   933.0 p5     192 dst copy
        psrlq xmm6, 0x10                                       ;   934.0 p0     192 dst
        xorps xmm6, xmm8                                       ;   940.5 p1     192 dst
        andps xmm6, xmm15                                      ;   941.5 p5     192 dst
        xorps xmm8, xmm6                                       ;   942.5 p1     192 dst
        psllq xmm6, 0x10                                       ;   942.5 p0     192 dst
        xorps xmm11, xmm6                                      ;   944.5 p5     192 dst
        movaps xmm6, xmm12                                     ;   935.2 p1     192 dst copy
        psrlq xmm6, 0x10                                       ;   936.2 p0     192 dst
        xorps xmm6, xmm14                                      ;   938.2 p5     192 dst
        andps xmm6, xmm15                                      ;   939.2 p1     192 dst
        xorps xmm14, xmm6                                      ;   940.2 p0     192 dst
        psllq xmm6, 0x10                                       ;   940.2 p0     192 dst
        xorps xmm12, xmm6                                      ;   942.2 p5     192 dst
        movaps xmm6, xmm9                                      ;   937.2 p1     192 dst copy
        psrlq xmm6, 0x10                                       ;   939.0 p0     192 dst
        xorps xmm6, xmm13                                      ;   941.0 p5     192 dst
        andps xmm6, xmm15                                      ;   942.0 p1     192 dst
        xorps xmm13, xmm6                                      ;   943.0 p5     192 dst
        psllq xmm6, 0x10                                       ;   943.0 p0     192 dst
        xorps xmm9, xmm6                                       ;   945.0 p1     192 dst
        movaps xmm6, xmm2                                      ;   940.0 p5     192 dst copy
        psrlq xmm6, 0x20                                       ;   941.0 p0     192 dst
        xorps xmm6, xmm11                                      ;   945.5 p1     192 dst
        andps xmm6, xmm3                                       ;   946.5 p5     192 dst
        xorps xmm11, xmm6                                      ;   947.5 p1     192 dst
        psllq xmm6, 0x20                                       ;   947.5 p0     192 dst
        xorps xmm2, xmm6                                       ;   949.5 p5     192 dst
        movaps xmm6, xmm0                                      ;   942.2 p1     192 dst copy
        psrlq xmm6, 0x20                                       ;   943.2 p0     192 dst
        xorps xmm6, xmm8                                       ;   945.2 p5     192 dst
        andps xmm6, xmm3                                       ;   946.2 p1     192 dst
        xorps xmm8, xmm6                                       ;   947.2 p0     192 dst
        psllq xmm6, 0x20                                       ;   947.2 p0     192 dst
        xorps xmm0, xmm6                                       ;   949.2 p5     192 dst
        movaps xmm6, xmm12                                     ;   944.2 p1     192 dst copy
        psrlq xmm6, 0x20                                       ;   946.0 p0     192 dst
        xorps xmm6, xmm9                                       ;   948.0 p5     192 dst
        andps xmm6, xmm3                                       ;   949.0 p1     192 dst
        xorps xmm9, xmm6                                       ;   950.0 p5     192 dst
        psllq xmm6, 0x20                                       ;   950.0 p0     192 dst
        xorps xmm12, xmm6                                      ;   952.0 p1     192 dst
        movaps xmm6, xmm14                                     ;   947.0 p5     192 dst copy
        psrlq xmm6, 0x20                                       ;   948.0 p0     192 dst
        xorps xmm6, xmm13                                      ;   950.0 p1     192 dst
        andps xmm6, xmm3                                       ;   951.0 p5     192 dst
        xorps xmm13, xmm6                                      ;   952.0 p1     192 dst
        psllq xmm6, 0x20                                       ;   952.0 p0     192 dst
        xorps xmm14, xmm6                                      ;   954.0 p5     192 dst
        movaps xmm6, [rbp - 80]                                ;   947.5 p2     192 dst
        psrlq xmm6, 8                                          ;   950.5 p0     192 dst
        movaps xmm10, [rcx + 96]                               ;   948.5 p2     192 dst reload
        xorps xmm6, xmm10                                      ;   952.5 p1     192 dst
        andps xmm6, xmm5                                       ;   953.5 p5     192 dst
        xorps xmm10, xmm6                                      ;   954.5 p1     192 dst
        psllq xmm6, 8                                          ;   954.5 p0     192 dst
        xorps xmm6, [rbp - 80]                                 ;   956.5 p5+p2  192 dst
        movaps [rbp - 80], xmm13                               ;   953.0 p3+p4  192 dst spill
        movaps xmm13, [rsi - 80]                               ;   950.5 p2     192 dst
        movaps [rcx + 96], xmm14                               ;   955.0 p3+p4  192 dst spill
        movaps xmm14, [rsi + 96]                               ;   951.5 p2     192 dst
        movaps [rdx - 64], xmm9                                ;   951.5 p3+p4  192 dst spill
        movaps xmm9, [rsi - 80]                                ;   952.5 p2     192 dst
        movaps [rsi - 80], xmm12                               ;   953.0 p3+p4  192 dst spill
        movaps xmm12, [rax + 64]                               ;   953.5 p2     192 dst
        movaps [rbp + 32], xmm8                                ;   953.5 p3+p4  192 dst spill
        movaps xmm8, [rdi + 80]                                ;   954.5 p2     192 dst
        movaps [rbp - 64], xmm0                                ;   954.5 p3+p4  192 dst spill
        movaps xmm0, [rsi + 96]                                ;   955.5 p2     192 dst
        psrlq xmm0, 8                                          ;   958.5 p0     192 dst
        xorps xmm13, xmm0                                      ;   960.5 p1     192 dst
        andps xmm13, xmm5                                      ;   961.5 p5     192 dst
        xorps xmm9, xmm13                                      ;   962.5 p0     192 dst
        psllq xmm13, 8                                         ;   962.5 p0     192 dst
        xorps xmm14, xmm13                                     ;   964.5 p1     192 dst
        movaps xmm0, [rdi + 80]                                ;   956.5 p2     192 dst
        psrlq xmm0, 8                                          ;   959.5 p0     192 dst
        xorps xmm12, xmm0                                      ;   961.5 p5     192 dst
        andps xmm12, xmm5                                      ;   962.5 p1     192 dst
        movaps xmm0, xmm12                                     ;   963.5 p5     192 dst copy
        psllq xmm0, 8                                          ;   964.5 p0     192 dst
        xorps xmm8, xmm0                                       ;   966.5 p1     192 dst
        xorps xmm12, [rax + 64]                                ;   963.5 p5+p2  192 dst
        movaps xmm0, [rdx + 64]                                ;   958.5 p2     192 dst
        psrlq xmm0, 8                                          ;   961.5 p0     192 dst
        movaps xmm13, [rbp - 112]                              ;   959.5 p2     192 dst reload
        xorps xmm0, xmm13                                      ;   963.5 p1     192 dst
        andps xmm0, xmm5                                       ;   964.5 p5     192 dst
        xorps xmm13, xmm0                                      ;   965.5 p0     192 dst
        psllq xmm0, 8                                          ;   965.5 p0     192 dst
        xorps xmm0, [rdx + 64]                                 ;   967.5 p1+p2  192 dst
        movaps [rdx + 64], xmm11                               ;   961.5 p3+p4  192 dst spill
        movaps xmm11, xmm6                                     ;   961.8 p5     192 dst copy
        psrlq xmm11, 0x10                                      ;   962.8 p0     192 dst
        xorps xmm11, xmm8                                      ;   967.5 p1     192 dst
        andps xmm11, xmm15                                     ;   968.5 p5     192 dst
        xorps xmm8, xmm11                                      ;   969.5 p0     192 dst
        psllq xmm11, 0x10                                      ;   969.5 p0     192 dst
        xorps xmm6, xmm11                                      ;   971.5 p1     192 dst
        movaps xmm11, xmm14                                    ;   965.5 p5     192 dst copy
        psrlq xmm11, 0x10                                      ;   966.5 p0     192 dst
        xorps xmm11, xmm0                                      ;   968.5 p1     192 dst
        andps xmm11, xmm15                                     ;   969.5 p5     192 dst
        xorps xmm0, xmm11                                      ;   970.5 p1     192 dst
        psllq xmm11, 0x10                                      ;   970.5 p0     192 dst
        xorps xmm14, xmm11                                     ;   972.5 p5     192 dst
        movaps xmm11, xmm10                                    ;   966.2 p1     192 dst copy
        psrlq xmm11, 0x10                                      ;   967.2 p0     192 dst
        xorps xmm11, xmm12                                     ;   969.2 p5     192 dst
        andps xmm11, xmm15                                     ;   970.2 p1     192 dst
        xorps xmm12, xmm11                                     ;   971.2 p5     192 dst
        psllq xmm11, 0x10                                      ;   971.2 p0     192 dst
        xorps xmm10, xmm11                                     ;   973.2 p1     192 dst
        movaps xmm11, xmm9                                     ;   968.8 p5     192 dst copy
        psrlq xmm11, 0x10                                      ;   969.8 p0     192 dst
        xorps xmm11, xmm13                                     ;   971.8 p1     192 dst
        andps xmm11, xmm15                                     ;   972.8 p5     192 dst
        xorps xmm13, xmm11                                     ;   973.8 p0     192 dst
        psllq xmm11, 0x10                                      ;   973.8 p0     192 dst
        xorps xmm9, xmm11                                      ;   975.8 p1     192 dst
        movaps xmm11, xmm6                                     ;   972.5 p5     192 dst copy
        psrlq xmm11, 0x20                                      ;   973.5 p0     192 dst
        xorps xmm11, xmm14                                     ;   975.5 p1     192 dst
        andps xmm11, xmm3                                      ;   976.5 p5     192 dst
        xorps xmm14, xmm11                                     ;   977.5 p1     192 dst
        psllq xmm11, 0x20                                      ;   977.5 p0     192 dst
        xorps xmm6, xmm11                                      ;   979.5 p5     192 dst
        movaps xmm11, xmm8                                     ;   973.2 p1     192 dst copy
        psrlq xmm11, 0x20                                      ;   974.2 p0     192 dst
        xorps xmm11, xmm0                                      ;   976.2 p5     192 dst
        andps xmm11, xmm3                                      ;   977.2 p1     192 dst
        xorps xmm0, xmm11                                      ;   978.2 p5     192 dst
        psllq xmm11, 0x20                                      ;   978.2 p0     192 dst
        xorps xmm8, xmm11                                      ;   980.2 p1     192 dst
        movaps xmm11, xmm10                                    ;   975.8 p5     192 dst copy
        psrlq xmm11, 0x20                                      ;   976.8 p0     192 dst
        xorps xmm11, xmm9                                      ;   978.8 p1     192 dst
        andps xmm11, xmm3                                      ;   979.8 p5     192 dst
        xorps xmm9, xmm11                                      ;   980.8 p0     192 dst
        psllq xmm11, 0x20                                      ;   980.8 p0     192 dst
        xorps xmm10, xmm11                                     ;   982.8 p1     192 dst
        movaps xmm11, xmm12                                    ;   977.8 p5     192 dst copy
        psrlq xmm11, 0x20                                      ;   979.0 p0     192 dst
        xorps xmm11, xmm13                                     ;   981.0 p1     192 dst
        andps xmm11, xmm3                                      ;   982.0 p5     192 dst
        xorps xmm13, xmm11                                     ;   983.0 p1     192 dst
        psllq xmm11, 0x20                                      ;   983.0 p0     192 dst
        xorps xmm12, xmm11                                     ;   985.0 p5     192 dst
        movaps xmm11, [rcx - 32]                               ;   978.0 p2     192 dst
        movaps [rbp - 112], xmm13                              ;   984.0 p3+p4  192 dst spill
        movaps xmm13, [rbp - 96]                               ;   979.0 p2     192 dst
        movaps [rax + 64], xmm12                               ;   986.0 p3+p4  192 dst spill
        movaps xmm12, [rcx - 32]                               ;   980.0 p2     192 dst
        movaps [rcx - 32], xmm9                                ;   981.8 p3+p4  192 dst spill
        movaps xmm9, [rdx + 112]                               ;   981.0 p2     192 dst
        movaps [rdi + 80], xmm10                               ;   983.8 p3+p4  192 dst spill
        movaps xmm10, [rbp + 16]                               ;   982.0 p2     192 dst
        movaps [rsi + 96], xmm0                                ;   982.2 p3+p4  192 dst spill
        movaps xmm0, [rbp - 96]                                ;   983.0 p2     192 dst
        psrlq xmm0, 8                                          ;   986.0 p0     192 dst
        xorps xmm11, xmm0                                      ;   988.0 p1     192 dst
        andps xmm11, xmm5                                      ;   989.0 p5     192 dst
        xorps xmm12, xmm11                                     ;   990.0 p0     192 dst
        psllq xmm11, 8                                         ;   990.0 p0     192 dst
        xorps xmm13, xmm11                                     ;   992.0 p1     192 dst
        movaps xmm0, [rbp + 16]                                ;   984.0 p2     192 dst
        psrlq xmm0, 8                                          ;   987.0 p0     192 dst
        xorps xmm9, xmm0                                       ;   989.0 p5     192 dst
        andps xmm9, xmm5                                       ;   990.0 p1     192 dst
        movaps xmm0, xmm9                                      ;   991.0 p5     192 dst copy
        psllq xmm0, 8                                          ;   992.0 p0     192 dst
        xorps xmm10, xmm0                                      ;   994.0 p1     192 dst
        xorps xmm9, [rdx + 112]                                ;   991.0 p5+p2  192 dst
        movaps xmm0, [rdi - 64]                                ;   986.0 p2     192 dst
        psrlq xmm0, 8                                          ;   989.0 p0     192 dst
        movaps xmm11, [rbx + 48]                               ;   987.0 p2     192 dst reload
        xorps xmm0, xmm11                                      ;   991.0 p1     192 dst
        andps xmm0, xmm5                                       ;   992.0 p5     192 dst
        xorps xmm11, xmm0                                      ;   993.0 p0     192 dst
        psllq xmm0, 8                                          ;   993.0 p0     192 dst
        xorps xmm0, [rdi - 64]                                 ;   995.0 p1+p2  192 dst
        movaps [rdi - 64], xmm8                                ;   989.0 p3+p4  192 dst spill
        movaps xmm8, [rbx - 96]                                ;   989.2 p2     192 dst
        movaps [rbx + 48], xmm14                               ;   990.0 p3+p4  192 dst spill
        movaps xmm14, [rdx - 80]                               ;   990.2 p2     192 dst
        movaps [rdx + 112], xmm2                               ;   991.0 p3+p4  192 dst spill
        movaps xmm2, [rbx - 96]                                ;   991.2 p2     192 dst
        movaps [rbx - 96], xmm6                                ;   992.0 p3+p4  192 dst spill
        movaps xmm6, xmm13                                     ;   993.0 p5     192 dst copy
        psrlq xmm6, 0x10                                       ;   994.0 p0     192 dst
        xorps xmm6, xmm0                                       ;   996.0 p1     192 dst
        andps xmm6, xmm15                                      ;   997.0 p5     192 dst
        xorps xmm0, xmm6                                       ;   998.0 p0     192 dst
        psllq xmm6, 0x10                                       ;   998.0 p0     192 dst
        xorps xmm13, xmm6                                      ;  1000.0 p1     192 dst
        movaps xmm6, [rdx - 80]                                ;   992.5 p2     192 dst
        psrlq xmm6, 8                                          ;   995.5 p0     192 dst
        xorps xmm8, xmm6                                       ;   997.5 p5     192 dst
        andps xmm8, xmm5                                       ;   998.5 p1     192 dst
        xorps xmm2, xmm8                                       ;   999.5 p5     192 dst
        psllq xmm8, 8                                          ;   999.5 p0     192 dst
        xorps xmm14, xmm8                                      ;  1001.5 p1     192 dst
        movaps xmm6, xmm10                                     ;   995.0 p5     192 dst copy
        psrlq xmm6, 0x10                                       ;   996.0 p0     192 dst
        xorps xmm6, xmm14                                      ;  1002.5 p1     192 dst
        andps xmm6, xmm15                                      ;  1003.5 p5     192 dst
        xorps xmm14, xmm6                                      ;  1004.5 p1     192 dst
        psllq xmm6, 0x10                                       ;  1004.5 p0     192 dst
        xorps xmm10, xmm6                                      ;  1006.5 p5     192 dst
        movaps xmm6, xmm12                                     ;   997.2 p1     192 dst copy
        psrlq xmm6, 0x10                                       ;   998.2 p0     192 dst
        xorps xmm6, xmm11                                      ;  1000.2 p5     192 dst
        andps xmm6, xmm15                                      ;  1001.2 p1     192 dst
        xorps xmm11, xmm6                                      ;  1002.2 p0     192 dst
        psllq xmm6, 0x10                                       ;  1002.2 p0     192 dst
        xorps xmm12, xmm6                                      ;  1004.2 p5     192 dst
        movaps xmm6, xmm9                                      ;   999.2 p1     192 dst copy
        psrlq xmm6, 0x10                                       ;  1001.0 p0     192 dst
        xorps xmm6, xmm2                                       ;  1003.0 p5     192 dst
        andps xmm6, xmm15                                      ;  1004.0 p1     192 dst
        xorps xmm2, xmm6                                       ;  1005.0 p5     192 dst
        psllq xmm6, 0x10                                       ;  1005.0 p0     192 dst
        xorps xmm9, xmm6                                       ;  1007.0 p1     192 dst
        movaps xmm6, xmm13                                     ;  1002.0 p5     192 dst copy
        psrlq xmm6, 0x20                                       ;  1003.0 p0     192 dst
        xorps xmm6, xmm10                                      ;  1007.5 p1     192 dst
        andps xmm6, xmm3                                       ;  1008.5 p5     192 dst
        xorps xmm10, xmm6                                      ;  1009.5 p1     192 dst
        psllq xmm6, 0x20                                       ;  1009.5 p0     192 dst
        xorps xmm13, xmm6                                      ;  1011.5 p5     192 dst
        movaps xmm6, xmm0                                      ;  1004.2 p1     192 dst copy
        psrlq xmm6, 0x20                                       ;  1005.2 p0     192 dst
        xorps xmm6, xmm14                                      ;  1007.2 p5     192 dst
        andps xmm6, xmm3                                       ;  1008.2 p1     192 dst
        xorps xmm14, xmm6                                      ;  1009.2 p0     192 dst
        psllq xmm6, 0x20                                       ;  1009.2 p0     192 dst
        xorps xmm0, xmm6                                       ;  1011.2 p5     192 dst
        movaps xmm6, xmm12                                     ;  1006.2 p1     192 dst copy
        psrlq xmm6, 0x20                                       ;  1008.0 p0     192 dst
        xorps xmm6, xmm9                                       ;  1010.0 p5     192 dst
        andps xmm6, xmm3                                       ;  1011.0 p1     192 dst
        xorps xmm9, xmm6                                       ;  1012.0 p5     192 dst
        psllq xmm6, 0x20                                       ;  1012.0 p0     192 dst
        xorps xmm12, xmm6                                      ;  1014.0 p1     192 dst
        movaps xmm6, xmm11                                     ;  1009.0 p5     192 dst copy
        psrlq xmm6, 0x20                                       ;  1010.0 p0     192 dst
        xorps xmm6, xmm2                                       ;  1012.0 p1     192 dst
        andps xmm6, xmm3                                       ;  1013.0 p5     192 dst
        xorps xmm2, xmm6                                       ;  1014.0 p1     192 dst
        psllq xmm6, 0x20                                       ;  1014.0 p0     192 dst
        xorps xmm11, xmm6                                      ;  1016.0 p5     192 dst
        movaps xmm6, [rbx - 16]                                ;  1009.5 p2     192 dst
        psrlq xmm6, 8                                          ;  1012.5 p0     192 dst
        movaps xmm8, [rcx + 80]                                ;  1010.5 p2     192 dst reload
        xorps xmm6, xmm8                                       ;  1014.5 p1     192 dst
        andps xmm6, xmm5                                       ;  1015.5 p5     192 dst
        xorps xmm8, xmm6                                       ;  1016.5 p1     192 dst
        psllq xmm6, 8                                          ;  1016.5 p0     192 dst
        xorps xmm6, [rbx - 16]                                 ;  1018.5 p5+p2  192 dst
        movaps [rbx - 16], xmm2                                ;  1015.0 p3+p4  192 dst spill
        movaps xmm2, [rsi - 96]                                ;  1012.5 p2     192 dst
        movaps [rcx + 80], xmm11                               ;  1017.0 p3+p4  192 dst spill
        movaps xmm11, [rsi + 80]                               ;  1013.5 p2     192 dst
        movaps [rdx - 80], xmm9                                ;  1013.5 p3+p4  192 dst spill
        movaps xmm9, [rsi - 96]                                ;  1014.5 p2     192 dst
        movaps [rsi - 96], xmm12                               ;  1015.0 p3+p4  192 dst spill
        movaps xmm12, [rax + 48]                               ;  1015.5 p2     192 dst
        movaps [rbp + 16], xmm14                               ;  1015.5 p3+p4  192 dst spill
        movaps xmm14, [rdi + 64]                               ;  1016.5 p2     192 dst
        movaps [rbp - 96], xmm0                                ;  1016.5 p3+p4  192 dst spill
        movaps xmm0, [rsi + 80]                                ;  1017.5 p2     192 dst
        psrlq xmm0, 8                                          ;  1020.5 p0     192 dst
        xorps xmm2, xmm0                                       ;  1022.5 p1     192 dst
        andps xmm2, xmm5                                       ;  1023.5 p5     192 dst
        xorps xmm9, xmm2                                       ;  1024.5 p0     192 dst
        psllq xmm2, 8                                          ;  1024.5 p0     192 dst
        xorps xmm11, xmm2                                      ;  1026.5 p1     192 dst
        movaps xmm0, [rdi + 64]                                ;  1018.5 p2     192 dst
        psrlq xmm0, 8                                          ;  1021.5 p0     192 dst
        xorps xmm12, xmm0                                      ;  1023.5 p5     192 dst
        andps xmm12, xmm5                                      ;  1024.5 p1     192 dst
        movaps xmm0, xmm12                                     ;  1025.5 p5     192 dst copy
        psllq xmm0, 8                                          ;  1026.5 p0     192 dst
        xorps xmm14, xmm0                                      ;  1028.5 p1     192 dst
        xorps xmm12, [rax + 48]                                ;  1025.5 p5+p2  192 dst
        movaps xmm0, [rdx + 48]                                ;  1020.5 p2     192 dst
        psrlq xmm0, 8                                          ;  1023.5 p0     192 dst
        movaps xmm2, [rsi + 0]                                 ;  1021.5 p2     192 dst reload
        xorps xmm0, xmm2                                       ;  1025.5 p1     192 dst
        andps xmm0, xmm5                                       ;  1026.5 p5     192 dst
        xorps xmm2, xmm0                                       ;  1027.5 p0     192 dst
        psllq xmm0, 8                                          ;  1027.5 p0     192 dst
        xorps xmm0, [rdx + 48]                                 ;  1029.5 p1+p2  192 dst
        movaps [rdx + 48], xmm10                               ;  1023.5 p3+p4  192 dst spill
        movaps xmm10, xmm6                                     ;  1023.8 p5     192 dst copy
        psrlq xmm10, 0x10                                      ;  1024.8 p0     192 dst
        xorps xmm10, xmm14                                     ;  1029.5 p1     192 dst
        andps xmm10, xmm15                                     ;  1030.5 p5     192 dst
        xorps xmm14, xmm10                                     ;  1031.5 p0     192 dst
        psllq xmm10, 0x10                                      ;  1031.5 p0     192 dst
        xorps xmm6, xmm10                                      ;  1033.5 p1     192 dst
        movaps xmm10, xmm11                                    ;  1027.5 p5     192 dst copy
        psrlq xmm10, 0x10                                      ;  1028.5 p0     192 dst
        xorps xmm10, xmm0                                      ;  1030.5 p1     192 dst
        andps xmm10, xmm15                                     ;  1031.5 p5     192 dst
        xorps xmm0, xmm10                                      ;  1032.5 p1     192 dst
        psllq xmm10, 0x10                                      ;  1032.5 p0     192 dst
        xorps xmm11, xmm10                                     ;  1034.5 p5     192 dst
        movaps xmm10, xmm8                                     ;  1028.2 p1     192 dst copy
        psrlq xmm10, 0x10                                      ;  1029.2 p0     192 dst
        xorps xmm10, xmm12                                     ;  1031.2 p5     192 dst
        andps xmm10, xmm15                                     ;  1032.2 p1     192 dst
        xorps xmm12, xmm10                                     ;  1033.2 p5     192 dst
        psllq xmm10, 0x10                                      ;  1033.2 p0     192 dst
        xorps xmm8, xmm10                                      ;  1035.2 p1     192 dst
        movaps xmm10, xmm9                                     ;  1030.8 p5     192 dst copy
        psrlq xmm10, 0x10                                      ;  1031.8 p0     192 dst
        xorps xmm10, xmm2                                      ;  1033.8 p1     192 dst
        andps xmm10, xmm15                                     ;  1034.8 p5     192 dst
        xorps xmm2, xmm10                                      ;  1035.8 p0     192 dst
        psllq xmm10, 0x10                                      ;  1035.8 p0     192 dst
        xorps xmm9, xmm10                                      ;  1037.8 p1     192 dst
        movaps xmm10, xmm6                                     ;  1034.5 p5     192 dst copy
        psrlq xmm10, 0x20                                      ;  1035.5 p0     192 dst
        xorps xmm10, xmm11                                     ;  1037.5 p1     192 dst
        andps xmm10, xmm3                                      ;  1038.5 p5     192 dst
        xorps xmm11, xmm10                                     ;  1039.5 p1     192 dst
        psllq xmm10, 0x20                                      ;  1039.5 p0     192 dst
        xorps xmm6, xmm10                                      ;  1041.5 p5     192 dst
        movaps xmm10, xmm14                                    ;  1035.2 p1     192 dst copy
        psrlq xmm10, 0x20                                      ;  1036.2 p0     192 dst
        xorps xmm10, xmm0                                      ;  1038.2 p5     192 dst
        andps xmm10, xmm3                                      ;  1039.2 p1     192 dst
        xorps xmm0, xmm10                                      ;  1040.2 p5     192 dst
        psllq xmm10, 0x20                                      ;  1040.2 p0     192 dst
        xorps xmm14, xmm10                                     ;  1042.2 p1     192 dst
        movaps xmm10, xmm8                                     ;  1037.8 p5     192 dst copy
        psrlq xmm10, 0x20                                      ;  1038.8 p0     192 dst
        xorps xmm10, xmm9                                      ;  1040.8 p1     192 dst
        andps xmm10, xmm3                                      ;  1041.8 p5     192 dst
        xorps xmm9, xmm10                                      ;  1042.8 p0     192 dst
        psllq xmm10, 0x20                                      ;  1042.8 p0     192 dst
        xorps xmm8, xmm10                                      ;  1044.8 p1     192 dst
        movaps xmm10, xmm12                                    ;  1039.8 p5     192 dst copy
        psrlq xmm10, 0x20                                      ;  1041.0 p0     192 dst
        xorps xmm10, xmm2                                      ;  1043.0 p1     192 dst
        andps xmm10, xmm3                                      ;  1044.0 p5     192 dst
        xorps xmm2, xmm10                                      ;  1045.0 p1     192 dst
        psllq xmm10, 0x20                                      ;  1045.0 p0     192 dst
        xorps xmm12, xmm10                                     ;  1047.0 p5     192 dst
        movaps xmm10, [rcx - 48]                               ;  1040.0 p2     192 dst
        movaps [rsi + 0], xmm2                                 ;  1046.0 p3+p4  192 dst spill
        movaps xmm2, [rbx - 48]                                ;  1041.0 p2     192 dst
        movaps [rax + 48], xmm12                               ;  1048.0 p3+p4  192 dst spill
        movaps xmm12, [rcx - 48]                               ;  1042.0 p2     192 dst
        movaps [rcx - 48], xmm9                                ;  1043.8 p3+p4  192 dst spill
        movaps xmm9, [rdx + 96]                                ;  1043.0 p2     192 dst
        movaps [rdi + 64], xmm8                                ;  1045.8 p3+p4  192 dst spill
        movaps xmm8, [rsi + 64]                                ;  1044.0 p2     192 dst
        movaps [rsi + 80], xmm0                                ;  1044.2 p3+p4  192 dst spill
        movaps xmm0, [rbx - 48]                                ;  1045.0 p2     192 dst
        psrlq xmm0, 8                                          ;  1048.0 p0     192 dst
        xorps xmm10, xmm0                                      ;  1050.0 p1     192 dst
        andps xmm10, xmm5                                      ;  1051.0 p5     192 dst
        xorps xmm12, xmm10                                     ;  1052.0 p0     192 dst
        psllq xmm10, 8                                         ;  1052.0 p0     192 dst
        xorps xmm2, xmm10                                      ;  1054.0 p1     192 dst
        movaps xmm0, [rsi + 64]                                ;  1046.0 p2     192 dst
        psrlq xmm0, 8                                          ;  1049.0 p0     192 dst
        xorps xmm9, xmm0                                       ;  1051.0 p5     192 dst
        andps xmm9, xmm5                                       ;  1052.0 p1     192 dst
        movaps xmm0, xmm9                                      ;  1053.0 p5     192 dst copy
        psllq xmm0, 8                                          ;  1054.0 p0     192 dst
        xorps xmm8, xmm0                                       ;  1056.0 p1     192 dst
        xorps xmm9, [rdx + 96]                                 ;  1053.0 p5+p2  192 dst
        movaps xmm0, [rdi - 80]                                ;  1048.0 p2     192 dst
        psrlq xmm0, 8                                          ;  1051.0 p0     192 dst
        movaps xmm10, [rbx + 32]                               ;  1049.0 p2     192 dst reload
        xorps xmm0, xmm10                                      ;  1053.0 p1     192 dst
        andps xmm0, xmm5                                       ;  1054.0 p5     192 dst
        xorps xmm10, xmm0                                      ;  1055.0 p0     192 dst
        psllq xmm0, 8                                          ;  1055.0 p0     192 dst
        xorps xmm0, [rdi - 80]                                 ;  1057.0 p1+p2  192 dst
        movaps [rdi - 80], xmm14                               ;  1051.0 p3+p4  192 dst spill
        movaps xmm14, [rbx - 112]                              ;  1051.2 p2     192 dst
        movaps [rbx + 32], xmm11                               ;  1052.0 p3+p4  192 dst spill
        movaps xmm11, [rbx + 0]                                ;  1052.2 p2     192 dst
        movaps [rdx + 96], xmm13                               ;  1053.0 p3+p4  192 dst spill
        movaps xmm13, [rbx - 112]                              ;  1053.2 p2     192 dst
        movaps [rbx - 112], xmm6                               ;  1054.0 p3+p4  192 dst spill
        movaps xmm6, xmm2                                      ;  1055.0 p5     192 dst copy
        psrlq xmm6, 0x10                                       ;  1056.0 p0     192 dst
        xorps xmm6, xmm0                                       ;  1058.0 p1     192 dst
        andps xmm6, xmm15                                      ;  1059.0 p5     192 dst
        xorps xmm0, xmm6                                       ;  1060.0 p0     192 dst
        psllq xmm6, 0x10                                       ;  1060.0 p0     192 dst
        xorps xmm2, xmm6                                       ;  1062.0 p1     192 dst
        movaps xmm6, xmm5                                      ;  1054.8 p5     192 dst copy
        movaps [rsi + 64], xmm4                                ;  1055.0 p3+p4  192 dst spill
        movaps xmm4, [rbx + 0]                                 ;  1055.0 p2     192 dst
        psrlq xmm4, 8                                          ;  1058.0 p0     192 dst
        xorps xmm14, xmm4                                      ;  1060.0 p1     192 dst
        andps xmm6, xmm14                                      ;  1061.0 p5     192 dst
        xorps xmm13, xmm6                                      ;  1062.0 p1     192 dst
        psllq xmm6, 8                                          ;  1062.0 p0     192 dst
        xorps xmm11, xmm6                                      ;  1064.0 p5     192 dst
        movaps xmm4, xmm8                                      ;  1057.5 p1     192 dst copy
        psrlq xmm4, 0x10                                       ;  1058.5 p0     192 dst
        xorps xmm4, xmm11                                      ;  1065.0 p5     192 dst
        andps xmm4, xmm15                                      ;  1066.0 p1     192 dst
        xorps xmm11, xmm4                                      ;  1067.0 p5     192 dst
        psllq xmm4, 0x10                                       ;  1067.0 p0     192 dst
        xorps xmm8, xmm4                                       ;  1069.0 p1     192 dst
        movaps xmm4, xmm12                                     ;  1059.8 p5     192 dst copy
        psrlq xmm4, 0x10                                       ;  1060.8 p0     192 dst
        xorps xmm4, xmm10                                      ;  1062.8 p1     192 dst
        andps xmm4, xmm15                                      ;  1063.8 p5     192 dst
        xorps xmm10, xmm4                                      ;  1064.8 p0     192 dst
        psllq xmm4, 0x10                                       ;  1064.8 p0     192 dst
        xorps xmm12, xmm4                                      ;  1066.8 p1     192 dst
        movaps xmm4, xmm9                                      ;  1061.8 p5     192 dst copy
        psrlq xmm4, 0x10                                       ;  1063.0 p0     192 dst
        xorps xmm4, xmm13                                      ;  1065.0 p1     192 dst
        andps xmm4, xmm15                                      ;  1066.0 p5     192 dst
        xorps xmm13, xmm4                                      ;  1067.0 p1     192 dst
        psllq xmm4, 0x10                                       ;  1067.0 p0     192 dst
        xorps xmm9, xmm4                                       ;  1069.0 p5     192 dst
        movaps xmm4, xmm2                                      ;  1064.5 p1     192 dst copy
        psrlq xmm4, 0x20                                       ;  1065.5 p0     192 dst
        xorps xmm4, xmm8                                       ;  1070.0 p5     192 dst
        andps xmm4, xmm3                                       ;  1071.0 p1     192 dst
        xorps xmm8, xmm4                                       ;  1072.0 p5     192 dst
        psllq xmm4, 0x20                                       ;  1072.0 p0     192 dst
        xorps xmm2, xmm4                                       ;  1074.0 p1     192 dst
        movaps xmm4, xmm0                                      ;  1066.8 p5     192 dst copy
        psrlq xmm4, 0x20                                       ;  1067.8 p0     192 dst
        xorps xmm4, xmm11                                      ;  1069.8 p1     192 dst
        andps xmm4, xmm3                                       ;  1070.8 p5     192 dst
        xorps xmm11, xmm4                                      ;  1071.8 p0     192 dst
        psllq xmm4, 0x20                                       ;  1071.8 p0     192 dst
        xorps xmm0, xmm4                                       ;  1073.8 p1     192 dst
        movaps xmm4, xmm12                                     ;  1068.8 p5     192 dst copy
        psrlq xmm4, 0x20                                       ;  1070.0 p0     192 dst
        xorps xmm4, xmm9                                       ;  1072.0 p1     192 dst
        andps xmm4, xmm3                                       ;  1073.0 p5     192 dst
        xorps xmm9, xmm4                                       ;  1074.0 p1     192 dst
        psllq xmm4, 0x20                                       ;  1074.0 p0     192 dst
        xorps xmm12, xmm4                                      ;  1076.0 p5     192 dst
        movaps xmm4, xmm10                                     ;  1071.5 p1     192 dst copy
        psrlq xmm4, 0x20                                       ;  1072.5 p0     192 dst
        xorps xmm4, xmm13                                      ;  1074.5 p5     192 dst
        andps xmm4, xmm3                                       ;  1075.5 p1     192 dst
        xorps xmm13, xmm4                                      ;  1076.5 p5     192 dst
        psllq xmm4, 0x20                                       ;  1076.5 p0     192 dst
        xorps xmm10, xmm4                                      ;  1078.5 p1     192 dst
        movaps xmm4, [rbx - 32]                                ;  1072.0 p2     192 dst
        psrlq xmm4, 8                                          ;  1075.0 p0     192 dst
        movaps xmm6, [r10 - 128]                               ;  1073.0 p2     192 dst reload
        xorps xmm4, xmm6                                       ;  1077.0 p5     192 dst
        andps xmm4, xmm5                                       ;  1078.0 p1     192 dst
        xorps xmm6, xmm4                                       ;  1079.0 p5     192 dst
        psllq xmm4, 8                                          ;  1079.0 p0     192 dst
        xorps xmm4, [rbx - 32]                                 ;  1081.0 p1+p2  192 dst
        movaps xmm14, [rbx + 16]                               ;  1075.0 p2     192 dst
        movaps [rbx - 32], xmm13                               ;  1077.5 p3+p4  192 dst spill
        movaps xmm13, [r10 - 64]                               ;  1076.0 p2     192 dst
        movaps [r10 - 128], xmm10                              ;  1079.5 p3+p4  192 dst spill
        movaps xmm10, [rbx + 16]                               ;  1077.0 p2     192 dst
        movaps [rbx + 16], xmm9                                ;  1076.2 p3+p4  192 dst spill
        movaps xmm9, [r10 - 16]                                ;  1078.0 p2     192 dst
        movaps [rbx + 0], xmm12                                ;  1077.2 p3+p4  192 dst spill
        movaps xmm12, xmm5                                     ;  1076.0 p5     192 dst copy
        movaps [rbx - 48], xmm11                               ;  1078.2 p3+p4  192 dst spill
        movaps xmm11, [r10 - 48]                               ;  1079.0 p2     192 dst
        movaps [r10 + 0], xmm0                                 ;  1079.2 p3+p4  192 dst spill
        movaps xmm0, [r10 - 64]                                ;  1080.0 p2     192 dst
        psrlq xmm0, 8                                          ;  1083.0 p0     192 dst
        xorps xmm14, xmm0                                      ;  1085.0 p1     192 dst
        andps xmm12, xmm14                                     ;  1086.0 p5     192 dst
        xorps xmm10, xmm12                                     ;  1087.0 p0     192 dst
        psllq xmm12, 8                                         ;  1087.0 p0     192 dst
        xorps xmm13, xmm12                                     ;  1089.0 p1     192 dst
        movaps xmm0, [r10 - 48]                                ;  1081.0 p2     192 dst
        psrlq xmm0, 8                                          ;  1084.0 p0     192 dst
        xorps xmm9, xmm0                                       ;  1086.0 p5     192 dst
        andps xmm9, xmm5                                       ;  1087.0 p1     192 dst
        movaps xmm0, [r10 - 16]                                ;  1082.0 p2     192 dst
        xorps xmm0, xmm9                                       ;  1088.0 p5     192 dst
        psllq xmm9, 8                                          ;  1088.0 p0     192 dst
        xorps xmm11, xmm9                                      ;  1090.0 p1     192 dst
        movaps xmm9, [r10 - 32]                                ;  1083.0 p2     192 dst
        psrlq xmm9, 8                                          ;  1086.0 p0     192 dst
        movaps xmm12, [rbx + 112]                              ;  1084.0 p2     192 dst reload
        xorps xmm9, xmm12                                      ;  1088.0 p5     192 dst
        andps xmm9, xmm5                                       ;  1089.0 p1     192 dst
        xorps xmm12, xmm9                                      ;  1090.0 p5     192 dst
        psllq xmm9, 8                                          ;  1090.0 p0     192 dst
        xorps xmm9, [r10 - 32]                                 ;  1092.0 p1+p2  192 dst
        movaps xmm5, xmm4                                      ;  1085.0 p5     192 dst copy
        psrlq xmm5, 0x10                                       ;  1086.0 p0     192 dst
        xorps xmm5, xmm11                                      ;  1091.0 p1     192 dst
        andps xmm5, xmm15                                      ;  1092.0 p5     192 dst
        xorps xmm11, xmm5                                      ;  1093.0 p0     192 dst
        psllq xmm5, 0x10                                       ;  1093.0 p0     192 dst
        xorps xmm4, xmm5                                       ;  1095.0 p1     192 dst
        movaps xmm5, xmm13                                     ;  1090.0 p5     192 dst copy
        psrlq xmm5, 0x10                                       ;  1091.0 p0     192 dst
        xorps xmm5, xmm9                                       ;  1093.0 p1     192 dst
        andps xmm5, xmm15                                      ;  1094.0 p5     192 dst
        xorps xmm9, xmm5                                       ;  1095.0 p1     192 dst
        psllq xmm5, 0x10                                       ;  1095.0 p0     192 dst
        xorps xmm13, xmm5                                      ;  1097.0 p5     192 dst
        movaps xmm5, xmm6                                      ;  1090.0 p1     192 dst copy
        psrlq xmm5, 0x10                                       ;  1091.0 p0     192 dst
        xorps xmm5, xmm0                                       ;  1093.0 p5     192 dst
        andps xmm5, xmm15                                      ;  1094.0 p1     192 dst
        xorps xmm0, xmm5                                       ;  1095.0 p0     192 dst
        psllq xmm5, 0x10                                       ;  1095.0 p0     192 dst
        xorps xmm6, xmm5                                       ;  1097.0 p5     192 dst
        movaps xmm5, xmm10                                     ;  1092.0 p1     192 dst copy
        psrlq xmm5, 0x10                                       ;  1093.5 p0     192 dst
        xorps xmm5, xmm12                                      ;  1095.5 p5     192 dst
        andps xmm5, xmm15                                      ;  1096.5 p1     192 dst
        xorps xmm12, xmm5                                      ;  1097.5 p5     192 dst
        psllq xmm5, 0x10                                       ;  1097.5 p0     192 dst
        xorps xmm10, xmm5                                      ;  1099.5 p1     192 dst
        movaps xmm5, xmm4                                      ;  1096.0 p5     192 dst copy
        psrlq xmm5, 0x20                                       ;  1097.0 p0     192 dst
        xorps xmm5, xmm13                                      ;  1099.0 p1     192 dst
        andps xmm5, xmm3                                       ;  1100.0 p5     192 dst
        xorps xmm13, xmm5                                      ;  1101.0 p1     192 dst
        psllq xmm5, 0x20                                       ;  1101.0 p0     192 dst
        xorps xmm4, xmm5                                       ;  1103.0 p5     192 dst
        movaps xmm5, xmm11                                     ;  1097.0 p1     192 dst copy
        psrlq xmm5, 0x20                                       ;  1098.0 p0     192 dst
        xorps xmm5, xmm9                                       ;  1100.0 p5     192 dst
        andps xmm5, xmm3                                       ;  1101.0 p1     192 dst
        xorps xmm9, xmm5                                       ;  1102.0 p0     192 dst
        psllq xmm5, 0x20                                       ;  1102.0 p0     192 dst
        xorps xmm11, xmm5                                      ;  1104.0 p5     192 dst
        movaps xmm5, xmm6                                      ;  1099.0 p1     192 dst copy
        psrlq xmm5, 0x20                                       ;  1100.5 p0     192 dst
        xorps xmm5, xmm10                                      ;  1102.5 p5     192 dst
        andps xmm5, xmm3                                       ;  1103.5 p1     192 dst
        xorps xmm10, xmm5                                      ;  1104.5 p5     192 dst
        psllq xmm5, 0x20                                       ;  1104.5 p0     192 dst
        xorps xmm6, xmm5                                       ;  1106.5 p1     192 dst
        movaps xmm5, xmm0                                      ;  1101.5 p5     192 dst copy
        psrlq xmm5, 0x20                                       ;  1102.5 p0     192 dst
        xorps xmm5, xmm12                                      ;  1104.5 p1     192 dst
        andps xmm5, xmm3                                       ;  1105.5 p5     192 dst
        xorps xmm12, xmm5                                      ;  1106.5 p1     192 dst
        psllq xmm5, 0x20                                       ;  1106.5 p0     192 dst
        xorps xmm0, xmm5                                       ;  1108.5 p5     192 dst
        movaps xmm3, [rax - 32]                                ;  1101.8 p2     192 dst reload
        movaps xmm5, [rbx + 96]                                ;  1102.8 p2     192 dst
        punpcklqdq xmm5, xmm3                                  ;  1105.8 p1     192 dst
        movaps xmm14, [rbx + 96]                               ;  1103.8 p2     192 dst
        punpckhqdq xmm14, xmm3                                 ;  1106.8 p0     192 dst
        movaps xmm3, [rbx + 80]                                ;  1104.8 p2     192 dst reload
        movaps xmm15, [rbx - 64]                               ;  1105.8 p2     192 dst
        punpcklqdq xmm15, xmm3                                 ;  1108.8 p5     192 dst
        movaps [rax - 32], xmm14                               ;  1107.8 p3+p4  192 dst spill
        movaps xmm14, [rbx - 64]                               ;  1106.8 p2     192 dst
        punpckhqdq xmm14, xmm3                                 ;  1109.8 p1     192 dst
        movaps xmm3, [rdi + 16]                                ;  1107.8 p2     192 dst reload
        movaps [rbx + 80], xmm14                               ;  1110.8 p3+p4  192 dst spill
        movaps xmm14, [rdx + 16]                               ;  1108.8 p2     192 dst
        punpcklqdq xmm14, xmm3                                 ;  1111.8 p0     192 dst
        movaps [rbx - 64], xmm15                               ;  1109.8 p3+p4  192 dst spill
        movaps xmm15, [rdx + 16]                               ;  1109.8 p2     192 dst
        punpckhqdq xmm15, xmm3                                 ;  1112.8 p5     192 dst
        movaps xmm3, [r10 - 80]                                ;  1110.8 p2     192 dst reload
        movaps [rdi + 16], xmm15                               ;  1113.8 p3+p4  192 dst spill
        movaps xmm15, [r10 - 96]                               ;  1111.8 p2     192 dst
        punpcklqdq xmm15, xmm3                                 ;  1114.8 p1     192 dst
        movaps [rdx + 16], xmm15                               ;  1115.8 p3+p4  192 dst spill
        movaps xmm15, [r10 - 96]                               ;  1112.8 p2     192 dst
        punpckhqdq xmm15, xmm3                                 ;  1115.8 p0     192 dst
        movaps xmm3, [rdi + 48]                                ;  1113.8 p2     192 dst reload
        movaps [r10 - 80], xmm15                               ;  1116.8 p3+p4  192 dst spill
        movaps xmm15, [r10 - 112]                              ;  1114.8 p2     192 dst
        punpcklqdq xmm15, xmm3                                 ;  1117.8 p5     192 dst
        movaps [r10 - 96], xmm14                               ;  1112.8 p3+p4  192 dst spill
        movaps xmm14, [r10 - 112]                              ;  1115.8 p2     192 dst
        punpckhqdq xmm14, xmm3                                 ;  1118.8 p1     192 dst
        movaps xmm3, [rcx + 48]                                ;  1116.8 p2     192 dst reload
        movaps [rdi + 48], xmm14                               ;  1119.8 p3+p4  192 dst spill
        movaps xmm14, [rsi - 112]                              ;  1117.8 p2     192 dst
        punpcklqdq xmm14, xmm3                                 ;  1120.8 p0     192 dst
        movaps [r10 - 112], xmm14                              ;  1121.8 p3+p4  192 dst spill
        movaps xmm14, [rsi - 112]                              ;  1118.8 p2     192 dst
        punpckhqdq xmm14, xmm3                                 ;  1121.8 p5     192 dst
        movaps xmm3, [rdi + 32]                                ;  1119.8 p2     192 dst reload
        movaps [rcx + 48], xmm14                               ;  1122.8 p3+p4  192 dst spill
        movaps xmm14, [rax - 16]                               ;  1120.8 p2     192 dst
        punpcklqdq xmm14, xmm3                                 ;  1123.8 p1     192 dst
        movaps [rsi - 112], xmm14                              ;  1124.8 p3+p4  192 dst spill
        movaps xmm14, [rax - 16]                               ;  1121.8 p2     192 dst
        punpckhqdq xmm14, xmm3                                 ;  1124.8 p0     192 dst
        movaps xmm3, [rcx + 64]                                ;  1122.8 p2     192 dst reload
        movaps [rdi + 32], xmm14                               ;  1125.8 p3+p4  192 dst spill
        movaps xmm14, [rdx + 32]                               ;  1123.8 p2     192 dst
        punpcklqdq xmm14, xmm3                                 ;  1126.8 p5     192 dst
        movaps [rax - 16], xmm14                               ;  1127.8 p3+p4  192 dst spill
        movaps xmm14, [rdx + 32]                               ;  1124.8 p2     192 dst
        punpckhqdq xmm14, xmm3                                 ;  1127.8 p1     192 dst
        movaps xmm3, [rsi + 48]                                ;  1125.8 p2     192 dst
        punpcklqdq xmm3, xmm7                                  ;  1128.8 p0     192 dst
        movaps [rcx + 64], xmm14                               ;  1128.8 p3+p4  192 dst spill
        movaps xmm14, [rsi + 48]                               ;  1126.8 p2     192 dst
        punpckhqdq xmm14, xmm7                                 ;  1129.8 p5     192 dst
        movaps xmm7, [rax - 48]                                ;  1127.8 p2     192 dst reload
        movaps [rsi + 48], xmm14                               ;  1130.8 p3+p4  192 dst spill
        movaps xmm14, [rax + 32]                               ;  1128.8 p2     192 dst
        punpcklqdq xmm14, xmm7                                 ;  1131.8 p1     192 dst
        movaps [rdx + 32], xmm14                               ;  1132.8 p3+p4  192 dst spill
        movaps xmm14, [rax + 32]                               ;  1129.8 p2     192 dst
        punpckhqdq xmm14, xmm7                                 ;  1132.8 p0     192 dst
        movaps xmm7, [rdi + 0]                                 ;  1130.8 p2     192 dst reload
        movaps [rax - 48], xmm14                               ;  1133.8 p3+p4  192 dst spill
        movaps xmm14, [rdx - 96]                               ;  1131.8 p2     192 dst
        punpcklqdq xmm14, xmm7                                 ;  1134.8 p5     192 dst
        movaps [rax + 32], xmm14                               ;  1135.8 p3+p4  192 dst spill
        movaps xmm14, [rdx - 96]                               ;  1132.8 p2     192 dst
        punpckhqdq xmm14, xmm7                                 ;  1135.8 p1     192 dst
        movaps xmm7, [rdi - 96]                                ;  1133.8 p2     192 dst reload
        movaps [rdi + 0], xmm14                                ;  1136.8 p3+p4  192 dst spill
        movaps xmm14, [rdx - 112]                              ;  1134.8 p2     192 dst
        punpcklqdq xmm14, xmm7                                 ;  1137.8 p0     192 dst
        movaps [rdx - 96], xmm14                               ;  1138.8 p3+p4  192 dst spill
        movaps xmm14, [rdx - 112]                              ;  1135.8 p2     192 dst
        punpckhqdq xmm14, xmm7                                 ;  1138.8 p5     192 dst
        movaps xmm7, [rcx - 112]                               ;  1136.8 p2     192 dst reload
        movaps [rdi - 96], xmm14                               ;  1139.8 p3+p4  192 dst spill
        movaps xmm14, [rsi - 16]                               ;  1137.8 p2     192 dst
        punpcklqdq xmm14, xmm7                                 ;  1140.8 p1     192 dst
        movaps [rdx - 112], xmm14                              ;  1141.8 p3+p4  192 dst spill
        movaps xmm14, [rsi - 16]                               ;  1138.8 p2     192 dst
        punpckhqdq xmm14, xmm7                                 ;  1141.8 p0     192 dst
        movaps xmm7, [rcx + 32]                                ;  1139.8 p2     192 dst reload
        movaps [rcx - 112], xmm14                              ;  1142.8 p3+p4  192 dst spill
        movaps xmm14, [rdx + 0]                                ;  1140.8 p2     192 dst
        punpcklqdq xmm14, xmm7                                 ;  1143.8 p5     192 dst
        movaps [rsi - 16], xmm14                               ;  1144.8 p3+p4  192 dst spill
        movaps xmm14, [rdx + 0]                                ;  1141.8 p2     192 dst
        punpckhqdq xmm14, xmm7                                 ;  1144.8 p1     192 dst
        movaps xmm7, [rbx - 128]                               ;  1142.8 p2     192 dst reload
        movaps [rcx + 32], xmm14                               ;  1145.8 p3+p4  192 dst spill
        movaps xmm14, [rax - 96]                               ;  1143.8 p2     192 dst
        punpcklqdq xmm14, xmm7                                 ;  1146.8 p0     192 dst
        movaps [rdx + 0], xmm14                                ;  1147.8 p3+p4  192 dst spill
        movaps xmm14, [rax - 96]                               ;  1144.8 p2     192 dst
        punpckhqdq xmm14, xmm7                                 ;  1147.8 p5     192 dst
        movaps xmm7, [rcx - 64]                                ;  1145.8 p2     192 dst reload
        movaps [rbx - 128], xmm14                              ;  1148.8 p3+p4  192 dst spill
        movaps xmm14, [rdx - 128]                              ;  1146.8 p2     192 dst
        punpcklqdq xmm14, xmm7                                 ;  1149.8 p1     192 dst
        movaps [rax - 96], xmm14                               ;  1150.8 p3+p4  192 dst spill
        movaps xmm14, [rdx - 128]                              ;  1147.8 p2     192 dst
        punpckhqdq xmm14, xmm7                                 ;  1150.8 p0     192 dst
        movaps xmm7, [rsi + 32]                                ;  1148.8 p2     192 dst
        punpcklqdq xmm7, xmm1                                  ;  1151.8 p5     192 dst
        movaps [rcx - 64], xmm14                               ;  1151.8 p3+p4  192 dst spill
        movaps xmm14, [rsi + 32]                               ;  1149.8 p2     192 dst
        punpckhqdq xmm14, xmm1                                 ;  1152.8 p1     192 dst
        movaps xmm1, [rax - 64]                                ;  1150.8 p2     192 dst reload
        movaps [rsi + 32], xmm14                               ;  1153.8 p3+p4  192 dst spill
        movaps xmm14, [rax + 16]                               ;  1151.8 p2     192 dst
        punpcklqdq xmm14, xmm1                                 ;  1154.8 p0     192 dst
        movaps [rdx - 128], xmm14                              ;  1155.8 p3+p4  192 dst spill
        movaps xmm14, [rax + 16]                               ;  1152.8 p2     192 dst
        punpckhqdq xmm14, xmm1                                 ;  1155.8 p5     192 dst
        movaps xmm1, [rdi - 16]                                ;  1153.8 p2     192 dst reload
        movaps [rax - 64], xmm14                               ;  1156.8 p3+p4  192 dst spill
        movaps xmm14, [rbp + 112]                              ;  1154.8 p2     192 dst
        punpcklqdq xmm14, xmm1                                 ;  1157.8 p1     192 dst
        movaps [rax + 16], xmm14                               ;  1158.8 p3+p4  192 dst spill
        movaps xmm14, [rbp + 112]                              ;  1155.8 p2     192 dst
        punpckhqdq xmm14, xmm1                                 ;  1158.8 p0     192 dst
        movaps xmm1, [rdi - 112]                               ;  1156.8 p2     192 dst reload
        movaps [rdi - 16], xmm14                               ;  1159.8 p3+p4  192 dst spill
        movaps xmm14, [rbp + 96]                               ;  1157.8 p2     192 dst
        punpcklqdq xmm14, xmm1                                 ;  1160.8 p5     192 dst
        movaps [rbp + 112], xmm14                              ;  1161.8 p3+p4  192 dst spill
        movaps xmm14, [rbp + 96]                               ;  1158.8 p2     192 dst
        punpckhqdq xmm14, xmm1                                 ;  1161.8 p1     192 dst
        movaps xmm1, [rcx - 128]                               ;  1159.8 p2     192 dst reload
        movaps [rdi - 112], xmm14                              ;  1162.8 p3+p4  192 dst spill
        movaps xmm14, [rsi - 32]                               ;  1160.8 p2     192 dst
        punpcklqdq xmm14, xmm1                                 ;  1163.8 p0     192 dst
        movaps [rbp + 96], xmm14                               ;  1164.8 p3+p4  192 dst spill
        movaps xmm14, [rsi - 32]                               ;  1161.8 p2     192 dst
        punpckhqdq xmm14, xmm1                                 ;  1164.8 p5     192 dst
        movaps xmm1, [rcx + 16]                                ;  1162.8 p2     192 dst reload
        movaps [rcx - 128], xmm14                              ;  1165.8 p3+p4  192 dst spill
        movaps xmm14, [rdx - 16]                               ;  1163.8 p2     192 dst
        punpcklqdq xmm14, xmm1                                 ;  1166.8 p1     192 dst
        movaps [rsi - 32], xmm14                               ;  1167.8 p3+p4  192 dst spill
        movaps xmm14, [rdx - 16]                               ;  1164.8 p2     192 dst
        punpckhqdq xmm14, xmm1                                 ;  1167.8 p0     192 dst
        movaps xmm1, [rax + 112]                               ;  1165.8 p2     192 dst reload
        movaps [rcx + 16], xmm14                               ;  1168.8 p3+p4  192 dst spill
        movaps xmm14, [rax - 112]                              ;  1166.8 p2     192 dst
        punpcklqdq xmm14, xmm1                                 ;  1169.8 p5     192 dst
        movaps [rdx - 16], xmm14                               ;  1170.8 p3+p4  192 dst spill
        movaps xmm14, [rax - 112]                              ;  1167.8 p2     192 dst
        punpckhqdq xmm14, xmm1                                 ;  1170.8 p1     192 dst
        movaps xmm1, [rcx - 80]                                ;  1168.8 p2     192 dst reload
        movaps [rax + 112], xmm14                              ;  1171.8 p3+p4  192 dst spill
        movaps xmm14, [rbp + 80]                               ;  1169.8 p2     192 dst
        punpcklqdq xmm14, xmm1                                 ;  1172.8 p0     192 dst
        movaps [rax - 112], xmm14                              ;  1173.8 p3+p4  192 dst spill
        movaps xmm14, [rbp + 80]                               ;  1170.8 p2     192 dst
        punpckhqdq xmm14, xmm1                                 ;  1173.8 p5     192 dst
        movaps xmm1, [rsi + 64]                                ;  1171.8 p2     192 dst reload
        movaps [rcx - 80], xmm14                               ;  1174.8 p3+p4  192 dst spill
        movaps xmm14, [rsi + 16]                               ;  1172.8 p2     192 dst
        punpcklqdq xmm14, xmm1                                 ;  1175.8 p1     192 dst
        movaps [rbp + 80], xmm15                               ;  1168.2 p3+p4  192 dst spill
        movaps xmm15, [rsi + 16]                               ;  1173.8 p2     192 dst
        punpckhqdq xmm15, xmm1                                 ;  1176.8 p0     192 dst
        movaps xmm1, [rax - 80]                                ;  1174.8 p2     192 dst reload
        movaps [rsi + 64], xmm15                               ;  1177.8 p3+p4  192 dst spill
        movaps xmm15, [rax + 0]                                ;  1175.8 p2     192 dst
        punpcklqdq xmm15, xmm1                                 ;  1178.8 p5     192 dst
        movaps [rsi + 16], xmm15                               ;  1179.8 p3+p4  192 dst spill
        movaps xmm15, [rax + 0]                                ;  1176.8 p2     192 dst
        punpckhqdq xmm15, xmm1                                 ;  1179.8 p1     192 dst
        movaps xmm1, [rdi - 32]                                ;  1177.8 p2     192 dst reload
        movaps [rax - 80], xmm15                               ;  1180.8 p3+p4  192 dst spill
        movaps xmm15, [rbp + 0]                                ;  1178.8 p2     192 dst
        punpcklqdq xmm15, xmm1                                 ;  1181.8 p0     192 dst
        movaps [rax + 0], xmm15                                ;  1182.8 p3+p4  192 dst spill
        movaps xmm15, [rbp + 0]                                ;  1179.8 p2     192 dst
        punpckhqdq xmm15, xmm1                                 ;  1182.8 p5     192 dst
        movaps xmm1, [rdi - 128]                               ;  1180.8 p2     192 dst reload
        movaps [rdi - 32], xmm15                               ;  1183.8 p3+p4  192 dst spill
        movaps xmm15, [rbp + 64]                               ;  1181.8 p2     192 dst
        punpcklqdq xmm15, xmm1                                 ;  1184.8 p1     192 dst
        movaps [rbp + 0], xmm15                                ;  1185.8 p3+p4  192 dst spill
        movaps xmm15, [rbp + 64]                               ;  1182.8 p2     192 dst
        punpckhqdq xmm15, xmm1                                 ;  1185.8 p0     192 dst
        movaps xmm1, [rdi + 112]                               ;  1183.8 p2     192 dst reload
        movaps [rdi - 128], xmm15                              ;  1186.8 p3+p4  192 dst spill
        movaps xmm15, [rsi - 48]                               ;  1184.8 p2     192 dst
        punpcklqdq xmm15, xmm1                                 ;  1187.8 p5     192 dst
        movaps [rbp + 64], xmm15                               ;  1188.8 p3+p4  192 dst spill
        movaps xmm15, [rsi - 48]                               ;  1185.8 p2     192 dst
        punpckhqdq xmm15, xmm1                                 ;  1188.8 p1     192 dst
        movaps xmm1, [rcx + 0]                                 ;  1186.8 p2     192 dst reload
        movaps [rdi + 112], xmm15                              ;  1189.8 p3+p4  192 dst spill
        movaps xmm15, [rdx - 32]                               ;  1187.8 p2     192 dst
        punpcklqdq xmm15, xmm1                                 ;  1190.8 p0     192 dst
        movaps [rsi - 48], xmm15                               ;  1191.8 p3+p4  192 dst spill
        movaps xmm15, [rdx - 32]                               ;  1188.8 p2     192 dst
        punpckhqdq xmm15, xmm1                                 ;  1191.8 p5     192 dst
        movaps xmm1, [rax + 96]                                ;  1189.8 p2     192 dst reload
        movaps [rcx + 0], xmm15                                ;  1192.8 p3+p4  192 dst spill
        movaps xmm15, [rax - 128]                              ;  1190.8 p2     192 dst
        punpcklqdq xmm15, xmm1                                 ;  1193.8 p1     192 dst
        movaps [rdx - 32], xmm15                               ;  1194.8 p3+p4  192 dst spill
        movaps xmm15, [rax - 128]                              ;  1191.8 p2     192 dst
        punpckhqdq xmm15, xmm1                                 ;  1194.8 p0     192 dst
        movaps xmm1, [rcx - 96]                                ;  1192.8 p2     192 dst reload
        movaps [rax + 96], xmm15                               ;  1195.8 p3+p4  192 dst spill
        movaps xmm15, [rbp - 16]                               ;  1193.8 p2     192 dst
        punpcklqdq xmm15, xmm1                                 ;  1196.8 p5     192 dst
        movaps [rax - 128], xmm15                              ;  1197.8 p3+p4  192 dst spill
        movaps xmm15, [rbp - 16]                               ;  1194.8 p2     192 dst
        punpckhqdq xmm15, xmm1                                 ;  1197.8 p1     192 dst
        movaps xmm1, [rbx - 80]                                ;  1195.8 p2     192 dst reload
        movaps [rcx - 96], xmm15                               ;  1198.8 p3+p4  192 dst spill
        movaps xmm15, [rsi - 128]                              ;  1196.8 p2     192 dst
        punpcklqdq xmm15, xmm1                                 ;  1199.8 p0     192 dst
        movaps [rbp - 16], xmm14                               ;  1192.2 p3+p4  192 dst spill
        movaps xmm14, [rsi - 128]                              ;  1197.8 p2     192 dst
        punpckhqdq xmm14, xmm1                                 ;  1200.8 p5     192 dst
        movaps xmm1, [rbx + 64]                                ;  1198.8 p2     192 dst reload
        movaps [rbx - 80], xmm14                               ;  1201.8 p3+p4  192 dst spill
        movaps xmm14, [rdx + 80]                               ;  1199.8 p2     192 dst
        punpcklqdq xmm14, xmm1                                 ;  1202.8 p1     192 dst
        movaps [rsi - 128], xmm14                              ;  1203.8 p3+p4  192 dst spill
        movaps xmm14, [rdx + 80]                               ;  1200.8 p2     192 dst
        punpckhqdq xmm14, xmm1                                 ;  1203.8 p0     192 dst
        movaps xmm1, [rdi - 48]                                ;  1201.8 p2     192 dst reload
        movaps [rbx + 64], xmm14                               ;  1204.8 p3+p4  192 dst spill
        movaps xmm14, [rbp - 32]                               ;  1202.8 p2     192 dst
        punpcklqdq xmm14, xmm1                                 ;  1205.8 p5     192 dst
        movaps [rdx + 80], xmm14                               ;  1206.8 p3+p4  192 dst spill
        movaps xmm14, [rbp - 32]                               ;  1203.8 p2     192 dst
        punpckhqdq xmm14, xmm1                                 ;  1206.8 p1     192 dst
        movaps xmm1, [rsi + 112]                               ;  1204.8 p2     192 dst reload
        movaps [rdi - 48], xmm14                               ;  1207.8 p3+p4  192 dst spill
        movaps xmm14, [rbp + 48]                               ;  1205.8 p2     192 dst
        punpcklqdq xmm14, xmm1                                 ;  1208.8 p0     192 dst
        movaps [rbp - 32], xmm14                               ;  1209.8 p3+p4  192 dst spill
        movaps xmm14, [rbp + 48]                               ;  1206.8 p2     192 dst
        punpckhqdq xmm14, xmm1                                 ;  1209.8 p5     192 dst
        movaps xmm1, [rdi + 96]                                ;  1207.8 p2     192 dst reload
        movaps [rsi + 112], xmm14                              ;  1210.8 p3+p4  192 dst spill
        movaps xmm14, [rsi - 64]                               ;  1208.8 p2     192 dst
        punpcklqdq xmm14, xmm1                                 ;  1211.8 p1     192 dst
        movaps [rbp + 48], xmm14                               ;  1212.8 p3+p4  192 dst spill
        movaps xmm14, [rsi - 64]                               ;  1209.8 p2     192 dst
        punpckhqdq xmm14, xmm1                                 ;  1212.8 p0     192 dst
        movaps xmm1, [rcx - 16]                                ;  1210.8 p2     192 dst reload
        movaps [rdi + 96], xmm14                               ;  1213.8 p3+p4  192 dst spill
        movaps xmm14, [rdx - 48]                               ;  1211.8 p2     192 dst
        punpcklqdq xmm14, xmm1                                 ;  1214.8 p5     192 dst
        movaps [rsi - 64], xmm14                               ;  1215.8 p3+p4  192 dst spill
        movaps xmm14, [rdx - 48]                               ;  1212.8 p2     192 dst
        punpckhqdq xmm14, xmm1                                 ;  1215.8 p1     192 dst
        movaps xmm1, [rax + 80]                                ;  1213.8 p2     192 dst reload
        movaps [rcx - 16], xmm14                               ;  1216.8 p3+p4  192 dst spill
        movaps xmm14, [rcx + 112]                              ;  1214.8 p2     192 dst
        punpcklqdq xmm14, xmm1                                 ;  1217.8 p0     192 dst
        movaps [rdx - 48], xmm14                               ;  1218.8 p3+p4  192 dst spill
        movaps xmm14, [rcx + 112]                              ;  1215.8 p2     192 dst
        punpckhqdq xmm14, xmm1                                 ;  1218.8 p5     192 dst
        movaps xmm1, [rbp - 128]                               ;  1216.8 p2     192 dst reload
        movaps [rax + 80], xmm14                               ;  1219.8 p3+p4  192 dst spill
        movaps xmm14, [rbp - 48]                               ;  1217.8 p2     192 dst
        punpcklqdq xmm14, xmm1                                 ;  1220.8 p1     192 dst
        movaps [rcx + 112], xmm14                              ;  1221.8 p3+p4  192 dst spill
        movaps xmm14, [rbp - 48]                               ;  1218.8 p2     192 dst
        punpckhqdq xmm14, xmm1                                 ;  1221.8 p0     192 dst
        movaps xmm1, [rbx - 96]                                ;  1219.8 p2     192 dst reload
        movaps [rbp - 128], xmm14                              ;  1222.8 p3+p4  192 dst spill
        movaps xmm14, [rdx + 112]                              ;  1220.8 p2     192 dst
        punpcklqdq xmm14, xmm1                                 ;  1223.8 p5     192 dst
        movaps [rbp - 48], xmm14                               ;  1224.8 p3+p4  192 dst spill
        movaps xmm14, [rdx + 112]                              ;  1221.8 p2     192 dst
        punpckhqdq xmm14, xmm1                                 ;  1224.8 p1     192 dst
        movaps xmm1, [rbx + 48]                                ;  1222.8 p2     192 dst reload
        movaps [rbx - 96], xmm14                               ;  1225.8 p3+p4  192 dst spill
        movaps xmm14, [rdx + 64]                               ;  1223.8 p2     192 dst
        punpcklqdq xmm14, xmm1                                 ;  1226.8 p0     192 dst
        movaps [rdx + 112], xmm14                              ;  1227.8 p3+p4  192 dst spill
        movaps xmm14, [rdx + 64]                               ;  1224.8 p2     192 dst
        punpckhqdq xmm14, xmm1                                 ;  1227.8 p5     192 dst
        movaps xmm1, [rdi - 64]                                ;  1225.8 p2     192 dst reload
        movaps [rbx + 48], xmm14                               ;  1228.8 p3+p4  192 dst spill
        movaps xmm14, [rbp - 64]                               ;  1226.8 p2     192 dst
        punpcklqdq xmm14, xmm1                                 ;  1229.8 p1     192 dst
        movaps [rdx + 64], xmm14                               ;  1230.8 p3+p4  192 dst spill
        movaps xmm14, [rbp - 64]                               ;  1227.8 p2     192 dst
        punpckhqdq xmm14, xmm1                                 ;  1230.8 p0     192 dst
        movaps xmm1, [rsi + 96]                                ;  1228.8 p2     192 dst reload
        movaps [rdi - 64], xmm14                               ;  1231.8 p3+p4  192 dst spill
        movaps xmm14, [rbp + 32]                               ;  1229.8 p2     192 dst
        punpcklqdq xmm14, xmm1                                 ;  1232.8 p5     192 dst
        movaps [rbp - 64], xmm14                               ;  1233.8 p3+p4  192 dst spill
        movaps xmm14, [rbp + 32]                               ;  1230.8 p2     192 dst
        punpckhqdq xmm14, xmm1                                 ;  1233.8 p1     192 dst
        movaps xmm1, [rdi + 80]                                ;  1231.8 p2     192 dst reload
        movaps [rsi + 96], xmm14                               ;  1234.8 p3+p4  192 dst spill
        movaps xmm14, [rsi - 80]                               ;  1232.8 p2     192 dst
        punpcklqdq xmm14, xmm1                                 ;  1235.8 p0     192 dst
        movaps [rbp + 32], xmm14                               ;  1236.8 p3+p4  192 dst spill
        movaps xmm14, [rsi - 80]                               ;  1233.8 p2     192 dst
        punpckhqdq xmm14, xmm1                                 ;  1236.8 p5     192 dst
        movaps xmm1, [rcx - 32]                                ;  1234.8 p2     192 dst reload
        movaps [rdi + 80], xmm14                               ;  1237.8 p3+p4  192 dst spill
        movaps xmm14, [rdx - 64]                               ;  1235.8 p2     192 dst
        punpcklqdq xmm14, xmm1                                 ;  1238.8 p1     192 dst
        movaps [rsi - 80], xmm14                               ;  1239.8 p3+p4  192 dst spill
        movaps xmm14, [rdx - 64]                               ;  1236.8 p2     192 dst
        punpckhqdq xmm14, xmm1                                 ;  1239.8 p0     192 dst
        movaps xmm1, [rax + 64]                                ;  1237.8 p2     192 dst reload
        movaps [rcx - 32], xmm14                               ;  1240.8 p3+p4  192 dst spill
        movaps xmm14, [rcx + 96]                               ;  1238.8 p2     192 dst
        punpcklqdq xmm14, xmm1                                 ;  1241.8 p5     192 dst
        movaps [rdx - 64], xmm14                               ;  1242.8 p3+p4  192 dst spill
        movaps xmm14, [rcx + 96]                               ;  1239.8 p2     192 dst
        punpckhqdq xmm14, xmm1                                 ;  1242.8 p1     192 dst
        movaps xmm1, [rbp - 112]                               ;  1240.8 p2     192 dst reload
        movaps [rax + 64], xmm14                               ;  1243.8 p3+p4  192 dst spill
        movaps xmm14, [rbp - 80]                               ;  1241.8 p2     192 dst
        punpcklqdq xmm14, xmm1                                 ;  1244.8 p0     192 dst
        movaps [rcx + 96], xmm14                               ;  1245.8 p3+p4  192 dst spill
        movaps xmm14, [rbp - 80]                               ;  1242.8 p2     192 dst
        punpckhqdq xmm14, xmm1                                 ;  1245.8 p5     192 dst
        movaps xmm1, [rbx - 112]                               ;  1243.8 p2     192 dst reload
        movaps [rbp - 112], xmm14                              ;  1246.8 p3+p4  192 dst spill
        movaps xmm14, [rdx + 96]                               ;  1244.8 p2     192 dst
        punpcklqdq xmm14, xmm1                                 ;  1247.8 p1     192 dst
        movaps [rbp - 80], xmm3                                ;  1240.2 p3+p4  192 dst spill
        movaps xmm3, [rdx + 96]                                ;  1245.8 p2     192 dst
        punpckhqdq xmm3, xmm1                                  ;  1248.8 p0     192 dst
        movaps xmm1, [rbx + 32]                                ;  1246.8 p2     192 dst reload
        movaps [rbx - 112], xmm3                               ;  1249.8 p3+p4  192 dst spill
        movaps xmm3, [rdx + 48]                                ;  1247.8 p2     192 dst
        punpcklqdq xmm3, xmm1                                  ;  1250.8 p5     192 dst
        movaps [rdx + 96], xmm3                                ;  1251.8 p3+p4  192 dst spill
        movaps xmm3, [rdx + 48]                                ;  1248.8 p2     192 dst
        punpckhqdq xmm3, xmm1                                  ;  1251.8 p1     192 dst
        movaps xmm1, [rdi - 80]                                ;  1249.8 p2     192 dst reload
        movaps [rbx + 32], xmm3                                ;  1252.8 p3+p4  192 dst spill
        movaps xmm3, [rbp - 96]                                ;  1250.8 p2     192 dst
        punpcklqdq xmm3, xmm1                                  ;  1253.8 p0     192 dst
        movaps [rdx + 48], xmm3                                ;  1254.8 p3+p4  192 dst spill
        movaps xmm3, [rbp - 96]                                ;  1251.8 p2     192 dst
        punpckhqdq xmm3, xmm1                                  ;  1254.8 p5     192 dst
        movaps xmm1, xmm2                                      ;  1247.0 p1     192 dst copy
        punpcklqdq xmm1, xmm4                                  ;  1248.0 p0     192 dst
        punpckhqdq xmm2, xmm4                                  ;  1247.8 p5     192 dst
        movaps xmm4, [rsi + 80]                                ;  1252.8 p2     192 dst reload
        movaps [rdi - 80], xmm3                                ;  1255.8 p3+p4  192 dst spill
        movaps xmm3, [rbp + 16]                                ;  1253.8 p2     192 dst
        punpcklqdq xmm3, xmm4                                  ;  1256.8 p1     192 dst
        movaps [rbp - 96], xmm2                                ;  1249.2 p3+p4  192 dst spill
        movaps xmm2, [rbp + 16]                                ;  1254.8 p2     192 dst
        punpckhqdq xmm2, xmm4                                  ;  1257.8 p0     192 dst
        movaps xmm4, xmm8                                      ;  1250.0 p5     192 dst copy
        punpcklqdq xmm4, xmm13                                 ;  1251.0 p1     192 dst
        punpckhqdq xmm8, xmm13                                 ;  1250.8 p0     192 dst
        movaps xmm13, [rdi + 64]                               ;  1255.8 p2     192 dst reload
        movaps [rsi + 80], xmm2                                ;  1258.8 p3+p4  192 dst spill
        movaps xmm2, [rsi - 96]                                ;  1256.8 p2     192 dst
        punpcklqdq xmm2, xmm13                                 ;  1259.8 p5     192 dst
        movaps [rbp + 16], xmm8                                ;  1252.2 p3+p4  192 dst spill
        movaps xmm8, [rsi - 96]                                ;  1257.8 p2     192 dst
        punpckhqdq xmm8, xmm13                                 ;  1260.8 p1     192 dst
        movaps xmm13, [rcx - 48]                               ;  1258.8 p2     192 dst reload
        movaps [rdi + 64], xmm8                                ;  1261.8 p3+p4  192 dst spill
        movaps xmm8, [rdx - 80]                                ;  1259.8 p2     192 dst
        punpcklqdq xmm8, xmm13                                 ;  1262.8 p0     192 dst
        movaps [rsi - 96], xmm3                                ;  1257.8 p3+p4  192 dst spill
        movaps xmm3, [rdx - 80]                                ;  1260.8 p2     192 dst
        punpckhqdq xmm3, xmm13                                 ;  1263.8 p5     192 dst
        movaps xmm13, [rax + 48]                               ;  1261.8 p2     192 dst reload
        movaps [rcx - 48], xmm3                                ;  1264.8 p3+p4  192 dst spill
        movaps xmm3, [rcx + 80]                                ;  1262.8 p2     192 dst
        punpcklqdq xmm3, xmm13                                 ;  1265.8 p1     192 dst
        movaps [rdx - 80], xmm8                                ;  1263.8 p3+p4  192 dst spill
        movaps xmm8, [rcx + 80]                                ;  1263.8 p2     192 dst
        punpckhqdq xmm8, xmm13                                 ;  1266.8 p0     192 dst
        movaps xmm13, [rsi + 0]                                ;  1264.8 p2     192 dst reload
        movaps [rax + 48], xmm8                                ;  1267.8 p3+p4  192 dst spill
        movaps xmm8, [rbx - 16]                                ;  1265.8 p2     192 dst
        punpcklqdq xmm8, xmm13                                 ;  1268.8 p5     192 dst
        movaps [rcx + 80], xmm8                                ;  1269.8 p3+p4  192 dst spill
        movaps xmm8, [rbx - 16]                                ;  1266.8 p2     192 dst
        punpckhqdq xmm8, xmm13                                 ;  1269.8 p1     192 dst
        movaps xmm13, [r10 + 0]                                ;  1267.8 p2     192 dst
        punpcklqdq xmm13, xmm11                                ;  1270.8 p0     192 dst
        movaps [rsi + 0], xmm8                                 ;  1270.8 p3+p4  192 dst spill
        movaps xmm8, [r10 + 0]                                 ;  1268.8 p2     192 dst
        punpckhqdq xmm8, xmm11                                 ;  1271.8 p5     192 dst
        movaps [r9], xmm5                                      ;  1264.2 p3+p4  192 dst
        movaps xmm5, [rbx - 48]                                ;  1269.8 p2     192 dst
        punpcklqdq xmm5, xmm9                                  ;  1272.8 p1     192 dst
        movaps xmm11, [rbx - 48]                               ;  1270.8 p2     192 dst
        punpckhqdq xmm11, xmm9                                 ;  1273.8 p0     192 dst
        movaps [r9 + 16], xmm15                                ;  1266.0 p3+p4  192 dst
        movaps xmm9, [rbx + 0]                                 ;  1271.8 p2     192 dst
        punpcklqdq xmm9, xmm6                                  ;  1274.8 p5     192 dst
        movaps xmm15, [rbx + 0]                                ;  1272.8 p2     192 dst
        punpckhqdq xmm15, xmm6                                 ;  1275.8 p1     192 dst
        movaps [r9 + 32], xmm7                                 ;  1268.0 p3+p4  192 dst
        movaps xmm6, [rbx + 16]                                ;  1273.8 p2     192 dst
        punpcklqdq xmm6, xmm10                                 ;  1276.8 p0     192 dst
        movaps xmm7, [rbx + 16]                                ;  1274.8 p2     192 dst
        punpckhqdq xmm7, xmm10                                 ;  1277.8 p5     192 dst
        movaps [r9 + 48], xmm14                                ;  1270.0 p3+p4  192 dst
        movaps xmm10, [r10 - 128]                              ;  1275.8 p2     192 dst
        punpcklqdq xmm10, xmm0                                 ;  1278.8 p1     192 dst
        movaps xmm14, [r10 - 128]                              ;  1276.8 p2     192 dst
        punpckhqdq xmm14, xmm0                                 ;  1279.8 p0     192 dst
        movaps xmm0, [rbp - 80]                                ;  1277.8 p2     192 dst reload
        movaps [r9 + 64], xmm0                                 ;  1280.8 p3+p4  192 dst
        movaps [r9 + 112], xmm1                                ;  1272.8 p3+p4  192 dst
        movaps xmm0, [rbx - 32]                                ;  1278.8 p2     192 dst
        punpcklqdq xmm0, xmm12                                 ;  1281.8 p5     192 dst
        movaps xmm1, [rbx - 32]                                ;  1279.8 p2     192 dst
        punpckhqdq xmm1, xmm12                                 ;  1282.8 p1     192 dst
        movaps xmm12, [rbp - 48]                               ;  1280.8 p2     192 dst reload
        movaps [r9 + 80], xmm12                                ;  1283.8 p3+p4  192 dst
        movaps xmm12, [rbp - 16]                               ;  1281.8 p2     192 dst reload
        movaps [r9 + 96], xmm12                                ;  1284.8 p3+p4  192 dst
        movaps xmm12, [rbp + 80]                               ;  1282.8 p2     192 dst reload
        movaps [r9 + 128], xmm12                               ;  1285.8 p3+p4  192 dst
        movaps [r9 + 176], xmm2                                ;  1277.8 p3+p4  192 dst
        movaps xmm2, [rbp + 48]                                ;  1283.8 p2     192 dst reload
        movaps [r9 + 144], xmm2                                ;  1286.8 p3+p4  192 dst
        movaps xmm2, [rbp + 96]                                ;  1284.8 p2     192 dst reload
        movaps [r9 + 160], xmm2                                ;  1287.8 p3+p4  192 dst
        movaps xmm2, [rdx - 112]                               ;  1285.8 p2     192 dst reload
        movaps [r9 + 192], xmm2                                ;  1288.8 p3+p4  192 dst
        movaps [r9 + 240], xmm9                                ;  1281.8 p3+p4  192 dst
        movaps xmm2, [rbp + 32]                                ;  1286.8 p2     192 dst reload
        movaps [r9 + 208], xmm2                                ;  1289.8 p3+p4  192 dst
        movaps xmm2, [rbp + 64]                                ;  1287.8 p2     192 dst reload
        movaps [r9 + 224], xmm2                                ;  1290.8 p3+p4  192 dst
        movaps xmm2, [r10 - 96]                                ;  1288.8 p2     192 dst reload
        movaps [r9 + 256], xmm2                                ;  1291.8 p3+p4  192 dst
        movaps xmm2, [rdx + 80]                                ;  1289.8 p2     192 dst reload
        movaps [r9 + 272], xmm2                                ;  1292.8 p3+p4  192 dst
        movaps xmm2, [rax + 16]                                ;  1290.8 p2     192 dst reload
        movaps [r9 + 288], xmm2                                ;  1293.8 p3+p4  192 dst
        movaps xmm2, [rdx + 48]                                ;  1291.8 p2     192 dst reload
        movaps [r9 + 304], xmm2                                ;  1294.8 p3+p4  192 dst
        movaps xmm2, [rax + 32]                                ;  1292.8 p2     192 dst reload
        movaps [r9 + 320], xmm2                                ;  1295.8 p3+p4  192 dst
        movaps xmm2, [rdx + 64]                                ;  1293.8 p2     192 dst reload
        movaps [r9 + 336], xmm2                                ;  1296.8 p3+p4  192 dst
        movaps [r9 + 368], xmm13                               ;  1290.8 p3+p4  192 dst
        movaps xmm2, [rax + 0]                                 ;  1294.8 p2     192 dst reload
        movaps [r9 + 352], xmm2                                ;  1297.8 p3+p4  192 dst
        movaps xmm2, [rsi - 112]                               ;  1295.8 p2     192 dst reload
        movaps [r9 + 384], xmm2                                ;  1298.8 p3+p4  192 dst
        movaps xmm2, [rdx - 48]                                ;  1296.8 p2     192 dst reload
        movaps [r9 + 400], xmm2                                ;  1299.8 p3+p4  192 dst
        movaps [r9 + 432], xmm3                                ;  1294.8 p3+p4  192 dst
        movaps xmm2, [rdx - 16]                                ;  1297.8 p2     192 dst reload
        movaps [r9 + 416], xmm2                                ;  1300.8 p3+p4  192 dst
        movaps xmm2, [rdx + 0]                                 ;  1298.8 p2     192 dst reload
        movaps [r9 + 448], xmm2                                ;  1301.8 p3+p4  192 dst
        movaps xmm2, [rdx - 64]                                ;  1299.8 p2     192 dst reload
        movaps [r9 + 464], xmm2                                ;  1302.8 p3+p4  192 dst
        movaps [r9 + 496], xmm10                               ;  1298.8 p3+p4  192 dst
        movaps xmm2, [rdx - 32]                                ;  1300.8 p2     192 dst reload
        movaps [r9 + 480], xmm2                                ;  1303.8 p3+p4  192 dst
        movaps xmm2, [rbx - 64]                                ;  1301.8 p2     192 dst reload
        movaps [r9 + 512], xmm2                                ;  1304.8 p3+p4  192 dst
        movaps xmm2, [rsi - 128]                               ;  1302.8 p2     192 dst reload
        movaps [r9 + 528], xmm2                                ;  1305.8 p3+p4  192 dst
        movaps xmm2, [rdx - 128]                               ;  1303.8 p2     192 dst reload
        movaps [r9 + 544], xmm2                                ;  1306.8 p3+p4  192 dst
        movaps xmm2, [rdx + 96]                                ;  1304.8 p2     192 dst reload
        movaps [r9 + 560], xmm2                                ;  1307.8 p3+p4  192 dst
        movaps xmm2, [rdx + 32]                                ;  1305.8 p2     192 dst reload
        movaps [r9 + 576], xmm2                                ;  1308.8 p3+p4  192 dst
        movaps xmm2, [rdx + 112]                               ;  1306.8 p2     192 dst reload
        movaps [r9 + 592], xmm2                                ;  1309.8 p3+p4  192 dst
        movaps [r9 + 624], xmm4                                ;  1306.8 p3+p4  192 dst
        movaps xmm2, [rsi + 16]                                ;  1307.8 p2     192 dst reload
        movaps [r9 + 608], xmm2                                ;  1310.8 p3+p4  192 dst
        movaps xmm2, [r10 - 112]                               ;  1308.8 p2     192 dst reload
        movaps [r9 + 640], xmm2                                ;  1311.8 p3+p4  192 dst
        movaps xmm2, [rsi - 64]                                ;  1309.8 p2     192 dst reload
        movaps [r9 + 656], xmm2                                ;  1312.8 p3+p4  192 dst
        movaps xmm2, [rsi - 32]                                ;  1310.8 p2     192 dst reload
        movaps [r9 + 672], xmm2                                ;  1313.8 p3+p4  192 dst
        movaps xmm2, [rdx - 80]                                ;  1311.8 p2     192 dst reload
        movaps [r9 + 688], xmm2                                ;  1314.8 p3+p4  192 dst
        movaps xmm2, [rsi - 16]                                ;  1312.8 p2     192 dst reload
        movaps [r9 + 704], xmm2                                ;  1315.8 p3+p4  192 dst
        movaps xmm2, [rsi - 80]                                ;  1313.8 p2     192 dst reload
        movaps [r9 + 720], xmm2                                ;  1316.8 p3+p4  192 dst
        movaps [r9 + 752], xmm6                                ;  1314.8 p3+p4  192 dst
        movaps xmm2, [rsi - 48]                                ;  1314.8 p2     192 dst reload
        movaps [r9 + 736], xmm2                                ;  1317.8 p3+p4  192 dst
        movaps xmm2, [rdx + 16]                                ;  1315.8 p2     192 dst reload
        movaps [r9 + 768], xmm2                                ;  1318.8 p3+p4  192 dst
        movaps xmm2, [rbp - 32]                                ;  1316.8 p2     192 dst reload
        movaps [r9 + 784], xmm2                                ;  1319.8 p3+p4  192 dst
        movaps xmm2, [rbp + 112]                               ;  1317.8 p2     192 dst reload
        movaps [r9 + 800], xmm2                                ;  1320.8 p3+p4  192 dst
        movaps xmm2, [rsi - 96]                                ;  1318.8 p2     192 dst reload
        movaps [r9 + 816], xmm2                                ;  1321.8 p3+p4  192 dst
        movaps xmm2, [rdx - 96]                                ;  1319.8 p2     192 dst reload
        movaps [r9 + 832], xmm2                                ;  1322.8 p3+p4  192 dst
        movaps xmm2, [rbp - 64]                                ;  1320.8 p2     192 dst reload
        movaps [r9 + 848], xmm2                                ;  1323.8 p3+p4  192 dst
        movaps [r9 + 880], xmm5                                ;  1322.8 p3+p4  192 dst
        movaps xmm2, [rbp + 0]                                 ;  1321.8 p2     192 dst reload
        movaps [r9 + 864], xmm2                                ;  1324.8 p3+p4  192 dst
        movaps xmm2, [rax - 16]                                ;  1322.8 p2     192 dst reload
        movaps [r9 + 896], xmm2                                ;  1325.8 p3+p4  192 dst
        movaps xmm2, [rcx + 112]                               ;  1323.8 p2     192 dst reload
        movaps [r9 + 912], xmm2                                ;  1326.8 p3+p4  192 dst
        movaps xmm2, [rax - 112]                               ;  1324.8 p2     192 dst reload
        movaps [r9 + 928], xmm2                                ;  1327.8 p3+p4  192 dst
        movaps xmm2, [rcx + 80]                                ;  1325.8 p2     192 dst reload
        movaps [r9 + 944], xmm2                                ;  1328.8 p3+p4  192 dst
        movaps xmm2, [rax - 96]                                ;  1326.8 p2     192 dst reload
        movaps [r9 + 960], xmm2                                ;  1329.8 p3+p4  192 dst
        movaps xmm2, [rcx + 96]                                ;  1327.8 p2     192 dst reload
        movaps [r9 + 976], xmm2                                ;  1330.8 p3+p4  192 dst
        movaps [r9 + 1008], xmm0                               ;  1330.8 p3+p4  192 dst
        movaps xmm0, [rax - 128]                               ;  1328.8 p2     192 dst reload
        movaps [r9 + 992], xmm0                                ;  1331.8 p3+p4  192 dst
        movaps xmm0, [rax - 32]                                ;  1329.8 p2     192 dst reload
        movaps [r9 + 1024], xmm0                               ;  1332.8 p3+p4  192 dst
        movaps xmm0, [rbx - 80]                                ;  1330.8 p2     192 dst reload
        movaps [r9 + 1040], xmm0                               ;  1333.8 p3+p4  192 dst
        movaps xmm0, [rsi + 32]                                ;  1331.8 p2     192 dst reload
        movaps [r9 + 1056], xmm0                               ;  1334.8 p3+p4  192 dst
        movaps xmm0, [rbx - 112]                               ;  1332.8 p2     192 dst reload
        movaps [r9 + 1072], xmm0                               ;  1335.8 p3+p4  192 dst
        movaps xmm0, [rsi + 48]                                ;  1333.8 p2     192 dst reload
        movaps [r9 + 1088], xmm0                               ;  1336.8 p3+p4  192 dst
        movaps xmm0, [rbx - 96]                                ;  1334.8 p2     192 dst reload
        movaps [r9 + 1104], xmm0                               ;  1337.8 p3+p4  192 dst
        movaps xmm0, [rsi + 64]                                ;  1335.8 p2     192 dst reload
        movaps [r9 + 1120], xmm0                               ;  1338.8 p3+p4  192 dst
        movaps xmm0, [rbp - 96]                                ;  1336.8 p2     192 dst reload
        movaps [r9 + 1136], xmm0                               ;  1339.8 p3+p4  192 dst
        movaps xmm0, [rdi + 48]                                ;  1337.8 p2     192 dst reload
        movaps [r9 + 1152], xmm0                               ;  1340.8 p3+p4  192 dst
        movaps xmm0, [rdi + 96]                                ;  1338.8 p2     192 dst reload
        movaps [r9 + 1168], xmm0                               ;  1341.8 p3+p4  192 dst
        movaps xmm0, [rcx - 128]                               ;  1339.8 p2     192 dst reload
        movaps [r9 + 1184], xmm0                               ;  1342.8 p3+p4  192 dst
        movaps xmm0, [rdi + 64]                                ;  1340.8 p2     192 dst reload
        movaps [r9 + 1200], xmm0                               ;  1343.8 p3+p4  192 dst
        movaps xmm0, [rcx - 112]                               ;  1341.8 p2     192 dst reload
        movaps [r9 + 1216], xmm0                               ;  1344.8 p3+p4  192 dst
        movaps xmm0, [rdi + 80]                                ;  1342.8 p2     192 dst reload
        movaps [r9 + 1232], xmm0                               ;  1345.8 p3+p4  192 dst
        movaps [r9 + 1264], xmm15                              ;  1346.8 p3+p4  192 dst
        movaps xmm0, [rdi + 112]                               ;  1343.8 p2     192 dst reload
        movaps [r9 + 1248], xmm0                               ;  1347.8 p3+p4  192 dst
        movaps xmm0, [rdi + 16]                                ;  1344.8 p2     192 dst reload
        movaps [r9 + 1280], xmm0                               ;  1348.8 p3+p4  192 dst
        movaps xmm0, [rdi - 48]                                ;  1345.8 p2     192 dst reload
        movaps [r9 + 1296], xmm0                               ;  1349.8 p3+p4  192 dst
        movaps xmm0, [rdi - 16]                                ;  1346.8 p2     192 dst reload
        movaps [r9 + 1312], xmm0                               ;  1350.8 p3+p4  192 dst
        movaps xmm0, [rdi - 80]                                ;  1347.8 p2     192 dst reload
        movaps [r9 + 1328], xmm0                               ;  1351.8 p3+p4  192 dst
        movaps xmm0, [rdi + 0]                                 ;  1348.8 p2     192 dst reload
        movaps [r9 + 1344], xmm0                               ;  1352.8 p3+p4  192 dst
        movaps xmm0, [rdi - 64]                                ;  1349.8 p2     192 dst reload
        movaps [r9 + 1360], xmm0                               ;  1353.8 p3+p4  192 dst
        movaps [r9 + 1392], xmm8                               ;  1354.8 p3+p4  192 dst
        movaps xmm0, [rdi - 32]                                ;  1350.8 p2     192 dst reload
        movaps [r9 + 1376], xmm0                               ;  1355.8 p3+p4  192 dst
        movaps xmm0, [rdi + 32]                                ;  1351.8 p2     192 dst reload
        movaps [r9 + 1408], xmm0                               ;  1356.8 p3+p4  192 dst
        movaps xmm0, [rax + 80]                                ;  1352.8 p2     192 dst reload
        movaps [r9 + 1424], xmm0                               ;  1357.8 p3+p4  192 dst
        movaps xmm0, [rax + 112]                               ;  1353.8 p2     192 dst reload
        movaps [r9 + 1440], xmm0                               ;  1358.8 p3+p4  192 dst
        movaps xmm0, [rax + 48]                                ;  1354.8 p2     192 dst reload
        movaps [r9 + 1456], xmm0                               ;  1359.8 p3+p4  192 dst
        movaps xmm0, [rbx - 128]                               ;  1355.8 p2     192 dst reload
        movaps [r9 + 1472], xmm0                               ;  1360.8 p3+p4  192 dst
        movaps xmm0, [rax + 64]                                ;  1356.8 p2     192 dst reload
        movaps [r9 + 1488], xmm0                               ;  1361.8 p3+p4  192 dst
        movaps [r9 + 1520], xmm14                              ;  1362.8 p3+p4  192 dst
        movaps xmm0, [rax + 96]                                ;  1357.8 p2     192 dst reload
        movaps [r9 + 1504], xmm0                               ;  1363.8 p3+p4  192 dst
        movaps xmm0, [rbx + 80]                                ;  1358.8 p2     192 dst reload
        movaps [r9 + 1536], xmm0                               ;  1364.8 p3+p4  192 dst
        movaps xmm0, [rbx + 64]                                ;  1359.8 p2     192 dst reload
        movaps [r9 + 1552], xmm0                               ;  1365.8 p3+p4  192 dst
        movaps xmm0, [rax - 64]                                ;  1360.8 p2     192 dst reload
        movaps [r9 + 1568], xmm0                               ;  1366.8 p3+p4  192 dst
        movaps xmm0, [rbx + 32]                                ;  1361.8 p2     192 dst reload
        movaps [r9 + 1584], xmm0                               ;  1367.8 p3+p4  192 dst
        movaps xmm0, [rax - 48]                                ;  1362.8 p2     192 dst reload
        movaps [r9 + 1600], xmm0                               ;  1368.8 p3+p4  192 dst
        movaps xmm0, [rbx + 48]                                ;  1363.8 p2     192 dst reload
        movaps [r9 + 1616], xmm0                               ;  1369.8 p3+p4  192 dst
        movaps xmm0, [rax - 80]                                ;  1364.8 p2     192 dst reload
        movaps [r9 + 1632], xmm0                               ;  1370.8 p3+p4  192 dst
        movaps xmm0, [rbp + 16]                                ;  1365.8 p2     192 dst reload
        movaps [r9 + 1648], xmm0                               ;  1371.8 p3+p4  192 dst
        movaps xmm0, [rcx + 48]                                ;  1366.8 p2     192 dst reload
        movaps [r9 + 1664], xmm0                               ;  1372.8 p3+p4  192 dst
        movaps xmm0, [rcx - 16]                                ;  1367.8 p2     192 dst reload
        movaps [r9 + 1680], xmm0                               ;  1373.8 p3+p4  192 dst
        movaps xmm0, [rcx + 16]                                ;  1368.8 p2     192 dst reload
        movaps [r9 + 1696], xmm0                               ;  1374.8 p3+p4  192 dst
        movaps xmm0, [rcx - 48]                                ;  1369.8 p2     192 dst reload
        movaps [r9 + 1712], xmm0                               ;  1375.8 p3+p4  192 dst
        movaps xmm0, [rcx + 32]                                ;  1370.8 p2     192 dst reload
        movaps [r9 + 1728], xmm0                               ;  1376.8 p3+p4  192 dst
        movaps xmm0, [rcx - 32]                                ;  1371.8 p2     192 dst reload
        movaps [r9 + 1744], xmm0                               ;  1377.8 p3+p4  192 dst
        movaps [r9 + 1776], xmm7                               ;  1378.8 p3+p4  192 dst
        movaps xmm0, [rcx + 0]                                 ;  1372.8 p2     192 dst reload
        movaps [r9 + 1760], xmm0                               ;  1379.8 p3+p4  192 dst
        movaps xmm0, [r10 - 80]                                ;  1373.8 p2     192 dst reload
        movaps [r9 + 1792], xmm0                               ;  1380.8 p3+p4  192 dst
        movaps xmm0, [rsi + 112]                               ;  1374.8 p2     192 dst reload
        movaps [r9 + 1808], xmm0                               ;  1381.8 p3+p4  192 dst
        movaps xmm0, [rdi - 112]                               ;  1375.8 p2     192 dst reload
        movaps [r9 + 1824], xmm0                               ;  1382.8 p3+p4  192 dst
        movaps xmm0, [rsi + 80]                                ;  1376.8 p2     192 dst reload
        movaps [r9 + 1840], xmm0                               ;  1383.8 p3+p4  192 dst
        movaps xmm0, [rdi - 96]                                ;  1377.8 p2     192 dst reload
        movaps [r9 + 1856], xmm0                               ;  1384.8 p3+p4  192 dst
        movaps xmm0, [rsi + 96]                                ;  1378.8 p2     192 dst reload
        movaps [r9 + 1872], xmm0                               ;  1385.8 p3+p4  192 dst
        movaps [r9 + 1904], xmm11                              ;  1386.8 p3+p4  192 dst
        movaps xmm0, [rdi - 128]                               ;  1379.8 p2     192 dst reload
        movaps [r9 + 1888], xmm0                               ;  1387.8 p3+p4  192 dst
        movaps xmm0, [rcx + 64]                                ;  1380.8 p2     192 dst reload
        movaps [r9 + 1920], xmm0                               ;  1388.8 p3+p4  192 dst
        movaps xmm0, [rbp - 128]                               ;  1381.8 p2     192 dst reload
        movaps [r9 + 1936], xmm0                               ;  1389.8 p3+p4  192 dst
        movaps xmm0, [rcx - 80]                                ;  1382.8 p2     192 dst reload
        movaps [r9 + 1952], xmm0                               ;  1390.8 p3+p4  192 dst
        movaps xmm0, [rsi + 0]                                 ;  1383.8 p2     192 dst reload
        movaps [r9 + 1968], xmm0                               ;  1391.8 p3+p4  192 dst
        movaps xmm0, [rcx - 64]                                ;  1384.8 p2     192 dst reload
        movaps [r9 + 1984], xmm0                               ;  1392.8 p3+p4  192 dst
        movaps xmm0, [rbp - 112]                               ;  1385.8 p2     192 dst reload
        movaps [r9 + 2000], xmm0                               ;  1393.8 p3+p4  192 dst
        movaps xmm0, [rcx - 96]                                ;  1386.8 p2     192 dst reload
        movaps [r9 + 2016], xmm0                               ;  1394.8 p3+p4  192 dst
        movaps [r9 + 2032], xmm1                               ;  1395.8 p3+p4  192 dst
        add r9, 0x800                                          ;  1384.0 p0     194 blocks
        add r8, 0x800                                          ;  1384.2 p5     194 blocks
        cmp r8, qword [rbp + 1816]                             ;                    more blocks?
        jne .blocks_1
        mov qword [rbp + 1808], r8                             ;                    resident
        mov qword [rbp + 1824], r9                             ;                    resident
.blocks_1_done:
        add rsp, 0x7b8                                         ;                    frame
        pop rbp                                                ;                    preserved
        pop rbx                                                ;                    preserved
        ret

        section .rodata align=64
; constants128
        align 16, db 0
aes_to_slices.T0_constants128:
        dq 0x5555555555555555, 0x5555555555555555, 0x3333333333333333, 0x3333333333333333, 0x0f0f0f0f0f0f0f0f, 0x0f0f0f0f0f0f0f0f, 0x00ff00ff00ff00ff, 0x00ff00ff00ff00ff
        dq 0x0000ffff0000ffff, 0x0000ffff0000ffff, 0x00000000ffffffff, 0x00000000ffffffff

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
