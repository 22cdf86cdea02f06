; misty1_decrypt_compact for Intel Core 2, 65 nm (Conroe, Merom), 64-bit code (core2-64)
; made by cipherwright 0.1.0 from ciphers/misty1.cw (sha256 52285177dbce2877); do not edit:
;   ./cw build misty1_decrypt_compact --cpu core2-64 --variant bitsliced
;
; void misty1_decrypt_compact(const void *k, const void *src, void *dst, uint32_t n);   System V, 64 bits
;   k: 8192 bytes (512 slices), read, secret, aligned to 16 bytes
;   src: 1024 bytes a batch (64 slices), read, secret, aligned to 16 bytes
;   dst: 1024 bytes a batch (64 slices), written, public, aligned to 16 bytes
;   n: number of batches of 128 blocks, may be 0
; Parameters do not overlap, but per-block output may be exactly in place of per-block input.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes xmm0 to xmm15.
; Constant time: no secret reaches an address or a branch.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 4 uops, planned 5.0; bounds: width 1.0, ports 2.0, path 2.0
;   blocks: 262 uops, planned 131.0; bounds: width 65.5, ports 130.0, path 7.0
;   blocks/rounds: 4037 uops, planned 1522.0; bounds: width 1009.2, ports 1327.0, path 72.0
;   blocks.2: 134 uops, planned 69.0; bounds: width 33.5, ports 66.0, path 1.0
;
; A comment holds: planned cycle, ports, source line, value, and `copy`, `spill` or `reload` where
; the instruction only moves a value.

        bits 64
        global misty1_decrypt_compact

        section .text
        align 16
misty1_decrypt_compact:
        push rbx                                                   ;                    preserved
        push rbp                                                   ;                    preserved
        sub rsp, 0x8a8                                             ;                    frame
        lea rbp, [rsp + 128]                                       ;                    frame
        mov dword [rbp + 2072], ecx                                ;                    argument
        mov qword [rbp + 2016], rsi                                ;                    argument
        mov qword [rbp + 2032], rdi                                ;                    argument
        mov qword [rbp + 2064], rdx                                ;                    argument
        lea rdx, [rbp + 256]                                       ;                    frame
        lea rsi, [rbp + 512]                                       ;                    frame
        lea rdi, [rbp + 768]                                       ;                    frame
        lea rcx, [rbp + 1024]                                      ;                    frame
        lea rax, [rbp + 1280]                                      ;                    frame
        lea rbx, [rbp + 1536]                                      ;                    frame
        lea r10, [rbp + 1792]                                      ;                    frame
        lea r11, [rbp + 2048]                                      ;                    frame
        mov r8d, dword [rbp + 2072]                                ;     0.0 p2     149 blocks
        shl r8, 0xa                                                ;     3.0 p0     149 blocks
        add r8, qword [rbp + 2016]                                 ;     4.0 p1+p2  149 blocks
        mov qword [rbp + 2024], r8                                 ;     5.0 p3+p4  149 blocks
        cmp dword [rbp + 2072], 0                                  ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rbp + 2016]                                 ;     0.0 p2     130 r.0 reload
        movaps xmm0, [r8 + 512]                                    ;     3.0 p2     131 l.0
        movaps xmm1, [r8 + 528]                                    ;     3.0 p2     131 l.1
        movaps xmm2, xmm0                                          ;     6.0 p0      66 l copy
        mov r9, qword [rbp + 2032]                                 ;     3.0 p2      88 r.0 reload
        orps xmm2, [r9 + 6656]                                     ;     9.0 p1+p2   66 l
        xorps xmm2, [r8 + 768]                                     ;    10.0 p5+p2   66 l
        movaps [r10 + 0], xmm2                                     ;    11.0 p3+p4  132 rounds
        andps xmm2, [r9 + 1024]                                    ;    11.0 p0+p2   67 l
        xorps xmm0, xmm2                                           ;    12.0 p1      67 l
        movaps [rbx - 32], xmm0                                    ;    13.0 p3+p4  132 rounds
        movaps xmm0, [r8 + 544]                                    ;     7.0 p2     131 l.2
        movaps xmm2, xmm1                                          ;     6.0 p5      66 l copy
        orps xmm2, [r9 + 6672]                                     ;     9.0 p0+p2   66 l
        xorps xmm2, [r8 + 784]                                     ;    10.0 p1+p2   66 l
        movaps [r10 + 16], xmm2                                    ;    11.0 p3+p4  132 rounds
        andps xmm2, [r9 + 1040]                                    ;    11.0 p5+p2   67 l
        xorps xmm1, xmm2                                           ;    12.0 p0      67 l
        movaps [rbx - 16], xmm1                                    ;    13.0 p3+p4  132 rounds
        movaps xmm1, [r8 + 560]                                    ;    11.0 p2     131 l.3
        movaps xmm2, [r8 + 576]                                    ;    12.0 p2     131 l.4
        movaps xmm3, xmm0                                          ;    10.0 p1      66 l copy
        orps xmm3, [r9 + 6688]                                     ;    13.0 p5+p2   66 l
        xorps xmm3, [r8 + 800]                                     ;    14.0 p0+p2   66 l
        movaps [r10 + 32], xmm3                                    ;    15.0 p3+p4  132 rounds
        andps xmm3, [r9 + 1056]                                    ;    15.0 p1+p2   67 l
        xorps xmm0, xmm3                                           ;    16.0 p5      67 l
        movaps [rbx + 0], xmm0                                     ;    17.0 p3+p4  132 rounds
        movaps xmm0, xmm1                                          ;    14.0 p0      66 l copy
        orps xmm0, [r9 + 6704]                                     ;    16.0 p1+p2   66 l
        xorps xmm0, [r8 + 816]                                     ;    17.0 p5+p2   66 l
        movaps [r10 + 48], xmm0                                    ;    18.0 p3+p4  132 rounds
        andps xmm0, [r9 + 1072]                                    ;    18.0 p0+p2   67 l
        xorps xmm1, xmm0                                           ;    19.0 p1      67 l
        movaps [rbx + 16], xmm1                                    ;    20.0 p3+p4  132 rounds
        movaps xmm0, [r8 + 592]                                    ;    19.0 p2     131 l.5
        movaps xmm1, xmm2                                          ;    15.0 p5      66 l copy
        orps xmm1, [r9 + 6720]                                     ;    20.0 p0+p2   66 l
        xorps xmm1, [r8 + 832]                                     ;    21.0 p1+p2   66 l
        movaps [r10 + 64], xmm1                                    ;    22.0 p3+p4  132 rounds
        andps xmm1, [r9 + 1088]                                    ;    22.0 p5+p2   67 l
        xorps xmm2, xmm1                                           ;    23.0 p0      67 l
        movaps [rbx + 32], xmm2                                    ;    24.0 p3+p4  132 rounds
        movaps xmm1, [r8 + 608]                                    ;    23.0 p2     131 l.6
        movaps xmm2, [r8 + 624]                                    ;    24.0 p2     131 l.7
        movaps xmm3, xmm0                                          ;    22.0 p1      66 l copy
        orps xmm3, [r9 + 6736]                                     ;    25.0 p5+p2   66 l
        xorps xmm3, [r8 + 848]                                     ;    26.0 p0+p2   66 l
        movaps [r10 + 80], xmm3                                    ;    27.0 p3+p4  132 rounds
        andps xmm3, [r9 + 1104]                                    ;    27.0 p1+p2   67 l
        xorps xmm0, xmm3                                           ;    28.0 p5      67 l
        movaps [rbx + 48], xmm0                                    ;    29.0 p3+p4  132 rounds
        movaps xmm0, [r8 + 640]                                    ;    28.0 p2     131 l.8
        movaps xmm3, xmm1                                          ;    26.0 p0      66 l copy
        orps xmm3, [r9 + 6752]                                     ;    29.0 p1+p2   66 l
        xorps xmm3, [r8 + 864]                                     ;    30.0 p5+p2   66 l
        movaps [r10 + 96], xmm3                                    ;    31.0 p3+p4  132 rounds
        andps xmm3, [r9 + 1120]                                    ;    31.0 p0+p2   67 l
        xorps xmm1, xmm3                                           ;    32.0 p1      67 l
        movaps [rbx + 64], xmm1                                    ;    33.0 p3+p4  132 rounds
        movaps xmm1, xmm2                                          ;    27.0 p5      66 l copy
        orps xmm1, [r9 + 6768]                                     ;    32.0 p0+p2   66 l
        xorps xmm1, [r8 + 880]                                     ;    33.0 p1+p2   66 l
        movaps [r10 + 112], xmm1                                   ;    34.0 p3+p4  132 rounds
        andps xmm1, [r9 + 1136]                                    ;    34.0 p5+p2   67 l
        xorps xmm2, xmm1                                           ;    35.0 p0      67 l
        movaps [rbx + 80], xmm2                                    ;    36.0 p3+p4  132 rounds
        movaps xmm1, [r8 + 656]                                    ;    35.0 p2     131 l.9
        movaps xmm2, xmm0                                          ;    31.0 p1      66 l copy
        orps xmm2, [r9 + 6784]                                     ;    36.0 p5+p2   66 l
        xorps xmm2, [r8 + 896]                                     ;    37.0 p0+p2   66 l
        movaps [r11 - 128], xmm2                                   ;    38.0 p3+p4  132 rounds
        andps xmm2, [r9 + 1152]                                    ;    38.0 p1+p2   67 l
        xorps xmm0, xmm2                                           ;    39.0 p5      67 l
        movaps [rbx + 96], xmm0                                    ;    40.0 p3+p4  132 rounds
        movaps xmm0, [r8 + 672]                                    ;    39.0 p2     131 l.10
        movaps xmm2, [r8 + 688]                                    ;    40.0 p2     131 l.11
        movaps xmm3, xmm1                                          ;    38.0 p0      66 l copy
        orps xmm3, [r9 + 6800]                                     ;    41.0 p1+p2   66 l
        xorps xmm3, [r8 + 912]                                     ;    42.0 p5+p2   66 l
        movaps [r11 - 112], xmm3                                   ;    43.0 p3+p4  132 rounds
        andps xmm3, [r9 + 1168]                                    ;    43.0 p0+p2   67 l
        xorps xmm1, xmm3                                           ;    44.0 p1      67 l
        movaps [rbx + 112], xmm1                                   ;    45.0 p3+p4  132 rounds
        movaps xmm1, [r8 + 704]                                    ;    44.0 p2     131 l.12
        movaps xmm3, xmm0                                          ;    42.0 p5      66 l copy
        orps xmm3, [r9 + 6816]                                     ;    45.0 p0+p2   66 l
        xorps xmm3, [r8 + 928]                                     ;    46.0 p1+p2   66 l
        movaps [r11 - 96], xmm3                                    ;    47.0 p3+p4  132 rounds
        andps xmm3, [r9 + 1184]                                    ;    47.0 p5+p2   67 l
        xorps xmm0, xmm3                                           ;    48.0 p0      67 l
        movaps [r10 - 128], xmm0                                   ;    49.0 p3+p4  132 rounds
        movaps xmm0, xmm2                                          ;    43.0 p1      66 l copy
        orps xmm0, [r9 + 6832]                                     ;    48.0 p5+p2   66 l
        xorps xmm0, [r8 + 944]                                     ;    49.0 p0+p2   66 l
        movaps [r11 - 80], xmm0                                    ;    50.0 p3+p4  132 rounds
        andps xmm0, [r9 + 1200]                                    ;    50.0 p1+p2   67 l
        xorps xmm2, xmm0                                           ;    51.0 p5      67 l
        movaps [r10 - 112], xmm2                                   ;    52.0 p3+p4  132 rounds
        movaps xmm0, [r8 + 720]                                    ;    51.0 p2     131 l.13
        movaps xmm2, xmm1                                          ;    47.0 p0      66 l copy
        orps xmm2, [r9 + 6848]                                     ;    52.0 p1+p2   66 l
        xorps xmm2, [r8 + 960]                                     ;    53.0 p5+p2   66 l
        movaps [r11 - 64], xmm2                                    ;    54.0 p3+p4  132 rounds
        andps xmm2, [r9 + 1216]                                    ;    54.0 p0+p2   67 l
        xorps xmm1, xmm2                                           ;    55.0 p1      67 l
        movaps [r10 - 96], xmm1                                    ;    56.0 p3+p4  132 rounds
        movaps xmm1, [r8 + 736]                                    ;    55.0 p2     131 l.14
        movaps xmm2, [r8 + 752]                                    ;    56.0 p2     131 l.15
        movaps xmm3, xmm0                                          ;    54.0 p5      66 l copy
        orps xmm3, [r9 + 6864]                                     ;    57.0 p0+p2   66 l
        xorps xmm3, [r8 + 976]                                     ;    58.0 p1+p2   66 l
        movaps [r11 - 48], xmm3                                    ;    59.0 p3+p4  132 rounds
        andps xmm3, [r9 + 1232]                                    ;    59.0 p5+p2   67 l
        xorps xmm0, xmm3                                           ;    60.0 p0      67 l
        movaps [r10 - 80], xmm0                                    ;    61.0 p3+p4  132 rounds
        movaps xmm0, [r8]                                          ;    60.0 p2     130 r.0
        movaps xmm3, xmm1                                          ;    58.0 p1      66 l copy
        orps xmm3, [r9 + 6880]                                     ;    61.0 p5+p2   66 l
        xorps xmm3, [r8 + 992]                                     ;    62.0 p0+p2   66 l
        movaps [r10 - 64], xmm3                                    ;    63.0 p3+p4  132 rounds
        andps xmm3, [r9 + 1248]                                    ;    63.0 p1+p2   67 l
        xorps xmm1, xmm3                                           ;    64.0 p5      67 l
        movaps [r10 - 48], xmm1                                    ;    65.0 p3+p4  132 rounds
        movaps xmm1, xmm2                                          ;    59.0 p0      66 l copy
        orps xmm1, [r9 + 6896]                                     ;    64.0 p1+p2   66 l
        xorps xmm1, [r8 + 1008]                                    ;    65.0 p5+p2   66 l
        movaps [r10 - 32], xmm1                                    ;    66.0 p3+p4  132 rounds
        andps xmm1, [r9 + 1264]                                    ;    66.0 p0+p2   67 l
        xorps xmm2, xmm1                                           ;    67.0 p1      67 l
        movaps [r10 - 16], xmm2                                    ;    68.0 p3+p4  132 rounds
        movaps xmm1, [r8 + 16]                                     ;    67.0 p2     130 r.1
        movaps xmm2, xmm0                                          ;    63.0 p5      66 l copy
        orps xmm2, [r9 + 2048]                                     ;    68.0 p0+p2   66 l
        xorps xmm2, [r8 + 256]                                     ;    69.0 p1+p2   66 l
        movaps [rax - 32], xmm2                                    ;    70.0 p3+p4  132 rounds
        andps xmm2, [r9 + 5632]                                    ;    70.0 p5+p2   67 l
        xorps xmm0, xmm2                                           ;    71.0 p0      67 l
        movaps [rcx - 48], xmm0                                    ;    72.0 p3+p4  132 rounds
        movaps xmm0, [r8 + 32]                                     ;    71.0 p2     130 r.2
        movaps xmm2, [r8 + 48]                                     ;    72.0 p2     130 r.3
        movaps xmm3, xmm1                                          ;    70.0 p1      66 l copy
        orps xmm3, [r9 + 2064]                                     ;    73.0 p5+p2   66 l
        xorps xmm3, [r8 + 272]                                     ;    74.0 p0+p2   66 l
        movaps [rax - 16], xmm3                                    ;    75.0 p3+p4  132 rounds
        andps xmm3, [r9 + 5648]                                    ;    75.0 p1+p2   67 l
        xorps xmm1, xmm3                                           ;    76.0 p5      67 l
        movaps [rcx - 32], xmm1                                    ;    77.0 p3+p4  132 rounds
        movaps xmm1, [r8 + 64]                                     ;    76.0 p2     130 r.4
        movaps xmm3, xmm0                                          ;    74.0 p0      66 l copy
        orps xmm3, [r9 + 2080]                                     ;    77.0 p1+p2   66 l
        xorps xmm3, [r8 + 288]                                     ;    78.0 p5+p2   66 l
        movaps [rax + 0], xmm3                                     ;    79.0 p3+p4  132 rounds
        andps xmm3, [r9 + 5664]                                    ;    79.0 p0+p2   67 l
        xorps xmm0, xmm3                                           ;    80.0 p1      67 l
        movaps [rcx - 16], xmm0                                    ;    81.0 p3+p4  132 rounds
        movaps xmm0, xmm2                                          ;    75.0 p5      66 l copy
        orps xmm0, [r9 + 2096]                                     ;    80.0 p0+p2   66 l
        xorps xmm0, [r8 + 304]                                     ;    81.0 p1+p2   66 l
        movaps [rax + 16], xmm0                                    ;    82.0 p3+p4  132 rounds
        andps xmm0, [r9 + 5680]                                    ;    82.0 p5+p2   67 l
        xorps xmm2, xmm0                                           ;    83.0 p0      67 l
        movaps [rcx + 0], xmm2                                     ;    84.0 p3+p4  132 rounds
        movaps xmm0, [r8 + 80]                                     ;    83.0 p2     130 r.5
        movaps xmm2, xmm1                                          ;    79.0 p1      66 l copy
        orps xmm2, [r9 + 2112]                                     ;    84.0 p5+p2   66 l
        xorps xmm2, [r8 + 320]                                     ;    85.0 p0+p2   66 l
        movaps [rax + 32], xmm2                                    ;    86.0 p3+p4  132 rounds
        andps xmm2, [r9 + 5696]                                    ;    86.0 p1+p2   67 l
        xorps xmm1, xmm2                                           ;    87.0 p5      67 l
        movaps [rcx + 16], xmm1                                    ;    88.0 p3+p4  132 rounds
        movaps xmm1, [r8 + 96]                                     ;    87.0 p2     130 r.6
        movaps xmm2, [r8 + 112]                                    ;    88.0 p2     130 r.7
        movaps xmm3, xmm0                                          ;    86.0 p0      66 l copy
        orps xmm3, [r9 + 2128]                                     ;    89.0 p1+p2   66 l
        xorps xmm3, [r8 + 336]                                     ;    90.0 p5+p2   66 l
        movaps [rax + 48], xmm3                                    ;    91.0 p3+p4  132 rounds
        andps xmm3, [r9 + 5712]                                    ;    91.0 p0+p2   67 l
        xorps xmm0, xmm3                                           ;    92.0 p1      67 l
        movaps [rcx + 32], xmm0                                    ;    93.0 p3+p4  132 rounds
        movaps xmm0, [r8 + 128]                                    ;    92.0 p2     130 r.8
        movaps xmm3, xmm1                                          ;    90.0 p5      66 l copy
        orps xmm3, [r9 + 2144]                                     ;    93.0 p0+p2   66 l
        xorps xmm3, [r8 + 352]                                     ;    94.0 p1+p2   66 l
        movaps [rax + 64], xmm3                                    ;    95.0 p3+p4  132 rounds
        andps xmm3, [r9 + 5728]                                    ;    95.0 p5+p2   67 l
        xorps xmm1, xmm3                                           ;    96.0 p0      67 l
        movaps [rcx + 48], xmm1                                    ;    97.0 p3+p4  132 rounds
        movaps xmm1, xmm2                                          ;    91.0 p1      66 l copy
        orps xmm1, [r9 + 2160]                                     ;    96.0 p5+p2   66 l
        xorps xmm1, [r8 + 368]                                     ;    97.0 p0+p2   66 l
        movaps [rax + 80], xmm1                                    ;    98.0 p3+p4  132 rounds
        andps xmm1, [r9 + 5744]                                    ;    98.0 p1+p2   67 l
        xorps xmm2, xmm1                                           ;    99.0 p5      67 l
        movaps [rcx + 64], xmm2                                    ;   100.0 p3+p4  132 rounds
        movaps xmm1, [r8 + 144]                                    ;    99.0 p2     130 r.9
        movaps xmm2, xmm0                                          ;    95.0 p0      66 l copy
        orps xmm2, [r9 + 2176]                                     ;   100.0 p1+p2   66 l
        xorps xmm2, [r8 + 384]                                     ;   101.0 p5+p2   66 l
        movaps [rax + 96], xmm2                                    ;   102.0 p3+p4  132 rounds
        andps xmm2, [r9 + 5760]                                    ;   102.0 p0+p2   67 l
        xorps xmm0, xmm2                                           ;   103.0 p1      67 l
        movaps [rcx + 80], xmm0                                    ;   104.0 p3+p4  132 rounds
        movaps xmm0, [r8 + 160]                                    ;   103.0 p2     130 r.10
        movaps xmm2, [r8 + 176]                                    ;   104.0 p2     130 r.11
        movaps xmm3, xmm1                                          ;   102.0 p5      66 l copy
        orps xmm3, [r9 + 2192]                                     ;   105.0 p0+p2   66 l
        xorps xmm3, [r8 + 400]                                     ;   106.0 p1+p2   66 l
        movaps [rax + 112], xmm3                                   ;   107.0 p3+p4  132 rounds
        andps xmm3, [r9 + 5776]                                    ;   107.0 p5+p2   67 l
        xorps xmm1, xmm3                                           ;   108.0 p0      67 l
        movaps [rcx + 96], xmm1                                    ;   109.0 p3+p4  132 rounds
        movaps xmm1, [r8 + 192]                                    ;   108.0 p2     130 r.12
        movaps xmm3, xmm0                                          ;   106.0 p1      66 l copy
        orps xmm3, [r9 + 2208]                                     ;   109.0 p5+p2   66 l
        xorps xmm3, [r8 + 416]                                     ;   110.0 p0+p2   66 l
        movaps [rbx - 128], xmm3                                   ;   111.0 p3+p4  132 rounds
        andps xmm3, [r9 + 5792]                                    ;   111.0 p1+p2   67 l
        xorps xmm0, xmm3                                           ;   112.0 p5      67 l
        movaps [rcx + 112], xmm0                                   ;   113.0 p3+p4  132 rounds
        movaps xmm0, xmm2                                          ;   107.0 p0      66 l copy
        orps xmm0, [r9 + 2224]                                     ;   112.0 p1+p2   66 l
        xorps xmm0, [r8 + 432]                                     ;   113.0 p5+p2   66 l
        movaps [rbx - 112], xmm0                                   ;   114.0 p3+p4  132 rounds
        andps xmm0, [r9 + 5808]                                    ;   114.0 p0+p2   67 l
        xorps xmm2, xmm0                                           ;   115.0 p1      67 l
        movaps [rax - 128], xmm2                                   ;   116.0 p3+p4  132 rounds
        movaps xmm0, [r8 + 208]                                    ;   115.0 p2     130 r.13
        movaps xmm2, [r8 + 224]                                    ;   116.0 p2     130 r.14
        movaps xmm3, xmm1                                          ;   111.0 p5      66 l copy
        orps xmm3, [r9 + 2240]                                     ;   117.0 p0+p2   66 l
        xorps xmm3, [r8 + 448]                                     ;   118.0 p1+p2   66 l
        movaps [rbx - 96], xmm3                                    ;   119.0 p3+p4  132 rounds
        andps xmm3, [r9 + 5824]                                    ;   119.0 p5+p2   67 l
        xorps xmm1, xmm3                                           ;   120.0 p0      67 l
        movaps [rax - 112], xmm1                                   ;   121.0 p3+p4  132 rounds
        movaps xmm1, [r8 + 240]                                    ;   120.0 p2     130 r.15
        mov qword [rbp + 2040], r9                                 ;   112.5 p3+p4  132 rounds
        mov qword [rbp + 2048], r9                                 ;   113.5 p3+p4  132 rounds
        movaps xmm3, xmm0                                          ;   118.0 p1      66 l copy
        orps xmm3, [r9 + 2256]                                     ;   121.0 p5+p2   66 l
        xorps xmm3, [r8 + 464]                                     ;   122.0 p0+p2   66 l
        movaps [rbx - 80], xmm3                                    ;   123.0 p3+p4  132 rounds
        andps xmm3, [r9 + 5840]                                    ;   123.0 p1+p2   67 l
        xorps xmm0, xmm3                                           ;   124.0 p5      67 l
        movaps [rax - 96], xmm0                                    ;   125.0 p3+p4  132 rounds
        movaps xmm0, xmm2                                          ;   119.0 p0      66 l copy
        orps xmm0, [r9 + 2272]                                     ;   124.0 p1+p2   66 l
        xorps xmm0, [r8 + 480]                                     ;   125.0 p5+p2   66 l
        movaps [rbx - 64], xmm0                                    ;   126.0 p3+p4  132 rounds
        andps xmm0, [r9 + 5856]                                    ;   126.0 p0+p2   67 l
        xorps xmm2, xmm0                                           ;   127.0 p1      67 l
        movaps [rax - 80], xmm2                                    ;   128.0 p3+p4  132 rounds
        movaps xmm0, xmm1                                          ;   123.0 p5      66 l copy
        orps xmm0, [r9 + 2288]                                     ;   127.0 p0+p2   66 l
        xorps xmm0, [r8 + 496]                                     ;   128.0 p1+p2   66 l
        movaps [rbx - 48], xmm0                                    ;   129.0 p3+p4  132 rounds
        andps xmm0, [r9 + 5872]                                    ;   129.0 p5+p2   67 l
        xorps xmm1, xmm0                                           ;   130.0 p0      67 l
        movaps [rax - 64], xmm1                                    ;   131.0 p3+p4  132 rounds
        add r9, -2048                                              ;   123.2 p1     132 rounds
        mov qword [rbp + 2056], r9                                 ;   124.2 p3+p4  132 rounds
        movdqa xmm0, [r10 + 0]                                     ;                    resident
        movdqa xmm1, [r10 + 16]                                    ;                    resident
        movdqa xmm2, [r10 + 32]                                    ;                    resident
        movdqa xmm3, [r10 + 48]                                    ;                    resident
        movdqa xmm4, [r10 + 64]                                    ;                    resident
        movdqa xmm5, [r10 + 80]                                    ;                    resident
        movdqa xmm6, [r10 + 96]                                    ;                    resident
        movdqa xmm7, [r10 + 112]                                   ;                    resident
        movdqa xmm8, [r11 - 128]                                   ;                    resident
        movdqa xmm9, [r11 - 112]                                   ;                    resident
        movdqa xmm10, [r11 - 96]                                   ;                    resident
        movdqa xmm11, [r11 - 80]                                   ;                    resident
        movdqa xmm12, [r11 - 64]                                   ;                    resident
        movdqa xmm13, [r11 - 48]                                   ;                    resident
        mov r8, qword [rbp + 2040]                                 ;                    resident
        mov r9, qword [rbp + 2048]                                 ;                    resident
        align 16
.rounds_2:
        movaps xmm14, [r8 + 1792]                                  ;     0.0 p2      54 next
        movaps xmm15, [rax - 32]                                   ;     1.0 p2      54 next reload
        xorps xmm14, xmm15                                         ;     4.0 p0      54 next
        movaps xmm15, [r8 + 1808]                                  ;     2.0 p2      54 next
        xorps xmm15, [rax - 16]                                    ;     5.0 p1+p2   54 next
        movaps [rdi + 16], xmm13                                   ;     1.2 p3+p4  114 r spill
        movaps xmm13, [r8 + 1824]                                  ;     4.0 p2      54 next
        xorps xmm13, [rax + 0]                                     ;     7.0 p5+p2   54 next
        movaps [rdi + 32], xmm12                                   ;     2.2 p3+p4  114 r spill
        movaps xmm12, [r8 + 1840]                                  ;     6.0 p2      54 next
        xorps xmm12, [rax + 16]                                    ;     9.0 p0+p2   54 next
        movaps [rdi + 48], xmm11                                   ;     3.2 p3+p4  114 r spill
        movaps xmm11, [r8 + 1856]                                  ;     8.0 p2      54 next
        xorps xmm11, [rax + 32]                                    ;    11.0 p1+p2   54 next
        movaps [rdi + 64], xmm10                                   ;     4.2 p3+p4  114 r spill
        movaps xmm10, [r8 + 1872]                                  ;    10.0 p2      54 next
        xorps xmm10, [rax + 48]                                    ;    13.0 p5+p2   54 next
        movaps [rdi + 80], xmm9                                    ;     5.2 p3+p4  114 r spill
        movaps xmm9, [r8 + 1888]                                   ;    12.0 p2      54 next
        xorps xmm9, [rax + 64]                                     ;    15.0 p0+p2   54 next
        movaps [rcx - 96], xmm8                                    ;     6.2 p3+p4  114 r spill
        movaps xmm8, [r8 + 1904]                                   ;    14.0 p2      54 next
        xorps xmm8, [rax + 80]                                     ;    17.0 p1+p2   54 next
        movaps [rdi + 96], xmm7                                    ;     7.2 p3+p4  114 r spill
        movaps xmm7, [r8 + 1920]                                   ;    16.0 p2      54 next
        xorps xmm7, [rax + 96]                                     ;    19.0 p5+p2   54 next
        movaps [rcx - 80], xmm6                                    ;     8.2 p3+p4  114 r spill
        movaps xmm6, [r8 + 1936]                                   ;    18.0 p2      54 next
        xorps xmm6, [rax + 112]                                    ;    21.0 p0+p2   54 next
        movaps [rdi + 112], xmm5                                   ;     9.2 p3+p4  114 r spill
        movaps xmm5, [r8 + 1952]                                   ;    20.0 p2      54 next
        xorps xmm5, [rbx - 128]                                    ;    23.0 p1+p2   54 next
        movaps [rcx - 64], xmm4                                    ;    10.2 p3+p4  114 r spill
        movaps xmm4, [r8 + 1968]                                   ;    22.0 p2      54 next
        xorps xmm4, [rbx - 112]                                    ;    25.0 p5+p2   54 next
        movaps [rdi - 64], xmm3                                    ;    11.2 p3+p4  114 r spill
        movaps xmm3, xmm8                                          ;    18.0 p0      41 next copy
        movaps [rdi - 48], xmm2                                    ;    12.2 p3+p4  114 r spill
        movaps xmm2, xmm5                                          ;    24.0 p1      41 next copy
        movaps [rdi - 32], xmm1                                    ;    13.2 p3+p4  114 r spill
        movaps xmm1, [r8 + 1984]                                   ;    24.0 p2      54 next
        xorps xmm1, [rbx - 96]                                     ;    27.0 p5+p2   54 next
        movaps [rdi - 16], xmm0                                    ;    14.2 p3+p4  114 r spill
        movaps xmm0, xmm7                                          ;    20.0 p0      41 next copy
        xorps xmm0, xmm1                                           ;    28.0 p1      41 next
        movaps [rdx - 48], xmm13                                   ;    15.2 p3+p4   54 next spill
        movaps xmm13, [r8 + 2000]                                  ;    26.0 p2      54 next
        xorps xmm13, [rbx - 80]                                    ;    29.0 p5+p2   54 next
        xorps xmm3, xmm13                                          ;    30.0 p0      41 next
        movaps [rdx - 32], xmm12                                   ;    18.0 p3+p4   54 next spill
        movaps xmm12, xmm5                                         ;    24.0 p1      41 next copy
        andps xmm12, xmm13                                         ;    30.0 p5      41 next
        movaps [rsi + 112], xmm15                                  ;    19.0 p3+p4   54 next spill
        movaps xmm15, xmm8                                         ;    19.2 p0      41 next copy
        movaps [rbp - 32], xmm9                                    ;    20.0 p3+p4   54 next spill
        movaps xmm9, [r8 + 2016]                                   ;    28.0 p2      54 next
        xorps xmm9, [rbx - 64]                                     ;    31.0 p1+p2   54 next
        andps xmm2, xmm9                                           ;    32.0 p5      41 next
        andps xmm15, xmm9                                          ;    32.0 p0      41 next
        movaps [rsi - 64], xmm10                                   ;    22.0 p3+p4   54 next spill
        movaps xmm10, xmm3                                         ;    31.0 p1      41 next copy
        xorps xmm10, xmm5                                          ;    32.0 p5      41 next
        movaps [rbp + 96], xmm14                                   ;    24.0 p3+p4   54 next spill
        movaps xmm14, xmm13                                        ;    30.0 p0      41 next copy
        andps xmm14, xmm4                                          ;    31.0 p1      41 next
        movaps [rdx - 80], xmm11                                   ;    25.0 p3+p4   54 next spill
        movaps xmm11, xmm9                                         ;    32.0 p5      41 next copy
        movaps [rdx + 48], xmm2                                    ;    33.0 p3+p4   41 next spill
        movaps xmm2, [r8 + 2032]                                   ;    30.0 p2      54 next
        xorps xmm2, [rbx - 48]                                     ;    33.0 p0+p2   54 next
        andps xmm11, xmm2                                          ;    34.0 p1      41 next
        xorps xmm12, xmm15                                         ;    33.0 p5      41 next
        movaps xmm15, [rel misty1_decrypt_compact.T0_constants128] ;    32.0 p2      41 next reload
        xorps xmm12, xmm15                                         ;    35.0 p0      41 next
        movaps [rdx - 16], xmm12                                   ;    36.0 p3+p4   41 next spill
        movaps xmm12, xmm0                                         ;    30.5 p1      41 next copy
        movaps [rdx + 80], xmm13                                   ;    31.2 p3+p4   54 next spill
        movaps xmm13, xmm10                                        ;    33.0 p5      41 next copy
        andps xmm13, xmm6                                          ;    34.0 p0      41 next
        movaps xmm15, xmm11                                        ;    35.0 p1      41 next copy
        movaps [rbp + 112], xmm11                                  ;    35.0 p3+p4   41 next spill
        movaps xmm11, xmm5                                         ;    32.0 p5      41 next copy
        andps xmm11, xmm6                                          ;    33.0 p0      41 next
        xorps xmm12, xmm11                                         ;    34.0 p1      41 next
        movaps xmm11, xmm5                                         ;    33.0 p5      41 next copy
        andps xmm11, xmm8                                          ;    34.0 p0      41 next
        xorps xmm14, xmm11                                         ;    35.0 p1      41 next
        xorps xmm15, xmm14                                         ;    36.0 p5      41 next
        movaps xmm14, xmm5                                         ;    34.2 p0      41 next copy
        andps xmm14, xmm7                                          ;    35.2 p1      41 next
        movaps xmm11, xmm5                                         ;    35.0 p5      41 next copy
        andps xmm11, xmm4                                          ;    36.0 p0      41 next
        movaps [rbp - 128], xmm12                                  ;    35.0 p3+p4   41 next spill
        movaps xmm12, xmm9                                         ;    35.5 p1      41 next copy
        movaps [rdx + 96], xmm15                                   ;    37.0 p3+p4   41 next spill
        movaps xmm15, xmm2                                         ;    36.0 p5      41 next copy
        andps xmm15, xmm8                                          ;    37.0 p0      41 next
        xorps xmm12, xmm15                                         ;    38.0 p1      41 next
        xorps xmm14, xmm11                                         ;    37.0 p5      41 next
        xorps xmm13, xmm12                                         ;    39.0 p0      41 next
        xorps xmm11, xmm12                                         ;    39.0 p1      41 next
        movaps xmm15, xmm0                                         ;    38.0 p5      41 next copy
        andps xmm15, xmm4                                          ;    39.0 p0      41 next
        movaps xmm12, xmm10                                        ;    38.5 p1      41 next copy
        orps xmm12, xmm2                                           ;    39.5 p5      41 next
        movaps [rbp - 16], xmm10                                   ;    38.0 p3+p4   41 next spill
        movaps xmm10, xmm2                                         ;    39.2 p0      41 next copy
        andps xmm10, xmm4                                          ;    40.2 p1      41 next
        xorps xmm5, xmm10                                          ;    41.2 p5      41 next
        xorps xmm13, xmm5                                          ;    42.2 p0      41 next
        andps xmm5, xmm2                                           ;    42.2 p1      41 next
        xorps xmm5, [rel misty1_decrypt_compact.T0_constants128]   ;    43.2 p5+p2   41 next
        movaps [rdx + 64], xmm10                                   ;    41.2 p3+p4   41 next spill
        movaps xmm10, xmm7                                         ;    41.2 p0      41 next copy
        andps xmm10, xmm8                                          ;    42.2 p1      41 next
        andps xmm0, xmm8                                           ;    42.0 p5      41 next
        movaps [rdx + 0], xmm5                                     ;    44.2 p3+p4   41 next spill
        movaps xmm5, xmm4                                          ;    42.2 p0      41 next copy
        andps xmm5, xmm1                                           ;    43.2 p1      41 next
        movaps [rsi + 16], xmm14                                   ;    41.8 p3+p4   41 next spill
        movaps xmm14, xmm1                                         ;    43.0 p5      41 next copy
        andps xmm14, xmm6                                          ;    44.0 p0      41 next
        xorps xmm12, xmm14                                         ;    45.0 p1      41 next
        xorps xmm10, xmm12                                         ;    46.0 p5      41 next
        movaps xmm14, xmm5                                         ;    44.2 p0      41 next copy
        xorps xmm14, xmm2                                          ;    45.2 p1      41 next
        xorps xmm5, xmm6                                           ;    45.0 p5      41 next
        movaps xmm12, xmm10                                        ;    47.0 p0      41 next copy
        movaps [rbp - 112], xmm10                                  ;    47.0 p3+p4   41 next spill
        movaps xmm10, xmm3                                         ;    45.5 p1      41 next copy
        movaps [rbp - 64], xmm0                                    ;    44.8 p3+p4   41 next spill
        movaps xmm0, xmm6                                          ;    46.0 p5      41 next copy
        andps xmm0, xmm7                                           ;    47.0 p0      41 next
        movaps [rdx + 16], xmm6                                    ;    45.8 p3+p4   54 next spill
        movaps xmm6, xmm9                                          ;    46.5 p1      41 next copy
        andps xmm6, xmm1                                           ;    47.5 p5      41 next
        xorps xmm15, xmm6                                          ;    48.5 p0      41 next
        xorps xmm11, xmm15                                         ;    49.5 p1      41 next
        xorps xmm12, xmm15                                         ;    49.5 p5      41 next
        xorps xmm10, xmm12                                         ;    50.5 p0      41 next
        xorps xmm0, xmm8                                           ;    48.5 p1      41 next
        andps xmm14, xmm1                                          ;    49.0 p5      41 next
        xorps xmm11, xmm5                                          ;    50.5 p0      41 next
        andps xmm5, xmm4                                           ;    49.5 p1      41 next
        xorps xmm13, xmm14                                         ;    50.0 p5      41 next
        movaps xmm14, [rdx + 96]                                   ;    48.0 p2      41 next reload
        xorps xmm11, xmm14                                         ;    51.5 p0      41 next
        movaps xmm15, xmm9                                         ;    50.5 p1      41 next copy
        andps xmm15, xmm7                                          ;    51.5 p5      41 next
        andps xmm3, xmm1                                           ;    51.2 p0      41 next
        xorps xmm15, xmm0                                          ;    52.5 p1      41 next
        xorps xmm0, xmm2                                           ;    52.0 p5      41 next
        xorps xmm3, xmm0                                           ;    53.0 p0      41 next
        andps xmm0, xmm7                                           ;    53.0 p1      41 next
        xorps xmm3, xmm4                                           ;    54.0 p5      41 next
        xorps xmm5, xmm15                                          ;    53.5 p0      41 next
        movaps xmm15, xmm4                                         ;    53.5 p1      41 next copy
        andps xmm15, xmm9                                          ;    54.5 p5      41 next
        andps xmm4, xmm8                                           ;    54.2 p0      41 next
        xorps xmm15, xmm4                                          ;    55.5 p1      41 next
        xorps xmm0, xmm15                                          ;    56.5 p5      41 next
        movaps xmm15, [rbp - 128]                                  ;    52.0 p2      41 next reload
        xorps xmm0, xmm15                                          ;    57.5 p0      41 next
        movaps xmm6, [rdx + 48]                                    ;    53.0 p2      41 next reload
        xorps xmm4, xmm6                                           ;    56.0 p1      41 next
        xorps xmm4, xmm5                                           ;    57.0 p5      41 next
        movaps xmm12, xmm8                                         ;    56.2 p0      41 next copy
        xorps xmm12, xmm7                                          ;    57.2 p1      41 next
        andps xmm12, xmm1                                          ;    58.2 p5      41 next
        xorps xmm5, xmm12                                          ;    59.2 p0      41 next
        movaps xmm12, [rdx + 80]                                   ;    54.2 p2      54 next reload
        andps xmm8, xmm12                                          ;    57.5 p1      41 next
        andps xmm2, [rdx + 16]                                     ;    58.0 p5+p2   41 next
        xorps xmm8, [rsi + 16]                                     ;    58.5 p0+p2   41 next
        movaps xmm6, xmm9                                          ;    58.5 p1      41 next copy
        andps xmm6, xmm12                                          ;    59.5 p5      41 next
        andps xmm7, xmm12                                          ;    59.2 p0      41 next
        andps xmm9, [rdx + 16]                                     ;    59.5 p1+p2   41 next
        movaps xmm15, xmm3                                         ;    60.0 p5      41 next copy
        xorps xmm15, [rdx - 16]                                    ;    61.0 p0+p2   41 next
        xorps xmm3, xmm4                                           ;    60.5 p1      41 next
        xorps xmm3, [rbp - 64]                                     ;    61.5 p5+p2   41 next
        orps xmm1, [rbp - 16]                                      ;    61.2 p0+p2   41 next
        xorps xmm2, xmm6                                           ;    61.5 p1      41 next
        xorps xmm3, xmm8                                           ;    62.5 p5      41 next
        xorps xmm9, [rdx + 0]                                      ;    62.2 p0+p2   41 next
        xorps xmm6, xmm7                                           ;    62.5 p1      41 next
        xorps xmm2, [rbp - 16]                                     ;    63.0 p5+p2   41 next
        xorps xmm1, xmm2                                           ;    64.0 p0      41 next
        xorps xmm7, xmm9                                           ;    63.5 p1      41 next
        xorps xmm15, [rbp - 112]                                   ;    64.0 p5+p2   41 next
        xorps xmm11, xmm6                                          ;    64.2 p0      41 next
        xorps xmm9, [rbp + 112]                                    ;    64.5 p1+p2   41 next
        xorps xmm10, xmm9                                          ;    65.5 p5      41 next
        xorps xmm6, [rdx - 16]                                     ;    65.2 p0+p2   41 next
        xorps xmm8, [rdx + 0]                                      ;    66.2 p1+p2   41 next
        xorps xmm13, xmm8                                          ;    67.2 p5      41 next
        xorps xmm11, [rdx + 48]                                    ;    67.2 p0+p2   41 next
        movaps xmm2, xmm12                                         ;    66.5 p1      41 next copy
        andps xmm2, [rdx + 16]                                     ;    68.2 p5+p2   41 next
        xorps xmm14, xmm2                                          ;    69.2 p0      41 next
        xorps xmm2, xmm5                                           ;    69.2 p1      41 next
        xorps xmm5, xmm1                                           ;    68.0 p5      41 next
        xorps xmm1, [rbp - 128]                                    ;    69.2 p0+p2   41 next
        xorps xmm5, [rdx + 64]                                     ;    70.2 p1+p2   41 next
        xorps xmm0, xmm6                                           ;    69.0 p5      41 next
        xorps xmm15, [rbp - 16]                                    ;    71.2 p0+p2   41 next
        xorps xmm12, xmm14                                         ;    70.2 p1      41 next
        xorps xmm7, xmm2                                           ;    70.2 p5      41 next
        xorps xmm4, xmm7                                           ;    71.2 p0      41 next
        xorps xmm1, xmm12                                          ;    71.2 p1      41 next
        movaps xmm14, [rdx - 80]                                   ;    72.2 p2      41 next
        movaps xmm2, [rbp + 96]                                    ;    73.2 p2      54 next reload
        andps xmm14, xmm2                                          ;    76.2 p5      41 next
        movaps xmm6, [rsi - 64]                                    ;    74.2 p2      41 next
        andps xmm6, xmm2                                           ;    77.2 p0      41 next
        movaps xmm7, [rbp - 32]                                    ;    75.2 p2      41 next
        movaps xmm8, [rsi + 112]                                   ;    76.2 p2      54 next reload
        andps xmm7, xmm8                                           ;    79.2 p1      41 next
        movaps xmm9, xmm6                                          ;    78.2 p5      41 next copy
        movaps xmm12, [rbp - 32]                                   ;    77.2 p2      54 next reload
        andps xmm9, xmm12                                          ;    80.2 p0      41 next
        movaps [rdx + 80], xmm15                                   ;    72.2 p3+p4   41 next spill
        movaps xmm15, [rdx - 32]                                   ;    78.2 p2      41 next
        andps xmm15, xmm2                                          ;    81.2 p1      41 next
        movaps [rbp - 16], xmm0                                    ;    71.5 p3+p4   41 next spill
        movaps xmm0, xmm15                                         ;    82.2 p5      41 next copy
        xorps xmm0, xmm8                                           ;    83.2 p0      41 next
        movaps [rdx + 64], xmm10                                   ;    72.5 p3+p4   41 next spill
        movaps xmm10, [rdx - 80]                                   ;    79.2 p2      41 next
        andps xmm10, [rdx - 32]                                    ;    82.2 p1+p2   41 next
        movaps [rbp - 128], xmm11                                  ;    73.5 p3+p4   41 next spill
        movaps xmm11, [rdx - 32]                                   ;    81.2 p2      41 next
        andps xmm11, xmm12                                         ;    84.2 p5      41 next
        movaps [rdx + 16], xmm1                                    ;    75.2 p3+p4   41 next spill
        movaps xmm1, xmm14                                         ;    77.2 p0      41 next copy
        xorps xmm1, xmm10                                          ;    83.2 p1      41 next
        movaps [rdx + 48], xmm5                                    ;    76.5 p3+p4   41 next spill
        movaps xmm5, xmm0                                          ;    84.2 p5      41 next copy
        xorps xmm5, [rdx - 80]                                     ;    85.2 p0+p2   41 next
        andps xmm5, xmm12                                          ;    86.2 p1      41 next
        xorps xmm15, xmm5                                          ;    87.2 p5      41 next
        movaps [rdx + 0], xmm3                                     ;    78.2 p3+p4   41 next spill
        movaps xmm3, xmm8                                          ;    79.2 p0      41 next copy
        movaps [rdx - 16], xmm13                                   ;    79.2 p3+p4   41 next spill
        movaps xmm13, [rsi - 64]                                   ;    83.2 p2      41 next
        andps xmm13, [rdx - 48]                                    ;    86.2 p1+p2   41 next
        xorps xmm7, xmm13                                          ;    87.2 p5      41 next
        andps xmm3, xmm13                                          ;    87.2 p0      41 next
        xorps xmm10, xmm7                                          ;    88.2 p1      41 next
        movaps xmm13, [rsi - 64]                                   ;    85.2 p2      54 next reload
        andps xmm1, xmm13                                          ;    88.2 p5      41 next
        xorps xmm7, xmm14                                          ;    88.2 p0      41 next
        movaps [rdx + 96], xmm4                                    ;    82.5 p3+p4   41 next spill
        movaps xmm4, xmm8                                          ;    82.8 p1      41 next copy
        andps xmm4, xmm13                                          ;    88.2 p5      41 next
        movaps [rbp + 112], xmm7                                   ;    89.2 p3+p4   41 next spill
        movaps xmm7, xmm10                                         ;    89.2 p0      41 next copy
        andps xmm7, [rdx - 48]                                     ;    90.2 p1+p2   41 next
        movaps [rbp - 112], xmm5                                   ;    87.2 p3+p4   41 next spill
        movaps xmm5, xmm4                                          ;    89.2 p5      41 next copy
        andps xmm5, [rdx - 32]                                     ;    90.2 p0+p2   41 next
        movaps [rbp - 64], xmm15                                   ;    88.2 p3+p4   41 next spill
        movaps xmm15, xmm8                                         ;    86.2 p1      41 next copy
        andps xmm15, xmm2                                          ;    87.2 p5      41 next
        xorps xmm5, xmm15                                          ;    91.2 p0      41 next
        xorps xmm7, xmm5                                           ;    92.2 p1      41 next
        movaps xmm5, [rdx - 32]                                    ;    88.2 p2      54 next reload
        xorps xmm7, xmm5                                           ;    93.2 p5      41 next
        movaps [rsi + 16], xmm7                                    ;    94.2 p3+p4   41 next spill
        movaps xmm7, xmm12                                         ;    88.2 p0      41 next copy
        andps xmm7, [rdx - 48]                                     ;    89.2 p1+p2   41 next
        xorps xmm15, xmm7                                          ;    90.2 p5      41 next
        xorps xmm9, xmm4                                           ;    89.2 p0      41 next
        xorps xmm9, [rel misty1_decrypt_compact.T0_constants128]   ;    90.2 p1+p2   41 next
        movaps xmm12, xmm15                                        ;    91.2 p5      41 next copy
        andps xmm12, [rdx - 48]                                    ;    92.2 p0+p2   41 next
        xorps xmm12, xmm2                                          ;    93.2 p1      41 next
        andps xmm15, [rdx - 80]                                    ;    92.2 p5+p2   41 next
        xorps xmm12, xmm0                                          ;    94.2 p0      41 next
        xorps xmm10, xmm2                                          ;    91.5 p1      41 next
        movaps [rdx + 112], xmm12                                  ;    95.2 p3+p4   41 next spill
        movaps xmm12, xmm11                                        ;    91.8 p5      41 next copy
        xorps xmm12, [rdx - 80]                                    ;    93.2 p0+p2   41 next
        xorps xmm1, xmm12                                          ;    94.2 p1      41 next
        xorps xmm15, xmm1                                          ;    95.2 p5      41 next
        andps xmm12, xmm13                                         ;    94.2 p0      41 next
        movaps xmm1, [rdx - 48]                                    ;    94.2 p2      54 next reload
        andps xmm0, xmm1                                           ;    97.2 p1      41 next
        movaps xmm13, xmm10                                        ;    93.8 p5      41 next copy
        andps xmm13, xmm2                                          ;    94.8 p0      41 next
        andps xmm10, [rdx - 80]                                    ;    95.2 p1+p2   41 next
        xorps xmm13, xmm9                                          ;    95.8 p5      41 next
        xorps xmm13, xmm7                                          ;    96.8 p0      41 next
        movaps [rbp + 16], xmm3                                    ;    94.2 p3+p4   41 next spill
        movaps xmm3, xmm8                                          ;    95.5 p1      41 next copy
        andps xmm3, xmm5                                           ;    96.5 p5      41 next
        xorps xmm12, xmm3                                          ;    97.5 p0      41 next
        xorps xmm13, xmm12                                         ;    98.5 p1      41 next
        movaps xmm12, xmm8                                         ;    96.8 p5      41 next copy
        andps xmm12, [rdx - 80]                                    ;    97.8 p0+p2   41 next
        xorps xmm12, xmm6                                          ;    98.8 p1      41 next
        xorps xmm0, xmm12                                          ;    99.8 p5      41 next
        xorps xmm12, xmm1                                          ;    99.8 p0      41 next
        xorps xmm14, xmm3                                          ;    98.5 p1      41 next
        movaps xmm3, xmm4                                          ;    98.8 p5      41 next copy
        xorps xmm3, [rbp - 32]                                     ;    99.8 p0+p2   41 next
        andps xmm3, xmm2                                           ;   100.8 p1      41 next
        xorps xmm9, xmm3                                           ;   101.8 p5      41 next
        xorps xmm10, xmm9                                          ;   102.8 p0      41 next
        xorps xmm4, xmm1                                           ;   100.5 p1      41 next
        xorps xmm15, xmm0                                          ;   100.8 p5      41 next
        movaps xmm0, xmm7                                          ;   101.2 p0      41 next copy
        xorps xmm0, xmm12                                          ;   102.2 p1      41 next
        andps xmm12, xmm5                                          ;   101.8 p5      41 next
        xorps xmm7, xmm5                                           ;   102.2 p0      41 next
        andps xmm11, xmm7                                          ;   103.2 p1      41 next
        movaps xmm9, [rsi - 64]                                    ;   100.0 p2      54 next reload
        xorps xmm12, xmm9                                          ;   103.0 p5      41 next
        andps xmm7, xmm9                                           ;   103.2 p0      41 next
        xorps xmm3, xmm7                                           ;   104.2 p1      41 next
        xorps xmm0, xmm3                                           ;   105.2 p5      41 next
        xorps xmm12, [rbp + 16]                                    ;   104.2 p0+p2   41 next
        movaps xmm3, xmm4                                          ;   104.5 p1      41 next copy
        andps xmm3, [rdx - 80]                                     ;   105.5 p5+p2   41 next
        andps xmm4, xmm2                                           ;   105.2 p0      41 next
        xorps xmm7, [rbp - 64]                                     ;   105.5 p1+p2   41 next
        xorps xmm15, [rbp - 112]                                   ;   105.8 p5+p2   41 next
        xorps xmm4, [rbp - 32]                                     ;   106.2 p0+p2   41 next
        xorps xmm10, xmm4                                          ;   107.2 p1      41 next
        movaps xmm4, [rdx + 112]                                   ;   106.2 p2      41 next reload
        xorps xmm0, xmm4                                           ;   109.2 p5      41 next
        movaps xmm5, xmm14                                         ;   107.2 p0      41 next copy
        andps xmm5, xmm1                                           ;   108.2 p1      41 next
        movaps xmm1, xmm9                                          ;   107.8 p5      41 next copy
        andps xmm1, [rbp - 32]                                     ;   108.8 p0+p2   41 next
        xorps xmm14, xmm1                                          ;   109.8 p1      41 next
        xorps xmm6, xmm7                                           ;   108.8 p5      41 next
        andps xmm1, [rbp - 64]                                     ;   109.8 p0+p2   41 next
        xorps xmm11, xmm10                                         ;   109.5 p1      41 next
        movaps xmm7, [rbp - 32]                                    ;   109.2 p2      54 next reload
        andps xmm14, xmm7                                          ;   112.2 p5      41 next
        xorps xmm5, xmm0                                           ;   110.2 p0      41 next
        xorps xmm4, xmm14                                          ;   113.2 p1      41 next
        xorps xmm1, [rbp + 112]                                    ;   110.8 p5+p2   41 next
        xorps xmm12, xmm1                                          ;   111.8 p0      41 next
        xorps xmm3, xmm4                                           ;   114.2 p1      41 next
        movaps xmm14, [rel misty1_decrypt_compact.T0_constants128] ;   111.2 p2      41 next reload
        xorps xmm12, xmm14                                         ;   114.2 p5      41 next
        xorps xmm2, [rdx + 96]                                     ;   112.2 p0+p2   41 next
        xorps xmm6, [rsi + 16]                                     ;   113.2 p1+p2   41 next
        xorps xmm13, xmm2                                          ;   113.2 p5      41 next
        xorps xmm8, [rdx - 16]                                     ;   114.2 p0+p2   41 next
        xorps xmm3, xmm14                                          ;   115.2 p1      41 next
        xorps xmm11, xmm8                                          ;   115.2 p5      41 next
        xorps xmm9, [rbp - 128]                                    ;   115.2 p0+p2   41 next
        xorps xmm5, xmm9                                           ;   116.2 p1      41 next
        xorps xmm7, [rdx + 64]                                     ;   116.2 p5+p2   41 next
        movaps xmm0, [rdx + 0]                                     ;   117.2 p2      41 next
        xorps xmm0, [rdx - 48]                                     ;   120.2 p0+p2   41 next
        xorps xmm15, xmm0                                          ;   121.2 p1      41 next
        xorps xmm6, xmm7                                           ;   117.2 p5      41 next
        xorps xmm13, [r8 + 7312]                                   ;   119.2 p0+p2   48 next
        movaps xmm1, [rdx + 48]                                    ;   120.2 p2      41 next
        xorps xmm1, [rdx - 32]                                     ;   123.2 p1+p2   41 next
        xorps xmm3, xmm1                                           ;   124.2 p5      41 next
        xorps xmm11, [r8 + 7328]                                   ;   122.2 p0+p2   48 next
        xorps xmm15, [r8 + 7344]                                   ;   123.2 p1+p2   48 next
        movaps xmm4, [rdx + 16]                                    ;   124.2 p2      41 next
        xorps xmm4, [rdx - 80]                                     ;   127.2 p5+p2   41 next
        xorps xmm12, xmm4                                          ;   128.2 p0      41 next
        xorps xmm5, [r8 + 7392]                                    ;   126.2 p1+p2   48 next
        xorps xmm2, [r8 + 7168]                                    ;   127.2 p5+p2   48 next
        xorps xmm6, [r8 + 7408]                                    ;   128.2 p0+p2   48 next
        xorps xmm8, [r8 + 7184]                                    ;   129.2 p1+p2   48 next
        xorps xmm3, [r8 + 7360]                                    ;   130.2 p5+p2   48 next
        xorps xmm0, [r8 + 7200]                                    ;   131.2 p0+p2   48 next
        xorps xmm12, [r8 + 7376]                                   ;   132.2 p1+p2   48 next
        xorps xmm9, [r8 + 7248]                                    ;   133.2 p5+p2   48 next
        xorps xmm1, [r8 + 7216]                                    ;   134.2 p0+p2   48 next
        xorps xmm7, [r8 + 7264]                                    ;   135.2 p1+p2   48 next
        xorps xmm4, [r8 + 7232]                                    ;   136.2 p5+p2   48 next
        movaps xmm10, [rbp - 16]                                   ;   137.2 p2      48 next
        xorps xmm10, [r8 + 7280]                                   ;   140.2 p0+p2   48 next
        movaps [rbp - 16], xmm6                                    ;   129.2 p3+p4   48 next spill
        movaps xmm6, [rdx + 80]                                    ;   139.2 p2      48 next
        xorps xmm6, [r8 + 7296]                                    ;   142.2 p1+p2   48 next
        movaps [rdx + 80], xmm5                                    ;   127.5 p3+p4   48 next spill
        movaps xmm5, xmm2                                          ;   128.2 p5      45 next copy
        xorps xmm5, xmm7                                           ;   136.2 p0      45 next
        movaps [rdx - 80], xmm12                                   ;   133.2 p3+p4   48 next spill
        movaps xmm12, xmm5                                         ;   137.2 p1      45 next copy
        xorps xmm12, xmm1                                          ;   138.2 p5      45 next
        movaps [rdx + 16], xmm3                                    ;   131.2 p3+p4   48 next spill
        movaps xmm3, xmm1                                          ;   135.2 p0      45 next copy
        andps xmm3, xmm10                                          ;   141.2 p1      45 next
        movaps [rdx - 32], xmm15                                   ;   131.5 p3+p4   48 next spill
        movaps xmm15, xmm1                                         ;   135.2 p5      45 next copy
        andps xmm15, xmm7                                          ;   136.2 p0      45 next
        movaps [rdx + 48], xmm11                                   ;   133.2 p3+p4   48 next spill
        movaps xmm11, xmm8                                         ;   133.5 p1      45 next copy
        xorps xmm11, xmm9                                          ;   134.5 p5      45 next
        movaps [rdx - 48], xmm13                                   ;   134.2 p3+p4   48 next spill
        movaps xmm13, xmm7                                         ;   136.2 p0      45 next copy
        andps xmm13, xmm4                                          ;   137.2 p1      45 next
        movaps [rdx + 0], xmm3                                     ;   142.2 p3+p4   45 next spill
        movaps xmm3, xmm12                                         ;   139.2 p5      45 next copy
        andps xmm3, xmm0                                           ;   140.2 p0      45 next
        movaps [rdx + 64], xmm7                                    ;   136.2 p3+p4   48 next spill
        movaps xmm7, xmm10                                         ;   141.2 p1      45 next copy
        andps xmm7, xmm6                                           ;   143.2 p5      45 next
        movaps [rbp - 32], xmm5                                    ;   137.2 p3+p4   45 next spill
        movaps xmm5, xmm11                                         ;   137.0 p0      45 next copy
        movaps [rbp - 128], xmm9                                   ;   138.2 p3+p4   48 next spill
        movaps xmm9, xmm1                                          ;   137.5 p1      45 next copy
        andps xmm9, xmm0                                           ;   138.5 p5      45 next
        xorps xmm5, xmm9                                           ;   139.5 p0      45 next
        movaps xmm9, xmm10                                         ;   141.2 p1      45 next copy
        andps xmm9, xmm2                                           ;   142.2 p5      45 next
        xorps xmm15, xmm9                                          ;   143.2 p0      45 next
        xorps xmm15, xmm14                                         ;   144.2 p1      45 next
        movaps xmm9, xmm7                                          ;   144.2 p5      45 next copy
        movaps [rsi - 64], xmm7                                    ;   144.2 p3+p4   45 next spill
        movaps xmm7, xmm1                                          ;   140.0 p0      45 next copy
        andps xmm7, xmm2                                           ;   141.0 p1      45 next
        xorps xmm13, xmm7                                          ;   142.0 p5      45 next
        xorps xmm9, xmm13                                          ;   145.2 p0      45 next
        movaps xmm7, xmm1                                          ;   141.5 p1      45 next copy
        andps xmm7, xmm8                                           ;   142.5 p5      45 next
        movaps xmm13, xmm1                                         ;   142.0 p0      45 next copy
        andps xmm13, xmm4                                          ;   143.0 p1      45 next
        movaps [rdx - 16], xmm15                                   ;   145.2 p3+p4   45 next spill
        movaps xmm15, xmm10                                        ;   142.8 p5      45 next copy
        movaps [rsi + 112], xmm5                                   ;   142.8 p3+p4   45 next spill
        movaps xmm5, xmm2                                          ;   143.0 p0      45 next copy
        andps xmm5, xmm6                                           ;   144.0 p1      45 next
        xorps xmm15, xmm5                                          ;   145.0 p5      45 next
        xorps xmm7, xmm13                                          ;   144.0 p0      45 next
        xorps xmm3, xmm15                                          ;   146.0 p1      45 next
        xorps xmm13, xmm15                                         ;   146.0 p5      45 next
        movaps xmm15, xmm11                                        ;   145.0 p0      45 next copy
        andps xmm15, xmm4                                          ;   146.0 p1      45 next
        movaps xmm5, xmm12                                         ;   145.8 p5      45 next copy
        orps xmm5, xmm6                                            ;   146.8 p0      45 next
        movaps [rsi + 16], xmm12                                   ;   145.0 p3+p4   45 next spill
        movaps xmm12, xmm6                                         ;   146.5 p1      45 next copy
        andps xmm12, xmm4                                          ;   147.5 p5      45 next
        xorps xmm1, xmm12                                          ;   148.5 p0      45 next
        xorps xmm3, xmm1                                           ;   149.5 p1      45 next
        andps xmm1, xmm6                                           ;   149.5 p5      45 next
        xorps xmm1, xmm14                                          ;   150.5 p0      45 next
        movaps xmm14, xmm8                                         ;   148.5 p1      45 next copy
        andps xmm14, xmm2                                          ;   149.5 p5      45 next
        andps xmm11, xmm2                                          ;   149.0 p0      45 next
        movaps [rdx + 96], xmm12                                   ;   148.5 p3+p4   45 next spill
        movaps xmm12, xmm4                                         ;   149.5 p1      45 next copy
        andps xmm12, [rbp - 128]                                   ;   150.5 p5+p2   45 next
        movaps [rbp + 96], xmm1                                    ;   151.5 p3+p4   45 next spill
        movaps xmm1, xmm0                                          ;   150.0 p0      45 next copy
        andps xmm1, [rbp - 128]                                    ;   151.0 p1+p2   45 next
        xorps xmm5, xmm1                                           ;   152.0 p5      45 next
        xorps xmm14, xmm5                                          ;   153.0 p0      45 next
        movaps xmm1, xmm12                                         ;   151.5 p1      45 next copy
        xorps xmm1, xmm6                                           ;   152.5 p5      45 next
        xorps xmm12, xmm0                                          ;   152.0 p0      45 next
        movaps xmm5, xmm14                                         ;   154.0 p1      45 next copy
        movaps [rbp + 112], xmm14                                  ;   154.0 p3+p4   45 next spill
        movaps xmm14, xmm0                                         ;   152.8 p5      45 next copy
        andps xmm14, xmm8                                          ;   153.8 p0      45 next
        movaps [rdx + 112], xmm7                                   ;   151.5 p3+p4   45 next spill
        movaps xmm7, xmm10                                         ;   153.5 p1      45 next copy
        andps xmm7, [rbp - 128]                                    ;   154.5 p5+p2   45 next
        xorps xmm15, xmm7                                          ;   155.5 p0      45 next
        xorps xmm13, xmm15                                         ;   156.5 p1      45 next
        xorps xmm5, xmm15                                          ;   156.5 p5      45 next
        xorps xmm14, xmm2                                          ;   155.0 p0      45 next
        movaps xmm15, [rbp - 32]                                   ;   153.0 p2      45 next reload
        xorps xmm5, xmm15                                          ;   157.5 p1      45 next
        movaps xmm7, [rbp - 128]                                   ;   154.0 p2      48 next reload
        andps xmm1, xmm7                                           ;   157.0 p5      45 next
        xorps xmm13, xmm12                                         ;   157.5 p0      45 next
        andps xmm12, xmm4                                          ;   156.5 p1      45 next
        xorps xmm3, xmm1                                           ;   158.0 p5      45 next
        xorps xmm13, xmm9                                          ;   158.5 p0      45 next
        movaps xmm1, xmm10                                         ;   157.5 p1      45 next copy
        andps xmm1, xmm8                                           ;   158.5 p5      45 next
        andps xmm15, xmm7                                          ;   158.0 p0      45 next
        xorps xmm1, xmm14                                          ;   159.5 p1      45 next
        xorps xmm14, xmm6                                          ;   158.8 p5      45 next
        xorps xmm15, xmm14                                         ;   159.8 p0      45 next
        andps xmm14, xmm8                                          ;   159.8 p1      45 next
        xorps xmm15, xmm4                                          ;   160.8 p5      45 next
        xorps xmm12, xmm1                                          ;   160.5 p0      45 next
        movaps xmm1, xmm4                                          ;   160.5 p1      45 next copy
        andps xmm1, xmm10                                          ;   161.5 p5      45 next
        andps xmm4, xmm2                                           ;   161.0 p0      45 next
        xorps xmm1, xmm4                                           ;   162.5 p1      45 next
        xorps xmm14, xmm1                                          ;   163.5 p5      45 next
        movaps xmm1, [rsi + 112]                                   ;   158.5 p2      45 next reload
        xorps xmm14, xmm1                                          ;   164.5 p0      45 next
        xorps xmm4, [rdx + 0]                                      ;   162.5 p1+p2   45 next
        xorps xmm4, xmm12                                          ;   163.5 p5      45 next
        movaps xmm1, xmm2                                          ;   163.0 p0      45 next copy
        xorps xmm1, xmm8                                           ;   164.0 p1      45 next
        andps xmm1, xmm7                                           ;   165.0 p5      45 next
        xorps xmm12, xmm1                                          ;   166.0 p0      45 next
        movaps xmm1, [rdx + 64]                                    ;   160.5 p2      48 next reload
        andps xmm2, xmm1                                           ;   164.5 p1      45 next
        andps xmm6, xmm0                                           ;   164.8 p5      45 next
        xorps xmm2, [rdx + 112]                                    ;   165.5 p0+p2   45 next
        movaps [rdx + 112], xmm14                                  ;   165.5 p3+p4   45 next spill
        movaps xmm14, xmm10                                        ;   165.5 p1      45 next copy
        andps xmm14, xmm1                                          ;   166.5 p5      45 next
        andps xmm8, xmm1                                           ;   166.0 p0      45 next
        andps xmm10, xmm0                                          ;   166.5 p1      45 next
        movaps xmm1, xmm15                                         ;   166.8 p5      45 next copy
        xorps xmm1, [rdx - 16]                                     ;   167.8 p0+p2   45 next
        xorps xmm15, xmm4                                          ;   167.5 p1      45 next
        xorps xmm11, xmm15                                         ;   168.5 p5      45 next
        movaps xmm15, [rsi + 16]                                   ;   164.0 p2      45 next reload
        orps xmm7, xmm15                                           ;   168.0 p0      45 next
        xorps xmm6, xmm14                                          ;   168.5 p1      45 next
        xorps xmm11, xmm2                                          ;   169.5 p5      45 next
        xorps xmm10, [rbp + 96]                                    ;   169.0 p0+p2   45 next
        xorps xmm14, xmm8                                          ;   169.5 p1      45 next
        xorps xmm6, xmm15                                          ;   169.8 p5      45 next
        xorps xmm7, xmm6                                           ;   170.8 p0      45 next
        xorps xmm1, [rbp + 112]                                    ;   170.5 p1+p2   45 next
        xorps xmm8, xmm10                                          ;   170.8 p5      45 next
        xorps xmm13, xmm14                                         ;   171.0 p0      45 next
        xorps xmm10, [rsi - 64]                                    ;   171.5 p1+p2   45 next
        xorps xmm5, xmm10                                          ;   172.5 p5      45 next
        movaps xmm6, [rdx + 64]                                    ;   168.0 p2      48 next reload
        andps xmm0, xmm6                                           ;   172.0 p0      45 next
        xorps xmm14, [rdx - 16]                                    ;   172.5 p1+p2   45 next
        xorps xmm9, xmm0                                           ;   173.0 p5      45 next
        xorps xmm2, [rbp + 96]                                     ;   173.0 p0+p2   45 next
        xorps xmm0, xmm12                                          ;   173.5 p1      45 next
        xorps xmm12, xmm7                                          ;   173.8 p5      45 next
        xorps xmm3, xmm2                                           ;   174.0 p0      45 next
        xorps xmm12, [rdx + 96]                                    ;   174.8 p1+p2   45 next
        xorps xmm7, [rsi + 112]                                    ;   174.8 p5+p2   45 next
        xorps xmm13, [rdx + 0]                                     ;   175.0 p0+p2   45 next
        xorps xmm15, xmm1                                          ;   175.5 p1      45 next
        xorps xmm14, [rdx + 112]                                   ;   175.8 p5+p2   45 next
        xorps xmm6, xmm9                                           ;   176.0 p0      45 next
        xorps xmm8, xmm0                                           ;   176.5 p1      45 next
        xorps xmm4, xmm8                                           ;   177.5 p5      45 next
        xorps xmm7, xmm6                                           ;   177.0 p0      45 next
        movaps xmm0, [rdx - 32]                                    ;   175.0 p2      48 next reload
        xorps xmm11, xmm0                                          ;   178.0 p1      45 next
        movaps xmm1, [rdx + 48]                                    ;   176.0 p2      48 next reload
        xorps xmm3, xmm1                                           ;   179.0 p5      45 next
        movaps xmm2, [rdx - 48]                                    ;   177.0 p2      48 next reload
        xorps xmm4, xmm2                                           ;   180.0 p0      45 next
        movaps xmm6, [rdx + 16]                                    ;   178.0 p2      48 next reload
        xorps xmm12, xmm6                                          ;   181.0 p1      45 next
        movaps xmm8, [rdx + 80]                                    ;   179.0 p2      48 next reload
        xorps xmm13, xmm8                                          ;   182.0 p5      45 next
        movaps xmm9, [rdx - 80]                                    ;   180.0 p2      48 next reload
        xorps xmm7, xmm9                                           ;   183.0 p0      45 next
        movaps xmm10, [rbp - 16]                                   ;   181.0 p2      48 next reload
        xorps xmm5, xmm10                                          ;   184.0 p1      45 next
        xorps xmm4, [rcx - 48]                                     ;   182.0 p5+p2   54 next
        xorps xmm3, [rcx - 32]                                     ;   183.0 p0+p2   54 next
        xorps xmm11, [rcx - 16]                                    ;   184.0 p1+p2   54 next
        xorps xmm12, [rcx + 0]                                     ;   185.0 p5+p2   54 next
        xorps xmm7, [rcx + 16]                                     ;   186.0 p0+p2   54 next
        xorps xmm13, [rcx + 32]                                    ;   187.0 p1+p2   54 next
        xorps xmm14, [rcx + 64]                                    ;   188.0 p5+p2   54 next
        xorps xmm15, [rcx + 80]                                    ;   189.0 p0+p2   54 next
        xorps xmm5, [rcx + 48]                                     ;   190.0 p1+p2   54 next
        xorps xmm2, [rcx + 96]                                     ;   191.0 p5+p2   54 next
        xorps xmm1, [rcx + 112]                                    ;   192.0 p0+p2   54 next
        xorps xmm0, [rax - 128]                                    ;   193.0 p1+p2   54 next
        xorps xmm6, [rax - 112]                                    ;   194.0 p5+p2   54 next
        xorps xmm9, [rax - 96]                                     ;   195.0 p0+p2   54 next
        xorps xmm8, [rax - 80]                                     ;   196.0 p1+p2   54 next
        xorps xmm10, [rax - 64]                                    ;   197.0 p5+p2   54 next
        movaps [rbp - 16], xmm10                                   ;   198.0 p3+p4   54 next spill
        movaps xmm10, [r8 + 2304]                                  ;   198.0 p2      54 next
        xorps xmm10, [rcx - 48]                                    ;   201.0 p0+p2   54 next
        movaps [rdx + 80], xmm8                                    ;   197.0 p3+p4   54 next spill
        movaps xmm8, [r8 + 2320]                                   ;   200.0 p2      54 next
        xorps xmm8, [rcx - 32]                                     ;   203.0 p1+p2   54 next
        movaps [rdx - 80], xmm9                                    ;   196.0 p3+p4   54 next spill
        movaps xmm9, [r8 + 2336]                                   ;   202.0 p2      54 next
        xorps xmm9, [rcx - 16]                                     ;   205.0 p5+p2   54 next
        movaps [rdx + 16], xmm6                                    ;   195.0 p3+p4   54 next spill
        movaps xmm6, [r8 + 2352]                                   ;   204.0 p2      54 next
        xorps xmm6, [rcx + 0]                                      ;   207.0 p0+p2   54 next
        movaps [rdx - 32], xmm0                                    ;   194.0 p3+p4   54 next spill
        movaps xmm0, [r8 + 2368]                                   ;   206.0 p2      54 next
        xorps xmm0, [rcx + 16]                                     ;   209.0 p1+p2   54 next
        movaps [rdx + 48], xmm1                                    ;   195.2 p3+p4   54 next spill
        movaps xmm1, [r8 + 2384]                                   ;   208.0 p2      54 next
        xorps xmm1, [rcx + 32]                                     ;   211.0 p5+p2   54 next
        movaps [rdx - 48], xmm2                                    ;   196.2 p3+p4   54 next spill
        movaps xmm2, [r8 + 2400]                                   ;   210.0 p2      54 next
        xorps xmm2, [rcx + 48]                                     ;   213.0 p0+p2   54 next
        movaps [rdx + 64], xmm15                                   ;   197.2 p3+p4   54 next spill
        movaps xmm15, [r8 + 2416]                                  ;   212.0 p2      54 next
        xorps xmm15, [rcx + 64]                                    ;   215.0 p1+p2   54 next
        movaps [rdx + 112], xmm14                                  ;   198.2 p3+p4   54 next spill
        movaps xmm14, xmm15                                        ;   216.0 p5      41 next copy
        movaps [rsi + 16], xmm5                                    ;   200.0 p3+p4   54 next spill
        movaps xmm5, [r8 + 2432]                                   ;   214.0 p2      54 next
        xorps xmm5, [rcx + 80]                                     ;   217.0 p0+p2   54 next
        movaps [rdx + 0], xmm13                                    ;   202.0 p3+p4   54 next spill
        movaps xmm13, [r8 + 2448]                                  ;   216.0 p2      54 next
        xorps xmm13, [rcx + 96]                                    ;   219.0 p1+p2   54 next
        movaps [rsi + 112], xmm7                                   ;   204.0 p3+p4   54 next spill
        movaps xmm7, xmm5                                          ;   218.0 p5      41 next copy
        movaps [rdx + 96], xmm12                                   ;   205.0 p3+p4   54 next spill
        movaps xmm12, [r8 + 2464]                                  ;   218.0 p2      54 next
        xorps xmm12, [rcx + 112]                                   ;   221.0 p0+p2   54 next
        movaps [rbp + 96], xmm11                                   ;   207.0 p3+p4   54 next spill
        movaps xmm11, xmm12                                        ;   222.0 p1      41 next copy
        movaps [rdx - 16], xmm3                                    ;   208.0 p3+p4   54 next spill
        movaps xmm3, [r8 + 2480]                                   ;   220.0 p2      54 next
        xorps xmm3, [rax - 128]                                    ;   223.0 p5+p2   54 next
        movaps [rsi - 64], xmm4                                    ;   210.0 p3+p4   54 next spill
        movaps xmm4, xmm12                                         ;   222.0 p0      41 next copy
        movaps [rbp + 112], xmm9                                   ;   211.0 p3+p4   54 next spill
        movaps xmm9, [r8 + 2496]                                   ;   222.0 p2      54 next
        xorps xmm9, [rax - 112]                                    ;   225.0 p1+p2   54 next
        xorps xmm7, xmm9                                           ;   226.0 p5      41 next
        movaps [rbp - 128], xmm6                                   ;   214.0 p3+p4   54 next spill
        movaps xmm6, xmm15                                         ;   216.0 p0      41 next copy
        movaps [rbp - 32], xmm8                                    ;   215.0 p3+p4   54 next spill
        movaps xmm8, [r8 + 2512]                                   ;   224.0 p2      54 next
        xorps xmm8, [rax - 96]                                     ;   227.0 p1+p2   54 next
        xorps xmm14, xmm8                                          ;   228.0 p5      41 next
        andps xmm4, xmm8                                           ;   228.0 p0      41 next
        movaps [rbp - 64], xmm2                                    ;   217.0 p3+p4   54 next spill
        movaps xmm2, xmm8                                          ;   228.0 p1      41 next copy
        andps xmm2, xmm3                                           ;   229.0 p5      41 next
        movaps [rbp - 112], xmm1                                   ;   218.2 p3+p4   54 next spill
        movaps xmm1, [r8 + 2528]                                   ;   226.0 p2      54 next
        xorps xmm1, [rax - 80]                                     ;   229.0 p0+p2   54 next
        andps xmm11, xmm1                                          ;   230.0 p1      41 next
        andps xmm6, xmm1                                           ;   230.0 p5      41 next
        movaps [rbp + 16], xmm10                                   ;   222.0 p3+p4   54 next spill
        movaps xmm10, xmm14                                        ;   229.0 p0      41 next copy
        xorps xmm10, xmm12                                         ;   230.0 p1      41 next
        movaps [rbp + 32], xmm0                                    ;   223.0 p3+p4   54 next spill
        movaps xmm0, xmm1                                          ;   230.0 p5      41 next copy
        movaps [rdx - 112], xmm11                                  ;   231.0 p3+p4   41 next spill
        movaps xmm11, [r8 + 2544]                                  ;   228.0 p2      54 next
        xorps xmm11, [rax - 64]                                    ;   231.0 p0+p2   54 next
        andps xmm0, xmm11                                          ;   232.0 p1      41 next
        xorps xmm4, xmm6                                           ;   231.0 p5      41 next
        movaps xmm6, [rel misty1_decrypt_compact.T0_constants128]  ;   230.0 p2      41 next reload
        xorps xmm4, xmm6                                           ;   233.0 p0      41 next
        movaps [rdx + 32], xmm4                                    ;   234.0 p3+p4   41 next spill
        movaps xmm4, xmm7                                          ;   228.5 p1      41 next copy
        movaps [rbp - 48], xmm8                                    ;   229.2 p3+p4   54 next spill
        movaps xmm8, xmm10                                         ;   231.0 p5      41 next copy
        andps xmm8, xmm13                                          ;   232.0 p0      41 next
        movaps xmm6, xmm0                                          ;   233.0 p1      41 next copy
        movaps [rbp + 80], xmm0                                    ;   233.0 p3+p4   41 next spill
        movaps xmm0, xmm12                                         ;   230.0 p5      41 next copy
        andps xmm0, xmm13                                          ;   231.0 p0      41 next
        xorps xmm4, xmm0                                           ;   232.0 p1      41 next
        movaps xmm0, xmm12                                         ;   231.0 p5      41 next copy
        andps xmm0, xmm15                                          ;   232.0 p0      41 next
        xorps xmm2, xmm0                                           ;   233.0 p1      41 next
        xorps xmm6, xmm2                                           ;   234.0 p5      41 next
        movaps xmm0, xmm12                                         ;   232.2 p0      41 next copy
        andps xmm0, xmm5                                           ;   233.2 p1      41 next
        movaps xmm2, xmm12                                         ;   233.0 p5      41 next copy
        andps xmm2, xmm3                                           ;   234.0 p0      41 next
        movaps [rbp + 0], xmm4                                     ;   233.0 p3+p4   41 next spill
        movaps xmm4, xmm1                                          ;   233.5 p1      41 next copy
        movaps [rbp + 48], xmm6                                    ;   235.0 p3+p4   41 next spill
        movaps xmm6, xmm11                                         ;   234.0 p5      41 next copy
        andps xmm6, xmm15                                          ;   235.0 p0      41 next
        xorps xmm4, xmm6                                           ;   236.0 p1      41 next
        xorps xmm0, xmm2                                           ;   235.0 p5      41 next
        xorps xmm8, xmm4                                           ;   237.0 p0      41 next
        xorps xmm2, xmm4                                           ;   237.0 p1      41 next
        movaps xmm4, xmm7                                          ;   236.0 p5      41 next copy
        andps xmm4, xmm3                                           ;   237.0 p0      41 next
        movaps xmm6, xmm10                                         ;   236.5 p1      41 next copy
        orps xmm6, xmm11                                           ;   237.5 p5      41 next
        movaps [rsi - 96], xmm10                                   ;   236.0 p3+p4   41 next spill
        movaps xmm10, xmm11                                        ;   237.2 p0      41 next copy
        andps xmm10, xmm3                                          ;   238.2 p1      41 next
        xorps xmm12, xmm10                                         ;   239.2 p5      41 next
        xorps xmm8, xmm12                                          ;   240.2 p0      41 next
        andps xmm12, xmm11                                         ;   240.2 p1      41 next
        xorps xmm12, [rel misty1_decrypt_compact.T0_constants128]  ;   241.2 p5+p2   41 next
        movaps [rdx - 128], xmm10                                  ;   239.2 p3+p4   41 next spill
        movaps xmm10, xmm5                                         ;   239.2 p0      41 next copy
        andps xmm10, xmm15                                         ;   240.2 p1      41 next
        andps xmm7, xmm15                                          ;   240.0 p5      41 next
        movaps [rbp - 96], xmm12                                   ;   242.2 p3+p4   41 next spill
        movaps xmm12, xmm3                                         ;   240.2 p0      41 next copy
        andps xmm12, xmm9                                          ;   241.2 p1      41 next
        movaps [rbp - 80], xmm0                                    ;   239.8 p3+p4   41 next spill
        movaps xmm0, xmm9                                          ;   241.0 p5      41 next copy
        andps xmm0, xmm13                                          ;   242.0 p0      41 next
        xorps xmm6, xmm0                                           ;   243.0 p1      41 next
        xorps xmm10, xmm6                                          ;   244.0 p5      41 next
        movaps xmm0, xmm12                                         ;   242.2 p0      41 next copy
        xorps xmm0, xmm11                                          ;   243.2 p1      41 next
        xorps xmm12, xmm13                                         ;   243.0 p5      41 next
        movaps xmm6, xmm10                                         ;   245.0 p0      41 next copy
        movaps [rdx - 64], xmm10                                   ;   245.0 p3+p4   41 next spill
        movaps xmm10, xmm14                                        ;   243.5 p1      41 next copy
        movaps [rdx - 96], xmm7                                    ;   242.8 p3+p4   41 next spill
        movaps xmm7, xmm13                                         ;   244.0 p5      41 next copy
        andps xmm7, xmm5                                           ;   245.0 p0      41 next
        movaps [rbp + 64], xmm13                                   ;   243.8 p3+p4   54 next spill
        movaps xmm13, xmm1                                         ;   244.5 p1      41 next copy
        andps xmm13, xmm9                                          ;   245.5 p5      41 next
        xorps xmm4, xmm13                                          ;   246.5 p0      41 next
        xorps xmm2, xmm4                                           ;   247.5 p1      41 next
        xorps xmm6, xmm4                                           ;   247.5 p5      41 next
        xorps xmm10, xmm6                                          ;   248.5 p0      41 next
        xorps xmm7, xmm15                                          ;   246.5 p1      41 next
        andps xmm0, xmm9                                           ;   247.0 p5      41 next
        xorps xmm2, xmm12                                          ;   248.5 p0      41 next
        andps xmm12, xmm3                                          ;   247.5 p1      41 next
        xorps xmm8, xmm0                                           ;   248.0 p5      41 next
        movaps xmm0, [rbp + 48]                                    ;   246.0 p2      41 next reload
        xorps xmm2, xmm0                                           ;   249.5 p0      41 next
        movaps xmm4, xmm1                                          ;   248.5 p1      41 next copy
        andps xmm4, xmm5                                           ;   249.5 p5      41 next
        andps xmm14, xmm9                                          ;   249.2 p0      41 next
        xorps xmm4, xmm7                                           ;   250.5 p1      41 next
        xorps xmm7, xmm11                                          ;   250.0 p5      41 next
        xorps xmm14, xmm7                                          ;   251.0 p0      41 next
        andps xmm7, xmm5                                           ;   251.0 p1      41 next
        xorps xmm14, xmm3                                          ;   252.0 p5      41 next
        xorps xmm12, xmm4                                          ;   251.5 p0      41 next
        movaps xmm4, xmm3                                          ;   251.5 p1      41 next copy
        andps xmm4, xmm1                                           ;   252.5 p5      41 next
        andps xmm3, xmm15                                          ;   252.2 p0      41 next
        xorps xmm4, xmm3                                           ;   253.5 p1      41 next
        xorps xmm7, xmm4                                           ;   254.5 p5      41 next
        movaps xmm4, [rbp + 0]                                     ;   250.0 p2      41 next reload
        xorps xmm7, xmm4                                           ;   255.5 p0      41 next
        movaps xmm6, [rdx - 112]                                   ;   251.0 p2      41 next reload
        xorps xmm3, xmm6                                           ;   254.0 p1      41 next
        xorps xmm3, xmm12                                          ;   255.0 p5      41 next
        movaps xmm13, xmm15                                        ;   254.2 p0      41 next copy
        xorps xmm13, xmm5                                          ;   255.2 p1      41 next
        andps xmm13, xmm9                                          ;   256.2 p5      41 next
        xorps xmm12, xmm13                                         ;   257.2 p0      41 next
        movaps xmm13, [rbp - 48]                                   ;   252.2 p2      54 next reload
        andps xmm15, xmm13                                         ;   255.5 p1      41 next
        andps xmm11, [rbp + 64]                                    ;   256.0 p5+p2   41 next
        xorps xmm15, [rbp - 80]                                    ;   256.5 p0+p2   41 next
        movaps xmm6, xmm1                                          ;   256.5 p1      41 next copy
        andps xmm6, xmm13                                          ;   257.5 p5      41 next
        andps xmm5, xmm13                                          ;   257.2 p0      41 next
        andps xmm1, [rbp + 64]                                     ;   257.5 p1+p2   41 next
        movaps xmm4, xmm14                                         ;   258.0 p5      41 next copy
        xorps xmm4, [rdx + 32]                                     ;   259.0 p0+p2   41 next
        xorps xmm14, xmm3                                          ;   258.5 p1      41 next
        xorps xmm14, [rdx - 96]                                    ;   259.5 p5+p2   41 next
        orps xmm9, [rsi - 96]                                      ;   259.2 p0+p2   41 next
        xorps xmm11, xmm6                                          ;   259.5 p1      41 next
        xorps xmm14, xmm15                                         ;   260.5 p5      41 next
        xorps xmm1, [rbp - 96]                                     ;   260.2 p0+p2   41 next
        xorps xmm6, xmm5                                           ;   260.5 p1      41 next
        xorps xmm11, [rsi - 96]                                    ;   261.0 p5+p2   41 next
        xorps xmm9, xmm11                                          ;   262.0 p0      41 next
        xorps xmm5, xmm1                                           ;   261.5 p1      41 next
        xorps xmm4, [rdx - 64]                                     ;   262.0 p5+p2   41 next
        xorps xmm2, xmm6                                           ;   262.2 p0      41 next
        xorps xmm1, [rbp + 80]                                     ;   262.5 p1+p2   41 next
        xorps xmm10, xmm1                                          ;   263.5 p5      41 next
        xorps xmm6, [rdx + 32]                                     ;   263.2 p0+p2   41 next
        xorps xmm15, [rbp - 96]                                    ;   264.2 p1+p2   41 next
        xorps xmm8, xmm15                                          ;   265.2 p5      41 next
        xorps xmm2, [rdx - 112]                                    ;   265.2 p0+p2   41 next
        movaps xmm15, xmm13                                        ;   264.5 p1      41 next copy
        andps xmm15, [rbp + 64]                                    ;   266.2 p5+p2   41 next
        xorps xmm0, xmm15                                          ;   267.2 p0      41 next
        xorps xmm15, xmm12                                         ;   267.2 p1      41 next
        xorps xmm12, xmm9                                          ;   266.0 p5      41 next
        xorps xmm9, [rbp + 0]                                      ;   267.2 p0+p2   41 next
        xorps xmm12, [rdx - 128]                                   ;   268.2 p1+p2   41 next
        xorps xmm7, xmm6                                           ;   267.0 p5      41 next
        xorps xmm4, [rsi - 96]                                     ;   269.2 p0+p2   41 next
        xorps xmm13, xmm0                                          ;   268.2 p1      41 next
        xorps xmm5, xmm15                                          ;   268.2 p5      41 next
        xorps xmm3, xmm5                                           ;   269.2 p0      41 next
        xorps xmm9, xmm13                                          ;   269.2 p1      41 next
        movaps xmm15, [rbp + 32]                                   ;   270.2 p2      41 next
        movaps xmm0, [rbp + 16]                                    ;   271.2 p2      54 next reload
        andps xmm15, xmm0                                          ;   274.2 p5      41 next
        movaps xmm1, [rbp - 112]                                   ;   272.2 p2      41 next
        andps xmm1, xmm0                                           ;   275.2 p0      41 next
        movaps xmm5, [rbp - 64]                                    ;   273.2 p2      41 next
        movaps xmm6, [rbp - 32]                                    ;   274.2 p2      54 next reload
        andps xmm5, xmm6                                           ;   277.2 p1      41 next
        movaps xmm11, xmm1                                         ;   276.2 p5      41 next copy
        movaps xmm13, [rbp - 64]                                   ;   275.2 p2      54 next reload
        andps xmm11, xmm13                                         ;   278.2 p0      41 next
        movaps [rbp - 48], xmm4                                    ;   270.2 p3+p4   41 next spill
        movaps xmm4, [rbp - 128]                                   ;   276.2 p2      41 next
        andps xmm4, xmm0                                           ;   279.2 p1      41 next
        movaps [rsi - 96], xmm7                                    ;   269.5 p3+p4   41 next spill
        movaps xmm7, xmm4                                          ;   280.2 p5      41 next copy
        xorps xmm7, xmm6                                           ;   281.2 p0      41 next
        movaps [rdx - 128], xmm10                                  ;   270.5 p3+p4   41 next spill
        movaps xmm10, [rbp + 32]                                   ;   277.2 p2      41 next
        andps xmm10, [rbp - 128]                                   ;   280.2 p1+p2   41 next
        movaps [rbp + 0], xmm2                                     ;   271.5 p3+p4   41 next spill
        movaps xmm2, [rbp - 128]                                   ;   279.2 p2      41 next
        andps xmm2, xmm13                                          ;   282.2 p5      41 next
        movaps [rbp + 64], xmm9                                    ;   273.2 p3+p4   41 next spill
        movaps xmm9, xmm15                                         ;   275.2 p0      41 next copy
        xorps xmm9, xmm10                                          ;   281.2 p1      41 next
        movaps [rdx - 112], xmm12                                  ;   274.5 p3+p4   41 next spill
        movaps xmm12, xmm7                                         ;   282.2 p5      41 next copy
        xorps xmm12, [rbp + 32]                                    ;   283.2 p0+p2   41 next
        andps xmm12, xmm13                                         ;   284.2 p1      41 next
        xorps xmm4, xmm12                                          ;   285.2 p5      41 next
        movaps [rbp - 96], xmm14                                   ;   276.2 p3+p4   41 next spill
        movaps xmm14, xmm6                                         ;   277.2 p0      41 next copy
        movaps [rdx + 32], xmm8                                    ;   277.2 p3+p4   41 next spill
        movaps xmm8, [rbp - 112]                                   ;   281.2 p2      41 next
        andps xmm8, [rbp + 112]                                    ;   284.2 p1+p2   41 next
        xorps xmm5, xmm8                                           ;   285.2 p5      41 next
        andps xmm14, xmm8                                          ;   285.2 p0      41 next
        xorps xmm10, xmm5                                          ;   286.2 p1      41 next
        movaps xmm8, [rbp - 112]                                   ;   283.2 p2      54 next reload
        andps xmm9, xmm8                                           ;   286.2 p5      41 next
        xorps xmm5, xmm15                                          ;   286.2 p0      41 next
        movaps [rbp + 48], xmm3                                    ;   280.5 p3+p4   41 next spill
        movaps xmm3, xmm6                                          ;   280.8 p1      41 next copy
        andps xmm3, xmm8                                           ;   286.2 p5      41 next
        movaps [rbp + 80], xmm5                                    ;   287.2 p3+p4   41 next spill
        movaps xmm5, xmm10                                         ;   287.2 p0      41 next copy
        andps xmm5, [rbp + 112]                                    ;   288.2 p1+p2   41 next
        movaps [rdx - 64], xmm12                                   ;   285.2 p3+p4   41 next spill
        movaps xmm12, xmm3                                         ;   287.2 p5      41 next copy
        andps xmm12, [rbp - 128]                                   ;   288.2 p0+p2   41 next
        movaps [rdx - 96], xmm4                                    ;   286.2 p3+p4   41 next spill
        movaps xmm4, xmm6                                          ;   284.2 p1      41 next copy
        andps xmm4, xmm0                                           ;   285.2 p5      41 next
        xorps xmm12, xmm4                                          ;   289.2 p0      41 next
        xorps xmm5, xmm12                                          ;   290.2 p1      41 next
        movaps xmm12, [rbp - 128]                                  ;   286.2 p2      54 next reload
        xorps xmm5, xmm12                                          ;   291.2 p5      41 next
        movaps [rbp - 80], xmm5                                    ;   292.2 p3+p4   41 next spill
        movaps xmm5, xmm13                                         ;   286.2 p0      41 next copy
        andps xmm5, [rbp + 112]                                    ;   287.2 p1+p2   41 next
        xorps xmm4, xmm5                                           ;   288.2 p5      41 next
        xorps xmm11, xmm3                                          ;   287.2 p0      41 next
        xorps xmm11, [rel misty1_decrypt_compact.T0_constants128]  ;   288.2 p1+p2   41 next
        movaps xmm13, xmm4                                         ;   289.2 p5      41 next copy
        andps xmm13, [rbp + 112]                                   ;   290.2 p0+p2   41 next
        xorps xmm13, xmm0                                          ;   291.2 p1      41 next
        andps xmm4, [rbp + 32]                                     ;   290.2 p5+p2   41 next
        xorps xmm13, xmm7                                          ;   292.2 p0      41 next
        xorps xmm10, xmm0                                          ;   289.5 p1      41 next
        movaps [rsi - 48], xmm13                                   ;   293.2 p3+p4   41 next spill
        movaps xmm13, xmm2                                         ;   289.8 p5      41 next copy
        xorps xmm13, [rbp + 32]                                    ;   291.2 p0+p2   41 next
        xorps xmm9, xmm13                                          ;   292.2 p1      41 next
        xorps xmm4, xmm9                                           ;   293.2 p5      41 next
        andps xmm13, xmm8                                          ;   292.2 p0      41 next
        movaps xmm9, [rbp + 112]                                   ;   292.2 p2      54 next reload
        andps xmm7, xmm9                                           ;   295.2 p1      41 next
        movaps xmm8, xmm10                                         ;   291.8 p5      41 next copy
        andps xmm8, xmm0                                           ;   292.8 p0      41 next
        andps xmm10, [rbp + 32]                                    ;   293.2 p1+p2   41 next
        xorps xmm8, xmm11                                          ;   293.8 p5      41 next
        xorps xmm8, xmm5                                           ;   294.8 p0      41 next
        movaps [rsi - 80], xmm14                                   ;   292.2 p3+p4   41 next spill
        movaps xmm14, xmm6                                         ;   293.5 p1      41 next copy
        andps xmm14, xmm12                                         ;   294.5 p5      41 next
        xorps xmm13, xmm14                                         ;   295.5 p0      41 next
        xorps xmm8, xmm13                                          ;   296.5 p1      41 next
        movaps xmm13, xmm6                                         ;   294.8 p5      41 next copy
        andps xmm13, [rbp + 32]                                    ;   295.8 p0+p2   41 next
        xorps xmm13, xmm1                                          ;   296.8 p1      41 next
        xorps xmm7, xmm13                                          ;   297.8 p5      41 next
        xorps xmm13, xmm9                                          ;   297.8 p0      41 next
        xorps xmm15, xmm14                                         ;   296.5 p1      41 next
        movaps xmm14, xmm3                                         ;   296.8 p5      41 next copy
        xorps xmm14, [rbp - 64]                                    ;   297.8 p0+p2   41 next
        andps xmm14, xmm0                                          ;   298.8 p1      41 next
        xorps xmm11, xmm14                                         ;   299.8 p5      41 next
        xorps xmm10, xmm11                                         ;   300.8 p0      41 next
        xorps xmm3, xmm9                                           ;   298.5 p1      41 next
        xorps xmm4, xmm7                                           ;   298.8 p5      41 next
        movaps xmm7, xmm5                                          ;   299.2 p0      41 next copy
        xorps xmm7, xmm13                                          ;   300.2 p1      41 next
        andps xmm13, xmm12                                         ;   299.8 p5      41 next
        xorps xmm5, xmm12                                          ;   300.2 p0      41 next
        andps xmm2, xmm5                                           ;   301.2 p1      41 next
        movaps xmm11, [rbp - 112]                                  ;   298.0 p2      54 next reload
        xorps xmm13, xmm11                                         ;   301.0 p5      41 next
        andps xmm5, xmm11                                          ;   301.2 p0      41 next
        xorps xmm14, xmm5                                          ;   302.2 p1      41 next
        xorps xmm7, xmm14                                          ;   303.2 p5      41 next
        xorps xmm13, [rsi - 80]                                    ;   302.2 p0+p2   41 next
        movaps xmm14, xmm3                                         ;   302.5 p1      41 next copy
        andps xmm14, [rbp + 32]                                    ;   303.5 p5+p2   41 next
        andps xmm3, xmm0                                           ;   303.2 p0      41 next
        xorps xmm5, [rdx - 96]                                     ;   303.5 p1+p2   41 next
        xorps xmm4, [rdx - 64]                                     ;   303.8 p5+p2   41 next
        xorps xmm3, [rbp - 64]                                     ;   304.2 p0+p2   41 next
        xorps xmm10, xmm3                                          ;   305.2 p1      41 next
        movaps xmm3, [rsi - 48]                                    ;   304.2 p2      41 next reload
        xorps xmm7, xmm3                                           ;   307.2 p5      41 next
        movaps xmm12, xmm15                                        ;   305.2 p0      41 next copy
        andps xmm12, xmm9                                          ;   306.2 p1      41 next
        movaps xmm9, xmm11                                         ;   305.8 p5      41 next copy
        andps xmm9, [rbp - 64]                                     ;   306.8 p0+p2   41 next
        xorps xmm15, xmm9                                          ;   307.8 p1      41 next
        xorps xmm1, xmm5                                           ;   306.8 p5      41 next
        andps xmm9, [rdx - 96]                                     ;   307.8 p0+p2   41 next
        xorps xmm2, xmm10                                          ;   307.5 p1      41 next
        movaps xmm5, [rbp - 64]                                    ;   307.2 p2      54 next reload
        andps xmm15, xmm5                                          ;   310.2 p5      41 next
        xorps xmm12, xmm7                                          ;   308.2 p0      41 next
        xorps xmm3, xmm15                                          ;   311.2 p1      41 next
        xorps xmm9, [rbp + 80]                                     ;   308.8 p5+p2   41 next
        xorps xmm13, xmm9                                          ;   309.8 p0      41 next
        xorps xmm14, xmm3                                          ;   312.2 p1      41 next
        movaps xmm15, [rel misty1_decrypt_compact.T0_constants128] ;   309.2 p2      41 next reload
        xorps xmm13, xmm15                                         ;   312.2 p5      41 next
        xorps xmm0, [rbp + 48]                                     ;   310.2 p0+p2   41 next
        xorps xmm1, [rbp - 80]                                     ;   311.2 p1+p2   41 next
        xorps xmm8, xmm0                                           ;   311.2 p5      41 next
        xorps xmm6, [rdx + 32]                                     ;   312.2 p0+p2   41 next
        xorps xmm14, xmm15                                         ;   313.2 p1      41 next
        xorps xmm2, xmm6                                           ;   313.2 p5      41 next
        xorps xmm11, [rbp + 0]                                     ;   313.2 p0+p2   41 next
        xorps xmm12, xmm11                                         ;   314.2 p1      41 next
        xorps xmm5, [rdx - 128]                                    ;   314.2 p5+p2   41 next
        movaps xmm3, [rbp - 96]                                    ;   315.2 p2      41 next
        xorps xmm3, [rbp + 112]                                    ;   318.2 p0+p2   41 next
        xorps xmm4, xmm3                                           ;   319.2 p1      41 next
        xorps xmm1, xmm5                                           ;   315.2 p5      41 next
        xorps xmm8, [r8 + 6288]                                    ;   317.2 p0+p2   48 next
        movaps xmm7, [rdx - 112]                                   ;   318.2 p2      41 next
        xorps xmm7, [rbp - 128]                                    ;   321.2 p1+p2   41 next
        xorps xmm14, xmm7                                          ;   322.2 p5      41 next
        xorps xmm2, [r8 + 6304]                                    ;   320.2 p0+p2   48 next
        xorps xmm4, [r8 + 6320]                                    ;   321.2 p1+p2   48 next
        movaps xmm9, [rbp + 64]                                    ;   322.2 p2      41 next
        xorps xmm9, [rbp + 32]                                     ;   325.2 p5+p2   41 next
        xorps xmm13, xmm9                                          ;   326.2 p0      41 next
        xorps xmm12, [r8 + 6368]                                   ;   324.2 p1+p2   48 next
        xorps xmm0, [r8 + 6144]                                    ;   325.2 p5+p2   48 next
        xorps xmm1, [r8 + 6384]                                    ;   326.2 p0+p2   48 next
        xorps xmm6, [r8 + 6160]                                    ;   327.2 p1+p2   48 next
        xorps xmm14, [r8 + 6336]                                   ;   328.2 p5+p2   48 next
        xorps xmm3, [r8 + 6176]                                    ;   329.2 p0+p2   48 next
        xorps xmm13, [r8 + 6352]                                   ;   330.2 p1+p2   48 next
        xorps xmm11, [r8 + 6224]                                   ;   331.2 p5+p2   48 next
        xorps xmm7, [r8 + 6192]                                    ;   332.2 p0+p2   48 next
        xorps xmm5, [r8 + 6240]                                    ;   333.2 p1+p2   48 next
        xorps xmm9, [r8 + 6208]                                    ;   334.2 p5+p2   48 next
        movaps xmm10, [rsi - 96]                                   ;   335.2 p2      48 next
        xorps xmm10, [r8 + 6256]                                   ;   338.2 p0+p2   48 next
        movaps [rsi - 96], xmm1                                    ;   327.2 p3+p4   48 next spill
        movaps xmm1, [rbp - 48]                                    ;   337.2 p2      48 next
        xorps xmm1, [r8 + 6272]                                    ;   340.2 p1+p2   48 next
        movaps [rbp - 48], xmm12                                   ;   325.5 p3+p4   48 next spill
        movaps xmm12, xmm0                                         ;   326.2 p5      45 next copy
        xorps xmm12, xmm5                                          ;   334.2 p0      45 next
        movaps [rbp + 32], xmm13                                   ;   331.2 p3+p4   48 next spill
        movaps xmm13, xmm12                                        ;   335.2 p1      45 next copy
        xorps xmm13, xmm7                                          ;   336.2 p5      45 next
        movaps [rbp + 64], xmm14                                   ;   329.2 p3+p4   48 next spill
        movaps xmm14, xmm7                                         ;   333.2 p0      45 next copy
        andps xmm14, xmm10                                         ;   339.2 p1      45 next
        movaps [rbp - 128], xmm4                                   ;   329.5 p3+p4   48 next spill
        movaps xmm4, xmm7                                          ;   333.2 p5      45 next copy
        andps xmm4, xmm5                                           ;   334.2 p0      45 next
        movaps [rdx - 112], xmm2                                   ;   331.2 p3+p4   48 next spill
        movaps xmm2, xmm6                                          ;   331.5 p1      45 next copy
        xorps xmm2, xmm11                                          ;   332.5 p5      45 next
        movaps [rbp + 112], xmm8                                   ;   332.2 p3+p4   48 next spill
        movaps xmm8, xmm5                                          ;   334.2 p0      45 next copy
        andps xmm8, xmm9                                           ;   335.2 p1      45 next
        movaps [rbp - 96], xmm14                                   ;   340.2 p3+p4   45 next spill
        movaps xmm14, xmm13                                        ;   337.2 p5      45 next copy
        andps xmm14, xmm3                                          ;   338.2 p0      45 next
        movaps [rdx - 128], xmm5                                   ;   334.2 p3+p4   48 next spill
        movaps xmm5, xmm10                                         ;   339.2 p1      45 next copy
        andps xmm5, xmm1                                           ;   341.2 p5      45 next
        movaps [rbp - 64], xmm12                                   ;   335.2 p3+p4   45 next spill
        movaps xmm12, xmm2                                         ;   335.0 p0      45 next copy
        movaps [rbp + 0], xmm11                                    ;   336.2 p3+p4   48 next spill
        movaps xmm11, xmm7                                         ;   335.5 p1      45 next copy
        andps xmm11, xmm3                                          ;   336.5 p5      45 next
        xorps xmm12, xmm11                                         ;   337.5 p0      45 next
        movaps xmm11, xmm10                                        ;   339.2 p1      45 next copy
        andps xmm11, xmm0                                          ;   340.2 p5      45 next
        xorps xmm4, xmm11                                          ;   341.2 p0      45 next
        xorps xmm4, xmm15                                          ;   342.2 p1      45 next
        movaps xmm11, xmm5                                         ;   342.2 p5      45 next copy
        movaps [rbp - 112], xmm5                                   ;   342.2 p3+p4   45 next spill
        movaps xmm5, xmm7                                          ;   338.0 p0      45 next copy
        andps xmm5, xmm0                                           ;   339.0 p1      45 next
        xorps xmm8, xmm5                                           ;   340.0 p5      45 next
        xorps xmm11, xmm8                                          ;   343.2 p0      45 next
        movaps xmm5, xmm7                                          ;   339.5 p1      45 next copy
        andps xmm5, xmm6                                           ;   340.5 p5      45 next
        movaps xmm8, xmm7                                          ;   340.0 p0      45 next copy
        andps xmm8, xmm9                                           ;   341.0 p1      45 next
        movaps [rdx + 32], xmm4                                    ;   343.2 p3+p4   45 next spill
        movaps xmm4, xmm10                                         ;   340.8 p5      45 next copy
        movaps [rbp - 32], xmm12                                   ;   340.8 p3+p4   45 next spill
        movaps xmm12, xmm0                                         ;   341.0 p0      45 next copy
        andps xmm12, xmm1                                          ;   342.0 p1      45 next
        xorps xmm4, xmm12                                          ;   343.0 p5      45 next
        xorps xmm5, xmm8                                           ;   342.0 p0      45 next
        xorps xmm14, xmm4                                          ;   344.0 p1      45 next
        xorps xmm8, xmm4                                           ;   344.0 p5      45 next
        movaps xmm4, xmm2                                          ;   343.0 p0      45 next copy
        andps xmm4, xmm9                                           ;   344.0 p1      45 next
        movaps xmm12, xmm13                                        ;   343.8 p5      45 next copy
        orps xmm12, xmm1                                           ;   344.8 p0      45 next
        movaps [rbp - 80], xmm13                                   ;   343.0 p3+p4   45 next spill
        movaps xmm13, xmm1                                         ;   344.5 p1      45 next copy
        andps xmm13, xmm9                                          ;   345.5 p5      45 next
        xorps xmm7, xmm13                                          ;   346.5 p0      45 next
        xorps xmm14, xmm7                                          ;   347.5 p1      45 next
        andps xmm7, xmm1                                           ;   347.5 p5      45 next
        xorps xmm7, xmm15                                          ;   348.5 p0      45 next
        movaps xmm15, xmm6                                         ;   346.5 p1      45 next copy
        andps xmm15, xmm0                                          ;   347.5 p5      45 next
        andps xmm2, xmm0                                           ;   347.0 p0      45 next
        movaps [rbp + 48], xmm13                                   ;   346.5 p3+p4   45 next spill
        movaps xmm13, xmm9                                         ;   347.5 p1      45 next copy
        andps xmm13, [rbp + 0]                                     ;   348.5 p5+p2   45 next
        movaps [rbp + 16], xmm7                                    ;   349.5 p3+p4   45 next spill
        movaps xmm7, xmm3                                          ;   348.0 p0      45 next copy
        andps xmm7, [rbp + 0]                                      ;   349.0 p1+p2   45 next
        xorps xmm12, xmm7                                          ;   350.0 p5      45 next
        xorps xmm15, xmm12                                         ;   351.0 p0      45 next
        movaps xmm7, xmm13                                         ;   349.5 p1      45 next copy
        xorps xmm7, xmm1                                           ;   350.5 p5      45 next
        xorps xmm13, xmm3                                          ;   350.0 p0      45 next
        movaps xmm12, xmm15                                        ;   352.0 p1      45 next copy
        movaps [rbp + 80], xmm15                                   ;   352.0 p3+p4   45 next spill
        movaps xmm15, xmm3                                         ;   350.8 p5      45 next copy
        andps xmm15, xmm6                                          ;   351.8 p0      45 next
        movaps [rsi - 48], xmm5                                    ;   349.5 p3+p4   45 next spill
        movaps xmm5, xmm10                                         ;   351.5 p1      45 next copy
        andps xmm5, [rbp + 0]                                      ;   352.5 p5+p2   45 next
        xorps xmm4, xmm5                                           ;   353.5 p0      45 next
        xorps xmm8, xmm4                                           ;   354.5 p1      45 next
        xorps xmm12, xmm4                                          ;   354.5 p5      45 next
        xorps xmm15, xmm0                                          ;   353.0 p0      45 next
        movaps xmm4, [rbp - 64]                                    ;   351.0 p2      45 next reload
        xorps xmm12, xmm4                                          ;   355.5 p1      45 next
        movaps xmm5, [rbp + 0]                                     ;   352.0 p2      48 next reload
        andps xmm7, xmm5                                           ;   355.0 p5      45 next
        xorps xmm8, xmm13                                          ;   355.5 p0      45 next
        andps xmm13, xmm9                                          ;   354.5 p1      45 next
        xorps xmm14, xmm7                                          ;   356.0 p5      45 next
        xorps xmm8, xmm11                                          ;   356.5 p0      45 next
        movaps xmm7, xmm10                                         ;   355.5 p1      45 next copy
        andps xmm7, xmm6                                           ;   356.5 p5      45 next
        andps xmm4, xmm5                                           ;   356.0 p0      45 next
        xorps xmm7, xmm15                                          ;   357.5 p1      45 next
        xorps xmm15, xmm1                                          ;   356.8 p5      45 next
        xorps xmm4, xmm15                                          ;   357.8 p0      45 next
        andps xmm15, xmm6                                          ;   357.8 p1      45 next
        xorps xmm4, xmm9                                           ;   358.8 p5      45 next
        xorps xmm13, xmm7                                          ;   358.5 p0      45 next
        movaps xmm7, xmm9                                          ;   358.5 p1      45 next copy
        andps xmm7, xmm10                                          ;   359.5 p5      45 next
        andps xmm9, xmm0                                           ;   359.0 p0      45 next
        xorps xmm7, xmm9                                           ;   360.5 p1      45 next
        xorps xmm15, xmm7                                          ;   361.5 p5      45 next
        movaps xmm7, [rbp - 32]                                    ;   356.5 p2      45 next reload
        xorps xmm15, xmm7                                          ;   362.5 p0      45 next
        xorps xmm9, [rbp - 96]                                     ;   360.5 p1+p2   45 next
        xorps xmm9, xmm13                                          ;   361.5 p5      45 next
        movaps xmm7, xmm0                                          ;   361.0 p0      45 next copy
        xorps xmm7, xmm6                                           ;   362.0 p1      45 next
        andps xmm7, xmm5                                           ;   363.0 p5      45 next
        xorps xmm13, xmm7                                          ;   364.0 p0      45 next
        movaps xmm7, [rdx - 128]                                   ;   358.5 p2      48 next reload
        andps xmm0, xmm7                                           ;   362.5 p1      45 next
        andps xmm1, xmm3                                           ;   362.8 p5      45 next
        xorps xmm0, [rsi - 48]                                     ;   363.5 p0+p2   45 next
        movaps [rsi - 48], xmm15                                   ;   363.5 p3+p4   45 next spill
        movaps xmm15, xmm10                                        ;   363.5 p1      45 next copy
        andps xmm15, xmm7                                          ;   364.5 p5      45 next
        andps xmm6, xmm7                                           ;   364.0 p0      45 next
        andps xmm10, xmm3                                          ;   364.5 p1      45 next
        movaps xmm7, xmm4                                          ;   364.8 p5      45 next copy
        xorps xmm7, [rdx + 32]                                     ;   365.8 p0+p2   45 next
        xorps xmm4, xmm9                                           ;   365.5 p1      45 next
        xorps xmm2, xmm4                                           ;   366.5 p5      45 next
        movaps xmm4, [rbp - 80]                                    ;   362.0 p2      45 next reload
        orps xmm5, xmm4                                            ;   366.0 p0      45 next
        xorps xmm1, xmm15                                          ;   366.5 p1      45 next
        xorps xmm2, xmm0                                           ;   367.5 p5      45 next
        xorps xmm10, [rbp + 16]                                    ;   367.0 p0+p2   45 next
        xorps xmm15, xmm6                                          ;   367.5 p1      45 next
        xorps xmm1, xmm4                                           ;   367.8 p5      45 next
        xorps xmm5, xmm1                                           ;   368.8 p0      45 next
        xorps xmm7, [rbp + 80]                                     ;   368.5 p1+p2   45 next
        xorps xmm6, xmm10                                          ;   368.8 p5      45 next
        xorps xmm8, xmm15                                          ;   369.0 p0      45 next
        xorps xmm10, [rbp - 112]                                   ;   369.5 p1+p2   45 next
        xorps xmm12, xmm10                                         ;   370.5 p5      45 next
        movaps xmm1, [rdx - 128]                                   ;   366.0 p2      48 next reload
        andps xmm3, xmm1                                           ;   370.0 p0      45 next
        xorps xmm15, [rdx + 32]                                    ;   370.5 p1+p2   45 next
        xorps xmm11, xmm3                                          ;   371.0 p5      45 next
        xorps xmm0, [rbp + 16]                                     ;   371.0 p0+p2   45 next
        xorps xmm3, xmm13                                          ;   371.5 p1      45 next
        xorps xmm13, xmm5                                          ;   371.8 p5      45 next
        xorps xmm14, xmm0                                          ;   372.0 p0      45 next
        xorps xmm13, [rbp + 48]                                    ;   372.8 p1+p2   45 next
        xorps xmm5, [rbp - 32]                                     ;   372.8 p5+p2   45 next
        xorps xmm8, [rbp - 96]                                     ;   373.0 p0+p2   45 next
        xorps xmm4, xmm7                                           ;   373.5 p1      45 next
        xorps xmm15, [rsi - 48]                                    ;   373.8 p5+p2   45 next
        xorps xmm1, xmm11                                          ;   374.0 p0      45 next
        xorps xmm6, xmm3                                           ;   374.5 p1      45 next
        xorps xmm9, xmm6                                           ;   375.5 p5      45 next
        xorps xmm5, xmm1                                           ;   375.0 p0      45 next
        movaps xmm0, [rbp - 128]                                   ;   373.0 p2      48 next reload
        xorps xmm2, xmm0                                           ;   376.0 p1      45 next
        movaps xmm1, [rdx - 112]                                   ;   374.0 p2      48 next reload
        xorps xmm14, xmm1                                          ;   377.0 p5      45 next
        movaps xmm3, [rbp + 112]                                   ;   375.0 p2      48 next reload
        xorps xmm9, xmm3                                           ;   378.0 p0      45 next
        movaps xmm6, [rbp + 64]                                    ;   376.0 p2      48 next reload
        xorps xmm13, xmm6                                          ;   379.0 p1      45 next
        movaps xmm7, [rbp - 48]                                    ;   377.0 p2      48 next reload
        xorps xmm8, xmm7                                           ;   380.0 p5      45 next
        movaps xmm10, [rbp + 32]                                   ;   378.0 p2      48 next reload
        xorps xmm5, xmm10                                          ;   381.0 p0      45 next
        movaps xmm11, [rsi - 96]                                   ;   379.0 p2      48 next reload
        xorps xmm12, xmm11                                         ;   382.0 p1      45 next
        xorps xmm9, [rsi - 64]                                     ;   380.0 p5+p2   54 next
        xorps xmm14, [rdx - 16]                                    ;   381.0 p0+p2   54 next
        xorps xmm2, [rbp + 96]                                     ;   382.0 p1+p2   54 next
        xorps xmm13, [rdx + 96]                                    ;   383.0 p5+p2   54 next
        xorps xmm15, [rdx + 112]                                   ;   384.0 p0+p2   54 next
        xorps xmm4, [rdx + 64]                                     ;   385.0 p1+p2   54 next
        xorps xmm5, [rsi + 112]                                    ;   386.0 p5+p2   54 next
        xorps xmm8, [rdx + 0]                                      ;   387.0 p0+p2   54 next
        xorps xmm3, [rdx - 48]                                     ;   388.0 p1+p2   54 next
        xorps xmm1, [rdx + 48]                                     ;   389.0 p5+p2   54 next
        xorps xmm12, [rsi + 16]                                    ;   390.0 p0+p2   54 next
        xorps xmm0, [rdx - 32]                                     ;   391.0 p1+p2   54 next
        xorps xmm6, [rdx + 16]                                     ;   392.0 p5+p2   54 next
        xorps xmm10, [rdx - 80]                                    ;   393.0 p0+p2   54 next
        xorps xmm7, [rdx + 80]                                     ;   394.0 p1+p2   54 next
        xorps xmm11, [rbp - 16]                                    ;   395.0 p5+p2   54 next
        movaps [rsi - 96], xmm11                                   ;   396.0 p3+p4   54 next spill
        movaps xmm11, [rsi - 64]                                   ;   396.0 p2      54 next
        xorps xmm11, [r8 + 3584]                                   ;   399.0 p0+p2   54 next
        movaps [rsi - 64], xmm7                                    ;   395.0 p3+p4   54 next spill
        movaps xmm7, [rdx - 16]                                    ;   398.0 p2      54 next
        xorps xmm7, [r8 + 3600]                                    ;   401.0 p1+p2   54 next
        movaps [rdx - 16], xmm10                                   ;   394.0 p3+p4   54 next spill
        movaps xmm10, [rbp + 96]                                   ;   400.0 p2      54 next
        xorps xmm10, [r8 + 3616]                                   ;   403.0 p5+p2   54 next
        movaps [rbp + 96], xmm6                                    ;   393.0 p3+p4   54 next spill
        movaps xmm6, [rdx + 96]                                    ;   402.0 p2      54 next
        xorps xmm6, [r8 + 3632]                                    ;   405.0 p0+p2   54 next
        movaps [rdx + 96], xmm0                                    ;   392.0 p3+p4   54 next spill
        movaps xmm0, [rsi + 112]                                   ;   404.0 p2      54 next
        xorps xmm0, [r8 + 3648]                                    ;   407.0 p1+p2   54 next
        movaps [rsi + 112], xmm1                                   ;   393.2 p3+p4   54 next spill
        movaps xmm1, [rdx + 0]                                     ;   406.0 p2      54 next
        xorps xmm1, [r8 + 3664]                                    ;   409.0 p5+p2   54 next
        movaps [rdx + 0], xmm3                                     ;   394.2 p3+p4   54 next spill
        movaps xmm3, [rsi + 16]                                    ;   408.0 p2      54 next
        xorps xmm3, [r8 + 3680]                                    ;   411.0 p0+p2   54 next
        movaps [rsi + 16], xmm4                                    ;   395.2 p3+p4   54 next spill
        movaps xmm4, [rdx + 112]                                   ;   410.0 p2      54 next
        xorps xmm4, [r8 + 3696]                                    ;   413.0 p1+p2   54 next
        movaps [rdx + 112], xmm15                                  ;   396.2 p3+p4   54 next spill
        movaps xmm15, [rdx + 64]                                   ;   412.0 p2      54 next
        xorps xmm15, [r8 + 3712]                                   ;   415.0 p5+p2   54 next
        movaps [rdx + 64], xmm12                                   ;   399.0 p3+p4   54 next spill
        movaps xmm12, [rdx - 48]                                   ;   414.0 p2      54 next
        xorps xmm12, [r8 + 3728]                                   ;   417.0 p0+p2   54 next
        movaps [rdx - 48], xmm8                                    ;   401.0 p3+p4   54 next spill
        movaps xmm8, [rdx + 48]                                    ;   416.0 p2      54 next
        xorps xmm8, [r8 + 3744]                                    ;   419.0 p1+p2   54 next
        movaps [rdx + 48], xmm5                                    ;   403.0 p3+p4   54 next spill
        movaps xmm5, [rdx - 32]                                    ;   418.0 p2      54 next
        xorps xmm5, [r8 + 3760]                                    ;   421.0 p5+p2   54 next
        movaps [rdx - 32], xmm13                                   ;   405.0 p3+p4   54 next spill
        movaps xmm13, [rdx + 16]                                   ;   420.0 p2      54 next
        xorps xmm13, [r8 + 3776]                                   ;   423.0 p0+p2   54 next
        movaps [rdx + 16], xmm2                                    ;   407.0 p3+p4   54 next spill
        movaps xmm2, [rdx - 80]                                    ;   422.0 p2      54 next
        xorps xmm2, [r8 + 3792]                                    ;   425.0 p1+p2   54 next
        movaps [rdx - 80], xmm14                                   ;   409.0 p3+p4   54 next spill
        movaps xmm14, [rdx + 80]                                   ;   424.0 p2      54 next
        xorps xmm14, [r8 + 3808]                                   ;   427.0 p5+p2   54 next
        movaps [rdx + 80], xmm9                                    ;   411.0 p3+p4   54 next spill
        movaps xmm9, [rbp - 16]                                    ;   426.0 p2      54 next
        xorps xmm9, [r8 + 3824]                                    ;   429.0 p0+p2   54 next
        movaps [rbp - 16], xmm10                                   ;   413.0 p3+p4   54 next spill
        movaps xmm10, xmm4                                         ;   414.0 p1      41 next copy
        xorps xmm10, xmm2                                          ;   426.0 p5      41 next
        movaps [rbp - 48], xmm6                                    ;   414.2 p3+p4   54 next spill
        movaps xmm6, xmm10                                         ;   427.0 p0      41 next copy
        xorps xmm6, xmm8                                           ;   428.0 p1      41 next
        movaps [rbp + 32], xmm7                                    ;   416.0 p3+p4   54 next spill
        movaps xmm7, xmm8                                          ;   420.0 p5      41 next copy
        andps xmm7, xmm14                                          ;   428.0 p0      41 next
        movaps [rbp + 64], xmm3                                    ;   418.0 p3+p4   54 next spill
        movaps xmm3, xmm8                                          ;   420.0 p1      41 next copy
        andps xmm3, xmm2                                           ;   426.0 p5      41 next
        movaps [rbp - 128], xmm1                                   ;   420.0 p3+p4   54 next spill
        movaps xmm1, xmm15                                         ;   420.2 p0      41 next copy
        xorps xmm1, xmm13                                          ;   424.0 p1      41 next
        movaps [rdx - 112], xmm11                                  ;   421.0 p3+p4   54 next spill
        movaps xmm11, xmm2                                         ;   426.0 p5      41 next copy
        andps xmm11, xmm5                                          ;   427.0 p0      41 next
        movaps [rbp + 112], xmm0                                   ;   422.0 p3+p4   54 next spill
        movaps xmm0, xmm6                                          ;   429.0 p1      41 next copy
        andps xmm0, xmm12                                          ;   430.0 p5      41 next
        movaps [rdx - 128], xmm7                                   ;   429.0 p3+p4   41 next spill
        movaps xmm7, xmm14                                         ;   428.0 p0      41 next copy
        andps xmm7, xmm9                                           ;   430.0 p1      41 next
        movaps [rsi - 48], xmm2                                    ;   426.0 p3+p4   54 next spill
        movaps xmm2, xmm1                                          ;   426.0 p5      41 next copy
        movaps [rbp - 80], xmm10                                   ;   427.0 p3+p4   41 next spill
        movaps xmm10, xmm8                                         ;   426.5 p0      41 next copy
        andps xmm10, xmm12                                         ;   427.5 p1      41 next
        xorps xmm2, xmm10                                          ;   428.5 p5      41 next
        movaps xmm10, xmm14                                        ;   428.0 p0      41 next copy
        andps xmm10, xmm4                                          ;   429.0 p1      41 next
        xorps xmm3, xmm10                                          ;   430.0 p5      41 next
        movaps xmm10, [rel misty1_decrypt_compact.T0_constants128] ;   428.0 p2      41 next reload
        xorps xmm3, xmm10                                          ;   431.0 p0      41 next
        movaps [rbp - 96], xmm3                                    ;   432.0 p3+p4   41 next spill
        movaps xmm3, xmm7                                          ;   431.0 p1      41 next copy
        movaps [rbp - 32], xmm7                                    ;   431.0 p3+p4   41 next spill
        movaps xmm7, xmm8                                          ;   429.2 p5      41 next copy
        andps xmm7, xmm4                                           ;   430.2 p0      41 next
        xorps xmm11, xmm7                                          ;   431.2 p1      41 next
        xorps xmm3, xmm11                                          ;   432.2 p5      41 next
        movaps xmm7, xmm8                                          ;   430.5 p0      41 next copy
        andps xmm7, xmm15                                          ;   431.5 p1      41 next
        movaps xmm11, xmm8                                         ;   431.2 p5      41 next copy
        andps xmm11, xmm5                                          ;   432.2 p0      41 next
        movaps [rbp + 48], xmm2                                    ;   431.2 p3+p4   41 next spill
        movaps xmm2, xmm14                                         ;   431.8 p1      41 next copy
        movaps [rbp + 16], xmm3                                    ;   433.2 p3+p4   41 next spill
        movaps xmm3, xmm9                                          ;   432.2 p5      41 next copy
        andps xmm3, xmm4                                           ;   433.2 p0      41 next
        xorps xmm2, xmm3                                           ;   434.2 p1      41 next
        xorps xmm7, xmm11                                          ;   433.2 p5      41 next
        xorps xmm0, xmm2                                           ;   435.2 p0      41 next
        xorps xmm11, xmm2                                          ;   435.2 p1      41 next
        movaps xmm2, xmm1                                          ;   434.2 p5      41 next copy
        andps xmm2, xmm5                                           ;   435.2 p0      41 next
        movaps xmm3, xmm6                                          ;   434.8 p1      41 next copy
        orps xmm3, xmm9                                            ;   435.8 p5      41 next
        movaps [rdx + 32], xmm6                                    ;   434.5 p3+p4   41 next spill
        movaps xmm6, xmm9                                          ;   435.5 p0      41 next copy
        andps xmm6, xmm5                                           ;   436.5 p1      41 next
        xorps xmm8, xmm6                                           ;   437.5 p5      41 next
        xorps xmm0, xmm8                                           ;   438.5 p0      41 next
        andps xmm8, xmm9                                           ;   438.5 p1      41 next
        xorps xmm8, xmm10                                          ;   439.5 p5      41 next
        movaps xmm10, xmm15                                        ;   437.5 p0      41 next copy
        andps xmm10, xmm4                                          ;   438.5 p1      41 next
        andps xmm1, xmm4                                           ;   438.2 p5      41 next
        movaps [rbp - 112], xmm6                                   ;   437.5 p3+p4   41 next spill
        movaps xmm6, xmm5                                          ;   438.5 p0      41 next copy
        andps xmm6, xmm13                                          ;   439.5 p1      41 next
        movaps [rbp + 80], xmm8                                    ;   440.5 p3+p4   41 next spill
        movaps xmm8, xmm13                                         ;   439.2 p5      41 next copy
        andps xmm8, xmm12                                          ;   440.2 p0      41 next
        xorps xmm3, xmm8                                           ;   441.2 p1      41 next
        xorps xmm10, xmm3                                          ;   442.2 p5      41 next
        movaps xmm3, xmm6                                          ;   440.5 p0      41 next copy
        xorps xmm3, xmm9                                           ;   441.5 p1      41 next
        xorps xmm6, xmm12                                          ;   441.2 p5      41 next
        movaps xmm8, xmm10                                         ;   443.2 p0      41 next copy
        movaps [rbp + 0], xmm10                                    ;   443.2 p3+p4   41 next spill
        movaps xmm10, xmm12                                        ;   441.8 p1      41 next copy
        andps xmm10, xmm15                                         ;   442.8 p5      41 next
        movaps [rbp - 64], xmm7                                    ;   441.0 p3+p4   41 next spill
        movaps xmm7, xmm14                                         ;   442.5 p0      41 next copy
        andps xmm7, xmm13                                          ;   443.5 p1      41 next
        xorps xmm2, xmm7                                           ;   444.5 p5      41 next
        xorps xmm11, xmm2                                          ;   445.5 p0      41 next
        xorps xmm8, xmm2                                           ;   445.5 p1      41 next
        xorps xmm10, xmm4                                          ;   444.2 p5      41 next
        movaps xmm2, [rbp - 80]                                    ;   442.5 p2      41 next reload
        xorps xmm8, xmm2                                           ;   446.5 p0      41 next
        andps xmm3, xmm13                                          ;   444.8 p1      41 next
        xorps xmm11, xmm6                                          ;   446.5 p5      41 next
        andps xmm6, xmm5                                           ;   445.5 p0      41 next
        xorps xmm0, xmm3                                           ;   445.8 p1      41 next
        movaps xmm3, [rbp + 16]                                    ;   444.0 p2      41 next reload
        xorps xmm11, xmm3                                          ;   447.5 p5      41 next
        movaps xmm7, xmm14                                         ;   446.5 p0      41 next copy
        andps xmm7, xmm15                                          ;   447.5 p1      41 next
        xorps xmm7, xmm10                                          ;   448.5 p5      41 next
        andps xmm2, xmm13                                          ;   447.5 p0      41 next
        xorps xmm10, xmm9                                          ;   447.8 p1      41 next
        xorps xmm2, xmm10                                          ;   448.8 p5      41 next
        andps xmm10, xmm15                                         ;   448.8 p0      41 next
        xorps xmm2, xmm5                                           ;   449.8 p1      41 next
        xorps xmm6, xmm7                                           ;   449.5 p5      41 next
        movaps xmm7, xmm5                                          ;   449.5 p0      41 next copy
        andps xmm7, xmm14                                          ;   450.5 p1      41 next
        andps xmm5, xmm4                                           ;   450.2 p5      41 next
        xorps xmm7, xmm5                                           ;   451.5 p0      41 next
        xorps xmm10, xmm7                                          ;   452.5 p1      41 next
        movaps xmm7, [rbp + 48]                                    ;   448.0 p2      41 next reload
        xorps xmm10, xmm7                                          ;   453.5 p5      41 next
        xorps xmm5, [rdx - 128]                                    ;   451.5 p0+p2   41 next
        xorps xmm5, xmm6                                           ;   452.5 p1      41 next
        movaps xmm7, xmm4                                          ;   452.2 p5      41 next copy
        xorps xmm7, xmm15                                          ;   453.2 p0      41 next
        andps xmm7, xmm13                                          ;   454.2 p1      41 next
        xorps xmm6, xmm7                                           ;   455.2 p5      41 next
        movaps xmm7, [rsi - 48]                                    ;   450.0 p2      54 next reload
        andps xmm4, xmm7                                           ;   453.5 p0      41 next
        andps xmm9, xmm12                                          ;   453.8 p1      41 next
        xorps xmm4, [rbp - 64]                                     ;   454.5 p5+p2   41 next
        movaps xmm3, xmm14                                         ;   454.5 p0      41 next copy
        andps xmm3, xmm7                                           ;   455.5 p1      41 next
        andps xmm15, xmm7                                          ;   455.2 p5      41 next
        andps xmm14, xmm12                                         ;   455.5 p0      41 next
        movaps xmm7, xmm2                                          ;   455.8 p1      41 next copy
        xorps xmm7, [rbp - 96]                                     ;   456.8 p5+p2   41 next
        xorps xmm2, xmm5                                           ;   456.5 p0      41 next
        xorps xmm1, xmm2                                           ;   457.5 p1      41 next
        movaps xmm2, [rdx + 32]                                    ;   453.2 p2      41 next reload
        orps xmm13, xmm2                                           ;   457.2 p5      41 next
        xorps xmm9, xmm3                                           ;   457.5 p0      41 next
        xorps xmm1, xmm4                                           ;   458.5 p1      41 next
        xorps xmm14, [rbp + 80]                                    ;   458.2 p5+p2   41 next
        xorps xmm3, xmm15                                          ;   458.5 p0      41 next
        xorps xmm9, xmm2                                           ;   458.8 p1      41 next
        xorps xmm13, xmm9                                          ;   459.8 p5      41 next
        xorps xmm15, xmm14                                         ;   459.5 p0      41 next
        xorps xmm7, [rbp + 0]                                      ;   459.8 p1+p2   41 next
        xorps xmm11, xmm3                                          ;   460.2 p5      41 next
        xorps xmm14, [rbp - 32]                                    ;   460.5 p0+p2   41 next
        xorps xmm8, xmm14                                          ;   461.5 p1      41 next
        movaps xmm14, [rsi - 48]                                   ;   457.2 p2      54 next reload
        andps xmm12, xmm14                                         ;   461.2 p5      41 next
        xorps xmm3, [rbp - 96]                                     ;   461.5 p0+p2   41 next
        xorps xmm4, [rbp + 80]                                     ;   461.8 p1+p2   41 next
        xorps xmm0, xmm4                                           ;   462.8 p5      41 next
        xorps xmm10, xmm3                                          ;   462.5 p0      41 next
        xorps xmm11, [rdx - 128]                                   ;   462.8 p1+p2   41 next
        movaps xmm3, xmm6                                          ;   463.2 p5      41 next copy
        xorps xmm3, xmm12                                          ;   464.2 p0      41 next
        xorps xmm12, [rbp + 16]                                    ;   463.8 p1+p2   41 next
        xorps xmm6, xmm13                                          ;   464.2 p5      41 next
        xorps xmm13, [rbp + 48]                                    ;   464.5 p0+p2   41 next
        xorps xmm6, [rbp - 112]                                    ;   465.2 p1+p2   41 next
        xorps xmm2, xmm7                                           ;   465.2 p5      41 next
        xorps xmm14, xmm12                                         ;   465.5 p0      41 next
        xorps xmm15, xmm3                                          ;   465.8 p1      41 next
        xorps xmm5, xmm15                                          ;   466.8 p5      41 next
        xorps xmm13, xmm14                                         ;   466.5 p0      41 next
        movaps xmm14, [rbp + 112]                                  ;   464.2 p2      41 next
        movaps xmm15, [rdx - 112]                                  ;   465.2 p2      54 next reload
        andps xmm14, xmm15                                         ;   468.2 p1      41 next
        movaps xmm3, [rbp - 128]                                   ;   466.2 p2      41 next
        andps xmm3, xmm15                                          ;   469.2 p5      41 next
        movaps xmm4, [rbp + 64]                                    ;   467.2 p2      41 next
        movaps xmm7, [rbp + 32]                                    ;   468.2 p2      54 next reload
        andps xmm4, xmm7                                           ;   471.2 p0      41 next
        movaps xmm9, xmm3                                          ;   470.2 p1      41 next copy
        movaps xmm12, [rbp + 64]                                   ;   469.2 p2      54 next reload
        andps xmm9, xmm12                                          ;   472.2 p5      41 next
        movaps [rsi - 48], xmm2                                    ;   466.2 p3+p4   41 next spill
        movaps xmm2, [rbp - 48]                                    ;   470.2 p2      41 next
        andps xmm2, xmm15                                          ;   473.2 p0      41 next
        movaps [rdx + 32], xmm10                                   ;   466.2 p3+p4   41 next spill
        movaps xmm10, xmm2                                         ;   474.2 p1      41 next copy
        xorps xmm10, xmm7                                          ;   475.2 p5      41 next
        movaps [rbp - 112], xmm8                                   ;   467.2 p3+p4   41 next spill
        movaps xmm8, [rbp + 112]                                   ;   471.2 p2      41 next
        andps xmm8, [rbp - 48]                                     ;   474.2 p0+p2   41 next
        movaps [rbp + 48], xmm11                                   ;   468.2 p3+p4   41 next spill
        movaps xmm11, xmm10                                        ;   476.2 p1      41 next copy
        xorps xmm11, [rbp + 112]                                   ;   477.2 p5+p2   41 next
        andps xmm11, xmm12                                         ;   478.2 p0      41 next
        xorps xmm2, xmm11                                          ;   479.2 p1      41 next
        movaps [rbp + 16], xmm13                                   ;   469.2 p3+p4   41 next spill
        movaps xmm13, [rbp - 48]                                   ;   474.2 p2      41 next
        andps xmm13, xmm12                                         ;   477.2 p5      41 next
        movaps [rdx - 128], xmm6                                   ;   470.2 p3+p4   41 next spill
        movaps xmm6, xmm14                                         ;   471.5 p0      41 next copy
        xorps xmm6, xmm8                                           ;   475.2 p1      41 next
        movaps [rbp + 80], xmm1                                    ;   471.2 p3+p4   41 next spill
        movaps xmm1, xmm7                                          ;   472.2 p5      41 next copy
        movaps [rbp - 96], xmm0                                    ;   472.2 p3+p4   41 next spill
        movaps xmm0, [rbp - 128]                                   ;   475.2 p2      41 next
        andps xmm0, [rbp - 16]                                     ;   478.2 p0+p2   41 next
        xorps xmm4, xmm0                                           ;   479.2 p1      41 next
        andps xmm1, xmm0                                           ;   479.2 p5      41 next
        xorps xmm8, xmm4                                           ;   480.2 p0      41 next
        movaps xmm0, [rbp - 128]                                   ;   477.2 p2      54 next reload
        andps xmm6, xmm0                                           ;   480.2 p1      41 next
        xorps xmm4, xmm14                                          ;   480.2 p5      41 next
        movaps [rbp - 32], xmm5                                    ;   474.8 p3+p4   41 next spill
        movaps xmm5, xmm7                                          ;   475.0 p0      41 next copy
        andps xmm5, xmm0                                           ;   480.2 p1      41 next
        movaps [rbp + 0], xmm4                                     ;   481.2 p3+p4   41 next spill
        movaps xmm4, xmm8                                          ;   481.2 p5      41 next copy
        andps xmm4, [rbp - 16]                                     ;   482.2 p0+p2   41 next
        movaps [rbp - 64], xmm11                                   ;   479.2 p3+p4   41 next spill
        movaps xmm11, xmm5                                         ;   481.2 p1      41 next copy
        andps xmm11, [rbp - 48]                                    ;   482.2 p5+p2   41 next
        movaps [rbp - 80], xmm2                                    ;   480.2 p3+p4   41 next spill
        movaps xmm2, xmm7                                          ;   478.2 p0      41 next copy
        andps xmm2, xmm15                                          ;   479.2 p1      41 next
        xorps xmm11, xmm2                                          ;   483.2 p5      41 next
        xorps xmm4, xmm11                                          ;   484.2 p0      41 next
        movaps xmm11, [rbp - 48]                                   ;   480.2 p2      54 next reload
        xorps xmm4, xmm11                                          ;   485.2 p1      41 next
        movaps [rdx - 96], xmm4                                    ;   486.2 p3+p4   41 next spill
        movaps xmm4, xmm12                                         ;   480.2 p5      41 next copy
        andps xmm4, [rbp - 16]                                     ;   481.2 p0+p2   41 next
        xorps xmm2, xmm4                                           ;   482.2 p1      41 next
        xorps xmm9, xmm5                                           ;   481.2 p5      41 next
        xorps xmm9, [rel misty1_decrypt_compact.T0_constants128]   ;   482.2 p0+p2   41 next
        movaps xmm12, xmm2                                         ;   483.2 p1      41 next copy
        andps xmm12, [rbp - 16]                                    ;   484.2 p5+p2   41 next
        xorps xmm12, xmm15                                         ;   485.2 p0      41 next
        andps xmm2, [rbp + 112]                                    ;   484.2 p1+p2   41 next
        xorps xmm12, xmm10                                         ;   486.2 p5      41 next
        xorps xmm8, xmm15                                          ;   483.5 p0      41 next
        movaps [rdx - 64], xmm12                                   ;   487.2 p3+p4   41 next spill
        movaps xmm12, xmm13                                        ;   483.8 p1      41 next copy
        xorps xmm12, [rbp + 112]                                   ;   485.2 p5+p2   41 next
        xorps xmm6, xmm12                                          ;   486.2 p0      41 next
        xorps xmm2, xmm6                                           ;   487.2 p1      41 next
        andps xmm12, xmm0                                          ;   486.2 p5      41 next
        movaps xmm6, [rbp - 16]                                    ;   486.2 p2      54 next reload
        andps xmm10, xmm6                                          ;   489.2 p0      41 next
        movaps xmm0, xmm8                                          ;   485.8 p1      41 next copy
        andps xmm0, xmm15                                          ;   486.8 p5      41 next
        andps xmm8, [rbp + 112]                                    ;   487.2 p0+p2   41 next
        xorps xmm0, xmm9                                           ;   487.8 p1      41 next
        xorps xmm0, xmm4                                           ;   488.8 p5      41 next
        movaps [rsi - 80], xmm1                                    ;   486.2 p3+p4   41 next spill
        movaps xmm1, xmm7                                          ;   487.5 p0      41 next copy
        andps xmm1, xmm11                                          ;   488.5 p1      41 next
        xorps xmm12, xmm1                                          ;   489.5 p5      41 next
        xorps xmm0, xmm12                                          ;   490.5 p0      41 next
        movaps xmm12, xmm7                                         ;   488.8 p1      41 next copy
        andps xmm12, [rbp + 112]                                   ;   489.8 p5+p2   41 next
        xorps xmm12, xmm3                                          ;   490.8 p0      41 next
        xorps xmm10, xmm12                                         ;   491.8 p1      41 next
        xorps xmm12, xmm6                                          ;   491.8 p5      41 next
        xorps xmm14, xmm1                                          ;   490.5 p0      41 next
        movaps xmm1, xmm5                                          ;   490.8 p1      41 next copy
        xorps xmm1, [rbp + 64]                                     ;   491.8 p5+p2   41 next
        andps xmm1, xmm15                                          ;   492.8 p0      41 next
        xorps xmm9, xmm1                                           ;   493.8 p1      41 next
        xorps xmm8, xmm9                                           ;   494.8 p5      41 next
        xorps xmm5, xmm6                                           ;   492.5 p0      41 next
        xorps xmm2, xmm10                                          ;   492.8 p1      41 next
        movaps xmm9, xmm4                                          ;   493.2 p5      41 next copy
        xorps xmm9, xmm12                                          ;   494.2 p0      41 next
        andps xmm12, xmm11                                         ;   493.8 p1      41 next
        xorps xmm4, xmm11                                          ;   494.2 p5      41 next
        andps xmm13, xmm4                                          ;   495.2 p0      41 next
        movaps xmm10, [rbp - 128]                                  ;   492.0 p2      54 next reload
        xorps xmm12, xmm10                                         ;   495.0 p1      41 next
        andps xmm4, xmm10                                          ;   495.2 p5      41 next
        xorps xmm1, xmm4                                           ;   496.2 p0      41 next
        xorps xmm9, xmm1                                           ;   497.2 p1      41 next
        xorps xmm12, [rsi - 80]                                    ;   496.2 p5+p2   41 next
        movaps xmm1, xmm5                                          ;   496.5 p0      41 next copy
        andps xmm1, [rbp + 112]                                    ;   497.5 p1+p2   41 next
        andps xmm5, xmm15                                          ;   497.2 p5      41 next
        xorps xmm4, [rbp - 80]                                     ;   497.5 p0+p2   41 next
        xorps xmm2, [rbp - 64]                                     ;   497.8 p1+p2   41 next
        xorps xmm5, [rbp + 64]                                     ;   498.2 p5+p2   41 next
        xorps xmm8, xmm5                                           ;   499.2 p0      41 next
        movaps xmm5, [rdx - 64]                                    ;   498.2 p2      41 next reload
        xorps xmm9, xmm5                                           ;   501.2 p1      41 next
        movaps xmm11, xmm14                                        ;   499.2 p5      41 next copy
        andps xmm11, xmm6                                          ;   500.2 p0      41 next
        movaps xmm6, xmm10                                         ;   499.8 p1      41 next copy
        andps xmm6, [rbp + 64]                                     ;   500.8 p5+p2   41 next
        xorps xmm14, xmm6                                          ;   501.8 p0      41 next
        xorps xmm3, xmm4                                           ;   500.8 p1      41 next
        andps xmm6, [rbp - 80]                                     ;   501.8 p5+p2   41 next
        xorps xmm13, xmm8                                          ;   501.5 p0      41 next
        movaps xmm4, [rbp + 64]                                    ;   501.2 p2      54 next reload
        andps xmm14, xmm4                                          ;   504.2 p1      41 next
        xorps xmm11, xmm9                                          ;   502.2 p5      41 next
        xorps xmm5, xmm14                                          ;   505.2 p0      41 next
        xorps xmm6, [rbp + 0]                                      ;   502.8 p1+p2   41 next
        xorps xmm12, xmm6                                          ;   503.8 p5      41 next
        xorps xmm1, xmm5                                           ;   506.2 p0      41 next
        movaps xmm14, [rel misty1_decrypt_compact.T0_constants128] ;   503.2 p2      41 next reload
        xorps xmm12, xmm14                                         ;   506.2 p1      41 next
        xorps xmm15, [rbp - 32]                                    ;   504.2 p5+p2   41 next
        xorps xmm3, [rdx - 96]                                     ;   505.2 p0+p2   41 next
        xorps xmm0, xmm15                                          ;   505.2 p1      41 next
        xorps xmm7, [rbp - 96]                                     ;   506.2 p5+p2   41 next
        xorps xmm1, xmm14                                          ;   507.2 p0      41 next
        xorps xmm13, xmm7                                          ;   507.2 p1      41 next
        xorps xmm10, [rbp + 48]                                    ;   507.2 p5+p2   41 next
        xorps xmm11, xmm10                                         ;   508.2 p0      41 next
        xorps xmm4, [rbp - 112]                                    ;   508.2 p1+p2   41 next
        movaps xmm5, [rbp + 80]                                    ;   509.2 p2      41 next
        xorps xmm5, [rbp - 16]                                     ;   512.2 p5+p2   41 next
        xorps xmm2, xmm5                                           ;   513.2 p0      41 next
        xorps xmm3, xmm4                                           ;   509.2 p1      41 next
        xorps xmm0, [r8 + 6800]                                    ;   511.2 p5+p2   48 next
        movaps xmm6, [rdx - 128]                                   ;   512.2 p2      41 next
        xorps xmm6, [rbp - 48]                                     ;   515.2 p0+p2   41 next
        xorps xmm1, xmm6                                           ;   516.2 p1      41 next
        xorps xmm13, [r8 + 6816]                                   ;   514.2 p5+p2   48 next
        xorps xmm2, [r8 + 6832]                                    ;   515.2 p0+p2   48 next
        movaps xmm8, [rbp + 16]                                    ;   516.2 p2      41 next
        xorps xmm8, [rbp + 112]                                    ;   519.2 p1+p2   41 next
        xorps xmm12, xmm8                                          ;   520.2 p5      41 next
        xorps xmm11, [r8 + 6880]                                   ;   518.2 p0+p2   48 next
        xorps xmm15, [r8 + 6656]                                   ;   519.2 p1+p2   48 next
        xorps xmm3, [r8 + 6896]                                    ;   520.2 p5+p2   48 next
        xorps xmm7, [r8 + 6672]                                    ;   521.2 p0+p2   48 next
        xorps xmm1, [r8 + 6848]                                    ;   522.2 p1+p2   48 next
        xorps xmm5, [r8 + 6688]                                    ;   523.2 p5+p2   48 next
        xorps xmm12, [r8 + 6864]                                   ;   524.2 p0+p2   48 next
        xorps xmm10, [r8 + 6736]                                   ;   525.2 p1+p2   48 next
        xorps xmm6, [r8 + 6704]                                    ;   526.2 p5+p2   48 next
        xorps xmm4, [r8 + 6752]                                    ;   527.2 p0+p2   48 next
        xorps xmm8, [r8 + 6720]                                    ;   528.2 p1+p2   48 next
        movaps xmm9, [rdx + 32]                                    ;   529.2 p2      48 next
        xorps xmm9, [r8 + 6768]                                    ;   532.2 p5+p2   48 next
        movaps [rdx + 32], xmm3                                    ;   521.2 p3+p4   48 next spill
        movaps xmm3, [rsi - 48]                                    ;   531.2 p2      48 next
        xorps xmm3, [r8 + 6784]                                    ;   534.2 p0+p2   48 next
        movaps [rsi - 48], xmm11                                   ;   519.5 p3+p4   48 next spill
        movaps xmm11, xmm15                                        ;   520.2 p1      45 next copy
        xorps xmm11, xmm4                                          ;   528.2 p5      45 next
        movaps [rbp + 112], xmm12                                  ;   525.2 p3+p4   48 next spill
        movaps xmm12, xmm11                                        ;   529.2 p0      45 next copy
        xorps xmm12, xmm6                                          ;   530.2 p1      45 next
        movaps [rbp + 16], xmm1                                    ;   523.2 p3+p4   48 next spill
        movaps xmm1, xmm6                                          ;   527.2 p5      45 next copy
        andps xmm1, xmm9                                           ;   533.2 p0      45 next
        movaps [rbp - 48], xmm2                                    ;   523.5 p3+p4   48 next spill
        movaps xmm2, xmm6                                          ;   527.2 p1      45 next copy
        andps xmm2, xmm4                                           ;   528.2 p5      45 next
        movaps [rdx - 128], xmm13                                  ;   525.2 p3+p4   48 next spill
        movaps xmm13, xmm7                                         ;   525.5 p0      45 next copy
        xorps xmm13, xmm10                                         ;   526.5 p1      45 next
        movaps [rbp - 16], xmm0                                    ;   526.2 p3+p4   48 next spill
        movaps xmm0, xmm4                                          ;   528.2 p5      45 next copy
        andps xmm0, xmm8                                           ;   529.2 p0      45 next
        movaps [rbp + 80], xmm1                                    ;   534.2 p3+p4   45 next spill
        movaps xmm1, xmm12                                         ;   531.2 p1      45 next copy
        andps xmm1, xmm5                                           ;   532.2 p5      45 next
        movaps [rbp - 112], xmm4                                   ;   528.2 p3+p4   48 next spill
        movaps xmm4, xmm9                                          ;   533.2 p0      45 next copy
        andps xmm4, xmm3                                           ;   535.2 p1      45 next
        movaps [rbp + 64], xmm11                                   ;   529.2 p3+p4   45 next spill
        movaps xmm11, xmm13                                        ;   529.0 p5      45 next copy
        movaps [rbp + 48], xmm10                                   ;   530.2 p3+p4   48 next spill
        movaps xmm10, xmm6                                         ;   529.5 p0      45 next copy
        andps xmm10, xmm5                                          ;   530.5 p1      45 next
        xorps xmm11, xmm10                                         ;   531.5 p5      45 next
        movaps xmm10, xmm9                                         ;   533.2 p0      45 next copy
        andps xmm10, xmm15                                         ;   534.2 p1      45 next
        xorps xmm2, xmm10                                          ;   535.2 p5      45 next
        xorps xmm2, xmm14                                          ;   536.2 p0      45 next
        movaps xmm10, xmm4                                         ;   536.2 p1      45 next copy
        movaps [rbp - 128], xmm4                                   ;   536.2 p3+p4   45 next spill
        movaps xmm4, xmm6                                          ;   532.0 p5      45 next copy
        andps xmm4, xmm15                                          ;   533.0 p0      45 next
        xorps xmm0, xmm4                                           ;   534.0 p1      45 next
        xorps xmm10, xmm0                                          ;   537.2 p5      45 next
        movaps xmm0, xmm6                                          ;   533.5 p0      45 next copy
        andps xmm0, xmm7                                           ;   534.5 p1      45 next
        movaps xmm4, xmm6                                          ;   534.0 p5      45 next copy
        andps xmm4, xmm8                                           ;   535.0 p0      45 next
        movaps [rbp - 96], xmm2                                    ;   537.2 p3+p4   45 next spill
        movaps xmm2, xmm9                                          ;   534.8 p1      45 next copy
        movaps [rbp + 32], xmm11                                   ;   534.8 p3+p4   45 next spill
        movaps xmm11, xmm15                                        ;   535.0 p5      45 next copy
        andps xmm11, xmm3                                          ;   536.0 p0      45 next
        xorps xmm2, xmm11                                          ;   537.0 p1      45 next
        xorps xmm0, xmm4                                           ;   536.0 p5      45 next
        xorps xmm1, xmm2                                           ;   538.0 p0      45 next
        xorps xmm4, xmm2                                           ;   538.0 p1      45 next
        movaps xmm2, xmm13                                         ;   537.0 p5      45 next copy
        andps xmm2, xmm8                                           ;   538.0 p0      45 next
        movaps xmm11, xmm12                                        ;   537.8 p1      45 next copy
        orps xmm11, xmm3                                           ;   538.8 p5      45 next
        movaps [rdx - 96], xmm12                                   ;   537.0 p3+p4   45 next spill
        movaps xmm12, xmm3                                         ;   538.5 p0      45 next copy
        andps xmm12, xmm8                                          ;   539.5 p1      45 next
        xorps xmm6, xmm12                                          ;   540.5 p5      45 next
        xorps xmm1, xmm6                                           ;   541.5 p0      45 next
        andps xmm6, xmm3                                           ;   541.5 p1      45 next
        xorps xmm6, xmm14                                          ;   542.5 p5      45 next
        movaps xmm14, xmm7                                         ;   540.5 p0      45 next copy
        andps xmm14, xmm15                                         ;   541.5 p1      45 next
        andps xmm13, xmm15                                         ;   541.0 p5      45 next
        movaps [rbp - 32], xmm12                                   ;   540.5 p3+p4   45 next spill
        movaps xmm12, xmm8                                         ;   541.5 p0      45 next copy
        andps xmm12, [rbp + 48]                                    ;   542.5 p1+p2   45 next
        movaps [rdx - 112], xmm6                                   ;   543.5 p3+p4   45 next spill
        movaps xmm6, xmm5                                          ;   542.0 p5      45 next copy
        andps xmm6, [rbp + 48]                                     ;   543.0 p0+p2   45 next
        xorps xmm11, xmm6                                          ;   544.0 p1      45 next
        xorps xmm14, xmm11                                         ;   545.0 p5      45 next
        movaps xmm6, xmm12                                         ;   543.5 p0      45 next copy
        xorps xmm6, xmm3                                           ;   544.5 p1      45 next
        xorps xmm12, xmm5                                          ;   544.0 p5      45 next
        movaps xmm11, xmm14                                        ;   546.0 p0      45 next copy
        movaps [rbp + 0], xmm14                                    ;   546.0 p3+p4   45 next spill
        movaps xmm14, xmm5                                         ;   544.8 p1      45 next copy
        andps xmm14, xmm7                                          ;   545.8 p5      45 next
        movaps [rdx - 64], xmm0                                    ;   543.5 p3+p4   45 next spill
        movaps xmm0, xmm9                                          ;   545.5 p0      45 next copy
        andps xmm0, [rbp + 48]                                     ;   546.5 p1+p2   45 next
        xorps xmm2, xmm0                                           ;   547.5 p5      45 next
        xorps xmm4, xmm2                                           ;   548.5 p0      45 next
        xorps xmm11, xmm2                                          ;   548.5 p1      45 next
        xorps xmm14, xmm15                                         ;   547.0 p5      45 next
        movaps xmm0, [rbp + 64]                                    ;   545.0 p2      45 next reload
        xorps xmm11, xmm0                                          ;   549.5 p0      45 next
        movaps xmm2, [rbp + 48]                                    ;   546.0 p2      48 next reload
        andps xmm6, xmm2                                           ;   549.0 p1      45 next
        xorps xmm4, xmm12                                          ;   549.5 p5      45 next
        andps xmm12, xmm8                                          ;   548.5 p0      45 next
        xorps xmm1, xmm6                                           ;   550.0 p1      45 next
        xorps xmm4, xmm10                                          ;   550.5 p5      45 next
        movaps xmm6, xmm9                                          ;   549.5 p0      45 next copy
        andps xmm6, xmm7                                           ;   550.5 p1      45 next
        andps xmm0, xmm2                                           ;   550.0 p5      45 next
        xorps xmm6, xmm14                                          ;   551.5 p0      45 next
        xorps xmm14, xmm3                                          ;   550.8 p1      45 next
        xorps xmm0, xmm14                                          ;   551.8 p5      45 next
        andps xmm14, xmm7                                          ;   551.8 p0      45 next
        xorps xmm0, xmm8                                           ;   552.8 p1      45 next
        xorps xmm12, xmm6                                          ;   552.5 p5      45 next
        movaps xmm6, xmm8                                          ;   552.5 p0      45 next copy
        andps xmm6, xmm9                                           ;   553.5 p1      45 next
        andps xmm8, xmm15                                          ;   553.0 p5      45 next
        xorps xmm6, xmm8                                           ;   554.5 p0      45 next
        xorps xmm14, xmm6                                          ;   555.5 p1      45 next
        movaps xmm6, [rbp + 32]                                    ;   550.5 p2      45 next reload
        xorps xmm14, xmm6                                          ;   556.5 p5      45 next
        xorps xmm8, [rbp + 80]                                     ;   554.5 p0+p2   45 next
        xorps xmm8, xmm12                                          ;   555.5 p1      45 next
        movaps xmm6, xmm15                                         ;   555.0 p5      45 next copy
        xorps xmm6, xmm7                                           ;   556.0 p0      45 next
        andps xmm6, xmm2                                           ;   557.0 p1      45 next
        xorps xmm12, xmm6                                          ;   558.0 p5      45 next
        movaps xmm6, [rbp - 112]                                   ;   552.5 p2      48 next reload
        andps xmm15, xmm6                                          ;   556.5 p0      45 next
        andps xmm3, xmm5                                           ;   556.8 p1      45 next
        xorps xmm15, [rdx - 64]                                    ;   557.5 p5+p2   45 next
        movaps [rdx - 64], xmm14                                   ;   557.5 p3+p4   45 next spill
        movaps xmm14, xmm9                                         ;   557.5 p0      45 next copy
        andps xmm14, xmm6                                          ;   558.5 p1      45 next
        andps xmm7, xmm6                                           ;   558.0 p5      45 next
        andps xmm9, xmm5                                           ;   558.5 p0      45 next
        movaps xmm6, xmm0                                          ;   558.8 p1      45 next copy
        xorps xmm6, [rbp - 96]                                     ;   559.8 p5+p2   45 next
        xorps xmm0, xmm8                                           ;   559.5 p0      45 next
        xorps xmm13, xmm0                                          ;   560.5 p1      45 next
        movaps xmm0, [rdx - 96]                                    ;   556.0 p2      45 next reload
        orps xmm2, xmm0                                            ;   560.0 p5      45 next
        xorps xmm3, xmm14                                          ;   560.5 p0      45 next
        xorps xmm13, xmm15                                         ;   561.5 p1      45 next
        xorps xmm9, [rdx - 112]                                    ;   561.0 p5+p2   45 next
        xorps xmm14, xmm7                                          ;   561.5 p0      45 next
        xorps xmm3, xmm0                                           ;   561.8 p1      45 next
        xorps xmm2, xmm3                                           ;   562.8 p5      45 next
        xorps xmm6, [rbp + 0]                                      ;   562.5 p0+p2   45 next
        xorps xmm7, xmm9                                           ;   562.8 p1      45 next
        xorps xmm4, xmm14                                          ;   563.0 p5      45 next
        xorps xmm9, [rbp - 128]                                    ;   563.5 p0+p2   45 next
        xorps xmm11, xmm9                                          ;   564.5 p1      45 next
        movaps xmm3, [rbp - 112]                                   ;   560.0 p2      48 next reload
        andps xmm5, xmm3                                           ;   564.0 p5      45 next
        xorps xmm14, [rbp - 96]                                    ;   564.5 p0+p2   45 next
        xorps xmm10, xmm5                                          ;   565.0 p1      45 next
        xorps xmm15, [rdx - 112]                                   ;   565.0 p5+p2   45 next
        xorps xmm5, xmm12                                          ;   565.5 p0      45 next
        xorps xmm12, xmm2                                          ;   565.8 p1      45 next
        xorps xmm1, xmm15                                          ;   566.0 p5      45 next
        xorps xmm12, [rbp - 32]                                    ;   566.8 p0+p2   45 next
        xorps xmm2, [rbp + 32]                                     ;   566.8 p1+p2   45 next
        xorps xmm4, [rbp + 80]                                     ;   567.0 p5+p2   45 next
        xorps xmm0, xmm6                                           ;   567.5 p0      45 next
        xorps xmm14, [rdx - 64]                                    ;   567.8 p1+p2   45 next
        xorps xmm3, xmm10                                          ;   568.0 p5      45 next
        xorps xmm7, xmm5                                           ;   568.5 p0      45 next
        xorps xmm8, xmm7                                           ;   569.5 p1      45 next
        xorps xmm2, xmm3                                           ;   569.0 p5      45 next
        movaps xmm15, [rbp - 48]                                   ;   567.0 p2      48 next reload
        xorps xmm13, xmm15                                         ;   570.0 p0      45 next
        movaps xmm3, [rdx - 128]                                   ;   568.0 p2      48 next reload
        xorps xmm1, xmm3                                           ;   571.0 p1      45 next
        movaps xmm5, [rbp - 16]                                    ;   569.0 p2      48 next reload
        xorps xmm8, xmm5                                           ;   572.0 p5      45 next
        movaps xmm6, [rbp + 16]                                    ;   570.0 p2      48 next reload
        xorps xmm12, xmm6                                          ;   573.0 p0      45 next
        movaps xmm7, [rsi - 48]                                    ;   571.0 p2      48 next reload
        xorps xmm4, xmm7                                           ;   574.0 p1      45 next
        movaps xmm9, [rbp + 112]                                   ;   572.0 p2      48 next reload
        xorps xmm2, xmm9                                           ;   575.0 p5      45 next
        movaps xmm10, [rdx + 32]                                   ;   573.0 p2      48 next reload
        xorps xmm11, xmm10                                         ;   576.0 p0      45 next
        xorps xmm8, [rdx + 80]                                     ;   574.0 p1+p2   54 next
        xorps xmm1, [rdx - 80]                                     ;   575.0 p5+p2   54 next
        xorps xmm13, [rdx + 16]                                    ;   576.0 p0+p2   54 next
        xorps xmm12, [rdx - 32]                                    ;   577.0 p1+p2   54 next
        xorps xmm14, [rdx + 112]                                   ;   578.0 p5+p2   54 next
        xorps xmm0, [rsi + 16]                                     ;   579.0 p0+p2   54 next
        xorps xmm2, [rdx + 48]                                     ;   580.0 p1+p2   54 next
        xorps xmm4, [rdx - 48]                                     ;   581.0 p5+p2   54 next
        xorps xmm5, [rdx + 0]                                      ;   582.0 p0+p2   54 next
        xorps xmm3, [rsi + 112]                                    ;   583.0 p1+p2   54 next
        xorps xmm11, [rdx + 64]                                    ;   584.0 p5+p2   54 next
        xorps xmm15, [rdx + 96]                                    ;   585.0 p0+p2   54 next
        xorps xmm6, [rbp + 96]                                     ;   586.0 p1+p2   54 next
        xorps xmm9, [rdx - 16]                                     ;   587.0 p5+p2   54 next
        xorps xmm7, [rsi - 64]                                     ;   588.0 p0+p2   54 next
        xorps xmm10, [rsi - 96]                                    ;   589.0 p1+p2   54 next
        movaps [rdx + 32], xmm10                                   ;   590.0 p3+p4   54 next spill
        movaps xmm10, [rdx + 80]                                   ;   590.0 p2      58 r
        xorps xmm10, [r8 + 2816]                                   ;   593.0 p5+p2   58 r
        movaps [rdx + 80], xmm7                                    ;   589.0 p3+p4   54 next spill
        movaps xmm7, [rdx - 80]                                    ;   592.0 p2      58 r
        xorps xmm7, [r8 + 2832]                                    ;   595.0 p0+p2   58 r
        movaps [rdx - 80], xmm9                                    ;   588.0 p3+p4   54 next spill
        movaps xmm9, [rdx + 16]                                    ;   594.0 p2      58 r
        xorps xmm9, [r8 + 2848]                                    ;   597.0 p1+p2   58 r
        movaps [rdx + 16], xmm6                                    ;   587.0 p3+p4   54 next spill
        movaps xmm6, [rdx - 32]                                    ;   596.0 p2      58 r
        xorps xmm6, [r8 + 2864]                                    ;   599.0 p5+p2   58 r
        movaps [rdx - 32], xmm15                                   ;   586.0 p3+p4   54 next spill
        movaps xmm15, [rdx + 48]                                   ;   598.0 p2      58 r
        xorps xmm15, [r8 + 2880]                                   ;   601.0 p0+p2   58 r
        movaps [rdx + 48], xmm3                                    ;   587.2 p3+p4   54 next spill
        movaps xmm3, [rdx - 48]                                    ;   600.0 p2      58 r
        xorps xmm3, [r8 + 2896]                                    ;   603.0 p1+p2   58 r
        movaps [rdx - 48], xmm5                                    ;   588.2 p3+p4   54 next spill
        movaps xmm5, [rdx + 64]                                    ;   602.0 p2      58 r
        xorps xmm5, [r8 + 2912]                                    ;   605.0 p5+p2   58 r
        movaps [rdx + 64], xmm0                                    ;   589.2 p3+p4   54 next spill
        movaps xmm0, [rdx + 112]                                   ;   604.0 p2      58 r
        xorps xmm0, [r8 + 2928]                                    ;   607.0 p0+p2   58 r
        movaps [rdx + 112], xmm14                                  ;   590.2 p3+p4   54 next spill
        movaps xmm14, [rsi + 16]                                   ;   606.0 p2      58 r
        xorps xmm14, [r8 + 2944]                                   ;   609.0 p1+p2   58 r
        xorps xmm10, [rdi - 16]                                    ;   608.0 p5+p2  114 r
        movaps [rdi - 16], xmm10                                   ;   609.0 p3+p4  114 r spill
        movaps xmm10, [rdx + 0]                                    ;   609.0 p2      58 r
        xorps xmm10, [r8 + 2960]                                   ;   612.0 p0+p2   58 r
        movaps [rdx + 0], xmm11                                    ;   597.0 p3+p4   54 next spill
        movaps xmm11, [rsi + 112]                                  ;   611.0 p2      58 r
        xorps xmm11, [r8 + 2976]                                   ;   614.0 p1+p2   58 r
        xorps xmm7, [rdi - 32]                                     ;   613.0 p5+p2  114 r
        movaps [rdi - 32], xmm7                                    ;   614.0 p3+p4  114 r spill
        movaps xmm7, [rdx + 96]                                    ;   614.0 p2      58 r
        xorps xmm7, [r8 + 2992]                                    ;   617.0 p0+p2   58 r
        movaps [rdx + 96], xmm4                                    ;   603.0 p3+p4   54 next spill
        movaps xmm4, [rbp + 96]                                    ;   616.0 p2      58 r
        xorps xmm4, [r8 + 3008]                                    ;   619.0 p1+p2   58 r
        xorps xmm9, [rdi - 48]                                     ;   618.0 p5+p2  114 r
        movaps [rdi - 48], xmm9                                    ;   619.0 p3+p4  114 r spill
        movaps xmm9, [rdx - 16]                                    ;   619.0 p2      58 r
        xorps xmm9, [r8 + 3024]                                    ;   622.0 p0+p2   58 r
        movaps [rdx - 16], xmm2                                    ;   609.0 p3+p4   54 next spill
        movaps xmm2, [rsi - 64]                                    ;   621.0 p2      58 r
        xorps xmm2, [r8 + 3040]                                    ;   624.0 p1+p2   58 r
        xorps xmm6, [rdi - 64]                                     ;   623.0 p5+p2  114 r
        movaps [rdi - 64], xmm6                                    ;   624.0 p3+p4  114 r spill
        movaps xmm6, [rsi - 96]                                    ;   624.0 p2      58 r
        xorps xmm6, [r8 + 3056]                                    ;   627.0 p0+p2   58 r
        xorps xmm15, [rcx - 64]                                    ;   626.0 p1+p2  114 r
        xorps xmm3, [rdi + 112]                                    ;   627.0 p5+p2  114 r
        xorps xmm5, [rcx - 80]                                     ;   628.0 p0+p2  114 r
        xorps xmm0, [rdi + 96]                                     ;   629.0 p1+p2  114 r
        xorps xmm14, [rcx - 96]                                    ;   630.0 p5+p2  114 r
        xorps xmm10, [rdi + 80]                                    ;   631.0 p0+p2  114 r
        xorps xmm11, [rdi + 64]                                    ;   632.0 p1+p2  114 r
        xorps xmm7, [rdi + 48]                                     ;   633.0 p5+p2  114 r
        xorps xmm4, [rdi + 32]                                     ;   634.0 p0+p2  114 r
        xorps xmm9, [rdi + 16]                                     ;   635.0 p1+p2  114 r
        xorps xmm2, [r10 - 64]                                     ;   636.0 p5+p2  114 r
        xorps xmm8, [rbx - 32]                                     ;   637.0 p0+p2  114 r
        xorps xmm6, [r10 - 32]                                     ;   638.0 p1+p2  114 r
        xorps xmm1, [rbx - 16]                                     ;   639.0 p5+p2  114 r
        xorps xmm13, [rbx + 0]                                     ;   640.0 p0+p2  114 r
        xorps xmm12, [rbx + 16]                                    ;   641.0 p1+p2  114 r
        movaps [rdi + 16], xmm12                                   ;   642.0 p3+p4  114 r spill
        movaps xmm12, [rdx - 16]                                   ;   642.0 p2     114 r
        xorps xmm12, [rbx + 32]                                    ;   645.0 p5+p2  114 r
        movaps [rdx - 16], xmm12                                   ;   646.0 p3+p4  114 r spill
        movaps xmm12, [rdx + 96]                                   ;   644.0 p2     114 r
        xorps xmm12, [rbx + 48]                                    ;   647.0 p0+p2  114 r
        movaps [rdx + 96], xmm12                                   ;   648.0 p3+p4  114 r spill
        movaps xmm12, [rdx + 0]                                    ;   646.0 p2     114 r
        xorps xmm12, [rbx + 64]                                    ;   649.0 p1+p2  114 r
        movaps [rdx + 0], xmm12                                    ;   650.0 p3+p4  114 r spill
        movaps xmm12, [rdx + 112]                                  ;   648.0 p2     114 r
        xorps xmm12, [rbx + 80]                                    ;   651.0 p5+p2  114 r
        movaps [rdx + 112], xmm12                                  ;   652.0 p3+p4  114 r spill
        movaps xmm12, [rdx + 64]                                   ;   650.0 p2     114 r
        xorps xmm12, [rbx + 96]                                    ;   653.0 p0+p2  114 r
        movaps [rdx + 64], xmm12                                   ;   654.0 p3+p4  114 r spill
        movaps xmm12, [rdx - 48]                                   ;   652.0 p2     114 r
        xorps xmm12, [rbx + 112]                                   ;   655.0 p1+p2  114 r
        movaps [rdx - 48], xmm12                                   ;   656.0 p3+p4  114 r spill
        movaps xmm12, [rdx + 48]                                   ;   654.0 p2     114 r
        xorps xmm12, [r10 - 128]                                   ;   657.0 p5+p2  114 r
        movaps [rdx + 48], xmm12                                   ;   658.0 p3+p4  114 r spill
        movaps xmm12, [rdx - 32]                                   ;   656.0 p2     114 r
        xorps xmm12, [r10 - 112]                                   ;   659.0 p0+p2  114 r
        movaps [rdx - 32], xmm12                                   ;   660.0 p3+p4  114 r spill
        movaps xmm12, [rdx + 16]                                   ;   658.0 p2     114 r
        xorps xmm12, [r10 - 96]                                    ;   661.0 p1+p2  114 r
        movaps [rdx + 16], xmm12                                   ;   662.0 p3+p4  114 r spill
        movaps xmm12, [rdx - 80]                                   ;   660.0 p2     114 r
        xorps xmm12, [r10 - 80]                                    ;   663.0 p5+p2  114 r
        movaps [rdx - 80], xmm12                                   ;   664.0 p3+p4  114 r spill
        movaps xmm12, [rdx + 80]                                   ;   662.0 p2     114 r
        xorps xmm12, [r10 - 48]                                    ;   665.0 p0+p2  114 r
        movaps [rdx + 80], xmm12                                   ;   666.0 p3+p4  114 r spill
        movaps xmm12, [rdx + 32]                                   ;   664.0 p2     114 r
        xorps xmm12, [r10 - 16]                                    ;   667.0 p1+p2  114 r
        movaps [rdx + 32], xmm12                                   ;   668.0 p3+p4  114 r spill
        movaps xmm12, xmm15                                        ;   657.0 p5      54 next copy
        xorps xmm12, [r8 + 1600]                                   ;   666.0 p0+p2   54 next
        movaps [rdi + 32], xmm15                                   ;   658.0 p3+p4  114 r spill
        movaps xmm15, xmm3                                         ;   658.2 p1      54 next copy
        xorps xmm15, [r8 + 1616]                                   ;   667.0 p5+p2   54 next
        movaps [rdi + 48], xmm3                                    ;   659.0 p3+p4  114 r spill
        movaps xmm3, xmm5                                          ;   659.0 p0      54 next copy
        xorps xmm3, [r8 + 1632]                                    ;   668.0 p1+p2   54 next
        movaps [rdi + 64], xmm5                                    ;   660.0 p3+p4  114 r spill
        movaps xmm5, xmm0                                          ;   660.0 p5      54 next copy
        xorps xmm5, [r8 + 1648]                                    ;   669.0 p0+p2   54 next
        movaps [rdi + 80], xmm0                                    ;   661.0 p3+p4  114 r spill
        movaps xmm0, xmm14                                         ;   660.8 p1      54 next copy
        xorps xmm0, [r8 + 1664]                                    ;   670.0 p5+p2   54 next
        movaps [rcx - 96], xmm14                                   ;   662.0 p3+p4  114 r spill
        movaps xmm14, [rdi - 16]                                   ;   671.0 p2      54 next
        xorps xmm14, [r8 + 1536]                                   ;   674.0 p0+p2   54 next
        movaps [rdi + 96], xmm13                                   ;   663.0 p3+p4  114 r spill
        movaps xmm13, xmm10                                        ;   662.5 p1      54 next copy
        xorps xmm13, [r8 + 1680]                                   ;   673.0 p5+p2   54 next
        movaps [rcx - 80], xmm10                                   ;   664.0 p3+p4  114 r spill
        movaps xmm10, [rdi - 32]                                   ;   674.0 p2      54 next
        xorps xmm10, [r8 + 1552]                                   ;   677.0 p0+p2   54 next
        movaps [rdi + 112], xmm1                                   ;   665.0 p3+p4  114 r spill
        movaps xmm1, xmm11                                         ;   664.5 p1      54 next copy
        xorps xmm1, [r8 + 1696]                                    ;   676.0 p5+p2   54 next
        movaps [rcx - 64], xmm11                                   ;   666.0 p3+p4  114 r spill
        movaps xmm11, [rdi - 48]                                   ;   677.0 p2      54 next
        xorps xmm11, [r8 + 1568]                                   ;   680.0 p0+p2   54 next
        movaps [rsi - 96], xmm8                                    ;   667.0 p3+p4  114 r spill
        movaps xmm8, xmm7                                          ;   666.5 p1      54 next copy
        xorps xmm8, [r8 + 1712]                                    ;   679.0 p5+p2   54 next
        movaps [rsi - 64], xmm7                                    ;   668.0 p3+p4  114 r spill
        movaps xmm7, [rdi - 64]                                    ;   680.0 p2      54 next
        xorps xmm7, [r8 + 1584]                                    ;   683.0 p0+p2   54 next
        movaps [rbp + 96], xmm11                                   ;   681.0 p3+p4   54 next spill
        movaps xmm11, xmm4                                         ;   668.2 p1      54 next copy
        xorps xmm11, [r8 + 1728]                                   ;   682.0 p5+p2   54 next
        movaps [rsi + 112], xmm4                                   ;   670.0 p3+p4  114 r spill
        movaps xmm4, xmm9                                          ;   669.0 p0      54 next copy
        xorps xmm4, [r8 + 1744]                                    ;   683.0 p1+p2   54 next
        movaps [rsi + 16], xmm9                                    ;   671.0 p3+p4  114 r spill
        movaps xmm9, xmm2                                          ;   670.2 p5      54 next copy
        xorps xmm9, [r8 + 1760]                                    ;   684.0 p0+p2   54 next
        movaps [rsi - 48], xmm2                                    ;   672.0 p3+p4  114 r spill
        movaps xmm2, xmm6                                          ;   671.2 p1      54 next copy
        xorps xmm2, [r8 + 1776]                                    ;   685.0 p5+p2   54 next
        movaps [rbp + 112], xmm6                                   ;   673.0 p3+p4  114 r spill
        movaps xmm6, xmm0                                          ;   673.0 p0      41 next copy
        xorps xmm6, xmm11                                          ;   683.0 p1      41 next
        movaps [rbp + 16], xmm7                                    ;   684.0 p3+p4   54 next spill
        movaps xmm7, xmm5                                          ;   674.0 p5      41 next copy
        xorps xmm7, xmm4                                           ;   684.0 p0      41 next
        movaps [rbp - 48], xmm3                                    ;   675.0 p3+p4   54 next spill
        movaps xmm3, xmm7                                          ;   685.0 p1      41 next copy
        xorps xmm3, xmm1                                           ;   686.0 p5      41 next
        movaps [rdx - 128], xmm10                                  ;   678.0 p3+p4   54 next spill
        movaps xmm10, xmm1                                         ;   677.2 p0      41 next copy
        andps xmm10, xmm9                                          ;   685.0 p1      41 next
        movaps [rbp - 16], xmm15                                   ;   678.0 p3+p4   54 next spill
        movaps xmm15, xmm1                                         ;   678.2 p5      41 next copy
        andps xmm15, xmm4                                          ;   684.0 p0      41 next
        movaps [rbp - 112], xmm12                                  ;   679.0 p3+p4   54 next spill
        movaps xmm12, xmm4                                         ;   684.0 p1      41 next copy
        andps xmm12, xmm8                                          ;   685.0 p5      41 next
        movaps [rdx - 64], xmm14                                   ;   680.2 p3+p4   54 next spill
        movaps xmm14, xmm3                                         ;   687.0 p0      41 next copy
        andps xmm14, xmm13                                         ;   688.0 p1      41 next
        movaps [rdx - 96], xmm10                                   ;   686.0 p3+p4   41 next spill
        movaps xmm10, xmm9                                         ;   685.0 p5      41 next copy
        andps xmm10, xmm2                                          ;   686.0 p0      41 next
        movaps [rbp + 80], xmm4                                    ;   684.0 p3+p4   54 next spill
        movaps xmm4, xmm6                                          ;   684.0 p1      41 next copy
        movaps [rbp + 32], xmm7                                    ;   685.0 p3+p4   41 next spill
        movaps xmm7, xmm1                                          ;   684.5 p5      41 next copy
        andps xmm7, xmm13                                          ;   685.5 p0      41 next
        xorps xmm4, xmm7                                           ;   686.5 p1      41 next
        movaps xmm7, xmm9                                          ;   685.5 p5      41 next copy
        andps xmm7, xmm5                                           ;   686.5 p0      41 next
        xorps xmm15, xmm7                                          ;   687.5 p1      41 next
        movaps xmm7, [rel misty1_decrypt_compact.T0_constants128]  ;   686.0 p2      41 next reload
        xorps xmm15, xmm7                                          ;   689.0 p5      41 next
        movaps [rbp - 32], xmm15                                   ;   690.0 p3+p4   41 next spill
        movaps xmm15, xmm10                                        ;   687.0 p0      41 next copy
        movaps [rdx - 112], xmm10                                  ;   687.5 p3+p4   41 next spill
        movaps xmm10, xmm1                                         ;   687.2 p1      41 next copy
        andps xmm10, xmm5                                          ;   688.2 p5      41 next
        xorps xmm12, xmm10                                         ;   689.2 p0      41 next
        xorps xmm15, xmm12                                         ;   690.2 p1      41 next
        movaps xmm10, xmm1                                         ;   688.5 p5      41 next copy
        andps xmm10, xmm0                                          ;   689.5 p0      41 next
        movaps xmm12, xmm1                                         ;   689.2 p1      41 next copy
        andps xmm12, xmm8                                          ;   690.2 p5      41 next
        movaps [rbp - 96], xmm4                                    ;   689.2 p3+p4   41 next spill
        movaps xmm4, xmm9                                          ;   689.8 p0      41 next copy
        movaps [rbp - 128], xmm15                                  ;   691.2 p3+p4   41 next spill
        movaps xmm15, xmm2                                         ;   690.2 p1      41 next copy
        andps xmm15, xmm5                                          ;   691.2 p5      41 next
        xorps xmm4, xmm15                                          ;   692.2 p0      41 next
        xorps xmm10, xmm12                                         ;   691.2 p1      41 next
        xorps xmm14, xmm4                                          ;   693.2 p5      41 next
        xorps xmm12, xmm4                                          ;   693.2 p0      41 next
        movaps xmm15, xmm6                                         ;   692.2 p1      41 next copy
        andps xmm15, xmm8                                          ;   693.2 p5      41 next
        movaps xmm4, xmm3                                          ;   692.8 p0      41 next copy
        orps xmm4, xmm2                                            ;   693.8 p1      41 next
        movaps [rbp + 0], xmm3                                     ;   692.5 p3+p4   41 next spill
        movaps xmm3, xmm2                                          ;   693.5 p5      41 next copy
        andps xmm3, xmm8                                           ;   694.5 p0      41 next
        xorps xmm1, xmm3                                           ;   695.5 p1      41 next
        xorps xmm14, xmm1                                          ;   696.5 p5      41 next
        andps xmm1, xmm2                                           ;   696.5 p0      41 next
        xorps xmm1, xmm7                                           ;   697.5 p1      41 next
        movaps xmm7, xmm0                                          ;   695.5 p5      41 next copy
        andps xmm7, xmm5                                           ;   696.5 p0      41 next
        andps xmm6, xmm5                                           ;   696.2 p1      41 next
        movaps [rbp + 48], xmm3                                    ;   695.5 p3+p4   41 next spill
        movaps xmm3, xmm8                                          ;   696.5 p5      41 next copy
        andps xmm3, xmm11                                          ;   697.5 p0      41 next
        movaps [rbp + 64], xmm1                                    ;   698.5 p3+p4   41 next spill
        movaps xmm1, xmm11                                         ;   697.2 p1      41 next copy
        andps xmm1, xmm13                                          ;   698.2 p5      41 next
        xorps xmm4, xmm1                                           ;   699.2 p0      41 next
        xorps xmm7, xmm4                                           ;   700.2 p1      41 next
        movaps xmm1, xmm3                                          ;   698.5 p5      41 next copy
        xorps xmm1, xmm2                                           ;   699.5 p0      41 next
        xorps xmm3, xmm13                                          ;   699.2 p1      41 next
        movaps xmm4, xmm7                                          ;   701.2 p5      41 next copy
        movaps [rbp - 80], xmm7                                    ;   701.2 p3+p4   41 next spill
        movaps xmm7, xmm13                                         ;   699.8 p0      41 next copy
        andps xmm7, xmm0                                           ;   700.8 p1      41 next
        movaps [rbp - 64], xmm10                                   ;   699.0 p3+p4   41 next spill
        movaps xmm10, xmm9                                         ;   700.5 p5      41 next copy
        andps xmm10, xmm11                                         ;   701.5 p0      41 next
        xorps xmm15, xmm10                                         ;   702.5 p1      41 next
        xorps xmm12, xmm15                                         ;   703.5 p5      41 next
        xorps xmm4, xmm15                                          ;   703.5 p0      41 next
        xorps xmm7, xmm5                                           ;   702.2 p1      41 next
        movaps xmm15, [rbp + 32]                                   ;   700.5 p2      41 next reload
        xorps xmm4, xmm15                                          ;   704.5 p5      41 next
        andps xmm1, xmm11                                          ;   702.8 p0      41 next
        xorps xmm12, xmm3                                          ;   704.5 p1      41 next
        andps xmm3, xmm8                                           ;   703.5 p5      41 next
        xorps xmm14, xmm1                                          ;   703.8 p0      41 next
        movaps xmm1, [rbp - 128]                                   ;   702.0 p2      41 next reload
        xorps xmm12, xmm1                                          ;   705.5 p1      41 next
        movaps xmm10, xmm9                                         ;   704.5 p5      41 next copy
        andps xmm10, xmm0                                          ;   705.5 p0      41 next
        xorps xmm10, xmm7                                          ;   706.5 p1      41 next
        andps xmm15, xmm11                                         ;   705.5 p5      41 next
        xorps xmm7, xmm2                                           ;   705.8 p0      41 next
        xorps xmm15, xmm7                                          ;   706.8 p1      41 next
        andps xmm7, xmm0                                           ;   706.8 p5      41 next
        xorps xmm15, xmm8                                          ;   707.8 p0      41 next
        xorps xmm3, xmm10                                          ;   707.5 p1      41 next
        movaps xmm10, xmm8                                         ;   707.5 p5      41 next copy
        andps xmm10, xmm9                                          ;   708.5 p0      41 next
        andps xmm8, xmm5                                           ;   708.2 p1      41 next
        xorps xmm10, xmm8                                          ;   709.5 p5      41 next
        xorps xmm7, xmm10                                          ;   710.5 p0      41 next
        movaps xmm10, [rbp - 96]                                   ;   706.0 p2      41 next reload
        xorps xmm7, xmm10                                          ;   711.5 p1      41 next
        xorps xmm8, [rdx - 96]                                     ;   709.5 p5+p2   41 next
        xorps xmm8, xmm3                                           ;   710.5 p0      41 next
        movaps xmm10, xmm5                                         ;   710.2 p1      41 next copy
        xorps xmm10, xmm0                                          ;   711.2 p5      41 next
        andps xmm10, xmm11                                         ;   712.2 p0      41 next
        xorps xmm3, xmm10                                          ;   713.2 p1      41 next
        movaps xmm10, [rbp + 80]                                   ;   708.0 p2      54 next reload
        andps xmm5, xmm10                                          ;   711.5 p5      41 next
        andps xmm2, xmm13                                          ;   711.8 p0      41 next
        xorps xmm5, [rbp - 64]                                     ;   712.5 p1+p2   41 next
        movaps xmm1, xmm9                                          ;   712.5 p5      41 next copy
        andps xmm1, xmm10                                          ;   713.5 p0      41 next
        andps xmm0, xmm10                                          ;   713.2 p1      41 next
        andps xmm9, xmm13                                          ;   713.5 p5      41 next
        movaps xmm10, xmm15                                        ;   713.8 p0      41 next copy
        xorps xmm10, [rbp - 32]                                    ;   714.8 p1+p2   41 next
        xorps xmm15, xmm8                                          ;   714.5 p5      41 next
        xorps xmm6, xmm15                                          ;   715.5 p0      41 next
        movaps xmm15, [rbp + 0]                                    ;   711.2 p2      41 next reload
        orps xmm11, xmm15                                          ;   715.2 p1      41 next
        xorps xmm2, xmm1                                           ;   715.5 p5      41 next
        xorps xmm6, xmm5                                           ;   716.5 p0      41 next
        xorps xmm9, [rbp + 64]                                     ;   716.2 p1+p2   41 next
        xorps xmm1, xmm0                                           ;   716.5 p5      41 next
        xorps xmm2, xmm15                                          ;   716.8 p0      41 next
        xorps xmm11, xmm2                                          ;   717.8 p1      41 next
        xorps xmm0, xmm9                                           ;   717.5 p5      41 next
        xorps xmm10, [rbp - 80]                                    ;   717.8 p0+p2   41 next
        xorps xmm12, xmm1                                          ;   718.2 p1      41 next
        xorps xmm9, [rdx - 112]                                    ;   718.5 p5+p2   41 next
        xorps xmm4, xmm9                                           ;   719.5 p0      41 next
        movaps xmm2, [rbp + 80]                                    ;   715.2 p2      54 next reload
        andps xmm13, xmm2                                          ;   719.2 p1      41 next
        xorps xmm1, [rbp - 32]                                     ;   719.5 p5+p2   41 next
        xorps xmm5, [rbp + 64]                                     ;   719.8 p0+p2   41 next
        xorps xmm14, xmm5                                          ;   720.8 p1      41 next
        xorps xmm7, xmm1                                           ;   720.5 p5      41 next
        xorps xmm12, [rdx - 96]                                    ;   720.8 p0+p2   41 next
        movaps xmm1, xmm3                                          ;   721.2 p1      41 next copy
        xorps xmm1, xmm13                                          ;   722.2 p5      41 next
        xorps xmm13, [rbp - 128]                                   ;   721.8 p0+p2   41 next
        xorps xmm3, xmm11                                          ;   722.2 p1      41 next
        xorps xmm11, [rbp - 96]                                    ;   722.5 p5+p2   41 next
        xorps xmm3, [rbp + 48]                                     ;   723.2 p0+p2   41 next
        xorps xmm15, xmm10                                         ;   723.2 p1      41 next
        xorps xmm2, xmm13                                          ;   723.5 p5      41 next
        xorps xmm0, xmm1                                           ;   723.8 p0      41 next
        xorps xmm8, xmm0                                           ;   724.8 p1      41 next
        xorps xmm11, xmm2                                          ;   724.5 p5      41 next
        movaps xmm0, [rbp - 112]                                   ;   722.2 p2      41 next
        movaps xmm1, [rdx - 64]                                    ;   723.2 p2      54 next reload
        andps xmm0, xmm1                                           ;   726.2 p0      41 next
        movaps xmm2, [rbp - 16]                                    ;   724.2 p2      41 next
        andps xmm2, xmm1                                           ;   727.2 p1      41 next
        movaps xmm5, [rbp - 48]                                    ;   725.2 p2      41 next
        movaps xmm9, [rdx - 128]                                   ;   726.2 p2      54 next reload
        andps xmm5, xmm9                                           ;   729.2 p5      41 next
        movaps xmm10, xmm2                                         ;   728.2 p0      41 next copy
        movaps xmm13, [rbp - 48]                                   ;   727.2 p2      54 next reload
        andps xmm10, xmm13                                         ;   730.2 p1      41 next
        movaps [rbp + 80], xmm15                                   ;   724.2 p3+p4   41 next spill
        movaps xmm15, [rbp + 16]                                   ;   728.2 p2      41 next
        andps xmm15, xmm1                                          ;   731.2 p5      41 next
        movaps [rbp + 0], xmm7                                     ;   724.2 p3+p4   41 next spill
        movaps xmm7, xmm15                                         ;   732.2 p0      41 next copy
        xorps xmm7, xmm9                                           ;   733.2 p1      41 next
        movaps [rbp + 48], xmm4                                    ;   725.2 p3+p4   41 next spill
        movaps xmm4, [rbp - 112]                                   ;   729.2 p2      41 next
        andps xmm4, [rbp + 16]                                     ;   732.2 p5+p2   41 next
        movaps [rbp - 96], xmm12                                   ;   726.2 p3+p4   41 next spill
        movaps xmm12, xmm7                                         ;   734.2 p0      41 next copy
        xorps xmm12, [rbp - 112]                                   ;   735.2 p1+p2   41 next
        andps xmm12, xmm13                                         ;   736.2 p5      41 next
        xorps xmm15, xmm12                                         ;   737.2 p0      41 next
        movaps [rbp - 128], xmm11                                  ;   727.2 p3+p4   41 next spill
        movaps xmm11, [rbp + 16]                                   ;   732.2 p2      41 next
        andps xmm11, xmm13                                         ;   735.2 p1      41 next
        movaps [rdx - 96], xmm3                                    ;   728.2 p3+p4   41 next spill
        movaps xmm3, xmm0                                          ;   729.5 p5      41 next copy
        xorps xmm3, xmm4                                           ;   733.2 p0      41 next
        movaps [rbp + 64], xmm6                                    ;   729.2 p3+p4   41 next spill
        movaps xmm6, xmm9                                          ;   730.2 p1      41 next copy
        movaps [rbp - 32], xmm14                                   ;   730.2 p3+p4   41 next spill
        movaps xmm14, [rbp - 16]                                   ;   733.2 p2      41 next
        andps xmm14, [rbp + 96]                                    ;   736.2 p5+p2   41 next
        xorps xmm5, xmm14                                          ;   737.2 p0      41 next
        andps xmm6, xmm14                                          ;   737.2 p1      41 next
        xorps xmm4, xmm5                                           ;   738.2 p5      41 next
        movaps xmm14, [rbp - 16]                                   ;   735.2 p2      54 next reload
        andps xmm3, xmm14                                          ;   738.2 p0      41 next
        xorps xmm5, xmm0                                           ;   738.2 p1      41 next
        movaps [rdx - 112], xmm8                                   ;   732.8 p3+p4   41 next spill
        movaps xmm8, xmm9                                          ;   733.0 p5      41 next copy
        andps xmm8, xmm14                                          ;   738.2 p0      41 next
        movaps [rbp - 80], xmm5                                    ;   739.2 p3+p4   41 next spill
        movaps xmm5, xmm4                                          ;   739.2 p1      41 next copy
        andps xmm5, [rbp + 96]                                     ;   740.2 p5+p2   41 next
        movaps [rbp - 64], xmm12                                   ;   737.2 p3+p4   41 next spill
        movaps xmm12, xmm8                                         ;   739.2 p0      41 next copy
        andps xmm12, [rbp + 16]                                    ;   740.2 p1+p2   41 next
        movaps [rbp + 32], xmm15                                   ;   738.2 p3+p4   41 next spill
        movaps xmm15, xmm9                                         ;   736.2 p5      41 next copy
        andps xmm15, xmm1                                          ;   737.2 p0      41 next
        xorps xmm12, xmm15                                         ;   741.2 p1      41 next
        xorps xmm5, xmm12                                          ;   742.2 p5      41 next
        movaps xmm12, [rbp + 16]                                   ;   738.2 p2      54 next reload
        xorps xmm5, xmm12                                          ;   743.2 p0      41 next
        movaps [rsi - 80], xmm5                                    ;   744.2 p3+p4   41 next spill
        movaps xmm5, xmm13                                         ;   738.2 p1      41 next copy
        andps xmm5, [rbp + 96]                                     ;   739.2 p5+p2   41 next
        xorps xmm15, xmm5                                          ;   740.2 p0      41 next
        xorps xmm10, xmm8                                          ;   739.2 p1      41 next
        xorps xmm10, [rel misty1_decrypt_compact.T0_constants128]  ;   740.2 p5+p2   41 next
        movaps xmm13, xmm15                                        ;   741.2 p0      41 next copy
        andps xmm13, [rbp + 96]                                    ;   742.2 p1+p2   41 next
        xorps xmm13, xmm1                                          ;   743.2 p5      41 next
        andps xmm15, [rbp - 112]                                   ;   742.2 p0+p2   41 next
        xorps xmm13, xmm7                                          ;   744.2 p1      41 next
        xorps xmm4, xmm1                                           ;   741.5 p5      41 next
        movaps [rsi + 32], xmm13                                   ;   745.2 p3+p4   41 next spill
        movaps xmm13, xmm11                                        ;   741.8 p0      41 next copy
        xorps xmm13, [rbp - 112]                                   ;   743.2 p1+p2   41 next
        xorps xmm3, xmm13                                          ;   744.2 p5      41 next
        xorps xmm15, xmm3                                          ;   745.2 p0      41 next
        andps xmm13, xmm14                                         ;   744.2 p1      41 next
        movaps xmm3, [rbp + 96]                                    ;   744.2 p2      54 next reload
        andps xmm7, xmm3                                           ;   747.2 p5      41 next
        movaps xmm14, xmm4                                         ;   743.8 p0      41 next copy
        andps xmm14, xmm1                                          ;   744.8 p1      41 next
        andps xmm4, [rbp - 112]                                    ;   745.2 p5+p2   41 next
        xorps xmm14, xmm10                                         ;   745.8 p0      41 next
        xorps xmm14, xmm5                                          ;   746.8 p1      41 next
        movaps [rsi - 32], xmm6                                    ;   744.2 p3+p4   41 next spill
        movaps xmm6, xmm9                                          ;   745.5 p5      41 next copy
        andps xmm6, xmm12                                          ;   746.5 p0      41 next
        xorps xmm13, xmm6                                          ;   747.5 p1      41 next
        xorps xmm14, xmm13                                         ;   748.5 p5      41 next
        movaps xmm13, xmm9                                         ;   746.8 p0      41 next copy
        andps xmm13, [rbp - 112]                                   ;   747.8 p1+p2   41 next
        xorps xmm13, xmm2                                          ;   748.8 p5      41 next
        xorps xmm7, xmm13                                          ;   749.8 p0      41 next
        xorps xmm13, xmm3                                          ;   749.8 p1      41 next
        xorps xmm0, xmm6                                           ;   748.5 p5      41 next
        movaps xmm6, xmm8                                          ;   748.8 p0      41 next copy
        xorps xmm6, [rbp - 48]                                     ;   749.8 p1+p2   41 next
        andps xmm6, xmm1                                           ;   750.8 p5      41 next
        xorps xmm10, xmm6                                          ;   751.8 p0      41 next
        xorps xmm4, xmm10                                          ;   752.8 p1      41 next
        xorps xmm8, xmm3                                           ;   750.5 p5      41 next
        xorps xmm15, xmm7                                          ;   750.8 p0      41 next
        movaps xmm7, xmm5                                          ;   751.2 p1      41 next copy
        xorps xmm7, xmm13                                          ;   752.2 p5      41 next
        andps xmm13, xmm12                                         ;   751.8 p0      41 next
        xorps xmm5, xmm12                                          ;   752.2 p1      41 next
        andps xmm11, xmm5                                          ;   753.2 p5      41 next
        movaps xmm10, [rbp - 16]                                   ;   750.0 p2      54 next reload
        xorps xmm13, xmm10                                         ;   753.0 p0      41 next
        andps xmm5, xmm10                                          ;   753.2 p1      41 next
        xorps xmm6, xmm5                                           ;   754.2 p5      41 next
        xorps xmm7, xmm6                                           ;   755.2 p0      41 next
        xorps xmm13, [rsi - 32]                                    ;   754.2 p1+p2   41 next
        movaps xmm6, xmm8                                          ;   754.5 p5      41 next copy
        andps xmm6, [rbp - 112]                                    ;   755.5 p0+p2   41 next
        andps xmm8, xmm1                                           ;   755.2 p1      41 next
        xorps xmm5, [rbp + 32]                                     ;   755.5 p5+p2   41 next
        xorps xmm15, [rbp - 64]                                    ;   755.8 p0+p2   41 next
        xorps xmm8, [rbp - 48]                                     ;   756.2 p1+p2   41 next
        xorps xmm4, xmm8                                           ;   757.2 p5      41 next
        movaps xmm8, [rsi + 32]                                    ;   756.2 p2      41 next reload
        xorps xmm7, xmm8                                           ;   759.2 p0      41 next
        movaps xmm12, xmm0                                         ;   757.2 p1      41 next copy
        andps xmm12, xmm3                                          ;   758.2 p5      41 next
        movaps xmm3, xmm10                                         ;   757.8 p0      41 next copy
        andps xmm3, [rbp - 48]                                     ;   758.8 p1+p2   41 next
        xorps xmm0, xmm3                                           ;   759.8 p5      41 next
        xorps xmm2, xmm5                                           ;   758.8 p0      41 next
        andps xmm3, [rbp + 32]                                     ;   759.8 p1+p2   41 next
        xorps xmm11, xmm4                                          ;   759.5 p5      41 next
        movaps xmm4, [rbp - 48]                                    ;   759.2 p2      54 next reload
        andps xmm0, xmm4                                           ;   762.2 p0      41 next
        xorps xmm12, xmm7                                          ;   760.2 p1      41 next
        xorps xmm8, xmm0                                           ;   763.2 p5      41 next
        xorps xmm3, [rbp - 80]                                     ;   760.8 p0+p2   41 next
        xorps xmm13, xmm3                                          ;   761.8 p1      41 next
        xorps xmm6, xmm8                                           ;   764.2 p5      41 next
        movaps xmm0, [rel misty1_decrypt_compact.T0_constants128]  ;   761.2 p2      41 next reload
        xorps xmm13, xmm0                                          ;   764.2 p0      41 next
        xorps xmm1, [rdx - 112]                                    ;   762.2 p1+p2   41 next
        xorps xmm2, [rsi - 80]                                     ;   763.2 p5+p2   41 next
        xorps xmm14, xmm1                                          ;   763.2 p0      41 next
        xorps xmm9, [rbp - 32]                                     ;   764.2 p1+p2   41 next
        xorps xmm6, xmm0                                           ;   765.2 p5      41 next
        xorps xmm11, xmm9                                          ;   765.2 p0      41 next
        xorps xmm10, [rbp - 96]                                    ;   765.2 p1+p2   41 next
        xorps xmm12, xmm10                                         ;   766.2 p5      41 next
        xorps xmm4, [rbp + 48]                                     ;   766.2 p0+p2   41 next
        movaps xmm3, [rbp + 64]                                    ;   767.2 p2      41 next
        xorps xmm3, [rbp + 96]                                     ;   770.2 p1+p2   41 next
        xorps xmm15, xmm3                                          ;   771.2 p5      41 next
        xorps xmm2, xmm4                                           ;   767.2 p0      41 next
        xorps xmm14, [r8 + 7056]                                   ;   769.2 p1+p2   48 next
        movaps xmm5, [rdx - 96]                                    ;   770.2 p2      41 next
        xorps xmm5, [rbp + 16]                                     ;   773.2 p5+p2   41 next
        xorps xmm6, xmm5                                           ;   774.2 p0      41 next
        xorps xmm11, [r8 + 7072]                                   ;   772.2 p1+p2   48 next
        xorps xmm15, [r8 + 7088]                                   ;   773.2 p5+p2   48 next
        movaps xmm7, [rbp - 128]                                   ;   774.2 p2      41 next
        xorps xmm7, [rbp - 112]                                    ;   777.2 p0+p2   41 next
        xorps xmm13, xmm7                                          ;   778.2 p1      41 next
        xorps xmm12, [r8 + 7136]                                   ;   776.2 p5+p2   48 next
        xorps xmm1, [r8 + 6912]                                    ;   777.2 p0+p2   48 next
        xorps xmm2, [r8 + 7152]                                    ;   778.2 p1+p2   48 next
        xorps xmm9, [r8 + 6928]                                    ;   779.2 p5+p2   48 next
        xorps xmm6, [r8 + 7104]                                    ;   780.2 p0+p2   48 next
        xorps xmm3, [r8 + 6944]                                    ;   781.2 p1+p2   48 next
        xorps xmm13, [r8 + 7120]                                   ;   782.2 p5+p2   48 next
        xorps xmm10, [r8 + 6992]                                   ;   783.2 p0+p2   48 next
        xorps xmm5, [r8 + 6960]                                    ;   784.2 p1+p2   48 next
        xorps xmm4, [r8 + 7008]                                    ;   785.2 p5+p2   48 next
        xorps xmm7, [r8 + 6976]                                    ;   786.2 p0+p2   48 next
        movaps xmm8, [rbp + 0]                                     ;   787.2 p2      48 next
        xorps xmm8, [r8 + 7024]                                    ;   790.2 p1+p2   48 next
        movaps [rbp + 0], xmm2                                     ;   779.2 p3+p4   48 next spill
        movaps xmm2, [rbp + 80]                                    ;   789.2 p2      48 next
        xorps xmm2, [r8 + 7040]                                    ;   792.2 p5+p2   48 next
        movaps [rbp + 80], xmm12                                   ;   777.5 p3+p4   48 next spill
        movaps xmm12, xmm1                                         ;   778.2 p0      45 next copy
        xorps xmm12, xmm4                                          ;   786.2 p1      45 next
        movaps [rbp - 112], xmm13                                  ;   783.2 p3+p4   48 next spill
        movaps xmm13, xmm12                                        ;   787.2 p5      45 next copy
        xorps xmm13, xmm5                                          ;   788.2 p0      45 next
        movaps [rbp - 128], xmm6                                   ;   781.2 p3+p4   48 next spill
        movaps xmm6, xmm5                                          ;   785.2 p1      45 next copy
        andps xmm6, xmm8                                           ;   791.2 p5      45 next
        movaps [rbp + 16], xmm15                                   ;   781.5 p3+p4   48 next spill
        movaps xmm15, xmm5                                         ;   785.2 p0      45 next copy
        andps xmm15, xmm4                                          ;   786.2 p1      45 next
        movaps [rdx - 96], xmm11                                   ;   783.2 p3+p4   48 next spill
        movaps xmm11, xmm9                                         ;   783.5 p5      45 next copy
        xorps xmm11, xmm10                                         ;   784.5 p0      45 next
        movaps [rbp + 96], xmm14                                   ;   784.2 p3+p4   48 next spill
        movaps xmm14, xmm4                                         ;   786.2 p1      45 next copy
        andps xmm14, xmm7                                          ;   787.2 p5      45 next
        movaps [rbp + 64], xmm6                                    ;   792.2 p3+p4   45 next spill
        movaps xmm6, xmm13                                         ;   789.2 p0      45 next copy
        andps xmm6, xmm3                                           ;   790.2 p1      45 next
        movaps [rbp + 48], xmm4                                    ;   786.2 p3+p4   48 next spill
        movaps xmm4, xmm8                                          ;   791.2 p5      45 next copy
        andps xmm4, xmm2                                           ;   793.2 p0      45 next
        movaps [rbp - 48], xmm12                                   ;   787.2 p3+p4   45 next spill
        movaps xmm12, xmm11                                        ;   787.0 p1      45 next copy
        movaps [rbp - 96], xmm10                                   ;   788.2 p3+p4   48 next spill
        movaps xmm10, xmm5                                         ;   787.5 p5      45 next copy
        andps xmm10, xmm3                                          ;   788.5 p0      45 next
        xorps xmm12, xmm10                                         ;   789.5 p1      45 next
        movaps xmm10, xmm8                                         ;   791.2 p5      45 next copy
        andps xmm10, xmm1                                          ;   792.2 p0      45 next
        xorps xmm15, xmm10                                         ;   793.2 p1      45 next
        xorps xmm15, xmm0                                          ;   794.2 p5      45 next
        movaps xmm10, xmm4                                         ;   794.2 p0      45 next copy
        movaps [rbp - 16], xmm4                                    ;   794.2 p3+p4   45 next spill
        movaps xmm4, xmm5                                          ;   790.0 p1      45 next copy
        andps xmm4, xmm1                                           ;   791.0 p5      45 next
        xorps xmm14, xmm4                                          ;   792.0 p0      45 next
        xorps xmm10, xmm14                                         ;   795.2 p1      45 next
        movaps xmm14, xmm5                                         ;   791.5 p5      45 next copy
        andps xmm14, xmm9                                          ;   792.5 p0      45 next
        movaps xmm4, xmm5                                          ;   792.0 p1      45 next copy
        andps xmm4, xmm7                                           ;   793.0 p5      45 next
        movaps [rbp - 32], xmm15                                   ;   795.2 p3+p4   45 next spill
        movaps xmm15, xmm8                                         ;   792.8 p0      45 next copy
        movaps [rdx - 128], xmm12                                  ;   792.8 p3+p4   45 next spill
        movaps xmm12, xmm1                                         ;   793.0 p1      45 next copy
        andps xmm12, xmm2                                          ;   794.0 p5      45 next
        xorps xmm15, xmm12                                         ;   795.0 p0      45 next
        xorps xmm14, xmm4                                          ;   794.0 p1      45 next
        xorps xmm6, xmm15                                          ;   796.0 p5      45 next
        xorps xmm4, xmm15                                          ;   796.0 p0      45 next
        movaps xmm15, xmm11                                        ;   795.0 p1      45 next copy
        andps xmm15, xmm7                                          ;   796.0 p5      45 next
        movaps xmm12, xmm13                                        ;   795.8 p0      45 next copy
        orps xmm12, xmm2                                           ;   796.8 p1      45 next
        movaps [rsi - 80], xmm13                                   ;   795.0 p3+p4   45 next spill
        movaps xmm13, xmm2                                         ;   796.5 p5      45 next copy
        andps xmm13, xmm7                                          ;   797.5 p0      45 next
        xorps xmm5, xmm13                                          ;   798.5 p1      45 next
        xorps xmm6, xmm5                                           ;   799.5 p5      45 next
        andps xmm5, xmm2                                           ;   799.5 p0      45 next
        xorps xmm5, xmm0                                           ;   800.5 p1      45 next
        movaps xmm0, xmm9                                          ;   798.5 p5      45 next copy
        andps xmm0, xmm1                                           ;   799.5 p0      45 next
        andps xmm11, xmm1                                          ;   799.0 p1      45 next
        movaps [rdx - 112], xmm13                                  ;   798.5 p3+p4   45 next spill
        movaps xmm13, xmm7                                         ;   799.5 p5      45 next copy
        andps xmm13, [rbp - 96]                                    ;   800.5 p0+p2   45 next
        movaps [rdx - 64], xmm5                                    ;   801.5 p3+p4   45 next spill
        movaps xmm5, xmm3                                          ;   800.0 p1      45 next copy
        andps xmm5, [rbp - 96]                                     ;   801.0 p5+p2   45 next
        xorps xmm12, xmm5                                          ;   802.0 p0      45 next
        xorps xmm0, xmm12                                          ;   803.0 p1      45 next
        movaps xmm5, xmm13                                         ;   801.5 p5      45 next copy
        xorps xmm5, xmm2                                           ;   802.5 p0      45 next
        xorps xmm13, xmm3                                          ;   802.0 p1      45 next
        movaps xmm12, xmm0                                         ;   804.0 p5      45 next copy
        movaps [rbp - 80], xmm0                                    ;   804.0 p3+p4   45 next spill
        movaps xmm0, xmm3                                          ;   802.8 p0      45 next copy
        andps xmm0, xmm9                                           ;   803.8 p1      45 next
        movaps [rsi + 32], xmm14                                   ;   801.5 p3+p4   45 next spill
        movaps xmm14, xmm8                                         ;   803.5 p5      45 next copy
        andps xmm14, [rbp - 96]                                    ;   804.5 p0+p2   45 next
        xorps xmm15, xmm14                                         ;   805.5 p1      45 next
        xorps xmm4, xmm15                                          ;   806.5 p5      45 next
        xorps xmm12, xmm15                                         ;   806.5 p0      45 next
        xorps xmm0, xmm1                                           ;   805.0 p1      45 next
        movaps xmm14, [rbp - 48]                                   ;   803.0 p2      45 next reload
        xorps xmm12, xmm14                                         ;   807.5 p5      45 next
        movaps xmm15, [rbp - 96]                                   ;   804.0 p2      48 next reload
        andps xmm5, xmm15                                          ;   807.0 p0      45 next
        xorps xmm4, xmm13                                          ;   807.5 p1      45 next
        andps xmm13, xmm7                                          ;   806.5 p5      45 next
        xorps xmm6, xmm5                                           ;   808.0 p0      45 next
        xorps xmm4, xmm10                                          ;   808.5 p1      45 next
        movaps xmm5, xmm8                                          ;   807.5 p5      45 next copy
        andps xmm5, xmm9                                           ;   808.5 p0      45 next
        andps xmm14, xmm15                                         ;   808.0 p1      45 next
        xorps xmm5, xmm0                                           ;   809.5 p5      45 next
        xorps xmm0, xmm2                                           ;   808.8 p0      45 next
        xorps xmm14, xmm0                                          ;   809.8 p1      45 next
        andps xmm0, xmm9                                           ;   809.8 p5      45 next
        xorps xmm14, xmm7                                          ;   810.8 p0      45 next
        xorps xmm13, xmm5                                          ;   810.5 p1      45 next
        movaps xmm5, xmm7                                          ;   810.5 p5      45 next copy
        andps xmm5, xmm8                                           ;   811.5 p0      45 next
        andps xmm7, xmm1                                           ;   811.0 p1      45 next
        xorps xmm5, xmm7                                           ;   812.5 p5      45 next
        xorps xmm0, xmm5                                           ;   813.5 p0      45 next
        movaps xmm5, [rdx - 128]                                   ;   808.5 p2      45 next reload
        xorps xmm0, xmm5                                           ;   814.5 p1      45 next
        xorps xmm7, [rbp + 64]                                     ;   812.5 p5+p2   45 next
        xorps xmm7, xmm13                                          ;   813.5 p0      45 next
        movaps xmm5, xmm1                                          ;   813.0 p1      45 next copy
        xorps xmm5, xmm9                                           ;   814.0 p5      45 next
        andps xmm5, xmm15                                          ;   815.0 p0      45 next
        xorps xmm13, xmm5                                          ;   816.0 p1      45 next
        movaps xmm5, [rbp + 48]                                    ;   810.5 p2      48 next reload
        andps xmm1, xmm5                                           ;   814.5 p5      45 next
        andps xmm2, xmm3                                           ;   814.8 p0      45 next
        xorps xmm1, [rsi + 32]                                     ;   815.5 p1+p2   45 next
        movaps [rsi + 32], xmm0                                    ;   815.5 p3+p4   45 next spill
        movaps xmm0, xmm8                                          ;   815.5 p5      45 next copy
        andps xmm0, xmm5                                           ;   816.5 p0      45 next
        andps xmm9, xmm5                                           ;   816.0 p1      45 next
        andps xmm8, xmm3                                           ;   816.5 p5      45 next
        movaps xmm5, xmm14                                         ;   816.8 p0      45 next copy
        xorps xmm5, [rbp - 32]                                     ;   817.8 p1+p2   45 next
        xorps xmm14, xmm7                                          ;   817.5 p5      45 next
        xorps xmm11, xmm14                                         ;   818.5 p0      45 next
        movaps xmm14, [rsi - 80]                                   ;   814.0 p2      45 next reload
        orps xmm15, xmm14                                          ;   818.0 p1      45 next
        xorps xmm2, xmm0                                           ;   818.5 p5      45 next
        xorps xmm11, xmm1                                          ;   819.5 p0      45 next
        xorps xmm8, [rdx - 64]                                     ;   819.0 p1+p2   45 next
        xorps xmm0, xmm9                                           ;   819.5 p5      45 next
        xorps xmm2, xmm14                                          ;   819.8 p0      45 next
        xorps xmm15, xmm2                                          ;   820.8 p1      45 next
        xorps xmm5, [rbp - 80]                                     ;   820.5 p5+p2   45 next
        xorps xmm9, xmm8                                           ;   820.8 p0      45 next
        xorps xmm4, xmm0                                           ;   821.0 p1      45 next
        xorps xmm8, [rbp - 16]                                     ;   821.5 p5+p2   45 next
        xorps xmm12, xmm8                                          ;   822.5 p0      45 next
        movaps xmm2, [rbp + 48]                                    ;   818.0 p2      48 next reload
        andps xmm3, xmm2                                           ;   822.0 p1      45 next
        xorps xmm0, [rbp - 32]                                     ;   822.5 p5+p2   45 next
        xorps xmm10, xmm3                                          ;   823.0 p0      45 next
        xorps xmm1, [rdx - 64]                                     ;   823.0 p1+p2   45 next
        xorps xmm3, xmm13                                          ;   823.5 p5      45 next
        xorps xmm13, xmm15                                         ;   823.8 p0      45 next
        xorps xmm6, xmm1                                           ;   824.0 p1      45 next
        xorps xmm13, [rdx - 112]                                   ;   824.8 p5+p2   45 next
        xorps xmm15, [rdx - 128]                                   ;   824.8 p0+p2   45 next
        xorps xmm4, [rbp + 64]                                     ;   825.0 p1+p2   45 next
        xorps xmm14, xmm5                                          ;   825.5 p5      45 next
        xorps xmm0, [rsi + 32]                                     ;   825.8 p0+p2   45 next
        xorps xmm2, xmm10                                          ;   826.0 p1      45 next
        xorps xmm9, xmm3                                           ;   826.5 p5      45 next
        xorps xmm7, xmm9                                           ;   827.5 p0      45 next
        xorps xmm15, xmm2                                          ;   827.0 p1      45 next
        movaps xmm1, [rbp + 16]                                    ;   825.0 p2      48 next reload
        xorps xmm11, xmm1                                          ;   828.0 p5      45 next
        movaps xmm2, [rdx - 96]                                    ;   826.0 p2      48 next reload
        xorps xmm6, xmm2                                           ;   829.0 p0      45 next
        movaps xmm3, [rbp + 96]                                    ;   827.0 p2      48 next reload
        xorps xmm7, xmm3                                           ;   830.0 p1      45 next
        movaps xmm5, [rbp - 128]                                   ;   828.0 p2      48 next reload
        xorps xmm13, xmm5                                          ;   831.0 p5      45 next
        movaps xmm8, [rbp + 80]                                    ;   829.0 p2      48 next reload
        xorps xmm4, xmm8                                           ;   832.0 p0      45 next
        movaps xmm9, [rbp - 112]                                   ;   830.0 p2      48 next reload
        xorps xmm15, xmm9                                          ;   833.0 p1      45 next
        movaps xmm10, [rbp + 0]                                    ;   831.0 p2      48 next reload
        xorps xmm12, xmm10                                         ;   834.0 p5      45 next
        xorps xmm7, [rsi - 96]                                     ;   832.0 p0+p2   54 next
        xorps xmm6, [rdi + 112]                                    ;   833.0 p1+p2   54 next
        xorps xmm11, [rdi + 96]                                    ;   834.0 p5+p2   54 next
        xorps xmm13, [rdi + 16]                                    ;   835.0 p0+p2   54 next
        xorps xmm0, [rdx + 112]                                    ;   836.0 p1+p2   54 next
        xorps xmm14, [rdx + 64]                                    ;   837.0 p5+p2   54 next
        xorps xmm15, [rdx - 16]                                    ;   838.0 p0+p2   54 next
        xorps xmm4, [rdx + 96]                                     ;   839.0 p1+p2   54 next
        xorps xmm3, [rdx - 48]                                     ;   840.0 p5+p2   54 next
        xorps xmm2, [rdx + 48]                                     ;   841.0 p0+p2   54 next
        xorps xmm12, [rdx + 0]                                     ;   842.0 p1+p2   54 next
        xorps xmm1, [rdx - 32]                                     ;   843.0 p5+p2   54 next
        xorps xmm5, [rdx + 16]                                     ;   844.0 p0+p2   54 next
        xorps xmm9, [rdx - 80]                                     ;   845.0 p1+p2   54 next
        xorps xmm8, [rdx + 80]                                     ;   846.0 p5+p2   54 next
        xorps xmm10, [rdx + 32]                                    ;   847.0 p0+p2   54 next
        movaps [rbp + 0], xmm10                                    ;   848.0 p3+p4   54 next spill
        movaps xmm10, [rsi - 96]                                   ;   848.0 p2      54 next
        xorps xmm10, [r8 + 2048]                                   ;   851.0 p1+p2   54 next
        movaps [rbp + 80], xmm8                                    ;   847.0 p3+p4   54 next spill
        movaps xmm8, [rdi + 112]                                   ;   850.0 p2      54 next
        xorps xmm8, [r8 + 2064]                                    ;   853.0 p5+p2   54 next
        movaps [rbp - 112], xmm9                                   ;   846.0 p3+p4   54 next spill
        movaps xmm9, [rdi + 96]                                    ;   852.0 p2      54 next
        xorps xmm9, [r8 + 2080]                                    ;   855.0 p0+p2   54 next
        movaps [rbp - 128], xmm5                                   ;   845.0 p3+p4   54 next spill
        movaps xmm5, [rdi + 16]                                    ;   854.0 p2      54 next
        xorps xmm5, [r8 + 2096]                                    ;   857.0 p1+p2   54 next
        movaps [rbp + 16], xmm1                                    ;   844.0 p3+p4   54 next spill
        movaps xmm1, [rdx - 16]                                    ;   856.0 p2      54 next
        xorps xmm1, [r8 + 2112]                                    ;   859.0 p5+p2   54 next
        movaps [rdx - 96], xmm2                                    ;   845.2 p3+p4   54 next spill
        movaps xmm2, [rdx + 96]                                    ;   858.0 p2      54 next
        xorps xmm2, [r8 + 2128]                                    ;   861.0 p0+p2   54 next
        movaps [rbp + 96], xmm3                                    ;   846.2 p3+p4   54 next spill
        movaps xmm3, [rdx + 0]                                     ;   860.0 p2      54 next
        xorps xmm3, [r8 + 2144]                                    ;   863.0 p1+p2   54 next
        movaps [rbp + 48], xmm14                                   ;   847.2 p3+p4   54 next spill
        movaps xmm14, [rdx + 112]                                  ;   862.0 p2      54 next
        xorps xmm14, [r8 + 2160]                                   ;   865.0 p5+p2   54 next
        movaps [rsi + 32], xmm0                                    ;   848.2 p3+p4   54 next spill
        movaps xmm0, [rdx + 64]                                    ;   864.0 p2      54 next
        xorps xmm0, [r8 + 2176]                                    ;   867.0 p0+p2   54 next
        movaps [rsi - 80], xmm12                                   ;   851.0 p3+p4   54 next spill
        movaps xmm12, [rdx - 48]                                   ;   866.0 p2      54 next
        xorps xmm12, [r8 + 2192]                                   ;   869.0 p1+p2   54 next
        movaps [rbp + 64], xmm4                                    ;   853.0 p3+p4   54 next spill
        movaps xmm4, [rdx + 48]                                    ;   868.0 p2      54 next
        xorps xmm4, [r8 + 2208]                                    ;   871.0 p5+p2   54 next
        movaps [rdx - 128], xmm15                                  ;   855.0 p3+p4   54 next spill
        movaps xmm15, [rdx - 32]                                   ;   870.0 p2      54 next
        xorps xmm15, [r8 + 2224]                                   ;   873.0 p0+p2   54 next
        movaps [rdx - 112], xmm13                                  ;   857.0 p3+p4   54 next spill
        movaps xmm13, [rdx + 16]                                   ;   872.0 p2      54 next
        xorps xmm13, [r8 + 2240]                                   ;   875.0 p1+p2   54 next
        movaps [rdx - 64], xmm11                                   ;   859.0 p3+p4   54 next spill
        movaps xmm11, [rdx - 80]                                   ;   874.0 p2      54 next
        xorps xmm11, [r8 + 2256]                                   ;   877.0 p5+p2   54 next
        movaps [rbp - 32], xmm6                                    ;   861.0 p3+p4   54 next spill
        movaps xmm6, [rdx + 80]                                    ;   876.0 p2      54 next
        xorps xmm6, [r8 + 2272]                                    ;   879.0 p0+p2   54 next
        movaps [rbp - 16], xmm7                                    ;   863.0 p3+p4   54 next spill
        movaps xmm7, [rdx + 32]                                    ;   878.0 p2      54 next
        xorps xmm7, [r8 + 2288]                                    ;   881.0 p1+p2   54 next
        movaps [rbp - 80], xmm9                                    ;   865.0 p3+p4   54 next spill
        movaps xmm9, xmm14                                         ;   866.0 p5      41 next copy
        xorps xmm9, xmm11                                          ;   878.0 p0      41 next
        movaps [rbp - 96], xmm5                                    ;   866.2 p3+p4   54 next spill
        movaps xmm5, xmm9                                          ;   879.0 p1      41 next copy
        xorps xmm5, xmm4                                           ;   880.0 p5      41 next
        movaps [rbp - 48], xmm8                                    ;   868.0 p3+p4   54 next spill
        movaps xmm8, xmm4                                          ;   872.0 p0      41 next copy
        andps xmm8, xmm6                                           ;   880.0 p1      41 next
        movaps [rbp + 32], xmm3                                    ;   870.0 p3+p4   54 next spill
        movaps xmm3, xmm4                                          ;   872.0 p5      41 next copy
        andps xmm3, xmm11                                          ;   878.0 p0      41 next
        movaps [rbp - 64], xmm2                                    ;   872.0 p3+p4   54 next spill
        movaps xmm2, xmm0                                          ;   872.2 p1      41 next copy
        xorps xmm2, xmm13                                          ;   876.0 p5      41 next
        movaps [rsi - 32], xmm10                                   ;   873.0 p3+p4   54 next spill
        movaps xmm10, xmm11                                        ;   878.0 p0      41 next copy
        andps xmm10, xmm15                                         ;   879.0 p1      41 next
        movaps [rsi - 16], xmm1                                    ;   874.0 p3+p4   54 next spill
        movaps xmm1, xmm5                                          ;   881.0 p5      41 next copy
        andps xmm1, xmm12                                          ;   882.0 p0      41 next
        movaps [rdi - 96], xmm8                                    ;   881.0 p3+p4   41 next spill
        movaps xmm8, xmm6                                          ;   880.0 p1      41 next copy
        andps xmm8, xmm7                                           ;   882.0 p5      41 next
        movaps [rsi - 112], xmm11                                  ;   878.0 p3+p4   54 next spill
        movaps xmm11, xmm2                                         ;   878.0 p0      41 next copy
        movaps [rcx - 128], xmm9                                   ;   879.0 p3+p4   41 next spill
        movaps xmm9, xmm4                                          ;   878.5 p1      41 next copy
        andps xmm9, xmm12                                          ;   879.5 p5      41 next
        xorps xmm11, xmm9                                          ;   880.5 p0      41 next
        movaps xmm9, xmm6                                          ;   880.0 p1      41 next copy
        andps xmm9, xmm14                                          ;   881.0 p5      41 next
        xorps xmm3, xmm9                                           ;   882.0 p0      41 next
        movaps xmm9, [rel misty1_decrypt_compact.T0_constants128]  ;   880.0 p2      41 next reload
        xorps xmm3, xmm9                                           ;   883.0 p1      41 next
        movaps [rsi - 128], xmm3                                   ;   884.0 p3+p4   41 next spill
        movaps xmm3, xmm8                                          ;   883.0 p5      41 next copy
        movaps [rdi - 80], xmm8                                    ;   883.0 p3+p4   41 next spill
        movaps xmm8, xmm4                                          ;   881.2 p0      41 next copy
        andps xmm8, xmm14                                          ;   882.2 p1      41 next
        xorps xmm10, xmm8                                          ;   883.2 p5      41 next
        xorps xmm3, xmm10                                          ;   884.2 p0      41 next
        movaps xmm8, xmm4                                          ;   882.5 p1      41 next copy
        andps xmm8, xmm0                                           ;   883.5 p5      41 next
        movaps xmm10, xmm4                                         ;   883.2 p0      41 next copy
        andps xmm10, xmm15                                         ;   884.2 p1      41 next
        movaps [rsi + 48], xmm11                                   ;   883.2 p3+p4   41 next spill
        movaps xmm11, xmm6                                         ;   883.8 p5      41 next copy
        movaps [rsi + 64], xmm3                                    ;   885.2 p3+p4   41 next spill
        movaps xmm3, xmm7                                          ;   884.2 p0      41 next copy
        andps xmm3, xmm14                                          ;   885.2 p1      41 next
        xorps xmm11, xmm3                                          ;   886.2 p5      41 next
        xorps xmm8, xmm10                                          ;   885.2 p0      41 next
        xorps xmm1, xmm11                                          ;   887.2 p1      41 next
        xorps xmm10, xmm11                                         ;   887.2 p5      41 next
        movaps xmm3, xmm2                                          ;   886.2 p0      41 next copy
        andps xmm3, xmm15                                          ;   887.2 p1      41 next
        movaps xmm11, xmm5                                         ;   886.8 p5      41 next copy
        orps xmm11, xmm7                                           ;   887.8 p0      41 next
        movaps [rdi - 128], xmm5                                   ;   886.5 p3+p4   41 next spill
        movaps xmm5, xmm7                                          ;   887.5 p1      41 next copy
        andps xmm5, xmm15                                          ;   888.5 p5      41 next
        xorps xmm4, xmm5                                           ;   889.5 p0      41 next
        xorps xmm1, xmm4                                           ;   890.5 p1      41 next
        andps xmm4, xmm7                                           ;   890.5 p5      41 next
        xorps xmm4, xmm9                                           ;   891.5 p0      41 next
        movaps xmm9, xmm0                                          ;   889.5 p1      41 next copy
        andps xmm9, xmm14                                          ;   890.5 p5      41 next
        andps xmm2, xmm14                                          ;   890.2 p0      41 next
        movaps [rsi + 0], xmm5                                     ;   889.5 p3+p4   41 next spill
        movaps xmm5, xmm15                                         ;   890.5 p1      41 next copy
        andps xmm5, xmm13                                          ;   891.5 p5      41 next
        movaps [rsi + 80], xmm4                                    ;   892.5 p3+p4   41 next spill
        movaps xmm4, xmm13                                         ;   891.2 p0      41 next copy
        andps xmm4, xmm12                                          ;   892.2 p1      41 next
        xorps xmm11, xmm4                                          ;   893.2 p5      41 next
        xorps xmm9, xmm11                                          ;   894.2 p0      41 next
        movaps xmm4, xmm5                                          ;   892.5 p1      41 next copy
        xorps xmm4, xmm7                                           ;   893.5 p5      41 next
        xorps xmm5, xmm12                                          ;   893.2 p0      41 next
        movaps xmm11, xmm9                                         ;   895.2 p1      41 next copy
        movaps [rdi - 112], xmm9                                   ;   895.2 p3+p4   41 next spill
        movaps xmm9, xmm12                                         ;   893.8 p5      41 next copy
        andps xmm9, xmm0                                           ;   894.8 p0      41 next
        movaps [rdi + 0], xmm8                                     ;   893.0 p3+p4   41 next spill
        movaps xmm8, xmm6                                          ;   894.5 p1      41 next copy
        andps xmm8, xmm13                                          ;   895.5 p5      41 next
        xorps xmm3, xmm8                                           ;   896.5 p0      41 next
        xorps xmm10, xmm3                                          ;   897.5 p1      41 next
        xorps xmm11, xmm3                                          ;   897.5 p5      41 next
        xorps xmm9, xmm14                                          ;   896.2 p0      41 next
        movaps xmm3, [rcx - 128]                                   ;   894.5 p2      41 next reload
        xorps xmm11, xmm3                                          ;   898.5 p1      41 next
        andps xmm4, xmm13                                          ;   896.8 p5      41 next
        xorps xmm10, xmm5                                          ;   898.5 p0      41 next
        andps xmm5, xmm15                                          ;   897.5 p1      41 next
        xorps xmm1, xmm4                                           ;   897.8 p5      41 next
        movaps xmm4, [rsi + 64]                                    ;   896.0 p2      41 next reload
        xorps xmm10, xmm4                                          ;   899.5 p0      41 next
        movaps xmm8, xmm6                                          ;   898.5 p1      41 next copy
        andps xmm8, xmm0                                           ;   899.5 p5      41 next
        xorps xmm8, xmm9                                           ;   900.5 p0      41 next
        andps xmm3, xmm13                                          ;   899.5 p1      41 next
        xorps xmm9, xmm7                                           ;   899.8 p5      41 next
        xorps xmm3, xmm9                                           ;   900.8 p0      41 next
        andps xmm9, xmm0                                           ;   900.8 p1      41 next
        xorps xmm3, xmm15                                          ;   901.8 p5      41 next
        xorps xmm5, xmm8                                           ;   901.5 p0      41 next
        movaps xmm8, xmm15                                         ;   901.5 p1      41 next copy
        andps xmm8, xmm6                                           ;   902.5 p5      41 next
        andps xmm15, xmm14                                         ;   902.2 p0      41 next
        xorps xmm8, xmm15                                          ;   903.5 p1      41 next
        xorps xmm9, xmm8                                           ;   904.5 p5      41 next
        movaps xmm8, [rsi + 48]                                    ;   900.0 p2      41 next reload
        xorps xmm9, xmm8                                           ;   905.5 p0      41 next
        xorps xmm15, [rdi - 96]                                    ;   903.5 p1+p2   41 next
        xorps xmm15, xmm5                                          ;   904.5 p5      41 next
        movaps xmm8, xmm14                                         ;   904.2 p0      41 next copy
        xorps xmm8, xmm0                                           ;   905.2 p1      41 next
        andps xmm8, xmm13                                          ;   906.2 p5      41 next
        xorps xmm5, xmm8                                           ;   907.2 p0      41 next
        movaps xmm8, [rsi - 112]                                   ;   902.0 p2      54 next reload
        andps xmm14, xmm8                                          ;   905.5 p1      41 next
        andps xmm7, xmm12                                          ;   905.8 p5      41 next
        xorps xmm14, [rdi + 0]                                     ;   906.5 p0+p2   41 next
        movaps xmm4, xmm6                                          ;   906.5 p1      41 next copy
        andps xmm4, xmm8                                           ;   907.5 p5      41 next
        andps xmm0, xmm8                                           ;   907.2 p0      41 next
        andps xmm6, xmm12                                          ;   907.5 p1      41 next
        movaps xmm8, xmm3                                          ;   907.8 p5      41 next copy
        xorps xmm8, [rsi - 128]                                    ;   908.8 p0+p2   41 next
        xorps xmm3, xmm15                                          ;   908.5 p1      41 next
        xorps xmm2, xmm3                                           ;   909.5 p5      41 next
        movaps xmm3, [rdi - 128]                                   ;   905.2 p2      41 next reload
        orps xmm13, xmm3                                           ;   909.2 p0      41 next
        xorps xmm7, xmm4                                           ;   909.5 p1      41 next
        xorps xmm2, xmm14                                          ;   910.5 p5      41 next
        xorps xmm6, [rsi + 80]                                     ;   910.2 p0+p2   41 next
        xorps xmm4, xmm0                                           ;   910.5 p1      41 next
        xorps xmm7, xmm3                                           ;   910.8 p5      41 next
        xorps xmm13, xmm7                                          ;   911.8 p0      41 next
        xorps xmm0, xmm6                                           ;   911.5 p1      41 next
        xorps xmm8, [rdi - 112]                                    ;   911.8 p5+p2   41 next
        xorps xmm10, xmm4                                          ;   912.2 p0      41 next
        xorps xmm6, [rdi - 80]                                     ;   912.5 p1+p2   41 next
        xorps xmm11, xmm6                                          ;   913.5 p5      41 next
        movaps xmm6, [rsi - 112]                                   ;   909.2 p2      54 next reload
        andps xmm12, xmm6                                          ;   913.2 p0      41 next
        xorps xmm4, [rsi - 128]                                    ;   913.5 p1+p2   41 next
        xorps xmm14, [rsi + 80]                                    ;   913.8 p5+p2   41 next
        xorps xmm1, xmm14                                          ;   914.8 p0      41 next
        xorps xmm9, xmm4                                           ;   914.5 p1      41 next
        xorps xmm10, [rdi - 96]                                    ;   914.8 p5+p2   41 next
        movaps xmm14, xmm5                                         ;   915.2 p0      41 next copy
        xorps xmm14, xmm12                                         ;   916.2 p1      41 next
        xorps xmm12, [rsi + 64]                                    ;   915.8 p5+p2   41 next
        xorps xmm5, xmm13                                          ;   916.2 p0      41 next
        xorps xmm13, [rsi + 48]                                    ;   916.5 p1+p2   41 next
        xorps xmm5, [rsi + 0]                                      ;   917.2 p5+p2   41 next
        xorps xmm3, xmm8                                           ;   917.2 p0      41 next
        xorps xmm6, xmm12                                          ;   917.5 p1      41 next
        xorps xmm0, xmm14                                          ;   917.8 p5      41 next
        xorps xmm15, xmm0                                          ;   918.8 p0      41 next
        xorps xmm13, xmm6                                          ;   918.5 p1      41 next
        movaps xmm14, [rsi - 16]                                   ;   916.2 p2      41 next
        movaps xmm0, [rsi - 32]                                    ;   917.2 p2      54 next reload
        andps xmm14, xmm0                                          ;   920.2 p5      41 next
        movaps xmm4, [rbp - 64]                                    ;   918.2 p2      41 next
        andps xmm4, xmm0                                           ;   921.2 p0      41 next
        movaps xmm6, [rbp + 32]                                    ;   919.2 p2      41 next
        movaps xmm7, [rbp - 48]                                    ;   920.2 p2      54 next reload
        andps xmm6, xmm7                                           ;   923.2 p1      41 next
        movaps xmm8, xmm4                                          ;   922.2 p5      41 next copy
        movaps xmm12, [rbp + 32]                                   ;   921.2 p2      54 next reload
        andps xmm8, xmm12                                          ;   924.2 p0      41 next
        movaps [rsi - 112], xmm3                                   ;   918.2 p3+p4   41 next spill
        movaps xmm3, [rbp - 96]                                    ;   922.2 p2      41 next
        andps xmm3, xmm0                                           ;   925.2 p1      41 next
        movaps [rdi - 128], xmm9                                   ;   918.2 p3+p4   41 next spill
        movaps xmm9, xmm3                                          ;   926.2 p5      41 next copy
        xorps xmm9, xmm7                                           ;   927.2 p0      41 next
        movaps [rsi + 0], xmm11                                    ;   919.2 p3+p4   41 next spill
        movaps xmm11, [rsi - 16]                                   ;   923.2 p2      41 next
        andps xmm11, [rbp - 96]                                    ;   926.2 p1+p2   41 next
        movaps [rsi + 48], xmm10                                   ;   920.2 p3+p4   41 next spill
        movaps xmm10, xmm9                                         ;   928.2 p5      41 next copy
        xorps xmm10, [rsi - 16]                                    ;   929.2 p0+p2   41 next
        andps xmm10, xmm12                                         ;   930.2 p1      41 next
        xorps xmm3, xmm10                                          ;   931.2 p5      41 next
        movaps [rsi + 64], xmm13                                   ;   921.2 p3+p4   41 next spill
        movaps xmm13, [rbp - 96]                                   ;   926.2 p2      41 next
        andps xmm13, xmm12                                         ;   929.2 p0      41 next
        movaps [rdi - 96], xmm5                                    ;   922.2 p3+p4   41 next spill
        movaps xmm5, xmm14                                         ;   923.5 p1      41 next copy
        xorps xmm5, xmm11                                          ;   927.2 p5      41 next
        movaps [rsi + 80], xmm2                                    ;   923.2 p3+p4   41 next spill
        movaps xmm2, xmm7                                          ;   924.2 p0      41 next copy
        movaps [rsi - 128], xmm1                                   ;   924.2 p3+p4   41 next spill
        movaps xmm1, [rbp - 64]                                    ;   927.2 p2      41 next
        andps xmm1, [rbp - 80]                                     ;   930.2 p1+p2   41 next
        xorps xmm6, xmm1                                           ;   931.2 p5      41 next
        andps xmm2, xmm1                                           ;   931.2 p0      41 next
        xorps xmm11, xmm6                                          ;   932.2 p1      41 next
        movaps xmm1, [rbp - 64]                                    ;   929.2 p2      54 next reload
        andps xmm5, xmm1                                           ;   932.2 p5      41 next
        xorps xmm6, xmm14                                          ;   932.2 p0      41 next
        movaps [rdi - 80], xmm15                                   ;   926.8 p3+p4   41 next spill
        movaps xmm15, xmm7                                         ;   927.0 p1      41 next copy
        andps xmm15, xmm1                                          ;   932.2 p5      41 next
        movaps [rdi - 112], xmm6                                   ;   933.2 p3+p4   41 next spill
        movaps xmm6, xmm11                                         ;   933.2 p0      41 next copy
        andps xmm6, [rbp - 80]                                     ;   934.2 p1+p2   41 next
        movaps [rdi + 0], xmm10                                    ;   931.2 p3+p4   41 next spill
        movaps xmm10, xmm15                                        ;   933.2 p5      41 next copy
        andps xmm10, [rbp - 96]                                    ;   934.2 p0+p2   41 next
        movaps [rcx - 128], xmm3                                   ;   932.2 p3+p4   41 next spill
        movaps xmm3, xmm7                                          ;   930.2 p1      41 next copy
        andps xmm3, xmm0                                           ;   931.2 p5      41 next
        xorps xmm10, xmm3                                          ;   935.2 p0      41 next
        xorps xmm6, xmm10                                          ;   936.2 p1      41 next
        movaps xmm10, [rbp - 96]                                   ;   932.2 p2      54 next reload
        xorps xmm6, xmm10                                          ;   937.2 p5      41 next
        movaps [rcx - 112], xmm6                                   ;   938.2 p3+p4   41 next spill
        movaps xmm6, xmm12                                         ;   932.2 p0      41 next copy
        andps xmm6, [rbp - 80]                                     ;   933.2 p1+p2   41 next
        xorps xmm3, xmm6                                           ;   934.2 p5      41 next
        xorps xmm8, xmm15                                          ;   933.2 p0      41 next
        xorps xmm8, [rel misty1_decrypt_compact.T0_constants128]   ;   934.2 p1+p2   41 next
        movaps xmm12, xmm3                                         ;   935.2 p5      41 next copy
        andps xmm12, [rbp - 80]                                    ;   936.2 p0+p2   41 next
        xorps xmm12, xmm0                                          ;   937.2 p1      41 next
        andps xmm3, [rsi - 16]                                     ;   936.2 p5+p2   41 next
        xorps xmm12, xmm9                                          ;   938.2 p0      41 next
        xorps xmm11, xmm0                                          ;   935.5 p1      41 next
        movaps [rsi + 96], xmm12                                   ;   939.2 p3+p4   41 next spill
        movaps xmm12, xmm13                                        ;   935.8 p5      41 next copy
        xorps xmm12, [rsi - 16]                                    ;   937.2 p0+p2   41 next
        xorps xmm5, xmm12                                          ;   938.2 p1      41 next
        xorps xmm3, xmm5                                           ;   939.2 p5      41 next
        andps xmm12, xmm1                                          ;   938.2 p0      41 next
        movaps xmm5, [rbp - 80]                                    ;   938.2 p2      54 next reload
        andps xmm9, xmm5                                           ;   941.2 p1      41 next
        movaps xmm1, xmm11                                         ;   937.8 p5      41 next copy
        andps xmm1, xmm0                                           ;   938.8 p0      41 next
        andps xmm11, [rsi - 16]                                    ;   939.2 p1+p2   41 next
        xorps xmm1, xmm8                                           ;   939.8 p5      41 next
        xorps xmm1, xmm6                                           ;   940.8 p0      41 next
        movaps [rax - 48], xmm2                                    ;   938.2 p3+p4   41 next spill
        movaps xmm2, xmm7                                          ;   939.5 p1      41 next copy
        andps xmm2, xmm10                                          ;   940.5 p5      41 next
        xorps xmm12, xmm2                                          ;   941.5 p0      41 next
        xorps xmm1, xmm12                                          ;   942.5 p1      41 next
        movaps xmm12, xmm7                                         ;   940.8 p5      41 next copy
        andps xmm12, [rsi - 16]                                    ;   941.8 p0+p2   41 next
        xorps xmm12, xmm4                                          ;   942.8 p1      41 next
        xorps xmm9, xmm12                                          ;   943.8 p5      41 next
        xorps xmm12, xmm5                                          ;   943.8 p0      41 next
        xorps xmm14, xmm2                                          ;   942.5 p1      41 next
        movaps xmm2, xmm15                                         ;   942.8 p5      41 next copy
        xorps xmm2, [rbp + 32]                                     ;   943.8 p0+p2   41 next
        andps xmm2, xmm0                                           ;   944.8 p1      41 next
        xorps xmm8, xmm2                                           ;   945.8 p5      41 next
        xorps xmm11, xmm8                                          ;   946.8 p0      41 next
        xorps xmm15, xmm5                                          ;   944.5 p1      41 next
        xorps xmm3, xmm9                                           ;   944.8 p5      41 next
        movaps xmm8, xmm6                                          ;   945.2 p0      41 next copy
        xorps xmm8, xmm12                                          ;   946.2 p1      41 next
        andps xmm12, xmm10                                         ;   945.8 p5      41 next
        xorps xmm6, xmm10                                          ;   946.2 p0      41 next
        andps xmm13, xmm6                                          ;   947.2 p1      41 next
        movaps xmm9, [rbp - 64]                                    ;   944.0 p2      54 next reload
        xorps xmm12, xmm9                                          ;   947.0 p5      41 next
        andps xmm6, xmm9                                           ;   947.2 p0      41 next
        xorps xmm2, xmm6                                           ;   948.2 p1      41 next
        xorps xmm8, xmm2                                           ;   949.2 p5      41 next
        xorps xmm12, [rax - 48]                                    ;   948.2 p0+p2   41 next
        movaps xmm2, xmm15                                         ;   948.5 p1      41 next copy
        andps xmm2, [rsi - 16]                                     ;   949.5 p5+p2   41 next
        andps xmm15, xmm0                                          ;   949.2 p0      41 next
        xorps xmm6, [rcx - 128]                                    ;   949.5 p1+p2   41 next
        xorps xmm3, [rdi + 0]                                      ;   949.8 p5+p2   41 next
        xorps xmm15, [rbp + 32]                                    ;   950.2 p0+p2   41 next
        xorps xmm11, xmm15                                         ;   951.2 p1      41 next
        movaps xmm15, [rsi + 96]                                   ;   950.2 p2      41 next reload
        xorps xmm8, xmm15                                          ;   953.2 p5      41 next
        movaps xmm10, xmm14                                        ;   951.2 p0      41 next copy
        andps xmm10, xmm5                                          ;   952.2 p1      41 next
        movaps xmm5, xmm9                                          ;   951.8 p5      41 next copy
        andps xmm5, [rbp + 32]                                     ;   952.8 p0+p2   41 next
        xorps xmm14, xmm5                                          ;   953.8 p1      41 next
        xorps xmm4, xmm6                                           ;   952.8 p5      41 next
        andps xmm5, [rcx - 128]                                    ;   953.8 p0+p2   41 next
        xorps xmm13, xmm11                                         ;   953.5 p1      41 next
        movaps xmm6, [rbp + 32]                                    ;   953.2 p2      54 next reload
        andps xmm14, xmm6                                          ;   956.2 p5      41 next
        xorps xmm10, xmm8                                          ;   954.2 p0      41 next
        xorps xmm15, xmm14                                         ;   957.2 p1      41 next
        xorps xmm5, [rdi - 112]                                    ;   954.8 p5+p2   41 next
        xorps xmm12, xmm5                                          ;   955.8 p0      41 next
        xorps xmm2, xmm15                                          ;   958.2 p1      41 next
        movaps xmm14, [rel misty1_decrypt_compact.T0_constants128] ;   955.2 p2      41 next reload
        xorps xmm12, xmm14                                         ;   958.2 p5      41 next
        xorps xmm0, [rdi - 80]                                     ;   956.2 p0+p2   41 next
        xorps xmm4, [rcx - 112]                                    ;   957.2 p1+p2   41 next
        xorps xmm1, xmm0                                           ;   957.2 p5      41 next
        xorps xmm7, [rsi - 128]                                    ;   958.2 p0+p2   41 next
        xorps xmm2, xmm14                                          ;   959.2 p1      41 next
        xorps xmm13, xmm7                                          ;   959.2 p5      41 next
        xorps xmm9, [rsi + 48]                                     ;   959.2 p0+p2   41 next
        xorps xmm10, xmm9                                          ;   960.2 p1      41 next
        xorps xmm6, [rsi + 0]                                      ;   960.2 p5+p2   41 next
        movaps xmm15, [rsi + 80]                                   ;   961.2 p2      41 next
        xorps xmm15, [rbp - 80]                                    ;   964.2 p0+p2   41 next
        xorps xmm3, xmm15                                          ;   965.2 p1      41 next
        xorps xmm4, xmm6                                           ;   961.2 p5      41 next
        xorps xmm1, [r8 + 6032]                                    ;   963.2 p0+p2   48 next
        movaps xmm5, [rdi - 96]                                    ;   964.2 p2      41 next
        xorps xmm5, [rbp - 96]                                     ;   967.2 p1+p2   41 next
        xorps xmm2, xmm5                                           ;   968.2 p5      41 next
        xorps xmm13, [r8 + 6048]                                   ;   966.2 p0+p2   48 next
        xorps xmm3, [r8 + 6064]                                    ;   967.2 p1+p2   48 next
        movaps xmm8, [rsi + 64]                                    ;   968.2 p2      41 next
        xorps xmm8, [rsi - 16]                                     ;   971.2 p5+p2   41 next
        xorps xmm12, xmm8                                          ;   972.2 p0      41 next
        xorps xmm10, [r8 + 6112]                                   ;   970.2 p1+p2   48 next
        xorps xmm0, [r8 + 5888]                                    ;   971.2 p5+p2   48 next
        xorps xmm4, [r8 + 6128]                                    ;   972.2 p0+p2   48 next
        xorps xmm7, [r8 + 5904]                                    ;   973.2 p1+p2   48 next
        xorps xmm2, [r8 + 6080]                                    ;   974.2 p5+p2   48 next
        xorps xmm15, [r8 + 5920]                                   ;   975.2 p0+p2   48 next
        xorps xmm12, [r8 + 6096]                                   ;   976.2 p1+p2   48 next
        xorps xmm9, [r8 + 5968]                                    ;   977.2 p5+p2   48 next
        xorps xmm5, [r8 + 5936]                                    ;   978.2 p0+p2   48 next
        xorps xmm6, [r8 + 5984]                                    ;   979.2 p1+p2   48 next
        xorps xmm8, [r8 + 5952]                                    ;   980.2 p5+p2   48 next
        movaps xmm11, [rdi - 128]                                  ;   981.2 p2      48 next
        xorps xmm11, [r8 + 6000]                                   ;   984.2 p0+p2   48 next
        movaps [rdi - 128], xmm4                                   ;   973.2 p3+p4   48 next spill
        movaps xmm4, [rsi - 112]                                   ;   983.2 p2      48 next
        xorps xmm4, [r8 + 6016]                                    ;   986.2 p1+p2   48 next
        movaps [rsi - 112], xmm10                                  ;   971.5 p3+p4   48 next spill
        movaps xmm10, xmm0                                         ;   972.2 p5      45 next copy
        xorps xmm10, xmm6                                          ;   980.2 p0      45 next
        movaps [rsi - 16], xmm12                                   ;   977.2 p3+p4   48 next spill
        movaps xmm12, xmm10                                        ;   981.2 p1      45 next copy
        xorps xmm12, xmm5                                          ;   982.2 p5      45 next
        movaps [rsi + 64], xmm2                                    ;   975.2 p3+p4   48 next spill
        movaps xmm2, xmm5                                          ;   979.2 p0      45 next copy
        andps xmm2, xmm11                                          ;   985.2 p1      45 next
        movaps [rbp - 96], xmm3                                    ;   975.5 p3+p4   48 next spill
        movaps xmm3, xmm5                                          ;   979.2 p5      45 next copy
        andps xmm3, xmm6                                           ;   980.2 p0      45 next
        movaps [rdi - 96], xmm13                                   ;   977.2 p3+p4   48 next spill
        movaps xmm13, xmm6                                         ;   980.2 p1      45 next copy
        andps xmm13, xmm8                                          ;   981.2 p5      45 next
        movaps [rbp - 80], xmm1                                    ;   978.2 p3+p4   48 next spill
        movaps xmm1, xmm12                                         ;   983.2 p0      45 next copy
        andps xmm1, xmm15                                          ;   984.2 p1      45 next
        movaps [rsi + 80], xmm2                                    ;   986.2 p3+p4   45 next spill
        movaps xmm2, xmm7                                          ;   979.8 p5      45 next copy
        xorps xmm2, xmm9                                           ;   980.8 p0      45 next
        movaps [rsi + 0], xmm6                                     ;   980.5 p3+p4   48 next spill
        movaps xmm6, xmm11                                         ;   985.2 p1      45 next copy
        andps xmm6, xmm4                                           ;   987.2 p5      45 next
        movaps [rbp + 32], xmm10                                   ;   981.5 p3+p4   45 next spill
        movaps xmm10, xmm2                                         ;   981.8 p0      45 next copy
        movaps [rsi + 48], xmm9                                    ;   982.5 p3+p4   48 next spill
        movaps xmm9, xmm5                                          ;   981.8 p1      45 next copy
        andps xmm9, xmm15                                          ;   982.8 p5      45 next
        xorps xmm10, xmm9                                          ;   983.8 p0      45 next
        movaps xmm9, xmm11                                         ;   985.2 p1      45 next copy
        andps xmm9, xmm0                                           ;   986.2 p5      45 next
        xorps xmm3, xmm9                                           ;   987.2 p0      45 next
        xorps xmm3, xmm14                                          ;   988.2 p1      45 next
        movaps xmm9, xmm6                                          ;   988.2 p5      45 next copy
        movaps [rbp - 64], xmm6                                    ;   988.2 p3+p4   45 next spill
        movaps xmm6, xmm5                                          ;   984.2 p0      45 next copy
        andps xmm6, xmm0                                           ;   985.2 p1      45 next
        xorps xmm13, xmm6                                          ;   986.2 p5      45 next
        xorps xmm9, xmm13                                          ;   989.2 p0      45 next
        movaps xmm6, xmm5                                          ;   985.8 p1      45 next copy
        andps xmm6, xmm7                                           ;   986.8 p5      45 next
        movaps xmm13, xmm5                                         ;   986.2 p0      45 next copy
        andps xmm13, xmm8                                          ;   987.2 p1      45 next
        movaps [rsi - 128], xmm3                                   ;   989.2 p3+p4   45 next spill
        movaps xmm3, xmm11                                         ;   987.0 p5      45 next copy
        movaps [rbp - 48], xmm10                                   ;   987.0 p3+p4   45 next spill
        movaps xmm10, xmm0                                         ;   987.2 p0      45 next copy
        andps xmm10, xmm4                                          ;   988.2 p1      45 next
        xorps xmm3, xmm10                                          ;   989.2 p5      45 next
        xorps xmm6, xmm13                                          ;   988.2 p0      45 next
        xorps xmm1, xmm3                                           ;   990.2 p1      45 next
        xorps xmm13, xmm3                                          ;   990.2 p5      45 next
        movaps xmm3, xmm2                                          ;   989.2 p0      45 next copy
        andps xmm3, xmm8                                           ;   990.2 p1      45 next
        movaps xmm10, xmm12                                        ;   990.0 p5      45 next copy
        orps xmm10, xmm4                                           ;   991.0 p0      45 next
        movaps [rcx - 112], xmm12                                  ;   989.2 p3+p4   45 next spill
        movaps xmm12, xmm4                                         ;   990.8 p1      45 next copy
        andps xmm12, xmm8                                          ;   991.8 p5      45 next
        xorps xmm5, xmm12                                          ;   992.8 p0      45 next
        xorps xmm1, xmm5                                           ;   993.8 p1      45 next
        andps xmm5, xmm4                                           ;   993.8 p5      45 next
        xorps xmm5, xmm14                                          ;   994.8 p0      45 next
        movaps xmm14, xmm7                                         ;   992.8 p1      45 next copy
        andps xmm14, xmm0                                          ;   993.8 p5      45 next
        andps xmm2, xmm0                                           ;   993.2 p0      45 next
        movaps [rdi - 80], xmm12                                   ;   992.8 p3+p4   45 next spill
        movaps xmm12, xmm8                                         ;   993.8 p1      45 next copy
        andps xmm12, [rsi + 48]                                    ;   994.8 p5+p2   45 next
        movaps [rsi - 32], xmm5                                    ;   995.8 p3+p4   45 next spill
        movaps xmm5, xmm15                                         ;   994.2 p0      45 next copy
        andps xmm5, [rsi + 48]                                     ;   995.2 p1+p2   45 next
        xorps xmm10, xmm5                                          ;   996.2 p5      45 next
        xorps xmm14, xmm10                                         ;   997.2 p0      45 next
        movaps xmm5, xmm12                                         ;   995.8 p1      45 next copy
        xorps xmm5, xmm4                                           ;   996.8 p5      45 next
        xorps xmm12, xmm15                                         ;   996.2 p0      45 next
        movaps xmm10, xmm14                                        ;   998.2 p1      45 next copy
        movaps [rdi - 112], xmm14                                  ;   998.2 p3+p4   45 next spill
        movaps xmm14, xmm15                                        ;   997.0 p5      45 next copy
        andps xmm14, xmm7                                          ;   998.0 p0      45 next
        movaps [rsi + 96], xmm6                                    ;   995.8 p3+p4   45 next spill
        movaps xmm6, xmm11                                         ;   997.8 p1      45 next copy
        andps xmm6, [rsi + 48]                                     ;   998.8 p5+p2   45 next
        xorps xmm3, xmm6                                           ;   999.8 p0      45 next
        xorps xmm13, xmm3                                          ;  1000.8 p1      45 next
        xorps xmm10, xmm3                                          ;  1000.8 p5      45 next
        xorps xmm14, xmm0                                          ;   999.2 p0      45 next
        movaps xmm3, [rbp + 32]                                    ;   997.2 p2      45 next reload
        xorps xmm10, xmm3                                          ;  1001.8 p1      45 next
        movaps xmm6, [rsi + 48]                                    ;   998.2 p2      48 next reload
        andps xmm5, xmm6                                           ;  1001.2 p5      45 next
        xorps xmm13, xmm12                                         ;  1001.8 p0      45 next
        andps xmm12, xmm8                                          ;  1000.8 p1      45 next
        xorps xmm1, xmm5                                           ;  1002.2 p5      45 next
        xorps xmm13, xmm9                                          ;  1002.8 p0      45 next
        movaps xmm5, xmm11                                         ;  1001.8 p1      45 next copy
        andps xmm5, xmm7                                           ;  1002.8 p5      45 next
        andps xmm3, xmm6                                           ;  1002.2 p0      45 next
        xorps xmm5, xmm14                                          ;  1003.8 p1      45 next
        xorps xmm14, xmm4                                          ;  1003.0 p5      45 next
        xorps xmm3, xmm14                                          ;  1004.0 p0      45 next
        andps xmm14, xmm7                                          ;  1004.0 p1      45 next
        xorps xmm3, xmm8                                           ;  1005.0 p5      45 next
        xorps xmm12, xmm5                                          ;  1004.8 p0      45 next
        movaps xmm5, xmm8                                          ;  1004.8 p1      45 next copy
        andps xmm5, xmm11                                          ;  1005.8 p5      45 next
        andps xmm8, xmm0                                           ;  1005.2 p0      45 next
        xorps xmm5, xmm8                                           ;  1006.8 p1      45 next
        xorps xmm14, xmm5                                          ;  1007.8 p5      45 next
        movaps xmm5, [rbp - 48]                                    ;  1002.8 p2      45 next reload
        xorps xmm14, xmm5                                          ;  1008.8 p0      45 next
        xorps xmm8, [rsi + 80]                                     ;  1006.8 p1+p2   45 next
        xorps xmm8, xmm12                                          ;  1007.8 p5      45 next
        movaps xmm5, xmm0                                          ;  1007.2 p0      45 next copy
        xorps xmm5, xmm7                                           ;  1008.2 p1      45 next
        andps xmm5, xmm6                                           ;  1009.2 p5      45 next
        xorps xmm12, xmm5                                          ;  1010.2 p0      45 next
        movaps xmm5, [rsi + 0]                                     ;  1004.8 p2      48 next reload
        andps xmm0, xmm5                                           ;  1008.8 p1      45 next
        andps xmm4, xmm15                                          ;  1009.0 p5      45 next
        xorps xmm0, [rsi + 96]                                     ;  1009.8 p0+p2   45 next
        movaps [rsi + 96], xmm14                                   ;  1009.8 p3+p4   45 next spill
        movaps xmm14, xmm11                                        ;  1009.8 p1      45 next copy
        andps xmm14, xmm5                                          ;  1010.8 p5      45 next
        andps xmm7, xmm5                                           ;  1010.2 p0      45 next
        andps xmm11, xmm15                                         ;  1010.8 p1      45 next
        movaps xmm5, xmm3                                          ;  1011.0 p5      45 next copy
        xorps xmm5, [rsi - 128]                                    ;  1012.0 p0+p2   45 next
        xorps xmm3, xmm8                                           ;  1011.8 p1      45 next
        xorps xmm2, xmm3                                           ;  1012.8 p5      45 next
        movaps xmm3, [rcx - 112]                                   ;  1008.2 p2      45 next reload
        orps xmm6, xmm3                                            ;  1012.2 p0      45 next
        xorps xmm4, xmm14                                          ;  1012.8 p1      45 next
        xorps xmm2, xmm0                                           ;  1013.8 p5      45 next
        xorps xmm11, [rsi - 32]                                    ;  1013.2 p0+p2   45 next
        xorps xmm14, xmm7                                          ;  1013.8 p1      45 next
        xorps xmm4, xmm3                                           ;  1014.0 p5      45 next
        xorps xmm6, xmm4                                           ;  1015.0 p0      45 next
        xorps xmm7, xmm11                                          ;  1014.8 p1      45 next
        xorps xmm5, [rdi - 112]                                    ;  1015.0 p5+p2   45 next
        xorps xmm13, xmm14                                         ;  1015.2 p0      45 next
        xorps xmm11, [rbp - 64]                                    ;  1015.8 p1+p2   45 next
        xorps xmm10, xmm11                                         ;  1016.8 p5      45 next
        movaps xmm4, [rsi + 0]                                     ;  1012.5 p2      48 next reload
        andps xmm15, xmm4                                          ;  1016.2 p0      45 next
        xorps xmm14, [rsi - 128]                                   ;  1016.8 p1+p2   45 next
        xorps xmm9, xmm15                                          ;  1017.2 p5      45 next
        xorps xmm0, [rsi - 32]                                     ;  1017.2 p0+p2   45 next
        xorps xmm15, xmm12                                         ;  1017.8 p1      45 next
        xorps xmm12, xmm6                                          ;  1018.0 p5      45 next
        xorps xmm1, xmm0                                           ;  1018.2 p0      45 next
        xorps xmm6, [rbp - 48]                                     ;  1018.8 p1+p2   45 next
        xorps xmm12, [rdi - 80]                                    ;  1019.0 p5+p2   45 next
        xorps xmm13, [rsi + 80]                                    ;  1019.2 p0+p2   45 next
        xorps xmm3, xmm5                                           ;  1019.8 p1      45 next
        xorps xmm14, [rsi + 96]                                    ;  1020.0 p5+p2   45 next
        xorps xmm4, xmm9                                           ;  1020.2 p0      45 next
        xorps xmm7, xmm15                                          ;  1020.8 p1      45 next
        xorps xmm8, xmm7                                           ;  1021.8 p5      45 next
        xorps xmm6, xmm4                                           ;  1021.2 p0      45 next
        movaps xmm15, [rbp - 96]                                   ;  1019.5 p2      48 next reload
        xorps xmm2, xmm15                                          ;  1022.5 p1      45 next
        movaps xmm0, [rdi - 96]                                    ;  1020.5 p2      48 next reload
        xorps xmm1, xmm0                                           ;  1023.5 p5      45 next
        movaps xmm4, [rbp - 80]                                    ;  1021.5 p2      48 next reload
        xorps xmm8, xmm4                                           ;  1024.5 p0      45 next
        movaps xmm5, [rsi + 64]                                    ;  1022.5 p2      48 next reload
        xorps xmm12, xmm5                                          ;  1025.5 p1      45 next
        movaps xmm7, [rsi - 112]                                   ;  1023.5 p2      48 next reload
        xorps xmm13, xmm7                                          ;  1026.5 p5      45 next
        movaps xmm9, [rsi - 16]                                    ;  1024.5 p2      48 next reload
        xorps xmm6, xmm9                                           ;  1027.5 p0      45 next
        movaps xmm11, [rdi - 128]                                  ;  1025.5 p2      48 next reload
        xorps xmm10, xmm11                                         ;  1028.5 p1      45 next
        xorps xmm8, [rbp - 16]                                     ;  1026.5 p5+p2   54 next
        xorps xmm1, [rbp - 32]                                     ;  1027.5 p0+p2   54 next
        xorps xmm2, [rdx - 64]                                     ;  1028.5 p1+p2   54 next
        xorps xmm12, [rdx - 112]                                   ;  1029.5 p5+p2   54 next
        xorps xmm14, [rsi + 32]                                    ;  1030.5 p0+p2   54 next
        xorps xmm3, [rbp + 48]                                     ;  1031.5 p1+p2   54 next
        xorps xmm6, [rdx - 128]                                    ;  1032.5 p5+p2   54 next
        xorps xmm13, [rbp + 64]                                    ;  1033.5 p0+p2   54 next
        xorps xmm4, [rbp + 96]                                     ;  1034.5 p1+p2   54 next
        xorps xmm10, [rsi - 80]                                    ;  1035.5 p5+p2   54 next
        xorps xmm0, [rdx - 96]                                     ;  1036.5 p0+p2   54 next
        xorps xmm15, [rbp + 16]                                    ;  1037.5 p1+p2   54 next
        xorps xmm5, [rbp - 128]                                    ;  1038.5 p5+p2   54 next
        xorps xmm9, [rbp - 112]                                    ;  1039.5 p0+p2   54 next
        xorps xmm7, [rbp + 80]                                     ;  1040.5 p1+p2   54 next
        xorps xmm11, [rbp + 0]                                     ;  1041.5 p5+p2   54 next
        movaps [rdi - 128], xmm11                                  ;  1042.5 p3+p4   54 next spill
        movaps xmm11, [rbp - 16]                                   ;  1042.5 p2      54 next
        xorps xmm11, [r8 + 3328]                                   ;  1045.5 p0+p2   54 next
        movaps [rbp - 16], xmm7                                    ;  1041.5 p3+p4   54 next spill
        movaps xmm7, [rbp - 32]                                    ;  1044.5 p2      54 next
        xorps xmm7, [r8 + 3344]                                    ;  1047.5 p1+p2   54 next
        movaps [rbp - 32], xmm9                                    ;  1040.5 p3+p4   54 next spill
        movaps xmm9, [rdx - 64]                                    ;  1046.5 p2      54 next
        xorps xmm9, [r8 + 3360]                                    ;  1049.5 p5+p2   54 next
        movaps [rdx - 64], xmm5                                    ;  1039.5 p3+p4   54 next spill
        movaps xmm5, [rdx - 112]                                   ;  1048.5 p2      54 next
        xorps xmm5, [r8 + 3376]                                    ;  1051.5 p0+p2   54 next
        movaps [rdx - 112], xmm15                                  ;  1038.5 p3+p4   54 next spill
        movaps xmm15, [rdx - 128]                                  ;  1050.5 p2      54 next
        xorps xmm15, [r8 + 3392]                                   ;  1053.5 p1+p2   54 next
        movaps [rdx - 128], xmm0                                   ;  1039.8 p3+p4   54 next spill
        movaps xmm0, [rbp + 64]                                    ;  1052.5 p2      54 next
        xorps xmm0, [r8 + 3408]                                    ;  1055.5 p5+p2   54 next
        movaps [rbp + 64], xmm4                                    ;  1040.8 p3+p4   54 next spill
        movaps xmm4, [rsi - 80]                                    ;  1054.5 p2      54 next
        xorps xmm4, [r8 + 3424]                                    ;  1057.5 p0+p2   54 next
        movaps [rsi - 80], xmm3                                    ;  1041.8 p3+p4   54 next spill
        movaps xmm3, [rsi + 32]                                    ;  1056.5 p2      54 next
        xorps xmm3, [r8 + 3440]                                    ;  1059.5 p1+p2   54 next
        movaps [rsi + 32], xmm14                                   ;  1042.8 p3+p4   54 next spill
        movaps xmm14, [rbp + 48]                                   ;  1058.5 p2      54 next
        xorps xmm14, [r8 + 3456]                                   ;  1061.5 p5+p2   54 next
        movaps [rbp + 48], xmm10                                   ;  1045.5 p3+p4   54 next spill
        movaps xmm10, [rbp + 96]                                   ;  1060.5 p2      54 next
        xorps xmm10, [r8 + 3472]                                   ;  1063.5 p0+p2   54 next
        movaps [rbp + 96], xmm13                                   ;  1047.5 p3+p4   54 next spill
        movaps xmm13, [rdx - 96]                                   ;  1062.5 p2      54 next
        xorps xmm13, [r8 + 3488]                                   ;  1065.5 p1+p2   54 next
        movaps [rdx - 96], xmm6                                    ;  1049.5 p3+p4   54 next spill
        movaps xmm6, [rbp + 16]                                    ;  1064.5 p2      54 next
        xorps xmm6, [r8 + 3504]                                    ;  1067.5 p5+p2   54 next
        movaps [rbp + 16], xmm12                                   ;  1051.5 p3+p4   54 next spill
        movaps xmm12, [rbp - 128]                                  ;  1066.5 p2      54 next
        xorps xmm12, [r8 + 3520]                                   ;  1069.5 p0+p2   54 next
        movaps [rbp - 128], xmm2                                   ;  1053.5 p3+p4   54 next spill
        movaps xmm2, [rbp - 112]                                   ;  1068.5 p2      54 next
        xorps xmm2, [r8 + 3536]                                    ;  1071.5 p1+p2   54 next
        movaps [rbp - 112], xmm1                                   ;  1055.5 p3+p4   54 next spill
        movaps xmm1, [rbp + 80]                                    ;  1070.5 p2      54 next
        xorps xmm1, [r8 + 3552]                                    ;  1073.5 p5+p2   54 next
        movaps [rbp + 80], xmm8                                    ;  1057.5 p3+p4   54 next spill
        movaps xmm8, [rbp + 0]                                     ;  1072.5 p2      54 next
        xorps xmm8, [r8 + 3568]                                    ;  1075.5 p0+p2   54 next
        movaps [rbp + 0], xmm9                                     ;  1059.5 p3+p4   54 next spill
        movaps xmm9, xmm3                                          ;  1060.5 p1      41 next copy
        xorps xmm9, xmm2                                           ;  1072.5 p5      41 next
        movaps [rsi - 112], xmm5                                   ;  1060.8 p3+p4   54 next spill
        movaps xmm5, xmm9                                          ;  1073.5 p0      41 next copy
        xorps xmm5, xmm13                                          ;  1074.5 p1      41 next
        movaps [rsi - 16], xmm7                                    ;  1062.5 p3+p4   54 next spill
        movaps xmm7, xmm13                                         ;  1066.5 p5      41 next copy
        andps xmm7, xmm1                                           ;  1074.5 p0      41 next
        movaps [rsi + 64], xmm4                                    ;  1064.5 p3+p4   54 next spill
        movaps xmm4, xmm13                                         ;  1066.5 p1      41 next copy
        andps xmm4, xmm2                                           ;  1072.5 p5      41 next
        movaps [rbp - 96], xmm0                                    ;  1066.5 p3+p4   54 next spill
        movaps xmm0, xmm14                                         ;  1066.8 p0      41 next copy
        xorps xmm0, xmm12                                          ;  1070.5 p1      41 next
        movaps [rdi - 96], xmm11                                   ;  1067.5 p3+p4   54 next spill
        movaps xmm11, xmm2                                         ;  1072.5 p5      41 next copy
        andps xmm11, xmm6                                          ;  1073.5 p0      41 next
        movaps [rbp - 80], xmm15                                   ;  1068.5 p3+p4   54 next spill
        movaps xmm15, xmm5                                         ;  1075.5 p1      41 next copy
        andps xmm15, xmm10                                         ;  1076.5 p5      41 next
        movaps [rsi + 0], xmm7                                     ;  1075.5 p3+p4   41 next spill
        movaps xmm7, xmm1                                          ;  1074.5 p0      41 next copy
        andps xmm7, xmm8                                           ;  1076.5 p1      41 next
        movaps [rsi + 96], xmm2                                    ;  1072.5 p3+p4   54 next spill
        movaps xmm2, xmm0                                          ;  1072.5 p5      41 next copy
        movaps [rcx - 112], xmm9                                   ;  1073.5 p3+p4   41 next spill
        movaps xmm9, xmm13                                         ;  1073.0 p0      41 next copy
        andps xmm9, xmm10                                          ;  1074.0 p1      41 next
        xorps xmm2, xmm9                                           ;  1075.0 p5      41 next
        movaps xmm9, xmm1                                          ;  1074.5 p0      41 next copy
        andps xmm9, xmm3                                           ;  1075.5 p1      41 next
        xorps xmm4, xmm9                                           ;  1076.5 p5      41 next
        movaps xmm9, [rel misty1_decrypt_compact.T0_constants128]  ;  1074.5 p2      41 next reload
        xorps xmm4, xmm9                                           ;  1077.5 p0      41 next
        movaps [rsi + 80], xmm4                                    ;  1078.5 p3+p4   41 next spill
        movaps xmm4, xmm7                                          ;  1077.5 p1      41 next copy
        movaps [rdi - 80], xmm7                                    ;  1077.5 p3+p4   41 next spill
        movaps xmm7, xmm13                                         ;  1075.8 p5      41 next copy
        andps xmm7, xmm3                                           ;  1076.8 p0      41 next
        xorps xmm11, xmm7                                          ;  1077.8 p1      41 next
        xorps xmm4, xmm11                                          ;  1078.8 p5      41 next
        movaps xmm7, xmm13                                         ;  1077.0 p0      41 next copy
        andps xmm7, xmm14                                          ;  1078.0 p1      41 next
        movaps xmm11, xmm13                                        ;  1077.8 p5      41 next copy
        andps xmm11, xmm6                                          ;  1078.8 p0      41 next
        movaps [rbp - 48], xmm2                                    ;  1077.8 p3+p4   41 next spill
        movaps xmm2, xmm1                                          ;  1078.2 p1      41 next copy
        movaps [rsi - 32], xmm4                                    ;  1079.8 p3+p4   41 next spill
        movaps xmm4, xmm8                                          ;  1078.8 p5      41 next copy
        andps xmm4, xmm3                                           ;  1079.8 p0      41 next
        xorps xmm2, xmm4                                           ;  1080.8 p1      41 next
        xorps xmm7, xmm11                                          ;  1079.8 p5      41 next
        xorps xmm15, xmm2                                          ;  1081.8 p0      41 next
        xorps xmm11, xmm2                                          ;  1081.8 p1      41 next
        movaps xmm2, xmm0                                          ;  1080.8 p5      41 next copy
        andps xmm2, xmm6                                           ;  1081.8 p0      41 next
        movaps xmm4, xmm5                                          ;  1081.2 p1      41 next copy
        orps xmm4, xmm8                                            ;  1082.2 p5      41 next
        movaps [rsi - 128], xmm5                                   ;  1081.0 p3+p4   41 next spill
        movaps xmm5, xmm8                                          ;  1082.0 p0      41 next copy
        andps xmm5, xmm6                                           ;  1083.0 p1      41 next
        xorps xmm13, xmm5                                          ;  1084.0 p5      41 next
        xorps xmm15, xmm13                                         ;  1085.0 p0      41 next
        andps xmm13, xmm8                                          ;  1085.0 p1      41 next
        xorps xmm13, xmm9                                          ;  1086.0 p5      41 next
        movaps xmm9, xmm14                                         ;  1084.0 p0      41 next copy
        andps xmm9, xmm3                                           ;  1085.0 p1      41 next
        andps xmm0, xmm3                                           ;  1084.8 p5      41 next
        movaps [rbp - 64], xmm5                                    ;  1084.0 p3+p4   41 next spill
        movaps xmm5, xmm6                                          ;  1085.0 p0      41 next copy
        andps xmm5, xmm12                                          ;  1086.0 p1      41 next
        movaps [rdi - 112], xmm13                                  ;  1087.0 p3+p4   41 next spill
        movaps xmm13, xmm12                                        ;  1085.8 p5      41 next copy
        andps xmm13, xmm10                                         ;  1086.8 p0      41 next
        xorps xmm4, xmm13                                          ;  1087.8 p1      41 next
        xorps xmm9, xmm4                                           ;  1088.8 p5      41 next
        movaps xmm4, xmm5                                          ;  1087.0 p0      41 next copy
        xorps xmm4, xmm8                                           ;  1088.0 p1      41 next
        xorps xmm5, xmm10                                          ;  1087.8 p5      41 next
        movaps xmm13, xmm9                                         ;  1089.8 p0      41 next copy
        movaps [rsi + 48], xmm9                                    ;  1089.8 p3+p4   41 next spill
        movaps xmm9, xmm10                                         ;  1088.2 p1      41 next copy
        andps xmm9, xmm14                                          ;  1089.2 p5      41 next
        movaps [rbp + 32], xmm7                                    ;  1087.5 p3+p4   41 next spill
        movaps xmm7, xmm1                                          ;  1089.0 p0      41 next copy
        andps xmm7, xmm12                                          ;  1090.0 p1      41 next
        xorps xmm2, xmm7                                           ;  1091.0 p5      41 next
        xorps xmm11, xmm2                                          ;  1092.0 p0      41 next
        xorps xmm13, xmm2                                          ;  1092.0 p1      41 next
        xorps xmm9, xmm3                                           ;  1090.8 p5      41 next
        movaps xmm2, [rcx - 112]                                   ;  1089.0 p2      41 next reload
        xorps xmm13, xmm2                                          ;  1093.0 p0      41 next
        andps xmm4, xmm12                                          ;  1091.2 p1      41 next
        xorps xmm11, xmm5                                          ;  1093.0 p5      41 next
        andps xmm5, xmm6                                           ;  1092.0 p0      41 next
        xorps xmm15, xmm4                                          ;  1092.2 p1      41 next
        movaps xmm4, [rsi - 32]                                    ;  1090.5 p2      41 next reload
        xorps xmm11, xmm4                                          ;  1094.0 p5      41 next
        movaps xmm7, xmm1                                          ;  1093.0 p0      41 next copy
        andps xmm7, xmm14                                          ;  1094.0 p1      41 next
        xorps xmm7, xmm9                                           ;  1095.0 p5      41 next
        andps xmm2, xmm12                                          ;  1094.0 p0      41 next
        xorps xmm9, xmm8                                           ;  1094.2 p1      41 next
        xorps xmm2, xmm9                                           ;  1095.2 p5      41 next
        andps xmm9, xmm14                                          ;  1095.2 p0      41 next
        xorps xmm2, xmm6                                           ;  1096.2 p1      41 next
        xorps xmm5, xmm7                                           ;  1096.0 p5      41 next
        movaps xmm7, xmm6                                          ;  1096.0 p0      41 next copy
        andps xmm7, xmm1                                           ;  1097.0 p1      41 next
        andps xmm6, xmm3                                           ;  1096.8 p5      41 next
        xorps xmm7, xmm6                                           ;  1098.0 p0      41 next
        xorps xmm9, xmm7                                           ;  1099.0 p1      41 next
        movaps xmm7, [rbp - 48]                                    ;  1094.5 p2      41 next reload
        xorps xmm9, xmm7                                           ;  1100.0 p5      41 next
        xorps xmm6, [rsi + 0]                                      ;  1098.0 p0+p2   41 next
        xorps xmm6, xmm5                                           ;  1099.0 p1      41 next
        movaps xmm7, xmm3                                          ;  1098.8 p5      41 next copy
        xorps xmm7, xmm14                                          ;  1099.8 p0      41 next
        andps xmm7, xmm12                                          ;  1100.8 p1      41 next
        xorps xmm5, xmm7                                           ;  1101.8 p5      41 next
        movaps xmm7, [rsi + 96]                                    ;  1096.5 p2      54 next reload
        andps xmm3, xmm7                                           ;  1100.0 p0      41 next
        andps xmm8, xmm10                                          ;  1100.2 p1      41 next
        xorps xmm3, [rbp + 32]                                     ;  1101.0 p5+p2   41 next
        movaps xmm4, xmm1                                          ;  1101.0 p0      41 next copy
        andps xmm4, xmm7                                           ;  1102.0 p1      41 next
        andps xmm14, xmm7                                          ;  1101.8 p5      41 next
        andps xmm1, xmm10                                          ;  1102.0 p0      41 next
        movaps xmm7, xmm2                                          ;  1102.2 p1      41 next copy
        xorps xmm7, [rsi + 80]                                     ;  1103.2 p5+p2   41 next
        xorps xmm2, xmm6                                           ;  1103.0 p0      41 next
        xorps xmm0, xmm2                                           ;  1104.0 p1      41 next
        movaps xmm2, [rsi - 128]                                   ;  1099.8 p2      41 next reload
        orps xmm12, xmm2                                           ;  1103.8 p5      41 next
        xorps xmm8, xmm4                                           ;  1104.0 p0      41 next
        xorps xmm0, xmm3                                           ;  1105.0 p1      41 next
        xorps xmm1, [rdi - 112]                                    ;  1104.8 p5+p2   41 next
        xorps xmm4, xmm14                                          ;  1105.0 p0      41 next
        xorps xmm8, xmm2                                           ;  1105.2 p1      41 next
        xorps xmm12, xmm8                                          ;  1106.2 p5      41 next
        xorps xmm14, xmm1                                          ;  1106.0 p0      41 next
        xorps xmm7, [rsi + 48]                                     ;  1106.2 p1+p2   41 next
        xorps xmm11, xmm4                                          ;  1106.8 p5      41 next
        xorps xmm1, [rdi - 80]                                     ;  1107.0 p0+p2   41 next
        xorps xmm13, xmm1                                          ;  1108.0 p1      41 next
        movaps xmm1, [rsi + 96]                                    ;  1103.8 p2      54 next reload
        andps xmm10, xmm1                                          ;  1107.8 p5      41 next
        xorps xmm4, [rsi + 80]                                     ;  1108.0 p0+p2   41 next
        xorps xmm3, [rdi - 112]                                    ;  1108.2 p1+p2   41 next
        xorps xmm15, xmm3                                          ;  1109.2 p5      41 next
        xorps xmm9, xmm4                                           ;  1109.0 p0      41 next
        xorps xmm11, [rsi + 0]                                     ;  1109.2 p1+p2   41 next
        movaps xmm3, xmm5                                          ;  1109.8 p5      41 next copy
        xorps xmm3, xmm10                                          ;  1110.8 p0      41 next
        xorps xmm10, [rsi - 32]                                    ;  1110.2 p1+p2   41 next
        xorps xmm5, xmm12                                          ;  1110.8 p5      41 next
        xorps xmm12, [rbp - 48]                                    ;  1111.0 p0+p2   41 next
        xorps xmm5, [rbp - 64]                                     ;  1111.8 p1+p2   41 next
        xorps xmm2, xmm7                                           ;  1111.8 p5      41 next
        xorps xmm1, xmm10                                          ;  1112.0 p0      41 next
        xorps xmm14, xmm3                                          ;  1112.2 p1      41 next
        xorps xmm6, xmm14                                          ;  1113.2 p5      41 next
        xorps xmm12, xmm1                                          ;  1113.0 p0      41 next
        movaps xmm14, [rbp - 80]                                   ;  1110.8 p2      41 next
        movaps xmm1, [rdi - 96]                                    ;  1111.8 p2      54 next reload
        andps xmm14, xmm1                                          ;  1114.8 p1      41 next
        movaps xmm3, [rbp - 96]                                    ;  1112.8 p2      41 next
        andps xmm3, xmm1                                           ;  1115.8 p5      41 next
        movaps xmm4, [rsi + 64]                                    ;  1113.8 p2      41 next
        movaps xmm7, [rsi - 16]                                    ;  1114.8 p2      54 next reload
        andps xmm4, xmm7                                           ;  1117.8 p0      41 next
        movaps xmm8, xmm3                                          ;  1116.8 p1      41 next copy
        movaps xmm10, [rsi + 64]                                   ;  1115.8 p2      54 next reload
        andps xmm8, xmm10                                          ;  1118.8 p5      41 next
        movaps [rsi + 96], xmm2                                    ;  1112.8 p3+p4   41 next spill
        movaps xmm2, [rsi - 112]                                   ;  1116.8 p2      41 next
        andps xmm2, xmm1                                           ;  1119.8 p0      41 next
        movaps [rsi - 128], xmm9                                   ;  1112.8 p3+p4   41 next spill
        movaps xmm9, xmm2                                          ;  1120.8 p1      41 next copy
        xorps xmm9, xmm7                                           ;  1121.8 p5      41 next
        movaps [rbp - 64], xmm13                                   ;  1113.8 p3+p4   41 next spill
        movaps xmm13, [rbp - 80]                                   ;  1117.8 p2      41 next
        andps xmm13, [rsi - 112]                                   ;  1120.8 p0+p2   41 next
        movaps [rbp - 48], xmm11                                   ;  1114.8 p3+p4   41 next spill
        movaps xmm11, xmm9                                         ;  1122.8 p1      41 next copy
        xorps xmm11, [rbp - 80]                                    ;  1123.8 p5+p2   41 next
        andps xmm11, xmm10                                         ;  1124.8 p0      41 next
        xorps xmm2, xmm11                                          ;  1125.8 p1      41 next
        movaps [rsi - 32], xmm12                                   ;  1115.8 p3+p4   41 next spill
        movaps xmm12, [rsi - 112]                                  ;  1120.8 p2      41 next
        andps xmm12, xmm10                                         ;  1123.8 p5      41 next
        movaps [rsi + 0], xmm5                                     ;  1116.8 p3+p4   41 next spill
        movaps xmm5, xmm14                                         ;  1118.0 p0      41 next copy
        xorps xmm5, xmm13                                          ;  1121.8 p1      41 next
        movaps [rdi - 112], xmm0                                   ;  1117.8 p3+p4   41 next spill
        movaps xmm0, xmm7                                          ;  1118.8 p5      41 next copy
        movaps [rsi + 80], xmm15                                   ;  1118.8 p3+p4   41 next spill
        movaps xmm15, [rbp - 96]                                   ;  1121.8 p2      41 next
        andps xmm15, [rbp + 0]                                     ;  1124.8 p0+p2   41 next
        xorps xmm4, xmm15                                          ;  1125.8 p1      41 next
        andps xmm0, xmm15                                          ;  1125.8 p5      41 next
        xorps xmm13, xmm4                                          ;  1126.8 p0      41 next
        movaps xmm15, [rbp - 96]                                   ;  1123.8 p2      54 next reload
        andps xmm5, xmm15                                          ;  1126.8 p1      41 next
        xorps xmm4, xmm14                                          ;  1126.8 p5      41 next
        movaps [rdi - 80], xmm6                                    ;  1121.2 p3+p4   41 next spill
        movaps xmm6, xmm7                                          ;  1121.5 p0      41 next copy
        andps xmm6, xmm15                                          ;  1126.8 p1      41 next
        movaps [rsi + 48], xmm4                                    ;  1127.8 p3+p4   41 next spill
        movaps xmm4, xmm13                                         ;  1127.8 p5      41 next copy
        andps xmm4, [rbp + 0]                                      ;  1128.8 p0+p2   41 next
        movaps [rbp + 32], xmm11                                   ;  1125.8 p3+p4   41 next spill
        movaps xmm11, xmm6                                         ;  1127.8 p1      41 next copy
        andps xmm11, [rsi - 112]                                   ;  1128.8 p5+p2   41 next
        movaps [rcx - 112], xmm2                                   ;  1126.8 p3+p4   41 next spill
        movaps xmm2, xmm7                                          ;  1124.8 p0      41 next copy
        andps xmm2, xmm1                                           ;  1125.8 p1      41 next
        xorps xmm11, xmm2                                          ;  1129.8 p5      41 next
        xorps xmm4, xmm11                                          ;  1130.8 p0      41 next
        movaps xmm11, [rsi - 112]                                  ;  1126.8 p2      54 next reload
        xorps xmm4, xmm11                                          ;  1131.8 p1      41 next
        movaps [rcx - 128], xmm4                                   ;  1132.8 p3+p4   41 next spill
        movaps xmm4, xmm10                                         ;  1126.8 p5      41 next copy
        andps xmm4, [rbp + 0]                                      ;  1127.8 p0+p2   41 next
        xorps xmm2, xmm4                                           ;  1128.8 p1      41 next
        xorps xmm8, xmm6                                           ;  1127.8 p5      41 next
        xorps xmm8, [rel misty1_decrypt_compact.T0_constants128]   ;  1128.8 p0+p2   41 next
        movaps xmm10, xmm2                                         ;  1129.8 p1      41 next copy
        andps xmm10, [rbp + 0]                                     ;  1130.8 p5+p2   41 next
        xorps xmm10, xmm1                                          ;  1131.8 p0      41 next
        andps xmm2, [rbp - 80]                                     ;  1130.8 p1+p2   41 next
        xorps xmm10, xmm9                                          ;  1132.8 p5      41 next
        xorps xmm13, xmm1                                          ;  1130.0 p0      41 next
        movaps [rdi + 0], xmm10                                    ;  1133.8 p3+p4   41 next spill
        movaps xmm10, xmm12                                        ;  1130.2 p1      41 next copy
        xorps xmm10, [rbp - 80]                                    ;  1131.8 p5+p2   41 next
        xorps xmm5, xmm10                                          ;  1132.8 p0      41 next
        xorps xmm2, xmm5                                           ;  1133.8 p1      41 next
        andps xmm10, xmm15                                         ;  1132.8 p5      41 next
        movaps xmm5, [rbp + 0]                                     ;  1132.8 p2      54 next reload
        andps xmm9, xmm5                                           ;  1135.8 p0      41 next
        movaps xmm15, xmm13                                        ;  1132.2 p1      41 next copy
        andps xmm15, xmm1                                          ;  1133.2 p5      41 next
        andps xmm13, [rbp - 80]                                    ;  1133.8 p0+p2   41 next
        xorps xmm15, xmm8                                          ;  1134.2 p1      41 next
        xorps xmm15, xmm4                                          ;  1135.2 p5      41 next
        movaps [rax - 48], xmm0                                    ;  1132.8 p3+p4   41 next spill
        movaps xmm0, xmm7                                          ;  1134.0 p0      41 next copy
        andps xmm0, xmm11                                          ;  1135.0 p1      41 next
        xorps xmm10, xmm0                                          ;  1136.0 p5      41 next
        xorps xmm15, xmm10                                         ;  1137.0 p0      41 next
        movaps xmm10, xmm7                                         ;  1135.2 p1      41 next copy
        andps xmm10, [rbp - 80]                                    ;  1136.2 p5+p2   41 next
        xorps xmm10, xmm3                                          ;  1137.2 p0      41 next
        xorps xmm9, xmm10                                          ;  1138.2 p1      41 next
        xorps xmm10, xmm5                                          ;  1138.2 p5      41 next
        xorps xmm14, xmm0                                          ;  1137.0 p0      41 next
        movaps xmm0, xmm6                                          ;  1137.2 p1      41 next copy
        xorps xmm0, [rsi + 64]                                     ;  1138.2 p5+p2   41 next
        andps xmm0, xmm1                                           ;  1139.2 p0      41 next
        xorps xmm8, xmm0                                           ;  1140.2 p1      41 next
        xorps xmm13, xmm8                                          ;  1141.2 p5      41 next
        xorps xmm6, xmm5                                           ;  1139.0 p0      41 next
        xorps xmm2, xmm9                                           ;  1139.2 p1      41 next
        movaps xmm8, xmm4                                          ;  1139.8 p5      41 next copy
        xorps xmm8, xmm10                                          ;  1140.8 p0      41 next
        andps xmm10, xmm11                                         ;  1140.2 p1      41 next
        xorps xmm4, xmm11                                          ;  1140.8 p5      41 next
        andps xmm12, xmm4                                          ;  1141.8 p0      41 next
        movaps xmm9, [rbp - 96]                                    ;  1138.5 p2      54 next reload
        xorps xmm10, xmm9                                          ;  1141.5 p1      41 next
        andps xmm4, xmm9                                           ;  1141.8 p5      41 next
        xorps xmm0, xmm4                                           ;  1142.8 p0      41 next
        xorps xmm8, xmm0                                           ;  1143.8 p1      41 next
        xorps xmm10, [rax - 48]                                    ;  1142.8 p5+p2   41 next
        movaps xmm0, xmm6                                          ;  1143.0 p0      41 next copy
        andps xmm0, [rbp - 80]                                     ;  1144.0 p1+p2   41 next
        andps xmm6, xmm1                                           ;  1143.8 p5      41 next
        xorps xmm4, [rcx - 112]                                    ;  1144.0 p0+p2   41 next
        xorps xmm2, [rbp + 32]                                     ;  1144.2 p1+p2   41 next
        xorps xmm6, [rsi + 64]                                     ;  1144.8 p5+p2   41 next
        xorps xmm13, xmm6                                          ;  1145.8 p0      41 next
        movaps xmm6, [rdi + 0]                                     ;  1144.8 p2      41 next reload
        xorps xmm8, xmm6                                           ;  1147.8 p1      41 next
        movaps xmm11, xmm14                                        ;  1145.8 p5      41 next copy
        andps xmm11, xmm5                                          ;  1146.8 p0      41 next
        movaps xmm5, xmm9                                          ;  1146.2 p1      41 next copy
        andps xmm5, [rsi + 64]                                     ;  1147.2 p5+p2   41 next
        xorps xmm14, xmm5                                          ;  1148.2 p0      41 next
        xorps xmm3, xmm4                                           ;  1147.2 p1      41 next
        andps xmm5, [rcx - 112]                                    ;  1148.2 p5+p2   41 next
        xorps xmm12, xmm13                                         ;  1148.0 p0      41 next
        movaps xmm4, [rsi + 64]                                    ;  1147.8 p2      54 next reload
        andps xmm14, xmm4                                          ;  1150.8 p1      41 next
        xorps xmm11, xmm8                                          ;  1148.8 p5      41 next
        xorps xmm6, xmm14                                          ;  1151.8 p0      41 next
        xorps xmm5, [rsi + 48]                                     ;  1149.2 p1+p2   41 next
        xorps xmm10, xmm5                                          ;  1150.2 p5      41 next
        xorps xmm0, xmm6                                           ;  1152.8 p0      41 next
        movaps xmm14, [rel misty1_decrypt_compact.T0_constants128] ;  1149.8 p2      41 next reload
        xorps xmm10, xmm14                                         ;  1152.8 p1      41 next
        xorps xmm1, [rdi - 80]                                     ;  1150.8 p5+p2   41 next
        xorps xmm3, [rcx - 128]                                    ;  1151.8 p0+p2   41 next
        xorps xmm15, xmm1                                          ;  1151.8 p1      41 next
        xorps xmm7, [rsi + 80]                                     ;  1152.8 p5+p2   41 next
        xorps xmm0, xmm14                                          ;  1153.8 p0      41 next
        xorps xmm12, xmm7                                          ;  1153.8 p1      41 next
        xorps xmm9, [rbp - 48]                                     ;  1153.8 p5+p2   41 next
        xorps xmm11, xmm9                                          ;  1154.8 p0      41 next
        xorps xmm4, [rbp - 64]                                     ;  1154.8 p1+p2   41 next
        movaps xmm5, [rdi - 112]                                   ;  1155.8 p2      41 next
        xorps xmm5, [rbp + 0]                                      ;  1158.8 p5+p2   41 next
        xorps xmm2, xmm5                                           ;  1159.8 p0      41 next
        xorps xmm3, xmm4                                           ;  1155.8 p1      41 next
        xorps xmm15, [r8 + 6544]                                   ;  1157.8 p5+p2   48 next
        movaps xmm6, [rsi + 0]                                     ;  1158.8 p2      41 next
        xorps xmm6, [rsi - 112]                                    ;  1161.8 p0+p2   41 next
        xorps xmm0, xmm6                                           ;  1162.8 p1      41 next
        xorps xmm12, [r8 + 6560]                                   ;  1160.8 p5+p2   48 next
        xorps xmm2, [r8 + 6576]                                    ;  1161.8 p0+p2   48 next
        movaps xmm8, [rsi - 32]                                    ;  1162.8 p2      41 next
        xorps xmm8, [rbp - 80]                                     ;  1165.8 p1+p2   41 next
        xorps xmm10, xmm8                                          ;  1166.8 p5      41 next
        xorps xmm11, [r8 + 6624]                                   ;  1164.8 p0+p2   48 next
        xorps xmm1, [r8 + 6400]                                    ;  1165.8 p1+p2   48 next
        xorps xmm3, [r8 + 6640]                                    ;  1166.8 p5+p2   48 next
        xorps xmm7, [r8 + 6416]                                    ;  1167.8 p0+p2   48 next
        xorps xmm0, [r8 + 6592]                                    ;  1168.8 p1+p2   48 next
        xorps xmm5, [r8 + 6432]                                    ;  1169.8 p5+p2   48 next
        xorps xmm10, [r8 + 6608]                                   ;  1170.8 p0+p2   48 next
        xorps xmm9, [r8 + 6480]                                    ;  1171.8 p1+p2   48 next
        xorps xmm6, [r8 + 6448]                                    ;  1172.8 p5+p2   48 next
        xorps xmm4, [r8 + 6496]                                    ;  1173.8 p0+p2   48 next
        xorps xmm8, [r8 + 6464]                                    ;  1174.8 p1+p2   48 next
        movaps xmm13, [rsi - 128]                                  ;  1175.8 p2      48 next
        xorps xmm13, [r8 + 6512]                                   ;  1178.8 p5+p2   48 next
        movaps [rsi - 128], xmm3                                   ;  1167.8 p3+p4   48 next spill
        movaps xmm3, [rsi + 96]                                    ;  1177.8 p2      48 next
        xorps xmm3, [r8 + 6528]                                    ;  1180.8 p0+p2   48 next
        movaps [rsi + 96], xmm11                                   ;  1166.0 p3+p4   48 next spill
        movaps xmm11, xmm1                                         ;  1166.8 p1      45 next copy
        xorps xmm11, xmm4                                          ;  1174.8 p5      45 next
        movaps [rbp - 80], xmm10                                   ;  1171.8 p3+p4   48 next spill
        movaps xmm10, xmm11                                        ;  1175.8 p0      45 next copy
        xorps xmm10, xmm6                                          ;  1176.8 p1      45 next
        movaps [rsi - 32], xmm0                                    ;  1169.8 p3+p4   48 next spill
        movaps xmm0, xmm6                                          ;  1173.8 p5      45 next copy
        andps xmm0, xmm13                                          ;  1179.8 p0      45 next
        movaps [rsi - 112], xmm2                                   ;  1170.0 p3+p4   48 next spill
        movaps xmm2, xmm6                                          ;  1173.8 p1      45 next copy
        andps xmm2, xmm4                                           ;  1174.8 p5      45 next
        movaps [rsi + 0], xmm12                                    ;  1171.8 p3+p4   48 next spill
        movaps xmm12, xmm4                                         ;  1174.8 p0      45 next copy
        andps xmm12, xmm8                                          ;  1175.8 p1      45 next
        movaps [rbp + 0], xmm15                                    ;  1172.8 p3+p4   48 next spill
        movaps xmm15, xmm10                                        ;  1177.8 p5      45 next copy
        andps xmm15, xmm5                                          ;  1178.8 p0      45 next
        movaps [rdi - 112], xmm0                                   ;  1180.8 p3+p4   45 next spill
        movaps xmm0, xmm7                                          ;  1174.2 p1      45 next copy
        xorps xmm0, xmm9                                           ;  1175.2 p5      45 next
        movaps [rbp - 64], xmm4                                    ;  1175.0 p3+p4   48 next spill
        movaps xmm4, xmm13                                         ;  1179.8 p0      45 next copy
        andps xmm4, xmm3                                           ;  1181.8 p1      45 next
        movaps [rsi + 64], xmm11                                   ;  1176.0 p3+p4   45 next spill
        movaps xmm11, xmm0                                         ;  1176.2 p5      45 next copy
        movaps [rbp - 48], xmm9                                    ;  1177.0 p3+p4   48 next spill
        movaps xmm9, xmm6                                          ;  1176.2 p0      45 next copy
        andps xmm9, xmm5                                           ;  1177.2 p1      45 next
        xorps xmm11, xmm9                                          ;  1178.2 p5      45 next
        movaps xmm9, xmm13                                         ;  1179.8 p0      45 next copy
        andps xmm9, xmm1                                           ;  1180.8 p1      45 next
        xorps xmm2, xmm9                                           ;  1181.8 p5      45 next
        xorps xmm2, xmm14                                          ;  1182.8 p0      45 next
        movaps xmm9, xmm4                                          ;  1182.8 p1      45 next copy
        movaps [rbp - 96], xmm4                                    ;  1182.8 p3+p4   45 next spill
        movaps xmm4, xmm6                                          ;  1178.8 p5      45 next copy
        andps xmm4, xmm1                                           ;  1179.8 p0      45 next
        xorps xmm12, xmm4                                          ;  1180.8 p1      45 next
        xorps xmm9, xmm12                                          ;  1183.8 p5      45 next
        movaps xmm4, xmm6                                          ;  1180.2 p0      45 next copy
        andps xmm4, xmm7                                           ;  1181.2 p1      45 next
        movaps xmm12, xmm6                                         ;  1180.8 p5      45 next copy
        andps xmm12, xmm8                                          ;  1181.8 p0      45 next
        movaps [rsi + 80], xmm2                                    ;  1183.8 p3+p4   45 next spill
        movaps xmm2, xmm13                                         ;  1181.5 p1      45 next copy
        movaps [rsi - 16], xmm11                                   ;  1181.5 p3+p4   45 next spill
        movaps xmm11, xmm1                                         ;  1181.8 p5      45 next copy
        andps xmm11, xmm3                                          ;  1182.8 p0      45 next
        xorps xmm2, xmm11                                          ;  1183.8 p1      45 next
        xorps xmm4, xmm12                                          ;  1182.8 p5      45 next
        xorps xmm15, xmm2                                          ;  1184.8 p0      45 next
        xorps xmm12, xmm2                                          ;  1184.8 p1      45 next
        movaps xmm2, xmm0                                          ;  1183.8 p5      45 next copy
        andps xmm2, xmm8                                           ;  1184.8 p0      45 next
        movaps xmm11, xmm10                                        ;  1184.5 p1      45 next copy
        orps xmm11, xmm3                                           ;  1185.5 p5      45 next
        movaps [rcx - 128], xmm10                                  ;  1183.8 p3+p4   45 next spill
        movaps xmm10, xmm3                                         ;  1185.2 p0      45 next copy
        andps xmm10, xmm8                                          ;  1186.2 p1      45 next
        xorps xmm6, xmm10                                          ;  1187.2 p5      45 next
        xorps xmm15, xmm6                                          ;  1188.2 p0      45 next
        andps xmm6, xmm3                                           ;  1188.2 p1      45 next
        xorps xmm6, xmm14                                          ;  1189.2 p5      45 next
        movaps xmm14, xmm7                                         ;  1187.2 p0      45 next copy
        andps xmm14, xmm1                                          ;  1188.2 p1      45 next
        andps xmm0, xmm1                                           ;  1187.8 p5      45 next
        movaps [rdi - 80], xmm10                                   ;  1187.2 p3+p4   45 next spill
        movaps xmm10, xmm8                                         ;  1188.2 p0      45 next copy
        andps xmm10, [rbp - 48]                                    ;  1189.2 p1+p2   45 next
        movaps [rdi - 96], xmm6                                    ;  1190.2 p3+p4   45 next spill
        movaps xmm6, xmm5                                          ;  1188.8 p5      45 next copy
        andps xmm6, [rbp - 48]                                     ;  1189.8 p0+p2   45 next
        xorps xmm11, xmm6                                          ;  1190.8 p1      45 next
        xorps xmm14, xmm11                                         ;  1191.8 p5      45 next
        movaps xmm6, xmm10                                         ;  1190.2 p0      45 next copy
        xorps xmm6, xmm3                                           ;  1191.2 p1      45 next
        xorps xmm10, xmm5                                          ;  1190.8 p5      45 next
        movaps xmm11, xmm14                                        ;  1192.8 p0      45 next copy
        movaps [rsi + 48], xmm14                                   ;  1192.8 p3+p4   45 next spill
        movaps xmm14, xmm5                                         ;  1191.5 p1      45 next copy
        andps xmm14, xmm7                                          ;  1192.5 p5      45 next
        movaps [rdi + 0], xmm4                                     ;  1190.2 p3+p4   45 next spill
        movaps xmm4, xmm13                                         ;  1192.2 p0      45 next copy
        andps xmm4, [rbp - 48]                                     ;  1193.2 p1+p2   45 next
        xorps xmm2, xmm4                                           ;  1194.2 p5      45 next
        xorps xmm12, xmm2                                          ;  1195.2 p0      45 next
        xorps xmm11, xmm2                                          ;  1195.2 p1      45 next
        xorps xmm14, xmm1                                          ;  1193.8 p5      45 next
        movaps xmm2, [rsi + 64]                                    ;  1191.8 p2      45 next reload
        xorps xmm11, xmm2                                          ;  1196.2 p0      45 next
        movaps xmm4, [rbp - 48]                                    ;  1192.8 p2      48 next reload
        andps xmm6, xmm4                                           ;  1195.8 p1      45 next
        xorps xmm12, xmm10                                         ;  1196.2 p5      45 next
        andps xmm10, xmm8                                          ;  1195.2 p0      45 next
        xorps xmm15, xmm6                                          ;  1196.8 p1      45 next
        xorps xmm12, xmm9                                          ;  1197.2 p5      45 next
        movaps xmm6, xmm13                                         ;  1196.2 p0      45 next copy
        andps xmm6, xmm7                                           ;  1197.2 p1      45 next
        andps xmm2, xmm4                                           ;  1196.8 p5      45 next
        xorps xmm6, xmm14                                          ;  1198.2 p0      45 next
        xorps xmm14, xmm3                                          ;  1197.5 p1      45 next
        xorps xmm2, xmm14                                          ;  1198.5 p5      45 next
        andps xmm14, xmm7                                          ;  1198.5 p0      45 next
        xorps xmm2, xmm8                                           ;  1199.5 p1      45 next
        xorps xmm10, xmm6                                          ;  1199.2 p5      45 next
        movaps xmm6, xmm8                                          ;  1199.2 p0      45 next copy
        andps xmm6, xmm13                                          ;  1200.2 p1      45 next
        andps xmm8, xmm1                                           ;  1199.8 p5      45 next
        xorps xmm6, xmm8                                           ;  1201.2 p0      45 next
        xorps xmm14, xmm6                                          ;  1202.2 p1      45 next
        movaps xmm6, [rsi - 16]                                    ;  1197.2 p2      45 next reload
        xorps xmm14, xmm6                                          ;  1203.2 p5      45 next
        xorps xmm8, [rdi - 112]                                    ;  1201.2 p0+p2   45 next
        xorps xmm8, xmm10                                          ;  1202.2 p1      45 next
        movaps xmm6, xmm1                                          ;  1201.8 p5      45 next copy
        xorps xmm6, xmm7                                           ;  1202.8 p0      45 next
        andps xmm6, xmm4                                           ;  1203.8 p1      45 next
        xorps xmm10, xmm6                                          ;  1204.8 p5      45 next
        movaps xmm6, [rbp - 64]                                    ;  1199.2 p2      48 next reload
        andps xmm1, xmm6                                           ;  1203.2 p0      45 next
        andps xmm3, xmm5                                           ;  1203.5 p1      45 next
        xorps xmm1, [rdi + 0]                                      ;  1204.2 p5+p2   45 next
        movaps [rdi + 0], xmm14                                    ;  1204.2 p3+p4   45 next spill
        movaps xmm14, xmm13                                        ;  1204.2 p0      45 next copy
        andps xmm14, xmm6                                          ;  1205.2 p1      45 next
        andps xmm7, xmm6                                           ;  1204.8 p5      45 next
        andps xmm13, xmm5                                          ;  1205.2 p0      45 next
        movaps xmm6, xmm2                                          ;  1205.5 p1      45 next copy
        xorps xmm6, [rsi + 80]                                     ;  1206.5 p5+p2   45 next
        xorps xmm2, xmm8                                           ;  1206.2 p0      45 next
        xorps xmm0, xmm2                                           ;  1207.2 p1      45 next
        movaps xmm2, [rcx - 128]                                   ;  1202.8 p2      45 next reload
        orps xmm4, xmm2                                            ;  1206.8 p5      45 next
        xorps xmm3, xmm14                                          ;  1207.2 p0      45 next
        xorps xmm0, xmm1                                           ;  1208.2 p1      45 next
        xorps xmm13, [rdi - 96]                                    ;  1207.8 p5+p2   45 next
        xorps xmm14, xmm7                                          ;  1208.2 p0      45 next
        xorps xmm3, xmm2                                           ;  1208.5 p1      45 next
        xorps xmm4, xmm3                                           ;  1209.5 p5      45 next
        xorps xmm7, xmm13                                          ;  1209.2 p0      45 next
        xorps xmm6, [rsi + 48]                                     ;  1209.5 p1+p2   45 next
        xorps xmm12, xmm14                                         ;  1209.8 p5      45 next
        xorps xmm13, [rbp - 96]                                    ;  1210.2 p0+p2   45 next
        xorps xmm11, xmm13                                         ;  1211.2 p1      45 next
        movaps xmm3, [rbp - 64]                                    ;  1207.0 p2      48 next reload
        andps xmm5, xmm3                                           ;  1210.8 p5      45 next
        xorps xmm14, [rsi + 80]                                    ;  1211.2 p0+p2   45 next
        xorps xmm9, xmm5                                           ;  1211.8 p1      45 next
        xorps xmm1, [rdi - 96]                                     ;  1211.8 p5+p2   45 next
        xorps xmm5, xmm10                                          ;  1212.2 p0      45 next
        xorps xmm10, xmm4                                          ;  1212.5 p1      45 next
        xorps xmm15, xmm1                                          ;  1212.8 p5      45 next
        xorps xmm4, [rsi - 16]                                     ;  1213.2 p0+p2   45 next
        xorps xmm10, [rdi - 80]                                    ;  1213.5 p1+p2   45 next
        xorps xmm12, [rdi - 112]                                   ;  1213.8 p5+p2   45 next
        xorps xmm2, xmm6                                           ;  1214.2 p0      45 next
        xorps xmm14, [rdi + 0]                                     ;  1214.5 p1+p2   45 next
        xorps xmm3, xmm9                                           ;  1214.8 p5      45 next
        xorps xmm7, xmm5                                           ;  1215.2 p0      45 next
        xorps xmm8, xmm7                                           ;  1216.2 p1      45 next
        xorps xmm4, xmm3                                           ;  1215.8 p5      45 next
        movaps xmm1, [rsi - 112]                                   ;  1214.0 p2      48 next reload
        xorps xmm0, xmm1                                           ;  1217.0 p0      45 next
        movaps xmm3, [rsi + 0]                                     ;  1215.0 p2      48 next reload
        xorps xmm15, xmm3                                          ;  1218.0 p1      45 next
        movaps xmm5, [rbp + 0]                                     ;  1216.0 p2      48 next reload
        xorps xmm8, xmm5                                           ;  1219.0 p5      45 next
        movaps xmm6, [rsi - 32]                                    ;  1217.0 p2      48 next reload
        xorps xmm10, xmm6                                          ;  1220.0 p0      45 next
        movaps xmm7, [rsi + 96]                                    ;  1218.0 p2      48 next reload
        xorps xmm12, xmm7                                          ;  1221.0 p1      45 next
        movaps xmm9, [rbp - 80]                                    ;  1219.0 p2      48 next reload
        xorps xmm4, xmm9                                           ;  1222.0 p5      45 next
        movaps xmm13, [rsi - 128]                                  ;  1220.0 p2      48 next reload
        xorps xmm11, xmm13                                         ;  1223.0 p0      45 next
        xorps xmm8, [rbp + 80]                                     ;  1221.0 p1+p2   54 next
        xorps xmm15, [rbp - 112]                                   ;  1222.0 p5+p2   54 next
        xorps xmm0, [rbp - 128]                                    ;  1223.0 p0+p2   54 next
        xorps xmm10, [rbp + 16]                                    ;  1224.0 p1+p2   54 next
        xorps xmm14, [rsi + 32]                                    ;  1225.0 p5+p2   54 next
        xorps xmm2, [rsi - 80]                                     ;  1226.0 p0+p2   54 next
        xorps xmm4, [rdx - 96]                                     ;  1227.0 p1+p2   54 next
        xorps xmm12, [rbp + 96]                                    ;  1228.0 p5+p2   54 next
        xorps xmm5, [rbp + 64]                                     ;  1229.0 p0+p2   54 next
        xorps xmm11, [rbp + 48]                                    ;  1230.0 p1+p2   54 next
        xorps xmm3, [rdx - 128]                                    ;  1231.0 p5+p2   54 next
        xorps xmm1, [rdx - 112]                                    ;  1232.0 p0+p2   54 next
        xorps xmm6, [rdx - 64]                                     ;  1233.0 p1+p2   54 next
        xorps xmm9, [rbp - 32]                                     ;  1234.0 p5+p2   54 next
        xorps xmm7, [rbp - 16]                                     ;  1235.0 p0+p2   54 next
        xorps xmm13, [rdi - 128]                                   ;  1236.0 p1+p2   54 next
        movaps [rsi - 128], xmm13                                  ;  1237.0 p3+p4   54 next spill
        movaps xmm13, [rbp + 80]                                   ;  1237.0 p2      58 r
        xorps xmm13, [r8 + 2560]                                   ;  1240.0 p5+p2   58 r
        movaps [rbp + 80], xmm7                                    ;  1236.0 p3+p4   54 next spill
        movaps xmm7, [rbp - 112]                                   ;  1239.0 p2      58 r
        xorps xmm7, [r8 + 2576]                                    ;  1242.0 p0+p2   58 r
        movaps [rbp - 112], xmm9                                   ;  1235.0 p3+p4   54 next spill
        movaps xmm9, [rbp - 128]                                   ;  1241.0 p2      58 r
        xorps xmm9, [r8 + 2592]                                    ;  1244.0 p1+p2   58 r
        movaps [rbp - 128], xmm6                                   ;  1234.0 p3+p4   54 next spill
        movaps xmm6, [rbp + 16]                                    ;  1243.0 p2      58 r
        xorps xmm6, [r8 + 2608]                                    ;  1246.0 p5+p2   58 r
        movaps [rbp + 16], xmm1                                    ;  1233.0 p3+p4   54 next spill
        movaps xmm1, [rdx - 96]                                    ;  1245.0 p2      58 r
        xorps xmm1, [r8 + 2624]                                    ;  1248.0 p0+p2   58 r
        movaps [rdx - 96], xmm3                                    ;  1234.2 p3+p4   54 next spill
        movaps xmm3, [rbp + 96]                                    ;  1247.0 p2      58 r
        xorps xmm3, [r8 + 2640]                                    ;  1250.0 p1+p2   58 r
        movaps [rbp + 96], xmm5                                    ;  1235.2 p3+p4   54 next spill
        movaps xmm5, [rbp + 48]                                    ;  1249.0 p2      58 r
        xorps xmm5, [r8 + 2656]                                    ;  1252.0 p5+p2   58 r
        movaps [rbp + 48], xmm2                                    ;  1236.2 p3+p4   54 next spill
        movaps xmm2, [rsi + 32]                                    ;  1251.0 p2      58 r
        xorps xmm2, [r8 + 2672]                                    ;  1254.0 p0+p2   58 r
        xorps xmm13, [rax - 32]                                    ;  1253.0 p1+p2  114 r
        movaps [rsi + 32], xmm13                                   ;  1254.0 p3+p4  114 r spill
        movaps xmm13, [rsi - 80]                                   ;  1254.0 p2      58 r
        xorps xmm13, [r8 + 2688]                                   ;  1257.0 p5+p2   58 r
        xorps xmm7, [rax - 16]                                     ;  1256.0 p0+p2  114 r
        movaps [rsi - 80], xmm7                                    ;  1257.0 p3+p4  114 r spill
        movaps xmm7, [rbp + 64]                                    ;  1257.0 p2      58 r
        xorps xmm7, [r8 + 2704]                                    ;  1260.0 p1+p2   58 r
        xorps xmm9, [rax + 0]                                      ;  1259.0 p5+p2  114 r
        movaps [rbp + 64], xmm9                                    ;  1260.0 p3+p4  114 r spill
        movaps xmm9, [rdx - 128]                                   ;  1260.0 p2      58 r
        xorps xmm9, [r8 + 2720]                                    ;  1263.0 p0+p2   58 r
        xorps xmm6, [rax + 16]                                     ;  1262.0 p1+p2  114 r
        movaps [rdx - 128], xmm6                                   ;  1263.0 p3+p4  114 r spill
        movaps xmm6, [rdx - 112]                                   ;  1263.0 p2      58 r
        xorps xmm6, [r8 + 2736]                                    ;  1266.0 p5+p2   58 r
        xorps xmm1, [rax + 32]                                     ;  1265.0 p0+p2  114 r
        movaps [rdx - 112], xmm1                                   ;  1266.0 p3+p4  114 r spill
        movaps xmm1, [rdx - 64]                                    ;  1266.0 p2      58 r
        xorps xmm1, [r8 + 2752]                                    ;  1269.0 p1+p2   58 r
        xorps xmm3, [rax + 48]                                     ;  1268.0 p5+p2  114 r
        movaps [rdx - 64], xmm3                                    ;  1269.0 p3+p4  114 r spill
        movaps xmm3, [rbp - 32]                                    ;  1269.0 p2      58 r
        xorps xmm3, [r8 + 2768]                                    ;  1272.0 p0+p2   58 r
        xorps xmm5, [rax + 64]                                     ;  1271.0 p1+p2  114 r
        movaps [rbp - 32], xmm5                                    ;  1272.0 p3+p4  114 r spill
        movaps xmm5, [rbp - 16]                                    ;  1272.0 p2      58 r
        xorps xmm5, [r8 + 2784]                                    ;  1275.0 p5+p2   58 r
        xorps xmm2, [rax + 80]                                     ;  1274.0 p0+p2  114 r
        movaps [rbp - 16], xmm2                                    ;  1275.0 p3+p4  114 r spill
        movaps xmm2, [rdi - 128]                                   ;  1275.0 p2      58 r
        xorps xmm2, [r8 + 2800]                                    ;  1278.0 p1+p2   58 r
        xorps xmm13, [rax + 96]                                    ;  1277.0 p5+p2  114 r
        xorps xmm7, [rax + 112]                                    ;  1278.0 p0+p2  114 r
        xorps xmm9, [rbx - 128]                                    ;  1279.0 p1+p2  114 r
        xorps xmm6, [rbx - 112]                                    ;  1280.0 p5+p2  114 r
        xorps xmm1, [rbx - 96]                                     ;  1281.0 p0+p2  114 r
        xorps xmm3, [rbx - 80]                                     ;  1282.0 p1+p2  114 r
        xorps xmm8, [rcx - 48]                                     ;  1283.0 p5+p2  114 r
        xorps xmm15, [rcx - 32]                                    ;  1284.0 p0+p2  114 r
        xorps xmm5, [rbx - 64]                                     ;  1285.0 p1+p2  114 r
        xorps xmm0, [rcx - 16]                                     ;  1286.0 p5+p2  114 r
        xorps xmm10, [rcx + 0]                                     ;  1287.0 p0+p2  114 r
        xorps xmm2, [rbx - 48]                                     ;  1288.0 p1+p2  114 r
        xorps xmm4, [rcx + 16]                                     ;  1289.0 p5+p2  114 r
        xorps xmm12, [rcx + 32]                                    ;  1290.0 p0+p2  114 r
        xorps xmm11, [rcx + 48]                                    ;  1291.0 p1+p2  114 r
        xorps xmm14, [rcx + 64]                                    ;  1292.0 p5+p2  114 r
        movaps [rdi - 128], xmm2                                   ;  1289.0 p3+p4  114 r spill
        movaps xmm2, [rbp + 48]                                    ;  1293.0 p2     114 r
        xorps xmm2, [rcx + 80]                                     ;  1296.0 p0+p2  114 r
        movaps [rbp + 48], xmm5                                    ;  1286.0 p3+p4  114 r spill
        movaps xmm5, [rbp + 96]                                    ;  1295.0 p2     114 r
        xorps xmm5, [rcx + 96]                                     ;  1298.0 p1+p2  114 r
        movaps [rbp + 96], xmm3                                    ;  1283.0 p3+p4  114 r spill
        movaps xmm3, [rdx - 96]                                    ;  1297.0 p2     114 r
        xorps xmm3, [rcx + 112]                                    ;  1300.0 p5+p2  114 r
        movaps [rdx - 96], xmm1                                    ;  1285.0 p3+p4  114 r spill
        movaps xmm1, [rbp + 16]                                    ;  1299.0 p2     114 r
        xorps xmm1, [rax - 128]                                    ;  1302.0 p0+p2  114 r
        movaps [rbp + 16], xmm6                                    ;  1286.2 p3+p4  114 r spill
        movaps xmm6, [rbp - 128]                                   ;  1301.0 p2     114 r
        xorps xmm6, [rax - 112]                                    ;  1304.0 p1+p2  114 r
        movaps [rbp - 128], xmm9                                   ;  1288.0 p3+p4  114 r spill
        movaps xmm9, [rbp - 112]                                   ;  1303.0 p2     114 r
        xorps xmm9, [rax - 96]                                     ;  1306.0 p5+p2  114 r
        movaps [rbp - 112], xmm7                                   ;  1289.2 p3+p4  114 r spill
        movaps xmm7, [rbp + 80]                                    ;  1305.0 p2     114 r
        xorps xmm7, [rax - 80]                                     ;  1308.0 p0+p2  114 r
        movaps [rbp + 80], xmm13                                   ;  1291.0 p3+p4  114 r spill
        movaps xmm13, [rsi - 128]                                  ;  1307.0 p2     114 r
        xorps xmm13, [rax - 64]                                    ;  1310.0 p1+p2  114 r
        movaps [rsi - 128], xmm13                                  ;  1311.0 p3+p4  114 r spill
        movaps xmm13, [rsi - 96]                                   ;  1309.0 p2      66 l
        orps xmm13, [r9 + 6400]                                    ;  1312.0 p5+p2   66 l
        movaps [rsi + 96], xmm7                                    ;  1309.0 p3+p4  114 r spill
        movaps xmm7, [rdi + 112]                                   ;  1311.0 p2      66 l
        orps xmm7, [r9 + 6416]                                     ;  1314.0 p0+p2   66 l
        movaps [rbp - 80], xmm9                                    ;  1307.0 p3+p4  114 r spill
        movaps xmm9, [rdi + 96]                                    ;  1313.0 p2      66 l
        orps xmm9, [r9 + 6432]                                     ;  1316.0 p1+p2   66 l
        movaps [rsi - 32], xmm6                                    ;  1305.0 p3+p4  114 r spill
        movaps xmm6, [rdi + 16]                                    ;  1315.0 p2      66 l
        orps xmm6, [r9 + 6448]                                     ;  1318.0 p5+p2   66 l
        movaps [rsi - 112], xmm1                                   ;  1305.2 p3+p4  114 r spill
        movaps xmm1, [rdx - 16]                                    ;  1317.0 p2      66 l
        orps xmm1, [r9 + 6464]                                     ;  1320.0 p0+p2   66 l
        movaps [rsi + 0], xmm3                                     ;  1307.0 p3+p4  114 r spill
        movaps xmm3, [rdx + 96]                                    ;  1319.0 p2      66 l
        orps xmm3, [r9 + 6480]                                     ;  1322.0 p1+p2   66 l
        movaps [rbp + 0], xmm5                                     ;  1308.0 p3+p4  114 r spill
        movaps xmm5, [rdx + 0]                                     ;  1321.0 p2      66 l
        orps xmm5, [r9 + 6496]                                     ;  1324.0 p5+p2   66 l
        movaps [rbp - 64], xmm2                                    ;  1309.2 p3+p4  114 r spill
        movaps xmm2, [rdx + 112]                                   ;  1323.0 p2      66 l
        orps xmm2, [r9 + 6512]                                     ;  1326.0 p0+p2   66 l
        xorps xmm13, [rdi - 16]                                    ;  1325.0 p1+p2   66 l
        movaps [rdi - 16], xmm14                                   ;  1311.2 p3+p4  114 r spill
        movaps xmm14, [rdx + 64]                                   ;  1326.0 p2      66 l
        orps xmm14, [r9 + 6528]                                    ;  1329.0 p5+p2   66 l
        xorps xmm7, [rdi - 32]                                     ;  1328.0 p0+p2   66 l
        movaps [rdi - 32], xmm11                                   ;  1314.0 p3+p4  114 r spill
        movaps xmm11, [rdx - 48]                                   ;  1329.0 p2      66 l
        orps xmm11, [r9 + 6544]                                    ;  1332.0 p1+p2   66 l
        xorps xmm9, [rdi - 48]                                     ;  1331.0 p5+p2   66 l
        movaps [rdi - 48], xmm12                                   ;  1317.0 p3+p4  114 r spill
        movaps xmm12, [rdx + 48]                                   ;  1332.0 p2      66 l
        orps xmm12, [r9 + 6560]                                    ;  1335.0 p0+p2   66 l
        xorps xmm6, [rdi - 64]                                     ;  1334.0 p1+p2   66 l
        movaps [rdi - 64], xmm4                                    ;  1320.0 p3+p4  114 r spill
        movaps xmm4, [rdx - 32]                                    ;  1335.0 p2      66 l
        orps xmm4, [r9 + 6576]                                     ;  1338.0 p5+p2   66 l
        xorps xmm1, [rdi + 32]                                     ;  1337.0 p0+p2   66 l
        movaps [rdi + 32], xmm10                                   ;  1323.0 p3+p4  114 r spill
        movaps xmm10, [rdx + 16]                                   ;  1338.0 p2      66 l
        orps xmm10, [r9 + 6592]                                    ;  1341.0 p1+p2   66 l
        xorps xmm3, [rdi + 48]                                     ;  1340.0 p5+p2   66 l
        movaps [rdi + 48], xmm0                                    ;  1326.0 p3+p4  114 r spill
        movaps xmm0, [rdx - 80]                                    ;  1341.0 p2      66 l
        orps xmm0, [r9 + 6608]                                     ;  1344.0 p0+p2   66 l
        xorps xmm5, [rdi + 64]                                     ;  1343.0 p1+p2   66 l
        movaps [rdi + 64], xmm15                                   ;  1329.0 p3+p4  114 r spill
        movaps xmm15, [rdx + 80]                                   ;  1344.0 p2      66 l
        orps xmm15, [r9 + 6624]                                    ;  1347.0 p5+p2   66 l
        xorps xmm2, [rdi + 80]                                     ;  1346.0 p0+p2   66 l
        movaps [rdi + 80], xmm8                                    ;  1332.0 p3+p4  114 r spill
        movaps xmm8, [rdx + 32]                                    ;  1347.0 p2      66 l
        orps xmm8, [r9 + 6640]                                     ;  1350.0 p1+p2   66 l
        xorps xmm14, [rcx - 96]                                    ;  1349.0 p5+p2   66 l
        xorps xmm11, [rcx - 80]                                    ;  1350.0 p0+p2   66 l
        xorps xmm12, [rcx - 64]                                    ;  1351.0 p1+p2   66 l
        xorps xmm4, [rsi - 64]                                     ;  1352.0 p5+p2   66 l
        xorps xmm10, [rsi + 112]                                   ;  1353.0 p0+p2   66 l
        xorps xmm0, [rsi + 16]                                     ;  1354.0 p1+p2   66 l
        xorps xmm15, [rsi - 48]                                    ;  1355.0 p5+p2   66 l
        xorps xmm8, [rbp + 112]                                    ;  1356.0 p0+p2   66 l
        movaps [rbp + 112], xmm8                                   ;  1357.0 p3+p4   66 l spill
        movaps xmm8, xmm13                                         ;  1343.0 p1      67 l copy
        andps xmm8, [r9 + 768]                                     ;  1357.0 p5+p2   67 l
        movaps [rsi - 48], xmm13                                   ;  1344.0 p3+p4   66 l spill
        movaps xmm13, xmm7                                         ;  1344.2 p0      67 l copy
        andps xmm13, [r9 + 784]                                    ;  1358.0 p1+p2   67 l
        movaps [rsi + 16], xmm7                                    ;  1345.0 p3+p4   66 l spill
        movaps xmm7, xmm9                                          ;  1345.0 p5      67 l copy
        andps xmm7, [r9 + 800]                                     ;  1359.0 p0+p2   67 l
        movaps [rsi + 112], xmm9                                   ;  1346.0 p3+p4   66 l spill
        movaps xmm9, xmm6                                          ;  1346.2 p1      67 l copy
        andps xmm9, [r9 + 816]                                     ;  1360.0 p5+p2   67 l
        movaps [rsi - 64], xmm6                                    ;  1347.0 p3+p4   66 l spill
        movaps xmm6, xmm1                                          ;  1347.2 p0      67 l copy
        andps xmm6, [r9 + 832]                                     ;  1361.0 p1+p2   67 l
        movaps [rcx - 64], xmm1                                    ;  1348.0 p3+p4   66 l spill
        movaps xmm1, xmm3                                          ;  1348.0 p5      67 l copy
        andps xmm1, [r9 + 848]                                     ;  1362.0 p0+p2   67 l
        movaps [rcx - 80], xmm3                                    ;  1349.0 p3+p4   66 l spill
        movaps xmm3, xmm5                                          ;  1349.2 p1      67 l copy
        andps xmm3, [r9 + 864]                                     ;  1363.0 p5+p2   67 l
        movaps [rcx - 96], xmm5                                    ;  1350.0 p3+p4   66 l spill
        movaps xmm5, xmm2                                          ;  1350.2 p0      67 l copy
        andps xmm5, [r9 + 880]                                     ;  1364.0 p1+p2   67 l
        xorps xmm8, [rsi - 96]                                     ;  1365.0 p5+p2   67 l
        movaps [rsi - 96], xmm8                                    ;  1366.0 p3+p4   67 l spill
        movaps xmm8, xmm14                                         ;  1352.0 p0      67 l copy
        andps xmm8, [r9 + 896]                                     ;  1366.0 p1+p2   67 l
        xorps xmm13, [rdi + 112]                                   ;  1367.0 p5+p2   67 l
        movaps [rdi + 112], xmm13                                  ;  1368.0 p3+p4   67 l spill
        movaps xmm13, xmm11                                        ;  1355.0 p0      67 l copy
        andps xmm13, [r9 + 912]                                    ;  1368.0 p1+p2   67 l
        xorps xmm7, [rdi + 96]                                     ;  1369.0 p5+p2   67 l
        movaps [rdi + 96], xmm7                                    ;  1370.0 p3+p4   67 l spill
        movaps xmm7, xmm12                                         ;  1357.2 p0      67 l copy
        andps xmm7, [r9 + 928]                                     ;  1370.0 p1+p2   67 l
        xorps xmm9, [rdi + 16]                                     ;  1371.0 p5+p2   67 l
        movaps [rdi + 16], xmm9                                    ;  1372.0 p3+p4   67 l spill
        movaps xmm9, xmm4                                          ;  1360.0 p0      67 l copy
        andps xmm9, [r9 + 944]                                     ;  1372.0 p1+p2   67 l
        xorps xmm6, [rdx - 16]                                     ;  1373.0 p5+p2   67 l
        movaps [rdx - 16], xmm6                                    ;  1374.0 p3+p4   67 l spill
        movaps xmm6, xmm10                                         ;  1363.0 p0      67 l copy
        andps xmm6, [r9 + 960]                                     ;  1374.0 p1+p2   67 l
        xorps xmm1, [rdx + 96]                                     ;  1375.0 p5+p2   67 l
        movaps [rdx + 96], xmm1                                    ;  1376.0 p3+p4   67 l spill
        movaps xmm1, xmm0                                          ;  1366.0 p0      67 l copy
        andps xmm1, [r9 + 976]                                     ;  1376.0 p1+p2   67 l
        xorps xmm3, [rdx + 0]                                      ;  1377.0 p5+p2   67 l
        movaps [rdx + 0], xmm3                                     ;  1378.0 p3+p4   67 l spill
        movaps xmm3, xmm15                                         ;  1368.0 p0      67 l copy
        andps xmm3, [r9 + 992]                                     ;  1378.0 p1+p2   67 l
        xorps xmm5, [rdx + 112]                                    ;  1379.0 p5+p2   67 l
        movaps [rdx + 112], xmm5                                   ;  1380.0 p3+p4   67 l spill
        movaps xmm5, [rbp + 112]                                   ;  1380.0 p2      67 l
        andps xmm5, [r9 + 1008]                                    ;  1383.0 p0+p2   67 l
        xorps xmm8, [rdx + 64]                                     ;  1382.0 p1+p2   67 l
        xorps xmm13, [rdx - 48]                                    ;  1383.0 p5+p2   67 l
        xorps xmm7, [rdx + 48]                                     ;  1384.0 p0+p2   67 l
        xorps xmm9, [rdx - 32]                                     ;  1385.0 p1+p2   67 l
        xorps xmm6, [rdx + 16]                                     ;  1386.0 p5+p2   67 l
        xorps xmm1, [rdx - 80]                                     ;  1387.0 p0+p2   67 l
        xorps xmm3, [rdx + 80]                                     ;  1388.0 p1+p2   67 l
        xorps xmm5, [rdx + 32]                                     ;  1389.0 p5+p2   67 l
        movaps [rdx + 32], xmm5                                    ;  1390.0 p3+p4   67 l spill
        movaps xmm5, [rdi + 80]                                    ;  1390.0 p2      66 l
        orps xmm5, [r9 + 1792]                                     ;  1393.0 p0+p2   66 l
        movaps [rdx + 80], xmm3                                    ;  1389.0 p3+p4   67 l spill
        movaps xmm3, [rdi + 64]                                    ;  1392.0 p2      66 l
        orps xmm3, [r9 + 1808]                                     ;  1395.0 p1+p2   66 l
        movaps [rdx - 80], xmm1                                    ;  1388.0 p3+p4   67 l spill
        movaps xmm1, [rdi + 48]                                    ;  1394.0 p2      66 l
        orps xmm1, [r9 + 1824]                                     ;  1397.0 p5+p2   66 l
        movaps [rdx + 16], xmm6                                    ;  1387.0 p3+p4   67 l spill
        movaps xmm6, [rdi + 32]                                    ;  1396.0 p2      66 l
        orps xmm6, [r9 + 1840]                                     ;  1399.0 p0+p2   66 l
        movaps [rdx - 32], xmm9                                    ;  1386.0 p3+p4   67 l spill
        movaps xmm9, [rdi - 64]                                    ;  1398.0 p2      66 l
        orps xmm9, [r9 + 1856]                                     ;  1401.0 p1+p2   66 l
        movaps [rdx + 48], xmm7                                    ;  1387.2 p3+p4   67 l spill
        movaps xmm7, [rdi - 48]                                    ;  1400.0 p2      66 l
        orps xmm7, [r9 + 1872]                                     ;  1403.0 p5+p2   66 l
        movaps [rdx - 48], xmm13                                   ;  1388.2 p3+p4   67 l spill
        movaps xmm13, [rdi - 32]                                   ;  1402.0 p2      66 l
        orps xmm13, [r9 + 1888]                                    ;  1405.0 p0+p2   66 l
        movaps [rdx + 64], xmm8                                    ;  1389.2 p3+p4   67 l spill
        movaps xmm8, [rdi - 16]                                    ;  1404.0 p2      66 l
        orps xmm8, [r9 + 1904]                                     ;  1407.0 p1+p2   66 l
        xorps xmm5, [rsi + 32]                                     ;  1406.0 p5+p2   66 l
        movaps [rsi + 32], xmm15                                   ;  1392.0 p3+p4   66 l spill
        movaps xmm15, [rbp - 64]                                   ;  1407.0 p2      66 l
        orps xmm15, [r9 + 1920]                                    ;  1410.0 p0+p2   66 l
        xorps xmm3, [rsi - 80]                                     ;  1409.0 p1+p2   66 l
        movaps [rsi - 80], xmm0                                    ;  1395.0 p3+p4   66 l spill
        movaps xmm0, [rbp + 0]                                     ;  1410.0 p2      66 l
        orps xmm0, [r9 + 1936]                                     ;  1413.0 p5+p2   66 l
        xorps xmm1, [rbp + 64]                                     ;  1412.0 p0+p2   66 l
        movaps [rbp + 64], xmm10                                   ;  1398.0 p3+p4   66 l spill
        movaps xmm10, [rsi + 0]                                    ;  1413.0 p2      66 l
        orps xmm10, [r9 + 1952]                                    ;  1416.0 p1+p2   66 l
        xorps xmm6, [rdx - 128]                                    ;  1415.0 p5+p2   66 l
        movaps [rdx - 128], xmm4                                   ;  1401.0 p3+p4   66 l spill
        movaps xmm4, [rsi - 112]                                   ;  1416.0 p2      66 l
        orps xmm4, [r9 + 1968]                                     ;  1419.0 p0+p2   66 l
        xorps xmm9, [rdx - 112]                                    ;  1418.0 p1+p2   66 l
        movaps [rdx - 112], xmm12                                  ;  1404.0 p3+p4   66 l spill
        movaps xmm12, [rsi - 32]                                   ;  1419.0 p2      66 l
        orps xmm12, [r9 + 1984]                                    ;  1422.0 p5+p2   66 l
        xorps xmm7, [rdx - 64]                                     ;  1421.0 p0+p2   66 l
        movaps [rdx - 64], xmm11                                   ;  1407.0 p3+p4   66 l spill
        movaps xmm11, [rbp - 80]                                   ;  1422.0 p2      66 l
        orps xmm11, [r9 + 2000]                                    ;  1425.0 p1+p2   66 l
        xorps xmm13, [rbp - 32]                                    ;  1424.0 p5+p2   66 l
        movaps [rbp - 32], xmm14                                   ;  1410.0 p3+p4   66 l spill
        movaps xmm14, [rsi + 96]                                   ;  1425.0 p2      66 l
        orps xmm14, [r9 + 2016]                                    ;  1428.0 p0+p2   66 l
        xorps xmm8, [rbp - 16]                                     ;  1427.0 p1+p2   66 l
        movaps [rbp - 16], xmm2                                    ;  1413.0 p3+p4   66 l spill
        movaps xmm2, [rsi - 128]                                   ;  1428.0 p2      66 l
        orps xmm2, [r9 + 2032]                                     ;  1431.0 p5+p2   66 l
        xorps xmm15, [rbp + 80]                                    ;  1430.0 p0+p2   66 l
        xorps xmm0, [rbp - 112]                                    ;  1431.0 p1+p2   66 l
        xorps xmm10, [rbp - 128]                                   ;  1432.0 p5+p2   66 l
        xorps xmm4, [rbp + 16]                                     ;  1433.0 p0+p2   66 l
        xorps xmm12, [rdx - 96]                                    ;  1434.0 p1+p2   66 l
        xorps xmm11, [rbp + 96]                                    ;  1435.0 p5+p2   66 l
        xorps xmm14, [rbp + 48]                                    ;  1436.0 p0+p2   66 l
        xorps xmm2, [rdi - 128]                                    ;  1437.0 p1+p2   66 l
        movaps [rdi - 128], xmm2                                   ;  1438.0 p3+p4   66 l spill
        movaps xmm2, xmm5                                          ;  1424.0 p5      67 l copy
        andps xmm2, [r9 + 5376]                                    ;  1438.0 p0+p2   67 l
        movaps [rbp + 48], xmm5                                    ;  1425.0 p3+p4   66 l spill
        movaps xmm5, xmm3                                          ;  1425.2 p1      67 l copy
        andps xmm5, [r9 + 5392]                                    ;  1439.0 p5+p2   67 l
        movaps [rbp + 96], xmm3                                    ;  1426.0 p3+p4   66 l spill
        movaps xmm3, xmm1                                          ;  1426.0 p0      67 l copy
        andps xmm3, [r9 + 5408]                                    ;  1440.0 p1+p2   67 l
        movaps [rdx - 96], xmm1                                    ;  1427.0 p3+p4   66 l spill
        movaps xmm1, xmm6                                          ;  1427.2 p5      67 l copy
        andps xmm1, [r9 + 5424]                                    ;  1441.0 p0+p2   67 l
        movaps [rbp + 16], xmm6                                    ;  1428.0 p3+p4   66 l spill
        movaps xmm6, xmm9                                          ;  1428.2 p1      67 l copy
        andps xmm6, [r9 + 5440]                                    ;  1442.0 p5+p2   67 l
        movaps [rbp - 128], xmm9                                   ;  1429.0 p3+p4   66 l spill
        movaps xmm9, xmm7                                          ;  1429.0 p0      67 l copy
        andps xmm9, [r9 + 5456]                                    ;  1443.0 p1+p2   67 l
        movaps [rbp - 112], xmm7                                   ;  1430.0 p3+p4   66 l spill
        movaps xmm7, xmm13                                         ;  1430.2 p5      67 l copy
        andps xmm7, [r9 + 5472]                                    ;  1444.0 p0+p2   67 l
        movaps [rbp + 80], xmm13                                   ;  1431.0 p3+p4   66 l spill
        movaps xmm13, xmm8                                         ;  1431.2 p1      67 l copy
        andps xmm13, [r9 + 5488]                                   ;  1445.0 p5+p2   67 l
        xorps xmm2, [rdi + 80]                                     ;  1446.0 p0+p2   67 l
        movaps [rdi + 80], xmm2                                    ;  1447.0 p3+p4   67 l spill
        movaps xmm2, xmm15                                         ;  1433.0 p1      67 l copy
        andps xmm2, [r9 + 5504]                                    ;  1447.0 p5+p2   67 l
        xorps xmm5, [rdi + 64]                                     ;  1448.0 p0+p2   67 l
        movaps [rdi + 64], xmm5                                    ;  1449.0 p3+p4   67 l spill
        movaps xmm5, xmm0                                          ;  1436.0 p1      67 l copy
        andps xmm5, [r9 + 5520]                                    ;  1449.0 p5+p2   67 l
        xorps xmm3, [rdi + 48]                                     ;  1450.0 p0+p2   67 l
        movaps [rdi + 48], xmm3                                    ;  1451.0 p3+p4   67 l spill
        movaps xmm3, xmm10                                         ;  1438.2 p1      67 l copy
        andps xmm3, [r9 + 5536]                                    ;  1451.0 p5+p2   67 l
        xorps xmm1, [rdi + 32]                                     ;  1452.0 p0+p2   67 l
        movaps [rdi + 32], xmm1                                    ;  1453.0 p3+p4   67 l spill
        movaps xmm1, xmm4                                          ;  1441.0 p1      67 l copy
        andps xmm1, [r9 + 5552]                                    ;  1453.0 p5+p2   67 l
        xorps xmm6, [rdi - 64]                                     ;  1454.0 p0+p2   67 l
        movaps [rdi - 64], xmm6                                    ;  1455.0 p3+p4   67 l spill
        movaps xmm6, xmm12                                         ;  1444.0 p1      67 l copy
        andps xmm6, [r9 + 5568]                                    ;  1455.0 p5+p2   67 l
        xorps xmm9, [rdi - 48]                                     ;  1456.0 p0+p2   67 l
        movaps [rdi - 48], xmm9                                    ;  1457.0 p3+p4   67 l spill
        movaps xmm9, xmm11                                         ;  1447.0 p1      67 l copy
        andps xmm9, [r9 + 5584]                                    ;  1457.0 p5+p2   67 l
        xorps xmm7, [rdi - 32]                                     ;  1458.0 p0+p2   67 l
        movaps [rdi - 32], xmm7                                    ;  1459.0 p3+p4   67 l spill
        movaps xmm7, xmm14                                         ;  1449.0 p1      67 l copy
        andps xmm7, [r9 + 5600]                                    ;  1459.0 p5+p2   67 l
        xorps xmm13, [rdi - 16]                                    ;  1460.0 p0+p2   67 l
        movaps [rdi - 16], xmm13                                   ;  1461.0 p3+p4   67 l spill
        movaps xmm13, [rdi - 128]                                  ;  1461.0 p2      67 l
        andps xmm13, [r9 + 5616]                                   ;  1464.0 p1+p2   67 l
        xorps xmm2, [rbp - 64]                                     ;  1463.0 p5+p2   67 l
        xorps xmm5, [rbp + 0]                                      ;  1464.0 p0+p2   67 l
        xorps xmm3, [rsi + 0]                                      ;  1465.0 p1+p2   67 l
        xorps xmm1, [rsi - 112]                                    ;  1466.0 p5+p2   67 l
        xorps xmm6, [rsi - 32]                                     ;  1467.0 p0+p2   67 l
        xorps xmm9, [rbp - 80]                                     ;  1468.0 p1+p2   67 l
        xorps xmm7, [rsi + 96]                                     ;  1469.0 p5+p2   67 l
        xorps xmm13, [rsi - 128]                                   ;  1470.0 p0+p2   67 l
        movaps [rsi - 128], xmm13                                  ;  1471.0 p3+p4   67 l spill
        movaps xmm13, [rsi + 32]                                   ;  1471.0 p2      66 l reload
        movaps [r10 - 64], xmm13                                   ;  1474.0 p3+p4  132 rounds
        movaps xmm13, [rbp + 112]                                  ;  1472.0 p2      66 l reload
        movaps [r10 - 32], xmm13                                   ;  1475.0 p3+p4  132 rounds
        movaps xmm13, [rsi - 96]                                   ;  1473.0 p2      67 l reload
        movaps [rbx - 32], xmm13                                   ;  1476.0 p3+p4  132 rounds
        movaps xmm13, [rdi + 112]                                  ;  1474.0 p2      67 l reload
        movaps [rbx - 16], xmm13                                   ;  1477.0 p3+p4  132 rounds
        movaps xmm13, [rdi + 96]                                   ;  1475.0 p2      67 l reload
        movaps [rbx + 0], xmm13                                    ;  1478.0 p3+p4  132 rounds
        movaps xmm13, [rdi + 16]                                   ;  1476.0 p2      67 l reload
        movaps [rbx + 16], xmm13                                   ;  1479.0 p3+p4  132 rounds
        movaps xmm13, [rdx - 16]                                   ;  1477.0 p2      67 l reload
        movaps [rbx + 32], xmm13                                   ;  1480.0 p3+p4  132 rounds
        movaps xmm13, [rdx + 96]                                   ;  1478.0 p2      67 l reload
        movaps [rbx + 48], xmm13                                   ;  1481.0 p3+p4  132 rounds
        movaps xmm13, [rdx + 0]                                    ;  1479.0 p2      67 l reload
        movaps [rbx + 64], xmm13                                   ;  1482.0 p3+p4  132 rounds
        movaps xmm13, [rdx + 112]                                  ;  1480.0 p2      67 l reload
        movaps [rbx + 80], xmm13                                   ;  1483.0 p3+p4  132 rounds
        movaps xmm13, [rdx + 64]                                   ;  1481.0 p2      67 l reload
        movaps [rbx + 96], xmm13                                   ;  1484.0 p3+p4  132 rounds
        movaps xmm13, [rdx - 48]                                   ;  1482.0 p2      67 l reload
        movaps [rbx + 112], xmm13                                  ;  1485.0 p3+p4  132 rounds
        movaps xmm13, [rdx + 48]                                   ;  1483.0 p2      67 l reload
        movaps [r10 - 128], xmm13                                  ;  1486.0 p3+p4  132 rounds
        movaps xmm13, [rdx - 32]                                   ;  1484.0 p2      67 l reload
        movaps [r10 - 112], xmm13                                  ;  1487.0 p3+p4  132 rounds
        movaps xmm13, [rdx + 16]                                   ;  1485.0 p2      67 l reload
        movaps [r10 - 96], xmm13                                   ;  1488.0 p3+p4  132 rounds
        movaps xmm13, [rdx - 80]                                   ;  1486.0 p2      67 l reload
        movaps [r10 - 80], xmm13                                   ;  1489.0 p3+p4  132 rounds
        movaps xmm13, [rdx + 80]                                   ;  1487.0 p2      67 l reload
        movaps [r10 - 48], xmm13                                   ;  1490.0 p3+p4  132 rounds
        movaps [rax + 80], xmm8                                    ;  1482.0 p3+p4  132 rounds
        movaps xmm8, [rdx + 32]                                    ;  1488.0 p2      67 l reload
        movaps [r10 - 16], xmm8                                    ;  1491.0 p3+p4  132 rounds
        movaps [rax + 96], xmm15                                   ;  1484.0 p3+p4  132 rounds
        movaps xmm15, [rbp + 48]                                   ;  1489.0 p2      66 l reload
        movaps [rax - 32], xmm15                                   ;  1492.0 p3+p4  132 rounds
        movaps [rax + 112], xmm0                                   ;  1486.0 p3+p4  132 rounds
        movaps xmm15, [rbp + 96]                                   ;  1490.0 p2      66 l reload
        movaps [rax - 16], xmm15                                   ;  1493.0 p3+p4  132 rounds
        movaps [rbx - 128], xmm10                                  ;  1488.0 p3+p4  132 rounds
        movaps xmm15, [rdx - 96]                                   ;  1491.0 p2      66 l reload
        movaps [rax + 0], xmm15                                    ;  1494.0 p3+p4  132 rounds
        movaps [rbx - 112], xmm4                                   ;  1490.0 p3+p4  132 rounds
        movaps xmm15, [rbp + 16]                                   ;  1492.0 p2      66 l reload
        movaps [rax + 16], xmm15                                   ;  1495.0 p3+p4  132 rounds
        movaps [rbx - 96], xmm12                                   ;  1492.0 p3+p4  132 rounds
        movaps xmm15, [rbp - 128]                                  ;  1493.0 p2      66 l reload
        movaps [rax + 32], xmm15                                   ;  1496.0 p3+p4  132 rounds
        movaps [rbx - 80], xmm11                                   ;  1494.0 p3+p4  132 rounds
        movaps xmm15, [rbp - 112]                                  ;  1494.0 p2      66 l reload
        movaps [rax + 48], xmm15                                   ;  1497.0 p3+p4  132 rounds
        movaps [rbx - 64], xmm14                                   ;  1496.0 p3+p4  132 rounds
        movaps xmm14, [rbp + 80]                                   ;  1495.0 p2      66 l reload
        movaps [rax + 64], xmm14                                   ;  1498.0 p3+p4  132 rounds
        movaps xmm14, [rdi - 128]                                  ;  1496.0 p2      66 l reload
        movaps [rbx - 48], xmm14                                   ;  1499.0 p3+p4  132 rounds
        movaps [rcx + 80], xmm2                                    ;  1499.0 p3+p4  132 rounds
        movaps xmm14, [rdi + 80]                                   ;  1497.0 p2      67 l reload
        movaps [rcx - 48], xmm14                                   ;  1500.0 p3+p4  132 rounds
        movaps [rcx + 96], xmm5                                    ;  1501.0 p3+p4  132 rounds
        movaps xmm14, [rdi + 64]                                   ;  1498.0 p2      67 l reload
        movaps [rcx - 32], xmm14                                   ;  1502.0 p3+p4  132 rounds
        movaps [rcx + 112], xmm3                                   ;  1503.0 p3+p4  132 rounds
        movaps xmm14, [rdi + 48]                                   ;  1499.0 p2      67 l reload
        movaps [rcx - 16], xmm14                                   ;  1504.0 p3+p4  132 rounds
        movaps [rax - 128], xmm1                                   ;  1505.0 p3+p4  132 rounds
        movaps xmm14, [rdi + 32]                                   ;  1500.0 p2      67 l reload
        movaps [rcx + 0], xmm14                                    ;  1506.0 p3+p4  132 rounds
        movaps [rax - 112], xmm6                                   ;  1507.0 p3+p4  132 rounds
        movaps xmm14, [rdi - 64]                                   ;  1501.0 p2      67 l reload
        movaps [rcx + 16], xmm14                                   ;  1508.0 p3+p4  132 rounds
        movaps [rax - 96], xmm9                                    ;  1509.0 p3+p4  132 rounds
        movaps xmm14, [rdi - 48]                                   ;  1502.0 p2      67 l reload
        movaps [rcx + 32], xmm14                                   ;  1510.0 p3+p4  132 rounds
        movaps [rax - 80], xmm7                                    ;  1511.0 p3+p4  132 rounds
        movaps xmm14, [rdi - 32]                                   ;  1503.0 p2      67 l reload
        movaps [rcx + 48], xmm14                                   ;  1512.0 p3+p4  132 rounds
        movaps xmm14, [rdi - 16]                                   ;  1504.0 p2      67 l reload
        movaps [rcx + 64], xmm14                                   ;  1513.0 p3+p4  132 rounds
        movaps xmm14, [rsi - 128]                                  ;  1505.0 p2      67 l reload
        movaps [rax - 64], xmm14                                   ;  1514.0 p3+p4  132 rounds
        add r9, -256                                               ;  1502.2 p1     132 rounds
        add r8, -512                                               ;  1502.5 p5     132 rounds
        movaps xmm0, [rsi - 48]                                    ;  1506.0 p2      66 l reload
        movaps xmm1, [rsi + 16]                                    ;  1507.0 p2      66 l reload
        movaps xmm2, [rsi + 112]                                   ;  1508.0 p2      66 l reload
        movaps xmm3, [rsi - 64]                                    ;  1509.0 p2      66 l reload
        movaps xmm4, [rcx - 64]                                    ;  1510.0 p2      66 l reload
        movaps xmm5, [rcx - 80]                                    ;  1511.0 p2      66 l reload
        movaps xmm6, [rcx - 96]                                    ;  1512.0 p2      66 l reload
        movaps xmm7, [rbp - 16]                                    ;  1513.0 p2      66 l reload
        movaps xmm8, [rbp - 32]                                    ;  1514.0 p2      66 l reload
        movaps xmm9, [rdx - 64]                                    ;  1515.0 p2      66 l reload
        movaps xmm10, [rdx - 112]                                  ;  1516.0 p2      66 l reload
        movaps xmm11, [rdx - 128]                                  ;  1517.0 p2      66 l reload
        movaps xmm12, [rbp + 64]                                   ;  1518.0 p2      66 l reload
        movaps xmm13, [rsi - 80]                                   ;  1519.0 p2      66 l reload
        cmp r8, qword [rbp + 2056]                                 ;                    more rounds?
        jne .rounds_2
        movdqa [r10 + 0], xmm0                                     ;                    resident
        movdqa [r10 + 16], xmm1                                    ;                    resident
        movdqa [r10 + 32], xmm2                                    ;                    resident
        movdqa [r10 + 48], xmm3                                    ;                    resident
        movdqa [r10 + 64], xmm4                                    ;                    resident
        movdqa [r10 + 80], xmm5                                    ;                    resident
        movdqa [r10 + 96], xmm6                                    ;                    resident
        movdqa [r10 + 112], xmm7                                   ;                    resident
        movdqa [r11 - 128], xmm8                                   ;                    resident
        movdqa [r11 - 112], xmm9                                   ;                    resident
        movdqa [r11 - 96], xmm10                                   ;                    resident
        movdqa [r11 - 80], xmm11                                   ;                    resident
        movdqa [r11 - 64], xmm12                                   ;                    resident
        movdqa [r11 - 48], xmm13                                   ;                    resident
        mov qword [rbp + 2040], r8                                 ;                    resident
        mov qword [rbp + 2048], r9                                 ;                    resident
        movaps xmm0, [rbx - 32]                                    ;     0.0 p2     138 dst reload
        mov r8, qword [rbp + 2064]                                 ;     1.0 p2     138 dst reload
        movaps [r8], xmm0                                          ;     3.0 p3+p4  138 dst
        movaps xmm0, [rbx - 16]                                    ;     2.0 p2     138 dst reload
        movaps [r8 + 16], xmm0                                     ;     5.0 p3+p4  138 dst
        movaps xmm0, [rbx + 0]                                     ;     3.0 p2     138 dst reload
        movaps [r8 + 32], xmm0                                     ;     6.0 p3+p4  138 dst
        movaps xmm0, [rbx + 16]                                    ;     4.0 p2     138 dst reload
        movaps [r8 + 48], xmm0                                     ;     7.0 p3+p4  138 dst
        movaps xmm0, [rbx + 32]                                    ;     5.0 p2     138 dst reload
        movaps [r8 + 64], xmm0                                     ;     8.0 p3+p4  138 dst
        movaps xmm0, [rbx + 48]                                    ;     6.0 p2     138 dst reload
        movaps [r8 + 80], xmm0                                     ;     9.0 p3+p4  138 dst
        movaps xmm0, [rbx + 64]                                    ;     7.0 p2     138 dst reload
        movaps [r8 + 96], xmm0                                     ;    10.0 p3+p4  138 dst
        movaps xmm0, [rbx + 80]                                    ;     8.0 p2     138 dst reload
        movaps [r8 + 112], xmm0                                    ;    11.0 p3+p4  138 dst
        movaps xmm0, [rbx + 96]                                    ;     9.0 p2     138 dst reload
        movaps [r8 + 128], xmm0                                    ;    12.0 p3+p4  138 dst
        movaps xmm0, [rbx + 112]                                   ;    10.0 p2     138 dst reload
        movaps [r8 + 144], xmm0                                    ;    13.0 p3+p4  138 dst
        movaps xmm0, [r10 - 128]                                   ;    11.0 p2     138 dst reload
        movaps [r8 + 160], xmm0                                    ;    14.0 p3+p4  138 dst
        movaps xmm0, [r10 - 112]                                   ;    12.0 p2     138 dst reload
        movaps [r8 + 176], xmm0                                    ;    15.0 p3+p4  138 dst
        movaps xmm0, [r10 - 96]                                    ;    13.0 p2     138 dst reload
        movaps [r8 + 192], xmm0                                    ;    16.0 p3+p4  138 dst
        movaps xmm0, [r10 - 80]                                    ;    14.0 p2     138 dst reload
        movaps [r8 + 208], xmm0                                    ;    17.0 p3+p4  138 dst
        movaps xmm0, [r10 - 48]                                    ;    15.0 p2     138 dst reload
        movaps [r8 + 224], xmm0                                    ;    18.0 p3+p4  138 dst
        movaps xmm0, [r10 - 16]                                    ;    16.0 p2     138 dst reload
        movaps [r8 + 240], xmm0                                    ;    19.0 p3+p4  138 dst
        movaps xmm0, [r10 + 0]                                     ;    17.0 p2     138 dst reload
        movaps [r8 + 256], xmm0                                    ;    20.0 p3+p4  138 dst
        movaps xmm0, [r10 + 16]                                    ;    18.0 p2     138 dst reload
        movaps [r8 + 272], xmm0                                    ;    21.0 p3+p4  138 dst
        movaps xmm0, [r10 + 32]                                    ;    19.0 p2     138 dst reload
        movaps [r8 + 288], xmm0                                    ;    22.0 p3+p4  138 dst
        movaps xmm0, [r10 + 48]                                    ;    20.0 p2     138 dst reload
        movaps [r8 + 304], xmm0                                    ;    23.0 p3+p4  138 dst
        movaps xmm0, [r10 + 64]                                    ;    21.0 p2     138 dst reload
        movaps [r8 + 320], xmm0                                    ;    24.0 p3+p4  138 dst
        movaps xmm0, [r10 + 80]                                    ;    22.0 p2     138 dst reload
        movaps [r8 + 336], xmm0                                    ;    25.0 p3+p4  138 dst
        movaps xmm0, [r10 + 96]                                    ;    23.0 p2     138 dst reload
        movaps [r8 + 352], xmm0                                    ;    26.0 p3+p4  138 dst
        movaps xmm0, [r10 + 112]                                   ;    24.0 p2     138 dst reload
        movaps [r8 + 368], xmm0                                    ;    27.0 p3+p4  138 dst
        movaps xmm0, [r11 - 128]                                   ;    25.0 p2     138 dst reload
        movaps [r8 + 384], xmm0                                    ;    28.0 p3+p4  138 dst
        movaps xmm0, [r11 - 112]                                   ;    26.0 p2     138 dst reload
        movaps [r8 + 400], xmm0                                    ;    29.0 p3+p4  138 dst
        movaps xmm0, [r11 - 96]                                    ;    27.0 p2     138 dst reload
        movaps [r8 + 416], xmm0                                    ;    30.0 p3+p4  138 dst
        movaps xmm0, [r11 - 80]                                    ;    28.0 p2     138 dst reload
        movaps [r8 + 432], xmm0                                    ;    31.0 p3+p4  138 dst
        movaps xmm0, [r11 - 64]                                    ;    29.0 p2     138 dst reload
        movaps [r8 + 448], xmm0                                    ;    32.0 p3+p4  138 dst
        movaps xmm0, [r11 - 48]                                    ;    30.0 p2     138 dst reload
        movaps [r8 + 464], xmm0                                    ;    33.0 p3+p4  138 dst
        movaps xmm0, [r10 - 64]                                    ;    31.0 p2     138 dst reload
        movaps [r8 + 480], xmm0                                    ;    34.0 p3+p4  138 dst
        movaps xmm0, [r10 - 32]                                    ;    32.0 p2     138 dst reload
        movaps [r8 + 496], xmm0                                    ;    35.0 p3+p4  138 dst
        movaps xmm0, [rcx - 48]                                    ;    33.0 p2     139 dst reload
        movaps [r8 + 512], xmm0                                    ;    36.0 p3+p4  139 dst
        movaps xmm0, [rcx - 32]                                    ;    34.0 p2     139 dst reload
        movaps [r8 + 528], xmm0                                    ;    37.0 p3+p4  139 dst
        movaps xmm0, [rcx - 16]                                    ;    35.0 p2     139 dst reload
        movaps [r8 + 544], xmm0                                    ;    38.0 p3+p4  139 dst
        movaps xmm0, [rcx + 0]                                     ;    36.0 p2     139 dst reload
        movaps [r8 + 560], xmm0                                    ;    39.0 p3+p4  139 dst
        movaps xmm0, [rcx + 16]                                    ;    37.0 p2     139 dst reload
        movaps [r8 + 576], xmm0                                    ;    40.0 p3+p4  139 dst
        movaps xmm0, [rcx + 32]                                    ;    38.0 p2     139 dst reload
        movaps [r8 + 592], xmm0                                    ;    41.0 p3+p4  139 dst
        movaps xmm0, [rcx + 48]                                    ;    39.0 p2     139 dst reload
        movaps [r8 + 608], xmm0                                    ;    42.0 p3+p4  139 dst
        movaps xmm0, [rcx + 64]                                    ;    40.0 p2     139 dst reload
        movaps [r8 + 624], xmm0                                    ;    43.0 p3+p4  139 dst
        movaps xmm0, [rcx + 80]                                    ;    41.0 p2     139 dst reload
        movaps [r8 + 640], xmm0                                    ;    44.0 p3+p4  139 dst
        movaps xmm0, [rcx + 96]                                    ;    42.0 p2     139 dst reload
        movaps [r8 + 656], xmm0                                    ;    45.0 p3+p4  139 dst
        movaps xmm0, [rcx + 112]                                   ;    43.0 p2     139 dst reload
        movaps [r8 + 672], xmm0                                    ;    46.0 p3+p4  139 dst
        movaps xmm0, [rax - 128]                                   ;    44.0 p2     139 dst reload
        movaps [r8 + 688], xmm0                                    ;    47.0 p3+p4  139 dst
        movaps xmm0, [rax - 112]                                   ;    45.0 p2     139 dst reload
        movaps [r8 + 704], xmm0                                    ;    48.0 p3+p4  139 dst
        movaps xmm0, [rax - 96]                                    ;    46.0 p2     139 dst reload
        movaps [r8 + 720], xmm0                                    ;    49.0 p3+p4  139 dst
        movaps xmm0, [rax - 80]                                    ;    47.0 p2     139 dst reload
        movaps [r8 + 736], xmm0                                    ;    50.0 p3+p4  139 dst
        movaps xmm0, [rax - 64]                                    ;    48.0 p2     139 dst reload
        movaps [r8 + 752], xmm0                                    ;    51.0 p3+p4  139 dst
        movaps xmm0, [rax - 32]                                    ;    49.0 p2     139 dst reload
        movaps [r8 + 768], xmm0                                    ;    52.0 p3+p4  139 dst
        movaps xmm0, [rax - 16]                                    ;    50.0 p2     139 dst reload
        movaps [r8 + 784], xmm0                                    ;    53.0 p3+p4  139 dst
        movaps xmm0, [rax + 0]                                     ;    51.0 p2     139 dst reload
        movaps [r8 + 800], xmm0                                    ;    54.0 p3+p4  139 dst
        movaps xmm0, [rax + 16]                                    ;    52.0 p2     139 dst reload
        movaps [r8 + 816], xmm0                                    ;    55.0 p3+p4  139 dst
        movaps xmm0, [rax + 32]                                    ;    53.0 p2     139 dst reload
        movaps [r8 + 832], xmm0                                    ;    56.0 p3+p4  139 dst
        movaps xmm0, [rax + 48]                                    ;    54.0 p2     139 dst reload
        movaps [r8 + 848], xmm0                                    ;    57.0 p3+p4  139 dst
        movaps xmm0, [rax + 64]                                    ;    55.0 p2     139 dst reload
        movaps [r8 + 864], xmm0                                    ;    58.0 p3+p4  139 dst
        movaps xmm0, [rax + 80]                                    ;    56.0 p2     139 dst reload
        movaps [r8 + 880], xmm0                                    ;    59.0 p3+p4  139 dst
        movaps xmm0, [rax + 96]                                    ;    57.0 p2     139 dst reload
        movaps [r8 + 896], xmm0                                    ;    60.0 p3+p4  139 dst
        movaps xmm0, [rax + 112]                                   ;    58.0 p2     139 dst reload
        movaps [r8 + 912], xmm0                                    ;    61.0 p3+p4  139 dst
        movaps xmm0, [rbx - 128]                                   ;    59.0 p2     139 dst reload
        movaps [r8 + 928], xmm0                                    ;    62.0 p3+p4  139 dst
        movaps xmm0, [rbx - 112]                                   ;    60.0 p2     139 dst reload
        movaps [r8 + 944], xmm0                                    ;    63.0 p3+p4  139 dst
        movaps xmm0, [rbx - 96]                                    ;    61.0 p2     139 dst reload
        movaps [r8 + 960], xmm0                                    ;    64.0 p3+p4  139 dst
        movaps xmm0, [rbx - 80]                                    ;    62.0 p2     139 dst reload
        movaps [r8 + 976], xmm0                                    ;    65.0 p3+p4  139 dst
        movaps xmm0, [rbx - 64]                                    ;    63.0 p2     139 dst reload
        movaps [r8 + 992], xmm0                                    ;    66.0 p3+p4  139 dst
        movaps xmm0, [rbx - 48]                                    ;    64.0 p2     139 dst reload
        movaps [r8 + 1008], xmm0                                   ;    67.0 p3+p4  139 dst
        add r8, 0x400                                              ;    58.2 p0     149 blocks
        mov qword [rbp + 2064], r8                                 ;    64.5 p3+p4  149 blocks
        mov r8, qword [rbp + 2016]                                 ;    65.0 p2     149 blocks
        add r8, 0x400                                              ;    68.0 p1     149 blocks
        mov qword [rbp + 2016], r8                                 ;    69.0 p3+p4  149 blocks
        cmp r8, qword [rbp + 2024]                                 ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        add rsp, 0x8a8                                             ;                    frame
        pop rbp                                                    ;                    preserved
        pop rbx                                                    ;                    preserved
        ret

        section .rodata align=64
; constants128
        align 16, db 0
misty1_decrypt_compact.T0_constants128:
        dq 0xffffffffffffffff, 0xffffffffffffffff

        section .note.GNU-stack noalloc noexec nowrite progbits
