; misty1_encrypt_compact for Intel Core 2, 65 nm (Conroe, Merom), 64-bit code (core2-64)
; made by cipherwright 0.1.0 from ciphers/misty1.cw (sha256 27fcc9c458423ccb); do not edit:
;   ./cw build misty1_encrypt_compact --cpu core2-64 --variant bitsliced
;
; void misty1_encrypt_compact(const void *k, const void *src, void *dst, uint32_t n);   System V, 64 bits
;   k: 4096 bytes (256 slices), read, secret, aligned to 16 bytes
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
;   blocks: 142 uops, planned 73.5; bounds: width 35.5, ports 73.0, path 3.0
;   blocks/rounds: 4082 uops, planned 1509.8; bounds: width 1020.5, ports 1315.0, path 72.0
;   blocks.2: 288 uops, planned 134.0; bounds: width 72.0, ports 131.0, path 7.0
;
; A comment holds: planned cycle, ports, source line, value, and `copy`, `spill` or `reload` where
; the instruction only moves a value.

        bits 64
        global misty1_encrypt_compact

        section .text
        align 16
misty1_encrypt_compact:
        push rbx                                                   ;                    preserved
        push rbp                                                   ;                    preserved
        push r12                                                   ;                    preserved
        push r13                                                   ;                    preserved
        push r14                                                   ;                    preserved
        push r15                                                   ;                    preserved
        sub rsp, 0xad8                                             ;                    frame
        lea rbp, [rsp + 128]                                       ;                    frame
        mov dword [rbp + 2632], ecx                                ;                    argument
        mov qword [rbp + 2528], rsi                                ;                    argument
        mov qword [rbp + 2544], rdi                                ;                    argument
        mov qword [rbp + 2624], rdx                                ;                    argument
        lea rdx, [rbp + 256]                                       ;                    frame
        lea rdi, [rbp + 512]                                       ;                    frame
        lea rcx, [rbp + 768]                                       ;                    frame
        lea rax, [rbp + 1024]                                      ;                    frame
        lea rbx, [rbp + 1280]                                      ;                    frame
        mov r8d, dword [rbp + 2632]                                ;     0.0 p2     141 blocks
        shl r8, 0xa                                                ;     3.0 p0     141 blocks
        add r8, qword [rbp + 2528]                                 ;     4.0 p1+p2  141 blocks
        mov qword [rbp + 2536], r8                                 ;     5.0 p3+p4  141 blocks
        cmp dword [rbp + 2632], 0                                  ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rbp + 2528]                                 ;     0.0 p2     111 l.0 reload
        movaps xmm0, [r8]                                          ;     3.0 p2     111 l.0
        movaps [rbp + 1792], xmm0                                  ;     6.0 p3+p4  113 rounds
        movaps xmm0, [r8 + 16]                                     ;     3.0 p2     111 l.1
        movaps [rbp + 1808], xmm0                                  ;     6.0 p3+p4  113 rounds
        movaps xmm0, [r8 + 32]                                     ;     3.0 p2     111 l.2
        movaps [rbp + 1824], xmm0                                  ;     6.0 p3+p4  113 rounds
        movaps xmm0, [r8 + 48]                                     ;     4.0 p2     111 l.3
        movaps [rbp + 1840], xmm0                                  ;     7.0 p3+p4  113 rounds
        movaps xmm0, [r8 + 64]                                     ;     5.0 p2     111 l.4
        movaps [rbp + 1856], xmm0                                  ;     8.0 p3+p4  113 rounds
        movaps xmm0, [r8 + 80]                                     ;     6.0 p2     111 l.5
        movaps [rbp + 1872], xmm0                                  ;     9.0 p3+p4  113 rounds
        movaps xmm0, [r8 + 96]                                     ;     7.0 p2     111 l.6
        movaps [rbp + 1888], xmm0                                  ;    10.0 p3+p4  113 rounds
        movaps xmm0, [r8 + 112]                                    ;     8.0 p2     111 l.7
        movaps [rbp + 1904], xmm0                                  ;    11.0 p3+p4  113 rounds
        movaps xmm0, [r8 + 128]                                    ;     9.0 p2     111 l.8
        movaps [rbp + 1920], xmm0                                  ;    12.0 p3+p4  113 rounds
        movaps xmm0, [r8 + 144]                                    ;    10.0 p2     111 l.9
        movaps [rbp + 1936], xmm0                                  ;    13.0 p3+p4  113 rounds
        movaps xmm0, [r8 + 160]                                    ;    11.0 p2     111 l.10
        movaps [rbp + 1952], xmm0                                  ;    14.0 p3+p4  113 rounds
        movaps xmm0, [r8 + 176]                                    ;    12.0 p2     111 l.11
        movaps [rbp + 1968], xmm0                                  ;    15.0 p3+p4  113 rounds
        movaps xmm0, [r8 + 192]                                    ;    13.0 p2     111 l.12
        movaps [rbp + 1984], xmm0                                  ;    16.0 p3+p4  113 rounds
        movaps xmm0, [r8 + 208]                                    ;    14.0 p2     111 l.13
        movaps [rbp + 2000], xmm0                                  ;    17.0 p3+p4  113 rounds
        movaps xmm0, [r8 + 224]                                    ;    15.0 p2     111 l.14
        movaps [rbp + 2016], xmm0                                  ;    18.0 p3+p4  113 rounds
        movaps xmm0, [r8 + 240]                                    ;    16.0 p2     111 l.15
        movaps [rbp + 2032], xmm0                                  ;    19.0 p3+p4  113 rounds
        movaps xmm0, [r8 + 256]                                    ;    17.0 p2     111 l.16
        movaps [rbp + 2304], xmm0                                  ;    20.0 p3+p4  113 rounds
        movaps xmm0, [r8 + 272]                                    ;    18.0 p2     111 l.17
        movaps [rbp + 2320], xmm0                                  ;    21.0 p3+p4  113 rounds
        movaps xmm0, [r8 + 288]                                    ;    19.0 p2     111 l.18
        movaps [rbp + 2336], xmm0                                  ;    22.0 p3+p4  113 rounds
        movaps xmm0, [r8 + 304]                                    ;    20.0 p2     111 l.19
        movaps [rbp + 2352], xmm0                                  ;    23.0 p3+p4  113 rounds
        movaps xmm0, [r8 + 320]                                    ;    21.0 p2     111 l.20
        movaps [rbp + 2368], xmm0                                  ;    24.0 p3+p4  113 rounds
        movaps xmm0, [r8 + 336]                                    ;    22.0 p2     111 l.21
        movaps [rbp + 2384], xmm0                                  ;    25.0 p3+p4  113 rounds
        movaps xmm0, [r8 + 352]                                    ;    23.0 p2     111 l.22
        movaps [rbp + 2400], xmm0                                  ;    26.0 p3+p4  113 rounds
        movaps xmm0, [r8 + 368]                                    ;    24.0 p2     111 l.23
        movaps [rbp + 2416], xmm0                                  ;    27.0 p3+p4  113 rounds
        movaps xmm0, [r8 + 384]                                    ;    25.0 p2     111 l.24
        movaps [rbp + 2432], xmm0                                  ;    28.0 p3+p4  113 rounds
        movaps xmm0, [r8 + 400]                                    ;    26.0 p2     111 l.25
        movaps [rbp + 2448], xmm0                                  ;    29.0 p3+p4  113 rounds
        movaps xmm0, [r8 + 416]                                    ;    27.0 p2     111 l.26
        movaps [rbp + 2464], xmm0                                  ;    30.0 p3+p4  113 rounds
        movaps xmm0, [r8 + 432]                                    ;    28.0 p2     111 l.27
        movaps [rbp + 2480], xmm0                                  ;    31.0 p3+p4  113 rounds
        movaps xmm0, [r8 + 448]                                    ;    29.0 p2     111 l.28
        movaps [rbp + 2496], xmm0                                  ;    32.0 p3+p4  113 rounds
        movaps xmm0, [r8 + 464]                                    ;    30.0 p2     111 l.29
        movaps [rbp + 2512], xmm0                                  ;    33.0 p3+p4  113 rounds
        movaps xmm0, [r8 + 480]                                    ;    31.0 p2     111 l.30
        movaps [rbp + 1472], xmm0                                  ;    34.0 p3+p4  113 rounds
        movaps xmm0, [r8 + 496]                                    ;    32.0 p2     111 l.31
        movaps [rbp + 1488], xmm0                                  ;    35.0 p3+p4  113 rounds
        movaps xmm0, [r8 + 512]                                    ;    33.0 p2     112 r.0
        movaps [rbp + 2048], xmm0                                  ;    36.0 p3+p4  113 rounds
        movaps xmm0, [r8 + 528]                                    ;    34.0 p2     112 r.1
        movaps [rbp + 2064], xmm0                                  ;    37.0 p3+p4  113 rounds
        movaps xmm0, [r8 + 544]                                    ;    35.0 p2     112 r.2
        movaps [rbp + 2080], xmm0                                  ;    38.0 p3+p4  113 rounds
        movaps xmm0, [r8 + 560]                                    ;    36.0 p2     112 r.3
        movaps [rbp + 2096], xmm0                                  ;    39.0 p3+p4  113 rounds
        movaps xmm0, [r8 + 576]                                    ;    37.0 p2     112 r.4
        movaps [rbp + 2112], xmm0                                  ;    40.0 p3+p4  113 rounds
        movaps xmm0, [r8 + 592]                                    ;    38.0 p2     112 r.5
        movaps [rbp + 2128], xmm0                                  ;    41.0 p3+p4  113 rounds
        movaps xmm0, [r8 + 608]                                    ;    39.0 p2     112 r.6
        movaps [rbp + 2144], xmm0                                  ;    42.0 p3+p4  113 rounds
        movaps xmm0, [r8 + 624]                                    ;    40.0 p2     112 r.7
        movaps [rbp + 2160], xmm0                                  ;    43.0 p3+p4  113 rounds
        movaps xmm0, [r8 + 640]                                    ;    41.0 p2     112 r.8
        movaps [rbp + 2176], xmm0                                  ;    44.0 p3+p4  113 rounds
        movaps xmm0, [r8 + 656]                                    ;    42.0 p2     112 r.9
        movaps [rbp + 2192], xmm0                                  ;    45.0 p3+p4  113 rounds
        movaps xmm0, [r8 + 672]                                    ;    43.0 p2     112 r.10
        movaps [rbp + 2208], xmm0                                  ;    46.0 p3+p4  113 rounds
        movaps xmm0, [r8 + 688]                                    ;    44.0 p2     112 r.11
        movaps [rbp + 2224], xmm0                                  ;    47.0 p3+p4  113 rounds
        movaps xmm0, [r8 + 704]                                    ;    45.0 p2     112 r.12
        movaps [rbp + 2240], xmm0                                  ;    48.0 p3+p4  113 rounds
        movaps xmm0, [r8 + 720]                                    ;    46.0 p2     112 r.13
        movaps [rbp + 2256], xmm0                                  ;    49.0 p3+p4  113 rounds
        movaps xmm0, [r8 + 736]                                    ;    47.0 p2     112 r.14
        movaps [rbp + 2272], xmm0                                  ;    50.0 p3+p4  113 rounds
        movaps xmm0, [r8 + 752]                                    ;    48.0 p2     112 r.15
        movaps [rbp + 2288], xmm0                                  ;    51.0 p3+p4  113 rounds
        movaps xmm0, [r8 + 768]                                    ;    49.0 p2     112 r.16
        movaps [rbp + 1504], xmm0                                  ;    52.0 p3+p4  113 rounds
        movaps xmm0, [r8 + 784]                                    ;    50.0 p2     112 r.17
        movaps [rbp + 1520], xmm0                                  ;    53.0 p3+p4  113 rounds
        movaps xmm0, [r8 + 800]                                    ;    51.0 p2     112 r.18
        movaps [rbp + 1536], xmm0                                  ;    54.0 p3+p4  113 rounds
        movaps xmm0, [r8 + 816]                                    ;    52.0 p2     112 r.19
        movaps [rbp + 1552], xmm0                                  ;    55.0 p3+p4  113 rounds
        movaps xmm0, [r8 + 832]                                    ;    53.0 p2     112 r.20
        movaps [rbp + 1568], xmm0                                  ;    56.0 p3+p4  113 rounds
        movaps xmm0, [r8 + 848]                                    ;    54.0 p2     112 r.21
        movaps [rbp + 1584], xmm0                                  ;    57.0 p3+p4  113 rounds
        movaps xmm0, [r8 + 864]                                    ;    55.0 p2     112 r.22
        movaps [rbp + 1600], xmm0                                  ;    58.0 p3+p4  113 rounds
        movaps xmm0, [r8 + 880]                                    ;    56.0 p2     112 r.23
        movaps [rbp + 1616], xmm0                                  ;    59.0 p3+p4  113 rounds
        movaps xmm0, [r8 + 896]                                    ;    57.0 p2     112 r.24
        movaps [rbp + 1632], xmm0                                  ;    60.0 p3+p4  113 rounds
        movaps xmm0, [r8 + 912]                                    ;    58.0 p2     112 r.25
        movaps [rbp + 1648], xmm0                                  ;    61.0 p3+p4  113 rounds
        movaps xmm0, [r8 + 928]                                    ;    59.0 p2     112 r.26
        movaps [rbp + 1664], xmm0                                  ;    62.0 p3+p4  113 rounds
        movaps xmm0, [r8 + 944]                                    ;    60.0 p2     112 r.27
        movaps xmm1, [r8 + 960]                                    ;    61.0 p2     112 r.28
        movaps xmm2, [r8 + 976]                                    ;    62.0 p2     112 r.29
        movaps xmm3, [r8 + 992]                                    ;    63.0 p2     112 r.30
        movaps [rbp + 1680], xmm0                                  ;    63.0 p3+p4  113 rounds
        movaps xmm0, [r8 + 1008]                                   ;    64.0 p2     112 r.31
        movaps [rbp + 1696], xmm1                                  ;    64.0 p3+p4  113 rounds
        movaps [rbp + 1712], xmm2                                  ;    65.0 p3+p4  113 rounds
        movaps [rbp + 1728], xmm3                                  ;    66.0 p3+p4  113 rounds
        movaps [rbp + 1744], xmm0                                  ;    67.0 p3+p4  113 rounds
        mov r8, qword [rbp + 2544]                                 ;    65.0 p2     113 rounds reload
        mov qword [rbp + 2552], r8                                 ;    68.0 p3+p4  113 rounds
        mov qword [rbp + 2560], r8                                 ;    68.0 p3+p4  113 rounds
        lea r9, [r8 + 1536]                                        ;    68.0 p0     113 rounds
        mov qword [rbp + 2568], r9                                 ;    69.0 p3+p4  113 rounds
        mov qword [rbp + 2576], r9                                 ;    69.0 p3+p4  113 rounds
        lea r9, [r8 + 512]                                         ;    68.0 p0     113 rounds
        mov qword [rbp + 2584], r9                                 ;    69.0 p3+p4  113 rounds
        mov qword [rbp + 2592], r9                                 ;    69.5 p3+p4  113 rounds
        add r8, 0x400                                              ;    68.0 p1     113 rounds
        mov qword [rbp + 2600], r8                                 ;    70.5 p3+p4  113 rounds
        mov qword [rbp + 2608], r8                                 ;    71.5 p3+p4  113 rounds
        mov qword [rbp + 2616], r8                                 ;    72.5 p3+p4  113 rounds
        movdqa xmm0, [rbp + 2304]                                  ;                    resident
        movdqa xmm1, [rbp + 2320]                                  ;                    resident
        movdqa xmm2, [rbp + 2336]                                  ;                    resident
        movdqa xmm3, [rbp + 2352]                                  ;                    resident
        movdqa xmm4, [rbp + 2368]                                  ;                    resident
        movdqa xmm5, [rbp + 2384]                                  ;                    resident
        movdqa xmm6, [rbp + 2400]                                  ;                    resident
        movdqa xmm7, [rbp + 2416]                                  ;                    resident
        movdqa xmm8, [rbp + 2432]                                  ;                    resident
        movdqa xmm9, [rbp + 2448]                                  ;                    resident
        movdqa xmm10, [rbp + 2464]                                 ;                    resident
        movdqa xmm11, [rbp + 2480]                                 ;                    resident
        movdqa xmm12, [rbp + 2496]                                 ;                    resident
        movdqa xmm13, [rbp + 2512]                                 ;                    resident
        mov r8, qword [rbp + 2592]                                 ;                    resident
        mov r9, qword [rbp + 2608]                                 ;                    resident
        mov r10, qword [rbp + 2560]                                ;                    resident
        mov r11, qword [rbp + 2576]                                ;                    resident
        mov r12, qword [rbp + 2552]                                ;                    resident
        mov r13, qword [rbp + 2568]                                ;                    resident
        mov r14, qword [rbp + 2584]                                ;                    resident
        align 16
.rounds_2:
        movaps xmm14, xmm0                                         ;     0.0 p0      62 r copy
        andps xmm14, [r12]                                         ;     3.0 p1+p2   62 r
        movaps xmm15, xmm1                                         ;     0.5 p5      62 r copy
        andps xmm15, [r12 + 16]                                    ;     3.0 p0+p2   62 r
        movaps [rdi + 112], xmm1                                   ;     1.0 p3+p4   62 r spill
        movaps xmm1, xmm2                                          ;     1.2 p1      62 r copy
        andps xmm1, [r12 + 32]                                     ;     3.0 p5+p2   62 r
        movaps [rcx - 128], xmm2                                   ;     2.0 p3+p4   62 r spill
        movaps xmm2, xmm3                                          ;     2.0 p0      62 r copy
        andps xmm2, [r12 + 48]                                     ;     3.2 p1+p2   62 r
        movaps [rcx - 112], xmm3                                   ;     3.0 p3+p4   62 r spill
        movaps xmm3, xmm4                                          ;     2.8 p5      62 r copy
        andps xmm3, [r12 + 64]                                     ;     4.2 p0+p2   62 r
        movaps [rcx - 96], xmm4                                    ;     4.0 p3+p4   62 r spill
        movaps xmm4, xmm5                                          ;     3.5 p1      62 r copy
        andps xmm4, [r12 + 80]                                     ;     5.2 p5+p2   62 r
        movaps [rcx - 80], xmm5                                    ;     5.0 p3+p4   62 r spill
        movaps xmm5, xmm6                                          ;     4.2 p0      62 r copy
        andps xmm5, [r12 + 96]                                     ;     6.2 p1+p2   62 r
        movaps [rcx - 64], xmm6                                    ;     6.0 p3+p4   62 r spill
        movaps xmm6, xmm7                                          ;     5.0 p5      62 r copy
        andps xmm6, [r12 + 112]                                    ;     7.2 p0+p2   62 r
        movaps [rcx - 48], xmm7                                    ;     7.0 p3+p4   62 r spill
        movaps xmm7, xmm8                                          ;     5.8 p1      62 r copy
        andps xmm7, [r12 + 128]                                    ;     8.2 p5+p2   62 r
        movaps [rcx + 96], xmm8                                    ;     8.0 p3+p4   62 r spill
        movaps xmm8, xmm9                                          ;     6.5 p0      62 r copy
        andps xmm8, [r12 + 144]                                    ;     9.2 p1+p2   62 r
        movaps [rcx + 112], xmm9                                   ;     9.0 p3+p4   62 r spill
        movaps xmm9, xmm10                                         ;     7.2 p5      62 r copy
        andps xmm9, [r12 + 160]                                    ;    10.2 p0+p2   62 r
        movaps [rax - 128], xmm10                                  ;    10.0 p3+p4   62 r spill
        movaps xmm10, xmm11                                        ;     8.0 p1      62 r copy
        andps xmm10, [r12 + 176]                                   ;    11.2 p5+p2   62 r
        xorps xmm14, [rbp + 1792]                                  ;    12.2 p0+p2   62 r
        movaps [rax - 112], xmm11                                  ;    11.0 p3+p4   62 r spill
        movaps xmm11, [r12 + 192]                                  ;    13.2 p2      62 r
        andps xmm11, xmm12                                         ;    16.2 p1      62 r
        xorps xmm15, [rbp + 1808]                                  ;    14.2 p5+p2   62 r
        movaps [rax - 96], xmm12                                   ;    12.0 p3+p4   62 r spill
        movaps xmm12, [r12 + 208]                                  ;    15.2 p2      62 r
        andps xmm12, xmm13                                         ;    18.2 p0      62 r
        xorps xmm1, [rbp + 1824]                                   ;    16.2 p1+p2   62 r
        movaps [rax - 80], xmm13                                   ;    13.0 p3+p4   62 r spill
        movaps xmm13, [r12 + 224]                                  ;    17.2 p2      62 r
        andps xmm13, [rbp + 1472]                                  ;    20.2 p5+p2   62 r
        xorps xmm2, [rbp + 1840]                                   ;    19.2 p0+p2   62 r
        movaps [rdi + 80], xmm0                                    ;    14.0 p3+p4   62 r spill
        movaps xmm0, [r12 + 240]                                   ;    20.2 p2      62 r
        andps xmm0, [rbp + 1488]                                   ;    23.2 p1+p2   62 r
        xorps xmm3, [rbp + 1856]                                   ;    22.2 p5+p2   62 r
        xorps xmm4, [rbp + 1872]                                   ;    23.2 p0+p2   62 r
        xorps xmm5, [rbp + 1888]                                   ;    24.2 p1+p2   62 r
        xorps xmm6, [rbp + 1904]                                   ;    25.2 p5+p2   62 r
        xorps xmm7, [rbp + 1920]                                   ;    26.2 p0+p2   62 r
        xorps xmm8, [rbp + 1936]                                   ;    27.2 p1+p2   62 r
        xorps xmm9, [rbp + 1952]                                   ;    28.2 p5+p2   62 r
        xorps xmm10, [rbp + 1968]                                  ;    29.2 p0+p2   62 r
        xorps xmm11, [rbp + 1984]                                  ;    30.2 p1+p2   62 r
        xorps xmm12, [rbp + 2000]                                  ;    31.2 p5+p2   62 r
        xorps xmm13, [rbp + 2016]                                  ;    32.2 p0+p2   62 r
        xorps xmm0, [rbp + 2032]                                   ;    33.2 p1+p2   62 r
        movaps [rax - 64], xmm0                                    ;    34.2 p3+p4   62 r spill
        movaps xmm0, xmm14                                         ;    20.2 p5      63 r copy
        orps xmm0, [r13 + 2048]                                    ;    34.2 p0+p2   63 r
        movaps [rbx - 32], xmm14                                   ;    20.8 p3+p4   62 r spill
        movaps xmm14, xmm15                                        ;    21.0 p1      63 r copy
        orps xmm14, [r13 + 2064]                                   ;    35.2 p5+p2   63 r
        movaps [rbx - 16], xmm15                                   ;    22.2 p3+p4   62 r spill
        movaps xmm15, xmm1                                         ;    22.5 p0      63 r copy
        orps xmm15, [r13 + 2080]                                   ;    36.2 p1+p2   63 r
        movaps [rbx + 0], xmm1                                     ;    23.2 p3+p4   62 r spill
        movaps xmm1, xmm2                                          ;    23.5 p5      63 r copy
        orps xmm1, [r13 + 2096]                                    ;    37.2 p0+p2   63 r
        movaps [rbx + 16], xmm2                                    ;    24.2 p3+p4   62 r spill
        movaps xmm2, xmm3                                          ;    24.2 p1      63 r copy
        orps xmm2, [r13 + 2112]                                    ;    38.2 p5+p2   63 r
        movaps [rbx + 32], xmm3                                    ;    25.2 p3+p4   62 r spill
        movaps xmm3, xmm4                                          ;    25.2 p0      63 r copy
        orps xmm3, [r13 + 2128]                                    ;    39.2 p1+p2   63 r
        movaps [rbx + 48], xmm4                                    ;    26.2 p3+p4   62 r spill
        movaps xmm4, xmm5                                          ;    26.2 p5      63 r copy
        orps xmm4, [r13 + 2144]                                    ;    40.2 p0+p2   63 r
        movaps [rbx + 64], xmm5                                    ;    27.2 p3+p4   62 r spill
        movaps xmm5, xmm6                                          ;    27.2 p1      63 r copy
        orps xmm5, [r13 + 2160]                                    ;    41.2 p5+p2   63 r
        xorps xmm0, [rdi + 80]                                     ;    42.2 p0+p2   63 r
        movaps [rdi + 80], xmm6                                    ;    28.2 p3+p4   62 r spill
        movaps xmm6, xmm7                                          ;    28.5 p1      63 r copy
        orps xmm6, [r13 + 2176]                                    ;    43.2 p5+p2   63 r
        xorps xmm14, [rdi + 112]                                   ;    44.2 p0+p2   63 r
        movaps [rdi + 112], xmm7                                   ;    30.2 p3+p4   62 r spill
        movaps xmm7, xmm8                                          ;    30.5 p1      63 r copy
        orps xmm7, [r13 + 2192]                                    ;    45.2 p5+p2   63 r
        xorps xmm15, [rcx - 128]                                   ;    46.2 p0+p2   63 r
        movaps [rcx - 128], xmm8                                   ;    32.2 p3+p4   62 r spill
        movaps xmm8, xmm9                                          ;    32.5 p1      63 r copy
        orps xmm8, [r13 + 2208]                                    ;    47.2 p5+p2   63 r
        xorps xmm1, [rcx - 112]                                    ;    48.2 p0+p2   63 r
        movaps [rcx - 112], xmm9                                   ;    34.2 p3+p4   62 r spill
        movaps xmm9, xmm10                                         ;    34.5 p1      63 r copy
        orps xmm9, [r13 + 2224]                                    ;    49.2 p5+p2   63 r
        xorps xmm2, [rcx - 96]                                     ;    50.2 p0+p2   63 r
        movaps [rcx - 96], xmm10                                   ;    35.2 p3+p4   62 r spill
        movaps xmm10, xmm11                                        ;    35.5 p1      63 r copy
        orps xmm10, [r13 + 2240]                                   ;    51.2 p5+p2   63 r
        xorps xmm3, [rcx - 80]                                     ;    52.2 p0+p2   63 r
        movaps [rcx - 80], xmm11                                   ;    37.2 p3+p4   62 r spill
        movaps xmm11, xmm12                                        ;    37.5 p1      63 r copy
        orps xmm11, [r13 + 2256]                                   ;    53.2 p5+p2   63 r
        xorps xmm4, [rcx - 64]                                     ;    54.2 p0+p2   63 r
        movaps [rcx - 64], xmm12                                   ;    39.2 p3+p4   62 r spill
        movaps xmm12, xmm13                                        ;    39.5 p1      63 r copy
        orps xmm12, [r13 + 2272]                                   ;    55.2 p5+p2   63 r
        xorps xmm5, [rcx - 48]                                     ;    56.2 p0+p2   63 r
        movaps [rcx - 48], xmm13                                   ;    41.2 p3+p4   62 r spill
        movaps xmm13, [rax - 64]                                   ;    57.2 p2      63 r
        orps xmm13, [r13 + 2288]                                   ;    60.2 p1+p2   63 r
        xorps xmm6, [rcx + 96]                                     ;    59.2 p5+p2   63 r
        xorps xmm7, [rcx + 112]                                    ;    60.2 p0+p2   63 r
        xorps xmm8, [rax - 128]                                    ;    61.2 p1+p2   63 r
        xorps xmm9, [rax - 112]                                    ;    62.2 p5+p2   63 r
        xorps xmm10, [rax - 96]                                    ;    63.2 p0+p2   63 r
        xorps xmm11, [rax - 80]                                    ;    64.2 p1+p2   63 r
        xorps xmm12, [rbp + 1472]                                  ;    65.2 p5+p2   63 r
        xorps xmm13, [rbp + 1488]                                  ;    66.2 p0+p2   63 r
        movaps [rax - 80], xmm13                                   ;    67.2 p3+p4   63 r spill
        movaps xmm13, [r14 + 2048]                                 ;    67.2 p2      62 r
        andps xmm13, [rbp + 1504]                                  ;    70.2 p1+p2   62 r
        movaps [rax - 96], xmm12                                   ;    66.2 p3+p4   63 r spill
        movaps xmm12, [r14 + 2064]                                 ;    69.2 p2      62 r
        andps xmm12, [rbp + 1520]                                  ;    72.2 p5+p2   62 r
        movaps [rax - 112], xmm11                                  ;    65.2 p3+p4   63 r spill
        movaps xmm11, [r14 + 2080]                                 ;    71.2 p2      62 r
        andps xmm11, [rbp + 1536]                                  ;    74.2 p0+p2   62 r
        movaps [rax - 128], xmm10                                  ;    64.2 p3+p4   63 r spill
        movaps xmm10, [r14 + 2096]                                 ;    73.2 p2      62 r
        andps xmm10, [rbp + 1552]                                  ;    76.2 p1+p2   62 r
        movaps [rcx + 112], xmm9                                   ;    63.2 p3+p4   63 r spill
        movaps xmm9, [r14 + 2112]                                  ;    75.2 p2      62 r
        andps xmm9, [rbp + 1568]                                   ;    78.2 p5+p2   62 r
        movaps [rcx + 96], xmm8                                    ;    64.5 p3+p4   63 r spill
        movaps xmm8, [r14 + 2128]                                  ;    77.2 p2      62 r
        andps xmm8, [rbp + 1584]                                   ;    80.2 p0+p2   62 r
        movaps [rbp + 1760], xmm7                                  ;    65.5 p3+p4   63 r spill
        movaps xmm7, [r14 + 2144]                                  ;    79.2 p2      62 r
        andps xmm7, [rbp + 1600]                                   ;    82.2 p1+p2   62 r
        movaps [rbp + 1776], xmm6                                  ;    66.5 p3+p4   63 r spill
        movaps xmm6, [r14 + 2160]                                  ;    81.2 p2      62 r
        andps xmm6, [rbp + 1616]                                   ;    84.2 p5+p2   62 r
        movaps [rax - 48], xmm5                                    ;    67.5 p3+p4   63 r spill
        movaps xmm5, [r14 + 2176]                                  ;    83.2 p2      62 r
        andps xmm5, [rbp + 1632]                                   ;    86.2 p0+p2   62 r
        movaps [rax - 32], xmm4                                    ;    70.2 p3+p4   63 r spill
        movaps xmm4, [r14 + 2192]                                  ;    85.2 p2      62 r
        andps xmm4, [rbp + 1648]                                   ;    88.2 p1+p2   62 r
        movaps [rax - 16], xmm3                                    ;    72.2 p3+p4   63 r spill
        movaps xmm3, [r14 + 2208]                                  ;    87.2 p2      62 r
        andps xmm3, [rbp + 1664]                                   ;    90.2 p5+p2   62 r
        movaps [rax + 0], xmm2                                     ;    74.2 p3+p4   63 r spill
        movaps xmm2, [r14 + 2224]                                  ;    89.2 p2      62 r
        andps xmm2, [rbp + 1680]                                   ;    92.2 p0+p2   62 r
        xorps xmm13, [rbp + 2048]                                  ;    91.2 p1+p2   62 r
        movaps [rax + 16], xmm1                                    ;    77.2 p3+p4   63 r spill
        movaps xmm1, [r14 + 2240]                                  ;    92.2 p2      62 r
        andps xmm1, [rbp + 1696]                                   ;    95.2 p5+p2   62 r
        xorps xmm12, [rbp + 2064]                                  ;    94.2 p0+p2   62 r
        movaps [rax + 32], xmm15                                   ;    80.2 p3+p4   63 r spill
        movaps xmm15, [r14 + 2256]                                 ;    95.2 p2      62 r
        andps xmm15, [rbp + 1712]                                  ;    98.2 p1+p2   62 r
        xorps xmm11, [rbp + 2080]                                  ;    97.2 p5+p2   62 r
        movaps [rax + 48], xmm14                                   ;    83.2 p3+p4   63 r spill
        movaps xmm14, [r14 + 2272]                                 ;    98.2 p2      62 r
        andps xmm14, [rbp + 1728]                                  ;   101.2 p0+p2   62 r
        xorps xmm10, [rbp + 2096]                                  ;   100.2 p1+p2   62 r
        movaps [rax + 64], xmm0                                    ;    86.2 p3+p4   63 r spill
        movaps xmm0, [r14 + 2288]                                  ;   101.2 p2      62 r
        andps xmm0, [rbp + 1744]                                   ;   104.2 p5+p2   62 r
        xorps xmm9, [rbp + 2112]                                   ;   103.2 p0+p2   62 r
        xorps xmm8, [rbp + 2128]                                   ;   104.2 p1+p2   62 r
        xorps xmm7, [rbp + 2144]                                   ;   105.2 p5+p2   62 r
        xorps xmm6, [rbp + 2160]                                   ;   106.2 p0+p2   62 r
        xorps xmm5, [rbp + 2176]                                   ;   107.2 p1+p2   62 r
        xorps xmm4, [rbp + 2192]                                   ;   108.2 p5+p2   62 r
        xorps xmm3, [rbp + 2208]                                   ;   109.2 p0+p2   62 r
        xorps xmm2, [rbp + 2224]                                   ;   110.2 p1+p2   62 r
        xorps xmm1, [rbp + 2240]                                   ;   111.2 p5+p2   62 r
        xorps xmm15, [rbp + 2256]                                  ;   112.2 p0+p2   62 r
        xorps xmm14, [rbp + 2272]                                  ;   113.2 p1+p2   62 r
        xorps xmm0, [rbp + 2288]                                   ;   114.2 p5+p2   62 r
        movaps [rax + 80], xmm0                                    ;   115.2 p3+p4   62 r spill
        movaps xmm0, xmm13                                         ;   101.2 p0      63 r copy
        mov r15, qword [rbp + 2600]                                ;   115.2 p2      86 r.0 reload
        orps xmm0, [r15]                                           ;   121.2 p1+p2   63 r
        movaps [rdx + 96], xmm13                                   ;   103.2 p3+p4   62 r spill
        movaps xmm13, xmm12                                        ;   103.5 p5      63 r copy
        orps xmm13, [r15 + 16]                                     ;   121.2 p0+p2   63 r
        movaps [rbx + 80], xmm12                                   ;   104.2 p3+p4   62 r spill
        movaps xmm12, xmm11                                        ;   104.5 p1      63 r copy
        orps xmm12, [r15 + 32]                                     ;   121.2 p5+p2   63 r
        movaps [rbx + 96], xmm11                                   ;   105.2 p3+p4   62 r spill
        movaps xmm11, xmm10                                        ;   105.2 p0      63 r copy
        orps xmm11, [r15 + 48]                                     ;   121.2 p1+p2   63 r
        movaps [rcx - 32], xmm10                                   ;   106.2 p3+p4   62 r spill
        movaps xmm10, xmm9                                         ;   106.2 p5      63 r copy
        orps xmm10, [r15 + 64]                                     ;   121.2 p0+p2   63 r
        movaps [rbx + 112], xmm9                                   ;   107.2 p3+p4   62 r spill
        movaps xmm9, xmm8                                          ;   107.2 p1      63 r copy
        orps xmm9, [r15 + 80]                                      ;   121.2 p5+p2   63 r
        movaps [rcx - 16], xmm8                                    ;   108.2 p3+p4   62 r spill
        movaps xmm8, xmm7                                          ;   108.2 p0      63 r copy
        orps xmm8, [r15 + 96]                                      ;   122.2 p1+p2   63 r
        movaps [rbp + 1408], xmm7                                  ;   109.2 p3+p4   62 r spill
        movaps xmm7, xmm6                                          ;   109.2 p5      63 r copy
        orps xmm7, [r15 + 112]                                     ;   123.2 p0+p2   63 r
        xorps xmm0, [rbp + 1504]                                   ;   124.2 p1+p2   63 r
        movaps [rcx + 0], xmm6                                     ;   110.2 p3+p4   62 r spill
        movaps xmm6, xmm5                                          ;   110.5 p5      63 r copy
        orps xmm6, [r15 + 128]                                     ;   125.2 p0+p2   63 r
        xorps xmm13, [rbp + 1520]                                  ;   126.2 p1+p2   63 r
        movaps [rcx + 16], xmm5                                    ;   112.2 p3+p4   62 r spill
        movaps xmm5, xmm4                                          ;   112.5 p5      63 r copy
        orps xmm5, [r15 + 144]                                     ;   127.2 p0+p2   63 r
        xorps xmm12, [rbp + 1536]                                  ;   128.2 p1+p2   63 r
        movaps [rbp + 1424], xmm4                                  ;   114.2 p3+p4   62 r spill
        movaps xmm4, xmm3                                          ;   114.5 p5      63 r copy
        orps xmm4, [r15 + 160]                                     ;   129.2 p0+p2   63 r
        xorps xmm11, [rbp + 1552]                                  ;   130.2 p1+p2   63 r
        movaps [rcx + 32], xmm3                                    ;   115.5 p3+p4   62 r spill
        movaps xmm3, xmm2                                          ;   115.8 p5      63 r copy
        orps xmm3, [r15 + 176]                                     ;   131.2 p0+p2   63 r
        xorps xmm10, [rbp + 1568]                                  ;   132.2 p1+p2   63 r
        movaps [rbp + 1440], xmm2                                  ;   121.5 p3+p4   62 r spill
        movaps xmm2, xmm1                                          ;   121.8 p5      63 r copy
        orps xmm2, [r15 + 192]                                     ;   133.2 p0+p2   63 r
        xorps xmm9, [rbp + 1584]                                   ;   134.2 p1+p2   63 r
        movaps [rcx + 48], xmm1                                    ;   122.5 p3+p4   62 r spill
        movaps xmm1, xmm15                                         ;   122.8 p5      63 r copy
        orps xmm1, [r15 + 208]                                     ;   135.2 p0+p2   63 r
        xorps xmm8, [rbp + 1600]                                   ;   136.2 p1+p2   63 r
        movaps [rbp + 1456], xmm15                                 ;   123.5 p3+p4   62 r spill
        movaps xmm15, xmm14                                        ;   123.8 p5      63 r copy
        orps xmm15, [r15 + 224]                                    ;   137.2 p0+p2   63 r
        xorps xmm7, [rbp + 1616]                                   ;   138.2 p1+p2   63 r
        movaps [rcx + 64], xmm14                                   ;   124.5 p3+p4   62 r spill
        movaps xmm14, [rax + 80]                                   ;   139.2 p2      63 r
        orps xmm14, [r15 + 240]                                    ;   142.2 p5+p2   63 r
        xorps xmm6, [rbp + 1632]                                   ;   141.2 p0+p2   63 r
        xorps xmm5, [rbp + 1648]                                   ;   142.2 p1+p2   63 r
        xorps xmm4, [rbp + 1664]                                   ;   143.2 p5+p2   63 r
        xorps xmm3, [rbp + 1680]                                   ;   144.2 p0+p2   63 r
        xorps xmm2, [rbp + 1696]                                   ;   145.2 p1+p2   63 r
        xorps xmm1, [rbp + 1712]                                   ;   146.2 p5+p2   63 r
        xorps xmm15, [rbp + 1728]                                  ;   147.2 p0+p2   63 r
        xorps xmm14, [rbp + 1744]                                  ;   148.2 p1+p2   63 r
        movaps [rcx + 80], xmm14                                   ;   149.2 p3+p4   63 r spill
        movaps xmm14, [r10]                                        ;   149.2 p2      76 r.0
        movaps [rdx + 112], xmm15                                  ;   148.2 p3+p4   63 r spill
        movaps xmm15, [r10 + 16]                                   ;   150.2 p2      76 r.1
        movaps [rdi + 48], xmm1                                    ;   147.2 p3+p4   63 r spill
        movaps xmm1, [r10 + 32]                                    ;   151.2 p2      76 r.2
        movaps [rdx - 64], xmm2                                    ;   146.2 p3+p4   63 r spill
        movaps xmm2, [r10 + 48]                                    ;   152.2 p2      76 r.3
        movaps [rdi + 32], xmm3                                    ;   145.2 p3+p4   63 r spill
        movaps xmm3, [r10 + 64]                                    ;   153.2 p2      76 r.4
        movaps [rdi + 64], xmm4                                    ;   144.2 p3+p4   63 r spill
        movaps xmm4, [r10 + 80]                                    ;   154.2 p2      76 r.5
        movaps [rdx + 32], xmm5                                    ;   144.5 p3+p4   63 r spill
        movaps xmm5, [r10 + 96]                                    ;   155.2 p2      76 r.6
        movaps [rdi - 64], xmm6                                    ;   145.5 p3+p4   63 r spill
        movaps xmm6, [r10 + 112]                                   ;   156.2 p2      76 r.7
        movaps [rax + 96], xmm7                                    ;   146.5 p3+p4   63 r spill
        movaps xmm7, [r10 + 128]                                   ;   157.2 p2      76 r.8
        movaps [rax + 112], xmm8                                   ;   147.5 p3+p4   63 r spill
        movaps xmm8, [r10 + 144]                                   ;   158.2 p2      76 r.9
        movaps [rbx - 128], xmm9                                   ;   148.5 p3+p4   63 r spill
        movaps xmm9, [r10 + 160]                                   ;   159.2 p2      76 r.10
        movaps [rbx - 112], xmm10                                  ;   149.5 p3+p4   63 r spill
        movaps xmm10, [r10 + 176]                                  ;   160.2 p2      76 r.11
        movaps [rbx - 96], xmm11                                   ;   150.5 p3+p4   63 r spill
        movaps xmm11, [r10 + 192]                                  ;   161.2 p2      76 r.12
        movaps [rbx - 80], xmm12                                   ;   151.5 p3+p4   63 r spill
        movaps xmm12, [r10 + 208]                                  ;   162.2 p2      76 r.13
        movaps [rbx - 64], xmm13                                   ;   152.5 p3+p4   63 r spill
        movaps xmm13, [r10 + 224]                                  ;   163.2 p2      76 r.14
        movaps [rbx - 48], xmm0                                    ;   153.5 p3+p4   63 r spill
        movaps xmm0, [r10 + 240]                                   ;   164.2 p2      76 r.15
        movaps xmm0, xmm14                                         ;   152.2 p5      54 next copy
        xorps xmm0, [rax + 64]                                     ;   165.2 p0+p2   54 next
        movaps xmm14, xmm15                                        ;   153.2 p1      54 next copy
        xorps xmm14, [rax + 48]                                    ;   166.2 p5+p2   54 next
        movaps xmm15, xmm1                                         ;   154.2 p0      54 next copy
        xorps xmm15, [rax + 32]                                    ;   167.2 p1+p2   54 next
        movaps xmm1, xmm2                                          ;   155.2 p5      54 next copy
        xorps xmm1, [rax + 16]                                     ;   168.2 p0+p2   54 next
        movaps xmm2, xmm3                                          ;   156.2 p1      54 next copy
        xorps xmm2, [rax + 0]                                      ;   169.2 p5+p2   54 next
        movaps xmm3, xmm4                                          ;   157.2 p0      54 next copy
        xorps xmm3, [rax - 16]                                     ;   170.2 p1+p2   54 next
        movaps xmm4, xmm5                                          ;   158.2 p5      54 next copy
        xorps xmm4, [rax - 32]                                     ;   171.2 p0+p2   54 next
        movaps xmm5, xmm6                                          ;   159.2 p1      54 next copy
        xorps xmm5, [rax - 48]                                     ;   172.2 p5+p2   54 next
        movaps xmm6, xmm7                                          ;   160.2 p0      54 next copy
        xorps xmm6, [rbp + 1776]                                   ;   173.2 p1+p2   54 next
        movaps xmm7, xmm8                                          ;   161.2 p5      54 next copy
        xorps xmm7, [rbp + 1760]                                   ;   174.2 p0+p2   54 next
        movaps xmm8, xmm9                                          ;   162.2 p1      54 next copy
        xorps xmm8, [rcx + 96]                                     ;   175.2 p5+p2   54 next
        movaps xmm9, xmm10                                         ;   163.2 p0      54 next copy
        xorps xmm9, [rcx + 112]                                    ;   176.2 p1+p2   54 next
        movaps xmm10, xmm11                                        ;   164.2 p5      54 next copy
        xorps xmm10, [rax - 128]                                   ;   177.2 p0+p2   54 next
        movaps xmm11, xmm12                                        ;   165.2 p1      54 next copy
        xorps xmm11, [rax - 112]                                   ;   178.2 p5+p2   54 next
        movaps xmm12, xmm13                                        ;   166.2 p0      54 next copy
        xorps xmm12, [rax - 96]                                    ;   179.2 p1+p2   54 next
        movaps xmm13, [rax - 80]                                   ;   180.2 p2      54 next
        xorps xmm13, [r10 + 240]                                   ;   183.2 p5+p2   54 next
        movaps [rdi - 128], xmm15                                  ;   168.2 p3+p4   54 next spill
        movaps xmm15, xmm6                                         ;   174.2 p0      41 next copy
        xorps xmm15, xmm10                                         ;   178.2 p1      41 next
        movaps [rdi - 112], xmm1                                   ;   169.2 p3+p4   54 next spill
        movaps xmm1, xmm8                                          ;   176.2 p5      41 next copy
        andps xmm1, xmm12                                          ;   180.2 p0      41 next
        movaps [rbp + 0], xmm14                                    ;   170.2 p3+p4   54 next spill
        movaps xmm14, xmm8                                         ;   176.2 p1      41 next copy
        andps xmm14, xmm11                                         ;   179.2 p5      41 next
        movaps [rbp - 48], xmm4                                    ;   172.2 p3+p4   54 next spill
        movaps xmm4, xmm11                                         ;   179.2 p0      41 next copy
        xorps xmm4, xmm5                                           ;   180.2 p1      41 next
        movaps [rdx - 80], xmm3                                    ;   174.2 p3+p4   54 next spill
        movaps xmm3, xmm4                                          ;   181.2 p5      41 next copy
        xorps xmm3, xmm8                                           ;   182.2 p0      41 next
        movaps [rbp - 80], xmm0                                    ;   175.2 p3+p4   54 next spill
        movaps xmm0, xmm11                                         ;   179.2 p1      41 next copy
        andps xmm0, xmm9                                           ;   180.2 p5      41 next
        movaps [rdx + 48], xmm2                                    ;   176.5 p3+p4   54 next spill
        movaps xmm2, xmm3                                          ;   183.2 p0      41 next copy
        andps xmm2, xmm7                                           ;   184.2 p1      41 next
        movaps [rdi - 48], xmm1                                    ;   181.2 p3+p4   41 next spill
        movaps xmm1, xmm12                                         ;   180.2 p5      41 next copy
        andps xmm1, xmm13                                          ;   184.2 p0      41 next
        movaps [rdi - 16], xmm11                                   ;   179.2 p3+p4   54 next spill
        movaps xmm11, xmm12                                        ;   180.2 p1      41 next copy
        andps xmm11, xmm5                                          ;   181.2 p5      41 next
        xorps xmm14, xmm11                                         ;   182.2 p0      41 next
        movaps xmm11, [rel misty1_encrypt_compact.T0_constants128] ;   182.2 p2      41 next reload
        xorps xmm14, xmm11                                         ;   185.2 p1      41 next
        movaps [rbp - 112], xmm14                                  ;   186.2 p3+p4   41 next spill
        movaps xmm14, xmm15                                        ;   181.0 p5      41 next copy
        movaps xmm11, xmm1                                         ;   185.2 p0      41 next copy
        movaps [rbp - 128], xmm1                                   ;   185.2 p3+p4   41 next spill
        movaps xmm1, xmm8                                          ;   181.8 p1      41 next copy
        andps xmm1, xmm7                                           ;   182.8 p5      41 next
        xorps xmm14, xmm1                                          ;   183.8 p0      41 next
        movaps xmm1, xmm8                                          ;   182.8 p1      41 next copy
        andps xmm1, xmm5                                           ;   183.8 p5      41 next
        xorps xmm0, xmm1                                           ;   184.8 p0      41 next
        xorps xmm11, xmm0                                          ;   186.2 p1      41 next
        movaps xmm0, xmm8                                          ;   184.0 p5      41 next copy
        andps xmm0, xmm6                                           ;   185.0 p0      41 next
        movaps xmm1, xmm8                                          ;   184.8 p1      41 next copy
        andps xmm1, xmm9                                           ;   185.8 p5      41 next
        movaps [rbp - 96], xmm14                                   ;   184.8 p3+p4   41 next spill
        movaps xmm14, xmm12                                        ;   185.2 p0      41 next copy
        movaps [rdx + 64], xmm11                                   ;   187.2 p3+p4   41 next spill
        movaps xmm11, xmm13                                        ;   185.8 p1      41 next copy
        andps xmm11, xmm5                                          ;   186.8 p5      41 next
        xorps xmm14, xmm11                                         ;   187.8 p0      41 next
        xorps xmm0, xmm1                                           ;   186.8 p1      41 next
        xorps xmm2, xmm14                                          ;   188.8 p5      41 next
        xorps xmm1, xmm14                                          ;   188.8 p0      41 next
        movaps xmm14, xmm15                                        ;   187.8 p1      41 next copy
        andps xmm14, xmm9                                          ;   188.8 p5      41 next
        movaps xmm11, xmm3                                         ;   188.2 p0      41 next copy
        orps xmm11, xmm13                                          ;   189.2 p1      41 next
        movaps [rbp - 64], xmm3                                    ;   187.8 p3+p4   41 next spill
        movaps xmm3, xmm13                                         ;   189.0 p5      41 next copy
        andps xmm3, xmm9                                           ;   190.0 p0      41 next
        xorps xmm8, xmm3                                           ;   191.0 p1      41 next
        xorps xmm2, xmm8                                           ;   192.0 p5      41 next
        andps xmm8, xmm13                                          ;   192.0 p0      41 next
        xorps xmm8, [rel misty1_encrypt_compact.T0_constants128]   ;   193.0 p1+p2   41 next
        movaps [rdi - 32], xmm3                                    ;   191.0 p3+p4   41 next spill
        movaps xmm3, xmm6                                          ;   191.0 p5      41 next copy
        andps xmm3, xmm5                                           ;   192.0 p0      41 next
        andps xmm15, xmm5                                          ;   191.8 p1      41 next
        movaps [rbp + 16], xmm8                                    ;   194.0 p3+p4   41 next spill
        movaps xmm8, xmm9                                          ;   192.0 p5      41 next copy
        andps xmm8, xmm10                                          ;   193.0 p0      41 next
        movaps [rdx - 48], xmm0                                    ;   191.5 p3+p4   41 next spill
        movaps xmm0, xmm10                                         ;   192.8 p1      41 next copy
        andps xmm0, xmm7                                           ;   193.8 p5      41 next
        xorps xmm11, xmm0                                          ;   194.8 p0      41 next
        xorps xmm3, xmm11                                          ;   195.8 p1      41 next
        movaps xmm0, xmm8                                          ;   194.0 p5      41 next copy
        xorps xmm0, xmm13                                          ;   195.0 p0      41 next
        xorps xmm8, xmm7                                           ;   194.8 p1      41 next
        movaps xmm11, xmm3                                         ;   196.8 p5      41 next copy
        movaps [rbp + 64], xmm3                                    ;   196.8 p3+p4   41 next spill
        movaps xmm3, xmm4                                          ;   195.2 p0      41 next copy
        movaps [rbp + 32], xmm15                                   ;   194.5 p3+p4   41 next spill
        movaps xmm15, xmm7                                         ;   195.8 p1      41 next copy
        andps xmm15, xmm6                                          ;   196.8 p5      41 next
        movaps [rdi - 96], xmm7                                    ;   195.5 p3+p4   54 next spill
        movaps xmm7, xmm12                                         ;   196.2 p0      41 next copy
        andps xmm7, xmm10                                          ;   197.2 p1      41 next
        xorps xmm14, xmm7                                          ;   198.2 p5      41 next
        xorps xmm1, xmm14                                          ;   199.2 p0      41 next
        xorps xmm11, xmm14                                         ;   199.2 p1      41 next
        xorps xmm3, xmm11                                          ;   200.2 p5      41 next
        xorps xmm15, xmm5                                          ;   198.2 p0      41 next
        andps xmm0, xmm10                                          ;   198.8 p1      41 next
        xorps xmm1, xmm8                                           ;   200.2 p5      41 next
        andps xmm8, xmm9                                           ;   199.2 p0      41 next
        xorps xmm2, xmm0                                           ;   199.8 p1      41 next
        movaps xmm14, [rdx + 64]                                   ;   197.8 p2      41 next reload
        xorps xmm1, xmm14                                          ;   201.2 p5      41 next
        movaps xmm0, xmm12                                         ;   200.2 p0      41 next copy
        andps xmm0, xmm6                                           ;   201.2 p1      41 next
        andps xmm4, xmm10                                          ;   201.0 p5      41 next
        xorps xmm0, xmm15                                          ;   202.2 p0      41 next
        xorps xmm15, xmm13                                         ;   201.8 p1      41 next
        xorps xmm4, xmm15                                          ;   202.8 p5      41 next
        andps xmm15, xmm6                                          ;   202.8 p0      41 next
        xorps xmm4, xmm9                                           ;   203.8 p1      41 next
        xorps xmm8, xmm0                                           ;   203.2 p5      41 next
        movaps xmm0, xmm9                                          ;   203.2 p0      41 next copy
        andps xmm0, xmm12                                          ;   204.2 p1      41 next
        andps xmm9, xmm5                                           ;   204.0 p5      41 next
        xorps xmm0, xmm9                                           ;   205.2 p0      41 next
        xorps xmm15, xmm0                                          ;   206.2 p1      41 next
        movaps xmm0, [rbp - 96]                                    ;   201.8 p2      41 next reload
        xorps xmm15, xmm0                                          ;   207.2 p5      41 next
        movaps xmm7, [rdi - 48]                                    ;   202.8 p2      41 next reload
        xorps xmm9, xmm7                                           ;   205.8 p0      41 next
        xorps xmm9, xmm8                                           ;   206.8 p1      41 next
        movaps xmm11, xmm5                                         ;   206.0 p5      41 next copy
        xorps xmm11, xmm6                                          ;   207.0 p0      41 next
        andps xmm11, xmm10                                         ;   208.0 p1      41 next
        xorps xmm8, xmm11                                          ;   209.0 p5      41 next
        movaps xmm11, [rdi - 16]                                   ;   204.0 p2      54 next reload
        andps xmm5, xmm11                                          ;   207.2 p0      41 next
        andps xmm13, [rdi - 96]                                    ;   207.8 p1+p2   41 next
        xorps xmm5, [rdx - 48]                                     ;   208.2 p5+p2   41 next
        movaps xmm7, xmm12                                         ;   208.2 p0      41 next copy
        andps xmm7, xmm11                                          ;   209.2 p1      41 next
        andps xmm6, xmm11                                          ;   209.0 p5      41 next
        andps xmm12, [rdi - 96]                                    ;   209.2 p0+p2   41 next
        movaps xmm0, xmm4                                          ;   209.8 p1      41 next copy
        xorps xmm0, [rbp - 112]                                    ;   210.8 p5+p2   41 next
        xorps xmm4, xmm9                                           ;   210.2 p0      41 next
        xorps xmm4, [rbp + 32]                                     ;   211.2 p1+p2   41 next
        orps xmm10, [rbp - 64]                                     ;   211.0 p5+p2   41 next
        xorps xmm13, xmm7                                          ;   211.2 p0      41 next
        xorps xmm4, xmm5                                           ;   212.2 p1      41 next
        xorps xmm12, [rbp + 16]                                    ;   212.0 p5+p2   41 next
        xorps xmm7, xmm6                                           ;   212.2 p0      41 next
        xorps xmm13, [rbp - 64]                                    ;   212.8 p1+p2   41 next
        xorps xmm10, xmm13                                         ;   213.8 p5      41 next
        xorps xmm6, xmm12                                          ;   213.2 p0      41 next
        xorps xmm0, [rbp + 64]                                     ;   213.8 p1+p2   41 next
        xorps xmm1, xmm7                                           ;   214.0 p5      41 next
        xorps xmm12, [rbp - 128]                                   ;   214.2 p0+p2   41 next
        xorps xmm3, xmm12                                          ;   215.2 p1      41 next
        xorps xmm7, [rbp - 112]                                    ;   215.0 p5+p2   41 next
        xorps xmm5, [rbp + 16]                                     ;   216.0 p0+p2   41 next
        xorps xmm2, xmm5                                           ;   217.0 p1      41 next
        xorps xmm1, [rdi - 48]                                     ;   217.0 p5+p2   41 next
        movaps xmm5, xmm11                                         ;   216.2 p0      41 next copy
        andps xmm5, [rdi - 96]                                     ;   218.0 p1+p2   41 next
        xorps xmm14, xmm5                                          ;   219.0 p5      41 next
        xorps xmm5, xmm8                                           ;   219.0 p0      41 next
        xorps xmm8, xmm10                                          ;   217.8 p1      41 next
        xorps xmm10, [rbp - 96]                                    ;   219.0 p5+p2   41 next
        xorps xmm8, [rdi - 32]                                     ;   220.0 p0+p2   41 next
        xorps xmm15, xmm7                                          ;   218.8 p1      41 next
        xorps xmm0, [rbp - 64]                                     ;   221.0 p5+p2   41 next
        xorps xmm11, xmm14                                         ;   220.0 p0      41 next
        xorps xmm6, xmm5                                           ;   220.0 p1      41 next
        xorps xmm9, xmm6                                           ;   221.0 p5      41 next
        xorps xmm10, xmm11                                         ;   221.0 p0      41 next
        movaps xmm14, [rdx + 48]                                   ;   222.0 p2      41 next
        movaps xmm5, [rbp - 80]                                    ;   223.0 p2      54 next reload
        andps xmm14, xmm5                                          ;   226.0 p1      41 next
        movaps xmm6, [rdx - 80]                                    ;   224.0 p2      41 next
        andps xmm6, xmm5                                           ;   227.0 p5      41 next
        movaps xmm7, [rbp - 48]                                    ;   225.0 p2      41 next
        movaps xmm11, [rbp + 0]                                    ;   226.0 p2      54 next reload
        andps xmm7, xmm11                                          ;   229.0 p0      41 next
        movaps xmm12, xmm6                                         ;   228.0 p1      41 next copy
        movaps xmm13, [rbp - 48]                                   ;   227.0 p2      54 next reload
        andps xmm12, xmm13                                         ;   230.0 p5      41 next
        movaps [rdi - 16], xmm0                                    ;   222.0 p3+p4   41 next spill
        movaps xmm0, [rdi - 112]                                   ;   228.0 p2      41 next
        andps xmm0, xmm5                                           ;   231.0 p0      41 next
        movaps [rbp - 64], xmm15                                   ;   221.2 p3+p4   41 next spill
        movaps xmm15, xmm0                                         ;   232.0 p1      41 next copy
        xorps xmm15, xmm11                                         ;   233.0 p5      41 next
        movaps [rdi - 32], xmm3                                    ;   222.2 p3+p4   41 next spill
        movaps xmm3, [rdx + 48]                                    ;   229.0 p2      41 next
        andps xmm3, [rdi - 112]                                    ;   232.0 p0+p2   41 next
        movaps [rbp - 96], xmm1                                    ;   223.2 p3+p4   41 next spill
        movaps xmm1, [rdi - 112]                                   ;   231.0 p2      41 next
        andps xmm1, xmm13                                          ;   234.0 p1      41 next
        movaps [rdi - 96], xmm10                                   ;   225.0 p3+p4   41 next spill
        movaps xmm10, xmm14                                        ;   227.0 p5      41 next copy
        xorps xmm10, xmm3                                          ;   233.0 p0      41 next
        movaps [rdi - 48], xmm8                                    ;   226.2 p3+p4   41 next spill
        movaps xmm8, xmm15                                         ;   234.0 p1      41 next copy
        xorps xmm8, [rdx + 48]                                     ;   235.0 p5+p2   41 next
        andps xmm8, xmm13                                          ;   236.0 p0      41 next
        xorps xmm0, xmm8                                           ;   237.0 p1      41 next
        movaps [rbp + 16], xmm4                                    ;   228.0 p3+p4   41 next spill
        movaps xmm4, xmm11                                         ;   229.0 p5      41 next copy
        movaps [rbp - 112], xmm2                                   ;   229.0 p3+p4   41 next spill
        movaps xmm2, [rdx - 80]                                    ;   233.0 p2      41 next
        andps xmm2, [rdi - 128]                                    ;   236.0 p0+p2   41 next
        xorps xmm7, xmm2                                           ;   237.0 p1      41 next
        andps xmm4, xmm2                                           ;   237.0 p5      41 next
        xorps xmm3, xmm7                                           ;   238.0 p0      41 next
        movaps xmm2, [rdx - 80]                                    ;   235.0 p2      54 next reload
        andps xmm10, xmm2                                          ;   238.0 p1      41 next
        xorps xmm7, xmm14                                          ;   238.0 p5      41 next
        movaps [rdx + 64], xmm9                                    ;   232.2 p3+p4   41 next spill
        movaps xmm9, xmm11                                         ;   232.5 p0      41 next copy
        andps xmm9, xmm2                                           ;   238.0 p1      41 next
        movaps [rbp - 128], xmm7                                   ;   239.0 p3+p4   41 next spill
        movaps xmm7, xmm3                                          ;   239.0 p5      41 next copy
        andps xmm7, [rdi - 128]                                    ;   240.0 p0+p2   41 next
        movaps [rbp + 64], xmm8                                    ;   237.0 p3+p4   41 next spill
        movaps xmm8, xmm9                                          ;   239.0 p1      41 next copy
        andps xmm8, [rdi - 112]                                    ;   240.0 p5+p2   41 next
        movaps [rbp + 32], xmm0                                    ;   238.0 p3+p4   41 next spill
        movaps xmm0, xmm11                                         ;   236.0 p0      41 next copy
        andps xmm0, xmm5                                           ;   237.0 p1      41 next
        xorps xmm8, xmm0                                           ;   241.0 p5      41 next
        xorps xmm7, xmm8                                           ;   242.0 p0      41 next
        movaps xmm8, [rdi - 112]                                   ;   238.0 p2      54 next reload
        xorps xmm7, xmm8                                           ;   243.0 p1      41 next
        movaps [rdx - 48], xmm7                                    ;   244.0 p3+p4   41 next spill
        movaps xmm7, xmm13                                         ;   238.0 p5      41 next copy
        andps xmm7, [rdi - 128]                                    ;   239.0 p0+p2   41 next
        xorps xmm0, xmm7                                           ;   240.0 p1      41 next
        xorps xmm12, xmm9                                          ;   239.0 p5      41 next
        xorps xmm12, [rel misty1_encrypt_compact.T0_constants128]  ;   240.0 p0+p2   41 next
        movaps xmm13, xmm0                                         ;   241.0 p1      41 next copy
        andps xmm13, [rdi - 128]                                   ;   242.0 p5+p2   41 next
        xorps xmm13, xmm5                                          ;   243.0 p0      41 next
        andps xmm0, [rdx + 48]                                     ;   242.0 p1+p2   41 next
        xorps xmm13, xmm15                                         ;   244.0 p5      41 next
        xorps xmm3, xmm5                                           ;   241.2 p0      41 next
        movaps [rdx + 80], xmm13                                   ;   245.0 p3+p4   41 next spill
        movaps xmm13, xmm1                                         ;   241.5 p1      41 next copy
        xorps xmm13, [rdx + 48]                                    ;   243.0 p5+p2   41 next
        xorps xmm10, xmm13                                         ;   244.0 p0      41 next
        xorps xmm0, xmm10                                          ;   245.0 p1      41 next
        andps xmm13, xmm2                                          ;   244.0 p5      41 next
        movaps xmm10, [rdi - 128]                                  ;   244.0 p2      54 next reload
        andps xmm15, xmm10                                         ;   247.0 p0      41 next
        movaps xmm2, xmm3                                          ;   243.5 p1      41 next copy
        andps xmm2, xmm5                                           ;   244.5 p5      41 next
        andps xmm3, [rdx + 48]                                     ;   245.0 p0+p2   41 next
        xorps xmm2, xmm12                                          ;   245.5 p1      41 next
        xorps xmm2, xmm7                                           ;   246.5 p5      41 next
        movaps [rbp - 32], xmm4                                    ;   244.0 p3+p4   41 next spill
        movaps xmm4, xmm11                                         ;   245.2 p0      41 next copy
        andps xmm4, xmm8                                           ;   246.2 p1      41 next
        xorps xmm13, xmm4                                          ;   247.2 p5      41 next
        xorps xmm2, xmm13                                          ;   248.2 p0      41 next
        movaps xmm13, xmm11                                        ;   246.5 p1      41 next copy
        andps xmm13, [rdx + 48]                                    ;   247.5 p5+p2   41 next
        xorps xmm13, xmm6                                          ;   248.5 p0      41 next
        xorps xmm15, xmm13                                         ;   249.5 p1      41 next
        xorps xmm13, xmm10                                         ;   249.5 p5      41 next
        xorps xmm14, xmm4                                          ;   248.2 p0      41 next
        movaps xmm4, xmm9                                          ;   248.5 p1      41 next copy
        xorps xmm4, [rbp - 48]                                     ;   249.5 p5+p2   41 next
        andps xmm4, xmm5                                           ;   250.5 p0      41 next
        xorps xmm12, xmm4                                          ;   251.5 p1      41 next
        xorps xmm3, xmm12                                          ;   252.5 p5      41 next
        xorps xmm9, xmm10                                          ;   250.2 p0      41 next
        xorps xmm0, xmm15                                          ;   250.5 p1      41 next
        movaps xmm15, xmm7                                         ;   251.0 p5      41 next copy
        xorps xmm15, xmm13                                         ;   252.0 p0      41 next
        andps xmm13, xmm8                                          ;   251.5 p1      41 next
        xorps xmm7, xmm8                                           ;   252.0 p5      41 next
        andps xmm1, xmm7                                           ;   253.0 p0      41 next
        movaps xmm12, [rdx - 80]                                   ;   249.8 p2      54 next reload
        xorps xmm13, xmm12                                         ;   252.8 p1      41 next
        andps xmm7, xmm12                                          ;   253.0 p5      41 next
        xorps xmm4, xmm7                                           ;   254.0 p0      41 next
        xorps xmm15, xmm4                                          ;   255.0 p1      41 next
        xorps xmm13, [rbp - 32]                                    ;   254.0 p5+p2   41 next
        movaps xmm4, xmm9                                          ;   254.2 p0      41 next copy
        andps xmm4, [rdx + 48]                                     ;   255.2 p1+p2   41 next
        andps xmm9, xmm5                                           ;   255.0 p5      41 next
        xorps xmm7, [rbp + 32]                                     ;   255.2 p0+p2   41 next
        xorps xmm0, [rbp + 64]                                     ;   255.5 p1+p2   41 next
        xorps xmm9, [rbp - 48]                                     ;   256.0 p5+p2   41 next
        xorps xmm3, xmm9                                           ;   257.0 p0      41 next
        movaps xmm9, [rdx + 80]                                    ;   256.0 p2      41 next reload
        xorps xmm15, xmm9                                          ;   259.0 p1      41 next
        movaps xmm8, xmm14                                         ;   257.0 p5      41 next copy
        andps xmm8, xmm10                                          ;   258.0 p0      41 next
        movaps xmm10, xmm12                                        ;   257.5 p1      41 next copy
        andps xmm10, [rbp - 48]                                    ;   258.5 p5+p2   41 next
        xorps xmm14, xmm10                                         ;   259.5 p0      41 next
        xorps xmm6, xmm7                                           ;   258.5 p1      41 next
        andps xmm10, [rbp + 32]                                    ;   259.5 p5+p2   41 next
        xorps xmm1, xmm3                                           ;   259.2 p0      41 next
        movaps xmm3, [rbp - 48]                                    ;   259.0 p2      54 next reload
        andps xmm14, xmm3                                          ;   262.0 p1      41 next
        xorps xmm8, xmm15                                          ;   260.0 p5      41 next
        xorps xmm9, xmm14                                          ;   263.0 p0      41 next
        xorps xmm10, [rbp - 128]                                   ;   260.5 p1+p2   41 next
        xorps xmm13, xmm10                                         ;   261.5 p5      41 next
        xorps xmm4, xmm9                                           ;   264.0 p0      41 next
        movaps xmm14, [rel misty1_encrypt_compact.T0_constants128] ;   261.0 p2      41 next reload
        xorps xmm13, xmm14                                         ;   264.0 p1      41 next
        xorps xmm5, [rdx + 64]                                     ;   262.0 p5+p2   41 next
        xorps xmm6, [rdx - 48]                                     ;   263.0 p0+p2   41 next
        xorps xmm2, xmm5                                           ;   263.0 p1      41 next
        xorps xmm11, [rbp - 112]                                   ;   264.0 p5+p2   41 next
        xorps xmm4, xmm14                                          ;   265.0 p0      41 next
        xorps xmm1, xmm11                                          ;   265.0 p1      41 next
        xorps xmm12, [rbp - 96]                                    ;   265.0 p5+p2   41 next
        xorps xmm8, xmm12                                          ;   266.0 p0      41 next
        xorps xmm3, [rdi - 32]                                     ;   266.0 p1+p2   41 next
        movaps xmm15, [rbp + 16]                                   ;   267.0 p2      41 next
        xorps xmm15, [rdi - 128]                                   ;   270.0 p5+p2   41 next
        xorps xmm0, xmm15                                          ;   271.0 p0      41 next
        xorps xmm6, xmm3                                           ;   267.0 p1      41 next
        xorps xmm2, [r9 + 2448]                                    ;   269.0 p5+p2   48 next
        movaps xmm7, [rdi - 48]                                    ;   270.0 p2      41 next
        xorps xmm7, [rdi - 112]                                    ;   273.0 p0+p2   41 next
        xorps xmm4, xmm7                                           ;   274.0 p1      41 next
        xorps xmm1, [r9 + 2464]                                    ;   272.0 p5+p2   48 next
        xorps xmm0, [r9 + 2480]                                    ;   273.0 p0+p2   48 next
        movaps xmm9, [rdi - 96]                                    ;   274.0 p2      41 next
        xorps xmm9, [rdx + 48]                                     ;   277.0 p1+p2   41 next
        xorps xmm13, xmm9                                          ;   278.0 p5      41 next
        xorps xmm8, [r9 + 2528]                                    ;   276.0 p0+p2   48 next
        xorps xmm5, [r9 + 2304]                                    ;   277.0 p1+p2   48 next
        xorps xmm6, [r9 + 2544]                                    ;   278.0 p5+p2   48 next
        xorps xmm11, [r9 + 2320]                                   ;   279.0 p0+p2   48 next
        xorps xmm4, [r9 + 2496]                                    ;   280.0 p1+p2   48 next
        xorps xmm15, [r9 + 2336]                                   ;   281.0 p5+p2   48 next
        xorps xmm13, [r9 + 2512]                                   ;   282.0 p0+p2   48 next
        xorps xmm12, [r9 + 2384]                                   ;   283.0 p1+p2   48 next
        xorps xmm7, [r9 + 2352]                                    ;   284.0 p5+p2   48 next
        xorps xmm3, [r9 + 2400]                                    ;   285.0 p0+p2   48 next
        xorps xmm9, [r9 + 2368]                                    ;   286.0 p1+p2   48 next
        movaps xmm10, [rbp - 64]                                   ;   287.0 p2      48 next
        xorps xmm10, [r9 + 2416]                                   ;   290.0 p5+p2   48 next
        movaps [rbp - 64], xmm6                                    ;   279.0 p3+p4   48 next spill
        movaps xmm6, [rdi - 16]                                    ;   289.0 p2      48 next
        xorps xmm6, [r9 + 2432]                                    ;   292.0 p0+p2   48 next
        movaps [rdi - 16], xmm8                                    ;   277.2 p3+p4   48 next spill
        movaps xmm8, xmm5                                          ;   278.0 p1      45 next copy
        xorps xmm8, xmm3                                           ;   286.0 p5      45 next
        movaps [rdx + 48], xmm13                                   ;   283.0 p3+p4   48 next spill
        movaps xmm13, xmm8                                         ;   287.0 p0      45 next copy
        xorps xmm13, xmm7                                          ;   288.0 p1      45 next
        movaps [rdi - 96], xmm4                                    ;   281.0 p3+p4   48 next spill
        movaps xmm4, xmm7                                          ;   285.0 p5      45 next copy
        andps xmm4, xmm10                                          ;   291.0 p0      45 next
        movaps [rdi - 112], xmm0                                   ;   281.2 p3+p4   48 next spill
        movaps xmm0, xmm7                                          ;   285.0 p1      45 next copy
        andps xmm0, xmm3                                           ;   286.0 p5      45 next
        movaps [rdi - 48], xmm1                                    ;   283.0 p3+p4   48 next spill
        movaps xmm1, xmm11                                         ;   283.2 p0      45 next copy
        xorps xmm1, xmm12                                          ;   284.2 p1      45 next
        movaps [rdi - 128], xmm2                                   ;   284.0 p3+p4   48 next spill
        movaps xmm2, xmm3                                          ;   286.0 p5      45 next copy
        andps xmm2, xmm9                                           ;   287.0 p0      45 next
        movaps [rbp + 16], xmm4                                    ;   292.0 p3+p4   45 next spill
        movaps xmm4, xmm13                                         ;   289.0 p1      45 next copy
        andps xmm4, xmm15                                          ;   290.0 p5      45 next
        movaps [rdi - 32], xmm3                                    ;   286.0 p3+p4   48 next spill
        movaps xmm3, xmm10                                         ;   291.0 p0      45 next copy
        andps xmm3, xmm6                                           ;   293.0 p1      45 next
        movaps [rbp - 48], xmm8                                    ;   287.0 p3+p4   45 next spill
        movaps xmm8, xmm1                                          ;   286.8 p5      45 next copy
        movaps [rbp - 96], xmm12                                   ;   288.0 p3+p4   48 next spill
        movaps xmm12, xmm7                                         ;   287.2 p0      45 next copy
        andps xmm12, xmm15                                         ;   288.2 p1      45 next
        xorps xmm8, xmm12                                          ;   289.2 p5      45 next
        movaps xmm12, xmm10                                        ;   291.0 p0      45 next copy
        andps xmm12, xmm5                                          ;   292.0 p1      45 next
        xorps xmm0, xmm12                                          ;   293.0 p5      45 next
        xorps xmm0, xmm14                                          ;   294.0 p0      45 next
        movaps xmm12, xmm3                                         ;   294.0 p1      45 next copy
        movaps [rdx - 80], xmm3                                    ;   294.0 p3+p4   45 next spill
        movaps xmm3, xmm7                                          ;   289.8 p5      45 next copy
        andps xmm3, xmm5                                           ;   290.8 p0      45 next
        xorps xmm2, xmm3                                           ;   291.8 p1      45 next
        xorps xmm12, xmm2                                          ;   295.0 p5      45 next
        movaps xmm2, xmm7                                          ;   291.2 p0      45 next copy
        andps xmm2, xmm11                                          ;   292.2 p1      45 next
        movaps xmm3, xmm7                                          ;   291.8 p5      45 next copy
        andps xmm3, xmm9                                           ;   292.8 p0      45 next
        movaps [rbp - 112], xmm0                                   ;   295.0 p3+p4   45 next spill
        movaps xmm0, xmm10                                         ;   292.5 p1      45 next copy
        movaps [rbp + 0], xmm8                                     ;   292.5 p3+p4   45 next spill
        movaps xmm8, xmm5                                          ;   292.8 p5      45 next copy
        andps xmm8, xmm6                                           ;   293.8 p0      45 next
        xorps xmm0, xmm8                                           ;   294.8 p1      45 next
        xorps xmm2, xmm3                                           ;   293.8 p5      45 next
        xorps xmm4, xmm0                                           ;   295.8 p0      45 next
        xorps xmm3, xmm0                                           ;   295.8 p1      45 next
        movaps xmm0, xmm1                                          ;   294.8 p5      45 next copy
        andps xmm0, xmm9                                           ;   295.8 p0      45 next
        movaps xmm8, xmm13                                         ;   295.5 p1      45 next copy
        orps xmm8, xmm6                                            ;   296.5 p5      45 next
        movaps [rdx - 48], xmm13                                   ;   294.8 p3+p4   45 next spill
        movaps xmm13, xmm6                                         ;   296.2 p0      45 next copy
        andps xmm13, xmm9                                          ;   297.2 p1      45 next
        xorps xmm7, xmm13                                          ;   298.2 p5      45 next
        xorps xmm4, xmm7                                           ;   299.2 p0      45 next
        andps xmm7, xmm6                                           ;   299.2 p1      45 next
        xorps xmm7, xmm14                                          ;   300.2 p5      45 next
        movaps xmm14, xmm11                                        ;   298.2 p0      45 next copy
        andps xmm14, xmm5                                          ;   299.2 p1      45 next
        andps xmm1, xmm5                                           ;   298.8 p5      45 next
        movaps [rdx + 64], xmm13                                   ;   298.2 p3+p4   45 next spill
        movaps xmm13, xmm9                                         ;   299.2 p0      45 next copy
        andps xmm13, [rbp - 96]                                    ;   300.2 p1+p2   45 next
        movaps [rbp - 80], xmm7                                    ;   301.2 p3+p4   45 next spill
        movaps xmm7, xmm15                                         ;   299.8 p5      45 next copy
        andps xmm7, [rbp - 96]                                     ;   300.8 p0+p2   45 next
        xorps xmm8, xmm7                                           ;   301.8 p1      45 next
        xorps xmm14, xmm8                                          ;   302.8 p5      45 next
        movaps xmm7, xmm13                                         ;   301.2 p0      45 next copy
        xorps xmm7, xmm6                                           ;   302.2 p1      45 next
        xorps xmm13, xmm15                                         ;   301.8 p5      45 next
        movaps xmm8, xmm14                                         ;   303.8 p0      45 next copy
        movaps [rbp - 128], xmm14                                  ;   303.8 p3+p4   45 next spill
        movaps xmm14, xmm15                                        ;   302.5 p1      45 next copy
        andps xmm14, xmm11                                         ;   303.5 p5      45 next
        movaps [rdx + 80], xmm2                                    ;   301.2 p3+p4   45 next spill
        movaps xmm2, xmm10                                         ;   303.2 p0      45 next copy
        andps xmm2, [rbp - 96]                                     ;   304.2 p1+p2   45 next
        xorps xmm0, xmm2                                           ;   305.2 p5      45 next
        xorps xmm3, xmm0                                           ;   306.2 p0      45 next
        xorps xmm8, xmm0                                           ;   306.2 p1      45 next
        xorps xmm14, xmm5                                          ;   304.8 p5      45 next
        movaps xmm0, [rbp - 48]                                    ;   302.8 p2      45 next reload
        xorps xmm8, xmm0                                           ;   307.2 p0      45 next
        movaps xmm2, [rbp - 96]                                    ;   303.8 p2      48 next reload
        andps xmm7, xmm2                                           ;   306.8 p1      45 next
        xorps xmm3, xmm13                                          ;   307.2 p5      45 next
        andps xmm13, xmm9                                          ;   306.2 p0      45 next
        xorps xmm4, xmm7                                           ;   307.8 p1      45 next
        xorps xmm3, xmm12                                          ;   308.2 p5      45 next
        movaps xmm7, xmm10                                         ;   307.2 p0      45 next copy
        andps xmm7, xmm11                                          ;   308.2 p1      45 next
        andps xmm0, xmm2                                           ;   307.8 p5      45 next
        xorps xmm7, xmm14                                          ;   309.2 p0      45 next
        xorps xmm14, xmm6                                          ;   308.5 p1      45 next
        xorps xmm0, xmm14                                          ;   309.5 p5      45 next
        andps xmm14, xmm11                                         ;   309.5 p0      45 next
        xorps xmm0, xmm9                                           ;   310.5 p1      45 next
        xorps xmm13, xmm7                                          ;   310.2 p5      45 next
        movaps xmm7, xmm9                                          ;   310.2 p0      45 next copy
        andps xmm7, xmm10                                          ;   311.2 p1      45 next
        andps xmm9, xmm5                                           ;   310.8 p5      45 next
        xorps xmm7, xmm9                                           ;   312.2 p0      45 next
        xorps xmm14, xmm7                                          ;   313.2 p1      45 next
        movaps xmm7, [rbp + 0]                                     ;   308.2 p2      45 next reload
        xorps xmm14, xmm7                                          ;   314.2 p5      45 next
        xorps xmm9, [rbp + 16]                                     ;   312.2 p0+p2   45 next
        xorps xmm9, xmm13                                          ;   313.2 p1      45 next
        movaps xmm7, xmm5                                          ;   312.8 p5      45 next copy
        xorps xmm7, xmm11                                          ;   313.8 p0      45 next
        andps xmm7, xmm2                                           ;   314.8 p1      45 next
        xorps xmm13, xmm7                                          ;   315.8 p5      45 next
        movaps xmm7, [rdi - 32]                                    ;   310.2 p2      48 next reload
        andps xmm5, xmm7                                           ;   314.2 p0      45 next
        andps xmm6, xmm15                                          ;   314.5 p1      45 next
        xorps xmm5, [rdx + 80]                                     ;   315.2 p5+p2   45 next
        movaps [rdx + 80], xmm14                                   ;   315.2 p3+p4   45 next spill
        movaps xmm14, xmm10                                        ;   315.2 p0      45 next copy
        andps xmm14, xmm7                                          ;   316.2 p1      45 next
        andps xmm11, xmm7                                          ;   315.8 p5      45 next
        andps xmm10, xmm15                                         ;   316.2 p0      45 next
        movaps xmm7, xmm0                                          ;   316.5 p1      45 next copy
        xorps xmm7, [rbp - 112]                                    ;   317.5 p5+p2   45 next
        xorps xmm0, xmm9                                           ;   317.2 p0      45 next
        xorps xmm1, xmm0                                           ;   318.2 p1      45 next
        movaps xmm0, [rdx - 48]                                    ;   313.8 p2      45 next reload
        orps xmm2, xmm0                                            ;   317.8 p5      45 next
        xorps xmm6, xmm14                                          ;   318.2 p0      45 next
        xorps xmm1, xmm5                                           ;   319.2 p1      45 next
        xorps xmm10, [rbp - 80]                                    ;   318.8 p5+p2   45 next
        xorps xmm14, xmm11                                         ;   319.2 p0      45 next
        xorps xmm6, xmm0                                           ;   319.5 p1      45 next
        xorps xmm2, xmm6                                           ;   320.5 p5      45 next
        xorps xmm7, [rbp - 128]                                    ;   320.2 p0+p2   45 next
        xorps xmm11, xmm10                                         ;   320.5 p1      45 next
        xorps xmm3, xmm14                                          ;   320.8 p5      45 next
        xorps xmm10, [rdx - 80]                                    ;   321.2 p0+p2   45 next
        xorps xmm8, xmm10                                          ;   322.2 p1      45 next
        movaps xmm6, [rdi - 32]                                    ;   317.8 p2      48 next reload
        andps xmm15, xmm6                                          ;   321.8 p5      45 next
        xorps xmm14, [rbp - 112]                                   ;   322.2 p0+p2   45 next
        xorps xmm12, xmm15                                         ;   322.8 p1      45 next
        xorps xmm5, [rbp - 80]                                     ;   322.8 p5+p2   45 next
        xorps xmm15, xmm13                                         ;   323.2 p0      45 next
        xorps xmm13, xmm2                                          ;   323.5 p1      45 next
        xorps xmm4, xmm5                                           ;   323.8 p5      45 next
        xorps xmm13, [rdx + 64]                                    ;   324.5 p0+p2   45 next
        xorps xmm2, [rbp + 0]                                      ;   324.5 p1+p2   45 next
        xorps xmm3, [rbp + 16]                                     ;   324.8 p5+p2   45 next
        xorps xmm0, xmm7                                           ;   325.2 p0      45 next
        xorps xmm14, [rdx + 80]                                    ;   325.5 p1+p2   45 next
        xorps xmm6, xmm12                                          ;   325.8 p5      45 next
        xorps xmm11, xmm15                                         ;   326.2 p0      45 next
        xorps xmm9, xmm11                                          ;   327.2 p1      45 next
        xorps xmm2, xmm6                                           ;   326.8 p5      45 next
        movaps xmm15, [rdi - 112]                                  ;   324.8 p2      48 next reload
        xorps xmm1, xmm15                                          ;   327.8 p0      45 next
        movaps xmm5, [rdi - 48]                                    ;   325.8 p2      48 next reload
        xorps xmm4, xmm5                                           ;   328.8 p1      45 next
        movaps xmm6, [rdi - 128]                                   ;   326.8 p2      48 next reload
        xorps xmm9, xmm6                                           ;   329.8 p5      45 next
        movaps xmm7, [rdi - 96]                                    ;   327.8 p2      48 next reload
        xorps xmm13, xmm7                                          ;   330.8 p0      45 next
        movaps xmm10, [rdi - 16]                                   ;   328.8 p2      48 next reload
        xorps xmm3, xmm10                                          ;   331.8 p1      45 next
        movaps xmm11, [rdx + 48]                                   ;   329.8 p2      48 next reload
        xorps xmm2, xmm11                                          ;   332.8 p5      45 next
        movaps xmm12, [rbp - 64]                                   ;   330.8 p2      48 next reload
        xorps xmm8, xmm12                                          ;   333.8 p0      45 next
        xorps xmm9, [rbx - 32]                                     ;   331.8 p1+p2   54 next
        xorps xmm4, [rbx - 16]                                     ;   332.8 p5+p2   54 next
        xorps xmm1, [rbx + 0]                                      ;   333.8 p0+p2   54 next
        xorps xmm13, [rbx + 16]                                    ;   334.8 p1+p2   54 next
        xorps xmm14, [rdi + 80]                                    ;   335.8 p5+p2   54 next
        xorps xmm0, [rdi + 112]                                    ;   336.8 p0+p2   54 next
        xorps xmm2, [rbx + 32]                                     ;   337.8 p1+p2   54 next
        xorps xmm3, [rbx + 48]                                     ;   338.8 p5+p2   54 next
        xorps xmm6, [rcx - 128]                                    ;   339.8 p0+p2   54 next
        xorps xmm5, [rcx - 112]                                    ;   340.8 p1+p2   54 next
        xorps xmm8, [rbx + 64]                                     ;   341.8 p5+p2   54 next
        xorps xmm15, [rcx - 96]                                    ;   342.8 p0+p2   54 next
        xorps xmm7, [rcx - 80]                                     ;   343.8 p1+p2   54 next
        xorps xmm11, [rcx - 64]                                    ;   344.8 p5+p2   54 next
        xorps xmm10, [rcx - 48]                                    ;   345.8 p0+p2   54 next
        xorps xmm12, [rax - 64]                                    ;   346.8 p1+p2   54 next
        movaps [rbp - 64], xmm12                                   ;   347.8 p3+p4   54 next spill
        movaps xmm12, [rbx - 32]                                   ;   347.8 p2      54 next
        xorps xmm12, [r8]                                          ;   350.8 p5+p2   54 next
        movaps [rdi - 16], xmm10                                   ;   346.8 p3+p4   54 next spill
        movaps xmm10, [rbx - 16]                                   ;   349.8 p2      54 next
        xorps xmm10, [r8 + 16]                                     ;   352.8 p0+p2   54 next
        movaps [rdx + 48], xmm11                                   ;   345.8 p3+p4   54 next spill
        movaps xmm11, [rbx + 0]                                    ;   351.8 p2      54 next
        xorps xmm11, [r8 + 32]                                     ;   354.8 p1+p2   54 next
        movaps [rdi - 96], xmm7                                    ;   344.8 p3+p4   54 next spill
        movaps xmm7, [rbx + 16]                                    ;   353.8 p2      54 next
        xorps xmm7, [r8 + 48]                                      ;   356.8 p5+p2   54 next
        movaps [rdi - 112], xmm15                                  ;   343.8 p3+p4   54 next spill
        movaps xmm15, [rbx + 32]                                   ;   355.8 p2      54 next
        xorps xmm15, [r8 + 64]                                     ;   358.8 p0+p2   54 next
        movaps [rdi - 48], xmm5                                    ;   345.0 p3+p4   54 next spill
        movaps xmm5, [rbx + 48]                                    ;   357.8 p2      54 next
        xorps xmm5, [r8 + 80]                                      ;   360.8 p1+p2   54 next
        movaps [rdi - 128], xmm6                                   ;   346.0 p3+p4   54 next spill
        movaps xmm6, [rbx + 64]                                    ;   359.8 p2      54 next
        xorps xmm6, [r8 + 96]                                      ;   362.8 p5+p2   54 next
        movaps [rdi - 32], xmm0                                    ;   347.0 p3+p4   54 next spill
        movaps xmm0, [rdi + 80]                                    ;   361.8 p2      54 next
        xorps xmm0, [r8 + 112]                                     ;   364.8 p0+p2   54 next
        movaps [rdx + 80], xmm14                                   ;   348.0 p3+p4   54 next spill
        movaps xmm14, [rdi + 112]                                  ;   363.8 p2      54 next
        xorps xmm14, [r8 + 128]                                    ;   366.8 p1+p2   54 next
        movaps [rdx - 48], xmm8                                    ;   350.8 p3+p4   54 next spill
        movaps xmm8, [rcx - 128]                                   ;   365.8 p2      54 next
        xorps xmm8, [r8 + 144]                                     ;   368.8 p5+p2   54 next
        movaps [rbp + 16], xmm3                                    ;   352.8 p3+p4   54 next spill
        movaps xmm3, [rcx - 112]                                   ;   367.8 p2      54 next
        xorps xmm3, [r8 + 160]                                     ;   370.8 p0+p2   54 next
        movaps [rbp + 0], xmm2                                     ;   354.8 p3+p4   54 next spill
        movaps xmm2, [rcx - 96]                                    ;   369.8 p2      54 next
        xorps xmm2, [r8 + 176]                                     ;   372.8 p1+p2   54 next
        movaps [rdx + 64], xmm13                                   ;   356.8 p3+p4   54 next spill
        movaps xmm13, [rcx - 80]                                   ;   371.8 p2      54 next
        xorps xmm13, [r8 + 192]                                    ;   374.8 p5+p2   54 next
        movaps [rbp - 80], xmm1                                    ;   358.8 p3+p4   54 next spill
        movaps xmm1, [rcx - 64]                                    ;   373.8 p2      54 next
        xorps xmm1, [r8 + 208]                                     ;   376.8 p0+p2   54 next
        movaps [rbp - 112], xmm4                                   ;   360.8 p3+p4   54 next spill
        movaps xmm4, [rcx - 48]                                    ;   375.8 p2      54 next
        xorps xmm4, [r8 + 224]                                     ;   378.8 p1+p2   54 next
        movaps [rdx - 80], xmm9                                    ;   362.8 p3+p4   54 next spill
        movaps xmm9, [rax - 64]                                    ;   377.8 p2      54 next
        xorps xmm9, [r8 + 240]                                     ;   380.8 p5+p2   54 next
        movaps [rbp - 128], xmm11                                  ;   364.8 p3+p4   54 next spill
        movaps xmm11, xmm0                                         ;   365.8 p0      41 next copy
        xorps xmm11, xmm1                                          ;   377.8 p1      41 next
        movaps [rbp - 96], xmm7                                    ;   366.0 p3+p4   54 next spill
        movaps xmm7, xmm11                                         ;   378.8 p5      41 next copy
        xorps xmm7, xmm3                                           ;   379.8 p0      41 next
        movaps [rbp - 48], xmm10                                   ;   367.8 p3+p4   54 next spill
        movaps xmm10, xmm3                                         ;   371.8 p1      41 next copy
        andps xmm10, xmm4                                          ;   379.8 p5      41 next
        movaps [rbp + 32], xmm6                                    ;   369.8 p3+p4   54 next spill
        movaps xmm6, xmm3                                          ;   371.8 p0      41 next copy
        andps xmm6, xmm1                                           ;   377.8 p1      41 next
        movaps [rbp + 64], xmm5                                    ;   371.8 p3+p4   54 next spill
        movaps xmm5, xmm14                                         ;   372.0 p5      41 next copy
        xorps xmm5, xmm13                                          ;   375.8 p0      41 next
        movaps [rbp - 32], xmm12                                   ;   372.8 p3+p4   54 next spill
        movaps xmm12, xmm1                                         ;   377.8 p1      41 next copy
        andps xmm12, xmm2                                          ;   378.8 p5      41 next
        movaps [rbp + 112], xmm15                                  ;   373.8 p3+p4   54 next spill
        movaps xmm15, xmm7                                         ;   380.8 p0      41 next copy
        andps xmm15, xmm8                                          ;   381.8 p1      41 next
        movaps [rdx - 128], xmm10                                  ;   380.8 p3+p4   41 next spill
        movaps xmm10, xmm4                                         ;   379.8 p5      41 next copy
        andps xmm10, xmm9                                          ;   381.8 p0      41 next
        movaps [rdx - 112], xmm1                                   ;   377.8 p3+p4   54 next spill
        movaps xmm1, xmm5                                          ;   377.8 p1      41 next copy
        movaps [rdi + 0], xmm11                                    ;   378.8 p3+p4   41 next spill
        movaps xmm11, xmm3                                         ;   378.2 p5      41 next copy
        andps xmm11, xmm8                                          ;   379.2 p0      41 next
        xorps xmm1, xmm11                                          ;   380.2 p1      41 next
        movaps xmm11, xmm4                                         ;   379.8 p5      41 next copy
        andps xmm11, xmm0                                          ;   380.8 p0      41 next
        xorps xmm6, xmm11                                          ;   381.8 p1      41 next
        movaps xmm11, [rel misty1_encrypt_compact.T0_constants128] ;   379.8 p2      41 next reload
        xorps xmm6, xmm11                                          ;   382.8 p5      41 next
        movaps [rdi - 80], xmm6                                    ;   383.8 p3+p4   41 next spill
        movaps xmm6, xmm10                                         ;   382.8 p0      41 next copy
        movaps [rbp + 80], xmm10                                   ;   382.8 p3+p4   41 next spill
        movaps xmm10, xmm3                                         ;   381.0 p1      41 next copy
        andps xmm10, xmm0                                          ;   382.0 p5      41 next
        xorps xmm12, xmm10                                         ;   383.0 p0      41 next
        xorps xmm6, xmm12                                          ;   384.0 p1      41 next
        movaps xmm10, xmm3                                         ;   382.2 p5      41 next copy
        andps xmm10, xmm14                                         ;   383.2 p0      41 next
        movaps xmm12, xmm3                                         ;   383.0 p1      41 next copy
        andps xmm12, xmm2                                          ;   384.0 p5      41 next
        movaps [rbp - 16], xmm1                                    ;   383.0 p3+p4   41 next spill
        movaps xmm1, xmm4                                          ;   383.5 p0      41 next copy
        movaps [rdx - 32], xmm6                                    ;   385.0 p3+p4   41 next spill
        movaps xmm6, xmm9                                          ;   384.0 p1      41 next copy
        andps xmm6, xmm0                                           ;   385.0 p5      41 next
        xorps xmm1, xmm6                                           ;   386.0 p0      41 next
        xorps xmm10, xmm12                                         ;   385.0 p1      41 next
        xorps xmm15, xmm1                                          ;   387.0 p5      41 next
        xorps xmm12, xmm1                                          ;   387.0 p0      41 next
        movaps xmm1, xmm5                                          ;   386.0 p1      41 next copy
        andps xmm1, xmm2                                           ;   387.0 p5      41 next
        movaps xmm6, xmm7                                          ;   386.5 p0      41 next copy
        orps xmm6, xmm9                                            ;   387.5 p1      41 next
        movaps [rdx + 0], xmm7                                     ;   386.2 p3+p4   41 next spill
        movaps xmm7, xmm9                                          ;   387.2 p5      41 next copy
        andps xmm7, xmm2                                           ;   388.2 p0      41 next
        xorps xmm3, xmm7                                           ;   389.2 p1      41 next
        xorps xmm15, xmm3                                          ;   390.2 p5      41 next
        andps xmm3, xmm9                                           ;   390.2 p0      41 next
        xorps xmm3, xmm11                                          ;   391.2 p1      41 next
        movaps xmm11, xmm14                                        ;   389.2 p5      41 next copy
        andps xmm11, xmm0                                          ;   390.2 p0      41 next
        andps xmm5, xmm0                                           ;   390.0 p1      41 next
        movaps [rdx - 96], xmm7                                    ;   389.2 p3+p4   41 next spill
        movaps xmm7, xmm2                                          ;   390.2 p5      41 next copy
        andps xmm7, xmm13                                          ;   391.2 p0      41 next
        movaps [rdx + 16], xmm3                                    ;   392.2 p3+p4   41 next spill
        movaps xmm3, xmm13                                         ;   391.0 p1      41 next copy
        andps xmm3, xmm8                                           ;   392.0 p5      41 next
        xorps xmm6, xmm3                                           ;   393.0 p0      41 next
        xorps xmm11, xmm6                                          ;   394.0 p1      41 next
        movaps xmm3, xmm7                                          ;   392.2 p5      41 next copy
        xorps xmm3, xmm9                                           ;   393.2 p0      41 next
        xorps xmm7, xmm8                                           ;   393.0 p1      41 next
        movaps xmm6, xmm11                                         ;   395.0 p5      41 next copy
        movaps [rbp + 96], xmm11                                   ;   395.0 p3+p4   41 next spill
        movaps xmm11, xmm8                                         ;   393.5 p0      41 next copy
        andps xmm11, xmm14                                         ;   394.5 p1      41 next
        movaps [rdx - 16], xmm10                                   ;   392.8 p3+p4   41 next spill
        movaps xmm10, xmm4                                         ;   394.2 p5      41 next copy
        andps xmm10, xmm13                                         ;   395.2 p0      41 next
        xorps xmm1, xmm10                                          ;   396.2 p1      41 next
        xorps xmm12, xmm1                                          ;   397.2 p5      41 next
        xorps xmm6, xmm1                                           ;   397.2 p0      41 next
        xorps xmm11, xmm0                                          ;   396.0 p1      41 next
        movaps xmm1, [rdi + 0]                                     ;   394.2 p2      41 next reload
        xorps xmm6, xmm1                                           ;   398.2 p5      41 next
        andps xmm3, xmm13                                          ;   396.5 p0      41 next
        xorps xmm12, xmm7                                          ;   398.2 p1      41 next
        andps xmm7, xmm2                                           ;   397.2 p5      41 next
        xorps xmm15, xmm3                                          ;   397.5 p0      41 next
        movaps xmm3, [rdx - 32]                                    ;   395.8 p2      41 next reload
        xorps xmm12, xmm3                                          ;   399.2 p1      41 next
        movaps xmm10, xmm4                                         ;   398.2 p5      41 next copy
        andps xmm10, xmm14                                         ;   399.2 p0      41 next
        xorps xmm10, xmm11                                         ;   400.2 p1      41 next
        andps xmm1, xmm13                                          ;   399.2 p5      41 next
        xorps xmm11, xmm9                                          ;   399.5 p0      41 next
        xorps xmm1, xmm11                                          ;   400.5 p1      41 next
        andps xmm11, xmm14                                         ;   400.5 p5      41 next
        xorps xmm1, xmm2                                           ;   401.5 p0      41 next
        xorps xmm7, xmm10                                          ;   401.2 p1      41 next
        movaps xmm10, xmm2                                         ;   401.2 p5      41 next copy
        andps xmm10, xmm4                                          ;   402.2 p0      41 next
        andps xmm2, xmm0                                           ;   402.0 p1      41 next
        xorps xmm10, xmm2                                          ;   403.2 p5      41 next
        xorps xmm11, xmm10                                         ;   404.2 p0      41 next
        movaps xmm10, [rbp - 16]                                   ;   399.8 p2      41 next reload
        xorps xmm11, xmm10                                         ;   405.2 p1      41 next
        xorps xmm2, [rdx - 128]                                    ;   403.2 p5+p2   41 next
        xorps xmm2, xmm7                                           ;   404.2 p0      41 next
        movaps xmm10, xmm0                                         ;   404.0 p1      41 next copy
        xorps xmm10, xmm14                                         ;   405.0 p5      41 next
        andps xmm10, xmm13                                         ;   406.0 p0      41 next
        xorps xmm7, xmm10                                          ;   407.0 p1      41 next
        movaps xmm10, [rdx - 112]                                  ;   401.8 p2      54 next reload
        andps xmm0, xmm10                                          ;   405.2 p5      41 next
        andps xmm9, xmm8                                           ;   405.5 p0      41 next
        xorps xmm0, [rdx - 16]                                     ;   406.2 p1+p2   41 next
        movaps xmm3, xmm4                                          ;   406.2 p5      41 next copy
        andps xmm3, xmm10                                          ;   407.2 p0      41 next
        andps xmm14, xmm10                                         ;   407.0 p1      41 next
        andps xmm4, xmm8                                           ;   407.2 p5      41 next
        movaps xmm10, xmm1                                         ;   407.5 p0      41 next copy
        xorps xmm10, [rdi - 80]                                    ;   408.5 p1+p2   41 next
        xorps xmm1, xmm2                                           ;   408.2 p5      41 next
        xorps xmm5, xmm1                                           ;   409.2 p0      41 next
        movaps xmm1, [rdx + 0]                                     ;   405.0 p2      41 next reload
        orps xmm13, xmm1                                           ;   409.0 p1      41 next
        xorps xmm9, xmm3                                           ;   409.2 p5      41 next
        xorps xmm5, xmm0                                           ;   410.2 p0      41 next
        xorps xmm4, [rdx + 16]                                     ;   410.0 p1+p2   41 next
        xorps xmm3, xmm14                                          ;   410.2 p5      41 next
        xorps xmm9, xmm1                                           ;   410.5 p0      41 next
        xorps xmm13, xmm9                                          ;   411.5 p1      41 next
        xorps xmm14, xmm4                                          ;   411.2 p5      41 next
        xorps xmm10, [rbp + 96]                                    ;   411.5 p0+p2   41 next
        xorps xmm12, xmm3                                          ;   412.0 p1      41 next
        xorps xmm4, [rbp + 80]                                     ;   412.2 p5+p2   41 next
        xorps xmm6, xmm4                                           ;   413.2 p0      41 next
        movaps xmm4, [rdx - 112]                                   ;   409.0 p2      54 next reload
        andps xmm8, xmm4                                           ;   413.0 p1      41 next
        xorps xmm3, [rdi - 80]                                     ;   413.2 p5+p2   41 next
        xorps xmm0, [rdx + 16]                                     ;   413.5 p0+p2   41 next
        xorps xmm15, xmm0                                          ;   414.5 p1      41 next
        xorps xmm11, xmm3                                          ;   414.2 p5      41 next
        xorps xmm12, [rdx - 128]                                   ;   414.5 p0+p2   41 next
        movaps xmm0, xmm7                                          ;   415.0 p1      41 next copy
        xorps xmm0, xmm8                                           ;   416.0 p5      41 next
        xorps xmm8, [rdx - 32]                                     ;   415.5 p0+p2   41 next
        xorps xmm7, xmm13                                          ;   416.0 p1      41 next
        xorps xmm13, [rbp - 16]                                    ;   416.2 p5+p2   41 next
        xorps xmm7, [rdx - 96]                                     ;   417.0 p0+p2   41 next
        xorps xmm1, xmm10                                          ;   417.0 p1      41 next
        xorps xmm4, xmm8                                           ;   417.2 p5      41 next
        xorps xmm14, xmm0                                          ;   417.5 p0      41 next
        xorps xmm2, xmm14                                          ;   418.5 p1      41 next
        xorps xmm13, xmm4                                          ;   418.2 p5      41 next
        movaps xmm14, [rbp + 112]                                  ;   416.0 p2      41 next
        movaps xmm0, [rbp - 32]                                    ;   417.0 p2      54 next reload
        andps xmm14, xmm0                                          ;   420.0 p0      41 next
        movaps xmm3, [rbp + 64]                                    ;   418.0 p2      41 next
        andps xmm3, xmm0                                           ;   421.0 p1      41 next
        movaps xmm4, [rbp + 32]                                    ;   419.0 p2      41 next
        movaps xmm8, [rbp - 48]                                    ;   420.0 p2      54 next reload
        andps xmm4, xmm8                                           ;   423.0 p5      41 next
        movaps xmm9, xmm3                                          ;   422.0 p0      41 next copy
        movaps xmm10, [rbp + 32]                                   ;   421.0 p2      54 next reload
        andps xmm9, xmm10                                          ;   424.0 p1      41 next
        movaps [rdx - 112], xmm1                                   ;   418.0 p3+p4   41 next spill
        movaps xmm1, [rbp - 96]                                    ;   422.0 p2      41 next
        andps xmm1, xmm0                                           ;   425.0 p5      41 next
        movaps [rdx + 0], xmm11                                    ;   418.0 p3+p4   41 next spill
        movaps xmm11, xmm1                                         ;   426.0 p0      41 next copy
        xorps xmm11, xmm8                                          ;   427.0 p1      41 next
        movaps [rdx - 96], xmm6                                    ;   419.0 p3+p4   41 next spill
        movaps xmm6, [rbp + 112]                                   ;   423.0 p2      41 next
        andps xmm6, [rbp - 96]                                     ;   426.0 p5+p2   41 next
        movaps [rbp - 16], xmm12                                   ;   420.0 p3+p4   41 next spill
        movaps xmm12, xmm11                                        ;   428.0 p0      41 next copy
        xorps xmm12, [rbp + 112]                                   ;   429.0 p1+p2   41 next
        andps xmm12, xmm10                                         ;   430.0 p5      41 next
        xorps xmm1, xmm12                                          ;   431.0 p0      41 next
        movaps [rdx - 32], xmm13                                   ;   421.0 p3+p4   41 next spill
        movaps xmm13, [rbp - 96]                                   ;   426.0 p2      41 next
        andps xmm13, xmm10                                         ;   429.0 p1      41 next
        movaps [rdx - 128], xmm7                                   ;   422.0 p3+p4   41 next spill
        movaps xmm7, xmm14                                         ;   423.2 p5      41 next copy
        xorps xmm7, xmm6                                           ;   427.0 p0      41 next
        movaps [rdx + 16], xmm5                                    ;   423.0 p3+p4   41 next spill
        movaps xmm5, xmm8                                          ;   424.0 p1      41 next copy
        movaps [rdi - 80], xmm15                                   ;   424.0 p3+p4   41 next spill
        movaps xmm15, [rbp + 64]                                   ;   427.0 p2      41 next
        andps xmm15, [rbp - 128]                                   ;   430.0 p5+p2   41 next
        xorps xmm4, xmm15                                          ;   431.0 p0      41 next
        andps xmm5, xmm15                                          ;   431.0 p1      41 next
        xorps xmm6, xmm4                                           ;   432.0 p5      41 next
        movaps xmm15, [rbp + 64]                                   ;   429.0 p2      54 next reload
        andps xmm7, xmm15                                          ;   432.0 p0      41 next
        xorps xmm4, xmm14                                          ;   432.0 p1      41 next
        movaps [rbp + 80], xmm2                                    ;   426.5 p3+p4   41 next spill
        movaps xmm2, xmm8                                          ;   426.8 p5      41 next copy
        andps xmm2, xmm15                                          ;   432.0 p0      41 next
        movaps [rbp + 96], xmm4                                    ;   433.0 p3+p4   41 next spill
        movaps xmm4, xmm6                                          ;   433.0 p1      41 next copy
        andps xmm4, [rbp - 128]                                    ;   434.0 p5+p2   41 next
        movaps [rdx - 16], xmm12                                   ;   431.0 p3+p4   41 next spill
        movaps xmm12, xmm2                                         ;   433.0 p0      41 next copy
        andps xmm12, [rbp - 96]                                    ;   434.0 p1+p2   41 next
        movaps [rdi + 0], xmm1                                     ;   432.0 p3+p4   41 next spill
        movaps xmm1, xmm8                                          ;   430.0 p5      41 next copy
        andps xmm1, xmm0                                           ;   431.0 p0      41 next
        xorps xmm12, xmm1                                          ;   435.0 p1      41 next
        xorps xmm4, xmm12                                          ;   436.0 p5      41 next
        movaps xmm12, [rbp - 96]                                   ;   432.0 p2      54 next reload
        xorps xmm4, xmm12                                          ;   437.0 p0      41 next
        movaps [rdi + 16], xmm4                                    ;   438.0 p3+p4   41 next spill
        movaps xmm4, xmm10                                         ;   432.0 p1      41 next copy
        andps xmm4, [rbp - 128]                                    ;   433.0 p5+p2   41 next
        xorps xmm1, xmm4                                           ;   434.0 p0      41 next
        xorps xmm9, xmm2                                           ;   433.0 p1      41 next
        xorps xmm9, [rel misty1_encrypt_compact.T0_constants128]   ;   434.0 p5+p2   41 next
        movaps xmm10, xmm1                                         ;   435.0 p0      41 next copy
        andps xmm10, [rbp - 128]                                   ;   436.0 p1+p2   41 next
        xorps xmm10, xmm0                                          ;   437.0 p5      41 next
        andps xmm1, [rbp + 112]                                    ;   436.0 p0+p2   41 next
        xorps xmm10, xmm11                                         ;   438.0 p1      41 next
        xorps xmm6, xmm0                                           ;   435.2 p5      41 next
        movaps [rbp + 48], xmm10                                   ;   439.0 p3+p4   41 next spill
        movaps xmm10, xmm13                                        ;   435.5 p0      41 next copy
        xorps xmm10, [rbp + 112]                                   ;   437.0 p1+p2   41 next
        xorps xmm7, xmm10                                          ;   438.0 p5      41 next
        xorps xmm1, xmm7                                           ;   439.0 p0      41 next
        andps xmm10, xmm15                                         ;   438.0 p1      41 next
        movaps xmm7, [rbp - 128]                                   ;   438.0 p2      54 next reload
        andps xmm11, xmm7                                          ;   441.0 p5      41 next
        movaps xmm15, xmm6                                         ;   437.5 p0      41 next copy
        andps xmm15, xmm0                                          ;   438.5 p1      41 next
        andps xmm6, [rbp + 112]                                    ;   439.0 p5+p2   41 next
        xorps xmm15, xmm9                                          ;   439.5 p0      41 next
        xorps xmm15, xmm4                                          ;   440.5 p1      41 next
        movaps [rdi + 96], xmm5                                    ;   438.0 p3+p4   41 next spill
        movaps xmm5, xmm8                                          ;   439.2 p5      41 next copy
        andps xmm5, xmm12                                          ;   440.2 p0      41 next
        xorps xmm10, xmm5                                          ;   441.2 p1      41 next
        xorps xmm15, xmm10                                         ;   442.2 p5      41 next
        movaps xmm10, xmm8                                         ;   440.5 p0      41 next copy
        andps xmm10, [rbp + 112]                                   ;   441.5 p1+p2   41 next
        xorps xmm10, xmm3                                          ;   442.5 p5      41 next
        xorps xmm11, xmm10                                         ;   443.5 p0      41 next
        xorps xmm10, xmm7                                          ;   443.5 p1      41 next
        xorps xmm14, xmm5                                          ;   442.2 p5      41 next
        movaps xmm5, xmm2                                          ;   442.5 p0      41 next copy
        xorps xmm5, [rbp + 32]                                     ;   443.5 p1+p2   41 next
        andps xmm5, xmm0                                           ;   444.5 p5      41 next
        xorps xmm9, xmm5                                           ;   445.5 p0      41 next
        xorps xmm6, xmm9                                           ;   446.5 p1      41 next
        xorps xmm2, xmm7                                           ;   444.2 p5      41 next
        xorps xmm1, xmm11                                          ;   444.5 p0      41 next
        movaps xmm9, xmm4                                          ;   445.0 p1      41 next copy
        xorps xmm9, xmm10                                          ;   446.0 p5      41 next
        andps xmm10, xmm12                                         ;   445.5 p0      41 next
        xorps xmm4, xmm12                                          ;   446.0 p1      41 next
        andps xmm13, xmm4                                          ;   447.0 p5      41 next
        movaps xmm11, [rbp + 64]                                   ;   443.8 p2      54 next reload
        xorps xmm10, xmm11                                         ;   446.8 p0      41 next
        andps xmm4, xmm11                                          ;   447.0 p1      41 next
        xorps xmm5, xmm4                                           ;   448.0 p5      41 next
        xorps xmm9, xmm5                                           ;   449.0 p0      41 next
        xorps xmm10, [rdi + 96]                                    ;   448.0 p1+p2   41 next
        movaps xmm5, xmm2                                          ;   448.2 p5      41 next copy
        andps xmm5, [rbp + 112]                                    ;   449.2 p0+p2   41 next
        andps xmm2, xmm0                                           ;   449.0 p1      41 next
        xorps xmm4, [rdi + 0]                                      ;   449.2 p5+p2   41 next
        xorps xmm1, [rdx - 16]                                     ;   449.5 p0+p2   41 next
        xorps xmm2, [rbp + 32]                                     ;   450.0 p1+p2   41 next
        xorps xmm6, xmm2                                           ;   451.0 p5      41 next
        movaps xmm2, [rbp + 48]                                    ;   450.0 p2      41 next reload
        xorps xmm9, xmm2                                           ;   453.0 p0      41 next
        movaps xmm12, xmm14                                        ;   451.0 p1      41 next copy
        andps xmm12, xmm7                                          ;   452.0 p5      41 next
        movaps xmm7, xmm11                                         ;   451.5 p0      41 next copy
        andps xmm7, [rbp + 32]                                     ;   452.5 p1+p2   41 next
        xorps xmm14, xmm7                                          ;   453.5 p5      41 next
        xorps xmm3, xmm4                                           ;   452.5 p0      41 next
        andps xmm7, [rdi + 0]                                      ;   453.5 p1+p2   41 next
        xorps xmm13, xmm6                                          ;   453.2 p5      41 next
        movaps xmm4, [rbp + 32]                                    ;   453.0 p2      54 next reload
        andps xmm14, xmm4                                          ;   456.0 p0      41 next
        xorps xmm12, xmm9                                          ;   454.0 p1      41 next
        xorps xmm2, xmm14                                          ;   457.0 p5      41 next
        xorps xmm7, [rbp + 96]                                     ;   454.5 p0+p2   41 next
        xorps xmm10, xmm7                                          ;   455.5 p1      41 next
        xorps xmm5, xmm2                                           ;   458.0 p5      41 next
        movaps xmm14, [rel misty1_encrypt_compact.T0_constants128] ;   455.0 p2      41 next reload
        xorps xmm10, xmm14                                         ;   458.0 p0      41 next
        xorps xmm0, [rbp + 80]                                     ;   456.0 p1+p2   41 next
        xorps xmm3, [rdi + 16]                                     ;   457.0 p5+p2   41 next
        xorps xmm15, xmm0                                          ;   457.0 p0      41 next
        xorps xmm8, [rdi - 80]                                     ;   458.0 p1+p2   41 next
        xorps xmm5, xmm14                                          ;   459.0 p5      41 next
        xorps xmm13, xmm8                                          ;   459.0 p0      41 next
        xorps xmm11, [rbp - 16]                                    ;   459.0 p1+p2   41 next
        xorps xmm12, xmm11                                         ;   460.0 p5      41 next
        xorps xmm4, [rdx - 96]                                     ;   460.0 p0+p2   41 next
        movaps xmm2, [rdx + 16]                                    ;   461.0 p2      41 next
        xorps xmm2, [rbp - 128]                                    ;   464.0 p1+p2   41 next
        xorps xmm1, xmm2                                           ;   465.0 p5      41 next
        xorps xmm3, xmm4                                           ;   461.0 p0      41 next
        xorps xmm15, [r10 + 2448]                                  ;   463.0 p1+p2   48 next
        movaps xmm6, [rdx - 128]                                   ;   464.0 p2      41 next
        xorps xmm6, [rbp - 96]                                     ;   467.0 p5+p2   41 next
        xorps xmm5, xmm6                                           ;   468.0 p0      41 next
        xorps xmm13, [r10 + 2464]                                  ;   466.0 p1+p2   48 next
        xorps xmm1, [r10 + 2480]                                   ;   467.0 p5+p2   48 next
        movaps xmm7, [rdx - 32]                                    ;   468.0 p2      41 next
        xorps xmm7, [rbp + 112]                                    ;   471.0 p0+p2   41 next
        xorps xmm10, xmm7                                          ;   472.0 p1      41 next
        xorps xmm12, [r10 + 2528]                                  ;   470.0 p5+p2   48 next
        xorps xmm0, [r10 + 2304]                                   ;   471.0 p0+p2   48 next
        xorps xmm3, [r10 + 2544]                                   ;   472.0 p1+p2   48 next
        xorps xmm8, [r10 + 2320]                                   ;   473.0 p5+p2   48 next
        xorps xmm5, [r10 + 2496]                                   ;   474.0 p0+p2   48 next
        xorps xmm2, [r10 + 2336]                                   ;   475.0 p1+p2   48 next
        xorps xmm10, [r10 + 2512]                                  ;   476.0 p5+p2   48 next
        xorps xmm11, [r10 + 2384]                                  ;   477.0 p0+p2   48 next
        xorps xmm6, [r10 + 2352]                                   ;   478.0 p1+p2   48 next
        xorps xmm4, [r10 + 2400]                                   ;   479.0 p5+p2   48 next
        xorps xmm7, [r10 + 2368]                                   ;   480.0 p0+p2   48 next
        movaps xmm9, [rdx + 0]                                     ;   481.0 p2      48 next
        xorps xmm9, [r10 + 2416]                                   ;   484.0 p1+p2   48 next
        movaps [rdx + 0], xmm3                                     ;   473.0 p3+p4   48 next spill
        movaps xmm3, [rdx - 112]                                   ;   483.0 p2      48 next
        xorps xmm3, [r10 + 2432]                                   ;   486.0 p5+p2   48 next
        movaps [rdx - 112], xmm12                                  ;   471.2 p3+p4   48 next spill
        movaps xmm12, xmm0                                         ;   472.0 p0      45 next copy
        xorps xmm12, xmm4                                          ;   480.0 p1      45 next
        movaps [rbp + 112], xmm10                                  ;   477.0 p3+p4   48 next spill
        movaps xmm10, xmm12                                        ;   481.0 p5      45 next copy
        xorps xmm10, xmm6                                          ;   482.0 p0      45 next
        movaps [rdx - 32], xmm5                                    ;   475.0 p3+p4   48 next spill
        movaps xmm5, xmm6                                          ;   479.0 p1      45 next copy
        andps xmm5, xmm9                                           ;   485.0 p5      45 next
        movaps [rbp - 96], xmm1                                    ;   475.2 p3+p4   48 next spill
        movaps xmm1, xmm6                                          ;   479.0 p0      45 next copy
        andps xmm1, xmm4                                           ;   480.0 p1      45 next
        movaps [rdx - 128], xmm13                                  ;   477.0 p3+p4   48 next spill
        movaps xmm13, xmm8                                         ;   477.2 p5      45 next copy
        xorps xmm13, xmm11                                         ;   478.2 p0      45 next
        movaps [rbp - 128], xmm15                                  ;   478.0 p3+p4   48 next spill
        movaps xmm15, xmm4                                         ;   480.0 p1      45 next copy
        andps xmm15, xmm7                                          ;   481.0 p5      45 next
        movaps [rdx + 16], xmm5                                    ;   486.0 p3+p4   45 next spill
        movaps xmm5, xmm10                                         ;   483.0 p0      45 next copy
        andps xmm5, xmm2                                           ;   484.0 p1      45 next
        movaps [rdx - 96], xmm4                                    ;   480.0 p3+p4   48 next spill
        movaps xmm4, xmm9                                          ;   485.0 p5      45 next copy
        andps xmm4, xmm3                                           ;   487.0 p0      45 next
        movaps [rbp + 32], xmm12                                   ;   481.0 p3+p4   45 next spill
        movaps xmm12, xmm13                                        ;   480.8 p1      45 next copy
        movaps [rbp - 16], xmm11                                   ;   482.0 p3+p4   48 next spill
        movaps xmm11, xmm6                                         ;   481.2 p5      45 next copy
        andps xmm11, xmm2                                          ;   482.2 p0      45 next
        xorps xmm12, xmm11                                         ;   483.2 p1      45 next
        movaps xmm11, xmm9                                         ;   485.0 p5      45 next copy
        andps xmm11, xmm0                                          ;   486.0 p0      45 next
        xorps xmm1, xmm11                                          ;   487.0 p1      45 next
        xorps xmm1, xmm14                                          ;   488.0 p5      45 next
        movaps xmm11, xmm4                                         ;   488.0 p0      45 next copy
        movaps [rbp + 64], xmm4                                    ;   488.0 p3+p4   45 next spill
        movaps xmm4, xmm6                                          ;   483.8 p1      45 next copy
        andps xmm4, xmm0                                           ;   484.8 p5      45 next
        xorps xmm15, xmm4                                          ;   485.8 p0      45 next
        xorps xmm11, xmm15                                         ;   489.0 p1      45 next
        movaps xmm15, xmm6                                         ;   485.2 p5      45 next copy
        andps xmm15, xmm8                                          ;   486.2 p0      45 next
        movaps xmm4, xmm6                                          ;   485.8 p1      45 next copy
        andps xmm4, xmm7                                           ;   486.8 p5      45 next
        movaps [rdi - 80], xmm1                                    ;   489.0 p3+p4   45 next spill
        movaps xmm1, xmm9                                          ;   486.5 p0      45 next copy
        movaps [rbp - 48], xmm12                                   ;   486.5 p3+p4   45 next spill
        movaps xmm12, xmm0                                         ;   486.8 p1      45 next copy
        andps xmm12, xmm3                                          ;   487.8 p5      45 next
        xorps xmm1, xmm12                                          ;   488.8 p0      45 next
        xorps xmm15, xmm4                                          ;   487.8 p1      45 next
        xorps xmm5, xmm1                                           ;   489.8 p5      45 next
        xorps xmm4, xmm1                                           ;   489.8 p0      45 next
        movaps xmm1, xmm13                                         ;   488.8 p1      45 next copy
        andps xmm1, xmm7                                           ;   489.8 p5      45 next
        movaps xmm12, xmm10                                        ;   489.5 p0      45 next copy
        orps xmm12, xmm3                                           ;   490.5 p1      45 next
        movaps [rdi + 16], xmm10                                   ;   488.8 p3+p4   45 next spill
        movaps xmm10, xmm3                                         ;   490.2 p5      45 next copy
        andps xmm10, xmm7                                          ;   491.2 p0      45 next
        xorps xmm6, xmm10                                          ;   492.2 p1      45 next
        xorps xmm5, xmm6                                           ;   493.2 p5      45 next
        andps xmm6, xmm3                                           ;   493.2 p0      45 next
        xorps xmm6, xmm14                                          ;   494.2 p1      45 next
        movaps xmm14, xmm8                                         ;   492.2 p5      45 next copy
        andps xmm14, xmm0                                          ;   493.2 p0      45 next
        andps xmm13, xmm0                                          ;   492.8 p1      45 next
        movaps [rbp + 80], xmm10                                   ;   492.2 p3+p4   45 next spill
        movaps xmm10, xmm7                                         ;   493.2 p5      45 next copy
        andps xmm10, [rbp - 16]                                    ;   494.2 p0+p2   45 next
        movaps [rbp - 32], xmm6                                    ;   495.2 p3+p4   45 next spill
        movaps xmm6, xmm2                                          ;   493.8 p1      45 next copy
        andps xmm6, [rbp - 16]                                     ;   494.8 p5+p2   45 next
        xorps xmm12, xmm6                                          ;   495.8 p0      45 next
        xorps xmm14, xmm12                                         ;   496.8 p1      45 next
        movaps xmm6, xmm10                                         ;   495.2 p5      45 next copy
        xorps xmm6, xmm3                                           ;   496.2 p0      45 next
        xorps xmm10, xmm2                                          ;   495.8 p1      45 next
        movaps xmm12, xmm14                                        ;   497.8 p5      45 next copy
        movaps [rbp + 96], xmm14                                   ;   497.8 p3+p4   45 next spill
        movaps xmm14, xmm2                                         ;   496.5 p0      45 next copy
        andps xmm14, xmm8                                          ;   497.5 p1      45 next
        movaps [rbp + 48], xmm15                                   ;   495.2 p3+p4   45 next spill
        movaps xmm15, xmm9                                         ;   497.2 p5      45 next copy
        andps xmm15, [rbp - 16]                                    ;   498.2 p0+p2   45 next
        xorps xmm1, xmm15                                          ;   499.2 p1      45 next
        xorps xmm4, xmm1                                           ;   500.2 p5      45 next
        xorps xmm12, xmm1                                          ;   500.2 p0      45 next
        xorps xmm14, xmm0                                          ;   498.8 p1      45 next
        movaps xmm15, [rbp + 32]                                   ;   496.8 p2      45 next reload
        xorps xmm12, xmm15                                         ;   501.2 p5      45 next
        movaps xmm1, [rbp - 16]                                    ;   497.8 p2      48 next reload
        andps xmm6, xmm1                                           ;   500.8 p0      45 next
        xorps xmm4, xmm10                                          ;   501.2 p1      45 next
        andps xmm10, xmm7                                          ;   500.2 p5      45 next
        xorps xmm5, xmm6                                           ;   501.8 p0      45 next
        xorps xmm4, xmm11                                          ;   502.2 p1      45 next
        movaps xmm6, xmm9                                          ;   501.2 p5      45 next copy
        andps xmm6, xmm8                                           ;   502.2 p0      45 next
        andps xmm15, xmm1                                          ;   501.8 p1      45 next
        xorps xmm6, xmm14                                          ;   503.2 p5      45 next
        xorps xmm14, xmm3                                          ;   502.5 p0      45 next
        xorps xmm15, xmm14                                         ;   503.5 p1      45 next
        andps xmm14, xmm8                                          ;   503.5 p5      45 next
        xorps xmm15, xmm7                                          ;   504.5 p0      45 next
        xorps xmm10, xmm6                                          ;   504.2 p1      45 next
        movaps xmm6, xmm7                                          ;   504.2 p5      45 next copy
        andps xmm6, xmm9                                           ;   505.2 p0      45 next
        andps xmm7, xmm0                                           ;   504.8 p1      45 next
        xorps xmm6, xmm7                                           ;   506.2 p5      45 next
        xorps xmm14, xmm6                                          ;   507.2 p0      45 next
        movaps xmm6, [rbp - 48]                                    ;   502.2 p2      45 next reload
        xorps xmm14, xmm6                                          ;   508.2 p1      45 next
        xorps xmm7, [rdx + 16]                                     ;   506.2 p5+p2   45 next
        xorps xmm7, xmm10                                          ;   507.2 p0      45 next
        movaps xmm6, xmm0                                          ;   506.8 p1      45 next copy
        xorps xmm6, xmm8                                           ;   507.8 p5      45 next
        andps xmm6, xmm1                                           ;   508.8 p0      45 next
        xorps xmm10, xmm6                                          ;   509.8 p1      45 next
        movaps xmm6, [rdx - 96]                                    ;   504.2 p2      48 next reload
        andps xmm0, xmm6                                           ;   508.2 p5      45 next
        andps xmm3, xmm2                                           ;   508.5 p0      45 next
        xorps xmm0, [rbp + 48]                                     ;   509.2 p1+p2   45 next
        movaps [rbp + 48], xmm14                                   ;   509.2 p3+p4   45 next spill
        movaps xmm14, xmm9                                         ;   509.2 p5      45 next copy
        andps xmm14, xmm6                                          ;   510.2 p0      45 next
        andps xmm8, xmm6                                           ;   509.8 p1      45 next
        andps xmm9, xmm2                                           ;   510.2 p5      45 next
        movaps xmm6, xmm15                                         ;   510.5 p0      45 next copy
        xorps xmm6, [rdi - 80]                                     ;   511.5 p1+p2   45 next
        xorps xmm15, xmm7                                          ;   511.2 p5      45 next
        xorps xmm13, xmm15                                         ;   512.2 p0      45 next
        movaps xmm15, [rdi + 16]                                   ;   507.8 p2      45 next reload
        orps xmm1, xmm15                                           ;   511.8 p1      45 next
        xorps xmm3, xmm14                                          ;   512.2 p5      45 next
        xorps xmm13, xmm0                                          ;   513.2 p0      45 next
        xorps xmm9, [rbp - 32]                                     ;   512.8 p1+p2   45 next
        xorps xmm14, xmm8                                          ;   513.2 p5      45 next
        xorps xmm3, xmm15                                          ;   513.5 p0      45 next
        xorps xmm1, xmm3                                           ;   514.5 p1      45 next
        xorps xmm6, [rbp + 96]                                     ;   514.2 p5+p2   45 next
        xorps xmm8, xmm9                                           ;   514.5 p0      45 next
        xorps xmm4, xmm14                                          ;   514.8 p1      45 next
        xorps xmm9, [rbp + 64]                                     ;   515.2 p5+p2   45 next
        xorps xmm12, xmm9                                          ;   516.2 p0      45 next
        movaps xmm3, [rdx - 96]                                    ;   511.8 p2      48 next reload
        andps xmm2, xmm3                                           ;   515.8 p1      45 next
        xorps xmm14, [rdi - 80]                                    ;   516.2 p5+p2   45 next
        xorps xmm11, xmm2                                          ;   516.8 p0      45 next
        xorps xmm0, [rbp - 32]                                     ;   516.8 p1+p2   45 next
        xorps xmm2, xmm10                                          ;   517.2 p5      45 next
        xorps xmm10, xmm1                                          ;   517.5 p0      45 next
        xorps xmm5, xmm0                                           ;   517.8 p1      45 next
        xorps xmm10, [rbp + 80]                                    ;   518.5 p5+p2   45 next
        xorps xmm1, [rbp - 48]                                     ;   518.5 p0+p2   45 next
        xorps xmm4, [rdx + 16]                                     ;   518.8 p1+p2   45 next
        xorps xmm15, xmm6                                          ;   519.2 p5      45 next
        xorps xmm14, [rbp + 48]                                    ;   519.5 p0+p2   45 next
        xorps xmm3, xmm11                                          ;   519.8 p1      45 next
        xorps xmm8, xmm2                                           ;   520.2 p5      45 next
        xorps xmm7, xmm8                                           ;   521.2 p0      45 next
        xorps xmm1, xmm3                                           ;   520.8 p1      45 next
        movaps xmm0, [rbp - 96]                                    ;   518.8 p2      48 next reload
        xorps xmm13, xmm0                                          ;   521.8 p5      45 next
        movaps xmm2, [rdx - 128]                                   ;   519.8 p2      48 next reload
        xorps xmm5, xmm2                                           ;   522.8 p0      45 next
        movaps xmm3, [rbp - 128]                                   ;   520.8 p2      48 next reload
        xorps xmm7, xmm3                                           ;   523.8 p1      45 next
        movaps xmm6, [rdx - 32]                                    ;   521.8 p2      48 next reload
        xorps xmm10, xmm6                                          ;   524.8 p5      45 next
        movaps xmm8, [rdx - 112]                                   ;   522.8 p2      48 next reload
        xorps xmm4, xmm8                                           ;   525.8 p0      45 next
        movaps xmm9, [rbp + 112]                                   ;   523.8 p2      48 next reload
        xorps xmm1, xmm9                                           ;   526.8 p1      45 next
        movaps xmm11, [rdx + 0]                                    ;   524.8 p2      48 next reload
        xorps xmm12, xmm11                                         ;   527.8 p5      45 next
        xorps xmm7, [rdx - 80]                                     ;   525.8 p0+p2   54 next
        xorps xmm5, [rbp - 112]                                    ;   526.8 p1+p2   54 next
        xorps xmm13, [rbp - 80]                                    ;   527.8 p5+p2   54 next
        xorps xmm10, [rdx + 64]                                    ;   528.8 p0+p2   54 next
        xorps xmm14, [rdx + 80]                                    ;   529.8 p1+p2   54 next
        xorps xmm15, [rdi - 32]                                    ;   530.8 p5+p2   54 next
        xorps xmm1, [rbp + 0]                                      ;   531.8 p0+p2   54 next
        xorps xmm4, [rbp + 16]                                     ;   532.8 p1+p2   54 next
        xorps xmm3, [rdi - 128]                                    ;   533.8 p5+p2   54 next
        xorps xmm2, [rdi - 48]                                     ;   534.8 p0+p2   54 next
        xorps xmm12, [rdx - 48]                                    ;   535.8 p1+p2   54 next
        xorps xmm0, [rdi - 112]                                    ;   536.8 p5+p2   54 next
        xorps xmm6, [rdi - 96]                                     ;   537.8 p0+p2   54 next
        xorps xmm9, [rdx + 48]                                     ;   538.8 p1+p2   54 next
        xorps xmm8, [rdi - 16]                                     ;   539.8 p5+p2   54 next
        xorps xmm11, [rbp - 64]                                    ;   540.8 p0+p2   54 next
        movaps [rdx + 0], xmm11                                    ;   541.8 p3+p4   54 next spill
        movaps xmm11, [rdx - 80]                                   ;   541.8 p2      54 next
        xorps xmm11, [r11 + 256]                                   ;   544.8 p1+p2   54 next
        movaps [rdx - 80], xmm8                                    ;   540.8 p3+p4   54 next spill
        movaps xmm8, [rbp - 112]                                   ;   543.8 p2      54 next
        xorps xmm8, [r11 + 272]                                    ;   546.8 p5+p2   54 next
        movaps [rbp - 112], xmm9                                   ;   539.8 p3+p4   54 next spill
        movaps xmm9, [rbp - 80]                                    ;   545.8 p2      54 next
        xorps xmm9, [r11 + 288]                                    ;   548.8 p0+p2   54 next
        movaps [rbp - 80], xmm6                                    ;   538.8 p3+p4   54 next spill
        movaps xmm6, [rdx + 64]                                    ;   547.8 p2      54 next
        xorps xmm6, [r11 + 304]                                    ;   550.8 p1+p2   54 next
        movaps [rdx + 64], xmm0                                    ;   537.8 p3+p4   54 next spill
        movaps xmm0, [rbp + 0]                                     ;   549.8 p2      54 next
        xorps xmm0, [r11 + 320]                                    ;   552.8 p5+p2   54 next
        movaps [rbp + 0], xmm2                                     ;   539.0 p3+p4   54 next spill
        movaps xmm2, [rbp + 16]                                    ;   551.8 p2      54 next
        xorps xmm2, [r11 + 336]                                    ;   554.8 p0+p2   54 next
        movaps [rbp + 16], xmm3                                    ;   540.0 p3+p4   54 next spill
        movaps xmm3, [rdx - 48]                                    ;   553.8 p2      54 next
        xorps xmm3, [r11 + 352]                                    ;   556.8 p1+p2   54 next
        movaps [rdx - 48], xmm15                                   ;   541.0 p3+p4   54 next spill
        movaps xmm15, [rdx + 80]                                   ;   555.8 p2      54 next
        xorps xmm15, [r11 + 368]                                   ;   558.8 p5+p2   54 next
        movaps [rdx + 80], xmm14                                   ;   542.0 p3+p4   54 next spill
        movaps xmm14, [rdi - 32]                                   ;   557.8 p2      54 next
        xorps xmm14, [r11 + 384]                                   ;   560.8 p0+p2   54 next
        movaps [rdi - 32], xmm12                                   ;   544.8 p3+p4   54 next spill
        movaps xmm12, [rdi - 128]                                  ;   559.8 p2      54 next
        xorps xmm12, [r11 + 400]                                   ;   562.8 p1+p2   54 next
        movaps [rdi - 128], xmm4                                   ;   546.8 p3+p4   54 next spill
        movaps xmm4, [rdi - 48]                                    ;   561.8 p2      54 next
        xorps xmm4, [r11 + 416]                                    ;   564.8 p5+p2   54 next
        movaps [rdi - 48], xmm1                                    ;   548.8 p3+p4   54 next spill
        movaps xmm1, [rdi - 112]                                   ;   563.8 p2      54 next
        xorps xmm1, [r11 + 432]                                    ;   566.8 p0+p2   54 next
        movaps [rdi - 112], xmm10                                  ;   550.8 p3+p4   54 next spill
        movaps xmm10, [rdi - 96]                                   ;   565.8 p2      54 next
        xorps xmm10, [r11 + 448]                                   ;   568.8 p1+p2   54 next
        movaps [rdi - 96], xmm13                                   ;   552.8 p3+p4   54 next spill
        movaps xmm13, [rdx + 48]                                   ;   567.8 p2      54 next
        xorps xmm13, [r11 + 464]                                   ;   570.8 p5+p2   54 next
        movaps [rdx + 48], xmm5                                    ;   554.8 p3+p4   54 next spill
        movaps xmm5, [rdi - 16]                                    ;   569.8 p2      54 next
        xorps xmm5, [r11 + 480]                                    ;   572.8 p0+p2   54 next
        movaps [rdi - 16], xmm7                                    ;   556.8 p3+p4   54 next spill
        movaps xmm7, [rbp - 64]                                    ;   571.8 p2      54 next
        xorps xmm7, [r11 + 496]                                    ;   574.8 p1+p2   54 next
        movaps [rbp - 64], xmm9                                    ;   558.8 p3+p4   54 next spill
        movaps xmm9, xmm15                                         ;   559.8 p5      41 next copy
        xorps xmm9, xmm13                                          ;   571.8 p0      41 next
        movaps [rdx - 112], xmm6                                   ;   560.0 p3+p4   54 next spill
        movaps xmm6, xmm9                                          ;   572.8 p1      41 next copy
        xorps xmm6, xmm4                                           ;   573.8 p5      41 next
        movaps [rbp + 112], xmm8                                   ;   561.8 p3+p4   54 next spill
        movaps xmm8, xmm4                                          ;   565.8 p0      41 next copy
        andps xmm8, xmm5                                           ;   573.8 p1      41 next
        movaps [rdx - 32], xmm3                                    ;   563.8 p3+p4   54 next spill
        movaps xmm3, xmm4                                          ;   565.8 p5      41 next copy
        andps xmm3, xmm13                                          ;   571.8 p0      41 next
        movaps [rbp - 96], xmm2                                    ;   565.8 p3+p4   54 next spill
        movaps xmm2, xmm14                                         ;   566.0 p1      41 next copy
        xorps xmm2, xmm10                                          ;   569.8 p5      41 next
        movaps [rdx - 128], xmm11                                  ;   566.8 p3+p4   54 next spill
        movaps xmm11, xmm13                                        ;   571.8 p0      41 next copy
        andps xmm11, xmm1                                          ;   572.8 p1      41 next
        movaps [rbp - 128], xmm0                                   ;   567.8 p3+p4   54 next spill
        movaps xmm0, xmm6                                          ;   574.8 p5      41 next copy
        andps xmm0, xmm12                                          ;   575.8 p0      41 next
        movaps [rdx - 96], xmm8                                    ;   574.8 p3+p4   41 next spill
        movaps xmm8, xmm5                                          ;   573.8 p1      41 next copy
        andps xmm8, xmm7                                           ;   575.8 p5      41 next
        movaps [rbp + 48], xmm13                                   ;   571.8 p3+p4   54 next spill
        movaps xmm13, xmm2                                         ;   571.8 p0      41 next copy
        movaps [rdi + 16], xmm9                                    ;   572.8 p3+p4   41 next spill
        movaps xmm9, xmm4                                          ;   572.2 p1      41 next copy
        andps xmm9, xmm12                                          ;   573.2 p5      41 next
        xorps xmm13, xmm9                                          ;   574.2 p0      41 next
        movaps xmm9, xmm5                                          ;   573.8 p1      41 next copy
        andps xmm9, xmm15                                          ;   574.8 p5      41 next
        xorps xmm3, xmm9                                           ;   575.8 p0      41 next
        movaps xmm9, [rel misty1_encrypt_compact.T0_constants128]  ;   573.8 p2      41 next reload
        xorps xmm3, xmm9                                           ;   576.8 p1      41 next
        movaps [rdx + 16], xmm3                                    ;   577.8 p3+p4   41 next spill
        movaps xmm3, xmm8                                          ;   576.8 p5      41 next copy
        movaps [rbp - 48], xmm8                                    ;   576.8 p3+p4   41 next spill
        movaps xmm8, xmm4                                          ;   575.0 p0      41 next copy
        andps xmm8, xmm15                                          ;   576.0 p1      41 next
        xorps xmm11, xmm8                                          ;   577.0 p5      41 next
        xorps xmm3, xmm11                                          ;   578.0 p0      41 next
        movaps xmm8, xmm4                                          ;   576.2 p1      41 next copy
        andps xmm8, xmm14                                          ;   577.2 p5      41 next
        movaps xmm11, xmm4                                         ;   577.0 p0      41 next copy
        andps xmm11, xmm1                                          ;   578.0 p1      41 next
        movaps [rbp + 80], xmm13                                   ;   577.0 p3+p4   41 next spill
        movaps xmm13, xmm5                                         ;   577.5 p5      41 next copy
        movaps [rbp - 32], xmm3                                    ;   579.0 p3+p4   41 next spill
        movaps xmm3, xmm7                                          ;   578.0 p0      41 next copy
        andps xmm3, xmm15                                          ;   579.0 p1      41 next
        xorps xmm13, xmm3                                          ;   580.0 p5      41 next
        xorps xmm8, xmm11                                          ;   579.0 p0      41 next
        xorps xmm0, xmm13                                          ;   581.0 p1      41 next
        xorps xmm11, xmm13                                         ;   581.0 p5      41 next
        movaps xmm3, xmm2                                          ;   580.0 p0      41 next copy
        andps xmm3, xmm1                                           ;   581.0 p1      41 next
        movaps xmm13, xmm6                                         ;   580.5 p5      41 next copy
        orps xmm13, xmm7                                           ;   581.5 p0      41 next
        movaps [rdi - 80], xmm6                                    ;   580.2 p3+p4   41 next spill
        movaps xmm6, xmm7                                          ;   581.2 p1      41 next copy
        andps xmm6, xmm1                                           ;   582.2 p5      41 next
        xorps xmm4, xmm6                                           ;   583.2 p0      41 next
        xorps xmm0, xmm4                                           ;   584.2 p1      41 next
        andps xmm4, xmm7                                           ;   584.2 p5      41 next
        xorps xmm4, xmm9                                           ;   585.2 p0      41 next
        movaps xmm9, xmm14                                         ;   583.2 p1      41 next copy
        andps xmm9, xmm15                                          ;   584.2 p5      41 next
        andps xmm2, xmm15                                          ;   584.0 p0      41 next
        movaps [rbp + 64], xmm6                                    ;   583.2 p3+p4   41 next spill
        movaps xmm6, xmm1                                          ;   584.2 p1      41 next copy
        andps xmm6, xmm10                                          ;   585.2 p5      41 next
        movaps [rbp + 96], xmm4                                    ;   586.2 p3+p4   41 next spill
        movaps xmm4, xmm10                                         ;   585.0 p0      41 next copy
        andps xmm4, xmm12                                          ;   586.0 p1      41 next
        xorps xmm13, xmm4                                          ;   587.0 p5      41 next
        xorps xmm9, xmm13                                          ;   588.0 p0      41 next
        movaps xmm4, xmm6                                          ;   586.2 p1      41 next copy
        xorps xmm4, xmm7                                           ;   587.2 p5      41 next
        xorps xmm6, xmm12                                          ;   587.0 p0      41 next
        movaps xmm13, xmm9                                         ;   589.0 p1      41 next copy
        movaps [rbp - 16], xmm9                                    ;   589.0 p3+p4   41 next spill
        movaps xmm9, xmm12                                         ;   587.5 p5      41 next copy
        andps xmm9, xmm14                                          ;   588.5 p0      41 next
        movaps [rbp + 32], xmm8                                    ;   586.8 p3+p4   41 next spill
        movaps xmm8, xmm5                                          ;   588.2 p1      41 next copy
        andps xmm8, xmm10                                          ;   589.2 p5      41 next
        xorps xmm3, xmm8                                           ;   590.2 p0      41 next
        xorps xmm11, xmm3                                          ;   591.2 p1      41 next
        xorps xmm13, xmm3                                          ;   591.2 p5      41 next
        xorps xmm9, xmm15                                          ;   590.0 p0      41 next
        movaps xmm3, [rdi + 16]                                    ;   588.2 p2      41 next reload
        xorps xmm13, xmm3                                          ;   592.2 p1      41 next
        andps xmm4, xmm10                                          ;   590.5 p5      41 next
        xorps xmm11, xmm6                                          ;   592.2 p0      41 next
        andps xmm6, xmm1                                           ;   591.2 p1      41 next
        xorps xmm0, xmm4                                           ;   591.5 p5      41 next
        movaps xmm4, [rbp - 32]                                    ;   589.8 p2      41 next reload
        xorps xmm11, xmm4                                          ;   593.2 p0      41 next
        movaps xmm8, xmm5                                          ;   592.2 p1      41 next copy
        andps xmm8, xmm14                                          ;   593.2 p5      41 next
        xorps xmm8, xmm9                                           ;   594.2 p0      41 next
        andps xmm3, xmm10                                          ;   593.2 p1      41 next
        xorps xmm9, xmm7                                           ;   593.5 p5      41 next
        xorps xmm3, xmm9                                           ;   594.5 p0      41 next
        andps xmm9, xmm14                                          ;   594.5 p1      41 next
        xorps xmm3, xmm1                                           ;   595.5 p5      41 next
        xorps xmm6, xmm8                                           ;   595.2 p0      41 next
        movaps xmm8, xmm1                                          ;   595.2 p1      41 next copy
        andps xmm8, xmm5                                           ;   596.2 p5      41 next
        andps xmm1, xmm15                                          ;   596.0 p0      41 next
        xorps xmm8, xmm1                                           ;   597.2 p1      41 next
        xorps xmm9, xmm8                                           ;   598.2 p5      41 next
        movaps xmm8, [rbp + 80]                                    ;   593.8 p2      41 next reload
        xorps xmm9, xmm8                                           ;   599.2 p0      41 next
        xorps xmm1, [rdx - 96]                                     ;   597.2 p1+p2   41 next
        xorps xmm1, xmm6                                           ;   598.2 p5      41 next
        movaps xmm8, xmm15                                         ;   598.0 p0      41 next copy
        xorps xmm8, xmm14                                          ;   599.0 p1      41 next
        andps xmm8, xmm10                                          ;   600.0 p5      41 next
        xorps xmm6, xmm8                                           ;   601.0 p0      41 next
        movaps xmm8, [rbp + 48]                                    ;   595.8 p2      54 next reload
        andps xmm15, xmm8                                          ;   599.2 p1      41 next
        andps xmm7, xmm12                                          ;   599.5 p5      41 next
        xorps xmm15, [rbp + 32]                                    ;   600.2 p0+p2   41 next
        movaps xmm4, xmm5                                          ;   600.2 p1      41 next copy
        andps xmm4, xmm8                                           ;   601.2 p5      41 next
        andps xmm14, xmm8                                          ;   601.0 p0      41 next
        andps xmm5, xmm12                                          ;   601.2 p1      41 next
        movaps xmm8, xmm3                                          ;   601.5 p5      41 next copy
        xorps xmm8, [rdx + 16]                                     ;   602.5 p0+p2   41 next
        xorps xmm3, xmm1                                           ;   602.2 p1      41 next
        xorps xmm2, xmm3                                           ;   603.2 p5      41 next
        movaps xmm3, [rdi - 80]                                    ;   599.0 p2      41 next reload
        orps xmm10, xmm3                                           ;   603.0 p0      41 next
        xorps xmm7, xmm4                                           ;   603.2 p1      41 next
        xorps xmm2, xmm15                                          ;   604.2 p5      41 next
        xorps xmm5, [rbp + 96]                                     ;   604.0 p0+p2   41 next
        xorps xmm4, xmm14                                          ;   604.2 p1      41 next
        xorps xmm7, xmm3                                           ;   604.5 p5      41 next
        xorps xmm10, xmm7                                          ;   605.5 p0      41 next
        xorps xmm14, xmm5                                          ;   605.2 p1      41 next
        xorps xmm8, [rbp - 16]                                     ;   605.5 p5+p2   41 next
        xorps xmm11, xmm4                                          ;   606.0 p0      41 next
        xorps xmm5, [rbp - 48]                                     ;   606.2 p1+p2   41 next
        xorps xmm13, xmm5                                          ;   607.2 p5      41 next
        movaps xmm5, [rbp + 48]                                    ;   603.0 p2      54 next reload
        andps xmm12, xmm5                                          ;   607.0 p0      41 next
        xorps xmm4, [rdx + 16]                                     ;   607.2 p1+p2   41 next
        xorps xmm15, [rbp + 96]                                    ;   607.5 p5+p2   41 next
        xorps xmm0, xmm15                                          ;   608.5 p0      41 next
        xorps xmm9, xmm4                                           ;   608.2 p1      41 next
        xorps xmm11, [rdx - 96]                                    ;   608.5 p5+p2   41 next
        movaps xmm15, xmm6                                         ;   609.0 p0      41 next copy
        xorps xmm15, xmm12                                         ;   610.0 p1      41 next
        xorps xmm12, [rbp - 32]                                    ;   609.5 p5+p2   41 next
        xorps xmm6, xmm10                                          ;   610.0 p0      41 next
        xorps xmm10, [rbp + 80]                                    ;   610.2 p1+p2   41 next
        xorps xmm6, [rbp + 64]                                     ;   611.0 p5+p2   41 next
        xorps xmm3, xmm8                                           ;   611.0 p0      41 next
        xorps xmm5, xmm12                                          ;   611.2 p1      41 next
        xorps xmm14, xmm15                                         ;   611.5 p5      41 next
        xorps xmm1, xmm14                                          ;   612.5 p0      41 next
        xorps xmm10, xmm5                                          ;   612.2 p1      41 next
        movaps xmm14, [rbp - 128]                                  ;   610.0 p2      41 next
        movaps xmm15, [rdx - 128]                                  ;   611.0 p2      54 next reload
        andps xmm14, xmm15                                         ;   614.0 p5      41 next
        movaps xmm4, [rbp - 96]                                    ;   612.0 p2      41 next
        andps xmm4, xmm15                                          ;   615.0 p0      41 next
        movaps xmm5, [rdx - 32]                                    ;   613.0 p2      41 next
        movaps xmm7, [rbp + 112]                                   ;   614.0 p2      54 next reload
        andps xmm5, xmm7                                           ;   617.0 p1      41 next
        movaps xmm8, xmm4                                          ;   616.0 p5      41 next copy
        movaps xmm12, [rdx - 32]                                   ;   615.0 p2      54 next reload
        andps xmm8, xmm12                                          ;   618.0 p0      41 next
        movaps [rbp + 48], xmm3                                    ;   612.0 p3+p4   41 next spill
        movaps xmm3, [rdx - 112]                                   ;   616.0 p2      41 next
        andps xmm3, xmm15                                          ;   619.0 p1      41 next
        movaps [rdi - 80], xmm9                                    ;   612.0 p3+p4   41 next spill
        movaps xmm9, xmm3                                          ;   620.0 p5      41 next copy
        xorps xmm9, xmm7                                           ;   621.0 p0      41 next
        movaps [rbp + 64], xmm13                                   ;   613.0 p3+p4   41 next spill
        movaps xmm13, [rbp - 128]                                  ;   617.0 p2      41 next
        andps xmm13, [rdx - 112]                                   ;   620.0 p1+p2   41 next
        movaps [rbp + 80], xmm11                                   ;   614.0 p3+p4   41 next spill
        movaps xmm11, xmm9                                         ;   622.0 p5      41 next copy
        xorps xmm11, [rbp - 128]                                   ;   623.0 p0+p2   41 next
        andps xmm11, xmm12                                         ;   624.0 p1      41 next
        xorps xmm3, xmm11                                          ;   625.0 p5      41 next
        movaps [rbp - 32], xmm10                                   ;   615.0 p3+p4   41 next spill
        movaps xmm10, [rdx - 112]                                  ;   620.0 p2      41 next
        andps xmm10, xmm12                                         ;   623.0 p0      41 next
        movaps [rdx - 96], xmm6                                    ;   616.0 p3+p4   41 next spill
        movaps xmm6, xmm14                                         ;   617.2 p1      41 next copy
        xorps xmm6, xmm13                                          ;   621.0 p5      41 next
        movaps [rbp + 96], xmm2                                    ;   617.0 p3+p4   41 next spill
        movaps xmm2, xmm7                                          ;   618.0 p0      41 next copy
        movaps [rdx + 16], xmm0                                    ;   618.0 p3+p4   41 next spill
        movaps xmm0, [rbp - 96]                                    ;   621.0 p2      41 next
        andps xmm0, [rbp - 64]                                     ;   624.0 p1+p2   41 next
        xorps xmm5, xmm0                                           ;   625.0 p5      41 next
        andps xmm2, xmm0                                           ;   625.0 p0      41 next
        xorps xmm13, xmm5                                          ;   626.0 p1      41 next
        movaps xmm0, [rbp - 96]                                    ;   623.0 p2      54 next reload
        andps xmm6, xmm0                                           ;   626.0 p5      41 next
        xorps xmm5, xmm14                                          ;   626.0 p0      41 next
        movaps [rbp - 48], xmm1                                    ;   620.5 p3+p4   41 next spill
        movaps xmm1, xmm7                                          ;   620.8 p1      41 next copy
        andps xmm1, xmm0                                           ;   626.0 p5      41 next
        movaps [rbp - 16], xmm5                                    ;   627.0 p3+p4   41 next spill
        movaps xmm5, xmm13                                         ;   627.0 p0      41 next copy
        andps xmm5, [rbp - 64]                                     ;   628.0 p1+p2   41 next
        movaps [rbp + 32], xmm11                                   ;   625.0 p3+p4   41 next spill
        movaps xmm11, xmm1                                         ;   627.0 p5      41 next copy
        andps xmm11, [rdx - 112]                                   ;   628.0 p0+p2   41 next
        movaps [rdi + 16], xmm3                                    ;   626.0 p3+p4   41 next spill
        movaps xmm3, xmm7                                          ;   624.0 p1      41 next copy
        andps xmm3, xmm15                                          ;   625.0 p5      41 next
        xorps xmm11, xmm3                                          ;   629.0 p0      41 next
        xorps xmm5, xmm11                                          ;   630.0 p1      41 next
        movaps xmm11, [rdx - 112]                                  ;   626.0 p2      54 next reload
        xorps xmm5, xmm11                                          ;   631.0 p5      41 next
        movaps [rdi + 0], xmm5                                     ;   632.0 p3+p4   41 next spill
        movaps xmm5, xmm12                                         ;   626.0 p0      41 next copy
        andps xmm5, [rbp - 64]                                     ;   627.0 p1+p2   41 next
        xorps xmm3, xmm5                                           ;   628.0 p5      41 next
        xorps xmm8, xmm1                                           ;   627.0 p0      41 next
        xorps xmm8, [rel misty1_encrypt_compact.T0_constants128]   ;   628.0 p1+p2   41 next
        movaps xmm12, xmm3                                         ;   629.0 p5      41 next copy
        andps xmm12, [rbp - 64]                                    ;   630.0 p0+p2   41 next
        xorps xmm12, xmm15                                         ;   631.0 p1      41 next
        andps xmm3, [rbp - 128]                                    ;   630.0 p5+p2   41 next
        xorps xmm12, xmm9                                          ;   632.0 p0      41 next
        xorps xmm13, xmm15                                         ;   629.2 p1      41 next
        movaps [rdx - 16], xmm12                                   ;   633.0 p3+p4   41 next spill
        movaps xmm12, xmm10                                        ;   629.5 p5      41 next copy
        xorps xmm12, [rbp - 128]                                   ;   631.0 p0+p2   41 next
        xorps xmm6, xmm12                                          ;   632.0 p1      41 next
        xorps xmm3, xmm6                                           ;   633.0 p5      41 next
        andps xmm12, xmm0                                          ;   632.0 p0      41 next
        movaps xmm6, [rbp - 64]                                    ;   632.0 p2      54 next reload
        andps xmm9, xmm6                                           ;   635.0 p1      41 next
        movaps xmm0, xmm13                                         ;   631.5 p5      41 next copy
        andps xmm0, xmm15                                          ;   632.5 p0      41 next
        andps xmm13, [rbp - 128]                                   ;   633.0 p1+p2   41 next
        xorps xmm0, xmm8                                           ;   633.5 p5      41 next
        xorps xmm0, xmm5                                           ;   634.5 p0      41 next
        movaps [rdi + 96], xmm2                                    ;   632.0 p3+p4   41 next spill
        movaps xmm2, xmm7                                          ;   633.2 p1      41 next copy
        andps xmm2, xmm11                                          ;   634.2 p5      41 next
        xorps xmm12, xmm2                                          ;   635.2 p0      41 next
        xorps xmm0, xmm12                                          ;   636.2 p1      41 next
        movaps xmm12, xmm7                                         ;   634.5 p5      41 next copy
        andps xmm12, [rbp - 128]                                   ;   635.5 p0+p2   41 next
        xorps xmm12, xmm4                                          ;   636.5 p1      41 next
        xorps xmm9, xmm12                                          ;   637.5 p5      41 next
        xorps xmm12, xmm6                                          ;   637.5 p0      41 next
        xorps xmm14, xmm2                                          ;   636.2 p1      41 next
        movaps xmm2, xmm1                                          ;   636.5 p5      41 next copy
        xorps xmm2, [rdx - 32]                                     ;   637.5 p0+p2   41 next
        andps xmm2, xmm15                                          ;   638.5 p1      41 next
        xorps xmm8, xmm2                                           ;   639.5 p5      41 next
        xorps xmm13, xmm8                                          ;   640.5 p0      41 next
        xorps xmm1, xmm6                                           ;   638.2 p1      41 next
        xorps xmm3, xmm9                                           ;   638.5 p5      41 next
        movaps xmm8, xmm5                                          ;   639.0 p0      41 next copy
        xorps xmm8, xmm12                                          ;   640.0 p1      41 next
        andps xmm12, xmm11                                         ;   639.5 p5      41 next
        xorps xmm5, xmm11                                          ;   640.0 p0      41 next
        andps xmm10, xmm5                                          ;   641.0 p1      41 next
        movaps xmm9, [rbp - 96]                                    ;   637.8 p2      54 next reload
        xorps xmm12, xmm9                                          ;   640.8 p5      41 next
        andps xmm5, xmm9                                           ;   641.0 p0      41 next
        xorps xmm2, xmm5                                           ;   642.0 p1      41 next
        xorps xmm8, xmm2                                           ;   643.0 p5      41 next
        xorps xmm12, [rdi + 96]                                    ;   642.0 p0+p2   41 next
        movaps xmm2, xmm1                                          ;   642.2 p1      41 next copy
        andps xmm2, [rbp - 128]                                    ;   643.2 p5+p2   41 next
        andps xmm1, xmm15                                          ;   643.0 p0      41 next
        xorps xmm5, [rdi + 16]                                     ;   643.2 p1+p2   41 next
        xorps xmm3, [rbp + 32]                                     ;   643.5 p5+p2   41 next
        xorps xmm1, [rdx - 32]                                     ;   644.0 p0+p2   41 next
        xorps xmm13, xmm1                                          ;   645.0 p1      41 next
        movaps xmm1, [rdx - 16]                                    ;   644.0 p2      41 next reload
        xorps xmm8, xmm1                                           ;   647.0 p5      41 next
        movaps xmm11, xmm14                                        ;   645.0 p0      41 next copy
        andps xmm11, xmm6                                          ;   646.0 p1      41 next
        movaps xmm6, xmm9                                          ;   645.5 p5      41 next copy
        andps xmm6, [rdx - 32]                                     ;   646.5 p0+p2   41 next
        xorps xmm14, xmm6                                          ;   647.5 p1      41 next
        xorps xmm4, xmm5                                           ;   646.5 p5      41 next
        andps xmm6, [rdi + 16]                                     ;   647.5 p0+p2   41 next
        xorps xmm10, xmm13                                         ;   647.2 p1      41 next
        movaps xmm5, [rdx - 32]                                    ;   647.0 p2      54 next reload
        andps xmm14, xmm5                                          ;   650.0 p5      41 next
        xorps xmm11, xmm8                                          ;   648.0 p0      41 next
        xorps xmm1, xmm14                                          ;   651.0 p1      41 next
        xorps xmm6, [rbp - 16]                                     ;   648.5 p5+p2   41 next
        xorps xmm12, xmm6                                          ;   649.5 p0      41 next
        xorps xmm2, xmm1                                           ;   652.0 p1      41 next
        movaps xmm14, [rel misty1_encrypt_compact.T0_constants128] ;   649.0 p2      41 next reload
        xorps xmm12, xmm14                                         ;   652.0 p5      41 next
        xorps xmm15, [rbp - 48]                                    ;   650.0 p0+p2   41 next
        xorps xmm4, [rdi + 0]                                      ;   651.0 p1+p2   41 next
        xorps xmm0, xmm15                                          ;   651.0 p5      41 next
        xorps xmm7, [rdx + 16]                                     ;   652.0 p0+p2   41 next
        xorps xmm2, xmm14                                          ;   653.0 p1      41 next
        xorps xmm10, xmm7                                          ;   653.0 p5      41 next
        xorps xmm9, [rbp + 80]                                     ;   653.0 p0+p2   41 next
        xorps xmm11, xmm9                                          ;   654.0 p1      41 next
        xorps xmm5, [rbp + 64]                                     ;   654.0 p5+p2   41 next
        movaps xmm1, [rbp + 96]                                    ;   655.0 p2      41 next
        xorps xmm1, [rbp - 64]                                     ;   658.0 p0+p2   41 next
        xorps xmm3, xmm1                                           ;   659.0 p1      41 next
        xorps xmm4, xmm5                                           ;   655.0 p5      41 next
        xorps xmm0, [r8 + 2448]                                    ;   657.0 p0+p2   48 next
        movaps xmm6, [rdx - 96]                                    ;   658.0 p2      41 next
        xorps xmm6, [rdx - 112]                                    ;   661.0 p1+p2   41 next
        xorps xmm2, xmm6                                           ;   662.0 p5      41 next
        xorps xmm10, [r8 + 2464]                                   ;   660.0 p0+p2   48 next
        xorps xmm3, [r8 + 2480]                                    ;   661.0 p1+p2   48 next
        movaps xmm8, [rbp - 32]                                    ;   662.0 p2      41 next
        xorps xmm8, [rbp - 128]                                    ;   665.0 p5+p2   41 next
        xorps xmm12, xmm8                                          ;   666.0 p0      41 next
        xorps xmm11, [r8 + 2528]                                   ;   664.0 p1+p2   48 next
        xorps xmm15, [r8 + 2304]                                   ;   665.0 p5+p2   48 next
        xorps xmm4, [r8 + 2544]                                    ;   666.0 p0+p2   48 next
        xorps xmm7, [r8 + 2320]                                    ;   667.0 p1+p2   48 next
        xorps xmm2, [r8 + 2496]                                    ;   668.0 p5+p2   48 next
        xorps xmm1, [r8 + 2336]                                    ;   669.0 p0+p2   48 next
        xorps xmm12, [r8 + 2512]                                   ;   670.0 p1+p2   48 next
        xorps xmm9, [r8 + 2384]                                    ;   671.0 p5+p2   48 next
        xorps xmm6, [r8 + 2352]                                    ;   672.0 p0+p2   48 next
        xorps xmm5, [r8 + 2400]                                    ;   673.0 p1+p2   48 next
        xorps xmm8, [r8 + 2368]                                    ;   674.0 p5+p2   48 next
        movaps xmm13, [rdi - 80]                                   ;   675.0 p2      48 next
        xorps xmm13, [r8 + 2416]                                   ;   678.0 p0+p2   48 next
        movaps [rdi - 80], xmm4                                    ;   667.0 p3+p4   48 next spill
        movaps xmm4, [rbp + 48]                                    ;   677.0 p2      48 next
        xorps xmm4, [r8 + 2432]                                    ;   680.0 p1+p2   48 next
        movaps [rbp + 48], xmm11                                   ;   665.2 p3+p4   48 next spill
        movaps xmm11, xmm15                                        ;   666.0 p5      45 next copy
        xorps xmm11, xmm5                                          ;   674.0 p0      45 next
        movaps [rbp - 128], xmm12                                  ;   671.0 p3+p4   48 next spill
        movaps xmm12, xmm11                                        ;   675.0 p1      45 next copy
        xorps xmm12, xmm6                                          ;   676.0 p5      45 next
        movaps [rbp - 32], xmm2                                    ;   669.0 p3+p4   48 next spill
        movaps xmm2, xmm6                                          ;   673.0 p0      45 next copy
        andps xmm2, xmm13                                          ;   679.0 p1      45 next
        movaps [rdx - 112], xmm3                                   ;   669.2 p3+p4   48 next spill
        movaps xmm3, xmm6                                          ;   673.0 p5      45 next copy
        andps xmm3, xmm5                                           ;   674.0 p0      45 next
        movaps [rdx - 96], xmm10                                   ;   671.0 p3+p4   48 next spill
        movaps xmm10, xmm7                                         ;   671.2 p1      45 next copy
        xorps xmm10, xmm9                                          ;   672.2 p5      45 next
        movaps [rbp - 64], xmm0                                    ;   672.0 p3+p4   48 next spill
        movaps xmm0, xmm5                                          ;   674.0 p0      45 next copy
        andps xmm0, xmm8                                           ;   675.0 p1      45 next
        movaps [rbp + 96], xmm2                                    ;   680.0 p3+p4   45 next spill
        movaps xmm2, xmm12                                         ;   677.0 p5      45 next copy
        andps xmm2, xmm1                                           ;   678.0 p0      45 next
        movaps [rbp + 64], xmm5                                    ;   674.0 p3+p4   48 next spill
        movaps xmm5, xmm13                                         ;   679.0 p1      45 next copy
        andps xmm5, xmm4                                           ;   681.0 p5      45 next
        movaps [rdx - 32], xmm11                                   ;   675.0 p3+p4   45 next spill
        movaps xmm11, xmm10                                        ;   674.8 p0      45 next copy
        movaps [rbp + 80], xmm9                                    ;   676.0 p3+p4   48 next spill
        movaps xmm9, xmm6                                          ;   675.2 p1      45 next copy
        andps xmm9, xmm1                                           ;   676.2 p5      45 next
        xorps xmm11, xmm9                                          ;   677.2 p0      45 next
        movaps xmm9, xmm13                                         ;   679.0 p1      45 next copy
        andps xmm9, xmm15                                          ;   680.0 p5      45 next
        xorps xmm3, xmm9                                           ;   681.0 p0      45 next
        xorps xmm3, xmm14                                          ;   682.0 p1      45 next
        movaps xmm9, xmm5                                          ;   682.0 p5      45 next copy
        movaps [rbp - 96], xmm5                                    ;   682.0 p3+p4   45 next spill
        movaps xmm5, xmm6                                          ;   677.8 p0      45 next copy
        andps xmm5, xmm15                                          ;   678.8 p1      45 next
        xorps xmm0, xmm5                                           ;   679.8 p5      45 next
        xorps xmm9, xmm0                                           ;   683.0 p0      45 next
        movaps xmm0, xmm6                                          ;   679.2 p1      45 next copy
        andps xmm0, xmm7                                           ;   680.2 p5      45 next
        movaps xmm5, xmm6                                          ;   679.8 p0      45 next copy
        andps xmm5, xmm8                                           ;   680.8 p1      45 next
        movaps [rdx + 16], xmm3                                    ;   683.0 p3+p4   45 next spill
        movaps xmm3, xmm13                                         ;   680.5 p5      45 next copy
        movaps [rbp + 112], xmm11                                  ;   680.5 p3+p4   45 next spill
        movaps xmm11, xmm15                                        ;   680.8 p0      45 next copy
        andps xmm11, xmm4                                          ;   681.8 p1      45 next
        xorps xmm3, xmm11                                          ;   682.8 p5      45 next
        xorps xmm0, xmm5                                           ;   681.8 p0      45 next
        xorps xmm2, xmm3                                           ;   683.8 p1      45 next
        xorps xmm5, xmm3                                           ;   683.8 p5      45 next
        movaps xmm3, xmm10                                         ;   682.8 p0      45 next copy
        andps xmm3, xmm8                                           ;   683.8 p1      45 next
        movaps xmm11, xmm12                                        ;   683.5 p5      45 next copy
        orps xmm11, xmm4                                           ;   684.5 p0      45 next
        movaps [rdi + 0], xmm12                                    ;   682.8 p3+p4   45 next spill
        movaps xmm12, xmm4                                         ;   684.2 p1      45 next copy
        andps xmm12, xmm8                                          ;   685.2 p5      45 next
        xorps xmm6, xmm12                                          ;   686.2 p0      45 next
        xorps xmm2, xmm6                                           ;   687.2 p1      45 next
        andps xmm6, xmm4                                           ;   687.2 p5      45 next
        xorps xmm6, xmm14                                          ;   688.2 p0      45 next
        movaps xmm14, xmm7                                         ;   686.2 p1      45 next copy
        andps xmm14, xmm15                                         ;   687.2 p5      45 next
        andps xmm10, xmm15                                         ;   686.8 p0      45 next
        movaps [rbp - 48], xmm12                                   ;   686.2 p3+p4   45 next spill
        movaps xmm12, xmm8                                         ;   687.2 p1      45 next copy
        andps xmm12, [rbp + 80]                                    ;   688.2 p5+p2   45 next
        movaps [rdx - 128], xmm6                                   ;   689.2 p3+p4   45 next spill
        movaps xmm6, xmm1                                          ;   687.8 p0      45 next copy
        andps xmm6, [rbp + 80]                                     ;   688.8 p1+p2   45 next
        xorps xmm11, xmm6                                          ;   689.8 p5      45 next
        xorps xmm14, xmm11                                         ;   690.8 p0      45 next
        movaps xmm6, xmm12                                         ;   689.2 p1      45 next copy
        xorps xmm6, xmm4                                           ;   690.2 p5      45 next
        xorps xmm12, xmm1                                          ;   689.8 p0      45 next
        movaps xmm11, xmm14                                        ;   691.8 p1      45 next copy
        movaps [rbp - 16], xmm14                                   ;   691.8 p3+p4   45 next spill
        movaps xmm14, xmm1                                         ;   690.5 p5      45 next copy
        andps xmm14, xmm7                                          ;   691.5 p0      45 next
        movaps [rdx - 16], xmm0                                    ;   689.2 p3+p4   45 next spill
        movaps xmm0, xmm13                                         ;   691.2 p1      45 next copy
        andps xmm0, [rbp + 80]                                     ;   692.2 p5+p2   45 next
        xorps xmm3, xmm0                                           ;   693.2 p0      45 next
        xorps xmm5, xmm3                                           ;   694.2 p1      45 next
        xorps xmm11, xmm3                                          ;   694.2 p5      45 next
        xorps xmm14, xmm15                                         ;   692.8 p0      45 next
        movaps xmm0, [rdx - 32]                                    ;   690.8 p2      45 next reload
        xorps xmm11, xmm0                                          ;   695.2 p1      45 next
        movaps xmm3, [rbp + 80]                                    ;   691.8 p2      48 next reload
        andps xmm6, xmm3                                           ;   694.8 p5      45 next
        xorps xmm5, xmm12                                          ;   695.2 p0      45 next
        andps xmm12, xmm8                                          ;   694.2 p1      45 next
        xorps xmm2, xmm6                                           ;   695.8 p5      45 next
        xorps xmm5, xmm9                                           ;   696.2 p0      45 next
        movaps xmm6, xmm13                                         ;   695.2 p1      45 next copy
        andps xmm6, xmm7                                           ;   696.2 p5      45 next
        andps xmm0, xmm3                                           ;   695.8 p0      45 next
        xorps xmm6, xmm14                                          ;   697.2 p1      45 next
        xorps xmm14, xmm4                                          ;   696.5 p5      45 next
        xorps xmm0, xmm14                                          ;   697.5 p0      45 next
        andps xmm14, xmm7                                          ;   697.5 p1      45 next
        xorps xmm0, xmm8                                           ;   698.5 p5      45 next
        xorps xmm12, xmm6                                          ;   698.2 p0      45 next
        movaps xmm6, xmm8                                          ;   698.2 p1      45 next copy
        andps xmm6, xmm13                                          ;   699.2 p5      45 next
        andps xmm8, xmm15                                          ;   698.8 p0      45 next
        xorps xmm6, xmm8                                           ;   700.2 p1      45 next
        xorps xmm14, xmm6                                          ;   701.2 p5      45 next
        movaps xmm6, [rbp + 112]                                   ;   696.2 p2      45 next reload
        xorps xmm14, xmm6                                          ;   702.2 p0      45 next
        xorps xmm8, [rbp + 96]                                     ;   700.2 p1+p2   45 next
        xorps xmm8, xmm12                                          ;   701.2 p5      45 next
        movaps xmm6, xmm15                                         ;   700.8 p0      45 next copy
        xorps xmm6, xmm7                                           ;   701.8 p1      45 next
        andps xmm6, xmm3                                           ;   702.8 p5      45 next
        xorps xmm12, xmm6                                          ;   703.8 p0      45 next
        movaps xmm6, [rbp + 64]                                    ;   698.2 p2      48 next reload
        andps xmm15, xmm6                                          ;   702.2 p1      45 next
        andps xmm4, xmm1                                           ;   702.5 p5      45 next
        xorps xmm15, [rdx - 16]                                    ;   703.2 p0+p2   45 next
        movaps [rdx - 16], xmm14                                   ;   703.2 p3+p4   45 next spill
        movaps xmm14, xmm13                                        ;   703.2 p1      45 next copy
        andps xmm14, xmm6                                          ;   704.2 p5      45 next
        andps xmm7, xmm6                                           ;   703.8 p0      45 next
        andps xmm13, xmm1                                          ;   704.2 p1      45 next
        movaps xmm6, xmm0                                          ;   704.5 p5      45 next copy
        xorps xmm6, [rdx + 16]                                     ;   705.5 p0+p2   45 next
        xorps xmm0, xmm8                                           ;   705.2 p1      45 next
        xorps xmm10, xmm0                                          ;   706.2 p5      45 next
        movaps xmm0, [rdi + 0]                                     ;   701.8 p2      45 next reload
        orps xmm3, xmm0                                            ;   705.8 p0      45 next
        xorps xmm4, xmm14                                          ;   706.2 p1      45 next
        xorps xmm10, xmm15                                         ;   707.2 p5      45 next
        xorps xmm13, [rdx - 128]                                   ;   706.8 p0+p2   45 next
        xorps xmm14, xmm7                                          ;   707.2 p1      45 next
        xorps xmm4, xmm0                                           ;   707.5 p5      45 next
        xorps xmm3, xmm4                                           ;   708.5 p0      45 next
        xorps xmm6, [rbp - 16]                                     ;   708.2 p1+p2   45 next
        xorps xmm7, xmm13                                          ;   708.5 p5      45 next
        xorps xmm5, xmm14                                          ;   708.8 p0      45 next
        xorps xmm13, [rbp - 96]                                    ;   709.2 p1+p2   45 next
        xorps xmm11, xmm13                                         ;   710.2 p5      45 next
        movaps xmm4, [rbp + 64]                                    ;   705.8 p2      48 next reload
        andps xmm1, xmm4                                           ;   709.8 p0      45 next
        xorps xmm14, [rdx + 16]                                    ;   710.2 p1+p2   45 next
        xorps xmm9, xmm1                                           ;   710.8 p5      45 next
        xorps xmm15, [rdx - 128]                                   ;   710.8 p0+p2   45 next
        xorps xmm1, xmm12                                          ;   711.2 p1      45 next
        xorps xmm12, xmm3                                          ;   711.5 p5      45 next
        xorps xmm2, xmm15                                          ;   711.8 p0      45 next
        xorps xmm12, [rbp - 48]                                    ;   712.5 p1+p2   45 next
        xorps xmm3, [rbp + 112]                                    ;   712.5 p5+p2   45 next
        xorps xmm5, [rbp + 96]                                     ;   712.8 p0+p2   45 next
        xorps xmm0, xmm6                                           ;   713.2 p1      45 next
        xorps xmm14, [rdx - 16]                                    ;   713.5 p5+p2   45 next
        xorps xmm4, xmm9                                           ;   713.8 p0      45 next
        xorps xmm7, xmm1                                           ;   714.2 p1      45 next
        xorps xmm8, xmm7                                           ;   715.2 p5      45 next
        xorps xmm3, xmm4                                           ;   714.8 p0      45 next
        movaps xmm15, [rdx - 112]                                  ;   712.8 p2      48 next reload
        xorps xmm10, xmm15                                         ;   715.8 p1      45 next
        movaps xmm1, [rdx - 96]                                    ;   713.8 p2      48 next reload
        xorps xmm2, xmm1                                           ;   716.8 p5      45 next
        movaps xmm4, [rbp - 64]                                    ;   714.8 p2      48 next reload
        xorps xmm8, xmm4                                           ;   717.8 p0      45 next
        movaps xmm6, [rbp - 32]                                    ;   715.8 p2      48 next reload
        xorps xmm12, xmm6                                          ;   718.8 p1      45 next
        movaps xmm7, [rbp + 48]                                    ;   716.8 p2      48 next reload
        xorps xmm5, xmm7                                           ;   719.8 p5      45 next
        movaps xmm9, [rbp - 128]                                   ;   717.8 p2      48 next reload
        xorps xmm3, xmm9                                           ;   720.8 p0      45 next
        movaps xmm13, [rdi - 80]                                   ;   718.8 p2      48 next reload
        xorps xmm11, xmm13                                         ;   721.8 p1      45 next
        xorps xmm8, [rdi - 16]                                     ;   719.8 p5+p2   54 next
        xorps xmm2, [rdx + 48]                                     ;   720.8 p0+p2   54 next
        xorps xmm10, [rdi - 96]                                    ;   721.8 p1+p2   54 next
        xorps xmm12, [rdi - 112]                                   ;   722.8 p5+p2   54 next
        xorps xmm14, [rdx + 80]                                    ;   723.8 p0+p2   54 next
        xorps xmm0, [rdx - 48]                                     ;   724.8 p1+p2   54 next
        xorps xmm3, [rdi - 48]                                     ;   725.8 p5+p2   54 next
        xorps xmm5, [rdi - 128]                                    ;   726.8 p0+p2   54 next
        xorps xmm4, [rbp + 16]                                     ;   727.8 p1+p2   54 next
        xorps xmm1, [rbp + 0]                                      ;   728.8 p5+p2   54 next
        xorps xmm11, [rdi - 32]                                    ;   729.8 p0+p2   54 next
        xorps xmm15, [rdx + 64]                                    ;   730.8 p1+p2   54 next
        xorps xmm6, [rbp - 80]                                     ;   731.8 p5+p2   54 next
        xorps xmm9, [rbp - 112]                                    ;   732.8 p0+p2   54 next
        xorps xmm7, [rdx - 80]                                     ;   733.8 p1+p2   54 next
        xorps xmm13, [rdx + 0]                                     ;   734.8 p5+p2   54 next
        movaps [rdi - 80], xmm13                                   ;   735.8 p3+p4   54 next spill
        movaps xmm13, [rdi - 16]                                   ;   735.8 p2      58 r
        xorps xmm13, [r9]                                          ;   738.8 p0+p2   58 r
        movaps [rdi - 16], xmm7                                    ;   734.8 p3+p4   54 next spill
        movaps xmm7, [rdx + 48]                                    ;   737.8 p2      58 r
        xorps xmm7, [r9 + 16]                                      ;   740.8 p1+p2   58 r
        movaps [rdx + 48], xmm9                                    ;   733.8 p3+p4   54 next spill
        movaps xmm9, [rdi - 96]                                    ;   739.8 p2      58 r
        xorps xmm9, [r9 + 32]                                      ;   742.8 p5+p2   58 r
        movaps [rdi - 96], xmm6                                    ;   732.8 p3+p4   54 next spill
        movaps xmm6, [rdi - 112]                                   ;   741.8 p2      58 r
        xorps xmm6, [r9 + 48]                                      ;   744.8 p0+p2   58 r
        movaps [rdi - 112], xmm15                                  ;   731.8 p3+p4   54 next spill
        movaps xmm15, [rdi - 48]                                   ;   743.8 p2      58 r
        xorps xmm15, [r9 + 64]                                     ;   746.8 p1+p2   58 r
        movaps [rdi - 48], xmm1                                    ;   733.0 p3+p4   54 next spill
        movaps xmm1, [rdi - 128]                                   ;   745.8 p2      58 r
        xorps xmm1, [r9 + 80]                                      ;   748.8 p5+p2   58 r
        movaps [rdi - 128], xmm4                                   ;   734.0 p3+p4   54 next spill
        movaps xmm4, [rdi - 32]                                    ;   747.8 p2      58 r
        xorps xmm4, [r9 + 96]                                      ;   750.8 p0+p2   58 r
        movaps [rdi - 32], xmm0                                    ;   735.0 p3+p4   54 next spill
        movaps xmm0, [rdx + 80]                                    ;   749.8 p2      58 r
        xorps xmm0, [r9 + 112]                                     ;   752.8 p1+p2   58 r
        xorps xmm13, [rbx - 48]                                    ;   751.8 p5+p2  108 r
        movaps [rbx - 48], xmm13                                   ;   752.8 p3+p4  108 r spill
        movaps xmm13, [rdx - 48]                                   ;   752.8 p2      58 r
        xorps xmm13, [r9 + 128]                                    ;   755.8 p0+p2   58 r
        xorps xmm7, [rbx - 64]                                     ;   754.8 p1+p2  108 r
        movaps [rbx - 64], xmm7                                    ;   755.8 p3+p4  108 r spill
        movaps xmm7, [rbp + 16]                                    ;   755.8 p2      58 r
        xorps xmm7, [r9 + 144]                                     ;   758.8 p5+p2   58 r
        xorps xmm9, [rbx - 80]                                     ;   757.8 p0+p2  108 r
        movaps [rbx - 80], xmm9                                    ;   758.8 p3+p4  108 r spill
        movaps xmm9, [rbp + 0]                                     ;   758.8 p2      58 r
        xorps xmm9, [r9 + 160]                                     ;   761.8 p1+p2   58 r
        xorps xmm6, [rbx - 96]                                     ;   760.8 p5+p2  108 r
        movaps [rbx - 96], xmm6                                    ;   761.8 p3+p4  108 r spill
        movaps xmm6, [rdx + 64]                                    ;   761.8 p2      58 r
        xorps xmm6, [r9 + 176]                                     ;   764.8 p0+p2   58 r
        xorps xmm15, [rbx - 112]                                   ;   763.8 p1+p2  108 r
        movaps [rbx - 112], xmm15                                  ;   764.8 p3+p4  108 r spill
        movaps xmm15, [rbp - 80]                                   ;   764.8 p2      58 r
        xorps xmm15, [r9 + 192]                                    ;   767.8 p5+p2   58 r
        xorps xmm1, [rbx - 128]                                    ;   766.8 p0+p2  108 r
        movaps [rbx - 128], xmm1                                   ;   767.8 p3+p4  108 r spill
        movaps xmm1, [rbp - 112]                                   ;   767.8 p2      58 r
        xorps xmm1, [r9 + 208]                                     ;   770.8 p1+p2   58 r
        xorps xmm4, [rax + 112]                                    ;   769.8 p5+p2  108 r
        movaps [rax + 112], xmm4                                   ;   770.8 p3+p4  108 r spill
        movaps xmm4, [rdx - 80]                                    ;   770.8 p2      58 r
        xorps xmm4, [r9 + 224]                                     ;   773.8 p0+p2   58 r
        xorps xmm0, [rax + 96]                                     ;   772.8 p1+p2  108 r
        movaps [rax + 96], xmm0                                    ;   773.8 p3+p4  108 r spill
        movaps xmm0, [rdx + 0]                                     ;   773.8 p2      58 r
        xorps xmm0, [r9 + 240]                                     ;   776.8 p5+p2   58 r
        xorps xmm13, [rdi - 64]                                    ;   775.8 p0+p2  108 r
        xorps xmm7, [rdx + 32]                                     ;   776.8 p1+p2  108 r
        xorps xmm9, [rdi + 64]                                     ;   777.8 p5+p2  108 r
        xorps xmm6, [rdi + 32]                                     ;   778.8 p0+p2  108 r
        xorps xmm15, [rdx - 64]                                    ;   779.8 p1+p2  108 r
        xorps xmm1, [rdi + 48]                                     ;   780.8 p5+p2  108 r
        xorps xmm8, [rdx + 96]                                     ;   781.8 p0+p2  108 r
        xorps xmm4, [rdx + 112]                                    ;   782.8 p1+p2  108 r
        xorps xmm2, [rbx + 80]                                     ;   783.8 p5+p2  108 r
        xorps xmm0, [rcx + 80]                                     ;   784.8 p0+p2  108 r
        xorps xmm10, [rbx + 96]                                    ;   785.8 p1+p2  108 r
        xorps xmm12, [rcx - 32]                                    ;   786.8 p5+p2  108 r
        xorps xmm3, [rbx + 112]                                    ;   787.8 p0+p2  108 r
        xorps xmm5, [rcx - 16]                                     ;   788.8 p1+p2  108 r
        xorps xmm11, [rbp + 1408]                                  ;   789.8 p5+p2  108 r
        xorps xmm14, [rcx + 0]                                     ;   790.8 p0+p2  108 r
        movaps [rcx + 0], xmm14                                    ;   791.8 p3+p4  108 r spill
        movaps xmm14, [rcx + 16]                                   ;   791.8 p2     108 r
        xorps xmm14, [rdi - 32]                                    ;   794.8 p1+p2  108 r
        movaps [rdi - 32], xmm14                                   ;   795.8 p3+p4  108 r spill
        movaps xmm14, [rbp + 1424]                                 ;   793.8 p2     108 r
        xorps xmm14, [rdi - 128]                                   ;   796.8 p5+p2  108 r
        movaps [rdi - 128], xmm14                                  ;   797.8 p3+p4  108 r spill
        movaps xmm14, [rcx + 32]                                   ;   795.8 p2     108 r
        xorps xmm14, [rdi - 48]                                    ;   798.8 p0+p2  108 r
        movaps [rdi - 48], xmm14                                   ;   799.8 p3+p4  108 r spill
        movaps xmm14, [rbp + 1440]                                 ;   797.8 p2     108 r
        xorps xmm14, [rdi - 112]                                   ;   800.8 p1+p2  108 r
        movaps [rdi - 112], xmm14                                  ;   801.8 p3+p4  108 r spill
        movaps xmm14, [rcx + 48]                                   ;   799.8 p2     108 r
        xorps xmm14, [rdi - 96]                                    ;   802.8 p5+p2  108 r
        movaps [rdi - 96], xmm14                                   ;   803.8 p3+p4  108 r spill
        movaps xmm14, [rbp + 1456]                                 ;   801.8 p2     108 r
        xorps xmm14, [rdx + 48]                                    ;   804.8 p0+p2  108 r
        movaps [rdx + 48], xmm14                                   ;   805.8 p3+p4  108 r spill
        movaps xmm14, [rcx + 64]                                   ;   803.8 p2     108 r
        xorps xmm14, [rdi - 16]                                    ;   806.8 p1+p2  108 r
        movaps [rdi - 16], xmm14                                   ;   807.8 p3+p4  108 r spill
        movaps xmm14, [rax + 80]                                   ;   805.8 p2     108 r
        xorps xmm14, [rdi - 80]                                    ;   808.8 p5+p2  108 r
        movaps [rdi - 80], xmm14                                   ;   809.8 p3+p4  108 r spill
        movaps xmm14, xmm13                                        ;   798.8 p0      54 next copy
        xorps xmm14, [r10 + 384]                                   ;   807.8 p1+p2   54 next
        movaps [rax + 80], xmm13                                   ;   799.8 p3+p4  108 r spill
        movaps xmm13, [rbx - 48]                                   ;   808.8 p2      54 next
        xorps xmm13, [r10 + 256]                                   ;   811.8 p5+p2   54 next
        movaps [rcx + 64], xmm11                                   ;   800.8 p3+p4  108 r spill
        movaps xmm11, xmm7                                         ;   801.0 p0      54 next copy
        xorps xmm11, [r10 + 400]                                   ;   810.8 p1+p2   54 next
        movaps [rbp + 1456], xmm7                                  ;   801.8 p3+p4  108 r spill
        movaps xmm7, [rbx - 64]                                    ;   811.8 p2      54 next
        xorps xmm7, [r10 + 272]                                    ;   814.8 p5+p2   54 next
        movaps [rcx + 48], xmm5                                    ;   802.8 p3+p4  108 r spill
        movaps xmm5, xmm9                                          ;   803.0 p0      54 next copy
        xorps xmm5, [r10 + 416]                                    ;   813.8 p1+p2   54 next
        movaps [rbp + 1440], xmm9                                  ;   803.8 p3+p4  108 r spill
        movaps xmm9, [rbx - 80]                                    ;   814.8 p2      54 next
        xorps xmm9, [r10 + 288]                                    ;   817.8 p5+p2   54 next
        movaps [rcx + 32], xmm3                                    ;   804.8 p3+p4  108 r spill
        movaps xmm3, xmm6                                          ;   805.0 p0      54 next copy
        xorps xmm3, [r10 + 432]                                    ;   816.8 p1+p2   54 next
        movaps [rbp + 1424], xmm6                                  ;   805.8 p3+p4  108 r spill
        movaps xmm6, [rbx - 96]                                    ;   817.8 p2      54 next
        xorps xmm6, [r10 + 304]                                    ;   820.8 p5+p2   54 next
        movaps [rcx + 16], xmm12                                   ;   806.8 p3+p4  108 r spill
        movaps xmm12, xmm15                                        ;   807.0 p0      54 next copy
        xorps xmm12, [r10 + 448]                                   ;   819.8 p1+p2   54 next
        movaps [rbp + 1408], xmm15                                 ;   807.8 p3+p4  108 r spill
        movaps xmm15, [rbx - 112]                                  ;   820.8 p2      54 next
        xorps xmm15, [r10 + 320]                                   ;   823.8 p5+p2   54 next
        movaps [rcx - 16], xmm10                                   ;   808.8 p3+p4  108 r spill
        movaps xmm10, xmm1                                         ;   809.0 p0      54 next copy
        xorps xmm10, [r10 + 464]                                   ;   822.8 p1+p2   54 next
        movaps [rbx + 112], xmm1                                   ;   809.8 p3+p4  108 r spill
        movaps xmm1, [rbx - 128]                                   ;   823.8 p2      54 next
        xorps xmm1, [r10 + 336]                                    ;   826.8 p5+p2   54 next
        movaps [rcx - 32], xmm2                                    ;   810.8 p3+p4  108 r spill
        movaps xmm2, xmm4                                          ;   811.0 p0      54 next copy
        xorps xmm2, [r10 + 480]                                    ;   825.8 p1+p2   54 next
        movaps [rbx + 96], xmm4                                    ;   811.8 p3+p4  108 r spill
        movaps xmm4, [rax + 112]                                   ;   826.8 p2      54 next
        xorps xmm4, [r10 + 352]                                    ;   829.8 p5+p2   54 next
        movaps [rcx + 80], xmm8                                    ;   813.8 p3+p4  108 r spill
        movaps xmm8, xmm0                                          ;   814.0 p0      54 next copy
        xorps xmm8, [r10 + 496]                                    ;   828.8 p1+p2   54 next
        movaps [rbx + 80], xmm0                                    ;   814.8 p3+p4  108 r spill
        movaps xmm0, [rax + 96]                                    ;   829.8 p2      54 next
        xorps xmm0, [r10 + 368]                                    ;   832.8 p5+p2   54 next
        movaps [rdx + 112], xmm9                                   ;   818.8 p3+p4   54 next spill
        movaps xmm9, xmm5                                          ;   817.8 p0      41 next copy
        andps xmm9, xmm2                                           ;   826.8 p1      41 next
        movaps [rdx + 96], xmm6                                    ;   821.8 p3+p4   54 next spill
        movaps xmm6, xmm5                                          ;   818.8 p5      41 next copy
        andps xmm6, xmm10                                          ;   823.8 p0      41 next
        movaps [rdi + 48], xmm7                                    ;   819.8 p3+p4   54 next spill
        movaps xmm7, xmm10                                         ;   823.8 p1      41 next copy
        xorps xmm7, xmm0                                           ;   833.8 p5      41 next
        movaps [rdx - 64], xmm4                                    ;   830.8 p3+p4   54 next spill
        movaps xmm4, xmm7                                          ;   834.8 p0      41 next copy
        xorps xmm4, xmm5                                           ;   835.8 p1      41 next
        movaps [rdi + 32], xmm1                                    ;   827.8 p3+p4   54 next spill
        movaps xmm1, xmm10                                         ;   824.0 p5      41 next copy
        andps xmm1, xmm3                                           ;   825.0 p0      41 next
        movaps [rdi + 64], xmm13                                   ;   824.8 p3+p4   54 next spill
        movaps xmm13, xmm14                                        ;   824.8 p1      41 next copy
        xorps xmm13, xmm12                                         ;   825.8 p5      41 next
        movaps [rdx + 32], xmm15                                   ;   825.8 p3+p4   54 next spill
        movaps xmm15, xmm2                                         ;   826.8 p0      41 next copy
        andps xmm15, xmm8                                          ;   829.8 p1      41 next
        movaps [rdi - 64], xmm9                                    ;   827.8 p3+p4   41 next spill
        movaps xmm9, xmm13                                         ;   826.8 p5      41 next copy
        movaps [rdx + 0], xmm10                                    ;   827.8 p3+p4   54 next spill
        movaps xmm10, xmm2                                         ;   827.0 p0      41 next copy
        andps xmm10, xmm0                                          ;   833.8 p1      41 next
        xorps xmm6, xmm10                                          ;   834.8 p5      41 next
        movaps xmm10, [rel misty1_encrypt_compact.T0_constants128] ;   831.8 p2      41 next reload
        xorps xmm6, xmm10                                          ;   835.8 p0      41 next
        movaps [rdx - 80], xmm6                                    ;   836.8 p3+p4   41 next spill
        movaps xmm6, xmm5                                          ;   828.5 p1      41 next copy
        andps xmm6, xmm11                                          ;   829.5 p5      41 next
        xorps xmm9, xmm6                                           ;   830.5 p0      41 next
        movaps xmm6, xmm5                                          ;   829.5 p1      41 next copy
        andps xmm6, xmm0                                           ;   833.8 p5      41 next
        xorps xmm1, xmm6                                           ;   834.8 p0      41 next
        movaps xmm6, xmm4                                          ;   836.8 p1      41 next copy
        andps xmm6, xmm11                                          ;   837.8 p5      41 next
        xorps xmm1, xmm15                                          ;   835.8 p0      41 next
        movaps [rbp - 112], xmm15                                  ;   830.8 p3+p4   41 next spill
        movaps xmm15, xmm5                                         ;   831.5 p1      41 next copy
        andps xmm15, xmm14                                         ;   832.5 p5      41 next
        movaps [rbp - 80], xmm9                                    ;   831.8 p3+p4   41 next spill
        movaps xmm9, xmm5                                          ;   832.0 p0      41 next copy
        andps xmm9, xmm3                                           ;   833.0 p1      41 next
        movaps [rdx + 64], xmm1                                    ;   836.8 p3+p4   41 next spill
        movaps xmm1, xmm2                                          ;   832.8 p5      41 next copy
        movaps xmm10, xmm8                                         ;   833.0 p0      41 next copy
        andps xmm10, xmm0                                          ;   834.0 p1      41 next
        xorps xmm1, xmm10                                          ;   835.0 p5      41 next
        xorps xmm15, xmm9                                          ;   834.0 p0      41 next
        xorps xmm6, xmm1                                           ;   838.8 p1      41 next
        xorps xmm9, xmm1                                           ;   836.0 p5      41 next
        movaps xmm1, xmm13                                         ;   835.0 p0      41 next copy
        andps xmm1, xmm3                                           ;   836.0 p1      41 next
        movaps xmm10, xmm4                                         ;   836.8 p5      41 next copy
        orps xmm10, xmm8                                           ;   837.8 p0      41 next
        movaps [rbp + 0], xmm4                                     ;   836.8 p3+p4   41 next spill
        movaps xmm4, xmm8                                          ;   836.5 p1      41 next copy
        andps xmm4, xmm3                                           ;   837.5 p5      41 next
        xorps xmm5, xmm4                                           ;   838.5 p0      41 next
        xorps xmm6, xmm5                                           ;   839.8 p1      41 next
        andps xmm5, xmm8                                           ;   839.5 p5      41 next
        xorps xmm5, [rel misty1_encrypt_compact.T0_constants128]   ;   840.5 p0+p2   41 next
        movaps [rbp + 16], xmm4                                    ;   838.5 p3+p4   41 next spill
        movaps xmm4, xmm14                                         ;   838.5 p1      41 next copy
        andps xmm4, xmm0                                           ;   839.5 p5      41 next
        andps xmm13, xmm0                                          ;   839.0 p0      41 next
        movaps [rdx - 48], xmm5                                    ;   841.5 p3+p4   41 next spill
        movaps xmm5, xmm3                                          ;   839.5 p1      41 next copy
        andps xmm5, xmm12                                          ;   840.5 p5      41 next
        movaps [rdx + 80], xmm15                                   ;   839.0 p3+p4   41 next spill
        movaps xmm15, xmm12                                        ;   840.0 p0      41 next copy
        andps xmm15, xmm11                                         ;   841.0 p1      41 next
        xorps xmm10, xmm15                                         ;   842.0 p5      41 next
        xorps xmm4, xmm10                                          ;   843.0 p0      41 next
        movaps xmm15, xmm5                                         ;   841.5 p1      41 next copy
        xorps xmm15, xmm8                                          ;   842.5 p5      41 next
        xorps xmm5, xmm11                                          ;   842.0 p0      41 next
        movaps xmm10, xmm4                                         ;   844.0 p1      41 next copy
        movaps [rbp + 48], xmm4                                    ;   844.0 p3+p4   41 next spill
        movaps xmm4, xmm7                                          ;   842.8 p5      41 next copy
        movaps [rbp - 128], xmm13                                  ;   842.0 p3+p4   41 next spill
        movaps xmm13, xmm11                                        ;   843.0 p0      41 next copy
        andps xmm13, xmm14                                         ;   844.0 p1      41 next
        movaps [rbp - 32], xmm11                                   ;   843.0 p3+p4   54 next spill
        movaps xmm11, xmm2                                         ;   843.8 p5      41 next copy
        andps xmm11, xmm12                                         ;   844.8 p0      41 next
        xorps xmm1, xmm11                                          ;   845.8 p1      41 next
        xorps xmm9, xmm1                                           ;   846.8 p5      41 next
        xorps xmm10, xmm1                                          ;   846.8 p0      41 next
        xorps xmm4, xmm10                                          ;   847.8 p1      41 next
        xorps xmm13, xmm0                                          ;   845.8 p5      41 next
        andps xmm15, xmm12                                         ;   846.0 p0      41 next
        xorps xmm9, xmm5                                           ;   847.8 p1      41 next
        andps xmm5, xmm3                                           ;   846.8 p5      41 next
        xorps xmm6, xmm15                                          ;   847.0 p0      41 next
        movaps xmm15, [rdx + 64]                                   ;   845.2 p2      41 next reload
        xorps xmm9, xmm15                                          ;   848.8 p1      41 next
        movaps xmm1, xmm2                                          ;   847.8 p5      41 next copy
        andps xmm1, xmm14                                          ;   848.8 p0      41 next
        andps xmm7, xmm12                                          ;   848.5 p1      41 next
        xorps xmm1, xmm13                                          ;   849.8 p5      41 next
        xorps xmm13, xmm8                                          ;   849.0 p0      41 next
        xorps xmm7, xmm13                                          ;   850.0 p1      41 next
        andps xmm13, xmm14                                         ;   850.0 p5      41 next
        xorps xmm7, xmm3                                           ;   851.0 p0      41 next
        xorps xmm5, xmm1                                           ;   850.8 p1      41 next
        movaps xmm1, xmm3                                          ;   850.8 p5      41 next copy
        andps xmm1, xmm2                                           ;   851.8 p0      41 next
        andps xmm3, xmm0                                           ;   851.5 p1      41 next
        xorps xmm1, xmm3                                           ;   852.8 p5      41 next
        xorps xmm13, xmm1                                          ;   853.8 p0      41 next
        movaps xmm1, [rbp - 80]                                    ;   849.2 p2      41 next reload
        xorps xmm13, xmm1                                          ;   854.8 p1      41 next
        movaps xmm10, [rdi - 64]                                   ;   850.2 p2      41 next reload
        xorps xmm3, xmm10                                          ;   853.2 p5      41 next
        xorps xmm3, xmm5                                           ;   854.2 p0      41 next
        movaps xmm11, xmm0                                         ;   853.5 p1      41 next copy
        xorps xmm11, xmm14                                         ;   854.5 p5      41 next
        andps xmm11, xmm12                                         ;   855.5 p0      41 next
        xorps xmm5, xmm11                                          ;   856.5 p1      41 next
        movaps xmm11, [rdx + 0]                                    ;   851.5 p2      54 next reload
        andps xmm0, xmm11                                          ;   854.8 p5      41 next
        andps xmm8, [rbp - 32]                                     ;   855.0 p0+p2   41 next
        xorps xmm0, [rdx + 80]                                     ;   855.8 p1+p2   41 next
        movaps xmm10, xmm2                                         ;   855.8 p5      41 next copy
        andps xmm10, xmm11                                         ;   856.8 p0      41 next
        andps xmm14, xmm11                                         ;   856.5 p1      41 next
        andps xmm2, [rbp - 32]                                     ;   856.8 p5+p2   41 next
        movaps xmm1, xmm7                                          ;   857.0 p0      41 next copy
        xorps xmm1, [rdx - 80]                                     ;   858.0 p1+p2   41 next
        xorps xmm7, xmm3                                           ;   857.8 p5      41 next
        xorps xmm7, [rbp - 128]                                    ;   858.8 p0+p2   41 next
        orps xmm12, [rbp + 0]                                      ;   858.5 p1+p2   41 next
        xorps xmm8, xmm10                                          ;   858.8 p5      41 next
        xorps xmm7, xmm0                                           ;   859.8 p0      41 next
        xorps xmm2, [rdx - 48]                                     ;   859.5 p1+p2   41 next
        xorps xmm10, xmm14                                         ;   859.8 p5      41 next
        xorps xmm8, [rbp + 0]                                      ;   860.0 p0+p2   41 next
        xorps xmm12, xmm8                                          ;   861.0 p1      41 next
        xorps xmm14, xmm2                                          ;   860.8 p5      41 next
        xorps xmm1, [rbp + 48]                                     ;   861.0 p0+p2   41 next
        xorps xmm9, xmm10                                          ;   861.5 p1      41 next
        xorps xmm2, [rbp - 112]                                    ;   861.8 p5+p2   41 next
        xorps xmm4, xmm2                                           ;   862.8 p0      41 next
        xorps xmm10, [rdx - 80]                                    ;   862.5 p1+p2   41 next
        xorps xmm0, [rdx - 48]                                     ;   863.5 p5+p2   41 next
        xorps xmm6, xmm0                                           ;   864.5 p0      41 next
        xorps xmm9, [rdi - 64]                                     ;   864.5 p1+p2   41 next
        movaps xmm0, xmm11                                         ;   863.8 p5      41 next copy
        andps xmm0, [rbp - 32]                                     ;   865.5 p0+p2   41 next
        xorps xmm15, xmm0                                          ;   866.5 p1      41 next
        xorps xmm0, xmm5                                           ;   866.5 p5      41 next
        xorps xmm5, xmm12                                          ;   865.0 p0      41 next
        xorps xmm12, [rbp - 80]                                    ;   866.5 p1+p2   41 next
        xorps xmm5, [rbp + 16]                                     ;   867.5 p5+p2   41 next
        xorps xmm13, xmm10                                         ;   866.0 p0      41 next
        xorps xmm1, [rbp + 0]                                      ;   868.5 p1+p2   41 next
        xorps xmm11, xmm15                                         ;   867.5 p5      41 next
        xorps xmm14, xmm0                                          ;   867.5 p0      41 next
        xorps xmm3, xmm14                                          ;   868.5 p1      41 next
        xorps xmm12, xmm11                                         ;   868.5 p5      41 next
        movaps xmm14, [rdx + 32]                                   ;   869.5 p2      41 next
        movaps xmm15, [rdi + 64]                                   ;   870.5 p2      54 next reload
        andps xmm14, xmm15                                         ;   873.5 p0      41 next
        movaps xmm0, [rdi + 32]                                    ;   871.5 p2      41 next
        andps xmm0, xmm15                                          ;   874.5 p1      41 next
        movaps xmm2, [rdx - 64]                                    ;   872.5 p2      41 next
        movaps xmm8, [rdi + 48]                                    ;   873.5 p2      54 next reload
        andps xmm2, xmm8                                           ;   876.5 p5      41 next
        movaps xmm10, xmm0                                         ;   875.5 p0      41 next copy
        movaps xmm11, [rdx - 64]                                   ;   874.5 p2      54 next reload
        andps xmm10, xmm11                                         ;   877.5 p1      41 next
        movaps [rdx + 0], xmm1                                     ;   869.5 p3+p4   41 next spill
        movaps xmm1, [rdx + 96]                                    ;   875.5 p2      41 next
        andps xmm1, xmm15                                          ;   878.5 p5      41 next
        movaps [rbp + 0], xmm13                                    ;   868.8 p3+p4   41 next spill
        movaps xmm13, xmm1                                         ;   879.5 p0      41 next copy
        xorps xmm13, xmm8                                          ;   880.5 p1      41 next
        movaps [rbp + 16], xmm4                                    ;   869.8 p3+p4   41 next spill
        movaps xmm4, [rdx + 32]                                    ;   876.5 p2      41 next
        andps xmm4, [rdx + 96]                                     ;   879.5 p5+p2   41 next
        movaps [rbp - 80], xmm9                                    ;   870.8 p3+p4   41 next spill
        movaps xmm9, [rdx + 96]                                    ;   878.5 p2      41 next
        andps xmm9, xmm11                                          ;   881.5 p0      41 next
        movaps [rbp - 32], xmm12                                   ;   872.5 p3+p4   41 next spill
        movaps xmm12, xmm14                                        ;   874.5 p1      41 next copy
        xorps xmm12, xmm4                                          ;   880.5 p5      41 next
        movaps [rdi - 64], xmm5                                    ;   873.8 p3+p4   41 next spill
        movaps xmm5, xmm13                                         ;   881.5 p0      41 next copy
        xorps xmm5, [rdx + 32]                                     ;   882.5 p1+p2   41 next
        andps xmm5, xmm11                                          ;   883.5 p5      41 next
        xorps xmm1, xmm5                                           ;   884.5 p0      41 next
        movaps [rdx - 48], xmm7                                    ;   875.5 p3+p4   41 next spill
        movaps xmm7, xmm8                                          ;   876.5 p1      41 next copy
        movaps [rdx - 80], xmm6                                    ;   876.5 p3+p4   41 next spill
        movaps xmm6, [rdi + 32]                                    ;   880.5 p2      41 next
        andps xmm6, [rdx + 112]                                    ;   883.5 p5+p2   41 next
        xorps xmm2, xmm6                                           ;   884.5 p0      41 next
        andps xmm7, xmm6                                           ;   884.5 p1      41 next
        xorps xmm4, xmm2                                           ;   885.5 p5      41 next
        movaps xmm6, [rdi + 32]                                    ;   882.5 p2      54 next reload
        andps xmm12, xmm6                                          ;   885.5 p0      41 next
        xorps xmm2, xmm14                                          ;   885.5 p1      41 next
        movaps [rdx + 64], xmm3                                    ;   879.8 p3+p4   41 next spill
        movaps xmm3, xmm8                                          ;   880.0 p5      41 next copy
        andps xmm3, xmm6                                           ;   885.5 p0      41 next
        movaps [rbp - 112], xmm2                                   ;   886.5 p3+p4   41 next spill
        movaps xmm2, xmm4                                          ;   886.5 p1      41 next copy
        andps xmm2, [rdx + 112]                                    ;   887.5 p5+p2   41 next
        movaps [rbp + 48], xmm5                                    ;   884.5 p3+p4   41 next spill
        movaps xmm5, xmm3                                          ;   886.5 p0      41 next copy
        andps xmm5, [rdx + 96]                                     ;   887.5 p1+p2   41 next
        movaps [rbp - 128], xmm1                                   ;   885.5 p3+p4   41 next spill
        movaps xmm1, xmm8                                          ;   883.5 p5      41 next copy
        andps xmm1, xmm15                                          ;   884.5 p0      41 next
        xorps xmm5, xmm1                                           ;   888.5 p1      41 next
        xorps xmm2, xmm5                                           ;   889.5 p5      41 next
        movaps xmm5, [rdx + 96]                                    ;   885.5 p2      54 next reload
        xorps xmm2, xmm5                                           ;   890.5 p0      41 next
        movaps [rdx + 80], xmm2                                    ;   891.5 p3+p4   41 next spill
        movaps xmm2, xmm11                                         ;   885.5 p1      41 next copy
        andps xmm2, [rdx + 112]                                    ;   886.5 p5+p2   41 next
        xorps xmm1, xmm2                                           ;   887.5 p0      41 next
        xorps xmm10, xmm3                                          ;   886.5 p1      41 next
        xorps xmm10, [rel misty1_encrypt_compact.T0_constants128]  ;   887.5 p5+p2   41 next
        movaps xmm11, xmm1                                         ;   888.5 p0      41 next copy
        andps xmm11, [rdx + 112]                                   ;   889.5 p1+p2   41 next
        xorps xmm11, xmm15                                         ;   890.5 p5      41 next
        andps xmm1, [rdx + 32]                                     ;   889.5 p0+p2   41 next
        xorps xmm11, xmm13                                         ;   891.5 p1      41 next
        xorps xmm4, xmm15                                          ;   888.8 p5      41 next
        movaps [rdx - 112], xmm11                                  ;   892.5 p3+p4   41 next spill
        movaps xmm11, xmm9                                         ;   889.0 p0      41 next copy
        xorps xmm11, [rdx + 32]                                    ;   890.5 p1+p2   41 next
        xorps xmm12, xmm11                                         ;   891.5 p5      41 next
        xorps xmm1, xmm12                                          ;   892.5 p0      41 next
        andps xmm11, xmm6                                          ;   891.5 p1      41 next
        movaps xmm12, [rdx + 112]                                  ;   891.5 p2      54 next reload
        andps xmm13, xmm12                                         ;   894.5 p5      41 next
        movaps xmm6, xmm4                                          ;   891.0 p0      41 next copy
        andps xmm6, xmm15                                          ;   892.0 p1      41 next
        andps xmm4, [rdx + 32]                                     ;   892.5 p5+p2   41 next
        xorps xmm6, xmm10                                          ;   893.0 p0      41 next
        xorps xmm6, xmm2                                           ;   894.0 p1      41 next
        movaps [rdx - 96], xmm7                                    ;   891.5 p3+p4   41 next spill
        movaps xmm7, xmm8                                          ;   892.8 p5      41 next copy
        andps xmm7, xmm5                                           ;   893.8 p0      41 next
        xorps xmm11, xmm7                                          ;   894.8 p1      41 next
        xorps xmm6, xmm11                                          ;   895.8 p5      41 next
        movaps xmm11, xmm8                                         ;   894.0 p0      41 next copy
        andps xmm11, [rdx + 32]                                    ;   895.0 p1+p2   41 next
        xorps xmm11, xmm0                                          ;   896.0 p5      41 next
        xorps xmm13, xmm11                                         ;   897.0 p0      41 next
        xorps xmm11, xmm12                                         ;   897.0 p1      41 next
        xorps xmm14, xmm7                                          ;   895.8 p5      41 next
        movaps xmm7, xmm3                                          ;   896.0 p0      41 next copy
        xorps xmm7, [rdx - 64]                                     ;   897.0 p1+p2   41 next
        andps xmm7, xmm15                                          ;   898.0 p5      41 next
        xorps xmm10, xmm7                                          ;   899.0 p0      41 next
        xorps xmm4, xmm10                                          ;   900.0 p1      41 next
        xorps xmm3, xmm12                                          ;   897.8 p5      41 next
        xorps xmm1, xmm13                                          ;   898.0 p0      41 next
        movaps xmm10, xmm2                                         ;   898.5 p1      41 next copy
        xorps xmm10, xmm11                                         ;   899.5 p5      41 next
        andps xmm11, xmm5                                          ;   899.0 p0      41 next
        xorps xmm2, xmm5                                           ;   899.5 p1      41 next
        andps xmm9, xmm2                                           ;   900.5 p5      41 next
        movaps xmm13, [rdi + 32]                                   ;   897.2 p2      54 next reload
        xorps xmm11, xmm13                                         ;   900.2 p0      41 next
        andps xmm2, xmm13                                          ;   900.5 p1      41 next
        xorps xmm7, xmm2                                           ;   901.5 p5      41 next
        xorps xmm10, xmm7                                          ;   902.5 p0      41 next
        xorps xmm11, [rdx - 96]                                    ;   901.5 p1+p2   41 next
        movaps xmm7, xmm3                                          ;   901.8 p5      41 next copy
        andps xmm7, [rdx + 32]                                     ;   902.8 p0+p2   41 next
        andps xmm3, xmm15                                          ;   902.5 p1      41 next
        xorps xmm2, [rbp - 128]                                    ;   902.8 p5+p2   41 next
        xorps xmm1, [rbp + 48]                                     ;   903.0 p0+p2   41 next
        xorps xmm3, [rdx - 64]                                     ;   903.5 p1+p2   41 next
        xorps xmm4, xmm3                                           ;   904.5 p5      41 next
        movaps xmm3, [rdx - 112]                                   ;   903.5 p2      41 next reload
        xorps xmm10, xmm3                                          ;   906.5 p0      41 next
        movaps xmm5, xmm14                                         ;   904.5 p1      41 next copy
        andps xmm5, xmm12                                          ;   905.5 p5      41 next
        movaps xmm12, xmm13                                        ;   905.0 p0      41 next copy
        andps xmm12, [rdx - 64]                                    ;   906.0 p1+p2   41 next
        xorps xmm14, xmm12                                         ;   907.0 p5      41 next
        xorps xmm0, xmm2                                           ;   906.0 p0      41 next
        andps xmm12, [rbp - 128]                                   ;   907.0 p1+p2   41 next
        xorps xmm9, xmm4                                           ;   906.8 p5      41 next
        movaps xmm2, [rdx - 64]                                    ;   906.5 p2      54 next reload
        andps xmm14, xmm2                                          ;   909.5 p0      41 next
        xorps xmm5, xmm10                                          ;   907.5 p1      41 next
        xorps xmm3, xmm14                                          ;   910.5 p5      41 next
        xorps xmm12, [rbp - 112]                                   ;   908.0 p0+p2   41 next
        xorps xmm11, xmm12                                         ;   909.0 p1      41 next
        xorps xmm7, xmm3                                           ;   911.5 p5      41 next
        movaps xmm14, [rel misty1_encrypt_compact.T0_constants128] ;   908.5 p2      41 next reload
        xorps xmm11, xmm14                                         ;   911.5 p0      41 next
        xorps xmm15, [rdx + 64]                                    ;   909.5 p1+p2   41 next
        xorps xmm0, [rdx + 80]                                     ;   910.5 p5+p2   41 next
        xorps xmm6, xmm15                                          ;   910.5 p0      41 next
        xorps xmm8, [rdx - 80]                                     ;   911.5 p1+p2   41 next
        xorps xmm7, xmm14                                          ;   912.5 p5      41 next
        xorps xmm9, xmm8                                           ;   912.5 p0      41 next
        xorps xmm13, [rbp - 80]                                    ;   912.5 p1+p2   41 next
        xorps xmm5, xmm13                                          ;   913.5 p5      41 next
        xorps xmm2, [rbp + 16]                                     ;   913.5 p0+p2   41 next
        movaps xmm3, [rdx - 48]                                    ;   914.5 p2      41 next
        xorps xmm3, [rdx + 112]                                    ;   917.5 p1+p2   41 next
        xorps xmm1, xmm3                                           ;   918.5 p5      41 next
        xorps xmm0, xmm2                                           ;   914.5 p0      41 next
        xorps xmm6, [r11 + 2192]                                   ;   916.5 p1+p2   48 next
        movaps xmm4, [rdi - 64]                                    ;   917.5 p2      41 next
        xorps xmm4, [rdx + 96]                                     ;   920.5 p5+p2   41 next
        xorps xmm7, xmm4                                           ;   921.5 p0      41 next
        xorps xmm9, [r11 + 2208]                                   ;   919.5 p1+p2   48 next
        xorps xmm1, [r11 + 2224]                                   ;   920.5 p5+p2   48 next
        movaps xmm10, [rbp - 32]                                   ;   921.5 p2      41 next
        xorps xmm10, [rdx + 32]                                    ;   924.5 p0+p2   41 next
        xorps xmm11, xmm10                                         ;   925.5 p1      41 next
        xorps xmm5, [r11 + 2272]                                   ;   923.5 p5+p2   48 next
        xorps xmm15, [r11 + 2048]                                  ;   924.5 p0+p2   48 next
        xorps xmm0, [r11 + 2288]                                   ;   925.5 p1+p2   48 next
        xorps xmm8, [r11 + 2064]                                   ;   926.5 p5+p2   48 next
        xorps xmm7, [r11 + 2240]                                   ;   927.5 p0+p2   48 next
        xorps xmm3, [r11 + 2080]                                   ;   928.5 p1+p2   48 next
        xorps xmm11, [r11 + 2256]                                  ;   929.5 p5+p2   48 next
        xorps xmm13, [r11 + 2128]                                  ;   930.5 p0+p2   48 next
        xorps xmm4, [r11 + 2096]                                   ;   931.5 p1+p2   48 next
        xorps xmm2, [r11 + 2144]                                   ;   932.5 p5+p2   48 next
        xorps xmm10, [r11 + 2112]                                  ;   933.5 p0+p2   48 next
        movaps xmm12, [rbp + 0]                                    ;   934.5 p2      48 next
        xorps xmm12, [r11 + 2160]                                  ;   937.5 p1+p2   48 next
        movaps [rbp + 0], xmm0                                     ;   926.5 p3+p4   48 next spill
        movaps xmm0, [rdx + 0]                                     ;   936.5 p2      48 next
        xorps xmm0, [r11 + 2176]                                   ;   939.5 p5+p2   48 next
        movaps [rdx + 0], xmm5                                     ;   924.8 p3+p4   48 next spill
        movaps xmm5, xmm15                                         ;   925.5 p0      45 next copy
        xorps xmm5, xmm2                                           ;   933.5 p1      45 next
        movaps [rdx + 32], xmm11                                   ;   930.5 p3+p4   48 next spill
        movaps xmm11, xmm5                                         ;   934.5 p5      45 next copy
        xorps xmm11, xmm4                                          ;   935.5 p0      45 next
        movaps [rbp - 32], xmm7                                    ;   928.5 p3+p4   48 next spill
        movaps xmm7, xmm4                                          ;   932.5 p1      45 next copy
        andps xmm7, xmm12                                          ;   938.5 p5      45 next
        movaps [rdx + 96], xmm1                                    ;   928.8 p3+p4   48 next spill
        movaps xmm1, xmm4                                          ;   932.5 p0      45 next copy
        andps xmm1, xmm2                                           ;   933.5 p1      45 next
        movaps [rdi - 64], xmm9                                    ;   930.5 p3+p4   48 next spill
        movaps xmm9, xmm8                                          ;   930.8 p5      45 next copy
        xorps xmm9, xmm13                                          ;   931.8 p0      45 next
        movaps [rdx + 112], xmm6                                   ;   931.5 p3+p4   48 next spill
        movaps xmm6, xmm2                                          ;   933.5 p1      45 next copy
        andps xmm6, xmm10                                          ;   934.5 p5      45 next
        movaps [rdx - 48], xmm7                                    ;   939.5 p3+p4   45 next spill
        movaps xmm7, xmm11                                         ;   936.5 p0      45 next copy
        andps xmm7, xmm3                                           ;   937.5 p1      45 next
        movaps [rbp + 16], xmm2                                    ;   933.5 p3+p4   48 next spill
        movaps xmm2, xmm12                                         ;   938.5 p5      45 next copy
        andps xmm2, xmm0                                           ;   940.5 p0      45 next
        movaps [rdx - 64], xmm5                                    ;   934.5 p3+p4   45 next spill
        movaps xmm5, xmm9                                          ;   934.2 p1      45 next copy
        movaps [rbp - 80], xmm13                                   ;   935.5 p3+p4   48 next spill
        movaps xmm13, xmm4                                         ;   934.8 p5      45 next copy
        andps xmm13, xmm3                                          ;   935.8 p0      45 next
        xorps xmm5, xmm13                                          ;   936.8 p1      45 next
        movaps xmm13, xmm12                                        ;   938.5 p5      45 next copy
        andps xmm13, xmm15                                         ;   939.5 p0      45 next
        xorps xmm1, xmm13                                          ;   940.5 p1      45 next
        xorps xmm1, xmm14                                          ;   941.5 p5      45 next
        movaps xmm13, xmm2                                         ;   941.5 p0      45 next copy
        movaps [rdi + 32], xmm2                                    ;   941.5 p3+p4   45 next spill
        movaps xmm2, xmm4                                          ;   937.2 p1      45 next copy
        andps xmm2, xmm15                                          ;   938.2 p5      45 next
        xorps xmm6, xmm2                                           ;   939.2 p0      45 next
        xorps xmm13, xmm6                                          ;   942.5 p1      45 next
        movaps xmm2, xmm4                                          ;   938.8 p5      45 next copy
        andps xmm2, xmm8                                           ;   939.8 p0      45 next
        movaps xmm6, xmm4                                          ;   939.2 p1      45 next copy
        andps xmm6, xmm10                                          ;   940.2 p5      45 next
        movaps [rdx - 80], xmm1                                    ;   942.5 p3+p4   45 next spill
        movaps xmm1, xmm12                                         ;   940.0 p0      45 next copy
        movaps [rdi + 48], xmm5                                    ;   940.0 p3+p4   45 next spill
        movaps xmm5, xmm15                                         ;   940.2 p1      45 next copy
        andps xmm5, xmm0                                           ;   941.2 p5      45 next
        xorps xmm1, xmm5                                           ;   942.2 p0      45 next
        xorps xmm2, xmm6                                           ;   941.2 p1      45 next
        xorps xmm7, xmm1                                           ;   943.2 p5      45 next
        xorps xmm6, xmm1                                           ;   943.2 p0      45 next
        movaps xmm1, xmm9                                          ;   942.2 p1      45 next copy
        andps xmm1, xmm10                                          ;   943.2 p5      45 next
        movaps xmm5, xmm11                                         ;   943.0 p0      45 next copy
        orps xmm5, xmm0                                            ;   944.0 p1      45 next
        movaps [rdx + 80], xmm11                                   ;   942.2 p3+p4   45 next spill
        movaps xmm11, xmm0                                         ;   943.8 p5      45 next copy
        andps xmm11, xmm10                                         ;   944.8 p0      45 next
        xorps xmm4, xmm11                                          ;   945.8 p1      45 next
        xorps xmm7, xmm4                                           ;   946.8 p5      45 next
        andps xmm4, xmm0                                           ;   946.8 p0      45 next
        xorps xmm4, xmm14                                          ;   947.8 p1      45 next
        movaps xmm14, xmm8                                         ;   945.8 p5      45 next copy
        andps xmm14, xmm15                                         ;   946.8 p0      45 next
        andps xmm9, xmm15                                          ;   946.2 p1      45 next
        movaps [rdx + 64], xmm11                                   ;   945.8 p3+p4   45 next spill
        movaps xmm11, xmm10                                        ;   946.8 p5      45 next copy
        andps xmm11, [rbp - 80]                                    ;   947.8 p0+p2   45 next
        movaps [rdi + 64], xmm4                                    ;   948.8 p3+p4   45 next spill
        movaps xmm4, xmm3                                          ;   947.2 p1      45 next copy
        andps xmm4, [rbp - 80]                                     ;   948.2 p5+p2   45 next
        xorps xmm5, xmm4                                           ;   949.2 p0      45 next
        xorps xmm14, xmm5                                          ;   950.2 p1      45 next
        movaps xmm4, xmm11                                         ;   948.8 p5      45 next copy
        xorps xmm4, xmm0                                           ;   949.8 p0      45 next
        xorps xmm11, xmm3                                          ;   949.2 p1      45 next
        movaps xmm5, xmm14                                         ;   951.2 p5      45 next copy
        movaps [rbp - 112], xmm14                                  ;   951.2 p3+p4   45 next spill
        movaps xmm14, xmm3                                         ;   950.0 p0      45 next copy
        andps xmm14, xmm8                                          ;   951.0 p1      45 next
        movaps [rdx - 112], xmm2                                   ;   948.8 p3+p4   45 next spill
        movaps xmm2, xmm12                                         ;   950.8 p5      45 next copy
        andps xmm2, [rbp - 80]                                     ;   951.8 p0+p2   45 next
        xorps xmm1, xmm2                                           ;   952.8 p1      45 next
        xorps xmm6, xmm1                                           ;   953.8 p5      45 next
        xorps xmm5, xmm1                                           ;   953.8 p0      45 next
        xorps xmm14, xmm15                                         ;   952.2 p1      45 next
        movaps xmm1, [rdx - 64]                                    ;   950.2 p2      45 next reload
        xorps xmm5, xmm1                                           ;   954.8 p5      45 next
        movaps xmm2, [rbp - 80]                                    ;   951.2 p2      48 next reload
        andps xmm4, xmm2                                           ;   954.2 p0      45 next
        xorps xmm6, xmm11                                          ;   954.8 p1      45 next
        andps xmm11, xmm10                                         ;   953.8 p5      45 next
        xorps xmm7, xmm4                                           ;   955.2 p0      45 next
        xorps xmm6, xmm13                                          ;   955.8 p1      45 next
        movaps xmm4, xmm12                                         ;   954.8 p5      45 next copy
        andps xmm4, xmm8                                           ;   955.8 p0      45 next
        andps xmm1, xmm2                                           ;   955.2 p1      45 next
        xorps xmm4, xmm14                                          ;   956.8 p5      45 next
        xorps xmm14, xmm0                                          ;   956.0 p0      45 next
        xorps xmm1, xmm14                                          ;   957.0 p1      45 next
        andps xmm14, xmm8                                          ;   957.0 p5      45 next
        xorps xmm1, xmm10                                          ;   958.0 p0      45 next
        xorps xmm11, xmm4                                          ;   957.8 p1      45 next
        movaps xmm4, xmm10                                         ;   957.8 p5      45 next copy
        andps xmm4, xmm12                                          ;   958.8 p0      45 next
        andps xmm10, xmm15                                         ;   958.2 p1      45 next
        xorps xmm4, xmm10                                          ;   959.8 p5      45 next
        xorps xmm14, xmm4                                          ;   960.8 p0      45 next
        movaps xmm4, [rdi + 48]                                    ;   955.8 p2      45 next reload
        xorps xmm14, xmm4                                          ;   961.8 p1      45 next
        xorps xmm10, [rdx - 48]                                    ;   959.8 p5+p2   45 next
        xorps xmm10, xmm11                                         ;   960.8 p0      45 next
        movaps xmm4, xmm15                                         ;   960.2 p1      45 next copy
        xorps xmm4, xmm8                                           ;   961.2 p5      45 next
        andps xmm4, xmm2                                           ;   962.2 p0      45 next
        xorps xmm11, xmm4                                          ;   963.2 p1      45 next
        movaps xmm4, [rbp + 16]                                    ;   957.8 p2      48 next reload
        andps xmm15, xmm4                                          ;   961.8 p5      45 next
        andps xmm0, xmm3                                           ;   962.0 p0      45 next
        xorps xmm15, [rdx - 112]                                   ;   962.8 p1+p2   45 next
        movaps [rdx - 112], xmm14                                  ;   962.8 p3+p4   45 next spill
        movaps xmm14, xmm12                                        ;   962.8 p5      45 next copy
        andps xmm14, xmm4                                          ;   963.8 p0      45 next
        andps xmm8, xmm4                                           ;   963.2 p1      45 next
        andps xmm12, xmm3                                          ;   963.8 p5      45 next
        movaps xmm4, xmm1                                          ;   964.0 p0      45 next copy
        xorps xmm4, [rdx - 80]                                     ;   965.0 p1+p2   45 next
        xorps xmm1, xmm10                                          ;   964.8 p5      45 next
        xorps xmm9, xmm1                                           ;   965.8 p0      45 next
        movaps xmm1, [rdx + 80]                                    ;   961.2 p2      45 next reload
        orps xmm2, xmm1                                            ;   965.2 p1      45 next
        xorps xmm0, xmm14                                          ;   965.8 p5      45 next
        xorps xmm9, xmm15                                          ;   966.8 p0      45 next
        xorps xmm12, [rdi + 64]                                    ;   966.2 p1+p2   45 next
        xorps xmm14, xmm8                                          ;   966.8 p5      45 next
        xorps xmm0, xmm1                                           ;   967.0 p0      45 next
        xorps xmm2, xmm0                                           ;   968.0 p1      45 next
        xorps xmm4, [rbp - 112]                                    ;   967.8 p5+p2   45 next
        xorps xmm8, xmm12                                          ;   968.0 p0      45 next
        xorps xmm6, xmm14                                          ;   968.2 p1      45 next
        xorps xmm12, [rdi + 32]                                    ;   968.8 p5+p2   45 next
        xorps xmm5, xmm12                                          ;   969.8 p0      45 next
        movaps xmm0, [rbp + 16]                                    ;   965.2 p2      48 next reload
        andps xmm3, xmm0                                           ;   969.2 p1      45 next
        xorps xmm14, [rdx - 80]                                    ;   969.8 p5+p2   45 next
        xorps xmm13, xmm3                                          ;   970.2 p0      45 next
        xorps xmm15, [rdi + 64]                                    ;   970.2 p1+p2   45 next
        xorps xmm3, xmm11                                          ;   970.8 p5      45 next
        xorps xmm11, xmm2                                          ;   971.0 p0      45 next
        xorps xmm7, xmm15                                          ;   971.2 p1      45 next
        xorps xmm11, [rdx + 64]                                    ;   972.0 p5+p2   45 next
        xorps xmm2, [rdi + 48]                                     ;   972.0 p0+p2   45 next
        xorps xmm6, [rdx - 48]                                     ;   972.2 p1+p2   45 next
        xorps xmm1, xmm4                                           ;   972.8 p5      45 next
        xorps xmm14, [rdx - 112]                                   ;   973.0 p0+p2   45 next
        xorps xmm0, xmm13                                          ;   973.2 p1      45 next
        xorps xmm8, xmm3                                           ;   973.8 p5      45 next
        xorps xmm10, xmm8                                          ;   974.8 p0      45 next
        xorps xmm2, xmm0                                           ;   974.2 p1      45 next
        movaps xmm15, [rdx + 96]                                   ;   972.2 p2      48 next reload
        xorps xmm9, xmm15                                          ;   975.2 p5      45 next
        movaps xmm0, [rdi - 64]                                    ;   973.2 p2      48 next reload
        xorps xmm7, xmm0                                           ;   976.2 p0      45 next
        movaps xmm3, [rdx + 112]                                   ;   974.2 p2      48 next reload
        xorps xmm10, xmm3                                          ;   977.2 p1      45 next
        movaps xmm4, [rbp - 32]                                    ;   975.2 p2      48 next reload
        xorps xmm11, xmm4                                          ;   978.2 p5      45 next
        movaps xmm8, [rdx + 0]                                     ;   976.2 p2      48 next reload
        xorps xmm6, xmm8                                           ;   979.2 p0      45 next
        movaps xmm12, [rdx + 32]                                   ;   977.2 p2      48 next reload
        xorps xmm2, xmm12                                          ;   980.2 p1      45 next
        movaps xmm13, [rbp + 0]                                    ;   978.2 p2      48 next reload
        xorps xmm5, xmm13                                          ;   981.2 p5      45 next
        xorps xmm10, [rcx + 80]                                    ;   979.2 p0+p2   54 next
        xorps xmm7, [rcx - 32]                                     ;   980.2 p1+p2   54 next
        xorps xmm9, [rcx - 16]                                     ;   981.2 p5+p2   54 next
        xorps xmm11, [rcx + 16]                                    ;   982.2 p0+p2   54 next
        xorps xmm14, [rcx + 0]                                     ;   983.2 p1+p2   54 next
        xorps xmm1, [rdi - 32]                                     ;   984.2 p5+p2   54 next
        xorps xmm2, [rcx + 32]                                     ;   985.2 p0+p2   54 next
        xorps xmm6, [rcx + 48]                                     ;   986.2 p1+p2   54 next
        xorps xmm3, [rdi - 128]                                    ;   987.2 p5+p2   54 next
        xorps xmm0, [rdi - 48]                                     ;   988.2 p0+p2   54 next
        xorps xmm5, [rcx + 64]                                     ;   989.2 p1+p2   54 next
        xorps xmm15, [rdi - 112]                                   ;   990.2 p5+p2   54 next
        xorps xmm4, [rdi - 96]                                     ;   991.2 p0+p2   54 next
        xorps xmm12, [rdx + 48]                                    ;   992.2 p1+p2   54 next
        xorps xmm8, [rdi - 16]                                     ;   993.2 p5+p2   54 next
        xorps xmm13, [rdi - 80]                                    ;   994.2 p0+p2   54 next
        movaps [rbp + 0], xmm13                                    ;   995.2 p3+p4   54 next spill
        movaps xmm13, [rcx + 80]                                   ;   995.2 p2      54 next
        xorps xmm13, [r8 + 256]                                    ;   998.2 p1+p2   54 next
        movaps [rdx + 0], xmm8                                     ;   994.2 p3+p4   54 next spill
        movaps xmm8, [rcx - 32]                                    ;   997.2 p2      54 next
        xorps xmm8, [r8 + 272]                                     ;  1000.2 p5+p2   54 next
        movaps [rdx + 32], xmm12                                   ;   993.2 p3+p4   54 next spill
        movaps xmm12, [rcx - 16]                                   ;   999.2 p2      54 next
        xorps xmm12, [r8 + 288]                                    ;  1002.2 p0+p2   54 next
        movaps [rbp - 32], xmm4                                    ;   992.2 p3+p4   54 next spill
        movaps xmm4, [rcx + 16]                                    ;  1001.2 p2      54 next
        xorps xmm4, [r8 + 304]                                     ;  1004.2 p1+p2   54 next
        movaps [rdx + 96], xmm15                                   ;   991.2 p3+p4   54 next spill
        movaps xmm15, [rcx + 32]                                   ;  1003.2 p2      54 next
        xorps xmm15, [r8 + 320]                                    ;  1006.2 p5+p2   54 next
        movaps [rdi - 64], xmm0                                    ;   992.5 p3+p4   54 next spill
        movaps xmm0, [rcx + 48]                                    ;  1005.2 p2      54 next
        xorps xmm0, [r8 + 336]                                     ;  1008.2 p0+p2   54 next
        movaps [rdx + 112], xmm3                                   ;   993.5 p3+p4   54 next spill
        movaps xmm3, [rcx + 64]                                    ;  1007.2 p2      54 next
        xorps xmm3, [r8 + 352]                                     ;  1010.2 p1+p2   54 next
        movaps [rbp + 16], xmm1                                    ;   994.5 p3+p4   54 next spill
        movaps xmm1, [rcx + 0]                                     ;  1009.2 p2      54 next
        xorps xmm1, [r8 + 368]                                     ;  1012.2 p5+p2   54 next
        movaps [rdx - 112], xmm14                                  ;   995.5 p3+p4   54 next spill
        movaps xmm14, [rdi - 32]                                   ;  1011.2 p2      54 next
        xorps xmm14, [r8 + 384]                                    ;  1014.2 p0+p2   54 next
        movaps [rdx + 80], xmm5                                    ;   998.2 p3+p4   54 next spill
        movaps xmm5, [rdi - 128]                                   ;  1013.2 p2      54 next
        xorps xmm5, [r8 + 400]                                     ;  1016.2 p1+p2   54 next
        movaps [rdx - 48], xmm6                                    ;  1000.2 p3+p4   54 next spill
        movaps xmm6, [rdi - 48]                                    ;  1015.2 p2      54 next
        xorps xmm6, [r8 + 416]                                     ;  1018.2 p5+p2   54 next
        movaps [rdi + 48], xmm2                                    ;  1002.2 p3+p4   54 next spill
        movaps xmm2, [rdi - 112]                                   ;  1017.2 p2      54 next
        xorps xmm2, [r8 + 432]                                     ;  1020.2 p0+p2   54 next
        movaps [rdx + 64], xmm11                                   ;  1004.2 p3+p4   54 next spill
        movaps xmm11, [rdi - 96]                                   ;  1019.2 p2      54 next
        xorps xmm11, [r8 + 448]                                    ;  1022.2 p1+p2   54 next
        movaps [rdi + 64], xmm9                                    ;  1006.2 p3+p4   54 next spill
        movaps xmm9, [rdx + 48]                                    ;  1021.2 p2      54 next
        xorps xmm9, [r8 + 464]                                     ;  1024.2 p5+p2   54 next
        movaps [rdx - 80], xmm7                                    ;  1008.2 p3+p4   54 next spill
        movaps xmm7, [rdi - 16]                                    ;  1023.2 p2      54 next
        xorps xmm7, [r8 + 480]                                     ;  1026.2 p0+p2   54 next
        movaps [rdi + 32], xmm10                                   ;  1010.2 p3+p4   54 next spill
        movaps xmm10, [rdi - 80]                                   ;  1025.2 p2      54 next
        xorps xmm10, [r8 + 496]                                    ;  1028.2 p1+p2   54 next
        movaps [rbp - 112], xmm12                                  ;  1012.2 p3+p4   54 next spill
        movaps xmm12, xmm1                                         ;  1013.2 p5      41 next copy
        xorps xmm12, xmm9                                          ;  1025.2 p0      41 next
        movaps [rbp - 80], xmm4                                    ;  1013.5 p3+p4   54 next spill
        movaps xmm4, xmm12                                         ;  1026.2 p1      41 next copy
        xorps xmm4, xmm6                                           ;  1027.2 p5      41 next
        movaps [rdx - 64], xmm8                                    ;  1015.2 p3+p4   54 next spill
        movaps xmm8, xmm6                                          ;  1019.2 p0      41 next copy
        andps xmm8, xmm7                                           ;  1027.2 p1      41 next
        movaps [rbp - 128], xmm3                                   ;  1017.2 p3+p4   54 next spill
        movaps xmm3, xmm6                                          ;  1019.2 p5      41 next copy
        andps xmm3, xmm9                                           ;  1025.2 p0      41 next
        movaps [rbp + 48], xmm0                                    ;  1019.2 p3+p4   54 next spill
        movaps xmm0, xmm14                                         ;  1019.5 p1      41 next copy
        xorps xmm0, xmm11                                          ;  1023.2 p5      41 next
        movaps [rdx - 96], xmm13                                   ;  1020.2 p3+p4   54 next spill
        movaps xmm13, xmm9                                         ;  1025.2 p0      41 next copy
        andps xmm13, xmm2                                          ;  1026.2 p1      41 next
        movaps [rbp - 64], xmm15                                   ;  1021.2 p3+p4   54 next spill
        movaps xmm15, xmm4                                         ;  1028.2 p5      41 next copy
        andps xmm15, xmm5                                          ;  1029.2 p0      41 next
        movaps [rbp + 64], xmm8                                    ;  1028.2 p3+p4   41 next spill
        movaps xmm8, xmm7                                          ;  1027.2 p1      41 next copy
        andps xmm8, xmm10                                          ;  1029.2 p5      41 next
        movaps [rdx - 16], xmm9                                    ;  1025.2 p3+p4   54 next spill
        movaps xmm9, xmm0                                          ;  1025.2 p0      41 next copy
        movaps [rdi + 0], xmm12                                    ;  1026.2 p3+p4   41 next spill
        movaps xmm12, xmm6                                         ;  1025.8 p1      41 next copy
        andps xmm12, xmm5                                          ;  1026.8 p5      41 next
        xorps xmm9, xmm12                                          ;  1027.8 p0      41 next
        movaps xmm12, xmm7                                         ;  1027.2 p1      41 next copy
        andps xmm12, xmm1                                          ;  1028.2 p5      41 next
        xorps xmm3, xmm12                                          ;  1029.2 p0      41 next
        movaps xmm12, [rel misty1_encrypt_compact.T0_constants128] ;  1027.2 p2      41 next reload
        xorps xmm3, xmm12                                          ;  1030.2 p1      41 next
        movaps [rbp + 96], xmm3                                    ;  1031.2 p3+p4   41 next spill
        movaps xmm3, xmm8                                          ;  1030.2 p5      41 next copy
        movaps [rbp + 112], xmm8                                   ;  1030.2 p3+p4   41 next spill
        movaps xmm8, xmm6                                          ;  1028.5 p0      41 next copy
        andps xmm8, xmm1                                           ;  1029.5 p1      41 next
        xorps xmm13, xmm8                                          ;  1030.5 p5      41 next
        xorps xmm3, xmm13                                          ;  1031.5 p0      41 next
        movaps xmm8, xmm6                                          ;  1029.8 p1      41 next copy
        andps xmm8, xmm14                                          ;  1030.8 p5      41 next
        movaps xmm13, xmm6                                         ;  1030.5 p0      41 next copy
        andps xmm13, xmm2                                          ;  1031.5 p1      41 next
        movaps [rbp - 48], xmm9                                    ;  1030.5 p3+p4   41 next spill
        movaps xmm9, xmm7                                          ;  1031.0 p5      41 next copy
        movaps [rdx - 128], xmm3                                   ;  1032.5 p3+p4   41 next spill
        movaps xmm3, xmm10                                         ;  1031.5 p0      41 next copy
        andps xmm3, xmm1                                           ;  1032.5 p1      41 next
        xorps xmm9, xmm3                                           ;  1033.5 p5      41 next
        xorps xmm8, xmm13                                          ;  1032.5 p0      41 next
        xorps xmm15, xmm9                                          ;  1034.5 p1      41 next
        xorps xmm13, xmm9                                          ;  1034.5 p5      41 next
        movaps xmm3, xmm0                                          ;  1033.5 p0      41 next copy
        andps xmm3, xmm2                                           ;  1034.5 p1      41 next
        movaps xmm9, xmm4                                          ;  1034.0 p5      41 next copy
        orps xmm9, xmm10                                           ;  1035.0 p0      41 next
        movaps [rdx + 16], xmm4                                    ;  1033.8 p3+p4   41 next spill
        movaps xmm4, xmm10                                         ;  1034.8 p1      41 next copy
        andps xmm4, xmm2                                           ;  1035.8 p5      41 next
        xorps xmm6, xmm4                                           ;  1036.8 p0      41 next
        xorps xmm15, xmm6                                          ;  1037.8 p1      41 next
        andps xmm6, xmm10                                          ;  1037.8 p5      41 next
        xorps xmm6, xmm12                                          ;  1038.8 p0      41 next
        movaps xmm12, xmm14                                        ;  1036.8 p1      41 next copy
        andps xmm12, xmm1                                          ;  1037.8 p5      41 next
        andps xmm0, xmm1                                           ;  1037.5 p0      41 next
        movaps [rbp - 96], xmm4                                    ;  1036.8 p3+p4   41 next spill
        movaps xmm4, xmm2                                          ;  1037.8 p1      41 next copy
        andps xmm4, xmm11                                          ;  1038.8 p5      41 next
        movaps [rbp - 16], xmm6                                    ;  1039.8 p3+p4   41 next spill
        movaps xmm6, xmm11                                         ;  1038.5 p0      41 next copy
        andps xmm6, xmm5                                           ;  1039.5 p1      41 next
        xorps xmm9, xmm6                                           ;  1040.5 p5      41 next
        xorps xmm12, xmm9                                          ;  1041.5 p0      41 next
        movaps xmm6, xmm4                                          ;  1039.8 p1      41 next copy
        xorps xmm6, xmm10                                          ;  1040.8 p5      41 next
        xorps xmm4, xmm5                                           ;  1040.5 p0      41 next
        movaps xmm9, xmm12                                         ;  1042.5 p1      41 next copy
        movaps [rbp + 80], xmm12                                   ;  1042.5 p3+p4   41 next spill
        movaps xmm12, xmm5                                         ;  1041.0 p5      41 next copy
        andps xmm12, xmm14                                         ;  1042.0 p0      41 next
        movaps [rdx - 32], xmm8                                    ;  1040.2 p3+p4   41 next spill
        movaps xmm8, xmm7                                          ;  1041.8 p1      41 next copy
        andps xmm8, xmm11                                          ;  1042.8 p5      41 next
        xorps xmm3, xmm8                                           ;  1043.8 p0      41 next
        xorps xmm13, xmm3                                          ;  1044.8 p1      41 next
        xorps xmm9, xmm3                                           ;  1044.8 p5      41 next
        xorps xmm12, xmm1                                          ;  1043.5 p0      41 next
        movaps xmm3, [rdi + 0]                                     ;  1041.8 p2      41 next reload
        xorps xmm9, xmm3                                           ;  1045.8 p1      41 next
        andps xmm6, xmm11                                          ;  1044.0 p5      41 next
        xorps xmm13, xmm4                                          ;  1045.8 p0      41 next
        andps xmm4, xmm2                                           ;  1044.8 p1      41 next
        xorps xmm15, xmm6                                          ;  1045.0 p5      41 next
        movaps xmm6, [rdx - 128]                                   ;  1043.2 p2      41 next reload
        xorps xmm13, xmm6                                          ;  1046.8 p0      41 next
        movaps xmm8, xmm7                                          ;  1045.8 p1      41 next copy
        andps xmm8, xmm14                                          ;  1046.8 p5      41 next
        xorps xmm8, xmm12                                          ;  1047.8 p0      41 next
        andps xmm3, xmm11                                          ;  1046.8 p1      41 next
        xorps xmm12, xmm10                                         ;  1047.0 p5      41 next
        xorps xmm3, xmm12                                          ;  1048.0 p0      41 next
        andps xmm12, xmm14                                         ;  1048.0 p1      41 next
        xorps xmm3, xmm2                                           ;  1049.0 p5      41 next
        xorps xmm4, xmm8                                           ;  1048.8 p0      41 next
        movaps xmm8, xmm2                                          ;  1048.8 p1      41 next copy
        andps xmm8, xmm7                                           ;  1049.8 p5      41 next
        andps xmm2, xmm1                                           ;  1049.5 p0      41 next
        xorps xmm8, xmm2                                           ;  1050.8 p1      41 next
        xorps xmm12, xmm8                                          ;  1051.8 p5      41 next
        movaps xmm8, [rbp - 48]                                    ;  1047.2 p2      41 next reload
        xorps xmm12, xmm8                                          ;  1052.8 p0      41 next
        xorps xmm2, [rbp + 64]                                     ;  1050.8 p1+p2   41 next
        xorps xmm2, xmm4                                           ;  1051.8 p5      41 next
        movaps xmm8, xmm1                                          ;  1051.5 p0      41 next copy
        xorps xmm8, xmm14                                          ;  1052.5 p1      41 next
        andps xmm8, xmm11                                          ;  1053.5 p5      41 next
        xorps xmm4, xmm8                                           ;  1054.5 p0      41 next
        movaps xmm8, [rdx - 16]                                    ;  1049.2 p2      54 next reload
        andps xmm1, xmm8                                           ;  1052.8 p1      41 next
        andps xmm10, xmm5                                          ;  1053.0 p5      41 next
        xorps xmm1, [rdx - 32]                                     ;  1053.8 p0+p2   41 next
        movaps xmm6, xmm7                                          ;  1053.8 p1      41 next copy
        andps xmm6, xmm8                                           ;  1054.8 p5      41 next
        andps xmm14, xmm8                                          ;  1054.5 p0      41 next
        andps xmm7, xmm5                                           ;  1054.8 p1      41 next
        movaps xmm8, xmm3                                          ;  1055.0 p5      41 next copy
        xorps xmm8, [rbp + 96]                                     ;  1056.0 p0+p2   41 next
        xorps xmm3, xmm2                                           ;  1055.8 p1      41 next
        xorps xmm0, xmm3                                           ;  1056.8 p5      41 next
        movaps xmm3, [rdx + 16]                                    ;  1052.5 p2      41 next reload
        orps xmm11, xmm3                                           ;  1056.5 p0      41 next
        xorps xmm10, xmm6                                          ;  1056.8 p1      41 next
        xorps xmm0, xmm1                                           ;  1057.8 p5      41 next
        xorps xmm7, [rbp - 16]                                     ;  1057.5 p0+p2   41 next
        xorps xmm6, xmm14                                          ;  1057.8 p1      41 next
        xorps xmm10, xmm3                                          ;  1058.0 p5      41 next
        xorps xmm11, xmm10                                         ;  1059.0 p0      41 next
        xorps xmm14, xmm7                                          ;  1058.8 p1      41 next
        xorps xmm8, [rbp + 80]                                     ;  1059.0 p5+p2   41 next
        xorps xmm13, xmm6                                          ;  1059.5 p0      41 next
        xorps xmm7, [rbp + 112]                                    ;  1059.8 p1+p2   41 next
        xorps xmm9, xmm7                                           ;  1060.8 p5      41 next
        movaps xmm7, [rdx - 16]                                    ;  1056.5 p2      54 next reload
        andps xmm5, xmm7                                           ;  1060.5 p0      41 next
        xorps xmm6, [rbp + 96]                                     ;  1060.8 p1+p2   41 next
        xorps xmm1, [rbp - 16]                                     ;  1061.0 p5+p2   41 next
        xorps xmm15, xmm1                                          ;  1062.0 p0      41 next
        xorps xmm12, xmm6                                          ;  1061.8 p1      41 next
        xorps xmm13, [rbp + 64]                                    ;  1062.0 p5+p2   41 next
        movaps xmm1, xmm4                                          ;  1062.5 p0      41 next copy
        xorps xmm1, xmm5                                           ;  1063.5 p1      41 next
        xorps xmm5, [rdx - 128]                                    ;  1063.0 p5+p2   41 next
        xorps xmm4, xmm11                                          ;  1063.5 p0      41 next
        xorps xmm11, [rbp - 48]                                    ;  1063.8 p1+p2   41 next
        xorps xmm4, [rbp - 96]                                     ;  1064.5 p5+p2   41 next
        xorps xmm3, xmm8                                           ;  1064.5 p0      41 next
        xorps xmm7, xmm5                                           ;  1064.8 p1      41 next
        xorps xmm14, xmm1                                          ;  1065.0 p5      41 next
        xorps xmm2, xmm14                                          ;  1066.0 p0      41 next
        xorps xmm11, xmm7                                          ;  1065.8 p1      41 next
        movaps xmm14, [rbp - 64]                                   ;  1063.5 p2      41 next
        movaps xmm1, [rdx - 96]                                    ;  1064.5 p2      54 next reload
        andps xmm14, xmm1                                          ;  1067.5 p5      41 next
        movaps xmm5, [rbp + 48]                                    ;  1065.5 p2      41 next
        andps xmm5, xmm1                                           ;  1068.5 p0      41 next
        movaps xmm6, [rbp - 128]                                   ;  1066.5 p2      41 next
        movaps xmm7, [rdx - 64]                                    ;  1067.5 p2      54 next reload
        andps xmm6, xmm7                                           ;  1070.5 p1      41 next
        movaps xmm8, xmm5                                          ;  1069.5 p5      41 next copy
        movaps xmm10, [rbp - 128]                                  ;  1068.5 p2      54 next reload
        andps xmm8, xmm10                                          ;  1071.5 p0      41 next
        movaps [rdx - 16], xmm3                                    ;  1065.5 p3+p4   41 next spill
        movaps xmm3, [rbp - 80]                                    ;  1069.5 p2      41 next
        andps xmm3, xmm1                                           ;  1072.5 p1      41 next
        movaps [rdx + 16], xmm12                                   ;  1065.5 p3+p4   41 next spill
        movaps xmm12, xmm3                                         ;  1073.5 p5      41 next copy
        xorps xmm12, xmm7                                          ;  1074.5 p0      41 next
        movaps [rbp - 96], xmm9                                    ;  1066.5 p3+p4   41 next spill
        movaps xmm9, [rbp - 64]                                    ;  1070.5 p2      41 next
        andps xmm9, [rbp - 80]                                     ;  1073.5 p1+p2   41 next
        movaps [rbp - 48], xmm13                                   ;  1067.5 p3+p4   41 next spill
        movaps xmm13, xmm12                                        ;  1075.5 p5      41 next copy
        xorps xmm13, [rbp - 64]                                    ;  1076.5 p0+p2   41 next
        andps xmm13, xmm10                                         ;  1077.5 p1      41 next
        xorps xmm3, xmm13                                          ;  1078.5 p5      41 next
        movaps [rdx - 128], xmm11                                  ;  1068.5 p3+p4   41 next spill
        movaps xmm11, [rbp - 80]                                   ;  1073.5 p2      41 next
        andps xmm11, xmm10                                         ;  1076.5 p0      41 next
        movaps [rbp + 64], xmm4                                    ;  1069.5 p3+p4   41 next spill
        movaps xmm4, xmm14                                         ;  1070.8 p1      41 next copy
        xorps xmm4, xmm9                                           ;  1074.5 p5      41 next
        movaps [rbp - 16], xmm0                                    ;  1070.5 p3+p4   41 next spill
        movaps xmm0, xmm7                                          ;  1071.5 p0      41 next copy
        movaps [rbp + 96], xmm15                                   ;  1071.5 p3+p4   41 next spill
        movaps xmm15, [rbp + 48]                                   ;  1074.5 p2      41 next
        andps xmm15, [rbp - 112]                                   ;  1077.5 p1+p2   41 next
        xorps xmm6, xmm15                                          ;  1078.5 p5      41 next
        andps xmm0, xmm15                                          ;  1078.5 p0      41 next
        xorps xmm9, xmm6                                           ;  1079.5 p1      41 next
        movaps xmm15, [rbp + 48]                                   ;  1076.5 p2      54 next reload
        andps xmm4, xmm15                                          ;  1079.5 p5      41 next
        xorps xmm6, xmm14                                          ;  1079.5 p0      41 next
        movaps [rbp + 112], xmm2                                   ;  1074.0 p3+p4   41 next spill
        movaps xmm2, xmm7                                          ;  1074.2 p1      41 next copy
        andps xmm2, xmm15                                          ;  1079.5 p5      41 next
        movaps [rbp + 80], xmm6                                    ;  1080.5 p3+p4   41 next spill
        movaps xmm6, xmm9                                          ;  1080.5 p0      41 next copy
        andps xmm6, [rbp - 112]                                    ;  1081.5 p1+p2   41 next
        movaps [rdx - 32], xmm13                                   ;  1078.5 p3+p4   41 next spill
        movaps xmm13, xmm2                                         ;  1080.5 p5      41 next copy
        andps xmm13, [rbp - 80]                                    ;  1081.5 p0+p2   41 next
        movaps [rdi + 0], xmm3                                     ;  1079.5 p3+p4   41 next spill
        movaps xmm3, xmm7                                          ;  1077.5 p1      41 next copy
        andps xmm3, xmm1                                           ;  1078.5 p5      41 next
        xorps xmm13, xmm3                                          ;  1082.5 p0      41 next
        xorps xmm6, xmm13                                          ;  1083.5 p1      41 next
        movaps xmm13, [rbp - 80]                                   ;  1079.5 p2      54 next reload
        xorps xmm6, xmm13                                          ;  1084.5 p5      41 next
        movaps [rdi + 16], xmm6                                    ;  1085.5 p3+p4   41 next spill
        movaps xmm6, xmm10                                         ;  1079.5 p0      41 next copy
        andps xmm6, [rbp - 112]                                    ;  1080.5 p1+p2   41 next
        xorps xmm3, xmm6                                           ;  1081.5 p5      41 next
        xorps xmm8, xmm2                                           ;  1080.5 p0      41 next
        xorps xmm8, [rel misty1_encrypt_compact.T0_constants128]   ;  1081.5 p1+p2   41 next
        movaps xmm10, xmm3                                         ;  1082.5 p5      41 next copy
        andps xmm10, [rbp - 112]                                   ;  1083.5 p0+p2   41 next
        xorps xmm10, xmm1                                          ;  1084.5 p1      41 next
        andps xmm3, [rbp - 64]                                     ;  1083.5 p5+p2   41 next
        xorps xmm10, xmm12                                         ;  1085.5 p0      41 next
        xorps xmm9, xmm1                                           ;  1082.8 p1      41 next
        movaps [rbp + 32], xmm10                                   ;  1086.5 p3+p4   41 next spill
        movaps xmm10, xmm11                                        ;  1083.0 p5      41 next copy
        xorps xmm10, [rbp - 64]                                    ;  1084.5 p0+p2   41 next
        xorps xmm4, xmm10                                          ;  1085.5 p1      41 next
        xorps xmm3, xmm4                                           ;  1086.5 p5      41 next
        andps xmm10, xmm15                                         ;  1085.5 p0      41 next
        movaps xmm4, [rbp - 112]                                   ;  1085.5 p2      54 next reload
        andps xmm12, xmm4                                          ;  1088.5 p1      41 next
        movaps xmm15, xmm9                                         ;  1085.0 p5      41 next copy
        andps xmm15, xmm1                                          ;  1086.0 p0      41 next
        andps xmm9, [rbp - 64]                                     ;  1086.5 p1+p2   41 next
        xorps xmm15, xmm8                                          ;  1087.0 p5      41 next
        xorps xmm15, xmm6                                          ;  1088.0 p0      41 next
        movaps [rdi + 96], xmm0                                    ;  1085.5 p3+p4   41 next spill
        movaps xmm0, xmm7                                          ;  1086.8 p1      41 next copy
        andps xmm0, xmm13                                          ;  1087.8 p5      41 next
        xorps xmm10, xmm0                                          ;  1088.8 p0      41 next
        xorps xmm15, xmm10                                         ;  1089.8 p1      41 next
        movaps xmm10, xmm7                                         ;  1088.0 p5      41 next copy
        andps xmm10, [rbp - 64]                                    ;  1089.0 p0+p2   41 next
        xorps xmm10, xmm5                                          ;  1090.0 p1      41 next
        xorps xmm12, xmm10                                         ;  1091.0 p5      41 next
        xorps xmm10, xmm4                                          ;  1091.0 p0      41 next
        xorps xmm14, xmm0                                          ;  1089.8 p1      41 next
        movaps xmm0, xmm2                                          ;  1090.0 p5      41 next copy
        xorps xmm0, [rbp - 128]                                    ;  1091.0 p0+p2   41 next
        andps xmm0, xmm1                                           ;  1092.0 p1      41 next
        xorps xmm8, xmm0                                           ;  1093.0 p5      41 next
        xorps xmm9, xmm8                                           ;  1094.0 p0      41 next
        xorps xmm2, xmm4                                           ;  1091.8 p1      41 next
        xorps xmm3, xmm12                                          ;  1092.0 p5      41 next
        movaps xmm8, xmm6                                          ;  1092.5 p0      41 next copy
        xorps xmm8, xmm10                                          ;  1093.5 p1      41 next
        andps xmm10, xmm13                                         ;  1093.0 p5      41 next
        xorps xmm6, xmm13                                          ;  1093.5 p0      41 next
        andps xmm11, xmm6                                          ;  1094.5 p1      41 next
        movaps xmm12, [rbp + 48]                                   ;  1091.2 p2      54 next reload
        xorps xmm10, xmm12                                         ;  1094.2 p5      41 next
        andps xmm6, xmm12                                          ;  1094.5 p0      41 next
        xorps xmm0, xmm6                                           ;  1095.5 p1      41 next
        xorps xmm8, xmm0                                           ;  1096.5 p5      41 next
        xorps xmm10, [rdi + 96]                                    ;  1095.5 p0+p2   41 next
        movaps xmm0, xmm2                                          ;  1095.8 p1      41 next copy
        andps xmm0, [rbp - 64]                                     ;  1096.8 p5+p2   41 next
        andps xmm2, xmm1                                           ;  1096.5 p0      41 next
        xorps xmm6, [rdi + 0]                                      ;  1096.8 p1+p2   41 next
        xorps xmm3, [rdx - 32]                                     ;  1097.0 p5+p2   41 next
        xorps xmm2, [rbp - 128]                                    ;  1097.5 p0+p2   41 next
        xorps xmm9, xmm2                                           ;  1098.5 p1      41 next
        movaps xmm2, [rbp + 32]                                    ;  1097.5 p2      41 next reload
        xorps xmm8, xmm2                                           ;  1100.5 p5      41 next
        movaps xmm13, xmm14                                        ;  1098.5 p0      41 next copy
        andps xmm13, xmm4                                          ;  1099.5 p1      41 next
        movaps xmm4, xmm12                                         ;  1099.0 p5      41 next copy
        andps xmm4, [rbp - 128]                                    ;  1100.0 p0+p2   41 next
        xorps xmm14, xmm4                                          ;  1101.0 p1      41 next
        xorps xmm5, xmm6                                           ;  1100.0 p5      41 next
        andps xmm4, [rdi + 0]                                      ;  1101.0 p0+p2   41 next
        xorps xmm11, xmm9                                          ;  1100.8 p1      41 next
        movaps xmm6, [rbp - 128]                                   ;  1100.5 p2      54 next reload
        andps xmm14, xmm6                                          ;  1103.5 p5      41 next
        xorps xmm13, xmm8                                          ;  1101.5 p0      41 next
        xorps xmm2, xmm14                                          ;  1104.5 p1      41 next
        xorps xmm4, [rbp + 80]                                     ;  1102.0 p5+p2   41 next
        xorps xmm10, xmm4                                          ;  1103.0 p0      41 next
        xorps xmm0, xmm2                                           ;  1105.5 p1      41 next
        movaps xmm14, [rel misty1_encrypt_compact.T0_constants128] ;  1102.5 p2      41 next reload
        xorps xmm10, xmm14                                         ;  1105.5 p5      41 next
        xorps xmm1, [rbp + 112]                                    ;  1103.5 p0+p2   41 next
        xorps xmm5, [rdi + 16]                                     ;  1104.5 p1+p2   41 next
        xorps xmm15, xmm1                                          ;  1104.5 p5      41 next
        xorps xmm7, [rbp + 96]                                     ;  1105.5 p0+p2   41 next
        xorps xmm0, xmm14                                          ;  1106.5 p1      41 next
        xorps xmm11, xmm7                                          ;  1106.5 p5      41 next
        xorps xmm12, [rbp - 48]                                    ;  1106.5 p0+p2   41 next
        xorps xmm13, xmm12                                         ;  1107.5 p1      41 next
        xorps xmm6, [rbp - 96]                                     ;  1107.5 p5+p2   41 next
        movaps xmm2, [rbp - 16]                                    ;  1108.5 p2      41 next
        xorps xmm2, [rbp - 112]                                    ;  1111.5 p0+p2   41 next
        xorps xmm3, xmm2                                           ;  1112.5 p1      41 next
        xorps xmm5, xmm6                                           ;  1108.5 p5      41 next
        xorps xmm15, [r8 + 2192]                                   ;  1110.5 p0+p2   48 next
        movaps xmm4, [rbp + 64]                                    ;  1111.5 p2      41 next
        xorps xmm4, [rbp - 80]                                     ;  1114.5 p1+p2   41 next
        xorps xmm0, xmm4                                           ;  1115.5 p5      41 next
        xorps xmm11, [r8 + 2208]                                   ;  1113.5 p0+p2   48 next
        xorps xmm3, [r8 + 2224]                                    ;  1114.5 p1+p2   48 next
        movaps xmm8, [rdx - 128]                                   ;  1115.5 p2      41 next
        xorps xmm8, [rbp - 64]                                     ;  1118.5 p5+p2   41 next
        xorps xmm10, xmm8                                          ;  1119.5 p0      41 next
        xorps xmm13, [r8 + 2272]                                   ;  1117.5 p1+p2   48 next
        xorps xmm1, [r8 + 2048]                                    ;  1118.5 p5+p2   48 next
        xorps xmm5, [r8 + 2288]                                    ;  1119.5 p0+p2   48 next
        xorps xmm7, [r8 + 2064]                                    ;  1120.5 p1+p2   48 next
        xorps xmm0, [r8 + 2240]                                    ;  1121.5 p5+p2   48 next
        xorps xmm2, [r8 + 2080]                                    ;  1122.5 p0+p2   48 next
        xorps xmm10, [r8 + 2256]                                   ;  1123.5 p1+p2   48 next
        xorps xmm12, [r8 + 2128]                                   ;  1124.5 p5+p2   48 next
        xorps xmm4, [r8 + 2096]                                    ;  1125.5 p0+p2   48 next
        xorps xmm6, [r8 + 2144]                                    ;  1126.5 p1+p2   48 next
        xorps xmm8, [r8 + 2112]                                    ;  1127.5 p5+p2   48 next
        movaps xmm9, [rdx + 16]                                    ;  1128.5 p2      48 next
        xorps xmm9, [r8 + 2160]                                    ;  1131.5 p0+p2   48 next
        movaps [rdx + 16], xmm5                                    ;  1120.5 p3+p4   48 next spill
        movaps xmm5, [rdx - 16]                                    ;  1130.5 p2      48 next
        xorps xmm5, [r8 + 2176]                                    ;  1133.5 p1+p2   48 next
        movaps [rdx - 16], xmm13                                   ;  1118.8 p3+p4   48 next spill
        movaps xmm13, xmm1                                         ;  1119.5 p5      45 next copy
        xorps xmm13, xmm6                                          ;  1127.5 p0      45 next
        movaps [rbp - 64], xmm10                                   ;  1124.5 p3+p4   48 next spill
        movaps xmm10, xmm13                                        ;  1128.5 p1      45 next copy
        xorps xmm10, xmm4                                          ;  1129.5 p5      45 next
        movaps [rdx - 128], xmm0                                   ;  1122.5 p3+p4   48 next spill
        movaps xmm0, xmm4                                          ;  1126.5 p0      45 next copy
        andps xmm0, xmm9                                           ;  1132.5 p1      45 next
        movaps [rbp - 80], xmm3                                    ;  1122.8 p3+p4   48 next spill
        movaps xmm3, xmm4                                          ;  1126.5 p5      45 next copy
        andps xmm3, xmm6                                           ;  1127.5 p0      45 next
        movaps [rbp + 64], xmm11                                   ;  1124.5 p3+p4   48 next spill
        movaps xmm11, xmm6                                         ;  1127.5 p1      45 next copy
        andps xmm11, xmm8                                          ;  1128.5 p5      45 next
        movaps [rbp - 112], xmm15                                  ;  1125.5 p3+p4   48 next spill
        movaps xmm15, xmm10                                        ;  1130.5 p0      45 next copy
        andps xmm15, xmm2                                          ;  1131.5 p1      45 next
        movaps [rbp - 16], xmm0                                    ;  1133.5 p3+p4   45 next spill
        movaps xmm0, xmm7                                          ;  1127.0 p5      45 next copy
        xorps xmm0, xmm12                                          ;  1128.0 p0      45 next
        movaps [rbp - 96], xmm6                                    ;  1127.8 p3+p4   48 next spill
        movaps xmm6, xmm9                                          ;  1132.5 p1      45 next copy
        andps xmm6, xmm5                                           ;  1134.5 p5      45 next
        movaps [rbp - 128], xmm13                                  ;  1128.8 p3+p4   45 next spill
        movaps xmm13, xmm0                                         ;  1129.0 p0      45 next copy
        movaps [rbp - 48], xmm12                                   ;  1129.8 p3+p4   48 next spill
        movaps xmm12, xmm4                                         ;  1129.0 p1      45 next copy
        andps xmm12, xmm2                                          ;  1130.0 p5      45 next
        xorps xmm13, xmm12                                         ;  1131.0 p0      45 next
        movaps xmm12, xmm9                                         ;  1132.5 p1      45 next copy
        andps xmm12, xmm1                                          ;  1133.5 p5      45 next
        xorps xmm3, xmm12                                          ;  1134.5 p0      45 next
        xorps xmm3, xmm14                                          ;  1135.5 p1      45 next
        movaps xmm12, xmm6                                         ;  1135.5 p5      45 next copy
        movaps [rbp + 48], xmm6                                    ;  1135.5 p3+p4   45 next spill
        movaps xmm6, xmm4                                          ;  1131.5 p0      45 next copy
        andps xmm6, xmm1                                           ;  1132.5 p1      45 next
        xorps xmm11, xmm6                                          ;  1133.5 p5      45 next
        xorps xmm12, xmm11                                         ;  1136.5 p0      45 next
        movaps xmm6, xmm4                                          ;  1133.0 p1      45 next copy
        andps xmm6, xmm7                                           ;  1134.0 p5      45 next
        movaps xmm11, xmm4                                         ;  1133.5 p0      45 next copy
        andps xmm11, xmm8                                          ;  1134.5 p1      45 next
        movaps [rbp + 96], xmm3                                    ;  1136.5 p3+p4   45 next spill
        movaps xmm3, xmm9                                          ;  1134.2 p5      45 next copy
        movaps [rdx - 64], xmm13                                   ;  1134.2 p3+p4   45 next spill
        movaps xmm13, xmm1                                         ;  1134.5 p0      45 next copy
        andps xmm13, xmm5                                          ;  1135.5 p1      45 next
        xorps xmm3, xmm13                                          ;  1136.5 p5      45 next
        xorps xmm6, xmm11                                          ;  1135.5 p0      45 next
        xorps xmm15, xmm3                                          ;  1137.5 p1      45 next
        xorps xmm11, xmm3                                          ;  1137.5 p5      45 next
        movaps xmm3, xmm0                                          ;  1136.5 p0      45 next copy
        andps xmm3, xmm8                                           ;  1137.5 p1      45 next
        movaps xmm13, xmm10                                        ;  1137.2 p5      45 next copy
        orps xmm13, xmm5                                           ;  1138.2 p0      45 next
        movaps [rdi + 16], xmm10                                   ;  1136.5 p3+p4   45 next spill
        movaps xmm10, xmm5                                         ;  1138.0 p1      45 next copy
        andps xmm10, xmm8                                          ;  1139.0 p5      45 next
        xorps xmm4, xmm10                                          ;  1140.0 p0      45 next
        xorps xmm15, xmm4                                          ;  1141.0 p1      45 next
        andps xmm4, xmm5                                           ;  1141.0 p5      45 next
        xorps xmm4, xmm14                                          ;  1142.0 p0      45 next
        movaps xmm14, xmm7                                         ;  1140.0 p1      45 next copy
        andps xmm14, xmm1                                          ;  1141.0 p5      45 next
        andps xmm0, xmm1                                           ;  1140.5 p0      45 next
        movaps [rbp + 112], xmm10                                  ;  1140.0 p3+p4   45 next spill
        movaps xmm10, xmm8                                         ;  1141.0 p1      45 next copy
        andps xmm10, [rbp - 48]                                    ;  1142.0 p5+p2   45 next
        movaps [rdx - 96], xmm4                                    ;  1143.0 p3+p4   45 next spill
        movaps xmm4, xmm2                                          ;  1141.5 p0      45 next copy
        andps xmm4, [rbp - 48]                                     ;  1142.5 p1+p2   45 next
        xorps xmm13, xmm4                                          ;  1143.5 p5      45 next
        xorps xmm14, xmm13                                         ;  1144.5 p0      45 next
        movaps xmm4, xmm10                                         ;  1143.0 p1      45 next copy
        xorps xmm4, xmm5                                           ;  1144.0 p5      45 next
        xorps xmm10, xmm2                                          ;  1143.5 p0      45 next
        movaps xmm13, xmm14                                        ;  1145.5 p1      45 next copy
        movaps [rbp + 80], xmm14                                   ;  1145.5 p3+p4   45 next spill
        movaps xmm14, xmm2                                         ;  1144.2 p5      45 next copy
        andps xmm14, xmm7                                          ;  1145.2 p0      45 next
        movaps [rbp + 32], xmm6                                    ;  1143.0 p3+p4   45 next spill
        movaps xmm6, xmm9                                          ;  1145.0 p1      45 next copy
        andps xmm6, [rbp - 48]                                     ;  1146.0 p5+p2   45 next
        xorps xmm3, xmm6                                           ;  1147.0 p0      45 next
        xorps xmm11, xmm3                                          ;  1148.0 p1      45 next
        xorps xmm13, xmm3                                          ;  1148.0 p5      45 next
        xorps xmm14, xmm1                                          ;  1146.5 p0      45 next
        movaps xmm3, [rbp - 128]                                   ;  1144.5 p2      45 next reload
        xorps xmm13, xmm3                                          ;  1149.0 p1      45 next
        movaps xmm6, [rbp - 48]                                    ;  1145.5 p2      48 next reload
        andps xmm4, xmm6                                           ;  1148.5 p5      45 next
        xorps xmm11, xmm10                                         ;  1149.0 p0      45 next
        andps xmm10, xmm8                                          ;  1148.0 p1      45 next
        xorps xmm15, xmm4                                          ;  1149.5 p5      45 next
        xorps xmm11, xmm12                                         ;  1150.0 p0      45 next
        movaps xmm4, xmm9                                          ;  1149.0 p1      45 next copy
        andps xmm4, xmm7                                           ;  1150.0 p5      45 next
        andps xmm3, xmm6                                           ;  1149.5 p0      45 next
        xorps xmm4, xmm14                                          ;  1151.0 p1      45 next
        xorps xmm14, xmm5                                          ;  1150.2 p5      45 next
        xorps xmm3, xmm14                                          ;  1151.2 p0      45 next
        andps xmm14, xmm7                                          ;  1151.2 p1      45 next
        xorps xmm3, xmm8                                           ;  1152.2 p5      45 next
        xorps xmm10, xmm4                                          ;  1152.0 p0      45 next
        movaps xmm4, xmm8                                          ;  1152.0 p1      45 next copy
        andps xmm4, xmm9                                           ;  1153.0 p5      45 next
        andps xmm8, xmm1                                           ;  1152.5 p0      45 next
        xorps xmm4, xmm8                                           ;  1154.0 p1      45 next
        xorps xmm14, xmm4                                          ;  1155.0 p5      45 next
        movaps xmm4, [rdx - 64]                                    ;  1150.0 p2      45 next reload
        xorps xmm14, xmm4                                          ;  1156.0 p0      45 next
        xorps xmm8, [rbp - 16]                                     ;  1154.0 p1+p2   45 next
        xorps xmm8, xmm10                                          ;  1155.0 p5      45 next
        movaps xmm4, xmm1                                          ;  1154.5 p0      45 next copy
        xorps xmm4, xmm7                                           ;  1155.5 p1      45 next
        andps xmm4, xmm6                                           ;  1156.5 p5      45 next
        xorps xmm10, xmm4                                          ;  1157.5 p0      45 next
        movaps xmm4, [rbp - 96]                                    ;  1152.0 p2      48 next reload
        andps xmm1, xmm4                                           ;  1156.0 p1      45 next
        andps xmm5, xmm2                                           ;  1156.2 p5      45 next
        xorps xmm1, [rbp + 32]                                     ;  1157.0 p0+p2   45 next
        movaps [rbp + 32], xmm14                                   ;  1157.0 p3+p4   45 next spill
        movaps xmm14, xmm9                                         ;  1157.0 p1      45 next copy
        andps xmm14, xmm4                                          ;  1158.0 p5      45 next
        andps xmm7, xmm4                                           ;  1157.5 p0      45 next
        andps xmm9, xmm2                                           ;  1158.0 p1      45 next
        movaps xmm4, xmm3                                          ;  1158.2 p5      45 next copy
        xorps xmm4, [rbp + 96]                                     ;  1159.2 p0+p2   45 next
        xorps xmm3, xmm8                                           ;  1159.0 p1      45 next
        xorps xmm0, xmm3                                           ;  1160.0 p5      45 next
        movaps xmm3, [rdi + 16]                                    ;  1155.5 p2      45 next reload
        orps xmm6, xmm3                                            ;  1159.5 p0      45 next
        xorps xmm5, xmm14                                          ;  1160.0 p1      45 next
        xorps xmm0, xmm1                                           ;  1161.0 p5      45 next
        xorps xmm9, [rdx - 96]                                     ;  1160.5 p0+p2   45 next
        xorps xmm14, xmm7                                          ;  1161.0 p1      45 next
        xorps xmm5, xmm3                                           ;  1161.2 p5      45 next
        xorps xmm6, xmm5                                           ;  1162.2 p0      45 next
        xorps xmm7, xmm9                                           ;  1162.0 p1      45 next
        xorps xmm4, [rbp + 80]                                     ;  1162.2 p5+p2   45 next
        xorps xmm11, xmm14                                         ;  1162.5 p0      45 next
        xorps xmm9, [rbp + 48]                                     ;  1163.0 p1+p2   45 next
        xorps xmm13, xmm9                                          ;  1164.0 p5      45 next
        movaps xmm5, [rbp - 96]                                    ;  1159.8 p2      48 next reload
        andps xmm2, xmm5                                           ;  1163.5 p0      45 next
        xorps xmm14, [rbp + 96]                                    ;  1164.0 p1+p2   45 next
        xorps xmm12, xmm2                                          ;  1164.5 p5      45 next
        xorps xmm1, [rdx - 96]                                     ;  1164.5 p0+p2   45 next
        xorps xmm2, xmm10                                          ;  1165.0 p1      45 next
        xorps xmm10, xmm6                                          ;  1165.2 p5      45 next
        xorps xmm15, xmm1                                          ;  1165.5 p0      45 next
        xorps xmm6, [rdx - 64]                                     ;  1166.0 p1+p2   45 next
        xorps xmm10, [rbp + 112]                                   ;  1166.2 p5+p2   45 next
        xorps xmm11, [rbp - 16]                                    ;  1166.5 p0+p2   45 next
        xorps xmm3, xmm4                                           ;  1167.0 p1      45 next
        xorps xmm14, [rbp + 32]                                    ;  1167.2 p5+p2   45 next
        xorps xmm5, xmm12                                          ;  1167.5 p0      45 next
        xorps xmm7, xmm2                                           ;  1168.0 p1      45 next
        xorps xmm8, xmm7                                           ;  1169.0 p5      45 next
        xorps xmm6, xmm5                                           ;  1168.5 p0      45 next
        movaps xmm1, [rbp - 80]                                    ;  1166.8 p2      48 next reload
        xorps xmm0, xmm1                                           ;  1169.8 p1      45 next
        movaps xmm2, [rbp + 64]                                    ;  1167.8 p2      48 next reload
        xorps xmm15, xmm2                                          ;  1170.8 p5      45 next
        movaps xmm4, [rbp - 112]                                   ;  1168.8 p2      48 next reload
        xorps xmm8, xmm4                                           ;  1171.8 p0      45 next
        movaps xmm5, [rdx - 128]                                   ;  1169.8 p2      48 next reload
        xorps xmm10, xmm5                                          ;  1172.8 p1      45 next
        movaps xmm7, [rdx - 16]                                    ;  1170.8 p2      48 next reload
        xorps xmm11, xmm7                                          ;  1173.8 p5      45 next
        movaps xmm9, [rbp - 64]                                    ;  1171.8 p2      48 next reload
        xorps xmm6, xmm9                                           ;  1174.8 p0      45 next
        movaps xmm12, [rdx + 16]                                   ;  1172.8 p2      48 next reload
        xorps xmm13, xmm12                                         ;  1175.8 p1      45 next
        xorps xmm8, [rdi + 32]                                     ;  1173.8 p5+p2   54 next
        xorps xmm15, [rdx - 80]                                    ;  1174.8 p0+p2   54 next
        xorps xmm0, [rdi + 64]                                     ;  1175.8 p1+p2   54 next
        xorps xmm10, [rdx + 64]                                    ;  1176.8 p5+p2   54 next
        xorps xmm14, [rdx - 112]                                   ;  1177.8 p0+p2   54 next
        xorps xmm3, [rbp + 16]                                     ;  1178.8 p1+p2   54 next
        xorps xmm6, [rdi + 48]                                     ;  1179.8 p5+p2   54 next
        xorps xmm11, [rdx - 48]                                    ;  1180.8 p0+p2   54 next
        xorps xmm4, [rdx + 112]                                    ;  1181.8 p1+p2   54 next
        xorps xmm13, [rdx + 80]                                    ;  1182.8 p5+p2   54 next
        xorps xmm2, [rdi - 64]                                     ;  1183.8 p0+p2   54 next
        xorps xmm1, [rdx + 96]                                     ;  1184.8 p1+p2   54 next
        xorps xmm5, [rbp - 32]                                     ;  1185.8 p5+p2   54 next
        xorps xmm9, [rdx + 32]                                     ;  1186.8 p0+p2   54 next
        xorps xmm7, [rdx + 0]                                      ;  1187.8 p1+p2   54 next
        xorps xmm12, [rbp + 0]                                     ;  1188.8 p5+p2   54 next
        movaps [rdx + 16], xmm12                                   ;  1189.8 p3+p4   54 next spill
        movaps xmm12, [rdi + 32]                                   ;  1189.8 p2      54 next
        xorps xmm12, [r10]                                         ;  1192.8 p0+p2   54 next
        movaps [rdi + 32], xmm7                                    ;  1188.8 p3+p4   54 next spill
        movaps xmm7, [rdx - 80]                                    ;  1191.8 p2      54 next
        xorps xmm7, [r10 + 16]                                     ;  1194.8 p1+p2   54 next
        movaps [rdx - 80], xmm9                                    ;  1187.8 p3+p4   54 next spill
        movaps xmm9, [rdi + 64]                                    ;  1193.8 p2      54 next
        xorps xmm9, [r10 + 32]                                     ;  1196.8 p5+p2   54 next
        movaps [rdi + 64], xmm5                                    ;  1186.8 p3+p4   54 next spill
        movaps xmm5, [rdx + 64]                                    ;  1195.8 p2      54 next
        xorps xmm5, [r10 + 48]                                     ;  1198.8 p0+p2   54 next
        movaps [rdx + 64], xmm1                                    ;  1185.8 p3+p4   54 next spill
        movaps xmm1, [rdi + 48]                                    ;  1197.8 p2      54 next
        xorps xmm1, [r10 + 64]                                     ;  1200.8 p1+p2   54 next
        movaps [rdi + 48], xmm2                                    ;  1187.0 p3+p4   54 next spill
        movaps xmm2, [rdx - 48]                                    ;  1199.8 p2      54 next
        xorps xmm2, [r10 + 80]                                     ;  1202.8 p5+p2   54 next
        movaps [rdx - 48], xmm4                                    ;  1188.0 p3+p4   54 next spill
        movaps xmm4, [rdx + 80]                                    ;  1201.8 p2      54 next
        xorps xmm4, [r10 + 96]                                     ;  1204.8 p0+p2   54 next
        movaps [rdx + 80], xmm3                                    ;  1189.0 p3+p4   54 next spill
        movaps xmm3, [rdx - 112]                                   ;  1203.8 p2      54 next
        xorps xmm3, [r10 + 112]                                    ;  1206.8 p1+p2   54 next
        movaps [rdx - 112], xmm14                                  ;  1190.0 p3+p4   54 next spill
        movaps xmm14, [rbp + 16]                                   ;  1205.8 p2      54 next
        xorps xmm14, [r10 + 128]                                   ;  1208.8 p5+p2   54 next
        movaps [rbp + 16], xmm13                                   ;  1192.8 p3+p4   54 next spill
        movaps xmm13, [rdx + 112]                                  ;  1207.8 p2      54 next
        xorps xmm13, [r10 + 144]                                   ;  1210.8 p0+p2   54 next
        movaps [rdx + 112], xmm11                                  ;  1194.8 p3+p4   54 next spill
        movaps xmm11, [rdi - 64]                                   ;  1209.8 p2      54 next
        xorps xmm11, [r10 + 160]                                   ;  1212.8 p1+p2   54 next
        movaps [rdi - 64], xmm6                                    ;  1196.8 p3+p4   54 next spill
        movaps xmm6, [rdx + 96]                                    ;  1211.8 p2      54 next
        xorps xmm6, [r10 + 176]                                    ;  1214.8 p5+p2   54 next
        movaps [rdx + 96], xmm10                                   ;  1198.8 p3+p4   54 next spill
        movaps xmm10, [rbp - 32]                                   ;  1213.8 p2      54 next
        xorps xmm10, [r10 + 192]                                   ;  1216.8 p0+p2   54 next
        movaps [rbp - 32], xmm0                                    ;  1200.8 p3+p4   54 next spill
        movaps xmm0, [rdx + 32]                                    ;  1215.8 p2      54 next
        xorps xmm0, [r10 + 208]                                    ;  1218.8 p1+p2   54 next
        movaps [rdx + 32], xmm15                                   ;  1202.8 p3+p4   54 next spill
        movaps xmm15, [rdx + 0]                                    ;  1217.8 p2      54 next
        xorps xmm15, [r10 + 224]                                   ;  1220.8 p5+p2   54 next
        movaps [rdx + 0], xmm8                                     ;  1204.8 p3+p4   54 next spill
        movaps xmm8, [rbp + 0]                                     ;  1219.8 p2      54 next
        xorps xmm8, [r10 + 240]                                    ;  1222.8 p0+p2   54 next
        movaps [rbp + 0], xmm9                                     ;  1206.8 p3+p4   54 next spill
        movaps xmm9, xmm3                                          ;  1207.8 p1      41 next copy
        xorps xmm9, xmm0                                           ;  1219.8 p5      41 next
        movaps [rdx - 16], xmm5                                    ;  1208.0 p3+p4   54 next spill
        movaps xmm5, xmm9                                          ;  1220.8 p0      41 next copy
        xorps xmm5, xmm11                                          ;  1221.8 p1      41 next
        movaps [rbp - 64], xmm7                                    ;  1209.8 p3+p4   54 next spill
        movaps xmm7, xmm11                                         ;  1213.8 p5      41 next copy
        andps xmm7, xmm15                                          ;  1221.8 p0      41 next
        movaps [rdx - 128], xmm4                                   ;  1211.8 p3+p4   54 next spill
        movaps xmm4, xmm11                                         ;  1213.8 p1      41 next copy
        andps xmm4, xmm0                                           ;  1219.8 p5      41 next
        movaps [rbp - 80], xmm2                                    ;  1213.8 p3+p4   54 next spill
        movaps xmm2, xmm14                                         ;  1214.0 p0      41 next copy
        xorps xmm2, xmm10                                          ;  1217.8 p1      41 next
        movaps [rbp + 64], xmm12                                   ;  1214.8 p3+p4   54 next spill
        movaps xmm12, xmm0                                         ;  1219.8 p5      41 next copy
        andps xmm12, xmm6                                          ;  1220.8 p0      41 next
        movaps [rbp - 112], xmm1                                   ;  1215.8 p3+p4   54 next spill
        movaps xmm1, xmm5                                          ;  1222.8 p1      41 next copy
        andps xmm1, xmm13                                          ;  1223.8 p5      41 next
        movaps [rbp - 96], xmm7                                    ;  1222.8 p3+p4   41 next spill
        movaps xmm7, xmm15                                         ;  1221.8 p0      41 next copy
        andps xmm7, xmm8                                           ;  1223.8 p1      41 next
        movaps [rbp + 32], xmm0                                    ;  1219.8 p3+p4   54 next spill
        movaps xmm0, xmm2                                          ;  1219.8 p5      41 next copy
        movaps [rdi + 16], xmm9                                    ;  1220.8 p3+p4   41 next spill
        movaps xmm9, xmm11                                         ;  1220.2 p0      41 next copy
        andps xmm9, xmm13                                          ;  1221.2 p1      41 next
        xorps xmm0, xmm9                                           ;  1222.2 p5      41 next
        movaps xmm9, xmm15                                         ;  1221.8 p0      41 next copy
        andps xmm9, xmm3                                           ;  1222.8 p1      41 next
        xorps xmm4, xmm9                                           ;  1223.8 p5      41 next
        movaps xmm9, [rel misty1_encrypt_compact.T0_constants128]  ;  1221.8 p2      41 next reload
        xorps xmm4, xmm9                                           ;  1224.8 p0      41 next
        movaps [rbp - 16], xmm4                                    ;  1225.8 p3+p4   41 next spill
        movaps xmm4, xmm7                                          ;  1224.8 p1      41 next copy
        movaps [rbp + 112], xmm7                                   ;  1224.8 p3+p4   41 next spill
        movaps xmm7, xmm11                                         ;  1223.0 p5      41 next copy
        andps xmm7, xmm3                                           ;  1224.0 p0      41 next
        xorps xmm12, xmm7                                          ;  1225.0 p1      41 next
        xorps xmm4, xmm12                                          ;  1226.0 p5      41 next
        movaps xmm7, xmm11                                         ;  1224.2 p0      41 next copy
        andps xmm7, xmm14                                          ;  1225.2 p1      41 next
        movaps xmm12, xmm11                                        ;  1225.0 p5      41 next copy
        andps xmm12, xmm6                                          ;  1226.0 p0      41 next
        movaps [rdx - 64], xmm0                                    ;  1225.0 p3+p4   41 next spill
        movaps xmm0, xmm15                                         ;  1225.5 p1      41 next copy
        movaps [rdx - 96], xmm4                                    ;  1227.0 p3+p4   41 next spill
        movaps xmm4, xmm8                                          ;  1226.0 p5      41 next copy
        andps xmm4, xmm3                                           ;  1227.0 p0      41 next
        xorps xmm0, xmm4                                           ;  1228.0 p1      41 next
        xorps xmm7, xmm12                                          ;  1227.0 p5      41 next
        xorps xmm1, xmm0                                           ;  1229.0 p0      41 next
        xorps xmm12, xmm0                                          ;  1229.0 p1      41 next
        movaps xmm0, xmm2                                          ;  1228.0 p5      41 next copy
        andps xmm0, xmm6                                           ;  1229.0 p0      41 next
        movaps xmm4, xmm5                                          ;  1228.5 p1      41 next copy
        orps xmm4, xmm8                                            ;  1229.5 p5      41 next
        movaps [rbp + 96], xmm5                                    ;  1228.2 p3+p4   41 next spill
        movaps xmm5, xmm8                                          ;  1229.2 p0      41 next copy
        andps xmm5, xmm6                                           ;  1230.2 p1      41 next
        xorps xmm11, xmm5                                          ;  1231.2 p5      41 next
        xorps xmm1, xmm11                                          ;  1232.2 p0      41 next
        andps xmm11, xmm8                                          ;  1232.2 p1      41 next
        xorps xmm11, xmm9                                          ;  1233.2 p5      41 next
        movaps xmm9, xmm14                                         ;  1231.2 p0      41 next copy
        andps xmm9, xmm3                                           ;  1232.2 p1      41 next
        andps xmm2, xmm3                                           ;  1232.0 p5      41 next
        movaps [rbp + 48], xmm5                                    ;  1231.2 p3+p4   41 next spill
        movaps xmm5, xmm6                                          ;  1232.2 p0      41 next copy
        andps xmm5, xmm10                                          ;  1233.2 p1      41 next
        movaps [rbp + 80], xmm11                                   ;  1234.2 p3+p4   41 next spill
        movaps xmm11, xmm10                                        ;  1233.0 p5      41 next copy
        andps xmm11, xmm13                                         ;  1234.0 p0      41 next
        xorps xmm4, xmm11                                          ;  1235.0 p1      41 next
        xorps xmm9, xmm4                                           ;  1236.0 p5      41 next
        movaps xmm4, xmm5                                          ;  1234.2 p0      41 next copy
        xorps xmm4, xmm8                                           ;  1235.2 p1      41 next
        xorps xmm5, xmm13                                          ;  1235.0 p5      41 next
        movaps xmm11, xmm9                                         ;  1237.0 p0      41 next copy
        movaps [rbp - 48], xmm9                                    ;  1237.0 p3+p4   41 next spill
        movaps xmm9, xmm13                                         ;  1235.5 p1      41 next copy
        andps xmm9, xmm14                                          ;  1236.5 p5      41 next
        movaps [rbp - 128], xmm7                                   ;  1234.8 p3+p4   41 next spill
        movaps xmm7, xmm15                                         ;  1236.2 p0      41 next copy
        andps xmm7, xmm10                                          ;  1237.2 p1      41 next
        xorps xmm0, xmm7                                           ;  1238.2 p5      41 next
        xorps xmm12, xmm0                                          ;  1239.2 p0      41 next
        xorps xmm11, xmm0                                          ;  1239.2 p1      41 next
        xorps xmm9, xmm3                                           ;  1238.0 p5      41 next
        movaps xmm0, [rdi + 16]                                    ;  1236.2 p2      41 next reload
        xorps xmm11, xmm0                                          ;  1240.2 p0      41 next
        andps xmm4, xmm10                                          ;  1238.5 p1      41 next
        xorps xmm12, xmm5                                          ;  1240.2 p5      41 next
        andps xmm5, xmm6                                           ;  1239.2 p0      41 next
        xorps xmm1, xmm4                                           ;  1239.5 p1      41 next
        movaps xmm4, [rdx - 96]                                    ;  1237.8 p2      41 next reload
        xorps xmm12, xmm4                                          ;  1241.2 p5      41 next
        movaps xmm7, xmm15                                         ;  1240.2 p0      41 next copy
        andps xmm7, xmm14                                          ;  1241.2 p1      41 next
        xorps xmm7, xmm9                                           ;  1242.2 p5      41 next
        andps xmm0, xmm10                                          ;  1241.2 p0      41 next
        xorps xmm9, xmm8                                           ;  1241.5 p1      41 next
        xorps xmm0, xmm9                                           ;  1242.5 p5      41 next
        andps xmm9, xmm14                                          ;  1242.5 p0      41 next
        xorps xmm0, xmm6                                           ;  1243.5 p1      41 next
        xorps xmm5, xmm7                                           ;  1243.2 p5      41 next
        movaps xmm7, xmm6                                          ;  1243.2 p0      41 next copy
        andps xmm7, xmm15                                          ;  1244.2 p1      41 next
        andps xmm6, xmm3                                           ;  1244.0 p5      41 next
        xorps xmm7, xmm6                                           ;  1245.2 p0      41 next
        xorps xmm9, xmm7                                           ;  1246.2 p1      41 next
        movaps xmm7, [rdx - 64]                                    ;  1241.8 p2      41 next reload
        xorps xmm9, xmm7                                           ;  1247.2 p5      41 next
        xorps xmm6, [rbp - 96]                                     ;  1245.2 p0+p2   41 next
        xorps xmm6, xmm5                                           ;  1246.2 p1      41 next
        movaps xmm7, xmm3                                          ;  1246.0 p5      41 next copy
        xorps xmm7, xmm14                                          ;  1247.0 p0      41 next
        andps xmm7, xmm10                                          ;  1248.0 p1      41 next
        xorps xmm5, xmm7                                           ;  1249.0 p5      41 next
        movaps xmm7, [rbp + 32]                                    ;  1243.8 p2      54 next reload
        andps xmm3, xmm7                                           ;  1247.2 p0      41 next
        andps xmm8, xmm13                                          ;  1247.5 p1      41 next
        xorps xmm3, [rbp - 128]                                    ;  1248.2 p5+p2   41 next
        movaps xmm4, xmm15                                         ;  1248.2 p0      41 next copy
        andps xmm4, xmm7                                           ;  1249.2 p1      41 next
        andps xmm14, xmm7                                          ;  1249.0 p5      41 next
        andps xmm15, xmm13                                         ;  1249.2 p0      41 next
        movaps xmm7, xmm0                                          ;  1249.5 p1      41 next copy
        xorps xmm7, [rbp - 16]                                     ;  1250.5 p5+p2   41 next
        xorps xmm0, xmm6                                           ;  1250.2 p0      41 next
        xorps xmm2, xmm0                                           ;  1251.2 p1      41 next
        movaps xmm0, [rbp + 96]                                    ;  1247.0 p2      41 next reload
        orps xmm10, xmm0                                           ;  1251.0 p5      41 next
        xorps xmm8, xmm4                                           ;  1251.2 p0      41 next
        xorps xmm2, xmm3                                           ;  1252.2 p1      41 next
        xorps xmm15, [rbp + 80]                                    ;  1252.0 p5+p2   41 next
        xorps xmm4, xmm14                                          ;  1252.2 p0      41 next
        xorps xmm8, xmm0                                           ;  1252.5 p1      41 next
        xorps xmm10, xmm8                                          ;  1253.5 p5      41 next
        xorps xmm14, xmm15                                         ;  1253.2 p0      41 next
        xorps xmm7, [rbp - 48]                                     ;  1253.5 p1+p2   41 next
        xorps xmm12, xmm4                                          ;  1254.0 p5      41 next
        xorps xmm15, [rbp + 112]                                   ;  1254.2 p0+p2   41 next
        xorps xmm11, xmm15                                         ;  1255.2 p1      41 next
        movaps xmm15, [rbp + 32]                                   ;  1251.0 p2      54 next reload
        andps xmm13, xmm15                                         ;  1255.0 p5      41 next
        xorps xmm4, [rbp - 16]                                     ;  1255.2 p0+p2   41 next
        xorps xmm3, [rbp + 80]                                     ;  1255.5 p1+p2   41 next
        xorps xmm1, xmm3                                           ;  1256.5 p5      41 next
        xorps xmm9, xmm4                                           ;  1256.2 p0      41 next
        xorps xmm12, [rbp - 96]                                    ;  1256.5 p1+p2   41 next
        movaps xmm3, xmm5                                          ;  1257.0 p5      41 next copy
        xorps xmm3, xmm13                                          ;  1258.0 p0      41 next
        xorps xmm13, [rdx - 96]                                    ;  1257.5 p1+p2   41 next
        xorps xmm5, xmm10                                          ;  1258.0 p5      41 next
        xorps xmm10, [rdx - 64]                                    ;  1258.2 p0+p2   41 next
        xorps xmm5, [rbp + 48]                                     ;  1259.0 p1+p2   41 next
        xorps xmm0, xmm7                                           ;  1259.0 p5      41 next
        xorps xmm15, xmm13                                         ;  1259.2 p0      41 next
        xorps xmm14, xmm3                                          ;  1259.5 p1      41 next
        xorps xmm6, xmm14                                          ;  1260.5 p5      41 next
        xorps xmm10, xmm15                                         ;  1260.2 p0      41 next
        movaps xmm14, [rbp - 112]                                  ;  1258.0 p2      41 next
        movaps xmm15, [rbp + 64]                                   ;  1259.0 p2      54 next reload
        andps xmm14, xmm15                                         ;  1262.0 p1      41 next
        movaps xmm3, [rbp - 80]                                    ;  1260.0 p2      41 next
        andps xmm3, xmm15                                          ;  1263.0 p5      41 next
        movaps xmm4, [rdx - 128]                                   ;  1261.0 p2      41 next
        movaps xmm7, [rbp - 64]                                    ;  1262.0 p2      54 next reload
        andps xmm4, xmm7                                           ;  1265.0 p0      41 next
        movaps xmm8, xmm3                                          ;  1264.0 p1      41 next copy
        movaps xmm13, [rdx - 128]                                  ;  1263.0 p2      54 next reload
        andps xmm8, xmm13                                          ;  1266.0 p5      41 next
        movaps [rbp + 32], xmm0                                    ;  1260.0 p3+p4   41 next spill
        movaps xmm0, [rdx - 16]                                    ;  1264.0 p2      41 next
        andps xmm0, xmm15                                          ;  1267.0 p0      41 next
        movaps [rbp + 96], xmm9                                    ;  1260.0 p3+p4   41 next spill
        movaps xmm9, xmm0                                          ;  1268.0 p1      41 next copy
        xorps xmm9, xmm7                                           ;  1269.0 p5      41 next
        movaps [rbp + 48], xmm11                                   ;  1261.0 p3+p4   41 next spill
        movaps xmm11, [rbp - 112]                                  ;  1265.0 p2      41 next
        andps xmm11, [rdx - 16]                                    ;  1268.0 p0+p2   41 next
        movaps [rdx - 64], xmm12                                   ;  1262.0 p3+p4   41 next spill
        movaps xmm12, xmm9                                         ;  1270.0 p1      41 next copy
        xorps xmm12, [rbp - 112]                                   ;  1271.0 p5+p2   41 next
        andps xmm12, xmm13                                         ;  1272.0 p0      41 next
        xorps xmm0, xmm12                                          ;  1273.0 p1      41 next
        movaps [rdx - 96], xmm10                                   ;  1263.0 p3+p4   41 next spill
        movaps xmm10, [rdx - 16]                                   ;  1268.0 p2      41 next
        andps xmm10, xmm13                                         ;  1271.0 p5      41 next
        movaps [rbp - 96], xmm5                                    ;  1264.0 p3+p4   41 next spill
        movaps xmm5, xmm14                                         ;  1265.2 p0      41 next copy
        xorps xmm5, xmm11                                          ;  1269.0 p1      41 next
        movaps [rbp + 80], xmm2                                    ;  1265.0 p3+p4   41 next spill
        movaps xmm2, xmm7                                          ;  1266.0 p5      41 next copy
        movaps [rbp - 16], xmm1                                    ;  1266.0 p3+p4   41 next spill
        movaps xmm1, [rbp - 80]                                    ;  1269.0 p2      41 next
        andps xmm1, [rbp + 0]                                      ;  1272.0 p0+p2   41 next
        xorps xmm4, xmm1                                           ;  1273.0 p1      41 next
        andps xmm2, xmm1                                           ;  1273.0 p5      41 next
        xorps xmm11, xmm4                                          ;  1274.0 p0      41 next
        movaps xmm1, [rbp - 80]                                    ;  1271.0 p2      54 next reload
        andps xmm5, xmm1                                           ;  1274.0 p1      41 next
        xorps xmm4, xmm14                                          ;  1274.0 p5      41 next
        movaps [rbp + 112], xmm6                                   ;  1268.5 p3+p4   41 next spill
        movaps xmm6, xmm7                                          ;  1268.8 p0      41 next copy
        andps xmm6, xmm1                                           ;  1274.0 p1      41 next
        movaps [rbp - 48], xmm4                                    ;  1275.0 p3+p4   41 next spill
        movaps xmm4, xmm11                                         ;  1275.0 p5      41 next copy
        andps xmm4, [rbp + 0]                                      ;  1276.0 p0+p2   41 next
        movaps [rbp - 128], xmm12                                  ;  1273.0 p3+p4   41 next spill
        movaps xmm12, xmm6                                         ;  1275.0 p1      41 next copy
        andps xmm12, [rdx - 16]                                    ;  1276.0 p5+p2   41 next
        movaps [rdi + 16], xmm0                                    ;  1274.0 p3+p4   41 next spill
        movaps xmm0, xmm7                                          ;  1272.0 p0      41 next copy
        andps xmm0, xmm15                                          ;  1273.0 p1      41 next
        xorps xmm12, xmm0                                          ;  1277.0 p5      41 next
        xorps xmm4, xmm12                                          ;  1278.0 p0      41 next
        movaps xmm12, [rdx - 16]                                   ;  1274.0 p2      54 next reload
        xorps xmm4, xmm12                                          ;  1279.0 p1      41 next
        movaps [rdi + 0], xmm4                                     ;  1280.0 p3+p4   41 next spill
        movaps xmm4, xmm13                                         ;  1274.0 p5      41 next copy
        andps xmm4, [rbp + 0]                                      ;  1275.0 p0+p2   41 next
        xorps xmm0, xmm4                                           ;  1276.0 p1      41 next
        xorps xmm8, xmm6                                           ;  1275.0 p5      41 next
        xorps xmm8, [rel misty1_encrypt_compact.T0_constants128]   ;  1276.0 p0+p2   41 next
        movaps xmm13, xmm0                                         ;  1277.0 p1      41 next copy
        andps xmm13, [rbp + 0]                                     ;  1278.0 p5+p2   41 next
        xorps xmm13, xmm15                                         ;  1279.0 p0      41 next
        andps xmm0, [rbp - 112]                                    ;  1278.0 p1+p2   41 next
        xorps xmm13, xmm9                                          ;  1280.0 p5      41 next
        xorps xmm11, xmm15                                         ;  1277.2 p0      41 next
        movaps [rdx - 32], xmm13                                   ;  1281.0 p3+p4   41 next spill
        movaps xmm13, xmm10                                        ;  1277.5 p1      41 next copy
        xorps xmm13, [rbp - 112]                                   ;  1279.0 p5+p2   41 next
        xorps xmm5, xmm13                                          ;  1280.0 p0      41 next
        xorps xmm0, xmm5                                           ;  1281.0 p1      41 next
        andps xmm13, xmm1                                          ;  1280.0 p5      41 next
        movaps xmm5, [rbp + 0]                                     ;  1280.0 p2      54 next reload
        andps xmm9, xmm5                                           ;  1283.0 p0      41 next
        movaps xmm1, xmm11                                         ;  1279.5 p1      41 next copy
        andps xmm1, xmm15                                          ;  1280.5 p5      41 next
        andps xmm11, [rbp - 112]                                   ;  1281.0 p0+p2   41 next
        xorps xmm1, xmm8                                           ;  1281.5 p1      41 next
        xorps xmm1, xmm4                                           ;  1282.5 p5      41 next
        movaps [rdi + 96], xmm2                                    ;  1280.0 p3+p4   41 next spill
        movaps xmm2, xmm7                                          ;  1281.2 p0      41 next copy
        andps xmm2, xmm12                                          ;  1282.2 p1      41 next
        xorps xmm13, xmm2                                          ;  1283.2 p5      41 next
        xorps xmm1, xmm13                                          ;  1284.2 p0      41 next
        movaps xmm13, xmm7                                         ;  1282.5 p1      41 next copy
        andps xmm13, [rbp - 112]                                   ;  1283.5 p5+p2   41 next
        xorps xmm13, xmm3                                          ;  1284.5 p0      41 next
        xorps xmm9, xmm13                                          ;  1285.5 p1      41 next
        xorps xmm13, xmm5                                          ;  1285.5 p5      41 next
        xorps xmm14, xmm2                                          ;  1284.2 p0      41 next
        movaps xmm2, xmm6                                          ;  1284.5 p1      41 next copy
        xorps xmm2, [rdx - 128]                                    ;  1285.5 p5+p2   41 next
        andps xmm2, xmm15                                          ;  1286.5 p0      41 next
        xorps xmm8, xmm2                                           ;  1287.5 p1      41 next
        xorps xmm11, xmm8                                          ;  1288.5 p5      41 next
        xorps xmm6, xmm5                                           ;  1286.2 p0      41 next
        xorps xmm0, xmm9                                           ;  1286.5 p1      41 next
        movaps xmm8, xmm4                                          ;  1287.0 p5      41 next copy
        xorps xmm8, xmm13                                          ;  1288.0 p0      41 next
        andps xmm13, xmm12                                         ;  1287.5 p1      41 next
        xorps xmm4, xmm12                                          ;  1288.0 p5      41 next
        andps xmm10, xmm4                                          ;  1289.0 p0      41 next
        movaps xmm9, [rbp - 80]                                    ;  1285.8 p2      54 next reload
        xorps xmm13, xmm9                                          ;  1288.8 p1      41 next
        andps xmm4, xmm9                                           ;  1289.0 p5      41 next
        xorps xmm2, xmm4                                           ;  1290.0 p0      41 next
        xorps xmm8, xmm2                                           ;  1291.0 p1      41 next
        xorps xmm13, [rdi + 96]                                    ;  1290.0 p5+p2   41 next
        movaps xmm2, xmm6                                          ;  1290.2 p0      41 next copy
        andps xmm2, [rbp - 112]                                    ;  1291.2 p1+p2   41 next
        andps xmm6, xmm15                                          ;  1291.0 p5      41 next
        xorps xmm4, [rdi + 16]                                     ;  1291.2 p0+p2   41 next
        xorps xmm0, [rbp - 128]                                    ;  1291.5 p1+p2   41 next
        xorps xmm6, [rdx - 128]                                    ;  1292.0 p5+p2   41 next
        xorps xmm11, xmm6                                          ;  1293.0 p0      41 next
        movaps xmm6, [rdx - 32]                                    ;  1292.0 p2      41 next reload
        xorps xmm8, xmm6                                           ;  1295.0 p1      41 next
        movaps xmm12, xmm14                                        ;  1293.0 p5      41 next copy
        andps xmm12, xmm5                                          ;  1294.0 p0      41 next
        movaps xmm5, xmm9                                          ;  1293.5 p1      41 next copy
        andps xmm5, [rdx - 128]                                    ;  1294.5 p5+p2   41 next
        xorps xmm14, xmm5                                          ;  1295.5 p0      41 next
        xorps xmm3, xmm4                                           ;  1294.5 p1      41 next
        andps xmm5, [rdi + 16]                                     ;  1295.5 p5+p2   41 next
        xorps xmm10, xmm11                                         ;  1295.2 p0      41 next
        movaps xmm4, [rdx - 128]                                   ;  1295.0 p2      54 next reload
        andps xmm14, xmm4                                          ;  1298.0 p1      41 next
        xorps xmm12, xmm8                                          ;  1296.0 p5      41 next
        xorps xmm6, xmm14                                          ;  1299.0 p0      41 next
        xorps xmm5, [rbp - 48]                                     ;  1296.5 p1+p2   41 next
        xorps xmm13, xmm5                                          ;  1297.5 p5      41 next
        xorps xmm2, xmm6                                           ;  1300.0 p0      41 next
        movaps xmm14, [rel misty1_encrypt_compact.T0_constants128] ;  1297.0 p2      41 next reload
        xorps xmm13, xmm14                                         ;  1300.0 p1      41 next
        xorps xmm15, [rbp + 112]                                   ;  1298.0 p5+p2   41 next
        xorps xmm3, [rdi + 0]                                      ;  1299.0 p0+p2   41 next
        xorps xmm1, xmm15                                          ;  1299.0 p1      41 next
        xorps xmm7, [rbp - 16]                                     ;  1300.0 p5+p2   41 next
        xorps xmm2, xmm14                                          ;  1301.0 p0      41 next
        xorps xmm10, xmm7                                          ;  1301.0 p1      41 next
        xorps xmm9, [rdx - 64]                                     ;  1301.0 p5+p2   41 next
        xorps xmm12, xmm9                                          ;  1302.0 p0      41 next
        xorps xmm4, [rbp + 48]                                     ;  1302.0 p1+p2   41 next
        movaps xmm5, [rbp + 80]                                    ;  1303.0 p2      41 next
        xorps xmm5, [rbp + 0]                                      ;  1306.0 p5+p2   41 next
        xorps xmm0, xmm5                                           ;  1307.0 p0      41 next
        xorps xmm3, xmm4                                           ;  1303.0 p1      41 next
        xorps xmm1, [r9 + 2192]                                    ;  1305.0 p5+p2   48 next
        movaps xmm6, [rbp - 96]                                    ;  1306.0 p2      41 next
        xorps xmm6, [rdx - 16]                                     ;  1309.0 p0+p2   41 next
        xorps xmm2, xmm6                                           ;  1310.0 p1      41 next
        xorps xmm10, [r9 + 2208]                                   ;  1308.0 p5+p2   48 next
        xorps xmm0, [r9 + 2224]                                    ;  1309.0 p0+p2   48 next
        movaps xmm8, [rdx - 96]                                    ;  1310.0 p2      41 next
        xorps xmm8, [rbp - 112]                                    ;  1313.0 p1+p2   41 next
        xorps xmm13, xmm8                                          ;  1314.0 p5      41 next
        xorps xmm12, [r9 + 2272]                                   ;  1312.0 p0+p2   48 next
        xorps xmm15, [r9 + 2048]                                   ;  1313.0 p1+p2   48 next
        xorps xmm3, [r9 + 2288]                                    ;  1314.0 p5+p2   48 next
        xorps xmm7, [r9 + 2064]                                    ;  1315.0 p0+p2   48 next
        xorps xmm2, [r9 + 2240]                                    ;  1316.0 p1+p2   48 next
        xorps xmm5, [r9 + 2080]                                    ;  1317.0 p5+p2   48 next
        xorps xmm13, [r9 + 2256]                                   ;  1318.0 p0+p2   48 next
        xorps xmm9, [r9 + 2128]                                    ;  1319.0 p1+p2   48 next
        xorps xmm6, [r9 + 2096]                                    ;  1320.0 p5+p2   48 next
        xorps xmm4, [r9 + 2144]                                    ;  1321.0 p0+p2   48 next
        xorps xmm8, [r9 + 2112]                                    ;  1322.0 p1+p2   48 next
        movaps xmm11, [rbp + 96]                                   ;  1323.0 p2      48 next
        xorps xmm11, [r9 + 2160]                                   ;  1326.0 p5+p2   48 next
        movaps [rbp + 96], xmm3                                    ;  1315.0 p3+p4   48 next spill
        movaps xmm3, [rbp + 32]                                    ;  1325.0 p2      48 next
        xorps xmm3, [r9 + 2176]                                    ;  1328.0 p0+p2   48 next
        movaps [rbp + 32], xmm12                                   ;  1313.2 p3+p4   48 next spill
        movaps xmm12, xmm15                                        ;  1314.0 p1      45 next copy
        xorps xmm12, xmm4                                          ;  1322.0 p5      45 next
        movaps [rbp - 112], xmm13                                  ;  1319.0 p3+p4   48 next spill
        movaps xmm13, xmm12                                        ;  1323.0 p0      45 next copy
        xorps xmm13, xmm6                                          ;  1324.0 p1      45 next
        movaps [rdx - 96], xmm2                                    ;  1317.0 p3+p4   48 next spill
        movaps xmm2, xmm6                                          ;  1321.0 p5      45 next copy
        andps xmm2, xmm11                                          ;  1327.0 p0      45 next
        movaps [rdx - 16], xmm0                                    ;  1317.2 p3+p4   48 next spill
        movaps xmm0, xmm6                                          ;  1321.0 p1      45 next copy
        andps xmm0, xmm4                                           ;  1322.0 p5      45 next
        movaps [rbp - 96], xmm10                                   ;  1319.0 p3+p4   48 next spill
        movaps xmm10, xmm4                                         ;  1322.0 p0      45 next copy
        andps xmm10, xmm8                                          ;  1323.0 p1      45 next
        movaps [rbp + 0], xmm1                                     ;  1320.0 p3+p4   48 next spill
        movaps xmm1, xmm13                                         ;  1325.0 p5      45 next copy
        andps xmm1, xmm5                                           ;  1326.0 p0      45 next
        movaps [rbp + 80], xmm2                                    ;  1328.0 p3+p4   45 next spill
        movaps xmm2, xmm7                                          ;  1321.5 p1      45 next copy
        xorps xmm2, xmm9                                           ;  1322.5 p5      45 next
        movaps [rbp + 48], xmm4                                    ;  1322.2 p3+p4   48 next spill
        movaps xmm4, xmm11                                         ;  1327.0 p0      45 next copy
        andps xmm4, xmm3                                           ;  1329.0 p1      45 next
        movaps [rdx - 128], xmm12                                  ;  1323.2 p3+p4   45 next spill
        movaps xmm12, xmm2                                         ;  1323.5 p5      45 next copy
        movaps [rdx - 64], xmm9                                    ;  1324.2 p3+p4   48 next spill
        movaps xmm9, xmm6                                          ;  1323.5 p0      45 next copy
        andps xmm9, xmm5                                           ;  1324.5 p1      45 next
        xorps xmm12, xmm9                                          ;  1325.5 p5      45 next
        movaps xmm9, xmm11                                         ;  1327.0 p0      45 next copy
        andps xmm9, xmm15                                          ;  1328.0 p1      45 next
        xorps xmm0, xmm9                                           ;  1329.0 p5      45 next
        xorps xmm0, xmm14                                          ;  1330.0 p0      45 next
        movaps xmm9, xmm4                                          ;  1330.0 p1      45 next copy
        movaps [rbp - 80], xmm4                                    ;  1330.0 p3+p4   45 next spill
        movaps xmm4, xmm6                                          ;  1326.0 p5      45 next copy
        andps xmm4, xmm15                                          ;  1327.0 p0      45 next
        xorps xmm10, xmm4                                          ;  1328.0 p1      45 next
        xorps xmm9, xmm10                                          ;  1331.0 p5      45 next
        movaps xmm4, xmm6                                          ;  1327.5 p0      45 next copy
        andps xmm4, xmm7                                           ;  1328.5 p1      45 next
        movaps xmm10, xmm6                                         ;  1328.0 p5      45 next copy
        andps xmm10, xmm8                                          ;  1329.0 p0      45 next
        movaps [rbp - 16], xmm0                                    ;  1331.0 p3+p4   45 next spill
        movaps xmm0, xmm11                                         ;  1328.8 p1      45 next copy
        movaps [rbp - 64], xmm12                                   ;  1328.8 p3+p4   45 next spill
        movaps xmm12, xmm15                                        ;  1329.0 p5      45 next copy
        andps xmm12, xmm3                                          ;  1330.0 p0      45 next
        xorps xmm0, xmm12                                          ;  1331.0 p1      45 next
        xorps xmm4, xmm10                                          ;  1330.0 p5      45 next
        xorps xmm1, xmm0                                           ;  1332.0 p0      45 next
        xorps xmm10, xmm0                                          ;  1332.0 p1      45 next
        movaps xmm0, xmm2                                          ;  1331.0 p5      45 next copy
        andps xmm0, xmm8                                           ;  1332.0 p0      45 next
        movaps xmm12, xmm13                                        ;  1331.8 p1      45 next copy
        orps xmm12, xmm3                                           ;  1332.8 p5      45 next
        movaps [rdi + 0], xmm13                                    ;  1331.0 p3+p4   45 next spill
        movaps xmm13, xmm3                                         ;  1332.5 p0      45 next copy
        andps xmm13, xmm8                                          ;  1333.5 p1      45 next
        xorps xmm6, xmm13                                          ;  1334.5 p5      45 next
        xorps xmm1, xmm6                                           ;  1335.5 p0      45 next
        andps xmm6, xmm3                                           ;  1335.5 p1      45 next
        xorps xmm6, xmm14                                          ;  1336.5 p5      45 next
        movaps xmm14, xmm7                                         ;  1334.5 p0      45 next copy
        andps xmm14, xmm15                                         ;  1335.5 p1      45 next
        andps xmm2, xmm15                                          ;  1335.0 p5      45 next
        movaps [rbp + 112], xmm13                                  ;  1334.5 p3+p4   45 next spill
        movaps xmm13, xmm8                                         ;  1335.5 p0      45 next copy
        andps xmm13, [rdx - 64]                                    ;  1336.5 p1+p2   45 next
        movaps [rbp + 64], xmm6                                    ;  1337.5 p3+p4   45 next spill
        movaps xmm6, xmm5                                          ;  1336.0 p5      45 next copy
        andps xmm6, [rdx - 64]                                     ;  1337.0 p0+p2   45 next
        xorps xmm12, xmm6                                          ;  1338.0 p1      45 next
        xorps xmm14, xmm12                                         ;  1339.0 p5      45 next
        movaps xmm6, xmm13                                         ;  1337.5 p0      45 next copy
        xorps xmm6, xmm3                                           ;  1338.5 p1      45 next
        xorps xmm13, xmm5                                          ;  1338.0 p5      45 next
        movaps xmm12, xmm14                                        ;  1340.0 p0      45 next copy
        movaps [rbp - 48], xmm14                                   ;  1340.0 p3+p4   45 next spill
        movaps xmm14, xmm5                                         ;  1338.8 p1      45 next copy
        andps xmm14, xmm7                                          ;  1339.8 p5      45 next
        movaps [rdx - 32], xmm4                                    ;  1337.5 p3+p4   45 next spill
        movaps xmm4, xmm11                                         ;  1339.5 p0      45 next copy
        andps xmm4, [rdx - 64]                                     ;  1340.5 p1+p2   45 next
        xorps xmm0, xmm4                                           ;  1341.5 p5      45 next
        xorps xmm10, xmm0                                          ;  1342.5 p0      45 next
        xorps xmm12, xmm0                                          ;  1342.5 p1      45 next
        xorps xmm14, xmm15                                         ;  1341.0 p5      45 next
        movaps xmm0, [rdx - 128]                                   ;  1339.0 p2      45 next reload
        xorps xmm12, xmm0                                          ;  1343.5 p0      45 next
        movaps xmm4, [rdx - 64]                                    ;  1340.0 p2      48 next reload
        andps xmm6, xmm4                                           ;  1343.0 p1      45 next
        xorps xmm10, xmm13                                         ;  1343.5 p5      45 next
        andps xmm13, xmm8                                          ;  1342.5 p0      45 next
        xorps xmm1, xmm6                                           ;  1344.0 p1      45 next
        xorps xmm10, xmm9                                          ;  1344.5 p5      45 next
        movaps xmm6, xmm11                                         ;  1343.5 p0      45 next copy
        andps xmm6, xmm7                                           ;  1344.5 p1      45 next
        andps xmm0, xmm4                                           ;  1344.0 p5      45 next
        xorps xmm6, xmm14                                          ;  1345.5 p0      45 next
        xorps xmm14, xmm3                                          ;  1344.8 p1      45 next
        xorps xmm0, xmm14                                          ;  1345.8 p5      45 next
        andps xmm14, xmm7                                          ;  1345.8 p0      45 next
        xorps xmm0, xmm8                                           ;  1346.8 p1      45 next
        xorps xmm13, xmm6                                          ;  1346.5 p5      45 next
        movaps xmm6, xmm8                                          ;  1346.5 p0      45 next copy
        andps xmm6, xmm11                                          ;  1347.5 p1      45 next
        andps xmm8, xmm15                                          ;  1347.0 p5      45 next
        xorps xmm6, xmm8                                           ;  1348.5 p0      45 next
        xorps xmm14, xmm6                                          ;  1349.5 p1      45 next
        movaps xmm6, [rbp - 64]                                    ;  1344.5 p2      45 next reload
        xorps xmm14, xmm6                                          ;  1350.5 p5      45 next
        xorps xmm8, [rbp + 80]                                     ;  1348.5 p0+p2   45 next
        xorps xmm8, xmm13                                          ;  1349.5 p1      45 next
        movaps xmm6, xmm15                                         ;  1349.0 p5      45 next copy
        xorps xmm6, xmm7                                           ;  1350.0 p0      45 next
        andps xmm6, xmm4                                           ;  1351.0 p1      45 next
        xorps xmm13, xmm6                                          ;  1352.0 p5      45 next
        movaps xmm6, [rbp + 48]                                    ;  1346.5 p2      48 next reload
        andps xmm15, xmm6                                          ;  1350.5 p0      45 next
        andps xmm3, xmm5                                           ;  1350.8 p1      45 next
        xorps xmm15, [rdx - 32]                                    ;  1351.5 p5+p2   45 next
        movaps [rdx - 32], xmm14                                   ;  1351.5 p3+p4   45 next spill
        movaps xmm14, xmm11                                        ;  1351.5 p0      45 next copy
        andps xmm14, xmm6                                          ;  1352.5 p1      45 next
        andps xmm7, xmm6                                           ;  1352.0 p5      45 next
        andps xmm11, xmm5                                          ;  1352.5 p0      45 next
        movaps xmm6, xmm0                                          ;  1352.8 p1      45 next copy
        xorps xmm6, [rbp - 16]                                     ;  1353.8 p5+p2   45 next
        xorps xmm0, xmm8                                           ;  1353.5 p0      45 next
        xorps xmm2, xmm0                                           ;  1354.5 p1      45 next
        movaps xmm0, [rdi + 0]                                     ;  1350.0 p2      45 next reload
        orps xmm4, xmm0                                            ;  1354.0 p5      45 next
        xorps xmm3, xmm14                                          ;  1354.5 p0      45 next
        xorps xmm2, xmm15                                          ;  1355.5 p1      45 next
        xorps xmm11, [rbp + 64]                                    ;  1355.0 p5+p2   45 next
        xorps xmm14, xmm7                                          ;  1355.5 p0      45 next
        xorps xmm3, xmm0                                           ;  1355.8 p1      45 next
        xorps xmm4, xmm3                                           ;  1356.8 p5      45 next
        xorps xmm7, xmm11                                          ;  1356.5 p0      45 next
        xorps xmm6, [rbp - 48]                                     ;  1356.8 p1+p2   45 next
        xorps xmm10, xmm14                                         ;  1357.0 p5      45 next
        xorps xmm11, [rbp - 80]                                    ;  1357.5 p0+p2   45 next
        xorps xmm12, xmm11                                         ;  1358.5 p1      45 next
        movaps xmm3, [rbp + 48]                                    ;  1354.2 p2      48 next reload
        andps xmm5, xmm3                                           ;  1358.0 p5      45 next
        xorps xmm14, [rbp - 16]                                    ;  1358.5 p0+p2   45 next
        xorps xmm9, xmm5                                           ;  1359.0 p1      45 next
        xorps xmm15, [rbp + 64]                                    ;  1359.0 p5+p2   45 next
        xorps xmm5, xmm13                                          ;  1359.5 p0      45 next
        xorps xmm13, xmm4                                          ;  1359.8 p1      45 next
        xorps xmm1, xmm15                                          ;  1360.0 p5      45 next
        xorps xmm4, [rbp - 64]                                     ;  1360.5 p0+p2   45 next
        xorps xmm13, [rbp + 112]                                   ;  1360.8 p1+p2   45 next
        xorps xmm10, [rbp + 80]                                    ;  1361.0 p5+p2   45 next
        xorps xmm0, xmm6                                           ;  1361.5 p0      45 next
        xorps xmm14, [rdx - 32]                                    ;  1361.8 p1+p2   45 next
        xorps xmm3, xmm9                                           ;  1362.0 p5      45 next
        xorps xmm7, xmm5                                           ;  1362.5 p0      45 next
        xorps xmm8, xmm7                                           ;  1363.5 p1      45 next
        xorps xmm4, xmm3                                           ;  1363.0 p5      45 next
        movaps xmm15, [rdx - 16]                                   ;  1361.2 p2      48 next reload
        xorps xmm2, xmm15                                          ;  1364.2 p0      45 next
        movaps xmm3, [rbp - 96]                                    ;  1362.2 p2      48 next reload
        xorps xmm1, xmm3                                           ;  1365.2 p1      45 next
        movaps xmm5, [rbp + 0]                                     ;  1363.2 p2      48 next reload
        xorps xmm8, xmm5                                           ;  1366.2 p5      45 next
        movaps xmm6, [rdx - 96]                                    ;  1364.2 p2      48 next reload
        xorps xmm13, xmm6                                          ;  1367.2 p0      45 next
        movaps xmm7, [rbp + 32]                                    ;  1365.2 p2      48 next reload
        xorps xmm10, xmm7                                          ;  1368.2 p1      45 next
        movaps xmm9, [rbp - 112]                                   ;  1366.2 p2      48 next reload
        xorps xmm4, xmm9                                           ;  1369.2 p5      45 next
        movaps xmm11, [rbp + 96]                                   ;  1367.2 p2      48 next reload
        xorps xmm12, xmm11                                         ;  1370.2 p0      45 next
        xorps xmm8, [rdx + 0]                                      ;  1368.2 p1+p2   54 next
        xorps xmm1, [rdx + 32]                                     ;  1369.2 p5+p2   54 next
        xorps xmm2, [rbp - 32]                                     ;  1370.2 p0+p2   54 next
        xorps xmm13, [rdx + 96]                                    ;  1371.2 p1+p2   54 next
        xorps xmm14, [rdx - 112]                                   ;  1372.2 p5+p2   54 next
        xorps xmm0, [rdx + 80]                                     ;  1373.2 p0+p2   54 next
        xorps xmm4, [rdi - 64]                                     ;  1374.2 p1+p2   54 next
        xorps xmm10, [rdx + 112]                                   ;  1375.2 p5+p2   54 next
        xorps xmm5, [rdx - 48]                                     ;  1376.2 p0+p2   54 next
        xorps xmm12, [rbp + 16]                                    ;  1377.2 p1+p2   54 next
        xorps xmm3, [rdi + 48]                                     ;  1378.2 p5+p2   54 next
        xorps xmm15, [rdx + 64]                                    ;  1379.2 p0+p2   54 next
        xorps xmm6, [rdi + 64]                                     ;  1380.2 p1+p2   54 next
        xorps xmm9, [rdx - 80]                                     ;  1381.2 p5+p2   54 next
        xorps xmm7, [rdi + 32]                                     ;  1382.2 p0+p2   54 next
        xorps xmm11, [rdx + 16]                                    ;  1383.2 p1+p2   54 next
        movaps [rbp + 96], xmm11                                   ;  1384.2 p3+p4   54 next spill
        movaps xmm11, [rdx + 0]                                    ;  1384.2 p2      58 r
        xorps xmm11, [r9 + 256]                                    ;  1387.2 p5+p2   58 r
        movaps [rdx + 0], xmm7                                     ;  1383.2 p3+p4   54 next spill
        movaps xmm7, [rdx + 32]                                    ;  1386.2 p2      58 r
        xorps xmm7, [r9 + 272]                                     ;  1389.2 p0+p2   58 r
        movaps [rdx + 32], xmm9                                    ;  1382.2 p3+p4   54 next spill
        movaps xmm9, [rbp - 32]                                    ;  1388.2 p2      58 r
        xorps xmm9, [r9 + 288]                                     ;  1391.2 p1+p2   58 r
        movaps [rbp - 32], xmm6                                    ;  1381.2 p3+p4   54 next spill
        movaps xmm6, [rdx + 96]                                    ;  1390.2 p2      58 r
        xorps xmm6, [r9 + 304]                                     ;  1393.2 p5+p2   58 r
        movaps [rdx + 96], xmm15                                   ;  1380.2 p3+p4   54 next spill
        movaps xmm15, [rdi - 64]                                   ;  1392.2 p2      58 r
        xorps xmm15, [r9 + 320]                                    ;  1395.2 p0+p2   58 r
        movaps [rdi - 64], xmm3                                    ;  1381.5 p3+p4   54 next spill
        movaps xmm3, [rdx + 112]                                   ;  1394.2 p2      58 r
        xorps xmm3, [r9 + 336]                                     ;  1397.2 p1+p2   58 r
        movaps [rdx + 112], xmm5                                   ;  1382.5 p3+p4   54 next spill
        movaps xmm5, [rbp + 16]                                    ;  1396.2 p2      58 r
        xorps xmm5, [r9 + 352]                                     ;  1399.2 p5+p2   58 r
        movaps [rbp + 16], xmm0                                    ;  1383.5 p3+p4   54 next spill
        movaps xmm0, [rdx - 112]                                   ;  1398.2 p2      58 r
        xorps xmm0, [r9 + 368]                                     ;  1401.2 p0+p2   58 r
        xorps xmm11, [rax + 64]                                    ;  1400.2 p1+p2  108 r
        movaps [rax + 64], xmm11                                   ;  1401.2 p3+p4  108 r spill
        movaps xmm11, [rdx + 80]                                   ;  1401.2 p2      58 r
        xorps xmm11, [r9 + 384]                                    ;  1404.2 p5+p2   58 r
        xorps xmm7, [rax + 48]                                     ;  1403.2 p0+p2  108 r
        movaps [rax + 48], xmm7                                    ;  1404.2 p3+p4  108 r spill
        movaps xmm7, [rdx - 48]                                    ;  1404.2 p2      58 r
        xorps xmm7, [r9 + 400]                                     ;  1407.2 p1+p2   58 r
        xorps xmm9, [rax + 32]                                     ;  1406.2 p5+p2  108 r
        movaps [rax + 32], xmm9                                    ;  1407.2 p3+p4  108 r spill
        movaps xmm9, [rdi + 48]                                    ;  1407.2 p2      58 r
        xorps xmm9, [r9 + 416]                                     ;  1410.2 p0+p2   58 r
        xorps xmm6, [rax + 16]                                     ;  1409.2 p1+p2  108 r
        movaps [rax + 16], xmm6                                    ;  1410.2 p3+p4  108 r spill
        movaps xmm6, [rdx + 64]                                    ;  1410.2 p2      58 r
        xorps xmm6, [r9 + 432]                                     ;  1413.2 p5+p2   58 r
        xorps xmm15, [rax + 0]                                     ;  1412.2 p0+p2  108 r
        movaps [rax + 0], xmm15                                    ;  1413.2 p3+p4  108 r spill
        movaps xmm15, [rdi + 64]                                   ;  1413.2 p2      58 r
        xorps xmm15, [r9 + 448]                                    ;  1416.2 p1+p2   58 r
        xorps xmm3, [rax - 16]                                     ;  1415.2 p5+p2  108 r
        movaps [rax - 16], xmm3                                    ;  1416.2 p3+p4  108 r spill
        movaps xmm3, [rdx - 80]                                    ;  1416.2 p2      58 r
        xorps xmm3, [r9 + 464]                                     ;  1419.2 p0+p2   58 r
        xorps xmm5, [rax - 32]                                     ;  1418.2 p1+p2  108 r
        movaps [rax - 32], xmm5                                    ;  1419.2 p3+p4  108 r spill
        movaps xmm5, [rdi + 32]                                    ;  1419.2 p2      58 r
        xorps xmm5, [r9 + 480]                                     ;  1422.2 p5+p2   58 r
        xorps xmm0, [rax - 48]                                     ;  1421.2 p0+p2  108 r
        movaps [rax - 48], xmm0                                    ;  1422.2 p3+p4  108 r spill
        movaps xmm0, [rdx + 16]                                    ;  1422.2 p2      58 r
        xorps xmm0, [r9 + 496]                                     ;  1425.2 p1+p2   58 r
        xorps xmm11, [rbp + 1776]                                  ;  1424.2 p5+p2  108 r
        xorps xmm7, [rbp + 1760]                                   ;  1425.2 p0+p2  108 r
        xorps xmm9, [rcx + 96]                                     ;  1426.2 p1+p2  108 r
        xorps xmm6, [rcx + 112]                                    ;  1427.2 p5+p2  108 r
        xorps xmm15, [rax - 128]                                   ;  1428.2 p0+p2  108 r
        xorps xmm3, [rax - 112]                                    ;  1429.2 p1+p2  108 r
        xorps xmm8, [rbx - 32]                                     ;  1430.2 p5+p2  108 r
        xorps xmm1, [rbx - 16]                                     ;  1431.2 p0+p2  108 r
        xorps xmm5, [rax - 96]                                     ;  1432.2 p1+p2  108 r
        xorps xmm2, [rbx + 0]                                      ;  1433.2 p5+p2  108 r
        xorps xmm13, [rbx + 16]                                    ;  1434.2 p0+p2  108 r
        xorps xmm0, [rax - 80]                                     ;  1435.2 p1+p2  108 r
        xorps xmm4, [rbx + 32]                                     ;  1436.2 p5+p2  108 r
        xorps xmm10, [rbx + 48]                                    ;  1437.2 p0+p2  108 r
        xorps xmm12, [rbx + 64]                                    ;  1438.2 p1+p2  108 r
        xorps xmm14, [rdi + 80]                                    ;  1439.2 p5+p2  108 r
        movaps [rdi + 80], xmm14                                   ;  1440.2 p3+p4  108 r spill
        movaps xmm14, [rdi + 112]                                  ;  1440.2 p2     108 r
        xorps xmm14, [rbp + 16]                                    ;  1443.2 p0+p2  108 r
        movaps [rbp + 16], xmm14                                   ;  1444.2 p3+p4  108 r spill
        movaps xmm14, [rcx - 128]                                  ;  1442.2 p2     108 r
        xorps xmm14, [rdx + 112]                                   ;  1445.2 p1+p2  108 r
        movaps [rdx + 112], xmm14                                  ;  1446.2 p3+p4  108 r spill
        movaps xmm14, [rcx - 112]                                  ;  1444.2 p2     108 r
        xorps xmm14, [rdi - 64]                                    ;  1447.2 p5+p2  108 r
        movaps [rdi - 64], xmm14                                   ;  1448.2 p3+p4  108 r spill
        movaps xmm14, [rcx - 96]                                   ;  1446.2 p2     108 r
        xorps xmm14, [rdx + 96]                                    ;  1449.2 p0+p2  108 r
        movaps [rdx + 96], xmm14                                   ;  1450.2 p3+p4  108 r spill
        movaps xmm14, [rcx - 80]                                   ;  1448.2 p2     108 r
        xorps xmm14, [rbp - 32]                                    ;  1451.2 p1+p2  108 r
        movaps [rbp - 32], xmm14                                   ;  1452.2 p3+p4  108 r spill
        movaps xmm14, [rcx - 64]                                   ;  1450.2 p2     108 r
        xorps xmm14, [rdx + 32]                                    ;  1453.2 p5+p2  108 r
        movaps [rdx + 32], xmm14                                   ;  1454.2 p3+p4  108 r spill
        movaps xmm14, [rcx - 48]                                   ;  1452.2 p2     108 r
        xorps xmm14, [rdx + 0]                                     ;  1455.2 p0+p2  108 r
        movaps [rdx + 0], xmm14                                    ;  1456.2 p3+p4  108 r spill
        movaps xmm14, [rax - 64]                                   ;  1454.2 p2     108 r
        xorps xmm14, [rbp + 96]                                    ;  1457.2 p1+p2  108 r
        movaps [rbp + 1472], xmm5                                  ;  1446.5 p3+p4  113 rounds
        movaps [rbp + 1488], xmm0                                  ;  1447.5 p3+p4  113 rounds
        movaps [rbp + 1792], xmm8                                  ;  1448.5 p3+p4  113 rounds
        movaps [rbp + 1808], xmm1                                  ;  1449.5 p3+p4  113 rounds
        movaps [rbp + 1824], xmm2                                  ;  1450.5 p3+p4  113 rounds
        movaps [rbp + 1840], xmm13                                 ;  1451.5 p3+p4  113 rounds
        movaps [rbp + 1856], xmm4                                  ;  1452.5 p3+p4  113 rounds
        movaps [rbp + 1872], xmm10                                 ;  1453.5 p3+p4  113 rounds
        movaps [rbp + 1888], xmm12                                 ;  1454.5 p3+p4  113 rounds
        movaps [rbp + 2032], xmm14                                 ;  1458.2 p3+p4  113 rounds
        movaps xmm14, [rdi + 80]                                   ;  1456.2 p2     108 r reload
        movaps [rbp + 1904], xmm14                                 ;  1459.2 p3+p4  113 rounds
        movaps xmm14, [rbp + 16]                                   ;  1457.2 p2     108 r reload
        movaps [rbp + 1920], xmm14                                 ;  1460.2 p3+p4  113 rounds
        movaps xmm14, [rdx + 112]                                  ;  1458.2 p2     108 r reload
        movaps [rbp + 1936], xmm14                                 ;  1461.2 p3+p4  113 rounds
        movaps xmm14, [rdi - 64]                                   ;  1459.2 p2     108 r reload
        movaps [rbp + 1952], xmm14                                 ;  1462.2 p3+p4  113 rounds
        movaps xmm14, [rdx + 96]                                   ;  1460.2 p2     108 r reload
        movaps [rbp + 1968], xmm14                                 ;  1463.2 p3+p4  113 rounds
        movaps xmm14, [rbp - 32]                                   ;  1461.2 p2     108 r reload
        movaps [rbp + 1984], xmm14                                 ;  1464.2 p3+p4  113 rounds
        movaps xmm14, [rdx + 32]                                   ;  1462.2 p2     108 r reload
        movaps [rbp + 2000], xmm14                                 ;  1465.2 p3+p4  113 rounds
        movaps xmm14, [rdx + 0]                                    ;  1463.2 p2     108 r reload
        movaps [rbp + 2016], xmm14                                 ;  1466.2 p3+p4  113 rounds
        movaps xmm14, [rbx - 48]                                   ;  1464.2 p2     108 r reload
        movaps [rbp + 1504], xmm14                                 ;  1467.2 p3+p4  113 rounds
        movaps xmm14, [rbx - 64]                                   ;  1465.2 p2     108 r reload
        movaps [rbp + 1520], xmm14                                 ;  1468.2 p3+p4  113 rounds
        movaps xmm14, [rbx - 80]                                   ;  1466.2 p2     108 r reload
        movaps [rbp + 1536], xmm14                                 ;  1469.2 p3+p4  113 rounds
        movaps xmm14, [rbx - 96]                                   ;  1467.2 p2     108 r reload
        movaps [rbp + 1552], xmm14                                 ;  1470.2 p3+p4  113 rounds
        movaps xmm14, [rbx - 112]                                  ;  1468.2 p2     108 r reload
        movaps [rbp + 1568], xmm14                                 ;  1471.2 p3+p4  113 rounds
        movaps xmm14, [rbx - 128]                                  ;  1469.2 p2     108 r reload
        movaps [rbp + 1584], xmm14                                 ;  1472.2 p3+p4  113 rounds
        movaps xmm14, [rax + 112]                                  ;  1470.2 p2     108 r reload
        movaps [rbp + 1600], xmm14                                 ;  1473.2 p3+p4  113 rounds
        movaps xmm14, [rax + 96]                                   ;  1471.2 p2     108 r reload
        movaps [rbp + 1616], xmm14                                 ;  1474.2 p3+p4  113 rounds
        movaps xmm14, [rax + 80]                                   ;  1472.2 p2     108 r reload
        movaps [rbp + 1632], xmm14                                 ;  1475.2 p3+p4  113 rounds
        movaps xmm14, [rbp + 1456]                                 ;  1473.2 p2     108 r reload
        movaps [rbp + 1648], xmm14                                 ;  1476.2 p3+p4  113 rounds
        movaps xmm14, [rbp + 1440]                                 ;  1474.2 p2     108 r reload
        movaps [rbp + 1664], xmm14                                 ;  1477.2 p3+p4  113 rounds
        movaps xmm14, [rbp + 1424]                                 ;  1475.2 p2     108 r reload
        movaps [rbp + 1680], xmm14                                 ;  1478.2 p3+p4  113 rounds
        movaps xmm14, [rbp + 1408]                                 ;  1476.2 p2     108 r reload
        movaps [rbp + 1696], xmm14                                 ;  1479.2 p3+p4  113 rounds
        movaps xmm14, [rbx + 112]                                  ;  1477.2 p2     108 r reload
        movaps [rbp + 1712], xmm14                                 ;  1480.2 p3+p4  113 rounds
        movaps xmm14, [rbx + 96]                                   ;  1478.2 p2     108 r reload
        movaps [rbp + 1728], xmm14                                 ;  1481.2 p3+p4  113 rounds
        movaps xmm14, [rbx + 80]                                   ;  1479.2 p2     108 r reload
        movaps [rbp + 1744], xmm14                                 ;  1482.2 p3+p4  113 rounds
        movaps xmm14, [rcx + 80]                                   ;  1480.2 p2     108 r reload
        movaps [rbp + 2048], xmm14                                 ;  1483.2 p3+p4  113 rounds
        movaps xmm14, [rcx - 32]                                   ;  1481.2 p2     108 r reload
        movaps [rbp + 2064], xmm14                                 ;  1484.2 p3+p4  113 rounds
        movaps xmm14, [rcx - 16]                                   ;  1482.2 p2     108 r reload
        movaps [rbp + 2080], xmm14                                 ;  1485.2 p3+p4  113 rounds
        movaps xmm14, [rcx + 16]                                   ;  1483.2 p2     108 r reload
        movaps [rbp + 2096], xmm14                                 ;  1486.2 p3+p4  113 rounds
        movaps xmm14, [rcx + 32]                                   ;  1484.2 p2     108 r reload
        movaps [rbp + 2112], xmm14                                 ;  1487.2 p3+p4  113 rounds
        movaps xmm14, [rcx + 48]                                   ;  1485.2 p2     108 r reload
        movaps [rbp + 2128], xmm14                                 ;  1488.2 p3+p4  113 rounds
        movaps xmm14, [rcx + 64]                                   ;  1486.2 p2     108 r reload
        movaps [rbp + 2144], xmm14                                 ;  1489.2 p3+p4  113 rounds
        movaps xmm14, [rcx + 0]                                    ;  1487.2 p2     108 r reload
        movaps [rbp + 2160], xmm14                                 ;  1490.2 p3+p4  113 rounds
        movaps xmm14, [rdi - 32]                                   ;  1488.2 p2     108 r reload
        movaps [rbp + 2176], xmm14                                 ;  1491.2 p3+p4  113 rounds
        mov rsi, qword [rbp + 2544]                                ;  1489.2 p2     113 rounds reload
        sub r13, rsi                                               ;  1492.2 p5     113 rounds
        movaps xmm14, [rdi - 128]                                  ;  1490.2 p2     108 r reload
        movaps [rbp + 2192], xmm14                                 ;  1493.2 p3+p4  113 rounds
        movaps xmm14, [rdi - 48]                                   ;  1491.2 p2     108 r reload
        movaps [rbp + 2208], xmm14                                 ;  1494.2 p3+p4  113 rounds
        movaps xmm14, [rdi - 112]                                  ;  1492.2 p2     108 r reload
        movaps [rbp + 2224], xmm14                                 ;  1495.2 p3+p4  113 rounds
        movaps xmm14, [rdi - 96]                                   ;  1493.2 p2     108 r reload
        movaps [rbp + 2240], xmm14                                 ;  1496.2 p3+p4  113 rounds
        movaps xmm14, [rdx + 48]                                   ;  1494.2 p2     108 r reload
        movaps [rbp + 2256], xmm14                                 ;  1497.2 p3+p4  113 rounds
        movaps xmm14, [rdi - 16]                                   ;  1495.2 p2     108 r reload
        movaps [rbp + 2272], xmm14                                 ;  1498.2 p3+p4  113 rounds
        movaps xmm14, [rdi - 80]                                   ;  1496.2 p2     108 r reload
        movaps [rbp + 2288], xmm14                                 ;  1499.2 p3+p4  113 rounds
        sub r14, rsi                                               ;  1492.2 p0     113 rounds
        add r13, 0x100                                             ;  1493.2 p1     113 rounds
        sub r15, rsi                                               ;  1492.2 p5     113 rounds
        and r13, 0x7ff                                             ;  1494.2 p0     113 rounds
        add r13, rsi                                               ;  1495.2 p1     113 rounds
        add r14, 0x100                                             ;  1493.2 p5     113 rounds
        sub r10, rsi                                               ;  1493.2 p0     113 rounds
        and r14, 0x7ff                                             ;  1494.2 p1     113 rounds
        add r14, rsi                                               ;  1495.2 p5     113 rounds
        add r15, 0x100                                             ;  1494.2 p0     113 rounds
        and r15, 0x7ff                                             ;  1495.2 p1     113 rounds
        sub r8, rsi                                                ;  1494.8 p5     113 rounds
        add r15, rsi                                               ;  1496.2 p0     113 rounds
        mov qword [rbp + 2600], r15                                ;  1497.2 p3+p4  113 rounds
        add r10, 0x200                                             ;  1495.5 p1     113 rounds
        sub r11, rsi                                               ;  1495.8 p5     113 rounds
        and r10, 0x7ff                                             ;  1496.5 p0     113 rounds
        add r10, rsi                                               ;  1497.5 p1     113 rounds
        add r8, 0x200                                              ;  1496.8 p5     113 rounds
        sub r9, rsi                                                ;  1497.2 p0     113 rounds
        and r8, 0x7ff                                              ;  1497.8 p1     113 rounds
        add r8, rsi                                                ;  1498.8 p5     113 rounds
        add r11, 0x200                                             ;  1498.2 p0     113 rounds
        and r11, 0x7ff                                             ;  1499.2 p1     113 rounds
        add r11, rsi                                               ;  1500.2 p5     113 rounds
        add r9, 0x200                                              ;  1499.2 p0     113 rounds
        and r9, 0x7ff                                              ;  1500.2 p1     113 rounds
        add r9, rsi                                                ;  1501.2 p5     113 rounds
        add r12, 0x100                                             ;  1500.2 p0     113 rounds
        movaps xmm0, [rax + 64]                                    ;  1498.8 p2     108 r reload
        movaps xmm1, [rax + 48]                                    ;  1499.8 p2     108 r reload
        movaps xmm2, [rax + 32]                                    ;  1500.8 p2     108 r reload
        movaps xmm14, [rax + 16]                                   ;  1501.8 p2     108 r reload
        movaps xmm4, [rax + 0]                                     ;  1502.8 p2     108 r reload
        movaps xmm5, [rax - 16]                                    ;  1503.8 p2     108 r reload
        movaps xmm8, [rax - 32]                                    ;  1504.8 p2     108 r reload
        movaps xmm10, [rax - 48]                                   ;  1505.8 p2     108 r reload
        movaps xmm12, xmm15                                        ;  1500.8 p1     108 r copy
        movaps xmm13, xmm3                                         ;  1501.0 p5     108 r copy
        movaps xmm3, xmm14                                         ;  1504.8 p0     108 r copy
        movaps xmm14, xmm6                                         ;  1501.8 p1     108 r copy
        movaps xmm6, xmm8                                          ;  1507.8 p5     108 r copy
        movaps xmm8, xmm11                                         ;  1502.2 p0     108 r copy
        movaps xmm11, xmm14                                        ;  1502.8 p1     108 r copy
        movaps xmm14, xmm7                                         ;  1503.0 p5     108 r copy
        movaps xmm7, xmm10                                         ;  1508.8 p0     108 r copy
        movaps xmm10, xmm9                                         ;  1503.8 p1     108 r copy
        movaps xmm9, xmm14                                         ;  1504.0 p5     108 r copy
        cmp r12, qword [rbp + 2616]                                ;                    more rounds?
        jne .rounds_2
        movdqa [rbp + 2304], xmm0                                  ;                    resident
        movdqa [rbp + 2320], xmm1                                  ;                    resident
        movdqa [rbp + 2336], xmm2                                  ;                    resident
        movdqa [rbp + 2352], xmm3                                  ;                    resident
        movdqa [rbp + 2368], xmm4                                  ;                    resident
        movdqa [rbp + 2384], xmm5                                  ;                    resident
        movdqa [rbp + 2400], xmm6                                  ;                    resident
        movdqa [rbp + 2416], xmm7                                  ;                    resident
        movdqa [rbp + 2432], xmm8                                  ;                    resident
        movdqa [rbp + 2448], xmm9                                  ;                    resident
        movdqa [rbp + 2464], xmm10                                 ;                    resident
        movdqa [rbp + 2480], xmm11                                 ;                    resident
        movdqa [rbp + 2496], xmm12                                 ;                    resident
        movdqa [rbp + 2512], xmm13                                 ;                    resident
        mov qword [rbp + 2592], r8                                 ;                    resident
        mov qword [rbp + 2608], r9                                 ;                    resident
        mov qword [rbp + 2560], r10                                ;                    resident
        mov qword [rbp + 2576], r11                                ;                    resident
        mov qword [rbp + 2552], r12                                ;                    resident
        mov qword [rbp + 2568], r13                                ;                    resident
        mov qword [rbp + 2584], r14                                ;                    resident
        mov r8, qword [rbp + 2544]                                 ;     0.0 p2      86 dst.0 reload
        movaps xmm0, [r8 + 3584]                                   ;     3.0 p2      62 r
        movaps xmm1, [rbp + 1504]                                  ;     2.0 p2      62 r reload
        andps xmm0, xmm1                                           ;     6.0 p0      62 r
        xorps xmm0, [rbp + 2048]                                   ;     7.0 p1+p2   62 r
        movaps xmm2, xmm0                                          ;     8.0 p5      63 r copy
        orps xmm2, [r8]                                            ;     9.0 p0+p2   63 r
        xorps xmm2, xmm1                                           ;    10.0 p1      63 r
        mov r9, qword [rbp + 2624]                                 ;     5.0 p2     119 r reload
        movaps [r9 + 256], xmm2                                    ;    11.0 p3+p4  119 r
        movaps [r9], xmm0                                          ;     8.0 p3+p4  119 r
        movaps xmm0, [r8 + 3600]                                   ;     6.0 p2      62 r
        movaps xmm1, [rbp + 1520]                                  ;     7.0 p2      62 r reload
        andps xmm0, xmm1                                           ;    10.0 p5      62 r
        xorps xmm0, [rbp + 2064]                                   ;    11.0 p0+p2   62 r
        movaps xmm2, xmm0                                          ;    12.0 p1      63 r copy
        orps xmm2, [r8 + 16]                                       ;    13.0 p5+p2   63 r
        xorps xmm2, xmm1                                           ;    14.0 p0      63 r
        movaps [r9 + 272], xmm2                                    ;    15.0 p3+p4  119 r
        movaps [r9 + 16], xmm0                                     ;    12.0 p3+p4  119 r
        movaps xmm0, [r8 + 3616]                                   ;    10.0 p2      62 r
        movaps xmm1, [rbp + 1536]                                  ;    11.0 p2      62 r reload
        andps xmm0, xmm1                                           ;    14.0 p1      62 r
        xorps xmm0, [rbp + 2080]                                   ;    15.0 p5+p2   62 r
        movaps xmm2, xmm0                                          ;    16.0 p0      63 r copy
        orps xmm2, [r8 + 32]                                       ;    17.0 p1+p2   63 r
        xorps xmm2, xmm1                                           ;    18.0 p5      63 r
        movaps [r9 + 288], xmm2                                    ;    19.0 p3+p4  119 r
        movaps [r9 + 32], xmm0                                     ;    16.0 p3+p4  119 r
        movaps xmm0, [r8 + 3632]                                   ;    14.0 p2      62 r
        movaps xmm1, [rbp + 1552]                                  ;    15.0 p2      62 r reload
        andps xmm0, xmm1                                           ;    18.0 p0      62 r
        xorps xmm0, [rbp + 2096]                                   ;    19.0 p1+p2   62 r
        movaps xmm2, xmm0                                          ;    20.0 p5      63 r copy
        orps xmm2, [r8 + 48]                                       ;    21.0 p0+p2   63 r
        xorps xmm2, xmm1                                           ;    22.0 p1      63 r
        movaps [r9 + 304], xmm2                                    ;    23.0 p3+p4  119 r
        movaps [r9 + 48], xmm0                                     ;    20.0 p3+p4  119 r
        movaps xmm0, [r8 + 3648]                                   ;    18.0 p2      62 r
        movaps xmm1, [rbp + 1568]                                  ;    19.0 p2      62 r reload
        andps xmm0, xmm1                                           ;    22.0 p5      62 r
        xorps xmm0, [rbp + 2112]                                   ;    23.0 p0+p2   62 r
        movaps xmm2, xmm0                                          ;    24.0 p1      63 r copy
        orps xmm2, [r8 + 64]                                       ;    25.0 p5+p2   63 r
        xorps xmm2, xmm1                                           ;    26.0 p0      63 r
        movaps [r9 + 320], xmm2                                    ;    27.0 p3+p4  119 r
        movaps [r9 + 64], xmm0                                     ;    24.0 p3+p4  119 r
        movaps xmm0, [r8 + 3664]                                   ;    22.0 p2      62 r
        movaps xmm1, [rbp + 1584]                                  ;    23.0 p2      62 r reload
        andps xmm0, xmm1                                           ;    26.0 p1      62 r
        xorps xmm0, [rbp + 2128]                                   ;    27.0 p5+p2   62 r
        movaps xmm2, xmm0                                          ;    28.0 p0      63 r copy
        orps xmm2, [r8 + 80]                                       ;    29.0 p1+p2   63 r
        xorps xmm2, xmm1                                           ;    30.0 p5      63 r
        movaps [r9 + 336], xmm2                                    ;    31.0 p3+p4  119 r
        movaps [r9 + 80], xmm0                                     ;    28.0 p3+p4  119 r
        movaps xmm0, [r8 + 3680]                                   ;    26.0 p2      62 r
        movaps xmm1, [rbp + 1600]                                  ;    27.0 p2      62 r reload
        andps xmm0, xmm1                                           ;    30.0 p0      62 r
        xorps xmm0, [rbp + 2144]                                   ;    31.0 p1+p2   62 r
        movaps xmm2, xmm0                                          ;    32.0 p5      63 r copy
        orps xmm2, [r8 + 96]                                       ;    33.0 p0+p2   63 r
        xorps xmm2, xmm1                                           ;    34.0 p1      63 r
        movaps [r9 + 352], xmm2                                    ;    35.0 p3+p4  119 r
        movaps [r9 + 96], xmm0                                     ;    32.0 p3+p4  119 r
        movaps xmm0, [r8 + 3696]                                   ;    30.0 p2      62 r
        movaps xmm1, [rbp + 1616]                                  ;    31.0 p2      62 r reload
        andps xmm0, xmm1                                           ;    34.0 p5      62 r
        xorps xmm0, [rbp + 2160]                                   ;    35.0 p0+p2   62 r
        movaps xmm2, xmm0                                          ;    36.0 p1      63 r copy
        orps xmm2, [r8 + 112]                                      ;    37.0 p5+p2   63 r
        xorps xmm2, xmm1                                           ;    38.0 p0      63 r
        movaps [r9 + 368], xmm2                                    ;    39.0 p3+p4  119 r
        movaps [r9 + 112], xmm0                                    ;    36.0 p3+p4  119 r
        movaps xmm0, [r8 + 3712]                                   ;    34.0 p2      62 r
        movaps xmm1, [rbp + 1632]                                  ;    35.0 p2      62 r reload
        andps xmm0, xmm1                                           ;    38.0 p1      62 r
        xorps xmm0, [rbp + 2176]                                   ;    39.0 p5+p2   62 r
        movaps xmm2, xmm0                                          ;    40.0 p0      63 r copy
        orps xmm2, [r8 + 128]                                      ;    41.0 p1+p2   63 r
        xorps xmm2, xmm1                                           ;    42.0 p5      63 r
        movaps [r9 + 384], xmm2                                    ;    43.0 p3+p4  119 r
        movaps [r9 + 128], xmm0                                    ;    40.0 p3+p4  119 r
        movaps xmm0, [r8 + 3728]                                   ;    38.0 p2      62 r
        movaps xmm1, [rbp + 1648]                                  ;    39.0 p2      62 r reload
        andps xmm0, xmm1                                           ;    42.0 p0      62 r
        xorps xmm0, [rbp + 2192]                                   ;    43.0 p1+p2   62 r
        movaps xmm2, xmm0                                          ;    44.0 p5      63 r copy
        orps xmm2, [r8 + 144]                                      ;    45.0 p0+p2   63 r
        xorps xmm2, xmm1                                           ;    46.0 p1      63 r
        movaps [r9 + 400], xmm2                                    ;    47.0 p3+p4  119 r
        movaps [r9 + 144], xmm0                                    ;    44.0 p3+p4  119 r
        movaps xmm0, [r8 + 3744]                                   ;    42.0 p2      62 r
        movaps xmm1, [rbp + 1664]                                  ;    43.0 p2      62 r reload
        andps xmm0, xmm1                                           ;    46.0 p5      62 r
        xorps xmm0, [rbp + 2208]                                   ;    47.0 p0+p2   62 r
        movaps xmm2, xmm0                                          ;    48.0 p1      63 r copy
        orps xmm2, [r8 + 160]                                      ;    49.0 p5+p2   63 r
        xorps xmm2, xmm1                                           ;    50.0 p0      63 r
        movaps [r9 + 416], xmm2                                    ;    51.0 p3+p4  119 r
        movaps [r9 + 160], xmm0                                    ;    48.0 p3+p4  119 r
        movaps xmm0, [r8 + 3760]                                   ;    46.0 p2      62 r
        movaps xmm1, [rbp + 1680]                                  ;    47.0 p2      62 r reload
        andps xmm0, xmm1                                           ;    50.0 p1      62 r
        xorps xmm0, [rbp + 2224]                                   ;    51.0 p5+p2   62 r
        movaps xmm2, xmm0                                          ;    52.0 p0      63 r copy
        orps xmm2, [r8 + 176]                                      ;    53.0 p1+p2   63 r
        xorps xmm2, xmm1                                           ;    54.0 p5      63 r
        movaps [r9 + 432], xmm2                                    ;    55.0 p3+p4  119 r
        movaps [r9 + 176], xmm0                                    ;    52.0 p3+p4  119 r
        movaps xmm0, [r8 + 3776]                                   ;    50.0 p2      62 r
        movaps xmm1, [rbp + 1696]                                  ;    51.0 p2      62 r reload
        andps xmm0, xmm1                                           ;    54.0 p0      62 r
        xorps xmm0, [rbp + 2240]                                   ;    55.0 p1+p2   62 r
        movaps xmm2, xmm0                                          ;    56.0 p5      63 r copy
        orps xmm2, [r8 + 192]                                      ;    57.0 p0+p2   63 r
        xorps xmm2, xmm1                                           ;    58.0 p1      63 r
        movaps [r9 + 448], xmm2                                    ;    59.0 p3+p4  119 r
        movaps [r9 + 192], xmm0                                    ;    56.0 p3+p4  119 r
        movaps xmm0, [r8 + 3792]                                   ;    54.0 p2      62 r
        movaps xmm1, [rbp + 1712]                                  ;    55.0 p2      62 r reload
        andps xmm0, xmm1                                           ;    58.0 p5      62 r
        xorps xmm0, [rbp + 2256]                                   ;    59.0 p0+p2   62 r
        movaps xmm2, xmm0                                          ;    60.0 p1      63 r copy
        orps xmm2, [r8 + 208]                                      ;    61.0 p5+p2   63 r
        xorps xmm2, xmm1                                           ;    62.0 p0      63 r
        movaps [r9 + 464], xmm2                                    ;    63.0 p3+p4  119 r
        movaps [r9 + 208], xmm0                                    ;    60.0 p3+p4  119 r
        movaps xmm0, [r8 + 3808]                                   ;    58.0 p2      62 r
        movaps xmm1, [rbp + 1728]                                  ;    59.0 p2      62 r reload
        andps xmm0, xmm1                                           ;    62.0 p1      62 r
        xorps xmm0, [rbp + 2272]                                   ;    63.0 p5+p2   62 r
        movaps xmm2, xmm0                                          ;    64.0 p0      63 r copy
        orps xmm2, [r8 + 224]                                      ;    65.0 p1+p2   63 r
        xorps xmm2, xmm1                                           ;    66.0 p5      63 r
        movaps [r9 + 480], xmm2                                    ;    67.0 p3+p4  119 r
        movaps [r9 + 224], xmm0                                    ;    64.0 p3+p4  119 r
        movaps xmm0, [r8 + 3824]                                   ;    62.0 p2      62 r
        movaps xmm1, [rbp + 1744]                                  ;    63.0 p2      62 r reload
        andps xmm0, xmm1                                           ;    66.0 p0      62 r
        xorps xmm0, [rbp + 2288]                                   ;    67.0 p1+p2   62 r
        movaps xmm2, xmm0                                          ;    68.0 p5      63 r copy
        orps xmm2, [r8 + 240]                                      ;    69.0 p0+p2   63 r
        xorps xmm2, xmm1                                           ;    70.0 p1      63 r
        movaps [r9 + 496], xmm2                                    ;    71.0 p3+p4  119 r
        movaps [r9 + 240], xmm0                                    ;    68.0 p3+p4  119 r
        movaps xmm0, [r8 + 1024]                                   ;    66.0 p2      62 r
        movaps xmm1, [rbp + 2304]                                  ;    67.0 p2      62 r reload
        andps xmm0, xmm1                                           ;    70.0 p5      62 r
        xorps xmm0, [rbp + 1792]                                   ;    71.0 p0+p2   62 r
        movaps xmm2, xmm0                                          ;    72.0 p1      63 r copy
        orps xmm2, [r8 + 2560]                                     ;    73.0 p5+p2   63 r
        xorps xmm2, xmm1                                           ;    74.0 p0      63 r
        movaps [r9 + 768], xmm2                                    ;    75.0 p3+p4  120 r
        movaps [r9 + 512], xmm0                                    ;    72.0 p3+p4  120 r
        movaps xmm0, [r8 + 1040]                                   ;    70.0 p2      62 r
        movaps xmm1, [rbp + 2320]                                  ;    71.0 p2      62 r reload
        andps xmm0, xmm1                                           ;    74.0 p1      62 r
        xorps xmm0, [rbp + 1808]                                   ;    75.0 p5+p2   62 r
        movaps xmm2, xmm0                                          ;    76.0 p0      63 r copy
        orps xmm2, [r8 + 2576]                                     ;    77.0 p1+p2   63 r
        xorps xmm2, xmm1                                           ;    78.0 p5      63 r
        movaps [r9 + 784], xmm2                                    ;    79.0 p3+p4  120 r
        movaps [r9 + 528], xmm0                                    ;    76.0 p3+p4  120 r
        movaps xmm0, [r8 + 1056]                                   ;    74.0 p2      62 r
        movaps xmm1, [rbp + 2336]                                  ;    75.0 p2      62 r reload
        andps xmm0, xmm1                                           ;    78.0 p0      62 r
        xorps xmm0, [rbp + 1824]                                   ;    79.0 p1+p2   62 r
        movaps xmm2, xmm0                                          ;    80.0 p5      63 r copy
        orps xmm2, [r8 + 2592]                                     ;    81.0 p0+p2   63 r
        xorps xmm2, xmm1                                           ;    82.0 p1      63 r
        movaps [r9 + 800], xmm2                                    ;    83.0 p3+p4  120 r
        movaps [r9 + 544], xmm0                                    ;    80.0 p3+p4  120 r
        movaps xmm0, [r8 + 1072]                                   ;    78.0 p2      62 r
        movaps xmm1, [rbp + 2352]                                  ;    79.0 p2      62 r reload
        andps xmm0, xmm1                                           ;    82.0 p5      62 r
        xorps xmm0, [rbp + 1840]                                   ;    83.0 p0+p2   62 r
        movaps xmm2, xmm0                                          ;    84.0 p1      63 r copy
        orps xmm2, [r8 + 2608]                                     ;    85.0 p5+p2   63 r
        xorps xmm2, xmm1                                           ;    86.0 p0      63 r
        movaps [r9 + 816], xmm2                                    ;    87.0 p3+p4  120 r
        movaps [r9 + 560], xmm0                                    ;    84.0 p3+p4  120 r
        movaps xmm0, [r8 + 1088]                                   ;    82.0 p2      62 r
        movaps xmm1, [rbp + 2368]                                  ;    83.0 p2      62 r reload
        andps xmm0, xmm1                                           ;    86.0 p1      62 r
        xorps xmm0, [rbp + 1856]                                   ;    87.0 p5+p2   62 r
        movaps xmm2, xmm0                                          ;    88.0 p0      63 r copy
        orps xmm2, [r8 + 2624]                                     ;    89.0 p1+p2   63 r
        xorps xmm2, xmm1                                           ;    90.0 p5      63 r
        movaps [r9 + 832], xmm2                                    ;    91.0 p3+p4  120 r
        movaps [r9 + 576], xmm0                                    ;    88.0 p3+p4  120 r
        movaps xmm0, [r8 + 1104]                                   ;    86.0 p2      62 r
        movaps xmm1, [rbp + 2384]                                  ;    87.0 p2      62 r reload
        andps xmm0, xmm1                                           ;    90.0 p0      62 r
        xorps xmm0, [rbp + 1872]                                   ;    91.0 p1+p2   62 r
        movaps xmm2, xmm0                                          ;    92.0 p5      63 r copy
        orps xmm2, [r8 + 2640]                                     ;    93.0 p0+p2   63 r
        xorps xmm2, xmm1                                           ;    94.0 p1      63 r
        movaps [r9 + 848], xmm2                                    ;    95.0 p3+p4  120 r
        movaps [r9 + 592], xmm0                                    ;    92.0 p3+p4  120 r
        movaps xmm0, [r8 + 1120]                                   ;    90.0 p2      62 r
        movaps xmm1, [rbp + 2400]                                  ;    91.0 p2      62 r reload
        andps xmm0, xmm1                                           ;    94.0 p5      62 r
        xorps xmm0, [rbp + 1888]                                   ;    95.0 p0+p2   62 r
        movaps xmm2, xmm0                                          ;    96.0 p1      63 r copy
        orps xmm2, [r8 + 2656]                                     ;    97.0 p5+p2   63 r
        xorps xmm2, xmm1                                           ;    98.0 p0      63 r
        movaps [r9 + 864], xmm2                                    ;    99.0 p3+p4  120 r
        movaps [r9 + 608], xmm0                                    ;    96.0 p3+p4  120 r
        movaps xmm0, [r8 + 1136]                                   ;    94.0 p2      62 r
        movaps xmm1, [rbp + 2416]                                  ;    95.0 p2      62 r reload
        andps xmm0, xmm1                                           ;    98.0 p1      62 r
        xorps xmm0, [rbp + 1904]                                   ;    99.0 p5+p2   62 r
        movaps xmm2, xmm0                                          ;   100.0 p0      63 r copy
        orps xmm2, [r8 + 2672]                                     ;   101.0 p1+p2   63 r
        xorps xmm2, xmm1                                           ;   102.0 p5      63 r
        movaps [r9 + 880], xmm2                                    ;   103.0 p3+p4  120 r
        movaps [r9 + 624], xmm0                                    ;   100.0 p3+p4  120 r
        movaps xmm0, [r8 + 1152]                                   ;    98.0 p2      62 r
        movaps xmm1, [rbp + 2432]                                  ;    99.0 p2      62 r reload
        andps xmm0, xmm1                                           ;   102.0 p0      62 r
        xorps xmm0, [rbp + 1920]                                   ;   103.0 p1+p2   62 r
        movaps xmm2, xmm0                                          ;   104.0 p5      63 r copy
        orps xmm2, [r8 + 2688]                                     ;   105.0 p0+p2   63 r
        xorps xmm2, xmm1                                           ;   106.0 p1      63 r
        movaps [r9 + 896], xmm2                                    ;   107.0 p3+p4  120 r
        movaps [r9 + 640], xmm0                                    ;   104.0 p3+p4  120 r
        movaps xmm0, [r8 + 1168]                                   ;   102.0 p2      62 r
        movaps xmm1, [rbp + 2448]                                  ;   103.0 p2      62 r reload
        andps xmm0, xmm1                                           ;   106.0 p5      62 r
        xorps xmm0, [rbp + 1936]                                   ;   107.0 p0+p2   62 r
        movaps [r9 + 656], xmm0                                    ;   108.0 p3+p4  120 r
        orps xmm0, [r8 + 2704]                                     ;   108.0 p1+p2   63 r
        xorps xmm0, xmm1                                           ;   109.0 p5      63 r
        movaps [r9 + 912], xmm0                                    ;   110.0 p3+p4  120 r
        movaps xmm0, [r8 + 1184]                                   ;   106.0 p2      62 r
        movaps xmm1, [rbp + 2464]                                  ;   107.0 p2      62 r reload
        andps xmm0, xmm1                                           ;   110.0 p0      62 r
        xorps xmm0, [rbp + 1952]                                   ;   111.0 p1+p2   62 r
        movaps [r9 + 672], xmm0                                    ;   112.0 p3+p4  120 r
        orps xmm0, [r8 + 2720]                                     ;   112.0 p5+p2   63 r
        xorps xmm0, xmm1                                           ;   113.0 p0      63 r
        movaps [r9 + 928], xmm0                                    ;   114.0 p3+p4  120 r
        movaps xmm0, [r8 + 1200]                                   ;   110.0 p2      62 r
        movaps xmm1, [rbp + 2480]                                  ;   111.0 p2      62 r reload
        andps xmm0, xmm1                                           ;   114.0 p1      62 r
        xorps xmm0, [rbp + 1968]                                   ;   115.0 p5+p2   62 r
        movaps [r9 + 688], xmm0                                    ;   116.0 p3+p4  120 r
        orps xmm0, [r8 + 2736]                                     ;   116.0 p0+p2   63 r
        xorps xmm0, xmm1                                           ;   117.0 p1      63 r
        movaps [r9 + 944], xmm0                                    ;   118.0 p3+p4  120 r
        movaps xmm0, [r8 + 1216]                                   ;   114.0 p2      62 r
        movaps xmm1, [rbp + 2496]                                  ;   115.0 p2      62 r reload
        andps xmm0, xmm1                                           ;   118.0 p5      62 r
        xorps xmm0, [rbp + 1984]                                   ;   119.0 p0+p2   62 r
        movaps [r9 + 704], xmm0                                    ;   120.0 p3+p4  120 r
        orps xmm0, [r8 + 2752]                                     ;   120.0 p1+p2   63 r
        xorps xmm0, xmm1                                           ;   121.0 p5      63 r
        movaps [r9 + 960], xmm0                                    ;   122.0 p3+p4  120 r
        movaps xmm0, [r8 + 1232]                                   ;   118.0 p2      62 r
        movaps xmm1, [rbp + 2512]                                  ;   119.0 p2      62 r reload
        andps xmm0, xmm1                                           ;   122.0 p0      62 r
        xorps xmm0, [rbp + 2000]                                   ;   123.0 p1+p2   62 r
        movaps [r9 + 720], xmm0                                    ;   124.0 p3+p4  120 r
        orps xmm0, [r8 + 2768]                                     ;   124.0 p5+p2   63 r
        xorps xmm0, xmm1                                           ;   125.0 p0      63 r
        movaps [r9 + 976], xmm0                                    ;   126.0 p3+p4  120 r
        movaps xmm0, [r8 + 1248]                                   ;   122.0 p2      62 r
        movaps xmm1, [rbp + 1472]                                  ;   123.0 p2      62 r reload
        andps xmm0, xmm1                                           ;   126.0 p1      62 r
        xorps xmm0, [rbp + 2016]                                   ;   127.0 p5+p2   62 r
        movaps [r9 + 736], xmm0                                    ;   128.0 p3+p4  120 r
        orps xmm0, [r8 + 2784]                                     ;   128.0 p0+p2   63 r
        xorps xmm0, xmm1                                           ;   129.0 p1      63 r
        movaps [r9 + 992], xmm0                                    ;   130.0 p3+p4  120 r
        movaps xmm0, [r8 + 1264]                                   ;   126.0 p2      62 r
        movaps xmm1, [rbp + 1488]                                  ;   127.0 p2      62 r reload
        andps xmm0, xmm1                                           ;   130.0 p5      62 r
        xorps xmm0, [rbp + 2032]                                   ;   131.0 p0+p2   62 r
        movaps [r9 + 752], xmm0                                    ;   132.0 p3+p4  120 r
        orps xmm0, [r8 + 2800]                                     ;   132.0 p1+p2   63 r
        xorps xmm0, xmm1                                           ;   133.0 p5      63 r
        movaps [r9 + 1008], xmm0                                   ;   134.0 p3+p4  120 r
        add r9, 0x400                                              ;   125.0 p0     141 blocks
        mov qword [rbp + 2624], r9                                 ;   126.0 p3+p4  141 blocks
        mov r8, qword [rbp + 2528]                                 ;   130.0 p2     141 blocks
        add r8, 0x400                                              ;   133.0 p1     141 blocks
        mov qword [rbp + 2528], r8                                 ;   134.0 p3+p4  141 blocks
        cmp r8, qword [rbp + 2536]                                 ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        add rsp, 0xad8                                             ;                    frame
        pop r15                                                    ;                    preserved
        pop r14                                                    ;                    preserved
        pop r13                                                    ;                    preserved
        pop r12                                                    ;                    preserved
        pop rbp                                                    ;                    preserved
        pop rbx                                                    ;                    preserved
        ret

        section .rodata align=64
; constants128
        align 16, db 0
misty1_encrypt_compact.T0_constants128:
        dq 0xffffffffffffffff, 0xffffffffffffffff

        section .note.GNU-stack noalloc noexec nowrite progbits
