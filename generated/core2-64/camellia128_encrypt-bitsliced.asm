; camellia128_encrypt for Intel Core 2, 65 nm (Conroe, Merom), 64-bit code (core2-64)
; made by cipherwright 0.1.0 from ciphers/camellia.cw (sha256 62b50e38c791f78a); do not edit:
;   ./cw build camellia128_encrypt --cpu core2-64 --variant bitsliced
;
; void camellia128_encrypt(const void *k, const void *src, void *dst, uint32_t n);   System V, 64 bits
;   k: 26624 bytes (1664 slices), read, secret, aligned to 16 bytes
;   src: 2048 bytes a batch (128 slices), read, secret, aligned to 16 bytes
;   dst: 2048 bytes a batch (128 slices), written, public, aligned to 16 bytes
;   n: number of batches of 128 blocks, may be 0
; Parameters do not overlap, but per-block output may be exactly in place of per-block input.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes xmm0 to xmm15.
; Constant time: no secret reaches an address or a branch.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 4 uops, planned 5.0; bounds: width 1.0, ports 2.0, path 2.0
;   blocks: 389 uops, planned 260.0; bounds: width 97.2, ports 258.0, path 4.0
;   blocks/groups: 260 uops, planned 132.0; bounds: width 65.0, ports 130.0, path 1.0
;   blocks/groups/rounds: 3978 uops, planned 1438.2; bounds: width 994.5, ports 1100.0, path 62.0
;   blocks/groups.2: 453 uops, planned 260.0; bounds: width 113.2, ports 257.0, path 7.0
;   blocks.2: 260 uops, planned 132.0; bounds: width 65.0, ports 130.0, path 1.0
;   blocks/rounds: 3978 uops, planned 1438.2; bounds: width 994.5, ports 1100.0, path 62.0
;   blocks.4: 391 uops, planned 262.0; bounds: width 97.8, ports 259.0, path 4.0
;
; A comment holds: planned cycle, ports, source line, value, and `copy`, `spill` or `reload` where
; the instruction only moves a value.

        bits 64
        global camellia128_encrypt

        section .text
        align 16
camellia128_encrypt:
        push rbx                                               ;                    preserved
        push rbp                                               ;                    preserved
        push r13                                               ;                    preserved
        push r14                                               ;                    preserved
        push r15                                               ;                    preserved
        sub rsp, 0x2200                                        ;                    frame
        lea rbp, [rsp + 128]                                   ;                    frame
        mov dword [rbp + 8560], ecx                            ;                    argument
        mov qword [rbp + 8480], rsi                            ;                    argument
        mov qword [rbp + 8496], rdi                            ;                    argument
        mov qword [rbp + 8552], rdx                            ;                    argument
        lea rdx, [rbp + 256]                                   ;                    frame
        lea rsi, [rbp + 512]                                   ;                    frame
        lea rdi, [rbp + 768]                                   ;                    frame
        lea rcx, [rbp + 1024]                                  ;                    frame
        lea rax, [rbp + 1280]                                  ;                    frame
        lea rbx, [rbp + 1536]                                  ;                    frame
        lea r10, [rbp + 1792]                                  ;                    frame
        lea r11, [rbp + 2048]                                  ;                    frame
        lea r13, [rbp + 2304]                                  ;                    frame
        lea r14, [rbp + 2560]                                  ;                    frame
        lea r15, [rbp + 2816]                                  ;                    frame
        mov r8d, dword [rbp + 8560]                            ;     0.0 p2     152 blocks
        shl r8, 0xb                                            ;     3.0 p0     152 blocks
        add r8, qword [rbp + 8480]                             ;     4.0 p1+p2  152 blocks
        mov qword [rbp + 8488], r8                             ;     5.0 p3+p4  152 blocks
        cmp dword [rbp + 8560], 0                              ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rbp + 8480]                             ;     0.0 p2      68 d.0 reload
        movaps xmm0, [r8]                                      ;     3.0 p2      68 d
        mov r9, qword [rbp + 8496]                             ;     2.0 p2      68 d.0 reload
        xorps xmm0, [r9]                                       ;     8.0 p0+p2   68 d
        movaps [rbp + 5184], xmm0                              ;     9.0 p3+p4   69 groups
        movaps xmm0, [r8 + 16]                                 ;     4.0 p2      68 d
        xorps xmm0, [r9 + 16]                                  ;     8.0 p1+p2   68 d
        movaps [rbp + 5200], xmm0                              ;     9.0 p3+p4   69 groups
        movaps xmm0, [r8 + 32]                                 ;     6.0 p2      68 d
        xorps xmm0, [r9 + 32]                                  ;     9.0 p5+p2   68 d
        movaps [rbp + 5216], xmm0                              ;    10.0 p3+p4   69 groups
        movaps xmm0, [r8 + 48]                                 ;     8.0 p2      68 d
        xorps xmm0, [r9 + 48]                                  ;    11.0 p0+p2   68 d
        movaps [rbp + 5232], xmm0                              ;    12.0 p3+p4   69 groups
        movaps xmm0, [r8 + 64]                                 ;    10.0 p2      68 d
        xorps xmm0, [r9 + 64]                                  ;    13.0 p1+p2   68 d
        movaps [rbp + 5248], xmm0                              ;    14.0 p3+p4   69 groups
        movaps xmm0, [r8 + 80]                                 ;    12.0 p2      68 d
        xorps xmm0, [r9 + 80]                                  ;    15.0 p5+p2   68 d
        movaps [rbp + 5264], xmm0                              ;    16.0 p3+p4   69 groups
        movaps xmm0, [r8 + 96]                                 ;    14.0 p2      68 d
        xorps xmm0, [r9 + 96]                                  ;    17.0 p0+p2   68 d
        movaps [rbp + 5280], xmm0                              ;    18.0 p3+p4   69 groups
        movaps xmm0, [r8 + 112]                                ;    16.0 p2      68 d
        xorps xmm0, [r9 + 112]                                 ;    19.0 p1+p2   68 d
        movaps [rbp + 5296], xmm0                              ;    20.0 p3+p4   69 groups
        movaps xmm0, [r8 + 128]                                ;    18.0 p2      68 d
        xorps xmm0, [r9 + 128]                                 ;    21.0 p5+p2   68 d
        movaps [rbp + 5312], xmm0                              ;    22.0 p3+p4   69 groups
        movaps xmm0, [r8 + 144]                                ;    20.0 p2      68 d
        xorps xmm0, [r9 + 144]                                 ;    23.0 p0+p2   68 d
        movaps [rbp + 5328], xmm0                              ;    24.0 p3+p4   69 groups
        movaps xmm0, [r8 + 160]                                ;    22.0 p2      68 d
        xorps xmm0, [r9 + 160]                                 ;    25.0 p1+p2   68 d
        movaps [rbp + 5344], xmm0                              ;    26.0 p3+p4   69 groups
        movaps xmm0, [r8 + 176]                                ;    24.0 p2      68 d
        xorps xmm0, [r9 + 176]                                 ;    27.0 p5+p2   68 d
        movaps [rbp + 5360], xmm0                              ;    28.0 p3+p4   69 groups
        movaps xmm0, [r8 + 192]                                ;    26.0 p2      68 d
        xorps xmm0, [r9 + 192]                                 ;    29.0 p0+p2   68 d
        movaps [rbp + 5376], xmm0                              ;    30.0 p3+p4   69 groups
        movaps xmm0, [r8 + 208]                                ;    28.0 p2      68 d
        xorps xmm0, [r9 + 208]                                 ;    31.0 p1+p2   68 d
        movaps [rbp + 5392], xmm0                              ;    32.0 p3+p4   69 groups
        movaps xmm0, [r8 + 224]                                ;    30.0 p2      68 d
        xorps xmm0, [r9 + 224]                                 ;    33.0 p5+p2   68 d
        movaps [rbp + 5408], xmm0                              ;    34.0 p3+p4   69 groups
        movaps xmm0, [r8 + 240]                                ;    32.0 p2      68 d
        xorps xmm0, [r9 + 240]                                 ;    35.0 p0+p2   68 d
        movaps [rbp + 5424], xmm0                              ;    36.0 p3+p4   69 groups
        movaps xmm0, [r8 + 256]                                ;    34.0 p2      68 d
        xorps xmm0, [r9 + 256]                                 ;    37.0 p1+p2   68 d
        movaps [rbp + 5440], xmm0                              ;    38.0 p3+p4   69 groups
        movaps xmm0, [r8 + 272]                                ;    36.0 p2      68 d
        xorps xmm0, [r9 + 272]                                 ;    39.0 p5+p2   68 d
        movaps [rbp + 5456], xmm0                              ;    40.0 p3+p4   69 groups
        movaps xmm0, [r8 + 288]                                ;    38.0 p2      68 d
        xorps xmm0, [r9 + 288]                                 ;    41.0 p0+p2   68 d
        movaps [rbp + 5472], xmm0                              ;    42.0 p3+p4   69 groups
        movaps xmm0, [r8 + 304]                                ;    40.0 p2      68 d
        xorps xmm0, [r9 + 304]                                 ;    43.0 p1+p2   68 d
        movaps [rbp + 5488], xmm0                              ;    44.0 p3+p4   69 groups
        movaps xmm0, [r8 + 320]                                ;    42.0 p2      68 d
        xorps xmm0, [r9 + 320]                                 ;    45.0 p5+p2   68 d
        movaps [rbp + 5504], xmm0                              ;    46.0 p3+p4   69 groups
        movaps xmm0, [r8 + 336]                                ;    44.0 p2      68 d
        xorps xmm0, [r9 + 336]                                 ;    47.0 p0+p2   68 d
        movaps [rbp + 5520], xmm0                              ;    48.0 p3+p4   69 groups
        movaps xmm0, [r8 + 352]                                ;    46.0 p2      68 d
        xorps xmm0, [r9 + 352]                                 ;    49.0 p1+p2   68 d
        movaps [rbp + 5536], xmm0                              ;    50.0 p3+p4   69 groups
        movaps xmm0, [r8 + 368]                                ;    48.0 p2      68 d
        xorps xmm0, [r9 + 368]                                 ;    51.0 p5+p2   68 d
        movaps [rbp + 5552], xmm0                              ;    52.0 p3+p4   69 groups
        movaps xmm0, [r8 + 384]                                ;    50.0 p2      68 d
        xorps xmm0, [r9 + 384]                                 ;    53.0 p0+p2   68 d
        movaps [rbp + 5568], xmm0                              ;    54.0 p3+p4   69 groups
        movaps xmm0, [r8 + 400]                                ;    52.0 p2      68 d
        xorps xmm0, [r9 + 400]                                 ;    55.0 p1+p2   68 d
        movaps [rbp + 5584], xmm0                              ;    56.0 p3+p4   69 groups
        movaps xmm0, [r8 + 416]                                ;    54.0 p2      68 d
        xorps xmm0, [r9 + 416]                                 ;    57.0 p5+p2   68 d
        movaps [rbp + 5600], xmm0                              ;    58.0 p3+p4   69 groups
        movaps xmm0, [r8 + 432]                                ;    56.0 p2      68 d
        xorps xmm0, [r9 + 432]                                 ;    59.0 p0+p2   68 d
        movaps [rbp + 5616], xmm0                              ;    60.0 p3+p4   69 groups
        movaps xmm0, [r8 + 448]                                ;    58.0 p2      68 d
        xorps xmm0, [r9 + 448]                                 ;    61.0 p1+p2   68 d
        movaps [rbp + 5632], xmm0                              ;    62.0 p3+p4   69 groups
        mov qword [rbp + 8504], r9                             ;    51.2 p3+p4   69 groups
        movaps xmm0, [r8 + 464]                                ;    60.0 p2      68 d
        xorps xmm0, [r9 + 464]                                 ;    63.0 p5+p2   68 d
        movaps [rbp + 5648], xmm0                              ;    64.0 p3+p4   69 groups
        movaps xmm0, [r8 + 480]                                ;    62.0 p2      68 d
        xorps xmm0, [r9 + 480]                                 ;    65.0 p0+p2   68 d
        movaps [rbp + 5664], xmm0                              ;    66.0 p3+p4   69 groups
        movaps xmm0, [r8 + 496]                                ;    64.0 p2      68 d
        xorps xmm0, [r9 + 496]                                 ;    67.0 p1+p2   68 d
        movaps [rbp + 5680], xmm0                              ;    68.0 p3+p4   69 groups
        movaps xmm0, [r8 + 512]                                ;    66.0 p2      68 d
        xorps xmm0, [r9 + 512]                                 ;    69.0 p5+p2   68 d
        movaps [rbp + 5696], xmm0                              ;    70.0 p3+p4   69 groups
        movaps xmm0, [r8 + 528]                                ;    68.0 p2      68 d
        xorps xmm0, [r9 + 528]                                 ;    71.0 p0+p2   68 d
        movaps [rbp + 5712], xmm0                              ;    72.0 p3+p4   69 groups
        movaps xmm0, [r8 + 544]                                ;    70.0 p2      68 d
        xorps xmm0, [r9 + 544]                                 ;    73.0 p1+p2   68 d
        movaps [rbp + 5728], xmm0                              ;    74.0 p3+p4   69 groups
        movaps xmm0, [r8 + 560]                                ;    72.0 p2      68 d
        xorps xmm0, [r9 + 560]                                 ;    75.0 p5+p2   68 d
        movaps [rbp + 5744], xmm0                              ;    76.0 p3+p4   69 groups
        movaps xmm0, [r8 + 576]                                ;    74.0 p2      68 d
        xorps xmm0, [r9 + 576]                                 ;    77.0 p0+p2   68 d
        movaps [rbp + 5760], xmm0                              ;    78.0 p3+p4   69 groups
        movaps xmm0, [r8 + 592]                                ;    76.0 p2      68 d
        xorps xmm0, [r9 + 592]                                 ;    79.0 p1+p2   68 d
        movaps [rbp + 5776], xmm0                              ;    80.0 p3+p4   69 groups
        movaps xmm0, [r8 + 608]                                ;    78.0 p2      68 d
        xorps xmm0, [r9 + 608]                                 ;    81.0 p5+p2   68 d
        movaps [rbp + 5792], xmm0                              ;    82.0 p3+p4   69 groups
        movaps xmm0, [r8 + 624]                                ;    80.0 p2      68 d
        xorps xmm0, [r9 + 624]                                 ;    83.0 p0+p2   68 d
        movaps [rbp + 5808], xmm0                              ;    84.0 p3+p4   69 groups
        movaps xmm0, [r8 + 640]                                ;    82.0 p2      68 d
        xorps xmm0, [r9 + 640]                                 ;    85.0 p1+p2   68 d
        movaps [rbp + 5824], xmm0                              ;    86.0 p3+p4   69 groups
        movaps xmm0, [r8 + 656]                                ;    84.0 p2      68 d
        xorps xmm0, [r9 + 656]                                 ;    87.0 p5+p2   68 d
        movaps [rbp + 5840], xmm0                              ;    88.0 p3+p4   69 groups
        movaps xmm0, [r8 + 672]                                ;    86.0 p2      68 d
        xorps xmm0, [r9 + 672]                                 ;    89.0 p0+p2   68 d
        movaps [rbp + 5856], xmm0                              ;    90.0 p3+p4   69 groups
        movaps xmm0, [r8 + 688]                                ;    88.0 p2      68 d
        xorps xmm0, [r9 + 688]                                 ;    91.0 p1+p2   68 d
        movaps [rbp + 5872], xmm0                              ;    92.0 p3+p4   69 groups
        movaps xmm0, [r8 + 704]                                ;    90.0 p2      68 d
        xorps xmm0, [r9 + 704]                                 ;    93.0 p5+p2   68 d
        movaps [rbp + 5888], xmm0                              ;    94.0 p3+p4   69 groups
        movaps xmm0, [r8 + 720]                                ;    92.0 p2      68 d
        xorps xmm0, [r9 + 720]                                 ;    95.0 p0+p2   68 d
        movaps [rbp + 5904], xmm0                              ;    96.0 p3+p4   69 groups
        movaps xmm0, [r8 + 736]                                ;    94.0 p2      68 d
        xorps xmm0, [r9 + 736]                                 ;    97.0 p1+p2   68 d
        movaps [rbp + 5920], xmm0                              ;    98.0 p3+p4   69 groups
        movaps xmm0, [r8 + 752]                                ;    96.0 p2      68 d
        xorps xmm0, [r9 + 752]                                 ;    99.0 p5+p2   68 d
        movaps [rbp + 5936], xmm0                              ;   100.0 p3+p4   69 groups
        movaps xmm0, [r8 + 768]                                ;    98.0 p2      68 d
        xorps xmm0, [r9 + 768]                                 ;   101.0 p0+p2   68 d
        movaps [rbp + 5952], xmm0                              ;   102.0 p3+p4   69 groups
        movaps xmm0, [r8 + 784]                                ;   100.0 p2      68 d
        xorps xmm0, [r9 + 784]                                 ;   103.0 p1+p2   68 d
        movaps [rbp + 5968], xmm0                              ;   104.0 p3+p4   69 groups
        movaps xmm0, [r8 + 800]                                ;   102.0 p2      68 d
        xorps xmm0, [r9 + 800]                                 ;   105.0 p5+p2   68 d
        movaps [rbp + 5984], xmm0                              ;   106.0 p3+p4   69 groups
        movaps xmm0, [r8 + 816]                                ;   104.0 p2      68 d
        xorps xmm0, [r9 + 816]                                 ;   107.0 p0+p2   68 d
        movaps [rbp + 6000], xmm0                              ;   108.0 p3+p4   69 groups
        movaps xmm0, [r8 + 832]                                ;   106.0 p2      68 d
        xorps xmm0, [r9 + 832]                                 ;   109.0 p1+p2   68 d
        movaps [rbp + 6016], xmm0                              ;   110.0 p3+p4   69 groups
        movaps xmm0, [r8 + 848]                                ;   108.0 p2      68 d
        xorps xmm0, [r9 + 848]                                 ;   111.0 p5+p2   68 d
        movaps [rbp + 6032], xmm0                              ;   112.0 p3+p4   69 groups
        movaps xmm0, [r8 + 864]                                ;   110.0 p2      68 d
        xorps xmm0, [r9 + 864]                                 ;   113.0 p0+p2   68 d
        movaps [rbp + 6048], xmm0                              ;   114.0 p3+p4   69 groups
        movaps xmm0, [r8 + 880]                                ;   112.0 p2      68 d
        xorps xmm0, [r9 + 880]                                 ;   115.0 p1+p2   68 d
        movaps [rbp + 6064], xmm0                              ;   116.0 p3+p4   69 groups
        movaps xmm0, [r8 + 896]                                ;   114.0 p2      68 d
        xorps xmm0, [r9 + 896]                                 ;   117.0 p5+p2   68 d
        movaps [rbp + 6080], xmm0                              ;   118.0 p3+p4   69 groups
        movaps xmm0, [r8 + 912]                                ;   116.0 p2      68 d
        xorps xmm0, [r9 + 912]                                 ;   119.0 p0+p2   68 d
        movaps [rbp + 6096], xmm0                              ;   120.0 p3+p4   69 groups
        movaps xmm0, [r8 + 928]                                ;   118.0 p2      68 d
        xorps xmm0, [r9 + 928]                                 ;   121.0 p1+p2   68 d
        movaps [rbp + 6112], xmm0                              ;   122.0 p3+p4   69 groups
        movaps xmm0, [r8 + 944]                                ;   120.0 p2      68 d
        xorps xmm0, [r9 + 944]                                 ;   123.0 p5+p2   68 d
        movaps [rbp + 6128], xmm0                              ;   124.0 p3+p4   69 groups
        movaps xmm0, [r8 + 960]                                ;   122.0 p2      68 d
        xorps xmm0, [r9 + 960]                                 ;   125.0 p0+p2   68 d
        movaps [rbp + 6144], xmm0                              ;   126.0 p3+p4   69 groups
        movaps xmm0, [r8 + 976]                                ;   124.0 p2      68 d
        xorps xmm0, [r9 + 976]                                 ;   127.0 p1+p2   68 d
        movaps [rbp + 6160], xmm0                              ;   128.0 p3+p4   69 groups
        movaps xmm0, [r8 + 992]                                ;   126.0 p2      68 d
        xorps xmm0, [r9 + 992]                                 ;   129.0 p5+p2   68 d
        movaps [rbp + 6176], xmm0                              ;   130.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1008]                               ;   128.0 p2      68 d
        xorps xmm0, [r9 + 1008]                                ;   131.0 p0+p2   68 d
        movaps [rbp + 6192], xmm0                              ;   132.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1024]                               ;   130.0 p2      68 d
        xorps xmm0, [r9 + 1024]                                ;   133.0 p1+p2   68 d
        movaps [rbp + 6208], xmm0                              ;   134.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1040]                               ;   132.0 p2      68 d
        xorps xmm0, [r9 + 1040]                                ;   135.0 p5+p2   68 d
        movaps [rbp + 6224], xmm0                              ;   136.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1056]                               ;   134.0 p2      68 d
        xorps xmm0, [r9 + 1056]                                ;   137.0 p0+p2   68 d
        movaps [rbp + 6240], xmm0                              ;   138.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1072]                               ;   136.0 p2      68 d
        xorps xmm0, [r9 + 1072]                                ;   139.0 p1+p2   68 d
        movaps [rbp + 6256], xmm0                              ;   140.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1088]                               ;   138.0 p2      68 d
        xorps xmm0, [r9 + 1088]                                ;   141.0 p5+p2   68 d
        movaps [rbp + 6272], xmm0                              ;   142.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1104]                               ;   140.0 p2      68 d
        xorps xmm0, [r9 + 1104]                                ;   143.0 p0+p2   68 d
        movaps [rbp + 6288], xmm0                              ;   144.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1120]                               ;   142.0 p2      68 d
        xorps xmm0, [r9 + 1120]                                ;   145.0 p1+p2   68 d
        movaps [rbp + 6304], xmm0                              ;   146.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1136]                               ;   144.0 p2      68 d
        xorps xmm0, [r9 + 1136]                                ;   147.0 p5+p2   68 d
        movaps [rbp + 6320], xmm0                              ;   148.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1152]                               ;   146.0 p2      68 d
        xorps xmm0, [r9 + 1152]                                ;   149.0 p0+p2   68 d
        movaps [rbp + 6336], xmm0                              ;   150.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1168]                               ;   148.0 p2      68 d
        xorps xmm0, [r9 + 1168]                                ;   151.0 p1+p2   68 d
        movaps [rbp + 6352], xmm0                              ;   152.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1184]                               ;   150.0 p2      68 d
        xorps xmm0, [r9 + 1184]                                ;   153.0 p5+p2   68 d
        movaps [rbp + 6368], xmm0                              ;   154.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1200]                               ;   152.0 p2      68 d
        xorps xmm0, [r9 + 1200]                                ;   155.0 p0+p2   68 d
        movaps [rbp + 6384], xmm0                              ;   156.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1216]                               ;   154.0 p2      68 d
        xorps xmm0, [r9 + 1216]                                ;   157.0 p1+p2   68 d
        movaps [rbp + 6400], xmm0                              ;   158.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1232]                               ;   156.0 p2      68 d
        xorps xmm0, [r9 + 1232]                                ;   159.0 p5+p2   68 d
        movaps [rbp + 6416], xmm0                              ;   160.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1248]                               ;   158.0 p2      68 d
        xorps xmm0, [r9 + 1248]                                ;   161.0 p0+p2   68 d
        movaps [rbp + 6432], xmm0                              ;   162.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1264]                               ;   160.0 p2      68 d
        xorps xmm0, [r9 + 1264]                                ;   163.0 p1+p2   68 d
        movaps [rbp + 6448], xmm0                              ;   164.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1280]                               ;   162.0 p2      68 d
        xorps xmm0, [r9 + 1280]                                ;   165.0 p5+p2   68 d
        movaps [rbp + 6464], xmm0                              ;   166.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1296]                               ;   164.0 p2      68 d
        xorps xmm0, [r9 + 1296]                                ;   167.0 p0+p2   68 d
        movaps [rbp + 6480], xmm0                              ;   168.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1312]                               ;   166.0 p2      68 d
        xorps xmm0, [r9 + 1312]                                ;   169.0 p1+p2   68 d
        movaps [rbp + 6496], xmm0                              ;   170.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1328]                               ;   168.0 p2      68 d
        xorps xmm0, [r9 + 1328]                                ;   171.0 p5+p2   68 d
        movaps [rbp + 6512], xmm0                              ;   172.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1344]                               ;   170.0 p2      68 d
        xorps xmm0, [r9 + 1344]                                ;   173.0 p0+p2   68 d
        movaps [rbp + 6528], xmm0                              ;   174.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1360]                               ;   172.0 p2      68 d
        xorps xmm0, [r9 + 1360]                                ;   175.0 p1+p2   68 d
        movaps [rbp + 6544], xmm0                              ;   176.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1376]                               ;   174.0 p2      68 d
        xorps xmm0, [r9 + 1376]                                ;   177.0 p5+p2   68 d
        movaps [rbp + 6560], xmm0                              ;   178.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1392]                               ;   176.0 p2      68 d
        xorps xmm0, [r9 + 1392]                                ;   179.0 p0+p2   68 d
        movaps [rbp + 6576], xmm0                              ;   180.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1408]                               ;   178.0 p2      68 d
        xorps xmm0, [r9 + 1408]                                ;   181.0 p1+p2   68 d
        movaps [rbp + 6592], xmm0                              ;   182.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1424]                               ;   180.0 p2      68 d
        xorps xmm0, [r9 + 1424]                                ;   183.0 p5+p2   68 d
        movaps [rbp + 6608], xmm0                              ;   184.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1440]                               ;   182.0 p2      68 d
        xorps xmm0, [r9 + 1440]                                ;   185.0 p0+p2   68 d
        movaps [rbp + 6624], xmm0                              ;   186.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1456]                               ;   184.0 p2      68 d
        xorps xmm0, [r9 + 1456]                                ;   187.0 p1+p2   68 d
        movaps [rbp + 6640], xmm0                              ;   188.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1472]                               ;   186.0 p2      68 d
        xorps xmm0, [r9 + 1472]                                ;   189.0 p5+p2   68 d
        movaps [rbp + 6656], xmm0                              ;   190.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1488]                               ;   188.0 p2      68 d
        xorps xmm0, [r9 + 1488]                                ;   191.0 p0+p2   68 d
        movaps [rbp + 6672], xmm0                              ;   192.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1504]                               ;   190.0 p2      68 d
        xorps xmm0, [r9 + 1504]                                ;   193.0 p1+p2   68 d
        movaps [rbp + 6688], xmm0                              ;   194.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1520]                               ;   192.0 p2      68 d
        xorps xmm0, [r9 + 1520]                                ;   195.0 p5+p2   68 d
        movaps [rbp + 6704], xmm0                              ;   196.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1536]                               ;   194.0 p2      68 d
        xorps xmm0, [r9 + 1536]                                ;   197.0 p0+p2   68 d
        movaps [rbp + 6720], xmm0                              ;   198.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1552]                               ;   196.0 p2      68 d
        xorps xmm0, [r9 + 1552]                                ;   199.0 p1+p2   68 d
        movaps [rbp + 6736], xmm0                              ;   200.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1568]                               ;   198.0 p2      68 d
        xorps xmm0, [r9 + 1568]                                ;   201.0 p5+p2   68 d
        movaps [rbp + 6752], xmm0                              ;   202.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1584]                               ;   200.0 p2      68 d
        xorps xmm0, [r9 + 1584]                                ;   203.0 p0+p2   68 d
        movaps [rbp + 6768], xmm0                              ;   204.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1600]                               ;   202.0 p2      68 d
        xorps xmm0, [r9 + 1600]                                ;   205.0 p1+p2   68 d
        movaps [rbp + 6784], xmm0                              ;   206.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1616]                               ;   204.0 p2      68 d
        xorps xmm0, [r9 + 1616]                                ;   207.0 p5+p2   68 d
        movaps [rbp + 6800], xmm0                              ;   208.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1632]                               ;   206.0 p2      68 d
        xorps xmm0, [r9 + 1632]                                ;   209.0 p0+p2   68 d
        movaps [rbp + 6816], xmm0                              ;   210.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1648]                               ;   208.0 p2      68 d
        xorps xmm0, [r9 + 1648]                                ;   211.0 p1+p2   68 d
        movaps [rbp + 6832], xmm0                              ;   212.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1664]                               ;   210.0 p2      68 d
        xorps xmm0, [r9 + 1664]                                ;   213.0 p5+p2   68 d
        movaps [rbp + 6848], xmm0                              ;   214.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1680]                               ;   212.0 p2      68 d
        xorps xmm0, [r9 + 1680]                                ;   215.0 p0+p2   68 d
        movaps [rbp + 6864], xmm0                              ;   216.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1696]                               ;   214.0 p2      68 d
        xorps xmm0, [r9 + 1696]                                ;   217.0 p1+p2   68 d
        movaps [rbp + 6880], xmm0                              ;   218.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1712]                               ;   216.0 p2      68 d
        xorps xmm0, [r9 + 1712]                                ;   219.0 p5+p2   68 d
        movaps [rbp + 6896], xmm0                              ;   220.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1728]                               ;   218.0 p2      68 d
        xorps xmm0, [r9 + 1728]                                ;   221.0 p0+p2   68 d
        movaps [rbp + 6912], xmm0                              ;   222.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1744]                               ;   220.0 p2      68 d
        xorps xmm0, [r9 + 1744]                                ;   223.0 p1+p2   68 d
        movaps [rbp + 6928], xmm0                              ;   224.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1760]                               ;   222.0 p2      68 d
        xorps xmm0, [r9 + 1760]                                ;   225.0 p5+p2   68 d
        movaps [rbp + 6944], xmm0                              ;   226.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1776]                               ;   224.0 p2      68 d
        xorps xmm0, [r9 + 1776]                                ;   227.0 p0+p2   68 d
        movaps [rbp + 6960], xmm0                              ;   228.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1792]                               ;   226.0 p2      68 d
        xorps xmm0, [r9 + 1792]                                ;   229.0 p1+p2   68 d
        movaps [rbp + 6976], xmm0                              ;   230.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1808]                               ;   228.0 p2      68 d
        xorps xmm0, [r9 + 1808]                                ;   231.0 p5+p2   68 d
        movaps [rbp + 6992], xmm0                              ;   232.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1824]                               ;   230.0 p2      68 d
        xorps xmm0, [r9 + 1824]                                ;   233.0 p0+p2   68 d
        movaps [rbp + 7008], xmm0                              ;   234.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1840]                               ;   232.0 p2      68 d
        xorps xmm0, [r9 + 1840]                                ;   235.0 p1+p2   68 d
        movaps [rbp + 7024], xmm0                              ;   236.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1856]                               ;   234.0 p2      68 d
        xorps xmm0, [r9 + 1856]                                ;   237.0 p5+p2   68 d
        movaps [rbp + 7040], xmm0                              ;   238.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1872]                               ;   236.0 p2      68 d
        xorps xmm0, [r9 + 1872]                                ;   239.0 p0+p2   68 d
        movaps [rbp + 7056], xmm0                              ;   240.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1888]                               ;   238.0 p2      68 d
        xorps xmm0, [r9 + 1888]                                ;   241.0 p1+p2   68 d
        movaps [rbp + 7072], xmm0                              ;   242.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1904]                               ;   240.0 p2      68 d
        xorps xmm0, [r9 + 1904]                                ;   243.0 p5+p2   68 d
        movaps [rbp + 7088], xmm0                              ;   244.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1920]                               ;   242.0 p2      68 d
        xorps xmm0, [r9 + 1920]                                ;   245.0 p0+p2   68 d
        movaps [rbp + 7104], xmm0                              ;   246.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1936]                               ;   244.0 p2      68 d
        xorps xmm0, [r9 + 1936]                                ;   247.0 p1+p2   68 d
        movaps [rbp + 7120], xmm0                              ;   248.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1952]                               ;   246.0 p2      68 d
        xorps xmm0, [r9 + 1952]                                ;   249.0 p5+p2   68 d
        movaps [rbp + 7136], xmm0                              ;   250.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1968]                               ;   248.0 p2      68 d
        xorps xmm0, [r9 + 1968]                                ;   251.0 p0+p2   68 d
        movaps [rbp + 7152], xmm0                              ;   252.0 p3+p4   69 groups
        movaps xmm0, [r8 + 1984]                               ;   250.0 p2      68 d
        xorps xmm0, [r9 + 1984]                                ;   253.0 p1+p2   68 d
        movaps [rbp + 7168], xmm0                              ;   254.0 p3+p4   69 groups
        movaps xmm0, [r8 + 2000]                               ;   252.0 p2      68 d
        xorps xmm0, [r9 + 2000]                                ;   255.0 p5+p2   68 d
        movaps [rbp + 7184], xmm0                              ;   256.0 p3+p4   69 groups
        movaps xmm0, [r8 + 2016]                               ;   254.0 p2      68 d
        xorps xmm0, [r9 + 2016]                                ;   257.0 p0+p2   68 d
        movaps [rbp + 7200], xmm0                              ;   258.0 p3+p4   69 groups
        movaps xmm0, [r8 + 2032]                               ;   256.0 p2      68 d
        xorps xmm0, [r9 + 2032]                                ;   259.0 p1+p2   68 d
        movaps [rbp + 7216], xmm0                              ;   260.0 p3+p4   69 groups
        add r9, 0x4000                                         ;   249.0 p5      69 groups
        mov qword [rbp + 8512], r9                             ;   250.0 p3+p4   69 groups
        align 16
.groups_2:
        movaps xmm0, [rbp + 6208]                              ;     0.0 p2      60 rounds reload
        movaps [rbp + 2960], xmm0                              ;     3.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6224]                              ;     1.0 p2      60 rounds reload
        movaps [rbp + 2976], xmm0                              ;     4.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6240]                              ;     2.0 p2      60 rounds reload
        movaps [rbp + 2992], xmm0                              ;     5.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6256]                              ;     3.0 p2      60 rounds reload
        movaps [rbp + 3008], xmm0                              ;     6.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6272]                              ;     4.0 p2      60 rounds reload
        movaps [rbp + 3024], xmm0                              ;     7.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6288]                              ;     5.0 p2      60 rounds reload
        movaps [rbp + 3040], xmm0                              ;     8.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6304]                              ;     6.0 p2      60 rounds reload
        movaps [rbp + 3056], xmm0                              ;     9.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6320]                              ;     7.0 p2      60 rounds reload
        movaps [rbp + 3072], xmm0                              ;    10.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6336]                              ;     8.0 p2      60 rounds reload
        movaps [rbp + 3088], xmm0                              ;    11.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6352]                              ;     9.0 p2      60 rounds reload
        movaps [rbp + 3104], xmm0                              ;    12.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6368]                              ;    10.0 p2      60 rounds reload
        movaps [rbp + 3120], xmm0                              ;    13.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6384]                              ;    11.0 p2      60 rounds reload
        movaps [rbp + 3136], xmm0                              ;    14.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6400]                              ;    12.0 p2      60 rounds reload
        movaps [rbp + 3152], xmm0                              ;    15.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6416]                              ;    13.0 p2      60 rounds reload
        movaps [rbp + 3168], xmm0                              ;    16.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6432]                              ;    14.0 p2      60 rounds reload
        movaps [rbp + 3184], xmm0                              ;    17.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6448]                              ;    15.0 p2      60 rounds reload
        movaps [rbp + 3200], xmm0                              ;    18.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6464]                              ;    16.0 p2      60 rounds reload
        movaps [rbp + 3216], xmm0                              ;    19.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6480]                              ;    17.0 p2      60 rounds reload
        movaps [rbp + 3232], xmm0                              ;    20.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6496]                              ;    18.0 p2      60 rounds reload
        movaps [rbp + 3248], xmm0                              ;    21.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6512]                              ;    19.0 p2      60 rounds reload
        movaps [rbp + 3264], xmm0                              ;    22.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6528]                              ;    20.0 p2      60 rounds reload
        movaps [rbp + 3280], xmm0                              ;    23.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6544]                              ;    21.0 p2      60 rounds reload
        movaps [rbp + 3296], xmm0                              ;    24.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6560]                              ;    22.0 p2      60 rounds reload
        movaps [rbp + 3312], xmm0                              ;    25.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6576]                              ;    23.0 p2      60 rounds reload
        movaps [rbp + 3328], xmm0                              ;    26.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6592]                              ;    24.0 p2      60 rounds reload
        movaps [rbp + 3344], xmm0                              ;    27.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6608]                              ;    25.0 p2      60 rounds reload
        movaps [rbp + 3360], xmm0                              ;    28.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6624]                              ;    26.0 p2      60 rounds reload
        movaps [rbp + 3376], xmm0                              ;    29.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6640]                              ;    27.0 p2      60 rounds reload
        movaps [rbp + 3392], xmm0                              ;    30.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6656]                              ;    28.0 p2      60 rounds reload
        movaps [rbp + 3408], xmm0                              ;    31.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6672]                              ;    29.0 p2      60 rounds reload
        movaps [rbp + 3424], xmm0                              ;    32.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6688]                              ;    30.0 p2      60 rounds reload
        movaps [rbp + 3440], xmm0                              ;    33.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6704]                              ;    31.0 p2      60 rounds reload
        movaps [rbp + 3456], xmm0                              ;    34.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6720]                              ;    32.0 p2      60 rounds reload
        movaps [rbp + 3472], xmm0                              ;    35.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6736]                              ;    33.0 p2      60 rounds reload
        movaps [rbp + 3488], xmm0                              ;    36.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6752]                              ;    34.0 p2      60 rounds reload
        movaps [rbp + 3504], xmm0                              ;    37.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6768]                              ;    35.0 p2      60 rounds reload
        movaps [rbp + 3520], xmm0                              ;    38.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6784]                              ;    36.0 p2      60 rounds reload
        movaps [rbp + 3536], xmm0                              ;    39.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6800]                              ;    37.0 p2      60 rounds reload
        movaps [rbp + 3552], xmm0                              ;    40.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6816]                              ;    38.0 p2      60 rounds reload
        movaps [rbp + 3568], xmm0                              ;    41.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6832]                              ;    39.0 p2      60 rounds reload
        movaps [rbp + 3584], xmm0                              ;    42.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6848]                              ;    40.0 p2      60 rounds reload
        movaps [rbp + 3600], xmm0                              ;    43.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6864]                              ;    41.0 p2      60 rounds reload
        movaps [rbp + 3616], xmm0                              ;    44.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6880]                              ;    42.0 p2      60 rounds reload
        movaps [rbp + 3632], xmm0                              ;    45.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6896]                              ;    43.0 p2      60 rounds reload
        movaps [rbp + 3648], xmm0                              ;    46.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6912]                              ;    44.0 p2      60 rounds reload
        movaps [rbp + 3664], xmm0                              ;    47.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6928]                              ;    45.0 p2      60 rounds reload
        movaps [rbp + 3680], xmm0                              ;    48.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6944]                              ;    46.0 p2      60 rounds reload
        movaps [rbp + 3696], xmm0                              ;    49.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6960]                              ;    47.0 p2      60 rounds reload
        movaps [rbp + 3712], xmm0                              ;    50.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6976]                              ;    48.0 p2      60 rounds reload
        movaps [rbp + 3728], xmm0                              ;    51.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6992]                              ;    49.0 p2      60 rounds reload
        movaps [rbp + 3744], xmm0                              ;    52.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7008]                              ;    50.0 p2      60 rounds reload
        movaps [rbp + 3760], xmm0                              ;    53.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7024]                              ;    51.0 p2      60 rounds reload
        movaps [rbp + 3776], xmm0                              ;    54.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7040]                              ;    52.0 p2      60 rounds reload
        movaps [rbp + 3792], xmm0                              ;    55.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7056]                              ;    53.0 p2      60 rounds reload
        movaps [rbp + 3808], xmm0                              ;    56.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7072]                              ;    54.0 p2      60 rounds reload
        movaps [rbp + 3824], xmm0                              ;    57.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7088]                              ;    55.0 p2      60 rounds reload
        movaps [rbp + 3840], xmm0                              ;    58.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7104]                              ;    56.0 p2      60 rounds reload
        movaps [rbp + 3856], xmm0                              ;    59.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7120]                              ;    57.0 p2      60 rounds reload
        movaps [rbp + 3872], xmm0                              ;    60.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7136]                              ;    58.0 p2      60 rounds reload
        movaps [rbp + 3888], xmm0                              ;    61.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7152]                              ;    59.0 p2      60 rounds reload
        movaps [rbp + 3904], xmm0                              ;    62.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7168]                              ;    60.0 p2      60 rounds reload
        movaps [rbp + 3920], xmm0                              ;    63.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7184]                              ;    61.0 p2      60 rounds reload
        movaps [rbp + 3936], xmm0                              ;    64.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7200]                              ;    62.0 p2      60 rounds reload
        movaps [rbp + 3952], xmm0                              ;    65.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7216]                              ;    63.0 p2      60 rounds reload
        movaps [rbp + 3968], xmm0                              ;    66.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5184]                              ;    64.0 p2      60 rounds reload
        movaps [rbp + 4160], xmm0                              ;    67.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5200]                              ;    65.0 p2      60 rounds reload
        movaps [rbp + 4176], xmm0                              ;    68.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5216]                              ;    66.0 p2      60 rounds reload
        movaps [rbp + 4192], xmm0                              ;    69.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5232]                              ;    67.0 p2      60 rounds reload
        movaps [rbp + 4208], xmm0                              ;    70.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5248]                              ;    68.0 p2      60 rounds reload
        movaps [rbp + 4224], xmm0                              ;    71.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5264]                              ;    69.0 p2      60 rounds reload
        movaps [rbp + 4240], xmm0                              ;    72.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5280]                              ;    70.0 p2      60 rounds reload
        movaps [rbp + 4256], xmm0                              ;    73.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5296]                              ;    71.0 p2      60 rounds reload
        movaps [rbp + 4272], xmm0                              ;    74.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5312]                              ;    72.0 p2      60 rounds reload
        movaps [rbp + 4288], xmm0                              ;    75.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5328]                              ;    73.0 p2      60 rounds reload
        movaps [rbp + 4304], xmm0                              ;    76.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5344]                              ;    74.0 p2      60 rounds reload
        movaps [rbp + 4320], xmm0                              ;    77.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5360]                              ;    75.0 p2      60 rounds reload
        movaps [rbp + 4336], xmm0                              ;    78.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5376]                              ;    76.0 p2      60 rounds reload
        movaps [rbp + 4352], xmm0                              ;    79.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5392]                              ;    77.0 p2      60 rounds reload
        movaps [rbp + 4368], xmm0                              ;    80.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5408]                              ;    78.0 p2      60 rounds reload
        movaps [r11 + 112], xmm0                               ;    81.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5424]                              ;    79.0 p2      60 rounds reload
        movaps [r13 - 128], xmm0                               ;    82.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5440]                              ;    80.0 p2      60 rounds reload
        movaps [r13 - 112], xmm0                               ;    83.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5456]                              ;    81.0 p2      60 rounds reload
        movaps [r13 - 96], xmm0                                ;    84.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5472]                              ;    82.0 p2      60 rounds reload
        movaps [r13 - 80], xmm0                                ;    85.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5488]                              ;    83.0 p2      60 rounds reload
        movaps [r13 - 64], xmm0                                ;    86.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5504]                              ;    84.0 p2      60 rounds reload
        movaps [r13 - 48], xmm0                                ;    87.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5520]                              ;    85.0 p2      60 rounds reload
        movaps [r13 - 32], xmm0                                ;    88.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5536]                              ;    86.0 p2      60 rounds reload
        movaps [r13 - 16], xmm0                                ;    89.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5552]                              ;    87.0 p2      60 rounds reload
        movaps [r13 + 0], xmm0                                 ;    90.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5568]                              ;    88.0 p2      60 rounds reload
        movaps [r13 + 16], xmm0                                ;    91.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5584]                              ;    89.0 p2      60 rounds reload
        movaps [r13 + 32], xmm0                                ;    92.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5600]                              ;    90.0 p2      60 rounds reload
        movaps [r13 + 48], xmm0                                ;    93.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5616]                              ;    91.0 p2      60 rounds reload
        movaps [r13 + 64], xmm0                                ;    94.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5632]                              ;    92.0 p2      60 rounds reload
        movaps [r13 + 80], xmm0                                ;    95.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5648]                              ;    93.0 p2      60 rounds reload
        movaps [r13 + 96], xmm0                                ;    96.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5664]                              ;    94.0 p2      60 rounds reload
        movaps [r13 + 112], xmm0                               ;    97.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5680]                              ;    95.0 p2      60 rounds reload
        movaps [r14 - 128], xmm0                               ;    98.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5696]                              ;    96.0 p2      60 rounds reload
        movaps [r14 - 112], xmm0                               ;    99.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5712]                              ;    97.0 p2      60 rounds reload
        movaps [r14 - 96], xmm0                                ;   100.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5728]                              ;    98.0 p2      60 rounds reload
        movaps [r14 - 80], xmm0                                ;   101.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5744]                              ;    99.0 p2      60 rounds reload
        movaps [r14 - 64], xmm0                                ;   102.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5760]                              ;   100.0 p2      60 rounds reload
        movaps [r14 - 48], xmm0                                ;   103.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5776]                              ;   101.0 p2      60 rounds reload
        movaps [r14 - 32], xmm0                                ;   104.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5792]                              ;   102.0 p2      60 rounds reload
        movaps [r14 - 16], xmm0                                ;   105.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5808]                              ;   103.0 p2      60 rounds reload
        movaps [r14 + 0], xmm0                                 ;   106.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5824]                              ;   104.0 p2      60 rounds reload
        movaps [r14 + 16], xmm0                                ;   107.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5840]                              ;   105.0 p2      60 rounds reload
        movaps [r14 + 32], xmm0                                ;   108.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5856]                              ;   106.0 p2      60 rounds reload
        movaps [r14 + 48], xmm0                                ;   109.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5872]                              ;   107.0 p2      60 rounds reload
        movaps [r14 + 64], xmm0                                ;   110.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5888]                              ;   108.0 p2      60 rounds reload
        movaps [r14 + 80], xmm0                                ;   111.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5904]                              ;   109.0 p2      60 rounds reload
        movaps [r14 + 96], xmm0                                ;   112.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5920]                              ;   110.0 p2      60 rounds reload
        movaps [r14 + 112], xmm0                               ;   113.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5936]                              ;   111.0 p2      60 rounds reload
        movaps [r15 - 128], xmm0                               ;   114.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5952]                              ;   112.0 p2      60 rounds reload
        movaps [r15 - 112], xmm0                               ;   115.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5968]                              ;   113.0 p2      60 rounds reload
        movaps [r15 - 96], xmm0                                ;   116.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5984]                              ;   114.0 p2      60 rounds reload
        movaps [r15 - 80], xmm0                                ;   117.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6000]                              ;   115.0 p2      60 rounds reload
        movaps [r15 - 64], xmm0                                ;   118.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6016]                              ;   116.0 p2      60 rounds reload
        movaps [r15 - 48], xmm0                                ;   119.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6032]                              ;   117.0 p2      60 rounds reload
        movaps [r15 - 32], xmm0                                ;   120.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6048]                              ;   118.0 p2      60 rounds reload
        movaps [r15 - 16], xmm0                                ;   121.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6064]                              ;   119.0 p2      60 rounds reload
        movaps [r15 + 0], xmm0                                 ;   122.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6080]                              ;   120.0 p2      60 rounds reload
        movaps [r15 + 16], xmm0                                ;   123.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6096]                              ;   121.0 p2      60 rounds reload
        movaps [r15 + 32], xmm0                                ;   124.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6112]                              ;   122.0 p2      60 rounds reload
        movaps [r15 + 48], xmm0                                ;   125.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6128]                              ;   123.0 p2      60 rounds reload
        movaps [r15 + 64], xmm0                                ;   126.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6144]                              ;   124.0 p2      60 rounds reload
        movaps [r15 + 80], xmm0                                ;   127.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6160]                              ;   125.0 p2      60 rounds reload
        movaps [r15 + 96], xmm0                                ;   128.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6176]                              ;   126.0 p2      60 rounds reload
        movaps [r15 + 112], xmm0                               ;   129.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6192]                              ;   127.0 p2      60 rounds reload
        movaps [rbp + 2944], xmm0                              ;   130.0 p3+p4   60 rounds
        mov r8, qword [rbp + 8504]                             ;   128.0 p2      60 rounds reload
        mov qword [rbp + 8520], r8                             ;   131.0 p3+p4   60 rounds
        add r8, 0x1800                                         ;   131.0 p0      60 rounds
        mov qword [rbp + 8528], r8                             ;   132.0 p3+p4   60 rounds
        mov r8, qword [rbp + 8520]                             ;                    resident
        movdqa xmm0, [rbp + 4160]                              ;                    resident
        movdqa xmm1, [rbp + 4176]                              ;                    resident
        movdqa xmm2, [rbp + 4192]                              ;                    resident
        movdqa xmm3, [rbp + 4208]                              ;                    resident
        movdqa xmm4, [rbp + 4224]                              ;                    resident
        movdqa xmm5, [rbp + 4240]                              ;                    resident
        movdqa xmm6, [rbp + 4256]                              ;                    resident
        movdqa xmm7, [rbp + 4272]                              ;                    resident
        movdqa xmm8, [rbp + 4288]                              ;                    resident
        movdqa xmm9, [rbp + 4304]                              ;                    resident
        movdqa xmm10, [rbp + 4320]                             ;                    resident
        movdqa xmm11, [rbp + 4336]                             ;                    resident
        movdqa xmm12, [rbp + 4352]                             ;                    resident
        movdqa xmm13, [rbp + 4368]                             ;                    resident
        align 16
.rounds_3:
        movaps xmm14, [r8 + 2064]                              ;     0.0 p2      40 t
        xorps xmm14, xmm1                                      ;     3.0 p0      40 t
        movaps xmm15, [r8 + 2096]                              ;     1.0 p2      40 t
        xorps xmm15, xmm3                                      ;     4.0 p1      40 t
        movaps [r11 - 96], xmm3                                ;     1.0 p3+p4   40 t spill
        movaps xmm3, [r8 + 2112]                               ;     2.0 p2      40 t
        xorps xmm3, xmm4                                       ;     5.0 p5      40 t
        movaps [r11 - 80], xmm4                                ;     2.0 p3+p4   40 t spill
        movaps xmm4, [r8 + 2128]                               ;     3.0 p2      40 t
        xorps xmm4, xmm5                                       ;     6.0 p0      40 t
        movaps [r11 - 64], xmm5                                ;     3.0 p3+p4   40 t spill
        movaps xmm5, [r8 + 2176]                               ;     4.0 p2      40 t
        xorps xmm5, xmm8                                       ;     7.0 p1      40 t
        movaps [r11 - 48], xmm8                                ;     4.0 p3+p4   40 t spill
        movaps xmm8, [r8 + 2208]                               ;     5.0 p2      40 t
        xorps xmm8, xmm10                                      ;     8.0 p5      40 t
        movaps [r11 - 32], xmm10                               ;     5.0 p3+p4   40 t spill
        movaps xmm10, [r8 + 2224]                              ;     6.0 p2      40 t
        xorps xmm10, xmm11                                     ;     9.0 p0      40 t
        movaps [r11 - 16], xmm11                               ;     6.0 p3+p4   40 t spill
        movaps xmm11, [r8 + 2240]                              ;     7.0 p2      40 t
        xorps xmm11, xmm12                                     ;    10.0 p1      40 t
        movaps [r11 + 0], xmm12                                ;     7.0 p3+p4   40 t spill
        movaps xmm12, [r8 + 2320]                              ;     8.0 p2      40 t
        xorps xmm12, [r13 - 96]                                ;    11.0 p5+p2   40 t
        movaps [r11 + 16], xmm1                                ;     8.0 p3+p4   40 t spill
        movaps xmm1, [r8 + 2352]                               ;    10.0 p2      40 t
        xorps xmm1, [r13 - 64]                                 ;    13.0 p0+p2   40 t
        movaps [rbp - 64], xmm1                                ;    14.0 p3+p4   40 t spill
        movaps xmm1, [r8 + 2368]                               ;    12.0 p2      40 t
        xorps xmm1, [r13 - 48]                                 ;    15.0 p1+p2   40 t
        movaps [rbp - 112], xmm12                              ;    12.0 p3+p4   40 t spill
        movaps xmm12, [r8 + 2384]                              ;    14.0 p2      40 t
        xorps xmm12, [r13 - 32]                                ;    17.0 p5+p2   40 t
        movaps [rsi - 128], xmm12                              ;    18.0 p3+p4   40 t spill
        movaps xmm12, [r8 + 2448]                              ;    16.0 p2      40 t
        xorps xmm12, [r13 + 32]                                ;    19.0 p0+p2   40 t
        movaps [rdx - 112], xmm12                              ;    20.0 p3+p4   40 t spill
        movaps xmm12, [r8 + 2480]                              ;    18.0 p2      40 t
        xorps xmm12, [r13 + 64]                                ;    21.0 p1+p2   40 t
        movaps [rdx - 96], xmm12                               ;    22.0 p3+p4   40 t spill
        movaps xmm12, [r8 + 2496]                              ;    20.0 p2      40 t
        xorps xmm12, [r13 + 80]                                ;    23.0 p5+p2   40 t
        movaps [rsi - 112], xmm12                              ;    24.0 p3+p4   40 t spill
        movaps xmm12, [r8 + 2512]                              ;    22.0 p2      40 t
        xorps xmm12, [r13 + 96]                                ;    25.0 p0+p2   40 t
        movaps [rdi + 16], xmm12                               ;    26.0 p3+p4   40 t spill
        movaps xmm12, [r8 + 2560]                              ;    24.0 p2      40 t
        xorps xmm12, [r14 - 112]                               ;    27.0 p1+p2   40 t
        movaps [rdx + 0], xmm12                                ;    28.0 p3+p4   40 t spill
        movaps xmm12, [r8 + 2592]                              ;    26.0 p2      40 t
        xorps xmm12, [r14 - 80]                                ;    29.0 p5+p2   40 t
        movaps [rsi - 96], xmm12                               ;    30.0 p3+p4   40 t spill
        movaps xmm12, [r8 + 2608]                              ;    28.0 p2      40 t
        xorps xmm12, [r14 - 64]                                ;    31.0 p0+p2   40 t
        movaps [rsi - 80], xmm12                               ;    32.0 p3+p4   40 t spill
        movaps xmm12, [r8 + 2624]                              ;    30.0 p2      40 t
        xorps xmm12, [r14 - 48]                                ;    33.0 p1+p2   40 t
        movaps [rsi - 64], xmm12                               ;    34.0 p3+p4   40 t spill
        movaps xmm12, [r8 + 2704]                              ;    32.0 p2      40 t
        xorps xmm12, [r14 + 32]                                ;    35.0 p5+p2   40 t
        movaps [rdx + 16], xmm12                               ;    36.0 p3+p4   40 t spill
        movaps xmm12, [r8 + 2736]                              ;    34.0 p2      40 t
        xorps xmm12, [r14 + 64]                                ;    37.0 p0+p2   40 t
        movaps [rdx + 32], xmm12                               ;    38.0 p3+p4   40 t spill
        movaps xmm12, [r8 + 2752]                              ;    36.0 p2      40 t
        xorps xmm12, [r14 + 80]                                ;    39.0 p1+p2   40 t
        movaps [rbp - 128], xmm12                              ;    40.0 p3+p4   40 t spill
        movaps xmm12, [r8 + 2768]                              ;    38.0 p2      40 t
        xorps xmm12, [r14 + 96]                                ;    41.0 p5+p2   40 t
        movaps [rax - 64], xmm12                               ;    42.0 p3+p4   40 t spill
        movaps xmm12, [r8 + 2832]                              ;    40.0 p2      40 t
        xorps xmm12, [r15 - 96]                                ;    43.0 p0+p2   40 t
        movaps [rsi - 48], xmm12                               ;    44.0 p3+p4   40 t spill
        movaps xmm12, [r8 + 2864]                              ;    42.0 p2      40 t
        xorps xmm12, [r15 - 64]                                ;    45.0 p1+p2   40 t
        movaps [rbp - 48], xmm12                               ;    46.0 p3+p4   40 t spill
        movaps xmm12, [r8 + 2880]                              ;    44.0 p2      40 t
        xorps xmm12, [r15 - 48]                                ;    47.0 p5+p2   40 t
        movaps [rbp + 80], xmm12                               ;    48.0 p3+p4   40 t spill
        movaps xmm12, [r8 + 2896]                              ;    46.0 p2      40 t
        xorps xmm12, [r15 - 32]                                ;    49.0 p0+p2   40 t
        movaps [rax - 48], xmm12                               ;    50.0 p3+p4   40 t spill
        movaps xmm12, [r8 + 2960]                              ;    48.0 p2      40 t
        xorps xmm12, [r15 + 32]                                ;    51.0 p1+p2   40 t
        movaps [rcx + 0], xmm12                                ;    52.0 p3+p4   40 t spill
        movaps xmm12, [r8 + 2992]                              ;    50.0 p2      40 t
        xorps xmm12, [r15 + 64]                                ;    53.0 p5+p2   40 t
        movaps [rcx + 16], xmm12                               ;    54.0 p3+p4   40 t spill
        movaps xmm12, [r8 + 3008]                              ;    52.0 p2      40 t
        xorps xmm12, [r15 + 80]                                ;    55.0 p0+p2   40 t
        movaps [rcx + 32], xmm12                               ;    56.0 p3+p4   40 t spill
        movaps xmm12, xmm3                                     ;    45.0 p1      41 t copy
        xorps xmm12, xmm14                                     ;    46.0 p5      41 t
        movaps [rsi - 32], xmm1                                ;    46.0 p3+p4   40 t spill
        movaps xmm1, [r8 + 3024]                               ;    54.0 p2      40 t
        xorps xmm1, [r15 + 96]                                 ;    57.0 p0+p2   40 t
        movaps [rcx + 48], xmm1                                ;    58.0 p3+p4   40 t spill
        movaps xmm1, xmm4                                      ;    47.0 p1      41 t copy
        xorps xmm1, xmm14                                      ;    48.0 p5      41 t
        movaps [rdx - 64], xmm8                                ;    48.0 p3+p4   40 t spill
        movaps xmm8, xmm15                                     ;    48.2 p0      41 t copy
        movaps [rcx + 64], xmm11                               ;    49.0 p3+p4   40 t spill
        movaps xmm11, [r8 + 2080]                              ;    56.0 p2      41 t
        xorps xmm11, xmm2                                      ;    59.0 p1      41 t
        xorps xmm11, [rel camellia128_encrypt.T0_constants128] ;    60.0 p5+p2   41 t
        xorps xmm3, xmm11                                      ;    61.0 p0      41 t
        movaps [r11 + 32], xmm2                                ;    50.0 p3+p4   40 t spill
        movaps xmm2, [r8 + 2144]                               ;    58.0 p2      41 t
        xorps xmm2, xmm6                                       ;    61.0 p1      41 t
        xorps xmm2, [rel camellia128_encrypt.T0_constants128]  ;    62.0 p5+p2   41 t
        xorps xmm8, xmm2                                       ;    63.0 p0      41 t
        movaps [r11 + 48], xmm6                                ;    52.2 p3+p4   40 t spill
        movaps xmm6, xmm8                                      ;    64.0 p1      41 t copy
        xorps xmm6, xmm0                                       ;    65.0 p5      41 t
        xorps xmm6, [r8 + 2048]                                ;    66.0 p0+p2   41 t
        xorps xmm6, [rel camellia128_encrypt.T0_constants128]  ;    67.0 p1+p2   41 t
        xorps xmm8, xmm12                                      ;    64.0 p5      41 t
        movaps [r11 + 64], xmm0                                ;    56.0 p3+p4   40 t spill
        movaps xmm0, xmm1                                      ;    56.2 p0      41 t copy
        xorps xmm0, xmm6                                       ;    68.0 p1      41 t
        movaps [rdx - 48], xmm5                                ;    57.0 p3+p4   40 t spill
        movaps xmm5, xmm6                                      ;    68.0 p5      41 t copy
        xorps xmm5, xmm7                                       ;    69.0 p0      41 t
        xorps xmm5, [r8 + 2160]                                ;    70.0 p1+p2   41 t
        xorps xmm5, [rel camellia128_encrypt.T0_constants128]  ;    71.0 p5+p2   41 t
        movaps [r11 + 80], xmm7                                ;    59.0 p3+p4   40 t spill
        movaps xmm7, xmm12                                     ;    59.2 p0      41 t copy
        xorps xmm7, xmm5                                       ;    72.0 p1      41 t
        movaps [rdx + 48], xmm10                               ;    60.0 p3+p4   40 t spill
        movaps xmm10, xmm3                                     ;    62.0 p5      41 t copy
        xorps xmm10, xmm8                                      ;    65.0 p0      41 t
        movaps [r10 - 48], xmm13                               ;    61.2 p3+p4   40 t spill
        movaps xmm13, xmm0                                     ;    69.0 p1      41 t copy
        orps xmm13, xmm5                                       ;    72.0 p5      41 t
        xorps xmm4, xmm8                                       ;    65.0 p0      41 t
        movaps [r10 - 32], xmm9                                ;    63.0 p3+p4   40 t spill
        movaps xmm9, xmm8                                      ;    65.0 p1      41 t copy
        xorps xmm9, xmm5                                       ;    72.0 p5      41 t
        xorps xmm15, xmm9                                      ;    73.0 p0      41 t
        movaps [rbp + 96], xmm5                                ;    72.0 p3+p4   41 t spill
        movaps xmm5, xmm11                                     ;    65.2 p1      41 t copy
        xorps xmm5, xmm6                                       ;    68.0 p5      41 t
        movaps [rdx - 32], xmm14                               ;    66.0 p3+p4   40 t spill
        movaps xmm14, xmm6                                     ;    68.0 p0      41 t copy
        orps xmm14, xmm9                                       ;    73.0 p1      41 t
        xorps xmm14, xmm13                                     ;    74.0 p5      41 t
        movaps [rbp + 112], xmm9                               ;    73.0 p3+p4   41 t spill
        movaps xmm9, xmm10                                     ;    68.0 p0      41 t copy
        xorps xmm9, xmm7                                       ;    73.0 p1      41 t
        xorps xmm13, xmm2                                      ;    73.0 p5      41 t
        orps xmm2, xmm7                                        ;    73.0 p0      41 t
        xorps xmm4, xmm2                                       ;    74.0 p1      41 t
        movaps [rdx + 64], xmm7                                ;    73.0 p3+p4   41 t spill
        movaps xmm7, xmm8                                      ;    69.5 p5      41 t copy
        andps xmm7, xmm1                                       ;    70.5 p0      41 t
        xorps xmm2, xmm7                                       ;    74.0 p1      41 t
        movaps xmm7, xmm5                                      ;    70.5 p5      41 t copy
        andps xmm7, xmm9                                       ;    74.0 p0      41 t
        xorps xmm4, xmm7                                       ;    75.0 p1      41 t
        movaps xmm7, xmm5                                      ;    72.0 p5      41 t copy
        xorps xmm7, xmm15                                      ;    74.0 p0      41 t
        xorps xmm14, xmm4                                      ;    76.0 p1      41 t
        xorps xmm13, xmm2                                      ;    75.0 p5      41 t
        movaps [rdx + 80], xmm5                                ;    73.0 p3+p4   41 t spill
        movaps xmm5, xmm10                                     ;    73.2 p0      41 t copy
        andps xmm5, xmm7                                       ;    75.0 p1      41 t
        xorps xmm2, xmm5                                       ;    76.0 p5      41 t
        movaps xmm5, xmm1                                      ;    74.2 p0      41 t copy
        xorps xmm5, xmm7                                       ;    75.2 p1      41 t
        movaps [rdx + 96], xmm10                               ;    74.5 p3+p4   41 t spill
        movaps xmm10, xmm3                                     ;    75.0 p5      41 t copy
        andps xmm10, xmm5                                      ;    76.2 p0      41 t
        xorps xmm13, xmm10                                     ;    77.2 p1      41 t
        movaps xmm10, xmm15                                    ;    76.0 p5      41 t copy
        xorps xmm10, xmm0                                      ;    77.0 p0      41 t
        movaps [rbp - 96], xmm9                                ;    76.0 p3+p4   41 t spill
        movaps xmm9, xmm12                                     ;    76.5 p1      41 t copy
        andps xmm9, xmm10                                      ;    78.0 p5      41 t
        xorps xmm2, xmm9                                       ;    79.0 p0      41 t
        xorps xmm4, xmm9                                       ;    79.0 p1      41 t
        movaps xmm9, [rdx - 32]                                ;    77.2 p2      41 t
        orps xmm9, xmm11                                       ;    80.2 p5      41 t
        xorps xmm4, xmm9                                       ;    81.2 p0      41 t
        movaps xmm9, xmm14                                     ;    78.5 p1      41 t copy
        andps xmm9, xmm13                                      ;    79.5 p5      41 t
        xorps xmm4, xmm9                                       ;    82.2 p0      41 t
        movaps [rbp - 16], xmm11                               ;    78.8 p3+p4   41 t spill
        movaps xmm11, xmm2                                     ;    80.0 p1      41 t copy
        andps xmm11, xmm4                                      ;    83.2 p5      41 t
        xorps xmm4, xmm13                                      ;    83.2 p0      41 t
        orps xmm9, xmm4                                        ;    84.2 p1      41 t
        xorps xmm14, xmm11                                     ;    84.2 p5      41 t
        xorps xmm9, xmm14                                      ;    85.2 p0      41 t
        andps xmm10, xmm9                                      ;    86.2 p1      41 t
        movaps xmm11, xmm2                                     ;    82.0 p5      41 t copy
        andps xmm11, xmm14                                     ;    85.2 p0      41 t
        xorps xmm13, xmm11                                     ;    86.2 p1      41 t
        andps xmm14, xmm13                                     ;    87.2 p5      41 t
        movaps xmm11, xmm9                                     ;    86.2 p0      41 t copy
        orps xmm11, xmm13                                      ;    87.2 p1      41 t
        xorps xmm4, xmm11                                      ;    88.2 p5      41 t
        xorps xmm2, xmm14                                      ;    88.2 p0      41 t
        movaps xmm14, xmm9                                     ;    86.2 p1      41 t copy
        xorps xmm14, xmm13                                     ;    87.2 p5      41 t
        andps xmm5, xmm14                                      ;    88.2 p0      41 t
        andps xmm3, xmm14                                      ;    88.2 p1      41 t
        xorps xmm14, xmm4                                      ;    89.2 p5      41 t
        andps xmm7, xmm14                                      ;    90.2 p0      41 t
        andps xmm12, xmm9                                      ;    86.5 p1      41 t
        xorps xmm5, xmm7                                       ;    91.2 p5      41 t
        andps xmm8, xmm4                                       ;    89.2 p0      41 t
        andps xmm6, xmm2                                       ;    89.2 p1      41 t
        andps xmm1, xmm4                                       ;    89.2 p5      41 t
        xorps xmm4, xmm2                                       ;    89.2 p0      41 t
        xorps xmm1, xmm7                                       ;    91.2 p1      41 t
        movaps xmm7, [rbp + 112]                               ;    87.2 p2      41 t
        andps xmm7, xmm2                                       ;    90.2 p5      41 t
        movaps xmm11, [rbp + 96]                               ;    88.2 p2      41 t
        andps xmm11, xmm4                                      ;    91.2 p0      41 t
        xorps xmm11, xmm3                                      ;    92.2 p1      41 t
        xorps xmm3, xmm7                                       ;    91.2 p5      41 t
        xorps xmm9, xmm4                                       ;    90.2 p0      41 t
        xorps xmm2, xmm13                                      ;    90.5 p1      41 t
        andps xmm15, xmm9                                      ;    91.2 p5      41 t
        andps xmm0, xmm4                                       ;    91.2 p0      41 t
        movaps xmm4, [rbp - 96]                                ;    89.8 p2      41 t
        andps xmm4, xmm2                                       ;    92.8 p1      41 t
        andps xmm2, [rdx + 80]                                 ;    92.0 p5+p2   41 t
        andps xmm9, [rdx + 64]                                 ;    92.2 p0+p2   41 t
        xorps xmm9, xmm11                                      ;    93.2 p1      41 t
        xorps xmm9, xmm4                                       ;    94.2 p5      41 t
        xorps xmm0, xmm10                                      ;    93.2 p0      41 t
        xorps xmm0, xmm5                                       ;    94.2 p1      41 t
        xorps xmm8, xmm4                                       ;    94.0 p5      41 t
        xorps xmm8, xmm3                                       ;    95.0 p0      41 t
        movaps xmm4, [rbp - 16]                                ;    92.8 p2      41 t
        andps xmm4, xmm13                                      ;    95.8 p1      41 t
        xorps xmm4, xmm8                                       ;    96.8 p5      41 t
        andps xmm13, [rdx - 32]                                ;    95.2 p0+p2   41 t
        xorps xmm13, xmm9                                      ;    96.2 p1      41 t
        xorps xmm13, xmm4                                      ;    97.8 p5      41 t
        xorps xmm5, xmm6                                       ;    96.2 p0      41 t
        andps xmm14, [rdx + 96]                                ;    96.5 p1+p2   41 t
        xorps xmm5, xmm4                                       ;    97.8 p5      41 t
        xorps xmm2, xmm1                                       ;    97.2 p0      41 t
        xorps xmm2, xmm4                                       ;    98.2 p1      41 t
        xorps xmm14, xmm13                                     ;    98.8 p5      41 t
        xorps xmm9, xmm3                                       ;    98.2 p0      41 t
        xorps xmm9, xmm0                                       ;    99.2 p1      41 t
        xorps xmm11, xmm12                                     ;    99.0 p5      41 t
        xorps xmm11, xmm13                                     ;   100.0 p0      41 t
        movaps xmm3, xmm5                                      ;    99.5 p1      41 t copy
        xorps xmm3, xmm2                                       ;   100.5 p5      41 t
        xorps xmm3, xmm11                                      ;   101.5 p0      41 t
        movaps xmm4, [rel camellia128_encrypt.T0_constants128] ;    97.0 p2      41 t reload
        xorps xmm11, xmm4                                      ;   101.0 p1      41 t
        xorps xmm1, xmm10                                      ;   101.0 p5      41 t
        xorps xmm1, xmm15                                      ;   102.0 p0      41 t
        xorps xmm1, xmm5                                       ;   103.0 p1      41 t
        movaps xmm15, xmm14                                    ;   102.0 p5      41 t copy
        xorps xmm15, xmm3                                      ;   103.0 p0      41 t
        xorps xmm1, xmm4                                       ;   104.0 p1      41 t
        xorps xmm8, xmm4                                       ;   103.0 p5      41 t
        xorps xmm0, xmm3                                       ;   103.2 p0      41 t
        xorps xmm0, xmm4                                       ;   104.2 p1      41 t
        xorps xmm14, xmm4                                      ;   104.0 p5      41 t
        movaps xmm3, [rdx - 48]                                ;   100.0 p2      23 t
        movaps xmm5, [rdx + 48]                                ;   101.0 p2      40 t reload
        xorps xmm3, xmm5                                       ;   104.2 p0      23 t
        movaps xmm6, [rdx - 48]                                ;   102.0 p2      23 t
        movaps xmm7, [rcx + 64]                                ;   103.0 p2      40 t reload
        xorps xmm6, xmm7                                       ;   106.0 p1      23 t
        movaps xmm10, [rdx - 64]                               ;   104.0 p2      23 t
        movaps xmm12, [r8 + 2192]                              ;   105.0 p2      23 t
        movaps xmm13, [r10 - 32]                               ;   106.0 p2      40 t reload
        xorps xmm12, xmm13                                     ;   109.0 p5      23 t
        xorps xmm12, xmm4                                      ;   110.0 p0      23 t
        xorps xmm5, xmm12                                      ;   111.0 p1      23 t
        movaps xmm13, [r8 + 2256]                              ;   107.0 p2      23 t
        xorps xmm13, [r10 - 48]                                ;   110.0 p5+p2   23 t
        xorps xmm13, xmm4                                      ;   111.0 p0      23 t
        xorps xmm10, xmm13                                     ;   112.0 p1      23 t
        movaps [rdx + 48], xmm2                                ;   104.0 p3+p4   41 t spill
        movaps xmm2, xmm10                                     ;   113.0 p5      23 t copy
        xorps xmm2, [r8 + 2288]                                ;   114.0 p0+p2   23 t
        xorps xmm2, [r13 - 128]                                ;   115.0 p1+p2   23 t
        xorps xmm2, xmm4                                       ;   116.0 p5      23 t
        xorps xmm10, xmm3                                      ;   113.0 p0      23 t
        movaps [rdx + 96], xmm14                               ;   105.5 p3+p4   41 t spill
        movaps xmm14, xmm2                                     ;   117.0 p1      23 t copy
        xorps xmm14, [r8 + 2272]                               ;   118.0 p5+p2   23 t
        xorps xmm14, [r11 + 112]                               ;   119.0 p0+p2   23 t
        xorps xmm14, xmm4                                      ;   120.0 p1      23 t
        movaps [rdx - 32], xmm0                                ;   107.0 p3+p4   41 t spill
        movaps xmm0, xmm6                                      ;   110.0 p5      23 t copy
        xorps xmm0, xmm2                                       ;   117.0 p0      23 t
        movaps [rbp - 16], xmm9                                ;   110.0 p3+p4   41 t spill
        movaps xmm9, xmm3                                      ;   110.5 p1      23 t copy
        xorps xmm9, xmm14                                      ;   121.0 p5      23 t
        movaps [rdx + 64], xmm8                                ;   111.0 p3+p4   41 t spill
        movaps xmm8, xmm5                                      ;   112.0 p0      23 t copy
        xorps xmm8, xmm10                                      ;   114.0 p1      23 t
        movaps [rdx + 80], xmm1                                ;   112.0 p3+p4   41 t spill
        movaps xmm1, xmm0                                      ;   118.0 p5      23 t copy
        orps xmm1, xmm14                                       ;   121.0 p0      23 t
        xorps xmm7, xmm10                                      ;   114.0 p1      23 t
        movaps [rcx + 64], xmm11                               ;   113.0 p3+p4   41 t spill
        movaps xmm11, xmm10                                    ;   114.0 p5      23 t copy
        xorps xmm11, xmm14                                     ;   121.0 p0      23 t
        movaps [rbp - 96], xmm15                               ;   114.0 p3+p4   41 t spill
        movaps xmm15, xmm12                                    ;   114.0 p1      23 t copy
        xorps xmm15, xmm2                                      ;   117.0 p5      23 t
        movaps xmm4, xmm2                                      ;   117.0 p0      23 t copy
        orps xmm4, xmm11                                       ;   122.0 p1      23 t
        xorps xmm4, xmm1                                       ;   123.0 p5      23 t
        movaps [rbp + 96], xmm14                               ;   121.0 p3+p4   23 t spill
        movaps xmm14, xmm8                                     ;   115.5 p0      23 t copy
        xorps xmm14, xmm9                                      ;   122.0 p1      23 t
        movaps [rbp + 112], xmm2                               ;   117.0 p3+p4   23 t spill
        movaps xmm2, [rdx - 64]                                ;   117.0 p2      23 t
        xorps xmm2, xmm11                                      ;   122.0 p5      23 t
        xorps xmm1, xmm13                                      ;   122.0 p0      23 t
        orps xmm13, xmm9                                       ;   122.0 p1      23 t
        xorps xmm7, xmm13                                      ;   123.0 p5      23 t
        movaps [rdx - 64], xmm9                                ;   122.0 p3+p4   23 t spill
        movaps xmm9, xmm10                                     ;   118.5 p0      23 t copy
        andps xmm9, xmm6                                       ;   119.5 p1      23 t
        xorps xmm13, xmm9                                      ;   123.0 p5      23 t
        movaps xmm9, xmm15                                     ;   119.5 p0      23 t copy
        andps xmm9, xmm14                                      ;   123.0 p1      23 t
        xorps xmm7, xmm9                                       ;   124.0 p5      23 t
        movaps xmm9, xmm15                                     ;   120.5 p0      23 t copy
        xorps xmm9, xmm2                                       ;   123.0 p1      23 t
        xorps xmm4, xmm7                                       ;   125.0 p5      23 t
        xorps xmm1, xmm13                                      ;   124.0 p0      23 t
        movaps [rsi - 16], xmm15                               ;   121.5 p3+p4   23 t spill
        movaps xmm15, xmm8                                     ;   121.8 p1      23 t copy
        andps xmm15, xmm9                                      ;   124.0 p5      23 t
        xorps xmm13, xmm15                                     ;   125.0 p0      23 t
        movaps xmm15, xmm6                                     ;   122.8 p1      23 t copy
        xorps xmm15, xmm9                                      ;   124.0 p5      23 t
        movaps [rdi + 32], xmm8                                ;   123.0 p3+p4   23 t spill
        movaps xmm8, xmm5                                      ;   123.5 p0      23 t copy
        andps xmm8, xmm15                                      ;   125.0 p1      23 t
        xorps xmm1, xmm8                                       ;   126.0 p5      23 t
        movaps xmm8, xmm2                                      ;   124.5 p0      23 t copy
        xorps xmm8, xmm0                                       ;   125.5 p1      23 t
        movaps [rsi + 0], xmm14                                ;   124.5 p3+p4   23 t spill
        movaps xmm14, xmm3                                     ;   125.2 p5      23 t copy
        andps xmm14, xmm8                                      ;   126.5 p0      23 t
        xorps xmm13, xmm14                                     ;   127.5 p1      23 t
        xorps xmm7, xmm14                                      ;   127.5 p5      23 t
        movaps xmm14, [rdx - 48]                               ;   125.8 p2      23 t
        orps xmm14, xmm12                                      ;   128.8 p0      23 t
        xorps xmm7, xmm14                                      ;   129.8 p1      23 t
        movaps xmm14, xmm4                                     ;   127.2 p5      23 t copy
        andps xmm14, xmm1                                      ;   128.2 p0      23 t
        xorps xmm7, xmm14                                      ;   130.8 p1      23 t
        movaps [rdi + 48], xmm12                               ;   127.2 p3+p4   23 t spill
        movaps xmm12, xmm13                                    ;   128.5 p5      23 t copy
        andps xmm12, xmm7                                      ;   131.8 p0      23 t
        xorps xmm7, xmm1                                       ;   131.8 p1      23 t
        orps xmm14, xmm7                                       ;   132.8 p5      23 t
        xorps xmm4, xmm12                                      ;   132.8 p0      23 t
        xorps xmm14, xmm4                                      ;   133.8 p1      23 t
        andps xmm8, xmm14                                      ;   134.8 p5      23 t
        movaps xmm12, xmm13                                    ;   130.5 p0      23 t copy
        andps xmm12, xmm4                                      ;   133.8 p1      23 t
        xorps xmm1, xmm12                                      ;   134.8 p5      23 t
        andps xmm4, xmm1                                       ;   135.8 p0      23 t
        movaps xmm12, xmm14                                    ;   134.8 p1      23 t copy
        orps xmm12, xmm1                                       ;   135.8 p5      23 t
        xorps xmm7, xmm12                                      ;   136.8 p0      23 t
        xorps xmm13, xmm4                                      ;   136.8 p1      23 t
        movaps xmm4, xmm14                                     ;   134.8 p5      23 t copy
        xorps xmm4, xmm1                                       ;   135.8 p0      23 t
        andps xmm15, xmm4                                      ;   136.8 p1      23 t
        andps xmm5, xmm4                                       ;   136.8 p5      23 t
        xorps xmm4, xmm7                                       ;   137.8 p0      23 t
        andps xmm9, xmm4                                       ;   138.8 p1      23 t
        andps xmm3, xmm14                                      ;   135.2 p5      23 t
        xorps xmm15, xmm9                                      ;   139.8 p0      23 t
        andps xmm10, xmm7                                      ;   137.8 p1      23 t
        andps xmm6, xmm7                                       ;   137.8 p5      23 t
        movaps xmm12, [rbp + 112]                              ;   135.0 p2      23 t
        andps xmm12, xmm13                                     ;   138.0 p0      23 t
        xorps xmm7, xmm13                                      ;   137.8 p1      23 t
        xorps xmm6, xmm9                                       ;   139.8 p5      23 t
        andps xmm11, xmm13                                     ;   137.8 p0      23 t
        movaps xmm9, [rbp + 96]                                ;   136.2 p2      23 t
        andps xmm9, xmm7                                       ;   139.2 p1      23 t
        xorps xmm9, xmm5                                       ;   140.2 p5      23 t
        xorps xmm5, xmm11                                      ;   138.8 p0      23 t
        xorps xmm14, xmm7                                      ;   138.8 p1      23 t
        xorps xmm13, xmm1                                      ;   139.2 p5      23 t
        andps xmm2, xmm14                                      ;   139.8 p0      23 t
        andps xmm0, xmm7                                       ;   139.8 p1      23 t
        movaps xmm7, [rsi + 0]                                 ;   138.2 p2      23 t
        andps xmm7, xmm13                                      ;   141.2 p5      23 t
        andps xmm13, [rsi - 16]                                ;   140.5 p0+p2   23 t
        andps xmm14, [rdx - 64]                                ;   140.8 p1+p2   23 t
        xorps xmm14, xmm9                                      ;   141.8 p5      23 t
        xorps xmm14, xmm7                                      ;   142.8 p0      23 t
        xorps xmm0, xmm8                                       ;   141.8 p1      23 t
        xorps xmm0, xmm15                                      ;   142.8 p5      23 t
        xorps xmm10, xmm5                                      ;   142.5 p0      23 t
        xorps xmm10, xmm7                                      ;   143.5 p1      23 t
        movaps xmm7, [rdi + 48]                                ;   141.2 p2      23 t
        andps xmm7, xmm1                                       ;   144.2 p5      23 t
        xorps xmm7, xmm10                                      ;   145.2 p0      23 t
        andps xmm1, [rdx - 48]                                 ;   143.8 p1+p2   23 t
        xorps xmm1, xmm14                                      ;   144.8 p5      23 t
        xorps xmm1, xmm7                                       ;   146.2 p0      23 t
        xorps xmm15, xmm12                                     ;   144.8 p1      23 t
        andps xmm4, [rdi + 32]                                 ;   145.2 p5+p2   23 t
        xorps xmm15, xmm7                                      ;   146.2 p0      23 t
        xorps xmm13, xmm6                                      ;   145.8 p1      23 t
        xorps xmm13, xmm7                                      ;   146.8 p5      23 t
        xorps xmm4, xmm1                                       ;   147.2 p0      23 t
        xorps xmm14, xmm5                                      ;   146.8 p1      23 t
        xorps xmm14, xmm0                                      ;   147.8 p5      23 t
        xorps xmm9, xmm3                                       ;   147.5 p0      23 t
        xorps xmm9, xmm1                                       ;   148.5 p1      23 t
        movaps xmm1, xmm15                                     ;   148.2 p5      23 t copy
        xorps xmm1, xmm13                                      ;   149.2 p0      23 t
        xorps xmm1, xmm9                                       ;   150.2 p1      23 t
        movaps xmm3, [rel camellia128_encrypt.T0_constants128] ;   145.5 p2      41 t reload
        xorps xmm9, xmm3                                       ;   149.5 p5      23 t
        xorps xmm6, xmm8                                       ;   149.5 p0      23 t
        xorps xmm6, xmm2                                       ;   150.5 p1      23 t
        xorps xmm6, xmm15                                      ;   151.5 p5      23 t
        movaps xmm15, xmm4                                     ;   150.5 p0      23 t copy
        xorps xmm15, xmm1                                      ;   151.5 p1      23 t
        xorps xmm6, xmm3                                       ;   152.5 p5      23 t
        xorps xmm10, xmm3                                      ;   151.5 p0      23 t
        xorps xmm0, xmm1                                       ;   151.8 p1      23 t
        xorps xmm0, xmm3                                       ;   152.8 p5      23 t
        xorps xmm4, xmm3                                       ;   152.5 p0      23 t
        movaps xmm1, [rbp - 112]                               ;   148.5 p2      22 t
        movaps xmm2, [rsi - 32]                                ;   149.5 p2      40 t reload
        xorps xmm1, xmm2                                       ;   152.8 p1      22 t
        movaps xmm5, [rbp - 112]                               ;   150.5 p2      22 t
        movaps xmm7, [rsi - 128]                               ;   151.5 p2      40 t reload
        xorps xmm5, xmm7                                       ;   154.5 p5      22 t
        movaps xmm8, [rbp - 64]                                ;   152.5 p2      22 t
        movaps xmm11, [r8 + 2336]                              ;   153.5 p2      22 t
        movaps xmm12, [r13 - 80]                               ;   154.5 p2      40 t reload
        xorps xmm11, xmm12                                     ;   157.5 p0      22 t
        xorps xmm11, xmm3                                      ;   158.5 p1      22 t
        xorps xmm2, xmm11                                      ;   159.5 p5      22 t
        movaps xmm12, [r8 + 2400]                              ;   155.5 p2      22 t
        xorps xmm12, [r13 - 16]                                ;   158.5 p0+p2   22 t
        xorps xmm12, xmm3                                      ;   159.5 p1      22 t
        xorps xmm8, xmm12                                      ;   160.5 p5      22 t
        movaps [rsi - 32], xmm13                               ;   152.5 p3+p4   23 t spill
        movaps xmm13, xmm8                                     ;   161.5 p0      22 t copy
        xorps xmm13, [r8 + 2304]                               ;   162.5 p1+p2   22 t
        xorps xmm13, [r13 - 112]                               ;   163.5 p5+p2   22 t
        xorps xmm13, xmm3                                      ;   164.5 p0      22 t
        xorps xmm8, xmm1                                       ;   161.5 p1      22 t
        movaps [rdi + 32], xmm4                                ;   154.0 p3+p4   23 t spill
        movaps xmm4, xmm13                                     ;   165.5 p5      22 t copy
        xorps xmm4, [r8 + 2416]                                ;   166.5 p0+p2   22 t
        xorps xmm4, [r13 + 0]                                  ;   167.5 p1+p2   22 t
        xorps xmm4, xmm3                                       ;   168.5 p5      22 t
        movaps [rdx - 48], xmm0                                ;   155.5 p3+p4   23 t spill
        movaps xmm0, xmm5                                      ;   158.5 p0      22 t copy
        xorps xmm0, xmm13                                      ;   165.5 p1      22 t
        movaps [rdi + 48], xmm14                               ;   158.5 p3+p4   23 t spill
        movaps xmm14, xmm1                                     ;   159.2 p5      22 t copy
        xorps xmm14, xmm4                                      ;   169.5 p0      22 t
        movaps [rdx - 64], xmm10                               ;   159.5 p3+p4   23 t spill
        movaps xmm10, xmm2                                     ;   160.5 p1      22 t copy
        xorps xmm10, xmm8                                      ;   162.5 p5      22 t
        movaps [rsi - 16], xmm6                                ;   160.5 p3+p4   23 t spill
        movaps xmm6, xmm0                                      ;   166.5 p0      22 t copy
        orps xmm6, xmm4                                        ;   169.5 p1      22 t
        xorps xmm7, xmm8                                       ;   162.5 p5      22 t
        movaps [rsi - 128], xmm9                               ;   161.5 p3+p4   23 t spill
        movaps xmm9, xmm8                                      ;   162.5 p0      22 t copy
        xorps xmm9, xmm4                                       ;   169.5 p1      22 t
        movaps [rsi + 0], xmm15                                ;   162.5 p3+p4   23 t spill
        movaps xmm15, xmm11                                    ;   162.5 p5      22 t copy
        xorps xmm15, xmm13                                     ;   165.5 p0      22 t
        movaps xmm3, xmm13                                     ;   165.5 p1      22 t copy
        orps xmm3, xmm9                                        ;   170.5 p5      22 t
        xorps xmm3, xmm6                                       ;   171.5 p0      22 t
        movaps [rbp + 96], xmm4                                ;   169.5 p3+p4   22 t spill
        movaps xmm4, xmm10                                     ;   164.0 p1      22 t copy
        xorps xmm4, xmm14                                      ;   170.5 p5      22 t
        movaps [rbp + 112], xmm13                              ;   165.5 p3+p4   22 t spill
        movaps xmm13, [rbp - 64]                               ;   165.5 p2      22 t
        xorps xmm13, xmm9                                      ;   170.5 p0      22 t
        xorps xmm6, xmm12                                      ;   170.5 p1      22 t
        orps xmm12, xmm14                                      ;   170.5 p5      22 t
        xorps xmm7, xmm12                                      ;   171.5 p0      22 t
        movaps [rbp - 64], xmm14                               ;   170.5 p3+p4   22 t spill
        movaps xmm14, xmm8                                     ;   167.0 p1      22 t copy
        andps xmm14, xmm5                                      ;   168.0 p5      22 t
        xorps xmm12, xmm14                                     ;   171.5 p0      22 t
        movaps xmm14, xmm15                                    ;   168.0 p1      22 t copy
        andps xmm14, xmm4                                      ;   171.5 p5      22 t
        xorps xmm7, xmm14                                      ;   172.5 p0      22 t
        movaps xmm14, xmm15                                    ;   169.0 p1      22 t copy
        xorps xmm14, xmm13                                     ;   171.5 p5      22 t
        xorps xmm3, xmm7                                       ;   173.5 p0      22 t
        xorps xmm6, xmm12                                      ;   172.5 p1      22 t
        movaps [rbp - 32], xmm15                               ;   170.0 p3+p4   22 t spill
        movaps xmm15, xmm10                                    ;   170.2 p5      22 t copy
        andps xmm15, xmm14                                     ;   172.5 p0      22 t
        xorps xmm12, xmm15                                     ;   173.5 p1      22 t
        movaps xmm15, xmm5                                     ;   171.2 p5      22 t copy
        xorps xmm15, xmm14                                     ;   172.5 p0      22 t
        movaps [rbp + 0], xmm10                                ;   171.5 p3+p4   22 t spill
        movaps xmm10, xmm2                                     ;   172.0 p1      22 t copy
        andps xmm10, xmm15                                     ;   173.5 p5      22 t
        xorps xmm6, xmm10                                      ;   174.5 p0      22 t
        movaps xmm10, xmm13                                    ;   173.0 p1      22 t copy
        xorps xmm10, xmm0                                      ;   174.0 p5      22 t
        movaps [rdi + 64], xmm4                                ;   173.0 p3+p4   22 t spill
        movaps xmm4, xmm1                                      ;   173.8 p0      22 t copy
        andps xmm4, xmm10                                      ;   175.0 p1      22 t
        xorps xmm12, xmm4                                      ;   176.0 p5      22 t
        xorps xmm7, xmm4                                       ;   176.0 p0      22 t
        movaps xmm4, [rbp - 112]                               ;   174.2 p2      22 t
        orps xmm4, xmm11                                       ;   177.2 p1      22 t
        xorps xmm7, xmm4                                       ;   178.2 p5      22 t
        movaps xmm4, xmm3                                      ;   175.8 p0      22 t copy
        andps xmm4, xmm6                                       ;   176.8 p1      22 t
        xorps xmm7, xmm4                                       ;   179.2 p5      22 t
        movaps [rbp + 16], xmm11                               ;   175.8 p3+p4   22 t spill
        movaps xmm11, xmm12                                    ;   177.0 p0      22 t copy
        andps xmm11, xmm7                                      ;   180.2 p1      22 t
        xorps xmm7, xmm6                                       ;   180.2 p5      22 t
        orps xmm4, xmm7                                        ;   181.2 p0      22 t
        xorps xmm3, xmm11                                      ;   181.2 p1      22 t
        xorps xmm4, xmm3                                       ;   182.2 p5      22 t
        andps xmm10, xmm4                                      ;   183.2 p0      22 t
        movaps xmm11, xmm12                                    ;   179.0 p1      22 t copy
        andps xmm11, xmm3                                      ;   182.2 p5      22 t
        xorps xmm6, xmm11                                      ;   183.2 p0      22 t
        andps xmm3, xmm6                                       ;   184.2 p1      22 t
        movaps xmm11, xmm4                                     ;   183.2 p5      22 t copy
        orps xmm11, xmm6                                       ;   184.2 p0      22 t
        xorps xmm7, xmm11                                      ;   185.2 p1      22 t
        xorps xmm12, xmm3                                      ;   185.2 p5      22 t
        movaps xmm3, xmm4                                      ;   183.2 p0      22 t copy
        xorps xmm3, xmm6                                       ;   184.2 p1      22 t
        andps xmm15, xmm3                                      ;   185.2 p5      22 t
        andps xmm2, xmm3                                       ;   185.2 p0      22 t
        xorps xmm3, xmm7                                       ;   186.2 p1      22 t
        andps xmm14, xmm3                                      ;   187.2 p5      22 t
        andps xmm1, xmm4                                       ;   183.8 p0      22 t
        xorps xmm15, xmm14                                     ;   188.2 p1      22 t
        andps xmm8, xmm7                                       ;   186.2 p5      22 t
        andps xmm5, xmm7                                       ;   186.2 p0      22 t
        movaps xmm11, [rbp + 112]                              ;   183.5 p2      22 t
        andps xmm11, xmm12                                     ;   186.5 p1      22 t
        xorps xmm7, xmm12                                      ;   186.2 p5      22 t
        xorps xmm5, xmm14                                      ;   188.2 p0      22 t
        andps xmm9, xmm12                                      ;   186.2 p1      22 t
        movaps xmm14, [rbp + 96]                               ;   184.8 p2      22 t
        andps xmm14, xmm7                                      ;   187.8 p5      22 t
        xorps xmm14, xmm2                                      ;   188.8 p0      22 t
        xorps xmm2, xmm9                                       ;   187.2 p1      22 t
        xorps xmm4, xmm7                                       ;   187.2 p5      22 t
        xorps xmm12, xmm6                                      ;   187.8 p0      22 t
        andps xmm13, xmm4                                      ;   188.2 p1      22 t
        andps xmm0, xmm7                                       ;   188.2 p5      22 t
        movaps xmm7, [rdi + 64]                                ;   186.8 p2      22 t
        andps xmm7, xmm12                                      ;   189.8 p0      22 t
        andps xmm12, [rbp - 32]                                ;   189.0 p1+p2   22 t
        andps xmm4, [rbp - 64]                                 ;   189.2 p5+p2   22 t
        xorps xmm4, xmm14                                      ;   190.2 p0      22 t
        xorps xmm4, xmm7                                       ;   191.2 p1      22 t
        xorps xmm0, xmm10                                      ;   190.2 p5      22 t
        xorps xmm0, xmm15                                      ;   191.2 p0      22 t
        xorps xmm8, xmm2                                       ;   191.0 p1      22 t
        xorps xmm8, xmm7                                       ;   192.0 p5      22 t
        movaps xmm7, [rbp + 16]                                ;   189.8 p2      22 t
        andps xmm7, xmm6                                       ;   192.8 p0      22 t
        xorps xmm7, xmm8                                       ;   193.8 p1      22 t
        andps xmm6, [rbp - 112]                                ;   192.2 p5+p2   22 t
        xorps xmm6, xmm4                                       ;   193.2 p0      22 t
        xorps xmm6, xmm7                                       ;   194.8 p1      22 t
        xorps xmm15, xmm11                                     ;   193.2 p5      22 t
        andps xmm3, [rbp + 0]                                  ;   193.8 p0+p2   22 t
        xorps xmm15, xmm7                                      ;   194.8 p1      22 t
        xorps xmm12, xmm5                                      ;   194.2 p5      22 t
        xorps xmm12, xmm7                                      ;   195.2 p0      22 t
        xorps xmm3, xmm6                                       ;   195.8 p1      22 t
        xorps xmm4, xmm2                                       ;   195.2 p5      22 t
        xorps xmm4, xmm0                                       ;   196.2 p0      22 t
        xorps xmm14, xmm1                                      ;   196.0 p1      22 t
        xorps xmm14, xmm6                                      ;   197.0 p5      22 t
        movaps xmm1, xmm15                                     ;   196.8 p0      22 t copy
        xorps xmm1, xmm12                                      ;   197.8 p1      22 t
        xorps xmm1, xmm14                                      ;   198.8 p5      22 t
        movaps xmm2, [rel camellia128_encrypt.T0_constants128] ;   194.0 p2      41 t reload
        xorps xmm14, xmm2                                      ;   198.0 p0      22 t
        xorps xmm5, xmm10                                      ;   198.0 p1      22 t
        xorps xmm5, xmm13                                      ;   199.0 p5      22 t
        xorps xmm5, xmm15                                      ;   200.0 p0      22 t
        movaps xmm15, xmm3                                     ;   199.0 p1      22 t copy
        xorps xmm15, xmm1                                      ;   200.0 p5      22 t
        xorps xmm5, xmm2                                       ;   201.0 p0      22 t
        xorps xmm8, xmm2                                       ;   200.0 p1      22 t
        xorps xmm0, xmm1                                       ;   200.2 p5      22 t
        xorps xmm0, xmm2                                       ;   201.2 p0      22 t
        xorps xmm3, xmm2                                       ;   201.0 p1      22 t
        movaps xmm1, [rdx - 112]                               ;   197.0 p2      21 t
        movaps xmm6, [rsi - 112]                               ;   198.0 p2      40 t reload
        xorps xmm1, xmm6                                       ;   201.2 p5      21 t
        movaps xmm7, [rdx - 112]                               ;   199.0 p2      21 t
        movaps xmm9, [rdi + 16]                                ;   200.0 p2      40 t reload
        xorps xmm7, xmm9                                       ;   203.0 p0      21 t
        movaps xmm10, [rdx - 96]                               ;   201.0 p2      21 t
        movaps xmm11, [r8 + 2464]                              ;   202.0 p2      21 t
        movaps xmm13, [r13 + 48]                               ;   203.0 p2      40 t reload
        xorps xmm11, xmm13                                     ;   206.0 p1      21 t
        xorps xmm11, xmm2                                      ;   207.0 p5      21 t
        xorps xmm6, xmm11                                      ;   208.0 p0      21 t
        movaps xmm13, [r8 + 2528]                              ;   204.0 p2      21 t
        xorps xmm13, [r13 + 112]                               ;   207.0 p1+p2   21 t
        xorps xmm13, xmm2                                      ;   208.0 p5      21 t
        xorps xmm10, xmm13                                     ;   209.0 p0      21 t
        movaps [rsi - 112], xmm15                              ;   201.0 p3+p4   22 t spill
        movaps xmm15, xmm10                                    ;   210.0 p1      21 t copy
        xorps xmm15, [r8 + 2432]                               ;   211.0 p5+p2   21 t
        xorps xmm15, [r13 + 16]                                ;   212.0 p0+p2   21 t
        xorps xmm15, xmm2                                      ;   213.0 p1      21 t
        xorps xmm10, xmm1                                      ;   210.0 p5      21 t
        movaps [rbp + 0], xmm12                                ;   202.5 p3+p4   22 t spill
        movaps xmm12, xmm15                                    ;   214.0 p0      21 t copy
        xorps xmm12, [r8 + 2544]                               ;   215.0 p1+p2   21 t
        xorps xmm12, [r14 - 128]                               ;   216.0 p5+p2   21 t
        xorps xmm12, xmm2                                      ;   217.0 p0      21 t
        movaps [rbp - 112], xmm3                               ;   204.0 p3+p4   22 t spill
        movaps xmm3, xmm7                                      ;   207.0 p1      21 t copy
        xorps xmm3, xmm15                                      ;   214.0 p5      21 t
        movaps [rbp + 16], xmm0                                ;   207.0 p3+p4   22 t spill
        movaps xmm0, xmm1                                      ;   207.8 p0      21 t copy
        xorps xmm0, xmm12                                      ;   218.0 p1      21 t
        movaps [rbp - 64], xmm4                                ;   208.0 p3+p4   22 t spill
        movaps xmm4, xmm6                                      ;   209.0 p5      21 t copy
        xorps xmm4, xmm10                                      ;   211.0 p0      21 t
        movaps [rbp - 32], xmm8                                ;   209.0 p3+p4   22 t spill
        movaps xmm8, xmm3                                      ;   215.0 p1      21 t copy
        orps xmm8, xmm12                                       ;   218.0 p5      21 t
        xorps xmm9, xmm10                                      ;   211.0 p0      21 t
        movaps [rdi + 16], xmm5                                ;   210.0 p3+p4   22 t spill
        movaps xmm5, xmm10                                     ;   211.0 p1      21 t copy
        xorps xmm5, xmm12                                      ;   218.0 p5      21 t
        movaps [rdi + 64], xmm14                               ;   211.0 p3+p4   22 t spill
        movaps xmm14, xmm11                                    ;   211.0 p0      21 t copy
        xorps xmm14, xmm15                                     ;   214.0 p1      21 t
        movaps xmm2, xmm15                                     ;   214.0 p5      21 t copy
        orps xmm2, xmm5                                        ;   219.0 p0      21 t
        xorps xmm2, xmm8                                       ;   220.0 p1      21 t
        movaps [rbp + 96], xmm12                               ;   218.0 p3+p4   21 t spill
        movaps xmm12, xmm4                                     ;   212.5 p5      21 t copy
        xorps xmm12, xmm0                                      ;   219.0 p0      21 t
        movaps [rbp + 112], xmm15                              ;   214.0 p3+p4   21 t spill
        movaps xmm15, [rdx - 96]                               ;   214.0 p2      21 t
        xorps xmm15, xmm5                                      ;   219.0 p1      21 t
        xorps xmm8, xmm13                                      ;   219.0 p5      21 t
        orps xmm13, xmm0                                       ;   219.0 p0      21 t
        xorps xmm9, xmm13                                      ;   220.0 p1      21 t
        movaps [rdx - 96], xmm0                                ;   219.0 p3+p4   21 t spill
        movaps xmm0, xmm10                                     ;   215.5 p5      21 t copy
        andps xmm0, xmm7                                       ;   216.5 p0      21 t
        xorps xmm13, xmm0                                      ;   220.0 p1      21 t
        movaps xmm0, xmm14                                     ;   216.5 p5      21 t copy
        andps xmm0, xmm12                                      ;   220.0 p0      21 t
        xorps xmm9, xmm0                                       ;   221.0 p1      21 t
        movaps xmm0, xmm14                                     ;   217.5 p5      21 t copy
        xorps xmm0, xmm15                                      ;   220.0 p0      21 t
        xorps xmm2, xmm9                                       ;   222.0 p1      21 t
        xorps xmm8, xmm13                                      ;   221.0 p5      21 t
        movaps [rsi + 16], xmm14                               ;   218.5 p3+p4   21 t spill
        movaps xmm14, xmm4                                     ;   218.8 p0      21 t copy
        andps xmm14, xmm0                                      ;   221.0 p1      21 t
        xorps xmm13, xmm14                                     ;   222.0 p5      21 t
        movaps xmm14, xmm7                                     ;   219.8 p0      21 t copy
        xorps xmm14, xmm0                                      ;   221.0 p1      21 t
        movaps [rsi + 32], xmm4                                ;   220.0 p3+p4   21 t spill
        movaps xmm4, xmm6                                      ;   220.5 p5      21 t copy
        andps xmm4, xmm14                                      ;   222.0 p0      21 t
        xorps xmm8, xmm4                                       ;   223.0 p1      21 t
        movaps xmm4, xmm15                                     ;   221.5 p5      21 t copy
        xorps xmm4, xmm3                                       ;   222.5 p0      21 t
        movaps [rsi + 48], xmm12                               ;   221.5 p3+p4   21 t spill
        movaps xmm12, xmm1                                     ;   222.2 p1      21 t copy
        andps xmm12, xmm4                                      ;   223.5 p5      21 t
        xorps xmm13, xmm12                                     ;   224.5 p0      21 t
        xorps xmm9, xmm12                                      ;   224.5 p1      21 t
        movaps xmm12, [rdx - 112]                              ;   222.8 p2      21 t
        orps xmm12, xmm11                                      ;   225.8 p5      21 t
        xorps xmm9, xmm12                                      ;   226.8 p0      21 t
        movaps xmm12, xmm2                                     ;   224.2 p1      21 t copy
        andps xmm12, xmm8                                      ;   225.2 p5      21 t
        xorps xmm9, xmm12                                      ;   227.8 p0      21 t
        movaps [rbp - 80], xmm11                               ;   224.2 p3+p4   21 t spill
        movaps xmm11, xmm13                                    ;   225.5 p1      21 t copy
        andps xmm11, xmm9                                      ;   228.8 p5      21 t
        xorps xmm9, xmm8                                       ;   228.8 p0      21 t
        orps xmm12, xmm9                                       ;   229.8 p1      21 t
        xorps xmm2, xmm11                                      ;   229.8 p5      21 t
        xorps xmm12, xmm2                                      ;   230.8 p0      21 t
        andps xmm4, xmm12                                      ;   231.8 p1      21 t
        movaps xmm11, xmm13                                    ;   227.5 p5      21 t copy
        andps xmm11, xmm2                                      ;   230.8 p0      21 t
        xorps xmm8, xmm11                                      ;   231.8 p1      21 t
        andps xmm2, xmm8                                       ;   232.8 p5      21 t
        movaps xmm11, xmm12                                    ;   231.8 p0      21 t copy
        orps xmm11, xmm8                                       ;   232.8 p1      21 t
        xorps xmm9, xmm11                                      ;   233.8 p5      21 t
        xorps xmm13, xmm2                                      ;   233.8 p0      21 t
        movaps xmm2, xmm12                                     ;   231.8 p1      21 t copy
        xorps xmm2, xmm8                                       ;   232.8 p5      21 t
        andps xmm14, xmm2                                      ;   233.8 p0      21 t
        andps xmm6, xmm2                                       ;   233.8 p1      21 t
        xorps xmm2, xmm9                                       ;   234.8 p5      21 t
        andps xmm0, xmm2                                       ;   235.8 p0      21 t
        andps xmm1, xmm12                                      ;   232.2 p1      21 t
        xorps xmm14, xmm0                                      ;   236.8 p5      21 t
        andps xmm10, xmm9                                      ;   234.8 p0      21 t
        andps xmm7, xmm9                                       ;   234.8 p1      21 t
        movaps xmm11, [rbp + 112]                              ;   232.0 p2      21 t
        andps xmm11, xmm13                                     ;   235.0 p5      21 t
        xorps xmm9, xmm13                                      ;   234.8 p0      21 t
        xorps xmm7, xmm0                                       ;   236.8 p1      21 t
        andps xmm5, xmm13                                      ;   234.8 p5      21 t
        movaps xmm0, [rbp + 96]                                ;   233.2 p2      21 t
        andps xmm0, xmm9                                       ;   236.2 p0      21 t
        xorps xmm0, xmm6                                       ;   237.2 p1      21 t
        xorps xmm6, xmm5                                       ;   235.8 p5      21 t
        xorps xmm12, xmm9                                      ;   235.8 p0      21 t
        xorps xmm13, xmm8                                      ;   236.2 p1      21 t
        andps xmm15, xmm12                                     ;   236.8 p5      21 t
        andps xmm3, xmm9                                       ;   236.8 p0      21 t
        movaps xmm5, [rsi + 48]                                ;   235.2 p2      21 t
        andps xmm5, xmm13                                      ;   238.2 p1      21 t
        andps xmm13, [rsi + 16]                                ;   237.5 p5+p2   21 t
        andps xmm12, [rdx - 96]                                ;   237.8 p0+p2   21 t
        xorps xmm12, xmm0                                      ;   238.8 p1      21 t
        xorps xmm12, xmm5                                      ;   239.8 p5      21 t
        xorps xmm3, xmm4                                       ;   238.8 p0      21 t
        xorps xmm3, xmm14                                      ;   239.8 p1      21 t
        xorps xmm10, xmm6                                      ;   239.5 p5      21 t
        xorps xmm10, xmm5                                      ;   240.5 p0      21 t
        movaps xmm5, [rbp - 80]                                ;   238.2 p2      21 t
        andps xmm5, xmm8                                       ;   241.2 p1      21 t
        xorps xmm5, xmm10                                      ;   242.2 p5      21 t
        andps xmm8, [rdx - 112]                                ;   240.8 p0+p2   21 t
        xorps xmm8, xmm12                                      ;   241.8 p1      21 t
        xorps xmm8, xmm5                                       ;   243.2 p5      21 t
        xorps xmm14, xmm11                                     ;   241.8 p0      21 t
        andps xmm2, [rsi + 32]                                 ;   242.2 p1+p2   21 t
        xorps xmm14, xmm5                                      ;   243.2 p5      21 t
        xorps xmm13, xmm7                                      ;   242.8 p0      21 t
        xorps xmm13, xmm5                                      ;   243.8 p1      21 t
        xorps xmm2, xmm8                                       ;   244.2 p5      21 t
        xorps xmm12, xmm6                                      ;   243.8 p0      21 t
        xorps xmm12, xmm3                                      ;   244.8 p1      21 t
        xorps xmm0, xmm1                                       ;   244.5 p5      21 t
        xorps xmm0, xmm8                                       ;   245.5 p0      21 t
        movaps xmm1, xmm14                                     ;   245.2 p1      21 t copy
        xorps xmm1, xmm13                                      ;   246.2 p5      21 t
        xorps xmm1, xmm0                                       ;   247.2 p0      21 t
        movaps xmm5, [rel camellia128_encrypt.T0_constants128] ;   242.5 p2      41 t reload
        xorps xmm0, xmm5                                       ;   246.5 p1      21 t
        xorps xmm7, xmm4                                       ;   246.5 p5      21 t
        xorps xmm7, xmm15                                      ;   247.5 p0      21 t
        xorps xmm7, xmm14                                      ;   248.5 p1      21 t
        movaps xmm14, xmm2                                     ;   247.5 p5      21 t copy
        xorps xmm14, xmm1                                      ;   248.5 p0      21 t
        xorps xmm7, xmm5                                       ;   249.5 p1      21 t
        xorps xmm10, xmm5                                      ;   248.5 p5      21 t
        xorps xmm3, xmm1                                       ;   248.8 p0      21 t
        xorps xmm3, xmm5                                       ;   249.8 p1      21 t
        xorps xmm2, xmm5                                       ;   249.5 p5      21 t
        movaps xmm15, [rdx + 0]                                ;   245.5 p2      23 t
        movaps xmm1, [rsi - 80]                                ;   246.5 p2      40 t reload
        xorps xmm15, xmm1                                      ;   249.8 p0      23 t
        movaps xmm4, [rdx + 0]                                 ;   247.5 p2      23 t
        movaps xmm6, [rsi - 64]                                ;   248.5 p2      40 t reload
        xorps xmm4, xmm6                                       ;   251.5 p1      23 t
        movaps xmm8, [rsi - 96]                                ;   249.5 p2      23 t
        movaps xmm9, [r8 + 2576]                               ;   250.5 p2      23 t
        movaps xmm11, [r14 - 96]                               ;   251.5 p2      40 t reload
        xorps xmm9, xmm11                                      ;   254.5 p5      23 t
        xorps xmm9, xmm5                                       ;   255.5 p0      23 t
        xorps xmm1, xmm9                                       ;   256.5 p1      23 t
        movaps xmm11, [r8 + 2640]                              ;   252.5 p2      23 t
        xorps xmm11, [r14 - 32]                                ;   255.5 p5+p2   23 t
        xorps xmm11, xmm5                                      ;   256.5 p0      23 t
        xorps xmm8, xmm11                                      ;   257.5 p1      23 t
        movaps [rsi - 80], xmm2                                ;   250.5 p3+p4   21 t spill
        movaps xmm2, xmm8                                      ;   258.5 p5      23 t copy
        xorps xmm2, [r8 + 2672]                                ;   259.5 p0+p2   23 t
        xorps xmm2, [r14 + 0]                                  ;   260.5 p1+p2   23 t
        xorps xmm2, xmm5                                       ;   261.5 p5      23 t
        xorps xmm8, xmm15                                      ;   258.5 p0      23 t
        movaps [rsi + 32], xmm3                                ;   251.0 p3+p4   21 t spill
        movaps xmm3, xmm2                                      ;   262.5 p1      23 t copy
        xorps xmm3, [r8 + 2656]                                ;   263.5 p5+p2   23 t
        xorps xmm3, [r14 - 16]                                 ;   264.5 p0+p2   23 t
        xorps xmm3, xmm5                                       ;   265.5 p1      23 t
        movaps [rdx - 112], xmm12                              ;   252.5 p3+p4   21 t spill
        movaps xmm12, xmm4                                     ;   255.5 p5      23 t copy
        xorps xmm12, xmm2                                      ;   262.5 p0      23 t
        movaps [rbp - 80], xmm10                               ;   255.5 p3+p4   21 t spill
        movaps xmm10, xmm15                                    ;   256.2 p1      23 t copy
        xorps xmm10, xmm3                                      ;   266.5 p5      23 t
        movaps [rdx - 96], xmm7                                ;   256.5 p3+p4   21 t spill
        movaps xmm7, xmm1                                      ;   257.5 p0      23 t copy
        xorps xmm7, xmm8                                       ;   259.5 p1      23 t
        movaps [rsi + 16], xmm0                                ;   257.5 p3+p4   21 t spill
        movaps xmm0, xmm12                                     ;   263.5 p5      23 t copy
        orps xmm0, xmm3                                        ;   266.5 p0      23 t
        xorps xmm6, xmm8                                       ;   259.5 p1      23 t
        movaps [rsi - 64], xmm14                               ;   258.5 p3+p4   21 t spill
        movaps xmm14, xmm8                                     ;   259.5 p5      23 t copy
        xorps xmm14, xmm3                                      ;   266.5 p0      23 t
        movaps [rsi + 48], xmm13                               ;   259.5 p3+p4   21 t spill
        movaps xmm13, xmm9                                     ;   259.5 p1      23 t copy
        xorps xmm13, xmm2                                      ;   262.5 p5      23 t
        movaps xmm5, xmm2                                      ;   262.5 p0      23 t copy
        orps xmm5, xmm14                                       ;   267.5 p1      23 t
        xorps xmm5, xmm0                                       ;   268.5 p5      23 t
        movaps [rbp + 96], xmm3                                ;   266.5 p3+p4   23 t spill
        movaps xmm3, xmm7                                      ;   261.0 p0      23 t copy
        xorps xmm3, xmm10                                      ;   267.5 p1      23 t
        movaps [rbp + 112], xmm2                               ;   262.5 p3+p4   23 t spill
        movaps xmm2, [rsi - 96]                                ;   262.5 p2      23 t
        xorps xmm2, xmm14                                      ;   267.5 p5      23 t
        xorps xmm0, xmm11                                      ;   267.5 p0      23 t
        orps xmm11, xmm10                                      ;   267.5 p1      23 t
        xorps xmm6, xmm11                                      ;   268.5 p5      23 t
        movaps [rsi - 96], xmm10                               ;   267.5 p3+p4   23 t spill
        movaps xmm10, xmm8                                     ;   264.0 p0      23 t copy
        andps xmm10, xmm4                                      ;   265.0 p1      23 t
        xorps xmm11, xmm10                                     ;   268.5 p5      23 t
        movaps xmm10, xmm13                                    ;   265.0 p0      23 t copy
        andps xmm10, xmm3                                      ;   268.5 p1      23 t
        xorps xmm6, xmm10                                      ;   269.5 p5      23 t
        movaps xmm10, xmm13                                    ;   266.0 p0      23 t copy
        xorps xmm10, xmm2                                      ;   268.5 p1      23 t
        xorps xmm5, xmm6                                       ;   270.5 p5      23 t
        xorps xmm0, xmm11                                      ;   269.5 p0      23 t
        movaps [rdi + 80], xmm13                               ;   267.0 p3+p4   23 t spill
        movaps xmm13, xmm7                                     ;   267.2 p1      23 t copy
        andps xmm13, xmm10                                     ;   269.5 p5      23 t
        xorps xmm11, xmm13                                     ;   270.5 p0      23 t
        movaps xmm13, xmm4                                     ;   268.2 p1      23 t copy
        xorps xmm13, xmm10                                     ;   269.5 p5      23 t
        movaps [rcx + 80], xmm7                                ;   268.5 p3+p4   23 t spill
        movaps xmm7, xmm1                                      ;   269.0 p0      23 t copy
        andps xmm7, xmm13                                      ;   270.5 p1      23 t
        xorps xmm0, xmm7                                       ;   271.5 p5      23 t
        movaps xmm7, xmm2                                      ;   270.0 p0      23 t copy
        xorps xmm7, xmm12                                      ;   271.0 p1      23 t
        movaps [rax - 32], xmm3                                ;   270.0 p3+p4   23 t spill
        movaps xmm3, xmm15                                     ;   270.8 p5      23 t copy
        andps xmm3, xmm7                                       ;   272.0 p0      23 t
        xorps xmm11, xmm3                                      ;   273.0 p1      23 t
        xorps xmm6, xmm3                                       ;   273.0 p5      23 t
        movaps xmm3, [rdx + 0]                                 ;   271.2 p2      23 t
        orps xmm3, xmm9                                        ;   274.2 p0      23 t
        xorps xmm6, xmm3                                       ;   275.2 p1      23 t
        movaps xmm3, xmm5                                      ;   272.8 p5      23 t copy
        andps xmm3, xmm0                                       ;   273.8 p0      23 t
        xorps xmm6, xmm3                                       ;   276.2 p1      23 t
        movaps [rax - 16], xmm9                                ;   272.8 p3+p4   23 t spill
        movaps xmm9, xmm11                                     ;   274.0 p5      23 t copy
        andps xmm9, xmm6                                       ;   277.2 p0      23 t
        xorps xmm6, xmm0                                       ;   277.2 p1      23 t
        orps xmm3, xmm6                                        ;   278.2 p5      23 t
        xorps xmm5, xmm9                                       ;   278.2 p0      23 t
        xorps xmm3, xmm5                                       ;   279.2 p1      23 t
        andps xmm7, xmm3                                       ;   280.2 p5      23 t
        movaps xmm9, xmm11                                     ;   276.0 p0      23 t copy
        andps xmm9, xmm5                                       ;   279.2 p1      23 t
        xorps xmm0, xmm9                                       ;   280.2 p5      23 t
        andps xmm5, xmm0                                       ;   281.2 p0      23 t
        movaps xmm9, xmm3                                      ;   280.2 p1      23 t copy
        orps xmm9, xmm0                                        ;   281.2 p5      23 t
        xorps xmm6, xmm9                                       ;   282.2 p0      23 t
        xorps xmm11, xmm5                                      ;   282.2 p1      23 t
        movaps xmm5, xmm3                                      ;   280.2 p5      23 t copy
        xorps xmm5, xmm0                                       ;   281.2 p0      23 t
        andps xmm13, xmm5                                      ;   282.2 p1      23 t
        andps xmm1, xmm5                                       ;   282.2 p5      23 t
        xorps xmm5, xmm6                                       ;   283.2 p0      23 t
        andps xmm10, xmm5                                      ;   284.2 p1      23 t
        andps xmm15, xmm3                                      ;   280.8 p5      23 t
        xorps xmm13, xmm10                                     ;   285.2 p0      23 t
        andps xmm8, xmm6                                       ;   283.2 p1      23 t
        andps xmm4, xmm6                                       ;   283.2 p5      23 t
        movaps xmm9, [rbp + 112]                               ;   280.5 p2      23 t
        andps xmm9, xmm11                                      ;   283.5 p0      23 t
        xorps xmm6, xmm11                                      ;   283.2 p1      23 t
        xorps xmm4, xmm10                                      ;   285.2 p5      23 t
        andps xmm14, xmm11                                     ;   283.2 p0      23 t
        movaps xmm10, [rbp + 96]                               ;   281.8 p2      23 t
        andps xmm10, xmm6                                      ;   284.8 p1      23 t
        xorps xmm10, xmm1                                      ;   285.8 p5      23 t
        xorps xmm1, xmm14                                      ;   284.2 p0      23 t
        xorps xmm3, xmm6                                       ;   284.2 p1      23 t
        xorps xmm11, xmm0                                      ;   284.8 p5      23 t
        andps xmm2, xmm3                                       ;   285.2 p0      23 t
        andps xmm12, xmm6                                      ;   285.2 p1      23 t
        movaps xmm14, [rax - 32]                               ;   283.8 p2      23 t
        andps xmm14, xmm11                                     ;   286.8 p5      23 t
        andps xmm11, [rdi + 80]                                ;   286.0 p0+p2   23 t
        andps xmm3, [rsi - 96]                                 ;   286.2 p1+p2   23 t
        xorps xmm3, xmm10                                      ;   287.2 p5      23 t
        xorps xmm3, xmm14                                      ;   288.2 p0      23 t
        xorps xmm12, xmm7                                      ;   287.2 p1      23 t
        xorps xmm12, xmm13                                     ;   288.2 p5      23 t
        xorps xmm8, xmm1                                       ;   288.0 p0      23 t
        xorps xmm8, xmm14                                      ;   289.0 p1      23 t
        movaps xmm14, [rax - 16]                               ;   286.8 p2      23 t
        andps xmm14, xmm0                                      ;   289.8 p5      23 t
        xorps xmm14, xmm8                                      ;   290.8 p0      23 t
        andps xmm0, [rdx + 0]                                  ;   289.2 p1+p2   23 t
        xorps xmm0, xmm3                                       ;   290.2 p5      23 t
        xorps xmm0, xmm14                                      ;   291.8 p0      23 t
        xorps xmm13, xmm9                                      ;   290.2 p1      23 t
        andps xmm5, [rcx + 80]                                 ;   290.8 p5+p2   23 t
        xorps xmm13, xmm14                                     ;   291.8 p0      23 t
        xorps xmm11, xmm4                                      ;   291.2 p1      23 t
        xorps xmm11, xmm14                                     ;   292.2 p5      23 t
        xorps xmm5, xmm0                                       ;   292.8 p0      23 t
        xorps xmm10, xmm15                                     ;   292.2 p1      23 t
        xorps xmm10, xmm0                                      ;   293.2 p5      23 t
        movaps xmm14, xmm13                                    ;   293.0 p0      23 t copy
        xorps xmm14, xmm11                                     ;   294.0 p1      23 t
        xorps xmm14, xmm10                                     ;   295.0 p5      23 t
        movaps xmm15, [rdx + 16]                               ;   290.5 p2      22 t
        movaps xmm0, [rbp - 128]                               ;   291.5 p2      40 t reload
        xorps xmm15, xmm0                                      ;   294.5 p0      22 t
        movaps xmm6, [rdx + 16]                                ;   292.5 p2      22 t
        movaps xmm9, [rax - 64]                                ;   293.5 p2      40 t reload
        xorps xmm6, xmm9                                       ;   296.5 p1      22 t
        movaps [rbp - 128], xmm11                              ;   293.2 p3+p4   23 t spill
        movaps xmm11, [rdx + 32]                               ;   294.5 p2      22 t
        movaps [rcx + 80], xmm12                               ;   293.0 p3+p4   23 t spill
        movaps xmm12, [r8 + 2720]                              ;   295.5 p2      22 t
        xorps xmm12, [r14 + 48]                                ;   298.5 p5+p2   22 t
        xorps xmm12, [rel camellia128_encrypt.T0_constants128] ;   299.5 p0+p2   22 t
        xorps xmm0, xmm12                                      ;   300.5 p1      22 t
        movaps [rdx + 0], xmm1                                 ;   294.0 p3+p4   23 t spill
        movaps xmm1, [r8 + 2784]                               ;   298.5 p2      22 t
        xorps xmm1, [r14 + 112]                                ;   301.5 p5+p2   22 t
        xorps xmm1, [rel camellia128_encrypt.T0_constants128]  ;   302.5 p0+p2   22 t
        xorps xmm11, xmm1                                      ;   303.5 p1      22 t
        movaps [rax - 16], xmm3                                ;   295.0 p3+p4   23 t spill
        movaps xmm3, xmm11                                     ;   304.5 p5      22 t copy
        xorps xmm3, [r8 + 2688]                                ;   305.5 p0+p2   22 t
        xorps xmm3, [r14 + 16]                                 ;   306.5 p1+p2   22 t
        xorps xmm3, [rel camellia128_encrypt.T0_constants128]  ;   307.5 p5+p2   22 t
        xorps xmm11, xmm15                                     ;   304.5 p0      22 t
        movaps [rsi - 96], xmm8                                ;   296.5 p3+p4   23 t spill
        movaps xmm8, xmm3                                      ;   308.5 p1      22 t copy
        xorps xmm8, [r8 + 2800]                                ;   309.5 p5+p2   22 t
        xorps xmm8, [r15 - 128]                                ;   310.5 p0+p2   22 t
        xorps xmm8, [rel camellia128_encrypt.T0_constants128]  ;   311.5 p1+p2   22 t
        movaps [rdi + 80], xmm2                                ;   298.5 p3+p4   23 t spill
        movaps xmm2, xmm6                                      ;   299.8 p5      22 t copy
        xorps xmm2, xmm3                                       ;   308.5 p0      22 t
        movaps [rax - 32], xmm7                                ;   299.5 p3+p4   23 t spill
        movaps xmm7, xmm15                                     ;   300.2 p1      22 t copy
        xorps xmm7, xmm8                                       ;   312.5 p5      22 t
        movaps [rbp + 96], xmm13                               ;   300.5 p3+p4   23 t spill
        movaps xmm13, xmm0                                     ;   301.5 p0      22 t copy
        xorps xmm13, xmm11                                     ;   305.5 p1      22 t
        movaps [rbp + 112], xmm4                               ;   301.5 p3+p4   23 t spill
        movaps xmm4, xmm2                                      ;   309.5 p5      22 t copy
        orps xmm4, xmm8                                        ;   312.5 p0      22 t
        xorps xmm9, xmm11                                      ;   305.5 p1      22 t
        movaps [rax - 64], xmm10                               ;   303.5 p3+p4   23 t spill
        movaps xmm10, xmm11                                    ;   305.5 p5      22 t copy
        xorps xmm10, xmm8                                      ;   312.5 p0      22 t
        movaps [rbp + 48], xmm5                                ;   304.8 p3+p4   23 t spill
        movaps xmm5, xmm12                                     ;   305.0 p1      22 t copy
        xorps xmm5, xmm3                                       ;   308.5 p5      22 t
        movaps [rdx + 112], xmm14                              ;   305.8 p3+p4   23 t spill
        movaps xmm14, xmm3                                     ;   308.5 p0      22 t copy
        orps xmm14, xmm10                                      ;   313.5 p1      22 t
        xorps xmm14, xmm4                                      ;   314.5 p5      22 t
        movaps [rdx - 80], xmm8                                ;   312.5 p3+p4   22 t spill
        movaps xmm8, xmm13                                     ;   306.8 p0      22 t copy
        xorps xmm8, xmm7                                       ;   313.5 p1      22 t
        movaps [rax + 0], xmm3                                 ;   308.5 p3+p4   22 t spill
        movaps xmm3, [rdx + 32]                                ;   308.5 p2      22 t
        xorps xmm3, xmm10                                      ;   313.5 p5      22 t
        xorps xmm4, xmm1                                       ;   313.5 p0      22 t
        orps xmm1, xmm7                                        ;   313.5 p1      22 t
        xorps xmm9, xmm1                                       ;   314.5 p5      22 t
        movaps [rdx + 32], xmm7                                ;   313.5 p3+p4   22 t spill
        movaps xmm7, xmm11                                     ;   310.0 p0      22 t copy
        andps xmm7, xmm6                                       ;   311.0 p1      22 t
        xorps xmm1, xmm7                                       ;   314.5 p5      22 t
        movaps xmm7, xmm5                                      ;   311.0 p0      22 t copy
        andps xmm7, xmm8                                       ;   314.5 p1      22 t
        xorps xmm9, xmm7                                       ;   315.5 p5      22 t
        movaps xmm7, xmm5                                      ;   312.0 p0      22 t copy
        xorps xmm7, xmm3                                       ;   314.5 p1      22 t
        xorps xmm14, xmm9                                      ;   316.5 p5      22 t
        xorps xmm4, xmm1                                       ;   315.5 p0      22 t
        movaps [rax + 16], xmm5                                ;   313.0 p3+p4   22 t spill
        movaps xmm5, xmm13                                     ;   313.2 p1      22 t copy
        andps xmm5, xmm7                                       ;   315.5 p5      22 t
        xorps xmm1, xmm5                                       ;   316.5 p0      22 t
        movaps xmm5, xmm6                                      ;   314.2 p1      22 t copy
        xorps xmm5, xmm7                                       ;   315.5 p5      22 t
        movaps [rbp + 32], xmm13                               ;   314.5 p3+p4   22 t spill
        movaps xmm13, xmm0                                     ;   315.0 p0      22 t copy
        andps xmm13, xmm5                                      ;   316.5 p1      22 t
        xorps xmm4, xmm13                                      ;   317.5 p5      22 t
        movaps xmm13, xmm3                                     ;   316.0 p0      22 t copy
        xorps xmm13, xmm2                                      ;   317.0 p1      22 t
        movaps [rcx + 96], xmm8                                ;   316.0 p3+p4   22 t spill
        movaps xmm8, xmm15                                     ;   316.8 p5      22 t copy
        andps xmm8, xmm13                                      ;   318.0 p0      22 t
        xorps xmm1, xmm8                                       ;   319.0 p1      22 t
        xorps xmm9, xmm8                                       ;   319.0 p5      22 t
        movaps xmm8, [rdx + 16]                                ;   317.2 p2      22 t
        orps xmm8, xmm12                                       ;   320.2 p0      22 t
        xorps xmm9, xmm8                                       ;   321.2 p1      22 t
        movaps xmm8, xmm14                                     ;   318.8 p5      22 t copy
        andps xmm8, xmm4                                       ;   319.8 p0      22 t
        xorps xmm9, xmm8                                       ;   322.2 p1      22 t
        movaps [rbp + 64], xmm12                               ;   318.8 p3+p4   22 t spill
        movaps xmm12, xmm1                                     ;   320.0 p5      22 t copy
        andps xmm12, xmm9                                      ;   323.2 p0      22 t
        xorps xmm9, xmm4                                       ;   323.2 p1      22 t
        orps xmm8, xmm9                                        ;   324.2 p5      22 t
        xorps xmm14, xmm12                                     ;   324.2 p0      22 t
        xorps xmm8, xmm14                                      ;   325.2 p1      22 t
        andps xmm13, xmm8                                      ;   326.2 p5      22 t
        movaps xmm12, xmm1                                     ;   322.0 p0      22 t copy
        andps xmm12, xmm14                                     ;   325.2 p1      22 t
        xorps xmm4, xmm12                                      ;   326.2 p5      22 t
        andps xmm14, xmm4                                      ;   327.2 p0      22 t
        movaps xmm12, xmm8                                     ;   326.2 p1      22 t copy
        orps xmm12, xmm4                                       ;   327.2 p5      22 t
        xorps xmm9, xmm12                                      ;   328.2 p0      22 t
        xorps xmm1, xmm14                                      ;   328.2 p1      22 t
        movaps xmm14, xmm8                                     ;   326.2 p5      22 t copy
        xorps xmm14, xmm4                                      ;   327.2 p0      22 t
        andps xmm5, xmm14                                      ;   328.2 p1      22 t
        andps xmm0, xmm14                                      ;   328.2 p5      22 t
        xorps xmm14, xmm9                                      ;   329.2 p0      22 t
        andps xmm7, xmm14                                      ;   330.2 p1      22 t
        andps xmm15, xmm8                                      ;   326.8 p5      22 t
        xorps xmm5, xmm7                                       ;   331.2 p0      22 t
        andps xmm11, xmm9                                      ;   329.2 p1      22 t
        andps xmm6, xmm9                                       ;   329.2 p5      22 t
        movaps xmm12, [rax + 0]                                ;   326.5 p2      22 t
        andps xmm12, xmm1                                      ;   329.5 p0      22 t
        xorps xmm9, xmm1                                       ;   329.2 p1      22 t
        xorps xmm6, xmm7                                       ;   331.2 p5      22 t
        andps xmm10, xmm1                                      ;   329.2 p0      22 t
        movaps xmm7, [rdx - 80]                                ;   327.8 p2      22 t
        andps xmm7, xmm9                                       ;   330.8 p1      22 t
        xorps xmm7, xmm0                                       ;   331.8 p5      22 t
        xorps xmm0, xmm10                                      ;   330.2 p0      22 t
        xorps xmm8, xmm9                                       ;   330.2 p1      22 t
        xorps xmm1, xmm4                                       ;   330.8 p5      22 t
        andps xmm3, xmm8                                       ;   331.2 p0      22 t
        andps xmm2, xmm9                                       ;   331.2 p1      22 t
        movaps xmm9, [rcx + 96]                                ;   329.8 p2      22 t
        andps xmm9, xmm1                                       ;   332.8 p5      22 t
        andps xmm1, [rax + 16]                                 ;   332.0 p0+p2   22 t
        andps xmm8, [rdx + 32]                                 ;   332.2 p1+p2   22 t
        xorps xmm8, xmm7                                       ;   333.2 p5      22 t
        xorps xmm8, xmm9                                       ;   334.2 p0      22 t
        xorps xmm2, xmm13                                      ;   333.2 p1      22 t
        xorps xmm2, xmm5                                       ;   334.2 p5      22 t
        xorps xmm11, xmm0                                      ;   334.0 p0      22 t
        xorps xmm11, xmm9                                      ;   335.0 p1      22 t
        movaps xmm9, [rbp + 64]                                ;   332.8 p2      22 t
        andps xmm9, xmm4                                       ;   335.8 p5      22 t
        xorps xmm9, xmm11                                      ;   336.8 p0      22 t
        andps xmm4, [rdx + 16]                                 ;   335.2 p1+p2   22 t
        xorps xmm4, xmm8                                       ;   336.2 p5      22 t
        xorps xmm4, xmm9                                       ;   337.8 p0      22 t
        xorps xmm5, xmm12                                      ;   336.2 p1      22 t
        andps xmm14, [rbp + 32]                                ;   336.8 p5+p2   22 t
        xorps xmm5, xmm9                                       ;   337.8 p0      22 t
        xorps xmm1, xmm6                                       ;   337.2 p1      22 t
        xorps xmm1, xmm9                                       ;   338.2 p5      22 t
        xorps xmm14, xmm4                                      ;   338.8 p0      22 t
        xorps xmm7, xmm15                                      ;   338.2 p1      22 t
        xorps xmm7, xmm4                                       ;   339.2 p5      22 t
        movaps xmm15, xmm5                                     ;   339.0 p0      22 t copy
        xorps xmm15, xmm1                                      ;   340.0 p1      22 t
        xorps xmm15, xmm7                                      ;   341.0 p5      22 t
        movaps xmm4, [rsi - 48]                                ;   336.5 p2      21 t
        movaps xmm9, [rbp + 80]                                ;   337.5 p2      40 t reload
        xorps xmm4, xmm9                                       ;   340.5 p0      21 t
        movaps xmm10, [rsi - 48]                               ;   338.5 p2      21 t
        movaps xmm12, [rax - 48]                               ;   339.5 p2      40 t reload
        xorps xmm10, xmm12                                     ;   342.5 p1      21 t
        movaps [rbp + 80], xmm1                                ;   339.2 p3+p4   22 t spill
        movaps xmm1, [rbp - 48]                                ;   340.5 p2      21 t
        movaps [rbp + 32], xmm14                               ;   339.8 p3+p4   22 t spill
        movaps xmm14, [r8 + 2848]                              ;   341.5 p2      21 t
        xorps xmm14, [r15 - 80]                                ;   344.5 p5+p2   21 t
        xorps xmm14, [rel camellia128_encrypt.T0_constants128] ;   345.5 p0+p2   21 t
        xorps xmm9, xmm14                                      ;   346.5 p1      21 t
        movaps [rdx + 16], xmm15                               ;   342.0 p3+p4   22 t spill
        movaps xmm15, [r8 + 2912]                              ;   344.5 p2      21 t
        xorps xmm15, [r15 - 16]                                ;   347.5 p5+p2   21 t
        xorps xmm15, [rel camellia128_encrypt.T0_constants128] ;   348.5 p0+p2   21 t
        xorps xmm1, xmm15                                      ;   349.5 p1      21 t
        movaps [rbp + 64], xmm2                                ;   341.0 p3+p4   22 t spill
        movaps xmm2, xmm1                                      ;   350.5 p5      21 t copy
        xorps xmm2, [r8 + 2816]                                ;   351.5 p0+p2   21 t
        xorps xmm2, [r15 - 112]                                ;   352.5 p1+p2   21 t
        xorps xmm2, [rel camellia128_encrypt.T0_constants128]  ;   353.5 p5+p2   21 t
        xorps xmm1, xmm4                                       ;   350.5 p0      21 t
        movaps [rdx + 32], xmm0                                ;   342.5 p3+p4   22 t spill
        movaps xmm0, xmm2                                      ;   354.5 p1      21 t copy
        xorps xmm0, [r8 + 2928]                                ;   355.5 p5+p2   21 t
        xorps xmm0, [r15 + 0]                                  ;   356.5 p0+p2   21 t
        xorps xmm0, [rel camellia128_encrypt.T0_constants128]  ;   357.5 p1+p2   21 t
        movaps [rax + 16], xmm8                                ;   344.5 p3+p4   22 t spill
        movaps xmm8, xmm10                                     ;   345.8 p5      21 t copy
        xorps xmm8, xmm2                                       ;   354.5 p0      21 t
        movaps [rcx + 96], xmm11                               ;   345.5 p3+p4   22 t spill
        movaps xmm11, xmm4                                     ;   346.2 p1      21 t copy
        xorps xmm11, xmm0                                      ;   358.5 p5      21 t
        movaps [rdx - 80], xmm3                                ;   346.5 p3+p4   22 t spill
        movaps xmm3, xmm9                                      ;   347.5 p0      21 t copy
        xorps xmm3, xmm1                                       ;   351.5 p1      21 t
        movaps [rax + 0], xmm13                                ;   347.5 p3+p4   22 t spill
        movaps xmm13, xmm8                                     ;   355.5 p5      21 t copy
        orps xmm13, xmm0                                       ;   358.5 p0      21 t
        xorps xmm12, xmm1                                      ;   351.5 p1      21 t
        movaps [rax - 48], xmm5                                ;   349.5 p3+p4   22 t spill
        movaps xmm5, xmm1                                      ;   351.5 p5      21 t copy
        xorps xmm5, xmm0                                       ;   358.5 p0      21 t
        movaps [r10 - 16], xmm6                                ;   350.8 p3+p4   22 t spill
        movaps xmm6, xmm14                                     ;   351.0 p1      21 t copy
        xorps xmm6, xmm2                                       ;   354.5 p5      21 t
        movaps [rsi + 64], xmm7                                ;   351.8 p3+p4   22 t spill
        movaps xmm7, xmm2                                      ;   354.5 p0      21 t copy
        orps xmm7, xmm5                                        ;   359.5 p1      21 t
        xorps xmm7, xmm13                                      ;   360.5 p5      21 t
        movaps [rax + 32], xmm0                                ;   358.5 p3+p4   21 t spill
        movaps xmm0, xmm3                                      ;   352.8 p0      21 t copy
        xorps xmm0, xmm11                                      ;   359.5 p1      21 t
        movaps [rsi + 80], xmm2                                ;   354.5 p3+p4   21 t spill
        movaps xmm2, [rbp - 48]                                ;   354.5 p2      21 t
        xorps xmm2, xmm5                                       ;   359.5 p5      21 t
        xorps xmm13, xmm15                                     ;   359.5 p0      21 t
        orps xmm15, xmm11                                      ;   359.5 p1      21 t
        xorps xmm12, xmm15                                     ;   360.5 p5      21 t
        movaps [rbp - 48], xmm11                               ;   359.5 p3+p4   21 t spill
        movaps xmm11, xmm1                                     ;   356.0 p0      21 t copy
        andps xmm11, xmm10                                     ;   357.0 p1      21 t
        xorps xmm15, xmm11                                     ;   360.5 p5      21 t
        movaps xmm11, xmm6                                     ;   357.0 p0      21 t copy
        andps xmm11, xmm0                                      ;   360.5 p1      21 t
        xorps xmm12, xmm11                                     ;   361.5 p5      21 t
        movaps xmm11, xmm6                                     ;   358.0 p0      21 t copy
        xorps xmm11, xmm2                                      ;   360.5 p1      21 t
        xorps xmm7, xmm12                                      ;   362.5 p5      21 t
        xorps xmm13, xmm15                                     ;   361.5 p0      21 t
        movaps [rax + 48], xmm6                                ;   359.0 p3+p4   21 t spill
        movaps xmm6, xmm3                                      ;   359.2 p1      21 t copy
        andps xmm6, xmm11                                      ;   361.5 p5      21 t
        xorps xmm15, xmm6                                      ;   362.5 p0      21 t
        movaps xmm6, xmm10                                     ;   360.2 p1      21 t copy
        xorps xmm6, xmm11                                      ;   361.5 p5      21 t
        movaps [rsi + 96], xmm3                                ;   360.5 p3+p4   21 t spill
        movaps xmm3, xmm9                                      ;   361.0 p0      21 t copy
        andps xmm3, xmm6                                       ;   362.5 p1      21 t
        xorps xmm13, xmm3                                      ;   363.5 p5      21 t
        movaps xmm3, xmm2                                      ;   362.0 p0      21 t copy
        xorps xmm3, xmm8                                       ;   363.0 p1      21 t
        movaps [rax + 64], xmm0                                ;   362.0 p3+p4   21 t spill
        movaps xmm0, xmm4                                      ;   362.8 p5      21 t copy
        andps xmm0, xmm3                                       ;   364.0 p0      21 t
        xorps xmm15, xmm0                                      ;   365.0 p1      21 t
        xorps xmm12, xmm0                                      ;   365.0 p5      21 t
        movaps xmm0, [rsi - 48]                                ;   363.2 p2      21 t
        orps xmm0, xmm14                                       ;   366.2 p0      21 t
        xorps xmm12, xmm0                                      ;   367.2 p1      21 t
        movaps xmm0, xmm7                                      ;   364.8 p5      21 t copy
        andps xmm0, xmm13                                      ;   365.8 p0      21 t
        xorps xmm12, xmm0                                      ;   368.2 p1      21 t
        movaps [rsi + 112], xmm14                              ;   364.8 p3+p4   21 t spill
        movaps xmm14, xmm15                                    ;   366.0 p5      21 t copy
        andps xmm14, xmm12                                     ;   369.2 p0      21 t
        xorps xmm12, xmm13                                     ;   369.2 p1      21 t
        orps xmm0, xmm12                                       ;   370.2 p5      21 t
        xorps xmm7, xmm14                                      ;   370.2 p0      21 t
        xorps xmm0, xmm7                                       ;   371.2 p1      21 t
        andps xmm3, xmm0                                       ;   372.2 p5      21 t
        movaps xmm14, xmm15                                    ;   368.0 p0      21 t copy
        andps xmm14, xmm7                                      ;   371.2 p1      21 t
        xorps xmm13, xmm14                                     ;   372.2 p5      21 t
        andps xmm7, xmm13                                      ;   373.2 p0      21 t
        movaps xmm14, xmm0                                     ;   372.2 p1      21 t copy
        orps xmm14, xmm13                                      ;   373.2 p5      21 t
        xorps xmm12, xmm14                                     ;   374.2 p0      21 t
        xorps xmm15, xmm7                                      ;   374.2 p1      21 t
        movaps xmm14, xmm0                                     ;   372.2 p5      21 t copy
        xorps xmm14, xmm13                                     ;   373.2 p0      21 t
        andps xmm6, xmm14                                      ;   374.2 p1      21 t
        andps xmm9, xmm14                                      ;   374.2 p5      21 t
        xorps xmm14, xmm12                                     ;   375.2 p0      21 t
        andps xmm11, xmm14                                     ;   376.2 p1      21 t
        andps xmm4, xmm0                                       ;   372.8 p5      21 t
        xorps xmm6, xmm11                                      ;   377.2 p0      21 t
        andps xmm1, xmm12                                      ;   375.2 p1      21 t
        andps xmm10, xmm12                                     ;   375.2 p5      21 t
        movaps xmm7, [rsi + 80]                                ;   372.5 p2      21 t
        andps xmm7, xmm15                                      ;   375.5 p0      21 t
        xorps xmm12, xmm15                                     ;   375.2 p1      21 t
        xorps xmm10, xmm11                                     ;   377.2 p5      21 t
        andps xmm5, xmm15                                      ;   375.2 p0      21 t
        movaps xmm11, [rax + 32]                               ;   373.8 p2      21 t
        andps xmm11, xmm12                                     ;   376.8 p1      21 t
        xorps xmm11, xmm9                                      ;   377.8 p5      21 t
        xorps xmm9, xmm5                                       ;   376.2 p0      21 t
        xorps xmm0, xmm12                                      ;   376.2 p1      21 t
        xorps xmm15, xmm13                                     ;   376.8 p5      21 t
        andps xmm2, xmm0                                       ;   377.2 p0      21 t
        andps xmm8, xmm12                                      ;   377.2 p1      21 t
        movaps xmm5, [rax + 64]                                ;   375.8 p2      21 t
        andps xmm5, xmm15                                      ;   378.8 p5      21 t
        andps xmm15, [rax + 48]                                ;   378.0 p0+p2   21 t
        andps xmm0, [rbp - 48]                                 ;   378.2 p1+p2   21 t
        xorps xmm0, xmm11                                      ;   379.2 p5      21 t
        xorps xmm0, xmm5                                       ;   380.2 p0      21 t
        xorps xmm8, xmm3                                       ;   379.2 p1      21 t
        xorps xmm8, xmm6                                       ;   380.2 p5      21 t
        xorps xmm1, xmm9                                       ;   380.0 p0      21 t
        xorps xmm1, xmm5                                       ;   381.0 p1      21 t
        movaps xmm5, [rsi + 112]                               ;   378.8 p2      21 t
        andps xmm5, xmm13                                      ;   381.8 p5      21 t
        xorps xmm5, xmm1                                       ;   382.8 p0      21 t
        andps xmm13, [rsi - 48]                                ;   381.2 p1+p2   21 t
        xorps xmm13, xmm0                                      ;   382.2 p5      21 t
        xorps xmm13, xmm5                                      ;   383.8 p0      21 t
        xorps xmm6, xmm7                                       ;   382.2 p1      21 t
        andps xmm14, [rsi + 96]                                ;   382.8 p5+p2   21 t
        xorps xmm6, xmm5                                       ;   383.8 p0      21 t
        xorps xmm15, xmm10                                     ;   383.2 p1      21 t
        xorps xmm15, xmm5                                      ;   384.2 p5      21 t
        xorps xmm14, xmm13                                     ;   384.8 p0      21 t
        xorps xmm11, xmm4                                      ;   384.2 p1      21 t
        xorps xmm11, xmm13                                     ;   385.2 p5      21 t
        movaps xmm4, xmm6                                      ;   385.0 p0      21 t copy
        xorps xmm4, xmm15                                      ;   386.0 p1      21 t
        xorps xmm4, xmm11                                      ;   387.0 p5      21 t
        movaps xmm5, [rcx + 0]                                 ;   382.5 p2      42 t
        movaps xmm7, [rcx + 32]                                ;   383.5 p2      40 t reload
        xorps xmm5, xmm7                                       ;   386.5 p0      42 t
        movaps xmm12, [rcx + 0]                                ;   384.5 p2      42 t
        movaps xmm13, [rcx + 48]                               ;   385.5 p2      40 t reload
        xorps xmm12, xmm13                                     ;   388.5 p1      42 t
        movaps [rcx + 32], xmm8                                ;   384.0 p3+p4   21 t spill
        movaps xmm8, [rcx + 16]                                ;   386.5 p2      42 t
        movaps [rsi + 96], xmm9                                ;   385.0 p3+p4   21 t spill
        movaps xmm9, [r8 + 2976]                               ;   387.5 p2      42 t
        xorps xmm9, [r15 + 48]                                 ;   390.5 p5+p2   42 t
        xorps xmm9, [rel camellia128_encrypt.T0_constants128]  ;   391.5 p0+p2   42 t
        xorps xmm7, xmm9                                       ;   392.5 p1      42 t
        movaps [rsi - 48], xmm0                                ;   386.0 p3+p4   21 t spill
        movaps xmm0, [r8 + 3040]                               ;   390.5 p2      42 t
        xorps xmm0, [r15 + 112]                                ;   393.5 p5+p2   42 t
        xorps xmm0, [rel camellia128_encrypt.T0_constants128]  ;   394.5 p0+p2   42 t
        xorps xmm8, xmm0                                       ;   395.5 p1      42 t
        movaps [rsi + 112], xmm1                               ;   387.0 p3+p4   21 t spill
        movaps xmm1, xmm8                                      ;   396.5 p5      42 t copy
        xorps xmm1, [r8 + 2944]                                ;   397.5 p0+p2   42 t
        xorps xmm1, [r15 + 16]                                 ;   398.5 p1+p2   42 t
        xorps xmm1, [rel camellia128_encrypt.T0_constants128]  ;   399.5 p5+p2   42 t
        xorps xmm8, xmm5                                       ;   396.5 p0      42 t
        movaps [rbp - 48], xmm2                                ;   388.5 p3+p4   21 t spill
        movaps xmm2, xmm1                                      ;   400.5 p1      42 t copy
        xorps xmm2, [r8 + 3056]                                ;   401.5 p5+p2   42 t
        xorps xmm2, [rbp + 2944]                               ;   402.5 p0+p2   42 t
        xorps xmm2, [rel camellia128_encrypt.T0_constants128]  ;   403.5 p1+p2   42 t
        movaps [rax + 48], xmm3                                ;   390.5 p3+p4   21 t spill
        movaps xmm3, xmm12                                     ;   391.8 p5      42 t copy
        xorps xmm3, xmm1                                       ;   400.5 p0      42 t
        movaps [rax + 64], xmm6                                ;   391.5 p3+p4   21 t spill
        movaps xmm6, xmm5                                      ;   392.2 p1      42 t copy
        xorps xmm6, xmm2                                       ;   404.5 p5      42 t
        movaps [rax + 32], xmm10                               ;   392.5 p3+p4   21 t spill
        movaps xmm10, xmm7                                     ;   393.5 p0      42 t copy
        xorps xmm10, xmm8                                      ;   397.5 p1      42 t
        movaps [rsi + 80], xmm11                               ;   393.5 p3+p4   21 t spill
        movaps xmm11, xmm3                                     ;   401.5 p5      42 t copy
        orps xmm11, xmm2                                       ;   404.5 p0      42 t
        xorps xmm13, xmm8                                      ;   397.5 p1      42 t
        movaps [rcx + 48], xmm14                               ;   395.5 p3+p4   21 t spill
        movaps xmm14, xmm8                                     ;   397.5 p5      42 t copy
        xorps xmm14, xmm2                                      ;   404.5 p0      42 t
        movaps [rdi + 96], xmm4                                ;   396.8 p3+p4   21 t spill
        movaps xmm4, xmm9                                      ;   397.0 p1      42 t copy
        xorps xmm4, xmm1                                       ;   400.5 p5      42 t
        movaps [rdi - 128], xmm15                              ;   397.8 p3+p4   21 t spill
        movaps xmm15, xmm1                                     ;   400.5 p0      42 t copy
        orps xmm15, xmm14                                      ;   405.5 p1      42 t
        xorps xmm15, xmm11                                     ;   406.5 p5      42 t
        movaps [r10 + 0], xmm2                                 ;   404.5 p3+p4   42 t spill
        movaps xmm2, xmm10                                     ;   398.8 p0      42 t copy
        xorps xmm2, xmm6                                       ;   405.5 p1      42 t
        movaps [r10 + 16], xmm1                                ;   400.5 p3+p4   42 t spill
        movaps xmm1, [rcx + 16]                                ;   400.5 p2      42 t
        xorps xmm1, xmm14                                      ;   405.5 p5      42 t
        xorps xmm11, xmm0                                      ;   405.5 p0      42 t
        orps xmm0, xmm6                                        ;   405.5 p1      42 t
        xorps xmm13, xmm0                                      ;   406.5 p5      42 t
        movaps [rcx + 16], xmm6                                ;   405.5 p3+p4   42 t spill
        movaps xmm6, xmm8                                      ;   402.0 p0      42 t copy
        andps xmm6, xmm12                                      ;   403.0 p1      42 t
        xorps xmm0, xmm6                                       ;   406.5 p5      42 t
        movaps xmm6, xmm4                                      ;   403.0 p0      42 t copy
        andps xmm6, xmm2                                       ;   406.5 p1      42 t
        xorps xmm13, xmm6                                      ;   407.5 p5      42 t
        movaps xmm6, xmm4                                      ;   404.0 p0      42 t copy
        xorps xmm6, xmm1                                       ;   406.5 p1      42 t
        xorps xmm15, xmm13                                     ;   408.5 p5      42 t
        xorps xmm11, xmm0                                      ;   407.5 p0      42 t
        movaps [r10 + 32], xmm4                                ;   405.0 p3+p4   42 t spill
        movaps xmm4, xmm10                                     ;   405.2 p1      42 t copy
        andps xmm4, xmm6                                       ;   407.5 p5      42 t
        xorps xmm0, xmm4                                       ;   408.5 p0      42 t
        movaps xmm4, xmm12                                     ;   406.2 p1      42 t copy
        xorps xmm4, xmm6                                       ;   407.5 p5      42 t
        movaps [r10 + 48], xmm10                               ;   406.5 p3+p4   42 t spill
        movaps xmm10, xmm7                                     ;   407.0 p0      42 t copy
        andps xmm10, xmm4                                      ;   408.5 p1      42 t
        xorps xmm11, xmm10                                     ;   409.5 p5      42 t
        movaps xmm10, xmm1                                     ;   408.0 p0      42 t copy
        xorps xmm10, xmm3                                      ;   409.0 p1      42 t
        movaps [r10 + 64], xmm2                                ;   408.0 p3+p4   42 t spill
        movaps xmm2, xmm5                                      ;   408.8 p5      42 t copy
        andps xmm2, xmm10                                      ;   410.0 p0      42 t
        xorps xmm0, xmm2                                       ;   411.0 p1      42 t
        xorps xmm13, xmm2                                      ;   411.0 p5      42 t
        movaps xmm2, [rcx + 0]                                 ;   409.2 p2      42 t
        orps xmm2, xmm9                                        ;   412.2 p0      42 t
        xorps xmm13, xmm2                                      ;   413.2 p1      42 t
        movaps xmm2, xmm15                                     ;   410.8 p5      42 t copy
        andps xmm2, xmm11                                      ;   411.8 p0      42 t
        xorps xmm13, xmm2                                      ;   414.2 p1      42 t
        movaps [r10 + 80], xmm9                                ;   410.8 p3+p4   42 t spill
        movaps xmm9, xmm0                                      ;   412.0 p5      42 t copy
        andps xmm9, xmm13                                      ;   415.2 p0      42 t
        xorps xmm13, xmm11                                     ;   415.2 p1      42 t
        orps xmm2, xmm13                                       ;   416.2 p5      42 t
        xorps xmm15, xmm9                                      ;   416.2 p0      42 t
        xorps xmm2, xmm15                                      ;   417.2 p1      42 t
        andps xmm10, xmm2                                      ;   418.2 p5      42 t
        movaps xmm9, xmm0                                      ;   414.0 p0      42 t copy
        andps xmm9, xmm15                                      ;   417.2 p1      42 t
        xorps xmm11, xmm9                                      ;   418.2 p5      42 t
        andps xmm15, xmm11                                     ;   419.2 p0      42 t
        movaps xmm9, xmm2                                      ;   418.2 p1      42 t copy
        orps xmm9, xmm11                                       ;   419.2 p5      42 t
        xorps xmm13, xmm9                                      ;   420.2 p0      42 t
        xorps xmm0, xmm15                                      ;   420.2 p1      42 t
        movaps xmm15, xmm2                                     ;   418.2 p5      42 t copy
        xorps xmm15, xmm11                                     ;   419.2 p0      42 t
        andps xmm4, xmm15                                      ;   420.2 p1      42 t
        andps xmm7, xmm15                                      ;   420.2 p5      42 t
        xorps xmm15, xmm13                                     ;   421.2 p0      42 t
        andps xmm6, xmm15                                      ;   422.2 p1      42 t
        andps xmm5, xmm2                                       ;   418.8 p5      42 t
        xorps xmm4, xmm6                                       ;   423.2 p0      42 t
        andps xmm8, xmm13                                      ;   421.2 p1      42 t
        andps xmm12, xmm13                                     ;   421.2 p5      42 t
        movaps xmm9, [r10 + 16]                                ;   418.5 p2      42 t
        andps xmm9, xmm0                                       ;   421.5 p0      42 t
        xorps xmm13, xmm0                                      ;   421.2 p1      42 t
        xorps xmm12, xmm6                                      ;   423.2 p5      42 t
        andps xmm14, xmm0                                      ;   421.2 p0      42 t
        movaps xmm6, [r10 + 0]                                 ;   419.8 p2      42 t
        andps xmm6, xmm13                                      ;   422.8 p1      42 t
        xorps xmm6, xmm7                                       ;   423.8 p5      42 t
        xorps xmm7, xmm14                                      ;   422.2 p0      42 t
        xorps xmm2, xmm13                                      ;   422.2 p1      42 t
        xorps xmm0, xmm11                                      ;   422.8 p5      42 t
        andps xmm1, xmm2                                       ;   423.2 p0      42 t
        andps xmm3, xmm13                                      ;   423.2 p1      42 t
        movaps xmm14, [r10 + 64]                               ;   421.8 p2      42 t
        andps xmm14, xmm0                                      ;   424.8 p5      42 t
        andps xmm0, [r10 + 32]                                 ;   424.0 p0+p2   42 t
        andps xmm2, [rcx + 16]                                 ;   424.2 p1+p2   42 t
        xorps xmm2, xmm6                                       ;   425.2 p5      42 t
        xorps xmm2, xmm14                                      ;   426.2 p0      42 t
        xorps xmm3, xmm10                                      ;   425.2 p1      42 t
        xorps xmm3, xmm4                                       ;   426.2 p5      42 t
        xorps xmm8, xmm7                                       ;   426.0 p0      42 t
        xorps xmm8, xmm14                                      ;   427.0 p1      42 t
        movaps xmm14, [r10 + 80]                               ;   424.8 p2      42 t
        andps xmm14, xmm11                                     ;   427.8 p5      42 t
        xorps xmm14, xmm8                                      ;   428.8 p0      42 t
        andps xmm11, [rcx + 0]                                 ;   427.2 p1+p2   42 t
        xorps xmm11, xmm2                                      ;   428.2 p5      42 t
        xorps xmm11, xmm14                                     ;   429.8 p0      42 t
        xorps xmm4, xmm9                                       ;   428.2 p1      42 t
        andps xmm15, [r10 + 48]                                ;   428.8 p5+p2   42 t
        xorps xmm4, xmm14                                      ;   429.8 p0      42 t
        xorps xmm0, xmm12                                      ;   429.2 p1      42 t
        xorps xmm0, xmm14                                      ;   430.2 p5      42 t
        xorps xmm15, xmm11                                     ;   430.8 p0      42 t
        xorps xmm6, xmm5                                       ;   430.2 p1      42 t
        xorps xmm6, xmm11                                      ;   431.2 p5      42 t
        movaps xmm14, [rsi + 48]                               ;   427.8 p2      41 t
        xorps xmm14, [rsi + 64]                                ;   431.0 p0+p2   41 t
        movaps xmm5, [rel camellia128_encrypt.T0_constants128] ;   429.8 p2      41 t reload
        xorps xmm14, xmm5                                      ;   432.8 p1      41 t
        movaps xmm9, xmm4                                      ;   431.8 p5      42 t copy
        xorps xmm9, xmm0                                       ;   432.8 p0      42 t
        xorps xmm9, xmm6                                       ;   433.8 p1      42 t
        movaps xmm11, [rdi + 64]                               ;   430.8 p2      41 t
        movaps xmm13, [rdx + 112]                              ;   431.8 p2      23 t reload
        xorps xmm11, xmm13                                     ;   434.8 p5      41 t
        xorps xmm11, [rbp + 48]                                ;   435.8 p0+p2   41 t
        movaps xmm13, [rsi + 0]                                ;   433.8 p2      41 t
        xorps xmm13, xmm15                                     ;   436.8 p1      41 t
        xorps xmm13, xmm9                                      ;   437.8 p5      41 t
        xorps xmm6, [rsi - 128]                                ;   434.8 p0+p2   41 t
        xorps xmm6, xmm5                                       ;   435.8 p1      41 t
        movaps [rsi + 64], xmm0                                ;   431.8 p3+p4   42 t spill
        movaps xmm0, [rbp - 96]                                ;   435.8 p2      41 t
        xorps xmm0, [rdi - 128]                                ;   438.8 p5+p2   41 t
        movaps [rdi - 128], xmm15                              ;   432.8 p3+p4   42 t spill
        movaps xmm15, [rbp - 96]                               ;   437.8 p2      41 t
        xorps xmm15, xmm14                                     ;   440.8 p0      41 t
        movaps [rbp - 96], xmm9                                ;   434.8 p3+p4   42 t spill
        movaps xmm9, [rsi + 48]                                ;   438.8 p2      41 t
        xorps xmm9, xmm11                                      ;   441.8 p1      41 t
        xorps xmm11, xmm15                                     ;   441.8 p5      41 t
        movaps [rsi + 48], xmm15                               ;   441.8 p3+p4   41 t spill
        movaps xmm15, [rsi + 0]                                ;   439.8 p2      41 t
        xorps xmm15, xmm0                                      ;   442.8 p0      41 t
        xorps xmm14, xmm15                                     ;   443.8 p1      41 t
        movaps [rsi + 0], xmm15                                ;   443.8 p3+p4   41 t spill
        movaps xmm15, [rdi + 64]                               ;   440.8 p2      41 t
        xorps xmm15, xmm13                                     ;   443.8 p5      41 t
        xorps xmm13, xmm9                                      ;   442.8 p0      41 t
        xorps xmm0, xmm15                                      ;   444.8 p1      41 t
        movaps [rdi + 64], xmm9                                ;   442.8 p3+p4   41 t spill
        movaps xmm9, [rsi - 64]                                ;   441.8 p2      41 t
        xorps xmm9, [rax - 48]                                 ;   444.8 p5+p2   41 t
        xorps xmm9, [r10 - 16]                                 ;   445.8 p0+p2   41 t
        xorps xmm9, [rax + 0]                                  ;   446.8 p1+p2   41 t
        xorps xmm9, [rdx - 80]                                 ;   447.8 p5+p2   41 t
        xorps xmm9, xmm5                                       ;   448.8 p0      41 t
        movaps [rdx - 80], xmm15                               ;   444.8 p3+p4   41 t spill
        movaps xmm15, [rdi + 16]                               ;   446.8 p2      41 t
        xorps xmm15, [rax - 64]                                ;   449.8 p1+p2   41 t
        xorps xmm15, xmm5                                      ;   450.8 p5      41 t
        xorps xmm4, xmm12                                      ;   442.8 p0      41 t
        movaps xmm12, [rcx + 64]                               ;   448.8 p2      41 t
        xorps xmm12, [rdi + 96]                                ;   451.8 p1+p2   41 t
        xorps xmm12, [rcx + 48]                                ;   452.8 p5+p2   41 t
        xorps xmm4, xmm10                                      ;   443.8 p0      41 t
        movaps xmm10, [rcx + 64]                               ;   451.8 p2      41 t
        xorps xmm10, xmm9                                      ;   454.8 p1      41 t
        xorps xmm4, xmm1                                       ;   444.8 p5      41 t
        movaps xmm1, [rsi - 64]                                ;   452.8 p2      41 t
        xorps xmm1, xmm15                                      ;   455.8 p0      41 t
        xorps xmm15, xmm10                                     ;   455.8 p1      41 t
        xorps xmm4, [rsi - 16]                                 ;   453.8 p5+p2   41 t
        xorps xmm4, xmm5                                       ;   454.8 p0      41 t
        movaps [rsi - 64], xmm10                               ;   455.8 p3+p4   41 t spill
        movaps xmm10, [rsi - 128]                              ;   454.8 p2      41 t
        xorps xmm10, xmm12                                     ;   457.8 p1      41 t
        xorps xmm9, xmm10                                      ;   458.8 p5      41 t
        movaps [rsi - 128], xmm10                              ;   458.8 p3+p4   41 t spill
        movaps xmm10, [rdi + 16]                               ;   455.8 p2      41 t
        xorps xmm10, xmm6                                      ;   458.8 p0      41 t
        xorps xmm6, xmm1                                       ;   456.8 p1      41 t
        xorps xmm12, xmm10                                     ;   459.8 p5      41 t
        movaps [rdi + 16], xmm1                                ;   456.8 p3+p4   41 t spill
        movaps xmm1, [rsi + 16]                                ;   456.8 p2      41 t
        xorps xmm1, [rcx + 96]                                 ;   459.8 p0+p2   41 t
        xorps xmm1, xmm5                                       ;   460.8 p1      41 t
        movaps [rcx + 96], xmm10                               ;   459.8 p3+p4   41 t spill
        movaps xmm10, [rbp - 32]                               ;   458.8 p2      41 t
        xorps xmm10, [rbp + 96]                                ;   461.8 p5+p2   41 t
        xorps xmm10, [rbp + 112]                               ;   462.8 p0+p2   41 t
        xorps xmm10, [rax - 32]                                ;   463.8 p1+p2   41 t
        xorps xmm10, [rdi + 80]                                ;   464.8 p5+p2   41 t
        xorps xmm10, xmm5                                      ;   465.8 p0      41 t
        xorps xmm8, [rdx - 64]                                 ;   463.8 p1+p2   41 t
        xorps xmm8, xmm5                                       ;   464.8 p5      41 t
        movaps [rdi + 80], xmm12                               ;   460.8 p3+p4   41 t spill
        movaps xmm12, [rdx + 80]                               ;   464.8 p2      41 t
        xorps xmm12, [rsi + 80]                                ;   467.8 p0+p2   41 t
        xorps xmm12, xmm5                                      ;   468.8 p1      41 t
        movaps [rsi + 80], xmm0                                ;   459.5 p3+p4   41 t spill
        movaps xmm0, [rdx + 80]                                ;   466.8 p2      41 t
        xorps xmm0, xmm1                                       ;   469.8 p5      41 t
        movaps [rdx + 80], xmm9                                ;   460.5 p3+p4   41 t spill
        movaps xmm9, [rsi + 16]                                ;   467.8 p2      41 t
        xorps xmm9, xmm10                                      ;   470.8 p0      41 t
        xorps xmm10, xmm0                                      ;   470.8 p1      41 t
        movaps [rsi + 16], xmm0                                ;   470.8 p3+p4   41 t spill
        movaps xmm0, [rsi - 16]                                ;   468.8 p2      41 t
        xorps xmm0, xmm12                                      ;   471.8 p5      41 t
        xorps xmm1, xmm0                                       ;   472.8 p0      41 t
        movaps [rsi - 16], xmm0                                ;   472.8 p3+p4   41 t spill
        movaps xmm0, [rbp - 32]                                ;   469.8 p2      41 t
        xorps xmm0, xmm4                                       ;   472.8 p1      41 t
        xorps xmm4, xmm9                                       ;   471.8 p5      41 t
        xorps xmm12, xmm0                                      ;   473.8 p0      41 t
        movaps [rbp - 32], xmm9                                ;   471.8 p3+p4   41 t spill
        movaps xmm9, [rdx - 96]                                ;   470.8 p2      41 t
        xorps xmm9, [rax + 16]                                 ;   473.8 p1+p2   41 t
        xorps xmm9, [rdx + 32]                                 ;   474.8 p5+p2   41 t
        xorps xmm9, [rbp + 64]                                 ;   475.8 p0+p2   41 t
        movaps [rdx + 32], xmm0                                ;   473.8 p3+p4   41 t spill
        movaps xmm0, [rbp - 64]                                ;   474.8 p2      41 t
        xorps xmm0, [rsi - 96]                                 ;   477.8 p1+p2   41 t
        xorps xmm0, xmm5                                       ;   478.8 p5      41 t
        xorps xmm2, xmm7                                       ;   471.2 p0      41 t
        movaps xmm7, [rdx + 64]                                ;   476.8 p2      41 t
        xorps xmm7, [rax + 64]                                 ;   479.8 p1+p2   41 t
        xorps xmm7, [rax + 32]                                 ;   480.8 p5+p2   41 t
        xorps xmm7, [rax + 48]                                 ;   481.8 p0+p2   41 t
        xorps xmm7, [rbp - 48]                                 ;   482.8 p1+p2   41 t
        xorps xmm7, xmm5                                       ;   483.8 p5      41 t
        xorps xmm2, xmm3                                       ;   473.2 p0      41 t
        xorps xmm2, [rdi + 48]                                 ;   481.8 p1+p2   41 t
        movaps [rbp - 48], xmm12                               ;   474.8 p3+p4   41 t spill
        movaps xmm12, [rdx + 64]                               ;   482.8 p2      41 t
        xorps xmm12, xmm9                                      ;   485.8 p5      41 t
        movaps [rdx + 64], xmm1                                ;   474.5 p3+p4   41 t spill
        movaps xmm1, [rdx - 96]                                ;   483.8 p2      41 t
        xorps xmm1, xmm0                                       ;   486.8 p0      41 t
        xorps xmm0, xmm12                                      ;   486.8 p1      41 t
        movaps [rdx - 96], xmm12                               ;   486.8 p3+p4   41 t spill
        movaps xmm12, [rdx - 64]                               ;   484.8 p2      41 t
        xorps xmm12, xmm7                                      ;   487.8 p5      41 t
        xorps xmm9, xmm12                                      ;   488.8 p0      41 t
        movaps [rdx - 64], xmm12                               ;   488.8 p3+p4   41 t spill
        movaps xmm12, [rbp - 64]                               ;   485.8 p2      41 t
        xorps xmm12, xmm8                                      ;   488.8 p1      41 t
        xorps xmm8, xmm1                                       ;   487.8 p5      41 t
        xorps xmm7, xmm12                                      ;   489.8 p0      41 t
        movaps [rbp - 64], xmm1                                ;   487.8 p3+p4   41 t spill
        movaps xmm1, [rbp - 80]                                ;   486.8 p2      41 t
        xorps xmm1, [rbp + 64]                                 ;   489.8 p1+p2   41 t
        xorps xmm1, [rdx + 16]                                 ;   490.8 p5+p2   41 t
        xorps xmm1, xmm5                                       ;   491.8 p0      41 t
        movaps [rbp + 64], xmm12                               ;   489.8 p3+p4   41 t spill
        movaps xmm12, [rbp + 16]                               ;   489.8 p2      41 t
        xorps xmm12, [rax - 16]                                ;   492.8 p1+p2   41 t
        xorps xmm12, [rdx + 0]                                 ;   493.8 p5+p2   41 t
        xorps xmm12, [rcx + 80]                                ;   494.8 p0+p2   41 t
        xorps xmm3, [rdx - 48]                                 ;   493.8 p1+p2   41 t
        xorps xmm3, [rbp - 96]                                 ;   494.8 p5+p2   41 t
        xorps xmm3, xmm5                                       ;   495.8 p0      41 t
        movaps [rbp - 96], xmm7                                ;   490.8 p3+p4   41 t spill
        movaps xmm7, [rbp - 16]                                ;   495.8 p2      41 t
        xorps xmm7, [rsi + 112]                                ;   498.8 p1+p2   41 t
        xorps xmm7, xmm5                                       ;   499.8 p5      41 t
        movaps [rsi + 112], xmm9                               ;   489.8 p3+p4   41 t spill
        movaps xmm9, [rbp - 16]                                ;   497.8 p2      41 t
        xorps xmm9, xmm1                                       ;   500.8 p0      41 t
        movaps [rbp - 16], xmm14                               ;   490.8 p3+p4   41 t spill
        movaps xmm14, [rbp - 80]                               ;   498.8 p2      41 t
        xorps xmm14, xmm12                                     ;   501.8 p1      41 t
        xorps xmm12, xmm9                                      ;   501.8 p5      41 t
        movaps [rbp - 80], xmm9                                ;   501.8 p3+p4   41 t spill
        movaps xmm9, [rdi + 48]                                ;   499.8 p2      41 t
        xorps xmm9, xmm7                                       ;   502.8 p0      41 t
        xorps xmm1, xmm9                                       ;   503.8 p1      41 t
        movaps [rdi + 48], xmm9                                ;   503.8 p3+p4   41 t spill
        movaps xmm9, [rbp + 16]                                ;   500.8 p2      41 t
        xorps xmm9, xmm2                                       ;   503.8 p5      41 t
        xorps xmm2, xmm14                                      ;   502.8 p0      41 t
        xorps xmm7, xmm9                                       ;   504.8 p1      41 t
        movaps [rbp + 16], xmm14                               ;   502.8 p3+p4   41 t spill
        movaps xmm14, [rdx - 112]                              ;   501.8 p2      41 t
        xorps xmm14, [rbp + 32]                                ;   504.8 p5+p2   41 t
        xorps xmm14, xmm5                                      ;   505.8 p0      41 t
        movaps [rdx + 0], xmm9                                 ;   504.8 p3+p4   41 t spill
        movaps xmm9, [rbp - 112]                               ;   503.8 p2      41 t
        xorps xmm9, [rcx + 80]                                 ;   506.8 p1+p2   41 t
        xorps xmm9, [rdx + 112]                                ;   507.8 p5+p2   41 t
        xorps xmm9, xmm5                                       ;   508.8 p0      41 t
        movaps [rdx + 112], xmm7                               ;   505.8 p3+p4   41 t spill
        movaps xmm7, [rdx - 32]                                ;   506.8 p2      41 t
        xorps xmm7, [rsi - 48]                                 ;   509.8 p1+p2   41 t
        xorps xmm7, [rsi + 96]                                 ;   510.8 p5+p2   41 t
        xorps xmm7, [rcx + 32]                                 ;   511.8 p0+p2   41 t
        movaps [rsi + 96], xmm1                                ;   504.8 p3+p4   41 t spill
        movaps xmm1, [rdx - 32]                                ;   510.8 p2      41 t
        xorps xmm1, xmm14                                      ;   513.8 p1      41 t
        movaps [rdx - 32], xmm12                               ;   504.8 p3+p4   41 t spill
        movaps xmm12, [rdx - 112]                              ;   511.8 p2      41 t
        xorps xmm12, xmm9                                      ;   514.8 p5      41 t
        xorps xmm9, xmm1                                       ;   514.8 p0      41 t
        movaps [rdx - 112], xmm1                               ;   514.8 p3+p4   41 t spill
        movaps xmm1, [rdx - 48]                                ;   512.8 p2      41 t
        xorps xmm1, xmm7                                       ;   515.8 p1      41 t
        xorps xmm14, xmm1                                      ;   516.8 p5      41 t
        movaps [rdx - 48], xmm1                                ;   516.8 p3+p4   41 t spill
        movaps xmm1, [rbp - 112]                               ;   513.8 p2      41 t
        xorps xmm1, xmm3                                       ;   516.8 p0      41 t
        xorps xmm3, xmm12                                      ;   515.8 p1      41 t
        xorps xmm7, xmm1                                       ;   517.8 p5      41 t
        movaps [rbp - 112], xmm12                              ;   515.8 p3+p4   41 t spill
        movaps xmm12, [rsi + 32]                               ;   514.8 p2      41 t
        xorps xmm12, [rbp + 80]                                ;   517.8 p0+p2   41 t
        movaps [rbp + 80], xmm1                                ;   517.8 p3+p4   41 t spill
        movaps xmm1, [rbp + 0]                                 ;   516.8 p2      41 t
        xorps xmm1, [rbp + 48]                                 ;   519.8 p1+p2   41 t
        xorps xmm1, xmm5                                       ;   520.8 p5      41 t
        movaps [rbp + 48], xmm7                                ;   518.8 p3+p4   41 t spill
        movaps xmm7, [rdi + 32]                                ;   518.8 p2      41 t
        xorps xmm7, [rdi - 128]                                ;   521.8 p0+p2   41 t
        xorps xmm7, xmm5                                       ;   522.8 p1      41 t
        movaps [rdi - 128], xmm14                              ;   517.8 p3+p4   41 t spill
        movaps xmm14, [rdx + 96]                               ;   520.8 p2      41 t
        xorps xmm14, [rcx + 32]                                ;   523.8 p5+p2   41 t
        xorps xmm14, [rdi + 96]                                ;   524.8 p0+p2   41 t
        xorps xmm14, xmm5                                      ;   525.8 p1      41 t
        movaps [rdi + 96], xmm9                                ;   517.2 p3+p4   41 t spill
        movaps xmm9, [rdx + 96]                                ;   523.8 p2      41 t
        xorps xmm9, xmm12                                      ;   526.8 p5      41 t
        movaps [rdx + 96], xmm0                                ;   518.2 p3+p4   41 t spill
        movaps xmm0, [rsi + 32]                                ;   524.8 p2      41 t
        xorps xmm0, xmm1                                       ;   527.8 p0      41 t
        xorps xmm1, xmm9                                       ;   527.8 p1      41 t
        movaps [rsi + 32], xmm9                                ;   527.8 p3+p4   41 t spill
        movaps xmm9, [rdi + 32]                                ;   525.8 p2      41 t
        xorps xmm9, xmm14                                      ;   528.8 p5      41 t
        xorps xmm12, xmm9                                      ;   529.8 p0      41 t
        movaps [rdi + 32], xmm9                                ;   529.8 p3+p4   41 t spill
        movaps xmm9, [rbp + 0]                                 ;   526.8 p2      41 t
        xorps xmm9, xmm7                                       ;   529.8 p1      41 t
        xorps xmm7, xmm0                                       ;   528.8 p5      41 t
        xorps xmm14, xmm9                                      ;   530.8 p0      41 t
        movaps [rbp + 0], xmm0                                 ;   528.8 p3+p4   41 t spill
        movaps xmm0, [rsi - 80]                                ;   527.8 p2      41 t
        xorps xmm0, [rdx + 16]                                 ;   530.8 p1+p2   41 t
        xorps xmm0, [rbp + 32]                                 ;   531.8 p5+p2   41 t
        movaps [rbp + 32], xmm9                                ;   530.8 p3+p4   41 t spill
        movaps xmm9, [rsi - 112]                               ;   530.8 p2      41 t
        xorps xmm9, [rbp - 128]                                ;   533.8 p0+p2   41 t
        movaps [rbp - 128], xmm14                              ;   531.8 p3+p4   41 t spill
        movaps xmm14, [rsi - 32]                               ;   532.8 p2      41 t
        xorps xmm14, [rsi + 64]                                ;   535.8 p1+p2   41 t
        movaps [rsi + 64], xmm12                               ;   530.8 p3+p4   41 t spill
        movaps xmm12, [rdx + 48]                               ;   534.8 p2      41 t
        xorps xmm12, [rcx + 48]                                ;   537.8 p5+p2   41 t
        xorps xmm12, xmm5                                      ;   538.8 p0      41 t
        movaps xmm5, [rdx + 48]                                ;   536.8 p2      41 t
        xorps xmm5, xmm0                                       ;   539.8 p1      41 t
        movaps [rdx + 48], xmm1                                ;   530.2 p3+p4   41 t spill
        movaps xmm1, [rsi - 80]                                ;   537.8 p2      41 t
        xorps xmm1, xmm9                                       ;   540.8 p5      41 t
        xorps xmm9, xmm5                                       ;   540.8 p0      41 t
        movaps [rsi - 80], xmm5                                ;   540.8 p3+p4   41 t spill
        movaps xmm5, [rsi - 32]                                ;   538.8 p2      41 t
        xorps xmm5, xmm12                                      ;   541.8 p1      41 t
        xorps xmm0, xmm5                                       ;   542.8 p5      41 t
        movaps [rsi - 32], xmm5                                ;   542.8 p3+p4   41 t spill
        movaps xmm5, [rsi - 112]                               ;   539.8 p2      41 t
        xorps xmm5, xmm14                                      ;   542.8 p0      41 t
        xorps xmm14, xmm1                                      ;   541.8 p1      41 t
        xorps xmm12, xmm5                                      ;   543.8 p5      41 t
        movaps [rsi - 112], xmm1                               ;   541.8 p3+p4   41 t spill
        movaps xmm1, xmm13                                     ;   537.8 p0      61 t copy
        xorps xmm1, [rbp + 2960]                               ;   540.8 p1+p2   61 t
        movaps [rcx + 48], xmm1                                ;   541.8 p3+p4   61 t spill
        movaps xmm1, xmm6                                      ;   538.8 p5      61 t copy
        xorps xmm1, [rbp + 2976]                               ;   541.8 p0+p2   61 t
        movaps [rdx + 16], xmm1                                ;   542.8 p3+p4   61 t spill
        movaps xmm1, xmm4                                      ;   539.8 p1      61 t copy
        xorps xmm1, [rbp + 2992]                               ;   542.8 p5+p2   61 t
        movaps [rcx + 32], xmm1                                ;   543.8 p3+p4   61 t spill
        movaps xmm1, xmm8                                      ;   540.8 p0      61 t copy
        xorps xmm1, [rbp + 3008]                               ;   543.8 p1+p2   61 t
        movaps [rsi - 48], xmm1                                ;   544.8 p3+p4   61 t spill
        movaps xmm1, xmm2                                      ;   541.5 p5      61 t copy
        xorps xmm1, [rbp + 3024]                               ;   544.8 p0+p2   61 t
        movaps [rcx + 80], xmm1                                ;   545.8 p3+p4   61 t spill
        movaps xmm1, xmm3                                      ;   542.2 p1      61 t copy
        xorps xmm1, [rbp + 3040]                               ;   545.8 p5+p2   61 t
        movaps [rax - 16], xmm1                                ;   546.8 p3+p4   61 t spill
        movaps xmm1, xmm7                                      ;   543.0 p0      61 t copy
        xorps xmm1, [rbp + 3056]                               ;   546.8 p1+p2   61 t
        movaps [rax + 48], xmm1                                ;   547.8 p3+p4   61 t spill
        movaps xmm1, xmm14                                     ;   543.8 p5      61 t copy
        xorps xmm1, [rbp + 3072]                               ;   547.8 p0+p2   61 t
        movaps [rax + 32], xmm1                                ;   548.8 p3+p4   61 t spill
        movaps xmm1, xmm11                                     ;   544.5 p1      61 t copy
        xorps xmm1, [rbp + 3088]                               ;   548.8 p5+p2   61 t
        movaps [rax + 64], xmm1                                ;   549.8 p3+p4   61 t spill
        movaps xmm1, xmm15                                     ;   545.2 p0      61 t copy
        xorps xmm1, [rbp + 3104]                               ;   549.8 p1+p2   61 t
        movaps [rsi - 96], xmm1                                ;   550.8 p3+p4   61 t spill
        movaps xmm1, xmm10                                     ;   546.0 p5      61 t copy
        xorps xmm1, [rbp + 3120]                               ;   550.8 p0+p2   61 t
        movaps [rax + 16], xmm1                                ;   551.8 p3+p4   61 t spill
        movaps xmm1, [rdx + 96]                                ;   551.8 p2      61 t
        xorps xmm1, [rbp + 3136]                               ;   554.8 p1+p2   61 t
        movaps [rax - 32], xmm1                                ;   555.8 p3+p4   61 t spill
        movaps xmm1, [rdx - 32]                                ;   553.8 p2      61 t
        xorps xmm1, [rbp + 3152]                               ;   556.8 p5+p2   61 t
        movaps [rbp + 112], xmm1                               ;   557.8 p3+p4   61 t spill
        movaps xmm1, [rdi + 96]                                ;   555.8 p2      61 t
        xorps xmm1, [rbp + 3168]                               ;   558.8 p0+p2   61 t
        movaps [rbp + 96], xmm1                                ;   559.8 p3+p4   61 t spill
        movaps xmm1, [rdx + 48]                                ;   557.8 p2      61 t
        xorps xmm1, [rbp + 3184]                               ;   560.8 p1+p2   61 t
        movaps [rcx + 64], xmm1                                ;   561.8 p3+p4   61 t spill
        movaps xmm1, xmm9                                      ;   550.0 p5      61 t copy
        xorps xmm1, [rbp + 3200]                               ;   559.8 p0+p2   61 t
        movaps [rax - 64], xmm1                                ;   560.8 p3+p4   61 t spill
        movaps xmm1, [rbp - 16]                                ;   560.8 p2      61 t
        xorps xmm1, [rbp + 3216]                               ;   563.8 p1+p2   61 t
        movaps [rax + 0], xmm1                                 ;   564.8 p3+p4   61 t spill
        movaps xmm1, [rdx + 80]                                ;   562.8 p2      61 t
        xorps xmm1, [rbp + 3232]                               ;   565.8 p5+p2   61 t
        movaps [r10 - 16], xmm1                                ;   566.8 p3+p4   61 t spill
        movaps xmm1, [rdx + 64]                                ;   564.8 p2      61 t
        xorps xmm1, [rbp + 3248]                               ;   567.8 p0+p2   61 t
        movaps [rax - 48], xmm1                                ;   568.8 p3+p4   61 t spill
        movaps xmm1, [rsi + 112]                               ;   566.8 p2      61 t
        xorps xmm1, [rbp + 3264]                               ;   569.8 p1+p2   61 t
        movaps [r10 + 48], xmm1                                ;   570.8 p3+p4   61 t spill
        movaps xmm1, [rsi + 96]                                ;   568.8 p2      61 t
        xorps xmm1, [rbp + 3280]                               ;   571.8 p5+p2   61 t
        movaps [rcx + 0], xmm1                                 ;   572.8 p3+p4   61 t spill
        movaps xmm1, [rdi - 128]                               ;   570.8 p2      61 t
        xorps xmm1, [rbp + 3296]                               ;   573.8 p0+p2   61 t
        movaps [r10 + 80], xmm1                                ;   574.8 p3+p4   61 t spill
        movaps xmm1, [rsi + 64]                                ;   572.8 p2      61 t
        xorps xmm1, [rbp + 3312]                               ;   575.8 p1+p2   61 t
        movaps [rcx + 16], xmm1                                ;   576.8 p3+p4   61 t spill
        movaps xmm1, xmm0                                      ;   565.8 p5      61 t copy
        xorps xmm1, [rbp + 3328]                               ;   574.8 p0+p2   61 t
        movaps [r10 + 32], xmm1                                ;   575.8 p3+p4   61 t spill
        movaps xmm1, [rsi + 80]                                ;   575.8 p2      61 t
        xorps xmm1, [rbp + 3344]                               ;   578.8 p1+p2   61 t
        movaps [r10 + 64], xmm1                                ;   579.8 p3+p4   61 t spill
        movaps xmm1, [rdi + 80]                                ;   577.8 p2      61 t
        xorps xmm1, [rbp + 3360]                               ;   580.8 p5+p2   61 t
        movaps [r10 + 0], xmm1                                 ;   581.8 p3+p4   61 t spill
        movaps xmm1, [rbp - 48]                                ;   579.8 p2      61 t
        xorps xmm1, [rbp + 3376]                               ;   582.8 p0+p2   61 t
        xorps xmm11, [rbp + 3472]                              ;   581.8 p1+p2   61 t
        xorps xmm11, [rsi + 0]                                 ;   582.8 p5+p2   61 t
        movaps [rsi + 0], xmm1                                 ;   583.8 p3+p4   61 t spill
        movaps xmm1, [rbp - 96]                                ;   583.8 p2      61 t
        xorps xmm1, [rbp + 3392]                               ;   586.8 p0+p2   61 t
        xorps xmm15, [rbp + 3488]                              ;   585.8 p1+p2   61 t
        xorps xmm15, [rsi - 128]                               ;   586.8 p5+p2   61 t
        movaps [rsi - 128], xmm15                              ;   587.8 p3+p4   61 t spill
        movaps xmm15, [rdx + 112]                              ;   587.8 p2      61 t
        xorps xmm15, [rbp + 3408]                              ;   590.8 p0+p2   61 t
        xorps xmm10, [rbp + 3504]                              ;   589.8 p1+p2   61 t
        xorps xmm10, [rsi - 16]                                ;   590.8 p5+p2   61 t
        movaps [rsi - 16], xmm10                               ;   591.8 p3+p4   61 t spill
        movaps xmm10, [rbp + 48]                               ;   591.8 p2      61 t
        xorps xmm10, [rbp + 3424]                              ;   594.8 p0+p2   61 t
        movaps [r10 + 16], xmm11                               ;   583.8 p3+p4   61 t spill
        movaps xmm11, [rbp - 128]                              ;   593.8 p2      61 t
        xorps xmm11, [rbp + 3440]                              ;   596.8 p1+p2   61 t
        movaps [r11 + 96], xmm11                               ;   597.8 p3+p4   61 t spill
        movaps xmm11, xmm12                                    ;   584.0 p5      61 t copy
        xorps xmm11, [rbp + 3456]                              ;   595.8 p0+p2   61 t
        xorps xmm9, [rbp + 3584]                               ;   596.8 p1+p2   61 t
        xorps xmm9, [rsi - 32]                                 ;   597.8 p5+p2   61 t
        movaps [rsi - 32], xmm9                                ;   598.8 p3+p4   61 t spill
        movaps xmm9, [rdx - 64]                                ;   598.8 p2      61 t
        xorps xmm9, [rbp + 3520]                               ;   601.8 p0+p2   61 t
        xorps xmm9, [rdx + 96]                                 ;   602.8 p1+p2   61 t
        movaps [rdx + 96], xmm11                               ;   596.8 p3+p4   61 t spill
        movaps xmm11, [rdi + 48]                               ;   601.8 p2      61 t
        xorps xmm11, [rbp + 3536]                              ;   604.8 p5+p2   61 t
        xorps xmm11, [rdx - 32]                                ;   605.8 p0+p2   61 t
        movaps [rdx - 32], xmm11                               ;   606.8 p3+p4   61 t spill
        movaps xmm11, [rdx - 48]                               ;   604.8 p2      61 t
        xorps xmm11, [rbp + 3552]                              ;   607.8 p1+p2   61 t
        xorps xmm11, [rdi + 96]                                ;   608.8 p5+p2   61 t
        movaps [rdi + 96], xmm11                               ;   609.8 p3+p4   61 t spill
        movaps xmm11, [rdi + 32]                               ;   607.8 p2      61 t
        xorps xmm11, [rbp + 3568]                              ;   610.8 p0+p2   61 t
        xorps xmm11, [rdx + 48]                                ;   611.8 p1+p2   61 t
        movaps [rdx + 48], xmm11                               ;   612.8 p3+p4   61 t spill
        movaps xmm11, [rdx - 80]                               ;   610.8 p2      61 t
        xorps xmm11, [rbp + 3600]                              ;   613.8 p5+p2   61 t
        xorps xmm11, [rbp - 16]                                ;   614.8 p0+p2   61 t
        xorps xmm5, xmm0                                       ;   602.0 p1      61 t
        movaps xmm0, [rcx + 96]                                ;   613.8 p2      61 t
        xorps xmm0, [rbp + 3616]                               ;   616.8 p5+p2   61 t
        xorps xmm0, [rdx + 80]                                 ;   617.8 p0+p2   61 t
        xorps xmm5, [rbp + 3712]                               ;   616.8 p1+p2   61 t
        movaps [rdx + 80], xmm5                                ;   617.8 p3+p4   61 t spill
        movaps xmm5, [rdx + 32]                                ;   617.8 p2      61 t
        xorps xmm5, [rbp + 3632]                               ;   620.8 p5+p2   61 t
        xorps xmm5, [rdx + 64]                                 ;   621.8 p0+p2   61 t
        movaps [rdx + 64], xmm11                               ;   615.8 p3+p4   61 t spill
        movaps xmm11, [rbp + 64]                               ;   620.8 p2      61 t
        xorps xmm11, [rbp + 3648]                              ;   623.8 p1+p2   61 t
        xorps xmm11, [rsi + 112]                               ;   624.8 p5+p2   61 t
        movaps [rsi + 112], xmm5                               ;   622.8 p3+p4   61 t spill
        movaps xmm5, [rdx + 0]                                 ;   623.8 p2      61 t
        xorps xmm5, [rbp + 3664]                               ;   626.8 p0+p2   61 t
        xorps xmm5, [rsi + 96]                                 ;   627.8 p1+p2   61 t
        movaps [rsi + 96], xmm5                                ;   628.8 p3+p4   61 t spill
        movaps xmm5, [rbp + 80]                                ;   626.8 p2      61 t
        xorps xmm5, [rbp + 3680]                               ;   629.8 p5+p2   61 t
        xorps xmm5, [rdi - 128]                                ;   630.8 p0+p2   61 t
        movaps [rdi - 128], xmm5                               ;   631.8 p3+p4   61 t spill
        movaps xmm5, [rbp + 32]                                ;   629.8 p2      61 t
        xorps xmm5, [rbp + 3696]                               ;   632.8 p1+p2   61 t
        xorps xmm5, [rsi + 64]                                 ;   633.8 p5+p2   61 t
        movaps [rsi + 64], xmm5                                ;   634.8 p3+p4   61 t spill
        movaps xmm5, [rdi + 64]                                ;   632.8 p2      61 t
        xorps xmm5, [rbp + 3728]                               ;   635.8 p0+p2   61 t
        xorps xmm5, [rsi + 80]                                 ;   636.8 p1+p2   61 t
        movaps [rsi + 80], xmm5                                ;   637.8 p3+p4   61 t spill
        movaps xmm5, [rdi + 16]                                ;   635.8 p2      61 t
        xorps xmm5, [rbp + 3744]                               ;   638.8 p5+p2   61 t
        xorps xmm5, [rdi + 80]                                 ;   639.8 p0+p2   61 t
        xorps xmm12, [rbp + 3840]                              ;   638.8 p1+p2   61 t
        xorps xmm12, [rsi - 112]                               ;   639.8 p5+p2   61 t
        movaps [rsi - 112], xmm12                              ;   640.8 p3+p4   61 t spill
        movaps xmm12, [rbp - 32]                               ;   640.8 p2      61 t
        xorps xmm12, [rbp + 3760]                              ;   643.8 p0+p2   61 t
        xorps xmm12, [rbp - 48]                                ;   644.8 p1+p2   61 t
        xorps xmm13, [rbp + 3856]                              ;   643.8 p5+p2   61 t
        xorps xmm13, [rsi + 48]                                ;   644.8 p0+p2   61 t
        movaps [rsi + 48], xmm13                               ;   645.8 p3+p4   61 t spill
        movaps xmm13, [rbp - 64]                               ;   645.8 p2      61 t
        xorps xmm13, [rbp + 3776]                              ;   648.8 p1+p2   61 t
        xorps xmm13, [rbp - 96]                                ;   649.8 p5+p2   61 t
        xorps xmm6, [rbp + 3872]                               ;   648.8 p0+p2   61 t
        xorps xmm6, [rsi - 64]                                 ;   649.8 p1+p2   61 t
        movaps [rsi - 64], xmm12                               ;   645.8 p3+p4   61 t spill
        movaps xmm12, [rbp + 16]                               ;   650.8 p2      61 t
        xorps xmm12, [rbp + 3792]                              ;   653.8 p5+p2   61 t
        xorps xmm12, [rdx + 112]                               ;   654.8 p0+p2   61 t
        xorps xmm4, [rbp + 3888]                               ;   653.8 p1+p2   61 t
        xorps xmm4, [rsi + 16]                                 ;   654.8 p5+p2   61 t
        movaps [rsi + 16], xmm4                                ;   655.8 p3+p4   61 t spill
        movaps xmm4, [rbp - 112]                               ;   655.8 p2      61 t
        xorps xmm4, [rbp + 3808]                               ;   658.8 p0+p2   61 t
        xorps xmm4, [rbp + 48]                                 ;   659.8 p1+p2   61 t
        xorps xmm8, [rbp + 3904]                               ;   658.8 p5+p2   61 t
        xorps xmm8, [rdx - 96]                                 ;   659.8 p0+p2   61 t
        movaps [rdx - 96], xmm8                                ;   660.8 p3+p4   61 t spill
        movaps xmm8, [rbp + 0]                                 ;   660.8 p2      61 t
        xorps xmm8, [rbp + 3824]                               ;   663.8 p1+p2   61 t
        xorps xmm8, [rbp - 128]                                ;   664.8 p5+p2   61 t
        xorps xmm2, [rbp + 3920]                               ;   663.8 p0+p2   61 t
        xorps xmm2, [rbp - 80]                                 ;   664.8 p1+p2   61 t
        xorps xmm3, [rbp + 3936]                               ;   665.8 p5+p2   61 t
        xorps xmm3, [rdx - 112]                                ;   666.8 p0+p2   61 t
        xorps xmm7, [rbp + 3952]                               ;   667.8 p1+p2   61 t
        xorps xmm7, [rsi + 32]                                 ;   668.8 p5+p2   61 t
        xorps xmm14, [rbp + 3968]                              ;   669.8 p0+p2   61 t
        xorps xmm14, [rsi - 80]                                ;   670.8 p1+p2   61 t
        movaps [rsi - 80], xmm14                               ;   671.8 p3+p4   61 t spill
        movaps xmm14, [rdx + 16]                               ;   671.8 p2      40 t
        xorps xmm14, [r8 + 3088]                               ;   674.8 p5+p2   40 t
        movaps [rsi + 32], xmm7                                ;   669.8 p3+p4   61 t spill
        movaps xmm7, [rsi - 48]                                ;   673.8 p2      40 t
        xorps xmm7, [r8 + 3120]                                ;   676.8 p0+p2   40 t
        movaps [rdx - 112], xmm8                               ;   665.8 p3+p4   61 t spill
        movaps xmm8, [rcx + 80]                                ;   675.8 p2      40 t
        xorps xmm8, [r8 + 3136]                                ;   678.8 p1+p2   40 t
        movaps [rbp - 80], xmm7                                ;   677.8 p3+p4   40 t spill
        movaps xmm7, [rax - 16]                                ;   677.8 p2      40 t
        xorps xmm7, [r8 + 3152]                                ;   680.8 p5+p2   40 t
        movaps [rbp - 128], xmm7                               ;   681.8 p3+p4   40 t spill
        movaps xmm7, [rax + 64]                                ;   679.8 p2      40 t
        xorps xmm7, [r8 + 3200]                                ;   682.8 p0+p2   40 t
        movaps [rbp + 0], xmm7                                 ;   683.8 p3+p4   40 t spill
        movaps xmm7, [rax + 16]                                ;   681.8 p2      40 t
        xorps xmm7, [r8 + 3232]                                ;   684.8 p1+p2   40 t
        movaps [rbp + 48], xmm7                                ;   685.8 p3+p4   40 t spill
        movaps xmm7, [rax - 32]                                ;   683.8 p2      40 t
        xorps xmm7, [r8 + 3248]                                ;   686.8 p5+p2   40 t
        movaps [rbp - 112], xmm7                               ;   687.8 p3+p4   40 t spill
        movaps xmm7, [rbp + 112]                               ;   685.8 p2      40 t
        xorps xmm7, [r8 + 3264]                                ;   688.8 p0+p2   40 t
        movaps [rdx + 112], xmm7                               ;   689.8 p3+p4   40 t spill
        movaps xmm7, [r10 - 16]                                ;   687.8 p2      40 t
        xorps xmm7, [r8 + 3344]                                ;   690.8 p1+p2   40 t
        movaps [rbp + 16], xmm7                                ;   691.8 p3+p4   40 t spill
        movaps xmm7, [r10 + 48]                                ;   689.8 p2      40 t
        xorps xmm7, [r8 + 3376]                                ;   692.8 p5+p2   40 t
        movaps [rbp - 96], xmm7                                ;   693.8 p3+p4   40 t spill
        movaps xmm7, [rcx + 0]                                 ;   691.8 p2      40 t
        xorps xmm7, [r8 + 3392]                                ;   694.8 p0+p2   40 t
        movaps [rbp - 64], xmm7                                ;   695.8 p3+p4   40 t spill
        movaps xmm7, [r10 + 80]                                ;   693.8 p2      40 t
        xorps xmm7, [r8 + 3408]                                ;   696.8 p1+p2   40 t
        movaps [rbp - 48], xmm7                                ;   697.8 p3+p4   40 t spill
        movaps xmm7, [r10 + 0]                                 ;   695.8 p2      40 t
        xorps xmm7, [r8 + 3472]                                ;   698.8 p5+p2   40 t
        movaps [rbp - 32], xmm7                                ;   699.8 p3+p4   40 t spill
        movaps xmm7, xmm1                                      ;   688.8 p0      40 t copy
        xorps xmm7, [r8 + 3504]                                ;   697.8 p1+p2   40 t
        movaps [rdi + 80], xmm1                                ;   689.8 p3+p4   61 t spill
        movaps xmm1, xmm15                                     ;   690.0 p5      40 t copy
        xorps xmm1, [r8 + 3520]                                ;   698.8 p0+p2   40 t
        movaps [rdi + 16], xmm15                               ;   690.8 p3+p4   61 t spill
        movaps xmm15, xmm10                                    ;   690.8 p1      40 t copy
        xorps xmm15, [r8 + 3536]                               ;   699.8 p5+p2   40 t
        movaps [rdi + 64], xmm10                               ;   691.8 p3+p4   61 t spill
        movaps xmm10, [r10 + 16]                               ;   700.8 p2      40 t
        xorps xmm10, [r8 + 3584]                               ;   703.8 p0+p2   40 t
        movaps [rbp + 32], xmm10                               ;   704.8 p3+p4   40 t spill
        movaps xmm10, [rsi - 16]                               ;   702.8 p2      40 t
        xorps xmm10, [r8 + 3616]                               ;   705.8 p1+p2   40 t
        movaps [rbp + 80], xmm10                               ;   706.8 p3+p4   40 t spill
        movaps xmm10, xmm9                                     ;   694.8 p5      40 t copy
        xorps xmm10, [r8 + 3632]                               ;   704.8 p0+p2   40 t
        movaps [rdx + 0], xmm9                                 ;   695.8 p3+p4   61 t spill
        movaps xmm9, [rdx - 32]                                ;   705.8 p2      40 t
        xorps xmm9, [r8 + 3648]                                ;   708.8 p1+p2   40 t
        movaps [rbp + 64], xmm9                                ;   709.8 p3+p4   40 t spill
        movaps xmm9, xmm0                                      ;   697.8 p5      40 t copy
        xorps xmm9, [r8 + 3728]                                ;   707.8 p0+p2   40 t
        movaps [rdx + 32], xmm0                                ;   698.2 p3+p4   61 t spill
        movaps xmm0, xmm11                                     ;   698.5 p1      40 t copy
        xorps xmm0, [r8 + 3760]                                ;   708.8 p5+p2   40 t
        movaps [rcx + 96], xmm11                               ;   699.2 p3+p4   61 t spill
        movaps xmm11, [rsi + 96]                               ;   709.8 p2      40 t
        xorps xmm11, [r8 + 3776]                               ;   712.8 p0+p2   40 t
        movaps [rbp - 16], xmm0                                ;   709.8 p3+p4   40 t spill
        movaps xmm0, [rdi - 128]                               ;   711.8 p2      40 t
        xorps xmm0, [r8 + 3792]                                ;   714.8 p1+p2   40 t
        movaps [rdx - 80], xmm0                                ;   715.8 p3+p4   40 t spill
        movaps xmm0, xmm5                                      ;   703.8 p5      40 t copy
        xorps xmm0, [r8 + 3856]                                ;   713.8 p0+p2   40 t
        movaps [rdi + 32], xmm5                                ;   704.8 p3+p4   61 t spill
        movaps xmm5, xmm13                                     ;   705.0 p1      40 t copy
        xorps xmm5, [r8 + 3888]                                ;   714.8 p5+p2   40 t
        movaps [rdx - 48], xmm13                               ;   705.8 p3+p4   61 t spill
        movaps xmm13, xmm12                                    ;   705.8 p0      40 t copy
        xorps xmm13, [r8 + 3904]                               ;   715.8 p1+p2   40 t
        movaps [rdi + 48], xmm12                               ;   706.8 p3+p4   61 t spill
        movaps xmm12, xmm4                                     ;   706.5 p5      40 t copy
        xorps xmm12, [r8 + 3920]                               ;   716.8 p0+p2   40 t
        movaps [rdx - 64], xmm4                                ;   707.8 p3+p4   61 t spill
        movaps xmm4, xmm6                                      ;   707.2 p1      40 t copy
        xorps xmm4, [r8 + 3984]                                ;   717.8 p5+p2   40 t
        movaps [rbp + 3984], xmm6                              ;   708.8 p3+p4   61 t spill
        movaps xmm6, [rdx - 96]                                ;   718.8 p2      40 t
        xorps xmm6, [r8 + 4016]                                ;   721.8 p0+p2   40 t
        movaps [r10 + 96], xmm6                                ;   722.8 p3+p4   40 t spill
        movaps xmm6, xmm2                                      ;   709.2 p1      40 t copy
        xorps xmm6, [r8 + 4032]                                ;   720.8 p5+p2   40 t
        movaps [rbp + 4000], xmm2                              ;   710.8 p3+p4   61 t spill
        movaps xmm2, xmm3                                      ;   710.0 p0      40 t copy
        xorps xmm2, [r8 + 4048]                                ;   721.8 p1+p2   40 t
        movaps [rbp + 4016], xmm3                              ;   711.8 p3+p4   61 t spill
        movaps xmm3, [rcx + 32]                                ;   722.8 p2      41 t
        xorps xmm3, [r8 + 3104]                                ;   725.8 p5+p2   41 t
        xorps xmm3, [rel camellia128_encrypt.T0_constants128]  ;   726.8 p0+p2   41 t
        movaps [r10 + 112], xmm2                               ;   722.8 p3+p4   40 t spill
        movaps xmm2, [rax + 48]                                ;   725.8 p2      41 t
        xorps xmm2, [r8 + 3168]                                ;   728.8 p1+p2   41 t
        xorps xmm2, [rel camellia128_encrypt.T0_constants128]  ;   729.8 p5+p2   41 t
        movaps [r11 - 128], xmm4                               ;   718.8 p3+p4   40 t spill
        movaps xmm4, xmm8                                      ;   716.0 p0      41 t copy
        xorps xmm4, xmm14                                      ;   717.0 p1      41 t
        xorps xmm8, xmm3                                       ;   727.8 p5      41 t
        movaps [rcx + 112], xmm6                               ;   721.8 p3+p4   40 t spill
        movaps xmm6, [rbp - 128]                               ;   728.8 p2      41 t
        xorps xmm6, xmm14                                      ;   731.8 p0      41 t
        movaps [rdi + 112], xmm5                               ;   719.0 p3+p4   40 t spill
        movaps xmm5, [rbp - 80]                                ;   729.8 p2      41 t
        xorps xmm5, xmm2                                       ;   732.8 p1      41 t
        movaps [rdi - 112], xmm12                              ;   721.8 p3+p4   40 t spill
        movaps xmm12, [rcx + 48]                               ;   730.8 p2      41 t
        xorps xmm12, [r8 + 3072]                               ;   733.8 p5+p2   41 t
        xorps xmm12, [rel camellia128_encrypt.T0_constants128] ;   734.8 p0+p2   41 t
        xorps xmm12, xmm5                                      ;   735.8 p1      41 t
        xorps xmm5, xmm4                                       ;   733.8 p5      41 t
        movaps [rdi - 96], xmm0                                ;   723.2 p3+p4   40 t spill
        movaps xmm0, [rax + 32]                                ;   733.8 p2      41 t
        xorps xmm0, [r8 + 3184]                                ;   736.8 p0+p2   41 t
        xorps xmm0, [rel camellia128_encrypt.T0_constants128]  ;   737.8 p1+p2   41 t
        xorps xmm0, xmm12                                      ;   738.8 p5      41 t
        movaps [rax + 80], xmm13                               ;   727.8 p3+p4   40 t spill
        movaps xmm13, xmm6                                     ;   732.8 p0      41 t copy
        xorps xmm13, xmm12                                     ;   736.8 p1      41 t
        movaps [rdi - 80], xmm9                                ;   729.0 p3+p4   40 t spill
        movaps xmm9, xmm4                                      ;   729.2 p5      41 t copy
        xorps xmm9, xmm0                                       ;   739.8 p0      41 t
        movaps [rax - 128], xmm11                              ;   730.0 p3+p4   40 t spill
        movaps xmm11, xmm8                                     ;   730.0 p1      41 t copy
        xorps xmm11, xmm5                                      ;   734.8 p5      41 t
        movaps [rcx - 128], xmm10                              ;   731.0 p3+p4   40 t spill
        movaps xmm10, xmm13                                    ;   737.8 p0      41 t copy
        orps xmm10, xmm0                                       ;   739.8 p1      41 t
        movaps [rdx - 16], xmm7                                ;   732.0 p3+p4   40 t spill
        movaps xmm7, xmm5                                      ;   734.8 p5      41 t copy
        xorps xmm7, xmm0                                       ;   739.8 p0      41 t
        movaps [rax + 96], xmm15                               ;   733.0 p3+p4   40 t spill
        movaps xmm15, xmm3                                     ;   733.2 p1      41 t copy
        xorps xmm15, xmm12                                     ;   736.8 p5      41 t
        movaps [rcx - 112], xmm1                               ;   734.0 p3+p4   40 t spill
        movaps xmm1, xmm12                                     ;   736.8 p0      41 t copy
        orps xmm1, xmm7                                        ;   740.8 p1      41 t
        xorps xmm1, xmm10                                      ;   741.8 p5      41 t
        movaps [rdi - 64], xmm0                                ;   739.8 p3+p4   41 t spill
        movaps xmm0, xmm11                                     ;   735.8 p0      41 t copy
        xorps xmm0, xmm9                                       ;   740.8 p1      41 t
        movaps [rdx - 128], xmm12                              ;   736.8 p3+p4   41 t spill
        movaps xmm12, [rbp - 80]                               ;   736.8 p2      41 t
        xorps xmm12, xmm7                                      ;   740.8 p5      41 t
        xorps xmm10, xmm2                                      ;   740.8 p0      41 t
        orps xmm2, xmm9                                        ;   740.8 p1      41 t
        movaps [rbp - 80], xmm9                                ;   740.8 p3+p4   41 t spill
        movaps xmm9, xmm5                                      ;   737.8 p5      41 t copy
        andps xmm9, xmm6                                       ;   738.8 p0      41 t
        xorps xmm9, xmm2                                       ;   741.8 p1      41 t
        xorps xmm2, xmm5                                       ;   741.8 p5      41 t
        xorps xmm2, [rbp - 128]                                ;   742.8 p0+p2   41 t
        xorps xmm10, xmm9                                      ;   742.8 p1      41 t
        movaps [rbp - 128], xmm7                               ;   740.8 p3+p4   41 t spill
        movaps xmm7, xmm15                                     ;   739.8 p5      41 t copy
        andps xmm7, xmm0                                       ;   741.8 p0      41 t
        xorps xmm2, xmm7                                       ;   743.8 p1      41 t
        movaps xmm7, xmm15                                     ;   740.8 p5      41 t copy
        xorps xmm7, xmm12                                      ;   741.8 p0      41 t
        xorps xmm1, xmm2                                       ;   744.8 p1      41 t
        movaps [rdi - 48], xmm15                               ;   741.2 p3+p4   41 t spill
        movaps xmm15, xmm11                                    ;   741.8 p5      41 t copy
        andps xmm15, xmm7                                      ;   742.8 p0      41 t
        xorps xmm9, xmm15                                      ;   743.8 p1      41 t
        movaps xmm15, xmm6                                     ;   742.8 p5      41 t copy
        xorps xmm15, xmm7                                      ;   743.8 p0      41 t
        movaps [rdi - 32], xmm11                               ;   742.8 p3+p4   41 t spill
        movaps xmm11, xmm8                                     ;   743.2 p1      41 t copy
        andps xmm11, xmm15                                     ;   744.8 p5      41 t
        xorps xmm10, xmm11                                     ;   745.8 p0      41 t
        movaps xmm11, xmm12                                    ;   744.2 p1      41 t copy
        xorps xmm11, xmm13                                     ;   745.2 p5      41 t
        movaps [rdi - 16], xmm0                                ;   744.2 p3+p4   41 t spill
        movaps xmm0, xmm4                                      ;   745.0 p0      41 t copy
        andps xmm0, xmm11                                      ;   746.2 p1      41 t
        xorps xmm9, xmm0                                       ;   747.2 p5      41 t
        xorps xmm2, xmm0                                       ;   747.2 p0      41 t
        movaps xmm0, xmm3                                      ;   746.2 p1      41 t copy
        orps xmm0, xmm14                                       ;   747.2 p5      41 t
        xorps xmm2, xmm0                                       ;   748.2 p0      41 t
        movaps xmm0, xmm1                                      ;   747.2 p1      41 t copy
        andps xmm0, xmm10                                      ;   748.2 p5      41 t
        xorps xmm2, xmm0                                       ;   749.2 p0      41 t
        movaps [rdi + 0], xmm14                                ;   747.0 p3+p4   40 t spill
        movaps xmm14, xmm9                                     ;   748.2 p1      41 t copy
        andps xmm14, xmm2                                      ;   750.2 p5      41 t
        xorps xmm2, xmm10                                      ;   750.2 p0      41 t
        orps xmm0, xmm2                                        ;   751.2 p1      41 t
        xorps xmm1, xmm14                                      ;   751.2 p5      41 t
        xorps xmm0, xmm1                                       ;   752.2 p0      41 t
        andps xmm11, xmm0                                      ;   753.2 p1      41 t
        movaps xmm14, xmm9                                     ;   750.8 p5      41 t copy
        andps xmm14, xmm1                                      ;   752.2 p0      41 t
        xorps xmm10, xmm14                                     ;   753.2 p1      41 t
        andps xmm1, xmm10                                      ;   754.2 p5      41 t
        movaps xmm14, xmm0                                     ;   753.2 p0      41 t copy
        orps xmm14, xmm10                                      ;   754.2 p1      41 t
        xorps xmm2, xmm14                                      ;   755.2 p5      41 t
        xorps xmm9, xmm1                                       ;   755.2 p0      41 t
        movaps xmm14, xmm0                                     ;   753.2 p1      41 t copy
        xorps xmm14, xmm10                                     ;   754.2 p5      41 t
        andps xmm15, xmm14                                     ;   755.2 p0      41 t
        andps xmm8, xmm14                                      ;   755.2 p1      41 t
        xorps xmm14, xmm2                                      ;   756.2 p5      41 t
        andps xmm7, xmm14                                      ;   757.2 p0      41 t
        andps xmm4, xmm0                                       ;   755.2 p1      41 t
        xorps xmm15, xmm7                                      ;   758.2 p5      41 t
        andps xmm5, xmm2                                       ;   756.2 p0      41 t
        andps xmm6, xmm2                                       ;   756.2 p1      41 t
        movaps xmm1, [rdx - 128]                               ;   753.5 p2      41 t
        andps xmm1, xmm9                                       ;   756.8 p5      41 t
        xorps xmm2, xmm9                                       ;   757.0 p0      41 t
        xorps xmm6, xmm7                                       ;   758.2 p1      41 t
        movaps xmm7, [rbp - 128]                               ;   754.5 p2      41 t
        andps xmm7, xmm9                                       ;   757.8 p5      41 t
        xorps xmm7, xmm8                                       ;   758.8 p0      41 t
        xorps xmm0, xmm2                                       ;   758.2 p1      41 t
        xorps xmm9, xmm10                                      ;   758.8 p5      41 t
        andps xmm12, xmm0                                      ;   759.2 p0      41 t
        andps xmm13, xmm2                                      ;   759.2 p1      41 t
        andps xmm2, [rdi - 64]                                 ;   759.8 p5+p2   41 t
        xorps xmm8, xmm2                                       ;   760.8 p0      41 t
        movaps xmm2, [rdi - 16]                                ;   757.2 p2      41 t
        andps xmm2, xmm9                                       ;   760.2 p1      41 t
        andps xmm9, [rdi - 48]                                 ;   760.8 p5+p2   41 t
        andps xmm0, [rbp - 80]                                 ;   761.0 p0+p2   41 t
        xorps xmm0, xmm2                                       ;   762.0 p1      41 t
        xorps xmm0, xmm8                                       ;   763.0 p5      41 t
        xorps xmm13, xmm11                                     ;   762.0 p0      41 t
        xorps xmm13, xmm15                                     ;   763.0 p1      41 t
        xorps xmm5, xmm2                                       ;   762.8 p5      41 t
        xorps xmm5, xmm7                                       ;   763.8 p0      41 t
        andps xmm3, xmm10                                      ;   763.2 p1      41 t
        xorps xmm3, xmm5                                       ;   764.8 p5      41 t
        andps xmm10, [rdi + 0]                                 ;   764.0 p0+p2   41 t
        xorps xmm10, xmm0                                      ;   765.0 p1      41 t
        xorps xmm10, xmm3                                      ;   766.0 p5      41 t
        xorps xmm15, xmm1                                      ;   765.0 p0      41 t
        andps xmm14, [rdi - 32]                                ;   765.2 p1+p2   41 t
        xorps xmm15, xmm3                                      ;   766.0 p5      41 t
        xorps xmm9, xmm6                                       ;   766.0 p0      41 t
        xorps xmm9, xmm3                                       ;   767.0 p1      41 t
        xorps xmm14, xmm10                                     ;   767.0 p5      41 t
        xorps xmm7, xmm0                                       ;   767.0 p0      41 t
        xorps xmm7, xmm13                                      ;   768.0 p1      41 t
        xorps xmm8, xmm4                                       ;   767.8 p5      41 t
        xorps xmm8, xmm10                                      ;   768.8 p0      41 t
        movaps xmm0, xmm15                                     ;   768.2 p1      41 t copy
        xorps xmm0, xmm9                                       ;   769.2 p5      41 t
        xorps xmm0, xmm8                                       ;   770.2 p0      41 t
        movaps xmm1, [rel camellia128_encrypt.T0_constants128] ;   764.8 p2      41 t reload
        xorps xmm8, xmm1                                       ;   769.8 p1      41 t
        xorps xmm6, xmm11                                      ;   769.8 p5      41 t
        xorps xmm6, xmm12                                      ;   770.8 p0      41 t
        xorps xmm6, xmm15                                      ;   771.8 p1      41 t
        movaps xmm15, xmm14                                    ;   770.8 p5      41 t copy
        xorps xmm15, xmm0                                      ;   771.8 p0      41 t
        xorps xmm6, xmm1                                       ;   772.8 p1      41 t
        xorps xmm5, xmm1                                       ;   771.8 p5      41 t
        xorps xmm13, xmm0                                      ;   772.0 p0      41 t
        xorps xmm13, xmm1                                      ;   773.0 p1      41 t
        xorps xmm14, xmm1                                      ;   772.8 p5      41 t
        movaps xmm0, [rsi - 96]                                ;   768.0 p2      23 t
        xorps xmm0, [r8 + 3216]                                ;   773.0 p0+p2   23 t
        xorps xmm0, xmm1                                       ;   774.0 p1      23 t
        movaps xmm2, [rbp + 96]                                ;   770.0 p2      23 t
        xorps xmm2, [r8 + 3280]                                ;   773.8 p5+p2   23 t
        xorps xmm2, xmm1                                       ;   774.8 p0      23 t
        movaps xmm3, [rbp + 0]                                 ;   772.0 p2      23 t
        movaps xmm4, [rbp - 112]                               ;   773.0 p2      40 t reload
        xorps xmm3, xmm4                                       ;   776.0 p1      23 t
        movaps xmm10, [rbp + 0]                                ;   774.0 p2      23 t
        movaps xmm11, [rdx + 112]                              ;   775.0 p2      40 t reload
        xorps xmm10, xmm11                                     ;   778.0 p5      23 t
        movaps xmm12, [rbp + 48]                               ;   776.0 p2      23 t
        xorps xmm12, xmm2                                      ;   779.0 p0      23 t
        xorps xmm4, xmm0                                       ;   776.0 p1      23 t
        movaps [rbp - 112], xmm9                               ;   772.8 p3+p4   41 t spill
        movaps xmm9, [rax - 64]                                ;   777.0 p2      23 t
        xorps xmm9, xmm12                                      ;   780.0 p5      23 t
        xorps xmm9, [r8 + 3312]                                ;   781.0 p0+p2   23 t
        xorps xmm9, xmm1                                       ;   782.0 p1      23 t
        xorps xmm12, xmm3                                      ;   780.0 p5      23 t
        movaps [rdi - 32], xmm14                               ;   774.2 p3+p4   41 t spill
        movaps xmm14, [rcx + 64]                               ;   779.0 p2      23 t
        xorps xmm14, [r8 + 3296]                               ;   782.0 p0+p2   23 t
        xorps xmm14, xmm1                                      ;   783.0 p1      23 t
        xorps xmm14, xmm9                                      ;   784.0 p5      23 t
        movaps [rdi + 0], xmm13                                ;   775.5 p3+p4   41 t spill
        movaps xmm13, xmm10                                    ;   779.0 p0      23 t copy
        xorps xmm13, xmm9                                      ;   783.0 p1      23 t
        movaps [rbp - 80], xmm7                                ;   776.5 p3+p4   41 t spill
        movaps xmm7, xmm3                                      ;   778.8 p5      23 t copy
        xorps xmm7, xmm14                                      ;   785.0 p0      23 t
        movaps [rdi - 48], xmm5                                ;   777.5 p3+p4   41 t spill
        movaps xmm5, xmm4                                      ;   779.2 p1      23 t copy
        xorps xmm5, xmm12                                      ;   781.0 p5      23 t
        movaps [rdi - 16], xmm6                                ;   778.5 p3+p4   41 t spill
        movaps xmm6, xmm13                                     ;   784.0 p0      23 t copy
        orps xmm6, xmm14                                       ;   785.0 p1      23 t
        xorps xmm11, xmm12                                     ;   781.0 p5      23 t
        movaps [rdx + 112], xmm8                               ;   779.5 p3+p4   41 t spill
        movaps xmm8, xmm12                                     ;   781.0 p0      23 t copy
        xorps xmm8, xmm14                                      ;   785.0 p1      23 t
        movaps [rdi - 64], xmm15                               ;   780.5 p3+p4   41 t spill
        movaps xmm15, xmm0                                     ;   781.8 p5      23 t copy
        xorps xmm15, xmm9                                      ;   783.0 p0      23 t
        movaps xmm1, xmm9                                      ;   783.0 p1      23 t copy
        orps xmm1, xmm8                                        ;   786.0 p5      23 t
        xorps xmm1, xmm6                                       ;   787.0 p0      23 t
        movaps [rbp - 128], xmm14                              ;   785.0 p3+p4   23 t spill
        movaps xmm14, xmm5                                     ;   783.2 p1      23 t copy
        xorps xmm14, xmm7                                      ;   786.0 p5      23 t
        movaps [rdx - 128], xmm9                               ;   783.0 p3+p4   23 t spill
        movaps xmm9, [rbp + 48]                                ;   782.5 p2      23 t
        xorps xmm9, xmm8                                       ;   786.0 p0      23 t
        xorps xmm6, xmm2                                       ;   786.0 p1      23 t
        orps xmm2, xmm7                                        ;   786.0 p5      23 t
        xorps xmm11, xmm2                                      ;   787.0 p0      23 t
        movaps [rbp + 48], xmm7                                ;   786.0 p3+p4   23 t spill
        movaps xmm7, xmm12                                     ;   785.2 p1      23 t copy
        andps xmm7, xmm10                                      ;   786.2 p5      23 t
        xorps xmm2, xmm7                                       ;   787.2 p0      23 t
        movaps xmm7, xmm15                                     ;   786.2 p1      23 t copy
        andps xmm7, xmm14                                      ;   787.2 p5      23 t
        xorps xmm11, xmm7                                      ;   788.2 p0      23 t
        movaps xmm7, xmm15                                     ;   787.2 p1      23 t copy
        xorps xmm7, xmm9                                       ;   788.2 p5      23 t
        xorps xmm1, xmm11                                      ;   789.2 p0      23 t
        xorps xmm6, xmm2                                       ;   788.2 p1      23 t
        movaps [rcx - 96], xmm15                               ;   786.5 p3+p4   23 t spill
        movaps xmm15, xmm5                                     ;   788.8 p5      23 t copy
        andps xmm15, xmm7                                      ;   789.8 p0      23 t
        xorps xmm2, xmm15                                      ;   790.8 p1      23 t
        movaps xmm15, xmm10                                    ;   789.8 p5      23 t copy
        xorps xmm15, xmm7                                      ;   790.8 p0      23 t
        movaps [rax + 112], xmm5                               ;   788.0 p3+p4   23 t spill
        movaps xmm5, xmm4                                      ;   790.2 p1      23 t copy
        andps xmm5, xmm15                                      ;   791.8 p5      23 t
        xorps xmm6, xmm5                                       ;   792.8 p0      23 t
        movaps xmm5, xmm9                                      ;   791.2 p1      23 t copy
        xorps xmm5, xmm13                                      ;   792.2 p5      23 t
        movaps [rcx - 80], xmm14                               ;   789.5 p3+p4   23 t spill
        movaps xmm14, xmm3                                     ;   792.0 p0      23 t copy
        andps xmm14, xmm5                                      ;   793.2 p1      23 t
        xorps xmm2, xmm14                                      ;   794.2 p5      23 t
        xorps xmm11, xmm14                                     ;   794.2 p0      23 t
        movaps xmm14, [rbp + 0]                                ;   790.8 p2      23 t
        orps xmm14, xmm0                                       ;   793.8 p1      23 t
        xorps xmm11, xmm14                                     ;   795.2 p5      23 t
        movaps xmm14, xmm1                                     ;   794.0 p0      23 t copy
        andps xmm14, xmm6                                      ;   795.0 p1      23 t
        xorps xmm11, xmm14                                     ;   796.2 p5      23 t
        movaps [rbx - 128], xmm0                               ;   792.2 p3+p4   23 t spill
        movaps xmm0, xmm2                                      ;   795.2 p0      23 t copy
        andps xmm0, xmm11                                      ;   797.2 p1      23 t
        xorps xmm11, xmm6                                      ;   797.2 p5      23 t
        orps xmm14, xmm11                                      ;   798.2 p0      23 t
        xorps xmm1, xmm0                                       ;   798.2 p1      23 t
        xorps xmm14, xmm1                                      ;   799.2 p5      23 t
        andps xmm5, xmm14                                      ;   800.2 p0      23 t
        movaps xmm0, xmm2                                      ;   797.2 p1      23 t copy
        andps xmm0, xmm1                                       ;   799.2 p5      23 t
        xorps xmm6, xmm0                                       ;   800.2 p0      23 t
        andps xmm1, xmm6                                       ;   801.2 p1      23 t
        movaps xmm0, xmm14                                     ;   800.2 p5      23 t copy
        orps xmm0, xmm6                                        ;   801.2 p0      23 t
        xorps xmm11, xmm0                                      ;   802.2 p1      23 t
        xorps xmm2, xmm1                                       ;   802.2 p5      23 t
        movaps xmm0, xmm14                                     ;   800.2 p0      23 t copy
        xorps xmm0, xmm6                                       ;   801.2 p1      23 t
        andps xmm15, xmm0                                      ;   802.2 p5      23 t
        andps xmm4, xmm0                                       ;   802.2 p0      23 t
        xorps xmm0, xmm11                                      ;   803.2 p1      23 t
        andps xmm7, xmm0                                       ;   804.2 p5      23 t
        andps xmm3, xmm14                                      ;   802.0 p0      23 t
        xorps xmm15, xmm7                                      ;   805.2 p1      23 t
        andps xmm12, xmm11                                     ;   803.2 p5      23 t
        andps xmm10, xmm11                                     ;   803.2 p0      23 t
        movaps xmm1, [rdx - 128]                               ;   800.5 p2      23 t
        andps xmm1, xmm2                                       ;   803.5 p1      23 t
        xorps xmm11, xmm2                                      ;   803.8 p5      23 t
        xorps xmm10, xmm7                                      ;   805.2 p0      23 t
        andps xmm8, xmm2                                       ;   804.2 p1      23 t
        movaps xmm7, [rbp - 128]                               ;   801.8 p2      23 t
        andps xmm7, xmm11                                      ;   804.8 p5      23 t
        xorps xmm7, xmm4                                       ;   805.8 p0      23 t
        xorps xmm4, xmm8                                       ;   805.2 p1      23 t
        xorps xmm14, xmm11                                     ;   805.8 p5      23 t
        xorps xmm2, xmm6                                       ;   806.0 p0      23 t
        andps xmm9, xmm14                                      ;   806.8 p1      23 t
        andps xmm13, xmm11                                     ;   806.8 p5      23 t
        movaps xmm8, [rcx - 80]                                ;   803.8 p2      23 t
        andps xmm8, xmm2                                       ;   807.0 p0      23 t
        andps xmm2, [rcx - 96]                                 ;   807.2 p1+p2   23 t
        andps xmm14, [rbp + 48]                                ;   807.8 p5+p2   23 t
        xorps xmm14, xmm7                                      ;   808.8 p0      23 t
        xorps xmm14, xmm8                                      ;   809.8 p1      23 t
        xorps xmm13, xmm5                                      ;   808.8 p5      23 t
        xorps xmm13, xmm15                                     ;   809.8 p0      23 t
        xorps xmm12, xmm8                                      ;   809.2 p1      23 t
        xorps xmm12, xmm4                                      ;   810.2 p5      23 t
        movaps xmm8, [rbx - 128]                               ;   806.8 p2      23 t
        andps xmm8, xmm6                                       ;   810.0 p0      23 t
        xorps xmm8, xmm12                                      ;   811.2 p1      23 t
        andps xmm6, [rbp + 0]                                  ;   810.8 p5+p2   23 t
        xorps xmm6, xmm14                                      ;   811.8 p0      23 t
        xorps xmm6, xmm8                                       ;   812.8 p1      23 t
        xorps xmm15, xmm1                                      ;   811.8 p5      23 t
        andps xmm0, [rax + 112]                                ;   812.0 p0+p2   23 t
        xorps xmm15, xmm8                                      ;   812.8 p1      23 t
        xorps xmm2, xmm10                                      ;   812.8 p5      23 t
        xorps xmm2, xmm8                                       ;   813.8 p0      23 t
        xorps xmm0, xmm6                                       ;   813.8 p1      23 t
        xorps xmm4, xmm14                                      ;   813.8 p5      23 t
        xorps xmm4, xmm13                                      ;   814.8 p0      23 t
        xorps xmm7, xmm3                                       ;   814.2 p1      23 t
        xorps xmm7, xmm6                                       ;   815.2 p5      23 t
        movaps xmm14, xmm15                                    ;   815.0 p0      23 t copy
        xorps xmm14, xmm2                                      ;   816.0 p1      23 t
        xorps xmm14, xmm7                                      ;   817.0 p5      23 t
        movaps xmm1, [rel camellia128_encrypt.T0_constants128] ;   811.2 p2      41 t reload
        xorps xmm7, xmm1                                       ;   816.2 p0      23 t
        xorps xmm10, xmm5                                      ;   816.2 p1      23 t
        xorps xmm10, xmm9                                      ;   817.2 p5      23 t
        xorps xmm10, xmm15                                     ;   818.2 p0      23 t
        movaps xmm15, xmm0                                     ;   817.2 p1      23 t copy
        xorps xmm15, xmm14                                     ;   818.2 p5      23 t
        xorps xmm10, xmm1                                      ;   819.2 p0      23 t
        xorps xmm12, xmm1                                      ;   818.2 p1      23 t
        xorps xmm13, xmm14                                     ;   818.8 p5      23 t
        xorps xmm13, xmm1                                      ;   819.8 p0      23 t
        xorps xmm0, xmm1                                       ;   819.2 p1      23 t
        movaps xmm14, [rax - 48]                               ;   814.8 p2      22 t
        xorps xmm14, [r8 + 3360]                               ;   819.8 p5+p2   22 t
        xorps xmm14, xmm1                                      ;   820.8 p0      22 t
        movaps xmm3, [rcx + 16]                                ;   816.8 p2      22 t
        xorps xmm3, [r8 + 3424]                                ;   820.2 p1+p2   22 t
        xorps xmm3, xmm1                                       ;   821.2 p5      22 t
        movaps xmm5, [rbp + 16]                                ;   818.8 p2      22 t
        movaps xmm6, [rbp - 64]                                ;   819.8 p2      40 t reload
        xorps xmm5, xmm6                                       ;   822.8 p0      22 t
        movaps xmm8, [rbp + 16]                                ;   820.8 p2      22 t
        movaps xmm9, [rbp - 48]                                ;   821.8 p2      40 t reload
        xorps xmm8, xmm9                                       ;   824.8 p1      22 t
        movaps xmm11, [rbp - 96]                               ;   822.8 p2      22 t
        xorps xmm11, xmm3                                      ;   825.8 p5      22 t
        xorps xmm6, xmm14                                      ;   822.8 p0      22 t
        movaps [rbp - 64], xmm2                                ;   819.2 p3+p4   23 t spill
        movaps xmm2, [rax + 0]                                 ;   823.8 p2      22 t
        xorps xmm2, xmm11                                      ;   826.8 p1      22 t
        xorps xmm2, [r8 + 3328]                                ;   827.8 p5+p2   22 t
        xorps xmm2, xmm1                                       ;   828.8 p0      22 t
        xorps xmm11, xmm5                                      ;   826.8 p1      22 t
        movaps [rax + 112], xmm0                               ;   820.8 p3+p4   23 t spill
        movaps xmm0, [r10 + 32]                                ;   825.8 p2      22 t
        xorps xmm0, [r8 + 3440]                                ;   828.8 p5+p2   22 t
        xorps xmm0, xmm1                                       ;   829.8 p0      22 t
        xorps xmm0, xmm2                                       ;   830.8 p1      22 t
        movaps [rbp + 0], xmm13                                ;   822.0 p3+p4   23 t spill
        movaps xmm13, xmm8                                     ;   825.8 p5      22 t copy
        xorps xmm13, xmm2                                      ;   829.8 p0      22 t
        movaps [rbx - 128], xmm4                               ;   823.0 p3+p4   23 t spill
        movaps xmm4, xmm5                                      ;   825.2 p1      22 t copy
        xorps xmm4, xmm0                                       ;   831.8 p5      22 t
        movaps [rbp + 48], xmm12                               ;   824.0 p3+p4   23 t spill
        movaps xmm12, xmm6                                     ;   826.0 p0      22 t copy
        xorps xmm12, xmm11                                     ;   827.8 p1      22 t
        movaps [rcx - 96], xmm10                               ;   825.0 p3+p4   23 t spill
        movaps xmm10, xmm13                                    ;   830.8 p5      22 t copy
        orps xmm10, xmm0                                       ;   831.8 p0      22 t
        xorps xmm9, xmm11                                      ;   827.8 p1      22 t
        movaps [rbp - 48], xmm7                                ;   826.0 p3+p4   23 t spill
        movaps xmm7, xmm11                                     ;   827.8 p5      22 t copy
        xorps xmm7, xmm0                                       ;   831.8 p0      22 t
        movaps [rcx - 80], xmm15                               ;   827.0 p3+p4   23 t spill
        movaps xmm15, xmm14                                    ;   828.2 p1      22 t copy
        xorps xmm15, xmm2                                      ;   829.8 p5      22 t
        movaps xmm1, xmm2                                      ;   829.8 p0      22 t copy
        orps xmm1, xmm7                                        ;   832.8 p1      22 t
        xorps xmm1, xmm10                                      ;   833.8 p5      22 t
        movaps [rbp - 128], xmm0                               ;   831.8 p3+p4   22 t spill
        movaps xmm0, xmm12                                     ;   830.0 p0      22 t copy
        xorps xmm0, xmm4                                       ;   832.8 p1      22 t
        movaps [rdx - 128], xmm2                               ;   829.8 p3+p4   22 t spill
        movaps xmm2, [rbp - 96]                                ;   829.2 p2      22 t
        xorps xmm2, xmm7                                       ;   832.8 p5      22 t
        xorps xmm10, xmm3                                      ;   832.8 p0      22 t
        orps xmm3, xmm4                                        ;   832.8 p1      22 t
        xorps xmm9, xmm3                                       ;   833.8 p5      22 t
        movaps [rbp - 96], xmm4                                ;   832.8 p3+p4   22 t spill
        movaps xmm4, xmm11                                     ;   832.0 p0      22 t copy
        andps xmm4, xmm8                                       ;   833.0 p1      22 t
        xorps xmm3, xmm4                                       ;   834.0 p5      22 t
        movaps xmm4, xmm15                                     ;   833.0 p0      22 t copy
        andps xmm4, xmm0                                       ;   834.0 p1      22 t
        xorps xmm9, xmm4                                       ;   835.0 p5      22 t
        movaps xmm4, xmm15                                     ;   834.0 p0      22 t copy
        xorps xmm4, xmm2                                       ;   835.0 p1      22 t
        xorps xmm1, xmm9                                       ;   836.0 p5      22 t
        xorps xmm10, xmm3                                      ;   835.0 p0      22 t
        movaps [rbx - 112], xmm15                              ;   833.2 p3+p4   22 t spill
        movaps xmm15, xmm12                                    ;   835.2 p1      22 t copy
        andps xmm15, xmm4                                      ;   836.2 p5      22 t
        xorps xmm3, xmm15                                      ;   837.2 p0      22 t
        movaps xmm15, xmm8                                     ;   836.2 p1      22 t copy
        xorps xmm15, xmm4                                      ;   837.2 p5      22 t
        movaps [rbx - 96], xmm12                               ;   834.8 p3+p4   22 t spill
        movaps xmm12, xmm6                                     ;   837.0 p0      22 t copy
        andps xmm12, xmm15                                     ;   838.2 p1      22 t
        xorps xmm10, xmm12                                     ;   839.2 p5      22 t
        movaps xmm12, xmm2                                     ;   838.0 p0      22 t copy
        xorps xmm12, xmm13                                     ;   839.0 p1      22 t
        movaps [rbx - 80], xmm0                                ;   836.2 p3+p4   22 t spill
        movaps xmm0, xmm5                                      ;   838.8 p5      22 t copy
        andps xmm0, xmm12                                      ;   840.0 p0      22 t
        xorps xmm3, xmm0                                       ;   841.0 p1      22 t
        xorps xmm9, xmm0                                       ;   841.0 p5      22 t
        movaps xmm0, [rbp + 16]                                ;   837.5 p2      22 t
        orps xmm0, xmm14                                       ;   840.5 p0      22 t
        xorps xmm9, xmm0                                       ;   842.0 p1      22 t
        movaps xmm0, xmm1                                      ;   840.8 p5      22 t copy
        andps xmm0, xmm10                                      ;   841.8 p0      22 t
        xorps xmm9, xmm0                                       ;   843.0 p1      22 t
        movaps [rbx - 64], xmm14                               ;   839.0 p3+p4   22 t spill
        movaps xmm14, xmm3                                     ;   842.0 p5      22 t copy
        andps xmm14, xmm9                                      ;   844.0 p0      22 t
        xorps xmm9, xmm10                                      ;   844.0 p1      22 t
        orps xmm0, xmm9                                        ;   845.0 p5      22 t
        xorps xmm1, xmm14                                      ;   845.0 p0      22 t
        xorps xmm0, xmm1                                       ;   846.0 p1      22 t
        andps xmm12, xmm0                                      ;   847.0 p5      22 t
        movaps xmm14, xmm3                                     ;   844.0 p0      22 t copy
        andps xmm14, xmm1                                      ;   846.0 p1      22 t
        xorps xmm10, xmm14                                     ;   847.0 p5      22 t
        andps xmm1, xmm10                                      ;   848.0 p0      22 t
        movaps xmm14, xmm0                                     ;   847.0 p1      22 t copy
        orps xmm14, xmm10                                      ;   848.0 p5      22 t
        xorps xmm9, xmm14                                      ;   849.0 p0      22 t
        xorps xmm3, xmm1                                       ;   849.0 p1      22 t
        movaps xmm14, xmm0                                     ;   847.0 p5      22 t copy
        xorps xmm14, xmm10                                     ;   848.0 p0      22 t
        andps xmm15, xmm14                                     ;   849.0 p1      22 t
        andps xmm6, xmm14                                      ;   849.0 p5      22 t
        xorps xmm14, xmm9                                      ;   850.0 p0      22 t
        andps xmm4, xmm14                                      ;   851.0 p1      22 t
        andps xmm5, xmm0                                       ;   848.8 p5      22 t
        xorps xmm15, xmm4                                      ;   852.0 p0      22 t
        andps xmm11, xmm9                                      ;   850.0 p1      22 t
        andps xmm8, xmm9                                       ;   850.0 p5      22 t
        movaps xmm1, [rdx - 128]                               ;   847.2 p2      22 t
        andps xmm1, xmm3                                       ;   850.2 p0      22 t
        xorps xmm9, xmm3                                       ;   850.2 p1      22 t
        xorps xmm8, xmm4                                       ;   852.0 p5      22 t
        andps xmm7, xmm3                                       ;   851.0 p0      22 t
        movaps xmm4, [rbp - 128]                               ;   848.5 p2      22 t
        andps xmm4, xmm9                                       ;   851.5 p1      22 t
        xorps xmm4, xmm6                                       ;   852.5 p5      22 t
        xorps xmm6, xmm7                                       ;   852.0 p0      22 t
        xorps xmm0, xmm9                                       ;   852.2 p1      22 t
        xorps xmm3, xmm10                                      ;   852.8 p5      22 t
        andps xmm2, xmm0                                       ;   853.2 p0      22 t
        andps xmm13, xmm9                                      ;   853.2 p1      22 t
        movaps xmm7, [rbx - 80]                                ;   850.5 p2      22 t
        andps xmm7, xmm3                                       ;   853.8 p5      22 t
        andps xmm3, [rbx - 112]                                ;   854.0 p0+p2   22 t
        andps xmm0, [rbp - 96]                                 ;   854.2 p1+p2   22 t
        xorps xmm0, xmm4                                       ;   855.2 p5      22 t
        xorps xmm0, xmm7                                       ;   856.2 p0      22 t
        xorps xmm13, xmm12                                     ;   855.2 p1      22 t
        xorps xmm13, xmm15                                     ;   856.2 p5      22 t
        xorps xmm11, xmm7                                      ;   856.0 p0      22 t
        xorps xmm11, xmm6                                      ;   857.0 p1      22 t
        movaps xmm7, [rbx - 64]                                ;   853.5 p2      22 t
        andps xmm7, xmm10                                      ;   856.8 p5      22 t
        xorps xmm7, xmm11                                      ;   858.0 p0      22 t
        andps xmm10, [rbp + 16]                                ;   857.2 p1+p2   22 t
        xorps xmm10, xmm0                                      ;   858.2 p5      22 t
        xorps xmm10, xmm7                                      ;   859.2 p0      22 t
        xorps xmm15, xmm1                                      ;   858.2 p1      22 t
        andps xmm14, [rbx - 96]                                ;   858.8 p5+p2   22 t
        xorps xmm15, xmm7                                      ;   859.2 p0      22 t
        xorps xmm3, xmm8                                       ;   859.2 p1      22 t
        xorps xmm3, xmm7                                       ;   860.2 p5      22 t
        xorps xmm14, xmm10                                     ;   860.2 p0      22 t
        xorps xmm6, xmm0                                       ;   860.2 p1      22 t
        xorps xmm6, xmm13                                      ;   861.2 p5      22 t
        xorps xmm4, xmm5                                       ;   861.0 p0      22 t
        xorps xmm4, xmm10                                      ;   862.0 p1      22 t
        movaps xmm0, xmm15                                     ;   861.8 p5      22 t copy
        xorps xmm0, xmm3                                       ;   862.8 p0      22 t
        xorps xmm0, xmm4                                       ;   863.8 p1      22 t
        movaps xmm1, [rel camellia128_encrypt.T0_constants128] ;   858.0 p2      41 t reload
        xorps xmm4, xmm1                                       ;   863.0 p5      22 t
        xorps xmm8, xmm12                                      ;   863.0 p0      22 t
        xorps xmm8, xmm2                                       ;   864.0 p1      22 t
        xorps xmm8, xmm15                                      ;   865.0 p5      22 t
        movaps xmm15, xmm14                                    ;   864.0 p0      22 t copy
        xorps xmm15, xmm0                                      ;   865.0 p1      22 t
        xorps xmm8, xmm1                                       ;   866.0 p5      22 t
        xorps xmm11, xmm1                                      ;   865.0 p0      22 t
        xorps xmm13, xmm0                                      ;   865.2 p1      22 t
        xorps xmm13, xmm1                                      ;   866.2 p5      22 t
        xorps xmm14, xmm1                                      ;   866.0 p0      22 t
        movaps xmm0, [rsi + 0]                                 ;   861.2 p2      21 t
        xorps xmm0, [r8 + 3488]                                ;   866.2 p1+p2   21 t
        xorps xmm0, xmm1                                       ;   867.2 p5      21 t
        movaps xmm2, [r11 + 96]                                ;   863.2 p2      21 t
        xorps xmm2, [r8 + 3552]                                ;   867.0 p0+p2   21 t
        xorps xmm2, xmm1                                       ;   868.0 p1      21 t
        movaps xmm5, [rbp - 32]                                ;   865.2 p2      21 t
        movaps xmm7, [rcx - 112]                               ;   866.2 p2      40 t reload
        xorps xmm5, xmm7                                       ;   869.2 p5      21 t
        movaps xmm9, [rbp - 32]                                ;   867.2 p2      21 t
        movaps xmm10, [rax + 96]                               ;   868.2 p2      40 t reload
        xorps xmm9, xmm10                                      ;   871.2 p0      21 t
        movaps xmm12, [rdx - 16]                               ;   869.2 p2      21 t
        xorps xmm12, xmm2                                      ;   872.2 p1      21 t
        xorps xmm7, xmm0                                       ;   869.2 p5      21 t
        movaps [rcx - 112], xmm15                              ;   866.0 p3+p4   22 t spill
        movaps xmm15, [r10 + 64]                               ;   870.2 p2      21 t
        xorps xmm15, xmm12                                     ;   873.2 p0      21 t
        xorps xmm15, [r8 + 3456]                               ;   874.2 p1+p2   21 t
        xorps xmm15, xmm1                                      ;   875.2 p5      21 t
        xorps xmm12, xmm5                                      ;   873.2 p0      21 t
        movaps [rbx - 96], xmm3                                ;   867.5 p3+p4   22 t spill
        movaps xmm3, [rdx + 96]                                ;   872.2 p2      21 t
        xorps xmm3, [r8 + 3568]                                ;   875.2 p1+p2   21 t
        xorps xmm3, xmm1                                       ;   876.2 p5      21 t
        xorps xmm3, xmm15                                      ;   877.2 p0      21 t
        movaps [rbp + 16], xmm14                               ;   868.8 p3+p4   22 t spill
        movaps xmm14, xmm9                                     ;   872.2 p1      21 t copy
        xorps xmm14, xmm15                                     ;   876.2 p5      21 t
        movaps [rbx - 64], xmm13                               ;   869.8 p3+p4   22 t spill
        movaps xmm13, xmm5                                     ;   872.0 p0      21 t copy
        xorps xmm13, xmm3                                      ;   878.2 p1      21 t
        movaps [rbp - 96], xmm6                                ;   870.8 p3+p4   22 t spill
        movaps xmm6, xmm7                                      ;   872.8 p5      21 t copy
        xorps xmm6, xmm12                                      ;   874.2 p0      21 t
        movaps [rbx - 112], xmm11                              ;   871.8 p3+p4   22 t spill
        movaps xmm11, xmm14                                    ;   877.2 p1      21 t copy
        orps xmm11, xmm3                                       ;   878.2 p5      21 t
        xorps xmm10, xmm12                                     ;   874.2 p0      21 t
        movaps [rax + 96], xmm8                                ;   872.8 p3+p4   22 t spill
        movaps xmm8, xmm12                                     ;   874.2 p1      21 t copy
        xorps xmm8, xmm3                                       ;   878.2 p5      21 t
        movaps [rbx - 80], xmm4                                ;   873.8 p3+p4   22 t spill
        movaps xmm4, xmm0                                      ;   875.0 p0      21 t copy
        xorps xmm4, xmm15                                      ;   876.2 p1      21 t
        movaps xmm1, xmm15                                     ;   876.2 p5      21 t copy
        orps xmm1, xmm8                                        ;   879.2 p0      21 t
        xorps xmm1, xmm11                                      ;   880.2 p1      21 t
        movaps [rbp - 128], xmm3                               ;   878.2 p3+p4   21 t spill
        movaps xmm3, xmm6                                      ;   876.8 p5      21 t copy
        xorps xmm3, xmm13                                      ;   879.2 p0      21 t
        movaps [rdx - 128], xmm15                              ;   876.2 p3+p4   21 t spill
        movaps xmm15, [rdx - 16]                               ;   875.8 p2      21 t
        xorps xmm15, xmm8                                      ;   879.2 p1      21 t
        xorps xmm11, xmm2                                      ;   879.2 p5      21 t
        orps xmm2, xmm13                                       ;   879.2 p0      21 t
        xorps xmm10, xmm2                                      ;   880.2 p1      21 t
        movaps [rdx - 16], xmm13                               ;   879.2 p3+p4   21 t spill
        movaps xmm13, xmm12                                    ;   878.8 p5      21 t copy
        andps xmm13, xmm9                                      ;   879.8 p0      21 t
        xorps xmm2, xmm13                                      ;   880.8 p1      21 t
        movaps xmm13, xmm4                                     ;   879.8 p5      21 t copy
        andps xmm13, xmm3                                      ;   880.8 p0      21 t
        xorps xmm10, xmm13                                     ;   881.8 p1      21 t
        movaps xmm13, xmm4                                     ;   880.8 p5      21 t copy
        xorps xmm13, xmm15                                     ;   881.8 p0      21 t
        xorps xmm1, xmm10                                      ;   882.8 p1      21 t
        xorps xmm11, xmm2                                      ;   881.8 p5      21 t
        movaps [rbx - 48], xmm4                                ;   879.8 p3+p4   21 t spill
        movaps xmm4, xmm6                                      ;   882.0 p0      21 t copy
        andps xmm4, xmm13                                      ;   883.0 p1      21 t
        xorps xmm2, xmm4                                       ;   884.0 p5      21 t
        movaps xmm4, xmm9                                      ;   883.0 p0      21 t copy
        xorps xmm4, xmm13                                      ;   884.0 p1      21 t
        movaps [rcx - 64], xmm6                                ;   881.2 p3+p4   21 t spill
        movaps xmm6, xmm7                                      ;   883.8 p5      21 t copy
        andps xmm6, xmm4                                       ;   885.0 p0      21 t
        xorps xmm11, xmm6                                      ;   886.0 p1      21 t
        movaps xmm6, xmm15                                     ;   884.8 p5      21 t copy
        xorps xmm6, xmm14                                      ;   885.8 p0      21 t
        movaps [rcx - 48], xmm3                                ;   882.8 p3+p4   21 t spill
        movaps xmm3, xmm5                                      ;   885.2 p1      21 t copy
        andps xmm3, xmm6                                       ;   886.8 p5      21 t
        xorps xmm2, xmm3                                       ;   887.8 p0      21 t
        xorps xmm10, xmm3                                      ;   887.8 p1      21 t
        movaps xmm3, [rbp - 32]                                ;   884.0 p2      21 t
        orps xmm3, xmm0                                        ;   887.0 p5      21 t
        xorps xmm10, xmm3                                      ;   888.8 p0      21 t
        movaps xmm3, xmm1                                      ;   887.2 p1      21 t copy
        andps xmm3, xmm11                                      ;   888.2 p5      21 t
        xorps xmm10, xmm3                                      ;   889.8 p0      21 t
        movaps [rcx - 32], xmm0                                ;   885.5 p3+p4   21 t spill
        movaps xmm0, xmm2                                      ;   888.8 p1      21 t copy
        andps xmm0, xmm10                                      ;   890.8 p5      21 t
        xorps xmm10, xmm11                                     ;   890.8 p0      21 t
        orps xmm3, xmm10                                       ;   891.8 p1      21 t
        xorps xmm1, xmm0                                       ;   891.8 p5      21 t
        xorps xmm3, xmm1                                       ;   892.8 p0      21 t
        andps xmm6, xmm3                                       ;   893.8 p1      21 t
        movaps xmm0, xmm2                                      ;   890.8 p5      21 t copy
        andps xmm0, xmm1                                       ;   892.8 p0      21 t
        xorps xmm11, xmm0                                      ;   893.8 p1      21 t
        andps xmm1, xmm11                                      ;   894.8 p5      21 t
        movaps xmm0, xmm3                                      ;   893.8 p0      21 t copy
        orps xmm0, xmm11                                       ;   894.8 p1      21 t
        xorps xmm10, xmm0                                      ;   895.8 p5      21 t
        xorps xmm2, xmm1                                       ;   895.8 p0      21 t
        movaps xmm0, xmm3                                      ;   893.8 p1      21 t copy
        xorps xmm0, xmm11                                      ;   894.8 p5      21 t
        andps xmm4, xmm0                                       ;   895.8 p0      21 t
        andps xmm7, xmm0                                       ;   895.8 p1      21 t
        xorps xmm0, xmm10                                      ;   896.8 p5      21 t
        andps xmm13, xmm0                                      ;   897.8 p0      21 t
        andps xmm5, xmm3                                       ;   895.2 p1      21 t
        xorps xmm4, xmm13                                      ;   898.8 p5      21 t
        andps xmm12, xmm10                                     ;   896.8 p0      21 t
        andps xmm9, xmm10                                      ;   896.8 p1      21 t
        movaps xmm1, [rdx - 128]                               ;   894.0 p2      21 t
        andps xmm1, xmm2                                       ;   897.0 p5      21 t
        xorps xmm10, xmm2                                      ;   897.0 p0      21 t
        xorps xmm9, xmm13                                      ;   898.8 p1      21 t
        andps xmm8, xmm2                                       ;   897.8 p5      21 t
        movaps xmm13, [rbp - 128]                              ;   895.2 p2      21 t
        andps xmm13, xmm10                                     ;   898.2 p0      21 t
        xorps xmm13, xmm7                                      ;   899.2 p1      21 t
        xorps xmm7, xmm8                                       ;   898.8 p5      21 t
        xorps xmm3, xmm10                                      ;   899.0 p0      21 t
        xorps xmm2, xmm11                                      ;   899.2 p1      21 t
        andps xmm15, xmm3                                      ;   900.0 p5      21 t
        andps xmm14, xmm10                                     ;   900.0 p0      21 t
        movaps xmm8, [rcx - 48]                                ;   897.2 p2      21 t
        andps xmm8, xmm2                                       ;   900.2 p1      21 t
        andps xmm2, [rbx - 48]                                 ;   900.8 p5+p2   21 t
        andps xmm3, [rdx - 16]                                 ;   901.0 p0+p2   21 t
        xorps xmm3, xmm13                                      ;   902.0 p1      21 t
        xorps xmm3, xmm8                                       ;   903.0 p5      21 t
        xorps xmm14, xmm6                                      ;   902.0 p0      21 t
        xorps xmm14, xmm4                                      ;   903.0 p1      21 t
        xorps xmm12, xmm8                                      ;   902.8 p5      21 t
        xorps xmm12, xmm7                                      ;   903.8 p0      21 t
        movaps xmm8, [rcx - 32]                                ;   900.2 p2      21 t
        andps xmm8, xmm11                                      ;   903.2 p1      21 t
        xorps xmm8, xmm12                                      ;   904.8 p5      21 t
        andps xmm11, [rbp - 32]                                ;   904.0 p0+p2   21 t
        xorps xmm11, xmm3                                      ;   905.0 p1      21 t
        xorps xmm11, xmm8                                      ;   906.0 p5      21 t
        xorps xmm4, xmm1                                       ;   905.0 p0      21 t
        andps xmm0, [rcx - 64]                                 ;   905.2 p1+p2   21 t
        xorps xmm4, xmm8                                       ;   906.0 p5      21 t
        xorps xmm2, xmm9                                       ;   906.0 p0      21 t
        xorps xmm2, xmm8                                       ;   907.0 p1      21 t
        xorps xmm0, xmm11                                      ;   907.0 p5      21 t
        xorps xmm7, xmm3                                       ;   907.0 p0      21 t
        xorps xmm7, xmm14                                      ;   908.0 p1      21 t
        xorps xmm13, xmm5                                      ;   907.8 p5      21 t
        xorps xmm13, xmm11                                     ;   908.8 p0      21 t
        movaps xmm1, xmm4                                      ;   908.2 p1      21 t copy
        xorps xmm1, xmm2                                       ;   909.2 p5      21 t
        xorps xmm1, xmm13                                      ;   910.2 p0      21 t
        movaps xmm3, [rel camellia128_encrypt.T0_constants128] ;   904.8 p2      41 t reload
        xorps xmm13, xmm3                                      ;   909.8 p1      21 t
        xorps xmm9, xmm6                                       ;   909.8 p5      21 t
        xorps xmm9, xmm15                                      ;   910.8 p0      21 t
        xorps xmm9, xmm4                                       ;   911.8 p1      21 t
        movaps xmm15, xmm0                                     ;   910.8 p5      21 t copy
        xorps xmm15, xmm1                                      ;   911.8 p0      21 t
        xorps xmm9, xmm3                                       ;   912.8 p1      21 t
        xorps xmm12, xmm3                                      ;   911.8 p5      21 t
        xorps xmm14, xmm1                                      ;   912.0 p0      21 t
        xorps xmm14, xmm3                                      ;   913.0 p1      21 t
        xorps xmm0, xmm3                                       ;   912.8 p5      21 t
        movaps xmm1, [rsi - 128]                               ;   908.0 p2      23 t
        xorps xmm1, [r8 + 3600]                                ;   913.0 p0+p2   23 t
        xorps xmm1, xmm3                                       ;   914.0 p1      23 t
        movaps xmm4, [rdi + 96]                                ;   910.0 p2      23 t
        xorps xmm4, [r8 + 3664]                                ;   913.8 p5+p2   23 t
        xorps xmm4, xmm3                                       ;   914.8 p0      23 t
        movaps xmm5, [rbp + 32]                                ;   912.0 p2      23 t
        movaps xmm6, [rcx - 128]                               ;   913.0 p2      40 t reload
        xorps xmm5, xmm6                                       ;   916.0 p1      23 t
        movaps xmm8, [rbp + 32]                                ;   914.0 p2      23 t
        movaps xmm10, [rbp + 64]                               ;   915.0 p2      40 t reload
        xorps xmm8, xmm10                                      ;   918.0 p5      23 t
        movaps xmm11, [rbp + 80]                               ;   916.0 p2      23 t
        xorps xmm11, xmm4                                      ;   919.0 p0      23 t
        xorps xmm6, xmm1                                       ;   916.0 p1      23 t
        movaps [rcx - 128], xmm0                               ;   913.8 p3+p4   21 t spill
        movaps xmm0, [rsi - 32]                                ;   917.0 p2      23 t
        xorps xmm0, xmm11                                      ;   920.0 p5      23 t
        xorps xmm0, [r8 + 3696]                                ;   921.0 p0+p2   23 t
        xorps xmm0, xmm3                                       ;   922.0 p1      23 t
        xorps xmm11, xmm5                                      ;   920.0 p5      23 t
        movaps [rcx - 64], xmm14                               ;   914.2 p3+p4   21 t spill
        movaps xmm14, [rdx + 48]                               ;   919.0 p2      23 t
        xorps xmm14, [r8 + 3680]                               ;   922.0 p0+p2   23 t
        xorps xmm14, xmm3                                      ;   923.0 p1      23 t
        xorps xmm14, xmm0                                      ;   924.0 p5      23 t
        movaps [rbp - 32], xmm7                                ;   915.5 p3+p4   21 t spill
        movaps xmm7, xmm8                                      ;   919.0 p0      23 t copy
        xorps xmm7, xmm0                                       ;   923.0 p1      23 t
        movaps [rcx - 32], xmm12                               ;   916.5 p3+p4   21 t spill
        movaps xmm12, xmm5                                     ;   918.8 p5      23 t copy
        xorps xmm12, xmm14                                     ;   925.0 p0      23 t
        movaps [rdx - 16], xmm9                                ;   917.5 p3+p4   21 t spill
        movaps xmm9, xmm6                                      ;   919.2 p1      23 t copy
        xorps xmm9, xmm11                                      ;   921.0 p5      23 t
        movaps [rbx - 48], xmm13                               ;   918.5 p3+p4   21 t spill
        movaps xmm13, xmm7                                     ;   924.0 p0      23 t copy
        orps xmm13, xmm14                                      ;   925.0 p1      23 t
        xorps xmm10, xmm11                                     ;   921.0 p5      23 t
        movaps [rbp + 64], xmm15                               ;   919.5 p3+p4   21 t spill
        movaps xmm15, xmm11                                    ;   921.0 p0      23 t copy
        xorps xmm15, xmm14                                     ;   925.0 p1      23 t
        movaps [rcx - 48], xmm2                                ;   920.5 p3+p4   21 t spill
        movaps xmm2, xmm1                                      ;   921.8 p5      23 t copy
        xorps xmm2, xmm0                                       ;   923.0 p0      23 t
        movaps xmm3, xmm0                                      ;   923.0 p1      23 t copy
        orps xmm3, xmm15                                       ;   926.0 p5      23 t
        xorps xmm3, xmm13                                      ;   927.0 p0      23 t
        movaps [rbp - 128], xmm14                              ;   925.0 p3+p4   23 t spill
        movaps xmm14, xmm9                                     ;   923.2 p1      23 t copy
        xorps xmm14, xmm12                                     ;   926.0 p5      23 t
        movaps [rdx - 128], xmm0                               ;   923.0 p3+p4   23 t spill
        movaps xmm0, [rbp + 80]                                ;   922.5 p2      23 t
        xorps xmm0, xmm15                                      ;   926.0 p0      23 t
        xorps xmm13, xmm4                                      ;   926.0 p1      23 t
        orps xmm4, xmm12                                       ;   926.0 p5      23 t
        xorps xmm10, xmm4                                      ;   927.0 p0      23 t
        movaps [rbp + 80], xmm12                               ;   926.0 p3+p4   23 t spill
        movaps xmm12, xmm11                                    ;   925.2 p1      23 t copy
        andps xmm12, xmm8                                      ;   926.2 p5      23 t
        xorps xmm4, xmm12                                      ;   927.2 p0      23 t
        movaps xmm12, xmm2                                     ;   926.2 p1      23 t copy
        andps xmm12, xmm14                                     ;   927.2 p5      23 t
        xorps xmm10, xmm12                                     ;   928.2 p0      23 t
        movaps xmm12, xmm2                                     ;   927.2 p1      23 t copy
        xorps xmm12, xmm0                                      ;   928.2 p5      23 t
        xorps xmm3, xmm10                                      ;   929.2 p0      23 t
        xorps xmm13, xmm4                                      ;   928.2 p1      23 t
        movaps [rbx + 64], xmm2                                ;   926.5 p3+p4   23 t spill
        movaps xmm2, xmm9                                      ;   928.8 p5      23 t copy
        andps xmm2, xmm12                                      ;   929.8 p0      23 t
        xorps xmm4, xmm2                                       ;   930.8 p1      23 t
        movaps xmm2, xmm8                                      ;   929.8 p5      23 t copy
        xorps xmm2, xmm12                                      ;   930.8 p0      23 t
        movaps [rcx - 16], xmm9                                ;   928.0 p3+p4   23 t spill
        movaps xmm9, xmm6                                      ;   930.2 p1      23 t copy
        andps xmm9, xmm2                                       ;   931.8 p5      23 t
        xorps xmm13, xmm9                                      ;   932.8 p0      23 t
        movaps xmm9, xmm0                                      ;   931.2 p1      23 t copy
        xorps xmm9, xmm7                                       ;   932.2 p5      23 t
        movaps [rbx + 80], xmm14                               ;   929.5 p3+p4   23 t spill
        movaps xmm14, xmm5                                     ;   932.0 p0      23 t copy
        andps xmm14, xmm9                                      ;   933.2 p1      23 t
        xorps xmm4, xmm14                                      ;   934.2 p5      23 t
        xorps xmm10, xmm14                                     ;   934.2 p0      23 t
        movaps xmm14, [rbp + 32]                               ;   930.8 p2      23 t
        orps xmm14, xmm1                                       ;   933.8 p1      23 t
        xorps xmm10, xmm14                                     ;   935.2 p5      23 t
        movaps xmm14, xmm3                                     ;   934.0 p0      23 t copy
        andps xmm14, xmm13                                     ;   935.0 p1      23 t
        xorps xmm10, xmm14                                     ;   936.2 p5      23 t
        movaps [rbx + 96], xmm1                                ;   932.2 p3+p4   23 t spill
        movaps xmm1, xmm4                                      ;   935.2 p0      23 t copy
        andps xmm1, xmm10                                      ;   937.2 p1      23 t
        xorps xmm10, xmm13                                     ;   937.2 p5      23 t
        orps xmm14, xmm10                                      ;   938.2 p0      23 t
        xorps xmm3, xmm1                                       ;   938.2 p1      23 t
        xorps xmm14, xmm3                                      ;   939.2 p5      23 t
        andps xmm9, xmm14                                      ;   940.2 p0      23 t
        movaps xmm1, xmm4                                      ;   937.2 p1      23 t copy
        andps xmm1, xmm3                                       ;   939.2 p5      23 t
        xorps xmm13, xmm1                                      ;   940.2 p0      23 t
        andps xmm3, xmm13                                      ;   941.2 p1      23 t
        movaps xmm1, xmm14                                     ;   940.2 p5      23 t copy
        orps xmm1, xmm13                                       ;   941.2 p0      23 t
        xorps xmm10, xmm1                                      ;   942.2 p1      23 t
        xorps xmm4, xmm3                                       ;   942.2 p5      23 t
        movaps xmm1, xmm14                                     ;   940.2 p0      23 t copy
        xorps xmm1, xmm13                                      ;   941.2 p1      23 t
        andps xmm2, xmm1                                       ;   942.2 p5      23 t
        andps xmm6, xmm1                                       ;   942.2 p0      23 t
        xorps xmm1, xmm10                                      ;   943.2 p1      23 t
        andps xmm12, xmm1                                      ;   944.2 p5      23 t
        andps xmm5, xmm14                                      ;   942.0 p0      23 t
        xorps xmm2, xmm12                                      ;   945.2 p1      23 t
        andps xmm11, xmm10                                     ;   943.2 p5      23 t
        andps xmm8, xmm10                                      ;   943.2 p0      23 t
        movaps xmm3, [rdx - 128]                               ;   940.5 p2      23 t
        andps xmm3, xmm4                                       ;   943.5 p1      23 t
        xorps xmm10, xmm4                                      ;   943.8 p5      23 t
        xorps xmm8, xmm12                                      ;   945.2 p0      23 t
        andps xmm15, xmm4                                      ;   944.2 p1      23 t
        movaps xmm12, [rbp - 128]                              ;   941.8 p2      23 t
        andps xmm12, xmm10                                     ;   944.8 p5      23 t
        xorps xmm12, xmm6                                      ;   945.8 p0      23 t
        xorps xmm6, xmm15                                      ;   945.2 p1      23 t
        xorps xmm14, xmm10                                     ;   945.8 p5      23 t
        xorps xmm4, xmm13                                      ;   946.0 p0      23 t
        andps xmm0, xmm14                                      ;   946.8 p1      23 t
        andps xmm7, xmm10                                      ;   946.8 p5      23 t
        movaps xmm15, [rbx + 80]                               ;   943.8 p2      23 t
        andps xmm15, xmm4                                      ;   947.0 p0      23 t
        andps xmm4, [rbx + 64]                                 ;   947.2 p1+p2   23 t
        andps xmm14, [rbp + 80]                                ;   947.8 p5+p2   23 t
        xorps xmm14, xmm12                                     ;   948.8 p0      23 t
        xorps xmm14, xmm15                                     ;   949.8 p1      23 t
        xorps xmm7, xmm9                                       ;   948.8 p5      23 t
        xorps xmm7, xmm2                                       ;   949.8 p0      23 t
        xorps xmm11, xmm15                                     ;   949.2 p1      23 t
        xorps xmm11, xmm6                                      ;   950.2 p5      23 t
        movaps xmm15, [rbx + 96]                               ;   946.8 p2      23 t
        andps xmm15, xmm13                                     ;   950.0 p0      23 t
        xorps xmm15, xmm11                                     ;   951.2 p1      23 t
        andps xmm13, [rbp + 32]                                ;   950.8 p5+p2   23 t
        xorps xmm13, xmm14                                     ;   951.8 p0      23 t
        xorps xmm13, xmm15                                     ;   952.8 p1      23 t
        xorps xmm2, xmm3                                       ;   951.8 p5      23 t
        andps xmm1, [rcx - 16]                                 ;   952.0 p0+p2   23 t
        xorps xmm2, xmm15                                      ;   952.8 p1      23 t
        xorps xmm4, xmm8                                       ;   952.8 p5      23 t
        xorps xmm4, xmm15                                      ;   953.8 p0      23 t
        xorps xmm1, xmm13                                      ;   953.8 p1      23 t
        xorps xmm12, xmm5                                      ;   953.8 p5      23 t
        xorps xmm12, xmm13                                     ;   954.8 p0      23 t
        movaps xmm15, [rsi + 112]                              ;   949.8 p2      22 t
        xorps xmm15, [r8 + 3744]                               ;   954.2 p1+p2   22 t
        movaps xmm3, [rel camellia128_encrypt.T0_constants128] ;   951.8 p2      41 t reload
        xorps xmm15, xmm3                                      ;   955.2 p5      22 t
        movaps xmm5, [rsi + 64]                                ;   952.8 p2      22 t
        xorps xmm5, [r8 + 3808]                                ;   955.8 p0+p2   22 t
        movaps xmm10, xmm2                                     ;   955.2 p1      23 t copy
        xorps xmm10, xmm4                                      ;   956.2 p5      23 t
        xorps xmm10, xmm12                                     ;   957.2 p0      23 t
        xorps xmm5, xmm3                                       ;   956.8 p1      22 t
        movaps xmm13, [rdi - 80]                               ;   954.8 p2      22 t
        xorps xmm13, [rax - 128]                               ;   957.8 p5+p2   22 t
        movaps [rcx - 16], xmm4                                ;   954.8 p3+p4   23 t spill
        movaps xmm4, [rdi - 80]                                ;   956.8 p2      22 t
        xorps xmm4, [rdx - 80]                                 ;   959.8 p0+p2   22 t
        movaps [rbp + 32], xmm7                                ;   954.0 p3+p4   23 t spill
        movaps xmm7, [rbp - 16]                                ;   958.8 p2      22 t
        xorps xmm7, xmm5                                       ;   961.8 p1      22 t
        movaps [rbx + 96], xmm6                                ;   955.0 p3+p4   23 t spill
        movaps xmm6, [rdx + 64]                                ;   959.8 p2      22 t
        xorps xmm6, xmm7                                       ;   962.8 p5      22 t
        xorps xmm6, [r8 + 3712]                                ;   963.8 p0+p2   22 t
        xorps xmm6, xmm3                                       ;   964.8 p1      22 t
        xorps xmm7, xmm13                                      ;   962.8 p5      22 t
        movaps [rbp + 80], xmm14                               ;   956.0 p3+p4   23 t spill
        movaps xmm14, [rdx + 80]                               ;   961.8 p2      22 t
        xorps xmm14, [r8 + 3824]                               ;   964.8 p0+p2   22 t
        xorps xmm14, xmm3                                      ;   965.8 p1      22 t
        xorps xmm14, xmm6                                      ;   966.8 p5      22 t
        movaps [rbx + 64], xmm11                               ;   957.2 p3+p4   23 t spill
        movaps xmm11, [rax - 128]                              ;   963.8 p2      22 t
        xorps xmm11, xmm15                                     ;   966.8 p0      22 t
        movaps [rax - 128], xmm0                               ;   958.2 p3+p4   23 t spill
        movaps xmm0, xmm4                                      ;   960.8 p1      22 t copy
        xorps xmm0, xmm6                                       ;   965.8 p5      22 t
        movaps [rbx + 80], xmm9                                ;   959.2 p3+p4   23 t spill
        movaps xmm9, xmm13                                     ;   961.0 p0      22 t copy
        xorps xmm9, xmm14                                      ;   967.8 p1      22 t
        movaps [rbp - 128], xmm2                               ;   960.2 p3+p4   23 t spill
        movaps xmm2, xmm0                                      ;   966.8 p5      22 t copy
        orps xmm2, xmm14                                       ;   967.8 p0      22 t
        movaps [rdx - 128], xmm8                               ;   961.2 p3+p4   23 t spill
        movaps xmm8, xmm7                                      ;   963.8 p1      22 t copy
        xorps xmm8, xmm11                                      ;   967.8 p5      22 t
        movaps [rbp + 4032], xmm12                             ;   962.2 p3+p4   23 t spill
        movaps xmm12, xmm7                                     ;   963.8 p0      22 t copy
        xorps xmm12, xmm14                                     ;   967.8 p1      22 t
        movaps [rax - 112], xmm1                               ;   963.2 p3+p4   23 t spill
        movaps xmm1, xmm15                                     ;   963.8 p5      22 t copy
        xorps xmm1, xmm6                                       ;   965.8 p0      22 t
        movaps [rax - 96], xmm10                               ;   964.2 p3+p4   23 t spill
        movaps xmm10, xmm6                                     ;   965.8 p1      22 t copy
        orps xmm10, xmm12                                      ;   968.8 p5      22 t
        xorps xmm10, xmm2                                      ;   969.8 p0      22 t
        movaps xmm3, [rbp - 16]                                ;   965.0 p2      22 t
        xorps xmm3, xmm12                                      ;   968.8 p1      22 t
        movaps [rbp - 16], xmm14                               ;   967.8 p3+p4   22 t spill
        movaps xmm14, xmm9                                     ;   968.8 p5      22 t copy
        xorps xmm14, xmm8                                      ;   969.8 p0      22 t
        xorps xmm2, xmm5                                       ;   968.8 p1      22 t
        orps xmm5, xmm9                                        ;   968.8 p5      22 t
        movaps [rbx - 32], xmm9                                ;   968.8 p3+p4   22 t spill
        movaps xmm9, xmm7                                      ;   967.0 p0      22 t copy
        andps xmm9, xmm4                                       ;   968.0 p1      22 t
        xorps xmm9, xmm5                                       ;   969.8 p5      22 t
        xorps xmm5, xmm7                                       ;   969.8 p0      22 t
        xorps xmm5, [rdx - 80]                                 ;   970.8 p1+p2   22 t
        xorps xmm2, xmm9                                       ;   970.8 p5      22 t
        movaps [rdx - 80], xmm12                               ;   968.8 p3+p4   22 t spill
        movaps xmm12, xmm1                                     ;   969.0 p0      22 t copy
        andps xmm12, xmm14                                     ;   970.8 p1      22 t
        xorps xmm5, xmm12                                      ;   971.8 p5      22 t
        movaps xmm12, xmm1                                     ;   970.0 p0      22 t copy
        xorps xmm12, xmm3                                      ;   971.0 p1      22 t
        xorps xmm10, xmm5                                      ;   972.8 p5      22 t
        movaps [rbx + 112], xmm1                               ;   970.2 p3+p4   22 t spill
        movaps xmm1, xmm8                                      ;   971.0 p0      22 t copy
        andps xmm1, xmm12                                      ;   972.0 p1      22 t
        xorps xmm9, xmm1                                       ;   973.0 p5      22 t
        movaps xmm1, xmm4                                      ;   972.0 p0      22 t copy
        xorps xmm1, xmm12                                      ;   973.0 p1      22 t
        movaps [r10 - 128], xmm8                               ;   971.8 p3+p4   22 t spill
        movaps xmm8, xmm11                                     ;   972.8 p5      22 t copy
        andps xmm8, xmm1                                       ;   974.0 p0      22 t
        xorps xmm2, xmm8                                       ;   975.0 p1      22 t
        movaps xmm8, xmm3                                      ;   973.8 p5      22 t copy
        xorps xmm8, xmm0                                       ;   974.8 p0      22 t
        movaps [r10 - 112], xmm14                              ;   973.2 p3+p4   22 t spill
        movaps xmm14, xmm13                                    ;   974.2 p1      22 t copy
        andps xmm14, xmm8                                      ;   975.8 p5      22 t
        xorps xmm9, xmm14                                      ;   976.8 p0      22 t
        xorps xmm5, xmm14                                      ;   976.8 p1      22 t
        movaps xmm14, [rdi - 80]                               ;   974.5 p2      22 t
        orps xmm14, xmm15                                      ;   977.5 p5      22 t
        xorps xmm5, xmm14                                      ;   978.5 p0      22 t
        movaps xmm14, xmm10                                    ;   976.2 p1      22 t copy
        andps xmm14, xmm2                                      ;   977.2 p5      22 t
        xorps xmm5, xmm14                                      ;   979.5 p0      22 t
        movaps [rbx - 16], xmm15                               ;   976.0 p3+p4   22 t spill
        movaps xmm15, xmm9                                     ;   977.8 p1      22 t copy
        andps xmm15, xmm5                                      ;   980.5 p5      22 t
        xorps xmm5, xmm2                                       ;   980.5 p0      22 t
        orps xmm14, xmm5                                       ;   981.5 p1      22 t
        xorps xmm10, xmm15                                     ;   981.5 p5      22 t
        xorps xmm14, xmm10                                     ;   982.5 p0      22 t
        andps xmm8, xmm14                                      ;   983.5 p1      22 t
        movaps xmm15, xmm9                                     ;   979.8 p5      22 t copy
        andps xmm15, xmm10                                     ;   982.5 p0      22 t
        xorps xmm2, xmm15                                      ;   983.5 p1      22 t
        andps xmm10, xmm2                                      ;   984.5 p5      22 t
        movaps xmm15, xmm14                                    ;   983.5 p0      22 t copy
        orps xmm15, xmm2                                       ;   984.5 p1      22 t
        xorps xmm5, xmm15                                      ;   985.5 p5      22 t
        xorps xmm9, xmm10                                      ;   985.5 p0      22 t
        movaps xmm15, xmm14                                    ;   983.5 p1      22 t copy
        xorps xmm15, xmm2                                      ;   984.5 p5      22 t
        andps xmm1, xmm15                                      ;   985.5 p0      22 t
        andps xmm11, xmm15                                     ;   985.5 p1      22 t
        xorps xmm15, xmm5                                      ;   986.5 p5      22 t
        andps xmm12, xmm15                                     ;   987.5 p0      22 t
        andps xmm13, xmm14                                     ;   984.2 p1      22 t
        xorps xmm1, xmm12                                      ;   988.5 p5      22 t
        andps xmm7, xmm5                                       ;   986.5 p0      22 t
        andps xmm6, xmm9                                       ;   986.5 p1      22 t
        andps xmm4, xmm5                                       ;   986.5 p5      22 t
        xorps xmm5, xmm9                                       ;   986.5 p0      22 t
        xorps xmm4, xmm12                                      ;   988.5 p1      22 t
        movaps xmm10, [rdx - 80]                               ;   984.5 p2      22 t
        andps xmm10, xmm9                                      ;   987.5 p5      22 t
        movaps xmm12, [rbp - 16]                               ;   985.5 p2      22 t
        andps xmm12, xmm5                                      ;   988.5 p0      22 t
        xorps xmm12, xmm11                                     ;   989.5 p1      22 t
        xorps xmm11, xmm10                                     ;   988.5 p5      22 t
        xorps xmm14, xmm5                                      ;   988.0 p0      22 t
        xorps xmm9, xmm2                                       ;   988.2 p1      22 t
        andps xmm3, xmm14                                      ;   989.0 p5      22 t
        andps xmm0, xmm5                                       ;   989.0 p0      22 t
        movaps xmm5, [r10 - 112]                               ;   987.0 p2      22 t
        andps xmm5, xmm9                                       ;   990.0 p1      22 t
        andps xmm9, [rbx + 112]                                ;   989.8 p5+p2   22 t
        andps xmm14, [rbx - 32]                                ;   990.0 p0+p2   22 t
        xorps xmm14, xmm12                                     ;   991.0 p1      22 t
        xorps xmm14, xmm5                                      ;   992.0 p5      22 t
        xorps xmm0, xmm8                                       ;   991.0 p0      22 t
        xorps xmm0, xmm1                                       ;   992.0 p1      22 t
        xorps xmm7, xmm5                                       ;   991.8 p5      22 t
        xorps xmm7, xmm11                                      ;   992.8 p0      22 t
        movaps xmm5, [rbx - 16]                                ;   990.0 p2      22 t
        andps xmm5, xmm2                                       ;   993.0 p1      22 t
        xorps xmm5, xmm7                                       ;   994.0 p5      22 t
        andps xmm2, [rdi - 80]                                 ;   993.0 p0+p2   22 t
        xorps xmm2, xmm14                                      ;   994.0 p1      22 t
        xorps xmm2, xmm5                                       ;   995.0 p5      22 t
        xorps xmm1, xmm6                                       ;   994.0 p0      22 t
        andps xmm15, [r10 - 128]                               ;   994.2 p1+p2   22 t
        xorps xmm1, xmm5                                       ;   995.0 p5      22 t
        xorps xmm9, xmm4                                       ;   995.0 p0      22 t
        xorps xmm9, xmm5                                       ;   996.0 p1      22 t
        xorps xmm15, xmm2                                      ;   996.0 p5      22 t
        xorps xmm12, xmm13                                     ;   996.0 p0      22 t
        xorps xmm12, xmm2                                      ;   997.0 p1      22 t
        movaps xmm2, [rsi - 64]                                ;   993.0 p2      21 t
        xorps xmm2, [r8 + 3872]                                ;   996.8 p5+p2   21 t
        movaps xmm5, [rel camellia128_encrypt.T0_constants128] ;   995.0 p2      41 t reload
        xorps xmm2, xmm5                                       ;   998.0 p0      21 t
        movaps xmm6, [rdx - 112]                               ;   996.0 p2      21 t
        xorps xmm6, [r8 + 3936]                                ;   999.0 p1+p2   21 t
        movaps xmm10, xmm1                                     ;   997.8 p5      22 t copy
        xorps xmm10, xmm9                                      ;   998.8 p0      22 t
        xorps xmm10, xmm12                                     ;   999.8 p1      22 t
        xorps xmm6, xmm5                                       ;  1000.0 p5      21 t
        movaps xmm13, [rdi - 96]                               ;   998.0 p2      21 t
        xorps xmm13, [rax + 80]                                ;  1001.0 p0+p2   21 t
        movaps [r10 - 128], xmm9                               ;   997.0 p3+p4   22 t spill
        movaps xmm9, [rdi - 96]                                ;  1000.0 p2      21 t
        xorps xmm9, [rdi - 112]                                ;  1003.0 p1+p2   21 t
        movaps [rdi - 80], xmm15                               ;   997.0 p3+p4   22 t spill
        movaps xmm15, [rdi + 112]                              ;  1002.0 p2      21 t
        xorps xmm15, xmm6                                      ;  1005.0 p5      21 t
        movaps [rbx - 16], xmm10                               ;  1000.8 p3+p4   22 t spill
        movaps xmm10, [rsi + 80]                               ;  1003.0 p2      21 t
        xorps xmm10, [r8 + 3840]                               ;  1006.0 p0+p2   21 t
        xorps xmm10, xmm15                                     ;  1007.0 p1      21 t
        xorps xmm10, xmm5                                      ;  1008.0 p5      21 t
        xorps xmm15, xmm13                                     ;  1006.0 p0      21 t
        movaps [rbx - 32], xmm0                                ;   999.0 p3+p4   22 t spill
        movaps xmm0, [rsi - 112]                               ;  1005.0 p2      21 t
        xorps xmm0, [r8 + 3952]                                ;  1008.0 p1+p2   21 t
        xorps xmm0, xmm5                                       ;  1009.0 p5      21 t
        xorps xmm0, xmm10                                      ;  1010.0 p0      21 t
        movaps [rbx + 112], xmm11                              ;  1000.2 p3+p4   22 t spill
        movaps xmm11, [rax + 80]                               ;  1007.0 p2      21 t
        xorps xmm11, xmm2                                      ;  1010.0 p1      21 t
        movaps [rax + 80], xmm14                               ;  1001.2 p3+p4   22 t spill
        movaps xmm14, xmm9                                     ;  1004.0 p5      21 t copy
        xorps xmm14, xmm10                                     ;  1009.0 p0      21 t
        movaps [r10 - 112], xmm7                               ;  1002.2 p3+p4   22 t spill
        movaps xmm7, xmm13                                     ;  1003.2 p1      21 t copy
        xorps xmm7, xmm0                                       ;  1011.0 p5      21 t
        movaps [rbp - 16], xmm3                                ;  1003.2 p3+p4   22 t spill
        movaps xmm3, xmm14                                     ;  1010.0 p0      21 t copy
        orps xmm3, xmm0                                        ;  1011.0 p1      21 t
        movaps [rdx - 80], xmm8                                ;  1004.2 p3+p4   22 t spill
        movaps xmm8, xmm15                                     ;  1007.0 p5      21 t copy
        xorps xmm8, xmm11                                      ;  1011.0 p0      21 t
        movaps [rbp + 4048], xmm1                              ;  1005.2 p3+p4   22 t spill
        movaps xmm1, xmm15                                     ;  1007.0 p1      21 t copy
        xorps xmm1, xmm0                                       ;  1011.0 p5      21 t
        movaps [rbp + 4064], xmm4                              ;  1006.2 p3+p4   22 t spill
        movaps xmm4, xmm2                                      ;  1006.5 p0      21 t copy
        xorps xmm4, xmm10                                      ;  1009.0 p1      21 t
        movaps [rbx + 0], xmm12                                ;  1007.2 p3+p4   22 t spill
        movaps xmm12, xmm10                                    ;  1009.0 p5      21 t copy
        orps xmm12, xmm1                                       ;  1012.0 p0      21 t
        xorps xmm12, xmm3                                      ;  1013.0 p1      21 t
        movaps xmm5, [rdi + 112]                               ;  1008.0 p2      21 t
        xorps xmm5, xmm1                                       ;  1012.0 p5      21 t
        movaps [rdi + 112], xmm0                               ;  1011.0 p3+p4   21 t spill
        movaps xmm0, xmm7                                      ;  1012.0 p0      21 t copy
        xorps xmm0, xmm8                                       ;  1013.0 p1      21 t
        xorps xmm3, xmm6                                       ;  1012.0 p5      21 t
        orps xmm6, xmm7                                        ;  1012.0 p0      21 t
        movaps [rbx + 16], xmm7                                ;  1012.0 p3+p4   21 t spill
        movaps xmm7, xmm15                                     ;  1010.0 p1      21 t copy
        andps xmm7, xmm9                                       ;  1011.0 p5      21 t
        xorps xmm7, xmm6                                       ;  1013.0 p0      21 t
        xorps xmm6, xmm15                                      ;  1013.0 p1      21 t
        xorps xmm6, [rdi - 112]                                ;  1014.0 p5+p2   21 t
        xorps xmm3, xmm7                                       ;  1014.0 p0      21 t
        movaps [rdi - 112], xmm1                               ;  1012.0 p3+p4   21 t spill
        movaps xmm1, xmm4                                      ;  1012.0 p1      21 t copy
        andps xmm1, xmm0                                       ;  1014.0 p5      21 t
        xorps xmm6, xmm1                                       ;  1015.0 p0      21 t
        movaps xmm1, xmm4                                      ;  1013.0 p1      21 t copy
        xorps xmm1, xmm5                                       ;  1014.0 p5      21 t
        xorps xmm12, xmm6                                      ;  1016.0 p0      21 t
        movaps [r10 - 96], xmm4                                ;  1013.2 p3+p4   21 t spill
        movaps xmm4, xmm8                                      ;  1014.0 p1      21 t copy
        andps xmm4, xmm1                                       ;  1015.0 p5      21 t
        xorps xmm7, xmm4                                       ;  1016.0 p0      21 t
        movaps xmm4, xmm9                                      ;  1015.0 p1      21 t copy
        xorps xmm4, xmm1                                       ;  1016.0 p5      21 t
        movaps [rbx + 32], xmm8                                ;  1014.8 p3+p4   21 t spill
        movaps xmm8, xmm11                                     ;  1015.8 p0      21 t copy
        andps xmm8, xmm4                                       ;  1017.0 p1      21 t
        xorps xmm3, xmm8                                       ;  1018.0 p5      21 t
        movaps xmm8, xmm5                                      ;  1016.8 p0      21 t copy
        xorps xmm8, xmm14                                      ;  1017.8 p1      21 t
        movaps [r10 - 80], xmm0                                ;  1016.2 p3+p4   21 t spill
        movaps xmm0, xmm13                                     ;  1017.2 p5      21 t copy
        andps xmm0, xmm8                                       ;  1018.8 p0      21 t
        xorps xmm7, xmm0                                       ;  1019.8 p1      21 t
        xorps xmm6, xmm0                                       ;  1019.8 p5      21 t
        movaps xmm0, [rdi - 96]                                ;  1017.5 p2      21 t
        orps xmm0, xmm2                                        ;  1020.5 p0      21 t
        xorps xmm6, xmm0                                       ;  1021.5 p1      21 t
        movaps xmm0, xmm12                                     ;  1019.2 p5      21 t copy
        andps xmm0, xmm3                                       ;  1020.2 p0      21 t
        xorps xmm6, xmm0                                       ;  1022.5 p1      21 t
        movaps [r10 - 64], xmm2                                ;  1019.0 p3+p4   21 t spill
        movaps xmm2, xmm7                                      ;  1020.8 p5      21 t copy
        andps xmm2, xmm6                                       ;  1023.5 p0      21 t
        xorps xmm6, xmm3                                       ;  1023.5 p1      21 t
        orps xmm0, xmm6                                        ;  1024.5 p5      21 t
        xorps xmm12, xmm2                                      ;  1024.5 p0      21 t
        xorps xmm0, xmm12                                      ;  1025.5 p1      21 t
        andps xmm8, xmm0                                       ;  1026.5 p5      21 t
        movaps xmm2, xmm7                                      ;  1022.8 p0      21 t copy
        andps xmm2, xmm12                                      ;  1025.5 p1      21 t
        xorps xmm3, xmm2                                       ;  1026.5 p5      21 t
        andps xmm12, xmm3                                      ;  1027.5 p0      21 t
        movaps xmm2, xmm0                                      ;  1026.5 p1      21 t copy
        orps xmm2, xmm3                                        ;  1027.5 p5      21 t
        xorps xmm6, xmm2                                       ;  1028.5 p0      21 t
        xorps xmm7, xmm12                                      ;  1028.5 p1      21 t
        movaps xmm2, xmm0                                      ;  1026.5 p5      21 t copy
        xorps xmm2, xmm3                                       ;  1027.5 p0      21 t
        andps xmm4, xmm2                                       ;  1028.5 p1      21 t
        andps xmm11, xmm2                                      ;  1028.5 p5      21 t
        xorps xmm2, xmm6                                       ;  1029.5 p0      21 t
        andps xmm1, xmm2                                       ;  1030.5 p1      21 t
        andps xmm13, xmm0                                      ;  1027.2 p5      21 t
        xorps xmm4, xmm1                                       ;  1031.5 p0      21 t
        andps xmm15, xmm6                                      ;  1029.5 p1      21 t
        andps xmm10, xmm7                                      ;  1029.5 p5      21 t
        andps xmm9, xmm6                                       ;  1029.5 p0      21 t
        xorps xmm6, xmm7                                       ;  1029.5 p1      21 t
        xorps xmm9, xmm1                                       ;  1031.5 p5      21 t
        movaps xmm1, [rdi - 112]                               ;  1027.5 p2      21 t
        andps xmm1, xmm7                                       ;  1030.5 p0      21 t
        movaps xmm12, [rdi + 112]                              ;  1028.5 p2      21 t
        andps xmm12, xmm6                                      ;  1031.5 p1      21 t
        xorps xmm12, xmm11                                     ;  1032.5 p5      21 t
        xorps xmm11, xmm1                                      ;  1031.5 p0      21 t
        xorps xmm0, xmm6                                       ;  1031.0 p1      21 t
        xorps xmm7, xmm3                                       ;  1031.2 p5      21 t
        andps xmm5, xmm0                                       ;  1032.0 p0      21 t
        andps xmm14, xmm6                                      ;  1032.0 p1      21 t
        movaps xmm1, [r10 - 80]                                ;  1030.0 p2      21 t
        andps xmm1, xmm7                                       ;  1033.0 p5      21 t
        andps xmm7, [r10 - 96]                                 ;  1032.8 p0+p2   21 t
        andps xmm0, [rbx + 16]                                 ;  1033.0 p1+p2   21 t
        xorps xmm0, xmm12                                      ;  1034.0 p5      21 t
        xorps xmm0, xmm1                                       ;  1035.0 p0      21 t
        xorps xmm14, xmm8                                      ;  1034.0 p1      21 t
        xorps xmm14, xmm4                                      ;  1035.0 p5      21 t
        xorps xmm15, xmm1                                      ;  1034.8 p0      21 t
        xorps xmm15, xmm11                                     ;  1035.8 p1      21 t
        movaps xmm1, [r10 - 64]                                ;  1033.0 p2      21 t
        andps xmm1, xmm3                                       ;  1036.0 p5      21 t
        xorps xmm1, xmm15                                      ;  1037.0 p0      21 t
        andps xmm3, [rdi - 96]                                 ;  1036.0 p1+p2   21 t
        xorps xmm3, xmm0                                       ;  1037.0 p5      21 t
        xorps xmm3, xmm1                                       ;  1038.0 p0      21 t
        xorps xmm4, xmm10                                      ;  1037.0 p1      21 t
        andps xmm2, [rbx + 32]                                 ;  1037.2 p5+p2   21 t
        xorps xmm4, xmm1                                       ;  1038.0 p0      21 t
        xorps xmm7, xmm9                                       ;  1038.0 p1      21 t
        xorps xmm7, xmm1                                       ;  1039.0 p5      21 t
        xorps xmm2, xmm3                                       ;  1039.0 p0      21 t
        xorps xmm12, xmm13                                     ;  1039.0 p1      21 t
        xorps xmm12, xmm3                                      ;  1040.0 p5      21 t
        movaps xmm1, [rsi + 16]                                ;  1036.0 p2      42 t
        xorps xmm1, [r8 + 4000]                                ;  1039.8 p0+p2   42 t
        movaps xmm3, [rel camellia128_encrypt.T0_constants128] ;  1038.0 p2      41 t reload
        xorps xmm1, xmm3                                       ;  1041.0 p1      42 t
        movaps xmm6, [rsi + 32]                                ;  1039.0 p2      42 t
        xorps xmm6, [r8 + 4064]                                ;  1042.0 p5+p2   42 t
        movaps xmm10, xmm4                                     ;  1040.8 p0      21 t copy
        xorps xmm10, xmm7                                      ;  1041.8 p1      21 t
        xorps xmm10, xmm12                                     ;  1042.8 p5      21 t
        xorps xmm6, xmm3                                       ;  1043.0 p0      42 t
        movaps xmm13, [r11 - 128]                              ;  1041.0 p2      42 t
        xorps xmm13, [rcx + 112]                               ;  1044.0 p1+p2   42 t
        movaps [rbx + 32], xmm14                               ;  1039.0 p3+p4   21 t spill
        movaps xmm14, [r11 - 128]                              ;  1043.0 p2      42 t
        xorps xmm14, [r10 + 112]                               ;  1046.0 p5+p2   42 t
        movaps [rdi - 96], xmm11                               ;  1040.0 p3+p4   21 t spill
        movaps xmm11, [r10 + 96]                               ;  1045.0 p2      42 t
        xorps xmm11, xmm6                                      ;  1048.0 p0      42 t
        movaps [r10 - 64], xmm0                                ;  1041.0 p3+p4   21 t spill
        movaps xmm0, [rsi + 48]                                ;  1046.0 p2      42 t
        xorps xmm0, [r8 + 3968]                                ;  1049.0 p1+p2   42 t
        xorps xmm0, xmm11                                      ;  1050.0 p5      42 t
        xorps xmm0, xmm3                                       ;  1051.0 p0      42 t
        xorps xmm11, xmm13                                     ;  1049.0 p1      42 t
        movaps [rbx + 16], xmm15                               ;  1042.0 p3+p4   21 t spill
        movaps xmm15, [rsi - 80]                               ;  1048.0 p2      42 t
        xorps xmm15, [r8 + 4080]                               ;  1051.0 p5+p2   42 t
        xorps xmm15, xmm3                                      ;  1052.0 p0      42 t
        xorps xmm15, xmm0                                      ;  1053.0 p1      42 t
        movaps xmm3, [rcx + 112]                               ;  1050.0 p2      42 t
        xorps xmm3, xmm1                                       ;  1053.0 p5      42 t
        movaps [rcx + 112], xmm5                               ;  1043.8 p3+p4   21 t spill
        movaps xmm5, xmm14                                     ;  1047.0 p0      42 t copy
        xorps xmm5, xmm0                                       ;  1052.0 p1      42 t
        movaps [r10 - 96], xmm8                                ;  1045.0 p3+p4   21 t spill
        movaps xmm8, xmm13                                     ;  1046.2 p5      42 t copy
        xorps xmm8, xmm15                                      ;  1054.0 p0      42 t
        movaps [r10 - 80], xmm4                                ;  1046.2 p3+p4   21 t spill
        movaps xmm4, xmm5                                      ;  1053.0 p1      42 t copy
        orps xmm4, xmm15                                       ;  1054.0 p5      42 t
        movaps [rdi + 112], xmm9                               ;  1047.2 p3+p4   21 t spill
        movaps xmm9, xmm11                                     ;  1050.0 p0      42 t copy
        xorps xmm9, xmm3                                       ;  1054.0 p1      42 t
        movaps [rdi - 112], xmm12                              ;  1048.2 p3+p4   21 t spill
        movaps xmm12, xmm11                                    ;  1050.0 p5      42 t copy
        xorps xmm12, xmm15                                     ;  1054.0 p0      42 t
        movaps [r11 - 112], xmm2                               ;  1049.2 p3+p4   21 t spill
        movaps xmm2, xmm1                                      ;  1049.5 p1      42 t copy
        xorps xmm2, xmm0                                       ;  1052.0 p5      42 t
        movaps [rax - 80], xmm10                               ;  1050.2 p3+p4   21 t spill
        movaps xmm10, xmm0                                     ;  1052.0 p0      42 t copy
        orps xmm10, xmm12                                      ;  1055.0 p1      42 t
        xorps xmm10, xmm4                                      ;  1056.0 p5      42 t
        movaps [rbx + 48], xmm7                                ;  1051.2 p3+p4   21 t spill
        movaps xmm7, [r10 + 96]                                ;  1051.2 p2      42 t
        xorps xmm7, xmm12                                      ;  1055.0 p0      42 t
        movaps [r10 + 96], xmm15                               ;  1054.0 p3+p4   42 t spill
        movaps xmm15, xmm8                                     ;  1055.0 p1      42 t copy
        xorps xmm15, xmm9                                      ;  1056.0 p5      42 t
        xorps xmm4, xmm6                                       ;  1055.0 p0      42 t
        orps xmm6, xmm8                                        ;  1055.0 p1      42 t
        movaps [rbp + 4080], xmm8                              ;  1055.0 p3+p4   42 t spill
        movaps xmm8, xmm11                                     ;  1053.2 p5      42 t copy
        andps xmm8, xmm14                                      ;  1054.2 p0      42 t
        xorps xmm8, xmm6                                       ;  1056.0 p1      42 t
        xorps xmm6, xmm11                                      ;  1056.0 p5      42 t
        xorps xmm6, [r10 + 112]                                ;  1057.0 p0+p2   42 t
        xorps xmm4, xmm8                                       ;  1057.0 p1      42 t
        movaps [r10 + 112], xmm12                              ;  1055.0 p3+p4   42 t spill
        movaps xmm12, xmm2                                     ;  1055.2 p5      42 t copy
        andps xmm12, xmm15                                     ;  1057.0 p0      42 t
        xorps xmm6, xmm12                                      ;  1058.0 p1      42 t
        movaps xmm12, xmm2                                     ;  1056.2 p5      42 t copy
        xorps xmm12, xmm7                                      ;  1057.2 p0      42 t
        xorps xmm10, xmm6                                      ;  1059.0 p1      42 t
        movaps [rbp + 4096], xmm2                              ;  1056.5 p3+p4   42 t spill
        movaps xmm2, xmm9                                      ;  1057.2 p5      42 t copy
        andps xmm2, xmm12                                      ;  1058.2 p0      42 t
        xorps xmm8, xmm2                                       ;  1059.2 p1      42 t
        movaps xmm2, xmm14                                     ;  1058.2 p5      42 t copy
        xorps xmm2, xmm12                                      ;  1059.2 p0      42 t
        movaps [rbp + 4112], xmm9                              ;  1058.0 p3+p4   42 t spill
        movaps xmm9, xmm3                                      ;  1059.0 p1      42 t copy
        andps xmm9, xmm2                                       ;  1060.2 p5      42 t
        xorps xmm4, xmm9                                       ;  1061.2 p0      42 t
        movaps xmm9, xmm7                                      ;  1060.0 p1      42 t copy
        xorps xmm9, xmm5                                       ;  1061.0 p5      42 t
        movaps [rbp + 4128], xmm15                             ;  1059.5 p3+p4   42 t spill
        movaps xmm15, xmm13                                    ;  1060.5 p0      42 t copy
        andps xmm15, xmm9                                      ;  1062.0 p1      42 t
        xorps xmm8, xmm15                                      ;  1063.0 p5      42 t
        xorps xmm6, xmm15                                      ;  1063.0 p0      42 t
        movaps xmm15, [r11 - 128]                              ;  1060.8 p2      42 t
        orps xmm15, xmm1                                       ;  1063.8 p1      42 t
        xorps xmm6, xmm15                                      ;  1064.8 p5      42 t
        movaps xmm15, xmm10                                    ;  1062.5 p0      42 t copy
        andps xmm15, xmm4                                      ;  1063.5 p1      42 t
        xorps xmm6, xmm15                                      ;  1065.8 p5      42 t
        movaps [rbp + 4144], xmm1                              ;  1062.2 p3+p4   42 t spill
        movaps xmm1, xmm8                                      ;  1064.0 p0      42 t copy
        andps xmm1, xmm6                                       ;  1066.8 p1      42 t
        xorps xmm6, xmm4                                       ;  1066.8 p5      42 t
        orps xmm15, xmm6                                       ;  1067.8 p0      42 t
        xorps xmm10, xmm1                                      ;  1067.8 p1      42 t
        xorps xmm15, xmm10                                     ;  1068.8 p5      42 t
        andps xmm9, xmm15                                      ;  1069.8 p0      42 t
        movaps xmm1, xmm8                                      ;  1066.0 p1      42 t copy
        andps xmm1, xmm10                                      ;  1068.8 p5      42 t
        xorps xmm4, xmm1                                       ;  1069.8 p0      42 t
        andps xmm10, xmm4                                      ;  1070.8 p1      42 t
        movaps xmm1, xmm15                                     ;  1069.8 p5      42 t copy
        orps xmm1, xmm4                                        ;  1070.8 p0      42 t
        xorps xmm6, xmm1                                       ;  1071.8 p1      42 t
        xorps xmm8, xmm10                                      ;  1071.8 p5      42 t
        movaps xmm1, xmm15                                     ;  1069.8 p0      42 t copy
        xorps xmm1, xmm4                                       ;  1070.8 p1      42 t
        andps xmm2, xmm1                                       ;  1071.8 p5      42 t
        andps xmm3, xmm1                                       ;  1071.8 p0      42 t
        xorps xmm1, xmm6                                       ;  1072.8 p1      42 t
        andps xmm12, xmm1                                      ;  1073.8 p5      42 t
        andps xmm13, xmm15                                     ;  1070.5 p0      42 t
        xorps xmm2, xmm12                                      ;  1074.8 p1      42 t
        andps xmm11, xmm6                                      ;  1072.8 p5      42 t
        andps xmm0, xmm8                                       ;  1072.8 p0      42 t
        andps xmm14, xmm6                                      ;  1072.8 p1      42 t
        xorps xmm6, xmm8                                       ;  1072.8 p5      42 t
        xorps xmm14, xmm12                                     ;  1074.8 p0      42 t
        movaps xmm10, [r10 + 112]                              ;  1070.8 p2      42 t
        andps xmm10, xmm8                                      ;  1073.8 p1      42 t
        movaps xmm12, [r10 + 96]                               ;  1071.8 p2      42 t
        andps xmm12, xmm6                                      ;  1074.8 p5      42 t
        xorps xmm12, xmm3                                      ;  1075.8 p0      42 t
        xorps xmm3, xmm10                                      ;  1074.8 p1      42 t
        xorps xmm15, xmm6                                      ;  1074.2 p5      42 t
        xorps xmm8, xmm4                                       ;  1074.5 p0      42 t
        andps xmm7, xmm15                                      ;  1075.2 p1      42 t
        andps xmm5, xmm6                                       ;  1075.2 p5      42 t
        movaps xmm6, [rbp + 4128]                              ;  1073.2 p2      42 t
        andps xmm6, xmm8                                       ;  1076.2 p0      42 t
        andps xmm8, [rbp + 4096]                               ;  1076.0 p1+p2   42 t
        andps xmm15, [rbp + 4080]                              ;  1076.2 p5+p2   42 t
        xorps xmm15, xmm12                                     ;  1077.2 p0      42 t
        xorps xmm15, xmm6                                      ;  1078.2 p1      42 t
        xorps xmm5, xmm9                                       ;  1077.2 p5      42 t
        xorps xmm5, xmm2                                       ;  1078.2 p0      42 t
        xorps xmm11, xmm6                                      ;  1078.0 p1      42 t
        xorps xmm11, xmm3                                      ;  1079.0 p5      42 t
        movaps xmm6, [rbp + 4144]                              ;  1076.2 p2      42 t
        andps xmm6, xmm4                                       ;  1079.2 p0      42 t
        xorps xmm6, xmm11                                      ;  1080.2 p1      42 t
        andps xmm4, [r11 - 128]                                ;  1079.2 p5+p2   42 t
        xorps xmm4, xmm15                                      ;  1080.2 p0      42 t
        xorps xmm4, xmm6                                       ;  1081.2 p1      42 t
        xorps xmm2, xmm0                                       ;  1080.2 p5      42 t
        andps xmm1, [rbp + 4112]                               ;  1080.5 p0+p2   42 t
        xorps xmm2, xmm6                                       ;  1081.2 p1      42 t
        xorps xmm8, xmm14                                      ;  1081.2 p5      42 t
        xorps xmm8, xmm6                                       ;  1082.2 p0      42 t
        xorps xmm1, xmm4                                       ;  1082.2 p1      42 t
        xorps xmm12, xmm13                                     ;  1082.2 p5      42 t
        xorps xmm12, xmm4                                      ;  1083.2 p0      42 t
        movaps xmm0, [rcx - 48]                                ;  1079.2 p2      41 t
        xorps xmm0, [rbx + 0]                                  ;  1083.0 p1+p2   41 t
        movaps xmm4, [rel camellia128_encrypt.T0_constants128] ;  1081.2 p2      41 t reload
        xorps xmm0, xmm4                                       ;  1084.2 p5      41 t
        movaps xmm6, xmm2                                      ;  1083.5 p0      42 t copy
        xorps xmm6, xmm8                                       ;  1084.5 p1      42 t
        xorps xmm6, xmm12                                      ;  1085.5 p5      42 t
        movaps xmm10, [rbx - 80]                               ;  1082.2 p2      41 t
        movaps xmm13, [rax - 96]                               ;  1083.2 p2      23 t reload
        xorps xmm10, xmm13                                     ;  1086.2 p0      41 t
        xorps xmm10, [rax - 112]                               ;  1087.2 p1+p2   41 t
        movaps xmm13, [rcx - 80]                               ;  1085.2 p2      41 t
        xorps xmm13, xmm1                                      ;  1088.2 p5      41 t
        xorps xmm13, xmm6                                      ;  1089.2 p0      41 t
        xorps xmm12, [rbp - 48]                                ;  1086.2 p1+p2   41 t
        xorps xmm12, xmm4                                      ;  1087.2 p5      41 t
        movaps [rbx + 0], xmm8                                 ;  1083.2 p3+p4   42 t spill
        movaps xmm8, [rdi - 64]                                ;  1087.2 p2      41 t
        xorps xmm8, [rbx + 48]                                 ;  1090.2 p0+p2   41 t
        movaps [rbx + 48], xmm1                                ;  1084.2 p3+p4   42 t spill
        movaps xmm1, [rdi - 64]                                ;  1089.2 p2      41 t
        xorps xmm1, xmm0                                       ;  1092.2 p1      41 t
        movaps [rdi - 64], xmm6                                ;  1086.5 p3+p4   42 t spill
        movaps xmm6, [rcx - 48]                                ;  1090.2 p2      41 t
        xorps xmm6, xmm10                                      ;  1093.2 p5      41 t
        xorps xmm10, xmm1                                      ;  1093.2 p0      41 t
        movaps [rcx - 48], xmm1                                ;  1093.2 p3+p4   41 t spill
        movaps xmm1, [rcx - 80]                                ;  1091.2 p2      41 t
        xorps xmm1, xmm8                                       ;  1094.2 p1      41 t
        xorps xmm0, xmm1                                       ;  1095.2 p5      41 t
        movaps [rcx - 80], xmm1                                ;  1095.2 p3+p4   41 t spill
        movaps xmm1, [rbx - 80]                                ;  1092.2 p2      41 t
        xorps xmm1, xmm13                                      ;  1095.2 p0      41 t
        xorps xmm13, xmm6                                      ;  1094.2 p1      41 t
        xorps xmm8, xmm1                                       ;  1096.2 p5      41 t
        movaps [rbx - 80], xmm6                                ;  1094.2 p3+p4   41 t spill
        movaps xmm6, [rbp + 64]                                ;  1093.2 p2      41 t
        xorps xmm6, [rbp + 4048]                               ;  1096.2 p0+p2   41 t
        xorps xmm6, [rbp + 4064]                               ;  1097.2 p1+p2   41 t
        xorps xmm6, [rdx - 80]                                 ;  1098.2 p5+p2   41 t
        xorps xmm6, [rbp - 16]                                 ;  1099.2 p0+p2   41 t
        xorps xmm6, xmm4                                       ;  1100.2 p1      41 t
        movaps [rbp - 16], xmm1                                ;  1096.2 p3+p4   41 t spill
        movaps xmm1, [rax + 96]                                ;  1098.2 p2      41 t
        xorps xmm1, [rbp + 4032]                               ;  1101.2 p5+p2   41 t
        xorps xmm1, xmm4                                       ;  1102.2 p0      41 t
        xorps xmm2, xmm14                                      ;  1094.2 p1      41 t
        movaps xmm14, [rdx + 112]                              ;  1100.2 p2      41 t
        xorps xmm14, [rax - 80]                                ;  1103.2 p5+p2   41 t
        xorps xmm14, [r11 - 112]                               ;  1104.2 p0+p2   41 t
        xorps xmm2, xmm9                                       ;  1095.2 p1      41 t
        movaps xmm9, [rdx + 112]                               ;  1103.2 p2      41 t
        xorps xmm9, xmm6                                       ;  1106.2 p5      41 t
        xorps xmm2, xmm7                                       ;  1096.2 p0      41 t
        movaps xmm7, [rbp + 64]                                ;  1104.2 p2      41 t
        xorps xmm7, xmm1                                       ;  1107.2 p1      41 t
        xorps xmm1, xmm9                                       ;  1107.2 p5      41 t
        xorps xmm2, [rcx - 96]                                 ;  1105.2 p0+p2   41 t
        xorps xmm2, xmm4                                       ;  1106.2 p1      41 t
        movaps [rbp + 64], xmm9                                ;  1107.2 p3+p4   41 t spill
        movaps xmm9, [rbp - 48]                                ;  1106.2 p2      41 t
        xorps xmm9, xmm14                                      ;  1109.2 p5      41 t
        xorps xmm6, xmm9                                       ;  1110.2 p0      41 t
        movaps [rbp - 48], xmm9                                ;  1110.2 p3+p4   41 t spill
        movaps xmm9, [rax + 96]                                ;  1107.2 p2      41 t
        xorps xmm9, xmm12                                      ;  1110.2 p1      41 t
        xorps xmm12, xmm7                                      ;  1108.2 p5      41 t
        xorps xmm14, xmm9                                      ;  1111.2 p0      41 t
        movaps [rax + 96], xmm7                                ;  1108.2 p3+p4   41 t spill
        movaps xmm7, [rbx - 48]                                ;  1108.2 p2      41 t
        xorps xmm7, [r10 - 112]                                ;  1111.2 p1+p2   41 t
        xorps xmm7, xmm4                                       ;  1112.2 p5      41 t
        movaps [r10 - 112], xmm9                               ;  1111.2 p3+p4   41 t spill
        movaps xmm9, [rbx - 112]                               ;  1110.2 p2      41 t
        xorps xmm9, [rbp - 128]                                ;  1113.2 p0+p2   41 t
        xorps xmm9, [rdx - 128]                                ;  1114.2 p1+p2   41 t
        xorps xmm9, [rbx + 80]                                 ;  1115.2 p5+p2   41 t
        xorps xmm9, [rax - 128]                                ;  1116.2 p0+p2   41 t
        xorps xmm9, xmm4                                       ;  1117.2 p1      41 t
        xorps xmm11, [rbp + 48]                                ;  1115.2 p5+p2   41 t
        xorps xmm11, xmm4                                      ;  1116.2 p0      41 t
        movaps [rax - 128], xmm14                              ;  1112.2 p3+p4   41 t spill
        movaps xmm14, [rdi - 16]                               ;  1116.2 p2      41 t
        xorps xmm14, [rdi - 112]                               ;  1119.2 p1+p2   41 t
        xorps xmm14, xmm4                                      ;  1120.2 p5      41 t
        movaps [rdi - 112], xmm8                               ;  1111.0 p3+p4   41 t spill
        movaps xmm8, [rdi - 16]                                ;  1118.2 p2      41 t
        xorps xmm8, xmm7                                       ;  1121.2 p0      41 t
        movaps [rdi - 16], xmm6                                ;  1112.0 p3+p4   41 t spill
        movaps xmm6, [rbx - 48]                                ;  1119.2 p2      41 t
        xorps xmm6, xmm9                                       ;  1122.2 p1      41 t
        xorps xmm9, xmm8                                       ;  1122.2 p5      41 t
        movaps [rbx - 48], xmm8                                ;  1122.2 p3+p4   41 t spill
        movaps xmm8, [rcx - 96]                                ;  1120.2 p2      41 t
        xorps xmm8, xmm14                                      ;  1123.2 p0      41 t
        xorps xmm7, xmm8                                       ;  1124.2 p1      41 t
        movaps [rcx - 96], xmm8                                ;  1124.2 p3+p4   41 t spill
        movaps xmm8, [rbx - 112]                               ;  1121.2 p2      41 t
        xorps xmm8, xmm2                                       ;  1124.2 p5      41 t
        xorps xmm2, xmm6                                       ;  1123.2 p0      41 t
        xorps xmm14, xmm8                                      ;  1125.2 p1      41 t
        movaps [rbx - 112], xmm6                               ;  1123.2 p3+p4   41 t spill
        movaps xmm6, [rdx - 16]                                ;  1122.2 p2      41 t
        xorps xmm6, [rax + 80]                                 ;  1125.2 p5+p2   41 t
        xorps xmm6, [rbx + 112]                                ;  1126.2 p0+p2   41 t
        xorps xmm6, [rbx - 32]                                 ;  1127.2 p1+p2   41 t
        movaps [rbx + 112], xmm8                               ;  1125.2 p3+p4   41 t spill
        movaps xmm8, [rbp - 96]                                ;  1126.2 p2      41 t
        xorps xmm8, [rbx + 64]                                 ;  1129.2 p5+p2   41 t
        xorps xmm8, xmm4                                       ;  1130.2 p0      41 t
        xorps xmm15, xmm3                                      ;  1122.8 p1      41 t
        movaps xmm3, [rdi - 48]                                ;  1128.2 p2      41 t
        xorps xmm3, [r10 - 80]                                 ;  1131.2 p5+p2   41 t
        xorps xmm3, [rdi + 112]                                ;  1132.2 p0+p2   41 t
        xorps xmm3, [r10 - 96]                                 ;  1133.2 p1+p2   41 t
        xorps xmm3, [rcx + 112]                                ;  1134.2 p5+p2   41 t
        xorps xmm3, xmm4                                       ;  1135.2 p0      41 t
        xorps xmm15, xmm5                                      ;  1124.8 p1      41 t
        xorps xmm15, [rbx - 128]                               ;  1133.2 p5+p2   41 t
        movaps [rcx + 112], xmm14                              ;  1126.2 p3+p4   41 t spill
        movaps xmm14, [rdi - 48]                               ;  1134.2 p2      41 t
        xorps xmm14, xmm6                                      ;  1137.2 p0      41 t
        movaps [rdi - 48], xmm7                                ;  1126.0 p3+p4   41 t spill
        movaps xmm7, [rdx - 16]                                ;  1135.2 p2      41 t
        xorps xmm7, xmm8                                       ;  1138.2 p1      41 t
        xorps xmm8, xmm14                                      ;  1138.2 p5      41 t
        movaps [rdx - 16], xmm14                               ;  1138.2 p3+p4   41 t spill
        movaps xmm14, [rbp + 48]                               ;  1136.2 p2      41 t
        xorps xmm14, xmm3                                      ;  1139.2 p0      41 t
        xorps xmm6, xmm14                                      ;  1140.2 p1      41 t
        movaps [rbp + 48], xmm14                               ;  1140.2 p3+p4   41 t spill
        movaps xmm14, [rbp - 96]                               ;  1137.2 p2      41 t
        xorps xmm14, xmm11                                     ;  1140.2 p5      41 t
        xorps xmm11, xmm7                                      ;  1139.2 p0      41 t
        xorps xmm3, xmm14                                      ;  1141.2 p1      41 t
        movaps [rbp - 96], xmm7                                ;  1139.2 p3+p4   41 t spill
        movaps xmm7, [rcx - 32]                                ;  1138.2 p2      41 t
        xorps xmm7, [rbx - 32]                                 ;  1141.2 p5+p2   41 t
        xorps xmm7, [rbx - 16]                                 ;  1142.2 p0+p2   41 t
        xorps xmm7, xmm4                                       ;  1143.2 p1      41 t
        movaps [rbx - 32], xmm14                               ;  1141.2 p3+p4   41 t spill
        movaps xmm14, [rbx - 64]                               ;  1141.2 p2      41 t
        xorps xmm14, [rbp + 80]                                ;  1144.2 p5+p2   41 t
        xorps xmm14, [rbx + 96]                                ;  1145.2 p0+p2   41 t
        xorps xmm14, [rbp + 32]                                ;  1146.2 p1+p2   41 t
        xorps xmm5, xmm4                                       ;  1139.2 p5      41 t
        xorps xmm5, [rbp + 0]                                  ;  1145.2 p0+p2   41 t
        xorps xmm5, [rdi - 64]                                 ;  1146.2 p1+p2   41 t
        movaps [rdi - 64], xmm3                                ;  1142.2 p3+p4   41 t spill
        movaps xmm3, [rbp - 80]                                ;  1147.2 p2      41 t
        xorps xmm3, xmm4                                       ;  1150.2 p5      41 t
        xorps xmm3, [rbx + 16]                                 ;  1151.2 p0+p2   41 t
        movaps [rbx + 16], xmm6                                ;  1141.2 p3+p4   41 t spill
        movaps xmm6, [rbp - 80]                                ;  1149.2 p2      41 t
        xorps xmm6, xmm7                                       ;  1152.2 p1      41 t
        movaps [rbp - 80], xmm0                                ;  1141.8 p3+p4   41 t spill
        movaps xmm0, [rcx - 32]                                ;  1150.2 p2      41 t
        xorps xmm0, xmm14                                      ;  1153.2 p5      41 t
        xorps xmm14, xmm6                                      ;  1153.2 p0      41 t
        movaps [rcx - 32], xmm6                                ;  1153.2 p3+p4   41 t spill
        movaps xmm6, [rbx - 128]                               ;  1151.2 p2      41 t
        xorps xmm6, xmm3                                       ;  1154.2 p1      41 t
        xorps xmm7, xmm6                                       ;  1155.2 p5      41 t
        movaps [rbx - 128], xmm6                               ;  1155.2 p3+p4   41 t spill
        movaps xmm6, [rbx - 64]                                ;  1152.2 p2      41 t
        xorps xmm6, xmm15                                      ;  1155.2 p0      41 t
        xorps xmm15, xmm0                                      ;  1154.2 p1      41 t
        xorps xmm3, xmm6                                       ;  1156.2 p5      41 t
        movaps [rbx - 64], xmm0                                ;  1154.2 p3+p4   41 t spill
        movaps xmm0, [rbp - 32]                                ;  1153.2 p2      41 t
        xorps xmm0, xmm4                                       ;  1156.2 p0      41 t
        xorps xmm0, [rdi - 80]                                 ;  1157.2 p1+p2   41 t
        movaps [rbx + 96], xmm6                                ;  1156.2 p3+p4   41 t spill
        movaps xmm6, [rbp + 16]                                ;  1155.2 p2      41 t
        xorps xmm6, xmm4                                       ;  1158.2 p5      41 t
        xorps xmm6, [rbp + 32]                                 ;  1159.2 p0+p2   41 t
        xorps xmm6, [rax - 96]                                 ;  1160.2 p1+p2   41 t
        movaps [rax - 96], xmm3                                ;  1157.2 p3+p4   41 t spill
        movaps xmm3, [rdi + 0]                                 ;  1158.2 p2      41 t
        xorps xmm3, [r10 - 64]                                 ;  1161.2 p5+p2   41 t
        xorps xmm3, [rdi - 96]                                 ;  1162.2 p0+p2   41 t
        xorps xmm3, [rbx + 32]                                 ;  1163.2 p1+p2   41 t
        movaps [rdi - 96], xmm7                                ;  1156.2 p3+p4   41 t spill
        movaps xmm7, [rdi + 0]                                 ;  1162.2 p2      41 t
        xorps xmm7, xmm0                                       ;  1165.2 p5      41 t
        movaps [rdi + 0], xmm14                                ;  1156.2 p3+p4   41 t spill
        movaps xmm14, [rbp - 32]                               ;  1163.2 p2      41 t
        xorps xmm14, xmm6                                      ;  1166.2 p0      41 t
        xorps xmm6, xmm7                                       ;  1166.2 p1      41 t
        movaps [rbp - 32], xmm7                                ;  1166.2 p3+p4   41 t spill
        movaps xmm7, [rbp + 0]                                 ;  1164.2 p2      41 t
        xorps xmm7, xmm3                                       ;  1167.2 p5      41 t
        xorps xmm0, xmm7                                       ;  1168.2 p0      41 t
        movaps [rbp + 0], xmm7                                 ;  1168.2 p3+p4   41 t spill
        movaps xmm7, [rbp + 16]                                ;  1165.2 p2      41 t
        xorps xmm7, xmm5                                       ;  1168.2 p1      41 t
        xorps xmm5, xmm14                                      ;  1167.2 p5      41 t
        xorps xmm3, xmm7                                       ;  1169.2 p0      41 t
        movaps [rbp + 16], xmm14                               ;  1167.2 p3+p4   41 t spill
        movaps xmm14, [rcx - 64]                               ;  1166.2 p2      41 t
        xorps xmm14, [r10 - 128]                               ;  1169.2 p1+p2   41 t
        movaps [r10 - 128], xmm7                               ;  1169.2 p3+p4   41 t spill
        movaps xmm7, [rbx - 96]                                ;  1168.2 p2      41 t
        xorps xmm7, xmm4                                       ;  1171.2 p5      41 t
        xorps xmm7, [rax - 112]                                ;  1172.2 p0+p2   41 t
        movaps [rax - 112], xmm3                               ;  1170.2 p3+p4   41 t spill
        movaps xmm3, [rax + 112]                               ;  1170.2 p2      41 t
        xorps xmm3, xmm4                                       ;  1173.2 p1      41 t
        xorps xmm3, [rbx + 48]                                 ;  1174.2 p5+p2   41 t
        movaps [rbx + 48], xmm0                                ;  1169.2 p3+p4   41 t spill
        movaps xmm0, [rdi - 32]                                ;  1172.2 p2      41 t
        xorps xmm0, xmm4                                       ;  1175.2 p0      41 t
        xorps xmm0, [rbx + 32]                                 ;  1176.2 p1+p2   41 t
        xorps xmm0, [rax - 80]                                 ;  1177.2 p5+p2   41 t
        movaps [rax - 80], xmm6                                ;  1168.8 p3+p4   41 t spill
        movaps xmm6, [rdi - 32]                                ;  1175.2 p2      41 t
        xorps xmm6, xmm14                                      ;  1178.2 p0      41 t
        movaps [rdi - 32], xmm8                                ;  1169.8 p3+p4   41 t spill
        movaps xmm8, [rcx - 64]                                ;  1176.2 p2      41 t
        xorps xmm8, xmm7                                       ;  1179.2 p1      41 t
        xorps xmm7, xmm6                                       ;  1179.2 p5      41 t
        movaps [rcx - 64], xmm6                                ;  1179.2 p3+p4   41 t spill
        movaps xmm6, [rax + 112]                               ;  1177.2 p2      41 t
        xorps xmm6, xmm0                                       ;  1180.2 p0      41 t
        xorps xmm14, xmm6                                      ;  1181.2 p1      41 t
        movaps [rax + 112], xmm6                               ;  1181.2 p3+p4   41 t spill
        movaps xmm6, [rbx - 96]                                ;  1178.2 p2      41 t
        xorps xmm6, xmm3                                       ;  1181.2 p5      41 t
        xorps xmm3, xmm8                                       ;  1180.2 p0      41 t
        xorps xmm0, xmm6                                       ;  1182.2 p1      41 t
        xorps xmm4, [rbp - 112]                                ;  1179.2 p5+p2   41 t
        xorps xmm4, [r11 - 112]                                ;  1180.2 p0+p2   41 t
        movaps [r11 - 112], xmm8                               ;  1180.2 p3+p4   41 t spill
        movaps xmm8, [rcx - 128]                               ;  1181.2 p2      41 t
        xorps xmm8, [rbx - 16]                                 ;  1184.2 p1+p2   41 t
        xorps xmm8, [rdi - 80]                                 ;  1185.2 p5+p2   41 t
        movaps [rdi - 80], xmm6                                ;  1182.2 p3+p4   41 t spill
        movaps xmm6, [rcx - 112]                               ;  1184.2 p2      41 t
        xorps xmm6, [rcx - 16]                                 ;  1187.2 p0+p2   41 t
        movaps [rcx - 16], xmm0                                ;  1183.2 p3+p4   41 t spill
        movaps xmm0, [rbp - 64]                                ;  1186.2 p2      41 t
        xorps xmm0, [rbx + 0]                                  ;  1189.2 p1+p2   41 t
        movaps [rbx + 0], xmm14                                ;  1182.2 p3+p4   41 t spill
        movaps xmm14, [rbp - 112]                              ;  1188.2 p2      41 t
        xorps xmm14, xmm8                                      ;  1191.2 p5      41 t
        movaps [rbp - 112], xmm7                               ;  1181.8 p3+p4   41 t spill
        movaps xmm7, [rcx - 128]                               ;  1189.2 p2      41 t
        xorps xmm7, xmm6                                       ;  1192.2 p0      41 t
        xorps xmm6, xmm14                                      ;  1192.2 p1      41 t
        movaps [rcx - 128], xmm14                              ;  1192.2 p3+p4   41 t spill
        movaps xmm14, [rbp - 64]                               ;  1190.2 p2      41 t
        xorps xmm14, xmm4                                      ;  1193.2 p5      41 t
        xorps xmm8, xmm14                                      ;  1194.2 p0      41 t
        movaps [rbp - 64], xmm14                               ;  1194.2 p3+p4   41 t spill
        movaps xmm14, [rcx - 112]                              ;  1191.2 p2      41 t
        xorps xmm14, xmm0                                      ;  1194.2 p1      41 t
        xorps xmm0, xmm7                                       ;  1193.2 p5      41 t
        xorps xmm4, xmm14                                      ;  1195.2 p0      41 t
        movaps [rcx - 112], xmm7                               ;  1193.2 p3+p4   41 t spill
        movaps xmm7, xmm13                                     ;  1188.2 p1      62 t copy
        xorps xmm7, [r11 + 64]                                 ;  1192.2 p5+p2   62 t
        movaps [r11 + 64], xmm7                                ;  1193.2 p3+p4   62 t spill
        movaps xmm7, xmm12                                     ;  1189.5 p0      62 t copy
        xorps xmm7, [r11 + 16]                                 ;  1193.2 p1+p2   62 t
        movaps [r11 + 16], xmm7                                ;  1194.2 p3+p4   62 t spill
        movaps xmm7, xmm2                                      ;  1191.2 p5      62 t copy
        xorps xmm7, [r11 + 32]                                 ;  1194.2 p0+p2   62 t
        movaps [r11 + 32], xmm7                                ;  1195.2 p3+p4   62 t spill
        movaps xmm7, xmm11                                     ;  1192.2 p1      62 t copy
        xorps xmm7, [r11 - 96]                                 ;  1195.2 p5+p2   62 t
        movaps [r11 - 96], xmm7                                ;  1196.2 p3+p4   62 t spill
        movaps xmm7, xmm15                                     ;  1193.0 p0      62 t copy
        xorps xmm7, [r11 - 80]                                 ;  1196.2 p1+p2   62 t
        movaps [r11 - 80], xmm7                                ;  1197.2 p3+p4   62 t spill
        movaps xmm7, xmm5                                      ;  1193.8 p5      62 t copy
        xorps xmm7, [r11 - 64]                                 ;  1197.2 p0+p2   62 t
        movaps [r11 - 64], xmm7                                ;  1198.2 p3+p4   62 t spill
        movaps xmm7, xmm3                                      ;  1194.5 p1      62 t copy
        xorps xmm7, [r11 + 48]                                 ;  1198.2 p5+p2   62 t
        movaps [r11 + 48], xmm7                                ;  1199.2 p3+p4   62 t spill
        movaps xmm7, xmm0                                      ;  1195.2 p0      62 t copy
        xorps xmm7, [r11 + 80]                                 ;  1199.2 p1+p2   62 t
        movaps [r11 + 80], xmm7                                ;  1200.2 p3+p4   62 t spill
        movaps xmm7, xmm10                                     ;  1196.0 p5      62 t copy
        xorps xmm7, [r11 - 48]                                 ;  1200.2 p0+p2   62 t
        movaps [r11 - 48], xmm7                                ;  1201.2 p3+p4   62 t spill
        movaps xmm7, xmm1                                      ;  1196.8 p1      62 t copy
        xorps xmm7, [r10 - 32]                                 ;  1201.2 p5+p2   62 t
        movaps [r10 - 32], xmm7                                ;  1202.2 p3+p4   62 t spill
        movaps xmm7, xmm9                                      ;  1197.5 p0      62 t copy
        xorps xmm7, [r11 - 32]                                 ;  1202.2 p1+p2   62 t
        movaps [r11 - 32], xmm7                                ;  1203.2 p3+p4   62 t spill
        movaps xmm7, [rdi - 32]                                ;  1203.2 p2      62 t
        xorps xmm7, [r11 - 16]                                 ;  1206.2 p5+p2   62 t
        movaps [r11 - 16], xmm7                                ;  1207.2 p3+p4   62 t spill
        movaps xmm7, [rdi + 0]                                 ;  1205.2 p2      62 t
        xorps xmm7, [r11 + 0]                                  ;  1208.2 p0+p2   62 t
        movaps [r11 + 0], xmm7                                 ;  1209.2 p3+p4   62 t spill
        movaps xmm7, [rax - 80]                                ;  1207.2 p2      62 t
        xorps xmm7, [r10 - 48]                                 ;  1210.2 p1+p2   62 t
        movaps [r10 - 48], xmm7                                ;  1211.2 p3+p4   62 t spill
        movaps xmm7, [rbp - 112]                               ;  1209.2 p2      62 t
        xorps xmm7, [r11 + 112]                                ;  1212.2 p5+p2   62 t
        movaps [rbx - 16], xmm7                                ;  1213.2 p3+p4   62 t spill
        movaps xmm7, xmm6                                      ;  1201.5 p0      62 t copy
        xorps xmm7, [r13 - 128]                                ;  1211.2 p1+p2   62 t
        movaps [rbx - 96], xmm7                                ;  1212.2 p3+p4   62 t spill
        movaps xmm7, [rbp - 80]                                ;  1212.2 p2      62 t
        xorps xmm7, [r13 - 112]                                ;  1215.2 p5+p2   62 t
        movaps [rbx + 32], xmm7                                ;  1216.2 p3+p4   62 t spill
        movaps xmm7, [rdi - 16]                                ;  1214.2 p2      62 t
        xorps xmm7, [r13 - 96]                                 ;  1217.2 p0+p2   62 t
        movaps [r10 - 64], xmm7                                ;  1218.2 p3+p4   62 t spill
        movaps xmm7, [rdi - 48]                                ;  1216.2 p2      62 t
        xorps xmm7, [r13 - 80]                                 ;  1219.2 p1+p2   62 t
        movaps [rbp + 32], xmm7                                ;  1220.2 p3+p4   62 t spill
        movaps xmm7, [rbx + 16]                                ;  1218.2 p2      62 t
        xorps xmm7, [r13 - 64]                                 ;  1221.2 p5+p2   62 t
        movaps [rbp + 80], xmm7                                ;  1222.2 p3+p4   62 t spill
        movaps xmm7, [rdi - 96]                                ;  1220.2 p2      62 t
        xorps xmm7, [r13 - 48]                                 ;  1223.2 p0+p2   62 t
        xorps xmm10, [r14 - 112]                               ;  1222.2 p1+p2   62 t
        xorps xmm10, [rcx - 80]                                ;  1223.2 p5+p2   62 t
        movaps [rcx - 80], xmm10                               ;  1224.2 p3+p4   62 t spill
        movaps xmm10, [rbx + 48]                               ;  1224.2 p2      62 t
        xorps xmm10, [r13 - 32]                                ;  1227.2 p0+p2   62 t
        xorps xmm1, [r14 - 96]                                 ;  1226.2 p1+p2   62 t
        xorps xmm1, [rbp - 48]                                 ;  1227.2 p5+p2   62 t
        movaps [rbp - 48], xmm1                                ;  1228.2 p3+p4   62 t spill
        movaps xmm1, [rbx + 0]                                 ;  1228.2 p2      62 t
        xorps xmm1, [r13 - 16]                                 ;  1231.2 p0+p2   62 t
        xorps xmm9, [r14 - 80]                                 ;  1230.2 p1+p2   62 t
        xorps xmm9, [rcx - 96]                                 ;  1231.2 p5+p2   62 t
        movaps [rcx - 96], xmm9                                ;  1232.2 p3+p4   62 t spill
        movaps xmm9, xmm8                                      ;  1221.2 p0      62 t copy
        xorps xmm9, [r13 + 0]                                  ;  1232.2 p1+p2   62 t
        movaps [r10 - 96], xmm9                                ;  1233.2 p3+p4   62 t spill
        movaps xmm9, [rdi - 112]                               ;  1233.2 p2      62 t
        xorps xmm9, [r13 + 16]                                 ;  1236.2 p5+p2   62 t
        movaps [rdi + 112], xmm9                               ;  1237.2 p3+p4   62 t spill
        movaps xmm9, [rax - 128]                               ;  1235.2 p2      62 t
        xorps xmm9, [r13 + 32]                                 ;  1238.2 p0+p2   62 t
        movaps [r10 - 80], xmm9                                ;  1239.2 p3+p4   62 t spill
        movaps xmm9, [rcx + 112]                               ;  1237.2 p2      62 t
        xorps xmm9, [r13 + 48]                                 ;  1240.2 p1+p2   62 t
        movaps [rbx + 64], xmm9                                ;  1241.2 p3+p4   62 t spill
        movaps xmm9, [rdi - 64]                                ;  1239.2 p2      62 t
        xorps xmm9, [r13 + 64]                                 ;  1242.2 p5+p2   62 t
        xorps xmm6, [r14 + 0]                                  ;  1241.2 p0+p2   62 t
        xorps xmm6, [rbp - 64]                                 ;  1242.2 p1+p2   62 t
        movaps [rbp - 64], xmm6                                ;  1243.2 p3+p4   62 t spill
        movaps xmm6, [rax - 96]                                ;  1243.2 p2      62 t
        xorps xmm6, [r13 + 80]                                 ;  1246.2 p5+p2   62 t
        movaps [rax + 80], xmm6                                ;  1247.2 p3+p4   62 t spill
        movaps xmm6, [rax - 112]                               ;  1245.2 p2      62 t
        xorps xmm6, [r13 + 96]                                 ;  1248.2 p0+p2   62 t
        movaps [rbx + 80], xmm6                                ;  1249.2 p3+p4   62 t spill
        movaps xmm6, [rcx - 16]                                ;  1247.2 p2      62 t
        xorps xmm6, [r13 + 112]                                ;  1250.2 p1+p2   62 t
        movaps [rdx - 128], xmm6                               ;  1251.2 p3+p4   62 t spill
        movaps xmm6, xmm4                                      ;  1239.5 p5      62 t copy
        xorps xmm6, [r14 - 128]                                ;  1249.2 p0+p2   62 t
        xorps xmm14, xmm8                                      ;  1240.2 p1      62 t
        movaps xmm8, [rbp + 48]                                ;  1250.2 p2      62 t
        xorps xmm8, [r14 - 64]                                 ;  1253.2 p5+p2   62 t
        xorps xmm8, [rdi - 32]                                 ;  1254.2 p0+p2   62 t
        xorps xmm14, [r15 - 128]                               ;  1253.2 p1+p2   62 t
        movaps [rdi - 32], xmm14                               ;  1254.2 p3+p4   62 t spill
        movaps xmm14, [rbx - 128]                              ;  1254.2 p2      62 t
        xorps xmm14, [r14 - 48]                                ;  1257.2 p5+p2   62 t
        xorps xmm14, [rdi + 0]                                 ;  1258.2 p0+p2   62 t
        movaps [rdi + 0], xmm14                                ;  1259.2 p3+p4   62 t spill
        movaps xmm14, [rbp + 0]                                ;  1257.2 p2      62 t
        xorps xmm14, [r14 - 32]                                ;  1260.2 p1+p2   62 t
        xorps xmm14, [rax - 80]                                ;  1261.2 p5+p2   62 t
        movaps [rax - 80], xmm14                               ;  1262.2 p3+p4   62 t spill
        movaps xmm14, [rax + 112]                              ;  1260.2 p2      62 t
        xorps xmm14, [r14 - 16]                                ;  1263.2 p0+p2   62 t
        xorps xmm14, [rbp - 112]                               ;  1264.2 p1+p2   62 t
        movaps [rbp - 112], xmm14                              ;  1265.2 p3+p4   62 t spill
        movaps xmm14, [rbp - 16]                               ;  1263.2 p2      62 t
        xorps xmm14, [r14 + 16]                                ;  1266.2 p5+p2   62 t
        xorps xmm14, [rbp - 80]                                ;  1267.2 p0+p2   62 t
        movaps [rbp - 80], xmm14                               ;  1268.2 p3+p4   62 t spill
        movaps xmm14, [r10 - 112]                              ;  1266.2 p2      62 t
        xorps xmm14, [r14 + 32]                                ;  1269.2 p1+p2   62 t
        xorps xmm14, [rdi - 16]                                ;  1270.2 p5+p2   62 t
        movaps [rdi - 16], xmm14                               ;  1271.2 p3+p4   62 t spill
        movaps xmm14, [rbx + 112]                              ;  1269.2 p2      62 t
        xorps xmm14, [r14 + 48]                                ;  1272.2 p0+p2   62 t
        xorps xmm14, [rdi - 48]                                ;  1273.2 p1+p2   62 t
        movaps [rdi - 48], xmm14                               ;  1274.2 p3+p4   62 t spill
        movaps xmm14, [rbx - 32]                               ;  1272.2 p2      62 t
        xorps xmm14, [r14 + 64]                                ;  1275.2 p5+p2   62 t
        xorps xmm14, [rbx + 16]                                ;  1276.2 p0+p2   62 t
        xorps xmm4, [r15 + 0]                                  ;  1275.2 p1+p2   62 t
        xorps xmm4, [rcx - 112]                                ;  1276.2 p5+p2   62 t
        movaps [rcx - 112], xmm4                               ;  1277.2 p3+p4   62 t spill
        movaps xmm4, [rbx + 96]                                ;  1277.2 p2      62 t
        xorps xmm4, [r14 + 80]                                 ;  1280.2 p0+p2   62 t
        xorps xmm4, [rdi - 96]                                 ;  1281.2 p1+p2   62 t
        xorps xmm13, [r15 + 16]                                ;  1280.2 p5+p2   62 t
        xorps xmm13, [rcx - 48]                                ;  1281.2 p0+p2   62 t
        movaps [rcx - 48], xmm13                               ;  1282.2 p3+p4   62 t spill
        movaps xmm13, [r10 - 128]                              ;  1282.2 p2      62 t
        xorps xmm13, [r14 + 96]                                ;  1285.2 p1+p2   62 t
        xorps xmm13, [rbx + 48]                                ;  1286.2 p5+p2   62 t
        xorps xmm12, [r15 + 32]                                ;  1285.2 p0+p2   62 t
        xorps xmm12, [rbp + 64]                                ;  1286.2 p1+p2   62 t
        movaps [rbp + 64], xmm12                               ;  1287.2 p3+p4   62 t spill
        movaps xmm12, [rdi - 80]                               ;  1287.2 p2      62 t
        xorps xmm12, [r14 + 112]                               ;  1290.2 p5+p2   62 t
        xorps xmm12, [rbx + 0]                                 ;  1291.2 p0+p2   62 t
        xorps xmm2, [r15 + 48]                                 ;  1290.2 p1+p2   62 t
        xorps xmm2, [rbx - 48]                                 ;  1291.2 p5+p2   62 t
        xorps xmm11, [r15 + 64]                                ;  1292.2 p0+p2   62 t
        xorps xmm11, [rdx - 16]                                ;  1293.2 p1+p2   62 t
        movaps [rdx - 16], xmm11                               ;  1294.2 p3+p4   62 t spill
        movaps xmm11, [rbx - 80]                               ;  1294.2 p2      62 t
        xorps xmm11, [r15 - 112]                               ;  1297.2 p5+p2   62 t
        xorps xmm11, [rdi - 112]                               ;  1298.2 p0+p2   62 t
        xorps xmm15, [r15 + 80]                                ;  1297.2 p1+p2   62 t
        xorps xmm15, [rcx - 32]                                ;  1298.2 p5+p2   62 t
        movaps [rcx - 32], xmm15                               ;  1299.2 p3+p4   62 t spill
        movaps xmm15, [rax + 96]                               ;  1299.2 p2      62 t
        xorps xmm15, [r15 - 96]                                ;  1302.2 p0+p2   62 t
        xorps xmm15, [rax - 128]                               ;  1303.2 p1+p2   62 t
        xorps xmm5, [r15 + 96]                                 ;  1302.2 p5+p2   62 t
        xorps xmm5, [rbp - 32]                                 ;  1303.2 p0+p2   62 t
        movaps [rbp - 32], xmm5                                ;  1304.2 p3+p4   62 t spill
        movaps xmm5, [rbx - 112]                               ;  1304.2 p2      62 t
        xorps xmm5, [r15 - 80]                                 ;  1307.2 p1+p2   62 t
        xorps xmm5, [rcx + 112]                                ;  1308.2 p5+p2   62 t
        xorps xmm3, [r15 + 112]                                ;  1307.2 p0+p2   62 t
        xorps xmm3, [rcx - 64]                                 ;  1308.2 p1+p2   62 t
        movaps [rcx - 64], xmm3                                ;  1309.2 p3+p4   62 t spill
        movaps xmm3, [rbp - 96]                                ;  1309.2 p2      62 t
        xorps xmm3, [r15 - 64]                                 ;  1312.2 p5+p2   62 t
        xorps xmm3, [rdi - 64]                                 ;  1313.2 p0+p2   62 t
        xorps xmm0, [rbp + 2944]                               ;  1312.2 p1+p2   62 t
        xorps xmm0, [rcx - 128]                                ;  1313.2 p5+p2   62 t
        movaps [rcx - 128], xmm0                               ;  1314.2 p3+p4   62 t spill
        movaps xmm0, [rbx - 64]                                ;  1314.2 p2      62 t
        xorps xmm0, [r15 - 48]                                 ;  1317.2 p0+p2   62 t
        xorps xmm0, [rax - 96]                                 ;  1318.2 p1+p2   62 t
        movaps [rax - 96], xmm2                                ;  1304.2 p3+p4   62 t spill
        movaps xmm2, [rbp + 16]                                ;  1317.2 p2      62 t
        xorps xmm2, [r15 - 32]                                 ;  1320.2 p5+p2   62 t
        xorps xmm2, [rax - 112]                                ;  1321.2 p0+p2   62 t
        movaps [rax - 112], xmm2                               ;  1322.2 p3+p4   62 t spill
        movaps xmm2, [r11 - 112]                               ;  1320.2 p2      62 t
        xorps xmm2, [r15 - 16]                                 ;  1323.2 p1+p2   62 t
        xorps xmm2, [rcx - 16]                                 ;  1324.2 p5+p2   62 t
        movaps [rcx - 16], xmm2                                ;  1325.2 p3+p4   62 t spill
        movaps xmm2, [rcx + 48]                                ;  1323.2 p2      61 t reload
        movaps [rbp + 2960], xmm2                              ;  1326.2 p3+p4   60 rounds
        movaps xmm2, [rdx + 16]                                ;  1324.2 p2      61 t reload
        movaps [rbp + 2976], xmm2                              ;  1327.2 p3+p4   60 rounds
        movaps xmm2, [rcx + 32]                                ;  1325.2 p2      61 t reload
        movaps [rbp + 2992], xmm2                              ;  1328.2 p3+p4   60 rounds
        movaps xmm2, [rsi - 48]                                ;  1326.2 p2      61 t reload
        movaps [rbp + 3008], xmm2                              ;  1329.2 p3+p4   60 rounds
        movaps xmm2, [rcx + 80]                                ;  1327.2 p2      61 t reload
        movaps [rbp + 3024], xmm2                              ;  1330.2 p3+p4   60 rounds
        movaps xmm2, [rax - 16]                                ;  1328.2 p2      61 t reload
        movaps [rbp + 3040], xmm2                              ;  1331.2 p3+p4   60 rounds
        movaps xmm2, [rax + 48]                                ;  1329.2 p2      61 t reload
        movaps [rbp + 3056], xmm2                              ;  1332.2 p3+p4   60 rounds
        movaps xmm2, [rax + 32]                                ;  1330.2 p2      61 t reload
        movaps [rbp + 3072], xmm2                              ;  1333.2 p3+p4   60 rounds
        movaps xmm2, [rax + 64]                                ;  1331.2 p2      61 t reload
        movaps [rbp + 3088], xmm2                              ;  1334.2 p3+p4   60 rounds
        movaps xmm2, [rsi - 96]                                ;  1332.2 p2      61 t reload
        movaps [rbp + 3104], xmm2                              ;  1335.2 p3+p4   60 rounds
        movaps xmm2, [rax + 16]                                ;  1333.2 p2      61 t reload
        movaps [rbp + 3120], xmm2                              ;  1336.2 p3+p4   60 rounds
        movaps xmm2, [rax - 32]                                ;  1334.2 p2      61 t reload
        movaps [rbp + 3136], xmm2                              ;  1337.2 p3+p4   60 rounds
        movaps xmm2, [rbp + 112]                               ;  1335.2 p2      61 t reload
        movaps [rbp + 3152], xmm2                              ;  1338.2 p3+p4   60 rounds
        movaps xmm2, [rbp + 96]                                ;  1336.2 p2      61 t reload
        movaps [rbp + 3168], xmm2                              ;  1339.2 p3+p4   60 rounds
        movaps xmm2, [rcx + 64]                                ;  1337.2 p2      61 t reload
        movaps [rbp + 3184], xmm2                              ;  1340.2 p3+p4   60 rounds
        movaps xmm2, [rax - 64]                                ;  1338.2 p2      61 t reload
        movaps [rbp + 3200], xmm2                              ;  1341.2 p3+p4   60 rounds
        movaps xmm2, [rax + 0]                                 ;  1339.2 p2      61 t reload
        movaps [rbp + 3216], xmm2                              ;  1342.2 p3+p4   60 rounds
        movaps xmm2, [r10 - 16]                                ;  1340.2 p2      61 t reload
        movaps [rbp + 3232], xmm2                              ;  1343.2 p3+p4   60 rounds
        movaps xmm2, [rax - 48]                                ;  1341.2 p2      61 t reload
        movaps [rbp + 3248], xmm2                              ;  1344.2 p3+p4   60 rounds
        movaps xmm2, [r10 + 48]                                ;  1342.2 p2      61 t reload
        movaps [rbp + 3264], xmm2                              ;  1345.2 p3+p4   60 rounds
        movaps xmm2, [rcx + 0]                                 ;  1343.2 p2      61 t reload
        movaps [rbp + 3280], xmm2                              ;  1346.2 p3+p4   60 rounds
        movaps xmm2, [r10 + 80]                                ;  1344.2 p2      61 t reload
        movaps [rbp + 3296], xmm2                              ;  1347.2 p3+p4   60 rounds
        movaps xmm2, [rcx + 16]                                ;  1345.2 p2      61 t reload
        movaps [rbp + 3312], xmm2                              ;  1348.2 p3+p4   60 rounds
        movaps xmm2, [r10 + 32]                                ;  1346.2 p2      61 t reload
        movaps [rbp + 3328], xmm2                              ;  1349.2 p3+p4   60 rounds
        movaps xmm2, [r10 + 64]                                ;  1347.2 p2      61 t reload
        movaps [rbp + 3344], xmm2                              ;  1350.2 p3+p4   60 rounds
        movaps xmm2, [r10 + 0]                                 ;  1348.2 p2      61 t reload
        movaps [rbp + 3360], xmm2                              ;  1351.2 p3+p4   60 rounds
        movaps xmm2, [rsi + 0]                                 ;  1349.2 p2      61 t reload
        movaps [rbp + 3376], xmm2                              ;  1352.2 p3+p4   60 rounds
        movaps xmm2, [rdi + 80]                                ;  1350.2 p2      61 t reload
        movaps [rbp + 3392], xmm2                              ;  1353.2 p3+p4   60 rounds
        movaps xmm2, [rdi + 16]                                ;  1351.2 p2      61 t reload
        movaps [rbp + 3408], xmm2                              ;  1354.2 p3+p4   60 rounds
        movaps xmm2, [rdi + 64]                                ;  1352.2 p2      61 t reload
        movaps [rbp + 3424], xmm2                              ;  1355.2 p3+p4   60 rounds
        movaps xmm2, [r11 + 96]                                ;  1353.2 p2      61 t reload
        movaps [rbp + 3440], xmm2                              ;  1356.2 p3+p4   60 rounds
        movaps xmm2, [rdx + 96]                                ;  1354.2 p2      61 t reload
        movaps [rbp + 3456], xmm2                              ;  1357.2 p3+p4   60 rounds
        movaps xmm2, [r10 + 16]                                ;  1355.2 p2      61 t reload
        movaps [rbp + 3472], xmm2                              ;  1358.2 p3+p4   60 rounds
        movaps xmm2, [rsi - 128]                               ;  1356.2 p2      61 t reload
        movaps [rbp + 3488], xmm2                              ;  1359.2 p3+p4   60 rounds
        movaps xmm2, [rsi - 16]                                ;  1357.2 p2      61 t reload
        movaps [rbp + 3504], xmm2                              ;  1360.2 p3+p4   60 rounds
        movaps xmm2, [rdx + 0]                                 ;  1358.2 p2      61 t reload
        movaps [rbp + 3520], xmm2                              ;  1361.2 p3+p4   60 rounds
        movaps xmm2, [rdx - 32]                                ;  1359.2 p2      61 t reload
        movaps [rbp + 3536], xmm2                              ;  1362.2 p3+p4   60 rounds
        movaps xmm2, [rdi + 96]                                ;  1360.2 p2      61 t reload
        movaps [rbp + 3552], xmm2                              ;  1363.2 p3+p4   60 rounds
        movaps xmm2, [rdx + 48]                                ;  1361.2 p2      61 t reload
        movaps [rbp + 3568], xmm2                              ;  1364.2 p3+p4   60 rounds
        movaps xmm2, [rsi - 32]                                ;  1362.2 p2      61 t reload
        movaps [rbp + 3584], xmm2                              ;  1365.2 p3+p4   60 rounds
        movaps xmm2, [rdx + 64]                                ;  1363.2 p2      61 t reload
        movaps [rbp + 3600], xmm2                              ;  1366.2 p3+p4   60 rounds
        movaps xmm2, [rdx + 32]                                ;  1364.2 p2      61 t reload
        movaps [rbp + 3616], xmm2                              ;  1367.2 p3+p4   60 rounds
        movaps xmm2, [rsi + 112]                               ;  1365.2 p2      61 t reload
        movaps [rbp + 3632], xmm2                              ;  1368.2 p3+p4   60 rounds
        movaps xmm2, [rcx + 96]                                ;  1366.2 p2      61 t reload
        movaps [rbp + 3648], xmm2                              ;  1369.2 p3+p4   60 rounds
        movaps xmm2, [rsi + 96]                                ;  1367.2 p2      61 t reload
        movaps [rbp + 3664], xmm2                              ;  1370.2 p3+p4   60 rounds
        movaps xmm2, [rdi - 128]                               ;  1368.2 p2      61 t reload
        movaps [rbp + 3680], xmm2                              ;  1371.2 p3+p4   60 rounds
        movaps xmm2, [rsi + 64]                                ;  1369.2 p2      61 t reload
        movaps [rbp + 3696], xmm2                              ;  1372.2 p3+p4   60 rounds
        movaps xmm2, [rdx + 80]                                ;  1370.2 p2      61 t reload
        movaps [rbp + 3712], xmm2                              ;  1373.2 p3+p4   60 rounds
        movaps xmm2, [rsi + 80]                                ;  1371.2 p2      61 t reload
        movaps [rbp + 3728], xmm2                              ;  1374.2 p3+p4   60 rounds
        movaps xmm2, [rdi + 32]                                ;  1372.2 p2      61 t reload
        movaps [rbp + 3744], xmm2                              ;  1375.2 p3+p4   60 rounds
        movaps xmm2, [rsi - 64]                                ;  1373.2 p2      61 t reload
        movaps [rbp + 3760], xmm2                              ;  1376.2 p3+p4   60 rounds
        movaps xmm2, [rdx - 48]                                ;  1374.2 p2      61 t reload
        movaps [rbp + 3776], xmm2                              ;  1377.2 p3+p4   60 rounds
        movaps xmm2, [rdi + 48]                                ;  1375.2 p2      61 t reload
        movaps [rbp + 3792], xmm2                              ;  1378.2 p3+p4   60 rounds
        movaps xmm2, [rdx - 64]                                ;  1376.2 p2      61 t reload
        movaps [rbp + 3808], xmm2                              ;  1379.2 p3+p4   60 rounds
        movaps xmm2, [rdx - 112]                               ;  1377.2 p2      61 t reload
        movaps [rbp + 3824], xmm2                              ;  1380.2 p3+p4   60 rounds
        movaps xmm2, [rsi - 112]                               ;  1378.2 p2      61 t reload
        movaps [rbp + 3840], xmm2                              ;  1381.2 p3+p4   60 rounds
        movaps xmm2, [rsi + 48]                                ;  1379.2 p2      61 t reload
        movaps [rbp + 3856], xmm2                              ;  1382.2 p3+p4   60 rounds
        movaps xmm2, [rbp + 3984]                              ;  1380.2 p2      61 t reload
        movaps [rbp + 3872], xmm2                              ;  1383.2 p3+p4   60 rounds
        movaps xmm2, [rsi + 16]                                ;  1381.2 p2      61 t reload
        movaps [rbp + 3888], xmm2                              ;  1384.2 p3+p4   60 rounds
        movaps xmm2, [rdx - 96]                                ;  1382.2 p2      61 t reload
        movaps [rbp + 3904], xmm2                              ;  1385.2 p3+p4   60 rounds
        movaps xmm2, [rbp + 4000]                              ;  1383.2 p2      61 t reload
        movaps [rbp + 3920], xmm2                              ;  1386.2 p3+p4   60 rounds
        movaps xmm2, [rbp + 4016]                              ;  1384.2 p2      61 t reload
        movaps [rbp + 3936], xmm2                              ;  1387.2 p3+p4   60 rounds
        movaps xmm2, [rsi + 32]                                ;  1385.2 p2      61 t reload
        movaps [rbp + 3952], xmm2                              ;  1388.2 p3+p4   60 rounds
        movaps xmm2, [rsi - 80]                                ;  1386.2 p2      61 t reload
        movaps [rbp + 3968], xmm2                              ;  1389.2 p3+p4   60 rounds
        movaps xmm2, [rbx - 16]                                ;  1387.2 p2      62 t reload
        movaps [r11 + 112], xmm2                               ;  1390.2 p3+p4   60 rounds
        movaps xmm2, [rbx - 96]                                ;  1388.2 p2      62 t reload
        movaps [r13 - 128], xmm2                               ;  1391.2 p3+p4   60 rounds
        movaps xmm2, [rbx + 32]                                ;  1389.2 p2      62 t reload
        movaps [r13 - 112], xmm2                               ;  1392.2 p3+p4   60 rounds
        movaps xmm2, [r10 - 64]                                ;  1390.2 p2      62 t reload
        movaps [r13 - 96], xmm2                                ;  1393.2 p3+p4   60 rounds
        movaps [r13 - 48], xmm7                                ;  1385.2 p3+p4   60 rounds
        movaps xmm2, [rbp + 32]                                ;  1391.2 p2      62 t reload
        movaps [r13 - 80], xmm2                                ;  1394.2 p3+p4   60 rounds
        movaps [r13 - 32], xmm10                               ;  1387.2 p3+p4   60 rounds
        movaps xmm2, [rbp + 80]                                ;  1392.2 p2      62 t reload
        movaps [r13 - 64], xmm2                                ;  1395.2 p3+p4   60 rounds
        movaps [r13 - 16], xmm1                                ;  1389.2 p3+p4   60 rounds
        movaps xmm1, [r10 - 96]                                ;  1393.2 p2      62 t reload
        movaps [r13 + 0], xmm1                                 ;  1396.2 p3+p4   60 rounds
        movaps xmm1, [rdi + 112]                               ;  1394.2 p2      62 t reload
        movaps [r13 + 16], xmm1                                ;  1397.2 p3+p4   60 rounds
        movaps xmm1, [r10 - 80]                                ;  1395.2 p2      62 t reload
        movaps [r13 + 32], xmm1                                ;  1398.2 p3+p4   60 rounds
        movaps [r13 + 64], xmm9                                ;  1393.2 p3+p4   60 rounds
        movaps xmm1, [rbx + 64]                                ;  1396.2 p2      62 t reload
        movaps [r13 + 48], xmm1                                ;  1399.2 p3+p4   60 rounds
        movaps xmm1, [rax + 80]                                ;  1397.2 p2      62 t reload
        movaps [r13 + 80], xmm1                                ;  1400.2 p3+p4   60 rounds
        movaps xmm1, [rbx + 80]                                ;  1398.2 p2      62 t reload
        movaps [r13 + 96], xmm1                                ;  1401.2 p3+p4   60 rounds
        movaps [r14 - 128], xmm6                               ;  1397.2 p3+p4   60 rounds
        movaps xmm1, [rdx - 128]                               ;  1399.2 p2      62 t reload
        movaps [r13 + 112], xmm1                               ;  1402.2 p3+p4   60 rounds
        movaps xmm1, [rcx - 80]                                ;  1400.2 p2      62 t reload
        movaps [r14 - 112], xmm1                               ;  1403.2 p3+p4   60 rounds
        movaps xmm1, [rbp - 48]                                ;  1401.2 p2      62 t reload
        movaps [r14 - 96], xmm1                                ;  1404.2 p3+p4   60 rounds
        movaps [r14 - 64], xmm8                                ;  1401.2 p3+p4   60 rounds
        movaps xmm1, [rcx - 96]                                ;  1402.2 p2      62 t reload
        movaps [r14 - 80], xmm1                                ;  1405.2 p3+p4   60 rounds
        movaps xmm1, [rdi + 0]                                 ;  1403.2 p2      62 t reload
        movaps [r14 - 48], xmm1                                ;  1406.2 p3+p4   60 rounds
        movaps xmm1, [rax - 80]                                ;  1404.2 p2      62 t reload
        movaps [r14 - 32], xmm1                                ;  1407.2 p3+p4   60 rounds
        movaps xmm1, [rbp - 112]                               ;  1405.2 p2      62 t reload
        movaps [r14 - 16], xmm1                                ;  1408.2 p3+p4   60 rounds
        movaps xmm1, [rbp - 64]                                ;  1406.2 p2      62 t reload
        movaps [r14 + 0], xmm1                                 ;  1409.2 p3+p4   60 rounds
        movaps xmm1, [rbp - 80]                                ;  1407.2 p2      62 t reload
        movaps [r14 + 16], xmm1                                ;  1410.2 p3+p4   60 rounds
        movaps xmm1, [rdi - 16]                                ;  1408.2 p2      62 t reload
        movaps [r14 + 32], xmm1                                ;  1411.2 p3+p4   60 rounds
        movaps [r14 + 64], xmm14                               ;  1409.2 p3+p4   60 rounds
        movaps xmm14, [rdi - 48]                               ;  1409.2 p2      62 t reload
        movaps [r14 + 48], xmm14                               ;  1412.2 p3+p4   60 rounds
        movaps [r14 + 80], xmm4                                ;  1411.2 p3+p4   60 rounds
        movaps [r14 + 96], xmm13                               ;  1412.2 p3+p4   60 rounds
        movaps [r14 + 112], xmm12                              ;  1413.2 p3+p4   60 rounds
        movaps [r15 - 112], xmm11                              ;  1414.2 p3+p4   60 rounds
        movaps xmm14, [rdi - 32]                               ;  1410.2 p2      62 t reload
        movaps [r15 - 128], xmm14                              ;  1415.2 p3+p4   60 rounds
        movaps [r15 - 96], xmm15                               ;  1416.2 p3+p4   60 rounds
        movaps [r15 - 80], xmm5                                ;  1417.2 p3+p4   60 rounds
        movaps [r15 - 64], xmm3                                ;  1418.2 p3+p4   60 rounds
        movaps [r15 - 48], xmm0                                ;  1419.2 p3+p4   60 rounds
        movaps xmm14, [rax - 112]                              ;  1411.2 p2      62 t reload
        movaps [r15 - 32], xmm14                               ;  1420.2 p3+p4   60 rounds
        movaps xmm14, [rcx - 16]                               ;  1412.2 p2      62 t reload
        movaps [r15 - 16], xmm14                               ;  1421.2 p3+p4   60 rounds
        movaps xmm14, [rcx - 112]                              ;  1413.2 p2      62 t reload
        movaps [r15 + 0], xmm14                                ;  1422.2 p3+p4   60 rounds
        movaps xmm14, [rcx - 48]                               ;  1414.2 p2      62 t reload
        movaps [r15 + 16], xmm14                               ;  1423.2 p3+p4   60 rounds
        movaps xmm14, [rbp + 64]                               ;  1415.2 p2      62 t reload
        movaps [r15 + 32], xmm14                               ;  1424.2 p3+p4   60 rounds
        movaps xmm14, [rax - 96]                               ;  1416.2 p2      62 t reload
        movaps [r15 + 48], xmm14                               ;  1425.2 p3+p4   60 rounds
        movaps xmm14, [rdx - 16]                               ;  1417.2 p2      62 t reload
        movaps [r15 + 64], xmm14                               ;  1426.2 p3+p4   60 rounds
        movaps xmm14, [rcx - 32]                               ;  1418.2 p2      62 t reload
        movaps [r15 + 80], xmm14                               ;  1427.2 p3+p4   60 rounds
        movaps xmm14, [rbp - 32]                               ;  1419.2 p2      62 t reload
        movaps [r15 + 96], xmm14                               ;  1428.2 p3+p4   60 rounds
        movaps xmm14, [rcx - 64]                               ;  1420.2 p2      62 t reload
        movaps [r15 + 112], xmm14                              ;  1429.2 p3+p4   60 rounds
        movaps xmm14, [rcx - 128]                              ;  1421.2 p2      62 t reload
        movaps [rbp + 2944], xmm14                             ;  1430.2 p3+p4   60 rounds
        add r8, 0x800                                          ;  1418.5 p0      60 rounds
        movaps xmm0, [r11 + 64]                                ;  1422.2 p2      62 t reload
        movaps xmm1, [r11 + 16]                                ;  1423.2 p2      62 t reload
        movaps xmm2, [r11 + 32]                                ;  1424.2 p2      62 t reload
        movaps xmm3, [r11 - 96]                                ;  1425.2 p2      62 t reload
        movaps xmm4, [r11 - 80]                                ;  1426.2 p2      62 t reload
        movaps xmm5, [r11 - 64]                                ;  1427.2 p2      62 t reload
        movaps xmm6, [r11 + 48]                                ;  1428.2 p2      62 t reload
        movaps xmm7, [r11 + 80]                                ;  1429.2 p2      62 t reload
        movaps xmm8, [r11 - 48]                                ;  1430.2 p2      62 t reload
        movaps xmm9, [r10 - 32]                                ;  1431.2 p2      62 t reload
        movaps xmm10, [r11 - 32]                               ;  1432.2 p2      62 t reload
        movaps xmm11, [r11 - 16]                               ;  1433.2 p2      62 t reload
        movaps xmm12, [r11 + 0]                                ;  1434.2 p2      62 t reload
        movaps xmm13, [r10 - 48]                               ;  1435.2 p2      62 t reload
        cmp r8, qword [rbp + 8528]                             ;                    more rounds?
        jne .rounds_3
        mov qword [rbp + 8520], r8                             ;                    resident
        movdqa [rbp + 4160], xmm0                              ;                    resident
        movdqa [rbp + 4176], xmm1                              ;                    resident
        movdqa [rbp + 4192], xmm2                              ;                    resident
        movdqa [rbp + 4208], xmm3                              ;                    resident
        movdqa [rbp + 4224], xmm4                              ;                    resident
        movdqa [rbp + 4240], xmm5                              ;                    resident
        movdqa [rbp + 4256], xmm6                              ;                    resident
        movdqa [rbp + 4272], xmm7                              ;                    resident
        movdqa [rbp + 4288], xmm8                              ;                    resident
        movdqa [rbp + 4304], xmm9                              ;                    resident
        movdqa [rbp + 4320], xmm10                             ;                    resident
        movdqa [rbp + 4336], xmm11                             ;                    resident
        movdqa [rbp + 4352], xmm12                             ;                    resident
        movdqa [rbp + 4368], xmm13                             ;                    resident
        mov r8, qword [rbp + 8504]                             ;     0.0 p2      71 d.0 reload
        movaps xmm0, [r8 + 9200]                               ;     3.0 p2      47 y
        movaps xmm1, [rbp + 2944]                              ;     2.0 p2      47 y reload
        andps xmm0, xmm1                                       ;     6.0 p0      47 y
        xorps xmm0, [rbp + 4160]                               ;     7.0 p1+p2   47 y
        movaps [rbp + 5184], xmm0                              ;     8.0 p3+p4   69 groups
        orps xmm0, [r8 + 8192]                                 ;     8.0 p5+p2   48 y
        movaps xmm2, [r14 - 112]                               ;     5.0 p2      47 y reload
        xorps xmm0, xmm2                                       ;     9.0 p0      48 y
        movaps [rbp + 5696], xmm0                              ;    10.0 p3+p4   69 groups
        andps xmm2, [r8 + 8704]                                ;     8.0 p1+p2   47 y
        xorps xmm2, [rbp + 4176]                               ;     9.0 p5+p2   47 y
        movaps [rbp + 5200], xmm2                              ;    10.0 p3+p4   69 groups
        orps xmm2, [r8 + 8208]                                 ;    10.0 p0+p2   48 y
        movaps xmm0, [r14 - 96]                                ;     9.0 p2      47 y reload
        xorps xmm2, xmm0                                       ;    12.0 p1      48 y
        movaps [rbp + 5712], xmm2                              ;    13.0 p3+p4   69 groups
        andps xmm0, [r8 + 8720]                                ;    12.0 p5+p2   47 y
        xorps xmm0, [rbp + 4192]                               ;    13.0 p0+p2   47 y
        movaps [rbp + 5216], xmm0                              ;    14.0 p3+p4   69 groups
        orps xmm0, [r8 + 8224]                                 ;    14.0 p1+p2   48 y
        movaps xmm2, [r14 - 80]                                ;    13.0 p2      47 y reload
        xorps xmm0, xmm2                                       ;    16.0 p5      48 y
        movaps [rbp + 5728], xmm0                              ;    17.0 p3+p4   69 groups
        andps xmm2, [r8 + 8736]                                ;    16.0 p0+p2   47 y
        xorps xmm2, [rbp + 4208]                               ;    17.0 p1+p2   47 y
        movaps [rbp + 5232], xmm2                              ;    18.0 p3+p4   69 groups
        orps xmm2, [r8 + 8240]                                 ;    18.0 p5+p2   48 y
        movaps xmm0, [r14 - 64]                                ;    17.0 p2      47 y reload
        xorps xmm2, xmm0                                       ;    20.0 p0      48 y
        movaps [rbp + 5744], xmm2                              ;    21.0 p3+p4   69 groups
        andps xmm0, [r8 + 8752]                                ;    20.0 p1+p2   47 y
        xorps xmm0, [rbp + 4224]                               ;    21.0 p5+p2   47 y
        movaps [rbp + 5248], xmm0                              ;    22.0 p3+p4   69 groups
        orps xmm0, [r8 + 8256]                                 ;    22.0 p0+p2   48 y
        movaps xmm2, [r14 - 48]                                ;    21.0 p2      47 y reload
        xorps xmm0, xmm2                                       ;    24.0 p1      48 y
        movaps [rbp + 5760], xmm0                              ;    25.0 p3+p4   69 groups
        andps xmm2, [r8 + 8768]                                ;    24.0 p5+p2   47 y
        xorps xmm2, [rbp + 4240]                               ;    25.0 p0+p2   47 y
        movaps [rbp + 5264], xmm2                              ;    26.0 p3+p4   69 groups
        orps xmm2, [r8 + 8272]                                 ;    26.0 p1+p2   48 y
        movaps xmm0, [r14 - 32]                                ;    25.0 p2      47 y reload
        xorps xmm2, xmm0                                       ;    28.0 p5      48 y
        movaps [rbp + 5776], xmm2                              ;    29.0 p3+p4   69 groups
        andps xmm0, [r8 + 8784]                                ;    28.0 p0+p2   47 y
        xorps xmm0, [rbp + 4256]                               ;    29.0 p1+p2   47 y
        movaps [rbp + 5280], xmm0                              ;    30.0 p3+p4   69 groups
        orps xmm0, [r8 + 8288]                                 ;    30.0 p5+p2   48 y
        movaps xmm2, [r14 - 16]                                ;    29.0 p2      47 y reload
        xorps xmm0, xmm2                                       ;    32.0 p0      48 y
        movaps [rbp + 5792], xmm0                              ;    33.0 p3+p4   69 groups
        andps xmm2, [r8 + 8800]                                ;    32.0 p1+p2   47 y
        xorps xmm2, [rbp + 4272]                               ;    33.0 p5+p2   47 y
        movaps [rbp + 5296], xmm2                              ;    34.0 p3+p4   69 groups
        orps xmm2, [r8 + 8304]                                 ;    34.0 p0+p2   48 y
        movaps xmm0, [r14 + 0]                                 ;    33.0 p2      47 y reload
        xorps xmm2, xmm0                                       ;    36.0 p1      48 y
        movaps [rbp + 5808], xmm2                              ;    37.0 p3+p4   69 groups
        andps xmm0, [r8 + 8816]                                ;    36.0 p5+p2   47 y
        xorps xmm0, [rbp + 4288]                               ;    37.0 p0+p2   47 y
        movaps [rbp + 5312], xmm0                              ;    38.0 p3+p4   69 groups
        orps xmm0, [r8 + 8320]                                 ;    38.0 p1+p2   48 y
        movaps xmm2, [r14 + 16]                                ;    37.0 p2      47 y reload
        xorps xmm0, xmm2                                       ;    40.0 p5      48 y
        movaps [rbp + 5824], xmm0                              ;    41.0 p3+p4   69 groups
        andps xmm2, [r8 + 8832]                                ;    40.0 p0+p2   47 y
        xorps xmm2, [rbp + 4304]                               ;    41.0 p1+p2   47 y
        movaps [rbp + 5328], xmm2                              ;    42.0 p3+p4   69 groups
        orps xmm2, [r8 + 8336]                                 ;    42.0 p5+p2   48 y
        movaps xmm0, [r14 + 32]                                ;    41.0 p2      47 y reload
        xorps xmm2, xmm0                                       ;    44.0 p0      48 y
        movaps [rbp + 5840], xmm2                              ;    45.0 p3+p4   69 groups
        andps xmm0, [r8 + 8848]                                ;    44.0 p1+p2   47 y
        xorps xmm0, [rbp + 4320]                               ;    45.0 p5+p2   47 y
        movaps [rbp + 5344], xmm0                              ;    46.0 p3+p4   69 groups
        orps xmm0, [r8 + 8352]                                 ;    46.0 p0+p2   48 y
        movaps xmm2, [r14 + 48]                                ;    45.0 p2      47 y reload
        xorps xmm0, xmm2                                       ;    48.0 p1      48 y
        movaps [rbp + 5856], xmm0                              ;    49.0 p3+p4   69 groups
        andps xmm2, [r8 + 8864]                                ;    48.0 p5+p2   47 y
        xorps xmm2, [rbp + 4336]                               ;    49.0 p0+p2   47 y
        movaps [rbp + 5360], xmm2                              ;    50.0 p3+p4   69 groups
        orps xmm2, [r8 + 8368]                                 ;    50.0 p1+p2   48 y
        movaps xmm0, [r14 + 64]                                ;    49.0 p2      47 y reload
        xorps xmm2, xmm0                                       ;    52.0 p5      48 y
        movaps [rbp + 5872], xmm2                              ;    53.0 p3+p4   69 groups
        andps xmm0, [r8 + 8880]                                ;    52.0 p0+p2   47 y
        xorps xmm0, [rbp + 4352]                               ;    53.0 p1+p2   47 y
        movaps [rbp + 5376], xmm0                              ;    54.0 p3+p4   69 groups
        orps xmm0, [r8 + 8384]                                 ;    54.0 p5+p2   48 y
        movaps xmm2, [r14 + 80]                                ;    53.0 p2      47 y reload
        xorps xmm0, xmm2                                       ;    56.0 p0      48 y
        movaps [rbp + 5888], xmm0                              ;    57.0 p3+p4   69 groups
        andps xmm2, [r8 + 8896]                                ;    56.0 p1+p2   47 y
        xorps xmm2, [rbp + 4368]                               ;    57.0 p5+p2   47 y
        movaps [rbp + 5392], xmm2                              ;    58.0 p3+p4   69 groups
        orps xmm2, [r8 + 8400]                                 ;    58.0 p0+p2   48 y
        movaps xmm0, [r14 + 96]                                ;    57.0 p2      47 y reload
        xorps xmm2, xmm0                                       ;    60.0 p1      48 y
        movaps [rbp + 5904], xmm2                              ;    61.0 p3+p4   69 groups
        andps xmm0, [r8 + 8912]                                ;    60.0 p5+p2   47 y
        xorps xmm0, [r11 + 112]                                ;    61.0 p0+p2   47 y
        movaps [rbp + 5408], xmm0                              ;    62.0 p3+p4   69 groups
        orps xmm0, [r8 + 8416]                                 ;    62.0 p1+p2   48 y
        movaps xmm2, [r14 + 112]                               ;    61.0 p2      47 y reload
        xorps xmm0, xmm2                                       ;    64.0 p5      48 y
        movaps [rbp + 5920], xmm0                              ;    65.0 p3+p4   69 groups
        andps xmm2, [r8 + 8928]                                ;    64.0 p0+p2   47 y
        xorps xmm2, [r13 - 128]                                ;    65.0 p1+p2   47 y
        movaps [rbp + 5424], xmm2                              ;    66.0 p3+p4   69 groups
        orps xmm2, [r8 + 8432]                                 ;    66.0 p5+p2   48 y
        movaps xmm0, [r15 - 128]                               ;    65.0 p2      47 y reload
        xorps xmm2, xmm0                                       ;    68.0 p0      48 y
        movaps [rbp + 5936], xmm2                              ;    69.0 p3+p4   69 groups
        andps xmm0, [r8 + 8944]                                ;    68.0 p1+p2   47 y
        xorps xmm0, [r13 - 112]                                ;    69.0 p5+p2   47 y
        movaps [rbp + 5440], xmm0                              ;    70.0 p3+p4   69 groups
        orps xmm0, [r8 + 8448]                                 ;    70.0 p0+p2   48 y
        movaps xmm2, [r15 - 112]                               ;    69.0 p2      47 y reload
        xorps xmm0, xmm2                                       ;    72.0 p1      48 y
        movaps [rbp + 5952], xmm0                              ;    73.0 p3+p4   69 groups
        andps xmm2, [r8 + 8960]                                ;    72.0 p5+p2   47 y
        xorps xmm2, [r13 - 96]                                 ;    73.0 p0+p2   47 y
        movaps [rbp + 5456], xmm2                              ;    74.0 p3+p4   69 groups
        orps xmm2, [r8 + 8464]                                 ;    74.0 p1+p2   48 y
        movaps xmm0, [r15 - 96]                                ;    73.0 p2      47 y reload
        xorps xmm2, xmm0                                       ;    76.0 p5      48 y
        movaps [rbp + 5968], xmm2                              ;    77.0 p3+p4   69 groups
        andps xmm0, [r8 + 8976]                                ;    76.0 p0+p2   47 y
        xorps xmm0, [r13 - 80]                                 ;    77.0 p1+p2   47 y
        movaps [rbp + 5472], xmm0                              ;    78.0 p3+p4   69 groups
        orps xmm0, [r8 + 8480]                                 ;    78.0 p5+p2   48 y
        movaps xmm2, [r15 - 80]                                ;    77.0 p2      47 y reload
        xorps xmm0, xmm2                                       ;    80.0 p0      48 y
        movaps [rbp + 5984], xmm0                              ;    81.0 p3+p4   69 groups
        andps xmm2, [r8 + 8992]                                ;    80.0 p1+p2   47 y
        xorps xmm2, [r13 - 64]                                 ;    81.0 p5+p2   47 y
        movaps [rbp + 5488], xmm2                              ;    82.0 p3+p4   69 groups
        orps xmm2, [r8 + 8496]                                 ;    82.0 p0+p2   48 y
        movaps xmm0, [r15 - 64]                                ;    81.0 p2      47 y reload
        xorps xmm2, xmm0                                       ;    84.0 p1      48 y
        movaps [rbp + 6000], xmm2                              ;    85.0 p3+p4   69 groups
        andps xmm0, [r8 + 9008]                                ;    84.0 p5+p2   47 y
        xorps xmm0, [r13 - 48]                                 ;    85.0 p0+p2   47 y
        movaps [rbp + 5504], xmm0                              ;    86.0 p3+p4   69 groups
        orps xmm0, [r8 + 8512]                                 ;    86.0 p1+p2   48 y
        movaps xmm2, [r15 - 48]                                ;    85.0 p2      47 y reload
        xorps xmm0, xmm2                                       ;    88.0 p5      48 y
        movaps [rbp + 6016], xmm0                              ;    89.0 p3+p4   69 groups
        andps xmm2, [r8 + 9024]                                ;    88.0 p0+p2   47 y
        xorps xmm2, [r13 - 32]                                 ;    89.0 p1+p2   47 y
        movaps [rbp + 5520], xmm2                              ;    90.0 p3+p4   69 groups
        orps xmm2, [r8 + 8528]                                 ;    90.0 p5+p2   48 y
        movaps xmm0, [r15 - 32]                                ;    89.0 p2      47 y reload
        xorps xmm2, xmm0                                       ;    92.0 p0      48 y
        movaps [rbp + 6032], xmm2                              ;    93.0 p3+p4   69 groups
        andps xmm0, [r8 + 9040]                                ;    92.0 p1+p2   47 y
        xorps xmm0, [r13 - 16]                                 ;    93.0 p5+p2   47 y
        movaps [rbp + 5536], xmm0                              ;    94.0 p3+p4   69 groups
        orps xmm0, [r8 + 8544]                                 ;    94.0 p0+p2   48 y
        movaps xmm2, [r15 - 16]                                ;    93.0 p2      47 y reload
        xorps xmm0, xmm2                                       ;    96.0 p1      48 y
        movaps [rbp + 6048], xmm0                              ;    97.0 p3+p4   69 groups
        andps xmm2, [r8 + 9056]                                ;    96.0 p5+p2   47 y
        xorps xmm2, [r13 + 0]                                  ;    97.0 p0+p2   47 y
        movaps [rbp + 5552], xmm2                              ;    98.0 p3+p4   69 groups
        orps xmm2, [r8 + 8560]                                 ;    98.0 p1+p2   48 y
        movaps xmm0, [r15 + 0]                                 ;    97.0 p2      47 y reload
        xorps xmm2, xmm0                                       ;   100.0 p5      48 y
        movaps [rbp + 6064], xmm2                              ;   101.0 p3+p4   69 groups
        andps xmm0, [r8 + 9072]                                ;   100.0 p0+p2   47 y
        xorps xmm0, [r13 + 16]                                 ;   101.0 p1+p2   47 y
        movaps [rbp + 5568], xmm0                              ;   102.0 p3+p4   69 groups
        orps xmm0, [r8 + 8576]                                 ;   102.0 p5+p2   48 y
        movaps xmm2, [r15 + 16]                                ;   101.0 p2      47 y reload
        xorps xmm0, xmm2                                       ;   104.0 p0      48 y
        movaps [rbp + 6080], xmm0                              ;   105.0 p3+p4   69 groups
        andps xmm2, [r8 + 9088]                                ;   104.0 p1+p2   47 y
        xorps xmm2, [r13 + 32]                                 ;   105.0 p5+p2   47 y
        movaps [rbp + 5584], xmm2                              ;   106.0 p3+p4   69 groups
        orps xmm2, [r8 + 8592]                                 ;   106.0 p0+p2   48 y
        movaps xmm0, [r15 + 32]                                ;   105.0 p2      47 y reload
        xorps xmm2, xmm0                                       ;   108.0 p1      48 y
        movaps [rbp + 6096], xmm2                              ;   109.0 p3+p4   69 groups
        andps xmm0, [r8 + 9104]                                ;   108.0 p5+p2   47 y
        xorps xmm0, [r13 + 48]                                 ;   109.0 p0+p2   47 y
        movaps [rbp + 5600], xmm0                              ;   110.0 p3+p4   69 groups
        orps xmm0, [r8 + 8608]                                 ;   110.0 p1+p2   48 y
        movaps xmm2, [r15 + 48]                                ;   109.0 p2      47 y reload
        xorps xmm0, xmm2                                       ;   112.0 p5      48 y
        movaps [rbp + 6112], xmm0                              ;   113.0 p3+p4   69 groups
        andps xmm2, [r8 + 9120]                                ;   112.0 p0+p2   47 y
        xorps xmm2, [r13 + 64]                                 ;   113.0 p1+p2   47 y
        movaps [rbp + 5616], xmm2                              ;   114.0 p3+p4   69 groups
        orps xmm2, [r8 + 8624]                                 ;   114.0 p5+p2   48 y
        movaps xmm0, [r15 + 64]                                ;   113.0 p2      47 y reload
        xorps xmm2, xmm0                                       ;   116.0 p0      48 y
        movaps [rbp + 6128], xmm2                              ;   117.0 p3+p4   69 groups
        andps xmm0, [r8 + 9136]                                ;   116.0 p1+p2   47 y
        xorps xmm0, [r13 + 80]                                 ;   117.0 p5+p2   47 y
        movaps [rbp + 5632], xmm0                              ;   118.0 p3+p4   69 groups
        orps xmm0, [r8 + 8640]                                 ;   118.0 p0+p2   48 y
        movaps xmm2, [r15 + 80]                                ;   117.0 p2      47 y reload
        xorps xmm0, xmm2                                       ;   120.0 p1      48 y
        movaps [rbp + 6144], xmm0                              ;   121.0 p3+p4   69 groups
        andps xmm2, [r8 + 9152]                                ;   120.0 p5+p2   47 y
        xorps xmm2, [r13 + 96]                                 ;   121.0 p0+p2   47 y
        movaps [rbp + 5648], xmm2                              ;   122.0 p3+p4   69 groups
        orps xmm2, [r8 + 8656]                                 ;   122.0 p1+p2   48 y
        movaps xmm0, [r15 + 96]                                ;   121.0 p2      47 y reload
        xorps xmm2, xmm0                                       ;   124.0 p5      48 y
        movaps [rbp + 6160], xmm2                              ;   125.0 p3+p4   69 groups
        andps xmm0, [r8 + 9168]                                ;   124.0 p0+p2   47 y
        xorps xmm0, [r13 + 112]                                ;   125.0 p1+p2   47 y
        movaps [rbp + 5664], xmm0                              ;   126.0 p3+p4   69 groups
        orps xmm0, [r8 + 8672]                                 ;   126.0 p5+p2   48 y
        movaps xmm2, [r15 + 112]                               ;   125.0 p2      47 y reload
        xorps xmm0, xmm2                                       ;   128.0 p0      48 y
        movaps [rbp + 6176], xmm0                              ;   129.0 p3+p4   69 groups
        andps xmm2, [r8 + 9184]                                ;   128.0 p1+p2   47 y
        xorps xmm2, [r14 - 128]                                ;   129.0 p5+p2   47 y
        movaps [rbp + 5680], xmm2                              ;   130.0 p3+p4   69 groups
        orps xmm2, [r8 + 8688]                                 ;   130.0 p0+p2   48 y
        xorps xmm1, xmm2                                       ;   131.0 p1      48 y
        movaps [rbp + 6192], xmm1                              ;   132.0 p3+p4   69 groups
        movaps xmm0, [r8 + 9712]                               ;   129.0 p2      51 x
        movaps xmm1, [rbp + 3456]                              ;   130.0 p2      51 x reload
        orps xmm0, xmm1                                        ;   133.0 p5      51 x
        xorps xmm0, [rbp + 3968]                               ;   134.0 p0+p2   51 x
        movaps [rbp + 7216], xmm0                              ;   135.0 p3+p4   69 groups
        andps xmm0, [r8 + 10224]                               ;   135.0 p1+p2   52 x
        movaps xmm2, [rbp + 2960]                              ;   133.0 p2      51 x reload
        xorps xmm0, xmm2                                       ;   136.0 p5      52 x
        movaps [rbp + 6208], xmm0                              ;   137.0 p3+p4   69 groups
        orps xmm2, [r8 + 9216]                                 ;   136.0 p0+p2   51 x
        xorps xmm2, [rbp + 3472]                               ;   137.0 p1+p2   51 x
        movaps [rbp + 6720], xmm2                              ;   138.0 p3+p4   69 groups
        andps xmm2, [r8 + 9728]                                ;   138.0 p5+p2   52 x
        movaps xmm0, [rbp + 2976]                              ;   137.0 p2      51 x reload
        xorps xmm2, xmm0                                       ;   140.0 p0      52 x
        movaps [rbp + 6224], xmm2                              ;   141.0 p3+p4   69 groups
        orps xmm0, [r8 + 9232]                                 ;   140.0 p1+p2   51 x
        xorps xmm0, [rbp + 3488]                               ;   141.0 p5+p2   51 x
        movaps [rbp + 6736], xmm0                              ;   142.0 p3+p4   69 groups
        andps xmm0, [r8 + 9744]                                ;   142.0 p0+p2   52 x
        movaps xmm2, [rbp + 2992]                              ;   141.0 p2      51 x reload
        xorps xmm0, xmm2                                       ;   144.0 p1      52 x
        movaps [rbp + 6240], xmm0                              ;   145.0 p3+p4   69 groups
        orps xmm2, [r8 + 9248]                                 ;   144.0 p5+p2   51 x
        xorps xmm2, [rbp + 3504]                               ;   145.0 p0+p2   51 x
        movaps [rbp + 6752], xmm2                              ;   146.0 p3+p4   69 groups
        andps xmm2, [r8 + 9760]                                ;   146.0 p1+p2   52 x
        movaps xmm0, [rbp + 3008]                              ;   145.0 p2      51 x reload
        xorps xmm2, xmm0                                       ;   148.0 p5      52 x
        movaps [rbp + 6256], xmm2                              ;   149.0 p3+p4   69 groups
        orps xmm0, [r8 + 9264]                                 ;   148.0 p0+p2   51 x
        xorps xmm0, [rbp + 3520]                               ;   149.0 p1+p2   51 x
        movaps [rbp + 6768], xmm0                              ;   150.0 p3+p4   69 groups
        andps xmm0, [r8 + 9776]                                ;   150.0 p5+p2   52 x
        movaps xmm2, [rbp + 3024]                              ;   149.0 p2      51 x reload
        xorps xmm0, xmm2                                       ;   152.0 p0      52 x
        movaps [rbp + 6272], xmm0                              ;   153.0 p3+p4   69 groups
        orps xmm2, [r8 + 9280]                                 ;   152.0 p1+p2   51 x
        xorps xmm2, [rbp + 3536]                               ;   153.0 p5+p2   51 x
        movaps [rbp + 6784], xmm2                              ;   154.0 p3+p4   69 groups
        andps xmm2, [r8 + 9792]                                ;   154.0 p0+p2   52 x
        movaps xmm0, [rbp + 3040]                              ;   153.0 p2      51 x reload
        xorps xmm2, xmm0                                       ;   156.0 p1      52 x
        movaps [rbp + 6288], xmm2                              ;   157.0 p3+p4   69 groups
        orps xmm0, [r8 + 9296]                                 ;   156.0 p5+p2   51 x
        xorps xmm0, [rbp + 3552]                               ;   157.0 p0+p2   51 x
        movaps [rbp + 6800], xmm0                              ;   158.0 p3+p4   69 groups
        andps xmm0, [r8 + 9808]                                ;   158.0 p1+p2   52 x
        movaps xmm2, [rbp + 3056]                              ;   157.0 p2      51 x reload
        xorps xmm0, xmm2                                       ;   160.0 p5      52 x
        movaps [rbp + 6304], xmm0                              ;   161.0 p3+p4   69 groups
        orps xmm2, [r8 + 9312]                                 ;   160.0 p0+p2   51 x
        xorps xmm2, [rbp + 3568]                               ;   161.0 p1+p2   51 x
        movaps [rbp + 6816], xmm2                              ;   162.0 p3+p4   69 groups
        andps xmm2, [r8 + 9824]                                ;   162.0 p5+p2   52 x
        movaps xmm0, [rbp + 3072]                              ;   161.0 p2      51 x reload
        xorps xmm2, xmm0                                       ;   164.0 p0      52 x
        movaps [rbp + 6320], xmm2                              ;   165.0 p3+p4   69 groups
        orps xmm0, [r8 + 9328]                                 ;   164.0 p1+p2   51 x
        xorps xmm0, [rbp + 3584]                               ;   165.0 p5+p2   51 x
        movaps [rbp + 6832], xmm0                              ;   166.0 p3+p4   69 groups
        andps xmm0, [r8 + 9840]                                ;   166.0 p0+p2   52 x
        movaps xmm2, [rbp + 3088]                              ;   165.0 p2      51 x reload
        xorps xmm0, xmm2                                       ;   168.0 p1      52 x
        movaps [rbp + 6336], xmm0                              ;   169.0 p3+p4   69 groups
        orps xmm2, [r8 + 9344]                                 ;   168.0 p5+p2   51 x
        xorps xmm2, [rbp + 3600]                               ;   169.0 p0+p2   51 x
        movaps [rbp + 6848], xmm2                              ;   170.0 p3+p4   69 groups
        andps xmm2, [r8 + 9856]                                ;   170.0 p1+p2   52 x
        movaps xmm0, [rbp + 3104]                              ;   169.0 p2      51 x reload
        xorps xmm2, xmm0                                       ;   172.0 p5      52 x
        movaps [rbp + 6352], xmm2                              ;   173.0 p3+p4   69 groups
        orps xmm0, [r8 + 9360]                                 ;   172.0 p0+p2   51 x
        xorps xmm0, [rbp + 3616]                               ;   173.0 p1+p2   51 x
        movaps [rbp + 6864], xmm0                              ;   174.0 p3+p4   69 groups
        andps xmm0, [r8 + 9872]                                ;   174.0 p5+p2   52 x
        movaps xmm2, [rbp + 3120]                              ;   173.0 p2      51 x reload
        xorps xmm0, xmm2                                       ;   176.0 p0      52 x
        movaps [rbp + 6368], xmm0                              ;   177.0 p3+p4   69 groups
        orps xmm2, [r8 + 9376]                                 ;   176.0 p1+p2   51 x
        xorps xmm2, [rbp + 3632]                               ;   177.0 p5+p2   51 x
        movaps [rbp + 6880], xmm2                              ;   178.0 p3+p4   69 groups
        andps xmm2, [r8 + 9888]                                ;   178.0 p0+p2   52 x
        movaps xmm0, [rbp + 3136]                              ;   177.0 p2      51 x reload
        xorps xmm2, xmm0                                       ;   180.0 p1      52 x
        movaps [rbp + 6384], xmm2                              ;   181.0 p3+p4   69 groups
        orps xmm0, [r8 + 9392]                                 ;   180.0 p5+p2   51 x
        xorps xmm0, [rbp + 3648]                               ;   181.0 p0+p2   51 x
        movaps [rbp + 6896], xmm0                              ;   182.0 p3+p4   69 groups
        andps xmm0, [r8 + 9904]                                ;   182.0 p1+p2   52 x
        movaps xmm2, [rbp + 3152]                              ;   181.0 p2      51 x reload
        xorps xmm0, xmm2                                       ;   184.0 p5      52 x
        movaps [rbp + 6400], xmm0                              ;   185.0 p3+p4   69 groups
        orps xmm2, [r8 + 9408]                                 ;   184.0 p0+p2   51 x
        xorps xmm2, [rbp + 3664]                               ;   185.0 p1+p2   51 x
        movaps [rbp + 6912], xmm2                              ;   186.0 p3+p4   69 groups
        andps xmm2, [r8 + 9920]                                ;   186.0 p5+p2   52 x
        movaps xmm0, [rbp + 3168]                              ;   185.0 p2      51 x reload
        xorps xmm2, xmm0                                       ;   188.0 p0      52 x
        movaps [rbp + 6416], xmm2                              ;   189.0 p3+p4   69 groups
        orps xmm0, [r8 + 9424]                                 ;   188.0 p1+p2   51 x
        xorps xmm0, [rbp + 3680]                               ;   189.0 p5+p2   51 x
        movaps [rbp + 6928], xmm0                              ;   190.0 p3+p4   69 groups
        andps xmm0, [r8 + 9936]                                ;   190.0 p0+p2   52 x
        movaps xmm2, [rbp + 3184]                              ;   189.0 p2      51 x reload
        xorps xmm0, xmm2                                       ;   192.0 p1      52 x
        movaps [rbp + 6432], xmm0                              ;   193.0 p3+p4   69 groups
        orps xmm2, [r8 + 9440]                                 ;   192.0 p5+p2   51 x
        xorps xmm2, [rbp + 3696]                               ;   193.0 p0+p2   51 x
        movaps [rbp + 6944], xmm2                              ;   194.0 p3+p4   69 groups
        andps xmm2, [r8 + 9952]                                ;   194.0 p1+p2   52 x
        movaps xmm0, [rbp + 3200]                              ;   193.0 p2      51 x reload
        xorps xmm2, xmm0                                       ;   196.0 p5      52 x
        movaps [rbp + 6448], xmm2                              ;   197.0 p3+p4   69 groups
        orps xmm0, [r8 + 9456]                                 ;   196.0 p0+p2   51 x
        xorps xmm0, [rbp + 3712]                               ;   197.0 p1+p2   51 x
        movaps [rbp + 6960], xmm0                              ;   198.0 p3+p4   69 groups
        andps xmm0, [r8 + 9968]                                ;   198.0 p5+p2   52 x
        movaps xmm2, [rbp + 3216]                              ;   197.0 p2      51 x reload
        xorps xmm0, xmm2                                       ;   200.0 p0      52 x
        movaps [rbp + 6464], xmm0                              ;   201.0 p3+p4   69 groups
        orps xmm2, [r8 + 9472]                                 ;   200.0 p1+p2   51 x
        xorps xmm2, [rbp + 3728]                               ;   201.0 p5+p2   51 x
        movaps [rbp + 6976], xmm2                              ;   202.0 p3+p4   69 groups
        andps xmm2, [r8 + 9984]                                ;   202.0 p0+p2   52 x
        movaps xmm0, [rbp + 3232]                              ;   201.0 p2      51 x reload
        xorps xmm2, xmm0                                       ;   204.0 p1      52 x
        movaps [rbp + 6480], xmm2                              ;   205.0 p3+p4   69 groups
        orps xmm0, [r8 + 9488]                                 ;   204.0 p5+p2   51 x
        xorps xmm0, [rbp + 3744]                               ;   205.0 p0+p2   51 x
        movaps [rbp + 6992], xmm0                              ;   206.0 p3+p4   69 groups
        andps xmm0, [r8 + 10000]                               ;   206.0 p1+p2   52 x
        movaps xmm2, [rbp + 3248]                              ;   205.0 p2      51 x reload
        xorps xmm0, xmm2                                       ;   208.0 p5      52 x
        movaps [rbp + 6496], xmm0                              ;   209.0 p3+p4   69 groups
        orps xmm2, [r8 + 9504]                                 ;   208.0 p0+p2   51 x
        xorps xmm2, [rbp + 3760]                               ;   209.0 p1+p2   51 x
        movaps [rbp + 7008], xmm2                              ;   210.0 p3+p4   69 groups
        andps xmm2, [r8 + 10016]                               ;   210.0 p5+p2   52 x
        movaps xmm0, [rbp + 3264]                              ;   209.0 p2      51 x reload
        xorps xmm2, xmm0                                       ;   212.0 p0      52 x
        movaps [rbp + 6512], xmm2                              ;   213.0 p3+p4   69 groups
        orps xmm0, [r8 + 9520]                                 ;   212.0 p1+p2   51 x
        xorps xmm0, [rbp + 3776]                               ;   213.0 p5+p2   51 x
        movaps [rbp + 7024], xmm0                              ;   214.0 p3+p4   69 groups
        andps xmm0, [r8 + 10032]                               ;   214.0 p0+p2   52 x
        movaps xmm2, [rbp + 3280]                              ;   213.0 p2      51 x reload
        xorps xmm0, xmm2                                       ;   216.0 p1      52 x
        movaps [rbp + 6528], xmm0                              ;   217.0 p3+p4   69 groups
        orps xmm2, [r8 + 9536]                                 ;   216.0 p5+p2   51 x
        xorps xmm2, [rbp + 3792]                               ;   217.0 p0+p2   51 x
        movaps [rbp + 7040], xmm2                              ;   218.0 p3+p4   69 groups
        andps xmm2, [r8 + 10048]                               ;   218.0 p1+p2   52 x
        movaps xmm0, [rbp + 3296]                              ;   217.0 p2      51 x reload
        xorps xmm2, xmm0                                       ;   220.0 p5      52 x
        movaps [rbp + 6544], xmm2                              ;   221.0 p3+p4   69 groups
        orps xmm0, [r8 + 9552]                                 ;   220.0 p0+p2   51 x
        xorps xmm0, [rbp + 3808]                               ;   221.0 p1+p2   51 x
        movaps [rbp + 7056], xmm0                              ;   222.0 p3+p4   69 groups
        andps xmm0, [r8 + 10064]                               ;   222.0 p5+p2   52 x
        movaps xmm2, [rbp + 3312]                              ;   221.0 p2      51 x reload
        xorps xmm0, xmm2                                       ;   224.0 p0      52 x
        movaps [rbp + 6560], xmm0                              ;   225.0 p3+p4   69 groups
        orps xmm2, [r8 + 9568]                                 ;   224.0 p1+p2   51 x
        xorps xmm2, [rbp + 3824]                               ;   225.0 p5+p2   51 x
        movaps [rbp + 7072], xmm2                              ;   226.0 p3+p4   69 groups
        andps xmm2, [r8 + 10080]                               ;   226.0 p0+p2   52 x
        movaps xmm0, [rbp + 3328]                              ;   225.0 p2      51 x reload
        xorps xmm2, xmm0                                       ;   228.0 p1      52 x
        movaps [rbp + 6576], xmm2                              ;   229.0 p3+p4   69 groups
        orps xmm0, [r8 + 9584]                                 ;   228.0 p5+p2   51 x
        xorps xmm0, [rbp + 3840]                               ;   229.0 p0+p2   51 x
        movaps [rbp + 7088], xmm0                              ;   230.0 p3+p4   69 groups
        andps xmm0, [r8 + 10096]                               ;   230.0 p1+p2   52 x
        movaps xmm2, [rbp + 3344]                              ;   229.0 p2      51 x reload
        xorps xmm0, xmm2                                       ;   232.0 p5      52 x
        movaps [rbp + 6592], xmm0                              ;   233.0 p3+p4   69 groups
        orps xmm2, [r8 + 9600]                                 ;   232.0 p0+p2   51 x
        xorps xmm2, [rbp + 3856]                               ;   233.0 p1+p2   51 x
        movaps [rbp + 7104], xmm2                              ;   234.0 p3+p4   69 groups
        andps xmm2, [r8 + 10112]                               ;   234.0 p5+p2   52 x
        movaps xmm0, [rbp + 3360]                              ;   233.0 p2      51 x reload
        xorps xmm2, xmm0                                       ;   236.0 p0      52 x
        movaps [rbp + 6608], xmm2                              ;   237.0 p3+p4   69 groups
        orps xmm0, [r8 + 9616]                                 ;   236.0 p1+p2   51 x
        xorps xmm0, [rbp + 3872]                               ;   237.0 p5+p2   51 x
        movaps [rbp + 7120], xmm0                              ;   238.0 p3+p4   69 groups
        andps xmm0, [r8 + 10128]                               ;   238.0 p0+p2   52 x
        movaps xmm2, [rbp + 3376]                              ;   237.0 p2      51 x reload
        xorps xmm0, xmm2                                       ;   240.0 p1      52 x
        movaps [rbp + 6624], xmm0                              ;   241.0 p3+p4   69 groups
        orps xmm2, [r8 + 9632]                                 ;   240.0 p5+p2   51 x
        xorps xmm2, [rbp + 3888]                               ;   241.0 p0+p2   51 x
        movaps [rbp + 7136], xmm2                              ;   242.0 p3+p4   69 groups
        andps xmm2, [r8 + 10144]                               ;   242.0 p1+p2   52 x
        movaps xmm0, [rbp + 3392]                              ;   241.0 p2      51 x reload
        xorps xmm2, xmm0                                       ;   244.0 p5      52 x
        movaps [rbp + 6640], xmm2                              ;   245.0 p3+p4   69 groups
        orps xmm0, [r8 + 9648]                                 ;   244.0 p0+p2   51 x
        xorps xmm0, [rbp + 3904]                               ;   245.0 p1+p2   51 x
        movaps [rbp + 7152], xmm0                              ;   246.0 p3+p4   69 groups
        andps xmm0, [r8 + 10160]                               ;   246.0 p5+p2   52 x
        movaps xmm2, [rbp + 3408]                              ;   245.0 p2      51 x reload
        xorps xmm0, xmm2                                       ;   248.0 p0      52 x
        movaps [rbp + 6656], xmm0                              ;   249.0 p3+p4   69 groups
        orps xmm2, [r8 + 9664]                                 ;   248.0 p1+p2   51 x
        xorps xmm2, [rbp + 3920]                               ;   249.0 p5+p2   51 x
        movaps [rbp + 7168], xmm2                              ;   250.0 p3+p4   69 groups
        andps xmm2, [r8 + 10176]                               ;   250.0 p0+p2   52 x
        movaps xmm0, [rbp + 3424]                              ;   249.0 p2      51 x reload
        xorps xmm2, xmm0                                       ;   252.0 p1      52 x
        movaps [rbp + 6672], xmm2                              ;   253.0 p3+p4   69 groups
        orps xmm0, [r8 + 9680]                                 ;   252.0 p5+p2   51 x
        xorps xmm0, [rbp + 3936]                               ;   253.0 p0+p2   51 x
        movaps [rbp + 7184], xmm0                              ;   254.0 p3+p4   69 groups
        andps xmm0, [r8 + 10192]                               ;   254.0 p1+p2   52 x
        movaps xmm2, [rbp + 3440]                              ;   253.0 p2      51 x reload
        xorps xmm0, xmm2                                       ;   256.0 p5      52 x
        movaps [rbp + 6688], xmm0                              ;   257.0 p3+p4   69 groups
        orps xmm2, [r8 + 9696]                                 ;   256.0 p0+p2   51 x
        xorps xmm2, [rbp + 3952]                               ;   257.0 p1+p2   51 x
        movaps [rbp + 7200], xmm2                              ;   258.0 p3+p4   69 groups
        andps xmm2, [r8 + 10208]                               ;   258.0 p5+p2   52 x
        xorps xmm1, xmm2                                       ;   259.0 p0      52 x
        movaps [rbp + 6704], xmm1                              ;   260.0 p3+p4   69 groups
        add r8, 0x2000                                         ;   250.2 p1      69 groups
        mov qword [rbp + 8504], r8                             ;   251.2 p3+p4   69 groups
        cmp r8, qword [rbp + 8512]                             ;                    more groups?
        jne .groups_2
        movaps xmm0, [rbp + 6208]                              ;     0.0 p2      60 rounds reload
        movaps [rbp + 7232], xmm0                              ;     3.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6224]                              ;     1.0 p2      60 rounds reload
        movaps [rbp + 7248], xmm0                              ;     4.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6240]                              ;     2.0 p2      60 rounds reload
        movaps [rbp + 7264], xmm0                              ;     5.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6256]                              ;     3.0 p2      60 rounds reload
        movaps [rbp + 7280], xmm0                              ;     6.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6272]                              ;     4.0 p2      60 rounds reload
        movaps [rbp + 7296], xmm0                              ;     7.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6288]                              ;     5.0 p2      60 rounds reload
        movaps [rbp + 7312], xmm0                              ;     8.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6304]                              ;     6.0 p2      60 rounds reload
        movaps [rbp + 7328], xmm0                              ;     9.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6320]                              ;     7.0 p2      60 rounds reload
        movaps [rbp + 7344], xmm0                              ;    10.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6336]                              ;     8.0 p2      60 rounds reload
        movaps [rbp + 7360], xmm0                              ;    11.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6352]                              ;     9.0 p2      60 rounds reload
        movaps [rbp + 7376], xmm0                              ;    12.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6368]                              ;    10.0 p2      60 rounds reload
        movaps [rbp + 7392], xmm0                              ;    13.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6384]                              ;    11.0 p2      60 rounds reload
        movaps [rbp + 7408], xmm0                              ;    14.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6400]                              ;    12.0 p2      60 rounds reload
        movaps [rbp + 7424], xmm0                              ;    15.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6416]                              ;    13.0 p2      60 rounds reload
        movaps [rbp + 7440], xmm0                              ;    16.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6432]                              ;    14.0 p2      60 rounds reload
        movaps [rbp + 7456], xmm0                              ;    17.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6448]                              ;    15.0 p2      60 rounds reload
        movaps [rbp + 7472], xmm0                              ;    18.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6464]                              ;    16.0 p2      60 rounds reload
        movaps [rbp + 7488], xmm0                              ;    19.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6480]                              ;    17.0 p2      60 rounds reload
        movaps [rbp + 7504], xmm0                              ;    20.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6496]                              ;    18.0 p2      60 rounds reload
        movaps [rbp + 7520], xmm0                              ;    21.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6512]                              ;    19.0 p2      60 rounds reload
        movaps [rbp + 7536], xmm0                              ;    22.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6528]                              ;    20.0 p2      60 rounds reload
        movaps [rbp + 7552], xmm0                              ;    23.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6544]                              ;    21.0 p2      60 rounds reload
        movaps [rbp + 7568], xmm0                              ;    24.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6560]                              ;    22.0 p2      60 rounds reload
        movaps [rbp + 7584], xmm0                              ;    25.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6576]                              ;    23.0 p2      60 rounds reload
        movaps [rbp + 7600], xmm0                              ;    26.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6592]                              ;    24.0 p2      60 rounds reload
        movaps [rbp + 7616], xmm0                              ;    27.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6608]                              ;    25.0 p2      60 rounds reload
        movaps [rbp + 7632], xmm0                              ;    28.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6624]                              ;    26.0 p2      60 rounds reload
        movaps [rbp + 7648], xmm0                              ;    29.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6640]                              ;    27.0 p2      60 rounds reload
        movaps [rbp + 7664], xmm0                              ;    30.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6656]                              ;    28.0 p2      60 rounds reload
        movaps [rbp + 7680], xmm0                              ;    31.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6672]                              ;    29.0 p2      60 rounds reload
        movaps [rbp + 7696], xmm0                              ;    32.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6688]                              ;    30.0 p2      60 rounds reload
        movaps [rbp + 7712], xmm0                              ;    33.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6704]                              ;    31.0 p2      60 rounds reload
        movaps [rbp + 7728], xmm0                              ;    34.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6720]                              ;    32.0 p2      60 rounds reload
        movaps [rbp + 7744], xmm0                              ;    35.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6736]                              ;    33.0 p2      60 rounds reload
        movaps [rbp + 7760], xmm0                              ;    36.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6752]                              ;    34.0 p2      60 rounds reload
        movaps [rbp + 7776], xmm0                              ;    37.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6768]                              ;    35.0 p2      60 rounds reload
        movaps [rbp + 7792], xmm0                              ;    38.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6784]                              ;    36.0 p2      60 rounds reload
        movaps [rbp + 7808], xmm0                              ;    39.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6800]                              ;    37.0 p2      60 rounds reload
        movaps [rbp + 7824], xmm0                              ;    40.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6816]                              ;    38.0 p2      60 rounds reload
        movaps [rbp + 7840], xmm0                              ;    41.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6832]                              ;    39.0 p2      60 rounds reload
        movaps [rbp + 7856], xmm0                              ;    42.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6848]                              ;    40.0 p2      60 rounds reload
        movaps [rbp + 7872], xmm0                              ;    43.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6864]                              ;    41.0 p2      60 rounds reload
        movaps [rbp + 7888], xmm0                              ;    44.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6880]                              ;    42.0 p2      60 rounds reload
        movaps [rbp + 7904], xmm0                              ;    45.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6896]                              ;    43.0 p2      60 rounds reload
        movaps [rbp + 7920], xmm0                              ;    46.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6912]                              ;    44.0 p2      60 rounds reload
        movaps [rbp + 7936], xmm0                              ;    47.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6928]                              ;    45.0 p2      60 rounds reload
        movaps [rbp + 7952], xmm0                              ;    48.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6944]                              ;    46.0 p2      60 rounds reload
        movaps [rbp + 7968], xmm0                              ;    49.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6960]                              ;    47.0 p2      60 rounds reload
        movaps [rbp + 7984], xmm0                              ;    50.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6976]                              ;    48.0 p2      60 rounds reload
        movaps [rbp + 8000], xmm0                              ;    51.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6992]                              ;    49.0 p2      60 rounds reload
        movaps [rbp + 8016], xmm0                              ;    52.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7008]                              ;    50.0 p2      60 rounds reload
        movaps [rbp + 8032], xmm0                              ;    53.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7024]                              ;    51.0 p2      60 rounds reload
        movaps [rbp + 8048], xmm0                              ;    54.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7040]                              ;    52.0 p2      60 rounds reload
        movaps [rbp + 8064], xmm0                              ;    55.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7056]                              ;    53.0 p2      60 rounds reload
        movaps [rbp + 8080], xmm0                              ;    56.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7072]                              ;    54.0 p2      60 rounds reload
        movaps [rbp + 8096], xmm0                              ;    57.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7088]                              ;    55.0 p2      60 rounds reload
        movaps [rbp + 8112], xmm0                              ;    58.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7104]                              ;    56.0 p2      60 rounds reload
        movaps [rbp + 8128], xmm0                              ;    59.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7120]                              ;    57.0 p2      60 rounds reload
        movaps [rbp + 8144], xmm0                              ;    60.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7136]                              ;    58.0 p2      60 rounds reload
        movaps [rbp + 8160], xmm0                              ;    61.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7152]                              ;    59.0 p2      60 rounds reload
        movaps [rbp + 8176], xmm0                              ;    62.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7168]                              ;    60.0 p2      60 rounds reload
        movaps [rbp + 8192], xmm0                              ;    63.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7184]                              ;    61.0 p2      60 rounds reload
        movaps [rbp + 8208], xmm0                              ;    64.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7200]                              ;    62.0 p2      60 rounds reload
        movaps [rbp + 8224], xmm0                              ;    65.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 7216]                              ;    63.0 p2      60 rounds reload
        movaps [rbp + 8240], xmm0                              ;    66.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5184]                              ;    64.0 p2      60 rounds reload
        movaps [rbp + 8256], xmm0                              ;    67.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5200]                              ;    65.0 p2      60 rounds reload
        movaps [rbp + 8272], xmm0                              ;    68.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5216]                              ;    66.0 p2      60 rounds reload
        movaps [rbp + 8288], xmm0                              ;    69.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5232]                              ;    67.0 p2      60 rounds reload
        movaps [rbp + 8304], xmm0                              ;    70.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5248]                              ;    68.0 p2      60 rounds reload
        movaps [rbp + 8320], xmm0                              ;    71.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5264]                              ;    69.0 p2      60 rounds reload
        movaps [rbp + 8336], xmm0                              ;    72.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5280]                              ;    70.0 p2      60 rounds reload
        movaps [rbp + 8352], xmm0                              ;    73.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5296]                              ;    71.0 p2      60 rounds reload
        movaps [rbp + 8368], xmm0                              ;    74.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5312]                              ;    72.0 p2      60 rounds reload
        movaps [rbp + 8384], xmm0                              ;    75.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5328]                              ;    73.0 p2      60 rounds reload
        movaps [rbp + 8400], xmm0                              ;    76.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5344]                              ;    74.0 p2      60 rounds reload
        movaps [rbp + 8416], xmm0                              ;    77.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5360]                              ;    75.0 p2      60 rounds reload
        movaps [rbp + 8432], xmm0                              ;    78.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5376]                              ;    76.0 p2      60 rounds reload
        movaps [rbp + 8448], xmm0                              ;    79.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5392]                              ;    77.0 p2      60 rounds reload
        movaps [rbp + 8464], xmm0                              ;    80.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5408]                              ;    78.0 p2      60 rounds reload
        movaps [rbp + 4384], xmm0                              ;    81.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5424]                              ;    79.0 p2      60 rounds reload
        movaps [rbp + 4400], xmm0                              ;    82.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5440]                              ;    80.0 p2      60 rounds reload
        movaps [rbp + 4416], xmm0                              ;    83.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5456]                              ;    81.0 p2      60 rounds reload
        movaps [rbp + 4432], xmm0                              ;    84.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5472]                              ;    82.0 p2      60 rounds reload
        movaps [rbp + 4448], xmm0                              ;    85.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5488]                              ;    83.0 p2      60 rounds reload
        movaps [rbp + 4464], xmm0                              ;    86.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5504]                              ;    84.0 p2      60 rounds reload
        movaps [rbp + 4480], xmm0                              ;    87.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5520]                              ;    85.0 p2      60 rounds reload
        movaps [rbp + 4496], xmm0                              ;    88.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5536]                              ;    86.0 p2      60 rounds reload
        movaps [rbp + 4512], xmm0                              ;    89.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5552]                              ;    87.0 p2      60 rounds reload
        movaps [rbp + 4528], xmm0                              ;    90.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5568]                              ;    88.0 p2      60 rounds reload
        movaps [rbp + 4544], xmm0                              ;    91.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5584]                              ;    89.0 p2      60 rounds reload
        movaps [rbp + 4560], xmm0                              ;    92.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5600]                              ;    90.0 p2      60 rounds reload
        movaps [rbp + 4576], xmm0                              ;    93.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5616]                              ;    91.0 p2      60 rounds reload
        movaps [rbp + 4592], xmm0                              ;    94.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5632]                              ;    92.0 p2      60 rounds reload
        movaps [rbp + 4608], xmm0                              ;    95.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5648]                              ;    93.0 p2      60 rounds reload
        movaps [rbp + 4624], xmm0                              ;    96.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5664]                              ;    94.0 p2      60 rounds reload
        movaps [rbp + 4640], xmm0                              ;    97.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5680]                              ;    95.0 p2      60 rounds reload
        movaps [rbp + 4656], xmm0                              ;    98.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5696]                              ;    96.0 p2      60 rounds reload
        movaps [rbp + 4672], xmm0                              ;    99.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5712]                              ;    97.0 p2      60 rounds reload
        movaps [rbp + 4688], xmm0                              ;   100.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5728]                              ;    98.0 p2      60 rounds reload
        movaps [rbp + 4704], xmm0                              ;   101.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5744]                              ;    99.0 p2      60 rounds reload
        movaps [rbp + 4720], xmm0                              ;   102.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5760]                              ;   100.0 p2      60 rounds reload
        movaps [rbp + 4736], xmm0                              ;   103.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5776]                              ;   101.0 p2      60 rounds reload
        movaps [rbp + 4752], xmm0                              ;   104.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5792]                              ;   102.0 p2      60 rounds reload
        movaps [rbp + 4768], xmm0                              ;   105.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5808]                              ;   103.0 p2      60 rounds reload
        movaps [rbp + 4784], xmm0                              ;   106.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5824]                              ;   104.0 p2      60 rounds reload
        movaps [rbp + 4800], xmm0                              ;   107.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5840]                              ;   105.0 p2      60 rounds reload
        movaps [rbp + 4816], xmm0                              ;   108.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5856]                              ;   106.0 p2      60 rounds reload
        movaps [rbp + 4832], xmm0                              ;   109.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5872]                              ;   107.0 p2      60 rounds reload
        movaps [rbp + 4848], xmm0                              ;   110.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5888]                              ;   108.0 p2      60 rounds reload
        movaps [rbp + 4864], xmm0                              ;   111.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5904]                              ;   109.0 p2      60 rounds reload
        movaps [rbp + 4880], xmm0                              ;   112.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5920]                              ;   110.0 p2      60 rounds reload
        movaps [rbp + 4896], xmm0                              ;   113.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5936]                              ;   111.0 p2      60 rounds reload
        movaps [rbp + 4912], xmm0                              ;   114.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5952]                              ;   112.0 p2      60 rounds reload
        movaps [rbp + 4928], xmm0                              ;   115.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5968]                              ;   113.0 p2      60 rounds reload
        movaps [rbp + 4944], xmm0                              ;   116.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 5984]                              ;   114.0 p2      60 rounds reload
        movaps [rbp + 4960], xmm0                              ;   117.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6000]                              ;   115.0 p2      60 rounds reload
        movaps [rbp + 4976], xmm0                              ;   118.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6016]                              ;   116.0 p2      60 rounds reload
        movaps [rbp + 4992], xmm0                              ;   119.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6032]                              ;   117.0 p2      60 rounds reload
        movaps [rbp + 5008], xmm0                              ;   120.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6048]                              ;   118.0 p2      60 rounds reload
        movaps [rbp + 5024], xmm0                              ;   121.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6064]                              ;   119.0 p2      60 rounds reload
        movaps [rbp + 5040], xmm0                              ;   122.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6080]                              ;   120.0 p2      60 rounds reload
        movaps [rbp + 5056], xmm0                              ;   123.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6096]                              ;   121.0 p2      60 rounds reload
        movaps [rbp + 5072], xmm0                              ;   124.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6112]                              ;   122.0 p2      60 rounds reload
        movaps [rbp + 5088], xmm0                              ;   125.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6128]                              ;   123.0 p2      60 rounds reload
        movaps [rbp + 5104], xmm0                              ;   126.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6144]                              ;   124.0 p2      60 rounds reload
        movaps [rbp + 5120], xmm0                              ;   127.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6160]                              ;   125.0 p2      60 rounds reload
        movaps [rbp + 5136], xmm0                              ;   128.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6176]                              ;   126.0 p2      60 rounds reload
        movaps [rbp + 5152], xmm0                              ;   129.0 p3+p4   60 rounds
        movaps xmm0, [rbp + 6192]                              ;   127.0 p2      60 rounds reload
        movaps [rbp + 5168], xmm0                              ;   130.0 p3+p4   60 rounds
        mov r8, qword [rbp + 8496]                             ;   128.0 p2      60 rounds reload
        mov qword [rbp + 8536], r8                             ;   131.0 p3+p4   60 rounds
        add r8, 0x1800                                         ;   131.0 p0      60 rounds
        mov qword [rbp + 8544], r8                             ;   132.0 p3+p4   60 rounds
        mov r8, qword [rbp + 8536]                             ;                    resident
        movdqa xmm0, [rbp + 8256]                              ;                    resident
        movdqa xmm1, [rbp + 8272]                              ;                    resident
        movdqa xmm2, [rbp + 8288]                              ;                    resident
        movdqa xmm3, [rbp + 8304]                              ;                    resident
        movdqa xmm4, [rbp + 8320]                              ;                    resident
        movdqa xmm5, [rbp + 8336]                              ;                    resident
        movdqa xmm6, [rbp + 8352]                              ;                    resident
        movdqa xmm7, [rbp + 8368]                              ;                    resident
        movdqa xmm8, [rbp + 8384]                              ;                    resident
        movdqa xmm9, [rbp + 8400]                              ;                    resident
        movdqa xmm10, [rbp + 8416]                             ;                    resident
        movdqa xmm11, [rbp + 8432]                             ;                    resident
        movdqa xmm12, [rbp + 8448]                             ;                    resident
        movdqa xmm13, [rbp + 8464]                             ;                    resident
        align 16
.rounds_4:
        movaps xmm14, [r8 + 18448]                             ;     0.0 p2      40 t
        xorps xmm14, xmm1                                      ;     3.0 p0      40 t
        movaps xmm15, [r8 + 18480]                             ;     1.0 p2      40 t
        xorps xmm15, xmm3                                      ;     4.0 p1      40 t
        movaps [r11 - 96], xmm3                                ;     1.0 p3+p4   40 t spill
        movaps xmm3, [r8 + 18496]                              ;     2.0 p2      40 t
        xorps xmm3, xmm4                                       ;     5.0 p5      40 t
        movaps [r11 - 80], xmm4                                ;     2.0 p3+p4   40 t spill
        movaps xmm4, [r8 + 18512]                              ;     3.0 p2      40 t
        xorps xmm4, xmm5                                       ;     6.0 p0      40 t
        movaps [r11 - 64], xmm5                                ;     3.0 p3+p4   40 t spill
        movaps xmm5, [r8 + 18560]                              ;     4.0 p2      40 t
        xorps xmm5, xmm8                                       ;     7.0 p1      40 t
        movaps [r11 - 48], xmm8                                ;     4.0 p3+p4   40 t spill
        movaps xmm8, [r8 + 18592]                              ;     5.0 p2      40 t
        xorps xmm8, xmm10                                      ;     8.0 p5      40 t
        movaps [r11 - 32], xmm10                               ;     5.0 p3+p4   40 t spill
        movaps xmm10, [r8 + 18608]                             ;     6.0 p2      40 t
        xorps xmm10, xmm11                                     ;     9.0 p0      40 t
        movaps [r11 - 16], xmm11                               ;     6.0 p3+p4   40 t spill
        movaps xmm11, [r8 + 18624]                             ;     7.0 p2      40 t
        xorps xmm11, xmm12                                     ;    10.0 p1      40 t
        movaps [r11 + 0], xmm12                                ;     7.0 p3+p4   40 t spill
        movaps xmm12, [r8 + 18704]                             ;     8.0 p2      40 t
        xorps xmm12, [rbp + 4432]                              ;    11.0 p5+p2   40 t
        movaps [r11 + 16], xmm1                                ;     8.0 p3+p4   40 t spill
        movaps xmm1, [r8 + 18736]                              ;    10.0 p2      40 t
        xorps xmm1, [rbp + 4464]                               ;    13.0 p0+p2   40 t
        movaps [rbp - 64], xmm1                                ;    14.0 p3+p4   40 t spill
        movaps xmm1, [r8 + 18752]                              ;    12.0 p2      40 t
        xorps xmm1, [rbp + 4480]                               ;    15.0 p1+p2   40 t
        movaps [rbp - 112], xmm12                              ;    12.0 p3+p4   40 t spill
        movaps xmm12, [r8 + 18768]                             ;    14.0 p2      40 t
        xorps xmm12, [rbp + 4496]                              ;    17.0 p5+p2   40 t
        movaps [rsi - 128], xmm12                              ;    18.0 p3+p4   40 t spill
        movaps xmm12, [r8 + 18832]                             ;    16.0 p2      40 t
        xorps xmm12, [rbp + 4560]                              ;    19.0 p0+p2   40 t
        movaps [rdx - 112], xmm12                              ;    20.0 p3+p4   40 t spill
        movaps xmm12, [r8 + 18864]                             ;    18.0 p2      40 t
        xorps xmm12, [rbp + 4592]                              ;    21.0 p1+p2   40 t
        movaps [rdx - 96], xmm12                               ;    22.0 p3+p4   40 t spill
        movaps xmm12, [r8 + 18880]                             ;    20.0 p2      40 t
        xorps xmm12, [rbp + 4608]                              ;    23.0 p5+p2   40 t
        movaps [rsi - 112], xmm12                              ;    24.0 p3+p4   40 t spill
        movaps xmm12, [r8 + 18896]                             ;    22.0 p2      40 t
        xorps xmm12, [rbp + 4624]                              ;    25.0 p0+p2   40 t
        movaps [rdi + 16], xmm12                               ;    26.0 p3+p4   40 t spill
        movaps xmm12, [r8 + 18944]                             ;    24.0 p2      40 t
        xorps xmm12, [rbp + 4672]                              ;    27.0 p1+p2   40 t
        movaps [rdx + 0], xmm12                                ;    28.0 p3+p4   40 t spill
        movaps xmm12, [r8 + 18976]                             ;    26.0 p2      40 t
        xorps xmm12, [rbp + 4704]                              ;    29.0 p5+p2   40 t
        movaps [rsi - 96], xmm12                               ;    30.0 p3+p4   40 t spill
        movaps xmm12, [r8 + 18992]                             ;    28.0 p2      40 t
        xorps xmm12, [rbp + 4720]                              ;    31.0 p0+p2   40 t
        movaps [rsi - 80], xmm12                               ;    32.0 p3+p4   40 t spill
        movaps xmm12, [r8 + 19008]                             ;    30.0 p2      40 t
        xorps xmm12, [rbp + 4736]                              ;    33.0 p1+p2   40 t
        movaps [rsi - 64], xmm12                               ;    34.0 p3+p4   40 t spill
        movaps xmm12, [r8 + 19088]                             ;    32.0 p2      40 t
        xorps xmm12, [rbp + 4816]                              ;    35.0 p5+p2   40 t
        movaps [rdx + 16], xmm12                               ;    36.0 p3+p4   40 t spill
        movaps xmm12, [r8 + 19120]                             ;    34.0 p2      40 t
        xorps xmm12, [rbp + 4848]                              ;    37.0 p0+p2   40 t
        movaps [rdx + 32], xmm12                               ;    38.0 p3+p4   40 t spill
        movaps xmm12, [r8 + 19136]                             ;    36.0 p2      40 t
        xorps xmm12, [rbp + 4864]                              ;    39.0 p1+p2   40 t
        movaps [rbp - 128], xmm12                              ;    40.0 p3+p4   40 t spill
        movaps xmm12, [r8 + 19152]                             ;    38.0 p2      40 t
        xorps xmm12, [rbp + 4880]                              ;    41.0 p5+p2   40 t
        movaps [rax - 64], xmm12                               ;    42.0 p3+p4   40 t spill
        movaps xmm12, [r8 + 19216]                             ;    40.0 p2      40 t
        xorps xmm12, [rbp + 4944]                              ;    43.0 p0+p2   40 t
        movaps [rsi - 48], xmm12                               ;    44.0 p3+p4   40 t spill
        movaps xmm12, [r8 + 19248]                             ;    42.0 p2      40 t
        xorps xmm12, [rbp + 4976]                              ;    45.0 p1+p2   40 t
        movaps [rbp - 48], xmm12                               ;    46.0 p3+p4   40 t spill
        movaps xmm12, [r8 + 19264]                             ;    44.0 p2      40 t
        xorps xmm12, [rbp + 4992]                              ;    47.0 p5+p2   40 t
        movaps [rbp + 80], xmm12                               ;    48.0 p3+p4   40 t spill
        movaps xmm12, [r8 + 19280]                             ;    46.0 p2      40 t
        xorps xmm12, [rbp + 5008]                              ;    49.0 p0+p2   40 t
        movaps [rax - 48], xmm12                               ;    50.0 p3+p4   40 t spill
        movaps xmm12, [r8 + 19344]                             ;    48.0 p2      40 t
        xorps xmm12, [rbp + 5072]                              ;    51.0 p1+p2   40 t
        movaps [rcx + 0], xmm12                                ;    52.0 p3+p4   40 t spill
        movaps xmm12, [r8 + 19376]                             ;    50.0 p2      40 t
        xorps xmm12, [rbp + 5104]                              ;    53.0 p5+p2   40 t
        movaps [rcx + 16], xmm12                               ;    54.0 p3+p4   40 t spill
        movaps xmm12, [r8 + 19392]                             ;    52.0 p2      40 t
        xorps xmm12, [rbp + 5120]                              ;    55.0 p0+p2   40 t
        movaps [rcx + 32], xmm12                               ;    56.0 p3+p4   40 t spill
        movaps xmm12, xmm3                                     ;    45.0 p1      41 t copy
        xorps xmm12, xmm14                                     ;    46.0 p5      41 t
        movaps [rsi - 32], xmm1                                ;    46.0 p3+p4   40 t spill
        movaps xmm1, [r8 + 19408]                              ;    54.0 p2      40 t
        xorps xmm1, [rbp + 5136]                               ;    57.0 p0+p2   40 t
        movaps [rcx + 48], xmm1                                ;    58.0 p3+p4   40 t spill
        movaps xmm1, xmm4                                      ;    47.0 p1      41 t copy
        xorps xmm1, xmm14                                      ;    48.0 p5      41 t
        movaps [rdx - 64], xmm8                                ;    48.0 p3+p4   40 t spill
        movaps xmm8, xmm15                                     ;    48.2 p0      41 t copy
        movaps [rcx + 64], xmm11                               ;    49.0 p3+p4   40 t spill
        movaps xmm11, [r8 + 18464]                             ;    56.0 p2      41 t
        xorps xmm11, xmm2                                      ;    59.0 p1      41 t
        xorps xmm11, [rel camellia128_encrypt.T0_constants128] ;    60.0 p5+p2   41 t
        xorps xmm3, xmm11                                      ;    61.0 p0      41 t
        movaps [r11 + 32], xmm2                                ;    50.0 p3+p4   40 t spill
        movaps xmm2, [r8 + 18528]                              ;    58.0 p2      41 t
        xorps xmm2, xmm6                                       ;    61.0 p1      41 t
        xorps xmm2, [rel camellia128_encrypt.T0_constants128]  ;    62.0 p5+p2   41 t
        xorps xmm8, xmm2                                       ;    63.0 p0      41 t
        movaps [r11 + 48], xmm6                                ;    52.2 p3+p4   40 t spill
        movaps xmm6, xmm8                                      ;    64.0 p1      41 t copy
        xorps xmm6, xmm0                                       ;    65.0 p5      41 t
        xorps xmm6, [r8 + 18432]                               ;    66.0 p0+p2   41 t
        xorps xmm6, [rel camellia128_encrypt.T0_constants128]  ;    67.0 p1+p2   41 t
        xorps xmm8, xmm12                                      ;    64.0 p5      41 t
        movaps [r11 + 64], xmm0                                ;    56.0 p3+p4   40 t spill
        movaps xmm0, xmm1                                      ;    56.2 p0      41 t copy
        xorps xmm0, xmm6                                       ;    68.0 p1      41 t
        movaps [rdx - 48], xmm5                                ;    57.0 p3+p4   40 t spill
        movaps xmm5, xmm6                                      ;    68.0 p5      41 t copy
        xorps xmm5, xmm7                                       ;    69.0 p0      41 t
        xorps xmm5, [r8 + 18544]                               ;    70.0 p1+p2   41 t
        xorps xmm5, [rel camellia128_encrypt.T0_constants128]  ;    71.0 p5+p2   41 t
        movaps [r11 + 80], xmm7                                ;    59.0 p3+p4   40 t spill
        movaps xmm7, xmm12                                     ;    59.2 p0      41 t copy
        xorps xmm7, xmm5                                       ;    72.0 p1      41 t
        movaps [rdx + 48], xmm10                               ;    60.0 p3+p4   40 t spill
        movaps xmm10, xmm3                                     ;    62.0 p5      41 t copy
        xorps xmm10, xmm8                                      ;    65.0 p0      41 t
        movaps [r10 - 48], xmm13                               ;    61.2 p3+p4   40 t spill
        movaps xmm13, xmm0                                     ;    69.0 p1      41 t copy
        orps xmm13, xmm5                                       ;    72.0 p5      41 t
        xorps xmm4, xmm8                                       ;    65.0 p0      41 t
        movaps [r10 - 32], xmm9                                ;    63.0 p3+p4   40 t spill
        movaps xmm9, xmm8                                      ;    65.0 p1      41 t copy
        xorps xmm9, xmm5                                       ;    72.0 p5      41 t
        xorps xmm15, xmm9                                      ;    73.0 p0      41 t
        movaps [rbp + 96], xmm5                                ;    72.0 p3+p4   41 t spill
        movaps xmm5, xmm11                                     ;    65.2 p1      41 t copy
        xorps xmm5, xmm6                                       ;    68.0 p5      41 t
        movaps [rdx - 32], xmm14                               ;    66.0 p3+p4   40 t spill
        movaps xmm14, xmm6                                     ;    68.0 p0      41 t copy
        orps xmm14, xmm9                                       ;    73.0 p1      41 t
        xorps xmm14, xmm13                                     ;    74.0 p5      41 t
        movaps [rbp + 112], xmm9                               ;    73.0 p3+p4   41 t spill
        movaps xmm9, xmm10                                     ;    68.0 p0      41 t copy
        xorps xmm9, xmm7                                       ;    73.0 p1      41 t
        xorps xmm13, xmm2                                      ;    73.0 p5      41 t
        orps xmm2, xmm7                                        ;    73.0 p0      41 t
        xorps xmm4, xmm2                                       ;    74.0 p1      41 t
        movaps [rdx + 64], xmm7                                ;    73.0 p3+p4   41 t spill
        movaps xmm7, xmm8                                      ;    69.5 p5      41 t copy
        andps xmm7, xmm1                                       ;    70.5 p0      41 t
        xorps xmm2, xmm7                                       ;    74.0 p1      41 t
        movaps xmm7, xmm5                                      ;    70.5 p5      41 t copy
        andps xmm7, xmm9                                       ;    74.0 p0      41 t
        xorps xmm4, xmm7                                       ;    75.0 p1      41 t
        movaps xmm7, xmm5                                      ;    72.0 p5      41 t copy
        xorps xmm7, xmm15                                      ;    74.0 p0      41 t
        xorps xmm14, xmm4                                      ;    76.0 p1      41 t
        xorps xmm13, xmm2                                      ;    75.0 p5      41 t
        movaps [rdx + 80], xmm5                                ;    73.0 p3+p4   41 t spill
        movaps xmm5, xmm10                                     ;    73.2 p0      41 t copy
        andps xmm5, xmm7                                       ;    75.0 p1      41 t
        xorps xmm2, xmm5                                       ;    76.0 p5      41 t
        movaps xmm5, xmm1                                      ;    74.2 p0      41 t copy
        xorps xmm5, xmm7                                       ;    75.2 p1      41 t
        movaps [rdx + 96], xmm10                               ;    74.5 p3+p4   41 t spill
        movaps xmm10, xmm3                                     ;    75.0 p5      41 t copy
        andps xmm10, xmm5                                      ;    76.2 p0      41 t
        xorps xmm13, xmm10                                     ;    77.2 p1      41 t
        movaps xmm10, xmm15                                    ;    76.0 p5      41 t copy
        xorps xmm10, xmm0                                      ;    77.0 p0      41 t
        movaps [rbp - 96], xmm9                                ;    76.0 p3+p4   41 t spill
        movaps xmm9, xmm12                                     ;    76.5 p1      41 t copy
        andps xmm9, xmm10                                      ;    78.0 p5      41 t
        xorps xmm2, xmm9                                       ;    79.0 p0      41 t
        xorps xmm4, xmm9                                       ;    79.0 p1      41 t
        movaps xmm9, [rdx - 32]                                ;    77.2 p2      41 t
        orps xmm9, xmm11                                       ;    80.2 p5      41 t
        xorps xmm4, xmm9                                       ;    81.2 p0      41 t
        movaps xmm9, xmm14                                     ;    78.5 p1      41 t copy
        andps xmm9, xmm13                                      ;    79.5 p5      41 t
        xorps xmm4, xmm9                                       ;    82.2 p0      41 t
        movaps [rbp - 16], xmm11                               ;    78.8 p3+p4   41 t spill
        movaps xmm11, xmm2                                     ;    80.0 p1      41 t copy
        andps xmm11, xmm4                                      ;    83.2 p5      41 t
        xorps xmm4, xmm13                                      ;    83.2 p0      41 t
        orps xmm9, xmm4                                        ;    84.2 p1      41 t
        xorps xmm14, xmm11                                     ;    84.2 p5      41 t
        xorps xmm9, xmm14                                      ;    85.2 p0      41 t
        andps xmm10, xmm9                                      ;    86.2 p1      41 t
        movaps xmm11, xmm2                                     ;    82.0 p5      41 t copy
        andps xmm11, xmm14                                     ;    85.2 p0      41 t
        xorps xmm13, xmm11                                     ;    86.2 p1      41 t
        andps xmm14, xmm13                                     ;    87.2 p5      41 t
        movaps xmm11, xmm9                                     ;    86.2 p0      41 t copy
        orps xmm11, xmm13                                      ;    87.2 p1      41 t
        xorps xmm4, xmm11                                      ;    88.2 p5      41 t
        xorps xmm2, xmm14                                      ;    88.2 p0      41 t
        movaps xmm14, xmm9                                     ;    86.2 p1      41 t copy
        xorps xmm14, xmm13                                     ;    87.2 p5      41 t
        andps xmm5, xmm14                                      ;    88.2 p0      41 t
        andps xmm3, xmm14                                      ;    88.2 p1      41 t
        xorps xmm14, xmm4                                      ;    89.2 p5      41 t
        andps xmm7, xmm14                                      ;    90.2 p0      41 t
        andps xmm12, xmm9                                      ;    86.5 p1      41 t
        xorps xmm5, xmm7                                       ;    91.2 p5      41 t
        andps xmm8, xmm4                                       ;    89.2 p0      41 t
        andps xmm6, xmm2                                       ;    89.2 p1      41 t
        andps xmm1, xmm4                                       ;    89.2 p5      41 t
        xorps xmm4, xmm2                                       ;    89.2 p0      41 t
        xorps xmm1, xmm7                                       ;    91.2 p1      41 t
        movaps xmm7, [rbp + 112]                               ;    87.2 p2      41 t
        andps xmm7, xmm2                                       ;    90.2 p5      41 t
        movaps xmm11, [rbp + 96]                               ;    88.2 p2      41 t
        andps xmm11, xmm4                                      ;    91.2 p0      41 t
        xorps xmm11, xmm3                                      ;    92.2 p1      41 t
        xorps xmm3, xmm7                                       ;    91.2 p5      41 t
        xorps xmm9, xmm4                                       ;    90.2 p0      41 t
        xorps xmm2, xmm13                                      ;    90.5 p1      41 t
        andps xmm15, xmm9                                      ;    91.2 p5      41 t
        andps xmm0, xmm4                                       ;    91.2 p0      41 t
        movaps xmm4, [rbp - 96]                                ;    89.8 p2      41 t
        andps xmm4, xmm2                                       ;    92.8 p1      41 t
        andps xmm2, [rdx + 80]                                 ;    92.0 p5+p2   41 t
        andps xmm9, [rdx + 64]                                 ;    92.2 p0+p2   41 t
        xorps xmm9, xmm11                                      ;    93.2 p1      41 t
        xorps xmm9, xmm4                                       ;    94.2 p5      41 t
        xorps xmm0, xmm10                                      ;    93.2 p0      41 t
        xorps xmm0, xmm5                                       ;    94.2 p1      41 t
        xorps xmm8, xmm4                                       ;    94.0 p5      41 t
        xorps xmm8, xmm3                                       ;    95.0 p0      41 t
        movaps xmm4, [rbp - 16]                                ;    92.8 p2      41 t
        andps xmm4, xmm13                                      ;    95.8 p1      41 t
        xorps xmm4, xmm8                                       ;    96.8 p5      41 t
        andps xmm13, [rdx - 32]                                ;    95.2 p0+p2   41 t
        xorps xmm13, xmm9                                      ;    96.2 p1      41 t
        xorps xmm13, xmm4                                      ;    97.8 p5      41 t
        xorps xmm5, xmm6                                       ;    96.2 p0      41 t
        andps xmm14, [rdx + 96]                                ;    96.5 p1+p2   41 t
        xorps xmm5, xmm4                                       ;    97.8 p5      41 t
        xorps xmm2, xmm1                                       ;    97.2 p0      41 t
        xorps xmm2, xmm4                                       ;    98.2 p1      41 t
        xorps xmm14, xmm13                                     ;    98.8 p5      41 t
        xorps xmm9, xmm3                                       ;    98.2 p0      41 t
        xorps xmm9, xmm0                                       ;    99.2 p1      41 t
        xorps xmm11, xmm12                                     ;    99.0 p5      41 t
        xorps xmm11, xmm13                                     ;   100.0 p0      41 t
        movaps xmm3, xmm5                                      ;    99.5 p1      41 t copy
        xorps xmm3, xmm2                                       ;   100.5 p5      41 t
        xorps xmm3, xmm11                                      ;   101.5 p0      41 t
        movaps xmm4, [rel camellia128_encrypt.T0_constants128] ;    97.0 p2      41 t reload
        xorps xmm11, xmm4                                      ;   101.0 p1      41 t
        xorps xmm1, xmm10                                      ;   101.0 p5      41 t
        xorps xmm1, xmm15                                      ;   102.0 p0      41 t
        xorps xmm1, xmm5                                       ;   103.0 p1      41 t
        movaps xmm15, xmm14                                    ;   102.0 p5      41 t copy
        xorps xmm15, xmm3                                      ;   103.0 p0      41 t
        xorps xmm1, xmm4                                       ;   104.0 p1      41 t
        xorps xmm8, xmm4                                       ;   103.0 p5      41 t
        xorps xmm0, xmm3                                       ;   103.2 p0      41 t
        xorps xmm0, xmm4                                       ;   104.2 p1      41 t
        xorps xmm14, xmm4                                      ;   104.0 p5      41 t
        movaps xmm3, [rdx - 48]                                ;   100.0 p2      23 t
        movaps xmm5, [rdx + 48]                                ;   101.0 p2      40 t reload
        xorps xmm3, xmm5                                       ;   104.2 p0      23 t
        movaps xmm6, [rdx - 48]                                ;   102.0 p2      23 t
        movaps xmm7, [rcx + 64]                                ;   103.0 p2      40 t reload
        xorps xmm6, xmm7                                       ;   106.0 p1      23 t
        movaps xmm10, [rdx - 64]                               ;   104.0 p2      23 t
        movaps xmm12, [r8 + 18576]                             ;   105.0 p2      23 t
        movaps xmm13, [r10 - 32]                               ;   106.0 p2      40 t reload
        xorps xmm12, xmm13                                     ;   109.0 p5      23 t
        xorps xmm12, xmm4                                      ;   110.0 p0      23 t
        xorps xmm5, xmm12                                      ;   111.0 p1      23 t
        movaps xmm13, [r8 + 18640]                             ;   107.0 p2      23 t
        xorps xmm13, [r10 - 48]                                ;   110.0 p5+p2   23 t
        xorps xmm13, xmm4                                      ;   111.0 p0      23 t
        xorps xmm10, xmm13                                     ;   112.0 p1      23 t
        movaps [rdx + 48], xmm2                                ;   104.0 p3+p4   41 t spill
        movaps xmm2, xmm10                                     ;   113.0 p5      23 t copy
        xorps xmm2, [r8 + 18672]                               ;   114.0 p0+p2   23 t
        xorps xmm2, [rbp + 4400]                               ;   115.0 p1+p2   23 t
        xorps xmm2, xmm4                                       ;   116.0 p5      23 t
        xorps xmm10, xmm3                                      ;   113.0 p0      23 t
        movaps [rdx + 96], xmm14                               ;   105.5 p3+p4   41 t spill
        movaps xmm14, xmm2                                     ;   117.0 p1      23 t copy
        xorps xmm14, [r8 + 18656]                              ;   118.0 p5+p2   23 t
        xorps xmm14, [rbp + 4384]                              ;   119.0 p0+p2   23 t
        xorps xmm14, xmm4                                      ;   120.0 p1      23 t
        movaps [rdx - 32], xmm0                                ;   107.0 p3+p4   41 t spill
        movaps xmm0, xmm6                                      ;   110.0 p5      23 t copy
        xorps xmm0, xmm2                                       ;   117.0 p0      23 t
        movaps [rbp - 16], xmm9                                ;   110.0 p3+p4   41 t spill
        movaps xmm9, xmm3                                      ;   110.5 p1      23 t copy
        xorps xmm9, xmm14                                      ;   121.0 p5      23 t
        movaps [rdx + 64], xmm8                                ;   111.0 p3+p4   41 t spill
        movaps xmm8, xmm5                                      ;   112.0 p0      23 t copy
        xorps xmm8, xmm10                                      ;   114.0 p1      23 t
        movaps [rdx + 80], xmm1                                ;   112.0 p3+p4   41 t spill
        movaps xmm1, xmm0                                      ;   118.0 p5      23 t copy
        orps xmm1, xmm14                                       ;   121.0 p0      23 t
        xorps xmm7, xmm10                                      ;   114.0 p1      23 t
        movaps [rcx + 64], xmm11                               ;   113.0 p3+p4   41 t spill
        movaps xmm11, xmm10                                    ;   114.0 p5      23 t copy
        xorps xmm11, xmm14                                     ;   121.0 p0      23 t
        movaps [rbp - 96], xmm15                               ;   114.0 p3+p4   41 t spill
        movaps xmm15, xmm12                                    ;   114.0 p1      23 t copy
        xorps xmm15, xmm2                                      ;   117.0 p5      23 t
        movaps xmm4, xmm2                                      ;   117.0 p0      23 t copy
        orps xmm4, xmm11                                       ;   122.0 p1      23 t
        xorps xmm4, xmm1                                       ;   123.0 p5      23 t
        movaps [rbp + 96], xmm14                               ;   121.0 p3+p4   23 t spill
        movaps xmm14, xmm8                                     ;   115.5 p0      23 t copy
        xorps xmm14, xmm9                                      ;   122.0 p1      23 t
        movaps [rbp + 112], xmm2                               ;   117.0 p3+p4   23 t spill
        movaps xmm2, [rdx - 64]                                ;   117.0 p2      23 t
        xorps xmm2, xmm11                                      ;   122.0 p5      23 t
        xorps xmm1, xmm13                                      ;   122.0 p0      23 t
        orps xmm13, xmm9                                       ;   122.0 p1      23 t
        xorps xmm7, xmm13                                      ;   123.0 p5      23 t
        movaps [rdx - 64], xmm9                                ;   122.0 p3+p4   23 t spill
        movaps xmm9, xmm10                                     ;   118.5 p0      23 t copy
        andps xmm9, xmm6                                       ;   119.5 p1      23 t
        xorps xmm13, xmm9                                      ;   123.0 p5      23 t
        movaps xmm9, xmm15                                     ;   119.5 p0      23 t copy
        andps xmm9, xmm14                                      ;   123.0 p1      23 t
        xorps xmm7, xmm9                                       ;   124.0 p5      23 t
        movaps xmm9, xmm15                                     ;   120.5 p0      23 t copy
        xorps xmm9, xmm2                                       ;   123.0 p1      23 t
        xorps xmm4, xmm7                                       ;   125.0 p5      23 t
        xorps xmm1, xmm13                                      ;   124.0 p0      23 t
        movaps [rsi - 16], xmm15                               ;   121.5 p3+p4   23 t spill
        movaps xmm15, xmm8                                     ;   121.8 p1      23 t copy
        andps xmm15, xmm9                                      ;   124.0 p5      23 t
        xorps xmm13, xmm15                                     ;   125.0 p0      23 t
        movaps xmm15, xmm6                                     ;   122.8 p1      23 t copy
        xorps xmm15, xmm9                                      ;   124.0 p5      23 t
        movaps [rdi + 32], xmm8                                ;   123.0 p3+p4   23 t spill
        movaps xmm8, xmm5                                      ;   123.5 p0      23 t copy
        andps xmm8, xmm15                                      ;   125.0 p1      23 t
        xorps xmm1, xmm8                                       ;   126.0 p5      23 t
        movaps xmm8, xmm2                                      ;   124.5 p0      23 t copy
        xorps xmm8, xmm0                                       ;   125.5 p1      23 t
        movaps [rsi + 0], xmm14                                ;   124.5 p3+p4   23 t spill
        movaps xmm14, xmm3                                     ;   125.2 p5      23 t copy
        andps xmm14, xmm8                                      ;   126.5 p0      23 t
        xorps xmm13, xmm14                                     ;   127.5 p1      23 t
        xorps xmm7, xmm14                                      ;   127.5 p5      23 t
        movaps xmm14, [rdx - 48]                               ;   125.8 p2      23 t
        orps xmm14, xmm12                                      ;   128.8 p0      23 t
        xorps xmm7, xmm14                                      ;   129.8 p1      23 t
        movaps xmm14, xmm4                                     ;   127.2 p5      23 t copy
        andps xmm14, xmm1                                      ;   128.2 p0      23 t
        xorps xmm7, xmm14                                      ;   130.8 p1      23 t
        movaps [rdi + 48], xmm12                               ;   127.2 p3+p4   23 t spill
        movaps xmm12, xmm13                                    ;   128.5 p5      23 t copy
        andps xmm12, xmm7                                      ;   131.8 p0      23 t
        xorps xmm7, xmm1                                       ;   131.8 p1      23 t
        orps xmm14, xmm7                                       ;   132.8 p5      23 t
        xorps xmm4, xmm12                                      ;   132.8 p0      23 t
        xorps xmm14, xmm4                                      ;   133.8 p1      23 t
        andps xmm8, xmm14                                      ;   134.8 p5      23 t
        movaps xmm12, xmm13                                    ;   130.5 p0      23 t copy
        andps xmm12, xmm4                                      ;   133.8 p1      23 t
        xorps xmm1, xmm12                                      ;   134.8 p5      23 t
        andps xmm4, xmm1                                       ;   135.8 p0      23 t
        movaps xmm12, xmm14                                    ;   134.8 p1      23 t copy
        orps xmm12, xmm1                                       ;   135.8 p5      23 t
        xorps xmm7, xmm12                                      ;   136.8 p0      23 t
        xorps xmm13, xmm4                                      ;   136.8 p1      23 t
        movaps xmm4, xmm14                                     ;   134.8 p5      23 t copy
        xorps xmm4, xmm1                                       ;   135.8 p0      23 t
        andps xmm15, xmm4                                      ;   136.8 p1      23 t
        andps xmm5, xmm4                                       ;   136.8 p5      23 t
        xorps xmm4, xmm7                                       ;   137.8 p0      23 t
        andps xmm9, xmm4                                       ;   138.8 p1      23 t
        andps xmm3, xmm14                                      ;   135.2 p5      23 t
        xorps xmm15, xmm9                                      ;   139.8 p0      23 t
        andps xmm10, xmm7                                      ;   137.8 p1      23 t
        andps xmm6, xmm7                                       ;   137.8 p5      23 t
        movaps xmm12, [rbp + 112]                              ;   135.0 p2      23 t
        andps xmm12, xmm13                                     ;   138.0 p0      23 t
        xorps xmm7, xmm13                                      ;   137.8 p1      23 t
        xorps xmm6, xmm9                                       ;   139.8 p5      23 t
        andps xmm11, xmm13                                     ;   137.8 p0      23 t
        movaps xmm9, [rbp + 96]                                ;   136.2 p2      23 t
        andps xmm9, xmm7                                       ;   139.2 p1      23 t
        xorps xmm9, xmm5                                       ;   140.2 p5      23 t
        xorps xmm5, xmm11                                      ;   138.8 p0      23 t
        xorps xmm14, xmm7                                      ;   138.8 p1      23 t
        xorps xmm13, xmm1                                      ;   139.2 p5      23 t
        andps xmm2, xmm14                                      ;   139.8 p0      23 t
        andps xmm0, xmm7                                       ;   139.8 p1      23 t
        movaps xmm7, [rsi + 0]                                 ;   138.2 p2      23 t
        andps xmm7, xmm13                                      ;   141.2 p5      23 t
        andps xmm13, [rsi - 16]                                ;   140.5 p0+p2   23 t
        andps xmm14, [rdx - 64]                                ;   140.8 p1+p2   23 t
        xorps xmm14, xmm9                                      ;   141.8 p5      23 t
        xorps xmm14, xmm7                                      ;   142.8 p0      23 t
        xorps xmm0, xmm8                                       ;   141.8 p1      23 t
        xorps xmm0, xmm15                                      ;   142.8 p5      23 t
        xorps xmm10, xmm5                                      ;   142.5 p0      23 t
        xorps xmm10, xmm7                                      ;   143.5 p1      23 t
        movaps xmm7, [rdi + 48]                                ;   141.2 p2      23 t
        andps xmm7, xmm1                                       ;   144.2 p5      23 t
        xorps xmm7, xmm10                                      ;   145.2 p0      23 t
        andps xmm1, [rdx - 48]                                 ;   143.8 p1+p2   23 t
        xorps xmm1, xmm14                                      ;   144.8 p5      23 t
        xorps xmm1, xmm7                                       ;   146.2 p0      23 t
        xorps xmm15, xmm12                                     ;   144.8 p1      23 t
        andps xmm4, [rdi + 32]                                 ;   145.2 p5+p2   23 t
        xorps xmm15, xmm7                                      ;   146.2 p0      23 t
        xorps xmm13, xmm6                                      ;   145.8 p1      23 t
        xorps xmm13, xmm7                                      ;   146.8 p5      23 t
        xorps xmm4, xmm1                                       ;   147.2 p0      23 t
        xorps xmm14, xmm5                                      ;   146.8 p1      23 t
        xorps xmm14, xmm0                                      ;   147.8 p5      23 t
        xorps xmm9, xmm3                                       ;   147.5 p0      23 t
        xorps xmm9, xmm1                                       ;   148.5 p1      23 t
        movaps xmm1, xmm15                                     ;   148.2 p5      23 t copy
        xorps xmm1, xmm13                                      ;   149.2 p0      23 t
        xorps xmm1, xmm9                                       ;   150.2 p1      23 t
        movaps xmm3, [rel camellia128_encrypt.T0_constants128] ;   145.5 p2      41 t reload
        xorps xmm9, xmm3                                       ;   149.5 p5      23 t
        xorps xmm6, xmm8                                       ;   149.5 p0      23 t
        xorps xmm6, xmm2                                       ;   150.5 p1      23 t
        xorps xmm6, xmm15                                      ;   151.5 p5      23 t
        movaps xmm15, xmm4                                     ;   150.5 p0      23 t copy
        xorps xmm15, xmm1                                      ;   151.5 p1      23 t
        xorps xmm6, xmm3                                       ;   152.5 p5      23 t
        xorps xmm10, xmm3                                      ;   151.5 p0      23 t
        xorps xmm0, xmm1                                       ;   151.8 p1      23 t
        xorps xmm0, xmm3                                       ;   152.8 p5      23 t
        xorps xmm4, xmm3                                       ;   152.5 p0      23 t
        movaps xmm1, [rbp - 112]                               ;   148.5 p2      22 t
        movaps xmm2, [rsi - 32]                                ;   149.5 p2      40 t reload
        xorps xmm1, xmm2                                       ;   152.8 p1      22 t
        movaps xmm5, [rbp - 112]                               ;   150.5 p2      22 t
        movaps xmm7, [rsi - 128]                               ;   151.5 p2      40 t reload
        xorps xmm5, xmm7                                       ;   154.5 p5      22 t
        movaps xmm8, [rbp - 64]                                ;   152.5 p2      22 t
        movaps xmm11, [r8 + 18720]                             ;   153.5 p2      22 t
        movaps xmm12, [rbp + 4448]                             ;   154.5 p2      40 t reload
        xorps xmm11, xmm12                                     ;   157.5 p0      22 t
        xorps xmm11, xmm3                                      ;   158.5 p1      22 t
        xorps xmm2, xmm11                                      ;   159.5 p5      22 t
        movaps xmm12, [r8 + 18784]                             ;   155.5 p2      22 t
        xorps xmm12, [rbp + 4512]                              ;   158.5 p0+p2   22 t
        xorps xmm12, xmm3                                      ;   159.5 p1      22 t
        xorps xmm8, xmm12                                      ;   160.5 p5      22 t
        movaps [rsi - 32], xmm13                               ;   152.5 p3+p4   23 t spill
        movaps xmm13, xmm8                                     ;   161.5 p0      22 t copy
        xorps xmm13, [r8 + 18688]                              ;   162.5 p1+p2   22 t
        xorps xmm13, [rbp + 4416]                              ;   163.5 p5+p2   22 t
        xorps xmm13, xmm3                                      ;   164.5 p0      22 t
        xorps xmm8, xmm1                                       ;   161.5 p1      22 t
        movaps [rdi + 32], xmm4                                ;   154.0 p3+p4   23 t spill
        movaps xmm4, xmm13                                     ;   165.5 p5      22 t copy
        xorps xmm4, [r8 + 18800]                               ;   166.5 p0+p2   22 t
        xorps xmm4, [rbp + 4528]                               ;   167.5 p1+p2   22 t
        xorps xmm4, xmm3                                       ;   168.5 p5      22 t
        movaps [rdx - 48], xmm0                                ;   155.5 p3+p4   23 t spill
        movaps xmm0, xmm5                                      ;   158.5 p0      22 t copy
        xorps xmm0, xmm13                                      ;   165.5 p1      22 t
        movaps [rdi + 48], xmm14                               ;   158.5 p3+p4   23 t spill
        movaps xmm14, xmm1                                     ;   159.2 p5      22 t copy
        xorps xmm14, xmm4                                      ;   169.5 p0      22 t
        movaps [rdx - 64], xmm10                               ;   159.5 p3+p4   23 t spill
        movaps xmm10, xmm2                                     ;   160.5 p1      22 t copy
        xorps xmm10, xmm8                                      ;   162.5 p5      22 t
        movaps [rsi - 16], xmm6                                ;   160.5 p3+p4   23 t spill
        movaps xmm6, xmm0                                      ;   166.5 p0      22 t copy
        orps xmm6, xmm4                                        ;   169.5 p1      22 t
        xorps xmm7, xmm8                                       ;   162.5 p5      22 t
        movaps [rsi - 128], xmm9                               ;   161.5 p3+p4   23 t spill
        movaps xmm9, xmm8                                      ;   162.5 p0      22 t copy
        xorps xmm9, xmm4                                       ;   169.5 p1      22 t
        movaps [rsi + 0], xmm15                                ;   162.5 p3+p4   23 t spill
        movaps xmm15, xmm11                                    ;   162.5 p5      22 t copy
        xorps xmm15, xmm13                                     ;   165.5 p0      22 t
        movaps xmm3, xmm13                                     ;   165.5 p1      22 t copy
        orps xmm3, xmm9                                        ;   170.5 p5      22 t
        xorps xmm3, xmm6                                       ;   171.5 p0      22 t
        movaps [rbp + 96], xmm4                                ;   169.5 p3+p4   22 t spill
        movaps xmm4, xmm10                                     ;   164.0 p1      22 t copy
        xorps xmm4, xmm14                                      ;   170.5 p5      22 t
        movaps [rbp + 112], xmm13                              ;   165.5 p3+p4   22 t spill
        movaps xmm13, [rbp - 64]                               ;   165.5 p2      22 t
        xorps xmm13, xmm9                                      ;   170.5 p0      22 t
        xorps xmm6, xmm12                                      ;   170.5 p1      22 t
        orps xmm12, xmm14                                      ;   170.5 p5      22 t
        xorps xmm7, xmm12                                      ;   171.5 p0      22 t
        movaps [rbp - 64], xmm14                               ;   170.5 p3+p4   22 t spill
        movaps xmm14, xmm8                                     ;   167.0 p1      22 t copy
        andps xmm14, xmm5                                      ;   168.0 p5      22 t
        xorps xmm12, xmm14                                     ;   171.5 p0      22 t
        movaps xmm14, xmm15                                    ;   168.0 p1      22 t copy
        andps xmm14, xmm4                                      ;   171.5 p5      22 t
        xorps xmm7, xmm14                                      ;   172.5 p0      22 t
        movaps xmm14, xmm15                                    ;   169.0 p1      22 t copy
        xorps xmm14, xmm13                                     ;   171.5 p5      22 t
        xorps xmm3, xmm7                                       ;   173.5 p0      22 t
        xorps xmm6, xmm12                                      ;   172.5 p1      22 t
        movaps [rbp - 32], xmm15                               ;   170.0 p3+p4   22 t spill
        movaps xmm15, xmm10                                    ;   170.2 p5      22 t copy
        andps xmm15, xmm14                                     ;   172.5 p0      22 t
        xorps xmm12, xmm15                                     ;   173.5 p1      22 t
        movaps xmm15, xmm5                                     ;   171.2 p5      22 t copy
        xorps xmm15, xmm14                                     ;   172.5 p0      22 t
        movaps [rbp + 0], xmm10                                ;   171.5 p3+p4   22 t spill
        movaps xmm10, xmm2                                     ;   172.0 p1      22 t copy
        andps xmm10, xmm15                                     ;   173.5 p5      22 t
        xorps xmm6, xmm10                                      ;   174.5 p0      22 t
        movaps xmm10, xmm13                                    ;   173.0 p1      22 t copy
        xorps xmm10, xmm0                                      ;   174.0 p5      22 t
        movaps [rdi + 64], xmm4                                ;   173.0 p3+p4   22 t spill
        movaps xmm4, xmm1                                      ;   173.8 p0      22 t copy
        andps xmm4, xmm10                                      ;   175.0 p1      22 t
        xorps xmm12, xmm4                                      ;   176.0 p5      22 t
        xorps xmm7, xmm4                                       ;   176.0 p0      22 t
        movaps xmm4, [rbp - 112]                               ;   174.2 p2      22 t
        orps xmm4, xmm11                                       ;   177.2 p1      22 t
        xorps xmm7, xmm4                                       ;   178.2 p5      22 t
        movaps xmm4, xmm3                                      ;   175.8 p0      22 t copy
        andps xmm4, xmm6                                       ;   176.8 p1      22 t
        xorps xmm7, xmm4                                       ;   179.2 p5      22 t
        movaps [rbp + 16], xmm11                               ;   175.8 p3+p4   22 t spill
        movaps xmm11, xmm12                                    ;   177.0 p0      22 t copy
        andps xmm11, xmm7                                      ;   180.2 p1      22 t
        xorps xmm7, xmm6                                       ;   180.2 p5      22 t
        orps xmm4, xmm7                                        ;   181.2 p0      22 t
        xorps xmm3, xmm11                                      ;   181.2 p1      22 t
        xorps xmm4, xmm3                                       ;   182.2 p5      22 t
        andps xmm10, xmm4                                      ;   183.2 p0      22 t
        movaps xmm11, xmm12                                    ;   179.0 p1      22 t copy
        andps xmm11, xmm3                                      ;   182.2 p5      22 t
        xorps xmm6, xmm11                                      ;   183.2 p0      22 t
        andps xmm3, xmm6                                       ;   184.2 p1      22 t
        movaps xmm11, xmm4                                     ;   183.2 p5      22 t copy
        orps xmm11, xmm6                                       ;   184.2 p0      22 t
        xorps xmm7, xmm11                                      ;   185.2 p1      22 t
        xorps xmm12, xmm3                                      ;   185.2 p5      22 t
        movaps xmm3, xmm4                                      ;   183.2 p0      22 t copy
        xorps xmm3, xmm6                                       ;   184.2 p1      22 t
        andps xmm15, xmm3                                      ;   185.2 p5      22 t
        andps xmm2, xmm3                                       ;   185.2 p0      22 t
        xorps xmm3, xmm7                                       ;   186.2 p1      22 t
        andps xmm14, xmm3                                      ;   187.2 p5      22 t
        andps xmm1, xmm4                                       ;   183.8 p0      22 t
        xorps xmm15, xmm14                                     ;   188.2 p1      22 t
        andps xmm8, xmm7                                       ;   186.2 p5      22 t
        andps xmm5, xmm7                                       ;   186.2 p0      22 t
        movaps xmm11, [rbp + 112]                              ;   183.5 p2      22 t
        andps xmm11, xmm12                                     ;   186.5 p1      22 t
        xorps xmm7, xmm12                                      ;   186.2 p5      22 t
        xorps xmm5, xmm14                                      ;   188.2 p0      22 t
        andps xmm9, xmm12                                      ;   186.2 p1      22 t
        movaps xmm14, [rbp + 96]                               ;   184.8 p2      22 t
        andps xmm14, xmm7                                      ;   187.8 p5      22 t
        xorps xmm14, xmm2                                      ;   188.8 p0      22 t
        xorps xmm2, xmm9                                       ;   187.2 p1      22 t
        xorps xmm4, xmm7                                       ;   187.2 p5      22 t
        xorps xmm12, xmm6                                      ;   187.8 p0      22 t
        andps xmm13, xmm4                                      ;   188.2 p1      22 t
        andps xmm0, xmm7                                       ;   188.2 p5      22 t
        movaps xmm7, [rdi + 64]                                ;   186.8 p2      22 t
        andps xmm7, xmm12                                      ;   189.8 p0      22 t
        andps xmm12, [rbp - 32]                                ;   189.0 p1+p2   22 t
        andps xmm4, [rbp - 64]                                 ;   189.2 p5+p2   22 t
        xorps xmm4, xmm14                                      ;   190.2 p0      22 t
        xorps xmm4, xmm7                                       ;   191.2 p1      22 t
        xorps xmm0, xmm10                                      ;   190.2 p5      22 t
        xorps xmm0, xmm15                                      ;   191.2 p0      22 t
        xorps xmm8, xmm2                                       ;   191.0 p1      22 t
        xorps xmm8, xmm7                                       ;   192.0 p5      22 t
        movaps xmm7, [rbp + 16]                                ;   189.8 p2      22 t
        andps xmm7, xmm6                                       ;   192.8 p0      22 t
        xorps xmm7, xmm8                                       ;   193.8 p1      22 t
        andps xmm6, [rbp - 112]                                ;   192.2 p5+p2   22 t
        xorps xmm6, xmm4                                       ;   193.2 p0      22 t
        xorps xmm6, xmm7                                       ;   194.8 p1      22 t
        xorps xmm15, xmm11                                     ;   193.2 p5      22 t
        andps xmm3, [rbp + 0]                                  ;   193.8 p0+p2   22 t
        xorps xmm15, xmm7                                      ;   194.8 p1      22 t
        xorps xmm12, xmm5                                      ;   194.2 p5      22 t
        xorps xmm12, xmm7                                      ;   195.2 p0      22 t
        xorps xmm3, xmm6                                       ;   195.8 p1      22 t
        xorps xmm4, xmm2                                       ;   195.2 p5      22 t
        xorps xmm4, xmm0                                       ;   196.2 p0      22 t
        xorps xmm14, xmm1                                      ;   196.0 p1      22 t
        xorps xmm14, xmm6                                      ;   197.0 p5      22 t
        movaps xmm1, xmm15                                     ;   196.8 p0      22 t copy
        xorps xmm1, xmm12                                      ;   197.8 p1      22 t
        xorps xmm1, xmm14                                      ;   198.8 p5      22 t
        movaps xmm2, [rel camellia128_encrypt.T0_constants128] ;   194.0 p2      41 t reload
        xorps xmm14, xmm2                                      ;   198.0 p0      22 t
        xorps xmm5, xmm10                                      ;   198.0 p1      22 t
        xorps xmm5, xmm13                                      ;   199.0 p5      22 t
        xorps xmm5, xmm15                                      ;   200.0 p0      22 t
        movaps xmm15, xmm3                                     ;   199.0 p1      22 t copy
        xorps xmm15, xmm1                                      ;   200.0 p5      22 t
        xorps xmm5, xmm2                                       ;   201.0 p0      22 t
        xorps xmm8, xmm2                                       ;   200.0 p1      22 t
        xorps xmm0, xmm1                                       ;   200.2 p5      22 t
        xorps xmm0, xmm2                                       ;   201.2 p0      22 t
        xorps xmm3, xmm2                                       ;   201.0 p1      22 t
        movaps xmm1, [rdx - 112]                               ;   197.0 p2      21 t
        movaps xmm6, [rsi - 112]                               ;   198.0 p2      40 t reload
        xorps xmm1, xmm6                                       ;   201.2 p5      21 t
        movaps xmm7, [rdx - 112]                               ;   199.0 p2      21 t
        movaps xmm9, [rdi + 16]                                ;   200.0 p2      40 t reload
        xorps xmm7, xmm9                                       ;   203.0 p0      21 t
        movaps xmm10, [rdx - 96]                               ;   201.0 p2      21 t
        movaps xmm11, [r8 + 18848]                             ;   202.0 p2      21 t
        movaps xmm13, [rbp + 4576]                             ;   203.0 p2      40 t reload
        xorps xmm11, xmm13                                     ;   206.0 p1      21 t
        xorps xmm11, xmm2                                      ;   207.0 p5      21 t
        xorps xmm6, xmm11                                      ;   208.0 p0      21 t
        movaps xmm13, [r8 + 18912]                             ;   204.0 p2      21 t
        xorps xmm13, [rbp + 4640]                              ;   207.0 p1+p2   21 t
        xorps xmm13, xmm2                                      ;   208.0 p5      21 t
        xorps xmm10, xmm13                                     ;   209.0 p0      21 t
        movaps [rsi - 112], xmm15                              ;   201.0 p3+p4   22 t spill
        movaps xmm15, xmm10                                    ;   210.0 p1      21 t copy
        xorps xmm15, [r8 + 18816]                              ;   211.0 p5+p2   21 t
        xorps xmm15, [rbp + 4544]                              ;   212.0 p0+p2   21 t
        xorps xmm15, xmm2                                      ;   213.0 p1      21 t
        xorps xmm10, xmm1                                      ;   210.0 p5      21 t
        movaps [rbp + 0], xmm12                                ;   202.5 p3+p4   22 t spill
        movaps xmm12, xmm15                                    ;   214.0 p0      21 t copy
        xorps xmm12, [r8 + 18928]                              ;   215.0 p1+p2   21 t
        xorps xmm12, [rbp + 4656]                              ;   216.0 p5+p2   21 t
        xorps xmm12, xmm2                                      ;   217.0 p0      21 t
        movaps [rbp - 112], xmm3                               ;   204.0 p3+p4   22 t spill
        movaps xmm3, xmm7                                      ;   207.0 p1      21 t copy
        xorps xmm3, xmm15                                      ;   214.0 p5      21 t
        movaps [rbp + 16], xmm0                                ;   207.0 p3+p4   22 t spill
        movaps xmm0, xmm1                                      ;   207.8 p0      21 t copy
        xorps xmm0, xmm12                                      ;   218.0 p1      21 t
        movaps [rbp - 64], xmm4                                ;   208.0 p3+p4   22 t spill
        movaps xmm4, xmm6                                      ;   209.0 p5      21 t copy
        xorps xmm4, xmm10                                      ;   211.0 p0      21 t
        movaps [rbp - 32], xmm8                                ;   209.0 p3+p4   22 t spill
        movaps xmm8, xmm3                                      ;   215.0 p1      21 t copy
        orps xmm8, xmm12                                       ;   218.0 p5      21 t
        xorps xmm9, xmm10                                      ;   211.0 p0      21 t
        movaps [rdi + 16], xmm5                                ;   210.0 p3+p4   22 t spill
        movaps xmm5, xmm10                                     ;   211.0 p1      21 t copy
        xorps xmm5, xmm12                                      ;   218.0 p5      21 t
        movaps [rdi + 64], xmm14                               ;   211.0 p3+p4   22 t spill
        movaps xmm14, xmm11                                    ;   211.0 p0      21 t copy
        xorps xmm14, xmm15                                     ;   214.0 p1      21 t
        movaps xmm2, xmm15                                     ;   214.0 p5      21 t copy
        orps xmm2, xmm5                                        ;   219.0 p0      21 t
        xorps xmm2, xmm8                                       ;   220.0 p1      21 t
        movaps [rbp + 96], xmm12                               ;   218.0 p3+p4   21 t spill
        movaps xmm12, xmm4                                     ;   212.5 p5      21 t copy
        xorps xmm12, xmm0                                      ;   219.0 p0      21 t
        movaps [rbp + 112], xmm15                              ;   214.0 p3+p4   21 t spill
        movaps xmm15, [rdx - 96]                               ;   214.0 p2      21 t
        xorps xmm15, xmm5                                      ;   219.0 p1      21 t
        xorps xmm8, xmm13                                      ;   219.0 p5      21 t
        orps xmm13, xmm0                                       ;   219.0 p0      21 t
        xorps xmm9, xmm13                                      ;   220.0 p1      21 t
        movaps [rdx - 96], xmm0                                ;   219.0 p3+p4   21 t spill
        movaps xmm0, xmm10                                     ;   215.5 p5      21 t copy
        andps xmm0, xmm7                                       ;   216.5 p0      21 t
        xorps xmm13, xmm0                                      ;   220.0 p1      21 t
        movaps xmm0, xmm14                                     ;   216.5 p5      21 t copy
        andps xmm0, xmm12                                      ;   220.0 p0      21 t
        xorps xmm9, xmm0                                       ;   221.0 p1      21 t
        movaps xmm0, xmm14                                     ;   217.5 p5      21 t copy
        xorps xmm0, xmm15                                      ;   220.0 p0      21 t
        xorps xmm2, xmm9                                       ;   222.0 p1      21 t
        xorps xmm8, xmm13                                      ;   221.0 p5      21 t
        movaps [rsi + 16], xmm14                               ;   218.5 p3+p4   21 t spill
        movaps xmm14, xmm4                                     ;   218.8 p0      21 t copy
        andps xmm14, xmm0                                      ;   221.0 p1      21 t
        xorps xmm13, xmm14                                     ;   222.0 p5      21 t
        movaps xmm14, xmm7                                     ;   219.8 p0      21 t copy
        xorps xmm14, xmm0                                      ;   221.0 p1      21 t
        movaps [rsi + 32], xmm4                                ;   220.0 p3+p4   21 t spill
        movaps xmm4, xmm6                                      ;   220.5 p5      21 t copy
        andps xmm4, xmm14                                      ;   222.0 p0      21 t
        xorps xmm8, xmm4                                       ;   223.0 p1      21 t
        movaps xmm4, xmm15                                     ;   221.5 p5      21 t copy
        xorps xmm4, xmm3                                       ;   222.5 p0      21 t
        movaps [rsi + 48], xmm12                               ;   221.5 p3+p4   21 t spill
        movaps xmm12, xmm1                                     ;   222.2 p1      21 t copy
        andps xmm12, xmm4                                      ;   223.5 p5      21 t
        xorps xmm13, xmm12                                     ;   224.5 p0      21 t
        xorps xmm9, xmm12                                      ;   224.5 p1      21 t
        movaps xmm12, [rdx - 112]                              ;   222.8 p2      21 t
        orps xmm12, xmm11                                      ;   225.8 p5      21 t
        xorps xmm9, xmm12                                      ;   226.8 p0      21 t
        movaps xmm12, xmm2                                     ;   224.2 p1      21 t copy
        andps xmm12, xmm8                                      ;   225.2 p5      21 t
        xorps xmm9, xmm12                                      ;   227.8 p0      21 t
        movaps [rbp - 80], xmm11                               ;   224.2 p3+p4   21 t spill
        movaps xmm11, xmm13                                    ;   225.5 p1      21 t copy
        andps xmm11, xmm9                                      ;   228.8 p5      21 t
        xorps xmm9, xmm8                                       ;   228.8 p0      21 t
        orps xmm12, xmm9                                       ;   229.8 p1      21 t
        xorps xmm2, xmm11                                      ;   229.8 p5      21 t
        xorps xmm12, xmm2                                      ;   230.8 p0      21 t
        andps xmm4, xmm12                                      ;   231.8 p1      21 t
        movaps xmm11, xmm13                                    ;   227.5 p5      21 t copy
        andps xmm11, xmm2                                      ;   230.8 p0      21 t
        xorps xmm8, xmm11                                      ;   231.8 p1      21 t
        andps xmm2, xmm8                                       ;   232.8 p5      21 t
        movaps xmm11, xmm12                                    ;   231.8 p0      21 t copy
        orps xmm11, xmm8                                       ;   232.8 p1      21 t
        xorps xmm9, xmm11                                      ;   233.8 p5      21 t
        xorps xmm13, xmm2                                      ;   233.8 p0      21 t
        movaps xmm2, xmm12                                     ;   231.8 p1      21 t copy
        xorps xmm2, xmm8                                       ;   232.8 p5      21 t
        andps xmm14, xmm2                                      ;   233.8 p0      21 t
        andps xmm6, xmm2                                       ;   233.8 p1      21 t
        xorps xmm2, xmm9                                       ;   234.8 p5      21 t
        andps xmm0, xmm2                                       ;   235.8 p0      21 t
        andps xmm1, xmm12                                      ;   232.2 p1      21 t
        xorps xmm14, xmm0                                      ;   236.8 p5      21 t
        andps xmm10, xmm9                                      ;   234.8 p0      21 t
        andps xmm7, xmm9                                       ;   234.8 p1      21 t
        movaps xmm11, [rbp + 112]                              ;   232.0 p2      21 t
        andps xmm11, xmm13                                     ;   235.0 p5      21 t
        xorps xmm9, xmm13                                      ;   234.8 p0      21 t
        xorps xmm7, xmm0                                       ;   236.8 p1      21 t
        andps xmm5, xmm13                                      ;   234.8 p5      21 t
        movaps xmm0, [rbp + 96]                                ;   233.2 p2      21 t
        andps xmm0, xmm9                                       ;   236.2 p0      21 t
        xorps xmm0, xmm6                                       ;   237.2 p1      21 t
        xorps xmm6, xmm5                                       ;   235.8 p5      21 t
        xorps xmm12, xmm9                                      ;   235.8 p0      21 t
        xorps xmm13, xmm8                                      ;   236.2 p1      21 t
        andps xmm15, xmm12                                     ;   236.8 p5      21 t
        andps xmm3, xmm9                                       ;   236.8 p0      21 t
        movaps xmm5, [rsi + 48]                                ;   235.2 p2      21 t
        andps xmm5, xmm13                                      ;   238.2 p1      21 t
        andps xmm13, [rsi + 16]                                ;   237.5 p5+p2   21 t
        andps xmm12, [rdx - 96]                                ;   237.8 p0+p2   21 t
        xorps xmm12, xmm0                                      ;   238.8 p1      21 t
        xorps xmm12, xmm5                                      ;   239.8 p5      21 t
        xorps xmm3, xmm4                                       ;   238.8 p0      21 t
        xorps xmm3, xmm14                                      ;   239.8 p1      21 t
        xorps xmm10, xmm6                                      ;   239.5 p5      21 t
        xorps xmm10, xmm5                                      ;   240.5 p0      21 t
        movaps xmm5, [rbp - 80]                                ;   238.2 p2      21 t
        andps xmm5, xmm8                                       ;   241.2 p1      21 t
        xorps xmm5, xmm10                                      ;   242.2 p5      21 t
        andps xmm8, [rdx - 112]                                ;   240.8 p0+p2   21 t
        xorps xmm8, xmm12                                      ;   241.8 p1      21 t
        xorps xmm8, xmm5                                       ;   243.2 p5      21 t
        xorps xmm14, xmm11                                     ;   241.8 p0      21 t
        andps xmm2, [rsi + 32]                                 ;   242.2 p1+p2   21 t
        xorps xmm14, xmm5                                      ;   243.2 p5      21 t
        xorps xmm13, xmm7                                      ;   242.8 p0      21 t
        xorps xmm13, xmm5                                      ;   243.8 p1      21 t
        xorps xmm2, xmm8                                       ;   244.2 p5      21 t
        xorps xmm12, xmm6                                      ;   243.8 p0      21 t
        xorps xmm12, xmm3                                      ;   244.8 p1      21 t
        xorps xmm0, xmm1                                       ;   244.5 p5      21 t
        xorps xmm0, xmm8                                       ;   245.5 p0      21 t
        movaps xmm1, xmm14                                     ;   245.2 p1      21 t copy
        xorps xmm1, xmm13                                      ;   246.2 p5      21 t
        xorps xmm1, xmm0                                       ;   247.2 p0      21 t
        movaps xmm5, [rel camellia128_encrypt.T0_constants128] ;   242.5 p2      41 t reload
        xorps xmm0, xmm5                                       ;   246.5 p1      21 t
        xorps xmm7, xmm4                                       ;   246.5 p5      21 t
        xorps xmm7, xmm15                                      ;   247.5 p0      21 t
        xorps xmm7, xmm14                                      ;   248.5 p1      21 t
        movaps xmm14, xmm2                                     ;   247.5 p5      21 t copy
        xorps xmm14, xmm1                                      ;   248.5 p0      21 t
        xorps xmm7, xmm5                                       ;   249.5 p1      21 t
        xorps xmm10, xmm5                                      ;   248.5 p5      21 t
        xorps xmm3, xmm1                                       ;   248.8 p0      21 t
        xorps xmm3, xmm5                                       ;   249.8 p1      21 t
        xorps xmm2, xmm5                                       ;   249.5 p5      21 t
        movaps xmm15, [rdx + 0]                                ;   245.5 p2      23 t
        movaps xmm1, [rsi - 80]                                ;   246.5 p2      40 t reload
        xorps xmm15, xmm1                                      ;   249.8 p0      23 t
        movaps xmm4, [rdx + 0]                                 ;   247.5 p2      23 t
        movaps xmm6, [rsi - 64]                                ;   248.5 p2      40 t reload
        xorps xmm4, xmm6                                       ;   251.5 p1      23 t
        movaps xmm8, [rsi - 96]                                ;   249.5 p2      23 t
        movaps xmm9, [r8 + 18960]                              ;   250.5 p2      23 t
        movaps xmm11, [rbp + 4688]                             ;   251.5 p2      40 t reload
        xorps xmm9, xmm11                                      ;   254.5 p5      23 t
        xorps xmm9, xmm5                                       ;   255.5 p0      23 t
        xorps xmm1, xmm9                                       ;   256.5 p1      23 t
        movaps xmm11, [r8 + 19024]                             ;   252.5 p2      23 t
        xorps xmm11, [rbp + 4752]                              ;   255.5 p5+p2   23 t
        xorps xmm11, xmm5                                      ;   256.5 p0      23 t
        xorps xmm8, xmm11                                      ;   257.5 p1      23 t
        movaps [rsi - 80], xmm2                                ;   250.5 p3+p4   21 t spill
        movaps xmm2, xmm8                                      ;   258.5 p5      23 t copy
        xorps xmm2, [r8 + 19056]                               ;   259.5 p0+p2   23 t
        xorps xmm2, [rbp + 4784]                               ;   260.5 p1+p2   23 t
        xorps xmm2, xmm5                                       ;   261.5 p5      23 t
        xorps xmm8, xmm15                                      ;   258.5 p0      23 t
        movaps [rsi + 32], xmm3                                ;   251.0 p3+p4   21 t spill
        movaps xmm3, xmm2                                      ;   262.5 p1      23 t copy
        xorps xmm3, [r8 + 19040]                               ;   263.5 p5+p2   23 t
        xorps xmm3, [rbp + 4768]                               ;   264.5 p0+p2   23 t
        xorps xmm3, xmm5                                       ;   265.5 p1      23 t
        movaps [rdx - 112], xmm12                              ;   252.5 p3+p4   21 t spill
        movaps xmm12, xmm4                                     ;   255.5 p5      23 t copy
        xorps xmm12, xmm2                                      ;   262.5 p0      23 t
        movaps [rbp - 80], xmm10                               ;   255.5 p3+p4   21 t spill
        movaps xmm10, xmm15                                    ;   256.2 p1      23 t copy
        xorps xmm10, xmm3                                      ;   266.5 p5      23 t
        movaps [rdx - 96], xmm7                                ;   256.5 p3+p4   21 t spill
        movaps xmm7, xmm1                                      ;   257.5 p0      23 t copy
        xorps xmm7, xmm8                                       ;   259.5 p1      23 t
        movaps [rsi + 16], xmm0                                ;   257.5 p3+p4   21 t spill
        movaps xmm0, xmm12                                     ;   263.5 p5      23 t copy
        orps xmm0, xmm3                                        ;   266.5 p0      23 t
        xorps xmm6, xmm8                                       ;   259.5 p1      23 t
        movaps [rsi - 64], xmm14                               ;   258.5 p3+p4   21 t spill
        movaps xmm14, xmm8                                     ;   259.5 p5      23 t copy
        xorps xmm14, xmm3                                      ;   266.5 p0      23 t
        movaps [rsi + 48], xmm13                               ;   259.5 p3+p4   21 t spill
        movaps xmm13, xmm9                                     ;   259.5 p1      23 t copy
        xorps xmm13, xmm2                                      ;   262.5 p5      23 t
        movaps xmm5, xmm2                                      ;   262.5 p0      23 t copy
        orps xmm5, xmm14                                       ;   267.5 p1      23 t
        xorps xmm5, xmm0                                       ;   268.5 p5      23 t
        movaps [rbp + 96], xmm3                                ;   266.5 p3+p4   23 t spill
        movaps xmm3, xmm7                                      ;   261.0 p0      23 t copy
        xorps xmm3, xmm10                                      ;   267.5 p1      23 t
        movaps [rbp + 112], xmm2                               ;   262.5 p3+p4   23 t spill
        movaps xmm2, [rsi - 96]                                ;   262.5 p2      23 t
        xorps xmm2, xmm14                                      ;   267.5 p5      23 t
        xorps xmm0, xmm11                                      ;   267.5 p0      23 t
        orps xmm11, xmm10                                      ;   267.5 p1      23 t
        xorps xmm6, xmm11                                      ;   268.5 p5      23 t
        movaps [rsi - 96], xmm10                               ;   267.5 p3+p4   23 t spill
        movaps xmm10, xmm8                                     ;   264.0 p0      23 t copy
        andps xmm10, xmm4                                      ;   265.0 p1      23 t
        xorps xmm11, xmm10                                     ;   268.5 p5      23 t
        movaps xmm10, xmm13                                    ;   265.0 p0      23 t copy
        andps xmm10, xmm3                                      ;   268.5 p1      23 t
        xorps xmm6, xmm10                                      ;   269.5 p5      23 t
        movaps xmm10, xmm13                                    ;   266.0 p0      23 t copy
        xorps xmm10, xmm2                                      ;   268.5 p1      23 t
        xorps xmm5, xmm6                                       ;   270.5 p5      23 t
        xorps xmm0, xmm11                                      ;   269.5 p0      23 t
        movaps [rdi + 80], xmm13                               ;   267.0 p3+p4   23 t spill
        movaps xmm13, xmm7                                     ;   267.2 p1      23 t copy
        andps xmm13, xmm10                                     ;   269.5 p5      23 t
        xorps xmm11, xmm13                                     ;   270.5 p0      23 t
        movaps xmm13, xmm4                                     ;   268.2 p1      23 t copy
        xorps xmm13, xmm10                                     ;   269.5 p5      23 t
        movaps [rcx + 80], xmm7                                ;   268.5 p3+p4   23 t spill
        movaps xmm7, xmm1                                      ;   269.0 p0      23 t copy
        andps xmm7, xmm13                                      ;   270.5 p1      23 t
        xorps xmm0, xmm7                                       ;   271.5 p5      23 t
        movaps xmm7, xmm2                                      ;   270.0 p0      23 t copy
        xorps xmm7, xmm12                                      ;   271.0 p1      23 t
        movaps [rax - 32], xmm3                                ;   270.0 p3+p4   23 t spill
        movaps xmm3, xmm15                                     ;   270.8 p5      23 t copy
        andps xmm3, xmm7                                       ;   272.0 p0      23 t
        xorps xmm11, xmm3                                      ;   273.0 p1      23 t
        xorps xmm6, xmm3                                       ;   273.0 p5      23 t
        movaps xmm3, [rdx + 0]                                 ;   271.2 p2      23 t
        orps xmm3, xmm9                                        ;   274.2 p0      23 t
        xorps xmm6, xmm3                                       ;   275.2 p1      23 t
        movaps xmm3, xmm5                                      ;   272.8 p5      23 t copy
        andps xmm3, xmm0                                       ;   273.8 p0      23 t
        xorps xmm6, xmm3                                       ;   276.2 p1      23 t
        movaps [rax - 16], xmm9                                ;   272.8 p3+p4   23 t spill
        movaps xmm9, xmm11                                     ;   274.0 p5      23 t copy
        andps xmm9, xmm6                                       ;   277.2 p0      23 t
        xorps xmm6, xmm0                                       ;   277.2 p1      23 t
        orps xmm3, xmm6                                        ;   278.2 p5      23 t
        xorps xmm5, xmm9                                       ;   278.2 p0      23 t
        xorps xmm3, xmm5                                       ;   279.2 p1      23 t
        andps xmm7, xmm3                                       ;   280.2 p5      23 t
        movaps xmm9, xmm11                                     ;   276.0 p0      23 t copy
        andps xmm9, xmm5                                       ;   279.2 p1      23 t
        xorps xmm0, xmm9                                       ;   280.2 p5      23 t
        andps xmm5, xmm0                                       ;   281.2 p0      23 t
        movaps xmm9, xmm3                                      ;   280.2 p1      23 t copy
        orps xmm9, xmm0                                        ;   281.2 p5      23 t
        xorps xmm6, xmm9                                       ;   282.2 p0      23 t
        xorps xmm11, xmm5                                      ;   282.2 p1      23 t
        movaps xmm5, xmm3                                      ;   280.2 p5      23 t copy
        xorps xmm5, xmm0                                       ;   281.2 p0      23 t
        andps xmm13, xmm5                                      ;   282.2 p1      23 t
        andps xmm1, xmm5                                       ;   282.2 p5      23 t
        xorps xmm5, xmm6                                       ;   283.2 p0      23 t
        andps xmm10, xmm5                                      ;   284.2 p1      23 t
        andps xmm15, xmm3                                      ;   280.8 p5      23 t
        xorps xmm13, xmm10                                     ;   285.2 p0      23 t
        andps xmm8, xmm6                                       ;   283.2 p1      23 t
        andps xmm4, xmm6                                       ;   283.2 p5      23 t
        movaps xmm9, [rbp + 112]                               ;   280.5 p2      23 t
        andps xmm9, xmm11                                      ;   283.5 p0      23 t
        xorps xmm6, xmm11                                      ;   283.2 p1      23 t
        xorps xmm4, xmm10                                      ;   285.2 p5      23 t
        andps xmm14, xmm11                                     ;   283.2 p0      23 t
        movaps xmm10, [rbp + 96]                               ;   281.8 p2      23 t
        andps xmm10, xmm6                                      ;   284.8 p1      23 t
        xorps xmm10, xmm1                                      ;   285.8 p5      23 t
        xorps xmm1, xmm14                                      ;   284.2 p0      23 t
        xorps xmm3, xmm6                                       ;   284.2 p1      23 t
        xorps xmm11, xmm0                                      ;   284.8 p5      23 t
        andps xmm2, xmm3                                       ;   285.2 p0      23 t
        andps xmm12, xmm6                                      ;   285.2 p1      23 t
        movaps xmm14, [rax - 32]                               ;   283.8 p2      23 t
        andps xmm14, xmm11                                     ;   286.8 p5      23 t
        andps xmm11, [rdi + 80]                                ;   286.0 p0+p2   23 t
        andps xmm3, [rsi - 96]                                 ;   286.2 p1+p2   23 t
        xorps xmm3, xmm10                                      ;   287.2 p5      23 t
        xorps xmm3, xmm14                                      ;   288.2 p0      23 t
        xorps xmm12, xmm7                                      ;   287.2 p1      23 t
        xorps xmm12, xmm13                                     ;   288.2 p5      23 t
        xorps xmm8, xmm1                                       ;   288.0 p0      23 t
        xorps xmm8, xmm14                                      ;   289.0 p1      23 t
        movaps xmm14, [rax - 16]                               ;   286.8 p2      23 t
        andps xmm14, xmm0                                      ;   289.8 p5      23 t
        xorps xmm14, xmm8                                      ;   290.8 p0      23 t
        andps xmm0, [rdx + 0]                                  ;   289.2 p1+p2   23 t
        xorps xmm0, xmm3                                       ;   290.2 p5      23 t
        xorps xmm0, xmm14                                      ;   291.8 p0      23 t
        xorps xmm13, xmm9                                      ;   290.2 p1      23 t
        andps xmm5, [rcx + 80]                                 ;   290.8 p5+p2   23 t
        xorps xmm13, xmm14                                     ;   291.8 p0      23 t
        xorps xmm11, xmm4                                      ;   291.2 p1      23 t
        xorps xmm11, xmm14                                     ;   292.2 p5      23 t
        xorps xmm5, xmm0                                       ;   292.8 p0      23 t
        xorps xmm10, xmm15                                     ;   292.2 p1      23 t
        xorps xmm10, xmm0                                      ;   293.2 p5      23 t
        movaps xmm14, xmm13                                    ;   293.0 p0      23 t copy
        xorps xmm14, xmm11                                     ;   294.0 p1      23 t
        xorps xmm14, xmm10                                     ;   295.0 p5      23 t
        movaps xmm15, [rdx + 16]                               ;   290.5 p2      22 t
        movaps xmm0, [rbp - 128]                               ;   291.5 p2      40 t reload
        xorps xmm15, xmm0                                      ;   294.5 p0      22 t
        movaps xmm6, [rdx + 16]                                ;   292.5 p2      22 t
        movaps xmm9, [rax - 64]                                ;   293.5 p2      40 t reload
        xorps xmm6, xmm9                                       ;   296.5 p1      22 t
        movaps [rbp - 128], xmm11                              ;   293.2 p3+p4   23 t spill
        movaps xmm11, [rdx + 32]                               ;   294.5 p2      22 t
        movaps [rcx + 80], xmm12                               ;   293.0 p3+p4   23 t spill
        movaps xmm12, [r8 + 19104]                             ;   295.5 p2      22 t
        xorps xmm12, [rbp + 4832]                              ;   298.5 p5+p2   22 t
        xorps xmm12, [rel camellia128_encrypt.T0_constants128] ;   299.5 p0+p2   22 t
        xorps xmm0, xmm12                                      ;   300.5 p1      22 t
        movaps [rdx + 0], xmm1                                 ;   294.0 p3+p4   23 t spill
        movaps xmm1, [r8 + 19168]                              ;   298.5 p2      22 t
        xorps xmm1, [rbp + 4896]                               ;   301.5 p5+p2   22 t
        xorps xmm1, [rel camellia128_encrypt.T0_constants128]  ;   302.5 p0+p2   22 t
        xorps xmm11, xmm1                                      ;   303.5 p1      22 t
        movaps [rax - 16], xmm3                                ;   295.0 p3+p4   23 t spill
        movaps xmm3, xmm11                                     ;   304.5 p5      22 t copy
        xorps xmm3, [r8 + 19072]                               ;   305.5 p0+p2   22 t
        xorps xmm3, [rbp + 4800]                               ;   306.5 p1+p2   22 t
        xorps xmm3, [rel camellia128_encrypt.T0_constants128]  ;   307.5 p5+p2   22 t
        xorps xmm11, xmm15                                     ;   304.5 p0      22 t
        movaps [rsi - 96], xmm8                                ;   296.5 p3+p4   23 t spill
        movaps xmm8, xmm3                                      ;   308.5 p1      22 t copy
        xorps xmm8, [r8 + 19184]                               ;   309.5 p5+p2   22 t
        xorps xmm8, [rbp + 4912]                               ;   310.5 p0+p2   22 t
        xorps xmm8, [rel camellia128_encrypt.T0_constants128]  ;   311.5 p1+p2   22 t
        movaps [rdi + 80], xmm2                                ;   298.5 p3+p4   23 t spill
        movaps xmm2, xmm6                                      ;   299.8 p5      22 t copy
        xorps xmm2, xmm3                                       ;   308.5 p0      22 t
        movaps [rax - 32], xmm7                                ;   299.5 p3+p4   23 t spill
        movaps xmm7, xmm15                                     ;   300.2 p1      22 t copy
        xorps xmm7, xmm8                                       ;   312.5 p5      22 t
        movaps [rbp + 96], xmm13                               ;   300.5 p3+p4   23 t spill
        movaps xmm13, xmm0                                     ;   301.5 p0      22 t copy
        xorps xmm13, xmm11                                     ;   305.5 p1      22 t
        movaps [rbp + 112], xmm4                               ;   301.5 p3+p4   23 t spill
        movaps xmm4, xmm2                                      ;   309.5 p5      22 t copy
        orps xmm4, xmm8                                        ;   312.5 p0      22 t
        xorps xmm9, xmm11                                      ;   305.5 p1      22 t
        movaps [rax - 64], xmm10                               ;   303.5 p3+p4   23 t spill
        movaps xmm10, xmm11                                    ;   305.5 p5      22 t copy
        xorps xmm10, xmm8                                      ;   312.5 p0      22 t
        movaps [rbp + 48], xmm5                                ;   304.8 p3+p4   23 t spill
        movaps xmm5, xmm12                                     ;   305.0 p1      22 t copy
        xorps xmm5, xmm3                                       ;   308.5 p5      22 t
        movaps [rdx + 112], xmm14                              ;   305.8 p3+p4   23 t spill
        movaps xmm14, xmm3                                     ;   308.5 p0      22 t copy
        orps xmm14, xmm10                                      ;   313.5 p1      22 t
        xorps xmm14, xmm4                                      ;   314.5 p5      22 t
        movaps [rdx - 80], xmm8                                ;   312.5 p3+p4   22 t spill
        movaps xmm8, xmm13                                     ;   306.8 p0      22 t copy
        xorps xmm8, xmm7                                       ;   313.5 p1      22 t
        movaps [rax + 0], xmm3                                 ;   308.5 p3+p4   22 t spill
        movaps xmm3, [rdx + 32]                                ;   308.5 p2      22 t
        xorps xmm3, xmm10                                      ;   313.5 p5      22 t
        xorps xmm4, xmm1                                       ;   313.5 p0      22 t
        orps xmm1, xmm7                                        ;   313.5 p1      22 t
        xorps xmm9, xmm1                                       ;   314.5 p5      22 t
        movaps [rdx + 32], xmm7                                ;   313.5 p3+p4   22 t spill
        movaps xmm7, xmm11                                     ;   310.0 p0      22 t copy
        andps xmm7, xmm6                                       ;   311.0 p1      22 t
        xorps xmm1, xmm7                                       ;   314.5 p5      22 t
        movaps xmm7, xmm5                                      ;   311.0 p0      22 t copy
        andps xmm7, xmm8                                       ;   314.5 p1      22 t
        xorps xmm9, xmm7                                       ;   315.5 p5      22 t
        movaps xmm7, xmm5                                      ;   312.0 p0      22 t copy
        xorps xmm7, xmm3                                       ;   314.5 p1      22 t
        xorps xmm14, xmm9                                      ;   316.5 p5      22 t
        xorps xmm4, xmm1                                       ;   315.5 p0      22 t
        movaps [rax + 16], xmm5                                ;   313.0 p3+p4   22 t spill
        movaps xmm5, xmm13                                     ;   313.2 p1      22 t copy
        andps xmm5, xmm7                                       ;   315.5 p5      22 t
        xorps xmm1, xmm5                                       ;   316.5 p0      22 t
        movaps xmm5, xmm6                                      ;   314.2 p1      22 t copy
        xorps xmm5, xmm7                                       ;   315.5 p5      22 t
        movaps [rbp + 32], xmm13                               ;   314.5 p3+p4   22 t spill
        movaps xmm13, xmm0                                     ;   315.0 p0      22 t copy
        andps xmm13, xmm5                                      ;   316.5 p1      22 t
        xorps xmm4, xmm13                                      ;   317.5 p5      22 t
        movaps xmm13, xmm3                                     ;   316.0 p0      22 t copy
        xorps xmm13, xmm2                                      ;   317.0 p1      22 t
        movaps [rcx + 96], xmm8                                ;   316.0 p3+p4   22 t spill
        movaps xmm8, xmm15                                     ;   316.8 p5      22 t copy
        andps xmm8, xmm13                                      ;   318.0 p0      22 t
        xorps xmm1, xmm8                                       ;   319.0 p1      22 t
        xorps xmm9, xmm8                                       ;   319.0 p5      22 t
        movaps xmm8, [rdx + 16]                                ;   317.2 p2      22 t
        orps xmm8, xmm12                                       ;   320.2 p0      22 t
        xorps xmm9, xmm8                                       ;   321.2 p1      22 t
        movaps xmm8, xmm14                                     ;   318.8 p5      22 t copy
        andps xmm8, xmm4                                       ;   319.8 p0      22 t
        xorps xmm9, xmm8                                       ;   322.2 p1      22 t
        movaps [rbp + 64], xmm12                               ;   318.8 p3+p4   22 t spill
        movaps xmm12, xmm1                                     ;   320.0 p5      22 t copy
        andps xmm12, xmm9                                      ;   323.2 p0      22 t
        xorps xmm9, xmm4                                       ;   323.2 p1      22 t
        orps xmm8, xmm9                                        ;   324.2 p5      22 t
        xorps xmm14, xmm12                                     ;   324.2 p0      22 t
        xorps xmm8, xmm14                                      ;   325.2 p1      22 t
        andps xmm13, xmm8                                      ;   326.2 p5      22 t
        movaps xmm12, xmm1                                     ;   322.0 p0      22 t copy
        andps xmm12, xmm14                                     ;   325.2 p1      22 t
        xorps xmm4, xmm12                                      ;   326.2 p5      22 t
        andps xmm14, xmm4                                      ;   327.2 p0      22 t
        movaps xmm12, xmm8                                     ;   326.2 p1      22 t copy
        orps xmm12, xmm4                                       ;   327.2 p5      22 t
        xorps xmm9, xmm12                                      ;   328.2 p0      22 t
        xorps xmm1, xmm14                                      ;   328.2 p1      22 t
        movaps xmm14, xmm8                                     ;   326.2 p5      22 t copy
        xorps xmm14, xmm4                                      ;   327.2 p0      22 t
        andps xmm5, xmm14                                      ;   328.2 p1      22 t
        andps xmm0, xmm14                                      ;   328.2 p5      22 t
        xorps xmm14, xmm9                                      ;   329.2 p0      22 t
        andps xmm7, xmm14                                      ;   330.2 p1      22 t
        andps xmm15, xmm8                                      ;   326.8 p5      22 t
        xorps xmm5, xmm7                                       ;   331.2 p0      22 t
        andps xmm11, xmm9                                      ;   329.2 p1      22 t
        andps xmm6, xmm9                                       ;   329.2 p5      22 t
        movaps xmm12, [rax + 0]                                ;   326.5 p2      22 t
        andps xmm12, xmm1                                      ;   329.5 p0      22 t
        xorps xmm9, xmm1                                       ;   329.2 p1      22 t
        xorps xmm6, xmm7                                       ;   331.2 p5      22 t
        andps xmm10, xmm1                                      ;   329.2 p0      22 t
        movaps xmm7, [rdx - 80]                                ;   327.8 p2      22 t
        andps xmm7, xmm9                                       ;   330.8 p1      22 t
        xorps xmm7, xmm0                                       ;   331.8 p5      22 t
        xorps xmm0, xmm10                                      ;   330.2 p0      22 t
        xorps xmm8, xmm9                                       ;   330.2 p1      22 t
        xorps xmm1, xmm4                                       ;   330.8 p5      22 t
        andps xmm3, xmm8                                       ;   331.2 p0      22 t
        andps xmm2, xmm9                                       ;   331.2 p1      22 t
        movaps xmm9, [rcx + 96]                                ;   329.8 p2      22 t
        andps xmm9, xmm1                                       ;   332.8 p5      22 t
        andps xmm1, [rax + 16]                                 ;   332.0 p0+p2   22 t
        andps xmm8, [rdx + 32]                                 ;   332.2 p1+p2   22 t
        xorps xmm8, xmm7                                       ;   333.2 p5      22 t
        xorps xmm8, xmm9                                       ;   334.2 p0      22 t
        xorps xmm2, xmm13                                      ;   333.2 p1      22 t
        xorps xmm2, xmm5                                       ;   334.2 p5      22 t
        xorps xmm11, xmm0                                      ;   334.0 p0      22 t
        xorps xmm11, xmm9                                      ;   335.0 p1      22 t
        movaps xmm9, [rbp + 64]                                ;   332.8 p2      22 t
        andps xmm9, xmm4                                       ;   335.8 p5      22 t
        xorps xmm9, xmm11                                      ;   336.8 p0      22 t
        andps xmm4, [rdx + 16]                                 ;   335.2 p1+p2   22 t
        xorps xmm4, xmm8                                       ;   336.2 p5      22 t
        xorps xmm4, xmm9                                       ;   337.8 p0      22 t
        xorps xmm5, xmm12                                      ;   336.2 p1      22 t
        andps xmm14, [rbp + 32]                                ;   336.8 p5+p2   22 t
        xorps xmm5, xmm9                                       ;   337.8 p0      22 t
        xorps xmm1, xmm6                                       ;   337.2 p1      22 t
        xorps xmm1, xmm9                                       ;   338.2 p5      22 t
        xorps xmm14, xmm4                                      ;   338.8 p0      22 t
        xorps xmm7, xmm15                                      ;   338.2 p1      22 t
        xorps xmm7, xmm4                                       ;   339.2 p5      22 t
        movaps xmm15, xmm5                                     ;   339.0 p0      22 t copy
        xorps xmm15, xmm1                                      ;   340.0 p1      22 t
        xorps xmm15, xmm7                                      ;   341.0 p5      22 t
        movaps xmm4, [rsi - 48]                                ;   336.5 p2      21 t
        movaps xmm9, [rbp + 80]                                ;   337.5 p2      40 t reload
        xorps xmm4, xmm9                                       ;   340.5 p0      21 t
        movaps xmm10, [rsi - 48]                               ;   338.5 p2      21 t
        movaps xmm12, [rax - 48]                               ;   339.5 p2      40 t reload
        xorps xmm10, xmm12                                     ;   342.5 p1      21 t
        movaps [rbp + 80], xmm1                                ;   339.2 p3+p4   22 t spill
        movaps xmm1, [rbp - 48]                                ;   340.5 p2      21 t
        movaps [rbp + 32], xmm14                               ;   339.8 p3+p4   22 t spill
        movaps xmm14, [r8 + 19232]                             ;   341.5 p2      21 t
        xorps xmm14, [rbp + 4960]                              ;   344.5 p5+p2   21 t
        xorps xmm14, [rel camellia128_encrypt.T0_constants128] ;   345.5 p0+p2   21 t
        xorps xmm9, xmm14                                      ;   346.5 p1      21 t
        movaps [rdx + 16], xmm15                               ;   342.0 p3+p4   22 t spill
        movaps xmm15, [r8 + 19296]                             ;   344.5 p2      21 t
        xorps xmm15, [rbp + 5024]                              ;   347.5 p5+p2   21 t
        xorps xmm15, [rel camellia128_encrypt.T0_constants128] ;   348.5 p0+p2   21 t
        xorps xmm1, xmm15                                      ;   349.5 p1      21 t
        movaps [rbp + 64], xmm2                                ;   341.0 p3+p4   22 t spill
        movaps xmm2, xmm1                                      ;   350.5 p5      21 t copy
        xorps xmm2, [r8 + 19200]                               ;   351.5 p0+p2   21 t
        xorps xmm2, [rbp + 4928]                               ;   352.5 p1+p2   21 t
        xorps xmm2, [rel camellia128_encrypt.T0_constants128]  ;   353.5 p5+p2   21 t
        xorps xmm1, xmm4                                       ;   350.5 p0      21 t
        movaps [rdx + 32], xmm0                                ;   342.5 p3+p4   22 t spill
        movaps xmm0, xmm2                                      ;   354.5 p1      21 t copy
        xorps xmm0, [r8 + 19312]                               ;   355.5 p5+p2   21 t
        xorps xmm0, [rbp + 5040]                               ;   356.5 p0+p2   21 t
        xorps xmm0, [rel camellia128_encrypt.T0_constants128]  ;   357.5 p1+p2   21 t
        movaps [rax + 16], xmm8                                ;   344.5 p3+p4   22 t spill
        movaps xmm8, xmm10                                     ;   345.8 p5      21 t copy
        xorps xmm8, xmm2                                       ;   354.5 p0      21 t
        movaps [rcx + 96], xmm11                               ;   345.5 p3+p4   22 t spill
        movaps xmm11, xmm4                                     ;   346.2 p1      21 t copy
        xorps xmm11, xmm0                                      ;   358.5 p5      21 t
        movaps [rdx - 80], xmm3                                ;   346.5 p3+p4   22 t spill
        movaps xmm3, xmm9                                      ;   347.5 p0      21 t copy
        xorps xmm3, xmm1                                       ;   351.5 p1      21 t
        movaps [rax + 0], xmm13                                ;   347.5 p3+p4   22 t spill
        movaps xmm13, xmm8                                     ;   355.5 p5      21 t copy
        orps xmm13, xmm0                                       ;   358.5 p0      21 t
        xorps xmm12, xmm1                                      ;   351.5 p1      21 t
        movaps [rax - 48], xmm5                                ;   349.5 p3+p4   22 t spill
        movaps xmm5, xmm1                                      ;   351.5 p5      21 t copy
        xorps xmm5, xmm0                                       ;   358.5 p0      21 t
        movaps [r10 - 16], xmm6                                ;   350.8 p3+p4   22 t spill
        movaps xmm6, xmm14                                     ;   351.0 p1      21 t copy
        xorps xmm6, xmm2                                       ;   354.5 p5      21 t
        movaps [rsi + 64], xmm7                                ;   351.8 p3+p4   22 t spill
        movaps xmm7, xmm2                                      ;   354.5 p0      21 t copy
        orps xmm7, xmm5                                        ;   359.5 p1      21 t
        xorps xmm7, xmm13                                      ;   360.5 p5      21 t
        movaps [rax + 32], xmm0                                ;   358.5 p3+p4   21 t spill
        movaps xmm0, xmm3                                      ;   352.8 p0      21 t copy
        xorps xmm0, xmm11                                      ;   359.5 p1      21 t
        movaps [rsi + 80], xmm2                                ;   354.5 p3+p4   21 t spill
        movaps xmm2, [rbp - 48]                                ;   354.5 p2      21 t
        xorps xmm2, xmm5                                       ;   359.5 p5      21 t
        xorps xmm13, xmm15                                     ;   359.5 p0      21 t
        orps xmm15, xmm11                                      ;   359.5 p1      21 t
        xorps xmm12, xmm15                                     ;   360.5 p5      21 t
        movaps [rbp - 48], xmm11                               ;   359.5 p3+p4   21 t spill
        movaps xmm11, xmm1                                     ;   356.0 p0      21 t copy
        andps xmm11, xmm10                                     ;   357.0 p1      21 t
        xorps xmm15, xmm11                                     ;   360.5 p5      21 t
        movaps xmm11, xmm6                                     ;   357.0 p0      21 t copy
        andps xmm11, xmm0                                      ;   360.5 p1      21 t
        xorps xmm12, xmm11                                     ;   361.5 p5      21 t
        movaps xmm11, xmm6                                     ;   358.0 p0      21 t copy
        xorps xmm11, xmm2                                      ;   360.5 p1      21 t
        xorps xmm7, xmm12                                      ;   362.5 p5      21 t
        xorps xmm13, xmm15                                     ;   361.5 p0      21 t
        movaps [rax + 48], xmm6                                ;   359.0 p3+p4   21 t spill
        movaps xmm6, xmm3                                      ;   359.2 p1      21 t copy
        andps xmm6, xmm11                                      ;   361.5 p5      21 t
        xorps xmm15, xmm6                                      ;   362.5 p0      21 t
        movaps xmm6, xmm10                                     ;   360.2 p1      21 t copy
        xorps xmm6, xmm11                                      ;   361.5 p5      21 t
        movaps [rsi + 96], xmm3                                ;   360.5 p3+p4   21 t spill
        movaps xmm3, xmm9                                      ;   361.0 p0      21 t copy
        andps xmm3, xmm6                                       ;   362.5 p1      21 t
        xorps xmm13, xmm3                                      ;   363.5 p5      21 t
        movaps xmm3, xmm2                                      ;   362.0 p0      21 t copy
        xorps xmm3, xmm8                                       ;   363.0 p1      21 t
        movaps [rax + 64], xmm0                                ;   362.0 p3+p4   21 t spill
        movaps xmm0, xmm4                                      ;   362.8 p5      21 t copy
        andps xmm0, xmm3                                       ;   364.0 p0      21 t
        xorps xmm15, xmm0                                      ;   365.0 p1      21 t
        xorps xmm12, xmm0                                      ;   365.0 p5      21 t
        movaps xmm0, [rsi - 48]                                ;   363.2 p2      21 t
        orps xmm0, xmm14                                       ;   366.2 p0      21 t
        xorps xmm12, xmm0                                      ;   367.2 p1      21 t
        movaps xmm0, xmm7                                      ;   364.8 p5      21 t copy
        andps xmm0, xmm13                                      ;   365.8 p0      21 t
        xorps xmm12, xmm0                                      ;   368.2 p1      21 t
        movaps [rsi + 112], xmm14                              ;   364.8 p3+p4   21 t spill
        movaps xmm14, xmm15                                    ;   366.0 p5      21 t copy
        andps xmm14, xmm12                                     ;   369.2 p0      21 t
        xorps xmm12, xmm13                                     ;   369.2 p1      21 t
        orps xmm0, xmm12                                       ;   370.2 p5      21 t
        xorps xmm7, xmm14                                      ;   370.2 p0      21 t
        xorps xmm0, xmm7                                       ;   371.2 p1      21 t
        andps xmm3, xmm0                                       ;   372.2 p5      21 t
        movaps xmm14, xmm15                                    ;   368.0 p0      21 t copy
        andps xmm14, xmm7                                      ;   371.2 p1      21 t
        xorps xmm13, xmm14                                     ;   372.2 p5      21 t
        andps xmm7, xmm13                                      ;   373.2 p0      21 t
        movaps xmm14, xmm0                                     ;   372.2 p1      21 t copy
        orps xmm14, xmm13                                      ;   373.2 p5      21 t
        xorps xmm12, xmm14                                     ;   374.2 p0      21 t
        xorps xmm15, xmm7                                      ;   374.2 p1      21 t
        movaps xmm14, xmm0                                     ;   372.2 p5      21 t copy
        xorps xmm14, xmm13                                     ;   373.2 p0      21 t
        andps xmm6, xmm14                                      ;   374.2 p1      21 t
        andps xmm9, xmm14                                      ;   374.2 p5      21 t
        xorps xmm14, xmm12                                     ;   375.2 p0      21 t
        andps xmm11, xmm14                                     ;   376.2 p1      21 t
        andps xmm4, xmm0                                       ;   372.8 p5      21 t
        xorps xmm6, xmm11                                      ;   377.2 p0      21 t
        andps xmm1, xmm12                                      ;   375.2 p1      21 t
        andps xmm10, xmm12                                     ;   375.2 p5      21 t
        movaps xmm7, [rsi + 80]                                ;   372.5 p2      21 t
        andps xmm7, xmm15                                      ;   375.5 p0      21 t
        xorps xmm12, xmm15                                     ;   375.2 p1      21 t
        xorps xmm10, xmm11                                     ;   377.2 p5      21 t
        andps xmm5, xmm15                                      ;   375.2 p0      21 t
        movaps xmm11, [rax + 32]                               ;   373.8 p2      21 t
        andps xmm11, xmm12                                     ;   376.8 p1      21 t
        xorps xmm11, xmm9                                      ;   377.8 p5      21 t
        xorps xmm9, xmm5                                       ;   376.2 p0      21 t
        xorps xmm0, xmm12                                      ;   376.2 p1      21 t
        xorps xmm15, xmm13                                     ;   376.8 p5      21 t
        andps xmm2, xmm0                                       ;   377.2 p0      21 t
        andps xmm8, xmm12                                      ;   377.2 p1      21 t
        movaps xmm5, [rax + 64]                                ;   375.8 p2      21 t
        andps xmm5, xmm15                                      ;   378.8 p5      21 t
        andps xmm15, [rax + 48]                                ;   378.0 p0+p2   21 t
        andps xmm0, [rbp - 48]                                 ;   378.2 p1+p2   21 t
        xorps xmm0, xmm11                                      ;   379.2 p5      21 t
        xorps xmm0, xmm5                                       ;   380.2 p0      21 t
        xorps xmm8, xmm3                                       ;   379.2 p1      21 t
        xorps xmm8, xmm6                                       ;   380.2 p5      21 t
        xorps xmm1, xmm9                                       ;   380.0 p0      21 t
        xorps xmm1, xmm5                                       ;   381.0 p1      21 t
        movaps xmm5, [rsi + 112]                               ;   378.8 p2      21 t
        andps xmm5, xmm13                                      ;   381.8 p5      21 t
        xorps xmm5, xmm1                                       ;   382.8 p0      21 t
        andps xmm13, [rsi - 48]                                ;   381.2 p1+p2   21 t
        xorps xmm13, xmm0                                      ;   382.2 p5      21 t
        xorps xmm13, xmm5                                      ;   383.8 p0      21 t
        xorps xmm6, xmm7                                       ;   382.2 p1      21 t
        andps xmm14, [rsi + 96]                                ;   382.8 p5+p2   21 t
        xorps xmm6, xmm5                                       ;   383.8 p0      21 t
        xorps xmm15, xmm10                                     ;   383.2 p1      21 t
        xorps xmm15, xmm5                                      ;   384.2 p5      21 t
        xorps xmm14, xmm13                                     ;   384.8 p0      21 t
        xorps xmm11, xmm4                                      ;   384.2 p1      21 t
        xorps xmm11, xmm13                                     ;   385.2 p5      21 t
        movaps xmm4, xmm6                                      ;   385.0 p0      21 t copy
        xorps xmm4, xmm15                                      ;   386.0 p1      21 t
        xorps xmm4, xmm11                                      ;   387.0 p5      21 t
        movaps xmm5, [rcx + 0]                                 ;   382.5 p2      42 t
        movaps xmm7, [rcx + 32]                                ;   383.5 p2      40 t reload
        xorps xmm5, xmm7                                       ;   386.5 p0      42 t
        movaps xmm12, [rcx + 0]                                ;   384.5 p2      42 t
        movaps xmm13, [rcx + 48]                               ;   385.5 p2      40 t reload
        xorps xmm12, xmm13                                     ;   388.5 p1      42 t
        movaps [rcx + 32], xmm8                                ;   384.0 p3+p4   21 t spill
        movaps xmm8, [rcx + 16]                                ;   386.5 p2      42 t
        movaps [rsi + 96], xmm9                                ;   385.0 p3+p4   21 t spill
        movaps xmm9, [r8 + 19360]                              ;   387.5 p2      42 t
        xorps xmm9, [rbp + 5088]                               ;   390.5 p5+p2   42 t
        xorps xmm9, [rel camellia128_encrypt.T0_constants128]  ;   391.5 p0+p2   42 t
        xorps xmm7, xmm9                                       ;   392.5 p1      42 t
        movaps [rsi - 48], xmm0                                ;   386.0 p3+p4   21 t spill
        movaps xmm0, [r8 + 19424]                              ;   390.5 p2      42 t
        xorps xmm0, [rbp + 5152]                               ;   393.5 p5+p2   42 t
        xorps xmm0, [rel camellia128_encrypt.T0_constants128]  ;   394.5 p0+p2   42 t
        xorps xmm8, xmm0                                       ;   395.5 p1      42 t
        movaps [rsi + 112], xmm1                               ;   387.0 p3+p4   21 t spill
        movaps xmm1, xmm8                                      ;   396.5 p5      42 t copy
        xorps xmm1, [r8 + 19328]                               ;   397.5 p0+p2   42 t
        xorps xmm1, [rbp + 5056]                               ;   398.5 p1+p2   42 t
        xorps xmm1, [rel camellia128_encrypt.T0_constants128]  ;   399.5 p5+p2   42 t
        xorps xmm8, xmm5                                       ;   396.5 p0      42 t
        movaps [rbp - 48], xmm2                                ;   388.5 p3+p4   21 t spill
        movaps xmm2, xmm1                                      ;   400.5 p1      42 t copy
        xorps xmm2, [r8 + 19440]                               ;   401.5 p5+p2   42 t
        xorps xmm2, [rbp + 5168]                               ;   402.5 p0+p2   42 t
        xorps xmm2, [rel camellia128_encrypt.T0_constants128]  ;   403.5 p1+p2   42 t
        movaps [rax + 48], xmm3                                ;   390.5 p3+p4   21 t spill
        movaps xmm3, xmm12                                     ;   391.8 p5      42 t copy
        xorps xmm3, xmm1                                       ;   400.5 p0      42 t
        movaps [rax + 64], xmm6                                ;   391.5 p3+p4   21 t spill
        movaps xmm6, xmm5                                      ;   392.2 p1      42 t copy
        xorps xmm6, xmm2                                       ;   404.5 p5      42 t
        movaps [rax + 32], xmm10                               ;   392.5 p3+p4   21 t spill
        movaps xmm10, xmm7                                     ;   393.5 p0      42 t copy
        xorps xmm10, xmm8                                      ;   397.5 p1      42 t
        movaps [rsi + 80], xmm11                               ;   393.5 p3+p4   21 t spill
        movaps xmm11, xmm3                                     ;   401.5 p5      42 t copy
        orps xmm11, xmm2                                       ;   404.5 p0      42 t
        xorps xmm13, xmm8                                      ;   397.5 p1      42 t
        movaps [rcx + 48], xmm14                               ;   395.5 p3+p4   21 t spill
        movaps xmm14, xmm8                                     ;   397.5 p5      42 t copy
        xorps xmm14, xmm2                                      ;   404.5 p0      42 t
        movaps [rdi + 96], xmm4                                ;   396.8 p3+p4   21 t spill
        movaps xmm4, xmm9                                      ;   397.0 p1      42 t copy
        xorps xmm4, xmm1                                       ;   400.5 p5      42 t
        movaps [rdi - 128], xmm15                              ;   397.8 p3+p4   21 t spill
        movaps xmm15, xmm1                                     ;   400.5 p0      42 t copy
        orps xmm15, xmm14                                      ;   405.5 p1      42 t
        xorps xmm15, xmm11                                     ;   406.5 p5      42 t
        movaps [r10 + 0], xmm2                                 ;   404.5 p3+p4   42 t spill
        movaps xmm2, xmm10                                     ;   398.8 p0      42 t copy
        xorps xmm2, xmm6                                       ;   405.5 p1      42 t
        movaps [r10 + 16], xmm1                                ;   400.5 p3+p4   42 t spill
        movaps xmm1, [rcx + 16]                                ;   400.5 p2      42 t
        xorps xmm1, xmm14                                      ;   405.5 p5      42 t
        xorps xmm11, xmm0                                      ;   405.5 p0      42 t
        orps xmm0, xmm6                                        ;   405.5 p1      42 t
        xorps xmm13, xmm0                                      ;   406.5 p5      42 t
        movaps [rcx + 16], xmm6                                ;   405.5 p3+p4   42 t spill
        movaps xmm6, xmm8                                      ;   402.0 p0      42 t copy
        andps xmm6, xmm12                                      ;   403.0 p1      42 t
        xorps xmm0, xmm6                                       ;   406.5 p5      42 t
        movaps xmm6, xmm4                                      ;   403.0 p0      42 t copy
        andps xmm6, xmm2                                       ;   406.5 p1      42 t
        xorps xmm13, xmm6                                      ;   407.5 p5      42 t
        movaps xmm6, xmm4                                      ;   404.0 p0      42 t copy
        xorps xmm6, xmm1                                       ;   406.5 p1      42 t
        xorps xmm15, xmm13                                     ;   408.5 p5      42 t
        xorps xmm11, xmm0                                      ;   407.5 p0      42 t
        movaps [r10 + 32], xmm4                                ;   405.0 p3+p4   42 t spill
        movaps xmm4, xmm10                                     ;   405.2 p1      42 t copy
        andps xmm4, xmm6                                       ;   407.5 p5      42 t
        xorps xmm0, xmm4                                       ;   408.5 p0      42 t
        movaps xmm4, xmm12                                     ;   406.2 p1      42 t copy
        xorps xmm4, xmm6                                       ;   407.5 p5      42 t
        movaps [r10 + 48], xmm10                               ;   406.5 p3+p4   42 t spill
        movaps xmm10, xmm7                                     ;   407.0 p0      42 t copy
        andps xmm10, xmm4                                      ;   408.5 p1      42 t
        xorps xmm11, xmm10                                     ;   409.5 p5      42 t
        movaps xmm10, xmm1                                     ;   408.0 p0      42 t copy
        xorps xmm10, xmm3                                      ;   409.0 p1      42 t
        movaps [r10 + 64], xmm2                                ;   408.0 p3+p4   42 t spill
        movaps xmm2, xmm5                                      ;   408.8 p5      42 t copy
        andps xmm2, xmm10                                      ;   410.0 p0      42 t
        xorps xmm0, xmm2                                       ;   411.0 p1      42 t
        xorps xmm13, xmm2                                      ;   411.0 p5      42 t
        movaps xmm2, [rcx + 0]                                 ;   409.2 p2      42 t
        orps xmm2, xmm9                                        ;   412.2 p0      42 t
        xorps xmm13, xmm2                                      ;   413.2 p1      42 t
        movaps xmm2, xmm15                                     ;   410.8 p5      42 t copy
        andps xmm2, xmm11                                      ;   411.8 p0      42 t
        xorps xmm13, xmm2                                      ;   414.2 p1      42 t
        movaps [r10 + 80], xmm9                                ;   410.8 p3+p4   42 t spill
        movaps xmm9, xmm0                                      ;   412.0 p5      42 t copy
        andps xmm9, xmm13                                      ;   415.2 p0      42 t
        xorps xmm13, xmm11                                     ;   415.2 p1      42 t
        orps xmm2, xmm13                                       ;   416.2 p5      42 t
        xorps xmm15, xmm9                                      ;   416.2 p0      42 t
        xorps xmm2, xmm15                                      ;   417.2 p1      42 t
        andps xmm10, xmm2                                      ;   418.2 p5      42 t
        movaps xmm9, xmm0                                      ;   414.0 p0      42 t copy
        andps xmm9, xmm15                                      ;   417.2 p1      42 t
        xorps xmm11, xmm9                                      ;   418.2 p5      42 t
        andps xmm15, xmm11                                     ;   419.2 p0      42 t
        movaps xmm9, xmm2                                      ;   418.2 p1      42 t copy
        orps xmm9, xmm11                                       ;   419.2 p5      42 t
        xorps xmm13, xmm9                                      ;   420.2 p0      42 t
        xorps xmm0, xmm15                                      ;   420.2 p1      42 t
        movaps xmm15, xmm2                                     ;   418.2 p5      42 t copy
        xorps xmm15, xmm11                                     ;   419.2 p0      42 t
        andps xmm4, xmm15                                      ;   420.2 p1      42 t
        andps xmm7, xmm15                                      ;   420.2 p5      42 t
        xorps xmm15, xmm13                                     ;   421.2 p0      42 t
        andps xmm6, xmm15                                      ;   422.2 p1      42 t
        andps xmm5, xmm2                                       ;   418.8 p5      42 t
        xorps xmm4, xmm6                                       ;   423.2 p0      42 t
        andps xmm8, xmm13                                      ;   421.2 p1      42 t
        andps xmm12, xmm13                                     ;   421.2 p5      42 t
        movaps xmm9, [r10 + 16]                                ;   418.5 p2      42 t
        andps xmm9, xmm0                                       ;   421.5 p0      42 t
        xorps xmm13, xmm0                                      ;   421.2 p1      42 t
        xorps xmm12, xmm6                                      ;   423.2 p5      42 t
        andps xmm14, xmm0                                      ;   421.2 p0      42 t
        movaps xmm6, [r10 + 0]                                 ;   419.8 p2      42 t
        andps xmm6, xmm13                                      ;   422.8 p1      42 t
        xorps xmm6, xmm7                                       ;   423.8 p5      42 t
        xorps xmm7, xmm14                                      ;   422.2 p0      42 t
        xorps xmm2, xmm13                                      ;   422.2 p1      42 t
        xorps xmm0, xmm11                                      ;   422.8 p5      42 t
        andps xmm1, xmm2                                       ;   423.2 p0      42 t
        andps xmm3, xmm13                                      ;   423.2 p1      42 t
        movaps xmm14, [r10 + 64]                               ;   421.8 p2      42 t
        andps xmm14, xmm0                                      ;   424.8 p5      42 t
        andps xmm0, [r10 + 32]                                 ;   424.0 p0+p2   42 t
        andps xmm2, [rcx + 16]                                 ;   424.2 p1+p2   42 t
        xorps xmm2, xmm6                                       ;   425.2 p5      42 t
        xorps xmm2, xmm14                                      ;   426.2 p0      42 t
        xorps xmm3, xmm10                                      ;   425.2 p1      42 t
        xorps xmm3, xmm4                                       ;   426.2 p5      42 t
        xorps xmm8, xmm7                                       ;   426.0 p0      42 t
        xorps xmm8, xmm14                                      ;   427.0 p1      42 t
        movaps xmm14, [r10 + 80]                               ;   424.8 p2      42 t
        andps xmm14, xmm11                                     ;   427.8 p5      42 t
        xorps xmm14, xmm8                                      ;   428.8 p0      42 t
        andps xmm11, [rcx + 0]                                 ;   427.2 p1+p2   42 t
        xorps xmm11, xmm2                                      ;   428.2 p5      42 t
        xorps xmm11, xmm14                                     ;   429.8 p0      42 t
        xorps xmm4, xmm9                                       ;   428.2 p1      42 t
        andps xmm15, [r10 + 48]                                ;   428.8 p5+p2   42 t
        xorps xmm4, xmm14                                      ;   429.8 p0      42 t
        xorps xmm0, xmm12                                      ;   429.2 p1      42 t
        xorps xmm0, xmm14                                      ;   430.2 p5      42 t
        xorps xmm15, xmm11                                     ;   430.8 p0      42 t
        xorps xmm6, xmm5                                       ;   430.2 p1      42 t
        xorps xmm6, xmm11                                      ;   431.2 p5      42 t
        movaps xmm14, [rsi + 48]                               ;   427.8 p2      41 t
        xorps xmm14, [rsi + 64]                                ;   431.0 p0+p2   41 t
        movaps xmm5, [rel camellia128_encrypt.T0_constants128] ;   429.8 p2      41 t reload
        xorps xmm14, xmm5                                      ;   432.8 p1      41 t
        movaps xmm9, xmm4                                      ;   431.8 p5      42 t copy
        xorps xmm9, xmm0                                       ;   432.8 p0      42 t
        xorps xmm9, xmm6                                       ;   433.8 p1      42 t
        movaps xmm11, [rdi + 64]                               ;   430.8 p2      41 t
        movaps xmm13, [rdx + 112]                              ;   431.8 p2      23 t reload
        xorps xmm11, xmm13                                     ;   434.8 p5      41 t
        xorps xmm11, [rbp + 48]                                ;   435.8 p0+p2   41 t
        movaps xmm13, [rsi + 0]                                ;   433.8 p2      41 t
        xorps xmm13, xmm15                                     ;   436.8 p1      41 t
        xorps xmm13, xmm9                                      ;   437.8 p5      41 t
        xorps xmm6, [rsi - 128]                                ;   434.8 p0+p2   41 t
        xorps xmm6, xmm5                                       ;   435.8 p1      41 t
        movaps [rsi + 64], xmm0                                ;   431.8 p3+p4   42 t spill
        movaps xmm0, [rbp - 96]                                ;   435.8 p2      41 t
        xorps xmm0, [rdi - 128]                                ;   438.8 p5+p2   41 t
        movaps [rdi - 128], xmm15                              ;   432.8 p3+p4   42 t spill
        movaps xmm15, [rbp - 96]                               ;   437.8 p2      41 t
        xorps xmm15, xmm14                                     ;   440.8 p0      41 t
        movaps [rbp - 96], xmm9                                ;   434.8 p3+p4   42 t spill
        movaps xmm9, [rsi + 48]                                ;   438.8 p2      41 t
        xorps xmm9, xmm11                                      ;   441.8 p1      41 t
        xorps xmm11, xmm15                                     ;   441.8 p5      41 t
        movaps [rsi + 48], xmm15                               ;   441.8 p3+p4   41 t spill
        movaps xmm15, [rsi + 0]                                ;   439.8 p2      41 t
        xorps xmm15, xmm0                                      ;   442.8 p0      41 t
        xorps xmm14, xmm15                                     ;   443.8 p1      41 t
        movaps [rsi + 0], xmm15                                ;   443.8 p3+p4   41 t spill
        movaps xmm15, [rdi + 64]                               ;   440.8 p2      41 t
        xorps xmm15, xmm13                                     ;   443.8 p5      41 t
        xorps xmm13, xmm9                                      ;   442.8 p0      41 t
        xorps xmm0, xmm15                                      ;   444.8 p1      41 t
        movaps [rdi + 64], xmm9                                ;   442.8 p3+p4   41 t spill
        movaps xmm9, [rsi - 64]                                ;   441.8 p2      41 t
        xorps xmm9, [rax - 48]                                 ;   444.8 p5+p2   41 t
        xorps xmm9, [r10 - 16]                                 ;   445.8 p0+p2   41 t
        xorps xmm9, [rax + 0]                                  ;   446.8 p1+p2   41 t
        xorps xmm9, [rdx - 80]                                 ;   447.8 p5+p2   41 t
        xorps xmm9, xmm5                                       ;   448.8 p0      41 t
        movaps [rdx - 80], xmm15                               ;   444.8 p3+p4   41 t spill
        movaps xmm15, [rdi + 16]                               ;   446.8 p2      41 t
        xorps xmm15, [rax - 64]                                ;   449.8 p1+p2   41 t
        xorps xmm15, xmm5                                      ;   450.8 p5      41 t
        xorps xmm4, xmm12                                      ;   442.8 p0      41 t
        movaps xmm12, [rcx + 64]                               ;   448.8 p2      41 t
        xorps xmm12, [rdi + 96]                                ;   451.8 p1+p2   41 t
        xorps xmm12, [rcx + 48]                                ;   452.8 p5+p2   41 t
        xorps xmm4, xmm10                                      ;   443.8 p0      41 t
        movaps xmm10, [rcx + 64]                               ;   451.8 p2      41 t
        xorps xmm10, xmm9                                      ;   454.8 p1      41 t
        xorps xmm4, xmm1                                       ;   444.8 p5      41 t
        movaps xmm1, [rsi - 64]                                ;   452.8 p2      41 t
        xorps xmm1, xmm15                                      ;   455.8 p0      41 t
        xorps xmm15, xmm10                                     ;   455.8 p1      41 t
        xorps xmm4, [rsi - 16]                                 ;   453.8 p5+p2   41 t
        xorps xmm4, xmm5                                       ;   454.8 p0      41 t
        movaps [rsi - 64], xmm10                               ;   455.8 p3+p4   41 t spill
        movaps xmm10, [rsi - 128]                              ;   454.8 p2      41 t
        xorps xmm10, xmm12                                     ;   457.8 p1      41 t
        xorps xmm9, xmm10                                      ;   458.8 p5      41 t
        movaps [rsi - 128], xmm10                              ;   458.8 p3+p4   41 t spill
        movaps xmm10, [rdi + 16]                               ;   455.8 p2      41 t
        xorps xmm10, xmm6                                      ;   458.8 p0      41 t
        xorps xmm6, xmm1                                       ;   456.8 p1      41 t
        xorps xmm12, xmm10                                     ;   459.8 p5      41 t
        movaps [rdi + 16], xmm1                                ;   456.8 p3+p4   41 t spill
        movaps xmm1, [rsi + 16]                                ;   456.8 p2      41 t
        xorps xmm1, [rcx + 96]                                 ;   459.8 p0+p2   41 t
        xorps xmm1, xmm5                                       ;   460.8 p1      41 t
        movaps [rcx + 96], xmm10                               ;   459.8 p3+p4   41 t spill
        movaps xmm10, [rbp - 32]                               ;   458.8 p2      41 t
        xorps xmm10, [rbp + 96]                                ;   461.8 p5+p2   41 t
        xorps xmm10, [rbp + 112]                               ;   462.8 p0+p2   41 t
        xorps xmm10, [rax - 32]                                ;   463.8 p1+p2   41 t
        xorps xmm10, [rdi + 80]                                ;   464.8 p5+p2   41 t
        xorps xmm10, xmm5                                      ;   465.8 p0      41 t
        xorps xmm8, [rdx - 64]                                 ;   463.8 p1+p2   41 t
        xorps xmm8, xmm5                                       ;   464.8 p5      41 t
        movaps [rdi + 80], xmm12                               ;   460.8 p3+p4   41 t spill
        movaps xmm12, [rdx + 80]                               ;   464.8 p2      41 t
        xorps xmm12, [rsi + 80]                                ;   467.8 p0+p2   41 t
        xorps xmm12, xmm5                                      ;   468.8 p1      41 t
        movaps [rsi + 80], xmm0                                ;   459.5 p3+p4   41 t spill
        movaps xmm0, [rdx + 80]                                ;   466.8 p2      41 t
        xorps xmm0, xmm1                                       ;   469.8 p5      41 t
        movaps [rdx + 80], xmm9                                ;   460.5 p3+p4   41 t spill
        movaps xmm9, [rsi + 16]                                ;   467.8 p2      41 t
        xorps xmm9, xmm10                                      ;   470.8 p0      41 t
        xorps xmm10, xmm0                                      ;   470.8 p1      41 t
        movaps [rsi + 16], xmm0                                ;   470.8 p3+p4   41 t spill
        movaps xmm0, [rsi - 16]                                ;   468.8 p2      41 t
        xorps xmm0, xmm12                                      ;   471.8 p5      41 t
        xorps xmm1, xmm0                                       ;   472.8 p0      41 t
        movaps [rsi - 16], xmm0                                ;   472.8 p3+p4   41 t spill
        movaps xmm0, [rbp - 32]                                ;   469.8 p2      41 t
        xorps xmm0, xmm4                                       ;   472.8 p1      41 t
        xorps xmm4, xmm9                                       ;   471.8 p5      41 t
        xorps xmm12, xmm0                                      ;   473.8 p0      41 t
        movaps [rbp - 32], xmm9                                ;   471.8 p3+p4   41 t spill
        movaps xmm9, [rdx - 96]                                ;   470.8 p2      41 t
        xorps xmm9, [rax + 16]                                 ;   473.8 p1+p2   41 t
        xorps xmm9, [rdx + 32]                                 ;   474.8 p5+p2   41 t
        xorps xmm9, [rbp + 64]                                 ;   475.8 p0+p2   41 t
        movaps [rdx + 32], xmm0                                ;   473.8 p3+p4   41 t spill
        movaps xmm0, [rbp - 64]                                ;   474.8 p2      41 t
        xorps xmm0, [rsi - 96]                                 ;   477.8 p1+p2   41 t
        xorps xmm0, xmm5                                       ;   478.8 p5      41 t
        xorps xmm2, xmm7                                       ;   471.2 p0      41 t
        movaps xmm7, [rdx + 64]                                ;   476.8 p2      41 t
        xorps xmm7, [rax + 64]                                 ;   479.8 p1+p2   41 t
        xorps xmm7, [rax + 32]                                 ;   480.8 p5+p2   41 t
        xorps xmm7, [rax + 48]                                 ;   481.8 p0+p2   41 t
        xorps xmm7, [rbp - 48]                                 ;   482.8 p1+p2   41 t
        xorps xmm7, xmm5                                       ;   483.8 p5      41 t
        xorps xmm2, xmm3                                       ;   473.2 p0      41 t
        xorps xmm2, [rdi + 48]                                 ;   481.8 p1+p2   41 t
        movaps [rbp - 48], xmm12                               ;   474.8 p3+p4   41 t spill
        movaps xmm12, [rdx + 64]                               ;   482.8 p2      41 t
        xorps xmm12, xmm9                                      ;   485.8 p5      41 t
        movaps [rdx + 64], xmm1                                ;   474.5 p3+p4   41 t spill
        movaps xmm1, [rdx - 96]                                ;   483.8 p2      41 t
        xorps xmm1, xmm0                                       ;   486.8 p0      41 t
        xorps xmm0, xmm12                                      ;   486.8 p1      41 t
        movaps [rdx - 96], xmm12                               ;   486.8 p3+p4   41 t spill
        movaps xmm12, [rdx - 64]                               ;   484.8 p2      41 t
        xorps xmm12, xmm7                                      ;   487.8 p5      41 t
        xorps xmm9, xmm12                                      ;   488.8 p0      41 t
        movaps [rdx - 64], xmm12                               ;   488.8 p3+p4   41 t spill
        movaps xmm12, [rbp - 64]                               ;   485.8 p2      41 t
        xorps xmm12, xmm8                                      ;   488.8 p1      41 t
        xorps xmm8, xmm1                                       ;   487.8 p5      41 t
        xorps xmm7, xmm12                                      ;   489.8 p0      41 t
        movaps [rbp - 64], xmm1                                ;   487.8 p3+p4   41 t spill
        movaps xmm1, [rbp - 80]                                ;   486.8 p2      41 t
        xorps xmm1, [rbp + 64]                                 ;   489.8 p1+p2   41 t
        xorps xmm1, [rdx + 16]                                 ;   490.8 p5+p2   41 t
        xorps xmm1, xmm5                                       ;   491.8 p0      41 t
        movaps [rbp + 64], xmm12                               ;   489.8 p3+p4   41 t spill
        movaps xmm12, [rbp + 16]                               ;   489.8 p2      41 t
        xorps xmm12, [rax - 16]                                ;   492.8 p1+p2   41 t
        xorps xmm12, [rdx + 0]                                 ;   493.8 p5+p2   41 t
        xorps xmm12, [rcx + 80]                                ;   494.8 p0+p2   41 t
        xorps xmm3, [rdx - 48]                                 ;   493.8 p1+p2   41 t
        xorps xmm3, [rbp - 96]                                 ;   494.8 p5+p2   41 t
        xorps xmm3, xmm5                                       ;   495.8 p0      41 t
        movaps [rbp - 96], xmm7                                ;   490.8 p3+p4   41 t spill
        movaps xmm7, [rbp - 16]                                ;   495.8 p2      41 t
        xorps xmm7, [rsi + 112]                                ;   498.8 p1+p2   41 t
        xorps xmm7, xmm5                                       ;   499.8 p5      41 t
        movaps [rsi + 112], xmm9                               ;   489.8 p3+p4   41 t spill
        movaps xmm9, [rbp - 16]                                ;   497.8 p2      41 t
        xorps xmm9, xmm1                                       ;   500.8 p0      41 t
        movaps [rbp - 16], xmm14                               ;   490.8 p3+p4   41 t spill
        movaps xmm14, [rbp - 80]                               ;   498.8 p2      41 t
        xorps xmm14, xmm12                                     ;   501.8 p1      41 t
        xorps xmm12, xmm9                                      ;   501.8 p5      41 t
        movaps [rbp - 80], xmm9                                ;   501.8 p3+p4   41 t spill
        movaps xmm9, [rdi + 48]                                ;   499.8 p2      41 t
        xorps xmm9, xmm7                                       ;   502.8 p0      41 t
        xorps xmm1, xmm9                                       ;   503.8 p1      41 t
        movaps [rdi + 48], xmm9                                ;   503.8 p3+p4   41 t spill
        movaps xmm9, [rbp + 16]                                ;   500.8 p2      41 t
        xorps xmm9, xmm2                                       ;   503.8 p5      41 t
        xorps xmm2, xmm14                                      ;   502.8 p0      41 t
        xorps xmm7, xmm9                                       ;   504.8 p1      41 t
        movaps [rbp + 16], xmm14                               ;   502.8 p3+p4   41 t spill
        movaps xmm14, [rdx - 112]                              ;   501.8 p2      41 t
        xorps xmm14, [rbp + 32]                                ;   504.8 p5+p2   41 t
        xorps xmm14, xmm5                                      ;   505.8 p0      41 t
        movaps [rdx + 0], xmm9                                 ;   504.8 p3+p4   41 t spill
        movaps xmm9, [rbp - 112]                               ;   503.8 p2      41 t
        xorps xmm9, [rcx + 80]                                 ;   506.8 p1+p2   41 t
        xorps xmm9, [rdx + 112]                                ;   507.8 p5+p2   41 t
        xorps xmm9, xmm5                                       ;   508.8 p0      41 t
        movaps [rdx + 112], xmm7                               ;   505.8 p3+p4   41 t spill
        movaps xmm7, [rdx - 32]                                ;   506.8 p2      41 t
        xorps xmm7, [rsi - 48]                                 ;   509.8 p1+p2   41 t
        xorps xmm7, [rsi + 96]                                 ;   510.8 p5+p2   41 t
        xorps xmm7, [rcx + 32]                                 ;   511.8 p0+p2   41 t
        movaps [rsi + 96], xmm1                                ;   504.8 p3+p4   41 t spill
        movaps xmm1, [rdx - 32]                                ;   510.8 p2      41 t
        xorps xmm1, xmm14                                      ;   513.8 p1      41 t
        movaps [rdx - 32], xmm12                               ;   504.8 p3+p4   41 t spill
        movaps xmm12, [rdx - 112]                              ;   511.8 p2      41 t
        xorps xmm12, xmm9                                      ;   514.8 p5      41 t
        xorps xmm9, xmm1                                       ;   514.8 p0      41 t
        movaps [rdx - 112], xmm1                               ;   514.8 p3+p4   41 t spill
        movaps xmm1, [rdx - 48]                                ;   512.8 p2      41 t
        xorps xmm1, xmm7                                       ;   515.8 p1      41 t
        xorps xmm14, xmm1                                      ;   516.8 p5      41 t
        movaps [rdx - 48], xmm1                                ;   516.8 p3+p4   41 t spill
        movaps xmm1, [rbp - 112]                               ;   513.8 p2      41 t
        xorps xmm1, xmm3                                       ;   516.8 p0      41 t
        xorps xmm3, xmm12                                      ;   515.8 p1      41 t
        xorps xmm7, xmm1                                       ;   517.8 p5      41 t
        movaps [rbp - 112], xmm12                              ;   515.8 p3+p4   41 t spill
        movaps xmm12, [rsi + 32]                               ;   514.8 p2      41 t
        xorps xmm12, [rbp + 80]                                ;   517.8 p0+p2   41 t
        movaps [rbp + 80], xmm1                                ;   517.8 p3+p4   41 t spill
        movaps xmm1, [rbp + 0]                                 ;   516.8 p2      41 t
        xorps xmm1, [rbp + 48]                                 ;   519.8 p1+p2   41 t
        xorps xmm1, xmm5                                       ;   520.8 p5      41 t
        movaps [rbp + 48], xmm7                                ;   518.8 p3+p4   41 t spill
        movaps xmm7, [rdi + 32]                                ;   518.8 p2      41 t
        xorps xmm7, [rdi - 128]                                ;   521.8 p0+p2   41 t
        xorps xmm7, xmm5                                       ;   522.8 p1      41 t
        movaps [rdi - 128], xmm14                              ;   517.8 p3+p4   41 t spill
        movaps xmm14, [rdx + 96]                               ;   520.8 p2      41 t
        xorps xmm14, [rcx + 32]                                ;   523.8 p5+p2   41 t
        xorps xmm14, [rdi + 96]                                ;   524.8 p0+p2   41 t
        xorps xmm14, xmm5                                      ;   525.8 p1      41 t
        movaps [rdi + 96], xmm9                                ;   517.2 p3+p4   41 t spill
        movaps xmm9, [rdx + 96]                                ;   523.8 p2      41 t
        xorps xmm9, xmm12                                      ;   526.8 p5      41 t
        movaps [rdx + 96], xmm0                                ;   518.2 p3+p4   41 t spill
        movaps xmm0, [rsi + 32]                                ;   524.8 p2      41 t
        xorps xmm0, xmm1                                       ;   527.8 p0      41 t
        xorps xmm1, xmm9                                       ;   527.8 p1      41 t
        movaps [rsi + 32], xmm9                                ;   527.8 p3+p4   41 t spill
        movaps xmm9, [rdi + 32]                                ;   525.8 p2      41 t
        xorps xmm9, xmm14                                      ;   528.8 p5      41 t
        xorps xmm12, xmm9                                      ;   529.8 p0      41 t
        movaps [rdi + 32], xmm9                                ;   529.8 p3+p4   41 t spill
        movaps xmm9, [rbp + 0]                                 ;   526.8 p2      41 t
        xorps xmm9, xmm7                                       ;   529.8 p1      41 t
        xorps xmm7, xmm0                                       ;   528.8 p5      41 t
        xorps xmm14, xmm9                                      ;   530.8 p0      41 t
        movaps [rbp + 0], xmm0                                 ;   528.8 p3+p4   41 t spill
        movaps xmm0, [rsi - 80]                                ;   527.8 p2      41 t
        xorps xmm0, [rdx + 16]                                 ;   530.8 p1+p2   41 t
        xorps xmm0, [rbp + 32]                                 ;   531.8 p5+p2   41 t
        movaps [rbp + 32], xmm9                                ;   530.8 p3+p4   41 t spill
        movaps xmm9, [rsi - 112]                               ;   530.8 p2      41 t
        xorps xmm9, [rbp - 128]                                ;   533.8 p0+p2   41 t
        movaps [rbp - 128], xmm14                              ;   531.8 p3+p4   41 t spill
        movaps xmm14, [rsi - 32]                               ;   532.8 p2      41 t
        xorps xmm14, [rsi + 64]                                ;   535.8 p1+p2   41 t
        movaps [rsi + 64], xmm12                               ;   530.8 p3+p4   41 t spill
        movaps xmm12, [rdx + 48]                               ;   534.8 p2      41 t
        xorps xmm12, [rcx + 48]                                ;   537.8 p5+p2   41 t
        xorps xmm12, xmm5                                      ;   538.8 p0      41 t
        movaps xmm5, [rdx + 48]                                ;   536.8 p2      41 t
        xorps xmm5, xmm0                                       ;   539.8 p1      41 t
        movaps [rdx + 48], xmm1                                ;   530.2 p3+p4   41 t spill
        movaps xmm1, [rsi - 80]                                ;   537.8 p2      41 t
        xorps xmm1, xmm9                                       ;   540.8 p5      41 t
        xorps xmm9, xmm5                                       ;   540.8 p0      41 t
        movaps [rsi - 80], xmm5                                ;   540.8 p3+p4   41 t spill
        movaps xmm5, [rsi - 32]                                ;   538.8 p2      41 t
        xorps xmm5, xmm12                                      ;   541.8 p1      41 t
        xorps xmm0, xmm5                                       ;   542.8 p5      41 t
        movaps [rsi - 32], xmm5                                ;   542.8 p3+p4   41 t spill
        movaps xmm5, [rsi - 112]                               ;   539.8 p2      41 t
        xorps xmm5, xmm14                                      ;   542.8 p0      41 t
        xorps xmm14, xmm1                                      ;   541.8 p1      41 t
        xorps xmm12, xmm5                                      ;   543.8 p5      41 t
        movaps [rsi - 112], xmm1                               ;   541.8 p3+p4   41 t spill
        movaps xmm1, xmm13                                     ;   537.8 p0      61 t copy
        xorps xmm1, [rbp + 7232]                               ;   540.8 p1+p2   61 t
        movaps [rcx + 48], xmm1                                ;   541.8 p3+p4   61 t spill
        movaps xmm1, xmm6                                      ;   538.8 p5      61 t copy
        xorps xmm1, [rbp + 7248]                               ;   541.8 p0+p2   61 t
        movaps [rdx + 16], xmm1                                ;   542.8 p3+p4   61 t spill
        movaps xmm1, xmm4                                      ;   539.8 p1      61 t copy
        xorps xmm1, [rbp + 7264]                               ;   542.8 p5+p2   61 t
        movaps [rcx + 32], xmm1                                ;   543.8 p3+p4   61 t spill
        movaps xmm1, xmm8                                      ;   540.8 p0      61 t copy
        xorps xmm1, [rbp + 7280]                               ;   543.8 p1+p2   61 t
        movaps [rsi - 48], xmm1                                ;   544.8 p3+p4   61 t spill
        movaps xmm1, xmm2                                      ;   541.5 p5      61 t copy
        xorps xmm1, [rbp + 7296]                               ;   544.8 p0+p2   61 t
        movaps [rcx + 80], xmm1                                ;   545.8 p3+p4   61 t spill
        movaps xmm1, xmm3                                      ;   542.2 p1      61 t copy
        xorps xmm1, [rbp + 7312]                               ;   545.8 p5+p2   61 t
        movaps [rax - 16], xmm1                                ;   546.8 p3+p4   61 t spill
        movaps xmm1, xmm7                                      ;   543.0 p0      61 t copy
        xorps xmm1, [rbp + 7328]                               ;   546.8 p1+p2   61 t
        movaps [rax + 48], xmm1                                ;   547.8 p3+p4   61 t spill
        movaps xmm1, xmm14                                     ;   543.8 p5      61 t copy
        xorps xmm1, [rbp + 7344]                               ;   547.8 p0+p2   61 t
        movaps [rax + 32], xmm1                                ;   548.8 p3+p4   61 t spill
        movaps xmm1, xmm11                                     ;   544.5 p1      61 t copy
        xorps xmm1, [rbp + 7360]                               ;   548.8 p5+p2   61 t
        movaps [rax + 64], xmm1                                ;   549.8 p3+p4   61 t spill
        movaps xmm1, xmm15                                     ;   545.2 p0      61 t copy
        xorps xmm1, [rbp + 7376]                               ;   549.8 p1+p2   61 t
        movaps [rsi - 96], xmm1                                ;   550.8 p3+p4   61 t spill
        movaps xmm1, xmm10                                     ;   546.0 p5      61 t copy
        xorps xmm1, [rbp + 7392]                               ;   550.8 p0+p2   61 t
        movaps [rax + 16], xmm1                                ;   551.8 p3+p4   61 t spill
        movaps xmm1, [rdx + 96]                                ;   551.8 p2      61 t
        xorps xmm1, [rbp + 7408]                               ;   554.8 p1+p2   61 t
        movaps [rax - 32], xmm1                                ;   555.8 p3+p4   61 t spill
        movaps xmm1, [rdx - 32]                                ;   553.8 p2      61 t
        xorps xmm1, [rbp + 7424]                               ;   556.8 p5+p2   61 t
        movaps [rbp + 112], xmm1                               ;   557.8 p3+p4   61 t spill
        movaps xmm1, [rdi + 96]                                ;   555.8 p2      61 t
        xorps xmm1, [rbp + 7440]                               ;   558.8 p0+p2   61 t
        movaps [rbp + 96], xmm1                                ;   559.8 p3+p4   61 t spill
        movaps xmm1, [rdx + 48]                                ;   557.8 p2      61 t
        xorps xmm1, [rbp + 7456]                               ;   560.8 p1+p2   61 t
        movaps [rcx + 64], xmm1                                ;   561.8 p3+p4   61 t spill
        movaps xmm1, xmm9                                      ;   550.0 p5      61 t copy
        xorps xmm1, [rbp + 7472]                               ;   559.8 p0+p2   61 t
        movaps [rax - 64], xmm1                                ;   560.8 p3+p4   61 t spill
        movaps xmm1, [rbp - 16]                                ;   560.8 p2      61 t
        xorps xmm1, [rbp + 7488]                               ;   563.8 p1+p2   61 t
        movaps [rax + 0], xmm1                                 ;   564.8 p3+p4   61 t spill
        movaps xmm1, [rdx + 80]                                ;   562.8 p2      61 t
        xorps xmm1, [rbp + 7504]                               ;   565.8 p5+p2   61 t
        movaps [r10 - 16], xmm1                                ;   566.8 p3+p4   61 t spill
        movaps xmm1, [rdx + 64]                                ;   564.8 p2      61 t
        xorps xmm1, [rbp + 7520]                               ;   567.8 p0+p2   61 t
        movaps [rax - 48], xmm1                                ;   568.8 p3+p4   61 t spill
        movaps xmm1, [rsi + 112]                               ;   566.8 p2      61 t
        xorps xmm1, [rbp + 7536]                               ;   569.8 p1+p2   61 t
        movaps [r10 + 48], xmm1                                ;   570.8 p3+p4   61 t spill
        movaps xmm1, [rsi + 96]                                ;   568.8 p2      61 t
        xorps xmm1, [rbp + 7552]                               ;   571.8 p5+p2   61 t
        movaps [rcx + 0], xmm1                                 ;   572.8 p3+p4   61 t spill
        movaps xmm1, [rdi - 128]                               ;   570.8 p2      61 t
        xorps xmm1, [rbp + 7568]                               ;   573.8 p0+p2   61 t
        movaps [r10 + 80], xmm1                                ;   574.8 p3+p4   61 t spill
        movaps xmm1, [rsi + 64]                                ;   572.8 p2      61 t
        xorps xmm1, [rbp + 7584]                               ;   575.8 p1+p2   61 t
        movaps [rcx + 16], xmm1                                ;   576.8 p3+p4   61 t spill
        movaps xmm1, xmm0                                      ;   565.8 p5      61 t copy
        xorps xmm1, [rbp + 7600]                               ;   574.8 p0+p2   61 t
        movaps [r10 + 32], xmm1                                ;   575.8 p3+p4   61 t spill
        movaps xmm1, [rsi + 80]                                ;   575.8 p2      61 t
        xorps xmm1, [rbp + 7616]                               ;   578.8 p1+p2   61 t
        movaps [r10 + 64], xmm1                                ;   579.8 p3+p4   61 t spill
        movaps xmm1, [rdi + 80]                                ;   577.8 p2      61 t
        xorps xmm1, [rbp + 7632]                               ;   580.8 p5+p2   61 t
        movaps [r10 + 0], xmm1                                 ;   581.8 p3+p4   61 t spill
        movaps xmm1, [rbp - 48]                                ;   579.8 p2      61 t
        xorps xmm1, [rbp + 7648]                               ;   582.8 p0+p2   61 t
        xorps xmm11, [rbp + 7744]                              ;   581.8 p1+p2   61 t
        xorps xmm11, [rsi + 0]                                 ;   582.8 p5+p2   61 t
        movaps [rsi + 0], xmm1                                 ;   583.8 p3+p4   61 t spill
        movaps xmm1, [rbp - 96]                                ;   583.8 p2      61 t
        xorps xmm1, [rbp + 7664]                               ;   586.8 p0+p2   61 t
        xorps xmm15, [rbp + 7760]                              ;   585.8 p1+p2   61 t
        xorps xmm15, [rsi - 128]                               ;   586.8 p5+p2   61 t
        movaps [rsi - 128], xmm15                              ;   587.8 p3+p4   61 t spill
        movaps xmm15, [rdx + 112]                              ;   587.8 p2      61 t
        xorps xmm15, [rbp + 7680]                              ;   590.8 p0+p2   61 t
        xorps xmm10, [rbp + 7776]                              ;   589.8 p1+p2   61 t
        xorps xmm10, [rsi - 16]                                ;   590.8 p5+p2   61 t
        movaps [rsi - 16], xmm10                               ;   591.8 p3+p4   61 t spill
        movaps xmm10, [rbp + 48]                               ;   591.8 p2      61 t
        xorps xmm10, [rbp + 7696]                              ;   594.8 p0+p2   61 t
        movaps [r10 + 16], xmm11                               ;   583.8 p3+p4   61 t spill
        movaps xmm11, [rbp - 128]                              ;   593.8 p2      61 t
        xorps xmm11, [rbp + 7712]                              ;   596.8 p1+p2   61 t
        movaps [r11 + 96], xmm11                               ;   597.8 p3+p4   61 t spill
        movaps xmm11, xmm12                                    ;   584.0 p5      61 t copy
        xorps xmm11, [rbp + 7728]                              ;   595.8 p0+p2   61 t
        xorps xmm9, [rbp + 7856]                               ;   596.8 p1+p2   61 t
        xorps xmm9, [rsi - 32]                                 ;   597.8 p5+p2   61 t
        movaps [rsi - 32], xmm9                                ;   598.8 p3+p4   61 t spill
        movaps xmm9, [rdx - 64]                                ;   598.8 p2      61 t
        xorps xmm9, [rbp + 7792]                               ;   601.8 p0+p2   61 t
        xorps xmm9, [rdx + 96]                                 ;   602.8 p1+p2   61 t
        movaps [rdx + 96], xmm11                               ;   596.8 p3+p4   61 t spill
        movaps xmm11, [rdi + 48]                               ;   601.8 p2      61 t
        xorps xmm11, [rbp + 7808]                              ;   604.8 p5+p2   61 t
        xorps xmm11, [rdx - 32]                                ;   605.8 p0+p2   61 t
        movaps [rdx - 32], xmm11                               ;   606.8 p3+p4   61 t spill
        movaps xmm11, [rdx - 48]                               ;   604.8 p2      61 t
        xorps xmm11, [rbp + 7824]                              ;   607.8 p1+p2   61 t
        xorps xmm11, [rdi + 96]                                ;   608.8 p5+p2   61 t
        movaps [rdi + 96], xmm11                               ;   609.8 p3+p4   61 t spill
        movaps xmm11, [rdi + 32]                               ;   607.8 p2      61 t
        xorps xmm11, [rbp + 7840]                              ;   610.8 p0+p2   61 t
        xorps xmm11, [rdx + 48]                                ;   611.8 p1+p2   61 t
        movaps [rdx + 48], xmm11                               ;   612.8 p3+p4   61 t spill
        movaps xmm11, [rdx - 80]                               ;   610.8 p2      61 t
        xorps xmm11, [rbp + 7872]                              ;   613.8 p5+p2   61 t
        xorps xmm11, [rbp - 16]                                ;   614.8 p0+p2   61 t
        xorps xmm5, xmm0                                       ;   602.0 p1      61 t
        movaps xmm0, [rcx + 96]                                ;   613.8 p2      61 t
        xorps xmm0, [rbp + 7888]                               ;   616.8 p5+p2   61 t
        xorps xmm0, [rdx + 80]                                 ;   617.8 p0+p2   61 t
        xorps xmm5, [rbp + 7984]                               ;   616.8 p1+p2   61 t
        movaps [rdx + 80], xmm5                                ;   617.8 p3+p4   61 t spill
        movaps xmm5, [rdx + 32]                                ;   617.8 p2      61 t
        xorps xmm5, [rbp + 7904]                               ;   620.8 p5+p2   61 t
        xorps xmm5, [rdx + 64]                                 ;   621.8 p0+p2   61 t
        movaps [rdx + 64], xmm11                               ;   615.8 p3+p4   61 t spill
        movaps xmm11, [rbp + 64]                               ;   620.8 p2      61 t
        xorps xmm11, [rbp + 7920]                              ;   623.8 p1+p2   61 t
        xorps xmm11, [rsi + 112]                               ;   624.8 p5+p2   61 t
        movaps [rsi + 112], xmm5                               ;   622.8 p3+p4   61 t spill
        movaps xmm5, [rdx + 0]                                 ;   623.8 p2      61 t
        xorps xmm5, [rbp + 7936]                               ;   626.8 p0+p2   61 t
        xorps xmm5, [rsi + 96]                                 ;   627.8 p1+p2   61 t
        movaps [rsi + 96], xmm5                                ;   628.8 p3+p4   61 t spill
        movaps xmm5, [rbp + 80]                                ;   626.8 p2      61 t
        xorps xmm5, [rbp + 7952]                               ;   629.8 p5+p2   61 t
        xorps xmm5, [rdi - 128]                                ;   630.8 p0+p2   61 t
        movaps [rdi - 128], xmm5                               ;   631.8 p3+p4   61 t spill
        movaps xmm5, [rbp + 32]                                ;   629.8 p2      61 t
        xorps xmm5, [rbp + 7968]                               ;   632.8 p1+p2   61 t
        xorps xmm5, [rsi + 64]                                 ;   633.8 p5+p2   61 t
        movaps [rsi + 64], xmm5                                ;   634.8 p3+p4   61 t spill
        movaps xmm5, [rdi + 64]                                ;   632.8 p2      61 t
        xorps xmm5, [rbp + 8000]                               ;   635.8 p0+p2   61 t
        xorps xmm5, [rsi + 80]                                 ;   636.8 p1+p2   61 t
        movaps [rsi + 80], xmm5                                ;   637.8 p3+p4   61 t spill
        movaps xmm5, [rdi + 16]                                ;   635.8 p2      61 t
        xorps xmm5, [rbp + 8016]                               ;   638.8 p5+p2   61 t
        xorps xmm5, [rdi + 80]                                 ;   639.8 p0+p2   61 t
        xorps xmm12, [rbp + 8112]                              ;   638.8 p1+p2   61 t
        xorps xmm12, [rsi - 112]                               ;   639.8 p5+p2   61 t
        movaps [rsi - 112], xmm12                              ;   640.8 p3+p4   61 t spill
        movaps xmm12, [rbp - 32]                               ;   640.8 p2      61 t
        xorps xmm12, [rbp + 8032]                              ;   643.8 p0+p2   61 t
        xorps xmm12, [rbp - 48]                                ;   644.8 p1+p2   61 t
        xorps xmm13, [rbp + 8128]                              ;   643.8 p5+p2   61 t
        xorps xmm13, [rsi + 48]                                ;   644.8 p0+p2   61 t
        movaps [rsi + 48], xmm13                               ;   645.8 p3+p4   61 t spill
        movaps xmm13, [rbp - 64]                               ;   645.8 p2      61 t
        xorps xmm13, [rbp + 8048]                              ;   648.8 p1+p2   61 t
        xorps xmm13, [rbp - 96]                                ;   649.8 p5+p2   61 t
        xorps xmm6, [rbp + 8144]                               ;   648.8 p0+p2   61 t
        xorps xmm6, [rsi - 64]                                 ;   649.8 p1+p2   61 t
        movaps [rsi - 64], xmm12                               ;   645.8 p3+p4   61 t spill
        movaps xmm12, [rbp + 16]                               ;   650.8 p2      61 t
        xorps xmm12, [rbp + 8064]                              ;   653.8 p5+p2   61 t
        xorps xmm12, [rdx + 112]                               ;   654.8 p0+p2   61 t
        xorps xmm4, [rbp + 8160]                               ;   653.8 p1+p2   61 t
        xorps xmm4, [rsi + 16]                                 ;   654.8 p5+p2   61 t
        movaps [rsi + 16], xmm4                                ;   655.8 p3+p4   61 t spill
        movaps xmm4, [rbp - 112]                               ;   655.8 p2      61 t
        xorps xmm4, [rbp + 8080]                               ;   658.8 p0+p2   61 t
        xorps xmm4, [rbp + 48]                                 ;   659.8 p1+p2   61 t
        xorps xmm8, [rbp + 8176]                               ;   658.8 p5+p2   61 t
        xorps xmm8, [rdx - 96]                                 ;   659.8 p0+p2   61 t
        movaps [rdx - 96], xmm8                                ;   660.8 p3+p4   61 t spill
        movaps xmm8, [rbp + 0]                                 ;   660.8 p2      61 t
        xorps xmm8, [rbp + 8096]                               ;   663.8 p1+p2   61 t
        xorps xmm8, [rbp - 128]                                ;   664.8 p5+p2   61 t
        xorps xmm2, [rbp + 8192]                               ;   663.8 p0+p2   61 t
        xorps xmm2, [rbp - 80]                                 ;   664.8 p1+p2   61 t
        xorps xmm3, [rbp + 8208]                               ;   665.8 p5+p2   61 t
        xorps xmm3, [rdx - 112]                                ;   666.8 p0+p2   61 t
        xorps xmm7, [rbp + 8224]                               ;   667.8 p1+p2   61 t
        xorps xmm7, [rsi + 32]                                 ;   668.8 p5+p2   61 t
        xorps xmm14, [rbp + 8240]                              ;   669.8 p0+p2   61 t
        xorps xmm14, [rsi - 80]                                ;   670.8 p1+p2   61 t
        movaps [rsi - 80], xmm14                               ;   671.8 p3+p4   61 t spill
        movaps xmm14, [rdx + 16]                               ;   671.8 p2      40 t
        xorps xmm14, [r8 + 19472]                              ;   674.8 p5+p2   40 t
        movaps [rsi + 32], xmm7                                ;   669.8 p3+p4   61 t spill
        movaps xmm7, [rsi - 48]                                ;   673.8 p2      40 t
        xorps xmm7, [r8 + 19504]                               ;   676.8 p0+p2   40 t
        movaps [rdx - 112], xmm8                               ;   665.8 p3+p4   61 t spill
        movaps xmm8, [rcx + 80]                                ;   675.8 p2      40 t
        xorps xmm8, [r8 + 19520]                               ;   678.8 p1+p2   40 t
        movaps [rbp - 80], xmm7                                ;   677.8 p3+p4   40 t spill
        movaps xmm7, [rax - 16]                                ;   677.8 p2      40 t
        xorps xmm7, [r8 + 19536]                               ;   680.8 p5+p2   40 t
        movaps [rbp - 128], xmm7                               ;   681.8 p3+p4   40 t spill
        movaps xmm7, [rax + 64]                                ;   679.8 p2      40 t
        xorps xmm7, [r8 + 19584]                               ;   682.8 p0+p2   40 t
        movaps [rbp + 0], xmm7                                 ;   683.8 p3+p4   40 t spill
        movaps xmm7, [rax + 16]                                ;   681.8 p2      40 t
        xorps xmm7, [r8 + 19616]                               ;   684.8 p1+p2   40 t
        movaps [rbp + 48], xmm7                                ;   685.8 p3+p4   40 t spill
        movaps xmm7, [rax - 32]                                ;   683.8 p2      40 t
        xorps xmm7, [r8 + 19632]                               ;   686.8 p5+p2   40 t
        movaps [rbp - 112], xmm7                               ;   687.8 p3+p4   40 t spill
        movaps xmm7, [rbp + 112]                               ;   685.8 p2      40 t
        xorps xmm7, [r8 + 19648]                               ;   688.8 p0+p2   40 t
        movaps [rdx + 112], xmm7                               ;   689.8 p3+p4   40 t spill
        movaps xmm7, [r10 - 16]                                ;   687.8 p2      40 t
        xorps xmm7, [r8 + 19728]                               ;   690.8 p1+p2   40 t
        movaps [rbp + 16], xmm7                                ;   691.8 p3+p4   40 t spill
        movaps xmm7, [r10 + 48]                                ;   689.8 p2      40 t
        xorps xmm7, [r8 + 19760]                               ;   692.8 p5+p2   40 t
        movaps [rbp - 96], xmm7                                ;   693.8 p3+p4   40 t spill
        movaps xmm7, [rcx + 0]                                 ;   691.8 p2      40 t
        xorps xmm7, [r8 + 19776]                               ;   694.8 p0+p2   40 t
        movaps [rbp - 64], xmm7                                ;   695.8 p3+p4   40 t spill
        movaps xmm7, [r10 + 80]                                ;   693.8 p2      40 t
        xorps xmm7, [r8 + 19792]                               ;   696.8 p1+p2   40 t
        movaps [rbp - 48], xmm7                                ;   697.8 p3+p4   40 t spill
        movaps xmm7, [r10 + 0]                                 ;   695.8 p2      40 t
        xorps xmm7, [r8 + 19856]                               ;   698.8 p5+p2   40 t
        movaps [rbp - 32], xmm7                                ;   699.8 p3+p4   40 t spill
        movaps xmm7, xmm1                                      ;   688.8 p0      40 t copy
        xorps xmm7, [r8 + 19888]                               ;   697.8 p1+p2   40 t
        movaps [rdi + 80], xmm1                                ;   689.8 p3+p4   61 t spill
        movaps xmm1, xmm15                                     ;   690.0 p5      40 t copy
        xorps xmm1, [r8 + 19904]                               ;   698.8 p0+p2   40 t
        movaps [rdi + 16], xmm15                               ;   690.8 p3+p4   61 t spill
        movaps xmm15, xmm10                                    ;   690.8 p1      40 t copy
        xorps xmm15, [r8 + 19920]                              ;   699.8 p5+p2   40 t
        movaps [rdi + 64], xmm10                               ;   691.8 p3+p4   61 t spill
        movaps xmm10, [r10 + 16]                               ;   700.8 p2      40 t
        xorps xmm10, [r8 + 19968]                              ;   703.8 p0+p2   40 t
        movaps [rbp + 32], xmm10                               ;   704.8 p3+p4   40 t spill
        movaps xmm10, [rsi - 16]                               ;   702.8 p2      40 t
        xorps xmm10, [r8 + 20000]                              ;   705.8 p1+p2   40 t
        movaps [rbp + 80], xmm10                               ;   706.8 p3+p4   40 t spill
        movaps xmm10, xmm9                                     ;   694.8 p5      40 t copy
        xorps xmm10, [r8 + 20016]                              ;   704.8 p0+p2   40 t
        movaps [rdx + 0], xmm9                                 ;   695.8 p3+p4   61 t spill
        movaps xmm9, [rdx - 32]                                ;   705.8 p2      40 t
        xorps xmm9, [r8 + 20032]                               ;   708.8 p1+p2   40 t
        movaps [rbp + 64], xmm9                                ;   709.8 p3+p4   40 t spill
        movaps xmm9, xmm0                                      ;   697.8 p5      40 t copy
        xorps xmm9, [r8 + 20112]                               ;   707.8 p0+p2   40 t
        movaps [rdx + 32], xmm0                                ;   698.2 p3+p4   61 t spill
        movaps xmm0, xmm11                                     ;   698.5 p1      40 t copy
        xorps xmm0, [r8 + 20144]                               ;   708.8 p5+p2   40 t
        movaps [rcx + 96], xmm11                               ;   699.2 p3+p4   61 t spill
        movaps xmm11, [rsi + 96]                               ;   709.8 p2      40 t
        xorps xmm11, [r8 + 20160]                              ;   712.8 p0+p2   40 t
        movaps [rbp - 16], xmm0                                ;   709.8 p3+p4   40 t spill
        movaps xmm0, [rdi - 128]                               ;   711.8 p2      40 t
        xorps xmm0, [r8 + 20176]                               ;   714.8 p1+p2   40 t
        movaps [rdx - 80], xmm0                                ;   715.8 p3+p4   40 t spill
        movaps xmm0, xmm5                                      ;   703.8 p5      40 t copy
        xorps xmm0, [r8 + 20240]                               ;   713.8 p0+p2   40 t
        movaps [rdi + 32], xmm5                                ;   704.8 p3+p4   61 t spill
        movaps xmm5, xmm13                                     ;   705.0 p1      40 t copy
        xorps xmm5, [r8 + 20272]                               ;   714.8 p5+p2   40 t
        movaps [rdx - 48], xmm13                               ;   705.8 p3+p4   61 t spill
        movaps xmm13, xmm12                                    ;   705.8 p0      40 t copy
        xorps xmm13, [r8 + 20288]                              ;   715.8 p1+p2   40 t
        movaps [rdi + 48], xmm12                               ;   706.8 p3+p4   61 t spill
        movaps xmm12, xmm4                                     ;   706.5 p5      40 t copy
        xorps xmm12, [r8 + 20304]                              ;   716.8 p0+p2   40 t
        movaps [rdx - 64], xmm4                                ;   707.8 p3+p4   61 t spill
        movaps xmm4, xmm6                                      ;   707.2 p1      40 t copy
        xorps xmm4, [r8 + 20368]                               ;   717.8 p5+p2   40 t
        movaps [rbp + 3984], xmm6                              ;   708.8 p3+p4   61 t spill
        movaps xmm6, [rdx - 96]                                ;   718.8 p2      40 t
        xorps xmm6, [r8 + 20400]                               ;   721.8 p0+p2   40 t
        movaps [r10 + 96], xmm6                                ;   722.8 p3+p4   40 t spill
        movaps xmm6, xmm2                                      ;   709.2 p1      40 t copy
        xorps xmm6, [r8 + 20416]                               ;   720.8 p5+p2   40 t
        movaps [rbp + 4000], xmm2                              ;   710.8 p3+p4   61 t spill
        movaps xmm2, xmm3                                      ;   710.0 p0      40 t copy
        xorps xmm2, [r8 + 20432]                               ;   721.8 p1+p2   40 t
        movaps [rbp + 4016], xmm3                              ;   711.8 p3+p4   61 t spill
        movaps xmm3, [rcx + 32]                                ;   722.8 p2      41 t
        xorps xmm3, [r8 + 19488]                               ;   725.8 p5+p2   41 t
        xorps xmm3, [rel camellia128_encrypt.T0_constants128]  ;   726.8 p0+p2   41 t
        movaps [r10 + 112], xmm2                               ;   722.8 p3+p4   40 t spill
        movaps xmm2, [rax + 48]                                ;   725.8 p2      41 t
        xorps xmm2, [r8 + 19552]                               ;   728.8 p1+p2   41 t
        xorps xmm2, [rel camellia128_encrypt.T0_constants128]  ;   729.8 p5+p2   41 t
        movaps [r11 - 128], xmm4                               ;   718.8 p3+p4   40 t spill
        movaps xmm4, xmm8                                      ;   716.0 p0      41 t copy
        xorps xmm4, xmm14                                      ;   717.0 p1      41 t
        xorps xmm8, xmm3                                       ;   727.8 p5      41 t
        movaps [rcx + 112], xmm6                               ;   721.8 p3+p4   40 t spill
        movaps xmm6, [rbp - 128]                               ;   728.8 p2      41 t
        xorps xmm6, xmm14                                      ;   731.8 p0      41 t
        movaps [rdi + 112], xmm5                               ;   719.0 p3+p4   40 t spill
        movaps xmm5, [rbp - 80]                                ;   729.8 p2      41 t
        xorps xmm5, xmm2                                       ;   732.8 p1      41 t
        movaps [rdi - 112], xmm12                              ;   721.8 p3+p4   40 t spill
        movaps xmm12, [rcx + 48]                               ;   730.8 p2      41 t
        xorps xmm12, [r8 + 19456]                              ;   733.8 p5+p2   41 t
        xorps xmm12, [rel camellia128_encrypt.T0_constants128] ;   734.8 p0+p2   41 t
        xorps xmm12, xmm5                                      ;   735.8 p1      41 t
        xorps xmm5, xmm4                                       ;   733.8 p5      41 t
        movaps [rdi - 96], xmm0                                ;   723.2 p3+p4   40 t spill
        movaps xmm0, [rax + 32]                                ;   733.8 p2      41 t
        xorps xmm0, [r8 + 19568]                               ;   736.8 p0+p2   41 t
        xorps xmm0, [rel camellia128_encrypt.T0_constants128]  ;   737.8 p1+p2   41 t
        xorps xmm0, xmm12                                      ;   738.8 p5      41 t
        movaps [rax + 80], xmm13                               ;   727.8 p3+p4   40 t spill
        movaps xmm13, xmm6                                     ;   732.8 p0      41 t copy
        xorps xmm13, xmm12                                     ;   736.8 p1      41 t
        movaps [rdi - 80], xmm9                                ;   729.0 p3+p4   40 t spill
        movaps xmm9, xmm4                                      ;   729.2 p5      41 t copy
        xorps xmm9, xmm0                                       ;   739.8 p0      41 t
        movaps [rax - 128], xmm11                              ;   730.0 p3+p4   40 t spill
        movaps xmm11, xmm8                                     ;   730.0 p1      41 t copy
        xorps xmm11, xmm5                                      ;   734.8 p5      41 t
        movaps [rcx - 128], xmm10                              ;   731.0 p3+p4   40 t spill
        movaps xmm10, xmm13                                    ;   737.8 p0      41 t copy
        orps xmm10, xmm0                                       ;   739.8 p1      41 t
        movaps [rdx - 16], xmm7                                ;   732.0 p3+p4   40 t spill
        movaps xmm7, xmm5                                      ;   734.8 p5      41 t copy
        xorps xmm7, xmm0                                       ;   739.8 p0      41 t
        movaps [rax + 96], xmm15                               ;   733.0 p3+p4   40 t spill
        movaps xmm15, xmm3                                     ;   733.2 p1      41 t copy
        xorps xmm15, xmm12                                     ;   736.8 p5      41 t
        movaps [rcx - 112], xmm1                               ;   734.0 p3+p4   40 t spill
        movaps xmm1, xmm12                                     ;   736.8 p0      41 t copy
        orps xmm1, xmm7                                        ;   740.8 p1      41 t
        xorps xmm1, xmm10                                      ;   741.8 p5      41 t
        movaps [rdi - 64], xmm0                                ;   739.8 p3+p4   41 t spill
        movaps xmm0, xmm11                                     ;   735.8 p0      41 t copy
        xorps xmm0, xmm9                                       ;   740.8 p1      41 t
        movaps [rdx - 128], xmm12                              ;   736.8 p3+p4   41 t spill
        movaps xmm12, [rbp - 80]                               ;   736.8 p2      41 t
        xorps xmm12, xmm7                                      ;   740.8 p5      41 t
        xorps xmm10, xmm2                                      ;   740.8 p0      41 t
        orps xmm2, xmm9                                        ;   740.8 p1      41 t
        movaps [rbp - 80], xmm9                                ;   740.8 p3+p4   41 t spill
        movaps xmm9, xmm5                                      ;   737.8 p5      41 t copy
        andps xmm9, xmm6                                       ;   738.8 p0      41 t
        xorps xmm9, xmm2                                       ;   741.8 p1      41 t
        xorps xmm2, xmm5                                       ;   741.8 p5      41 t
        xorps xmm2, [rbp - 128]                                ;   742.8 p0+p2   41 t
        xorps xmm10, xmm9                                      ;   742.8 p1      41 t
        movaps [rbp - 128], xmm7                               ;   740.8 p3+p4   41 t spill
        movaps xmm7, xmm15                                     ;   739.8 p5      41 t copy
        andps xmm7, xmm0                                       ;   741.8 p0      41 t
        xorps xmm2, xmm7                                       ;   743.8 p1      41 t
        movaps xmm7, xmm15                                     ;   740.8 p5      41 t copy
        xorps xmm7, xmm12                                      ;   741.8 p0      41 t
        xorps xmm1, xmm2                                       ;   744.8 p1      41 t
        movaps [rdi - 48], xmm15                               ;   741.2 p3+p4   41 t spill
        movaps xmm15, xmm11                                    ;   741.8 p5      41 t copy
        andps xmm15, xmm7                                      ;   742.8 p0      41 t
        xorps xmm9, xmm15                                      ;   743.8 p1      41 t
        movaps xmm15, xmm6                                     ;   742.8 p5      41 t copy
        xorps xmm15, xmm7                                      ;   743.8 p0      41 t
        movaps [rdi - 32], xmm11                               ;   742.8 p3+p4   41 t spill
        movaps xmm11, xmm8                                     ;   743.2 p1      41 t copy
        andps xmm11, xmm15                                     ;   744.8 p5      41 t
        xorps xmm10, xmm11                                     ;   745.8 p0      41 t
        movaps xmm11, xmm12                                    ;   744.2 p1      41 t copy
        xorps xmm11, xmm13                                     ;   745.2 p5      41 t
        movaps [rdi - 16], xmm0                                ;   744.2 p3+p4   41 t spill
        movaps xmm0, xmm4                                      ;   745.0 p0      41 t copy
        andps xmm0, xmm11                                      ;   746.2 p1      41 t
        xorps xmm9, xmm0                                       ;   747.2 p5      41 t
        xorps xmm2, xmm0                                       ;   747.2 p0      41 t
        movaps xmm0, xmm3                                      ;   746.2 p1      41 t copy
        orps xmm0, xmm14                                       ;   747.2 p5      41 t
        xorps xmm2, xmm0                                       ;   748.2 p0      41 t
        movaps xmm0, xmm1                                      ;   747.2 p1      41 t copy
        andps xmm0, xmm10                                      ;   748.2 p5      41 t
        xorps xmm2, xmm0                                       ;   749.2 p0      41 t
        movaps [rdi + 0], xmm14                                ;   747.0 p3+p4   40 t spill
        movaps xmm14, xmm9                                     ;   748.2 p1      41 t copy
        andps xmm14, xmm2                                      ;   750.2 p5      41 t
        xorps xmm2, xmm10                                      ;   750.2 p0      41 t
        orps xmm0, xmm2                                        ;   751.2 p1      41 t
        xorps xmm1, xmm14                                      ;   751.2 p5      41 t
        xorps xmm0, xmm1                                       ;   752.2 p0      41 t
        andps xmm11, xmm0                                      ;   753.2 p1      41 t
        movaps xmm14, xmm9                                     ;   750.8 p5      41 t copy
        andps xmm14, xmm1                                      ;   752.2 p0      41 t
        xorps xmm10, xmm14                                     ;   753.2 p1      41 t
        andps xmm1, xmm10                                      ;   754.2 p5      41 t
        movaps xmm14, xmm0                                     ;   753.2 p0      41 t copy
        orps xmm14, xmm10                                      ;   754.2 p1      41 t
        xorps xmm2, xmm14                                      ;   755.2 p5      41 t
        xorps xmm9, xmm1                                       ;   755.2 p0      41 t
        movaps xmm14, xmm0                                     ;   753.2 p1      41 t copy
        xorps xmm14, xmm10                                     ;   754.2 p5      41 t
        andps xmm15, xmm14                                     ;   755.2 p0      41 t
        andps xmm8, xmm14                                      ;   755.2 p1      41 t
        xorps xmm14, xmm2                                      ;   756.2 p5      41 t
        andps xmm7, xmm14                                      ;   757.2 p0      41 t
        andps xmm4, xmm0                                       ;   755.2 p1      41 t
        xorps xmm15, xmm7                                      ;   758.2 p5      41 t
        andps xmm5, xmm2                                       ;   756.2 p0      41 t
        andps xmm6, xmm2                                       ;   756.2 p1      41 t
        movaps xmm1, [rdx - 128]                               ;   753.5 p2      41 t
        andps xmm1, xmm9                                       ;   756.8 p5      41 t
        xorps xmm2, xmm9                                       ;   757.0 p0      41 t
        xorps xmm6, xmm7                                       ;   758.2 p1      41 t
        movaps xmm7, [rbp - 128]                               ;   754.5 p2      41 t
        andps xmm7, xmm9                                       ;   757.8 p5      41 t
        xorps xmm7, xmm8                                       ;   758.8 p0      41 t
        xorps xmm0, xmm2                                       ;   758.2 p1      41 t
        xorps xmm9, xmm10                                      ;   758.8 p5      41 t
        andps xmm12, xmm0                                      ;   759.2 p0      41 t
        andps xmm13, xmm2                                      ;   759.2 p1      41 t
        andps xmm2, [rdi - 64]                                 ;   759.8 p5+p2   41 t
        xorps xmm8, xmm2                                       ;   760.8 p0      41 t
        movaps xmm2, [rdi - 16]                                ;   757.2 p2      41 t
        andps xmm2, xmm9                                       ;   760.2 p1      41 t
        andps xmm9, [rdi - 48]                                 ;   760.8 p5+p2   41 t
        andps xmm0, [rbp - 80]                                 ;   761.0 p0+p2   41 t
        xorps xmm0, xmm2                                       ;   762.0 p1      41 t
        xorps xmm0, xmm8                                       ;   763.0 p5      41 t
        xorps xmm13, xmm11                                     ;   762.0 p0      41 t
        xorps xmm13, xmm15                                     ;   763.0 p1      41 t
        xorps xmm5, xmm2                                       ;   762.8 p5      41 t
        xorps xmm5, xmm7                                       ;   763.8 p0      41 t
        andps xmm3, xmm10                                      ;   763.2 p1      41 t
        xorps xmm3, xmm5                                       ;   764.8 p5      41 t
        andps xmm10, [rdi + 0]                                 ;   764.0 p0+p2   41 t
        xorps xmm10, xmm0                                      ;   765.0 p1      41 t
        xorps xmm10, xmm3                                      ;   766.0 p5      41 t
        xorps xmm15, xmm1                                      ;   765.0 p0      41 t
        andps xmm14, [rdi - 32]                                ;   765.2 p1+p2   41 t
        xorps xmm15, xmm3                                      ;   766.0 p5      41 t
        xorps xmm9, xmm6                                       ;   766.0 p0      41 t
        xorps xmm9, xmm3                                       ;   767.0 p1      41 t
        xorps xmm14, xmm10                                     ;   767.0 p5      41 t
        xorps xmm7, xmm0                                       ;   767.0 p0      41 t
        xorps xmm7, xmm13                                      ;   768.0 p1      41 t
        xorps xmm8, xmm4                                       ;   767.8 p5      41 t
        xorps xmm8, xmm10                                      ;   768.8 p0      41 t
        movaps xmm0, xmm15                                     ;   768.2 p1      41 t copy
        xorps xmm0, xmm9                                       ;   769.2 p5      41 t
        xorps xmm0, xmm8                                       ;   770.2 p0      41 t
        movaps xmm1, [rel camellia128_encrypt.T0_constants128] ;   764.8 p2      41 t reload
        xorps xmm8, xmm1                                       ;   769.8 p1      41 t
        xorps xmm6, xmm11                                      ;   769.8 p5      41 t
        xorps xmm6, xmm12                                      ;   770.8 p0      41 t
        xorps xmm6, xmm15                                      ;   771.8 p1      41 t
        movaps xmm15, xmm14                                    ;   770.8 p5      41 t copy
        xorps xmm15, xmm0                                      ;   771.8 p0      41 t
        xorps xmm6, xmm1                                       ;   772.8 p1      41 t
        xorps xmm5, xmm1                                       ;   771.8 p5      41 t
        xorps xmm13, xmm0                                      ;   772.0 p0      41 t
        xorps xmm13, xmm1                                      ;   773.0 p1      41 t
        xorps xmm14, xmm1                                      ;   772.8 p5      41 t
        movaps xmm0, [rsi - 96]                                ;   768.0 p2      23 t
        xorps xmm0, [r8 + 19600]                               ;   773.0 p0+p2   23 t
        xorps xmm0, xmm1                                       ;   774.0 p1      23 t
        movaps xmm2, [rbp + 96]                                ;   770.0 p2      23 t
        xorps xmm2, [r8 + 19664]                               ;   773.8 p5+p2   23 t
        xorps xmm2, xmm1                                       ;   774.8 p0      23 t
        movaps xmm3, [rbp + 0]                                 ;   772.0 p2      23 t
        movaps xmm4, [rbp - 112]                               ;   773.0 p2      40 t reload
        xorps xmm3, xmm4                                       ;   776.0 p1      23 t
        movaps xmm10, [rbp + 0]                                ;   774.0 p2      23 t
        movaps xmm11, [rdx + 112]                              ;   775.0 p2      40 t reload
        xorps xmm10, xmm11                                     ;   778.0 p5      23 t
        movaps xmm12, [rbp + 48]                               ;   776.0 p2      23 t
        xorps xmm12, xmm2                                      ;   779.0 p0      23 t
        xorps xmm4, xmm0                                       ;   776.0 p1      23 t
        movaps [rbp - 112], xmm9                               ;   772.8 p3+p4   41 t spill
        movaps xmm9, [rax - 64]                                ;   777.0 p2      23 t
        xorps xmm9, xmm12                                      ;   780.0 p5      23 t
        xorps xmm9, [r8 + 19696]                               ;   781.0 p0+p2   23 t
        xorps xmm9, xmm1                                       ;   782.0 p1      23 t
        xorps xmm12, xmm3                                      ;   780.0 p5      23 t
        movaps [rdi - 32], xmm14                               ;   774.2 p3+p4   41 t spill
        movaps xmm14, [rcx + 64]                               ;   779.0 p2      23 t
        xorps xmm14, [r8 + 19680]                              ;   782.0 p0+p2   23 t
        xorps xmm14, xmm1                                      ;   783.0 p1      23 t
        xorps xmm14, xmm9                                      ;   784.0 p5      23 t
        movaps [rdi + 0], xmm13                                ;   775.5 p3+p4   41 t spill
        movaps xmm13, xmm10                                    ;   779.0 p0      23 t copy
        xorps xmm13, xmm9                                      ;   783.0 p1      23 t
        movaps [rbp - 80], xmm7                                ;   776.5 p3+p4   41 t spill
        movaps xmm7, xmm3                                      ;   778.8 p5      23 t copy
        xorps xmm7, xmm14                                      ;   785.0 p0      23 t
        movaps [rdi - 48], xmm5                                ;   777.5 p3+p4   41 t spill
        movaps xmm5, xmm4                                      ;   779.2 p1      23 t copy
        xorps xmm5, xmm12                                      ;   781.0 p5      23 t
        movaps [rdi - 16], xmm6                                ;   778.5 p3+p4   41 t spill
        movaps xmm6, xmm13                                     ;   784.0 p0      23 t copy
        orps xmm6, xmm14                                       ;   785.0 p1      23 t
        xorps xmm11, xmm12                                     ;   781.0 p5      23 t
        movaps [rdx + 112], xmm8                               ;   779.5 p3+p4   41 t spill
        movaps xmm8, xmm12                                     ;   781.0 p0      23 t copy
        xorps xmm8, xmm14                                      ;   785.0 p1      23 t
        movaps [rdi - 64], xmm15                               ;   780.5 p3+p4   41 t spill
        movaps xmm15, xmm0                                     ;   781.8 p5      23 t copy
        xorps xmm15, xmm9                                      ;   783.0 p0      23 t
        movaps xmm1, xmm9                                      ;   783.0 p1      23 t copy
        orps xmm1, xmm8                                        ;   786.0 p5      23 t
        xorps xmm1, xmm6                                       ;   787.0 p0      23 t
        movaps [rbp - 128], xmm14                              ;   785.0 p3+p4   23 t spill
        movaps xmm14, xmm5                                     ;   783.2 p1      23 t copy
        xorps xmm14, xmm7                                      ;   786.0 p5      23 t
        movaps [rdx - 128], xmm9                               ;   783.0 p3+p4   23 t spill
        movaps xmm9, [rbp + 48]                                ;   782.5 p2      23 t
        xorps xmm9, xmm8                                       ;   786.0 p0      23 t
        xorps xmm6, xmm2                                       ;   786.0 p1      23 t
        orps xmm2, xmm7                                        ;   786.0 p5      23 t
        xorps xmm11, xmm2                                      ;   787.0 p0      23 t
        movaps [rbp + 48], xmm7                                ;   786.0 p3+p4   23 t spill
        movaps xmm7, xmm12                                     ;   785.2 p1      23 t copy
        andps xmm7, xmm10                                      ;   786.2 p5      23 t
        xorps xmm2, xmm7                                       ;   787.2 p0      23 t
        movaps xmm7, xmm15                                     ;   786.2 p1      23 t copy
        andps xmm7, xmm14                                      ;   787.2 p5      23 t
        xorps xmm11, xmm7                                      ;   788.2 p0      23 t
        movaps xmm7, xmm15                                     ;   787.2 p1      23 t copy
        xorps xmm7, xmm9                                       ;   788.2 p5      23 t
        xorps xmm1, xmm11                                      ;   789.2 p0      23 t
        xorps xmm6, xmm2                                       ;   788.2 p1      23 t
        movaps [rcx - 96], xmm15                               ;   786.5 p3+p4   23 t spill
        movaps xmm15, xmm5                                     ;   788.8 p5      23 t copy
        andps xmm15, xmm7                                      ;   789.8 p0      23 t
        xorps xmm2, xmm15                                      ;   790.8 p1      23 t
        movaps xmm15, xmm10                                    ;   789.8 p5      23 t copy
        xorps xmm15, xmm7                                      ;   790.8 p0      23 t
        movaps [rax + 112], xmm5                               ;   788.0 p3+p4   23 t spill
        movaps xmm5, xmm4                                      ;   790.2 p1      23 t copy
        andps xmm5, xmm15                                      ;   791.8 p5      23 t
        xorps xmm6, xmm5                                       ;   792.8 p0      23 t
        movaps xmm5, xmm9                                      ;   791.2 p1      23 t copy
        xorps xmm5, xmm13                                      ;   792.2 p5      23 t
        movaps [rcx - 80], xmm14                               ;   789.5 p3+p4   23 t spill
        movaps xmm14, xmm3                                     ;   792.0 p0      23 t copy
        andps xmm14, xmm5                                      ;   793.2 p1      23 t
        xorps xmm2, xmm14                                      ;   794.2 p5      23 t
        xorps xmm11, xmm14                                     ;   794.2 p0      23 t
        movaps xmm14, [rbp + 0]                                ;   790.8 p2      23 t
        orps xmm14, xmm0                                       ;   793.8 p1      23 t
        xorps xmm11, xmm14                                     ;   795.2 p5      23 t
        movaps xmm14, xmm1                                     ;   794.0 p0      23 t copy
        andps xmm14, xmm6                                      ;   795.0 p1      23 t
        xorps xmm11, xmm14                                     ;   796.2 p5      23 t
        movaps [rbx - 128], xmm0                               ;   792.2 p3+p4   23 t spill
        movaps xmm0, xmm2                                      ;   795.2 p0      23 t copy
        andps xmm0, xmm11                                      ;   797.2 p1      23 t
        xorps xmm11, xmm6                                      ;   797.2 p5      23 t
        orps xmm14, xmm11                                      ;   798.2 p0      23 t
        xorps xmm1, xmm0                                       ;   798.2 p1      23 t
        xorps xmm14, xmm1                                      ;   799.2 p5      23 t
        andps xmm5, xmm14                                      ;   800.2 p0      23 t
        movaps xmm0, xmm2                                      ;   797.2 p1      23 t copy
        andps xmm0, xmm1                                       ;   799.2 p5      23 t
        xorps xmm6, xmm0                                       ;   800.2 p0      23 t
        andps xmm1, xmm6                                       ;   801.2 p1      23 t
        movaps xmm0, xmm14                                     ;   800.2 p5      23 t copy
        orps xmm0, xmm6                                        ;   801.2 p0      23 t
        xorps xmm11, xmm0                                      ;   802.2 p1      23 t
        xorps xmm2, xmm1                                       ;   802.2 p5      23 t
        movaps xmm0, xmm14                                     ;   800.2 p0      23 t copy
        xorps xmm0, xmm6                                       ;   801.2 p1      23 t
        andps xmm15, xmm0                                      ;   802.2 p5      23 t
        andps xmm4, xmm0                                       ;   802.2 p0      23 t
        xorps xmm0, xmm11                                      ;   803.2 p1      23 t
        andps xmm7, xmm0                                       ;   804.2 p5      23 t
        andps xmm3, xmm14                                      ;   802.0 p0      23 t
        xorps xmm15, xmm7                                      ;   805.2 p1      23 t
        andps xmm12, xmm11                                     ;   803.2 p5      23 t
        andps xmm10, xmm11                                     ;   803.2 p0      23 t
        movaps xmm1, [rdx - 128]                               ;   800.5 p2      23 t
        andps xmm1, xmm2                                       ;   803.5 p1      23 t
        xorps xmm11, xmm2                                      ;   803.8 p5      23 t
        xorps xmm10, xmm7                                      ;   805.2 p0      23 t
        andps xmm8, xmm2                                       ;   804.2 p1      23 t
        movaps xmm7, [rbp - 128]                               ;   801.8 p2      23 t
        andps xmm7, xmm11                                      ;   804.8 p5      23 t
        xorps xmm7, xmm4                                       ;   805.8 p0      23 t
        xorps xmm4, xmm8                                       ;   805.2 p1      23 t
        xorps xmm14, xmm11                                     ;   805.8 p5      23 t
        xorps xmm2, xmm6                                       ;   806.0 p0      23 t
        andps xmm9, xmm14                                      ;   806.8 p1      23 t
        andps xmm13, xmm11                                     ;   806.8 p5      23 t
        movaps xmm8, [rcx - 80]                                ;   803.8 p2      23 t
        andps xmm8, xmm2                                       ;   807.0 p0      23 t
        andps xmm2, [rcx - 96]                                 ;   807.2 p1+p2   23 t
        andps xmm14, [rbp + 48]                                ;   807.8 p5+p2   23 t
        xorps xmm14, xmm7                                      ;   808.8 p0      23 t
        xorps xmm14, xmm8                                      ;   809.8 p1      23 t
        xorps xmm13, xmm5                                      ;   808.8 p5      23 t
        xorps xmm13, xmm15                                     ;   809.8 p0      23 t
        xorps xmm12, xmm8                                      ;   809.2 p1      23 t
        xorps xmm12, xmm4                                      ;   810.2 p5      23 t
        movaps xmm8, [rbx - 128]                               ;   806.8 p2      23 t
        andps xmm8, xmm6                                       ;   810.0 p0      23 t
        xorps xmm8, xmm12                                      ;   811.2 p1      23 t
        andps xmm6, [rbp + 0]                                  ;   810.8 p5+p2   23 t
        xorps xmm6, xmm14                                      ;   811.8 p0      23 t
        xorps xmm6, xmm8                                       ;   812.8 p1      23 t
        xorps xmm15, xmm1                                      ;   811.8 p5      23 t
        andps xmm0, [rax + 112]                                ;   812.0 p0+p2   23 t
        xorps xmm15, xmm8                                      ;   812.8 p1      23 t
        xorps xmm2, xmm10                                      ;   812.8 p5      23 t
        xorps xmm2, xmm8                                       ;   813.8 p0      23 t
        xorps xmm0, xmm6                                       ;   813.8 p1      23 t
        xorps xmm4, xmm14                                      ;   813.8 p5      23 t
        xorps xmm4, xmm13                                      ;   814.8 p0      23 t
        xorps xmm7, xmm3                                       ;   814.2 p1      23 t
        xorps xmm7, xmm6                                       ;   815.2 p5      23 t
        movaps xmm14, xmm15                                    ;   815.0 p0      23 t copy
        xorps xmm14, xmm2                                      ;   816.0 p1      23 t
        xorps xmm14, xmm7                                      ;   817.0 p5      23 t
        movaps xmm1, [rel camellia128_encrypt.T0_constants128] ;   811.2 p2      41 t reload
        xorps xmm7, xmm1                                       ;   816.2 p0      23 t
        xorps xmm10, xmm5                                      ;   816.2 p1      23 t
        xorps xmm10, xmm9                                      ;   817.2 p5      23 t
        xorps xmm10, xmm15                                     ;   818.2 p0      23 t
        movaps xmm15, xmm0                                     ;   817.2 p1      23 t copy
        xorps xmm15, xmm14                                     ;   818.2 p5      23 t
        xorps xmm10, xmm1                                      ;   819.2 p0      23 t
        xorps xmm12, xmm1                                      ;   818.2 p1      23 t
        xorps xmm13, xmm14                                     ;   818.8 p5      23 t
        xorps xmm13, xmm1                                      ;   819.8 p0      23 t
        xorps xmm0, xmm1                                       ;   819.2 p1      23 t
        movaps xmm14, [rax - 48]                               ;   814.8 p2      22 t
        xorps xmm14, [r8 + 19744]                              ;   819.8 p5+p2   22 t
        xorps xmm14, xmm1                                      ;   820.8 p0      22 t
        movaps xmm3, [rcx + 16]                                ;   816.8 p2      22 t
        xorps xmm3, [r8 + 19808]                               ;   820.2 p1+p2   22 t
        xorps xmm3, xmm1                                       ;   821.2 p5      22 t
        movaps xmm5, [rbp + 16]                                ;   818.8 p2      22 t
        movaps xmm6, [rbp - 64]                                ;   819.8 p2      40 t reload
        xorps xmm5, xmm6                                       ;   822.8 p0      22 t
        movaps xmm8, [rbp + 16]                                ;   820.8 p2      22 t
        movaps xmm9, [rbp - 48]                                ;   821.8 p2      40 t reload
        xorps xmm8, xmm9                                       ;   824.8 p1      22 t
        movaps xmm11, [rbp - 96]                               ;   822.8 p2      22 t
        xorps xmm11, xmm3                                      ;   825.8 p5      22 t
        xorps xmm6, xmm14                                      ;   822.8 p0      22 t
        movaps [rbp - 64], xmm2                                ;   819.2 p3+p4   23 t spill
        movaps xmm2, [rax + 0]                                 ;   823.8 p2      22 t
        xorps xmm2, xmm11                                      ;   826.8 p1      22 t
        xorps xmm2, [r8 + 19712]                               ;   827.8 p5+p2   22 t
        xorps xmm2, xmm1                                       ;   828.8 p0      22 t
        xorps xmm11, xmm5                                      ;   826.8 p1      22 t
        movaps [rax + 112], xmm0                               ;   820.8 p3+p4   23 t spill
        movaps xmm0, [r10 + 32]                                ;   825.8 p2      22 t
        xorps xmm0, [r8 + 19824]                               ;   828.8 p5+p2   22 t
        xorps xmm0, xmm1                                       ;   829.8 p0      22 t
        xorps xmm0, xmm2                                       ;   830.8 p1      22 t
        movaps [rbp + 0], xmm13                                ;   822.0 p3+p4   23 t spill
        movaps xmm13, xmm8                                     ;   825.8 p5      22 t copy
        xorps xmm13, xmm2                                      ;   829.8 p0      22 t
        movaps [rbx - 128], xmm4                               ;   823.0 p3+p4   23 t spill
        movaps xmm4, xmm5                                      ;   825.2 p1      22 t copy
        xorps xmm4, xmm0                                       ;   831.8 p5      22 t
        movaps [rbp + 48], xmm12                               ;   824.0 p3+p4   23 t spill
        movaps xmm12, xmm6                                     ;   826.0 p0      22 t copy
        xorps xmm12, xmm11                                     ;   827.8 p1      22 t
        movaps [rcx - 96], xmm10                               ;   825.0 p3+p4   23 t spill
        movaps xmm10, xmm13                                    ;   830.8 p5      22 t copy
        orps xmm10, xmm0                                       ;   831.8 p0      22 t
        xorps xmm9, xmm11                                      ;   827.8 p1      22 t
        movaps [rbp - 48], xmm7                                ;   826.0 p3+p4   23 t spill
        movaps xmm7, xmm11                                     ;   827.8 p5      22 t copy
        xorps xmm7, xmm0                                       ;   831.8 p0      22 t
        movaps [rcx - 80], xmm15                               ;   827.0 p3+p4   23 t spill
        movaps xmm15, xmm14                                    ;   828.2 p1      22 t copy
        xorps xmm15, xmm2                                      ;   829.8 p5      22 t
        movaps xmm1, xmm2                                      ;   829.8 p0      22 t copy
        orps xmm1, xmm7                                        ;   832.8 p1      22 t
        xorps xmm1, xmm10                                      ;   833.8 p5      22 t
        movaps [rbp - 128], xmm0                               ;   831.8 p3+p4   22 t spill
        movaps xmm0, xmm12                                     ;   830.0 p0      22 t copy
        xorps xmm0, xmm4                                       ;   832.8 p1      22 t
        movaps [rdx - 128], xmm2                               ;   829.8 p3+p4   22 t spill
        movaps xmm2, [rbp - 96]                                ;   829.2 p2      22 t
        xorps xmm2, xmm7                                       ;   832.8 p5      22 t
        xorps xmm10, xmm3                                      ;   832.8 p0      22 t
        orps xmm3, xmm4                                        ;   832.8 p1      22 t
        xorps xmm9, xmm3                                       ;   833.8 p5      22 t
        movaps [rbp - 96], xmm4                                ;   832.8 p3+p4   22 t spill
        movaps xmm4, xmm11                                     ;   832.0 p0      22 t copy
        andps xmm4, xmm8                                       ;   833.0 p1      22 t
        xorps xmm3, xmm4                                       ;   834.0 p5      22 t
        movaps xmm4, xmm15                                     ;   833.0 p0      22 t copy
        andps xmm4, xmm0                                       ;   834.0 p1      22 t
        xorps xmm9, xmm4                                       ;   835.0 p5      22 t
        movaps xmm4, xmm15                                     ;   834.0 p0      22 t copy
        xorps xmm4, xmm2                                       ;   835.0 p1      22 t
        xorps xmm1, xmm9                                       ;   836.0 p5      22 t
        xorps xmm10, xmm3                                      ;   835.0 p0      22 t
        movaps [rbx - 112], xmm15                              ;   833.2 p3+p4   22 t spill
        movaps xmm15, xmm12                                    ;   835.2 p1      22 t copy
        andps xmm15, xmm4                                      ;   836.2 p5      22 t
        xorps xmm3, xmm15                                      ;   837.2 p0      22 t
        movaps xmm15, xmm8                                     ;   836.2 p1      22 t copy
        xorps xmm15, xmm4                                      ;   837.2 p5      22 t
        movaps [rbx - 96], xmm12                               ;   834.8 p3+p4   22 t spill
        movaps xmm12, xmm6                                     ;   837.0 p0      22 t copy
        andps xmm12, xmm15                                     ;   838.2 p1      22 t
        xorps xmm10, xmm12                                     ;   839.2 p5      22 t
        movaps xmm12, xmm2                                     ;   838.0 p0      22 t copy
        xorps xmm12, xmm13                                     ;   839.0 p1      22 t
        movaps [rbx - 80], xmm0                                ;   836.2 p3+p4   22 t spill
        movaps xmm0, xmm5                                      ;   838.8 p5      22 t copy
        andps xmm0, xmm12                                      ;   840.0 p0      22 t
        xorps xmm3, xmm0                                       ;   841.0 p1      22 t
        xorps xmm9, xmm0                                       ;   841.0 p5      22 t
        movaps xmm0, [rbp + 16]                                ;   837.5 p2      22 t
        orps xmm0, xmm14                                       ;   840.5 p0      22 t
        xorps xmm9, xmm0                                       ;   842.0 p1      22 t
        movaps xmm0, xmm1                                      ;   840.8 p5      22 t copy
        andps xmm0, xmm10                                      ;   841.8 p0      22 t
        xorps xmm9, xmm0                                       ;   843.0 p1      22 t
        movaps [rbx - 64], xmm14                               ;   839.0 p3+p4   22 t spill
        movaps xmm14, xmm3                                     ;   842.0 p5      22 t copy
        andps xmm14, xmm9                                      ;   844.0 p0      22 t
        xorps xmm9, xmm10                                      ;   844.0 p1      22 t
        orps xmm0, xmm9                                        ;   845.0 p5      22 t
        xorps xmm1, xmm14                                      ;   845.0 p0      22 t
        xorps xmm0, xmm1                                       ;   846.0 p1      22 t
        andps xmm12, xmm0                                      ;   847.0 p5      22 t
        movaps xmm14, xmm3                                     ;   844.0 p0      22 t copy
        andps xmm14, xmm1                                      ;   846.0 p1      22 t
        xorps xmm10, xmm14                                     ;   847.0 p5      22 t
        andps xmm1, xmm10                                      ;   848.0 p0      22 t
        movaps xmm14, xmm0                                     ;   847.0 p1      22 t copy
        orps xmm14, xmm10                                      ;   848.0 p5      22 t
        xorps xmm9, xmm14                                      ;   849.0 p0      22 t
        xorps xmm3, xmm1                                       ;   849.0 p1      22 t
        movaps xmm14, xmm0                                     ;   847.0 p5      22 t copy
        xorps xmm14, xmm10                                     ;   848.0 p0      22 t
        andps xmm15, xmm14                                     ;   849.0 p1      22 t
        andps xmm6, xmm14                                      ;   849.0 p5      22 t
        xorps xmm14, xmm9                                      ;   850.0 p0      22 t
        andps xmm4, xmm14                                      ;   851.0 p1      22 t
        andps xmm5, xmm0                                       ;   848.8 p5      22 t
        xorps xmm15, xmm4                                      ;   852.0 p0      22 t
        andps xmm11, xmm9                                      ;   850.0 p1      22 t
        andps xmm8, xmm9                                       ;   850.0 p5      22 t
        movaps xmm1, [rdx - 128]                               ;   847.2 p2      22 t
        andps xmm1, xmm3                                       ;   850.2 p0      22 t
        xorps xmm9, xmm3                                       ;   850.2 p1      22 t
        xorps xmm8, xmm4                                       ;   852.0 p5      22 t
        andps xmm7, xmm3                                       ;   851.0 p0      22 t
        movaps xmm4, [rbp - 128]                               ;   848.5 p2      22 t
        andps xmm4, xmm9                                       ;   851.5 p1      22 t
        xorps xmm4, xmm6                                       ;   852.5 p5      22 t
        xorps xmm6, xmm7                                       ;   852.0 p0      22 t
        xorps xmm0, xmm9                                       ;   852.2 p1      22 t
        xorps xmm3, xmm10                                      ;   852.8 p5      22 t
        andps xmm2, xmm0                                       ;   853.2 p0      22 t
        andps xmm13, xmm9                                      ;   853.2 p1      22 t
        movaps xmm7, [rbx - 80]                                ;   850.5 p2      22 t
        andps xmm7, xmm3                                       ;   853.8 p5      22 t
        andps xmm3, [rbx - 112]                                ;   854.0 p0+p2   22 t
        andps xmm0, [rbp - 96]                                 ;   854.2 p1+p2   22 t
        xorps xmm0, xmm4                                       ;   855.2 p5      22 t
        xorps xmm0, xmm7                                       ;   856.2 p0      22 t
        xorps xmm13, xmm12                                     ;   855.2 p1      22 t
        xorps xmm13, xmm15                                     ;   856.2 p5      22 t
        xorps xmm11, xmm7                                      ;   856.0 p0      22 t
        xorps xmm11, xmm6                                      ;   857.0 p1      22 t
        movaps xmm7, [rbx - 64]                                ;   853.5 p2      22 t
        andps xmm7, xmm10                                      ;   856.8 p5      22 t
        xorps xmm7, xmm11                                      ;   858.0 p0      22 t
        andps xmm10, [rbp + 16]                                ;   857.2 p1+p2   22 t
        xorps xmm10, xmm0                                      ;   858.2 p5      22 t
        xorps xmm10, xmm7                                      ;   859.2 p0      22 t
        xorps xmm15, xmm1                                      ;   858.2 p1      22 t
        andps xmm14, [rbx - 96]                                ;   858.8 p5+p2   22 t
        xorps xmm15, xmm7                                      ;   859.2 p0      22 t
        xorps xmm3, xmm8                                       ;   859.2 p1      22 t
        xorps xmm3, xmm7                                       ;   860.2 p5      22 t
        xorps xmm14, xmm10                                     ;   860.2 p0      22 t
        xorps xmm6, xmm0                                       ;   860.2 p1      22 t
        xorps xmm6, xmm13                                      ;   861.2 p5      22 t
        xorps xmm4, xmm5                                       ;   861.0 p0      22 t
        xorps xmm4, xmm10                                      ;   862.0 p1      22 t
        movaps xmm0, xmm15                                     ;   861.8 p5      22 t copy
        xorps xmm0, xmm3                                       ;   862.8 p0      22 t
        xorps xmm0, xmm4                                       ;   863.8 p1      22 t
        movaps xmm1, [rel camellia128_encrypt.T0_constants128] ;   858.0 p2      41 t reload
        xorps xmm4, xmm1                                       ;   863.0 p5      22 t
        xorps xmm8, xmm12                                      ;   863.0 p0      22 t
        xorps xmm8, xmm2                                       ;   864.0 p1      22 t
        xorps xmm8, xmm15                                      ;   865.0 p5      22 t
        movaps xmm15, xmm14                                    ;   864.0 p0      22 t copy
        xorps xmm15, xmm0                                      ;   865.0 p1      22 t
        xorps xmm8, xmm1                                       ;   866.0 p5      22 t
        xorps xmm11, xmm1                                      ;   865.0 p0      22 t
        xorps xmm13, xmm0                                      ;   865.2 p1      22 t
        xorps xmm13, xmm1                                      ;   866.2 p5      22 t
        xorps xmm14, xmm1                                      ;   866.0 p0      22 t
        movaps xmm0, [rsi + 0]                                 ;   861.2 p2      21 t
        xorps xmm0, [r8 + 19872]                               ;   866.2 p1+p2   21 t
        xorps xmm0, xmm1                                       ;   867.2 p5      21 t
        movaps xmm2, [r11 + 96]                                ;   863.2 p2      21 t
        xorps xmm2, [r8 + 19936]                               ;   867.0 p0+p2   21 t
        xorps xmm2, xmm1                                       ;   868.0 p1      21 t
        movaps xmm5, [rbp - 32]                                ;   865.2 p2      21 t
        movaps xmm7, [rcx - 112]                               ;   866.2 p2      40 t reload
        xorps xmm5, xmm7                                       ;   869.2 p5      21 t
        movaps xmm9, [rbp - 32]                                ;   867.2 p2      21 t
        movaps xmm10, [rax + 96]                               ;   868.2 p2      40 t reload
        xorps xmm9, xmm10                                      ;   871.2 p0      21 t
        movaps xmm12, [rdx - 16]                               ;   869.2 p2      21 t
        xorps xmm12, xmm2                                      ;   872.2 p1      21 t
        xorps xmm7, xmm0                                       ;   869.2 p5      21 t
        movaps [rcx - 112], xmm15                              ;   866.0 p3+p4   22 t spill
        movaps xmm15, [r10 + 64]                               ;   870.2 p2      21 t
        xorps xmm15, xmm12                                     ;   873.2 p0      21 t
        xorps xmm15, [r8 + 19840]                              ;   874.2 p1+p2   21 t
        xorps xmm15, xmm1                                      ;   875.2 p5      21 t
        xorps xmm12, xmm5                                      ;   873.2 p0      21 t
        movaps [rbx - 96], xmm3                                ;   867.5 p3+p4   22 t spill
        movaps xmm3, [rdx + 96]                                ;   872.2 p2      21 t
        xorps xmm3, [r8 + 19952]                               ;   875.2 p1+p2   21 t
        xorps xmm3, xmm1                                       ;   876.2 p5      21 t
        xorps xmm3, xmm15                                      ;   877.2 p0      21 t
        movaps [rbp + 16], xmm14                               ;   868.8 p3+p4   22 t spill
        movaps xmm14, xmm9                                     ;   872.2 p1      21 t copy
        xorps xmm14, xmm15                                     ;   876.2 p5      21 t
        movaps [rbx - 64], xmm13                               ;   869.8 p3+p4   22 t spill
        movaps xmm13, xmm5                                     ;   872.0 p0      21 t copy
        xorps xmm13, xmm3                                      ;   878.2 p1      21 t
        movaps [rbp - 96], xmm6                                ;   870.8 p3+p4   22 t spill
        movaps xmm6, xmm7                                      ;   872.8 p5      21 t copy
        xorps xmm6, xmm12                                      ;   874.2 p0      21 t
        movaps [rbx - 112], xmm11                              ;   871.8 p3+p4   22 t spill
        movaps xmm11, xmm14                                    ;   877.2 p1      21 t copy
        orps xmm11, xmm3                                       ;   878.2 p5      21 t
        xorps xmm10, xmm12                                     ;   874.2 p0      21 t
        movaps [rax + 96], xmm8                                ;   872.8 p3+p4   22 t spill
        movaps xmm8, xmm12                                     ;   874.2 p1      21 t copy
        xorps xmm8, xmm3                                       ;   878.2 p5      21 t
        movaps [rbx - 80], xmm4                                ;   873.8 p3+p4   22 t spill
        movaps xmm4, xmm0                                      ;   875.0 p0      21 t copy
        xorps xmm4, xmm15                                      ;   876.2 p1      21 t
        movaps xmm1, xmm15                                     ;   876.2 p5      21 t copy
        orps xmm1, xmm8                                        ;   879.2 p0      21 t
        xorps xmm1, xmm11                                      ;   880.2 p1      21 t
        movaps [rbp - 128], xmm3                               ;   878.2 p3+p4   21 t spill
        movaps xmm3, xmm6                                      ;   876.8 p5      21 t copy
        xorps xmm3, xmm13                                      ;   879.2 p0      21 t
        movaps [rdx - 128], xmm15                              ;   876.2 p3+p4   21 t spill
        movaps xmm15, [rdx - 16]                               ;   875.8 p2      21 t
        xorps xmm15, xmm8                                      ;   879.2 p1      21 t
        xorps xmm11, xmm2                                      ;   879.2 p5      21 t
        orps xmm2, xmm13                                       ;   879.2 p0      21 t
        xorps xmm10, xmm2                                      ;   880.2 p1      21 t
        movaps [rdx - 16], xmm13                               ;   879.2 p3+p4   21 t spill
        movaps xmm13, xmm12                                    ;   878.8 p5      21 t copy
        andps xmm13, xmm9                                      ;   879.8 p0      21 t
        xorps xmm2, xmm13                                      ;   880.8 p1      21 t
        movaps xmm13, xmm4                                     ;   879.8 p5      21 t copy
        andps xmm13, xmm3                                      ;   880.8 p0      21 t
        xorps xmm10, xmm13                                     ;   881.8 p1      21 t
        movaps xmm13, xmm4                                     ;   880.8 p5      21 t copy
        xorps xmm13, xmm15                                     ;   881.8 p0      21 t
        xorps xmm1, xmm10                                      ;   882.8 p1      21 t
        xorps xmm11, xmm2                                      ;   881.8 p5      21 t
        movaps [rbx - 48], xmm4                                ;   879.8 p3+p4   21 t spill
        movaps xmm4, xmm6                                      ;   882.0 p0      21 t copy
        andps xmm4, xmm13                                      ;   883.0 p1      21 t
        xorps xmm2, xmm4                                       ;   884.0 p5      21 t
        movaps xmm4, xmm9                                      ;   883.0 p0      21 t copy
        xorps xmm4, xmm13                                      ;   884.0 p1      21 t
        movaps [rcx - 64], xmm6                                ;   881.2 p3+p4   21 t spill
        movaps xmm6, xmm7                                      ;   883.8 p5      21 t copy
        andps xmm6, xmm4                                       ;   885.0 p0      21 t
        xorps xmm11, xmm6                                      ;   886.0 p1      21 t
        movaps xmm6, xmm15                                     ;   884.8 p5      21 t copy
        xorps xmm6, xmm14                                      ;   885.8 p0      21 t
        movaps [rcx - 48], xmm3                                ;   882.8 p3+p4   21 t spill
        movaps xmm3, xmm5                                      ;   885.2 p1      21 t copy
        andps xmm3, xmm6                                       ;   886.8 p5      21 t
        xorps xmm2, xmm3                                       ;   887.8 p0      21 t
        xorps xmm10, xmm3                                      ;   887.8 p1      21 t
        movaps xmm3, [rbp - 32]                                ;   884.0 p2      21 t
        orps xmm3, xmm0                                        ;   887.0 p5      21 t
        xorps xmm10, xmm3                                      ;   888.8 p0      21 t
        movaps xmm3, xmm1                                      ;   887.2 p1      21 t copy
        andps xmm3, xmm11                                      ;   888.2 p5      21 t
        xorps xmm10, xmm3                                      ;   889.8 p0      21 t
        movaps [rcx - 32], xmm0                                ;   885.5 p3+p4   21 t spill
        movaps xmm0, xmm2                                      ;   888.8 p1      21 t copy
        andps xmm0, xmm10                                      ;   890.8 p5      21 t
        xorps xmm10, xmm11                                     ;   890.8 p0      21 t
        orps xmm3, xmm10                                       ;   891.8 p1      21 t
        xorps xmm1, xmm0                                       ;   891.8 p5      21 t
        xorps xmm3, xmm1                                       ;   892.8 p0      21 t
        andps xmm6, xmm3                                       ;   893.8 p1      21 t
        movaps xmm0, xmm2                                      ;   890.8 p5      21 t copy
        andps xmm0, xmm1                                       ;   892.8 p0      21 t
        xorps xmm11, xmm0                                      ;   893.8 p1      21 t
        andps xmm1, xmm11                                      ;   894.8 p5      21 t
        movaps xmm0, xmm3                                      ;   893.8 p0      21 t copy
        orps xmm0, xmm11                                       ;   894.8 p1      21 t
        xorps xmm10, xmm0                                      ;   895.8 p5      21 t
        xorps xmm2, xmm1                                       ;   895.8 p0      21 t
        movaps xmm0, xmm3                                      ;   893.8 p1      21 t copy
        xorps xmm0, xmm11                                      ;   894.8 p5      21 t
        andps xmm4, xmm0                                       ;   895.8 p0      21 t
        andps xmm7, xmm0                                       ;   895.8 p1      21 t
        xorps xmm0, xmm10                                      ;   896.8 p5      21 t
        andps xmm13, xmm0                                      ;   897.8 p0      21 t
        andps xmm5, xmm3                                       ;   895.2 p1      21 t
        xorps xmm4, xmm13                                      ;   898.8 p5      21 t
        andps xmm12, xmm10                                     ;   896.8 p0      21 t
        andps xmm9, xmm10                                      ;   896.8 p1      21 t
        movaps xmm1, [rdx - 128]                               ;   894.0 p2      21 t
        andps xmm1, xmm2                                       ;   897.0 p5      21 t
        xorps xmm10, xmm2                                      ;   897.0 p0      21 t
        xorps xmm9, xmm13                                      ;   898.8 p1      21 t
        andps xmm8, xmm2                                       ;   897.8 p5      21 t
        movaps xmm13, [rbp - 128]                              ;   895.2 p2      21 t
        andps xmm13, xmm10                                     ;   898.2 p0      21 t
        xorps xmm13, xmm7                                      ;   899.2 p1      21 t
        xorps xmm7, xmm8                                       ;   898.8 p5      21 t
        xorps xmm3, xmm10                                      ;   899.0 p0      21 t
        xorps xmm2, xmm11                                      ;   899.2 p1      21 t
        andps xmm15, xmm3                                      ;   900.0 p5      21 t
        andps xmm14, xmm10                                     ;   900.0 p0      21 t
        movaps xmm8, [rcx - 48]                                ;   897.2 p2      21 t
        andps xmm8, xmm2                                       ;   900.2 p1      21 t
        andps xmm2, [rbx - 48]                                 ;   900.8 p5+p2   21 t
        andps xmm3, [rdx - 16]                                 ;   901.0 p0+p2   21 t
        xorps xmm3, xmm13                                      ;   902.0 p1      21 t
        xorps xmm3, xmm8                                       ;   903.0 p5      21 t
        xorps xmm14, xmm6                                      ;   902.0 p0      21 t
        xorps xmm14, xmm4                                      ;   903.0 p1      21 t
        xorps xmm12, xmm8                                      ;   902.8 p5      21 t
        xorps xmm12, xmm7                                      ;   903.8 p0      21 t
        movaps xmm8, [rcx - 32]                                ;   900.2 p2      21 t
        andps xmm8, xmm11                                      ;   903.2 p1      21 t
        xorps xmm8, xmm12                                      ;   904.8 p5      21 t
        andps xmm11, [rbp - 32]                                ;   904.0 p0+p2   21 t
        xorps xmm11, xmm3                                      ;   905.0 p1      21 t
        xorps xmm11, xmm8                                      ;   906.0 p5      21 t
        xorps xmm4, xmm1                                       ;   905.0 p0      21 t
        andps xmm0, [rcx - 64]                                 ;   905.2 p1+p2   21 t
        xorps xmm4, xmm8                                       ;   906.0 p5      21 t
        xorps xmm2, xmm9                                       ;   906.0 p0      21 t
        xorps xmm2, xmm8                                       ;   907.0 p1      21 t
        xorps xmm0, xmm11                                      ;   907.0 p5      21 t
        xorps xmm7, xmm3                                       ;   907.0 p0      21 t
        xorps xmm7, xmm14                                      ;   908.0 p1      21 t
        xorps xmm13, xmm5                                      ;   907.8 p5      21 t
        xorps xmm13, xmm11                                     ;   908.8 p0      21 t
        movaps xmm1, xmm4                                      ;   908.2 p1      21 t copy
        xorps xmm1, xmm2                                       ;   909.2 p5      21 t
        xorps xmm1, xmm13                                      ;   910.2 p0      21 t
        movaps xmm3, [rel camellia128_encrypt.T0_constants128] ;   904.8 p2      41 t reload
        xorps xmm13, xmm3                                      ;   909.8 p1      21 t
        xorps xmm9, xmm6                                       ;   909.8 p5      21 t
        xorps xmm9, xmm15                                      ;   910.8 p0      21 t
        xorps xmm9, xmm4                                       ;   911.8 p1      21 t
        movaps xmm15, xmm0                                     ;   910.8 p5      21 t copy
        xorps xmm15, xmm1                                      ;   911.8 p0      21 t
        xorps xmm9, xmm3                                       ;   912.8 p1      21 t
        xorps xmm12, xmm3                                      ;   911.8 p5      21 t
        xorps xmm14, xmm1                                      ;   912.0 p0      21 t
        xorps xmm14, xmm3                                      ;   913.0 p1      21 t
        xorps xmm0, xmm3                                       ;   912.8 p5      21 t
        movaps xmm1, [rsi - 128]                               ;   908.0 p2      23 t
        xorps xmm1, [r8 + 19984]                               ;   913.0 p0+p2   23 t
        xorps xmm1, xmm3                                       ;   914.0 p1      23 t
        movaps xmm4, [rdi + 96]                                ;   910.0 p2      23 t
        xorps xmm4, [r8 + 20048]                               ;   913.8 p5+p2   23 t
        xorps xmm4, xmm3                                       ;   914.8 p0      23 t
        movaps xmm5, [rbp + 32]                                ;   912.0 p2      23 t
        movaps xmm6, [rcx - 128]                               ;   913.0 p2      40 t reload
        xorps xmm5, xmm6                                       ;   916.0 p1      23 t
        movaps xmm8, [rbp + 32]                                ;   914.0 p2      23 t
        movaps xmm10, [rbp + 64]                               ;   915.0 p2      40 t reload
        xorps xmm8, xmm10                                      ;   918.0 p5      23 t
        movaps xmm11, [rbp + 80]                               ;   916.0 p2      23 t
        xorps xmm11, xmm4                                      ;   919.0 p0      23 t
        xorps xmm6, xmm1                                       ;   916.0 p1      23 t
        movaps [rcx - 128], xmm0                               ;   913.8 p3+p4   21 t spill
        movaps xmm0, [rsi - 32]                                ;   917.0 p2      23 t
        xorps xmm0, xmm11                                      ;   920.0 p5      23 t
        xorps xmm0, [r8 + 20080]                               ;   921.0 p0+p2   23 t
        xorps xmm0, xmm3                                       ;   922.0 p1      23 t
        xorps xmm11, xmm5                                      ;   920.0 p5      23 t
        movaps [rcx - 64], xmm14                               ;   914.2 p3+p4   21 t spill
        movaps xmm14, [rdx + 48]                               ;   919.0 p2      23 t
        xorps xmm14, [r8 + 20064]                              ;   922.0 p0+p2   23 t
        xorps xmm14, xmm3                                      ;   923.0 p1      23 t
        xorps xmm14, xmm0                                      ;   924.0 p5      23 t
        movaps [rbp - 32], xmm7                                ;   915.5 p3+p4   21 t spill
        movaps xmm7, xmm8                                      ;   919.0 p0      23 t copy
        xorps xmm7, xmm0                                       ;   923.0 p1      23 t
        movaps [rcx - 32], xmm12                               ;   916.5 p3+p4   21 t spill
        movaps xmm12, xmm5                                     ;   918.8 p5      23 t copy
        xorps xmm12, xmm14                                     ;   925.0 p0      23 t
        movaps [rdx - 16], xmm9                                ;   917.5 p3+p4   21 t spill
        movaps xmm9, xmm6                                      ;   919.2 p1      23 t copy
        xorps xmm9, xmm11                                      ;   921.0 p5      23 t
        movaps [rbx - 48], xmm13                               ;   918.5 p3+p4   21 t spill
        movaps xmm13, xmm7                                     ;   924.0 p0      23 t copy
        orps xmm13, xmm14                                      ;   925.0 p1      23 t
        xorps xmm10, xmm11                                     ;   921.0 p5      23 t
        movaps [rbp + 64], xmm15                               ;   919.5 p3+p4   21 t spill
        movaps xmm15, xmm11                                    ;   921.0 p0      23 t copy
        xorps xmm15, xmm14                                     ;   925.0 p1      23 t
        movaps [rcx - 48], xmm2                                ;   920.5 p3+p4   21 t spill
        movaps xmm2, xmm1                                      ;   921.8 p5      23 t copy
        xorps xmm2, xmm0                                       ;   923.0 p0      23 t
        movaps xmm3, xmm0                                      ;   923.0 p1      23 t copy
        orps xmm3, xmm15                                       ;   926.0 p5      23 t
        xorps xmm3, xmm13                                      ;   927.0 p0      23 t
        movaps [rbp - 128], xmm14                              ;   925.0 p3+p4   23 t spill
        movaps xmm14, xmm9                                     ;   923.2 p1      23 t copy
        xorps xmm14, xmm12                                     ;   926.0 p5      23 t
        movaps [rdx - 128], xmm0                               ;   923.0 p3+p4   23 t spill
        movaps xmm0, [rbp + 80]                                ;   922.5 p2      23 t
        xorps xmm0, xmm15                                      ;   926.0 p0      23 t
        xorps xmm13, xmm4                                      ;   926.0 p1      23 t
        orps xmm4, xmm12                                       ;   926.0 p5      23 t
        xorps xmm10, xmm4                                      ;   927.0 p0      23 t
        movaps [rbp + 80], xmm12                               ;   926.0 p3+p4   23 t spill
        movaps xmm12, xmm11                                    ;   925.2 p1      23 t copy
        andps xmm12, xmm8                                      ;   926.2 p5      23 t
        xorps xmm4, xmm12                                      ;   927.2 p0      23 t
        movaps xmm12, xmm2                                     ;   926.2 p1      23 t copy
        andps xmm12, xmm14                                     ;   927.2 p5      23 t
        xorps xmm10, xmm12                                     ;   928.2 p0      23 t
        movaps xmm12, xmm2                                     ;   927.2 p1      23 t copy
        xorps xmm12, xmm0                                      ;   928.2 p5      23 t
        xorps xmm3, xmm10                                      ;   929.2 p0      23 t
        xorps xmm13, xmm4                                      ;   928.2 p1      23 t
        movaps [rbx + 64], xmm2                                ;   926.5 p3+p4   23 t spill
        movaps xmm2, xmm9                                      ;   928.8 p5      23 t copy
        andps xmm2, xmm12                                      ;   929.8 p0      23 t
        xorps xmm4, xmm2                                       ;   930.8 p1      23 t
        movaps xmm2, xmm8                                      ;   929.8 p5      23 t copy
        xorps xmm2, xmm12                                      ;   930.8 p0      23 t
        movaps [rcx - 16], xmm9                                ;   928.0 p3+p4   23 t spill
        movaps xmm9, xmm6                                      ;   930.2 p1      23 t copy
        andps xmm9, xmm2                                       ;   931.8 p5      23 t
        xorps xmm13, xmm9                                      ;   932.8 p0      23 t
        movaps xmm9, xmm0                                      ;   931.2 p1      23 t copy
        xorps xmm9, xmm7                                       ;   932.2 p5      23 t
        movaps [rbx + 80], xmm14                               ;   929.5 p3+p4   23 t spill
        movaps xmm14, xmm5                                     ;   932.0 p0      23 t copy
        andps xmm14, xmm9                                      ;   933.2 p1      23 t
        xorps xmm4, xmm14                                      ;   934.2 p5      23 t
        xorps xmm10, xmm14                                     ;   934.2 p0      23 t
        movaps xmm14, [rbp + 32]                               ;   930.8 p2      23 t
        orps xmm14, xmm1                                       ;   933.8 p1      23 t
        xorps xmm10, xmm14                                     ;   935.2 p5      23 t
        movaps xmm14, xmm3                                     ;   934.0 p0      23 t copy
        andps xmm14, xmm13                                     ;   935.0 p1      23 t
        xorps xmm10, xmm14                                     ;   936.2 p5      23 t
        movaps [rbx + 96], xmm1                                ;   932.2 p3+p4   23 t spill
        movaps xmm1, xmm4                                      ;   935.2 p0      23 t copy
        andps xmm1, xmm10                                      ;   937.2 p1      23 t
        xorps xmm10, xmm13                                     ;   937.2 p5      23 t
        orps xmm14, xmm10                                      ;   938.2 p0      23 t
        xorps xmm3, xmm1                                       ;   938.2 p1      23 t
        xorps xmm14, xmm3                                      ;   939.2 p5      23 t
        andps xmm9, xmm14                                      ;   940.2 p0      23 t
        movaps xmm1, xmm4                                      ;   937.2 p1      23 t copy
        andps xmm1, xmm3                                       ;   939.2 p5      23 t
        xorps xmm13, xmm1                                      ;   940.2 p0      23 t
        andps xmm3, xmm13                                      ;   941.2 p1      23 t
        movaps xmm1, xmm14                                     ;   940.2 p5      23 t copy
        orps xmm1, xmm13                                       ;   941.2 p0      23 t
        xorps xmm10, xmm1                                      ;   942.2 p1      23 t
        xorps xmm4, xmm3                                       ;   942.2 p5      23 t
        movaps xmm1, xmm14                                     ;   940.2 p0      23 t copy
        xorps xmm1, xmm13                                      ;   941.2 p1      23 t
        andps xmm2, xmm1                                       ;   942.2 p5      23 t
        andps xmm6, xmm1                                       ;   942.2 p0      23 t
        xorps xmm1, xmm10                                      ;   943.2 p1      23 t
        andps xmm12, xmm1                                      ;   944.2 p5      23 t
        andps xmm5, xmm14                                      ;   942.0 p0      23 t
        xorps xmm2, xmm12                                      ;   945.2 p1      23 t
        andps xmm11, xmm10                                     ;   943.2 p5      23 t
        andps xmm8, xmm10                                      ;   943.2 p0      23 t
        movaps xmm3, [rdx - 128]                               ;   940.5 p2      23 t
        andps xmm3, xmm4                                       ;   943.5 p1      23 t
        xorps xmm10, xmm4                                      ;   943.8 p5      23 t
        xorps xmm8, xmm12                                      ;   945.2 p0      23 t
        andps xmm15, xmm4                                      ;   944.2 p1      23 t
        movaps xmm12, [rbp - 128]                              ;   941.8 p2      23 t
        andps xmm12, xmm10                                     ;   944.8 p5      23 t
        xorps xmm12, xmm6                                      ;   945.8 p0      23 t
        xorps xmm6, xmm15                                      ;   945.2 p1      23 t
        xorps xmm14, xmm10                                     ;   945.8 p5      23 t
        xorps xmm4, xmm13                                      ;   946.0 p0      23 t
        andps xmm0, xmm14                                      ;   946.8 p1      23 t
        andps xmm7, xmm10                                      ;   946.8 p5      23 t
        movaps xmm15, [rbx + 80]                               ;   943.8 p2      23 t
        andps xmm15, xmm4                                      ;   947.0 p0      23 t
        andps xmm4, [rbx + 64]                                 ;   947.2 p1+p2   23 t
        andps xmm14, [rbp + 80]                                ;   947.8 p5+p2   23 t
        xorps xmm14, xmm12                                     ;   948.8 p0      23 t
        xorps xmm14, xmm15                                     ;   949.8 p1      23 t
        xorps xmm7, xmm9                                       ;   948.8 p5      23 t
        xorps xmm7, xmm2                                       ;   949.8 p0      23 t
        xorps xmm11, xmm15                                     ;   949.2 p1      23 t
        xorps xmm11, xmm6                                      ;   950.2 p5      23 t
        movaps xmm15, [rbx + 96]                               ;   946.8 p2      23 t
        andps xmm15, xmm13                                     ;   950.0 p0      23 t
        xorps xmm15, xmm11                                     ;   951.2 p1      23 t
        andps xmm13, [rbp + 32]                                ;   950.8 p5+p2   23 t
        xorps xmm13, xmm14                                     ;   951.8 p0      23 t
        xorps xmm13, xmm15                                     ;   952.8 p1      23 t
        xorps xmm2, xmm3                                       ;   951.8 p5      23 t
        andps xmm1, [rcx - 16]                                 ;   952.0 p0+p2   23 t
        xorps xmm2, xmm15                                      ;   952.8 p1      23 t
        xorps xmm4, xmm8                                       ;   952.8 p5      23 t
        xorps xmm4, xmm15                                      ;   953.8 p0      23 t
        xorps xmm1, xmm13                                      ;   953.8 p1      23 t
        xorps xmm12, xmm5                                      ;   953.8 p5      23 t
        xorps xmm12, xmm13                                     ;   954.8 p0      23 t
        movaps xmm15, [rsi + 112]                              ;   949.8 p2      22 t
        xorps xmm15, [r8 + 20128]                              ;   954.2 p1+p2   22 t
        movaps xmm3, [rel camellia128_encrypt.T0_constants128] ;   951.8 p2      41 t reload
        xorps xmm15, xmm3                                      ;   955.2 p5      22 t
        movaps xmm5, [rsi + 64]                                ;   952.8 p2      22 t
        xorps xmm5, [r8 + 20192]                               ;   955.8 p0+p2   22 t
        movaps xmm10, xmm2                                     ;   955.2 p1      23 t copy
        xorps xmm10, xmm4                                      ;   956.2 p5      23 t
        xorps xmm10, xmm12                                     ;   957.2 p0      23 t
        xorps xmm5, xmm3                                       ;   956.8 p1      22 t
        movaps xmm13, [rdi - 80]                               ;   954.8 p2      22 t
        xorps xmm13, [rax - 128]                               ;   957.8 p5+p2   22 t
        movaps [rcx - 16], xmm4                                ;   954.8 p3+p4   23 t spill
        movaps xmm4, [rdi - 80]                                ;   956.8 p2      22 t
        xorps xmm4, [rdx - 80]                                 ;   959.8 p0+p2   22 t
        movaps [rbp + 32], xmm7                                ;   954.0 p3+p4   23 t spill
        movaps xmm7, [rbp - 16]                                ;   958.8 p2      22 t
        xorps xmm7, xmm5                                       ;   961.8 p1      22 t
        movaps [rbx + 96], xmm6                                ;   955.0 p3+p4   23 t spill
        movaps xmm6, [rdx + 64]                                ;   959.8 p2      22 t
        xorps xmm6, xmm7                                       ;   962.8 p5      22 t
        xorps xmm6, [r8 + 20096]                               ;   963.8 p0+p2   22 t
        xorps xmm6, xmm3                                       ;   964.8 p1      22 t
        xorps xmm7, xmm13                                      ;   962.8 p5      22 t
        movaps [rbp + 80], xmm14                               ;   956.0 p3+p4   23 t spill
        movaps xmm14, [rdx + 80]                               ;   961.8 p2      22 t
        xorps xmm14, [r8 + 20208]                              ;   964.8 p0+p2   22 t
        xorps xmm14, xmm3                                      ;   965.8 p1      22 t
        xorps xmm14, xmm6                                      ;   966.8 p5      22 t
        movaps [rbx + 64], xmm11                               ;   957.2 p3+p4   23 t spill
        movaps xmm11, [rax - 128]                              ;   963.8 p2      22 t
        xorps xmm11, xmm15                                     ;   966.8 p0      22 t
        movaps [rax - 128], xmm0                               ;   958.2 p3+p4   23 t spill
        movaps xmm0, xmm4                                      ;   960.8 p1      22 t copy
        xorps xmm0, xmm6                                       ;   965.8 p5      22 t
        movaps [rbx + 80], xmm9                                ;   959.2 p3+p4   23 t spill
        movaps xmm9, xmm13                                     ;   961.0 p0      22 t copy
        xorps xmm9, xmm14                                      ;   967.8 p1      22 t
        movaps [rbp - 128], xmm2                               ;   960.2 p3+p4   23 t spill
        movaps xmm2, xmm0                                      ;   966.8 p5      22 t copy
        orps xmm2, xmm14                                       ;   967.8 p0      22 t
        movaps [rdx - 128], xmm8                               ;   961.2 p3+p4   23 t spill
        movaps xmm8, xmm7                                      ;   963.8 p1      22 t copy
        xorps xmm8, xmm11                                      ;   967.8 p5      22 t
        movaps [rbp + 4032], xmm12                             ;   962.2 p3+p4   23 t spill
        movaps xmm12, xmm7                                     ;   963.8 p0      22 t copy
        xorps xmm12, xmm14                                     ;   967.8 p1      22 t
        movaps [rax - 112], xmm1                               ;   963.2 p3+p4   23 t spill
        movaps xmm1, xmm15                                     ;   963.8 p5      22 t copy
        xorps xmm1, xmm6                                       ;   965.8 p0      22 t
        movaps [rax - 96], xmm10                               ;   964.2 p3+p4   23 t spill
        movaps xmm10, xmm6                                     ;   965.8 p1      22 t copy
        orps xmm10, xmm12                                      ;   968.8 p5      22 t
        xorps xmm10, xmm2                                      ;   969.8 p0      22 t
        movaps xmm3, [rbp - 16]                                ;   965.0 p2      22 t
        xorps xmm3, xmm12                                      ;   968.8 p1      22 t
        movaps [rbp - 16], xmm14                               ;   967.8 p3+p4   22 t spill
        movaps xmm14, xmm9                                     ;   968.8 p5      22 t copy
        xorps xmm14, xmm8                                      ;   969.8 p0      22 t
        xorps xmm2, xmm5                                       ;   968.8 p1      22 t
        orps xmm5, xmm9                                        ;   968.8 p5      22 t
        movaps [rbx - 32], xmm9                                ;   968.8 p3+p4   22 t spill
        movaps xmm9, xmm7                                      ;   967.0 p0      22 t copy
        andps xmm9, xmm4                                       ;   968.0 p1      22 t
        xorps xmm9, xmm5                                       ;   969.8 p5      22 t
        xorps xmm5, xmm7                                       ;   969.8 p0      22 t
        xorps xmm5, [rdx - 80]                                 ;   970.8 p1+p2   22 t
        xorps xmm2, xmm9                                       ;   970.8 p5      22 t
        movaps [rdx - 80], xmm12                               ;   968.8 p3+p4   22 t spill
        movaps xmm12, xmm1                                     ;   969.0 p0      22 t copy
        andps xmm12, xmm14                                     ;   970.8 p1      22 t
        xorps xmm5, xmm12                                      ;   971.8 p5      22 t
        movaps xmm12, xmm1                                     ;   970.0 p0      22 t copy
        xorps xmm12, xmm3                                      ;   971.0 p1      22 t
        xorps xmm10, xmm5                                      ;   972.8 p5      22 t
        movaps [rbx + 112], xmm1                               ;   970.2 p3+p4   22 t spill
        movaps xmm1, xmm8                                      ;   971.0 p0      22 t copy
        andps xmm1, xmm12                                      ;   972.0 p1      22 t
        xorps xmm9, xmm1                                       ;   973.0 p5      22 t
        movaps xmm1, xmm4                                      ;   972.0 p0      22 t copy
        xorps xmm1, xmm12                                      ;   973.0 p1      22 t
        movaps [r10 - 128], xmm8                               ;   971.8 p3+p4   22 t spill
        movaps xmm8, xmm11                                     ;   972.8 p5      22 t copy
        andps xmm8, xmm1                                       ;   974.0 p0      22 t
        xorps xmm2, xmm8                                       ;   975.0 p1      22 t
        movaps xmm8, xmm3                                      ;   973.8 p5      22 t copy
        xorps xmm8, xmm0                                       ;   974.8 p0      22 t
        movaps [r10 - 112], xmm14                              ;   973.2 p3+p4   22 t spill
        movaps xmm14, xmm13                                    ;   974.2 p1      22 t copy
        andps xmm14, xmm8                                      ;   975.8 p5      22 t
        xorps xmm9, xmm14                                      ;   976.8 p0      22 t
        xorps xmm5, xmm14                                      ;   976.8 p1      22 t
        movaps xmm14, [rdi - 80]                               ;   974.5 p2      22 t
        orps xmm14, xmm15                                      ;   977.5 p5      22 t
        xorps xmm5, xmm14                                      ;   978.5 p0      22 t
        movaps xmm14, xmm10                                    ;   976.2 p1      22 t copy
        andps xmm14, xmm2                                      ;   977.2 p5      22 t
        xorps xmm5, xmm14                                      ;   979.5 p0      22 t
        movaps [rbx - 16], xmm15                               ;   976.0 p3+p4   22 t spill
        movaps xmm15, xmm9                                     ;   977.8 p1      22 t copy
        andps xmm15, xmm5                                      ;   980.5 p5      22 t
        xorps xmm5, xmm2                                       ;   980.5 p0      22 t
        orps xmm14, xmm5                                       ;   981.5 p1      22 t
        xorps xmm10, xmm15                                     ;   981.5 p5      22 t
        xorps xmm14, xmm10                                     ;   982.5 p0      22 t
        andps xmm8, xmm14                                      ;   983.5 p1      22 t
        movaps xmm15, xmm9                                     ;   979.8 p5      22 t copy
        andps xmm15, xmm10                                     ;   982.5 p0      22 t
        xorps xmm2, xmm15                                      ;   983.5 p1      22 t
        andps xmm10, xmm2                                      ;   984.5 p5      22 t
        movaps xmm15, xmm14                                    ;   983.5 p0      22 t copy
        orps xmm15, xmm2                                       ;   984.5 p1      22 t
        xorps xmm5, xmm15                                      ;   985.5 p5      22 t
        xorps xmm9, xmm10                                      ;   985.5 p0      22 t
        movaps xmm15, xmm14                                    ;   983.5 p1      22 t copy
        xorps xmm15, xmm2                                      ;   984.5 p5      22 t
        andps xmm1, xmm15                                      ;   985.5 p0      22 t
        andps xmm11, xmm15                                     ;   985.5 p1      22 t
        xorps xmm15, xmm5                                      ;   986.5 p5      22 t
        andps xmm12, xmm15                                     ;   987.5 p0      22 t
        andps xmm13, xmm14                                     ;   984.2 p1      22 t
        xorps xmm1, xmm12                                      ;   988.5 p5      22 t
        andps xmm7, xmm5                                       ;   986.5 p0      22 t
        andps xmm6, xmm9                                       ;   986.5 p1      22 t
        andps xmm4, xmm5                                       ;   986.5 p5      22 t
        xorps xmm5, xmm9                                       ;   986.5 p0      22 t
        xorps xmm4, xmm12                                      ;   988.5 p1      22 t
        movaps xmm10, [rdx - 80]                               ;   984.5 p2      22 t
        andps xmm10, xmm9                                      ;   987.5 p5      22 t
        movaps xmm12, [rbp - 16]                               ;   985.5 p2      22 t
        andps xmm12, xmm5                                      ;   988.5 p0      22 t
        xorps xmm12, xmm11                                     ;   989.5 p1      22 t
        xorps xmm11, xmm10                                     ;   988.5 p5      22 t
        xorps xmm14, xmm5                                      ;   988.0 p0      22 t
        xorps xmm9, xmm2                                       ;   988.2 p1      22 t
        andps xmm3, xmm14                                      ;   989.0 p5      22 t
        andps xmm0, xmm5                                       ;   989.0 p0      22 t
        movaps xmm5, [r10 - 112]                               ;   987.0 p2      22 t
        andps xmm5, xmm9                                       ;   990.0 p1      22 t
        andps xmm9, [rbx + 112]                                ;   989.8 p5+p2   22 t
        andps xmm14, [rbx - 32]                                ;   990.0 p0+p2   22 t
        xorps xmm14, xmm12                                     ;   991.0 p1      22 t
        xorps xmm14, xmm5                                      ;   992.0 p5      22 t
        xorps xmm0, xmm8                                       ;   991.0 p0      22 t
        xorps xmm0, xmm1                                       ;   992.0 p1      22 t
        xorps xmm7, xmm5                                       ;   991.8 p5      22 t
        xorps xmm7, xmm11                                      ;   992.8 p0      22 t
        movaps xmm5, [rbx - 16]                                ;   990.0 p2      22 t
        andps xmm5, xmm2                                       ;   993.0 p1      22 t
        xorps xmm5, xmm7                                       ;   994.0 p5      22 t
        andps xmm2, [rdi - 80]                                 ;   993.0 p0+p2   22 t
        xorps xmm2, xmm14                                      ;   994.0 p1      22 t
        xorps xmm2, xmm5                                       ;   995.0 p5      22 t
        xorps xmm1, xmm6                                       ;   994.0 p0      22 t
        andps xmm15, [r10 - 128]                               ;   994.2 p1+p2   22 t
        xorps xmm1, xmm5                                       ;   995.0 p5      22 t
        xorps xmm9, xmm4                                       ;   995.0 p0      22 t
        xorps xmm9, xmm5                                       ;   996.0 p1      22 t
        xorps xmm15, xmm2                                      ;   996.0 p5      22 t
        xorps xmm12, xmm13                                     ;   996.0 p0      22 t
        xorps xmm12, xmm2                                      ;   997.0 p1      22 t
        movaps xmm2, [rsi - 64]                                ;   993.0 p2      21 t
        xorps xmm2, [r8 + 20256]                               ;   996.8 p5+p2   21 t
        movaps xmm5, [rel camellia128_encrypt.T0_constants128] ;   995.0 p2      41 t reload
        xorps xmm2, xmm5                                       ;   998.0 p0      21 t
        movaps xmm6, [rdx - 112]                               ;   996.0 p2      21 t
        xorps xmm6, [r8 + 20320]                               ;   999.0 p1+p2   21 t
        movaps xmm10, xmm1                                     ;   997.8 p5      22 t copy
        xorps xmm10, xmm9                                      ;   998.8 p0      22 t
        xorps xmm10, xmm12                                     ;   999.8 p1      22 t
        xorps xmm6, xmm5                                       ;  1000.0 p5      21 t
        movaps xmm13, [rdi - 96]                               ;   998.0 p2      21 t
        xorps xmm13, [rax + 80]                                ;  1001.0 p0+p2   21 t
        movaps [r10 - 128], xmm9                               ;   997.0 p3+p4   22 t spill
        movaps xmm9, [rdi - 96]                                ;  1000.0 p2      21 t
        xorps xmm9, [rdi - 112]                                ;  1003.0 p1+p2   21 t
        movaps [rdi - 80], xmm15                               ;   997.0 p3+p4   22 t spill
        movaps xmm15, [rdi + 112]                              ;  1002.0 p2      21 t
        xorps xmm15, xmm6                                      ;  1005.0 p5      21 t
        movaps [rbx - 16], xmm10                               ;  1000.8 p3+p4   22 t spill
        movaps xmm10, [rsi + 80]                               ;  1003.0 p2      21 t
        xorps xmm10, [r8 + 20224]                              ;  1006.0 p0+p2   21 t
        xorps xmm10, xmm15                                     ;  1007.0 p1      21 t
        xorps xmm10, xmm5                                      ;  1008.0 p5      21 t
        xorps xmm15, xmm13                                     ;  1006.0 p0      21 t
        movaps [rbx - 32], xmm0                                ;   999.0 p3+p4   22 t spill
        movaps xmm0, [rsi - 112]                               ;  1005.0 p2      21 t
        xorps xmm0, [r8 + 20336]                               ;  1008.0 p1+p2   21 t
        xorps xmm0, xmm5                                       ;  1009.0 p5      21 t
        xorps xmm0, xmm10                                      ;  1010.0 p0      21 t
        movaps [rbx + 112], xmm11                              ;  1000.2 p3+p4   22 t spill
        movaps xmm11, [rax + 80]                               ;  1007.0 p2      21 t
        xorps xmm11, xmm2                                      ;  1010.0 p1      21 t
        movaps [rax + 80], xmm14                               ;  1001.2 p3+p4   22 t spill
        movaps xmm14, xmm9                                     ;  1004.0 p5      21 t copy
        xorps xmm14, xmm10                                     ;  1009.0 p0      21 t
        movaps [r10 - 112], xmm7                               ;  1002.2 p3+p4   22 t spill
        movaps xmm7, xmm13                                     ;  1003.2 p1      21 t copy
        xorps xmm7, xmm0                                       ;  1011.0 p5      21 t
        movaps [rbp - 16], xmm3                                ;  1003.2 p3+p4   22 t spill
        movaps xmm3, xmm14                                     ;  1010.0 p0      21 t copy
        orps xmm3, xmm0                                        ;  1011.0 p1      21 t
        movaps [rdx - 80], xmm8                                ;  1004.2 p3+p4   22 t spill
        movaps xmm8, xmm15                                     ;  1007.0 p5      21 t copy
        xorps xmm8, xmm11                                      ;  1011.0 p0      21 t
        movaps [rbp + 4048], xmm1                              ;  1005.2 p3+p4   22 t spill
        movaps xmm1, xmm15                                     ;  1007.0 p1      21 t copy
        xorps xmm1, xmm0                                       ;  1011.0 p5      21 t
        movaps [rbp + 4064], xmm4                              ;  1006.2 p3+p4   22 t spill
        movaps xmm4, xmm2                                      ;  1006.5 p0      21 t copy
        xorps xmm4, xmm10                                      ;  1009.0 p1      21 t
        movaps [rbx + 0], xmm12                                ;  1007.2 p3+p4   22 t spill
        movaps xmm12, xmm10                                    ;  1009.0 p5      21 t copy
        orps xmm12, xmm1                                       ;  1012.0 p0      21 t
        xorps xmm12, xmm3                                      ;  1013.0 p1      21 t
        movaps xmm5, [rdi + 112]                               ;  1008.0 p2      21 t
        xorps xmm5, xmm1                                       ;  1012.0 p5      21 t
        movaps [rdi + 112], xmm0                               ;  1011.0 p3+p4   21 t spill
        movaps xmm0, xmm7                                      ;  1012.0 p0      21 t copy
        xorps xmm0, xmm8                                       ;  1013.0 p1      21 t
        xorps xmm3, xmm6                                       ;  1012.0 p5      21 t
        orps xmm6, xmm7                                        ;  1012.0 p0      21 t
        movaps [rbx + 16], xmm7                                ;  1012.0 p3+p4   21 t spill
        movaps xmm7, xmm15                                     ;  1010.0 p1      21 t copy
        andps xmm7, xmm9                                       ;  1011.0 p5      21 t
        xorps xmm7, xmm6                                       ;  1013.0 p0      21 t
        xorps xmm6, xmm15                                      ;  1013.0 p1      21 t
        xorps xmm6, [rdi - 112]                                ;  1014.0 p5+p2   21 t
        xorps xmm3, xmm7                                       ;  1014.0 p0      21 t
        movaps [rdi - 112], xmm1                               ;  1012.0 p3+p4   21 t spill
        movaps xmm1, xmm4                                      ;  1012.0 p1      21 t copy
        andps xmm1, xmm0                                       ;  1014.0 p5      21 t
        xorps xmm6, xmm1                                       ;  1015.0 p0      21 t
        movaps xmm1, xmm4                                      ;  1013.0 p1      21 t copy
        xorps xmm1, xmm5                                       ;  1014.0 p5      21 t
        xorps xmm12, xmm6                                      ;  1016.0 p0      21 t
        movaps [r10 - 96], xmm4                                ;  1013.2 p3+p4   21 t spill
        movaps xmm4, xmm8                                      ;  1014.0 p1      21 t copy
        andps xmm4, xmm1                                       ;  1015.0 p5      21 t
        xorps xmm7, xmm4                                       ;  1016.0 p0      21 t
        movaps xmm4, xmm9                                      ;  1015.0 p1      21 t copy
        xorps xmm4, xmm1                                       ;  1016.0 p5      21 t
        movaps [rbx + 32], xmm8                                ;  1014.8 p3+p4   21 t spill
        movaps xmm8, xmm11                                     ;  1015.8 p0      21 t copy
        andps xmm8, xmm4                                       ;  1017.0 p1      21 t
        xorps xmm3, xmm8                                       ;  1018.0 p5      21 t
        movaps xmm8, xmm5                                      ;  1016.8 p0      21 t copy
        xorps xmm8, xmm14                                      ;  1017.8 p1      21 t
        movaps [r10 - 80], xmm0                                ;  1016.2 p3+p4   21 t spill
        movaps xmm0, xmm13                                     ;  1017.2 p5      21 t copy
        andps xmm0, xmm8                                       ;  1018.8 p0      21 t
        xorps xmm7, xmm0                                       ;  1019.8 p1      21 t
        xorps xmm6, xmm0                                       ;  1019.8 p5      21 t
        movaps xmm0, [rdi - 96]                                ;  1017.5 p2      21 t
        orps xmm0, xmm2                                        ;  1020.5 p0      21 t
        xorps xmm6, xmm0                                       ;  1021.5 p1      21 t
        movaps xmm0, xmm12                                     ;  1019.2 p5      21 t copy
        andps xmm0, xmm3                                       ;  1020.2 p0      21 t
        xorps xmm6, xmm0                                       ;  1022.5 p1      21 t
        movaps [r10 - 64], xmm2                                ;  1019.0 p3+p4   21 t spill
        movaps xmm2, xmm7                                      ;  1020.8 p5      21 t copy
        andps xmm2, xmm6                                       ;  1023.5 p0      21 t
        xorps xmm6, xmm3                                       ;  1023.5 p1      21 t
        orps xmm0, xmm6                                        ;  1024.5 p5      21 t
        xorps xmm12, xmm2                                      ;  1024.5 p0      21 t
        xorps xmm0, xmm12                                      ;  1025.5 p1      21 t
        andps xmm8, xmm0                                       ;  1026.5 p5      21 t
        movaps xmm2, xmm7                                      ;  1022.8 p0      21 t copy
        andps xmm2, xmm12                                      ;  1025.5 p1      21 t
        xorps xmm3, xmm2                                       ;  1026.5 p5      21 t
        andps xmm12, xmm3                                      ;  1027.5 p0      21 t
        movaps xmm2, xmm0                                      ;  1026.5 p1      21 t copy
        orps xmm2, xmm3                                        ;  1027.5 p5      21 t
        xorps xmm6, xmm2                                       ;  1028.5 p0      21 t
        xorps xmm7, xmm12                                      ;  1028.5 p1      21 t
        movaps xmm2, xmm0                                      ;  1026.5 p5      21 t copy
        xorps xmm2, xmm3                                       ;  1027.5 p0      21 t
        andps xmm4, xmm2                                       ;  1028.5 p1      21 t
        andps xmm11, xmm2                                      ;  1028.5 p5      21 t
        xorps xmm2, xmm6                                       ;  1029.5 p0      21 t
        andps xmm1, xmm2                                       ;  1030.5 p1      21 t
        andps xmm13, xmm0                                      ;  1027.2 p5      21 t
        xorps xmm4, xmm1                                       ;  1031.5 p0      21 t
        andps xmm15, xmm6                                      ;  1029.5 p1      21 t
        andps xmm10, xmm7                                      ;  1029.5 p5      21 t
        andps xmm9, xmm6                                       ;  1029.5 p0      21 t
        xorps xmm6, xmm7                                       ;  1029.5 p1      21 t
        xorps xmm9, xmm1                                       ;  1031.5 p5      21 t
        movaps xmm1, [rdi - 112]                               ;  1027.5 p2      21 t
        andps xmm1, xmm7                                       ;  1030.5 p0      21 t
        movaps xmm12, [rdi + 112]                              ;  1028.5 p2      21 t
        andps xmm12, xmm6                                      ;  1031.5 p1      21 t
        xorps xmm12, xmm11                                     ;  1032.5 p5      21 t
        xorps xmm11, xmm1                                      ;  1031.5 p0      21 t
        xorps xmm0, xmm6                                       ;  1031.0 p1      21 t
        xorps xmm7, xmm3                                       ;  1031.2 p5      21 t
        andps xmm5, xmm0                                       ;  1032.0 p0      21 t
        andps xmm14, xmm6                                      ;  1032.0 p1      21 t
        movaps xmm1, [r10 - 80]                                ;  1030.0 p2      21 t
        andps xmm1, xmm7                                       ;  1033.0 p5      21 t
        andps xmm7, [r10 - 96]                                 ;  1032.8 p0+p2   21 t
        andps xmm0, [rbx + 16]                                 ;  1033.0 p1+p2   21 t
        xorps xmm0, xmm12                                      ;  1034.0 p5      21 t
        xorps xmm0, xmm1                                       ;  1035.0 p0      21 t
        xorps xmm14, xmm8                                      ;  1034.0 p1      21 t
        xorps xmm14, xmm4                                      ;  1035.0 p5      21 t
        xorps xmm15, xmm1                                      ;  1034.8 p0      21 t
        xorps xmm15, xmm11                                     ;  1035.8 p1      21 t
        movaps xmm1, [r10 - 64]                                ;  1033.0 p2      21 t
        andps xmm1, xmm3                                       ;  1036.0 p5      21 t
        xorps xmm1, xmm15                                      ;  1037.0 p0      21 t
        andps xmm3, [rdi - 96]                                 ;  1036.0 p1+p2   21 t
        xorps xmm3, xmm0                                       ;  1037.0 p5      21 t
        xorps xmm3, xmm1                                       ;  1038.0 p0      21 t
        xorps xmm4, xmm10                                      ;  1037.0 p1      21 t
        andps xmm2, [rbx + 32]                                 ;  1037.2 p5+p2   21 t
        xorps xmm4, xmm1                                       ;  1038.0 p0      21 t
        xorps xmm7, xmm9                                       ;  1038.0 p1      21 t
        xorps xmm7, xmm1                                       ;  1039.0 p5      21 t
        xorps xmm2, xmm3                                       ;  1039.0 p0      21 t
        xorps xmm12, xmm13                                     ;  1039.0 p1      21 t
        xorps xmm12, xmm3                                      ;  1040.0 p5      21 t
        movaps xmm1, [rsi + 16]                                ;  1036.0 p2      42 t
        xorps xmm1, [r8 + 20384]                               ;  1039.8 p0+p2   42 t
        movaps xmm3, [rel camellia128_encrypt.T0_constants128] ;  1038.0 p2      41 t reload
        xorps xmm1, xmm3                                       ;  1041.0 p1      42 t
        movaps xmm6, [rsi + 32]                                ;  1039.0 p2      42 t
        xorps xmm6, [r8 + 20448]                               ;  1042.0 p5+p2   42 t
        movaps xmm10, xmm4                                     ;  1040.8 p0      21 t copy
        xorps xmm10, xmm7                                      ;  1041.8 p1      21 t
        xorps xmm10, xmm12                                     ;  1042.8 p5      21 t
        xorps xmm6, xmm3                                       ;  1043.0 p0      42 t
        movaps xmm13, [r11 - 128]                              ;  1041.0 p2      42 t
        xorps xmm13, [rcx + 112]                               ;  1044.0 p1+p2   42 t
        movaps [rbx + 32], xmm14                               ;  1039.0 p3+p4   21 t spill
        movaps xmm14, [r11 - 128]                              ;  1043.0 p2      42 t
        xorps xmm14, [r10 + 112]                               ;  1046.0 p5+p2   42 t
        movaps [rdi - 96], xmm11                               ;  1040.0 p3+p4   21 t spill
        movaps xmm11, [r10 + 96]                               ;  1045.0 p2      42 t
        xorps xmm11, xmm6                                      ;  1048.0 p0      42 t
        movaps [r10 - 64], xmm0                                ;  1041.0 p3+p4   21 t spill
        movaps xmm0, [rsi + 48]                                ;  1046.0 p2      42 t
        xorps xmm0, [r8 + 20352]                               ;  1049.0 p1+p2   42 t
        xorps xmm0, xmm11                                      ;  1050.0 p5      42 t
        xorps xmm0, xmm3                                       ;  1051.0 p0      42 t
        xorps xmm11, xmm13                                     ;  1049.0 p1      42 t
        movaps [rbx + 16], xmm15                               ;  1042.0 p3+p4   21 t spill
        movaps xmm15, [rsi - 80]                               ;  1048.0 p2      42 t
        xorps xmm15, [r8 + 20464]                              ;  1051.0 p5+p2   42 t
        xorps xmm15, xmm3                                      ;  1052.0 p0      42 t
        xorps xmm15, xmm0                                      ;  1053.0 p1      42 t
        movaps xmm3, [rcx + 112]                               ;  1050.0 p2      42 t
        xorps xmm3, xmm1                                       ;  1053.0 p5      42 t
        movaps [rcx + 112], xmm5                               ;  1043.8 p3+p4   21 t spill
        movaps xmm5, xmm14                                     ;  1047.0 p0      42 t copy
        xorps xmm5, xmm0                                       ;  1052.0 p1      42 t
        movaps [r10 - 96], xmm8                                ;  1045.0 p3+p4   21 t spill
        movaps xmm8, xmm13                                     ;  1046.2 p5      42 t copy
        xorps xmm8, xmm15                                      ;  1054.0 p0      42 t
        movaps [r10 - 80], xmm4                                ;  1046.2 p3+p4   21 t spill
        movaps xmm4, xmm5                                      ;  1053.0 p1      42 t copy
        orps xmm4, xmm15                                       ;  1054.0 p5      42 t
        movaps [rdi + 112], xmm9                               ;  1047.2 p3+p4   21 t spill
        movaps xmm9, xmm11                                     ;  1050.0 p0      42 t copy
        xorps xmm9, xmm3                                       ;  1054.0 p1      42 t
        movaps [rdi - 112], xmm12                              ;  1048.2 p3+p4   21 t spill
        movaps xmm12, xmm11                                    ;  1050.0 p5      42 t copy
        xorps xmm12, xmm15                                     ;  1054.0 p0      42 t
        movaps [r11 - 112], xmm2                               ;  1049.2 p3+p4   21 t spill
        movaps xmm2, xmm1                                      ;  1049.5 p1      42 t copy
        xorps xmm2, xmm0                                       ;  1052.0 p5      42 t
        movaps [rax - 80], xmm10                               ;  1050.2 p3+p4   21 t spill
        movaps xmm10, xmm0                                     ;  1052.0 p0      42 t copy
        orps xmm10, xmm12                                      ;  1055.0 p1      42 t
        xorps xmm10, xmm4                                      ;  1056.0 p5      42 t
        movaps [rbx + 48], xmm7                                ;  1051.2 p3+p4   21 t spill
        movaps xmm7, [r10 + 96]                                ;  1051.2 p2      42 t
        xorps xmm7, xmm12                                      ;  1055.0 p0      42 t
        movaps [r10 + 96], xmm15                               ;  1054.0 p3+p4   42 t spill
        movaps xmm15, xmm8                                     ;  1055.0 p1      42 t copy
        xorps xmm15, xmm9                                      ;  1056.0 p5      42 t
        xorps xmm4, xmm6                                       ;  1055.0 p0      42 t
        orps xmm6, xmm8                                        ;  1055.0 p1      42 t
        movaps [rbp + 4080], xmm8                              ;  1055.0 p3+p4   42 t spill
        movaps xmm8, xmm11                                     ;  1053.2 p5      42 t copy
        andps xmm8, xmm14                                      ;  1054.2 p0      42 t
        xorps xmm8, xmm6                                       ;  1056.0 p1      42 t
        xorps xmm6, xmm11                                      ;  1056.0 p5      42 t
        xorps xmm6, [r10 + 112]                                ;  1057.0 p0+p2   42 t
        xorps xmm4, xmm8                                       ;  1057.0 p1      42 t
        movaps [r10 + 112], xmm12                              ;  1055.0 p3+p4   42 t spill
        movaps xmm12, xmm2                                     ;  1055.2 p5      42 t copy
        andps xmm12, xmm15                                     ;  1057.0 p0      42 t
        xorps xmm6, xmm12                                      ;  1058.0 p1      42 t
        movaps xmm12, xmm2                                     ;  1056.2 p5      42 t copy
        xorps xmm12, xmm7                                      ;  1057.2 p0      42 t
        xorps xmm10, xmm6                                      ;  1059.0 p1      42 t
        movaps [rbp + 4096], xmm2                              ;  1056.5 p3+p4   42 t spill
        movaps xmm2, xmm9                                      ;  1057.2 p5      42 t copy
        andps xmm2, xmm12                                      ;  1058.2 p0      42 t
        xorps xmm8, xmm2                                       ;  1059.2 p1      42 t
        movaps xmm2, xmm14                                     ;  1058.2 p5      42 t copy
        xorps xmm2, xmm12                                      ;  1059.2 p0      42 t
        movaps [rbp + 4112], xmm9                              ;  1058.0 p3+p4   42 t spill
        movaps xmm9, xmm3                                      ;  1059.0 p1      42 t copy
        andps xmm9, xmm2                                       ;  1060.2 p5      42 t
        xorps xmm4, xmm9                                       ;  1061.2 p0      42 t
        movaps xmm9, xmm7                                      ;  1060.0 p1      42 t copy
        xorps xmm9, xmm5                                       ;  1061.0 p5      42 t
        movaps [rbp + 4128], xmm15                             ;  1059.5 p3+p4   42 t spill
        movaps xmm15, xmm13                                    ;  1060.5 p0      42 t copy
        andps xmm15, xmm9                                      ;  1062.0 p1      42 t
        xorps xmm8, xmm15                                      ;  1063.0 p5      42 t
        xorps xmm6, xmm15                                      ;  1063.0 p0      42 t
        movaps xmm15, [r11 - 128]                              ;  1060.8 p2      42 t
        orps xmm15, xmm1                                       ;  1063.8 p1      42 t
        xorps xmm6, xmm15                                      ;  1064.8 p5      42 t
        movaps xmm15, xmm10                                    ;  1062.5 p0      42 t copy
        andps xmm15, xmm4                                      ;  1063.5 p1      42 t
        xorps xmm6, xmm15                                      ;  1065.8 p5      42 t
        movaps [rbp + 4144], xmm1                              ;  1062.2 p3+p4   42 t spill
        movaps xmm1, xmm8                                      ;  1064.0 p0      42 t copy
        andps xmm1, xmm6                                       ;  1066.8 p1      42 t
        xorps xmm6, xmm4                                       ;  1066.8 p5      42 t
        orps xmm15, xmm6                                       ;  1067.8 p0      42 t
        xorps xmm10, xmm1                                      ;  1067.8 p1      42 t
        xorps xmm15, xmm10                                     ;  1068.8 p5      42 t
        andps xmm9, xmm15                                      ;  1069.8 p0      42 t
        movaps xmm1, xmm8                                      ;  1066.0 p1      42 t copy
        andps xmm1, xmm10                                      ;  1068.8 p5      42 t
        xorps xmm4, xmm1                                       ;  1069.8 p0      42 t
        andps xmm10, xmm4                                      ;  1070.8 p1      42 t
        movaps xmm1, xmm15                                     ;  1069.8 p5      42 t copy
        orps xmm1, xmm4                                        ;  1070.8 p0      42 t
        xorps xmm6, xmm1                                       ;  1071.8 p1      42 t
        xorps xmm8, xmm10                                      ;  1071.8 p5      42 t
        movaps xmm1, xmm15                                     ;  1069.8 p0      42 t copy
        xorps xmm1, xmm4                                       ;  1070.8 p1      42 t
        andps xmm2, xmm1                                       ;  1071.8 p5      42 t
        andps xmm3, xmm1                                       ;  1071.8 p0      42 t
        xorps xmm1, xmm6                                       ;  1072.8 p1      42 t
        andps xmm12, xmm1                                      ;  1073.8 p5      42 t
        andps xmm13, xmm15                                     ;  1070.5 p0      42 t
        xorps xmm2, xmm12                                      ;  1074.8 p1      42 t
        andps xmm11, xmm6                                      ;  1072.8 p5      42 t
        andps xmm0, xmm8                                       ;  1072.8 p0      42 t
        andps xmm14, xmm6                                      ;  1072.8 p1      42 t
        xorps xmm6, xmm8                                       ;  1072.8 p5      42 t
        xorps xmm14, xmm12                                     ;  1074.8 p0      42 t
        movaps xmm10, [r10 + 112]                              ;  1070.8 p2      42 t
        andps xmm10, xmm8                                      ;  1073.8 p1      42 t
        movaps xmm12, [r10 + 96]                               ;  1071.8 p2      42 t
        andps xmm12, xmm6                                      ;  1074.8 p5      42 t
        xorps xmm12, xmm3                                      ;  1075.8 p0      42 t
        xorps xmm3, xmm10                                      ;  1074.8 p1      42 t
        xorps xmm15, xmm6                                      ;  1074.2 p5      42 t
        xorps xmm8, xmm4                                       ;  1074.5 p0      42 t
        andps xmm7, xmm15                                      ;  1075.2 p1      42 t
        andps xmm5, xmm6                                       ;  1075.2 p5      42 t
        movaps xmm6, [rbp + 4128]                              ;  1073.2 p2      42 t
        andps xmm6, xmm8                                       ;  1076.2 p0      42 t
        andps xmm8, [rbp + 4096]                               ;  1076.0 p1+p2   42 t
        andps xmm15, [rbp + 4080]                              ;  1076.2 p5+p2   42 t
        xorps xmm15, xmm12                                     ;  1077.2 p0      42 t
        xorps xmm15, xmm6                                      ;  1078.2 p1      42 t
        xorps xmm5, xmm9                                       ;  1077.2 p5      42 t
        xorps xmm5, xmm2                                       ;  1078.2 p0      42 t
        xorps xmm11, xmm6                                      ;  1078.0 p1      42 t
        xorps xmm11, xmm3                                      ;  1079.0 p5      42 t
        movaps xmm6, [rbp + 4144]                              ;  1076.2 p2      42 t
        andps xmm6, xmm4                                       ;  1079.2 p0      42 t
        xorps xmm6, xmm11                                      ;  1080.2 p1      42 t
        andps xmm4, [r11 - 128]                                ;  1079.2 p5+p2   42 t
        xorps xmm4, xmm15                                      ;  1080.2 p0      42 t
        xorps xmm4, xmm6                                       ;  1081.2 p1      42 t
        xorps xmm2, xmm0                                       ;  1080.2 p5      42 t
        andps xmm1, [rbp + 4112]                               ;  1080.5 p0+p2   42 t
        xorps xmm2, xmm6                                       ;  1081.2 p1      42 t
        xorps xmm8, xmm14                                      ;  1081.2 p5      42 t
        xorps xmm8, xmm6                                       ;  1082.2 p0      42 t
        xorps xmm1, xmm4                                       ;  1082.2 p1      42 t
        xorps xmm12, xmm13                                     ;  1082.2 p5      42 t
        xorps xmm12, xmm4                                      ;  1083.2 p0      42 t
        movaps xmm0, [rcx - 48]                                ;  1079.2 p2      41 t
        xorps xmm0, [rbx + 0]                                  ;  1083.0 p1+p2   41 t
        movaps xmm4, [rel camellia128_encrypt.T0_constants128] ;  1081.2 p2      41 t reload
        xorps xmm0, xmm4                                       ;  1084.2 p5      41 t
        movaps xmm6, xmm2                                      ;  1083.5 p0      42 t copy
        xorps xmm6, xmm8                                       ;  1084.5 p1      42 t
        xorps xmm6, xmm12                                      ;  1085.5 p5      42 t
        movaps xmm10, [rbx - 80]                               ;  1082.2 p2      41 t
        movaps xmm13, [rax - 96]                               ;  1083.2 p2      23 t reload
        xorps xmm10, xmm13                                     ;  1086.2 p0      41 t
        xorps xmm10, [rax - 112]                               ;  1087.2 p1+p2   41 t
        movaps xmm13, [rcx - 80]                               ;  1085.2 p2      41 t
        xorps xmm13, xmm1                                      ;  1088.2 p5      41 t
        xorps xmm13, xmm6                                      ;  1089.2 p0      41 t
        xorps xmm12, [rbp - 48]                                ;  1086.2 p1+p2   41 t
        xorps xmm12, xmm4                                      ;  1087.2 p5      41 t
        movaps [rbx + 0], xmm8                                 ;  1083.2 p3+p4   42 t spill
        movaps xmm8, [rdi - 64]                                ;  1087.2 p2      41 t
        xorps xmm8, [rbx + 48]                                 ;  1090.2 p0+p2   41 t
        movaps [rbx + 48], xmm1                                ;  1084.2 p3+p4   42 t spill
        movaps xmm1, [rdi - 64]                                ;  1089.2 p2      41 t
        xorps xmm1, xmm0                                       ;  1092.2 p1      41 t
        movaps [rdi - 64], xmm6                                ;  1086.5 p3+p4   42 t spill
        movaps xmm6, [rcx - 48]                                ;  1090.2 p2      41 t
        xorps xmm6, xmm10                                      ;  1093.2 p5      41 t
        xorps xmm10, xmm1                                      ;  1093.2 p0      41 t
        movaps [rcx - 48], xmm1                                ;  1093.2 p3+p4   41 t spill
        movaps xmm1, [rcx - 80]                                ;  1091.2 p2      41 t
        xorps xmm1, xmm8                                       ;  1094.2 p1      41 t
        xorps xmm0, xmm1                                       ;  1095.2 p5      41 t
        movaps [rcx - 80], xmm1                                ;  1095.2 p3+p4   41 t spill
        movaps xmm1, [rbx - 80]                                ;  1092.2 p2      41 t
        xorps xmm1, xmm13                                      ;  1095.2 p0      41 t
        xorps xmm13, xmm6                                      ;  1094.2 p1      41 t
        xorps xmm8, xmm1                                       ;  1096.2 p5      41 t
        movaps [rbx - 80], xmm6                                ;  1094.2 p3+p4   41 t spill
        movaps xmm6, [rbp + 64]                                ;  1093.2 p2      41 t
        xorps xmm6, [rbp + 4048]                               ;  1096.2 p0+p2   41 t
        xorps xmm6, [rbp + 4064]                               ;  1097.2 p1+p2   41 t
        xorps xmm6, [rdx - 80]                                 ;  1098.2 p5+p2   41 t
        xorps xmm6, [rbp - 16]                                 ;  1099.2 p0+p2   41 t
        xorps xmm6, xmm4                                       ;  1100.2 p1      41 t
        movaps [rbp - 16], xmm1                                ;  1096.2 p3+p4   41 t spill
        movaps xmm1, [rax + 96]                                ;  1098.2 p2      41 t
        xorps xmm1, [rbp + 4032]                               ;  1101.2 p5+p2   41 t
        xorps xmm1, xmm4                                       ;  1102.2 p0      41 t
        xorps xmm2, xmm14                                      ;  1094.2 p1      41 t
        movaps xmm14, [rdx + 112]                              ;  1100.2 p2      41 t
        xorps xmm14, [rax - 80]                                ;  1103.2 p5+p2   41 t
        xorps xmm14, [r11 - 112]                               ;  1104.2 p0+p2   41 t
        xorps xmm2, xmm9                                       ;  1095.2 p1      41 t
        movaps xmm9, [rdx + 112]                               ;  1103.2 p2      41 t
        xorps xmm9, xmm6                                       ;  1106.2 p5      41 t
        xorps xmm2, xmm7                                       ;  1096.2 p0      41 t
        movaps xmm7, [rbp + 64]                                ;  1104.2 p2      41 t
        xorps xmm7, xmm1                                       ;  1107.2 p1      41 t
        xorps xmm1, xmm9                                       ;  1107.2 p5      41 t
        xorps xmm2, [rcx - 96]                                 ;  1105.2 p0+p2   41 t
        xorps xmm2, xmm4                                       ;  1106.2 p1      41 t
        movaps [rbp + 64], xmm9                                ;  1107.2 p3+p4   41 t spill
        movaps xmm9, [rbp - 48]                                ;  1106.2 p2      41 t
        xorps xmm9, xmm14                                      ;  1109.2 p5      41 t
        xorps xmm6, xmm9                                       ;  1110.2 p0      41 t
        movaps [rbp - 48], xmm9                                ;  1110.2 p3+p4   41 t spill
        movaps xmm9, [rax + 96]                                ;  1107.2 p2      41 t
        xorps xmm9, xmm12                                      ;  1110.2 p1      41 t
        xorps xmm12, xmm7                                      ;  1108.2 p5      41 t
        xorps xmm14, xmm9                                      ;  1111.2 p0      41 t
        movaps [rax + 96], xmm7                                ;  1108.2 p3+p4   41 t spill
        movaps xmm7, [rbx - 48]                                ;  1108.2 p2      41 t
        xorps xmm7, [r10 - 112]                                ;  1111.2 p1+p2   41 t
        xorps xmm7, xmm4                                       ;  1112.2 p5      41 t
        movaps [r10 - 112], xmm9                               ;  1111.2 p3+p4   41 t spill
        movaps xmm9, [rbx - 112]                               ;  1110.2 p2      41 t
        xorps xmm9, [rbp - 128]                                ;  1113.2 p0+p2   41 t
        xorps xmm9, [rdx - 128]                                ;  1114.2 p1+p2   41 t
        xorps xmm9, [rbx + 80]                                 ;  1115.2 p5+p2   41 t
        xorps xmm9, [rax - 128]                                ;  1116.2 p0+p2   41 t
        xorps xmm9, xmm4                                       ;  1117.2 p1      41 t
        xorps xmm11, [rbp + 48]                                ;  1115.2 p5+p2   41 t
        xorps xmm11, xmm4                                      ;  1116.2 p0      41 t
        movaps [rax - 128], xmm14                              ;  1112.2 p3+p4   41 t spill
        movaps xmm14, [rdi - 16]                               ;  1116.2 p2      41 t
        xorps xmm14, [rdi - 112]                               ;  1119.2 p1+p2   41 t
        xorps xmm14, xmm4                                      ;  1120.2 p5      41 t
        movaps [rdi - 112], xmm8                               ;  1111.0 p3+p4   41 t spill
        movaps xmm8, [rdi - 16]                                ;  1118.2 p2      41 t
        xorps xmm8, xmm7                                       ;  1121.2 p0      41 t
        movaps [rdi - 16], xmm6                                ;  1112.0 p3+p4   41 t spill
        movaps xmm6, [rbx - 48]                                ;  1119.2 p2      41 t
        xorps xmm6, xmm9                                       ;  1122.2 p1      41 t
        xorps xmm9, xmm8                                       ;  1122.2 p5      41 t
        movaps [rbx - 48], xmm8                                ;  1122.2 p3+p4   41 t spill
        movaps xmm8, [rcx - 96]                                ;  1120.2 p2      41 t
        xorps xmm8, xmm14                                      ;  1123.2 p0      41 t
        xorps xmm7, xmm8                                       ;  1124.2 p1      41 t
        movaps [rcx - 96], xmm8                                ;  1124.2 p3+p4   41 t spill
        movaps xmm8, [rbx - 112]                               ;  1121.2 p2      41 t
        xorps xmm8, xmm2                                       ;  1124.2 p5      41 t
        xorps xmm2, xmm6                                       ;  1123.2 p0      41 t
        xorps xmm14, xmm8                                      ;  1125.2 p1      41 t
        movaps [rbx - 112], xmm6                               ;  1123.2 p3+p4   41 t spill
        movaps xmm6, [rdx - 16]                                ;  1122.2 p2      41 t
        xorps xmm6, [rax + 80]                                 ;  1125.2 p5+p2   41 t
        xorps xmm6, [rbx + 112]                                ;  1126.2 p0+p2   41 t
        xorps xmm6, [rbx - 32]                                 ;  1127.2 p1+p2   41 t
        movaps [rbx + 112], xmm8                               ;  1125.2 p3+p4   41 t spill
        movaps xmm8, [rbp - 96]                                ;  1126.2 p2      41 t
        xorps xmm8, [rbx + 64]                                 ;  1129.2 p5+p2   41 t
        xorps xmm8, xmm4                                       ;  1130.2 p0      41 t
        xorps xmm15, xmm3                                      ;  1122.8 p1      41 t
        movaps xmm3, [rdi - 48]                                ;  1128.2 p2      41 t
        xorps xmm3, [r10 - 80]                                 ;  1131.2 p5+p2   41 t
        xorps xmm3, [rdi + 112]                                ;  1132.2 p0+p2   41 t
        xorps xmm3, [r10 - 96]                                 ;  1133.2 p1+p2   41 t
        xorps xmm3, [rcx + 112]                                ;  1134.2 p5+p2   41 t
        xorps xmm3, xmm4                                       ;  1135.2 p0      41 t
        xorps xmm15, xmm5                                      ;  1124.8 p1      41 t
        xorps xmm15, [rbx - 128]                               ;  1133.2 p5+p2   41 t
        movaps [rcx + 112], xmm14                              ;  1126.2 p3+p4   41 t spill
        movaps xmm14, [rdi - 48]                               ;  1134.2 p2      41 t
        xorps xmm14, xmm6                                      ;  1137.2 p0      41 t
        movaps [rdi - 48], xmm7                                ;  1126.0 p3+p4   41 t spill
        movaps xmm7, [rdx - 16]                                ;  1135.2 p2      41 t
        xorps xmm7, xmm8                                       ;  1138.2 p1      41 t
        xorps xmm8, xmm14                                      ;  1138.2 p5      41 t
        movaps [rdx - 16], xmm14                               ;  1138.2 p3+p4   41 t spill
        movaps xmm14, [rbp + 48]                               ;  1136.2 p2      41 t
        xorps xmm14, xmm3                                      ;  1139.2 p0      41 t
        xorps xmm6, xmm14                                      ;  1140.2 p1      41 t
        movaps [rbp + 48], xmm14                               ;  1140.2 p3+p4   41 t spill
        movaps xmm14, [rbp - 96]                               ;  1137.2 p2      41 t
        xorps xmm14, xmm11                                     ;  1140.2 p5      41 t
        xorps xmm11, xmm7                                      ;  1139.2 p0      41 t
        xorps xmm3, xmm14                                      ;  1141.2 p1      41 t
        movaps [rbp - 96], xmm7                                ;  1139.2 p3+p4   41 t spill
        movaps xmm7, [rcx - 32]                                ;  1138.2 p2      41 t
        xorps xmm7, [rbx - 32]                                 ;  1141.2 p5+p2   41 t
        xorps xmm7, [rbx - 16]                                 ;  1142.2 p0+p2   41 t
        xorps xmm7, xmm4                                       ;  1143.2 p1      41 t
        movaps [rbx - 32], xmm14                               ;  1141.2 p3+p4   41 t spill
        movaps xmm14, [rbx - 64]                               ;  1141.2 p2      41 t
        xorps xmm14, [rbp + 80]                                ;  1144.2 p5+p2   41 t
        xorps xmm14, [rbx + 96]                                ;  1145.2 p0+p2   41 t
        xorps xmm14, [rbp + 32]                                ;  1146.2 p1+p2   41 t
        xorps xmm5, xmm4                                       ;  1139.2 p5      41 t
        xorps xmm5, [rbp + 0]                                  ;  1145.2 p0+p2   41 t
        xorps xmm5, [rdi - 64]                                 ;  1146.2 p1+p2   41 t
        movaps [rdi - 64], xmm3                                ;  1142.2 p3+p4   41 t spill
        movaps xmm3, [rbp - 80]                                ;  1147.2 p2      41 t
        xorps xmm3, xmm4                                       ;  1150.2 p5      41 t
        xorps xmm3, [rbx + 16]                                 ;  1151.2 p0+p2   41 t
        movaps [rbx + 16], xmm6                                ;  1141.2 p3+p4   41 t spill
        movaps xmm6, [rbp - 80]                                ;  1149.2 p2      41 t
        xorps xmm6, xmm7                                       ;  1152.2 p1      41 t
        movaps [rbp - 80], xmm0                                ;  1141.8 p3+p4   41 t spill
        movaps xmm0, [rcx - 32]                                ;  1150.2 p2      41 t
        xorps xmm0, xmm14                                      ;  1153.2 p5      41 t
        xorps xmm14, xmm6                                      ;  1153.2 p0      41 t
        movaps [rcx - 32], xmm6                                ;  1153.2 p3+p4   41 t spill
        movaps xmm6, [rbx - 128]                               ;  1151.2 p2      41 t
        xorps xmm6, xmm3                                       ;  1154.2 p1      41 t
        xorps xmm7, xmm6                                       ;  1155.2 p5      41 t
        movaps [rbx - 128], xmm6                               ;  1155.2 p3+p4   41 t spill
        movaps xmm6, [rbx - 64]                                ;  1152.2 p2      41 t
        xorps xmm6, xmm15                                      ;  1155.2 p0      41 t
        xorps xmm15, xmm0                                      ;  1154.2 p1      41 t
        xorps xmm3, xmm6                                       ;  1156.2 p5      41 t
        movaps [rbx - 64], xmm0                                ;  1154.2 p3+p4   41 t spill
        movaps xmm0, [rbp - 32]                                ;  1153.2 p2      41 t
        xorps xmm0, xmm4                                       ;  1156.2 p0      41 t
        xorps xmm0, [rdi - 80]                                 ;  1157.2 p1+p2   41 t
        movaps [rbx + 96], xmm6                                ;  1156.2 p3+p4   41 t spill
        movaps xmm6, [rbp + 16]                                ;  1155.2 p2      41 t
        xorps xmm6, xmm4                                       ;  1158.2 p5      41 t
        xorps xmm6, [rbp + 32]                                 ;  1159.2 p0+p2   41 t
        xorps xmm6, [rax - 96]                                 ;  1160.2 p1+p2   41 t
        movaps [rax - 96], xmm3                                ;  1157.2 p3+p4   41 t spill
        movaps xmm3, [rdi + 0]                                 ;  1158.2 p2      41 t
        xorps xmm3, [r10 - 64]                                 ;  1161.2 p5+p2   41 t
        xorps xmm3, [rdi - 96]                                 ;  1162.2 p0+p2   41 t
        xorps xmm3, [rbx + 32]                                 ;  1163.2 p1+p2   41 t
        movaps [rdi - 96], xmm7                                ;  1156.2 p3+p4   41 t spill
        movaps xmm7, [rdi + 0]                                 ;  1162.2 p2      41 t
        xorps xmm7, xmm0                                       ;  1165.2 p5      41 t
        movaps [rdi + 0], xmm14                                ;  1156.2 p3+p4   41 t spill
        movaps xmm14, [rbp - 32]                               ;  1163.2 p2      41 t
        xorps xmm14, xmm6                                      ;  1166.2 p0      41 t
        xorps xmm6, xmm7                                       ;  1166.2 p1      41 t
        movaps [rbp - 32], xmm7                                ;  1166.2 p3+p4   41 t spill
        movaps xmm7, [rbp + 0]                                 ;  1164.2 p2      41 t
        xorps xmm7, xmm3                                       ;  1167.2 p5      41 t
        xorps xmm0, xmm7                                       ;  1168.2 p0      41 t
        movaps [rbp + 0], xmm7                                 ;  1168.2 p3+p4   41 t spill
        movaps xmm7, [rbp + 16]                                ;  1165.2 p2      41 t
        xorps xmm7, xmm5                                       ;  1168.2 p1      41 t
        xorps xmm5, xmm14                                      ;  1167.2 p5      41 t
        xorps xmm3, xmm7                                       ;  1169.2 p0      41 t
        movaps [rbp + 16], xmm14                               ;  1167.2 p3+p4   41 t spill
        movaps xmm14, [rcx - 64]                               ;  1166.2 p2      41 t
        xorps xmm14, [r10 - 128]                               ;  1169.2 p1+p2   41 t
        movaps [r10 - 128], xmm7                               ;  1169.2 p3+p4   41 t spill
        movaps xmm7, [rbx - 96]                                ;  1168.2 p2      41 t
        xorps xmm7, xmm4                                       ;  1171.2 p5      41 t
        xorps xmm7, [rax - 112]                                ;  1172.2 p0+p2   41 t
        movaps [rax - 112], xmm3                               ;  1170.2 p3+p4   41 t spill
        movaps xmm3, [rax + 112]                               ;  1170.2 p2      41 t
        xorps xmm3, xmm4                                       ;  1173.2 p1      41 t
        xorps xmm3, [rbx + 48]                                 ;  1174.2 p5+p2   41 t
        movaps [rbx + 48], xmm0                                ;  1169.2 p3+p4   41 t spill
        movaps xmm0, [rdi - 32]                                ;  1172.2 p2      41 t
        xorps xmm0, xmm4                                       ;  1175.2 p0      41 t
        xorps xmm0, [rbx + 32]                                 ;  1176.2 p1+p2   41 t
        xorps xmm0, [rax - 80]                                 ;  1177.2 p5+p2   41 t
        movaps [rax - 80], xmm6                                ;  1168.8 p3+p4   41 t spill
        movaps xmm6, [rdi - 32]                                ;  1175.2 p2      41 t
        xorps xmm6, xmm14                                      ;  1178.2 p0      41 t
        movaps [rdi - 32], xmm8                                ;  1169.8 p3+p4   41 t spill
        movaps xmm8, [rcx - 64]                                ;  1176.2 p2      41 t
        xorps xmm8, xmm7                                       ;  1179.2 p1      41 t
        xorps xmm7, xmm6                                       ;  1179.2 p5      41 t
        movaps [rcx - 64], xmm6                                ;  1179.2 p3+p4   41 t spill
        movaps xmm6, [rax + 112]                               ;  1177.2 p2      41 t
        xorps xmm6, xmm0                                       ;  1180.2 p0      41 t
        xorps xmm14, xmm6                                      ;  1181.2 p1      41 t
        movaps [rax + 112], xmm6                               ;  1181.2 p3+p4   41 t spill
        movaps xmm6, [rbx - 96]                                ;  1178.2 p2      41 t
        xorps xmm6, xmm3                                       ;  1181.2 p5      41 t
        xorps xmm3, xmm8                                       ;  1180.2 p0      41 t
        xorps xmm0, xmm6                                       ;  1182.2 p1      41 t
        xorps xmm4, [rbp - 112]                                ;  1179.2 p5+p2   41 t
        xorps xmm4, [r11 - 112]                                ;  1180.2 p0+p2   41 t
        movaps [r11 - 112], xmm8                               ;  1180.2 p3+p4   41 t spill
        movaps xmm8, [rcx - 128]                               ;  1181.2 p2      41 t
        xorps xmm8, [rbx - 16]                                 ;  1184.2 p1+p2   41 t
        xorps xmm8, [rdi - 80]                                 ;  1185.2 p5+p2   41 t
        movaps [rdi - 80], xmm6                                ;  1182.2 p3+p4   41 t spill
        movaps xmm6, [rcx - 112]                               ;  1184.2 p2      41 t
        xorps xmm6, [rcx - 16]                                 ;  1187.2 p0+p2   41 t
        movaps [rcx - 16], xmm0                                ;  1183.2 p3+p4   41 t spill
        movaps xmm0, [rbp - 64]                                ;  1186.2 p2      41 t
        xorps xmm0, [rbx + 0]                                  ;  1189.2 p1+p2   41 t
        movaps [rbx + 0], xmm14                                ;  1182.2 p3+p4   41 t spill
        movaps xmm14, [rbp - 112]                              ;  1188.2 p2      41 t
        xorps xmm14, xmm8                                      ;  1191.2 p5      41 t
        movaps [rbp - 112], xmm7                               ;  1181.8 p3+p4   41 t spill
        movaps xmm7, [rcx - 128]                               ;  1189.2 p2      41 t
        xorps xmm7, xmm6                                       ;  1192.2 p0      41 t
        xorps xmm6, xmm14                                      ;  1192.2 p1      41 t
        movaps [rcx - 128], xmm14                              ;  1192.2 p3+p4   41 t spill
        movaps xmm14, [rbp - 64]                               ;  1190.2 p2      41 t
        xorps xmm14, xmm4                                      ;  1193.2 p5      41 t
        xorps xmm8, xmm14                                      ;  1194.2 p0      41 t
        movaps [rbp - 64], xmm14                               ;  1194.2 p3+p4   41 t spill
        movaps xmm14, [rcx - 112]                              ;  1191.2 p2      41 t
        xorps xmm14, xmm0                                      ;  1194.2 p1      41 t
        xorps xmm0, xmm7                                       ;  1193.2 p5      41 t
        xorps xmm4, xmm14                                      ;  1195.2 p0      41 t
        movaps [rcx - 112], xmm7                               ;  1193.2 p3+p4   41 t spill
        movaps xmm7, xmm13                                     ;  1188.2 p1      62 t copy
        xorps xmm7, [r11 + 64]                                 ;  1192.2 p5+p2   62 t
        movaps [r11 + 64], xmm7                                ;  1193.2 p3+p4   62 t spill
        movaps xmm7, xmm12                                     ;  1189.5 p0      62 t copy
        xorps xmm7, [r11 + 16]                                 ;  1193.2 p1+p2   62 t
        movaps [r11 + 16], xmm7                                ;  1194.2 p3+p4   62 t spill
        movaps xmm7, xmm2                                      ;  1191.2 p5      62 t copy
        xorps xmm7, [r11 + 32]                                 ;  1194.2 p0+p2   62 t
        movaps [r11 + 32], xmm7                                ;  1195.2 p3+p4   62 t spill
        movaps xmm7, xmm11                                     ;  1192.2 p1      62 t copy
        xorps xmm7, [r11 - 96]                                 ;  1195.2 p5+p2   62 t
        movaps [r11 - 96], xmm7                                ;  1196.2 p3+p4   62 t spill
        movaps xmm7, xmm15                                     ;  1193.0 p0      62 t copy
        xorps xmm7, [r11 - 80]                                 ;  1196.2 p1+p2   62 t
        movaps [r11 - 80], xmm7                                ;  1197.2 p3+p4   62 t spill
        movaps xmm7, xmm5                                      ;  1193.8 p5      62 t copy
        xorps xmm7, [r11 - 64]                                 ;  1197.2 p0+p2   62 t
        movaps [r11 - 64], xmm7                                ;  1198.2 p3+p4   62 t spill
        movaps xmm7, xmm3                                      ;  1194.5 p1      62 t copy
        xorps xmm7, [r11 + 48]                                 ;  1198.2 p5+p2   62 t
        movaps [r11 + 48], xmm7                                ;  1199.2 p3+p4   62 t spill
        movaps xmm7, xmm0                                      ;  1195.2 p0      62 t copy
        xorps xmm7, [r11 + 80]                                 ;  1199.2 p1+p2   62 t
        movaps [r11 + 80], xmm7                                ;  1200.2 p3+p4   62 t spill
        movaps xmm7, xmm10                                     ;  1196.0 p5      62 t copy
        xorps xmm7, [r11 - 48]                                 ;  1200.2 p0+p2   62 t
        movaps [r11 - 48], xmm7                                ;  1201.2 p3+p4   62 t spill
        movaps xmm7, xmm1                                      ;  1196.8 p1      62 t copy
        xorps xmm7, [r10 - 32]                                 ;  1201.2 p5+p2   62 t
        movaps [r10 - 32], xmm7                                ;  1202.2 p3+p4   62 t spill
        movaps xmm7, xmm9                                      ;  1197.5 p0      62 t copy
        xorps xmm7, [r11 - 32]                                 ;  1202.2 p1+p2   62 t
        movaps [r11 - 32], xmm7                                ;  1203.2 p3+p4   62 t spill
        movaps xmm7, [rdi - 32]                                ;  1203.2 p2      62 t
        xorps xmm7, [r11 - 16]                                 ;  1206.2 p5+p2   62 t
        movaps [r11 - 16], xmm7                                ;  1207.2 p3+p4   62 t spill
        movaps xmm7, [rdi + 0]                                 ;  1205.2 p2      62 t
        xorps xmm7, [r11 + 0]                                  ;  1208.2 p0+p2   62 t
        movaps [r11 + 0], xmm7                                 ;  1209.2 p3+p4   62 t spill
        movaps xmm7, [rax - 80]                                ;  1207.2 p2      62 t
        xorps xmm7, [r10 - 48]                                 ;  1210.2 p1+p2   62 t
        movaps [r10 - 48], xmm7                                ;  1211.2 p3+p4   62 t spill
        movaps xmm7, [rbp - 112]                               ;  1209.2 p2      62 t
        xorps xmm7, [rbp + 4384]                               ;  1212.2 p5+p2   62 t
        movaps [rbx - 16], xmm7                                ;  1213.2 p3+p4   62 t spill
        movaps xmm7, xmm6                                      ;  1201.5 p0      62 t copy
        xorps xmm7, [rbp + 4400]                               ;  1211.2 p1+p2   62 t
        movaps [rbx - 96], xmm7                                ;  1212.2 p3+p4   62 t spill
        movaps xmm7, [rbp - 80]                                ;  1212.2 p2      62 t
        xorps xmm7, [rbp + 4416]                               ;  1215.2 p5+p2   62 t
        movaps [rbx + 32], xmm7                                ;  1216.2 p3+p4   62 t spill
        movaps xmm7, [rdi - 16]                                ;  1214.2 p2      62 t
        xorps xmm7, [rbp + 4432]                               ;  1217.2 p0+p2   62 t
        movaps [r10 - 64], xmm7                                ;  1218.2 p3+p4   62 t spill
        movaps xmm7, [rdi - 48]                                ;  1216.2 p2      62 t
        xorps xmm7, [rbp + 4448]                               ;  1219.2 p1+p2   62 t
        movaps [rbp + 32], xmm7                                ;  1220.2 p3+p4   62 t spill
        movaps xmm7, [rbx + 16]                                ;  1218.2 p2      62 t
        xorps xmm7, [rbp + 4464]                               ;  1221.2 p5+p2   62 t
        movaps [rbp + 80], xmm7                                ;  1222.2 p3+p4   62 t spill
        movaps xmm7, [rdi - 96]                                ;  1220.2 p2      62 t
        xorps xmm7, [rbp + 4480]                               ;  1223.2 p0+p2   62 t
        xorps xmm10, [rbp + 4672]                              ;  1222.2 p1+p2   62 t
        xorps xmm10, [rcx - 80]                                ;  1223.2 p5+p2   62 t
        movaps [rcx - 80], xmm10                               ;  1224.2 p3+p4   62 t spill
        movaps xmm10, [rbx + 48]                               ;  1224.2 p2      62 t
        xorps xmm10, [rbp + 4496]                              ;  1227.2 p0+p2   62 t
        xorps xmm1, [rbp + 4688]                               ;  1226.2 p1+p2   62 t
        xorps xmm1, [rbp - 48]                                 ;  1227.2 p5+p2   62 t
        movaps [rbp - 48], xmm1                                ;  1228.2 p3+p4   62 t spill
        movaps xmm1, [rbx + 0]                                 ;  1228.2 p2      62 t
        xorps xmm1, [rbp + 4512]                               ;  1231.2 p0+p2   62 t
        xorps xmm9, [rbp + 4704]                               ;  1230.2 p1+p2   62 t
        xorps xmm9, [rcx - 96]                                 ;  1231.2 p5+p2   62 t
        movaps [rcx - 96], xmm9                                ;  1232.2 p3+p4   62 t spill
        movaps xmm9, xmm8                                      ;  1221.2 p0      62 t copy
        xorps xmm9, [rbp + 4528]                               ;  1232.2 p1+p2   62 t
        movaps [r10 - 96], xmm9                                ;  1233.2 p3+p4   62 t spill
        movaps xmm9, [rdi - 112]                               ;  1233.2 p2      62 t
        xorps xmm9, [rbp + 4544]                               ;  1236.2 p5+p2   62 t
        movaps [rdi + 112], xmm9                               ;  1237.2 p3+p4   62 t spill
        movaps xmm9, [rax - 128]                               ;  1235.2 p2      62 t
        xorps xmm9, [rbp + 4560]                               ;  1238.2 p0+p2   62 t
        movaps [r10 - 80], xmm9                                ;  1239.2 p3+p4   62 t spill
        movaps xmm9, [rcx + 112]                               ;  1237.2 p2      62 t
        xorps xmm9, [rbp + 4576]                               ;  1240.2 p1+p2   62 t
        movaps [rbx + 64], xmm9                                ;  1241.2 p3+p4   62 t spill
        movaps xmm9, [rdi - 64]                                ;  1239.2 p2      62 t
        xorps xmm9, [rbp + 4592]                               ;  1242.2 p5+p2   62 t
        xorps xmm6, [rbp + 4784]                               ;  1241.2 p0+p2   62 t
        xorps xmm6, [rbp - 64]                                 ;  1242.2 p1+p2   62 t
        movaps [rbp - 64], xmm6                                ;  1243.2 p3+p4   62 t spill
        movaps xmm6, [rax - 96]                                ;  1243.2 p2      62 t
        xorps xmm6, [rbp + 4608]                               ;  1246.2 p5+p2   62 t
        movaps [rax + 80], xmm6                                ;  1247.2 p3+p4   62 t spill
        movaps xmm6, [rax - 112]                               ;  1245.2 p2      62 t
        xorps xmm6, [rbp + 4624]                               ;  1248.2 p0+p2   62 t
        movaps [rbx + 80], xmm6                                ;  1249.2 p3+p4   62 t spill
        movaps xmm6, [rcx - 16]                                ;  1247.2 p2      62 t
        xorps xmm6, [rbp + 4640]                               ;  1250.2 p1+p2   62 t
        movaps [rdx - 128], xmm6                               ;  1251.2 p3+p4   62 t spill
        movaps xmm6, xmm4                                      ;  1239.5 p5      62 t copy
        xorps xmm6, [rbp + 4656]                               ;  1249.2 p0+p2   62 t
        xorps xmm14, xmm8                                      ;  1240.2 p1      62 t
        movaps xmm8, [rbp + 48]                                ;  1250.2 p2      62 t
        xorps xmm8, [rbp + 4720]                               ;  1253.2 p5+p2   62 t
        xorps xmm8, [rdi - 32]                                 ;  1254.2 p0+p2   62 t
        xorps xmm14, [rbp + 4912]                              ;  1253.2 p1+p2   62 t
        movaps [rdi - 32], xmm14                               ;  1254.2 p3+p4   62 t spill
        movaps xmm14, [rbx - 128]                              ;  1254.2 p2      62 t
        xorps xmm14, [rbp + 4736]                              ;  1257.2 p5+p2   62 t
        xorps xmm14, [rdi + 0]                                 ;  1258.2 p0+p2   62 t
        movaps [rdi + 0], xmm14                                ;  1259.2 p3+p4   62 t spill
        movaps xmm14, [rbp + 0]                                ;  1257.2 p2      62 t
        xorps xmm14, [rbp + 4752]                              ;  1260.2 p1+p2   62 t
        xorps xmm14, [rax - 80]                                ;  1261.2 p5+p2   62 t
        movaps [rax - 80], xmm14                               ;  1262.2 p3+p4   62 t spill
        movaps xmm14, [rax + 112]                              ;  1260.2 p2      62 t
        xorps xmm14, [rbp + 4768]                              ;  1263.2 p0+p2   62 t
        xorps xmm14, [rbp - 112]                               ;  1264.2 p1+p2   62 t
        movaps [rbp - 112], xmm14                              ;  1265.2 p3+p4   62 t spill
        movaps xmm14, [rbp - 16]                               ;  1263.2 p2      62 t
        xorps xmm14, [rbp + 4800]                              ;  1266.2 p5+p2   62 t
        xorps xmm14, [rbp - 80]                                ;  1267.2 p0+p2   62 t
        movaps [rbp - 80], xmm14                               ;  1268.2 p3+p4   62 t spill
        movaps xmm14, [r10 - 112]                              ;  1266.2 p2      62 t
        xorps xmm14, [rbp + 4816]                              ;  1269.2 p1+p2   62 t
        xorps xmm14, [rdi - 16]                                ;  1270.2 p5+p2   62 t
        movaps [rdi - 16], xmm14                               ;  1271.2 p3+p4   62 t spill
        movaps xmm14, [rbx + 112]                              ;  1269.2 p2      62 t
        xorps xmm14, [rbp + 4832]                              ;  1272.2 p0+p2   62 t
        xorps xmm14, [rdi - 48]                                ;  1273.2 p1+p2   62 t
        movaps [rdi - 48], xmm14                               ;  1274.2 p3+p4   62 t spill
        movaps xmm14, [rbx - 32]                               ;  1272.2 p2      62 t
        xorps xmm14, [rbp + 4848]                              ;  1275.2 p5+p2   62 t
        xorps xmm14, [rbx + 16]                                ;  1276.2 p0+p2   62 t
        xorps xmm4, [rbp + 5040]                               ;  1275.2 p1+p2   62 t
        xorps xmm4, [rcx - 112]                                ;  1276.2 p5+p2   62 t
        movaps [rcx - 112], xmm4                               ;  1277.2 p3+p4   62 t spill
        movaps xmm4, [rbx + 96]                                ;  1277.2 p2      62 t
        xorps xmm4, [rbp + 4864]                               ;  1280.2 p0+p2   62 t
        xorps xmm4, [rdi - 96]                                 ;  1281.2 p1+p2   62 t
        xorps xmm13, [rbp + 5056]                              ;  1280.2 p5+p2   62 t
        xorps xmm13, [rcx - 48]                                ;  1281.2 p0+p2   62 t
        movaps [rcx - 48], xmm13                               ;  1282.2 p3+p4   62 t spill
        movaps xmm13, [r10 - 128]                              ;  1282.2 p2      62 t
        xorps xmm13, [rbp + 4880]                              ;  1285.2 p1+p2   62 t
        xorps xmm13, [rbx + 48]                                ;  1286.2 p5+p2   62 t
        xorps xmm12, [rbp + 5072]                              ;  1285.2 p0+p2   62 t
        xorps xmm12, [rbp + 64]                                ;  1286.2 p1+p2   62 t
        movaps [rbp + 64], xmm12                               ;  1287.2 p3+p4   62 t spill
        movaps xmm12, [rdi - 80]                               ;  1287.2 p2      62 t
        xorps xmm12, [rbp + 4896]                              ;  1290.2 p5+p2   62 t
        xorps xmm12, [rbx + 0]                                 ;  1291.2 p0+p2   62 t
        xorps xmm2, [rbp + 5088]                               ;  1290.2 p1+p2   62 t
        xorps xmm2, [rbx - 48]                                 ;  1291.2 p5+p2   62 t
        xorps xmm11, [rbp + 5104]                              ;  1292.2 p0+p2   62 t
        xorps xmm11, [rdx - 16]                                ;  1293.2 p1+p2   62 t
        movaps [rdx - 16], xmm11                               ;  1294.2 p3+p4   62 t spill
        movaps xmm11, [rbx - 80]                               ;  1294.2 p2      62 t
        xorps xmm11, [rbp + 4928]                              ;  1297.2 p5+p2   62 t
        xorps xmm11, [rdi - 112]                               ;  1298.2 p0+p2   62 t
        xorps xmm15, [rbp + 5120]                              ;  1297.2 p1+p2   62 t
        xorps xmm15, [rcx - 32]                                ;  1298.2 p5+p2   62 t
        movaps [rcx - 32], xmm15                               ;  1299.2 p3+p4   62 t spill
        movaps xmm15, [rax + 96]                               ;  1299.2 p2      62 t
        xorps xmm15, [rbp + 4944]                              ;  1302.2 p0+p2   62 t
        xorps xmm15, [rax - 128]                               ;  1303.2 p1+p2   62 t
        xorps xmm5, [rbp + 5136]                               ;  1302.2 p5+p2   62 t
        xorps xmm5, [rbp - 32]                                 ;  1303.2 p0+p2   62 t
        movaps [rbp - 32], xmm5                                ;  1304.2 p3+p4   62 t spill
        movaps xmm5, [rbx - 112]                               ;  1304.2 p2      62 t
        xorps xmm5, [rbp + 4960]                               ;  1307.2 p1+p2   62 t
        xorps xmm5, [rcx + 112]                                ;  1308.2 p5+p2   62 t
        xorps xmm3, [rbp + 5152]                               ;  1307.2 p0+p2   62 t
        xorps xmm3, [rcx - 64]                                 ;  1308.2 p1+p2   62 t
        movaps [rcx - 64], xmm3                                ;  1309.2 p3+p4   62 t spill
        movaps xmm3, [rbp - 96]                                ;  1309.2 p2      62 t
        xorps xmm3, [rbp + 4976]                               ;  1312.2 p5+p2   62 t
        xorps xmm3, [rdi - 64]                                 ;  1313.2 p0+p2   62 t
        xorps xmm0, [rbp + 5168]                               ;  1312.2 p1+p2   62 t
        xorps xmm0, [rcx - 128]                                ;  1313.2 p5+p2   62 t
        movaps [rcx - 128], xmm0                               ;  1314.2 p3+p4   62 t spill
        movaps xmm0, [rbx - 64]                                ;  1314.2 p2      62 t
        xorps xmm0, [rbp + 4992]                               ;  1317.2 p0+p2   62 t
        xorps xmm0, [rax - 96]                                 ;  1318.2 p1+p2   62 t
        movaps [rax - 96], xmm2                                ;  1304.2 p3+p4   62 t spill
        movaps xmm2, [rbp + 16]                                ;  1317.2 p2      62 t
        xorps xmm2, [rbp + 5008]                               ;  1320.2 p5+p2   62 t
        xorps xmm2, [rax - 112]                                ;  1321.2 p0+p2   62 t
        movaps [rax - 112], xmm2                               ;  1322.2 p3+p4   62 t spill
        movaps xmm2, [r11 - 112]                               ;  1320.2 p2      62 t
        xorps xmm2, [rbp + 5024]                               ;  1323.2 p1+p2   62 t
        xorps xmm2, [rcx - 16]                                 ;  1324.2 p5+p2   62 t
        movaps [rcx - 16], xmm2                                ;  1325.2 p3+p4   62 t spill
        movaps xmm2, [rcx + 48]                                ;  1323.2 p2      61 t reload
        movaps [rbp + 7232], xmm2                              ;  1326.2 p3+p4   60 rounds
        movaps xmm2, [rdx + 16]                                ;  1324.2 p2      61 t reload
        movaps [rbp + 7248], xmm2                              ;  1327.2 p3+p4   60 rounds
        movaps xmm2, [rcx + 32]                                ;  1325.2 p2      61 t reload
        movaps [rbp + 7264], xmm2                              ;  1328.2 p3+p4   60 rounds
        movaps xmm2, [rsi - 48]                                ;  1326.2 p2      61 t reload
        movaps [rbp + 7280], xmm2                              ;  1329.2 p3+p4   60 rounds
        movaps xmm2, [rcx + 80]                                ;  1327.2 p2      61 t reload
        movaps [rbp + 7296], xmm2                              ;  1330.2 p3+p4   60 rounds
        movaps xmm2, [rax - 16]                                ;  1328.2 p2      61 t reload
        movaps [rbp + 7312], xmm2                              ;  1331.2 p3+p4   60 rounds
        movaps xmm2, [rax + 48]                                ;  1329.2 p2      61 t reload
        movaps [rbp + 7328], xmm2                              ;  1332.2 p3+p4   60 rounds
        movaps xmm2, [rax + 32]                                ;  1330.2 p2      61 t reload
        movaps [rbp + 7344], xmm2                              ;  1333.2 p3+p4   60 rounds
        movaps xmm2, [rax + 64]                                ;  1331.2 p2      61 t reload
        movaps [rbp + 7360], xmm2                              ;  1334.2 p3+p4   60 rounds
        movaps xmm2, [rsi - 96]                                ;  1332.2 p2      61 t reload
        movaps [rbp + 7376], xmm2                              ;  1335.2 p3+p4   60 rounds
        movaps xmm2, [rax + 16]                                ;  1333.2 p2      61 t reload
        movaps [rbp + 7392], xmm2                              ;  1336.2 p3+p4   60 rounds
        movaps xmm2, [rax - 32]                                ;  1334.2 p2      61 t reload
        movaps [rbp + 7408], xmm2                              ;  1337.2 p3+p4   60 rounds
        movaps xmm2, [rbp + 112]                               ;  1335.2 p2      61 t reload
        movaps [rbp + 7424], xmm2                              ;  1338.2 p3+p4   60 rounds
        movaps xmm2, [rbp + 96]                                ;  1336.2 p2      61 t reload
        movaps [rbp + 7440], xmm2                              ;  1339.2 p3+p4   60 rounds
        movaps xmm2, [rcx + 64]                                ;  1337.2 p2      61 t reload
        movaps [rbp + 7456], xmm2                              ;  1340.2 p3+p4   60 rounds
        movaps xmm2, [rax - 64]                                ;  1338.2 p2      61 t reload
        movaps [rbp + 7472], xmm2                              ;  1341.2 p3+p4   60 rounds
        movaps xmm2, [rax + 0]                                 ;  1339.2 p2      61 t reload
        movaps [rbp + 7488], xmm2                              ;  1342.2 p3+p4   60 rounds
        movaps xmm2, [r10 - 16]                                ;  1340.2 p2      61 t reload
        movaps [rbp + 7504], xmm2                              ;  1343.2 p3+p4   60 rounds
        movaps xmm2, [rax - 48]                                ;  1341.2 p2      61 t reload
        movaps [rbp + 7520], xmm2                              ;  1344.2 p3+p4   60 rounds
        movaps xmm2, [r10 + 48]                                ;  1342.2 p2      61 t reload
        movaps [rbp + 7536], xmm2                              ;  1345.2 p3+p4   60 rounds
        movaps xmm2, [rcx + 0]                                 ;  1343.2 p2      61 t reload
        movaps [rbp + 7552], xmm2                              ;  1346.2 p3+p4   60 rounds
        movaps xmm2, [r10 + 80]                                ;  1344.2 p2      61 t reload
        movaps [rbp + 7568], xmm2                              ;  1347.2 p3+p4   60 rounds
        movaps xmm2, [rcx + 16]                                ;  1345.2 p2      61 t reload
        movaps [rbp + 7584], xmm2                              ;  1348.2 p3+p4   60 rounds
        movaps xmm2, [r10 + 32]                                ;  1346.2 p2      61 t reload
        movaps [rbp + 7600], xmm2                              ;  1349.2 p3+p4   60 rounds
        movaps xmm2, [r10 + 64]                                ;  1347.2 p2      61 t reload
        movaps [rbp + 7616], xmm2                              ;  1350.2 p3+p4   60 rounds
        movaps xmm2, [r10 + 0]                                 ;  1348.2 p2      61 t reload
        movaps [rbp + 7632], xmm2                              ;  1351.2 p3+p4   60 rounds
        movaps xmm2, [rsi + 0]                                 ;  1349.2 p2      61 t reload
        movaps [rbp + 7648], xmm2                              ;  1352.2 p3+p4   60 rounds
        movaps xmm2, [rdi + 80]                                ;  1350.2 p2      61 t reload
        movaps [rbp + 7664], xmm2                              ;  1353.2 p3+p4   60 rounds
        movaps xmm2, [rdi + 16]                                ;  1351.2 p2      61 t reload
        movaps [rbp + 7680], xmm2                              ;  1354.2 p3+p4   60 rounds
        movaps xmm2, [rdi + 64]                                ;  1352.2 p2      61 t reload
        movaps [rbp + 7696], xmm2                              ;  1355.2 p3+p4   60 rounds
        movaps xmm2, [r11 + 96]                                ;  1353.2 p2      61 t reload
        movaps [rbp + 7712], xmm2                              ;  1356.2 p3+p4   60 rounds
        movaps xmm2, [rdx + 96]                                ;  1354.2 p2      61 t reload
        movaps [rbp + 7728], xmm2                              ;  1357.2 p3+p4   60 rounds
        movaps xmm2, [r10 + 16]                                ;  1355.2 p2      61 t reload
        movaps [rbp + 7744], xmm2                              ;  1358.2 p3+p4   60 rounds
        movaps xmm2, [rsi - 128]                               ;  1356.2 p2      61 t reload
        movaps [rbp + 7760], xmm2                              ;  1359.2 p3+p4   60 rounds
        movaps xmm2, [rsi - 16]                                ;  1357.2 p2      61 t reload
        movaps [rbp + 7776], xmm2                              ;  1360.2 p3+p4   60 rounds
        movaps xmm2, [rdx + 0]                                 ;  1358.2 p2      61 t reload
        movaps [rbp + 7792], xmm2                              ;  1361.2 p3+p4   60 rounds
        movaps xmm2, [rdx - 32]                                ;  1359.2 p2      61 t reload
        movaps [rbp + 7808], xmm2                              ;  1362.2 p3+p4   60 rounds
        movaps xmm2, [rdi + 96]                                ;  1360.2 p2      61 t reload
        movaps [rbp + 7824], xmm2                              ;  1363.2 p3+p4   60 rounds
        movaps xmm2, [rdx + 48]                                ;  1361.2 p2      61 t reload
        movaps [rbp + 7840], xmm2                              ;  1364.2 p3+p4   60 rounds
        movaps xmm2, [rsi - 32]                                ;  1362.2 p2      61 t reload
        movaps [rbp + 7856], xmm2                              ;  1365.2 p3+p4   60 rounds
        movaps xmm2, [rdx + 64]                                ;  1363.2 p2      61 t reload
        movaps [rbp + 7872], xmm2                              ;  1366.2 p3+p4   60 rounds
        movaps xmm2, [rdx + 32]                                ;  1364.2 p2      61 t reload
        movaps [rbp + 7888], xmm2                              ;  1367.2 p3+p4   60 rounds
        movaps xmm2, [rsi + 112]                               ;  1365.2 p2      61 t reload
        movaps [rbp + 7904], xmm2                              ;  1368.2 p3+p4   60 rounds
        movaps xmm2, [rcx + 96]                                ;  1366.2 p2      61 t reload
        movaps [rbp + 7920], xmm2                              ;  1369.2 p3+p4   60 rounds
        movaps xmm2, [rsi + 96]                                ;  1367.2 p2      61 t reload
        movaps [rbp + 7936], xmm2                              ;  1370.2 p3+p4   60 rounds
        movaps xmm2, [rdi - 128]                               ;  1368.2 p2      61 t reload
        movaps [rbp + 7952], xmm2                              ;  1371.2 p3+p4   60 rounds
        movaps xmm2, [rsi + 64]                                ;  1369.2 p2      61 t reload
        movaps [rbp + 7968], xmm2                              ;  1372.2 p3+p4   60 rounds
        movaps xmm2, [rdx + 80]                                ;  1370.2 p2      61 t reload
        movaps [rbp + 7984], xmm2                              ;  1373.2 p3+p4   60 rounds
        movaps xmm2, [rsi + 80]                                ;  1371.2 p2      61 t reload
        movaps [rbp + 8000], xmm2                              ;  1374.2 p3+p4   60 rounds
        movaps xmm2, [rdi + 32]                                ;  1372.2 p2      61 t reload
        movaps [rbp + 8016], xmm2                              ;  1375.2 p3+p4   60 rounds
        movaps xmm2, [rsi - 64]                                ;  1373.2 p2      61 t reload
        movaps [rbp + 8032], xmm2                              ;  1376.2 p3+p4   60 rounds
        movaps xmm2, [rdx - 48]                                ;  1374.2 p2      61 t reload
        movaps [rbp + 8048], xmm2                              ;  1377.2 p3+p4   60 rounds
        movaps xmm2, [rdi + 48]                                ;  1375.2 p2      61 t reload
        movaps [rbp + 8064], xmm2                              ;  1378.2 p3+p4   60 rounds
        movaps xmm2, [rdx - 64]                                ;  1376.2 p2      61 t reload
        movaps [rbp + 8080], xmm2                              ;  1379.2 p3+p4   60 rounds
        movaps xmm2, [rdx - 112]                               ;  1377.2 p2      61 t reload
        movaps [rbp + 8096], xmm2                              ;  1380.2 p3+p4   60 rounds
        movaps xmm2, [rsi - 112]                               ;  1378.2 p2      61 t reload
        movaps [rbp + 8112], xmm2                              ;  1381.2 p3+p4   60 rounds
        movaps xmm2, [rsi + 48]                                ;  1379.2 p2      61 t reload
        movaps [rbp + 8128], xmm2                              ;  1382.2 p3+p4   60 rounds
        movaps xmm2, [rbp + 3984]                              ;  1380.2 p2      61 t reload
        movaps [rbp + 8144], xmm2                              ;  1383.2 p3+p4   60 rounds
        movaps xmm2, [rsi + 16]                                ;  1381.2 p2      61 t reload
        movaps [rbp + 8160], xmm2                              ;  1384.2 p3+p4   60 rounds
        movaps xmm2, [rdx - 96]                                ;  1382.2 p2      61 t reload
        movaps [rbp + 8176], xmm2                              ;  1385.2 p3+p4   60 rounds
        movaps xmm2, [rbp + 4000]                              ;  1383.2 p2      61 t reload
        movaps [rbp + 8192], xmm2                              ;  1386.2 p3+p4   60 rounds
        movaps xmm2, [rbp + 4016]                              ;  1384.2 p2      61 t reload
        movaps [rbp + 8208], xmm2                              ;  1387.2 p3+p4   60 rounds
        movaps xmm2, [rsi + 32]                                ;  1385.2 p2      61 t reload
        movaps [rbp + 8224], xmm2                              ;  1388.2 p3+p4   60 rounds
        movaps xmm2, [rsi - 80]                                ;  1386.2 p2      61 t reload
        movaps [rbp + 8240], xmm2                              ;  1389.2 p3+p4   60 rounds
        movaps xmm2, [rbx - 16]                                ;  1387.2 p2      62 t reload
        movaps [rbp + 4384], xmm2                              ;  1390.2 p3+p4   60 rounds
        movaps xmm2, [rbx - 96]                                ;  1388.2 p2      62 t reload
        movaps [rbp + 4400], xmm2                              ;  1391.2 p3+p4   60 rounds
        movaps xmm2, [rbx + 32]                                ;  1389.2 p2      62 t reload
        movaps [rbp + 4416], xmm2                              ;  1392.2 p3+p4   60 rounds
        movaps xmm2, [r10 - 64]                                ;  1390.2 p2      62 t reload
        movaps [rbp + 4432], xmm2                              ;  1393.2 p3+p4   60 rounds
        movaps [rbp + 4480], xmm7                              ;  1385.2 p3+p4   60 rounds
        movaps xmm2, [rbp + 32]                                ;  1391.2 p2      62 t reload
        movaps [rbp + 4448], xmm2                              ;  1394.2 p3+p4   60 rounds
        movaps [rbp + 4496], xmm10                             ;  1387.2 p3+p4   60 rounds
        movaps xmm2, [rbp + 80]                                ;  1392.2 p2      62 t reload
        movaps [rbp + 4464], xmm2                              ;  1395.2 p3+p4   60 rounds
        movaps [rbp + 4512], xmm1                              ;  1389.2 p3+p4   60 rounds
        movaps xmm1, [r10 - 96]                                ;  1393.2 p2      62 t reload
        movaps [rbp + 4528], xmm1                              ;  1396.2 p3+p4   60 rounds
        movaps xmm1, [rdi + 112]                               ;  1394.2 p2      62 t reload
        movaps [rbp + 4544], xmm1                              ;  1397.2 p3+p4   60 rounds
        movaps xmm1, [r10 - 80]                                ;  1395.2 p2      62 t reload
        movaps [rbp + 4560], xmm1                              ;  1398.2 p3+p4   60 rounds
        movaps [rbp + 4592], xmm9                              ;  1393.2 p3+p4   60 rounds
        movaps xmm1, [rbx + 64]                                ;  1396.2 p2      62 t reload
        movaps [rbp + 4576], xmm1                              ;  1399.2 p3+p4   60 rounds
        movaps xmm1, [rax + 80]                                ;  1397.2 p2      62 t reload
        movaps [rbp + 4608], xmm1                              ;  1400.2 p3+p4   60 rounds
        movaps xmm1, [rbx + 80]                                ;  1398.2 p2      62 t reload
        movaps [rbp + 4624], xmm1                              ;  1401.2 p3+p4   60 rounds
        movaps [rbp + 4656], xmm6                              ;  1397.2 p3+p4   60 rounds
        movaps xmm1, [rdx - 128]                               ;  1399.2 p2      62 t reload
        movaps [rbp + 4640], xmm1                              ;  1402.2 p3+p4   60 rounds
        movaps xmm1, [rcx - 80]                                ;  1400.2 p2      62 t reload
        movaps [rbp + 4672], xmm1                              ;  1403.2 p3+p4   60 rounds
        movaps xmm1, [rbp - 48]                                ;  1401.2 p2      62 t reload
        movaps [rbp + 4688], xmm1                              ;  1404.2 p3+p4   60 rounds
        movaps [rbp + 4720], xmm8                              ;  1401.2 p3+p4   60 rounds
        movaps xmm1, [rcx - 96]                                ;  1402.2 p2      62 t reload
        movaps [rbp + 4704], xmm1                              ;  1405.2 p3+p4   60 rounds
        movaps xmm1, [rdi + 0]                                 ;  1403.2 p2      62 t reload
        movaps [rbp + 4736], xmm1                              ;  1406.2 p3+p4   60 rounds
        movaps xmm1, [rax - 80]                                ;  1404.2 p2      62 t reload
        movaps [rbp + 4752], xmm1                              ;  1407.2 p3+p4   60 rounds
        movaps xmm1, [rbp - 112]                               ;  1405.2 p2      62 t reload
        movaps [rbp + 4768], xmm1                              ;  1408.2 p3+p4   60 rounds
        movaps xmm1, [rbp - 64]                                ;  1406.2 p2      62 t reload
        movaps [rbp + 4784], xmm1                              ;  1409.2 p3+p4   60 rounds
        movaps xmm1, [rbp - 80]                                ;  1407.2 p2      62 t reload
        movaps [rbp + 4800], xmm1                              ;  1410.2 p3+p4   60 rounds
        movaps xmm1, [rdi - 16]                                ;  1408.2 p2      62 t reload
        movaps [rbp + 4816], xmm1                              ;  1411.2 p3+p4   60 rounds
        movaps [rbp + 4848], xmm14                             ;  1409.2 p3+p4   60 rounds
        movaps xmm14, [rdi - 48]                               ;  1409.2 p2      62 t reload
        movaps [rbp + 4832], xmm14                             ;  1412.2 p3+p4   60 rounds
        movaps [rbp + 4864], xmm4                              ;  1411.2 p3+p4   60 rounds
        movaps [rbp + 4880], xmm13                             ;  1412.2 p3+p4   60 rounds
        movaps [rbp + 4896], xmm12                             ;  1413.2 p3+p4   60 rounds
        movaps [rbp + 4928], xmm11                             ;  1414.2 p3+p4   60 rounds
        movaps xmm14, [rdi - 32]                               ;  1410.2 p2      62 t reload
        movaps [rbp + 4912], xmm14                             ;  1415.2 p3+p4   60 rounds
        movaps [rbp + 4944], xmm15                             ;  1416.2 p3+p4   60 rounds
        movaps [rbp + 4960], xmm5                              ;  1417.2 p3+p4   60 rounds
        movaps [rbp + 4976], xmm3                              ;  1418.2 p3+p4   60 rounds
        movaps [rbp + 4992], xmm0                              ;  1419.2 p3+p4   60 rounds
        movaps xmm14, [rax - 112]                              ;  1411.2 p2      62 t reload
        movaps [rbp + 5008], xmm14                             ;  1420.2 p3+p4   60 rounds
        movaps xmm14, [rcx - 16]                               ;  1412.2 p2      62 t reload
        movaps [rbp + 5024], xmm14                             ;  1421.2 p3+p4   60 rounds
        movaps xmm14, [rcx - 112]                              ;  1413.2 p2      62 t reload
        movaps [rbp + 5040], xmm14                             ;  1422.2 p3+p4   60 rounds
        movaps xmm14, [rcx - 48]                               ;  1414.2 p2      62 t reload
        movaps [rbp + 5056], xmm14                             ;  1423.2 p3+p4   60 rounds
        movaps xmm14, [rbp + 64]                               ;  1415.2 p2      62 t reload
        movaps [rbp + 5072], xmm14                             ;  1424.2 p3+p4   60 rounds
        movaps xmm14, [rax - 96]                               ;  1416.2 p2      62 t reload
        movaps [rbp + 5088], xmm14                             ;  1425.2 p3+p4   60 rounds
        movaps xmm14, [rdx - 16]                               ;  1417.2 p2      62 t reload
        movaps [rbp + 5104], xmm14                             ;  1426.2 p3+p4   60 rounds
        movaps xmm14, [rcx - 32]                               ;  1418.2 p2      62 t reload
        movaps [rbp + 5120], xmm14                             ;  1427.2 p3+p4   60 rounds
        movaps xmm14, [rbp - 32]                               ;  1419.2 p2      62 t reload
        movaps [rbp + 5136], xmm14                             ;  1428.2 p3+p4   60 rounds
        movaps xmm14, [rcx - 64]                               ;  1420.2 p2      62 t reload
        movaps [rbp + 5152], xmm14                             ;  1429.2 p3+p4   60 rounds
        movaps xmm14, [rcx - 128]                              ;  1421.2 p2      62 t reload
        movaps [rbp + 5168], xmm14                             ;  1430.2 p3+p4   60 rounds
        add r8, 0x800                                          ;  1418.5 p0      60 rounds
        movaps xmm0, [r11 + 64]                                ;  1422.2 p2      62 t reload
        movaps xmm1, [r11 + 16]                                ;  1423.2 p2      62 t reload
        movaps xmm2, [r11 + 32]                                ;  1424.2 p2      62 t reload
        movaps xmm3, [r11 - 96]                                ;  1425.2 p2      62 t reload
        movaps xmm4, [r11 - 80]                                ;  1426.2 p2      62 t reload
        movaps xmm5, [r11 - 64]                                ;  1427.2 p2      62 t reload
        movaps xmm6, [r11 + 48]                                ;  1428.2 p2      62 t reload
        movaps xmm7, [r11 + 80]                                ;  1429.2 p2      62 t reload
        movaps xmm8, [r11 - 48]                                ;  1430.2 p2      62 t reload
        movaps xmm9, [r10 - 32]                                ;  1431.2 p2      62 t reload
        movaps xmm10, [r11 - 32]                               ;  1432.2 p2      62 t reload
        movaps xmm11, [r11 - 16]                               ;  1433.2 p2      62 t reload
        movaps xmm12, [r11 + 0]                                ;  1434.2 p2      62 t reload
        movaps xmm13, [r10 - 48]                               ;  1435.2 p2      62 t reload
        cmp r8, qword [rbp + 8544]                             ;                    more rounds?
        jne .rounds_4
        mov qword [rbp + 8536], r8                             ;                    resident
        movdqa [rbp + 8256], xmm0                              ;                    resident
        movdqa [rbp + 8272], xmm1                              ;                    resident
        movdqa [rbp + 8288], xmm2                              ;                    resident
        movdqa [rbp + 8304], xmm3                              ;                    resident
        movdqa [rbp + 8320], xmm4                              ;                    resident
        movdqa [rbp + 8336], xmm5                              ;                    resident
        movdqa [rbp + 8352], xmm6                              ;                    resident
        movdqa [rbp + 8368], xmm7                              ;                    resident
        movdqa [rbp + 8384], xmm8                              ;                    resident
        movdqa [rbp + 8400], xmm9                              ;                    resident
        movdqa [rbp + 8416], xmm10                             ;                    resident
        movdqa [rbp + 8432], xmm11                             ;                    resident
        movdqa [rbp + 8448], xmm12                             ;                    resident
        movdqa [rbp + 8464], xmm13                             ;                    resident
        mov r8, qword [rbp + 8496]                             ;     0.0 p2      74 dst.0 reload
        movaps xmm0, [r8 + 24576]                              ;     3.0 p2      74 dst
        xorps xmm0, [rbp + 7232]                               ;     6.0 p0+p2   74 dst
        mov r9, qword [rbp + 8552]                             ;     3.0 p2      74 dst reload
        movaps [r9], xmm0                                      ;     7.0 p3+p4   74 dst
        movaps xmm0, [r8 + 24592]                              ;     4.0 p2      74 dst
        xorps xmm0, [rbp + 7248]                               ;     7.0 p1+p2   74 dst
        movaps [r9 + 16], xmm0                                 ;     8.0 p3+p4   74 dst
        movaps xmm0, [r8 + 24608]                              ;     6.0 p2      74 dst
        xorps xmm0, [rbp + 7264]                               ;     9.0 p5+p2   74 dst
        movaps [r9 + 32], xmm0                                 ;    10.0 p3+p4   74 dst
        movaps xmm0, [r8 + 24624]                              ;     8.0 p2      74 dst
        xorps xmm0, [rbp + 7280]                               ;    11.0 p0+p2   74 dst
        movaps [r9 + 48], xmm0                                 ;    12.0 p3+p4   74 dst
        movaps xmm0, [r8 + 24640]                              ;    10.0 p2      74 dst
        xorps xmm0, [rbp + 7296]                               ;    13.0 p1+p2   74 dst
        movaps [r9 + 64], xmm0                                 ;    14.0 p3+p4   74 dst
        movaps xmm0, [r8 + 24656]                              ;    12.0 p2      74 dst
        xorps xmm0, [rbp + 7312]                               ;    15.0 p5+p2   74 dst
        movaps [r9 + 80], xmm0                                 ;    16.0 p3+p4   74 dst
        movaps xmm0, [r8 + 24672]                              ;    14.0 p2      74 dst
        xorps xmm0, [rbp + 7328]                               ;    17.0 p0+p2   74 dst
        movaps [r9 + 96], xmm0                                 ;    18.0 p3+p4   74 dst
        movaps xmm0, [r8 + 24688]                              ;    16.0 p2      74 dst
        xorps xmm0, [rbp + 7344]                               ;    19.0 p1+p2   74 dst
        movaps [r9 + 112], xmm0                                ;    20.0 p3+p4   74 dst
        movaps xmm0, [r8 + 24704]                              ;    18.0 p2      74 dst
        xorps xmm0, [rbp + 7360]                               ;    21.0 p5+p2   74 dst
        movaps [r9 + 128], xmm0                                ;    22.0 p3+p4   74 dst
        movaps xmm0, [r8 + 24720]                              ;    20.0 p2      74 dst
        xorps xmm0, [rbp + 7376]                               ;    23.0 p0+p2   74 dst
        movaps [r9 + 144], xmm0                                ;    24.0 p3+p4   74 dst
        movaps xmm0, [r8 + 24736]                              ;    22.0 p2      74 dst
        xorps xmm0, [rbp + 7392]                               ;    25.0 p1+p2   74 dst
        movaps [r9 + 160], xmm0                                ;    26.0 p3+p4   74 dst
        movaps xmm0, [r8 + 24752]                              ;    24.0 p2      74 dst
        xorps xmm0, [rbp + 7408]                               ;    27.0 p5+p2   74 dst
        movaps [r9 + 176], xmm0                                ;    28.0 p3+p4   74 dst
        movaps xmm0, [r8 + 24768]                              ;    26.0 p2      74 dst
        xorps xmm0, [rbp + 7424]                               ;    29.0 p0+p2   74 dst
        movaps [r9 + 192], xmm0                                ;    30.0 p3+p4   74 dst
        movaps xmm0, [r8 + 24784]                              ;    28.0 p2      74 dst
        xorps xmm0, [rbp + 7440]                               ;    31.0 p1+p2   74 dst
        movaps [r9 + 208], xmm0                                ;    32.0 p3+p4   74 dst
        movaps xmm0, [r8 + 24800]                              ;    30.0 p2      74 dst
        xorps xmm0, [rbp + 7456]                               ;    33.0 p5+p2   74 dst
        movaps [r9 + 224], xmm0                                ;    34.0 p3+p4   74 dst
        movaps xmm0, [r8 + 24816]                              ;    32.0 p2      74 dst
        xorps xmm0, [rbp + 7472]                               ;    35.0 p0+p2   74 dst
        movaps [r9 + 240], xmm0                                ;    36.0 p3+p4   74 dst
        movaps xmm0, [r8 + 24832]                              ;    34.0 p2      74 dst
        xorps xmm0, [rbp + 7488]                               ;    37.0 p1+p2   74 dst
        movaps [r9 + 256], xmm0                                ;    38.0 p3+p4   74 dst
        movaps xmm0, [r8 + 24848]                              ;    36.0 p2      74 dst
        xorps xmm0, [rbp + 7504]                               ;    39.0 p5+p2   74 dst
        movaps [r9 + 272], xmm0                                ;    40.0 p3+p4   74 dst
        movaps xmm0, [r8 + 24864]                              ;    38.0 p2      74 dst
        xorps xmm0, [rbp + 7520]                               ;    41.0 p0+p2   74 dst
        movaps [r9 + 288], xmm0                                ;    42.0 p3+p4   74 dst
        movaps xmm0, [r8 + 24880]                              ;    40.0 p2      74 dst
        xorps xmm0, [rbp + 7536]                               ;    43.0 p1+p2   74 dst
        movaps [r9 + 304], xmm0                                ;    44.0 p3+p4   74 dst
        movaps xmm0, [r8 + 24896]                              ;    42.0 p2      74 dst
        xorps xmm0, [rbp + 7552]                               ;    45.0 p5+p2   74 dst
        movaps [r9 + 320], xmm0                                ;    46.0 p3+p4   74 dst
        movaps xmm0, [r8 + 24912]                              ;    44.0 p2      74 dst
        xorps xmm0, [rbp + 7568]                               ;    47.0 p0+p2   74 dst
        movaps [r9 + 336], xmm0                                ;    48.0 p3+p4   74 dst
        movaps xmm0, [r8 + 24928]                              ;    46.0 p2      74 dst
        xorps xmm0, [rbp + 7584]                               ;    49.0 p1+p2   74 dst
        movaps [r9 + 352], xmm0                                ;    50.0 p3+p4   74 dst
        movaps xmm0, [r8 + 24944]                              ;    48.0 p2      74 dst
        xorps xmm0, [rbp + 7600]                               ;    51.0 p5+p2   74 dst
        movaps [r9 + 368], xmm0                                ;    52.0 p3+p4   74 dst
        movaps xmm0, [r8 + 24960]                              ;    50.0 p2      74 dst
        xorps xmm0, [rbp + 7616]                               ;    53.0 p0+p2   74 dst
        movaps [r9 + 384], xmm0                                ;    54.0 p3+p4   74 dst
        movaps xmm0, [r8 + 24976]                              ;    52.0 p2      74 dst
        xorps xmm0, [rbp + 7632]                               ;    55.0 p1+p2   74 dst
        movaps [r9 + 400], xmm0                                ;    56.0 p3+p4   74 dst
        movaps xmm0, [r8 + 24992]                              ;    54.0 p2      74 dst
        xorps xmm0, [rbp + 7648]                               ;    57.0 p5+p2   74 dst
        movaps [r9 + 416], xmm0                                ;    58.0 p3+p4   74 dst
        movaps xmm0, [r8 + 25008]                              ;    56.0 p2      74 dst
        xorps xmm0, [rbp + 7664]                               ;    59.0 p0+p2   74 dst
        movaps [r9 + 432], xmm0                                ;    60.0 p3+p4   74 dst
        movaps xmm0, [r8 + 25024]                              ;    58.0 p2      74 dst
        xorps xmm0, [rbp + 7680]                               ;    61.0 p1+p2   74 dst
        movaps [r9 + 448], xmm0                                ;    62.0 p3+p4   74 dst
        movaps xmm0, [r8 + 25040]                              ;    60.0 p2      74 dst
        xorps xmm0, [rbp + 7696]                               ;    63.0 p5+p2   74 dst
        movaps [r9 + 464], xmm0                                ;    64.0 p3+p4   74 dst
        movaps xmm0, [r8 + 25056]                              ;    62.0 p2      74 dst
        xorps xmm0, [rbp + 7712]                               ;    65.0 p0+p2   74 dst
        movaps [r9 + 480], xmm0                                ;    66.0 p3+p4   74 dst
        movaps xmm0, [r8 + 25072]                              ;    64.0 p2      74 dst
        xorps xmm0, [rbp + 7728]                               ;    67.0 p1+p2   74 dst
        movaps [r9 + 496], xmm0                                ;    68.0 p3+p4   74 dst
        movaps xmm0, [r8 + 25088]                              ;    66.0 p2      74 dst
        xorps xmm0, [rbp + 7744]                               ;    69.0 p5+p2   74 dst
        movaps [r9 + 512], xmm0                                ;    70.0 p3+p4   74 dst
        movaps xmm0, [r8 + 25104]                              ;    68.0 p2      74 dst
        xorps xmm0, [rbp + 7760]                               ;    71.0 p0+p2   74 dst
        movaps [r9 + 528], xmm0                                ;    72.0 p3+p4   74 dst
        movaps xmm0, [r8 + 25120]                              ;    70.0 p2      74 dst
        xorps xmm0, [rbp + 7776]                               ;    73.0 p1+p2   74 dst
        movaps [r9 + 544], xmm0                                ;    74.0 p3+p4   74 dst
        movaps xmm0, [r8 + 25136]                              ;    72.0 p2      74 dst
        xorps xmm0, [rbp + 7792]                               ;    75.0 p5+p2   74 dst
        movaps [r9 + 560], xmm0                                ;    76.0 p3+p4   74 dst
        movaps xmm0, [r8 + 25152]                              ;    74.0 p2      74 dst
        xorps xmm0, [rbp + 7808]                               ;    77.0 p0+p2   74 dst
        movaps [r9 + 576], xmm0                                ;    78.0 p3+p4   74 dst
        movaps xmm0, [r8 + 25168]                              ;    76.0 p2      74 dst
        xorps xmm0, [rbp + 7824]                               ;    79.0 p1+p2   74 dst
        movaps [r9 + 592], xmm0                                ;    80.0 p3+p4   74 dst
        movaps xmm0, [r8 + 25184]                              ;    78.0 p2      74 dst
        xorps xmm0, [rbp + 7840]                               ;    81.0 p5+p2   74 dst
        movaps [r9 + 608], xmm0                                ;    82.0 p3+p4   74 dst
        movaps xmm0, [r8 + 25200]                              ;    80.0 p2      74 dst
        xorps xmm0, [rbp + 7856]                               ;    83.0 p0+p2   74 dst
        movaps [r9 + 624], xmm0                                ;    84.0 p3+p4   74 dst
        movaps xmm0, [r8 + 25216]                              ;    82.0 p2      74 dst
        xorps xmm0, [rbp + 7872]                               ;    85.0 p1+p2   74 dst
        movaps [r9 + 640], xmm0                                ;    86.0 p3+p4   74 dst
        movaps xmm0, [r8 + 25232]                              ;    84.0 p2      74 dst
        xorps xmm0, [rbp + 7888]                               ;    87.0 p5+p2   74 dst
        movaps [r9 + 656], xmm0                                ;    88.0 p3+p4   74 dst
        movaps xmm0, [r8 + 25248]                              ;    86.0 p2      74 dst
        xorps xmm0, [rbp + 7904]                               ;    89.0 p0+p2   74 dst
        movaps [r9 + 672], xmm0                                ;    90.0 p3+p4   74 dst
        movaps xmm0, [r8 + 25264]                              ;    88.0 p2      74 dst
        xorps xmm0, [rbp + 7920]                               ;    91.0 p1+p2   74 dst
        movaps [r9 + 688], xmm0                                ;    92.0 p3+p4   74 dst
        movaps xmm0, [r8 + 25280]                              ;    90.0 p2      74 dst
        xorps xmm0, [rbp + 7936]                               ;    93.0 p5+p2   74 dst
        movaps [r9 + 704], xmm0                                ;    94.0 p3+p4   74 dst
        movaps xmm0, [r8 + 25296]                              ;    92.0 p2      74 dst
        xorps xmm0, [rbp + 7952]                               ;    95.0 p0+p2   74 dst
        movaps [r9 + 720], xmm0                                ;    96.0 p3+p4   74 dst
        movaps xmm0, [r8 + 25312]                              ;    94.0 p2      74 dst
        xorps xmm0, [rbp + 7968]                               ;    97.0 p1+p2   74 dst
        movaps [r9 + 736], xmm0                                ;    98.0 p3+p4   74 dst
        movaps xmm0, [r8 + 25328]                              ;    96.0 p2      74 dst
        xorps xmm0, [rbp + 7984]                               ;    99.0 p5+p2   74 dst
        movaps [r9 + 752], xmm0                                ;   100.0 p3+p4   74 dst
        movaps xmm0, [r8 + 25344]                              ;    98.0 p2      74 dst
        xorps xmm0, [rbp + 8000]                               ;   101.0 p0+p2   74 dst
        movaps [r9 + 768], xmm0                                ;   102.0 p3+p4   74 dst
        movaps xmm0, [r8 + 25360]                              ;   100.0 p2      74 dst
        xorps xmm0, [rbp + 8016]                               ;   103.0 p1+p2   74 dst
        movaps [r9 + 784], xmm0                                ;   104.0 p3+p4   74 dst
        movaps xmm0, [r8 + 25376]                              ;   102.0 p2      74 dst
        xorps xmm0, [rbp + 8032]                               ;   105.0 p5+p2   74 dst
        movaps [r9 + 800], xmm0                                ;   106.0 p3+p4   74 dst
        movaps xmm0, [r8 + 25392]                              ;   104.0 p2      74 dst
        xorps xmm0, [rbp + 8048]                               ;   107.0 p0+p2   74 dst
        movaps [r9 + 816], xmm0                                ;   108.0 p3+p4   74 dst
        movaps xmm0, [r8 + 25408]                              ;   106.0 p2      74 dst
        xorps xmm0, [rbp + 8064]                               ;   109.0 p1+p2   74 dst
        movaps [r9 + 832], xmm0                                ;   110.0 p3+p4   74 dst
        movaps xmm0, [r8 + 25424]                              ;   108.0 p2      74 dst
        xorps xmm0, [rbp + 8080]                               ;   111.0 p5+p2   74 dst
        movaps [r9 + 848], xmm0                                ;   112.0 p3+p4   74 dst
        movaps xmm0, [r8 + 25440]                              ;   110.0 p2      74 dst
        xorps xmm0, [rbp + 8096]                               ;   113.0 p0+p2   74 dst
        movaps [r9 + 864], xmm0                                ;   114.0 p3+p4   74 dst
        movaps xmm0, [r8 + 25456]                              ;   112.0 p2      74 dst
        xorps xmm0, [rbp + 8112]                               ;   115.0 p1+p2   74 dst
        movaps [r9 + 880], xmm0                                ;   116.0 p3+p4   74 dst
        movaps xmm0, [r8 + 25472]                              ;   114.0 p2      74 dst
        xorps xmm0, [rbp + 8128]                               ;   117.0 p5+p2   74 dst
        movaps [r9 + 896], xmm0                                ;   118.0 p3+p4   74 dst
        movaps xmm0, [r8 + 25488]                              ;   116.0 p2      74 dst
        xorps xmm0, [rbp + 8144]                               ;   119.0 p0+p2   74 dst
        movaps [r9 + 912], xmm0                                ;   120.0 p3+p4   74 dst
        movaps xmm0, [r8 + 25504]                              ;   118.0 p2      74 dst
        xorps xmm0, [rbp + 8160]                               ;   121.0 p1+p2   74 dst
        movaps [r9 + 928], xmm0                                ;   122.0 p3+p4   74 dst
        movaps xmm0, [r8 + 25520]                              ;   120.0 p2      74 dst
        xorps xmm0, [rbp + 8176]                               ;   123.0 p5+p2   74 dst
        movaps [r9 + 944], xmm0                                ;   124.0 p3+p4   74 dst
        movaps xmm0, [r8 + 25536]                              ;   122.0 p2      74 dst
        xorps xmm0, [rbp + 8192]                               ;   125.0 p0+p2   74 dst
        movaps [r9 + 960], xmm0                                ;   126.0 p3+p4   74 dst
        movaps xmm0, [r8 + 25552]                              ;   124.0 p2      74 dst
        xorps xmm0, [rbp + 8208]                               ;   127.0 p1+p2   74 dst
        movaps [r9 + 976], xmm0                                ;   128.0 p3+p4   74 dst
        movaps xmm0, [r8 + 25568]                              ;   126.0 p2      74 dst
        xorps xmm0, [rbp + 8224]                               ;   129.0 p5+p2   74 dst
        movaps [r9 + 992], xmm0                                ;   130.0 p3+p4   74 dst
        movaps xmm0, [r8 + 25584]                              ;   128.0 p2      74 dst
        xorps xmm0, [rbp + 8240]                               ;   131.0 p0+p2   74 dst
        movaps [r9 + 1008], xmm0                               ;   132.0 p3+p4   74 dst
        movaps xmm0, [r8 + 25600]                              ;   130.0 p2      75 dst
        xorps xmm0, [rbp + 8256]                               ;   133.0 p1+p2   75 dst
        movaps [r9 + 1024], xmm0                               ;   134.0 p3+p4   75 dst
        movaps xmm0, [r8 + 25616]                              ;   132.0 p2      75 dst
        xorps xmm0, [rbp + 8272]                               ;   135.0 p5+p2   75 dst
        movaps [r9 + 1040], xmm0                               ;   136.0 p3+p4   75 dst
        movaps xmm0, [r8 + 25632]                              ;   134.0 p2      75 dst
        xorps xmm0, [rbp + 8288]                               ;   137.0 p0+p2   75 dst
        movaps [r9 + 1056], xmm0                               ;   138.0 p3+p4   75 dst
        movaps xmm0, [r8 + 25648]                              ;   136.0 p2      75 dst
        xorps xmm0, [rbp + 8304]                               ;   139.0 p1+p2   75 dst
        movaps [r9 + 1072], xmm0                               ;   140.0 p3+p4   75 dst
        movaps xmm0, [r8 + 25664]                              ;   138.0 p2      75 dst
        xorps xmm0, [rbp + 8320]                               ;   141.0 p5+p2   75 dst
        movaps [r9 + 1088], xmm0                               ;   142.0 p3+p4   75 dst
        movaps xmm0, [r8 + 25680]                              ;   140.0 p2      75 dst
        xorps xmm0, [rbp + 8336]                               ;   143.0 p0+p2   75 dst
        movaps [r9 + 1104], xmm0                               ;   144.0 p3+p4   75 dst
        movaps xmm0, [r8 + 25696]                              ;   142.0 p2      75 dst
        xorps xmm0, [rbp + 8352]                               ;   145.0 p1+p2   75 dst
        movaps [r9 + 1120], xmm0                               ;   146.0 p3+p4   75 dst
        movaps xmm0, [r8 + 25712]                              ;   144.0 p2      75 dst
        xorps xmm0, [rbp + 8368]                               ;   147.0 p5+p2   75 dst
        movaps [r9 + 1136], xmm0                               ;   148.0 p3+p4   75 dst
        movaps xmm0, [r8 + 25728]                              ;   146.0 p2      75 dst
        xorps xmm0, [rbp + 8384]                               ;   149.0 p0+p2   75 dst
        movaps [r9 + 1152], xmm0                               ;   150.0 p3+p4   75 dst
        movaps xmm0, [r8 + 25744]                              ;   148.0 p2      75 dst
        xorps xmm0, [rbp + 8400]                               ;   151.0 p1+p2   75 dst
        movaps [r9 + 1168], xmm0                               ;   152.0 p3+p4   75 dst
        movaps xmm0, [r8 + 25760]                              ;   150.0 p2      75 dst
        xorps xmm0, [rbp + 8416]                               ;   153.0 p5+p2   75 dst
        movaps [r9 + 1184], xmm0                               ;   154.0 p3+p4   75 dst
        movaps xmm0, [r8 + 25776]                              ;   152.0 p2      75 dst
        xorps xmm0, [rbp + 8432]                               ;   155.0 p0+p2   75 dst
        movaps [r9 + 1200], xmm0                               ;   156.0 p3+p4   75 dst
        movaps xmm0, [r8 + 25792]                              ;   154.0 p2      75 dst
        xorps xmm0, [rbp + 8448]                               ;   157.0 p1+p2   75 dst
        movaps [r9 + 1216], xmm0                               ;   158.0 p3+p4   75 dst
        movaps xmm0, [r8 + 25808]                              ;   156.0 p2      75 dst
        xorps xmm0, [rbp + 8464]                               ;   159.0 p5+p2   75 dst
        movaps [r9 + 1232], xmm0                               ;   160.0 p3+p4   75 dst
        movaps xmm0, [r8 + 25824]                              ;   158.0 p2      75 dst
        xorps xmm0, [rbp + 4384]                               ;   161.0 p0+p2   75 dst
        movaps [r9 + 1248], xmm0                               ;   162.0 p3+p4   75 dst
        movaps xmm0, [r8 + 25840]                              ;   160.0 p2      75 dst
        xorps xmm0, [rbp + 4400]                               ;   163.0 p1+p2   75 dst
        movaps [r9 + 1264], xmm0                               ;   164.0 p3+p4   75 dst
        movaps xmm0, [r8 + 25856]                              ;   162.0 p2      75 dst
        xorps xmm0, [rbp + 4416]                               ;   165.0 p5+p2   75 dst
        movaps [r9 + 1280], xmm0                               ;   166.0 p3+p4   75 dst
        movaps xmm0, [r8 + 25872]                              ;   164.0 p2      75 dst
        xorps xmm0, [rbp + 4432]                               ;   167.0 p0+p2   75 dst
        movaps [r9 + 1296], xmm0                               ;   168.0 p3+p4   75 dst
        movaps xmm0, [r8 + 25888]                              ;   166.0 p2      75 dst
        xorps xmm0, [rbp + 4448]                               ;   169.0 p1+p2   75 dst
        movaps [r9 + 1312], xmm0                               ;   170.0 p3+p4   75 dst
        movaps xmm0, [r8 + 25904]                              ;   168.0 p2      75 dst
        xorps xmm0, [rbp + 4464]                               ;   171.0 p5+p2   75 dst
        movaps [r9 + 1328], xmm0                               ;   172.0 p3+p4   75 dst
        movaps xmm0, [r8 + 25920]                              ;   170.0 p2      75 dst
        xorps xmm0, [rbp + 4480]                               ;   173.0 p0+p2   75 dst
        movaps [r9 + 1344], xmm0                               ;   174.0 p3+p4   75 dst
        movaps xmm0, [r8 + 25936]                              ;   172.0 p2      75 dst
        xorps xmm0, [rbp + 4496]                               ;   175.0 p1+p2   75 dst
        movaps [r9 + 1360], xmm0                               ;   176.0 p3+p4   75 dst
        movaps xmm0, [r8 + 25952]                              ;   174.0 p2      75 dst
        xorps xmm0, [rbp + 4512]                               ;   177.0 p5+p2   75 dst
        movaps [r9 + 1376], xmm0                               ;   178.0 p3+p4   75 dst
        movaps xmm0, [r8 + 25968]                              ;   176.0 p2      75 dst
        xorps xmm0, [rbp + 4528]                               ;   179.0 p0+p2   75 dst
        movaps [r9 + 1392], xmm0                               ;   180.0 p3+p4   75 dst
        movaps xmm0, [r8 + 25984]                              ;   178.0 p2      75 dst
        xorps xmm0, [rbp + 4544]                               ;   181.0 p1+p2   75 dst
        movaps [r9 + 1408], xmm0                               ;   182.0 p3+p4   75 dst
        movaps xmm0, [r8 + 26000]                              ;   180.0 p2      75 dst
        xorps xmm0, [rbp + 4560]                               ;   183.0 p5+p2   75 dst
        movaps [r9 + 1424], xmm0                               ;   184.0 p3+p4   75 dst
        movaps xmm0, [r8 + 26016]                              ;   182.0 p2      75 dst
        xorps xmm0, [rbp + 4576]                               ;   185.0 p0+p2   75 dst
        movaps [r9 + 1440], xmm0                               ;   186.0 p3+p4   75 dst
        movaps xmm0, [r8 + 26032]                              ;   184.0 p2      75 dst
        xorps xmm0, [rbp + 4592]                               ;   187.0 p1+p2   75 dst
        movaps [r9 + 1456], xmm0                               ;   188.0 p3+p4   75 dst
        movaps xmm0, [r8 + 26048]                              ;   186.0 p2      75 dst
        xorps xmm0, [rbp + 4608]                               ;   189.0 p5+p2   75 dst
        movaps [r9 + 1472], xmm0                               ;   190.0 p3+p4   75 dst
        movaps xmm0, [r8 + 26064]                              ;   188.0 p2      75 dst
        xorps xmm0, [rbp + 4624]                               ;   191.0 p0+p2   75 dst
        movaps [r9 + 1488], xmm0                               ;   192.0 p3+p4   75 dst
        movaps xmm0, [r8 + 26080]                              ;   190.0 p2      75 dst
        xorps xmm0, [rbp + 4640]                               ;   193.0 p1+p2   75 dst
        movaps [r9 + 1504], xmm0                               ;   194.0 p3+p4   75 dst
        movaps xmm0, [r8 + 26096]                              ;   192.0 p2      75 dst
        xorps xmm0, [rbp + 4656]                               ;   195.0 p5+p2   75 dst
        movaps [r9 + 1520], xmm0                               ;   196.0 p3+p4   75 dst
        movaps xmm0, [r8 + 26112]                              ;   194.0 p2      75 dst
        xorps xmm0, [rbp + 4672]                               ;   197.0 p0+p2   75 dst
        movaps [r9 + 1536], xmm0                               ;   198.0 p3+p4   75 dst
        movaps xmm0, [r8 + 26128]                              ;   196.0 p2      75 dst
        xorps xmm0, [rbp + 4688]                               ;   199.0 p1+p2   75 dst
        movaps [r9 + 1552], xmm0                               ;   200.0 p3+p4   75 dst
        movaps xmm0, [r8 + 26144]                              ;   198.0 p2      75 dst
        xorps xmm0, [rbp + 4704]                               ;   201.0 p5+p2   75 dst
        movaps [r9 + 1568], xmm0                               ;   202.0 p3+p4   75 dst
        movaps xmm0, [r8 + 26160]                              ;   200.0 p2      75 dst
        xorps xmm0, [rbp + 4720]                               ;   203.0 p0+p2   75 dst
        movaps [r9 + 1584], xmm0                               ;   204.0 p3+p4   75 dst
        movaps xmm0, [r8 + 26176]                              ;   202.0 p2      75 dst
        xorps xmm0, [rbp + 4736]                               ;   205.0 p1+p2   75 dst
        movaps [r9 + 1600], xmm0                               ;   206.0 p3+p4   75 dst
        movaps xmm0, [r8 + 26192]                              ;   204.0 p2      75 dst
        xorps xmm0, [rbp + 4752]                               ;   207.0 p5+p2   75 dst
        movaps [r9 + 1616], xmm0                               ;   208.0 p3+p4   75 dst
        movaps xmm0, [r8 + 26208]                              ;   206.0 p2      75 dst
        xorps xmm0, [rbp + 4768]                               ;   209.0 p0+p2   75 dst
        movaps [r9 + 1632], xmm0                               ;   210.0 p3+p4   75 dst
        movaps xmm0, [r8 + 26224]                              ;   208.0 p2      75 dst
        xorps xmm0, [rbp + 4784]                               ;   211.0 p1+p2   75 dst
        movaps [r9 + 1648], xmm0                               ;   212.0 p3+p4   75 dst
        movaps xmm0, [r8 + 26240]                              ;   210.0 p2      75 dst
        xorps xmm0, [rbp + 4800]                               ;   213.0 p5+p2   75 dst
        movaps [r9 + 1664], xmm0                               ;   214.0 p3+p4   75 dst
        movaps xmm0, [r8 + 26256]                              ;   212.0 p2      75 dst
        xorps xmm0, [rbp + 4816]                               ;   215.0 p0+p2   75 dst
        movaps [r9 + 1680], xmm0                               ;   216.0 p3+p4   75 dst
        movaps xmm0, [r8 + 26272]                              ;   214.0 p2      75 dst
        xorps xmm0, [rbp + 4832]                               ;   217.0 p1+p2   75 dst
        movaps [r9 + 1696], xmm0                               ;   218.0 p3+p4   75 dst
        movaps xmm0, [r8 + 26288]                              ;   216.0 p2      75 dst
        xorps xmm0, [rbp + 4848]                               ;   219.0 p5+p2   75 dst
        movaps [r9 + 1712], xmm0                               ;   220.0 p3+p4   75 dst
        movaps xmm0, [r8 + 26304]                              ;   218.0 p2      75 dst
        xorps xmm0, [rbp + 4864]                               ;   221.0 p0+p2   75 dst
        movaps [r9 + 1728], xmm0                               ;   222.0 p3+p4   75 dst
        movaps xmm0, [r8 + 26320]                              ;   220.0 p2      75 dst
        xorps xmm0, [rbp + 4880]                               ;   223.0 p1+p2   75 dst
        movaps [r9 + 1744], xmm0                               ;   224.0 p3+p4   75 dst
        movaps xmm0, [r8 + 26336]                              ;   222.0 p2      75 dst
        xorps xmm0, [rbp + 4896]                               ;   225.0 p5+p2   75 dst
        movaps [r9 + 1760], xmm0                               ;   226.0 p3+p4   75 dst
        movaps xmm0, [r8 + 26352]                              ;   224.0 p2      75 dst
        xorps xmm0, [rbp + 4912]                               ;   227.0 p0+p2   75 dst
        movaps [r9 + 1776], xmm0                               ;   228.0 p3+p4   75 dst
        movaps xmm0, [r8 + 26368]                              ;   226.0 p2      75 dst
        xorps xmm0, [rbp + 4928]                               ;   229.0 p1+p2   75 dst
        movaps [r9 + 1792], xmm0                               ;   230.0 p3+p4   75 dst
        movaps xmm0, [r8 + 26384]                              ;   228.0 p2      75 dst
        xorps xmm0, [rbp + 4944]                               ;   231.0 p5+p2   75 dst
        movaps [r9 + 1808], xmm0                               ;   232.0 p3+p4   75 dst
        movaps xmm0, [r8 + 26400]                              ;   230.0 p2      75 dst
        xorps xmm0, [rbp + 4960]                               ;   233.0 p0+p2   75 dst
        movaps [r9 + 1824], xmm0                               ;   234.0 p3+p4   75 dst
        movaps xmm0, [r8 + 26416]                              ;   232.0 p2      75 dst
        xorps xmm0, [rbp + 4976]                               ;   235.0 p1+p2   75 dst
        movaps [r9 + 1840], xmm0                               ;   236.0 p3+p4   75 dst
        movaps xmm0, [r8 + 26432]                              ;   234.0 p2      75 dst
        xorps xmm0, [rbp + 4992]                               ;   237.0 p5+p2   75 dst
        movaps [r9 + 1856], xmm0                               ;   238.0 p3+p4   75 dst
        movaps xmm0, [r8 + 26448]                              ;   236.0 p2      75 dst
        xorps xmm0, [rbp + 5008]                               ;   239.0 p0+p2   75 dst
        movaps [r9 + 1872], xmm0                               ;   240.0 p3+p4   75 dst
        movaps xmm0, [r8 + 26464]                              ;   238.0 p2      75 dst
        xorps xmm0, [rbp + 5024]                               ;   241.0 p1+p2   75 dst
        movaps [r9 + 1888], xmm0                               ;   242.0 p3+p4   75 dst
        movaps xmm0, [r8 + 26480]                              ;   240.0 p2      75 dst
        xorps xmm0, [rbp + 5040]                               ;   243.0 p5+p2   75 dst
        movaps [r9 + 1904], xmm0                               ;   244.0 p3+p4   75 dst
        movaps xmm0, [r8 + 26496]                              ;   242.0 p2      75 dst
        xorps xmm0, [rbp + 5056]                               ;   245.0 p0+p2   75 dst
        movaps [r9 + 1920], xmm0                               ;   246.0 p3+p4   75 dst
        movaps xmm0, [r8 + 26512]                              ;   244.0 p2      75 dst
        xorps xmm0, [rbp + 5072]                               ;   247.0 p1+p2   75 dst
        movaps [r9 + 1936], xmm0                               ;   248.0 p3+p4   75 dst
        movaps xmm0, [r8 + 26528]                              ;   246.0 p2      75 dst
        xorps xmm0, [rbp + 5088]                               ;   249.0 p5+p2   75 dst
        movaps [r9 + 1952], xmm0                               ;   250.0 p3+p4   75 dst
        movaps xmm0, [r8 + 26544]                              ;   248.0 p2      75 dst
        xorps xmm0, [rbp + 5104]                               ;   251.0 p0+p2   75 dst
        movaps [r9 + 1968], xmm0                               ;   252.0 p3+p4   75 dst
        movaps xmm0, [r8 + 26560]                              ;   250.0 p2      75 dst
        xorps xmm0, [rbp + 5120]                               ;   253.0 p1+p2   75 dst
        movaps [r9 + 1984], xmm0                               ;   254.0 p3+p4   75 dst
        movaps xmm0, [r8 + 26576]                              ;   252.0 p2      75 dst
        xorps xmm0, [rbp + 5136]                               ;   255.0 p5+p2   75 dst
        movaps [r9 + 2000], xmm0                               ;   256.0 p3+p4   75 dst
        movaps xmm0, [r8 + 26592]                              ;   254.0 p2      75 dst
        xorps xmm0, [rbp + 5152]                               ;   257.0 p0+p2   75 dst
        movaps [r9 + 2016], xmm0                               ;   258.0 p3+p4   75 dst
        movaps xmm0, [r8 + 26608]                              ;   256.0 p2      75 dst
        xorps xmm0, [rbp + 5168]                               ;   259.0 p1+p2   75 dst
        movaps [r9 + 2032], xmm0                               ;   260.0 p3+p4   75 dst
        add r9, 0x800                                          ;   249.0 p5     152 blocks
        mov qword [rbp + 8552], r9                             ;   250.0 p3+p4  152 blocks
        mov r8, qword [rbp + 8480]                             ;   258.0 p2     152 blocks
        add r8, 0x800                                          ;   261.0 p0     152 blocks
        mov qword [rbp + 8480], r8                             ;   262.0 p3+p4  152 blocks
        cmp r8, qword [rbp + 8488]                             ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        add rsp, 0x2200                                        ;                    frame
        pop r15                                                ;                    preserved
        pop r14                                                ;                    preserved
        pop r13                                                ;                    preserved
        pop rbp                                                ;                    preserved
        pop rbx                                                ;                    preserved
        ret

        section .rodata align=64
; constants128
        align 16, db 0
camellia128_encrypt.T0_constants128:
        dq 0xffffffffffffffff, 0xffffffffffffffff

        section .note.GNU-stack noalloc noexec nowrite progbits
