; kasumi_encrypt_compact for Intel Core 2, 65 nm (Conroe, Merom), 64-bit code (core2-64)
; made by cipherwright 0.1.0 from ciphers/kasumi.cw (sha256 257f3640e959490d); do not edit:
;   ./cw build kasumi_encrypt_compact --cpu core2-64 --variant bitsliced
;
; void kasumi_encrypt_compact(const void *k, const void *src, void *dst, uint32_t n);   System V, 64 bits
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
;   blocks: 139 uops, planned 69.5; bounds: width 34.8, ports 69.0, path 3.0
;   blocks/rounds: 4882 uops, planned 1702.0; bounds: width 1220.5, ports 1490.0, path 82.0
;   blocks.2: 134 uops, planned 69.0; bounds: width 33.5, ports 66.0, path 1.0
;
; A comment holds: planned cycle, ports, source line, value, and `copy`, `spill` or `reload` where
; the instruction only moves a value.

        bits 64
        global kasumi_encrypt_compact

        section .text
        align 16
kasumi_encrypt_compact:
        push rbx                                                   ;                    preserved
        push rbp                                                   ;                    preserved
        push r12                                                   ;                    preserved
        push r13                                                   ;                    preserved
        push r14                                                   ;                    preserved
        push r15                                                   ;                    preserved
        sub rsp, 0x978                                             ;                    frame
        lea rbp, [rsp + 128]                                       ;                    frame
        mov dword [rbp + 2288], ecx                                ;                    argument
        mov qword [rbp + 2224], rsi                                ;                    argument
        mov qword [rbp + 2240], rdi                                ;                    argument
        mov qword [rbp + 2280], rdx                                ;                    argument
        lea rdx, [rbp + 256]                                       ;                    frame
        lea rdi, [rbp + 512]                                       ;                    frame
        lea rcx, [rbp + 768]                                       ;                    frame
        lea rax, [rbp + 1024]                                      ;                    frame
        lea rbx, [rbp + 1280]                                      ;                    frame
        lea r13, [rbp + 1536]                                      ;                    frame
        lea r14, [rbp + 1792]                                      ;                    frame
        lea r15, [rbp + 2048]                                      ;                    frame
        mov r8d, dword [rbp + 2288]                                ;     0.0 p2     141 blocks
        shl r8, 0xa                                                ;     3.0 p0     141 blocks
        add r8, qword [rbp + 2224]                                 ;     4.0 p1+p2  141 blocks
        mov qword [rbp + 2232], r8                                 ;     5.0 p3+p4  141 blocks
        cmp dword [rbp + 2288], 0                                  ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov esi, 4                                                 ;     0.0 p0     113 rounds reload
        mov dword [rbp + 2292], esi                                ;     1.0 p3+p4  113 rounds
        mov r8, qword [rbp + 2224]                                 ;     0.5 p2     111 l.0 reload
        movaps xmm0, [r8]                                          ;     3.5 p2     111 l.0
        movaps [rax + 0], xmm0                                     ;     6.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 16]                                     ;     3.5 p2     111 l.1
        movaps [rax + 16], xmm0                                    ;     6.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 32]                                     ;     3.5 p2     111 l.2
        movaps [rax + 32], xmm0                                    ;     6.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 48]                                     ;     4.5 p2     111 l.3
        movaps [rax + 48], xmm0                                    ;     7.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 64]                                     ;     5.5 p2     111 l.4
        movaps [rax + 64], xmm0                                    ;     8.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 80]                                     ;     6.5 p2     111 l.5
        movaps [rax + 80], xmm0                                    ;     9.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 96]                                     ;     7.5 p2     111 l.6
        movaps [rax + 96], xmm0                                    ;    10.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 112]                                    ;     8.5 p2     111 l.7
        movaps [rax + 112], xmm0                                   ;    11.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 128]                                    ;     9.5 p2     111 l.8
        movaps [rbx - 128], xmm0                                   ;    12.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 144]                                    ;    10.5 p2     111 l.9
        movaps [rbx - 112], xmm0                                   ;    13.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 160]                                    ;    11.5 p2     111 l.10
        movaps [rbx - 96], xmm0                                    ;    14.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 176]                                    ;    12.5 p2     111 l.11
        movaps [rbx - 80], xmm0                                    ;    15.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 192]                                    ;    13.5 p2     111 l.12
        movaps [rbx - 64], xmm0                                    ;    16.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 208]                                    ;    14.5 p2     111 l.13
        movaps [rbx - 48], xmm0                                    ;    17.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 224]                                    ;    15.5 p2     111 l.14
        movaps [rbx - 32], xmm0                                    ;    18.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 240]                                    ;    16.5 p2     111 l.15
        movaps [rbx - 16], xmm0                                    ;    19.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 256]                                    ;    17.5 p2     111 l.16
        movaps [r15 - 48], xmm0                                    ;    20.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 272]                                    ;    18.5 p2     111 l.17
        movaps [r15 - 32], xmm0                                    ;    21.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 288]                                    ;    19.5 p2     111 l.18
        movaps [r15 - 16], xmm0                                    ;    22.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 304]                                    ;    20.5 p2     111 l.19
        movaps [r15 + 0], xmm0                                     ;    23.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 320]                                    ;    21.5 p2     111 l.20
        movaps [r15 + 16], xmm0                                    ;    24.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 336]                                    ;    22.5 p2     111 l.21
        movaps [r15 + 32], xmm0                                    ;    25.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 352]                                    ;    23.5 p2     111 l.22
        movaps [r15 + 48], xmm0                                    ;    26.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 368]                                    ;    24.5 p2     111 l.23
        movaps [r15 + 64], xmm0                                    ;    27.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 384]                                    ;    25.5 p2     111 l.24
        movaps [r15 + 80], xmm0                                    ;    28.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 400]                                    ;    26.5 p2     111 l.25
        movaps [r15 + 96], xmm0                                    ;    29.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 416]                                    ;    27.5 p2     111 l.26
        movaps [r15 + 112], xmm0                                   ;    30.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 432]                                    ;    28.5 p2     111 l.27
        movaps [rbp + 2176], xmm0                                  ;    31.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 448]                                    ;    29.5 p2     111 l.28
        movaps [rbp + 2192], xmm0                                  ;    32.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 464]                                    ;    30.5 p2     111 l.29
        movaps [rbp + 2208], xmm0                                  ;    33.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 480]                                    ;    31.5 p2     111 l.30
        movaps [rax - 32], xmm0                                    ;    34.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 496]                                    ;    32.5 p2     111 l.31
        movaps [rax - 16], xmm0                                    ;    35.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 512]                                    ;    33.5 p2     112 r.0
        movaps [r13 - 48], xmm0                                    ;    36.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 528]                                    ;    34.5 p2     112 r.1
        movaps [r13 - 32], xmm0                                    ;    37.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 544]                                    ;    35.5 p2     112 r.2
        movaps [r13 - 16], xmm0                                    ;    38.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 560]                                    ;    36.5 p2     112 r.3
        movaps [r13 + 0], xmm0                                     ;    39.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 576]                                    ;    37.5 p2     112 r.4
        movaps [r13 + 16], xmm0                                    ;    40.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 592]                                    ;    38.5 p2     112 r.5
        movaps [r13 + 32], xmm0                                    ;    41.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 608]                                    ;    39.5 p2     112 r.6
        movaps [r13 + 48], xmm0                                    ;    42.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 624]                                    ;    40.5 p2     112 r.7
        movaps [r13 + 64], xmm0                                    ;    43.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 640]                                    ;    41.5 p2     112 r.8
        movaps [r13 + 80], xmm0                                    ;    44.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 656]                                    ;    42.5 p2     112 r.9
        movaps [r13 + 96], xmm0                                    ;    45.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 672]                                    ;    43.5 p2     112 r.10
        movaps [r13 + 112], xmm0                                   ;    46.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 688]                                    ;    44.5 p2     112 r.11
        movaps [r14 - 128], xmm0                                   ;    47.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 704]                                    ;    45.5 p2     112 r.12
        movaps [r14 - 112], xmm0                                   ;    48.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 720]                                    ;    46.5 p2     112 r.13
        movaps [r14 - 96], xmm0                                    ;    49.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 736]                                    ;    47.5 p2     112 r.14
        movaps [r14 - 80], xmm0                                    ;    50.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 752]                                    ;    48.5 p2     112 r.15
        movaps [r14 - 64], xmm0                                    ;    51.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 768]                                    ;    49.5 p2     112 r.16
        movaps [r14 - 48], xmm0                                    ;    52.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 784]                                    ;    50.5 p2     112 r.17
        movaps [r14 - 32], xmm0                                    ;    53.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 800]                                    ;    51.5 p2     112 r.18
        movaps [r14 - 16], xmm0                                    ;    54.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 816]                                    ;    52.5 p2     112 r.19
        movaps [r14 + 0], xmm0                                     ;    55.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 832]                                    ;    53.5 p2     112 r.20
        movaps [r14 + 16], xmm0                                    ;    56.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 848]                                    ;    54.5 p2     112 r.21
        movaps [r14 + 32], xmm0                                    ;    57.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 864]                                    ;    55.5 p2     112 r.22
        movaps [r14 + 48], xmm0                                    ;    58.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 880]                                    ;    56.5 p2     112 r.23
        movaps [r14 + 64], xmm0                                    ;    59.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 896]                                    ;    57.5 p2     112 r.24
        movaps [r14 + 80], xmm0                                    ;    60.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 912]                                    ;    58.5 p2     112 r.25
        movaps [r14 + 96], xmm0                                    ;    61.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 928]                                    ;    59.5 p2     112 r.26
        movaps [r14 + 112], xmm0                                   ;    62.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 944]                                    ;    60.5 p2     112 r.27
        movaps [r15 - 128], xmm0                                   ;    63.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 960]                                    ;    61.5 p2     112 r.28
        movaps [r15 - 112], xmm0                                   ;    64.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 976]                                    ;    62.5 p2     112 r.29
        movaps [r15 - 96], xmm0                                    ;    65.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 992]                                    ;    63.5 p2     112 r.30
        movaps [r15 - 80], xmm0                                    ;    66.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 1008]                                   ;    64.5 p2     112 r.31
        movaps [r15 - 64], xmm0                                    ;    67.5 p3+p4  113 rounds
        mov r8, qword [rbp + 2240]                                 ;    65.5 p2     113 rounds reload
        mov qword [rbp + 2248], r8                                 ;    68.5 p3+p4  113 rounds
        lea r9, [r8 + 512]                                         ;    68.5 p0     113 rounds
        mov qword [rbp + 2256], r9                                 ;    69.5 p3+p4  113 rounds
        lea r9, [r8 + 1024]                                        ;    68.5 p0     113 rounds
        mov qword [rbp + 2264], r9                                 ;    69.5 p3+p4  113 rounds
        add r8, 0x600                                              ;    68.5 p1     113 rounds
        mov qword [rbp + 2272], r8                                 ;    69.5 p3+p4  113 rounds
        mov r8, qword [rbp + 2248]                                 ;                    resident
        mov r9, qword [rbp + 2256]                                 ;                    resident
        mov r10, qword [rbp + 2264]                                ;                    resident
        mov r11, qword [rbp + 2272]                                ;                    resident
        movdqa xmm0, [r15 - 48]                                    ;                    resident
        movdqa xmm1, [r15 - 32]                                    ;                    resident
        movdqa xmm2, [r15 - 16]                                    ;                    resident
        movdqa xmm3, [r15 + 0]                                     ;                    resident
        movdqa xmm4, [r15 + 16]                                    ;                    resident
        movdqa xmm5, [r15 + 32]                                    ;                    resident
        movdqa xmm6, [r15 + 48]                                    ;                    resident
        movdqa xmm7, [r15 + 64]                                    ;                    resident
        movdqa xmm8, [r15 + 80]                                    ;                    resident
        movdqa xmm9, [r15 + 96]                                    ;                    resident
        movdqa xmm10, [r15 + 112]                                  ;                    resident
        movdqa xmm11, [rbp + 2176]                                 ;                    resident
        movdqa xmm12, [rbp + 2192]                                 ;                    resident
        movdqa xmm13, [rbp + 2208]                                 ;                    resident
        mov esi, dword [rbp + 2292]                                ;                    resident
        align 16
.rounds_2:
        movaps xmm14, [r8 + 256]                                   ;     0.0 p2      68 k1.0
        movaps xmm15, [r8 + 272]                                   ;     1.0 p2      68 k1.1
        movaps xmm15, [r8 + 288]                                   ;     2.0 p2      68 k1.2
        movaps xmm15, [r8 + 304]                                   ;     3.0 p2      68 k1.3
        movaps xmm15, [r8 + 320]                                   ;     4.0 p2      68 k1.4
        movaps xmm15, [r8 + 336]                                   ;     5.0 p2      68 k1.5
        movaps xmm15, [r8 + 352]                                   ;     6.0 p2      68 k1.6
        movaps xmm15, [r8 + 368]                                   ;     7.0 p2      68 k1.7
        movaps xmm15, [r8 + 384]                                   ;     8.0 p2      68 k1.8
        movaps xmm15, [r8 + 400]                                   ;     9.0 p2      68 k1.9
        movaps xmm15, [r8 + 416]                                   ;    10.0 p2      68 k1.10
        movaps xmm15, [r8 + 432]                                   ;    11.0 p2      68 k1.11
        movaps xmm14, [r8 + 448]                                   ;    12.0 p2      68 k1.12
        movaps xmm14, [r8 + 464]                                   ;    13.0 p2      68 k1.13
        movaps xmm14, [r8 + 480]                                   ;    14.0 p2      68 k1.14
        movaps xmm14, [r8 + 496]                                   ;    15.0 p2      68 k1.15
        movaps xmm14, [r11]                                        ;    16.0 p2      68 k1.0
        movaps xmm14, [r11 + 16]                                   ;    17.0 p2      68 k1.1
        movaps xmm14, [r11 + 32]                                   ;    18.0 p2      68 k1.2
        movaps xmm14, [r11 + 48]                                   ;    19.0 p2      68 k1.3
        movaps xmm14, [r11 + 64]                                   ;    20.0 p2      68 k1.4
        movaps xmm14, [r11 + 80]                                   ;    21.0 p2      68 k1.5
        movaps xmm14, [r11 + 96]                                   ;    22.0 p2      68 k1.6
        movaps xmm14, [r11 + 112]                                  ;    23.0 p2      68 k1.7
        movaps xmm14, [r11 + 128]                                  ;    24.0 p2      68 k1.8
        movaps xmm14, [r11 + 144]                                  ;    25.0 p2      68 k1.9
        movaps xmm14, [r11 + 160]                                  ;    26.0 p2      68 k1.10
        movaps xmm14, [r11 + 176]                                  ;    27.0 p2      68 k1.11
        movaps xmm14, [r11 + 192]                                  ;    28.0 p2      68 k1.12
        movaps xmm14, [r11 + 208]                                  ;    29.0 p2      68 k1.13
        movaps xmm14, [r11 + 224]                                  ;    30.0 p2      68 k1.14
        movaps xmm14, [r11 + 240]                                  ;    31.0 p2      68 k1.15
        movaps xmm14, [r10 + 2048]                                 ;    32.0 p2      69 k1.0
        movaps xmm14, [r10 + 2064]                                 ;    33.0 p2      69 k1.1
        movaps xmm14, [r10 + 2080]                                 ;    34.0 p2      69 k1.2
        movaps xmm14, [r10 + 2096]                                 ;    35.0 p2      69 k1.3
        movaps xmm14, [r10 + 2112]                                 ;    36.0 p2      69 k1.4
        movaps xmm14, [r10 + 2128]                                 ;    37.0 p2      69 k1.5
        movaps xmm14, [r10 + 2144]                                 ;    38.0 p2      69 k1.6
        movaps xmm14, [r10 + 2160]                                 ;    39.0 p2      69 k1.7
        movaps xmm14, [r10 + 2176]                                 ;    40.0 p2      69 k1.8
        movaps xmm14, [r10 + 2192]                                 ;    41.0 p2      69 k1.9
        movaps xmm14, [r10 + 2208]                                 ;    42.0 p2      69 k1.10
        movaps xmm14, [r10 + 2224]                                 ;    43.0 p2      69 k1.11
        movaps xmm14, [r10 + 2240]                                 ;    44.0 p2      69 k1.12
        movaps xmm14, [r10 + 2256]                                 ;    45.0 p2      69 k1.13
        movaps xmm14, [r10 + 2272]                                 ;    46.0 p2      69 k1.14
        movaps xmm14, [r10 + 2288]                                 ;    47.0 p2      69 k1.15
        movaps xmm14, [r9 + 2304]                                  ;    48.0 p2      69 k1.0
        movaps xmm14, [r9 + 2320]                                  ;    49.0 p2      69 k1.1
        movaps xmm14, [r9 + 2336]                                  ;    50.0 p2      69 k1.2
        movaps xmm14, [r9 + 2352]                                  ;    51.0 p2      69 k1.3
        movaps xmm14, [r9 + 2368]                                  ;    52.0 p2      69 k1.4
        movaps xmm14, [r9 + 2384]                                  ;    53.0 p2      69 k1.5
        movaps xmm14, [r9 + 2400]                                  ;    54.0 p2      69 k1.6
        movaps xmm14, [r9 + 2416]                                  ;    55.0 p2      69 k1.7
        movaps xmm14, [r9 + 2432]                                  ;    56.0 p2      69 k1.8
        movaps xmm14, [r9 + 2448]                                  ;    57.0 p2      69 k1.9
        movaps xmm14, [r9 + 2464]                                  ;    58.0 p2      69 k1.10
        movaps xmm14, [r9 + 2480]                                  ;    59.0 p2      69 k1.11
        movaps xmm14, [r9 + 2496]                                  ;    60.0 p2      69 k1.12
        movaps xmm14, [r9 + 2512]                                  ;    61.0 p2      69 k1.13
        movaps xmm14, [r9 + 2528]                                  ;    62.0 p2      69 k1.14
        movaps xmm14, [r9 + 2544]                                  ;    63.0 p2      69 k1.15
        movaps xmm14, xmm0                                         ;    48.0 p0      58 r copy
        andps xmm14, [r8 + 240]                                    ;    64.0 p1+p2   58 r
        movaps xmm15, xmm1                                         ;    49.0 p5      58 r copy
        andps xmm15, [r8]                                          ;    65.0 p0+p2   58 r
        movaps [rbx + 0], xmm1                                     ;    50.0 p3+p4   58 r spill
        movaps xmm1, xmm2                                          ;    50.2 p1      58 r copy
        andps xmm1, [r8 + 16]                                      ;    66.0 p5+p2   58 r
        movaps [rbx + 16], xmm2                                    ;    51.0 p3+p4   58 r spill
        movaps xmm2, xmm3                                          ;    51.2 p0      58 r copy
        andps xmm2, [r8 + 32]                                      ;    67.0 p1+p2   58 r
        movaps [rbx + 32], xmm3                                    ;    52.0 p3+p4   58 r spill
        movaps xmm3, xmm4                                          ;    52.2 p5      58 r copy
        andps xmm3, [r8 + 48]                                      ;    68.0 p0+p2   58 r
        movaps [rbx + 48], xmm4                                    ;    53.0 p3+p4   58 r spill
        movaps xmm4, xmm5                                          ;    53.2 p1      58 r copy
        andps xmm4, [r8 + 64]                                      ;    69.0 p5+p2   58 r
        movaps [rbx + 64], xmm5                                    ;    54.0 p3+p4   58 r spill
        movaps xmm5, xmm6                                          ;    54.2 p0      58 r copy
        andps xmm5, [r8 + 80]                                      ;    70.0 p1+p2   58 r
        movaps [rbx + 80], xmm6                                    ;    55.0 p3+p4   58 r spill
        movaps xmm6, xmm7                                          ;    55.2 p5      58 r copy
        andps xmm6, [r8 + 96]                                      ;    71.0 p0+p2   58 r
        movaps [rbx + 96], xmm7                                    ;    56.0 p3+p4   58 r spill
        movaps xmm7, xmm8                                          ;    56.2 p1      58 r copy
        andps xmm7, [r8 + 112]                                     ;    72.0 p5+p2   58 r
        movaps [rbx + 112], xmm8                                   ;    57.0 p3+p4   58 r spill
        movaps xmm8, xmm9                                          ;    57.2 p0      58 r copy
        andps xmm8, [r8 + 128]                                     ;    73.0 p1+p2   58 r
        movaps [r13 - 128], xmm9                                   ;    58.0 p3+p4   58 r spill
        movaps xmm9, xmm10                                         ;    58.2 p5      58 r copy
        andps xmm9, [r8 + 144]                                     ;    74.0 p0+p2   58 r
        movaps [r13 - 112], xmm10                                  ;    59.0 p3+p4   58 r spill
        movaps xmm10, xmm11                                        ;    59.2 p1      58 r copy
        andps xmm10, [r8 + 160]                                    ;    75.0 p5+p2   58 r
        movaps [r13 - 96], xmm11                                   ;    60.0 p3+p4   58 r spill
        movaps xmm11, xmm12                                        ;    60.2 p0      58 r copy
        andps xmm11, [r8 + 176]                                    ;    76.0 p1+p2   58 r
        xorps xmm14, [rax + 16]                                    ;    77.0 p5+p2   58 r
        movaps [r13 - 80], xmm12                                   ;    62.0 p3+p4   58 r spill
        movaps xmm12, xmm13                                        ;    62.2 p0      58 r copy
        andps xmm12, [r8 + 192]                                    ;    78.0 p1+p2   58 r
        xorps xmm15, [rax + 32]                                    ;    79.0 p5+p2   58 r
        movaps [rax - 48], xmm13                                   ;    64.0 p3+p4   58 r spill
        movaps xmm13, [r8 + 208]                                   ;    80.0 p2      58 r
        andps xmm13, [rax - 32]                                    ;    83.0 p0+p2   58 r
        xorps xmm1, [rax + 48]                                     ;    82.0 p1+p2   58 r
        movaps [r13 - 64], xmm0                                    ;    67.0 p3+p4   58 r spill
        movaps xmm0, [r8 + 224]                                    ;    83.0 p2      58 r
        andps xmm0, [rax - 16]                                     ;    86.0 p5+p2   58 r
        xorps xmm2, [rax + 64]                                     ;    85.0 p0+p2   58 r
        xorps xmm0, [rax + 0]                                      ;    87.0 p1+p2   58 r
        xorps xmm3, [rax + 80]                                     ;    87.0 p5+p2   58 r
        xorps xmm4, [rax + 96]                                     ;    88.0 p0+p2   58 r
        xorps xmm5, [rax + 112]                                    ;    89.0 p1+p2   58 r
        xorps xmm6, [rbx - 128]                                    ;    90.0 p5+p2   58 r
        xorps xmm7, [rbx - 112]                                    ;    91.0 p0+p2   58 r
        xorps xmm8, [rbx - 96]                                     ;    92.0 p1+p2   58 r
        xorps xmm9, [rbx - 80]                                     ;    93.0 p5+p2   58 r
        xorps xmm10, [rbx - 64]                                    ;    94.0 p0+p2   58 r
        xorps xmm11, [rbx - 48]                                    ;    95.0 p1+p2   58 r
        xorps xmm12, [rbx - 32]                                    ;    96.0 p5+p2   58 r
        xorps xmm13, [rbx - 16]                                    ;    97.0 p0+p2   58 r
        movaps [rbp - 96], xmm13                                   ;    98.0 p3+p4   58 r spill
        movaps xmm13, xmm14                                        ;    83.2 p1      59 r copy
        orps xmm13, [r9 + 2064]                                    ;    98.0 p5+p2   59 r
        movaps [rdx + 64], xmm14                                   ;    85.0 p3+p4   58 r spill
        movaps xmm14, xmm15                                        ;    85.2 p0      59 r copy
        orps xmm14, [r9 + 2080]                                    ;    99.0 p1+p2   59 r
        movaps [rax - 64], xmm15                                   ;    86.0 p3+p4   58 r spill
        movaps xmm15, xmm0                                         ;    88.0 p5      59 r copy
        orps xmm15, [r9 + 2048]                                    ;   100.0 p0+p2   59 r
        movaps [rdx + 80], xmm0                                    ;    88.0 p3+p4   58 r spill
        movaps xmm0, xmm1                                          ;    88.0 p1      59 r copy
        orps xmm0, [r9 + 2096]                                     ;   101.0 p5+p2   59 r
        movaps [rax - 80], xmm1                                    ;    88.5 p3+p4   58 r spill
        movaps xmm1, xmm2                                          ;    88.8 p0      59 r copy
        orps xmm1, [r9 + 2112]                                     ;   102.0 p1+p2   59 r
        movaps [rcx + 0], xmm2                                     ;    89.5 p3+p4   58 r spill
        movaps xmm2, xmm3                                          ;    89.5 p5      59 r copy
        orps xmm2, [r9 + 2128]                                     ;   103.0 p0+p2   59 r
        movaps [rcx + 16], xmm3                                    ;    90.5 p3+p4   58 r spill
        movaps xmm3, xmm4                                          ;    90.2 p1      59 r copy
        orps xmm3, [r9 + 2144]                                     ;   104.0 p5+p2   59 r
        movaps [rcx + 32], xmm4                                    ;    91.5 p3+p4   58 r spill
        movaps xmm4, xmm5                                          ;    91.0 p0      59 r copy
        orps xmm4, [r9 + 2160]                                     ;   105.0 p1+p2   59 r
        movaps [rcx + 48], xmm5                                    ;    92.5 p3+p4   58 r spill
        movaps xmm5, xmm6                                          ;    92.0 p5      59 r copy
        orps xmm5, [r9 + 2176]                                     ;   106.0 p0+p2   59 r
        xorps xmm15, [rbx + 0]                                     ;   107.0 p1+p2   59 r
        movaps [rcx + 64], xmm6                                    ;    93.5 p3+p4   58 r spill
        movaps xmm6, xmm7                                          ;    93.5 p5      59 r copy
        orps xmm6, [r9 + 2192]                                     ;   108.0 p0+p2   59 r
        xorps xmm13, [rbx + 16]                                    ;   109.0 p1+p2   59 r
        movaps [rcx + 80], xmm7                                    ;    95.0 p3+p4   58 r spill
        movaps xmm7, xmm8                                          ;    95.2 p5      59 r copy
        orps xmm7, [r9 + 2208]                                     ;   110.0 p0+p2   59 r
        xorps xmm14, [rbx + 32]                                    ;   111.0 p1+p2   59 r
        movaps [rcx + 96], xmm8                                    ;    97.0 p3+p4   58 r spill
        movaps xmm8, xmm9                                          ;    97.2 p5      59 r copy
        orps xmm8, [r9 + 2224]                                     ;   112.0 p0+p2   59 r
        xorps xmm0, [rbx + 48]                                     ;   113.0 p1+p2   59 r
        movaps [rcx + 112], xmm9                                   ;    98.2 p3+p4   58 r spill
        movaps xmm9, xmm10                                         ;    98.5 p5      59 r copy
        orps xmm9, [r9 + 2240]                                     ;   114.0 p0+p2   59 r
        xorps xmm1, [rbx + 64]                                     ;   115.0 p1+p2   59 r
        movaps [rdi + 96], xmm10                                   ;   100.0 p3+p4   58 r spill
        movaps xmm10, xmm11                                        ;   100.2 p5      59 r copy
        orps xmm10, [r9 + 2256]                                    ;   116.0 p0+p2   59 r
        xorps xmm2, [rbx + 80]                                     ;   117.0 p1+p2   59 r
        movaps [rax - 128], xmm11                                  ;   102.0 p3+p4   58 r spill
        movaps xmm11, xmm12                                        ;   102.2 p5      59 r copy
        orps xmm11, [r9 + 2272]                                    ;   118.0 p0+p2   59 r
        xorps xmm3, [rbx + 96]                                     ;   119.0 p1+p2   59 r
        movaps [rdi - 112], xmm12                                  ;   104.0 p3+p4   58 r spill
        movaps xmm12, [rbp - 96]                                   ;   120.0 p2      59 r
        orps xmm12, [r9 + 2288]                                    ;   123.0 p5+p2   59 r
        xorps xmm4, [rbx + 112]                                    ;   122.0 p0+p2   59 r
        xorps xmm12, [r13 - 64]                                    ;   124.0 p1+p2   59 r
        xorps xmm5, [r13 - 128]                                    ;   124.0 p5+p2   59 r
        xorps xmm6, [r13 - 112]                                    ;   125.0 p0+p2   59 r
        xorps xmm7, [r13 - 96]                                     ;   126.0 p1+p2   59 r
        xorps xmm8, [r13 - 80]                                     ;   127.0 p5+p2   59 r
        xorps xmm9, [rax - 48]                                     ;   128.0 p0+p2   59 r
        xorps xmm10, [rax - 32]                                    ;   129.0 p1+p2   59 r
        xorps xmm15, [r8 + 448]                                    ;   130.0 p5+p2   50 next
        xorps xmm13, [r8 + 464]                                    ;   131.0 p0+p2   50 next
        xorps xmm11, [rax - 16]                                    ;   132.0 p1+p2   59 r
        xorps xmm14, [r8 + 480]                                    ;   133.0 p5+p2   50 next
        xorps xmm0, [r8 + 496]                                     ;   134.0 p0+p2   50 next
        xorps xmm12, [r8 + 432]                                    ;   135.0 p1+p2   50 next
        xorps xmm1, [r8 + 256]                                     ;   136.0 p5+p2   50 next
        xorps xmm2, [r8 + 272]                                     ;   137.0 p0+p2   50 next
        xorps xmm3, [r8 + 288]                                     ;   138.0 p1+p2   50 next
        xorps xmm4, [r8 + 304]                                     ;   139.0 p5+p2   50 next
        xorps xmm5, [r8 + 320]                                     ;   140.0 p0+p2   50 next
        xorps xmm6, [r8 + 336]                                     ;   141.0 p1+p2   50 next
        xorps xmm7, [r8 + 352]                                     ;   142.0 p5+p2   50 next
        xorps xmm8, [r8 + 368]                                     ;   143.0 p0+p2   50 next
        xorps xmm9, [r8 + 384]                                     ;   144.0 p1+p2   50 next
        xorps xmm10, [r8 + 400]                                    ;   145.0 p5+p2   50 next
        xorps xmm11, [r8 + 416]                                    ;   146.0 p0+p2   50 next
        movaps [rdx - 96], xmm0                                    ;   135.0 p3+p4   50 next spill
        movaps xmm0, xmm3                                          ;   139.0 p1      41 next copy
        xorps xmm0, xmm9                                           ;   145.0 p5      41 next
        movaps [rbp + 112], xmm15                                  ;   134.0 p3+p4   50 next spill
        movaps xmm15, xmm3                                         ;   139.0 p0      41 next copy
        andps xmm15, xmm4                                          ;   140.0 p1      41 next
        movaps [rbp + 48], xmm1                                    ;   137.0 p3+p4   50 next spill
        movaps xmm1, xmm3                                          ;   139.0 p5      41 next copy
        movaps [rbp + 64], xmm12                                   ;   137.0 p3+p4   50 next spill
        movaps xmm12, xmm9                                         ;   145.0 p0      41 next copy
        xorps xmm12, xmm6                                          ;   146.0 p1      41 next
        movaps [rbp - 80], xmm2                                    ;   138.0 p3+p4   50 next spill
        movaps xmm2, xmm5                                          ;   141.0 p5      41 next copy
        xorps xmm2, xmm11                                          ;   147.0 p0      41 next
        movaps [rdi + 16], xmm13                                   ;   139.2 p3+p4   50 next spill
        movaps xmm13, xmm9                                         ;   145.0 p1      41 next copy
        andps xmm13, xmm8                                          ;   146.0 p5      41 next
        movaps [rbp - 16], xmm14                                   ;   140.2 p3+p4   50 next spill
        movaps xmm14, xmm5                                         ;   141.0 p0      41 next copy
        xorps xmm14, xmm6                                          ;   142.0 p1      41 next
        xorps xmm13, [rel kasumi_encrypt_compact.T0_constants128]  ;   147.0 p5+p2   41 next
        movaps [rdx - 32], xmm11                                   ;   147.0 p3+p4   50 next spill
        movaps xmm11, xmm14                                        ;   143.0 p0      41 next copy
        andps xmm11, xmm6                                          ;   144.0 p1      41 next
        xorps xmm15, xmm11                                         ;   145.0 p5      41 next
        movaps xmm11, xmm5                                         ;   142.2 p0      41 next copy
        xorps xmm11, xmm10                                         ;   146.0 p1      41 next
        andps xmm1, xmm11                                          ;   147.0 p5      41 next
        xorps xmm1, xmm13                                          ;   148.0 p0      41 next
        movaps xmm11, xmm9                                         ;   145.0 p1      41 next copy
        andps xmm11, xmm6                                          ;   146.0 p5      41 next
        movaps [rbp + 16], xmm13                                   ;   148.0 p3+p4   41 next spill
        movaps xmm13, xmm0                                         ;   146.0 p0      41 next copy
        andps xmm13, xmm10                                         ;   147.0 p1      41 next
        movaps [rdx - 16], xmm0                                    ;   146.0 p3+p4   41 next spill
        movaps xmm0, xmm12                                         ;   147.0 p5      41 next copy
        andps xmm0, xmm10                                          ;   148.0 p0      41 next
        movaps [rdi - 96], xmm0                                    ;   149.0 p3+p4   41 next spill
        movaps xmm0, xmm3                                          ;   146.8 p1      41 next copy
        andps xmm0, xmm8                                           ;   147.8 p5      41 next
        xorps xmm0, xmm4                                           ;   148.8 p0      41 next
        movaps [rbp + 0], xmm6                                     ;   148.0 p3+p4   50 next spill
        movaps xmm6, xmm5                                          ;   147.8 p1      41 next copy
        xorps xmm6, xmm4                                           ;   148.8 p5      41 next
        xorps xmm13, xmm0                                          ;   149.8 p0      41 next
        movaps [rbp - 128], xmm13                                  ;   150.8 p3+p4   41 next spill
        movaps xmm13, xmm6                                         ;   149.8 p1      41 next copy
        andps xmm13, xmm10                                         ;   150.8 p5      41 next
        andps xmm6, xmm8                                           ;   149.8 p0      41 next
        movaps [rdi + 32], xmm1                                    ;   150.0 p3+p4   41 next spill
        movaps xmm1, xmm2                                          ;   149.8 p1      41 next copy
        andps xmm1, xmm4                                           ;   150.8 p5      41 next
        xorps xmm11, xmm1                                          ;   151.8 p0      41 next
        movaps xmm1, xmm8                                          ;   150.8 p1      41 next copy
        andps xmm1, xmm7                                           ;   151.8 p5      41 next
        xorps xmm1, [rel kasumi_encrypt_compact.T0_constants128]   ;   152.8 p0+p2   41 next
        movaps [rdx + 32], xmm1                                    ;   153.8 p3+p4   41 next spill
        movaps xmm1, xmm13                                         ;   151.8 p1      41 next copy
        movaps [rdx + 48], xmm15                                   ;   152.2 p3+p4   41 next spill
        movaps xmm15, xmm12                                        ;   152.0 p5      41 next copy
        andps xmm12, xmm7                                          ;   152.2 p0      41 next
        xorps xmm6, xmm12                                          ;   153.2 p1      41 next
        movaps xmm12, xmm14                                        ;   153.0 p5      41 next copy
        andps xmm12, xmm8                                          ;   154.0 p0      41 next
        xorps xmm0, xmm12                                          ;   155.0 p1      41 next
        xorps xmm1, xmm0                                           ;   156.0 p5      41 next
        xorps xmm15, xmm1                                          ;   157.0 p0      41 next
        movaps xmm0, xmm11                                         ;   154.8 p1      41 next copy
        xorps xmm11, xmm3                                          ;   155.0 p5      41 next
        movaps xmm1, xmm3                                          ;   155.2 p0      41 next copy
        xorps xmm1, xmm4                                           ;   156.2 p1      41 next
        movaps xmm12, [rdx - 32]                                   ;   155.0 p2      50 next reload
        andps xmm3, xmm12                                          ;   158.0 p5      41 next
        movaps [rbp - 112], xmm3                                   ;   159.0 p3+p4   41 next spill
        movaps xmm3, xmm14                                         ;   156.2 p0      41 next copy
        orps xmm3, xmm4                                            ;   157.2 p1      41 next
        xorps xmm0, xmm3                                           ;   158.2 p5      41 next
        movaps xmm3, xmm2                                          ;   157.2 p0      41 next copy
        andps xmm3, xmm8                                           ;   158.2 p1      41 next
        xorps xmm13, xmm3                                          ;   159.2 p5      41 next
        movaps [rdx + 0], xmm0                                     ;   159.2 p3+p4   41 next spill
        movaps xmm0, xmm1                                          ;   158.2 p0      41 next copy
        andps xmm0, xmm9                                           ;   159.2 p1      41 next
        andps xmm1, xmm7                                           ;   159.0 p5      41 next
        xorps xmm1, [rdx + 48]                                     ;   160.0 p0+p2   41 next
        xorps xmm3, xmm1                                           ;   161.0 p1      41 next
        movaps xmm1, xmm4                                          ;   160.0 p5      41 next copy
        andps xmm1, xmm5                                           ;   161.0 p0      41 next
        xorps xmm1, xmm10                                          ;   162.0 p1      41 next
        xorps xmm6, xmm1                                           ;   163.0 p5      41 next
        xorps xmm13, [rdi + 32]                                    ;   161.2 p0+p2   41 next
        andps xmm1, xmm5                                           ;   163.0 p1      41 next
        xorps xmm15, xmm3                                          ;   162.0 p5      41 next
        movaps xmm3, [rel kasumi_encrypt_compact.T0_constants128]  ;   160.8 p2      41 next reload
        xorps xmm15, xmm3                                          ;   163.8 p0      41 next
        xorps xmm1, [rdx + 32]                                     ;   164.0 p1+p2   41 next
        movaps xmm3, xmm10                                         ;   163.0 p5      41 next copy
        andps xmm3, xmm12                                          ;   164.0 p0      41 next
        xorps xmm13, xmm3                                          ;   165.0 p1      41 next
        xorps xmm3, xmm8                                           ;   165.0 p5      41 next
        xorps xmm1, [rdx + 48]                                     ;   165.0 p0+p2   41 next
        andps xmm9, xmm4                                           ;   164.8 p1      41 next
        andps xmm8, xmm10                                          ;   165.0 p5      41 next
        xorps xmm9, xmm6                                           ;   165.8 p0      41 next
        movaps [rbp - 32], xmm15                                   ;   164.8 p3+p4   41 next spill
        movaps xmm15, xmm2                                         ;   165.8 p1      41 next copy
        andps xmm15, [rbp + 0]                                     ;   166.8 p5+p2   41 next
        xorps xmm6, xmm15                                          ;   167.8 p0      41 next
        andps xmm2, xmm14                                          ;   166.8 p1      41 next
        movaps xmm15, [rdx - 16]                                   ;   164.8 p2      41 next reload
        andps xmm14, xmm15                                         ;   167.8 p5      41 next
        xorps xmm8, xmm14                                          ;   168.8 p0      41 next
        andps xmm10, xmm7                                          ;   167.8 p1      41 next
        xorps xmm6, xmm11                                          ;   168.8 p5      41 next
        xorps xmm8, xmm12                                          ;   169.8 p0      41 next
        xorps xmm1, xmm8                                           ;   170.8 p1      41 next
        xorps xmm10, [rbp - 112]                                   ;   169.0 p5+p2   41 next
        xorps xmm2, [rdx + 48]                                     ;   169.2 p0+p2   41 next
        movaps xmm14, xmm15                                        ;   169.8 p1      41 next copy
        andps xmm14, [rbp + 0]                                     ;   170.8 p5+p2   41 next
        xorps xmm0, xmm10                                          ;   170.2 p0      41 next
        andps xmm4, xmm7                                           ;   170.8 p1      41 next
        xorps xmm8, [rdi + 32]                                     ;   171.0 p5+p2   41 next
        xorps xmm9, xmm2                                           ;   171.2 p0      41 next
        xorps xmm4, xmm0                                           ;   171.8 p1      41 next
        xorps xmm2, xmm7                                           ;   172.0 p5      41 next
        movaps [rdi + 32], xmm1                                    ;   171.8 p3+p4   41 next spill
        movaps xmm1, xmm5                                          ;   172.2 p0      41 next copy
        andps xmm1, xmm7                                           ;   173.2 p1      41 next
        xorps xmm14, xmm1                                          ;   174.2 p5      41 next
        movaps xmm1, [rbp - 128]                                   ;   170.2 p2      41 next reload
        xorps xmm10, xmm1                                          ;   173.2 p0      41 next
        xorps xmm14, xmm3                                          ;   175.2 p1      41 next
        xorps xmm0, xmm14                                          ;   176.2 p5      41 next
        xorps xmm11, xmm0                                          ;   177.2 p0      41 next
        xorps xmm2, [rdx + 0]                                      ;   174.8 p1+p2   41 next
        movaps xmm14, xmm7                                         ;   175.0 p5      41 next copy
        movaps xmm0, [rbp + 0]                                     ;   172.2 p2      50 next reload
        andps xmm14, xmm0                                          ;   176.0 p0      41 next
        xorps xmm8, xmm14                                          ;   177.0 p1      41 next
        xorps xmm10, xmm8                                          ;   178.0 p5      41 next
        andps xmm7, xmm12                                          ;   176.2 p0      41 next
        andps xmm3, xmm12                                          ;   176.8 p1      41 next
        xorps xmm1, xmm2                                           ;   177.0 p5      41 next
        xorps xmm7, xmm0                                           ;   177.2 p0      41 next
        xorps xmm13, xmm7                                          ;   178.2 p1      41 next
        xorps xmm14, [rbp + 16]                                    ;   178.0 p5+p2   41 next
        xorps xmm6, xmm14                                          ;   179.0 p0      41 next
        andps xmm15, xmm12                                         ;   178.8 p1      41 next
        xorps xmm3, [rdx + 32]                                     ;   179.0 p5+p2   41 next
        xorps xmm9, xmm0                                           ;   179.2 p0      41 next
        xorps xmm4, xmm15                                          ;   179.8 p1      41 next
        xorps xmm5, xmm4                                           ;   180.8 p5      41 next
        xorps xmm6, xmm3                                           ;   180.2 p0      41 next
        xorps xmm5, [rdi - 96]                                     ;   181.8 p1+p2   41 next
        xorps xmm3, xmm5                                           ;   182.8 p5      41 next
        movaps xmm14, [rbp - 16]                                   ;   177.5 p2      41 next
        movaps xmm15, [rdi + 16]                                   ;   178.5 p2      50 next reload
        andps xmm14, xmm15                                         ;   181.5 p0      41 next
        movaps xmm0, [rbp + 64]                                    ;   179.5 p2      50 next reload
        xorps xmm14, xmm0                                          ;   182.5 p1      41 next
        movaps xmm2, [rbp - 80]                                    ;   180.5 p2      41 next
        andps xmm2, xmm0                                           ;   183.5 p5      41 next
        movaps xmm4, [rbp + 48]                                    ;   181.5 p2      41 next
        movaps xmm5, [rbp + 112]                                   ;   182.5 p2      50 next reload
        andps xmm4, xmm5                                           ;   185.5 p0      41 next
        movaps xmm7, [rbp - 80]                                    ;   183.5 p2      41 next
        movaps xmm8, [rdx - 96]                                    ;   184.5 p2      50 next reload
        andps xmm7, xmm8                                           ;   187.5 p1      41 next
        movaps xmm12, xmm2                                         ;   184.5 p5      41 next copy
        xorps xmm12, xmm4                                          ;   186.5 p0      41 next
        andps xmm4, [rbp - 16]                                     ;   186.5 p1+p2   41 next
        movaps [rdi - 96], xmm9                                    ;   181.0 p3+p4   41 next spill
        movaps xmm9, xmm7                                          ;   188.5 p5      41 next copy
        movaps [rbp + 0], xmm6                                     ;   182.0 p3+p4   41 next spill
        movaps xmm6, xmm0                                          ;   184.2 p0      41 next copy
        andps xmm6, [rbp - 16]                                     ;   186.5 p1+p2   41 next
        xorps xmm9, xmm6                                           ;   189.5 p5      41 next
        xorps xmm6, xmm12                                          ;   187.5 p0      41 next
        movaps [rdx + 32], xmm3                                    ;   183.8 p3+p4   41 next spill
        movaps xmm3, xmm0                                          ;   185.8 p1      41 next copy
        andps xmm3, xmm8                                           ;   187.5 p5      41 next
        movaps [rdx - 32], xmm1                                    ;   184.0 p3+p4   41 next spill
        movaps xmm1, xmm3                                          ;   188.5 p0      41 next copy
        xorps xmm1, [rbp - 16]                                     ;   189.5 p1+p2   41 next
        xorps xmm4, xmm1                                           ;   190.5 p5      41 next
        movaps [rdx - 16], xmm11                                   ;   185.0 p3+p4   41 next spill
        movaps xmm11, xmm9                                         ;   190.5 p0      41 next copy
        movaps [rbp + 16], xmm10                                   ;   186.0 p3+p4   41 next spill
        movaps xmm10, xmm15                                        ;   187.8 p1      41 next copy
        andps xmm10, xmm5                                          ;   188.8 p5      41 next
        xorps xmm11, xmm10                                         ;   191.5 p0      41 next
        movaps xmm10, [rbp + 48]                                   ;   188.5 p2      50 next reload
        andps xmm9, xmm10                                          ;   191.5 p1      41 next
        xorps xmm2, xmm11                                          ;   192.5 p5      41 next
        movaps [rbp - 128], xmm13                                  ;   187.0 p3+p4   41 next spill
        movaps xmm13, xmm3                                         ;   189.2 p0      41 next copy
        xorps xmm3, [rbp - 80]                                     ;   189.8 p1+p2   41 next
        movaps [rdx + 0], xmm6                                     ;   188.5 p3+p4   41 next spill
        movaps xmm6, xmm11                                         ;   192.5 p5      41 next copy
        andps xmm6, [rbp - 16]                                     ;   193.5 p0+p2   41 next
        movaps [rdx + 48], xmm14                                   ;   189.0 p3+p4   41 next spill
        movaps xmm14, [rbp - 80]                                   ;   191.5 p2      41 next
        andps xmm14, [rbp - 16]                                    ;   194.5 p1+p2   41 next
        movaps xmm0, xmm14                                         ;   195.5 p5      41 next copy
        movaps [rbp - 112], xmm4                                   ;   191.5 p3+p4   41 next spill
        movaps xmm4, xmm8                                          ;   191.2 p0      41 next copy
        andps xmm4, xmm10                                          ;   192.2 p1      41 next
        xorps xmm0, xmm4                                           ;   196.5 p5      41 next
        orps xmm13, xmm4                                           ;   193.2 p0      41 next
        andps xmm1, xmm5                                           ;   192.8 p1      41 next
        andps xmm2, xmm5                                           ;   193.5 p5      41 next
        xorps xmm14, xmm10                                         ;   195.5 p0      41 next
        xorps xmm13, xmm6                                          ;   194.5 p1      41 next
        andps xmm11, xmm8                                          ;   194.0 p5      41 next
        xorps xmm1, xmm8                                           ;   194.2 p0      41 next
        xorps xmm2, xmm3                                           ;   194.8 p1      41 next
        xorps xmm3, xmm14                                          ;   196.5 p5      41 next
        movaps xmm4, xmm3                                          ;   197.5 p0      41 next copy
        movaps xmm6, xmm15                                         ;   195.8 p1      41 next copy
        xorps xmm6, xmm10                                          ;   196.8 p5      41 next
        andps xmm7, xmm6                                           ;   197.8 p0      41 next
        andps xmm14, [rbp - 80]                                    ;   196.8 p1+p2   41 next
        xorps xmm7, xmm1                                           ;   198.8 p5      41 next
        andps xmm1, xmm5                                           ;   197.2 p0      41 next
        movaps [rdx - 80], xmm2                                    ;   195.8 p3+p4   41 next spill
        movaps xmm2, xmm6                                          ;   197.8 p1      41 next copy
        movaps [rbp - 48], xmm13                                   ;   195.5 p3+p4   41 next spill
        movaps xmm13, xmm5                                         ;   198.0 p5      41 next copy
        andps xmm13, [rbp + 64]                                    ;   199.0 p0+p2   41 next
        andps xmm2, xmm13                                          ;   200.0 p1      41 next
        xorps xmm4, xmm13                                          ;   200.0 p5      41 next
        xorps xmm9, xmm4                                           ;   201.0 p0      41 next
        xorps xmm14, [rbp - 112]                                   ;   199.8 p1+p2   41 next
        movaps xmm4, xmm12                                         ;   200.0 p5      41 next copy
        xorps xmm4, xmm8                                           ;   201.0 p0      41 next
        andps xmm4, xmm15                                          ;   202.0 p1      41 next
        xorps xmm9, xmm4                                           ;   203.0 p5      41 next
        movaps xmm4, [rel kasumi_encrypt_compact.T0_constants128]  ;   197.8 p2      41 next reload
        xorps xmm9, xmm4                                           ;   204.0 p0      41 next
        movaps xmm13, xmm5                                         ;   201.8 p1      41 next copy
        xorps xmm13, xmm8                                          ;   202.8 p5      41 next
        xorps xmm2, xmm13                                          ;   203.8 p0      41 next
        xorps xmm2, xmm0                                           ;   204.8 p1      41 next
        xorps xmm0, xmm6                                           ;   203.0 p5      41 next
        andps xmm2, xmm5                                           ;   205.8 p0      41 next
        movaps xmm13, [rbp + 64]                                   ;   199.8 p2      50 next reload
        andps xmm0, xmm13                                          ;   204.0 p1      41 next
        xorps xmm0, xmm4                                           ;   205.0 p5      41 next
        movaps xmm4, xmm8                                          ;   204.2 p0      41 next copy
        andps xmm4, [rdx + 48]                                     ;   205.2 p1+p2   41 next
        movaps [rbp - 112], xmm9                                   ;   205.0 p3+p4   41 next spill
        movaps xmm9, xmm8                                          ;   205.0 p5      41 next copy
        andps xmm9, [rbp - 16]                                     ;   206.0 p0+p2   41 next
        andps xmm6, xmm9                                           ;   207.0 p1      41 next
        movaps xmm8, xmm15                                         ;   206.0 p5      41 next copy
        andps xmm8, [rbp - 80]                                     ;   207.0 p0+p2   41 next
        xorps xmm9, xmm8                                           ;   208.0 p1      41 next
        xorps xmm11, xmm8                                          ;   208.0 p5      41 next
        xorps xmm8, xmm10                                          ;   208.0 p0      41 next
        xorps xmm2, xmm9                                           ;   209.0 p1      41 next
        movaps xmm9, xmm5                                          ;   208.0 p5      41 next copy
        andps xmm9, [rbp - 80]                                     ;   209.0 p0+p2   41 next
        movaps xmm5, xmm12                                         ;   208.8 p1      41 next copy
        andps xmm5, [rbp - 80]                                     ;   209.8 p5+p2   41 next
        xorps xmm6, xmm5                                           ;   210.8 p0      41 next
        movaps xmm5, xmm15                                         ;   209.8 p1      41 next copy
        andps xmm5, xmm10                                          ;   210.8 p5      41 next
        movaps xmm15, xmm13                                        ;   210.2 p0      41 next copy
        movaps xmm13, xmm4                                         ;   210.8 p1      41 next copy
        xorps xmm4, xmm0                                           ;   211.0 p5      41 next
        xorps xmm4, xmm9                                           ;   212.0 p0      41 next
        xorps xmm1, xmm4                                           ;   213.0 p1      41 next
        xorps xmm9, xmm5                                           ;   212.0 p5      41 next
        andps xmm15, xmm9                                          ;   213.0 p0      41 next
        xorps xmm13, xmm9                                          ;   213.0 p1      41 next
        xorps xmm7, xmm13                                          ;   214.0 p5      41 next
        xorps xmm15, [rdx + 0]                                     ;   214.0 p0+p2   41 next
        andps xmm5, xmm8                                           ;   213.8 p1      41 next
        movaps xmm4, [rbp - 16]                                    ;   210.0 p2      50 next reload
        andps xmm8, xmm4                                           ;   214.0 p5      41 next
        andps xmm12, xmm10                                         ;   214.2 p0      41 next
        xorps xmm3, xmm7                                           ;   215.0 p1      41 next
        xorps xmm11, xmm15                                         ;   215.0 p5      41 next
        xorps xmm8, xmm12                                          ;   215.2 p0      41 next
        xorps xmm6, xmm3                                           ;   216.0 p1      41 next
        movaps xmm15, [rdi + 16]                                   ;   211.2 p2      50 next reload
        orps xmm13, xmm15                                          ;   216.0 p5      41 next
        xorps xmm0, xmm13                                          ;   217.0 p0      41 next
        xorps xmm14, xmm1                                          ;   216.8 p1      41 next
        xorps xmm5, xmm0                                           ;   218.0 p5      41 next
        movaps xmm0, [rdx + 48]                                    ;   213.0 p2      41 next reload
        xorps xmm11, xmm0                                          ;   217.2 p0      41 next
        andps xmm0, xmm10                                          ;   217.8 p1      41 next
        xorps xmm2, xmm0                                           ;   218.8 p5      41 next
        movaps xmm0, [rel kasumi_encrypt_compact.T0_constants128]  ;   214.0 p2      41 next reload
        xorps xmm11, xmm0                                          ;   218.2 p0      41 next
        xorps xmm8, [rdx - 80]                                     ;   218.8 p1+p2   41 next
        xorps xmm5, [rbp - 48]                                     ;   219.0 p5+p2   41 next
        xorps xmm15, [rbp + 16]                                    ;   219.2 p0+p2   41 next
        xorps xmm4, [rdx - 16]                                     ;   219.8 p1+p2   41 next
        xorps xmm11, xmm15                                         ;   220.2 p5      41 next
        xorps xmm2, xmm4                                           ;   220.8 p0      41 next
        movaps xmm1, [rbp - 128]                                   ;   219.0 p2      41 next
        xorps xmm1, [rbp + 64]                                     ;   222.0 p1+p2   41 next
        xorps xmm6, xmm1                                           ;   223.0 p5      41 next
        xorps xmm10, [rdx + 32]                                    ;   221.2 p0+p2   41 next
        movaps xmm3, [rbp - 32]                                    ;   222.0 p2      41 next
        xorps xmm3, [rbp + 112]                                    ;   225.0 p1+p2   41 next
        xorps xmm5, xmm10                                          ;   222.2 p5      41 next
        movaps xmm7, [rbp - 112]                                   ;   224.0 p2      41 next
        xorps xmm7, xmm3                                           ;   227.0 p0      41 next
        movaps xmm9, [r10 + 2192]                                  ;   225.0 p2      69 k1.9 reload
        xorps xmm6, xmm9                                           ;   228.0 p1      44 next
        movaps xmm12, [r10 + 2224]                                 ;   226.0 p2      69 k1.11 reload
        xorps xmm11, xmm12                                         ;   229.0 p5      44 next
        movaps xmm13, [r10 + 2208]                                 ;   227.0 p2      69 k1.10 reload
        xorps xmm7, xmm13                                          ;   230.0 p0      44 next
        movaps xmm12, [rdx - 32]                                   ;   228.0 p2      41 next
        xorps xmm12, [rdx - 96]                                    ;   231.0 p1+p2   41 next
        xorps xmm14, xmm12                                         ;   232.0 p5      41 next
        xorps xmm2, [r10 + 2240]                                   ;   230.0 p0+p2   44 next
        xorps xmm5, [r10 + 2272]                                   ;   231.0 p1+p2   44 next
        xorps xmm14, [r10 + 2256]                                  ;   233.0 p5+p2   44 next
        movaps xmm13, [rbp + 0]                                    ;   233.0 p2      41 next
        xorps xmm13, [rbp - 80]                                    ;   236.0 p0+p2   41 next
        xorps xmm8, xmm13                                          ;   237.0 p1      41 next
        xorps xmm1, [r10 + 2048]                                   ;   235.0 p5+p2   44 next
        xorps xmm3, [r10 + 2064]                                   ;   236.0 p0+p2   44 next
        xorps xmm15, [r10 + 2080]                                  ;   237.0 p1+p2   44 next
        xorps xmm4, [r10 + 2096]                                   ;   238.0 p5+p2   44 next
        xorps xmm10, [r10 + 2128]                                  ;   239.0 p0+p2   44 next
        xorps xmm8, [r10 + 2288]                                   ;   240.0 p1+p2   44 next
        xorps xmm12, [r10 + 2112]                                  ;   241.0 p5+p2   44 next
        xorps xmm13, [r10 + 2144]                                  ;   242.0 p0+p2   44 next
        movaps xmm9, [rdi + 32]                                    ;   243.0 p2      44 next
        xorps xmm9, [r10 + 2160]                                   ;   246.0 p1+p2   44 next
        movaps [rdi + 32], xmm14                                   ;   234.0 p3+p4   44 next spill
        movaps xmm14, [rdi - 96]                                   ;   245.0 p2      44 next
        xorps xmm14, [r10 + 2176]                                  ;   248.0 p5+p2   44 next
        movaps [rdi - 96], xmm7                                    ;   233.2 p3+p4   44 next spill
        movaps xmm7, xmm1                                          ;   236.0 p0      41 next copy
        xorps xmm7, xmm13                                          ;   243.0 p1      41 next
        movaps [rbp - 80], xmm5                                    ;   235.0 p3+p4   44 next spill
        movaps xmm5, xmm1                                          ;   236.0 p5      41 next copy
        andps xmm5, xmm3                                           ;   237.0 p0      41 next
        movaps [rbp + 0], xmm6                                     ;   236.2 p3+p4   44 next spill
        movaps xmm6, xmm1                                          ;   236.5 p1      41 next copy
        movaps [rdx - 96], xmm8                                    ;   241.0 p3+p4   44 next spill
        movaps xmm8, xmm13                                         ;   243.0 p5      41 next copy
        xorps xmm8, xmm4                                           ;   244.0 p0      41 next
        movaps [rdx - 32], xmm11                                   ;   238.2 p3+p4   44 next spill
        movaps xmm11, xmm15                                        ;   238.0 p1      41 next copy
        xorps xmm11, xmm14                                         ;   249.0 p5      41 next
        movaps [rbp - 112], xmm2                                   ;   239.2 p3+p4   44 next spill
        movaps xmm2, xmm15                                         ;   238.5 p0      41 next copy
        xorps xmm2, xmm4                                           ;   239.5 p1      41 next
        movaps [rbp + 112], xmm14                                  ;   249.0 p3+p4   44 next spill
        movaps xmm14, xmm2                                         ;   240.5 p5      41 next copy
        andps xmm14, xmm4                                          ;   241.5 p0      41 next
        xorps xmm5, xmm14                                          ;   242.5 p1      41 next
        movaps xmm14, xmm15                                        ;   240.2 p5      41 next copy
        xorps xmm14, xmm9                                          ;   247.0 p0      41 next
        andps xmm6, xmm14                                          ;   248.0 p1      41 next
        movaps xmm14, xmm13                                        ;   243.0 p5      41 next copy
        andps xmm14, xmm10                                         ;   244.0 p0      41 next
        xorps xmm14, xmm0                                          ;   245.0 p1      41 next
        xorps xmm6, xmm14                                          ;   249.0 p5      41 next
        movaps [rbp - 32], xmm14                                   ;   246.0 p3+p4   41 next spill
        movaps xmm14, xmm13                                        ;   243.0 p0      41 next copy
        andps xmm14, xmm4                                          ;   244.0 p1      41 next
        movaps [rdx + 32], xmm4                                    ;   243.5 p3+p4   44 next spill
        movaps xmm4, xmm7                                          ;   244.0 p5      41 next copy
        andps xmm4, xmm9                                           ;   247.0 p0      41 next
        movaps [rbp + 48], xmm7                                    ;   244.5 p3+p4   41 next spill
        movaps xmm7, xmm8                                          ;   245.0 p1      41 next copy
        andps xmm7, xmm9                                           ;   247.0 p5      41 next
        movaps [rbp + 64], xmm7                                    ;   248.0 p3+p4   41 next spill
        movaps xmm7, xmm1                                          ;   245.2 p0      41 next copy
        andps xmm7, xmm10                                          ;   246.2 p1      41 next
        xorps xmm7, xmm3                                           ;   247.2 p5      41 next
        movaps [rbp - 128], xmm6                                   ;   250.0 p3+p4   41 next spill
        movaps xmm6, xmm15                                         ;   246.2 p0      41 next copy
        xorps xmm6, xmm3                                           ;   247.2 p1      41 next
        xorps xmm4, xmm7                                           ;   248.2 p5      41 next
        movaps [rdx - 16], xmm4                                    ;   249.2 p3+p4   41 next spill
        movaps xmm4, xmm6                                          ;   248.2 p0      41 next copy
        andps xmm4, xmm9                                           ;   249.2 p1      41 next
        andps xmm6, xmm10                                          ;   248.2 p5      41 next
        movaps [rbp - 16], xmm5                                    ;   248.5 p3+p4   41 next spill
        movaps xmm5, xmm10                                         ;   248.2 p0      41 next copy
        andps xmm5, xmm12                                          ;   249.2 p1      41 next
        xorps xmm5, xmm0                                           ;   250.2 p5      41 next
        movaps xmm0, xmm11                                         ;   250.0 p0      41 next copy
        andps xmm0, xmm3                                           ;   251.0 p1      41 next
        xorps xmm14, xmm0                                          ;   252.0 p5      41 next
        movaps xmm0, xmm4                                          ;   250.2 p0      41 next copy
        movaps [rbp + 16], xmm5                                    ;   251.2 p3+p4   41 next spill
        movaps xmm5, xmm8                                          ;   250.5 p1      41 next copy
        andps xmm8, xmm12                                          ;   250.8 p5      41 next
        xorps xmm6, xmm8                                           ;   251.8 p0      41 next
        movaps xmm8, xmm2                                          ;   251.5 p1      41 next copy
        andps xmm8, xmm10                                          ;   252.5 p5      41 next
        xorps xmm7, xmm8                                           ;   253.5 p0      41 next
        xorps xmm0, xmm7                                           ;   254.5 p1      41 next
        xorps xmm5, xmm0                                           ;   255.5 p5      41 next
        movaps xmm0, xmm14                                         ;   253.2 p0      41 next copy
        xorps xmm14, xmm1                                          ;   253.5 p1      41 next
        movaps xmm7, xmm1                                          ;   253.8 p5      41 next copy
        xorps xmm7, xmm3                                           ;   254.8 p0      41 next
        movaps xmm8, [rbp + 112]                                   ;   253.2 p2      44 next reload
        andps xmm1, xmm8                                           ;   256.2 p1      41 next
        movaps [rdi + 16], xmm1                                    ;   257.2 p3+p4   41 next spill
        movaps xmm1, xmm2                                          ;   254.8 p5      41 next copy
        orps xmm1, xmm3                                            ;   255.8 p0      41 next
        xorps xmm0, xmm1                                           ;   256.8 p1      41 next
        movaps xmm1, xmm11                                         ;   255.8 p5      41 next copy
        andps xmm1, xmm10                                          ;   256.8 p0      41 next
        xorps xmm4, xmm1                                           ;   257.8 p1      41 next
        movaps [rbp - 48], xmm0                                    ;   257.8 p3+p4   41 next spill
        movaps xmm0, xmm13                                         ;   256.8 p5      41 next copy
        andps xmm0, xmm7                                           ;   257.8 p0      41 next
        andps xmm7, xmm12                                          ;   257.5 p1      41 next
        xorps xmm7, [rbp - 16]                                     ;   258.5 p5+p2   41 next
        xorps xmm1, xmm7                                           ;   259.5 p0      41 next
        movaps xmm7, xmm3                                          ;   258.5 p1      41 next copy
        andps xmm7, xmm15                                          ;   259.5 p5      41 next
        xorps xmm7, xmm9                                           ;   260.5 p0      41 next
        xorps xmm6, xmm7                                           ;   261.5 p1      41 next
        xorps xmm4, [rbp - 128]                                    ;   259.8 p5+p2   41 next
        andps xmm7, xmm15                                          ;   261.5 p0      41 next
        xorps xmm5, xmm1                                           ;   260.5 p1      41 next
        movaps xmm1, [rel kasumi_encrypt_compact.T0_constants128]  ;   259.0 p2      41 next reload
        xorps xmm5, xmm1                                           ;   262.0 p5      41 next
        xorps xmm7, [rbp + 16]                                     ;   262.5 p0+p2   41 next
        movaps xmm1, xmm9                                          ;   261.5 p1      41 next copy
        andps xmm1, xmm8                                           ;   262.5 p5      41 next
        xorps xmm4, xmm1                                           ;   263.5 p0      41 next
        xorps xmm1, xmm10                                          ;   263.5 p1      41 next
        andps xmm13, xmm3                                          ;   262.8 p5      41 next
        xorps xmm7, [rbp - 16]                                     ;   263.5 p0+p2   41 next
        andps xmm10, xmm9                                          ;   263.5 p1      41 next
        xorps xmm13, xmm6                                          ;   263.8 p5      41 next
        movaps [rdx - 80], xmm5                                    ;   263.0 p3+p4   41 next spill
        movaps xmm5, xmm11                                         ;   264.2 p0      41 next copy
        andps xmm5, [rdx + 32]                                     ;   265.2 p1+p2   41 next
        xorps xmm6, xmm5                                           ;   266.2 p5      41 next
        andps xmm11, xmm2                                          ;   265.2 p0      41 next
        movaps xmm5, [rbp + 48]                                    ;   263.0 p2      41 next reload
        andps xmm2, xmm5                                           ;   266.0 p1      41 next
        xorps xmm10, xmm2                                          ;   267.0 p5      41 next
        andps xmm9, xmm12                                          ;   266.2 p0      41 next
        xorps xmm6, xmm14                                          ;   267.2 p1      41 next
        xorps xmm10, xmm8                                          ;   268.0 p5      41 next
        xorps xmm7, xmm10                                          ;   269.0 p0      41 next
        xorps xmm9, [rdi + 16]                                     ;   267.5 p1+p2   41 next
        xorps xmm11, [rbp - 16]                                    ;   267.8 p5+p2   41 next
        movaps xmm2, xmm5                                          ;   268.2 p0      41 next copy
        andps xmm2, [rdx + 32]                                     ;   269.2 p1+p2   41 next
        xorps xmm0, xmm9                                           ;   268.8 p5      41 next
        andps xmm3, xmm12                                          ;   269.2 p0      41 next
        xorps xmm10, [rbp - 128]                                   ;   269.5 p1+p2   41 next
        xorps xmm13, xmm11                                         ;   269.8 p5      41 next
        xorps xmm3, xmm0                                           ;   270.2 p0      41 next
        xorps xmm11, xmm12                                         ;   270.5 p1      41 next
        movaps [rbp - 128], xmm7                                   ;   270.0 p3+p4   41 next spill
        movaps xmm7, xmm15                                         ;   270.8 p5      41 next copy
        andps xmm7, xmm12                                          ;   271.8 p0      41 next
        xorps xmm2, xmm7                                           ;   272.8 p1      41 next
        movaps xmm7, [rdx - 16]                                    ;   268.5 p2      41 next reload
        xorps xmm9, xmm7                                           ;   271.8 p5      41 next
        xorps xmm2, xmm1                                           ;   273.8 p0      41 next
        xorps xmm0, xmm2                                           ;   274.8 p1      41 next
        xorps xmm14, xmm0                                          ;   275.8 p5      41 next
        xorps xmm11, [rbp - 48]                                    ;   273.2 p0+p2   41 next
        movaps xmm0, xmm12                                         ;   273.5 p1      41 next copy
        movaps xmm2, [rdx + 32]                                    ;   270.5 p2      44 next reload
        andps xmm0, xmm2                                           ;   274.5 p5      41 next
        xorps xmm10, xmm0                                          ;   275.5 p0      41 next
        xorps xmm9, xmm10                                          ;   276.5 p1      41 next
        andps xmm12, xmm8                                          ;   274.8 p5      41 next
        andps xmm1, xmm8                                           ;   275.2 p0      41 next
        xorps xmm7, xmm11                                          ;   275.5 p1      41 next
        xorps xmm12, xmm2                                          ;   275.8 p5      41 next
        xorps xmm4, xmm12                                          ;   276.8 p0      41 next
        xorps xmm0, [rbp - 32]                                     ;   276.5 p1+p2   41 next
        xorps xmm6, xmm0                                           ;   277.5 p5      41 next
        andps xmm5, xmm8                                           ;   277.2 p0      41 next
        xorps xmm1, [rbp + 16]                                     ;   277.5 p1+p2   41 next
        xorps xmm13, xmm2                                          ;   277.8 p5      41 next
        xorps xmm3, xmm5                                           ;   278.2 p0      41 next
        xorps xmm15, xmm3                                          ;   279.2 p1      41 next
        xorps xmm6, xmm1                                           ;   278.8 p5      41 next
        xorps xmm15, [rbp + 64]                                    ;   280.2 p0+p2   41 next
        xorps xmm1, xmm15                                          ;   281.2 p1      41 next
        movaps xmm15, [rbp - 112]                                  ;   276.0 p2      41 next
        movaps xmm0, [rdx - 32]                                    ;   277.0 p2      44 next reload
        andps xmm15, xmm0                                          ;   280.0 p5      41 next
        movaps xmm2, [rbp + 0]                                     ;   278.0 p2      44 next reload
        xorps xmm15, xmm2                                          ;   281.0 p0      41 next
        movaps xmm3, [rdx - 96]                                    ;   279.0 p2      41 next
        andps xmm3, xmm2                                           ;   282.0 p1      41 next
        movaps xmm5, [rbp - 80]                                    ;   280.0 p2      41 next
        movaps xmm8, [rdi - 96]                                    ;   281.0 p2      44 next reload
        andps xmm5, xmm8                                           ;   284.0 p5      41 next
        movaps xmm10, [rdx - 96]                                   ;   282.0 p2      41 next
        movaps xmm11, [rdi + 32]                                   ;   283.0 p2      44 next reload
        andps xmm10, xmm11                                         ;   286.0 p0      41 next
        movaps xmm12, xmm3                                         ;   283.0 p1      41 next copy
        xorps xmm12, xmm5                                          ;   285.0 p5      41 next
        andps xmm5, [rbp - 112]                                    ;   285.0 p0+p2   41 next
        movaps [rbp + 64], xmm13                                   ;   279.5 p3+p4   41 next spill
        movaps xmm13, xmm10                                        ;   287.0 p1      41 next copy
        movaps [rdx + 32], xmm6                                    ;   280.5 p3+p4   41 next spill
        movaps xmm6, xmm2                                          ;   282.8 p5      41 next copy
        andps xmm6, [rbp - 112]                                    ;   285.0 p0+p2   41 next
        xorps xmm13, xmm6                                          ;   288.0 p1      41 next
        xorps xmm6, xmm12                                          ;   286.0 p5      41 next
        movaps [rbp + 16], xmm1                                    ;   282.2 p3+p4   41 next spill
        movaps xmm1, xmm2                                          ;   284.2 p0      41 next copy
        andps xmm1, xmm11                                          ;   286.0 p1      41 next
        movaps [rbp + 112], xmm7                                   ;   282.5 p3+p4   41 next spill
        movaps xmm7, xmm1                                          ;   287.0 p5      41 next copy
        xorps xmm7, [rbp - 112]                                    ;   288.0 p0+p2   41 next
        xorps xmm5, xmm7                                           ;   289.0 p1      41 next
        movaps [rbp + 48], xmm14                                   ;   283.5 p3+p4   41 next spill
        movaps xmm14, xmm13                                        ;   289.0 p5      41 next copy
        movaps [rbp - 32], xmm9                                    ;   284.5 p3+p4   41 next spill
        movaps xmm9, xmm0                                          ;   286.2 p0      41 next copy
        andps xmm9, xmm8                                           ;   287.2 p1      41 next
        xorps xmm14, xmm9                                          ;   290.0 p5      41 next
        movaps xmm9, [rbp - 80]                                    ;   287.0 p2      44 next reload
        andps xmm13, xmm9                                          ;   290.0 p0      41 next
        xorps xmm3, xmm14                                          ;   291.0 p1      41 next
        movaps [rdx - 16], xmm4                                    ;   285.5 p3+p4   41 next spill
        movaps xmm4, xmm1                                          ;   287.8 p5      41 next copy
        xorps xmm1, [rdx - 96]                                     ;   288.2 p0+p2   41 next
        movaps [rbp - 48], xmm6                                    ;   287.0 p3+p4   41 next spill
        movaps xmm6, xmm14                                         ;   291.0 p1      41 next copy
        andps xmm6, [rbp - 112]                                    ;   292.0 p5+p2   41 next
        movaps [rbp - 16], xmm15                                   ;   287.5 p3+p4   41 next spill
        movaps xmm15, [rdx - 96]                                   ;   290.0 p2      41 next
        andps xmm15, [rbp - 112]                                   ;   293.0 p0+p2   41 next
        movaps xmm2, xmm15                                         ;   294.0 p1      41 next copy
        movaps [rdi + 16], xmm5                                    ;   290.0 p3+p4   41 next spill
        movaps xmm5, xmm11                                         ;   289.8 p5      41 next copy
        andps xmm5, xmm9                                           ;   290.8 p0      41 next
        xorps xmm2, xmm5                                           ;   295.0 p1      41 next
        orps xmm4, xmm5                                            ;   291.8 p5      41 next
        andps xmm7, xmm8                                           ;   291.2 p0      41 next
        andps xmm3, xmm8                                           ;   292.0 p1      41 next
        xorps xmm15, xmm9                                          ;   294.0 p5      41 next
        xorps xmm4, xmm6                                           ;   293.0 p0      41 next
        andps xmm14, xmm11                                         ;   292.5 p1      41 next
        xorps xmm7, xmm11                                          ;   292.8 p5      41 next
        xorps xmm3, xmm1                                           ;   293.2 p0      41 next
        xorps xmm1, xmm15                                          ;   295.0 p1      41 next
        movaps xmm5, xmm1                                          ;   296.0 p5      41 next copy
        movaps xmm6, xmm0                                          ;   294.2 p0      41 next copy
        xorps xmm6, xmm9                                           ;   295.2 p1      41 next
        andps xmm10, xmm6                                          ;   296.2 p5      41 next
        andps xmm15, [rdx - 96]                                    ;   295.2 p0+p2   41 next
        xorps xmm10, xmm7                                          ;   297.2 p1      41 next
        andps xmm7, xmm8                                           ;   295.8 p5      41 next
        movaps [rdx + 48], xmm3                                    ;   294.2 p3+p4   41 next spill
        movaps xmm3, xmm6                                          ;   296.2 p0      41 next copy
        movaps [rdx + 0], xmm4                                     ;   294.0 p3+p4   41 next spill
        movaps xmm4, xmm8                                          ;   296.5 p1      41 next copy
        andps xmm4, [rbp + 0]                                      ;   297.5 p5+p2   41 next
        andps xmm3, xmm4                                           ;   298.5 p0      41 next
        xorps xmm5, xmm4                                           ;   298.5 p1      41 next
        xorps xmm13, xmm5                                          ;   299.5 p5      41 next
        xorps xmm15, [rdi + 16]                                    ;   298.2 p0+p2   41 next
        movaps xmm4, xmm12                                         ;   298.5 p1      41 next copy
        xorps xmm4, xmm11                                          ;   299.5 p5      41 next
        andps xmm4, xmm0                                           ;   300.5 p0      41 next
        xorps xmm13, xmm4                                          ;   301.5 p1      41 next
        movaps xmm4, [rel kasumi_encrypt_compact.T0_constants128]  ;   296.2 p2      41 next reload
        xorps xmm13, xmm4                                          ;   302.5 p5      41 next
        movaps xmm5, xmm8                                          ;   300.2 p0      41 next copy
        xorps xmm5, xmm11                                          ;   301.2 p1      41 next
        xorps xmm3, xmm5                                           ;   302.2 p5      41 next
        xorps xmm3, xmm2                                           ;   303.2 p0      41 next
        xorps xmm2, xmm6                                           ;   301.5 p1      41 next
        andps xmm3, xmm8                                           ;   304.2 p5      41 next
        movaps xmm5, [rbp + 0]                                     ;   298.2 p2      44 next reload
        andps xmm2, xmm5                                           ;   302.5 p0      41 next
        xorps xmm2, xmm4                                           ;   303.5 p1      41 next
        movaps xmm4, xmm11                                         ;   302.8 p5      41 next copy
        andps xmm4, [rbp - 16]                                     ;   303.8 p0+p2   41 next
        movaps [rdi + 16], xmm13                                   ;   303.5 p3+p4   41 next spill
        movaps xmm13, xmm11                                        ;   303.5 p1      41 next copy
        andps xmm13, [rbp - 112]                                   ;   304.5 p5+p2   41 next
        andps xmm6, xmm13                                          ;   305.5 p0      41 next
        movaps xmm11, xmm0                                         ;   304.5 p1      41 next copy
        andps xmm11, [rdx - 96]                                    ;   305.5 p5+p2   41 next
        xorps xmm13, xmm11                                         ;   306.5 p0      41 next
        xorps xmm14, xmm11                                         ;   306.5 p1      41 next
        xorps xmm11, xmm9                                          ;   306.5 p5      41 next
        xorps xmm3, xmm13                                          ;   307.5 p0      41 next
        movaps xmm13, xmm8                                         ;   306.5 p1      41 next copy
        andps xmm13, [rdx - 96]                                    ;   307.5 p5+p2   41 next
        movaps xmm8, xmm12                                         ;   307.2 p0      41 next copy
        andps xmm8, [rdx - 96]                                     ;   308.2 p1+p2   41 next
        xorps xmm6, xmm8                                           ;   309.2 p5      41 next
        movaps xmm8, xmm0                                          ;   308.2 p0      41 next copy
        andps xmm8, xmm9                                           ;   309.2 p1      41 next
        movaps xmm0, xmm5                                          ;   308.8 p5      41 next copy
        movaps xmm5, xmm4                                          ;   309.2 p0      41 next copy
        xorps xmm4, xmm2                                           ;   309.5 p1      41 next
        xorps xmm4, xmm13                                          ;   310.5 p5      41 next
        xorps xmm7, xmm4                                           ;   311.5 p0      41 next
        xorps xmm13, xmm8                                          ;   310.5 p1      41 next
        andps xmm0, xmm13                                          ;   311.5 p5      41 next
        xorps xmm5, xmm13                                          ;   311.5 p0      41 next
        xorps xmm10, xmm5                                          ;   312.5 p1      41 next
        xorps xmm0, [rbp - 48]                                     ;   312.5 p5+p2   41 next
        andps xmm8, xmm11                                          ;   312.2 p0      41 next
        movaps xmm4, [rbp - 112]                                   ;   308.5 p2      44 next reload
        andps xmm11, xmm4                                          ;   312.5 p1      41 next
        andps xmm12, xmm9                                          ;   312.8 p5      41 next
        xorps xmm1, xmm10                                          ;   313.5 p0      41 next
        xorps xmm14, xmm0                                          ;   313.5 p1      41 next
        xorps xmm11, xmm12                                         ;   313.8 p5      41 next
        xorps xmm6, xmm1                                           ;   314.5 p0      41 next
        movaps xmm0, [rdx - 32]                                    ;   309.8 p2      44 next reload
        orps xmm5, xmm0                                            ;   314.5 p1      41 next
        xorps xmm2, xmm5                                           ;   315.5 p5      41 next
        xorps xmm15, xmm7                                          ;   315.2 p0      41 next
        xorps xmm8, xmm2                                           ;   316.5 p1      41 next
        movaps xmm1, [rbp - 16]                                    ;   311.5 p2      41 next reload
        xorps xmm14, xmm1                                          ;   315.8 p5      41 next
        andps xmm1, xmm9                                           ;   316.2 p0      41 next
        xorps xmm3, xmm1                                           ;   317.2 p1      41 next
        movaps xmm1, [rel kasumi_encrypt_compact.T0_constants128]  ;   312.5 p2      41 next reload
        xorps xmm14, xmm1                                          ;   316.8 p5      41 next
        xorps xmm11, [rdx + 48]                                    ;   317.2 p0+p2   41 next
        xorps xmm8, [rdx + 0]                                      ;   317.5 p1+p2   41 next
        xorps xmm0, [rbp - 32]                                     ;   317.8 p5+p2   41 next
        xorps xmm4, [rbp + 48]                                     ;   318.2 p0+p2   41 next
        xorps xmm14, xmm0                                          ;   318.8 p1      41 next
        xorps xmm3, xmm4                                           ;   319.2 p5      41 next
        movaps xmm2, [rdx - 16]                                    ;   317.5 p2      41 next
        xorps xmm2, [rbp + 0]                                      ;   320.5 p0+p2   41 next
        xorps xmm6, xmm2                                           ;   321.5 p1      41 next
        xorps xmm9, [rbp + 16]                                     ;   319.8 p5+p2   41 next
        movaps xmm5, [rdx - 80]                                    ;   320.5 p2      41 next
        xorps xmm5, [rdi - 96]                                     ;   323.5 p0+p2   41 next
        xorps xmm8, xmm9                                           ;   320.8 p1      41 next
        movaps xmm7, [rdi + 16]                                    ;   322.5 p2      41 next
        xorps xmm7, xmm5                                           ;   325.5 p5      41 next
        movaps xmm10, [rdx + 80]                                   ;   323.5 p2      58 r reload
        xorps xmm2, xmm10                                          ;   326.5 p0      50 next
        movaps xmm12, [rax - 64]                                   ;   324.5 p2      58 r reload
        xorps xmm0, xmm12                                          ;   327.5 p1      50 next
        movaps xmm13, [rdx + 64]                                   ;   325.5 p2      58 r reload
        xorps xmm5, xmm13                                          ;   328.5 p5      50 next
        movaps [rdi + 16], xmm0                                    ;   328.5 p3+p4   50 next spill
        movaps xmm0, [rbp + 112]                                   ;   326.5 p2      41 next
        xorps xmm0, [rdi + 32]                                     ;   329.5 p0+p2   41 next
        xorps xmm15, xmm0                                          ;   330.5 p1      41 next
        xorps xmm4, [rax - 80]                                     ;   328.5 p5+p2   50 next
        xorps xmm9, [rcx + 16]                                     ;   329.5 p0+p2   50 next
        xorps xmm0, [rcx + 0]                                      ;   330.5 p1+p2   50 next
        movaps [rdi + 32], xmm9                                    ;   330.5 p3+p4   50 next spill
        movaps xmm9, [rdx + 32]                                    ;   331.5 p2      41 next
        xorps xmm9, [rdx - 96]                                     ;   334.5 p5+p2   41 next
        xorps xmm11, xmm9                                          ;   335.5 p0      41 next
        xorps xmm6, [rcx + 80]                                     ;   333.5 p1+p2   50 next
        xorps xmm7, [rcx + 96]                                     ;   334.5 p5+p2   50 next
        xorps xmm14, [rcx + 112]                                   ;   335.5 p0+p2   50 next
        xorps xmm9, [rcx + 32]                                     ;   336.5 p1+p2   50 next
        xorps xmm3, [rdi + 96]                                     ;   337.5 p5+p2   50 next
        xorps xmm8, [rdi - 112]                                    ;   338.5 p0+p2   50 next
        xorps xmm15, [rax - 128]                                   ;   339.5 p1+p2   50 next
        xorps xmm11, [rbp - 96]                                    ;   340.5 p5+p2   50 next
        movaps [rdx - 96], xmm11                                   ;   341.5 p3+p4   50 next spill
        movaps xmm11, [rbp - 128]                                  ;   341.5 p2      50 next
        xorps xmm11, [rcx + 48]                                    ;   344.5 p0+p2   50 next
        xorps xmm10, [r10 + 384]                                   ;   343.5 p1+p2   50 next
        movaps [rdx + 80], xmm8                                    ;   339.5 p3+p4   50 next spill
        movaps xmm8, [rbp + 64]                                    ;   344.5 p2      50 next
        xorps xmm8, [rcx + 64]                                     ;   347.5 p5+p2   50 next
        xorps xmm13, [r10 + 400]                                   ;   346.5 p0+p2   50 next
        xorps xmm12, [r10 + 416]                                   ;   347.5 p1+p2   50 next
        movaps [rax - 64], xmm15                                   ;   340.5 p3+p4   50 next spill
        movaps xmm15, [rax - 80]                                   ;   348.5 p2      50 next
        xorps xmm15, [r10 + 432]                                   ;   351.5 p5+p2   50 next
        movaps [rax - 80], xmm3                                    ;   338.5 p3+p4   50 next spill
        movaps xmm3, [rcx + 0]                                     ;   350.5 p2      50 next
        xorps xmm3, [r10 + 448]                                    ;   353.5 p0+p2   50 next
        movaps [rcx + 0], xmm14                                    ;   339.5 p3+p4   50 next spill
        movaps xmm14, [rcx + 16]                                   ;   352.5 p2      50 next
        xorps xmm14, [r10 + 464]                                   ;   355.5 p1+p2   50 next
        movaps [rcx + 16], xmm7                                    ;   340.5 p3+p4   50 next spill
        movaps xmm7, [rcx + 32]                                    ;   354.5 p2      50 next
        xorps xmm7, [r10 + 480]                                    ;   357.5 p5+p2   50 next
        movaps [rcx + 32], xmm6                                    ;   341.5 p3+p4   50 next spill
        movaps xmm6, [rcx + 48]                                    ;   356.5 p2      50 next
        xorps xmm6, [r10 + 496]                                    ;   359.5 p0+p2   50 next
        movaps [rcx + 48], xmm8                                    ;   348.5 p3+p4   50 next spill
        movaps xmm8, [rcx + 64]                                    ;   358.5 p2      50 next
        xorps xmm8, [r10 + 256]                                    ;   361.5 p1+p2   50 next
        movaps [rcx + 64], xmm11                                   ;   346.5 p3+p4   50 next spill
        movaps xmm11, [rcx + 80]                                   ;   360.5 p2      50 next
        xorps xmm11, [r10 + 272]                                   ;   363.5 p5+p2   50 next
        movaps [rcx + 80], xmm9                                    ;   347.8 p3+p4   50 next spill
        movaps xmm9, [rcx + 96]                                    ;   362.5 p2      50 next
        xorps xmm9, [r10 + 288]                                    ;   365.5 p0+p2   50 next
        movaps [rcx + 96], xmm0                                    ;   348.8 p3+p4   50 next spill
        movaps xmm0, [rcx + 112]                                   ;   364.5 p2      50 next
        xorps xmm0, [r10 + 304]                                    ;   367.5 p1+p2   50 next
        movaps [rcx + 112], xmm4                                   ;   351.5 p3+p4   50 next spill
        movaps xmm4, [rdi + 96]                                    ;   366.5 p2      50 next
        xorps xmm4, [r10 + 320]                                    ;   369.5 p5+p2   50 next
        movaps [rdi + 96], xmm5                                    ;   353.5 p3+p4   50 next spill
        movaps xmm5, [rax - 128]                                   ;   368.5 p2      50 next
        xorps xmm5, [r10 + 336]                                    ;   371.5 p0+p2   50 next
        movaps [rax - 128], xmm2                                   ;   355.5 p3+p4   50 next spill
        movaps xmm2, [rdi - 112]                                   ;   370.5 p2      50 next
        xorps xmm2, [r10 + 352]                                    ;   373.5 p1+p2   50 next
        movaps [rdi - 112], xmm3                                   ;   357.5 p3+p4   50 next spill
        movaps xmm3, [rbp - 96]                                    ;   372.5 p2      50 next
        xorps xmm3, [r10 + 368]                                    ;   375.5 p5+p2   50 next
        movaps [rbp - 96], xmm13                                   ;   359.5 p3+p4   50 next spill
        movaps xmm13, xmm6                                         ;   360.5 p0      41 next copy
        xorps xmm13, xmm5                                          ;   372.5 p1      41 next
        movaps [rdx + 64], xmm14                                   ;   360.8 p3+p4   50 next spill
        movaps xmm14, xmm6                                         ;   361.0 p5      41 next copy
        andps xmm14, xmm8                                          ;   362.5 p0      41 next
        movaps [rbp + 64], xmm10                                   ;   361.8 p3+p4   50 next spill
        movaps xmm10, xmm6                                         ;   361.8 p1      41 next copy
        movaps [rbp - 128], xmm7                                   ;   362.8 p3+p4   50 next spill
        movaps xmm7, xmm11                                         ;   364.5 p5      41 next copy
        xorps xmm7, xmm3                                           ;   376.5 p0      41 next
        movaps [rdx + 32], xmm12                                   ;   363.8 p3+p4   50 next spill
        movaps xmm12, xmm11                                        ;   364.5 p1      41 next copy
        xorps xmm12, xmm9                                          ;   366.5 p5      41 next
        movaps [rbp + 112], xmm15                                  ;   364.8 p3+p4   50 next spill
        movaps xmm15, xmm11                                        ;   364.8 p0      41 next copy
        xorps xmm15, xmm2                                          ;   374.5 p1      41 next
        andps xmm10, xmm15                                         ;   375.5 p5      41 next
        movaps xmm15, xmm12                                        ;   367.5 p0      41 next copy
        andps xmm15, xmm9                                          ;   368.5 p1      41 next
        xorps xmm14, xmm15                                         ;   369.5 p5      41 next
        movaps xmm15, xmm5                                         ;   372.5 p0      41 next copy
        xorps xmm15, xmm9                                          ;   373.5 p1      41 next
        movaps [rdi - 96], xmm14                                   ;   370.5 p3+p4   41 next spill
        movaps xmm14, xmm5                                         ;   372.5 p5      41 next copy
        andps xmm14, xmm4                                          ;   373.5 p0      41 next
        xorps xmm14, xmm1                                          ;   374.5 p1      41 next
        xorps xmm10, xmm14                                         ;   376.5 p5      41 next
        movaps [rdx - 80], xmm14                                   ;   375.5 p3+p4   41 next spill
        movaps xmm14, xmm5                                         ;   372.5 p0      41 next copy
        andps xmm14, xmm9                                          ;   373.5 p1      41 next
        movaps [rbp + 16], xmm9                                    ;   372.5 p3+p4   50 next spill
        movaps xmm9, xmm13                                         ;   373.5 p5      41 next copy
        andps xmm9, xmm2                                           ;   374.5 p0      41 next
        movaps [rbp - 80], xmm13                                   ;   373.5 p3+p4   41 next spill
        movaps xmm13, xmm15                                        ;   374.5 p1      41 next copy
        andps xmm13, xmm2                                          ;   375.5 p5      41 next
        movaps [rbp + 0], xmm13                                    ;   376.5 p3+p4   41 next spill
        movaps xmm13, xmm6                                         ;   374.2 p0      41 next copy
        andps xmm13, xmm4                                          ;   375.2 p1      41 next
        xorps xmm13, xmm8                                          ;   376.2 p5      41 next
        movaps [rdx - 16], xmm10                                   ;   377.5 p3+p4   41 next spill
        movaps xmm10, xmm11                                        ;   375.2 p0      41 next copy
        xorps xmm10, xmm8                                          ;   376.2 p1      41 next
        xorps xmm9, xmm13                                          ;   377.2 p5      41 next
        movaps [rbp + 48], xmm9                                    ;   378.2 p3+p4   41 next spill
        movaps xmm9, xmm10                                         ;   377.2 p0      41 next copy
        andps xmm9, xmm2                                           ;   378.2 p1      41 next
        andps xmm10, xmm4                                          ;   377.2 p5      41 next
        movaps [rbp - 112], xmm5                                   ;   377.5 p3+p4   50 next spill
        movaps xmm5, xmm7                                          ;   377.5 p0      41 next copy
        andps xmm5, xmm8                                           ;   378.5 p1      41 next
        xorps xmm14, xmm5                                          ;   379.5 p5      41 next
        movaps xmm5, xmm4                                          ;   378.2 p0      41 next copy
        andps xmm5, xmm0                                           ;   379.2 p1      41 next
        xorps xmm5, xmm1                                           ;   380.2 p5      41 next
        movaps xmm1, xmm9                                          ;   379.2 p0      41 next copy
        movaps [rbp - 32], xmm5                                    ;   381.2 p3+p4   41 next spill
        movaps xmm5, xmm15                                         ;   379.5 p1      41 next copy
        andps xmm15, xmm0                                          ;   379.8 p5      41 next
        xorps xmm10, xmm15                                         ;   380.8 p0      41 next
        movaps xmm15, xmm12                                        ;   380.5 p1      41 next copy
        andps xmm15, xmm4                                          ;   381.5 p5      41 next
        xorps xmm13, xmm15                                         ;   382.5 p0      41 next
        xorps xmm1, xmm13                                          ;   383.5 p1      41 next
        xorps xmm5, xmm1                                           ;   384.5 p5      41 next
        movaps xmm15, xmm14                                        ;   382.2 p0      41 next copy
        xorps xmm14, xmm6                                          ;   382.5 p1      41 next
        movaps xmm1, xmm6                                          ;   382.8 p5      41 next copy
        xorps xmm1, xmm8                                           ;   383.8 p0      41 next
        andps xmm6, xmm3                                           ;   383.5 p1      41 next
        movaps xmm13, xmm12                                        ;   383.8 p5      41 next copy
        orps xmm13, xmm8                                           ;   384.8 p0      41 next
        xorps xmm15, xmm13                                         ;   385.8 p1      41 next
        movaps xmm13, xmm7                                         ;   384.8 p5      41 next copy
        andps xmm13, xmm4                                          ;   385.8 p0      41 next
        xorps xmm9, xmm13                                          ;   386.8 p1      41 next
        movaps [rdx - 32], xmm15                                   ;   386.8 p3+p4   41 next spill
        movaps xmm15, xmm8                                         ;   385.8 p5      41 next copy
        andps xmm15, xmm11                                         ;   386.8 p0      41 next
        xorps xmm15, xmm2                                          ;   387.8 p1      41 next
        xorps xmm10, xmm15                                         ;   388.8 p5      41 next
        andps xmm15, xmm11                                         ;   388.8 p0      41 next
        xorps xmm9, [rdx - 16]                                     ;   387.8 p1+p2   41 next
        movaps [rdx + 0], xmm11                                    ;   385.8 p3+p4   50 next spill
        movaps xmm11, xmm1                                         ;   387.8 p5      41 next copy
        andps xmm11, [rbp - 112]                                   ;   388.8 p0+p2   41 next
        andps xmm1, xmm0                                           ;   388.5 p1      41 next
        xorps xmm1, [rdi - 96]                                     ;   389.5 p5+p2   41 next
        xorps xmm13, xmm1                                          ;   390.5 p0      41 next
        xorps xmm5, xmm13                                          ;   391.5 p1      41 next
        movaps xmm1, [rbp - 32]                                    ;   388.5 p2      41 next reload
        xorps xmm15, xmm1                                          ;   391.5 p5      41 next
        movaps xmm13, [rel kasumi_encrypt_compact.T0_constants128] ;   389.5 p2      41 next reload
        xorps xmm5, xmm13                                          ;   392.5 p0      41 next
        movaps xmm13, xmm2                                         ;   390.5 p1      41 next copy
        andps xmm13, xmm3                                          ;   391.5 p5      41 next
        xorps xmm9, xmm13                                          ;   392.5 p0      41 next
        xorps xmm13, xmm4                                          ;   392.5 p1      41 next
        xorps xmm15, [rdi - 96]                                    ;   392.5 p5+p2   41 next
        andps xmm4, xmm2                                           ;   392.2 p0      41 next
        movaps [rdx + 48], xmm5                                    ;   393.5 p3+p4   41 next spill
        movaps xmm5, xmm7                                          ;   392.5 p1      41 next copy
        andps xmm5, [rbp + 16]                                     ;   393.5 p5+p2   41 next
        andps xmm7, xmm12                                          ;   393.2 p0      41 next
        xorps xmm5, xmm10                                          ;   394.5 p1      41 next
        andps xmm12, [rbp - 80]                                    ;   393.8 p5+p2   41 next
        xorps xmm4, xmm12                                          ;   394.8 p0      41 next
        xorps xmm5, xmm14                                          ;   395.5 p1      41 next
        xorps xmm4, xmm3                                           ;   395.8 p5      41 next
        movaps xmm12, xmm8                                         ;   395.2 p0      41 next copy
        andps xmm12, [rbp - 112]                                   ;   396.2 p1+p2   41 next
        xorps xmm10, xmm12                                         ;   397.2 p5      41 next
        andps xmm2, xmm0                                           ;   396.2 p0      41 next
        xorps xmm6, xmm2                                           ;   397.2 p1      41 next
        xorps xmm15, xmm4                                          ;   396.8 p5      41 next
        xorps xmm7, [rdi - 96]                                     ;   397.2 p0+p2   41 next
        movaps xmm2, xmm0                                          ;   397.5 p1      41 next copy
        movaps xmm12, [rdx + 0]                                    ;   395.5 p2      50 next reload
        andps xmm2, xmm12                                          ;   398.5 p5      41 next
        movaps [rdi - 96], xmm15                                   ;   397.8 p3+p4   41 next spill
        movaps xmm15, [rbp - 80]                                   ;   396.5 p2      41 next
        andps xmm15, [rbp + 16]                                    ;   399.5 p0+p2   41 next
        xorps xmm2, xmm15                                          ;   400.5 p1      41 next
        xorps xmm11, xmm6                                          ;   398.8 p5      41 next
        andps xmm8, xmm0                                           ;   399.2 p0      41 next
        xorps xmm4, [rdx - 16]                                     ;   399.5 p1+p2   41 next
        xorps xmm8, xmm11                                          ;   400.2 p5      41 next
        xorps xmm10, xmm7                                          ;   400.2 p0      41 next
        xorps xmm7, xmm0                                           ;   400.5 p1      41 next
        movaps xmm15, [rbp + 48]                                   ;   399.5 p2      41 next reload
        xorps xmm6, xmm15                                          ;   402.5 p5      41 next
        xorps xmm2, xmm13                                          ;   401.5 p0      41 next
        xorps xmm11, xmm2                                          ;   402.5 p1      41 next
        xorps xmm14, xmm11                                         ;   403.5 p5      41 next
        xorps xmm7, [rdx - 32]                                     ;   402.2 p0+p2   41 next
        movaps xmm2, xmm0                                          ;   402.5 p1      41 next copy
        movaps xmm11, [rbp + 16]                                   ;   401.5 p2      50 next reload
        andps xmm2, xmm11                                          ;   404.5 p5      41 next
        xorps xmm4, xmm2                                           ;   405.5 p0      41 next
        xorps xmm6, xmm4                                           ;   406.5 p1      41 next
        andps xmm0, xmm3                                           ;   403.8 p5      41 next
        andps xmm13, xmm3                                          ;   404.2 p0      41 next
        xorps xmm15, xmm7                                          ;   404.5 p1      41 next
        xorps xmm0, xmm11                                          ;   404.8 p5      41 next
        xorps xmm9, xmm0                                           ;   405.8 p0      41 next
        xorps xmm2, [rdx - 80]                                     ;   405.5 p1+p2   41 next
        xorps xmm5, xmm2                                           ;   406.5 p5      41 next
        xorps xmm1, xmm13                                          ;   406.2 p0      41 next
        andps xmm3, [rbp - 80]                                     ;   406.5 p1+p2   41 next
        xorps xmm10, xmm11                                         ;   406.8 p5      41 next
        xorps xmm8, xmm3                                           ;   407.5 p0      41 next
        xorps xmm12, xmm8                                          ;   408.5 p1      41 next
        xorps xmm5, xmm1                                           ;   407.8 p5      41 next
        xorps xmm12, [rbp + 0]                                     ;   409.5 p0+p2   41 next
        xorps xmm1, xmm12                                          ;   410.5 p1      41 next
        movaps xmm0, [rbp + 112]                                   ;   405.5 p2      41 next
        movaps xmm2, [rdx + 32]                                    ;   406.5 p2      50 next reload
        andps xmm0, xmm2                                           ;   409.5 p5      41 next
        movaps xmm3, [rbp + 64]                                    ;   407.5 p2      50 next reload
        xorps xmm0, xmm3                                           ;   410.5 p0      41 next
        movaps xmm4, [rbp - 128]                                   ;   408.5 p2      41 next
        andps xmm4, xmm3                                           ;   411.5 p1      41 next
        movaps xmm7, [rdx + 64]                                    ;   409.5 p2      41 next
        movaps xmm8, [rbp - 96]                                    ;   410.5 p2      50 next reload
        andps xmm7, xmm8                                           ;   413.5 p5      41 next
        movaps xmm11, [rbp - 128]                                  ;   411.5 p2      41 next
        movaps xmm12, [rdi - 112]                                  ;   412.5 p2      50 next reload
        andps xmm11, xmm12                                         ;   415.5 p0      41 next
        movaps xmm13, xmm4                                         ;   412.5 p1      41 next copy
        xorps xmm13, xmm7                                          ;   414.5 p5      41 next
        andps xmm7, [rbp + 112]                                    ;   414.5 p0+p2   41 next
        movaps [rbp + 0], xmm10                                    ;   408.8 p3+p4   41 next spill
        movaps xmm10, xmm11                                        ;   416.5 p1      41 next copy
        movaps [rdx + 0], xmm5                                     ;   409.8 p3+p4   41 next spill
        movaps xmm5, xmm3                                          ;   411.8 p5      41 next copy
        andps xmm5, [rbp + 112]                                    ;   414.5 p0+p2   41 next
        xorps xmm10, xmm5                                          ;   417.5 p1      41 next
        xorps xmm5, xmm13                                          ;   415.5 p5      41 next
        movaps [rbp + 16], xmm1                                    ;   411.5 p3+p4   41 next spill
        movaps xmm1, xmm3                                          ;   413.2 p0      41 next copy
        andps xmm1, xmm12                                          ;   415.5 p1      41 next
        movaps [rbp - 80], xmm15                                   ;   411.8 p3+p4   41 next spill
        movaps xmm15, xmm1                                         ;   416.5 p5      41 next copy
        xorps xmm15, [rbp + 112]                                   ;   417.5 p0+p2   41 next
        xorps xmm7, xmm15                                          ;   418.5 p1      41 next
        movaps [rbp - 32], xmm14                                   ;   412.8 p3+p4   41 next spill
        movaps xmm14, xmm10                                        ;   418.5 p5      41 next copy
        movaps [rdx - 80], xmm6                                    ;   413.8 p3+p4   41 next spill
        movaps xmm6, xmm2                                          ;   415.2 p0      41 next copy
        andps xmm6, xmm8                                           ;   416.2 p1      41 next
        xorps xmm14, xmm6                                          ;   419.5 p5      41 next
        movaps xmm6, [rdx + 64]                                    ;   416.5 p2      50 next reload
        andps xmm10, xmm6                                          ;   419.5 p0      41 next
        xorps xmm4, xmm14                                          ;   420.5 p1      41 next
        movaps [rbp + 48], xmm9                                    ;   415.0 p3+p4   41 next spill
        movaps xmm9, xmm1                                          ;   416.8 p5      41 next copy
        xorps xmm1, [rbp - 128]                                    ;   417.5 p0+p2   41 next
        movaps [rdx - 32], xmm5                                    ;   416.5 p3+p4   41 next spill
        movaps xmm5, xmm14                                         ;   420.5 p1      41 next copy
        andps xmm5, [rbp + 112]                                    ;   421.5 p5+p2   41 next
        movaps [rdx - 16], xmm0                                    ;   417.0 p3+p4   41 next spill
        movaps xmm0, [rbp - 128]                                   ;   419.5 p2      41 next
        andps xmm0, [rbp + 112]                                    ;   422.5 p0+p2   41 next
        movaps xmm3, xmm0                                          ;   423.5 p1      41 next copy
        movaps [rbp - 112], xmm7                                   ;   419.5 p3+p4   41 next spill
        movaps xmm7, xmm12                                         ;   418.8 p5      41 next copy
        andps xmm7, xmm6                                           ;   419.8 p0      41 next
        xorps xmm3, xmm7                                           ;   424.5 p1      41 next
        orps xmm9, xmm7                                            ;   420.8 p5      41 next
        andps xmm15, xmm8                                          ;   420.2 p0      41 next
        andps xmm4, xmm8                                           ;   421.5 p1      41 next
        xorps xmm0, xmm6                                           ;   423.5 p5      41 next
        xorps xmm9, xmm5                                           ;   422.5 p0      41 next
        andps xmm14, xmm12                                         ;   421.5 p1      41 next
        xorps xmm15, xmm12                                         ;   421.8 p5      41 next
        xorps xmm4, xmm1                                           ;   422.5 p0      41 next
        xorps xmm1, xmm0                                           ;   424.5 p1      41 next
        movaps xmm5, xmm1                                          ;   425.5 p5      41 next copy
        movaps xmm7, xmm2                                          ;   423.2 p0      41 next copy
        xorps xmm7, xmm6                                           ;   424.2 p1      41 next
        andps xmm11, xmm7                                          ;   425.2 p5      41 next
        andps xmm0, [rbp - 128]                                    ;   424.5 p0+p2   41 next
        xorps xmm11, xmm15                                         ;   426.2 p1      41 next
        andps xmm15, xmm8                                          ;   424.8 p5      41 next
        movaps [rbp - 16], xmm4                                    ;   423.5 p3+p4   41 next spill
        movaps xmm4, xmm7                                          ;   425.2 p0      41 next copy
        movaps [rbp - 48], xmm9                                    ;   423.5 p3+p4   41 next spill
        movaps xmm9, xmm8                                          ;   425.5 p1      41 next copy
        andps xmm9, [rbp + 64]                                     ;   426.5 p5+p2   41 next
        andps xmm4, xmm9                                           ;   427.5 p0      41 next
        xorps xmm5, xmm9                                           ;   427.5 p1      41 next
        xorps xmm10, xmm5                                          ;   428.5 p5      41 next
        xorps xmm0, [rbp - 112]                                    ;   427.2 p0+p2   41 next
        movaps xmm5, xmm13                                         ;   427.5 p1      41 next copy
        xorps xmm5, xmm12                                          ;   428.5 p5      41 next
        andps xmm5, xmm2                                           ;   429.5 p0      41 next
        xorps xmm10, xmm5                                          ;   430.5 p1      41 next
        movaps xmm5, [rel kasumi_encrypt_compact.T0_constants128]  ;   425.8 p2      41 next reload
        xorps xmm10, xmm5                                          ;   431.5 p5      41 next
        movaps xmm9, xmm8                                          ;   429.2 p0      41 next copy
        xorps xmm9, xmm12                                          ;   430.2 p1      41 next
        xorps xmm4, xmm9                                           ;   431.2 p5      41 next
        xorps xmm4, xmm3                                           ;   432.2 p0      41 next
        xorps xmm3, xmm7                                           ;   430.5 p1      41 next
        andps xmm4, xmm8                                           ;   433.2 p5      41 next
        movaps xmm9, [rbp + 64]                                    ;   427.8 p2      50 next reload
        andps xmm3, xmm9                                           ;   431.5 p0      41 next
        xorps xmm3, xmm5                                           ;   432.5 p1      41 next
        movaps xmm5, xmm12                                         ;   431.8 p5      41 next copy
        andps xmm5, [rdx - 16]                                     ;   432.8 p0+p2   41 next
        movaps [rbp - 112], xmm10                                  ;   432.5 p3+p4   41 next spill
        movaps xmm10, xmm12                                        ;   432.5 p1      41 next copy
        andps xmm10, [rbp + 112]                                   ;   433.5 p5+p2   41 next
        andps xmm7, xmm10                                          ;   434.5 p0      41 next
        movaps xmm12, xmm2                                         ;   433.5 p1      41 next copy
        andps xmm12, [rbp - 128]                                   ;   434.5 p5+p2   41 next
        xorps xmm10, xmm12                                         ;   435.5 p0      41 next
        xorps xmm14, xmm12                                         ;   435.5 p1      41 next
        xorps xmm12, xmm6                                          ;   435.5 p5      41 next
        xorps xmm4, xmm10                                          ;   436.5 p0      41 next
        movaps xmm10, xmm8                                         ;   435.5 p1      41 next copy
        andps xmm10, [rbp - 128]                                   ;   436.5 p5+p2   41 next
        movaps xmm8, xmm13                                         ;   436.2 p0      41 next copy
        andps xmm8, [rbp - 128]                                    ;   437.2 p1+p2   41 next
        xorps xmm7, xmm8                                           ;   438.2 p5      41 next
        movaps xmm8, xmm2                                          ;   437.2 p0      41 next copy
        andps xmm8, xmm6                                           ;   438.2 p1      41 next
        movaps xmm2, xmm9                                          ;   437.8 p5      41 next copy
        movaps xmm9, xmm5                                          ;   438.2 p0      41 next copy
        xorps xmm5, xmm3                                           ;   438.5 p1      41 next
        xorps xmm5, xmm10                                          ;   439.5 p5      41 next
        xorps xmm15, xmm5                                          ;   440.5 p0      41 next
        xorps xmm10, xmm8                                          ;   439.5 p1      41 next
        andps xmm2, xmm10                                          ;   440.5 p5      41 next
        xorps xmm9, xmm10                                          ;   440.5 p0      41 next
        xorps xmm11, xmm9                                          ;   441.5 p1      41 next
        xorps xmm2, [rdx - 32]                                     ;   441.5 p5+p2   41 next
        andps xmm8, xmm12                                          ;   441.2 p0      41 next
        movaps xmm5, [rbp + 112]                                   ;   437.5 p2      50 next reload
        andps xmm12, xmm5                                          ;   441.5 p1      41 next
        andps xmm13, xmm6                                          ;   441.8 p5      41 next
        xorps xmm1, xmm11                                          ;   442.5 p0      41 next
        xorps xmm14, xmm2                                          ;   442.5 p1      41 next
        xorps xmm12, xmm13                                         ;   442.8 p5      41 next
        xorps xmm7, xmm1                                           ;   443.5 p0      41 next
        movaps xmm1, [rdx + 32]                                    ;   438.8 p2      50 next reload
        orps xmm9, xmm1                                            ;   443.5 p1      41 next
        xorps xmm3, xmm9                                           ;   444.5 p5      41 next
        xorps xmm0, xmm15                                          ;   444.2 p0      41 next
        xorps xmm8, xmm3                                           ;   445.5 p1      41 next
        movaps xmm15, [rdx - 16]                                   ;   440.5 p2      41 next reload
        xorps xmm14, xmm15                                         ;   444.8 p5      41 next
        andps xmm15, xmm6                                          ;   445.2 p0      41 next
        xorps xmm4, xmm15                                          ;   446.2 p1      41 next
        movaps xmm15, [rel kasumi_encrypt_compact.T0_constants128] ;   441.5 p2      41 next reload
        xorps xmm14, xmm15                                         ;   445.8 p5      41 next
        xorps xmm12, [rbp - 16]                                    ;   446.2 p0+p2   41 next
        xorps xmm8, [rbp - 48]                                     ;   446.5 p1+p2   41 next
        xorps xmm1, [rdx - 80]                                     ;   446.8 p5+p2   41 next
        xorps xmm5, [rbp - 32]                                     ;   447.2 p0+p2   41 next
        xorps xmm14, xmm1                                          ;   447.8 p1      41 next
        xorps xmm4, xmm5                                           ;   448.2 p5      41 next
        movaps xmm2, [rbp + 48]                                    ;   446.5 p2      41 next
        xorps xmm2, [rbp + 64]                                     ;   449.5 p0+p2   41 next
        xorps xmm7, xmm2                                           ;   450.5 p1      41 next
        xorps xmm6, [rbp + 16]                                     ;   448.8 p5+p2   41 next
        movaps xmm3, [rdx + 48]                                    ;   449.5 p2      41 next
        xorps xmm3, [rbp - 96]                                     ;   452.5 p0+p2   41 next
        xorps xmm8, xmm6                                           ;   449.8 p1      41 next
        movaps xmm9, [rbp - 112]                                   ;   451.5 p2      41 next
        xorps xmm9, xmm3                                           ;   454.5 p5      41 next
        movaps xmm10, [r9 + 2448]                                  ;   452.5 p2      69 k1.9 reload
        xorps xmm7, xmm10                                          ;   455.5 p0      44 next
        movaps xmm11, [r9 + 2480]                                  ;   453.5 p2      69 k1.11 reload
        xorps xmm14, xmm11                                         ;   456.5 p1      44 next
        movaps xmm13, [r9 + 2464]                                  ;   454.5 p2      69 k1.10 reload
        xorps xmm9, xmm13                                          ;   457.5 p5      44 next
        movaps xmm11, [rbp - 80]                                   ;   455.5 p2      41 next
        xorps xmm11, [rdi - 112]                                   ;   458.5 p0+p2   41 next
        xorps xmm0, xmm11                                          ;   459.5 p1      41 next
        xorps xmm4, [r9 + 2496]                                    ;   457.5 p5+p2   44 next
        xorps xmm8, [r9 + 2528]                                    ;   458.5 p0+p2   44 next
        xorps xmm0, [r9 + 2512]                                    ;   460.5 p1+p2   44 next
        movaps xmm13, [rdx + 0]                                    ;   460.5 p2      41 next
        xorps xmm13, [rbp - 128]                                   ;   463.5 p5+p2   41 next
        xorps xmm12, xmm13                                         ;   464.5 p0      41 next
        xorps xmm2, [r9 + 2304]                                    ;   462.5 p1+p2   44 next
        xorps xmm3, [r9 + 2320]                                    ;   463.5 p5+p2   44 next
        xorps xmm1, [r9 + 2336]                                    ;   464.5 p0+p2   44 next
        xorps xmm5, [r9 + 2352]                                    ;   465.5 p1+p2   44 next
        xorps xmm6, [r9 + 2384]                                    ;   466.5 p5+p2   44 next
        xorps xmm12, [r9 + 2544]                                   ;   467.5 p0+p2   44 next
        xorps xmm11, [r9 + 2368]                                   ;   468.5 p1+p2   44 next
        xorps xmm13, [r9 + 2400]                                   ;   469.5 p5+p2   44 next
        movaps xmm10, [rdi - 96]                                   ;   470.5 p2      44 next
        xorps xmm10, [r9 + 2416]                                   ;   473.5 p0+p2   44 next
        movaps [rdi - 96], xmm0                                    ;   461.5 p3+p4   44 next spill
        movaps xmm0, [rbp + 0]                                     ;   472.5 p2      44 next
        xorps xmm0, [r9 + 2432]                                    ;   475.5 p1+p2   44 next
        movaps [rbp + 0], xmm9                                     ;   460.8 p3+p4   44 next spill
        movaps xmm9, xmm2                                          ;   463.5 p5      41 next copy
        xorps xmm9, xmm13                                          ;   470.5 p0      41 next
        movaps [rbp - 128], xmm8                                   ;   462.5 p3+p4   44 next spill
        movaps xmm8, xmm2                                          ;   463.5 p1      41 next copy
        andps xmm8, xmm3                                           ;   464.5 p5      41 next
        movaps [rdx + 0], xmm7                                     ;   463.8 p3+p4   44 next spill
        movaps xmm7, xmm2                                          ;   464.0 p0      41 next copy
        movaps [rdi - 112], xmm12                                  ;   468.5 p3+p4   44 next spill
        movaps xmm12, xmm13                                        ;   470.5 p1      41 next copy
        xorps xmm12, xmm5                                          ;   471.5 p5      41 next
        movaps [rbp - 80], xmm14                                   ;   465.8 p3+p4   44 next spill
        movaps xmm14, xmm1                                         ;   465.5 p0      41 next copy
        xorps xmm14, xmm0                                          ;   476.5 p1      41 next
        movaps [rbp - 112], xmm4                                   ;   466.8 p3+p4   44 next spill
        movaps xmm4, xmm1                                          ;   466.0 p5      41 next copy
        xorps xmm4, xmm5                                           ;   467.0 p0      41 next
        movaps [rbp - 96], xmm0                                    ;   476.5 p3+p4   44 next spill
        movaps xmm0, xmm4                                          ;   468.0 p1      41 next copy
        andps xmm0, xmm5                                           ;   469.0 p5      41 next
        xorps xmm8, xmm0                                           ;   470.0 p0      41 next
        movaps xmm0, xmm1                                          ;   467.8 p1      41 next copy
        xorps xmm0, xmm10                                          ;   474.5 p5      41 next
        andps xmm7, xmm0                                           ;   475.5 p0      41 next
        movaps xmm0, xmm13                                         ;   470.5 p1      41 next copy
        andps xmm0, xmm6                                           ;   471.5 p5      41 next
        xorps xmm0, xmm15                                          ;   472.5 p0      41 next
        xorps xmm7, xmm0                                           ;   476.5 p1      41 next
        movaps [rdx + 48], xmm0                                    ;   473.5 p3+p4   41 next spill
        movaps xmm0, xmm13                                         ;   470.5 p5      41 next copy
        andps xmm0, xmm5                                           ;   471.5 p0      41 next
        movaps [rbp + 16], xmm5                                    ;   471.0 p3+p4   44 next spill
        movaps xmm5, xmm9                                          ;   471.5 p1      41 next copy
        andps xmm5, xmm10                                          ;   474.5 p5      41 next
        movaps [rdx + 64], xmm9                                    ;   472.0 p3+p4   41 next spill
        movaps xmm9, xmm12                                         ;   472.5 p0      41 next copy
        andps xmm9, xmm10                                          ;   474.5 p1      41 next
        movaps [rbp + 64], xmm9                                    ;   475.5 p3+p4   41 next spill
        movaps xmm9, xmm2                                          ;   472.8 p5      41 next copy
        andps xmm9, xmm6                                           ;   473.8 p0      41 next
        xorps xmm9, xmm3                                           ;   474.8 p1      41 next
        movaps [rbp + 48], xmm7                                    ;   477.5 p3+p4   41 next spill
        movaps xmm7, xmm1                                          ;   473.8 p5      41 next copy
        xorps xmm7, xmm3                                           ;   474.8 p0      41 next
        xorps xmm5, xmm9                                           ;   475.8 p1      41 next
        movaps [rbp - 32], xmm5                                    ;   476.8 p3+p4   41 next spill
        movaps xmm5, xmm7                                          ;   475.8 p5      41 next copy
        andps xmm5, xmm10                                          ;   476.8 p0      41 next
        andps xmm7, xmm6                                           ;   475.8 p1      41 next
        movaps [rbp + 112], xmm8                                   ;   476.0 p3+p4   41 next spill
        movaps xmm8, xmm6                                          ;   475.8 p5      41 next copy
        andps xmm8, xmm11                                          ;   476.8 p0      41 next
        xorps xmm8, xmm15                                          ;   477.8 p1      41 next
        movaps xmm15, xmm14                                        ;   477.5 p5      41 next copy
        andps xmm15, xmm3                                          ;   478.5 p0      41 next
        xorps xmm0, xmm15                                          ;   479.5 p1      41 next
        movaps xmm15, xmm5                                         ;   477.8 p5      41 next copy
        movaps [rdx - 80], xmm8                                    ;   478.8 p3+p4   41 next spill
        movaps xmm8, xmm12                                         ;   478.0 p0      41 next copy
        andps xmm12, xmm11                                         ;   478.2 p1      41 next
        xorps xmm7, xmm12                                          ;   479.2 p5      41 next
        movaps xmm12, xmm4                                         ;   479.0 p0      41 next copy
        andps xmm12, xmm6                                          ;   480.0 p1      41 next
        xorps xmm9, xmm12                                          ;   481.0 p5      41 next
        xorps xmm15, xmm9                                          ;   482.0 p0      41 next
        xorps xmm8, xmm15                                          ;   483.0 p1      41 next
        movaps xmm15, xmm0                                         ;   480.8 p5      41 next copy
        xorps xmm0, xmm2                                           ;   481.0 p0      41 next
        movaps xmm9, xmm2                                          ;   481.2 p1      41 next copy
        xorps xmm9, xmm3                                           ;   482.2 p5      41 next
        movaps xmm12, [rbp - 96]                                   ;   480.8 p2      44 next reload
        andps xmm2, xmm12                                          ;   483.8 p0      41 next
        movaps [rdx + 32], xmm2                                    ;   484.8 p3+p4   41 next spill
        movaps xmm2, xmm4                                          ;   482.2 p1      41 next copy
        orps xmm2, xmm3                                            ;   483.2 p5      41 next
        xorps xmm15, xmm2                                          ;   484.2 p0      41 next
        movaps xmm2, xmm14                                         ;   483.2 p1      41 next copy
        andps xmm2, xmm6                                           ;   484.2 p5      41 next
        xorps xmm5, xmm2                                           ;   485.2 p0      41 next
        movaps [rbp - 48], xmm15                                   ;   485.2 p3+p4   41 next spill
        movaps xmm15, xmm13                                        ;   484.2 p1      41 next copy
        andps xmm15, xmm9                                          ;   485.2 p5      41 next
        andps xmm9, xmm11                                          ;   485.0 p0      41 next
        xorps xmm9, [rbp + 112]                                    ;   486.0 p1+p2   41 next
        xorps xmm2, xmm9                                           ;   487.0 p5      41 next
        movaps xmm9, xmm3                                          ;   486.0 p0      41 next copy
        andps xmm9, xmm1                                           ;   487.0 p1      41 next
        xorps xmm9, xmm10                                          ;   488.0 p5      41 next
        xorps xmm7, xmm9                                           ;   489.0 p0      41 next
        xorps xmm5, [rbp + 48]                                     ;   487.2 p1+p2   41 next
        andps xmm9, xmm1                                           ;   489.0 p5      41 next
        xorps xmm8, xmm2                                           ;   488.0 p0      41 next
        movaps xmm2, [rel kasumi_encrypt_compact.T0_constants128]  ;   486.5 p2      41 next reload
        xorps xmm8, xmm2                                           ;   489.5 p1      41 next
        xorps xmm9, [rdx - 80]                                     ;   490.0 p5+p2   41 next
        movaps xmm2, xmm10                                         ;   489.0 p0      41 next copy
        andps xmm2, xmm12                                          ;   490.0 p1      41 next
        xorps xmm5, xmm2                                           ;   491.0 p5      41 next
        xorps xmm2, xmm6                                           ;   491.0 p0      41 next
        andps xmm13, xmm3                                          ;   490.2 p1      41 next
        xorps xmm9, [rbp + 112]                                    ;   491.0 p5+p2   41 next
        andps xmm6, xmm10                                          ;   491.0 p0      41 next
        xorps xmm13, xmm7                                          ;   491.2 p1      41 next
        movaps [rbp - 16], xmm8                                    ;   490.5 p3+p4   41 next spill
        movaps xmm8, xmm14                                         ;   491.8 p5      41 next copy
        andps xmm8, [rbp + 16]                                     ;   492.8 p0+p2   41 next
        xorps xmm7, xmm8                                           ;   493.8 p1      41 next
        andps xmm14, xmm4                                          ;   492.8 p5      41 next
        movaps xmm8, [rdx + 64]                                    ;   490.5 p2      41 next reload
        andps xmm4, xmm8                                           ;   493.5 p0      41 next
        xorps xmm6, xmm4                                           ;   494.5 p1      41 next
        andps xmm10, xmm11                                         ;   493.8 p5      41 next
        xorps xmm7, xmm0                                           ;   494.8 p0      41 next
        xorps xmm6, xmm12                                          ;   495.5 p1      41 next
        xorps xmm9, xmm6                                           ;   496.5 p5      41 next
        xorps xmm10, [rdx + 32]                                    ;   495.0 p0+p2   41 next
        xorps xmm14, [rbp + 112]                                   ;   495.2 p1+p2   41 next
        movaps xmm4, xmm8                                          ;   495.8 p5      41 next copy
        andps xmm4, [rbp + 16]                                     ;   496.8 p0+p2   41 next
        xorps xmm15, xmm10                                         ;   496.2 p1      41 next
        andps xmm3, xmm11                                          ;   496.8 p5      41 next
        xorps xmm6, [rbp + 48]                                     ;   497.0 p0+p2   41 next
        xorps xmm13, xmm14                                         ;   497.2 p1      41 next
        xorps xmm3, xmm15                                          ;   497.8 p5      41 next
        xorps xmm14, xmm11                                         ;   498.0 p0      41 next
        movaps [rbp + 48], xmm9                                    ;   497.5 p3+p4   41 next spill
        movaps xmm9, xmm1                                          ;   498.2 p1      41 next copy
        andps xmm9, xmm11                                          ;   499.2 p5      41 next
        xorps xmm4, xmm9                                           ;   500.2 p0      41 next
        movaps xmm9, [rbp - 32]                                    ;   496.0 p2      41 next reload
        xorps xmm10, xmm9                                          ;   499.2 p1      41 next
        xorps xmm4, xmm2                                           ;   501.2 p5      41 next
        xorps xmm15, xmm4                                          ;   502.2 p0      41 next
        xorps xmm0, xmm15                                          ;   503.2 p1      41 next
        xorps xmm14, [rbp - 48]                                    ;   500.8 p5+p2   41 next
        movaps xmm15, xmm11                                        ;   501.0 p0      41 next copy
        movaps xmm4, [rbp + 16]                                    ;   498.0 p2      44 next reload
        andps xmm15, xmm4                                          ;   502.0 p1      41 next
        xorps xmm6, xmm15                                          ;   503.0 p5      41 next
        xorps xmm10, xmm6                                          ;   504.0 p0      41 next
        andps xmm11, xmm12                                         ;   502.2 p1      41 next
        andps xmm2, xmm12                                          ;   502.8 p5      41 next
        xorps xmm9, xmm14                                          ;   503.0 p0      41 next
        xorps xmm11, xmm4                                          ;   503.2 p1      41 next
        xorps xmm5, xmm11                                          ;   504.2 p5      41 next
        xorps xmm15, [rdx + 48]                                    ;   504.0 p0+p2   41 next
        xorps xmm7, xmm15                                          ;   505.0 p1      41 next
        andps xmm8, xmm12                                          ;   504.8 p5      41 next
        xorps xmm2, [rdx - 80]                                     ;   505.0 p0+p2   41 next
        xorps xmm13, xmm4                                          ;   505.2 p1      41 next
        xorps xmm3, xmm8                                           ;   505.8 p5      41 next
        xorps xmm1, xmm3                                           ;   506.8 p0      41 next
        xorps xmm7, xmm2                                           ;   506.2 p1      41 next
        xorps xmm1, [rbp + 64]                                     ;   507.8 p5+p2   41 next
        xorps xmm2, xmm1                                           ;   508.8 p0      41 next
        movaps xmm14, [rbp - 112]                                  ;   503.5 p2      41 next
        movaps xmm15, [rbp - 80]                                   ;   504.5 p2      44 next reload
        andps xmm14, xmm15                                         ;   507.5 p1      41 next
        movaps xmm1, [rdx + 0]                                     ;   505.5 p2      44 next reload
        xorps xmm14, xmm1                                          ;   508.5 p5      41 next
        movaps xmm3, [rdi - 112]                                   ;   506.5 p2      41 next
        andps xmm3, xmm1                                           ;   509.5 p0      41 next
        movaps xmm4, [rbp - 128]                                   ;   507.5 p2      41 next
        movaps xmm6, [rbp + 0]                                     ;   508.5 p2      44 next reload
        andps xmm4, xmm6                                           ;   511.5 p1      41 next
        movaps xmm8, [rdi - 112]                                   ;   509.5 p2      41 next
        movaps xmm11, [rdi - 96]                                   ;   510.5 p2      44 next reload
        andps xmm8, xmm11                                          ;   513.5 p5      41 next
        movaps xmm12, xmm3                                         ;   510.5 p0      41 next copy
        xorps xmm12, xmm4                                          ;   512.5 p1      41 next
        andps xmm4, [rbp - 112]                                    ;   512.5 p5+p2   41 next
        movaps [rbp + 64], xmm13                                   ;   507.0 p3+p4   41 next spill
        movaps xmm13, xmm8                                         ;   514.5 p0      41 next copy
        movaps [rbp + 16], xmm7                                    ;   508.0 p3+p4   41 next spill
        movaps xmm7, xmm1                                          ;   510.2 p1      41 next copy
        andps xmm7, [rbp - 112]                                    ;   512.5 p5+p2   41 next
        xorps xmm13, xmm7                                          ;   515.5 p0      41 next
        xorps xmm7, xmm12                                          ;   513.5 p1      41 next
        movaps [rdx - 80], xmm2                                    ;   509.8 p3+p4   41 next spill
        movaps xmm2, xmm1                                          ;   511.8 p5      41 next copy
        andps xmm2, xmm11                                          ;   513.5 p0      41 next
        movaps [rbp - 96], xmm9                                    ;   510.0 p3+p4   41 next spill
        movaps xmm9, xmm2                                          ;   514.5 p1      41 next copy
        xorps xmm9, [rbp - 112]                                    ;   515.5 p5+p2   41 next
        xorps xmm4, xmm9                                           ;   516.5 p0      41 next
        movaps [rdx + 64], xmm0                                    ;   511.0 p3+p4   41 next spill
        movaps xmm0, xmm13                                         ;   516.5 p1      41 next copy
        movaps [rdx + 48], xmm10                                   ;   512.0 p3+p4   41 next spill
        movaps xmm10, xmm15                                        ;   513.8 p5      41 next copy
        andps xmm10, xmm6                                          ;   514.8 p0      41 next
        xorps xmm0, xmm10                                          ;   517.5 p1      41 next
        movaps xmm10, [rbp - 128]                                  ;   514.5 p2      44 next reload
        andps xmm13, xmm10                                         ;   517.5 p5      41 next
        xorps xmm3, xmm0                                           ;   518.5 p0      41 next
        movaps [rbp - 32], xmm5                                    ;   513.0 p3+p4   41 next spill
        movaps xmm5, xmm2                                          ;   515.2 p1      41 next copy
        xorps xmm2, [rdi - 112]                                    ;   515.8 p5+p2   41 next
        movaps [rbp - 48], xmm7                                    ;   514.5 p3+p4   41 next spill
        movaps xmm7, xmm0                                          ;   518.5 p0      41 next copy
        andps xmm7, [rbp - 112]                                    ;   519.5 p1+p2   41 next
        movaps [rbp + 112], xmm14                                  ;   515.0 p3+p4   41 next spill
        movaps xmm14, [rdi - 112]                                  ;   517.5 p2      41 next
        andps xmm14, [rbp - 112]                                   ;   520.5 p5+p2   41 next
        movaps xmm1, xmm14                                         ;   521.5 p0      41 next copy
        movaps [rdx + 32], xmm4                                    ;   517.5 p3+p4   41 next spill
        movaps xmm4, xmm11                                         ;   517.2 p1      41 next copy
        andps xmm4, xmm10                                          ;   518.2 p5      41 next
        xorps xmm1, xmm4                                           ;   522.5 p0      41 next
        orps xmm5, xmm4                                            ;   519.2 p1      41 next
        andps xmm9, xmm6                                           ;   518.8 p5      41 next
        andps xmm3, xmm6                                           ;   519.5 p0      41 next
        xorps xmm14, xmm10                                         ;   521.5 p1      41 next
        xorps xmm5, xmm7                                           ;   520.5 p5      41 next
        andps xmm0, xmm11                                          ;   520.0 p0      41 next
        xorps xmm9, xmm11                                          ;   520.2 p1      41 next
        xorps xmm3, xmm2                                           ;   520.8 p5      41 next
        xorps xmm2, xmm14                                          ;   522.5 p0      41 next
        movaps xmm4, xmm2                                          ;   523.5 p1      41 next copy
        movaps xmm7, xmm15                                         ;   521.8 p5      41 next copy
        xorps xmm7, xmm10                                          ;   522.8 p0      41 next
        andps xmm8, xmm7                                           ;   523.8 p1      41 next
        andps xmm14, [rdi - 112]                                   ;   522.8 p5+p2   41 next
        xorps xmm8, xmm9                                           ;   524.8 p0      41 next
        andps xmm9, xmm6                                           ;   523.2 p1      41 next
        movaps [rdx - 16], xmm3                                    ;   521.8 p3+p4   41 next spill
        movaps xmm3, xmm7                                          ;   523.8 p5      41 next copy
        movaps [rdx - 32], xmm5                                    ;   521.5 p3+p4   41 next spill
        movaps xmm5, xmm6                                          ;   524.0 p0      41 next copy
        andps xmm5, [rdx + 0]                                      ;   525.0 p1+p2   41 next
        andps xmm3, xmm5                                           ;   526.0 p5      41 next
        xorps xmm4, xmm5                                           ;   526.0 p0      41 next
        xorps xmm13, xmm4                                          ;   527.0 p1      41 next
        xorps xmm14, [rdx + 32]                                    ;   525.8 p5+p2   41 next
        movaps xmm4, xmm12                                         ;   526.0 p0      41 next copy
        xorps xmm4, xmm11                                          ;   527.0 p1      41 next
        andps xmm4, xmm15                                          ;   528.0 p5      41 next
        xorps xmm13, xmm4                                          ;   529.0 p0      41 next
        movaps xmm4, [rel kasumi_encrypt_compact.T0_constants128]  ;   523.8 p2      41 next reload
        xorps xmm13, xmm4                                          ;   530.0 p1      41 next
        movaps xmm5, xmm6                                          ;   527.8 p5      41 next copy
        xorps xmm5, xmm11                                          ;   528.8 p0      41 next
        xorps xmm3, xmm5                                           ;   529.8 p1      41 next
        xorps xmm3, xmm1                                           ;   530.8 p5      41 next
        xorps xmm1, xmm7                                           ;   529.0 p0      41 next
        andps xmm3, xmm6                                           ;   531.8 p1      41 next
        movaps xmm5, [rdx + 0]                                     ;   525.8 p2      44 next reload
        andps xmm1, xmm5                                           ;   530.0 p5      41 next
        xorps xmm1, xmm4                                           ;   531.0 p0      41 next
        movaps xmm4, xmm11                                         ;   530.2 p1      41 next copy
        andps xmm4, [rbp + 112]                                    ;   531.2 p5+p2   41 next
        movaps [rdx + 32], xmm13                                   ;   531.0 p3+p4   41 next spill
        movaps xmm13, xmm11                                        ;   531.0 p0      41 next copy
        andps xmm13, [rbp - 112]                                   ;   532.0 p1+p2   41 next
        andps xmm7, xmm13                                          ;   533.0 p5      41 next
        movaps xmm11, xmm15                                        ;   532.0 p0      41 next copy
        andps xmm11, [rdi - 112]                                   ;   533.0 p1+p2   41 next
        xorps xmm13, xmm11                                         ;   534.0 p5      41 next
        xorps xmm0, xmm11                                          ;   534.0 p0      41 next
        xorps xmm11, xmm10                                         ;   534.0 p1      41 next
        xorps xmm3, xmm13                                          ;   535.0 p5      41 next
        movaps xmm13, xmm6                                         ;   534.0 p0      41 next copy
        andps xmm13, [rdi - 112]                                   ;   535.0 p1+p2   41 next
        movaps xmm6, xmm12                                         ;   534.8 p5      41 next copy
        andps xmm6, [rdi - 112]                                    ;   535.8 p0+p2   41 next
        xorps xmm7, xmm6                                           ;   536.8 p1      41 next
        movaps xmm6, xmm15                                         ;   535.8 p5      41 next copy
        andps xmm6, xmm10                                          ;   536.8 p0      41 next
        movaps xmm15, xmm5                                         ;   536.2 p1      41 next copy
        movaps xmm5, xmm4                                          ;   536.8 p5      41 next copy
        xorps xmm4, xmm1                                           ;   537.0 p0      41 next
        xorps xmm4, xmm13                                          ;   538.0 p1      41 next
        xorps xmm9, xmm4                                           ;   539.0 p5      41 next
        xorps xmm13, xmm6                                          ;   538.0 p0      41 next
        andps xmm15, xmm13                                         ;   539.0 p1      41 next
        xorps xmm5, xmm13                                          ;   539.0 p5      41 next
        xorps xmm8, xmm5                                           ;   540.0 p0      41 next
        xorps xmm15, [rbp - 48]                                    ;   540.0 p1+p2   41 next
        andps xmm6, xmm11                                          ;   539.8 p5      41 next
        movaps xmm4, [rbp - 112]                                   ;   536.0 p2      44 next reload
        andps xmm11, xmm4                                          ;   540.0 p0      41 next
        andps xmm12, xmm10                                         ;   540.2 p1      41 next
        xorps xmm2, xmm8                                           ;   541.0 p5      41 next
        xorps xmm0, xmm15                                          ;   541.0 p0      41 next
        xorps xmm11, xmm12                                         ;   541.2 p1      41 next
        xorps xmm7, xmm2                                           ;   542.0 p5      41 next
        movaps xmm15, [rbp - 80]                                   ;   537.2 p2      44 next reload
        orps xmm5, xmm15                                           ;   542.0 p0      41 next
        xorps xmm1, xmm5                                           ;   543.0 p1      41 next
        xorps xmm14, xmm9                                          ;   542.8 p5      41 next
        xorps xmm6, xmm1                                           ;   544.0 p0      41 next
        movaps xmm1, [rbp + 112]                                   ;   539.0 p2      41 next reload
        xorps xmm0, xmm1                                           ;   543.2 p1      41 next
        andps xmm1, xmm10                                          ;   543.8 p5      41 next
        xorps xmm3, xmm1                                           ;   544.8 p0      41 next
        movaps xmm1, [rel kasumi_encrypt_compact.T0_constants128]  ;   540.0 p2      41 next reload
        xorps xmm0, xmm1                                           ;   544.2 p1      41 next
        xorps xmm11, [rdx - 16]                                    ;   544.8 p5+p2   41 next
        xorps xmm6, [rdx - 32]                                     ;   545.0 p0+p2   41 next
        xorps xmm15, [rdx + 48]                                    ;   545.2 p1+p2   41 next
        xorps xmm4, [rdx + 64]                                     ;   545.8 p5+p2   41 next
        xorps xmm0, xmm15                                          ;   546.2 p0      41 next
        xorps xmm3, xmm4                                           ;   546.8 p1      41 next
        movaps xmm2, [rbp - 32]                                    ;   545.0 p2      41 next
        xorps xmm2, [rdx + 0]                                      ;   548.0 p5+p2   41 next
        xorps xmm7, xmm2                                           ;   549.0 p0      41 next
        xorps xmm10, [rdx - 80]                                    ;   547.2 p1+p2   41 next
        movaps xmm5, [rbp - 16]                                    ;   548.0 p2      41 next
        xorps xmm5, [rbp + 0]                                      ;   551.0 p5+p2   41 next
        xorps xmm6, xmm10                                          ;   548.2 p0      41 next
        movaps xmm8, [rdx + 32]                                    ;   550.0 p2      41 next
        xorps xmm8, xmm5                                           ;   553.0 p1      41 next
        movaps xmm9, [rax - 128]                                   ;   551.0 p2      50 next reload
        xorps xmm2, xmm9                                           ;   554.0 p5      50 next
        movaps xmm12, [rdi + 16]                                   ;   552.0 p2      50 next reload
        xorps xmm15, xmm12                                         ;   555.0 p0      50 next
        movaps xmm13, [rdi + 96]                                   ;   553.0 p2      50 next reload
        xorps xmm5, xmm13                                          ;   556.0 p1      50 next
        movaps [rdx + 32], xmm15                                   ;   556.0 p3+p4   50 next spill
        movaps xmm15, [rbp - 96]                                   ;   554.0 p2      41 next
        xorps xmm15, [rdi - 96]                                    ;   557.0 p5+p2   41 next
        xorps xmm14, xmm15                                         ;   558.0 p0      41 next
        xorps xmm4, [rcx + 112]                                    ;   556.0 p1+p2   50 next
        xorps xmm10, [rdi + 32]                                    ;   557.0 p5+p2   50 next
        xorps xmm15, [rcx + 96]                                    ;   558.0 p0+p2   50 next
        movaps [rdi - 96], xmm10                                   ;   558.0 p3+p4   50 next spill
        movaps xmm10, [rbp + 16]                                   ;   559.0 p2      41 next
        xorps xmm10, [rdi - 112]                                   ;   562.0 p1+p2   41 next
        xorps xmm11, xmm10                                         ;   563.0 p5      41 next
        xorps xmm7, [rcx + 32]                                     ;   561.0 p0+p2   50 next
        xorps xmm8, [rcx + 16]                                     ;   562.0 p1+p2   50 next
        xorps xmm0, [rcx + 0]                                      ;   563.0 p5+p2   50 next
        xorps xmm10, [rcx + 80]                                    ;   564.0 p0+p2   50 next
        xorps xmm3, [rax - 80]                                     ;   565.0 p1+p2   50 next
        xorps xmm6, [rdx + 80]                                     ;   566.0 p5+p2   50 next
        xorps xmm14, [rax - 64]                                    ;   567.0 p0+p2   50 next
        xorps xmm11, [rdx - 96]                                    ;   568.0 p1+p2   50 next
        movaps [rdi - 112], xmm11                                  ;   569.0 p3+p4   50 next spill
        movaps xmm11, [rbp + 48]                                   ;   569.0 p2      50 next
        xorps xmm11, [rcx + 64]                                    ;   572.0 p5+p2   50 next
        xorps xmm9, [r11 + 48]                                     ;   571.0 p0+p2   50 next
        movaps [rax - 128], xmm6                                   ;   567.0 p3+p4   50 next spill
        movaps xmm6, [rbp + 64]                                    ;   572.0 p2      50 next
        xorps xmm6, [rcx + 48]                                     ;   575.0 p1+p2   50 next
        xorps xmm13, [r11 + 64]                                    ;   574.0 p5+p2   50 next
        xorps xmm12, [r11 + 80]                                    ;   575.0 p0+p2   50 next
        movaps [rdi + 16], xmm14                                   ;   568.0 p3+p4   50 next spill
        movaps xmm14, [rcx + 112]                                  ;   576.0 p2      50 next
        xorps xmm14, [r11 + 96]                                    ;   579.0 p1+p2   50 next
        movaps [rcx + 112], xmm3                                   ;   566.0 p3+p4   50 next spill
        movaps xmm3, [rcx + 96]                                    ;   578.0 p2      50 next
        xorps xmm3, [r11 + 112]                                    ;   581.0 p5+p2   50 next
        movaps [rcx + 96], xmm0                                    ;   567.0 p3+p4   50 next spill
        movaps xmm0, [rdi + 32]                                    ;   580.0 p2      50 next
        xorps xmm0, [r11 + 128]                                    ;   583.0 p0+p2   50 next
        movaps [rdi + 32], xmm8                                    ;   568.0 p3+p4   50 next spill
        movaps xmm8, [rcx + 80]                                    ;   582.0 p2      50 next
        xorps xmm8, [r11 + 144]                                    ;   585.0 p1+p2   50 next
        movaps [rcx + 80], xmm7                                    ;   569.0 p3+p4   50 next spill
        movaps xmm7, [rcx + 64]                                    ;   584.0 p2      50 next
        xorps xmm7, [r11 + 160]                                    ;   587.0 p5+p2   50 next
        movaps [rcx + 64], xmm6                                    ;   576.0 p3+p4   50 next spill
        movaps xmm6, [rcx + 48]                                    ;   586.0 p2      50 next
        xorps xmm6, [r11 + 176]                                    ;   589.0 p0+p2   50 next
        movaps [rcx + 48], xmm11                                   ;   574.0 p3+p4   50 next spill
        movaps xmm11, [rcx + 32]                                   ;   588.0 p2      50 next
        xorps xmm11, [r11 + 192]                                   ;   591.0 p1+p2   50 next
        movaps [rcx + 32], xmm10                                   ;   575.2 p3+p4   50 next spill
        movaps xmm10, [rcx + 16]                                   ;   590.0 p2      50 next
        xorps xmm10, [r11 + 208]                                   ;   593.0 p5+p2   50 next
        movaps [rcx + 16], xmm15                                   ;   576.2 p3+p4   50 next spill
        movaps xmm15, [rcx + 0]                                    ;   592.0 p2      50 next
        xorps xmm15, [r11 + 224]                                   ;   595.0 p0+p2   50 next
        movaps [rcx + 0], xmm4                                     ;   579.0 p3+p4   50 next spill
        movaps xmm4, [rax - 80]                                    ;   594.0 p2      50 next
        xorps xmm4, [r11 + 240]                                    ;   597.0 p1+p2   50 next
        movaps [rax - 80], xmm5                                    ;   581.0 p3+p4   50 next spill
        movaps xmm5, [rax - 64]                                    ;   596.0 p2      50 next
        xorps xmm5, [r11]                                          ;   599.0 p5+p2   50 next
        movaps [rax - 64], xmm2                                    ;   583.0 p3+p4   50 next spill
        movaps xmm2, [rdx + 80]                                    ;   598.0 p2      50 next
        xorps xmm2, [r11 + 16]                                     ;   601.0 p0+p2   50 next
        movaps [rdx + 80], xmm3                                    ;   585.0 p3+p4   50 next spill
        movaps xmm3, [rdx - 96]                                    ;   600.0 p2      50 next
        xorps xmm3, [r11 + 32]                                     ;   603.0 p1+p2   50 next
        movaps [rdx - 96], xmm13                                   ;   587.0 p3+p4   50 next spill
        movaps xmm13, xmm7                                         ;   588.0 p5      41 next copy
        xorps xmm13, xmm5                                          ;   600.0 p0      41 next
        movaps [rdi + 96], xmm0                                    ;   588.2 p3+p4   50 next spill
        movaps xmm0, xmm7                                          ;   588.5 p1      41 next copy
        andps xmm0, xmm6                                           ;   590.0 p5      41 next
        movaps [rbp + 64], xmm9                                    ;   589.2 p3+p4   50 next spill
        movaps xmm9, xmm7                                          ;   589.2 p0      41 next copy
        movaps [rbp + 48], xmm8                                    ;   590.2 p3+p4   50 next spill
        movaps xmm8, xmm11                                         ;   592.0 p1      41 next copy
        xorps xmm8, xmm3                                           ;   604.0 p5      41 next
        movaps [rbp + 16], xmm12                                   ;   591.2 p3+p4   50 next spill
        movaps xmm12, xmm11                                        ;   592.0 p0      41 next copy
        xorps xmm12, xmm10                                         ;   594.0 p1      41 next
        movaps [rbp - 96], xmm14                                   ;   592.2 p3+p4   50 next spill
        movaps xmm14, xmm11                                        ;   592.2 p5      41 next copy
        xorps xmm14, xmm2                                          ;   602.0 p0      41 next
        andps xmm9, xmm14                                          ;   603.0 p1      41 next
        movaps xmm14, xmm12                                        ;   595.0 p5      41 next copy
        andps xmm14, xmm10                                         ;   596.0 p0      41 next
        xorps xmm0, xmm14                                          ;   597.0 p1      41 next
        movaps xmm14, xmm5                                         ;   600.0 p5      41 next copy
        xorps xmm14, xmm10                                         ;   601.0 p0      41 next
        movaps [rbp + 0], xmm0                                     ;   598.0 p3+p4   41 next spill
        movaps xmm0, xmm5                                          ;   600.0 p1      41 next copy
        andps xmm0, xmm4                                           ;   601.0 p5      41 next
        xorps xmm0, xmm1                                           ;   602.0 p0      41 next
        xorps xmm9, xmm0                                           ;   604.0 p1      41 next
        movaps [rbp - 16], xmm0                                    ;   603.0 p3+p4   41 next spill
        movaps xmm0, xmm5                                          ;   600.0 p5      41 next copy
        andps xmm0, xmm10                                          ;   601.0 p0      41 next
        movaps [rdx - 80], xmm10                                   ;   600.0 p3+p4   50 next spill
        movaps xmm10, xmm13                                        ;   601.0 p1      41 next copy
        andps xmm10, xmm2                                          ;   602.0 p5      41 next
        movaps [rbp - 128], xmm13                                  ;   601.0 p3+p4   41 next spill
        movaps xmm13, xmm14                                        ;   602.0 p0      41 next copy
        andps xmm13, xmm2                                          ;   603.0 p1      41 next
        movaps [rdx + 0], xmm13                                    ;   604.0 p3+p4   41 next spill
        movaps xmm13, xmm7                                         ;   601.8 p5      41 next copy
        andps xmm13, xmm4                                          ;   602.8 p0      41 next
        xorps xmm13, xmm6                                          ;   603.8 p1      41 next
        movaps [rbp - 32], xmm9                                    ;   605.0 p3+p4   41 next spill
        movaps xmm9, xmm11                                         ;   602.8 p5      41 next copy
        xorps xmm9, xmm6                                           ;   603.8 p0      41 next
        xorps xmm10, xmm13                                         ;   604.8 p1      41 next
        movaps [rdx + 64], xmm10                                   ;   605.8 p3+p4   41 next spill
        movaps xmm10, xmm9                                         ;   604.8 p5      41 next copy
        andps xmm10, xmm2                                          ;   605.8 p0      41 next
        andps xmm9, xmm4                                           ;   604.8 p1      41 next
        movaps [rbp - 112], xmm5                                   ;   605.0 p3+p4   50 next spill
        movaps xmm5, xmm8                                          ;   605.0 p5      41 next copy
        andps xmm5, xmm6                                           ;   606.0 p0      41 next
        xorps xmm0, xmm5                                           ;   607.0 p1      41 next
        movaps xmm5, xmm4                                          ;   605.8 p5      41 next copy
        andps xmm5, xmm15                                          ;   606.8 p0      41 next
        xorps xmm5, xmm1                                           ;   607.8 p1      41 next
        movaps xmm1, xmm10                                         ;   606.8 p5      41 next copy
        movaps [rdx + 48], xmm5                                    ;   608.8 p3+p4   41 next spill
        movaps xmm5, xmm14                                         ;   607.0 p0      41 next copy
        andps xmm14, xmm15                                         ;   607.2 p1      41 next
        xorps xmm9, xmm14                                          ;   608.2 p5      41 next
        movaps xmm14, xmm12                                        ;   608.0 p0      41 next copy
        andps xmm14, xmm4                                          ;   609.0 p1      41 next
        xorps xmm13, xmm14                                         ;   610.0 p5      41 next
        xorps xmm1, xmm13                                          ;   611.0 p0      41 next
        xorps xmm5, xmm1                                           ;   612.0 p1      41 next
        movaps xmm14, xmm0                                         ;   609.8 p5      41 next copy
        xorps xmm0, xmm7                                           ;   610.0 p0      41 next
        movaps xmm1, xmm7                                          ;   610.2 p1      41 next copy
        xorps xmm1, xmm6                                           ;   611.2 p5      41 next
        andps xmm7, xmm3                                           ;   611.0 p0      41 next
        movaps xmm13, xmm12                                        ;   611.2 p1      41 next copy
        orps xmm13, xmm6                                           ;   612.2 p5      41 next
        xorps xmm14, xmm13                                         ;   613.2 p0      41 next
        movaps xmm13, xmm8                                         ;   612.2 p1      41 next copy
        andps xmm13, xmm4                                          ;   613.2 p5      41 next
        xorps xmm10, xmm13                                         ;   614.2 p0      41 next
        movaps [rbp - 80], xmm14                                   ;   614.2 p3+p4   41 next spill
        movaps xmm14, xmm6                                         ;   613.2 p1      41 next copy
        andps xmm14, xmm11                                         ;   614.2 p5      41 next
        xorps xmm14, xmm2                                          ;   615.2 p0      41 next
        xorps xmm9, xmm14                                          ;   616.2 p1      41 next
        andps xmm14, xmm11                                         ;   616.2 p5      41 next
        xorps xmm10, [rbp - 32]                                    ;   615.2 p0+p2   41 next
        movaps [rdx - 32], xmm11                                   ;   613.2 p3+p4   50 next spill
        movaps xmm11, xmm1                                         ;   615.2 p1      41 next copy
        andps xmm11, [rbp - 112]                                   ;   616.2 p5+p2   41 next
        andps xmm1, xmm15                                          ;   616.0 p0      41 next
        xorps xmm1, [rbp + 0]                                      ;   617.0 p1+p2   41 next
        xorps xmm13, xmm1                                          ;   618.0 p5      41 next
        xorps xmm5, xmm13                                          ;   619.0 p0      41 next
        movaps xmm1, [rdx + 48]                                    ;   616.0 p2      41 next reload
        xorps xmm14, xmm1                                          ;   619.0 p1      41 next
        movaps xmm13, [rel kasumi_encrypt_compact.T0_constants128] ;   617.0 p2      41 next reload
        xorps xmm5, xmm13                                          ;   620.0 p5      41 next
        movaps xmm13, xmm2                                         ;   618.0 p0      41 next copy
        andps xmm13, xmm3                                          ;   619.0 p1      41 next
        xorps xmm10, xmm13                                         ;   620.0 p5      41 next
        xorps xmm13, xmm4                                          ;   620.0 p0      41 next
        xorps xmm14, [rbp + 0]                                     ;   620.0 p1+p2   41 next
        andps xmm4, xmm2                                           ;   619.8 p5      41 next
        movaps [rdx - 16], xmm5                                    ;   621.0 p3+p4   41 next spill
        movaps xmm5, xmm8                                          ;   620.0 p0      41 next copy
        andps xmm5, [rdx - 80]                                     ;   621.0 p1+p2   41 next
        andps xmm8, xmm12                                          ;   620.8 p5      41 next
        xorps xmm5, xmm9                                           ;   622.0 p0      41 next
        andps xmm12, [rbp - 128]                                   ;   621.2 p1+p2   41 next
        xorps xmm4, xmm12                                          ;   622.2 p5      41 next
        xorps xmm5, xmm0                                           ;   623.0 p0      41 next
        xorps xmm4, xmm3                                           ;   623.2 p1      41 next
        movaps xmm12, xmm6                                         ;   622.8 p5      41 next copy
        andps xmm12, [rbp - 112]                                   ;   623.8 p0+p2   41 next
        xorps xmm9, xmm12                                          ;   624.8 p1      41 next
        andps xmm2, xmm15                                          ;   623.8 p5      41 next
        xorps xmm7, xmm2                                           ;   624.8 p0      41 next
        xorps xmm14, xmm4                                          ;   624.2 p1      41 next
        xorps xmm8, [rbp + 0]                                      ;   624.8 p5+p2   41 next
        movaps xmm2, xmm15                                         ;   625.0 p0      41 next copy
        movaps xmm12, [rdx - 32]                                   ;   623.0 p2      50 next reload
        andps xmm2, xmm12                                          ;   626.0 p1      41 next
        movaps [rbp + 0], xmm14                                    ;   625.2 p3+p4   41 next spill
        movaps xmm14, [rbp - 128]                                  ;   624.0 p2      41 next
        andps xmm14, [rdx - 80]                                    ;   627.0 p5+p2   41 next
        xorps xmm2, xmm14                                          ;   628.0 p0      41 next
        xorps xmm11, xmm7                                          ;   626.2 p1      41 next
        andps xmm6, xmm15                                          ;   626.8 p5      41 next
        xorps xmm4, [rbp - 32]                                     ;   627.0 p0+p2   41 next
        xorps xmm6, xmm11                                          ;   627.8 p1      41 next
        xorps xmm9, xmm8                                           ;   627.8 p5      41 next
        xorps xmm8, xmm15                                          ;   628.0 p0      41 next
        movaps xmm14, [rdx + 64]                                   ;   627.0 p2      41 next reload
        xorps xmm7, xmm14                                          ;   630.0 p1      41 next
        xorps xmm2, xmm13                                          ;   629.0 p5      41 next
        xorps xmm11, xmm2                                          ;   630.0 p0      41 next
        xorps xmm0, xmm11                                          ;   631.0 p1      41 next
        xorps xmm8, [rbp - 80]                                     ;   629.8 p5+p2   41 next
        movaps xmm2, xmm15                                         ;   630.0 p0      41 next copy
        movaps xmm11, [rdx - 80]                                   ;   629.0 p2      50 next reload
        andps xmm2, xmm11                                          ;   632.0 p1      41 next
        xorps xmm4, xmm2                                           ;   633.0 p5      41 next
        xorps xmm7, xmm4                                           ;   634.0 p0      41 next
        andps xmm15, xmm3                                          ;   631.2 p1      41 next
        andps xmm13, xmm3                                          ;   631.8 p5      41 next
        xorps xmm14, xmm8                                          ;   632.0 p0      41 next
        xorps xmm15, xmm11                                         ;   632.2 p1      41 next
        xorps xmm10, xmm15                                         ;   633.2 p5      41 next
        xorps xmm2, [rbp - 16]                                     ;   633.0 p0+p2   41 next
        xorps xmm5, xmm2                                           ;   634.0 p1      41 next
        xorps xmm1, xmm13                                          ;   633.8 p5      41 next
        andps xmm3, [rbp - 128]                                    ;   634.0 p0+p2   41 next
        xorps xmm9, xmm11                                          ;   634.2 p1      41 next
        xorps xmm6, xmm3                                           ;   635.0 p5      41 next
        xorps xmm12, xmm6                                          ;   636.0 p0      41 next
        xorps xmm5, xmm1                                           ;   635.2 p1      41 next
        xorps xmm12, [rdx + 0]                                     ;   637.0 p5+p2   41 next
        xorps xmm1, xmm12                                          ;   638.0 p0      41 next
        movaps xmm15, [rbp - 96]                                   ;   633.0 p2      41 next
        movaps xmm2, [rbp + 16]                                    ;   634.0 p2      50 next reload
        andps xmm15, xmm2                                          ;   637.0 p1      41 next
        movaps xmm3, [rbp + 64]                                    ;   635.0 p2      50 next reload
        xorps xmm15, xmm3                                          ;   638.0 p5      41 next
        movaps xmm4, [rbp + 48]                                    ;   636.0 p2      41 next
        andps xmm4, xmm3                                           ;   639.0 p0      41 next
        movaps xmm6, [rdi + 96]                                    ;   637.0 p2      41 next
        movaps xmm8, [rdx - 96]                                    ;   638.0 p2      50 next reload
        andps xmm6, xmm8                                           ;   641.0 p1      41 next
        movaps xmm11, [rbp + 48]                                   ;   639.0 p2      41 next
        movaps xmm12, [rdx + 80]                                   ;   640.0 p2      50 next reload
        andps xmm11, xmm12                                         ;   643.0 p5      41 next
        movaps xmm13, xmm4                                         ;   640.0 p0      41 next copy
        xorps xmm13, xmm6                                          ;   642.0 p1      41 next
        andps xmm6, [rbp - 96]                                     ;   642.0 p5+p2   41 next
        movaps [rdx + 0], xmm9                                     ;   636.2 p3+p4   41 next spill
        movaps xmm9, xmm11                                         ;   644.0 p0      41 next copy
        movaps [rdx - 32], xmm5                                    ;   637.2 p3+p4   41 next spill
        movaps xmm5, xmm3                                          ;   639.2 p1      41 next copy
        andps xmm5, [rbp - 96]                                     ;   642.0 p5+p2   41 next
        xorps xmm9, xmm5                                           ;   645.0 p0      41 next
        xorps xmm5, xmm13                                          ;   643.0 p1      41 next
        movaps [rdx - 80], xmm1                                    ;   639.0 p3+p4   41 next spill
        movaps xmm1, xmm3                                          ;   640.8 p5      41 next copy
        andps xmm1, xmm12                                          ;   643.0 p0      41 next
        movaps [rbp - 128], xmm14                                  ;   639.2 p3+p4   41 next spill
        movaps xmm14, xmm1                                         ;   644.0 p1      41 next copy
        xorps xmm14, [rbp - 96]                                    ;   645.0 p5+p2   41 next
        xorps xmm6, xmm14                                          ;   646.0 p0      41 next
        movaps [rdx + 48], xmm0                                    ;   640.2 p3+p4   41 next spill
        movaps xmm0, xmm9                                          ;   646.0 p1      41 next copy
        movaps [rbp - 16], xmm7                                    ;   641.2 p3+p4   41 next spill
        movaps xmm7, xmm2                                          ;   642.8 p5      41 next copy
        andps xmm7, xmm8                                           ;   643.8 p0      41 next
        xorps xmm0, xmm7                                           ;   647.0 p1      41 next
        movaps xmm7, [rdi + 96]                                    ;   644.0 p2      50 next reload
        andps xmm9, xmm7                                           ;   647.0 p5      41 next
        xorps xmm4, xmm0                                           ;   648.0 p0      41 next
        movaps [rdx + 64], xmm10                                   ;   642.5 p3+p4   41 next spill
        movaps xmm10, xmm1                                         ;   644.2 p1      41 next copy
        xorps xmm1, [rbp + 48]                                     ;   645.0 p5+p2   41 next
        movaps [rbp - 80], xmm5                                    ;   644.0 p3+p4   41 next spill
        movaps xmm5, xmm0                                          ;   648.0 p0      41 next copy
        andps xmm5, [rbp - 96]                                     ;   649.0 p1+p2   41 next
        movaps [rbp - 32], xmm15                                   ;   644.5 p3+p4   41 next spill
        movaps xmm15, [rbp + 48]                                   ;   647.0 p2      41 next
        andps xmm15, [rbp - 96]                                    ;   650.0 p5+p2   41 next
        movaps xmm3, xmm15                                         ;   651.0 p0      41 next copy
        movaps [rbp - 112], xmm6                                   ;   647.0 p3+p4   41 next spill
        movaps xmm6, xmm12                                         ;   646.2 p1      41 next copy
        andps xmm6, xmm7                                           ;   647.2 p5      41 next
        xorps xmm3, xmm6                                           ;   652.0 p0      41 next
        orps xmm10, xmm6                                           ;   648.2 p1      41 next
        andps xmm14, xmm8                                          ;   647.8 p5      41 next
        andps xmm4, xmm8                                           ;   649.0 p0      41 next
        xorps xmm15, xmm7                                          ;   651.0 p1      41 next
        xorps xmm10, xmm5                                          ;   650.0 p5      41 next
        andps xmm0, xmm12                                          ;   649.0 p0      41 next
        xorps xmm14, xmm12                                         ;   649.2 p1      41 next
        xorps xmm4, xmm1                                           ;   650.0 p5      41 next
        xorps xmm1, xmm15                                          ;   652.0 p0      41 next
        movaps xmm5, xmm1                                          ;   653.0 p1      41 next copy
        movaps xmm6, xmm2                                          ;   650.8 p5      41 next copy
        xorps xmm6, xmm7                                           ;   651.8 p0      41 next
        andps xmm11, xmm6                                          ;   652.8 p1      41 next
        andps xmm15, [rbp + 48]                                    ;   652.0 p5+p2   41 next
        xorps xmm11, xmm14                                         ;   653.8 p0      41 next
        andps xmm14, xmm8                                          ;   652.2 p1      41 next
        movaps [rbp + 112], xmm4                                   ;   651.0 p3+p4   41 next spill
        movaps xmm4, xmm6                                          ;   652.8 p5      41 next copy
        movaps [rbp - 48], xmm10                                   ;   651.0 p3+p4   41 next spill
        movaps xmm10, xmm8                                         ;   653.0 p0      41 next copy
        andps xmm10, [rbp + 64]                                    ;   654.0 p1+p2   41 next
        andps xmm4, xmm10                                          ;   655.0 p5      41 next
        xorps xmm5, xmm10                                          ;   655.0 p0      41 next
        xorps xmm9, xmm5                                           ;   656.0 p1      41 next
        xorps xmm15, [rbp - 112]                                   ;   654.8 p5+p2   41 next
        movaps xmm5, xmm13                                         ;   655.0 p0      41 next copy
        xorps xmm5, xmm12                                          ;   656.0 p1      41 next
        andps xmm5, xmm2                                           ;   657.0 p5      41 next
        xorps xmm9, xmm5                                           ;   658.0 p0      41 next
        movaps xmm5, [rel kasumi_encrypt_compact.T0_constants128]  ;   653.2 p2      41 next reload
        xorps xmm9, xmm5                                           ;   659.0 p1      41 next
        movaps xmm10, xmm8                                         ;   656.8 p5      41 next copy
        xorps xmm10, xmm12                                         ;   657.8 p0      41 next
        xorps xmm4, xmm10                                          ;   658.8 p1      41 next
        xorps xmm4, xmm3                                           ;   659.8 p5      41 next
        xorps xmm3, xmm6                                           ;   658.0 p0      41 next
        andps xmm4, xmm8                                           ;   660.8 p1      41 next
        movaps xmm10, [rbp + 64]                                   ;   655.2 p2      50 next reload
        andps xmm3, xmm10                                          ;   659.0 p5      41 next
        xorps xmm3, xmm5                                           ;   660.0 p0      41 next
        movaps xmm5, xmm12                                         ;   659.2 p1      41 next copy
        andps xmm5, [rbp - 32]                                     ;   660.2 p5+p2   41 next
        movaps [rbp - 112], xmm9                                   ;   660.0 p3+p4   41 next spill
        movaps xmm9, xmm12                                         ;   660.0 p0      41 next copy
        andps xmm9, [rbp - 96]                                     ;   661.0 p1+p2   41 next
        andps xmm6, xmm9                                           ;   662.0 p5      41 next
        movaps xmm12, xmm2                                         ;   661.0 p0      41 next copy
        andps xmm12, [rbp + 48]                                    ;   662.0 p1+p2   41 next
        xorps xmm9, xmm12                                          ;   663.0 p5      41 next
        xorps xmm0, xmm12                                          ;   663.0 p0      41 next
        xorps xmm12, xmm7                                          ;   663.0 p1      41 next
        xorps xmm4, xmm9                                           ;   664.0 p5      41 next
        movaps xmm9, xmm8                                          ;   663.0 p0      41 next copy
        andps xmm9, [rbp + 48]                                     ;   664.0 p1+p2   41 next
        movaps xmm8, xmm13                                         ;   663.8 p5      41 next copy
        andps xmm8, [rbp + 48]                                     ;   664.8 p0+p2   41 next
        xorps xmm6, xmm8                                           ;   665.8 p1      41 next
        movaps xmm8, xmm2                                          ;   664.8 p5      41 next copy
        andps xmm8, xmm7                                           ;   665.8 p0      41 next
        movaps xmm2, xmm10                                         ;   665.2 p1      41 next copy
        movaps xmm10, xmm5                                         ;   665.8 p5      41 next copy
        xorps xmm5, xmm3                                           ;   666.0 p0      41 next
        xorps xmm5, xmm9                                           ;   667.0 p1      41 next
        xorps xmm14, xmm5                                          ;   668.0 p5      41 next
        xorps xmm9, xmm8                                           ;   667.0 p0      41 next
        andps xmm2, xmm9                                           ;   668.0 p1      41 next
        xorps xmm10, xmm9                                          ;   668.0 p5      41 next
        xorps xmm11, xmm10                                         ;   669.0 p0      41 next
        xorps xmm2, [rbp - 80]                                     ;   669.0 p1+p2   41 next
        andps xmm8, xmm12                                          ;   668.8 p5      41 next
        movaps xmm5, [rbp - 96]                                    ;   665.0 p2      50 next reload
        andps xmm12, xmm5                                          ;   669.0 p0      41 next
        andps xmm13, xmm7                                          ;   669.2 p1      41 next
        xorps xmm1, xmm11                                          ;   670.0 p5      41 next
        xorps xmm0, xmm2                                           ;   670.0 p0      41 next
        xorps xmm12, xmm13                                         ;   670.2 p1      41 next
        xorps xmm6, xmm1                                           ;   671.0 p5      41 next
        movaps xmm1, [rbp + 16]                                    ;   666.2 p2      50 next reload
        orps xmm10, xmm1                                           ;   671.0 p0      41 next
        xorps xmm3, xmm10                                          ;   672.0 p1      41 next
        xorps xmm15, xmm14                                         ;   671.8 p5      41 next
        xorps xmm8, xmm3                                           ;   673.0 p0      41 next
        movaps xmm14, [rbp - 32]                                   ;   668.0 p2      41 next reload
        xorps xmm0, xmm14                                          ;   672.2 p1      41 next
        andps xmm14, xmm7                                          ;   672.8 p5      41 next
        xorps xmm4, xmm14                                          ;   673.8 p0      41 next
        movaps xmm14, [rel kasumi_encrypt_compact.T0_constants128] ;   669.0 p2      41 next reload
        xorps xmm0, xmm14                                          ;   673.2 p1      41 next
        xorps xmm12, [rbp + 112]                                   ;   673.8 p5+p2   41 next
        xorps xmm8, [rbp - 48]                                     ;   674.0 p0+p2   41 next
        xorps xmm1, [rbp - 16]                                     ;   674.2 p1+p2   41 next
        xorps xmm5, [rdx + 48]                                     ;   674.8 p5+p2   41 next
        xorps xmm0, xmm1                                           ;   675.2 p0      41 next
        xorps xmm4, xmm5                                           ;   675.8 p1      41 next
        movaps xmm2, [rdx + 64]                                    ;   674.0 p2      41 next
        xorps xmm2, [rbp + 64]                                     ;   677.0 p5+p2   41 next
        xorps xmm6, xmm2                                           ;   678.0 p0      41 next
        xorps xmm7, [rdx - 80]                                     ;   676.2 p1+p2   41 next
        movaps xmm3, [rdx - 16]                                    ;   677.0 p2      41 next
        xorps xmm3, [rdx - 96]                                     ;   680.0 p5+p2   41 next
        xorps xmm8, xmm7                                           ;   677.2 p0      41 next
        movaps xmm9, [rbp - 112]                                   ;   679.0 p2      41 next
        xorps xmm9, xmm3                                           ;   682.0 p1      41 next
        xorps xmm6, [r11 + 2448]                                   ;   680.0 p5+p2   44 next
        xorps xmm0, [r11 + 2480]                                   ;   681.0 p0+p2   44 next
        xorps xmm9, [r11 + 2464]                                   ;   683.0 p1+p2   44 next
        movaps xmm10, [rbp - 128]                                  ;   683.0 p2      41 next
        xorps xmm10, [rdx + 80]                                    ;   686.0 p5+p2   41 next
        xorps xmm15, xmm10                                         ;   687.0 p0      41 next
        xorps xmm4, [r11 + 2496]                                   ;   685.0 p1+p2   44 next
        xorps xmm8, [r11 + 2528]                                   ;   686.0 p5+p2   44 next
        xorps xmm15, [r11 + 2512]                                  ;   688.0 p0+p2   44 next
        movaps xmm11, [rdx - 32]                                   ;   688.0 p2      41 next
        xorps xmm11, [rbp + 48]                                    ;   691.0 p1+p2   41 next
        xorps xmm12, xmm11                                         ;   692.0 p5      41 next
        xorps xmm2, [r11 + 2304]                                   ;   690.0 p0+p2   44 next
        xorps xmm1, [r11 + 2336]                                   ;   691.0 p1+p2   44 next
        xorps xmm3, [r11 + 2320]                                   ;   692.0 p5+p2   44 next
        xorps xmm5, [r11 + 2352]                                   ;   693.0 p0+p2   44 next
        xorps xmm7, [r11 + 2384]                                   ;   694.0 p1+p2   44 next
        xorps xmm12, [r11 + 2544]                                  ;   695.0 p5+p2   44 next
        xorps xmm10, [r11 + 2368]                                  ;   696.0 p0+p2   44 next
        xorps xmm11, [r11 + 2400]                                  ;   697.0 p1+p2   44 next
        movaps xmm13, [rbp + 0]                                    ;   698.0 p2      44 next
        xorps xmm13, [r11 + 2416]                                  ;   701.0 p5+p2   44 next
        movaps [rbp + 0], xmm15                                    ;   689.0 p3+p4   44 next spill
        movaps xmm15, [rdx + 0]                                    ;   700.0 p2      44 next
        xorps xmm15, [r11 + 2432]                                  ;   703.0 p0+p2   44 next
        movaps [rdx + 0], xmm9                                     ;   688.2 p3+p4   44 next spill
        movaps xmm9, xmm2                                          ;   691.0 p1      41 next copy
        xorps xmm9, xmm11                                          ;   698.0 p5      41 next
        movaps [rbp + 48], xmm8                                    ;   690.0 p3+p4   44 next spill
        movaps xmm8, xmm2                                          ;   691.0 p0      41 next copy
        andps xmm8, xmm3                                           ;   693.0 p1      41 next
        movaps [rdx - 32], xmm6                                    ;   691.2 p3+p4   44 next spill
        movaps xmm6, xmm2                                          ;   691.5 p5      41 next copy
        movaps [rdx + 80], xmm12                                   ;   696.0 p3+p4   44 next spill
        movaps xmm12, xmm11                                        ;   698.0 p0      41 next copy
        xorps xmm12, xmm5                                          ;   699.0 p1      41 next
        movaps [rbp - 128], xmm0                                   ;   693.2 p3+p4   44 next spill
        movaps xmm0, xmm1                                          ;   692.8 p5      41 next copy
        xorps xmm0, xmm15                                          ;   704.0 p0      41 next
        movaps [rbp - 112], xmm4                                   ;   694.2 p3+p4   44 next spill
        movaps xmm4, xmm1                                          ;   693.5 p1      41 next copy
        xorps xmm4, xmm5                                           ;   694.5 p5      41 next
        movaps [rdx - 96], xmm15                                   ;   704.0 p3+p4   44 next spill
        movaps xmm15, xmm4                                         ;   695.5 p0      41 next copy
        andps xmm15, xmm5                                          ;   696.5 p1      41 next
        xorps xmm8, xmm15                                          ;   697.5 p5      41 next
        movaps xmm15, xmm1                                         ;   695.2 p0      41 next copy
        xorps xmm15, xmm13                                         ;   702.0 p1      41 next
        andps xmm6, xmm15                                          ;   703.0 p5      41 next
        movaps xmm15, xmm11                                        ;   698.0 p0      41 next copy
        andps xmm15, xmm7                                          ;   699.0 p1      41 next
        xorps xmm15, xmm14                                         ;   700.0 p5      41 next
        xorps xmm6, xmm15                                          ;   704.0 p0      41 next
        movaps [rdx - 16], xmm15                                   ;   701.0 p3+p4   41 next spill
        movaps xmm15, xmm11                                        ;   698.0 p1      41 next copy
        andps xmm15, xmm5                                          ;   699.0 p5      41 next
        movaps [rdx - 80], xmm5                                    ;   698.5 p3+p4   44 next spill
        movaps xmm5, xmm9                                          ;   699.0 p0      41 next copy
        andps xmm5, xmm13                                          ;   702.0 p1      41 next
        movaps [rdi + 96], xmm9                                    ;   699.5 p3+p4   41 next spill
        movaps xmm9, xmm12                                         ;   700.0 p5      41 next copy
        andps xmm9, xmm13                                          ;   702.0 p0      41 next
        movaps [rbp + 64], xmm9                                    ;   703.0 p3+p4   41 next spill
        movaps xmm9, xmm2                                          ;   700.2 p1      41 next copy
        andps xmm9, xmm7                                           ;   701.2 p5      41 next
        xorps xmm9, xmm3                                           ;   702.2 p0      41 next
        movaps [rdx + 64], xmm6                                    ;   705.0 p3+p4   41 next spill
        movaps xmm6, xmm1                                          ;   701.2 p1      41 next copy
        xorps xmm6, xmm3                                           ;   702.2 p5      41 next
        xorps xmm5, xmm9                                           ;   703.2 p0      41 next
        movaps [rdx + 48], xmm5                                    ;   704.2 p3+p4   41 next spill
        movaps xmm5, xmm6                                          ;   703.2 p1      41 next copy
        andps xmm5, xmm13                                          ;   704.2 p5      41 next
        andps xmm6, xmm7                                           ;   703.2 p0      41 next
        movaps [rbp - 96], xmm8                                    ;   703.5 p3+p4   41 next spill
        movaps xmm8, xmm7                                          ;   703.2 p1      41 next copy
        andps xmm8, xmm10                                          ;   704.2 p5      41 next
        xorps xmm8, xmm14                                          ;   705.2 p0      41 next
        movaps xmm14, xmm0                                         ;   705.0 p1      41 next copy
        andps xmm14, xmm3                                          ;   706.0 p5      41 next
        xorps xmm15, xmm14                                         ;   707.0 p0      41 next
        movaps xmm14, xmm5                                         ;   705.2 p1      41 next copy
        movaps [rbp - 16], xmm8                                    ;   706.2 p3+p4   41 next spill
        movaps xmm8, xmm12                                         ;   705.5 p5      41 next copy
        andps xmm12, xmm10                                         ;   705.8 p0      41 next
        xorps xmm6, xmm12                                          ;   706.8 p1      41 next
        movaps xmm12, xmm4                                         ;   706.5 p5      41 next copy
        andps xmm12, xmm7                                          ;   707.5 p0      41 next
        xorps xmm9, xmm12                                          ;   708.5 p1      41 next
        xorps xmm14, xmm9                                          ;   709.5 p5      41 next
        xorps xmm8, xmm14                                          ;   710.5 p0      41 next
        movaps xmm14, xmm15                                        ;   708.2 p1      41 next copy
        xorps xmm15, xmm2                                          ;   708.5 p5      41 next
        movaps xmm9, xmm2                                          ;   708.8 p0      41 next copy
        xorps xmm9, xmm3                                           ;   709.8 p1      41 next
        movaps xmm12, [rdx - 96]                                   ;   708.2 p2      44 next reload
        andps xmm2, xmm12                                          ;   711.2 p5      41 next
        movaps [rbp + 16], xmm2                                    ;   712.2 p3+p4   41 next spill
        movaps xmm2, xmm4                                          ;   709.8 p0      41 next copy
        orps xmm2, xmm3                                            ;   710.8 p1      41 next
        xorps xmm14, xmm2                                          ;   711.8 p5      41 next
        movaps xmm2, xmm0                                          ;   710.8 p0      41 next copy
        andps xmm2, xmm7                                           ;   711.8 p1      41 next
        xorps xmm5, xmm2                                           ;   712.8 p5      41 next
        movaps [rbp - 48], xmm14                                   ;   712.8 p3+p4   41 next spill
        movaps xmm14, xmm11                                        ;   711.8 p0      41 next copy
        andps xmm14, xmm9                                          ;   712.8 p1      41 next
        andps xmm9, xmm10                                          ;   712.5 p5      41 next
        xorps xmm9, [rbp - 96]                                     ;   713.5 p0+p2   41 next
        xorps xmm2, xmm9                                           ;   714.5 p1      41 next
        movaps xmm9, xmm3                                          ;   713.5 p5      41 next copy
        andps xmm9, xmm1                                           ;   714.5 p0      41 next
        xorps xmm9, xmm13                                          ;   715.5 p1      41 next
        xorps xmm6, xmm9                                           ;   716.5 p5      41 next
        xorps xmm5, [rdx + 64]                                     ;   714.8 p0+p2   41 next
        andps xmm9, xmm1                                           ;   716.5 p1      41 next
        xorps xmm8, xmm2                                           ;   715.5 p5      41 next
        movaps xmm2, [rel kasumi_encrypt_compact.T0_constants128]  ;   714.0 p2      41 next reload
        xorps xmm8, xmm2                                           ;   717.0 p0      41 next
        xorps xmm9, [rbp - 16]                                     ;   717.5 p1+p2   41 next
        movaps xmm2, xmm13                                         ;   716.5 p5      41 next copy
        andps xmm2, xmm12                                          ;   717.5 p0      41 next
        xorps xmm5, xmm2                                           ;   718.5 p1      41 next
        xorps xmm2, xmm7                                           ;   718.5 p5      41 next
        andps xmm11, xmm3                                          ;   717.8 p0      41 next
        xorps xmm9, [rbp - 96]                                     ;   718.5 p1+p2   41 next
        andps xmm7, xmm13                                          ;   718.5 p5      41 next
        xorps xmm11, xmm6                                          ;   718.8 p0      41 next
        movaps [rbp + 112], xmm8                                   ;   718.0 p3+p4   41 next spill
        movaps xmm8, xmm0                                          ;   719.2 p1      41 next copy
        andps xmm8, [rdx - 80]                                     ;   720.2 p5+p2   41 next
        xorps xmm6, xmm8                                           ;   721.2 p0      41 next
        andps xmm0, xmm4                                           ;   720.2 p1      41 next
        movaps xmm8, [rdi + 96]                                    ;   718.0 p2      41 next reload
        andps xmm4, xmm8                                           ;   721.0 p5      41 next
        xorps xmm7, xmm4                                           ;   722.0 p0      41 next
        andps xmm13, xmm10                                         ;   721.2 p1      41 next
        xorps xmm6, xmm15                                          ;   722.2 p5      41 next
        xorps xmm7, xmm12                                          ;   723.0 p0      41 next
        xorps xmm9, xmm7                                           ;   724.0 p1      41 next
        xorps xmm13, [rbp + 16]                                    ;   722.5 p5+p2   41 next
        xorps xmm0, [rbp - 96]                                     ;   722.8 p0+p2   41 next
        movaps xmm4, xmm8                                          ;   723.2 p1      41 next copy
        andps xmm4, [rdx - 80]                                     ;   724.2 p5+p2   41 next
        xorps xmm14, xmm13                                         ;   723.8 p0      41 next
        andps xmm3, xmm10                                          ;   724.2 p1      41 next
        xorps xmm7, [rdx + 64]                                     ;   724.5 p5+p2   41 next
        xorps xmm11, xmm0                                          ;   724.8 p0      41 next
        xorps xmm3, xmm14                                          ;   725.2 p1      41 next
        xorps xmm0, xmm10                                          ;   725.5 p5      41 next
        movaps [rdx + 64], xmm9                                    ;   725.0 p3+p4   41 next spill
        movaps xmm9, xmm1                                          ;   725.8 p0      41 next copy
        andps xmm9, xmm10                                          ;   726.8 p1      41 next
        xorps xmm4, xmm9                                           ;   727.8 p5      41 next
        movaps xmm9, [rdx + 48]                                    ;   723.5 p2      41 next reload
        xorps xmm13, xmm9                                          ;   726.8 p0      41 next
        xorps xmm4, xmm2                                           ;   728.8 p1      41 next
        xorps xmm14, xmm4                                          ;   729.8 p5      41 next
        xorps xmm15, xmm14                                         ;   730.8 p0      41 next
        xorps xmm0, [rbp - 48]                                     ;   728.2 p1+p2   41 next
        movaps xmm14, xmm10                                        ;   728.5 p5      41 next copy
        movaps xmm4, [rdx - 80]                                    ;   725.5 p2      44 next reload
        andps xmm14, xmm4                                          ;   729.5 p0      41 next
        xorps xmm7, xmm14                                          ;   730.5 p1      41 next
        xorps xmm13, xmm7                                          ;   731.5 p5      41 next
        andps xmm10, xmm12                                         ;   729.8 p0      41 next
        andps xmm2, xmm12                                          ;   730.2 p1      41 next
        xorps xmm9, xmm0                                           ;   730.5 p5      41 next
        xorps xmm10, xmm4                                          ;   730.8 p0      41 next
        xorps xmm5, xmm10                                          ;   731.8 p1      41 next
        xorps xmm14, [rdx - 16]                                    ;   731.5 p5+p2   41 next
        xorps xmm6, xmm14                                          ;   732.5 p0      41 next
        andps xmm8, xmm12                                          ;   732.2 p1      41 next
        xorps xmm2, [rbp - 16]                                     ;   732.5 p5+p2   41 next
        xorps xmm11, xmm4                                          ;   732.8 p0      41 next
        xorps xmm3, xmm8                                           ;   733.2 p1      41 next
        xorps xmm1, xmm3                                           ;   734.2 p5      41 next
        xorps xmm6, xmm2                                           ;   733.8 p0      41 next
        xorps xmm1, [rbp + 64]                                     ;   735.2 p1+p2   41 next
        xorps xmm2, xmm1                                           ;   736.2 p5      41 next
        movaps xmm14, [rbp - 112]                                  ;   731.0 p2      41 next
        movaps xmm0, [rbp - 128]                                   ;   732.0 p2      44 next reload
        andps xmm14, xmm0                                          ;   735.0 p0      41 next
        movaps xmm1, [rdx - 32]                                    ;   733.0 p2      44 next reload
        xorps xmm14, xmm1                                          ;   736.0 p1      41 next
        movaps xmm3, [rdx + 80]                                    ;   734.0 p2      41 next
        andps xmm3, xmm1                                           ;   737.0 p5      41 next
        movaps xmm4, [rbp + 48]                                    ;   735.0 p2      41 next
        movaps xmm7, [rdx + 0]                                     ;   736.0 p2      44 next reload
        andps xmm4, xmm7                                           ;   739.0 p0      41 next
        movaps xmm8, [rdx + 80]                                    ;   737.0 p2      41 next
        movaps xmm10, [rbp + 0]                                    ;   738.0 p2      44 next reload
        andps xmm8, xmm10                                          ;   741.0 p1      41 next
        movaps xmm12, xmm3                                         ;   738.0 p5      41 next copy
        xorps xmm12, xmm4                                          ;   740.0 p0      41 next
        andps xmm4, [rbp - 112]                                    ;   740.0 p1+p2   41 next
        movaps [rbp + 64], xmm11                                   ;   734.5 p3+p4   41 next spill
        movaps xmm11, xmm8                                         ;   742.0 p5      41 next copy
        movaps [rdx - 80], xmm6                                    ;   735.5 p3+p4   41 next spill
        movaps xmm6, xmm1                                          ;   737.8 p0      41 next copy
        andps xmm6, [rbp - 112]                                    ;   740.0 p1+p2   41 next
        xorps xmm11, xmm6                                          ;   743.0 p5      41 next
        xorps xmm6, xmm12                                          ;   741.0 p0      41 next
        movaps [rbp - 16], xmm2                                    ;   737.2 p3+p4   41 next spill
        movaps xmm2, xmm1                                          ;   739.2 p1      41 next copy
        andps xmm2, xmm10                                          ;   741.0 p5      41 next
        movaps [rdx - 96], xmm9                                    ;   737.5 p3+p4   41 next spill
        movaps xmm9, xmm2                                          ;   742.0 p0      41 next copy
        xorps xmm9, [rbp - 112]                                    ;   743.0 p1+p2   41 next
        xorps xmm4, xmm9                                           ;   744.0 p5      41 next
        movaps [rdi + 96], xmm15                                   ;   738.5 p3+p4   41 next spill
        movaps xmm15, xmm11                                        ;   744.0 p0      41 next copy
        movaps [rdx - 16], xmm13                                   ;   739.5 p3+p4   41 next spill
        movaps xmm13, xmm0                                         ;   741.2 p1      41 next copy
        andps xmm13, xmm7                                          ;   742.2 p5      41 next
        xorps xmm15, xmm13                                         ;   745.0 p0      41 next
        movaps xmm13, [rbp + 48]                                   ;   742.0 p2      44 next reload
        andps xmm11, xmm13                                         ;   745.0 p1      41 next
        xorps xmm3, xmm15                                          ;   746.0 p5      41 next
        movaps [rdx + 48], xmm5                                    ;   740.5 p3+p4   41 next spill
        movaps xmm5, xmm2                                          ;   742.8 p0      41 next copy
        xorps xmm2, [rdx + 80]                                     ;   743.2 p1+p2   41 next
        movaps [rbp - 48], xmm6                                    ;   742.0 p3+p4   41 next spill
        movaps xmm6, xmm15                                         ;   746.0 p5      41 next copy
        andps xmm6, [rbp - 112]                                    ;   747.0 p0+p2   41 next
        movaps [rbp - 96], xmm14                                   ;   742.5 p3+p4   41 next spill
        movaps xmm14, [rdx + 80]                                   ;   745.0 p2      41 next
        andps xmm14, [rbp - 112]                                   ;   748.0 p1+p2   41 next
        movaps xmm1, xmm14                                         ;   749.0 p5      41 next copy
        movaps [rbp + 16], xmm4                                    ;   745.0 p3+p4   41 next spill
        movaps xmm4, xmm10                                         ;   744.8 p0      41 next copy
        andps xmm4, xmm13                                          ;   745.8 p1      41 next
        xorps xmm1, xmm4                                           ;   750.0 p5      41 next
        orps xmm5, xmm4                                            ;   746.8 p0      41 next
        andps xmm9, xmm7                                           ;   746.2 p1      41 next
        andps xmm3, xmm7                                           ;   747.0 p5      41 next
        xorps xmm14, xmm13                                         ;   749.0 p0      41 next
        xorps xmm5, xmm6                                           ;   748.0 p1      41 next
        andps xmm15, xmm10                                         ;   747.5 p5      41 next
        xorps xmm9, xmm10                                          ;   747.8 p0      41 next
        xorps xmm3, xmm2                                           ;   748.2 p1      41 next
        xorps xmm2, xmm14                                          ;   750.0 p5      41 next
        movaps xmm4, xmm2                                          ;   751.0 p0      41 next copy
        movaps xmm6, xmm0                                          ;   749.2 p1      41 next copy
        xorps xmm6, xmm13                                          ;   750.2 p5      41 next
        andps xmm8, xmm6                                           ;   751.2 p0      41 next
        andps xmm14, [rdx + 80]                                    ;   750.2 p1+p2   41 next
        xorps xmm8, xmm9                                           ;   752.2 p5      41 next
        andps xmm9, xmm7                                           ;   750.8 p0      41 next
        movaps [rbp - 32], xmm3                                    ;   749.2 p3+p4   41 next spill
        movaps xmm3, xmm6                                          ;   751.2 p1      41 next copy
        movaps [rbp - 80], xmm5                                    ;   749.0 p3+p4   41 next spill
        movaps xmm5, xmm7                                          ;   751.5 p5      41 next copy
        andps xmm5, [rdx - 32]                                     ;   752.5 p0+p2   41 next
        andps xmm3, xmm5                                           ;   753.5 p1      41 next
        xorps xmm4, xmm5                                           ;   753.5 p5      41 next
        xorps xmm11, xmm4                                          ;   754.5 p0      41 next
        xorps xmm14, [rbp + 16]                                    ;   753.2 p1+p2   41 next
        movaps xmm4, xmm12                                         ;   753.5 p5      41 next copy
        xorps xmm4, xmm10                                          ;   754.5 p0      41 next
        andps xmm4, xmm0                                           ;   755.5 p1      41 next
        xorps xmm11, xmm4                                          ;   756.5 p5      41 next
        movaps xmm4, [rel kasumi_encrypt_compact.T0_constants128]  ;   751.2 p2      41 next reload
        xorps xmm11, xmm4                                          ;   757.5 p0      41 next
        movaps xmm5, xmm7                                          ;   755.2 p1      41 next copy
        xorps xmm5, xmm10                                          ;   756.2 p5      41 next
        xorps xmm3, xmm5                                           ;   757.2 p0      41 next
        xorps xmm3, xmm1                                           ;   758.2 p1      41 next
        xorps xmm1, xmm6                                           ;   756.5 p5      41 next
        andps xmm3, xmm7                                           ;   759.2 p0      41 next
        movaps xmm5, [rdx - 32]                                    ;   753.2 p2      44 next reload
        andps xmm1, xmm5                                           ;   757.5 p1      41 next
        xorps xmm1, xmm4                                           ;   758.5 p5      41 next
        movaps xmm4, xmm10                                         ;   757.8 p0      41 next copy
        andps xmm4, [rbp - 96]                                     ;   758.8 p1+p2   41 next
        movaps [rbp + 16], xmm11                                   ;   758.5 p3+p4   41 next spill
        movaps xmm11, xmm10                                        ;   758.5 p5      41 next copy
        andps xmm11, [rbp - 112]                                   ;   759.5 p0+p2   41 next
        andps xmm6, xmm11                                          ;   760.5 p1      41 next
        movaps xmm10, xmm0                                         ;   759.5 p5      41 next copy
        andps xmm10, [rdx + 80]                                    ;   760.5 p0+p2   41 next
        xorps xmm11, xmm10                                         ;   761.5 p1      41 next
        xorps xmm15, xmm10                                         ;   761.5 p5      41 next
        xorps xmm10, xmm13                                         ;   761.5 p0      41 next
        xorps xmm3, xmm11                                          ;   762.5 p1      41 next
        movaps xmm11, xmm7                                         ;   761.5 p5      41 next copy
        andps xmm11, [rdx + 80]                                    ;   762.5 p0+p2   41 next
        movaps xmm7, xmm12                                         ;   762.2 p1      41 next copy
        andps xmm7, [rdx + 80]                                     ;   763.2 p5+p2   41 next
        xorps xmm6, xmm7                                           ;   764.2 p0      41 next
        movaps xmm7, xmm0                                          ;   763.2 p1      41 next copy
        andps xmm7, xmm13                                          ;   764.2 p5      41 next
        movaps xmm0, xmm5                                          ;   763.8 p0      41 next copy
        movaps xmm5, xmm4                                          ;   764.2 p1      41 next copy
        xorps xmm4, xmm1                                           ;   764.5 p5      41 next
        xorps xmm4, xmm11                                          ;   765.5 p0      41 next
        xorps xmm9, xmm4                                           ;   766.5 p1      41 next
        xorps xmm11, xmm7                                          ;   765.5 p5      41 next
        andps xmm0, xmm11                                          ;   766.5 p0      41 next
        xorps xmm5, xmm11                                          ;   766.5 p1      41 next
        xorps xmm8, xmm5                                           ;   767.5 p5      41 next
        xorps xmm0, [rbp - 48]                                     ;   767.5 p0+p2   41 next
        andps xmm7, xmm10                                          ;   767.2 p1      41 next
        movaps xmm4, [rbp - 112]                                   ;   763.5 p2      44 next reload
        andps xmm10, xmm4                                          ;   767.5 p5      41 next
        andps xmm12, xmm13                                         ;   767.8 p0      41 next
        xorps xmm2, xmm8                                           ;   768.5 p1      41 next
        xorps xmm15, xmm0                                          ;   768.5 p5      41 next
        xorps xmm10, xmm12                                         ;   768.8 p0      41 next
        xorps xmm6, xmm2                                           ;   769.5 p1      41 next
        movaps xmm0, [rbp - 128]                                   ;   764.8 p2      44 next reload
        orps xmm5, xmm0                                            ;   769.5 p5      41 next
        xorps xmm1, xmm5                                           ;   770.5 p0      41 next
        xorps xmm14, xmm9                                          ;   770.2 p1      41 next
        xorps xmm7, xmm1                                           ;   771.5 p5      41 next
        movaps xmm1, [rbp - 96]                                    ;   766.5 p2      41 next reload
        xorps xmm15, xmm1                                          ;   770.8 p0      41 next
        andps xmm1, xmm13                                          ;   771.2 p1      41 next
        xorps xmm3, xmm1                                           ;   772.2 p5      41 next
        movaps xmm1, [rel kasumi_encrypt_compact.T0_constants128]  ;   767.5 p2      41 next reload
        xorps xmm15, xmm1                                          ;   771.8 p0      41 next
        xorps xmm10, [rbp - 32]                                    ;   772.2 p1+p2   41 next
        xorps xmm7, [rbp - 80]                                     ;   772.5 p5+p2   41 next
        xorps xmm0, [rdx - 16]                                     ;   772.8 p0+p2   41 next
        xorps xmm4, [rdi + 96]                                     ;   773.2 p1+p2   41 next
        xorps xmm15, xmm0                                          ;   773.8 p5      41 next
        xorps xmm3, xmm4                                           ;   774.2 p0      41 next
        movaps xmm2, [rdx + 48]                                    ;   772.5 p2      41 next
        xorps xmm2, [rdx - 32]                                     ;   775.5 p1+p2   41 next
        xorps xmm6, xmm2                                           ;   776.5 p5      41 next
        xorps xmm13, [rbp - 16]                                    ;   774.8 p0+p2   41 next
        movaps xmm5, [rbp + 112]                                   ;   775.5 p2      41 next
        xorps xmm5, [rdx + 0]                                      ;   778.5 p1+p2   41 next
        xorps xmm7, xmm13                                          ;   775.8 p5      41 next
        movaps xmm8, [rbp + 16]                                    ;   777.5 p2      41 next
        xorps xmm8, xmm5                                           ;   780.5 p0      41 next
        movaps xmm9, [rax - 64]                                    ;   778.5 p2      50 next reload
        xorps xmm2, xmm9                                           ;   781.5 p1      50 next
        movaps xmm11, [rdx + 32]                                   ;   779.5 p2      50 next reload
        xorps xmm0, xmm11                                          ;   782.5 p5      50 next
        movaps xmm12, [rax - 80]                                   ;   780.5 p2      50 next reload
        xorps xmm5, xmm12                                          ;   783.5 p0      50 next
        movaps xmm1, [rdx - 96]                                    ;   781.5 p2      41 next
        xorps xmm1, [rbp + 0]                                      ;   784.5 p1+p2   41 next
        xorps xmm14, xmm1                                          ;   785.5 p5      41 next
        xorps xmm4, [rcx + 0]                                      ;   783.5 p0+p2   50 next
        xorps xmm13, [rdi - 96]                                    ;   784.5 p1+p2   50 next
        xorps xmm1, [rcx + 16]                                     ;   785.5 p5+p2   50 next
        movaps [rbp + 0], xmm13                                    ;   785.5 p3+p4   50 next spill
        movaps xmm13, [rdx - 80]                                   ;   786.5 p2      41 next
        xorps xmm13, [rdx + 80]                                    ;   789.5 p0+p2   41 next
        xorps xmm10, xmm13                                         ;   790.5 p1      41 next
        xorps xmm6, [rcx + 80]                                     ;   788.5 p5+p2   50 next
        xorps xmm15, [rcx + 96]                                    ;   789.5 p0+p2   50 next
        xorps xmm8, [rdi + 32]                                     ;   790.5 p1+p2   50 next
        xorps xmm3, [rcx + 112]                                    ;   791.5 p5+p2   50 next
        xorps xmm13, [rcx + 32]                                    ;   792.5 p0+p2   50 next
        xorps xmm7, [rax - 128]                                    ;   793.5 p1+p2   50 next
        xorps xmm14, [rdi + 16]                                    ;   794.5 p5+p2   50 next
        xorps xmm10, [rdi - 112]                                   ;   795.5 p0+p2   50 next
        movaps [rdx + 80], xmm10                                   ;   796.5 p3+p4   50 next spill
        movaps xmm10, [rdx + 64]                                   ;   796.5 p2      50 next
        xorps xmm10, [rcx + 48]                                    ;   799.5 p1+p2   50 next
        movaps [rdx + 64], xmm7                                    ;   794.5 p3+p4   50 next spill
        movaps xmm7, [rbp + 64]                                    ;   798.5 p2      50 next
        xorps xmm7, [rcx + 64]                                     ;   801.5 p5+p2   50 next
        xorps xmm9, [r14 - 48]                                     ;   800.5 p0+p2  108 r
        xorps xmm12, [r14 - 32]                                    ;   801.5 p1+p2  108 r
        xorps xmm11, [r14 - 16]                                    ;   802.5 p5+p2  108 r
        movaps [rdx + 32], xmm11                                   ;   803.5 p3+p4  108 r spill
        movaps xmm11, [rcx + 0]                                    ;   803.5 p2     108 r
        xorps xmm11, [r14 + 0]                                     ;   806.5 p0+p2  108 r
        movaps [rcx + 0], xmm11                                    ;   807.5 p3+p4  108 r spill
        movaps xmm11, [rcx + 16]                                   ;   805.5 p2     108 r
        xorps xmm11, [r14 + 16]                                    ;   808.5 p1+p2  108 r
        movaps [rcx + 16], xmm11                                   ;   809.5 p3+p4  108 r spill
        movaps xmm11, [rdi - 96]                                   ;   807.5 p2     108 r
        xorps xmm11, [r14 + 32]                                    ;   810.5 p5+p2  108 r
        movaps [rdi - 96], xmm11                                   ;   811.5 p3+p4  108 r spill
        movaps xmm11, [rcx + 32]                                   ;   809.5 p2     108 r
        xorps xmm11, [r14 + 48]                                    ;   812.5 p0+p2  108 r
        movaps [rcx + 32], xmm11                                   ;   813.5 p3+p4  108 r spill
        movaps xmm11, [rcx + 48]                                   ;   811.5 p2     108 r
        xorps xmm11, [r14 + 64]                                    ;   814.5 p1+p2  108 r
        movaps [rcx + 48], xmm11                                   ;   815.5 p3+p4  108 r spill
        movaps xmm11, [rcx + 64]                                   ;   813.5 p2     108 r
        xorps xmm11, [r14 + 80]                                    ;   816.5 p5+p2  108 r
        movaps [rcx + 64], xmm11                                   ;   817.5 p3+p4  108 r spill
        movaps xmm11, [rcx + 80]                                   ;   815.5 p2     108 r
        xorps xmm11, [r14 + 96]                                    ;   818.5 p0+p2  108 r
        movaps [rcx + 80], xmm11                                   ;   819.5 p3+p4  108 r spill
        movaps xmm11, [rdi + 32]                                   ;   817.5 p2     108 r
        xorps xmm11, [r14 + 112]                                   ;   820.5 p1+p2  108 r
        movaps [rdi + 32], xmm11                                   ;   821.5 p3+p4  108 r spill
        movaps xmm11, [rcx + 96]                                   ;   819.5 p2     108 r
        xorps xmm11, [r15 - 128]                                   ;   822.5 p5+p2  108 r
        xorps xmm2, [r13 - 48]                                     ;   821.5 p0+p2  108 r
        movaps [rcx + 96], xmm2                                    ;   822.5 p3+p4  108 r spill
        movaps xmm2, [rcx + 112]                                   ;   822.5 p2     108 r
        xorps xmm2, [r15 - 112]                                    ;   825.5 p1+p2  108 r
        xorps xmm5, [r13 - 32]                                     ;   824.5 p5+p2  108 r
        movaps [rcx + 112], xmm5                                   ;   825.5 p3+p4  108 r spill
        movaps xmm5, [rdi + 16]                                    ;   825.5 p2     108 r
        xorps xmm5, [r15 - 96]                                     ;   828.5 p0+p2  108 r
        xorps xmm0, [r13 - 16]                                     ;   827.5 p1+p2  108 r
        movaps [rdi + 16], xmm0                                    ;   828.5 p3+p4  108 r spill
        movaps xmm0, [rax - 128]                                   ;   828.5 p2     108 r
        xorps xmm0, [r15 - 80]                                     ;   831.5 p5+p2  108 r
        xorps xmm4, [r13 + 0]                                      ;   830.5 p0+p2  108 r
        movaps [rax - 128], xmm4                                   ;   831.5 p3+p4  108 r spill
        movaps xmm4, [rdi - 112]                                   ;   831.5 p2     108 r
        xorps xmm4, [r15 - 64]                                     ;   834.5 p1+p2  108 r
        xorps xmm1, [r13 + 16]                                     ;   833.5 p5+p2  108 r
        xorps xmm13, [r13 + 48]                                    ;   834.5 p0+p2  108 r
        xorps xmm10, [r13 + 64]                                    ;   835.5 p1+p2  108 r
        xorps xmm7, [r13 + 80]                                     ;   836.5 p5+p2  108 r
        xorps xmm6, [r13 + 96]                                     ;   837.5 p0+p2  108 r
        movaps [rdi - 112], xmm6                                   ;   838.5 p3+p4  108 r spill
        movaps xmm6, [rbp + 0]                                     ;   838.5 p2     108 r
        xorps xmm6, [r13 + 32]                                     ;   841.5 p1+p2  108 r
        xorps xmm8, [r13 + 112]                                    ;   840.5 p5+p2  108 r
        xorps xmm15, [r14 - 128]                                   ;   841.5 p0+p2  108 r
        xorps xmm3, [r14 - 112]                                    ;   842.5 p1+p2  108 r
        xorps xmm14, [r14 - 96]                                    ;   843.5 p5+p2  108 r
        movaps [rbp + 0], xmm14                                    ;   844.5 p3+p4  108 r spill
        movaps xmm14, xmm9                                         ;   831.8 p0      50 next copy
        xorps xmm14, [r9 + 176]                                    ;   844.5 p1+p2   50 next
        movaps [rax - 80], xmm9                                    ;   832.5 p3+p4  108 r spill
        movaps xmm9, xmm12                                         ;   832.5 p5      50 next copy
        xorps xmm9, [r9 + 192]                                     ;   845.5 p0+p2   50 next
        movaps [rax - 64], xmm12                                   ;   833.5 p3+p4  108 r spill
        movaps xmm12, [rdx + 64]                                   ;   846.5 p2     108 r
        xorps xmm12, [r14 - 80]                                    ;   849.5 p1+p2  108 r
        movaps [rdx + 64], xmm12                                   ;   850.5 p3+p4  108 r spill
        movaps xmm12, [rdx + 80]                                   ;   848.5 p2     108 r
        xorps xmm12, [r14 - 64]                                    ;   851.5 p5+p2  108 r
        movaps [rdx + 80], xmm12                                   ;   852.5 p3+p4  108 r spill
        movaps xmm12, [rdx + 32]                                   ;   850.5 p2      50 next
        xorps xmm12, [r9 + 208]                                    ;   853.5 p0+p2   50 next
        movaps [rbp + 64], xmm3                                    ;   843.5 p3+p4  108 r spill
        movaps xmm3, xmm11                                         ;   841.5 p1      50 next copy
        xorps xmm3, [r9 + 96]                                      ;   852.5 p5+p2   50 next
        movaps [rdx - 80], xmm11                                   ;   842.0 p3+p4  108 r spill
        movaps xmm11, [rcx + 0]                                    ;   853.5 p2      50 next
        xorps xmm11, [r9 + 224]                                    ;   856.5 p0+p2   50 next
        movaps [rdx - 96], xmm15                                   ;   843.5 p3+p4  108 r spill
        movaps xmm15, xmm2                                         ;   843.8 p1      50 next copy
        xorps xmm15, [r9 + 112]                                    ;   855.5 p5+p2   50 next
        movaps [rbp + 16], xmm2                                    ;   844.5 p3+p4  108 r spill
        movaps xmm2, [rcx + 16]                                    ;   856.5 p2      50 next
        xorps xmm2, [r9 + 240]                                     ;   859.5 p0+p2   50 next
        movaps [rdx + 0], xmm8                                     ;   845.5 p3+p4  108 r spill
        movaps xmm8, xmm5                                          ;   845.5 p1      50 next copy
        xorps xmm8, [r9 + 128]                                     ;   858.5 p5+p2   50 next
        movaps [rbp + 112], xmm5                                   ;   846.5 p3+p4  108 r spill
        movaps xmm5, [rdi - 96]                                    ;   859.5 p2      50 next
        xorps xmm5, [r9]                                           ;   862.5 p0+p2   50 next
        movaps [rbp - 16], xmm7                                    ;   848.5 p3+p4  108 r spill
        movaps xmm7, xmm0                                          ;   848.8 p1      50 next copy
        xorps xmm7, [r9 + 144]                                     ;   861.5 p5+p2   50 next
        movaps [rbp + 48], xmm0                                    ;   849.5 p3+p4  108 r spill
        movaps xmm0, [rcx + 32]                                    ;   862.5 p2      50 next
        xorps xmm0, [r9 + 16]                                      ;   865.5 p0+p2   50 next
        movaps [rdx - 32], xmm10                                   ;   850.8 p3+p4  108 r spill
        movaps xmm10, xmm4                                         ;   851.0 p1      50 next copy
        xorps xmm10, [r9 + 160]                                    ;   864.5 p5+p2   50 next
        movaps [rdx + 48], xmm4                                    ;   851.8 p3+p4  108 r spill
        movaps xmm4, [rcx + 48]                                    ;   865.5 p2      50 next
        xorps xmm4, [r9 + 32]                                      ;   868.5 p0+p2   50 next
        movaps [rdi + 96], xmm13                                   ;   852.8 p3+p4  108 r spill
        movaps xmm13, [rcx + 64]                                   ;   867.5 p2      50 next
        xorps xmm13, [r9 + 48]                                     ;   870.5 p1+p2   50 next
        movaps [rbp - 112], xmm6                                   ;   853.8 p3+p4  108 r spill
        movaps xmm6, [rcx + 80]                                    ;   869.5 p2      50 next
        xorps xmm6, [r9 + 64]                                      ;   872.5 p5+p2   50 next
        movaps [rdx - 16], xmm1                                    ;   856.5 p3+p4  108 r spill
        movaps xmm1, [rdi + 32]                                    ;   871.5 p2      50 next
        xorps xmm1, [r9 + 80]                                      ;   874.5 p0+p2   50 next
        movaps [rbp - 128], xmm2                                   ;   860.5 p3+p4   50 next spill
        movaps xmm2, xmm8                                          ;   859.5 p1      41 next copy
        xorps xmm2, xmm4                                           ;   869.5 p5      41 next
        movaps [rbp - 80], xmm9                                    ;   860.0 p3+p4   50 next spill
        movaps xmm9, xmm8                                          ;   860.2 p0      41 next copy
        xorps xmm9, xmm1                                           ;   875.5 p1      41 next
        movaps [rbp - 32], xmm5                                    ;   863.5 p3+p4   50 next spill
        movaps xmm5, xmm10                                         ;   865.5 p5      41 next copy
        xorps xmm5, xmm6                                           ;   873.5 p0      41 next
        movaps [rbp - 96], xmm14                                   ;   862.8 p3+p4   50 next spill
        movaps xmm14, xmm8                                         ;   863.0 p1      41 next copy
        andps xmm14, xmm15                                         ;   864.0 p5      41 next
        xorps xmm14, [rel kasumi_encrypt_compact.T0_constants128]  ;   873.5 p0+p2   41 next
        movaps [rbp - 48], xmm0                                    ;   866.5 p3+p4   50 next spill
        movaps xmm0, xmm4                                          ;   869.5 p1      41 next copy
        andps xmm0, xmm13                                          ;   871.5 p5      41 next
        movaps [rcx - 128], xmm12                                  ;   865.8 p3+p4   50 next spill
        movaps xmm12, xmm4                                         ;   869.5 p0      41 next copy
        movaps [rbp - 64], xmm11                                   ;   866.8 p3+p4   50 next spill
        movaps xmm11, xmm6                                         ;   873.5 p1      41 next copy
        xorps xmm11, xmm1                                          ;   875.5 p5      41 next
        movaps [rdx + 96], xmm10                                   ;   867.8 p3+p4   50 next spill
        movaps xmm10, xmm14                                        ;   874.5 p0      41 next copy
        movaps [rdi - 32], xmm14                                   ;   874.5 p3+p4   41 next spill
        movaps xmm14, xmm2                                         ;   870.5 p1      41 next copy
        andps xmm14, xmm7                                          ;   871.5 p5      41 next
        movaps [rcx - 112], xmm2                                   ;   870.5 p3+p4   41 next spill
        movaps xmm2, xmm6                                          ;   873.5 p0      41 next copy
        xorps xmm2, xmm7                                           ;   874.5 p1      41 next
        andps xmm12, xmm2                                          ;   875.5 p5      41 next
        xorps xmm10, xmm12                                         ;   876.5 p0      41 next
        movaps xmm2, xmm8                                          ;   871.5 p1      41 next copy
        andps xmm2, xmm1                                           ;   875.5 p5      41 next
        movaps xmm12, xmm11                                        ;   876.5 p0      41 next copy
        andps xmm12, xmm1                                          ;   877.5 p1      41 next
        xorps xmm0, xmm12                                          ;   878.5 p5      41 next
        movaps xmm12, xmm9                                         ;   876.5 p0      41 next copy
        andps xmm12, xmm7                                          ;   877.5 p1      41 next
        movaps [rdi + 0], xmm12                                    ;   878.5 p3+p4   41 next spill
        movaps xmm12, xmm4                                         ;   874.2 p5      41 next copy
        andps xmm12, xmm15                                         ;   875.2 p0      41 next
        xorps xmm12, xmm13                                         ;   876.2 p1      41 next
        movaps [rdi - 80], xmm1                                    ;   875.5 p3+p4   50 next spill
        movaps xmm1, xmm6                                          ;   875.2 p5      41 next copy
        xorps xmm1, xmm13                                          ;   876.2 p0      41 next
        xorps xmm14, xmm12                                         ;   877.2 p1      41 next
        movaps [rbp + 80], xmm14                                   ;   878.2 p3+p4   41 next spill
        movaps xmm14, xmm1                                         ;   877.2 p5      41 next copy
        andps xmm14, xmm7                                          ;   878.2 p0      41 next
        andps xmm1, xmm15                                          ;   877.2 p1      41 next
        movaps [rcx - 96], xmm10                                   ;   877.5 p3+p4   41 next spill
        movaps xmm10, xmm5                                         ;   877.2 p5      41 next copy
        andps xmm10, xmm13                                         ;   878.2 p0      41 next
        xorps xmm2, xmm10                                          ;   879.2 p1      41 next
        movaps xmm10, xmm15                                        ;   878.2 p5      41 next copy
        andps xmm10, xmm3                                          ;   879.2 p0      41 next
        xorps xmm10, [rel kasumi_encrypt_compact.T0_constants128]  ;   880.2 p1+p2   41 next
        movaps [rdi + 48], xmm10                                   ;   881.2 p3+p4   41 next spill
        movaps xmm10, xmm14                                        ;   879.2 p5      41 next copy
        movaps [rbp + 96], xmm0                                    ;   879.8 p3+p4   41 next spill
        movaps xmm0, xmm9                                          ;   879.5 p0      41 next copy
        andps xmm9, xmm3                                           ;   879.8 p1      41 next
        xorps xmm1, xmm9                                           ;   880.8 p5      41 next
        movaps xmm9, xmm11                                         ;   880.5 p0      41 next copy
        andps xmm9, xmm15                                          ;   881.5 p1      41 next
        xorps xmm12, xmm9                                          ;   882.5 p5      41 next
        xorps xmm10, xmm12                                         ;   883.5 p0      41 next
        xorps xmm0, xmm10                                          ;   884.5 p1      41 next
        movaps xmm9, xmm2                                          ;   882.2 p5      41 next copy
        xorps xmm2, xmm4                                           ;   882.5 p0      41 next
        movaps xmm10, xmm4                                         ;   882.8 p1      41 next copy
        xorps xmm10, xmm13                                         ;   883.8 p5      41 next
        movaps xmm12, [rdx + 96]                                   ;   882.5 p2      50 next reload
        andps xmm4, xmm12                                          ;   885.5 p0      41 next
        movaps [rdx + 112], xmm4                                   ;   886.5 p3+p4   41 next spill
        movaps xmm4, xmm11                                         ;   883.8 p1      41 next copy
        orps xmm4, xmm13                                           ;   884.8 p5      41 next
        xorps xmm9, xmm4                                           ;   885.8 p0      41 next
        movaps xmm4, xmm5                                          ;   884.8 p1      41 next copy
        andps xmm4, xmm15                                          ;   885.8 p5      41 next
        xorps xmm14, xmm4                                          ;   886.8 p0      41 next
        movaps [rdx - 128], xmm9                                   ;   886.8 p3+p4   41 next spill
        movaps xmm9, xmm10                                         ;   885.8 p1      41 next copy
        andps xmm9, xmm8                                           ;   886.8 p5      41 next
        andps xmm10, xmm3                                          ;   886.5 p0      41 next
        xorps xmm10, [rbp + 96]                                    ;   887.5 p1+p2   41 next
        xorps xmm4, xmm10                                          ;   888.5 p5      41 next
        movaps xmm10, xmm13                                        ;   887.5 p0      41 next copy
        andps xmm10, xmm6                                          ;   888.5 p1      41 next
        xorps xmm10, xmm7                                          ;   889.5 p5      41 next
        xorps xmm1, xmm10                                          ;   890.5 p0      41 next
        xorps xmm14, [rcx - 96]                                    ;   888.8 p1+p2   41 next
        andps xmm10, xmm6                                          ;   890.5 p5      41 next
        xorps xmm0, xmm4                                           ;   889.5 p0      41 next
        movaps xmm4, [rel kasumi_encrypt_compact.T0_constants128]  ;   888.2 p2      41 next reload
        xorps xmm0, xmm4                                           ;   891.2 p1      41 next
        xorps xmm10, [rdi + 48]                                    ;   891.5 p5+p2   41 next
        movaps xmm4, xmm7                                          ;   890.5 p0      41 next copy
        andps xmm4, xmm12                                          ;   891.5 p1      41 next
        xorps xmm14, xmm4                                          ;   892.5 p5      41 next
        xorps xmm4, xmm15                                          ;   892.5 p0      41 next
        xorps xmm10, [rbp + 96]                                    ;   892.5 p1+p2   41 next
        andps xmm8, xmm13                                          ;   892.2 p5      41 next
        andps xmm15, xmm7                                          ;   892.5 p0      41 next
        xorps xmm8, xmm1                                           ;   893.2 p1      41 next
        movaps [rax - 112], xmm0                                   ;   892.2 p3+p4   41 next spill
        movaps xmm0, xmm5                                          ;   893.2 p5      41 next copy
        andps xmm0, [rdi - 80]                                     ;   894.2 p0+p2   41 next
        xorps xmm1, xmm0                                           ;   895.2 p1      41 next
        andps xmm5, xmm11                                          ;   894.2 p5      41 next
        movaps xmm0, [rcx - 112]                                   ;   892.2 p2      41 next reload
        andps xmm11, xmm0                                          ;   895.2 p0      41 next
        xorps xmm15, xmm11                                         ;   896.2 p1      41 next
        andps xmm7, xmm3                                           ;   895.2 p5      41 next
        xorps xmm1, xmm2                                           ;   896.2 p0      41 next
        xorps xmm15, xmm12                                         ;   897.2 p1      41 next
        xorps xmm10, xmm15                                         ;   898.2 p5      41 next
        xorps xmm7, [rdx + 112]                                    ;   896.5 p0+p2   41 next
        xorps xmm5, [rbp + 96]                                     ;   896.8 p1+p2   41 next
        movaps xmm11, xmm0                                         ;   897.2 p5      41 next copy
        andps xmm11, [rdi - 80]                                    ;   898.2 p0+p2   41 next
        xorps xmm9, xmm7                                           ;   897.8 p1      41 next
        andps xmm13, xmm3                                          ;   898.2 p5      41 next
        xorps xmm15, [rcx - 96]                                    ;   898.5 p0+p2   41 next
        xorps xmm8, xmm5                                           ;   898.8 p1      41 next
        xorps xmm13, xmm9                                          ;   899.2 p5      41 next
        xorps xmm5, xmm3                                           ;   899.5 p0      41 next
        movaps [rcx - 96], xmm10                                   ;   899.2 p3+p4   41 next spill
        movaps xmm10, xmm6                                         ;   899.8 p1      41 next copy
        andps xmm10, xmm3                                          ;   900.8 p5      41 next
        xorps xmm11, xmm10                                         ;   901.8 p0      41 next
        movaps xmm10, [rbp + 80]                                   ;   897.8 p2      41 next reload
        xorps xmm7, xmm10                                          ;   900.8 p1      41 next
        xorps xmm11, xmm4                                          ;   902.8 p5      41 next
        xorps xmm9, xmm11                                          ;   903.8 p0      41 next
        xorps xmm2, xmm9                                           ;   904.8 p1      41 next
        xorps xmm5, [rdx - 128]                                    ;   902.2 p5+p2   41 next
        movaps xmm9, xmm3                                          ;   902.5 p0      41 next copy
        movaps xmm11, [rdi - 80]                                   ;   899.8 p2      50 next reload
        andps xmm9, xmm11                                          ;   903.5 p1      41 next
        xorps xmm15, xmm9                                          ;   904.5 p5      41 next
        xorps xmm7, xmm15                                          ;   905.5 p0      41 next
        andps xmm3, xmm12                                          ;   903.8 p1      41 next
        andps xmm4, xmm12                                          ;   904.2 p5      41 next
        xorps xmm10, xmm5                                          ;   904.5 p0      41 next
        xorps xmm3, xmm11                                          ;   904.8 p1      41 next
        xorps xmm14, xmm3                                          ;   905.8 p5      41 next
        xorps xmm9, [rdi - 32]                                     ;   905.5 p0+p2   41 next
        xorps xmm1, xmm9                                           ;   906.5 p1      41 next
        andps xmm0, xmm12                                          ;   906.2 p5      41 next
        xorps xmm4, [rdi + 48]                                     ;   906.5 p0+p2   41 next
        xorps xmm8, xmm11                                          ;   906.8 p1      41 next
        xorps xmm13, xmm0                                          ;   907.2 p5      41 next
        xorps xmm6, xmm13                                          ;   908.2 p0      41 next
        xorps xmm1, xmm4                                           ;   907.8 p1      41 next
        xorps xmm6, [rdi + 0]                                      ;   909.2 p5+p2   41 next
        xorps xmm4, xmm6                                           ;   910.2 p0      41 next
        movaps xmm15, [rbp - 64]                                   ;   905.0 p2      41 next
        movaps xmm0, [rcx - 128]                                   ;   906.0 p2      50 next reload
        andps xmm15, xmm0                                          ;   909.0 p1      41 next
        movaps xmm3, [rbp - 96]                                    ;   907.0 p2      50 next reload
        xorps xmm15, xmm3                                          ;   910.0 p5      41 next
        movaps xmm5, [rbp - 48]                                    ;   908.0 p2      41 next
        andps xmm5, xmm3                                           ;   911.0 p0      41 next
        movaps xmm6, [rbp - 32]                                    ;   909.0 p2      41 next
        movaps xmm9, [rbp - 80]                                    ;   910.0 p2      50 next reload
        andps xmm6, xmm9                                           ;   913.0 p1      41 next
        movaps xmm11, [rbp - 48]                                   ;   911.0 p2      41 next
        movaps xmm12, [rbp - 128]                                  ;   912.0 p2      50 next reload
        andps xmm11, xmm12                                         ;   915.0 p5      41 next
        movaps xmm13, xmm5                                         ;   912.0 p0      41 next copy
        xorps xmm13, xmm6                                          ;   914.0 p1      41 next
        andps xmm6, [rbp - 64]                                     ;   914.0 p5+p2   41 next
        movaps [rdi + 0], xmm8                                     ;   908.5 p3+p4   41 next spill
        movaps xmm8, xmm11                                         ;   916.0 p0      41 next copy
        movaps [rdi - 80], xmm1                                    ;   909.5 p3+p4   41 next spill
        movaps xmm1, xmm3                                          ;   911.8 p1      41 next copy
        andps xmm1, [rbp - 64]                                     ;   914.0 p5+p2   41 next
        xorps xmm8, xmm1                                           ;   917.0 p0      41 next
        xorps xmm1, xmm13                                          ;   915.0 p1      41 next
        movaps [rdi + 48], xmm4                                    ;   911.2 p3+p4   41 next spill
        movaps xmm4, xmm3                                          ;   913.2 p5      41 next copy
        andps xmm4, xmm12                                          ;   915.0 p0      41 next
        movaps [rdx + 96], xmm10                                   ;   911.5 p3+p4   41 next spill
        movaps xmm10, xmm4                                         ;   916.0 p1      41 next copy
        xorps xmm10, [rbp - 64]                                    ;   917.0 p5+p2   41 next
        xorps xmm6, xmm10                                          ;   918.0 p0      41 next
        movaps [rcx - 112], xmm2                                   ;   912.5 p3+p4   41 next spill
        movaps xmm2, xmm8                                          ;   918.0 p1      41 next copy
        movaps [rdi - 32], xmm7                                    ;   913.5 p3+p4   41 next spill
        movaps xmm7, xmm0                                          ;   915.2 p5      41 next copy
        andps xmm7, xmm9                                           ;   916.2 p0      41 next
        xorps xmm2, xmm7                                           ;   919.0 p1      41 next
        movaps xmm7, [rbp - 32]                                    ;   916.0 p2      50 next reload
        andps xmm8, xmm7                                           ;   919.0 p5      41 next
        xorps xmm5, xmm2                                           ;   920.0 p0      41 next
        movaps [rbp + 80], xmm14                                   ;   914.5 p3+p4   41 next spill
        movaps xmm14, xmm4                                         ;   916.8 p1      41 next copy
        xorps xmm4, [rbp - 48]                                     ;   917.2 p5+p2   41 next
        movaps [rdx - 128], xmm1                                   ;   916.0 p3+p4   41 next spill
        movaps xmm1, xmm2                                          ;   920.0 p0      41 next copy
        andps xmm1, [rbp - 64]                                     ;   921.0 p1+p2   41 next
        movaps [rbp + 96], xmm15                                   ;   916.5 p3+p4   41 next spill
        movaps xmm15, [rbp - 48]                                   ;   919.0 p2      41 next
        andps xmm15, [rbp - 64]                                    ;   922.0 p5+p2   41 next
        movaps xmm3, xmm15                                         ;   923.0 p0      41 next copy
        movaps [rdx + 112], xmm6                                   ;   919.0 p3+p4   41 next spill
        movaps xmm6, xmm12                                         ;   918.8 p1      41 next copy
        andps xmm6, xmm7                                           ;   919.8 p5      41 next
        xorps xmm3, xmm6                                           ;   924.0 p0      41 next
        orps xmm14, xmm6                                           ;   920.8 p1      41 next
        andps xmm10, xmm9                                          ;   920.2 p5      41 next
        andps xmm5, xmm9                                           ;   921.0 p0      41 next
        xorps xmm15, xmm7                                          ;   923.0 p1      41 next
        xorps xmm14, xmm1                                          ;   922.0 p5      41 next
        andps xmm2, xmm12                                          ;   921.5 p0      41 next
        xorps xmm10, xmm12                                         ;   921.8 p1      41 next
        xorps xmm5, xmm4                                           ;   922.2 p5      41 next
        xorps xmm4, xmm15                                          ;   924.0 p0      41 next
        movaps xmm1, xmm4                                          ;   925.0 p1      41 next copy
        movaps xmm6, xmm0                                          ;   923.2 p5      41 next copy
        xorps xmm6, xmm7                                           ;   924.2 p0      41 next
        andps xmm11, xmm6                                          ;   925.2 p1      41 next
        andps xmm15, [rbp - 48]                                    ;   924.2 p5+p2   41 next
        xorps xmm11, xmm10                                         ;   926.2 p0      41 next
        andps xmm10, xmm9                                          ;   924.8 p1      41 next
        movaps [rcx - 80], xmm5                                    ;   923.2 p3+p4   41 next spill
        movaps xmm5, xmm6                                          ;   925.2 p5      41 next copy
        movaps [rdx - 112], xmm14                                  ;   923.0 p3+p4   41 next spill
        movaps xmm14, xmm9                                         ;   925.5 p0      41 next copy
        andps xmm14, [rbp - 96]                                    ;   926.5 p1+p2   41 next
        andps xmm5, xmm14                                          ;   927.5 p5      41 next
        xorps xmm1, xmm14                                          ;   927.5 p0      41 next
        xorps xmm8, xmm1                                           ;   928.5 p1      41 next
        xorps xmm15, [rdx + 112]                                   ;   927.2 p5+p2   41 next
        movaps xmm14, xmm13                                        ;   927.5 p0      41 next copy
        xorps xmm14, xmm12                                         ;   928.5 p1      41 next
        andps xmm14, xmm0                                          ;   929.5 p5      41 next
        xorps xmm8, xmm14                                          ;   930.5 p0      41 next
        movaps xmm14, [rel kasumi_encrypt_compact.T0_constants128] ;   925.2 p2      41 next reload
        xorps xmm8, xmm14                                          ;   931.5 p1      41 next
        movaps xmm1, xmm9                                          ;   929.2 p5      41 next copy
        xorps xmm1, xmm12                                          ;   930.2 p0      41 next
        xorps xmm5, xmm1                                           ;   931.2 p1      41 next
        xorps xmm5, xmm3                                           ;   932.2 p5      41 next
        xorps xmm3, xmm6                                           ;   930.5 p0      41 next
        andps xmm5, xmm9                                           ;   933.2 p1      41 next
        movaps xmm1, [rbp - 96]                                    ;   927.2 p2      50 next reload
        andps xmm3, xmm1                                           ;   931.5 p5      41 next
        xorps xmm3, xmm14                                          ;   932.5 p0      41 next
        movaps xmm14, xmm12                                        ;   931.8 p1      41 next copy
        andps xmm14, [rbp + 96]                                    ;   932.8 p5+p2   41 next
        movaps [rdx + 112], xmm8                                   ;   932.5 p3+p4   41 next spill
        movaps xmm8, xmm12                                         ;   932.5 p0      41 next copy
        andps xmm8, [rbp - 64]                                     ;   933.5 p1+p2   41 next
        andps xmm6, xmm8                                           ;   934.5 p5      41 next
        movaps xmm12, xmm0                                         ;   933.5 p0      41 next copy
        andps xmm12, [rbp - 48]                                    ;   934.5 p1+p2   41 next
        xorps xmm8, xmm12                                          ;   935.5 p5      41 next
        xorps xmm2, xmm12                                          ;   935.5 p0      41 next
        xorps xmm12, xmm7                                          ;   935.5 p1      41 next
        xorps xmm5, xmm8                                           ;   936.5 p5      41 next
        movaps xmm8, xmm9                                          ;   935.5 p0      41 next copy
        andps xmm8, [rbp - 48]                                     ;   936.5 p1+p2   41 next
        movaps xmm9, xmm13                                         ;   936.2 p5      41 next copy
        andps xmm9, [rbp - 48]                                     ;   937.2 p0+p2   41 next
        xorps xmm6, xmm9                                           ;   938.2 p1      41 next
        movaps xmm9, xmm0                                          ;   937.2 p5      41 next copy
        andps xmm9, xmm7                                           ;   938.2 p0      41 next
        movaps xmm0, xmm1                                          ;   937.8 p1      41 next copy
        movaps xmm1, xmm14                                         ;   938.2 p5      41 next copy
        xorps xmm14, xmm3                                          ;   938.5 p0      41 next
        xorps xmm14, xmm8                                          ;   939.5 p1      41 next
        xorps xmm10, xmm14                                         ;   940.5 p5      41 next
        xorps xmm8, xmm9                                           ;   939.5 p0      41 next
        andps xmm0, xmm8                                           ;   940.5 p1      41 next
        xorps xmm1, xmm8                                           ;   940.5 p5      41 next
        xorps xmm11, xmm1                                          ;   941.5 p0      41 next
        xorps xmm0, [rdx - 128]                                    ;   941.5 p1+p2   41 next
        andps xmm9, xmm12                                          ;   941.2 p5      41 next
        movaps xmm14, [rbp - 64]                                   ;   937.5 p2      50 next reload
        andps xmm12, xmm14                                         ;   941.5 p0      41 next
        andps xmm13, xmm7                                          ;   941.8 p1      41 next
        xorps xmm4, xmm11                                          ;   942.5 p5      41 next
        xorps xmm2, xmm0                                           ;   942.5 p0      41 next
        xorps xmm12, xmm13                                         ;   942.8 p1      41 next
        xorps xmm6, xmm4                                           ;   943.5 p5      41 next
        movaps xmm0, [rcx - 128]                                   ;   938.8 p2      50 next reload
        orps xmm1, xmm0                                            ;   943.5 p0      41 next
        xorps xmm3, xmm1                                           ;   944.5 p1      41 next
        xorps xmm15, xmm10                                         ;   944.2 p5      41 next
        xorps xmm9, xmm3                                           ;   945.5 p0      41 next
        movaps xmm1, [rbp + 96]                                    ;   940.5 p2      41 next reload
        xorps xmm2, xmm1                                           ;   944.8 p1      41 next
        andps xmm1, xmm7                                           ;   945.2 p5      41 next
        xorps xmm5, xmm1                                           ;   946.2 p0      41 next
        movaps xmm1, [rel kasumi_encrypt_compact.T0_constants128]  ;   941.5 p2      41 next reload
        xorps xmm2, xmm1                                           ;   945.8 p1      41 next
        xorps xmm12, [rcx - 80]                                    ;   946.2 p5+p2   41 next
        xorps xmm9, [rdx - 112]                                    ;   946.5 p0+p2   41 next
        xorps xmm0, [rdi - 32]                                     ;   946.8 p1+p2   41 next
        xorps xmm14, [rcx - 112]                                   ;   947.2 p5+p2   41 next
        xorps xmm2, xmm0                                           ;   947.8 p0      41 next
        xorps xmm5, xmm14                                          ;   948.2 p1      41 next
        movaps xmm3, [rbp + 80]                                    ;   946.5 p2      41 next
        xorps xmm3, [rbp - 96]                                     ;   949.5 p5+p2   41 next
        xorps xmm6, xmm3                                           ;   950.5 p0      41 next
        xorps xmm7, [rdi + 48]                                     ;   948.8 p1+p2   41 next
        movaps xmm4, [rax - 112]                                   ;   949.5 p2      41 next
        xorps xmm4, [rbp - 80]                                     ;   952.5 p5+p2   41 next
        xorps xmm9, xmm7                                           ;   949.8 p0      41 next
        movaps xmm8, [rdx + 112]                                   ;   951.5 p2      41 next
        xorps xmm8, xmm4                                           ;   954.5 p1      41 next
        xorps xmm6, [r10 + 2448]                                   ;   952.5 p5+p2   44 next
        xorps xmm2, [r10 + 2480]                                   ;   953.5 p0+p2   44 next
        xorps xmm8, [r10 + 2464]                                   ;   955.5 p1+p2   44 next
        movaps xmm10, [rdx + 96]                                   ;   955.5 p2      41 next
        xorps xmm10, [rbp - 128]                                   ;   958.5 p5+p2   41 next
        xorps xmm15, xmm10                                         ;   959.5 p0      41 next
        xorps xmm5, [r10 + 2496]                                   ;   957.5 p1+p2   44 next
        xorps xmm9, [r10 + 2528]                                   ;   958.5 p5+p2   44 next
        xorps xmm15, [r10 + 2512]                                  ;   960.5 p0+p2   44 next
        movaps xmm11, [rdi - 80]                                   ;   960.5 p2      41 next
        xorps xmm11, [rbp - 48]                                    ;   963.5 p1+p2   41 next
        xorps xmm12, xmm11                                         ;   964.5 p5      41 next
        xorps xmm3, [r10 + 2304]                                   ;   962.5 p0+p2   44 next
        xorps xmm0, [r10 + 2336]                                   ;   963.5 p1+p2   44 next
        xorps xmm4, [r10 + 2320]                                   ;   964.5 p5+p2   44 next
        xorps xmm14, [r10 + 2352]                                  ;   965.5 p0+p2   44 next
        xorps xmm7, [r10 + 2384]                                   ;   966.5 p1+p2   44 next
        xorps xmm12, [r10 + 2544]                                  ;   967.5 p5+p2   44 next
        xorps xmm10, [r10 + 2368]                                  ;   968.5 p0+p2   44 next
        xorps xmm11, [r10 + 2400]                                  ;   969.5 p1+p2   44 next
        movaps xmm13, [rcx - 96]                                   ;   970.5 p2      44 next
        xorps xmm13, [r10 + 2416]                                  ;   973.5 p5+p2   44 next
        movaps [rcx - 96], xmm15                                   ;   961.5 p3+p4   44 next spill
        movaps xmm15, [rdi + 0]                                    ;   972.5 p2      44 next
        xorps xmm15, [r10 + 2432]                                  ;   975.5 p0+p2   44 next
        movaps [rdi + 0], xmm8                                     ;   960.8 p3+p4   44 next spill
        movaps xmm8, xmm3                                          ;   963.5 p1      41 next copy
        xorps xmm8, xmm11                                          ;   970.5 p5      41 next
        movaps [rbp - 48], xmm9                                    ;   962.5 p3+p4   44 next spill
        movaps xmm9, xmm3                                          ;   963.5 p0      41 next copy
        andps xmm9, xmm4                                           ;   965.5 p1      41 next
        movaps [rdi - 80], xmm6                                    ;   963.8 p3+p4   44 next spill
        movaps xmm6, xmm3                                          ;   964.0 p5      41 next copy
        movaps [rbp - 128], xmm12                                  ;   968.5 p3+p4   44 next spill
        movaps xmm12, xmm11                                        ;   970.5 p0      41 next copy
        xorps xmm12, xmm14                                         ;   971.5 p1      41 next
        movaps [rdx + 96], xmm2                                    ;   965.8 p3+p4   44 next spill
        movaps xmm2, xmm0                                          ;   965.2 p5      41 next copy
        xorps xmm2, xmm15                                          ;   976.5 p0      41 next
        movaps [rdx + 112], xmm5                                   ;   966.8 p3+p4   44 next spill
        movaps xmm5, xmm0                                          ;   966.0 p1      41 next copy
        xorps xmm5, xmm14                                          ;   967.0 p5      41 next
        movaps [rbp - 80], xmm15                                   ;   976.5 p3+p4   44 next spill
        movaps xmm15, xmm5                                         ;   968.0 p0      41 next copy
        andps xmm15, xmm14                                         ;   969.0 p1      41 next
        xorps xmm9, xmm15                                          ;   970.0 p5      41 next
        movaps xmm15, xmm0                                         ;   967.8 p0      41 next copy
        xorps xmm15, xmm13                                         ;   974.5 p1      41 next
        andps xmm6, xmm15                                          ;   975.5 p5      41 next
        movaps xmm15, xmm11                                        ;   970.5 p0      41 next copy
        andps xmm15, xmm7                                          ;   971.5 p1      41 next
        xorps xmm15, xmm1                                          ;   972.5 p5      41 next
        xorps xmm6, xmm15                                          ;   976.5 p0      41 next
        movaps [rax - 112], xmm15                                  ;   973.5 p3+p4   41 next spill
        movaps xmm15, xmm11                                        ;   970.5 p1      41 next copy
        andps xmm15, xmm14                                         ;   971.5 p5      41 next
        movaps [rdi + 48], xmm14                                   ;   971.0 p3+p4   44 next spill
        movaps xmm14, xmm8                                         ;   971.5 p0      41 next copy
        andps xmm14, xmm13                                         ;   974.5 p1      41 next
        movaps [rbp - 32], xmm8                                    ;   972.0 p3+p4   41 next spill
        movaps xmm8, xmm12                                         ;   972.5 p5      41 next copy
        andps xmm8, xmm13                                          ;   974.5 p0      41 next
        movaps [rbp - 96], xmm8                                    ;   975.5 p3+p4   41 next spill
        movaps xmm8, xmm3                                          ;   972.8 p1      41 next copy
        andps xmm8, xmm7                                           ;   973.8 p5      41 next
        xorps xmm8, xmm4                                           ;   974.8 p0      41 next
        movaps [rbp + 80], xmm6                                    ;   977.5 p3+p4   41 next spill
        movaps xmm6, xmm0                                          ;   973.8 p1      41 next copy
        xorps xmm6, xmm4                                           ;   974.8 p5      41 next
        xorps xmm14, xmm8                                          ;   975.8 p0      41 next
        movaps [rcx - 112], xmm14                                  ;   976.8 p3+p4   41 next spill
        movaps xmm14, xmm6                                         ;   975.8 p1      41 next copy
        andps xmm14, xmm13                                         ;   976.8 p5      41 next
        andps xmm6, xmm7                                           ;   975.8 p0      41 next
        movaps [rbp - 64], xmm9                                    ;   976.0 p3+p4   41 next spill
        movaps xmm9, xmm7                                          ;   975.8 p1      41 next copy
        andps xmm9, xmm10                                          ;   976.8 p5      41 next
        xorps xmm9, xmm1                                           ;   977.8 p0      41 next
        movaps xmm1, xmm2                                          ;   977.5 p1      41 next copy
        andps xmm1, xmm4                                           ;   978.5 p5      41 next
        xorps xmm15, xmm1                                          ;   979.5 p0      41 next
        movaps xmm1, xmm14                                         ;   977.8 p1      41 next copy
        movaps [rdi - 32], xmm9                                    ;   978.8 p3+p4   41 next spill
        movaps xmm9, xmm12                                         ;   978.0 p5      41 next copy
        andps xmm12, xmm10                                         ;   978.2 p0      41 next
        xorps xmm6, xmm12                                          ;   979.2 p1      41 next
        movaps xmm12, xmm5                                         ;   979.0 p5      41 next copy
        andps xmm12, xmm7                                          ;   980.0 p0      41 next
        xorps xmm8, xmm12                                          ;   981.0 p1      41 next
        xorps xmm1, xmm8                                           ;   982.0 p5      41 next
        xorps xmm9, xmm1                                           ;   983.0 p0      41 next
        movaps xmm1, xmm15                                         ;   980.8 p1      41 next copy
        xorps xmm15, xmm3                                          ;   981.0 p5      41 next
        movaps xmm8, xmm3                                          ;   981.2 p0      41 next copy
        xorps xmm8, xmm4                                           ;   982.2 p1      41 next
        movaps xmm12, [rbp - 80]                                   ;   980.8 p2      44 next reload
        andps xmm3, xmm12                                          ;   983.8 p5      41 next
        movaps [rcx - 128], xmm3                                   ;   984.8 p3+p4   41 next spill
        movaps xmm3, xmm5                                          ;   982.2 p0      41 next copy
        orps xmm3, xmm4                                            ;   983.2 p1      41 next
        xorps xmm1, xmm3                                           ;   984.2 p5      41 next
        movaps xmm3, xmm2                                          ;   983.2 p0      41 next copy
        andps xmm3, xmm7                                           ;   984.2 p1      41 next
        xorps xmm14, xmm3                                          ;   985.2 p5      41 next
        movaps [rdx - 112], xmm1                                   ;   985.2 p3+p4   41 next spill
        movaps xmm1, xmm11                                         ;   984.2 p0      41 next copy
        andps xmm1, xmm8                                           ;   985.2 p1      41 next
        andps xmm8, xmm10                                          ;   985.0 p5      41 next
        xorps xmm8, [rbp - 64]                                     ;   986.0 p0+p2   41 next
        xorps xmm3, xmm8                                           ;   987.0 p1      41 next
        movaps xmm8, xmm4                                          ;   986.0 p5      41 next copy
        andps xmm8, xmm0                                           ;   987.0 p0      41 next
        xorps xmm8, xmm13                                          ;   988.0 p1      41 next
        xorps xmm6, xmm8                                           ;   989.0 p5      41 next
        xorps xmm14, [rbp + 80]                                    ;   987.2 p0+p2   41 next
        andps xmm8, xmm0                                           ;   989.0 p1      41 next
        xorps xmm9, xmm3                                           ;   988.0 p5      41 next
        movaps xmm3, [rel kasumi_encrypt_compact.T0_constants128]  ;   986.5 p2      41 next reload
        xorps xmm9, xmm3                                           ;   989.5 p0      41 next
        xorps xmm8, [rdi - 32]                                     ;   990.0 p1+p2   41 next
        movaps xmm3, xmm13                                         ;   989.0 p5      41 next copy
        andps xmm3, xmm12                                          ;   990.0 p0      41 next
        xorps xmm14, xmm3                                          ;   991.0 p1      41 next
        xorps xmm3, xmm7                                           ;   991.0 p5      41 next
        andps xmm11, xmm4                                          ;   990.2 p0      41 next
        xorps xmm8, [rbp - 64]                                     ;   991.0 p1+p2   41 next
        andps xmm7, xmm13                                          ;   991.0 p5      41 next
        xorps xmm11, xmm6                                          ;   991.2 p0      41 next
        movaps [rcx - 80], xmm9                                    ;   990.5 p3+p4   41 next spill
        movaps xmm9, xmm2                                          ;   991.8 p1      41 next copy
        andps xmm9, [rdi + 48]                                     ;   992.8 p5+p2   41 next
        xorps xmm6, xmm9                                           ;   993.8 p0      41 next
        andps xmm2, xmm5                                           ;   992.8 p1      41 next
        movaps xmm9, [rbp - 32]                                    ;   990.5 p2      41 next reload
        andps xmm5, xmm9                                           ;   993.5 p5      41 next
        xorps xmm7, xmm5                                           ;   994.5 p0      41 next
        andps xmm13, xmm10                                         ;   993.8 p1      41 next
        xorps xmm6, xmm15                                          ;   994.8 p5      41 next
        xorps xmm7, xmm12                                          ;   995.5 p0      41 next
        xorps xmm8, xmm7                                           ;   996.5 p1      41 next
        xorps xmm13, [rcx - 128]                                   ;   995.0 p5+p2   41 next
        xorps xmm2, [rbp - 64]                                     ;   995.2 p0+p2   41 next
        movaps xmm5, xmm9                                          ;   995.8 p1      41 next copy
        andps xmm5, [rdi + 48]                                     ;   996.8 p5+p2   41 next
        xorps xmm1, xmm13                                          ;   996.2 p0      41 next
        andps xmm4, xmm10                                          ;   996.8 p1      41 next
        xorps xmm7, [rbp + 80]                                     ;   997.0 p5+p2   41 next
        xorps xmm11, xmm2                                          ;   997.2 p0      41 next
        xorps xmm4, xmm1                                           ;   997.8 p1      41 next
        xorps xmm2, xmm10                                          ;   998.0 p5      41 next
        movaps [rbp + 80], xmm8                                    ;   997.5 p3+p4   41 next spill
        movaps xmm8, xmm0                                          ;   998.2 p0      41 next copy
        andps xmm8, xmm10                                          ;   999.2 p1      41 next
        xorps xmm5, xmm8                                           ;  1000.2 p5      41 next
        movaps xmm8, [rcx - 112]                                   ;   996.0 p2      41 next reload
        xorps xmm13, xmm8                                          ;   999.2 p0      41 next
        xorps xmm5, xmm3                                           ;  1001.2 p1      41 next
        xorps xmm1, xmm5                                           ;  1002.2 p5      41 next
        xorps xmm15, xmm1                                          ;  1003.2 p0      41 next
        xorps xmm2, [rdx - 112]                                    ;  1000.8 p1+p2   41 next
        movaps xmm1, xmm10                                         ;  1001.0 p5      41 next copy
        movaps xmm5, [rdi + 48]                                    ;   998.0 p2      44 next reload
        andps xmm1, xmm5                                           ;  1002.0 p0      41 next
        xorps xmm7, xmm1                                           ;  1003.0 p1      41 next
        xorps xmm13, xmm7                                          ;  1004.0 p5      41 next
        andps xmm10, xmm12                                         ;  1002.2 p0      41 next
        andps xmm3, xmm12                                          ;  1002.8 p1      41 next
        xorps xmm8, xmm2                                           ;  1003.0 p5      41 next
        xorps xmm10, xmm5                                          ;  1003.2 p0      41 next
        xorps xmm14, xmm10                                         ;  1004.2 p1      41 next
        xorps xmm1, [rax - 112]                                    ;  1004.0 p5+p2   41 next
        xorps xmm6, xmm1                                           ;  1005.0 p0      41 next
        andps xmm9, xmm12                                          ;  1004.8 p1      41 next
        xorps xmm3, [rdi - 32]                                     ;  1005.0 p5+p2   41 next
        xorps xmm11, xmm5                                          ;  1005.2 p0      41 next
        xorps xmm4, xmm9                                           ;  1005.8 p1      41 next
        xorps xmm0, xmm4                                           ;  1006.8 p5      41 next
        xorps xmm6, xmm3                                           ;  1006.2 p0      41 next
        xorps xmm0, [rbp - 96]                                     ;  1007.8 p1+p2   41 next
        xorps xmm3, xmm0                                           ;  1008.8 p5      41 next
        movaps xmm0, [rdx + 112]                                   ;  1003.5 p2      41 next
        movaps xmm1, [rdx + 96]                                    ;  1004.5 p2      44 next reload
        andps xmm0, xmm1                                           ;  1007.5 p0      41 next
        movaps xmm2, [rdi - 80]                                    ;  1005.5 p2      44 next reload
        xorps xmm0, xmm2                                           ;  1008.5 p1      41 next
        movaps xmm4, [rbp - 128]                                   ;  1006.5 p2      41 next
        andps xmm4, xmm2                                           ;  1009.5 p5      41 next
        movaps xmm5, [rbp - 48]                                    ;  1007.5 p2      41 next
        movaps xmm7, [rdi + 0]                                     ;  1008.5 p2      44 next reload
        andps xmm5, xmm7                                           ;  1011.5 p0      41 next
        movaps xmm9, [rbp - 128]                                   ;  1009.5 p2      41 next
        movaps xmm10, [rcx - 96]                                   ;  1010.5 p2      44 next reload
        andps xmm9, xmm10                                          ;  1013.5 p1      41 next
        movaps xmm12, xmm4                                         ;  1010.5 p5      41 next copy
        xorps xmm12, xmm5                                          ;  1012.5 p0      41 next
        andps xmm5, [rdx + 112]                                    ;  1012.5 p1+p2   41 next
        movaps [rbp - 96], xmm11                                   ;  1007.0 p3+p4   41 next spill
        movaps xmm11, xmm9                                         ;  1014.5 p5      41 next copy
        movaps [rdi + 48], xmm6                                    ;  1008.0 p3+p4   41 next spill
        movaps xmm6, xmm2                                          ;  1010.2 p0      41 next copy
        andps xmm6, [rdx + 112]                                    ;  1012.5 p1+p2   41 next
        xorps xmm11, xmm6                                          ;  1015.5 p5      41 next
        xorps xmm6, xmm12                                          ;  1013.5 p0      41 next
        movaps [rdi - 32], xmm3                                    ;  1009.8 p3+p4   41 next spill
        movaps xmm3, xmm2                                          ;  1011.8 p1      41 next copy
        andps xmm3, xmm10                                          ;  1013.5 p5      41 next
        movaps [rbp - 80], xmm8                                    ;  1010.0 p3+p4   41 next spill
        movaps xmm8, xmm3                                          ;  1014.5 p0      41 next copy
        xorps xmm8, [rdx + 112]                                    ;  1015.5 p1+p2   41 next
        xorps xmm5, xmm8                                           ;  1016.5 p5      41 next
        movaps [rbp - 32], xmm15                                   ;  1011.0 p3+p4   41 next spill
        movaps xmm15, xmm11                                        ;  1016.5 p0      41 next copy
        movaps [rax - 112], xmm13                                  ;  1012.0 p3+p4   41 next spill
        movaps xmm13, xmm1                                         ;  1013.8 p1      41 next copy
        andps xmm13, xmm7                                          ;  1014.8 p5      41 next
        xorps xmm15, xmm13                                         ;  1017.5 p0      41 next
        movaps xmm13, [rbp - 48]                                   ;  1014.5 p2      44 next reload
        andps xmm11, xmm13                                         ;  1017.5 p1      41 next
        xorps xmm4, xmm15                                          ;  1018.5 p5      41 next
        movaps [rcx - 112], xmm14                                  ;  1013.0 p3+p4   41 next spill
        movaps xmm14, xmm3                                         ;  1015.2 p0      41 next copy
        xorps xmm3, [rbp - 128]                                    ;  1015.8 p1+p2   41 next
        movaps [rdx - 112], xmm6                                   ;  1014.5 p3+p4   41 next spill
        movaps xmm6, xmm15                                         ;  1018.5 p5      41 next copy
        andps xmm6, [rdx + 112]                                    ;  1019.5 p0+p2   41 next
        movaps [rbp - 64], xmm0                                    ;  1015.0 p3+p4   41 next spill
        movaps xmm0, [rbp - 128]                                   ;  1017.5 p2      41 next
        andps xmm0, [rdx + 112]                                    ;  1020.5 p1+p2   41 next
        movaps xmm2, xmm0                                          ;  1021.5 p5      41 next copy
        movaps [rcx - 128], xmm5                                   ;  1017.5 p3+p4   41 next spill
        movaps xmm5, xmm10                                         ;  1017.2 p0      41 next copy
        andps xmm5, xmm13                                          ;  1018.2 p1      41 next
        xorps xmm2, xmm5                                           ;  1022.5 p5      41 next
        orps xmm14, xmm5                                           ;  1019.2 p0      41 next
        andps xmm8, xmm7                                           ;  1018.8 p1      41 next
        andps xmm4, xmm7                                           ;  1019.5 p5      41 next
        xorps xmm0, xmm13                                          ;  1021.5 p0      41 next
        xorps xmm14, xmm6                                          ;  1020.5 p1      41 next
        andps xmm15, xmm10                                         ;  1020.0 p5      41 next
        xorps xmm8, xmm10                                          ;  1020.2 p0      41 next
        xorps xmm4, xmm3                                           ;  1020.8 p1      41 next
        xorps xmm3, xmm0                                           ;  1022.5 p5      41 next
        movaps xmm5, xmm3                                          ;  1023.5 p0      41 next copy
        movaps xmm6, xmm1                                          ;  1021.8 p1      41 next copy
        xorps xmm6, xmm13                                          ;  1022.8 p5      41 next
        andps xmm9, xmm6                                           ;  1023.8 p0      41 next
        andps xmm0, [rbp - 128]                                    ;  1022.8 p1+p2   41 next
        xorps xmm9, xmm8                                           ;  1024.8 p5      41 next
        andps xmm8, xmm7                                           ;  1023.2 p0      41 next
        movaps [rbp + 96], xmm4                                    ;  1021.8 p3+p4   41 next spill
        movaps xmm4, xmm6                                          ;  1023.8 p1      41 next copy
        movaps [rdx - 128], xmm14                                  ;  1021.5 p3+p4   41 next spill
        movaps xmm14, xmm7                                         ;  1024.0 p5      41 next copy
        andps xmm14, [rdi - 80]                                    ;  1025.0 p0+p2   41 next
        andps xmm4, xmm14                                          ;  1026.0 p1      41 next
        xorps xmm5, xmm14                                          ;  1026.0 p5      41 next
        xorps xmm11, xmm5                                          ;  1027.0 p0      41 next
        xorps xmm0, [rcx - 128]                                    ;  1025.8 p1+p2   41 next
        movaps xmm14, xmm12                                        ;  1026.0 p5      41 next copy
        xorps xmm14, xmm10                                         ;  1027.0 p0      41 next
        andps xmm14, xmm1                                          ;  1028.0 p1      41 next
        xorps xmm11, xmm14                                         ;  1029.0 p5      41 next
        movaps xmm14, [rel kasumi_encrypt_compact.T0_constants128] ;  1023.8 p2      41 next reload
        xorps xmm11, xmm14                                         ;  1030.0 p0      41 next
        movaps xmm5, xmm7                                          ;  1027.8 p1      41 next copy
        xorps xmm5, xmm10                                          ;  1028.8 p5      41 next
        xorps xmm4, xmm5                                           ;  1029.8 p0      41 next
        xorps xmm4, xmm2                                           ;  1030.8 p1      41 next
        xorps xmm2, xmm6                                           ;  1029.0 p5      41 next
        andps xmm4, xmm7                                           ;  1031.8 p0      41 next
        movaps xmm5, [rdi - 80]                                    ;  1025.8 p2      44 next reload
        andps xmm2, xmm5                                           ;  1030.0 p1      41 next
        xorps xmm2, xmm14                                          ;  1031.0 p5      41 next
        movaps xmm14, xmm10                                        ;  1030.2 p0      41 next copy
        andps xmm14, [rbp - 64]                                    ;  1031.2 p1+p2   41 next
        movaps [rcx - 128], xmm11                                  ;  1031.0 p3+p4   41 next spill
        movaps xmm11, xmm10                                        ;  1031.0 p5      41 next copy
        andps xmm11, [rdx + 112]                                   ;  1032.0 p0+p2   41 next
        andps xmm6, xmm11                                          ;  1033.0 p1      41 next
        movaps xmm10, xmm1                                         ;  1032.0 p5      41 next copy
        andps xmm10, [rbp - 128]                                   ;  1033.0 p0+p2   41 next
        xorps xmm11, xmm10                                         ;  1034.0 p1      41 next
        xorps xmm15, xmm10                                         ;  1034.0 p5      41 next
        xorps xmm10, xmm13                                         ;  1034.0 p0      41 next
        xorps xmm4, xmm11                                          ;  1035.0 p1      41 next
        movaps xmm11, xmm7                                         ;  1034.0 p5      41 next copy
        andps xmm11, [rbp - 128]                                   ;  1035.0 p0+p2   41 next
        movaps xmm7, xmm12                                         ;  1034.8 p1      41 next copy
        andps xmm7, [rbp - 128]                                    ;  1035.8 p5+p2   41 next
        xorps xmm6, xmm7                                           ;  1036.8 p0      41 next
        movaps xmm7, xmm1                                          ;  1035.8 p1      41 next copy
        andps xmm7, xmm13                                          ;  1036.8 p5      41 next
        movaps xmm1, xmm5                                          ;  1036.2 p0      41 next copy
        movaps xmm5, xmm14                                         ;  1036.8 p1      41 next copy
        xorps xmm14, xmm2                                          ;  1037.0 p5      41 next
        xorps xmm14, xmm11                                         ;  1038.0 p0      41 next
        xorps xmm8, xmm14                                          ;  1039.0 p1      41 next
        xorps xmm11, xmm7                                          ;  1038.0 p5      41 next
        andps xmm1, xmm11                                          ;  1039.0 p0      41 next
        xorps xmm5, xmm11                                          ;  1039.0 p1      41 next
        xorps xmm9, xmm5                                           ;  1040.0 p5      41 next
        xorps xmm1, [rdx - 112]                                    ;  1040.0 p0+p2   41 next
        andps xmm7, xmm10                                          ;  1039.8 p1      41 next
        movaps xmm14, [rdx + 112]                                  ;  1036.0 p2      44 next reload
        andps xmm10, xmm14                                         ;  1040.0 p5      41 next
        andps xmm12, xmm13                                         ;  1040.2 p0      41 next
        xorps xmm3, xmm9                                           ;  1041.0 p1      41 next
        xorps xmm15, xmm1                                          ;  1041.0 p5      41 next
        xorps xmm10, xmm12                                         ;  1041.2 p0      41 next
        xorps xmm6, xmm3                                           ;  1042.0 p1      41 next
        movaps xmm1, [rdx + 96]                                    ;  1037.2 p2      44 next reload
        orps xmm5, xmm1                                            ;  1042.0 p5      41 next
        xorps xmm2, xmm5                                           ;  1043.0 p0      41 next
        xorps xmm0, xmm8                                           ;  1042.8 p1      41 next
        xorps xmm7, xmm2                                           ;  1044.0 p5      41 next
        movaps xmm2, [rbp - 64]                                    ;  1039.0 p2      41 next reload
        xorps xmm15, xmm2                                          ;  1043.2 p0      41 next
        andps xmm2, xmm13                                          ;  1043.8 p1      41 next
        xorps xmm4, xmm2                                           ;  1044.8 p5      41 next
        movaps xmm2, [rel kasumi_encrypt_compact.T0_constants128]  ;  1040.0 p2      41 next reload
        xorps xmm15, xmm2                                          ;  1044.2 p0      41 next
        xorps xmm10, [rbp + 96]                                    ;  1044.8 p1+p2   41 next
        xorps xmm7, [rdx - 128]                                    ;  1045.0 p5+p2   41 next
        xorps xmm1, [rax - 112]                                    ;  1045.2 p0+p2   41 next
        xorps xmm14, [rbp - 32]                                    ;  1045.8 p1+p2   41 next
        xorps xmm15, xmm1                                          ;  1046.2 p5      41 next
        xorps xmm4, xmm14                                          ;  1046.8 p0      41 next
        movaps xmm3, [rcx - 112]                                   ;  1045.0 p2      41 next
        xorps xmm3, [rdi - 80]                                     ;  1048.0 p1+p2   41 next
        xorps xmm6, xmm3                                           ;  1049.0 p5      41 next
        xorps xmm13, [rdi - 32]                                    ;  1047.2 p0+p2   41 next
        movaps xmm5, [rcx - 80]                                    ;  1048.0 p2      41 next
        xorps xmm5, [rdi + 0]                                      ;  1051.0 p1+p2   41 next
        xorps xmm7, xmm13                                          ;  1048.2 p5      41 next
        movaps xmm8, [rcx - 128]                                   ;  1050.0 p2      41 next
        xorps xmm8, xmm5                                           ;  1053.0 p0      41 next
        movaps xmm9, [rcx + 96]                                    ;  1051.0 p2     108 r reload
        xorps xmm3, xmm9                                           ;  1054.0 p1      50 next
        movaps xmm11, [rdi + 16]                                   ;  1052.0 p2     108 r reload
        xorps xmm1, xmm11                                          ;  1055.0 p5      50 next
        movaps xmm12, [rcx + 112]                                  ;  1053.0 p2     108 r reload
        xorps xmm5, xmm12                                          ;  1056.0 p0      50 next
        movaps [rcx - 128], xmm1                                   ;  1056.0 p3+p4   50 next spill
        movaps xmm1, [rbp - 80]                                    ;  1054.0 p2      41 next
        xorps xmm1, [rcx - 96]                                     ;  1057.0 p1+p2   41 next
        xorps xmm0, xmm1                                           ;  1058.0 p5      41 next
        xorps xmm14, [rax - 128]                                   ;  1056.0 p0+p2   50 next
        xorps xmm13, [rbp - 112]                                   ;  1057.0 p1+p2   50 next
        xorps xmm1, [rdx - 16]                                     ;  1058.0 p5+p2   50 next
        movaps [rcx - 96], xmm13                                   ;  1058.0 p3+p4   50 next spill
        movaps xmm13, [rdi + 48]                                   ;  1059.0 p2      41 next
        xorps xmm13, [rbp - 128]                                   ;  1062.0 p0+p2   41 next
        xorps xmm10, xmm13                                         ;  1063.0 p1      41 next
        xorps xmm6, [rdi - 112]                                    ;  1061.0 p5+p2   50 next
        xorps xmm8, [rdx + 0]                                      ;  1062.0 p0+p2   50 next
        xorps xmm15, [rdx - 96]                                    ;  1063.0 p1+p2   50 next
        xorps xmm13, [rdi + 96]                                    ;  1064.0 p5+p2   50 next
        xorps xmm4, [rbp + 64]                                     ;  1065.0 p0+p2   50 next
        xorps xmm7, [rdx + 64]                                     ;  1066.0 p1+p2   50 next
        xorps xmm0, [rbp + 0]                                      ;  1067.0 p5+p2   50 next
        xorps xmm10, [rdx + 80]                                    ;  1068.0 p0+p2   50 next
        movaps [rbp - 128], xmm10                                  ;  1069.0 p3+p4   50 next spill
        movaps xmm10, [rbp + 80]                                   ;  1069.0 p2      50 next
        xorps xmm10, [rdx - 32]                                    ;  1072.0 p1+p2   50 next
        movaps [rbp + 80], xmm7                                    ;  1067.0 p3+p4   50 next spill
        movaps xmm7, xmm9                                          ;  1058.5 p5      50 next copy
        xorps xmm7, [r11 + 128]                                    ;  1071.0 p0+p2   50 next
        movaps xmm9, [rbp - 96]                                    ;  1072.0 p2      50 next
        xorps xmm9, [rbp - 16]                                     ;  1075.0 p1+p2   50 next
        movaps [rbp - 96], xmm0                                    ;  1068.0 p3+p4   50 next spill
        movaps xmm0, xmm12                                         ;  1062.2 p5      50 next copy
        xorps xmm0, [r11 + 144]                                    ;  1074.0 p0+p2   50 next
        movaps xmm12, xmm11                                        ;  1063.0 p1      50 next copy
        xorps xmm12, [r11 + 160]                                   ;  1075.0 p5+p2   50 next
        movaps xmm11, [rax - 128]                                  ;  1076.0 p2      50 next
        xorps xmm11, [r11 + 176]                                   ;  1079.0 p0+p2   50 next
        movaps [rdi + 48], xmm4                                    ;  1066.0 p3+p4   50 next spill
        movaps xmm4, [rdx - 16]                                    ;  1078.0 p2      50 next
        xorps xmm4, [r11 + 192]                                    ;  1081.0 p1+p2   50 next
        movaps [rbp - 80], xmm15                                   ;  1067.0 p3+p4   50 next spill
        movaps xmm15, [rbp - 112]                                  ;  1080.0 p2      50 next
        xorps xmm15, [r11 + 208]                                   ;  1083.0 p5+p2   50 next
        movaps [rdi + 0], xmm8                                     ;  1068.0 p3+p4   50 next spill
        movaps xmm8, [rdi + 96]                                    ;  1082.0 p2      50 next
        xorps xmm8, [r11 + 224]                                    ;  1085.0 p0+p2   50 next
        movaps [rcx - 80], xmm6                                    ;  1069.0 p3+p4   50 next spill
        movaps xmm6, [rdx - 32]                                    ;  1084.0 p2      50 next
        xorps xmm6, [r11 + 240]                                    ;  1087.0 p1+p2   50 next
        movaps [rdi - 32], xmm9                                    ;  1076.0 p3+p4   50 next spill
        movaps xmm9, [rbp - 16]                                    ;  1086.0 p2      50 next
        xorps xmm9, [r11]                                          ;  1089.0 p5+p2   50 next
        movaps [rbp - 48], xmm10                                   ;  1074.0 p3+p4   50 next spill
        movaps xmm10, [rdi - 112]                                  ;  1088.0 p2      50 next
        xorps xmm10, [r11 + 16]                                    ;  1091.0 p0+p2   50 next
        movaps [rdi - 80], xmm13                                   ;  1075.2 p3+p4   50 next spill
        movaps xmm13, [rdx + 0]                                    ;  1090.0 p2      50 next
        xorps xmm13, [r11 + 32]                                    ;  1093.0 p1+p2   50 next
        movaps [rcx - 112], xmm1                                   ;  1076.2 p3+p4   50 next spill
        movaps xmm1, [rdx - 96]                                    ;  1092.0 p2      50 next
        xorps xmm1, [r11 + 48]                                     ;  1095.0 p5+p2   50 next
        movaps [rbp - 32], xmm14                                   ;  1079.0 p3+p4   50 next spill
        movaps xmm14, [rbp + 64]                                   ;  1094.0 p2      50 next
        xorps xmm14, [r11 + 64]                                    ;  1097.0 p0+p2   50 next
        movaps [rdx + 112], xmm5                                   ;  1081.0 p3+p4   50 next spill
        movaps xmm5, [rbp + 0]                                     ;  1096.0 p2      50 next
        xorps xmm5, [r11 + 80]                                     ;  1099.0 p1+p2   50 next
        movaps [rax - 112], xmm3                                   ;  1083.0 p3+p4   50 next spill
        movaps xmm3, [rdx + 64]                                    ;  1098.0 p2      50 next
        xorps xmm3, [r11 + 96]                                     ;  1101.0 p5+p2   50 next
        movaps [rdx + 96], xmm4                                    ;  1085.0 p3+p4   50 next spill
        movaps xmm4, [rdx + 80]                                    ;  1100.0 p2      50 next
        xorps xmm4, [r11 + 112]                                    ;  1103.0 p0+p2   50 next
        movaps [rdx - 128], xmm0                                   ;  1087.0 p3+p4   50 next spill
        movaps xmm0, xmm6                                          ;  1088.0 p1      41 next copy
        xorps xmm0, xmm5                                           ;  1100.0 p5      41 next
        movaps [rbp + 96], xmm15                                   ;  1088.2 p3+p4   50 next spill
        movaps xmm15, xmm6                                         ;  1088.5 p0      41 next copy
        andps xmm15, xmm9                                          ;  1090.0 p1      41 next
        movaps [rbp - 64], xmm7                                    ;  1089.2 p3+p4   50 next spill
        movaps xmm7, xmm6                                          ;  1089.2 p5      41 next copy
        movaps [rdx - 112], xmm8                                   ;  1090.2 p3+p4   50 next spill
        movaps xmm8, xmm10                                         ;  1092.0 p0      41 next copy
        xorps xmm8, xmm4                                           ;  1104.0 p1      41 next
        movaps [rcx - 16], xmm12                                   ;  1091.2 p3+p4   50 next spill
        movaps xmm12, xmm10                                        ;  1092.0 p5      41 next copy
        xorps xmm12, xmm13                                         ;  1094.0 p0      41 next
        movaps [rdi - 128], xmm11                                  ;  1092.2 p3+p4   50 next spill
        movaps xmm11, xmm10                                        ;  1092.2 p1      41 next copy
        xorps xmm11, xmm3                                          ;  1102.0 p5      41 next
        andps xmm7, xmm11                                          ;  1103.0 p0      41 next
        movaps xmm11, xmm12                                        ;  1095.0 p1      41 next copy
        andps xmm11, xmm13                                         ;  1096.0 p5      41 next
        xorps xmm15, xmm11                                         ;  1097.0 p0      41 next
        movaps xmm11, xmm5                                         ;  1100.0 p1      41 next copy
        xorps xmm11, xmm13                                         ;  1101.0 p5      41 next
        movaps [rdi + 64], xmm15                                   ;  1098.0 p3+p4   41 next spill
        movaps xmm15, xmm5                                         ;  1100.0 p0      41 next copy
        andps xmm15, xmm14                                         ;  1101.0 p1      41 next
        xorps xmm15, xmm2                                          ;  1102.0 p5      41 next
        xorps xmm7, xmm15                                          ;  1104.0 p0      41 next
        movaps [rdx - 64], xmm15                                   ;  1103.0 p3+p4   41 next spill
        movaps xmm15, xmm5                                         ;  1100.0 p1      41 next copy
        andps xmm15, xmm13                                         ;  1101.0 p5      41 next
        movaps [rdx - 48], xmm13                                   ;  1100.0 p3+p4   50 next spill
        movaps xmm13, xmm0                                         ;  1101.0 p0      41 next copy
        andps xmm13, xmm3                                          ;  1102.0 p1      41 next
        movaps [rcx - 64], xmm0                                    ;  1101.0 p3+p4   41 next spill
        movaps xmm0, xmm11                                         ;  1102.0 p5      41 next copy
        andps xmm0, xmm3                                           ;  1103.0 p0      41 next
        movaps [rdi - 64], xmm0                                    ;  1104.0 p3+p4   41 next spill
        movaps xmm0, xmm6                                          ;  1101.8 p1      41 next copy
        andps xmm0, xmm14                                          ;  1102.8 p5      41 next
        xorps xmm0, xmm9                                           ;  1103.8 p0      41 next
        movaps [rcx - 48], xmm7                                    ;  1105.0 p3+p4   41 next spill
        movaps xmm7, xmm10                                         ;  1102.8 p1      41 next copy
        xorps xmm7, xmm9                                           ;  1103.8 p5      41 next
        xorps xmm13, xmm0                                          ;  1104.8 p0      41 next
        movaps [rdx + 16], xmm13                                   ;  1105.8 p3+p4   41 next spill
        movaps xmm13, xmm7                                         ;  1104.8 p1      41 next copy
        andps xmm13, xmm3                                          ;  1105.8 p5      41 next
        andps xmm7, xmm14                                          ;  1104.8 p0      41 next
        movaps [rbp + 32], xmm5                                    ;  1105.0 p3+p4   50 next spill
        movaps xmm5, xmm8                                          ;  1105.0 p1      41 next copy
        andps xmm5, xmm9                                           ;  1106.0 p5      41 next
        xorps xmm15, xmm5                                          ;  1107.0 p0      41 next
        movaps xmm5, xmm14                                         ;  1105.8 p1      41 next copy
        andps xmm5, xmm1                                           ;  1106.8 p5      41 next
        xorps xmm5, xmm2                                           ;  1107.8 p0      41 next
        movaps xmm2, xmm13                                         ;  1106.8 p1      41 next copy
        movaps [rdi + 112], xmm5                                   ;  1108.8 p3+p4   41 next spill
        movaps xmm5, xmm11                                         ;  1107.0 p5      41 next copy
        andps xmm11, xmm1                                          ;  1107.2 p0      41 next
        xorps xmm7, xmm11                                          ;  1108.2 p1      41 next
        movaps xmm11, xmm12                                        ;  1108.0 p5      41 next copy
        andps xmm11, xmm14                                         ;  1109.0 p0      41 next
        xorps xmm0, xmm11                                          ;  1110.0 p1      41 next
        xorps xmm2, xmm0                                           ;  1111.0 p5      41 next
        xorps xmm5, xmm2                                           ;  1112.0 p0      41 next
        movaps xmm0, xmm15                                         ;  1109.8 p1      41 next copy
        xorps xmm15, xmm6                                          ;  1110.0 p5      41 next
        movaps xmm2, xmm6                                          ;  1110.2 p0      41 next copy
        xorps xmm2, xmm9                                           ;  1111.2 p1      41 next
        andps xmm6, xmm4                                           ;  1111.0 p5      41 next
        movaps xmm11, xmm12                                        ;  1111.2 p0      41 next copy
        orps xmm11, xmm9                                           ;  1112.2 p1      41 next
        xorps xmm0, xmm11                                          ;  1113.2 p5      41 next
        movaps xmm11, xmm8                                         ;  1112.2 p0      41 next copy
        andps xmm11, xmm14                                         ;  1113.2 p1      41 next
        xorps xmm13, xmm11                                         ;  1114.2 p5      41 next
        movaps [rdi - 16], xmm0                                    ;  1114.2 p3+p4   41 next spill
        movaps xmm0, xmm9                                          ;  1113.2 p0      41 next copy
        andps xmm0, xmm10                                          ;  1114.2 p1      41 next
        xorps xmm0, xmm3                                           ;  1115.2 p5      41 next
        xorps xmm7, xmm0                                           ;  1116.2 p0      41 next
        andps xmm0, xmm10                                          ;  1116.2 p1      41 next
        xorps xmm13, [rcx - 48]                                    ;  1115.2 p5+p2   41 next
        movaps [rdi - 48], xmm10                                   ;  1113.2 p3+p4   50 next spill
        movaps xmm10, xmm2                                         ;  1115.2 p0      41 next copy
        andps xmm10, [rbp + 32]                                    ;  1116.2 p1+p2   41 next
        andps xmm2, xmm1                                           ;  1116.0 p5      41 next
        xorps xmm2, [rdi + 64]                                     ;  1117.0 p0+p2   41 next
        xorps xmm11, xmm2                                          ;  1118.0 p1      41 next
        xorps xmm5, xmm11                                          ;  1119.0 p5      41 next
        movaps xmm2, [rdi + 112]                                   ;  1116.0 p2      41 next reload
        xorps xmm0, xmm2                                           ;  1119.0 p0      41 next
        movaps xmm11, [rel kasumi_encrypt_compact.T0_constants128] ;  1117.0 p2      41 next reload
        xorps xmm5, xmm11                                          ;  1120.0 p1      41 next
        movaps xmm11, xmm3                                         ;  1118.0 p5      41 next copy
        andps xmm11, xmm4                                          ;  1119.0 p0      41 next
        xorps xmm13, xmm11                                         ;  1120.0 p1      41 next
        xorps xmm11, xmm14                                         ;  1120.0 p5      41 next
        xorps xmm0, [rdi + 64]                                     ;  1120.0 p0+p2   41 next
        andps xmm14, xmm3                                          ;  1119.8 p1      41 next
        movaps [rcx - 32], xmm5                                    ;  1121.0 p3+p4   41 next spill
        movaps xmm5, xmm8                                          ;  1120.0 p5      41 next copy
        andps xmm5, [rdx - 48]                                     ;  1121.0 p0+p2   41 next
        andps xmm8, xmm12                                          ;  1120.8 p1      41 next
        xorps xmm5, xmm7                                           ;  1122.0 p5      41 next
        andps xmm12, [rcx - 64]                                    ;  1121.2 p0+p2   41 next
        xorps xmm14, xmm12                                         ;  1122.2 p1      41 next
        xorps xmm5, xmm15                                          ;  1123.0 p5      41 next
        xorps xmm14, xmm4                                          ;  1123.2 p0      41 next
        movaps xmm12, xmm9                                         ;  1122.8 p1      41 next copy
        andps xmm12, [rbp + 32]                                    ;  1123.8 p5+p2   41 next
        xorps xmm7, xmm12                                          ;  1124.8 p0      41 next
        andps xmm3, xmm1                                           ;  1123.8 p1      41 next
        xorps xmm6, xmm3                                           ;  1124.8 p5      41 next
        xorps xmm0, xmm14                                          ;  1124.2 p0      41 next
        xorps xmm8, [rdi + 64]                                     ;  1124.8 p1+p2   41 next
        movaps xmm3, xmm1                                          ;  1125.0 p5      41 next copy
        movaps xmm12, [rdi - 48]                                   ;  1123.0 p2      50 next reload
        andps xmm3, xmm12                                          ;  1126.0 p0      41 next
        movaps [rdi + 64], xmm0                                    ;  1125.2 p3+p4   41 next spill
        movaps xmm0, [rcx - 64]                                    ;  1124.0 p2      41 next
        andps xmm0, [rdx - 48]                                     ;  1127.0 p1+p2   41 next
        xorps xmm3, xmm0                                           ;  1128.0 p5      41 next
        xorps xmm10, xmm6                                          ;  1126.2 p0      41 next
        andps xmm9, xmm1                                           ;  1126.8 p1      41 next
        xorps xmm14, [rcx - 48]                                    ;  1127.0 p5+p2   41 next
        xorps xmm9, xmm10                                          ;  1127.8 p0      41 next
        xorps xmm7, xmm8                                           ;  1127.8 p1      41 next
        xorps xmm8, xmm1                                           ;  1128.0 p5      41 next
        movaps xmm0, [rdx + 16]                                    ;  1127.0 p2      41 next reload
        xorps xmm6, xmm0                                           ;  1130.0 p0      41 next
        xorps xmm3, xmm11                                          ;  1129.0 p1      41 next
        xorps xmm10, xmm3                                          ;  1130.0 p5      41 next
        xorps xmm15, xmm10                                         ;  1131.0 p0      41 next
        xorps xmm8, [rdi - 16]                                     ;  1129.8 p1+p2   41 next
        movaps xmm3, xmm1                                          ;  1130.0 p5      41 next copy
        movaps xmm10, [rdx - 48]                                   ;  1129.0 p2      50 next reload
        andps xmm3, xmm10                                          ;  1132.0 p0      41 next
        xorps xmm14, xmm3                                          ;  1133.0 p1      41 next
        xorps xmm6, xmm14                                          ;  1134.0 p5      41 next
        andps xmm1, xmm4                                           ;  1131.2 p0      41 next
        andps xmm11, xmm4                                          ;  1131.8 p1      41 next
        xorps xmm0, xmm8                                           ;  1132.0 p5      41 next
        xorps xmm1, xmm10                                          ;  1132.2 p0      41 next
        xorps xmm13, xmm1                                          ;  1133.2 p1      41 next
        xorps xmm3, [rdx - 64]                                     ;  1133.0 p5+p2   41 next
        xorps xmm5, xmm3                                           ;  1134.0 p0      41 next
        xorps xmm2, xmm11                                          ;  1133.8 p1      41 next
        andps xmm4, [rcx - 64]                                     ;  1134.0 p5+p2   41 next
        xorps xmm7, xmm10                                          ;  1134.2 p0      41 next
        xorps xmm9, xmm4                                           ;  1135.0 p1      41 next
        xorps xmm12, xmm9                                          ;  1136.0 p5      41 next
        xorps xmm5, xmm2                                           ;  1135.2 p0      41 next
        xorps xmm12, [rdi - 64]                                    ;  1137.0 p1+p2   41 next
        xorps xmm2, xmm12                                          ;  1138.0 p5      41 next
        movaps xmm14, [rdi - 128]                                  ;  1133.0 p2      41 next
        movaps xmm1, [rcx - 16]                                    ;  1134.0 p2      50 next reload
        andps xmm14, xmm1                                          ;  1137.0 p0      41 next
        movaps xmm3, [rbp - 64]                                    ;  1135.0 p2      50 next reload
        xorps xmm14, xmm3                                          ;  1138.0 p1      41 next
        movaps xmm4, [rdx - 112]                                   ;  1136.0 p2      41 next
        andps xmm4, xmm3                                           ;  1139.0 p5      41 next
        movaps xmm8, [rbp + 96]                                    ;  1137.0 p2      41 next
        movaps xmm9, [rdx - 128]                                   ;  1138.0 p2      50 next reload
        andps xmm8, xmm9                                           ;  1141.0 p0      41 next
        movaps xmm10, [rdx - 112]                                  ;  1139.0 p2      41 next
        movaps xmm11, [rdx + 96]                                   ;  1140.0 p2      50 next reload
        andps xmm10, xmm11                                         ;  1143.0 p1      41 next
        movaps xmm12, xmm4                                         ;  1140.0 p5      41 next copy
        xorps xmm12, xmm8                                          ;  1142.0 p0      41 next
        andps xmm8, [rdi - 128]                                    ;  1142.0 p1+p2   41 next
        movaps [rdi - 64], xmm7                                    ;  1136.2 p3+p4   41 next spill
        movaps xmm7, xmm10                                         ;  1144.0 p5      41 next copy
        movaps [rdi - 48], xmm5                                    ;  1137.2 p3+p4   41 next spill
        movaps xmm5, xmm3                                          ;  1139.2 p0      41 next copy
        andps xmm5, [rdi - 128]                                    ;  1142.0 p1+p2   41 next
        xorps xmm7, xmm5                                           ;  1145.0 p5      41 next
        xorps xmm5, xmm12                                          ;  1143.0 p0      41 next
        movaps [rdx - 48], xmm2                                    ;  1139.0 p3+p4   41 next spill
        movaps xmm2, xmm3                                          ;  1140.8 p1      41 next copy
        andps xmm2, xmm11                                          ;  1143.0 p5      41 next
        movaps [rcx - 64], xmm0                                    ;  1139.2 p3+p4   41 next spill
        movaps xmm0, xmm2                                          ;  1144.0 p0      41 next copy
        xorps xmm0, [rdi - 128]                                    ;  1145.0 p1+p2   41 next
        xorps xmm8, xmm0                                           ;  1146.0 p5      41 next
        movaps [rdi + 112], xmm15                                  ;  1140.2 p3+p4   41 next spill
        movaps xmm15, xmm7                                         ;  1146.0 p0      41 next copy
        movaps [rdx - 64], xmm6                                    ;  1141.2 p3+p4   41 next spill
        movaps xmm6, xmm1                                          ;  1142.8 p1      41 next copy
        andps xmm6, xmm9                                           ;  1143.8 p5      41 next
        xorps xmm15, xmm6                                          ;  1147.0 p0      41 next
        movaps xmm6, [rbp + 96]                                    ;  1144.0 p2      50 next reload
        andps xmm7, xmm6                                           ;  1147.0 p1      41 next
        xorps xmm4, xmm15                                          ;  1148.0 p5      41 next
        movaps [rdx + 16], xmm13                                   ;  1142.5 p3+p4   41 next spill
        movaps xmm13, xmm2                                         ;  1144.2 p0      41 next copy
        xorps xmm2, [rdx - 112]                                    ;  1145.0 p1+p2   41 next
        movaps [rdi - 16], xmm5                                    ;  1144.0 p3+p4   41 next spill
        movaps xmm5, xmm15                                         ;  1148.0 p5      41 next copy
        andps xmm5, [rdi - 128]                                    ;  1149.0 p0+p2   41 next
        movaps [rcx - 48], xmm14                                   ;  1144.5 p3+p4   41 next spill
        movaps xmm14, [rdx - 112]                                  ;  1147.0 p2      41 next
        andps xmm14, [rdi - 128]                                   ;  1150.0 p1+p2   41 next
        movaps xmm3, xmm14                                         ;  1151.0 p5      41 next copy
        movaps [rbp + 32], xmm8                                    ;  1147.0 p3+p4   41 next spill
        movaps xmm8, xmm11                                         ;  1146.2 p0      41 next copy
        andps xmm8, xmm6                                           ;  1147.2 p1      41 next
        xorps xmm3, xmm8                                           ;  1152.0 p5      41 next
        orps xmm13, xmm8                                           ;  1148.2 p0      41 next
        andps xmm0, xmm9                                           ;  1147.8 p1      41 next
        andps xmm4, xmm9                                           ;  1149.0 p5      41 next
        xorps xmm14, xmm6                                          ;  1151.0 p0      41 next
        xorps xmm13, xmm5                                          ;  1150.0 p1      41 next
        andps xmm15, xmm11                                         ;  1149.0 p5      41 next
        xorps xmm0, xmm11                                          ;  1149.2 p0      41 next
        xorps xmm4, xmm2                                           ;  1150.0 p1      41 next
        xorps xmm2, xmm14                                          ;  1152.0 p5      41 next
        movaps xmm5, xmm2                                          ;  1153.0 p0      41 next copy
        movaps xmm8, xmm1                                          ;  1150.8 p1      41 next copy
        xorps xmm8, xmm6                                           ;  1151.8 p5      41 next
        andps xmm10, xmm8                                          ;  1152.8 p0      41 next
        andps xmm14, [rdx - 112]                                   ;  1152.0 p1+p2   41 next
        xorps xmm10, xmm0                                          ;  1153.8 p5      41 next
        andps xmm0, xmm9                                           ;  1152.2 p0      41 next
        movaps [rdi + 80], xmm4                                    ;  1151.0 p3+p4   41 next spill
        movaps xmm4, xmm8                                          ;  1152.8 p1      41 next copy
        movaps [rax - 96], xmm13                                   ;  1151.0 p3+p4   41 next spill
        movaps xmm13, xmm9                                         ;  1153.0 p5      41 next copy
        andps xmm13, [rbp - 64]                                    ;  1154.0 p0+p2   41 next
        andps xmm4, xmm13                                          ;  1155.0 p1      41 next
        xorps xmm5, xmm13                                          ;  1155.0 p5      41 next
        xorps xmm7, xmm5                                           ;  1156.0 p0      41 next
        xorps xmm14, [rbp + 32]                                    ;  1154.8 p1+p2   41 next
        movaps xmm5, xmm12                                         ;  1155.0 p5      41 next copy
        xorps xmm5, xmm11                                          ;  1156.0 p0      41 next
        andps xmm5, xmm1                                           ;  1157.0 p1      41 next
        xorps xmm7, xmm5                                           ;  1158.0 p5      41 next
        movaps xmm5, [rel kasumi_encrypt_compact.T0_constants128]  ;  1153.2 p2      41 next reload
        xorps xmm7, xmm5                                           ;  1159.0 p0      41 next
        movaps xmm13, xmm9                                         ;  1156.8 p1      41 next copy
        xorps xmm13, xmm11                                         ;  1157.8 p5      41 next
        xorps xmm4, xmm13                                          ;  1158.8 p0      41 next
        xorps xmm4, xmm3                                           ;  1159.8 p1      41 next
        xorps xmm3, xmm8                                           ;  1158.0 p5      41 next
        andps xmm4, xmm9                                           ;  1160.8 p0      41 next
        movaps xmm13, [rbp - 64]                                   ;  1155.2 p2      50 next reload
        andps xmm3, xmm13                                          ;  1159.0 p1      41 next
        xorps xmm3, xmm5                                           ;  1160.0 p5      41 next
        movaps xmm5, xmm11                                         ;  1159.2 p0      41 next copy
        andps xmm5, [rcx - 48]                                     ;  1160.2 p1+p2   41 next
        movaps [rbp + 32], xmm7                                    ;  1160.0 p3+p4   41 next spill
        movaps xmm7, xmm11                                         ;  1160.0 p5      41 next copy
        andps xmm7, [rdi - 128]                                    ;  1161.0 p0+p2   41 next
        andps xmm8, xmm7                                           ;  1162.0 p1      41 next
        movaps xmm11, xmm1                                         ;  1161.0 p5      41 next copy
        andps xmm11, [rdx - 112]                                   ;  1162.0 p0+p2   41 next
        xorps xmm7, xmm11                                          ;  1163.0 p1      41 next
        xorps xmm15, xmm11                                         ;  1163.0 p5      41 next
        xorps xmm11, xmm6                                          ;  1163.0 p0      41 next
        xorps xmm4, xmm7                                           ;  1164.0 p1      41 next
        movaps xmm7, xmm9                                          ;  1163.0 p5      41 next copy
        andps xmm7, [rdx - 112]                                    ;  1164.0 p0+p2   41 next
        movaps xmm9, xmm12                                         ;  1163.8 p1      41 next copy
        andps xmm9, [rdx - 112]                                    ;  1164.8 p5+p2   41 next
        xorps xmm8, xmm9                                           ;  1165.8 p0      41 next
        movaps xmm9, xmm1                                          ;  1164.8 p1      41 next copy
        andps xmm9, xmm6                                           ;  1165.8 p5      41 next
        movaps xmm1, xmm13                                         ;  1165.2 p0      41 next copy
        movaps xmm13, xmm5                                         ;  1165.8 p1      41 next copy
        xorps xmm5, xmm3                                           ;  1166.0 p5      41 next
        xorps xmm5, xmm7                                           ;  1167.0 p0      41 next
        xorps xmm0, xmm5                                           ;  1168.0 p1      41 next
        xorps xmm7, xmm9                                           ;  1167.0 p5      41 next
        andps xmm1, xmm7                                           ;  1168.0 p0      41 next
        xorps xmm13, xmm7                                          ;  1168.0 p1      41 next
        xorps xmm10, xmm13                                         ;  1169.0 p5      41 next
        xorps xmm1, [rdi - 16]                                     ;  1169.0 p0+p2   41 next
        andps xmm9, xmm11                                          ;  1168.8 p1      41 next
        movaps xmm5, [rdi - 128]                                   ;  1165.0 p2      50 next reload
        andps xmm11, xmm5                                          ;  1169.0 p5      41 next
        andps xmm12, xmm6                                          ;  1169.2 p0      41 next
        xorps xmm2, xmm10                                          ;  1170.0 p1      41 next
        xorps xmm15, xmm1                                          ;  1170.0 p5      41 next
        xorps xmm11, xmm12                                         ;  1170.2 p0      41 next
        xorps xmm8, xmm2                                           ;  1171.0 p1      41 next
        movaps xmm1, [rcx - 16]                                    ;  1166.2 p2      50 next reload
        orps xmm13, xmm1                                           ;  1171.0 p5      41 next
        xorps xmm3, xmm13                                          ;  1172.0 p0      41 next
        xorps xmm14, xmm0                                          ;  1171.8 p1      41 next
        xorps xmm9, xmm3                                           ;  1173.0 p5      41 next
        movaps xmm0, [rcx - 48]                                    ;  1168.0 p2      41 next reload
        xorps xmm15, xmm0                                          ;  1172.2 p0      41 next
        andps xmm0, xmm6                                           ;  1172.8 p1      41 next
        xorps xmm4, xmm0                                           ;  1173.8 p5      41 next
        movaps xmm0, [rel kasumi_encrypt_compact.T0_constants128]  ;  1169.0 p2      41 next reload
        xorps xmm15, xmm0                                          ;  1173.2 p0      41 next
        xorps xmm11, [rdi + 80]                                    ;  1173.8 p1+p2   41 next
        xorps xmm9, [rax - 96]                                     ;  1174.0 p5+p2   41 next
        xorps xmm1, [rdx - 64]                                     ;  1174.2 p0+p2   41 next
        xorps xmm5, [rdi + 112]                                    ;  1174.8 p1+p2   41 next
        xorps xmm15, xmm1                                          ;  1175.2 p5      41 next
        xorps xmm4, xmm5                                           ;  1175.8 p0      41 next
        movaps xmm2, [rdx + 16]                                    ;  1174.0 p2      41 next
        xorps xmm2, [rbp - 64]                                     ;  1177.0 p1+p2   41 next
        xorps xmm8, xmm2                                           ;  1178.0 p5      41 next
        xorps xmm6, [rdx - 48]                                     ;  1176.2 p0+p2   41 next
        movaps xmm3, [rcx - 32]                                    ;  1177.0 p2      41 next
        xorps xmm3, [rdx - 128]                                    ;  1180.0 p1+p2   41 next
        xorps xmm9, xmm6                                           ;  1177.2 p5      41 next
        movaps xmm7, [rbp + 32]                                    ;  1179.0 p2      41 next
        xorps xmm7, xmm3                                           ;  1182.0 p0      41 next
        xorps xmm8, [r10 + 2192]                                   ;  1180.0 p1+p2   44 next
        xorps xmm15, [r10 + 2224]                                  ;  1181.0 p5+p2   44 next
        xorps xmm7, [r10 + 2208]                                   ;  1183.0 p0+p2   44 next
        movaps xmm10, [rcx - 64]                                   ;  1183.0 p2      41 next
        xorps xmm10, [rdx + 96]                                    ;  1186.0 p1+p2   41 next
        xorps xmm14, xmm10                                         ;  1187.0 p5      41 next
        xorps xmm4, [r10 + 2240]                                   ;  1185.0 p0+p2   44 next
        xorps xmm9, [r10 + 2272]                                   ;  1186.0 p1+p2   44 next
        xorps xmm14, [r10 + 2256]                                  ;  1188.0 p5+p2   44 next
        movaps xmm12, [rdi - 48]                                   ;  1188.0 p2      41 next
        xorps xmm12, [rdx - 112]                                   ;  1191.0 p0+p2   41 next
        xorps xmm11, xmm12                                         ;  1192.0 p1      41 next
        xorps xmm2, [r10 + 2048]                                   ;  1190.0 p5+p2   44 next
        xorps xmm1, [r10 + 2080]                                   ;  1191.0 p0+p2   44 next
        xorps xmm3, [r10 + 2064]                                   ;  1192.0 p1+p2   44 next
        xorps xmm5, [r10 + 2096]                                   ;  1193.0 p5+p2   44 next
        xorps xmm6, [r10 + 2128]                                   ;  1194.0 p0+p2   44 next
        xorps xmm11, [r10 + 2288]                                  ;  1195.0 p1+p2   44 next
        xorps xmm10, [r10 + 2112]                                  ;  1196.0 p5+p2   44 next
        xorps xmm12, [r10 + 2144]                                  ;  1197.0 p0+p2   44 next
        movaps xmm13, [rdi + 64]                                   ;  1198.0 p2      44 next
        xorps xmm13, [r10 + 2160]                                  ;  1201.0 p1+p2   44 next
        movaps [rdi + 64], xmm14                                   ;  1189.0 p3+p4   44 next spill
        movaps xmm14, [rdi - 64]                                   ;  1200.0 p2      44 next
        xorps xmm14, [r10 + 2176]                                  ;  1203.0 p5+p2   44 next
        movaps [rdi - 64], xmm7                                    ;  1188.2 p3+p4   44 next spill
        movaps xmm7, xmm2                                          ;  1191.0 p0      41 next copy
        xorps xmm7, xmm12                                          ;  1198.0 p1      41 next
        movaps [rdx - 112], xmm9                                   ;  1190.0 p3+p4   44 next spill
        movaps xmm9, xmm2                                          ;  1191.0 p5      41 next copy
        andps xmm9, xmm3                                           ;  1193.0 p0      41 next
        movaps [rdi - 48], xmm8                                    ;  1191.2 p3+p4   44 next spill
        movaps xmm8, xmm2                                          ;  1191.5 p1      41 next copy
        movaps [rdx + 96], xmm11                                   ;  1196.0 p3+p4   44 next spill
        movaps xmm11, xmm12                                        ;  1198.0 p5      41 next copy
        xorps xmm11, xmm5                                          ;  1199.0 p0      41 next
        movaps [rcx - 64], xmm15                                   ;  1193.2 p3+p4   44 next spill
        movaps xmm15, xmm1                                         ;  1192.8 p1      41 next copy
        xorps xmm15, xmm14                                         ;  1204.0 p5      41 next
        movaps [rbp + 32], xmm4                                    ;  1194.2 p3+p4   44 next spill
        movaps xmm4, xmm1                                          ;  1193.5 p0      41 next copy
        xorps xmm4, xmm5                                           ;  1194.5 p1      41 next
        movaps [rdx - 128], xmm14                                  ;  1204.0 p3+p4   44 next spill
        movaps xmm14, xmm4                                         ;  1195.5 p5      41 next copy
        andps xmm14, xmm5                                          ;  1196.5 p0      41 next
        xorps xmm9, xmm14                                          ;  1197.5 p1      41 next
        movaps xmm14, xmm1                                         ;  1195.2 p5      41 next copy
        xorps xmm14, xmm13                                         ;  1202.0 p0      41 next
        andps xmm8, xmm14                                          ;  1203.0 p1      41 next
        movaps xmm14, xmm12                                        ;  1198.0 p5      41 next copy
        andps xmm14, xmm6                                          ;  1199.0 p0      41 next
        xorps xmm14, xmm0                                          ;  1200.0 p1      41 next
        xorps xmm8, xmm14                                          ;  1204.0 p5      41 next
        movaps [rcx - 32], xmm14                                   ;  1201.0 p3+p4   41 next spill
        movaps xmm14, xmm12                                        ;  1198.0 p0      41 next copy
        andps xmm14, xmm5                                          ;  1199.0 p1      41 next
        movaps [rdx - 48], xmm5                                    ;  1198.5 p3+p4   44 next spill
        movaps xmm5, xmm7                                          ;  1199.0 p5      41 next copy
        andps xmm5, xmm13                                          ;  1202.0 p0      41 next
        movaps [rbp + 96], xmm7                                    ;  1199.5 p3+p4   41 next spill
        movaps xmm7, xmm11                                         ;  1200.0 p1      41 next copy
        andps xmm7, xmm13                                          ;  1202.0 p5      41 next
        movaps [rbp - 64], xmm7                                    ;  1203.0 p3+p4   41 next spill
        movaps xmm7, xmm2                                          ;  1200.2 p0      41 next copy
        andps xmm7, xmm6                                           ;  1201.2 p1      41 next
        xorps xmm7, xmm3                                           ;  1202.2 p5      41 next
        movaps [rdx + 16], xmm8                                    ;  1205.0 p3+p4   41 next spill
        movaps xmm8, xmm1                                          ;  1201.2 p0      41 next copy
        xorps xmm8, xmm3                                           ;  1202.2 p1      41 next
        xorps xmm5, xmm7                                           ;  1203.2 p5      41 next
        movaps [rdi + 112], xmm5                                   ;  1204.2 p3+p4   41 next spill
        movaps xmm5, xmm8                                          ;  1203.2 p0      41 next copy
        andps xmm5, xmm13                                          ;  1204.2 p1      41 next
        andps xmm8, xmm6                                           ;  1203.2 p5      41 next
        movaps [rdi - 128], xmm9                                   ;  1203.5 p3+p4   41 next spill
        movaps xmm9, xmm6                                          ;  1203.2 p0      41 next copy
        andps xmm9, xmm10                                          ;  1204.2 p1      41 next
        xorps xmm9, xmm0                                           ;  1205.2 p5      41 next
        movaps xmm0, xmm15                                         ;  1205.0 p0      41 next copy
        andps xmm0, xmm3                                           ;  1206.0 p1      41 next
        xorps xmm14, xmm0                                          ;  1207.0 p5      41 next
        movaps xmm0, xmm5                                          ;  1205.2 p0      41 next copy
        movaps [rdx - 64], xmm9                                    ;  1206.2 p3+p4   41 next spill
        movaps xmm9, xmm11                                         ;  1205.5 p1      41 next copy
        andps xmm11, xmm10                                         ;  1205.8 p5      41 next
        xorps xmm8, xmm11                                          ;  1206.8 p0      41 next
        movaps xmm11, xmm4                                         ;  1206.5 p1      41 next copy
        andps xmm11, xmm6                                          ;  1207.5 p5      41 next
        xorps xmm7, xmm11                                          ;  1208.5 p0      41 next
        xorps xmm0, xmm7                                           ;  1209.5 p1      41 next
        xorps xmm9, xmm0                                           ;  1210.5 p5      41 next
        movaps xmm0, xmm14                                         ;  1208.2 p0      41 next copy
        xorps xmm14, xmm2                                          ;  1208.5 p1      41 next
        movaps xmm7, xmm2                                          ;  1208.8 p5      41 next copy
        xorps xmm7, xmm3                                           ;  1209.8 p0      41 next
        movaps xmm11, [rdx - 128]                                  ;  1208.2 p2      44 next reload
        andps xmm2, xmm11                                          ;  1211.2 p1      41 next
        movaps [rcx - 16], xmm2                                    ;  1212.2 p3+p4   41 next spill
        movaps xmm2, xmm4                                          ;  1209.8 p5      41 next copy
        orps xmm2, xmm3                                            ;  1210.8 p0      41 next
        xorps xmm0, xmm2                                           ;  1211.8 p1      41 next
        movaps xmm2, xmm15                                         ;  1210.8 p5      41 next copy
        andps xmm2, xmm6                                           ;  1211.8 p0      41 next
        xorps xmm5, xmm2                                           ;  1212.8 p1      41 next
        movaps [rax - 96], xmm0                                    ;  1212.8 p3+p4   41 next spill
        movaps xmm0, xmm12                                         ;  1211.8 p5      41 next copy
        andps xmm0, xmm7                                           ;  1212.8 p0      41 next
        andps xmm7, xmm10                                          ;  1212.5 p1      41 next
        xorps xmm7, [rdi - 128]                                    ;  1213.5 p5+p2   41 next
        xorps xmm2, xmm7                                           ;  1214.5 p0      41 next
        movaps xmm7, xmm3                                          ;  1213.5 p1      41 next copy
        andps xmm7, xmm1                                           ;  1214.5 p5      41 next
        xorps xmm7, xmm13                                          ;  1215.5 p0      41 next
        xorps xmm8, xmm7                                           ;  1216.5 p1      41 next
        xorps xmm5, [rdx + 16]                                     ;  1214.8 p5+p2   41 next
        andps xmm7, xmm1                                           ;  1216.5 p0      41 next
        xorps xmm9, xmm2                                           ;  1215.5 p1      41 next
        movaps xmm2, [rel kasumi_encrypt_compact.T0_constants128]  ;  1214.0 p2      41 next reload
        xorps xmm9, xmm2                                           ;  1217.0 p5      41 next
        xorps xmm7, [rdx - 64]                                     ;  1217.5 p0+p2   41 next
        movaps xmm2, xmm13                                         ;  1216.5 p1      41 next copy
        andps xmm2, xmm11                                          ;  1217.5 p5      41 next
        xorps xmm5, xmm2                                           ;  1218.5 p0      41 next
        xorps xmm2, xmm6                                           ;  1218.5 p1      41 next
        andps xmm12, xmm3                                          ;  1217.8 p5      41 next
        xorps xmm7, [rdi - 128]                                    ;  1218.5 p0+p2   41 next
        andps xmm6, xmm13                                          ;  1218.5 p1      41 next
        xorps xmm12, xmm8                                          ;  1218.8 p5      41 next
        movaps [rdi + 80], xmm9                                    ;  1218.0 p3+p4   41 next spill
        movaps xmm9, xmm15                                         ;  1219.2 p0      41 next copy
        andps xmm9, [rdx - 48]                                     ;  1220.2 p1+p2   41 next
        xorps xmm8, xmm9                                           ;  1221.2 p5      41 next
        andps xmm15, xmm4                                          ;  1220.2 p0      41 next
        movaps xmm9, [rbp + 96]                                    ;  1218.0 p2      41 next reload
        andps xmm4, xmm9                                           ;  1221.0 p1      41 next
        xorps xmm6, xmm4                                           ;  1222.0 p5      41 next
        andps xmm13, xmm10                                         ;  1221.2 p0      41 next
        xorps xmm8, xmm14                                          ;  1222.2 p1      41 next
        xorps xmm6, xmm11                                          ;  1223.0 p5      41 next
        xorps xmm7, xmm6                                           ;  1224.0 p0      41 next
        xorps xmm13, [rcx - 16]                                    ;  1222.5 p1+p2   41 next
        xorps xmm15, [rdi - 128]                                   ;  1222.8 p5+p2   41 next
        movaps xmm4, xmm9                                          ;  1223.2 p0      41 next copy
        andps xmm4, [rdx - 48]                                     ;  1224.2 p1+p2   41 next
        xorps xmm0, xmm13                                          ;  1223.8 p5      41 next
        andps xmm3, xmm10                                          ;  1224.2 p0      41 next
        xorps xmm6, [rdx + 16]                                     ;  1224.5 p1+p2   41 next
        xorps xmm12, xmm15                                         ;  1224.8 p5      41 next
        xorps xmm3, xmm0                                           ;  1225.2 p0      41 next
        xorps xmm15, xmm10                                         ;  1225.5 p1      41 next
        movaps [rdx + 16], xmm7                                    ;  1225.0 p3+p4   41 next spill
        movaps xmm7, xmm1                                          ;  1225.8 p5      41 next copy
        andps xmm7, xmm10                                          ;  1226.8 p0      41 next
        xorps xmm4, xmm7                                           ;  1227.8 p1      41 next
        movaps xmm7, [rdi + 112]                                   ;  1223.5 p2      41 next reload
        xorps xmm13, xmm7                                          ;  1226.8 p5      41 next
        xorps xmm4, xmm2                                           ;  1228.8 p0      41 next
        xorps xmm0, xmm4                                           ;  1229.8 p1      41 next
        xorps xmm14, xmm0                                          ;  1230.8 p5      41 next
        xorps xmm15, [rax - 96]                                    ;  1228.2 p0+p2   41 next
        movaps xmm0, xmm10                                         ;  1228.5 p1      41 next copy
        movaps xmm4, [rdx - 48]                                    ;  1225.5 p2      44 next reload
        andps xmm0, xmm4                                           ;  1229.5 p5      41 next
        xorps xmm6, xmm0                                           ;  1230.5 p0      41 next
        xorps xmm13, xmm6                                          ;  1231.5 p1      41 next
        andps xmm10, xmm11                                         ;  1229.8 p5      41 next
        andps xmm2, xmm11                                          ;  1230.2 p0      41 next
        xorps xmm7, xmm15                                          ;  1230.5 p1      41 next
        xorps xmm10, xmm4                                          ;  1230.8 p5      41 next
        xorps xmm5, xmm10                                          ;  1231.8 p0      41 next
        xorps xmm0, [rcx - 32]                                     ;  1231.5 p1+p2   41 next
        xorps xmm8, xmm0                                           ;  1232.5 p5      41 next
        andps xmm9, xmm11                                          ;  1232.2 p0      41 next
        xorps xmm2, [rdx - 64]                                     ;  1232.5 p1+p2   41 next
        xorps xmm12, xmm4                                          ;  1232.8 p5      41 next
        xorps xmm3, xmm9                                           ;  1233.2 p0      41 next
        xorps xmm1, xmm3                                           ;  1234.2 p1      41 next
        xorps xmm8, xmm2                                           ;  1233.8 p5      41 next
        xorps xmm1, [rbp - 64]                                     ;  1235.2 p0+p2   41 next
        xorps xmm2, xmm1                                           ;  1236.2 p1      41 next
        movaps xmm15, [rbp + 32]                                   ;  1231.0 p2      41 next
        movaps xmm0, [rcx - 64]                                    ;  1232.0 p2      44 next reload
        andps xmm15, xmm0                                          ;  1235.0 p5      41 next
        movaps xmm1, [rdi - 48]                                    ;  1233.0 p2      44 next reload
        xorps xmm15, xmm1                                          ;  1236.0 p0      41 next
        movaps xmm3, [rdx + 96]                                    ;  1234.0 p2      41 next
        andps xmm3, xmm1                                           ;  1237.0 p1      41 next
        movaps xmm4, [rdx - 112]                                   ;  1235.0 p2      41 next
        movaps xmm6, [rdi - 64]                                    ;  1236.0 p2      44 next reload
        andps xmm4, xmm6                                           ;  1239.0 p5      41 next
        movaps xmm9, [rdx + 96]                                    ;  1237.0 p2      41 next
        movaps xmm10, [rdi + 64]                                   ;  1238.0 p2      44 next reload
        andps xmm9, xmm10                                          ;  1241.0 p0      41 next
        movaps xmm11, xmm3                                         ;  1238.0 p1      41 next copy
        xorps xmm11, xmm4                                          ;  1240.0 p5      41 next
        andps xmm4, [rbp + 32]                                     ;  1240.0 p0+p2   41 next
        movaps [rbp - 64], xmm12                                   ;  1234.5 p3+p4   41 next spill
        movaps xmm12, xmm9                                         ;  1242.0 p1      41 next copy
        movaps [rdx - 48], xmm8                                    ;  1235.5 p3+p4   41 next spill
        movaps xmm8, xmm1                                          ;  1237.8 p5      41 next copy
        andps xmm8, [rbp + 32]                                     ;  1240.0 p0+p2   41 next
        xorps xmm12, xmm8                                          ;  1243.0 p1      41 next
        xorps xmm8, xmm11                                          ;  1241.0 p5      41 next
        movaps [rdx - 64], xmm2                                    ;  1237.2 p3+p4   41 next spill
        movaps xmm2, xmm1                                          ;  1239.2 p0      41 next copy
        andps xmm2, xmm10                                          ;  1241.0 p1      41 next
        movaps [rdx - 128], xmm7                                   ;  1237.5 p3+p4   41 next spill
        movaps xmm7, xmm2                                          ;  1242.0 p5      41 next copy
        xorps xmm7, [rbp + 32]                                     ;  1243.0 p0+p2   41 next
        xorps xmm4, xmm7                                           ;  1244.0 p1      41 next
        movaps [rbp + 96], xmm14                                   ;  1238.5 p3+p4   41 next spill
        movaps xmm14, xmm12                                        ;  1244.0 p5      41 next copy
        movaps [rcx - 32], xmm13                                   ;  1239.5 p3+p4   41 next spill
        movaps xmm13, xmm0                                         ;  1241.2 p0      41 next copy
        andps xmm13, xmm6                                          ;  1242.2 p1      41 next
        xorps xmm14, xmm13                                         ;  1245.0 p5      41 next
        movaps xmm13, [rdx - 112]                                  ;  1242.0 p2      44 next reload
        andps xmm12, xmm13                                         ;  1245.0 p0      41 next
        xorps xmm3, xmm14                                          ;  1246.0 p1      41 next
        movaps [rdi + 112], xmm5                                   ;  1240.5 p3+p4   41 next spill
        movaps xmm5, xmm2                                          ;  1242.8 p5      41 next copy
        xorps xmm2, [rdx + 96]                                     ;  1243.2 p0+p2   41 next
        movaps [rax - 96], xmm8                                    ;  1242.0 p3+p4   41 next spill
        movaps xmm8, xmm14                                         ;  1246.0 p1      41 next copy
        andps xmm8, [rbp + 32]                                     ;  1247.0 p5+p2   41 next
        movaps [rdi - 128], xmm15                                  ;  1242.5 p3+p4   41 next spill
        movaps xmm15, [rdx + 96]                                   ;  1245.0 p2      41 next
        andps xmm15, [rbp + 32]                                    ;  1248.0 p0+p2   41 next
        movaps xmm1, xmm15                                         ;  1249.0 p1      41 next copy
        movaps [rcx - 16], xmm4                                    ;  1245.0 p3+p4   41 next spill
        movaps xmm4, xmm10                                         ;  1244.8 p5      41 next copy
        andps xmm4, xmm13                                          ;  1245.8 p0      41 next
        xorps xmm1, xmm4                                           ;  1250.0 p1      41 next
        orps xmm5, xmm4                                            ;  1246.8 p5      41 next
        andps xmm7, xmm6                                           ;  1246.2 p0      41 next
        andps xmm3, xmm6                                           ;  1247.0 p1      41 next
        xorps xmm15, xmm13                                         ;  1249.0 p5      41 next
        xorps xmm5, xmm8                                           ;  1248.0 p0      41 next
        andps xmm14, xmm10                                         ;  1247.5 p1      41 next
        xorps xmm7, xmm10                                          ;  1247.8 p5      41 next
        xorps xmm3, xmm2                                           ;  1248.2 p0      41 next
        xorps xmm2, xmm15                                          ;  1250.0 p1      41 next
        movaps xmm4, xmm2                                          ;  1251.0 p5      41 next copy
        movaps xmm8, xmm0                                          ;  1249.2 p0      41 next copy
        xorps xmm8, xmm13                                          ;  1250.2 p1      41 next
        andps xmm9, xmm8                                           ;  1251.2 p5      41 next
        andps xmm15, [rdx + 96]                                    ;  1250.2 p0+p2   41 next
        xorps xmm9, xmm7                                           ;  1252.2 p1      41 next
        andps xmm7, xmm6                                           ;  1250.8 p5      41 next
        movaps [rcx - 48], xmm3                                    ;  1249.2 p3+p4   41 next spill
        movaps xmm3, xmm8                                          ;  1251.2 p0      41 next copy
        movaps [rdi - 16], xmm5                                    ;  1249.0 p3+p4   41 next spill
        movaps xmm5, xmm6                                          ;  1251.5 p1      41 next copy
        andps xmm5, [rdi - 48]                                     ;  1252.5 p5+p2   41 next
        andps xmm3, xmm5                                           ;  1253.5 p0      41 next
        xorps xmm4, xmm5                                           ;  1253.5 p1      41 next
        xorps xmm12, xmm4                                          ;  1254.5 p5      41 next
        xorps xmm15, [rcx - 16]                                    ;  1253.2 p0+p2   41 next
        movaps xmm4, xmm11                                         ;  1253.5 p1      41 next copy
        xorps xmm4, xmm10                                          ;  1254.5 p5      41 next
        andps xmm4, xmm0                                           ;  1255.5 p0      41 next
        xorps xmm12, xmm4                                          ;  1256.5 p1      41 next
        movaps xmm4, [rel kasumi_encrypt_compact.T0_constants128]  ;  1251.2 p2      41 next reload
        xorps xmm12, xmm4                                          ;  1257.5 p5      41 next
        movaps xmm5, xmm6                                          ;  1255.2 p0      41 next copy
        xorps xmm5, xmm10                                          ;  1256.2 p1      41 next
        xorps xmm3, xmm5                                           ;  1257.2 p5      41 next
        xorps xmm3, xmm1                                           ;  1258.2 p0      41 next
        xorps xmm1, xmm8                                           ;  1256.5 p1      41 next
        andps xmm3, xmm6                                           ;  1259.2 p5      41 next
        movaps xmm5, [rdi - 48]                                    ;  1253.2 p2      44 next reload
        andps xmm1, xmm5                                           ;  1257.5 p0      41 next
        xorps xmm1, xmm4                                           ;  1258.5 p1      41 next
        movaps xmm4, xmm10                                         ;  1257.8 p5      41 next copy
        andps xmm4, [rdi - 128]                                    ;  1258.8 p0+p2   41 next
        movaps [rcx - 16], xmm12                                   ;  1258.5 p3+p4   41 next spill
        movaps xmm12, xmm10                                        ;  1258.5 p1      41 next copy
        andps xmm12, [rbp + 32]                                    ;  1259.5 p5+p2   41 next
        andps xmm8, xmm12                                          ;  1260.5 p0      41 next
        movaps xmm10, xmm0                                         ;  1259.5 p1      41 next copy
        andps xmm10, [rdx + 96]                                    ;  1260.5 p5+p2   41 next
        xorps xmm12, xmm10                                         ;  1261.5 p0      41 next
        xorps xmm14, xmm10                                         ;  1261.5 p1      41 next
        xorps xmm10, xmm13                                         ;  1261.5 p5      41 next
        xorps xmm3, xmm12                                          ;  1262.5 p0      41 next
        movaps xmm12, xmm6                                         ;  1261.5 p1      41 next copy
        andps xmm12, [rdx + 96]                                    ;  1262.5 p5+p2   41 next
        movaps xmm6, xmm11                                         ;  1262.2 p0      41 next copy
        andps xmm6, [rdx + 96]                                     ;  1263.2 p1+p2   41 next
        xorps xmm8, xmm6                                           ;  1264.2 p5      41 next
        movaps xmm6, xmm0                                          ;  1263.2 p0      41 next copy
        andps xmm6, xmm13                                          ;  1264.2 p1      41 next
        movaps xmm0, xmm5                                          ;  1263.8 p5      41 next copy
        movaps xmm5, xmm4                                          ;  1264.2 p0      41 next copy
        xorps xmm4, xmm1                                           ;  1264.5 p1      41 next
        xorps xmm4, xmm12                                          ;  1265.5 p5      41 next
        xorps xmm7, xmm4                                           ;  1266.5 p0      41 next
        xorps xmm12, xmm6                                          ;  1265.5 p1      41 next
        andps xmm0, xmm12                                          ;  1266.5 p5      41 next
        xorps xmm5, xmm12                                          ;  1266.5 p0      41 next
        xorps xmm9, xmm5                                           ;  1267.5 p1      41 next
        xorps xmm0, [rax - 96]                                     ;  1267.5 p5+p2   41 next
        andps xmm6, xmm10                                          ;  1267.2 p0      41 next
        movaps xmm4, [rbp + 32]                                    ;  1263.5 p2      44 next reload
        andps xmm10, xmm4                                          ;  1267.5 p1      41 next
        andps xmm11, xmm13                                         ;  1267.8 p5      41 next
        xorps xmm2, xmm9                                           ;  1268.5 p0      41 next
        xorps xmm14, xmm0                                          ;  1268.5 p1      41 next
        xorps xmm10, xmm11                                         ;  1268.8 p5      41 next
        xorps xmm8, xmm2                                           ;  1269.5 p0      41 next
        movaps xmm0, [rcx - 64]                                    ;  1264.8 p2      44 next reload
        orps xmm5, xmm0                                            ;  1269.5 p1      41 next
        xorps xmm1, xmm5                                           ;  1270.5 p5      41 next
        xorps xmm15, xmm7                                          ;  1270.2 p0      41 next
        xorps xmm6, xmm1                                           ;  1271.5 p1      41 next
        movaps xmm1, [rdi - 128]                                   ;  1266.5 p2      41 next reload
        xorps xmm14, xmm1                                          ;  1270.8 p5      41 next
        andps xmm1, xmm13                                          ;  1271.2 p0      41 next
        xorps xmm3, xmm1                                           ;  1272.2 p1      41 next
        movaps xmm1, [rel kasumi_encrypt_compact.T0_constants128]  ;  1267.5 p2      41 next reload
        xorps xmm14, xmm1                                          ;  1271.8 p5      41 next
        xorps xmm10, [rcx - 48]                                    ;  1272.2 p0+p2   41 next
        xorps xmm6, [rdi - 16]                                     ;  1272.5 p1+p2   41 next
        xorps xmm0, [rcx - 32]                                     ;  1272.8 p5+p2   41 next
        xorps xmm4, [rbp + 96]                                     ;  1273.2 p0+p2   41 next
        xorps xmm14, xmm0                                          ;  1273.8 p1      41 next
        xorps xmm3, xmm4                                           ;  1274.2 p5      41 next
        movaps xmm2, [rdi + 112]                                   ;  1272.5 p2      41 next
        xorps xmm2, [rdi - 48]                                     ;  1275.5 p0+p2   41 next
        xorps xmm8, xmm2                                           ;  1276.5 p1      41 next
        xorps xmm13, [rdx - 64]                                    ;  1274.8 p5+p2   41 next
        movaps xmm5, [rdi + 80]                                    ;  1275.5 p2      41 next
        xorps xmm5, [rdi - 64]                                     ;  1278.5 p0+p2   41 next
        xorps xmm6, xmm13                                          ;  1275.8 p1      41 next
        movaps xmm7, [rcx - 16]                                    ;  1277.5 p2      41 next
        xorps xmm7, xmm5                                           ;  1280.5 p5      41 next
        movaps xmm9, [rax - 112]                                   ;  1278.5 p2      50 next reload
        xorps xmm2, xmm9                                           ;  1281.5 p0      50 next
        movaps xmm11, [rcx - 128]                                  ;  1279.5 p2      50 next reload
        xorps xmm0, xmm11                                          ;  1282.5 p1      50 next
        movaps xmm12, [rdx + 112]                                  ;  1280.5 p2      50 next reload
        xorps xmm5, xmm12                                          ;  1283.5 p5      50 next
        movaps [rcx - 16], xmm0                                    ;  1283.5 p3+p4   50 next spill
        movaps xmm0, [rdx - 128]                                   ;  1281.5 p2      41 next
        xorps xmm0, [rdi + 64]                                     ;  1284.5 p0+p2   41 next
        xorps xmm15, xmm0                                          ;  1285.5 p1      41 next
        xorps xmm4, [rbp - 32]                                     ;  1283.5 p5+p2   50 next
        xorps xmm13, [rcx - 96]                                    ;  1284.5 p0+p2   50 next
        xorps xmm0, [rcx - 112]                                    ;  1285.5 p1+p2   50 next
        movaps [rdi + 64], xmm13                                   ;  1285.5 p3+p4   50 next spill
        movaps xmm13, [rdx - 48]                                   ;  1286.5 p2      41 next
        xorps xmm13, [rdx + 96]                                    ;  1289.5 p5+p2   41 next
        xorps xmm10, xmm13                                         ;  1290.5 p0      41 next
        xorps xmm8, [rcx - 80]                                     ;  1288.5 p1+p2   50 next
        xorps xmm7, [rdi + 0]                                      ;  1289.5 p5+p2   50 next
        xorps xmm14, [rbp - 80]                                    ;  1290.5 p0+p2   50 next
        xorps xmm13, [rdi - 80]                                    ;  1291.5 p1+p2   50 next
        xorps xmm3, [rdi + 48]                                     ;  1292.5 p5+p2   50 next
        xorps xmm6, [rbp + 80]                                     ;  1293.5 p0+p2   50 next
        xorps xmm15, [rbp - 96]                                    ;  1294.5 p1+p2   50 next
        xorps xmm10, [rbp - 128]                                   ;  1295.5 p5+p2   50 next
        movaps [rdx + 96], xmm10                                   ;  1296.5 p3+p4   50 next spill
        movaps xmm10, [rdx + 16]                                   ;  1296.5 p2      50 next
        xorps xmm10, [rbp - 48]                                    ;  1299.5 p0+p2   50 next
        xorps xmm9, [r11 + 304]                                    ;  1298.5 p1+p2   50 next
        movaps [rax - 112], xmm6                                   ;  1294.5 p3+p4   50 next spill
        movaps xmm6, [rbp - 64]                                    ;  1299.5 p2      50 next
        xorps xmm6, [rdi - 32]                                     ;  1302.5 p5+p2   50 next
        xorps xmm12, [r11 + 320]                                   ;  1301.5 p0+p2   50 next
        xorps xmm11, [r11 + 336]                                   ;  1302.5 p1+p2   50 next
        movaps [rcx - 128], xmm15                                  ;  1295.5 p3+p4   50 next spill
        movaps xmm15, [rbp - 32]                                   ;  1303.5 p2      50 next
        xorps xmm15, [r11 + 352]                                   ;  1306.5 p5+p2   50 next
        movaps [rbp - 32], xmm3                                    ;  1293.5 p3+p4   50 next spill
        movaps xmm3, [rcx - 112]                                   ;  1305.5 p2      50 next
        xorps xmm3, [r11 + 368]                                    ;  1308.5 p0+p2   50 next
        movaps [rcx - 112], xmm14                                  ;  1294.5 p3+p4   50 next spill
        movaps xmm14, [rcx - 96]                                   ;  1307.5 p2      50 next
        xorps xmm14, [r11 + 384]                                   ;  1310.5 p1+p2   50 next
        movaps [rcx - 96], xmm7                                    ;  1295.5 p3+p4   50 next spill
        movaps xmm7, [rdi - 80]                                    ;  1309.5 p2      50 next
        xorps xmm7, [r11 + 400]                                    ;  1312.5 p5+p2   50 next
        movaps [rdi - 80], xmm8                                    ;  1296.5 p3+p4   50 next spill
        movaps xmm8, [rbp - 48]                                    ;  1311.5 p2      50 next
        xorps xmm8, [r11 + 416]                                    ;  1314.5 p0+p2   50 next
        movaps [rbp - 48], xmm6                                    ;  1303.5 p3+p4   50 next spill
        movaps xmm6, [rdi - 32]                                    ;  1313.5 p2      50 next
        xorps xmm6, [r11 + 432]                                    ;  1316.5 p1+p2   50 next
        movaps [rdi - 32], xmm10                                   ;  1301.5 p3+p4   50 next spill
        movaps xmm10, [rcx - 80]                                   ;  1315.5 p2      50 next
        xorps xmm10, [r11 + 448]                                   ;  1318.5 p5+p2   50 next
        movaps [rcx - 80], xmm13                                   ;  1302.8 p3+p4   50 next spill
        movaps xmm13, [rdi + 0]                                    ;  1317.5 p2      50 next
        xorps xmm13, [r11 + 464]                                   ;  1320.5 p0+p2   50 next
        movaps [rdi + 0], xmm0                                     ;  1303.8 p3+p4   50 next spill
        movaps xmm0, [rbp - 80]                                    ;  1319.5 p2      50 next
        xorps xmm0, [r11 + 480]                                    ;  1322.5 p1+p2   50 next
        movaps [rbp - 80], xmm4                                    ;  1306.5 p3+p4   50 next spill
        movaps xmm4, [rdi + 48]                                    ;  1321.5 p2      50 next
        xorps xmm4, [r11 + 496]                                    ;  1324.5 p5+p2   50 next
        movaps [rdi + 48], xmm5                                    ;  1308.5 p3+p4   50 next spill
        movaps xmm5, [rbp - 96]                                    ;  1323.5 p2      50 next
        xorps xmm5, [r11 + 256]                                    ;  1326.5 p0+p2   50 next
        movaps [rbp - 96], xmm2                                    ;  1310.5 p3+p4   50 next spill
        movaps xmm2, [rbp + 80]                                    ;  1325.5 p2      50 next
        xorps xmm2, [r11 + 272]                                    ;  1328.5 p1+p2   50 next
        movaps [rbp + 80], xmm3                                    ;  1312.5 p3+p4   50 next spill
        movaps xmm3, [rbp - 128]                                   ;  1327.5 p2      50 next
        xorps xmm3, [r11 + 288]                                    ;  1330.5 p5+p2   50 next
        movaps [rbp - 128], xmm12                                  ;  1314.5 p3+p4   50 next spill
        movaps xmm12, xmm8                                         ;  1315.5 p0      41 next copy
        xorps xmm12, xmm5                                          ;  1327.5 p1      41 next
        movaps [rdx + 112], xmm14                                  ;  1315.8 p3+p4   50 next spill
        movaps xmm14, xmm8                                         ;  1316.0 p5      41 next copy
        andps xmm14, xmm6                                          ;  1317.5 p0      41 next
        movaps [rbp - 64], xmm9                                    ;  1316.8 p3+p4   50 next spill
        movaps xmm9, xmm8                                          ;  1316.8 p1      41 next copy
        movaps [rdx + 16], xmm7                                    ;  1317.8 p3+p4   50 next spill
        movaps xmm7, xmm10                                         ;  1319.5 p5      41 next copy
        xorps xmm7, xmm3                                           ;  1331.5 p0      41 next
        movaps [rdx - 48], xmm11                                   ;  1318.8 p3+p4   50 next spill
        movaps xmm11, xmm10                                        ;  1319.5 p1      41 next copy
        xorps xmm11, xmm13                                         ;  1321.5 p5      41 next
        movaps [rdx - 128], xmm15                                  ;  1319.8 p3+p4   50 next spill
        movaps xmm15, xmm10                                        ;  1319.8 p0      41 next copy
        xorps xmm15, xmm2                                          ;  1329.5 p1      41 next
        andps xmm9, xmm15                                          ;  1330.5 p5      41 next
        movaps xmm15, xmm11                                        ;  1322.5 p0      41 next copy
        andps xmm15, xmm13                                         ;  1323.5 p1      41 next
        xorps xmm14, xmm15                                         ;  1324.5 p5      41 next
        movaps xmm15, xmm5                                         ;  1327.5 p0      41 next copy
        xorps xmm15, xmm13                                         ;  1328.5 p1      41 next
        movaps [rdi - 64], xmm14                                   ;  1325.5 p3+p4   41 next spill
        movaps xmm14, xmm5                                         ;  1327.5 p5      41 next copy
        andps xmm14, xmm4                                          ;  1328.5 p0      41 next
        xorps xmm14, xmm1                                          ;  1329.5 p1      41 next
        xorps xmm9, xmm14                                          ;  1331.5 p5      41 next
        movaps [rdi + 80], xmm14                                   ;  1330.5 p3+p4   41 next spill
        movaps xmm14, xmm5                                         ;  1327.5 p0      41 next copy
        andps xmm14, xmm13                                         ;  1328.5 p1      41 next
        movaps [rdx - 64], xmm13                                   ;  1327.5 p3+p4   50 next spill
        movaps xmm13, xmm12                                        ;  1328.5 p5      41 next copy
        andps xmm13, xmm2                                          ;  1329.5 p0      41 next
        movaps [rdx - 112], xmm12                                  ;  1328.5 p3+p4   41 next spill
        movaps xmm12, xmm15                                        ;  1329.5 p1      41 next copy
        andps xmm12, xmm2                                          ;  1330.5 p5      41 next
        movaps [rdi - 48], xmm12                                   ;  1331.5 p3+p4   41 next spill
        movaps xmm12, xmm8                                         ;  1329.2 p0      41 next copy
        andps xmm12, xmm4                                          ;  1330.2 p1      41 next
        xorps xmm12, xmm6                                          ;  1331.2 p5      41 next
        movaps [rdi + 112], xmm9                                   ;  1332.5 p3+p4   41 next spill
        movaps xmm9, xmm10                                         ;  1330.2 p0      41 next copy
        xorps xmm9, xmm6                                           ;  1331.2 p1      41 next
        xorps xmm13, xmm12                                         ;  1332.2 p5      41 next
        movaps [rbp + 96], xmm13                                   ;  1333.2 p3+p4   41 next spill
        movaps xmm13, xmm9                                         ;  1332.2 p0      41 next copy
        andps xmm13, xmm2                                          ;  1333.2 p1      41 next
        andps xmm9, xmm4                                           ;  1332.2 p5      41 next
        movaps [rbp + 32], xmm5                                    ;  1332.5 p3+p4   50 next spill
        movaps xmm5, xmm7                                          ;  1332.5 p0      41 next copy
        andps xmm5, xmm6                                           ;  1333.5 p1      41 next
        xorps xmm14, xmm5                                          ;  1334.5 p5      41 next
        movaps xmm5, xmm4                                          ;  1333.2 p0      41 next copy
        andps xmm5, xmm0                                           ;  1334.2 p1      41 next
        xorps xmm5, xmm1                                           ;  1335.2 p5      41 next
        movaps xmm1, xmm13                                         ;  1334.2 p0      41 next copy
        movaps [rcx - 32], xmm5                                    ;  1336.2 p3+p4   41 next spill
        movaps xmm5, xmm15                                         ;  1334.5 p1      41 next copy
        andps xmm15, xmm0                                          ;  1334.8 p5      41 next
        xorps xmm9, xmm15                                          ;  1335.8 p0      41 next
        movaps xmm15, xmm11                                        ;  1335.5 p1      41 next copy
        andps xmm15, xmm4                                          ;  1336.5 p5      41 next
        xorps xmm12, xmm15                                         ;  1337.5 p0      41 next
        xorps xmm1, xmm12                                          ;  1338.5 p1      41 next
        xorps xmm5, xmm1                                           ;  1339.5 p5      41 next
        movaps xmm15, xmm14                                        ;  1337.2 p0      41 next copy
        xorps xmm14, xmm8                                          ;  1337.5 p1      41 next
        movaps xmm1, xmm8                                          ;  1337.8 p5      41 next copy
        xorps xmm1, xmm6                                           ;  1338.8 p0      41 next
        andps xmm8, xmm3                                           ;  1338.5 p1      41 next
        movaps xmm12, xmm11                                        ;  1338.8 p5      41 next copy
        orps xmm12, xmm6                                           ;  1339.8 p0      41 next
        xorps xmm15, xmm12                                         ;  1340.8 p1      41 next
        movaps xmm12, xmm7                                         ;  1339.8 p5      41 next copy
        andps xmm12, xmm4                                          ;  1340.8 p0      41 next
        xorps xmm13, xmm12                                         ;  1341.8 p1      41 next
        movaps [rcx - 64], xmm15                                   ;  1341.8 p3+p4   41 next spill
        movaps xmm15, xmm6                                         ;  1340.8 p5      41 next copy
        andps xmm15, xmm10                                         ;  1341.8 p0      41 next
        xorps xmm15, xmm2                                          ;  1342.8 p1      41 next
        xorps xmm9, xmm15                                          ;  1343.8 p5      41 next
        andps xmm15, xmm10                                         ;  1343.8 p0      41 next
        xorps xmm13, [rdi + 112]                                   ;  1342.8 p1+p2   41 next
        movaps [rdi - 16], xmm10                                   ;  1340.8 p3+p4   50 next spill
        movaps xmm10, xmm1                                         ;  1342.8 p5      41 next copy
        andps xmm10, [rbp + 32]                                    ;  1343.8 p0+p2   41 next
        andps xmm1, xmm0                                           ;  1343.5 p1      41 next
        xorps xmm1, [rdi - 64]                                     ;  1344.5 p5+p2   41 next
        xorps xmm12, xmm1                                          ;  1345.5 p0      41 next
        xorps xmm5, xmm12                                          ;  1346.5 p1      41 next
        movaps xmm1, [rcx - 32]                                    ;  1343.5 p2      41 next reload
        xorps xmm15, xmm1                                          ;  1346.5 p5      41 next
        movaps xmm12, [rel kasumi_encrypt_compact.T0_constants128] ;  1344.5 p2      41 next reload
        xorps xmm5, xmm12                                          ;  1347.5 p0      41 next
        movaps xmm12, xmm2                                         ;  1345.5 p1      41 next copy
        andps xmm12, xmm3                                          ;  1346.5 p5      41 next
        xorps xmm13, xmm12                                         ;  1347.5 p0      41 next
        xorps xmm12, xmm4                                          ;  1347.5 p1      41 next
        xorps xmm15, [rdi - 64]                                    ;  1347.5 p5+p2   41 next
        andps xmm4, xmm2                                           ;  1347.2 p0      41 next
        movaps [rcx - 48], xmm5                                    ;  1348.5 p3+p4   41 next spill
        movaps xmm5, xmm7                                          ;  1347.5 p1      41 next copy
        andps xmm5, [rdx - 64]                                     ;  1348.5 p5+p2   41 next
        andps xmm7, xmm11                                          ;  1348.2 p0      41 next
        xorps xmm5, xmm9                                           ;  1349.5 p1      41 next
        andps xmm11, [rdx - 112]                                   ;  1348.8 p5+p2   41 next
        xorps xmm4, xmm11                                          ;  1349.8 p0      41 next
        xorps xmm5, xmm14                                          ;  1350.5 p1      41 next
        xorps xmm4, xmm3                                           ;  1350.8 p5      41 next
        movaps xmm11, xmm6                                         ;  1350.2 p0      41 next copy
        andps xmm11, [rbp + 32]                                    ;  1351.2 p1+p2   41 next
        xorps xmm9, xmm11                                          ;  1352.2 p5      41 next
        andps xmm2, xmm0                                           ;  1351.2 p0      41 next
        xorps xmm8, xmm2                                           ;  1352.2 p1      41 next
        xorps xmm15, xmm4                                          ;  1351.8 p5      41 next
        xorps xmm7, [rdi - 64]                                     ;  1352.2 p0+p2   41 next
        movaps xmm2, xmm0                                          ;  1352.5 p1      41 next copy
        movaps xmm11, [rdi - 16]                                   ;  1350.5 p2      50 next reload
        andps xmm2, xmm11                                          ;  1353.5 p5      41 next
        movaps [rdi - 64], xmm15                                   ;  1352.8 p3+p4   41 next spill
        movaps xmm15, [rdx - 112]                                  ;  1351.5 p2      41 next
        andps xmm15, [rdx - 64]                                    ;  1354.5 p0+p2   41 next
        xorps xmm2, xmm15                                          ;  1355.5 p1      41 next
        xorps xmm10, xmm8                                          ;  1353.8 p5      41 next
        andps xmm6, xmm0                                           ;  1354.2 p0      41 next
        xorps xmm4, [rdi + 112]                                    ;  1354.5 p1+p2   41 next
        xorps xmm6, xmm10                                          ;  1355.2 p5      41 next
        xorps xmm9, xmm7                                           ;  1355.2 p0      41 next
        xorps xmm7, xmm0                                           ;  1355.5 p1      41 next
        movaps xmm15, [rbp + 96]                                   ;  1354.5 p2      41 next reload
        xorps xmm8, xmm15                                          ;  1357.5 p5      41 next
        xorps xmm2, xmm12                                          ;  1356.5 p0      41 next
        xorps xmm10, xmm2                                          ;  1357.5 p1      41 next
        xorps xmm14, xmm10                                         ;  1358.5 p5      41 next
        xorps xmm7, [rcx - 64]                                     ;  1357.2 p0+p2   41 next
        movaps xmm2, xmm0                                          ;  1357.5 p1      41 next copy
        movaps xmm10, [rdx - 64]                                   ;  1356.5 p2      50 next reload
        andps xmm2, xmm10                                          ;  1359.5 p5      41 next
        xorps xmm4, xmm2                                           ;  1360.5 p0      41 next
        xorps xmm8, xmm4                                           ;  1361.5 p1      41 next
        andps xmm0, xmm3                                           ;  1358.8 p5      41 next
        andps xmm12, xmm3                                          ;  1359.2 p0      41 next
        xorps xmm15, xmm7                                          ;  1359.5 p1      41 next
        xorps xmm0, xmm10                                          ;  1359.8 p5      41 next
        xorps xmm13, xmm0                                          ;  1360.8 p0      41 next
        xorps xmm2, [rdi + 80]                                     ;  1360.5 p1+p2   41 next
        xorps xmm5, xmm2                                           ;  1361.5 p5      41 next
        xorps xmm1, xmm12                                          ;  1361.2 p0      41 next
        andps xmm3, [rdx - 112]                                    ;  1361.5 p1+p2   41 next
        xorps xmm9, xmm10                                          ;  1361.8 p5      41 next
        xorps xmm6, xmm3                                           ;  1362.5 p0      41 next
        xorps xmm11, xmm6                                          ;  1363.5 p1      41 next
        xorps xmm5, xmm1                                           ;  1362.8 p5      41 next
        xorps xmm11, [rdi - 48]                                    ;  1364.5 p0+p2   41 next
        xorps xmm1, xmm11                                          ;  1365.5 p1      41 next
        movaps xmm0, [rdx - 128]                                   ;  1360.5 p2      41 next
        movaps xmm2, [rdx - 48]                                    ;  1361.5 p2      50 next reload
        andps xmm0, xmm2                                           ;  1364.5 p5      41 next
        movaps xmm3, [rbp - 64]                                    ;  1362.5 p2      50 next reload
        xorps xmm0, xmm3                                           ;  1365.5 p0      41 next
        movaps xmm4, [rdx + 16]                                    ;  1363.5 p2      41 next
        andps xmm4, xmm3                                           ;  1366.5 p1      41 next
        movaps xmm6, [rdx + 112]                                   ;  1364.5 p2      41 next
        movaps xmm7, [rbp - 128]                                   ;  1365.5 p2      50 next reload
        andps xmm6, xmm7                                           ;  1368.5 p5      41 next
        movaps xmm10, [rdx + 16]                                   ;  1366.5 p2      41 next
        movaps xmm11, [rbp + 80]                                   ;  1367.5 p2      50 next reload
        andps xmm10, xmm11                                         ;  1370.5 p0      41 next
        movaps xmm12, xmm4                                         ;  1367.5 p1      41 next copy
        xorps xmm12, xmm6                                          ;  1369.5 p5      41 next
        andps xmm6, [rdx - 128]                                    ;  1369.5 p0+p2   41 next
        movaps [rdi - 48], xmm9                                    ;  1363.8 p3+p4   41 next spill
        movaps xmm9, xmm10                                         ;  1371.5 p1      41 next copy
        movaps [rdi - 16], xmm5                                    ;  1364.8 p3+p4   41 next spill
        movaps xmm5, xmm3                                          ;  1366.8 p5      41 next copy
        andps xmm5, [rdx - 128]                                    ;  1369.5 p0+p2   41 next
        xorps xmm9, xmm5                                           ;  1372.5 p1      41 next
        xorps xmm5, xmm12                                          ;  1370.5 p5      41 next
        movaps [rdx - 64], xmm1                                    ;  1366.5 p3+p4   41 next spill
        movaps xmm1, xmm3                                          ;  1368.2 p0      41 next copy
        andps xmm1, xmm11                                          ;  1370.5 p1      41 next
        movaps [rdx - 112], xmm15                                  ;  1366.8 p3+p4   41 next spill
        movaps xmm15, xmm1                                         ;  1371.5 p5      41 next copy
        xorps xmm15, [rdx - 128]                                   ;  1372.5 p0+p2   41 next
        xorps xmm6, xmm15                                          ;  1373.5 p1      41 next
        movaps [rcx - 32], xmm14                                   ;  1367.8 p3+p4   41 next spill
        movaps xmm14, xmm9                                         ;  1373.5 p5      41 next copy
        movaps [rdi + 80], xmm8                                    ;  1368.8 p3+p4   41 next spill
        movaps xmm8, xmm2                                          ;  1370.2 p0      41 next copy
        andps xmm8, xmm7                                           ;  1371.2 p1      41 next
        xorps xmm14, xmm8                                          ;  1374.5 p5      41 next
        movaps xmm8, [rdx + 112]                                   ;  1371.5 p2      50 next reload
        andps xmm9, xmm8                                           ;  1374.5 p0      41 next
        xorps xmm4, xmm14                                          ;  1375.5 p1      41 next
        movaps [rbp + 96], xmm13                                   ;  1370.0 p3+p4   41 next spill
        movaps xmm13, xmm1                                         ;  1371.8 p5      41 next copy
        xorps xmm1, [rdx + 16]                                     ;  1372.5 p0+p2   41 next
        movaps [rcx - 64], xmm5                                    ;  1371.5 p3+p4   41 next spill
        movaps xmm5, xmm14                                         ;  1375.5 p1      41 next copy
        andps xmm5, [rdx - 128]                                    ;  1376.5 p5+p2   41 next
        movaps [rdi + 112], xmm0                                   ;  1372.0 p3+p4   41 next spill
        movaps xmm0, [rdx + 16]                                    ;  1374.5 p2      41 next
        andps xmm0, [rdx - 128]                                    ;  1377.5 p0+p2   41 next
        movaps xmm3, xmm0                                          ;  1378.5 p1      41 next copy
        movaps [rbp + 32], xmm6                                    ;  1374.5 p3+p4   41 next spill
        movaps xmm6, xmm11                                         ;  1373.8 p5      41 next copy
        andps xmm6, xmm8                                           ;  1374.8 p0      41 next
        xorps xmm3, xmm6                                           ;  1379.5 p1      41 next
        orps xmm13, xmm6                                           ;  1375.8 p5      41 next
        andps xmm15, xmm7                                          ;  1375.2 p0      41 next
        andps xmm4, xmm7                                           ;  1376.5 p1      41 next
        xorps xmm0, xmm8                                           ;  1378.5 p5      41 next
        xorps xmm13, xmm5                                          ;  1377.5 p0      41 next
        andps xmm14, xmm11                                         ;  1376.5 p1      41 next
        xorps xmm15, xmm11                                         ;  1376.8 p5      41 next
        xorps xmm4, xmm1                                           ;  1377.5 p0      41 next
        xorps xmm1, xmm0                                           ;  1379.5 p1      41 next
        movaps xmm5, xmm1                                          ;  1380.5 p5      41 next copy
        movaps xmm6, xmm2                                          ;  1378.2 p0      41 next copy
        xorps xmm6, xmm8                                           ;  1379.2 p1      41 next
        andps xmm10, xmm6                                          ;  1380.2 p5      41 next
        andps xmm0, [rdx + 16]                                     ;  1379.5 p0+p2   41 next
        xorps xmm10, xmm15                                         ;  1381.2 p1      41 next
        andps xmm15, xmm7                                          ;  1379.8 p5      41 next
        movaps [rdi - 128], xmm4                                   ;  1378.5 p3+p4   41 next spill
        movaps xmm4, xmm6                                          ;  1380.2 p0      41 next copy
        movaps [rax - 96], xmm13                                   ;  1378.5 p3+p4   41 next spill
        movaps xmm13, xmm7                                         ;  1380.5 p1      41 next copy
        andps xmm13, [rbp - 64]                                    ;  1381.5 p5+p2   41 next
        andps xmm4, xmm13                                          ;  1382.5 p0      41 next
        xorps xmm5, xmm13                                          ;  1382.5 p1      41 next
        xorps xmm9, xmm5                                           ;  1383.5 p5      41 next
        xorps xmm0, [rbp + 32]                                     ;  1382.2 p0+p2   41 next
        movaps xmm5, xmm12                                         ;  1382.5 p1      41 next copy
        xorps xmm5, xmm11                                          ;  1383.5 p5      41 next
        andps xmm5, xmm2                                           ;  1384.5 p0      41 next
        xorps xmm9, xmm5                                           ;  1385.5 p1      41 next
        movaps xmm5, [rel kasumi_encrypt_compact.T0_constants128]  ;  1380.8 p2      41 next reload
        xorps xmm9, xmm5                                           ;  1386.5 p5      41 next
        movaps xmm13, xmm7                                         ;  1384.2 p0      41 next copy
        xorps xmm13, xmm11                                         ;  1385.2 p1      41 next
        xorps xmm4, xmm13                                          ;  1386.2 p5      41 next
        xorps xmm4, xmm3                                           ;  1387.2 p0      41 next
        xorps xmm3, xmm6                                           ;  1385.5 p1      41 next
        andps xmm4, xmm7                                           ;  1388.2 p5      41 next
        movaps xmm13, [rbp - 64]                                   ;  1382.8 p2      50 next reload
        andps xmm3, xmm13                                          ;  1386.5 p0      41 next
        xorps xmm3, xmm5                                           ;  1387.5 p1      41 next
        movaps xmm5, xmm11                                         ;  1386.8 p5      41 next copy
        andps xmm5, [rdi + 112]                                    ;  1387.8 p0+p2   41 next
        movaps [rbp + 32], xmm9                                    ;  1387.5 p3+p4   41 next spill
        movaps xmm9, xmm11                                         ;  1387.5 p1      41 next copy
        andps xmm9, [rdx - 128]                                    ;  1388.5 p5+p2   41 next
        andps xmm6, xmm9                                           ;  1389.5 p0      41 next
        movaps xmm11, xmm2                                         ;  1388.5 p1      41 next copy
        andps xmm11, [rdx + 16]                                    ;  1389.5 p5+p2   41 next
        xorps xmm9, xmm11                                          ;  1390.5 p0      41 next
        xorps xmm14, xmm11                                         ;  1390.5 p1      41 next
        xorps xmm11, xmm8                                          ;  1390.5 p5      41 next
        xorps xmm4, xmm9                                           ;  1391.5 p0      41 next
        movaps xmm9, xmm7                                          ;  1390.5 p1      41 next copy
        andps xmm9, [rdx + 16]                                     ;  1391.5 p5+p2   41 next
        movaps xmm7, xmm12                                         ;  1391.2 p0      41 next copy
        andps xmm7, [rdx + 16]                                     ;  1392.2 p1+p2   41 next
        xorps xmm6, xmm7                                           ;  1393.2 p5      41 next
        movaps xmm7, xmm2                                          ;  1392.2 p0      41 next copy
        andps xmm7, xmm8                                           ;  1393.2 p1      41 next
        movaps xmm2, xmm13                                         ;  1392.8 p5      41 next copy
        movaps xmm13, xmm5                                         ;  1393.2 p0      41 next copy
        xorps xmm5, xmm3                                           ;  1393.5 p1      41 next
        xorps xmm5, xmm9                                           ;  1394.5 p5      41 next
        xorps xmm15, xmm5                                          ;  1395.5 p0      41 next
        xorps xmm9, xmm7                                           ;  1394.5 p1      41 next
        andps xmm2, xmm9                                           ;  1395.5 p5      41 next
        xorps xmm13, xmm9                                          ;  1395.5 p0      41 next
        xorps xmm10, xmm13                                         ;  1396.5 p1      41 next
        xorps xmm2, [rcx - 64]                                     ;  1396.5 p5+p2   41 next
        andps xmm7, xmm11                                          ;  1396.2 p0      41 next
        movaps xmm5, [rdx - 128]                                   ;  1392.5 p2      50 next reload
        andps xmm11, xmm5                                          ;  1396.5 p1      41 next
        andps xmm12, xmm8                                          ;  1396.8 p5      41 next
        xorps xmm1, xmm10                                          ;  1397.5 p0      41 next
        xorps xmm14, xmm2                                          ;  1397.5 p1      41 next
        xorps xmm11, xmm12                                         ;  1397.8 p5      41 next
        xorps xmm6, xmm1                                           ;  1398.5 p0      41 next
        movaps xmm1, [rdx - 48]                                    ;  1393.8 p2      50 next reload
        orps xmm13, xmm1                                           ;  1398.5 p1      41 next
        xorps xmm3, xmm13                                          ;  1399.5 p5      41 next
        xorps xmm0, xmm15                                          ;  1399.2 p0      41 next
        xorps xmm7, xmm3                                           ;  1400.5 p1      41 next
        movaps xmm15, [rdi + 112]                                  ;  1395.5 p2      41 next reload
        xorps xmm14, xmm15                                         ;  1399.8 p5      41 next
        andps xmm15, xmm8                                          ;  1400.2 p0      41 next
        xorps xmm4, xmm15                                          ;  1401.2 p1      41 next
        movaps xmm15, [rel kasumi_encrypt_compact.T0_constants128] ;  1396.5 p2      41 next reload
        xorps xmm14, xmm15                                         ;  1400.8 p5      41 next
        xorps xmm11, [rdi - 128]                                   ;  1401.2 p0+p2   41 next
        xorps xmm7, [rax - 96]                                     ;  1401.5 p1+p2   41 next
        xorps xmm1, [rdi + 80]                                     ;  1401.8 p5+p2   41 next
        xorps xmm5, [rcx - 32]                                     ;  1402.2 p0+p2   41 next
        xorps xmm14, xmm1                                          ;  1402.8 p1      41 next
        xorps xmm4, xmm5                                           ;  1403.2 p5      41 next
        movaps xmm2, [rbp + 96]                                    ;  1401.5 p2      41 next
        xorps xmm2, [rbp - 64]                                     ;  1404.5 p0+p2   41 next
        xorps xmm6, xmm2                                           ;  1405.5 p1      41 next
        xorps xmm8, [rdx - 64]                                     ;  1403.8 p5+p2   41 next
        movaps xmm3, [rcx - 48]                                    ;  1404.5 p2      41 next
        xorps xmm3, [rbp - 128]                                    ;  1407.5 p0+p2   41 next
        xorps xmm7, xmm8                                           ;  1404.8 p1      41 next
        movaps xmm9, [rbp + 32]                                    ;  1406.5 p2      41 next
        xorps xmm9, xmm3                                           ;  1409.5 p5      41 next
        xorps xmm6, [r8 + 2192]                                    ;  1407.5 p0+p2   44 next
        xorps xmm14, [r8 + 2224]                                   ;  1408.5 p1+p2   44 next
        xorps xmm9, [r8 + 2208]                                    ;  1410.5 p5+p2   44 next
        movaps xmm10, [rdx - 112]                                  ;  1410.5 p2      41 next
        xorps xmm10, [rbp + 80]                                    ;  1413.5 p0+p2   41 next
        xorps xmm0, xmm10                                          ;  1414.5 p1      41 next
        xorps xmm4, [r8 + 2240]                                    ;  1412.5 p5+p2   44 next
        xorps xmm7, [r8 + 2272]                                    ;  1413.5 p0+p2   44 next
        xorps xmm0, [r8 + 2256]                                    ;  1415.5 p1+p2   44 next
        movaps xmm12, [rdi - 16]                                   ;  1415.5 p2      41 next
        xorps xmm12, [rdx + 16]                                    ;  1418.5 p5+p2   41 next
        xorps xmm11, xmm12                                         ;  1419.5 p0      41 next
        xorps xmm2, [r8 + 2048]                                    ;  1417.5 p1+p2   44 next
        xorps xmm1, [r8 + 2080]                                    ;  1418.5 p5+p2   44 next
        xorps xmm3, [r8 + 2064]                                    ;  1419.5 p0+p2   44 next
        xorps xmm5, [r8 + 2096]                                    ;  1420.5 p1+p2   44 next
        xorps xmm8, [r8 + 2128]                                    ;  1421.5 p5+p2   44 next
        xorps xmm11, [r8 + 2288]                                   ;  1422.5 p0+p2   44 next
        xorps xmm10, [r8 + 2112]                                   ;  1423.5 p1+p2   44 next
        xorps xmm12, [r8 + 2144]                                   ;  1424.5 p5+p2   44 next
        movaps xmm13, [rdi - 64]                                   ;  1425.5 p2      44 next
        xorps xmm13, [r8 + 2160]                                   ;  1428.5 p0+p2   44 next
        movaps [rdi - 64], xmm0                                    ;  1416.5 p3+p4   44 next spill
        movaps xmm0, [rdi - 48]                                    ;  1427.5 p2      44 next
        xorps xmm0, [r8 + 2176]                                    ;  1430.5 p1+p2   44 next
        movaps [rdi - 48], xmm9                                    ;  1415.8 p3+p4   44 next spill
        movaps xmm9, xmm2                                          ;  1418.5 p5      41 next copy
        xorps xmm9, xmm12                                          ;  1425.5 p0      41 next
        movaps [rdx + 16], xmm7                                    ;  1417.5 p3+p4   44 next spill
        movaps xmm7, xmm2                                          ;  1418.5 p1      41 next copy
        andps xmm7, xmm3                                           ;  1420.5 p5      41 next
        movaps [rdi - 16], xmm6                                    ;  1418.8 p3+p4   44 next spill
        movaps xmm6, xmm2                                          ;  1419.0 p0      41 next copy
        movaps [rbp + 80], xmm11                                   ;  1423.5 p3+p4   44 next spill
        movaps xmm11, xmm12                                        ;  1425.5 p1      41 next copy
        xorps xmm11, xmm5                                          ;  1426.5 p5      41 next
        movaps [rdx - 112], xmm14                                  ;  1420.8 p3+p4   44 next spill
        movaps xmm14, xmm1                                         ;  1420.2 p0      41 next copy
        xorps xmm14, xmm0                                          ;  1431.5 p1      41 next
        movaps [rbp + 32], xmm4                                    ;  1421.8 p3+p4   44 next spill
        movaps xmm4, xmm1                                          ;  1421.0 p5      41 next copy
        xorps xmm4, xmm5                                           ;  1422.0 p0      41 next
        movaps [rbp - 128], xmm0                                   ;  1431.5 p3+p4   44 next spill
        movaps xmm0, xmm4                                          ;  1423.0 p1      41 next copy
        andps xmm0, xmm5                                           ;  1424.0 p5      41 next
        xorps xmm7, xmm0                                           ;  1425.0 p0      41 next
        movaps xmm0, xmm1                                          ;  1422.8 p1      41 next copy
        xorps xmm0, xmm13                                          ;  1429.5 p5      41 next
        andps xmm6, xmm0                                           ;  1430.5 p0      41 next
        movaps xmm0, xmm12                                         ;  1425.5 p1      41 next copy
        andps xmm0, xmm8                                           ;  1426.5 p5      41 next
        xorps xmm0, xmm15                                          ;  1427.5 p0      41 next
        xorps xmm6, xmm0                                           ;  1431.5 p1      41 next
        movaps [rcx - 48], xmm0                                    ;  1428.5 p3+p4   41 next spill
        movaps xmm0, xmm12                                         ;  1425.5 p5      41 next copy
        andps xmm0, xmm5                                           ;  1426.5 p0      41 next
        movaps [rdx - 64], xmm5                                    ;  1426.0 p3+p4   44 next spill
        movaps xmm5, xmm9                                          ;  1426.5 p1      41 next copy
        andps xmm5, xmm13                                          ;  1429.5 p5      41 next
        movaps [rdx + 112], xmm9                                   ;  1427.0 p3+p4   41 next spill
        movaps xmm9, xmm11                                         ;  1427.5 p0      41 next copy
        andps xmm9, xmm13                                          ;  1429.5 p1      41 next
        movaps [rbp - 64], xmm9                                    ;  1430.5 p3+p4   41 next spill
        movaps xmm9, xmm2                                          ;  1427.8 p5      41 next copy
        andps xmm9, xmm8                                           ;  1428.8 p0      41 next
        xorps xmm9, xmm3                                           ;  1429.8 p1      41 next
        movaps [rbp + 96], xmm6                                    ;  1432.5 p3+p4   41 next spill
        movaps xmm6, xmm1                                          ;  1428.8 p5      41 next copy
        xorps xmm6, xmm3                                           ;  1429.8 p0      41 next
        xorps xmm5, xmm9                                           ;  1430.8 p1      41 next
        movaps [rcx - 32], xmm5                                    ;  1431.8 p3+p4   41 next spill
        movaps xmm5, xmm6                                          ;  1430.8 p5      41 next copy
        andps xmm5, xmm13                                          ;  1431.8 p0      41 next
        andps xmm6, xmm8                                           ;  1430.8 p1      41 next
        movaps [rdx - 128], xmm7                                   ;  1431.0 p3+p4   41 next spill
        movaps xmm7, xmm8                                          ;  1430.8 p5      41 next copy
        andps xmm7, xmm10                                          ;  1431.8 p0      41 next
        xorps xmm7, xmm15                                          ;  1432.8 p1      41 next
        movaps xmm15, xmm14                                        ;  1432.5 p5      41 next copy
        andps xmm15, xmm3                                          ;  1433.5 p0      41 next
        xorps xmm0, xmm15                                          ;  1434.5 p1      41 next
        movaps xmm15, xmm5                                         ;  1432.8 p5      41 next copy
        movaps [rdi + 80], xmm7                                    ;  1433.8 p3+p4   41 next spill
        movaps xmm7, xmm11                                         ;  1433.0 p0      41 next copy
        andps xmm11, xmm10                                         ;  1433.2 p1      41 next
        xorps xmm6, xmm11                                          ;  1434.2 p5      41 next
        movaps xmm11, xmm4                                         ;  1434.0 p0      41 next copy
        andps xmm11, xmm8                                          ;  1435.0 p1      41 next
        xorps xmm9, xmm11                                          ;  1436.0 p5      41 next
        xorps xmm15, xmm9                                          ;  1437.0 p0      41 next
        xorps xmm7, xmm15                                          ;  1438.0 p1      41 next
        movaps xmm15, xmm0                                         ;  1435.8 p5      41 next copy
        xorps xmm0, xmm2                                           ;  1436.0 p0      41 next
        movaps xmm9, xmm2                                          ;  1436.2 p1      41 next copy
        xorps xmm9, xmm3                                           ;  1437.2 p5      41 next
        movaps xmm11, [rbp - 128]                                  ;  1435.8 p2      44 next reload
        andps xmm2, xmm11                                          ;  1438.8 p0      41 next
        movaps [rdx - 48], xmm2                                    ;  1439.8 p3+p4   41 next spill
        movaps xmm2, xmm4                                          ;  1437.2 p1      41 next copy
        orps xmm2, xmm3                                            ;  1438.2 p5      41 next
        xorps xmm15, xmm2                                          ;  1439.2 p0      41 next
        movaps xmm2, xmm14                                         ;  1438.2 p1      41 next copy
        andps xmm2, xmm8                                           ;  1439.2 p5      41 next
        xorps xmm5, xmm2                                           ;  1440.2 p0      41 next
        movaps [rax - 96], xmm15                                   ;  1440.2 p3+p4   41 next spill
        movaps xmm15, xmm12                                        ;  1439.2 p1      41 next copy
        andps xmm15, xmm9                                          ;  1440.2 p5      41 next
        andps xmm9, xmm10                                          ;  1440.0 p0      41 next
        xorps xmm9, [rdx - 128]                                    ;  1441.0 p1+p2   41 next
        xorps xmm2, xmm9                                           ;  1442.0 p5      41 next
        movaps xmm9, xmm3                                          ;  1441.0 p0      41 next copy
        andps xmm9, xmm1                                           ;  1442.0 p1      41 next
        xorps xmm9, xmm13                                          ;  1443.0 p5      41 next
        xorps xmm6, xmm9                                           ;  1444.0 p0      41 next
        xorps xmm5, [rbp + 96]                                     ;  1442.2 p1+p2   41 next
        andps xmm9, xmm1                                           ;  1444.0 p5      41 next
        xorps xmm7, xmm2                                           ;  1443.0 p0      41 next
        movaps xmm2, [rel kasumi_encrypt_compact.T0_constants128]  ;  1441.5 p2      41 next reload
        xorps xmm7, xmm2                                           ;  1444.5 p1      41 next
        xorps xmm9, [rdi + 80]                                     ;  1445.0 p5+p2   41 next
        movaps xmm2, xmm13                                         ;  1444.0 p0      41 next copy
        andps xmm2, xmm11                                          ;  1445.0 p1      41 next
        xorps xmm5, xmm2                                           ;  1446.0 p5      41 next
        xorps xmm2, xmm8                                           ;  1446.0 p0      41 next
        andps xmm12, xmm3                                          ;  1445.2 p1      41 next
        xorps xmm9, [rdx - 128]                                    ;  1446.0 p5+p2   41 next
        andps xmm8, xmm13                                          ;  1446.0 p0      41 next
        xorps xmm12, xmm6                                          ;  1446.2 p1      41 next
        movaps [rdi - 128], xmm7                                   ;  1445.5 p3+p4   41 next spill
        movaps xmm7, xmm14                                         ;  1446.8 p5      41 next copy
        andps xmm7, [rdx - 64]                                     ;  1447.8 p0+p2   41 next
        xorps xmm6, xmm7                                           ;  1448.8 p1      41 next
        andps xmm14, xmm4                                          ;  1447.8 p5      41 next
        movaps xmm7, [rdx + 112]                                   ;  1445.5 p2      41 next reload
        andps xmm4, xmm7                                           ;  1448.5 p0      41 next
        xorps xmm8, xmm4                                           ;  1449.5 p1      41 next
        andps xmm13, xmm10                                         ;  1448.8 p5      41 next
        xorps xmm6, xmm0                                           ;  1449.8 p0      41 next
        xorps xmm8, xmm11                                          ;  1450.5 p1      41 next
        xorps xmm9, xmm8                                           ;  1451.5 p5      41 next
        xorps xmm13, [rdx - 48]                                    ;  1450.0 p0+p2   41 next
        xorps xmm14, [rdx - 128]                                   ;  1450.2 p1+p2   41 next
        movaps xmm4, xmm7                                          ;  1450.8 p5      41 next copy
        andps xmm4, [rdx - 64]                                     ;  1451.8 p0+p2   41 next
        xorps xmm15, xmm13                                         ;  1451.2 p1      41 next
        andps xmm3, xmm10                                          ;  1451.8 p5      41 next
        xorps xmm8, [rbp + 96]                                     ;  1452.0 p0+p2   41 next
        xorps xmm12, xmm14                                         ;  1452.2 p1      41 next
        xorps xmm3, xmm15                                          ;  1452.8 p5      41 next
        xorps xmm14, xmm10                                         ;  1453.0 p0      41 next
        movaps [rbp + 96], xmm9                                    ;  1452.5 p3+p4   41 next spill
        movaps xmm9, xmm1                                          ;  1453.2 p1      41 next copy
        andps xmm9, xmm10                                          ;  1454.2 p5      41 next
        xorps xmm4, xmm9                                           ;  1455.2 p0      41 next
        movaps xmm9, [rcx - 32]                                    ;  1451.0 p2      41 next reload
        xorps xmm13, xmm9                                          ;  1454.2 p1      41 next
        xorps xmm4, xmm2                                           ;  1456.2 p5      41 next
        xorps xmm15, xmm4                                          ;  1457.2 p0      41 next
        xorps xmm0, xmm15                                          ;  1458.2 p1      41 next
        xorps xmm14, [rax - 96]                                    ;  1455.8 p5+p2   41 next
        movaps xmm15, xmm10                                        ;  1456.0 p0      41 next copy
        movaps xmm4, [rdx - 64]                                    ;  1453.0 p2      44 next reload
        andps xmm15, xmm4                                          ;  1457.0 p1      41 next
        xorps xmm8, xmm15                                          ;  1458.0 p5      41 next
        xorps xmm13, xmm8                                          ;  1459.0 p0      41 next
        andps xmm10, xmm11                                         ;  1457.2 p1      41 next
        andps xmm2, xmm11                                          ;  1457.8 p5      41 next
        xorps xmm9, xmm14                                          ;  1458.0 p0      41 next
        xorps xmm10, xmm4                                          ;  1458.2 p1      41 next
        xorps xmm5, xmm10                                          ;  1459.2 p5      41 next
        xorps xmm15, [rcx - 48]                                    ;  1459.0 p0+p2   41 next
        xorps xmm6, xmm15                                          ;  1460.0 p1      41 next
        andps xmm7, xmm11                                          ;  1459.8 p5      41 next
        xorps xmm2, [rdi + 80]                                     ;  1460.0 p0+p2   41 next
        xorps xmm12, xmm4                                          ;  1460.2 p1      41 next
        xorps xmm3, xmm7                                           ;  1460.8 p5      41 next
        xorps xmm1, xmm3                                           ;  1461.8 p0      41 next
        xorps xmm6, xmm2                                           ;  1461.2 p1      41 next
        xorps xmm1, [rbp - 64]                                     ;  1462.8 p5+p2   41 next
        xorps xmm2, xmm1                                           ;  1463.8 p0      41 next
        movaps xmm14, [rbp + 32]                                   ;  1458.5 p2      41 next
        movaps xmm15, [rdx - 112]                                  ;  1459.5 p2      44 next reload
        andps xmm14, xmm15                                         ;  1462.5 p1      41 next
        movaps xmm1, [rdi - 16]                                    ;  1460.5 p2      44 next reload
        xorps xmm14, xmm1                                          ;  1463.5 p5      41 next
        movaps xmm3, [rbp + 80]                                    ;  1461.5 p2      41 next
        andps xmm3, xmm1                                           ;  1464.5 p0      41 next
        movaps xmm4, [rdx + 16]                                    ;  1462.5 p2      41 next
        movaps xmm7, [rdi - 48]                                    ;  1463.5 p2      44 next reload
        andps xmm4, xmm7                                           ;  1466.5 p1      41 next
        movaps xmm8, [rbp + 80]                                    ;  1464.5 p2      41 next
        movaps xmm10, [rdi - 64]                                   ;  1465.5 p2      44 next reload
        andps xmm8, xmm10                                          ;  1468.5 p5      41 next
        movaps xmm11, xmm3                                         ;  1465.5 p0      41 next copy
        xorps xmm11, xmm4                                          ;  1467.5 p1      41 next
        andps xmm4, [rbp + 32]                                     ;  1467.5 p5+p2   41 next
        movaps [rbp - 64], xmm12                                   ;  1462.0 p3+p4   41 next spill
        movaps xmm12, xmm8                                         ;  1469.5 p0      41 next copy
        movaps [rdx - 64], xmm6                                    ;  1463.0 p3+p4   41 next spill
        movaps xmm6, xmm1                                          ;  1465.2 p1      41 next copy
        andps xmm6, [rbp + 32]                                     ;  1467.5 p5+p2   41 next
        xorps xmm12, xmm6                                          ;  1470.5 p0      41 next
        xorps xmm6, xmm11                                          ;  1468.5 p1      41 next
        movaps [rdi + 80], xmm2                                    ;  1464.8 p3+p4   41 next spill
        movaps xmm2, xmm1                                          ;  1466.8 p5      41 next copy
        andps xmm2, xmm10                                          ;  1468.5 p0      41 next
        movaps [rbp - 128], xmm9                                   ;  1465.0 p3+p4   41 next spill
        movaps xmm9, xmm2                                          ;  1469.5 p1      41 next copy
        xorps xmm9, [rbp + 32]                                     ;  1470.5 p5+p2   41 next
        xorps xmm4, xmm9                                           ;  1471.5 p0      41 next
        movaps [rdx + 112], xmm0                                   ;  1466.0 p3+p4   41 next spill
        movaps xmm0, xmm12                                         ;  1471.5 p1      41 next copy
        movaps [rcx - 48], xmm13                                   ;  1467.0 p3+p4   41 next spill
        movaps xmm13, xmm15                                        ;  1468.8 p5      41 next copy
        andps xmm13, xmm7                                          ;  1469.8 p0      41 next
        xorps xmm0, xmm13                                          ;  1472.5 p1      41 next
        movaps xmm13, [rdx + 16]                                   ;  1469.5 p2      44 next reload
        andps xmm12, xmm13                                         ;  1472.5 p5      41 next
        xorps xmm3, xmm0                                           ;  1473.5 p0      41 next
        movaps [rcx - 32], xmm5                                    ;  1468.0 p3+p4   41 next spill
        movaps xmm5, xmm2                                          ;  1470.2 p1      41 next copy
        xorps xmm2, [rbp + 80]                                     ;  1470.8 p5+p2   41 next
        movaps [rax - 96], xmm6                                    ;  1469.5 p3+p4   41 next spill
        movaps xmm6, xmm0                                          ;  1473.5 p0      41 next copy
        andps xmm6, [rbp + 32]                                     ;  1474.5 p1+p2   41 next
        movaps [rdx - 128], xmm14                                  ;  1470.0 p3+p4   41 next spill
        movaps xmm14, [rbp + 80]                                   ;  1472.5 p2      41 next
        andps xmm14, [rbp + 32]                                    ;  1475.5 p5+p2   41 next
        movaps xmm1, xmm14                                         ;  1476.5 p0      41 next copy
        movaps [rdx - 48], xmm4                                    ;  1472.5 p3+p4   41 next spill
        movaps xmm4, xmm10                                         ;  1472.2 p1      41 next copy
        andps xmm4, xmm13                                          ;  1473.2 p5      41 next
        xorps xmm1, xmm4                                           ;  1477.5 p0      41 next
        orps xmm5, xmm4                                            ;  1474.2 p1      41 next
        andps xmm9, xmm7                                           ;  1473.8 p5      41 next
        andps xmm3, xmm7                                           ;  1474.5 p0      41 next
        xorps xmm14, xmm13                                         ;  1476.5 p1      41 next
        xorps xmm5, xmm6                                           ;  1475.5 p5      41 next
        andps xmm0, xmm10                                          ;  1475.0 p0      41 next
        xorps xmm9, xmm10                                          ;  1475.2 p1      41 next
        xorps xmm3, xmm2                                           ;  1475.8 p5      41 next
        xorps xmm2, xmm14                                          ;  1477.5 p0      41 next
        movaps xmm4, xmm2                                          ;  1478.5 p1      41 next copy
        movaps xmm6, xmm15                                         ;  1476.8 p5      41 next copy
        xorps xmm6, xmm13                                          ;  1477.8 p0      41 next
        andps xmm8, xmm6                                           ;  1478.8 p1      41 next
        andps xmm14, [rbp + 80]                                    ;  1477.8 p5+p2   41 next
        xorps xmm8, xmm9                                           ;  1479.8 p0      41 next
        andps xmm9, xmm7                                           ;  1478.2 p1      41 next
        movaps [rdi + 112], xmm3                                   ;  1476.8 p3+p4   41 next spill
        movaps xmm3, xmm6                                          ;  1478.8 p5      41 next copy
        movaps [rcx - 64], xmm5                                    ;  1476.5 p3+p4   41 next spill
        movaps xmm5, xmm7                                          ;  1479.0 p0      41 next copy
        andps xmm5, [rdi - 16]                                     ;  1480.0 p1+p2   41 next
        andps xmm3, xmm5                                           ;  1481.0 p5      41 next
        xorps xmm4, xmm5                                           ;  1481.0 p0      41 next
        xorps xmm12, xmm4                                          ;  1482.0 p1      41 next
        xorps xmm14, [rdx - 48]                                    ;  1480.8 p5+p2   41 next
        movaps xmm4, xmm11                                         ;  1481.0 p0      41 next copy
        xorps xmm4, xmm10                                          ;  1482.0 p1      41 next
        andps xmm4, xmm15                                          ;  1483.0 p5      41 next
        xorps xmm12, xmm4                                          ;  1484.0 p0      41 next
        movaps xmm4, [rel kasumi_encrypt_compact.T0_constants128]  ;  1478.8 p2      41 next reload
        xorps xmm12, xmm4                                          ;  1485.0 p1      41 next
        movaps xmm5, xmm7                                          ;  1482.8 p5      41 next copy
        xorps xmm5, xmm10                                          ;  1483.8 p0      41 next
        xorps xmm3, xmm5                                           ;  1484.8 p1      41 next
        xorps xmm3, xmm1                                           ;  1485.8 p5      41 next
        xorps xmm1, xmm6                                           ;  1484.0 p0      41 next
        andps xmm3, xmm7                                           ;  1486.8 p1      41 next
        movaps xmm5, [rdi - 16]                                    ;  1480.8 p2      44 next reload
        andps xmm1, xmm5                                           ;  1485.0 p5      41 next
        xorps xmm1, xmm4                                           ;  1486.0 p0      41 next
        movaps xmm4, xmm10                                         ;  1485.2 p1      41 next copy
        andps xmm4, [rdx - 128]                                    ;  1486.2 p5+p2   41 next
        movaps [rdx - 48], xmm12                                   ;  1486.0 p3+p4   41 next spill
        movaps xmm12, xmm10                                        ;  1486.0 p0      41 next copy
        andps xmm12, [rbp + 32]                                    ;  1487.0 p1+p2   41 next
        andps xmm6, xmm12                                          ;  1488.0 p5      41 next
        movaps xmm10, xmm15                                        ;  1487.0 p0      41 next copy
        andps xmm10, [rbp + 80]                                    ;  1488.0 p1+p2   41 next
        xorps xmm12, xmm10                                         ;  1489.0 p5      41 next
        xorps xmm0, xmm10                                          ;  1489.0 p0      41 next
        xorps xmm10, xmm13                                         ;  1489.0 p1      41 next
        xorps xmm3, xmm12                                          ;  1490.0 p5      41 next
        movaps xmm12, xmm7                                         ;  1489.0 p0      41 next copy
        andps xmm12, [rbp + 80]                                    ;  1490.0 p1+p2   41 next
        movaps xmm7, xmm11                                         ;  1489.8 p5      41 next copy
        andps xmm7, [rbp + 80]                                     ;  1490.8 p0+p2   41 next
        xorps xmm6, xmm7                                           ;  1491.8 p1      41 next
        movaps xmm7, xmm15                                         ;  1490.8 p5      41 next copy
        andps xmm7, xmm13                                          ;  1491.8 p0      41 next
        movaps xmm15, xmm5                                         ;  1491.2 p1      41 next copy
        movaps xmm5, xmm4                                          ;  1491.8 p5      41 next copy
        xorps xmm4, xmm1                                           ;  1492.0 p0      41 next
        xorps xmm4, xmm12                                          ;  1493.0 p1      41 next
        xorps xmm9, xmm4                                           ;  1494.0 p5      41 next
        xorps xmm12, xmm7                                          ;  1493.0 p0      41 next
        andps xmm15, xmm12                                         ;  1494.0 p1      41 next
        xorps xmm5, xmm12                                          ;  1494.0 p5      41 next
        xorps xmm8, xmm5                                           ;  1495.0 p0      41 next
        xorps xmm15, [rax - 96]                                    ;  1495.0 p1+p2   41 next
        andps xmm7, xmm10                                          ;  1494.8 p5      41 next
        movaps xmm4, [rbp + 32]                                    ;  1491.0 p2      44 next reload
        andps xmm10, xmm4                                          ;  1495.0 p0      41 next
        andps xmm11, xmm13                                         ;  1495.2 p1      41 next
        xorps xmm2, xmm8                                           ;  1496.0 p5      41 next
        xorps xmm0, xmm15                                          ;  1496.0 p0      41 next
        xorps xmm10, xmm11                                         ;  1496.2 p1      41 next
        xorps xmm6, xmm2                                           ;  1497.0 p5      41 next
        movaps xmm15, [rdx - 112]                                  ;  1492.2 p2      44 next reload
        orps xmm5, xmm15                                           ;  1497.0 p0      41 next
        xorps xmm1, xmm5                                           ;  1498.0 p1      41 next
        xorps xmm14, xmm9                                          ;  1497.8 p5      41 next
        xorps xmm7, xmm1                                           ;  1499.0 p0      41 next
        movaps xmm1, [rdx - 128]                                   ;  1494.0 p2      41 next reload
        xorps xmm0, xmm1                                           ;  1498.2 p1      41 next
        andps xmm1, xmm13                                          ;  1498.8 p5      41 next
        xorps xmm3, xmm1                                           ;  1499.8 p0      41 next
        xorps xmm0, [rel kasumi_encrypt_compact.T0_constants128]   ;  1499.2 p1+p2   41 next
        xorps xmm10, [rdi + 112]                                   ;  1499.8 p5+p2   41 next
        xorps xmm7, [rcx - 64]                                     ;  1500.0 p0+p2   41 next
        xorps xmm15, [rcx - 48]                                    ;  1500.2 p1+p2   41 next
        xorps xmm4, [rdx + 112]                                    ;  1500.8 p5+p2   41 next
        xorps xmm0, xmm15                                          ;  1501.2 p0      41 next
        xorps xmm3, xmm4                                           ;  1501.8 p1      41 next
        movaps xmm1, [rcx - 32]                                    ;  1500.0 p2      41 next
        xorps xmm1, [rdi - 16]                                     ;  1503.0 p5+p2   41 next
        xorps xmm6, xmm1                                           ;  1504.0 p0      41 next
        xorps xmm13, [rdi + 80]                                    ;  1502.2 p1+p2   41 next
        movaps xmm2, [rdi - 128]                                   ;  1503.0 p2      41 next
        xorps xmm2, [rdi - 48]                                     ;  1506.0 p5+p2   41 next
        xorps xmm7, xmm13                                          ;  1503.2 p0      41 next
        movaps xmm5, [rdx - 48]                                    ;  1505.0 p2      41 next
        xorps xmm5, xmm2                                           ;  1508.0 p1      41 next
        movaps xmm8, [rbp - 96]                                    ;  1506.0 p2      50 next reload
        xorps xmm1, xmm8                                           ;  1509.0 p5      50 next
        movaps xmm9, [rcx - 16]                                    ;  1507.0 p2      50 next reload
        xorps xmm15, xmm9                                          ;  1510.0 p0      50 next
        movaps xmm11, [rdi + 48]                                   ;  1508.0 p2      50 next reload
        xorps xmm2, xmm11                                          ;  1511.0 p1      50 next
        movaps xmm12, [rbp - 128]                                  ;  1509.0 p2      41 next
        xorps xmm12, [rdi - 64]                                    ;  1512.0 p5+p2   41 next
        xorps xmm14, xmm12                                         ;  1513.0 p0      41 next
        xorps xmm4, [rbp - 80]                                     ;  1511.0 p1+p2   50 next
        xorps xmm13, [rdi + 64]                                    ;  1512.0 p5+p2   50 next
        xorps xmm12, [rdi + 0]                                     ;  1513.0 p0+p2   50 next
        movaps xmm9, [rdx - 64]                                    ;  1514.0 p2      41 next
        xorps xmm9, [rbp + 80]                                     ;  1517.0 p1+p2   41 next
        xorps xmm10, xmm9                                          ;  1518.0 p5      41 next
        xorps xmm6, [rdi - 80]                                     ;  1516.0 p0+p2   50 next
        xorps xmm0, [rcx - 112]                                    ;  1517.0 p1+p2   50 next
        xorps xmm5, [rcx - 96]                                     ;  1518.0 p5+p2   50 next
        xorps xmm3, [rbp - 32]                                     ;  1519.0 p0+p2   50 next
        xorps xmm9, [rcx - 80]                                     ;  1520.0 p1+p2   50 next
        xorps xmm7, [rax - 112]                                    ;  1521.0 p5+p2   50 next
        xorps xmm14, [rcx - 128]                                   ;  1522.0 p0+p2   50 next
        xorps xmm10, [rdx + 96]                                    ;  1523.0 p1+p2   50 next
        movaps [rbp + 80], xmm10                                   ;  1524.0 p3+p4   50 next spill
        movaps xmm10, [rbp + 96]                                   ;  1524.0 p2      50 next
        xorps xmm10, [rdi - 32]                                    ;  1527.0 p5+p2   50 next
        movaps [rbp + 96], xmm7                                    ;  1522.0 p3+p4   50 next spill
        movaps xmm7, xmm8                                          ;  1513.2 p0      58 r copy
        andps xmm7, [r8 + 496]                                     ;  1526.0 p1+p2   58 r
        movaps xmm8, [rbp - 64]                                    ;  1527.0 p2      50 next
        xorps xmm8, [rbp - 48]                                     ;  1530.0 p5+p2   50 next
        movaps [rbp - 64], xmm14                                   ;  1523.0 p3+p4   50 next spill
        movaps xmm14, xmm11                                        ;  1517.2 p0      58 r copy
        andps xmm14, [r8 + 256]                                    ;  1529.0 p1+p2   58 r
        movaps xmm11, [rcx - 16]                                   ;  1530.0 p2      58 r
        andps xmm11, [r8 + 272]                                    ;  1533.0 p5+p2   58 r
        movaps [rdx - 64], xmm3                                    ;  1520.0 p3+p4   50 next spill
        movaps xmm3, [rbp - 80]                                    ;  1532.0 p2      58 r
        andps xmm3, [r8 + 288]                                     ;  1535.0 p0+p2   58 r
        movaps [rdi - 64], xmm0                                    ;  1521.0 p3+p4   50 next spill
        movaps xmm0, [rdi + 0]                                     ;  1534.0 p2      58 r
        andps xmm0, [r8 + 304]                                     ;  1537.0 p1+p2   58 r
        movaps [rbp - 128], xmm5                                   ;  1522.2 p3+p4   50 next spill
        movaps xmm5, [rdi + 64]                                    ;  1536.0 p2      58 r
        andps xmm5, [r8 + 320]                                     ;  1539.0 p5+p2   58 r
        movaps [rdx - 48], xmm6                                    ;  1523.2 p3+p4   50 next spill
        movaps xmm6, [rcx - 80]                                    ;  1538.0 p2      58 r
        andps xmm6, [r8 + 336]                                     ;  1541.0 p0+p2   58 r
        movaps [rdi - 48], xmm8                                    ;  1531.0 p3+p4   50 next spill
        movaps xmm8, [rdi - 32]                                    ;  1540.0 p2      58 r
        andps xmm8, [r8 + 352]                                     ;  1543.0 p1+p2   58 r
        movaps [rdi - 128], xmm8                                   ;  1544.0 p3+p4   58 r spill
        movaps xmm8, [rbp - 48]                                    ;  1542.0 p2      58 r
        andps xmm8, [r8 + 368]                                     ;  1545.0 p5+p2   58 r
        xorps xmm2, xmm7                                           ;  1530.2 p0      58 r
        movaps xmm7, [rdi - 80]                                    ;  1544.0 p2      58 r
        andps xmm7, [r8 + 384]                                     ;  1547.0 p1+p2   58 r
        xorps xmm15, xmm14                                         ;  1532.0 p5      58 r
        movaps xmm14, [rcx - 96]                                   ;  1546.0 p2      58 r
        andps xmm14, [r8 + 400]                                    ;  1549.0 p0+p2   58 r
        xorps xmm4, xmm11                                          ;  1534.0 p1      58 r
        movaps xmm11, [rcx - 112]                                  ;  1548.0 p2      58 r
        andps xmm11, [r8 + 416]                                    ;  1551.0 p5+p2   58 r
        xorps xmm12, xmm3                                          ;  1536.0 p0      58 r
        movaps xmm3, [rbp - 32]                                    ;  1550.0 p2      58 r
        andps xmm3, [r8 + 432]                                     ;  1553.0 p1+p2   58 r
        xorps xmm13, xmm0                                          ;  1538.0 p5      58 r
        movaps xmm0, [rcx - 128]                                   ;  1552.0 p2      58 r
        andps xmm0, [r8 + 448]                                     ;  1555.0 p0+p2   58 r
        xorps xmm9, xmm5                                           ;  1540.0 p1      58 r
        movaps xmm5, [rax - 112]                                   ;  1554.0 p2      58 r
        andps xmm5, [r8 + 464]                                     ;  1557.0 p5+p2   58 r
        xorps xmm10, xmm6                                          ;  1542.0 p0      58 r
        movaps xmm6, [rdx + 96]                                    ;  1556.0 p2      58 r
        andps xmm6, [r8 + 480]                                     ;  1559.0 p1+p2   58 r
        xorps xmm1, xmm6                                           ;  1560.0 p5      58 r
        xorps xmm8, [rdx - 48]                                     ;  1558.0 p0+p2   58 r
        xorps xmm7, [rbp - 128]                                    ;  1559.0 p1+p2   58 r
        xorps xmm14, [rdi - 64]                                    ;  1560.0 p5+p2   58 r
        xorps xmm11, [rdx - 64]                                    ;  1561.0 p0+p2   58 r
        xorps xmm3, [rbp - 64]                                     ;  1562.0 p1+p2   58 r
        xorps xmm0, [rbp + 96]                                     ;  1563.0 p5+p2   58 r
        xorps xmm5, [rbp + 80]                                     ;  1564.0 p0+p2   58 r
        movaps xmm6, xmm1                                          ;  1561.0 p1      59 r copy
        orps xmm6, [r9 + 2304]                                     ;  1565.0 p5+p2   59 r
        movaps [rbp + 80], xmm1                                    ;  1561.0 p3+p4   58 r spill
        movaps xmm1, [rdi - 48]                                    ;  1566.0 p2      58 r
        xorps xmm1, [rdi - 128]                                    ;  1569.0 p0+p2   58 r
        movaps [rdi - 128], xmm6                                   ;  1566.0 p3+p4   59 r spill
        movaps xmm6, xmm2                                          ;  1557.0 p1      59 r copy
        orps xmm6, [r9 + 2320]                                     ;  1568.0 p5+p2   59 r
        movaps [rdi - 48], xmm2                                    ;  1558.0 p3+p4   58 r spill
        movaps xmm2, xmm15                                         ;  1558.2 p0      59 r copy
        orps xmm2, [r9 + 2336]                                     ;  1569.0 p1+p2   59 r
        movaps [rbp + 96], xmm15                                   ;  1559.0 p3+p4   58 r spill
        movaps xmm15, xmm4                                         ;  1559.2 p5      59 r copy
        orps xmm15, [r9 + 2352]                                    ;  1570.0 p0+p2   59 r
        movaps [rbp - 64], xmm4                                    ;  1560.0 p3+p4   58 r spill
        movaps xmm4, xmm12                                         ;  1560.0 p1      59 r copy
        orps xmm4, [r9 + 2368]                                     ;  1571.0 p5+p2   59 r
        movaps [rdx - 64], xmm12                                   ;  1561.0 p3+p4   58 r spill
        movaps xmm12, xmm13                                        ;  1560.8 p0      59 r copy
        orps xmm12, [r9 + 2384]                                    ;  1572.0 p1+p2   59 r
        movaps [rdi - 64], xmm13                                   ;  1562.0 p3+p4   58 r spill
        movaps xmm13, xmm9                                         ;  1561.5 p5      59 r copy
        orps xmm13, [r9 + 2400]                                    ;  1573.0 p0+p2   59 r
        movaps [rbp - 128], xmm9                                   ;  1563.0 p3+p4   58 r spill
        movaps xmm9, xmm10                                         ;  1562.2 p1      59 r copy
        orps xmm9, [r9 + 2416]                                     ;  1574.0 p5+p2   59 r
        movaps [rdx - 48], xmm10                                   ;  1564.0 p3+p4   58 r spill
        movaps xmm10, xmm8                                         ;  1563.0 p0      59 r copy
        orps xmm10, [r9 + 2448]                                    ;  1575.0 p1+p2   59 r
        movaps [rdi + 80], xmm8                                    ;  1565.0 p3+p4   58 r spill
        movaps xmm8, xmm7                                          ;  1563.8 p5      59 r copy
        orps xmm8, [r9 + 2464]                                     ;  1576.0 p0+p2   59 r
        movaps [rdx + 16], xmm7                                    ;  1566.0 p3+p4   58 r spill
        movaps xmm7, xmm14                                         ;  1564.5 p1      59 r copy
        orps xmm7, [r9 + 2480]                                     ;  1577.0 p5+p2   59 r
        movaps [rdi - 16], xmm14                                   ;  1567.0 p3+p4   58 r spill
        movaps xmm14, xmm1                                         ;  1570.0 p0      59 r copy
        orps xmm14, [r9 + 2432]                                    ;  1578.0 p1+p2   59 r
        xorps xmm6, [rcx - 16]                                     ;  1579.0 p5+p2   59 r
        xorps xmm2, [rbp - 80]                                     ;  1580.0 p0+p2   59 r
        xorps xmm15, [rdi + 0]                                     ;  1581.0 p1+p2   59 r
        movaps [rdi + 0], xmm1                                     ;  1570.0 p3+p4   58 r spill
        movaps xmm1, xmm11                                         ;  1569.0 p5      59 r copy
        orps xmm1, [r9 + 2496]                                     ;  1582.0 p0+p2   59 r
        xorps xmm4, [rdi + 64]                                     ;  1583.0 p1+p2   59 r
        movaps [rdi + 64], xmm11                                   ;  1570.0 p3+p4   58 r spill
        movaps xmm11, xmm3                                         ;  1570.2 p5      59 r copy
        orps xmm11, [r9 + 2512]                                    ;  1584.0 p0+p2   59 r
        xorps xmm12, [rcx - 80]                                    ;  1585.0 p1+p2   59 r
        movaps [rcx - 80], xmm3                                    ;  1571.0 p3+p4   58 r spill
        movaps xmm3, xmm0                                          ;  1571.2 p5      59 r copy
        orps xmm3, [r9 + 2528]                                     ;  1586.0 p0+p2   59 r
        xorps xmm13, [rdi - 32]                                    ;  1587.0 p1+p2   59 r
        movaps [rdi - 32], xmm0                                    ;  1572.0 p3+p4   58 r spill
        movaps xmm0, xmm5                                          ;  1572.2 p5      59 r copy
        orps xmm0, [r9 + 2544]                                     ;  1588.0 p0+p2   59 r
        xorps xmm9, [rbp - 48]                                     ;  1589.0 p1+p2   59 r
        xorps xmm0, [rbp - 96]                                     ;  1590.0 p5+p2   59 r
        xorps xmm14, [rdi - 80]                                    ;  1591.0 p0+p2   59 r
        movaps [rdi - 80], xmm5                                    ;  1576.0 p3+p4   58 r spill
        movaps xmm5, [rdi + 48]                                    ;  1592.0 p2      59 r
        xorps xmm5, [rdi - 128]                                    ;  1595.0 p1+p2   59 r
        xorps xmm10, [rcx - 96]                                    ;  1594.0 p5+p2   59 r
        xorps xmm8, [rcx - 112]                                    ;  1595.0 p0+p2   59 r
        xorps xmm7, [rbp - 32]                                     ;  1596.0 p1+p2   59 r
        xorps xmm1, [rcx - 128]                                    ;  1597.0 p5+p2   59 r
        xorps xmm11, [rax - 112]                                   ;  1598.0 p0+p2   59 r
        xorps xmm6, [rbx + 16]                                     ;  1599.0 p1+p2  108 r
        xorps xmm3, [rdx + 96]                                     ;  1600.0 p5+p2   59 r
        xorps xmm2, [rbx + 32]                                     ;  1601.0 p0+p2  108 r
        xorps xmm0, [r13 - 64]                                     ;  1602.0 p1+p2  108 r
        xorps xmm15, [rbx + 48]                                    ;  1603.0 p5+p2  108 r
        xorps xmm4, [rbx + 64]                                     ;  1604.0 p0+p2  108 r
        xorps xmm12, [rbx + 80]                                    ;  1605.0 p1+p2  108 r
        xorps xmm5, [rbx + 0]                                      ;  1606.0 p5+p2  108 r
        xorps xmm13, [rbx + 96]                                    ;  1607.0 p0+p2  108 r
        xorps xmm9, [rbx + 112]                                    ;  1608.0 p1+p2  108 r
        xorps xmm14, [r13 - 128]                                   ;  1609.0 p5+p2  108 r
        xorps xmm10, [r13 - 112]                                   ;  1610.0 p0+p2  108 r
        xorps xmm8, [r13 - 96]                                     ;  1611.0 p1+p2  108 r
        xorps xmm7, [r13 - 80]                                     ;  1612.0 p5+p2  108 r
        xorps xmm1, [rax - 48]                                     ;  1613.0 p0+p2  108 r
        xorps xmm11, [rax - 32]                                    ;  1614.0 p1+p2  108 r
        xorps xmm3, [rax - 16]                                     ;  1615.0 p5+p2  108 r
        movaps [rax - 48], xmm3                                    ;  1616.0 p3+p4  108 r spill
        movaps xmm3, [rbp + 80]                                    ;  1616.0 p2     108 r
        xorps xmm3, [rax + 0]                                      ;  1619.0 p0+p2  108 r
        movaps [rbp + 80], xmm3                                    ;  1620.0 p3+p4  108 r spill
        movaps xmm3, [rdi - 48]                                    ;  1618.0 p2     108 r
        xorps xmm3, [rax + 16]                                     ;  1621.0 p1+p2  108 r
        movaps [rdi - 48], xmm3                                    ;  1622.0 p3+p4  108 r spill
        movaps xmm3, [rbp + 96]                                    ;  1620.0 p2     108 r
        xorps xmm3, [rax + 32]                                     ;  1623.0 p5+p2  108 r
        movaps [rbp + 96], xmm3                                    ;  1624.0 p3+p4  108 r spill
        movaps xmm3, [rbp - 64]                                    ;  1622.0 p2     108 r
        xorps xmm3, [rax + 48]                                     ;  1625.0 p0+p2  108 r
        movaps [rbp - 64], xmm3                                    ;  1626.0 p3+p4  108 r spill
        movaps xmm3, [rdx - 64]                                    ;  1624.0 p2     108 r
        xorps xmm3, [rax + 64]                                     ;  1627.0 p1+p2  108 r
        movaps [rdx - 64], xmm3                                    ;  1628.0 p3+p4  108 r spill
        movaps xmm3, [rdi - 64]                                    ;  1626.0 p2     108 r
        xorps xmm3, [rax + 80]                                     ;  1629.0 p5+p2  108 r
        movaps [rdi - 64], xmm3                                    ;  1630.0 p3+p4  108 r spill
        movaps xmm3, [rbp - 128]                                   ;  1628.0 p2     108 r
        xorps xmm3, [rax + 96]                                     ;  1631.0 p0+p2  108 r
        movaps [rbp - 128], xmm3                                   ;  1632.0 p3+p4  108 r spill
        movaps xmm3, [rdx - 48]                                    ;  1630.0 p2     108 r
        xorps xmm3, [rax + 112]                                    ;  1633.0 p1+p2  108 r
        movaps [rdx - 48], xmm3                                    ;  1634.0 p3+p4  108 r spill
        movaps xmm3, [rax - 80]                                    ;  1632.0 p2     108 r reload
        movaps [r14 - 48], xmm3                                    ;  1635.0 p3+p4  113 rounds
        movaps xmm3, [rdi + 0]                                     ;  1633.0 p2     108 r
        xorps xmm3, [rbx - 128]                                    ;  1636.0 p5+p2  108 r
        movaps [rdi + 0], xmm3                                     ;  1637.0 p3+p4  108 r spill
        movaps xmm3, [rax - 64]                                    ;  1635.0 p2     108 r reload
        movaps [r14 - 32], xmm3                                    ;  1638.0 p3+p4  113 rounds
        movaps xmm3, [rdi + 80]                                    ;  1636.0 p2     108 r
        xorps xmm3, [rbx - 112]                                    ;  1639.0 p0+p2  108 r
        movaps [rdi + 80], xmm3                                    ;  1640.0 p3+p4  108 r spill
        movaps xmm3, [rdx + 32]                                    ;  1638.0 p2     108 r reload
        movaps [r14 - 16], xmm3                                    ;  1641.0 p3+p4  113 rounds
        movaps xmm3, [rdx + 16]                                    ;  1639.0 p2     108 r
        xorps xmm3, [rbx - 96]                                     ;  1642.0 p1+p2  108 r
        movaps [rdx + 16], xmm3                                    ;  1643.0 p3+p4  108 r spill
        movaps xmm3, [rcx + 0]                                     ;  1641.0 p2     108 r reload
        movaps [r14 + 0], xmm3                                     ;  1644.0 p3+p4  113 rounds
        movaps xmm3, [rdi - 16]                                    ;  1642.0 p2     108 r
        xorps xmm3, [rbx - 80]                                     ;  1645.0 p5+p2  108 r
        movaps [rdi - 16], xmm3                                    ;  1646.0 p3+p4  108 r spill
        movaps xmm3, [rcx + 16]                                    ;  1644.0 p2     108 r reload
        movaps [r14 + 16], xmm3                                    ;  1647.0 p3+p4  113 rounds
        movaps xmm3, [rdi + 64]                                    ;  1645.0 p2     108 r
        xorps xmm3, [rbx - 64]                                     ;  1648.0 p0+p2  108 r
        movaps [rdi + 64], xmm3                                    ;  1649.0 p3+p4  108 r spill
        movaps xmm3, [rdi - 96]                                    ;  1647.0 p2     108 r reload
        movaps [r14 + 32], xmm3                                    ;  1650.0 p3+p4  113 rounds
        movaps xmm3, [rcx - 80]                                    ;  1648.0 p2     108 r
        xorps xmm3, [rbx - 48]                                     ;  1651.0 p1+p2  108 r
        movaps [rcx - 80], xmm3                                    ;  1652.0 p3+p4  108 r spill
        movaps xmm3, [rcx + 32]                                    ;  1650.0 p2     108 r reload
        movaps [r14 + 48], xmm3                                    ;  1653.0 p3+p4  113 rounds
        movaps xmm3, [rdi - 32]                                    ;  1651.0 p2     108 r
        xorps xmm3, [rbx - 32]                                     ;  1654.0 p5+p2  108 r
        movaps [rdi - 32], xmm3                                    ;  1655.0 p3+p4  108 r spill
        movaps xmm3, [rcx + 48]                                    ;  1653.0 p2     108 r reload
        movaps [r14 + 64], xmm3                                    ;  1656.0 p3+p4  113 rounds
        movaps xmm3, [rdi - 80]                                    ;  1654.0 p2     108 r
        xorps xmm3, [rbx - 16]                                     ;  1657.0 p0+p2  108 r
        movaps [rdi - 80], xmm3                                    ;  1658.0 p3+p4  108 r spill
        movaps xmm3, [rcx + 64]                                    ;  1656.0 p2     108 r reload
        movaps [r14 + 80], xmm3                                    ;  1659.0 p3+p4  113 rounds
        movaps xmm3, [rcx + 80]                                    ;  1657.0 p2     108 r reload
        movaps [r14 + 96], xmm3                                    ;  1660.0 p3+p4  113 rounds
        movaps xmm3, [rdi + 32]                                    ;  1658.0 p2     108 r reload
        movaps [r14 + 112], xmm3                                   ;  1661.0 p3+p4  113 rounds
        movaps xmm3, [rdx - 80]                                    ;  1659.0 p2     108 r reload
        movaps [r15 - 128], xmm3                                   ;  1662.0 p3+p4  113 rounds
        movaps xmm3, [rbp + 16]                                    ;  1660.0 p2     108 r reload
        movaps [r15 - 112], xmm3                                   ;  1663.0 p3+p4  113 rounds
        movaps xmm3, [rbp + 112]                                   ;  1661.0 p2     108 r reload
        movaps [r15 - 96], xmm3                                    ;  1664.0 p3+p4  113 rounds
        movaps xmm3, [rbp + 48]                                    ;  1662.0 p2     108 r reload
        movaps [r15 - 80], xmm3                                    ;  1665.0 p3+p4  113 rounds
        movaps xmm3, [rdx + 48]                                    ;  1663.0 p2     108 r reload
        movaps [r15 - 64], xmm3                                    ;  1666.0 p3+p4  113 rounds
        movaps xmm3, [rcx + 96]                                    ;  1664.0 p2     108 r reload
        movaps [r13 - 48], xmm3                                    ;  1667.0 p3+p4  113 rounds
        movaps xmm3, [rcx + 112]                                   ;  1665.0 p2     108 r reload
        movaps [r13 - 32], xmm3                                    ;  1668.0 p3+p4  113 rounds
        movaps xmm3, [rdi + 16]                                    ;  1666.0 p2     108 r reload
        movaps [r13 - 16], xmm3                                    ;  1669.0 p3+p4  113 rounds
        movaps xmm3, [rax - 128]                                   ;  1667.0 p2     108 r reload
        movaps [r13 + 0], xmm3                                     ;  1670.0 p3+p4  113 rounds
        movaps xmm3, [rdx - 16]                                    ;  1668.0 p2     108 r reload
        movaps [r13 + 16], xmm3                                    ;  1671.0 p3+p4  113 rounds
        movaps xmm3, [rbp - 112]                                   ;  1669.0 p2     108 r reload
        movaps [r13 + 32], xmm3                                    ;  1672.0 p3+p4  113 rounds
        movaps xmm3, [rdi + 96]                                    ;  1670.0 p2     108 r reload
        movaps [r13 + 48], xmm3                                    ;  1673.0 p3+p4  113 rounds
        movaps xmm3, [rdx - 32]                                    ;  1671.0 p2     108 r reload
        movaps [r13 + 64], xmm3                                    ;  1674.0 p3+p4  113 rounds
        movaps xmm3, [rbp - 16]                                    ;  1672.0 p2     108 r reload
        movaps [r13 + 80], xmm3                                    ;  1675.0 p3+p4  113 rounds
        movaps xmm3, [rdi - 112]                                   ;  1673.0 p2     108 r reload
        movaps [r13 + 96], xmm3                                    ;  1676.0 p3+p4  113 rounds
        movaps xmm3, [rdx + 0]                                     ;  1674.0 p2     108 r reload
        movaps [r13 + 112], xmm3                                   ;  1677.0 p3+p4  113 rounds
        movaps xmm3, [rdx - 96]                                    ;  1675.0 p2     108 r reload
        movaps [r14 - 128], xmm3                                   ;  1678.0 p3+p4  113 rounds
        movaps xmm3, [rbp + 64]                                    ;  1676.0 p2     108 r reload
        movaps [r14 - 112], xmm3                                   ;  1679.0 p3+p4  113 rounds
        movaps xmm3, [rbp + 0]                                     ;  1677.0 p2     108 r reload
        movaps [r14 - 96], xmm3                                    ;  1680.0 p3+p4  113 rounds
        movaps xmm3, [rdx + 64]                                    ;  1678.0 p2     108 r reload
        movaps [r14 - 80], xmm3                                    ;  1681.0 p3+p4  113 rounds
        movaps xmm3, [rdx + 80]                                    ;  1679.0 p2     108 r reload
        movaps [r14 - 64], xmm3                                    ;  1682.0 p3+p4  113 rounds
        movaps [rax - 32], xmm11                                   ;  1674.0 p3+p4  113 rounds
        movaps xmm3, [rax - 48]                                    ;  1680.0 p2     108 r reload
        movaps [rax - 16], xmm3                                    ;  1683.0 p3+p4  113 rounds
        movaps xmm3, [rbp + 80]                                    ;  1681.0 p2     108 r reload
        movaps [rax + 0], xmm3                                     ;  1684.0 p3+p4  113 rounds
        movaps xmm3, [rdi - 48]                                    ;  1682.0 p2     108 r reload
        movaps [rax + 16], xmm3                                    ;  1685.0 p3+p4  113 rounds
        movaps xmm3, [rbp + 96]                                    ;  1683.0 p2     108 r reload
        movaps [rax + 32], xmm3                                    ;  1686.0 p3+p4  113 rounds
        movaps xmm3, [rbp - 64]                                    ;  1684.0 p2     108 r reload
        movaps [rax + 48], xmm3                                    ;  1687.0 p3+p4  113 rounds
        movaps xmm3, [rdx - 64]                                    ;  1685.0 p2     108 r reload
        movaps [rax + 64], xmm3                                    ;  1688.0 p3+p4  113 rounds
        movaps xmm3, [rdi - 64]                                    ;  1686.0 p2     108 r reload
        movaps [rax + 80], xmm3                                    ;  1689.0 p3+p4  113 rounds
        movaps xmm3, [rbp - 128]                                   ;  1687.0 p2     108 r reload
        movaps [rax + 96], xmm3                                    ;  1690.0 p3+p4  113 rounds
        movaps xmm3, [rdx - 48]                                    ;  1688.0 p2     108 r reload
        movaps [rax + 112], xmm3                                   ;  1691.0 p3+p4  113 rounds
        movaps xmm3, [rdi + 0]                                     ;  1689.0 p2     108 r reload
        movaps [rbx - 128], xmm3                                   ;  1692.0 p3+p4  113 rounds
        mov r12, qword [rbp + 2240]                                ;  1690.0 p2     113 rounds reload
        sub r8, r12                                                ;  1693.0 p1     113 rounds
        movaps xmm3, [rdi + 80]                                    ;  1691.0 p2     108 r reload
        movaps [rbx - 112], xmm3                                   ;  1694.0 p3+p4  113 rounds
        movaps xmm3, [rdx + 16]                                    ;  1692.0 p2     108 r reload
        movaps [rbx - 96], xmm3                                    ;  1695.0 p3+p4  113 rounds
        add r8, 0x200                                              ;  1694.0 p5     113 rounds
        movaps xmm3, [rdi - 16]                                    ;  1693.0 p2     108 r reload
        movaps [rbx - 80], xmm3                                    ;  1696.0 p3+p4  113 rounds
        movaps xmm3, [rdi + 64]                                    ;  1694.0 p2     108 r reload
        movaps [rbx - 64], xmm3                                    ;  1697.0 p3+p4  113 rounds
        and r8, 0x7ff                                              ;  1695.0 p0     113 rounds
        movaps xmm3, [rcx - 80]                                    ;  1695.0 p2     108 r reload
        movaps [rbx - 48], xmm3                                    ;  1698.0 p3+p4  113 rounds
        add r8, r12                                                ;  1696.0 p1     113 rounds
        movaps xmm3, [rdi - 32]                                    ;  1696.0 p2     108 r reload
        movaps [rbx - 32], xmm3                                    ;  1699.0 p3+p4  113 rounds
        movaps xmm3, [rdi - 80]                                    ;  1697.0 p2     108 r reload
        movaps [rbx - 16], xmm3                                    ;  1700.0 p3+p4  113 rounds
        sub r9, r12                                                ;  1693.0 p5     113 rounds
        sub r10, r12                                               ;  1693.2 p0     113 rounds
        add r9, 0x200                                              ;  1694.0 p1     113 rounds
        sub r11, r12                                               ;  1694.0 p5     113 rounds
        and r9, 0x7ff                                              ;  1695.0 p0     113 rounds
        add r9, r12                                                ;  1696.0 p1     113 rounds
        add r10, 0x200                                             ;  1695.0 p5     113 rounds
        and r10, 0x7ff                                             ;  1696.0 p0     113 rounds
        add r10, r12                                               ;  1697.0 p1     113 rounds
        add r11, 0x200                                             ;  1696.0 p5     113 rounds
        and r11, 0x7ff                                             ;  1697.0 p0     113 rounds
        add r11, r12                                               ;  1698.0 p1     113 rounds
        add esi, 0xffffffff                                        ;  1697.0 p5     113 rounds
        movaps xmm3, xmm2                                          ;  1697.2 p0     108 r copy
        movaps xmm2, xmm6                                          ;  1697.5 p1     108 r copy
        movaps xmm6, xmm12                                         ;  1698.0 p5     108 r copy
        movaps xmm11, xmm8                                         ;  1698.2 p0     108 r copy
        movaps xmm8, xmm9                                          ;  1698.5 p1     108 r copy
        movaps xmm9, xmm14                                         ;  1699.0 p5     108 r copy
        movaps xmm12, xmm7                                         ;  1699.2 p0     108 r copy
        movaps xmm7, xmm13                                         ;  1699.5 p1     108 r copy
        movaps xmm13, xmm1                                         ;  1700.0 p5     108 r copy
        movaps xmm1, xmm5                                          ;  1700.2 p0     108 r copy
        movaps xmm5, xmm4                                          ;  1700.5 p1     108 r copy
        movaps xmm4, xmm15                                         ;  1701.0 p5     108 r copy
        test esi, esi                                              ;                    more rounds?
        jne .rounds_2
        mov qword [rbp + 2248], r8                                 ;                    resident
        mov qword [rbp + 2256], r9                                 ;                    resident
        mov qword [rbp + 2264], r10                                ;                    resident
        mov qword [rbp + 2272], r11                                ;                    resident
        movdqa [r15 - 48], xmm0                                    ;                    resident
        movdqa [r15 - 32], xmm1                                    ;                    resident
        movdqa [r15 - 16], xmm2                                    ;                    resident
        movdqa [r15 + 0], xmm3                                     ;                    resident
        movdqa [r15 + 16], xmm4                                    ;                    resident
        movdqa [r15 + 32], xmm5                                    ;                    resident
        movdqa [r15 + 48], xmm6                                    ;                    resident
        movdqa [r15 + 64], xmm7                                    ;                    resident
        movdqa [r15 + 80], xmm8                                    ;                    resident
        movdqa [r15 + 96], xmm9                                    ;                    resident
        movdqa [r15 + 112], xmm10                                  ;                    resident
        movdqa [rbp + 2176], xmm11                                 ;                    resident
        movdqa [rbp + 2192], xmm12                                 ;                    resident
        movdqa [rbp + 2208], xmm13                                 ;                    resident
        mov dword [rbp + 2292], esi                                ;                    resident
        movaps xmm0, [rax + 0]                                     ;     0.0 p2     119 dst reload
        mov r8, qword [rbp + 2280]                                 ;     1.0 p2     119 dst reload
        movaps [r8], xmm0                                          ;     3.0 p3+p4  119 dst
        movaps xmm0, [rax + 16]                                    ;     2.0 p2     119 dst reload
        movaps [r8 + 16], xmm0                                     ;     5.0 p3+p4  119 dst
        movaps xmm0, [rax + 32]                                    ;     3.0 p2     119 dst reload
        movaps [r8 + 32], xmm0                                     ;     6.0 p3+p4  119 dst
        movaps xmm0, [rax + 48]                                    ;     4.0 p2     119 dst reload
        movaps [r8 + 48], xmm0                                     ;     7.0 p3+p4  119 dst
        movaps xmm0, [rax + 64]                                    ;     5.0 p2     119 dst reload
        movaps [r8 + 64], xmm0                                     ;     8.0 p3+p4  119 dst
        movaps xmm0, [rax + 80]                                    ;     6.0 p2     119 dst reload
        movaps [r8 + 80], xmm0                                     ;     9.0 p3+p4  119 dst
        movaps xmm0, [rax + 96]                                    ;     7.0 p2     119 dst reload
        movaps [r8 + 96], xmm0                                     ;    10.0 p3+p4  119 dst
        movaps xmm0, [rax + 112]                                   ;     8.0 p2     119 dst reload
        movaps [r8 + 112], xmm0                                    ;    11.0 p3+p4  119 dst
        movaps xmm0, [rbx - 128]                                   ;     9.0 p2     119 dst reload
        movaps [r8 + 128], xmm0                                    ;    12.0 p3+p4  119 dst
        movaps xmm0, [rbx - 112]                                   ;    10.0 p2     119 dst reload
        movaps [r8 + 144], xmm0                                    ;    13.0 p3+p4  119 dst
        movaps xmm0, [rbx - 96]                                    ;    11.0 p2     119 dst reload
        movaps [r8 + 160], xmm0                                    ;    14.0 p3+p4  119 dst
        movaps xmm0, [rbx - 80]                                    ;    12.0 p2     119 dst reload
        movaps [r8 + 176], xmm0                                    ;    15.0 p3+p4  119 dst
        movaps xmm0, [rbx - 64]                                    ;    13.0 p2     119 dst reload
        movaps [r8 + 192], xmm0                                    ;    16.0 p3+p4  119 dst
        movaps xmm0, [rbx - 48]                                    ;    14.0 p2     119 dst reload
        movaps [r8 + 208], xmm0                                    ;    17.0 p3+p4  119 dst
        movaps xmm0, [rbx - 32]                                    ;    15.0 p2     119 dst reload
        movaps [r8 + 224], xmm0                                    ;    18.0 p3+p4  119 dst
        movaps xmm0, [rbx - 16]                                    ;    16.0 p2     119 dst reload
        movaps [r8 + 240], xmm0                                    ;    19.0 p3+p4  119 dst
        movaps xmm0, [r15 - 48]                                    ;    17.0 p2     119 dst reload
        movaps [r8 + 256], xmm0                                    ;    20.0 p3+p4  119 dst
        movaps xmm0, [r15 - 32]                                    ;    18.0 p2     119 dst reload
        movaps [r8 + 272], xmm0                                    ;    21.0 p3+p4  119 dst
        movaps xmm0, [r15 - 16]                                    ;    19.0 p2     119 dst reload
        movaps [r8 + 288], xmm0                                    ;    22.0 p3+p4  119 dst
        movaps xmm0, [r15 + 0]                                     ;    20.0 p2     119 dst reload
        movaps [r8 + 304], xmm0                                    ;    23.0 p3+p4  119 dst
        movaps xmm0, [r15 + 16]                                    ;    21.0 p2     119 dst reload
        movaps [r8 + 320], xmm0                                    ;    24.0 p3+p4  119 dst
        movaps xmm0, [r15 + 32]                                    ;    22.0 p2     119 dst reload
        movaps [r8 + 336], xmm0                                    ;    25.0 p3+p4  119 dst
        movaps xmm0, [r15 + 48]                                    ;    23.0 p2     119 dst reload
        movaps [r8 + 352], xmm0                                    ;    26.0 p3+p4  119 dst
        movaps xmm0, [r15 + 64]                                    ;    24.0 p2     119 dst reload
        movaps [r8 + 368], xmm0                                    ;    27.0 p3+p4  119 dst
        movaps xmm0, [r15 + 80]                                    ;    25.0 p2     119 dst reload
        movaps [r8 + 384], xmm0                                    ;    28.0 p3+p4  119 dst
        movaps xmm0, [r15 + 96]                                    ;    26.0 p2     119 dst reload
        movaps [r8 + 400], xmm0                                    ;    29.0 p3+p4  119 dst
        movaps xmm0, [r15 + 112]                                   ;    27.0 p2     119 dst reload
        movaps [r8 + 416], xmm0                                    ;    30.0 p3+p4  119 dst
        movaps xmm0, [rbp + 2176]                                  ;    28.0 p2     119 dst reload
        movaps [r8 + 432], xmm0                                    ;    31.0 p3+p4  119 dst
        movaps xmm0, [rbp + 2192]                                  ;    29.0 p2     119 dst reload
        movaps [r8 + 448], xmm0                                    ;    32.0 p3+p4  119 dst
        movaps xmm0, [rbp + 2208]                                  ;    30.0 p2     119 dst reload
        movaps [r8 + 464], xmm0                                    ;    33.0 p3+p4  119 dst
        movaps xmm0, [rax - 32]                                    ;    31.0 p2     119 dst reload
        movaps [r8 + 480], xmm0                                    ;    34.0 p3+p4  119 dst
        movaps xmm0, [rax - 16]                                    ;    32.0 p2     119 dst reload
        movaps [r8 + 496], xmm0                                    ;    35.0 p3+p4  119 dst
        movaps xmm0, [r13 - 48]                                    ;    33.0 p2     120 dst reload
        movaps [r8 + 512], xmm0                                    ;    36.0 p3+p4  120 dst
        movaps xmm0, [r13 - 32]                                    ;    34.0 p2     120 dst reload
        movaps [r8 + 528], xmm0                                    ;    37.0 p3+p4  120 dst
        movaps xmm0, [r13 - 16]                                    ;    35.0 p2     120 dst reload
        movaps [r8 + 544], xmm0                                    ;    38.0 p3+p4  120 dst
        movaps xmm0, [r13 + 0]                                     ;    36.0 p2     120 dst reload
        movaps [r8 + 560], xmm0                                    ;    39.0 p3+p4  120 dst
        movaps xmm0, [r13 + 16]                                    ;    37.0 p2     120 dst reload
        movaps [r8 + 576], xmm0                                    ;    40.0 p3+p4  120 dst
        movaps xmm0, [r13 + 32]                                    ;    38.0 p2     120 dst reload
        movaps [r8 + 592], xmm0                                    ;    41.0 p3+p4  120 dst
        movaps xmm0, [r13 + 48]                                    ;    39.0 p2     120 dst reload
        movaps [r8 + 608], xmm0                                    ;    42.0 p3+p4  120 dst
        movaps xmm0, [r13 + 64]                                    ;    40.0 p2     120 dst reload
        movaps [r8 + 624], xmm0                                    ;    43.0 p3+p4  120 dst
        movaps xmm0, [r13 + 80]                                    ;    41.0 p2     120 dst reload
        movaps [r8 + 640], xmm0                                    ;    44.0 p3+p4  120 dst
        movaps xmm0, [r13 + 96]                                    ;    42.0 p2     120 dst reload
        movaps [r8 + 656], xmm0                                    ;    45.0 p3+p4  120 dst
        movaps xmm0, [r13 + 112]                                   ;    43.0 p2     120 dst reload
        movaps [r8 + 672], xmm0                                    ;    46.0 p3+p4  120 dst
        movaps xmm0, [r14 - 128]                                   ;    44.0 p2     120 dst reload
        movaps [r8 + 688], xmm0                                    ;    47.0 p3+p4  120 dst
        movaps xmm0, [r14 - 112]                                   ;    45.0 p2     120 dst reload
        movaps [r8 + 704], xmm0                                    ;    48.0 p3+p4  120 dst
        movaps xmm0, [r14 - 96]                                    ;    46.0 p2     120 dst reload
        movaps [r8 + 720], xmm0                                    ;    49.0 p3+p4  120 dst
        movaps xmm0, [r14 - 80]                                    ;    47.0 p2     120 dst reload
        movaps [r8 + 736], xmm0                                    ;    50.0 p3+p4  120 dst
        movaps xmm0, [r14 - 64]                                    ;    48.0 p2     120 dst reload
        movaps [r8 + 752], xmm0                                    ;    51.0 p3+p4  120 dst
        movaps xmm0, [r14 - 48]                                    ;    49.0 p2     120 dst reload
        movaps [r8 + 768], xmm0                                    ;    52.0 p3+p4  120 dst
        movaps xmm0, [r14 - 32]                                    ;    50.0 p2     120 dst reload
        movaps [r8 + 784], xmm0                                    ;    53.0 p3+p4  120 dst
        movaps xmm0, [r14 - 16]                                    ;    51.0 p2     120 dst reload
        movaps [r8 + 800], xmm0                                    ;    54.0 p3+p4  120 dst
        movaps xmm0, [r14 + 0]                                     ;    52.0 p2     120 dst reload
        movaps [r8 + 816], xmm0                                    ;    55.0 p3+p4  120 dst
        movaps xmm0, [r14 + 16]                                    ;    53.0 p2     120 dst reload
        movaps [r8 + 832], xmm0                                    ;    56.0 p3+p4  120 dst
        movaps xmm0, [r14 + 32]                                    ;    54.0 p2     120 dst reload
        movaps [r8 + 848], xmm0                                    ;    57.0 p3+p4  120 dst
        movaps xmm0, [r14 + 48]                                    ;    55.0 p2     120 dst reload
        movaps [r8 + 864], xmm0                                    ;    58.0 p3+p4  120 dst
        movaps xmm0, [r14 + 64]                                    ;    56.0 p2     120 dst reload
        movaps [r8 + 880], xmm0                                    ;    59.0 p3+p4  120 dst
        movaps xmm0, [r14 + 80]                                    ;    57.0 p2     120 dst reload
        movaps [r8 + 896], xmm0                                    ;    60.0 p3+p4  120 dst
        movaps xmm0, [r14 + 96]                                    ;    58.0 p2     120 dst reload
        movaps [r8 + 912], xmm0                                    ;    61.0 p3+p4  120 dst
        movaps xmm0, [r14 + 112]                                   ;    59.0 p2     120 dst reload
        movaps [r8 + 928], xmm0                                    ;    62.0 p3+p4  120 dst
        movaps xmm0, [r15 - 128]                                   ;    60.0 p2     120 dst reload
        movaps [r8 + 944], xmm0                                    ;    63.0 p3+p4  120 dst
        movaps xmm0, [r15 - 112]                                   ;    61.0 p2     120 dst reload
        movaps [r8 + 960], xmm0                                    ;    64.0 p3+p4  120 dst
        movaps xmm0, [r15 - 96]                                    ;    62.0 p2     120 dst reload
        movaps [r8 + 976], xmm0                                    ;    65.0 p3+p4  120 dst
        movaps xmm0, [r15 - 80]                                    ;    63.0 p2     120 dst reload
        movaps [r8 + 992], xmm0                                    ;    66.0 p3+p4  120 dst
        movaps xmm0, [r15 - 64]                                    ;    64.0 p2     120 dst reload
        movaps [r8 + 1008], xmm0                                   ;    67.0 p3+p4  120 dst
        add r8, 0x400                                              ;    58.2 p0     141 blocks
        mov qword [rbp + 2280], r8                                 ;    64.5 p3+p4  141 blocks
        mov r8, qword [rbp + 2224]                                 ;    65.0 p2     141 blocks
        add r8, 0x400                                              ;    68.0 p1     141 blocks
        mov qword [rbp + 2224], r8                                 ;    69.0 p3+p4  141 blocks
        cmp r8, qword [rbp + 2232]                                 ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        add rsp, 0x978                                             ;                    frame
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
kasumi_encrypt_compact.T0_constants128:
        dq 0xffffffffffffffff, 0xffffffffffffffff

        section .note.GNU-stack noalloc noexec nowrite progbits
