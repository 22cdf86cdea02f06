; misty1_encrypt_compact for Intel Core 2, 65 nm (Conroe, Merom), 64-bit code (core2-64)
; made by cipherwright 0.1.0 from ciphers/misty1.cw (sha256 52285177dbce2877); do not edit:
;   ./cw build misty1_encrypt_compact --cpu core2-64 --variant bitsliced
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
;   body: 4 uops, planned 5.0; bounds: width 1.0, ports 2.0, path 2.0
;   blocks: 134 uops, planned 69.0; bounds: width 33.5, ports 67.0, path 3.0
;   blocks/rounds: 4299 uops, planned 1496.0; bounds: width 1074.8, ports 1358.0, path 72.0
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
        push r13                                                   ;                    preserved
        push r14                                                   ;                    preserved
        sub rsp, 0xac8                                             ;                    frame
        lea rbp, [rsp + 128]                                       ;                    frame
        mov dword [rbp + 2616], ecx                                ;                    argument
        mov qword [rbp + 2560], rsi                                ;                    argument
        mov qword [rbp + 2576], rdi                                ;                    argument
        mov qword [rbp + 2608], rdx                                ;                    argument
        lea rdx, [rbp + 256]                                       ;                    frame
        lea rsi, [rbp + 512]                                       ;                    frame
        lea rdi, [rbp + 768]                                       ;                    frame
        lea rcx, [rbp + 1024]                                      ;                    frame
        lea rax, [rbp + 1280]                                      ;                    frame
        lea rbx, [rbp + 1536]                                      ;                    frame
        lea r10, [rbp + 1792]                                      ;                    frame
        lea r11, [rbp + 2048]                                      ;                    frame
        lea r13, [rbp + 2304]                                      ;                    frame
        lea r14, [rbp + 2560]                                      ;                    frame
        mov r8d, dword [rbp + 2616]                                ;     0.0 p2     147 blocks
        shl r8, 0xa                                                ;     3.0 p0     147 blocks
        add r8, qword [rbp + 2560]                                 ;     4.0 p1+p2  147 blocks
        mov qword [rbp + 2568], r8                                 ;     5.0 p3+p4  147 blocks
        cmp dword [rbp + 2616], 0                                  ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rbp + 2560]                                 ;     0.0 p2     117 l.0 reload
        movaps xmm0, [r8]                                          ;     3.0 p2     117 l.0
        movaps [rbx + 64], xmm0                                    ;     6.0 p3+p4  119 rounds
        movaps xmm0, [r8 + 16]                                     ;     3.0 p2     117 l.1
        movaps [rbx + 80], xmm0                                    ;     6.0 p3+p4  119 rounds
        movaps xmm0, [r8 + 32]                                     ;     3.0 p2     117 l.2
        movaps [rbx + 96], xmm0                                    ;     6.0 p3+p4  119 rounds
        movaps xmm0, [r8 + 48]                                     ;     4.0 p2     117 l.3
        movaps [rbx + 112], xmm0                                   ;     7.0 p3+p4  119 rounds
        movaps xmm0, [r8 + 64]                                     ;     5.0 p2     117 l.4
        movaps [r10 - 128], xmm0                                   ;     8.0 p3+p4  119 rounds
        movaps xmm0, [r8 + 80]                                     ;     6.0 p2     117 l.5
        movaps [r10 - 112], xmm0                                   ;     9.0 p3+p4  119 rounds
        movaps xmm0, [r8 + 96]                                     ;     7.0 p2     117 l.6
        movaps [r10 - 96], xmm0                                    ;    10.0 p3+p4  119 rounds
        movaps xmm0, [r8 + 112]                                    ;     8.0 p2     117 l.7
        movaps [r10 - 80], xmm0                                    ;    11.0 p3+p4  119 rounds
        movaps xmm0, [r8 + 128]                                    ;     9.0 p2     117 l.8
        movaps [r10 - 64], xmm0                                    ;    12.0 p3+p4  119 rounds
        movaps xmm0, [r8 + 144]                                    ;    10.0 p2     117 l.9
        movaps [r10 - 48], xmm0                                    ;    13.0 p3+p4  119 rounds
        movaps xmm0, [r8 + 160]                                    ;    11.0 p2     117 l.10
        movaps [r10 - 32], xmm0                                    ;    14.0 p3+p4  119 rounds
        movaps xmm0, [r8 + 176]                                    ;    12.0 p2     117 l.11
        movaps [r10 - 16], xmm0                                    ;    15.0 p3+p4  119 rounds
        movaps xmm0, [r8 + 192]                                    ;    13.0 p2     117 l.12
        movaps [r10 + 0], xmm0                                     ;    16.0 p3+p4  119 rounds
        movaps xmm0, [r8 + 208]                                    ;    14.0 p2     117 l.13
        movaps [r10 + 16], xmm0                                    ;    17.0 p3+p4  119 rounds
        movaps xmm0, [r8 + 224]                                    ;    15.0 p2     117 l.14
        movaps [r10 + 32], xmm0                                    ;    18.0 p3+p4  119 rounds
        movaps xmm0, [r8 + 240]                                    ;    16.0 p2     117 l.15
        movaps [r10 + 48], xmm0                                    ;    19.0 p3+p4  119 rounds
        movaps xmm0, [r8 + 256]                                    ;    17.0 p2     117 l.16
        movaps [r13 + 32], xmm0                                    ;    20.0 p3+p4  119 rounds
        movaps xmm0, [r8 + 272]                                    ;    18.0 p2     117 l.17
        movaps [r13 + 48], xmm0                                    ;    21.0 p3+p4  119 rounds
        movaps xmm0, [r8 + 288]                                    ;    19.0 p2     117 l.18
        movaps [r13 + 64], xmm0                                    ;    22.0 p3+p4  119 rounds
        movaps xmm0, [r8 + 304]                                    ;    20.0 p2     117 l.19
        movaps [r13 + 80], xmm0                                    ;    23.0 p3+p4  119 rounds
        movaps xmm0, [r8 + 320]                                    ;    21.0 p2     117 l.20
        movaps [r13 + 96], xmm0                                    ;    24.0 p3+p4  119 rounds
        movaps xmm0, [r8 + 336]                                    ;    22.0 p2     117 l.21
        movaps [r13 + 112], xmm0                                   ;    25.0 p3+p4  119 rounds
        movaps xmm0, [r8 + 352]                                    ;    23.0 p2     117 l.22
        movaps [r14 - 128], xmm0                                   ;    26.0 p3+p4  119 rounds
        movaps xmm0, [r8 + 368]                                    ;    24.0 p2     117 l.23
        movaps [r14 - 112], xmm0                                   ;    27.0 p3+p4  119 rounds
        movaps xmm0, [r8 + 384]                                    ;    25.0 p2     117 l.24
        movaps [r14 - 96], xmm0                                    ;    28.0 p3+p4  119 rounds
        movaps xmm0, [r8 + 400]                                    ;    26.0 p2     117 l.25
        movaps [r14 - 80], xmm0                                    ;    29.0 p3+p4  119 rounds
        movaps xmm0, [r8 + 416]                                    ;    27.0 p2     117 l.26
        movaps [r14 - 64], xmm0                                    ;    30.0 p3+p4  119 rounds
        movaps xmm0, [r8 + 432]                                    ;    28.0 p2     117 l.27
        movaps [r14 - 48], xmm0                                    ;    31.0 p3+p4  119 rounds
        movaps xmm0, [r8 + 448]                                    ;    29.0 p2     117 l.28
        movaps [r14 - 32], xmm0                                    ;    32.0 p3+p4  119 rounds
        movaps xmm0, [r8 + 464]                                    ;    30.0 p2     117 l.29
        movaps [r14 - 16], xmm0                                    ;    33.0 p3+p4  119 rounds
        movaps xmm0, [r8 + 480]                                    ;    31.0 p2     117 l.30
        movaps [rax + 0], xmm0                                     ;    34.0 p3+p4  119 rounds
        movaps xmm0, [r8 + 496]                                    ;    32.0 p2     117 l.31
        movaps [rax + 16], xmm0                                    ;    35.0 p3+p4  119 rounds
        movaps xmm0, [r8 + 512]                                    ;    33.0 p2     118 r.0
        movaps [r10 + 64], xmm0                                    ;    36.0 p3+p4  119 rounds
        movaps xmm0, [r8 + 528]                                    ;    34.0 p2     118 r.1
        movaps [r10 + 80], xmm0                                    ;    37.0 p3+p4  119 rounds
        movaps xmm0, [r8 + 544]                                    ;    35.0 p2     118 r.2
        movaps [r10 + 96], xmm0                                    ;    38.0 p3+p4  119 rounds
        movaps xmm0, [r8 + 560]                                    ;    36.0 p2     118 r.3
        movaps [r10 + 112], xmm0                                   ;    39.0 p3+p4  119 rounds
        movaps xmm0, [r8 + 576]                                    ;    37.0 p2     118 r.4
        movaps [r11 - 128], xmm0                                   ;    40.0 p3+p4  119 rounds
        movaps xmm0, [r8 + 592]                                    ;    38.0 p2     118 r.5
        movaps [r11 - 112], xmm0                                   ;    41.0 p3+p4  119 rounds
        movaps xmm0, [r8 + 608]                                    ;    39.0 p2     118 r.6
        movaps [r11 - 96], xmm0                                    ;    42.0 p3+p4  119 rounds
        movaps xmm0, [r8 + 624]                                    ;    40.0 p2     118 r.7
        movaps [r11 - 80], xmm0                                    ;    43.0 p3+p4  119 rounds
        movaps xmm0, [r8 + 640]                                    ;    41.0 p2     118 r.8
        movaps [r11 - 64], xmm0                                    ;    44.0 p3+p4  119 rounds
        movaps xmm0, [r8 + 656]                                    ;    42.0 p2     118 r.9
        movaps [r11 - 48], xmm0                                    ;    45.0 p3+p4  119 rounds
        movaps xmm0, [r8 + 672]                                    ;    43.0 p2     118 r.10
        movaps [r11 - 32], xmm0                                    ;    46.0 p3+p4  119 rounds
        movaps xmm0, [r8 + 688]                                    ;    44.0 p2     118 r.11
        movaps [r11 - 16], xmm0                                    ;    47.0 p3+p4  119 rounds
        movaps xmm0, [r8 + 704]                                    ;    45.0 p2     118 r.12
        movaps [r11 + 0], xmm0                                     ;    48.0 p3+p4  119 rounds
        movaps xmm0, [r8 + 720]                                    ;    46.0 p2     118 r.13
        movaps [r11 + 16], xmm0                                    ;    49.0 p3+p4  119 rounds
        movaps xmm0, [r8 + 736]                                    ;    47.0 p2     118 r.14
        movaps [r11 + 32], xmm0                                    ;    50.0 p3+p4  119 rounds
        movaps xmm0, [r8 + 752]                                    ;    48.0 p2     118 r.15
        movaps [r11 + 48], xmm0                                    ;    51.0 p3+p4  119 rounds
        movaps xmm0, [r8 + 768]                                    ;    49.0 p2     118 r.16
        movaps [rax + 32], xmm0                                    ;    52.0 p3+p4  119 rounds
        movaps xmm0, [r8 + 784]                                    ;    50.0 p2     118 r.17
        movaps [rax + 48], xmm0                                    ;    53.0 p3+p4  119 rounds
        movaps xmm0, [r8 + 800]                                    ;    51.0 p2     118 r.18
        movaps [rax + 64], xmm0                                    ;    54.0 p3+p4  119 rounds
        movaps xmm0, [r8 + 816]                                    ;    52.0 p2     118 r.19
        movaps [rax + 80], xmm0                                    ;    55.0 p3+p4  119 rounds
        movaps xmm0, [r8 + 832]                                    ;    53.0 p2     118 r.20
        movaps [rax + 96], xmm0                                    ;    56.0 p3+p4  119 rounds
        movaps xmm0, [r8 + 848]                                    ;    54.0 p2     118 r.21
        movaps [rax + 112], xmm0                                   ;    57.0 p3+p4  119 rounds
        movaps xmm0, [r8 + 864]                                    ;    55.0 p2     118 r.22
        movaps [rbx - 128], xmm0                                   ;    58.0 p3+p4  119 rounds
        movaps xmm0, [r8 + 880]                                    ;    56.0 p2     118 r.23
        movaps [rbx - 112], xmm0                                   ;    59.0 p3+p4  119 rounds
        movaps xmm0, [r8 + 896]                                    ;    57.0 p2     118 r.24
        movaps [rbx - 96], xmm0                                    ;    60.0 p3+p4  119 rounds
        movaps xmm0, [r8 + 912]                                    ;    58.0 p2     118 r.25
        movaps [rbx - 80], xmm0                                    ;    61.0 p3+p4  119 rounds
        movaps xmm0, [r8 + 928]                                    ;    59.0 p2     118 r.26
        movaps [rbx - 64], xmm0                                    ;    62.0 p3+p4  119 rounds
        movaps xmm0, [r8 + 944]                                    ;    60.0 p2     118 r.27
        movaps xmm1, [r8 + 960]                                    ;    61.0 p2     118 r.28
        movaps xmm2, [r8 + 976]                                    ;    62.0 p2     118 r.29
        movaps xmm3, [r8 + 992]                                    ;    63.0 p2     118 r.30
        movaps [rbx - 48], xmm0                                    ;    63.0 p3+p4  119 rounds
        movaps xmm0, [r8 + 1008]                                   ;    64.0 p2     118 r.31
        movaps [rbx - 32], xmm1                                    ;    64.0 p3+p4  119 rounds
        movaps [rbx - 16], xmm2                                    ;    65.0 p3+p4  119 rounds
        movaps [rbx + 0], xmm3                                     ;    66.0 p3+p4  119 rounds
        movaps [rbx + 16], xmm0                                    ;    67.0 p3+p4  119 rounds
        mov r8, qword [rbp + 2576]                                 ;    65.0 p2     119 rounds reload
        mov qword [rbp + 2584], r8                                 ;    68.0 p3+p4  119 rounds
        mov qword [rbp + 2592], r8                                 ;    68.0 p3+p4  119 rounds
        add r8, 0x400                                              ;    68.0 p0     119 rounds
        mov qword [rbp + 2600], r8                                 ;    69.0 p3+p4  119 rounds
        movdqa xmm0, [r13 + 32]                                    ;                    resident
        movdqa xmm1, [r13 + 48]                                    ;                    resident
        movdqa xmm2, [r13 + 64]                                    ;                    resident
        movdqa xmm3, [r13 + 80]                                    ;                    resident
        movdqa xmm4, [r13 + 96]                                    ;                    resident
        movdqa xmm5, [r13 + 112]                                   ;                    resident
        movdqa xmm6, [r14 - 128]                                   ;                    resident
        movdqa xmm7, [r14 - 112]                                   ;                    resident
        movdqa xmm8, [r14 - 96]                                    ;                    resident
        movdqa xmm9, [r14 - 80]                                    ;                    resident
        movdqa xmm10, [r14 - 64]                                   ;                    resident
        movdqa xmm11, [r14 - 48]                                   ;                    resident
        movdqa xmm12, [r14 - 32]                                   ;                    resident
        movdqa xmm13, [r14 - 16]                                   ;                    resident
        mov r8, qword [rbp + 2592]                                 ;                    resident
        align 16
.rounds_2:
        movaps xmm14, xmm0                                         ;     0.0 p0      62 r copy
        mov r9, qword [rbp + 2584]                                 ;     0.2 p2      85 l.0 reload
        andps xmm14, [r9]                                          ;     6.2 p1+p2   62 r
        xorps xmm14, [rbx + 64]                                    ;     7.2 p5+p2   62 r
        movaps xmm15, xmm14                                        ;     8.2 p0      63 r copy
        orps xmm15, [r9 + 5632]                                    ;     9.2 p1+p2   63 r
        xorps xmm15, xmm0                                          ;    10.2 p5      63 r
        movaps xmm0, xmm1                                          ;     2.0 p0      62 r copy
        andps xmm0, [r9 + 16]                                      ;     6.2 p1+p2   62 r
        xorps xmm0, [rbx + 80]                                     ;     7.2 p5+p2   62 r
        movaps [rcx + 16], xmm14                                   ;     8.2 p3+p4   62 r spill
        movaps xmm14, xmm0                                         ;     8.2 p0      63 r copy
        orps xmm14, [r9 + 5648]                                    ;     9.2 p1+p2   63 r
        xorps xmm1, xmm14                                          ;    10.2 p5      63 r
        movaps xmm14, xmm2                                         ;     4.0 p0      62 r copy
        andps xmm14, [r9 + 32]                                     ;     7.2 p1+p2   62 r
        xorps xmm14, [rbx + 96]                                    ;     8.2 p5+p2   62 r
        movaps [rcx + 32], xmm0                                    ;     8.2 p3+p4   62 r spill
        movaps xmm0, xmm14                                         ;     9.2 p0      63 r copy
        orps xmm0, [r9 + 5664]                                     ;    10.2 p1+p2   63 r
        xorps xmm2, xmm0                                           ;    11.2 p5      63 r
        movaps xmm0, xmm3                                          ;     6.5 p0      62 r copy
        andps xmm0, [r9 + 48]                                      ;    10.2 p1+p2   62 r
        xorps xmm0, [rbx + 112]                                    ;    11.2 p5+p2   62 r
        movaps [rcx + 48], xmm14                                   ;     9.2 p3+p4   62 r spill
        movaps xmm14, xmm0                                         ;    12.2 p0      63 r copy
        orps xmm14, [r9 + 5680]                                    ;    13.2 p1+p2   63 r
        xorps xmm3, xmm14                                          ;    14.2 p5      63 r
        movaps xmm14, xmm4                                         ;     8.8 p0      62 r copy
        andps xmm14, [r9 + 64]                                     ;    13.2 p1+p2   62 r
        xorps xmm14, [r10 - 128]                                   ;    14.2 p5+p2   62 r
        movaps [rcx + 64], xmm0                                    ;    12.2 p3+p4   62 r spill
        movaps xmm0, xmm14                                         ;    15.2 p0      63 r copy
        orps xmm0, [r9 + 5696]                                     ;    16.2 p1+p2   63 r
        xorps xmm4, xmm0                                           ;    17.2 p5      63 r
        movaps xmm0, xmm5                                          ;    10.8 p0      62 r copy
        andps xmm0, [r9 + 80]                                      ;    16.2 p1+p2   62 r
        xorps xmm0, [r10 - 112]                                    ;    17.2 p5+p2   62 r
        movaps [rcx + 80], xmm14                                   ;    15.2 p3+p4   62 r spill
        movaps xmm14, xmm0                                         ;    18.2 p0      63 r copy
        orps xmm14, [r9 + 5712]                                    ;    19.2 p1+p2   63 r
        xorps xmm5, xmm14                                          ;    20.2 p5      63 r
        movaps xmm14, xmm7                                         ;    12.8 p0      62 r copy
        andps xmm14, [r9 + 112]                                    ;    19.2 p1+p2   62 r
        xorps xmm14, [r10 - 80]                                    ;    20.2 p5+p2   62 r
        movaps [rcx + 96], xmm0                                    ;    18.2 p3+p4   62 r spill
        movaps xmm0, xmm14                                         ;    21.2 p0      63 r copy
        orps xmm0, [r9 + 5744]                                     ;    22.2 p1+p2   63 r
        xorps xmm7, xmm0                                           ;    23.2 p5      63 r
        movaps xmm0, xmm6                                          ;    14.8 p0      62 r copy
        andps xmm0, [r9 + 96]                                      ;    22.2 p1+p2   62 r
        xorps xmm0, [r10 - 96]                                     ;    23.2 p5+p2   62 r
        movaps [rcx + 112], xmm14                                  ;    21.2 p3+p4   62 r spill
        movaps xmm14, xmm0                                         ;    24.2 p0      63 r copy
        orps xmm14, [r9 + 5728]                                    ;    25.2 p1+p2   63 r
        xorps xmm6, xmm14                                          ;    26.2 p5      63 r
        movaps xmm14, xmm8                                         ;    17.5 p0      62 r copy
        andps xmm14, [r9 + 128]                                    ;    25.2 p1+p2   62 r
        xorps xmm14, [r10 - 64]                                    ;    26.2 p5+p2   62 r
        movaps [rax - 128], xmm0                                   ;    24.2 p3+p4   62 r spill
        movaps xmm0, xmm14                                         ;    27.2 p0      63 r copy
        orps xmm0, [r9 + 5760]                                     ;    28.2 p1+p2   63 r
        xorps xmm8, xmm0                                           ;    29.2 p5      63 r
        movaps xmm0, xmm9                                          ;    20.5 p0      62 r copy
        andps xmm0, [r9 + 144]                                     ;    28.2 p1+p2   62 r
        xorps xmm0, [r10 - 48]                                     ;    29.2 p5+p2   62 r
        movaps [rax - 112], xmm14                                  ;    27.2 p3+p4   62 r spill
        movaps xmm14, xmm0                                         ;    30.2 p0      63 r copy
        orps xmm14, [r9 + 5776]                                    ;    31.2 p1+p2   63 r
        xorps xmm9, xmm14                                          ;    32.2 p5      63 r
        movaps xmm14, xmm10                                        ;    23.5 p0      62 r copy
        andps xmm14, [r9 + 160]                                    ;    31.2 p1+p2   62 r
        xorps xmm14, [r10 - 32]                                    ;    32.2 p5+p2   62 r
        movaps [rax - 96], xmm0                                    ;    30.2 p3+p4   62 r spill
        movaps xmm0, xmm14                                         ;    33.2 p0      63 r copy
        orps xmm0, [r9 + 5792]                                     ;    34.2 p1+p2   63 r
        xorps xmm10, xmm0                                          ;    35.2 p5      63 r
        movaps xmm0, xmm11                                         ;    26.5 p0      62 r copy
        andps xmm0, [r9 + 176]                                     ;    34.2 p1+p2   62 r
        xorps xmm0, [r10 - 16]                                     ;    35.2 p5+p2   62 r
        movaps [rax - 80], xmm14                                   ;    33.2 p3+p4   62 r spill
        movaps xmm14, xmm0                                         ;    36.2 p0      63 r copy
        orps xmm14, [r9 + 5808]                                    ;    37.2 p1+p2   63 r
        xorps xmm11, xmm14                                         ;    38.2 p5      63 r
        movaps xmm14, xmm12                                        ;    29.5 p0      62 r copy
        andps xmm14, [r9 + 192]                                    ;    37.2 p1+p2   62 r
        xorps xmm14, [r10 + 0]                                     ;    38.2 p5+p2   62 r
        movaps [rax - 64], xmm0                                    ;    36.2 p3+p4   62 r spill
        movaps xmm0, xmm14                                         ;    39.2 p0      63 r copy
        orps xmm0, [r9 + 5824]                                     ;    40.2 p1+p2   63 r
        xorps xmm12, xmm0                                          ;    41.2 p5      63 r
        movaps xmm0, xmm13                                         ;    32.5 p0      62 r copy
        andps xmm0, [r9 + 208]                                     ;    40.2 p1+p2   62 r
        xorps xmm0, [r10 + 16]                                     ;    41.2 p5+p2   62 r
        movaps [rax - 48], xmm14                                   ;    39.2 p3+p4   62 r spill
        movaps xmm14, xmm0                                         ;    42.2 p0      63 r copy
        orps xmm14, [r9 + 5840]                                    ;    43.2 p1+p2   63 r
        xorps xmm13, xmm14                                         ;    44.2 p5      63 r
        movaps xmm14, [r9 + 224]                                   ;    43.2 p2      62 r
        andps xmm14, [rax + 0]                                     ;    46.2 p0+p2   62 r
        xorps xmm14, [r10 + 32]                                    ;    47.2 p1+p2   62 r
        movaps [rax - 32], xmm0                                    ;    42.2 p3+p4   62 r spill
        movaps xmm0, xmm14                                         ;    48.2 p5      63 r copy
        orps xmm0, [r9 + 5856]                                     ;    49.2 p0+p2   63 r
        xorps xmm0, [rax + 0]                                      ;    50.2 p1+p2   63 r
        movaps [rax - 16], xmm14                                   ;    48.2 p3+p4   62 r spill
        movaps xmm14, [r9 + 240]                                   ;    48.2 p2      62 r
        andps xmm14, [rax + 16]                                    ;    51.2 p5+p2   62 r
        xorps xmm14, [r10 + 48]                                    ;    52.2 p0+p2   62 r
        movaps [rbx + 32], xmm0                                    ;    51.2 p3+p4   63 r spill
        movaps xmm0, xmm14                                         ;    53.2 p1      63 r copy
        orps xmm0, [r9 + 5872]                                     ;    54.2 p5+p2   63 r
        xorps xmm0, [rax + 16]                                     ;    55.2 p0+p2   63 r
        movaps [rdi - 16], xmm14                                   ;    53.2 p3+p4   62 r spill
        movaps xmm14, [r9 + 4608]                                  ;    53.2 p2      62 r
        andps xmm14, [rax + 32]                                    ;    56.2 p1+p2   62 r
        xorps xmm14, [r10 + 64]                                    ;    57.2 p5+p2   62 r
        movaps [rbx + 48], xmm0                                    ;    56.2 p3+p4   63 r spill
        movaps xmm0, xmm14                                         ;    58.2 p0      63 r copy
        orps xmm0, [r9 + 1024]                                     ;    59.2 p1+p2   63 r
        xorps xmm0, [rax + 32]                                     ;    60.2 p5+p2   63 r
        movaps [rbp - 64], xmm14                                   ;    58.2 p3+p4   62 r spill
        movaps xmm14, [r9 + 4624]                                  ;    58.2 p2      62 r
        andps xmm14, [rax + 48]                                    ;    61.2 p0+p2   62 r
        xorps xmm14, [r10 + 80]                                    ;    62.2 p1+p2   62 r
        movaps [rdi + 0], xmm0                                     ;    61.2 p3+p4   63 r spill
        movaps xmm0, xmm14                                         ;    63.2 p5      63 r copy
        orps xmm0, [r9 + 1040]                                     ;    64.2 p0+p2   63 r
        xorps xmm0, [rax + 48]                                     ;    65.2 p1+p2   63 r
        movaps [rsi + 32], xmm14                                   ;    63.2 p3+p4   62 r spill
        movaps xmm14, [r9 + 4640]                                  ;    63.2 p2      62 r
        andps xmm14, [rax + 64]                                    ;    66.2 p5+p2   62 r
        xorps xmm14, [r10 + 96]                                    ;    67.2 p0+p2   62 r
        movaps [rdi + 16], xmm0                                    ;    66.2 p3+p4   63 r spill
        movaps xmm0, xmm14                                         ;    68.2 p1      63 r copy
        orps xmm0, [r9 + 1056]                                     ;    69.2 p5+p2   63 r
        xorps xmm0, [rax + 64]                                     ;    70.2 p0+p2   63 r
        movaps [rdx + 32], xmm14                                   ;    68.2 p3+p4   62 r spill
        movaps xmm14, [r9 + 4656]                                  ;    68.2 p2      62 r
        andps xmm14, [rax + 80]                                    ;    71.2 p1+p2   62 r
        xorps xmm14, [r10 + 112]                                   ;    72.2 p5+p2   62 r
        movaps [rdi + 32], xmm0                                    ;    71.2 p3+p4   63 r spill
        movaps xmm0, xmm14                                         ;    73.2 p0      63 r copy
        orps xmm0, [r9 + 1072]                                     ;    74.2 p1+p2   63 r
        xorps xmm0, [rax + 80]                                     ;    75.2 p5+p2   63 r
        movaps [rsi - 80], xmm14                                   ;    73.2 p3+p4   62 r spill
        movaps xmm14, [r9 + 4672]                                  ;    73.2 p2      62 r
        andps xmm14, [rax + 96]                                    ;    76.2 p0+p2   62 r
        xorps xmm14, [r11 - 128]                                   ;    77.2 p1+p2   62 r
        movaps [rdi + 48], xmm0                                    ;    76.2 p3+p4   63 r spill
        movaps xmm0, xmm14                                         ;    78.2 p5      63 r copy
        orps xmm0, [r9 + 1088]                                     ;    79.2 p0+p2   63 r
        xorps xmm0, [rax + 96]                                     ;    80.2 p1+p2   63 r
        movaps [rdx + 80], xmm14                                   ;    78.2 p3+p4   62 r spill
        movaps xmm14, [r9 + 4688]                                  ;    78.2 p2      62 r
        andps xmm14, [rax + 112]                                   ;    81.2 p5+p2   62 r
        xorps xmm14, [r11 - 112]                                   ;    82.2 p0+p2   62 r
        movaps [rdi + 64], xmm0                                    ;    81.2 p3+p4   63 r spill
        movaps xmm0, xmm14                                         ;    83.2 p1      63 r copy
        orps xmm0, [r9 + 1104]                                     ;    84.2 p5+p2   63 r
        xorps xmm0, [rax + 112]                                    ;    85.2 p0+p2   63 r
        movaps [rsi - 128], xmm14                                  ;    83.2 p3+p4   62 r spill
        movaps xmm14, [r9 + 4720]                                  ;    83.2 p2      62 r
        andps xmm14, [rbx - 112]                                   ;    86.2 p1+p2   62 r
        xorps xmm14, [r11 - 80]                                    ;    87.2 p5+p2   62 r
        movaps [rdi + 80], xmm0                                    ;    86.2 p3+p4   63 r spill
        movaps xmm0, xmm14                                         ;    88.2 p0      63 r copy
        orps xmm0, [r9 + 1136]                                     ;    89.2 p1+p2   63 r
        xorps xmm0, [rbx - 112]                                    ;    90.2 p5+p2   63 r
        movaps [rdx + 112], xmm14                                  ;    88.2 p3+p4   62 r spill
        movaps xmm14, [r9 + 4704]                                  ;    88.2 p2      62 r
        andps xmm14, [rbx - 128]                                   ;    91.2 p0+p2   62 r
        xorps xmm14, [r11 - 96]                                    ;    92.2 p1+p2   62 r
        movaps [rdi + 96], xmm0                                    ;    91.2 p3+p4   63 r spill
        movaps xmm0, xmm14                                         ;    93.2 p5      63 r copy
        orps xmm0, [r9 + 1120]                                     ;    94.2 p0+p2   63 r
        xorps xmm0, [rbx - 128]                                    ;    95.2 p1+p2   63 r
        movaps [rsi - 64], xmm14                                   ;    93.2 p3+p4   62 r spill
        movaps xmm14, [r9 + 4736]                                  ;    93.2 p2      62 r
        andps xmm14, [rbx - 96]                                    ;    96.2 p5+p2   62 r
        xorps xmm14, [r11 - 64]                                    ;    97.2 p0+p2   62 r
        movaps [rdi + 112], xmm0                                   ;    96.2 p3+p4   63 r spill
        movaps xmm0, xmm14                                         ;    98.2 p1      63 r copy
        orps xmm0, [r9 + 1152]                                     ;    99.2 p5+p2   63 r
        xorps xmm0, [rbx - 96]                                     ;   100.2 p0+p2   63 r
        movaps [rdi - 128], xmm14                                  ;    98.2 p3+p4   62 r spill
        movaps xmm14, [r9 + 4752]                                  ;    98.2 p2      62 r
        andps xmm14, [rbx - 80]                                    ;   101.2 p1+p2   62 r
        xorps xmm14, [r11 - 48]                                    ;   102.2 p5+p2   62 r
        movaps [rcx - 128], xmm0                                   ;   101.2 p3+p4   63 r spill
        movaps xmm0, xmm14                                         ;   103.2 p0      63 r copy
        orps xmm0, [r9 + 1168]                                     ;   104.2 p1+p2   63 r
        xorps xmm0, [rbx - 80]                                     ;   105.2 p5+p2   63 r
        movaps [rsi + 16], xmm14                                   ;   103.2 p3+p4   62 r spill
        movaps xmm14, [r9 + 4768]                                  ;   103.2 p2      62 r
        andps xmm14, [rbx - 64]                                    ;   106.2 p0+p2   62 r
        xorps xmm14, [r11 - 32]                                    ;   107.2 p1+p2   62 r
        movaps [rcx - 112], xmm0                                   ;   106.2 p3+p4   63 r spill
        movaps xmm0, xmm14                                         ;   108.2 p5      63 r copy
        orps xmm0, [r9 + 1184]                                     ;   109.2 p0+p2   63 r
        xorps xmm0, [rbx - 64]                                     ;   110.2 p1+p2   63 r
        movaps [rdx + 48], xmm14                                   ;   108.2 p3+p4   62 r spill
        movaps xmm14, [r9 + 4784]                                  ;   108.2 p2      62 r
        andps xmm14, [rbx - 48]                                    ;   111.2 p5+p2   62 r
        xorps xmm14, [r11 - 16]                                    ;   112.2 p0+p2   62 r
        movaps [rcx - 96], xmm0                                    ;   111.2 p3+p4   63 r spill
        movaps xmm0, xmm14                                         ;   113.2 p1      63 r copy
        orps xmm0, [r9 + 1200]                                     ;   114.2 p5+p2   63 r
        xorps xmm0, [rbx - 48]                                     ;   115.2 p0+p2   63 r
        movaps [rdx + 96], xmm14                                   ;   113.2 p3+p4   62 r spill
        movaps xmm14, [r9 + 4800]                                  ;   113.2 p2      62 r
        andps xmm14, [rbx - 32]                                    ;   116.2 p1+p2   62 r
        xorps xmm14, [r11 + 0]                                     ;   117.2 p5+p2   62 r
        movaps [rcx - 80], xmm0                                    ;   116.2 p3+p4   63 r spill
        movaps xmm0, xmm14                                         ;   118.2 p0      63 r copy
        orps xmm0, [r9 + 1216]                                     ;   119.2 p1+p2   63 r
        xorps xmm0, [rbx - 32]                                     ;   120.2 p5+p2   63 r
        movaps [rdx - 48], xmm14                                   ;   118.2 p3+p4   62 r spill
        movaps xmm14, [r9 + 4816]                                  ;   118.2 p2      62 r
        andps xmm14, [rbx - 16]                                    ;   121.2 p0+p2   62 r
        xorps xmm14, [r11 + 16]                                    ;   122.2 p1+p2   62 r
        movaps [rcx - 64], xmm0                                    ;   121.2 p3+p4   63 r spill
        movaps xmm0, xmm14                                         ;   123.2 p5      63 r copy
        orps xmm0, [r9 + 1232]                                     ;   124.2 p0+p2   63 r
        xorps xmm0, [rbx - 16]                                     ;   125.2 p1+p2   63 r
        movaps [rdi - 112], xmm14                                  ;   123.2 p3+p4   62 r spill
        movaps xmm14, [r9 + 4832]                                  ;   123.2 p2      62 r
        andps xmm14, [rbx + 0]                                     ;   126.2 p5+p2   62 r
        xorps xmm14, [r11 + 32]                                    ;   127.2 p0+p2   62 r
        movaps [rcx - 48], xmm0                                    ;   126.2 p3+p4   63 r spill
        movaps xmm0, xmm14                                         ;   128.2 p1      63 r copy
        orps xmm0, [r9 + 1248]                                     ;   129.2 p5+p2   63 r
        xorps xmm0, [rbx + 0]                                      ;   130.2 p0+p2   63 r
        movaps [rdx - 80], xmm14                                   ;   128.2 p3+p4   62 r spill
        movaps xmm14, [r9 + 4848]                                  ;   128.2 p2      62 r
        andps xmm14, [rbx + 16]                                    ;   131.2 p1+p2   62 r
        xorps xmm14, [r11 + 48]                                    ;   132.2 p5+p2   62 r
        movaps [rcx - 32], xmm0                                    ;   131.2 p3+p4   63 r spill
        movaps xmm0, xmm14                                         ;   133.2 p0      63 r copy
        orps xmm0, [r9 + 1264]                                     ;   134.2 p1+p2   63 r
        xorps xmm0, [rbx + 16]                                     ;   135.2 p5+p2   63 r
        movaps [rcx - 16], xmm14                                   ;   133.2 p3+p4   62 r spill
        movaps xmm14, xmm15                                        ;   125.2 p0      54 next copy
        xorps xmm14, [r8]                                          ;   133.2 p1+p2   54 next
        movaps [r11 + 64], xmm15                                   ;   126.2 p3+p4   63 r spill
        movaps xmm15, xmm1                                         ;   126.5 p5      54 next copy
        xorps xmm15, [r8 + 16]                                     ;   134.2 p0+p2   54 next
        movaps [r11 + 80], xmm1                                    ;   127.2 p3+p4   63 r spill
        movaps xmm1, xmm2                                          ;   127.2 p1      54 next copy
        xorps xmm1, [r8 + 32]                                      ;   135.2 p5+p2   54 next
        movaps [r11 + 96], xmm2                                    ;   128.2 p3+p4   63 r spill
        movaps xmm2, xmm3                                          ;   128.2 p0      54 next copy
        xorps xmm2, [r8 + 48]                                      ;   136.2 p1+p2   54 next
        movaps [r11 + 112], xmm3                                   ;   129.2 p3+p4   63 r spill
        movaps xmm3, xmm7                                          ;   129.0 p5      54 next copy
        xorps xmm3, [r8 + 112]                                     ;   137.2 p0+p2   54 next
        movaps [r13 - 128], xmm7                                   ;   130.2 p3+p4   63 r spill
        movaps xmm7, xmm4                                          ;   129.8 p1      54 next copy
        xorps xmm7, [r8 + 64]                                      ;   138.2 p5+p2   54 next
        movaps [r13 - 112], xmm4                                   ;   131.2 p3+p4   63 r spill
        movaps xmm4, xmm8                                          ;   130.5 p0      54 next copy
        xorps xmm4, [r8 + 128]                                     ;   139.2 p1+p2   54 next
        movaps [r13 - 96], xmm8                                    ;   132.2 p3+p4   63 r spill
        movaps xmm8, xmm5                                          ;   131.2 p5      54 next copy
        xorps xmm8, [r8 + 80]                                      ;   140.2 p0+p2   54 next
        movaps [r13 - 80], xmm5                                    ;   133.2 p3+p4   63 r spill
        movaps xmm5, xmm9                                          ;   132.0 p1      54 next copy
        xorps xmm5, [r8 + 144]                                     ;   141.2 p5+p2   54 next
        movaps [r13 - 64], xmm9                                    ;   134.2 p3+p4   63 r spill
        movaps xmm9, xmm6                                          ;   132.8 p0      54 next copy
        xorps xmm9, [r8 + 96]                                      ;   142.2 p1+p2   54 next
        movaps [r13 - 48], xmm6                                    ;   135.2 p3+p4   63 r spill
        movaps xmm6, xmm10                                         ;   133.5 p5      54 next copy
        xorps xmm6, [r8 + 160]                                     ;   143.2 p0+p2   54 next
        movaps [r13 - 32], xmm10                                   ;   136.2 p3+p4   63 r spill
        movaps xmm10, xmm11                                        ;   134.2 p1      54 next copy
        xorps xmm10, [r8 + 176]                                    ;   144.2 p5+p2   54 next
        movaps [r13 - 16], xmm11                                   ;   137.2 p3+p4   63 r spill
        movaps xmm11, xmm12                                        ;   135.0 p0      54 next copy
        xorps xmm11, [r8 + 192]                                    ;   145.2 p1+p2   54 next
        movaps [r13 + 0], xmm12                                    ;   138.2 p3+p4   63 r spill
        movaps xmm12, xmm13                                        ;   135.8 p5      54 next copy
        xorps xmm12, [r8 + 208]                                    ;   146.2 p0+p2   54 next
        movaps [r13 + 16], xmm13                                   ;   139.2 p3+p4   63 r spill
        movaps xmm13, [rbx + 32]                                   ;   147.2 p2      54 next
        xorps xmm13, [r8 + 224]                                    ;   150.2 p1+p2   54 next
        movaps [rcx + 0], xmm0                                     ;   140.2 p3+p4   63 r spill
        movaps xmm0, [rbx + 48]                                    ;   149.2 p2      54 next
        xorps xmm0, [r8 + 240]                                     ;   152.2 p5+p2   54 next
        movaps [rsi - 96], xmm1                                    ;   141.2 p3+p4   54 next spill
        movaps xmm1, xmm4                                          ;   140.2 p0      41 next copy
        xorps xmm1, xmm11                                          ;   146.2 p1      41 next
        movaps [rbp - 48], xmm2                                    ;   142.2 p3+p4   54 next spill
        movaps xmm2, xmm1                                          ;   147.2 p5      41 next copy
        movaps [rbp - 112], xmm15                                  ;   143.2 p3+p4   54 next spill
        movaps xmm15, xmm1                                         ;   147.2 p0      41 next copy
        andps xmm1, xmm3                                           ;   147.2 p1      41 next
        andps xmm15, xmm10                                         ;   148.2 p5      41 next
        movaps [rsi + 48], xmm9                                    ;   144.2 p3+p4   54 next spill
        movaps xmm9, xmm4                                          ;   142.5 p0      41 next copy
        andps xmm9, xmm6                                           ;   144.2 p1      41 next
        movaps [rbp + 16], xmm8                                    ;   145.2 p3+p4   54 next spill
        movaps xmm8, xmm4                                          ;   143.5 p5      41 next copy
        andps xmm8, xmm3                                           ;   144.5 p0      41 next
        movaps [rsi - 48], xmm14                                   ;   146.2 p3+p4   54 next spill
        movaps xmm14, xmm4                                         ;   144.5 p1      41 next copy
        andps xmm14, xmm5                                          ;   145.5 p5      41 next
        xorps xmm14, xmm3                                          ;   146.5 p0      41 next
        movaps [rbp - 96], xmm7                                    ;   147.2 p3+p4   54 next spill
        movaps xmm7, xmm14                                         ;   147.5 p1      41 next copy
        xorps xmm14, xmm0                                          ;   153.2 p5      41 next
        movaps [rsi - 32], xmm14                                   ;   154.2 p3+p4   41 next spill
        movaps xmm14, xmm4                                         ;   146.2 p0      41 next copy
        andps xmm14, xmm13                                         ;   151.2 p1      41 next
        xorps xmm7, xmm14                                          ;   152.2 p5      41 next
        movaps xmm14, xmm4                                         ;   147.2 p0      41 next copy
        andps xmm14, [rsi - 32]                                    ;   157.2 p1+p2   41 next
        movaps [rsi + 64], xmm1                                    ;   149.2 p3+p4   41 next spill
        movaps xmm1, xmm4                                          ;   147.8 p5      41 next copy
        xorps xmm1, xmm3                                           ;   148.8 p0      41 next
        andps xmm1, xmm11                                          ;   149.8 p1      41 next
        andps xmm4, xmm12                                          ;   148.8 p5      41 next
        movaps [rsi + 80], xmm4                                    ;   150.2 p3+p4   41 next spill
        movaps xmm4, xmm3                                          ;   149.2 p0      41 next copy
        xorps xmm4, xmm12                                          ;   150.2 p1      41 next
        movaps [rbp + 48], xmm1                                    ;   151.2 p3+p4   41 next spill
        movaps xmm1, xmm4                                          ;   151.2 p5      41 next copy
        xorps xmm1, xmm6                                           ;   152.2 p0      41 next
        movaps [rsi - 112], xmm14                                  ;   158.2 p3+p4   41 next spill
        movaps xmm14, xmm4                                         ;   151.2 p1      41 next copy
        andps xmm4, xmm11                                          ;   151.2 p5      41 next
        xorps xmm4, [rsi - 32]                                     ;   157.2 p0+p2   41 next
        xorps xmm4, xmm10                                          ;   158.2 p1      41 next
        movaps [rsi - 32], xmm4                                    ;   159.2 p3+p4   41 next spill
        movaps xmm4, xmm3                                          ;   151.8 p5      41 next copy
        andps xmm4, xmm13                                          ;   152.8 p0      41 next
        movaps [rsi - 16], xmm11                                   ;   154.2 p3+p4   54 next spill
        movaps xmm11, xmm3                                         ;   152.5 p1      41 next copy
        andps xmm11, xmm0                                          ;   153.5 p5      41 next
        xorps xmm11, xmm13                                         ;   154.5 p0      41 next
        movaps [rbp - 32], xmm7                                    ;   155.2 p3+p4   41 next spill
        movaps xmm7, xmm11                                         ;   155.5 p1      41 next copy
        movaps [rdi - 96], xmm14                                   ;   156.2 p3+p4   41 next spill
        movaps xmm14, xmm3                                         ;   154.0 p5      41 next copy
        andps xmm14, xmm6                                          ;   155.0 p0      41 next
        movaps [rdi - 80], xmm15                                   ;   157.2 p3+p4   41 next spill
        movaps xmm15, xmm3                                         ;   154.8 p1      41 next copy
        andps xmm3, xmm12                                          ;   155.0 p5      41 next
        andps xmm15, xmm10                                         ;   155.8 p0      41 next
        movaps [rbp + 32], xmm15                                   ;   158.2 p3+p4   41 next spill
        movaps xmm15, xmm6                                         ;   155.8 p1      41 next copy
        andps xmm15, xmm13                                         ;   156.8 p5      41 next
        movaps [rbp + 112], xmm15                                  ;   159.2 p3+p4   41 next spill
        movaps xmm15, xmm6                                         ;   156.5 p0      41 next copy
        andps xmm15, xmm12                                         ;   157.5 p1      41 next
        xorps xmm4, xmm15                                          ;   158.5 p5      41 next
        movaps xmm15, [rel misty1_encrypt_compact.T0_constants128] ;   157.2 p2      41 next reload
        xorps xmm4, xmm15                                          ;   160.2 p0      41 next
        movaps [rdi - 64], xmm4                                    ;   161.2 p3+p4   41 next spill
        movaps xmm4, xmm6                                          ;   158.0 p1      41 next copy
        andps xmm4, xmm5                                           ;   159.0 p5      41 next
        xorps xmm2, xmm4                                           ;   160.0 p0      41 next
        movaps xmm4, xmm6                                          ;   159.0 p1      41 next copy
        andps xmm4, xmm10                                          ;   160.0 p5      41 next
        xorps xmm9, xmm4                                           ;   161.0 p0      41 next
        xorps xmm11, xmm4                                          ;   161.0 p1      41 next
        xorps xmm3, xmm9                                           ;   162.0 p5      41 next
        movaps xmm4, xmm12                                         ;   160.5 p0      41 next copy
        andps xmm4, xmm10                                          ;   161.5 p1      41 next
        xorps xmm14, xmm4                                          ;   162.5 p5      41 next
        movaps xmm4, xmm10                                         ;   161.5 p0      41 next copy
        andps xmm4, xmm0                                           ;   162.5 p1      41 next
        xorps xmm6, xmm4                                           ;   163.5 p5      41 next
        movaps xmm9, xmm6                                          ;   164.5 p0      41 next copy
        andps xmm6, xmm0                                           ;   164.5 p1      41 next
        xorps xmm6, xmm15                                          ;   165.5 p5      41 next
        movaps xmm15, xmm0                                         ;   163.5 p0      41 next copy
        andps xmm15, xmm13                                         ;   164.5 p1      41 next
        xorps xmm14, xmm15                                         ;   165.5 p5      41 next
        movaps [rsi + 96], xmm6                                    ;   166.5 p3+p4   41 next spill
        movaps xmm6, xmm0                                          ;   164.5 p0      41 next copy
        orps xmm6, xmm1                                            ;   165.5 p1      41 next
        movaps [rdi - 48], xmm3                                    ;   164.0 p3+p4   41 next spill
        movaps xmm3, xmm0                                          ;   165.2 p5      41 next copy
        andps xmm0, xmm5                                           ;   165.5 p0      41 next
        movaps [rsi + 112], xmm12                                  ;   165.0 p3+p4   54 next spill
        movaps xmm12, xmm1                                         ;   166.0 p1      41 next copy
        andps xmm12, xmm5                                          ;   167.0 p5      41 next
        xorps xmm7, xmm12                                          ;   168.0 p0      41 next
        xorps xmm9, xmm7                                           ;   169.0 p1      41 next
        movaps xmm7, xmm10                                         ;   167.2 p5      41 next copy
        movaps xmm12, xmm10                                        ;   167.5 p0      41 next copy
        andps xmm10, xmm13                                         ;   168.0 p1      41 next
        andps xmm7, [rsi - 16]                                     ;   168.2 p5+p2   41 next
        xorps xmm3, xmm7                                           ;   169.2 p0      41 next
        xorps xmm7, xmm5                                           ;   169.2 p1      41 next
        andps xmm12, xmm7                                          ;   170.2 p5      41 next
        movaps [rbp - 16], xmm1                                    ;   167.5 p3+p4   41 next spill
        movaps xmm1, [rbp - 32]                                    ;   167.8 p2      41 next reload
        xorps xmm1, xmm12                                          ;   171.2 p0      41 next
        movaps xmm12, [rbp + 48]                                   ;   168.8 p2      41 next reload
        xorps xmm12, xmm1                                          ;   172.2 p1      41 next
        andps xmm3, [rsi - 16]                                     ;   170.2 p5+p2   41 next
        xorps xmm9, xmm3                                           ;   171.2 p0      41 next
        movaps xmm3, xmm5                                          ;   171.0 p1      41 next copy
        andps xmm3, [rsi - 16]                                     ;   172.0 p5+p2   41 next
        xorps xmm6, xmm3                                           ;   173.0 p0      41 next
        xorps xmm8, xmm6                                           ;   174.0 p1      41 next
        movaps xmm3, xmm14                                         ;   172.2 p5      41 next copy
        movaps xmm6, xmm13                                         ;   172.5 p0      41 next copy
        andps xmm6, [rsi - 16]                                     ;   173.5 p1+p2   41 next
        movaps [rbp + 48], xmm12                                   ;   173.2 p3+p4   41 next spill
        movaps xmm12, [rdi - 80]                                   ;   172.8 p2      41 next reload
        xorps xmm12, xmm6                                          ;   175.8 p5      41 next
        xorps xmm11, xmm12                                         ;   176.8 p0      41 next
        xorps xmm7, xmm11                                          ;   177.8 p1      41 next
        xorps xmm3, xmm7                                           ;   178.8 p5      41 next
        xorps xmm12, xmm8                                          ;   176.8 p0      41 next
        movaps xmm6, [rdi - 96]                                    ;   173.8 p2      41 next reload
        xorps xmm6, xmm12                                          ;   177.8 p1      41 next
        movaps xmm7, [rbp + 32]                                    ;   174.8 p2      41 next reload
        xorps xmm10, xmm7                                          ;   177.8 p5      41 next
        movaps xmm11, [rsi - 112]                                  ;   175.8 p2      41 next reload
        xorps xmm11, xmm10                                         ;   178.8 p0      41 next
        xorps xmm11, xmm2                                          ;   179.8 p1      41 next
        movaps xmm10, xmm13                                        ;   176.2 p5      41 next copy
        andps xmm13, xmm5                                          ;   176.5 p0      41 next
        movaps xmm12, [rsi + 112]                                  ;   176.8 p2      54 next reload
        andps xmm10, xmm12                                         ;   179.8 p1      41 next
        xorps xmm0, xmm10                                          ;   180.8 p5      41 next
        andps xmm5, xmm12                                          ;   179.8 p0      41 next
        xorps xmm14, xmm5                                          ;   180.8 p1      41 next
        xorps xmm12, xmm14                                         ;   181.8 p5      41 next
        movaps xmm14, [rbp + 112]                                  ;   177.8 p2      41 next reload
        xorps xmm7, xmm14                                          ;   180.8 p0      41 next
        xorps xmm1, xmm7                                           ;   181.8 p1      41 next
        movaps xmm7, xmm1                                          ;   182.8 p5      41 next copy
        xorps xmm7, [rsi - 32]                                     ;   183.8 p0+p2   41 next
        movaps [rbp + 112], xmm1                                   ;   182.8 p3+p4   41 next spill
        movaps xmm1, [rsi + 64]                                    ;   179.8 p2      41 next reload
        xorps xmm1, xmm7                                           ;   184.8 p1      41 next
        movaps xmm7, [rdi - 48]                                    ;   180.8 p2      41 next reload
        xorps xmm1, xmm7                                           ;   185.8 p5      41 next
        xorps xmm13, [rsi + 96]                                    ;   181.8 p0+p2   41 next
        xorps xmm15, xmm13                                         ;   182.8 p1      41 next
        xorps xmm6, xmm15                                          ;   183.8 p5      41 next
        movaps xmm15, [rbp - 16]                                   ;   182.8 p2      41 next reload
        xorps xmm0, xmm15                                          ;   185.8 p0      41 next
        xorps xmm10, [rsi + 80]                                    ;   183.8 p1+p2   41 next
        xorps xmm3, xmm10                                          ;   184.8 p5      41 next
        xorps xmm14, xmm3                                          ;   185.8 p0      41 next
        movaps xmm3, xmm15                                         ;   185.8 p1      41 next copy
        orps xmm3, [rsi - 16]                                      ;   186.8 p5+p2   41 next
        xorps xmm0, xmm3                                           ;   187.8 p0      41 next
        xorps xmm2, xmm0                                           ;   188.8 p1      41 next
        xorps xmm12, xmm2                                          ;   189.8 p5      41 next
        xorps xmm13, [rsi + 80]                                    ;   185.8 p0+p2   41 next
        movaps xmm2, [rdi - 64]                                    ;   186.8 p2      41 next reload
        xorps xmm10, xmm2                                          ;   189.8 p1      41 next
        xorps xmm11, xmm10                                         ;   190.8 p5      41 next
        xorps xmm2, [rsi - 32]                                     ;   189.8 p0+p2   41 next
        xorps xmm8, xmm2                                           ;   190.8 p1      41 next
        xorps xmm15, xmm8                                          ;   191.8 p5      41 next
        xorps xmm7, [rsi + 96]                                     ;   188.8 p0+p2   41 next
        xorps xmm9, xmm7                                           ;   189.8 p1      41 next
        movaps xmm2, [rbp + 48]                                    ;   189.8 p2      41 next reload
        xorps xmm5, xmm2                                           ;   192.8 p5      41 next
        xorps xmm0, xmm2                                           ;   192.8 p0      41 next
        xorps xmm4, xmm0                                           ;   193.8 p1      41 next
        xorps xmm13, xmm5                                          ;   193.8 p5      41 next
        movaps xmm0, [rbp + 112]                                   ;   190.8 p2      41 next reload
        xorps xmm0, xmm13                                          ;   194.8 p0      41 next
        movaps xmm2, [rbp - 96]                                    ;   191.8 p2      41 next
        movaps xmm3, [rsi - 48]                                    ;   192.8 p2      54 next reload
        andps xmm2, xmm3                                           ;   195.8 p1      41 next
        movaps xmm5, [rbp + 16]                                    ;   193.8 p2      41 next
        andps xmm5, xmm3                                           ;   196.8 p5      41 next
        movaps xmm7, [rsi + 48]                                    ;   194.8 p2      41 next
        movaps xmm8, [rbp - 112]                                   ;   195.8 p2      54 next reload
        andps xmm7, xmm8                                           ;   198.8 p0      41 next
        movaps xmm10, xmm5                                         ;   197.8 p1      41 next copy
        movaps xmm13, [rsi + 48]                                   ;   196.8 p2      54 next reload
        andps xmm10, xmm13                                         ;   199.8 p5      41 next
        xorps xmm9, xmm8                                           ;   198.8 p0      41 next
        xorps xmm0, xmm3                                           ;   195.8 p1      41 next
        xorps xmm1, [rsi - 96]                                     ;   197.8 p5+p2   41 next
        xorps xmm4, [rbp - 48]                                     ;   198.8 p0+p2   41 next
        xorps xmm12, [rbp - 96]                                    ;   199.8 p1+p2   41 next
        xorps xmm14, [rbp + 16]                                    ;   200.8 p5+p2   41 next
        movaps [rbp + 112], xmm15                                  ;   194.2 p3+p4   41 next spill
        movaps xmm15, xmm2                                         ;   196.8 p0      41 next copy
        movaps [rbp + 48], xmm11                                   ;   195.2 p3+p4   41 next spill
        movaps xmm11, xmm2                                         ;   196.8 p1      41 next copy
        movaps [rsi + 96], xmm6                                    ;   196.2 p3+p4   41 next spill
        movaps xmm6, xmm5                                          ;   197.8 p5      41 next copy
        movaps [rsi - 32], xmm14                                   ;   201.8 p3+p4   41 next spill
        movaps xmm14, xmm0                                         ;   196.8 p0      41 next copy
        movaps [rdi - 64], xmm0                                    ;   198.2 p3+p4   41 next spill
        movaps xmm0, xmm8                                          ;   198.8 p1      41 next copy
        movaps [rsi + 80], xmm12                                   ;   200.8 p3+p4   41 next spill
        movaps xmm12, xmm8                                         ;   198.8 p5      41 next copy
        movaps [rsi - 16], xmm4                                    ;   200.2 p3+p4   41 next spill
        movaps xmm4, xmm8                                          ;   198.8 p0      41 next copy
        andps xmm4, [rbp + 16]                                     ;   201.8 p1+p2   41 next
        xorps xmm10, xmm4                                          ;   202.8 p5      41 next
        xorps xmm10, [rel misty1_encrypt_compact.T0_constants128]  ;   203.8 p0+p2   41 next
        movaps [rbp - 16], xmm1                                    ;   201.2 p3+p4   41 next spill
        movaps xmm1, xmm8                                          ;   199.0 p1      41 next copy
        andps xmm1, xmm3                                           ;   200.0 p5      41 next
        movaps [rdi - 48], xmm9                                    ;   202.2 p3+p4   41 next spill
        movaps xmm9, xmm1                                          ;   201.0 p0      41 next copy
        movaps [rsi + 64], xmm14                                   ;   203.2 p3+p4   41 next spill
        movaps xmm14, xmm8                                         ;   200.2 p1      41 next copy
        andps xmm14, [rbp - 48]                                    ;   203.8 p5+p2   41 next
        xorps xmm2, xmm14                                          ;   204.8 p0      41 next
        andps xmm8, [rbp - 96]                                     ;   204.8 p1+p2   41 next
        xorps xmm6, xmm8                                           ;   205.8 p5      41 next
        movaps xmm8, xmm4                                          ;   202.8 p0      41 next copy
        andps xmm8, [rbp - 48]                                     ;   205.8 p1+p2   41 next
        xorps xmm9, xmm8                                           ;   206.8 p5      41 next
        movaps xmm8, xmm4                                          ;   202.8 p0      41 next copy
        xorps xmm8, xmm13                                          ;   203.8 p1      41 next
        andps xmm8, xmm3                                           ;   204.8 p5      41 next
        xorps xmm4, [rsi - 96]                                     ;   206.8 p0+p2   41 next
        movaps [rbp - 112], xmm2                                   ;   205.8 p3+p4   41 next spill
        movaps xmm2, xmm10                                         ;   204.8 p1      41 next copy
        xorps xmm10, xmm8                                          ;   205.8 p5      41 next
        movaps [rsi + 112], xmm4                                   ;   207.8 p3+p4   41 next spill
        movaps xmm4, xmm6                                          ;   206.8 p0      41 next copy
        xorps xmm6, [rsi - 96]                                     ;   207.8 p1+p2   41 next
        movaps [rbp + 32], xmm6                                    ;   208.8 p3+p4   41 next spill
        movaps xmm6, xmm3                                          ;   205.5 p5      41 next copy
        andps xmm6, [rbp - 48]                                     ;   208.8 p0+p2   41 next
        xorps xmm0, xmm6                                           ;   209.8 p1      41 next
        movaps xmm3, xmm0                                          ;   210.8 p5      41 next copy
        xorps xmm3, [rbp - 96]                                     ;   211.8 p0+p2   41 next
        andps xmm3, xmm13                                          ;   212.8 p1      41 next
        xorps xmm6, xmm3                                           ;   213.8 p5      41 next
        movaps [rsi - 112], xmm6                                   ;   214.8 p3+p4   41 next spill
        movaps xmm6, xmm0                                          ;   210.8 p0      41 next copy
        andps xmm0, [rsi - 96]                                     ;   210.8 p1+p2   41 next
        xorps xmm4, xmm0                                           ;   211.8 p5      41 next
        movaps xmm0, xmm13                                         ;   208.8 p0      41 next copy
        andps xmm0, [rbp - 48]                                     ;   211.8 p1+p2   41 next
        movaps [rdi - 96], xmm5                                    ;   208.2 p3+p4   41 next spill
        movaps xmm5, xmm0                                          ;   212.8 p5      41 next copy
        xorps xmm5, [rbp - 96]                                     ;   213.8 p0+p2   41 next
        movaps [rdi - 80], xmm3                                    ;   213.8 p3+p4   41 next spill
        movaps xmm3, xmm5                                          ;   214.8 p1      41 next copy
        andps xmm5, [rbp + 16]                                     ;   214.8 p5+p2   41 next
        xorps xmm14, xmm5                                          ;   215.8 p0      41 next
        movaps xmm5, xmm13                                         ;   211.2 p1      41 next copy
        andps xmm5, [rsi - 96]                                     ;   214.8 p5+p2   41 next
        xorps xmm1, xmm5                                           ;   215.8 p0      41 next
        movaps xmm13, xmm1                                         ;   216.8 p1      41 next copy
        andps xmm13, [rsi - 96]                                    ;   217.8 p5+p2   41 next
        xorps xmm13, [rsi - 48]                                    ;   218.8 p0+p2   41 next
        xorps xmm6, xmm13                                          ;   219.8 p1      41 next
        movaps xmm13, [rbp - 96]                                   ;   217.8 p2      54 next reload
        andps xmm1, xmm13                                          ;   220.8 p5      41 next
        movaps [rbp - 32], xmm6                                    ;   220.8 p3+p4   41 next spill
        movaps xmm6, xmm13                                         ;   220.8 p0      41 next copy
        andps xmm6, [rbp - 48]                                     ;   221.8 p1+p2   41 next
        xorps xmm15, xmm6                                          ;   222.8 p5      41 next
        andps xmm15, [rbp + 16]                                    ;   223.8 p0+p2   41 next
        xorps xmm3, xmm15                                          ;   224.8 p1      41 next
        xorps xmm1, xmm3                                           ;   225.8 p5      41 next
        xorps xmm4, xmm1                                           ;   226.8 p0      41 next
        movaps xmm15, [rdi - 80]                                   ;   220.8 p2      41 next reload
        xorps xmm15, xmm4                                          ;   227.8 p1      41 next
        movaps xmm1, [rbp + 16]                                    ;   221.8 p2      41 next
        movaps xmm3, [rsi - 96]                                    ;   222.8 p2      54 next reload
        andps xmm1, xmm3                                           ;   225.8 p5      41 next
        xorps xmm7, xmm1                                           ;   226.8 p0      41 next
        andps xmm12, xmm1                                          ;   226.8 p1      41 next
        xorps xmm6, xmm7                                           ;   227.8 p5      41 next
        xorps xmm11, xmm7                                          ;   227.8 p0      41 next
        movaps xmm1, xmm13                                         ;   221.2 p1      41 next copy
        movaps xmm4, xmm3                                          ;   225.8 p5      41 next copy
        andps xmm4, xmm6                                           ;   228.8 p0      41 next
        xorps xmm9, xmm4                                           ;   229.8 p1      41 next
        movaps xmm4, [rbp - 48]                                    ;   223.8 p2      54 next reload
        xorps xmm9, xmm4                                           ;   230.8 p5      41 next
        movaps xmm7, [rsi - 48]                                    ;   224.8 p2      54 next reload
        xorps xmm6, xmm7                                           ;   228.8 p0      41 next
        andps xmm1, xmm6                                           ;   229.8 p1      41 next
        xorps xmm10, xmm1                                          ;   230.8 p5      41 next
        andps xmm6, xmm7                                           ;   229.8 p0      41 next
        xorps xmm2, xmm6                                           ;   230.8 p1      41 next
        xorps xmm2, xmm5                                           ;   231.8 p5      41 next
        xorps xmm14, xmm2                                          ;   232.8 p0      41 next
        movaps xmm1, [rsi + 64]                                    ;   226.8 p2      41 next reload
        xorps xmm1, xmm14                                          ;   233.8 p1      41 next
        movaps xmm14, [rsi + 112]                                  ;   227.8 p2      41 next reload
        andps xmm13, xmm14                                         ;   230.8 p5      41 next
        andps xmm7, xmm14                                          ;   230.8 p0      41 next
        movaps xmm14, [rbp - 112]                                  ;   228.8 p2      41 next reload
        andps xmm3, xmm14                                          ;   231.8 p1      41 next
        movaps xmm2, xmm4                                          ;   228.5 p5      41 next copy
        xorps xmm4, xmm5                                           ;   228.8 p0      41 next
        andps xmm0, xmm4                                           ;   229.8 p1      41 next
        movaps xmm6, [rbp + 32]                                    ;   229.8 p2      41 next reload
        andps xmm2, xmm6                                           ;   232.8 p5      41 next
        xorps xmm5, xmm6                                           ;   232.8 p0      41 next
        movaps xmm6, [rbp + 16]                                    ;   230.8 p2      54 next reload
        xorps xmm2, xmm6                                           ;   233.8 p1      41 next
        xorps xmm12, xmm2                                          ;   234.8 p5      41 next
        andps xmm4, xmm6                                           ;   233.8 p0      41 next
        xorps xmm8, xmm4                                           ;   234.8 p1      41 next
        xorps xmm5, xmm8                                           ;   235.8 p5      41 next
        movaps xmm2, [rsi + 48]                                    ;   231.8 p2      54 next reload
        andps xmm6, xmm2                                           ;   234.8 p0      41 next
        xorps xmm14, xmm6                                          ;   235.8 p1      41 next
        xorps xmm7, xmm2                                           ;   234.8 p5      41 next
        xorps xmm10, xmm7                                          ;   235.8 p0      41 next
        xorps xmm0, xmm10                                          ;   236.8 p1      41 next
        andps xmm14, xmm2                                          ;   236.8 p5      41 next
        movaps xmm7, [rsi - 112]                                   ;   233.2 p2      41 next reload
        xorps xmm4, xmm7                                           ;   236.2 p0      41 next
        andps xmm6, xmm7                                           ;   236.2 p1      41 next
        xorps xmm11, xmm6                                          ;   237.2 p5      41 next
        xorps xmm12, xmm11                                         ;   238.2 p0      41 next
        movaps xmm6, [rdi - 96]                                    ;   234.5 p2      41 next reload
        xorps xmm6, xmm4                                           ;   237.5 p1      41 next
        xorps xmm9, xmm6                                           ;   238.5 p5      41 next
        movaps xmm4, [rbp - 32]                                    ;   235.5 p2      41 next reload
        xorps xmm5, xmm4                                           ;   238.5 p0      41 next
        xorps xmm14, xmm4                                          ;   238.5 p1      41 next
        xorps xmm3, xmm5                                           ;   239.5 p5      41 next
        xorps xmm13, xmm14                                         ;   239.5 p0      41 next
        movaps xmm14, [rel misty1_encrypt_compact.T0_constants128] ;   236.5 p2      41 next reload
        xorps xmm12, xmm14                                         ;   239.5 p1      41 next
        movaps xmm4, [rdi - 48]                                    ;   237.5 p2      41 next reload
        xorps xmm0, xmm4                                           ;   240.5 p5      41 next
        movaps xmm5, [rbp - 16]                                    ;   238.5 p2      41 next reload
        xorps xmm15, xmm5                                          ;   241.5 p0      41 next
        xorps xmm13, xmm14                                         ;   240.5 p1      41 next
        movaps xmm6, [rsi - 16]                                    ;   239.5 p2      41 next reload
        xorps xmm13, xmm6                                          ;   242.5 p5      41 next
        xorps xmm2, [rsi + 96]                                     ;   240.5 p0+p2   41 next
        xorps xmm9, xmm2                                           ;   241.5 p1      41 next
        movaps xmm7, [rsi + 80]                                    ;   241.5 p2      41 next reload
        xorps xmm12, xmm7                                          ;   244.5 p5      41 next
        movaps xmm8, [rsi - 32]                                    ;   242.5 p2      41 next reload
        xorps xmm3, xmm8                                           ;   245.5 p0      41 next
        xorps xmm1, [r8 + 5520]                                    ;   243.5 p1+p2   48 next
        xorps xmm0, [r8 + 5536]                                    ;   244.5 p5+p2   48 next
        xorps xmm15, [r8 + 5552]                                   ;   245.5 p0+p2   48 next
        xorps xmm13, [r8 + 5568]                                   ;   246.5 p1+p2   48 next
        xorps xmm12, [r8 + 5584]                                   ;   247.5 p5+p2   48 next
        xorps xmm4, [r8 + 5392]                                    ;   248.5 p0+p2   48 next
        xorps xmm3, [r8 + 5600]                                    ;   249.5 p1+p2   48 next
        xorps xmm5, [r8 + 5408]                                    ;   250.5 p5+p2   48 next
        xorps xmm9, [r8 + 5616]                                    ;   251.5 p0+p2   48 next
        xorps xmm6, [r8 + 5424]                                    ;   252.5 p1+p2   48 next
        xorps xmm7, [r8 + 5440]                                    ;   253.5 p5+p2   48 next
        xorps xmm8, [r8 + 5456]                                    ;   254.5 p0+p2   48 next
        xorps xmm2, [r8 + 5472]                                    ;   255.5 p1+p2   48 next
        movaps xmm10, [rdi - 64]                                   ;   256.5 p2      48 next
        xorps xmm10, [r8 + 5376]                                   ;   259.5 p5+p2   48 next
        movaps xmm11, [rbp + 48]                                   ;   258.5 p2      48 next
        xorps xmm11, [r8 + 5488]                                   ;   261.5 p0+p2   48 next
        movaps [rbp + 48], xmm9                                    ;   252.5 p3+p4   48 next spill
        movaps xmm9, [rbp + 112]                                   ;   260.5 p2      48 next
        xorps xmm9, [r8 + 5504]                                    ;   263.5 p1+p2   48 next
        movaps [rbp + 112], xmm3                                   ;   250.5 p3+p4   48 next spill
        movaps xmm3, xmm4                                          ;   249.5 p5      45 next copy
        xorps xmm3, xmm8                                           ;   255.5 p0      45 next
        movaps [rdi - 64], xmm12                                   ;   249.8 p3+p4   48 next spill
        movaps xmm12, xmm3                                         ;   256.5 p1      45 next copy
        movaps [rsi - 32], xmm13                                   ;   250.8 p3+p4   48 next spill
        movaps xmm13, xmm3                                         ;   256.5 p5      45 next copy
        andps xmm13, xmm7                                          ;   257.5 p0      45 next
        andps xmm3, xmm10                                          ;   260.5 p1      45 next
        movaps [rsi + 80], xmm15                                   ;   252.5 p3+p4   48 next spill
        movaps xmm15, xmm4                                         ;   252.8 p5      45 next copy
        andps xmm15, xmm6                                          ;   253.8 p0      45 next
        movaps [rsi + 96], xmm0                                    ;   253.5 p3+p4   48 next spill
        movaps xmm0, xmm4                                          ;   253.5 p1      45 next copy
        andps xmm0, xmm10                                          ;   260.5 p5      45 next
        movaps [rsi - 16], xmm1                                    ;   254.5 p3+p4   48 next spill
        movaps xmm1, xmm4                                          ;   254.2 p0      45 next copy
        andps xmm1, xmm5                                           ;   255.2 p1      45 next
        xorps xmm1, xmm10                                          ;   260.5 p5      45 next
        movaps [rbp - 16], xmm4                                    ;   255.5 p3+p4   48 next spill
        movaps xmm4, xmm1                                          ;   261.5 p0      45 next copy
        xorps xmm1, xmm9                                           ;   264.5 p1      45 next
        movaps [rdi - 48], xmm3                                    ;   261.5 p3+p4   45 next spill
        movaps xmm3, xmm1                                          ;   265.5 p5      45 next copy
        andps xmm1, [rbp - 16]                                     ;   265.5 p0+p2   45 next
        movaps [rbp - 32], xmm1                                    ;   266.5 p3+p4   45 next spill
        movaps xmm1, xmm6                                          ;   257.0 p1      45 next copy
        andps xmm1, xmm11                                          ;   262.5 p5      45 next
        movaps [rdi - 96], xmm1                                    ;   263.5 p3+p4   45 next spill
        movaps xmm1, xmm6                                          ;   258.5 p0      45 next copy
        andps xmm1, xmm2                                           ;   259.5 p1      45 next
        movaps [rsi - 112], xmm8                                   ;   259.5 p3+p4   48 next spill
        movaps xmm8, xmm6                                          ;   259.8 p5      45 next copy
        movaps [rsi + 48], xmm3                                    ;   266.5 p3+p4   45 next spill
        movaps xmm3, xmm6                                          ;   260.2 p0      45 next copy
        andps xmm3, xmm5                                           ;   261.2 p1      45 next
        xorps xmm12, xmm3                                          ;   262.2 p5      45 next
        movaps xmm3, xmm6                                          ;   261.2 p0      45 next copy
        andps xmm3, xmm10                                          ;   262.2 p1      45 next
        movaps [rbp + 16], xmm12                                   ;   263.2 p3+p4   45 next spill
        movaps xmm12, xmm6                                         ;   261.8 p5      45 next copy
        andps xmm12, xmm7                                          ;   262.8 p0      45 next
        xorps xmm15, xmm12                                         ;   263.8 p1      45 next
        movaps [rbp + 32], xmm15                                   ;   264.8 p3+p4   45 next spill
        movaps xmm15, xmm10                                        ;   262.8 p5      45 next copy
        xorps xmm15, xmm2                                          ;   263.8 p0      45 next
        xorps xmm8, xmm15                                          ;   264.8 p1      45 next
        movaps [rbp - 48], xmm4                                    ;   263.5 p3+p4   45 next spill
        movaps xmm4, xmm15                                         ;   264.8 p5      45 next copy
        andps xmm15, [rsi - 112]                                   ;   264.8 p0+p2   45 next
        movaps [rbp - 112], xmm4                                   ;   265.8 p3+p4   45 next spill
        movaps xmm4, [rsi + 48]                                    ;   266.5 p2      45 next reload
        xorps xmm4, xmm15                                          ;   269.5 p1      45 next
        xorps xmm4, xmm7                                           ;   270.5 p5      45 next
        movaps xmm15, xmm10                                        ;   265.2 p0      45 next copy
        andps xmm15, xmm11                                         ;   266.2 p1      45 next
        xorps xmm1, xmm15                                          ;   267.2 p5      45 next
        xorps xmm1, xmm14                                          ;   268.2 p0      45 next
        movaps xmm15, xmm10                                        ;   266.8 p1      45 next copy
        andps xmm15, xmm9                                          ;   267.8 p5      45 next
        xorps xmm15, xmm11                                         ;   268.8 p0      45 next
        xorps xmm12, xmm15                                         ;   269.8 p1      45 next
        movaps [rsi + 48], xmm4                                    ;   271.5 p3+p4   45 next spill
        movaps xmm4, xmm8                                          ;   268.0 p5      45 next copy
        andps xmm4, xmm5                                           ;   269.0 p0      45 next
        xorps xmm15, xmm4                                          ;   270.0 p1      45 next
        movaps xmm4, xmm8                                          ;   269.0 p5      45 next copy
        orps xmm4, xmm9                                            ;   270.0 p0      45 next
        movaps [rsi + 112], xmm8                                   ;   268.8 p3+p4   45 next spill
        movaps xmm8, xmm9                                          ;   269.8 p1      45 next copy
        andps xmm8, xmm11                                          ;   270.8 p5      45 next
        movaps [rsi + 64], xmm1                                    ;   269.8 p3+p4   45 next spill
        movaps xmm1, xmm8                                          ;   271.8 p0      45 next copy
        movaps [rsi - 48], xmm10                                   ;   270.8 p3+p4   48 next spill
        movaps xmm10, xmm9                                         ;   270.8 p1      45 next copy
        andps xmm10, xmm7                                          ;   271.8 p5      45 next
        xorps xmm6, xmm10                                          ;   272.8 p0      45 next
        xorps xmm15, xmm6                                          ;   273.8 p1      45 next
        andps xmm6, xmm9                                           ;   273.8 p5      45 next
        xorps xmm6, xmm14                                          ;   274.8 p0      45 next
        movaps xmm14, xmm9                                         ;   272.8 p1      45 next copy
        andps xmm9, xmm5                                           ;   273.0 p5      45 next
        movaps [rsi - 96], xmm6                                    ;   275.8 p3+p4   45 next spill
        movaps xmm6, xmm7                                          ;   273.2 p0      45 next copy
        andps xmm6, xmm2                                           ;   274.2 p1      45 next
        xorps xmm3, xmm6                                           ;   275.2 p5      45 next
        xorps xmm1, xmm3                                           ;   276.2 p0      45 next
        movaps xmm3, xmm1                                          ;   277.2 p1      45 next copy
        movaps xmm6, xmm5                                          ;   275.0 p5      45 next copy
        andps xmm6, [rsi - 112]                                    ;   276.0 p0+p2   45 next
        xorps xmm4, xmm6                                           ;   277.0 p1      45 next
        xorps xmm0, xmm4                                           ;   278.0 p5      45 next
        movaps xmm4, xmm0                                          ;   279.0 p0      45 next copy
        movaps xmm6, xmm5                                          ;   276.8 p1      45 next copy
        movaps [rbp - 96], xmm5                                    ;   275.2 p3+p4   48 next spill
        movaps xmm5, xmm7                                          ;   277.0 p5      45 next copy
        andps xmm5, [rsi - 112]                                    ;   278.0 p0+p2   45 next
        xorps xmm6, xmm5                                           ;   279.0 p1      45 next
        xorps xmm14, xmm5                                          ;   279.0 p5      45 next
        movaps xmm5, xmm6                                          ;   280.0 p0      45 next copy
        andps xmm6, xmm7                                           ;   280.0 p1      45 next
        andps xmm14, [rsi - 112]                                   ;   280.0 p5+p2   45 next
        xorps xmm15, xmm14                                         ;   281.0 p0      45 next
        movaps xmm14, xmm7                                         ;   279.8 p1      45 next copy
        andps xmm14, xmm11                                         ;   280.8 p5      45 next
        andps xmm7, [rsi - 48]                                     ;   280.2 p0+p2   45 next
        xorps xmm14, xmm7                                          ;   281.8 p1      45 next
        movaps [rdi - 80], xmm7                                    ;   281.2 p3+p4   45 next spill
        movaps xmm7, [rbp - 32]                                    ;   279.0 p2      45 next reload
        xorps xmm7, xmm14                                          ;   282.8 p5      45 next
        movaps xmm14, xmm11                                        ;   281.2 p0      45 next copy
        andps xmm14, [rsi - 112]                                   ;   282.2 p1+p2   45 next
        xorps xmm13, xmm14                                         ;   283.2 p5      45 next
        xorps xmm12, xmm13                                         ;   284.2 p0      45 next
        xorps xmm4, xmm13                                          ;   284.2 p1      45 next
        xorps xmm5, xmm12                                          ;   285.2 p5      45 next
        xorps xmm3, xmm5                                           ;   286.2 p0      45 next
        movaps xmm14, [rbp - 112]                                  ;   281.0 p2      45 next reload
        xorps xmm14, xmm4                                          ;   285.2 p1      45 next
        movaps xmm4, [rbp + 16]                                    ;   282.0 p2      45 next reload
        xorps xmm7, xmm4                                           ;   285.0 p5      45 next
        movaps xmm5, xmm11                                         ;   284.2 p0      45 next copy
        movaps xmm12, [rbp - 16]                                   ;   283.0 p2      48 next reload
        andps xmm5, xmm12                                          ;   286.0 p1      45 next
        movaps xmm13, [rbp - 48]                                   ;   284.0 p2      45 next reload
        xorps xmm13, xmm5                                          ;   287.0 p5      45 next
        xorps xmm6, xmm13                                          ;   288.0 p0      45 next
        movaps xmm5, xmm11                                         ;   285.8 p1      45 next copy
        andps xmm5, xmm2                                           ;   286.8 p5      45 next
        xorps xmm9, xmm5                                           ;   287.8 p0      45 next
        movaps xmm13, xmm12                                        ;   286.8 p1      45 next copy
        andps xmm12, xmm2                                          ;   287.0 p5      45 next
        xorps xmm5, xmm12                                          ;   288.0 p0      45 next
        xorps xmm3, xmm5                                           ;   289.0 p1      45 next
        xorps xmm13, [rsi - 48]                                    ;   288.0 p5+p2   45 next
        andps xmm13, [rsi - 112]                                   ;   289.0 p0+p2   45 next
        xorps xmm13, xmm6                                          ;   290.0 p1      45 next
        andps xmm11, [rbp - 96]                                    ;   289.0 p5+p2   45 next
        xorps xmm11, [rsi - 96]                                    ;   290.0 p0+p2   45 next
        xorps xmm12, xmm11                                         ;   291.0 p1      45 next
        xorps xmm8, xmm11                                          ;   291.0 p5      45 next
        xorps xmm14, xmm8                                          ;   292.0 p0      45 next
        movaps xmm8, xmm2                                          ;   290.8 p1      45 next copy
        movaps xmm11, xmm2                                         ;   291.0 p5      45 next copy
        andps xmm8, [rsi - 48]                                     ;   291.8 p0+p2   45 next
        movaps [rsi - 48], xmm13                                   ;   291.0 p3+p4   45 next spill
        movaps xmm13, [rbp + 32]                                   ;   290.2 p2      45 next reload
        xorps xmm13, xmm8                                          ;   293.2 p1      45 next
        movaps xmm8, xmm13                                         ;   294.2 p5      45 next copy
        xorps xmm9, [rsi + 112]                                    ;   292.2 p0+p2   45 next
        xorps xmm5, [rsi + 64]                                     ;   292.8 p1+p2   45 next
        xorps xmm7, xmm5                                           ;   293.8 p5      45 next
        andps xmm11, [rbp - 96]                                    ;   293.2 p0+p2   45 next
        xorps xmm1, xmm11                                          ;   294.2 p1      45 next
        xorps xmm2, xmm1                                           ;   295.2 p5      45 next
        xorps xmm13, [rsi - 96]                                    ;   294.2 p0+p2   45 next
        xorps xmm15, xmm13                                         ;   295.2 p1      45 next
        movaps xmm1, [rsi - 48]                                    ;   295.2 p2      45 next reload
        xorps xmm11, xmm1                                          ;   298.2 p5      45 next
        xorps xmm12, xmm11                                         ;   299.2 p0      45 next
        movaps xmm5, [rdi - 96]                                    ;   296.2 p2      45 next reload
        xorps xmm3, xmm5                                           ;   299.2 p1      45 next
        xorps xmm5, [rdi - 80]                                     ;   299.2 p5+p2   45 next
        xorps xmm6, xmm5                                           ;   300.2 p0      45 next
        xorps xmm12, xmm6                                          ;   301.2 p1      45 next
        movaps xmm5, [rsi + 48]                                    ;   298.2 p2      45 next reload
        xorps xmm6, xmm5                                           ;   301.2 p5      45 next
        movaps xmm11, [rdi - 48]                                   ;   299.2 p2      45 next reload
        xorps xmm11, xmm6                                          ;   302.2 p0      45 next
        xorps xmm8, xmm11                                          ;   303.2 p1      45 next
        xorps xmm5, [rsi + 64]                                     ;   301.2 p5+p2   45 next
        xorps xmm0, xmm5                                           ;   302.2 p0      45 next
        movaps xmm5, [rsi + 112]                                   ;   301.2 p2      45 next reload
        xorps xmm0, xmm5                                           ;   304.2 p1      45 next
        orps xmm5, [rsi - 112]                                     ;   304.2 p5+p2   45 next
        xorps xmm9, xmm5                                           ;   305.2 p0      45 next
        xorps xmm1, xmm9                                           ;   306.2 p1      45 next
        xorps xmm4, xmm9                                           ;   306.2 p5      45 next
        xorps xmm10, xmm1                                          ;   307.2 p0      45 next
        xorps xmm2, xmm4                                           ;   307.2 p1      45 next
        movaps xmm1, [rsi - 16]                                    ;   303.2 p2      48 next reload
        xorps xmm12, xmm1                                          ;   306.2 p5      45 next
        movaps xmm4, [rsi + 96]                                    ;   304.2 p2      48 next reload
        xorps xmm15, xmm4                                          ;   307.2 p0      45 next
        movaps xmm5, [rsi + 80]                                    ;   305.2 p2      48 next reload
        xorps xmm8, xmm5                                           ;   308.2 p1      45 next
        movaps xmm6, [rsi - 32]                                    ;   306.2 p2      48 next reload
        xorps xmm10, xmm6                                          ;   309.2 p5      45 next
        movaps xmm9, [rdi - 64]                                    ;   307.2 p2      48 next reload
        xorps xmm2, xmm9                                           ;   310.2 p0      45 next
        movaps xmm11, [rbp + 112]                                  ;   308.2 p2      48 next reload
        xorps xmm3, xmm11                                          ;   311.2 p1      45 next
        movaps xmm13, [rbp + 48]                                   ;   309.2 p2      48 next reload
        xorps xmm14, xmm13                                         ;   312.2 p5      45 next
        xorps xmm12, [rcx + 16]                                    ;   310.2 p0+p2   54 next
        xorps xmm15, [rcx + 32]                                    ;   311.2 p1+p2   54 next
        xorps xmm8, [rcx + 48]                                     ;   312.2 p5+p2   54 next
        xorps xmm10, [rcx + 64]                                    ;   313.2 p0+p2   54 next
        xorps xmm2, [rcx + 80]                                     ;   314.2 p1+p2   54 next
        xorps xmm7, [rcx + 112]                                    ;   315.2 p5+p2   54 next
        xorps xmm0, [rax - 112]                                    ;   316.2 p0+p2   54 next
        xorps xmm3, [rcx + 96]                                     ;   317.2 p1+p2   54 next
        xorps xmm1, [rax - 96]                                     ;   318.2 p5+p2   54 next
        xorps xmm14, [rax - 128]                                   ;   319.2 p0+p2   54 next
        xorps xmm4, [rax - 80]                                     ;   320.2 p1+p2   54 next
        xorps xmm5, [rax - 64]                                     ;   321.2 p5+p2   54 next
        xorps xmm6, [rax - 48]                                     ;   322.2 p0+p2   54 next
        xorps xmm9, [rax - 32]                                     ;   323.2 p1+p2   54 next
        xorps xmm11, [rax - 16]                                    ;   324.2 p5+p2   54 next
        xorps xmm13, [rdi - 16]                                    ;   325.2 p0+p2   54 next
        movaps [rbp + 48], xmm13                                   ;   326.2 p3+p4   54 next spill
        movaps xmm13, [rcx + 16]                                   ;   326.2 p2      54 next
        xorps xmm13, [r8 + 512]                                    ;   329.2 p1+p2   54 next
        movaps [rbp + 112], xmm11                                  ;   325.2 p3+p4   54 next spill
        movaps xmm11, [rcx + 32]                                   ;   328.2 p2      54 next
        xorps xmm11, [r8 + 528]                                    ;   331.2 p5+p2   54 next
        movaps [rdi - 64], xmm9                                    ;   324.2 p3+p4   54 next spill
        movaps xmm9, [rcx + 48]                                    ;   330.2 p2      54 next
        xorps xmm9, [r8 + 544]                                     ;   333.2 p0+p2   54 next
        movaps [rsi - 32], xmm6                                    ;   323.2 p3+p4   54 next spill
        movaps xmm6, [rcx + 64]                                    ;   332.2 p2      54 next
        xorps xmm6, [r8 + 560]                                     ;   335.2 p1+p2   54 next
        movaps [rsi + 80], xmm5                                    ;   322.2 p3+p4   54 next spill
        movaps xmm5, [rcx + 112]                                   ;   334.2 p2      54 next
        xorps xmm5, [r8 + 624]                                     ;   337.2 p5+p2   54 next
        movaps [rsi + 96], xmm4                                    ;   323.5 p3+p4   54 next spill
        movaps xmm4, [rcx + 80]                                    ;   336.2 p2      54 next
        xorps xmm4, [r8 + 576]                                     ;   339.2 p0+p2   54 next
        movaps [rsi - 16], xmm1                                    ;   324.5 p3+p4   54 next spill
        movaps xmm1, [rax - 112]                                   ;   338.2 p2      54 next
        xorps xmm1, [r8 + 640]                                     ;   341.2 p1+p2   54 next
        movaps [rsi - 112], xmm0                                   ;   325.5 p3+p4   54 next spill
        movaps xmm0, [rcx + 96]                                    ;   340.2 p2      54 next
        xorps xmm0, [r8 + 592]                                     ;   343.2 p5+p2   54 next
        movaps [rsi + 112], xmm7                                   ;   326.5 p3+p4   54 next spill
        movaps xmm7, [rax - 96]                                    ;   342.2 p2      54 next
        xorps xmm7, [r8 + 656]                                     ;   345.2 p0+p2   54 next
        movaps [rsi + 64], xmm14                                   ;   329.2 p3+p4   54 next spill
        movaps xmm14, [rax - 128]                                  ;   344.2 p2      54 next
        xorps xmm14, [r8 + 608]                                    ;   347.2 p1+p2   54 next
        movaps [rsi + 48], xmm3                                    ;   331.2 p3+p4   54 next spill
        movaps xmm3, [rax - 80]                                    ;   346.2 p2      54 next
        xorps xmm3, [r8 + 672]                                     ;   349.2 p5+p2   54 next
        movaps [rdi - 48], xmm2                                    ;   333.2 p3+p4   54 next spill
        movaps xmm2, [rax - 64]                                    ;   348.2 p2      54 next
        xorps xmm2, [r8 + 688]                                     ;   351.2 p0+p2   54 next
        movaps [rdi - 80], xmm10                                   ;   335.2 p3+p4   54 next spill
        movaps xmm10, [rax - 48]                                   ;   350.2 p2      54 next
        xorps xmm10, [r8 + 704]                                    ;   353.2 p1+p2   54 next
        movaps [rdi - 96], xmm8                                    ;   337.2 p3+p4   54 next spill
        movaps xmm8, [rax - 32]                                    ;   352.2 p2      54 next
        xorps xmm8, [r8 + 720]                                     ;   355.2 p5+p2   54 next
        movaps [rsi - 48], xmm15                                   ;   339.2 p3+p4   54 next spill
        movaps xmm15, [rax - 16]                                   ;   354.2 p2      54 next
        xorps xmm15, [r8 + 736]                                    ;   357.2 p0+p2   54 next
        movaps [rsi - 96], xmm12                                   ;   341.2 p3+p4   54 next spill
        movaps xmm12, [rdi - 16]                                   ;   356.2 p2      54 next
        xorps xmm12, [r8 + 752]                                    ;   359.2 p1+p2   54 next
        movaps [rbp - 96], xmm9                                    ;   343.2 p3+p4   54 next spill
        movaps xmm9, xmm1                                          ;   343.5 p5      41 next copy
        xorps xmm9, xmm10                                          ;   354.2 p0      41 next
        movaps [rbp + 32], xmm6                                    ;   344.2 p3+p4   54 next spill
        movaps xmm6, xmm9                                          ;   355.2 p1      41 next copy
        movaps [rbp - 16], xmm11                                   ;   345.2 p3+p4   54 next spill
        movaps xmm11, xmm9                                         ;   355.2 p5      41 next copy
        andps xmm9, xmm5                                           ;   355.2 p0      41 next
        andps xmm11, xmm2                                          ;   356.2 p1      41 next
        movaps [rbp - 48], xmm14                                   ;   348.2 p3+p4   54 next spill
        movaps xmm14, xmm1                                         ;   348.5 p5      41 next copy
        andps xmm14, xmm3                                          ;   350.2 p0      41 next
        movaps [rbp + 16], xmm0                                    ;   349.2 p3+p4   54 next spill
        movaps xmm0, xmm1                                          ;   349.5 p1      41 next copy
        andps xmm0, xmm5                                           ;   350.5 p5      41 next
        movaps [rbp - 112], xmm13                                  ;   350.2 p3+p4   54 next spill
        movaps xmm13, xmm1                                         ;   350.5 p0      41 next copy
        andps xmm13, xmm7                                          ;   351.5 p1      41 next
        xorps xmm13, xmm5                                          ;   352.5 p5      41 next
        movaps [rbp - 32], xmm4                                    ;   351.2 p3+p4   54 next spill
        movaps xmm4, xmm13                                         ;   353.5 p0      41 next copy
        xorps xmm13, xmm12                                         ;   360.2 p1      41 next
        movaps [rdx + 16], xmm13                                   ;   361.2 p3+p4   41 next spill
        movaps xmm13, xmm1                                         ;   352.2 p5      41 next copy
        andps xmm13, xmm15                                         ;   358.2 p0      41 next
        xorps xmm4, xmm13                                          ;   359.2 p1      41 next
        movaps xmm13, xmm1                                         ;   353.2 p5      41 next copy
        andps xmm13, [rdx + 16]                                    ;   364.2 p0+p2   41 next
        movaps [rbp - 128], xmm9                                   ;   356.2 p3+p4   41 next spill
        movaps xmm9, xmm1                                          ;   354.2 p1      41 next copy
        xorps xmm9, xmm5                                           ;   355.2 p5      41 next
        andps xmm9, xmm10                                          ;   356.2 p0      41 next
        andps xmm1, xmm8                                           ;   356.2 p1      41 next
        movaps [rbp + 64], xmm1                                    ;   357.2 p3+p4   41 next spill
        movaps xmm1, xmm5                                          ;   355.8 p5      41 next copy
        xorps xmm1, xmm8                                           ;   356.8 p0      41 next
        movaps [rdi - 32], xmm9                                    ;   357.2 p3+p4   41 next spill
        movaps xmm9, xmm1                                          ;   357.8 p1      41 next copy
        xorps xmm9, xmm3                                           ;   358.8 p5      41 next
        movaps [rbp + 0], xmm13                                    ;   365.2 p3+p4   41 next spill
        movaps xmm13, xmm1                                         ;   357.8 p0      41 next copy
        andps xmm1, xmm10                                          ;   357.8 p1      41 next
        xorps xmm1, [rdx + 16]                                     ;   364.2 p5+p2   41 next
        xorps xmm1, xmm2                                           ;   365.2 p0      41 next
        movaps [rdx + 16], xmm1                                    ;   366.2 p3+p4   41 next spill
        movaps xmm1, xmm5                                          ;   358.5 p1      41 next copy
        andps xmm1, xmm15                                          ;   359.5 p5      41 next
        movaps [rbp + 96], xmm10                                   ;   359.5 p3+p4   54 next spill
        movaps xmm10, xmm5                                         ;   359.2 p0      41 next copy
        andps xmm10, xmm12                                         ;   360.2 p1      41 next
        xorps xmm10, xmm15                                         ;   361.2 p5      41 next
        movaps [rdx - 128], xmm4                                   ;   360.5 p3+p4   41 next spill
        movaps xmm4, xmm10                                         ;   362.2 p0      41 next copy
        movaps [rdx - 32], xmm13                                   ;   361.5 p3+p4   41 next spill
        movaps xmm13, xmm5                                         ;   360.8 p1      41 next copy
        andps xmm13, xmm3                                          ;   361.8 p5      41 next
        movaps [rdx - 64], xmm11                                   ;   362.5 p3+p4   41 next spill
        movaps xmm11, xmm5                                         ;   361.5 p0      41 next copy
        andps xmm5, xmm8                                           ;   361.8 p1      41 next
        andps xmm11, xmm2                                          ;   362.5 p5      41 next
        movaps [rdx - 16], xmm11                                   ;   363.5 p3+p4   41 next spill
        movaps xmm11, xmm3                                         ;   362.5 p0      41 next copy
        andps xmm11, xmm15                                         ;   363.5 p1      41 next
        movaps [rbp - 80], xmm11                                   ;   364.5 p3+p4   41 next spill
        movaps xmm11, xmm3                                         ;   363.2 p5      41 next copy
        andps xmm11, xmm8                                          ;   364.2 p0      41 next
        xorps xmm1, xmm11                                          ;   365.2 p1      41 next
        movaps xmm11, [rel misty1_encrypt_compact.T0_constants128] ;   364.0 p2      41 next reload
        xorps xmm1, xmm11                                          ;   367.0 p5      41 next
        movaps [rdx - 112], xmm1                                   ;   368.0 p3+p4   41 next spill
        movaps xmm1, xmm3                                          ;   364.8 p0      41 next copy
        andps xmm1, xmm7                                           ;   365.8 p1      41 next
        xorps xmm6, xmm1                                           ;   366.8 p5      41 next
        movaps xmm1, xmm3                                          ;   365.8 p0      41 next copy
        andps xmm1, xmm2                                           ;   366.8 p1      41 next
        xorps xmm14, xmm1                                          ;   367.8 p5      41 next
        xorps xmm10, xmm1                                          ;   367.8 p0      41 next
        xorps xmm5, xmm14                                          ;   368.8 p1      41 next
        movaps xmm14, xmm8                                         ;   367.2 p5      41 next copy
        andps xmm14, xmm2                                          ;   368.2 p0      41 next
        xorps xmm13, xmm14                                         ;   369.2 p1      41 next
        movaps xmm14, xmm2                                         ;   368.2 p5      41 next copy
        andps xmm14, xmm12                                         ;   369.2 p0      41 next
        xorps xmm3, xmm14                                          ;   370.2 p1      41 next
        movaps xmm1, xmm3                                          ;   371.2 p5      41 next copy
        andps xmm3, xmm12                                          ;   371.2 p0      41 next
        xorps xmm3, xmm11                                          ;   372.2 p1      41 next
        movaps xmm11, xmm12                                        ;   370.2 p5      41 next copy
        andps xmm11, xmm15                                         ;   371.2 p0      41 next
        xorps xmm13, xmm11                                         ;   372.2 p1      41 next
        movaps [rdx + 0], xmm3                                     ;   373.2 p3+p4   41 next spill
        movaps xmm3, xmm12                                         ;   371.2 p5      41 next copy
        orps xmm3, xmm9                                            ;   372.2 p0      41 next
        movaps [rdx - 96], xmm5                                    ;   370.8 p3+p4   41 next spill
        movaps xmm5, xmm12                                         ;   372.0 p1      41 next copy
        andps xmm12, xmm7                                          ;   372.2 p5      41 next
        movaps [rbp + 80], xmm8                                    ;   371.8 p3+p4   54 next spill
        movaps xmm8, xmm9                                          ;   372.8 p0      41 next copy
        andps xmm8, xmm7                                           ;   373.8 p1      41 next
        xorps xmm4, xmm8                                           ;   374.8 p5      41 next
        xorps xmm1, xmm4                                           ;   375.8 p0      41 next
        movaps xmm4, xmm2                                          ;   374.0 p1      41 next copy
        movaps xmm8, xmm2                                          ;   374.2 p5      41 next copy
        andps xmm2, xmm15                                          ;   374.8 p0      41 next
        andps xmm4, [rbp + 96]                                     ;   375.0 p1+p2   41 next
        xorps xmm5, xmm4                                           ;   376.0 p5      41 next
        xorps xmm4, xmm7                                           ;   376.0 p0      41 next
        andps xmm8, xmm4                                           ;   377.0 p1      41 next
        movaps [rdx + 64], xmm9                                    ;   374.2 p3+p4   41 next spill
        movaps xmm9, [rdx - 128]                                   ;   374.5 p2      41 next reload
        xorps xmm9, xmm8                                           ;   378.0 p5      41 next
        movaps xmm8, [rdi - 32]                                    ;   375.5 p2      41 next reload
        xorps xmm8, xmm9                                           ;   379.0 p0      41 next
        andps xmm5, [rbp + 96]                                     ;   377.0 p1+p2   41 next
        xorps xmm1, xmm5                                           ;   378.0 p5      41 next
        movaps xmm5, xmm7                                          ;   377.8 p0      41 next copy
        andps xmm5, [rbp + 96]                                     ;   378.8 p1+p2   41 next
        xorps xmm3, xmm5                                           ;   379.8 p5      41 next
        xorps xmm0, xmm3                                           ;   380.8 p0      41 next
        movaps xmm3, xmm13                                         ;   379.0 p1      41 next copy
        movaps xmm5, xmm15                                         ;   379.2 p5      41 next copy
        andps xmm5, [rbp + 96]                                     ;   380.2 p0+p2   41 next
        movaps [rdi - 32], xmm8                                    ;   380.0 p3+p4   41 next spill
        movaps xmm8, [rdx - 64]                                    ;   379.5 p2      41 next reload
        xorps xmm8, xmm5                                           ;   382.5 p1      41 next
        xorps xmm10, xmm8                                          ;   383.5 p5      41 next
        xorps xmm4, xmm10                                          ;   384.5 p0      41 next
        xorps xmm3, xmm4                                           ;   385.5 p1      41 next
        xorps xmm8, xmm0                                           ;   383.5 p5      41 next
        movaps xmm4, [rdx - 32]                                    ;   380.5 p2      41 next reload
        xorps xmm4, xmm8                                           ;   384.5 p0      41 next
        movaps xmm5, [rdx - 16]                                    ;   381.5 p2      41 next reload
        xorps xmm2, xmm5                                           ;   384.5 p1      41 next
        movaps xmm8, [rbp + 0]                                     ;   382.5 p2      41 next reload
        xorps xmm8, xmm2                                           ;   385.5 p5      41 next
        xorps xmm8, xmm6                                           ;   386.5 p0      41 next
        movaps xmm2, xmm15                                         ;   383.0 p1      41 next copy
        andps xmm15, xmm7                                          ;   383.2 p5      41 next
        movaps xmm10, [rbp + 80]                                   ;   383.5 p2      54 next reload
        andps xmm2, xmm10                                          ;   386.5 p0      41 next
        xorps xmm12, xmm2                                          ;   387.5 p1      41 next
        andps xmm7, xmm10                                          ;   386.5 p5      41 next
        xorps xmm13, xmm7                                          ;   387.5 p0      41 next
        xorps xmm10, xmm13                                         ;   388.5 p1      41 next
        movaps xmm13, [rbp - 80]                                   ;   384.5 p2      41 next reload
        xorps xmm5, xmm13                                          ;   387.5 p5      41 next
        xorps xmm9, xmm5                                           ;   388.5 p0      41 next
        movaps xmm5, xmm9                                          ;   389.5 p1      41 next copy
        xorps xmm5, [rdx + 16]                                     ;   390.5 p5+p2   41 next
        movaps [rbp - 80], xmm9                                    ;   389.5 p3+p4   41 next spill
        movaps xmm9, [rbp - 128]                                   ;   386.5 p2      41 next reload
        xorps xmm9, xmm5                                           ;   391.5 p0      41 next
        movaps xmm5, [rdx - 96]                                    ;   387.5 p2      41 next reload
        xorps xmm9, xmm5                                           ;   392.5 p1      41 next
        xorps xmm15, [rdx + 0]                                     ;   388.5 p5+p2   41 next
        xorps xmm11, xmm15                                         ;   389.5 p0      41 next
        xorps xmm4, xmm11                                          ;   390.5 p1      41 next
        movaps xmm11, [rdx + 64]                                   ;   389.5 p2      41 next reload
        xorps xmm12, xmm11                                         ;   392.5 p5      41 next
        xorps xmm2, [rbp + 64]                                     ;   390.5 p0+p2   41 next
        xorps xmm3, xmm2                                           ;   391.5 p1      41 next
        xorps xmm13, xmm3                                          ;   392.5 p5      41 next
        movaps xmm3, xmm11                                         ;   392.5 p0      41 next copy
        orps xmm3, [rbp + 96]                                      ;   393.5 p1+p2   41 next
        xorps xmm12, xmm3                                          ;   394.5 p5      41 next
        xorps xmm6, xmm12                                          ;   395.5 p0      41 next
        xorps xmm10, xmm6                                          ;   396.5 p1      41 next
        xorps xmm15, [rbp + 64]                                    ;   392.5 p5+p2   41 next
        movaps xmm3, [rdx - 112]                                   ;   393.5 p2      41 next reload
        xorps xmm2, xmm3                                           ;   396.5 p0      41 next
        xorps xmm8, xmm2                                           ;   397.5 p1      41 next
        xorps xmm3, [rdx + 16]                                     ;   396.5 p5+p2   41 next
        xorps xmm0, xmm3                                           ;   397.5 p0      41 next
        xorps xmm11, xmm0                                          ;   398.5 p1      41 next
        xorps xmm5, [rdx + 0]                                      ;   395.5 p5+p2   41 next
        xorps xmm1, xmm5                                           ;   396.5 p0      41 next
        movaps xmm0, [rdi - 32]                                    ;   396.5 p2      41 next reload
        xorps xmm7, xmm0                                           ;   399.5 p1      41 next
        xorps xmm12, xmm0                                          ;   399.5 p5      41 next
        xorps xmm14, xmm12                                         ;   400.5 p0      41 next
        xorps xmm15, xmm7                                          ;   400.5 p1      41 next
        movaps xmm0, [rbp - 80]                                    ;   397.5 p2      41 next reload
        xorps xmm0, xmm15                                          ;   401.5 p5      41 next
        movaps xmm15, [rbp - 32]                                   ;   398.5 p2      41 next
        movaps xmm2, [rbp - 112]                                   ;   399.5 p2      54 next reload
        andps xmm15, xmm2                                          ;   402.5 p0      41 next
        movaps xmm3, [rbp + 16]                                    ;   400.5 p2      41 next
        andps xmm3, xmm2                                           ;   403.5 p1      41 next
        movaps xmm5, [rbp - 48]                                    ;   401.5 p2      41 next
        movaps xmm6, [rbp - 16]                                    ;   402.5 p2      54 next reload
        andps xmm5, xmm6                                           ;   405.5 p5      41 next
        movaps xmm7, xmm3                                          ;   404.5 p0      41 next copy
        movaps xmm12, [rbp - 48]                                   ;   403.5 p2      54 next reload
        andps xmm7, xmm12                                          ;   406.5 p1      41 next
        xorps xmm1, xmm6                                           ;   405.5 p5      41 next
        xorps xmm0, xmm2                                           ;   402.5 p0      41 next
        xorps xmm9, [rbp - 96]                                     ;   404.5 p1+p2   41 next
        xorps xmm14, [rbp + 32]                                    ;   405.5 p5+p2   41 next
        xorps xmm10, [rbp - 32]                                    ;   406.5 p0+p2   41 next
        xorps xmm13, [rbp + 16]                                    ;   407.5 p1+p2   41 next
        movaps [rbp - 80], xmm11                                   ;   401.0 p3+p4   41 next spill
        movaps xmm11, xmm15                                        ;   403.5 p5      41 next copy
        movaps [rdi - 32], xmm8                                    ;   402.0 p3+p4   41 next spill
        movaps xmm8, xmm15                                         ;   403.5 p0      41 next copy
        movaps [rdx + 0], xmm4                                     ;   403.0 p3+p4   41 next spill
        movaps xmm4, xmm3                                          ;   404.5 p1      41 next copy
        movaps [rdx + 16], xmm13                                   ;   408.5 p3+p4   41 next spill
        movaps xmm13, xmm0                                         ;   403.5 p5      41 next copy
        movaps [rdx - 112], xmm0                                   ;   405.0 p3+p4   41 next spill
        movaps xmm0, xmm6                                          ;   405.5 p0      41 next copy
        movaps [rbp + 64], xmm10                                   ;   407.5 p3+p4   41 next spill
        movaps xmm10, xmm6                                         ;   405.5 p1      41 next copy
        movaps [rbp + 96], xmm14                                   ;   407.0 p3+p4   41 next spill
        movaps xmm14, xmm6                                         ;   405.5 p5      41 next copy
        andps xmm14, [rbp + 16]                                    ;   408.5 p0+p2   41 next
        xorps xmm7, xmm14                                          ;   409.5 p1      41 next
        xorps xmm7, [rel misty1_encrypt_compact.T0_constants128]   ;   410.5 p5+p2   41 next
        movaps [rdx + 64], xmm9                                    ;   408.0 p3+p4   41 next spill
        movaps xmm9, xmm6                                          ;   405.8 p0      41 next copy
        andps xmm9, xmm2                                           ;   406.8 p1      41 next
        movaps [rdx - 96], xmm1                                    ;   409.0 p3+p4   41 next spill
        movaps xmm1, xmm9                                          ;   407.8 p5      41 next copy
        movaps [rbp - 128], xmm13                                  ;   410.0 p3+p4   41 next spill
        movaps xmm13, xmm6                                         ;   407.0 p0      41 next copy
        andps xmm13, [rbp + 32]                                    ;   410.5 p1+p2   41 next
        xorps xmm15, xmm13                                         ;   411.5 p5      41 next
        andps xmm6, [rbp - 32]                                     ;   411.5 p0+p2   41 next
        xorps xmm4, xmm6                                           ;   412.5 p1      41 next
        movaps xmm6, xmm14                                         ;   409.5 p5      41 next copy
        andps xmm6, [rbp + 32]                                     ;   412.5 p0+p2   41 next
        xorps xmm1, xmm6                                           ;   413.5 p1      41 next
        movaps xmm6, xmm14                                         ;   409.5 p5      41 next copy
        xorps xmm6, xmm12                                          ;   410.5 p0      41 next
        andps xmm6, xmm2                                           ;   411.5 p1      41 next
        xorps xmm14, [rbp - 96]                                    ;   413.5 p5+p2   41 next
        movaps [rbp - 16], xmm15                                   ;   412.5 p3+p4   41 next spill
        movaps xmm15, xmm7                                         ;   411.5 p0      41 next copy
        xorps xmm7, xmm6                                           ;   412.5 p1      41 next
        movaps [rbp + 80], xmm14                                   ;   414.5 p3+p4   41 next spill
        movaps xmm14, xmm4                                         ;   413.5 p5      41 next copy
        xorps xmm4, [rbp - 96]                                     ;   414.5 p0+p2   41 next
        movaps [rdx - 16], xmm4                                    ;   415.5 p3+p4   41 next spill
        movaps xmm4, xmm2                                          ;   412.2 p1      41 next copy
        andps xmm4, [rbp + 32]                                     ;   415.5 p5+p2   41 next
        xorps xmm0, xmm4                                           ;   416.5 p0      41 next
        movaps xmm2, xmm0                                          ;   417.5 p1      41 next copy
        xorps xmm2, [rbp - 32]                                     ;   418.5 p5+p2   41 next
        andps xmm2, xmm12                                          ;   419.5 p0      41 next
        xorps xmm4, xmm2                                           ;   420.5 p1      41 next
        movaps [rbp + 0], xmm4                                     ;   421.5 p3+p4   41 next spill
        movaps xmm4, xmm0                                          ;   417.5 p5      41 next copy
        andps xmm0, [rbp - 96]                                     ;   417.5 p0+p2   41 next
        xorps xmm14, xmm0                                          ;   418.5 p1      41 next
        movaps xmm0, xmm12                                         ;   415.5 p5      41 next copy
        andps xmm0, [rbp + 32]                                     ;   418.5 p0+p2   41 next
        movaps [rdx - 32], xmm3                                    ;   415.0 p3+p4   41 next spill
        movaps xmm3, xmm0                                          ;   419.5 p1      41 next copy
        xorps xmm3, [rbp - 32]                                     ;   420.5 p5+p2   41 next
        movaps [rdx - 64], xmm2                                    ;   420.5 p3+p4   41 next spill
        movaps xmm2, xmm3                                          ;   421.5 p0      41 next copy
        andps xmm3, [rbp + 16]                                     ;   421.5 p1+p2   41 next
        xorps xmm13, xmm3                                          ;   422.5 p5      41 next
        movaps xmm3, xmm12                                         ;   418.0 p0      41 next copy
        andps xmm3, [rbp - 96]                                     ;   421.5 p1+p2   41 next
        xorps xmm9, xmm3                                           ;   422.5 p5      41 next
        movaps xmm12, xmm9                                         ;   423.5 p0      41 next copy
        andps xmm12, [rbp - 96]                                    ;   424.5 p1+p2   41 next
        xorps xmm12, [rbp - 112]                                   ;   425.5 p5+p2   41 next
        xorps xmm4, xmm12                                          ;   426.5 p0      41 next
        movaps xmm12, [rbp - 32]                                   ;   424.5 p2      54 next reload
        andps xmm9, xmm12                                          ;   427.5 p1      41 next
        movaps [rdx - 128], xmm4                                   ;   427.5 p3+p4   41 next spill
        movaps xmm4, xmm12                                         ;   427.5 p5      41 next copy
        andps xmm4, [rbp + 32]                                     ;   428.5 p0+p2   41 next
        xorps xmm11, xmm4                                          ;   429.5 p1      41 next
        andps xmm11, [rbp + 16]                                    ;   430.5 p5+p2   41 next
        xorps xmm2, xmm11                                          ;   431.5 p0      41 next
        xorps xmm9, xmm2                                           ;   432.5 p1      41 next
        xorps xmm14, xmm9                                          ;   433.5 p5      41 next
        movaps xmm2, [rdx - 64]                                    ;   427.5 p2      41 next reload
        xorps xmm2, xmm14                                          ;   434.5 p0      41 next
        movaps xmm14, [rbp + 16]                                   ;   428.5 p2      41 next
        movaps xmm9, [rbp - 96]                                    ;   429.5 p2      54 next reload
        andps xmm14, xmm9                                          ;   432.5 p1      41 next
        xorps xmm5, xmm14                                          ;   433.5 p5      41 next
        andps xmm10, xmm14                                         ;   433.5 p0      41 next
        xorps xmm4, xmm5                                           ;   434.5 p1      41 next
        xorps xmm8, xmm5                                           ;   434.5 p5      41 next
        movaps xmm14, xmm12                                        ;   428.0 p0      41 next copy
        movaps xmm5, xmm9                                          ;   432.5 p1      41 next copy
        andps xmm5, xmm4                                           ;   435.5 p5      41 next
        xorps xmm1, xmm5                                           ;   436.5 p0      41 next
        movaps xmm5, [rbp + 32]                                    ;   430.5 p2      54 next reload
        xorps xmm1, xmm5                                           ;   437.5 p1      41 next
        movaps xmm11, [rbp - 112]                                  ;   431.5 p2      54 next reload
        xorps xmm4, xmm11                                          ;   435.5 p5      41 next
        andps xmm14, xmm4                                          ;   436.5 p0      41 next
        xorps xmm7, xmm14                                          ;   437.5 p1      41 next
        andps xmm4, xmm11                                          ;   436.5 p5      41 next
        xorps xmm15, xmm4                                          ;   437.5 p0      41 next
        xorps xmm15, xmm3                                          ;   438.5 p1      41 next
        xorps xmm13, xmm15                                         ;   439.5 p5      41 next
        movaps xmm14, [rbp - 128]                                  ;   433.5 p2      41 next reload
        xorps xmm14, xmm13                                         ;   440.5 p0      41 next
        movaps xmm15, [rbp + 80]                                   ;   434.5 p2      41 next reload
        andps xmm12, xmm15                                         ;   437.5 p1      41 next
        andps xmm11, xmm15                                         ;   437.5 p5      41 next
        movaps xmm15, [rbp - 16]                                   ;   435.5 p2      41 next reload
        andps xmm9, xmm15                                          ;   438.5 p0      41 next
        movaps xmm4, xmm5                                          ;   435.2 p1      41 next copy
        xorps xmm5, xmm3                                           ;   435.5 p5      41 next
        andps xmm0, xmm5                                           ;   436.5 p0      41 next
        movaps xmm13, [rdx - 16]                                   ;   436.5 p2      41 next reload
        andps xmm4, xmm13                                          ;   439.5 p1      41 next
        xorps xmm3, xmm13                                          ;   439.5 p5      41 next
        movaps xmm13, [rbp + 16]                                   ;   437.5 p2      54 next reload
        xorps xmm4, xmm13                                          ;   440.5 p0      41 next
        xorps xmm10, xmm4                                          ;   441.5 p1      41 next
        andps xmm5, xmm13                                          ;   440.5 p5      41 next
        xorps xmm6, xmm5                                           ;   441.5 p0      41 next
        xorps xmm3, xmm6                                           ;   442.5 p1      41 next
        movaps xmm4, [rbp - 48]                                    ;   438.5 p2      54 next reload
        andps xmm13, xmm4                                          ;   441.5 p5      41 next
        xorps xmm15, xmm13                                         ;   442.5 p0      41 next
        xorps xmm11, xmm4                                          ;   441.5 p1      41 next
        xorps xmm7, xmm11                                          ;   442.5 p5      41 next
        xorps xmm0, xmm7                                           ;   443.5 p0      41 next
        andps xmm15, xmm4                                          ;   443.5 p1      41 next
        movaps xmm6, [rbp + 0]                                     ;   440.0 p2      41 next reload
        xorps xmm5, xmm6                                           ;   443.0 p5      41 next
        andps xmm13, xmm6                                          ;   443.0 p0      41 next
        xorps xmm8, xmm13                                          ;   444.0 p1      41 next
        xorps xmm10, xmm8                                          ;   445.0 p5      41 next
        movaps xmm6, [rdx - 32]                                    ;   441.2 p2      41 next reload
        xorps xmm6, xmm5                                           ;   444.2 p0      41 next
        xorps xmm1, xmm6                                           ;   445.2 p1      41 next
        movaps xmm5, [rdx - 128]                                   ;   442.2 p2      41 next reload
        xorps xmm3, xmm5                                           ;   445.2 p5      41 next
        xorps xmm15, xmm5                                          ;   445.2 p0      41 next
        xorps xmm9, xmm3                                           ;   446.2 p1      41 next
        xorps xmm12, xmm15                                         ;   446.2 p5      41 next
        movaps xmm15, [rel misty1_encrypt_compact.T0_constants128] ;   443.2 p2      41 next reload
        xorps xmm10, xmm15                                         ;   446.2 p0      41 next
        movaps xmm3, [rdx - 96]                                    ;   444.2 p2      41 next reload
        xorps xmm0, xmm3                                           ;   447.2 p1      41 next
        movaps xmm5, [rdx + 64]                                    ;   445.2 p2      41 next reload
        xorps xmm2, xmm5                                           ;   448.2 p5      41 next
        xorps xmm12, xmm15                                         ;   447.2 p0      41 next
        movaps xmm6, [rbp + 96]                                    ;   446.2 p2      41 next reload
        xorps xmm12, xmm6                                          ;   449.2 p1      41 next
        xorps xmm4, [rdx + 0]                                      ;   447.2 p5+p2   41 next
        xorps xmm1, xmm4                                           ;   448.2 p0      41 next
        movaps xmm7, [rbp + 64]                                    ;   448.2 p2      41 next reload
        xorps xmm10, xmm7                                          ;   451.2 p1      41 next
        movaps xmm8, [rdx + 16]                                    ;   449.2 p2      41 next reload
        xorps xmm9, xmm8                                           ;   452.2 p5      41 next
        xorps xmm14, [r8 + 4496]                                   ;   450.2 p0+p2   48 next
        xorps xmm0, [r8 + 4512]                                    ;   451.2 p1+p2   48 next
        xorps xmm2, [r8 + 4528]                                    ;   452.2 p5+p2   48 next
        xorps xmm12, [r8 + 4544]                                   ;   453.2 p0+p2   48 next
        xorps xmm10, [r8 + 4560]                                   ;   454.2 p1+p2   48 next
        xorps xmm3, [r8 + 4368]                                    ;   455.2 p5+p2   48 next
        xorps xmm9, [r8 + 4576]                                    ;   456.2 p0+p2   48 next
        xorps xmm5, [r8 + 4384]                                    ;   457.2 p1+p2   48 next
        xorps xmm1, [r8 + 4592]                                    ;   458.2 p5+p2   48 next
        xorps xmm6, [r8 + 4400]                                    ;   459.2 p0+p2   48 next
        xorps xmm7, [r8 + 4416]                                    ;   460.2 p1+p2   48 next
        xorps xmm8, [r8 + 4432]                                    ;   461.2 p5+p2   48 next
        xorps xmm4, [r8 + 4448]                                    ;   462.2 p0+p2   48 next
        movaps xmm11, [rdx - 112]                                  ;   463.2 p2      48 next
        xorps xmm11, [r8 + 4352]                                   ;   466.2 p1+p2   48 next
        movaps xmm13, [rdi - 32]                                   ;   465.2 p2      48 next
        xorps xmm13, [r8 + 4464]                                   ;   468.2 p5+p2   48 next
        movaps [rdi - 32], xmm1                                    ;   459.2 p3+p4   48 next spill
        movaps xmm1, [rbp - 80]                                    ;   467.2 p2      48 next
        xorps xmm1, [r8 + 4480]                                    ;   470.2 p0+p2   48 next
        movaps [rbp - 80], xmm9                                    ;   457.2 p3+p4   48 next spill
        movaps xmm9, xmm3                                          ;   456.2 p1      45 next copy
        xorps xmm9, xmm8                                           ;   462.2 p5      45 next
        movaps [rdx - 112], xmm10                                  ;   456.5 p3+p4   48 next spill
        movaps xmm10, xmm9                                         ;   463.2 p0      45 next copy
        movaps [rdx + 16], xmm12                                   ;   457.5 p3+p4   48 next spill
        movaps xmm12, xmm9                                         ;   463.2 p1      45 next copy
        andps xmm12, xmm7                                          ;   464.2 p5      45 next
        andps xmm9, xmm11                                          ;   467.2 p0      45 next
        movaps [rbp + 64], xmm2                                    ;   459.2 p3+p4   48 next spill
        movaps xmm2, xmm3                                          ;   459.5 p1      45 next copy
        andps xmm2, xmm6                                           ;   460.5 p5      45 next
        movaps [rdx + 0], xmm0                                     ;   460.2 p3+p4   48 next spill
        movaps xmm0, xmm3                                          ;   460.2 p0      45 next copy
        andps xmm0, xmm11                                          ;   467.2 p1      45 next
        movaps [rbp + 96], xmm14                                   ;   461.2 p3+p4   48 next spill
        movaps xmm14, xmm3                                         ;   461.0 p5      45 next copy
        andps xmm14, xmm5                                          ;   462.0 p0      45 next
        xorps xmm14, xmm11                                         ;   467.2 p1      45 next
        movaps [rdx + 64], xmm3                                    ;   462.2 p3+p4   48 next spill
        movaps xmm3, xmm14                                         ;   468.2 p5      45 next copy
        xorps xmm14, xmm1                                          ;   471.2 p0      45 next
        movaps [rdx - 96], xmm9                                    ;   468.2 p3+p4   45 next spill
        movaps xmm9, xmm14                                         ;   472.2 p1      45 next copy
        andps xmm14, [rdx + 64]                                    ;   472.2 p5+p2   45 next
        movaps [rdx - 128], xmm14                                  ;   473.2 p3+p4   45 next spill
        movaps xmm14, xmm6                                         ;   463.8 p0      45 next copy
        andps xmm14, xmm13                                         ;   469.2 p1      45 next
        movaps [rdx - 32], xmm14                                   ;   470.2 p3+p4   45 next spill
        movaps xmm14, xmm6                                         ;   465.2 p5      45 next copy
        andps xmm14, xmm4                                          ;   466.2 p0      45 next
        movaps [rbp + 0], xmm8                                     ;   466.2 p3+p4   48 next spill
        movaps xmm8, xmm6                                          ;   466.5 p1      45 next copy
        movaps [rbp - 48], xmm9                                    ;   473.2 p3+p4   45 next spill
        movaps xmm9, xmm6                                          ;   467.0 p5      45 next copy
        andps xmm9, xmm5                                           ;   468.0 p0      45 next
        xorps xmm10, xmm9                                          ;   469.0 p1      45 next
        movaps xmm9, xmm6                                          ;   468.0 p5      45 next copy
        andps xmm9, xmm11                                          ;   469.0 p0      45 next
        movaps [rbp + 16], xmm10                                   ;   470.0 p3+p4   45 next spill
        movaps xmm10, xmm6                                         ;   468.5 p1      45 next copy
        andps xmm10, xmm7                                          ;   469.5 p5      45 next
        xorps xmm2, xmm10                                          ;   470.5 p0      45 next
        movaps [rdx - 16], xmm2                                    ;   471.5 p3+p4   45 next spill
        movaps xmm2, xmm11                                         ;   469.5 p1      45 next copy
        xorps xmm2, xmm4                                           ;   470.5 p5      45 next
        xorps xmm8, xmm2                                           ;   471.5 p0      45 next
        movaps [rbp + 32], xmm3                                    ;   470.2 p3+p4   45 next spill
        movaps xmm3, xmm2                                          ;   471.5 p1      45 next copy
        andps xmm2, [rbp + 0]                                      ;   471.5 p5+p2   45 next
        movaps [rbp - 16], xmm3                                    ;   472.5 p3+p4   45 next spill
        movaps xmm3, [rbp - 48]                                    ;   473.2 p2      45 next reload
        xorps xmm3, xmm2                                           ;   476.2 p0      45 next
        xorps xmm3, xmm7                                           ;   477.2 p1      45 next
        movaps xmm2, xmm11                                         ;   472.0 p5      45 next copy
        andps xmm2, xmm13                                          ;   473.0 p0      45 next
        xorps xmm14, xmm2                                          ;   474.0 p1      45 next
        xorps xmm14, xmm15                                         ;   475.0 p5      45 next
        movaps xmm2, xmm11                                         ;   473.5 p0      45 next copy
        andps xmm2, xmm1                                           ;   474.5 p1      45 next
        xorps xmm2, xmm13                                          ;   475.5 p5      45 next
        xorps xmm10, xmm2                                          ;   476.5 p0      45 next
        movaps [rbp - 48], xmm3                                    ;   478.2 p3+p4   45 next spill
        movaps xmm3, xmm8                                          ;   474.8 p1      45 next copy
        andps xmm3, xmm5                                           ;   475.8 p5      45 next
        xorps xmm2, xmm3                                           ;   476.8 p0      45 next
        movaps xmm3, xmm8                                          ;   475.8 p1      45 next copy
        orps xmm3, xmm1                                            ;   476.8 p5      45 next
        movaps [rbp + 80], xmm8                                    ;   475.5 p3+p4   45 next spill
        movaps xmm8, xmm1                                          ;   476.5 p0      45 next copy
        andps xmm8, xmm13                                          ;   477.5 p1      45 next
        movaps [rbp - 128], xmm14                                  ;   476.5 p3+p4   45 next spill
        movaps xmm14, xmm8                                         ;   478.5 p5      45 next copy
        movaps [rbp - 112], xmm11                                  ;   477.5 p3+p4   48 next spill
        movaps xmm11, xmm1                                         ;   477.5 p0      45 next copy
        andps xmm11, xmm7                                          ;   478.5 p1      45 next
        xorps xmm6, xmm11                                          ;   479.5 p5      45 next
        xorps xmm2, xmm6                                           ;   480.5 p0      45 next
        andps xmm6, xmm1                                           ;   480.5 p1      45 next
        xorps xmm6, xmm15                                          ;   481.5 p5      45 next
        movaps xmm15, xmm1                                         ;   479.5 p0      45 next copy
        andps xmm1, xmm5                                           ;   479.8 p1      45 next
        movaps [rbp - 96], xmm6                                    ;   482.5 p3+p4   45 next spill
        movaps xmm6, xmm7                                          ;   480.0 p5      45 next copy
        andps xmm6, xmm4                                           ;   481.0 p0      45 next
        xorps xmm9, xmm6                                           ;   482.0 p1      45 next
        xorps xmm14, xmm9                                          ;   483.0 p5      45 next
        movaps xmm6, xmm14                                         ;   484.0 p0      45 next copy
        movaps xmm9, xmm5                                          ;   481.8 p1      45 next copy
        andps xmm9, [rbp + 0]                                      ;   482.8 p5+p2   45 next
        xorps xmm3, xmm9                                           ;   483.8 p0      45 next
        xorps xmm0, xmm3                                           ;   484.8 p1      45 next
        movaps xmm3, xmm0                                          ;   485.8 p5      45 next copy
        movaps xmm9, xmm5                                          ;   483.5 p0      45 next copy
        movaps [rbp - 32], xmm5                                    ;   482.0 p3+p4   48 next spill
        movaps xmm5, xmm7                                          ;   483.8 p1      45 next copy
        andps xmm5, [rbp + 0]                                      ;   484.8 p5+p2   45 next
        xorps xmm9, xmm5                                           ;   485.8 p0      45 next
        xorps xmm15, xmm5                                          ;   485.8 p1      45 next
        movaps xmm5, xmm9                                          ;   486.8 p5      45 next copy
        andps xmm9, xmm7                                           ;   486.8 p0      45 next
        andps xmm15, [rbp + 0]                                     ;   486.8 p1+p2   45 next
        xorps xmm2, xmm15                                          ;   487.8 p5      45 next
        movaps xmm15, xmm7                                         ;   486.5 p0      45 next copy
        andps xmm15, xmm13                                         ;   487.5 p1      45 next
        andps xmm7, [rbp - 112]                                    ;   487.0 p5+p2   45 next
        xorps xmm15, xmm7                                          ;   488.5 p0      45 next
        movaps [rdx - 64], xmm7                                    ;   488.0 p3+p4   45 next spill
        movaps xmm7, [rdx - 128]                                   ;   485.8 p2      45 next reload
        xorps xmm7, xmm15                                          ;   489.5 p1      45 next
        movaps xmm15, xmm13                                        ;   488.0 p5      45 next copy
        andps xmm15, [rbp + 0]                                     ;   489.0 p0+p2   45 next
        xorps xmm12, xmm15                                         ;   490.0 p1      45 next
        xorps xmm10, xmm12                                         ;   491.0 p5      45 next
        xorps xmm3, xmm12                                          ;   491.0 p0      45 next
        xorps xmm5, xmm10                                          ;   492.0 p1      45 next
        xorps xmm6, xmm5                                           ;   493.0 p5      45 next
        movaps xmm15, [rbp - 16]                                   ;   487.8 p2      45 next reload
        xorps xmm15, xmm3                                          ;   492.0 p0      45 next
        movaps xmm3, [rbp + 16]                                    ;   488.8 p2      45 next reload
        xorps xmm7, xmm3                                           ;   491.8 p1      45 next
        movaps xmm5, xmm13                                         ;   491.0 p5      45 next copy
        movaps xmm10, [rdx + 64]                                   ;   489.8 p2      48 next reload
        andps xmm5, xmm10                                          ;   492.8 p0      45 next
        movaps xmm12, [rbp + 32]                                   ;   490.8 p2      45 next reload
        xorps xmm12, xmm5                                          ;   493.8 p1      45 next
        xorps xmm9, xmm12                                          ;   494.8 p5      45 next
        movaps xmm5, xmm13                                         ;   492.5 p0      45 next copy
        andps xmm5, xmm4                                           ;   493.5 p1      45 next
        xorps xmm1, xmm5                                           ;   494.5 p5      45 next
        movaps xmm12, xmm10                                        ;   493.5 p0      45 next copy
        andps xmm10, xmm4                                          ;   493.8 p1      45 next
        xorps xmm5, xmm10                                          ;   494.8 p5      45 next
        xorps xmm6, xmm5                                           ;   495.8 p0      45 next
        xorps xmm12, [rbp - 112]                                   ;   494.8 p1+p2   45 next
        andps xmm12, [rbp + 0]                                     ;   495.8 p5+p2   45 next
        xorps xmm12, xmm9                                          ;   496.8 p0      45 next
        andps xmm13, [rbp - 32]                                    ;   495.8 p1+p2   45 next
        xorps xmm13, [rbp - 96]                                    ;   496.8 p5+p2   45 next
        xorps xmm10, xmm13                                         ;   497.8 p0      45 next
        xorps xmm8, xmm13                                          ;   497.8 p1      45 next
        xorps xmm15, xmm8                                          ;   498.8 p5      45 next
        movaps xmm8, xmm4                                          ;   497.5 p0      45 next copy
        movaps xmm13, xmm4                                         ;   497.8 p1      45 next copy
        andps xmm8, [rbp - 112]                                    ;   498.5 p5+p2   45 next
        movaps [rbp - 112], xmm12                                  ;   497.8 p3+p4   45 next spill
        movaps xmm12, [rdx - 16]                                   ;   497.0 p2      45 next reload
        xorps xmm12, xmm8                                          ;   500.0 p0      45 next
        movaps xmm8, xmm12                                         ;   501.0 p1      45 next copy
        xorps xmm1, [rbp + 80]                                     ;   499.0 p5+p2   45 next
        xorps xmm5, [rbp - 128]                                    ;   499.5 p0+p2   45 next
        xorps xmm7, xmm5                                           ;   500.5 p1      45 next
        andps xmm13, [rbp - 32]                                    ;   500.0 p5+p2   45 next
        xorps xmm14, xmm13                                         ;   501.0 p0      45 next
        xorps xmm4, xmm14                                          ;   502.0 p1      45 next
        xorps xmm12, [rbp - 96]                                    ;   501.0 p5+p2   45 next
        xorps xmm2, xmm12                                          ;   502.0 p0      45 next
        movaps xmm14, [rbp - 112]                                  ;   502.0 p2      45 next reload
        xorps xmm13, xmm14                                         ;   505.0 p1      45 next
        xorps xmm10, xmm13                                         ;   506.0 p5      45 next
        movaps xmm5, [rdx - 32]                                    ;   503.0 p2      45 next reload
        xorps xmm6, xmm5                                           ;   506.0 p0      45 next
        xorps xmm5, [rdx - 64]                                     ;   506.0 p1+p2   45 next
        xorps xmm9, xmm5                                           ;   507.0 p5      45 next
        xorps xmm10, xmm9                                          ;   508.0 p0      45 next
        movaps xmm5, [rbp - 48]                                    ;   505.0 p2      45 next reload
        xorps xmm9, xmm5                                           ;   508.0 p1      45 next
        movaps xmm12, [rdx - 96]                                   ;   506.0 p2      45 next reload
        xorps xmm12, xmm9                                          ;   509.0 p5      45 next
        xorps xmm8, xmm12                                          ;   510.0 p0      45 next
        xorps xmm5, [rbp - 128]                                    ;   508.0 p1+p2   45 next
        xorps xmm0, xmm5                                           ;   509.0 p5      45 next
        movaps xmm5, [rbp + 80]                                    ;   508.0 p2      45 next reload
        xorps xmm0, xmm5                                           ;   511.0 p0      45 next
        orps xmm5, [rbp + 0]                                       ;   511.0 p1+p2   45 next
        xorps xmm1, xmm5                                           ;   512.0 p5      45 next
        xorps xmm14, xmm1                                          ;   513.0 p0      45 next
        xorps xmm3, xmm1                                           ;   513.0 p1      45 next
        xorps xmm11, xmm14                                         ;   514.0 p5      45 next
        xorps xmm4, xmm3                                           ;   514.0 p0      45 next
        movaps xmm14, [rbp + 96]                                   ;   510.0 p2      48 next reload
        xorps xmm10, xmm14                                         ;   513.0 p1      45 next
        movaps xmm1, [rdx + 0]                                     ;   511.0 p2      48 next reload
        xorps xmm2, xmm1                                           ;   514.0 p5      45 next
        movaps xmm3, [rbp + 64]                                    ;   512.0 p2      48 next reload
        xorps xmm8, xmm3                                           ;   515.0 p0      45 next
        movaps xmm5, [rdx + 16]                                    ;   513.0 p2      48 next reload
        xorps xmm11, xmm5                                          ;   516.0 p1      45 next
        movaps xmm9, [rdx - 112]                                   ;   514.0 p2      48 next reload
        xorps xmm4, xmm9                                           ;   517.0 p5      45 next
        movaps xmm12, [rbp - 80]                                   ;   515.0 p2      48 next reload
        xorps xmm6, xmm12                                          ;   518.0 p0      45 next
        movaps xmm13, [rdi - 32]                                   ;   516.0 p2      48 next reload
        xorps xmm15, xmm13                                         ;   519.0 p1      45 next
        xorps xmm10, [rsi - 96]                                    ;   517.0 p5+p2   54 next
        xorps xmm2, [rsi - 48]                                     ;   518.0 p0+p2   54 next
        xorps xmm8, [rdi - 96]                                     ;   519.0 p1+p2   54 next
        xorps xmm11, [rdi - 80]                                    ;   520.0 p5+p2   54 next
        xorps xmm4, [rdi - 48]                                     ;   521.0 p0+p2   54 next
        xorps xmm7, [rsi + 112]                                    ;   522.0 p1+p2   54 next
        xorps xmm0, [rsi - 112]                                    ;   523.0 p5+p2   54 next
        xorps xmm6, [rsi + 48]                                     ;   524.0 p0+p2   54 next
        xorps xmm14, [rsi - 16]                                    ;   525.0 p1+p2   54 next
        xorps xmm15, [rsi + 64]                                    ;   526.0 p5+p2   54 next
        xorps xmm1, [rsi + 96]                                     ;   527.0 p0+p2   54 next
        xorps xmm3, [rsi + 80]                                     ;   528.0 p1+p2   54 next
        xorps xmm5, [rsi - 32]                                     ;   529.0 p5+p2   54 next
        xorps xmm9, [rdi - 64]                                     ;   530.0 p0+p2   54 next
        xorps xmm12, [rbp + 112]                                   ;   531.0 p1+p2   54 next
        xorps xmm13, [rbp + 48]                                    ;   532.0 p5+p2   54 next
        movaps [rdi - 32], xmm13                                   ;   533.0 p3+p4   54 next spill
        movaps xmm13, [rsi - 96]                                   ;   533.0 p2      54 next
        xorps xmm13, [r8 + 1792]                                   ;   536.0 p0+p2   54 next
        movaps [rsi - 96], xmm12                                   ;   532.0 p3+p4   54 next spill
        movaps xmm12, [rsi - 48]                                   ;   535.0 p2      54 next
        xorps xmm12, [r8 + 1808]                                   ;   538.0 p1+p2   54 next
        movaps [rsi - 48], xmm9                                    ;   531.0 p3+p4   54 next spill
        movaps xmm9, [rdi - 96]                                    ;   537.0 p2      54 next
        xorps xmm9, [r8 + 1824]                                    ;   540.0 p5+p2   54 next
        movaps [rdi - 96], xmm5                                    ;   530.0 p3+p4   54 next spill
        movaps xmm5, [rdi - 80]                                    ;   539.0 p2      54 next
        xorps xmm5, [r8 + 1840]                                    ;   542.0 p0+p2   54 next
        movaps [rdi - 80], xmm3                                    ;   529.0 p3+p4   54 next spill
        movaps xmm3, [rdi - 48]                                    ;   541.0 p2      54 next
        xorps xmm3, [r8 + 1856]                                    ;   544.0 p1+p2   54 next
        movaps [rdi - 48], xmm1                                    ;   530.2 p3+p4   54 next spill
        movaps xmm1, [rsi + 112]                                   ;   543.0 p2      54 next
        xorps xmm1, [r8 + 1904]                                    ;   546.0 p5+p2   54 next
        movaps [rsi + 112], xmm14                                  ;   531.2 p3+p4   54 next spill
        movaps xmm14, [rsi - 112]                                  ;   545.0 p2      54 next
        xorps xmm14, [r8 + 1920]                                   ;   548.0 p0+p2   54 next
        movaps [rsi - 112], xmm0                                   ;   532.2 p3+p4   54 next spill
        movaps xmm0, [rsi + 48]                                    ;   547.0 p2      54 next
        xorps xmm0, [r8 + 1872]                                    ;   550.0 p1+p2   54 next
        movaps [rsi + 48], xmm7                                    ;   533.2 p3+p4   54 next spill
        movaps xmm7, [rsi - 16]                                    ;   549.0 p2      54 next
        xorps xmm7, [r8 + 1936]                                    ;   552.0 p5+p2   54 next
        movaps [rsi - 16], xmm15                                   ;   536.0 p3+p4   54 next spill
        movaps xmm15, [rsi + 64]                                   ;   551.0 p2      54 next
        xorps xmm15, [r8 + 1888]                                   ;   554.0 p0+p2   54 next
        movaps [rsi + 64], xmm6                                    ;   538.0 p3+p4   54 next spill
        movaps xmm6, [rsi + 96]                                    ;   553.0 p2      54 next
        xorps xmm6, [r8 + 1952]                                    ;   556.0 p1+p2   54 next
        movaps [rsi + 96], xmm4                                    ;   540.0 p3+p4   54 next spill
        movaps xmm4, [rsi + 80]                                    ;   555.0 p2      54 next
        xorps xmm4, [r8 + 1968]                                    ;   558.0 p5+p2   54 next
        movaps [rsi + 80], xmm11                                   ;   542.0 p3+p4   54 next spill
        movaps xmm11, [rsi - 32]                                   ;   557.0 p2      54 next
        xorps xmm11, [r8 + 1984]                                   ;   560.0 p0+p2   54 next
        movaps [rsi - 32], xmm8                                    ;   544.0 p3+p4   54 next spill
        movaps xmm8, [rdi - 64]                                    ;   559.0 p2      54 next
        xorps xmm8, [r8 + 2000]                                    ;   562.0 p1+p2   54 next
        movaps [rdi - 64], xmm2                                    ;   546.0 p3+p4   54 next spill
        movaps xmm2, [rbp + 112]                                   ;   561.0 p2      54 next
        xorps xmm2, [r8 + 2016]                                    ;   564.0 p5+p2   54 next
        movaps [rbp + 112], xmm10                                  ;   548.0 p3+p4   54 next spill
        movaps xmm10, [rbp + 48]                                   ;   563.0 p2      54 next
        xorps xmm10, [r8 + 2032]                                   ;   566.0 p0+p2   54 next
        movaps [rbp + 48], xmm9                                    ;   550.0 p3+p4   54 next spill
        movaps xmm9, xmm14                                         ;   550.2 p1      41 next copy
        xorps xmm9, xmm11                                          ;   561.0 p5      41 next
        movaps [rbp - 80], xmm5                                    ;   551.0 p3+p4   54 next spill
        movaps xmm5, xmm9                                          ;   562.0 p0      41 next copy
        movaps [rdx - 112], xmm12                                  ;   552.0 p3+p4   54 next spill
        movaps xmm12, xmm9                                         ;   562.0 p1      41 next copy
        andps xmm9, xmm1                                           ;   562.0 p5      41 next
        andps xmm12, xmm4                                          ;   563.0 p0      41 next
        movaps [rdx + 16], xmm15                                   ;   555.0 p3+p4   54 next spill
        movaps xmm15, xmm14                                        ;   555.2 p1      41 next copy
        andps xmm15, xmm6                                          ;   557.0 p5      41 next
        movaps [rbp + 64], xmm0                                    ;   556.0 p3+p4   54 next spill
        movaps xmm0, xmm14                                         ;   556.2 p0      41 next copy
        andps xmm0, xmm1                                           ;   557.2 p1      41 next
        movaps [rdx + 0], xmm13                                    ;   557.0 p3+p4   54 next spill
        movaps xmm13, xmm14                                        ;   557.2 p5      41 next copy
        andps xmm13, xmm7                                          ;   558.2 p0      41 next
        xorps xmm13, xmm1                                          ;   559.2 p1      41 next
        movaps [rbp + 96], xmm3                                    ;   558.0 p3+p4   54 next spill
        movaps xmm3, xmm13                                         ;   560.2 p5      41 next copy
        xorps xmm13, xmm10                                         ;   567.0 p0      41 next
        movaps [rbp + 0], xmm13                                    ;   568.0 p3+p4   41 next spill
        movaps xmm13, xmm14                                        ;   559.0 p1      41 next copy
        andps xmm13, xmm2                                          ;   565.0 p5      41 next
        xorps xmm3, xmm13                                          ;   566.0 p0      41 next
        movaps xmm13, xmm14                                        ;   560.0 p1      41 next copy
        andps xmm13, [rbp + 0]                                     ;   571.0 p5+p2   41 next
        movaps [rbp + 80], xmm9                                    ;   563.0 p3+p4   41 next spill
        movaps xmm9, xmm14                                         ;   561.0 p0      41 next copy
        xorps xmm9, xmm1                                           ;   562.0 p1      41 next
        andps xmm9, xmm11                                          ;   563.0 p5      41 next
        andps xmm14, xmm8                                          ;   563.0 p0      41 next
        movaps [rbp - 128], xmm14                                  ;   564.0 p3+p4   41 next spill
        movaps xmm14, xmm1                                         ;   562.5 p1      41 next copy
        xorps xmm14, xmm8                                          ;   563.5 p5      41 next
        movaps [rbp - 48], xmm9                                    ;   564.0 p3+p4   41 next spill
        movaps xmm9, xmm14                                         ;   564.5 p0      41 next copy
        xorps xmm9, xmm6                                           ;   565.5 p1      41 next
        movaps [rdx - 96], xmm13                                   ;   572.0 p3+p4   41 next spill
        movaps xmm13, xmm14                                        ;   564.5 p5      41 next copy
        andps xmm14, xmm11                                         ;   564.5 p0      41 next
        xorps xmm14, [rbp + 0]                                     ;   571.0 p1+p2   41 next
        xorps xmm14, xmm4                                          ;   572.0 p5      41 next
        movaps [rbp + 0], xmm14                                    ;   573.0 p3+p4   41 next spill
        movaps xmm14, xmm1                                         ;   565.2 p0      41 next copy
        andps xmm14, xmm2                                          ;   566.2 p1      41 next
        movaps [rdx - 64], xmm11                                   ;   566.2 p3+p4   54 next spill
        movaps xmm11, xmm1                                         ;   566.0 p5      41 next copy
        andps xmm11, xmm10                                         ;   567.0 p0      41 next
        xorps xmm11, xmm2                                          ;   568.0 p1      41 next
        movaps [rdx - 32], xmm3                                    ;   567.2 p3+p4   41 next spill
        movaps xmm3, xmm11                                         ;   569.0 p5      41 next copy
        movaps [rbp - 112], xmm13                                  ;   568.2 p3+p4   41 next spill
        movaps xmm13, xmm1                                         ;   567.5 p0      41 next copy
        andps xmm13, xmm6                                          ;   568.5 p1      41 next
        movaps [rbp - 96], xmm12                                   ;   569.2 p3+p4   41 next spill
        movaps xmm12, xmm1                                         ;   568.2 p5      41 next copy
        andps xmm1, xmm8                                           ;   568.5 p0      41 next
        andps xmm12, xmm4                                          ;   569.2 p1      41 next
        movaps [rbp - 32], xmm12                                   ;   570.2 p3+p4   41 next spill
        movaps xmm12, xmm6                                         ;   569.2 p5      41 next copy
        andps xmm12, xmm2                                          ;   570.2 p0      41 next
        movaps [rdx - 16], xmm12                                   ;   571.2 p3+p4   41 next spill
        movaps xmm12, xmm6                                         ;   570.0 p1      41 next copy
        andps xmm12, xmm8                                          ;   571.0 p5      41 next
        xorps xmm14, xmm12                                         ;   572.0 p0      41 next
        movaps xmm12, [rel misty1_encrypt_compact.T0_constants128] ;   570.8 p2      41 next reload
        xorps xmm14, xmm12                                         ;   573.8 p1      41 next
        movaps [rdx + 64], xmm14                                   ;   574.8 p3+p4   41 next spill
        movaps xmm14, xmm6                                         ;   571.5 p5      41 next copy
        andps xmm14, xmm7                                          ;   572.5 p0      41 next
        xorps xmm5, xmm14                                          ;   573.5 p1      41 next
        movaps xmm14, xmm6                                         ;   572.5 p5      41 next copy
        andps xmm14, xmm4                                          ;   573.5 p0      41 next
        xorps xmm15, xmm14                                         ;   574.5 p1      41 next
        xorps xmm11, xmm14                                         ;   574.5 p5      41 next
        xorps xmm1, xmm15                                          ;   575.5 p0      41 next
        movaps xmm14, xmm8                                         ;   574.0 p1      41 next copy
        andps xmm14, xmm4                                          ;   575.0 p5      41 next
        xorps xmm13, xmm14                                         ;   576.0 p0      41 next
        movaps xmm14, xmm4                                         ;   575.0 p1      41 next copy
        andps xmm14, xmm10                                         ;   576.0 p5      41 next
        xorps xmm6, xmm14                                          ;   577.0 p0      41 next
        movaps xmm15, xmm6                                         ;   578.0 p1      41 next copy
        andps xmm6, xmm10                                          ;   578.0 p5      41 next
        xorps xmm6, xmm12                                          ;   579.0 p0      41 next
        movaps xmm12, xmm10                                        ;   577.0 p1      41 next copy
        andps xmm12, xmm2                                          ;   578.0 p5      41 next
        xorps xmm13, xmm12                                         ;   579.0 p0      41 next
        movaps [rbp + 32], xmm6                                    ;   580.0 p3+p4   41 next spill
        movaps xmm6, xmm10                                         ;   578.0 p1      41 next copy
        orps xmm6, xmm9                                            ;   579.0 p5      41 next
        movaps [rbp + 16], xmm1                                    ;   577.5 p3+p4   41 next spill
        movaps xmm1, xmm10                                         ;   578.8 p0      41 next copy
        andps xmm10, xmm7                                          ;   579.0 p1      41 next
        movaps [rbp - 16], xmm8                                    ;   578.5 p3+p4   54 next spill
        movaps xmm8, xmm9                                          ;   579.5 p5      41 next copy
        andps xmm8, xmm7                                           ;   580.5 p0      41 next
        xorps xmm3, xmm8                                           ;   581.5 p1      41 next
        xorps xmm15, xmm3                                          ;   582.5 p5      41 next
        movaps xmm3, xmm4                                          ;   580.8 p0      41 next copy
        movaps xmm8, xmm4                                          ;   581.0 p1      41 next copy
        andps xmm4, xmm2                                           ;   581.5 p5      41 next
        andps xmm3, [rdx - 64]                                     ;   581.8 p0+p2   41 next
        xorps xmm1, xmm3                                           ;   582.8 p1      41 next
        xorps xmm3, xmm7                                           ;   582.8 p5      41 next
        andps xmm8, xmm3                                           ;   583.8 p0      41 next
        movaps [rdx - 128], xmm9                                   ;   581.0 p3+p4   41 next spill
        movaps xmm9, [rdx - 32]                                    ;   581.2 p2      41 next reload
        xorps xmm9, xmm8                                           ;   584.8 p1      41 next
        movaps xmm8, [rbp - 48]                                    ;   582.2 p2      41 next reload
        xorps xmm8, xmm9                                           ;   585.8 p5      41 next
        andps xmm1, [rdx - 64]                                     ;   583.8 p0+p2   41 next
        xorps xmm15, xmm1                                          ;   584.8 p1      41 next
        movaps xmm1, xmm7                                          ;   584.5 p5      41 next copy
        andps xmm1, [rdx - 64]                                     ;   585.5 p0+p2   41 next
        xorps xmm6, xmm1                                           ;   586.5 p1      41 next
        xorps xmm0, xmm6                                           ;   587.5 p5      41 next
        movaps xmm1, xmm13                                         ;   585.8 p0      41 next copy
        movaps xmm6, xmm2                                          ;   586.0 p1      41 next copy
        andps xmm6, [rdx - 64]                                     ;   587.0 p5+p2   41 next
        movaps [rbp - 48], xmm8                                    ;   586.8 p3+p4   41 next spill
        movaps xmm8, [rbp - 96]                                    ;   586.2 p2      41 next reload
        xorps xmm8, xmm6                                           ;   589.2 p0      41 next
        xorps xmm11, xmm8                                          ;   590.2 p1      41 next
        xorps xmm3, xmm11                                          ;   591.2 p5      41 next
        xorps xmm1, xmm3                                           ;   592.2 p0      41 next
        xorps xmm8, xmm0                                           ;   590.2 p1      41 next
        movaps xmm3, [rbp - 112]                                   ;   587.2 p2      41 next reload
        xorps xmm3, xmm8                                           ;   591.2 p5      41 next
        movaps xmm6, [rbp - 32]                                    ;   588.2 p2      41 next reload
        xorps xmm4, xmm6                                           ;   591.2 p0      41 next
        movaps xmm8, [rdx - 96]                                    ;   589.2 p2      41 next reload
        xorps xmm8, xmm4                                           ;   592.2 p1      41 next
        xorps xmm8, xmm5                                           ;   593.2 p5      41 next
        movaps xmm4, xmm2                                          ;   589.8 p0      41 next copy
        andps xmm2, xmm7                                           ;   590.0 p1      41 next
        movaps xmm11, [rbp - 16]                                   ;   590.2 p2      54 next reload
        andps xmm4, xmm11                                          ;   593.2 p5      41 next
        xorps xmm10, xmm4                                          ;   594.2 p0      41 next
        andps xmm7, xmm11                                          ;   593.2 p1      41 next
        xorps xmm13, xmm7                                          ;   594.2 p5      41 next
        xorps xmm11, xmm13                                         ;   595.2 p0      41 next
        movaps xmm13, [rdx - 16]                                   ;   591.2 p2      41 next reload
        xorps xmm6, xmm13                                          ;   594.2 p1      41 next
        xorps xmm9, xmm6                                           ;   595.2 p5      41 next
        movaps xmm6, xmm9                                          ;   596.2 p0      41 next copy
        xorps xmm6, [rbp + 0]                                      ;   597.2 p1+p2   41 next
        movaps [rdx - 16], xmm9                                    ;   596.2 p3+p4   41 next spill
        movaps xmm9, [rbp + 80]                                    ;   593.2 p2      41 next reload
        xorps xmm9, xmm6                                           ;   598.2 p5      41 next
        movaps xmm6, [rbp + 16]                                    ;   594.2 p2      41 next reload
        xorps xmm9, xmm6                                           ;   599.2 p0      41 next
        xorps xmm2, [rbp + 32]                                     ;   595.2 p1+p2   41 next
        xorps xmm12, xmm2                                          ;   596.2 p5      41 next
        xorps xmm3, xmm12                                          ;   597.2 p0      41 next
        movaps xmm12, [rdx - 128]                                  ;   596.2 p2      41 next reload
        xorps xmm10, xmm12                                         ;   599.2 p1      41 next
        xorps xmm4, [rbp - 128]                                    ;   597.2 p5+p2   41 next
        xorps xmm1, xmm4                                           ;   598.2 p0      41 next
        xorps xmm13, xmm1                                          ;   599.2 p1      41 next
        movaps xmm1, xmm12                                         ;   599.2 p5      41 next copy
        orps xmm1, [rdx - 64]                                      ;   600.2 p0+p2   41 next
        xorps xmm10, xmm1                                          ;   601.2 p1      41 next
        xorps xmm5, xmm10                                          ;   602.2 p5      41 next
        xorps xmm11, xmm5                                          ;   603.2 p0      41 next
        xorps xmm2, [rbp - 128]                                    ;   599.2 p1+p2   41 next
        movaps xmm1, [rdx + 64]                                    ;   600.2 p2      41 next reload
        xorps xmm4, xmm1                                           ;   603.2 p5      41 next
        xorps xmm8, xmm4                                           ;   604.2 p0      41 next
        xorps xmm1, [rbp + 0]                                      ;   603.2 p1+p2   41 next
        xorps xmm0, xmm1                                           ;   604.2 p5      41 next
        xorps xmm12, xmm0                                          ;   605.2 p0      41 next
        xorps xmm6, [rbp + 32]                                     ;   602.2 p1+p2   41 next
        xorps xmm15, xmm6                                          ;   603.2 p5      41 next
        movaps xmm0, [rbp - 48]                                    ;   603.2 p2      41 next reload
        xorps xmm7, xmm0                                           ;   606.2 p0      41 next
        xorps xmm10, xmm0                                          ;   606.2 p1      41 next
        xorps xmm14, xmm10                                         ;   607.2 p5      41 next
        xorps xmm2, xmm7                                           ;   607.2 p0      41 next
        movaps xmm0, [rdx - 16]                                    ;   604.2 p2      41 next reload
        xorps xmm0, xmm2                                           ;   608.2 p1      41 next
        movaps xmm1, [rbp + 96]                                    ;   605.2 p2      41 next
        movaps xmm2, [rdx + 0]                                     ;   606.2 p2      54 next reload
        andps xmm1, xmm2                                           ;   609.2 p5      41 next
        movaps xmm4, [rbp + 64]                                    ;   607.2 p2      41 next
        andps xmm4, xmm2                                           ;   610.2 p0      41 next
        movaps xmm5, [rdx + 16]                                    ;   608.2 p2      41 next
        movaps xmm6, [rdx - 112]                                   ;   609.2 p2      54 next reload
        andps xmm5, xmm6                                           ;   612.2 p1      41 next
        movaps xmm7, xmm4                                          ;   611.2 p5      41 next copy
        movaps xmm10, [rdx + 16]                                   ;   610.2 p2      54 next reload
        andps xmm7, xmm10                                          ;   613.2 p0      41 next
        xorps xmm15, xmm6                                          ;   612.2 p1      41 next
        xorps xmm0, xmm2                                           ;   609.2 p5      41 next
        xorps xmm9, [rbp + 48]                                     ;   611.2 p0+p2   41 next
        xorps xmm14, [rbp - 80]                                    ;   612.2 p1+p2   41 next
        xorps xmm11, [rbp + 96]                                    ;   613.2 p5+p2   41 next
        xorps xmm13, [rbp + 64]                                    ;   614.2 p0+p2   41 next
        movaps [rdx - 16], xmm12                                   ;   607.8 p3+p4   41 next spill
        movaps xmm12, xmm1                                         ;   610.2 p1      41 next copy
        movaps [rbp - 48], xmm8                                    ;   608.8 p3+p4   41 next spill
        movaps xmm8, xmm1                                          ;   610.2 p5      41 next copy
        movaps [rbp + 32], xmm3                                    ;   609.8 p3+p4   41 next spill
        movaps xmm3, xmm4                                          ;   611.2 p0      41 next copy
        movaps [rbp + 0], xmm13                                    ;   615.2 p3+p4   41 next spill
        movaps xmm13, xmm0                                         ;   610.2 p1      41 next copy
        movaps [rdx + 64], xmm0                                    ;   611.8 p3+p4   41 next spill
        movaps xmm0, xmm6                                          ;   612.2 p5      41 next copy
        movaps [rbp - 128], xmm11                                  ;   614.2 p3+p4   41 next spill
        movaps xmm11, xmm6                                         ;   612.2 p0      41 next copy
        movaps [rdx - 64], xmm14                                   ;   613.8 p3+p4   41 next spill
        movaps xmm14, xmm6                                         ;   612.2 p1      41 next copy
        andps xmm14, [rbp + 64]                                    ;   615.2 p5+p2   41 next
        xorps xmm7, xmm14                                          ;   616.2 p0      41 next
        xorps xmm7, [rel misty1_encrypt_compact.T0_constants128]   ;   617.2 p1+p2   41 next
        movaps [rdx - 128], xmm9                                   ;   614.8 p3+p4   41 next spill
        movaps xmm9, xmm6                                          ;   612.5 p5      41 next copy
        andps xmm9, xmm2                                           ;   613.5 p0      41 next
        movaps [rbp + 16], xmm15                                   ;   615.8 p3+p4   41 next spill
        movaps xmm15, xmm9                                         ;   614.5 p1      41 next copy
        movaps [rbp + 80], xmm13                                   ;   616.8 p3+p4   41 next spill
        movaps xmm13, xmm6                                         ;   613.8 p5      41 next copy
        andps xmm13, [rbp - 80]                                    ;   617.2 p0+p2   41 next
        xorps xmm1, xmm13                                          ;   618.2 p1      41 next
        andps xmm6, [rbp + 96]                                     ;   618.2 p5+p2   41 next
        xorps xmm3, xmm6                                           ;   619.2 p0      41 next
        movaps xmm6, xmm14                                         ;   616.2 p1      41 next copy
        andps xmm6, [rbp - 80]                                     ;   619.2 p5+p2   41 next
        xorps xmm15, xmm6                                          ;   620.2 p0      41 next
        movaps xmm6, xmm14                                         ;   616.2 p1      41 next copy
        xorps xmm6, xmm10                                          ;   617.2 p5      41 next
        andps xmm6, xmm2                                           ;   618.2 p0      41 next
        xorps xmm14, [rbp + 48]                                    ;   620.2 p1+p2   41 next
        movaps [rdx - 112], xmm1                                   ;   619.2 p3+p4   41 next spill
        movaps xmm1, xmm7                                          ;   618.2 p5      41 next copy
        xorps xmm7, xmm6                                           ;   619.2 p0      41 next
        movaps [rbp - 16], xmm14                                   ;   621.2 p3+p4   41 next spill
        movaps xmm14, xmm3                                         ;   620.2 p1      41 next copy
        xorps xmm14, [rbp + 48]                                    ;   621.2 p5+p2   41 next
        movaps [rbp - 32], xmm14                                   ;   622.2 p3+p4   41 next spill
        movaps xmm14, xmm2                                         ;   619.0 p0      41 next copy
        andps xmm14, [rbp - 80]                                    ;   622.2 p1+p2   41 next
        xorps xmm0, xmm14                                          ;   623.2 p5      41 next
        movaps xmm2, xmm0                                          ;   624.2 p0      41 next copy
        xorps xmm2, [rbp + 96]                                     ;   625.2 p1+p2   41 next
        andps xmm2, xmm10                                          ;   626.2 p5      41 next
        xorps xmm14, xmm2                                          ;   627.2 p0      41 next
        movaps [rdx - 96], xmm14                                   ;   628.2 p3+p4   41 next spill
        movaps xmm14, xmm0                                         ;   624.2 p1      41 next copy
        andps xmm0, [rbp + 48]                                     ;   624.2 p5+p2   41 next
        xorps xmm3, xmm0                                           ;   625.2 p0      41 next
        movaps xmm0, xmm10                                         ;   622.2 p1      41 next copy
        andps xmm0, [rbp - 80]                                     ;   625.2 p5+p2   41 next
        movaps [rbp - 112], xmm4                                   ;   621.8 p3+p4   41 next spill
        movaps xmm4, xmm0                                          ;   626.2 p0      41 next copy
        xorps xmm4, [rbp + 96]                                     ;   627.2 p1+p2   41 next
        movaps [rbp - 96], xmm2                                    ;   627.2 p3+p4   41 next spill
        movaps xmm2, xmm4                                          ;   628.2 p5      41 next copy
        andps xmm4, [rbp + 64]                                     ;   628.2 p0+p2   41 next
        xorps xmm13, xmm4                                          ;   629.2 p1      41 next
        movaps xmm4, xmm10                                         ;   624.8 p5      41 next copy
        andps xmm4, [rbp + 48]                                     ;   628.2 p0+p2   41 next
        xorps xmm9, xmm4                                           ;   629.2 p1      41 next
        movaps xmm10, xmm9                                         ;   630.2 p5      41 next copy
        andps xmm10, [rbp + 48]                                    ;   631.2 p0+p2   41 next
        xorps xmm10, [rdx + 0]                                     ;   632.2 p1+p2   41 next
        xorps xmm14, xmm10                                         ;   633.2 p5      41 next
        movaps xmm10, [rbp + 96]                                   ;   631.2 p2      54 next reload
        andps xmm9, xmm10                                          ;   634.2 p0      41 next
        movaps [rdx - 32], xmm14                                   ;   634.2 p3+p4   41 next spill
        movaps xmm14, xmm10                                        ;   634.2 p1      41 next copy
        andps xmm14, [rbp - 80]                                    ;   635.2 p5+p2   41 next
        xorps xmm12, xmm14                                         ;   636.2 p0      41 next
        andps xmm12, [rbp + 64]                                    ;   637.2 p1+p2   41 next
        xorps xmm2, xmm12                                          ;   638.2 p5      41 next
        xorps xmm9, xmm2                                           ;   639.2 p0      41 next
        xorps xmm3, xmm9                                           ;   640.2 p1      41 next
        movaps xmm2, [rbp - 96]                                    ;   634.2 p2      41 next reload
        xorps xmm2, xmm3                                           ;   641.2 p5      41 next
        movaps xmm3, [rbp + 64]                                    ;   635.2 p2      41 next
        movaps xmm9, [rbp + 48]                                    ;   636.2 p2      54 next reload
        andps xmm3, xmm9                                           ;   639.2 p0      41 next
        xorps xmm5, xmm3                                           ;   640.2 p1      41 next
        andps xmm11, xmm3                                          ;   640.2 p5      41 next
        xorps xmm14, xmm5                                          ;   641.2 p0      41 next
        xorps xmm8, xmm5                                           ;   641.2 p1      41 next
        movaps xmm3, xmm10                                         ;   634.8 p5      41 next copy
        movaps xmm5, xmm9                                          ;   639.2 p0      41 next copy
        andps xmm5, xmm14                                          ;   642.2 p1      41 next
        xorps xmm15, xmm5                                          ;   643.2 p5      41 next
        movaps xmm5, [rbp - 80]                                    ;   637.2 p2      54 next reload
        xorps xmm15, xmm5                                          ;   644.2 p0      41 next
        movaps xmm12, [rdx + 0]                                    ;   638.2 p2      54 next reload
        xorps xmm14, xmm12                                         ;   642.2 p1      41 next
        andps xmm3, xmm14                                          ;   643.2 p5      41 next
        xorps xmm7, xmm3                                           ;   644.2 p0      41 next
        andps xmm14, xmm12                                         ;   643.2 p1      41 next
        xorps xmm1, xmm14                                          ;   644.2 p5      41 next
        xorps xmm1, xmm4                                           ;   645.2 p0      41 next
        xorps xmm13, xmm1                                          ;   646.2 p1      41 next
        movaps xmm14, [rbp + 80]                                   ;   640.2 p2      41 next reload
        xorps xmm14, xmm13                                         ;   647.2 p5      41 next
        movaps xmm1, [rbp - 16]                                    ;   641.2 p2      41 next reload
        andps xmm10, xmm1                                          ;   644.2 p0      41 next
        andps xmm12, xmm1                                          ;   644.2 p1      41 next
        movaps xmm1, [rdx - 112]                                   ;   642.2 p2      41 next reload
        andps xmm9, xmm1                                           ;   645.2 p5      41 next
        movaps xmm3, xmm5                                          ;   642.0 p0      41 next copy
        xorps xmm5, xmm4                                           ;   642.2 p1      41 next
        andps xmm0, xmm5                                           ;   643.2 p5      41 next
        movaps xmm13, [rbp - 32]                                   ;   643.2 p2      41 next reload
        andps xmm3, xmm13                                          ;   646.2 p0      41 next
        xorps xmm4, xmm13                                          ;   646.2 p1      41 next
        movaps xmm13, [rbp + 64]                                   ;   644.2 p2      54 next reload
        xorps xmm3, xmm13                                          ;   647.2 p5      41 next
        xorps xmm11, xmm3                                          ;   648.2 p0      41 next
        andps xmm5, xmm13                                          ;   647.2 p1      41 next
        xorps xmm6, xmm5                                           ;   648.2 p5      41 next
        xorps xmm4, xmm6                                           ;   649.2 p0      41 next
        movaps xmm3, [rdx + 16]                                    ;   645.2 p2      54 next reload
        andps xmm13, xmm3                                          ;   648.2 p1      41 next
        xorps xmm1, xmm13                                          ;   649.2 p5      41 next
        xorps xmm12, xmm3                                          ;   648.2 p0      41 next
        xorps xmm7, xmm12                                          ;   649.2 p1      41 next
        xorps xmm0, xmm7                                           ;   650.2 p5      41 next
        andps xmm1, xmm3                                           ;   650.2 p0      41 next
        movaps xmm6, [rdx - 96]                                    ;   646.8 p2      41 next reload
        xorps xmm5, xmm6                                           ;   649.8 p1      41 next
        andps xmm13, xmm6                                          ;   649.8 p5      41 next
        xorps xmm8, xmm13                                          ;   650.8 p0      41 next
        xorps xmm11, xmm8                                          ;   651.8 p1      41 next
        movaps xmm6, [rbp - 112]                                   ;   648.0 p2      41 next reload
        xorps xmm6, xmm5                                           ;   651.0 p5      41 next
        xorps xmm15, xmm6                                          ;   652.0 p0      41 next
        movaps xmm5, [rdx - 32]                                    ;   649.0 p2      41 next reload
        xorps xmm4, xmm5                                           ;   652.0 p1      41 next
        xorps xmm1, xmm5                                           ;   652.0 p5      41 next
        xorps xmm9, xmm4                                           ;   653.0 p0      41 next
        xorps xmm10, xmm1                                          ;   653.0 p1      41 next
        movaps xmm1, [rel misty1_encrypt_compact.T0_constants128]  ;   650.0 p2      41 next reload
        xorps xmm11, xmm1                                          ;   653.0 p5      41 next
        movaps xmm4, [rbp + 16]                                    ;   651.0 p2      41 next reload
        xorps xmm0, xmm4                                           ;   654.0 p0      41 next
        movaps xmm5, [rdx - 128]                                   ;   652.0 p2      41 next reload
        xorps xmm2, xmm5                                           ;   655.0 p1      41 next
        xorps xmm10, xmm1                                          ;   654.0 p5      41 next
        movaps xmm6, [rdx - 64]                                    ;   653.0 p2      41 next reload
        xorps xmm10, xmm6                                          ;   656.0 p0      41 next
        movaps xmm7, [rbp - 128]                                   ;   654.0 p2      41 next reload
        xorps xmm11, xmm7                                          ;   657.0 p1      41 next
        xorps xmm3, [rbp + 32]                                     ;   655.0 p5+p2   41 next
        xorps xmm15, xmm3                                          ;   656.0 p0      41 next
        movaps xmm8, [rbp + 0]                                     ;   656.0 p2      41 next reload
        xorps xmm9, xmm8                                           ;   659.0 p1      41 next
        xorps xmm14, [r8 + 5008]                                   ;   657.0 p5+p2   48 next
        xorps xmm0, [r8 + 5024]                                    ;   658.0 p0+p2   48 next
        xorps xmm2, [r8 + 5040]                                    ;   659.0 p1+p2   48 next
        xorps xmm10, [r8 + 5056]                                   ;   660.0 p5+p2   48 next
        xorps xmm11, [r8 + 5072]                                   ;   661.0 p0+p2   48 next
        xorps xmm4, [r8 + 4880]                                    ;   662.0 p1+p2   48 next
        xorps xmm9, [r8 + 5088]                                    ;   663.0 p5+p2   48 next
        xorps xmm5, [r8 + 4896]                                    ;   664.0 p0+p2   48 next
        xorps xmm15, [r8 + 5104]                                   ;   665.0 p1+p2   48 next
        xorps xmm6, [r8 + 4912]                                    ;   666.0 p5+p2   48 next
        xorps xmm7, [r8 + 4928]                                    ;   667.0 p0+p2   48 next
        xorps xmm8, [r8 + 4944]                                    ;   668.0 p1+p2   48 next
        xorps xmm3, [r8 + 4960]                                    ;   669.0 p5+p2   48 next
        movaps xmm12, [rdx + 64]                                   ;   670.0 p2      48 next
        xorps xmm12, [r8 + 4864]                                   ;   673.0 p0+p2   48 next
        movaps xmm13, [rbp - 48]                                   ;   672.0 p2      48 next
        xorps xmm13, [r8 + 4976]                                   ;   675.0 p1+p2   48 next
        movaps [rbp - 48], xmm15                                   ;   666.0 p3+p4   48 next spill
        movaps xmm15, [rdx - 16]                                   ;   674.0 p2      48 next
        xorps xmm15, [r8 + 4992]                                   ;   677.0 p5+p2   48 next
        movaps [rdx - 16], xmm9                                    ;   664.0 p3+p4   48 next spill
        movaps xmm9, xmm4                                          ;   663.0 p0      45 next copy
        xorps xmm9, xmm8                                           ;   669.0 p1      45 next
        movaps [rdx + 64], xmm11                                   ;   663.2 p3+p4   48 next spill
        movaps xmm11, xmm9                                         ;   670.0 p5      45 next copy
        movaps [rbp + 0], xmm10                                    ;   664.2 p3+p4   48 next spill
        movaps xmm10, xmm9                                         ;   670.0 p0      45 next copy
        andps xmm10, xmm7                                          ;   671.0 p1      45 next
        andps xmm9, xmm12                                          ;   674.0 p5      45 next
        movaps [rbp + 32], xmm2                                    ;   666.0 p3+p4   48 next spill
        movaps xmm2, xmm4                                          ;   666.2 p0      45 next copy
        andps xmm2, xmm6                                           ;   667.2 p1      45 next
        movaps [rbp - 128], xmm0                                   ;   667.0 p3+p4   48 next spill
        movaps xmm0, xmm6                                          ;   667.0 p5      45 next copy
        andps xmm0, xmm13                                          ;   676.0 p0      45 next
        movaps [rdx - 64], xmm14                                   ;   668.0 p3+p4   48 next spill
        movaps xmm14, xmm6                                         ;   667.8 p1      45 next copy
        andps xmm14, xmm3                                          ;   670.0 p5      45 next
        movaps [rdx - 128], xmm0                                   ;   677.0 p3+p4   45 next spill
        movaps xmm0, xmm6                                          ;   668.5 p0      45 next copy
        movaps [rbp + 16], xmm9                                    ;   675.0 p3+p4   45 next spill
        movaps xmm9, xmm6                                          ;   669.0 p1      45 next copy
        andps xmm9, xmm5                                           ;   670.0 p5      45 next
        xorps xmm11, xmm9                                          ;   671.0 p0      45 next
        movaps xmm9, xmm6                                          ;   670.0 p1      45 next copy
        andps xmm9, xmm12                                          ;   674.0 p5      45 next
        movaps [rdx - 32], xmm11                                   ;   672.0 p3+p4   45 next spill
        movaps xmm11, xmm6                                         ;   670.8 p0      45 next copy
        andps xmm11, xmm7                                          ;   671.8 p1      45 next
        xorps xmm2, xmm11                                          ;   672.8 p5      45 next
        movaps [rbp - 112], xmm2                                   ;   673.8 p3+p4   45 next spill
        movaps xmm2, xmm3                                          ;   671.8 p0      45 next copy
        xorps xmm2, xmm12                                          ;   674.0 p1      45 next
        xorps xmm0, xmm2                                           ;   675.0 p5      45 next
        movaps [rdx - 96], xmm8                                    ;   673.0 p3+p4   48 next spill
        movaps xmm8, xmm2                                          ;   675.0 p0      45 next copy
        andps xmm2, [rdx - 96]                                     ;   676.0 p1+p2   45 next
        movaps [rdx + 16], xmm2                                    ;   677.0 p3+p4   45 next spill
        movaps xmm2, xmm0                                          ;   676.0 p5      45 next copy
        andps xmm2, xmm5                                           ;   677.0 p0      45 next
        movaps [rbp + 64], xmm5                                    ;   675.0 p3+p4   48 next spill
        movaps xmm5, xmm0                                          ;   676.0 p1      45 next copy
        orps xmm5, xmm15                                           ;   678.0 p5      45 next
        movaps [rbp - 32], xmm0                                    ;   676.0 p3+p4   45 next spill
        movaps xmm0, xmm3                                          ;   675.0 p0      45 next copy
        andps xmm0, xmm7                                           ;   676.0 p1      45 next
        xorps xmm9, xmm0                                           ;   677.0 p5      45 next
        movaps xmm0, xmm7                                          ;   676.0 p0      45 next copy
        andps xmm0, xmm15                                          ;   678.0 p1      45 next
        xorps xmm6, xmm0                                           ;   679.0 p5      45 next
        movaps [rbp - 80], xmm3                                    ;   677.0 p3+p4   48 next spill
        movaps xmm3, xmm6                                          ;   680.0 p0      45 next copy
        andps xmm6, xmm15                                          ;   680.0 p1      45 next
        xorps xmm6, xmm1                                           ;   681.0 p5      45 next
        movaps [rdx - 112], xmm6                                   ;   682.0 p3+p4   45 next spill
        movaps xmm6, xmm15                                         ;   678.0 p0      45 next copy
        andps xmm6, xmm13                                          ;   679.0 p1      45 next
        xorps xmm9, xmm6                                           ;   680.0 p5      45 next
        movaps [rbp - 16], xmm9                                    ;   681.0 p3+p4   45 next spill
        movaps xmm9, xmm15                                         ;   679.0 p0      45 next copy
        andps xmm9, xmm12                                          ;   680.0 p1      45 next
        xorps xmm9, xmm13                                          ;   681.0 p5      45 next
        xorps xmm2, xmm9                                           ;   682.0 p0      45 next
        xorps xmm11, xmm9                                          ;   682.0 p1      45 next
        xorps xmm3, xmm2                                           ;   683.0 p5      45 next
        movaps xmm2, xmm15                                         ;   681.0 p0      45 next copy
        movaps xmm9, xmm15                                         ;   681.2 p1      45 next copy
        andps xmm15, [rbp + 64]                                    ;   681.5 p5+p2   45 next
        movaps [rbp + 80], xmm0                                    ;   681.0 p3+p4   45 next spill
        movaps xmm0, xmm13                                         ;   682.0 p0      45 next copy
        andps xmm0, xmm12                                          ;   683.0 p1      45 next
        xorps xmm14, xmm0                                          ;   684.0 p5      45 next
        xorps xmm14, xmm1                                          ;   685.0 p0      45 next
        movaps xmm0, xmm12                                         ;   683.2 p1      45 next copy
        andps xmm0, xmm4                                           ;   684.2 p5      45 next
        movaps xmm1, xmm14                                         ;   686.0 p0      45 next copy
        movaps [rdx + 0], xmm14                                    ;   686.0 p3+p4   45 next spill
        movaps xmm14, xmm12                                        ;   684.2 p1      45 next copy
        movaps [rbp + 48], xmm6                                    ;   684.0 p3+p4   45 next spill
        movaps xmm6, xmm12                                         ;   684.5 p5      45 next copy
        andps xmm6, xmm7                                           ;   685.5 p0      45 next
        movaps [rbp + 96], xmm6                                    ;   686.5 p3+p4   45 next spill
        movaps xmm6, xmm12                                         ;   685.2 p1      45 next copy
        xorps xmm6, xmm4                                           ;   686.2 p5      45 next
        andps xmm6, [rdx - 96]                                     ;   687.2 p0+p2   45 next
        andps xmm12, [rbp - 80]                                    ;   686.2 p1+p2   45 next
        movaps [rbp - 96], xmm15                                   ;   686.0 p3+p4   45 next spill
        movaps xmm15, [rbp - 112]                                  ;   687.0 p2      45 next reload
        xorps xmm15, xmm12                                         ;   690.0 p5      45 next
        movaps xmm12, xmm7                                         ;   687.0 p0      45 next copy
        andps xmm12, [rdx - 96]                                    ;   688.0 p1+p2   45 next
        xorps xmm2, xmm12                                          ;   689.0 p5      45 next
        xorps xmm12, [rbp + 64]                                    ;   689.0 p0+p2   45 next
        andps xmm2, [rdx - 96]                                     ;   690.0 p1+p2   45 next
        xorps xmm3, xmm2                                           ;   691.0 p5      45 next
        movaps xmm2, xmm12                                         ;   690.0 p0      45 next copy
        andps xmm12, xmm7                                          ;   690.0 p1      45 next
        movaps [rbp - 112], xmm15                                  ;   691.0 p3+p4   45 next spill
        movaps xmm15, xmm7                                         ;   689.5 p5      45 next copy
        andps xmm7, xmm13                                          ;   690.0 p0      45 next
        xorps xmm7, [rbp + 96]                                     ;   691.0 p1+p2   45 next
        movaps [rsi + 0], xmm3                                     ;   692.0 p3+p4   45 next spill
        movaps xmm3, xmm4                                          ;   690.5 p5      45 next copy
        andps xmm3, [rbp + 64]                                     ;   692.0 p0+p2   45 next
        xorps xmm14, xmm3                                          ;   693.0 p1      45 next
        xorps xmm9, xmm14                                          ;   694.0 p5      45 next
        movaps xmm3, [rdx + 16]                                    ;   693.0 p2      45 next reload
        xorps xmm3, xmm9                                           ;   696.0 p0      45 next
        xorps xmm15, xmm3                                          ;   697.0 p1      45 next
        andps xmm9, xmm4                                           ;   695.0 p5      45 next
        xorps xmm7, xmm9                                           ;   696.0 p0      45 next
        xorps xmm1, xmm15                                          ;   698.0 p1      45 next
        movaps xmm3, xmm4                                          ;   693.5 p5      45 next copy
        andps xmm3, xmm13                                          ;   694.5 p0      45 next
        xorps xmm14, xmm3                                          ;   695.5 p1      45 next
        xorps xmm12, xmm14                                         ;   696.5 p5      45 next
        xorps xmm6, xmm12                                          ;   697.5 p0      45 next
        movaps xmm14, [rdx - 32]                                   ;   694.0 p2      45 next reload
        xorps xmm7, xmm14                                          ;   697.0 p1      45 next
        movaps xmm3, xmm13                                         ;   695.5 p5      45 next copy
        movaps xmm9, [rdx - 96]                                    ;   695.0 p2      48 next reload
        andps xmm3, xmm9                                           ;   698.0 p0      45 next
        xorps xmm10, xmm3                                          ;   699.0 p1      45 next
        xorps xmm11, xmm10                                         ;   700.0 p5      45 next
        xorps xmm2, xmm11                                          ;   701.0 p0      45 next
        movaps xmm3, xmm9                                          ;   698.0 p1      45 next copy
        movaps xmm11, [rbp + 64]                                   ;   696.0 p2      48 next reload
        andps xmm3, xmm11                                          ;   699.0 p5      45 next
        xorps xmm5, xmm3                                           ;   700.0 p0      45 next
        xorps xmm0, xmm5                                           ;   701.0 p1      45 next
        xorps xmm10, xmm0                                          ;   702.0 p5      45 next
        xorps xmm8, xmm10                                          ;   703.0 p0      45 next
        xorps xmm1, xmm0                                           ;   702.0 p1      45 next
        movaps xmm0, [rbp - 16]                                    ;   697.2 p2      45 next reload
        xorps xmm2, xmm0                                           ;   702.0 p5      45 next
        movaps xmm3, [rbp - 80]                                    ;   698.2 p2      48 next reload
        andps xmm4, xmm3                                           ;   701.2 p0      45 next
        movaps xmm5, xmm13                                         ;   700.2 p1      45 next copy
        andps xmm13, xmm11                                         ;   700.5 p5      45 next
        andps xmm5, xmm3                                           ;   701.2 p0      45 next
        andps xmm11, xmm3                                          ;   701.2 p1      45 next
        xorps xmm0, xmm11                                          ;   702.2 p5      45 next
        xorps xmm11, xmm6                                          ;   702.2 p0      45 next
        xorps xmm3, xmm0                                           ;   703.2 p1      45 next
        movaps xmm0, [rbp - 96]                                    ;   700.0 p2      45 next reload
        xorps xmm0, xmm5                                           ;   703.0 p5      45 next
        xorps xmm5, xmm4                                           ;   703.0 p0      45 next
        xorps xmm2, xmm5                                           ;   704.0 p1      45 next
        movaps xmm10, [rdx + 0]                                    ;   701.0 p2      45 next reload
        xorps xmm10, xmm5                                          ;   704.0 p5      45 next
        xorps xmm7, xmm10                                          ;   705.0 p0      45 next
        movaps xmm5, [rbp - 32]                                    ;   702.0 p2      45 next reload
        orps xmm9, xmm5                                            ;   705.0 p1      45 next
        xorps xmm0, xmm5                                           ;   705.0 p5      45 next
        xorps xmm1, xmm5                                           ;   705.0 p0      45 next
        xorps xmm0, xmm9                                           ;   706.0 p1      45 next
        xorps xmm6, xmm0                                           ;   707.0 p5      45 next
        xorps xmm14, xmm0                                          ;   707.0 p0      45 next
        xorps xmm3, xmm14                                          ;   708.0 p1      45 next
        movaps xmm14, [rbp + 80]                                   ;   703.8 p2      45 next reload
        xorps xmm14, xmm6                                          ;   708.0 p5      45 next
        movaps xmm0, [rdx - 112]                                   ;   704.8 p2      45 next reload
        xorps xmm13, xmm0                                          ;   707.8 p0      45 next
        xorps xmm4, xmm13                                          ;   708.8 p1      45 next
        xorps xmm11, xmm4                                          ;   709.8 p5      45 next
        movaps xmm4, [rbp + 48]                                    ;   705.8 p2      45 next reload
        xorps xmm4, xmm13                                          ;   708.8 p0      45 next
        xorps xmm8, xmm4                                           ;   709.8 p1      45 next
        movaps xmm4, [rbp - 112]                                   ;   706.8 p2      45 next reload
        xorps xmm0, xmm4                                           ;   709.8 p5      45 next
        movaps xmm5, [rsi + 0]                                     ;   707.8 p2      45 next reload
        xorps xmm5, xmm0                                           ;   710.8 p0      45 next
        movaps xmm0, [rdx - 128]                                   ;   708.8 p2      45 next reload
        xorps xmm2, xmm0                                           ;   711.8 p1      45 next
        xorps xmm0, [rbp + 96]                                     ;   711.8 p5+p2   45 next
        xorps xmm12, xmm0                                          ;   712.8 p0      45 next
        xorps xmm15, xmm12                                         ;   713.8 p1      45 next
        movaps xmm0, [rbp + 16]                                    ;   710.8 p2      45 next reload
        xorps xmm0, xmm15                                          ;   714.8 p5      45 next
        xorps xmm4, xmm0                                           ;   715.8 p0      45 next
        xorps xmm11, xmm12                                         ;   713.8 p1      45 next
        movaps xmm15, [rdx - 64]                                   ;   711.8 p2      48 next reload
        xorps xmm11, xmm15                                         ;   714.8 p5      45 next
        movaps xmm0, [rbp - 128]                                   ;   712.8 p2      48 next reload
        xorps xmm5, xmm0                                           ;   715.8 p0      45 next
        movaps xmm6, [rbp + 32]                                    ;   713.8 p2      48 next reload
        xorps xmm4, xmm6                                           ;   716.8 p1      45 next
        movaps xmm9, [rbp + 0]                                     ;   714.8 p2      48 next reload
        xorps xmm14, xmm9                                          ;   717.8 p5      45 next
        movaps xmm10, [rdx + 64]                                   ;   715.8 p2      48 next reload
        xorps xmm3, xmm10                                          ;   718.8 p0      45 next
        movaps xmm12, [rdx - 16]                                   ;   716.8 p2      48 next reload
        xorps xmm2, xmm12                                          ;   719.8 p1      45 next
        movaps xmm13, [rbp - 48]                                   ;   717.8 p2      48 next reload
        xorps xmm8, xmm13                                          ;   720.8 p5      45 next
        xorps xmm11, [rbp + 112]                                   ;   718.8 p0+p2   54 next
        xorps xmm5, [rdi - 64]                                     ;   719.8 p1+p2   54 next
        xorps xmm4, [rsi - 32]                                     ;   720.8 p5+p2   54 next
        xorps xmm14, [rsi + 80]                                    ;   721.8 p0+p2   54 next
        xorps xmm7, [rsi + 48]                                     ;   722.8 p1+p2   54 next
        xorps xmm3, [rsi + 96]                                     ;   723.8 p5+p2   54 next
        xorps xmm1, [rsi - 112]                                    ;   724.8 p0+p2   54 next
        xorps xmm2, [rsi + 64]                                     ;   725.8 p1+p2   54 next
        xorps xmm15, [rsi + 112]                                   ;   726.8 p5+p2   54 next
        xorps xmm8, [rsi - 16]                                     ;   727.8 p0+p2   54 next
        xorps xmm0, [rdi - 48]                                     ;   728.8 p1+p2   54 next
        xorps xmm6, [rdi - 80]                                     ;   729.8 p5+p2   54 next
        xorps xmm9, [rdi - 96]                                     ;   730.8 p0+p2   54 next
        xorps xmm10, [rsi - 48]                                    ;   731.8 p1+p2   54 next
        xorps xmm12, [rsi - 96]                                    ;   732.8 p5+p2   54 next
        xorps xmm13, [rdi - 32]                                    ;   733.8 p0+p2   54 next
        xorps xmm11, [rbp - 64]                                    ;   734.8 p1+p2  114 r
        xorps xmm5, [rsi + 32]                                     ;   735.8 p5+p2  114 r
        xorps xmm4, [rdx + 32]                                     ;   736.8 p0+p2  114 r
        xorps xmm14, [rsi - 80]                                    ;   737.8 p1+p2  114 r
        xorps xmm7, [rdx + 112]                                    ;   738.8 p5+p2  114 r
        xorps xmm3, [rdx + 80]                                     ;   739.8 p0+p2  114 r
        xorps xmm1, [rdi - 128]                                    ;   740.8 p1+p2  114 r
        xorps xmm2, [rsi - 128]                                    ;   741.8 p5+p2  114 r
        xorps xmm15, [rsi + 16]                                    ;   742.8 p0+p2  114 r
        xorps xmm8, [rsi - 64]                                     ;   743.8 p1+p2  114 r
        xorps xmm0, [rdx + 48]                                     ;   744.8 p5+p2  114 r
        xorps xmm6, [rdx + 96]                                     ;   745.8 p0+p2  114 r
        xorps xmm9, [rdx - 48]                                     ;   746.8 p1+p2  114 r
        xorps xmm10, [rdi - 112]                                   ;   747.8 p5+p2  114 r
        xorps xmm12, [rdx - 80]                                    ;   748.8 p0+p2  114 r
        xorps xmm13, [rcx - 16]                                    ;   749.8 p1+p2  114 r
        movaps [rcx - 16], xmm13                                   ;   750.8 p3+p4  114 r spill
        movaps xmm13, [rbp + 112]                                  ;   750.8 p2      58 r
        xorps xmm13, [r8 + 1024]                                   ;   753.8 p5+p2   58 r
        xorps xmm13, [rdi + 0]                                     ;   754.8 p0+p2  114 r
        movaps [rdi + 0], xmm12                                    ;   749.8 p3+p4  114 r spill
        movaps xmm12, [rdi - 64]                                   ;   753.8 p2      58 r
        xorps xmm12, [r8 + 1040]                                   ;   756.8 p1+p2   58 r
        xorps xmm12, [rdi + 16]                                    ;   757.8 p5+p2  114 r
        movaps [rdi + 16], xmm10                                   ;   748.8 p3+p4  114 r spill
        movaps xmm10, [rsi - 32]                                   ;   756.8 p2      58 r
        xorps xmm10, [r8 + 1056]                                   ;   759.8 p0+p2   58 r
        xorps xmm10, [rdi + 32]                                    ;   760.8 p1+p2  114 r
        movaps [rdi + 32], xmm9                                    ;   747.8 p3+p4  114 r spill
        movaps xmm9, [rsi + 80]                                    ;   759.8 p2      58 r
        xorps xmm9, [r8 + 1072]                                    ;   762.8 p5+p2   58 r
        xorps xmm9, [rdi + 48]                                     ;   763.8 p0+p2  114 r
        movaps [rdi + 48], xmm6                                    ;   749.0 p3+p4  114 r spill
        movaps xmm6, [rsi + 96]                                    ;   762.8 p2      58 r
        xorps xmm6, [r8 + 1088]                                    ;   765.8 p1+p2   58 r
        xorps xmm6, [rdi + 64]                                     ;   766.8 p5+p2  114 r
        movaps [rdi + 64], xmm0                                    ;   750.8 p3+p4  114 r spill
        movaps xmm0, [rsi + 48]                                    ;   765.8 p2      58 r
        xorps xmm0, [r8 + 1136]                                    ;   768.8 p0+p2   58 r
        xorps xmm0, [rdi + 96]                                     ;   769.8 p1+p2  114 r
        movaps [rdi + 96], xmm15                                   ;   754.0 p3+p4  114 r spill
        movaps xmm15, [rsi - 112]                                  ;   768.8 p2      58 r
        xorps xmm15, [r8 + 1152]                                   ;   771.8 p5+p2   58 r
        xorps xmm15, [rcx - 128]                                   ;   772.8 p0+p2  114 r
        movaps [rcx - 128], xmm1                                   ;   757.0 p3+p4  114 r spill
        movaps xmm1, [rsi + 64]                                    ;   771.8 p2      58 r
        xorps xmm1, [r8 + 1104]                                    ;   774.8 p1+p2   58 r
        xorps xmm1, [rdi + 80]                                     ;   775.8 p5+p2  114 r
        movaps [rdi + 80], xmm7                                    ;   760.0 p3+p4  114 r spill
        movaps xmm7, [rsi + 112]                                   ;   774.8 p2      58 r
        xorps xmm7, [r8 + 1168]                                    ;   777.8 p0+p2   58 r
        xorps xmm7, [rcx - 112]                                    ;   778.8 p1+p2  114 r
        movaps [rcx - 112], xmm8                                   ;   763.0 p3+p4  114 r spill
        movaps xmm8, [rsi - 16]                                    ;   777.8 p2      58 r
        xorps xmm8, [r8 + 1120]                                    ;   780.8 p5+p2   58 r
        xorps xmm8, [rdi + 112]                                    ;   781.8 p0+p2  114 r
        movaps [rdi + 112], xmm2                                   ;   766.0 p3+p4  114 r spill
        movaps xmm2, [rdi - 48]                                    ;   780.8 p2      58 r
        xorps xmm2, [r8 + 1184]                                    ;   783.8 p1+p2   58 r
        xorps xmm2, [rcx - 96]                                     ;   784.8 p5+p2  114 r
        movaps [rcx - 96], xmm3                                    ;   769.0 p3+p4  114 r spill
        movaps xmm3, [rdi - 80]                                    ;   783.8 p2      58 r
        xorps xmm3, [r8 + 1200]                                    ;   786.8 p0+p2   58 r
        xorps xmm3, [rcx - 80]                                     ;   787.8 p1+p2  114 r
        movaps [rcx - 80], xmm14                                   ;   772.0 p3+p4  114 r spill
        movaps xmm14, [rdi - 96]                                   ;   786.8 p2      58 r
        xorps xmm14, [r8 + 1216]                                   ;   789.8 p5+p2   58 r
        xorps xmm14, [rcx - 64]                                    ;   790.8 p0+p2  114 r
        movaps [rcx - 64], xmm4                                    ;   775.0 p3+p4  114 r spill
        movaps xmm4, [rsi - 48]                                    ;   789.8 p2      58 r
        xorps xmm4, [r8 + 1232]                                    ;   792.8 p1+p2   58 r
        xorps xmm4, [rcx - 48]                                     ;   793.8 p5+p2  114 r
        movaps [rcx - 48], xmm5                                    ;   778.0 p3+p4  114 r spill
        movaps xmm5, [rsi - 96]                                    ;   792.8 p2      58 r
        xorps xmm5, [r8 + 1248]                                    ;   795.8 p0+p2   58 r
        xorps xmm5, [rcx - 32]                                     ;   796.8 p1+p2  114 r
        movaps [rcx - 32], xmm11                                   ;   781.0 p3+p4  114 r spill
        movaps xmm11, [rdi - 32]                                   ;   795.8 p2      58 r
        xorps xmm11, [r8 + 1264]                                   ;   798.8 p5+p2   58 r
        xorps xmm11, [rcx + 0]                                     ;   799.8 p0+p2  114 r
        movaps [rcx + 0], xmm11                                    ;   800.8 p3+p4  114 r spill
        movaps xmm11, xmm13                                        ;   784.8 p1      54 next copy
        xorps xmm11, [r8 + 256]                                    ;   798.8 p5+p2   54 next
        movaps [rdi - 32], xmm13                                   ;   786.8 p3+p4  114 r spill
        movaps xmm13, xmm12                                        ;   787.0 p0      54 next copy
        xorps xmm13, [r8 + 272]                                    ;   799.8 p1+p2   54 next
        movaps [rsi - 96], xmm12                                   ;   787.8 p3+p4  114 r spill
        movaps xmm12, xmm10                                        ;   787.8 p5      54 next copy
        xorps xmm12, [r8 + 288]                                    ;   800.8 p0+p2   54 next
        movaps [rsi - 48], xmm10                                   ;   788.8 p3+p4  114 r spill
        movaps xmm10, xmm9                                         ;   788.8 p1      54 next copy
        xorps xmm10, [r8 + 304]                                    ;   801.8 p5+p2   54 next
        movaps [rdi - 96], xmm9                                    ;   789.8 p3+p4  114 r spill
        movaps xmm9, xmm6                                          ;   790.0 p0      54 next copy
        xorps xmm9, [r8 + 320]                                     ;   802.8 p1+p2   54 next
        movaps [rdi - 80], xmm6                                    ;   790.8 p3+p4  114 r spill
        movaps xmm6, xmm0                                          ;   790.8 p5      54 next copy
        xorps xmm6, [r8 + 368]                                     ;   803.8 p0+p2   54 next
        movaps [rdi - 48], xmm0                                    ;   791.8 p3+p4  114 r spill
        movaps xmm0, xmm15                                         ;   791.8 p1      54 next copy
        xorps xmm0, [r8 + 384]                                     ;   804.8 p5+p2   54 next
        movaps [rsi - 16], xmm15                                   ;   792.8 p3+p4  114 r spill
        movaps xmm15, xmm1                                         ;   793.0 p0      54 next copy
        xorps xmm15, [r8 + 336]                                    ;   805.8 p1+p2   54 next
        movaps [rsi + 112], xmm1                                   ;   793.8 p3+p4  114 r spill
        movaps xmm1, xmm7                                          ;   793.8 p5      54 next copy
        xorps xmm1, [r8 + 400]                                     ;   806.8 p0+p2   54 next
        movaps [rsi + 64], xmm7                                    ;   794.8 p3+p4  114 r spill
        movaps xmm7, xmm8                                          ;   794.8 p1      54 next copy
        xorps xmm7, [r8 + 352]                                     ;   807.8 p5+p2   54 next
        movaps [rsi - 112], xmm8                                   ;   795.8 p3+p4  114 r spill
        movaps xmm8, xmm2                                          ;   796.0 p0      54 next copy
        xorps xmm8, [r8 + 416]                                     ;   808.8 p1+p2   54 next
        movaps [rsi + 48], xmm2                                    ;   796.8 p3+p4  114 r spill
        movaps xmm2, xmm3                                          ;   796.8 p5      54 next copy
        xorps xmm2, [r8 + 432]                                     ;   809.8 p0+p2   54 next
        movaps [rsi + 96], xmm3                                    ;   797.8 p3+p4  114 r spill
        movaps xmm3, xmm14                                         ;   797.8 p1      54 next copy
        xorps xmm3, [r8 + 448]                                     ;   810.8 p5+p2   54 next
        movaps [rsi + 80], xmm14                                   ;   798.8 p3+p4  114 r spill
        movaps xmm14, xmm4                                         ;   799.0 p0      54 next copy
        xorps xmm14, [r8 + 464]                                    ;   811.8 p1+p2   54 next
        movaps [rsi - 32], xmm4                                    ;   799.8 p3+p4  114 r spill
        movaps xmm4, xmm5                                          ;   799.8 p5      54 next copy
        xorps xmm4, [r8 + 480]                                     ;   812.8 p0+p2   54 next
        movaps [rdi - 64], xmm5                                    ;   800.8 p3+p4  114 r spill
        movaps xmm5, [rcx + 0]                                     ;   813.8 p2      54 next
        xorps xmm5, [r8 + 496]                                     ;   816.8 p1+p2   54 next
        movaps [rbp + 112], xmm12                                  ;   801.8 p3+p4   54 next spill
        movaps xmm12, xmm0                                         ;   805.8 p5      41 next copy
        xorps xmm12, xmm3                                          ;   811.8 p0      41 next
        movaps [rdx - 80], xmm10                                   ;   802.8 p3+p4   54 next spill
        movaps xmm10, xmm12                                        ;   812.8 p1      41 next copy
        movaps [rdi - 112], xmm13                                  ;   803.8 p3+p4   54 next spill
        movaps xmm13, xmm12                                        ;   812.8 p5      41 next copy
        andps xmm12, xmm6                                          ;   812.8 p0      41 next
        andps xmm13, xmm2                                          ;   813.8 p1      41 next
        movaps [rdx - 48], xmm7                                    ;   808.8 p3+p4   54 next spill
        movaps xmm7, xmm0                                          ;   806.0 p5      41 next copy
        andps xmm7, xmm8                                           ;   809.8 p0      41 next
        movaps [rdx + 96], xmm15                                   ;   806.8 p3+p4   54 next spill
        movaps xmm15, xmm0                                         ;   807.0 p1      41 next copy
        andps xmm15, xmm6                                          ;   808.0 p5      41 next
        movaps [rdx + 48], xmm11                                   ;   807.8 p3+p4   54 next spill
        movaps xmm11, xmm0                                         ;   808.0 p0      41 next copy
        andps xmm11, xmm1                                          ;   809.0 p1      41 next
        xorps xmm11, xmm6                                          ;   810.0 p5      41 next
        movaps [rsi - 64], xmm9                                    ;   808.8 p3+p4   54 next spill
        movaps xmm9, xmm11                                         ;   811.0 p0      41 next copy
        xorps xmm11, xmm5                                          ;   817.8 p1      41 next
        movaps [rsi + 16], xmm11                                   ;   818.8 p3+p4   41 next spill
        movaps xmm11, xmm0                                         ;   809.8 p5      41 next copy
        andps xmm11, xmm4                                          ;   813.8 p0      41 next
        xorps xmm9, xmm11                                          ;   814.8 p1      41 next
        movaps xmm11, xmm0                                         ;   810.8 p5      41 next copy
        andps xmm11, [rsi + 16]                                    ;   821.8 p0+p2   41 next
        movaps [rsi - 128], xmm12                                  ;   813.8 p3+p4   41 next spill
        movaps xmm12, xmm0                                         ;   811.2 p1      41 next copy
        xorps xmm12, xmm6                                          ;   812.2 p5      41 next
        andps xmm12, xmm3                                          ;   813.2 p0      41 next
        andps xmm0, xmm14                                          ;   812.8 p1      41 next
        movaps [rdi - 128], xmm0                                   ;   813.8 p3+p4   41 next spill
        movaps xmm0, xmm6                                          ;   812.8 p5      41 next copy
        xorps xmm0, xmm14                                          ;   813.8 p0      41 next
        movaps [rdx + 80], xmm12                                   ;   814.2 p3+p4   41 next spill
        movaps xmm12, xmm0                                         ;   814.8 p1      41 next copy
        xorps xmm12, xmm8                                          ;   815.8 p5      41 next
        movaps [rdx + 112], xmm11                                  ;   822.8 p3+p4   41 next spill
        movaps xmm11, xmm0                                         ;   814.8 p0      41 next copy
        andps xmm0, xmm3                                           ;   814.8 p1      41 next
        xorps xmm0, [rsi + 16]                                     ;   821.8 p5+p2   41 next
        xorps xmm0, xmm2                                           ;   822.8 p0      41 next
        movaps [rsi + 16], xmm0                                    ;   823.8 p3+p4   41 next spill
        movaps xmm0, xmm6                                          ;   815.5 p1      41 next copy
        andps xmm0, xmm4                                           ;   816.5 p5      41 next
        movaps [rsi - 80], xmm3                                    ;   816.2 p3+p4   54 next spill
        movaps xmm3, xmm6                                          ;   816.2 p0      41 next copy
        andps xmm3, xmm5                                           ;   817.8 p1      41 next
        xorps xmm3, xmm4                                           ;   818.8 p5      41 next
        movaps [rdx + 32], xmm9                                    ;   817.2 p3+p4   41 next spill
        movaps xmm9, xmm3                                          ;   819.8 p0      41 next copy
        movaps [rsi + 32], xmm11                                   ;   818.2 p3+p4   41 next spill
        movaps xmm11, xmm6                                         ;   817.8 p1      41 next copy
        andps xmm11, xmm8                                          ;   818.8 p5      41 next
        movaps [rbp - 64], xmm13                                   ;   819.2 p3+p4   41 next spill
        movaps xmm13, xmm6                                         ;   818.5 p0      41 next copy
        andps xmm6, xmm14                                          ;   818.8 p1      41 next
        andps xmm13, xmm2                                          ;   819.5 p5      41 next
        movaps [rbp - 48], xmm13                                   ;   820.5 p3+p4   41 next spill
        movaps xmm13, xmm8                                         ;   819.5 p0      41 next copy
        andps xmm13, xmm4                                          ;   820.5 p1      41 next
        movaps [rdx - 16], xmm13                                   ;   821.5 p3+p4   41 next spill
        movaps xmm13, xmm8                                         ;   820.2 p5      41 next copy
        andps xmm13, xmm14                                         ;   821.2 p0      41 next
        xorps xmm0, xmm13                                          ;   822.2 p1      41 next
        movaps xmm13, [rel misty1_encrypt_compact.T0_constants128] ;   821.0 p2      41 next reload
        xorps xmm0, xmm13                                          ;   824.0 p5      41 next
        movaps [rdx + 64], xmm0                                    ;   825.0 p3+p4   41 next spill
        movaps xmm0, xmm8                                          ;   821.8 p0      41 next copy
        andps xmm0, xmm1                                           ;   822.8 p1      41 next
        xorps xmm10, xmm0                                          ;   823.8 p5      41 next
        movaps xmm0, xmm8                                          ;   822.8 p0      41 next copy
        andps xmm0, xmm2                                           ;   823.8 p1      41 next
        xorps xmm7, xmm0                                           ;   824.8 p5      41 next
        xorps xmm3, xmm0                                           ;   824.8 p0      41 next
        xorps xmm6, xmm7                                           ;   825.8 p1      41 next
        movaps xmm0, xmm14                                         ;   824.2 p5      41 next copy
        andps xmm0, xmm2                                           ;   825.2 p0      41 next
        xorps xmm11, xmm0                                          ;   826.2 p1      41 next
        movaps xmm0, xmm2                                          ;   825.2 p5      41 next copy
        andps xmm0, xmm5                                           ;   826.2 p0      41 next
        xorps xmm8, xmm0                                           ;   827.2 p1      41 next
        movaps xmm7, xmm8                                          ;   828.2 p5      41 next copy
        andps xmm8, xmm5                                           ;   828.2 p0      41 next
        xorps xmm8, xmm13                                          ;   829.2 p1      41 next
        movaps xmm13, xmm5                                         ;   827.2 p5      41 next copy
        andps xmm13, xmm4                                          ;   828.2 p0      41 next
        xorps xmm11, xmm13                                         ;   829.2 p1      41 next
        movaps [rbp + 0], xmm8                                     ;   830.2 p3+p4   41 next spill
        movaps xmm8, xmm5                                          ;   828.2 p5      41 next copy
        orps xmm8, xmm12                                           ;   829.2 p0      41 next
        movaps [rbp + 32], xmm6                                    ;   827.8 p3+p4   41 next spill
        movaps xmm6, xmm5                                          ;   829.0 p1      41 next copy
        andps xmm5, xmm1                                           ;   829.2 p5      41 next
        movaps [rbp - 128], xmm14                                  ;   828.8 p3+p4   54 next spill
        movaps xmm14, xmm12                                        ;   829.8 p0      41 next copy
        andps xmm14, xmm1                                          ;   830.8 p1      41 next
        xorps xmm9, xmm14                                          ;   831.8 p5      41 next
        xorps xmm7, xmm9                                           ;   832.8 p0      41 next
        movaps xmm14, xmm2                                         ;   831.0 p1      41 next copy
        movaps xmm9, xmm2                                          ;   831.2 p5      41 next copy
        andps xmm2, xmm4                                           ;   831.8 p0      41 next
        andps xmm14, [rsi - 80]                                    ;   832.0 p1+p2   41 next
        xorps xmm6, xmm14                                          ;   833.0 p5      41 next
        xorps xmm14, xmm1                                          ;   833.0 p0      41 next
        andps xmm9, xmm14                                          ;   834.0 p1      41 next
        movaps [rdx - 64], xmm12                                   ;   831.2 p3+p4   41 next spill
        movaps xmm12, [rdx + 32]                                   ;   831.5 p2      41 next reload
        xorps xmm12, xmm9                                          ;   835.0 p5      41 next
        movaps xmm9, [rdx + 80]                                    ;   832.5 p2      41 next reload
        xorps xmm9, xmm12                                          ;   836.0 p0      41 next
        andps xmm6, [rsi - 80]                                     ;   834.0 p1+p2   41 next
        xorps xmm7, xmm6                                           ;   835.0 p5      41 next
        movaps xmm6, xmm1                                          ;   834.8 p0      41 next copy
        andps xmm6, [rsi - 80]                                     ;   835.8 p1+p2   41 next
        xorps xmm8, xmm6                                           ;   836.8 p5      41 next
        xorps xmm15, xmm8                                          ;   837.8 p0      41 next
        movaps xmm6, xmm11                                         ;   836.0 p1      41 next copy
        movaps xmm8, xmm4                                          ;   836.2 p5      41 next copy
        andps xmm8, [rsi - 80]                                     ;   837.2 p0+p2   41 next
        movaps [rdx + 80], xmm9                                    ;   837.0 p3+p4   41 next spill
        movaps xmm9, [rbp - 64]                                    ;   836.5 p2      41 next reload
        xorps xmm9, xmm8                                           ;   839.5 p1      41 next
        xorps xmm3, xmm9                                           ;   840.5 p5      41 next
        xorps xmm14, xmm3                                          ;   841.5 p0      41 next
        xorps xmm6, xmm14                                          ;   842.5 p1      41 next
        xorps xmm9, xmm15                                          ;   840.5 p5      41 next
        movaps xmm14, [rsi + 32]                                   ;   837.5 p2      41 next reload
        xorps xmm14, xmm9                                          ;   841.5 p0      41 next
        movaps xmm3, [rbp - 48]                                    ;   838.5 p2      41 next reload
        xorps xmm2, xmm3                                           ;   841.5 p1      41 next
        movaps xmm8, [rdx + 112]                                   ;   839.5 p2      41 next reload
        xorps xmm8, xmm2                                           ;   842.5 p5      41 next
        xorps xmm8, xmm10                                          ;   843.5 p0      41 next
        movaps xmm2, xmm4                                          ;   840.0 p1      41 next copy
        andps xmm4, xmm1                                           ;   840.2 p5      41 next
        movaps xmm9, [rbp - 128]                                   ;   840.5 p2      54 next reload
        andps xmm2, xmm9                                           ;   843.5 p0      41 next
        xorps xmm5, xmm2                                           ;   844.5 p1      41 next
        andps xmm1, xmm9                                           ;   843.5 p5      41 next
        xorps xmm11, xmm1                                          ;   844.5 p0      41 next
        xorps xmm9, xmm11                                          ;   845.5 p1      41 next
        movaps xmm11, [rdx - 16]                                   ;   841.5 p2      41 next reload
        xorps xmm3, xmm11                                          ;   844.5 p5      41 next
        xorps xmm12, xmm3                                          ;   845.5 p0      41 next
        movaps xmm3, xmm12                                         ;   846.5 p1      41 next copy
        xorps xmm3, [rsi + 16]                                     ;   847.5 p5+p2   41 next
        movaps [rdx - 16], xmm12                                   ;   846.5 p3+p4   41 next spill
        movaps xmm12, [rsi - 128]                                  ;   843.5 p2      41 next reload
        xorps xmm12, xmm3                                          ;   848.5 p0      41 next
        movaps xmm3, [rbp + 32]                                    ;   844.5 p2      41 next reload
        xorps xmm12, xmm3                                          ;   849.5 p1      41 next
        xorps xmm4, [rbp + 0]                                      ;   845.5 p5+p2   41 next
        xorps xmm13, xmm4                                          ;   846.5 p0      41 next
        xorps xmm14, xmm13                                         ;   847.5 p1      41 next
        movaps xmm13, [rdx - 64]                                   ;   846.5 p2      41 next reload
        xorps xmm5, xmm13                                          ;   849.5 p5      41 next
        xorps xmm2, [rdi - 128]                                    ;   847.5 p0+p2   41 next
        xorps xmm6, xmm2                                           ;   848.5 p1      41 next
        xorps xmm11, xmm6                                          ;   849.5 p5      41 next
        movaps xmm6, xmm13                                         ;   849.5 p0      41 next copy
        orps xmm6, [rsi - 80]                                      ;   850.5 p1+p2   41 next
        xorps xmm5, xmm6                                           ;   851.5 p5      41 next
        xorps xmm10, xmm5                                          ;   852.5 p0      41 next
        xorps xmm9, xmm10                                          ;   853.5 p1      41 next
        xorps xmm4, [rdi - 128]                                    ;   849.5 p5+p2   41 next
        movaps xmm6, [rdx + 64]                                    ;   850.5 p2      41 next reload
        xorps xmm2, xmm6                                           ;   853.5 p0      41 next
        xorps xmm8, xmm2                                           ;   854.5 p1      41 next
        xorps xmm6, [rsi + 16]                                     ;   853.5 p5+p2   41 next
        xorps xmm15, xmm6                                          ;   854.5 p0      41 next
        xorps xmm13, xmm15                                         ;   855.5 p1      41 next
        xorps xmm3, [rbp + 0]                                      ;   852.5 p5+p2   41 next
        xorps xmm7, xmm3                                           ;   853.5 p0      41 next
        movaps xmm15, [rdx + 80]                                   ;   853.5 p2      41 next reload
        xorps xmm1, xmm15                                          ;   856.5 p1      41 next
        xorps xmm5, xmm15                                          ;   856.5 p5      41 next
        xorps xmm0, xmm5                                           ;   857.5 p0      41 next
        xorps xmm4, xmm1                                           ;   857.5 p1      41 next
        movaps xmm15, [rdx - 16]                                   ;   854.5 p2      41 next reload
        xorps xmm15, xmm4                                          ;   858.5 p5      41 next
        movaps xmm1, [rsi - 64]                                    ;   855.5 p2      41 next
        movaps xmm2, [rdx + 48]                                    ;   856.5 p2      54 next reload
        andps xmm1, xmm2                                           ;   859.5 p0      41 next
        movaps xmm3, [rdx + 96]                                    ;   857.5 p2      41 next
        andps xmm3, xmm2                                           ;   860.5 p1      41 next
        movaps xmm4, [rdx - 48]                                    ;   858.5 p2      41 next
        movaps xmm5, [rdi - 112]                                   ;   859.5 p2      54 next reload
        andps xmm4, xmm5                                           ;   862.5 p5      41 next
        movaps xmm6, xmm3                                          ;   861.5 p0      41 next copy
        movaps xmm10, [rdx - 48]                                   ;   860.5 p2      54 next reload
        andps xmm6, xmm10                                          ;   863.5 p1      41 next
        xorps xmm7, xmm5                                           ;   862.5 p5      41 next
        xorps xmm15, xmm2                                          ;   859.5 p0      41 next
        xorps xmm12, [rbp + 112]                                   ;   861.5 p1+p2   41 next
        xorps xmm0, [rdx - 80]                                     ;   862.5 p5+p2   41 next
        xorps xmm9, [rsi - 64]                                     ;   863.5 p0+p2   41 next
        xorps xmm11, [rdx + 96]                                    ;   864.5 p1+p2   41 next
        movaps [rdx - 16], xmm13                                   ;   858.0 p3+p4   41 next spill
        movaps xmm13, xmm1                                         ;   860.5 p5      41 next copy
        movaps [rdx + 80], xmm8                                    ;   859.0 p3+p4   41 next spill
        movaps xmm8, xmm1                                          ;   860.5 p0      41 next copy
        movaps [rbp + 0], xmm14                                    ;   860.0 p3+p4   41 next spill
        movaps xmm14, xmm3                                         ;   861.5 p1      41 next copy
        movaps [rsi + 16], xmm11                                   ;   865.5 p3+p4   41 next spill
        movaps xmm11, xmm15                                        ;   860.5 p5      41 next copy
        movaps [rdx + 64], xmm15                                   ;   862.0 p3+p4   41 next spill
        movaps xmm15, xmm5                                         ;   862.5 p0      41 next copy
        movaps [rdi - 128], xmm9                                   ;   864.5 p3+p4   41 next spill
        movaps xmm9, xmm5                                          ;   862.5 p1      41 next copy
        movaps [rsi - 80], xmm0                                    ;   864.0 p3+p4   41 next spill
        movaps xmm0, xmm5                                          ;   862.5 p5      41 next copy
        andps xmm0, [rdx + 96]                                     ;   865.5 p0+p2   41 next
        xorps xmm6, xmm0                                           ;   866.5 p1      41 next
        xorps xmm6, [rel misty1_encrypt_compact.T0_constants128]   ;   867.5 p5+p2   41 next
        movaps [rdx - 64], xmm12                                   ;   865.0 p3+p4   41 next spill
        movaps xmm12, xmm5                                         ;   862.8 p0      41 next copy
        andps xmm12, xmm2                                          ;   863.8 p1      41 next
        movaps [rbp + 32], xmm7                                    ;   866.0 p3+p4   41 next spill
        movaps xmm7, xmm12                                         ;   864.8 p5      41 next copy
        movaps [rsi - 128], xmm11                                  ;   867.0 p3+p4   41 next spill
        movaps xmm11, xmm5                                         ;   864.0 p0      41 next copy
        andps xmm11, [rdx - 80]                                    ;   867.5 p1+p2   41 next
        xorps xmm1, xmm11                                          ;   868.5 p5      41 next
        andps xmm5, [rsi - 64]                                     ;   868.5 p0+p2   41 next
        xorps xmm14, xmm5                                          ;   869.5 p1      41 next
        movaps xmm5, xmm0                                          ;   866.5 p5      41 next copy
        andps xmm5, [rdx - 80]                                     ;   869.5 p0+p2   41 next
        xorps xmm7, xmm5                                           ;   870.5 p1      41 next
        movaps xmm5, xmm0                                          ;   866.5 p5      41 next copy
        xorps xmm5, xmm10                                          ;   867.5 p0      41 next
        andps xmm5, xmm2                                           ;   868.5 p1      41 next
        xorps xmm0, [rbp + 112]                                    ;   870.5 p5+p2   41 next
        movaps [rdi - 112], xmm1                                   ;   869.5 p3+p4   41 next spill
        movaps xmm1, xmm6                                          ;   868.5 p0      41 next copy
        xorps xmm6, xmm5                                           ;   869.5 p1      41 next
        movaps [rbp - 128], xmm0                                   ;   871.5 p3+p4   41 next spill
        movaps xmm0, xmm14                                         ;   870.5 p5      41 next copy
        xorps xmm0, [rbp + 112]                                    ;   871.5 p0+p2   41 next
        movaps [rbp - 48], xmm0                                    ;   872.5 p3+p4   41 next spill
        movaps xmm0, xmm2                                          ;   869.2 p1      41 next copy
        andps xmm0, [rdx - 80]                                     ;   872.5 p5+p2   41 next
        xorps xmm15, xmm0                                          ;   873.5 p0      41 next
        movaps xmm2, xmm15                                         ;   874.5 p1      41 next copy
        xorps xmm2, [rsi - 64]                                     ;   875.5 p5+p2   41 next
        andps xmm2, xmm10                                          ;   876.5 p0      41 next
        xorps xmm0, xmm2                                           ;   877.5 p1      41 next
        movaps [rdx + 112], xmm0                                   ;   878.5 p3+p4   41 next spill
        movaps xmm0, xmm15                                         ;   874.5 p5      41 next copy
        andps xmm15, [rbp + 112]                                   ;   874.5 p0+p2   41 next
        xorps xmm14, xmm15                                         ;   875.5 p1      41 next
        movaps xmm15, xmm10                                        ;   872.5 p5      41 next copy
        andps xmm15, [rdx - 80]                                    ;   875.5 p0+p2   41 next
        movaps [rsi + 32], xmm3                                    ;   872.0 p3+p4   41 next spill
        movaps xmm3, xmm15                                         ;   876.5 p1      41 next copy
        xorps xmm3, [rsi - 64]                                     ;   877.5 p5+p2   41 next
        movaps [rbp - 64], xmm2                                    ;   877.5 p3+p4   41 next spill
        movaps xmm2, xmm3                                          ;   878.5 p0      41 next copy
        andps xmm3, [rdx + 96]                                     ;   878.5 p1+p2   41 next
        xorps xmm11, xmm3                                          ;   879.5 p5      41 next
        movaps xmm3, xmm10                                         ;   875.0 p0      41 next copy
        andps xmm3, [rbp + 112]                                    ;   878.5 p1+p2   41 next
        xorps xmm12, xmm3                                          ;   879.5 p5      41 next
        movaps xmm10, xmm12                                        ;   880.5 p0      41 next copy
        andps xmm10, [rbp + 112]                                   ;   881.5 p1+p2   41 next
        xorps xmm10, [rdx + 48]                                    ;   882.5 p5+p2   41 next
        xorps xmm0, xmm10                                          ;   883.5 p0      41 next
        movaps xmm10, [rsi - 64]                                   ;   881.5 p2      54 next reload
        andps xmm12, xmm10                                         ;   884.5 p1      41 next
        movaps [rdx + 32], xmm0                                    ;   884.5 p3+p4   41 next spill
        movaps xmm0, xmm10                                         ;   884.5 p5      41 next copy
        andps xmm0, [rdx - 80]                                     ;   885.5 p0+p2   41 next
        xorps xmm13, xmm0                                          ;   886.5 p1      41 next
        andps xmm13, [rdx + 96]                                    ;   887.5 p5+p2   41 next
        xorps xmm2, xmm13                                          ;   888.5 p0      41 next
        xorps xmm12, xmm2                                          ;   889.5 p1      41 next
        xorps xmm14, xmm12                                         ;   890.5 p5      41 next
        movaps xmm2, [rbp - 64]                                    ;   884.5 p2      41 next reload
        xorps xmm2, xmm14                                          ;   891.5 p0      41 next
        movaps xmm14, [rdx + 96]                                   ;   885.5 p2      41 next
        movaps xmm12, [rbp + 112]                                  ;   886.5 p2      54 next reload
        andps xmm14, xmm12                                         ;   889.5 p1      41 next
        xorps xmm4, xmm14                                          ;   890.5 p5      41 next
        andps xmm9, xmm14                                          ;   890.5 p0      41 next
        xorps xmm0, xmm4                                           ;   891.5 p1      41 next
        xorps xmm8, xmm4                                           ;   891.5 p5      41 next
        movaps xmm14, xmm10                                        ;   885.0 p0      41 next copy
        movaps xmm4, xmm12                                         ;   889.5 p1      41 next copy
        andps xmm4, xmm0                                           ;   892.5 p5      41 next
        xorps xmm7, xmm4                                           ;   893.5 p0      41 next
        movaps xmm4, [rdx - 80]                                    ;   887.5 p2      54 next reload
        xorps xmm7, xmm4                                           ;   894.5 p1      41 next
        movaps xmm13, [rdx + 48]                                   ;   888.5 p2      54 next reload
        xorps xmm0, xmm13                                          ;   892.5 p5      41 next
        andps xmm14, xmm0                                          ;   893.5 p0      41 next
        xorps xmm6, xmm14                                          ;   894.5 p1      41 next
        andps xmm0, xmm13                                          ;   893.5 p5      41 next
        xorps xmm1, xmm0                                           ;   894.5 p0      41 next
        xorps xmm1, xmm3                                           ;   895.5 p1      41 next
        xorps xmm11, xmm1                                          ;   896.5 p5      41 next
        movaps xmm14, [rsi - 128]                                  ;   890.5 p2      41 next reload
        xorps xmm14, xmm11                                         ;   897.5 p0      41 next
        movaps xmm0, [rbp - 128]                                   ;   891.5 p2      41 next reload
        andps xmm10, xmm0                                          ;   894.5 p1      41 next
        andps xmm13, xmm0                                          ;   894.5 p5      41 next
        movaps xmm0, [rdi - 112]                                   ;   892.5 p2      41 next reload
        andps xmm12, xmm0                                          ;   895.5 p0      41 next
        movaps xmm1, xmm4                                          ;   892.2 p1      41 next copy
        xorps xmm4, xmm3                                           ;   892.5 p5      41 next
        andps xmm15, xmm4                                          ;   893.5 p0      41 next
        movaps xmm11, [rbp - 48]                                   ;   893.5 p2      41 next reload
        andps xmm1, xmm11                                          ;   896.5 p1      41 next
        xorps xmm3, xmm11                                          ;   896.5 p5      41 next
        movaps xmm11, [rdx + 96]                                   ;   894.5 p2      54 next reload
        xorps xmm1, xmm11                                          ;   897.5 p0      41 next
        xorps xmm9, xmm1                                           ;   898.5 p1      41 next
        andps xmm4, xmm11                                          ;   897.5 p5      41 next
        xorps xmm5, xmm4                                           ;   898.5 p0      41 next
        xorps xmm3, xmm5                                           ;   899.5 p1      41 next
        movaps xmm1, [rdx - 48]                                    ;   895.5 p2      54 next reload
        andps xmm11, xmm1                                          ;   898.5 p5      41 next
        xorps xmm0, xmm11                                          ;   899.5 p0      41 next
        xorps xmm13, xmm1                                          ;   898.5 p1      41 next
        xorps xmm6, xmm13                                          ;   899.5 p5      41 next
        xorps xmm15, xmm6                                          ;   900.5 p0      41 next
        andps xmm0, xmm1                                           ;   900.5 p1      41 next
        movaps xmm5, [rdx + 112]                                   ;   897.0 p2      41 next reload
        xorps xmm4, xmm5                                           ;   900.0 p5      41 next
        andps xmm11, xmm5                                          ;   900.0 p0      41 next
        xorps xmm8, xmm11                                          ;   901.0 p1      41 next
        xorps xmm9, xmm8                                           ;   902.0 p5      41 next
        movaps xmm5, [rsi + 32]                                    ;   898.2 p2      41 next reload
        xorps xmm5, xmm4                                           ;   901.2 p0      41 next
        xorps xmm7, xmm5                                           ;   902.2 p1      41 next
        movaps xmm4, [rdx + 32]                                    ;   899.2 p2      41 next reload
        xorps xmm3, xmm4                                           ;   902.2 p5      41 next
        xorps xmm0, xmm4                                           ;   902.2 p0      41 next
        xorps xmm12, xmm3                                          ;   903.2 p1      41 next
        xorps xmm10, xmm0                                          ;   903.2 p5      41 next
        movaps xmm0, [rel misty1_encrypt_compact.T0_constants128]  ;   900.2 p2      41 next reload
        xorps xmm9, xmm0                                           ;   903.2 p0      41 next
        movaps xmm3, [rbp + 32]                                    ;   901.2 p2      41 next reload
        xorps xmm15, xmm3                                          ;   904.2 p1      41 next
        movaps xmm4, [rdx - 64]                                    ;   902.2 p2      41 next reload
        xorps xmm2, xmm4                                           ;   905.2 p5      41 next
        xorps xmm10, xmm0                                          ;   904.2 p0      41 next
        movaps xmm5, [rsi - 80]                                    ;   903.2 p2      41 next reload
        xorps xmm10, xmm5                                          ;   906.2 p1      41 next
        movaps xmm6, [rdi - 128]                                   ;   904.2 p2      41 next reload
        xorps xmm9, xmm6                                           ;   907.2 p5      41 next
        xorps xmm1, [rbp + 0]                                      ;   905.2 p0+p2   41 next
        xorps xmm7, xmm1                                           ;   906.2 p1      41 next
        movaps xmm8, [rsi + 16]                                    ;   906.2 p2      41 next reload
        xorps xmm12, xmm8                                          ;   909.2 p5      41 next
        xorps xmm14, [r8 + 5776]                                   ;   907.2 p0+p2   48 next
        xorps xmm15, [r8 + 5792]                                   ;   908.2 p1+p2   48 next
        xorps xmm2, [r8 + 5808]                                    ;   909.2 p5+p2   48 next
        xorps xmm10, [r8 + 5824]                                   ;   910.2 p0+p2   48 next
        xorps xmm9, [r8 + 5840]                                    ;   911.2 p1+p2   48 next
        xorps xmm3, [r8 + 5648]                                    ;   912.2 p5+p2   48 next
        xorps xmm12, [r8 + 5856]                                   ;   913.2 p0+p2   48 next
        xorps xmm4, [r8 + 5664]                                    ;   914.2 p1+p2   48 next
        xorps xmm7, [r8 + 5872]                                    ;   915.2 p5+p2   48 next
        xorps xmm5, [r8 + 5680]                                    ;   916.2 p0+p2   48 next
        xorps xmm6, [r8 + 5696]                                    ;   917.2 p1+p2   48 next
        xorps xmm8, [r8 + 5712]                                    ;   918.2 p5+p2   48 next
        xorps xmm1, [r8 + 5728]                                    ;   919.2 p0+p2   48 next
        movaps xmm11, [rdx + 64]                                   ;   920.2 p2      48 next
        xorps xmm11, [r8 + 5632]                                   ;   923.2 p1+p2   48 next
        movaps xmm13, [rdx + 80]                                   ;   922.2 p2      48 next
        xorps xmm13, [r8 + 5744]                                   ;   925.2 p5+p2   48 next
        movaps [rdx + 80], xmm7                                    ;   916.2 p3+p4   48 next spill
        movaps xmm7, [rdx - 16]                                    ;   924.2 p2      48 next
        xorps xmm7, [r8 + 5760]                                    ;   927.2 p0+p2   48 next
        movaps [rdx - 16], xmm12                                   ;   914.2 p3+p4   48 next spill
        movaps xmm12, xmm3                                         ;   913.2 p1      45 next copy
        xorps xmm12, xmm8                                          ;   919.2 p5      45 next
        movaps [rdx + 64], xmm9                                    ;   913.5 p3+p4   48 next spill
        movaps xmm9, xmm12                                         ;   920.2 p0      45 next copy
        movaps [rsi + 16], xmm10                                   ;   914.5 p3+p4   48 next spill
        movaps xmm10, xmm12                                        ;   920.2 p1      45 next copy
        andps xmm10, xmm6                                          ;   921.2 p5      45 next
        andps xmm12, xmm11                                         ;   924.2 p0      45 next
        movaps [rbp + 0], xmm2                                     ;   916.2 p3+p4   48 next spill
        movaps xmm2, xmm3                                          ;   916.5 p1      45 next copy
        andps xmm2, xmm5                                           ;   917.5 p5      45 next
        movaps [rdi - 128], xmm15                                  ;   917.2 p3+p4   48 next spill
        movaps xmm15, xmm5                                         ;   917.2 p0      45 next copy
        andps xmm15, xmm13                                         ;   926.2 p1      45 next
        movaps [rsi - 80], xmm14                                   ;   918.2 p3+p4   48 next spill
        movaps xmm14, xmm5                                         ;   918.0 p5      45 next copy
        andps xmm14, xmm1                                          ;   920.2 p0      45 next
        movaps [rdx - 64], xmm15                                   ;   927.2 p3+p4   45 next spill
        movaps xmm15, xmm5                                         ;   918.8 p1      45 next copy
        movaps [rbp + 32], xmm12                                   ;   925.2 p3+p4   45 next spill
        movaps xmm12, xmm5                                         ;   919.2 p5      45 next copy
        andps xmm12, xmm4                                          ;   920.2 p0      45 next
        xorps xmm9, xmm12                                          ;   921.2 p1      45 next
        movaps xmm12, xmm5                                         ;   920.2 p5      45 next copy
        andps xmm12, xmm11                                         ;   924.2 p0      45 next
        movaps [rdx + 32], xmm9                                    ;   922.2 p3+p4   45 next spill
        movaps xmm9, xmm5                                          ;   921.0 p1      45 next copy
        andps xmm9, xmm6                                           ;   922.0 p5      45 next
        xorps xmm2, xmm9                                           ;   923.0 p0      45 next
        movaps [rsi + 32], xmm2                                    ;   924.0 p3+p4   45 next spill
        movaps xmm2, xmm1                                          ;   922.0 p1      45 next copy
        xorps xmm2, xmm11                                          ;   924.2 p5      45 next
        xorps xmm15, xmm2                                          ;   925.2 p0      45 next
        movaps [rdx + 112], xmm8                                   ;   923.2 p3+p4   48 next spill
        movaps xmm8, xmm2                                          ;   925.2 p1      45 next copy
        andps xmm2, [rdx + 112]                                    ;   926.2 p5+p2   45 next
        movaps [rdx - 48], xmm2                                    ;   927.2 p3+p4   45 next spill
        movaps xmm2, xmm15                                         ;   926.2 p0      45 next copy
        andps xmm2, xmm4                                           ;   927.2 p1      45 next
        movaps [rdx + 96], xmm4                                    ;   925.2 p3+p4   48 next spill
        movaps xmm4, xmm15                                         ;   926.2 p5      45 next copy
        orps xmm4, xmm7                                            ;   928.2 p0      45 next
        movaps [rbp - 48], xmm15                                   ;   926.2 p3+p4   45 next spill
        movaps xmm15, xmm1                                         ;   925.2 p1      45 next copy
        andps xmm15, xmm6                                          ;   926.2 p5      45 next
        xorps xmm12, xmm15                                         ;   927.2 p0      45 next
        movaps xmm15, xmm6                                         ;   926.2 p1      45 next copy
        andps xmm15, xmm7                                          ;   928.2 p5      45 next
        xorps xmm5, xmm15                                          ;   929.2 p0      45 next
        movaps [rdx - 80], xmm1                                    ;   927.2 p3+p4   48 next spill
        movaps xmm1, xmm5                                          ;   930.2 p1      45 next copy
        andps xmm5, xmm7                                           ;   930.2 p5      45 next
        xorps xmm5, xmm0                                           ;   931.2 p0      45 next
        movaps [rdi - 112], xmm5                                   ;   932.2 p3+p4   45 next spill
        movaps xmm5, xmm7                                          ;   928.2 p1      45 next copy
        andps xmm5, xmm13                                          ;   929.2 p5      45 next
        xorps xmm12, xmm5                                          ;   930.2 p0      45 next
        movaps [rbp - 128], xmm12                                  ;   931.2 p3+p4   45 next spill
        movaps xmm12, xmm7                                         ;   929.2 p1      45 next copy
        andps xmm12, xmm11                                         ;   930.2 p5      45 next
        xorps xmm12, xmm13                                         ;   931.2 p0      45 next
        xorps xmm2, xmm12                                          ;   932.2 p1      45 next
        xorps xmm9, xmm12                                          ;   932.2 p5      45 next
        xorps xmm1, xmm2                                           ;   933.2 p0      45 next
        movaps xmm2, xmm7                                          ;   931.2 p1      45 next copy
        movaps xmm12, xmm7                                         ;   931.5 p5      45 next copy
        andps xmm7, [rdx + 96]                                     ;   931.8 p0+p2   45 next
        movaps [rsi - 128], xmm15                                  ;   931.2 p3+p4   45 next spill
        movaps xmm15, xmm13                                        ;   932.2 p1      45 next copy
        andps xmm15, xmm11                                         ;   933.2 p5      45 next
        xorps xmm14, xmm15                                         ;   934.2 p0      45 next
        xorps xmm14, xmm0                                          ;   935.2 p1      45 next
        movaps xmm15, xmm11                                        ;   933.5 p5      45 next copy
        andps xmm15, xmm3                                          ;   934.5 p0      45 next
        movaps xmm0, xmm14                                         ;   936.2 p1      45 next copy
        movaps [rdx + 48], xmm14                                   ;   936.2 p3+p4   45 next spill
        movaps xmm14, xmm11                                        ;   934.5 p5      45 next copy
        movaps [rbp + 112], xmm5                                   ;   934.2 p3+p4   45 next spill
        movaps xmm5, xmm11                                         ;   934.8 p0      45 next copy
        andps xmm5, xmm6                                           ;   935.8 p1      45 next
        movaps [rsi - 64], xmm5                                    ;   936.8 p3+p4   45 next spill
        movaps xmm5, xmm11                                         ;   935.5 p5      45 next copy
        xorps xmm5, xmm3                                           ;   936.5 p0      45 next
        andps xmm5, [rdx + 112]                                    ;   937.5 p1+p2   45 next
        andps xmm11, [rdx - 80]                                    ;   936.5 p5+p2   45 next
        movaps [rbp - 64], xmm7                                    ;   936.2 p3+p4   45 next spill
        movaps xmm7, [rsi + 32]                                    ;   937.2 p2      45 next reload
        xorps xmm7, xmm11                                          ;   940.2 p0      45 next
        movaps xmm11, xmm6                                         ;   937.2 p1      45 next copy
        andps xmm11, [rdx + 112]                                   ;   938.2 p5+p2   45 next
        xorps xmm2, xmm11                                          ;   939.2 p0      45 next
        xorps xmm11, [rdx + 96]                                    ;   939.2 p1+p2   45 next
        andps xmm2, [rdx + 112]                                    ;   940.2 p5+p2   45 next
        xorps xmm1, xmm2                                           ;   941.2 p0      45 next
        movaps xmm2, xmm11                                         ;   940.2 p1      45 next copy
        andps xmm11, xmm6                                          ;   940.2 p5      45 next
        movaps [rsi + 32], xmm7                                    ;   941.2 p3+p4   45 next spill
        movaps xmm7, xmm6                                          ;   939.8 p0      45 next copy
        andps xmm6, xmm13                                          ;   940.2 p1      45 next
        xorps xmm6, [rsi - 64]                                     ;   941.2 p5+p2   45 next
        movaps [rbp + 16], xmm1                                    ;   942.2 p3+p4   45 next spill
        movaps xmm1, xmm3                                          ;   940.8 p0      45 next copy
        andps xmm1, [rdx + 96]                                     ;   942.2 p1+p2   45 next
        xorps xmm14, xmm1                                          ;   943.2 p5      45 next
        xorps xmm12, xmm14                                         ;   944.2 p0      45 next
        movaps xmm1, [rdx - 48]                                    ;   943.2 p2      45 next reload
        xorps xmm1, xmm12                                          ;   946.2 p1      45 next
        xorps xmm7, xmm1                                           ;   947.2 p5      45 next
        andps xmm12, xmm3                                          ;   945.2 p0      45 next
        xorps xmm6, xmm12                                          ;   946.2 p1      45 next
        xorps xmm0, xmm7                                           ;   948.2 p5      45 next
        movaps xmm1, xmm3                                          ;   943.8 p0      45 next copy
        andps xmm1, xmm13                                          ;   944.8 p1      45 next
        xorps xmm14, xmm1                                          ;   945.8 p5      45 next
        xorps xmm11, xmm14                                         ;   946.8 p0      45 next
        xorps xmm5, xmm11                                          ;   947.8 p1      45 next
        movaps xmm14, [rdx + 32]                                   ;   944.2 p2      45 next reload
        xorps xmm6, xmm14                                          ;   947.2 p5      45 next
        movaps xmm1, xmm13                                         ;   945.8 p0      45 next copy
        movaps xmm12, [rdx + 112]                                  ;   945.2 p2      48 next reload
        andps xmm1, xmm12                                          ;   948.2 p1      45 next
        xorps xmm10, xmm1                                          ;   949.2 p5      45 next
        xorps xmm9, xmm10                                          ;   950.2 p0      45 next
        xorps xmm2, xmm9                                           ;   951.2 p1      45 next
        movaps xmm1, xmm12                                         ;   948.2 p5      45 next copy
        movaps xmm9, [rdx + 96]                                    ;   946.2 p2      48 next reload
        andps xmm1, xmm9                                           ;   949.2 p0      45 next
        xorps xmm4, xmm1                                           ;   950.2 p1      45 next
        xorps xmm15, xmm4                                          ;   951.2 p5      45 next
        xorps xmm10, xmm15                                         ;   952.2 p0      45 next
        xorps xmm8, xmm10                                          ;   953.2 p1      45 next
        xorps xmm0, xmm15                                          ;   952.2 p5      45 next
        movaps xmm15, [rbp - 128]                                  ;   947.5 p2      45 next reload
        xorps xmm2, xmm15                                          ;   952.2 p0      45 next
        movaps xmm1, [rdx - 80]                                    ;   948.5 p2      48 next reload
        andps xmm3, xmm1                                           ;   951.5 p1      45 next
        movaps xmm4, xmm13                                         ;   950.5 p5      45 next copy
        andps xmm13, xmm9                                          ;   950.8 p0      45 next
        andps xmm4, xmm1                                           ;   951.5 p1      45 next
        andps xmm9, xmm1                                           ;   951.5 p5      45 next
        xorps xmm15, xmm9                                          ;   952.5 p0      45 next
        xorps xmm9, xmm5                                           ;   952.5 p1      45 next
        xorps xmm1, xmm15                                          ;   953.5 p5      45 next
        movaps xmm15, [rbp - 64]                                   ;   950.2 p2      45 next reload
        xorps xmm15, xmm4                                          ;   953.2 p0      45 next
        xorps xmm4, xmm3                                           ;   953.2 p1      45 next
        xorps xmm2, xmm4                                           ;   954.2 p5      45 next
        movaps xmm10, [rdx + 48]                                   ;   951.2 p2      45 next reload
        xorps xmm10, xmm4                                          ;   954.2 p0      45 next
        xorps xmm6, xmm10                                          ;   955.2 p1      45 next
        movaps xmm4, [rbp - 48]                                    ;   952.2 p2      45 next reload
        orps xmm12, xmm4                                           ;   955.2 p5      45 next
        xorps xmm15, xmm4                                          ;   955.2 p0      45 next
        xorps xmm0, xmm4                                           ;   955.2 p1      45 next
        xorps xmm15, xmm12                                         ;   956.2 p5      45 next
        xorps xmm5, xmm15                                          ;   957.2 p0      45 next
        xorps xmm14, xmm15                                         ;   957.2 p1      45 next
        xorps xmm1, xmm14                                          ;   958.2 p5      45 next
        movaps xmm14, [rsi - 128]                                  ;   954.0 p2      45 next reload
        xorps xmm14, xmm5                                          ;   958.2 p0      45 next
        movaps xmm15, [rdi - 112]                                  ;   955.0 p2      45 next reload
        xorps xmm13, xmm15                                         ;   958.0 p1      45 next
        xorps xmm3, xmm13                                          ;   959.0 p5      45 next
        xorps xmm9, xmm3                                           ;   960.0 p0      45 next
        movaps xmm3, [rbp + 112]                                   ;   956.0 p2      45 next reload
        xorps xmm3, xmm13                                          ;   959.0 p1      45 next
        xorps xmm8, xmm3                                           ;   960.0 p5      45 next
        movaps xmm3, [rsi + 32]                                    ;   957.0 p2      45 next reload
        xorps xmm15, xmm3                                          ;   960.0 p0      45 next
        movaps xmm4, [rbp + 16]                                    ;   958.0 p2      45 next reload
        xorps xmm4, xmm15                                          ;   961.0 p1      45 next
        movaps xmm15, [rdx - 64]                                   ;   959.0 p2      45 next reload
        xorps xmm2, xmm15                                          ;   962.0 p5      45 next
        xorps xmm15, [rsi - 64]                                    ;   962.0 p0+p2   45 next
        xorps xmm11, xmm15                                         ;   963.0 p1      45 next
        xorps xmm7, xmm11                                          ;   964.0 p5      45 next
        movaps xmm15, [rbp + 32]                                   ;   961.0 p2      45 next reload
        xorps xmm15, xmm7                                          ;   965.0 p0      45 next
        xorps xmm3, xmm15                                          ;   966.0 p1      45 next
        xorps xmm9, xmm11                                          ;   964.0 p5      45 next
        movaps xmm15, [rsi - 80]                                   ;   962.0 p2      48 next reload
        xorps xmm9, xmm15                                          ;   965.0 p0      45 next
        movaps xmm5, [rdi - 128]                                   ;   963.0 p2      48 next reload
        xorps xmm4, xmm5                                           ;   966.0 p1      45 next
        movaps xmm7, [rbp + 0]                                     ;   964.0 p2      48 next reload
        xorps xmm3, xmm7                                           ;   967.0 p5      45 next
        movaps xmm10, [rsi + 16]                                   ;   965.0 p2      48 next reload
        xorps xmm14, xmm10                                         ;   968.0 p0      45 next
        movaps xmm11, [rdx + 64]                                   ;   966.0 p2      48 next reload
        xorps xmm1, xmm11                                          ;   969.0 p1      45 next
        movaps xmm12, [rdx - 16]                                   ;   967.0 p2      48 next reload
        xorps xmm2, xmm12                                          ;   970.0 p5      45 next
        movaps xmm13, [rdx + 80]                                   ;   968.0 p2      48 next reload
        xorps xmm8, xmm13                                          ;   971.0 p0      45 next
        xorps xmm9, [rcx - 32]                                     ;   969.0 p1+p2   54 next
        xorps xmm4, [rcx - 48]                                     ;   970.0 p5+p2   54 next
        xorps xmm3, [rcx - 64]                                     ;   971.0 p0+p2   54 next
        xorps xmm14, [rcx - 80]                                    ;   972.0 p1+p2   54 next
        xorps xmm6, [rdi + 80]                                     ;   973.0 p5+p2   54 next
        xorps xmm1, [rcx - 96]                                     ;   974.0 p0+p2   54 next
        xorps xmm0, [rcx - 128]                                    ;   975.0 p1+p2   54 next
        xorps xmm2, [rdi + 112]                                    ;   976.0 p5+p2   54 next
        xorps xmm15, [rdi + 96]                                    ;   977.0 p0+p2   54 next
        xorps xmm8, [rcx - 112]                                    ;   978.0 p1+p2   54 next
        xorps xmm5, [rdi + 64]                                     ;   979.0 p5+p2   54 next
        xorps xmm7, [rdi + 48]                                     ;   980.0 p0+p2   54 next
        xorps xmm10, [rdi + 32]                                    ;   981.0 p1+p2   54 next
        xorps xmm11, [rdi + 16]                                    ;   982.0 p5+p2   54 next
        xorps xmm12, [rdi + 0]                                     ;   983.0 p0+p2   54 next
        xorps xmm13, [rcx - 16]                                    ;   984.0 p1+p2   54 next
        movaps [rdx + 80], xmm13                                   ;   985.0 p3+p4   54 next spill
        movaps xmm13, [rcx - 32]                                   ;   985.0 p2      54 next
        xorps xmm13, [r8 + 768]                                    ;   988.0 p5+p2   54 next
        movaps [rdx - 16], xmm12                                   ;   984.0 p3+p4   54 next spill
        movaps xmm12, [rcx - 48]                                   ;   987.0 p2      54 next
        xorps xmm12, [r8 + 784]                                    ;   990.0 p0+p2   54 next
        movaps [rdx + 64], xmm11                                   ;   983.0 p3+p4   54 next spill
        movaps xmm11, [rcx - 64]                                   ;   989.0 p2      54 next
        xorps xmm11, [r8 + 800]                                    ;   992.0 p1+p2   54 next
        movaps [rsi + 16], xmm10                                   ;   982.0 p3+p4   54 next spill
        movaps xmm10, [rcx - 80]                                   ;   991.0 p2      54 next
        xorps xmm10, [r8 + 816]                                    ;   994.0 p5+p2   54 next
        movaps [rbp + 0], xmm7                                     ;   981.0 p3+p4   54 next spill
        movaps xmm7, [rdi + 80]                                    ;   993.0 p2      54 next
        xorps xmm7, [r8 + 880]                                     ;   996.0 p0+p2   54 next
        movaps [rdi - 128], xmm5                                   ;   982.2 p3+p4   54 next spill
        movaps xmm5, [rcx - 96]                                    ;   995.0 p2      54 next
        xorps xmm5, [r8 + 832]                                     ;   998.0 p1+p2   54 next
        movaps [rsi - 80], xmm15                                   ;   983.2 p3+p4   54 next spill
        movaps xmm15, [rcx - 128]                                  ;   997.0 p2      54 next
        xorps xmm15, [r8 + 896]                                    ;  1000.0 p5+p2   54 next
        movaps [rbp + 32], xmm0                                    ;   984.2 p3+p4   54 next spill
        movaps xmm0, [rdi + 112]                                   ;   999.0 p2      54 next
        xorps xmm0, [r8 + 848]                                     ;  1002.0 p0+p2   54 next
        movaps [rsi - 64], xmm6                                    ;   985.2 p3+p4   54 next spill
        movaps xmm6, [rdi + 96]                                    ;  1001.0 p2      54 next
        xorps xmm6, [r8 + 912]                                     ;  1004.0 p1+p2   54 next
        movaps [rdx - 64], xmm8                                    ;   988.0 p3+p4   54 next spill
        movaps xmm8, [rcx - 112]                                   ;  1003.0 p2      54 next
        xorps xmm8, [r8 + 864]                                     ;  1006.0 p5+p2   54 next
        movaps [rbp + 16], xmm2                                    ;   990.0 p3+p4   54 next spill
        movaps xmm2, [rdi + 64]                                    ;  1005.0 p2      54 next
        xorps xmm2, [r8 + 928]                                     ;  1008.0 p0+p2   54 next
        movaps [rsi + 32], xmm1                                    ;   992.0 p3+p4   54 next spill
        movaps xmm1, [rdi + 48]                                    ;  1007.0 p2      54 next
        xorps xmm1, [r8 + 944]                                     ;  1010.0 p1+p2   54 next
        movaps [rdi - 112], xmm14                                  ;   994.0 p3+p4   54 next spill
        movaps xmm14, [rdi + 32]                                   ;  1009.0 p2      54 next
        xorps xmm14, [r8 + 960]                                    ;  1012.0 p5+p2   54 next
        movaps [rbp + 112], xmm3                                   ;   996.0 p3+p4   54 next spill
        movaps xmm3, [rdi + 16]                                    ;  1011.0 p2      54 next
        xorps xmm3, [r8 + 976]                                     ;  1014.0 p0+p2   54 next
        movaps [rsi - 128], xmm4                                   ;   998.0 p3+p4   54 next spill
        movaps xmm4, [rdi + 0]                                     ;  1013.0 p2      54 next
        xorps xmm4, [r8 + 992]                                     ;  1016.0 p1+p2   54 next
        movaps [rbp - 48], xmm9                                    ;  1000.0 p3+p4   54 next spill
        movaps xmm9, [rcx - 16]                                    ;  1015.0 p2      54 next
        xorps xmm9, [r8 + 1008]                                    ;  1018.0 p5+p2   54 next
        movaps [rdx + 48], xmm11                                   ;  1002.0 p3+p4   54 next spill
        movaps xmm11, xmm15                                        ;  1002.2 p0      41 next copy
        xorps xmm11, xmm14                                         ;  1013.0 p1      41 next
        movaps [rbp - 64], xmm10                                   ;  1003.0 p3+p4   54 next spill
        movaps xmm10, xmm11                                        ;  1014.0 p5      41 next copy
        movaps [rdx - 80], xmm12                                   ;  1004.0 p3+p4   54 next spill
        movaps xmm12, xmm11                                        ;  1014.0 p0      41 next copy
        andps xmm11, xmm7                                          ;  1014.0 p1      41 next
        andps xmm12, xmm1                                          ;  1015.0 p5      41 next
        movaps [rdx + 96], xmm8                                    ;  1007.0 p3+p4   54 next spill
        movaps xmm8, xmm15                                         ;  1007.2 p0      41 next copy
        andps xmm8, xmm2                                           ;  1009.0 p1      41 next
        movaps [rbp - 128], xmm0                                   ;  1008.0 p3+p4   54 next spill
        movaps xmm0, xmm15                                         ;  1008.2 p5      41 next copy
        andps xmm0, xmm7                                           ;  1009.2 p0      41 next
        movaps [rdx + 112], xmm13                                  ;  1009.0 p3+p4   54 next spill
        movaps xmm13, xmm15                                        ;  1009.2 p1      41 next copy
        andps xmm13, xmm6                                          ;  1010.2 p5      41 next
        xorps xmm13, xmm7                                          ;  1011.2 p0      41 next
        movaps [rdx + 32], xmm5                                    ;  1010.0 p3+p4   54 next spill
        movaps xmm5, xmm13                                         ;  1012.2 p1      41 next copy
        xorps xmm13, xmm9                                          ;  1019.0 p5      41 next
        movaps [rdx - 48], xmm13                                   ;  1020.0 p3+p4   41 next spill
        movaps xmm13, xmm15                                        ;  1011.0 p0      41 next copy
        andps xmm13, xmm4                                          ;  1017.0 p1      41 next
        xorps xmm5, xmm13                                          ;  1018.0 p5      41 next
        movaps xmm13, xmm15                                        ;  1012.0 p0      41 next copy
        andps xmm13, [rdx - 48]                                    ;  1023.0 p1+p2   41 next
        movaps [rbp + 96], xmm11                                   ;  1015.0 p3+p4   41 next spill
        movaps xmm11, xmm15                                        ;  1013.0 p5      41 next copy
        xorps xmm11, xmm7                                          ;  1014.0 p0      41 next
        andps xmm11, xmm14                                         ;  1015.0 p1      41 next
        andps xmm15, xmm3                                          ;  1015.0 p5      41 next
        movaps [rdx - 128], xmm15                                  ;  1016.0 p3+p4   41 next spill
        movaps xmm15, xmm7                                         ;  1014.5 p0      41 next copy
        xorps xmm15, xmm3                                          ;  1015.5 p1      41 next
        movaps [rsi + 0], xmm11                                    ;  1016.0 p3+p4   41 next spill
        movaps xmm11, xmm15                                        ;  1016.5 p5      41 next copy
        xorps xmm11, xmm2                                          ;  1017.5 p0      41 next
        movaps [rbp - 112], xmm13                                  ;  1024.0 p3+p4   41 next spill
        movaps xmm13, xmm15                                        ;  1016.5 p1      41 next copy
        andps xmm15, xmm14                                         ;  1016.5 p5      41 next
        xorps xmm15, [rdx - 48]                                    ;  1023.0 p0+p2   41 next
        xorps xmm15, xmm1                                          ;  1024.0 p1      41 next
        movaps [rdx - 48], xmm15                                   ;  1025.0 p3+p4   41 next spill
        movaps xmm15, xmm7                                         ;  1017.2 p5      41 next copy
        andps xmm15, xmm4                                          ;  1018.2 p0      41 next
        movaps [rdx - 112], xmm14                                  ;  1018.2 p3+p4   54 next spill
        movaps xmm14, xmm7                                         ;  1018.0 p1      41 next copy
        andps xmm14, xmm9                                          ;  1019.0 p5      41 next
        xorps xmm14, xmm4                                          ;  1020.0 p0      41 next
        movaps [rbp + 48], xmm5                                    ;  1019.2 p3+p4   41 next spill
        movaps xmm5, xmm14                                         ;  1021.0 p1      41 next copy
        movaps [rbp + 80], xmm13                                   ;  1020.2 p3+p4   41 next spill
        movaps xmm13, xmm7                                         ;  1019.5 p5      41 next copy
        andps xmm13, xmm2                                          ;  1020.5 p0      41 next
        movaps [rbp - 32], xmm12                                   ;  1021.2 p3+p4   41 next spill
        movaps xmm12, xmm7                                         ;  1020.2 p1      41 next copy
        andps xmm7, xmm3                                           ;  1020.5 p5      41 next
        andps xmm12, xmm1                                          ;  1021.2 p0      41 next
        movaps [rdx + 0], xmm12                                    ;  1022.2 p3+p4   41 next spill
        movaps xmm12, xmm2                                         ;  1021.2 p1      41 next copy
        andps xmm12, xmm4                                          ;  1022.2 p5      41 next
        movaps [rbp - 96], xmm12                                   ;  1023.2 p3+p4   41 next spill
        movaps xmm12, xmm2                                         ;  1022.0 p0      41 next copy
        andps xmm12, xmm3                                          ;  1023.0 p1      41 next
        xorps xmm15, xmm12                                         ;  1024.0 p5      41 next
        movaps xmm12, [rel misty1_encrypt_compact.T0_constants128] ;  1022.8 p2      41 next reload
        xorps xmm15, xmm12                                         ;  1025.8 p0      41 next
        movaps [rbp - 80], xmm15                                   ;  1026.8 p3+p4   41 next spill
        movaps xmm15, xmm2                                         ;  1023.5 p1      41 next copy
        andps xmm15, xmm6                                          ;  1024.5 p5      41 next
        xorps xmm10, xmm15                                         ;  1025.5 p0      41 next
        movaps xmm15, xmm2                                         ;  1024.5 p1      41 next copy
        andps xmm15, xmm1                                          ;  1025.5 p5      41 next
        xorps xmm8, xmm15                                          ;  1026.5 p0      41 next
        xorps xmm14, xmm15                                         ;  1026.5 p1      41 next
        xorps xmm7, xmm8                                           ;  1027.5 p5      41 next
        movaps xmm15, xmm3                                         ;  1026.0 p0      41 next copy
        andps xmm15, xmm1                                          ;  1027.0 p1      41 next
        xorps xmm13, xmm15                                         ;  1028.0 p5      41 next
        movaps xmm15, xmm1                                         ;  1027.0 p0      41 next copy
        andps xmm15, xmm9                                          ;  1028.0 p1      41 next
        xorps xmm2, xmm15                                          ;  1029.0 p5      41 next
        movaps xmm8, xmm2                                          ;  1030.0 p0      41 next copy
        andps xmm2, xmm9                                           ;  1030.0 p1      41 next
        xorps xmm2, xmm12                                          ;  1031.0 p5      41 next
        movaps xmm12, xmm9                                         ;  1029.0 p0      41 next copy
        andps xmm12, xmm4                                          ;  1030.0 p1      41 next
        xorps xmm13, xmm12                                         ;  1031.0 p5      41 next
        movaps [rbp + 64], xmm2                                    ;  1032.0 p3+p4   41 next spill
        movaps xmm2, xmm9                                          ;  1030.0 p0      41 next copy
        orps xmm2, xmm11                                           ;  1031.0 p1      41 next
        movaps [rbp - 16], xmm7                                    ;  1029.5 p3+p4   41 next spill
        movaps xmm7, xmm9                                          ;  1030.8 p5      41 next copy
        andps xmm9, xmm6                                           ;  1031.0 p0      41 next
        movaps [rdx - 96], xmm3                                    ;  1030.5 p3+p4   54 next spill
        movaps xmm3, xmm11                                         ;  1031.5 p1      41 next copy
        andps xmm3, xmm6                                           ;  1032.5 p5      41 next
        xorps xmm5, xmm3                                           ;  1033.5 p0      41 next
        xorps xmm8, xmm5                                           ;  1034.5 p1      41 next
        movaps xmm3, xmm1                                          ;  1032.8 p5      41 next copy
        movaps xmm5, xmm1                                          ;  1033.0 p0      41 next copy
        andps xmm1, xmm4                                           ;  1033.5 p1      41 next
        andps xmm3, [rdx - 112]                                    ;  1033.8 p5+p2   41 next
        xorps xmm7, xmm3                                           ;  1034.8 p0      41 next
        xorps xmm3, xmm6                                           ;  1034.8 p1      41 next
        andps xmm5, xmm3                                           ;  1035.8 p5      41 next
        movaps [rdx - 32], xmm11                                   ;  1033.0 p3+p4   41 next spill
        movaps xmm11, [rbp + 48]                                   ;  1033.2 p2      41 next reload
        xorps xmm11, xmm5                                          ;  1036.8 p0      41 next
        movaps xmm5, [rsi + 0]                                     ;  1034.2 p2      41 next reload
        xorps xmm5, xmm11                                          ;  1037.8 p1      41 next
        andps xmm7, [rdx - 112]                                    ;  1035.8 p5+p2   41 next
        xorps xmm8, xmm7                                           ;  1036.8 p0      41 next
        movaps xmm7, xmm6                                          ;  1036.5 p1      41 next copy
        andps xmm7, [rdx - 112]                                    ;  1037.5 p5+p2   41 next
        xorps xmm2, xmm7                                           ;  1038.5 p0      41 next
        xorps xmm0, xmm2                                           ;  1039.5 p1      41 next
        movaps xmm2, xmm13                                         ;  1037.8 p5      41 next copy
        movaps xmm7, xmm4                                          ;  1038.0 p0      41 next copy
        andps xmm7, [rdx - 112]                                    ;  1039.0 p1+p2   41 next
        movaps [rsi + 0], xmm5                                     ;  1038.8 p3+p4   41 next spill
        movaps xmm5, [rbp - 32]                                    ;  1038.2 p2      41 next reload
        xorps xmm5, xmm7                                           ;  1041.2 p5      41 next
        xorps xmm14, xmm5                                          ;  1042.2 p0      41 next
        xorps xmm3, xmm14                                          ;  1043.2 p1      41 next
        xorps xmm2, xmm3                                           ;  1044.2 p5      41 next
        xorps xmm5, xmm0                                           ;  1042.2 p0      41 next
        movaps xmm14, [rbp + 80]                                   ;  1039.2 p2      41 next reload
        xorps xmm14, xmm5                                          ;  1043.2 p1      41 next
        movaps xmm3, [rdx + 0]                                     ;  1040.2 p2      41 next reload
        xorps xmm1, xmm3                                           ;  1043.2 p5      41 next
        movaps xmm5, [rbp - 112]                                   ;  1041.2 p2      41 next reload
        xorps xmm5, xmm1                                           ;  1044.2 p0      41 next
        xorps xmm5, xmm10                                          ;  1045.2 p1      41 next
        movaps xmm1, xmm4                                          ;  1041.8 p5      41 next copy
        andps xmm4, xmm6                                           ;  1042.0 p0      41 next
        movaps xmm7, [rdx - 96]                                    ;  1042.2 p2      54 next reload
        andps xmm1, xmm7                                           ;  1045.2 p1      41 next
        xorps xmm9, xmm1                                           ;  1046.2 p5      41 next
        andps xmm6, xmm7                                           ;  1045.2 p0      41 next
        xorps xmm13, xmm6                                          ;  1046.2 p1      41 next
        xorps xmm7, xmm13                                          ;  1047.2 p5      41 next
        movaps xmm13, [rbp - 96]                                   ;  1043.2 p2      41 next reload
        xorps xmm3, xmm13                                          ;  1046.2 p0      41 next
        xorps xmm11, xmm3                                          ;  1047.2 p1      41 next
        movaps xmm3, xmm11                                         ;  1048.2 p5      41 next copy
        xorps xmm3, [rdx - 48]                                     ;  1049.2 p0+p2   41 next
        movaps [rbp - 96], xmm11                                   ;  1048.2 p3+p4   41 next spill
        movaps xmm11, [rbp + 96]                                   ;  1045.2 p2      41 next reload
        xorps xmm11, xmm3                                          ;  1050.2 p1      41 next
        movaps xmm3, [rbp - 16]                                    ;  1046.2 p2      41 next reload
        xorps xmm11, xmm3                                          ;  1051.2 p5      41 next
        xorps xmm4, [rbp + 64]                                     ;  1047.2 p0+p2   41 next
        xorps xmm12, xmm4                                          ;  1048.2 p1      41 next
        xorps xmm14, xmm12                                         ;  1049.2 p5      41 next
        movaps xmm12, [rdx - 32]                                   ;  1048.2 p2      41 next reload
        xorps xmm9, xmm12                                          ;  1051.2 p0      41 next
        xorps xmm1, [rdx - 128]                                    ;  1049.2 p1+p2   41 next
        xorps xmm2, xmm1                                           ;  1050.2 p5      41 next
        xorps xmm13, xmm2                                          ;  1051.2 p0      41 next
        movaps xmm2, xmm12                                         ;  1051.2 p1      41 next copy
        orps xmm2, [rdx - 112]                                     ;  1052.2 p5+p2   41 next
        xorps xmm9, xmm2                                           ;  1053.2 p0      41 next
        xorps xmm10, xmm9                                          ;  1054.2 p1      41 next
        xorps xmm7, xmm10                                          ;  1055.2 p5      41 next
        xorps xmm4, [rdx - 128]                                    ;  1051.2 p0+p2   41 next
        movaps xmm2, [rbp - 80]                                    ;  1052.2 p2      41 next reload
        xorps xmm1, xmm2                                           ;  1055.2 p1      41 next
        xorps xmm5, xmm1                                           ;  1056.2 p5      41 next
        xorps xmm2, [rdx - 48]                                     ;  1055.2 p0+p2   41 next
        xorps xmm0, xmm2                                           ;  1056.2 p1      41 next
        xorps xmm12, xmm0                                          ;  1057.2 p5      41 next
        xorps xmm3, [rbp + 64]                                     ;  1054.2 p0+p2   41 next
        xorps xmm8, xmm3                                           ;  1055.2 p1      41 next
        movaps xmm0, [rsi + 0]                                     ;  1055.2 p2      41 next reload
        xorps xmm6, xmm0                                           ;  1058.2 p5      41 next
        xorps xmm9, xmm0                                           ;  1058.2 p0      41 next
        xorps xmm15, xmm9                                          ;  1059.2 p1      41 next
        xorps xmm4, xmm6                                           ;  1059.2 p5      41 next
        movaps xmm0, [rbp - 96]                                    ;  1056.2 p2      41 next reload
        xorps xmm0, xmm4                                           ;  1060.2 p0      41 next
        movaps xmm1, [rdx + 32]                                    ;  1057.2 p2      41 next
        movaps xmm2, [rdx + 112]                                   ;  1058.2 p2      54 next reload
        andps xmm1, xmm2                                           ;  1061.2 p1      41 next
        movaps xmm3, [rbp - 128]                                   ;  1059.2 p2      41 next
        andps xmm3, xmm2                                           ;  1062.2 p5      41 next
        movaps xmm4, [rdx + 96]                                    ;  1060.2 p2      41 next
        movaps xmm6, [rdx - 80]                                    ;  1061.2 p2      54 next reload
        andps xmm4, xmm6                                           ;  1064.2 p0      41 next
        movaps xmm9, xmm3                                          ;  1063.2 p1      41 next copy
        movaps xmm10, [rdx + 96]                                   ;  1062.2 p2      54 next reload
        andps xmm9, xmm10                                          ;  1065.2 p5      41 next
        xorps xmm8, xmm6                                           ;  1064.2 p0      41 next
        xorps xmm0, xmm2                                           ;  1061.2 p1      41 next
        xorps xmm11, [rdx + 48]                                    ;  1063.2 p5+p2   41 next
        xorps xmm15, [rbp - 64]                                    ;  1064.2 p0+p2   41 next
        xorps xmm7, [rdx + 32]                                     ;  1065.2 p1+p2   41 next
        xorps xmm13, [rbp - 128]                                   ;  1066.2 p5+p2   41 next
        movaps [rbp - 96], xmm12                                   ;  1059.8 p3+p4   41 next spill
        movaps xmm12, xmm1                                         ;  1062.2 p0      41 next copy
        movaps [rsi + 0], xmm5                                     ;  1060.8 p3+p4   41 next spill
        movaps xmm5, xmm1                                          ;  1062.2 p1      41 next copy
        movaps [rbp + 64], xmm14                                   ;  1061.8 p3+p4   41 next spill
        movaps xmm14, xmm3                                         ;  1063.2 p5      41 next copy
        movaps [rdx - 48], xmm13                                   ;  1067.2 p3+p4   41 next spill
        movaps xmm13, xmm0                                         ;  1062.2 p0      41 next copy
        movaps [rbp - 80], xmm0                                    ;  1063.8 p3+p4   41 next spill
        movaps xmm0, xmm6                                          ;  1064.2 p1      41 next copy
        movaps [rdx - 128], xmm7                                   ;  1066.2 p3+p4   41 next spill
        movaps xmm7, xmm6                                          ;  1064.2 p5      41 next copy
        movaps [rdx - 112], xmm15                                  ;  1065.8 p3+p4   41 next spill
        movaps xmm15, xmm6                                         ;  1064.2 p0      41 next copy
        andps xmm15, [rbp - 128]                                   ;  1067.2 p1+p2   41 next
        xorps xmm9, xmm15                                          ;  1068.2 p5      41 next
        xorps xmm9, [rel misty1_encrypt_compact.T0_constants128]   ;  1069.2 p0+p2   41 next
        movaps [rdx - 32], xmm11                                   ;  1066.8 p3+p4   41 next spill
        movaps xmm11, xmm6                                         ;  1064.5 p1      41 next copy
        andps xmm11, xmm2                                          ;  1065.5 p5      41 next
        movaps [rbp - 16], xmm8                                    ;  1067.8 p3+p4   41 next spill
        movaps xmm8, xmm11                                         ;  1066.5 p0      41 next copy
        movaps [rbp + 96], xmm13                                   ;  1068.8 p3+p4   41 next spill
        movaps xmm13, xmm6                                         ;  1065.8 p1      41 next copy
        andps xmm13, [rbp - 64]                                    ;  1069.2 p5+p2   41 next
        xorps xmm1, xmm13                                          ;  1070.2 p0      41 next
        andps xmm6, [rdx + 32]                                     ;  1070.2 p1+p2   41 next
        xorps xmm14, xmm6                                          ;  1071.2 p5      41 next
        movaps xmm6, xmm15                                         ;  1068.2 p0      41 next copy
        andps xmm6, [rbp - 64]                                     ;  1071.2 p1+p2   41 next
        xorps xmm8, xmm6                                           ;  1072.2 p5      41 next
        movaps xmm6, xmm15                                         ;  1068.2 p0      41 next copy
        xorps xmm6, xmm10                                          ;  1069.2 p1      41 next
        andps xmm6, xmm2                                           ;  1070.2 p5      41 next
        xorps xmm15, [rdx + 48]                                    ;  1072.2 p0+p2   41 next
        movaps [rdx - 80], xmm1                                    ;  1071.2 p3+p4   41 next spill
        movaps xmm1, xmm9                                          ;  1070.2 p1      41 next copy
        xorps xmm9, xmm6                                           ;  1071.2 p5      41 next
        movaps [rdx - 96], xmm15                                   ;  1073.2 p3+p4   41 next spill
        movaps xmm15, xmm14                                        ;  1072.2 p0      41 next copy
        xorps xmm15, [rdx + 48]                                    ;  1073.2 p1+p2   41 next
        movaps [rdx + 0], xmm15                                    ;  1074.2 p3+p4   41 next spill
        movaps xmm15, xmm2                                         ;  1071.0 p5      41 next copy
        andps xmm15, [rbp - 64]                                    ;  1074.2 p0+p2   41 next
        xorps xmm0, xmm15                                          ;  1075.2 p1      41 next
        movaps xmm2, xmm0                                          ;  1076.2 p5      41 next copy
        xorps xmm2, [rdx + 32]                                     ;  1077.2 p0+p2   41 next
        andps xmm2, xmm10                                          ;  1078.2 p1      41 next
        xorps xmm15, xmm2                                          ;  1079.2 p5      41 next
        movaps [rbp - 112], xmm15                                  ;  1080.2 p3+p4   41 next spill
        movaps xmm15, xmm0                                         ;  1076.2 p0      41 next copy
        andps xmm0, [rdx + 48]                                     ;  1076.2 p1+p2   41 next
        xorps xmm14, xmm0                                          ;  1077.2 p5      41 next
        movaps xmm0, xmm10                                         ;  1074.2 p0      41 next copy
        andps xmm0, [rbp - 64]                                     ;  1077.2 p1+p2   41 next
        movaps [rbp + 80], xmm3                                    ;  1073.8 p3+p4   41 next spill
        movaps xmm3, xmm0                                          ;  1078.2 p5      41 next copy
        xorps xmm3, [rdx + 32]                                     ;  1079.2 p0+p2   41 next
        movaps [rbp - 32], xmm2                                    ;  1079.2 p3+p4   41 next spill
        movaps xmm2, xmm3                                          ;  1080.2 p1      41 next copy
        andps xmm3, [rbp - 128]                                    ;  1080.2 p5+p2   41 next
        xorps xmm13, xmm3                                          ;  1081.2 p0      41 next
        movaps xmm3, xmm10                                         ;  1076.8 p1      41 next copy
        andps xmm3, [rdx + 48]                                     ;  1080.2 p5+p2   41 next
        xorps xmm11, xmm3                                          ;  1081.2 p0      41 next
        movaps xmm10, xmm11                                        ;  1082.2 p1      41 next copy
        andps xmm10, [rdx + 48]                                    ;  1083.2 p5+p2   41 next
        xorps xmm10, [rdx + 112]                                   ;  1084.2 p0+p2   41 next
        xorps xmm15, xmm10                                         ;  1085.2 p1      41 next
        movaps xmm10, [rdx + 32]                                   ;  1083.2 p2      54 next reload
        andps xmm11, xmm10                                         ;  1086.2 p5      41 next
        movaps [rbp + 48], xmm15                                   ;  1086.2 p3+p4   41 next spill
        movaps xmm15, xmm10                                        ;  1086.2 p0      41 next copy
        andps xmm15, [rbp - 64]                                    ;  1087.2 p1+p2   41 next
        xorps xmm12, xmm15                                         ;  1088.2 p5      41 next
        andps xmm12, [rbp - 128]                                   ;  1089.2 p0+p2   41 next
        xorps xmm2, xmm12                                          ;  1090.2 p1      41 next
        xorps xmm11, xmm2                                          ;  1091.2 p5      41 next
        xorps xmm14, xmm11                                         ;  1092.2 p0      41 next
        movaps xmm2, [rbp - 32]                                    ;  1086.2 p2      41 next reload
        xorps xmm2, xmm14                                          ;  1093.2 p1      41 next
        movaps xmm14, [rbp - 128]                                  ;  1087.2 p2      41 next
        movaps xmm11, [rdx + 48]                                   ;  1088.2 p2      54 next reload
        andps xmm14, xmm11                                         ;  1091.2 p5      41 next
        xorps xmm4, xmm14                                          ;  1092.2 p0      41 next
        andps xmm7, xmm14                                          ;  1092.2 p1      41 next
        xorps xmm15, xmm4                                          ;  1093.2 p5      41 next
        xorps xmm5, xmm4                                           ;  1093.2 p0      41 next
        movaps xmm14, xmm10                                        ;  1086.8 p1      41 next copy
        movaps xmm4, xmm11                                         ;  1091.2 p5      41 next copy
        andps xmm4, xmm15                                          ;  1094.2 p0      41 next
        xorps xmm8, xmm4                                           ;  1095.2 p1      41 next
        movaps xmm4, [rbp - 64]                                    ;  1089.2 p2      54 next reload
        xorps xmm8, xmm4                                           ;  1096.2 p5      41 next
        movaps xmm12, [rdx + 112]                                  ;  1090.2 p2      54 next reload
        xorps xmm15, xmm12                                         ;  1094.2 p0      41 next
        andps xmm14, xmm15                                         ;  1095.2 p1      41 next
        xorps xmm9, xmm14                                          ;  1096.2 p5      41 next
        andps xmm15, xmm12                                         ;  1095.2 p0      41 next
        xorps xmm1, xmm15                                          ;  1096.2 p1      41 next
        xorps xmm1, xmm3                                           ;  1097.2 p5      41 next
        xorps xmm13, xmm1                                          ;  1098.2 p0      41 next
        movaps xmm14, [rbp + 96]                                   ;  1092.2 p2      41 next reload
        xorps xmm14, xmm13                                         ;  1099.2 p1      41 next
        movaps xmm15, [rdx - 96]                                   ;  1093.2 p2      41 next reload
        andps xmm10, xmm15                                         ;  1096.2 p5      41 next
        andps xmm12, xmm15                                         ;  1096.2 p0      41 next
        movaps xmm15, [rdx - 80]                                   ;  1094.2 p2      41 next reload
        andps xmm11, xmm15                                         ;  1097.2 p1      41 next
        movaps xmm1, xmm4                                          ;  1094.0 p5      41 next copy
        xorps xmm4, xmm3                                           ;  1094.2 p0      41 next
        andps xmm0, xmm4                                           ;  1095.2 p1      41 next
        movaps xmm13, [rdx + 0]                                    ;  1095.2 p2      41 next reload
        andps xmm1, xmm13                                          ;  1098.2 p5      41 next
        xorps xmm3, xmm13                                          ;  1098.2 p0      41 next
        movaps xmm13, [rbp - 128]                                  ;  1096.2 p2      54 next reload
        xorps xmm1, xmm13                                          ;  1099.2 p1      41 next
        xorps xmm7, xmm1                                           ;  1100.2 p5      41 next
        andps xmm4, xmm13                                          ;  1099.2 p0      41 next
        xorps xmm6, xmm4                                           ;  1100.2 p1      41 next
        xorps xmm3, xmm6                                           ;  1101.2 p5      41 next
        movaps xmm1, [rdx + 96]                                    ;  1097.2 p2      54 next reload
        andps xmm13, xmm1                                          ;  1100.2 p0      41 next
        xorps xmm15, xmm13                                         ;  1101.2 p1      41 next
        xorps xmm12, xmm1                                          ;  1100.2 p5      41 next
        xorps xmm9, xmm12                                          ;  1101.2 p0      41 next
        xorps xmm0, xmm9                                           ;  1102.2 p1      41 next
        andps xmm15, xmm1                                          ;  1102.2 p5      41 next
        movaps xmm6, [rbp - 112]                                   ;  1098.8 p2      41 next reload
        xorps xmm4, xmm6                                           ;  1101.8 p0      41 next
        andps xmm13, xmm6                                          ;  1101.8 p1      41 next
        xorps xmm5, xmm13                                          ;  1102.8 p5      41 next
        xorps xmm7, xmm5                                           ;  1103.8 p0      41 next
        movaps xmm5, [rbp + 80]                                    ;  1100.0 p2      41 next reload
        xorps xmm5, xmm4                                           ;  1103.0 p1      41 next
        xorps xmm8, xmm5                                           ;  1104.0 p5      41 next
        movaps xmm4, [rbp + 48]                                    ;  1101.0 p2      41 next reload
        xorps xmm3, xmm4                                           ;  1104.0 p0      41 next
        xorps xmm15, xmm4                                          ;  1104.0 p1      41 next
        xorps xmm11, xmm3                                          ;  1105.0 p5      41 next
        xorps xmm10, xmm15                                         ;  1105.0 p0      41 next
        movaps xmm15, [rel misty1_encrypt_compact.T0_constants128] ;  1102.0 p2      41 next reload
        xorps xmm7, xmm15                                          ;  1105.0 p1      41 next
        movaps xmm3, [rbp - 16]                                    ;  1103.0 p2      41 next reload
        xorps xmm0, xmm3                                           ;  1106.0 p5      41 next
        movaps xmm4, [rdx - 32]                                    ;  1104.0 p2      41 next reload
        xorps xmm2, xmm4                                           ;  1107.0 p0      41 next
        xorps xmm10, xmm15                                         ;  1106.0 p1      41 next
        movaps xmm5, [rdx - 112]                                   ;  1105.0 p2      41 next reload
        xorps xmm10, xmm5                                          ;  1108.0 p5      41 next
        xorps xmm1, [rbp + 64]                                     ;  1106.0 p0+p2   41 next
        xorps xmm8, xmm1                                           ;  1107.0 p1      41 next
        movaps xmm6, [rdx - 128]                                   ;  1107.0 p2      41 next reload
        xorps xmm7, xmm6                                           ;  1110.0 p5      41 next
        movaps xmm9, [rdx - 48]                                    ;  1108.0 p2      41 next reload
        xorps xmm11, xmm9                                          ;  1111.0 p0      41 next
        xorps xmm14, [r8 + 4752]                                   ;  1109.0 p1+p2   48 next
        xorps xmm0, [r8 + 4768]                                    ;  1110.0 p5+p2   48 next
        xorps xmm2, [r8 + 4784]                                    ;  1111.0 p0+p2   48 next
        xorps xmm10, [r8 + 4800]                                   ;  1112.0 p1+p2   48 next
        xorps xmm7, [r8 + 4816]                                    ;  1113.0 p5+p2   48 next
        xorps xmm3, [r8 + 4624]                                    ;  1114.0 p0+p2   48 next
        xorps xmm11, [r8 + 4832]                                   ;  1115.0 p1+p2   48 next
        xorps xmm4, [r8 + 4640]                                    ;  1116.0 p5+p2   48 next
        xorps xmm8, [r8 + 4848]                                    ;  1117.0 p0+p2   48 next
        xorps xmm5, [r8 + 4656]                                    ;  1118.0 p1+p2   48 next
        xorps xmm6, [r8 + 4672]                                    ;  1119.0 p5+p2   48 next
        xorps xmm9, [r8 + 4688]                                    ;  1120.0 p0+p2   48 next
        xorps xmm1, [r8 + 4704]                                    ;  1121.0 p1+p2   48 next
        movaps xmm12, [rbp - 80]                                   ;  1122.0 p2      48 next
        xorps xmm12, [r8 + 4608]                                   ;  1125.0 p5+p2   48 next
        movaps xmm13, [rsi + 0]                                    ;  1124.0 p2      48 next
        xorps xmm13, [r8 + 4720]                                   ;  1127.0 p0+p2   48 next
        movaps [rsi + 0], xmm8                                     ;  1118.0 p3+p4   48 next spill
        movaps xmm8, [rbp - 96]                                    ;  1126.0 p2      48 next
        xorps xmm8, [r8 + 4736]                                    ;  1129.0 p1+p2   48 next
        movaps [rbp - 96], xmm11                                   ;  1116.0 p3+p4   48 next spill
        movaps xmm11, xmm3                                         ;  1115.0 p5      45 next copy
        xorps xmm11, xmm9                                          ;  1121.0 p0      45 next
        movaps [rbp - 80], xmm7                                    ;  1115.2 p3+p4   48 next spill
        movaps xmm7, xmm11                                         ;  1122.0 p1      45 next copy
        movaps [rdx - 48], xmm10                                   ;  1116.2 p3+p4   48 next spill
        movaps xmm10, xmm11                                        ;  1122.0 p5      45 next copy
        andps xmm10, xmm6                                          ;  1123.0 p0      45 next
        andps xmm11, xmm12                                         ;  1126.0 p1      45 next
        movaps [rdx - 128], xmm2                                   ;  1118.0 p3+p4   48 next spill
        movaps xmm2, xmm3                                          ;  1118.2 p5      45 next copy
        andps xmm2, xmm5                                           ;  1119.2 p0      45 next
        movaps [rbp + 64], xmm0                                    ;  1119.0 p3+p4   48 next spill
        movaps xmm0, xmm5                                          ;  1119.0 p1      45 next copy
        andps xmm0, xmm13                                          ;  1128.0 p5      45 next
        movaps [rdx - 112], xmm14                                  ;  1120.0 p3+p4   48 next spill
        movaps xmm14, xmm5                                         ;  1119.8 p0      45 next copy
        andps xmm14, xmm1                                          ;  1122.0 p1      45 next
        movaps [rdx - 32], xmm0                                    ;  1129.0 p3+p4   45 next spill
        movaps xmm0, xmm5                                          ;  1120.5 p5      45 next copy
        movaps [rbp - 16], xmm11                                   ;  1127.0 p3+p4   45 next spill
        movaps xmm11, xmm5                                         ;  1121.0 p0      45 next copy
        andps xmm11, xmm4                                          ;  1122.0 p1      45 next
        xorps xmm7, xmm11                                          ;  1123.0 p5      45 next
        movaps xmm11, xmm5                                         ;  1122.0 p0      45 next copy
        andps xmm11, xmm12                                         ;  1126.0 p1      45 next
        movaps [rbp + 48], xmm7                                    ;  1124.0 p3+p4   45 next spill
        movaps xmm7, xmm5                                          ;  1122.8 p5      45 next copy
        andps xmm7, xmm6                                           ;  1123.8 p0      45 next
        xorps xmm2, xmm7                                           ;  1124.8 p1      45 next
        movaps [rbp + 80], xmm2                                    ;  1125.8 p3+p4   45 next spill
        movaps xmm2, xmm1                                          ;  1123.8 p5      45 next copy
        xorps xmm2, xmm12                                          ;  1126.0 p0      45 next
        xorps xmm0, xmm2                                           ;  1127.0 p1      45 next
        movaps [rbp - 112], xmm9                                   ;  1125.0 p3+p4   48 next spill
        movaps xmm9, xmm2                                          ;  1127.0 p5      45 next copy
        andps xmm2, [rbp - 112]                                    ;  1128.0 p0+p2   45 next
        movaps [rdx + 96], xmm2                                    ;  1129.0 p3+p4   45 next spill
        movaps xmm2, xmm0                                          ;  1128.0 p1      45 next copy
        andps xmm2, xmm4                                           ;  1129.0 p5      45 next
        movaps [rbp - 128], xmm4                                   ;  1127.0 p3+p4   48 next spill
        movaps xmm4, xmm0                                          ;  1128.0 p0      45 next copy
        orps xmm4, xmm8                                            ;  1130.0 p1      45 next
        movaps [rdx + 0], xmm0                                     ;  1128.0 p3+p4   45 next spill
        movaps xmm0, xmm1                                          ;  1127.0 p5      45 next copy
        andps xmm0, xmm6                                           ;  1128.0 p0      45 next
        xorps xmm11, xmm0                                          ;  1129.0 p1      45 next
        movaps xmm0, xmm6                                          ;  1128.0 p5      45 next copy
        andps xmm0, xmm8                                           ;  1130.0 p0      45 next
        xorps xmm5, xmm0                                           ;  1131.0 p1      45 next
        movaps [rbp - 64], xmm1                                    ;  1129.0 p3+p4   48 next spill
        movaps xmm1, xmm5                                          ;  1132.0 p5      45 next copy
        andps xmm5, xmm8                                           ;  1132.0 p0      45 next
        xorps xmm5, xmm15                                          ;  1133.0 p1      45 next
        movaps [rdx - 80], xmm5                                    ;  1134.0 p3+p4   45 next spill
        movaps xmm5, xmm8                                          ;  1130.0 p5      45 next copy
        andps xmm5, xmm13                                          ;  1131.0 p0      45 next
        xorps xmm11, xmm5                                          ;  1132.0 p1      45 next
        movaps [rdx - 96], xmm11                                   ;  1133.0 p3+p4   45 next spill
        movaps xmm11, xmm8                                         ;  1131.0 p5      45 next copy
        andps xmm11, xmm12                                         ;  1132.0 p0      45 next
        xorps xmm11, xmm13                                         ;  1133.0 p1      45 next
        xorps xmm2, xmm11                                          ;  1134.0 p5      45 next
        xorps xmm7, xmm11                                          ;  1134.0 p0      45 next
        xorps xmm1, xmm2                                           ;  1135.0 p1      45 next
        movaps xmm2, xmm8                                          ;  1133.0 p5      45 next copy
        movaps xmm11, xmm8                                         ;  1133.2 p0      45 next copy
        andps xmm8, [rbp - 128]                                    ;  1133.5 p1+p2   45 next
        movaps [rbp + 96], xmm0                                    ;  1133.0 p3+p4   45 next spill
        movaps xmm0, xmm13                                         ;  1134.0 p5      45 next copy
        andps xmm0, xmm12                                          ;  1135.0 p0      45 next
        xorps xmm14, xmm0                                          ;  1136.0 p1      45 next
        xorps xmm14, xmm15                                         ;  1137.0 p5      45 next
        movaps xmm0, xmm12                                         ;  1135.2 p0      45 next copy
        andps xmm0, xmm3                                           ;  1136.2 p1      45 next
        movaps xmm15, xmm14                                        ;  1138.0 p5      45 next copy
        movaps [rdx + 112], xmm14                                  ;  1138.0 p3+p4   45 next spill
        movaps xmm14, xmm12                                        ;  1136.2 p0      45 next copy
        movaps [rdx + 48], xmm5                                    ;  1136.0 p3+p4   45 next spill
        movaps xmm5, xmm12                                         ;  1136.5 p1      45 next copy
        andps xmm5, xmm6                                           ;  1137.5 p5      45 next
        movaps [rdx + 32], xmm5                                    ;  1138.5 p3+p4   45 next spill
        movaps xmm5, xmm12                                         ;  1137.2 p0      45 next copy
        xorps xmm5, xmm3                                           ;  1138.2 p1      45 next
        andps xmm5, [rbp - 112]                                    ;  1139.2 p5+p2   45 next
        andps xmm12, [rbp - 64]                                    ;  1138.2 p0+p2   45 next
        movaps [rbp - 32], xmm8                                    ;  1138.0 p3+p4   45 next spill
        movaps xmm8, [rbp + 80]                                    ;  1139.0 p2      45 next reload
        xorps xmm8, xmm12                                          ;  1142.0 p1      45 next
        movaps xmm12, xmm6                                         ;  1139.0 p5      45 next copy
        andps xmm12, [rbp - 112]                                   ;  1140.0 p0+p2   45 next
        xorps xmm2, xmm12                                          ;  1141.0 p1      45 next
        xorps xmm12, [rbp - 128]                                   ;  1141.0 p5+p2   45 next
        andps xmm2, [rbp - 112]                                    ;  1142.0 p0+p2   45 next
        xorps xmm1, xmm2                                           ;  1143.0 p1      45 next
        movaps xmm2, xmm12                                         ;  1142.0 p5      45 next copy
        andps xmm12, xmm6                                          ;  1142.0 p0      45 next
        movaps [rbp + 80], xmm8                                    ;  1143.0 p3+p4   45 next spill
        movaps xmm8, xmm6                                          ;  1141.5 p1      45 next copy
        andps xmm6, xmm13                                          ;  1142.0 p5      45 next
        xorps xmm6, [rdx + 32]                                     ;  1143.0 p0+p2   45 next
        movaps [rdx + 16], xmm1                                    ;  1144.0 p3+p4   45 next spill
        movaps xmm1, xmm13                                         ;  1142.5 p1      45 next copy
        andps xmm1, [rbp - 112]                                    ;  1144.0 p5+p2   45 next
        xorps xmm10, xmm1                                          ;  1145.0 p0      45 next
        xorps xmm7, xmm10                                          ;  1146.0 p1      45 next
        xorps xmm2, xmm7                                           ;  1147.0 p5      45 next
        movaps xmm1, xmm13                                         ;  1144.2 p0      45 next copy
        andps xmm1, xmm3                                           ;  1145.2 p1      45 next
        movaps xmm7, xmm3                                          ;  1145.0 p5      45 next copy
        andps xmm7, [rbp - 128]                                    ;  1146.0 p0+p2   45 next
        xorps xmm14, xmm7                                          ;  1147.0 p1      45 next
        xorps xmm1, xmm14                                          ;  1148.0 p5      45 next
        xorps xmm11, xmm14                                         ;  1148.0 p0      45 next
        xorps xmm12, xmm1                                          ;  1149.0 p1      45 next
        xorps xmm5, xmm12                                          ;  1150.0 p5      45 next
        movaps xmm14, [rdx + 96]                                   ;  1146.0 p2      45 next reload
        xorps xmm14, xmm11                                         ;  1149.0 p0      45 next
        xorps xmm8, xmm14                                          ;  1150.0 p1      45 next
        andps xmm11, xmm3                                          ;  1149.0 p5      45 next
        xorps xmm6, xmm11                                          ;  1150.0 p0      45 next
        xorps xmm15, xmm8                                          ;  1151.0 p1      45 next
        movaps xmm14, [rdx - 96]                                   ;  1147.0 p2      45 next reload
        xorps xmm2, xmm14                                          ;  1150.0 p5      45 next
        movaps xmm1, [rbp + 48]                                    ;  1148.0 p2      45 next reload
        xorps xmm6, xmm1                                           ;  1151.0 p0      45 next
        movaps xmm7, xmm13                                         ;  1149.5 p1      45 next copy
        movaps xmm11, [rbp - 64]                                   ;  1149.0 p2      48 next reload
        andps xmm7, xmm11                                          ;  1152.0 p5      45 next
        andps xmm3, xmm11                                          ;  1152.0 p0      45 next
        andps xmm13, [rbp - 128]                                   ;  1150.5 p1+p2   45 next
        xorps xmm13, [rdx - 80]                                    ;  1151.5 p5+p2   45 next
        movaps xmm11, [rbp - 32]                                   ;  1152.0 p2      45 next reload
        xorps xmm11, xmm7                                          ;  1155.0 p0      45 next
        xorps xmm7, xmm3                                           ;  1153.0 p1      45 next
        xorps xmm3, xmm13                                          ;  1153.0 p5      45 next
        movaps [rbp - 32], xmm3                                    ;  1154.0 p3+p4   45 next spill
        movaps xmm3, [rdx + 48]                                    ;  1153.0 p2      45 next reload
        xorps xmm3, xmm13                                          ;  1156.0 p0      45 next
        xorps xmm2, xmm7                                           ;  1154.0 p1      45 next
        movaps xmm13, [rdx + 112]                                  ;  1154.0 p2      45 next reload
        xorps xmm13, xmm7                                          ;  1157.0 p5      45 next
        xorps xmm6, xmm13                                          ;  1158.0 p0      45 next
        movaps xmm7, xmm5                                          ;  1153.5 p1      45 next copy
        movaps xmm13, [rdx + 0]                                    ;  1155.0 p2      45 next reload
        xorps xmm11, xmm13                                         ;  1158.0 p5      45 next
        xorps xmm2, [rdx - 32]                                     ;  1156.0 p0+p2   45 next
        xorps xmm2, [rbp - 96]                                     ;  1157.0 p1+p2   45 next
        xorps xmm2, [rbp + 16]                                     ;  1158.0 p5+p2   54 next
        xorps xmm6, [rsi - 64]                                     ;  1159.0 p0+p2   54 next
        movaps [rdx + 112], xmm6                                   ;  1160.0 p3+p4   54 next spill
        movaps xmm6, xmm13                                         ;  1158.0 p1      45 next copy
        orps xmm6, [rbp - 112]                                     ;  1160.0 p5+p2   45 next
        xorps xmm11, xmm6                                          ;  1161.0 p0      45 next
        xorps xmm5, xmm11                                          ;  1162.0 p1      45 next
        xorps xmm1, xmm11                                          ;  1162.0 p5      45 next
        movaps xmm6, [rbp + 96]                                    ;  1161.0 p2      45 next reload
        xorps xmm6, xmm5                                           ;  1164.0 p0      45 next
        movaps xmm5, [rdx - 48]                                    ;  1162.0 p2      48 next reload
        xorps xmm6, xmm5                                           ;  1165.0 p1      45 next
        movaps xmm11, [rbp - 112]                                  ;  1163.0 p2      45 next
        andps xmm11, [rbp - 128]                                   ;  1166.0 p5+p2   45 next
        xorps xmm4, xmm11                                          ;  1167.0 p0      45 next
        xorps xmm0, xmm4                                           ;  1168.0 p1      45 next
        xorps xmm10, xmm0                                          ;  1169.0 p5      45 next
        xorps xmm9, xmm10                                          ;  1170.0 p0      45 next
        xorps xmm15, xmm0                                          ;  1169.0 p1      45 next
        xorps xmm3, xmm9                                           ;  1171.0 p5      45 next
        xorps xmm13, xmm15                                         ;  1170.0 p0      45 next
        movaps xmm15, [rsi + 0]                                    ;  1165.0 p2      48 next reload
        xorps xmm3, xmm15                                          ;  1172.0 p1      45 next
        movaps xmm0, [rdx - 32]                                    ;  1166.0 p2      45 next
        xorps xmm0, [rdx + 32]                                     ;  1169.0 p5+p2   45 next
        xorps xmm12, xmm0                                          ;  1170.0 p0      45 next
        xorps xmm8, xmm12                                          ;  1171.0 p1      45 next
        movaps xmm0, [rbp - 16]                                    ;  1168.0 p2      45 next reload
        xorps xmm0, xmm8                                           ;  1172.0 p5      45 next
        movaps xmm4, [rbp + 80]                                    ;  1169.0 p2      45 next reload
        xorps xmm0, xmm4                                           ;  1173.0 p0      45 next
        xorps xmm4, [rdx - 80]                                     ;  1172.0 p1+p2   45 next
        movaps xmm8, [rdx + 16]                                    ;  1171.0 p2      45 next reload
        xorps xmm8, xmm4                                           ;  1174.0 p5      45 next
        movaps xmm4, [rbp + 64]                                    ;  1172.0 p2      48 next reload
        xorps xmm8, xmm4                                           ;  1175.0 p0      45 next
        movaps xmm9, [rdx - 128]                                   ;  1173.0 p2      48 next reload
        xorps xmm0, xmm9                                           ;  1176.0 p1      45 next
        movaps xmm10, [rsi - 128]                                  ;  1174.0 p2      54 next reload
        xorps xmm8, xmm10                                          ;  1177.0 p5      54 next
        movaps xmm11, [rbp + 112]                                  ;  1175.0 p2      54 next reload
        xorps xmm0, xmm11                                          ;  1178.0 p0      54 next
        xorps xmm6, [rdi - 112]                                    ;  1176.0 p1+p2   54 next
        xorps xmm3, [rdx - 64]                                     ;  1177.0 p5+p2   54 next
        xorps xmm13, [rbp + 32]                                    ;  1178.0 p0+p2   54 next
        xorps xmm4, [rdi - 128]                                    ;  1179.0 p1+p2   54 next
        xorps xmm9, [rbp + 0]                                      ;  1180.0 p5+p2   54 next
        xorps xmm10, [r8 + 2064]                                   ;  1181.0 p0+p2   54 next
        xorps xmm5, [rsi + 16]                                     ;  1182.0 p1+p2   54 next
        xorps xmm11, [r8 + 2080]                                   ;  1183.0 p5+p2   54 next
        xorps xmm15, [rdx + 80]                                    ;  1184.0 p0+p2   54 next
        movaps [rbp + 112], xmm15                                  ;  1185.0 p3+p4   54 next spill
        movaps xmm15, [rbp - 64]                                   ;  1185.0 p2      45 next
        andps xmm15, [rbp - 128]                                   ;  1188.0 p1+p2   45 next
        xorps xmm14, xmm15                                         ;  1189.0 p5      45 next
        xorps xmm7, xmm15                                          ;  1189.0 p0      45 next
        xorps xmm14, [rbp - 64]                                    ;  1190.0 p1+p2   45 next
        xorps xmm1, xmm14                                          ;  1191.0 p5      45 next
        xorps xmm7, [rbp - 32]                                     ;  1190.0 p0+p2   45 next
        xorps xmm12, xmm7                                          ;  1191.0 p1      45 next
        movaps xmm14, [rdx - 112]                                  ;  1189.0 p2      48 next reload
        xorps xmm12, xmm14                                         ;  1192.0 p5      45 next
        movaps xmm15, [rbp - 80]                                   ;  1190.0 p2      48 next reload
        xorps xmm1, xmm15                                          ;  1193.0 p0      45 next
        movaps xmm7, [rbp - 48]                                    ;  1191.0 p2      54 next reload
        xorps xmm12, xmm7                                          ;  1194.0 p1      54 next
        xorps xmm1, [rsi + 32]                                     ;  1194.0 p5+p2   54 next
        xorps xmm14, [rsi - 80]                                    ;  1193.0 p0+p2   54 next
        xorps xmm7, [r8 + 2048]                                    ;  1194.0 p1+p2   54 next
        xorps xmm15, [rdx + 64]                                    ;  1195.0 p5+p2   54 next
        movaps [rbp - 48], xmm15                                   ;  1196.0 p3+p4   54 next spill
        movaps xmm15, [rbp - 96]                                   ;  1196.0 p2      54 next
        xorps xmm15, [rdx - 16]                                    ;  1199.0 p0+p2   54 next
        movaps [rbp - 96], xmm15                                   ;  1200.0 p3+p4   54 next spill
        movaps xmm15, [rdi - 112]                                  ;  1198.0 p2      54 next
        xorps xmm15, [r8 + 2096]                                   ;  1201.0 p1+p2   54 next
        movaps [rdi - 112], xmm5                                   ;  1191.0 p3+p4   54 next spill
        movaps xmm5, [rsi - 64]                                    ;  1200.0 p2      54 next
        xorps xmm5, [r8 + 2160]                                    ;  1203.0 p5+p2   54 next
        movaps [rsi - 64], xmm9                                    ;  1192.0 p3+p4   54 next spill
        movaps xmm9, [rsi + 32]                                    ;  1202.0 p2      54 next
        xorps xmm9, [r8 + 2112]                                    ;  1205.0 p0+p2   54 next
        movaps [rsi + 32], xmm4                                    ;  1193.0 p3+p4   54 next spill
        movaps xmm4, [rbp + 32]                                    ;  1204.0 p2      54 next
        xorps xmm4, [r8 + 2176]                                    ;  1207.0 p1+p2   54 next
        movaps [rbp + 32], xmm14                                   ;  1194.0 p3+p4   54 next spill
        movaps xmm14, [rbp + 16]                                   ;  1206.0 p2      54 next
        xorps xmm14, [r8 + 2128]                                   ;  1209.0 p5+p2   54 next
        movaps [rbp + 16], xmm13                                   ;  1195.0 p3+p4   54 next spill
        movaps xmm13, [rsi - 80]                                   ;  1208.0 p2      54 next
        xorps xmm13, [r8 + 2192]                                   ;  1211.0 p0+p2   54 next
        movaps [rsi - 80], xmm3                                    ;  1196.0 p3+p4   54 next spill
        movaps xmm3, [rdx - 64]                                    ;  1210.0 p2      54 next
        xorps xmm3, [r8 + 2144]                                    ;  1213.0 p1+p2   54 next
        movaps [rdx - 64], xmm2                                    ;  1198.0 p3+p4   54 next spill
        movaps xmm2, [rdi - 128]                                   ;  1212.0 p2      54 next
        xorps xmm2, [r8 + 2208]                                    ;  1215.0 p5+p2   54 next
        movaps [rdi - 128], xmm1                                   ;  1200.0 p3+p4   54 next spill
        movaps xmm1, [rbp + 0]                                     ;  1214.0 p2      54 next
        xorps xmm1, [r8 + 2224]                                    ;  1217.0 p0+p2   54 next
        movaps [rbp + 0], xmm6                                     ;  1201.0 p3+p4   54 next spill
        movaps xmm6, [rsi + 16]                                    ;  1216.0 p2      54 next
        xorps xmm6, [r8 + 2240]                                    ;  1219.0 p1+p2   54 next
        movaps [rsi + 16], xmm0                                    ;  1203.0 p3+p4   54 next spill
        movaps xmm0, [rdx + 64]                                    ;  1218.0 p2      54 next
        xorps xmm0, [r8 + 2256]                                    ;  1221.0 p5+p2   54 next
        movaps [rdx + 64], xmm8                                    ;  1205.0 p3+p4   54 next spill
        movaps xmm8, [rdx - 16]                                    ;  1220.0 p2      54 next
        xorps xmm8, [r8 + 2272]                                    ;  1223.0 p0+p2   54 next
        movaps [rdx - 16], xmm12                                   ;  1207.0 p3+p4   54 next spill
        movaps xmm12, [rdx + 80]                                   ;  1222.0 p2      54 next
        xorps xmm12, [r8 + 2288]                                   ;  1225.0 p1+p2   54 next
        movaps [rdx + 80], xmm11                                   ;  1209.0 p3+p4   54 next spill
        movaps xmm11, xmm4                                         ;  1209.2 p5      41 next copy
        xorps xmm11, xmm6                                          ;  1220.0 p0      41 next
        movaps [rbp - 80], xmm15                                   ;  1210.0 p3+p4   54 next spill
        movaps xmm15, xmm11                                        ;  1221.0 p1      41 next copy
        movaps [rdx - 112], xmm10                                  ;  1211.0 p3+p4   54 next spill
        movaps xmm10, xmm11                                        ;  1221.0 p5      41 next copy
        andps xmm11, xmm5                                          ;  1221.0 p0      41 next
        andps xmm10, xmm1                                          ;  1222.0 p1      41 next
        movaps [rbp - 32], xmm3                                    ;  1214.0 p3+p4   54 next spill
        movaps xmm3, xmm4                                          ;  1214.2 p5      41 next copy
        andps xmm3, xmm2                                           ;  1216.0 p0      41 next
        movaps [rbp - 64], xmm14                                   ;  1215.0 p3+p4   54 next spill
        movaps xmm14, xmm4                                         ;  1215.2 p1      41 next copy
        andps xmm14, xmm5                                          ;  1216.2 p5      41 next
        movaps [rbp - 128], xmm7                                   ;  1216.0 p3+p4   54 next spill
        movaps xmm7, xmm4                                          ;  1216.2 p0      41 next copy
        andps xmm7, xmm13                                          ;  1217.2 p1      41 next
        xorps xmm7, xmm5                                           ;  1218.2 p5      41 next
        movaps [rsi - 128], xmm9                                   ;  1217.0 p3+p4   54 next spill
        movaps xmm9, xmm7                                          ;  1219.2 p0      41 next copy
        xorps xmm7, xmm12                                          ;  1226.0 p1      41 next
        movaps [rdx - 128], xmm7                                   ;  1227.0 p3+p4   41 next spill
        movaps xmm7, xmm4                                          ;  1218.0 p5      41 next copy
        andps xmm7, xmm8                                           ;  1224.0 p0      41 next
        xorps xmm9, xmm7                                           ;  1225.0 p1      41 next
        movaps xmm7, xmm4                                          ;  1219.0 p5      41 next copy
        andps xmm7, [rdx - 128]                                    ;  1230.0 p0+p2   41 next
        movaps [rbp + 64], xmm11                                   ;  1222.0 p3+p4   41 next spill
        movaps xmm11, xmm4                                         ;  1220.0 p1      41 next copy
        xorps xmm11, xmm5                                          ;  1221.0 p5      41 next
        andps xmm11, xmm6                                          ;  1222.0 p0      41 next
        andps xmm4, xmm0                                           ;  1222.0 p1      41 next
        movaps [rdx + 16], xmm4                                    ;  1223.0 p3+p4   41 next spill
        movaps xmm4, xmm5                                          ;  1221.5 p5      41 next copy
        xorps xmm4, xmm0                                           ;  1222.5 p0      41 next
        movaps [rdx - 80], xmm11                                   ;  1223.0 p3+p4   41 next spill
        movaps xmm11, xmm4                                         ;  1223.5 p1      41 next copy
        xorps xmm11, xmm2                                          ;  1224.5 p5      41 next
        movaps [rbp + 80], xmm7                                    ;  1231.0 p3+p4   41 next spill
        movaps xmm7, xmm4                                          ;  1223.5 p0      41 next copy
        andps xmm4, xmm6                                           ;  1223.5 p1      41 next
        xorps xmm4, [rdx - 128]                                    ;  1230.0 p5+p2   41 next
        xorps xmm4, xmm1                                           ;  1231.0 p0      41 next
        movaps [rdx - 128], xmm4                                   ;  1232.0 p3+p4   41 next spill
        movaps xmm4, xmm5                                          ;  1224.2 p1      41 next copy
        andps xmm4, xmm8                                           ;  1225.2 p5      41 next
        movaps [rbp - 16], xmm6                                    ;  1225.2 p3+p4   54 next spill
        movaps xmm6, xmm5                                          ;  1225.0 p0      41 next copy
        andps xmm6, xmm12                                          ;  1226.0 p1      41 next
        xorps xmm6, xmm8                                           ;  1227.0 p5      41 next
        movaps [rdx + 32], xmm9                                    ;  1226.2 p3+p4   41 next spill
        movaps xmm9, xmm6                                          ;  1228.0 p0      41 next copy
        movaps [rdx - 32], xmm7                                    ;  1227.2 p3+p4   41 next spill
        movaps xmm7, xmm5                                          ;  1226.5 p1      41 next copy
        andps xmm7, xmm2                                           ;  1227.5 p5      41 next
        movaps [rsi + 0], xmm10                                    ;  1228.2 p3+p4   41 next spill
        movaps xmm10, xmm5                                         ;  1227.2 p0      41 next copy
        andps xmm5, xmm0                                           ;  1227.5 p1      41 next
        andps xmm10, xmm1                                          ;  1228.2 p5      41 next
        movaps [rbp - 112], xmm10                                  ;  1229.2 p3+p4   41 next spill
        movaps xmm10, xmm2                                         ;  1228.2 p0      41 next copy
        andps xmm10, xmm8                                          ;  1229.2 p1      41 next
        movaps [rdx - 48], xmm10                                   ;  1230.2 p3+p4   41 next spill
        movaps xmm10, xmm2                                         ;  1229.0 p5      41 next copy
        andps xmm10, xmm0                                          ;  1230.0 p0      41 next
        xorps xmm4, xmm10                                          ;  1231.0 p1      41 next
        movaps xmm10, [rel misty1_encrypt_compact.T0_constants128] ;  1229.8 p2      41 next reload
        xorps xmm4, xmm10                                          ;  1232.8 p5      41 next
        movaps [rbp + 96], xmm4                                    ;  1233.8 p3+p4   41 next spill
        movaps xmm4, xmm2                                          ;  1230.5 p0      41 next copy
        andps xmm4, xmm13                                          ;  1231.5 p1      41 next
        xorps xmm15, xmm4                                          ;  1232.5 p5      41 next
        movaps xmm4, xmm2                                          ;  1231.5 p0      41 next copy
        andps xmm4, xmm1                                           ;  1232.5 p1      41 next
        xorps xmm3, xmm4                                           ;  1233.5 p5      41 next
        xorps xmm6, xmm4                                           ;  1233.5 p0      41 next
        xorps xmm5, xmm3                                           ;  1234.5 p1      41 next
        movaps xmm3, xmm0                                          ;  1233.0 p5      41 next copy
        andps xmm3, xmm1                                           ;  1234.0 p0      41 next
        xorps xmm7, xmm3                                           ;  1235.0 p1      41 next
        movaps xmm3, xmm1                                          ;  1234.0 p5      41 next copy
        andps xmm3, xmm12                                          ;  1235.0 p0      41 next
        xorps xmm2, xmm3                                           ;  1236.0 p1      41 next
        movaps xmm4, xmm2                                          ;  1237.0 p5      41 next copy
        andps xmm2, xmm12                                          ;  1237.0 p0      41 next
        xorps xmm2, xmm10                                          ;  1238.0 p1      41 next
        movaps xmm10, xmm12                                        ;  1236.0 p5      41 next copy
        andps xmm10, xmm8                                          ;  1237.0 p0      41 next
        xorps xmm7, xmm10                                          ;  1238.0 p1      41 next
        movaps [rdx + 0], xmm2                                     ;  1239.0 p3+p4   41 next spill
        movaps xmm2, xmm12                                         ;  1237.0 p5      41 next copy
        orps xmm2, xmm11                                           ;  1238.0 p0      41 next
        movaps [rdx + 48], xmm5                                    ;  1236.5 p3+p4   41 next spill
        movaps xmm5, xmm12                                         ;  1237.8 p1      41 next copy
        andps xmm12, xmm13                                         ;  1238.0 p5      41 next
        movaps [rbp + 48], xmm0                                    ;  1237.5 p3+p4   54 next spill
        movaps xmm0, xmm11                                         ;  1238.5 p0      41 next copy
        andps xmm0, xmm13                                          ;  1239.5 p1      41 next
        xorps xmm9, xmm0                                           ;  1240.5 p5      41 next
        xorps xmm4, xmm9                                           ;  1241.5 p0      41 next
        movaps xmm0, xmm1                                          ;  1239.8 p1      41 next copy
        movaps xmm9, xmm1                                          ;  1240.0 p5      41 next copy
        andps xmm1, xmm8                                           ;  1240.5 p0      41 next
        andps xmm0, [rbp - 16]                                     ;  1240.8 p1+p2   41 next
        xorps xmm5, xmm0                                           ;  1241.8 p5      41 next
        xorps xmm0, xmm13                                          ;  1241.8 p0      41 next
        andps xmm9, xmm0                                           ;  1242.8 p1      41 next
        movaps [rdx - 96], xmm11                                   ;  1240.0 p3+p4   41 next spill
        movaps xmm11, [rdx + 32]                                   ;  1240.2 p2      41 next reload
        xorps xmm11, xmm9                                          ;  1243.8 p5      41 next
        movaps xmm9, [rdx - 80]                                    ;  1241.2 p2      41 next reload
        xorps xmm9, xmm11                                          ;  1244.8 p0      41 next
        andps xmm5, [rbp - 16]                                     ;  1242.8 p1+p2   41 next
        xorps xmm4, xmm5                                           ;  1243.8 p5      41 next
        movaps xmm5, xmm13                                         ;  1243.5 p0      41 next copy
        andps xmm5, [rbp - 16]                                     ;  1244.5 p1+p2   41 next
        xorps xmm2, xmm5                                           ;  1245.5 p5      41 next
        xorps xmm14, xmm2                                          ;  1246.5 p0      41 next
        movaps xmm2, xmm7                                          ;  1244.8 p1      41 next copy
        movaps xmm5, xmm8                                          ;  1245.0 p5      41 next copy
        andps xmm5, [rbp - 16]                                     ;  1246.0 p0+p2   41 next
        movaps [rdx - 80], xmm9                                    ;  1245.8 p3+p4   41 next spill
        movaps xmm9, [rsi + 0]                                     ;  1245.2 p2      41 next reload
        xorps xmm9, xmm5                                           ;  1248.2 p1      41 next
        xorps xmm6, xmm9                                           ;  1249.2 p5      41 next
        xorps xmm0, xmm6                                           ;  1250.2 p0      41 next
        xorps xmm2, xmm0                                           ;  1251.2 p1      41 next
        xorps xmm9, xmm14                                          ;  1249.2 p5      41 next
        movaps xmm0, [rdx - 32]                                    ;  1246.2 p2      41 next reload
        xorps xmm0, xmm9                                           ;  1250.2 p0      41 next
        movaps xmm5, [rbp - 112]                                   ;  1247.2 p2      41 next reload
        xorps xmm1, xmm5                                           ;  1250.2 p1      41 next
        movaps xmm6, [rbp + 80]                                    ;  1248.2 p2      41 next reload
        xorps xmm6, xmm1                                           ;  1251.2 p5      41 next
        xorps xmm6, xmm15                                          ;  1252.2 p0      41 next
        movaps xmm1, xmm8                                          ;  1248.8 p1      41 next copy
        andps xmm8, xmm13                                          ;  1249.0 p5      41 next
        movaps xmm9, [rbp + 48]                                    ;  1249.2 p2      54 next reload
        andps xmm1, xmm9                                           ;  1252.2 p0      41 next
        xorps xmm12, xmm1                                          ;  1253.2 p1      41 next
        andps xmm13, xmm9                                          ;  1252.2 p5      41 next
        xorps xmm7, xmm13                                          ;  1253.2 p0      41 next
        xorps xmm9, xmm7                                           ;  1254.2 p1      41 next
        movaps xmm7, [rdx - 48]                                    ;  1250.2 p2      41 next reload
        xorps xmm5, xmm7                                           ;  1253.2 p5      41 next
        xorps xmm11, xmm5                                          ;  1254.2 p0      41 next
        movaps xmm5, xmm11                                         ;  1255.2 p1      41 next copy
        xorps xmm5, [rdx - 128]                                    ;  1256.2 p5+p2   41 next
        movaps [rdx - 48], xmm11                                   ;  1255.2 p3+p4   41 next spill
        movaps xmm11, [rbp + 64]                                   ;  1252.2 p2      41 next reload
        xorps xmm11, xmm5                                          ;  1257.2 p0      41 next
        movaps xmm5, [rdx + 48]                                    ;  1253.2 p2      41 next reload
        xorps xmm11, xmm5                                          ;  1258.2 p1      41 next
        xorps xmm8, [rdx + 0]                                      ;  1254.2 p5+p2   41 next
        xorps xmm10, xmm8                                          ;  1255.2 p0      41 next
        xorps xmm0, xmm10                                          ;  1256.2 p1      41 next
        movaps xmm10, [rdx - 96]                                   ;  1255.2 p2      41 next reload
        xorps xmm12, xmm10                                         ;  1258.2 p5      41 next
        xorps xmm1, [rdx + 16]                                     ;  1256.2 p0+p2   41 next
        xorps xmm2, xmm1                                           ;  1257.2 p1      41 next
        xorps xmm7, xmm2                                           ;  1258.2 p5      41 next
        movaps xmm2, xmm10                                         ;  1258.2 p0      41 next copy
        orps xmm2, [rbp - 16]                                      ;  1259.2 p1+p2   41 next
        xorps xmm12, xmm2                                          ;  1260.2 p5      41 next
        xorps xmm15, xmm12                                         ;  1261.2 p0      41 next
        xorps xmm9, xmm15                                          ;  1262.2 p1      41 next
        xorps xmm8, [rdx + 16]                                     ;  1258.2 p5+p2   41 next
        movaps xmm15, [rbp + 96]                                   ;  1259.2 p2      41 next reload
        xorps xmm1, xmm15                                          ;  1262.2 p0      41 next
        xorps xmm6, xmm1                                           ;  1263.2 p1      41 next
        xorps xmm15, [rdx - 128]                                   ;  1262.2 p5+p2   41 next
        xorps xmm14, xmm15                                         ;  1263.2 p0      41 next
        xorps xmm10, xmm14                                         ;  1264.2 p1      41 next
        xorps xmm5, [rdx + 0]                                      ;  1261.2 p5+p2   41 next
        xorps xmm4, xmm5                                           ;  1262.2 p0      41 next
        movaps xmm14, [rdx - 80]                                   ;  1262.2 p2      41 next reload
        xorps xmm13, xmm14                                         ;  1265.2 p1      41 next
        xorps xmm12, xmm14                                         ;  1265.2 p5      41 next
        xorps xmm3, xmm12                                          ;  1266.2 p0      41 next
        xorps xmm8, xmm13                                          ;  1266.2 p1      41 next
        movaps xmm14, [rdx - 48]                                   ;  1263.2 p2      41 next reload
        xorps xmm14, xmm8                                          ;  1267.2 p5      41 next
        movaps xmm15, [rsi - 128]                                  ;  1264.2 p2      41 next
        movaps xmm1, [rbp - 128]                                   ;  1265.2 p2      54 next reload
        andps xmm15, xmm1                                          ;  1268.2 p0      41 next
        movaps xmm2, [rbp - 64]                                    ;  1266.2 p2      41 next
        andps xmm2, xmm1                                           ;  1269.2 p1      41 next
        movaps xmm5, [rbp - 32]                                    ;  1267.2 p2      41 next
        movaps xmm8, [rdx - 112]                                   ;  1268.2 p2      54 next reload
        andps xmm5, xmm8                                           ;  1271.2 p5      41 next
        movaps xmm12, xmm2                                         ;  1270.2 p0      41 next copy
        movaps xmm13, [rbp - 32]                                   ;  1269.2 p2      54 next reload
        andps xmm12, xmm13                                         ;  1272.2 p1      41 next
        xorps xmm4, xmm8                                           ;  1271.2 p5      41 next
        xorps xmm14, xmm1                                          ;  1268.2 p0      41 next
        xorps xmm11, [rdx + 80]                                    ;  1270.2 p1+p2   41 next
        xorps xmm3, [rbp - 80]                                     ;  1271.2 p5+p2   41 next
        xorps xmm9, [rsi - 128]                                    ;  1272.2 p0+p2   41 next
        xorps xmm7, [rbp - 64]                                     ;  1273.2 p1+p2   41 next
        movaps [rdx - 48], xmm10                                   ;  1266.8 p3+p4   41 next spill
        movaps xmm10, xmm15                                        ;  1269.2 p5      41 next copy
        movaps [rdx - 80], xmm6                                    ;  1267.8 p3+p4   41 next spill
        movaps xmm6, xmm15                                         ;  1269.2 p0      41 next copy
        movaps [rdx + 0], xmm0                                     ;  1268.8 p3+p4   41 next spill
        movaps xmm0, xmm2                                          ;  1270.2 p1      41 next copy
        movaps [rdx - 128], xmm7                                   ;  1274.2 p3+p4   41 next spill
        movaps xmm7, xmm14                                         ;  1269.2 p5      41 next copy
        movaps [rbp + 96], xmm14                                   ;  1270.8 p3+p4   41 next spill
        movaps xmm14, xmm8                                         ;  1271.2 p0      41 next copy
        movaps [rdx + 16], xmm9                                    ;  1273.2 p3+p4   41 next spill
        movaps xmm9, xmm8                                          ;  1271.2 p1      41 next copy
        movaps [rbp - 16], xmm3                                    ;  1272.8 p3+p4   41 next spill
        movaps xmm3, xmm8                                          ;  1271.2 p5      41 next copy
        andps xmm3, [rbp - 64]                                     ;  1274.2 p0+p2   41 next
        xorps xmm12, xmm3                                          ;  1275.2 p1      41 next
        xorps xmm12, [rel misty1_encrypt_compact.T0_constants128]  ;  1276.2 p5+p2   41 next
        movaps [rdx - 96], xmm11                                   ;  1273.8 p3+p4   41 next spill
        movaps xmm11, xmm8                                         ;  1271.5 p0      41 next copy
        andps xmm11, xmm1                                          ;  1272.5 p1      41 next
        movaps [rdx + 48], xmm4                                    ;  1274.8 p3+p4   41 next spill
        movaps xmm4, xmm11                                         ;  1273.5 p5      41 next copy
        movaps [rbp + 64], xmm7                                    ;  1275.8 p3+p4   41 next spill
        movaps xmm7, xmm8                                          ;  1272.8 p0      41 next copy
        andps xmm7, [rbp - 80]                                     ;  1276.2 p1+p2   41 next
        xorps xmm15, xmm7                                          ;  1277.2 p5      41 next
        andps xmm8, [rsi - 128]                                    ;  1277.2 p0+p2   41 next
        xorps xmm0, xmm8                                           ;  1278.2 p1      41 next
        movaps xmm8, xmm3                                          ;  1275.2 p5      41 next copy
        andps xmm8, [rbp - 80]                                     ;  1278.2 p0+p2   41 next
        xorps xmm4, xmm8                                           ;  1279.2 p1      41 next
        movaps xmm8, xmm3                                          ;  1275.2 p5      41 next copy
        xorps xmm8, xmm13                                          ;  1276.2 p0      41 next
        andps xmm8, xmm1                                           ;  1277.2 p1      41 next
        xorps xmm3, [rdx + 80]                                     ;  1279.2 p5+p2   41 next
        movaps [rdx - 112], xmm15                                  ;  1278.2 p3+p4   41 next spill
        movaps xmm15, xmm12                                        ;  1277.2 p0      41 next copy
        xorps xmm12, xmm8                                          ;  1278.2 p1      41 next
        movaps [rbp + 48], xmm3                                    ;  1280.2 p3+p4   41 next spill
        movaps xmm3, xmm0                                          ;  1279.2 p5      41 next copy
        xorps xmm3, [rdx + 80]                                     ;  1280.2 p0+p2   41 next
        movaps [rbp - 112], xmm3                                   ;  1281.2 p3+p4   41 next spill
        movaps xmm3, xmm1                                          ;  1278.0 p1      41 next copy
        andps xmm3, [rbp - 80]                                     ;  1281.2 p5+p2   41 next
        xorps xmm14, xmm3                                          ;  1282.2 p0      41 next
        movaps xmm1, xmm14                                         ;  1283.2 p1      41 next copy
        xorps xmm1, [rsi - 128]                                    ;  1284.2 p5+p2   41 next
        andps xmm1, xmm13                                          ;  1285.2 p0      41 next
        xorps xmm3, xmm1                                           ;  1286.2 p1      41 next
        movaps [rbp + 80], xmm3                                    ;  1287.2 p3+p4   41 next spill
        movaps xmm3, xmm14                                         ;  1283.2 p5      41 next copy
        andps xmm14, [rdx + 80]                                    ;  1283.2 p0+p2   41 next
        xorps xmm0, xmm14                                          ;  1284.2 p1      41 next
        movaps xmm14, xmm13                                        ;  1281.2 p5      41 next copy
        andps xmm14, [rbp - 80]                                    ;  1284.2 p0+p2   41 next
        movaps [rdx - 32], xmm2                                    ;  1280.8 p3+p4   41 next spill
        movaps xmm2, xmm14                                         ;  1285.2 p1      41 next copy
        xorps xmm2, [rsi - 128]                                    ;  1286.2 p5+p2   41 next
        movaps [rsi + 0], xmm1                                     ;  1286.2 p3+p4   41 next spill
        movaps xmm1, xmm2                                          ;  1287.2 p0      41 next copy
        andps xmm2, [rbp - 64]                                     ;  1287.2 p1+p2   41 next
        xorps xmm7, xmm2                                           ;  1288.2 p5      41 next
        movaps xmm2, xmm13                                         ;  1283.8 p0      41 next copy
        andps xmm2, [rdx + 80]                                     ;  1287.2 p1+p2   41 next
        xorps xmm11, xmm2                                          ;  1288.2 p5      41 next
        movaps xmm13, xmm11                                        ;  1289.2 p0      41 next copy
        andps xmm13, [rdx + 80]                                    ;  1290.2 p1+p2   41 next
        xorps xmm13, [rbp - 128]                                   ;  1291.2 p5+p2   41 next
        xorps xmm3, xmm13                                          ;  1292.2 p0      41 next
        movaps xmm13, [rsi - 128]                                  ;  1290.2 p2      54 next reload
        andps xmm11, xmm13                                         ;  1293.2 p1      41 next
        movaps [rdx + 32], xmm3                                    ;  1293.2 p3+p4   41 next spill
        movaps xmm3, xmm13                                         ;  1293.2 p5      41 next copy
        andps xmm3, [rbp - 80]                                     ;  1294.2 p0+p2   41 next
        xorps xmm10, xmm3                                          ;  1295.2 p1      41 next
        andps xmm10, [rbp - 64]                                    ;  1296.2 p5+p2   41 next
        xorps xmm1, xmm10                                          ;  1297.2 p0      41 next
        xorps xmm11, xmm1                                          ;  1298.2 p1      41 next
        xorps xmm0, xmm11                                          ;  1299.2 p5      41 next
        movaps xmm1, [rsi + 0]                                     ;  1293.2 p2      41 next reload
        xorps xmm1, xmm0                                           ;  1300.2 p0      41 next
        movaps xmm0, [rbp - 64]                                    ;  1294.2 p2      41 next
        movaps xmm10, [rdx + 80]                                   ;  1295.2 p2      54 next reload
        andps xmm0, xmm10                                          ;  1298.2 p1      41 next
        xorps xmm5, xmm0                                           ;  1299.2 p5      41 next
        andps xmm9, xmm0                                           ;  1299.2 p0      41 next
        xorps xmm3, xmm5                                           ;  1300.2 p1      41 next
        xorps xmm6, xmm5                                           ;  1300.2 p5      41 next
        movaps xmm0, xmm13                                         ;  1293.8 p0      41 next copy
        movaps xmm5, xmm10                                         ;  1298.2 p1      41 next copy
        andps xmm5, xmm3                                           ;  1301.2 p5      41 next
        xorps xmm4, xmm5                                           ;  1302.2 p0      41 next
        movaps xmm5, [rbp - 80]                                    ;  1296.2 p2      54 next reload
        xorps xmm4, xmm5                                           ;  1303.2 p1      41 next
        movaps xmm11, [rbp - 128]                                  ;  1297.2 p2      54 next reload
        xorps xmm3, xmm11                                          ;  1301.2 p5      41 next
        andps xmm0, xmm3                                           ;  1302.2 p0      41 next
        xorps xmm12, xmm0                                          ;  1303.2 p1      41 next
        andps xmm3, xmm11                                          ;  1302.2 p5      41 next
        xorps xmm15, xmm3                                          ;  1303.2 p0      41 next
        xorps xmm15, xmm2                                          ;  1304.2 p1      41 next
        xorps xmm7, xmm15                                          ;  1305.2 p5      41 next
        movaps xmm15, [rbp + 64]                                   ;  1299.2 p2      41 next reload
        xorps xmm15, xmm7                                          ;  1306.2 p0      41 next
        movaps xmm0, [rbp + 48]                                    ;  1300.2 p2      41 next reload
        andps xmm13, xmm0                                          ;  1303.2 p1      41 next
        andps xmm11, xmm0                                          ;  1303.2 p5      41 next
        movaps xmm0, [rdx - 112]                                   ;  1301.2 p2      41 next reload
        andps xmm10, xmm0                                          ;  1304.2 p0      41 next
        movaps xmm3, xmm5                                          ;  1301.0 p1      41 next copy
        xorps xmm5, xmm2                                           ;  1301.2 p5      41 next
        andps xmm14, xmm5                                          ;  1302.2 p0      41 next
        movaps xmm7, [rbp - 112]                                   ;  1302.2 p2      41 next reload
        andps xmm3, xmm7                                           ;  1305.2 p1      41 next
        xorps xmm2, xmm7                                           ;  1305.2 p5      41 next
        movaps xmm7, [rbp - 64]                                    ;  1303.2 p2      54 next reload
        xorps xmm3, xmm7                                           ;  1306.2 p0      41 next
        xorps xmm9, xmm3                                           ;  1307.2 p1      41 next
        andps xmm5, xmm7                                           ;  1306.2 p5      41 next
        xorps xmm8, xmm5                                           ;  1307.2 p0      41 next
        xorps xmm2, xmm8                                           ;  1308.2 p1      41 next
        movaps xmm3, [rbp - 32]                                    ;  1304.2 p2      54 next reload
        andps xmm7, xmm3                                           ;  1307.2 p5      41 next
        xorps xmm0, xmm7                                           ;  1308.2 p0      41 next
        xorps xmm11, xmm3                                          ;  1307.2 p1      41 next
        xorps xmm12, xmm11                                         ;  1308.2 p5      41 next
        xorps xmm14, xmm12                                         ;  1309.2 p0      41 next
        andps xmm0, xmm3                                           ;  1309.2 p1      41 next
        movaps xmm8, [rbp + 80]                                    ;  1305.8 p2      41 next reload
        xorps xmm5, xmm8                                           ;  1308.8 p5      41 next
        andps xmm7, xmm8                                           ;  1308.8 p0      41 next
        xorps xmm6, xmm7                                           ;  1309.8 p1      41 next
        xorps xmm9, xmm6                                           ;  1310.8 p5      41 next
        movaps xmm6, [rdx - 32]                                    ;  1307.0 p2      41 next reload
        xorps xmm6, xmm5                                           ;  1310.0 p0      41 next
        xorps xmm4, xmm6                                           ;  1311.0 p1      41 next
        movaps xmm5, [rdx + 32]                                    ;  1308.0 p2      41 next reload
        xorps xmm2, xmm5                                           ;  1311.0 p5      41 next
        xorps xmm0, xmm5                                           ;  1311.0 p0      41 next
        xorps xmm10, xmm2                                          ;  1312.0 p1      41 next
        xorps xmm13, xmm0                                          ;  1312.0 p5      41 next
        movaps xmm0, [rel misty1_encrypt_compact.T0_constants128]  ;  1309.0 p2      41 next reload
        xorps xmm9, xmm0                                           ;  1312.0 p0      41 next
        xorps xmm13, xmm0                                          ;  1313.0 p1      41 next
        movaps xmm2, [rdx + 48]                                    ;  1310.0 p2      41 next reload
        xorps xmm14, xmm2                                          ;  1313.0 p5      41 next
        movaps xmm5, [rdx - 96]                                    ;  1311.0 p2      41 next reload
        xorps xmm1, xmm5                                           ;  1314.0 p0      41 next
        movaps xmm6, [rbp - 16]                                    ;  1312.0 p2      41 next reload
        xorps xmm13, xmm6                                          ;  1315.0 p1      41 next
        xorps xmm3, [rdx + 0]                                      ;  1313.0 p5+p2   41 next
        xorps xmm4, xmm3                                           ;  1314.0 p0      41 next
        movaps xmm7, [rdx + 16]                                    ;  1314.0 p2      41 next reload
        xorps xmm9, xmm7                                           ;  1317.0 p1      41 next
        movaps xmm8, [rdx - 128]                                   ;  1315.0 p2      41 next reload
        xorps xmm10, xmm8                                          ;  1318.0 p5      41 next
        xorps xmm15, [r8 + 5264]                                   ;  1316.0 p0+p2   48 next
        xorps xmm14, [r8 + 5280]                                   ;  1317.0 p1+p2   48 next
        xorps xmm1, [r8 + 5296]                                    ;  1318.0 p5+p2   48 next
        xorps xmm13, [r8 + 5312]                                   ;  1319.0 p0+p2   48 next
        xorps xmm9, [r8 + 5328]                                    ;  1320.0 p1+p2   48 next
        xorps xmm2, [r8 + 5136]                                    ;  1321.0 p5+p2   48 next
        xorps xmm10, [r8 + 5344]                                   ;  1322.0 p0+p2   48 next
        xorps xmm5, [r8 + 5152]                                    ;  1323.0 p1+p2   48 next
        xorps xmm4, [r8 + 5360]                                    ;  1324.0 p5+p2   48 next
        xorps xmm6, [r8 + 5168]                                    ;  1325.0 p0+p2   48 next
        xorps xmm7, [r8 + 5184]                                    ;  1326.0 p1+p2   48 next
        xorps xmm8, [r8 + 5200]                                    ;  1327.0 p5+p2   48 next
        xorps xmm3, [r8 + 5216]                                    ;  1328.0 p0+p2   48 next
        movaps xmm11, [rbp + 96]                                   ;  1329.0 p2      48 next
        xorps xmm11, [r8 + 5120]                                   ;  1332.0 p1+p2   48 next
        movaps xmm12, [rdx - 80]                                   ;  1331.0 p2      48 next
        xorps xmm12, [r8 + 5232]                                   ;  1334.0 p5+p2   48 next
        movaps [rdx - 80], xmm4                                    ;  1325.0 p3+p4   48 next spill
        movaps xmm4, [rdx - 48]                                    ;  1333.0 p2      48 next
        xorps xmm4, [r8 + 5248]                                    ;  1336.0 p0+p2   48 next
        movaps [rdx - 48], xmm10                                   ;  1323.0 p3+p4   48 next spill
        movaps xmm10, xmm2                                         ;  1322.0 p1      45 next copy
        xorps xmm10, xmm8                                          ;  1328.0 p5      45 next
        movaps [rbp + 96], xmm9                                    ;  1322.2 p3+p4   48 next spill
        movaps xmm9, xmm10                                         ;  1329.0 p0      45 next copy
        movaps [rdx - 128], xmm13                                  ;  1323.2 p3+p4   48 next spill
        movaps xmm13, xmm10                                        ;  1329.0 p1      45 next copy
        andps xmm13, xmm7                                          ;  1330.0 p5      45 next
        andps xmm10, xmm11                                         ;  1333.0 p0      45 next
        movaps [rdx + 16], xmm1                                    ;  1325.0 p3+p4   48 next spill
        movaps xmm1, xmm2                                          ;  1325.2 p1      45 next copy
        andps xmm1, xmm6                                           ;  1326.2 p5      45 next
        movaps [rdx + 0], xmm14                                    ;  1326.0 p3+p4   48 next spill
        movaps xmm14, xmm6                                         ;  1326.0 p0      45 next copy
        andps xmm14, xmm12                                         ;  1335.0 p1      45 next
        movaps [rbp - 16], xmm15                                   ;  1327.0 p3+p4   48 next spill
        movaps xmm15, xmm6                                         ;  1326.8 p5      45 next copy
        andps xmm15, xmm3                                          ;  1329.0 p0      45 next
        movaps [rdx - 96], xmm14                                   ;  1336.0 p3+p4   45 next spill
        movaps xmm14, xmm6                                         ;  1327.5 p1      45 next copy
        movaps [rdx + 48], xmm10                                   ;  1334.0 p3+p4   45 next spill
        movaps xmm10, xmm6                                         ;  1328.0 p5      45 next copy
        andps xmm10, xmm5                                          ;  1329.0 p0      45 next
        xorps xmm9, xmm10                                          ;  1330.0 p1      45 next
        movaps xmm10, xmm6                                         ;  1329.0 p5      45 next copy
        andps xmm10, xmm11                                         ;  1333.0 p0      45 next
        movaps [rdx + 32], xmm9                                    ;  1331.0 p3+p4   45 next spill
        movaps xmm9, xmm6                                          ;  1329.8 p1      45 next copy
        andps xmm9, xmm7                                           ;  1330.8 p5      45 next
        xorps xmm1, xmm9                                           ;  1331.8 p0      45 next
        movaps [rdx - 32], xmm1                                    ;  1332.8 p3+p4   45 next spill
        movaps xmm1, xmm3                                          ;  1330.8 p1      45 next copy
        xorps xmm1, xmm11                                          ;  1333.0 p5      45 next
        xorps xmm14, xmm1                                          ;  1334.0 p0      45 next
        movaps [rbp + 80], xmm8                                    ;  1332.0 p3+p4   48 next spill
        movaps xmm8, xmm1                                          ;  1334.0 p1      45 next copy
        andps xmm1, [rbp + 80]                                     ;  1335.0 p5+p2   45 next
        movaps [rbp - 32], xmm1                                    ;  1336.0 p3+p4   45 next spill
        movaps xmm1, xmm14                                         ;  1335.0 p0      45 next copy
        andps xmm1, xmm5                                           ;  1336.0 p1      45 next
        movaps [rbp - 64], xmm5                                    ;  1334.0 p3+p4   48 next spill
        movaps xmm5, xmm14                                         ;  1335.0 p5      45 next copy
        orps xmm5, xmm4                                            ;  1337.0 p0      45 next
        movaps [rbp - 112], xmm14                                  ;  1335.0 p3+p4   45 next spill
        movaps xmm14, xmm3                                         ;  1334.0 p1      45 next copy
        andps xmm14, xmm7                                          ;  1335.0 p5      45 next
        xorps xmm10, xmm14                                         ;  1336.0 p0      45 next
        movaps xmm14, xmm7                                         ;  1335.0 p1      45 next copy
        andps xmm14, xmm4                                          ;  1337.0 p5      45 next
        xorps xmm6, xmm14                                          ;  1338.0 p0      45 next
        movaps [rbp - 80], xmm3                                    ;  1336.0 p3+p4   48 next spill
        movaps xmm3, xmm6                                          ;  1339.0 p1      45 next copy
        andps xmm6, xmm4                                           ;  1339.0 p5      45 next
        xorps xmm6, xmm0                                           ;  1340.0 p0      45 next
        movaps [rdx - 112], xmm6                                   ;  1341.0 p3+p4   45 next spill
        movaps xmm6, xmm4                                          ;  1337.0 p1      45 next copy
        andps xmm6, xmm12                                          ;  1338.0 p5      45 next
        xorps xmm10, xmm6                                          ;  1339.0 p0      45 next
        movaps [rbp + 48], xmm10                                   ;  1340.0 p3+p4   45 next spill
        movaps xmm10, xmm4                                         ;  1338.0 p1      45 next copy
        andps xmm10, xmm11                                         ;  1339.0 p5      45 next
        xorps xmm10, xmm12                                         ;  1340.0 p0      45 next
        xorps xmm1, xmm10                                          ;  1341.0 p1      45 next
        xorps xmm9, xmm10                                          ;  1341.0 p5      45 next
        xorps xmm3, xmm1                                           ;  1342.0 p0      45 next
        movaps xmm1, xmm4                                          ;  1340.0 p1      45 next copy
        movaps xmm10, xmm4                                         ;  1340.2 p5      45 next copy
        andps xmm4, [rbp - 64]                                     ;  1340.5 p0+p2   45 next
        movaps [rbp + 64], xmm14                                   ;  1340.0 p3+p4   45 next spill
        movaps xmm14, xmm12                                        ;  1341.0 p1      45 next copy
        andps xmm14, xmm11                                         ;  1342.0 p5      45 next
        xorps xmm15, xmm14                                         ;  1343.0 p0      45 next
        xorps xmm0, xmm15                                          ;  1344.0 p1      45 next
        movaps xmm14, xmm11                                        ;  1342.2 p5      45 next copy
        andps xmm14, xmm2                                          ;  1343.2 p0      45 next
        movaps xmm15, xmm0                                         ;  1345.0 p1      45 next copy
        movaps [rbp - 128], xmm0                                   ;  1345.0 p3+p4   45 next spill
        movaps xmm0, xmm11                                         ;  1343.2 p5      45 next copy
        movaps [rdx + 80], xmm6                                    ;  1343.0 p3+p4   45 next spill
        movaps xmm6, xmm11                                         ;  1343.5 p0      45 next copy
        andps xmm6, xmm7                                           ;  1344.5 p1      45 next
        movaps [rsi - 128], xmm6                                   ;  1345.5 p3+p4   45 next spill
        movaps xmm6, xmm11                                         ;  1344.2 p5      45 next copy
        xorps xmm6, xmm2                                           ;  1345.2 p0      45 next
        andps xmm6, [rbp + 80]                                     ;  1346.2 p1+p2   45 next
        andps xmm11, [rbp - 80]                                    ;  1345.2 p5+p2   45 next
        movaps [rsi + 0], xmm4                                     ;  1345.0 p3+p4   45 next spill
        movaps xmm4, [rdx - 32]                                    ;  1346.0 p2      45 next reload
        xorps xmm4, xmm11                                          ;  1349.0 p0      45 next
        movaps xmm11, xmm7                                         ;  1346.0 p1      45 next copy
        andps xmm11, [rbp + 80]                                    ;  1347.0 p5+p2   45 next
        xorps xmm1, xmm11                                          ;  1348.0 p0      45 next
        xorps xmm11, [rbp - 64]                                    ;  1348.0 p1+p2   45 next
        andps xmm1, [rbp + 80]                                     ;  1349.0 p5+p2   45 next
        xorps xmm3, xmm1                                           ;  1350.0 p0      45 next
        movaps xmm1, xmm11                                         ;  1349.0 p1      45 next copy
        andps xmm11, xmm7                                          ;  1349.0 p5      45 next
        movaps [rdx - 32], xmm4                                    ;  1350.0 p3+p4   45 next spill
        movaps xmm4, xmm7                                          ;  1348.5 p0      45 next copy
        andps xmm7, xmm12                                          ;  1349.0 p1      45 next
        xorps xmm7, [rsi - 128]                                    ;  1350.0 p5+p2   45 next
        movaps [rdx + 96], xmm3                                    ;  1351.0 p3+p4   45 next spill
        movaps xmm3, xmm12                                         ;  1349.5 p0      45 next copy
        andps xmm3, [rbp + 80]                                     ;  1351.0 p1+p2   45 next
        xorps xmm13, xmm3                                          ;  1352.0 p5      45 next
        xorps xmm9, xmm13                                          ;  1353.0 p0      45 next
        xorps xmm1, xmm9                                           ;  1354.0 p1      45 next
        movaps xmm3, xmm12                                         ;  1351.2 p5      45 next copy
        andps xmm3, xmm2                                           ;  1352.2 p0      45 next
        movaps xmm9, xmm2                                          ;  1352.0 p1      45 next copy
        andps xmm9, [rbp - 64]                                     ;  1353.0 p5+p2   45 next
        xorps xmm0, xmm9                                           ;  1354.0 p0      45 next
        xorps xmm3, xmm0                                           ;  1355.0 p1      45 next
        xorps xmm10, xmm0                                          ;  1355.0 p5      45 next
        xorps xmm11, xmm3                                          ;  1356.0 p0      45 next
        xorps xmm6, xmm11                                          ;  1357.0 p1      45 next
        movaps xmm0, [rbp - 32]                                    ;  1353.0 p2      45 next reload
        xorps xmm0, xmm10                                          ;  1356.0 p5      45 next
        xorps xmm4, xmm0                                           ;  1357.0 p0      45 next
        andps xmm10, xmm2                                          ;  1356.0 p1      45 next
        xorps xmm7, xmm10                                          ;  1357.0 p5      45 next
        xorps xmm15, xmm4                                          ;  1358.0 p0      45 next
        movaps xmm0, [rbp + 48]                                    ;  1354.0 p2      45 next reload
        xorps xmm1, xmm0                                           ;  1357.0 p1      45 next
        movaps xmm3, [rdx + 32]                                    ;  1355.0 p2      45 next reload
        xorps xmm7, xmm3                                           ;  1358.0 p5      45 next
        movaps xmm9, xmm12                                         ;  1356.5 p0      45 next copy
        movaps xmm10, [rbp - 80]                                   ;  1356.0 p2      48 next reload
        andps xmm9, xmm10                                          ;  1359.0 p1      45 next
        andps xmm2, xmm10                                          ;  1359.0 p5      45 next
        andps xmm12, [rbp - 64]                                    ;  1357.5 p0+p2   45 next
        xorps xmm12, [rdx - 112]                                   ;  1358.5 p1+p2   45 next
        movaps xmm10, [rsi + 0]                                    ;  1359.0 p2      45 next reload
        xorps xmm10, xmm9                                          ;  1362.0 p5      45 next
        xorps xmm9, xmm2                                           ;  1360.0 p0      45 next
        xorps xmm2, xmm12                                          ;  1360.0 p1      45 next
        movaps [rsi + 0], xmm2                                     ;  1361.0 p3+p4   45 next spill
        movaps xmm2, [rdx + 80]                                    ;  1360.0 p2      45 next reload
        xorps xmm2, xmm12                                          ;  1363.0 p5      45 next
        xorps xmm1, xmm9                                           ;  1361.0 p0      45 next
        movaps xmm12, [rbp - 128]                                  ;  1361.0 p2      45 next reload
        xorps xmm12, xmm9                                          ;  1364.0 p1      45 next
        xorps xmm7, xmm12                                          ;  1365.0 p5      45 next
        movaps xmm9, xmm6                                          ;  1360.5 p0      45 next copy
        movaps xmm12, [rbp - 112]                                  ;  1362.0 p2      45 next reload
        xorps xmm10, xmm12                                         ;  1365.0 p1      45 next
        xorps xmm1, [rdx - 96]                                     ;  1363.0 p5+p2   45 next
        xorps xmm1, [rdx - 48]                                     ;  1364.0 p0+p2   45 next
        xorps xmm1, [rdx - 64]                                     ;  1365.0 p1+p2   54 next
        xorps xmm7, [rdx + 112]                                    ;  1366.0 p5+p2   54 next
        movaps [rbp - 128], xmm7                                   ;  1367.0 p3+p4   54 next spill
        movaps xmm7, xmm12                                         ;  1365.0 p0      45 next copy
        orps xmm7, [rbp + 80]                                      ;  1367.0 p1+p2   45 next
        xorps xmm10, xmm7                                          ;  1368.0 p5      45 next
        xorps xmm6, xmm10                                          ;  1369.0 p0      45 next
        xorps xmm3, xmm10                                          ;  1369.0 p1      45 next
        movaps xmm7, [rbp + 64]                                    ;  1368.0 p2      45 next reload
        xorps xmm7, xmm6                                           ;  1371.0 p5      45 next
        movaps xmm6, [rdx - 128]                                   ;  1369.0 p2      48 next reload
        xorps xmm7, xmm6                                           ;  1372.0 p0      45 next
        movaps xmm10, [rbp + 80]                                   ;  1370.0 p2      45 next
        andps xmm10, [rbp - 64]                                    ;  1373.0 p1+p2   45 next
        xorps xmm5, xmm10                                          ;  1374.0 p5      45 next
        xorps xmm14, xmm5                                          ;  1375.0 p0      45 next
        xorps xmm13, xmm14                                         ;  1376.0 p1      45 next
        xorps xmm8, xmm13                                          ;  1377.0 p5      45 next
        xorps xmm15, xmm14                                         ;  1376.0 p0      45 next
        xorps xmm2, xmm8                                           ;  1378.0 p1      45 next
        xorps xmm12, xmm15                                         ;  1377.0 p5      45 next
        movaps xmm14, [rdx - 80]                                   ;  1372.0 p2      48 next reload
        xorps xmm2, xmm14                                          ;  1379.0 p0      45 next
        movaps xmm15, [rdx - 96]                                   ;  1373.0 p2      45 next
        xorps xmm15, [rsi - 128]                                   ;  1376.0 p1+p2   45 next
        xorps xmm11, xmm15                                         ;  1377.0 p5      45 next
        xorps xmm4, xmm11                                          ;  1378.0 p0      45 next
        movaps xmm15, [rdx + 48]                                   ;  1375.0 p2      45 next reload
        xorps xmm15, xmm4                                          ;  1379.0 p1      45 next
        movaps xmm4, [rdx - 32]                                    ;  1376.0 p2      45 next reload
        xorps xmm15, xmm4                                          ;  1380.0 p5      45 next
        xorps xmm4, [rdx - 112]                                    ;  1379.0 p0+p2   45 next
        movaps xmm5, [rdx + 96]                                    ;  1378.0 p2      45 next reload
        xorps xmm5, xmm4                                           ;  1381.0 p1      45 next
        movaps xmm4, [rdx + 0]                                     ;  1379.0 p2      48 next reload
        xorps xmm5, xmm4                                           ;  1382.0 p5      45 next
        movaps xmm8, [rdx + 16]                                    ;  1380.0 p2      48 next reload
        xorps xmm15, xmm8                                          ;  1383.0 p0      45 next
        movaps xmm10, [rdx + 64]                                   ;  1381.0 p2      54 next reload
        xorps xmm5, xmm10                                          ;  1384.0 p1      54 next
        movaps xmm13, [rsi + 16]                                   ;  1382.0 p2      54 next reload
        xorps xmm15, xmm13                                         ;  1385.0 p5      54 next
        xorps xmm7, [rbp + 0]                                      ;  1383.0 p0+p2   54 next
        xorps xmm2, [rsi - 80]                                     ;  1384.0 p1+p2   54 next
        xorps xmm12, [rbp + 16]                                    ;  1385.0 p5+p2   54 next
        xorps xmm4, [rsi + 32]                                     ;  1386.0 p0+p2   54 next
        xorps xmm8, [rsi - 64]                                     ;  1387.0 p1+p2   54 next
        xorps xmm6, [rdi - 112]                                    ;  1388.0 p5+p2   54 next
        xorps xmm14, [rbp + 112]                                   ;  1389.0 p0+p2   54 next
        xorps xmm10, [r8 + 1296]                                   ;  1390.0 p1+p2   58 r
        xorps xmm13, [r8 + 1312]                                   ;  1391.0 p5+p2   58 r
        xorps xmm10, [r11 + 80]                                    ;  1392.0 p0+p2  114 r
        xorps xmm13, [r11 + 96]                                    ;  1393.0 p1+p2  114 r
        xorps xmm5, [rcx + 32]                                     ;  1394.0 p5+p2  114 r
        xorps xmm15, [rcx + 48]                                    ;  1395.0 p0+p2  114 r
        xorps xmm7, [rcx + 64]                                     ;  1396.0 p1+p2  114 r
        xorps xmm1, [rcx + 96]                                     ;  1397.0 p5+p2  114 r
        xorps xmm2, [rax - 128]                                    ;  1398.0 p0+p2  114 r
        xorps xmm12, [rax - 112]                                   ;  1399.0 p1+p2  114 r
        xorps xmm4, [rax - 80]                                     ;  1400.0 p5+p2  114 r
        xorps xmm8, [rax - 64]                                     ;  1401.0 p0+p2  114 r
        xorps xmm6, [rax - 48]                                     ;  1402.0 p1+p2  114 r
        xorps xmm14, [rdi - 16]                                    ;  1403.0 p5+p2  114 r
        movaps [rdi - 16], xmm10                                   ;  1393.0 p3+p4  114 r spill
        movaps xmm10, [rbp - 80]                                   ;  1404.0 p2      45 next
        andps xmm10, [rbp - 64]                                    ;  1407.0 p0+p2   45 next
        xorps xmm0, xmm10                                          ;  1408.0 p1      45 next
        xorps xmm9, xmm10                                          ;  1408.0 p5      45 next
        movaps [rbx + 80], xmm5                                    ;  1395.0 p3+p4  119 rounds
        movaps [rbx + 96], xmm15                                   ;  1396.0 p3+p4  119 rounds
        xorps xmm0, [rbp - 80]                                     ;  1409.0 p0+p2   45 next
        xorps xmm3, xmm0                                           ;  1410.0 p1      45 next
        xorps xmm9, [rsi + 0]                                      ;  1409.0 p5+p2   45 next
        xorps xmm11, xmm9                                          ;  1410.0 p0      45 next
        movaps [rbx + 112], xmm7                                   ;  1397.0 p3+p4  119 rounds
        movaps [r10 - 112], xmm1                                   ;  1398.0 p3+p4  119 rounds
        movaps xmm15, [rbp - 16]                                   ;  1408.0 p2      48 next reload
        xorps xmm11, xmm15                                         ;  1411.0 p1      45 next
        movaps [r10 - 96], xmm2                                    ;  1399.0 p3+p4  119 rounds
        movaps [r10 - 64], xmm12                                   ;  1400.0 p3+p4  119 rounds
        movaps xmm0, [rbp + 96]                                    ;  1409.0 p2      48 next reload
        xorps xmm3, xmm0                                           ;  1412.0 p5      45 next
        movaps [r10 - 32], xmm4                                    ;  1401.0 p3+p4  119 rounds
        movaps [r10 - 16], xmm8                                    ;  1402.0 p3+p4  119 rounds
        movaps [r10 + 0], xmm6                                     ;  1403.0 p3+p4  119 rounds
        movaps xmm1, [rdx - 16]                                    ;  1410.0 p2      54 next reload
        xorps xmm11, xmm1                                          ;  1413.0 p0      54 next
        movaps [r10 + 48], xmm14                                   ;  1404.0 p3+p4  119 rounds
        movaps xmm14, [rdi - 128]                                  ;  1411.0 p2      54 next reload
        xorps xmm3, xmm14                                          ;  1414.0 p1      54 next
        movaps xmm2, [rbp + 32]                                    ;  1412.0 p2      54 next reload
        xorps xmm15, xmm2                                          ;  1415.0 p5      54 next
        movaps xmm4, [rbp - 48]                                    ;  1413.0 p2      54 next reload
        xorps xmm0, xmm4                                           ;  1416.0 p0      54 next
        xorps xmm1, [r8 + 1280]                                    ;  1414.0 p1+p2   58 r
        xorps xmm14, [r8 + 1344]                                   ;  1415.0 p5+p2   58 r
        xorps xmm2, [r8 + 1424]                                    ;  1416.0 p0+p2   58 r
        xorps xmm4, [r8 + 1488]                                    ;  1417.0 p1+p2   58 r
        xorps xmm1, [r11 + 64]                                     ;  1418.0 p5+p2  114 r
        xorps xmm14, [r13 - 112]                                   ;  1419.0 p0+p2  114 r
        xorps xmm2, [r13 - 64]                                     ;  1420.0 p1+p2  114 r
        xorps xmm4, [r13 + 16]                                     ;  1421.0 p5+p2  114 r
        xorps xmm11, [rcx + 16]                                    ;  1422.0 p0+p2  114 r
        movaps [rbx + 64], xmm11                                   ;  1423.0 p3+p4  119 rounds
        xorps xmm3, [rcx + 80]                                     ;  1423.0 p1+p2  114 r
        movaps [r10 - 128], xmm3                                   ;  1424.0 p3+p4  119 rounds
        xorps xmm15, [rax - 96]                                    ;  1424.0 p5+p2  114 r
        movaps [r10 - 48], xmm15                                   ;  1425.0 p3+p4  119 rounds
        xorps xmm0, [rax - 32]                                     ;  1425.0 p0+p2  114 r
        movaps [r10 + 16], xmm0                                    ;  1426.0 p3+p4  119 rounds
        movaps xmm15, [rdx - 48]                                   ;  1426.0 p2      54 next
        movaps xmm0, [rbp - 96]                                    ;  1427.0 p2      54 next reload
        xorps xmm15, xmm0                                          ;  1430.0 p1      54 next
        xorps xmm0, [r8 + 1504]                                    ;  1430.0 p5+p2   58 r
        xorps xmm0, [rbx + 32]                                     ;  1431.0 p0+p2  114 r
        movaps [rax + 0], xmm0                                     ;  1432.0 p3+p4  119 rounds
        xorps xmm15, [rax - 16]                                    ;  1431.0 p1+p2  114 r
        movaps [r10 + 32], xmm15                                   ;  1432.0 p3+p4  119 rounds
        movaps xmm15, [rbp + 0]                                    ;  1431.0 p2      58 r
        xorps xmm15, [r8 + 1328]                                   ;  1434.0 p5+p2   58 r
        xorps xmm15, [r11 + 112]                                   ;  1435.0 p0+p2  114 r
        movaps xmm0, [rdx - 64]                                    ;  1434.0 p2      58 r
        xorps xmm0, [r8 + 1360]                                    ;  1437.0 p1+p2   58 r
        xorps xmm0, [r13 - 80]                                     ;  1438.0 p5+p2  114 r
        movaps xmm3, [rsi - 80]                                    ;  1437.0 p2      58 r
        xorps xmm3, [r8 + 1376]                                    ;  1440.0 p0+p2   58 r
        xorps xmm3, [r13 - 48]                                     ;  1441.0 p1+p2  114 r
        movaps xmm5, [rdx + 112]                                   ;  1440.0 p2      58 r
        xorps xmm5, [r8 + 1392]                                    ;  1443.0 p5+p2   58 r
        xorps xmm5, [r13 - 128]                                    ;  1444.0 p0+p2  114 r
        movaps xmm6, [rbp + 16]                                    ;  1443.0 p2      58 r
        xorps xmm6, [r8 + 1408]                                    ;  1446.0 p1+p2   58 r
        xorps xmm6, [r13 - 96]                                     ;  1447.0 p5+p2  114 r
        movaps xmm7, [rsi + 32]                                    ;  1446.0 p2      58 r
        xorps xmm7, [r8 + 1440]                                    ;  1449.0 p0+p2   58 r
        xorps xmm7, [r13 - 32]                                     ;  1450.0 p1+p2  114 r
        movaps xmm8, [rsi - 64]                                    ;  1449.0 p2      58 r
        xorps xmm8, [r8 + 1456]                                    ;  1452.0 p5+p2   58 r
        xorps xmm8, [r13 - 16]                                     ;  1453.0 p0+p2  114 r
        movaps xmm9, [rdi - 112]                                   ;  1452.0 p2      58 r
        xorps xmm9, [r8 + 1472]                                    ;  1455.0 p1+p2   58 r
        xorps xmm9, [r13 + 0]                                      ;  1456.0 p5+p2  114 r
        movaps xmm10, [rbp + 112]                                  ;  1455.0 p2      58 r
        xorps xmm10, [r8 + 1520]                                   ;  1458.0 p0+p2   58 r
        xorps xmm10, [rbx + 48]                                    ;  1459.0 p1+p2  114 r
        movaps [rax + 16], xmm10                                   ;  1460.0 p3+p4  119 rounds
        movaps xmm10, [rcx + 112]                                  ;  1458.0 p2     114 r
        xorps xmm10, [rbp - 128]                                   ;  1461.0 p5+p2  114 r
        movaps [r10 - 80], xmm10                                   ;  1462.0 p3+p4  119 rounds
        movaps xmm10, [rdi - 32]                                   ;  1460.0 p2     114 r reload
        movaps [rax + 32], xmm10                                   ;  1463.0 p3+p4  119 rounds
        movaps xmm10, [rsi - 96]                                   ;  1461.0 p2     114 r reload
        movaps [rax + 48], xmm10                                   ;  1464.0 p3+p4  119 rounds
        movaps xmm10, [rsi - 48]                                   ;  1462.0 p2     114 r reload
        movaps [rax + 64], xmm10                                   ;  1465.0 p3+p4  119 rounds
        movaps xmm10, [rdi - 96]                                   ;  1463.0 p2     114 r reload
        movaps [rax + 80], xmm10                                   ;  1466.0 p3+p4  119 rounds
        movaps xmm10, [rdi - 80]                                   ;  1464.0 p2     114 r reload
        movaps [rax + 96], xmm10                                   ;  1467.0 p3+p4  119 rounds
        movaps xmm10, [rsi + 112]                                  ;  1465.0 p2     114 r reload
        movaps [rax + 112], xmm10                                  ;  1468.0 p3+p4  119 rounds
        movaps xmm10, [rsi - 112]                                  ;  1466.0 p2     114 r reload
        movaps [rbx - 128], xmm10                                  ;  1469.0 p3+p4  119 rounds
        movaps xmm10, [rdi - 48]                                   ;  1467.0 p2     114 r reload
        movaps [rbx - 112], xmm10                                  ;  1470.0 p3+p4  119 rounds
        movaps xmm10, [rsi - 16]                                   ;  1468.0 p2     114 r reload
        movaps [rbx - 96], xmm10                                   ;  1471.0 p3+p4  119 rounds
        movaps xmm10, [rsi + 64]                                   ;  1469.0 p2     114 r reload
        movaps [rbx - 80], xmm10                                   ;  1472.0 p3+p4  119 rounds
        movaps xmm10, [rsi + 48]                                   ;  1470.0 p2     114 r reload
        movaps [rbx - 64], xmm10                                   ;  1473.0 p3+p4  119 rounds
        movaps xmm10, [rsi + 96]                                   ;  1471.0 p2     114 r reload
        movaps [rbx - 48], xmm10                                   ;  1474.0 p3+p4  119 rounds
        movaps xmm10, [rsi + 80]                                   ;  1472.0 p2     114 r reload
        movaps [rbx - 32], xmm10                                   ;  1475.0 p3+p4  119 rounds
        movaps xmm10, [rsi - 32]                                   ;  1473.0 p2     114 r reload
        movaps [rbx - 16], xmm10                                   ;  1476.0 p3+p4  119 rounds
        movaps xmm10, [rdi - 64]                                   ;  1474.0 p2     114 r reload
        movaps [rbx + 0], xmm10                                    ;  1477.0 p3+p4  119 rounds
        movaps xmm10, [rcx + 0]                                    ;  1475.0 p2     114 r reload
        movaps [rbx + 16], xmm10                                   ;  1478.0 p3+p4  119 rounds
        movaps xmm10, [rcx - 32]                                   ;  1476.0 p2     114 r reload
        movaps [r10 + 64], xmm10                                   ;  1479.0 p3+p4  119 rounds
        movaps xmm10, [rcx - 48]                                   ;  1477.0 p2     114 r reload
        movaps [r10 + 80], xmm10                                   ;  1480.0 p3+p4  119 rounds
        movaps xmm10, [rcx - 64]                                   ;  1478.0 p2     114 r reload
        movaps [r10 + 96], xmm10                                   ;  1481.0 p3+p4  119 rounds
        movaps xmm10, [rcx - 80]                                   ;  1479.0 p2     114 r reload
        movaps [r10 + 112], xmm10                                  ;  1482.0 p3+p4  119 rounds
        movaps xmm10, [rcx - 96]                                   ;  1480.0 p2     114 r reload
        movaps [r11 - 128], xmm10                                  ;  1483.0 p3+p4  119 rounds
        movaps xmm10, [rdi + 112]                                  ;  1481.0 p2     114 r reload
        movaps [r11 - 112], xmm10                                  ;  1484.0 p3+p4  119 rounds
        movaps xmm10, [rcx - 112]                                  ;  1482.0 p2     114 r reload
        movaps [r11 - 96], xmm10                                   ;  1485.0 p3+p4  119 rounds
        movaps xmm10, [rdi + 80]                                   ;  1483.0 p2     114 r reload
        movaps [r11 - 80], xmm10                                   ;  1486.0 p3+p4  119 rounds
        movaps xmm10, [rcx - 128]                                  ;  1484.0 p2     114 r reload
        movaps [r11 - 64], xmm10                                   ;  1487.0 p3+p4  119 rounds
        movaps xmm10, [rdi + 96]                                   ;  1485.0 p2     114 r reload
        movaps [r11 - 48], xmm10                                   ;  1488.0 p3+p4  119 rounds
        movaps xmm10, [rdi + 64]                                   ;  1486.0 p2     114 r reload
        movaps [r11 - 32], xmm10                                   ;  1489.0 p3+p4  119 rounds
        movaps xmm10, [rdi + 48]                                   ;  1487.0 p2     114 r reload
        movaps [r11 - 16], xmm10                                   ;  1490.0 p3+p4  119 rounds
        movaps xmm10, [rdi + 32]                                   ;  1488.0 p2     114 r reload
        movaps [r11 + 0], xmm10                                    ;  1491.0 p3+p4  119 rounds
        movaps xmm10, [rdi + 16]                                   ;  1489.0 p2     114 r reload
        movaps [r11 + 16], xmm10                                   ;  1492.0 p3+p4  119 rounds
        movaps xmm10, [rdi + 0]                                    ;  1490.0 p2     114 r reload
        movaps [r11 + 32], xmm10                                   ;  1493.0 p3+p4  119 rounds
        movaps xmm10, [rcx - 16]                                   ;  1491.0 p2     114 r reload
        movaps [r11 + 48], xmm10                                   ;  1494.0 p3+p4  119 rounds
        add r8, 0x200                                              ;  1485.2 p0     119 rounds
        add r9, 0x100                                              ;  1485.5 p1     119 rounds
        mov qword [rbp + 2584], r9                                 ;  1486.5 p3+p4  119 rounds
        movaps xmm10, [rdi - 16]                                   ;  1492.0 p2     114 r reload
        movaps xmm11, xmm8                                         ;  1486.2 p5     114 r copy
        movaps xmm8, xmm6                                          ;  1486.5 p0     114 r copy
        movaps xmm6, xmm3                                          ;  1486.8 p1     114 r copy
        movaps xmm3, xmm15                                         ;  1487.2 p5     114 r copy
        movaps xmm12, xmm9                                         ;  1487.5 p0     114 r copy
        movaps xmm9, xmm2                                          ;  1487.8 p1     114 r copy
        movaps xmm2, xmm13                                         ;  1488.2 p5     114 r copy
        movaps xmm13, xmm4                                         ;  1488.5 p0     114 r copy
        movaps xmm4, xmm14                                         ;  1488.8 p1     114 r copy
        movaps xmm14, xmm1                                         ;  1489.2 p5     114 r copy
        movaps xmm1, xmm10                                         ;  1495.0 p0     114 r copy
        movaps xmm10, xmm7                                         ;  1489.8 p1     114 r copy
        movaps xmm7, xmm5                                          ;  1490.2 p5     114 r copy
        movaps xmm5, xmm0                                          ;  1490.5 p0     114 r copy
        movaps xmm0, xmm14                                         ;  1490.8 p1     114 r copy
        cmp r9, qword [rbp + 2600]                                 ;                    more rounds?
        jne .rounds_2
        movdqa [r13 + 32], xmm0                                    ;                    resident
        movdqa [r13 + 48], xmm1                                    ;                    resident
        movdqa [r13 + 64], xmm2                                    ;                    resident
        movdqa [r13 + 80], xmm3                                    ;                    resident
        movdqa [r13 + 96], xmm4                                    ;                    resident
        movdqa [r13 + 112], xmm5                                   ;                    resident
        movdqa [r14 - 128], xmm6                                   ;                    resident
        movdqa [r14 - 112], xmm7                                   ;                    resident
        movdqa [r14 - 96], xmm8                                    ;                    resident
        movdqa [r14 - 80], xmm9                                    ;                    resident
        movdqa [r14 - 64], xmm10                                   ;                    resident
        movdqa [r14 - 48], xmm11                                   ;                    resident
        movdqa [r14 - 32], xmm12                                   ;                    resident
        movdqa [r14 - 16], xmm13                                   ;                    resident
        mov qword [rbp + 2592], r8                                 ;                    resident
        mov r8, qword [rbp + 2576]                                 ;     0.0 p2      88 dst.0 reload
        movaps xmm0, [r8 + 5632]                                   ;     3.0 p2      62 r
        movaps xmm1, [rax + 32]                                    ;     2.0 p2      62 r reload
        andps xmm0, xmm1                                           ;     6.0 p0      62 r
        xorps xmm0, [r10 + 64]                                     ;     7.0 p1+p2   62 r
        movaps xmm2, xmm0                                          ;     8.0 p5      63 r copy
        orps xmm2, [r8 + 2048]                                     ;     9.0 p0+p2   63 r
        xorps xmm2, xmm1                                           ;    10.0 p1      63 r
        mov r9, qword [rbp + 2608]                                 ;     5.0 p2     125 r reload
        movaps [r9 + 256], xmm2                                    ;    11.0 p3+p4  125 r
        movaps [r9], xmm0                                          ;     8.0 p3+p4  125 r
        movaps xmm0, [r8 + 5648]                                   ;     6.0 p2      62 r
        movaps xmm1, [rax + 48]                                    ;     7.0 p2      62 r reload
        andps xmm0, xmm1                                           ;    10.0 p5      62 r
        xorps xmm0, [r10 + 80]                                     ;    11.0 p0+p2   62 r
        movaps xmm2, xmm0                                          ;    12.0 p1      63 r copy
        orps xmm2, [r8 + 2064]                                     ;    13.0 p5+p2   63 r
        xorps xmm2, xmm1                                           ;    14.0 p0      63 r
        movaps [r9 + 272], xmm2                                    ;    15.0 p3+p4  125 r
        movaps [r9 + 16], xmm0                                     ;    12.0 p3+p4  125 r
        movaps xmm0, [r8 + 5664]                                   ;    10.0 p2      62 r
        movaps xmm1, [rax + 64]                                    ;    11.0 p2      62 r reload
        andps xmm0, xmm1                                           ;    14.0 p1      62 r
        xorps xmm0, [r10 + 96]                                     ;    15.0 p5+p2   62 r
        movaps xmm2, xmm0                                          ;    16.0 p0      63 r copy
        orps xmm2, [r8 + 2080]                                     ;    17.0 p1+p2   63 r
        xorps xmm2, xmm1                                           ;    18.0 p5      63 r
        movaps [r9 + 288], xmm2                                    ;    19.0 p3+p4  125 r
        movaps [r9 + 32], xmm0                                     ;    16.0 p3+p4  125 r
        movaps xmm0, [r8 + 5680]                                   ;    14.0 p2      62 r
        movaps xmm1, [rax + 80]                                    ;    15.0 p2      62 r reload
        andps xmm0, xmm1                                           ;    18.0 p0      62 r
        xorps xmm0, [r10 + 112]                                    ;    19.0 p1+p2   62 r
        movaps xmm2, xmm0                                          ;    20.0 p5      63 r copy
        orps xmm2, [r8 + 2096]                                     ;    21.0 p0+p2   63 r
        xorps xmm2, xmm1                                           ;    22.0 p1      63 r
        movaps [r9 + 304], xmm2                                    ;    23.0 p3+p4  125 r
        movaps [r9 + 48], xmm0                                     ;    20.0 p3+p4  125 r
        movaps xmm0, [r8 + 5696]                                   ;    18.0 p2      62 r
        movaps xmm1, [rax + 96]                                    ;    19.0 p2      62 r reload
        andps xmm0, xmm1                                           ;    22.0 p5      62 r
        xorps xmm0, [r11 - 128]                                    ;    23.0 p0+p2   62 r
        movaps xmm2, xmm0                                          ;    24.0 p1      63 r copy
        orps xmm2, [r8 + 2112]                                     ;    25.0 p5+p2   63 r
        xorps xmm2, xmm1                                           ;    26.0 p0      63 r
        movaps [r9 + 320], xmm2                                    ;    27.0 p3+p4  125 r
        movaps [r9 + 64], xmm0                                     ;    24.0 p3+p4  125 r
        movaps xmm0, [r8 + 5712]                                   ;    22.0 p2      62 r
        movaps xmm1, [rax + 112]                                   ;    23.0 p2      62 r reload
        andps xmm0, xmm1                                           ;    26.0 p1      62 r
        xorps xmm0, [r11 - 112]                                    ;    27.0 p5+p2   62 r
        movaps xmm2, xmm0                                          ;    28.0 p0      63 r copy
        orps xmm2, [r8 + 2128]                                     ;    29.0 p1+p2   63 r
        xorps xmm2, xmm1                                           ;    30.0 p5      63 r
        movaps [r9 + 336], xmm2                                    ;    31.0 p3+p4  125 r
        movaps [r9 + 80], xmm0                                     ;    28.0 p3+p4  125 r
        movaps xmm0, [r8 + 5728]                                   ;    26.0 p2      62 r
        movaps xmm1, [rbx - 128]                                   ;    27.0 p2      62 r reload
        andps xmm0, xmm1                                           ;    30.0 p0      62 r
        xorps xmm0, [r11 - 96]                                     ;    31.0 p1+p2   62 r
        movaps xmm2, xmm0                                          ;    32.0 p5      63 r copy
        orps xmm2, [r8 + 2144]                                     ;    33.0 p0+p2   63 r
        xorps xmm2, xmm1                                           ;    34.0 p1      63 r
        movaps [r9 + 352], xmm2                                    ;    35.0 p3+p4  125 r
        movaps [r9 + 96], xmm0                                     ;    32.0 p3+p4  125 r
        movaps xmm0, [r8 + 5744]                                   ;    30.0 p2      62 r
        movaps xmm1, [rbx - 112]                                   ;    31.0 p2      62 r reload
        andps xmm0, xmm1                                           ;    34.0 p5      62 r
        xorps xmm0, [r11 - 80]                                     ;    35.0 p0+p2   62 r
        movaps xmm2, xmm0                                          ;    36.0 p1      63 r copy
        orps xmm2, [r8 + 2160]                                     ;    37.0 p5+p2   63 r
        xorps xmm2, xmm1                                           ;    38.0 p0      63 r
        movaps [r9 + 368], xmm2                                    ;    39.0 p3+p4  125 r
        movaps [r9 + 112], xmm0                                    ;    36.0 p3+p4  125 r
        movaps xmm0, [r8 + 5760]                                   ;    34.0 p2      62 r
        movaps xmm1, [rbx - 96]                                    ;    35.0 p2      62 r reload
        andps xmm0, xmm1                                           ;    38.0 p1      62 r
        xorps xmm0, [r11 - 64]                                     ;    39.0 p5+p2   62 r
        movaps xmm2, xmm0                                          ;    40.0 p0      63 r copy
        orps xmm2, [r8 + 2176]                                     ;    41.0 p1+p2   63 r
        xorps xmm2, xmm1                                           ;    42.0 p5      63 r
        movaps [r9 + 384], xmm2                                    ;    43.0 p3+p4  125 r
        movaps [r9 + 128], xmm0                                    ;    40.0 p3+p4  125 r
        movaps xmm0, [r8 + 5776]                                   ;    38.0 p2      62 r
        movaps xmm1, [rbx - 80]                                    ;    39.0 p2      62 r reload
        andps xmm0, xmm1                                           ;    42.0 p0      62 r
        xorps xmm0, [r11 - 48]                                     ;    43.0 p1+p2   62 r
        movaps xmm2, xmm0                                          ;    44.0 p5      63 r copy
        orps xmm2, [r8 + 2192]                                     ;    45.0 p0+p2   63 r
        xorps xmm2, xmm1                                           ;    46.0 p1      63 r
        movaps [r9 + 400], xmm2                                    ;    47.0 p3+p4  125 r
        movaps [r9 + 144], xmm0                                    ;    44.0 p3+p4  125 r
        movaps xmm0, [r8 + 5792]                                   ;    42.0 p2      62 r
        movaps xmm1, [rbx - 64]                                    ;    43.0 p2      62 r reload
        andps xmm0, xmm1                                           ;    46.0 p5      62 r
        xorps xmm0, [r11 - 32]                                     ;    47.0 p0+p2   62 r
        movaps xmm2, xmm0                                          ;    48.0 p1      63 r copy
        orps xmm2, [r8 + 2208]                                     ;    49.0 p5+p2   63 r
        xorps xmm2, xmm1                                           ;    50.0 p0      63 r
        movaps [r9 + 416], xmm2                                    ;    51.0 p3+p4  125 r
        movaps [r9 + 160], xmm0                                    ;    48.0 p3+p4  125 r
        movaps xmm0, [r8 + 5808]                                   ;    46.0 p2      62 r
        movaps xmm1, [rbx - 48]                                    ;    47.0 p2      62 r reload
        andps xmm0, xmm1                                           ;    50.0 p1      62 r
        xorps xmm0, [r11 - 16]                                     ;    51.0 p5+p2   62 r
        movaps xmm2, xmm0                                          ;    52.0 p0      63 r copy
        orps xmm2, [r8 + 2224]                                     ;    53.0 p1+p2   63 r
        xorps xmm2, xmm1                                           ;    54.0 p5      63 r
        movaps [r9 + 432], xmm2                                    ;    55.0 p3+p4  125 r
        movaps [r9 + 176], xmm0                                    ;    52.0 p3+p4  125 r
        movaps xmm0, [r8 + 5824]                                   ;    50.0 p2      62 r
        movaps xmm1, [rbx - 32]                                    ;    51.0 p2      62 r reload
        andps xmm0, xmm1                                           ;    54.0 p0      62 r
        xorps xmm0, [r11 + 0]                                      ;    55.0 p1+p2   62 r
        movaps xmm2, xmm0                                          ;    56.0 p5      63 r copy
        orps xmm2, [r8 + 2240]                                     ;    57.0 p0+p2   63 r
        xorps xmm2, xmm1                                           ;    58.0 p1      63 r
        movaps [r9 + 448], xmm2                                    ;    59.0 p3+p4  125 r
        movaps [r9 + 192], xmm0                                    ;    56.0 p3+p4  125 r
        movaps xmm0, [r8 + 5840]                                   ;    54.0 p2      62 r
        movaps xmm1, [rbx - 16]                                    ;    55.0 p2      62 r reload
        andps xmm0, xmm1                                           ;    58.0 p5      62 r
        xorps xmm0, [r11 + 16]                                     ;    59.0 p0+p2   62 r
        movaps xmm2, xmm0                                          ;    60.0 p1      63 r copy
        orps xmm2, [r8 + 2256]                                     ;    61.0 p5+p2   63 r
        xorps xmm2, xmm1                                           ;    62.0 p0      63 r
        movaps [r9 + 464], xmm2                                    ;    63.0 p3+p4  125 r
        movaps [r9 + 208], xmm0                                    ;    60.0 p3+p4  125 r
        movaps xmm0, [r8 + 5856]                                   ;    58.0 p2      62 r
        movaps xmm1, [rbx + 0]                                     ;    59.0 p2      62 r reload
        andps xmm0, xmm1                                           ;    62.0 p1      62 r
        xorps xmm0, [r11 + 32]                                     ;    63.0 p5+p2   62 r
        movaps xmm2, xmm0                                          ;    64.0 p0      63 r copy
        orps xmm2, [r8 + 2272]                                     ;    65.0 p1+p2   63 r
        xorps xmm2, xmm1                                           ;    66.0 p5      63 r
        movaps [r9 + 480], xmm2                                    ;    67.0 p3+p4  125 r
        movaps [r9 + 224], xmm0                                    ;    64.0 p3+p4  125 r
        movaps xmm0, [r8 + 5872]                                   ;    62.0 p2      62 r
        movaps xmm1, [rbx + 16]                                    ;    63.0 p2      62 r reload
        andps xmm0, xmm1                                           ;    66.0 p0      62 r
        xorps xmm0, [r11 + 48]                                     ;    67.0 p1+p2   62 r
        movaps xmm2, xmm0                                          ;    68.0 p5      63 r copy
        orps xmm2, [r8 + 2288]                                     ;    69.0 p0+p2   63 r
        xorps xmm2, xmm1                                           ;    70.0 p1      63 r
        movaps [r9 + 496], xmm2                                    ;    71.0 p3+p4  125 r
        movaps [r9 + 240], xmm0                                    ;    68.0 p3+p4  125 r
        movaps xmm0, [r8 + 1024]                                   ;    66.0 p2      62 r
        movaps xmm1, [r13 + 32]                                    ;    67.0 p2      62 r reload
        andps xmm0, xmm1                                           ;    70.0 p5      62 r
        xorps xmm0, [rbx + 64]                                     ;    71.0 p0+p2   62 r
        movaps xmm2, xmm0                                          ;    72.0 p1      63 r copy
        orps xmm2, [r8 + 6656]                                     ;    73.0 p5+p2   63 r
        xorps xmm2, xmm1                                           ;    74.0 p0      63 r
        movaps [r9 + 768], xmm2                                    ;    75.0 p3+p4  126 r
        movaps [r9 + 512], xmm0                                    ;    72.0 p3+p4  126 r
        movaps xmm0, [r8 + 1040]                                   ;    70.0 p2      62 r
        movaps xmm1, [r13 + 48]                                    ;    71.0 p2      62 r reload
        andps xmm0, xmm1                                           ;    74.0 p1      62 r
        xorps xmm0, [rbx + 80]                                     ;    75.0 p5+p2   62 r
        movaps xmm2, xmm0                                          ;    76.0 p0      63 r copy
        orps xmm2, [r8 + 6672]                                     ;    77.0 p1+p2   63 r
        xorps xmm2, xmm1                                           ;    78.0 p5      63 r
        movaps [r9 + 784], xmm2                                    ;    79.0 p3+p4  126 r
        movaps [r9 + 528], xmm0                                    ;    76.0 p3+p4  126 r
        movaps xmm0, [r8 + 1056]                                   ;    74.0 p2      62 r
        movaps xmm1, [r13 + 64]                                    ;    75.0 p2      62 r reload
        andps xmm0, xmm1                                           ;    78.0 p0      62 r
        xorps xmm0, [rbx + 96]                                     ;    79.0 p1+p2   62 r
        movaps xmm2, xmm0                                          ;    80.0 p5      63 r copy
        orps xmm2, [r8 + 6688]                                     ;    81.0 p0+p2   63 r
        xorps xmm2, xmm1                                           ;    82.0 p1      63 r
        movaps [r9 + 800], xmm2                                    ;    83.0 p3+p4  126 r
        movaps [r9 + 544], xmm0                                    ;    80.0 p3+p4  126 r
        movaps xmm0, [r8 + 1072]                                   ;    78.0 p2      62 r
        movaps xmm1, [r13 + 80]                                    ;    79.0 p2      62 r reload
        andps xmm0, xmm1                                           ;    82.0 p5      62 r
        xorps xmm0, [rbx + 112]                                    ;    83.0 p0+p2   62 r
        movaps xmm2, xmm0                                          ;    84.0 p1      63 r copy
        orps xmm2, [r8 + 6704]                                     ;    85.0 p5+p2   63 r
        xorps xmm2, xmm1                                           ;    86.0 p0      63 r
        movaps [r9 + 816], xmm2                                    ;    87.0 p3+p4  126 r
        movaps [r9 + 560], xmm0                                    ;    84.0 p3+p4  126 r
        movaps xmm0, [r8 + 1088]                                   ;    82.0 p2      62 r
        movaps xmm1, [r13 + 96]                                    ;    83.0 p2      62 r reload
        andps xmm0, xmm1                                           ;    86.0 p1      62 r
        xorps xmm0, [r10 - 128]                                    ;    87.0 p5+p2   62 r
        movaps xmm2, xmm0                                          ;    88.0 p0      63 r copy
        orps xmm2, [r8 + 6720]                                     ;    89.0 p1+p2   63 r
        xorps xmm2, xmm1                                           ;    90.0 p5      63 r
        movaps [r9 + 832], xmm2                                    ;    91.0 p3+p4  126 r
        movaps [r9 + 576], xmm0                                    ;    88.0 p3+p4  126 r
        movaps xmm0, [r8 + 1104]                                   ;    86.0 p2      62 r
        movaps xmm1, [r13 + 112]                                   ;    87.0 p2      62 r reload
        andps xmm0, xmm1                                           ;    90.0 p0      62 r
        xorps xmm0, [r10 - 112]                                    ;    91.0 p1+p2   62 r
        movaps xmm2, xmm0                                          ;    92.0 p5      63 r copy
        orps xmm2, [r8 + 6736]                                     ;    93.0 p0+p2   63 r
        xorps xmm2, xmm1                                           ;    94.0 p1      63 r
        movaps [r9 + 848], xmm2                                    ;    95.0 p3+p4  126 r
        movaps [r9 + 592], xmm0                                    ;    92.0 p3+p4  126 r
        movaps xmm0, [r8 + 1120]                                   ;    90.0 p2      62 r
        movaps xmm1, [r14 - 128]                                   ;    91.0 p2      62 r reload
        andps xmm0, xmm1                                           ;    94.0 p5      62 r
        xorps xmm0, [r10 - 96]                                     ;    95.0 p0+p2   62 r
        movaps xmm2, xmm0                                          ;    96.0 p1      63 r copy
        orps xmm2, [r8 + 6752]                                     ;    97.0 p5+p2   63 r
        xorps xmm2, xmm1                                           ;    98.0 p0      63 r
        movaps [r9 + 864], xmm2                                    ;    99.0 p3+p4  126 r
        movaps [r9 + 608], xmm0                                    ;    96.0 p3+p4  126 r
        movaps xmm0, [r8 + 1136]                                   ;    94.0 p2      62 r
        movaps xmm1, [r14 - 112]                                   ;    95.0 p2      62 r reload
        andps xmm0, xmm1                                           ;    98.0 p1      62 r
        xorps xmm0, [r10 - 80]                                     ;    99.0 p5+p2   62 r
        movaps xmm2, xmm0                                          ;   100.0 p0      63 r copy
        orps xmm2, [r8 + 6768]                                     ;   101.0 p1+p2   63 r
        xorps xmm2, xmm1                                           ;   102.0 p5      63 r
        movaps [r9 + 880], xmm2                                    ;   103.0 p3+p4  126 r
        movaps [r9 + 624], xmm0                                    ;   100.0 p3+p4  126 r
        movaps xmm0, [r8 + 1152]                                   ;    98.0 p2      62 r
        movaps xmm1, [r14 - 96]                                    ;    99.0 p2      62 r reload
        andps xmm0, xmm1                                           ;   102.0 p0      62 r
        xorps xmm0, [r10 - 64]                                     ;   103.0 p1+p2   62 r
        movaps xmm2, xmm0                                          ;   104.0 p5      63 r copy
        orps xmm2, [r8 + 6784]                                     ;   105.0 p0+p2   63 r
        xorps xmm2, xmm1                                           ;   106.0 p1      63 r
        movaps [r9 + 896], xmm2                                    ;   107.0 p3+p4  126 r
        movaps [r9 + 640], xmm0                                    ;   104.0 p3+p4  126 r
        movaps xmm0, [r8 + 1168]                                   ;   102.0 p2      62 r
        movaps xmm1, [r14 - 80]                                    ;   103.0 p2      62 r reload
        andps xmm0, xmm1                                           ;   106.0 p5      62 r
        xorps xmm0, [r10 - 48]                                     ;   107.0 p0+p2   62 r
        movaps [r9 + 656], xmm0                                    ;   108.0 p3+p4  126 r
        orps xmm0, [r8 + 6800]                                     ;   108.0 p1+p2   63 r
        xorps xmm0, xmm1                                           ;   109.0 p5      63 r
        movaps [r9 + 912], xmm0                                    ;   110.0 p3+p4  126 r
        movaps xmm0, [r8 + 1184]                                   ;   106.0 p2      62 r
        movaps xmm1, [r14 - 64]                                    ;   107.0 p2      62 r reload
        andps xmm0, xmm1                                           ;   110.0 p0      62 r
        xorps xmm0, [r10 - 32]                                     ;   111.0 p1+p2   62 r
        movaps [r9 + 672], xmm0                                    ;   112.0 p3+p4  126 r
        orps xmm0, [r8 + 6816]                                     ;   112.0 p5+p2   63 r
        xorps xmm0, xmm1                                           ;   113.0 p0      63 r
        movaps [r9 + 928], xmm0                                    ;   114.0 p3+p4  126 r
        movaps xmm0, [r8 + 1200]                                   ;   110.0 p2      62 r
        movaps xmm1, [r14 - 48]                                    ;   111.0 p2      62 r reload
        andps xmm0, xmm1                                           ;   114.0 p1      62 r
        xorps xmm0, [r10 - 16]                                     ;   115.0 p5+p2   62 r
        movaps [r9 + 688], xmm0                                    ;   116.0 p3+p4  126 r
        orps xmm0, [r8 + 6832]                                     ;   116.0 p0+p2   63 r
        xorps xmm0, xmm1                                           ;   117.0 p1      63 r
        movaps [r9 + 944], xmm0                                    ;   118.0 p3+p4  126 r
        movaps xmm0, [r8 + 1216]                                   ;   114.0 p2      62 r
        movaps xmm1, [r14 - 32]                                    ;   115.0 p2      62 r reload
        andps xmm0, xmm1                                           ;   118.0 p5      62 r
        xorps xmm0, [r10 + 0]                                      ;   119.0 p0+p2   62 r
        movaps [r9 + 704], xmm0                                    ;   120.0 p3+p4  126 r
        orps xmm0, [r8 + 6848]                                     ;   120.0 p1+p2   63 r
        xorps xmm0, xmm1                                           ;   121.0 p5      63 r
        movaps [r9 + 960], xmm0                                    ;   122.0 p3+p4  126 r
        movaps xmm0, [r8 + 1232]                                   ;   118.0 p2      62 r
        movaps xmm1, [r14 - 16]                                    ;   119.0 p2      62 r reload
        andps xmm0, xmm1                                           ;   122.0 p0      62 r
        xorps xmm0, [r10 + 16]                                     ;   123.0 p1+p2   62 r
        movaps [r9 + 720], xmm0                                    ;   124.0 p3+p4  126 r
        orps xmm0, [r8 + 6864]                                     ;   124.0 p5+p2   63 r
        xorps xmm0, xmm1                                           ;   125.0 p0      63 r
        movaps [r9 + 976], xmm0                                    ;   126.0 p3+p4  126 r
        movaps xmm0, [r8 + 1248]                                   ;   122.0 p2      62 r
        movaps xmm1, [rax + 0]                                     ;   123.0 p2      62 r reload
        andps xmm0, xmm1                                           ;   126.0 p1      62 r
        xorps xmm0, [r10 + 32]                                     ;   127.0 p5+p2   62 r
        movaps [r9 + 736], xmm0                                    ;   128.0 p3+p4  126 r
        orps xmm0, [r8 + 6880]                                     ;   128.0 p0+p2   63 r
        xorps xmm0, xmm1                                           ;   129.0 p1      63 r
        movaps [r9 + 992], xmm0                                    ;   130.0 p3+p4  126 r
        movaps xmm0, [r8 + 1264]                                   ;   126.0 p2      62 r
        movaps xmm1, [rax + 16]                                    ;   127.0 p2      62 r reload
        andps xmm0, xmm1                                           ;   130.0 p5      62 r
        xorps xmm0, [r10 + 48]                                     ;   131.0 p0+p2   62 r
        movaps [r9 + 752], xmm0                                    ;   132.0 p3+p4  126 r
        orps xmm0, [r8 + 6896]                                     ;   132.0 p1+p2   63 r
        xorps xmm0, xmm1                                           ;   133.0 p5      63 r
        movaps [r9 + 1008], xmm0                                   ;   134.0 p3+p4  126 r
        add r9, 0x400                                              ;   125.0 p0     147 blocks
        mov qword [rbp + 2608], r9                                 ;   126.0 p3+p4  147 blocks
        mov r8, qword [rbp + 2560]                                 ;   130.0 p2     147 blocks
        add r8, 0x400                                              ;   133.0 p1     147 blocks
        mov qword [rbp + 2560], r8                                 ;   134.0 p3+p4  147 blocks
        cmp r8, qword [rbp + 2568]                                 ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        add rsp, 0xac8                                             ;                    frame
        pop r14                                                    ;                    preserved
        pop r13                                                    ;                    preserved
        pop rbp                                                    ;                    preserved
        pop rbx                                                    ;                    preserved
        ret

        section .rodata align=64
; constants128
        align 16, db 0
misty1_encrypt_compact.T0_constants128:
        dq 0xffffffffffffffff, 0xffffffffffffffff

        section .note.GNU-stack noalloc noexec nowrite progbits
