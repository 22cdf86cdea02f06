; misty1_encrypt_compact for Intel Pentium 4 (Prescott with EM64T, 64-bit) (prescott-64)
; made by cipherwright 0.1.0 from ciphers/misty1.cw (sha256 52285177dbce2877); do not edit:
;   ./cw build misty1_encrypt_compact --cpu prescott-64 --variant bitsliced
;
; void misty1_encrypt_compact(const void *k, const void *src, void *dst, uint32_t n);   System V, 64 bits
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
;   body: 5 uops, planned 6.0; bounds: width 1.7, ports 2.0, path 2.0
;   blocks: 198 uops, planned 134.7; bounds: width 66.0, ports 134.0, path 11.0
;   blocks/rounds: 5734 uops, planned 2481.0; bounds: width 1911.3, ports 2452.0, path 149.0
;   blocks.2: 391 uops, planned 146.0; bounds: width 130.3, ports 132.0, path 19.0
;
; A comment holds: planned cycle, ports, source line, value, and `copy`, `spill` or `reload` where
; the instruction only moves a value.

        bits 64
        global misty1_encrypt_compact

        section .text
        align 16
misty1_encrypt_compact:
        push rbp                                                   ;                    preserved
        sub rsp, 0xad0                                             ;                    frame
        lea rbp, [rsp + 128]                                       ;                    frame
        mov dword [rbp + 2632], ecx                                ;                    argument
        mov qword [rbp + 2576], rsi                                ;                    argument
        mov qword [rbp + 2592], rdi                                ;                    argument
        mov qword [rbp + 2624], rdx                                ;                    argument
        mov r8d, dword [rbp + 2632]                                ;     0.0 p2     147 blocks
        shl r8, 0xa                                                ;     4.0 p1     147 blocks
        add r8, qword [rbp + 2576]                                 ;     5.0 p2+p0  147 blocks
        mov qword [rbp + 2584], r8                                 ;     6.0 p0+p3  147 blocks
        cmp dword [rbp + 2632], 0                                  ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rbp + 2576]                                 ;     0.0 p2     117 l.0 reload
        movdqa xmm0, [r8]                                          ;     4.0 p2     117 l.0
        movdqa [rbp - 128], xmm0                                   ;    15.0 p0+p3  119 rounds
        movdqa xmm0, [r8 + 16]                                     ;     4.0 p2     117 l.1
        movdqa [rbp - 112], xmm0                                   ;    15.0 p0+p3  119 rounds
        movdqa xmm0, [r8 + 32]                                     ;     4.0 p2     117 l.2
        movdqa [rbp - 96], xmm0                                    ;    15.0 p0+p3  119 rounds
        movdqa xmm0, [r8 + 48]                                     ;     4.0 p2     117 l.3
        movdqa [rbp - 80], xmm0                                    ;    15.0 p0+p3  119 rounds
        movdqa xmm0, [r8 + 64]                                     ;     5.0 p2     117 l.4
        movdqa [rbp - 64], xmm0                                    ;    16.0 p0+p3  119 rounds
        movdqa xmm0, [r8 + 80]                                     ;     6.0 p2     117 l.5
        movdqa [rbp - 48], xmm0                                    ;    17.0 p0+p3  119 rounds
        movdqa xmm0, [r8 + 96]                                     ;     7.0 p2     117 l.6
        movdqa [rbp - 32], xmm0                                    ;    18.0 p0+p3  119 rounds
        movdqa xmm0, [r8 + 112]                                    ;     8.0 p2     117 l.7
        movdqa [rbp - 16], xmm0                                    ;    19.0 p0+p3  119 rounds
        movdqa xmm0, [r8 + 128]                                    ;     9.0 p2     117 l.8
        movdqa [rbp + 0], xmm0                                     ;    20.0 p0+p3  119 rounds
        movdqa xmm0, [r8 + 144]                                    ;    10.0 p2     117 l.9
        movdqa [rbp + 16], xmm0                                    ;    21.0 p0+p3  119 rounds
        movdqa xmm0, [r8 + 160]                                    ;    11.0 p2     117 l.10
        movdqa [rbp + 32], xmm0                                    ;    22.0 p0+p3  119 rounds
        movdqa xmm0, [r8 + 176]                                    ;    12.0 p2     117 l.11
        movdqa [rbp + 48], xmm0                                    ;    23.0 p0+p3  119 rounds
        movdqa xmm0, [r8 + 192]                                    ;    13.0 p2     117 l.12
        movdqa [rbp + 64], xmm0                                    ;    24.7 p0+p3  119 rounds
        movdqa xmm0, [r8 + 208]                                    ;    14.0 p2     117 l.13
        movdqa [rbp + 80], xmm0                                    ;    26.7 p0+p3  119 rounds
        movdqa xmm0, [r8 + 224]                                    ;    15.0 p2     117 l.14
        movdqa [rbp + 96], xmm0                                    ;    28.7 p0+p3  119 rounds
        movdqa xmm0, [r8 + 240]                                    ;    16.0 p2     117 l.15
        movdqa [rbp + 112], xmm0                                   ;    30.7 p0+p3  119 rounds
        movdqa xmm0, [r8 + 256]                                    ;    17.0 p2     117 l.16
        movdqa [rbp + 128], xmm0                                   ;    32.7 p0+p3  119 rounds
        movdqa xmm0, [r8 + 272]                                    ;    18.0 p2     117 l.17
        movdqa [rbp + 144], xmm0                                   ;    34.7 p0+p3  119 rounds
        movdqa xmm0, [r8 + 288]                                    ;    19.0 p2     117 l.18
        movdqa [rbp + 160], xmm0                                   ;    36.7 p0+p3  119 rounds
        movdqa xmm0, [r8 + 304]                                    ;    20.0 p2     117 l.19
        movdqa [rbp + 176], xmm0                                   ;    38.7 p0+p3  119 rounds
        movdqa xmm0, [r8 + 320]                                    ;    21.0 p2     117 l.20
        movdqa [rbp + 192], xmm0                                   ;    40.7 p0+p3  119 rounds
        movdqa xmm0, [r8 + 336]                                    ;    22.0 p2     117 l.21
        movdqa [rbp + 208], xmm0                                   ;    42.7 p0+p3  119 rounds
        movdqa xmm0, [r8 + 352]                                    ;    23.0 p2     117 l.22
        movdqa [rbp + 224], xmm0                                   ;    44.7 p0+p3  119 rounds
        movdqa xmm0, [r8 + 368]                                    ;    24.0 p2     117 l.23
        movdqa [rbp + 240], xmm0                                   ;    46.7 p0+p3  119 rounds
        movdqa xmm0, [r8 + 384]                                    ;    25.0 p2     117 l.24
        movdqa [rbp + 256], xmm0                                   ;    48.7 p0+p3  119 rounds
        movdqa xmm0, [r8 + 400]                                    ;    26.0 p2     117 l.25
        movdqa [rbp + 272], xmm0                                   ;    50.7 p0+p3  119 rounds
        movdqa xmm0, [r8 + 416]                                    ;    27.0 p2     117 l.26
        movdqa [rbp + 288], xmm0                                   ;    52.7 p0+p3  119 rounds
        movdqa xmm0, [r8 + 432]                                    ;    28.0 p2     117 l.27
        movdqa [rbp + 304], xmm0                                   ;    54.7 p0+p3  119 rounds
        movdqa xmm0, [r8 + 448]                                    ;    29.0 p2     117 l.28
        movdqa [rbp + 320], xmm0                                   ;    56.7 p0+p3  119 rounds
        movdqa xmm0, [r8 + 464]                                    ;    30.0 p2     117 l.29
        movdqa [rbp + 336], xmm0                                   ;    58.7 p0+p3  119 rounds
        movdqa xmm0, [r8 + 480]                                    ;    31.0 p2     117 l.30
        movdqa [rbp + 352], xmm0                                   ;    60.7 p0+p3  119 rounds
        movdqa xmm0, [r8 + 496]                                    ;    32.0 p2     117 l.31
        movdqa [rbp + 368], xmm0                                   ;    62.7 p0+p3  119 rounds
        movdqa xmm0, [r8 + 512]                                    ;    33.0 p2     118 r.0
        movdqa [rbp + 384], xmm0                                   ;    64.7 p0+p3  119 rounds
        movdqa xmm0, [r8 + 528]                                    ;    34.0 p2     118 r.1
        movdqa [rbp + 400], xmm0                                   ;    66.7 p0+p3  119 rounds
        movdqa xmm0, [r8 + 544]                                    ;    35.0 p2     118 r.2
        movdqa [rbp + 416], xmm0                                   ;    68.7 p0+p3  119 rounds
        movdqa xmm0, [r8 + 560]                                    ;    36.0 p2     118 r.3
        movdqa [rbp + 432], xmm0                                   ;    70.7 p0+p3  119 rounds
        movdqa xmm0, [r8 + 576]                                    ;    37.0 p2     118 r.4
        movdqa [rbp + 448], xmm0                                   ;    72.7 p0+p3  119 rounds
        movdqa xmm0, [r8 + 592]                                    ;    38.0 p2     118 r.5
        movdqa [rbp + 464], xmm0                                   ;    74.7 p0+p3  119 rounds
        movdqa xmm0, [r8 + 608]                                    ;    39.0 p2     118 r.6
        movdqa [rbp + 480], xmm0                                   ;    76.7 p0+p3  119 rounds
        movdqa xmm0, [r8 + 624]                                    ;    40.0 p2     118 r.7
        movdqa [rbp + 496], xmm0                                   ;    78.7 p0+p3  119 rounds
        movdqa xmm0, [r8 + 640]                                    ;    41.0 p2     118 r.8
        movdqa [rbp + 512], xmm0                                   ;    80.7 p0+p3  119 rounds
        movdqa xmm0, [r8 + 656]                                    ;    42.0 p2     118 r.9
        movdqa [rbp + 528], xmm0                                   ;    82.7 p0+p3  119 rounds
        movdqa xmm0, [r8 + 672]                                    ;    43.0 p2     118 r.10
        movdqa [rbp + 544], xmm0                                   ;    84.7 p0+p3  119 rounds
        movdqa xmm0, [r8 + 688]                                    ;    44.0 p2     118 r.11
        movdqa [rbp + 560], xmm0                                   ;    86.7 p0+p3  119 rounds
        movdqa xmm0, [r8 + 704]                                    ;    45.0 p2     118 r.12
        movdqa [rbp + 576], xmm0                                   ;    88.7 p0+p3  119 rounds
        movdqa xmm0, [r8 + 720]                                    ;    46.0 p2     118 r.13
        movdqa [rbp + 592], xmm0                                   ;    90.7 p0+p3  119 rounds
        movdqa xmm0, [r8 + 736]                                    ;    47.0 p2     118 r.14
        movdqa [rbp + 608], xmm0                                   ;    92.7 p0+p3  119 rounds
        movdqa xmm0, [r8 + 752]                                    ;    48.0 p2     118 r.15
        movdqa [rbp + 624], xmm0                                   ;    94.7 p0+p3  119 rounds
        movdqa xmm0, [r8 + 768]                                    ;    49.0 p2     118 r.16
        movdqa [rbp + 640], xmm0                                   ;    96.7 p0+p3  119 rounds
        movdqa xmm0, [r8 + 784]                                    ;    50.0 p2     118 r.17
        movdqa [rbp + 656], xmm0                                   ;    98.7 p0+p3  119 rounds
        movdqa xmm0, [r8 + 800]                                    ;    51.0 p2     118 r.18
        movdqa [rbp + 672], xmm0                                   ;   100.7 p0+p3  119 rounds
        movdqa xmm0, [r8 + 816]                                    ;    52.0 p2     118 r.19
        movdqa [rbp + 688], xmm0                                   ;   102.7 p0+p3  119 rounds
        movdqa xmm0, [r8 + 832]                                    ;    53.0 p2     118 r.20
        movdqa [rbp + 704], xmm0                                   ;   104.7 p0+p3  119 rounds
        movdqa xmm0, [r8 + 848]                                    ;    54.0 p2     118 r.21
        movdqa [rbp + 720], xmm0                                   ;   106.7 p0+p3  119 rounds
        movdqa xmm0, [r8 + 864]                                    ;    55.0 p2     118 r.22
        movdqa [rbp + 736], xmm0                                   ;   108.7 p0+p3  119 rounds
        movdqa xmm0, [r8 + 880]                                    ;    56.0 p2     118 r.23
        movdqa [rbp + 752], xmm0                                   ;   110.7 p0+p3  119 rounds
        movdqa xmm0, [r8 + 896]                                    ;    57.0 p2     118 r.24
        movdqa [rbp + 768], xmm0                                   ;   112.7 p0+p3  119 rounds
        movdqa xmm0, [r8 + 912]                                    ;    58.0 p2     118 r.25
        movdqa [rbp + 784], xmm0                                   ;   114.7 p0+p3  119 rounds
        movdqa xmm0, [r8 + 928]                                    ;    59.0 p2     118 r.26
        movdqa [rbp + 800], xmm0                                   ;   116.7 p0+p3  119 rounds
        movdqa xmm0, [r8 + 944]                                    ;    60.0 p2     118 r.27
        movdqa [rbp + 816], xmm0                                   ;   118.7 p0+p3  119 rounds
        movdqa xmm0, [r8 + 960]                                    ;    61.0 p2     118 r.28
        movdqa [rbp + 832], xmm0                                   ;   120.7 p0+p3  119 rounds
        movdqa xmm0, [r8 + 976]                                    ;    62.0 p2     118 r.29
        movdqa [rbp + 848], xmm0                                   ;   122.7 p0+p3  119 rounds
        movdqa xmm0, [r8 + 992]                                    ;    63.0 p2     118 r.30
        movdqa [rbp + 864], xmm0                                   ;   124.7 p0+p3  119 rounds
        movdqa xmm0, [r8 + 1008]                                   ;    64.0 p2     118 r.31
        movdqa [rbp + 880], xmm0                                   ;   126.7 p0+p3  119 rounds
        mov r8, qword [rbp + 2592]                                 ;    65.0 p2     119 rounds reload
        mov qword [rbp + 2600], r8                                 ;   128.7 p0+p3  119 rounds
        mov qword [rbp + 2608], r8                                 ;   130.7 p0+p3  119 rounds
        add r8, 0x400                                              ;    69.0 p1     119 rounds
        mov qword [rbp + 2616], r8                                 ;   132.7 p0+p3  119 rounds
        movdqa xmm0, [rbp + 128]                                   ;                    resident
        movdqa xmm1, [rbp + 144]                                   ;                    resident
        movdqa xmm2, [rbp + 160]                                   ;                    resident
        movdqa xmm3, [rbp + 176]                                   ;                    resident
        movdqa xmm4, [rbp + 192]                                   ;                    resident
        movdqa xmm5, [rbp + 208]                                   ;                    resident
        movdqa xmm6, [rbp + 224]                                   ;                    resident
        movdqa xmm7, [rbp + 240]                                   ;                    resident
        movdqa xmm8, [rbp + 256]                                   ;                    resident
        movdqa xmm9, [rbp + 272]                                   ;                    resident
        movdqa xmm10, [rbp + 288]                                  ;                    resident
        movdqa xmm11, [rbp + 304]                                  ;                    resident
        movdqa xmm12, [rbp + 320]                                  ;                    resident
        movdqa xmm13, [rbp + 336]                                  ;                    resident
        mov r8, qword [rbp + 2608]                                 ;                    resident
        align 16
.rounds_2:
        pshufd xmm14, xmm0, 0xe4                                   ;     0.0 p1      62 r copy
        mov r9, qword [rbp + 2600]                                 ;     0.3 p2      85 l.0 reload
        pand xmm14, [r9]                                           ;    15.3 p2+p1   62 r
        pxor xmm14, [rbp - 128]                                    ;    17.3 p2+p1   62 r
        pshufd xmm15, xmm14, 0xe4                                  ;    19.3 p1      63 r copy
        por xmm15, [r9 + 5632]                                     ;    23.3 p2+p1   63 r
        pxor xmm15, xmm0                                           ;    25.3 p1      63 r
        movdqa xmm0, xmm1                                          ;     3.3 p0      62 r copy
        pand xmm0, [r9 + 16]                                       ;    15.3 p2+p1   62 r
        pxor xmm0, [rbp - 112]                                     ;    17.3 p2+p1   62 r
        movdqa [rbp + 896], xmm14                                  ;    19.3 p0+p3   62 r spill
        pshufd xmm14, xmm0, 0xe4                                   ;    19.3 p1      63 r copy
        por xmm14, [r9 + 5648]                                     ;    23.3 p2+p1   63 r
        pxor xmm1, xmm14                                           ;    25.3 p1      63 r
        movdqa xmm14, xmm2                                         ;     7.0 p0      62 r copy
        pand xmm14, [r9 + 32]                                      ;    15.3 p2+p1   62 r
        pxor xmm14, [rbp - 96]                                     ;    17.3 p2+p1   62 r
        movdqa [rbp + 912], xmm0                                   ;    19.3 p0+p3   62 r spill
        movdqa xmm0, xmm14                                         ;    19.3 p0      63 r copy
        por xmm0, [r9 + 5664]                                      ;    26.3 p2+p1   63 r
        pxor xmm2, xmm0                                            ;    28.3 p1      63 r
        movdqa xmm0, xmm3                                          ;    10.7 p0      62 r copy
        pand xmm0, [r9 + 48]                                       ;    17.7 p2+p1   62 r
        pxor xmm0, [rbp - 80]                                      ;    19.7 p2+p1   62 r
        movdqa [rbp + 928], xmm14                                  ;    19.3 p0+p3   62 r spill
        movdqa xmm14, xmm0                                         ;    21.7 p0      63 r copy
        por xmm14, [r9 + 5680]                                     ;    28.7 p2+p1   63 r
        pxor xmm3, xmm14                                           ;    30.7 p1      63 r
        movdqa xmm14, xmm7                                         ;    14.3 p0      62 r copy
        pand xmm14, [r9 + 112]                                     ;    21.3 p2+p1   62 r
        pxor xmm14, [rbp - 16]                                     ;    23.3 p2+p1   62 r
        movdqa [rbp + 944], xmm0                                   ;    21.7 p0+p3   62 r spill
        movdqa xmm0, xmm14                                         ;    25.3 p0      63 r copy
        por xmm0, [r9 + 5744]                                      ;    32.3 p2+p1   63 r
        pxor xmm7, xmm0                                            ;    34.3 p1      63 r
        movdqa xmm0, xmm4                                          ;    18.0 p0      62 r copy
        pand xmm0, [r9 + 64]                                       ;    25.0 p2+p1   62 r
        pxor xmm0, [rbp - 64]                                      ;    27.0 p2+p1   62 r
        movdqa [rbp + 960], xmm14                                  ;    25.3 p0+p3   62 r spill
        movdqa xmm14, xmm0                                         ;    29.0 p0      63 r copy
        por xmm14, [r9 + 5696]                                     ;    36.0 p2+p1   63 r
        pxor xmm4, xmm14                                           ;    38.0 p1      63 r
        movdqa xmm14, xmm8                                         ;    21.7 p0      62 r copy
        pand xmm14, [r9 + 128]                                     ;    28.7 p2+p1   62 r
        pxor xmm14, [rbp + 0]                                      ;    30.7 p2+p1   62 r
        movdqa [rbp + 976], xmm0                                   ;    29.0 p0+p3   62 r spill
        movdqa xmm0, xmm14                                         ;    32.7 p0      63 r copy
        por xmm0, [r9 + 5760]                                      ;    39.7 p2+p1   63 r
        pxor xmm8, xmm0                                            ;    41.7 p1      63 r
        movdqa xmm0, xmm5                                          ;    25.3 p0      62 r copy
        pand xmm0, [r9 + 80]                                       ;    32.3 p2+p1   62 r
        pxor xmm0, [rbp - 48]                                      ;    34.3 p2+p1   62 r
        movdqa [rbp + 992], xmm14                                  ;    32.7 p0+p3   62 r spill
        movdqa xmm14, xmm0                                         ;    36.3 p0      63 r copy
        por xmm14, [r9 + 5712]                                     ;    43.3 p2+p1   63 r
        pxor xmm5, xmm14                                           ;    45.3 p1      63 r
        movdqa xmm14, xmm9                                         ;    29.0 p0      62 r copy
        pand xmm14, [r9 + 144]                                     ;    36.0 p2+p1   62 r
        pxor xmm14, [rbp + 16]                                     ;    38.0 p2+p1   62 r
        movdqa [rbp + 1008], xmm0                                  ;    36.3 p0+p3   62 r spill
        movdqa xmm0, xmm14                                         ;    40.0 p0      63 r copy
        por xmm0, [r9 + 5776]                                      ;    47.0 p2+p1   63 r
        pxor xmm9, xmm0                                            ;    49.0 p1      63 r
        movdqa xmm0, xmm6                                          ;    32.7 p0      62 r copy
        pand xmm0, [r9 + 96]                                       ;    39.7 p2+p1   62 r
        pxor xmm0, [rbp - 32]                                      ;    41.7 p2+p1   62 r
        movdqa [rbp + 1024], xmm14                                 ;    40.0 p0+p3   62 r spill
        movdqa xmm14, xmm0                                         ;    43.7 p0      63 r copy
        por xmm14, [r9 + 5728]                                     ;    50.7 p2+p1   63 r
        pxor xmm6, xmm14                                           ;    52.7 p1      63 r
        movdqa xmm14, xmm10                                        ;    36.3 p0      62 r copy
        pand xmm14, [r9 + 160]                                     ;    43.3 p2+p1   62 r
        pxor xmm14, [rbp + 32]                                     ;    45.3 p2+p1   62 r
        movdqa [rbp + 1040], xmm0                                  ;    43.7 p0+p3   62 r spill
        movdqa xmm0, xmm14                                         ;    47.3 p0      63 r copy
        por xmm0, [r9 + 5792]                                      ;    54.3 p2+p1   63 r
        pxor xmm10, xmm0                                           ;    56.3 p1      63 r
        movdqa xmm0, xmm11                                         ;    40.0 p0      62 r copy
        pand xmm0, [r9 + 176]                                      ;    47.0 p2+p1   62 r
        pxor xmm0, [rbp + 48]                                      ;    49.0 p2+p1   62 r
        movdqa [rbp + 1056], xmm14                                 ;    47.3 p0+p3   62 r spill
        movdqa xmm14, xmm0                                         ;    51.0 p0      63 r copy
        por xmm14, [r9 + 5808]                                     ;    58.0 p2+p1   63 r
        pxor xmm11, xmm14                                          ;    60.0 p1      63 r
        movdqa xmm14, xmm12                                        ;    43.7 p0      62 r copy
        pand xmm14, [r9 + 192]                                     ;    51.0 p2+p1   62 r
        pxor xmm14, [rbp + 64]                                     ;    53.0 p2+p1   62 r
        movdqa [rbp + 1072], xmm0                                  ;    51.0 p0+p3   62 r spill
        movdqa xmm0, xmm14                                         ;    55.0 p0      63 r copy
        por xmm0, [r9 + 5824]                                      ;    62.0 p2+p1   63 r
        pxor xmm12, xmm0                                           ;    64.0 p1      63 r
        movdqa xmm0, xmm13                                         ;    47.3 p0      62 r copy
        pand xmm0, [r9 + 208]                                      ;    55.0 p2+p1   62 r
        pxor xmm0, [rbp + 80]                                      ;    57.0 p2+p1   62 r
        movdqa [rbp + 1088], xmm14                                 ;    55.0 p0+p3   62 r spill
        movdqa xmm14, xmm0                                         ;    59.0 p0      63 r copy
        por xmm14, [r9 + 5840]                                     ;    66.0 p2+p1   63 r
        pxor xmm13, xmm14                                          ;    68.0 p1      63 r
        movdqa xmm14, [r9 + 224]                                   ;    51.0 p2      62 r
        pand xmm14, [rbp + 352]                                    ;    62.0 p2+p1   62 r
        pxor xmm14, [rbp + 96]                                     ;    64.0 p2+p1   62 r
        movdqa [rbp + 1104], xmm0                                  ;    59.0 p0+p3   62 r spill
        movdqa xmm0, xmm14                                         ;    66.0 p0      63 r copy
        por xmm0, [r9 + 5856]                                      ;    73.0 p2+p1   63 r
        pxor xmm0, [rbp + 352]                                     ;    75.0 p2+p1   63 r
        movdqa [rbp + 1120], xmm14                                 ;    66.0 p0+p3   62 r spill
        movdqa xmm14, [r9 + 240]                                   ;    56.0 p2      62 r
        pand xmm14, [rbp + 368]                                    ;    67.0 p2+p1   62 r
        pxor xmm14, [rbp + 112]                                    ;    69.0 p2+p1   62 r
        movdqa [rbp + 1136], xmm0                                  ;    77.0 p0+p3   63 r spill
        movdqa xmm0, xmm14                                         ;    71.0 p0      63 r copy
        por xmm0, [r9 + 5872]                                      ;    78.0 p2+p1   63 r
        pxor xmm0, [rbp + 368]                                     ;    80.0 p2+p1   63 r
        movdqa [rbp + 1152], xmm14                                 ;    71.0 p0+p3   62 r spill
        movdqa xmm14, [r9 + 4608]                                  ;    61.0 p2      62 r
        pand xmm14, [rbp + 640]                                    ;    72.0 p2+p1   62 r
        pxor xmm14, [rbp + 384]                                    ;    74.0 p2+p1   62 r
        movdqa [rbp + 1168], xmm0                                  ;    82.0 p0+p3   63 r spill
        movdqa xmm0, xmm14                                         ;    76.0 p0      63 r copy
        por xmm0, [r9 + 1024]                                      ;    83.0 p2+p1   63 r
        pxor xmm0, [rbp + 640]                                     ;    85.0 p2+p1   63 r
        movdqa [rbp + 1184], xmm14                                 ;    76.0 p0+p3   62 r spill
        movdqa xmm14, [r9 + 4624]                                  ;    66.0 p2      62 r
        pand xmm14, [rbp + 656]                                    ;    77.0 p2+p1   62 r
        pxor xmm14, [rbp + 400]                                    ;    79.0 p2+p1   62 r
        movdqa [rbp + 1200], xmm0                                  ;    87.0 p0+p3   63 r spill
        movdqa xmm0, xmm14                                         ;    81.0 p0      63 r copy
        por xmm0, [r9 + 1040]                                      ;    88.0 p2+p1   63 r
        pxor xmm0, [rbp + 656]                                     ;    90.0 p2+p1   63 r
        movdqa [rbp + 1216], xmm14                                 ;    81.0 p0+p3   62 r spill
        movdqa xmm14, [r9 + 4640]                                  ;    71.0 p2      62 r
        pand xmm14, [rbp + 672]                                    ;    82.0 p2+p1   62 r
        pxor xmm14, [rbp + 416]                                    ;    84.0 p2+p1   62 r
        movdqa [rbp + 1232], xmm0                                  ;    92.0 p0+p3   63 r spill
        movdqa xmm0, xmm14                                         ;    86.0 p0      63 r copy
        por xmm0, [r9 + 1056]                                      ;    93.0 p2+p1   63 r
        pxor xmm0, [rbp + 672]                                     ;    95.0 p2+p1   63 r
        movdqa [rbp + 1248], xmm14                                 ;    86.0 p0+p3   62 r spill
        movdqa xmm14, [r9 + 4656]                                  ;    76.0 p2      62 r
        pand xmm14, [rbp + 688]                                    ;    87.0 p2+p1   62 r
        pxor xmm14, [rbp + 432]                                    ;    89.0 p2+p1   62 r
        movdqa [rbp + 1264], xmm0                                  ;    97.0 p0+p3   63 r spill
        movdqa xmm0, xmm14                                         ;    91.0 p0      63 r copy
        por xmm0, [r9 + 1072]                                      ;    98.0 p2+p1   63 r
        pxor xmm0, [rbp + 688]                                     ;   100.0 p2+p1   63 r
        movdqa [rbp + 1280], xmm14                                 ;    91.0 p0+p3   62 r spill
        movdqa xmm14, [r9 + 4672]                                  ;    81.0 p2      62 r
        pand xmm14, [rbp + 704]                                    ;    92.0 p2+p1   62 r
        pxor xmm14, [rbp + 448]                                    ;    94.0 p2+p1   62 r
        movdqa [rbp + 1296], xmm0                                  ;   102.0 p0+p3   63 r spill
        movdqa xmm0, xmm14                                         ;    96.0 p0      63 r copy
        por xmm0, [r9 + 1088]                                      ;   103.0 p2+p1   63 r
        pxor xmm0, [rbp + 704]                                     ;   105.0 p2+p1   63 r
        movdqa [rbp + 1312], xmm14                                 ;    96.0 p0+p3   62 r spill
        movdqa xmm14, [r9 + 4720]                                  ;    86.0 p2      62 r
        pand xmm14, [rbp + 752]                                    ;    97.0 p2+p1   62 r
        pxor xmm14, [rbp + 496]                                    ;    99.0 p2+p1   62 r
        movdqa [rbp + 1328], xmm0                                  ;   107.0 p0+p3   63 r spill
        pshufd xmm0, xmm14, 0xe4                                   ;   101.0 p1      63 r copy
        por xmm0, [r9 + 1136]                                      ;   105.0 p2+p1   63 r
        pxor xmm0, [rbp + 752]                                     ;   107.0 p2+p1   63 r
        movdqa [rbp + 1344], xmm14                                 ;   101.0 p0+p3   62 r spill
        movdqa xmm14, [r9 + 4736]                                  ;    91.0 p2      62 r
        pand xmm14, [rbp + 768]                                    ;   102.0 p2+p1   62 r
        pxor xmm14, [rbp + 512]                                    ;   104.0 p2+p1   62 r
        movdqa [rbp + 1360], xmm0                                  ;   109.0 p0+p3   63 r spill
        pshufd xmm0, xmm14, 0xe4                                   ;   106.0 p1      63 r copy
        por xmm0, [r9 + 1152]                                      ;   110.0 p2+p1   63 r
        pxor xmm0, [rbp + 768]                                     ;   112.0 p2+p1   63 r
        movdqa [rbp + 1376], xmm14                                 ;   106.0 p0+p3   62 r spill
        movdqa xmm14, [r9 + 4688]                                  ;    96.0 p2      62 r
        pand xmm14, [rbp + 720]                                    ;   107.0 p2+p1   62 r
        pxor xmm14, [rbp + 464]                                    ;   109.0 p2+p1   62 r
        movdqa [rbp + 1392], xmm0                                  ;   114.0 p0+p3   63 r spill
        movdqa xmm0, xmm14                                         ;   111.0 p0      63 r copy
        por xmm0, [r9 + 1104]                                      ;   118.0 p2+p1   63 r
        pxor xmm0, [rbp + 720]                                     ;   120.0 p2+p1   63 r
        movdqa [rbp + 1408], xmm14                                 ;   111.0 p0+p3   62 r spill
        movdqa xmm14, [r9 + 4752]                                  ;   101.0 p2      62 r
        pand xmm14, [rbp + 784]                                    ;   112.0 p2+p1   62 r
        pxor xmm14, [rbp + 528]                                    ;   114.0 p2+p1   62 r
        movdqa [rbp + 1424], xmm0                                  ;   122.0 p0+p3   63 r spill
        pshufd xmm0, xmm14, 0xe4                                   ;   116.0 p1      63 r copy
        por xmm0, [r9 + 1168]                                      ;   120.0 p2+p1   63 r
        pxor xmm0, [rbp + 784]                                     ;   122.0 p2+p1   63 r
        movdqa [rbp + 1440], xmm14                                 ;   116.0 p0+p3   62 r spill
        movdqa xmm14, [r9 + 4704]                                  ;   106.0 p2      62 r
        pand xmm14, [rbp + 736]                                    ;   117.0 p2+p1   62 r
        pxor xmm14, [rbp + 480]                                    ;   119.0 p2+p1   62 r
        movdqa [rbp + 1456], xmm0                                  ;   124.0 p0+p3   63 r spill
        pshufd xmm0, xmm14, 0xe4                                   ;   121.0 p1      63 r copy
        por xmm0, [r9 + 1120]                                      ;   125.0 p2+p1   63 r
        pxor xmm0, [rbp + 736]                                     ;   127.0 p2+p1   63 r
        movdqa [rbp + 1472], xmm14                                 ;   121.0 p0+p3   62 r spill
        movdqa xmm14, [r9 + 4768]                                  ;   111.0 p2      62 r
        pand xmm14, [rbp + 800]                                    ;   122.0 p2+p1   62 r
        pxor xmm14, [rbp + 544]                                    ;   124.0 p2+p1   62 r
        movdqa [rbp + 1488], xmm0                                  ;   129.0 p0+p3   63 r spill
        movdqa xmm0, xmm14                                         ;   126.0 p0      63 r copy
        por xmm0, [r9 + 1184]                                      ;   133.0 p2+p1   63 r
        pxor xmm0, [rbp + 800]                                     ;   135.0 p2+p1   63 r
        movdqa [rbp + 1504], xmm14                                 ;   126.0 p0+p3   62 r spill
        movdqa xmm14, [r9 + 4784]                                  ;   116.0 p2      62 r
        pand xmm14, [rbp + 816]                                    ;   127.0 p2+p1   62 r
        pxor xmm14, [rbp + 560]                                    ;   129.0 p2+p1   62 r
        movdqa [rbp + 1520], xmm0                                  ;   137.0 p0+p3   63 r spill
        pshufd xmm0, xmm14, 0xe4                                   ;   131.0 p1      63 r copy
        por xmm0, [r9 + 1200]                                      ;   135.0 p2+p1   63 r
        pxor xmm0, [rbp + 816]                                     ;   137.0 p2+p1   63 r
        movdqa [rbp + 1536], xmm14                                 ;   131.0 p0+p3   62 r spill
        movdqa xmm14, [r9 + 4800]                                  ;   121.0 p2      62 r
        pand xmm14, [rbp + 832]                                    ;   132.0 p2+p1   62 r
        pxor xmm14, [rbp + 576]                                    ;   134.0 p2+p1   62 r
        movdqa [rbp + 1552], xmm0                                  ;   139.0 p0+p3   63 r spill
        pshufd xmm0, xmm14, 0xe4                                   ;   136.0 p1      63 r copy
        por xmm0, [r9 + 1216]                                      ;   140.0 p2+p1   63 r
        pxor xmm0, [rbp + 832]                                     ;   142.0 p2+p1   63 r
        movdqa [rbp + 1568], xmm14                                 ;   136.0 p0+p3   62 r spill
        movdqa xmm14, [r9 + 4816]                                  ;   126.0 p2      62 r
        pand xmm14, [rbp + 848]                                    ;   137.0 p2+p1   62 r
        pxor xmm14, [rbp + 592]                                    ;   139.0 p2+p1   62 r
        movdqa [rbp + 1584], xmm0                                  ;   144.0 p0+p3   63 r spill
        movdqa xmm0, xmm14                                         ;   141.0 p0      63 r copy
        por xmm0, [r9 + 1232]                                      ;   148.0 p2+p1   63 r
        pxor xmm0, [rbp + 848]                                     ;   150.0 p2+p1   63 r
        movdqa [rbp + 1600], xmm14                                 ;   141.0 p0+p3   62 r spill
        movdqa xmm14, [r9 + 4832]                                  ;   131.0 p2      62 r
        pand xmm14, [rbp + 864]                                    ;   142.0 p2+p1   62 r
        pxor xmm14, [rbp + 608]                                    ;   144.0 p2+p1   62 r
        movdqa [rbp + 1616], xmm0                                  ;   152.0 p0+p3   63 r spill
        pshufd xmm0, xmm14, 0xe4                                   ;   146.0 p1      63 r copy
        por xmm0, [r9 + 1248]                                      ;   150.0 p2+p1   63 r
        pxor xmm0, [rbp + 864]                                     ;   152.0 p2+p1   63 r
        movdqa [rbp + 1632], xmm14                                 ;   146.0 p0+p3   62 r spill
        movdqa xmm14, [r9 + 4848]                                  ;   136.0 p2      62 r
        pand xmm14, [rbp + 880]                                    ;   147.0 p2+p1   62 r
        pxor xmm14, [rbp + 624]                                    ;   149.0 p2+p1   62 r
        movdqa [rbp + 1648], xmm0                                  ;   154.0 p0+p3   63 r spill
        pshufd xmm0, xmm14, 0xe4                                   ;   151.0 p1      63 r copy
        por xmm0, [r9 + 1264]                                      ;   155.0 p2+p1   63 r
        pxor xmm0, [rbp + 880]                                     ;   157.0 p2+p1   63 r
        movdqa [rbp + 1664], xmm14                                 ;   151.0 p0+p3   62 r spill
        movdqa xmm14, xmm15                                        ;   135.3 p0      54 next copy
        pxor xmm14, [r8]                                           ;   142.3 p2+p1   54 next
        movdqa [rbp + 1680], xmm15                                 ;   136.3 p0+p3   63 r spill
        movdqa xmm15, xmm1                                         ;   137.3 p0      54 next copy
        pxor xmm15, [r8 + 16]                                      ;   144.3 p2+p1   54 next
        movdqa [rbp + 1696], xmm1                                  ;   138.3 p0+p3   63 r spill
        movdqa xmm1, xmm7                                          ;   139.3 p0      54 next copy
        pxor xmm1, [r8 + 112]                                      ;   146.3 p2+p1   54 next
        movdqa [rbp + 1712], xmm7                                  ;   140.3 p0+p3   63 r spill
        pshufd xmm7, xmm8, 0xe4                                    ;   142.0 p1      54 next copy
        pxor xmm7, [r8 + 128]                                      ;   146.0 p2+p1   54 next
        movdqa [rbp + 1728], xmm8                                  ;   142.3 p0+p3   63 r spill
        movdqa xmm8, xmm2                                          ;   142.3 p0      54 next copy
        pxor xmm8, [r8 + 32]                                       ;   149.3 p2+p1   54 next
        movdqa [rbp + 1744], xmm2                                  ;   144.3 p0+p3   63 r spill
        pshufd xmm2, xmm9, 0xe4                                    ;   145.0 p1      54 next copy
        pxor xmm2, [r8 + 144]                                      ;   149.0 p2+p1   54 next
        movdqa [rbp + 1760], xmm9                                  ;   146.3 p0+p3   63 r spill
        movdqa xmm9, xmm3                                          ;   145.3 p0      54 next copy
        pxor xmm9, [r8 + 48]                                       ;   152.3 p2+p1   54 next
        movdqa [rbp + 1776], xmm3                                  ;   148.3 p0+p3   63 r spill
        pshufd xmm3, xmm11, 0xe4                                   ;   148.0 p1      54 next copy
        pxor xmm3, [r8 + 176]                                      ;   152.0 p2+p1   54 next
        movdqa [rbp + 1792], xmm11                                 ;   150.3 p0+p3   63 r spill
        pshufd xmm11, xmm4, 0xe4                                   ;   150.0 p1      54 next copy
        pxor xmm11, [r8 + 64]                                      ;   154.0 p2+p1   54 next
        movdqa [rbp + 1808], xmm4                                  ;   152.3 p0+p3   63 r spill
        movdqa xmm4, xmm5                                          ;   150.3 p0      54 next copy
        pxor xmm4, [r8 + 80]                                       ;   157.3 p2+p1   54 next
        movdqa [rbp + 1824], xmm5                                  ;   154.3 p0+p3   63 r spill
        pshufd xmm5, xmm10, 0xe4                                   ;   153.0 p1      54 next copy
        pxor xmm5, [r8 + 160]                                      ;   157.0 p2+p1   54 next
        movdqa [rbp + 1840], xmm10                                 ;   156.3 p0+p3   63 r spill
        pshufd xmm10, xmm12, 0xe4                                  ;   155.0 p1      54 next copy
        pxor xmm10, [r8 + 192]                                     ;   159.0 p2+p1   54 next
        movdqa [rbp + 1856], xmm12                                 ;   158.3 p0+p3   63 r spill
        movdqa xmm12, xmm6                                         ;   155.3 p0      54 next copy
        pxor xmm12, [r8 + 96]                                      ;   162.3 p2+p1   54 next
        movdqa [rbp + 1872], xmm6                                  ;   160.3 p0+p3   63 r spill
        pshufd xmm6, xmm13, 0xe4                                   ;   158.0 p1      54 next copy
        pxor xmm6, [r8 + 208]                                      ;   162.0 p2+p1   54 next
        movdqa [rbp + 1888], xmm13                                 ;   162.3 p0+p3   63 r spill
        movdqa xmm13, [rbp + 1136]                                 ;   158.3 p2      54 next
        pxor xmm13, [r8 + 224]                                     ;   169.3 p2+p1   54 next
        movdqa [rbp + 1904], xmm0                                  ;   164.3 p0+p3   63 r spill
        movdqa xmm0, [rbp + 1168]                                  ;   160.3 p2      54 next
        pxor xmm0, [r8 + 240]                                      ;   171.3 p2+p1   54 next
        movdqa [rbp + 1920], xmm8                                  ;   166.3 p0+p3   54 next spill
        pshufd xmm8, xmm5, 0xe4                                    ;   162.0 p1      41 next copy
        pand xmm8, xmm13                                           ;   171.3 p1      41 next
        movdqa [rbp + 1936], xmm9                                  ;   168.3 p0+p3   54 next spill
        pshufd xmm9, xmm5, 0xe4                                    ;   164.0 p1      41 next copy
        pand xmm9, xmm6                                            ;   168.0 p1      41 next
        movdqa [rbp + 1952], xmm15                                 ;   170.3 p0+p3   54 next spill
        pshufd xmm15, xmm5, 0xe4                                   ;   166.0 p1      41 next copy
        movdqa [rbp + 1968], xmm12                                 ;   172.3 p0+p3   54 next spill
        pshufd xmm12, xmm5, 0xe4                                   ;   167.0 p1      41 next copy
        pand xmm12, xmm2                                           ;   171.0 p1      41 next
        movdqa [rbp + 1984], xmm4                                  ;   174.3 p0+p3   54 next spill
        movdqa xmm4, xmm5                                          ;   167.0 p0      41 next copy
        pand xmm4, xmm1                                            ;   174.0 p1      41 next
        movdqa [rbp + 2000], xmm14                                 ;   176.3 p0+p3   54 next spill
        pshufd xmm14, xmm5, 0xe4                                   ;   170.0 p1      41 next copy
        pand xmm14, xmm7                                           ;   174.0 p1      41 next
        movdqa [rbp + 2016], xmm11                                 ;   178.3 p0+p3   54 next spill
        movdqa xmm11, xmm5                                         ;   170.0 p0      41 next copy
        pand xmm11, xmm3                                           ;   177.0 p1      41 next
        pxor xmm14, xmm11                                          ;   179.0 p1      41 next
        movdqa [rbp + 2032], xmm14                                 ;   181.0 p0+p3   41 next spill
        pshufd xmm14, xmm8, 0xe4                                   ;   174.0 p1      41 next copy
        movdqa [rbp + 2048], xmm8                                  ;   182.3 p0+p3   41 next spill
        movdqa xmm8, xmm6                                          ;   173.0 p0      41 next copy
        pxor xmm8, xmm1                                            ;   180.0 p1      41 next
        pxor xmm15, xmm8                                           ;   182.0 p1      41 next
        movdqa [rbp + 2064], xmm14                                 ;   184.3 p0+p3   41 next spill
        pshufd xmm14, xmm8, 0xe4                                   ;   182.0 p1      41 next copy
        pand xmm8, xmm10                                           ;   182.0 p1      41 next
        movdqa [rbp + 2080], xmm8                                  ;   186.3 p0+p3   41 next spill
        movdqa xmm8, xmm6                                          ;   176.0 p0      41 next copy
        pand xmm8, xmm3                                            ;   183.0 p1      41 next
        pxor xmm4, xmm8                                            ;   185.0 p1      41 next
        movdqa xmm8, xmm15                                         ;   184.0 p0      41 next copy
        pand xmm8, xmm2                                            ;   191.0 p1      41 next
        movdqa [rbp + 2096], xmm6                                  ;   188.3 p0+p3   54 next spill
        pshufd xmm6, xmm15, 0xe4                                   ;   184.0 p1      41 next copy
        por xmm6, xmm0                                             ;   188.0 p1      41 next
        movdqa [rbp + 2112], xmm15                                 ;   190.3 p0+p3   41 next spill
        movdqa xmm15, xmm7                                         ;   180.0 p0      41 next copy
        pxor xmm15, xmm10                                          ;   187.0 p1      41 next
        pxor xmm12, xmm15                                          ;   189.0 p1      41 next
        movdqa [rbp + 2128], xmm12                                 ;   192.3 p0+p3   41 next spill
        movdqa xmm12, xmm15                                        ;   189.0 p0      41 next copy
        pand xmm12, xmm3                                           ;   196.0 p1      41 next
        pand xmm15, xmm1                                           ;   189.0 p1      41 next
        movdqa [rbp + 2144], xmm15                                 ;   194.3 p0+p3   41 next spill
        movdqa xmm15, xmm3                                         ;   184.0 p0      41 next copy
        pand xmm15, xmm0                                           ;   191.0 p1      41 next
        pxor xmm5, xmm15                                           ;   193.0 p1      41 next
        movdqa [rbp + 2160], xmm15                                 ;   196.3 p0+p3   41 next spill
        movdqa xmm15, xmm5                                         ;   195.0 p0      41 next copy
        pand xmm5, xmm0                                            ;   195.0 p1      41 next
        pxor xmm5, [rel misty1_encrypt_compact.T0_constants128]    ;   197.0 p2+p1   41 next
        movdqa [rbp + 2176], xmm5                                  ;   199.0 p0+p3   41 next spill
        movdqa xmm5, xmm0                                          ;   188.0 p0      41 next copy
        pand xmm5, xmm13                                           ;   195.0 p1      41 next
        pxor xmm4, xmm5                                            ;   197.0 p1      41 next
        movdqa [rbp + 2192], xmm4                                  ;   200.3 p0+p3   41 next spill
        movdqa xmm4, xmm0                                          ;   190.0 p0      41 next copy
        pand xmm4, xmm1                                            ;   197.0 p1      41 next
        pxor xmm4, xmm13                                           ;   199.0 p1      41 next
        pxor xmm8, xmm4                                            ;   201.0 p1      41 next
        pxor xmm11, xmm4                                           ;   201.0 p1      41 next
        pxor xmm15, xmm8                                           ;   203.0 p1      41 next
        movdqa xmm4, xmm0                                          ;   191.0 p0      41 next copy
        movdqa xmm8, xmm0                                          ;   192.0 p0      41 next copy
        pand xmm0, xmm2                                            ;   199.0 p1      41 next
        movdqa [rbp + 2208], xmm5                                  ;   202.3 p0+p3   41 next spill
        movdqa xmm5, xmm13                                         ;   194.0 p0      41 next copy
        pand xmm5, xmm1                                            ;   201.0 p1      41 next
        pxor xmm9, xmm5                                            ;   203.0 p1      41 next
        movdqa xmm5, [rel misty1_encrypt_compact.T0_constants128]  ;   192.0 p2      41 next reload
        pxor xmm9, xmm5                                            ;   205.0 p1      41 next
        movdqa xmm5, xmm1                                          ;   195.0 p0      41 next copy
        pand xmm5, xmm7                                            ;   203.0 p1      41 next
        movdqa [rbp + 2224], xmm9                                  ;   207.0 p0+p3   41 next spill
        movdqa xmm9, xmm1                                          ;   197.0 p0      41 next copy
        movdqa [rbp + 2240], xmm0                                  ;   206.3 p0+p3   41 next spill
        movdqa xmm0, xmm1                                          ;   199.0 p0      41 next copy
        pand xmm0, xmm3                                            ;   206.0 p1      41 next
        movdqa [rbp + 2256], xmm1                                  ;   208.3 p0+p3   54 next spill
        movdqa xmm1, [rbp + 2064]                                  ;   196.3 p2      41 next reload
        pxor xmm1, xmm0                                            ;   208.0 p1      41 next
        movdqa [rbp + 2064], xmm1                                  ;   210.3 p0+p3   41 next spill
        movdqa xmm1, xmm3                                          ;   202.0 p0      41 next copy
        pand xmm1, xmm10                                           ;   209.0 p1      41 next
        pxor xmm4, xmm1                                            ;   211.0 p1      41 next
        pxor xmm1, xmm2                                            ;   211.0 p1      41 next
        pand xmm4, xmm10                                           ;   213.0 p1      41 next
        pxor xmm15, xmm4                                           ;   215.0 p1      41 next
        movdqa xmm4, xmm3                                          ;   203.0 p0      41 next copy
        pand xmm4, xmm1                                            ;   213.0 p1      41 next
        movdqa [rbp + 2272], xmm15                                 ;   217.0 p0+p3   41 next spill
        movdqa xmm15, xmm3                                         ;   205.0 p0      41 next copy
        pand xmm3, xmm13                                           ;   212.0 p1      41 next
        pxor xmm0, xmm3                                            ;   214.0 p1      41 next
        movdqa xmm3, xmm10                                         ;   206.0 p0      41 next copy
        pand xmm3, xmm2                                            ;   214.0 p1      41 next
        pxor xmm6, xmm3                                            ;   216.0 p1      41 next
        pxor xmm5, xmm6                                            ;   218.0 p1      41 next
        movdqa xmm3, xmm2                                          ;   207.0 p0      41 next copy
        pand xmm3, xmm7                                            ;   217.0 p1      41 next
        pxor xmm9, xmm3                                            ;   219.0 p1      41 next
        pxor xmm8, xmm9                                            ;   221.0 p1      41 next
        movdqa xmm3, [rbp + 2080]                                  ;   204.7 p2      41 next reload
        pxor xmm3, xmm8                                            ;   223.0 p1      41 next
        pxor xmm15, xmm3                                           ;   225.0 p1      41 next
        pand xmm8, xmm7                                            ;   223.0 p1      41 next
        pxor xmm0, xmm8                                            ;   225.0 p1      41 next
        movdqa xmm3, xmm10                                         ;   208.0 p0      41 next copy
        pand xmm3, xmm13                                           ;   224.0 p1      41 next
        pxor xmm12, xmm3                                           ;   226.0 p1      41 next
        pxor xmm11, xmm12                                          ;   228.0 p1      41 next
        pxor xmm1, xmm11                                           ;   230.0 p1      41 next
        pxor xmm12, xmm5                                           ;   228.0 p1      41 next
        pxor xmm14, xmm12                                          ;   230.0 p1      41 next
        movdqa xmm3, xmm13                                         ;   209.0 p0      41 next copy
        pand xmm3, xmm7                                            ;   230.0 p1      41 next
        pxor xmm9, xmm3                                            ;   232.0 p1      41 next
        pxor xmm4, xmm9                                            ;   234.0 p1      41 next
        movdqa xmm3, [rbp + 2128]                                  ;   210.0 p2      41 next reload
        pxor xmm0, xmm3                                            ;   233.0 p1      41 next
        movdqa xmm6, [rbp + 2192]                                  ;   211.0 p2      41 next reload
        pxor xmm1, xmm6                                            ;   234.0 p1      41 next
        movdqa xmm8, xmm7                                          ;   211.3 p0      41 next copy
        movdqa xmm9, [rbp + 2256]                                  ;   212.0 p2      54 next reload
        pxor xmm8, xmm9                                            ;   235.0 p1      41 next
        pand xmm8, xmm10                                           ;   237.0 p1      41 next
        pxor xmm8, xmm4                                            ;   239.0 p1      41 next
        movdqa xmm11, [rbp + 2064]                                 ;   213.0 p2      41 next reload
        pxor xmm11, xmm4                                           ;   238.0 p1      41 next
        movdqa xmm4, xmm13                                         ;   213.7 p0      41 next copy
        pand xmm13, xmm2                                           ;   239.0 p1      41 next
        movdqa xmm12, [rbp + 2096]                                 ;   214.3 p2      54 next reload
        pand xmm4, xmm12                                           ;   240.0 p1      41 next
        pand xmm9, xmm12                                           ;   241.0 p1      41 next
        pand xmm7, xmm12                                           ;   242.0 p1      41 next
        pand xmm2, xmm12                                           ;   243.0 p1      41 next
        movdqa [rbp + 2096], xmm8                                  ;   241.0 p0+p3   41 next spill
        movdqa xmm8, [rbp + 2032]                                  ;   216.7 p2      41 next reload
        pxor xmm8, xmm9                                            ;   244.0 p1      41 next
        pxor xmm6, xmm2                                            ;   245.0 p1      41 next
        pxor xmm12, xmm6                                           ;   247.0 p1      41 next
        movdqa xmm6, [rbp + 2240]                                  ;   218.0 p2      41 next reload
        pxor xmm6, xmm4                                            ;   247.0 p1      41 next
        pxor xmm4, xmm7                                            ;   248.0 p1      41 next
        pxor xmm1, xmm4                                            ;   250.0 p1      41 next
        movdqa xmm9, [rbp + 2112]                                  ;   219.3 p2      41 next reload
        por xmm10, xmm9                                            ;   250.0 p1      41 next
        pxor xmm6, xmm9                                            ;   251.0 p1      41 next
        pxor xmm10, xmm6                                           ;   253.0 p1      41 next
        movdqa xmm6, xmm15                                         ;   227.0 p0      41 next copy
        pxor xmm6, xmm11                                           ;   253.0 p1      41 next
        movdqa [rbp + 2112], xmm12                                 ;   249.0 p0+p3   41 next spill
        movdqa xmm12, [rbp + 2144]                                 ;   222.0 p2      41 next reload
        pxor xmm12, xmm6                                           ;   255.0 p1      41 next
        movdqa xmm6, [rbp + 2224]                                  ;   223.0 p2      41 next reload
        pxor xmm15, xmm6                                           ;   255.0 p1      41 next
        pxor xmm4, xmm6                                            ;   256.0 p1      41 next
        pxor xmm5, xmm15                                           ;   257.0 p1      41 next
        pxor xmm0, xmm4                                            ;   258.0 p1      41 next
        movdqa xmm15, [rbp + 2176]                                 ;   224.3 p2      41 next reload
        pxor xmm13, xmm15                                          ;   259.0 p1      41 next
        pxor xmm15, xmm8                                           ;   260.0 p1      41 next
        pxor xmm8, xmm12                                           ;   261.0 p1      41 next
        movdqa xmm4, [rbp + 2096]                                  ;   241.0 p2      41 next reload
        pxor xmm2, xmm4                                            ;   262.0 p1      41 next
        pxor xmm9, xmm5                                            ;   263.0 p1      41 next
        pxor xmm1, [rbp + 2048]                                    ;   264.0 p2+p1   41 next
        pxor xmm4, xmm10                                           ;   265.0 p1      41 next
        pxor xmm3, xmm10                                           ;   266.0 p1      41 next
        pxor xmm7, xmm13                                           ;   267.0 p1      41 next
        movdqa xmm5, [rbp + 2208]                                  ;   228.3 p2      41 next reload
        pxor xmm5, xmm13                                           ;   268.0 p1      41 next
        movdqa xmm6, [rbp + 2272]                                  ;   229.3 p2      41 next reload
        pxor xmm6, xmm15                                           ;   269.0 p1      41 next
        pxor xmm14, xmm5                                           ;   270.0 p1      41 next
        movdqa xmm15, [rbp + 2112]                                 ;   249.0 p2      41 next
        movdqa xmm5, [rbp + 2016]                                  ;   231.3 p2      41 next
        movdqa xmm10, [rbp + 2000]                                 ;   232.3 p2      54 next reload
        pand xmm5, xmm10                                           ;   271.0 p1      41 next
        pxor xmm15, xmm3                                           ;   272.0 p1      41 next
        movdqa xmm3, [rbp + 1984]                                  ;   233.3 p2      41 next
        movdqa xmm12, [rbp + 2160]                                 ;   234.3 p2      41 next reload
        pxor xmm12, xmm4                                           ;   273.0 p1      41 next
        pxor xmm2, xmm7                                            ;   274.0 p1      41 next
        pand xmm3, xmm10                                           ;   275.0 p1      41 next
        movdqa xmm4, [rbp + 1968]                                  ;   235.3 p2      41 next
        pxor xmm11, xmm2                                           ;   276.0 p1      41 next
        movdqa xmm2, [rbp + 1952]                                  ;   236.3 p2      54 next reload
        pand xmm4, xmm2                                            ;   277.0 p1      41 next
        movdqa xmm7, [rbp + 1936]                                  ;   237.3 p2      41 next
        pand xmm7, xmm10                                           ;   278.0 p1      41 next
        movdqa xmm13, [rbp + 2016]                                 ;   238.3 p2      41 next
        pand xmm13, [rbp + 1936]                                   ;   279.0 p2+p1   41 next
        pxor xmm8, [rbp + 1920]                                    ;   280.0 p2+p1   41 next
        pxor xmm6, xmm2                                            ;   281.0 p1      41 next
        pxor xmm1, [rbp + 1984]                                    ;   282.0 p2+p1   41 next
        pxor xmm14, [rbp + 1968]                                   ;   283.0 p2+p1   41 next
        pxor xmm15, [rbp + 2016]                                   ;   284.0 p2+p1   41 next
        pxor xmm12, [rbp + 1936]                                   ;   285.0 p2+p1   41 next
        pxor xmm11, xmm10                                          ;   286.0 p1      41 next
        movdqa [rbp + 2160], xmm9                                  ;   265.0 p0+p3   41 next spill
        movdqa xmm9, [rbp + 1984]                                  ;   245.3 p2      41 next
        pand xmm9, [rbp + 1920]                                    ;   287.0 p2+p1   41 next
        pxor xmm4, xmm9                                            ;   289.0 p1      41 next
        pand xmm9, xmm2                                            ;   289.0 p1      41 next
        movdqa [rbp + 2112], xmm0                                  ;   260.0 p0+p3   41 next spill
        movdqa xmm0, xmm2                                          ;   247.3 p0      41 next copy
        pxor xmm0, xmm7                                            ;   290.0 p1      41 next
        movdqa [rbp + 2272], xmm14                                 ;   285.0 p0+p3   41 next spill
        movdqa xmm14, xmm2                                         ;   247.3 p0      41 next copy
        pand xmm14, [rbp + 1984]                                   ;   291.0 p2+p1   41 next
        movdqa [rbp + 2208], xmm1                                  ;   284.0 p0+p3   41 next spill
        movdqa xmm1, xmm2                                          ;   247.7 p0      41 next copy
        pand xmm1, xmm10                                           ;   292.0 p1      41 next
        movdqa [rbp + 2048], xmm15                                 ;   286.0 p0+p3   41 next spill
        movdqa xmm15, xmm2                                         ;   249.7 p0      41 next copy
        pand xmm15, [rbp + 1936]                                   ;   293.0 p2+p1   41 next
        pand xmm2, [rbp + 2016]                                    ;   294.0 p2+p1   41 next
        pxor xmm2, xmm3                                            ;   296.0 p1      41 next
        movdqa [rbp + 1952], xmm12                                 ;   287.0 p0+p3   41 next spill
        movdqa xmm12, xmm10                                        ;   251.7 p0      41 next copy
        movdqa [rbp + 2096], xmm8                                  ;   282.0 p0+p3   41 next spill
        movdqa xmm8, xmm10                                         ;   253.7 p0      41 next copy
        movdqa [rbp + 2176], xmm6                                  ;   283.0 p0+p3   41 next spill
        movdqa xmm6, xmm10                                         ;   255.7 p0      41 next copy
        movdqa [rbp + 2224], xmm11                                 ;   288.0 p0+p3   41 next spill
        movdqa xmm11, xmm10                                        ;   257.7 p0      41 next copy
        movdqa [rbp + 2000], xmm2                                  ;   298.0 p0+p3   41 next spill
        movdqa xmm2, xmm3                                          ;   277.0 p0      41 next copy
        pand xmm2, [rbp + 1968]                                    ;   296.0 p2+p1   41 next
        pxor xmm2, xmm14                                           ;   298.0 p1      41 next
        pxor xmm2, [rel misty1_encrypt_compact.T0_constants128]    ;   300.0 p2+p1   41 next
        movdqa [rbp + 2144], xmm15                                 ;   295.0 p0+p3   41 next spill
        movdqa xmm15, xmm5                                         ;   273.0 p0      41 next copy
        pxor xmm15, xmm13                                          ;   299.0 p1      41 next
        pxor xmm13, xmm4                                           ;   300.0 p1      41 next
        pxor xmm4, xmm5                                            ;   301.0 p1      41 next
        pand xmm15, [rbp + 1984]                                   ;   302.0 p2+p1   41 next
        pxor xmm5, [rbp + 2144]                                    ;   306.0 p2+p1   41 next
        pxor xmm8, xmm13                                           ;   304.0 p1      41 next
        pand xmm13, [rbp + 1920]                                   ;   305.0 p2+p1   41 next
        pand xmm6, xmm8                                            ;   306.0 p1      41 next
        pand xmm8, [rbp + 2016]                                    ;   307.0 p2+p1   41 next
        pxor xmm6, xmm2                                            ;   308.0 p1      41 next
        movdqa [rbp + 2240], xmm5                                  ;   308.0 p0+p3   41 next spill
        movdqa xmm5, [rbp + 1968]                                  ;   262.7 p2      41 next
        pand xmm5, [rbp + 1936]                                    ;   309.0 p2+p1   41 next
        movdqa [rbp + 2032], xmm4                                  ;   303.0 p0+p3   41 next spill
        movdqa xmm4, [rbp + 2016]                                  ;   264.7 p2      41 next
        pxor xmm4, xmm0                                            ;   310.0 p1      41 next
        pand xmm4, [rbp + 1968]                                    ;   312.0 p2+p1   41 next
        pxor xmm7, xmm4                                            ;   314.0 p1      41 next
        movdqa [rbp + 2064], xmm7                                  ;   316.0 p0+p3   41 next spill
        movdqa xmm7, [rbp + 1936]                                  ;   266.7 p2      41 next
        pand xmm7, xmm14                                           ;   313.0 p1      41 next
        pxor xmm7, xmm1                                            ;   315.0 p1      41 next
        pxor xmm13, xmm7                                           ;   317.0 p1      41 next
        movdqa xmm7, [rbp + 1936]                                  ;   268.0 p2      54 next reload
        pxor xmm13, xmm7                                           ;   319.0 p1      41 next
        movdqa [rbp + 2256], xmm13                                 ;   321.0 p0+p3   41 next spill
        movdqa xmm13, xmm7                                         ;   279.0 p0      41 next copy
        movdqa [rbp + 1936], xmm3                                  ;   277.0 p0+p3   41 next spill
        movdqa xmm3, [rbp + 1968]                                  ;   270.3 p2      41 next
        pand xmm3, [rbp + 1920]                                    ;   317.0 p2+p1   41 next
        pxor xmm1, xmm3                                            ;   319.0 p1      41 next
        pxor xmm6, xmm3                                            ;   319.0 p1      41 next
        pxor xmm7, xmm3                                            ;   320.0 p1      41 next
        movdqa [rbp + 2128], xmm7                                  ;   322.0 p0+p3   41 next spill
        movdqa xmm7, xmm0                                          ;   292.0 p0      41 next copy
        pand xmm0, [rbp + 1920]                                    ;   321.0 p2+p1   41 next
        pxor xmm0, [rbp + 2000]                                    ;   323.0 p2+p1   41 next
        movdqa [rbp + 2192], xmm4                                  ;   314.0 p0+p3   41 next spill
        movdqa xmm4, xmm14                                         ;   293.0 p0      41 next copy
        pxor xmm4, [rbp + 1968]                                    ;   323.0 p2+p1   41 next
        pand xmm11, xmm4                                           ;   325.0 p1      41 next
        movdqa xmm4, [rbp + 1920]                                  ;   279.3 p2      54 next reload
        pxor xmm14, xmm4                                           ;   325.0 p1      41 next
        pxor xmm2, xmm11                                           ;   327.0 p1      41 next
        pxor xmm8, xmm2                                            ;   329.0 p1      41 next
        movdqa xmm2, xmm4                                          ;   290.3 p0      41 next copy
        pand xmm2, xmm1                                            ;   328.0 p1      41 next
        pxor xmm12, xmm2                                           ;   330.0 p1      41 next
        pxor xmm7, xmm12                                           ;   332.0 p1      41 next
        movdqa xmm2, [rbp + 2016]                                  ;   284.0 p2      54 next reload
        pand xmm1, xmm2                                            ;   331.0 p1      41 next
        movdqa xmm12, xmm2                                         ;   295.0 p0      41 next copy
        pxor xmm12, xmm5                                           ;   332.0 p1      41 next
        pand xmm5, [rbp + 2128]                                    ;   333.0 p2+p1   41 next
        pand xmm2, xmm14                                           ;   334.0 p1      41 next
        pand xmm10, xmm14                                          ;   335.0 p1      41 next
        movdqa xmm14, xmm4                                         ;   290.3 p0      41 next copy
        pxor xmm14, [rbp + 2000]                                   ;   336.0 p2+p1   41 next
        pand xmm4, [rbp + 2240]                                    ;   337.0 p2+p1   41 next
        pxor xmm15, xmm12                                          ;   338.0 p1      41 next
        pxor xmm1, xmm15                                           ;   340.0 p1      41 next
        pxor xmm0, xmm1                                            ;   342.0 p1      41 next
        movdqa xmm15, [rbp + 1984]                                 ;   291.7 p2      54 next reload
        pand xmm12, xmm15                                          ;   341.0 p1      41 next
        pand xmm13, xmm14                                          ;   342.0 p1      41 next
        pxor xmm3, xmm14                                           ;   343.0 p1      41 next
        movdqa xmm14, xmm15                                        ;   302.7 p0      41 next copy
        pxor xmm14, xmm13                                          ;   344.0 p1      41 next
        pxor xmm9, xmm14                                           ;   346.0 p1      41 next
        movdqa xmm14, [rbp + 2144]                                 ;   295.0 p2      41 next
        pxor xmm14, xmm12                                          ;   346.0 p1      41 next
        movdqa xmm1, [rbp + 2128]                                  ;   322.0 p2      41 next
        pand xmm1, xmm15                                           ;   347.0 p1      41 next
        pxor xmm6, xmm14                                           ;   348.0 p1      41 next
        movdqa xmm14, [rbp + 1968]                                 ;   296.0 p2      54 next reload
        pand xmm15, xmm14                                          ;   349.0 p1      41 next
        movdqa xmm12, xmm14                                        ;   307.0 p0      41 next copy
        pxor xmm12, xmm10                                          ;   350.0 p1      41 next
        pxor xmm8, xmm12                                           ;   352.0 p1      41 next
        movdqa xmm10, [rbp + 2064]                                 ;   316.0 p2      41 next
        movdqa xmm12, [rbp + 2192]                                 ;   314.0 p2      41 next reload
        pxor xmm12, xmm0                                           ;   352.0 p1      41 next
        pxor xmm5, xmm8                                            ;   354.0 p1      41 next
        movdqa xmm0, [rbp + 2240]                                  ;   308.0 p2      41 next
        pxor xmm11, xmm1                                           ;   354.0 p1      41 next
        pxor xmm10, xmm1                                           ;   355.0 p1      41 next
        movdqa xmm1, [rbp + 2064]                                  ;   316.0 p2      41 next
        pxor xmm3, xmm11                                           ;   356.0 p1      41 next
        movdqa xmm8, [rbp + 2224]                                  ;   301.3 p2      41 next
        pxor xmm8, xmm6                                            ;   357.0 p1      41 next
        movdqa xmm6, [rbp + 2176]                                  ;   302.3 p2      41 next
        pxor xmm6, xmm5                                            ;   358.0 p1      41 next
        movdqa xmm5, [rbp + 2096]                                  ;   303.3 p2      41 next
        pxor xmm5, xmm12                                           ;   359.0 p1      41 next
        movdqa xmm11, [rbp + 1952]                                 ;   304.3 p2      41 next
        pxor xmm0, xmm15                                           ;   360.0 p1      41 next
        pand xmm1, xmm15                                           ;   361.0 p1      41 next
        movdqa xmm15, [rbp + 2048]                                 ;   305.3 p2      41 next
        pand xmm14, xmm0                                           ;   362.0 p1      41 next
        movdqa xmm0, [rbp + 2208]                                  ;   306.3 p2      41 next
        movdqa xmm12, [rbp + 1936]                                 ;   307.3 p2      41 next reload
        pxor xmm12, xmm10                                          ;   363.0 p1      41 next
        pxor xmm3, xmm7                                            ;   364.0 p1      41 next
        pxor xmm7, xmm14                                           ;   365.0 p1      41 next
        movdqa xmm14, [rbp + 2272]                                 ;   308.3 p2      41 next
        pxor xmm4, xmm3                                            ;   366.0 p1      41 next
        movdqa xmm3, [rbp + 2224]                                  ;   309.3 p2      48 next
        pxor xmm3, [r8 + 5376]                                     ;   367.0 p2+p1   48 next
        pxor xmm2, xmm7                                            ;   368.0 p1      41 next
        movdqa xmm7, [rbp + 2176]                                  ;   311.3 p2      48 next
        pxor xmm7, [r8 + 5392]                                     ;   369.0 p2+p1   48 next
        pxor xmm0, xmm4                                            ;   370.0 p1      41 next
        movdqa xmm4, [rbp + 2096]                                  ;   313.3 p2      48 next
        pxor xmm4, [r8 + 5408]                                     ;   371.0 p2+p1   48 next
        movdqa xmm10, [rbp + 2032]                                 ;   315.3 p2      41 next reload
        pxor xmm10, xmm1                                           ;   372.0 p1      41 next
        pxor xmm9, xmm10                                           ;   374.0 p1      41 next
        movdqa xmm1, [rbp + 1952]                                  ;   316.3 p2      48 next
        pxor xmm1, [r8 + 5424]                                     ;   374.0 p2+p1   48 next
        movdqa xmm10, [rbp + 2256]                                 ;   321.0 p2      41 next reload
        pxor xmm10, xmm12                                          ;   375.0 p1      41 next
        pxor xmm8, [r8 + 5520]                                     ;   376.0 p2+p1   48 next
        pxor xmm6, [r8 + 5536]                                     ;   377.0 p2+p1   48 next
        pxor xmm5, [r8 + 5552]                                     ;   378.0 p2+p1   48 next
        pxor xmm14, xmm10                                          ;   379.0 p1      41 next
        movdqa xmm10, [rbp + 2208]                                 ;   322.3 p2      48 next
        pxor xmm10, [r8 + 5456]                                    ;   380.0 p2+p1   48 next
        movdqa xmm12, [rel misty1_encrypt_compact.T0_constants128] ;   324.3 p2      41 next reload
        pxor xmm2, xmm12                                           ;   381.0 p1      41 next
        pxor xmm11, xmm2                                           ;   383.0 p1      41 next
        pxor xmm9, xmm12                                           ;   383.0 p1      41 next
        pxor xmm15, xmm9                                           ;   385.0 p1      41 next
        movdqa xmm2, [rbp + 2272]                                  ;   325.3 p2      48 next
        pxor xmm2, [r8 + 5472]                                     ;   385.0 p2+p1   48 next
        pxor xmm0, [r8 + 5600]                                     ;   386.0 p2+p1   48 next
        movdqa xmm9, [rbp + 2048]                                  ;   328.3 p2      48 next
        pxor xmm9, [r8 + 5440]                                     ;   387.0 p2+p1   48 next
        movdqa xmm13, [rbp + 2112]                                 ;   330.3 p2      48 next
        pxor xmm13, [r8 + 5488]                                    ;   388.0 p2+p1   48 next
        pxor xmm14, [r8 + 5616]                                    ;   389.0 p2+p1   48 next
        pxor xmm11, [r8 + 5568]                                    ;   390.0 p2+p1   48 next
        pxor xmm15, [r8 + 5584]                                    ;   391.0 p2+p1   48 next
        movdqa [rbp + 2112], xmm14                                 ;   391.0 p0+p3   48 next spill
        movdqa xmm14, [rbp + 2160]                                 ;   335.3 p2      48 next
        pxor xmm14, [r8 + 5504]                                    ;   392.0 p2+p1   48 next
        movdqa [rbp + 2160], xmm0                                  ;   388.0 p0+p3   48 next spill
        movdqa xmm0, xmm7                                          ;   371.0 p0      45 next copy
        pxor xmm0, xmm10                                           ;   393.0 p1      45 next
        movdqa [rbp + 2048], xmm15                                 ;   393.0 p0+p3   48 next spill
        movdqa xmm15, xmm7                                         ;   371.0 p0      45 next copy
        pand xmm15, xmm1                                           ;   394.0 p1      45 next
        movdqa [rbp + 2272], xmm11                                 ;   392.0 p0+p3   48 next spill
        movdqa xmm11, xmm7                                         ;   371.0 p0      45 next copy
        pand xmm11, xmm3                                           ;   395.0 p1      45 next
        movdqa [rbp + 2208], xmm5                                  ;   380.0 p0+p3   48 next spill
        movdqa xmm5, xmm7                                          ;   371.0 p0      45 next copy
        pand xmm5, xmm4                                            ;   396.0 p1      45 next
        pxor xmm5, xmm3                                            ;   398.0 p1      45 next
        movdqa [rbp + 2256], xmm6                                  ;   379.0 p0+p3   48 next spill
        movdqa xmm6, xmm7                                          ;   371.0 p0      45 next copy
        pand xmm6, xmm13                                           ;   398.0 p1      45 next
        pxor xmm6, xmm5                                            ;   400.0 p1      45 next
        pxor xmm5, xmm14                                           ;   400.0 p1      45 next
        movdqa [rbp + 1952], xmm8                                  ;   378.0 p0+p3   48 next spill
        movdqa xmm8, xmm7                                          ;   371.0 p0      45 next copy
        pand xmm8, xmm5                                            ;   402.0 p1      45 next
        movdqa [rbp + 2032], xmm8                                  ;   404.0 p0+p3   45 next spill
        movdqa xmm8, xmm7                                          ;   371.0 p0      45 next copy
        pxor xmm8, xmm3                                            ;   402.0 p1      45 next
        pand xmm8, xmm10                                           ;   404.0 p1      45 next
        pand xmm7, xmm2                                            ;   404.0 p1      45 next
        movdqa [rbp + 2096], xmm7                                  ;   406.0 p0+p3   45 next spill
        movdqa xmm7, xmm3                                          ;   369.0 p0      45 next copy
        pxor xmm7, xmm2                                            ;   405.0 p1      45 next
        movdqa [rbp + 2176], xmm8                                  ;   406.0 p0+p3   45 next spill
        movdqa xmm8, xmm3                                          ;   369.0 p0      45 next copy
        pand xmm8, xmm13                                           ;   406.0 p1      45 next
        movdqa [rbp + 2224], xmm10                                 ;   382.0 p0+p3   48 next spill
        movdqa xmm10, xmm3                                         ;   369.0 p0      45 next copy
        pand xmm10, xmm14                                          ;   407.0 p1      45 next
        pxor xmm10, xmm13                                          ;   409.0 p1      45 next
        movdqa [rbp + 1936], xmm6                                  ;   402.0 p0+p3   45 next spill
        movdqa xmm6, xmm3                                          ;   369.0 p0      45 next copy
        pand xmm6, xmm1                                            ;   409.0 p1      45 next
        movdqa xmm12, xmm3                                         ;   369.0 p0      45 next copy
        pand xmm12, xmm0                                           ;   410.0 p1      45 next
        movdqa [rbp + 2064], xmm12                                 ;   412.0 p0+p3   45 next spill
        movdqa xmm12, xmm3                                         ;   369.0 p0      45 next copy
        pand xmm3, xmm2                                            ;   411.0 p1      45 next
        pand xmm12, xmm9                                           ;   412.0 p1      45 next
        movdqa [rbp + 2240], xmm12                                 ;   414.0 p0+p3   45 next spill
        movdqa xmm12, [rbp + 2224]                                 ;   382.0 p2      45 next
        pand xmm12, xmm4                                           ;   413.0 p1      45 next
        movdqa [rbp + 2192], xmm3                                  ;   413.0 p0+p3   45 next spill
        movdqa xmm3, xmm4                                          ;   373.0 p0      45 next copy
        movdqa [rbp + 1968], xmm5                                  ;   402.0 p0+p3   45 next spill
        movdqa xmm5, xmm4                                          ;   373.0 p0      45 next copy
        pand xmm5, xmm1                                            ;   414.0 p1      45 next
        pxor xmm5, xmm0                                            ;   416.0 p1      45 next
        pand xmm0, xmm9                                            ;   416.0 p1      45 next
        movdqa [rbp + 1984], xmm5                                  ;   418.0 p0+p3   45 next spill
        movdqa xmm5, xmm1                                          ;   376.0 p0      45 next copy
        pand xmm5, xmm2                                            ;   417.0 p1      45 next
        pxor xmm8, xmm5                                            ;   419.0 p1      45 next
        movdqa xmm5, xmm1                                          ;   376.0 p0      45 next copy
        pand xmm5, xmm13                                           ;   419.0 p1      45 next
        pxor xmm8, [rel misty1_encrypt_compact.T0_constants128]    ;   421.0 p2+p1   45 next
        movdqa [rbp + 2128], xmm8                                  ;   423.0 p0+p3   45 next spill
        movdqa xmm8, xmm1                                          ;   376.0 p0      45 next copy
        pxor xmm8, xmm7                                            ;   421.0 p1      45 next
        pand xmm3, xmm8                                            ;   423.0 p1      45 next
        pxor xmm3, xmm10                                           ;   425.0 p1      45 next
        movdqa [rbp + 2144], xmm5                                  ;   421.0 p0+p3   45 next spill
        movdqa xmm5, xmm1                                          ;   377.7 p0      45 next copy
        pand xmm5, xmm9                                            ;   424.0 p1      45 next
        pxor xmm15, xmm5                                           ;   426.0 p1      45 next
        pxor xmm10, xmm5                                           ;   426.0 p1      45 next
        movdqa xmm5, xmm2                                          ;   387.0 p0      45 next copy
        pand xmm5, xmm9                                            ;   427.0 p1      45 next
        pxor xmm6, xmm5                                            ;   429.0 p1      45 next
        movdqa xmm5, xmm4                                          ;   380.3 p0      45 next copy
        movdqa [rbp + 2000], xmm4                                  ;   381.3 p0+p3   48 next spill
        movdqa xmm4, [rbp + 2192]                                  ;   413.0 p2      45 next reload
        pxor xmm4, xmm15                                           ;   429.0 p1      45 next
        movdqa xmm15, xmm13                                        ;   390.0 p0      45 next copy
        pand xmm15, xmm14                                          ;   430.0 p1      45 next
        pxor xmm6, xmm15                                           ;   432.0 p1      45 next
        movdqa [rbp + 2192], xmm4                                  ;   431.0 p0+p3   45 next spill
        movdqa xmm4, xmm2                                          ;   387.0 p0      45 next copy
        pand xmm4, xmm13                                           ;   432.0 p1      45 next
        movdqa [rbp + 1920], xmm2                                  ;   388.0 p0+p3   48 next spill
        movdqa xmm2, xmm13                                         ;   390.0 p0      45 next copy
        pand xmm2, [rbp + 2224]                                    ;   433.0 p2+p1   45 next
        pxor xmm0, xmm2                                            ;   435.0 p1      45 next
        movdqa xmm2, xmm13                                         ;   390.0 p0      45 next copy
        pand xmm2, xmm9                                            ;   435.0 p1      45 next
        pand xmm13, [rbp + 2000]                                   ;   436.0 p2+p1   45 next
        pxor xmm10, xmm0                                           ;   437.0 p1      45 next
        pxor xmm2, [rbp + 2240]                                    ;   438.0 p2+p1   45 next
        movdqa [rbp + 2016], xmm13                                 ;   438.0 p0+p3   45 next spill
        movdqa xmm13, [rbp + 2032]                                 ;   404.0 p2      45 next reload
        pxor xmm13, xmm2                                           ;   440.0 p1      45 next
        movdqa xmm2, xmm9                                          ;   394.3 p0      45 next copy
        pand xmm2, xmm14                                           ;   440.0 p1      45 next
        pxor xmm1, xmm2                                            ;   442.0 p1      45 next
        pxor xmm3, xmm1                                            ;   444.0 p1      45 next
        pand xmm1, xmm14                                           ;   444.0 p1      45 next
        pxor xmm1, [rel misty1_encrypt_compact.T0_constants128]    ;   446.0 p2+p1   45 next
        pxor xmm13, [rbp + 1984]                                   ;   445.0 p2+p1   45 next
        movdqa [rbp + 2032], xmm1                                  ;   448.0 p0+p3   45 next spill
        movdqa xmm1, xmm14                                         ;   398.3 p0      45 next copy
        por xmm1, xmm8                                             ;   446.0 p1      45 next
        pxor xmm12, xmm1                                           ;   448.0 p1      45 next
        movdqa xmm1, xmm14                                         ;   399.3 p0      45 next copy
        pxor xmm11, xmm12                                          ;   450.0 p1      45 next
        movdqa xmm12, xmm9                                         ;   400.3 p0      45 next copy
        pand xmm12, [rbp + 2224]                                   ;   449.0 p2+p1   45 next
        pand xmm14, [rbp + 2000]                                   ;   450.0 p2+p1   45 next
        pxor xmm5, xmm12                                           ;   451.0 p1      45 next
        pxor xmm1, xmm12                                           ;   452.0 p1      45 next
        movdqa xmm12, xmm9                                         ;   402.0 p0      45 next copy
        pxor xmm0, xmm11                                           ;   453.0 p1      45 next
        pxor xmm10, xmm5                                           ;   454.0 p1      45 next
        pand xmm12, xmm5                                           ;   455.0 p1      45 next
        movdqa xmm5, xmm7                                          ;   407.0 p0      45 next copy
        pand xmm5, [rbp + 2224]                                    ;   456.0 p2+p1   45 next
        pxor xmm7, xmm0                                            ;   457.0 p1      45 next
        movdqa xmm0, [rbp + 1968]                                  ;   404.7 p2      45 next reload
        pxor xmm0, xmm5                                            ;   458.0 p1      45 next
        pxor xmm9, xmm0                                            ;   460.0 p1      45 next
        movdqa xmm0, [rbp + 2224]                                  ;   406.0 p2      48 next reload
        pand xmm1, xmm0                                            ;   460.0 p1      45 next
        por xmm0, xmm8                                             ;   461.0 p1      45 next
        pxor xmm3, xmm1                                            ;   462.0 p1      45 next
        movdqa xmm1, [rbp + 1936]                                  ;   407.3 p2      45 next reload
        pxor xmm1, xmm12                                           ;   463.0 p1      45 next
        pxor xmm10, xmm6                                           ;   464.0 p1      45 next
        pxor xmm14, xmm4                                           ;   465.0 p1      45 next
        movdqa xmm5, [rbp + 2096]                                  ;   408.7 p2      45 next reload
        pxor xmm4, xmm5                                            ;   466.0 p1      45 next
        movdqa xmm12, xmm8                                         ;   423.0 p0      45 next copy
        pxor xmm12, xmm14                                          ;   467.0 p1      45 next
        movdqa xmm14, [rbp + 2128]                                 ;   423.0 p2      45 next
        pxor xmm14, xmm9                                           ;   468.0 p1      45 next
        pxor xmm11, xmm14                                          ;   470.0 p1      45 next
        pxor xmm8, xmm11                                           ;   472.0 p1      45 next
        movdqa xmm14, [rbp + 2144]                                 ;   421.0 p2      45 next
        pxor xmm14, [rbp + 2240]                                   ;   471.0 p2+p1   45 next
        pxor xmm0, xmm12                                           ;   472.0 p1      45 next
        movdqa xmm11, [rbp + 2032]                                 ;   448.0 p2      45 next
        pxor xmm11, [rbp + 2016]                                   ;   473.0 p2+p1   45 next
        movdqa xmm12, [rbp + 2192]                                 ;   431.0 p2      45 next
        pxor xmm14, xmm1                                           ;   474.0 p1      45 next
        movdqa [rbp + 2016], xmm8                                  ;   474.0 p0+p3   45 next spill
        movdqa xmm8, [rbp + 2176]                                  ;   416.7 p2      45 next reload
        pxor xmm8, xmm1                                            ;   475.0 p1      45 next
        pxor xmm10, xmm4                                           ;   476.0 p1      45 next
        pxor xmm4, [rbp + 2128]                                    ;   477.0 p2+p1   45 next
        pxor xmm13, xmm4                                           ;   479.0 p1      45 next
        pxor xmm9, xmm14                                           ;   479.0 p1      45 next
        movdqa xmm1, [rbp + 2064]                                  ;   418.7 p2      45 next reload
        pxor xmm1, xmm9                                            ;   481.0 p1      45 next
        pxor xmm12, xmm1                                           ;   483.0 p1      45 next
        movdqa xmm1, [rbp + 1920]                                  ;   419.7 p2      45 next
        pand xmm1, [rbp + 2000]                                    ;   482.0 p2+p1   45 next
        pxor xmm5, xmm11                                           ;   483.0 p1      45 next
        pxor xmm15, xmm11                                          ;   484.0 p1      45 next
        movdqa xmm4, [rbp + 2192]                                  ;   431.0 p2      45 next
        pxor xmm4, [rbp + 2032]                                    ;   485.0 p2+p1   45 next
        pxor xmm7, xmm15                                           ;   486.0 p1      45 next
        movdqa xmm15, [rbp + 1984]                                 ;   423.7 p2      45 next
        pxor xmm3, xmm4                                            ;   487.0 p1      45 next
        movdqa xmm4, [rbp + 2144]                                  ;   424.7 p2      45 next
        pxor xmm4, xmm10                                           ;   488.0 p1      45 next
        movdqa xmm9, [rbp + 1920]                                  ;   425.7 p2      45 next
        pxor xmm15, xmm0                                           ;   489.0 p1      45 next
        pxor xmm0, xmm8                                            ;   490.0 p1      45 next
        pxor xmm2, xmm0                                            ;   492.0 p1      45 next
        movdqa xmm0, [rbp + 1952]                                  ;   427.3 p2      45 next
        pxor xmm6, xmm1                                            ;   492.0 p1      45 next
        pxor xmm8, xmm1                                            ;   493.0 p1      45 next
        movdqa xmm1, [rbp + 2256]                                  ;   428.3 p2      45 next
        pxor xmm1, xmm3                                            ;   494.0 p1      45 next
        movdqa xmm3, [rbp + 2208]                                  ;   429.3 p2      45 next
        pxor xmm3, xmm12                                           ;   495.0 p1      45 next
        movdqa xmm10, [rbp + 2272]                                 ;   430.3 p2      45 next
        pxor xmm9, xmm6                                            ;   496.0 p1      45 next
        movdqa xmm6, [rbp + 2048]                                  ;   431.3 p2      45 next
        pxor xmm10, xmm2                                           ;   497.0 p1      45 next
        movdqa xmm2, [rbp + 2160]                                  ;   432.3 p2      45 next
        pxor xmm2, xmm4                                            ;   498.0 p1      45 next
        movdqa xmm4, [rbp + 2112]                                  ;   433.3 p2      45 next
        pxor xmm4, xmm7                                            ;   499.0 p1      45 next
        movdqa xmm7, [rbp + 896]                                   ;   434.3 p2      54 next
        movdqa xmm11, [rbp + 960]                                  ;   435.3 p2      62 r reload
        pxor xmm13, xmm11                                          ;   500.0 p1      54 next
        movdqa xmm12, xmm11                                        ;   446.3 p0      54 next copy
        pxor xmm12, [r8 + 624]                                     ;   501.0 p2+p1   54 next
        pxor xmm5, xmm8                                            ;   502.0 p1      45 next
        pxor xmm14, xmm5                                           ;   504.0 p1      45 next
        pxor xmm15, xmm9                                           ;   504.0 p1      45 next
        movdqa xmm5, [rbp + 912]                                   ;   437.3 p2      54 next
        pxor xmm5, xmm1                                            ;   505.0 p1      54 next
        movdqa xmm1, [rbp + 2016]                                  ;   474.0 p2      54 next
        movdqa xmm8, [rbp + 992]                                   ;   439.3 p2      62 r reload
        pxor xmm1, xmm8                                            ;   506.0 p1      54 next
        movdqa xmm9, xmm8                                          ;   450.3 p0      54 next copy
        pxor xmm9, [r8 + 640]                                      ;   507.0 p2+p1   54 next
        pxor xmm0, xmm14                                           ;   508.0 p1      45 next
        pxor xmm6, xmm15                                           ;   509.0 p1      45 next
        pxor xmm7, xmm0                                            ;   510.0 p1      54 next
        movdqa xmm14, [rbp + 896]                                  ;   441.3 p2      54 next
        pxor xmm14, [r8 + 512]                                     ;   511.0 p2+p1   54 next
        movdqa xmm15, [rbp + 928]                                  ;   443.3 p2      54 next
        pxor xmm15, xmm3                                           ;   512.0 p1      54 next
        movdqa xmm0, [rbp + 944]                                   ;   444.3 p2      54 next
        pxor xmm0, xmm10                                           ;   513.0 p1      54 next
        movdqa xmm3, [rbp + 1008]                                  ;   446.3 p2      62 r reload
        pxor xmm2, xmm3                                            ;   514.0 p1      54 next
        movdqa xmm10, xmm3                                         ;   457.3 p0      54 next copy
        pxor xmm10, [r8 + 592]                                     ;   515.0 p2+p1   54 next
        pxor xmm4, [rbp + 1040]                                    ;   516.0 p2+p1   54 next
        pxor xmm6, [rbp + 976]                                     ;   517.0 p2+p1   54 next
        movdqa xmm8, [rbp + 912]                                   ;   451.7 p2      54 next
        pxor xmm8, [r8 + 528]                                      ;   518.0 p2+p1   54 next
        movdqa xmm11, [rbp + 1952]                                 ;   453.7 p2      54 next
        pxor xmm11, [rbp + 1024]                                   ;   519.0 p2+p1   54 next
        movdqa xmm3, [rbp + 928]                                   ;   455.7 p2      54 next
        pxor xmm3, [r8 + 544]                                      ;   520.0 p2+p1   54 next
        movdqa [rbp + 1952], xmm11                                 ;   521.0 p0+p3   54 next spill
        movdqa xmm11, [rbp + 1024]                                 ;   457.7 p2      54 next
        pxor xmm11, [r8 + 656]                                     ;   521.0 p2+p1   54 next
        movdqa [rbp + 2016], xmm1                                  ;   508.0 p0+p3   54 next spill
        movdqa xmm1, [rbp + 2208]                                  ;   459.7 p2      54 next
        pxor xmm1, [rbp + 1072]                                    ;   522.0 p2+p1   54 next
        movdqa [rbp + 2208], xmm1                                  ;   524.0 p0+p3   54 next spill
        movdqa xmm1, [rbp + 944]                                   ;   462.0 p2      54 next
        pxor xmm1, [r8 + 560]                                      ;   523.0 p2+p1   54 next
        movdqa [rbp + 1920], xmm13                                 ;   502.0 p0+p3   54 next spill
        movdqa xmm13, [rbp + 2256]                                 ;   465.0 p2      54 next
        pxor xmm13, [rbp + 1056]                                   ;   524.0 p2+p1   54 next
        movdqa [rbp + 2256], xmm13                                 ;   526.0 p0+p3   54 next spill
        movdqa xmm13, [rbp + 2272]                                 ;   468.0 p2      54 next
        pxor xmm13, [rbp + 1088]                                   ;   525.0 p2+p1   54 next
        movdqa [rbp + 2272], xmm13                                 ;   527.0 p0+p3   54 next spill
        movdqa xmm13, [rbp + 1072]                                 ;   474.0 p2      54 next
        pxor xmm13, [r8 + 688]                                     ;   526.0 p2+p1   54 next
        movdqa [rbp + 2144], xmm4                                  ;   518.0 p0+p3   54 next spill
        movdqa xmm4, [rbp + 976]                                   ;   476.0 p2      54 next
        pxor xmm4, [r8 + 576]                                      ;   527.0 p2+p1   54 next
        movdqa [rbp + 1984], xmm2                                  ;   516.0 p0+p3   54 next spill
        movdqa xmm2, [rbp + 1056]                                  ;   478.0 p2      54 next
        pxor xmm2, [r8 + 672]                                      ;   528.0 p2+p1   54 next
        movdqa [rbp + 2032], xmm6                                  ;   519.0 p0+p3   54 next spill
        movdqa xmm6, [rbp + 1088]                                  ;   480.0 p2      54 next
        pxor xmm6, [r8 + 704]                                      ;   529.0 p2+p1   54 next
        movdqa [rbp + 2192], xmm0                                  ;   515.0 p0+p3   54 next spill
        movdqa xmm0, [rbp + 2048]                                  ;   483.0 p2      54 next
        pxor xmm0, [rbp + 1104]                                    ;   530.0 p2+p1   54 next
        movdqa [rbp + 2048], xmm0                                  ;   532.0 p0+p3   54 next spill
        movdqa xmm0, [rbp + 1040]                                  ;   486.3 p2      54 next
        pxor xmm0, [r8 + 608]                                      ;   531.0 p2+p1   54 next
        movdqa [rbp + 2000], xmm15                                 ;   514.0 p0+p3   54 next spill
        movdqa xmm15, [rbp + 2160]                                 ;   488.3 p2      54 next
        pxor xmm15, [rbp + 1120]                                   ;   532.0 p2+p1   54 next
        movdqa [rbp + 2160], xmm15                                 ;   534.0 p0+p3   54 next spill
        movdqa xmm15, [rbp + 1104]                                 ;   490.3 p2      54 next
        pxor xmm15, [r8 + 720]                                     ;   533.0 p2+p1   54 next
        movdqa [rbp + 2064], xmm5                                  ;   507.0 p0+p3   54 next spill
        movdqa xmm5, [rbp + 2112]                                  ;   494.7 p2      54 next
        pxor xmm5, [rbp + 1152]                                    ;   534.0 p2+p1   54 next
        movdqa [rbp + 2112], xmm5                                  ;   536.0 p0+p3   54 next spill
        movdqa xmm5, [rbp + 1120]                                  ;   497.0 p2      54 next
        pxor xmm5, [r8 + 736]                                      ;   535.0 p2+p1   54 next
        movdqa [rbp + 2128], xmm7                                  ;   512.0 p0+p3   54 next spill
        movdqa xmm7, [rbp + 1152]                                  ;   499.0 p2      54 next
        pxor xmm7, [r8 + 752]                                      ;   536.0 p2+p1   54 next
        movdqa [rbp + 2176], xmm3                                  ;   522.0 p0+p3   54 next spill
        movdqa xmm3, xmm12                                         ;   503.0 p0      41 next copy
        pxor xmm3, xmm15                                           ;   537.0 p1      41 next
        movdqa [rbp + 2240], xmm1                                  ;   525.0 p0+p3   54 next spill
        movdqa xmm1, xmm9                                          ;   509.0 p0      41 next copy
        pxor xmm1, xmm6                                            ;   538.0 p1      41 next
        movdqa [rbp + 2096], xmm8                                  ;   520.0 p0+p3   54 next spill
        movdqa xmm8, xmm9                                          ;   509.0 p0      41 next copy
        pand xmm8, xmm2                                            ;   539.0 p1      41 next
        movdqa [rbp + 1936], xmm0                                  ;   533.0 p0+p3   54 next spill
        movdqa xmm0, xmm9                                          ;   509.0 p0      41 next copy
        pand xmm0, xmm12                                           ;   540.0 p1      41 next
        movdqa [rbp + 2224], xmm10                                 ;   517.0 p0+p3   54 next spill
        movdqa xmm10, xmm9                                         ;   511.0 p0      41 next copy
        pand xmm10, xmm11                                          ;   541.0 p1      41 next
        pxor xmm10, xmm12                                          ;   543.0 p1      41 next
        movdqa [rbp + 1968], xmm14                                 ;   513.0 p0+p3   54 next spill
        movdqa xmm14, xmm9                                         ;   513.3 p0      41 next copy
        pand xmm14, xmm5                                           ;   543.0 p1      41 next
        pxor xmm14, xmm10                                          ;   545.0 p1      41 next
        pxor xmm10, xmm7                                           ;   545.0 p1      41 next
        movdqa [rbp + 2080], xmm4                                  ;   529.0 p0+p3   54 next spill
        movdqa xmm4, xmm9                                          ;   516.0 p0      41 next copy
        pand xmm4, xmm10                                           ;   547.0 p1      41 next
        movdqa [rbp + 2288], xmm4                                  ;   549.0 p0+p3   41 next spill
        movdqa xmm4, xmm9                                          ;   518.0 p0      41 next copy
        pxor xmm4, xmm12                                           ;   547.0 p1      41 next
        pand xmm4, xmm6                                            ;   549.0 p1      41 next
        pand xmm9, xmm15                                           ;   549.0 p1      41 next
        movdqa [rbp + 2304], xmm9                                  ;   551.0 p0+p3   41 next spill
        movdqa xmm9, xmm12                                         ;   520.7 p0      41 next copy
        pand xmm9, xmm5                                            ;   550.0 p1      41 next
        movdqa [rbp + 2320], xmm4                                  ;   551.0 p0+p3   41 next spill
        movdqa xmm4, xmm12                                         ;   522.7 p0      41 next copy
        pand xmm4, xmm7                                            ;   551.0 p1      41 next
        pxor xmm4, xmm5                                            ;   553.0 p1      41 next
        movdqa [rbp + 2336], xmm6                                  ;   531.0 p0+p3   54 next spill
        movdqa xmm6, xmm12                                         ;   524.7 p0      41 next copy
        pand xmm6, xmm2                                            ;   553.0 p1      41 next
        movdqa [rbp + 2352], xmm14                                 ;   547.0 p0+p3   41 next spill
        movdqa xmm14, xmm12                                        ;   526.7 p0      41 next copy
        pand xmm14, xmm1                                           ;   554.0 p1      41 next
        movdqa [rbp + 2368], xmm14                                 ;   556.0 p0+p3   41 next spill
        movdqa xmm14, xmm12                                        ;   528.7 p0      41 next copy
        pand xmm12, xmm15                                          ;   555.0 p1      41 next
        pand xmm14, xmm13                                          ;   556.0 p1      41 next
        movdqa [rbp + 2384], xmm14                                 ;   558.0 p0+p3   41 next spill
        movdqa xmm14, xmm1                                         ;   540.0 p0      41 next copy
        pand xmm1, xmm13                                           ;   557.0 p1      41 next
        movdqa [rbp + 2400], xmm12                                 ;   557.0 p0+p3   41 next spill
        movdqa xmm12, xmm3                                         ;   539.0 p0      41 next copy
        pxor xmm12, xmm2                                           ;   558.0 p1      41 next
        movdqa [rbp + 2416], xmm3                                  ;   539.0 p0+p3   41 next spill
        movdqa xmm3, xmm2                                          ;   534.7 p0      41 next copy
        pand xmm3, xmm5                                            ;   559.0 p1      41 next
        movdqa [rbp + 2432], xmm3                                  ;   561.0 p0+p3   41 next spill
        movdqa xmm3, xmm2                                          ;   536.7 p0      41 next copy
        pand xmm3, xmm15                                           ;   560.0 p1      41 next
        pxor xmm9, xmm3                                            ;   562.0 p1      41 next
        movdqa xmm3, [rel misty1_encrypt_compact.T0_constants128]  ;   532.7 p2      41 next reload
        pxor xmm9, xmm3                                            ;   564.0 p1      41 next
        movdqa xmm3, xmm2                                          ;   537.7 p0      41 next copy
        pand xmm3, xmm11                                           ;   563.0 p1      41 next
        pxor xmm14, xmm3                                           ;   565.0 p1      41 next
        movdqa xmm3, xmm2                                          ;   538.7 p0      41 next copy
        pand xmm3, xmm13                                           ;   565.0 p1      41 next
        pxor xmm8, xmm3                                            ;   567.0 p1      41 next
        pxor xmm3, xmm4                                            ;   567.0 p1      41 next
        movdqa [rbp + 2448], xmm9                                  ;   566.0 p0+p3   41 next spill
        movdqa xmm9, [rbp + 2400]                                  ;   557.0 p2      41 next reload
        pxor xmm9, xmm8                                            ;   569.0 p1      41 next
        movdqa xmm8, xmm15                                         ;   540.7 p0      41 next copy
        pand xmm8, xmm13                                           ;   569.0 p1      41 next
        pxor xmm6, xmm8                                            ;   571.0 p1      41 next
        movdqa xmm8, xmm5                                          ;   541.7 p0      41 next copy
        pand xmm8, xmm7                                            ;   571.0 p1      41 next
        pxor xmm6, xmm8                                            ;   573.0 p1      41 next
        movdqa [rbp + 2400], xmm9                                  ;   571.0 p0+p3   41 next spill
        movdqa xmm9, xmm5                                          ;   543.7 p0      41 next copy
        pand xmm9, [rbp + 2336]                                    ;   573.0 p2+p1   41 next
        pxor xmm1, xmm9                                            ;   575.0 p1      41 next
        pxor xmm3, xmm1                                            ;   577.0 p1      41 next
        movdqa xmm9, xmm5                                          ;   544.7 p0      41 next copy
        pand xmm9, xmm13                                           ;   576.0 p1      41 next
        pxor xmm9, [rbp + 2384]                                    ;   578.0 p2+p1   41 next
        movdqa [rbp + 2464], xmm5                                  ;   545.7 p0+p3   54 next spill
        movdqa xmm5, [rbp + 2288]                                  ;   549.0 p2      41 next reload
        pxor xmm5, xmm9                                            ;   580.0 p1      41 next
        movdqa xmm9, xmm13                                         ;   546.7 p0      41 next copy
        pand xmm9, xmm7                                            ;   579.0 p1      41 next
        pxor xmm2, xmm9                                            ;   581.0 p1      41 next
        pxor xmm5, xmm14                                           ;   582.0 p1      41 next
        movdqa [rbp + 2288], xmm15                                 ;   547.7 p0+p3   54 next spill
        movdqa xmm15, xmm13                                        ;   548.7 p0      41 next copy
        pand xmm15, [rbp + 2336]                                   ;   582.0 p2+p1   41 next
        movdqa [rbp + 2480], xmm5                                  ;   584.0 p0+p3   41 next spill
        movdqa xmm5, xmm13                                         ;   550.7 p0      41 next copy
        movdqa [rbp + 2496], xmm14                                 ;   567.0 p0+p3   41 next spill
        movdqa xmm14, xmm7                                         ;   552.7 p0      41 next copy
        por xmm14, xmm12                                           ;   583.0 p1      41 next
        movdqa [rbp + 2512], xmm9                                  ;   581.0 p0+p3   41 next spill
        movdqa xmm9, xmm7                                          ;   554.7 p0      41 next copy
        pand xmm9, xmm2                                            ;   584.0 p1      41 next
        pxor xmm9, [rel misty1_encrypt_compact.T0_constants128]    ;   586.0 p2+p1   41 next
        movdqa [rbp + 2528], xmm9                                  ;   588.0 p0+p3   41 next spill
        movdqa xmm9, xmm7                                          ;   556.7 p0      41 next copy
        pand xmm7, xmm11                                           ;   586.0 p1      41 next
        pxor xmm9, xmm15                                           ;   587.0 p1      41 next
        pxor xmm15, xmm11                                          ;   588.0 p1      41 next
        pand xmm9, [rbp + 2336]                                    ;   589.0 p2+p1   41 next
        pand xmm5, xmm15                                           ;   590.0 p1      41 next
        pxor xmm3, xmm15                                           ;   591.0 p1      41 next
        movdqa xmm15, xmm11                                        ;   557.7 p0      41 next copy
        pand xmm15, xmm12                                          ;   592.0 p1      41 next
        pxor xmm4, xmm15                                           ;   594.0 p1      41 next
        pxor xmm2, xmm4                                            ;   596.0 p1      41 next
        movdqa xmm15, xmm11                                        ;   558.7 p0      41 next copy
        movdqa xmm4, [rbp + 2336]                                  ;   556.3 p2      54 next reload
        pand xmm15, xmm4                                           ;   595.0 p1      41 next
        pxor xmm14, xmm15                                          ;   597.0 p1      41 next
        pxor xmm0, xmm14                                           ;   599.0 p1      41 next
        movdqa xmm14, [rbp + 2352]                                 ;   557.7 p2      41 next reload
        pxor xmm14, xmm5                                           ;   598.0 p1      41 next
        pxor xmm9, xmm2                                            ;   599.0 p1      41 next
        movdqa xmm15, xmm11                                        ;   559.7 p0      41 next copy
        pxor xmm3, xmm6                                            ;   600.0 p1      41 next
        movdqa xmm2, xmm4                                          ;   567.3 p0      41 next copy
        por xmm4, xmm12                                            ;   601.0 p1      41 next
        movdqa xmm5, [rbp + 2416]                                  ;   560.0 p2      41 next reload
        pand xmm2, xmm5                                            ;   602.0 p1      41 next
        pxor xmm10, xmm2                                           ;   604.0 p1      41 next
        pxor xmm13, xmm10                                          ;   606.0 p1      41 next
        pxor xmm1, xmm0                                            ;   605.0 p1      41 next
        pxor xmm5, xmm1                                            ;   607.0 p1      41 next
        movdqa xmm1, [rbp + 2464]                                  ;   562.0 p2      54 next reload
        pand xmm15, xmm1                                           ;   607.0 p1      41 next
        movdqa xmm2, xmm12                                         ;   562.7 p0      41 next copy
        movdqa xmm10, [rbp + 2288]                                 ;   563.0 p2      54 next reload
        pand xmm1, xmm10                                           ;   608.0 p1      41 next
        pand xmm11, xmm10                                          ;   609.0 p1      41 next
        pxor xmm15, [rbp + 2528]                                   ;   610.0 p2+p1   41 next
        pxor xmm7, xmm1                                            ;   611.0 p1      41 next
        pxor xmm2, xmm7                                            ;   613.0 p1      41 next
        pxor xmm4, xmm2                                            ;   615.0 p1      41 next
        movdqa xmm2, [rbp + 2320]                                  ;   565.7 p2      41 next reload
        pxor xmm2, xmm14                                           ;   614.0 p1      41 next
        movdqa xmm7, [rbp + 2304]                                  ;   566.7 p2      41 next reload
        pxor xmm1, xmm7                                            ;   615.0 p1      41 next
        pxor xmm7, xmm15                                           ;   616.0 p1      41 next
        pxor xmm8, xmm15                                           ;   617.0 p1      41 next
        pxor xmm5, xmm8                                            ;   619.0 p1      41 next
        pxor xmm6, xmm11                                           ;   619.0 p1      41 next
        pxor xmm10, xmm6                                           ;   621.0 p1      41 next
        movdqa xmm15, [rbp + 2432]                                 ;   568.7 p2      41 next
        pxor xmm15, [rbp + 2384]                                   ;   621.0 p2+p1   41 next
        pxor xmm14, xmm15                                          ;   623.0 p1      41 next
        movdqa xmm15, [rbp + 2448]                                 ;   570.7 p2      41 next
        pxor xmm15, xmm13                                          ;   623.0 p1      41 next
        pxor xmm0, xmm15                                           ;   625.0 p1      41 next
        movdqa xmm15, [rbp + 2400]                                 ;   571.7 p2      41 next
        pxor xmm12, xmm0                                           ;   627.0 p1      41 next
        movdqa xmm0, [rbp + 2448]                                  ;   572.7 p2      41 next
        pxor xmm11, xmm2                                           ;   626.0 p1      41 next
        pxor xmm3, xmm1                                            ;   627.0 p1      41 next
        pxor xmm0, xmm1                                            ;   628.0 p1      41 next
        movdqa xmm1, [rbp + 2400]                                  ;   573.7 p2      41 next
        pxor xmm1, [rbp + 2528]                                    ;   629.0 p2+p1   41 next
        pxor xmm9, xmm1                                            ;   631.0 p1      41 next
        movdqa xmm1, [rbp + 2432]                                  ;   575.7 p2      41 next
        pxor xmm1, xmm3                                            ;   631.0 p1      41 next
        movdqa xmm3, [rbp + 2080]                                  ;   576.7 p2      41 next
        movdqa xmm6, [rbp + 1968]                                  ;   577.7 p2      54 next reload
        pand xmm3, xmm6                                            ;   632.0 p1      41 next
        pxor xmm2, xmm4                                            ;   633.0 p1      41 next
        movdqa xmm8, [rbp + 2496]                                  ;   578.7 p2      41 next reload
        pxor xmm8, xmm4                                            ;   634.0 p1      41 next
        pxor xmm13, xmm14                                          ;   635.0 p1      41 next
        pxor xmm7, xmm11                                           ;   636.0 p1      41 next
        pxor xmm10, xmm8                                           ;   637.0 p1      41 next
        movdqa xmm4, [rbp + 2224]                                  ;   579.7 p2      41 next
        movdqa xmm8, [rbp + 2368]                                  ;   580.7 p2      41 next reload
        pxor xmm8, xmm13                                           ;   638.0 p1      41 next
        pxor xmm15, xmm8                                           ;   640.0 p1      41 next
        pand xmm4, xmm6                                            ;   640.0 p1      41 next
        movdqa xmm8, [rbp + 1936]                                  ;   581.7 p2      41 next
        movdqa xmm11, [rbp + 2096]                                 ;   582.7 p2      54 next reload
        pand xmm8, xmm11                                           ;   641.0 p1      41 next
        movdqa xmm13, [rbp + 2480]                                 ;   584.0 p2      41 next reload
        pxor xmm13, xmm0                                           ;   642.0 p1      41 next
        pxor xmm14, xmm7                                           ;   643.0 p1      41 next
        movdqa xmm0, [rbp + 2512]                                  ;   584.7 p2      41 next reload
        pxor xmm0, xmm2                                            ;   644.0 p1      41 next
        movdqa xmm2, [rbp + 2240]                                  ;   585.7 p2      41 next
        pand xmm2, xmm6                                            ;   645.0 p1      41 next
        movdqa xmm7, [rbp + 2080]                                  ;   586.7 p2      41 next
        pand xmm7, [rbp + 2240]                                    ;   646.0 p2+p1   41 next
        pxor xmm5, [rbp + 1936]                                    ;   647.0 p2+p1   41 next
        pxor xmm9, xmm11                                           ;   648.0 p1      41 next
        pxor xmm1, [rbp + 2224]                                    ;   649.0 p2+p1   41 next
        pxor xmm10, [rbp + 2080]                                   ;   650.0 p2+p1   41 next
        pxor xmm15, [rbp + 2176]                                   ;   651.0 p2+p1   41 next
        pxor xmm14, xmm6                                           ;   652.0 p1      41 next
        pxor xmm0, [rbp + 2240]                                    ;   653.0 p2+p1   41 next
        movdqa [rbp + 2512], xmm12                                 ;   629.0 p0+p3   41 next spill
        movdqa xmm12, xmm6                                         ;   589.0 p0      41 next copy
        pand xmm12, xmm11                                          ;   654.0 p1      41 next
        movdqa [rbp + 2480], xmm13                                 ;   644.0 p0+p3   41 next spill
        movdqa xmm13, xmm11                                        ;   593.7 p0      41 next copy
        pxor xmm13, xmm2                                           ;   655.0 p1      41 next
        movdqa [rbp + 2368], xmm5                                  ;   649.0 p0+p3   41 next spill
        movdqa xmm5, xmm11                                         ;   593.7 p0      41 next copy
        movdqa [rbp + 2496], xmm1                                  ;   651.0 p0+p3   41 next spill
        movdqa xmm1, xmm11                                         ;   595.0 p0      41 next copy
        pand xmm1, [rbp + 2224]                                    ;   656.0 p2+p1   41 next
        movdqa [rbp + 2432], xmm10                                 ;   652.0 p0+p3   41 next spill
        movdqa xmm10, xmm11                                        ;   597.0 p0      41 next copy
        pand xmm10, [rbp + 2240]                                   ;   657.0 p2+p1   41 next
        pand xmm11, [rbp + 2080]                                   ;   658.0 p2+p1   41 next
        pxor xmm11, xmm4                                           ;   660.0 p1      41 next
        movdqa [rbp + 2096], xmm0                                  ;   655.0 p0+p3   41 next spill
        movdqa xmm0, xmm6                                          ;   599.0 p0      41 next copy
        movdqa [rbp + 2528], xmm15                                 ;   653.0 p0+p3   41 next spill
        movdqa xmm15, xmm6                                         ;   601.0 p0      41 next copy
        movdqa [rbp + 2400], xmm9                                  ;   650.0 p0+p3   41 next spill
        movdqa xmm9, xmm6                                          ;   603.0 p0      41 next copy
        movdqa [rbp + 2448], xmm14                                 ;   654.0 p0+p3   41 next spill
        movdqa xmm14, xmm6                                         ;   605.0 p0      41 next copy
        movdqa [rbp + 1968], xmm11                                 ;   662.0 p0+p3   41 next spill
        movdqa xmm11, [rbp + 2224]                                 ;   602.0 p2      41 next
        pand xmm11, [rbp + 2176]                                   ;   660.0 p2+p1   41 next
        pxor xmm8, xmm11                                           ;   662.0 p1      41 next
        pand xmm5, xmm11                                           ;   662.0 p1      41 next
        movdqa xmm11, [rbp + 1936]                                 ;   604.0 p2      41 next
        pand xmm11, [rbp + 2240]                                   ;   663.0 p2+p1   41 next
        movdqa [rbp + 2384], xmm10                                 ;   659.0 p0+p3   41 next spill
        movdqa xmm10, [rbp + 1936]                                 ;   609.0 p2      41 next
        pand xmm10, xmm4                                           ;   664.0 p1      41 next
        pxor xmm10, xmm1                                           ;   666.0 p1      41 next
        pxor xmm10, [rel misty1_encrypt_compact.T0_constants128]   ;   668.0 p2+p1   41 next
        movdqa [rbp + 2304], xmm4                                  ;   642.0 p0+p3   41 next spill
        movdqa xmm4, [rbp + 2080]                                  ;   612.0 p2      41 next
        pxor xmm4, xmm13                                           ;   667.0 p1      41 next
        pand xmm4, [rbp + 1936]                                    ;   669.0 p2+p1   41 next
        pxor xmm2, xmm4                                            ;   671.0 p1      41 next
        movdqa [rbp + 2320], xmm2                                  ;   673.0 p0+p3   41 next spill
        movdqa xmm2, xmm3                                          ;   634.0 p0      41 next copy
        pxor xmm2, xmm7                                            ;   670.0 p1      41 next
        pxor xmm7, xmm8                                            ;   671.0 p1      41 next
        pxor xmm8, xmm3                                            ;   672.0 p1      41 next
        pxor xmm3, [rbp + 2384]                                    ;   673.0 p2+p1   41 next
        pand xmm2, [rbp + 2224]                                    ;   674.0 p2+p1   41 next
        pxor xmm15, xmm7                                           ;   675.0 p1      41 next
        pand xmm7, [rbp + 2176]                                    ;   676.0 p2+p1   41 next
        pand xmm9, xmm15                                           ;   677.0 p1      41 next
        pand xmm15, [rbp + 2080]                                   ;   678.0 p2+p1   41 next
        pxor xmm9, xmm10                                           ;   679.0 p1      41 next
        movdqa [rbp + 2288], xmm3                                  ;   675.0 p0+p3   41 next spill
        movdqa xmm3, [rbp + 2240]                                  ;   630.0 p2      41 next
        pand xmm3, xmm1                                            ;   680.0 p1      41 next
        pxor xmm3, xmm12                                           ;   682.0 p1      41 next
        pxor xmm7, xmm3                                            ;   684.0 p1      41 next
        movdqa xmm3, [rbp + 1936]                                  ;   631.3 p2      41 next
        pand xmm3, [rbp + 2176]                                    ;   683.0 p2+p1   41 next
        pxor xmm7, [rbp + 2240]                                    ;   686.0 p2+p1   41 next
        pxor xmm12, xmm3                                           ;   685.0 p1      41 next
        pxor xmm9, xmm3                                            ;   686.0 p1      41 next
        movdqa [rbp + 2464], xmm7                                  ;   688.0 p0+p3   41 next spill
        movdqa xmm7, xmm13                                         ;   657.0 p0      41 next copy
        pand xmm13, [rbp + 2176]                                   ;   687.0 p2+p1   41 next
        pxor xmm13, [rbp + 1968]                                   ;   689.0 p2+p1   41 next
        movdqa [rbp + 2416], xmm3                                  ;   685.0 p0+p3   41 next spill
        movdqa xmm3, xmm1                                          ;   658.0 p0      41 next copy
        pxor xmm3, [rbp + 1936]                                    ;   689.0 p2+p1   41 next
        pand xmm14, xmm3                                           ;   691.0 p1      41 next
        movdqa xmm3, [rbp + 2176]                                  ;   643.3 p2      54 next reload
        pxor xmm1, xmm3                                            ;   691.0 p1      41 next
        pxor xmm10, xmm14                                          ;   693.0 p1      41 next
        pxor xmm15, xmm10                                          ;   695.0 p1      41 next
        movdqa xmm10, xmm3                                         ;   654.3 p0      41 next copy
        pand xmm10, xmm12                                          ;   694.0 p1      41 next
        pxor xmm0, xmm10                                           ;   696.0 p1      41 next
        pxor xmm7, xmm0                                            ;   698.0 p1      41 next
        movdqa xmm0, [rbp + 2080]                                  ;   647.3 p2      54 next reload
        pand xmm12, xmm0                                           ;   697.0 p1      41 next
        movdqa xmm10, xmm0                                         ;   658.3 p0      41 next copy
        pxor xmm10, xmm11                                          ;   698.0 p1      41 next
        pand xmm0, xmm1                                            ;   699.0 p1      41 next
        pand xmm6, xmm1                                            ;   700.0 p1      41 next
        movdqa xmm1, xmm3                                          ;   654.3 p0      41 next copy
        pxor xmm1, [rbp + 1968]                                    ;   701.0 p2+p1   41 next
        pand xmm3, [rbp + 2288]                                    ;   702.0 p2+p1   41 next
        pxor xmm2, xmm10                                           ;   703.0 p1      41 next
        pxor xmm12, xmm2                                           ;   705.0 p1      41 next
        pxor xmm13, xmm12                                          ;   707.0 p1      41 next
        movdqa xmm2, [rbp + 2224]                                  ;   655.3 p2      54 next reload
        pand xmm10, xmm2                                           ;   706.0 p1      41 next
        pxor xmm4, xmm13                                           ;   709.0 p1      41 next
        movdqa xmm12, xmm2                                         ;   666.3 p0      41 next copy
        movdqa xmm13, xmm2                                         ;   666.3 p0      41 next copy
        pand xmm2, [rbp + 1936]                                    ;   708.0 p2+p1   41 next
        pxor xmm10, [rbp + 2384]                                   ;   709.0 p2+p1   41 next
        pxor xmm9, xmm10                                           ;   711.0 p1      41 next
        movdqa xmm10, [rbp + 1936]                                 ;   659.0 p2      54 next reload
        pxor xmm6, xmm10                                           ;   711.0 p1      41 next
        pxor xmm15, xmm6                                           ;   713.0 p1      41 next
        movdqa xmm6, [rbp + 2240]                                  ;   660.0 p2      41 next
        pand xmm6, xmm1                                            ;   713.0 p1      41 next
        pxor xmm12, xmm6                                           ;   715.0 p1      41 next
        movdqa xmm6, [rbp + 2416]                                  ;   685.0 p2      41 next reload
        pxor xmm1, xmm6                                            ;   715.0 p1      41 next
        pxor xmm6, [rbp + 2240]                                    ;   716.0 p2+p1   41 next
        pxor xmm5, xmm12                                           ;   717.0 p1      41 next
        pand xmm13, xmm6                                           ;   718.0 p1      41 next
        pand xmm11, xmm6                                           ;   719.0 p1      41 next
        movdqa xmm6, [rbp + 2528]                                  ;   663.0 p2      41 next reload
        pxor xmm4, xmm6                                            ;   720.0 p1      41 next
        pxor xmm6, [r8 + 4384]                                     ;   721.0 p2+p1   48 next
        movdqa xmm12, [rbp + 2448]                                 ;   665.0 p2      41 next reload
        pxor xmm9, xmm12                                           ;   722.0 p1      41 next
        pxor xmm12, [r8 + 4352]                                    ;   723.0 p2+p1   48 next
        pxor xmm14, xmm13                                          ;   724.0 p1      41 next
        pxor xmm1, xmm14                                           ;   726.0 p1      41 next
        pxor xmm15, xmm11                                          ;   726.0 p1      41 next
        movdqa xmm14, [rbp + 2320]                                 ;   673.0 p2      41 next reload
        pxor xmm13, xmm14                                          ;   727.0 p1      41 next
        pand xmm14, xmm2                                           ;   728.0 p1      41 next
        pxor xmm2, [rbp + 2288]                                    ;   729.0 p2+p1   41 next
        pand xmm10, xmm2                                           ;   731.0 p1      41 next
        pxor xmm8, xmm14                                           ;   731.0 p1      41 next
        movdqa xmm14, [rbp + 2400]                                 ;   669.0 p2      41 next
        pxor xmm14, xmm15                                          ;   732.0 p1      41 next
        movdqa xmm15, [rbp + 2096]                                 ;   670.0 p2      41 next
        pxor xmm5, xmm8                                            ;   733.0 p1      41 next
        movdqa xmm2, [rbp + 2432]                                  ;   671.0 p2      41 next
        movdqa xmm8, [rbp + 2304]                                  ;   672.0 p2      41 next reload
        pxor xmm8, xmm13                                           ;   734.0 p1      41 next
        pxor xmm1, xmm7                                            ;   735.0 p1      41 next
        pxor xmm7, xmm10                                           ;   736.0 p1      41 next
        movdqa xmm10, [rbp + 2496]                                 ;   673.0 p2      41 next
        pxor xmm3, xmm1                                            ;   737.0 p1      41 next
        movdqa xmm1, [rbp + 2368]                                  ;   674.0 p2      41 next
        pxor xmm0, xmm7                                            ;   738.0 p1      41 next
        movdqa xmm7, [rbp + 2400]                                  ;   675.0 p2      48 next
        pxor xmm7, [r8 + 4368]                                     ;   739.0 p2+p1   48 next
        pxor xmm4, [r8 + 4528]                                     ;   740.0 p2+p1   48 next
        pxor xmm10, xmm3                                           ;   741.0 p1      41 next
        movdqa xmm3, [rbp + 2096]                                  ;   678.0 p2      48 next
        pxor xmm3, [r8 + 4400]                                     ;   742.0 p2+p1   48 next
        pxor xmm9, [r8 + 4496]                                     ;   743.0 p2+p1   48 next
        movdqa xmm11, [rbp + 2464]                                 ;   688.0 p2      41 next reload
        pxor xmm11, xmm8                                           ;   744.0 p1      41 next
        movdqa xmm8, [rel misty1_encrypt_compact.T0_constants128]  ;   682.0 p2      41 next reload
        pxor xmm5, xmm8                                            ;   745.0 p1      41 next
        pxor xmm2, xmm5                                            ;   747.0 p1      41 next
        pxor xmm1, xmm11                                           ;   747.0 p1      41 next
        movdqa xmm5, [rbp + 2496]                                  ;   683.0 p2      48 next
        pxor xmm5, [r8 + 4432]                                     ;   748.0 p2+p1   48 next
        pxor xmm14, [r8 + 4512]                                    ;   749.0 p2+p1   48 next
        pxor xmm0, xmm8                                            ;   750.0 p1      41 next
        pxor xmm15, xmm0                                           ;   752.0 p1      41 next
        movdqa xmm0, [rbp + 2368]                                  ;   686.0 p2      48 next
        pxor xmm0, [r8 + 4448]                                     ;   752.0 p2+p1   48 next
        movdqa xmm11, [rbp + 2432]                                 ;   688.0 p2      48 next
        pxor xmm11, [r8 + 4416]                                    ;   753.0 p2+p1   48 next
        movdqa xmm13, [rbp + 2480]                                 ;   690.0 p2      48 next
        pxor xmm13, [r8 + 4464]                                    ;   754.0 p2+p1   48 next
        pxor xmm10, [r8 + 4576]                                    ;   755.0 p2+p1   48 next
        pxor xmm2, [r8 + 4560]                                     ;   756.0 p2+p1   48 next
        pxor xmm1, [r8 + 4592]                                     ;   757.0 p2+p1   48 next
        pxor xmm15, [r8 + 4544]                                    ;   758.0 p2+p1   48 next
        movdqa [rbp + 2480], xmm1                                  ;   759.0 p0+p3   48 next spill
        movdqa xmm1, [rbp + 2512]                                  ;   696.0 p2      48 next
        pxor xmm1, [r8 + 4480]                                     ;   759.0 p2+p1   48 next
        movdqa [rbp + 2512], xmm10                                 ;   757.0 p0+p3   48 next spill
        movdqa xmm10, xmm6                                         ;   723.0 p0      45 next copy
        movdqa [rbp + 2432], xmm2                                  ;   758.0 p0+p3   48 next spill
        movdqa xmm2, xmm6                                          ;   723.0 p0      45 next copy
        pand xmm2, xmm3                                            ;   760.0 p1      45 next
        movdqa [rbp + 2368], xmm15                                 ;   760.0 p0+p3   48 next spill
        movdqa xmm15, xmm6                                         ;   723.0 p0      45 next copy
        pand xmm15, xmm5                                           ;   761.0 p1      45 next
        movdqa [rbp + 2496], xmm4                                  ;   742.0 p0+p3   48 next spill
        movdqa xmm4, xmm6                                          ;   723.0 p0      45 next copy
        pand xmm4, xmm7                                            ;   762.0 p1      45 next
        pxor xmm4, xmm12                                           ;   764.0 p1      45 next
        movdqa [rbp + 2464], xmm14                                 ;   751.0 p0+p3   48 next spill
        movdqa xmm14, xmm6                                         ;   723.0 p0      45 next copy
        movdqa [rbp + 2096], xmm9                                  ;   745.0 p0+p3   48 next spill
        movdqa xmm9, xmm6                                          ;   723.0 p0      45 next copy
        pand xmm9, xmm1                                            ;   764.0 p1      45 next
        movdqa [rbp + 2400], xmm4                                  ;   766.0 p0+p3   45 next spill
        movdqa xmm4, xmm6                                          ;   723.0 p0      45 next copy
        pand xmm6, xmm0                                            ;   765.0 p1      45 next
        pand xmm4, xmm13                                           ;   766.0 p1      45 next
        movdqa [rbp + 2304], xmm6                                  ;   767.0 p0+p3   45 next spill
        movdqa xmm6, [rbp + 2400]                                  ;   766.0 p2      45 next
        pxor xmm6, xmm1                                            ;   777.0 p1      45 next
        movdqa [rbp + 2288], xmm6                                  ;   779.0 p0+p3   45 next spill
        movdqa xmm6, [rbp + 2400]                                  ;   766.0 p2      45 next
        movdqa [rbp + 2400], xmm4                                  ;   768.0 p0+p3   45 next spill
        movdqa xmm4, [rbp + 2288]                                  ;   779.0 p2      45 next
        movdqa [rbp + 2320], xmm9                                  ;   766.0 p0+p3   45 next spill
        movdqa xmm9, [rbp + 2288]                                  ;   779.0 p2      45 next
        pand xmm9, xmm7                                            ;   790.0 p1      45 next
        movdqa [rbp + 2288], xmm9                                  ;   792.0 p0+p3   45 next spill
        movdqa xmm9, xmm12                                         ;   725.0 p0      45 next copy
        pxor xmm9, xmm0                                            ;   769.0 p1      45 next
        movdqa xmm8, xmm12                                         ;   725.0 p0      45 next copy
        pand xmm8, xmm13                                           ;   770.0 p1      45 next
        movdqa [rbp + 2448], xmm4                                  ;   790.0 p0+p3   45 next spill
        movdqa xmm4, xmm12                                         ;   725.0 p0      45 next copy
        pand xmm4, xmm1                                            ;   771.0 p1      45 next
        pxor xmm4, xmm13                                           ;   773.0 p1      45 next
        movdqa [rbp + 2528], xmm6                                  ;   777.0 p0+p3   45 next spill
        movdqa xmm6, xmm12                                         ;   725.0 p0      45 next copy
        pand xmm6, xmm3                                            ;   773.0 p1      45 next
        movdqa [rbp + 2240], xmm4                                  ;   775.0 p0+p3   45 next spill
        movdqa xmm4, xmm12                                         ;   728.0 p0      45 next copy
        pand xmm4, xmm7                                            ;   774.0 p1      45 next
        movdqa [rbp + 2416], xmm14                                 ;   730.0 p0+p3   45 next spill
        movdqa xmm14, xmm12                                        ;   731.0 p0      45 next copy
        movdqa [rbp + 1936], xmm4                                  ;   776.0 p0+p3   45 next spill
        movdqa xmm4, xmm12                                         ;   733.0 p0      45 next copy
        pand xmm4, xmm11                                           ;   775.0 p1      45 next
        movdqa [rbp + 2384], xmm4                                  ;   777.0 p0+p3   45 next spill
        movdqa xmm4, xmm12                                         ;   735.0 p0      45 next copy
        pxor xmm4, xmm7                                            ;   776.0 p1      45 next
        pand xmm12, xmm0                                           ;   777.0 p1      45 next
        pand xmm4, xmm5                                            ;   778.0 p1      45 next
        movdqa [rbp + 2224], xmm12                                 ;   779.0 p0+p3   45 next spill
        movdqa xmm12, xmm7                                         ;   741.0 p0      45 next copy
        pxor xmm12, xmm5                                           ;   779.0 p1      45 next
        pxor xmm2, xmm12                                           ;   781.0 p1      45 next
        pand xmm14, xmm12                                          ;   781.0 p1      45 next
        pand xmm12, xmm11                                          ;   782.0 p1      45 next
        movdqa [rbp + 1968], xmm2                                  ;   783.0 p0+p3   45 next spill
        movdqa xmm2, xmm7                                          ;   742.0 p0      45 next copy
        pand xmm2, xmm3                                            ;   783.0 p1      45 next
        movdqa [rbp + 2176], xmm14                                 ;   783.0 p0+p3   45 next spill
        movdqa xmm14, xmm7                                         ;   744.0 p0      45 next copy
        pand xmm14, xmm13                                          ;   784.0 p1      45 next
        pand xmm7, xmm0                                            ;   785.0 p1      45 next
        movdqa [rbp + 2080], xmm7                                  ;   787.0 p0+p3   45 next spill
        movdqa xmm7, [rbp + 2528]                                  ;   777.0 p2      45 next reload
        pxor xmm7, xmm14                                           ;   788.0 p1      45 next
        movdqa xmm14, xmm3                                         ;   747.0 p0      45 next copy
        pand xmm14, xmm0                                           ;   787.0 p1      45 next
        pxor xmm8, xmm14                                           ;   789.0 p1      45 next
        movdqa xmm14, xmm3                                         ;   749.7 p0      45 next copy
        pand xmm14, xmm13                                          ;   789.0 p1      45 next
        pxor xmm8, [rel misty1_encrypt_compact.T0_constants128]    ;   791.0 p2+p1   45 next
        movdqa [rbp + 2528], xmm8                                  ;   793.0 p0+p3   45 next spill
        movdqa xmm8, xmm3                                          ;   754.0 p0      45 next copy
        pxor xmm8, xmm9                                            ;   791.0 p1      45 next
        pand xmm10, xmm8                                           ;   793.0 p1      45 next
        pxor xmm10, [rbp + 2240]                                   ;   795.0 p2+p1   45 next
        movdqa [rbp + 2336], xmm14                                 ;   791.0 p0+p3   45 next spill
        movdqa xmm14, xmm3                                         ;   756.7 p0      45 next copy
        pand xmm14, xmm11                                          ;   794.0 p1      45 next
        pxor xmm2, xmm14                                           ;   796.0 p1      45 next
        pxor xmm14, [rbp + 2240]                                   ;   796.0 p2+p1   45 next
        movdqa [rbp + 2240], xmm9                                  ;   771.0 p0+p3   45 next spill
        movdqa xmm9, [rbp + 2224]                                  ;   779.0 p2      45 next reload
        pxor xmm9, xmm2                                            ;   798.0 p1      45 next
        movdqa xmm2, xmm0                                          ;   760.0 p0      45 next copy
        pand xmm2, xmm11                                           ;   798.0 p1      45 next
        pxor xmm6, xmm2                                            ;   800.0 p1      45 next
        movdqa xmm2, xmm13                                         ;   761.0 p0      45 next copy
        pand xmm2, xmm1                                            ;   800.0 p1      45 next
        pxor xmm6, xmm2                                            ;   802.0 p1      45 next
        movdqa [rbp + 2224], xmm9                                  ;   800.0 p0+p3   45 next spill
        movdqa xmm9, xmm13                                         ;   763.0 p0      45 next copy
        pand xmm9, xmm5                                            ;   802.0 p1      45 next
        pxor xmm12, xmm9                                           ;   804.0 p1      45 next
        movdqa xmm9, xmm13                                         ;   764.0 p0      45 next copy
        pand xmm13, xmm0                                           ;   804.0 p1      45 next
        pand xmm9, xmm11                                           ;   805.0 p1      45 next
        pxor xmm14, xmm12                                          ;   806.0 p1      45 next
        pxor xmm9, [rbp + 2384]                                    ;   807.0 p2+p1   45 next
        movdqa [rbp + 2352], xmm13                                 ;   806.0 p0+p3   45 next spill
        movdqa xmm13, [rbp + 2288]                                 ;   792.0 p2      45 next reload
        pxor xmm13, xmm9                                           ;   809.0 p1      45 next
        movdqa xmm9, xmm1                                          ;   767.0 p0      45 next copy
        pand xmm9, xmm11                                           ;   809.0 p1      45 next
        pxor xmm3, xmm9                                            ;   811.0 p1      45 next
        pxor xmm10, xmm3                                           ;   813.0 p1      45 next
        pand xmm3, xmm1                                            ;   813.0 p1      45 next
        pxor xmm3, [rel misty1_encrypt_compact.T0_constants128]    ;   815.0 p2+p1   45 next
        pxor xmm13, [rbp + 1968]                                   ;   814.0 p2+p1   45 next
        movdqa [rbp + 2288], xmm3                                  ;   817.0 p0+p3   45 next spill
        movdqa xmm3, xmm1                                          ;   771.0 p0      45 next copy
        por xmm3, xmm8                                             ;   815.0 p1      45 next
        pxor xmm15, xmm3                                           ;   817.0 p1      45 next
        movdqa xmm3, xmm11                                         ;   772.0 p0      45 next copy
        pand xmm3, xmm5                                            ;   817.0 p1      45 next
        movdqa [rbp + 2544], xmm8                                  ;   793.0 p0+p3   45 next spill
        movdqa xmm8, [rbp + 1936]                                  ;   779.0 p2      45 next reload
        pxor xmm8, xmm15                                           ;   819.0 p1      45 next
        movdqa xmm15, xmm11                                        ;   779.7 p0      45 next copy
        pxor xmm1, xmm3                                            ;   819.0 p1      45 next
        movdqa [rbp + 1936], xmm0                                  ;   780.7 p0+p3   45 next spill
        movdqa xmm0, [rbp + 2416]                                  ;   790.0 p2      45 next reload
        pxor xmm0, xmm3                                            ;   820.0 p1      45 next
        pxor xmm12, xmm8                                           ;   821.0 p1      45 next
        pand xmm1, xmm5                                            ;   822.0 p1      45 next
        pxor xmm10, xmm1                                           ;   824.0 p1      45 next
        pxor xmm14, xmm0                                           ;   824.0 p1      45 next
        pand xmm15, xmm0                                           ;   825.0 p1      45 next
        movdqa xmm0, xmm5                                          ;   793.3 p0      45 next copy
        pxor xmm7, xmm15                                           ;   827.0 p1      45 next
        movdqa xmm15, [rbp + 2240]                                 ;   794.0 p2      45 next reload
        pand xmm0, xmm15                                           ;   827.0 p1      45 next
        pxor xmm15, xmm12                                          ;   828.0 p1      45 next
        movdqa xmm1, [rbp + 2544]                                  ;   795.0 p2      45 next reload
        por xmm5, xmm1                                             ;   829.0 p1      45 next
        movdqa xmm3, [rbp + 2448]                                  ;   796.0 p2      45 next reload
        pxor xmm3, xmm0                                            ;   830.0 p1      45 next
        pxor xmm11, xmm3                                           ;   832.0 p1      45 next
        movdqa xmm0, [rbp + 2320]                                  ;   797.0 p2      45 next reload
        movdqa xmm3, [rbp + 2352]                                  ;   806.0 p2      45 next reload
        pxor xmm0, xmm3                                            ;   832.0 p1      45 next
        pxor xmm14, xmm6                                           ;   833.0 p1      45 next
        pxor xmm4, xmm7                                            ;   834.0 p1      45 next
        movdqa xmm12, [rbp + 2080]                                 ;   799.0 p2      45 next reload
        pxor xmm3, xmm12                                           ;   835.0 p1      45 next
        pxor xmm0, xmm1                                            ;   836.0 p1      45 next
        pxor xmm5, xmm0                                            ;   838.0 p1      45 next
        movdqa xmm0, [rbp + 2304]                                  ;   800.0 p2      45 next reload
        pxor xmm6, xmm0                                            ;   838.0 p1      45 next
        pxor xmm0, xmm4                                            ;   839.0 p1      45 next
        pxor xmm14, xmm3                                           ;   840.0 p1      45 next
        pxor xmm3, [rbp + 2528]                                    ;   841.0 p2+p1   45 next
        pxor xmm13, xmm3                                           ;   843.0 p1      45 next
        movdqa xmm3, [rbp + 1936]                                  ;   802.0 p2      45 next reload
        pxor xmm3, xmm6                                            ;   843.0 p1      45 next
        pxor xmm4, xmm5                                            ;   844.0 p1      45 next
        pxor xmm9, xmm4                                            ;   846.0 p1      45 next
        pxor xmm5, [rbp + 1968]                                    ;   846.0 p2+p1   45 next
        movdqa xmm4, [rbp + 2336]                                  ;   804.3 p2      45 next reload
        pxor xmm14, xmm4                                           ;   847.0 p1      45 next
        pxor xmm4, [rbp + 2384]                                    ;   848.0 p2+p1   45 next
        pxor xmm7, xmm4                                            ;   850.0 p1      45 next
        movdqa xmm4, [rbp + 2400]                                  ;   806.3 p2      45 next reload
        movdqa xmm6, [rbp + 2288]                                  ;   817.0 p2      45 next reload
        pxor xmm4, xmm6                                            ;   850.0 p1      45 next
        pxor xmm6, [rbp + 2224]                                    ;   851.0 p2+p1   45 next
        pxor xmm10, xmm6                                           ;   853.0 p1      45 next
        pxor xmm3, xmm5                                            ;   853.0 p1      45 next
        pxor xmm12, xmm4                                           ;   854.0 p1      45 next
        pxor xmm2, xmm4                                            ;   855.0 p1      45 next
        movdqa xmm4, [rbp + 2528]                                  ;   809.3 p2      45 next
        pxor xmm4, xmm11                                           ;   856.0 p1      45 next
        pxor xmm8, xmm4                                            ;   858.0 p1      45 next
        movdqa xmm4, [rbp + 2224]                                  ;   810.3 p2      45 next
        pxor xmm15, xmm2                                           ;   858.0 p1      45 next
        movdqa xmm2, [rbp + 2096]                                  ;   811.3 p2      45 next
        pxor xmm0, xmm12                                           ;   859.0 p1      45 next
        movdqa xmm5, [rbp + 2464]                                  ;   812.3 p2      45 next
        pxor xmm5, xmm10                                           ;   860.0 p1      45 next
        movdqa xmm6, [rbp + 2496]                                  ;   813.3 p2      45 next
        pxor xmm1, xmm8                                            ;   861.0 p1      45 next
        movdqa xmm8, [rbp + 2368]                                  ;   814.3 p2      45 next
        pxor xmm8, xmm9                                            ;   862.0 p1      45 next
        pxor xmm11, xmm7                                           ;   863.0 p1      45 next
        movdqa xmm9, [rbp + 2432]                                  ;   815.3 p2      45 next
        pxor xmm9, xmm3                                            ;   864.0 p1      45 next
        movdqa xmm3, [rbp + 2512]                                  ;   816.3 p2      45 next
        pxor xmm3, xmm14                                           ;   865.0 p1      45 next
        movdqa xmm14, [rbp + 2480]                                 ;   817.3 p2      45 next
        pxor xmm14, xmm15                                          ;   866.0 p1      45 next
        movdqa xmm15, [rbp + 2128]                                 ;   818.3 p2      54 next
        pxor xmm7, xmm0                                            ;   867.0 p1      45 next
        movdqa xmm0, [rbp + 1920]                                  ;   819.3 p2      54 next reload
        pxor xmm13, xmm0                                           ;   868.0 p1      54 next
        movdqa xmm10, [rbp + 2176]                                 ;   820.3 p2      45 next reload
        pxor xmm10, xmm11                                          ;   869.0 p1      45 next
        pxor xmm4, xmm10                                           ;   871.0 p1      45 next
        pxor xmm0, [r8 + 1904]                                     ;   871.0 p2+p1   54 next
        movdqa xmm10, [rbp + 2064]                                 ;   822.3 p2      54 next
        pxor xmm10, xmm5                                           ;   872.0 p1      54 next
        movdqa xmm5, [rbp + 2016]                                  ;   823.3 p2      54 next
        pxor xmm5, xmm1                                            ;   873.0 p1      54 next
        movdqa xmm1, [rbp + 2000]                                  ;   824.3 p2      54 next
        pxor xmm2, xmm7                                            ;   874.0 p1      45 next
        movdqa xmm7, [rbp + 2192]                                  ;   825.3 p2      54 next
        pxor xmm7, xmm8                                            ;   875.0 p1      54 next
        movdqa xmm8, [rbp + 2096]                                  ;   826.3 p2      54 next
        pxor xmm6, xmm4                                            ;   876.0 p1      45 next
        movdqa xmm4, [rbp + 1952]                                  ;   827.3 p2      54 next reload
        pxor xmm8, xmm4                                            ;   877.0 p1      54 next
        pxor xmm15, xmm2                                           ;   878.0 p1      54 next
        pxor xmm4, [r8 + 1936]                                     ;   879.0 p2+p1   54 next
        movdqa xmm2, [rbp + 2032]                                  ;   829.3 p2      54 next
        pxor xmm2, xmm9                                            ;   880.0 p1      54 next
        movdqa xmm9, [rbp + 2496]                                  ;   830.3 p2      54 next
        movdqa xmm11, [rbp + 2208]                                 ;   831.3 p2      54 next reload
        pxor xmm9, xmm11                                           ;   881.0 p1      54 next
        pxor xmm1, xmm6                                            ;   882.0 p1      54 next
        pxor xmm11, [r8 + 1968]                                    ;   883.0 p2+p1   54 next
        movdqa xmm6, [rbp + 1984]                                  ;   833.3 p2      54 next reload
        pxor xmm3, xmm6                                            ;   884.0 p1      54 next
        pxor xmm6, [r8 + 1872]                                     ;   885.0 p2+p1   54 next
        movdqa xmm12, [rbp + 2144]                                 ;   835.3 p2      54 next reload
        pxor xmm14, xmm12                                          ;   886.0 p1      54 next
        pxor xmm12, [r8 + 1888]                                    ;   887.0 p2+p1   54 next
        movdqa [rbp + 2144], xmm9                                  ;   883.0 p0+p3   54 next spill
        movdqa xmm9, [rbp + 2464]                                  ;   837.3 p2      54 next
        pxor xmm9, [rbp + 2256]                                    ;   888.0 p2+p1   54 next
        movdqa [rbp + 2464], xmm9                                  ;   890.0 p0+p3   54 next spill
        movdqa xmm9, [rbp + 2368]                                  ;   839.3 p2      54 next
        pxor xmm9, [rbp + 2272]                                    ;   889.0 p2+p1   54 next
        movdqa [rbp + 2368], xmm9                                  ;   891.0 p0+p3   54 next spill
        movdqa xmm9, [rbp + 2432]                                  ;   841.3 p2      54 next
        pxor xmm9, [rbp + 2048]                                    ;   890.0 p2+p1   54 next
        movdqa [rbp + 2432], xmm9                                  ;   892.0 p0+p3   54 next spill
        movdqa xmm9, [rbp + 2512]                                  ;   843.3 p2      54 next
        pxor xmm9, [rbp + 2160]                                    ;   891.0 p2+p1   54 next
        movdqa [rbp + 2512], xmm9                                  ;   893.0 p0+p3   54 next spill
        movdqa xmm9, [rbp + 2480]                                  ;   845.3 p2      54 next
        pxor xmm9, [rbp + 2112]                                    ;   892.0 p2+p1   54 next
        movdqa [rbp + 2480], xmm9                                  ;   894.0 p0+p3   54 next spill
        movdqa xmm9, [rbp + 2128]                                  ;   847.3 p2      54 next
        pxor xmm9, [r8 + 1792]                                     ;   893.0 p2+p1   54 next
        movdqa [rbp + 2128], xmm8                                  ;   879.0 p0+p3   54 next spill
        movdqa xmm8, [rbp + 2064]                                  ;   849.3 p2      54 next
        pxor xmm8, [r8 + 1808]                                     ;   894.0 p2+p1   54 next
        movdqa [rbp + 2064], xmm5                                  ;   875.0 p0+p3   54 next spill
        movdqa xmm5, [rbp + 2016]                                  ;   851.3 p2      54 next
        pxor xmm5, [r8 + 1920]                                     ;   895.0 p2+p1   54 next
        movdqa [rbp + 2016], xmm13                                 ;   870.0 p0+p3   54 next spill
        movdqa xmm13, [rbp + 2000]                                 ;   853.3 p2      54 next
        pxor xmm13, [r8 + 1824]                                    ;   896.0 p2+p1   54 next
        movdqa [rbp + 2000], xmm14                                 ;   888.0 p0+p3   54 next spill
        movdqa xmm14, [rbp + 2192]                                 ;   855.3 p2      54 next
        pxor xmm14, [r8 + 1840]                                    ;   897.0 p2+p1   54 next
        movdqa [rbp + 2192], xmm3                                  ;   886.0 p0+p3   54 next spill
        movdqa xmm3, [rbp + 2032]                                  ;   857.3 p2      54 next
        pxor xmm3, [r8 + 1856]                                     ;   898.0 p2+p1   54 next
        movdqa [rbp + 2032], xmm2                                  ;   882.0 p0+p3   54 next spill
        movdqa xmm2, [rbp + 2256]                                  ;   859.3 p2      54 next
        pxor xmm2, [r8 + 1952]                                     ;   899.0 p2+p1   54 next
        movdqa [rbp + 2256], xmm7                                  ;   877.0 p0+p3   54 next spill
        movdqa xmm7, [rbp + 2272]                                  ;   861.3 p2      54 next
        pxor xmm7, [r8 + 1984]                                     ;   900.0 p2+p1   54 next
        movdqa [rbp + 2272], xmm1                                  ;   884.0 p0+p3   54 next spill
        movdqa xmm1, [rbp + 2048]                                  ;   863.3 p2      54 next
        pxor xmm1, [r8 + 2000]                                     ;   901.0 p2+p1   54 next
        movdqa [rbp + 2048], xmm10                                 ;   874.0 p0+p3   54 next spill
        movdqa xmm10, [rbp + 2160]                                 ;   865.3 p2      54 next
        pxor xmm10, [r8 + 2016]                                    ;   902.0 p2+p1   54 next
        movdqa [rbp + 2160], xmm15                                 ;   880.0 p0+p3   54 next spill
        movdqa xmm15, [rbp + 2112]                                 ;   867.3 p2      54 next
        pxor xmm15, [r8 + 2032]                                    ;   903.0 p2+p1   54 next
        movdqa [rbp + 2112], xmm13                                 ;   898.0 p0+p3   54 next spill
        movdqa xmm13, xmm0                                         ;   873.0 p0      41 next copy
        pxor xmm13, xmm1                                           ;   904.0 p1      41 next
        movdqa [rbp + 1984], xmm14                                 ;   899.0 p0+p3   54 next spill
        movdqa xmm14, xmm0                                         ;   873.0 p0      41 next copy
        pand xmm14, xmm10                                          ;   905.0 p1      41 next
        movdqa [rbp + 2208], xmm12                                 ;   889.0 p0+p3   54 next spill
        movdqa xmm12, xmm0                                         ;   873.0 p0      41 next copy
        pand xmm12, xmm15                                          ;   906.0 p1      41 next
        pxor xmm12, xmm10                                          ;   908.0 p1      41 next
        movdqa [rbp + 2496], xmm8                                  ;   896.0 p0+p3   54 next spill
        movdqa xmm8, xmm0                                          ;   874.3 p0      41 next copy
        pand xmm8, xmm2                                            ;   908.0 p1      41 next
        movdqa [rbp + 1952], xmm6                                  ;   887.0 p0+p3   54 next spill
        movdqa xmm6, xmm0                                          ;   876.3 p0      41 next copy
        pand xmm6, xmm5                                            ;   909.0 p1      41 next
        movdqa [rbp + 2096], xmm9                                  ;   895.0 p0+p3   54 next spill
        movdqa xmm9, xmm0                                          ;   878.3 p0      41 next copy
        movdqa [rbp + 2176], xmm3                                  ;   900.0 p0+p3   54 next spill
        movdqa xmm3, xmm0                                          ;   880.3 p0      41 next copy
        movdqa [rbp + 1920], xmm3                                  ;   887.3 p0+p3   41 next spill
        movdqa xmm3, xmm0                                          ;   882.3 p0      41 next copy
        pand xmm3, xmm11                                           ;   910.0 p1      41 next
        movdqa [rbp + 2224], xmm3                                  ;   912.0 p0+p3   41 next spill
        movdqa xmm3, xmm0                                          ;   884.3 p0      41 next copy
        pxor xmm3, xmm5                                            ;   911.0 p1      41 next
        pand xmm0, xmm1                                            ;   912.0 p1      41 next
        pand xmm3, xmm7                                            ;   913.0 p1      41 next
        movdqa [rbp + 2528], xmm0                                  ;   914.0 p0+p3   41 next spill
        movdqa xmm0, xmm13                                         ;   906.0 p0      41 next copy
        pxor xmm0, xmm2                                            ;   914.0 p1      41 next
        movdqa [rbp + 2288], xmm13                                 ;   906.0 p0+p3   41 next spill
        movdqa xmm13, xmm12                                        ;   910.0 p0      41 next copy
        movdqa [rbp + 2400], xmm3                                  ;   915.0 p0+p3   41 next spill
        movdqa xmm3, xmm5                                          ;   897.0 p0      41 next copy
        pxor xmm3, xmm7                                            ;   915.0 p1      41 next
        pand xmm9, xmm3                                            ;   917.0 p1      41 next
        movdqa [rbp + 2384], xmm9                                  ;   919.0 p0+p3   41 next spill
        movdqa xmm9, xmm5                                          ;   897.0 p0      41 next copy
        pand xmm9, xmm2                                            ;   917.0 p1      41 next
        movdqa [rbp + 2336], xmm7                                  ;   902.0 p0+p3   54 next spill
        movdqa xmm7, xmm5                                          ;   897.0 p0      41 next copy
        pand xmm7, xmm4                                            ;   918.0 p1      41 next
        movdqa [rbp + 1968], xmm5                                  ;   897.0 p0+p3   54 next spill
        movdqa xmm5, [rbp + 1920]                                  ;   894.0 p2      41 next reload
        pxor xmm5, xmm7                                            ;   920.0 p1      41 next
        movdqa xmm7, xmm2                                          ;   901.0 p0      41 next copy
        pand xmm7, xmm10                                           ;   920.0 p1      41 next
        movdqa [rbp + 1920], xmm7                                  ;   922.0 p0+p3   41 next spill
        movdqa xmm7, xmm2                                          ;   901.0 p0      41 next copy
        pand xmm7, xmm1                                            ;   921.0 p1      41 next
        pxor xmm14, xmm7                                           ;   923.0 p1      41 next
        movdqa xmm7, [rel misty1_encrypt_compact.T0_constants128]  ;   897.0 p2      41 next reload
        pxor xmm14, xmm7                                           ;   925.0 p1      41 next
        movdqa xmm7, xmm2                                          ;   901.0 p0      41 next copy
        pand xmm7, xmm4                                            ;   924.0 p1      41 next
        pxor xmm7, xmm3                                            ;   926.0 p1      41 next
        pand xmm3, xmm11                                           ;   926.0 p1      41 next
        movdqa [rbp + 1936], xmm14                                 ;   927.0 p0+p3   41 next spill
        movdqa xmm14, xmm2                                         ;   901.3 p0      41 next copy
        pand xmm14, xmm11                                          ;   927.0 p1      41 next
        pxor xmm9, xmm14                                           ;   929.0 p1      41 next
        pxor xmm12, xmm14                                          ;   929.0 p1      41 next
        movdqa xmm14, [rbp + 2528]                                 ;   914.0 p2      41 next reload
        pxor xmm14, xmm9                                           ;   931.0 p1      41 next
        movdqa xmm9, xmm1                                          ;   903.0 p0      41 next copy
        pand xmm9, xmm11                                           ;   931.0 p1      41 next
        pxor xmm8, xmm9                                            ;   933.0 p1      41 next
        movdqa xmm9, xmm11                                         ;   903.3 p0      41 next copy
        pand xmm9, xmm15                                           ;   933.0 p1      41 next
        pxor xmm2, xmm9                                            ;   935.0 p1      41 next
        movdqa [rbp + 2528], xmm14                                 ;   933.0 p0+p3   41 next spill
        movdqa xmm14, xmm11                                        ;   905.3 p0      41 next copy
        pand xmm14, [rbp + 2336]                                   ;   935.0 p2+p1   41 next
        movdqa [rbp + 2304], xmm1                                  ;   906.3 p0+p3   54 next spill
        movdqa xmm1, xmm11                                         ;   907.3 p0      41 next copy
        movdqa [rbp + 2544], xmm7                                  ;   928.0 p0+p3   41 next spill
        movdqa xmm7, xmm11                                         ;   909.3 p0      41 next copy
        pand xmm11, xmm10                                          ;   936.0 p1      41 next
        pxor xmm11, [rbp + 2224]                                   ;   938.0 p2+p1   41 next
        movdqa [rbp + 2080], xmm5                                  ;   922.0 p0+p3   41 next spill
        movdqa xmm5, xmm10                                         ;   911.3 p0      41 next copy
        pand xmm5, xmm15                                           ;   938.0 p1      41 next
        pxor xmm8, xmm5                                            ;   940.0 p1      41 next
        movdqa [rbp + 2352], xmm9                                  ;   935.0 p0+p3   41 next spill
        movdqa xmm9, xmm10                                         ;   913.3 p0      41 next copy
        pand xmm9, [rbp + 2336]                                    ;   940.0 p2+p1   41 next
        pxor xmm3, xmm9                                            ;   942.0 p1      41 next
        pxor xmm12, xmm3                                           ;   944.0 p1      41 next
        movdqa xmm9, xmm10                                         ;   914.3 p0      41 next copy
        pand xmm9, [rbp + 1968]                                    ;   943.0 p2+p1   41 next
        pxor xmm9, [rbp + 2080]                                    ;   945.0 p2+p1   41 next
        movdqa [rbp + 2320], xmm8                                  ;   942.0 p0+p3   41 next spill
        movdqa xmm8, xmm10                                         ;   916.3 p0      41 next copy
        pand xmm10, xmm4                                           ;   945.0 p1      41 next
        pand xmm8, [rbp + 2304]                                    ;   946.0 p2+p1   41 next
        movdqa [rbp + 2448], xmm8                                  ;   948.0 p0+p3   41 next spill
        movdqa xmm8, xmm0                                          ;   918.3 p0      41 next copy
        pand xmm8, xmm4                                            ;   947.0 p1      41 next
        pxor xmm13, xmm8                                           ;   949.0 p1      41 next
        pxor xmm13, xmm2                                           ;   951.0 p1      41 next
        pand xmm2, xmm15                                           ;   950.0 p1      41 next
        movdqa xmm8, [rel misty1_encrypt_compact.T0_constants128]  ;   918.3 p2      41 next reload
        pxor xmm2, xmm8                                            ;   952.0 p1      41 next
        pxor xmm10, xmm2                                           ;   954.0 p1      41 next
        pxor xmm2, [rbp + 2528]                                    ;   954.0 p2+p1   41 next
        pxor xmm5, xmm10                                           ;   956.0 p1      41 next
        movdqa xmm8, xmm0                                          ;   920.3 p0      41 next copy
        por xmm8, xmm15                                            ;   955.0 p1      41 next
        movdqa [rbp + 2240], xmm0                                  ;   921.3 p0+p3   41 next spill
        movdqa xmm0, xmm15                                         ;   922.3 p0      41 next copy
        pxor xmm0, xmm14                                           ;   956.0 p1      41 next
        pxor xmm14, xmm4                                           ;   957.0 p1      41 next
        pand xmm0, [rbp + 2336]                                    ;   958.0 p2+p1   41 next
        pxor xmm13, xmm0                                           ;   960.0 p1      41 next
        movdqa xmm0, xmm4                                          ;   923.7 p0      41 next copy
        pand xmm0, [rbp + 2336]                                    ;   960.0 p2+p1   41 next
        pxor xmm8, xmm0                                            ;   962.0 p1      41 next
        pxor xmm6, xmm8                                            ;   964.0 p1      41 next
        movdqa xmm0, xmm15                                         ;   925.3 p0      41 next copy
        pand xmm15, xmm4                                           ;   963.0 p1      41 next
        pand xmm1, xmm14                                           ;   964.0 p1      41 next
        pxor xmm12, xmm14                                          ;   965.0 p1      41 next
        pxor xmm9, xmm1                                            ;   966.0 p1      41 next
        pxor xmm0, [rbp + 2080]                                    ;   967.0 p2+p1   41 next
        movdqa xmm14, [rbp + 2304]                                 ;   928.0 p2      54 next reload
        pand xmm4, xmm14                                           ;   968.0 p1      41 next
        pxor xmm2, xmm13                                           ;   969.0 p1      41 next
        movdqa xmm1, [rbp + 2288]                                  ;   929.0 p2      41 next
        pxor xmm3, xmm6                                            ;   970.0 p1      41 next
        pxor xmm1, xmm3                                            ;   972.0 p1      41 next
        movdqa xmm3, [rbp + 2288]                                  ;   930.0 p2      41 next
        movdqa xmm8, [rbp + 2336]                                  ;   931.0 p2      54 next reload
        pand xmm3, xmm8                                            ;   972.0 p1      41 next
        movdqa xmm13, [rbp + 2320]                                 ;   942.0 p2      41 next reload
        pxor xmm12, xmm13                                          ;   973.0 p1      41 next
        pxor xmm5, xmm1                                            ;   974.0 p1      41 next
        movdqa xmm1, [rbp + 2240]                                  ;   933.0 p2      41 next reload
        por xmm8, xmm1                                             ;   975.0 p1      41 next
        pxor xmm15, [rbp + 2448]                                   ;   976.0 p2+p1   41 next
        pxor xmm3, xmm0                                            ;   977.0 p1      41 next
        pxor xmm7, xmm3                                            ;   979.0 p1      41 next
        movdqa xmm3, [rbp + 1968]                                  ;   935.0 p2      54 next reload
        pand xmm0, xmm3                                            ;   979.0 p1      41 next
        pand xmm3, xmm14                                           ;   980.0 p1      41 next
        pxor xmm11, xmm0                                           ;   981.0 p1      41 next
        pxor xmm13, xmm4                                           ;   982.0 p1      41 next
        movdqa xmm0, [rbp + 2400]                                  ;   936.0 p2      41 next reload
        pxor xmm0, xmm9                                            ;   983.0 p1      41 next
        pxor xmm14, xmm13                                          ;   984.0 p1      41 next
        movdqa xmm13, xmm1                                         ;   944.0 p0      41 next copy
        pxor xmm13, xmm15                                          ;   985.0 p1      41 next
        pxor xmm8, xmm13                                           ;   987.0 p1      41 next
        movdqa xmm15, [rbp + 2544]                                 ;   937.3 p2      41 next reload
        pxor xmm11, xmm15                                          ;   987.0 p1      41 next
        pxor xmm10, xmm3                                           ;   988.0 p1      41 next
        pxor xmm3, [rbp + 2448]                                    ;   989.0 p2+p1   41 next
        pxor xmm4, xmm0                                            ;   990.0 p1      41 next
        movdqa xmm13, [rbp + 1920]                                 ;   939.3 p2      41 next
        pxor xmm13, [rbp + 2224]                                   ;   991.0 p2+p1   41 next
        pxor xmm9, xmm13                                           ;   993.0 p1      41 next
        pxor xmm0, xmm8                                            ;   993.0 p1      41 next
        pxor xmm15, xmm8                                           ;   994.0 p1      41 next
        pxor xmm14, xmm15                                          ;   996.0 p1      41 next
        movdqa xmm15, [rbp + 1936]                                 ;   941.7 p2      41 next
        pxor xmm15, xmm7                                           ;   996.0 p1      41 next
        pxor xmm6, xmm15                                           ;   998.0 p1      41 next
        movdqa xmm15, [rbp + 2528]                                 ;   942.7 p2      41 next
        pxor xmm1, xmm6                                            ;  1000.0 p1      41 next
        movdqa xmm6, [rbp + 1936]                                  ;   943.7 p2      41 next
        pxor xmm7, xmm9                                            ;   999.0 p1      41 next
        pxor xmm12, xmm3                                           ;  1000.0 p1      41 next
        pxor xmm6, xmm3                                            ;  1001.0 p1      41 next
        movdqa xmm3, [rbp + 1920]                                  ;   944.7 p2      41 next
        pxor xmm3, xmm12                                           ;  1002.0 p1      41 next
        movdqa xmm8, [rbp + 2176]                                  ;   945.7 p2      41 next
        movdqa xmm12, [rbp + 2096]                                 ;   946.7 p2      54 next reload
        pand xmm8, xmm12                                           ;  1003.0 p1      41 next
        movdqa xmm13, [rbp + 2384]                                 ;   947.7 p2      41 next reload
        pxor xmm13, xmm7                                           ;  1004.0 p1      41 next
        pxor xmm15, xmm13                                          ;  1006.0 p1      41 next
        movdqa xmm7, [rbp + 2352]                                  ;   948.7 p2      41 next reload
        pxor xmm7, xmm0                                            ;  1006.0 p1      41 next
        pxor xmm11, xmm6                                           ;  1007.0 p1      41 next
        movdqa xmm0, [rbp + 1952]                                  ;   949.7 p2      41 next
        pxor xmm10, xmm4                                           ;  1008.0 p1      41 next
        pand xmm0, xmm12                                           ;  1009.0 p1      41 next
        movdqa xmm4, [rbp + 2208]                                  ;   950.7 p2      41 next
        movdqa xmm6, [rbp + 2496]                                  ;   951.7 p2      54 next reload
        pand xmm4, xmm6                                            ;  1010.0 p1      41 next
        pxor xmm9, xmm10                                           ;  1011.0 p1      41 next
        movdqa xmm10, [rbp + 1984]                                 ;   952.7 p2      41 next
        pand xmm10, xmm12                                          ;  1012.0 p1      41 next
        movdqa xmm13, [rbp + 2176]                                 ;   953.7 p2      41 next
        pand xmm13, [rbp + 1984]                                   ;  1013.0 p2+p1   41 next
        pxor xmm2, xmm6                                            ;  1014.0 p1      41 next
        pxor xmm5, [rbp + 2208]                                    ;  1015.0 p2+p1   41 next
        pxor xmm14, [rbp + 2176]                                   ;  1016.0 p2+p1   41 next
        pxor xmm3, [rbp + 1952]                                    ;  1017.0 p2+p1   41 next
        pxor xmm15, [rbp + 2112]                                   ;  1018.0 p2+p1   41 next
        pxor xmm7, [rbp + 1984]                                    ;  1019.0 p2+p1   41 next
        pxor xmm9, xmm12                                           ;  1020.0 p1      41 next
        movdqa [rbp + 2352], xmm1                                  ;  1002.0 p0+p3   41 next spill
        movdqa xmm1, [rbp + 1952]                                  ;   960.7 p2      41 next
        pand xmm1, [rbp + 2112]                                    ;  1021.0 p2+p1   41 next
        pxor xmm4, xmm1                                            ;  1023.0 p1      41 next
        pand xmm1, xmm6                                            ;  1023.0 p1      41 next
        movdqa [rbp + 2384], xmm11                                 ;  1009.0 p0+p3   41 next spill
        movdqa xmm11, xmm6                                         ;   962.7 p0      41 next copy
        pxor xmm11, xmm10                                          ;  1024.0 p1      41 next
        movdqa [rbp + 1920], xmm5                                  ;  1017.0 p0+p3   41 next spill
        movdqa xmm5, xmm6                                          ;   962.7 p0      41 next copy
        pand xmm5, [rbp + 1952]                                    ;  1025.0 p2+p1   41 next
        movdqa [rbp + 1936], xmm3                                  ;  1019.0 p0+p3   41 next spill
        movdqa xmm3, xmm6                                          ;   963.7 p0      41 next copy
        pand xmm3, xmm12                                           ;  1026.0 p1      41 next
        movdqa [rbp + 2528], xmm14                                 ;  1018.0 p0+p3   41 next spill
        movdqa xmm14, xmm6                                         ;   965.7 p0      41 next copy
        pand xmm14, [rbp + 1984]                                   ;  1027.0 p2+p1   41 next
        pand xmm6, [rbp + 2176]                                    ;  1028.0 p2+p1   41 next
        pxor xmm6, xmm0                                            ;  1030.0 p1      41 next
        movdqa [rbp + 2496], xmm7                                  ;  1021.0 p0+p3   41 next spill
        movdqa xmm7, xmm12                                         ;   967.7 p0      41 next copy
        movdqa [rbp + 2224], xmm15                                 ;  1020.0 p0+p3   41 next spill
        movdqa xmm15, xmm12                                        ;   969.7 p0      41 next copy
        movdqa [rbp + 2448], xmm2                                  ;  1016.0 p0+p3   41 next spill
        movdqa xmm2, xmm12                                         ;   971.7 p0      41 next copy
        movdqa [rbp + 2544], xmm9                                  ;  1022.0 p0+p3   41 next spill
        movdqa xmm9, xmm12                                         ;   973.7 p0      41 next copy
        movdqa [rbp + 2096], xmm6                                  ;  1032.0 p0+p3   41 next spill
        movdqa xmm6, [rbp + 2208]                                  ;   971.0 p2      41 next
        pand xmm6, [rbp + 1984]                                    ;  1030.0 p2+p1   41 next
        movdqa [rbp + 2240], xmm14                                 ;  1029.0 p0+p3   41 next spill
        movdqa xmm14, [rbp + 2208]                                 ;   974.7 p2      41 next
        pand xmm14, xmm0                                           ;  1031.0 p1      41 next
        pxor xmm14, xmm5                                           ;  1033.0 p1      41 next
        pxor xmm14, [rel misty1_encrypt_compact.T0_constants128]   ;  1035.0 p2+p1   41 next
        movdqa [rbp + 2400], xmm0                                  ;  1011.0 p0+p3   41 next spill
        movdqa xmm0, [rbp + 2176]                                  ;   978.0 p2      41 next
        pxor xmm0, xmm11                                           ;  1034.0 p1      41 next
        pand xmm0, [rbp + 2208]                                    ;  1036.0 p2+p1   41 next
        pxor xmm10, xmm0                                           ;  1038.0 p1      41 next
        movdqa [rbp + 2304], xmm10                                 ;  1040.0 p0+p3   41 next spill
        movdqa xmm10, [rbp + 1984]                                 ;   983.0 p2      41 next
        pand xmm10, xmm5                                           ;  1037.0 p1      41 next
        pxor xmm10, xmm3                                           ;  1039.0 p1      41 next
        movdqa [rbp + 1968], xmm5                                  ;  1027.0 p0+p3   41 next spill
        movdqa xmm5, xmm8                                          ;  1005.0 p0      41 next copy
        pxor xmm5, xmm13                                           ;  1039.0 p1      41 next
        pxor xmm13, xmm4                                           ;  1040.0 p1      41 next
        pxor xmm4, xmm8                                            ;  1041.0 p1      41 next
        pxor xmm8, [rbp + 2240]                                    ;  1042.0 p2+p1   41 next
        pand xmm5, [rbp + 1952]                                    ;  1043.0 p2+p1   41 next
        pxor xmm15, xmm13                                          ;  1044.0 p1      41 next
        pand xmm13, [rbp + 2112]                                   ;  1045.0 p2+p1   41 next
        pxor xmm10, xmm13                                          ;  1047.0 p1      41 next
        movdqa xmm13, [rbp + 2208]                                 ;   995.0 p2      41 next
        pand xmm13, [rbp + 2112]                                   ;  1047.0 p2+p1   41 next
        pand xmm2, xmm15                                           ;  1048.0 p1      41 next
        pand xmm15, [rbp + 2176]                                   ;  1049.0 p2+p1   41 next
        pxor xmm10, [rbp + 1984]                                   ;  1050.0 p2+p1   41 next
        pxor xmm2, xmm14                                           ;  1051.0 p1      41 next
        pxor xmm3, xmm13                                           ;  1052.0 p1      41 next
        pxor xmm2, xmm13                                           ;  1053.0 p1      41 next
        movdqa [rbp + 2320], xmm8                                  ;  1044.0 p0+p3   41 next spill
        movdqa xmm8, xmm11                                         ;  1026.0 p0      41 next copy
        pand xmm11, [rbp + 2112]                                   ;  1054.0 p2+p1   41 next
        pxor xmm11, [rbp + 2096]                                   ;  1056.0 p2+p1   41 next
        movdqa [rbp + 2336], xmm10                                 ;  1052.0 p0+p3   41 next spill
        movdqa xmm10, [rbp + 2112]                                 ;  1008.0 p2      41 next
        pand xmm10, xmm3                                           ;  1056.0 p1      41 next
        pxor xmm7, xmm10                                           ;  1058.0 p1      41 next
        pxor xmm8, xmm7                                            ;  1060.0 p1      41 next
        movdqa xmm7, [rbp + 2176]                                  ;  1009.3 p2      54 next reload
        pand xmm3, xmm7                                            ;  1059.0 p1      41 next
        movdqa xmm10, xmm7                                         ;  1020.3 p0      41 next copy
        pxor xmm10, xmm6                                           ;  1060.0 p1      41 next
        pxor xmm5, xmm10                                           ;  1062.0 p1      41 next
        pxor xmm3, xmm5                                            ;  1064.0 p1      41 next
        pxor xmm11, xmm3                                           ;  1066.0 p1      41 next
        pxor xmm0, xmm11                                           ;  1068.0 p1      41 next
        movdqa xmm3, [rbp + 1952]                                  ;  1014.0 p2      41 next
        pand xmm3, xmm10                                           ;  1065.0 p1      41 next
        movdqa xmm5, [rbp + 2240]                                  ;  1029.0 p2      41 next
        pxor xmm5, xmm3                                            ;  1067.0 p1      41 next
        movdqa xmm3, [rbp + 2208]                                  ;  1016.0 p2      41 next
        movdqa xmm10, [rbp + 1968]                                 ;  1027.0 p2      41 next reload
        pxor xmm3, xmm10                                           ;  1067.0 p1      41 next
        pxor xmm2, xmm5                                            ;  1069.0 p1      41 next
        pand xmm9, xmm3                                            ;  1069.0 p1      41 next
        movdqa xmm3, [rbp + 2112]                                  ;  1019.0 p2      54 next reload
        pxor xmm10, xmm3                                           ;  1070.0 p1      41 next
        movdqa xmm5, xmm3                                          ;  1030.0 p0      41 next copy
        pxor xmm5, [rbp + 2096]                                    ;  1071.0 p2+p1   41 next
        movdqa xmm11, [rbp + 2320]                                 ;  1044.0 p2      41 next reload
        pand xmm3, xmm11                                           ;  1072.0 p1      41 next
        pxor xmm14, xmm9                                           ;  1073.0 p1      41 next
        pxor xmm15, xmm14                                          ;  1075.0 p1      41 next
        pand xmm7, xmm10                                           ;  1075.0 p1      41 next
        pand xmm12, xmm10                                          ;  1076.0 p1      41 next
        movdqa xmm14, [rbp + 1984]                                 ;  1023.7 p2      41 next
        pand xmm14, xmm5                                           ;  1077.0 p1      41 next
        pxor xmm5, xmm13                                           ;  1078.0 p1      41 next
        pxor xmm13, [rbp + 1984]                                   ;  1079.0 p2+p1   41 next
        movdqa xmm10, [rbp + 1952]                                 ;  1026.7 p2      54 next reload
        pxor xmm14, xmm10                                          ;  1080.0 p1      41 next
        pxor xmm1, xmm14                                           ;  1082.0 p1      41 next
        movdqa xmm14, xmm10                                        ;  1037.7 p0      41 next copy
        pand xmm10, [rbp + 2208]                                   ;  1082.0 p2+p1   41 next
        pxor xmm2, [rbp + 2544]                                    ;  1083.0 p2+p1   41 next
        pxor xmm0, [rbp + 2224]                                    ;  1084.0 p2+p1   41 next
        pxor xmm12, [rbp + 2208]                                   ;  1085.0 p2+p1   41 next
        pxor xmm15, xmm12                                          ;  1087.0 p1      41 next
        pand xmm14, xmm13                                          ;  1087.0 p1      41 next
        pand xmm6, xmm13                                           ;  1088.0 p1      41 next
        pxor xmm11, xmm10                                          ;  1089.0 p1      41 next
        movdqa xmm12, [rbp + 2304]                                 ;  1040.0 p2      41 next reload
        pand xmm10, xmm12                                          ;  1090.0 p1      41 next
        pxor xmm4, xmm10                                           ;  1092.0 p1      41 next
        pxor xmm1, xmm4                                            ;  1094.0 p1      41 next
        movdqa xmm4, [rbp + 2208]                                  ;  1033.0 p2      41 next
        pand xmm4, xmm11                                           ;  1093.0 p1      41 next
        movdqa xmm10, [rbp + 2448]                                 ;  1034.0 p2      41 next
        pxor xmm9, xmm14                                           ;  1094.0 p1      41 next
        pxor xmm12, xmm14                                          ;  1095.0 p1      41 next
        movdqa xmm14, [rbp + 2496]                                 ;  1035.0 p2      41 next
        pxor xmm5, xmm9                                            ;  1096.0 p1      41 next
        movdqa xmm9, [rbp + 2528]                                  ;  1036.0 p2      41 next
        pxor xmm15, xmm6                                           ;  1097.0 p1      41 next
        movdqa xmm6, [rbp + 1936]                                  ;  1037.0 p2      41 next
        pxor xmm10, xmm15                                          ;  1099.0 p1      41 next
        movdqa xmm15, [rbp + 1920]                                 ;  1038.0 p2      41 next
        movdqa xmm11, xmm8                                         ;  1062.0 p0      41 next copy
        pxor xmm8, xmm4                                            ;  1099.0 p1      41 next
        pxor xmm11, xmm5                                           ;  1100.0 p1      41 next
        movdqa xmm4, [rbp + 2544]                                  ;  1039.0 p2      48 next
        pxor xmm4, [r8 + 4864]                                     ;  1101.0 p2+p1   48 next
        pxor xmm3, xmm11                                           ;  1102.0 p1      41 next
        movdqa xmm5, [rbp + 2448]                                  ;  1041.0 p2      48 next
        pxor xmm5, [r8 + 4880]                                     ;  1103.0 p2+p1   48 next
        pxor xmm7, xmm8                                            ;  1104.0 p1      41 next
        movdqa xmm8, [rbp + 2224]                                  ;  1043.0 p2      48 next
        pxor xmm8, [r8 + 4896]                                     ;  1105.0 p2+p1   48 next
        pxor xmm2, [r8 + 5008]                                     ;  1106.0 p2+p1   48 next
        movdqa xmm11, [rbp + 2400]                                 ;  1046.0 p2      41 next reload
        pxor xmm11, xmm12                                          ;  1107.0 p1      41 next
        pxor xmm0, [r8 + 5040]                                     ;  1108.0 p2+p1   48 next
        pxor xmm6, xmm3                                            ;  1109.0 p1      41 next
        movdqa xmm3, [rbp + 2496]                                  ;  1048.0 p2      48 next
        pxor xmm3, [r8 + 4912]                                     ;  1110.0 p2+p1   48 next
        movdqa xmm12, [rel misty1_encrypt_compact.T0_constants128] ;  1050.0 p2      41 next reload
        pxor xmm1, xmm12                                           ;  1111.0 p1      41 next
        pxor xmm9, xmm1                                            ;  1113.0 p1      41 next
        movdqa xmm1, [rbp + 2336]                                  ;  1052.0 p2      41 next reload
        pxor xmm1, xmm11                                           ;  1113.0 p1      41 next
        pxor xmm15, xmm1                                           ;  1115.0 p1      41 next
        movdqa xmm1, [rbp + 2528]                                  ;  1052.0 p2      48 next
        pxor xmm1, [r8 + 4928]                                     ;  1115.0 p2+p1   48 next
        pxor xmm10, [r8 + 5024]                                    ;  1116.0 p2+p1   48 next
        pxor xmm7, xmm12                                           ;  1117.0 p1      41 next
        pxor xmm14, xmm7                                           ;  1119.0 p1      41 next
        movdqa xmm7, [rbp + 1936]                                  ;  1055.0 p2      48 next
        pxor xmm7, [r8 + 4944]                                     ;  1119.0 p2+p1   48 next
        movdqa xmm11, [rbp + 1920]                                 ;  1057.0 p2      48 next
        pxor xmm11, [r8 + 4960]                                    ;  1120.0 p2+p1   48 next
        movdqa xmm13, [rbp + 2384]                                 ;  1059.0 p2      48 next
        pxor xmm13, [r8 + 4976]                                    ;  1121.0 p2+p1   48 next
        pxor xmm6, [r8 + 5088]                                     ;  1122.0 p2+p1   48 next
        pxor xmm9, [r8 + 5072]                                     ;  1123.0 p2+p1   48 next
        pxor xmm15, [r8 + 5104]                                    ;  1124.0 p2+p1   48 next
        pxor xmm14, [r8 + 5056]                                    ;  1125.0 p2+p1   48 next
        movdqa [rbp + 2384], xmm15                                 ;  1126.0 p0+p3   48 next spill
        movdqa xmm15, [rbp + 2352]                                 ;  1065.0 p2      48 next
        pxor xmm15, [r8 + 4992]                                    ;  1126.0 p2+p1   48 next
        movdqa [rbp + 2352], xmm6                                  ;  1124.0 p0+p3   48 next spill
        movdqa xmm6, xmm5                                          ;  1105.0 p0      45 next copy
        pxor xmm6, xmm7                                            ;  1127.0 p1      45 next
        movdqa [rbp + 1920], xmm9                                  ;  1125.0 p0+p3   48 next spill
        movdqa xmm9, xmm5                                          ;  1105.0 p0      45 next copy
        pand xmm9, xmm3                                            ;  1128.0 p1      45 next
        movdqa [rbp + 1936], xmm14                                 ;  1127.0 p0+p3   48 next spill
        movdqa xmm14, xmm5                                         ;  1105.0 p0      45 next copy
        pand xmm14, xmm4                                           ;  1129.0 p1      45 next
        movdqa [rbp + 2528], xmm0                                  ;  1110.0 p0+p3   48 next spill
        movdqa xmm0, xmm5                                          ;  1105.0 p0      45 next copy
        pand xmm0, xmm8                                            ;  1130.0 p1      45 next
        pxor xmm0, xmm4                                            ;  1132.0 p1      45 next
        movdqa [rbp + 2336], xmm10                                 ;  1118.0 p0+p3   48 next spill
        movdqa xmm10, xmm5                                         ;  1105.0 p0      45 next copy
        pand xmm10, xmm13                                          ;  1132.0 p1      45 next
        pxor xmm10, xmm0                                           ;  1134.0 p1      45 next
        pxor xmm0, xmm15                                           ;  1134.0 p1      45 next
        movdqa [rbp + 2496], xmm2                                  ;  1108.0 p0+p3   48 next spill
        movdqa xmm2, xmm5                                          ;  1105.0 p0      45 next copy
        pand xmm2, xmm0                                            ;  1136.0 p1      45 next
        movdqa [rbp + 2400], xmm2                                  ;  1138.0 p0+p3   45 next spill
        movdqa xmm2, xmm5                                          ;  1105.0 p0      45 next copy
        pxor xmm2, xmm4                                            ;  1136.0 p1      45 next
        pand xmm2, xmm7                                            ;  1138.0 p1      45 next
        pand xmm5, xmm11                                           ;  1138.0 p1      45 next
        movdqa [rbp + 2224], xmm5                                  ;  1140.0 p0+p3   45 next spill
        movdqa xmm5, xmm4                                          ;  1103.0 p0      45 next copy
        pxor xmm5, xmm11                                           ;  1139.0 p1      45 next
        movdqa [rbp + 2448], xmm2                                  ;  1140.0 p0+p3   45 next spill
        movdqa xmm2, xmm4                                          ;  1103.0 p0      45 next copy
        pand xmm2, xmm13                                           ;  1140.0 p1      45 next
        movdqa [rbp + 2544], xmm7                                  ;  1121.0 p0+p3   48 next spill
        movdqa xmm7, xmm4                                          ;  1103.0 p0      45 next copy
        pand xmm7, xmm15                                           ;  1141.0 p1      45 next
        pxor xmm7, xmm13                                           ;  1143.0 p1      45 next
        movdqa [rbp + 2208], xmm10                                 ;  1136.0 p0+p3   45 next spill
        movdqa xmm10, xmm4                                         ;  1103.0 p0      45 next copy
        pand xmm10, xmm3                                           ;  1143.0 p1      45 next
        movdqa xmm12, xmm4                                         ;  1103.0 p0      45 next copy
        pand xmm12, xmm6                                           ;  1144.0 p1      45 next
        movdqa [rbp + 2304], xmm12                                 ;  1146.0 p0+p3   45 next spill
        movdqa xmm12, xmm4                                         ;  1103.0 p0      45 next copy
        pand xmm4, xmm11                                           ;  1145.0 p1      45 next
        pand xmm12, xmm1                                           ;  1146.0 p1      45 next
        movdqa [rbp + 1952], xmm12                                 ;  1148.0 p0+p3   45 next spill
        movdqa xmm12, [rbp + 2544]                                 ;  1121.0 p2      45 next
        pand xmm12, xmm8                                           ;  1147.0 p1      45 next
        movdqa [rbp + 1984], xmm4                                  ;  1147.0 p0+p3   45 next spill
        movdqa xmm4, xmm8                                          ;  1107.0 p0      45 next copy
        pand xmm4, xmm3                                            ;  1148.0 p1      45 next
        pxor xmm4, xmm6                                            ;  1150.0 p1      45 next
        pand xmm6, xmm1                                            ;  1150.0 p1      45 next
        movdqa [rbp + 2320], xmm4                                  ;  1152.0 p0+p3   45 next spill
        movdqa xmm4, xmm8                                          ;  1107.0 p0      45 next copy
        movdqa [rbp + 2096], xmm8                                  ;  1107.0 p0+p3   48 next spill
        movdqa xmm8, xmm3                                          ;  1112.0 p0      45 next copy
        pand xmm8, xmm11                                           ;  1151.0 p1      45 next
        pxor xmm2, xmm8                                            ;  1153.0 p1      45 next
        movdqa xmm8, xmm3                                          ;  1112.0 p0      45 next copy
        pand xmm8, xmm13                                           ;  1153.0 p1      45 next
        pxor xmm2, [rel misty1_encrypt_compact.T0_constants128]    ;  1155.0 p2+p1   45 next
        movdqa [rbp + 2112], xmm2                                  ;  1157.0 p0+p3   45 next spill
        movdqa xmm2, xmm3                                          ;  1112.0 p0      45 next copy
        pxor xmm2, xmm5                                            ;  1155.0 p1      45 next
        pand xmm4, xmm2                                            ;  1157.0 p1      45 next
        pxor xmm4, xmm7                                            ;  1159.0 p1      45 next
        movdqa [rbp + 1968], xmm8                                  ;  1155.0 p0+p3   45 next spill
        movdqa xmm8, xmm3                                          ;  1112.0 p0      45 next copy
        pand xmm8, xmm1                                            ;  1158.0 p1      45 next
        pxor xmm9, xmm8                                            ;  1160.0 p1      45 next
        pxor xmm7, xmm8                                            ;  1160.0 p1      45 next
        movdqa xmm8, xmm11                                         ;  1122.0 p0      45 next copy
        pand xmm8, xmm1                                            ;  1161.0 p1      45 next
        pxor xmm10, xmm8                                           ;  1163.0 p1      45 next
        movdqa xmm8, xmm1                                          ;  1117.0 p0      45 next copy
        pand xmm8, xmm15                                           ;  1163.0 p1      45 next
        pxor xmm3, xmm8                                            ;  1165.0 p1      45 next
        pxor xmm4, xmm3                                            ;  1167.0 p1      45 next
        pand xmm3, xmm15                                           ;  1167.0 p1      45 next
        movdqa [rbp + 2240], xmm8                                  ;  1165.0 p0+p3   45 next spill
        movdqa xmm8, [rbp + 1984]                                  ;  1147.0 p2      45 next reload
        pxor xmm8, xmm9                                            ;  1167.0 p1      45 next
        movdqa xmm9, xmm1                                          ;  1121.0 p0      45 next copy
        pand xmm9, [rbp + 2544]                                    ;  1168.0 p2+p1   45 next
        pxor xmm3, [rel misty1_encrypt_compact.T0_constants128]    ;  1169.0 p2+p1   45 next
        movdqa [rbp + 1984], xmm3                                  ;  1171.0 p0+p3   45 next spill
        movdqa xmm3, xmm15                                         ;  1128.0 p0      45 next copy
        pand xmm3, xmm13                                           ;  1170.0 p1      45 next
        pxor xmm10, xmm3                                           ;  1172.0 p1      45 next
        movdqa [rbp + 2176], xmm8                                  ;  1169.0 p0+p3   45 next spill
        movdqa xmm8, xmm15                                         ;  1128.0 p0      45 next copy
        por xmm8, xmm2                                             ;  1172.0 p1      45 next
        pxor xmm12, xmm8                                           ;  1174.0 p1      45 next
        movdqa xmm8, xmm15                                         ;  1128.0 p0      45 next copy
        pxor xmm14, xmm12                                          ;  1176.0 p1      45 next
        movdqa xmm12, xmm1                                         ;  1127.7 p0      45 next copy
        pand xmm15, [rbp + 2096]                                   ;  1175.0 p2+p1   45 next
        pxor xmm8, xmm9                                            ;  1176.0 p1      45 next
        pxor xmm9, [rbp + 2096]                                    ;  1177.0 p2+p1   45 next
        pand xmm8, [rbp + 2544]                                    ;  1178.0 p2+p1   45 next
        pxor xmm4, xmm8                                            ;  1180.0 p1      45 next
        movdqa xmm8, xmm1                                          ;  1130.3 p0      45 next copy
        pand xmm1, xmm13                                           ;  1180.0 p1      45 next
        pand xmm12, xmm9                                           ;  1181.0 p1      45 next
        movdqa [rbp + 2288], xmm4                                  ;  1182.0 p0+p3   45 next spill
        movdqa xmm4, [rbp + 2208]                                  ;  1136.0 p2      45 next reload
        pxor xmm4, xmm12                                           ;  1183.0 p1      45 next
        movdqa xmm12, xmm13                                        ;  1132.7 p0      45 next copy
        pand xmm12, [rbp + 2544]                                   ;  1183.0 p2+p1   45 next
        pxor xmm6, xmm12                                           ;  1185.0 p1      45 next
        movdqa xmm12, xmm13                                        ;  1134.0 p0      45 next copy
        pand xmm12, xmm11                                          ;  1185.0 p1      45 next
        pand xmm13, [rbp + 2096]                                   ;  1186.0 p2+p1   45 next
        pxor xmm1, [rbp + 1952]                                    ;  1187.0 p2+p1   45 next
        pxor xmm7, xmm6                                            ;  1188.0 p1      45 next
        pxor xmm9, xmm7                                            ;  1190.0 p1      45 next
        movdqa xmm7, xmm5                                          ;  1141.0 p0      45 next copy
        pand xmm7, [rbp + 2544]                                    ;  1190.0 p2+p1   45 next
        pxor xmm0, xmm7                                            ;  1192.0 p1      45 next
        movdqa xmm7, xmm11                                         ;  1138.0 p0      45 next copy
        pxor xmm8, xmm0                                            ;  1194.0 p1      45 next
        pand xmm7, [rbp + 2096]                                    ;  1193.0 p2+p1   45 next
        pxor xmm6, xmm14                                           ;  1194.0 p1      45 next
        pxor xmm5, xmm6                                            ;  1196.0 p1      45 next
        movdqa xmm0, [rbp + 2400]                                  ;  1140.3 p2      45 next reload
        pxor xmm0, xmm1                                            ;  1196.0 p1      45 next
        pxor xmm9, xmm10                                           ;  1197.0 p1      45 next
        pxor xmm15, xmm12                                          ;  1198.0 p1      45 next
        movdqa xmm1, [rbp + 2224]                                  ;  1141.7 p2      45 next reload
        pxor xmm12, xmm1                                           ;  1199.0 p1      45 next
        movdqa xmm6, [rbp + 1984]                                  ;  1171.0 p2      45 next reload
        pxor xmm13, xmm6                                           ;  1200.0 p1      45 next
        pxor xmm6, [rbp + 2176]                                    ;  1201.0 p2+p1   45 next
        pxor xmm0, [rbp + 2320]                                    ;  1202.0 p2+p1   45 next
        pxor xmm10, xmm7                                           ;  1203.0 p1      45 next
        pxor xmm11, xmm10                                          ;  1205.0 p1      45 next
        movdqa xmm10, [rbp + 2448]                                 ;  1145.7 p2      45 next reload
        pxor xmm10, xmm4                                           ;  1205.0 p1      45 next
        pxor xmm15, xmm2                                           ;  1206.0 p1      45 next
        pxor xmm1, xmm13                                           ;  1207.0 p1      45 next
        pxor xmm3, xmm13                                           ;  1208.0 p1      45 next
        movdqa xmm13, xmm2                                         ;  1157.0 p0      45 next copy
        por xmm13, [rbp + 2544]                                    ;  1209.0 p2+p1   45 next
        pxor xmm5, xmm3                                            ;  1210.0 p1      45 next
        movdqa xmm3, [rbp + 2112]                                  ;  1157.0 p2      45 next
        pxor xmm3, xmm8                                            ;  1211.0 p1      45 next
        pxor xmm14, xmm3                                           ;  1213.0 p1      45 next
        movdqa xmm3, [rbp + 1968]                                  ;  1155.0 p2      45 next
        pxor xmm3, [rbp + 1952]                                    ;  1213.0 p2+p1   45 next
        pxor xmm4, xmm3                                            ;  1215.0 p1      45 next
        pxor xmm9, xmm12                                           ;  1215.0 p1      45 next
        pxor xmm12, [rbp + 2112]                                   ;  1216.0 p2+p1   45 next
        pxor xmm2, xmm14                                           ;  1217.0 p1      45 next
        movdqa xmm14, [rbp + 2176]                                 ;  1169.0 p2      45 next
        pxor xmm6, [rbp + 2288]                                    ;  1218.0 p2+p1   45 next
        pxor xmm0, xmm12                                           ;  1219.0 p1      45 next
        pxor xmm15, xmm13                                          ;  1220.0 p1      45 next
        movdqa xmm3, [rbp + 2240]                                  ;  1165.0 p2      45 next
        pxor xmm7, xmm10                                           ;  1221.0 p1      45 next
        movdqa xmm12, [rbp + 2320]                                 ;  1155.3 p2      45 next
        pxor xmm1, xmm7                                            ;  1223.0 p1      45 next
        pxor xmm8, xmm4                                            ;  1223.0 p1      45 next
        movdqa xmm7, [rbp + 1968]                                  ;  1156.3 p2      45 next
        pxor xmm7, xmm9                                            ;  1224.0 p1      45 next
        movdqa xmm9, [rbp + 2304]                                  ;  1157.3 p2      45 next reload
        pxor xmm9, xmm8                                            ;  1225.0 p1      45 next
        pxor xmm14, xmm9                                           ;  1227.0 p1      45 next
        movdqa xmm8, [rbp + 2496]                                  ;  1158.3 p2      45 next
        movdqa xmm9, [rbp + 2384]                                  ;  1159.3 p2      48 next reload
        pxor xmm5, xmm9                                            ;  1227.0 p1      45 next
        movdqa xmm13, [rbp + 2480]                                 ;  1161.0 p2      54 next reload
        pxor xmm9, xmm13                                           ;  1228.0 p1      54 next
        pxor xmm13, [r8 + 1264]                                    ;  1229.0 p2+p1   58 r
        pxor xmm4, xmm1                                            ;  1230.0 p1      45 next
        pxor xmm8, xmm4                                            ;  1232.0 p1      45 next
        movdqa xmm1, [rbp + 2336]                                  ;  1163.0 p2      45 next
        pxor xmm1, xmm6                                            ;  1232.0 p1      45 next
        pxor xmm10, xmm15                                          ;  1233.0 p1      45 next
        pxor xmm12, xmm15                                          ;  1234.0 p1      45 next
        movdqa xmm15, [rbp + 2528]                                 ;  1165.3 p2      45 next
        pxor xmm15, xmm14                                          ;  1235.0 p1      45 next
        movdqa xmm14, [rbp + 1936]                                 ;  1167.0 p2      45 next
        pxor xmm3, xmm10                                           ;  1236.0 p1      45 next
        movdqa xmm4, [rbp + 1920]                                  ;  1169.3 p2      45 next
        pxor xmm11, xmm12                                          ;  1237.0 p1      45 next
        movdqa xmm6, [rbp + 2352]                                  ;  1170.3 p2      45 next
        pxor xmm6, xmm7                                            ;  1238.0 p1      45 next
        movdqa xmm7, [rbp + 2160]                                  ;  1171.3 p2      54 next
        pxor xmm7, xmm8                                            ;  1239.0 p1      54 next
        movdqa xmm8, [rbp + 2160]                                  ;  1172.3 p2      58 r
        pxor xmm8, [r8 + 1024]                                     ;  1240.0 p2+p1   58 r
        movdqa xmm10, [rbp + 2064]                                 ;  1174.3 p2      54 next reload
        pxor xmm2, xmm10                                           ;  1241.0 p1      54 next
        pxor xmm10, [r8 + 1152]                                    ;  1242.0 p2+p1   58 r
        movdqa xmm12, [rbp + 2016]                                 ;  1176.3 p2      54 next reload
        pxor xmm0, xmm12                                           ;  1243.0 p1      54 next
        pxor xmm12, [r8 + 1136]                                    ;  1244.0 p2+p1   58 r
        pxor xmm14, xmm3                                           ;  1245.0 p1      45 next
        pxor xmm4, xmm11                                           ;  1246.0 p1      45 next
        movdqa xmm3, [rbp + 2000]                                  ;  1178.3 p2      54 next reload
        pxor xmm5, xmm3                                            ;  1247.0 p1      54 next
        pxor xmm3, [r8 + 1120]                                     ;  1248.0 p2+p1   58 r
        movdqa xmm11, [rbp + 2048]                                 ;  1180.3 p2      54 next
        pxor xmm11, xmm1                                           ;  1249.0 p1      54 next
        movdqa xmm1, [rbp + 2048]                                  ;  1181.3 p2      58 r
        pxor xmm1, [r8 + 1040]                                     ;  1250.0 p2+p1   58 r
        pxor xmm15, [rbp + 2272]                                   ;  1251.0 p2+p1   54 next
        pxor xmm13, [rbp + 1904]                                   ;  1252.0 p2+p1  114 r
        pxor xmm6, [rbp + 2192]                                    ;  1253.0 p2+p1   54 next
        pxor xmm9, [rbp + 1664]                                    ;  1254.0 p2+p1  114 r
        pxor xmm8, [rbp + 1200]                                    ;  1255.0 p2+p1  114 r
        pxor xmm14, [rbp + 2256]                                   ;  1256.0 p2+p1   54 next
        pxor xmm10, [rbp + 1392]                                   ;  1257.0 p2+p1  114 r
        pxor xmm4, [rbp + 2032]                                    ;  1258.0 p2+p1   54 next
        pxor xmm12, [rbp + 1360]                                   ;  1259.0 p2+p1  114 r
        pxor xmm7, [rbp + 1184]                                    ;  1260.0 p2+p1  114 r
        pxor xmm2, [rbp + 1376]                                    ;  1261.0 p2+p1  114 r
        pxor xmm3, [rbp + 1488]                                    ;  1262.0 p2+p1  114 r
        pxor xmm1, [rbp + 1232]                                    ;  1263.0 p2+p1  114 r
        pxor xmm0, [rbp + 1344]                                    ;  1264.0 p2+p1  114 r
        pxor xmm5, [rbp + 1472]                                    ;  1265.0 p2+p1  114 r
        pxor xmm11, [rbp + 1216]                                   ;  1266.0 p2+p1  114 r
        pxor xmm15, [rbp + 1248]                                   ;  1267.0 p2+p1  114 r
        pxor xmm6, [rbp + 1408]                                    ;  1268.0 p2+p1  114 r
        pxor xmm14, [rbp + 1280]                                   ;  1269.0 p2+p1  114 r
        pxor xmm4, [rbp + 1312]                                    ;  1270.0 p2+p1  114 r
        movdqa [rbp + 1312], xmm9                                  ;  1256.0 p0+p3  114 r spill
        movdqa xmm9, [rbp + 2496]                                  ;  1204.0 p2      54 next
        pxor xmm9, [rbp + 2128]                                    ;  1271.0 p2+p1   54 next
        pxor xmm9, [rbp + 1440]                                    ;  1273.0 p2+p1  114 r
        movdqa [rbp + 1440], xmm9                                  ;  1275.0 p0+p3  114 r spill
        movdqa xmm9, [rbp + 2272]                                  ;  1209.0 p2      58 r
        pxor xmm9, [r8 + 1056]                                     ;  1273.0 p2+p1   58 r
        pxor xmm9, [rbp + 1264]                                    ;  1275.0 p2+p1  114 r
        movdqa [rbp + 1264], xmm2                                  ;  1263.0 p0+p3  114 r spill
        movdqa xmm2, [rbp + 2256]                                  ;  1213.0 p2      58 r
        pxor xmm2, [r8 + 1072]                                     ;  1275.0 p2+p1   58 r
        pxor xmm2, [rbp + 1296]                                    ;  1277.0 p2+p1  114 r
        movdqa [rbp + 1296], xmm0                                  ;  1266.0 p0+p3  114 r spill
        movdqa xmm0, [rbp + 2128]                                  ;  1218.0 p2      58 r
        pxor xmm0, [r8 + 1168]                                     ;  1277.0 p2+p1   58 r
        pxor xmm0, [rbp + 1456]                                    ;  1279.0 p2+p1  114 r
        movdqa [rbp + 1456], xmm5                                  ;  1267.0 p0+p3  114 r spill
        movdqa xmm5, [rbp + 2336]                                  ;  1222.0 p2      54 next
        pxor xmm5, [rbp + 2464]                                    ;  1279.0 p2+p1   54 next
        pxor xmm5, [rbp + 1504]                                    ;  1281.0 p2+p1  114 r
        movdqa [rbp + 1504], xmm5                                  ;  1283.0 p0+p3  114 r spill
        movdqa xmm5, [rbp + 2528]                                  ;  1226.0 p2      54 next
        pxor xmm5, [rbp + 2144]                                    ;  1281.0 p2+p1   54 next
        pxor xmm5, [rbp + 1536]                                    ;  1283.0 p2+p1  114 r
        movdqa [rbp + 1536], xmm5                                  ;  1285.0 p0+p3  114 r spill
        movdqa xmm5, [rbp + 2032]                                  ;  1230.3 p2      58 r
        pxor xmm5, [r8 + 1088]                                     ;  1283.0 p2+p1   58 r
        pxor xmm5, [rbp + 1328]                                    ;  1285.0 p2+p1  114 r
        movdqa [rbp + 1328], xmm6                                  ;  1270.0 p0+p3  114 r spill
        movdqa xmm6, [rbp + 2144]                                  ;  1234.7 p2      58 r
        pxor xmm6, [r8 + 1200]                                     ;  1285.0 p2+p1   58 r
        pxor xmm6, [rbp + 1552]                                    ;  1287.0 p2+p1  114 r
        movdqa [rbp + 1552], xmm4                                  ;  1272.0 p0+p3  114 r spill
        movdqa xmm4, [rbp + 1936]                                  ;  1238.0 p2      54 next
        pxor xmm4, [rbp + 2368]                                    ;  1287.0 p2+p1   54 next
        pxor xmm4, [rbp + 1568]                                    ;  1289.0 p2+p1  114 r
        movdqa [rbp + 1568], xmm4                                  ;  1291.0 p0+p3  114 r spill
        movdqa xmm4, [rbp + 2192]                                  ;  1242.0 p2      58 r
        pxor xmm4, [r8 + 1104]                                     ;  1289.0 p2+p1   58 r
        pxor xmm4, [rbp + 1424]                                    ;  1291.0 p2+p1  114 r
        movdqa [rbp + 1424], xmm14                                 ;  1271.0 p0+p3  114 r spill
        movdqa xmm14, [rbp + 2464]                                 ;  1245.0 p2      58 r
        pxor xmm14, [r8 + 1184]                                    ;  1291.0 p2+p1   58 r
        pxor xmm14, [rbp + 1520]                                   ;  1293.0 p2+p1  114 r
        movdqa [rbp + 1520], xmm15                                 ;  1269.0 p0+p3  114 r spill
        movdqa xmm15, [rbp + 2368]                                 ;  1250.0 p2      58 r
        pxor xmm15, [r8 + 1216]                                    ;  1293.0 p2+p1   58 r
        pxor xmm15, [rbp + 1584]                                   ;  1295.0 p2+p1  114 r
        movdqa [rbp + 1584], xmm11                                 ;  1268.0 p0+p3  114 r spill
        movdqa xmm11, [rbp + 1920]                                 ;  1253.0 p2      54 next
        pxor xmm11, [rbp + 2432]                                   ;  1295.0 p2+p1   54 next
        pxor xmm11, [rbp + 1600]                                   ;  1297.0 p2+p1  114 r
        movdqa [rbp + 1600], xmm11                                 ;  1299.0 p0+p3  114 r spill
        movdqa xmm11, [rbp + 2432]                                 ;  1256.0 p2      58 r
        pxor xmm11, [r8 + 1232]                                    ;  1297.0 p2+p1   58 r
        pxor xmm11, [rbp + 1616]                                   ;  1299.0 p2+p1  114 r
        movdqa [rbp + 1616], xmm7                                  ;  1262.0 p0+p3  114 r spill
        movdqa xmm7, [rbp + 2352]                                  ;  1260.0 p2      54 next
        pxor xmm7, [rbp + 2512]                                    ;  1299.0 p2+p1   54 next
        pxor xmm7, [rbp + 1632]                                    ;  1301.0 p2+p1  114 r
        movdqa [rbp + 1632], xmm7                                  ;  1303.0 p0+p3  114 r spill
        movdqa xmm7, [rbp + 2512]                                  ;  1263.0 p2      58 r
        pxor xmm7, [r8 + 1248]                                     ;  1301.0 p2+p1   58 r
        pxor xmm7, [rbp + 1648]                                    ;  1303.0 p2+p1  114 r
        movdqa [rbp + 1648], xmm13                                 ;  1266.0 p0+p3  114 r spill
        movdqa xmm13, xmm8                                         ;  1267.0 p0      54 next copy
        pxor xmm13, [r8 + 256]                                     ;  1303.0 p2+p1   54 next
        movdqa [rbp + 2512], xmm8                                  ;  1268.0 p0+p3  114 r spill
        movdqa xmm8, xmm1                                          ;  1269.0 p0      54 next copy
        pxor xmm8, [r8 + 272]                                      ;  1304.0 p2+p1   54 next
        movdqa [rbp + 2352], xmm1                                  ;  1271.0 p0+p3  114 r spill
        movdqa xmm1, xmm12                                         ;  1272.0 p0      54 next copy
        pxor xmm1, [r8 + 368]                                      ;  1305.0 p2+p1   54 next
        movdqa [rbp + 2432], xmm12                                 ;  1273.0 p0+p3  114 r spill
        movdqa xmm12, xmm10                                        ;  1274.0 p0      54 next copy
        pxor xmm12, [r8 + 384]                                     ;  1306.0 p2+p1   54 next
        movdqa [rbp + 1920], xmm10                                 ;  1275.0 p0+p3  114 r spill
        movdqa xmm10, xmm3                                         ;  1276.0 p0      54 next copy
        pxor xmm10, [r8 + 352]                                     ;  1307.0 p2+p1   54 next
        movdqa [rbp + 2368], xmm3                                  ;  1277.0 p0+p3  114 r spill
        movdqa xmm3, xmm9                                          ;  1278.0 p0      54 next copy
        pxor xmm3, [r8 + 288]                                      ;  1308.0 p2+p1   54 next
        movdqa [rbp + 2464], xmm9                                  ;  1279.0 p0+p3  114 r spill
        movdqa xmm9, xmm2                                          ;  1280.0 p0      54 next copy
        pxor xmm9, [r8 + 304]                                      ;  1309.0 p2+p1   54 next
        movdqa [rbp + 2192], xmm2                                  ;  1281.0 p0+p3  114 r spill
        movdqa xmm2, xmm0                                          ;  1282.0 p0      54 next copy
        pxor xmm2, [r8 + 400]                                      ;  1310.0 p2+p1   54 next
        movdqa [rbp + 1936], xmm0                                  ;  1283.0 p0+p3  114 r spill
        movdqa xmm0, xmm5                                          ;  1287.0 p0      54 next copy
        pxor xmm0, [r8 + 320]                                      ;  1311.0 p2+p1   54 next
        movdqa [rbp + 2144], xmm5                                  ;  1287.0 p0+p3  114 r spill
        movdqa xmm5, xmm6                                          ;  1289.0 p0      54 next copy
        pxor xmm5, [r8 + 432]                                      ;  1312.0 p2+p1   54 next
        movdqa [rbp + 2032], xmm6                                  ;  1289.0 p0+p3  114 r spill
        movdqa xmm6, xmm4                                          ;  1293.0 p0      54 next copy
        pxor xmm6, [r8 + 336]                                      ;  1313.0 p2+p1   54 next
        movdqa [rbp + 2528], xmm4                                  ;  1293.0 p0+p3  114 r spill
        movdqa xmm4, xmm14                                         ;  1295.0 p0      54 next copy
        pxor xmm4, [r8 + 416]                                      ;  1314.0 p2+p1   54 next
        movdqa [rbp + 2336], xmm14                                 ;  1295.0 p0+p3  114 r spill
        movdqa xmm14, xmm15                                        ;  1297.0 p0      54 next copy
        pxor xmm14, [r8 + 448]                                     ;  1315.0 p2+p1   54 next
        movdqa [rbp + 2128], xmm15                                 ;  1297.0 p0+p3  114 r spill
        movdqa xmm15, xmm11                                        ;  1301.0 p0      54 next copy
        pxor xmm15, [r8 + 464]                                     ;  1316.0 p2+p1   54 next
        movdqa [rbp + 2256], xmm11                                 ;  1301.0 p0+p3  114 r spill
        movdqa xmm11, xmm7                                         ;  1305.0 p0      54 next copy
        pxor xmm11, [r8 + 480]                                     ;  1317.0 p2+p1   54 next
        movdqa [rbp + 2272], xmm7                                  ;  1305.0 p0+p3  114 r spill
        movdqa xmm7, [rbp + 1648]                                  ;  1294.0 p2      54 next
        pxor xmm7, [r8 + 496]                                      ;  1318.0 p2+p1   54 next
        movdqa [rbp + 2496], xmm3                                  ;  1310.0 p0+p3   54 next spill
        movdqa xmm3, xmm12                                         ;  1308.0 p0      41 next copy
        pxor xmm3, xmm14                                           ;  1319.0 p1      41 next
        movdqa [rbp + 1280], xmm9                                  ;  1311.0 p0+p3   54 next spill
        movdqa xmm9, xmm3                                          ;  1321.0 p0      41 next copy
        movdqa [rbp + 1408], xmm8                                  ;  1306.0 p0+p3   54 next spill
        movdqa xmm8, xmm3                                          ;  1321.0 p0      41 next copy
        pand xmm3, xmm1                                            ;  1321.0 p1      41 next
        pand xmm8, xmm5                                            ;  1328.0 p1      41 next
        movdqa [rbp + 1248], xmm10                                 ;  1309.0 p0+p3   54 next spill
        movdqa xmm10, xmm12                                        ;  1308.0 p0      41 next copy
        pand xmm10, xmm4                                           ;  1322.0 p1      41 next
        movdqa [rbp + 1216], xmm6                                  ;  1315.0 p0+p3   54 next spill
        movdqa xmm6, xmm12                                         ;  1308.0 p0      41 next copy
        pand xmm6, xmm1                                            ;  1323.0 p1      41 next
        movdqa [rbp + 1472], xmm13                                 ;  1309.0 p0+p3   54 next spill
        movdqa xmm13, xmm12                                        ;  1309.0 p0      41 next copy
        pand xmm13, xmm2                                           ;  1324.0 p1      41 next
        pxor xmm13, xmm1                                           ;  1326.0 p1      41 next
        movdqa [rbp + 1344], xmm0                                  ;  1313.0 p0+p3   54 next spill
        movdqa xmm0, xmm12                                         ;  1311.0 p0      41 next copy
        pand xmm0, xmm11                                           ;  1326.0 p1      41 next
        pxor xmm0, xmm13                                           ;  1328.0 p1      41 next
        pxor xmm13, xmm7                                           ;  1328.0 p1      41 next
        movdqa [rbp + 1232], xmm13                                 ;  1330.0 p0+p3   41 next spill
        movdqa xmm13, xmm12                                        ;  1313.0 p0      41 next copy
        pand xmm13, [rbp + 1232]                                   ;  1341.0 p2+p1   41 next
        movdqa [rbp + 1488], xmm3                                  ;  1323.0 p0+p3   41 next spill
        movdqa xmm3, xmm12                                         ;  1315.0 p0      41 next copy
        pxor xmm3, xmm1                                            ;  1330.0 p1      41 next
        pand xmm3, xmm14                                           ;  1332.0 p1      41 next
        pand xmm12, xmm15                                          ;  1332.0 p1      41 next
        movdqa [rbp + 1376], xmm12                                 ;  1334.0 p0+p3   41 next spill
        movdqa xmm12, xmm1                                         ;  1317.0 p0      41 next copy
        pxor xmm12, xmm15                                          ;  1333.0 p1      41 next
        movdqa [rbp + 1184], xmm3                                  ;  1334.0 p0+p3   41 next spill
        movdqa xmm3, xmm1                                          ;  1319.0 p0      41 next copy
        pand xmm3, xmm11                                           ;  1334.0 p1      41 next
        movdqa [rbp + 1360], xmm13                                 ;  1343.0 p0+p3   41 next spill
        movdqa xmm13, xmm1                                         ;  1321.0 p0      41 next copy
        pand xmm13, xmm7                                           ;  1335.0 p1      41 next
        pxor xmm13, xmm11                                          ;  1337.0 p1      41 next
        movdqa [rbp + 1392], xmm14                                 ;  1323.0 p0+p3   54 next spill
        movdqa xmm14, xmm1                                         ;  1323.0 p0      41 next copy
        pand xmm14, xmm4                                           ;  1337.0 p1      41 next
        movdqa [rbp + 1200], xmm0                                  ;  1330.0 p0+p3   41 next spill
        movdqa xmm0, xmm1                                          ;  1325.0 p0      41 next copy
        pand xmm1, xmm15                                           ;  1338.0 p1      41 next
        pand xmm0, xmm5                                            ;  1339.0 p1      41 next
        movdqa [rbp + 1664], xmm0                                  ;  1341.0 p0+p3   41 next spill
        movdqa xmm0, xmm15                                         ;  1327.0 p0      41 next copy
        pand xmm0, xmm4                                            ;  1340.0 p1      41 next
        pxor xmm3, xmm0                                            ;  1342.0 p1      41 next
        movdqa xmm0, [rel misty1_encrypt_compact.T0_constants128]  ;  1318.0 p2      41 next reload
        pxor xmm3, xmm0                                            ;  1344.0 p1      41 next
        movdqa xmm0, xmm15                                         ;  1328.0 p0      41 next copy
        pand xmm0, xmm5                                            ;  1343.0 p1      41 next
        pxor xmm14, xmm0                                           ;  1345.0 p1      41 next
        movdqa xmm0, xmm4                                          ;  1329.0 p0      41 next copy
        pand xmm0, xmm11                                           ;  1345.0 p1      41 next
        movdqa [rbp + 1904], xmm3                                  ;  1346.0 p0+p3   41 next spill
        movdqa xmm3, xmm4                                          ;  1331.0 p0      41 next copy
        pxor xmm3, xmm12                                           ;  1346.0 p1      41 next
        movdqa [rbp + 2048], xmm0                                  ;  1347.0 p0+p3   41 next spill
        movdqa xmm0, xmm4                                          ;  1333.0 p0      41 next copy
        pand xmm0, xmm2                                            ;  1347.0 p1      41 next
        pxor xmm9, xmm0                                            ;  1349.0 p1      41 next
        movdqa xmm0, xmm4                                          ;  1334.0 p0      41 next copy
        pand xmm0, xmm5                                            ;  1349.0 p1      41 next
        pxor xmm10, xmm0                                           ;  1351.0 p1      41 next
        pxor xmm1, xmm10                                           ;  1353.0 p1      41 next
        pxor xmm0, xmm13                                           ;  1352.0 p1      41 next
        movdqa xmm10, xmm11                                        ;  1335.0 p0      41 next copy
        pand xmm10, xmm7                                           ;  1353.0 p1      41 next
        pxor xmm14, xmm10                                          ;  1355.0 p1      41 next
        movdqa [rbp + 2000], xmm1                                  ;  1355.0 p0+p3   41 next spill
        movdqa xmm1, xmm11                                         ;  1337.0 p0      41 next copy
        pand xmm1, [rbp + 1392]                                    ;  1355.0 p2+p1   41 next
        pxor xmm8, xmm1                                            ;  1357.0 p1      41 next
        pxor xmm0, xmm8                                            ;  1359.0 p1      41 next
        movdqa xmm1, xmm12                                         ;  1338.0 p0      41 next copy
        pand xmm12, [rbp + 1392]                                   ;  1358.0 p2+p1   41 next
        pxor xmm12, [rbp + 1232]                                   ;  1360.0 p2+p1   41 next
        pxor xmm12, xmm5                                           ;  1362.0 p1      41 next
        movdqa [rbp + 1232], xmm12                                 ;  1364.0 p0+p3   41 next spill
        movdqa xmm12, xmm5                                         ;  1340.0 p0      41 next copy
        pand xmm12, xmm7                                           ;  1361.0 p1      41 next
        pxor xmm4, xmm12                                           ;  1363.0 p1      41 next
        movdqa [rbp + 2016], xmm15                                 ;  1341.0 p0+p3   54 next spill
        movdqa xmm15, xmm5                                         ;  1342.0 p0      41 next copy
        pand xmm15, [rbp + 1392]                                   ;  1363.0 p2+p1   41 next
        movdqa [rbp + 2064], xmm9                                  ;  1351.0 p0+p3   41 next spill
        movdqa xmm9, xmm5                                          ;  1344.0 p0      41 next copy
        pand xmm5, xmm11                                           ;  1364.0 p1      41 next
        pxor xmm5, [rbp + 1664]                                    ;  1366.0 p2+p1   41 next
        movdqa [rbp + 2160], xmm11                                 ;  1345.0 p0+p3   54 next spill
        movdqa xmm11, [rbp + 1360]                                 ;  1343.0 p2      41 next reload
        pxor xmm11, xmm5                                           ;  1368.0 p1      41 next
        movdqa xmm5, xmm7                                          ;  1346.0 p0      41 next copy
        por xmm5, xmm3                                             ;  1367.0 p1      41 next
        pxor xmm11, [rbp + 2064]                                   ;  1370.0 p2+p1   41 next
        movdqa [rbp + 1360], xmm11                                 ;  1372.0 p0+p3   41 next spill
        movdqa xmm11, xmm7                                         ;  1348.0 p0      41 next copy
        pand xmm11, xmm4                                           ;  1369.0 p1      41 next
        pxor xmm11, [rel misty1_encrypt_compact.T0_constants128]   ;  1371.0 p2+p1   41 next
        movdqa [rbp + 2480], xmm11                                 ;  1373.0 p0+p3   41 next spill
        movdqa xmm11, xmm7                                         ;  1350.0 p0      41 next copy
        pxor xmm11, xmm15                                          ;  1371.0 p1      41 next
        pxor xmm15, xmm2                                           ;  1372.0 p1      41 next
        pand xmm7, xmm2                                            ;  1373.0 p1      41 next
        pand xmm9, xmm15                                           ;  1374.0 p1      41 next
        pxor xmm0, xmm15                                           ;  1375.0 p1      41 next
        movdqa xmm15, xmm2                                         ;  1351.0 p0      41 next copy
        pand xmm15, xmm3                                           ;  1376.0 p1      41 next
        pxor xmm13, xmm15                                          ;  1378.0 p1      41 next
        pxor xmm4, xmm13                                           ;  1380.0 p1      41 next
        movdqa xmm15, [rbp + 1200]                                 ;  1344.3 p2      41 next reload
        pxor xmm15, xmm9                                           ;  1379.0 p1      41 next
        movdqa xmm9, xmm2                                          ;  1352.0 p0      41 next copy
        movdqa xmm13, [rbp + 1392]                                 ;  1345.3 p2      54 next reload
        pand xmm9, xmm13                                           ;  1380.0 p1      41 next
        pand xmm11, xmm13                                          ;  1381.0 p1      41 next
        pxor xmm5, xmm9                                            ;  1382.0 p1      41 next
        por xmm13, xmm3                                            ;  1383.0 p1      41 next
        pxor xmm6, xmm5                                            ;  1384.0 p1      41 next
        pxor xmm0, xmm14                                           ;  1385.0 p1      41 next
        pxor xmm4, xmm11                                           ;  1386.0 p1      41 next
        movdqa xmm5, xmm2                                          ;  1353.0 p0      41 next copy
        pxor xmm8, xmm6                                            ;  1387.0 p1      41 next
        pxor xmm1, xmm8                                            ;  1389.0 p1      41 next
        movdqa xmm8, [rbp + 2160]                                  ;  1349.0 p2      54 next reload
        pand xmm5, xmm8                                            ;  1389.0 p1      41 next
        movdqa xmm9, xmm3                                          ;  1354.0 p0      41 next copy
        movdqa xmm11, [rbp + 2016]                                 ;  1350.0 p2      54 next reload
        pand xmm8, xmm11                                           ;  1390.0 p1      41 next
        pand xmm2, xmm11                                           ;  1391.0 p1      41 next
        pxor xmm5, [rbp + 2480]                                    ;  1392.0 p2+p1   41 next
        pxor xmm7, xmm8                                            ;  1393.0 p1      41 next
        pxor xmm9, xmm7                                            ;  1395.0 p1      41 next
        pxor xmm13, xmm9                                           ;  1397.0 p1      41 next
        movdqa xmm7, [rbp + 1184]                                  ;  1352.7 p2      41 next reload
        pxor xmm7, xmm15                                           ;  1396.0 p1      41 next
        movdqa xmm9, [rbp + 1376]                                  ;  1353.7 p2      41 next reload
        pxor xmm8, xmm9                                            ;  1397.0 p1      41 next
        pxor xmm9, xmm5                                            ;  1398.0 p1      41 next
        pxor xmm10, xmm5                                           ;  1399.0 p1      41 next
        pxor xmm1, xmm10                                           ;  1401.0 p1      41 next
        pxor xmm14, xmm2                                           ;  1401.0 p1      41 next
        pxor xmm11, xmm14                                          ;  1403.0 p1      41 next
        movdqa xmm14, [rbp + 2048]                                 ;  1355.7 p2      41 next
        pxor xmm14, [rbp + 1664]                                   ;  1403.0 p2+p1   41 next
        pxor xmm15, xmm14                                          ;  1405.0 p1      41 next
        movdqa xmm14, [rbp + 1232]                                 ;  1364.0 p2      41 next
        pxor xmm2, xmm7                                            ;  1405.0 p1      41 next
        pxor xmm0, xmm8                                            ;  1406.0 p1      41 next
        movdqa xmm5, [rbp + 1904]                                  ;  1358.7 p2      41 next reload
        pxor xmm8, xmm5                                            ;  1407.0 p1      41 next
        pxor xmm5, [rbp + 1232]                                    ;  1408.0 p2+p1   41 next
        pxor xmm6, xmm5                                            ;  1410.0 p1      41 next
        pxor xmm3, xmm6                                            ;  1412.0 p1      41 next
        movdqa xmm5, [rbp + 2000]                                  ;  1360.7 p2      41 next
        pxor xmm7, xmm13                                           ;  1411.0 p1      41 next
        pxor xmm12, xmm7                                           ;  1413.0 p1      41 next
        movdqa xmm6, [rbp + 2000]                                  ;  1361.7 p2      41 next
        pxor xmm6, [rbp + 2480]                                    ;  1413.0 p2+p1   41 next
        pxor xmm13, [rbp + 2064]                                   ;  1414.0 p2+p1   41 next
        pxor xmm4, xmm6                                            ;  1415.0 p1      41 next
        movdqa xmm6, [rbp + 2048]                                  ;  1364.7 p2      41 next
        pxor xmm6, xmm0                                            ;  1416.0 p1      41 next
        movdqa xmm0, [rbp + 1344]                                  ;  1365.7 p2      41 next
        pxor xmm14, xmm15                                          ;  1417.0 p1      41 next
        pxor xmm9, xmm2                                            ;  1418.0 p1      41 next
        movdqa xmm2, [rbp + 1472]                                  ;  1366.7 p2      54 next reload
        pand xmm0, xmm2                                            ;  1419.0 p1      41 next
        movdqa xmm7, [rbp + 1360]                                  ;  1372.0 p2      41 next reload
        pxor xmm7, xmm8                                            ;  1420.0 p1      41 next
        pxor xmm11, xmm13                                          ;  1421.0 p1      41 next
        movdqa xmm8, [rbp + 1216]                                  ;  1368.7 p2      41 next
        movdqa xmm10, [rbp + 1488]                                 ;  1369.7 p2      41 next reload
        pxor xmm10, xmm14                                          ;  1422.0 p1      41 next
        pxor xmm5, xmm10                                           ;  1424.0 p1      41 next
        pand xmm8, xmm2                                            ;  1424.0 p1      41 next
        movdqa xmm14, [rbp + 1248]                                 ;  1370.7 p2      41 next
        movdqa xmm10, [rbp + 1408]                                 ;  1371.7 p2      54 next reload
        pand xmm14, xmm10                                          ;  1425.0 p1      41 next
        pxor xmm15, xmm9                                           ;  1426.0 p1      41 next
        movdqa xmm9, [rbp + 1280]                                  ;  1372.7 p2      41 next
        pand xmm9, xmm2                                            ;  1427.0 p1      41 next
        movdqa xmm13, [rbp + 1344]                                 ;  1373.7 p2      41 next
        pand xmm13, [rbp + 1280]                                   ;  1428.0 p2+p1   41 next
        pxor xmm1, [rbp + 1248]                                    ;  1429.0 p2+p1   41 next
        pxor xmm12, [rbp + 1280]                                   ;  1430.0 p2+p1   41 next
        pxor xmm4, xmm10                                           ;  1431.0 p1      41 next
        pxor xmm6, [rbp + 1216]                                    ;  1432.0 p2+p1   41 next
        pxor xmm11, [rbp + 1344]                                   ;  1433.0 p2+p1   41 next
        pxor xmm5, [rbp + 2496]                                    ;  1434.0 p2+p1   41 next
        pxor xmm15, xmm2                                           ;  1435.0 p1      41 next
        movdqa [rbp + 1488], xmm3                                  ;  1414.0 p0+p3   41 next spill
        movdqa xmm3, [rbp + 1216]                                  ;  1380.7 p2      41 next
        pand xmm3, [rbp + 2496]                                    ;  1436.0 p2+p1   41 next
        pxor xmm14, xmm3                                           ;  1438.0 p1      41 next
        pand xmm3, xmm10                                           ;  1438.0 p1      41 next
        movdqa [rbp + 1360], xmm7                                  ;  1422.0 p0+p3   41 next spill
        movdqa xmm7, xmm10                                         ;  1382.7 p0      41 next copy
        pxor xmm7, xmm9                                            ;  1439.0 p1      41 next
        movdqa [rbp + 2048], xmm1                                  ;  1431.0 p0+p3   41 next spill
        movdqa xmm1, xmm10                                         ;  1382.7 p0      41 next copy
        pand xmm1, [rbp + 1216]                                    ;  1440.0 p2+p1   41 next
        movdqa [rbp + 2064], xmm6                                  ;  1434.0 p0+p3   41 next spill
        movdqa xmm6, xmm10                                         ;  1382.7 p0      41 next copy
        pand xmm6, xmm2                                            ;  1441.0 p1      41 next
        movdqa [rbp + 2480], xmm11                                 ;  1435.0 p0+p3   41 next spill
        movdqa xmm11, xmm10                                        ;  1384.3 p0      41 next copy
        pand xmm11, [rbp + 1280]                                   ;  1442.0 p2+p1   41 next
        pand xmm10, [rbp + 1344]                                   ;  1443.0 p2+p1   41 next
        pxor xmm10, xmm8                                           ;  1445.0 p1      41 next
        movdqa [rbp + 1408], xmm12                                 ;  1432.0 p0+p3   41 next spill
        movdqa xmm12, xmm2                                         ;  1386.3 p0      41 next copy
        movdqa [rbp + 2000], xmm5                                  ;  1436.0 p0+p3   41 next spill
        movdqa xmm5, xmm2                                          ;  1388.3 p0      41 next copy
        movdqa [rbp + 1232], xmm4                                  ;  1433.0 p0+p3   41 next spill
        movdqa xmm4, xmm2                                          ;  1390.3 p0      41 next copy
        movdqa [rbp + 1904], xmm15                                 ;  1437.0 p0+p3   41 next spill
        movdqa xmm15, xmm2                                         ;  1392.3 p0      41 next copy
        movdqa [rbp + 1472], xmm10                                 ;  1447.0 p0+p3   41 next spill
        movdqa xmm10, [rbp + 1248]                                 ;  1389.0 p2      41 next
        pand xmm10, [rbp + 1280]                                   ;  1445.0 p2+p1   41 next
        movdqa [rbp + 1664], xmm11                                 ;  1444.0 p0+p3   41 next spill
        movdqa xmm11, [rbp + 1248]                                 ;  1391.0 p2      41 next
        pand xmm11, xmm8                                           ;  1446.0 p1      41 next
        pxor xmm11, xmm1                                           ;  1448.0 p1      41 next
        pxor xmm11, [rel misty1_encrypt_compact.T0_constants128]   ;  1450.0 p2+p1   41 next
        movdqa [rbp + 1376], xmm8                                  ;  1426.0 p0+p3   41 next spill
        movdqa xmm8, [rbp + 1344]                                  ;  1394.0 p2      41 next
        pxor xmm8, xmm7                                            ;  1449.0 p1      41 next
        pand xmm8, [rbp + 1248]                                    ;  1451.0 p2+p1   41 next
        pxor xmm9, xmm8                                            ;  1453.0 p1      41 next
        movdqa [rbp + 1184], xmm9                                  ;  1455.0 p0+p3   41 next spill
        movdqa xmm9, [rbp + 1280]                                  ;  1400.0 p2      41 next
        pand xmm9, xmm1                                            ;  1452.0 p1      41 next
        pxor xmm9, xmm6                                            ;  1454.0 p1      41 next
        movdqa [rbp + 2016], xmm1                                  ;  1442.0 p0+p3   41 next spill
        movdqa xmm1, xmm0                                          ;  1421.0 p0      41 next copy
        pxor xmm1, xmm13                                           ;  1454.0 p1      41 next
        pxor xmm13, xmm14                                          ;  1455.0 p1      41 next
        pxor xmm14, xmm0                                           ;  1456.0 p1      41 next
        pxor xmm0, [rbp + 1664]                                    ;  1457.0 p2+p1   41 next
        pand xmm1, [rbp + 1216]                                    ;  1458.0 p2+p1   41 next
        pxor xmm5, xmm13                                           ;  1459.0 p1      41 next
        pand xmm13, [rbp + 2496]                                   ;  1460.0 p2+p1   41 next
        pxor xmm9, xmm13                                           ;  1462.0 p1      41 next
        movdqa xmm13, [rbp + 1248]                                 ;  1410.3 p2      41 next
        pand xmm13, [rbp + 2496]                                   ;  1462.0 p2+p1   41 next
        pand xmm4, xmm5                                            ;  1463.0 p1      41 next
        pand xmm5, [rbp + 1344]                                    ;  1464.0 p2+p1   41 next
        pxor xmm9, [rbp + 1280]                                    ;  1465.0 p2+p1   41 next
        pxor xmm4, xmm11                                           ;  1466.0 p1      41 next
        pxor xmm6, xmm13                                           ;  1467.0 p1      41 next
        pxor xmm4, xmm13                                           ;  1468.0 p1      41 next
        movdqa [rbp + 2160], xmm0                                  ;  1459.0 p0+p3   41 next spill
        movdqa xmm0, [rbp + 2496]                                  ;  1418.0 p2      41 next
        pand xmm0, xmm6                                            ;  1469.0 p1      41 next
        pxor xmm12, xmm0                                           ;  1471.0 p1      41 next
        movdqa xmm0, [rbp + 1344]                                  ;  1420.0 p2      54 next reload
        pand xmm6, xmm0                                            ;  1471.0 p1      41 next
        pxor xmm12, xmm7                                           ;  1473.0 p1      41 next
        pand xmm7, [rbp + 2496]                                    ;  1473.0 p2+p1   41 next
        pxor xmm7, [rbp + 1472]                                    ;  1475.0 p2+p1   41 next
        movdqa [rbp + 1392], xmm12                                 ;  1475.0 p0+p3   41 next spill
        movdqa xmm12, xmm0                                         ;  1431.0 p0      41 next copy
        pxor xmm12, xmm10                                          ;  1475.0 p1      41 next
        pxor xmm1, xmm12                                           ;  1477.0 p1      41 next
        pxor xmm6, xmm1                                            ;  1479.0 p1      41 next
        pxor xmm7, xmm6                                            ;  1481.0 p1      41 next
        pxor xmm8, xmm7                                            ;  1483.0 p1      41 next
        movdqa xmm1, [rbp + 1216]                                  ;  1428.3 p2      41 next
        pand xmm1, xmm12                                           ;  1480.0 p1      41 next
        movdqa xmm6, [rbp + 1664]                                  ;  1444.0 p2      41 next
        pxor xmm6, xmm1                                            ;  1482.0 p1      41 next
        movdqa xmm1, [rbp + 1248]                                  ;  1430.3 p2      41 next
        movdqa xmm7, [rbp + 2016]                                  ;  1442.0 p2      41 next reload
        pxor xmm1, xmm7                                            ;  1482.0 p1      41 next
        pxor xmm4, xmm6                                            ;  1484.0 p1      41 next
        pand xmm15, xmm1                                           ;  1484.0 p1      41 next
        movdqa xmm1, [rbp + 2496]                                  ;  1433.0 p2      54 next reload
        pxor xmm7, xmm1                                            ;  1485.0 p1      41 next
        movdqa xmm6, xmm1                                          ;  1444.0 p0      41 next copy
        pxor xmm6, [rbp + 1472]                                    ;  1486.0 p2+p1   41 next
        movdqa xmm12, [rbp + 2160]                                 ;  1459.0 p2      41 next reload
        pand xmm1, xmm12                                           ;  1487.0 p1      41 next
        pxor xmm11, xmm15                                          ;  1488.0 p1      41 next
        pxor xmm5, xmm11                                           ;  1490.0 p1      41 next
        pand xmm0, xmm7                                            ;  1490.0 p1      41 next
        pand xmm2, xmm7                                            ;  1491.0 p1      41 next
        movdqa xmm7, [rbp + 1280]                                  ;  1438.3 p2      41 next
        pand xmm7, xmm6                                            ;  1492.0 p1      41 next
        pxor xmm6, xmm13                                           ;  1493.0 p1      41 next
        pxor xmm13, [rbp + 1280]                                   ;  1494.0 p2+p1   41 next
        movdqa xmm11, [rbp + 1216]                                 ;  1441.3 p2      54 next reload
        pxor xmm7, xmm11                                           ;  1495.0 p1      41 next
        pxor xmm3, xmm7                                            ;  1497.0 p1      41 next
        movdqa xmm7, xmm11                                         ;  1452.3 p0      41 next copy
        pand xmm11, [rbp + 1248]                                   ;  1497.0 p2+p1   41 next
        pxor xmm4, [rbp + 1904]                                    ;  1498.0 p2+p1   41 next
        pxor xmm8, [rbp + 2000]                                    ;  1499.0 p2+p1   41 next
        pxor xmm2, [rbp + 1248]                                    ;  1500.0 p2+p1   41 next
        pxor xmm5, xmm2                                            ;  1502.0 p1      41 next
        pand xmm7, xmm13                                           ;  1502.0 p1      41 next
        pand xmm10, xmm13                                          ;  1503.0 p1      41 next
        pxor xmm12, xmm11                                          ;  1504.0 p1      41 next
        movdqa xmm2, [rbp + 1184]                                  ;  1455.0 p2      41 next reload
        pand xmm11, xmm2                                           ;  1505.0 p1      41 next
        pxor xmm14, xmm11                                          ;  1507.0 p1      41 next
        pxor xmm3, xmm14                                           ;  1509.0 p1      41 next
        movdqa xmm14, [rbp + 1392]                                 ;  1475.0 p2      41 next
        pxor xmm15, xmm7                                           ;  1508.0 p1      41 next
        pxor xmm2, xmm7                                            ;  1509.0 p1      41 next
        movdqa xmm7, [rbp + 1248]                                  ;  1448.7 p2      41 next
        pand xmm7, xmm12                                           ;  1510.0 p1      41 next
        movdqa xmm11, [rbp + 1392]                                 ;  1475.0 p2      41 next
        pxor xmm6, xmm15                                           ;  1511.0 p1      41 next
        movdqa xmm15, [rbp + 1232]                                 ;  1450.7 p2      41 next
        pxor xmm14, xmm6                                           ;  1513.0 p1      41 next
        movdqa xmm6, [rbp + 1408]                                  ;  1451.7 p2      41 next
        pxor xmm11, xmm7                                           ;  1513.0 p1      41 next
        movdqa xmm7, [rbp + 2480]                                  ;  1452.7 p2      41 next
        pxor xmm1, xmm14                                           ;  1515.0 p1      41 next
        movdqa xmm14, [rbp + 2064]                                 ;  1453.7 p2      41 next
        pxor xmm0, xmm11                                           ;  1515.0 p1      41 next
        movdqa xmm11, [rbp + 2048]                                 ;  1454.7 p2      41 next
        pxor xmm5, xmm10                                           ;  1516.0 p1      41 next
        movdqa xmm10, [rbp + 1904]                                 ;  1455.7 p2      48 next
        pxor xmm10, [r8 + 5632]                                    ;  1517.0 p2+p1   48 next
        movdqa xmm12, [rbp + 1376]                                 ;  1457.7 p2      41 next reload
        pxor xmm12, xmm2                                           ;  1518.0 p1      41 next
        pxor xmm4, [r8 + 5776]                                     ;  1519.0 p2+p1   48 next
        pxor xmm15, xmm5                                           ;  1520.0 p1      41 next
        movdqa xmm2, [rbp + 1232]                                  ;  1459.7 p2      48 next
        pxor xmm2, [r8 + 5648]                                     ;  1521.0 p2+p1   48 next
        pxor xmm9, xmm12                                           ;  1522.0 p1      41 next
        movdqa xmm5, [rbp + 2000]                                  ;  1461.7 p2      48 next
        pxor xmm5, [r8 + 5664]                                     ;  1523.0 p2+p1   48 next
        pxor xmm14, xmm1                                           ;  1524.0 p1      41 next
        movdqa xmm1, [rbp + 1408]                                  ;  1463.7 p2      48 next
        pxor xmm1, [r8 + 5680]                                     ;  1525.0 p2+p1   48 next
        pxor xmm8, [r8 + 5808]                                     ;  1526.0 p2+p1   48 next
        movdqa xmm12, [rel misty1_encrypt_compact.T0_constants128] ;  1466.7 p2      41 next reload
        pxor xmm3, xmm12                                           ;  1527.0 p1      41 next
        pxor xmm11, xmm9                                           ;  1528.0 p1      41 next
        pxor xmm7, xmm3                                            ;  1529.0 p1      41 next
        movdqa xmm3, [rbp + 2480]                                  ;  1467.7 p2      48 next
        pxor xmm3, [r8 + 5696]                                     ;  1530.0 p2+p1   48 next
        pxor xmm0, xmm12                                           ;  1531.0 p1      41 next
        pxor xmm6, xmm0                                            ;  1533.0 p1      41 next
        movdqa xmm0, [rbp + 2064]                                  ;  1469.7 p2      48 next
        pxor xmm0, [r8 + 5712]                                     ;  1533.0 p2+p1   48 next
        movdqa xmm9, [rbp + 2048]                                  ;  1471.7 p2      48 next
        pxor xmm9, [r8 + 5728]                                     ;  1534.0 p2+p1   48 next
        pxor xmm15, [r8 + 5792]                                    ;  1535.0 p2+p1   48 next
        movdqa xmm13, [rbp + 1360]                                 ;  1474.7 p2      48 next
        pxor xmm13, [r8 + 5744]                                    ;  1536.0 p2+p1   48 next
        pxor xmm14, [r8 + 5856]                                    ;  1537.0 p2+p1   48 next
        pxor xmm11, [r8 + 5872]                                    ;  1538.0 p2+p1   48 next
        pxor xmm7, [r8 + 5840]                                     ;  1539.0 p2+p1   48 next
        pxor xmm6, [r8 + 5824]                                     ;  1540.0 p2+p1   48 next
        movdqa [rbp + 1360], xmm11                                 ;  1540.0 p0+p3   48 next spill
        movdqa xmm11, [rbp + 1488]                                 ;  1480.7 p2      48 next
        pxor xmm11, [r8 + 5760]                                    ;  1541.0 p2+p1   48 next
        movdqa [rbp + 1488], xmm14                                 ;  1539.0 p0+p3   48 next spill
        movdqa xmm14, xmm10                                        ;  1519.0 p0      45 next copy
        pxor xmm14, xmm9                                           ;  1542.0 p1      45 next
        movdqa [rbp + 2048], xmm7                                  ;  1541.0 p0+p3   48 next spill
        movdqa xmm7, xmm14                                         ;  1544.0 p0      45 next copy
        pxor xmm7, xmm1                                            ;  1551.0 p1      45 next
        movdqa [rbp + 2064], xmm6                                  ;  1542.0 p0+p3   48 next spill
        movdqa xmm6, xmm1                                          ;  1527.0 p0      45 next copy
        pand xmm6, xmm9                                            ;  1544.0 p1      45 next
        movdqa [rbp + 2480], xmm8                                  ;  1528.0 p0+p3   48 next spill
        movdqa xmm8, xmm1                                          ;  1527.0 p0      45 next copy
        pand xmm8, xmm13                                           ;  1545.0 p1      45 next
        movdqa [rbp + 1408], xmm15                                 ;  1537.0 p0+p3   48 next spill
        movdqa xmm15, xmm1                                         ;  1527.0 p0      45 next copy
        pand xmm15, xmm5                                           ;  1546.0 p1      45 next
        movdqa [rbp + 2000], xmm4                                  ;  1521.0 p0+p3   48 next spill
        movdqa xmm4, xmm1                                          ;  1527.0 p0      45 next copy
        pand xmm4, xmm10                                           ;  1547.0 p1      45 next
        movdqa [rbp + 1232], xmm8                                  ;  1547.0 p0+p3   45 next spill
        movdqa xmm8, xmm1                                          ;  1527.0 p0      45 next copy
        pand xmm8, xmm2                                            ;  1548.0 p1      45 next
        movdqa [rbp + 1376], xmm14                                 ;  1544.0 p0+p3   45 next spill
        movdqa xmm14, xmm1                                         ;  1527.0 p0      45 next copy
        pand xmm14, xmm3                                           ;  1549.0 p1      45 next
        pxor xmm8, xmm14                                           ;  1551.0 p1      45 next
        movdqa [rbp + 1904], xmm8                                  ;  1553.0 p0+p3   45 next spill
        movdqa xmm8, [rbp + 1376]                                  ;  1544.0 p2      45 next
        pand xmm8, xmm0                                            ;  1555.0 p1      45 next
        movdqa [rbp + 1392], xmm8                                  ;  1557.0 p0+p3   45 next spill
        movdqa xmm8, [rbp + 1376]                                  ;  1544.0 p2      45 next
        movdqa xmm12, [rbp + 1232]                                 ;  1547.0 p2      45 next
        movdqa [rbp + 1376], xmm12                                 ;  1558.0 p0+p3   45 next spill
        movdqa xmm12, xmm2                                         ;  1523.0 p0      45 next copy
        pxor xmm12, xmm0                                           ;  1552.0 p1      45 next
        pxor xmm15, xmm12                                          ;  1554.0 p1      45 next
        movdqa [rbp + 1248], xmm15                                 ;  1556.0 p0+p3   45 next spill
        movdqa xmm15, xmm2                                         ;  1523.0 p0      45 next copy
        pand xmm15, xmm10                                          ;  1554.0 p1      45 next
        movdqa [rbp + 1184], xmm2                                  ;  1523.0 p0+p3   48 next spill
        movdqa xmm2, xmm10                                         ;  1519.0 p0      45 next copy
        pand xmm2, xmm13                                           ;  1555.0 p1      45 next
        pxor xmm6, xmm2                                            ;  1557.0 p1      45 next
        movdqa xmm2, [rel misty1_encrypt_compact.T0_constants128]  ;  1511.3 p2      41 next reload
        pxor xmm6, xmm2                                            ;  1559.0 p1      45 next
        movdqa xmm2, xmm10                                         ;  1519.0 p0      45 next copy
        pand xmm2, xmm11                                           ;  1558.0 p1      45 next
        pxor xmm2, xmm13                                           ;  1560.0 p1      45 next
        pxor xmm14, xmm2                                           ;  1562.0 p1      45 next
        movdqa [rbp + 1216], xmm6                                  ;  1561.0 p0+p3   45 next spill
        movdqa xmm6, xmm10                                         ;  1519.0 p0      45 next copy
        pand xmm6, xmm12                                           ;  1561.0 p1      45 next
        pand xmm12, xmm3                                           ;  1562.0 p1      45 next
        movdqa [rbp + 1280], xmm6                                  ;  1563.0 p0+p3   45 next spill
        movdqa xmm6, xmm10                                         ;  1519.0 p0      45 next copy
        movdqa [rbp + 2160], xmm0                                  ;  1535.0 p0+p3   48 next spill
        movdqa xmm0, xmm10                                         ;  1519.0 p0      45 next copy
        pand xmm0, xmm3                                            ;  1563.0 p1      45 next
        movdqa [rbp + 1472], xmm0                                  ;  1565.0 p0+p3   45 next spill
        movdqa xmm0, xmm10                                         ;  1521.0 p0      45 next copy
        pxor xmm0, [rbp + 1184]                                    ;  1564.0 p2+p1   45 next
        pand xmm10, xmm9                                           ;  1565.0 p1      45 next
        movdqa [rbp + 2496], xmm0                                  ;  1566.0 p0+p3   45 next spill
        movdqa xmm0, [rbp + 1904]                                  ;  1553.0 p2      45 next reload
        pxor xmm0, xmm10                                           ;  1567.0 p1      45 next
        movdqa xmm10, xmm5                                         ;  1525.0 p0      45 next copy
        pand xmm10, xmm7                                           ;  1567.0 p1      45 next
        pxor xmm2, xmm10                                           ;  1569.0 p1      45 next
        movdqa xmm10, xmm5                                         ;  1525.3 p0      45 next copy
        pand xmm10, [rbp + 2160]                                   ;  1569.0 p2+p1   45 next
        movdqa [rbp + 1904], xmm0                                  ;  1569.0 p0+p3   45 next spill
        movdqa xmm0, xmm5                                          ;  1528.0 p0      45 next copy
        pand xmm0, [rbp + 1184]                                    ;  1570.0 p2+p1   45 next
        pxor xmm6, xmm0                                            ;  1572.0 p1      45 next
        movdqa xmm0, xmm5                                          ;  1530.0 p0      45 next copy
        movdqa [rbp + 2016], xmm5                                  ;  1531.0 p0+p3   48 next spill
        movdqa xmm5, xmm9                                          ;  1536.0 p0      45 next copy
        pand xmm5, xmm3                                            ;  1572.0 p1      45 next
        pxor xmm4, xmm5                                            ;  1574.0 p1      45 next
        movdqa xmm5, xmm3                                          ;  1535.0 p0      45 next copy
        pand xmm5, xmm11                                           ;  1574.0 p1      45 next
        pxor xmm1, xmm5                                            ;  1576.0 p1      45 next
        pxor xmm2, xmm1                                            ;  1578.0 p1      45 next
        pand xmm1, xmm11                                           ;  1578.0 p1      45 next
        pxor xmm1, [rel misty1_encrypt_compact.T0_constants128]    ;  1580.0 p2+p1   45 next
        movdqa [rbp + 1664], xmm1                                  ;  1582.0 p0+p3   45 next spill
        movdqa xmm1, xmm3                                          ;  1538.3 p0      45 next copy
        pand xmm1, [rbp + 2160]                                    ;  1579.0 p2+p1   45 next
        pxor xmm0, xmm1                                            ;  1581.0 p1      45 next
        pxor xmm1, xmm11                                           ;  1581.0 p1      45 next
        pand xmm1, [rbp + 2160]                                    ;  1583.0 p2+p1   45 next
        pxor xmm2, xmm1                                            ;  1585.0 p1      45 next
        movdqa xmm1, xmm11                                         ;  1543.0 p0      45 next copy
        pand xmm1, xmm13                                           ;  1584.0 p1      45 next
        pxor xmm4, xmm1                                            ;  1586.0 p1      45 next
        movdqa [rbp + 1344], xmm9                                  ;  1542.7 p0+p3   48 next spill
        movdqa xmm9, xmm11                                         ;  1543.7 p0      45 next copy
        por xmm9, xmm7                                             ;  1586.0 p1      45 next
        pxor xmm10, xmm9                                           ;  1588.0 p1      45 next
        pxor xmm15, xmm10                                          ;  1590.0 p1      45 next
        movdqa xmm9, xmm11                                         ;  1544.7 p0      45 next copy
        pxor xmm9, xmm6                                            ;  1589.0 p1      45 next
        movdqa xmm10, xmm3                                         ;  1545.7 p0      45 next copy
        pand xmm10, xmm0                                           ;  1590.0 p1      45 next
        pand xmm11, [rbp + 2016]                                   ;  1591.0 p2+p1   45 next
        movdqa [rbp + 1200], xmm7                                  ;  1553.0 p0+p3   45 next spill
        movdqa xmm7, xmm3                                          ;  1554.0 p0      45 next copy
        pand xmm3, xmm13                                           ;  1592.0 p1      45 next
        pxor xmm3, [rbp + 1472]                                    ;  1594.0 p2+p1   45 next
        movdqa [rbp + 2384], xmm2                                  ;  1587.0 p0+p3   45 next spill
        movdqa xmm2, xmm13                                         ;  1556.0 p0      45 next copy
        pand xmm2, [rbp + 2160]                                    ;  1594.0 p2+p1   45 next
        pxor xmm12, xmm2                                           ;  1596.0 p1      45 next
        movdqa xmm2, xmm13                                         ;  1557.0 p0      45 next copy
        pand xmm2, [rbp + 1184]                                    ;  1596.0 p2+p1   45 next
        pxor xmm6, xmm2                                            ;  1598.0 p1      45 next
        pxor xmm10, xmm6                                           ;  1600.0 p1      45 next
        movdqa xmm2, xmm13                                         ;  1558.7 p0      45 next copy
        pxor xmm14, xmm12                                          ;  1599.0 p1      45 next
        pxor xmm0, xmm14                                           ;  1601.0 p1      45 next
        pxor xmm12, xmm15                                          ;  1601.0 p1      45 next
        pxor xmm8, xmm12                                           ;  1603.0 p1      45 next
        movdqa xmm14, [rbp + 1344]                                 ;  1560.3 p2      48 next reload
        pand xmm2, xmm14                                           ;  1603.0 p1      45 next
        movdqa xmm6, [rbp + 1392]                                  ;  1561.3 p2      45 next reload
        pxor xmm6, xmm9                                            ;  1604.0 p1      45 next
        pxor xmm7, xmm6                                            ;  1606.0 p1      45 next
        movdqa xmm6, [rbp + 1184]                                  ;  1562.3 p2      48 next reload
        pand xmm9, xmm6                                            ;  1606.0 p1      45 next
        pand xmm6, xmm14                                           ;  1607.0 p1      45 next
        pxor xmm3, xmm9                                            ;  1608.0 p1      45 next
        pxor xmm0, xmm4                                            ;  1609.0 p1      45 next
        movdqa xmm9, [rbp + 2016]                                  ;  1563.7 p2      48 next reload
        pand xmm13, xmm9                                           ;  1610.0 p1      45 next
        pand xmm9, xmm14                                           ;  1611.0 p1      45 next
        pxor xmm11, xmm2                                           ;  1612.0 p1      45 next
        movdqa xmm12, [rbp + 1248]                                 ;  1565.0 p2      45 next reload
        pxor xmm3, xmm12                                           ;  1613.0 p1      45 next
        pxor xmm2, xmm6                                            ;  1614.0 p1      45 next
        pxor xmm13, [rbp + 1664]                                   ;  1615.0 p2+p1   45 next
        pxor xmm11, [rbp + 1200]                                   ;  1616.0 p2+p1   45 next
        pxor xmm4, xmm9                                            ;  1617.0 p1      45 next
        pxor xmm14, xmm4                                           ;  1619.0 p1      45 next
        movdqa xmm4, [rbp + 1376]                                  ;  1568.0 p2      45 next reload
        pxor xmm4, [rbp + 1472]                                    ;  1619.0 p2+p1   45 next
        pxor xmm4, xmm10                                           ;  1621.0 p1      45 next
        pxor xmm6, xmm13                                           ;  1621.0 p1      45 next
        pxor xmm1, xmm13                                           ;  1622.0 p1      45 next
        pxor xmm8, xmm1                                            ;  1624.0 p1      45 next
        pxor xmm0, xmm2                                            ;  1624.0 p1      45 next
        movdqa xmm1, [rbp + 1216]                                  ;  1570.7 p2      45 next reload
        pxor xmm2, xmm1                                            ;  1625.0 p1      45 next
        pxor xmm1, xmm7                                            ;  1626.0 p1      45 next
        pxor xmm15, xmm1                                           ;  1628.0 p1      45 next
        pxor xmm3, xmm2                                            ;  1628.0 p1      45 next
        movdqa xmm1, [rbp + 2496]                                  ;  1572.3 p2      45 next
        movdqa xmm2, [rbp + 2160]                                  ;  1573.3 p2      48 next reload
        pand xmm1, xmm2                                            ;  1629.0 p1      45 next
        movdqa xmm13, [rbp + 1200]                                 ;  1574.3 p2      45 next reload
        por xmm2, xmm13                                            ;  1630.0 p1      45 next
        pxor xmm10, xmm1                                           ;  1631.0 p1      45 next
        pxor xmm11, xmm2                                           ;  1632.0 p1      45 next
        pxor xmm13, xmm15                                          ;  1633.0 p1      45 next
        movdqa xmm15, [rbp + 1904]                                 ;  1575.3 p2      45 next
        pxor xmm7, xmm4                                            ;  1634.0 p1      45 next
        movdqa xmm1, [rbp + 1280]                                  ;  1576.3 p2      45 next reload
        pxor xmm1, xmm7                                            ;  1636.0 p1      45 next
        pxor xmm15, xmm1                                           ;  1638.0 p1      45 next
        movdqa xmm1, [rbp + 1904]                                  ;  1577.3 p2      45 next
        pxor xmm1, [rbp + 1664]                                    ;  1637.0 p2+p1   45 next
        pxor xmm0, [rbp + 1232]                                    ;  1638.0 p2+p1   45 next
        movdqa xmm2, [rbp + 1360]                                  ;  1580.3 p2      48 next reload
        pxor xmm8, xmm2                                            ;  1639.0 p1      45 next
        movdqa xmm7, [rbp + 1312]                                  ;  1581.3 p2     114 r reload
        pxor xmm2, xmm7                                            ;  1640.0 p1      54 next
        pxor xmm9, xmm10                                           ;  1641.0 p1      45 next
        pxor xmm6, xmm9                                            ;  1643.0 p1      45 next
        pxor xmm4, xmm6                                            ;  1645.0 p1      45 next
        movdqa xmm6, xmm7                                          ;  1592.3 p0      54 next copy
        pxor xmm6, [r8 + 1008]                                     ;  1644.0 p2+p1   54 next
        pxor xmm10, xmm11                                          ;  1645.0 p1      45 next
        pxor xmm12, xmm11                                          ;  1646.0 p1      45 next
        pxor xmm5, xmm10                                           ;  1647.0 p1      45 next
        movdqa xmm9, [rbp + 2000]                                  ;  1583.3 p2      45 next
        movdqa xmm10, [rbp + 2384]                                 ;  1587.0 p2      45 next reload
        pxor xmm10, xmm1                                           ;  1648.0 p1      45 next
        pxor xmm9, xmm4                                            ;  1649.0 p1      45 next
        movdqa xmm1, [rbp + 1408]                                  ;  1585.3 p2      45 next
        movdqa xmm4, [rbp + 1296]                                  ;  1586.3 p2     114 r reload
        pxor xmm3, xmm4                                            ;  1650.0 p1      54 next
        pxor xmm14, xmm12                                          ;  1651.0 p1      45 next
        movdqa xmm11, xmm4                                         ;  1597.3 p0      54 next copy
        pxor xmm11, [r8 + 880]                                     ;  1652.0 p2+p1   54 next
        pxor xmm1, xmm10                                           ;  1653.0 p1      45 next
        movdqa xmm10, [rbp + 1264]                                 ;  1588.3 p2     114 r reload
        pxor xmm13, xmm10                                          ;  1654.0 p1      54 next
        movdqa xmm12, xmm10                                        ;  1599.3 p0      54 next copy
        pxor xmm12, [r8 + 896]                                     ;  1655.0 p2+p1   54 next
        pxor xmm15, [rbp + 2480]                                   ;  1656.0 p2+p1   45 next
        pxor xmm0, [rbp + 1488]                                    ;  1657.0 p2+p1   45 next
        pxor xmm8, [rbp + 1456]                                    ;  1658.0 p2+p1   54 next
        pxor xmm5, [rbp + 2064]                                    ;  1659.0 p2+p1   45 next
        pxor xmm9, [rbp + 1616]                                    ;  1660.0 p2+p1   54 next
        pxor xmm14, [rbp + 2048]                                   ;  1661.0 p2+p1   45 next
        pxor xmm1, [rbp + 1584]                                    ;  1662.0 p2+p1   54 next
        pxor xmm15, [rbp + 1520]                                   ;  1663.0 p2+p1   54 next
        pxor xmm0, [rbp + 1328]                                    ;  1664.0 p2+p1   54 next
        pxor xmm5, [rbp + 1424]                                    ;  1665.0 p2+p1   54 next
        pxor xmm14, [rbp + 1552]                                   ;  1666.0 p2+p1   54 next
        movdqa xmm7, [rbp + 2000]                                  ;  1601.3 p2      54 next
        pxor xmm7, [rbp + 1440]                                    ;  1667.0 p2+p1   54 next
        movdqa xmm10, [rbp + 1408]                                 ;  1603.3 p2      54 next
        pxor xmm10, [rbp + 1504]                                   ;  1668.0 p2+p1   54 next
        movdqa xmm4, [rbp + 2480]                                  ;  1605.3 p2      54 next
        pxor xmm4, [rbp + 1536]                                    ;  1669.0 p2+p1   54 next
        movdqa [rbp + 2480], xmm2                                  ;  1642.0 p0+p3   54 next spill
        movdqa xmm2, [rbp + 2064]                                  ;  1607.3 p2      54 next
        pxor xmm2, [rbp + 1568]                                    ;  1670.0 p2+p1   54 next
        movdqa [rbp + 2064], xmm2                                  ;  1672.0 p0+p3   54 next spill
        movdqa xmm2, [rbp + 2048]                                  ;  1609.3 p2      54 next
        pxor xmm2, [rbp + 1600]                                    ;  1671.0 p2+p1   54 next
        movdqa [rbp + 2048], xmm2                                  ;  1673.0 p0+p3   54 next spill
        movdqa xmm2, [rbp + 1488]                                  ;  1611.3 p2      54 next
        pxor xmm2, [rbp + 1632]                                    ;  1672.0 p2+p1   54 next
        movdqa [rbp + 1488], xmm2                                  ;  1674.0 p0+p3   54 next spill
        movdqa xmm2, [rbp + 1616]                                  ;  1613.3 p2      54 next
        pxor xmm2, [r8 + 768]                                      ;  1673.0 p2+p1   54 next
        movdqa [rbp + 1408], xmm4                                  ;  1671.0 p0+p3   54 next spill
        movdqa xmm4, [rbp + 1584]                                  ;  1615.3 p2      54 next
        pxor xmm4, [r8 + 784]                                      ;  1674.0 p2+p1   54 next
        movdqa [rbp + 2000], xmm10                                 ;  1670.0 p0+p3   54 next spill
        movdqa xmm10, [rbp + 1520]                                 ;  1617.3 p2      54 next
        pxor xmm10, [r8 + 800]                                     ;  1675.0 p2+p1   54 next
        movdqa [rbp + 2384], xmm7                                  ;  1669.0 p0+p3   54 next spill
        movdqa xmm7, [rbp + 1424]                                  ;  1619.3 p2      54 next
        pxor xmm7, [r8 + 816]                                      ;  1676.0 p2+p1   54 next
        movdqa [rbp + 1360], xmm13                                 ;  1656.0 p0+p3   54 next spill
        movdqa xmm13, [rbp + 1440]                                 ;  1623.0 p2      54 next
        pxor xmm13, [r8 + 912]                                     ;  1677.0 p2+p1   54 next
        movdqa [rbp + 1232], xmm3                                  ;  1652.0 p0+p3   54 next spill
        movdqa xmm3, [rbp + 1552]                                  ;  1626.7 p2      54 next
        pxor xmm3, [r8 + 832]                                      ;  1678.0 p2+p1   54 next
        movdqa [rbp + 1664], xmm8                                  ;  1660.0 p0+p3   54 next spill
        movdqa xmm8, [rbp + 1504]                                  ;  1630.7 p2      54 next
        pxor xmm8, [r8 + 928]                                      ;  1679.0 p2+p1   54 next
        movdqa [rbp + 1904], xmm0                                  ;  1666.0 p0+p3   54 next spill
        movdqa xmm0, [rbp + 1536]                                  ;  1633.0 p2      54 next
        pxor xmm0, [r8 + 944]                                      ;  1680.0 p2+p1   54 next
        movdqa [rbp + 1280], xmm14                                 ;  1668.0 p0+p3   54 next spill
        movdqa xmm14, [rbp + 1328]                                 ;  1636.0 p2      54 next
        pxor xmm14, [r8 + 848]                                     ;  1681.0 p2+p1   54 next
        movdqa [rbp + 1200], xmm5                                  ;  1667.0 p0+p3   54 next spill
        movdqa xmm5, [rbp + 1568]                                  ;  1640.7 p2      54 next
        pxor xmm5, [r8 + 960]                                      ;  1682.0 p2+p1   54 next
        movdqa [rbp + 2160], xmm15                                 ;  1665.0 p0+p3   54 next spill
        movdqa xmm15, [rbp + 1456]                                 ;  1642.7 p2      54 next
        pxor xmm15, [r8 + 864]                                     ;  1683.0 p2+p1   54 next
        movdqa [rbp + 2496], xmm1                                  ;  1664.0 p0+p3   54 next spill
        movdqa xmm1, [rbp + 1600]                                  ;  1647.0 p2      54 next
        pxor xmm1, [r8 + 976]                                      ;  1684.0 p2+p1   54 next
        movdqa [rbp + 1216], xmm9                                  ;  1662.0 p0+p3   54 next spill
        movdqa xmm9, [rbp + 1632]                                  ;  1649.0 p2      54 next
        pxor xmm9, [r8 + 992]                                      ;  1685.0 p2+p1   54 next
        movdqa [rbp + 1376], xmm10                                 ;  1677.0 p0+p3   54 next spill
        movdqa xmm10, xmm6                                         ;  1651.0 p0      41 next copy
        pand xmm10, xmm9                                           ;  1687.0 p1      41 next
        movdqa [rbp + 1472], xmm7                                  ;  1678.0 p0+p3   54 next spill
        movdqa xmm7, xmm6                                          ;  1653.0 p0      41 next copy
        pand xmm7, xmm11                                           ;  1687.0 p1      41 next
        pxor xmm7, xmm9                                            ;  1689.0 p1      41 next
        movdqa [rbp + 1248], xmm4                                  ;  1676.0 p0+p3   54 next spill
        movdqa xmm4, xmm6                                          ;  1656.0 p0      41 next copy
        pand xmm4, xmm0                                            ;  1689.0 p1      41 next
        movdqa [rbp + 1344], xmm15                                 ;  1685.0 p0+p3   54 next spill
        movdqa xmm15, xmm6                                         ;  1658.0 p0      41 next copy
        movdqa [rbp + 2016], xmm14                                 ;  1683.0 p0+p3   54 next spill
        movdqa xmm14, xmm6                                         ;  1660.0 p0      41 next copy
        movdqa [rbp + 1184], xmm2                                  ;  1675.0 p0+p3   54 next spill
        movdqa xmm2, xmm6                                          ;  1662.0 p0      41 next copy
        movdqa [rbp + 1392], xmm3                                  ;  1680.0 p0+p3   54 next spill
        movdqa xmm3, xmm6                                          ;  1664.0 p0      41 next copy
        pand xmm6, xmm13                                           ;  1690.0 p1      41 next
        movdqa [rbp + 2304], xmm6                                  ;  1692.0 p0+p3   41 next spill
        movdqa xmm6, xmm12                                         ;  1666.0 p0      41 next copy
        pxor xmm6, xmm5                                            ;  1691.0 p1      41 next
        movdqa [rbp + 1968], xmm5                                  ;  1684.0 p0+p3   54 next spill
        movdqa xmm5, xmm10                                         ;  1689.0 p0      41 next copy
        movdqa [rbp + 2320], xmm10                                 ;  1689.0 p0+p3   41 next spill
        movdqa xmm10, xmm12                                        ;  1670.0 p0      41 next copy
        pand xmm10, xmm8                                           ;  1692.0 p1      41 next
        movdqa [rbp + 2240], xmm3                                  ;  1671.0 p0+p3   41 next spill
        movdqa xmm3, xmm12                                         ;  1672.0 p0      41 next copy
        pand xmm3, xmm11                                           ;  1693.0 p1      41 next
        movdqa [rbp + 2288], xmm7                                  ;  1691.0 p0+p3   41 next spill
        movdqa xmm7, xmm12                                         ;  1674.0 p0      41 next copy
        pand xmm7, xmm13                                           ;  1694.0 p1      41 next
        pxor xmm7, xmm11                                           ;  1696.0 p1      41 next
        movdqa [rbp + 2176], xmm12                                 ;  1675.0 p0+p3   54 next spill
        movdqa xmm12, [rbp + 2240]                                 ;  1672.3 p2      41 next reload
        pxor xmm12, xmm7                                           ;  1698.0 p1      41 next
        movdqa [rbp + 2240], xmm12                                 ;  1700.0 p0+p3   41 next spill
        movdqa xmm12, xmm4                                         ;  1691.0 p0      41 next copy
        pxor xmm12, xmm8                                           ;  1698.0 p1      41 next
        pand xmm14, xmm12                                          ;  1700.0 p1      41 next
        pxor xmm14, [rel misty1_encrypt_compact.T0_constants128]   ;  1702.0 p2+p1   41 next
        movdqa [rbp + 2112], xmm14                                 ;  1704.0 p0+p3   41 next spill
        movdqa xmm14, xmm11                                        ;  1679.0 p0      41 next copy
        pxor xmm14, xmm1                                           ;  1700.0 p1      41 next
        movdqa [rbp + 1952], xmm4                                  ;  1691.0 p0+p3   41 next spill
        movdqa xmm4, xmm11                                         ;  1681.0 p0      41 next copy
        pand xmm4, xmm9                                            ;  1701.0 p1      41 next
        movdqa [rbp + 2544], xmm7                                  ;  1698.0 p0+p3   41 next spill
        movdqa xmm7, xmm11                                         ;  1683.0 p0      41 next copy
        pand xmm7, xmm8                                            ;  1702.0 p1      41 next
        movdqa [rbp + 2448], xmm11                                 ;  1685.0 p0+p3   54 next spill
        movdqa xmm11, xmm8                                         ;  1685.0 p0      41 next copy
        pand xmm11, xmm9                                           ;  1703.0 p1      41 next
        movdqa [rbp + 1984], xmm11                                 ;  1705.0 p0+p3   41 next spill
        movdqa xmm11, xmm8                                         ;  1687.0 p0      41 next copy
        pand xmm11, xmm1                                           ;  1704.0 p1      41 next
        pxor xmm4, xmm11                                           ;  1706.0 p1      41 next
        movdqa xmm11, xmm8                                         ;  1688.0 p0      41 next copy
        pxor xmm11, xmm14                                          ;  1706.0 p1      41 next
        pxor xmm4, [rel misty1_encrypt_compact.T0_constants128]    ;  1708.0 p2+p1   41 next
        por xmm15, xmm11                                           ;  1708.0 p1      41 next
        movdqa [rbp + 2224], xmm4                                  ;  1710.0 p0+p3   41 next spill
        movdqa xmm4, xmm8                                          ;  1690.0 p0      41 next copy
        pand xmm4, xmm13                                           ;  1709.0 p1      41 next
        pxor xmm4, xmm6                                            ;  1711.0 p1      41 next
        pand xmm8, xmm0                                            ;  1711.0 p1      41 next
        pxor xmm10, xmm8                                           ;  1713.0 p1      41 next
        pxor xmm8, [rbp + 2288]                                    ;  1713.0 p2+p1   41 next
        movdqa [rbp + 2400], xmm4                                  ;  1713.0 p0+p3   41 next spill
        movdqa xmm4, xmm6                                          ;  1693.0 p0      41 next copy
        pand xmm4, xmm0                                            ;  1714.0 p1      41 next
        pand xmm6, [rbp + 2448]                                    ;  1715.0 p2+p1   41 next
        movdqa [rbp + 2096], xmm14                                 ;  1702.0 p0+p3   41 next spill
        movdqa xmm14, xmm13                                        ;  1694.0 p0      41 next copy
        pand xmm14, xmm11                                          ;  1716.0 p1      41 next
        pxor xmm14, [rbp + 2288]                                   ;  1718.0 p2+p1   41 next
        pxor xmm12, xmm14                                          ;  1720.0 p1      41 next
        movdqa xmm14, xmm13                                        ;  1695.0 p0      41 next copy
        pand xmm14, [rbp + 1968]                                   ;  1719.0 p2+p1   41 next
        pxor xmm15, xmm14                                          ;  1721.0 p1      41 next
        pxor xmm3, xmm15                                           ;  1723.0 p1      41 next
        movdqa xmm14, xmm13                                        ;  1696.0 p0      41 next copy
        movdqa xmm15, xmm13                                        ;  1697.0 p0      41 next copy
        pand xmm15, xmm9                                           ;  1722.0 p1      41 next
        pand xmm13, xmm1                                           ;  1723.0 p1      41 next
        pxor xmm15, [rbp + 2112]                                   ;  1724.0 p2+p1   41 next
        movdqa [rbp + 2288], xmm13                                 ;  1725.0 p0+p3   41 next spill
        movdqa xmm13, xmm1                                         ;  1699.0 p0      41 next copy
        pand xmm13, xmm0                                           ;  1725.0 p1      41 next
        pxor xmm7, xmm13                                           ;  1727.0 p1      41 next
        pxor xmm5, xmm7                                            ;  1729.0 p1      41 next
        movdqa xmm7, xmm9                                          ;  1700.0 p0      41 next copy
        movdqa xmm13, [rbp + 1968]                                 ;  1697.3 p2      54 next reload
        pand xmm7, xmm13                                           ;  1728.0 p1      41 next
        pxor xmm4, xmm7                                            ;  1730.0 p1      41 next
        pxor xmm8, xmm4                                            ;  1732.0 p1      41 next
        pxor xmm4, xmm3                                            ;  1732.0 p1      41 next
        movdqa xmm7, xmm9                                          ;  1701.0 p0      41 next copy
        pand xmm7, [rbp + 2176]                                    ;  1732.0 p2+p1   41 next
        movdqa [rbp + 2208], xmm15                                 ;  1726.0 p0+p3   41 next spill
        movdqa xmm15, [rbp + 2544]                                 ;  1700.7 p2      41 next reload
        pxor xmm15, xmm7                                           ;  1734.0 p1      41 next
        movdqa xmm7, xmm9                                          ;  1703.0 p0      41 next copy
        pand xmm9, xmm1                                            ;  1734.0 p1      41 next
        pand xmm7, xmm0                                            ;  1735.0 p1      41 next
        pxor xmm4, [rbp + 2096]                                    ;  1736.0 p2+p1   41 next
        movdqa [rbp + 2544], xmm9                                  ;  1736.0 p0+p3   41 next spill
        movdqa xmm9, xmm0                                          ;  1705.0 p0      41 next copy
        pand xmm9, xmm13                                           ;  1737.0 p1      41 next
        pxor xmm14, xmm9                                           ;  1739.0 p1      41 next
        pxor xmm2, xmm9                                            ;  1739.0 p1      41 next
        movdqa xmm9, xmm0                                          ;  1706.0 p0      41 next copy
        pxor xmm8, xmm14                                           ;  1741.0 p1      41 next
        pand xmm9, xmm14                                           ;  1741.0 p1      41 next
        pxor xmm15, xmm9                                           ;  1743.0 p1      41 next
        movdqa xmm14, xmm0                                         ;  1707.0 p0      41 next copy
        pand xmm2, xmm13                                           ;  1743.0 p1      41 next
        pxor xmm12, xmm2                                           ;  1745.0 p1      41 next
        movdqa xmm2, xmm13                                         ;  1708.3 p0      41 next copy
        movdqa xmm9, xmm13                                         ;  1709.0 p0      41 next copy
        por xmm13, xmm11                                           ;  1745.0 p1      41 next
        pand xmm2, [rbp + 2096]                                    ;  1746.0 p2+p1   41 next
        pxor xmm8, xmm5                                            ;  1747.0 p1      41 next
        pand xmm0, [rbp + 2448]                                    ;  1748.0 p2+p1   41 next
        pxor xmm2, [rbp + 2240]                                    ;  1749.0 p2+p1   41 next
        pxor xmm14, xmm2                                           ;  1751.0 p1      41 next
        movdqa xmm2, xmm11                                         ;  1711.0 p0      41 next copy
        pxor xmm7, xmm0                                            ;  1751.0 p1      41 next
        pxor xmm0, [rbp + 1984]                                    ;  1752.0 p2+p1   41 next
        pxor xmm5, [rbp + 2288]                                    ;  1753.0 p2+p1   41 next
        pxor xmm0, xmm15                                           ;  1754.0 p1      41 next
        pxor xmm5, xmm1                                            ;  1755.0 p1      41 next
        movdqa [rbp + 2096], xmm5                                  ;  1757.0 p0+p3   41 next spill
        movdqa xmm5, xmm1                                          ;  1714.7 p0      41 next copy
        pand xmm5, [rbp + 2448]                                    ;  1756.0 p2+p1   41 next
        pxor xmm10, xmm5                                           ;  1758.0 p1      41 next
        movdqa xmm5, [rbp + 2176]                                  ;  1715.7 p2      54 next reload
        pand xmm1, xmm5                                            ;  1758.0 p1      41 next
        movdqa [rbp + 1968], xmm1                                  ;  1760.0 p0+p3   41 next spill
        movdqa xmm1, xmm5                                          ;  1726.7 p0      41 next copy
        pand xmm1, [rbp + 2240]                                    ;  1759.0 p2+p1   41 next
        pxor xmm7, xmm1                                            ;  1761.0 p1      41 next
        pxor xmm5, [rbp + 2448]                                    ;  1761.0 p2+p1   41 next
        pand xmm9, xmm5                                            ;  1763.0 p1      41 next
        pxor xmm15, xmm9                                           ;  1765.0 p1      41 next
        movdqa xmm1, [rbp + 2304]                                  ;  1719.7 p2      41 next reload
        movdqa xmm5, [rbp + 2544]                                  ;  1736.0 p2      41 next reload
        pxor xmm1, xmm5                                            ;  1764.0 p1      41 next
        pxor xmm2, xmm1                                            ;  1766.0 p1      41 next
        pxor xmm13, xmm2                                           ;  1768.0 p1      41 next
        movdqa xmm1, [rbp + 1968]                                  ;  1760.0 p2      41 next reload
        pxor xmm5, xmm1                                            ;  1771.0 p1      41 next
        movdqa xmm2, [rbp + 2400]                                  ;  1722.7 p2      41 next reload
        pxor xmm7, xmm2                                            ;  1768.0 p1      41 next
        movdqa xmm9, [rbp + 2320]                                  ;  1723.7 p2      41 next reload
        pxor xmm9, [rbp + 2208]                                    ;  1769.0 p2+p1   41 next
        pxor xmm4, xmm9                                            ;  1771.0 p1      41 next
        pxor xmm1, [rbp + 2208]                                    ;  1771.0 p2+p1   41 next
        pxor xmm2, xmm13                                           ;  1772.0 p1      41 next
        pxor xmm13, xmm15                                          ;  1773.0 p1      41 next
        pxor xmm15, [rbp + 2288]                                   ;  1774.0 p2+p1   41 next
        movdqa xmm9, [rbp + 1952]                                  ;  1727.7 p2      41 next reload
        pxor xmm9, xmm13                                           ;  1775.0 p1      41 next
        movdqa xmm13, [rbp + 2096]                                 ;  1757.0 p2      41 next reload
        pxor xmm13, xmm2                                           ;  1776.0 p1      41 next
        pxor xmm8, xmm5                                            ;  1777.0 p1      41 next
        movdqa xmm2, [rbp + 2224]                                  ;  1729.7 p2      41 next reload
        pxor xmm5, xmm2                                            ;  1778.0 p1      41 next
        pxor xmm2, xmm14                                           ;  1779.0 p1      41 next
        pxor xmm14, xmm0                                           ;  1780.0 p1      41 next
        pxor xmm6, xmm14                                           ;  1782.0 p1      41 next
        pxor xmm3, xmm2                                            ;  1782.0 p1      41 next
        pxor xmm7, xmm5                                            ;  1783.0 p1      41 next
        movdqa xmm14, [rbp + 2112]                                 ;  1730.7 p2      41 next
        pxor xmm14, xmm10                                          ;  1784.0 p1      41 next
        pxor xmm10, xmm6                                           ;  1785.0 p1      41 next
        movdqa xmm2, [rbp + 1984]                                  ;  1731.7 p2      41 next
        pxor xmm2, xmm8                                            ;  1786.0 p1      41 next
        movdqa xmm5, [rbp + 1392]                                  ;  1732.7 p2      41 next
        movdqa xmm6, [rbp + 1184]                                  ;  1733.7 p2      54 next reload
        pand xmm5, xmm6                                            ;  1787.0 p1      41 next
        pxor xmm11, xmm3                                           ;  1788.0 p1      41 next
        pxor xmm12, xmm14                                          ;  1789.0 p1      41 next
        movdqa xmm14, [rbp + 2016]                                 ;  1734.7 p2      41 next
        pxor xmm1, xmm15                                           ;  1790.0 p1      41 next
        pand xmm14, xmm6                                           ;  1791.0 p1      41 next
        movdqa xmm15, [rbp + 1344]                                 ;  1735.7 p2      41 next
        movdqa xmm3, [rbp + 1248]                                  ;  1736.7 p2      54 next reload
        pand xmm15, xmm3                                           ;  1792.0 p1      41 next
        pxor xmm0, xmm1                                            ;  1793.0 p1      41 next
        movdqa xmm1, [rbp + 1472]                                  ;  1737.7 p2      41 next
        pand xmm1, xmm6                                            ;  1794.0 p1      41 next
        movdqa xmm8, [rbp + 1392]                                  ;  1738.7 p2      41 next
        pand xmm8, [rbp + 1472]                                    ;  1795.0 p2+p1   41 next
        pxor xmm4, [rbp + 1344]                                    ;  1796.0 p2+p1   41 next
        pxor xmm9, [rbp + 1472]                                    ;  1797.0 p2+p1   41 next
        pxor xmm13, [rbp + 1392]                                   ;  1798.0 p2+p1   41 next
        pxor xmm10, [rbp + 1376]                                   ;  1799.0 p2+p1   41 next
        pxor xmm2, [rbp + 2016]                                    ;  1800.0 p2+p1   41 next
        pxor xmm12, xmm3                                           ;  1801.0 p1      41 next
        pxor xmm0, xmm6                                            ;  1802.0 p1      41 next
        movdqa [rbp + 1984], xmm11                                 ;  1790.0 p0+p3   41 next spill
        movdqa xmm11, [rbp + 2016]                                 ;  1745.7 p2      41 next
        pand xmm11, [rbp + 1376]                                   ;  1803.0 p2+p1   41 next
        pxor xmm15, xmm11                                          ;  1805.0 p1      41 next
        pand xmm11, xmm3                                           ;  1805.0 p1      41 next
        movdqa [rbp + 2112], xmm7                                  ;  1785.0 p0+p3   41 next spill
        movdqa xmm7, xmm3                                          ;  1747.7 p0      41 next copy
        pxor xmm7, xmm1                                            ;  1806.0 p1      41 next
        movdqa [rbp + 2224], xmm4                                  ;  1798.0 p0+p3   41 next spill
        movdqa xmm4, xmm3                                          ;  1747.7 p0      41 next copy
        pand xmm4, [rbp + 2016]                                    ;  1807.0 p2+p1   41 next
        movdqa [rbp + 2096], xmm2                                  ;  1802.0 p0+p3   41 next spill
        movdqa xmm2, xmm3                                          ;  1748.7 p0      41 next copy
        pand xmm2, xmm6                                            ;  1808.0 p1      41 next
        movdqa [rbp + 1952], xmm13                                 ;  1800.0 p0+p3   41 next spill
        movdqa xmm13, xmm3                                         ;  1750.7 p0      41 next copy
        pand xmm13, [rbp + 1472]                                   ;  1809.0 p2+p1   41 next
        pand xmm3, [rbp + 1392]                                    ;  1810.0 p2+p1   41 next
        pxor xmm3, xmm14                                           ;  1812.0 p1      41 next
        movdqa [rbp + 1248], xmm9                                  ;  1799.0 p0+p3   41 next spill
        movdqa xmm9, xmm6                                          ;  1752.7 p0      41 next copy
        movdqa [rbp + 2288], xmm10                                 ;  1801.0 p0+p3   41 next spill
        movdqa xmm10, xmm6                                         ;  1754.7 p0      41 next copy
        movdqa [rbp + 2208], xmm12                                 ;  1803.0 p0+p3   41 next spill
        movdqa xmm12, xmm6                                         ;  1756.7 p0      41 next copy
        movdqa [rbp + 1968], xmm0                                  ;  1804.0 p0+p3   41 next spill
        movdqa xmm0, xmm6                                          ;  1758.7 p0      41 next copy
        movdqa [rbp + 1184], xmm3                                  ;  1814.0 p0+p3   41 next spill
        movdqa xmm3, [rbp + 1344]                                  ;  1757.0 p2      41 next
        pand xmm3, [rbp + 1472]                                    ;  1812.0 p2+p1   41 next
        movdqa [rbp + 2320], xmm13                                 ;  1811.0 p0+p3   41 next spill
        movdqa xmm13, [rbp + 1344]                                 ;  1759.0 p2      41 next
        pand xmm13, xmm14                                          ;  1813.0 p1      41 next
        pxor xmm13, xmm4                                           ;  1815.0 p1      41 next
        pxor xmm13, [rel misty1_encrypt_compact.T0_constants128]   ;  1817.0 p2+p1   41 next
        movdqa [rbp + 2400], xmm14                                 ;  1793.0 p0+p3   41 next spill
        movdqa xmm14, [rbp + 1392]                                 ;  1762.0 p2      41 next
        pxor xmm14, xmm7                                           ;  1816.0 p1      41 next
        pand xmm14, [rbp + 1344]                                   ;  1818.0 p2+p1   41 next
        pxor xmm1, xmm14                                           ;  1820.0 p1      41 next
        movdqa [rbp + 2544], xmm1                                  ;  1822.0 p0+p3   41 next spill
        movdqa xmm1, [rbp + 1472]                                  ;  1767.0 p2      41 next
        pand xmm1, xmm4                                            ;  1819.0 p1      41 next
        pxor xmm1, xmm2                                            ;  1821.0 p1      41 next
        movdqa [rbp + 2304], xmm4                                  ;  1809.0 p0+p3   41 next spill
        movdqa xmm4, xmm5                                          ;  1789.0 p0      41 next copy
        pxor xmm4, xmm8                                            ;  1821.0 p1      41 next
        pxor xmm8, xmm15                                           ;  1822.0 p1      41 next
        pxor xmm15, xmm5                                           ;  1823.0 p1      41 next
        pxor xmm5, [rbp + 2320]                                    ;  1824.0 p2+p1   41 next
        pand xmm4, [rbp + 2016]                                    ;  1825.0 p2+p1   41 next
        pxor xmm10, xmm8                                           ;  1826.0 p1      41 next
        pand xmm8, [rbp + 1376]                                    ;  1827.0 p2+p1   41 next
        pxor xmm1, xmm8                                            ;  1829.0 p1      41 next
        movdqa xmm8, [rbp + 1344]                                  ;  1777.0 p2      41 next
        pand xmm8, [rbp + 1376]                                    ;  1829.0 p2+p1   41 next
        pand xmm12, xmm10                                          ;  1830.0 p1      41 next
        pand xmm10, [rbp + 1392]                                   ;  1831.0 p2+p1   41 next
        pxor xmm1, [rbp + 1472]                                    ;  1832.0 p2+p1   41 next
        pxor xmm12, xmm13                                          ;  1833.0 p1      41 next
        pxor xmm2, xmm8                                            ;  1834.0 p1      41 next
        pxor xmm12, xmm8                                           ;  1835.0 p1      41 next
        movdqa [rbp + 2448], xmm5                                  ;  1826.0 p0+p3   41 next spill
        movdqa xmm5, [rbp + 1376]                                  ;  1785.0 p2      41 next
        pand xmm5, xmm2                                            ;  1836.0 p1      41 next
        pxor xmm9, xmm5                                            ;  1838.0 p1      41 next
        movdqa xmm5, [rbp + 1392]                                  ;  1787.0 p2      54 next reload
        pand xmm2, xmm5                                            ;  1838.0 p1      41 next
        pxor xmm9, xmm7                                            ;  1840.0 p1      41 next
        pand xmm7, [rbp + 1376]                                    ;  1840.0 p2+p1   41 next
        pxor xmm7, [rbp + 1184]                                    ;  1842.0 p2+p1   41 next
        movdqa [rbp + 2240], xmm9                                  ;  1842.0 p0+p3   41 next spill
        movdqa xmm9, xmm5                                          ;  1798.0 p0      41 next copy
        pxor xmm9, xmm3                                            ;  1842.0 p1      41 next
        pxor xmm4, xmm9                                            ;  1844.0 p1      41 next
        pxor xmm2, xmm4                                            ;  1846.0 p1      41 next
        pxor xmm7, xmm2                                            ;  1848.0 p1      41 next
        pxor xmm14, xmm7                                           ;  1850.0 p1      41 next
        movdqa xmm2, [rbp + 2016]                                  ;  1795.3 p2      41 next
        pand xmm2, xmm9                                            ;  1847.0 p1      41 next
        movdqa xmm4, [rbp + 2320]                                  ;  1811.0 p2      41 next
        pxor xmm4, xmm2                                            ;  1849.0 p1      41 next
        movdqa xmm2, [rbp + 1344]                                  ;  1797.3 p2      41 next
        movdqa xmm7, [rbp + 2304]                                  ;  1809.0 p2      41 next reload
        pxor xmm2, xmm7                                            ;  1849.0 p1      41 next
        movdqa xmm9, [rbp + 1376]                                  ;  1799.3 p2      54 next reload
        pxor xmm7, xmm9                                            ;  1850.0 p1      41 next
        pxor xmm12, xmm4                                           ;  1851.0 p1      41 next
        pand xmm0, xmm2                                            ;  1852.0 p1      41 next
        movdqa xmm2, xmm9                                          ;  1810.3 p0      41 next copy
        pxor xmm2, [rbp + 1184]                                    ;  1853.0 p2+p1   41 next
        movdqa xmm4, [rbp + 2448]                                  ;  1826.0 p2      41 next reload
        pand xmm9, xmm4                                            ;  1854.0 p1      41 next
        pxor xmm13, xmm0                                           ;  1855.0 p1      41 next
        pxor xmm10, xmm13                                          ;  1857.0 p1      41 next
        pand xmm5, xmm7                                            ;  1857.0 p1      41 next
        pand xmm6, xmm7                                            ;  1858.0 p1      41 next
        movdqa xmm7, [rbp + 1472]                                  ;  1805.3 p2      41 next
        pand xmm7, xmm2                                            ;  1859.0 p1      41 next
        pxor xmm2, xmm8                                            ;  1860.0 p1      41 next
        pxor xmm8, [rbp + 1472]                                    ;  1861.0 p2+p1   41 next
        movdqa xmm13, [rbp + 2016]                                 ;  1808.3 p2      54 next reload
        pxor xmm7, xmm13                                           ;  1862.0 p1      41 next
        pxor xmm11, xmm7                                           ;  1864.0 p1      41 next
        movdqa xmm7, xmm13                                         ;  1819.3 p0      41 next copy
        pand xmm13, [rbp + 1344]                                   ;  1864.0 p2+p1   41 next
        pxor xmm12, [rbp + 1968]                                   ;  1865.0 p2+p1   41 next
        pxor xmm14, [rbp + 2288]                                   ;  1866.0 p2+p1   41 next
        pxor xmm6, [rbp + 1344]                                    ;  1867.0 p2+p1   41 next
        pxor xmm10, xmm6                                           ;  1869.0 p1      41 next
        pand xmm7, xmm8                                            ;  1869.0 p1      41 next
        pand xmm3, xmm8                                            ;  1870.0 p1      41 next
        pxor xmm4, xmm13                                           ;  1871.0 p1      41 next
        movdqa xmm6, [rbp + 2544]                                  ;  1822.0 p2      41 next reload
        pand xmm13, xmm6                                           ;  1872.0 p1      41 next
        pxor xmm15, xmm13                                          ;  1874.0 p1      41 next
        pxor xmm0, xmm7                                            ;  1874.0 p1      41 next
        pxor xmm6, xmm7                                            ;  1875.0 p1      41 next
        movdqa xmm7, [rbp + 2240]                                  ;  1842.0 p2      41 next
        pxor xmm2, xmm0                                            ;  1876.0 p1      41 next
        movdqa xmm0, [rbp + 1344]                                  ;  1816.0 p2      41 next
        pand xmm0, xmm4                                            ;  1877.0 p1      41 next
        movdqa xmm4, [rbp + 2240]                                  ;  1842.0 p2      41 next
        pxor xmm7, xmm2                                            ;  1878.0 p1      41 next
        movdqa xmm2, [rbp + 2208]                                  ;  1818.0 p2      41 next
        pxor xmm4, xmm0                                            ;  1879.0 p1      41 next
        movdqa xmm0, [rbp + 1248]                                  ;  1819.0 p2      41 next
        pxor xmm9, xmm7                                            ;  1880.0 p1      41 next
        movdqa xmm7, [rbp + 1952]                                  ;  1820.0 p2      41 next
        pxor xmm11, xmm15                                          ;  1881.0 p1      41 next
        movdqa xmm15, [rbp + 2096]                                 ;  1821.0 p2      41 next
        pxor xmm5, xmm4                                            ;  1882.0 p1      41 next
        movdqa xmm4, [rbp + 2224]                                  ;  1822.0 p2      41 next
        movdqa xmm8, [rbp + 2400]                                  ;  1823.0 p2      41 next reload
        pxor xmm8, xmm6                                            ;  1883.0 p1      41 next
        pxor xmm10, xmm3                                           ;  1884.0 p1      41 next
        movdqa xmm3, [rbp + 1968]                                  ;  1824.0 p2      48 next
        pxor xmm3, [r8 + 4608]                                     ;  1885.0 p2+p1   48 next
        pxor xmm1, xmm8                                            ;  1886.0 p1      41 next
        movdqa xmm6, [rbp + 2208]                                  ;  1826.0 p2      48 next
        pxor xmm6, [r8 + 4624]                                     ;  1887.0 p2+p1   48 next
        pxor xmm15, xmm9                                           ;  1888.0 p1      41 next
        movdqa xmm8, [rbp + 2288]                                  ;  1828.0 p2      48 next
        pxor xmm8, [r8 + 4640]                                     ;  1889.0 p2+p1   48 next
        pxor xmm12, [r8 + 4752]                                    ;  1890.0 p2+p1   48 next
        pxor xmm2, xmm10                                           ;  1891.0 p1      41 next
        movdqa xmm9, [rbp + 1248]                                  ;  1831.0 p2      48 next
        pxor xmm9, [r8 + 4656]                                     ;  1892.0 p2+p1   48 next
        pxor xmm14, [r8 + 4784]                                    ;  1893.0 p2+p1   48 next
        pxor xmm4, xmm1                                            ;  1894.0 p1      41 next
        movdqa xmm1, [rbp + 1952]                                  ;  1834.0 p2      48 next
        pxor xmm1, [r8 + 4672]                                     ;  1895.0 p2+p1   48 next
        movdqa xmm10, [rel misty1_encrypt_compact.T0_constants128] ;  1836.0 p2      41 next reload
        pxor xmm11, xmm10                                          ;  1896.0 p1      41 next
        pxor xmm5, xmm10                                           ;  1897.0 p1      41 next
        pxor xmm7, xmm11                                           ;  1898.0 p1      41 next
        pxor xmm0, xmm5                                            ;  1899.0 p1      41 next
        movdqa xmm5, [rbp + 2096]                                  ;  1837.0 p2      48 next
        pxor xmm5, [r8 + 4688]                                     ;  1900.0 p2+p1   48 next
        movdqa xmm11, [rbp + 2224]                                 ;  1839.0 p2      48 next
        pxor xmm11, [r8 + 4704]                                    ;  1901.0 p2+p1   48 next
        movdqa xmm13, [rbp + 2112]                                 ;  1841.0 p2      48 next
        pxor xmm13, [r8 + 4720]                                    ;  1902.0 p2+p1   48 next
        pxor xmm15, [r8 + 4832]                                    ;  1903.0 p2+p1   48 next
        pxor xmm2, [r8 + 4768]                                     ;  1904.0 p2+p1   48 next
        pxor xmm4, [r8 + 4848]                                     ;  1905.0 p2+p1   48 next
        pxor xmm7, [r8 + 4816]                                     ;  1906.0 p2+p1   48 next
        pxor xmm0, [r8 + 4800]                                     ;  1907.0 p2+p1   48 next
        movdqa [rbp + 2112], xmm4                                  ;  1907.0 p0+p3   48 next spill
        movdqa xmm4, [rbp + 1984]                                  ;  1848.0 p2      48 next
        pxor xmm4, [r8 + 4736]                                     ;  1908.0 p2+p1   48 next
        movdqa [rbp + 1984], xmm15                                 ;  1905.0 p0+p3   48 next spill
        movdqa xmm15, xmm6                                         ;  1889.0 p0      45 next copy
        pxor xmm15, xmm5                                           ;  1909.0 p1      45 next
        movdqa [rbp + 2224], xmm7                                  ;  1908.0 p0+p3   48 next spill
        movdqa xmm7, xmm6                                          ;  1889.0 p0      45 next copy
        pand xmm7, xmm9                                            ;  1910.0 p1      45 next
        movdqa [rbp + 2096], xmm0                                  ;  1909.0 p0+p3   48 next spill
        movdqa xmm0, xmm6                                          ;  1889.0 p0      45 next copy
        pand xmm0, xmm3                                            ;  1911.0 p1      45 next
        movdqa [rbp + 1952], xmm14                                 ;  1895.0 p0+p3   48 next spill
        movdqa xmm14, xmm6                                         ;  1889.0 p0      45 next copy
        pand xmm14, xmm8                                           ;  1912.0 p1      45 next
        pxor xmm14, xmm3                                           ;  1914.0 p1      45 next
        movdqa [rbp + 1248], xmm2                                  ;  1906.0 p0+p3   48 next spill
        movdqa xmm2, xmm6                                          ;  1889.0 p0      45 next copy
        pand xmm2, xmm13                                           ;  1914.0 p1      45 next
        pxor xmm2, xmm14                                           ;  1916.0 p1      45 next
        pxor xmm14, xmm4                                           ;  1916.0 p1      45 next
        movdqa [rbp + 2288], xmm12                                 ;  1892.0 p0+p3   48 next spill
        movdqa xmm12, xmm6                                         ;  1889.0 p0      45 next copy
        pand xmm12, xmm14                                          ;  1918.0 p1      45 next
        movdqa [rbp + 2208], xmm12                                 ;  1920.0 p0+p3   45 next spill
        movdqa xmm12, xmm6                                         ;  1889.0 p0      45 next copy
        pxor xmm12, xmm3                                           ;  1918.0 p1      45 next
        pand xmm12, xmm5                                           ;  1920.0 p1      45 next
        pand xmm6, xmm11                                           ;  1920.0 p1      45 next
        movdqa [rbp + 1968], xmm6                                  ;  1922.0 p0+p3   45 next spill
        movdqa xmm6, xmm3                                          ;  1887.0 p0      45 next copy
        pxor xmm6, xmm11                                           ;  1921.0 p1      45 next
        movdqa [rbp + 2400], xmm12                                 ;  1922.0 p0+p3   45 next spill
        movdqa xmm12, xmm3                                         ;  1887.0 p0      45 next copy
        pand xmm12, xmm13                                          ;  1922.0 p1      45 next
        movdqa [rbp + 2240], xmm5                                  ;  1902.0 p0+p3   48 next spill
        movdqa xmm5, xmm3                                          ;  1887.0 p0      45 next copy
        pand xmm5, xmm4                                            ;  1923.0 p1      45 next
        pxor xmm5, xmm13                                           ;  1925.0 p1      45 next
        movdqa [rbp + 1344], xmm2                                  ;  1918.0 p0+p3   45 next spill
        movdqa xmm2, xmm3                                          ;  1887.0 p0      45 next copy
        pand xmm2, xmm9                                            ;  1925.0 p1      45 next
        movdqa xmm10, xmm3                                         ;  1887.0 p0      45 next copy
        pand xmm10, xmm15                                          ;  1926.0 p1      45 next
        movdqa [rbp + 2544], xmm10                                 ;  1928.0 p0+p3   45 next spill
        movdqa xmm10, xmm3                                         ;  1887.0 p0      45 next copy
        pand xmm3, xmm11                                           ;  1927.0 p1      45 next
        pand xmm10, xmm1                                           ;  1928.0 p1      45 next
        movdqa [rbp + 2016], xmm10                                 ;  1930.0 p0+p3   45 next spill
        movdqa xmm10, [rbp + 2240]                                 ;  1902.0 p2      45 next
        pand xmm10, xmm8                                           ;  1929.0 p1      45 next
        movdqa [rbp + 1472], xmm3                                  ;  1929.0 p0+p3   45 next spill
        movdqa xmm3, [rbp + 2240]                                  ;  1902.0 p2      45 next
        pand xmm3, xmm1                                            ;  1930.0 p1      45 next
        movdqa [rbp + 2448], xmm3                                  ;  1932.0 p0+p3   45 next spill
        movdqa xmm3, xmm8                                          ;  1891.0 p0      45 next copy
        movdqa [rbp + 1184], xmm14                                 ;  1918.0 p0+p3   45 next spill
        movdqa xmm14, xmm8                                         ;  1891.0 p0      45 next copy
        pand xmm14, xmm9                                           ;  1931.0 p1      45 next
        pxor xmm14, xmm15                                          ;  1933.0 p1      45 next
        pand xmm15, xmm1                                           ;  1933.0 p1      45 next
        movdqa [rbp + 1376], xmm14                                 ;  1935.0 p0+p3   45 next spill
        movdqa xmm14, xmm9                                         ;  1894.0 p0      45 next copy
        pand xmm14, xmm13                                          ;  1934.0 p1      45 next
        movdqa [rbp + 2304], xmm14                                 ;  1936.0 p0+p3   45 next spill
        movdqa xmm14, xmm9                                         ;  1894.0 p0      45 next copy
        pand xmm14, xmm11                                          ;  1935.0 p1      45 next
        pxor xmm12, xmm14                                          ;  1937.0 p1      45 next
        movdqa xmm14, xmm9                                         ;  1894.0 p0      45 next copy
        pxor xmm14, xmm6                                           ;  1937.0 p1      45 next
        pxor xmm12, [rel misty1_encrypt_compact.T0_constants128]   ;  1939.0 p2+p1   45 next
        pand xmm3, xmm14                                           ;  1939.0 p1      45 next
        pxor xmm3, xmm5                                            ;  1941.0 p1      45 next
        movdqa [rbp + 2320], xmm12                                 ;  1941.0 p0+p3   45 next spill
        movdqa xmm12, xmm9                                         ;  1895.0 p0      45 next copy
        pand xmm12, xmm1                                           ;  1941.0 p1      45 next
        pxor xmm7, xmm12                                           ;  1943.0 p1      45 next
        pxor xmm5, xmm12                                           ;  1943.0 p1      45 next
        movdqa xmm12, xmm1                                         ;  1897.0 p0      45 next copy
        pand xmm12, xmm11                                          ;  1944.0 p1      45 next
        pxor xmm2, xmm12                                           ;  1946.0 p1      45 next
        movdqa xmm12, xmm1                                         ;  1898.0 p0      45 next copy
        pand xmm12, xmm4                                           ;  1946.0 p1      45 next
        pxor xmm9, xmm12                                           ;  1948.0 p1      45 next
        pxor xmm3, xmm9                                            ;  1950.0 p1      45 next
        pand xmm9, xmm4                                            ;  1950.0 p1      45 next
        movdqa [rbp + 1392], xmm12                                 ;  1948.0 p0+p3   45 next spill
        movdqa xmm12, [rbp + 1472]                                 ;  1929.0 p2      45 next reload
        pxor xmm12, xmm7                                           ;  1950.0 p1      45 next
        movdqa xmm7, xmm13                                         ;  1904.0 p0      45 next copy
        pand xmm7, xmm4                                            ;  1951.0 p1      45 next
        pxor xmm2, xmm7                                            ;  1953.0 p1      45 next
        pxor xmm9, [rel misty1_encrypt_compact.T0_constants128]    ;  1953.0 p2+p1   45 next
        movdqa [rbp + 1472], xmm9                                  ;  1955.0 p0+p3   45 next spill
        movdqa xmm9, xmm4                                          ;  1910.0 p0      45 next copy
        por xmm9, xmm14                                            ;  1954.0 p1      45 next
        pxor xmm10, xmm9                                           ;  1956.0 p1      45 next
        movdqa xmm9, xmm4                                          ;  1910.0 p0      45 next copy
        pand xmm4, xmm8                                            ;  1956.0 p1      45 next
        pxor xmm0, xmm10                                           ;  1958.0 p1      45 next
        movdqa xmm10, xmm8                                         ;  1909.3 p0      45 next copy
        pxor xmm10, [rbp + 2448]                                   ;  1958.0 p2+p1   45 next
        pxor xmm9, [rbp + 2448]                                    ;  1959.0 p2+p1   45 next
        pand xmm9, [rbp + 2240]                                    ;  1961.0 p2+p1   45 next
        pxor xmm3, xmm9                                            ;  1963.0 p1      45 next
        movdqa xmm9, xmm1                                          ;  1912.0 p0      45 next copy
        pand xmm9, xmm10                                           ;  1962.0 p1      45 next
        movdqa [rbp + 2448], xmm3                                  ;  1965.0 p0+p3   45 next spill
        movdqa xmm3, [rbp + 1344]                                  ;  1918.0 p2      45 next reload
        pxor xmm3, xmm9                                            ;  1964.0 p1      45 next
        movdqa xmm9, xmm1                                          ;  1914.0 p0      45 next copy
        pand xmm1, xmm13                                           ;  1964.0 p1      45 next
        pxor xmm1, [rbp + 2016]                                    ;  1966.0 p2+p1   45 next
        movdqa [rbp + 1344], xmm14                                 ;  1939.0 p0+p3   45 next spill
        movdqa xmm14, [rbp + 2208]                                 ;  1920.0 p2      45 next reload
        pxor xmm14, xmm1                                           ;  1968.0 p1      45 next
        movdqa xmm1, xmm13                                         ;  1916.7 p0      45 next copy
        pand xmm1, [rbp + 2240]                                    ;  1967.0 p2+p1   45 next
        pxor xmm15, xmm1                                           ;  1969.0 p1      45 next
        movdqa xmm1, xmm13                                         ;  1918.0 p0      45 next copy
        pand xmm13, xmm8                                           ;  1969.0 p1      45 next
        pand xmm1, xmm11                                           ;  1970.0 p1      45 next
        pand xmm8, xmm11                                           ;  1971.0 p1      45 next
        pxor xmm5, xmm15                                           ;  1972.0 p1      45 next
        pxor xmm10, xmm5                                           ;  1974.0 p1      45 next
        movdqa xmm5, xmm6                                          ;  1923.0 p0      45 next copy
        pand xmm6, [rbp + 2240]                                    ;  1974.0 p2+p1   45 next
        pxor xmm15, xmm0                                           ;  1975.0 p1      45 next
        pxor xmm5, xmm15                                           ;  1977.0 p1      45 next
        movdqa xmm15, [rbp + 1184]                                 ;  1922.0 p2      45 next reload
        pxor xmm15, xmm6                                           ;  1977.0 p1      45 next
        pxor xmm9, xmm15                                           ;  1979.0 p1      45 next
        movdqa xmm15, [rbp + 1376]                                 ;  1935.0 p2      45 next reload
        pxor xmm14, xmm15                                          ;  1979.0 p1      45 next
        pxor xmm10, xmm2                                           ;  1980.0 p1      45 next
        movdqa xmm6, [rbp + 1472]                                  ;  1955.0 p2      45 next reload
        pxor xmm13, xmm6                                           ;  1981.0 p1      45 next
        pxor xmm6, xmm12                                           ;  1982.0 p1      45 next
        pxor xmm4, xmm1                                            ;  1983.0 p1      45 next
        pxor xmm1, [rbp + 1968]                                    ;  1984.0 p2+p1   45 next
        pxor xmm2, xmm8                                            ;  1985.0 p1      45 next
        pxor xmm11, xmm2                                           ;  1987.0 p1      45 next
        movdqa xmm2, [rbp + 2400]                                  ;  1927.0 p2      45 next reload
        pxor xmm2, xmm3                                            ;  1987.0 p1      45 next
        pxor xmm7, xmm13                                           ;  1988.0 p1      45 next
        pxor xmm5, xmm7                                            ;  1990.0 p1      45 next
        movdqa xmm7, [rbp + 2304]                                  ;  1936.0 p2      45 next
        pxor xmm7, [rbp + 2016]                                    ;  1990.0 p2+p1   45 next
        pxor xmm3, xmm7                                            ;  1992.0 p1      45 next
        movdqa xmm7, [rbp + 2320]                                  ;  1941.0 p2      45 next
        pxor xmm7, xmm9                                            ;  1992.0 p1      45 next
        pxor xmm0, xmm7                                            ;  1994.0 p1      45 next
        pxor xmm13, [rbp + 1968]                                   ;  1994.0 p2+p1   45 next
        movdqa xmm7, [rbp + 1344]                                  ;  1939.0 p2      45 next reload
        pxor xmm4, xmm7                                            ;  1995.0 p1      45 next
        pxor xmm10, xmm1                                           ;  1996.0 p1      45 next
        pxor xmm6, [rbp + 2448]                                    ;  1997.0 p2+p1   45 next
        pxor xmm1, [rbp + 2320]                                    ;  1998.0 p2+p1   45 next
        pxor xmm14, xmm1                                           ;  2000.0 p1      45 next
        movdqa xmm1, xmm7                                          ;  1950.0 p0      45 next copy
        por xmm1, [rbp + 2240]                                     ;  2000.0 p2+p1   45 next
        pxor xmm7, xmm0                                            ;  2001.0 p1      45 next
        pxor xmm9, xmm3                                            ;  2002.0 p1      45 next
        pxor xmm8, xmm2                                            ;  2003.0 p1      45 next
        movdqa xmm0, [rbp + 1392]                                  ;  1948.0 p2      45 next
        movdqa [rbp + 1392], xmm7                                  ;  2003.0 p0+p3   45 next spill
        movdqa xmm7, [rbp + 2544]                                  ;  1937.3 p2      45 next reload
        pxor xmm7, xmm9                                            ;  2004.0 p1      45 next
        pxor xmm12, xmm7                                           ;  2006.0 p1      45 next
        pxor xmm4, xmm1                                            ;  2006.0 p1      45 next
        movdqa xmm1, [rbp + 2304]                                  ;  1938.3 p2      45 next
        pxor xmm1, xmm10                                           ;  2007.0 p1      45 next
        movdqa xmm7, [rbp + 2288]                                  ;  1939.3 p2      45 next
        movdqa xmm9, [rbp + 2112]                                  ;  1940.3 p2      48 next reload
        pxor xmm5, xmm9                                            ;  2008.0 p1      45 next
        movdqa xmm10, [rbp + 2480]                                 ;  1941.3 p2      54 next reload
        pxor xmm9, xmm10                                           ;  2009.0 p1      54 next
        pxor xmm10, [r8 + 2288]                                    ;  2010.0 p2+p1   54 next
        pxor xmm13, xmm8                                           ;  2011.0 p1      45 next
        pxor xmm3, xmm13                                           ;  2013.0 p1      45 next
        movdqa xmm8, [rbp + 1248]                                  ;  1943.7 p2      45 next
        pxor xmm8, xmm6                                            ;  2013.0 p1      45 next
        movdqa xmm6, [rbp + 1952]                                  ;  1944.7 p2      45 next
        pxor xmm6, xmm12                                           ;  2014.0 p1      45 next
        pxor xmm7, xmm3                                            ;  2015.0 p1      45 next
        movdqa xmm3, [rbp + 2096]                                  ;  1945.7 p2      45 next
        movdqa xmm12, [rbp + 2224]                                 ;  1946.7 p2      45 next
        movdqa xmm13, [rbp + 1984]                                 ;  1948.0 p2      45 next
        pxor xmm13, xmm1                                           ;  2016.0 p1      45 next
        pxor xmm2, xmm4                                            ;  2017.0 p1      45 next
        pxor xmm15, xmm4                                           ;  2018.0 p1      45 next
        pxor xmm0, xmm2                                            ;  2019.0 p1      45 next
        movdqa xmm1, [rbp + 1216]                                  ;  1952.3 p2      54 next
        pxor xmm1, xmm7                                            ;  2020.0 p1      54 next
        movdqa xmm2, [rbp + 2496]                                  ;  1953.3 p2      54 next
        pxor xmm2, xmm8                                            ;  2021.0 p1      54 next
        movdqa xmm4, [rbp + 2160]                                  ;  1954.3 p2      54 next
        pxor xmm4, xmm6                                            ;  2022.0 p1      54 next
        movdqa xmm6, [rbp + 1200]                                  ;  1955.3 p2      54 next
        pxor xmm11, xmm15                                          ;  2023.0 p1      45 next
        movdqa xmm15, [rbp + 1280]                                 ;  1956.3 p2      54 next
        movdqa xmm7, [rbp + 1232]                                  ;  1957.3 p2      54 next reload
        pxor xmm14, xmm7                                           ;  2024.0 p1      54 next
        pxor xmm7, [r8 + 2160]                                     ;  2025.0 p2+p1   54 next
        pxor xmm3, xmm0                                            ;  2026.0 p1      45 next
        pxor xmm12, xmm11                                          ;  2027.0 p1      45 next
        movdqa xmm0, [rbp + 1904]                                  ;  1959.3 p2      54 next
        pxor xmm0, xmm13                                           ;  2028.0 p1      54 next
        movdqa xmm8, [rbp + 1664]                                  ;  1960.3 p2      54 next
        pxor xmm8, xmm5                                            ;  2029.0 p1      54 next
        movdqa xmm5, [rbp + 1216]                                  ;  1961.3 p2      54 next
        pxor xmm5, [r8 + 2048]                                     ;  2030.0 p2+p1   54 next
        pxor xmm6, xmm3                                            ;  2031.0 p1      54 next
        movdqa xmm3, [rbp + 1392]                                  ;  2003.0 p2      54 next
        movdqa xmm11, [rbp + 1360]                                 ;  1964.3 p2      54 next reload
        pxor xmm3, xmm11                                           ;  2032.0 p1      54 next
        pxor xmm11, [r8 + 2176]                                    ;  2033.0 p2+p1   54 next
        pxor xmm15, xmm12                                          ;  2034.0 p1      54 next
        movdqa xmm12, [rbp + 2496]                                 ;  1966.3 p2      54 next
        pxor xmm12, [r8 + 2064]                                    ;  2035.0 p2+p1   54 next
        movdqa xmm13, [rbp + 2288]                                 ;  1968.3 p2      54 next
        pxor xmm13, [rbp + 2384]                                   ;  2036.0 p2+p1   54 next
        movdqa [rbp + 2288], xmm9                                  ;  2011.0 p0+p3   54 next spill
        movdqa xmm9, [rbp + 2160]                                  ;  1970.3 p2      54 next
        pxor xmm9, [r8 + 2080]                                     ;  2037.0 p2+p1   54 next
        movdqa [rbp + 2160], xmm13                                 ;  2038.0 p0+p3   54 next spill
        movdqa xmm13, [rbp + 1200]                                 ;  1972.3 p2      54 next
        pxor xmm13, [r8 + 2096]                                    ;  2038.0 p2+p1   54 next
        movdqa [rbp + 1200], xmm3                                  ;  2034.0 p0+p3   54 next spill
        movdqa xmm3, [rbp + 2384]                                  ;  1974.3 p2      54 next
        pxor xmm3, [r8 + 2192]                                     ;  2039.0 p2+p1   54 next
        movdqa [rbp + 2384], xmm14                                 ;  2026.0 p0+p3   54 next spill
        movdqa xmm14, [rbp + 1248]                                 ;  1976.7 p2      54 next
        pxor xmm14, [rbp + 2000]                                   ;  2040.0 p2+p1   54 next
        movdqa [rbp + 1248], xmm14                                 ;  2042.0 p0+p3   54 next spill
        movdqa xmm14, [rbp + 1952]                                 ;  1981.0 p2      54 next
        pxor xmm14, [rbp + 1408]                                   ;  2041.0 p2+p1   54 next
        movdqa [rbp + 1952], xmm14                                 ;  2043.0 p0+p3   54 next spill
        movdqa xmm14, [rbp + 1280]                                 ;  1983.0 p2      54 next
        pxor xmm14, [r8 + 2112]                                    ;  2042.0 p2+p1   54 next
        movdqa [rbp + 1280], xmm8                                  ;  2031.0 p0+p3   54 next spill
        movdqa xmm8, [rbp + 2000]                                  ;  1987.0 p2      54 next
        pxor xmm8, [r8 + 2208]                                     ;  2043.0 p2+p1   54 next
        movdqa [rbp + 2000], xmm0                                  ;  2030.0 p0+p3   54 next spill
        movdqa xmm0, [rbp + 1408]                                  ;  1992.0 p2      54 next
        pxor xmm0, [r8 + 2224]                                     ;  2044.0 p2+p1   54 next
        movdqa [rbp + 1408], xmm15                                 ;  2036.0 p0+p3   54 next spill
        movdqa xmm15, [rbp + 2096]                                 ;  1994.0 p2      54 next
        pxor xmm15, [rbp + 2064]                                   ;  2045.0 p2+p1   54 next
        movdqa [rbp + 2096], xmm15                                 ;  2047.0 p0+p3   54 next spill
        movdqa xmm15, [rbp + 1904]                                 ;  1996.7 p2      54 next
        pxor xmm15, [r8 + 2128]                                    ;  2046.0 p2+p1   54 next
        movdqa [rbp + 1904], xmm6                                  ;  2033.0 p0+p3   54 next spill
        movdqa xmm6, [rbp + 2064]                                  ;  2000.0 p2      54 next
        pxor xmm6, [r8 + 2240]                                     ;  2047.0 p2+p1   54 next
        movdqa [rbp + 2064], xmm4                                  ;  2024.0 p0+p3   54 next spill
        movdqa xmm4, [rbp + 2224]                                  ;  2002.7 p2      54 next
        pxor xmm4, [rbp + 2048]                                    ;  2048.0 p2+p1   54 next
        movdqa [rbp + 2224], xmm4                                  ;  2050.0 p0+p3   54 next spill
        movdqa xmm4, [rbp + 1664]                                  ;  2005.7 p2      54 next
        pxor xmm4, [r8 + 2144]                                     ;  2049.0 p2+p1   54 next
        movdqa [rbp + 1664], xmm2                                  ;  2023.0 p0+p3   54 next spill
        movdqa xmm2, [rbp + 2048]                                  ;  2008.0 p2      54 next
        pxor xmm2, [r8 + 2256]                                     ;  2050.0 p2+p1   54 next
        movdqa [rbp + 2048], xmm1                                  ;  2022.0 p0+p3   54 next spill
        movdqa xmm1, [rbp + 1984]                                  ;  2010.0 p2      54 next
        pxor xmm1, [rbp + 1488]                                    ;  2051.0 p2+p1   54 next
        movdqa [rbp + 1984], xmm1                                  ;  2053.0 p0+p3   54 next spill
        movdqa xmm1, [rbp + 1488]                                  ;  2013.0 p2      54 next
        pxor xmm1, [r8 + 2272]                                     ;  2052.0 p2+p1   54 next
        movdqa [rbp + 1488], xmm9                                  ;  2039.0 p0+p3   54 next spill
        movdqa xmm9, xmm10                                         ;  2016.7 p0      41 next copy
        pand xmm9, xmm1                                            ;  2054.0 p1      41 next
        movdqa [rbp + 2496], xmm13                                 ;  2040.0 p0+p3   54 next spill
        movdqa xmm13, xmm10                                        ;  2018.7 p0      41 next copy
        pand xmm13, xmm7                                           ;  2054.0 p1      41 next
        pxor xmm13, xmm1                                           ;  2056.0 p1      41 next
        movdqa [rbp + 1360], xmm12                                 ;  2037.0 p0+p3   54 next spill
        movdqa xmm12, xmm10                                        ;  2021.0 p0      41 next copy
        pand xmm12, xmm0                                           ;  2056.0 p1      41 next
        movdqa [rbp + 1392], xmm4                                  ;  2051.0 p0+p3   54 next spill
        movdqa xmm4, xmm10                                         ;  2023.3 p0      41 next copy
        movdqa [rbp + 1216], xmm15                                 ;  2048.0 p0+p3   54 next spill
        movdqa xmm15, xmm10                                        ;  2025.3 p0      41 next copy
        movdqa [rbp + 1232], xmm5                                  ;  2032.0 p0+p3   54 next spill
        movdqa xmm5, xmm10                                         ;  2027.3 p0      41 next copy
        movdqa [rbp + 2480], xmm14                                 ;  2044.0 p0+p3   54 next spill
        movdqa xmm14, xmm10                                        ;  2029.3 p0      41 next copy
        pand xmm10, xmm3                                           ;  2057.0 p1      41 next
        movdqa [rbp + 2112], xmm10                                 ;  2059.0 p0+p3   41 next spill
        movdqa xmm10, xmm9                                         ;  2056.0 p0      41 next copy
        movdqa [rbp + 2304], xmm9                                  ;  2056.0 p0+p3   41 next spill
        movdqa xmm9, xmm12                                         ;  2058.0 p0      41 next copy
        pxor xmm9, xmm8                                            ;  2065.0 p1      41 next
        pand xmm15, xmm9                                           ;  2067.0 p1      41 next
        pxor xmm15, [rel misty1_encrypt_compact.T0_constants128]   ;  2069.0 p2+p1   41 next
        movdqa [rbp + 2544], xmm15                                 ;  2071.0 p0+p3   41 next spill
        movdqa xmm15, xmm13                                        ;  2058.0 p0      41 next copy
        movdqa [rbp + 2240], xmm12                                 ;  2058.0 p0+p3   41 next spill
        movdqa xmm12, xmm11                                        ;  2037.3 p0      41 next copy
        pxor xmm12, xmm6                                           ;  2061.0 p1      41 next
        movdqa [rbp + 1344], xmm6                                  ;  2049.0 p0+p3   54 next spill
        movdqa xmm6, xmm11                                         ;  2039.3 p0      41 next copy
        pand xmm6, xmm8                                            ;  2062.0 p1      41 next
        movdqa [rbp + 2320], xmm14                                 ;  2040.3 p0+p3   41 next spill
        movdqa xmm14, xmm11                                        ;  2041.3 p0      41 next copy
        pand xmm14, xmm7                                           ;  2063.0 p1      41 next
        movdqa [rbp + 2448], xmm5                                  ;  2042.3 p0+p3   41 next spill
        movdqa xmm5, xmm11                                         ;  2043.3 p0      41 next copy
        pand xmm5, xmm3                                            ;  2064.0 p1      41 next
        pxor xmm5, xmm7                                            ;  2066.0 p1      41 next
        movdqa [rbp + 1968], xmm11                                 ;  2044.3 p0+p3   54 next spill
        movdqa xmm11, [rbp + 2320]                                 ;  2042.7 p2      41 next reload
        pxor xmm11, xmm5                                           ;  2068.0 p1      41 next
        movdqa [rbp + 2320], xmm11                                 ;  2070.0 p0+p3   41 next spill
        movdqa xmm11, xmm8                                         ;  2046.3 p0      41 next copy
        pand xmm11, xmm1                                           ;  2067.0 p1      41 next
        movdqa [rbp + 2016], xmm11                                 ;  2069.0 p0+p3   41 next spill
        movdqa xmm11, xmm8                                         ;  2048.3 p0      41 next copy
        pand xmm11, xmm2                                           ;  2068.0 p1      41 next
        movdqa [rbp + 2400], xmm5                                  ;  2068.0 p0+p3   41 next spill
        movdqa xmm5, xmm8                                          ;  2050.3 p0      41 next copy
        movdqa [rbp + 1472], xmm14                                 ;  2065.0 p0+p3   41 next spill
        movdqa xmm14, xmm8                                         ;  2052.3 p0      41 next copy
        pand xmm14, xmm3                                           ;  2069.0 p1      41 next
        pxor xmm14, xmm12                                          ;  2071.0 p1      41 next
        movdqa [rbp + 1376], xmm14                                 ;  2073.0 p0+p3   41 next spill
        movdqa xmm14, xmm8                                         ;  2054.3 p0      41 next copy
        pand xmm14, xmm7                                           ;  2071.0 p1      41 next
        pand xmm8, xmm0                                            ;  2072.0 p1      41 next
        pxor xmm6, xmm8                                            ;  2074.0 p1      41 next
        pxor xmm13, xmm8                                           ;  2074.0 p1      41 next
        movdqa xmm8, xmm3                                          ;  2055.3 p0      41 next copy
        movdqa [rbp + 1184], xmm6                                  ;  2076.0 p0+p3   41 next spill
        movdqa xmm6, xmm3                                          ;  2057.3 p0      41 next copy
        pand xmm6, [rbp + 1344]                                    ;  2075.0 p2+p1   41 next
        movdqa [rbp + 2208], xmm12                                 ;  2063.0 p0+p3   41 next spill
        movdqa xmm12, xmm3                                         ;  2059.3 p0      41 next copy
        movdqa [rbp + 2176], xmm12                                 ;  2066.3 p0+p3   41 next spill
        movdqa xmm12, xmm3                                         ;  2061.3 p0      41 next copy
        pand xmm12, xmm1                                           ;  2076.0 p1      41 next
        pand xmm3, xmm2                                            ;  2077.0 p1      41 next
        pxor xmm12, [rbp + 2544]                                   ;  2082.0 p2+p1   41 next
        movdqa [rbp + 2080], xmm3                                  ;  2079.0 p0+p3   41 next spill
        movdqa xmm3, xmm1                                          ;  2063.3 p0      41 next copy
        pand xmm3, xmm7                                            ;  2079.0 p1      41 next
        pxor xmm11, xmm3                                           ;  2081.0 p1      41 next
        movdqa xmm3, [rel misty1_encrypt_compact.T0_constants128]  ;  2058.0 p2      41 next reload
        pxor xmm11, xmm3                                           ;  2083.0 p1      41 next
        movdqa xmm3, xmm7                                          ;  2064.3 p0      41 next copy
        pxor xmm3, xmm2                                            ;  2082.0 p1      41 next
        pxor xmm5, xmm3                                            ;  2084.0 p1      41 next
        pand xmm8, xmm5                                            ;  2086.0 p1      41 next
        pxor xmm15, xmm8                                           ;  2088.0 p1      41 next
        pxor xmm9, xmm15                                           ;  2090.0 p1      41 next
        por xmm4, xmm5                                             ;  2087.0 p1      41 next
        pxor xmm6, xmm4                                            ;  2089.0 p1      41 next
        movdqa xmm15, xmm2                                         ;  2065.3 p0      41 next copy
        pand xmm15, xmm0                                           ;  2089.0 p1      41 next
        pxor xmm14, xmm15                                          ;  2091.0 p1      41 next
        pxor xmm10, xmm14                                          ;  2093.0 p1      41 next
        movdqa xmm14, [rbp + 1472]                                 ;  2065.0 p2      41 next reload
        pxor xmm14, xmm6                                           ;  2092.0 p1      41 next
        movdqa xmm15, xmm1                                         ;  2066.3 p0      41 next copy
        movdqa xmm4, [rbp + 1344]                                  ;  2063.7 p2      54 next reload
        pand xmm15, xmm4                                           ;  2093.0 p1      41 next
        movdqa xmm6, xmm1                                          ;  2067.3 p0      41 next copy
        movdqa xmm8, xmm1                                          ;  2068.3 p0      41 next copy
        pand xmm1, xmm2                                            ;  2094.0 p1      41 next
        pand xmm8, xmm0                                            ;  2095.0 p1      41 next
        pand xmm6, [rbp + 1968]                                    ;  2096.0 p2+p1   41 next
        movdqa [rbp + 1472], xmm12                                 ;  2084.0 p0+p3   41 next spill
        movdqa xmm12, [rbp + 2400]                                 ;  2068.0 p2      41 next reload
        pxor xmm12, xmm6                                           ;  2098.0 p1      41 next
        movdqa xmm6, xmm7                                          ;  2070.3 p0      41 next copy
        pand xmm6, [rbp + 2208]                                    ;  2098.0 p2+p1   41 next
        movdqa [rbp + 2400], xmm1                                  ;  2096.0 p0+p3   41 next spill
        movdqa xmm1, xmm7                                          ;  2072.3 p0      41 next copy
        pand xmm1, xmm0                                            ;  2099.0 p1      41 next
        pxor xmm8, xmm1                                            ;  2101.0 p1      41 next
        pxor xmm1, [rbp + 2016]                                    ;  2101.0 p2+p1   41 next
        movdqa [rbp + 2416], xmm5                                  ;  2086.0 p0+p3   41 next spill
        movdqa xmm5, xmm7                                          ;  2074.3 p0      41 next copy
        pand xmm7, xmm2                                            ;  2102.0 p1      41 next
        movdqa [rbp + 2560], xmm2                                  ;  2075.3 p0+p3   54 next spill
        movdqa xmm2, [rbp + 1184]                                  ;  2076.0 p2      41 next reload
        pxor xmm2, xmm7                                            ;  2104.0 p1      41 next
        movdqa xmm7, xmm0                                          ;  2076.3 p0      41 next copy
        pand xmm7, [rbp + 2208]                                    ;  2104.0 p2+p1   41 next
        pxor xmm15, xmm7                                           ;  2106.0 p1      41 next
        pxor xmm13, xmm15                                          ;  2108.0 p1      41 next
        movdqa xmm7, xmm0                                          ;  2077.3 p0      41 next copy
        pand xmm7, xmm4                                            ;  2107.0 p1      41 next
        pxor xmm15, xmm14                                          ;  2108.0 p1      41 next
        pxor xmm15, xmm3                                           ;  2110.0 p1      41 next
        pand xmm3, xmm4                                            ;  2110.0 p1      41 next
        pxor xmm3, [rbp + 2320]                                    ;  2112.0 p2+p1   41 next
        pxor xmm5, [rbp + 1968]                                    ;  2112.0 p2+p1   41 next
        pxor xmm3, xmm0                                            ;  2114.0 p1      41 next
        pand xmm5, xmm4                                            ;  2114.0 p1      41 next
        movdqa [rbp + 2208], xmm2                                  ;  2106.0 p0+p3   41 next spill
        movdqa xmm2, xmm4                                          ;  2080.0 p0      41 next copy
        por xmm4, [rbp + 2416]                                     ;  2115.0 p2+p1   41 next
        movdqa [rbp + 1344], xmm11                                 ;  2085.0 p0+p3   41 next spill
        movdqa xmm11, [rbp + 2176]                                 ;  2081.3 p2      41 next reload
        pxor xmm11, xmm7                                           ;  2116.0 p1      41 next
        movdqa [rbp + 2176], xmm3                                  ;  2116.0 p0+p3   41 next spill
        movdqa xmm3, [rbp + 2448]                                  ;  2082.7 p2      41 next reload
        pxor xmm3, xmm7                                            ;  2117.0 p1      41 next
        pand xmm2, xmm3                                            ;  2119.0 p1      41 next
        pxor xmm9, xmm2                                            ;  2121.0 p1      41 next
        movdqa xmm2, [rbp + 2112]                                  ;  2084.0 p2      41 next reload
        movdqa xmm3, [rbp + 2400]                                  ;  2096.0 p2      41 next reload
        pxor xmm2, xmm3                                            ;  2120.0 p1      41 next
        pxor xmm13, xmm11                                          ;  2121.0 p1      41 next
        pand xmm0, xmm11                                           ;  2122.0 p1      41 next
        pxor xmm12, xmm0                                           ;  2124.0 p1      41 next
        movdqa xmm0, [rbp + 2320]                                  ;  2086.0 p2      41 next
        movdqa xmm7, [rbp + 1968]                                  ;  2087.0 p2      54 next reload
        pand xmm0, xmm7                                            ;  2124.0 p1      41 next
        pxor xmm8, xmm0                                            ;  2126.0 p1      41 next
        pxor xmm13, xmm10                                          ;  2126.0 p1      41 next
        movdqa xmm0, [rbp + 2560]                                  ;  2088.0 p2      54 next reload
        pand xmm7, xmm0                                            ;  2127.0 p1      41 next
        pxor xmm5, xmm12                                           ;  2128.0 p1      41 next
        pxor xmm1, xmm12                                           ;  2129.0 p1      41 next
        movdqa xmm11, [rbp + 2416]                                 ;  2089.0 p2      41 next reload
        pxor xmm2, xmm11                                           ;  2130.0 p1      41 next
        pxor xmm4, xmm2                                            ;  2132.0 p1      41 next
        movdqa xmm2, [rbp + 1376]                                  ;  2090.0 p2      41 next reload
        pxor xmm8, xmm2                                            ;  2132.0 p1      41 next
        movdqa xmm12, [rbp + 2080]                                 ;  2091.0 p2      41 next reload
        pxor xmm10, xmm12                                          ;  2133.0 p1      41 next
        pxor xmm0, xmm10                                           ;  2135.0 p1      41 next
        pxor xmm3, xmm7                                            ;  2135.0 p1      41 next
        movdqa xmm10, [rbp + 1472]                                 ;  2092.0 p2      41 next reload
        pxor xmm7, xmm10                                           ;  2136.0 p1      41 next
        movdqa [rbp + 2080], xmm0                                  ;  2137.0 p0+p3   41 next spill
        movdqa xmm0, [rbp + 2304]                                  ;  2093.3 p2      41 next reload
        pxor xmm0, xmm10                                           ;  2137.0 p1      41 next
        pxor xmm15, xmm0                                           ;  2139.0 p1      41 next
        pxor xmm12, xmm5                                           ;  2139.0 p1      41 next
        pxor xmm5, xmm4                                            ;  2140.0 p1      41 next
        pxor xmm2, xmm4                                            ;  2141.0 p1      41 next
        movdqa xmm0, [rbp + 1344]                                  ;  2095.3 p2      41 next
        movdqa xmm4, [rbp + 2176]                                  ;  2116.0 p2      41 next reload
        pxor xmm0, xmm4                                            ;  2142.0 p1      41 next
        pxor xmm4, xmm1                                            ;  2143.0 p1      41 next
        pxor xmm6, xmm4                                            ;  2145.0 p1      41 next
        pxor xmm14, xmm0                                           ;  2145.0 p1      41 next
        movdqa xmm0, [rbp + 2208]                                  ;  2106.0 p2      41 next
        pxor xmm0, xmm6                                            ;  2147.0 p1      41 next
        movdqa xmm4, [rbp + 1344]                                  ;  2098.3 p2      41 next
        pxor xmm11, xmm14                                          ;  2147.0 p1      41 next
        movdqa xmm14, [rbp + 2208]                                 ;  2106.0 p2      41 next
        pxor xmm14, [rbp + 2544]                                   ;  2148.0 p2+p1   41 next
        pxor xmm13, xmm3                                           ;  2149.0 p1      41 next
        pxor xmm4, xmm3                                            ;  2150.0 p1      41 next
        movdqa xmm3, [rbp + 2016]                                  ;  2101.3 p2      41 next
        pxor xmm9, xmm14                                           ;  2151.0 p1      41 next
        movdqa xmm14, [rbp + 2080]                                 ;  2137.0 p2      41 next
        pxor xmm14, xmm2                                           ;  2152.0 p1      41 next
        movdqa xmm2, [rbp + 2480]                                  ;  2103.3 p2      41 next
        pxor xmm3, xmm13                                           ;  2153.0 p1      41 next
        movdqa xmm6, [rbp + 1232]                                  ;  2104.3 p2      54 next reload
        pand xmm2, xmm6                                            ;  2154.0 p1      41 next
        movdqa xmm10, [rbp + 2240]                                 ;  2105.3 p2      41 next reload
        pxor xmm10, xmm5                                           ;  2155.0 p1      41 next
        pxor xmm8, xmm4                                            ;  2156.0 p1      41 next
        movdqa xmm4, [rbp + 1216]                                  ;  2106.3 p2      41 next
        pxor xmm7, xmm12                                           ;  2157.0 p1      41 next
        pand xmm4, xmm6                                            ;  2158.0 p1      41 next
        movdqa xmm5, [rbp + 1392]                                  ;  2107.3 p2      41 next
        movdqa xmm12, [rbp + 1360]                                 ;  2108.3 p2      54 next reload
        pand xmm5, xmm12                                           ;  2159.0 p1      41 next
        pxor xmm1, xmm7                                            ;  2160.0 p1      41 next
        movdqa xmm7, [rbp + 2496]                                  ;  2109.3 p2      41 next
        pand xmm7, xmm6                                            ;  2161.0 p1      41 next
        movdqa xmm13, [rbp + 2480]                                 ;  2110.3 p2      41 next
        pand xmm13, [rbp + 2496]                                   ;  2162.0 p2+p1   41 next
        pxor xmm15, [rbp + 1392]                                   ;  2163.0 p2+p1   41 next
        pxor xmm0, [rbp + 1488]                                    ;  2164.0 p2+p1   41 next
        pxor xmm9, xmm12                                           ;  2165.0 p1      41 next
        pxor xmm14, [rbp + 2480]                                   ;  2166.0 p2+p1   41 next
        pxor xmm3, [rbp + 1216]                                    ;  2167.0 p2+p1   41 next
        pxor xmm10, [rbp + 2496]                                   ;  2168.0 p2+p1   41 next
        pxor xmm1, xmm6                                            ;  2169.0 p1      41 next
        movdqa [rbp + 2240], xmm11                                 ;  2149.0 p0+p3   41 next spill
        movdqa xmm11, [rbp + 1216]                                 ;  2117.3 p2      41 next
        pand xmm11, [rbp + 1488]                                   ;  2170.0 p2+p1   41 next
        pxor xmm5, xmm11                                           ;  2172.0 p1      41 next
        pand xmm11, xmm12                                          ;  2172.0 p1      41 next
        movdqa [rbp + 2080], xmm8                                  ;  2158.0 p0+p3   41 next spill
        movdqa xmm8, xmm12                                         ;  2119.3 p0      41 next copy
        pxor xmm8, xmm7                                            ;  2173.0 p1      41 next
        movdqa [rbp + 2016], xmm15                                 ;  2165.0 p0+p3   41 next spill
        movdqa xmm15, xmm12                                        ;  2119.3 p0      41 next copy
        pand xmm15, [rbp + 1216]                                   ;  2174.0 p2+p1   41 next
        movdqa [rbp + 2544], xmm3                                  ;  2169.0 p0+p3   41 next spill
        movdqa xmm3, xmm12                                         ;  2119.3 p0      41 next copy
        pand xmm3, xmm6                                            ;  2175.0 p1      41 next
        movdqa [rbp + 2208], xmm14                                 ;  2168.0 p0+p3   41 next spill
        movdqa xmm14, xmm12                                        ;  2121.3 p0      41 next copy
        pand xmm14, [rbp + 2496]                                   ;  2176.0 p2+p1   41 next
        pand xmm12, [rbp + 2480]                                   ;  2177.0 p2+p1   41 next
        pxor xmm12, xmm4                                           ;  2179.0 p1      41 next
        movdqa [rbp + 1360], xmm10                                 ;  2170.0 p0+p3   41 next spill
        movdqa xmm10, xmm6                                         ;  2123.3 p0      41 next copy
        movdqa [rbp + 1344], xmm0                                  ;  2166.0 p0+p3   41 next spill
        movdqa xmm0, xmm6                                          ;  2125.3 p0      41 next copy
        movdqa [rbp + 2176], xmm9                                  ;  2167.0 p0+p3   41 next spill
        movdqa xmm9, xmm6                                          ;  2127.3 p0      41 next copy
        movdqa [rbp + 2304], xmm1                                  ;  2171.0 p0+p3   41 next spill
        movdqa xmm1, xmm6                                          ;  2129.3 p0      41 next copy
        movdqa [rbp + 1232], xmm12                                 ;  2181.0 p0+p3   41 next spill
        movdqa xmm12, [rbp + 1392]                                 ;  2126.0 p2      41 next
        pand xmm12, [rbp + 2496]                                   ;  2179.0 p2+p1   41 next
        movdqa [rbp + 1472], xmm14                                 ;  2178.0 p0+p3   41 next spill
        movdqa xmm14, [rbp + 1392]                                 ;  2128.0 p2      41 next
        pand xmm14, xmm4                                           ;  2180.0 p1      41 next
        pxor xmm14, xmm15                                          ;  2182.0 p1      41 next
        pxor xmm14, [rel misty1_encrypt_compact.T0_constants128]   ;  2184.0 p2+p1   41 next
        movdqa [rbp + 1376], xmm4                                  ;  2160.0 p0+p3   41 next spill
        movdqa xmm4, [rbp + 2480]                                  ;  2130.0 p2      41 next
        pxor xmm4, xmm8                                            ;  2183.0 p1      41 next
        pand xmm4, [rbp + 1392]                                    ;  2185.0 p2+p1   41 next
        pxor xmm7, xmm4                                            ;  2187.0 p1      41 next
        movdqa [rbp + 2416], xmm7                                  ;  2189.0 p0+p3   41 next spill
        movdqa xmm7, [rbp + 2496]                                  ;  2134.7 p2      41 next
        pand xmm7, xmm15                                           ;  2186.0 p1      41 next
        pxor xmm7, xmm3                                            ;  2188.0 p1      41 next
        movdqa [rbp + 2560], xmm15                                 ;  2176.0 p0+p3   41 next spill
        movdqa xmm15, xmm2                                         ;  2156.0 p0      41 next copy
        pxor xmm15, xmm13                                          ;  2188.0 p1      41 next
        pxor xmm13, xmm5                                           ;  2189.0 p1      41 next
        pxor xmm5, xmm2                                            ;  2190.0 p1      41 next
        pxor xmm2, [rbp + 1472]                                    ;  2191.0 p2+p1   41 next
        pand xmm15, [rbp + 1216]                                   ;  2192.0 p2+p1   41 next
        pxor xmm0, xmm13                                           ;  2193.0 p1      41 next
        pand xmm13, [rbp + 1488]                                   ;  2194.0 p2+p1   41 next
        pxor xmm7, xmm13                                           ;  2196.0 p1      41 next
        movdqa xmm13, [rbp + 1392]                                 ;  2144.0 p2      41 next
        pand xmm13, [rbp + 1488]                                   ;  2196.0 p2+p1   41 next
        pand xmm9, xmm0                                            ;  2197.0 p1      41 next
        pand xmm0, [rbp + 2480]                                    ;  2198.0 p2+p1   41 next
        pxor xmm7, [rbp + 2496]                                    ;  2199.0 p2+p1   41 next
        pxor xmm9, xmm14                                           ;  2200.0 p1      41 next
        pxor xmm3, xmm13                                           ;  2201.0 p1      41 next
        pxor xmm9, xmm13                                           ;  2202.0 p1      41 next
        movdqa [rbp + 1968], xmm2                                  ;  2193.0 p0+p3   41 next spill
        movdqa xmm2, [rbp + 1488]                                  ;  2152.0 p2      41 next
        pand xmm2, xmm3                                            ;  2203.0 p1      41 next
        pxor xmm10, xmm2                                           ;  2205.0 p1      41 next
        movdqa xmm2, [rbp + 2480]                                  ;  2154.0 p2      54 next reload
        pand xmm3, xmm2                                            ;  2205.0 p1      41 next
        pxor xmm10, xmm8                                           ;  2207.0 p1      41 next
        pand xmm8, [rbp + 1488]                                    ;  2207.0 p2+p1   41 next
        pxor xmm8, [rbp + 1232]                                    ;  2209.0 p2+p1   41 next
        movdqa [rbp + 2320], xmm10                                 ;  2209.0 p0+p3   41 next spill
        movdqa xmm10, xmm2                                         ;  2165.0 p0      41 next copy
        pxor xmm10, xmm12                                          ;  2209.0 p1      41 next
        pxor xmm15, xmm10                                          ;  2211.0 p1      41 next
        pxor xmm3, xmm15                                           ;  2213.0 p1      41 next
        pxor xmm8, xmm3                                            ;  2215.0 p1      41 next
        pxor xmm4, xmm8                                            ;  2217.0 p1      41 next
        movdqa xmm15, [rbp + 1216]                                 ;  2162.3 p2      41 next
        pand xmm15, xmm10                                          ;  2214.0 p1      41 next
        movdqa xmm3, [rbp + 1472]                                  ;  2178.0 p2      41 next
        pxor xmm3, xmm15                                           ;  2216.0 p1      41 next
        movdqa xmm15, [rbp + 1392]                                 ;  2164.3 p2      41 next
        movdqa xmm8, [rbp + 2560]                                  ;  2176.0 p2      41 next reload
        pxor xmm15, xmm8                                           ;  2216.0 p1      41 next
        movdqa xmm10, [rbp + 1488]                                 ;  2166.3 p2      54 next reload
        pxor xmm8, xmm10                                           ;  2217.0 p1      41 next
        pxor xmm9, xmm3                                            ;  2218.0 p1      41 next
        pand xmm1, xmm15                                           ;  2219.0 p1      41 next
        movdqa xmm15, xmm10                                        ;  2177.3 p0      41 next copy
        pxor xmm15, [rbp + 1232]                                   ;  2220.0 p2+p1   41 next
        movdqa xmm3, [rbp + 1968]                                  ;  2193.0 p2      41 next reload
        pand xmm10, xmm3                                           ;  2221.0 p1      41 next
        pxor xmm14, xmm1                                           ;  2222.0 p1      41 next
        pxor xmm0, xmm14                                           ;  2224.0 p1      41 next
        pand xmm2, xmm8                                            ;  2224.0 p1      41 next
        pand xmm6, xmm8                                            ;  2225.0 p1      41 next
        movdqa xmm14, [rbp + 2496]                                 ;  2172.3 p2      41 next
        pand xmm14, xmm15                                          ;  2226.0 p1      41 next
        pxor xmm15, xmm13                                          ;  2227.0 p1      41 next
        pxor xmm13, [rbp + 2496]                                   ;  2228.0 p2+p1   41 next
        movdqa xmm8, [rbp + 1216]                                  ;  2175.3 p2      54 next reload
        pxor xmm14, xmm8                                           ;  2229.0 p1      41 next
        pxor xmm11, xmm14                                          ;  2231.0 p1      41 next
        movdqa xmm14, xmm8                                         ;  2186.3 p0      41 next copy
        pand xmm8, [rbp + 1392]                                    ;  2231.0 p2+p1   41 next
        pxor xmm9, [rbp + 2304]                                    ;  2232.0 p2+p1   41 next
        pxor xmm4, [rbp + 1344]                                    ;  2233.0 p2+p1   41 next
        pxor xmm6, [rbp + 1392]                                    ;  2234.0 p2+p1   41 next
        pxor xmm0, xmm6                                            ;  2236.0 p1      41 next
        pand xmm14, xmm13                                          ;  2236.0 p1      41 next
        pand xmm12, xmm13                                          ;  2237.0 p1      41 next
        pxor xmm3, xmm8                                            ;  2238.0 p1      41 next
        movdqa xmm6, [rbp + 2416]                                  ;  2189.0 p2      41 next reload
        pand xmm8, xmm6                                            ;  2239.0 p1      41 next
        pxor xmm5, xmm8                                            ;  2241.0 p1      41 next
        pxor xmm1, xmm14                                           ;  2241.0 p1      41 next
        pxor xmm6, xmm14                                           ;  2242.0 p1      41 next
        movdqa xmm14, [rbp + 2320]                                 ;  2209.0 p2      41 next
        pxor xmm15, xmm1                                           ;  2243.0 p1      41 next
        movdqa xmm1, [rbp + 1392]                                  ;  2183.0 p2      41 next
        pand xmm1, xmm3                                            ;  2244.0 p1      41 next
        movdqa xmm3, [rbp + 2320]                                  ;  2209.0 p2      41 next
        pxor xmm14, xmm15                                          ;  2245.0 p1      41 next
        movdqa xmm15, [rbp + 2176]                                 ;  2185.0 p2      41 next
        pxor xmm3, xmm1                                            ;  2246.0 p1      41 next
        movdqa xmm1, [rbp + 1360]                                  ;  2186.0 p2      41 next
        pxor xmm10, xmm14                                          ;  2247.0 p1      41 next
        movdqa xmm14, [rbp + 2208]                                 ;  2187.0 p2      41 next
        pxor xmm11, xmm5                                           ;  2248.0 p1      41 next
        movdqa xmm5, [rbp + 2544]                                  ;  2188.0 p2      41 next
        pxor xmm2, xmm3                                            ;  2249.0 p1      41 next
        movdqa xmm3, [rbp + 2016]                                  ;  2189.0 p2      41 next
        movdqa xmm8, [rbp + 1376]                                  ;  2190.0 p2      41 next reload
        pxor xmm8, xmm6                                            ;  2250.0 p1      41 next
        pxor xmm0, xmm12                                           ;  2251.0 p1      41 next
        movdqa xmm6, [rbp + 2304]                                  ;  2191.0 p2      48 next
        pxor xmm6, [r8 + 5120]                                     ;  2252.0 p2+p1   48 next
        pxor xmm7, xmm8                                            ;  2253.0 p1      41 next
        movdqa xmm8, [rbp + 2176]                                  ;  2193.0 p2      48 next
        pxor xmm8, [r8 + 5136]                                     ;  2254.0 p2+p1   48 next
        pxor xmm5, xmm10                                           ;  2255.0 p1      41 next
        movdqa xmm10, [rbp + 1344]                                 ;  2195.0 p2      48 next
        pxor xmm10, [r8 + 5152]                                    ;  2256.0 p2+p1   48 next
        pxor xmm9, [r8 + 5264]                                     ;  2257.0 p2+p1   48 next
        pxor xmm15, xmm0                                           ;  2258.0 p1      41 next
        movdqa xmm0, [rbp + 1360]                                  ;  2198.0 p2      48 next
        pxor xmm0, [r8 + 5168]                                     ;  2259.0 p2+p1   48 next
        pxor xmm4, [r8 + 5296]                                     ;  2260.0 p2+p1   48 next
        pxor xmm3, xmm7                                            ;  2261.0 p1      41 next
        movdqa xmm7, [rbp + 2208]                                  ;  2201.0 p2      48 next
        pxor xmm7, [r8 + 5184]                                     ;  2262.0 p2+p1   48 next
        movdqa xmm12, [rel misty1_encrypt_compact.T0_constants128] ;  2203.0 p2      41 next reload
        pxor xmm11, xmm12                                          ;  2263.0 p1      41 next
        pxor xmm2, xmm12                                           ;  2264.0 p1      41 next
        pxor xmm14, xmm11                                          ;  2265.0 p1      41 next
        pxor xmm1, xmm2                                            ;  2266.0 p1      41 next
        movdqa xmm2, [rbp + 2544]                                  ;  2204.0 p2      48 next
        pxor xmm2, [r8 + 5200]                                     ;  2267.0 p2+p1   48 next
        movdqa xmm11, [rbp + 2016]                                 ;  2206.0 p2      48 next
        pxor xmm11, [r8 + 5216]                                    ;  2268.0 p2+p1   48 next
        movdqa xmm13, [rbp + 2080]                                 ;  2208.0 p2      48 next
        pxor xmm13, [r8 + 5232]                                    ;  2269.0 p2+p1   48 next
        pxor xmm5, [r8 + 5344]                                     ;  2270.0 p2+p1   48 next
        pxor xmm15, [r8 + 5280]                                    ;  2271.0 p2+p1   48 next
        pxor xmm3, [r8 + 5360]                                     ;  2272.0 p2+p1   48 next
        pxor xmm14, [r8 + 5328]                                    ;  2273.0 p2+p1   48 next
        pxor xmm1, [r8 + 5312]                                     ;  2274.0 p2+p1   48 next
        movdqa [rbp + 2080], xmm3                                  ;  2274.0 p0+p3   48 next spill
        movdqa xmm3, [rbp + 2240]                                  ;  2215.0 p2      48 next
        pxor xmm3, [r8 + 5248]                                     ;  2275.0 p2+p1   48 next
        movdqa [rbp + 2240], xmm5                                  ;  2272.0 p0+p3   48 next spill
        movdqa xmm5, xmm8                                          ;  2256.0 p0      45 next copy
        pxor xmm5, xmm2                                            ;  2276.0 p1      45 next
        movdqa [rbp + 2016], xmm14                                 ;  2275.0 p0+p3   48 next spill
        movdqa xmm14, xmm8                                         ;  2256.0 p0      45 next copy
        pand xmm14, xmm0                                           ;  2277.0 p1      45 next
        movdqa [rbp + 2544], xmm1                                  ;  2276.0 p0+p3   48 next spill
        movdqa xmm1, xmm8                                          ;  2256.0 p0      45 next copy
        pand xmm1, xmm6                                            ;  2278.0 p1      45 next
        movdqa [rbp + 2208], xmm4                                  ;  2262.0 p0+p3   48 next spill
        movdqa xmm4, xmm8                                          ;  2256.0 p0      45 next copy
        pand xmm4, xmm10                                           ;  2279.0 p1      45 next
        pxor xmm4, xmm6                                            ;  2281.0 p1      45 next
        movdqa [rbp + 1360], xmm15                                 ;  2273.0 p0+p3   48 next spill
        movdqa xmm15, xmm8                                         ;  2256.0 p0      45 next copy
        pand xmm15, xmm13                                          ;  2281.0 p1      45 next
        pxor xmm15, xmm4                                           ;  2283.0 p1      45 next
        pxor xmm4, xmm3                                            ;  2283.0 p1      45 next
        movdqa [rbp + 1344], xmm9                                  ;  2259.0 p0+p3   48 next spill
        movdqa xmm9, xmm8                                          ;  2256.0 p0      45 next copy
        pand xmm9, xmm4                                            ;  2285.0 p1      45 next
        movdqa [rbp + 2176], xmm9                                  ;  2287.0 p0+p3   45 next spill
        movdqa xmm9, xmm8                                          ;  2256.0 p0      45 next copy
        pxor xmm9, xmm6                                            ;  2285.0 p1      45 next
        pand xmm9, xmm2                                            ;  2287.0 p1      45 next
        pand xmm8, xmm11                                           ;  2287.0 p1      45 next
        movdqa [rbp + 2304], xmm8                                  ;  2289.0 p0+p3   45 next spill
        movdqa xmm8, xmm6                                          ;  2254.0 p0      45 next copy
        pxor xmm8, xmm11                                           ;  2288.0 p1      45 next
        movdqa [rbp + 1376], xmm9                                  ;  2289.0 p0+p3   45 next spill
        movdqa xmm9, xmm6                                          ;  2254.0 p0      45 next copy
        pand xmm9, xmm13                                           ;  2289.0 p1      45 next
        movdqa [rbp + 2320], xmm2                                  ;  2269.0 p0+p3   48 next spill
        movdqa xmm2, xmm6                                          ;  2254.0 p0      45 next copy
        pand xmm2, xmm3                                            ;  2290.0 p1      45 next
        pxor xmm2, xmm13                                           ;  2292.0 p1      45 next
        movdqa [rbp + 1392], xmm15                                 ;  2285.0 p0+p3   45 next spill
        movdqa xmm15, xmm6                                         ;  2254.0 p0      45 next copy
        pand xmm15, xmm0                                           ;  2292.0 p1      45 next
        movdqa xmm12, xmm6                                         ;  2254.0 p0      45 next copy
        pand xmm12, xmm5                                           ;  2293.0 p1      45 next
        movdqa [rbp + 2416], xmm12                                 ;  2295.0 p0+p3   45 next spill
        movdqa xmm12, xmm6                                         ;  2254.0 p0      45 next copy
        pand xmm6, xmm11                                           ;  2294.0 p1      45 next
        pand xmm12, xmm7                                           ;  2295.0 p1      45 next
        movdqa [rbp + 1216], xmm12                                 ;  2297.0 p0+p3   45 next spill
        movdqa xmm12, [rbp + 2320]                                 ;  2269.0 p2      45 next
        pand xmm12, xmm10                                          ;  2296.0 p1      45 next
        movdqa [rbp + 2496], xmm6                                  ;  2296.0 p0+p3   45 next spill
        movdqa xmm6, [rbp + 2320]                                  ;  2269.0 p2      45 next
        pand xmm6, xmm7                                            ;  2297.0 p1      45 next
        movdqa [rbp + 1968], xmm6                                  ;  2299.0 p0+p3   45 next spill
        movdqa xmm6, xmm10                                         ;  2258.0 p0      45 next copy
        movdqa [rbp + 1232], xmm4                                  ;  2285.0 p0+p3   45 next spill
        movdqa xmm4, xmm10                                         ;  2258.0 p0      45 next copy
        pand xmm4, xmm0                                            ;  2298.0 p1      45 next
        pxor xmm4, xmm5                                            ;  2300.0 p1      45 next
        pand xmm5, xmm7                                            ;  2300.0 p1      45 next
        movdqa [rbp + 1488], xmm4                                  ;  2302.0 p0+p3   45 next spill
        movdqa xmm4, xmm0                                          ;  2261.0 p0      45 next copy
        pand xmm4, xmm13                                           ;  2301.0 p1      45 next
        movdqa [rbp + 2560], xmm4                                  ;  2303.0 p0+p3   45 next spill
        movdqa xmm4, xmm0                                          ;  2261.0 p0      45 next copy
        pand xmm4, xmm11                                           ;  2302.0 p1      45 next
        pxor xmm9, xmm4                                            ;  2304.0 p1      45 next
        movdqa xmm4, xmm0                                          ;  2261.0 p0      45 next copy
        pxor xmm4, xmm8                                            ;  2304.0 p1      45 next
        pxor xmm9, [rel misty1_encrypt_compact.T0_constants128]    ;  2306.0 p2+p1   45 next
        pand xmm6, xmm4                                            ;  2306.0 p1      45 next
        pxor xmm6, xmm2                                            ;  2308.0 p1      45 next
        movdqa [rbp + 1472], xmm9                                  ;  2308.0 p0+p3   45 next spill
        movdqa xmm9, xmm0                                          ;  2262.0 p0      45 next copy
        pand xmm9, xmm7                                            ;  2308.0 p1      45 next
        pxor xmm14, xmm9                                           ;  2310.0 p1      45 next
        pxor xmm2, xmm9                                            ;  2310.0 p1      45 next
        movdqa xmm9, xmm7                                          ;  2264.0 p0      45 next copy
        pand xmm9, xmm11                                           ;  2311.0 p1      45 next
        pxor xmm15, xmm9                                           ;  2313.0 p1      45 next
        movdqa xmm9, xmm7                                          ;  2265.0 p0      45 next copy
        pand xmm9, xmm3                                            ;  2313.0 p1      45 next
        pxor xmm0, xmm9                                            ;  2315.0 p1      45 next
        pxor xmm6, xmm0                                            ;  2317.0 p1      45 next
        pand xmm0, xmm3                                            ;  2317.0 p1      45 next
        movdqa [rbp + 2480], xmm9                                  ;  2315.0 p0+p3   45 next spill
        movdqa xmm9, [rbp + 2496]                                  ;  2296.0 p2      45 next reload
        pxor xmm9, xmm14                                           ;  2317.0 p1      45 next
        movdqa xmm14, xmm13                                        ;  2271.0 p0      45 next copy
        pand xmm14, xmm3                                           ;  2318.0 p1      45 next
        pxor xmm15, xmm14                                          ;  2320.0 p1      45 next
        pxor xmm0, [rel misty1_encrypt_compact.T0_constants128]    ;  2320.0 p2+p1   45 next
        movdqa [rbp + 2496], xmm0                                  ;  2322.0 p0+p3   45 next spill
        movdqa xmm0, xmm3                                          ;  2277.0 p0      45 next copy
        por xmm0, xmm4                                             ;  2321.0 p1      45 next
        pxor xmm12, xmm0                                           ;  2323.0 p1      45 next
        movdqa xmm0, xmm3                                          ;  2277.0 p0      45 next copy
        pand xmm3, xmm10                                           ;  2323.0 p1      45 next
        pxor xmm1, xmm12                                           ;  2325.0 p1      45 next
        movdqa xmm12, xmm10                                        ;  2276.3 p0      45 next copy
        pxor xmm12, [rbp + 1968]                                   ;  2325.0 p2+p1   45 next
        pxor xmm0, [rbp + 1968]                                    ;  2326.0 p2+p1   45 next
        pand xmm0, [rbp + 2320]                                    ;  2328.0 p2+p1   45 next
        pxor xmm6, xmm0                                            ;  2330.0 p1      45 next
        movdqa xmm0, xmm7                                          ;  2279.0 p0      45 next copy
        pand xmm0, xmm12                                           ;  2329.0 p1      45 next
        movdqa [rbp + 1968], xmm6                                  ;  2332.0 p0+p3   45 next spill
        movdqa xmm6, [rbp + 1392]                                  ;  2285.0 p2      45 next reload
        pxor xmm6, xmm0                                            ;  2331.0 p1      45 next
        movdqa xmm0, xmm7                                          ;  2281.0 p0      45 next copy
        pand xmm7, xmm13                                           ;  2331.0 p1      45 next
        pxor xmm7, [rbp + 1216]                                    ;  2333.0 p2+p1   45 next
        movdqa [rbp + 1392], xmm4                                  ;  2306.0 p0+p3   45 next spill
        movdqa xmm4, [rbp + 2176]                                  ;  2287.0 p2      45 next reload
        pxor xmm4, xmm7                                            ;  2335.0 p1      45 next
        movdqa xmm7, xmm13                                         ;  2283.7 p0      45 next copy
        pand xmm7, [rbp + 2320]                                    ;  2334.0 p2+p1   45 next
        pxor xmm5, xmm7                                            ;  2336.0 p1      45 next
        movdqa xmm7, xmm13                                         ;  2285.0 p0      45 next copy
        pand xmm13, xmm10                                          ;  2336.0 p1      45 next
        pand xmm7, xmm11                                           ;  2337.0 p1      45 next
        pand xmm10, xmm11                                          ;  2338.0 p1      45 next
        pxor xmm2, xmm5                                            ;  2339.0 p1      45 next
        pxor xmm12, xmm2                                           ;  2341.0 p1      45 next
        movdqa xmm2, xmm8                                          ;  2290.0 p0      45 next copy
        pand xmm8, [rbp + 2320]                                    ;  2341.0 p2+p1   45 next
        pxor xmm5, xmm1                                            ;  2342.0 p1      45 next
        pxor xmm2, xmm5                                            ;  2344.0 p1      45 next
        movdqa xmm5, [rbp + 1232]                                  ;  2289.0 p2      45 next reload
        pxor xmm5, xmm8                                            ;  2344.0 p1      45 next
        pxor xmm0, xmm5                                            ;  2346.0 p1      45 next
        movdqa xmm5, [rbp + 1488]                                  ;  2302.0 p2      45 next reload
        pxor xmm4, xmm5                                            ;  2346.0 p1      45 next
        pxor xmm12, xmm15                                          ;  2347.0 p1      45 next
        movdqa xmm8, [rbp + 2496]                                  ;  2322.0 p2      45 next reload
        pxor xmm13, xmm8                                           ;  2348.0 p1      45 next
        pxor xmm8, xmm9                                            ;  2349.0 p1      45 next
        pxor xmm3, xmm7                                            ;  2350.0 p1      45 next
        pxor xmm7, [rbp + 2304]                                    ;  2351.0 p2+p1   45 next
        pxor xmm15, xmm10                                          ;  2352.0 p1      45 next
        pxor xmm11, xmm15                                          ;  2354.0 p1      45 next
        movdqa xmm15, [rbp + 1376]                                 ;  2294.0 p2      45 next reload
        pxor xmm15, xmm6                                           ;  2354.0 p1      45 next
        pxor xmm14, xmm13                                          ;  2355.0 p1      45 next
        pxor xmm2, xmm14                                           ;  2357.0 p1      45 next
        movdqa xmm14, [rbp + 2560]                                 ;  2303.0 p2      45 next
        pxor xmm14, [rbp + 1216]                                   ;  2357.0 p2+p1   45 next
        pxor xmm6, xmm14                                           ;  2359.0 p1      45 next
        movdqa xmm14, [rbp + 1472]                                 ;  2308.0 p2      45 next
        pxor xmm14, xmm0                                           ;  2359.0 p1      45 next
        pxor xmm1, xmm14                                           ;  2361.0 p1      45 next
        pxor xmm13, [rbp + 2304]                                   ;  2361.0 p2+p1   45 next
        movdqa xmm14, [rbp + 1392]                                 ;  2306.0 p2      45 next reload
        pxor xmm3, xmm14                                           ;  2362.0 p1      45 next
        pxor xmm12, xmm7                                           ;  2363.0 p1      45 next
        pxor xmm8, [rbp + 1968]                                    ;  2364.0 p2+p1   45 next
        pxor xmm7, [rbp + 1472]                                    ;  2365.0 p2+p1   45 next
        pxor xmm4, xmm7                                            ;  2367.0 p1      45 next
        movdqa xmm7, xmm14                                         ;  2317.0 p0      45 next copy
        por xmm7, [rbp + 2320]                                     ;  2367.0 p2+p1   45 next
        pxor xmm14, xmm1                                           ;  2368.0 p1      45 next
        pxor xmm0, xmm6                                            ;  2369.0 p1      45 next
        pxor xmm10, xmm15                                          ;  2370.0 p1      45 next
        movdqa xmm1, [rbp + 2480]                                  ;  2315.0 p2      45 next
        movdqa [rbp + 2480], xmm14                                 ;  2370.0 p0+p3   45 next spill
        movdqa xmm14, [rbp + 2416]                                 ;  2304.3 p2      45 next reload
        pxor xmm14, xmm0                                           ;  2371.0 p1      45 next
        pxor xmm9, xmm14                                           ;  2373.0 p1      45 next
        pxor xmm3, xmm7                                            ;  2373.0 p1      45 next
        movdqa xmm14, [rbp + 2560]                                 ;  2305.3 p2      45 next
        pxor xmm14, xmm12                                          ;  2374.0 p1      45 next
        movdqa xmm0, [rbp + 1344]                                  ;  2306.3 p2      45 next
        movdqa xmm7, [rbp + 2080]                                  ;  2307.3 p2      48 next reload
        pxor xmm2, xmm7                                            ;  2375.0 p1      45 next
        movdqa xmm12, [rbp + 2288]                                 ;  2308.3 p2      54 next reload
        pxor xmm7, xmm12                                           ;  2376.0 p1      54 next
        pxor xmm12, [r8 + 1520]                                    ;  2377.0 p2+p1   58 r
        pxor xmm13, xmm10                                          ;  2378.0 p1      45 next
        pxor xmm6, xmm13                                           ;  2380.0 p1      45 next
        movdqa xmm10, [rbp + 1360]                                 ;  2310.7 p2      45 next
        pxor xmm10, xmm8                                           ;  2380.0 p1      45 next
        movdqa xmm8, [rbp + 2208]                                  ;  2311.7 p2      45 next
        pxor xmm8, xmm9                                            ;  2381.0 p1      45 next
        pxor xmm0, xmm6                                            ;  2382.0 p1      45 next
        movdqa xmm6, [rbp + 2544]                                  ;  2312.7 p2      45 next
        movdqa xmm9, [rbp + 2016]                                  ;  2313.7 p2      45 next
        movdqa xmm13, [rbp + 2240]                                 ;  2315.0 p2      45 next
        pxor xmm13, xmm14                                          ;  2383.0 p1      45 next
        pxor xmm15, xmm3                                           ;  2384.0 p1      45 next
        pxor xmm5, xmm3                                            ;  2385.0 p1      45 next
        pxor xmm1, xmm15                                           ;  2386.0 p1      45 next
        movdqa xmm14, [rbp + 2048]                                 ;  2319.3 p2      54 next
        pxor xmm14, xmm0                                           ;  2387.0 p1      54 next
        movdqa xmm15, [rbp + 1664]                                 ;  2320.3 p2      54 next
        pxor xmm15, xmm10                                          ;  2388.0 p1      54 next
        movdqa xmm0, [rbp + 2064]                                  ;  2321.3 p2      54 next
        pxor xmm0, xmm8                                            ;  2389.0 p1      54 next
        movdqa xmm3, [rbp + 1904]                                  ;  2322.3 p2      54 next
        pxor xmm11, xmm5                                           ;  2390.0 p1      45 next
        movdqa xmm5, [rbp + 1408]                                  ;  2323.3 p2      54 next
        movdqa xmm8, [rbp + 2384]                                  ;  2324.3 p2      54 next reload
        pxor xmm4, xmm8                                            ;  2391.0 p1      54 next
        pxor xmm8, [r8 + 1392]                                     ;  2392.0 p2+p1   58 r
        pxor xmm6, xmm1                                            ;  2393.0 p1      45 next
        pxor xmm9, xmm11                                           ;  2394.0 p1      45 next
        movdqa xmm1, [rbp + 2000]                                  ;  2326.3 p2      54 next
        pxor xmm1, xmm13                                           ;  2395.0 p1      54 next
        movdqa xmm10, [rbp + 1280]                                 ;  2327.3 p2      54 next
        pxor xmm10, xmm2                                           ;  2396.0 p1      54 next
        movdqa xmm2, [rbp + 2480]                                  ;  2370.0 p2      54 next
        movdqa xmm11, [rbp + 1200]                                 ;  2329.3 p2      54 next reload
        pxor xmm2, xmm11                                           ;  2397.0 p1      54 next
        pxor xmm11, [r8 + 1408]                                    ;  2398.0 p2+p1   58 r
        pxor xmm3, xmm6                                            ;  2399.0 p1      54 next
        pxor xmm5, xmm9                                            ;  2400.0 p1      54 next
        movdqa xmm6, [rbp + 1344]                                  ;  2332.3 p2      54 next
        movdqa xmm9, [rbp + 2160]                                  ;  2333.3 p2      54 next reload
        pxor xmm6, xmm9                                            ;  2401.0 p1      54 next
        pxor xmm9, [r8 + 1424]                                     ;  2402.0 p2+p1   58 r
        pxor xmm12, [rbp + 1168]                                   ;  2403.0 p2+p1  114 r
        movdqa xmm13, [rbp + 1360]                                 ;  2336.3 p2      54 next
        pxor xmm13, [rbp + 1248]                                   ;  2404.0 p2+p1   54 next
        pxor xmm7, [rbp + 1152]                                    ;  2405.0 p2+p1  114 r
        pxor xmm14, [rbp + 896]                                    ;  2406.0 p2+p1  114 r
        pxor xmm15, [rbp + 912]                                    ;  2407.0 p2+p1  114 r
        pxor xmm0, [rbp + 928]                                     ;  2408.0 p2+p1  114 r
        pxor xmm8, [rbp + 1712]                                    ;  2409.0 p2+p1  114 r
        pxor xmm4, [rbp + 960]                                     ;  2410.0 p2+p1  114 r
        movdqa [rbp + 368], xmm12                                  ;  2405.0 p0+p3  119 rounds
        movdqa xmm12, [rbp + 2208]                                 ;  2344.3 p2      54 next
        pxor xmm12, [rbp + 1952]                                   ;  2411.0 p2+p1   54 next
        pxor xmm11, [rbp + 1728]                                   ;  2412.0 p2+p1  114 r
        pxor xmm1, [rbp + 1008]                                    ;  2413.0 p2+p1  114 r
        pxor xmm10, [rbp + 1040]                                   ;  2414.0 p2+p1  114 r
        pxor xmm2, [rbp + 992]                                     ;  2415.0 p2+p1  114 r
        movdqa [rbp - 128], xmm14                                  ;  2408.0 p0+p3  119 rounds
        movdqa xmm14, [rbp + 2544]                                 ;  2351.0 p2      54 next
        pxor xmm14, [rbp + 2096]                                   ;  2416.0 p2+p1   54 next
        pxor xmm3, [rbp + 944]                                     ;  2417.0 p2+p1  114 r
        pxor xmm9, [rbp + 1760]                                    ;  2418.0 p2+p1  114 r
        movdqa [rbp - 112], xmm15                                  ;  2409.0 p0+p3  119 rounds
        pxor xmm5, [rbp + 976]                                     ;  2419.0 p2+p1  114 r
        movdqa [rbp - 96], xmm0                                    ;  2410.0 p0+p3  119 rounds
        movdqa [rbp + 112], xmm7                                   ;  2407.0 p0+p3  119 rounds
        movdqa xmm15, [rbp + 2016]                                 ;  2361.7 p2      54 next
        movdqa xmm0, [rbp + 2224]                                  ;  2363.0 p2      54 next reload
        pxor xmm15, xmm0                                           ;  2420.0 p1      54 next
        pxor xmm0, [r8 + 1488]                                     ;  2421.0 p2+p1   58 r
        pxor xmm6, [rbp + 1024]                                    ;  2422.0 p2+p1  114 r
        movdqa [rbp - 16], xmm4                                    ;  2412.0 p0+p3  119 rounds
        pxor xmm13, [rbp + 1056]                                   ;  2423.0 p2+p1  114 r
        movdqa [rbp - 48], xmm1                                    ;  2415.0 p0+p3  119 rounds
        movdqa xmm1, [rbp + 2240]                                  ;  2369.7 p2      54 next
        movdqa xmm4, [rbp + 1984]                                  ;  2370.7 p2      54 next reload
        pxor xmm1, xmm4                                            ;  2424.0 p1      54 next
        pxor xmm4, [r8 + 1504]                                     ;  2425.0 p2+p1   58 r
        movdqa [rbp - 32], xmm10                                   ;  2416.0 p0+p3  119 rounds
        movdqa [rbp + 0], xmm2                                     ;  2417.0 p0+p3  119 rounds
        movdqa xmm2, [rbp + 2048]                                  ;  2373.3 p2      58 r
        pxor xmm2, [r8 + 1280]                                     ;  2426.0 p2+p1   58 r
        movdqa [rbp - 80], xmm3                                    ;  2419.0 p0+p3  119 rounds
        movdqa xmm3, [rbp + 1664]                                  ;  2376.3 p2      58 r
        pxor xmm3, [r8 + 1296]                                     ;  2427.0 p2+p1   58 r
        movdqa [rbp - 64], xmm5                                    ;  2421.0 p0+p3  119 rounds
        movdqa xmm5, [rbp + 2064]                                  ;  2379.0 p2      58 r
        pxor xmm5, [r8 + 1312]                                     ;  2428.0 p2+p1   58 r
        pxor xmm12, [rbp + 1072]                                   ;  2429.0 p2+p1  114 r
        movdqa [rbp + 16], xmm6                                    ;  2424.0 p0+p3  119 rounds
        movdqa xmm6, [rbp + 1904]                                  ;  2383.3 p2      58 r
        pxor xmm6, [r8 + 1328]                                     ;  2430.0 p2+p1   58 r
        movdqa [rbp + 32], xmm13                                   ;  2425.0 p0+p3  119 rounds
        movdqa xmm7, [rbp + 1408]                                  ;  2385.3 p2      58 r
        pxor xmm7, [r8 + 1344]                                     ;  2431.0 p2+p1   58 r
        pxor xmm0, [rbp + 1888]                                    ;  2432.0 p2+p1  114 r
        pxor xmm2, [rbp + 1680]                                    ;  2433.0 p2+p1  114 r
        pxor xmm3, [rbp + 1696]                                    ;  2434.0 p2+p1  114 r
        pxor xmm5, [rbp + 1744]                                    ;  2435.0 p2+p1  114 r
        pxor xmm4, [rbp + 1136]                                    ;  2436.0 p2+p1  114 r
        movdqa [rbp + 48], xmm12                                   ;  2431.0 p0+p3  119 rounds
        pxor xmm14, [rbp + 1088]                                   ;  2437.0 p2+p1  114 r
        pxor xmm15, [rbp + 1104]                                   ;  2438.0 p2+p1  114 r
        movdqa xmm10, [rbp + 2000]                                 ;  2396.0 p2      58 r
        pxor xmm10, [r8 + 1360]                                    ;  2439.0 p2+p1   58 r
        pxor xmm6, [rbp + 1776]                                    ;  2440.0 p2+p1  114 r
        pxor xmm7, [rbp + 1808]                                    ;  2441.0 p2+p1  114 r
        movdqa [rbp + 352], xmm4                                   ;  2438.0 p0+p3  119 rounds
        pxor xmm1, [rbp + 1120]                                    ;  2442.0 p2+p1  114 r
        movdqa xmm4, [rbp + 1280]                                  ;  2402.0 p2      58 r
        pxor xmm4, [r8 + 1376]                                     ;  2443.0 p2+p1   58 r
        movdqa [rbp + 64], xmm14                                   ;  2439.0 p0+p3  119 rounds
        movdqa xmm14, [rbp + 1248]                                 ;  2405.0 p2      58 r
        pxor xmm14, [r8 + 1440]                                    ;  2444.0 p2+p1   58 r
        movdqa [rbp + 80], xmm15                                   ;  2440.0 p0+p3  119 rounds
        movdqa xmm15, [rbp + 1952]                                 ;  2407.0 p2      58 r
        pxor xmm15, [r8 + 1456]                                    ;  2445.0 p2+p1   58 r
        pxor xmm10, [rbp + 1824]                                   ;  2446.0 p2+p1  114 r
        movdqa [rbp + 96], xmm1                                    ;  2444.0 p0+p3  119 rounds
        movdqa xmm1, [rbp + 2096]                                  ;  2410.0 p2      58 r
        pxor xmm1, [r8 + 1472]                                     ;  2447.0 p2+p1   58 r
        pxor xmm4, [rbp + 1872]                                    ;  2448.0 p2+p1  114 r
        pxor xmm14, [rbp + 1840]                                   ;  2449.0 p2+p1  114 r
        pxor xmm15, [rbp + 1792]                                   ;  2450.0 p2+p1  114 r
        pxor xmm1, [rbp + 1856]                                    ;  2451.0 p2+p1  114 r
        movdqa xmm12, [rbp + 2512]                                 ;  2416.0 p2     114 r reload
        movdqa [rbp + 640], xmm12                                  ;  2427.0 p0+p3  119 rounds
        movdqa xmm12, [rbp + 2352]                                 ;  2417.0 p2     114 r reload
        movdqa [rbp + 656], xmm12                                  ;  2428.0 p0+p3  119 rounds
        movdqa xmm12, [rbp + 2464]                                 ;  2418.0 p2     114 r reload
        movdqa [rbp + 672], xmm12                                  ;  2429.0 p0+p3  119 rounds
        movdqa xmm12, [rbp + 2192]                                 ;  2419.0 p2     114 r reload
        movdqa [rbp + 688], xmm12                                  ;  2430.0 p0+p3  119 rounds
        movdqa xmm12, [rbp + 2144]                                 ;  2420.0 p2     114 r reload
        movdqa [rbp + 704], xmm12                                  ;  2431.0 p0+p3  119 rounds
        movdqa xmm12, [rbp + 2528]                                 ;  2421.0 p2     114 r reload
        movdqa [rbp + 720], xmm12                                  ;  2432.0 p0+p3  119 rounds
        movdqa xmm12, [rbp + 2368]                                 ;  2422.0 p2     114 r reload
        movdqa [rbp + 736], xmm12                                  ;  2433.0 p0+p3  119 rounds
        movdqa xmm12, [rbp + 2432]                                 ;  2423.0 p2     114 r reload
        movdqa [rbp + 752], xmm12                                  ;  2434.0 p0+p3  119 rounds
        movdqa xmm12, [rbp + 1920]                                 ;  2424.0 p2     114 r reload
        movdqa [rbp + 768], xmm12                                  ;  2435.0 p0+p3  119 rounds
        movdqa xmm12, [rbp + 1936]                                 ;  2425.0 p2     114 r reload
        movdqa [rbp + 784], xmm12                                  ;  2436.0 p0+p3  119 rounds
        movdqa xmm12, [rbp + 2336]                                 ;  2426.0 p2     114 r reload
        movdqa [rbp + 800], xmm12                                  ;  2437.0 p0+p3  119 rounds
        movdqa xmm12, [rbp + 2032]                                 ;  2427.0 p2     114 r reload
        movdqa [rbp + 816], xmm12                                  ;  2438.0 p0+p3  119 rounds
        movdqa xmm12, [rbp + 2128]                                 ;  2428.0 p2     114 r reload
        movdqa [rbp + 832], xmm12                                  ;  2439.0 p0+p3  119 rounds
        movdqa xmm12, [rbp + 2256]                                 ;  2429.0 p2     114 r reload
        movdqa [rbp + 848], xmm12                                  ;  2441.0 p0+p3  119 rounds
        movdqa xmm12, [rbp + 2272]                                 ;  2430.0 p2     114 r reload
        movdqa [rbp + 864], xmm12                                  ;  2443.0 p0+p3  119 rounds
        movdqa xmm12, [rbp + 1648]                                 ;  2431.0 p2     114 r reload
        movdqa [rbp + 880], xmm12                                  ;  2445.0 p0+p3  119 rounds
        movdqa xmm12, [rbp + 1616]                                 ;  2432.0 p2     114 r reload
        movdqa [rbp + 384], xmm12                                  ;  2447.0 p0+p3  119 rounds
        movdqa xmm12, [rbp + 1584]                                 ;  2433.0 p2     114 r reload
        movdqa [rbp + 400], xmm12                                  ;  2449.0 p0+p3  119 rounds
        movdqa xmm12, [rbp + 1520]                                 ;  2434.0 p2     114 r reload
        movdqa [rbp + 416], xmm12                                  ;  2451.0 p0+p3  119 rounds
        movdqa xmm12, [rbp + 1424]                                 ;  2435.0 p2     114 r reload
        movdqa [rbp + 432], xmm12                                  ;  2453.0 p0+p3  119 rounds
        movdqa xmm12, [rbp + 1552]                                 ;  2436.0 p2     114 r reload
        movdqa [rbp + 448], xmm12                                  ;  2455.0 p0+p3  119 rounds
        movdqa xmm12, [rbp + 1328]                                 ;  2437.0 p2     114 r reload
        movdqa [rbp + 464], xmm12                                  ;  2457.0 p0+p3  119 rounds
        movdqa xmm12, [rbp + 1456]                                 ;  2438.0 p2     114 r reload
        movdqa [rbp + 480], xmm12                                  ;  2459.0 p0+p3  119 rounds
        movdqa xmm12, [rbp + 1296]                                 ;  2439.0 p2     114 r reload
        movdqa [rbp + 496], xmm12                                  ;  2461.0 p0+p3  119 rounds
        movdqa xmm12, [rbp + 1264]                                 ;  2440.0 p2     114 r reload
        movdqa [rbp + 512], xmm12                                  ;  2463.0 p0+p3  119 rounds
        movdqa xmm12, [rbp + 1440]                                 ;  2441.0 p2     114 r reload
        movdqa [rbp + 528], xmm12                                  ;  2465.0 p0+p3  119 rounds
        movdqa xmm12, [rbp + 1504]                                 ;  2442.0 p2     114 r reload
        movdqa [rbp + 544], xmm12                                  ;  2467.0 p0+p3  119 rounds
        movdqa xmm12, [rbp + 1536]                                 ;  2443.0 p2     114 r reload
        movdqa [rbp + 560], xmm12                                  ;  2469.0 p0+p3  119 rounds
        movdqa xmm12, [rbp + 1568]                                 ;  2444.0 p2     114 r reload
        movdqa [rbp + 576], xmm12                                  ;  2471.0 p0+p3  119 rounds
        movdqa xmm12, [rbp + 1600]                                 ;  2445.0 p2     114 r reload
        movdqa [rbp + 592], xmm12                                  ;  2473.0 p0+p3  119 rounds
        movdqa xmm12, [rbp + 1632]                                 ;  2446.0 p2     114 r reload
        movdqa [rbp + 608], xmm12                                  ;  2475.0 p0+p3  119 rounds
        movdqa xmm12, [rbp + 1312]                                 ;  2447.0 p2     114 r reload
        movdqa [rbp + 624], xmm12                                  ;  2477.0 p0+p3  119 rounds
        add r8, 0x200                                              ;  2447.3 p0     119 rounds
        add r9, 0x100                                              ;  2447.8 p0     119 rounds
        mov qword [rbp + 2600], r9                                 ;  2479.0 p0+p3  119 rounds
        movdqa xmm13, xmm0                                         ;  2449.3 p0     114 r copy
        movdqa xmm0, xmm2                                          ;  2450.3 p0     114 r copy
        movdqa xmm2, xmm5                                          ;  2451.3 p0     114 r copy
        movdqa xmm5, xmm10                                         ;  2452.3 p0     114 r copy
        movdqa xmm10, xmm14                                        ;  2453.3 p0     114 r copy
        movdqa xmm12, xmm1                                         ;  2454.3 p0     114 r copy
        movdqa xmm1, xmm3                                          ;  2455.3 p0     114 r copy
        movdqa xmm3, xmm6                                          ;  2456.3 p0     114 r copy
        movdqa xmm6, xmm4                                          ;  2457.3 p0     114 r copy
        movdqa xmm4, xmm7                                          ;  2458.3 p0     114 r copy
        movdqa xmm7, xmm8                                          ;  2459.3 p0     114 r copy
        movdqa xmm8, xmm11                                         ;  2460.3 p0     114 r copy
        movdqa xmm11, xmm15                                        ;  2461.3 p0     114 r copy
        cmp r9, qword [rbp + 2616]                                 ;                    more rounds?
        jne .rounds_2
        movdqa [rbp + 128], xmm0                                   ;                    resident
        movdqa [rbp + 144], xmm1                                   ;                    resident
        movdqa [rbp + 160], xmm2                                   ;                    resident
        movdqa [rbp + 176], xmm3                                   ;                    resident
        movdqa [rbp + 192], xmm4                                   ;                    resident
        movdqa [rbp + 208], xmm5                                   ;                    resident
        movdqa [rbp + 224], xmm6                                   ;                    resident
        movdqa [rbp + 240], xmm7                                   ;                    resident
        movdqa [rbp + 256], xmm8                                   ;                    resident
        movdqa [rbp + 272], xmm9                                   ;                    resident
        movdqa [rbp + 288], xmm10                                  ;                    resident
        movdqa [rbp + 304], xmm11                                  ;                    resident
        movdqa [rbp + 320], xmm12                                  ;                    resident
        movdqa [rbp + 336], xmm13                                  ;                    resident
        mov qword [rbp + 2608], r8                                 ;                    resident
        mov r8, qword [rbp + 2592]                                 ;     0.0 p2      88 dst.0 reload
        movdqa xmm0, [r8 + 5632]                                   ;     4.0 p2      62 r
        movdqa xmm1, [rbp + 640]                                   ;     2.0 p2      62 r reload
        pand xmm0, xmm1                                            ;    15.0 p1      62 r
        pxor xmm0, [rbp + 384]                                     ;    17.0 p2+p1   62 r
        mov r9, qword [rbp + 2624]                                 ;     4.0 p2     125 r reload
        movdqa [r9], xmm0                                          ;    19.0 p0+p3  125 r
        por xmm0, [r8 + 2048]                                      ;    19.0 p2+p1   63 r
        pxor xmm0, xmm1                                            ;    21.0 p1      63 r
        movdqa [r9 + 256], xmm0                                    ;    23.0 p0+p3  125 r
        movdqa xmm0, [r8 + 5648]                                   ;     6.0 p2      62 r
        movdqa xmm1, [rbp + 656]                                   ;     7.0 p2      62 r reload
        pand xmm0, xmm1                                            ;    18.0 p1      62 r
        pxor xmm0, [rbp + 400]                                     ;    20.0 p2+p1   62 r
        movdqa [r9 + 16], xmm0                                     ;    22.0 p0+p3  125 r
        por xmm0, [r8 + 2064]                                      ;    22.0 p2+p1   63 r
        pxor xmm0, xmm1                                            ;    24.0 p1      63 r
        movdqa [r9 + 272], xmm0                                    ;    26.0 p0+p3  125 r
        movdqa xmm0, [r8 + 5664]                                   ;    10.0 p2      62 r
        movdqa xmm1, [rbp + 672]                                   ;    11.0 p2      62 r reload
        pand xmm0, xmm1                                            ;    22.0 p1      62 r
        pxor xmm0, [rbp + 416]                                     ;    24.0 p2+p1   62 r
        movdqa [r9 + 32], xmm0                                     ;    26.0 p0+p3  125 r
        por xmm0, [r8 + 2080]                                      ;    26.0 p2+p1   63 r
        pxor xmm0, xmm1                                            ;    28.0 p1      63 r
        movdqa [r9 + 288], xmm0                                    ;    30.0 p0+p3  125 r
        movdqa xmm0, [r8 + 5680]                                   ;    14.0 p2      62 r
        movdqa xmm1, [rbp + 688]                                   ;    15.0 p2      62 r reload
        pand xmm0, xmm1                                            ;    26.0 p1      62 r
        pxor xmm0, [rbp + 432]                                     ;    28.0 p2+p1   62 r
        movdqa [r9 + 48], xmm0                                     ;    30.0 p0+p3  125 r
        por xmm0, [r8 + 2096]                                      ;    30.0 p2+p1   63 r
        pxor xmm0, xmm1                                            ;    32.0 p1      63 r
        movdqa [r9 + 304], xmm0                                    ;    34.0 p0+p3  125 r
        movdqa xmm0, [r8 + 5696]                                   ;    18.0 p2      62 r
        movdqa xmm1, [rbp + 704]                                   ;    19.0 p2      62 r reload
        pand xmm0, xmm1                                            ;    30.0 p1      62 r
        pxor xmm0, [rbp + 448]                                     ;    32.0 p2+p1   62 r
        movdqa [r9 + 64], xmm0                                     ;    34.0 p0+p3  125 r
        por xmm0, [r8 + 2112]                                      ;    34.0 p2+p1   63 r
        pxor xmm0, xmm1                                            ;    36.0 p1      63 r
        movdqa [r9 + 320], xmm0                                    ;    38.0 p0+p3  125 r
        movdqa xmm0, [r8 + 5712]                                   ;    22.0 p2      62 r
        movdqa xmm1, [rbp + 720]                                   ;    23.0 p2      62 r reload
        pand xmm0, xmm1                                            ;    34.0 p1      62 r
        pxor xmm0, [rbp + 464]                                     ;    36.0 p2+p1   62 r
        movdqa [r9 + 80], xmm0                                     ;    38.0 p0+p3  125 r
        por xmm0, [r8 + 2128]                                      ;    38.0 p2+p1   63 r
        pxor xmm0, xmm1                                            ;    40.0 p1      63 r
        movdqa [r9 + 336], xmm0                                    ;    42.0 p0+p3  125 r
        movdqa xmm0, [r8 + 5728]                                   ;    26.0 p2      62 r
        movdqa xmm1, [rbp + 736]                                   ;    27.0 p2      62 r reload
        pand xmm0, xmm1                                            ;    38.0 p1      62 r
        pxor xmm0, [rbp + 480]                                     ;    40.0 p2+p1   62 r
        movdqa [r9 + 96], xmm0                                     ;    42.0 p0+p3  125 r
        por xmm0, [r8 + 2144]                                      ;    42.0 p2+p1   63 r
        pxor xmm0, xmm1                                            ;    44.0 p1      63 r
        movdqa [r9 + 352], xmm0                                    ;    46.0 p0+p3  125 r
        movdqa xmm0, [r8 + 5744]                                   ;    30.0 p2      62 r
        movdqa xmm1, [rbp + 752]                                   ;    31.0 p2      62 r reload
        pand xmm0, xmm1                                            ;    42.0 p1      62 r
        pxor xmm0, [rbp + 496]                                     ;    44.0 p2+p1   62 r
        movdqa [r9 + 112], xmm0                                    ;    46.0 p0+p3  125 r
        por xmm0, [r8 + 2160]                                      ;    46.0 p2+p1   63 r
        pxor xmm0, xmm1                                            ;    48.0 p1      63 r
        movdqa [r9 + 368], xmm0                                    ;    50.0 p0+p3  125 r
        movdqa xmm0, [r8 + 5760]                                   ;    34.0 p2      62 r
        movdqa xmm1, [rbp + 768]                                   ;    35.0 p2      62 r reload
        pand xmm0, xmm1                                            ;    46.0 p1      62 r
        pxor xmm0, [rbp + 512]                                     ;    48.0 p2+p1   62 r
        movdqa [r9 + 128], xmm0                                    ;    50.0 p0+p3  125 r
        por xmm0, [r8 + 2176]                                      ;    50.0 p2+p1   63 r
        pxor xmm0, xmm1                                            ;    52.0 p1      63 r
        movdqa [r9 + 384], xmm0                                    ;    54.0 p0+p3  125 r
        movdqa xmm0, [r8 + 5776]                                   ;    38.0 p2      62 r
        movdqa xmm1, [rbp + 784]                                   ;    39.0 p2      62 r reload
        pand xmm0, xmm1                                            ;    50.0 p1      62 r
        pxor xmm0, [rbp + 528]                                     ;    52.0 p2+p1   62 r
        movdqa [r9 + 144], xmm0                                    ;    54.0 p0+p3  125 r
        por xmm0, [r8 + 2192]                                      ;    54.0 p2+p1   63 r
        pxor xmm0, xmm1                                            ;    56.0 p1      63 r
        movdqa [r9 + 400], xmm0                                    ;    58.0 p0+p3  125 r
        movdqa xmm0, [r8 + 5792]                                   ;    42.0 p2      62 r
        movdqa xmm1, [rbp + 800]                                   ;    43.0 p2      62 r reload
        pand xmm0, xmm1                                            ;    54.0 p1      62 r
        pxor xmm0, [rbp + 544]                                     ;    56.0 p2+p1   62 r
        movdqa [r9 + 160], xmm0                                    ;    58.0 p0+p3  125 r
        por xmm0, [r8 + 2208]                                      ;    58.0 p2+p1   63 r
        pxor xmm0, xmm1                                            ;    60.0 p1      63 r
        movdqa [r9 + 416], xmm0                                    ;    62.0 p0+p3  125 r
        movdqa xmm0, [r8 + 5808]                                   ;    46.0 p2      62 r
        movdqa xmm1, [rbp + 816]                                   ;    47.0 p2      62 r reload
        pand xmm0, xmm1                                            ;    58.0 p1      62 r
        pxor xmm0, [rbp + 560]                                     ;    60.0 p2+p1   62 r
        movdqa [r9 + 176], xmm0                                    ;    62.0 p0+p3  125 r
        por xmm0, [r8 + 2224]                                      ;    62.0 p2+p1   63 r
        pxor xmm0, xmm1                                            ;    64.0 p1      63 r
        movdqa [r9 + 432], xmm0                                    ;    66.0 p0+p3  125 r
        movdqa xmm0, [r8 + 5824]                                   ;    50.0 p2      62 r
        movdqa xmm1, [rbp + 832]                                   ;    51.0 p2      62 r reload
        pand xmm0, xmm1                                            ;    62.0 p1      62 r
        pxor xmm0, [rbp + 576]                                     ;    64.0 p2+p1   62 r
        movdqa [r9 + 192], xmm0                                    ;    66.0 p0+p3  125 r
        por xmm0, [r8 + 2240]                                      ;    66.0 p2+p1   63 r
        pxor xmm0, xmm1                                            ;    68.0 p1      63 r
        movdqa [r9 + 448], xmm0                                    ;    70.0 p0+p3  125 r
        movdqa xmm0, [r8 + 5840]                                   ;    54.0 p2      62 r
        movdqa xmm1, [rbp + 848]                                   ;    55.0 p2      62 r reload
        pand xmm0, xmm1                                            ;    66.0 p1      62 r
        pxor xmm0, [rbp + 592]                                     ;    68.0 p2+p1   62 r
        movdqa [r9 + 208], xmm0                                    ;    70.0 p0+p3  125 r
        por xmm0, [r8 + 2256]                                      ;    70.0 p2+p1   63 r
        pxor xmm0, xmm1                                            ;    72.0 p1      63 r
        movdqa [r9 + 464], xmm0                                    ;    74.0 p0+p3  125 r
        movdqa xmm0, [r8 + 5856]                                   ;    58.0 p2      62 r
        movdqa xmm1, [rbp + 864]                                   ;    59.0 p2      62 r reload
        pand xmm0, xmm1                                            ;    70.0 p1      62 r
        pxor xmm0, [rbp + 608]                                     ;    72.0 p2+p1   62 r
        movdqa [r9 + 224], xmm0                                    ;    74.0 p0+p3  125 r
        por xmm0, [r8 + 2272]                                      ;    74.0 p2+p1   63 r
        pxor xmm0, xmm1                                            ;    76.0 p1      63 r
        movdqa [r9 + 480], xmm0                                    ;    78.0 p0+p3  125 r
        movdqa xmm0, [r8 + 5872]                                   ;    62.0 p2      62 r
        movdqa xmm1, [rbp + 880]                                   ;    63.0 p2      62 r reload
        pand xmm0, xmm1                                            ;    74.0 p1      62 r
        pxor xmm0, [rbp + 624]                                     ;    76.0 p2+p1   62 r
        movdqa [r9 + 240], xmm0                                    ;    78.0 p0+p3  125 r
        por xmm0, [r8 + 2288]                                      ;    78.0 p2+p1   63 r
        pxor xmm0, xmm1                                            ;    80.0 p1      63 r
        movdqa [r9 + 496], xmm0                                    ;    82.0 p0+p3  125 r
        movdqa xmm0, [r8 + 1024]                                   ;    66.0 p2      62 r
        movdqa xmm1, [rbp + 128]                                   ;    67.0 p2      62 r reload
        pand xmm0, xmm1                                            ;    78.0 p1      62 r
        pxor xmm0, [rbp - 128]                                     ;    80.0 p2+p1   62 r
        movdqa [r9 + 512], xmm0                                    ;    82.0 p0+p3  126 r
        por xmm0, [r8 + 6656]                                      ;    82.0 p2+p1   63 r
        pxor xmm0, xmm1                                            ;    84.0 p1      63 r
        movdqa [r9 + 768], xmm0                                    ;    86.0 p0+p3  126 r
        movdqa xmm0, [r8 + 1040]                                   ;    70.0 p2      62 r
        movdqa xmm1, [rbp + 144]                                   ;    71.0 p2      62 r reload
        pand xmm0, xmm1                                            ;    82.0 p1      62 r
        pxor xmm0, [rbp - 112]                                     ;    84.0 p2+p1   62 r
        movdqa [r9 + 528], xmm0                                    ;    86.0 p0+p3  126 r
        por xmm0, [r8 + 6672]                                      ;    86.0 p2+p1   63 r
        pxor xmm0, xmm1                                            ;    88.0 p1      63 r
        movdqa [r9 + 784], xmm0                                    ;    90.0 p0+p3  126 r
        movdqa xmm0, [r8 + 1056]                                   ;    74.0 p2      62 r
        movdqa xmm1, [rbp + 160]                                   ;    75.0 p2      62 r reload
        pand xmm0, xmm1                                            ;    86.0 p1      62 r
        pxor xmm0, [rbp - 96]                                      ;    88.0 p2+p1   62 r
        movdqa [r9 + 544], xmm0                                    ;    90.0 p0+p3  126 r
        por xmm0, [r8 + 6688]                                      ;    90.0 p2+p1   63 r
        pxor xmm0, xmm1                                            ;    92.0 p1      63 r
        movdqa [r9 + 800], xmm0                                    ;    94.0 p0+p3  126 r
        movdqa xmm0, [r8 + 1072]                                   ;    78.0 p2      62 r
        movdqa xmm1, [rbp + 176]                                   ;    79.0 p2      62 r reload
        pand xmm0, xmm1                                            ;    90.0 p1      62 r
        pxor xmm0, [rbp - 80]                                      ;    92.0 p2+p1   62 r
        movdqa [r9 + 560], xmm0                                    ;    94.0 p0+p3  126 r
        por xmm0, [r8 + 6704]                                      ;    94.0 p2+p1   63 r
        pxor xmm0, xmm1                                            ;    96.0 p1      63 r
        movdqa [r9 + 816], xmm0                                    ;    98.0 p0+p3  126 r
        movdqa xmm0, [r8 + 1088]                                   ;    82.0 p2      62 r
        movdqa xmm1, [rbp + 192]                                   ;    83.0 p2      62 r reload
        pand xmm0, xmm1                                            ;    94.0 p1      62 r
        pxor xmm0, [rbp - 64]                                      ;    96.0 p2+p1   62 r
        movdqa [r9 + 576], xmm0                                    ;    98.0 p0+p3  126 r
        por xmm0, [r8 + 6720]                                      ;    98.0 p2+p1   63 r
        pxor xmm0, xmm1                                            ;   100.0 p1      63 r
        movdqa [r9 + 832], xmm0                                    ;   102.0 p0+p3  126 r
        movdqa xmm0, [r8 + 1104]                                   ;    86.0 p2      62 r
        movdqa xmm1, [rbp + 208]                                   ;    87.0 p2      62 r reload
        pand xmm0, xmm1                                            ;    98.0 p1      62 r
        pxor xmm0, [rbp - 48]                                      ;   100.0 p2+p1   62 r
        movdqa [r9 + 592], xmm0                                    ;   102.0 p0+p3  126 r
        por xmm0, [r8 + 6736]                                      ;   102.0 p2+p1   63 r
        pxor xmm0, xmm1                                            ;   104.0 p1      63 r
        movdqa [r9 + 848], xmm0                                    ;   106.0 p0+p3  126 r
        movdqa xmm0, [r8 + 1120]                                   ;    90.0 p2      62 r
        movdqa xmm1, [rbp + 224]                                   ;    91.0 p2      62 r reload
        pand xmm0, xmm1                                            ;   102.0 p1      62 r
        pxor xmm0, [rbp - 32]                                      ;   104.0 p2+p1   62 r
        movdqa [r9 + 608], xmm0                                    ;   106.0 p0+p3  126 r
        por xmm0, [r8 + 6752]                                      ;   106.0 p2+p1   63 r
        pxor xmm0, xmm1                                            ;   108.0 p1      63 r
        movdqa [r9 + 864], xmm0                                    ;   110.0 p0+p3  126 r
        movdqa xmm0, [r8 + 1136]                                   ;    94.0 p2      62 r
        movdqa xmm1, [rbp + 240]                                   ;    95.0 p2      62 r reload
        pand xmm0, xmm1                                            ;   106.0 p1      62 r
        pxor xmm0, [rbp - 16]                                      ;   108.0 p2+p1   62 r
        movdqa [r9 + 624], xmm0                                    ;   110.0 p0+p3  126 r
        por xmm0, [r8 + 6768]                                      ;   110.0 p2+p1   63 r
        pxor xmm0, xmm1                                            ;   112.0 p1      63 r
        movdqa [r9 + 880], xmm0                                    ;   114.0 p0+p3  126 r
        movdqa xmm0, [r8 + 1152]                                   ;    98.0 p2      62 r
        movdqa xmm1, [rbp + 256]                                   ;    99.0 p2      62 r reload
        pand xmm0, xmm1                                            ;   110.0 p1      62 r
        pxor xmm0, [rbp + 0]                                       ;   112.0 p2+p1   62 r
        movdqa [r9 + 640], xmm0                                    ;   114.0 p0+p3  126 r
        por xmm0, [r8 + 6784]                                      ;   114.0 p2+p1   63 r
        pxor xmm0, xmm1                                            ;   116.0 p1      63 r
        movdqa [r9 + 896], xmm0                                    ;   118.0 p0+p3  126 r
        movdqa xmm0, [r8 + 1168]                                   ;   102.0 p2      62 r
        movdqa xmm1, [rbp + 272]                                   ;   103.0 p2      62 r reload
        pand xmm0, xmm1                                            ;   114.0 p1      62 r
        pxor xmm0, [rbp + 16]                                      ;   116.0 p2+p1   62 r
        movdqa [r9 + 656], xmm0                                    ;   118.0 p0+p3  126 r
        por xmm0, [r8 + 6800]                                      ;   118.0 p2+p1   63 r
        pxor xmm0, xmm1                                            ;   120.0 p1      63 r
        movdqa [r9 + 912], xmm0                                    ;   122.0 p0+p3  126 r
        movdqa xmm0, [r8 + 1184]                                   ;   106.0 p2      62 r
        movdqa xmm1, [rbp + 288]                                   ;   107.0 p2      62 r reload
        pand xmm0, xmm1                                            ;   118.0 p1      62 r
        pxor xmm0, [rbp + 32]                                      ;   120.0 p2+p1   62 r
        movdqa [r9 + 672], xmm0                                    ;   122.0 p0+p3  126 r
        por xmm0, [r8 + 6816]                                      ;   122.0 p2+p1   63 r
        pxor xmm0, xmm1                                            ;   124.0 p1      63 r
        movdqa [r9 + 928], xmm0                                    ;   126.0 p0+p3  126 r
        movdqa xmm0, [r8 + 1200]                                   ;   110.0 p2      62 r
        movdqa xmm1, [rbp + 304]                                   ;   111.0 p2      62 r reload
        pand xmm0, xmm1                                            ;   122.0 p1      62 r
        pxor xmm0, [rbp + 48]                                      ;   124.0 p2+p1   62 r
        movdqa [r9 + 688], xmm0                                    ;   126.0 p0+p3  126 r
        por xmm0, [r8 + 6832]                                      ;   126.0 p2+p1   63 r
        pxor xmm0, xmm1                                            ;   128.0 p1      63 r
        movdqa [r9 + 944], xmm0                                    ;   130.0 p0+p3  126 r
        movdqa xmm0, [r8 + 1216]                                   ;   114.0 p2      62 r
        movdqa xmm1, [rbp + 320]                                   ;   115.0 p2      62 r reload
        pand xmm0, xmm1                                            ;   126.0 p1      62 r
        pxor xmm0, [rbp + 64]                                      ;   128.0 p2+p1   62 r
        movdqa [r9 + 704], xmm0                                    ;   130.0 p0+p3  126 r
        por xmm0, [r8 + 6848]                                      ;   130.0 p2+p1   63 r
        pxor xmm0, xmm1                                            ;   132.0 p1      63 r
        movdqa [r9 + 960], xmm0                                    ;   134.0 p0+p3  126 r
        movdqa xmm0, [r8 + 1232]                                   ;   118.0 p2      62 r
        movdqa xmm1, [rbp + 336]                                   ;   119.0 p2      62 r reload
        pand xmm0, xmm1                                            ;   130.0 p1      62 r
        pxor xmm0, [rbp + 80]                                      ;   132.0 p2+p1   62 r
        movdqa [r9 + 720], xmm0                                    ;   134.0 p0+p3  126 r
        por xmm0, [r8 + 6864]                                      ;   134.0 p2+p1   63 r
        pxor xmm0, xmm1                                            ;   136.0 p1      63 r
        movdqa [r9 + 976], xmm0                                    ;   138.0 p0+p3  126 r
        movdqa xmm0, [r8 + 1248]                                   ;   122.0 p2      62 r
        movdqa xmm1, [rbp + 352]                                   ;   123.0 p2      62 r reload
        pand xmm0, xmm1                                            ;   134.0 p1      62 r
        pxor xmm0, [rbp + 96]                                      ;   136.0 p2+p1   62 r
        movdqa [r9 + 736], xmm0                                    ;   138.0 p0+p3  126 r
        por xmm0, [r8 + 6880]                                      ;   138.0 p2+p1   63 r
        pxor xmm0, xmm1                                            ;   140.0 p1      63 r
        movdqa [r9 + 992], xmm0                                    ;   142.0 p0+p3  126 r
        movdqa xmm0, [r8 + 1264]                                   ;   126.0 p2      62 r
        movdqa xmm1, [rbp + 368]                                   ;   127.0 p2      62 r reload
        pand xmm0, xmm1                                            ;   138.0 p1      62 r
        pxor xmm0, [rbp + 112]                                     ;   140.0 p2+p1   62 r
        movdqa [r9 + 752], xmm0                                    ;   142.0 p0+p3  126 r
        por xmm0, [r8 + 6896]                                      ;   142.0 p2+p1   63 r
        pxor xmm0, xmm1                                            ;   144.0 p1      63 r
        movdqa [r9 + 1008], xmm0                                   ;   146.0 p0+p3  126 r
        add r9, 0x400                                              ;   129.0 p0     147 blocks
        mov qword [rbp + 2624], r9                                 ;   130.3 p0+p3  147 blocks
        mov r8, qword [rbp + 2576]                                 ;   130.0 p2     147 blocks
        add r8, 0x400                                              ;   134.0 p1     147 blocks
        mov qword [rbp + 2576], r8                                 ;   135.0 p0+p3  147 blocks
        cmp r8, qword [rbp + 2584]                                 ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        add rsp, 0xad0                                             ;                    frame
        pop rbp                                                    ;                    preserved
        ret

        section .rodata align=64
; constants128
        align 16, db 0
misty1_encrypt_compact.T0_constants128:
        dq 0xffffffffffffffff, 0xffffffffffffffff

        section .note.GNU-stack noalloc noexec nowrite progbits
