; aes128_encrypt for Intel Core 2, 65 nm (Conroe, Merom), 64-bit code (core2-64)
; made by cipherwright 0.1.0 from ciphers/aes.cw (sha256 61d0a7fdae909579); do not edit:
;   ./cw build aes128_encrypt --cpu core2-64 --variant bitsliced
;
; void aes128_encrypt(const void *rk, const void *src, void *dst, uint32_t n);   System V, 64 bits
;   rk: 22528 bytes (1408 slices), read, secret, aligned to 16 bytes
;   src: 2048 bytes a batch (128 slices), read, secret, aligned to 16 bytes
;   dst: 2048 bytes a batch (128 slices), written, public, aligned to 16 bytes
;   n: number of batches of 128 blocks, may be 0
; Parameters do not overlap, but per-block output may be exactly in place of per-block input.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes xmm0 to xmm15.
; Constant time: no secret reaches an address or a branch.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 198 uops, planned 71.0; bounds: width 49.5, ports 68.0, path 4.0
;   blocks: 389 uops, planned 260.0; bounds: width 97.2, ports 258.0, path 4.0
;   blocks/rounds: 3805 uops, planned 1291.2; bounds: width 951.2, ports 998.0, path 36.0
;   blocks.2: 3061 uops, planned 1067.0; bounds: width 765.2, ports 766.0, path 31.0
;
; A comment holds: planned cycle, ports, source line, value, and `copy`, `spill` or `reload` where
; the instruction only moves a value.

        bits 64
        global aes128_encrypt

        section .text
        align 16
aes128_encrypt:
        push rbx                                           ;                    preserved
        push rbp                                           ;                    preserved
        push r13                                           ;                    preserved
        push r14                                           ;                    preserved
        push r15                                           ;                    preserved
        sub rsp, 0x1470                                    ;                    frame
        lea rbp, [rsp + 128]                               ;                    frame
        mov dword [rbp + 5088], ecx                        ;                    argument
        mov qword [rbp + 5040], rsi                        ;                    argument
        mov qword [rbp + 5056], rdi                        ;                    argument
        mov qword [rbp + 5080], rdx                        ;                    argument
        lea rdx, [rbp + 256]                               ;                    frame
        lea rsi, [rbp + 512]                               ;                    frame
        lea rdi, [rbp + 768]                               ;                    frame
        lea rcx, [rbp + 1024]                              ;                    frame
        lea rax, [rbp + 1280]                              ;                    frame
        lea rbx, [rbp + 1536]                              ;                    frame
        lea r10, [rbp + 1792]                              ;                    frame
        lea r11, [rbp + 2048]                              ;                    frame
        lea r13, [rbp + 2304]                              ;                    frame
        lea r14, [rbp + 2560]                              ;                    frame
        lea r15, [rbp + 2816]                              ;                    frame
        mov r8d, dword [rbp + 5088]                        ;     0.0 p2     100 blocks
        shl r8, 0xb                                        ;     3.0 p0     100 blocks
        add r8, qword [rbp + 5040]                         ;     4.0 p1+p2  100 blocks
        mov qword [rbp + 5048], r8                         ;     5.0 p3+p4  100 blocks
        mov r8, qword [rbp + 5056]                         ;     2.0 p2      58 dst.0 reload
        movaps xmm0, [r8 + 20480]                          ;     5.0 p2      58 dst.0
        movaps xmm1, [rel aes128_encrypt.T0_constants128]  ;     4.0 p2      58 dst.0 reload
        xorps xmm0, xmm1                                   ;     8.0 p5      58 dst.0
        movaps [rbp + 4016], xmm0                          ;     9.0 p3+p4   58 dst.0
        movaps xmm0, [r8 + 20496]                          ;     5.0 p2      58 dst.1
        xorps xmm0, xmm1                                   ;     8.0 p0      58 dst.1
        movaps [rbp + 4032], xmm0                          ;     9.0 p3+p4   58 dst.1
        movaps xmm0, [r8 + 20560]                          ;     6.0 p2      58 dst.5
        xorps xmm0, xmm1                                   ;     9.0 p1      58 dst.5
        movaps [rbp + 4048], xmm0                          ;    10.0 p3+p4   58 dst.5
        movaps xmm0, [r8 + 20576]                          ;     7.0 p2      58 dst.6
        xorps xmm0, xmm1                                   ;    10.0 p5      58 dst.6
        movaps [rbp + 4064], xmm0                          ;    11.0 p3+p4   58 dst.6
        movaps xmm0, [r8 + 20608]                          ;     8.0 p2      58 dst.8
        xorps xmm0, xmm1                                   ;    11.0 p0      58 dst.8
        movaps [rbp + 4080], xmm0                          ;    12.0 p3+p4   58 dst.8
        movaps xmm0, [r8 + 20624]                          ;     9.0 p2      58 dst.9
        xorps xmm0, xmm1                                   ;    12.0 p1      58 dst.9
        movaps [rbp + 4096], xmm0                          ;    13.0 p3+p4   58 dst.9
        movaps xmm0, [r8 + 20688]                          ;    10.0 p2      58 dst.13
        xorps xmm0, xmm1                                   ;    13.0 p5      58 dst.13
        movaps [rbp + 4112], xmm0                          ;    14.0 p3+p4   58 dst.13
        movaps xmm0, [r8 + 20704]                          ;    11.0 p2      58 dst.14
        xorps xmm0, xmm1                                   ;    14.0 p0      58 dst.14
        movaps [rbp + 4128], xmm0                          ;    15.0 p3+p4   58 dst.14
        movaps xmm0, [r8 + 20736]                          ;    12.0 p2      58 dst.16
        xorps xmm0, xmm1                                   ;    15.0 p1      58 dst.16
        movaps [rbp + 4144], xmm0                          ;    16.0 p3+p4   58 dst.16
        movaps xmm0, [r8 + 20752]                          ;    13.0 p2      58 dst.17
        xorps xmm0, xmm1                                   ;    16.0 p5      58 dst.17
        movaps [rbp + 4160], xmm0                          ;    17.0 p3+p4   58 dst.17
        movaps xmm0, [r8 + 20816]                          ;    14.0 p2      58 dst.21
        xorps xmm0, xmm1                                   ;    17.0 p0      58 dst.21
        movaps [rbp + 4176], xmm0                          ;    18.0 p3+p4   58 dst.21
        movaps xmm0, [r8 + 20832]                          ;    15.0 p2      58 dst.22
        xorps xmm0, xmm1                                   ;    18.0 p1      58 dst.22
        movaps [rbp + 4192], xmm0                          ;    19.0 p3+p4   58 dst.22
        movaps xmm0, [r8 + 20864]                          ;    16.0 p2      58 dst.24
        xorps xmm0, xmm1                                   ;    19.0 p5      58 dst.24
        movaps [rbp + 4208], xmm0                          ;    20.0 p3+p4   58 dst.24
        movaps xmm0, [r8 + 20880]                          ;    17.0 p2      58 dst.25
        xorps xmm0, xmm1                                   ;    20.0 p0      58 dst.25
        movaps [rbp + 4224], xmm0                          ;    21.0 p3+p4   58 dst.25
        movaps xmm0, [r8 + 20944]                          ;    18.0 p2      58 dst.29
        xorps xmm0, xmm1                                   ;    21.0 p1      58 dst.29
        movaps [rbp + 4240], xmm0                          ;    22.0 p3+p4   58 dst.29
        movaps xmm0, [r8 + 20960]                          ;    19.0 p2      58 dst.30
        xorps xmm0, xmm1                                   ;    22.0 p5      58 dst.30
        movaps [rbp + 4256], xmm0                          ;    23.0 p3+p4   58 dst.30
        movaps xmm0, [r8 + 20992]                          ;    20.0 p2      58 dst.0
        xorps xmm0, xmm1                                   ;    23.0 p0      58 dst.0
        movaps [rbp + 4272], xmm0                          ;    24.0 p3+p4   58 dst.0
        movaps xmm0, [r8 + 21008]                          ;    21.0 p2      58 dst.1
        xorps xmm0, xmm1                                   ;    24.0 p1      58 dst.1
        movaps [rbp + 4288], xmm0                          ;    25.0 p3+p4   58 dst.1
        movaps xmm0, [r8 + 21072]                          ;    22.0 p2      58 dst.5
        xorps xmm0, xmm1                                   ;    25.0 p5      58 dst.5
        movaps [rbp + 4304], xmm0                          ;    26.0 p3+p4   58 dst.5
        movaps xmm0, [r8 + 21088]                          ;    23.0 p2      58 dst.6
        xorps xmm0, xmm1                                   ;    26.0 p0      58 dst.6
        movaps [rbp + 4320], xmm0                          ;    27.0 p3+p4   58 dst.6
        movaps xmm0, [r8 + 21120]                          ;    24.0 p2      58 dst.8
        xorps xmm0, xmm1                                   ;    27.0 p1      58 dst.8
        movaps [rbp + 4336], xmm0                          ;    28.0 p3+p4   58 dst.8
        movaps xmm0, [r8 + 21136]                          ;    25.0 p2      58 dst.9
        xorps xmm0, xmm1                                   ;    28.0 p5      58 dst.9
        movaps [rbp + 4352], xmm0                          ;    29.0 p3+p4   58 dst.9
        movaps xmm0, [r8 + 21200]                          ;    26.0 p2      58 dst.13
        xorps xmm0, xmm1                                   ;    29.0 p0      58 dst.13
        movaps [rbp + 4368], xmm0                          ;    30.0 p3+p4   58 dst.13
        movaps xmm0, [r8 + 21216]                          ;    27.0 p2      58 dst.14
        xorps xmm0, xmm1                                   ;    30.0 p1      58 dst.14
        movaps [rbp + 4384], xmm0                          ;    31.0 p3+p4   58 dst.14
        movaps xmm0, [r8 + 21248]                          ;    28.0 p2      58 dst.16
        xorps xmm0, xmm1                                   ;    31.0 p5      58 dst.16
        movaps [rbp + 4400], xmm0                          ;    32.0 p3+p4   58 dst.16
        movaps xmm0, [r8 + 21264]                          ;    29.0 p2      58 dst.17
        xorps xmm0, xmm1                                   ;    32.0 p0      58 dst.17
        movaps [rbp + 4416], xmm0                          ;    33.0 p3+p4   58 dst.17
        movaps xmm0, [r8 + 21328]                          ;    30.0 p2      58 dst.21
        xorps xmm0, xmm1                                   ;    33.0 p1      58 dst.21
        movaps [rbp + 4432], xmm0                          ;    34.0 p3+p4   58 dst.21
        movaps xmm0, [r8 + 21344]                          ;    31.0 p2      58 dst.22
        xorps xmm0, xmm1                                   ;    34.0 p5      58 dst.22
        movaps [rbp + 4448], xmm0                          ;    35.0 p3+p4   58 dst.22
        movaps xmm0, [r8 + 21376]                          ;    32.0 p2      58 dst.24
        xorps xmm0, xmm1                                   ;    35.0 p0      58 dst.24
        movaps [rbp + 4464], xmm0                          ;    36.0 p3+p4   58 dst.24
        movaps xmm0, [r8 + 21392]                          ;    33.0 p2      58 dst.25
        xorps xmm0, xmm1                                   ;    36.0 p1      58 dst.25
        movaps [rbp + 4480], xmm0                          ;    37.0 p3+p4   58 dst.25
        movaps xmm0, [r8 + 21456]                          ;    34.0 p2      58 dst.29
        xorps xmm0, xmm1                                   ;    37.0 p5      58 dst.29
        movaps [rbp + 4496], xmm0                          ;    38.0 p3+p4   58 dst.29
        movaps xmm0, [r8 + 21472]                          ;    35.0 p2      58 dst.30
        xorps xmm0, xmm1                                   ;    38.0 p0      58 dst.30
        movaps [rbp + 4512], xmm0                          ;    39.0 p3+p4   58 dst.30
        movaps xmm0, [r8 + 21504]                          ;    36.0 p2      58 dst.0
        xorps xmm0, xmm1                                   ;    39.0 p1      58 dst.0
        movaps [rbp + 4528], xmm0                          ;    40.0 p3+p4   58 dst.0
        movaps xmm0, [r8 + 21520]                          ;    37.0 p2      58 dst.1
        xorps xmm0, xmm1                                   ;    40.0 p5      58 dst.1
        movaps [rbp + 4544], xmm0                          ;    41.0 p3+p4   58 dst.1
        movaps xmm0, [r8 + 21584]                          ;    38.0 p2      58 dst.5
        xorps xmm0, xmm1                                   ;    41.0 p0      58 dst.5
        movaps [rbp + 4560], xmm0                          ;    42.0 p3+p4   58 dst.5
        movaps xmm0, [r8 + 21600]                          ;    39.0 p2      58 dst.6
        xorps xmm0, xmm1                                   ;    42.0 p1      58 dst.6
        movaps [rbp + 4576], xmm0                          ;    43.0 p3+p4   58 dst.6
        movaps xmm0, [r8 + 21632]                          ;    40.0 p2      58 dst.8
        xorps xmm0, xmm1                                   ;    43.0 p5      58 dst.8
        movaps [rbp + 4592], xmm0                          ;    44.0 p3+p4   58 dst.8
        movaps xmm0, [r8 + 21648]                          ;    41.0 p2      58 dst.9
        xorps xmm0, xmm1                                   ;    44.0 p0      58 dst.9
        movaps [rbp + 4608], xmm0                          ;    45.0 p3+p4   58 dst.9
        movaps xmm0, [r8 + 21712]                          ;    42.0 p2      58 dst.13
        xorps xmm0, xmm1                                   ;    45.0 p1      58 dst.13
        movaps [rbp + 4624], xmm0                          ;    46.0 p3+p4   58 dst.13
        movaps xmm0, [r8 + 21728]                          ;    43.0 p2      58 dst.14
        xorps xmm0, xmm1                                   ;    46.0 p5      58 dst.14
        movaps [rbp + 4640], xmm0                          ;    47.0 p3+p4   58 dst.14
        movaps xmm0, [r8 + 21760]                          ;    44.0 p2      58 dst.16
        xorps xmm0, xmm1                                   ;    47.0 p0      58 dst.16
        movaps [rbp + 4656], xmm0                          ;    48.0 p3+p4   58 dst.16
        movaps xmm0, [r8 + 21776]                          ;    45.0 p2      58 dst.17
        xorps xmm0, xmm1                                   ;    48.0 p1      58 dst.17
        movaps [rbp + 4672], xmm0                          ;    49.0 p3+p4   58 dst.17
        movaps xmm0, [r8 + 21840]                          ;    46.0 p2      58 dst.21
        xorps xmm0, xmm1                                   ;    49.0 p5      58 dst.21
        movaps [rbp + 4688], xmm0                          ;    50.0 p3+p4   58 dst.21
        movaps xmm0, [r8 + 21856]                          ;    47.0 p2      58 dst.22
        xorps xmm0, xmm1                                   ;    50.0 p0      58 dst.22
        movaps [rbp + 4704], xmm0                          ;    51.0 p3+p4   58 dst.22
        movaps xmm0, [r8 + 21888]                          ;    48.0 p2      58 dst.24
        xorps xmm0, xmm1                                   ;    51.0 p1      58 dst.24
        movaps [rbp + 4720], xmm0                          ;    52.0 p3+p4   58 dst.24
        movaps xmm0, [r8 + 21904]                          ;    49.0 p2      58 dst.25
        xorps xmm0, xmm1                                   ;    52.0 p5      58 dst.25
        movaps [rbp + 4736], xmm0                          ;    53.0 p3+p4   58 dst.25
        movaps xmm0, [r8 + 21968]                          ;    50.0 p2      58 dst.29
        xorps xmm0, xmm1                                   ;    53.0 p0      58 dst.29
        movaps [rbp + 4752], xmm0                          ;    54.0 p3+p4   58 dst.29
        movaps xmm0, [r8 + 21984]                          ;    51.0 p2      58 dst.30
        xorps xmm0, xmm1                                   ;    54.0 p1      58 dst.30
        movaps [rbp + 4768], xmm0                          ;    55.0 p3+p4   58 dst.30
        movaps xmm0, [r8 + 22016]                          ;    52.0 p2      58 dst.0
        xorps xmm0, xmm1                                   ;    55.0 p5      58 dst.0
        movaps [rbp + 4784], xmm0                          ;    56.0 p3+p4   58 dst.0
        movaps xmm0, [r8 + 22032]                          ;    53.0 p2      58 dst.1
        xorps xmm0, xmm1                                   ;    56.0 p0      58 dst.1
        movaps [rbp + 4800], xmm0                          ;    57.0 p3+p4   58 dst.1
        movaps xmm0, [r8 + 22096]                          ;    54.0 p2      58 dst.5
        xorps xmm0, xmm1                                   ;    57.0 p1      58 dst.5
        movaps [rbp + 4816], xmm0                          ;    58.0 p3+p4   58 dst.5
        movaps xmm0, [r8 + 22112]                          ;    55.0 p2      58 dst.6
        xorps xmm0, xmm1                                   ;    58.0 p5      58 dst.6
        movaps [rbp + 4832], xmm0                          ;    59.0 p3+p4   58 dst.6
        movaps xmm0, [r8 + 22144]                          ;    56.0 p2      58 dst.8
        xorps xmm0, xmm1                                   ;    59.0 p0      58 dst.8
        movaps [rbp + 4848], xmm0                          ;    60.0 p3+p4   58 dst.8
        movaps xmm0, [r8 + 22160]                          ;    57.0 p2      58 dst.9
        xorps xmm0, xmm1                                   ;    60.0 p1      58 dst.9
        movaps [rbp + 4864], xmm0                          ;    61.0 p3+p4   58 dst.9
        movaps xmm0, [r8 + 22224]                          ;    58.0 p2      58 dst.13
        xorps xmm0, xmm1                                   ;    61.0 p5      58 dst.13
        movaps [rbp + 4880], xmm0                          ;    62.0 p3+p4   58 dst.13
        movaps xmm0, [r8 + 22240]                          ;    59.0 p2      58 dst.14
        xorps xmm0, xmm1                                   ;    62.0 p0      58 dst.14
        movaps [rbp + 4896], xmm0                          ;    63.0 p3+p4   58 dst.14
        movaps xmm0, [r8 + 22272]                          ;    60.0 p2      58 dst.16
        xorps xmm0, xmm1                                   ;    63.0 p1      58 dst.16
        movaps [rbp + 4912], xmm0                          ;    64.0 p3+p4   58 dst.16
        movaps xmm0, [r8 + 22288]                          ;    61.0 p2      58 dst.17
        xorps xmm0, xmm1                                   ;    64.0 p5      58 dst.17
        movaps [rbp + 4928], xmm0                          ;    65.0 p3+p4   58 dst.17
        movaps xmm0, [r8 + 22352]                          ;    62.0 p2      58 dst.21
        xorps xmm0, xmm1                                   ;    65.0 p0      58 dst.21
        movaps [rbp + 4944], xmm0                          ;    66.0 p3+p4   58 dst.21
        movaps xmm0, [r8 + 22368]                          ;    63.0 p2      58 dst.22
        xorps xmm0, xmm1                                   ;    66.0 p1      58 dst.22
        movaps [rbp + 4960], xmm0                          ;    67.0 p3+p4   58 dst.22
        movaps xmm0, [r8 + 22400]                          ;    64.0 p2      58 dst.24
        xorps xmm0, xmm1                                   ;    67.0 p5      58 dst.24
        movaps [rbp + 4976], xmm0                          ;    68.0 p3+p4   58 dst.24
        movaps xmm0, [r8 + 22416]                          ;    65.0 p2      58 dst.25
        xorps xmm0, xmm1                                   ;    68.0 p0      58 dst.25
        movaps [rbp + 4992], xmm0                          ;    69.0 p3+p4   58 dst.25
        movaps xmm0, [r8 + 22480]                          ;    66.0 p2      58 dst.29
        xorps xmm0, xmm1                                   ;    69.0 p1      58 dst.29
        movaps [rbp + 5008], xmm0                          ;    70.0 p3+p4   58 dst.29
        movaps xmm0, [r8 + 22496]                          ;    67.0 p2      58 dst.30
        xorps xmm0, xmm1                                   ;    70.0 p5      58 dst.30
        movaps [rbp + 5024], xmm0                          ;    71.0 p3+p4   58 dst.30
        cmp dword [rbp + 5088], 0                          ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rbp + 5040]                         ;     0.0 p2      52 s[0].0 reload
        movaps xmm0, [r8]                                  ;     3.0 p2      52 s[0]
        mov r9, qword [rbp + 5056]                         ;     2.0 p2      52 s[0].0 reload
        xorps xmm0, [r9]                                   ;     8.0 p0+p2   52 s[0]
        movaps [r11 - 32], xmm0                            ;     9.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 16]                             ;     4.0 p2      52 s[0]
        xorps xmm0, [r9 + 16]                              ;     8.0 p1+p2   52 s[0]
        movaps [r15 - 64], xmm0                            ;     9.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 32]                             ;     6.0 p2      52 s[0]
        xorps xmm0, [r9 + 32]                              ;     9.0 p5+p2   52 s[0]
        movaps [r15 - 48], xmm0                            ;    10.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 48]                             ;     8.0 p2      52 s[0]
        xorps xmm0, [r9 + 48]                              ;    11.0 p0+p2   52 s[0]
        movaps [r13 + 112], xmm0                           ;    12.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 64]                             ;    10.0 p2      52 s[0]
        xorps xmm0, [r9 + 64]                              ;    13.0 p1+p2   52 s[0]
        movaps [r14 - 128], xmm0                           ;    14.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 80]                             ;    12.0 p2      52 s[0]
        xorps xmm0, [r9 + 80]                              ;    15.0 p5+p2   52 s[0]
        movaps [r15 - 32], xmm0                            ;    16.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 96]                             ;    14.0 p2      52 s[0]
        xorps xmm0, [r9 + 96]                              ;    17.0 p0+p2   52 s[0]
        movaps [r15 - 16], xmm0                            ;    18.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 112]                            ;    16.0 p2      52 s[0]
        xorps xmm0, [r9 + 112]                             ;    19.0 p1+p2   52 s[0]
        movaps [r10 - 128], xmm0                           ;    20.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 128]                            ;    18.0 p2      52 s[0]
        xorps xmm0, [r9 + 128]                             ;    21.0 p5+p2   52 s[0]
        movaps [r10 - 112], xmm0                           ;    22.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 144]                            ;    20.0 p2      52 s[0]
        xorps xmm0, [r9 + 144]                             ;    23.0 p0+p2   52 s[0]
        movaps [r15 + 0], xmm0                             ;    24.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 160]                            ;    22.0 p2      52 s[0]
        xorps xmm0, [r9 + 160]                             ;    25.0 p1+p2   52 s[0]
        movaps [r15 + 16], xmm0                            ;    26.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 176]                            ;    24.0 p2      52 s[0]
        xorps xmm0, [r9 + 176]                             ;    27.0 p5+p2   52 s[0]
        movaps [r13 - 112], xmm0                           ;    28.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 192]                            ;    26.0 p2      52 s[0]
        xorps xmm0, [r9 + 192]                             ;    29.0 p0+p2   52 s[0]
        movaps [r14 + 96], xmm0                            ;    30.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 208]                            ;    28.0 p2      52 s[0]
        xorps xmm0, [r9 + 208]                             ;    31.0 p1+p2   52 s[0]
        movaps [r15 + 32], xmm0                            ;    32.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 224]                            ;    30.0 p2      52 s[0]
        xorps xmm0, [r9 + 224]                             ;    33.0 p5+p2   52 s[0]
        movaps [r15 + 48], xmm0                            ;    34.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 240]                            ;    32.0 p2      52 s[0]
        xorps xmm0, [r9 + 240]                             ;    35.0 p0+p2   52 s[0]
        movaps [r10 - 96], xmm0                            ;    36.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 256]                            ;    34.0 p2      52 s[0]
        xorps xmm0, [r9 + 256]                             ;    37.0 p1+p2   52 s[0]
        movaps [r10 - 80], xmm0                            ;    38.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 272]                            ;    36.0 p2      52 s[0]
        xorps xmm0, [r9 + 272]                             ;    39.0 p5+p2   52 s[0]
        movaps [r15 + 64], xmm0                            ;    40.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 288]                            ;    38.0 p2      52 s[0]
        xorps xmm0, [r9 + 288]                             ;    41.0 p0+p2   52 s[0]
        movaps [r15 + 80], xmm0                            ;    42.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 304]                            ;    40.0 p2      52 s[0]
        xorps xmm0, [r9 + 304]                             ;    43.0 p1+p2   52 s[0]
        movaps [r13 - 96], xmm0                            ;    44.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 320]                            ;    42.0 p2      52 s[0]
        xorps xmm0, [r9 + 320]                             ;    45.0 p5+p2   52 s[0]
        movaps [r14 + 112], xmm0                           ;    46.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 336]                            ;    44.0 p2      52 s[0]
        xorps xmm0, [r9 + 336]                             ;    47.0 p0+p2   52 s[0]
        movaps [r15 + 96], xmm0                            ;    48.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 352]                            ;    46.0 p2      52 s[0]
        xorps xmm0, [r9 + 352]                             ;    49.0 p1+p2   52 s[0]
        movaps [r15 + 112], xmm0                           ;    50.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 368]                            ;    48.0 p2      52 s[0]
        xorps xmm0, [r9 + 368]                             ;    51.0 p5+p2   52 s[0]
        movaps [r10 - 64], xmm0                            ;    52.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 384]                            ;    50.0 p2      52 s[0]
        xorps xmm0, [r9 + 384]                             ;    53.0 p0+p2   52 s[0]
        movaps [r10 - 48], xmm0                            ;    54.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 400]                            ;    52.0 p2      52 s[0]
        xorps xmm0, [r9 + 400]                             ;    55.0 p1+p2   52 s[0]
        movaps [rbp + 2944], xmm0                          ;    56.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 416]                            ;    54.0 p2      52 s[0]
        xorps xmm0, [r9 + 416]                             ;    57.0 p5+p2   52 s[0]
        movaps [rbp + 2960], xmm0                          ;    58.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 432]                            ;    56.0 p2      52 s[0]
        xorps xmm0, [r9 + 432]                             ;    59.0 p0+p2   52 s[0]
        movaps [r13 - 80], xmm0                            ;    60.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 448]                            ;    58.0 p2      52 s[0]
        xorps xmm0, [r9 + 448]                             ;    61.0 p1+p2   52 s[0]
        movaps [r13 - 64], xmm0                            ;    62.0 p3+p4   53 rounds
        mov qword [rbp + 5064], r9                         ;    51.2 p3+p4   53 rounds
        movaps xmm0, [r8 + 464]                            ;    60.0 p2      52 s[0]
        xorps xmm0, [r9 + 464]                             ;    63.0 p5+p2   52 s[0]
        movaps [rbp + 2976], xmm0                          ;    64.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 480]                            ;    62.0 p2      52 s[0]
        xorps xmm0, [r9 + 480]                             ;    65.0 p0+p2   52 s[0]
        movaps [rbp + 2992], xmm0                          ;    66.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 496]                            ;    64.0 p2      52 s[0]
        xorps xmm0, [r9 + 496]                             ;    67.0 p1+p2   52 s[0]
        movaps [r10 - 32], xmm0                            ;    68.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 512]                            ;    66.0 p2      52 s[1]
        xorps xmm0, [r9 + 512]                             ;    69.0 p5+p2   52 s[1]
        movaps [r11 - 16], xmm0                            ;    70.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 528]                            ;    68.0 p2      52 s[1]
        xorps xmm0, [r9 + 528]                             ;    71.0 p0+p2   52 s[1]
        movaps [rbp + 3008], xmm0                          ;    72.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 544]                            ;    70.0 p2      52 s[1]
        xorps xmm0, [r9 + 544]                             ;    73.0 p1+p2   52 s[1]
        movaps [rbp + 3024], xmm0                          ;    74.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 560]                            ;    72.0 p2      52 s[1]
        xorps xmm0, [r9 + 560]                             ;    75.0 p5+p2   52 s[1]
        movaps [r14 - 112], xmm0                           ;    76.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 576]                            ;    74.0 p2      52 s[1]
        xorps xmm0, [r9 + 576]                             ;    77.0 p0+p2   52 s[1]
        movaps [r14 - 96], xmm0                            ;    78.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 592]                            ;    76.0 p2      52 s[1]
        xorps xmm0, [r9 + 592]                             ;    79.0 p1+p2   52 s[1]
        movaps [rbp + 3040], xmm0                          ;    80.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 608]                            ;    78.0 p2      52 s[1]
        xorps xmm0, [r9 + 608]                             ;    81.0 p5+p2   52 s[1]
        movaps [rbp + 3056], xmm0                          ;    82.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 624]                            ;    80.0 p2      52 s[1]
        xorps xmm0, [r9 + 624]                             ;    83.0 p0+p2   52 s[1]
        movaps [r10 - 16], xmm0                            ;    84.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 640]                            ;    82.0 p2      52 s[1]
        xorps xmm0, [r9 + 640]                             ;    85.0 p1+p2   52 s[1]
        movaps [r10 + 0], xmm0                             ;    86.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 656]                            ;    84.0 p2      52 s[1]
        xorps xmm0, [r9 + 656]                             ;    87.0 p5+p2   52 s[1]
        movaps [rbp + 3072], xmm0                          ;    88.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 672]                            ;    86.0 p2      52 s[1]
        xorps xmm0, [r9 + 672]                             ;    89.0 p0+p2   52 s[1]
        movaps [rbp + 3088], xmm0                          ;    90.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 688]                            ;    88.0 p2      52 s[1]
        xorps xmm0, [r9 + 688]                             ;    91.0 p1+p2   52 s[1]
        movaps [r13 - 48], xmm0                            ;    92.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 704]                            ;    90.0 p2      52 s[1]
        xorps xmm0, [r9 + 704]                             ;    93.0 p5+p2   52 s[1]
        movaps [r13 - 32], xmm0                            ;    94.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 720]                            ;    92.0 p2      52 s[1]
        xorps xmm0, [r9 + 720]                             ;    95.0 p0+p2   52 s[1]
        movaps [rbp + 3104], xmm0                          ;    96.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 736]                            ;    94.0 p2      52 s[1]
        xorps xmm0, [r9 + 736]                             ;    97.0 p1+p2   52 s[1]
        movaps [rbp + 3120], xmm0                          ;    98.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 752]                            ;    96.0 p2      52 s[1]
        xorps xmm0, [r9 + 752]                             ;    99.0 p5+p2   52 s[1]
        movaps [r10 + 16], xmm0                            ;   100.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 768]                            ;    98.0 p2      52 s[1]
        xorps xmm0, [r9 + 768]                             ;   101.0 p0+p2   52 s[1]
        movaps [r10 + 32], xmm0                            ;   102.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 784]                            ;   100.0 p2      52 s[1]
        xorps xmm0, [r9 + 784]                             ;   103.0 p1+p2   52 s[1]
        movaps [rbp + 3136], xmm0                          ;   104.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 800]                            ;   102.0 p2      52 s[1]
        xorps xmm0, [r9 + 800]                             ;   105.0 p5+p2   52 s[1]
        movaps [rbp + 3152], xmm0                          ;   106.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 816]                            ;   104.0 p2      52 s[1]
        xorps xmm0, [r9 + 816]                             ;   107.0 p0+p2   52 s[1]
        movaps [r13 - 16], xmm0                            ;   108.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 832]                            ;   106.0 p2      52 s[1]
        xorps xmm0, [r9 + 832]                             ;   109.0 p1+p2   52 s[1]
        movaps [r15 - 128], xmm0                           ;   110.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 848]                            ;   108.0 p2      52 s[1]
        xorps xmm0, [r9 + 848]                             ;   111.0 p5+p2   52 s[1]
        movaps [rbp + 3168], xmm0                          ;   112.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 864]                            ;   110.0 p2      52 s[1]
        xorps xmm0, [r9 + 864]                             ;   113.0 p0+p2   52 s[1]
        movaps [rbp + 3184], xmm0                          ;   114.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 880]                            ;   112.0 p2      52 s[1]
        xorps xmm0, [r9 + 880]                             ;   115.0 p1+p2   52 s[1]
        movaps [r10 + 48], xmm0                            ;   116.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 896]                            ;   114.0 p2      52 s[1]
        xorps xmm0, [r9 + 896]                             ;   117.0 p5+p2   52 s[1]
        movaps [r10 + 64], xmm0                            ;   118.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 912]                            ;   116.0 p2      52 s[1]
        xorps xmm0, [r9 + 912]                             ;   119.0 p0+p2   52 s[1]
        movaps [rbp + 3200], xmm0                          ;   120.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 928]                            ;   118.0 p2      52 s[1]
        xorps xmm0, [r9 + 928]                             ;   121.0 p1+p2   52 s[1]
        movaps [rbp + 3216], xmm0                          ;   122.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 944]                            ;   120.0 p2      52 s[1]
        xorps xmm0, [r9 + 944]                             ;   123.0 p5+p2   52 s[1]
        movaps [r13 + 0], xmm0                             ;   124.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 960]                            ;   122.0 p2      52 s[1]
        xorps xmm0, [r9 + 960]                             ;   125.0 p0+p2   52 s[1]
        movaps [r13 + 16], xmm0                            ;   126.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 976]                            ;   124.0 p2      52 s[1]
        xorps xmm0, [r9 + 976]                             ;   127.0 p1+p2   52 s[1]
        movaps [rbp + 3232], xmm0                          ;   128.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 992]                            ;   126.0 p2      52 s[1]
        xorps xmm0, [r9 + 992]                             ;   129.0 p5+p2   52 s[1]
        movaps [rbp + 3248], xmm0                          ;   130.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1008]                           ;   128.0 p2      52 s[1]
        xorps xmm0, [r9 + 1008]                            ;   131.0 p0+p2   52 s[1]
        movaps [r10 + 80], xmm0                            ;   132.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1024]                           ;   130.0 p2      52 s[2]
        xorps xmm0, [r9 + 1024]                            ;   133.0 p1+p2   52 s[2]
        movaps [r11 + 0], xmm0                             ;   134.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1040]                           ;   132.0 p2      52 s[2]
        xorps xmm0, [r9 + 1040]                            ;   135.0 p5+p2   52 s[2]
        movaps [rbp + 3264], xmm0                          ;   136.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1056]                           ;   134.0 p2      52 s[2]
        xorps xmm0, [r9 + 1056]                            ;   137.0 p0+p2   52 s[2]
        movaps [rbp + 3280], xmm0                          ;   138.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1072]                           ;   136.0 p2      52 s[2]
        xorps xmm0, [r9 + 1072]                            ;   139.0 p1+p2   52 s[2]
        movaps [r14 - 80], xmm0                            ;   140.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1088]                           ;   138.0 p2      52 s[2]
        xorps xmm0, [r9 + 1088]                            ;   141.0 p5+p2   52 s[2]
        movaps [r14 - 64], xmm0                            ;   142.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1104]                           ;   140.0 p2      52 s[2]
        xorps xmm0, [r9 + 1104]                            ;   143.0 p0+p2   52 s[2]
        movaps [rbp + 3296], xmm0                          ;   144.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1120]                           ;   142.0 p2      52 s[2]
        xorps xmm0, [r9 + 1120]                            ;   145.0 p1+p2   52 s[2]
        movaps [rbp + 3312], xmm0                          ;   146.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1136]                           ;   144.0 p2      52 s[2]
        xorps xmm0, [r9 + 1136]                            ;   147.0 p5+p2   52 s[2]
        movaps [r10 + 96], xmm0                            ;   148.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1152]                           ;   146.0 p2      52 s[2]
        xorps xmm0, [r9 + 1152]                            ;   149.0 p0+p2   52 s[2]
        movaps [r10 + 112], xmm0                           ;   150.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1168]                           ;   148.0 p2      52 s[2]
        xorps xmm0, [r9 + 1168]                            ;   151.0 p1+p2   52 s[2]
        movaps [rbp + 3328], xmm0                          ;   152.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1184]                           ;   150.0 p2      52 s[2]
        xorps xmm0, [r9 + 1184]                            ;   153.0 p5+p2   52 s[2]
        movaps [rbp + 3344], xmm0                          ;   154.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1200]                           ;   152.0 p2      52 s[2]
        xorps xmm0, [r9 + 1200]                            ;   155.0 p0+p2   52 s[2]
        movaps [r13 + 32], xmm0                            ;   156.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1216]                           ;   154.0 p2      52 s[2]
        xorps xmm0, [r9 + 1216]                            ;   157.0 p1+p2   52 s[2]
        movaps [r15 - 112], xmm0                           ;   158.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1232]                           ;   156.0 p2      52 s[2]
        xorps xmm0, [r9 + 1232]                            ;   159.0 p5+p2   52 s[2]
        movaps [rbp + 3360], xmm0                          ;   160.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1248]                           ;   158.0 p2      52 s[2]
        xorps xmm0, [r9 + 1248]                            ;   161.0 p0+p2   52 s[2]
        movaps [rbp + 3376], xmm0                          ;   162.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1264]                           ;   160.0 p2      52 s[2]
        xorps xmm0, [r9 + 1264]                            ;   163.0 p1+p2   52 s[2]
        movaps [r11 - 128], xmm0                           ;   164.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1280]                           ;   162.0 p2      52 s[2]
        xorps xmm0, [r9 + 1280]                            ;   165.0 p5+p2   52 s[2]
        movaps [rbp + 3792], xmm0                          ;   166.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1296]                           ;   164.0 p2      52 s[2]
        xorps xmm0, [r9 + 1296]                            ;   167.0 p0+p2   52 s[2]
        movaps [rbp + 3392], xmm0                          ;   168.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1312]                           ;   166.0 p2      52 s[2]
        xorps xmm0, [r9 + 1312]                            ;   169.0 p1+p2   52 s[2]
        movaps [rbp + 3408], xmm0                          ;   170.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1328]                           ;   168.0 p2      52 s[2]
        xorps xmm0, [r9 + 1328]                            ;   171.0 p5+p2   52 s[2]
        movaps [rbp + 3888], xmm0                          ;   172.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1344]                           ;   170.0 p2      52 s[2]
        xorps xmm0, [r9 + 1344]                            ;   173.0 p0+p2   52 s[2]
        movaps [rbp + 3904], xmm0                          ;   174.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1360]                           ;   172.0 p2      52 s[2]
        xorps xmm0, [r9 + 1360]                            ;   175.0 p1+p2   52 s[2]
        movaps [rbp + 3424], xmm0                          ;   176.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1376]                           ;   174.0 p2      52 s[2]
        xorps xmm0, [r9 + 1376]                            ;   177.0 p5+p2   52 s[2]
        movaps [rbp + 3440], xmm0                          ;   178.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1392]                           ;   176.0 p2      52 s[2]
        xorps xmm0, [r9 + 1392]                            ;   179.0 p0+p2   52 s[2]
        movaps [rbp + 3808], xmm0                          ;   180.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1408]                           ;   178.0 p2      52 s[2]
        xorps xmm0, [r9 + 1408]                            ;   181.0 p1+p2   52 s[2]
        movaps [r11 - 112], xmm0                           ;   182.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1424]                           ;   180.0 p2      52 s[2]
        xorps xmm0, [r9 + 1424]                            ;   183.0 p5+p2   52 s[2]
        movaps [rbp + 3456], xmm0                          ;   184.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1440]                           ;   182.0 p2      52 s[2]
        xorps xmm0, [r9 + 1440]                            ;   185.0 p0+p2   52 s[2]
        movaps [rbp + 3472], xmm0                          ;   186.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1456]                           ;   184.0 p2      52 s[2]
        xorps xmm0, [r9 + 1456]                            ;   187.0 p1+p2   52 s[2]
        movaps [r13 + 48], xmm0                            ;   188.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1472]                           ;   186.0 p2      52 s[2]
        xorps xmm0, [r9 + 1472]                            ;   189.0 p5+p2   52 s[2]
        movaps [r13 + 64], xmm0                            ;   190.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1488]                           ;   188.0 p2      52 s[2]
        xorps xmm0, [r9 + 1488]                            ;   191.0 p0+p2   52 s[2]
        movaps [rbp + 3488], xmm0                          ;   192.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1504]                           ;   190.0 p2      52 s[2]
        xorps xmm0, [r9 + 1504]                            ;   193.0 p1+p2   52 s[2]
        movaps [rbp + 3504], xmm0                          ;   194.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1520]                           ;   192.0 p2      52 s[2]
        xorps xmm0, [r9 + 1520]                            ;   195.0 p5+p2   52 s[2]
        movaps [r11 - 96], xmm0                            ;   196.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1536]                           ;   194.0 p2      52 s[3]
        xorps xmm0, [r9 + 1536]                            ;   197.0 p0+p2   52 s[3]
        movaps [r11 + 16], xmm0                            ;   198.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1552]                           ;   196.0 p2      52 s[3]
        xorps xmm0, [r9 + 1552]                            ;   199.0 p1+p2   52 s[3]
        movaps [rbp + 3520], xmm0                          ;   200.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1568]                           ;   198.0 p2      52 s[3]
        xorps xmm0, [r9 + 1568]                            ;   201.0 p5+p2   52 s[3]
        movaps [rbp + 3536], xmm0                          ;   202.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1584]                           ;   200.0 p2      52 s[3]
        xorps xmm0, [r9 + 1584]                            ;   203.0 p0+p2   52 s[3]
        movaps [r14 - 48], xmm0                            ;   204.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1600]                           ;   202.0 p2      52 s[3]
        xorps xmm0, [r9 + 1600]                            ;   205.0 p1+p2   52 s[3]
        movaps [r14 - 32], xmm0                            ;   206.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1616]                           ;   204.0 p2      52 s[3]
        xorps xmm0, [r9 + 1616]                            ;   207.0 p5+p2   52 s[3]
        movaps [rbp + 3552], xmm0                          ;   208.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1632]                           ;   206.0 p2      52 s[3]
        xorps xmm0, [r9 + 1632]                            ;   209.0 p0+p2   52 s[3]
        movaps [rbp + 3568], xmm0                          ;   210.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1648]                           ;   208.0 p2      52 s[3]
        xorps xmm0, [r9 + 1648]                            ;   211.0 p1+p2   52 s[3]
        movaps [r11 - 80], xmm0                            ;   212.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1664]                           ;   210.0 p2      52 s[3]
        xorps xmm0, [r9 + 1664]                            ;   213.0 p5+p2   52 s[3]
        movaps [r11 - 64], xmm0                            ;   214.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1680]                           ;   212.0 p2      52 s[3]
        xorps xmm0, [r9 + 1680]                            ;   215.0 p0+p2   52 s[3]
        movaps [rbp + 3584], xmm0                          ;   216.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1696]                           ;   214.0 p2      52 s[3]
        xorps xmm0, [r9 + 1696]                            ;   217.0 p1+p2   52 s[3]
        movaps [rbp + 3600], xmm0                          ;   218.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1712]                           ;   216.0 p2      52 s[3]
        xorps xmm0, [r9 + 1712]                            ;   219.0 p5+p2   52 s[3]
        movaps [r13 + 80], xmm0                            ;   220.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1728]                           ;   218.0 p2      52 s[3]
        xorps xmm0, [r9 + 1728]                            ;   221.0 p0+p2   52 s[3]
        movaps [r15 - 96], xmm0                            ;   222.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1744]                           ;   220.0 p2      52 s[3]
        xorps xmm0, [r9 + 1744]                            ;   223.0 p1+p2   52 s[3]
        movaps [rbp + 3616], xmm0                          ;   224.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1760]                           ;   222.0 p2      52 s[3]
        xorps xmm0, [r9 + 1760]                            ;   225.0 p5+p2   52 s[3]
        movaps [rbp + 3632], xmm0                          ;   226.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1776]                           ;   224.0 p2      52 s[3]
        xorps xmm0, [r9 + 1776]                            ;   227.0 p0+p2   52 s[3]
        movaps [r11 - 48], xmm0                            ;   228.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1792]                           ;   226.0 p2      52 s[3]
        xorps xmm0, [r9 + 1792]                            ;   229.0 p1+p2   52 s[3]
        movaps [rbp + 3824], xmm0                          ;   230.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1808]                           ;   228.0 p2      52 s[3]
        xorps xmm0, [r9 + 1808]                            ;   231.0 p5+p2   52 s[3]
        movaps [rbp + 3648], xmm0                          ;   232.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1824]                           ;   230.0 p2      52 s[3]
        xorps xmm0, [r9 + 1824]                            ;   233.0 p0+p2   52 s[3]
        movaps [rbp + 3664], xmm0                          ;   234.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1840]                           ;   232.0 p2      52 s[3]
        xorps xmm0, [r9 + 1840]                            ;   235.0 p1+p2   52 s[3]
        movaps [r13 + 96], xmm0                            ;   236.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1856]                           ;   234.0 p2      52 s[3]
        xorps xmm0, [r9 + 1856]                            ;   237.0 p5+p2   52 s[3]
        movaps [r15 - 80], xmm0                            ;   238.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1872]                           ;   236.0 p2      52 s[3]
        xorps xmm0, [r9 + 1872]                            ;   239.0 p0+p2   52 s[3]
        movaps [rbp + 3680], xmm0                          ;   240.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1888]                           ;   238.0 p2      52 s[3]
        xorps xmm0, [r9 + 1888]                            ;   241.0 p1+p2   52 s[3]
        movaps [rbp + 3696], xmm0                          ;   242.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1904]                           ;   240.0 p2      52 s[3]
        xorps xmm0, [r9 + 1904]                            ;   243.0 p5+p2   52 s[3]
        movaps [rbp + 3840], xmm0                          ;   244.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1920]                           ;   242.0 p2      52 s[3]
        xorps xmm0, [r9 + 1920]                            ;   245.0 p0+p2   52 s[3]
        movaps [rbp + 3856], xmm0                          ;   246.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1936]                           ;   244.0 p2      52 s[3]
        xorps xmm0, [r9 + 1936]                            ;   247.0 p1+p2   52 s[3]
        movaps [rbp + 3952], xmm0                          ;   248.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1952]                           ;   246.0 p2      52 s[3]
        xorps xmm0, [r9 + 1952]                            ;   249.0 p5+p2   52 s[3]
        movaps [rbp + 3968], xmm0                          ;   250.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1968]                           ;   248.0 p2      52 s[3]
        xorps xmm0, [r9 + 1968]                            ;   251.0 p0+p2   52 s[3]
        movaps [rbp + 3920], xmm0                          ;   252.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1984]                           ;   250.0 p2      52 s[3]
        xorps xmm0, [r9 + 1984]                            ;   253.0 p1+p2   52 s[3]
        movaps [rbp + 3936], xmm0                          ;   254.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 2000]                           ;   252.0 p2      52 s[3]
        xorps xmm0, [r9 + 2000]                            ;   255.0 p5+p2   52 s[3]
        movaps [rbp + 3984], xmm0                          ;   256.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 2016]                           ;   254.0 p2      52 s[3]
        xorps xmm0, [r9 + 2016]                            ;   257.0 p0+p2   52 s[3]
        movaps [rbp + 4000], xmm0                          ;   258.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 2032]                           ;   256.0 p2      52 s[3]
        xorps xmm0, [r9 + 2032]                            ;   259.0 p1+p2   52 s[3]
        movaps [rbp + 3872], xmm0                          ;   260.0 p3+p4   53 rounds
        add r9, 0x4800                                     ;   249.0 p5      53 rounds
        mov qword [rbp + 5072], r9                         ;   250.0 p3+p4   53 rounds
        movdqa xmm0, [rbp + 3872]                          ;                    resident
        movdqa xmm1, [rbp + 3856]                          ;                    resident
        movdqa xmm2, [rbp + 3920]                          ;                    resident
        movdqa xmm3, [rbp + 3936]                          ;                    resident
        movdqa xmm4, [rbp + 3952]                          ;                    resident
        movdqa xmm5, [rbp + 4000]                          ;                    resident
        movdqa xmm6, [rbp + 3968]                          ;                    resident
        movdqa xmm7, [rbp + 3984]                          ;                    resident
        movdqa xmm8, [rbp + 3808]                          ;                    resident
        movdqa xmm9, [rbp + 3840]                          ;                    resident
        movdqa xmm10, [rbp + 3792]                         ;                    resident
        movdqa xmm11, [rbp + 3824]                         ;                    resident
        movdqa xmm12, [rbp + 3888]                         ;                    resident
        movdqa xmm13, [rbp + 3904]                         ;                    resident
        mov r8, qword [rbp + 5064]                         ;                    resident
        align 16
.rounds_2:
        movaps xmm14, [r15 - 64]                           ;     0.0 p2      43 t[0]
        movaps xmm15, [r15 - 16]                           ;     1.0 p2      43 t[0]
        movaps [rbp + 80], xmm11                           ;     0.5 p3+p4   43 t[1] spill
        movaps xmm11, [r15 - 48]                           ;     2.0 p2      43 t[0]
        movaps [rbp + 0], xmm9                             ;     1.5 p3+p4   43 t[1] spill
        movaps xmm9, [r15 - 32]                            ;     3.0 p2      43 t[0]
        movaps [rdi + 16], xmm7                            ;     2.5 p3+p4   43 t[0] spill
        movaps xmm7, [r13 + 112]                           ;     4.0 p2      43 t[0]
        xorps xmm7, [r14 - 128]                            ;     7.0 p0+p2   43 t[0]
        xorps xmm14, xmm7                                  ;     8.0 p1      43 t[0]
        movaps [rcx + 16], xmm6                            ;     3.5 p3+p4   43 t[0] spill
        movaps xmm6, xmm14                                 ;     9.0 p5      43 t[0] copy
        xorps xmm6, [r10 - 128]                            ;    10.0 p0+p2   43 t[0]
        xorps xmm15, xmm6                                  ;    11.0 p1      43 t[0]
        xorps xmm9, xmm15                                  ;    12.0 p5      43 t[0]
        movaps [rdi + 32], xmm1                            ;     4.5 p3+p4   43 t[0] spill
        movaps xmm1, xmm15                                 ;    12.0 p0      43 t[0] copy
        movaps [rsi - 32], xmm5                            ;     5.5 p3+p4   43 t[0] spill
        movaps xmm5, xmm15                                 ;    12.0 p1      43 t[0] copy
        movaps [rdi - 16], xmm0                            ;     6.5 p3+p4   43 t[0] spill
        movaps xmm0, xmm6                                  ;    11.0 p5      43 t[0] copy
        xorps xmm0, [r11 - 32]                             ;    12.0 p0+p2   43 t[0]
        xorps xmm11, xmm0                                  ;    13.0 p1      43 t[0]
        movaps [rcx + 32], xmm4                            ;     7.5 p3+p4   43 t[0] spill
        movaps xmm4, xmm11                                 ;    14.0 p5      43 t[0] copy
        xorps xmm4, [r13 + 112]                            ;    15.0 p0+p2   43 t[0]
        xorps xmm1, xmm4                                   ;    16.0 p1      43 t[0]
        movaps [rbp - 64], xmm2                            ;     8.5 p3+p4   43 t[0] spill
        movaps xmm2, xmm6                                  ;    11.0 p5      43 t[0] copy
        andps xmm2, xmm1                                   ;    17.0 p0      43 t[0]
        movaps [rbp - 48], xmm3                            ;     9.5 p3+p4   43 t[0] spill
        movaps xmm3, xmm6                                  ;    11.0 p1      43 t[0] copy
        movaps [rsi - 16], xmm10                           ;    10.5 p3+p4   43 t[0] spill
        movaps xmm10, xmm1                                 ;    17.0 p5      43 t[0] copy
        xorps xmm10, [r10 - 128]                           ;    18.0 p0+p2   43 t[0]
        movaps [rdx + 64], xmm8                            ;    11.5 p3+p4   43 t[0] spill
        movaps xmm8, xmm0                                  ;    13.0 p1      43 t[0] copy
        orps xmm8, [r10 - 128]                             ;    14.0 p5+p2   43 t[0]
        xorps xmm11, xmm8                                  ;    15.0 p0      43 t[0]
        movaps [rbp - 128], xmm12                          ;    12.5 p3+p4   43 t[0] spill
        movaps xmm12, xmm0                                 ;    13.0 p1      43 t[0] copy
        movaps [rbp - 96], xmm13                           ;    13.5 p3+p4   43 t[0] spill
        movaps xmm13, xmm9                                 ;    13.0 p5      43 t[0] copy
        xorps xmm13, [r14 - 128]                           ;    14.0 p0+p2   43 t[0]
        movaps [rbp + 96], xmm15                           ;    14.5 p3+p4   43 t[0] spill
        movaps xmm15, xmm9                                 ;    13.2 p1      43 t[0] copy
        xorps xmm15, [r11 - 32]                            ;    14.2 p5+p2   43 t[0]
        movaps [rcx + 96], xmm1                            ;    17.0 p3+p4   43 t[0] spill
        movaps xmm1, xmm9                                  ;    14.0 p0      43 t[0] copy
        movaps [rdi + 48], xmm9                            ;    16.5 p3+p4   43 t[0] spill
        movaps xmm9, xmm15                                 ;    15.2 p1      43 t[0] copy
        andps xmm9, xmm13                                  ;    16.2 p5      43 t[0]
        xorps xmm11, xmm9                                  ;    17.2 p0      43 t[0]
        movaps xmm9, xmm13                                 ;    15.5 p1      43 t[0] copy
        xorps xmm9, xmm10                                  ;    19.0 p5      43 t[0]
        andps xmm1, xmm9                                   ;    20.0 p0      43 t[0]
        xorps xmm14, xmm1                                  ;    21.0 p1      43 t[0]
        movaps xmm1, xmm13                                 ;    16.8 p5      43 t[0] copy
        xorps xmm1, xmm4                                   ;    17.8 p0      43 t[0]
        movaps [rcx + 112], xmm6                           ;    17.5 p3+p4   43 t[0] spill
        movaps xmm6, xmm4                                  ;    17.5 p1      43 t[0] copy
        movaps [rdi + 64], xmm15                           ;    18.5 p3+p4   43 t[0] spill
        movaps xmm15, xmm9                                 ;    20.0 p5      43 t[0] copy
        xorps xmm15, [r13 + 112]                           ;    21.0 p0+p2   43 t[0]
        xorps xmm12, xmm15                                 ;    22.0 p1      43 t[0]
        movaps [rdx + 80], xmm9                            ;    20.0 p3+p4   43 t[0] spill
        movaps xmm9, xmm2                                  ;    18.8 p5      43 t[0] copy
        xorps xmm9, [r14 - 128]                            ;    19.8 p0+p2   43 t[0]
        movaps [rsi - 96], xmm13                           ;    20.5 p3+p4   43 t[0] spill
        movaps xmm13, xmm10                                ;    19.5 p1      43 t[0] copy
        xorps xmm13, [r11 - 32]                            ;    20.5 p5+p2   43 t[0]
        xorps xmm7, xmm13                                  ;    21.5 p0      43 t[0]
        andps xmm13, xmm10                                 ;    21.5 p1      43 t[0]
        xorps xmm14, xmm13                                 ;    22.5 p5      43 t[0]
        xorps xmm2, xmm14                                  ;    23.5 p0      43 t[0]
        xorps xmm8, xmm14                                  ;    23.5 p1      43 t[0]
        andps xmm6, xmm7                                   ;    22.5 p5      43 t[0]
        xorps xmm13, xmm6                                  ;    23.5 p0      43 t[0]
        xorps xmm3, xmm7                                   ;    22.5 p1      43 t[0]
        andps xmm5, xmm3                                   ;    23.5 p5      43 t[0]
        xorps xmm2, xmm5                                   ;    24.5 p0      43 t[0]
        xorps xmm9, xmm13                                  ;    24.5 p1      43 t[0]
        xorps xmm11, xmm13                                 ;    24.5 p5      43 t[0]
        movaps xmm14, xmm15                                ;    24.0 p0      43 t[0] copy
        andps xmm14, xmm1                                  ;    25.0 p1      43 t[0]
        xorps xmm9, xmm14                                  ;    26.0 p5      43 t[0]
        movaps xmm14, xmm1                                 ;    25.0 p0      43 t[0] copy
        movaps xmm5, [r10 - 128]                           ;    23.8 p2      43 t[0] reload
        xorps xmm14, xmm5                                  ;    26.8 p1      43 t[0]
        movaps xmm6, xmm12                                 ;    25.8 p5      43 t[0] copy
        andps xmm6, xmm14                                  ;    27.8 p0      43 t[0]
        xorps xmm8, xmm6                                   ;    28.8 p1      43 t[0]
        movaps xmm6, xmm2                                  ;    26.8 p5      43 t[0] copy
        andps xmm6, xmm9                                   ;    27.8 p0      43 t[0]
        xorps xmm8, xmm6                                   ;    29.8 p1      43 t[0]
        movaps xmm13, xmm9                                 ;    27.8 p5      43 t[0] copy
        xorps xmm9, xmm8                                   ;    30.8 p0      43 t[0]
        andps xmm8, xmm11                                  ;    30.8 p1      43 t[0]
        xorps xmm2, xmm8                                   ;    31.8 p5      43 t[0]
        orps xmm6, xmm9                                    ;    31.8 p0      43 t[0]
        xorps xmm6, xmm2                                   ;    32.8 p1      43 t[0]
        andps xmm0, xmm6                                   ;    33.8 p5      43 t[0]
        movaps xmm8, xmm11                                 ;    30.0 p0      43 t[0] copy
        andps xmm8, xmm2                                   ;    32.8 p1      43 t[0]
        xorps xmm13, xmm8                                  ;    33.8 p5      43 t[0]
        andps xmm2, xmm13                                  ;    34.8 p0      43 t[0]
        xorps xmm11, xmm2                                  ;    35.8 p1      43 t[0]
        andps xmm12, xmm13                                 ;    34.8 p5      43 t[0]
        andps xmm14, xmm13                                 ;    34.8 p0      43 t[0]
        andps xmm3, xmm11                                  ;    36.8 p1      43 t[0]
        movaps xmm2, [rbp + 96]                            ;    29.5 p2      43 t[0] reload
        andps xmm2, xmm11                                  ;    36.8 p5      43 t[0]
        movaps xmm8, xmm11                                 ;    36.8 p0      43 t[0] copy
        xorps xmm11, xmm13                                 ;    36.8 p1      43 t[0]
        xorps xmm2, [rel aes128_encrypt.T0_constants128]   ;    37.8 p5+p2   43 t[0]
        movaps [rbp + 96], xmm0                            ;    34.8 p3+p4   43 t[0] spill
        movaps xmm0, [rdx + 80]                            ;    31.8 p2      43 t[0] reload
        andps xmm0, xmm11                                  ;    37.8 p0      43 t[0]
        movaps [rdx + 80], xmm14                           ;    35.8 p3+p4   43 t[0] spill
        movaps xmm14, [rdi + 48]                           ;    32.8 p2      43 t[0] reload
        andps xmm14, xmm11                                 ;    37.8 p1      43 t[0]
        movaps xmm11, xmm13                                ;    34.8 p5      43 t[0] copy
        orps xmm11, xmm6                                   ;    35.8 p0      43 t[0]
        xorps xmm9, xmm11                                  ;    36.8 p1      43 t[0]
        xorps xmm13, xmm6                                  ;    35.8 p5      43 t[0]
        andps xmm15, xmm13                                 ;    36.8 p0      43 t[0]
        andps xmm1, xmm13                                  ;    36.8 p1      43 t[0]
        andps xmm4, xmm9                                   ;    37.8 p5      43 t[0]
        xorps xmm13, xmm9                                  ;    37.8 p0      43 t[0]
        andps xmm7, xmm9                                   ;    37.8 p1      43 t[0]
        xorps xmm8, xmm9                                   ;    37.8 p5      43 t[0]
        xorps xmm7, xmm15                                  ;    38.8 p0      43 t[0]
        xorps xmm4, xmm0                                   ;    38.8 p1      43 t[0]
        xorps xmm2, xmm4                                   ;    39.8 p5      43 t[0]
        movaps xmm9, [rsi - 96]                            ;    37.2 p2      43 t[0] reload
        andps xmm9, xmm13                                  ;    40.2 p0      43 t[0]
        movaps xmm11, [rdi + 64]                           ;    38.2 p2      43 t[0] reload
        andps xmm11, xmm13                                 ;    41.2 p1      43 t[0]
        xorps xmm15, xmm11                                 ;    42.2 p5      43 t[0]
        xorps xmm4, xmm9                                   ;    41.2 p0      43 t[0]
        movaps xmm11, [rcx + 112]                          ;    39.2 p2      43 t[0] reload
        andps xmm11, xmm8                                  ;    42.2 p1      43 t[0]
        movaps xmm13, [rcx + 96]                           ;    40.2 p2      43 t[0] reload
        andps xmm13, xmm8                                  ;    43.2 p5      43 t[0]
        xorps xmm9, xmm13                                  ;    44.2 p0      43 t[0]
        xorps xmm8, xmm6                                   ;    41.5 p1      43 t[0]
        andps xmm6, xmm5                                   ;    41.8 p5      43 t[0]
        andps xmm10, xmm8                                  ;    42.5 p0      43 t[0]
        xorps xmm0, xmm10                                  ;    43.5 p1      43 t[0]
        xorps xmm0, xmm6                                   ;    44.5 p5      43 t[0]
        xorps xmm9, xmm6                                   ;    45.2 p0      43 t[0]
        andps xmm8, [r11 - 32]                             ;    43.5 p1+p2   43 t[0]
        xorps xmm11, xmm8                                  ;    44.5 p5      43 t[0]
        xorps xmm14, xmm11                                 ;    45.5 p0      43 t[0]
        xorps xmm11, xmm7                                  ;    45.5 p1      43 t[0]
        movaps xmm5, [rdx + 80]                            ;    42.5 p2      43 t[0] reload
        xorps xmm4, xmm5                                   ;    45.5 p5      43 t[0]
        xorps xmm0, xmm5                                   ;    45.5 p0      43 t[0]
        xorps xmm11, xmm4                                  ;    46.5 p1      43 t[0]
        xorps xmm1, xmm11                                  ;    47.5 p5      43 t[0]
        xorps xmm9, xmm1                                   ;    48.5 p0      43 t[0]
        xorps xmm2, xmm1                                   ;    48.5 p1      43 t[0]
        xorps xmm3, xmm9                                   ;    49.5 p5      43 t[0]
        xorps xmm12, xmm3                                  ;    50.5 p0      43 t[0]
        xorps xmm14, xmm3                                  ;    50.5 p1      43 t[0]
        xorps xmm15, xmm12                                 ;    51.5 p5      43 t[0]
        movaps xmm1, [rel aes128_encrypt.T0_constants128]  ;    45.2 p2      43 t[0] reload
        xorps xmm11, xmm1                                  ;    48.2 p0      43 t[0]
        xorps xmm4, xmm1                                   ;    48.5 p1      43 t[0]
        xorps xmm14, xmm1                                  ;    51.5 p5      43 t[0]
        movaps xmm3, [rbp + 3072]                          ;    46.2 p2      43 t[0]
        movaps xmm5, [rbp + 3120]                          ;    47.2 p2      43 t[0]
        movaps xmm6, [rbp + 3088]                          ;    48.2 p2      43 t[0]
        movaps xmm10, [rbp + 3104]                         ;    49.2 p2      43 t[0]
        movaps xmm13, xmm1                                 ;    49.0 p0      43 t[0] copy
        movaps [rdx + 80], xmm11                           ;    49.2 p3+p4   43 t[0] spill
        movaps xmm11, xmm1                                 ;    49.5 p1      43 t[0] copy
        movaps [rcx + 96], xmm0                            ;    48.5 p3+p4   43 t[0] spill
        movaps xmm0, xmm1                                  ;    49.8 p5      43 t[0] copy
        movaps xmm1, [r13 - 48]                            ;    50.2 p2      43 t[0]
        xorps xmm1, [r13 - 32]                             ;    53.2 p0+p2   43 t[0]
        xorps xmm3, xmm1                                   ;    54.2 p1      43 t[0]
        movaps [rcx + 112], xmm4                           ;    49.5 p3+p4   43 t[0] spill
        movaps xmm4, xmm3                                  ;    55.2 p5      43 t[0] copy
        xorps xmm4, [r10 + 16]                             ;    56.2 p0+p2   43 t[0]
        xorps xmm5, xmm4                                   ;    57.2 p1      43 t[0]
        xorps xmm10, xmm5                                  ;    58.2 p5      43 t[0]
        movaps [rdi + 64], xmm9                            ;    50.5 p3+p4   43 t[0] spill
        movaps xmm9, xmm5                                  ;    58.2 p0      43 t[0] copy
        movaps [rsi - 96], xmm14                           ;    52.5 p3+p4   43 t[0] spill
        movaps xmm14, xmm5                                 ;    58.2 p1      43 t[0] copy
        movaps [rdi + 48], xmm2                            ;    52.5 p3+p4   43 t[0] spill
        movaps xmm2, xmm4                                  ;    57.2 p5      43 t[0] copy
        xorps xmm2, [r10 + 0]                              ;    58.2 p0+p2   43 t[0]
        xorps xmm6, xmm2                                   ;    59.2 p1      43 t[0]
        movaps [rsi + 0], xmm8                             ;    53.5 p3+p4   43 t[0] spill
        movaps xmm8, xmm6                                  ;    60.2 p5      43 t[0] copy
        xorps xmm8, [r13 - 48]                             ;    61.2 p0+p2   43 t[0]
        xorps xmm9, xmm8                                   ;    62.2 p1      43 t[0]
        movaps [rcx + 64], xmm7                            ;    54.5 p3+p4   43 t[0] spill
        movaps xmm7, xmm4                                  ;    57.2 p5      43 t[0] copy
        andps xmm7, xmm9                                   ;    63.2 p0      43 t[0]
        movaps [rdx + 96], xmm12                           ;    55.5 p3+p4   43 t[0] spill
        movaps xmm12, xmm4                                 ;    57.2 p1      43 t[0] copy
        movaps [rsi - 64], xmm15                           ;    56.5 p3+p4   43 t[0] spill
        movaps xmm15, xmm9                                 ;    63.2 p5      43 t[0] copy
        xorps xmm15, [r10 + 16]                            ;    64.2 p0+p2   43 t[0]
        movaps [rdi + 80], xmm0                            ;    57.5 p3+p4   43 t[0] spill
        movaps xmm0, xmm2                                  ;    59.2 p1      43 t[0] copy
        orps xmm0, [r10 + 16]                              ;    60.2 p5+p2   43 t[0]
        xorps xmm6, xmm0                                   ;    61.2 p0      43 t[0]
        movaps [rsi - 80], xmm11                           ;    58.5 p3+p4   43 t[0] spill
        movaps xmm11, xmm2                                 ;    59.2 p1      43 t[0] copy
        movaps [rcx + 80], xmm13                           ;    59.5 p3+p4   43 t[0] spill
        movaps xmm13, xmm10                                ;    59.2 p5      43 t[0] copy
        xorps xmm13, [r13 - 32]                            ;    60.2 p0+p2   43 t[0]
        movaps [rdi - 48], xmm5                            ;    60.5 p3+p4   43 t[0] spill
        movaps xmm5, xmm10                                 ;    59.5 p1      43 t[0] copy
        xorps xmm5, [r10 + 0]                              ;    60.5 p5+p2   43 t[0]
        movaps [rax + 48], xmm9                            ;    63.2 p3+p4   43 t[0] spill
        movaps xmm9, xmm10                                 ;    60.2 p0      43 t[0] copy
        movaps [rbp - 80], xmm10                           ;    62.5 p3+p4   43 t[0] spill
        movaps xmm10, xmm5                                 ;    61.5 p1      43 t[0] copy
        andps xmm10, xmm13                                 ;    62.5 p5      43 t[0]
        xorps xmm6, xmm10                                  ;    63.5 p0      43 t[0]
        movaps xmm10, xmm13                                ;    61.8 p1      43 t[0] copy
        xorps xmm10, xmm15                                 ;    65.2 p5      43 t[0]
        andps xmm9, xmm10                                  ;    66.2 p0      43 t[0]
        xorps xmm3, xmm9                                   ;    67.2 p1      43 t[0]
        movaps xmm9, xmm13                                 ;    63.0 p5      43 t[0] copy
        xorps xmm9, xmm8                                   ;    64.0 p0      43 t[0]
        movaps [rbp + 112], xmm4                           ;    63.5 p3+p4   43 t[0] spill
        movaps xmm4, xmm8                                  ;    63.8 p1      43 t[0] copy
        movaps [rdx - 128], xmm5                           ;    64.5 p3+p4   43 t[0] spill
        movaps xmm5, xmm10                                 ;    66.2 p5      43 t[0] copy
        xorps xmm5, [r13 - 48]                             ;    67.2 p0+p2   43 t[0]
        xorps xmm11, xmm5                                  ;    68.2 p1      43 t[0]
        movaps [rsi + 16], xmm10                           ;    66.2 p3+p4   43 t[0] spill
        movaps xmm10, xmm7                                 ;    65.0 p5      43 t[0] copy
        xorps xmm10, [r13 - 32]                            ;    66.0 p0+p2   43 t[0]
        movaps [rdx - 112], xmm13                          ;    66.5 p3+p4   43 t[0] spill
        movaps xmm13, xmm15                                ;    65.8 p1      43 t[0] copy
        xorps xmm13, [r10 + 0]                             ;    66.8 p5+p2   43 t[0]
        xorps xmm1, xmm13                                  ;    67.8 p0      43 t[0]
        andps xmm13, xmm15                                 ;    67.8 p1      43 t[0]
        xorps xmm3, xmm13                                  ;    68.8 p5      43 t[0]
        xorps xmm7, xmm3                                   ;    69.8 p0      43 t[0]
        xorps xmm0, xmm3                                   ;    69.8 p1      43 t[0]
        andps xmm4, xmm1                                   ;    68.8 p5      43 t[0]
        xorps xmm13, xmm4                                  ;    69.8 p0      43 t[0]
        xorps xmm12, xmm1                                  ;    68.8 p1      43 t[0]
        andps xmm14, xmm12                                 ;    69.8 p5      43 t[0]
        xorps xmm7, xmm14                                  ;    70.8 p0      43 t[0]
        xorps xmm10, xmm13                                 ;    70.8 p1      43 t[0]
        xorps xmm6, xmm13                                  ;    70.8 p5      43 t[0]
        movaps xmm14, xmm5                                 ;    70.2 p0      43 t[0] copy
        andps xmm14, xmm9                                  ;    71.2 p1      43 t[0]
        xorps xmm10, xmm14                                 ;    72.2 p5      43 t[0]
        movaps xmm14, xmm9                                 ;    71.2 p0      43 t[0] copy
        movaps xmm3, [r10 + 16]                            ;    70.0 p2      43 t[0] reload
        xorps xmm14, xmm3                                  ;    73.0 p1      43 t[0]
        movaps xmm4, xmm11                                 ;    72.0 p5      43 t[0] copy
        andps xmm4, xmm14                                  ;    74.0 p0      43 t[0]
        xorps xmm0, xmm4                                   ;    75.0 p1      43 t[0]
        movaps xmm4, xmm7                                  ;    73.0 p5      43 t[0] copy
        andps xmm4, xmm10                                  ;    74.0 p0      43 t[0]
        xorps xmm0, xmm4                                   ;    76.0 p1      43 t[0]
        movaps xmm13, xmm10                                ;    74.0 p5      43 t[0] copy
        xorps xmm10, xmm0                                  ;    77.0 p0      43 t[0]
        andps xmm0, xmm6                                   ;    77.0 p1      43 t[0]
        xorps xmm7, xmm0                                   ;    78.0 p5      43 t[0]
        orps xmm4, xmm10                                   ;    78.0 p0      43 t[0]
        xorps xmm4, xmm7                                   ;    79.0 p1      43 t[0]
        andps xmm2, xmm4                                   ;    80.0 p5      43 t[0]
        movaps xmm0, xmm6                                  ;    76.2 p0      43 t[0] copy
        andps xmm0, xmm7                                   ;    79.0 p1      43 t[0]
        xorps xmm13, xmm0                                  ;    80.0 p5      43 t[0]
        andps xmm7, xmm13                                  ;    81.0 p0      43 t[0]
        xorps xmm6, xmm7                                   ;    82.0 p1      43 t[0]
        andps xmm11, xmm13                                 ;    81.0 p5      43 t[0]
        andps xmm14, xmm13                                 ;    81.0 p0      43 t[0]
        andps xmm12, xmm6                                  ;    83.0 p1      43 t[0]
        movaps xmm0, [rdi - 48]                            ;    75.8 p2      43 t[0] reload
        andps xmm0, xmm6                                   ;    83.0 p5      43 t[0]
        movaps xmm7, [rsi - 80]                            ;    76.8 p2      43 t[0] reload
        xorps xmm7, xmm0                                   ;    84.0 p0      43 t[0]
        movaps xmm0, xmm6                                  ;    83.0 p1      43 t[0] copy
        xorps xmm6, xmm13                                  ;    83.0 p5      43 t[0]
        movaps [rsi - 80], xmm14                           ;    82.0 p3+p4   43 t[0] spill
        movaps xmm14, [rsi + 16]                           ;    78.0 p2      43 t[0] reload
        andps xmm14, xmm6                                  ;    84.0 p0      43 t[0]
        movaps [rsi + 16], xmm14                           ;    85.0 p3+p4   43 t[0] spill
        movaps xmm14, [rbp - 80]                           ;    79.0 p2      43 t[0] reload
        andps xmm14, xmm6                                  ;    84.0 p1      43 t[0]
        movaps xmm6, [rdi + 80]                            ;    80.0 p2      43 t[0] reload
        xorps xmm6, xmm14                                  ;    85.0 p5      43 t[0]
        movaps xmm14, xmm13                                ;    81.2 p0      43 t[0] copy
        orps xmm14, xmm4                                   ;    82.2 p1      43 t[0]
        xorps xmm10, xmm14                                 ;    83.2 p5      43 t[0]
        xorps xmm13, xmm4                                  ;    82.2 p0      43 t[0]
        andps xmm5, xmm13                                  ;    83.2 p1      43 t[0]
        andps xmm9, xmm13                                  ;    83.2 p5      43 t[0]
        andps xmm8, xmm10                                  ;    84.2 p0      43 t[0]
        xorps xmm13, xmm10                                 ;    84.2 p1      43 t[0]
        andps xmm1, xmm10                                  ;    84.2 p5      43 t[0]
        xorps xmm0, xmm10                                  ;    84.2 p0      43 t[0]
        xorps xmm1, xmm5                                   ;    85.2 p1      43 t[0]
        xorps xmm2, xmm1                                   ;    86.2 p5      43 t[0]
        movaps xmm14, [rdx - 112]                          ;    83.5 p2      43 t[0] reload
        andps xmm14, xmm13                                 ;    86.5 p0      43 t[0]
        movaps xmm10, [rdx - 128]                          ;    84.5 p2      43 t[0] reload
        andps xmm10, xmm13                                 ;    87.5 p1      43 t[0]
        xorps xmm5, xmm10                                  ;    88.5 p5      43 t[0]
        movaps xmm10, [rbp + 112]                          ;    85.5 p2      43 t[0] reload
        andps xmm10, xmm0                                  ;    88.5 p0      43 t[0]
        movaps xmm13, [rax + 48]                           ;    86.5 p2      43 t[0] reload
        andps xmm13, xmm0                                  ;    89.5 p1      43 t[0]
        xorps xmm0, xmm4                                   ;    87.0 p5      43 t[0]
        andps xmm4, xmm3                                   ;    87.2 p0      43 t[0]
        andps xmm15, xmm0                                  ;    88.0 p1      43 t[0]
        xorps xmm15, xmm4                                  ;    89.0 p5      43 t[0]
        xorps xmm4, xmm13                                  ;    90.5 p0      43 t[0]
        xorps xmm4, xmm14                                  ;    91.5 p1      43 t[0]
        andps xmm0, [r10 + 0]                              ;    89.0 p5+p2   43 t[0]
        xorps xmm10, xmm0                                  ;    90.0 p0      43 t[0]
        xorps xmm2, xmm0                                   ;    90.0 p1      43 t[0]
        xorps xmm1, xmm10                                  ;    91.0 p5      43 t[0]
        xorps xmm6, xmm10                                  ;    91.0 p0      43 t[0]
        movaps xmm0, [rsi + 16]                            ;    88.5 p2      43 t[0] reload
        xorps xmm8, xmm0                                   ;    91.5 p1      43 t[0]
        xorps xmm15, xmm0                                  ;    91.5 p5      43 t[0]
        xorps xmm14, xmm8                                  ;    92.5 p0      43 t[0]
        xorps xmm7, xmm8                                   ;    92.5 p1      43 t[0]
        movaps xmm0, [rsi - 80]                            ;    89.8 p2      43 t[0] reload
        xorps xmm14, xmm0                                  ;    93.5 p5      43 t[0]
        xorps xmm15, xmm0                                  ;    92.8 p0      43 t[0]
        xorps xmm1, xmm14                                  ;    94.5 p1      43 t[0]
        movaps xmm0, [rcx + 80]                            ;    90.8 p2      43 t[0] reload
        xorps xmm0, xmm14                                  ;    94.5 p5      43 t[0]
        xorps xmm9, xmm1                                   ;    95.5 p0      43 t[0]
        xorps xmm4, xmm9                                   ;    96.5 p1      43 t[0]
        xorps xmm7, xmm9                                   ;    96.5 p5      43 t[0]
        xorps xmm12, xmm4                                  ;    97.5 p0      43 t[0]
        xorps xmm11, xmm12                                 ;    98.5 p1      43 t[0]
        xorps xmm6, xmm12                                  ;    98.5 p5      43 t[0]
        xorps xmm5, xmm11                                  ;    99.5 p0      43 t[0]
        xorps xmm2, xmm11                                  ;    99.5 p1      43 t[0]
        movaps xmm14, [rbp + 3392]                         ;    93.2 p2      43 t[0]
        movaps xmm3, [rbp + 3440]                          ;    94.2 p2      43 t[0]
        movaps xmm8, [rbp + 3408]                          ;    95.2 p2      43 t[0]
        movaps xmm9, [rbp + 3424]                          ;    96.2 p2      43 t[0]
        movaps xmm10, [rbp - 128]                          ;    97.2 p2      43 t[0]
        movaps xmm11, [rbp - 96]                           ;    98.2 p2      43 t[0] reload
        xorps xmm10, xmm11                                 ;   101.2 p5      43 t[0]
        xorps xmm14, xmm10                                 ;   102.2 p0      43 t[0]
        movaps xmm12, xmm14                                ;   103.2 p1      43 t[0] copy
        movaps xmm13, [rdx + 64]                           ;    99.2 p2      43 t[0] reload
        xorps xmm12, xmm13                                 ;   104.2 p5      43 t[0]
        xorps xmm3, xmm12                                  ;   105.2 p0      43 t[0]
        xorps xmm9, xmm3                                   ;   106.2 p1      43 t[0]
        movaps [rcx + 80], xmm4                            ;    97.5 p3+p4   43 t[0] spill
        movaps xmm4, xmm3                                  ;   106.2 p5      43 t[0] copy
        movaps [rsi - 80], xmm15                           ;    97.5 p3+p4   43 t[0] spill
        movaps xmm15, xmm3                                 ;   106.2 p0      43 t[0] copy
        movaps [rsi + 16], xmm0                            ;    98.5 p3+p4   43 t[0] spill
        movaps xmm0, xmm12                                 ;   105.2 p1      43 t[0] copy
        xorps xmm0, [rsi - 16]                             ;   106.2 p5+p2   43 t[0]
        xorps xmm8, xmm0                                   ;   107.2 p0      43 t[0]
        movaps [rax + 48], xmm1                            ;    99.5 p3+p4   43 t[0] spill
        movaps xmm1, xmm8                                  ;   108.2 p1      43 t[0] copy
        xorps xmm1, [rbp - 128]                            ;   109.2 p5+p2   43 t[0]
        xorps xmm4, xmm1                                   ;   110.2 p0      43 t[0]
        movaps [rbp + 112], xmm6                           ;   100.5 p3+p4   43 t[0] spill
        movaps xmm6, xmm12                                 ;   105.2 p1      43 t[0] copy
        andps xmm6, xmm4                                   ;   111.2 p5      43 t[0]
        movaps [rdx - 128], xmm7                           ;   101.5 p3+p4   43 t[0] spill
        movaps xmm7, xmm12                                 ;   105.2 p0      43 t[0] copy
        movaps [rdx - 112], xmm2                           ;   102.5 p3+p4   43 t[0] spill
        movaps xmm2, xmm4                                  ;   111.2 p1      43 t[0] copy
        xorps xmm2, xmm13                                  ;   112.2 p5      43 t[0]
        movaps [rdi + 80], xmm5                            ;   104.2 p3+p4   43 t[0] spill
        movaps xmm5, xmm0                                  ;   107.2 p0      43 t[0] copy
        orps xmm5, xmm13                                   ;   108.2 p1      43 t[0]
        xorps xmm8, xmm5                                   ;   109.2 p5      43 t[0]
        movaps [rbp - 80], xmm3                            ;   106.2 p3+p4   43 t[0] spill
        movaps xmm3, xmm0                                  ;   107.2 p0      43 t[0] copy
        movaps xmm13, xmm9                                 ;   107.2 p1      43 t[0] copy
        xorps xmm13, xmm11                                 ;   108.2 p5      43 t[0]
        movaps xmm11, xmm9                                 ;   107.2 p0      43 t[0] copy
        xorps xmm11, [rsi - 16]                            ;   108.2 p1+p2   43 t[0]
        movaps [rdi - 48], xmm4                            ;   111.2 p3+p4   43 t[0] spill
        movaps xmm4, xmm9                                  ;   107.5 p5      43 t[0] copy
        movaps [rbp - 32], xmm9                            ;   108.2 p3+p4   43 t[0] spill
        movaps xmm9, xmm11                                 ;   109.2 p0      43 t[0] copy
        andps xmm9, xmm13                                  ;   110.2 p1      43 t[0]
        xorps xmm8, xmm9                                   ;   111.2 p5      43 t[0]
        movaps xmm9, xmm13                                 ;   109.2 p0      43 t[0] copy
        xorps xmm9, xmm2                                   ;   113.2 p1      43 t[0]
        andps xmm4, xmm9                                   ;   114.2 p5      43 t[0]
        xorps xmm14, xmm4                                  ;   115.2 p0      43 t[0]
        movaps xmm4, xmm13                                 ;   110.2 p1      43 t[0] copy
        xorps xmm4, xmm1                                   ;   111.2 p5      43 t[0]
        movaps [rbp - 112], xmm12                          ;   110.2 p3+p4   43 t[0] spill
        movaps xmm12, xmm1                                 ;   111.0 p0      43 t[0] copy
        movaps [rax + 64], xmm11                           ;   111.2 p3+p4   43 t[0] spill
        movaps xmm11, xmm9                                 ;   114.2 p1      43 t[0] copy
        xorps xmm11, [rbp - 128]                           ;   115.2 p5+p2   43 t[0]
        xorps xmm3, xmm11                                  ;   116.2 p0      43 t[0]
        movaps [rbp - 128], xmm9                           ;   114.2 p3+p4   43 t[0] spill
        movaps xmm9, xmm6                                  ;   112.2 p1      43 t[0] copy
        xorps xmm9, [rbp - 96]                             ;   113.2 p5+p2   43 t[0]
        movaps [rbp - 96], xmm13                           ;   113.2 p3+p4   43 t[0] spill
        movaps xmm13, xmm2                                 ;   113.2 p0      43 t[0] copy
        xorps xmm13, [rsi - 16]                            ;   114.2 p1+p2   43 t[0]
        xorps xmm10, xmm13                                 ;   115.2 p5      43 t[0]
        andps xmm13, xmm2                                  ;   115.2 p0      43 t[0]
        xorps xmm14, xmm13                                 ;   116.2 p1      43 t[0]
        xorps xmm6, xmm14                                  ;   117.2 p5      43 t[0]
        xorps xmm5, xmm14                                  ;   117.2 p0      43 t[0]
        andps xmm12, xmm10                                 ;   116.2 p1      43 t[0]
        xorps xmm13, xmm12                                 ;   117.2 p5      43 t[0]
        xorps xmm7, xmm10                                  ;   116.2 p0      43 t[0]
        andps xmm15, xmm7                                  ;   117.2 p1      43 t[0]
        xorps xmm6, xmm15                                  ;   118.2 p5      43 t[0]
        xorps xmm9, xmm13                                  ;   118.2 p0      43 t[0]
        xorps xmm8, xmm13                                  ;   118.2 p1      43 t[0]
        movaps xmm14, xmm11                                ;   117.5 p5      43 t[0] copy
        andps xmm14, xmm4                                  ;   118.5 p0      43 t[0]
        xorps xmm9, xmm14                                  ;   119.5 p1      43 t[0]
        movaps xmm14, xmm4                                 ;   118.5 p5      43 t[0] copy
        movaps xmm15, [rdx + 64]                           ;   117.2 p2      43 t[0] reload
        xorps xmm14, xmm15                                 ;   120.2 p0      43 t[0]
        movaps xmm12, xmm3                                 ;   119.2 p1      43 t[0] copy
        andps xmm12, xmm14                                 ;   121.2 p5      43 t[0]
        xorps xmm5, xmm12                                  ;   122.2 p0      43 t[0]
        movaps xmm12, xmm6                                 ;   120.2 p1      43 t[0] copy
        andps xmm12, xmm9                                  ;   121.2 p5      43 t[0]
        xorps xmm5, xmm12                                  ;   123.2 p0      43 t[0]
        movaps xmm13, xmm9                                 ;   121.2 p1      43 t[0] copy
        xorps xmm9, xmm5                                   ;   124.2 p5      43 t[0]
        andps xmm5, xmm8                                   ;   124.2 p0      43 t[0]
        xorps xmm6, xmm5                                   ;   125.2 p1      43 t[0]
        orps xmm12, xmm9                                   ;   125.2 p5      43 t[0]
        xorps xmm12, xmm6                                  ;   126.2 p0      43 t[0]
        andps xmm0, xmm12                                  ;   127.2 p1      43 t[0]
        movaps xmm5, xmm8                                  ;   123.5 p5      43 t[0] copy
        andps xmm5, xmm6                                   ;   126.2 p0      43 t[0]
        xorps xmm13, xmm5                                  ;   127.2 p1      43 t[0]
        andps xmm6, xmm13                                  ;   128.2 p5      43 t[0]
        xorps xmm8, xmm6                                   ;   129.2 p0      43 t[0]
        andps xmm3, xmm13                                  ;   128.2 p1      43 t[0]
        andps xmm14, xmm13                                 ;   128.2 p5      43 t[0]
        andps xmm7, xmm8                                   ;   130.2 p0      43 t[0]
        movaps xmm5, [rbp - 80]                            ;   123.0 p2      43 t[0] reload
        andps xmm5, xmm8                                   ;   130.2 p1      43 t[0]
        movaps xmm6, xmm8                                  ;   130.2 p5      43 t[0] copy
        xorps xmm8, xmm13                                  ;   130.2 p0      43 t[0]
        xorps xmm5, [rel aes128_encrypt.T0_constants128]   ;   131.2 p1+p2   43 t[0]
        movaps [rbp - 80], xmm14                           ;   129.2 p3+p4   43 t[0] spill
        movaps xmm14, [rbp - 128]                          ;   125.2 p2      43 t[0] reload
        andps xmm14, xmm8                                  ;   131.2 p5      43 t[0]
        movaps [rbp - 128], xmm14                          ;   132.2 p3+p4   43 t[0] spill
        movaps xmm14, [rbp - 32]                           ;   126.2 p2      43 t[0] reload
        andps xmm14, xmm8                                  ;   131.2 p0      43 t[0]
        movaps xmm8, xmm13                                 ;   128.2 p1      43 t[0] copy
        orps xmm8, xmm12                                   ;   129.2 p5      43 t[0]
        xorps xmm9, xmm8                                   ;   130.2 p0      43 t[0]
        xorps xmm13, xmm12                                 ;   129.2 p1      43 t[0]
        andps xmm11, xmm13                                 ;   130.2 p5      43 t[0]
        andps xmm4, xmm13                                  ;   130.2 p0      43 t[0]
        andps xmm1, xmm9                                   ;   131.2 p1      43 t[0]
        xorps xmm13, xmm9                                  ;   131.2 p5      43 t[0]
        andps xmm10, xmm9                                  ;   131.2 p0      43 t[0]
        xorps xmm6, xmm9                                   ;   131.2 p1      43 t[0]
        xorps xmm10, xmm11                                 ;   132.2 p5      43 t[0]
        xorps xmm0, xmm10                                  ;   133.2 p0      43 t[0]
        movaps xmm8, [rbp - 96]                            ;   130.5 p2      43 t[0] reload
        andps xmm8, xmm13                                  ;   133.5 p1      43 t[0]
        movaps xmm9, [rax + 64]                            ;   131.5 p2      43 t[0] reload
        andps xmm9, xmm13                                  ;   134.5 p5      43 t[0]
        xorps xmm11, xmm9                                  ;   135.5 p0      43 t[0]
        movaps xmm9, [rbp - 112]                           ;   132.5 p2      43 t[0] reload
        andps xmm9, xmm6                                   ;   135.5 p1      43 t[0]
        movaps xmm13, [rdi - 48]                           ;   133.5 p2      43 t[0] reload
        andps xmm13, xmm6                                  ;   136.5 p5      43 t[0]
        xorps xmm6, xmm12                                  ;   134.0 p0      43 t[0]
        andps xmm12, xmm15                                 ;   134.2 p1      43 t[0]
        andps xmm2, xmm6                                   ;   135.0 p5      43 t[0]
        xorps xmm2, xmm12                                  ;   136.0 p0      43 t[0]
        xorps xmm12, xmm13                                 ;   137.5 p1      43 t[0]
        xorps xmm12, xmm8                                  ;   138.5 p5      43 t[0]
        andps xmm6, [rsi - 16]                             ;   136.0 p0+p2   43 t[0]
        xorps xmm9, xmm6                                   ;   137.0 p1      43 t[0]
        xorps xmm0, xmm6                                   ;   137.0 p5      43 t[0]
        xorps xmm10, xmm9                                  ;   138.0 p0      43 t[0]
        xorps xmm14, xmm9                                  ;   138.0 p1      43 t[0]
        movaps xmm15, [rbp - 128]                          ;   135.5 p2      43 t[0] reload
        xorps xmm1, xmm15                                  ;   138.5 p5      43 t[0]
        xorps xmm2, xmm15                                  ;   138.5 p0      43 t[0]
        xorps xmm8, xmm1                                   ;   139.5 p1      43 t[0]
        xorps xmm5, xmm1                                   ;   139.5 p5      43 t[0]
        movaps xmm15, [rbp - 80]                           ;   136.8 p2      43 t[0] reload
        xorps xmm2, xmm15                                  ;   139.8 p0      43 t[0]
        xorps xmm8, xmm15                                  ;   140.5 p1      43 t[0]
        xorps xmm10, xmm8                                  ;   141.5 p5      43 t[0]
        xorps xmm4, xmm10                                  ;   142.5 p0      43 t[0]
        xorps xmm12, xmm4                                  ;   143.5 p1      43 t[0]
        xorps xmm5, xmm4                                   ;   143.5 p5      43 t[0]
        xorps xmm7, xmm12                                  ;   144.5 p0      43 t[0]
        xorps xmm3, xmm7                                   ;   145.5 p1      43 t[0]
        xorps xmm14, xmm7                                  ;   145.5 p5      43 t[0]
        xorps xmm11, xmm3                                  ;   146.5 p0      43 t[0]
        xorps xmm0, xmm3                                   ;   146.5 p1      43 t[0]
        movaps xmm15, [rel aes128_encrypt.T0_constants128] ;   139.8 p2      43 t[0] reload
        xorps xmm10, xmm15                                 ;   142.8 p5      43 t[0]
        xorps xmm8, xmm15                                  ;   143.0 p0      43 t[0]
        xorps xmm14, xmm15                                 ;   146.5 p1      43 t[0]
        movaps xmm1, [rsi - 64]                            ;   140.8 p2      55 t[0]
        movaps xmm3, [rdi + 80]                            ;   141.8 p2      43 t[0] reload
        xorps xmm1, xmm3                                   ;   144.8 p5      55 t[0]
        movaps xmm4, [rbp + 96]                            ;   142.8 p2      55 t[0]
        xorps xmm4, [rcx + 64]                             ;   145.8 p0+p2   55 t[0]
        xorps xmm4, [rdx + 96]                             ;   146.8 p1+p2   55 t[0]
        xorps xmm4, [rsi + 0]                              ;   147.8 p5+p2   55 t[0]
        movaps xmm6, [rdx - 112]                           ;   146.8 p2      43 t[0] reload
        xorps xmm4, xmm6                                   ;   149.8 p0      55 t[0]
        movaps xmm7, xmm14                                 ;   147.5 p1      55 t[0] copy
        movaps xmm9, [rsi - 96]                            ;   147.8 p2      43 t[0] reload
        xorps xmm7, xmm9                                   ;   150.8 p5      55 t[0]
        movaps xmm13, [rbp + 112]                          ;   148.8 p2      43 t[0] reload
        xorps xmm9, xmm13                                  ;   151.8 p0      55 t[0]
        movaps xmm6, xmm9                                  ;   152.8 p1      55 t[0] copy
        xorps xmm6, [rsi - 64]                             ;   153.8 p5+p2   55 t[0]
        movaps xmm3, [rdi + 48]                            ;   150.8 p2      55 t[0]
        xorps xmm3, [rdx - 128]                            ;   153.8 p0+p2   55 t[0]
        movaps xmm13, [rsi - 64]                           ;   152.8 p2      55 t[0]
        movaps xmm15, [rdx - 128]                          ;   153.8 p2      55 t[0]
        xorps xmm15, [rel aes128_encrypt.T0_constants128]  ;   156.8 p1+p2   55 t[0]
        movaps [rdx - 128], xmm8                           ;   147.2 p3+p4   43 t[0] spill
        movaps xmm8, [rcx + 32]                            ;   155.8 p2      43 t[0]
        movaps [rcx + 32], xmm7                            ;   151.8 p3+p4   55 t[0] spill
        movaps xmm7, [rsi - 32]                            ;   156.8 p2      43 t[0]
        movaps [rsi - 32], xmm4                            ;   150.8 p3+p4   55 t[0] spill
        movaps xmm4, [rcx + 16]                            ;   157.8 p2      43 t[0]
        movaps [rcx + 16], xmm10                           ;   150.2 p3+p4   43 t[0] spill
        movaps xmm10, [rdi + 16]                           ;   158.8 p2      43 t[0]
        movaps [rdi + 16], xmm6                            ;   154.8 p3+p4   55 t[0] spill
        movaps xmm6, [rbp - 64]                            ;   159.8 p2      43 t[0]
        xorps xmm6, [rbp - 48]                             ;   162.8 p5+p2   43 t[0]
        xorps xmm8, xmm6                                   ;   163.8 p0      43 t[0]
        xorps xmm14, xmm3                                  ;   154.8 p1      55 t[0]
        xorps xmm3, [rdi + 64]                             ;   161.8 p5+p2   55 t[0]
        movaps [rsi - 64], xmm14                           ;   155.8 p3+p4   55 t[0] spill
        movaps xmm14, xmm8                                 ;   164.8 p0      43 t[0] copy
        xorps xmm14, [rdi - 16]                            ;   165.8 p1+p2   43 t[0]
        xorps xmm7, xmm14                                  ;   166.8 p5      43 t[0]
        xorps xmm10, xmm7                                  ;   167.8 p0      43 t[0]
        movaps [rsi - 96], xmm5                            ;   154.8 p3+p4   43 t[0] spill
        movaps xmm5, xmm7                                  ;   167.8 p1      43 t[0] copy
        movaps [rsi + 0], xmm0                             ;   155.8 p3+p4   43 t[0] spill
        movaps xmm0, xmm7                                  ;   167.8 p5      43 t[0] copy
        movaps [rdx + 96], xmm11                           ;   156.8 p3+p4   43 t[0] spill
        movaps xmm11, xmm14                                ;   166.8 p0      43 t[0] copy
        xorps xmm11, [rdi + 32]                            ;   167.8 p1+p2   43 t[0]
        xorps xmm4, xmm11                                  ;   168.8 p5      43 t[0]
        movaps [rcx + 64], xmm2                            ;   157.8 p3+p4   43 t[0] spill
        movaps xmm2, xmm4                                  ;   169.8 p0      43 t[0] copy
        xorps xmm2, [rbp - 64]                             ;   170.8 p1+p2   43 t[0]
        xorps xmm5, xmm2                                   ;   171.8 p5      43 t[0]
        movaps [rbp + 96], xmm1                            ;   159.8 p3+p4   55 t[0] spill
        movaps xmm1, xmm14                                 ;   166.8 p0      43 t[0] copy
        andps xmm1, xmm5                                   ;   172.8 p1      43 t[0]
        movaps [rbp - 80], xmm9                            ;   162.8 p3+p4   55 t[0] spill
        movaps xmm9, xmm14                                 ;   166.8 p5      43 t[0] copy
        movaps [rbp - 128], xmm12                          ;   163.8 p3+p4   55 t[0] spill
        movaps xmm12, xmm5                                 ;   172.8 p0      43 t[0] copy
        xorps xmm12, [rdi - 16]                            ;   173.8 p1+p2   43 t[0]
        movaps [rsi - 16], xmm3                            ;   165.8 p3+p4   55 t[0] spill
        movaps xmm3, xmm11                                 ;   168.8 p5      43 t[0] copy
        orps xmm3, [rdi - 16]                              ;   169.8 p0+p2   43 t[0]
        xorps xmm4, xmm3                                   ;   170.8 p1      43 t[0]
        movaps [rdx + 64], xmm15                           ;   167.2 p3+p4   55 t[0] spill
        movaps xmm15, xmm11                                ;   168.8 p5      43 t[0] copy
        movaps [rdi - 48], xmm13                           ;   168.2 p3+p4   55 t[0] spill
        movaps xmm13, xmm10                                ;   168.8 p0      43 t[0] copy
        xorps xmm13, [rbp - 48]                            ;   169.8 p1+p2   43 t[0]
        movaps [rbp - 112], xmm7                           ;   169.2 p3+p4   43 t[0] spill
        movaps xmm7, xmm10                                 ;   168.8 p5      43 t[0] copy
        xorps xmm7, [rdi + 32]                             ;   169.8 p0+p2   43 t[0]
        movaps [rax + 64], xmm5                            ;   172.8 p3+p4   43 t[0] spill
        movaps xmm5, xmm10                                 ;   169.5 p1      43 t[0] copy
        movaps [rbp - 96], xmm10                           ;   171.2 p3+p4   43 t[0] spill
        movaps xmm10, xmm7                                 ;   170.8 p5      43 t[0] copy
        andps xmm10, xmm13                                 ;   171.8 p0      43 t[0]
        xorps xmm4, xmm10                                  ;   172.8 p1      43 t[0]
        movaps xmm10, xmm13                                ;   171.0 p5      43 t[0] copy
        xorps xmm10, xmm12                                 ;   174.8 p0      43 t[0]
        andps xmm5, xmm10                                  ;   175.8 p1      43 t[0]
        xorps xmm8, xmm5                                   ;   176.8 p5      43 t[0]
        movaps xmm5, xmm13                                 ;   172.2 p0      43 t[0] copy
        xorps xmm5, xmm2                                   ;   173.2 p1      43 t[0]
        movaps [rbp - 32], xmm14                           ;   172.2 p3+p4   43 t[0] spill
        movaps xmm14, xmm2                                 ;   173.0 p5      43 t[0] copy
        movaps [rbp - 16], xmm7                            ;   173.2 p3+p4   43 t[0] spill
        movaps xmm7, xmm10                                 ;   175.8 p0      43 t[0] copy
        xorps xmm7, [rbp - 64]                             ;   176.8 p1+p2   43 t[0]
        xorps xmm15, xmm7                                  ;   177.8 p5      43 t[0]
        movaps [rbp - 64], xmm10                           ;   175.8 p3+p4   43 t[0] spill
        movaps xmm10, xmm1                                 ;   174.2 p0      43 t[0] copy
        xorps xmm10, [rbp - 48]                            ;   175.2 p1+p2   43 t[0]
        movaps [rbp - 48], xmm13                           ;   175.2 p3+p4   43 t[0] spill
        movaps xmm13, xmm12                                ;   175.0 p5      43 t[0] copy
        xorps xmm13, [rdi + 32]                            ;   176.0 p0+p2   43 t[0]
        xorps xmm6, xmm13                                  ;   177.0 p1      43 t[0]
        andps xmm13, xmm12                                 ;   177.0 p5      43 t[0]
        xorps xmm8, xmm13                                  ;   178.0 p0      43 t[0]
        xorps xmm1, xmm8                                   ;   179.0 p1      43 t[0]
        xorps xmm3, xmm8                                   ;   179.0 p5      43 t[0]
        andps xmm14, xmm6                                  ;   178.0 p0      43 t[0]
        xorps xmm13, xmm14                                 ;   179.0 p1      43 t[0]
        xorps xmm9, xmm6                                   ;   178.0 p5      43 t[0]
        andps xmm0, xmm9                                   ;   179.0 p0      43 t[0]
        xorps xmm1, xmm0                                   ;   180.0 p1      43 t[0]
        xorps xmm10, xmm13                                 ;   180.0 p5      43 t[0]
        xorps xmm4, xmm13                                  ;   180.0 p0      43 t[0]
        movaps xmm14, xmm7                                 ;   179.5 p1      43 t[0] copy
        andps xmm14, xmm5                                  ;   180.5 p5      43 t[0]
        xorps xmm10, xmm14                                 ;   181.5 p0      43 t[0]
        movaps xmm14, xmm5                                 ;   180.5 p1      43 t[0] copy
        movaps xmm0, [rdi - 16]                            ;   179.2 p2      43 t[0] reload
        xorps xmm14, xmm0                                  ;   182.2 p5      43 t[0]
        movaps xmm8, xmm15                                 ;   181.2 p0      43 t[0] copy
        andps xmm8, xmm14                                  ;   183.2 p1      43 t[0]
        xorps xmm3, xmm8                                   ;   184.2 p5      43 t[0]
        movaps xmm8, xmm1                                  ;   182.2 p0      43 t[0] copy
        andps xmm8, xmm10                                  ;   183.2 p1      43 t[0]
        xorps xmm3, xmm8                                   ;   185.2 p5      43 t[0]
        movaps xmm13, xmm10                                ;   183.2 p0      43 t[0] copy
        xorps xmm10, xmm3                                  ;   186.2 p1      43 t[0]
        andps xmm3, xmm4                                   ;   186.2 p5      43 t[0]
        xorps xmm1, xmm3                                   ;   187.2 p0      43 t[0]
        orps xmm8, xmm10                                   ;   187.2 p1      43 t[0]
        xorps xmm8, xmm1                                   ;   188.2 p5      43 t[0]
        andps xmm11, xmm8                                  ;   189.2 p0      43 t[0]
        movaps xmm3, xmm4                                  ;   185.5 p1      43 t[0] copy
        andps xmm3, xmm1                                   ;   188.2 p5      43 t[0]
        xorps xmm13, xmm3                                  ;   189.2 p0      43 t[0]
        andps xmm1, xmm13                                  ;   190.2 p1      43 t[0]
        xorps xmm4, xmm1                                   ;   191.2 p5      43 t[0]
        andps xmm15, xmm13                                 ;   190.2 p0      43 t[0]
        andps xmm14, xmm13                                 ;   190.2 p1      43 t[0]
        andps xmm9, xmm4                                   ;   192.2 p5      43 t[0]
        movaps xmm1, [rbp - 112]                           ;   185.0 p2      43 t[0] reload
        andps xmm1, xmm4                                   ;   192.2 p0      43 t[0]
        movaps xmm3, [rdx + 64]                            ;   186.0 p2      55 t[0] reload
        xorps xmm3, xmm1                                   ;   193.2 p1      55 t[0]
        movaps xmm1, xmm4                                  ;   192.2 p5      43 t[0] copy
        xorps xmm4, xmm13                                  ;   192.2 p0      43 t[0]
        movaps [rdx + 64], xmm14                           ;   191.2 p3+p4   43 t[0] spill
        movaps xmm14, [rbp - 64]                           ;   187.2 p2      43 t[0] reload
        andps xmm14, xmm4                                  ;   193.2 p1      43 t[0]
        movaps [rbp - 64], xmm14                           ;   194.2 p3+p4   43 t[0] spill
        movaps xmm14, [rbp - 96]                           ;   188.2 p2      43 t[0] reload
        andps xmm14, xmm4                                  ;   193.2 p5      43 t[0]
        movaps xmm4, xmm13                                 ;   190.2 p0      43 t[0] copy
        orps xmm4, xmm8                                    ;   191.2 p1      43 t[0]
        xorps xmm10, xmm4                                  ;   192.2 p5      43 t[0]
        xorps xmm13, xmm8                                  ;   191.2 p0      43 t[0]
        andps xmm7, xmm13                                  ;   192.2 p1      43 t[0]
        andps xmm5, xmm13                                  ;   192.2 p5      43 t[0]
        andps xmm2, xmm10                                  ;   193.2 p0      43 t[0]
        xorps xmm13, xmm10                                 ;   193.2 p1      43 t[0]
        andps xmm6, xmm10                                  ;   193.2 p5      43 t[0]
        xorps xmm1, xmm10                                  ;   193.2 p0      43 t[0]
        xorps xmm6, xmm7                                   ;   194.2 p1      43 t[0]
        xorps xmm11, xmm6                                  ;   195.2 p5      43 t[0]
        movaps xmm4, [rbp - 48]                            ;   192.5 p2      43 t[0] reload
        andps xmm4, xmm13                                  ;   195.5 p0      43 t[0]
        movaps xmm10, [rbp - 16]                           ;   193.5 p2      43 t[0] reload
        andps xmm10, xmm13                                 ;   196.5 p1      43 t[0]
        xorps xmm7, xmm10                                  ;   197.5 p5      43 t[0]
        movaps xmm10, [rbp - 32]                           ;   194.5 p2      43 t[0] reload
        andps xmm10, xmm1                                  ;   197.5 p0      43 t[0]
        movaps xmm13, [rax + 64]                           ;   195.5 p2      43 t[0] reload
        andps xmm13, xmm1                                  ;   198.5 p1      43 t[0]
        xorps xmm1, xmm8                                   ;   196.0 p5      43 t[0]
        andps xmm8, xmm0                                   ;   196.2 p0      43 t[0]
        andps xmm12, xmm1                                  ;   197.0 p1      43 t[0]
        xorps xmm12, xmm8                                  ;   198.0 p5      43 t[0]
        xorps xmm8, xmm13                                  ;   199.5 p0      43 t[0]
        xorps xmm8, xmm4                                   ;   200.5 p1      43 t[0]
        andps xmm1, [rdi + 32]                             ;   198.0 p5+p2   43 t[0]
        xorps xmm10, xmm1                                  ;   199.0 p0      43 t[0]
        xorps xmm11, xmm1                                  ;   199.0 p1      43 t[0]
        xorps xmm6, xmm10                                  ;   200.0 p5      43 t[0]
        xorps xmm14, xmm10                                 ;   200.0 p0      55 t[0]
        movaps xmm0, [rbp - 64]                            ;   197.5 p2      43 t[0] reload
        xorps xmm2, xmm0                                   ;   200.5 p1      43 t[0]
        xorps xmm12, xmm0                                  ;   200.5 p5      43 t[0]
        xorps xmm4, xmm2                                   ;   201.5 p0      43 t[0]
        xorps xmm3, xmm2                                   ;   201.5 p1      55 t[0]
        movaps xmm0, [rdx + 64]                            ;   198.8 p2      43 t[0] reload
        xorps xmm12, xmm0                                  ;   201.8 p5      43 t[0]
        xorps xmm4, xmm0                                   ;   202.5 p0      43 t[0]
        xorps xmm6, xmm4                                   ;   203.5 p1      43 t[0]
        xorps xmm5, xmm6                                   ;   204.5 p5      43 t[0]
        xorps xmm8, xmm5                                   ;   205.5 p0      43 t[0]
        xorps xmm3, xmm5                                   ;   205.5 p1      55 t[0]
        xorps xmm9, xmm8                                   ;   206.5 p5      43 t[0]
        xorps xmm15, xmm9                                  ;   207.5 p0      43 t[0]
        xorps xmm14, xmm9                                  ;   207.5 p1      55 t[0]
        xorps xmm7, xmm15                                  ;   208.5 p5      43 t[0]
        xorps xmm11, xmm15                                 ;   208.5 p0      43 t[0]
        movaps xmm15, [rdi - 48]                           ;   201.8 p2      55 t[0] reload
        xorps xmm15, xmm7                                  ;   209.5 p1      55 t[0]
        movaps xmm0, [rsi - 16]                            ;   202.8 p2      55 t[0] reload
        xorps xmm0, xmm8                                   ;   206.5 p5      55 t[0]
        movaps xmm1, [rbp - 128]                           ;   203.8 p2      55 t[0] reload
        xorps xmm1, xmm8                                   ;   206.8 p0      55 t[0]
        movaps xmm2, [rbp - 80]                            ;   204.8 p2      55 t[0] reload
        xorps xmm2, xmm3                                   ;   207.8 p1      55 t[0]
        movaps xmm5, [rel aes128_encrypt.T0_constants128]  ;   205.8 p2      43 t[0] reload
        xorps xmm4, xmm5                                   ;   208.8 p5      43 t[0]
        xorps xmm8, xmm11                                  ;   209.5 p0      55 t[0]
        xorps xmm14, [rbp + 112]                           ;   208.5 p1+p2   55 t[0]
        movaps xmm9, [rdx + 96]                            ;   207.8 p2      43 t[0] reload
        xorps xmm7, xmm9                                   ;   210.8 p5      55 t[0]
        xorps xmm8, xmm7                                   ;   211.8 p0      55 t[0]
        movaps xmm10, xmm12                                ;   207.5 p1      55 t[0] copy
        xorps xmm12, xmm15                                 ;   210.5 p5      55 t[0]
        movaps xmm13, xmm3                                 ;   208.2 p0      55 t[0] copy
        xorps xmm3, xmm1                                   ;   208.5 p1      55 t[0]
        xorps xmm10, [rcx + 64]                            ;   209.0 p5+p2   55 t[0]
        xorps xmm14, xmm5                                  ;   209.5 p0      55 t[0]
        xorps xmm9, [rdi + 80]                             ;   210.8 p1+p2   55 t[0]
        xorps xmm13, [rsi - 96]                            ;   210.8 p5+p2   55 t[0]
        xorps xmm6, [rcx + 16]                             ;   211.8 p0+p2   55 t[0]
        xorps xmm6, xmm5                                   ;   212.8 p1      55 t[0]
        xorps xmm11, [rsi - 32]                            ;   212.8 p5+p2   55 t[0]
        xorps xmm12, [rsi - 32]                            ;   213.8 p0+p2   55 t[0]
        xorps xmm12, [rcx + 96]                            ;   214.8 p1+p2   55 t[0]
        xorps xmm8, [rsi + 0]                              ;   215.8 p5+p2   55 t[0]
        xorps xmm3, [r8 + 2384]                            ;   216.8 p0+p2   55 t[0]
        xorps xmm3, [rdi + 48]                             ;   217.8 p1+p2   55 t[0]
        movaps [rdi + 80], xmm3                            ;   218.8 p3+p4   55 t[0] spill
        movaps xmm3, xmm10                                 ;   213.0 p5      55 t[0] copy
        xorps xmm10, xmm7                                  ;   213.2 p0      55 t[0]
        xorps xmm3, [rsi + 16]                             ;   218.8 p1+p2   55 t[0]
        xorps xmm7, [rcx + 32]                             ;   219.8 p5+p2   55 t[0]
        movaps [rdx + 96], xmm7                            ;   220.8 p3+p4   55 t[0] spill
        movaps xmm7, xmm14                                 ;   214.2 p0      55 t[0] copy
        xorps xmm7, [rsi - 64]                             ;   220.8 p1+p2   55 t[0]
        movaps [rbp + 112], xmm2                           ;   212.8 p3+p4   55 t[0] spill
        movaps xmm2, xmm4                                  ;   215.0 p5      55 t[0] copy
        movaps [rbp - 80], xmm0                            ;   213.8 p3+p4   55 t[0] spill
        movaps xmm0, xmm9                                  ;   215.2 p0      55 t[0] copy
        xorps xmm0, [rdx - 112]                            ;   221.8 p1+p2   55 t[0]
        xorps xmm0, [rsi + 0]                              ;   222.8 p5+p2   55 t[0]
        movaps [rdx - 112], xmm12                          ;   215.8 p3+p4   55 t[0] spill
        movaps xmm12, xmm9                                 ;   216.2 p0      55 t[0] copy
        xorps xmm9, xmm6                                   ;   216.5 p1      55 t[0]
        xorps xmm12, [rdi + 16]                            ;   223.8 p5+p2   55 t[0]
        xorps xmm14, xmm12                                 ;   224.8 p0      55 t[0]
        xorps xmm12, xmm15                                 ;   224.8 p1      55 t[0]
        xorps xmm15, [rcx + 16]                            ;   224.8 p5+p2   55 t[0]
        xorps xmm12, [r8 + 2160]                           ;   225.8 p0+p2   55 t[0]
        movaps [rcx + 16], xmm12                           ;   226.8 p3+p4   55 t[0] spill
        movaps xmm12, xmm6                                 ;   218.5 p1      55 t[0] copy
        xorps xmm12, xmm10                                 ;   219.5 p5      55 t[0]
        movaps [rbp - 128], xmm14                          ;   225.8 p3+p4   55 t[0] spill
        movaps xmm14, xmm3                                 ;   219.8 p0      55 t[0] copy
        xorps xmm14, [rcx + 112]                           ;   226.8 p1+p2   55 t[0]
        xorps xmm2, xmm14                                  ;   227.8 p5      55 t[0]
        xorps xmm12, xmm2                                  ;   228.8 p0      55 t[0]
        xorps xmm3, [rcx + 96]                             ;   227.8 p1+p2   55 t[0]
        xorps xmm14, [r8 + 2080]                           ;   228.8 p5+p2   55 t[0]
        xorps xmm14, [rsi - 80]                            ;   229.8 p0+p2   55 t[0]
        xorps xmm2, [r8 + 2464]                            ;   230.8 p1+p2   55 t[0]
        movaps [rcx + 96], xmm14                           ;   230.8 p3+p4   55 t[0] spill
        movaps xmm14, xmm11                                ;   222.8 p5      55 t[0] copy
        xorps xmm14, xmm0                                  ;   223.8 p0      55 t[0]
        xorps xmm0, xmm1                                   ;   223.8 p1      55 t[0]
        xorps xmm11, xmm10                                 ;   224.0 p5      55 t[0]
        xorps xmm10, [r8 + 2096]                           ;   231.8 p0+p2   55 t[0]
        xorps xmm10, [rdx - 112]                           ;   232.8 p1+p2   55 t[0]
        xorps xmm11, [r8 + 2352]                           ;   233.8 p5+p2   55 t[0]
        movaps [rsi - 16], xmm11                           ;   234.8 p3+p4   55 t[0] spill
        movaps xmm11, xmm13                                ;   225.2 p0      55 t[0] copy
        xorps xmm13, xmm7                                  ;   225.8 p1      55 t[0]
        xorps xmm13, [rdi + 48]                            ;   234.8 p5+p2   55 t[0]
        xorps xmm7, [r8 + 2144]                            ;   235.8 p0+p2   55 t[0]
        movaps [rdi + 48], xmm7                            ;   236.8 p3+p4   55 t[0] spill
        movaps xmm7, xmm3                                  ;   228.8 p1      55 t[0] copy
        xorps xmm3, [r8 + 2208]                            ;   236.8 p5+p2   55 t[0]
        xorps xmm3, [rdx - 128]                            ;   237.8 p0+p2   55 t[0]
        movaps [rdi - 48], xmm3                            ;   238.8 p3+p4   55 t[0] spill
        movaps xmm3, xmm15                                 ;   228.8 p1      55 t[0] copy
        xorps xmm15, xmm12                                 ;   229.8 p5      55 t[0]
        xorps xmm15, [r8 + 2192]                           ;   238.8 p0+p2   55 t[0]
        xorps xmm12, [r8 + 2320]                           ;   239.8 p1+p2   55 t[0]
        movaps [rdx + 64], xmm12                           ;   240.8 p3+p4   55 t[0] spill
        movaps xmm12, xmm1                                 ;   230.0 p5      55 t[0] copy
        xorps xmm12, [r8 + 2112]                           ;   240.8 p0+p2   55 t[0]
        xorps xmm12, [rcx + 80]                            ;   241.8 p1+p2   55 t[0]
        xorps xmm1, [r8 + 2256]                            ;   242.8 p5+p2   55 t[0]
        xorps xmm1, [rbp - 80]                             ;   243.8 p0+p2   55 t[0]
        movaps [rbp - 64], xmm13                           ;   235.8 p3+p4   55 t[0] spill
        movaps xmm13, xmm9                                 ;   233.8 p1      55 t[0] copy
        xorps xmm13, [r8 + 2176]                           ;   244.8 p5+p2   55 t[0]
        xorps xmm13, [rdx + 80]                            ;   245.8 p0+p2   55 t[0]
        xorps xmm9, [r8 + 2304]                            ;   246.8 p1+p2   55 t[0]
        movaps [rdi + 32], xmm13                           ;   246.8 p3+p4   55 t[0] spill
        movaps xmm13, xmm0                                 ;   236.0 p5      55 t[0] copy
        xorps xmm13, [r8 + 2240]                           ;   247.8 p0+p2   55 t[0]
        xorps xmm13, [rdi + 64]                            ;   248.8 p1+p2   55 t[0]
        movaps [rdi - 16], xmm13                           ;   249.8 p3+p4   55 t[0] spill
        movaps xmm13, [rax + 48]                           ;   249.8 p2      55 t[0]
        xorps xmm13, xmm5                                  ;   252.8 p5      55 t[0]
        xorps xmm13, [rbp + 96]                            ;   253.8 p0+p2   55 t[0]
        xorps xmm6, xmm13                                  ;   254.8 p1      55 t[0]
        xorps xmm13, [rdx + 80]                            ;   254.8 p5+p2   55 t[0]
        xorps xmm3, xmm13                                  ;   255.8 p0      55 t[0]
        xorps xmm9, xmm3                                   ;   256.8 p1      55 t[0]
        xorps xmm13, [r8 + 2064]                           ;   255.8 p5+p2   55 t[0]
        xorps xmm0, [r8 + 2496]                            ;   253.8 p0+p2   55 t[0]
        movaps [rdx + 80], xmm9                            ;   257.8 p3+p4   55 t[0] spill
        movaps xmm9, xmm6                                  ;   255.8 p1      55 t[0] copy
        xorps xmm6, [r8 + 2048]                            ;   255.8 p5+p2   55 t[0]
        movaps [rax + 48], xmm6                            ;   256.8 p3+p4   55 t[0] spill
        movaps xmm6, [rsi - 80]                            ;   255.8 p2      55 t[0]
        xorps xmm6, [rcx + 64]                             ;   258.8 p0+p2   55 t[0]
        xorps xmm7, xmm6                                   ;   259.8 p1      55 t[0]
        xorps xmm14, xmm6                                  ;   259.8 p5      55 t[0]
        xorps xmm10, xmm14                                 ;   260.8 p0      55 t[0]
        xorps xmm2, xmm7                                   ;   260.8 p1      55 t[0]
        xorps xmm14, [r8 + 2224]                           ;   260.8 p5+p2   55 t[0]
        movaps xmm6, xmm3                                  ;   256.8 p0      55 t[0] copy
        xorps xmm7, [r8 + 2336]                            ;   260.8 p1+p2   55 t[0]
        xorps xmm6, [r8 + 2432]                            ;   259.8 p5+p2   55 t[0]
        xorps xmm3, [r8 + 2448]                            ;   260.8 p0+p2   55 t[0]
        xorps xmm6, [rbp + 96]                             ;   261.8 p1+p2   55 t[0]
        xorps xmm3, [rcx + 112]                            ;   262.8 p5+p2   55 t[0]
        movaps [rcx + 112], xmm2                           ;   261.8 p3+p4   55 t[0] spill
        movaps xmm2, [rdi + 64]                            ;   263.8 p2      55 t[0]
        xorps xmm2, [rcx + 80]                             ;   266.8 p0+p2   55 t[0]
        xorps xmm11, xmm2                                  ;   267.8 p1      55 t[0]
        xorps xmm8, xmm2                                   ;   267.8 p5      55 t[0]
        xorps xmm1, xmm11                                  ;   268.8 p0      55 t[0]
        xorps xmm0, xmm8                                   ;   268.8 p1      55 t[0]
        xorps xmm11, [r8 + 2128]                           ;   268.8 p5+p2   55 t[0]
        xorps xmm8, [r8 + 2368]                            ;   268.8 p0+p2   55 t[0]
        movaps xmm2, [rsi + 16]                            ;   267.8 p2      55 t[0]
        xorps xmm2, [rdx - 128]                            ;   270.8 p1+p2   55 t[0]
        xorps xmm4, xmm2                                   ;   271.8 p5      55 t[0]
        xorps xmm9, xmm2                                   ;   271.8 p0      55 t[0]
        xorps xmm13, xmm4                                  ;   272.8 p1      55 t[0]
        xorps xmm7, xmm4                                   ;   272.8 p5      55 t[0]
        xorps xmm15, xmm9                                  ;   272.8 p0      55 t[0]
        xorps xmm3, xmm9                                   ;   272.8 p1      55 t[0]
        movaps xmm2, [rbp + 96]                            ;   269.8 p2      55 t[0]
        xorps xmm2, [rsi - 32]                             ;   272.8 p5+p2   55 t[0]
        xorps xmm12, xmm2                                  ;   273.8 p0      55 t[0]
        xorps xmm0, xmm2                                   ;   273.8 p1      55 t[0]
        movaps xmm2, [rbp + 112]                           ;   271.8 p2      55 t[0]
        xorps xmm2, [r8 + 2272]                            ;   274.8 p5+p2   55 t[0]
        movaps xmm4, [rbp - 64]                            ;   273.8 p2      55 t[0] reload
        xorps xmm2, xmm4                                   ;   276.8 p0      55 t[0]
        xorps xmm4, [r8 + 2400]                            ;   276.8 p1+p2   55 t[0]
        xorps xmm4, [rcx + 32]                             ;   277.8 p5+p2   55 t[0]
        movaps xmm9, [rdx + 96]                            ;   276.8 p2      55 t[0]
        xorps xmm9, [r8 + 2288]                            ;   279.8 p0+p2   55 t[0]
        xorps xmm9, [rdi + 16]                             ;   280.8 p1+p2   55 t[0]
        movaps [rdi + 16], xmm0                            ;   274.8 p3+p4   55 t[0] spill
        movaps xmm0, [rdx + 96]                            ;   279.8 p2      55 t[0]
        xorps xmm0, [r8 + 2416]                            ;   282.8 p5+p2   55 t[0]
        xorps xmm0, [rbp - 128]                            ;   283.8 p0+p2   55 t[0]
        movaps [rdx + 96], xmm3                            ;   273.8 p3+p4   55 t[0] spill
        movaps xmm3, [rdx - 112]                           ;   282.8 p2      55 t[0]
        xorps xmm3, [r8 + 2480]                            ;   285.8 p1+p2   55 t[0]
        xorps xmm3, [rsi + 0]                              ;   286.8 p5+p2   55 t[0]
        movaps [rsi + 0], xmm3                             ;   287.8 p3+p4   55 t[0] spill
        movaps xmm3, [rbp - 80]                            ;   285.8 p2      55 t[0]
        xorps xmm3, [r8 + 2512]                            ;   288.8 p0+p2   55 t[0]
        xorps xmm3, [rsi - 96]                             ;   289.8 p1+p2   55 t[0]
        movaps [rsi - 96], xmm3                            ;   290.8 p3+p4   55 t[0] spill
        movaps xmm3, [rsi - 64]                            ;   288.8 p2      55 t[0]
        xorps xmm3, [r8 + 2528]                            ;   291.8 p5+p2   55 t[0]
        xorps xmm3, [rbp + 112]                            ;   292.8 p0+p2   55 t[0]
        movaps [rbp + 112], xmm3                           ;   293.8 p3+p4   55 t[0] spill
        movaps xmm3, [rbp - 128]                           ;   291.8 p2      55 t[0]
        xorps xmm3, [r8 + 2544]                            ;   294.8 p1+p2   55 t[0]
        movaps [rbp - 128], xmm3                           ;   295.8 p3+p4   55 t[0] spill
        movaps xmm3, xmm5                                  ;   283.0 p5      43 t[1] copy
        movaps [rsi - 64], xmm6                            ;   283.8 p3+p4   55 t[0] spill
        movaps xmm6, xmm5                                  ;   283.8 p0      43 t[1] copy
        movaps [rbp - 80], xmm0                            ;   284.8 p3+p4   55 t[0] spill
        movaps xmm0, xmm5                                  ;   284.2 p1      43 t[1] copy
        movaps [rdx - 112], xmm4                           ;   285.8 p3+p4   55 t[0] spill
        movaps xmm4, xmm5                                  ;   284.8 p5      43 t[1] copy
        movaps [rcx + 32], xmm8                            ;   286.8 p3+p4   55 t[0] spill
        movaps xmm8, [rbp + 3008]                          ;   293.8 p2      43 t[1]
        movaps [rbp - 64], xmm7                            ;   287.8 p3+p4   55 t[0] spill
        movaps xmm7, [rbp + 3056]                          ;   294.8 p2      43 t[1]
        movaps [rsi - 32], xmm9                            ;   288.8 p3+p4   55 t[0] spill
        movaps xmm9, [rbp + 3024]                          ;   295.8 p2      43 t[1]
        movaps [rbp + 96], xmm2                            ;   289.8 p3+p4   55 t[0] spill
        movaps xmm2, [rbp + 3040]                          ;   296.8 p2      43 t[1]
        movaps [rdx - 128], xmm1                           ;   290.8 p3+p4   55 t[0] spill
        movaps xmm1, [r14 - 112]                           ;   297.8 p2      43 t[1]
        xorps xmm1, [r14 - 96]                             ;   300.8 p0+p2   43 t[1]
        xorps xmm8, xmm1                                   ;   301.8 p1      43 t[1]
        movaps [rsi + 16], xmm14                           ;   291.8 p3+p4   55 t[0] spill
        movaps xmm14, xmm8                                 ;   302.8 p5      43 t[1] copy
        xorps xmm14, [r10 - 16]                            ;   303.8 p0+p2   43 t[1]
        xorps xmm7, xmm14                                  ;   304.8 p1      43 t[1]
        xorps xmm2, xmm7                                   ;   305.8 p5      43 t[1]
        movaps [rcx + 80], xmm15                           ;   292.8 p3+p4   55 t[0] spill
        movaps xmm15, xmm7                                 ;   305.8 p0      43 t[1] copy
        movaps [rdi + 64], xmm11                           ;   293.8 p3+p4   55 t[0] spill
        movaps xmm11, xmm7                                 ;   305.8 p1      43 t[1] copy
        movaps [rcx + 64], xmm12                           ;   294.8 p3+p4   55 t[0] spill
        movaps xmm12, xmm14                                ;   304.8 p5      43 t[1] copy
        xorps xmm12, [r11 - 16]                            ;   305.8 p0+p2   43 t[1]
        xorps xmm9, xmm12                                  ;   306.8 p1      43 t[1]
        movaps [rsi - 80], xmm10                           ;   295.8 p3+p4   55 t[0] spill
        movaps xmm10, xmm9                                 ;   307.8 p5      43 t[1] copy
        xorps xmm10, [r14 - 112]                           ;   308.8 p0+p2   43 t[1]
        xorps xmm15, xmm10                                 ;   309.8 p1      43 t[1]
        movaps [rax + 64], xmm13                           ;   296.8 p3+p4   55 t[0] spill
        movaps xmm13, xmm14                                ;   304.8 p5      43 t[1] copy
        andps xmm13, xmm15                                 ;   310.8 p0      43 t[1]
        movaps xmm5, xmm14                                 ;   304.8 p1      43 t[1] copy
        movaps [rbp - 32], xmm4                            ;   301.8 p3+p4   43 t[1] spill
        movaps xmm4, xmm15                                 ;   310.8 p5      43 t[1] copy
        xorps xmm4, [r10 - 16]                             ;   311.8 p0+p2   43 t[1]
        movaps [rbp - 16], xmm0                            ;   303.8 p3+p4   43 t[1] spill
        movaps xmm0, xmm12                                 ;   306.8 p1      43 t[1] copy
        orps xmm0, [r10 - 16]                              ;   307.8 p5+p2   43 t[1]
        xorps xmm9, xmm0                                   ;   308.8 p0      43 t[1]
        movaps [rbp - 48], xmm6                            ;   305.2 p3+p4   43 t[1] spill
        movaps xmm6, xmm12                                 ;   306.8 p1      43 t[1] copy
        movaps [rbp - 96], xmm3                            ;   306.2 p3+p4   43 t[1] spill
        movaps xmm3, xmm2                                  ;   306.8 p5      43 t[1] copy
        xorps xmm3, [r14 - 96]                             ;   307.8 p0+p2   43 t[1]
        movaps [rbp - 112], xmm7                           ;   307.2 p3+p4   43 t[1] spill
        movaps xmm7, xmm2                                  ;   306.8 p1      43 t[1] copy
        xorps xmm7, [r11 - 16]                             ;   307.8 p5+p2   43 t[1]
        movaps [rdi - 32], xmm15                           ;   310.8 p3+p4   43 t[1] spill
        movaps xmm15, xmm2                                 ;   307.5 p0      43 t[1] copy
        movaps [rdx - 96], xmm2                            ;   309.2 p3+p4   43 t[1] spill
        movaps xmm2, xmm7                                  ;   308.8 p1      43 t[1] copy
        andps xmm2, xmm3                                   ;   309.8 p5      43 t[1]
        xorps xmm9, xmm2                                   ;   310.8 p0      43 t[1]
        movaps xmm2, xmm3                                  ;   309.0 p1      43 t[1] copy
        xorps xmm2, xmm4                                   ;   312.8 p5      43 t[1]
        andps xmm15, xmm2                                  ;   313.8 p0      43 t[1]
        xorps xmm8, xmm15                                  ;   314.8 p1      43 t[1]
        movaps xmm15, xmm3                                 ;   310.2 p5      43 t[1] copy
        xorps xmm15, xmm10                                 ;   311.2 p0      43 t[1]
        movaps [rbp + 48], xmm14                           ;   310.2 p3+p4   43 t[1] spill
        movaps xmm14, xmm10                                ;   311.0 p1      43 t[1] copy
        movaps [rsi + 32], xmm7                            ;   311.2 p3+p4   43 t[1] spill
        movaps xmm7, xmm2                                  ;   313.8 p5      43 t[1] copy
        xorps xmm7, [r14 - 112]                            ;   314.8 p0+p2   43 t[1]
        xorps xmm6, xmm7                                   ;   315.8 p1      43 t[1]
        movaps [rsi - 48], xmm2                            ;   313.8 p3+p4   43 t[1] spill
        movaps xmm2, xmm13                                 ;   312.2 p5      43 t[1] copy
        xorps xmm2, [r14 - 96]                             ;   313.2 p0+p2   43 t[1]
        movaps [rdx + 112], xmm3                           ;   313.2 p3+p4   43 t[1] spill
        movaps xmm3, xmm4                                  ;   313.0 p1      43 t[1] copy
        xorps xmm3, [r11 - 16]                             ;   314.0 p5+p2   43 t[1]
        xorps xmm1, xmm3                                   ;   315.0 p0      43 t[1]
        andps xmm3, xmm4                                   ;   315.0 p1      43 t[1]
        xorps xmm8, xmm3                                   ;   316.0 p5      43 t[1]
        xorps xmm13, xmm8                                  ;   317.0 p0      43 t[1]
        xorps xmm0, xmm8                                   ;   317.0 p1      43 t[1]
        andps xmm14, xmm1                                  ;   316.0 p5      43 t[1]
        xorps xmm3, xmm14                                  ;   317.0 p0      43 t[1]
        xorps xmm5, xmm1                                   ;   316.0 p1      43 t[1]
        andps xmm11, xmm5                                  ;   317.0 p5      43 t[1]
        xorps xmm13, xmm11                                 ;   318.0 p0      43 t[1]
        xorps xmm2, xmm3                                   ;   318.0 p1      43 t[1]
        xorps xmm9, xmm3                                   ;   318.0 p5      43 t[1]
        movaps xmm14, xmm7                                 ;   317.5 p0      43 t[1] copy
        andps xmm14, xmm15                                 ;   318.5 p1      43 t[1]
        xorps xmm2, xmm14                                  ;   319.5 p5      43 t[1]
        movaps xmm14, xmm15                                ;   318.5 p0      43 t[1] copy
        movaps xmm3, [r10 - 16]                            ;   317.2 p2      43 t[1] reload
        xorps xmm14, xmm3                                  ;   320.2 p1      43 t[1]
        movaps xmm8, xmm6                                  ;   319.2 p5      43 t[1] copy
        andps xmm8, xmm14                                  ;   321.2 p0      43 t[1]
        xorps xmm0, xmm8                                   ;   322.2 p1      43 t[1]
        movaps xmm8, xmm13                                 ;   320.2 p5      43 t[1] copy
        andps xmm8, xmm2                                   ;   321.2 p0      43 t[1]
        xorps xmm0, xmm8                                   ;   323.2 p1      43 t[1]
        movaps xmm11, xmm2                                 ;   321.2 p5      43 t[1] copy
        xorps xmm2, xmm0                                   ;   324.2 p0      43 t[1]
        andps xmm0, xmm9                                   ;   324.2 p1      43 t[1]
        xorps xmm13, xmm0                                  ;   325.2 p5      43 t[1]
        orps xmm8, xmm2                                    ;   325.2 p0      43 t[1]
        xorps xmm8, xmm13                                  ;   326.2 p1      43 t[1]
        andps xmm12, xmm8                                  ;   327.2 p5      43 t[1]
        movaps xmm0, xmm9                                  ;   323.5 p0      43 t[1] copy
        andps xmm0, xmm13                                  ;   326.2 p1      43 t[1]
        xorps xmm11, xmm0                                  ;   327.2 p5      43 t[1]
        andps xmm13, xmm11                                 ;   328.2 p0      43 t[1]
        xorps xmm9, xmm13                                  ;   329.2 p1      43 t[1]
        andps xmm6, xmm11                                  ;   328.2 p5      43 t[1]
        andps xmm14, xmm11                                 ;   328.2 p0      43 t[1]
        andps xmm5, xmm9                                   ;   330.2 p1      43 t[1]
        movaps xmm0, [rbp - 112]                           ;   323.0 p2      43 t[1] reload
        andps xmm0, xmm9                                   ;   330.2 p5      43 t[1]
        movaps xmm13, [rbp - 16]                           ;   324.0 p2      43 t[1] reload
        xorps xmm13, xmm0                                  ;   331.2 p0      43 t[1]
        movaps xmm0, xmm9                                  ;   330.2 p1      43 t[1] copy
        xorps xmm9, xmm11                                  ;   330.2 p5      43 t[1]
        movaps [rbp - 16], xmm12                           ;   328.2 p3+p4   43 t[1] spill
        movaps xmm12, [rsi - 48]                           ;   325.2 p2      43 t[1] reload
        andps xmm12, xmm9                                  ;   331.2 p0      43 t[1]
        movaps [rsi - 48], xmm14                           ;   329.2 p3+p4   43 t[1] spill
        movaps xmm14, [rdx - 96]                           ;   326.2 p2      43 t[1] reload
        andps xmm14, xmm9                                  ;   331.2 p1      43 t[1]
        movaps xmm9, [rbp - 32]                            ;   327.2 p2      43 t[1] reload
        xorps xmm9, xmm14                                  ;   332.2 p5      43 t[1]
        movaps xmm14, xmm11                                ;   328.5 p0      43 t[1] copy
        orps xmm14, xmm8                                   ;   329.5 p1      43 t[1]
        xorps xmm2, xmm14                                  ;   330.5 p5      43 t[1]
        xorps xmm11, xmm8                                  ;   329.5 p0      43 t[1]
        andps xmm7, xmm11                                  ;   330.5 p1      43 t[1]
        andps xmm15, xmm11                                 ;   330.5 p5      43 t[1]
        andps xmm10, xmm2                                  ;   331.5 p0      43 t[1]
        xorps xmm11, xmm2                                  ;   331.5 p1      43 t[1]
        andps xmm1, xmm2                                   ;   331.5 p5      43 t[1]
        xorps xmm0, xmm2                                   ;   331.5 p0      43 t[1]
        xorps xmm1, xmm7                                   ;   332.5 p1      43 t[1]
        xorps xmm10, xmm12                                 ;   332.5 p5      43 t[1]
        xorps xmm13, xmm10                                 ;   333.5 p0      43 t[1]
        movaps xmm14, [rdx + 112]                          ;   331.0 p2      43 t[1] reload
        andps xmm14, xmm11                                 ;   334.0 p1      43 t[1]
        movaps xmm2, [rsi + 32]                            ;   332.0 p2      43 t[1] reload
        andps xmm2, xmm11                                  ;   335.0 p5      43 t[1]
        xorps xmm7, xmm2                                   ;   336.0 p0      43 t[1]
        xorps xmm10, xmm14                                 ;   335.0 p1      43 t[1]
        movaps xmm2, [rbp + 48]                            ;   333.0 p2      43 t[1] reload
        andps xmm2, xmm0                                   ;   336.0 p5      43 t[1]
        movaps xmm11, [rdi - 32]                           ;   334.0 p2      43 t[1] reload
        andps xmm11, xmm0                                  ;   337.0 p0      43 t[1]
        xorps xmm14, xmm11                                 ;   338.0 p1      43 t[1]
        xorps xmm0, xmm8                                   ;   335.2 p5      43 t[1]
        andps xmm8, xmm3                                   ;   335.5 p0      43 t[1]
        andps xmm4, xmm0                                   ;   336.2 p1      43 t[1]
        xorps xmm12, xmm4                                  ;   337.2 p5      43 t[1]
        xorps xmm12, xmm8                                  ;   338.2 p0      43 t[1]
        xorps xmm14, xmm8                                  ;   339.0 p1      43 t[1]
        andps xmm0, [r11 - 16]                             ;   337.2 p5+p2   43 t[1]
        xorps xmm2, xmm0                                   ;   338.2 p0      43 t[1]
        xorps xmm9, xmm2                                   ;   339.2 p1      43 t[1]
        xorps xmm2, xmm1                                   ;   339.2 p5      43 t[1]
        movaps xmm3, [rsi - 48]                            ;   336.2 p2      43 t[1] reload
        xorps xmm10, xmm3                                  ;   339.2 p0      43 t[1]
        xorps xmm12, xmm3                                  ;   339.2 p1      43 t[1]
        xorps xmm2, xmm10                                  ;   340.2 p5      43 t[1]
        movaps xmm3, [rbp - 48]                            ;   337.2 p2      43 t[1] reload
        xorps xmm3, xmm10                                  ;   340.2 p0      43 t[1]
        xorps xmm15, xmm2                                  ;   341.2 p1      43 t[1]
        movaps xmm4, [rbp - 96]                            ;   338.2 p2      43 t[1] reload
        xorps xmm4, xmm2                                   ;   341.2 p5      43 t[1]
        xorps xmm14, xmm15                                 ;   342.2 p0      43 t[1]
        xorps xmm13, xmm15                                 ;   342.2 p1      43 t[1]
        xorps xmm5, xmm14                                  ;   343.2 p5      43 t[1]
        xorps xmm6, xmm5                                   ;   344.2 p0      43 t[1]
        xorps xmm9, xmm5                                   ;   344.2 p1      43 t[1]
        xorps xmm7, xmm6                                   ;   345.2 p5      43 t[1]
        movaps xmm15, [rbp + 3328]                         ;   340.0 p2      43 t[1]
        movaps xmm2, [rbp + 3376]                          ;   341.0 p2      43 t[1]
        movaps xmm5, [rbp + 3344]                          ;   342.0 p2      43 t[1]
        movaps xmm8, [rbp + 3360]                          ;   343.0 p2      43 t[1]
        movaps xmm10, [r13 + 32]                           ;   344.0 p2      43 t[1]
        movaps xmm11, [r15 - 112]                          ;   345.0 p2      43 t[1] reload
        xorps xmm10, xmm11                                 ;   348.0 p0      43 t[1]
        xorps xmm15, xmm10                                 ;   349.0 p1      43 t[1]
        movaps [rbp - 96], xmm4                            ;   342.2 p3+p4   43 t[1] spill
        movaps xmm4, xmm15                                 ;   350.0 p5      43 t[1] copy
        xorps xmm4, [r11 - 128]                            ;   351.0 p0+p2   43 t[1]
        xorps xmm2, xmm4                                   ;   352.0 p1      43 t[1]
        xorps xmm8, xmm2                                   ;   353.0 p5      43 t[1]
        movaps [rbp - 48], xmm12                           ;   343.2 p3+p4   43 t[1] spill
        movaps xmm12, xmm2                                 ;   353.0 p0      43 t[1] copy
        movaps [rsi - 48], xmm3                            ;   344.2 p3+p4   43 t[1] spill
        movaps xmm3, xmm2                                  ;   353.0 p1      43 t[1] copy
        movaps [rdi - 32], xmm14                           ;   345.2 p3+p4   43 t[1] spill
        movaps xmm14, xmm4                                 ;   352.0 p5      43 t[1] copy
        xorps xmm14, [r10 + 112]                           ;   353.0 p0+p2   43 t[1]
        xorps xmm5, xmm14                                  ;   354.0 p1      43 t[1]
        movaps [rbp + 48], xmm9                            ;   346.2 p3+p4   43 t[1] spill
        movaps xmm9, xmm5                                  ;   355.0 p5      43 t[1] copy
        xorps xmm9, [r13 + 32]                             ;   356.0 p0+p2   43 t[1]
        xorps xmm12, xmm9                                  ;   357.0 p1      43 t[1]
        movaps [rsi + 32], xmm13                           ;   347.2 p3+p4   43 t[1] spill
        movaps xmm13, xmm4                                 ;   352.0 p5      43 t[1] copy
        andps xmm13, xmm12                                 ;   358.0 p0      43 t[1]
        movaps [rdx + 112], xmm0                           ;   348.2 p3+p4   43 t[1] spill
        movaps xmm0, xmm4                                  ;   352.0 p1      43 t[1] copy
        movaps [rbp - 32], xmm1                            ;   349.2 p3+p4   43 t[1] spill
        movaps xmm1, xmm12                                 ;   358.0 p5      43 t[1] copy
        xorps xmm1, [r11 - 128]                            ;   359.0 p0+p2   43 t[1]
        movaps [rdx - 96], xmm6                            ;   351.0 p3+p4   43 t[1] spill
        movaps xmm6, xmm14                                 ;   354.0 p1      43 t[1] copy
        orps xmm6, [r11 - 128]                             ;   355.0 p5+p2   43 t[1]
        xorps xmm5, xmm6                                   ;   356.0 p0      43 t[1]
        movaps [rbp - 112], xmm7                           ;   352.5 p3+p4   43 t[1] spill
        movaps xmm7, xmm14                                 ;   354.0 p1      43 t[1] copy
        movaps [rsi - 128], xmm2                           ;   353.5 p3+p4   43 t[1] spill
        movaps xmm2, xmm8                                  ;   354.0 p5      43 t[1] copy
        xorps xmm2, xmm11                                  ;   355.0 p0      43 t[1]
        movaps xmm11, xmm8                                 ;   354.0 p1      43 t[1] copy
        xorps xmm11, [r10 + 112]                           ;   355.0 p5+p2   43 t[1]
        movaps [rcx + 48], xmm12                           ;   358.0 p3+p4   43 t[1] spill
        movaps xmm12, xmm8                                 ;   354.5 p0      43 t[1] copy
        movaps [rbp + 64], xmm8                            ;   355.5 p3+p4   43 t[1] spill
        movaps xmm8, xmm11                                 ;   356.0 p1      43 t[1] copy
        andps xmm8, xmm2                                   ;   357.0 p5      43 t[1]
        xorps xmm5, xmm8                                   ;   358.0 p0      43 t[1]
        movaps xmm8, xmm2                                  ;   356.0 p1      43 t[1] copy
        xorps xmm8, xmm1                                   ;   360.0 p5      43 t[1]
        andps xmm12, xmm8                                  ;   361.0 p0      43 t[1]
        xorps xmm15, xmm12                                 ;   362.0 p1      43 t[1]
        movaps xmm12, xmm2                                 ;   357.2 p5      43 t[1] copy
        xorps xmm12, xmm9                                  ;   358.2 p0      43 t[1]
        movaps [rax + 32], xmm4                            ;   357.2 p3+p4   43 t[1] spill
        movaps xmm4, xmm9                                  ;   358.0 p1      43 t[1] copy
        movaps [rdx - 80], xmm11                           ;   358.2 p3+p4   43 t[1] spill
        movaps xmm11, xmm8                                 ;   361.0 p5      43 t[1] copy
        xorps xmm11, [r13 + 32]                            ;   362.0 p0+p2   43 t[1]
        xorps xmm7, xmm11                                  ;   363.0 p1      43 t[1]
        movaps [rsi + 48], xmm8                            ;   361.0 p3+p4   43 t[1] spill
        movaps xmm8, xmm13                                 ;   359.2 p5      43 t[1] copy
        xorps xmm8, [r15 - 112]                            ;   360.2 p0+p2   43 t[1]
        movaps [rdx - 64], xmm2                            ;   360.2 p3+p4   43 t[1] spill
        movaps xmm2, xmm1                                  ;   360.0 p1      43 t[1] copy
        xorps xmm2, [r10 + 112]                            ;   361.0 p5+p2   43 t[1]
        xorps xmm10, xmm2                                  ;   362.0 p0      43 t[1]
        andps xmm2, xmm1                                   ;   362.0 p1      43 t[1]
        xorps xmm15, xmm2                                  ;   363.0 p5      43 t[1]
        xorps xmm13, xmm15                                 ;   364.0 p0      43 t[1]
        xorps xmm6, xmm15                                  ;   364.0 p1      43 t[1]
        andps xmm4, xmm10                                  ;   363.0 p5      43 t[1]
        xorps xmm2, xmm4                                   ;   364.0 p0      43 t[1]
        xorps xmm0, xmm10                                  ;   363.0 p1      43 t[1]
        andps xmm3, xmm0                                   ;   364.0 p5      43 t[1]
        xorps xmm13, xmm3                                  ;   365.0 p0      43 t[1]
        xorps xmm8, xmm2                                   ;   365.0 p1      43 t[1]
        xorps xmm5, xmm2                                   ;   365.0 p5      43 t[1]
        movaps xmm15, xmm11                                ;   364.5 p0      43 t[1] copy
        andps xmm15, xmm12                                 ;   365.5 p1      43 t[1]
        xorps xmm8, xmm15                                  ;   366.5 p5      43 t[1]
        movaps xmm15, xmm12                                ;   365.5 p0      43 t[1] copy
        movaps xmm2, [r11 - 128]                           ;   364.2 p2      43 t[1] reload
        xorps xmm15, xmm2                                  ;   367.2 p1      43 t[1]
        movaps xmm3, xmm7                                  ;   366.2 p5      43 t[1] copy
        andps xmm3, xmm15                                  ;   368.2 p0      43 t[1]
        xorps xmm6, xmm3                                   ;   369.2 p1      43 t[1]
        movaps xmm3, xmm13                                 ;   367.2 p5      43 t[1] copy
        andps xmm3, xmm8                                   ;   368.2 p0      43 t[1]
        xorps xmm6, xmm3                                   ;   370.2 p1      43 t[1]
        movaps xmm4, xmm8                                  ;   368.2 p5      43 t[1] copy
        xorps xmm8, xmm6                                   ;   371.2 p0      43 t[1]
        andps xmm6, xmm5                                   ;   371.2 p1      43 t[1]
        xorps xmm13, xmm6                                  ;   372.2 p5      43 t[1]
        orps xmm3, xmm8                                    ;   372.2 p0      43 t[1]
        xorps xmm3, xmm13                                  ;   373.2 p1      43 t[1]
        andps xmm14, xmm3                                  ;   374.2 p5      43 t[1]
        movaps xmm6, xmm5                                  ;   370.5 p0      43 t[1] copy
        andps xmm6, xmm13                                  ;   373.2 p1      43 t[1]
        xorps xmm4, xmm6                                   ;   374.2 p5      43 t[1]
        andps xmm13, xmm4                                  ;   375.2 p0      43 t[1]
        xorps xmm5, xmm13                                  ;   376.2 p1      43 t[1]
        andps xmm7, xmm4                                   ;   375.2 p5      43 t[1]
        andps xmm15, xmm4                                  ;   375.2 p0      43 t[1]
        andps xmm0, xmm5                                   ;   377.2 p1      43 t[1]
        movaps xmm6, [rsi - 128]                           ;   370.0 p2      43 t[1] reload
        andps xmm6, xmm5                                   ;   377.2 p5      43 t[1]
        movaps xmm13, xmm5                                 ;   377.2 p0      43 t[1] copy
        xorps xmm5, xmm4                                   ;   377.2 p1      43 t[1]
        xorps xmm6, [rel aes128_encrypt.T0_constants128]   ;   378.2 p5+p2   43 t[1]
        movaps [rsi - 128], xmm15                          ;   376.2 p3+p4   43 t[1] spill
        movaps xmm15, [rsi + 48]                           ;   372.2 p2      43 t[1] reload
        andps xmm15, xmm5                                  ;   378.2 p0      43 t[1]
        movaps [rsi + 48], xmm15                           ;   379.2 p3+p4   43 t[1] spill
        movaps xmm15, [rbp + 64]                           ;   373.2 p2      43 t[1] reload
        andps xmm15, xmm5                                  ;   378.2 p1      43 t[1]
        movaps xmm5, xmm4                                  ;   375.2 p5      43 t[1] copy
        orps xmm5, xmm3                                    ;   376.2 p0      43 t[1]
        xorps xmm8, xmm5                                   ;   377.2 p1      43 t[1]
        xorps xmm4, xmm3                                   ;   376.2 p5      43 t[1]
        andps xmm11, xmm4                                  ;   377.2 p0      43 t[1]
        andps xmm12, xmm4                                  ;   377.2 p1      43 t[1]
        andps xmm9, xmm8                                   ;   378.2 p5      43 t[1]
        xorps xmm4, xmm8                                   ;   378.2 p0      43 t[1]
        andps xmm10, xmm8                                  ;   378.2 p1      43 t[1]
        xorps xmm13, xmm8                                  ;   378.2 p5      43 t[1]
        xorps xmm10, xmm11                                 ;   379.2 p0      43 t[1]
        xorps xmm14, xmm10                                 ;   380.2 p1      43 t[1]
        movaps xmm5, [rdx - 64]                            ;   377.5 p2      43 t[1] reload
        andps xmm5, xmm4                                   ;   380.5 p5      43 t[1]
        movaps xmm8, [rdx - 80]                            ;   378.5 p2      43 t[1] reload
        andps xmm8, xmm4                                   ;   381.5 p0      43 t[1]
        xorps xmm11, xmm8                                  ;   382.5 p1      43 t[1]
        movaps xmm4, [rax + 32]                            ;   379.5 p2      43 t[1] reload
        andps xmm4, xmm13                                  ;   382.5 p5      43 t[1]
        movaps xmm8, [rcx + 48]                            ;   380.5 p2      43 t[1] reload
        andps xmm8, xmm13                                  ;   383.5 p0      43 t[1]
        xorps xmm13, xmm3                                  ;   381.0 p1      43 t[1]
        andps xmm3, xmm2                                   ;   381.2 p5      43 t[1]
        andps xmm1, xmm13                                  ;   382.0 p0      43 t[1]
        xorps xmm1, xmm3                                   ;   383.0 p1      43 t[1]
        xorps xmm3, xmm8                                   ;   384.5 p5      43 t[1]
        xorps xmm3, xmm5                                   ;   385.5 p0      43 t[1]
        andps xmm13, [r10 + 112]                           ;   383.0 p1+p2   43 t[1]
        xorps xmm4, xmm13                                  ;   384.0 p5      43 t[1]
        xorps xmm14, xmm13                                 ;   384.0 p0      43 t[1]
        xorps xmm10, xmm4                                  ;   385.0 p1      43 t[1]
        xorps xmm15, xmm4                                  ;   385.0 p5      43 t[1]
        movaps xmm2, [rsi + 48]                            ;   382.5 p2      43 t[1] reload
        xorps xmm9, xmm2                                   ;   385.5 p0      43 t[1]
        xorps xmm1, xmm2                                   ;   385.5 p1      43 t[1]
        xorps xmm5, xmm9                                   ;   386.5 p5      43 t[1]
        xorps xmm6, xmm9                                   ;   386.5 p0      43 t[1]
        movaps xmm2, [rsi - 128]                           ;   383.8 p2      43 t[1] reload
        xorps xmm5, xmm2                                   ;   387.5 p1      43 t[1]
        xorps xmm1, xmm2                                   ;   386.8 p5      43 t[1]
        xorps xmm10, xmm5                                  ;   388.5 p0      43 t[1]
        xorps xmm12, xmm10                                 ;   389.5 p1      43 t[1]
        xorps xmm3, xmm12                                  ;   390.5 p5      43 t[1]
        xorps xmm6, xmm12                                  ;   390.5 p0      43 t[1]
        xorps xmm0, xmm3                                   ;   391.5 p1      43 t[1]
        xorps xmm7, xmm0                                   ;   392.5 p5      43 t[1]
        xorps xmm15, xmm0                                  ;   392.5 p0      43 t[1]
        xorps xmm11, xmm7                                  ;   393.5 p1      43 t[1]
        xorps xmm14, xmm7                                  ;   393.5 p5      43 t[1]
        movaps xmm0, [rel aes128_encrypt.T0_constants128]  ;   386.8 p2      43 t[0] reload
        xorps xmm5, xmm0                                   ;   389.8 p0      43 t[1]
        xorps xmm15, xmm0                                  ;   393.5 p1      43 t[1]
        movaps xmm2, [rbp + 3648]                          ;   387.8 p2      43 t[1]
        movaps xmm4, [rbp + 3696]                          ;   388.8 p2      43 t[1]
        movaps xmm7, [rbp + 3664]                          ;   389.8 p2      43 t[1]
        movaps xmm8, [rbp + 3680]                          ;   390.8 p2      43 t[1]
        movaps xmm9, [r13 + 96]                            ;   391.8 p2      43 t[1]
        movaps xmm12, [r15 - 80]                           ;   392.8 p2      43 t[1] reload
        xorps xmm9, xmm12                                  ;   395.8 p5      43 t[1]
        xorps xmm2, xmm9                                   ;   396.8 p0      43 t[1]
        movaps xmm13, xmm2                                 ;   397.8 p1      43 t[1] copy
        xorps xmm13, [rbp + 0]                             ;   398.8 p5+p2   43 t[1]
        xorps xmm4, xmm13                                  ;   399.8 p0      43 t[1]
        xorps xmm8, xmm4                                   ;   400.8 p1      43 t[1]
        movaps [rsi - 128], xmm3                           ;   391.5 p3+p4   43 t[1] spill
        movaps xmm3, xmm4                                  ;   400.8 p5      43 t[1] copy
        movaps [rsi + 48], xmm1                            ;   391.8 p3+p4   43 t[1] spill
        movaps xmm1, xmm4                                  ;   400.8 p0      43 t[1] copy
        movaps [rcx + 48], xmm5                            ;   392.8 p3+p4   43 t[1] spill
        movaps xmm5, xmm13                                 ;   399.8 p1      43 t[1] copy
        xorps xmm5, [rbp + 80]                             ;   400.8 p5+p2   43 t[1]
        xorps xmm7, xmm5                                   ;   401.8 p0      43 t[1]
        movaps [rax + 32], xmm10                           ;   393.8 p3+p4   43 t[1] spill
        movaps xmm10, xmm7                                 ;   402.8 p1      43 t[1] copy
        xorps xmm10, [r13 + 96]                            ;   403.8 p5+p2   43 t[1]
        xorps xmm3, xmm10                                  ;   404.8 p0      43 t[1]
        movaps [rdx - 80], xmm15                           ;   394.8 p3+p4   43 t[1] spill
        movaps xmm15, xmm13                                ;   399.8 p1      43 t[1] copy
        andps xmm15, xmm3                                  ;   405.8 p5      43 t[1]
        movaps [rdx - 64], xmm6                            ;   395.8 p3+p4   43 t[1] spill
        movaps xmm6, xmm13                                 ;   399.8 p0      43 t[1] copy
        movaps [rbp + 64], xmm14                           ;   396.8 p3+p4   43 t[1] spill
        movaps xmm14, xmm3                                 ;   405.8 p1      43 t[1] copy
        xorps xmm14, [rbp + 0]                             ;   406.8 p5+p2   43 t[1]
        movaps [rbx + 0], xmm11                            ;   398.8 p3+p4   43 t[1] spill
        movaps xmm11, xmm5                                 ;   401.8 p0      43 t[1] copy
        orps xmm11, [rbp + 0]                              ;   402.8 p1+p2   43 t[1]
        xorps xmm7, xmm11                                  ;   403.8 p5      43 t[1]
        movaps xmm0, xmm5                                  ;   401.8 p0      43 t[1] copy
        movaps [rdx - 48], xmm4                            ;   400.8 p3+p4   43 t[1] spill
        movaps xmm4, xmm8                                  ;   401.8 p1      43 t[1] copy
        xorps xmm4, xmm12                                  ;   402.8 p5      43 t[1]
        movaps xmm12, xmm8                                 ;   401.8 p0      43 t[1] copy
        xorps xmm12, [rbp + 80]                            ;   402.8 p1+p2   43 t[1]
        movaps [rsi + 64], xmm3                            ;   405.8 p3+p4   43 t[1] spill
        movaps xmm3, xmm8                                  ;   402.0 p5      43 t[1] copy
        movaps [rax + 80], xmm8                            ;   402.8 p3+p4   43 t[1] spill
        movaps xmm8, xmm12                                 ;   403.8 p0      43 t[1] copy
        andps xmm8, xmm4                                   ;   404.8 p1      43 t[1]
        xorps xmm7, xmm8                                   ;   405.8 p5      43 t[1]
        movaps xmm8, xmm4                                  ;   403.8 p0      43 t[1] copy
        xorps xmm8, xmm14                                  ;   407.8 p1      43 t[1]
        andps xmm3, xmm8                                   ;   408.8 p5      43 t[1]
        xorps xmm2, xmm3                                   ;   409.8 p0      43 t[1]
        movaps xmm3, xmm4                                  ;   404.8 p1      43 t[1] copy
        xorps xmm3, xmm10                                  ;   405.8 p5      43 t[1]
        movaps [rsi + 80], xmm13                           ;   404.8 p3+p4   43 t[1] spill
        movaps xmm13, xmm10                                ;   405.5 p0      43 t[1] copy
        movaps [rax - 128], xmm12                          ;   405.8 p3+p4   43 t[1] spill
        movaps xmm12, xmm8                                 ;   408.8 p1      43 t[1] copy
        xorps xmm12, [r13 + 96]                            ;   409.8 p5+p2   43 t[1]
        xorps xmm0, xmm12                                  ;   410.8 p0      43 t[1]
        movaps [rbp + 16], xmm8                            ;   408.8 p3+p4   43 t[1] spill
        movaps xmm8, xmm15                                 ;   406.8 p1      43 t[1] copy
        xorps xmm8, [r15 - 80]                             ;   407.8 p5+p2   43 t[1]
        movaps [rdi + 0], xmm4                             ;   407.8 p3+p4   43 t[1] spill
        movaps xmm4, xmm14                                 ;   407.8 p0      43 t[1] copy
        xorps xmm4, [rbp + 80]                             ;   408.8 p1+p2   43 t[1]
        xorps xmm9, xmm4                                   ;   409.8 p5      43 t[1]
        andps xmm4, xmm14                                  ;   409.8 p0      43 t[1]
        xorps xmm2, xmm4                                   ;   410.8 p1      43 t[1]
        xorps xmm15, xmm2                                  ;   411.8 p5      43 t[1]
        xorps xmm11, xmm2                                  ;   411.8 p0      43 t[1]
        andps xmm13, xmm9                                  ;   410.8 p1      43 t[1]
        xorps xmm4, xmm13                                  ;   411.8 p5      43 t[1]
        xorps xmm6, xmm9                                   ;   410.8 p0      43 t[1]
        andps xmm1, xmm6                                   ;   411.8 p1      43 t[1]
        xorps xmm15, xmm1                                  ;   412.8 p5      43 t[1]
        xorps xmm8, xmm4                                   ;   412.8 p0      43 t[1]
        xorps xmm7, xmm4                                   ;   412.8 p1      43 t[1]
        movaps xmm1, xmm12                                 ;   412.0 p5      43 t[1] copy
        andps xmm1, xmm3                                   ;   413.0 p0      43 t[1]
        xorps xmm8, xmm1                                   ;   414.0 p1      43 t[1]
        movaps xmm1, xmm3                                  ;   413.0 p5      43 t[1] copy
        movaps xmm2, [rbp + 0]                             ;   411.8 p2      43 t[1] reload
        xorps xmm1, xmm2                                   ;   414.8 p0      43 t[1]
        movaps xmm4, xmm0                                  ;   413.8 p1      43 t[1] copy
        andps xmm4, xmm1                                   ;   415.8 p5      43 t[1]
        xorps xmm11, xmm4                                  ;   416.8 p0      43 t[1]
        movaps xmm4, xmm15                                 ;   414.8 p1      43 t[1] copy
        andps xmm4, xmm8                                   ;   415.8 p5      43 t[1]
        xorps xmm11, xmm4                                  ;   417.8 p0      43 t[1]
        movaps xmm13, xmm8                                 ;   415.8 p1      43 t[1] copy
        xorps xmm8, xmm11                                  ;   418.8 p5      43 t[1]
        andps xmm11, xmm7                                  ;   418.8 p0      43 t[1]
        xorps xmm15, xmm11                                 ;   419.8 p1      43 t[1]
        orps xmm4, xmm8                                    ;   419.8 p5      43 t[1]
        xorps xmm4, xmm15                                  ;   420.8 p0      43 t[1]
        andps xmm5, xmm4                                   ;   421.8 p1      43 t[1]
        movaps xmm11, xmm7                                 ;   418.0 p5      43 t[1] copy
        andps xmm11, xmm15                                 ;   420.8 p0      43 t[1]
        xorps xmm13, xmm11                                 ;   421.8 p1      43 t[1]
        andps xmm15, xmm13                                 ;   422.8 p5      43 t[1]
        xorps xmm7, xmm15                                  ;   423.8 p0      43 t[1]
        andps xmm0, xmm13                                  ;   422.8 p1      43 t[1]
        andps xmm1, xmm13                                  ;   422.8 p5      43 t[1]
        andps xmm6, xmm7                                   ;   424.8 p0      43 t[1]
        movaps xmm15, [rdx - 48]                           ;   417.5 p2      43 t[1] reload
        andps xmm15, xmm7                                  ;   424.8 p1      43 t[1]
        movaps xmm11, xmm7                                 ;   424.8 p5      43 t[1] copy
        xorps xmm7, xmm13                                  ;   424.8 p0      43 t[1]
        xorps xmm15, [rel aes128_encrypt.T0_constants128]  ;   425.8 p1+p2   43 t[1]
        movaps [rdx - 48], xmm1                            ;   423.8 p3+p4   43 t[1] spill
        movaps xmm1, [rbp + 16]                            ;   419.8 p2      43 t[1] reload
        andps xmm1, xmm7                                   ;   425.8 p5      43 t[1]
        movaps [rbp + 16], xmm1                            ;   426.8 p3+p4   43 t[1] spill
        movaps xmm1, [rax + 80]                            ;   420.8 p2      43 t[1] reload
        andps xmm1, xmm7                                   ;   425.8 p0      43 t[1]
        movaps xmm7, xmm13                                 ;   422.8 p1      43 t[1] copy
        orps xmm7, xmm4                                    ;   423.8 p5      43 t[1]
        xorps xmm8, xmm7                                   ;   424.8 p0      43 t[1]
        xorps xmm13, xmm4                                  ;   423.8 p1      43 t[1]
        andps xmm12, xmm13                                 ;   424.8 p5      43 t[1]
        andps xmm3, xmm13                                  ;   424.8 p0      43 t[1]
        andps xmm10, xmm8                                  ;   425.8 p1      43 t[1]
        xorps xmm13, xmm8                                  ;   425.8 p5      43 t[1]
        andps xmm9, xmm8                                   ;   425.8 p0      43 t[1]
        xorps xmm11, xmm8                                  ;   425.8 p1      43 t[1]
        xorps xmm9, xmm12                                  ;   426.8 p5      43 t[1]
        xorps xmm5, xmm9                                   ;   427.8 p0      43 t[1]
        movaps xmm7, [rdi + 0]                             ;   425.0 p2      43 t[1] reload
        andps xmm7, xmm13                                  ;   428.0 p1      43 t[1]
        movaps xmm8, [rax - 128]                           ;   426.0 p2      43 t[1] reload
        andps xmm8, xmm13                                  ;   429.0 p5      43 t[1]
        xorps xmm12, xmm8                                  ;   430.0 p0      43 t[1]
        movaps xmm8, [rsi + 80]                            ;   427.0 p2      43 t[1] reload
        andps xmm8, xmm11                                  ;   430.0 p1      43 t[1]
        movaps xmm13, [rsi + 64]                           ;   428.0 p2      43 t[1] reload
        andps xmm13, xmm11                                 ;   431.0 p5      43 t[1]
        xorps xmm11, xmm4                                  ;   428.5 p0      43 t[1]
        andps xmm4, xmm2                                   ;   428.8 p1      43 t[1]
        andps xmm14, xmm11                                 ;   429.5 p5      43 t[1]
        xorps xmm14, xmm4                                  ;   430.5 p0      43 t[1]
        xorps xmm4, xmm13                                  ;   432.0 p1      43 t[1]
        xorps xmm4, xmm7                                   ;   433.0 p5      43 t[1]
        andps xmm11, [rbp + 80]                            ;   430.5 p0+p2   43 t[1]
        xorps xmm8, xmm11                                  ;   431.5 p1      43 t[1]
        xorps xmm5, xmm11                                  ;   431.5 p5      43 t[1]
        xorps xmm9, xmm8                                   ;   432.5 p0      43 t[1]
        xorps xmm1, xmm8                                   ;   432.5 p1      43 t[1]
        movaps xmm2, [rbp + 16]                            ;   430.0 p2      43 t[1] reload
        xorps xmm10, xmm2                                  ;   433.0 p5      43 t[1]
        xorps xmm14, xmm2                                  ;   433.0 p0      43 t[1]
        xorps xmm7, xmm10                                  ;   434.0 p1      43 t[1]
        xorps xmm15, xmm10                                 ;   434.0 p5      43 t[1]
        movaps xmm2, [rdx - 48]                            ;   431.2 p2      43 t[1] reload
        xorps xmm14, xmm2                                  ;   434.2 p0      43 t[1]
        xorps xmm7, xmm2                                   ;   435.0 p1      43 t[1]
        xorps xmm9, xmm7                                   ;   436.0 p5      43 t[1]
        xorps xmm3, xmm9                                   ;   437.0 p0      43 t[1]
        xorps xmm4, xmm3                                   ;   438.0 p1      43 t[1]
        xorps xmm15, xmm3                                  ;   438.0 p5      43 t[1]
        xorps xmm6, xmm4                                   ;   439.0 p0      43 t[1]
        xorps xmm0, xmm6                                   ;   440.0 p1      43 t[1]
        xorps xmm1, xmm6                                   ;   440.0 p5      43 t[1]
        xorps xmm12, xmm0                                  ;   441.0 p0      43 t[1]
        xorps xmm5, xmm0                                   ;   441.0 p1      43 t[1]
        movaps xmm0, [rel aes128_encrypt.T0_constants128]  ;   434.2 p2      43 t[0] reload
        xorps xmm9, xmm0                                   ;   437.2 p5      43 t[1]
        xorps xmm7, xmm0                                   ;   437.5 p0      43 t[1]
        xorps xmm1, xmm0                                   ;   441.0 p1      43 t[1]
        movaps xmm2, [rbp - 112]                           ;   435.2 p2      55 t[1]
        movaps xmm3, [rbx + 0]                             ;   436.2 p2      43 t[1] reload
        xorps xmm2, xmm3                                   ;   439.2 p5      55 t[1]
        movaps xmm6, [rbp - 16]                            ;   437.2 p2      55 t[1]
        xorps xmm6, [rbp - 32]                             ;   440.2 p0+p2   55 t[1]
        xorps xmm6, [rdx - 96]                             ;   441.2 p1+p2   55 t[1]
        xorps xmm6, [rdx + 112]                            ;   442.2 p5+p2   55 t[1]
        movaps xmm8, [rbp + 64]                            ;   441.2 p2      43 t[1] reload
        xorps xmm6, xmm8                                   ;   444.2 p0      55 t[1]
        movaps xmm10, xmm1                                 ;   442.0 p1      55 t[1] copy
        movaps xmm11, [rbp + 48]                           ;   442.2 p2      43 t[1] reload
        xorps xmm10, xmm11                                 ;   445.2 p5      55 t[1]
        movaps xmm13, [rdx - 80]                           ;   443.2 p2      43 t[1] reload
        xorps xmm11, xmm13                                 ;   446.2 p0      55 t[1]
        movaps xmm8, xmm11                                 ;   447.2 p1      55 t[1] copy
        xorps xmm8, [rbp - 112]                            ;   448.2 p5+p2   55 t[1]
        movaps xmm3, [rsi + 32]                            ;   445.2 p2      55 t[1]
        xorps xmm3, [rdx - 64]                             ;   448.2 p0+p2   55 t[1]
        movaps xmm13, [rbp - 112]                          ;   447.2 p2      55 t[1]
        movaps xmm0, [rdx - 64]                            ;   448.2 p2      55 t[1]
        xorps xmm0, [rel aes128_encrypt.T0_constants128]   ;   451.2 p1+p2   55 t[1]
        movaps [rdx - 64], xmm7                            ;   441.8 p3+p4   43 t[1] spill
        movaps xmm7, [rbp + 2944]                          ;   450.2 p2      43 t[1]
        movaps [rbp - 112], xmm10                          ;   446.2 p3+p4   55 t[1] spill
        movaps xmm10, [rbp + 2992]                         ;   451.2 p2      43 t[1]
        movaps [rbp + 48], xmm6                            ;   445.2 p3+p4   55 t[1] spill
        movaps xmm6, [rbp + 2960]                          ;   452.2 p2      43 t[1]
        movaps [rdx + 112], xmm9                           ;   444.8 p3+p4   43 t[1] spill
        movaps xmm9, [rbp + 2976]                          ;   453.2 p2      43 t[1]
        movaps [rdx - 96], xmm8                            ;   449.2 p3+p4   55 t[1] spill
        movaps xmm8, [r13 - 80]                            ;   454.2 p2      43 t[1]
        xorps xmm8, [r13 - 64]                             ;   457.2 p5+p2   43 t[1]
        xorps xmm7, xmm8                                   ;   458.2 p0      43 t[1]
        xorps xmm1, xmm3                                   ;   449.2 p1      55 t[1]
        xorps xmm3, [rdi - 32]                             ;   456.2 p5+p2   55 t[1]
        movaps [rbp - 32], xmm1                            ;   450.2 p3+p4   55 t[1] spill
        movaps xmm1, xmm7                                  ;   459.2 p0      43 t[1] copy
        xorps xmm1, [r10 - 32]                             ;   460.2 p1+p2   43 t[1]
        xorps xmm10, xmm1                                  ;   461.2 p5      43 t[1]
        xorps xmm9, xmm10                                  ;   462.2 p0      43 t[1]
        movaps [rbp - 16], xmm15                           ;   449.2 p3+p4   43 t[1] spill
        movaps xmm15, xmm10                                ;   462.2 p1      43 t[1] copy
        movaps [rdx - 48], xmm5                            ;   450.2 p3+p4   43 t[1] spill
        movaps xmm5, xmm10                                 ;   462.2 p5      43 t[1] copy
        movaps [rbp + 16], xmm12                           ;   451.2 p3+p4   43 t[1] spill
        movaps xmm12, xmm1                                 ;   461.2 p0      43 t[1] copy
        xorps xmm12, [r10 - 48]                            ;   462.2 p1+p2   43 t[1]
        xorps xmm6, xmm12                                  ;   463.2 p5      43 t[1]
        movaps [rbp + 80], xmm14                           ;   452.2 p3+p4   43 t[1] spill
        movaps xmm14, xmm6                                 ;   464.2 p0      43 t[1] copy
        xorps xmm14, [r13 - 80]                            ;   465.2 p1+p2   43 t[1]
        xorps xmm15, xmm14                                 ;   466.2 p5      43 t[1]
        movaps [rbp + 0], xmm2                             ;   454.2 p3+p4   55 t[1] spill
        movaps xmm2, xmm1                                  ;   461.2 p0      43 t[1] copy
        andps xmm2, xmm15                                  ;   467.2 p1      43 t[1]
        movaps [rsi + 64], xmm11                           ;   457.2 p3+p4   55 t[1] spill
        movaps xmm11, xmm1                                 ;   461.2 p5      43 t[1] copy
        movaps [rsi + 80], xmm4                            ;   458.2 p3+p4   55 t[1] spill
        movaps xmm4, xmm15                                 ;   467.2 p0      43 t[1] copy
        xorps xmm4, [r10 - 32]                             ;   468.2 p1+p2   43 t[1]
        movaps [rax - 128], xmm3                           ;   460.2 p3+p4   55 t[1] spill
        movaps xmm3, xmm12                                 ;   463.2 p5      43 t[1] copy
        orps xmm3, [r10 - 32]                              ;   464.2 p0+p2   43 t[1]
        xorps xmm6, xmm3                                   ;   465.2 p1      43 t[1]
        movaps [rdi + 0], xmm0                             ;   461.8 p3+p4   55 t[1] spill
        movaps xmm0, xmm12                                 ;   463.2 p5      43 t[1] copy
        movaps [rax + 80], xmm13                           ;   462.8 p3+p4   55 t[1] spill
        movaps xmm13, xmm9                                 ;   463.2 p0      43 t[1] copy
        xorps xmm13, [r13 - 64]                            ;   464.2 p1+p2   43 t[1]
        movaps [rsi - 112], xmm10                          ;   463.8 p3+p4   43 t[1] spill
        movaps xmm10, xmm9                                 ;   463.2 p5      43 t[1] copy
        xorps xmm10, [r10 - 48]                            ;   464.2 p0+p2   43 t[1]
        movaps [r11 + 48], xmm15                           ;   467.2 p3+p4   43 t[1] spill
        movaps xmm15, xmm9                                 ;   464.0 p1      43 t[1] copy
        movaps [rbp + 32], xmm9                            ;   465.8 p3+p4   43 t[1] spill
        movaps xmm9, xmm10                                 ;   465.2 p5      43 t[1] copy
        andps xmm9, xmm13                                  ;   466.2 p0      43 t[1]
        xorps xmm6, xmm9                                   ;   467.2 p1      43 t[1]
        movaps xmm9, xmm13                                 ;   465.5 p5      43 t[1] copy
        xorps xmm9, xmm4                                   ;   469.2 p0      43 t[1]
        andps xmm15, xmm9                                  ;   470.2 p1      43 t[1]
        xorps xmm7, xmm15                                  ;   471.2 p5      43 t[1]
        movaps xmm15, xmm13                                ;   466.8 p0      43 t[1] copy
        xorps xmm15, xmm14                                 ;   467.8 p1      43 t[1]
        movaps [r11 + 32], xmm1                            ;   466.8 p3+p4   43 t[1] spill
        movaps xmm1, xmm14                                 ;   467.5 p5      43 t[1] copy
        movaps [r14 - 16], xmm10                           ;   467.8 p3+p4   43 t[1] spill
        movaps xmm10, xmm9                                 ;   470.2 p0      43 t[1] copy
        xorps xmm10, [r13 - 80]                            ;   471.2 p1+p2   43 t[1]
        xorps xmm0, xmm10                                  ;   472.2 p5      43 t[1]
        movaps [rax - 112], xmm9                           ;   470.2 p3+p4   43 t[1] spill
        movaps xmm9, xmm2                                  ;   468.8 p0      43 t[1] copy
        xorps xmm9, [r13 - 64]                             ;   469.8 p1+p2   43 t[1]
        movaps [rdx - 32], xmm13                           ;   469.8 p3+p4   43 t[1] spill
        movaps xmm13, xmm4                                 ;   469.5 p5      43 t[1] copy
        xorps xmm13, [r10 - 48]                            ;   470.5 p0+p2   43 t[1]
        xorps xmm8, xmm13                                  ;   471.5 p1      43 t[1]
        andps xmm13, xmm4                                  ;   471.5 p5      43 t[1]
        xorps xmm7, xmm13                                  ;   472.5 p0      43 t[1]
        xorps xmm2, xmm7                                   ;   473.5 p1      43 t[1]
        xorps xmm3, xmm7                                   ;   473.5 p5      43 t[1]
        andps xmm1, xmm8                                   ;   472.5 p0      43 t[1]
        xorps xmm13, xmm1                                  ;   473.5 p1      43 t[1]
        xorps xmm11, xmm8                                  ;   472.5 p5      43 t[1]
        andps xmm5, xmm11                                  ;   473.5 p0      43 t[1]
        xorps xmm2, xmm5                                   ;   474.5 p1      43 t[1]
        xorps xmm9, xmm13                                  ;   474.5 p5      43 t[1]
        xorps xmm6, xmm13                                  ;   474.5 p0      43 t[1]
        movaps xmm1, xmm10                                 ;   474.0 p1      43 t[1] copy
        andps xmm1, xmm15                                  ;   475.0 p5      43 t[1]
        xorps xmm9, xmm1                                   ;   476.0 p0      43 t[1]
        movaps xmm1, xmm15                                 ;   475.0 p1      43 t[1] copy
        movaps xmm5, [r10 - 32]                            ;   473.8 p2      43 t[1] reload
        xorps xmm1, xmm5                                   ;   476.8 p5      43 t[1]
        movaps xmm7, xmm0                                  ;   475.8 p0      43 t[1] copy
        andps xmm7, xmm1                                   ;   477.8 p1      43 t[1]
        xorps xmm3, xmm7                                   ;   478.8 p5      43 t[1]
        movaps xmm7, xmm2                                  ;   476.8 p0      43 t[1] copy
        andps xmm7, xmm9                                   ;   477.8 p1      43 t[1]
        xorps xmm3, xmm7                                   ;   479.8 p5      43 t[1]
        movaps xmm13, xmm9                                 ;   477.8 p0      43 t[1] copy
        xorps xmm9, xmm3                                   ;   480.8 p1      43 t[1]
        andps xmm3, xmm6                                   ;   480.8 p5      43 t[1]
        xorps xmm2, xmm3                                   ;   481.8 p0      43 t[1]
        orps xmm7, xmm9                                    ;   481.8 p1      43 t[1]
        xorps xmm7, xmm2                                   ;   482.8 p5      43 t[1]
        andps xmm12, xmm7                                  ;   483.8 p0      43 t[1]
        movaps xmm3, xmm6                                  ;   480.0 p1      43 t[1] copy
        andps xmm3, xmm2                                   ;   482.8 p5      43 t[1]
        xorps xmm13, xmm3                                  ;   483.8 p0      43 t[1]
        andps xmm2, xmm13                                  ;   484.8 p1      43 t[1]
        xorps xmm6, xmm2                                   ;   485.8 p5      43 t[1]
        andps xmm0, xmm13                                  ;   484.8 p0      43 t[1]
        andps xmm1, xmm13                                  ;   484.8 p1      43 t[1]
        andps xmm11, xmm6                                  ;   486.8 p5      43 t[1]
        movaps xmm2, [rsi - 112]                           ;   479.5 p2      43 t[1] reload
        andps xmm2, xmm6                                   ;   486.8 p0      43 t[1]
        movaps xmm3, [rdi + 0]                             ;   480.5 p2      55 t[1] reload
        xorps xmm3, xmm2                                   ;   487.8 p1      55 t[1]
        movaps xmm2, xmm6                                  ;   486.8 p5      43 t[1] copy
        xorps xmm6, xmm13                                  ;   486.8 p0      43 t[1]
        movaps [rdi + 0], xmm1                             ;   485.8 p3+p4   43 t[1] spill
        movaps xmm1, [rax - 112]                           ;   481.8 p2      43 t[1] reload
        andps xmm1, xmm6                                   ;   487.8 p1      43 t[1]
        movaps [rax - 112], xmm1                           ;   488.8 p3+p4   43 t[1] spill
        movaps xmm1, [rbp + 32]                            ;   482.8 p2      43 t[1] reload
        andps xmm1, xmm6                                   ;   487.8 p5      43 t[1]
        movaps xmm6, xmm13                                 ;   484.8 p0      43 t[1] copy
        orps xmm6, xmm7                                    ;   485.8 p1      43 t[1]
        xorps xmm9, xmm6                                   ;   486.8 p5      43 t[1]
        xorps xmm13, xmm7                                  ;   485.8 p0      43 t[1]
        andps xmm10, xmm13                                 ;   486.8 p1      43 t[1]
        andps xmm15, xmm13                                 ;   486.8 p5      43 t[1]
        andps xmm14, xmm9                                  ;   487.8 p0      43 t[1]
        xorps xmm13, xmm9                                  ;   487.8 p1      43 t[1]
        andps xmm8, xmm9                                   ;   487.8 p5      43 t[1]
        xorps xmm2, xmm9                                   ;   487.8 p0      43 t[1]
        xorps xmm8, xmm10                                  ;   488.8 p1      43 t[1]
        xorps xmm12, xmm8                                  ;   489.8 p5      43 t[1]
        movaps xmm6, [rdx - 32]                            ;   487.0 p2      43 t[1] reload
        andps xmm6, xmm13                                  ;   490.0 p0      43 t[1]
        movaps xmm9, [r14 - 16]                            ;   488.0 p2      43 t[1] reload
        andps xmm9, xmm13                                  ;   491.0 p1      43 t[1]
        xorps xmm10, xmm9                                  ;   492.0 p5      43 t[1]
        movaps xmm9, [r11 + 32]                            ;   489.0 p2      43 t[1] reload
        andps xmm9, xmm2                                   ;   492.0 p0      43 t[1]
        movaps xmm13, [r11 + 48]                           ;   490.0 p2      43 t[1] reload
        andps xmm13, xmm2                                  ;   493.0 p1      43 t[1]
        xorps xmm2, xmm7                                   ;   490.5 p5      43 t[1]
        andps xmm7, xmm5                                   ;   490.8 p0      43 t[1]
        andps xmm4, xmm2                                   ;   491.5 p1      43 t[1]
        xorps xmm4, xmm7                                   ;   492.5 p5      43 t[1]
        xorps xmm7, xmm13                                  ;   494.0 p0      43 t[1]
        xorps xmm7, xmm6                                   ;   495.0 p1      43 t[1]
        andps xmm2, [r10 - 48]                             ;   492.5 p5+p2   43 t[1]
        xorps xmm9, xmm2                                   ;   493.5 p0      43 t[1]
        xorps xmm12, xmm2                                  ;   493.5 p1      43 t[1]
        xorps xmm8, xmm9                                   ;   494.5 p5      43 t[1]
        xorps xmm1, xmm9                                   ;   494.5 p0      55 t[1]
        movaps xmm2, [rax - 112]                           ;   492.0 p2      43 t[1] reload
        xorps xmm14, xmm2                                  ;   495.0 p1      43 t[1]
        xorps xmm4, xmm2                                   ;   495.0 p5      43 t[1]
        xorps xmm6, xmm14                                  ;   496.0 p0      43 t[1]
        xorps xmm3, xmm14                                  ;   496.0 p1      55 t[1]
        movaps xmm14, [rdi + 0]                            ;   493.2 p2      43 t[1] reload
        xorps xmm4, xmm14                                  ;   496.2 p5      43 t[1]
        xorps xmm6, xmm14                                  ;   497.0 p0      43 t[1]
        xorps xmm8, xmm6                                   ;   498.0 p1      43 t[1]
        xorps xmm15, xmm8                                  ;   499.0 p5      43 t[1]
        xorps xmm7, xmm15                                  ;   500.0 p0      43 t[1]
        xorps xmm3, xmm15                                  ;   500.0 p1      55 t[1]
        xorps xmm11, xmm7                                  ;   501.0 p5      43 t[1]
        xorps xmm0, xmm11                                  ;   502.0 p0      43 t[1]
        xorps xmm1, xmm11                                  ;   502.0 p1      55 t[1]
        xorps xmm10, xmm0                                  ;   503.0 p5      43 t[1]
        xorps xmm12, xmm0                                  ;   503.0 p0      43 t[1]
        movaps xmm14, [rax + 80]                           ;   496.2 p2      55 t[1] reload
        xorps xmm14, xmm10                                 ;   504.0 p1      55 t[1]
        movaps xmm15, [rax - 128]                          ;   497.2 p2      55 t[1] reload
        xorps xmm15, xmm7                                  ;   501.0 p5      55 t[1]
        movaps xmm0, [rsi + 80]                            ;   498.2 p2      55 t[1] reload
        xorps xmm0, xmm7                                   ;   501.2 p0      55 t[1]
        movaps xmm2, [rsi + 64]                            ;   499.2 p2      55 t[1] reload
        xorps xmm2, xmm3                                   ;   502.2 p1      55 t[1]
        movaps xmm5, [rel aes128_encrypt.T0_constants128]  ;   500.2 p2      43 t[0] reload
        xorps xmm6, xmm5                                   ;   503.2 p5      43 t[1]
        xorps xmm7, xmm12                                  ;   504.0 p0      55 t[1]
        xorps xmm1, [rdx - 80]                             ;   503.0 p1+p2   55 t[1]
        movaps xmm9, [rbp + 16]                            ;   502.2 p2      43 t[1] reload
        xorps xmm10, xmm9                                  ;   505.2 p5      55 t[1]
        xorps xmm7, xmm10                                  ;   506.2 p0      55 t[1]
        movaps xmm11, xmm4                                 ;   502.0 p1      55 t[1] copy
        xorps xmm4, xmm14                                  ;   505.0 p5      55 t[1]
        movaps xmm13, xmm3                                 ;   502.8 p0      55 t[1] copy
        xorps xmm3, xmm0                                   ;   503.0 p1      55 t[1]
        xorps xmm11, [rbp + 80]                            ;   503.5 p5+p2   55 t[1]
        xorps xmm1, xmm5                                   ;   504.0 p0      55 t[1]
        xorps xmm9, [rbx + 0]                              ;   505.2 p1+p2   55 t[1]
        xorps xmm13, [rbp - 16]                            ;   505.2 p5+p2   55 t[1]
        xorps xmm8, [rdx + 112]                            ;   506.2 p0+p2   55 t[1]
        xorps xmm8, xmm5                                   ;   507.2 p1      55 t[1]
        xorps xmm12, [rbp + 48]                            ;   507.2 p5+p2   55 t[1]
        xorps xmm4, [rbp + 48]                             ;   508.2 p0+p2   55 t[1]
        xorps xmm4, [rbp - 48]                             ;   509.2 p1+p2   55 t[1]
        xorps xmm7, [rdx - 48]                             ;   510.2 p5+p2   55 t[1]
        xorps xmm3, [r8 + 2896]                            ;   511.2 p0+p2   55 t[1]
        xorps xmm3, [rsi + 32]                             ;   512.2 p1+p2   55 t[1]
        movaps [rbx + 0], xmm3                             ;   513.2 p3+p4   55 t[1] spill
        movaps xmm3, xmm11                                 ;   507.5 p5      55 t[1] copy
        xorps xmm11, xmm10                                 ;   507.8 p0      55 t[1]
        xorps xmm3, [rcx + 48]                             ;   513.2 p1+p2   55 t[1]
        xorps xmm10, [rbp - 112]                           ;   514.2 p5+p2   55 t[1]
        movaps [rbp + 16], xmm10                           ;   515.2 p3+p4   55 t[1] spill
        movaps xmm10, xmm1                                 ;   508.8 p0      55 t[1] copy
        xorps xmm10, [rbp - 32]                            ;   515.2 p1+p2   55 t[1]
        movaps [rdx - 80], xmm2                            ;   507.2 p3+p4   55 t[1] spill
        movaps xmm2, xmm6                                  ;   509.5 p5      55 t[1] copy
        movaps [rsi + 64], xmm15                           ;   508.2 p3+p4   55 t[1] spill
        movaps xmm15, xmm9                                 ;   509.8 p0      55 t[1] copy
        xorps xmm15, [rbp + 64]                            ;   516.2 p1+p2   55 t[1]
        xorps xmm15, [rdx - 48]                            ;   517.2 p5+p2   55 t[1]
        movaps [rbp + 64], xmm4                            ;   510.2 p3+p4   55 t[1] spill
        movaps xmm4, xmm9                                  ;   510.8 p0      55 t[1] copy
        xorps xmm9, xmm8                                   ;   511.0 p1      55 t[1]
        xorps xmm4, [rdx - 96]                             ;   518.2 p5+p2   55 t[1]
        xorps xmm1, xmm4                                   ;   519.2 p0      55 t[1]
        xorps xmm4, xmm14                                  ;   519.2 p1      55 t[1]
        xorps xmm14, [rdx + 112]                           ;   519.2 p5+p2   55 t[1]
        xorps xmm4, [r8 + 2672]                            ;   520.2 p0+p2   55 t[1]
        movaps [rdx + 112], xmm4                           ;   521.2 p3+p4   55 t[1] spill
        movaps xmm4, xmm8                                  ;   513.0 p1      55 t[1] copy
        xorps xmm4, xmm11                                  ;   514.0 p5      55 t[1]
        movaps [rsi + 80], xmm1                            ;   520.2 p3+p4   55 t[1] spill
        movaps xmm1, xmm3                                  ;   514.2 p0      55 t[1] copy
        xorps xmm1, [rsi - 48]                             ;   521.2 p1+p2   55 t[1]
        xorps xmm2, xmm1                                   ;   522.2 p5      55 t[1]
        xorps xmm4, xmm2                                   ;   523.2 p0      55 t[1]
        xorps xmm3, [rbp - 48]                             ;   522.2 p1+p2   55 t[1]
        xorps xmm1, [r8 + 2592]                            ;   523.2 p5+p2   55 t[1]
        xorps xmm1, [rsi + 48]                             ;   524.2 p0+p2   55 t[1]
        xorps xmm2, [r8 + 2976]                            ;   525.2 p1+p2   55 t[1]
        movaps [rbp - 48], xmm1                            ;   525.2 p3+p4   55 t[1] spill
        movaps xmm1, xmm12                                 ;   517.2 p5      55 t[1] copy
        xorps xmm1, xmm15                                  ;   518.2 p0      55 t[1]
        xorps xmm15, xmm0                                  ;   518.2 p1      55 t[1]
        xorps xmm12, xmm11                                 ;   518.5 p5      55 t[1]
        xorps xmm11, [r8 + 2608]                           ;   526.2 p0+p2   55 t[1]
        xorps xmm11, [rbp + 64]                            ;   527.2 p1+p2   55 t[1]
        xorps xmm12, [r8 + 2864]                           ;   528.2 p5+p2   55 t[1]
        movaps [rax - 128], xmm12                          ;   529.2 p3+p4   55 t[1] spill
        movaps xmm12, xmm13                                ;   519.8 p0      55 t[1] copy
        xorps xmm13, xmm10                                 ;   520.2 p1      55 t[1]
        xorps xmm13, [rsi + 32]                            ;   529.2 p5+p2   55 t[1]
        xorps xmm10, [r8 + 2656]                           ;   530.2 p0+p2   55 t[1]
        movaps [rsi + 32], xmm10                           ;   531.2 p3+p4   55 t[1] spill
        movaps xmm10, xmm3                                 ;   523.2 p1      55 t[1] copy
        xorps xmm3, [r8 + 2720]                            ;   531.2 p5+p2   55 t[1]
        xorps xmm3, [rdx - 64]                             ;   532.2 p0+p2   55 t[1]
        movaps [rax + 80], xmm3                            ;   533.2 p3+p4   55 t[1] spill
        movaps xmm3, xmm14                                 ;   523.2 p1      55 t[1] copy
        xorps xmm14, xmm4                                  ;   524.2 p5      55 t[1]
        xorps xmm14, [r8 + 2704]                           ;   533.2 p0+p2   55 t[1]
        xorps xmm4, [r8 + 2832]                            ;   534.2 p1+p2   55 t[1]
        movaps [rdi + 0], xmm4                             ;   535.2 p3+p4   55 t[1] spill
        movaps xmm4, xmm0                                  ;   524.5 p5      55 t[1] copy
        xorps xmm4, [r8 + 2624]                            ;   535.2 p0+p2   55 t[1]
        xorps xmm4, [rsi - 128]                            ;   536.2 p1+p2   55 t[1]
        xorps xmm0, [r8 + 2768]                            ;   537.2 p5+p2   55 t[1]
        xorps xmm0, [rsi + 64]                             ;   538.2 p0+p2   55 t[1]
        movaps [rax - 112], xmm13                          ;   530.2 p3+p4   55 t[1] spill
        movaps xmm13, xmm9                                 ;   528.2 p1      55 t[1] copy
        xorps xmm13, [r8 + 2688]                           ;   539.2 p5+p2   55 t[1]
        xorps xmm13, [rbp - 96]                            ;   540.2 p0+p2   55 t[1]
        xorps xmm9, [r8 + 2816]                            ;   541.2 p1+p2   55 t[1]
        movaps [r11 + 48], xmm13                           ;   541.2 p3+p4   55 t[1] spill
        movaps xmm13, xmm15                                ;   530.5 p5      55 t[1] copy
        xorps xmm13, [r8 + 2752]                           ;   542.2 p0+p2   55 t[1]
        xorps xmm13, [rdi - 32]                            ;   543.2 p1+p2   55 t[1]
        movaps [r11 + 32], xmm13                           ;   544.2 p3+p4   55 t[1] spill
        movaps xmm13, [rax + 32]                           ;   544.2 p2      55 t[1]
        xorps xmm13, xmm5                                  ;   547.2 p5      55 t[1]
        xorps xmm13, [rbp + 0]                             ;   548.2 p0+p2   55 t[1]
        xorps xmm8, xmm13                                  ;   549.2 p1      55 t[1]
        xorps xmm13, [rbp - 96]                            ;   549.2 p5+p2   55 t[1]
        xorps xmm3, xmm13                                  ;   550.2 p0      55 t[1]
        xorps xmm9, xmm3                                   ;   551.2 p1      55 t[1]
        xorps xmm13, [r8 + 2576]                           ;   550.2 p5+p2   55 t[1]
        xorps xmm15, [r8 + 3008]                           ;   548.2 p0+p2   55 t[1]
        movaps [rbp - 96], xmm9                            ;   552.2 p3+p4   55 t[1] spill
        movaps xmm9, xmm8                                  ;   550.2 p1      55 t[1] copy
        xorps xmm8, [r8 + 2560]                            ;   550.2 p5+p2   55 t[1]
        movaps [rax + 32], xmm8                            ;   551.2 p3+p4   55 t[1] spill
        movaps xmm8, [rsi + 48]                            ;   550.2 p2      55 t[1]
        xorps xmm8, [rbp + 80]                             ;   553.2 p0+p2   55 t[1]
        xorps xmm10, xmm8                                  ;   554.2 p1      55 t[1]
        xorps xmm1, xmm8                                   ;   554.2 p5      55 t[1]
        xorps xmm11, xmm1                                  ;   555.2 p0      55 t[1]
        xorps xmm2, xmm10                                  ;   555.2 p1      55 t[1]
        xorps xmm1, [r8 + 2736]                            ;   555.2 p5+p2   55 t[1]
        movaps xmm8, xmm3                                  ;   551.2 p0      55 t[1] copy
        xorps xmm10, [r8 + 2848]                           ;   555.2 p1+p2   55 t[1]
        xorps xmm8, [r8 + 2944]                            ;   554.2 p5+p2   55 t[1]
        xorps xmm3, [r8 + 2960]                            ;   555.2 p0+p2   55 t[1]
        xorps xmm8, [rbp + 0]                              ;   556.2 p1+p2   55 t[1]
        xorps xmm3, [rsi - 48]                             ;   557.2 p5+p2   55 t[1]
        movaps [rsi - 48], xmm2                            ;   556.2 p3+p4   55 t[1] spill
        movaps xmm2, [rdi - 32]                            ;   558.2 p2      55 t[1]
        xorps xmm2, [rsi - 128]                            ;   561.2 p0+p2   55 t[1]
        xorps xmm12, xmm2                                  ;   562.2 p1      55 t[1]
        xorps xmm7, xmm2                                   ;   562.2 p5      55 t[1]
        xorps xmm0, xmm12                                  ;   563.2 p0      55 t[1]
        xorps xmm15, xmm7                                  ;   563.2 p1      55 t[1]
        xorps xmm12, [r8 + 2640]                           ;   563.2 p5+p2   55 t[1]
        xorps xmm7, [r8 + 2880]                            ;   563.2 p0+p2   55 t[1]
        movaps xmm2, [rcx + 48]                            ;   562.2 p2      55 t[1]
        xorps xmm2, [rdx - 64]                             ;   565.2 p1+p2   55 t[1]
        xorps xmm6, xmm2                                   ;   566.2 p5      55 t[1]
        xorps xmm9, xmm2                                   ;   566.2 p0      55 t[1]
        xorps xmm13, xmm6                                  ;   567.2 p1      55 t[1]
        xorps xmm10, xmm6                                  ;   567.2 p5      55 t[1]
        xorps xmm14, xmm9                                  ;   567.2 p0      55 t[1]
        xorps xmm3, xmm9                                   ;   567.2 p1      55 t[1]
        movaps xmm2, [rbp + 0]                             ;   564.2 p2      55 t[1]
        xorps xmm2, [rbp + 48]                             ;   567.2 p5+p2   55 t[1]
        xorps xmm4, xmm2                                   ;   568.2 p0      55 t[1]
        xorps xmm15, xmm2                                  ;   568.2 p1      55 t[1]
        movaps xmm2, [rdx - 80]                            ;   566.2 p2      55 t[1]
        xorps xmm2, [r8 + 2784]                            ;   569.2 p5+p2   55 t[1]
        movaps xmm6, [rax - 112]                           ;   568.2 p2      55 t[1] reload
        xorps xmm2, xmm6                                   ;   571.2 p0      55 t[1]
        xorps xmm6, [r8 + 2912]                            ;   571.2 p1+p2   55 t[1]
        xorps xmm6, [rbp - 112]                            ;   572.2 p5+p2   55 t[1]
        movaps xmm9, [rbp + 16]                            ;   571.2 p2      55 t[1]
        xorps xmm9, [r8 + 2800]                            ;   574.2 p0+p2   55 t[1]
        xorps xmm9, [rdx - 96]                             ;   575.2 p1+p2   55 t[1]
        movaps [rdx - 96], xmm15                           ;   569.2 p3+p4   55 t[1] spill
        movaps xmm15, [rbp + 16]                           ;   574.2 p2      55 t[1]
        xorps xmm15, [r8 + 2928]                           ;   577.2 p5+p2   55 t[1]
        xorps xmm15, [rsi + 80]                            ;   578.2 p0+p2   55 t[1]
        movaps [rbp + 16], xmm3                            ;   568.2 p3+p4   55 t[1] spill
        movaps xmm3, [rbp + 64]                            ;   577.2 p2      55 t[1]
        xorps xmm3, [r8 + 2992]                            ;   580.2 p1+p2   55 t[1]
        xorps xmm3, [rdx - 48]                             ;   581.2 p5+p2   55 t[1]
        movaps [rdx - 48], xmm3                            ;   582.2 p3+p4   55 t[1] spill
        movaps xmm3, [rsi + 64]                            ;   580.2 p2      55 t[1]
        xorps xmm3, [r8 + 3024]                            ;   583.2 p0+p2   55 t[1]
        xorps xmm3, [rbp - 16]                             ;   584.2 p1+p2   55 t[1]
        movaps [rbp - 16], xmm3                            ;   585.2 p3+p4   55 t[1] spill
        movaps xmm3, [rbp - 32]                            ;   583.2 p2      55 t[1]
        xorps xmm3, [r8 + 3040]                            ;   586.2 p5+p2   55 t[1]
        xorps xmm3, [rdx - 80]                             ;   587.2 p0+p2   55 t[1]
        movaps [rdx - 80], xmm3                            ;   588.2 p3+p4   55 t[1] spill
        movaps xmm3, [rsi + 80]                            ;   586.2 p2      55 t[1]
        xorps xmm3, [r8 + 3056]                            ;   589.2 p1+p2   55 t[1]
        movaps [rsi + 80], xmm3                            ;   590.2 p3+p4   55 t[1] spill
        movaps xmm3, xmm5                                  ;   577.5 p5      43 t[2] copy
        movaps [rbp - 32], xmm8                            ;   578.2 p3+p4   55 t[1] spill
        movaps xmm8, xmm5                                  ;   578.2 p0      43 t[2] copy
        movaps [rsi + 64], xmm15                           ;   579.2 p3+p4   55 t[1] spill
        movaps xmm15, xmm5                                 ;   578.8 p1      43 t[2] copy
        movaps [rbp + 64], xmm6                            ;   580.2 p3+p4   55 t[1] spill
        movaps xmm6, xmm5                                  ;   579.2 p5      43 t[2] copy
        movaps [rbp - 112], xmm7                           ;   581.2 p3+p4   55 t[1] spill
        movaps xmm7, [rbp + 3264]                          ;   588.2 p2      43 t[2]
        movaps [rax - 112], xmm10                          ;   582.2 p3+p4   55 t[1] spill
        movaps xmm10, [rbp + 3312]                         ;   589.2 p2      43 t[2]
        movaps [rbp + 48], xmm9                            ;   583.2 p3+p4   55 t[1] spill
        movaps xmm9, [rbp + 3280]                          ;   590.2 p2      43 t[2]
        movaps [rbp + 0], xmm2                             ;   584.2 p3+p4   55 t[1] spill
        movaps xmm2, [rbp + 3296]                          ;   591.2 p2      43 t[2]
        movaps [rdx - 64], xmm0                            ;   585.2 p3+p4   55 t[1] spill
        movaps xmm0, [r14 - 80]                            ;   592.2 p2      43 t[2]
        xorps xmm0, [r14 - 64]                             ;   595.2 p0+p2   43 t[2]
        xorps xmm7, xmm0                                   ;   596.2 p1      43 t[2]
        movaps [rcx + 48], xmm1                            ;   586.2 p3+p4   55 t[1] spill
        movaps xmm1, xmm7                                  ;   597.2 p5      43 t[2] copy
        xorps xmm1, [r10 + 96]                             ;   598.2 p0+p2   43 t[2]
        xorps xmm10, xmm1                                  ;   599.2 p1      43 t[2]
        xorps xmm2, xmm10                                  ;   600.2 p5      43 t[2]
        movaps [rsi - 128], xmm14                          ;   587.2 p3+p4   55 t[1] spill
        movaps xmm14, xmm10                                ;   600.2 p0      43 t[2] copy
        movaps [rdi - 32], xmm12                           ;   588.2 p3+p4   55 t[1] spill
        movaps xmm12, xmm10                                ;   600.2 p1      43 t[2] copy
        movaps [rbp + 80], xmm4                            ;   589.2 p3+p4   55 t[1] spill
        movaps xmm4, xmm1                                  ;   599.2 p5      43 t[2] copy
        xorps xmm4, [r11 + 0]                              ;   600.2 p0+p2   43 t[2]
        xorps xmm9, xmm4                                   ;   601.2 p1      43 t[2]
        movaps [rsi + 48], xmm11                           ;   590.2 p3+p4   55 t[1] spill
        movaps xmm11, xmm9                                 ;   602.2 p5      43 t[2] copy
        xorps xmm11, [r14 - 80]                            ;   603.2 p0+p2   43 t[2]
        xorps xmm14, xmm11                                 ;   604.2 p1      43 t[2]
        movaps [r14 - 16], xmm13                           ;   591.2 p3+p4   55 t[1] spill
        movaps xmm13, xmm1                                 ;   599.2 p5      43 t[2] copy
        andps xmm13, xmm14                                 ;   605.2 p0      43 t[2]
        movaps xmm5, xmm1                                  ;   599.2 p1      43 t[2] copy
        movaps [rdx - 32], xmm6                            ;   596.2 p3+p4   43 t[2] spill
        movaps xmm6, xmm14                                 ;   605.2 p5      43 t[2] copy
        xorps xmm6, [r10 + 96]                             ;   606.2 p0+p2   43 t[2]
        movaps [rbp + 32], xmm15                           ;   598.2 p3+p4   43 t[2] spill
        movaps xmm15, xmm4                                 ;   601.2 p1      43 t[2] copy
        orps xmm15, [r10 + 96]                             ;   602.2 p5+p2   43 t[2]
        xorps xmm9, xmm15                                  ;   603.2 p0      43 t[2]
        movaps [rsi - 112], xmm8                           ;   599.8 p3+p4   43 t[2] spill
        movaps xmm8, xmm4                                  ;   601.2 p1      43 t[2] copy
        movaps [rax + 96], xmm3                            ;   600.8 p3+p4   43 t[2] spill
        movaps xmm3, xmm2                                  ;   601.2 p5      43 t[2] copy
        xorps xmm3, [r14 - 64]                             ;   602.2 p0+p2   43 t[2]
        movaps [rdx - 16], xmm10                           ;   601.8 p3+p4   43 t[2] spill
        movaps xmm10, xmm2                                 ;   601.2 p1      43 t[2] copy
        xorps xmm10, [r11 + 0]                             ;   602.2 p5+p2   43 t[2]
        movaps [rax - 96], xmm14                           ;   605.2 p3+p4   43 t[2] spill
        movaps xmm14, xmm2                                 ;   602.0 p0      43 t[2] copy
        movaps [rdi + 96], xmm2                            ;   603.8 p3+p4   43 t[2] spill
        movaps xmm2, xmm10                                 ;   603.2 p1      43 t[2] copy
        andps xmm2, xmm3                                   ;   604.2 p5      43 t[2]
        xorps xmm9, xmm2                                   ;   605.2 p0      43 t[2]
        movaps xmm2, xmm3                                  ;   603.5 p1      43 t[2] copy
        xorps xmm2, xmm6                                   ;   607.2 p5      43 t[2]
        andps xmm14, xmm2                                  ;   608.2 p0      43 t[2]
        xorps xmm7, xmm14                                  ;   609.2 p1      43 t[2]
        movaps xmm14, xmm3                                 ;   604.8 p5      43 t[2] copy
        xorps xmm14, xmm11                                 ;   605.8 p0      43 t[2]
        movaps [rsi + 96], xmm1                            ;   604.8 p3+p4   43 t[2] spill
        movaps xmm1, xmm11                                 ;   605.5 p1      43 t[2] copy
        movaps [rax - 80], xmm10                           ;   605.8 p3+p4   43 t[2] spill
        movaps xmm10, xmm2                                 ;   608.2 p5      43 t[2] copy
        xorps xmm10, [r14 - 80]                            ;   609.2 p0+p2   43 t[2]
        xorps xmm8, xmm10                                  ;   610.2 p1      43 t[2]
        movaps [rdi + 112], xmm2                           ;   608.2 p3+p4   43 t[2] spill
        movaps xmm2, xmm13                                 ;   606.8 p5      43 t[2] copy
        xorps xmm2, [r14 - 64]                             ;   607.8 p0+p2   43 t[2]
        movaps [rcx - 128], xmm3                           ;   607.8 p3+p4   43 t[2] spill
        movaps xmm3, xmm6                                  ;   607.5 p1      43 t[2] copy
        xorps xmm3, [r11 + 0]                              ;   608.5 p5+p2   43 t[2]
        xorps xmm0, xmm3                                   ;   609.5 p0      43 t[2]
        andps xmm3, xmm6                                   ;   609.5 p1      43 t[2]
        xorps xmm7, xmm3                                   ;   610.5 p5      43 t[2]
        xorps xmm13, xmm7                                  ;   611.5 p0      43 t[2]
        xorps xmm15, xmm7                                  ;   611.5 p1      43 t[2]
        andps xmm1, xmm0                                   ;   610.5 p5      43 t[2]
        xorps xmm3, xmm1                                   ;   611.5 p0      43 t[2]
        xorps xmm5, xmm0                                   ;   610.5 p1      43 t[2]
        andps xmm12, xmm5                                  ;   611.5 p5      43 t[2]
        xorps xmm13, xmm12                                 ;   612.5 p0      43 t[2]
        xorps xmm2, xmm3                                   ;   612.5 p1      43 t[2]
        xorps xmm9, xmm3                                   ;   612.5 p5      43 t[2]
        movaps xmm1, xmm10                                 ;   612.0 p0      43 t[2] copy
        andps xmm1, xmm14                                  ;   613.0 p1      43 t[2]
        xorps xmm2, xmm1                                   ;   614.0 p5      43 t[2]
        movaps xmm1, xmm14                                 ;   613.0 p0      43 t[2] copy
        movaps xmm3, [r10 + 96]                            ;   611.8 p2      43 t[2] reload
        xorps xmm1, xmm3                                   ;   614.8 p1      43 t[2]
        movaps xmm7, xmm8                                  ;   613.8 p5      43 t[2] copy
        andps xmm7, xmm1                                   ;   615.8 p0      43 t[2]
        xorps xmm15, xmm7                                  ;   616.8 p1      43 t[2]
        movaps xmm7, xmm13                                 ;   614.8 p5      43 t[2] copy
        andps xmm7, xmm2                                   ;   615.8 p0      43 t[2]
        xorps xmm15, xmm7                                  ;   617.8 p1      43 t[2]
        movaps xmm12, xmm2                                 ;   615.8 p5      43 t[2] copy
        xorps xmm2, xmm15                                  ;   618.8 p0      43 t[2]
        andps xmm15, xmm9                                  ;   618.8 p1      43 t[2]
        xorps xmm13, xmm15                                 ;   619.8 p5      43 t[2]
        orps xmm7, xmm2                                    ;   619.8 p0      43 t[2]
        xorps xmm7, xmm13                                  ;   620.8 p1      43 t[2]
        andps xmm4, xmm7                                   ;   621.8 p5      43 t[2]
        movaps xmm15, xmm9                                 ;   618.0 p0      43 t[2] copy
        andps xmm15, xmm13                                 ;   620.8 p1      43 t[2]
        xorps xmm12, xmm15                                 ;   621.8 p5      43 t[2]
        andps xmm13, xmm12                                 ;   622.8 p0      43 t[2]
        xorps xmm9, xmm13                                  ;   623.8 p1      43 t[2]
        andps xmm8, xmm12                                  ;   622.8 p5      43 t[2]
        andps xmm1, xmm12                                  ;   622.8 p0      43 t[2]
        andps xmm5, xmm9                                   ;   624.8 p1      43 t[2]
        movaps xmm15, [rdx - 16]                           ;   617.5 p2      43 t[2] reload
        andps xmm15, xmm9                                  ;   624.8 p5      43 t[2]
        movaps xmm13, [rbp + 32]                           ;   618.5 p2      43 t[2] reload
        xorps xmm13, xmm15                                 ;   625.8 p0      43 t[2]
        movaps xmm15, xmm9                                 ;   624.8 p1      43 t[2] copy
        xorps xmm9, xmm12                                  ;   624.8 p5      43 t[2]
        movaps [rbp + 32], xmm4                            ;   622.8 p3+p4   43 t[2] spill
        movaps xmm4, [rdi + 112]                           ;   619.8 p2      43 t[2] reload
        andps xmm4, xmm9                                   ;   625.8 p0      43 t[2]
        movaps [rdi + 112], xmm1                           ;   623.8 p3+p4   43 t[2] spill
        movaps xmm1, [rdi + 96]                            ;   620.8 p2      43 t[2] reload
        andps xmm1, xmm9                                   ;   625.8 p1      43 t[2]
        movaps xmm9, [rdx - 32]                            ;   621.8 p2      43 t[2] reload
        xorps xmm9, xmm1                                   ;   626.8 p5      43 t[2]
        movaps xmm1, xmm12                                 ;   623.0 p0      43 t[2] copy
        orps xmm1, xmm7                                    ;   624.0 p1      43 t[2]
        xorps xmm2, xmm1                                   ;   625.0 p5      43 t[2]
        xorps xmm12, xmm7                                  ;   624.0 p0      43 t[2]
        andps xmm10, xmm12                                 ;   625.0 p1      43 t[2]
        andps xmm14, xmm12                                 ;   625.0 p5      43 t[2]
        andps xmm11, xmm2                                  ;   626.0 p0      43 t[2]
        xorps xmm12, xmm2                                  ;   626.0 p1      43 t[2]
        andps xmm0, xmm2                                   ;   626.0 p5      43 t[2]
        xorps xmm15, xmm2                                  ;   626.0 p0      43 t[2]
        xorps xmm0, xmm10                                  ;   627.0 p1      43 t[2]
        xorps xmm11, xmm4                                  ;   627.0 p5      43 t[2]
        xorps xmm13, xmm11                                 ;   628.0 p0      43 t[2]
        movaps xmm1, [rcx - 128]                           ;   625.5 p2      43 t[2] reload
        andps xmm1, xmm12                                  ;   628.5 p1      43 t[2]
        movaps xmm2, [rax - 80]                            ;   626.5 p2      43 t[2] reload
        andps xmm2, xmm12                                  ;   629.5 p5      43 t[2]
        xorps xmm10, xmm2                                  ;   630.5 p0      43 t[2]
        xorps xmm11, xmm1                                  ;   629.5 p1      43 t[2]
        movaps xmm2, [rsi + 96]                            ;   627.5 p2      43 t[2] reload
        andps xmm2, xmm15                                  ;   630.5 p5      43 t[2]
        movaps xmm12, [rax - 96]                           ;   628.5 p2      43 t[2] reload
        andps xmm12, xmm15                                 ;   631.5 p0      43 t[2]
        xorps xmm1, xmm12                                  ;   632.5 p1      43 t[2]
        xorps xmm15, xmm7                                  ;   629.8 p5      43 t[2]
        andps xmm7, xmm3                                   ;   630.0 p0      43 t[2]
        andps xmm6, xmm15                                  ;   630.8 p1      43 t[2]
        xorps xmm4, xmm6                                   ;   631.8 p5      43 t[2]
        xorps xmm4, xmm7                                   ;   632.8 p0      43 t[2]
        xorps xmm1, xmm7                                   ;   633.5 p1      43 t[2]
        andps xmm15, [r11 + 0]                             ;   631.8 p5+p2   43 t[2]
        xorps xmm2, xmm15                                  ;   632.8 p0      43 t[2]
        xorps xmm9, xmm2                                   ;   633.8 p1      43 t[2]
        xorps xmm2, xmm0                                   ;   633.8 p5      43 t[2]
        movaps xmm3, [rdi + 112]                           ;   630.8 p2      43 t[2] reload
        xorps xmm11, xmm3                                  ;   633.8 p0      43 t[2]
        xorps xmm4, xmm3                                   ;   633.8 p1      43 t[2]
        xorps xmm2, xmm11                                  ;   634.8 p5      43 t[2]
        movaps xmm3, [rsi - 112]                           ;   631.8 p2      43 t[2] reload
        xorps xmm3, xmm11                                  ;   634.8 p0      43 t[2]
        xorps xmm14, xmm2                                  ;   635.8 p1      43 t[2]
        movaps xmm6, [rax + 96]                            ;   632.8 p2      43 t[2] reload
        xorps xmm6, xmm2                                   ;   635.8 p5      43 t[2]
        xorps xmm1, xmm14                                  ;   636.8 p0      43 t[2]
        xorps xmm13, xmm14                                 ;   636.8 p1      43 t[2]
        xorps xmm5, xmm1                                   ;   637.8 p5      43 t[2]
        xorps xmm8, xmm5                                   ;   638.8 p0      43 t[2]
        xorps xmm9, xmm5                                   ;   638.8 p1      43 t[2]
        xorps xmm10, xmm8                                  ;   639.8 p5      43 t[2]
        movaps xmm14, [rbp + 3584]                         ;   634.5 p2      43 t[2]
        movaps xmm2, [rbp + 3632]                          ;   635.5 p2      43 t[2]
        movaps xmm5, [rbp + 3600]                          ;   636.5 p2      43 t[2]
        movaps xmm7, [rbp + 3616]                          ;   637.5 p2      43 t[2]
        movaps xmm11, [r13 + 80]                           ;   638.5 p2      43 t[2]
        movaps xmm12, [r15 - 96]                           ;   639.5 p2      43 t[2] reload
        xorps xmm11, xmm12                                 ;   642.5 p0      43 t[2]
        xorps xmm14, xmm11                                 ;   643.5 p1      43 t[2]
        movaps [rax + 96], xmm6                            ;   636.8 p3+p4   43 t[2] spill
        movaps xmm6, xmm14                                 ;   644.5 p5      43 t[2] copy
        xorps xmm6, [r11 - 48]                             ;   645.5 p0+p2   43 t[2]
        xorps xmm2, xmm6                                   ;   646.5 p1      43 t[2]
        xorps xmm7, xmm2                                   ;   647.5 p5      43 t[2]
        movaps [rsi - 112], xmm4                           ;   637.8 p3+p4   43 t[2] spill
        movaps xmm4, xmm2                                  ;   647.5 p0      43 t[2] copy
        movaps [rdi + 112], xmm3                           ;   638.8 p3+p4   43 t[2] spill
        movaps xmm3, xmm2                                  ;   647.5 p1      43 t[2] copy
        movaps [rax - 96], xmm1                            ;   639.8 p3+p4   43 t[2] spill
        movaps xmm1, xmm6                                  ;   646.5 p5      43 t[2] copy
        xorps xmm1, [r11 - 64]                             ;   647.5 p0+p2   43 t[2]
        xorps xmm5, xmm1                                   ;   648.5 p1      43 t[2]
        movaps [rsi + 96], xmm9                            ;   640.8 p3+p4   43 t[2] spill
        movaps xmm9, xmm5                                  ;   649.5 p5      43 t[2] copy
        xorps xmm9, [r13 + 80]                             ;   650.5 p0+p2   43 t[2]
        xorps xmm4, xmm9                                   ;   651.5 p1      43 t[2]
        movaps [rax - 80], xmm13                           ;   641.8 p3+p4   43 t[2] spill
        movaps xmm13, xmm6                                 ;   646.5 p5      43 t[2] copy
        andps xmm13, xmm4                                  ;   652.5 p0      43 t[2]
        movaps [rcx - 128], xmm15                          ;   642.8 p3+p4   43 t[2] spill
        movaps xmm15, xmm6                                 ;   646.5 p1      43 t[2] copy
        movaps [rdx - 32], xmm0                            ;   643.8 p3+p4   43 t[2] spill
        movaps xmm0, xmm4                                  ;   652.5 p5      43 t[2] copy
        xorps xmm0, [r11 - 48]                             ;   653.5 p0+p2   43 t[2]
        movaps [rdi + 96], xmm8                            ;   645.5 p3+p4   43 t[2] spill
        movaps xmm8, xmm1                                  ;   648.5 p1      43 t[2] copy
        orps xmm8, [r11 - 48]                              ;   649.5 p5+p2   43 t[2]
        xorps xmm5, xmm8                                   ;   650.5 p0      43 t[2]
        movaps [rdx - 16], xmm10                           ;   647.0 p3+p4   43 t[2] spill
        movaps xmm10, xmm1                                 ;   648.5 p1      43 t[2] copy
        movaps [rcx - 112], xmm2                           ;   648.0 p3+p4   43 t[2] spill
        movaps xmm2, xmm7                                  ;   648.5 p5      43 t[2] copy
        xorps xmm2, xmm12                                  ;   649.5 p0      43 t[2]
        movaps xmm12, xmm7                                 ;   648.5 p1      43 t[2] copy
        xorps xmm12, [r11 - 64]                            ;   649.5 p5+p2   43 t[2]
        movaps [rax + 112], xmm4                           ;   652.5 p3+p4   43 t[2] spill
        movaps xmm4, xmm7                                  ;   649.0 p0      43 t[2] copy
        movaps [rsi + 112], xmm7                           ;   650.0 p3+p4   43 t[2] spill
        movaps xmm7, xmm12                                 ;   650.5 p1      43 t[2] copy
        andps xmm7, xmm2                                   ;   651.5 p5      43 t[2]
        xorps xmm5, xmm7                                   ;   652.5 p0      43 t[2]
        movaps xmm7, xmm2                                  ;   650.5 p1      43 t[2] copy
        xorps xmm7, xmm0                                   ;   654.5 p5      43 t[2]
        andps xmm4, xmm7                                   ;   655.5 p0      43 t[2]
        xorps xmm14, xmm4                                  ;   656.5 p1      43 t[2]
        movaps xmm4, xmm2                                  ;   651.8 p5      43 t[2] copy
        xorps xmm4, xmm9                                   ;   652.8 p0      43 t[2]
        movaps [rbx + 16], xmm6                            ;   651.8 p3+p4   43 t[2] spill
        movaps xmm6, xmm9                                  ;   652.5 p1      43 t[2] copy
        movaps [rdi - 128], xmm12                          ;   652.8 p3+p4   43 t[2] spill
        movaps xmm12, xmm7                                 ;   655.5 p5      43 t[2] copy
        xorps xmm12, [r13 + 80]                            ;   656.5 p0+p2   43 t[2]
        xorps xmm10, xmm12                                 ;   657.5 p1      43 t[2]
        movaps [rcx - 96], xmm7                            ;   655.5 p3+p4   43 t[2] spill
        movaps xmm7, xmm13                                 ;   653.8 p5      43 t[2] copy
        xorps xmm7, [r15 - 96]                             ;   654.8 p0+p2   43 t[2]
        movaps [rdi - 112], xmm2                           ;   654.8 p3+p4   43 t[2] spill
        movaps xmm2, xmm0                                  ;   654.5 p1      43 t[2] copy
        xorps xmm2, [r11 - 64]                             ;   655.5 p5+p2   43 t[2]
        xorps xmm11, xmm2                                  ;   656.5 p0      43 t[2]
        andps xmm2, xmm0                                   ;   656.5 p1      43 t[2]
        xorps xmm14, xmm2                                  ;   657.5 p5      43 t[2]
        xorps xmm13, xmm14                                 ;   658.5 p0      43 t[2]
        xorps xmm8, xmm14                                  ;   658.5 p1      43 t[2]
        andps xmm6, xmm11                                  ;   657.5 p5      43 t[2]
        xorps xmm2, xmm6                                   ;   658.5 p0      43 t[2]
        xorps xmm15, xmm11                                 ;   657.5 p1      43 t[2]
        andps xmm3, xmm15                                  ;   658.5 p5      43 t[2]
        xorps xmm13, xmm3                                  ;   659.5 p0      43 t[2]
        xorps xmm7, xmm2                                   ;   659.5 p1      43 t[2]
        xorps xmm5, xmm2                                   ;   659.5 p5      43 t[2]
        movaps xmm14, xmm12                                ;   659.0 p0      43 t[2] copy
        andps xmm14, xmm4                                  ;   660.0 p1      43 t[2]
        xorps xmm7, xmm14                                  ;   661.0 p5      43 t[2]
        movaps xmm14, xmm4                                 ;   660.0 p0      43 t[2] copy
        movaps xmm2, [r11 - 48]                            ;   658.8 p2      43 t[2] reload
        xorps xmm14, xmm2                                  ;   661.8 p1      43 t[2]
        movaps xmm3, xmm10                                 ;   660.8 p5      43 t[2] copy
        andps xmm3, xmm14                                  ;   662.8 p0      43 t[2]
        xorps xmm8, xmm3                                   ;   663.8 p1      43 t[2]
        movaps xmm3, xmm13                                 ;   661.8 p5      43 t[2] copy
        andps xmm3, xmm7                                   ;   662.8 p0      43 t[2]
        xorps xmm8, xmm3                                   ;   664.8 p1      43 t[2]
        movaps xmm6, xmm7                                  ;   662.8 p5      43 t[2] copy
        xorps xmm7, xmm8                                   ;   665.8 p0      43 t[2]
        andps xmm8, xmm5                                   ;   665.8 p1      43 t[2]
        xorps xmm13, xmm8                                  ;   666.8 p5      43 t[2]
        orps xmm3, xmm7                                    ;   666.8 p0      43 t[2]
        xorps xmm3, xmm13                                  ;   667.8 p1      43 t[2]
        andps xmm1, xmm3                                   ;   668.8 p5      43 t[2]
        movaps xmm8, xmm5                                  ;   665.0 p0      43 t[2] copy
        andps xmm8, xmm13                                  ;   667.8 p1      43 t[2]
        xorps xmm6, xmm8                                   ;   668.8 p5      43 t[2]
        andps xmm13, xmm6                                  ;   669.8 p0      43 t[2]
        xorps xmm5, xmm13                                  ;   670.8 p1      43 t[2]
        andps xmm10, xmm6                                  ;   669.8 p5      43 t[2]
        andps xmm14, xmm6                                  ;   669.8 p0      43 t[2]
        andps xmm15, xmm5                                  ;   671.8 p1      43 t[2]
        movaps xmm8, [rcx - 112]                           ;   664.5 p2      43 t[2] reload
        andps xmm8, xmm5                                   ;   671.8 p5      43 t[2]
        movaps xmm13, xmm5                                 ;   671.8 p0      43 t[2] copy
        xorps xmm5, xmm6                                   ;   671.8 p1      43 t[2]
        xorps xmm8, [rel aes128_encrypt.T0_constants128]   ;   672.8 p5+p2   43 t[2]
        movaps [rcx - 112], xmm14                          ;   670.8 p3+p4   43 t[2] spill
        movaps xmm14, [rcx - 96]                           ;   666.8 p2      43 t[2] reload
        andps xmm14, xmm5                                  ;   672.8 p0      43 t[2]
        movaps [rcx - 96], xmm14                           ;   673.8 p3+p4   43 t[2] spill
        movaps xmm14, [rsi + 112]                          ;   667.8 p2      43 t[2] reload
        andps xmm14, xmm5                                  ;   672.8 p1      43 t[2]
        movaps xmm5, xmm6                                  ;   669.8 p5      43 t[2] copy
        orps xmm5, xmm3                                    ;   670.8 p0      43 t[2]
        xorps xmm7, xmm5                                   ;   671.8 p1      43 t[2]
        xorps xmm6, xmm3                                   ;   670.8 p5      43 t[2]
        andps xmm12, xmm6                                  ;   671.8 p0      43 t[2]
        andps xmm4, xmm6                                   ;   671.8 p1      43 t[2]
        andps xmm9, xmm7                                   ;   672.8 p5      43 t[2]
        xorps xmm6, xmm7                                   ;   672.8 p0      43 t[2]
        andps xmm11, xmm7                                  ;   672.8 p1      43 t[2]
        xorps xmm13, xmm7                                  ;   672.8 p5      43 t[2]
        xorps xmm11, xmm12                                 ;   673.8 p0      43 t[2]
        xorps xmm1, xmm11                                  ;   674.8 p1      43 t[2]
        movaps xmm5, [rdi - 112]                           ;   672.0 p2      43 t[2] reload
        andps xmm5, xmm6                                   ;   675.0 p5      43 t[2]
        movaps xmm7, [rdi - 128]                           ;   673.0 p2      43 t[2] reload
        andps xmm7, xmm6                                   ;   676.0 p0      43 t[2]
        xorps xmm12, xmm7                                  ;   677.0 p1      43 t[2]
        movaps xmm6, [rbx + 16]                            ;   674.0 p2      43 t[2] reload
        andps xmm6, xmm13                                  ;   677.0 p5      43 t[2]
        movaps xmm7, [rax + 112]                           ;   675.0 p2      43 t[2] reload
        andps xmm7, xmm13                                  ;   678.0 p0      43 t[2]
        xorps xmm13, xmm3                                  ;   675.5 p1      43 t[2]
        andps xmm3, xmm2                                   ;   675.8 p5      43 t[2]
        andps xmm0, xmm13                                  ;   676.5 p0      43 t[2]
        xorps xmm0, xmm3                                   ;   677.5 p1      43 t[2]
        xorps xmm3, xmm7                                   ;   679.0 p5      43 t[2]
        xorps xmm3, xmm5                                   ;   680.0 p0      43 t[2]
        andps xmm13, [r11 - 64]                            ;   677.5 p1+p2   43 t[2]
        xorps xmm6, xmm13                                  ;   678.5 p5      43 t[2]
        xorps xmm1, xmm13                                  ;   678.5 p0      43 t[2]
        xorps xmm11, xmm6                                  ;   679.5 p1      43 t[2]
        xorps xmm14, xmm6                                  ;   679.5 p5      43 t[2]
        movaps xmm2, [rcx - 96]                            ;   677.0 p2      43 t[2] reload
        xorps xmm9, xmm2                                   ;   680.0 p0      43 t[2]
        xorps xmm0, xmm2                                   ;   680.0 p1      43 t[2]
        xorps xmm5, xmm9                                   ;   681.0 p5      43 t[2]
        xorps xmm8, xmm9                                   ;   681.0 p0      43 t[2]
        movaps xmm2, [rcx - 112]                           ;   678.2 p2      43 t[2] reload
        xorps xmm5, xmm2                                   ;   682.0 p1      43 t[2]
        xorps xmm0, xmm2                                   ;   681.2 p5      43 t[2]
        xorps xmm11, xmm5                                  ;   683.0 p0      43 t[2]
        xorps xmm4, xmm11                                  ;   684.0 p1      43 t[2]
        xorps xmm3, xmm4                                   ;   685.0 p5      43 t[2]
        xorps xmm8, xmm4                                   ;   685.0 p0      43 t[2]
        xorps xmm15, xmm3                                  ;   686.0 p1      43 t[2]
        xorps xmm10, xmm15                                 ;   687.0 p5      43 t[2]
        xorps xmm14, xmm15                                 ;   687.0 p0      43 t[2]
        xorps xmm12, xmm10                                 ;   688.0 p1      43 t[2]
        xorps xmm1, xmm10                                  ;   688.0 p5      43 t[2]
        movaps xmm15, [rel aes128_encrypt.T0_constants128] ;   681.2 p2      43 t[0] reload
        xorps xmm5, xmm15                                  ;   684.2 p0      43 t[2]
        xorps xmm14, xmm15                                 ;   688.0 p1      43 t[2]
        movaps xmm2, [r15 + 64]                            ;   682.2 p2      43 t[2]
        movaps xmm4, [r15 + 112]                           ;   683.2 p2      43 t[2]
        movaps xmm6, [r15 + 80]                            ;   684.2 p2      43 t[2]
        movaps xmm7, [r15 + 96]                            ;   685.2 p2      43 t[2]
        movaps xmm9, [r13 - 96]                            ;   686.2 p2      43 t[2]
        movaps xmm10, [r14 + 112]                          ;   687.2 p2      43 t[2] reload
        xorps xmm9, xmm10                                  ;   690.2 p5      43 t[2]
        xorps xmm2, xmm9                                   ;   691.2 p0      43 t[2]
        movaps xmm13, xmm2                                 ;   692.2 p1      43 t[2] copy
        xorps xmm13, [r10 - 64]                            ;   693.2 p5+p2   43 t[2]
        xorps xmm4, xmm13                                  ;   694.2 p0      43 t[2]
        xorps xmm7, xmm4                                   ;   695.2 p1      43 t[2]
        movaps [rcx - 112], xmm3                           ;   686.0 p3+p4   43 t[2] spill
        movaps xmm3, xmm4                                  ;   695.2 p5      43 t[2] copy
        movaps [rcx - 96], xmm0                            ;   686.2 p3+p4   43 t[2] spill
        movaps xmm0, xmm4                                  ;   695.2 p0      43 t[2] copy
        movaps [rax + 112], xmm5                           ;   687.2 p3+p4   43 t[2] spill
        movaps xmm5, xmm13                                 ;   694.2 p1      43 t[2] copy
        xorps xmm5, [r10 - 80]                             ;   695.2 p5+p2   43 t[2]
        xorps xmm6, xmm5                                   ;   696.2 p0      43 t[2]
        movaps [rbx + 16], xmm11                           ;   688.2 p3+p4   43 t[2] spill
        movaps xmm11, xmm6                                 ;   697.2 p1      43 t[2] copy
        xorps xmm11, [r13 - 96]                            ;   698.2 p5+p2   43 t[2]
        xorps xmm3, xmm11                                  ;   699.2 p0      43 t[2]
        movaps [rdi - 128], xmm14                          ;   689.2 p3+p4   43 t[2] spill
        movaps xmm14, xmm13                                ;   694.2 p1      43 t[2] copy
        andps xmm14, xmm3                                  ;   700.2 p5      43 t[2]
        movaps [rdi - 112], xmm8                           ;   690.2 p3+p4   43 t[2] spill
        movaps xmm8, xmm13                                 ;   694.2 p0      43 t[2] copy
        movaps [rsi + 112], xmm1                           ;   691.2 p3+p4   43 t[2] spill
        movaps xmm1, xmm3                                  ;   700.2 p1      43 t[2] copy
        xorps xmm1, [r10 - 64]                             ;   701.2 p5+p2   43 t[2]
        movaps [r11 + 64], xmm12                           ;   693.2 p3+p4   43 t[2] spill
        movaps xmm12, xmm5                                 ;   696.2 p0      43 t[2] copy
        orps xmm12, [r10 - 64]                             ;   697.2 p1+p2   43 t[2]
        xorps xmm6, xmm12                                  ;   698.2 p5      43 t[2]
        movaps xmm15, xmm5                                 ;   696.2 p0      43 t[2] copy
        movaps [rdi - 96], xmm4                            ;   695.2 p3+p4   43 t[2] spill
        movaps xmm4, xmm7                                  ;   696.2 p1      43 t[2] copy
        xorps xmm4, xmm10                                  ;   697.2 p5      43 t[2]
        movaps xmm10, xmm7                                 ;   696.2 p0      43 t[2] copy
        xorps xmm10, [r10 - 80]                            ;   697.2 p1+p2   43 t[2]
        movaps [rbx - 128], xmm3                           ;   700.2 p3+p4   43 t[2] spill
        movaps xmm3, xmm7                                  ;   696.5 p5      43 t[2] copy
        movaps [rbx + 32], xmm7                            ;   697.2 p3+p4   43 t[2] spill
        movaps xmm7, xmm10                                 ;   698.2 p0      43 t[2] copy
        andps xmm7, xmm4                                   ;   699.2 p1      43 t[2]
        xorps xmm6, xmm7                                   ;   700.2 p5      43 t[2]
        movaps xmm7, xmm4                                  ;   698.2 p0      43 t[2] copy
        xorps xmm7, xmm1                                   ;   702.2 p1      43 t[2]
        andps xmm3, xmm7                                   ;   703.2 p5      43 t[2]
        xorps xmm2, xmm3                                   ;   704.2 p0      43 t[2]
        movaps xmm3, xmm4                                  ;   699.2 p1      43 t[2] copy
        xorps xmm3, xmm11                                  ;   700.2 p5      43 t[2]
        movaps [rax - 64], xmm13                           ;   699.2 p3+p4   43 t[2] spill
        movaps xmm13, xmm11                                ;   700.0 p0      43 t[2] copy
        movaps [rcx - 80], xmm10                           ;   700.2 p3+p4   43 t[2] spill
        movaps xmm10, xmm7                                 ;   703.2 p1      43 t[2] copy
        xorps xmm10, [r13 - 96]                            ;   704.2 p5+p2   43 t[2]
        xorps xmm15, xmm10                                 ;   705.2 p0      43 t[2]
        movaps [rdx + 0], xmm7                             ;   703.2 p3+p4   43 t[2] spill
        movaps xmm7, xmm14                                 ;   701.2 p1      43 t[2] copy
        xorps xmm7, [r14 + 112]                            ;   702.2 p5+p2   43 t[2]
        movaps [rcx - 64], xmm4                            ;   702.2 p3+p4   43 t[2] spill
        movaps xmm4, xmm1                                  ;   702.2 p0      43 t[2] copy
        xorps xmm4, [r10 - 80]                             ;   703.2 p1+p2   43 t[2]
        xorps xmm9, xmm4                                   ;   704.2 p5      43 t[2]
        andps xmm4, xmm1                                   ;   704.2 p0      43 t[2]
        xorps xmm2, xmm4                                   ;   705.2 p1      43 t[2]
        xorps xmm14, xmm2                                  ;   706.2 p5      43 t[2]
        xorps xmm12, xmm2                                  ;   706.2 p0      43 t[2]
        andps xmm13, xmm9                                  ;   705.2 p1      43 t[2]
        xorps xmm4, xmm13                                  ;   706.2 p5      43 t[2]
        xorps xmm8, xmm9                                   ;   705.2 p0      43 t[2]
        andps xmm0, xmm8                                   ;   706.2 p1      43 t[2]
        xorps xmm14, xmm0                                  ;   707.2 p5      43 t[2]
        xorps xmm7, xmm4                                   ;   707.2 p0      43 t[2]
        xorps xmm6, xmm4                                   ;   707.2 p1      43 t[2]
        movaps xmm0, xmm10                                 ;   706.5 p5      43 t[2] copy
        andps xmm0, xmm3                                   ;   707.5 p0      43 t[2]
        xorps xmm7, xmm0                                   ;   708.5 p1      43 t[2]
        movaps xmm0, xmm3                                  ;   707.5 p5      43 t[2] copy
        movaps xmm2, [r10 - 64]                            ;   706.2 p2      43 t[2] reload
        xorps xmm0, xmm2                                   ;   709.2 p0      43 t[2]
        movaps xmm4, xmm15                                 ;   708.2 p1      43 t[2] copy
        andps xmm4, xmm0                                   ;   710.2 p5      43 t[2]
        xorps xmm12, xmm4                                  ;   711.2 p0      43 t[2]
        movaps xmm4, xmm14                                 ;   709.2 p1      43 t[2] copy
        andps xmm4, xmm7                                   ;   710.2 p5      43 t[2]
        xorps xmm12, xmm4                                  ;   712.2 p0      43 t[2]
        movaps xmm13, xmm7                                 ;   710.2 p1      43 t[2] copy
        xorps xmm7, xmm12                                  ;   713.2 p5      43 t[2]
        andps xmm12, xmm6                                  ;   713.2 p0      43 t[2]
        xorps xmm14, xmm12                                 ;   714.2 p1      43 t[2]
        orps xmm4, xmm7                                    ;   714.2 p5      43 t[2]
        xorps xmm4, xmm14                                  ;   715.2 p0      43 t[2]
        andps xmm5, xmm4                                   ;   716.2 p1      43 t[2]
        movaps xmm12, xmm6                                 ;   712.5 p5      43 t[2] copy
        andps xmm12, xmm14                                 ;   715.2 p0      43 t[2]
        xorps xmm13, xmm12                                 ;   716.2 p1      43 t[2]
        andps xmm14, xmm13                                 ;   717.2 p5      43 t[2]
        xorps xmm6, xmm14                                  ;   718.2 p0      43 t[2]
        andps xmm15, xmm13                                 ;   717.2 p1      43 t[2]
        andps xmm0, xmm13                                  ;   717.2 p5      43 t[2]
        andps xmm8, xmm6                                   ;   719.2 p0      43 t[2]
        movaps xmm14, [rdi - 96]                           ;   712.0 p2      43 t[2] reload
        andps xmm14, xmm6                                  ;   719.2 p1      43 t[2]
        movaps xmm12, xmm6                                 ;   719.2 p5      43 t[2] copy
        xorps xmm6, xmm13                                  ;   719.2 p0      43 t[2]
        xorps xmm14, [rel aes128_encrypt.T0_constants128]  ;   720.2 p1+p2   43 t[2]
        movaps [rdi - 96], xmm0                            ;   718.2 p3+p4   43 t[2] spill
        movaps xmm0, [rdx + 0]                             ;   714.2 p2      43 t[2] reload
        andps xmm0, xmm6                                   ;   720.2 p5      43 t[2]
        movaps [rdx + 0], xmm0                             ;   721.2 p3+p4   43 t[2] spill
        movaps xmm0, [rbx + 32]                            ;   715.2 p2      43 t[2] reload
        andps xmm0, xmm6                                   ;   720.2 p0      43 t[2]
        movaps xmm6, xmm13                                 ;   717.2 p1      43 t[2] copy
        orps xmm6, xmm4                                    ;   718.2 p5      43 t[2]
        xorps xmm7, xmm6                                   ;   719.2 p0      43 t[2]
        xorps xmm13, xmm4                                  ;   718.2 p1      43 t[2]
        andps xmm10, xmm13                                 ;   719.2 p5      43 t[2]
        andps xmm3, xmm13                                  ;   719.2 p0      43 t[2]
        andps xmm11, xmm7                                  ;   720.2 p1      43 t[2]
        xorps xmm13, xmm7                                  ;   720.2 p5      43 t[2]
        andps xmm9, xmm7                                   ;   720.2 p0      43 t[2]
        xorps xmm12, xmm7                                  ;   720.2 p1      43 t[2]
        xorps xmm9, xmm10                                  ;   721.2 p5      43 t[2]
        xorps xmm5, xmm9                                   ;   722.2 p0      43 t[2]
        movaps xmm6, [rcx - 64]                            ;   719.5 p2      43 t[2] reload
        andps xmm6, xmm13                                  ;   722.5 p1      43 t[2]
        movaps xmm7, [rcx - 80]                            ;   720.5 p2      43 t[2] reload
        andps xmm7, xmm13                                  ;   723.5 p5      43 t[2]
        xorps xmm10, xmm7                                  ;   724.5 p0      43 t[2]
        movaps xmm7, [rax - 64]                            ;   721.5 p2      43 t[2] reload
        andps xmm7, xmm12                                  ;   724.5 p1      43 t[2]
        movaps xmm13, [rbx - 128]                          ;   722.5 p2      43 t[2] reload
        andps xmm13, xmm12                                 ;   725.5 p5      43 t[2]
        xorps xmm12, xmm4                                  ;   723.0 p0      43 t[2]
        andps xmm4, xmm2                                   ;   723.2 p1      43 t[2]
        andps xmm1, xmm12                                  ;   724.0 p5      43 t[2]
        xorps xmm1, xmm4                                   ;   725.0 p0      43 t[2]
        xorps xmm4, xmm13                                  ;   726.5 p1      43 t[2]
        xorps xmm4, xmm6                                   ;   727.5 p5      43 t[2]
        andps xmm12, [r10 - 80]                            ;   725.0 p0+p2   43 t[2]
        xorps xmm7, xmm12                                  ;   726.0 p1      43 t[2]
        xorps xmm5, xmm12                                  ;   726.0 p5      43 t[2]
        xorps xmm9, xmm7                                   ;   727.0 p0      43 t[2]
        xorps xmm0, xmm7                                   ;   727.0 p1      43 t[2]
        movaps xmm2, [rdx + 0]                             ;   724.5 p2      43 t[2] reload
        xorps xmm11, xmm2                                  ;   727.5 p5      43 t[2]
        xorps xmm1, xmm2                                   ;   727.5 p0      43 t[2]
        xorps xmm6, xmm11                                  ;   728.5 p1      43 t[2]
        xorps xmm14, xmm11                                 ;   728.5 p5      43 t[2]
        movaps xmm2, [rdi - 96]                            ;   725.8 p2      43 t[2] reload
        xorps xmm1, xmm2                                   ;   728.8 p0      43 t[2]
        xorps xmm6, xmm2                                   ;   729.5 p1      43 t[2]
        xorps xmm9, xmm6                                   ;   730.5 p5      43 t[2]
        xorps xmm3, xmm9                                   ;   731.5 p0      43 t[2]
        xorps xmm4, xmm3                                   ;   732.5 p1      43 t[2]
        xorps xmm14, xmm3                                  ;   732.5 p5      43 t[2]
        xorps xmm8, xmm4                                   ;   733.5 p0      43 t[2]
        xorps xmm15, xmm8                                  ;   734.5 p1      43 t[2]
        xorps xmm0, xmm8                                   ;   734.5 p5      43 t[2]
        xorps xmm10, xmm15                                 ;   735.5 p0      43 t[2]
        xorps xmm5, xmm15                                  ;   735.5 p1      43 t[2]
        movaps xmm15, [rel aes128_encrypt.T0_constants128] ;   728.8 p2      43 t[0] reload
        xorps xmm9, xmm15                                  ;   731.8 p5      43 t[2]
        xorps xmm6, xmm15                                  ;   732.0 p0      43 t[2]
        xorps xmm0, xmm15                                  ;   735.5 p1      43 t[2]
        movaps xmm2, [rdx - 16]                            ;   729.8 p2      55 t[2]
        movaps xmm3, [r11 + 64]                            ;   730.8 p2      43 t[2] reload
        xorps xmm2, xmm3                                   ;   733.8 p5      55 t[2]
        movaps xmm7, [rbp + 32]                            ;   731.8 p2      55 t[2]
        xorps xmm7, [rdx - 32]                             ;   734.8 p0+p2   55 t[2]
        xorps xmm7, [rdi + 96]                             ;   735.8 p1+p2   55 t[2]
        xorps xmm7, [rcx - 128]                            ;   736.8 p5+p2   55 t[2]
        movaps xmm8, [rsi + 112]                           ;   735.8 p2      43 t[2] reload
        xorps xmm7, xmm8                                   ;   738.8 p0      55 t[2]
        movaps xmm11, xmm0                                 ;   736.5 p1      55 t[2] copy
        movaps xmm12, [rsi + 96]                           ;   736.8 p2      43 t[2] reload
        xorps xmm11, xmm12                                 ;   739.8 p5      55 t[2]
        movaps xmm13, [rdi - 128]                          ;   737.8 p2      43 t[2] reload
        xorps xmm12, xmm13                                 ;   740.8 p0      55 t[2]
        movaps xmm8, xmm12                                 ;   741.8 p1      55 t[2] copy
        xorps xmm8, [rdx - 16]                             ;   742.8 p5+p2   55 t[2]
        movaps xmm3, [rax - 80]                            ;   739.8 p2      55 t[2]
        xorps xmm3, [rdi - 112]                            ;   742.8 p0+p2   55 t[2]
        movaps xmm13, [rdx - 16]                           ;   741.8 p2      55 t[2]
        movaps xmm15, [rdi - 112]                          ;   742.8 p2      55 t[2]
        xorps xmm15, [rel aes128_encrypt.T0_constants128]  ;   745.8 p1+p2   55 t[2]
        movaps [rdi - 112], xmm6                           ;   736.2 p3+p4   43 t[2] spill
        movaps xmm6, [rbp + 3200]                          ;   744.8 p2      43 t[2]
        movaps [rdx - 16], xmm11                           ;   740.8 p3+p4   55 t[2] spill
        movaps xmm11, [rbp + 3248]                         ;   745.8 p2      43 t[2]
        movaps [rsi + 96], xmm7                            ;   739.8 p3+p4   55 t[2] spill
        movaps xmm7, [rbp + 3216]                          ;   746.8 p2      43 t[2]
        movaps [rcx - 128], xmm9                           ;   739.2 p3+p4   43 t[2] spill
        movaps xmm9, [rbp + 3232]                          ;   747.8 p2      43 t[2]
        movaps [rdi + 96], xmm8                            ;   743.8 p3+p4   55 t[2] spill
        movaps xmm8, [r13 + 0]                             ;   748.8 p2      43 t[2]
        xorps xmm8, [r13 + 16]                             ;   751.8 p5+p2   43 t[2]
        xorps xmm6, xmm8                                   ;   752.8 p0      43 t[2]
        xorps xmm0, xmm3                                   ;   743.8 p1      55 t[2]
        xorps xmm3, [rax - 96]                             ;   750.8 p5+p2   55 t[2]
        movaps [rdx - 32], xmm0                            ;   744.8 p3+p4   55 t[2] spill
        movaps xmm0, xmm6                                  ;   753.8 p0      43 t[2] copy
        xorps xmm0, [r10 + 80]                             ;   754.8 p1+p2   43 t[2]
        xorps xmm11, xmm0                                  ;   755.8 p5      43 t[2]
        xorps xmm9, xmm11                                  ;   756.8 p0      43 t[2]
        movaps [rbp + 32], xmm14                           ;   743.8 p3+p4   43 t[2] spill
        movaps xmm14, xmm11                                ;   756.8 p1      43 t[2] copy
        movaps [rdi - 96], xmm5                            ;   744.8 p3+p4   43 t[2] spill
        movaps xmm5, xmm11                                 ;   756.8 p5      43 t[2] copy
        movaps [rdx + 0], xmm10                            ;   745.8 p3+p4   43 t[2] spill
        movaps xmm10, xmm0                                 ;   755.8 p0      43 t[2] copy
        xorps xmm10, [r10 + 64]                            ;   756.8 p1+p2   43 t[2]
        xorps xmm7, xmm10                                  ;   757.8 p5      43 t[2]
        movaps [rbx - 128], xmm1                           ;   746.8 p3+p4   43 t[2] spill
        movaps xmm1, xmm7                                  ;   758.8 p0      43 t[2] copy
        xorps xmm1, [r13 + 0]                              ;   759.8 p1+p2   43 t[2]
        xorps xmm14, xmm1                                  ;   760.8 p5      43 t[2]
        movaps [rax - 64], xmm2                            ;   748.8 p3+p4   55 t[2] spill
        movaps xmm2, xmm0                                  ;   755.8 p0      43 t[2] copy
        andps xmm2, xmm14                                  ;   761.8 p1      43 t[2]
        movaps [rcx - 80], xmm12                           ;   751.8 p3+p4   55 t[2] spill
        movaps xmm12, xmm0                                 ;   755.8 p5      43 t[2] copy
        movaps [rcx - 64], xmm4                            ;   752.8 p3+p4   55 t[2] spill
        movaps xmm4, xmm14                                 ;   761.8 p0      43 t[2] copy
        xorps xmm4, [r10 + 80]                             ;   762.8 p1+p2   43 t[2]
        movaps [rbx + 32], xmm3                            ;   754.8 p3+p4   55 t[2] spill
        movaps xmm3, xmm10                                 ;   757.8 p5      43 t[2] copy
        orps xmm3, [r10 + 80]                              ;   758.8 p0+p2   43 t[2]
        xorps xmm7, xmm3                                   ;   759.8 p1      43 t[2]
        movaps [rbx + 48], xmm15                           ;   756.2 p3+p4   55 t[2] spill
        movaps xmm15, xmm10                                ;   757.8 p5      43 t[2] copy
        movaps [r14 + 0], xmm13                            ;   757.2 p3+p4   55 t[2] spill
        movaps xmm13, xmm9                                 ;   757.8 p0      43 t[2] copy
        xorps xmm13, [r13 + 16]                            ;   758.8 p1+p2   43 t[2]
        movaps [rcx - 48], xmm11                           ;   758.2 p3+p4   43 t[2] spill
        movaps xmm11, xmm9                                 ;   757.8 p5      43 t[2] copy
        xorps xmm11, [r10 + 64]                            ;   758.8 p0+p2   43 t[2]
        movaps [r14 + 16], xmm14                           ;   761.8 p3+p4   43 t[2] spill
        movaps xmm14, xmm9                                 ;   758.5 p1      43 t[2] copy
        movaps [rdx + 16], xmm9                            ;   760.2 p3+p4   43 t[2] spill
        movaps xmm9, xmm11                                 ;   759.8 p5      43 t[2] copy
        andps xmm9, xmm13                                  ;   760.8 p0      43 t[2]
        xorps xmm7, xmm9                                   ;   761.8 p1      43 t[2]
        movaps xmm9, xmm13                                 ;   760.0 p5      43 t[2] copy
        xorps xmm9, xmm4                                   ;   763.8 p0      43 t[2]
        andps xmm14, xmm9                                  ;   764.8 p1      43 t[2]
        xorps xmm6, xmm14                                  ;   765.8 p5      43 t[2]
        movaps xmm14, xmm13                                ;   761.2 p0      43 t[2] copy
        xorps xmm14, xmm1                                  ;   762.2 p1      43 t[2]
        movaps [r14 + 32], xmm0                            ;   761.2 p3+p4   43 t[2] spill
        movaps xmm0, xmm1                                  ;   762.0 p5      43 t[2] copy
        movaps [r14 + 48], xmm11                           ;   762.2 p3+p4   43 t[2] spill
        movaps xmm11, xmm9                                 ;   764.8 p0      43 t[2] copy
        xorps xmm11, [r13 + 0]                             ;   765.8 p1+p2   43 t[2]
        xorps xmm15, xmm11                                 ;   766.8 p5      43 t[2]
        movaps [rax - 48], xmm9                            ;   764.8 p3+p4   43 t[2] spill
        movaps xmm9, xmm2                                  ;   763.2 p0      43 t[2] copy
        xorps xmm9, [r13 + 16]                             ;   764.2 p1+p2   43 t[2]
        movaps [rcx - 32], xmm13                           ;   764.2 p3+p4   43 t[2] spill
        movaps xmm13, xmm4                                 ;   764.0 p5      43 t[2] copy
        xorps xmm13, [r10 + 64]                            ;   765.0 p0+p2   43 t[2]
        xorps xmm8, xmm13                                  ;   766.0 p1      43 t[2]
        andps xmm13, xmm4                                  ;   766.0 p5      43 t[2]
        xorps xmm6, xmm13                                  ;   767.0 p0      43 t[2]
        xorps xmm2, xmm6                                   ;   768.0 p1      43 t[2]
        xorps xmm3, xmm6                                   ;   768.0 p5      43 t[2]
        andps xmm0, xmm8                                   ;   767.0 p0      43 t[2]
        xorps xmm13, xmm0                                  ;   768.0 p1      43 t[2]
        xorps xmm12, xmm8                                  ;   767.0 p5      43 t[2]
        andps xmm5, xmm12                                  ;   768.0 p0      43 t[2]
        xorps xmm2, xmm5                                   ;   769.0 p1      43 t[2]
        xorps xmm9, xmm13                                  ;   769.0 p5      43 t[2]
        xorps xmm7, xmm13                                  ;   769.0 p0      43 t[2]
        movaps xmm0, xmm11                                 ;   768.5 p1      43 t[2] copy
        andps xmm0, xmm14                                  ;   769.5 p5      43 t[2]
        xorps xmm9, xmm0                                   ;   770.5 p0      43 t[2]
        movaps xmm0, xmm14                                 ;   769.5 p1      43 t[2] copy
        movaps xmm5, [r10 + 80]                            ;   768.2 p2      43 t[2] reload
        xorps xmm0, xmm5                                   ;   771.2 p5      43 t[2]
        movaps xmm6, xmm15                                 ;   770.2 p0      43 t[2] copy
        andps xmm6, xmm0                                   ;   772.2 p1      43 t[2]
        xorps xmm3, xmm6                                   ;   773.2 p5      43 t[2]
        movaps xmm6, xmm2                                  ;   771.2 p0      43 t[2] copy
        andps xmm6, xmm9                                   ;   772.2 p1      43 t[2]
        xorps xmm3, xmm6                                   ;   774.2 p5      43 t[2]
        movaps xmm13, xmm9                                 ;   772.2 p0      43 t[2] copy
        xorps xmm9, xmm3                                   ;   775.2 p1      43 t[2]
        andps xmm3, xmm7                                   ;   775.2 p5      43 t[2]
        xorps xmm2, xmm3                                   ;   776.2 p0      43 t[2]
        orps xmm6, xmm9                                    ;   776.2 p1      43 t[2]
        xorps xmm6, xmm2                                   ;   777.2 p5      43 t[2]
        andps xmm10, xmm6                                  ;   778.2 p0      43 t[2]
        movaps xmm3, xmm7                                  ;   774.5 p1      43 t[2] copy
        andps xmm3, xmm2                                   ;   777.2 p5      43 t[2]
        xorps xmm13, xmm3                                  ;   778.2 p0      43 t[2]
        andps xmm2, xmm13                                  ;   779.2 p1      43 t[2]
        xorps xmm7, xmm2                                   ;   780.2 p5      43 t[2]
        andps xmm15, xmm13                                 ;   779.2 p0      43 t[2]
        andps xmm0, xmm13                                  ;   779.2 p1      43 t[2]
        andps xmm12, xmm7                                  ;   781.2 p5      43 t[2]
        movaps xmm2, [rcx - 48]                            ;   774.0 p2      43 t[2] reload
        andps xmm2, xmm7                                   ;   781.2 p0      43 t[2]
        movaps xmm3, [rbx + 48]                            ;   775.0 p2      55 t[2] reload
        xorps xmm3, xmm2                                   ;   782.2 p1      55 t[2]
        movaps xmm2, xmm7                                  ;   781.2 p5      43 t[2] copy
        xorps xmm7, xmm13                                  ;   781.2 p0      43 t[2]
        movaps [rbx + 48], xmm0                            ;   780.2 p3+p4   43 t[2] spill
        movaps xmm0, [rax - 48]                            ;   776.2 p2      43 t[2] reload
        andps xmm0, xmm7                                   ;   782.2 p1      43 t[2]
        movaps [rax - 48], xmm0                            ;   783.2 p3+p4   43 t[2] spill
        movaps xmm0, [rdx + 16]                            ;   777.2 p2      43 t[2] reload
        andps xmm0, xmm7                                   ;   782.2 p5      43 t[2]
        movaps xmm7, xmm13                                 ;   779.2 p0      43 t[2] copy
        orps xmm7, xmm6                                    ;   780.2 p1      43 t[2]
        xorps xmm9, xmm7                                   ;   781.2 p5      43 t[2]
        xorps xmm13, xmm6                                  ;   780.2 p0      43 t[2]
        andps xmm11, xmm13                                 ;   781.2 p1      43 t[2]
        andps xmm14, xmm13                                 ;   781.2 p5      43 t[2]
        andps xmm1, xmm9                                   ;   782.2 p0      43 t[2]
        xorps xmm13, xmm9                                  ;   782.2 p1      43 t[2]
        andps xmm8, xmm9                                   ;   782.2 p5      43 t[2]
        xorps xmm2, xmm9                                   ;   782.2 p0      43 t[2]
        xorps xmm8, xmm11                                  ;   783.2 p1      43 t[2]
        xorps xmm10, xmm8                                  ;   784.2 p5      43 t[2]
        movaps xmm7, [rcx - 32]                            ;   781.5 p2      43 t[2] reload
        andps xmm7, xmm13                                  ;   784.5 p0      43 t[2]
        movaps xmm9, [r14 + 48]                            ;   782.5 p2      43 t[2] reload
        andps xmm9, xmm13                                  ;   785.5 p1      43 t[2]
        xorps xmm11, xmm9                                  ;   786.5 p5      43 t[2]
        movaps xmm9, [r14 + 32]                            ;   783.5 p2      43 t[2] reload
        andps xmm9, xmm2                                   ;   786.5 p0      43 t[2]
        movaps xmm13, [r14 + 16]                           ;   784.5 p2      43 t[2] reload
        andps xmm13, xmm2                                  ;   787.5 p1      43 t[2]
        xorps xmm2, xmm6                                   ;   785.0 p5      43 t[2]
        andps xmm6, xmm5                                   ;   785.2 p0      43 t[2]
        andps xmm4, xmm2                                   ;   786.0 p1      43 t[2]
        xorps xmm4, xmm6                                   ;   787.0 p5      43 t[2]
        xorps xmm6, xmm13                                  ;   788.5 p0      43 t[2]
        xorps xmm6, xmm7                                   ;   789.5 p1      43 t[2]
        andps xmm2, [r10 + 64]                             ;   787.0 p5+p2   43 t[2]
        xorps xmm9, xmm2                                   ;   788.0 p0      43 t[2]
        xorps xmm10, xmm2                                  ;   788.0 p1      43 t[2]
        xorps xmm8, xmm9                                   ;   789.0 p5      43 t[2]
        xorps xmm0, xmm9                                   ;   789.0 p0      55 t[2]
        movaps xmm2, [rax - 48]                            ;   786.5 p2      43 t[2] reload
        xorps xmm1, xmm2                                   ;   789.5 p1      43 t[2]
        xorps xmm4, xmm2                                   ;   789.5 p5      43 t[2]
        xorps xmm7, xmm1                                   ;   790.5 p0      43 t[2]
        xorps xmm3, xmm1                                   ;   790.5 p1      55 t[2]
        movaps xmm1, [rbx + 48]                            ;   787.8 p2      43 t[2] reload
        xorps xmm4, xmm1                                   ;   790.8 p5      43 t[2]
        xorps xmm7, xmm1                                   ;   791.5 p0      43 t[2]
        xorps xmm8, xmm7                                   ;   792.5 p1      43 t[2]
        xorps xmm14, xmm8                                  ;   793.5 p5      43 t[2]
        xorps xmm6, xmm14                                  ;   794.5 p0      43 t[2]
        xorps xmm3, xmm14                                  ;   794.5 p1      55 t[2]
        xorps xmm12, xmm6                                  ;   795.5 p5      43 t[2]
        xorps xmm15, xmm12                                 ;   796.5 p0      43 t[2]
        xorps xmm0, xmm12                                  ;   796.5 p1      55 t[2]
        xorps xmm11, xmm15                                 ;   797.5 p5      43 t[2]
        xorps xmm10, xmm15                                 ;   797.5 p0      43 t[2]
        movaps xmm14, [r14 + 0]                            ;   790.8 p2      55 t[2] reload
        xorps xmm14, xmm11                                 ;   798.5 p1      55 t[2]
        movaps xmm15, [rbx + 32]                           ;   791.8 p2      55 t[2] reload
        xorps xmm15, xmm6                                  ;   795.5 p5      55 t[2]
        movaps xmm1, [rcx - 64]                            ;   792.8 p2      55 t[2] reload
        xorps xmm1, xmm6                                   ;   795.8 p0      55 t[2]
        movaps xmm2, [rcx - 80]                            ;   793.8 p2      55 t[2] reload
        xorps xmm2, xmm3                                   ;   796.8 p1      55 t[2]
        movaps xmm5, [rel aes128_encrypt.T0_constants128]  ;   794.8 p2      43 t[0] reload
        xorps xmm7, xmm5                                   ;   797.8 p5      43 t[2]
        xorps xmm6, xmm10                                  ;   798.5 p0      55 t[2]
        xorps xmm0, [rdi - 128]                            ;   797.5 p1+p2   55 t[2]
        movaps xmm9, [rdx + 0]                             ;   796.8 p2      43 t[2] reload
        xorps xmm11, xmm9                                  ;   799.8 p5      55 t[2]
        xorps xmm6, xmm11                                  ;   800.8 p0      55 t[2]
        movaps xmm12, xmm4                                 ;   796.5 p1      55 t[2] copy
        xorps xmm4, xmm14                                  ;   799.5 p5      55 t[2]
        movaps xmm13, xmm3                                 ;   797.2 p0      55 t[2] copy
        xorps xmm3, xmm1                                   ;   797.5 p1      55 t[2]
        xorps xmm12, [rbx - 128]                           ;   798.0 p5+p2   55 t[2]
        xorps xmm0, xmm5                                   ;   798.5 p0      55 t[2]
        xorps xmm9, [r11 + 64]                             ;   799.8 p1+p2   55 t[2]
        xorps xmm13, [rbp + 32]                            ;   799.8 p5+p2   55 t[2]
        xorps xmm8, [rcx - 128]                            ;   800.8 p0+p2   55 t[2]
        xorps xmm8, xmm5                                   ;   801.8 p1      55 t[2]
        xorps xmm10, [rsi + 96]                            ;   801.8 p5+p2   55 t[2]
        xorps xmm4, [rsi + 96]                             ;   802.8 p0+p2   55 t[2]
        xorps xmm4, [rsi - 112]                            ;   803.8 p1+p2   55 t[2]
        xorps xmm6, [rdi - 96]                             ;   804.8 p5+p2   55 t[2]
        xorps xmm3, [r8 + 3408]                            ;   805.8 p0+p2   55 t[2]
        xorps xmm3, [rax - 80]                             ;   806.8 p1+p2   55 t[2]
        movaps [r11 + 64], xmm3                            ;   807.8 p3+p4   55 t[2] spill
        movaps xmm3, xmm12                                 ;   802.0 p5      55 t[2] copy
        xorps xmm12, xmm11                                 ;   802.2 p0      55 t[2]
        xorps xmm3, [rax + 112]                            ;   807.8 p1+p2   55 t[2]
        xorps xmm11, [rdx - 16]                            ;   808.8 p5+p2   55 t[2]
        movaps [rdx + 0], xmm11                            ;   809.8 p3+p4   55 t[2] spill
        movaps xmm11, xmm0                                 ;   803.2 p0      55 t[2] copy
        xorps xmm11, [rdx - 32]                            ;   809.8 p1+p2   55 t[2]
        movaps [rdi - 128], xmm2                           ;   801.8 p3+p4   55 t[2] spill
        movaps xmm2, xmm7                                  ;   804.0 p5      55 t[2] copy
        movaps [rcx - 80], xmm15                           ;   802.8 p3+p4   55 t[2] spill
        movaps xmm15, xmm9                                 ;   804.2 p0      55 t[2] copy
        xorps xmm15, [rsi + 112]                           ;   810.8 p1+p2   55 t[2]
        xorps xmm15, [rdi - 96]                            ;   811.8 p5+p2   55 t[2]
        movaps [rsi + 112], xmm4                           ;   804.8 p3+p4   55 t[2] spill
        movaps xmm4, xmm9                                  ;   805.2 p0      55 t[2] copy
        xorps xmm9, xmm8                                   ;   805.5 p1      55 t[2]
        xorps xmm4, [rdi + 96]                             ;   812.8 p5+p2   55 t[2]
        xorps xmm0, xmm4                                   ;   813.8 p0      55 t[2]
        xorps xmm4, xmm14                                  ;   813.8 p1      55 t[2]
        xorps xmm14, [rcx - 128]                           ;   813.8 p5+p2   55 t[2]
        xorps xmm4, [r8 + 3184]                            ;   814.8 p0+p2   55 t[2]
        movaps [rcx - 128], xmm4                           ;   815.8 p3+p4   55 t[2] spill
        movaps xmm4, xmm8                                  ;   807.5 p1      55 t[2] copy
        xorps xmm4, xmm12                                  ;   808.5 p5      55 t[2]
        movaps [rcx - 64], xmm0                            ;   814.8 p3+p4   55 t[2] spill
        movaps xmm0, xmm3                                  ;   808.8 p0      55 t[2] copy
        xorps xmm0, [rdi + 112]                            ;   815.8 p1+p2   55 t[2]
        xorps xmm2, xmm0                                   ;   816.8 p5      55 t[2]
        xorps xmm4, xmm2                                   ;   817.8 p0      55 t[2]
        xorps xmm3, [rsi - 112]                            ;   816.8 p1+p2   55 t[2]
        xorps xmm0, [r8 + 3104]                            ;   817.8 p5+p2   55 t[2]
        xorps xmm0, [rcx - 96]                             ;   818.8 p0+p2   55 t[2]
        xorps xmm2, [r8 + 3488]                            ;   819.8 p1+p2   55 t[2]
        movaps [rsi - 112], xmm0                           ;   819.8 p3+p4   55 t[2] spill
        movaps xmm0, xmm10                                 ;   811.8 p5      55 t[2] copy
        xorps xmm0, xmm15                                  ;   812.8 p0      55 t[2]
        xorps xmm15, xmm1                                  ;   812.8 p1      55 t[2]
        xorps xmm10, xmm12                                 ;   813.0 p5      55 t[2]
        xorps xmm12, [r8 + 3120]                           ;   820.8 p0+p2   55 t[2]
        xorps xmm12, [rsi + 112]                           ;   821.8 p1+p2   55 t[2]
        xorps xmm10, [r8 + 3376]                           ;   822.8 p5+p2   55 t[2]
        movaps [rbx + 32], xmm10                           ;   823.8 p3+p4   55 t[2] spill
        movaps xmm10, xmm13                                ;   814.2 p0      55 t[2] copy
        xorps xmm13, xmm11                                 ;   814.8 p1      55 t[2]
        xorps xmm13, [rax - 80]                            ;   823.8 p5+p2   55 t[2]
        xorps xmm11, [r8 + 3168]                           ;   824.8 p0+p2   55 t[2]
        movaps [rax - 80], xmm11                           ;   825.8 p3+p4   55 t[2] spill
        movaps xmm11, xmm3                                 ;   817.8 p1      55 t[2] copy
        xorps xmm3, [r8 + 3232]                            ;   825.8 p5+p2   55 t[2]
        xorps xmm3, [rdi - 112]                            ;   826.8 p0+p2   55 t[2]
        movaps [r14 + 0], xmm3                             ;   827.8 p3+p4   55 t[2] spill
        movaps xmm3, xmm14                                 ;   817.8 p1      55 t[2] copy
        xorps xmm14, xmm4                                  ;   818.8 p5      55 t[2]
        xorps xmm14, [r8 + 3216]                           ;   827.8 p0+p2   55 t[2]
        xorps xmm4, [r8 + 3344]                            ;   828.8 p1+p2   55 t[2]
        movaps [rbx + 48], xmm4                            ;   829.8 p3+p4   55 t[2] spill
        movaps xmm4, xmm1                                  ;   819.0 p5      55 t[2] copy
        xorps xmm4, [r8 + 3136]                            ;   829.8 p0+p2   55 t[2]
        xorps xmm4, [rcx - 112]                            ;   830.8 p1+p2   55 t[2]
        xorps xmm1, [r8 + 3280]                            ;   831.8 p5+p2   55 t[2]
        xorps xmm1, [rcx - 80]                             ;   832.8 p0+p2   55 t[2]
        movaps [rax - 48], xmm13                           ;   824.8 p3+p4   55 t[2] spill
        movaps xmm13, xmm9                                 ;   822.8 p1      55 t[2] copy
        xorps xmm13, [r8 + 3200]                           ;   833.8 p5+p2   55 t[2]
        xorps xmm13, [rax + 96]                            ;   834.8 p0+p2   55 t[2]
        xorps xmm9, [r8 + 3328]                            ;   835.8 p1+p2   55 t[2]
        movaps [r14 + 16], xmm13                           ;   835.8 p3+p4   55 t[2] spill
        movaps xmm13, xmm15                                ;   825.0 p5      55 t[2] copy
        xorps xmm13, [r8 + 3264]                           ;   836.8 p0+p2   55 t[2]
        xorps xmm13, [rax - 96]                            ;   837.8 p1+p2   55 t[2]
        movaps [r14 + 32], xmm13                           ;   838.8 p3+p4   55 t[2] spill
        movaps xmm13, [rbx + 16]                           ;   838.8 p2      55 t[2]
        xorps xmm13, xmm5                                  ;   841.8 p5      55 t[2]
        xorps xmm13, [rax - 64]                            ;   842.8 p0+p2   55 t[2]
        xorps xmm8, xmm13                                  ;   843.8 p1      55 t[2]
        xorps xmm13, [rax + 96]                            ;   843.8 p5+p2   55 t[2]
        xorps xmm3, xmm13                                  ;   844.8 p0      55 t[2]
        xorps xmm9, xmm3                                   ;   845.8 p1      55 t[2]
        xorps xmm13, [r8 + 3088]                           ;   844.8 p5+p2   55 t[2]
        xorps xmm15, [r8 + 3520]                           ;   842.8 p0+p2   55 t[2]
        movaps [rax + 96], xmm9                            ;   846.8 p3+p4   55 t[2] spill
        movaps xmm9, xmm8                                  ;   844.8 p1      55 t[2] copy
        xorps xmm8, [r8 + 3072]                            ;   844.8 p5+p2   55 t[2]
        movaps [rbx + 16], xmm8                            ;   845.8 p3+p4   55 t[2] spill
        movaps xmm8, [rcx - 96]                            ;   844.8 p2      55 t[2]
        xorps xmm8, [rbx - 128]                            ;   847.8 p0+p2   55 t[2]
        xorps xmm11, xmm8                                  ;   848.8 p1      55 t[2]
        xorps xmm0, xmm8                                   ;   848.8 p5      55 t[2]
        xorps xmm12, xmm0                                  ;   849.8 p0      55 t[2]
        xorps xmm2, xmm11                                  ;   849.8 p1      55 t[2]
        xorps xmm0, [r8 + 3248]                            ;   849.8 p5+p2   55 t[2]
        movaps xmm8, xmm3                                  ;   845.8 p0      55 t[2] copy
        xorps xmm11, [r8 + 3360]                           ;   849.8 p1+p2   55 t[2]
        xorps xmm8, [r8 + 3456]                            ;   848.8 p5+p2   55 t[2]
        xorps xmm3, [r8 + 3472]                            ;   849.8 p0+p2   55 t[2]
        xorps xmm8, [rax - 64]                             ;   850.8 p1+p2   55 t[2]
        xorps xmm3, [rdi + 112]                            ;   851.8 p5+p2   55 t[2]
        movaps [rdi + 112], xmm2                           ;   850.8 p3+p4   55 t[2] spill
        movaps xmm2, [rax - 96]                            ;   852.8 p2      55 t[2]
        xorps xmm2, [rcx - 112]                            ;   855.8 p0+p2   55 t[2]
        xorps xmm10, xmm2                                  ;   856.8 p1      55 t[2]
        xorps xmm6, xmm2                                   ;   856.8 p5      55 t[2]
        xorps xmm1, xmm10                                  ;   857.8 p0      55 t[2]
        xorps xmm15, xmm6                                  ;   857.8 p1      55 t[2]
        xorps xmm10, [r8 + 3152]                           ;   857.8 p5+p2   55 t[2]
        xorps xmm6, [r8 + 3392]                            ;   857.8 p0+p2   55 t[2]
        movaps xmm2, [rax + 112]                           ;   856.8 p2      55 t[2]
        xorps xmm2, [rdi - 112]                            ;   859.8 p1+p2   55 t[2]
        xorps xmm7, xmm2                                   ;   860.8 p5      55 t[2]
        xorps xmm9, xmm2                                   ;   860.8 p0      55 t[2]
        xorps xmm13, xmm7                                  ;   861.8 p1      55 t[2]
        xorps xmm11, xmm7                                  ;   861.8 p5      55 t[2]
        xorps xmm14, xmm9                                  ;   861.8 p0      55 t[2]
        xorps xmm3, xmm9                                   ;   861.8 p1      55 t[2]
        movaps xmm2, [rax - 64]                            ;   858.8 p2      55 t[2]
        xorps xmm2, [rsi + 96]                             ;   861.8 p5+p2   55 t[2]
        xorps xmm4, xmm2                                   ;   862.8 p0      55 t[2]
        xorps xmm15, xmm2                                  ;   862.8 p1      55 t[2]
        movaps xmm2, [rdi - 128]                           ;   860.8 p2      55 t[2]
        xorps xmm2, [r8 + 3296]                            ;   863.8 p5+p2   55 t[2]
        movaps xmm7, [rax - 48]                            ;   862.8 p2      55 t[2] reload
        xorps xmm2, xmm7                                   ;   865.8 p0      55 t[2]
        xorps xmm7, [r8 + 3424]                            ;   865.8 p1+p2   55 t[2]
        xorps xmm7, [rdx - 16]                             ;   866.8 p5+p2   55 t[2]
        movaps xmm9, [rdx + 0]                             ;   865.8 p2      55 t[2]
        xorps xmm9, [r8 + 3312]                            ;   868.8 p0+p2   55 t[2]
        xorps xmm9, [rdi + 96]                             ;   869.8 p1+p2   55 t[2]
        movaps [rdi + 96], xmm15                           ;   863.8 p3+p4   55 t[2] spill
        movaps xmm15, [rdx + 0]                            ;   868.8 p2      55 t[2]
        xorps xmm15, [r8 + 3440]                           ;   871.8 p5+p2   55 t[2]
        xorps xmm15, [rcx - 64]                            ;   872.8 p0+p2   55 t[2]
        movaps [rdx + 0], xmm3                             ;   862.8 p3+p4   55 t[2] spill
        movaps xmm3, [rsi + 112]                           ;   871.8 p2      55 t[2]
        xorps xmm3, [r8 + 3504]                            ;   874.8 p1+p2   55 t[2]
        xorps xmm3, [rdi - 96]                             ;   875.8 p5+p2   55 t[2]
        movaps [rdi - 96], xmm3                            ;   876.8 p3+p4   55 t[2] spill
        movaps xmm3, [rcx - 80]                            ;   874.8 p2      55 t[2]
        xorps xmm3, [r8 + 3536]                            ;   877.8 p0+p2   55 t[2]
        xorps xmm3, [rbp + 32]                             ;   878.8 p1+p2   55 t[2]
        movaps [rbp + 32], xmm3                            ;   879.8 p3+p4   55 t[2] spill
        movaps xmm3, [rdx - 32]                            ;   877.8 p2      55 t[2]
        xorps xmm3, [r8 + 3552]                            ;   880.8 p5+p2   55 t[2]
        xorps xmm3, [rdi - 128]                            ;   881.8 p0+p2   55 t[2]
        movaps [rdi - 128], xmm3                           ;   882.8 p3+p4   55 t[2] spill
        movaps xmm3, [rcx - 64]                            ;   880.8 p2      55 t[2]
        xorps xmm3, [r8 + 3568]                            ;   883.8 p1+p2   55 t[2]
        movaps [rcx - 64], xmm3                            ;   884.8 p3+p4   55 t[2] spill
        movaps xmm3, xmm5                                  ;   872.0 p5      43 t[3] copy
        movaps [rdx - 32], xmm8                            ;   872.8 p3+p4   55 t[2] spill
        movaps xmm8, xmm5                                  ;   872.8 p0      43 t[3] copy
        movaps [rcx - 80], xmm15                           ;   873.8 p3+p4   55 t[2] spill
        movaps xmm15, xmm5                                 ;   873.2 p1      43 t[3] copy
        movaps [rsi + 112], xmm7                           ;   874.8 p3+p4   55 t[2] spill
        movaps xmm7, xmm5                                  ;   873.8 p5      43 t[3] copy
        movaps [rdx - 16], xmm6                            ;   875.8 p3+p4   55 t[2] spill
        movaps xmm6, [rbp + 3520]                          ;   882.8 p2      43 t[3]
        movaps [rax - 48], xmm11                           ;   876.8 p3+p4   55 t[2] spill
        movaps xmm11, [rbp + 3568]                         ;   883.8 p2      43 t[3]
        movaps [rsi + 96], xmm9                            ;   877.8 p3+p4   55 t[2] spill
        movaps xmm9, [rbp + 3536]                          ;   884.8 p2      43 t[3]
        movaps [rax - 64], xmm2                            ;   878.8 p3+p4   55 t[2] spill
        movaps xmm2, [rbp + 3552]                          ;   885.8 p2      43 t[3]
        movaps [rdi - 112], xmm1                           ;   879.8 p3+p4   55 t[2] spill
        movaps xmm1, [r14 - 48]                            ;   886.8 p2      43 t[3]
        xorps xmm1, [r14 - 32]                             ;   889.8 p0+p2   43 t[3]
        xorps xmm6, xmm1                                   ;   890.8 p1      43 t[3]
        movaps [rax + 112], xmm0                           ;   880.8 p3+p4   55 t[2] spill
        movaps xmm0, xmm6                                  ;   891.8 p5      43 t[3] copy
        xorps xmm0, [r11 - 80]                             ;   892.8 p0+p2   43 t[3]
        xorps xmm11, xmm0                                  ;   893.8 p1      43 t[3]
        xorps xmm2, xmm11                                  ;   894.8 p5      43 t[3]
        movaps [rcx - 112], xmm14                          ;   881.8 p3+p4   55 t[2] spill
        movaps xmm14, xmm11                                ;   894.8 p0      43 t[3] copy
        movaps [rax - 96], xmm10                           ;   882.8 p3+p4   55 t[2] spill
        movaps xmm10, xmm11                                ;   894.8 p1      43 t[3] copy
        movaps [rbx - 128], xmm4                           ;   883.8 p3+p4   55 t[2] spill
        movaps xmm4, xmm0                                  ;   893.8 p5      43 t[3] copy
        xorps xmm4, [r11 + 16]                             ;   894.8 p0+p2   43 t[3]
        xorps xmm9, xmm4                                   ;   895.8 p1      43 t[3]
        movaps [rcx - 96], xmm12                           ;   884.8 p3+p4   55 t[2] spill
        movaps xmm12, xmm9                                 ;   896.8 p5      43 t[3] copy
        xorps xmm12, [r14 - 48]                            ;   897.8 p0+p2   43 t[3]
        xorps xmm14, xmm12                                 ;   898.8 p1      43 t[3]
        movaps [r14 + 48], xmm13                           ;   885.8 p3+p4   55 t[2] spill
        movaps xmm13, xmm0                                 ;   893.8 p5      43 t[3] copy
        andps xmm13, xmm14                                 ;   899.8 p0      43 t[3]
        movaps xmm5, xmm0                                  ;   893.8 p1      43 t[3] copy
        movaps [rcx - 32], xmm7                            ;   890.8 p3+p4   43 t[3] spill
        movaps xmm7, xmm14                                 ;   899.8 p5      43 t[3] copy
        xorps xmm7, [r11 - 80]                             ;   900.8 p0+p2   43 t[3]
        movaps [rdx + 16], xmm15                           ;   892.8 p3+p4   43 t[3] spill
        movaps xmm15, xmm4                                 ;   895.8 p1      43 t[3] copy
        orps xmm15, [r11 - 80]                             ;   896.8 p5+p2   43 t[3]
        xorps xmm9, xmm15                                  ;   897.8 p0      43 t[3]
        movaps [rcx - 48], xmm8                            ;   894.2 p3+p4   43 t[3] spill
        movaps xmm8, xmm4                                  ;   895.8 p1      43 t[3] copy
        movaps [rbx - 112], xmm3                           ;   895.2 p3+p4   43 t[3] spill
        movaps xmm3, xmm2                                  ;   895.8 p5      43 t[3] copy
        xorps xmm3, [r14 - 32]                             ;   896.8 p0+p2   43 t[3]
        movaps [rdx + 32], xmm11                           ;   896.2 p3+p4   43 t[3] spill
        movaps xmm11, xmm2                                 ;   895.8 p1      43 t[3] copy
        xorps xmm11, [r11 + 16]                            ;   896.8 p5+p2   43 t[3]
        movaps [rbx + 64], xmm14                           ;   899.8 p3+p4   43 t[3] spill
        movaps xmm14, xmm2                                 ;   896.5 p0      43 t[3] copy
        movaps [rcx - 16], xmm2                            ;   898.2 p3+p4   43 t[3] spill
        movaps xmm2, xmm11                                 ;   897.8 p1      43 t[3] copy
        andps xmm2, xmm3                                   ;   898.8 p5      43 t[3]
        xorps xmm9, xmm2                                   ;   899.8 p0      43 t[3]
        movaps xmm2, xmm3                                  ;   898.0 p1      43 t[3] copy
        xorps xmm2, xmm7                                   ;   901.8 p5      43 t[3]
        andps xmm14, xmm2                                  ;   902.8 p0      43 t[3]
        xorps xmm6, xmm14                                  ;   903.8 p1      43 t[3]
        movaps xmm14, xmm3                                 ;   899.2 p5      43 t[3] copy
        xorps xmm14, xmm12                                 ;   900.2 p0      43 t[3]
        movaps [rax - 32], xmm0                            ;   899.2 p3+p4   43 t[3] spill
        movaps xmm0, xmm12                                 ;   900.0 p1      43 t[3] copy
        movaps [rax - 16], xmm11                           ;   900.2 p3+p4   43 t[3] spill
        movaps xmm11, xmm2                                 ;   902.8 p5      43 t[3] copy
        xorps xmm11, [r14 - 48]                            ;   903.8 p0+p2   43 t[3]
        xorps xmm8, xmm11                                  ;   904.8 p1      43 t[3]
        movaps [rbx - 96], xmm2                            ;   902.8 p3+p4   43 t[3] spill
        movaps xmm2, xmm13                                 ;   901.2 p5      43 t[3] copy
        xorps xmm2, [r14 - 32]                             ;   902.2 p0+p2   43 t[3]
        movaps [rcx + 0], xmm3                             ;   902.2 p3+p4   43 t[3] spill
        movaps xmm3, xmm7                                  ;   902.0 p1      43 t[3] copy
        xorps xmm3, [r11 + 16]                             ;   903.0 p5+p2   43 t[3]
        xorps xmm1, xmm3                                   ;   904.0 p0      43 t[3]
        andps xmm3, xmm7                                   ;   904.0 p1      43 t[3]
        xorps xmm6, xmm3                                   ;   905.0 p5      43 t[3]
        xorps xmm13, xmm6                                  ;   906.0 p0      43 t[3]
        xorps xmm15, xmm6                                  ;   906.0 p1      43 t[3]
        andps xmm0, xmm1                                   ;   905.0 p5      43 t[3]
        xorps xmm3, xmm0                                   ;   906.0 p0      43 t[3]
        xorps xmm5, xmm1                                   ;   905.0 p1      43 t[3]
        andps xmm10, xmm5                                  ;   906.0 p5      43 t[3]
        xorps xmm13, xmm10                                 ;   907.0 p0      43 t[3]
        xorps xmm2, xmm3                                   ;   907.0 p1      43 t[3]
        xorps xmm9, xmm3                                   ;   907.0 p5      43 t[3]
        movaps xmm0, xmm11                                 ;   906.5 p0      43 t[3] copy
        andps xmm0, xmm14                                  ;   907.5 p1      43 t[3]
        xorps xmm2, xmm0                                   ;   908.5 p5      43 t[3]
        movaps xmm0, xmm14                                 ;   907.5 p0      43 t[3] copy
        movaps xmm3, [r11 - 80]                            ;   906.2 p2      43 t[3] reload
        xorps xmm0, xmm3                                   ;   909.2 p1      43 t[3]
        movaps xmm6, xmm8                                  ;   908.2 p5      43 t[3] copy
        andps xmm6, xmm0                                   ;   910.2 p0      43 t[3]
        xorps xmm15, xmm6                                  ;   911.2 p1      43 t[3]
        movaps xmm6, xmm13                                 ;   909.2 p5      43 t[3] copy
        andps xmm6, xmm2                                   ;   910.2 p0      43 t[3]
        xorps xmm15, xmm6                                  ;   912.2 p1      43 t[3]
        movaps xmm10, xmm2                                 ;   910.2 p5      43 t[3] copy
        xorps xmm2, xmm15                                  ;   913.2 p0      43 t[3]
        andps xmm15, xmm9                                  ;   913.2 p1      43 t[3]
        xorps xmm13, xmm15                                 ;   914.2 p5      43 t[3]
        orps xmm6, xmm2                                    ;   914.2 p0      43 t[3]
        xorps xmm6, xmm13                                  ;   915.2 p1      43 t[3]
        andps xmm4, xmm6                                   ;   916.2 p5      43 t[3]
        movaps xmm15, xmm9                                 ;   912.5 p0      43 t[3] copy
        andps xmm15, xmm13                                 ;   915.2 p1      43 t[3]
        xorps xmm10, xmm15                                 ;   916.2 p5      43 t[3]
        andps xmm13, xmm10                                 ;   917.2 p0      43 t[3]
        xorps xmm9, xmm13                                  ;   918.2 p1      43 t[3]
        andps xmm8, xmm10                                  ;   917.2 p5      43 t[3]
        andps xmm0, xmm10                                  ;   917.2 p0      43 t[3]
        andps xmm5, xmm9                                   ;   919.2 p1      43 t[3]
        movaps xmm15, [rdx + 32]                           ;   912.0 p2      43 t[3] reload
        andps xmm15, xmm9                                  ;   919.2 p5      43 t[3]
        movaps xmm13, [rdx + 16]                           ;   913.0 p2      43 t[3] reload
        xorps xmm13, xmm15                                 ;   920.2 p0      43 t[3]
        movaps xmm15, xmm9                                 ;   919.2 p1      43 t[3] copy
        xorps xmm9, xmm10                                  ;   919.2 p5      43 t[3]
        movaps [rdx + 16], xmm4                            ;   917.2 p3+p4   43 t[3] spill
        movaps xmm4, [rbx - 96]                            ;   914.2 p2      43 t[3] reload
        andps xmm4, xmm9                                   ;   920.2 p0      43 t[3]
        movaps [rbx - 96], xmm0                            ;   918.2 p3+p4   43 t[3] spill
        movaps xmm0, [rcx - 16]                            ;   915.2 p2      43 t[3] reload
        andps xmm0, xmm9                                   ;   920.2 p1      43 t[3]
        movaps xmm9, [rcx - 32]                            ;   916.2 p2      43 t[3] reload
        xorps xmm9, xmm0                                   ;   921.2 p5      43 t[3]
        movaps xmm0, xmm10                                 ;   917.5 p0      43 t[3] copy
        orps xmm0, xmm6                                    ;   918.5 p1      43 t[3]
        xorps xmm2, xmm0                                   ;   919.5 p5      43 t[3]
        xorps xmm10, xmm6                                  ;   918.5 p0      43 t[3]
        andps xmm11, xmm10                                 ;   919.5 p1      43 t[3]
        andps xmm14, xmm10                                 ;   919.5 p5      43 t[3]
        andps xmm12, xmm2                                  ;   920.5 p0      43 t[3]
        xorps xmm10, xmm2                                  ;   920.5 p1      43 t[3]
        andps xmm1, xmm2                                   ;   920.5 p5      43 t[3]
        xorps xmm15, xmm2                                  ;   920.5 p0      43 t[3]
        xorps xmm1, xmm11                                  ;   921.5 p1      43 t[3]
        xorps xmm12, xmm4                                  ;   921.5 p5      43 t[3]
        xorps xmm13, xmm12                                 ;   922.5 p0      43 t[3]
        movaps xmm0, [rcx + 0]                             ;   920.0 p2      43 t[3] reload
        andps xmm0, xmm10                                  ;   923.0 p1      43 t[3]
        movaps xmm2, [rax - 16]                            ;   921.0 p2      43 t[3] reload
        andps xmm2, xmm10                                  ;   924.0 p5      43 t[3]
        xorps xmm11, xmm2                                  ;   925.0 p0      43 t[3]
        xorps xmm12, xmm0                                  ;   924.0 p1      43 t[3]
        movaps xmm2, [rax - 32]                            ;   922.0 p2      43 t[3] reload
        andps xmm2, xmm15                                  ;   925.0 p5      43 t[3]
        movaps xmm10, [rbx + 64]                           ;   923.0 p2      43 t[3] reload
        andps xmm10, xmm15                                 ;   926.0 p0      43 t[3]
        xorps xmm0, xmm10                                  ;   927.0 p1      43 t[3]
        xorps xmm15, xmm6                                  ;   924.2 p5      43 t[3]
        andps xmm6, xmm3                                   ;   924.5 p0      43 t[3]
        andps xmm7, xmm15                                  ;   925.2 p1      43 t[3]
        xorps xmm4, xmm7                                   ;   926.2 p5      43 t[3]
        xorps xmm4, xmm6                                   ;   927.2 p0      43 t[3]
        xorps xmm0, xmm6                                   ;   928.0 p1      43 t[3]
        andps xmm15, [r11 + 16]                            ;   926.2 p5+p2   43 t[3]
        xorps xmm2, xmm15                                  ;   927.2 p0      43 t[3]
        xorps xmm9, xmm2                                   ;   928.2 p1      43 t[3]
        xorps xmm2, xmm1                                   ;   928.2 p5      43 t[3]
        movaps xmm3, [rbx - 96]                            ;   925.2 p2      43 t[3] reload
        xorps xmm12, xmm3                                  ;   928.2 p0      43 t[3]
        xorps xmm4, xmm3                                   ;   928.2 p1      43 t[3]
        xorps xmm2, xmm12                                  ;   929.2 p5      43 t[3]
        movaps xmm3, [rcx - 48]                            ;   926.2 p2      43 t[3] reload
        xorps xmm3, xmm12                                  ;   929.2 p0      43 t[3]
        xorps xmm14, xmm2                                  ;   930.2 p1      43 t[3]
        movaps xmm6, [rbx - 112]                           ;   927.2 p2      43 t[3] reload
        xorps xmm6, xmm2                                   ;   930.2 p5      43 t[3]
        xorps xmm0, xmm14                                  ;   931.2 p0      43 t[3]
        xorps xmm13, xmm14                                 ;   931.2 p1      43 t[3]
        xorps xmm5, xmm0                                   ;   932.2 p5      43 t[3]
        xorps xmm8, xmm5                                   ;   933.2 p0      43 t[3]
        xorps xmm9, xmm5                                   ;   933.2 p1      43 t[3]
        xorps xmm11, xmm8                                  ;   934.2 p5      43 t[3]
        movaps xmm14, [r15 + 0]                            ;   929.0 p2      43 t[3]
        movaps xmm2, [r15 + 48]                            ;   930.0 p2      43 t[3]
        movaps xmm5, [r15 + 16]                            ;   931.0 p2      43 t[3]
        movaps xmm7, [r15 + 32]                            ;   932.0 p2      43 t[3]
        movaps xmm10, [r13 - 112]                          ;   933.0 p2      43 t[3]
        movaps xmm12, [r14 + 96]                           ;   934.0 p2      43 t[3] reload
        xorps xmm10, xmm12                                 ;   937.0 p0      43 t[3]
        xorps xmm14, xmm10                                 ;   938.0 p1      43 t[3]
        movaps [rbx - 112], xmm6                           ;   931.2 p3+p4   43 t[3] spill
        movaps xmm6, xmm14                                 ;   939.0 p5      43 t[3] copy
        xorps xmm6, [r10 - 96]                             ;   940.0 p0+p2   43 t[3]
        xorps xmm2, xmm6                                   ;   941.0 p1      43 t[3]
        xorps xmm7, xmm2                                   ;   942.0 p5      43 t[3]
        movaps [rcx - 48], xmm4                            ;   932.2 p3+p4   43 t[3] spill
        movaps xmm4, xmm2                                  ;   942.0 p0      43 t[3] copy
        movaps [rbx - 96], xmm3                            ;   933.2 p3+p4   43 t[3] spill
        movaps xmm3, xmm2                                  ;   942.0 p1      43 t[3] copy
        movaps [rbx + 64], xmm0                            ;   934.2 p3+p4   43 t[3] spill
        movaps xmm0, xmm6                                  ;   941.0 p5      43 t[3] copy
        xorps xmm0, [r10 - 112]                            ;   942.0 p0+p2   43 t[3]
        xorps xmm5, xmm0                                   ;   943.0 p1      43 t[3]
        movaps [rax - 32], xmm9                            ;   935.2 p3+p4   43 t[3] spill
        movaps xmm9, xmm5                                  ;   944.0 p5      43 t[3] copy
        xorps xmm9, [r13 - 112]                            ;   945.0 p0+p2   43 t[3]
        xorps xmm4, xmm9                                   ;   946.0 p1      43 t[3]
        movaps [rax - 16], xmm13                           ;   936.2 p3+p4   43 t[3] spill
        movaps xmm13, xmm6                                 ;   941.0 p5      43 t[3] copy
        andps xmm13, xmm4                                  ;   947.0 p0      43 t[3]
        movaps [rcx + 0], xmm15                            ;   937.2 p3+p4   43 t[3] spill
        movaps xmm15, xmm6                                 ;   941.0 p1      43 t[3] copy
        movaps [rcx - 32], xmm1                            ;   938.2 p3+p4   43 t[3] spill
        movaps xmm1, xmm4                                  ;   947.0 p5      43 t[3] copy
        xorps xmm1, [r10 - 96]                             ;   948.0 p0+p2   43 t[3]
        movaps [rcx - 16], xmm8                            ;   940.0 p3+p4   43 t[3] spill
        movaps xmm8, xmm0                                  ;   943.0 p1      43 t[3] copy
        orps xmm8, [r10 - 96]                              ;   944.0 p5+p2   43 t[3]
        xorps xmm5, xmm8                                   ;   945.0 p0      43 t[3]
        movaps [rdx + 32], xmm11                           ;   941.5 p3+p4   43 t[3] spill
        movaps xmm11, xmm0                                 ;   943.0 p1      43 t[3] copy
        movaps [rbx - 80], xmm2                            ;   942.5 p3+p4   43 t[3] spill
        movaps xmm2, xmm7                                  ;   943.0 p5      43 t[3] copy
        xorps xmm2, xmm12                                  ;   944.0 p0      43 t[3]
        movaps xmm12, xmm7                                 ;   943.0 p1      43 t[3] copy
        xorps xmm12, [r10 - 112]                           ;   944.0 p5+p2   43 t[3]
        movaps [r11 + 80], xmm4                            ;   947.0 p3+p4   43 t[3] spill
        movaps xmm4, xmm7                                  ;   943.5 p0      43 t[3] copy
        movaps [rax + 0], xmm7                             ;   944.5 p3+p4   43 t[3] spill
        movaps xmm7, xmm12                                 ;   945.0 p1      43 t[3] copy
        andps xmm7, xmm2                                   ;   946.0 p5      43 t[3]
        xorps xmm5, xmm7                                   ;   947.0 p0      43 t[3]
        movaps xmm7, xmm2                                  ;   945.0 p1      43 t[3] copy
        xorps xmm7, xmm1                                   ;   949.0 p5      43 t[3]
        andps xmm4, xmm7                                   ;   950.0 p0      43 t[3]
        xorps xmm14, xmm4                                  ;   951.0 p1      43 t[3]
        movaps xmm4, xmm2                                  ;   946.2 p5      43 t[3] copy
        xorps xmm4, xmm9                                   ;   947.2 p0      43 t[3]
        movaps [rbx + 80], xmm6                            ;   946.2 p3+p4   43 t[3] spill
        movaps xmm6, xmm9                                  ;   947.0 p1      43 t[3] copy
        movaps [rdi - 80], xmm12                           ;   947.2 p3+p4   43 t[3] spill
        movaps xmm12, xmm7                                 ;   950.0 p5      43 t[3] copy
        xorps xmm12, [r13 - 112]                           ;   951.0 p0+p2   43 t[3]
        xorps xmm11, xmm12                                 ;   952.0 p1      43 t[3]
        movaps [rbx - 64], xmm7                            ;   950.0 p3+p4   43 t[3] spill
        movaps xmm7, xmm13                                 ;   948.2 p5      43 t[3] copy
        xorps xmm7, [r14 + 96]                             ;   949.2 p0+p2   43 t[3]
        movaps [rax + 16], xmm2                            ;   949.2 p3+p4   43 t[3] spill
        movaps xmm2, xmm1                                  ;   949.0 p1      43 t[3] copy
        xorps xmm2, [r10 - 112]                            ;   950.0 p5+p2   43 t[3]
        xorps xmm10, xmm2                                  ;   951.0 p0      43 t[3]
        andps xmm2, xmm1                                   ;   951.0 p1      43 t[3]
        xorps xmm14, xmm2                                  ;   952.0 p5      43 t[3]
        xorps xmm13, xmm14                                 ;   953.0 p0      43 t[3]
        xorps xmm8, xmm14                                  ;   953.0 p1      43 t[3]
        andps xmm6, xmm10                                  ;   952.0 p5      43 t[3]
        xorps xmm2, xmm6                                   ;   953.0 p0      43 t[3]
        xorps xmm15, xmm10                                 ;   952.0 p1      43 t[3]
        andps xmm3, xmm15                                  ;   953.0 p5      43 t[3]
        xorps xmm13, xmm3                                  ;   954.0 p0      43 t[3]
        xorps xmm7, xmm2                                   ;   954.0 p1      43 t[3]
        xorps xmm5, xmm2                                   ;   954.0 p5      43 t[3]
        movaps xmm14, xmm12                                ;   953.5 p0      43 t[3] copy
        andps xmm14, xmm4                                  ;   954.5 p1      43 t[3]
        xorps xmm7, xmm14                                  ;   955.5 p5      43 t[3]
        movaps xmm14, xmm4                                 ;   954.5 p0      43 t[3] copy
        movaps xmm2, [r10 - 96]                            ;   953.2 p2      43 t[3] reload
        xorps xmm14, xmm2                                  ;   956.2 p1      43 t[3]
        movaps xmm3, xmm11                                 ;   955.2 p5      43 t[3] copy
        andps xmm3, xmm14                                  ;   957.2 p0      43 t[3]
        xorps xmm8, xmm3                                   ;   958.2 p1      43 t[3]
        movaps xmm3, xmm13                                 ;   956.2 p5      43 t[3] copy
        andps xmm3, xmm7                                   ;   957.2 p0      43 t[3]
        xorps xmm8, xmm3                                   ;   959.2 p1      43 t[3]
        movaps xmm6, xmm7                                  ;   957.2 p5      43 t[3] copy
        xorps xmm7, xmm8                                   ;   960.2 p0      43 t[3]
        andps xmm8, xmm5                                   ;   960.2 p1      43 t[3]
        xorps xmm13, xmm8                                  ;   961.2 p5      43 t[3]
        orps xmm3, xmm7                                    ;   961.2 p0      43 t[3]
        xorps xmm3, xmm13                                  ;   962.2 p1      43 t[3]
        andps xmm0, xmm3                                   ;   963.2 p5      43 t[3]
        movaps xmm8, xmm5                                  ;   959.5 p0      43 t[3] copy
        andps xmm8, xmm13                                  ;   962.2 p1      43 t[3]
        xorps xmm6, xmm8                                   ;   963.2 p5      43 t[3]
        andps xmm13, xmm6                                  ;   964.2 p0      43 t[3]
        xorps xmm5, xmm13                                  ;   965.2 p1      43 t[3]
        andps xmm11, xmm6                                  ;   964.2 p5      43 t[3]
        andps xmm14, xmm6                                  ;   964.2 p0      43 t[3]
        andps xmm15, xmm5                                  ;   966.2 p1      43 t[3]
        movaps xmm8, [rbx - 80]                            ;   959.0 p2      43 t[3] reload
        andps xmm8, xmm5                                   ;   966.2 p5      43 t[3]
        movaps xmm13, xmm5                                 ;   966.2 p0      43 t[3] copy
        xorps xmm5, xmm6                                   ;   966.2 p1      43 t[3]
        xorps xmm8, [rel aes128_encrypt.T0_constants128]   ;   967.2 p5+p2   43 t[3]
        movaps [rbx - 80], xmm14                           ;   965.2 p3+p4   43 t[3] spill
        movaps xmm14, [rbx - 64]                           ;   961.2 p2      43 t[3] reload
        andps xmm14, xmm5                                  ;   967.2 p0      43 t[3]
        movaps [rbx - 64], xmm14                           ;   968.2 p3+p4   43 t[3] spill
        movaps xmm14, [rax + 0]                            ;   962.2 p2      43 t[3] reload
        andps xmm14, xmm5                                  ;   967.2 p1      43 t[3]
        movaps xmm5, xmm6                                  ;   964.2 p5      43 t[3] copy
        orps xmm5, xmm3                                    ;   965.2 p0      43 t[3]
        xorps xmm7, xmm5                                   ;   966.2 p1      43 t[3]
        xorps xmm6, xmm3                                   ;   965.2 p5      43 t[3]
        andps xmm12, xmm6                                  ;   966.2 p0      43 t[3]
        andps xmm4, xmm6                                   ;   966.2 p1      43 t[3]
        andps xmm9, xmm7                                   ;   967.2 p5      43 t[3]
        xorps xmm6, xmm7                                   ;   967.2 p0      43 t[3]
        andps xmm10, xmm7                                  ;   967.2 p1      43 t[3]
        xorps xmm13, xmm7                                  ;   967.2 p5      43 t[3]
        xorps xmm10, xmm12                                 ;   968.2 p0      43 t[3]
        xorps xmm0, xmm10                                  ;   969.2 p1      43 t[3]
        movaps xmm5, [rax + 16]                            ;   966.5 p2      43 t[3] reload
        andps xmm5, xmm6                                   ;   969.5 p5      43 t[3]
        movaps xmm7, [rdi - 80]                            ;   967.5 p2      43 t[3] reload
        andps xmm7, xmm6                                   ;   970.5 p0      43 t[3]
        xorps xmm12, xmm7                                  ;   971.5 p1      43 t[3]
        movaps xmm6, [rbx + 80]                            ;   968.5 p2      43 t[3] reload
        andps xmm6, xmm13                                  ;   971.5 p5      43 t[3]
        movaps xmm7, [r11 + 80]                            ;   969.5 p2      43 t[3] reload
        andps xmm7, xmm13                                  ;   972.5 p0      43 t[3]
        xorps xmm13, xmm3                                  ;   970.0 p1      43 t[3]
        andps xmm3, xmm2                                   ;   970.2 p5      43 t[3]
        andps xmm1, xmm13                                  ;   971.0 p0      43 t[3]
        xorps xmm1, xmm3                                   ;   972.0 p1      43 t[3]
        xorps xmm3, xmm7                                   ;   973.5 p5      43 t[3]
        xorps xmm3, xmm5                                   ;   974.5 p0      43 t[3]
        andps xmm13, [r10 - 112]                           ;   972.0 p1+p2   43 t[3]
        xorps xmm6, xmm13                                  ;   973.0 p5      43 t[3]
        xorps xmm0, xmm13                                  ;   973.0 p0      43 t[3]
        xorps xmm10, xmm6                                  ;   974.0 p1      43 t[3]
        xorps xmm14, xmm6                                  ;   974.0 p5      43 t[3]
        movaps xmm2, [rbx - 64]                            ;   971.5 p2      43 t[3] reload
        xorps xmm9, xmm2                                   ;   974.5 p0      43 t[3]
        xorps xmm1, xmm2                                   ;   974.5 p1      43 t[3]
        xorps xmm5, xmm9                                   ;   975.5 p5      43 t[3]
        xorps xmm8, xmm9                                   ;   975.5 p0      43 t[3]
        movaps xmm2, [rbx - 80]                            ;   972.8 p2      43 t[3] reload
        xorps xmm5, xmm2                                   ;   976.5 p1      43 t[3]
        xorps xmm1, xmm2                                   ;   975.8 p5      43 t[3]
        xorps xmm10, xmm5                                  ;   977.5 p0      43 t[3]
        xorps xmm4, xmm10                                  ;   978.5 p1      43 t[3]
        xorps xmm3, xmm4                                   ;   979.5 p5      43 t[3]
        xorps xmm8, xmm4                                   ;   979.5 p0      43 t[3]
        xorps xmm15, xmm3                                  ;   980.5 p1      43 t[3]
        xorps xmm11, xmm15                                 ;   981.5 p5      43 t[3]
        xorps xmm14, xmm15                                 ;   981.5 p0      43 t[3]
        xorps xmm12, xmm11                                 ;   982.5 p1      43 t[3]
        xorps xmm0, xmm11                                  ;   982.5 p5      43 t[3]
        movaps xmm15, [rel aes128_encrypt.T0_constants128] ;   975.8 p2      43 t[0] reload
        xorps xmm5, xmm15                                  ;   978.8 p0      43 t[3]
        xorps xmm14, xmm15                                 ;   982.5 p1      43 t[3]
        movaps xmm2, [rbp + 3136]                          ;   976.8 p2      43 t[3]
        movaps xmm4, [rbp + 3184]                          ;   977.8 p2      43 t[3]
        movaps xmm6, [rbp + 3152]                          ;   978.8 p2      43 t[3]
        movaps xmm7, [rbp + 3168]                          ;   979.8 p2      43 t[3]
        movaps xmm9, [r13 - 16]                            ;   980.8 p2      43 t[3]
        movaps xmm11, [r15 - 128]                          ;   981.8 p2      43 t[3] reload
        xorps xmm9, xmm11                                  ;   984.8 p5      43 t[3]
        xorps xmm2, xmm9                                   ;   985.8 p0      43 t[3]
        movaps xmm13, xmm2                                 ;   986.8 p1      43 t[3] copy
        xorps xmm13, [r10 + 48]                            ;   987.8 p5+p2   43 t[3]
        xorps xmm4, xmm13                                  ;   988.8 p0      43 t[3]
        xorps xmm7, xmm4                                   ;   989.8 p1      43 t[3]
        movaps [rbx - 80], xmm3                            ;   980.5 p3+p4   43 t[3] spill
        movaps xmm3, xmm4                                  ;   989.8 p5      43 t[3] copy
        movaps [rbx - 64], xmm1                            ;   980.8 p3+p4   43 t[3] spill
        movaps xmm1, xmm4                                  ;   989.8 p0      43 t[3] copy
        movaps [r11 + 80], xmm5                            ;   981.8 p3+p4   43 t[3] spill
        movaps xmm5, xmm13                                 ;   988.8 p1      43 t[3] copy
        xorps xmm5, [r10 + 32]                             ;   989.8 p5+p2   43 t[3]
        xorps xmm6, xmm5                                   ;   990.8 p0      43 t[3]
        movaps [rbx + 80], xmm10                           ;   982.8 p3+p4   43 t[3] spill
        movaps xmm10, xmm6                                 ;   991.8 p1      43 t[3] copy
        xorps xmm10, [r13 - 16]                            ;   992.8 p5+p2   43 t[3]
        xorps xmm3, xmm10                                  ;   993.8 p0      43 t[3]
        movaps [rdi - 80], xmm14                           ;   983.8 p3+p4   43 t[3] spill
        movaps xmm14, xmm13                                ;   988.8 p1      43 t[3] copy
        andps xmm14, xmm3                                  ;   994.8 p5      43 t[3]
        movaps [rax + 16], xmm8                            ;   984.8 p3+p4   43 t[3] spill
        movaps xmm8, xmm13                                 ;   988.8 p0      43 t[3] copy
        movaps [rax + 0], xmm0                             ;   985.8 p3+p4   43 t[3] spill
        movaps xmm0, xmm3                                  ;   994.8 p1      43 t[3] copy
        xorps xmm0, [r10 + 48]                             ;   995.8 p5+p2   43 t[3]
        movaps [r11 + 96], xmm12                           ;   987.8 p3+p4   43 t[3] spill
        movaps xmm12, xmm5                                 ;   990.8 p0      43 t[3] copy
        orps xmm12, [r10 + 48]                             ;   991.8 p1+p2   43 t[3]
        xorps xmm6, xmm12                                  ;   992.8 p5      43 t[3]
        movaps xmm15, xmm5                                 ;   990.8 p0      43 t[3] copy
        movaps [rdi - 64], xmm4                            ;   989.8 p3+p4   43 t[3] spill
        movaps xmm4, xmm7                                  ;   990.8 p1      43 t[3] copy
        xorps xmm4, xmm11                                  ;   991.8 p5      43 t[3]
        movaps xmm11, xmm7                                 ;   990.8 p0      43 t[3] copy
        xorps xmm11, [r10 + 32]                            ;   991.8 p1+p2   43 t[3]
        movaps [r11 + 112], xmm3                           ;   994.8 p3+p4   43 t[3] spill
        movaps xmm3, xmm7                                  ;   991.0 p5      43 t[3] copy
        movaps [rbx + 96], xmm7                            ;   991.8 p3+p4   43 t[3] spill
        movaps xmm7, xmm11                                 ;   992.8 p0      43 t[3] copy
        andps xmm7, xmm4                                   ;   993.8 p1      43 t[3]
        xorps xmm6, xmm7                                   ;   994.8 p5      43 t[3]
        movaps xmm7, xmm4                                  ;   992.8 p0      43 t[3] copy
        xorps xmm7, xmm0                                   ;   996.8 p1      43 t[3]
        andps xmm3, xmm7                                   ;   997.8 p5      43 t[3]
        xorps xmm2, xmm3                                   ;   998.8 p0      43 t[3]
        movaps xmm3, xmm4                                  ;   993.8 p1      43 t[3] copy
        xorps xmm3, xmm10                                  ;   994.8 p5      43 t[3]
        movaps [r13 - 128], xmm13                          ;   993.8 p3+p4   43 t[3] spill
        movaps xmm13, xmm10                                ;   994.5 p0      43 t[3] copy
        movaps [rbx - 48], xmm11                           ;   994.8 p3+p4   43 t[3] spill
        movaps xmm11, xmm7                                 ;   997.8 p1      43 t[3] copy
        xorps xmm11, [r13 - 16]                            ;   998.8 p5+p2   43 t[3]
        xorps xmm15, xmm11                                 ;   999.8 p0      43 t[3]
        movaps [rdx + 48], xmm7                            ;   997.8 p3+p4   43 t[3] spill
        movaps xmm7, xmm14                                 ;   995.8 p1      43 t[3] copy
        xorps xmm7, [r15 - 128]                            ;   996.8 p5+p2   43 t[3]
        movaps [rbx - 32], xmm4                            ;   996.8 p3+p4   43 t[3] spill
        movaps xmm4, xmm0                                  ;   996.8 p0      43 t[3] copy
        xorps xmm4, [r10 + 32]                             ;   997.8 p1+p2   43 t[3]
        xorps xmm9, xmm4                                   ;   998.8 p5      43 t[3]
        andps xmm4, xmm0                                   ;   998.8 p0      43 t[3]
        xorps xmm2, xmm4                                   ;   999.8 p1      43 t[3]
        xorps xmm14, xmm2                                  ;  1000.8 p5      43 t[3]
        xorps xmm12, xmm2                                  ;  1000.8 p0      43 t[3]
        andps xmm13, xmm9                                  ;   999.8 p1      43 t[3]
        xorps xmm4, xmm13                                  ;  1000.8 p5      43 t[3]
        xorps xmm8, xmm9                                   ;   999.8 p0      43 t[3]
        andps xmm1, xmm8                                   ;  1000.8 p1      43 t[3]
        xorps xmm14, xmm1                                  ;  1001.8 p5      43 t[3]
        xorps xmm7, xmm4                                   ;  1001.8 p0      43 t[3]
        xorps xmm6, xmm4                                   ;  1001.8 p1      43 t[3]
        movaps xmm1, xmm11                                 ;  1001.0 p5      43 t[3] copy
        andps xmm1, xmm3                                   ;  1002.0 p0      43 t[3]
        xorps xmm7, xmm1                                   ;  1003.0 p1      43 t[3]
        movaps xmm1, xmm3                                  ;  1002.0 p5      43 t[3] copy
        movaps xmm2, [r10 + 48]                            ;  1000.8 p2      43 t[3] reload
        xorps xmm1, xmm2                                   ;  1003.8 p0      43 t[3]
        movaps xmm4, xmm15                                 ;  1002.8 p1      43 t[3] copy
        andps xmm4, xmm1                                   ;  1004.8 p5      43 t[3]
        xorps xmm12, xmm4                                  ;  1005.8 p0      43 t[3]
        movaps xmm4, xmm14                                 ;  1003.8 p1      43 t[3] copy
        andps xmm4, xmm7                                   ;  1004.8 p5      43 t[3]
        xorps xmm12, xmm4                                  ;  1006.8 p0      43 t[3]
        movaps xmm13, xmm7                                 ;  1004.8 p1      43 t[3] copy
        xorps xmm7, xmm12                                  ;  1007.8 p5      43 t[3]
        andps xmm12, xmm6                                  ;  1007.8 p0      43 t[3]
        xorps xmm14, xmm12                                 ;  1008.8 p1      43 t[3]
        orps xmm4, xmm7                                    ;  1008.8 p5      43 t[3]
        xorps xmm4, xmm14                                  ;  1009.8 p0      43 t[3]
        andps xmm5, xmm4                                   ;  1010.8 p1      43 t[3]
        movaps xmm12, xmm6                                 ;  1007.0 p5      43 t[3] copy
        andps xmm12, xmm14                                 ;  1009.8 p0      43 t[3]
        xorps xmm13, xmm12                                 ;  1010.8 p1      43 t[3]
        andps xmm14, xmm13                                 ;  1011.8 p5      43 t[3]
        xorps xmm6, xmm14                                  ;  1012.8 p0      43 t[3]
        andps xmm15, xmm13                                 ;  1011.8 p1      43 t[3]
        andps xmm1, xmm13                                  ;  1011.8 p5      43 t[3]
        andps xmm8, xmm6                                   ;  1013.8 p0      43 t[3]
        movaps xmm14, [rdi - 64]                           ;  1006.5 p2      43 t[3] reload
        andps xmm14, xmm6                                  ;  1013.8 p1      43 t[3]
        movaps xmm12, xmm6                                 ;  1013.8 p5      43 t[3] copy
        xorps xmm6, xmm13                                  ;  1013.8 p0      43 t[3]
        xorps xmm14, [rel aes128_encrypt.T0_constants128]  ;  1014.8 p1+p2   43 t[3]
        movaps [rdi - 64], xmm1                            ;  1012.8 p3+p4   43 t[3] spill
        movaps xmm1, [rdx + 48]                            ;  1008.8 p2      43 t[3] reload
        andps xmm1, xmm6                                   ;  1014.8 p5      43 t[3]
        movaps [rdx + 48], xmm1                            ;  1015.8 p3+p4   43 t[3] spill
        movaps xmm1, [rbx + 96]                            ;  1009.8 p2      43 t[3] reload
        andps xmm1, xmm6                                   ;  1014.8 p0      43 t[3]
        movaps xmm6, xmm13                                 ;  1011.8 p1      43 t[3] copy
        orps xmm6, xmm4                                    ;  1012.8 p5      43 t[3]
        xorps xmm7, xmm6                                   ;  1013.8 p0      43 t[3]
        xorps xmm13, xmm4                                  ;  1012.8 p1      43 t[3]
        andps xmm11, xmm13                                 ;  1013.8 p5      43 t[3]
        andps xmm3, xmm13                                  ;  1013.8 p0      43 t[3]
        andps xmm10, xmm7                                  ;  1014.8 p1      43 t[3]
        xorps xmm13, xmm7                                  ;  1014.8 p5      43 t[3]
        andps xmm9, xmm7                                   ;  1014.8 p0      43 t[3]
        xorps xmm12, xmm7                                  ;  1014.8 p1      43 t[3]
        xorps xmm9, xmm11                                  ;  1015.8 p5      43 t[3]
        xorps xmm5, xmm9                                   ;  1016.8 p0      43 t[3]
        movaps xmm6, [rbx - 32]                            ;  1014.0 p2      43 t[3] reload
        andps xmm6, xmm13                                  ;  1017.0 p1      43 t[3]
        movaps xmm7, [rbx - 48]                            ;  1015.0 p2      43 t[3] reload
        andps xmm7, xmm13                                  ;  1018.0 p5      43 t[3]
        xorps xmm11, xmm7                                  ;  1019.0 p0      43 t[3]
        movaps xmm7, [r13 - 128]                           ;  1016.0 p2      43 t[3] reload
        andps xmm7, xmm12                                  ;  1019.0 p1      43 t[3]
        movaps xmm13, [r11 + 112]                          ;  1017.0 p2      43 t[3] reload
        andps xmm13, xmm12                                 ;  1020.0 p5      43 t[3]
        xorps xmm12, xmm4                                  ;  1017.5 p0      43 t[3]
        andps xmm4, xmm2                                   ;  1017.8 p1      43 t[3]
        andps xmm0, xmm12                                  ;  1018.5 p5      43 t[3]
        xorps xmm0, xmm4                                   ;  1019.5 p0      43 t[3]
        xorps xmm4, xmm13                                  ;  1021.0 p1      43 t[3]
        xorps xmm4, xmm6                                   ;  1022.0 p5      43 t[3]
        andps xmm12, [r10 + 32]                            ;  1019.5 p0+p2   43 t[3]
        xorps xmm7, xmm12                                  ;  1020.5 p1      43 t[3]
        xorps xmm5, xmm12                                  ;  1020.5 p5      43 t[3]
        xorps xmm9, xmm7                                   ;  1021.5 p0      43 t[3]
        xorps xmm1, xmm7                                   ;  1021.5 p1      43 t[3]
        movaps xmm2, [rdx + 48]                            ;  1019.0 p2      43 t[3] reload
        xorps xmm10, xmm2                                  ;  1022.0 p5      43 t[3]
        xorps xmm0, xmm2                                   ;  1022.0 p0      43 t[3]
        xorps xmm6, xmm10                                  ;  1023.0 p1      43 t[3]
        xorps xmm14, xmm10                                 ;  1023.0 p5      43 t[3]
        movaps xmm2, [rdi - 64]                            ;  1020.2 p2      43 t[3] reload
        xorps xmm0, xmm2                                   ;  1023.2 p0      43 t[3]
        xorps xmm6, xmm2                                   ;  1024.0 p1      43 t[3]
        xorps xmm9, xmm6                                   ;  1025.0 p5      43 t[3]
        xorps xmm3, xmm9                                   ;  1026.0 p0      43 t[3]
        xorps xmm4, xmm3                                   ;  1027.0 p1      43 t[3]
        xorps xmm14, xmm3                                  ;  1027.0 p5      43 t[3]
        xorps xmm8, xmm4                                   ;  1028.0 p0      43 t[3]
        xorps xmm15, xmm8                                  ;  1029.0 p1      43 t[3]
        xorps xmm1, xmm8                                   ;  1029.0 p5      43 t[3]
        xorps xmm11, xmm15                                 ;  1030.0 p0      43 t[3]
        xorps xmm5, xmm15                                  ;  1030.0 p1      43 t[3]
        movaps xmm15, [rel aes128_encrypt.T0_constants128] ;  1023.2 p2      43 t[0] reload
        xorps xmm9, xmm15                                  ;  1026.2 p5      43 t[3]
        xorps xmm6, xmm15                                  ;  1026.5 p0      43 t[3]
        xorps xmm1, xmm15                                  ;  1030.0 p1      43 t[3]
        movaps xmm2, [rdx + 32]                            ;  1024.2 p2      55 t[3]
        movaps xmm3, [r11 + 96]                            ;  1025.2 p2      43 t[3] reload
        xorps xmm2, xmm3                                   ;  1028.2 p5      55 t[3]
        movaps xmm7, [rdx + 16]                            ;  1026.2 p2      55 t[3]
        xorps xmm7, [rcx - 32]                             ;  1029.2 p0+p2   55 t[3]
        xorps xmm7, [rcx - 16]                             ;  1030.2 p1+p2   55 t[3]
        xorps xmm7, [rcx + 0]                              ;  1031.2 p5+p2   55 t[3]
        movaps xmm8, [rax + 0]                             ;  1030.2 p2      43 t[3] reload
        xorps xmm7, xmm8                                   ;  1033.2 p0      55 t[3]
        movaps xmm10, xmm1                                 ;  1031.0 p1      55 t[3] copy
        movaps xmm12, [rax - 32]                           ;  1031.2 p2      43 t[3] reload
        xorps xmm10, xmm12                                 ;  1034.2 p5      55 t[3]
        movaps xmm13, [rdi - 80]                           ;  1032.2 p2      43 t[3] reload
        xorps xmm12, xmm13                                 ;  1035.2 p0      55 t[3]
        movaps xmm8, xmm12                                 ;  1036.2 p1      55 t[3] copy
        xorps xmm8, [rdx + 32]                             ;  1037.2 p5+p2   55 t[3]
        movaps xmm3, [rax - 16]                            ;  1034.2 p2      55 t[3]
        xorps xmm3, [rax + 16]                             ;  1037.2 p0+p2   55 t[3]
        movaps xmm13, [rdx + 32]                           ;  1036.2 p2      55 t[3]
        movaps xmm15, [rax + 16]                           ;  1037.2 p2      55 t[3]
        xorps xmm15, [rel aes128_encrypt.T0_constants128]  ;  1040.2 p1+p2   55 t[3]
        movaps [rax + 16], xmm6                            ;  1030.8 p3+p4   43 t[3] spill
        movaps xmm6, [rbp + 3456]                          ;  1039.2 p2      43 t[3]
        movaps [rdx + 32], xmm10                           ;  1035.2 p3+p4   55 t[3] spill
        movaps xmm10, [rbp + 3504]                         ;  1040.2 p2      43 t[3]
        movaps [rax - 32], xmm7                            ;  1034.2 p3+p4   55 t[3] spill
        movaps xmm7, [rbp + 3472]                          ;  1041.2 p2      43 t[3]
        movaps [rcx + 0], xmm9                             ;  1033.8 p3+p4   43 t[3] spill
        movaps xmm9, [rbp + 3488]                          ;  1042.2 p2      43 t[3]
        movaps [rcx - 16], xmm8                            ;  1038.2 p3+p4   55 t[3] spill
        movaps xmm8, [r13 + 48]                            ;  1043.2 p2      43 t[3]
        xorps xmm8, [r13 + 64]                             ;  1046.2 p5+p2   43 t[3]
        xorps xmm6, xmm8                                   ;  1047.2 p0      43 t[3]
        xorps xmm1, xmm3                                   ;  1038.2 p1      55 t[3]
        xorps xmm3, [rbx + 64]                             ;  1045.2 p5+p2   55 t[3]
        movaps [rcx - 32], xmm1                            ;  1039.2 p3+p4   55 t[3] spill
        movaps xmm1, xmm6                                  ;  1048.2 p0      43 t[3] copy
        xorps xmm1, [r11 - 96]                             ;  1049.2 p1+p2   43 t[3]
        xorps xmm10, xmm1                                  ;  1050.2 p5      43 t[3]
        xorps xmm9, xmm10                                  ;  1051.2 p0      43 t[3]
        movaps [rdx + 16], xmm14                           ;  1038.2 p3+p4   43 t[3] spill
        movaps xmm14, xmm10                                ;  1051.2 p1      43 t[3] copy
        movaps [rdi - 64], xmm5                            ;  1039.2 p3+p4   43 t[3] spill
        movaps xmm5, xmm10                                 ;  1051.2 p5      43 t[3] copy
        movaps [rdx + 48], xmm11                           ;  1040.2 p3+p4   43 t[3] spill
        movaps xmm11, xmm1                                 ;  1050.2 p0      43 t[3] copy
        xorps xmm11, [r11 - 112]                           ;  1051.2 p1+p2   43 t[3]
        xorps xmm7, xmm11                                  ;  1052.2 p5      43 t[3]
        movaps [r11 + 112], xmm0                           ;  1041.2 p3+p4   43 t[3] spill
        movaps xmm0, xmm7                                  ;  1053.2 p0      43 t[3] copy
        xorps xmm0, [r13 + 48]                             ;  1054.2 p1+p2   43 t[3]
        xorps xmm14, xmm0                                  ;  1055.2 p5      43 t[3]
        movaps [r13 - 128], xmm2                           ;  1043.2 p3+p4   55 t[3] spill
        movaps xmm2, xmm1                                  ;  1050.2 p0      43 t[3] copy
        andps xmm2, xmm14                                  ;  1056.2 p1      43 t[3]
        movaps [rbx - 48], xmm12                           ;  1046.2 p3+p4   55 t[3] spill
        movaps xmm12, xmm1                                 ;  1050.2 p5      43 t[3] copy
        movaps [rbx - 32], xmm4                            ;  1047.2 p3+p4   55 t[3] spill
        movaps xmm4, xmm14                                 ;  1056.2 p0      43 t[3] copy
        xorps xmm4, [r11 - 96]                             ;  1057.2 p1+p2   43 t[3]
        movaps [rbx + 96], xmm3                            ;  1049.2 p3+p4   55 t[3] spill
        movaps xmm3, xmm11                                 ;  1052.2 p5      43 t[3] copy
        orps xmm3, [r11 - 96]                              ;  1053.2 p0+p2   43 t[3]
        xorps xmm7, xmm3                                   ;  1054.2 p1      43 t[3]
        movaps [rbx + 112], xmm15                          ;  1050.8 p3+p4   55 t[3] spill
        movaps xmm15, xmm11                                ;  1052.2 p5      43 t[3] copy
        movaps [r14 + 64], xmm13                           ;  1051.8 p3+p4   55 t[3] spill
        movaps xmm13, xmm9                                 ;  1052.2 p0      43 t[3] copy
        xorps xmm13, [r13 + 64]                            ;  1053.2 p1+p2   43 t[3]
        movaps [rbp + 3712], xmm10                         ;  1052.8 p3+p4   43 t[3] spill
        movaps xmm10, xmm9                                 ;  1052.2 p5      43 t[3] copy
        xorps xmm10, [r11 - 112]                           ;  1053.2 p0+p2   43 t[3]
        movaps [r14 + 80], xmm14                           ;  1056.2 p3+p4   43 t[3] spill
        movaps xmm14, xmm9                                 ;  1053.0 p1      43 t[3] copy
        movaps [rbp + 3728], xmm9                          ;  1054.8 p3+p4   43 t[3] spill
        movaps xmm9, xmm10                                 ;  1054.2 p5      43 t[3] copy
        andps xmm9, xmm13                                  ;  1055.2 p0      43 t[3]
        xorps xmm7, xmm9                                   ;  1056.2 p1      43 t[3]
        movaps xmm9, xmm13                                 ;  1054.5 p5      43 t[3] copy
        xorps xmm9, xmm4                                   ;  1058.2 p0      43 t[3]
        andps xmm14, xmm9                                  ;  1059.2 p1      43 t[3]
        xorps xmm6, xmm14                                  ;  1060.2 p5      43 t[3]
        movaps xmm14, xmm13                                ;  1055.8 p0      43 t[3] copy
        xorps xmm14, xmm0                                  ;  1056.8 p1      43 t[3]
        movaps [rbp + 3744], xmm1                          ;  1055.8 p3+p4   43 t[3] spill
        movaps xmm1, xmm0                                  ;  1056.5 p5      43 t[3] copy
        movaps [rbp + 3760], xmm10                         ;  1056.8 p3+p4   43 t[3] spill
        movaps xmm10, xmm9                                 ;  1059.2 p0      43 t[3] copy
        xorps xmm10, [r13 + 48]                            ;  1060.2 p1+p2   43 t[3]
        xorps xmm15, xmm10                                 ;  1061.2 p5      43 t[3]
        movaps [rbx - 16], xmm9                            ;  1059.2 p3+p4   43 t[3] spill
        movaps xmm9, xmm2                                  ;  1057.8 p0      43 t[3] copy
        xorps xmm9, [r13 + 64]                             ;  1058.8 p1+p2   43 t[3]
        movaps [rbp + 3776], xmm13                         ;  1058.8 p3+p4   43 t[3] spill
        movaps xmm13, xmm4                                 ;  1058.5 p5      43 t[3] copy
        xorps xmm13, [r11 - 112]                           ;  1059.5 p0+p2   43 t[3]
        xorps xmm8, xmm13                                  ;  1060.5 p1      43 t[3]
        andps xmm13, xmm4                                  ;  1060.5 p5      43 t[3]
        xorps xmm6, xmm13                                  ;  1061.5 p0      43 t[3]
        xorps xmm2, xmm6                                   ;  1062.5 p1      43 t[3]
        xorps xmm3, xmm6                                   ;  1062.5 p5      43 t[3]
        andps xmm1, xmm8                                   ;  1061.5 p0      43 t[3]
        xorps xmm13, xmm1                                  ;  1062.5 p1      43 t[3]
        xorps xmm12, xmm8                                  ;  1061.5 p5      43 t[3]
        andps xmm5, xmm12                                  ;  1062.5 p0      43 t[3]
        xorps xmm2, xmm5                                   ;  1063.5 p1      43 t[3]
        xorps xmm9, xmm13                                  ;  1063.5 p5      43 t[3]
        xorps xmm7, xmm13                                  ;  1063.5 p0      43 t[3]
        movaps xmm1, xmm10                                 ;  1063.0 p1      43 t[3] copy
        andps xmm1, xmm14                                  ;  1064.0 p5      43 t[3]
        xorps xmm9, xmm1                                   ;  1065.0 p0      43 t[3]
        movaps xmm1, xmm14                                 ;  1064.0 p1      43 t[3] copy
        movaps xmm5, [r11 - 96]                            ;  1062.8 p2      43 t[3] reload
        xorps xmm1, xmm5                                   ;  1065.8 p5      43 t[3]
        movaps xmm6, xmm15                                 ;  1064.8 p0      43 t[3] copy
        andps xmm6, xmm1                                   ;  1066.8 p1      43 t[3]
        xorps xmm3, xmm6                                   ;  1067.8 p5      43 t[3]
        movaps xmm6, xmm2                                  ;  1065.8 p0      43 t[3] copy
        andps xmm6, xmm9                                   ;  1066.8 p1      43 t[3]
        xorps xmm3, xmm6                                   ;  1068.8 p5      43 t[3]
        movaps xmm13, xmm9                                 ;  1066.8 p0      43 t[3] copy
        xorps xmm9, xmm3                                   ;  1069.8 p1      43 t[3]
        andps xmm3, xmm7                                   ;  1069.8 p5      43 t[3]
        xorps xmm2, xmm3                                   ;  1070.8 p0      43 t[3]
        orps xmm6, xmm9                                    ;  1070.8 p1      43 t[3]
        xorps xmm6, xmm2                                   ;  1071.8 p5      43 t[3]
        andps xmm11, xmm6                                  ;  1072.8 p0      43 t[3]
        movaps xmm3, xmm7                                  ;  1069.0 p1      43 t[3] copy
        andps xmm3, xmm2                                   ;  1071.8 p5      43 t[3]
        xorps xmm13, xmm3                                  ;  1072.8 p0      43 t[3]
        andps xmm2, xmm13                                  ;  1073.8 p1      43 t[3]
        xorps xmm7, xmm2                                   ;  1074.8 p5      43 t[3]
        andps xmm15, xmm13                                 ;  1073.8 p0      43 t[3]
        andps xmm1, xmm13                                  ;  1073.8 p1      43 t[3]
        andps xmm12, xmm7                                  ;  1075.8 p5      43 t[3]
        movaps xmm2, [rbp + 3712]                          ;  1068.5 p2      43 t[3] reload
        andps xmm2, xmm7                                   ;  1075.8 p0      43 t[3]
        movaps xmm3, [rbx + 112]                           ;  1069.5 p2      55 t[3] reload
        xorps xmm3, xmm2                                   ;  1076.8 p1      55 t[3]
        movaps xmm2, xmm7                                  ;  1075.8 p5      43 t[3] copy
        xorps xmm7, xmm13                                  ;  1075.8 p0      43 t[3]
        movaps [rbx + 112], xmm1                           ;  1074.8 p3+p4   43 t[3] spill
        movaps xmm1, [rbx - 16]                            ;  1070.8 p2      43 t[3] reload
        andps xmm1, xmm7                                   ;  1076.8 p1      43 t[3]
        movaps [rbx - 16], xmm1                            ;  1077.8 p3+p4   43 t[3] spill
        movaps xmm1, [rbp + 3728]                          ;  1071.8 p2      43 t[3] reload
        andps xmm1, xmm7                                   ;  1076.8 p5      43 t[3]
        movaps xmm7, xmm13                                 ;  1073.8 p0      43 t[3] copy
        orps xmm7, xmm6                                    ;  1074.8 p1      43 t[3]
        xorps xmm9, xmm7                                   ;  1075.8 p5      43 t[3]
        xorps xmm13, xmm6                                  ;  1074.8 p0      43 t[3]
        andps xmm10, xmm13                                 ;  1075.8 p1      43 t[3]
        andps xmm14, xmm13                                 ;  1075.8 p5      43 t[3]
        andps xmm0, xmm9                                   ;  1076.8 p0      43 t[3]
        xorps xmm13, xmm9                                  ;  1076.8 p1      43 t[3]
        andps xmm8, xmm9                                   ;  1076.8 p5      43 t[3]
        xorps xmm2, xmm9                                   ;  1076.8 p0      43 t[3]
        xorps xmm8, xmm10                                  ;  1077.8 p1      43 t[3]
        xorps xmm11, xmm8                                  ;  1078.8 p5      43 t[3]
        movaps xmm7, [rbp + 3776]                          ;  1076.0 p2      43 t[3] reload
        andps xmm7, xmm13                                  ;  1079.0 p0      43 t[3]
        movaps xmm9, [rbp + 3760]                          ;  1077.0 p2      43 t[3] reload
        andps xmm9, xmm13                                  ;  1080.0 p1      43 t[3]
        xorps xmm10, xmm9                                  ;  1081.0 p5      43 t[3]
        movaps xmm9, [rbp + 3744]                          ;  1078.0 p2      43 t[3] reload
        andps xmm9, xmm2                                   ;  1081.0 p0      43 t[3]
        movaps xmm13, [r14 + 80]                           ;  1079.0 p2      43 t[3] reload
        andps xmm13, xmm2                                  ;  1082.0 p1      43 t[3]
        xorps xmm2, xmm6                                   ;  1079.5 p5      43 t[3]
        andps xmm6, xmm5                                   ;  1079.8 p0      43 t[3]
        andps xmm4, xmm2                                   ;  1080.5 p1      43 t[3]
        xorps xmm4, xmm6                                   ;  1081.5 p5      43 t[3]
        xorps xmm6, xmm13                                  ;  1083.0 p0      43 t[3]
        xorps xmm6, xmm7                                   ;  1084.0 p1      43 t[3]
        andps xmm2, [r11 - 112]                            ;  1081.5 p5+p2   43 t[3]
        xorps xmm9, xmm2                                   ;  1082.5 p0      43 t[3]
        xorps xmm11, xmm2                                  ;  1082.5 p1      43 t[3]
        xorps xmm8, xmm9                                   ;  1083.5 p5      43 t[3]
        xorps xmm1, xmm9                                   ;  1083.5 p0      55 t[3]
        movaps xmm2, [rbx - 16]                            ;  1081.0 p2      43 t[3] reload
        xorps xmm0, xmm2                                   ;  1084.0 p1      43 t[3]
        xorps xmm4, xmm2                                   ;  1084.0 p5      43 t[3]
        xorps xmm7, xmm0                                   ;  1085.0 p0      43 t[3]
        xorps xmm3, xmm0                                   ;  1085.0 p1      55 t[3]
        movaps xmm0, [rbx + 112]                           ;  1082.2 p2      43 t[3] reload
        xorps xmm4, xmm0                                   ;  1085.2 p5      43 t[3]
        xorps xmm7, xmm0                                   ;  1086.0 p0      43 t[3]
        xorps xmm8, xmm7                                   ;  1087.0 p1      43 t[3]
        xorps xmm14, xmm8                                  ;  1088.0 p5      43 t[3]
        xorps xmm6, xmm14                                  ;  1089.0 p0      43 t[3]
        xorps xmm3, xmm14                                  ;  1089.0 p1      55 t[3]
        xorps xmm12, xmm6                                  ;  1090.0 p5      43 t[3]
        xorps xmm15, xmm12                                 ;  1091.0 p0      43 t[3]
        xorps xmm1, xmm12                                  ;  1091.0 p1      55 t[3]
        xorps xmm10, xmm15                                 ;  1092.0 p5      43 t[3]
        xorps xmm11, xmm15                                 ;  1092.0 p0      43 t[3]
        movaps xmm14, [r14 + 64]                           ;  1085.2 p2      55 t[3] reload
        xorps xmm14, xmm10                                 ;  1093.0 p1      55 t[3]
        movaps xmm15, [rbx + 96]                           ;  1086.2 p2      55 t[3] reload
        xorps xmm15, xmm6                                  ;  1090.0 p5      55 t[3]
        movaps xmm0, [rbx - 32]                            ;  1087.2 p2      55 t[3] reload
        xorps xmm0, xmm6                                   ;  1090.2 p0      55 t[3]
        movaps xmm2, [rbx - 48]                            ;  1088.2 p2      55 t[3] reload
        xorps xmm2, xmm3                                   ;  1091.2 p1      55 t[3]
        movaps xmm5, [rel aes128_encrypt.T0_constants128]  ;  1089.2 p2      43 t[0] reload
        xorps xmm7, xmm5                                   ;  1092.2 p5      43 t[3]
        xorps xmm1, xmm5                                   ;  1092.2 p0      55 t[3]
        xorps xmm8, xmm5                                   ;  1092.2 p1      55 t[3]
        xorps xmm6, xmm11                                  ;  1093.0 p5      55 t[3]
        xorps xmm1, [rdi - 80]                             ;  1093.2 p0+p2   55 t[3]
        movaps xmm9, [rdx + 48]                            ;  1091.2 p2      43 t[3] reload
        xorps xmm10, xmm9                                  ;  1094.2 p1      55 t[3]
        xorps xmm6, xmm10                                  ;  1095.2 p5      55 t[3]
        movaps xmm12, xmm4                                 ;  1091.8 p0      55 t[3] copy
        xorps xmm4, xmm14                                  ;  1094.0 p1      55 t[3]
        movaps xmm13, xmm3                                 ;  1092.5 p5      55 t[3] copy
        xorps xmm3, xmm0                                   ;  1092.8 p0      55 t[3]
        xorps xmm12, [r11 + 112]                           ;  1093.0 p1+p2   55 t[3]
        xorps xmm9, [r11 + 96]                             ;  1094.2 p5+p2   55 t[3]
        xorps xmm13, [rdx + 16]                            ;  1094.2 p0+p2   55 t[3]
        xorps xmm8, [rcx + 0]                              ;  1095.2 p1+p2   55 t[3]
        xorps xmm11, [rax - 32]                            ;  1096.2 p5+p2   55 t[3]
        xorps xmm4, [rax - 32]                             ;  1097.2 p0+p2   55 t[3]
        xorps xmm4, [rcx - 48]                             ;  1098.2 p1+p2   55 t[3]
        xorps xmm6, [rdi - 64]                             ;  1099.2 p5+p2   55 t[3]
        xorps xmm3, [r8 + 3920]                            ;  1100.2 p0+p2   55 t[3]
        xorps xmm3, [rax - 16]                             ;  1101.2 p1+p2   55 t[3]
        movaps [r11 + 96], xmm3                            ;  1102.2 p3+p4   55 t[3] spill
        movaps xmm3, xmm12                                 ;  1096.5 p5      55 t[3] copy
        xorps xmm12, xmm10                                 ;  1096.8 p0      55 t[3]
        xorps xmm3, [r11 + 80]                             ;  1102.2 p1+p2   55 t[3]
        xorps xmm10, [rdx + 32]                            ;  1103.2 p5+p2   55 t[3]
        movaps [rdx + 48], xmm10                           ;  1104.2 p3+p4   55 t[3] spill
        movaps xmm10, xmm1                                 ;  1097.8 p0      55 t[3] copy
        xorps xmm10, [rcx - 32]                            ;  1104.2 p1+p2   55 t[3]
        movaps [rdi - 80], xmm2                            ;  1096.2 p3+p4   55 t[3] spill
        movaps xmm2, xmm7                                  ;  1098.5 p5      55 t[3] copy
        movaps [rbx - 48], xmm15                           ;  1097.2 p3+p4   55 t[3] spill
        movaps xmm15, xmm9                                 ;  1098.8 p0      55 t[3] copy
        xorps xmm15, [rax + 0]                             ;  1105.2 p1+p2   55 t[3]
        xorps xmm15, [rdi - 64]                            ;  1106.2 p5+p2   55 t[3]
        movaps [rax + 0], xmm4                             ;  1099.2 p3+p4   55 t[3] spill
        movaps xmm4, xmm9                                  ;  1099.8 p0      55 t[3] copy
        xorps xmm9, xmm8                                   ;  1100.0 p1      55 t[3]
        xorps xmm4, [rcx - 16]                             ;  1107.2 p5+p2   55 t[3]
        xorps xmm1, xmm4                                   ;  1108.2 p0      55 t[3]
        xorps xmm4, xmm14                                  ;  1108.2 p1      55 t[3]
        xorps xmm14, [rcx + 0]                             ;  1108.2 p5+p2   55 t[3]
        xorps xmm4, [r8 + 3696]                            ;  1109.2 p0+p2   55 t[3]
        movaps [rcx + 0], xmm4                             ;  1110.2 p3+p4   55 t[3] spill
        movaps xmm4, xmm8                                  ;  1102.0 p1      55 t[3] copy
        xorps xmm4, xmm12                                  ;  1103.0 p5      55 t[3]
        movaps [rbx - 32], xmm1                            ;  1109.2 p3+p4   55 t[3] spill
        movaps xmm1, xmm3                                  ;  1103.2 p0      55 t[3] copy
        xorps xmm1, [rbx - 96]                             ;  1110.2 p1+p2   55 t[3]
        xorps xmm2, xmm1                                   ;  1111.2 p5      55 t[3]
        xorps xmm4, xmm2                                   ;  1112.2 p0      55 t[3]
        xorps xmm3, [rcx - 48]                             ;  1111.2 p1+p2   55 t[3]
        xorps xmm1, [r8 + 3616]                            ;  1112.2 p5+p2   55 t[3]
        xorps xmm1, [rbx - 64]                             ;  1113.2 p0+p2   55 t[3]
        xorps xmm2, [r8 + 4000]                            ;  1114.2 p1+p2   55 t[3]
        movaps [rcx - 48], xmm1                            ;  1114.2 p3+p4   55 t[3] spill
        movaps xmm1, xmm11                                 ;  1106.2 p5      55 t[3] copy
        xorps xmm1, xmm15                                  ;  1107.2 p0      55 t[3]
        xorps xmm15, xmm0                                  ;  1107.2 p1      55 t[3]
        xorps xmm11, xmm12                                 ;  1107.5 p5      55 t[3]
        xorps xmm12, [r8 + 3632]                           ;  1115.2 p0+p2   55 t[3]
        xorps xmm12, [rax + 0]                             ;  1116.2 p1+p2   55 t[3]
        xorps xmm11, [r8 + 3888]                           ;  1117.2 p5+p2   55 t[3]
        movaps [rbx + 96], xmm11                           ;  1118.2 p3+p4   55 t[3] spill
        movaps xmm11, xmm13                                ;  1108.8 p0      55 t[3] copy
        xorps xmm13, xmm10                                 ;  1109.2 p1      55 t[3]
        xorps xmm13, [rax - 16]                            ;  1118.2 p5+p2   55 t[3]
        xorps xmm10, [r8 + 3680]                           ;  1119.2 p0+p2   55 t[3]
        movaps [rax - 16], xmm10                           ;  1120.2 p3+p4   55 t[3] spill
        movaps xmm10, xmm3                                 ;  1112.2 p1      55 t[3] copy
        xorps xmm3, [r8 + 3744]                            ;  1120.2 p5+p2   55 t[3]
        xorps xmm3, [rax + 16]                             ;  1121.2 p0+p2   55 t[3]
        movaps [r14 + 64], xmm3                            ;  1122.2 p3+p4   55 t[3] spill
        movaps xmm3, xmm14                                 ;  1112.2 p1      55 t[3] copy
        xorps xmm14, xmm4                                  ;  1113.2 p5      55 t[3]
        xorps xmm14, [r8 + 3728]                           ;  1122.2 p0+p2   55 t[3]
        xorps xmm4, [r8 + 3856]                            ;  1123.2 p1+p2   55 t[3]
        xorps xmm5, [rbx + 80]                             ;  1124.2 p5+p2   55 t[3]
        xorps xmm5, [r13 - 128]                            ;  1125.2 p0+p2   55 t[3]
        xorps xmm8, xmm5                                   ;  1126.2 p1      55 t[3]
        xorps xmm5, [rbx - 112]                            ;  1126.2 p5+p2   55 t[3]
        xorps xmm3, xmm5                                   ;  1127.2 p0      55 t[3]
        xorps xmm5, [r8 + 3600]                            ;  1127.2 p1+p2   55 t[3]
        movaps [rbx + 80], xmm4                            ;  1124.2 p3+p4   55 t[3] spill
        movaps xmm4, xmm8                                  ;  1127.2 p5      55 t[3] copy
        xorps xmm8, [r8 + 3584]                            ;  1128.2 p0+p2   55 t[3]
        movaps [rbx + 112], xmm8                           ;  1129.2 p3+p4   55 t[3] spill
        movaps xmm8, xmm0                                  ;  1120.2 p1      55 t[3] copy
        xorps xmm8, [r8 + 3648]                            ;  1129.2 p5+p2   55 t[3]
        xorps xmm8, [rbx - 80]                             ;  1130.2 p0+p2   55 t[3]
        xorps xmm0, [r8 + 3792]                            ;  1131.2 p1+p2   55 t[3]
        xorps xmm0, [rbx - 48]                             ;  1132.2 p5+p2   55 t[3]
        movaps [rbx - 16], xmm3                            ;  1128.2 p3+p4   55 t[3] spill
        movaps xmm3, xmm9                                  ;  1123.2 p0      55 t[3] copy
        xorps xmm3, [r8 + 3712]                            ;  1133.2 p1+p2   55 t[3]
        xorps xmm3, [rbx - 112]                            ;  1134.2 p5+p2   55 t[3]
        xorps xmm9, [r8 + 3840]                            ;  1135.2 p0+p2   55 t[3]
        xorps xmm9, [rbx - 16]                             ;  1136.2 p1+p2   55 t[3]
        movaps [rbx - 112], xmm9                           ;  1137.2 p3+p4   55 t[3] spill
        movaps xmm9, xmm15                                 ;  1126.5 p5      55 t[3] copy
        xorps xmm9, [r8 + 3776]                            ;  1137.2 p0+p2   55 t[3]
        xorps xmm9, [rbx + 64]                             ;  1138.2 p1+p2   55 t[3]
        xorps xmm15, [r8 + 4032]                           ;  1139.2 p5+p2   55 t[3]
        movaps [r14 + 80], xmm9                            ;  1139.2 p3+p4   55 t[3] spill
        movaps xmm9, xmm13                                 ;  1128.2 p0      55 t[3] copy
        xorps xmm9, [r8 + 3808]                            ;  1140.2 p1+p2   55 t[3]
        xorps xmm9, [rdi - 80]                             ;  1141.2 p5+p2   55 t[3]
        xorps xmm13, [r8 + 3936]                           ;  1142.2 p0+p2   55 t[3]
        xorps xmm13, [rdx + 32]                            ;  1143.2 p1+p2   55 t[3]
        movaps [rdx + 32], xmm13                           ;  1144.2 p3+p4   55 t[3] spill
        movaps xmm13, [rbx - 64]                           ;  1144.2 p2      55 t[3]
        xorps xmm13, [r11 + 112]                           ;  1147.2 p5+p2   55 t[3]
        xorps xmm10, xmm13                                 ;  1148.2 p0      55 t[3]
        xorps xmm1, xmm13                                  ;  1148.2 p1      55 t[3]
        xorps xmm12, xmm1                                  ;  1149.2 p5      55 t[3]
        xorps xmm2, xmm10                                  ;  1149.2 p0      55 t[3]
        xorps xmm1, [r8 + 3760]                            ;  1149.2 p1+p2   55 t[3]
        xorps xmm10, [r8 + 3872]                           ;  1149.2 p5+p2   55 t[3]
        movaps xmm13, [rbx + 64]                           ;  1148.2 p2      55 t[3]
        xorps xmm13, [rbx - 80]                            ;  1151.2 p0+p2   55 t[3]
        xorps xmm11, xmm13                                 ;  1152.2 p1      55 t[3]
        xorps xmm6, xmm13                                  ;  1152.2 p5      55 t[3]
        xorps xmm0, xmm11                                  ;  1153.2 p0      55 t[3]
        xorps xmm15, xmm6                                  ;  1153.2 p1      55 t[3]
        xorps xmm11, [r8 + 3664]                           ;  1153.2 p5+p2   55 t[3]
        xorps xmm6, [r8 + 3904]                            ;  1153.2 p0+p2   55 t[3]
        movaps xmm13, [r11 + 80]                           ;  1152.2 p2      55 t[3]
        xorps xmm13, [rax + 16]                            ;  1155.2 p1+p2   55 t[3]
        xorps xmm7, xmm13                                  ;  1156.2 p5      55 t[3]
        xorps xmm4, xmm13                                  ;  1156.2 p0      55 t[3]
        xorps xmm5, xmm7                                   ;  1157.2 p1      55 t[3]
        xorps xmm10, xmm7                                  ;  1157.2 p5      55 t[3]
        xorps xmm14, xmm4                                  ;  1157.2 p0      55 t[3]
        xorps xmm4, [r8 + 3984]                            ;  1157.2 p1+p2   55 t[3]
        xorps xmm4, [rbx - 96]                             ;  1158.2 p5+p2   55 t[3]
        movaps xmm7, [rbx - 16]                            ;  1156.2 p2      55 t[3] reload
        xorps xmm4, xmm7                                   ;  1159.2 p0      55 t[3]
        xorps xmm7, [r8 + 3968]                            ;  1159.2 p1+p2   55 t[3]
        movaps xmm13, [r13 - 128]                          ;  1158.2 p2      55 t[3] reload
        xorps xmm7, xmm13                                  ;  1161.2 p5      55 t[3]
        xorps xmm13, [rax - 32]                            ;  1161.2 p0+p2   55 t[3]
        xorps xmm8, xmm13                                  ;  1162.2 p1      55 t[3]
        xorps xmm15, xmm13                                 ;  1162.2 p5      55 t[3]
        movaps xmm13, [rax + 48]                           ;  1160.2 p2      55 t[0] reload
        movaps [r11 - 32], xmm13                           ;  1163.2 p3+p4   53 rounds
        movaps xmm13, [rax + 64]                           ;  1161.2 p2      55 t[0] reload
        movaps [r15 - 64], xmm13                           ;  1164.2 p3+p4   53 rounds
        movaps xmm13, [rcx + 96]                           ;  1162.2 p2      55 t[0] reload
        movaps [r15 - 48], xmm13                           ;  1165.2 p3+p4   53 rounds
        movaps xmm13, [rdx + 48]                           ;  1163.2 p2      55 t[3]
        xorps xmm13, [r8 + 3824]                           ;  1166.2 p0+p2   55 t[3]
        xorps xmm13, [rcx - 16]                            ;  1167.2 p1+p2   55 t[3]
        movaps [rcx - 16], xmm15                           ;  1163.2 p3+p4   55 t[3] spill
        movaps xmm15, [rsi - 80]                           ;  1166.2 p2      55 t[0] reload
        movaps [r13 + 112], xmm15                          ;  1169.2 p3+p4   53 rounds
        movaps xmm15, [rcx + 64]                           ;  1167.2 p2      55 t[0] reload
        movaps [r14 - 128], xmm15                          ;  1170.2 p3+p4   53 rounds
        movaps xmm15, [rdi + 64]                           ;  1168.2 p2      55 t[0] reload
        movaps [r15 - 32], xmm15                           ;  1171.2 p3+p4   53 rounds
        movaps xmm15, [rdi + 48]                           ;  1169.2 p2      55 t[0] reload
        movaps [r15 - 16], xmm15                           ;  1172.2 p3+p4   53 rounds
        movaps xmm15, [rcx + 16]                           ;  1170.2 p2      55 t[0] reload
        movaps [r10 - 128], xmm15                          ;  1173.2 p3+p4   53 rounds
        movaps xmm15, [rdi + 32]                           ;  1171.2 p2      55 t[0] reload
        movaps [r10 - 112], xmm15                          ;  1174.2 p3+p4   53 rounds
        movaps xmm15, [rcx + 80]                           ;  1172.2 p2      55 t[0] reload
        movaps [r15 + 0], xmm15                            ;  1175.2 p3+p4   53 rounds
        movaps xmm15, [rdi - 48]                           ;  1173.2 p2      55 t[0] reload
        movaps [r15 + 16], xmm15                           ;  1176.2 p3+p4   53 rounds
        movaps xmm15, [rdx + 48]                           ;  1174.2 p2      55 t[3]
        xorps xmm15, [r8 + 3952]                           ;  1177.2 p5+p2   55 t[3]
        xorps xmm15, [rbx - 32]                            ;  1178.2 p0+p2   55 t[3]
        movaps [rdx + 48], xmm2                            ;  1169.2 p3+p4   55 t[3] spill
        movaps xmm2, [rsi + 16]                            ;  1177.2 p2      55 t[0] reload
        movaps [r13 - 112], xmm2                           ;  1180.2 p3+p4   53 rounds
        movaps xmm2, [rdi - 16]                            ;  1178.2 p2      55 t[0] reload
        movaps [r14 + 96], xmm2                            ;  1181.2 p3+p4   53 rounds
        movaps xmm2, [rdx - 128]                           ;  1179.2 p2      55 t[0] reload
        movaps [r15 + 32], xmm2                            ;  1182.2 p3+p4   53 rounds
        movaps xmm2, [rbp + 96]                            ;  1180.2 p2      55 t[0] reload
        movaps [r15 + 48], xmm2                            ;  1183.2 p3+p4   53 rounds
        movaps xmm2, [rax + 0]                             ;  1181.2 p2      55 t[3]
        xorps xmm2, [r8 + 4016]                            ;  1184.2 p1+p2   55 t[3]
        xorps xmm2, [rdi - 64]                             ;  1185.2 p5+p2   55 t[3]
        movaps [rdi - 64], xmm2                            ;  1186.2 p3+p4   55 t[3] spill
        movaps xmm2, [rsi - 32]                            ;  1184.2 p2      55 t[0] reload
        movaps [r10 - 96], xmm2                            ;  1187.2 p3+p4   53 rounds
        movaps xmm2, [rdx + 80]                            ;  1185.2 p2      55 t[0] reload
        movaps [r10 - 80], xmm2                            ;  1188.2 p3+p4   53 rounds
        movaps xmm2, [rbx - 48]                            ;  1186.2 p2      55 t[3]
        xorps xmm2, [r8 + 4048]                            ;  1189.2 p0+p2   55 t[3]
        xorps xmm2, [rdx + 16]                             ;  1190.2 p1+p2   55 t[3]
        movaps [rdx + 16], xmm2                            ;  1191.2 p3+p4   55 t[3] spill
        movaps xmm2, [rdx + 64]                            ;  1189.2 p2      55 t[0] reload
        movaps [r15 + 64], xmm2                            ;  1192.2 p3+p4   53 rounds
        movaps xmm2, [rcx - 32]                            ;  1190.2 p2      55 t[3]
        xorps xmm2, [r8 + 4064]                            ;  1193.2 p5+p2   55 t[3]
        xorps xmm2, [rdi - 80]                             ;  1194.2 p0+p2   55 t[3]
        movaps [rdi - 80], xmm2                            ;  1195.2 p3+p4   55 t[3] spill
        movaps xmm2, [rbp - 64]                            ;  1193.2 p2      55 t[0] reload
        movaps [r15 + 80], xmm2                            ;  1196.2 p3+p4   53 rounds
        movaps xmm2, [rbx - 32]                            ;  1194.2 p2      55 t[3]
        xorps xmm2, [r8 + 4080]                            ;  1197.2 p1+p2   55 t[3]
        movaps [rbp + 3520], xmm5                          ;  1186.5 p3+p4   53 rounds
        movaps [r14 - 48], xmm12                           ;  1187.5 p3+p4   53 rounds
        movaps [r14 - 32], xmm8                            ;  1188.5 p3+p4   53 rounds
        movaps [rbp + 3552], xmm11                         ;  1189.5 p3+p4   53 rounds
        movaps [r11 - 64], xmm3                            ;  1190.5 p3+p4   53 rounds
        movaps [rbp + 3584], xmm14                         ;  1191.5 p3+p4   53 rounds
        movaps [r13 + 80], xmm1                            ;  1192.5 p3+p4   53 rounds
        movaps [rbp + 3616], xmm0                          ;  1193.5 p3+p4   53 rounds
        movaps [rbp + 3632], xmm9                          ;  1194.5 p3+p4   53 rounds
        movaps [r11 - 48], xmm13                           ;  1195.5 p3+p4   53 rounds
        movaps [rbp + 3664], xmm10                         ;  1196.5 p3+p4   53 rounds
        movaps xmm14, [rsi - 16]                           ;  1196.2 p2      55 t[0] reload
        movaps [r13 - 96], xmm14                           ;  1199.2 p3+p4   53 rounds
        movaps [r15 - 80], xmm6                            ;  1198.5 p3+p4   53 rounds
        movaps xmm14, [rcx + 32]                           ;  1197.2 p2      55 t[0] reload
        movaps [r14 + 112], xmm14                          ;  1200.2 p3+p4   53 rounds
        movaps xmm14, [rdi + 80]                           ;  1198.2 p2      55 t[0] reload
        movaps [r15 + 96], xmm14                           ;  1201.2 p3+p4   53 rounds
        movaps xmm14, [rdx - 112]                          ;  1199.2 p2      55 t[0] reload
        movaps [r15 + 112], xmm14                          ;  1202.2 p3+p4   53 rounds
        movaps xmm14, [rbp - 80]                           ;  1200.2 p2      55 t[0] reload
        movaps [r10 - 64], xmm14                           ;  1203.2 p3+p4   53 rounds
        movaps xmm14, [rsi - 64]                           ;  1201.2 p2      55 t[0] reload
        movaps [r10 - 48], xmm14                           ;  1204.2 p3+p4   53 rounds
        movaps xmm14, [rdx + 96]                           ;  1202.2 p2      55 t[0] reload
        movaps [rbp + 2944], xmm14                         ;  1205.2 p3+p4   53 rounds
        movaps xmm14, [rcx + 112]                          ;  1203.2 p2      55 t[0] reload
        movaps [rbp + 2960], xmm14                         ;  1206.2 p3+p4   53 rounds
        movaps xmm14, [rsi + 0]                            ;  1204.2 p2      55 t[0] reload
        movaps [r13 - 80], xmm14                           ;  1207.2 p3+p4   53 rounds
        movaps xmm14, [rdi + 16]                           ;  1205.2 p2      55 t[0] reload
        movaps [r13 - 64], xmm14                           ;  1208.2 p3+p4   53 rounds
        movaps xmm14, [rsi - 96]                           ;  1206.2 p2      55 t[0] reload
        movaps [rbp + 2976], xmm14                         ;  1209.2 p3+p4   53 rounds
        movaps xmm14, [rbp + 112]                          ;  1207.2 p2      55 t[0] reload
        movaps [rbp + 2992], xmm14                         ;  1210.2 p3+p4   53 rounds
        movaps xmm14, [rbp - 128]                          ;  1208.2 p2      55 t[0] reload
        movaps [r10 - 32], xmm14                           ;  1211.2 p3+p4   53 rounds
        movaps xmm14, [rax + 32]                           ;  1209.2 p2      55 t[1] reload
        movaps [r11 - 16], xmm14                           ;  1212.2 p3+p4   53 rounds
        movaps xmm14, [r14 - 16]                           ;  1210.2 p2      55 t[1] reload
        movaps [rbp + 3008], xmm14                         ;  1213.2 p3+p4   53 rounds
        movaps xmm14, [rbp - 48]                           ;  1211.2 p2      55 t[1] reload
        movaps [rbp + 3024], xmm14                         ;  1214.2 p3+p4   53 rounds
        movaps xmm14, [rsi + 48]                           ;  1212.2 p2      55 t[1] reload
        movaps [r14 - 112], xmm14                          ;  1215.2 p3+p4   53 rounds
        movaps xmm14, [rbp + 80]                           ;  1213.2 p2      55 t[1] reload
        movaps [r14 - 96], xmm14                           ;  1216.2 p3+p4   53 rounds
        movaps xmm14, [rdi - 32]                           ;  1214.2 p2      55 t[1] reload
        movaps [rbp + 3040], xmm14                         ;  1217.2 p3+p4   53 rounds
        movaps xmm14, [rsi + 32]                           ;  1215.2 p2      55 t[1] reload
        movaps [rbp + 3056], xmm14                         ;  1218.2 p3+p4   53 rounds
        movaps xmm14, [rdx + 112]                          ;  1216.2 p2      55 t[1] reload
        movaps [r10 - 16], xmm14                           ;  1219.2 p3+p4   53 rounds
        movaps xmm14, [r11 + 48]                           ;  1217.2 p2      55 t[1] reload
        movaps [r10 + 0], xmm14                            ;  1220.2 p3+p4   53 rounds
        movaps xmm14, [rsi - 128]                          ;  1218.2 p2      55 t[1] reload
        movaps [rbp + 3072], xmm14                         ;  1221.2 p3+p4   53 rounds
        movaps xmm14, [rax + 80]                           ;  1219.2 p2      55 t[1] reload
        movaps [rbp + 3088], xmm14                         ;  1222.2 p3+p4   53 rounds
        movaps xmm14, [rcx + 48]                           ;  1220.2 p2      55 t[1] reload
        movaps [r13 - 48], xmm14                           ;  1223.2 p3+p4   53 rounds
        movaps xmm14, [r11 + 32]                           ;  1221.2 p2      55 t[1] reload
        movaps [r13 - 32], xmm14                           ;  1224.2 p3+p4   53 rounds
        movaps xmm14, [rdx - 64]                           ;  1222.2 p2      55 t[1] reload
        movaps [rbp + 3104], xmm14                         ;  1225.2 p3+p4   53 rounds
        movaps xmm14, [rbp + 0]                            ;  1223.2 p2      55 t[1] reload
        movaps [rbp + 3120], xmm14                         ;  1226.2 p3+p4   53 rounds
        movaps xmm14, [rbp + 48]                           ;  1224.2 p2      55 t[1] reload
        movaps [r10 + 16], xmm14                           ;  1227.2 p3+p4   53 rounds
        movaps xmm14, [rbp - 96]                           ;  1225.2 p2      55 t[1] reload
        movaps [r10 + 32], xmm14                           ;  1228.2 p3+p4   53 rounds
        movaps xmm14, [rdi + 0]                            ;  1226.2 p2      55 t[1] reload
        movaps [rbp + 3136], xmm14                         ;  1229.2 p3+p4   53 rounds
        movaps xmm14, [rax - 112]                          ;  1227.2 p2      55 t[1] reload
        movaps [rbp + 3152], xmm14                         ;  1230.2 p3+p4   53 rounds
        movaps xmm14, [rax - 128]                          ;  1228.2 p2      55 t[1] reload
        movaps [r13 - 16], xmm14                           ;  1231.2 p3+p4   53 rounds
        movaps xmm14, [rbp - 112]                          ;  1229.2 p2      55 t[1] reload
        movaps [r15 - 128], xmm14                          ;  1232.2 p3+p4   53 rounds
        movaps xmm14, [rbx + 0]                            ;  1230.2 p2      55 t[1] reload
        movaps [rbp + 3168], xmm14                         ;  1233.2 p3+p4   53 rounds
        movaps xmm14, [rbp + 64]                           ;  1231.2 p2      55 t[1] reload
        movaps [rbp + 3184], xmm14                         ;  1234.2 p3+p4   53 rounds
        movaps xmm14, [rsi + 64]                           ;  1232.2 p2      55 t[1] reload
        movaps [r10 + 48], xmm14                           ;  1235.2 p3+p4   53 rounds
        movaps xmm14, [rbp - 32]                           ;  1233.2 p2      55 t[1] reload
        movaps [r10 + 64], xmm14                           ;  1236.2 p3+p4   53 rounds
        movaps xmm14, [rbp + 16]                           ;  1234.2 p2      55 t[1] reload
        movaps [rbp + 3200], xmm14                         ;  1237.2 p3+p4   53 rounds
        movaps xmm14, [rsi - 48]                           ;  1235.2 p2      55 t[1] reload
        movaps [rbp + 3216], xmm14                         ;  1238.2 p3+p4   53 rounds
        movaps xmm14, [rdx - 48]                           ;  1236.2 p2      55 t[1] reload
        movaps [r13 + 0], xmm14                            ;  1239.2 p3+p4   53 rounds
        movaps xmm14, [rdx - 96]                           ;  1237.2 p2      55 t[1] reload
        movaps [r13 + 16], xmm14                           ;  1240.2 p3+p4   53 rounds
        movaps xmm14, [rbp - 16]                           ;  1238.2 p2      55 t[1] reload
        movaps [rbp + 3232], xmm14                         ;  1241.2 p3+p4   53 rounds
        movaps xmm14, [rdx - 80]                           ;  1239.2 p2      55 t[1] reload
        movaps [rbp + 3248], xmm14                         ;  1242.2 p3+p4   53 rounds
        movaps xmm14, [rsi + 80]                           ;  1240.2 p2      55 t[1] reload
        movaps [r10 + 80], xmm14                           ;  1243.2 p3+p4   53 rounds
        movaps xmm14, [rbx + 16]                           ;  1241.2 p2      55 t[2] reload
        movaps [r11 + 0], xmm14                            ;  1244.2 p3+p4   53 rounds
        movaps xmm14, [r14 + 48]                           ;  1242.2 p2      55 t[2] reload
        movaps [rbp + 3264], xmm14                         ;  1245.2 p3+p4   53 rounds
        movaps xmm14, [rsi - 112]                          ;  1243.2 p2      55 t[2] reload
        movaps [rbp + 3280], xmm14                         ;  1246.2 p3+p4   53 rounds
        movaps xmm14, [rcx - 96]                           ;  1244.2 p2      55 t[2] reload
        movaps [r14 - 80], xmm14                           ;  1247.2 p3+p4   53 rounds
        movaps xmm14, [rbx - 128]                          ;  1245.2 p2      55 t[2] reload
        movaps [r14 - 64], xmm14                           ;  1248.2 p3+p4   53 rounds
        movaps xmm14, [rax - 96]                           ;  1246.2 p2      55 t[2] reload
        movaps [rbp + 3296], xmm14                         ;  1249.2 p3+p4   53 rounds
        movaps xmm14, [rax - 80]                           ;  1247.2 p2      55 t[2] reload
        movaps [rbp + 3312], xmm14                         ;  1250.2 p3+p4   53 rounds
        movaps xmm14, [rcx - 128]                          ;  1248.2 p2      55 t[2] reload
        movaps [r10 + 96], xmm14                           ;  1251.2 p3+p4   53 rounds
        movaps xmm14, [r14 + 16]                           ;  1249.2 p2      55 t[2] reload
        movaps [r10 + 112], xmm14                          ;  1252.2 p3+p4   53 rounds
        movaps xmm14, [rcx - 112]                          ;  1250.2 p2      55 t[2] reload
        movaps [rbp + 3328], xmm14                         ;  1253.2 p3+p4   53 rounds
        movaps xmm14, [r14 + 0]                            ;  1251.2 p2      55 t[2] reload
        movaps [rbp + 3344], xmm14                         ;  1254.2 p3+p4   53 rounds
        movaps xmm14, [rax + 112]                          ;  1252.2 p2      55 t[2] reload
        movaps [r13 + 32], xmm14                           ;  1255.2 p3+p4   53 rounds
        movaps xmm14, [r14 + 32]                           ;  1253.2 p2      55 t[2] reload
        movaps [r15 - 112], xmm14                          ;  1256.2 p3+p4   53 rounds
        movaps xmm14, [rdi - 112]                          ;  1254.2 p2      55 t[2] reload
        movaps [rbp + 3360], xmm14                         ;  1257.2 p3+p4   53 rounds
        movaps xmm14, [rax - 64]                           ;  1255.2 p2      55 t[2] reload
        movaps [rbp + 3376], xmm14                         ;  1258.2 p3+p4   53 rounds
        movaps xmm14, [rsi + 96]                           ;  1256.2 p2      55 t[2] reload
        movaps [r11 - 128], xmm14                          ;  1259.2 p3+p4   53 rounds
        movaps xmm14, [rbx + 48]                           ;  1257.2 p2      55 t[2] reload
        movaps [rbp + 3392], xmm14                         ;  1260.2 p3+p4   53 rounds
        movaps xmm14, [rax - 48]                           ;  1258.2 p2      55 t[2] reload
        movaps [rbp + 3408], xmm14                         ;  1261.2 p3+p4   53 rounds
        movaps xmm14, [r11 + 64]                           ;  1259.2 p2      55 t[2] reload
        movaps [rbp + 3424], xmm14                         ;  1262.2 p3+p4   53 rounds
        movaps xmm14, [rsi + 112]                          ;  1260.2 p2      55 t[2] reload
        movaps [rbp + 3440], xmm14                         ;  1263.2 p3+p4   53 rounds
        movaps xmm14, [rdx - 32]                           ;  1261.2 p2      55 t[2] reload
        movaps [r11 - 112], xmm14                          ;  1264.2 p3+p4   53 rounds
        movaps xmm14, [rdx + 0]                            ;  1262.2 p2      55 t[2] reload
        movaps [rbp + 3456], xmm14                         ;  1265.2 p3+p4   53 rounds
        movaps xmm14, [rdi + 112]                          ;  1263.2 p2      55 t[2] reload
        movaps [rbp + 3472], xmm14                         ;  1266.2 p3+p4   53 rounds
        movaps xmm14, [rdi - 96]                           ;  1264.2 p2      55 t[2] reload
        movaps [r13 + 48], xmm14                           ;  1267.2 p3+p4   53 rounds
        movaps xmm14, [rdi + 96]                           ;  1265.2 p2      55 t[2] reload
        movaps [r13 + 64], xmm14                           ;  1268.2 p3+p4   53 rounds
        movaps xmm14, [rbp + 32]                           ;  1266.2 p2      55 t[2] reload
        movaps [rbp + 3488], xmm14                         ;  1269.2 p3+p4   53 rounds
        movaps xmm14, [rdi - 128]                          ;  1267.2 p2      55 t[2] reload
        movaps [rbp + 3504], xmm14                         ;  1270.2 p3+p4   53 rounds
        movaps xmm14, [rcx - 64]                           ;  1268.2 p2      55 t[2] reload
        movaps [r11 - 96], xmm14                           ;  1271.2 p3+p4   53 rounds
        movaps xmm14, [rbx + 112]                          ;  1269.2 p2      55 t[3] reload
        movaps [r11 + 16], xmm14                           ;  1272.2 p3+p4   53 rounds
        movaps xmm14, [rcx - 48]                           ;  1270.2 p2      55 t[3] reload
        movaps [rbp + 3536], xmm14                         ;  1273.2 p3+p4   53 rounds
        movaps xmm14, [rax - 16]                           ;  1271.2 p2      55 t[3] reload
        movaps [rbp + 3568], xmm14                         ;  1274.2 p3+p4   53 rounds
        movaps xmm14, [rcx + 0]                            ;  1272.2 p2      55 t[3] reload
        movaps [r11 - 80], xmm14                           ;  1275.2 p3+p4   53 rounds
        movaps xmm14, [r14 + 64]                           ;  1273.2 p2      55 t[3] reload
        movaps [rbp + 3600], xmm14                         ;  1276.2 p3+p4   53 rounds
        movaps xmm14, [r14 + 80]                           ;  1274.2 p2      55 t[3] reload
        movaps [r15 - 96], xmm14                           ;  1277.2 p3+p4   53 rounds
        movaps xmm14, [rbx + 80]                           ;  1275.2 p2      55 t[3] reload
        movaps [rbp + 3648], xmm14                         ;  1278.2 p3+p4   53 rounds
        movaps xmm14, [rbx + 96]                           ;  1276.2 p2      55 t[3] reload
        movaps [r13 + 96], xmm14                           ;  1279.2 p3+p4   53 rounds
        movaps xmm14, [r11 + 96]                           ;  1277.2 p2      55 t[3] reload
        movaps [rbp + 3680], xmm14                         ;  1280.2 p3+p4   53 rounds
        movaps xmm14, [rdx + 32]                           ;  1278.2 p2      55 t[3] reload
        movaps [rbp + 3696], xmm14                         ;  1281.2 p3+p4   53 rounds
        add r8, 0x800                                      ;  1272.5 p5      53 rounds
        movaps xmm10, [rax + 96]                           ;  1279.2 p2      55 t[2] reload
        movaps xmm12, [rbx + 32]                           ;  1280.2 p2      55 t[2] reload
        movaps xmm13, [rdx - 16]                           ;  1281.2 p2      55 t[2] reload
        movaps xmm8, [rcx - 80]                            ;  1282.2 p2      55 t[2] reload
        movaps xmm11, [rbx - 112]                          ;  1283.2 p2      55 t[3] reload
        movaps xmm6, [rdx + 48]                            ;  1284.2 p2      55 t[3] reload
        movaps xmm14, [rdi - 64]                           ;  1285.2 p2      55 t[3] reload
        movaps xmm3, [rcx - 16]                            ;  1286.2 p2      55 t[3] reload
        movaps xmm0, [rdx + 16]                            ;  1287.2 p2      55 t[3] reload
        movaps xmm5, [rdi - 80]                            ;  1288.2 p2      55 t[3] reload
        movaps xmm9, xmm15                                 ;  1277.5 p0      55 t[3] copy
        movaps xmm1, xmm7                                  ;  1277.8 p1      55 t[3] copy
        movaps xmm7, xmm0                                  ;  1290.2 p5      55 t[3] copy
        movaps xmm0, xmm2                                  ;  1278.5 p0      55 t[3] copy
        movaps xmm2, xmm14                                 ;  1288.2 p1      55 t[3] copy
        cmp r8, qword [rbp + 5072]                         ;                    more rounds?
        jne .rounds_2
        movdqa [rbp + 3872], xmm0                          ;                    resident
        movdqa [rbp + 3856], xmm1                          ;                    resident
        movdqa [rbp + 3920], xmm2                          ;                    resident
        movdqa [rbp + 3936], xmm3                          ;                    resident
        movdqa [rbp + 3952], xmm4                          ;                    resident
        movdqa [rbp + 4000], xmm5                          ;                    resident
        movdqa [rbp + 3968], xmm6                          ;                    resident
        movdqa [rbp + 3984], xmm7                          ;                    resident
        movdqa [rbp + 3808], xmm8                          ;                    resident
        movdqa [rbp + 3840], xmm9                          ;                    resident
        movdqa [rbp + 3792], xmm10                         ;                    resident
        movdqa [rbp + 3824], xmm11                         ;                    resident
        movdqa [rbp + 3888], xmm12                         ;                    resident
        movdqa [rbp + 3904], xmm13                         ;                    resident
        mov qword [rbp + 5064], r8                         ;                    resident
        movaps xmm0, [r15 - 64]                            ;     0.0 p2      43 dst
        movaps xmm1, [r15 - 16]                            ;     1.0 p2      43 dst
        movaps xmm2, [r15 - 48]                            ;     2.0 p2      43 dst
        movaps xmm3, [r15 - 32]                            ;     3.0 p2      43 dst
        movaps xmm4, [r13 + 112]                           ;     4.0 p2      43 dst
        movaps xmm5, [r14 - 128]                           ;     5.0 p2      43 dst reload
        xorps xmm4, xmm5                                   ;     8.0 p0      43 dst
        xorps xmm0, xmm4                                   ;     9.0 p1      43 dst
        movaps xmm6, xmm0                                  ;    10.0 p5      43 dst copy
        movaps xmm7, [r10 - 128]                           ;     6.0 p2      43 dst reload
        xorps xmm6, xmm7                                   ;    11.0 p0      43 dst
        xorps xmm1, xmm6                                   ;    12.0 p1      43 dst
        xorps xmm3, xmm1                                   ;    13.0 p5      43 dst
        movaps xmm8, xmm6                                  ;    12.0 p0      43 dst copy
        movaps xmm9, [r11 - 32]                            ;     7.0 p2      43 dst reload
        xorps xmm8, xmm9                                   ;    13.0 p1      43 dst
        xorps xmm2, xmm8                                   ;    14.0 p5      43 dst
        movaps xmm10, xmm2                                 ;    15.0 p0      43 dst copy
        movaps xmm11, [r13 + 112]                          ;     8.0 p2      43 dst reload
        xorps xmm10, xmm11                                 ;    16.0 p1      43 dst
        movaps xmm12, xmm1                                 ;    13.0 p5      43 dst copy
        xorps xmm12, xmm10                                 ;    17.0 p0      43 dst
        movaps xmm13, xmm1                                 ;    13.0 p1      43 dst copy
        movaps xmm14, xmm6                                 ;    12.0 p5      43 dst copy
        andps xmm14, xmm12                                 ;    18.0 p0      43 dst
        movaps xmm15, xmm6                                 ;    12.0 p1      43 dst copy
        movaps [rbp + 80], xmm1                            ;    13.0 p3+p4   43 dst spill
        movaps xmm1, xmm12                                 ;    18.0 p5      43 dst copy
        xorps xmm1, xmm7                                   ;    19.0 p0      43 dst
        movaps xmm7, xmm8                                  ;    14.0 p1      43 dst copy
        orps xmm7, [r10 - 128]                             ;    15.0 p5+p2   43 dst
        xorps xmm2, xmm7                                   ;    16.0 p0      43 dst
        movaps [rbp + 0], xmm12                            ;    18.0 p3+p4   43 dst spill
        movaps xmm12, xmm8                                 ;    14.0 p1      43 dst copy
        movaps [rdi + 16], xmm6                            ;    13.8 p3+p4   43 dst spill
        movaps xmm6, xmm3                                  ;    14.0 p5      43 dst copy
        xorps xmm6, xmm5                                   ;    15.0 p0      43 dst
        movaps xmm5, xmm3                                  ;    14.0 p1      43 dst copy
        xorps xmm5, xmm9                                   ;    15.0 p5      43 dst
        movaps [rcx + 16], xmm5                            ;    16.0 p3+p4   43 dst spill
        movaps xmm5, xmm3                                  ;    14.8 p0      43 dst copy
        movaps [rdi + 32], xmm3                            ;    15.8 p3+p4   43 dst spill
        movaps xmm3, xmm14                                 ;    19.0 p1      43 dst copy
        xorps xmm3, [r14 - 128]                            ;    20.0 p5+p2   43 dst
        movaps [rsi - 32], xmm8                            ;    16.8 p3+p4   43 dst spill
        movaps xmm8, xmm10                                 ;    17.0 p0      43 dst copy
        movaps [rdi - 16], xmm2                            ;    17.8 p3+p4   43 dst spill
        movaps xmm2, xmm10                                 ;    17.0 p1      43 dst copy
        xorps xmm2, xmm6                                   ;    18.0 p5      43 dst
        movaps [rcx + 32], xmm10                           ;    18.8 p3+p4   43 dst spill
        movaps xmm10, xmm6                                 ;    17.2 p0      43 dst copy
        xorps xmm10, xmm1                                  ;    20.0 p1      43 dst
        xorps xmm11, xmm10                                 ;    21.0 p5      43 dst
        andps xmm5, xmm10                                  ;    21.0 p0      43 dst
        xorps xmm0, xmm5                                   ;    22.0 p1      43 dst
        xorps xmm12, xmm11                                 ;    22.0 p5      43 dst
        movaps xmm5, xmm6                                  ;    19.2 p0      43 dst copy
        andps xmm5, [rcx + 16]                             ;    20.2 p1+p2   43 dst
        movaps [rbp - 64], xmm10                           ;    21.0 p3+p4   43 dst spill
        movaps xmm10, [rdi - 16]                           ;    20.0 p2      43 dst reload
        xorps xmm10, xmm5                                  ;    23.0 p5      43 dst
        movaps xmm5, xmm11                                 ;    22.0 p0      43 dst copy
        andps xmm5, xmm2                                   ;    23.0 p1      43 dst
        xorps xmm3, xmm5                                   ;    24.0 p5      43 dst
        movaps xmm5, xmm2                                  ;    21.2 p0      43 dst copy
        xorps xmm5, [r10 - 128]                            ;    22.2 p1+p2   43 dst
        movaps [rdi - 16], xmm2                            ;    21.2 p3+p4   43 dst spill
        movaps xmm2, xmm1                                  ;    21.8 p5      43 dst copy
        xorps xmm2, xmm9                                   ;    22.8 p0      43 dst
        xorps xmm4, xmm2                                   ;    23.8 p1      43 dst
        andps xmm2, xmm1                                   ;    23.8 p5      43 dst
        xorps xmm0, xmm2                                   ;    24.8 p0      43 dst
        xorps xmm14, xmm0                                  ;    25.8 p1      43 dst
        xorps xmm7, xmm0                                   ;    25.8 p5      43 dst
        andps xmm8, xmm4                                   ;    24.8 p0      43 dst
        xorps xmm2, xmm8                                   ;    25.8 p1      43 dst
        xorps xmm15, xmm4                                  ;    24.8 p5      43 dst
        andps xmm13, xmm15                                 ;    25.8 p0      43 dst
        xorps xmm14, xmm13                                 ;    26.8 p1      43 dst
        xorps xmm3, xmm2                                   ;    26.8 p5      43 dst
        xorps xmm10, xmm2                                  ;    26.8 p0      43 dst
        movaps xmm0, xmm12                                 ;    26.5 p1      43 dst copy
        andps xmm0, xmm5                                   ;    27.5 p5      43 dst
        xorps xmm7, xmm0                                   ;    28.5 p0      43 dst
        movaps xmm0, xmm14                                 ;    27.8 p1      43 dst copy
        andps xmm0, xmm3                                   ;    28.8 p5      43 dst
        xorps xmm7, xmm0                                   ;    29.8 p0      43 dst
        movaps xmm2, xmm3                                  ;    28.5 p1      43 dst copy
        xorps xmm3, xmm7                                   ;    30.8 p5      43 dst
        andps xmm7, xmm10                                  ;    30.8 p0      43 dst
        xorps xmm14, xmm7                                  ;    31.8 p1      43 dst
        orps xmm0, xmm3                                    ;    31.8 p5      43 dst
        xorps xmm0, xmm14                                  ;    32.8 p0      43 dst
        movaps xmm7, xmm10                                 ;    30.5 p1      43 dst copy
        andps xmm7, xmm14                                  ;    32.8 p5      43 dst
        xorps xmm2, xmm7                                   ;    33.8 p0      43 dst
        andps xmm14, xmm2                                  ;    34.8 p1      43 dst
        xorps xmm10, xmm14                                 ;    35.8 p5      43 dst
        andps xmm12, xmm2                                  ;    34.8 p0      43 dst
        andps xmm5, xmm2                                   ;    34.8 p1      43 dst
        movaps xmm7, [rsi - 32]                            ;    29.8 p2      43 dst reload
        andps xmm7, xmm0                                   ;    33.8 p5      43 dst
        andps xmm15, xmm10                                 ;    36.8 p0      43 dst
        movaps xmm8, [rbp + 80]                            ;    30.8 p2      43 dst reload
        andps xmm8, xmm10                                  ;    36.8 p1      43 dst
        movaps xmm13, xmm10                                ;    36.8 p5      43 dst copy
        xorps xmm10, xmm2                                  ;    36.8 p0      43 dst
        movaps xmm14, [rbp - 64]                           ;    31.8 p2      43 dst reload
        andps xmm14, xmm10                                 ;    37.8 p1      43 dst
        movaps [rbp - 64], xmm8                            ;    37.8 p3+p4   43 dst spill
        movaps xmm8, [rdi + 32]                            ;    32.8 p2      43 dst reload
        andps xmm8, xmm10                                  ;    37.8 p5      43 dst
        movaps xmm10, xmm2                                 ;    35.2 p0      43 dst copy
        orps xmm10, xmm0                                   ;    36.2 p1      43 dst
        xorps xmm3, xmm10                                  ;    37.2 p5      43 dst
        xorps xmm2, xmm0                                   ;    36.2 p0      43 dst
        andps xmm11, xmm2                                  ;    37.2 p1      43 dst
        andps xmm4, xmm3                                   ;    38.2 p5      43 dst
        xorps xmm4, xmm11                                  ;    39.2 p0      43 dst
        xorps xmm13, xmm3                                  ;    38.2 p1      43 dst
        movaps xmm10, [rcx + 32]                           ;    35.5 p2      43 dst reload
        andps xmm10, xmm3                                  ;    38.5 p5      43 dst
        xorps xmm3, xmm2                                   ;    38.2 p0      43 dst
        movaps [rcx + 32], xmm11                           ;    38.2 p3+p4   43 dst spill
        movaps xmm11, [rdi - 16]                           ;    36.5 p2      43 dst reload
        andps xmm11, xmm2                                  ;    39.5 p1      43 dst
        andps xmm6, xmm3                                   ;    39.2 p5      43 dst
        xorps xmm10, xmm14                                 ;    39.5 p0      43 dst
        movaps xmm2, [rdi + 16]                            ;    37.5 p2      43 dst reload
        andps xmm2, xmm13                                  ;    40.5 p1      43 dst
        andps xmm3, [rcx + 16]                             ;    39.8 p5+p2   43 dst
        movaps [rcx + 16], xmm3                            ;    40.8 p3+p4   43 dst spill
        movaps xmm3, [rbp + 0]                             ;    39.5 p2      43 dst reload
        andps xmm3, xmm13                                  ;    42.5 p0      43 dst
        xorps xmm13, xmm0                                  ;    40.5 p1      43 dst
        andps xmm1, xmm13                                  ;    41.5 p5      43 dst
        andps xmm13, xmm9                                  ;    41.5 p0      43 dst
        xorps xmm2, xmm13                                  ;    42.5 p1      43 dst
        xorps xmm3, xmm6                                   ;    43.5 p5      43 dst
        xorps xmm6, xmm5                                   ;    42.2 p0      43 dst
        xorps xmm6, xmm10                                  ;    43.2 p1      43 dst
        andps xmm0, [r10 - 128]                            ;    42.8 p5+p2   43 dst
        xorps xmm3, xmm0                                   ;    44.5 p0      43 dst
        movaps xmm9, xmm4                                  ;    43.5 p1      43 dst copy
        xorps xmm9, xmm2                                   ;    44.5 p5      43 dst
        xorps xmm9, xmm6                                   ;    45.5 p0      43 dst
        xorps xmm11, xmm9                                  ;    46.5 p1      43 dst
        xorps xmm3, xmm11                                  ;    47.5 p5      43 dst
        xorps xmm15, xmm3                                  ;    48.5 p0      43 dst
        xorps xmm12, xmm15                                 ;    49.5 p1      43 dst
        movaps [rbp + 0], xmm8                             ;    43.0 p3+p4   43 dst spill
        movaps xmm8, [rbp + 3072]                          ;    43.2 p2      43 dst
        movaps [rdi + 16], xmm2                            ;    44.0 p3+p4   43 dst spill
        movaps xmm2, [rbp + 3120]                          ;    44.2 p2      43 dst
        movaps [rdi - 16], xmm15                           ;    49.5 p3+p4   43 dst spill
        movaps xmm15, [rbp + 3088]                         ;    45.2 p2      43 dst
        movaps [rdi + 32], xmm10                           ;    46.0 p3+p4   43 dst spill
        movaps xmm10, [rbp + 3104]                         ;    46.2 p2      43 dst
        movaps [rbp + 80], xmm11                           ;    47.5 p3+p4   43 dst spill
        movaps xmm11, [r13 - 48]                           ;    47.2 p2      43 dst
        xorps xmm11, [r13 - 32]                            ;    50.2 p5+p2   43 dst
        xorps xmm8, xmm11                                  ;    51.2 p0      43 dst
        movaps [rsi - 32], xmm3                            ;    48.5 p3+p4   43 dst spill
        movaps xmm3, xmm8                                  ;    52.2 p1      43 dst copy
        xorps xmm3, [r10 + 16]                             ;    53.2 p5+p2   43 dst
        xorps xmm2, xmm3                                   ;    54.2 p0      43 dst
        xorps xmm10, xmm2                                  ;    55.2 p1      43 dst
        movaps [rbp - 48], xmm7                            ;    49.0 p3+p4   43 dst spill
        movaps xmm7, xmm2                                  ;    55.2 p5      43 dst copy
        movaps [rsi - 16], xmm4                            ;    50.0 p3+p4   43 dst spill
        movaps xmm4, xmm2                                  ;    55.2 p0      43 dst copy
        movaps [rdx + 64], xmm13                           ;    51.0 p3+p4   43 dst spill
        movaps xmm13, xmm3                                 ;    54.2 p1      43 dst copy
        xorps xmm13, [r10 + 0]                             ;    55.2 p5+p2   43 dst
        xorps xmm15, xmm13                                 ;    56.2 p0      43 dst
        movaps [rbp - 128], xmm12                          ;    52.0 p3+p4   43 dst spill
        movaps xmm12, xmm15                                ;    57.2 p1      43 dst copy
        xorps xmm12, [r13 - 48]                            ;    58.2 p5+p2   43 dst
        xorps xmm7, xmm12                                  ;    59.2 p0      43 dst
        movaps [rbp - 96], xmm14                           ;    53.0 p3+p4   43 dst spill
        movaps xmm14, xmm3                                 ;    54.2 p1      43 dst copy
        andps xmm14, xmm7                                  ;    60.2 p5      43 dst
        movaps [rbp + 96], xmm1                            ;    54.0 p3+p4   43 dst spill
        movaps xmm1, xmm3                                  ;    54.2 p0      43 dst copy
        movaps [rcx + 96], xmm5                            ;    55.0 p3+p4   43 dst spill
        movaps xmm5, xmm7                                  ;    60.2 p1      43 dst copy
        xorps xmm5, [r10 + 16]                             ;    61.2 p5+p2   43 dst
        movaps [rdi + 48], xmm0                            ;    56.0 p3+p4   43 dst spill
        movaps xmm0, xmm13                                 ;    56.2 p0      43 dst copy
        orps xmm0, [r10 + 16]                              ;    57.2 p1+p2   43 dst
        xorps xmm15, xmm0                                  ;    58.2 p5      43 dst
        movaps [rcx + 112], xmm6                           ;    57.0 p3+p4   43 dst spill
        movaps xmm6, xmm13                                 ;    56.2 p0      43 dst copy
        movaps [rdi + 64], xmm9                            ;    58.0 p3+p4   43 dst spill
        movaps xmm9, xmm10                                 ;    56.2 p1      43 dst copy
        xorps xmm9, [r13 - 32]                             ;    57.2 p5+p2   43 dst
        movaps [rdx + 80], xmm2                            ;    59.0 p3+p4   43 dst spill
        movaps xmm2, xmm10                                 ;    56.8 p0      43 dst copy
        xorps xmm2, [r10 + 0]                              ;    57.8 p1+p2   43 dst
        movaps [rsi - 96], xmm7                            ;    60.2 p3+p4   43 dst spill
        movaps xmm7, xmm10                                 ;    57.5 p5      43 dst copy
        movaps [rsi + 0], xmm10                            ;    61.0 p3+p4   43 dst spill
        movaps xmm10, xmm2                                 ;    58.8 p0      43 dst copy
        andps xmm10, xmm9                                  ;    59.8 p1      43 dst
        xorps xmm15, xmm10                                 ;    60.8 p5      43 dst
        movaps xmm10, xmm9                                 ;    59.0 p0      43 dst copy
        xorps xmm10, xmm5                                  ;    62.2 p1      43 dst
        andps xmm7, xmm10                                  ;    63.2 p5      43 dst
        xorps xmm8, xmm7                                   ;    64.2 p0      43 dst
        movaps xmm7, xmm9                                  ;    60.2 p1      43 dst copy
        xorps xmm7, xmm12                                  ;    61.2 p5      43 dst
        movaps [rcx + 64], xmm3                            ;    62.0 p3+p4   43 dst spill
        movaps xmm3, xmm12                                 ;    61.0 p0      43 dst copy
        movaps [rdx + 96], xmm2                            ;    63.0 p3+p4   43 dst spill
        movaps xmm2, xmm10                                 ;    63.2 p1      43 dst copy
        xorps xmm2, [r13 - 48]                             ;    64.2 p5+p2   43 dst
        xorps xmm6, xmm2                                   ;    65.2 p0      43 dst
        movaps [rsi - 64], xmm10                           ;    64.0 p3+p4   43 dst spill
        movaps xmm10, xmm14                                ;    62.2 p1      43 dst copy
        xorps xmm10, [r13 - 32]                            ;    63.2 p5+p2   43 dst
        movaps [rdi + 80], xmm9                            ;    65.0 p3+p4   43 dst spill
        movaps xmm9, xmm5                                  ;    63.0 p0      43 dst copy
        xorps xmm9, [r10 + 0]                              ;    64.0 p1+p2   43 dst
        xorps xmm11, xmm9                                  ;    65.0 p5      43 dst
        andps xmm9, xmm5                                   ;    65.0 p0      43 dst
        xorps xmm8, xmm9                                   ;    66.0 p1      43 dst
        xorps xmm14, xmm8                                  ;    67.0 p5      43 dst
        xorps xmm0, xmm8                                   ;    67.0 p0      43 dst
        andps xmm3, xmm11                                  ;    66.0 p1      43 dst
        xorps xmm9, xmm3                                   ;    67.0 p5      43 dst
        xorps xmm1, xmm11                                  ;    66.0 p0      43 dst
        andps xmm4, xmm1                                   ;    67.0 p1      43 dst
        xorps xmm14, xmm4                                  ;    68.0 p5      43 dst
        xorps xmm10, xmm9                                  ;    68.0 p0      43 dst
        xorps xmm15, xmm9                                  ;    68.0 p1      43 dst
        movaps xmm3, xmm2                                  ;    67.5 p5      43 dst copy
        andps xmm3, xmm7                                   ;    68.5 p0      43 dst
        xorps xmm10, xmm3                                  ;    69.5 p1      43 dst
        movaps xmm3, xmm7                                  ;    68.5 p5      43 dst copy
        movaps xmm4, [r10 + 16]                            ;    67.2 p2      43 dst reload
        xorps xmm3, xmm4                                   ;    70.2 p0      43 dst
        movaps xmm8, xmm6                                  ;    69.2 p1      43 dst copy
        andps xmm8, xmm3                                   ;    71.2 p5      43 dst
        xorps xmm0, xmm8                                   ;    72.2 p0      43 dst
        movaps xmm8, xmm14                                 ;    70.2 p1      43 dst copy
        andps xmm8, xmm10                                  ;    71.2 p5      43 dst
        xorps xmm0, xmm8                                   ;    73.2 p0      43 dst
        movaps xmm9, xmm10                                 ;    71.2 p1      43 dst copy
        xorps xmm10, xmm0                                  ;    74.2 p5      43 dst
        andps xmm0, xmm15                                  ;    74.2 p0      43 dst
        xorps xmm14, xmm0                                  ;    75.2 p1      43 dst
        orps xmm8, xmm10                                   ;    75.2 p5      43 dst
        xorps xmm8, xmm14                                  ;    76.2 p0      43 dst
        andps xmm13, xmm8                                  ;    77.2 p1      43 dst
        movaps xmm0, xmm15                                 ;    73.5 p5      43 dst copy
        andps xmm0, xmm14                                  ;    76.2 p0      43 dst
        xorps xmm9, xmm0                                   ;    77.2 p1      43 dst
        andps xmm14, xmm9                                  ;    78.2 p5      43 dst
        xorps xmm15, xmm14                                 ;    79.2 p0      43 dst
        andps xmm6, xmm9                                   ;    78.2 p1      43 dst
        andps xmm3, xmm9                                   ;    78.2 p5      43 dst
        andps xmm1, xmm15                                  ;    80.2 p0      43 dst
        movaps xmm0, [rdx + 80]                            ;    73.0 p2      43 dst reload
        andps xmm0, xmm15                                  ;    80.2 p1      43 dst
        movaps xmm14, xmm15                                ;    80.2 p5      43 dst copy
        xorps xmm15, xmm9                                  ;    80.2 p0      43 dst
        movaps [rdx + 80], xmm0                            ;    81.2 p3+p4   43 dst spill
        movaps xmm0, [rsi - 64]                            ;    74.5 p2      43 dst reload
        andps xmm0, xmm15                                  ;    81.2 p1      43 dst
        movaps [rsi - 64], xmm13                           ;    78.2 p3+p4   43 dst spill
        movaps xmm13, [rsi + 0]                            ;    75.5 p2      43 dst reload
        andps xmm13, xmm15                                 ;    81.2 p5      43 dst
        movaps xmm15, xmm9                                 ;    78.2 p0      43 dst copy
        orps xmm15, xmm8                                   ;    79.2 p1      43 dst
        xorps xmm10, xmm15                                 ;    80.2 p5      43 dst
        xorps xmm9, xmm8                                   ;    79.0 p0      43 dst
        andps xmm2, xmm9                                   ;    80.0 p1      43 dst
        andps xmm7, xmm9                                   ;    80.0 p5      43 dst
        andps xmm12, xmm10                                 ;    81.2 p0      43 dst
        xorps xmm9, xmm10                                  ;    81.2 p1      43 dst
        andps xmm11, xmm10                                 ;    81.2 p5      43 dst
        xorps xmm14, xmm10                                 ;    81.2 p0      43 dst
        xorps xmm11, xmm2                                  ;    82.2 p1      43 dst
        xorps xmm12, xmm0                                  ;    82.2 p5      43 dst
        movaps xmm10, [rdi + 80]                           ;    80.2 p2      43 dst reload
        andps xmm10, xmm9                                  ;    83.2 p0      43 dst
        movaps xmm15, [rdx + 96]                           ;    81.2 p2      43 dst reload
        andps xmm15, xmm9                                  ;    84.2 p1      43 dst
        movaps xmm9, [rcx + 64]                            ;    82.2 p2      43 dst reload
        andps xmm9, xmm14                                  ;    85.2 p5      43 dst
        movaps [rcx + 64], xmm2                            ;    81.8 p3+p4   43 dst spill
        movaps xmm2, [rsi - 96]                            ;    83.2 p2      43 dst reload
        andps xmm2, xmm14                                  ;    86.2 p0      43 dst
        xorps xmm14, xmm8                                  ;    83.2 p1      43 dst
        andps xmm8, xmm4                                   ;    83.5 p5      43 dst
        andps xmm5, xmm14                                  ;    84.2 p0      43 dst
        xorps xmm2, xmm10                                  ;    87.2 p1      43 dst
        xorps xmm10, xmm12                                 ;    84.5 p5      43 dst
        xorps xmm10, xmm3                                  ;    85.5 p0      43 dst
        xorps xmm2, xmm8                                   ;    88.2 p1      43 dst
        movaps xmm4, xmm11                                 ;    85.5 p5      43 dst copy
        xorps xmm4, xmm10                                  ;    86.5 p0      43 dst
        andps xmm14, [r10 + 0]                             ;    86.2 p1+p2   43 dst
        xorps xmm9, xmm14                                  ;    87.2 p5      43 dst
        xorps xmm4, xmm9                                   ;    88.2 p0      43 dst
        xorps xmm7, xmm4                                   ;    89.2 p1      43 dst
        xorps xmm2, xmm7                                   ;    90.2 p5      43 dst
        xorps xmm1, xmm2                                   ;    91.2 p0      43 dst
        xorps xmm6, xmm1                                   ;    92.2 p1      43 dst
        movaps [rsi - 96], xmm15                           ;    86.5 p3+p4   43 dst spill
        movaps xmm15, [rbp + 3392]                         ;    86.8 p2      43 dst
        movaps [rdx + 96], xmm13                           ;    87.5 p3+p4   43 dst spill
        movaps xmm13, [rbp + 3440]                         ;    87.8 p2      43 dst
        movaps [rdi + 80], xmm9                            ;    88.5 p3+p4   43 dst spill
        movaps xmm9, [rbp + 3408]                          ;    88.8 p2      43 dst
        movaps [rsi + 0], xmm1                             ;    92.2 p3+p4   43 dst spill
        movaps xmm1, [rbp + 3424]                          ;    89.8 p2      43 dst
        movaps [rsi - 80], xmm12                           ;    90.5 p3+p4   43 dst spill
        movaps xmm12, [rbp + 3888]                         ;    90.8 p2      43 dst
        xorps xmm12, [rbp + 3904]                          ;    93.8 p5+p2   43 dst
        xorps xmm15, xmm12                                 ;    94.8 p0      43 dst
        movaps [rcx + 80], xmm7                            ;    91.5 p3+p4   43 dst spill
        movaps xmm7, xmm15                                 ;    95.8 p1      43 dst copy
        xorps xmm7, [rbp + 3808]                           ;    96.8 p5+p2   43 dst
        xorps xmm13, xmm7                                  ;    97.8 p0      43 dst
        xorps xmm1, xmm13                                  ;    98.8 p1      43 dst
        movaps [rdi - 48], xmm2                            ;    92.5 p3+p4   43 dst spill
        movaps xmm2, xmm13                                 ;    98.8 p5      43 dst copy
        movaps [rax + 48], xmm11                           ;    93.5 p3+p4   43 dst spill
        movaps xmm11, xmm13                                ;    98.8 p0      43 dst copy
        movaps [rbp - 80], xmm14                           ;    94.5 p3+p4   43 dst spill
        movaps xmm14, xmm7                                 ;    97.8 p1      43 dst copy
        xorps xmm14, [rbp + 3792]                          ;    98.8 p5+p2   43 dst
        xorps xmm9, xmm14                                  ;    99.8 p0      43 dst
        movaps [rbp + 112], xmm6                           ;    95.5 p3+p4   43 dst spill
        movaps xmm6, xmm9                                  ;   100.8 p1      43 dst copy
        xorps xmm6, [rbp + 3888]                           ;   101.8 p5+p2   43 dst
        xorps xmm2, xmm6                                   ;   102.8 p0      43 dst
        movaps [rdx - 128], xmm0                           ;    96.5 p3+p4   43 dst spill
        movaps xmm0, xmm7                                  ;    97.8 p1      43 dst copy
        andps xmm0, xmm2                                   ;   103.8 p5      43 dst
        movaps [rsi + 16], xmm5                            ;    97.5 p3+p4   43 dst spill
        movaps xmm5, xmm7                                  ;    97.8 p0      43 dst copy
        movaps [rdx - 112], xmm3                           ;    98.5 p3+p4   43 dst spill
        movaps xmm3, xmm2                                  ;   103.8 p1      43 dst copy
        xorps xmm3, [rbp + 3808]                           ;   104.8 p5+p2   43 dst
        movaps [rbp - 32], xmm8                            ;    99.5 p3+p4   43 dst spill
        movaps xmm8, xmm14                                 ;    99.8 p0      43 dst copy
        orps xmm8, [rbp + 3808]                            ;   100.8 p1+p2   43 dst
        xorps xmm9, xmm8                                   ;   101.8 p5      43 dst
        movaps [rbp - 112], xmm10                          ;   100.5 p3+p4   43 dst spill
        movaps xmm10, xmm14                                ;    99.8 p0      43 dst copy
        movaps [rax + 64], xmm4                            ;   101.5 p3+p4   43 dst spill
        movaps xmm4, xmm1                                  ;    99.8 p1      43 dst copy
        xorps xmm4, [rbp + 3904]                           ;   100.8 p5+p2   43 dst
        movaps [rbp - 16], xmm13                           ;   102.5 p3+p4   43 dst spill
        movaps xmm13, xmm1                                 ;   100.2 p0      43 dst copy
        xorps xmm13, [rbp + 3792]                          ;   101.2 p1+p2   43 dst
        movaps [rdi - 32], xmm2                            ;   103.8 p3+p4   43 dst spill
        movaps xmm2, xmm1                                  ;   101.0 p5      43 dst copy
        movaps [rdx - 96], xmm1                            ;   104.5 p3+p4   43 dst spill
        movaps xmm1, xmm13                                 ;   102.2 p0      43 dst copy
        andps xmm1, xmm4                                   ;   103.2 p1      43 dst
        xorps xmm9, xmm1                                   ;   104.2 p5      43 dst
        movaps xmm1, xmm4                                  ;   102.5 p0      43 dst copy
        xorps xmm1, xmm3                                   ;   105.8 p1      43 dst
        andps xmm2, xmm1                                   ;   106.8 p5      43 dst
        xorps xmm15, xmm2                                  ;   107.8 p0      43 dst
        movaps xmm2, xmm4                                  ;   103.8 p1      43 dst copy
        xorps xmm2, xmm6                                   ;   104.8 p5      43 dst
        movaps [rbp + 48], xmm7                            ;   105.5 p3+p4   43 dst spill
        movaps xmm7, xmm6                                  ;   104.5 p0      43 dst copy
        movaps [rsi + 32], xmm13                           ;   106.5 p3+p4   43 dst spill
        movaps xmm13, xmm1                                 ;   106.8 p1      43 dst copy
        xorps xmm13, [rbp + 3888]                          ;   107.8 p5+p2   43 dst
        xorps xmm10, xmm13                                 ;   108.8 p0      43 dst
        movaps [rsi - 48], xmm1                            ;   107.5 p3+p4   43 dst spill
        movaps xmm1, xmm0                                  ;   105.8 p1      43 dst copy
        xorps xmm1, [rbp + 3904]                           ;   106.8 p5+p2   43 dst
        movaps [rdx + 112], xmm4                           ;   108.5 p3+p4   43 dst spill
        movaps xmm4, xmm3                                  ;   106.5 p0      43 dst copy
        xorps xmm4, [rbp + 3792]                           ;   107.5 p1+p2   43 dst
        xorps xmm12, xmm4                                  ;   108.5 p5      43 dst
        andps xmm4, xmm3                                   ;   108.5 p0      43 dst
        xorps xmm15, xmm4                                  ;   109.5 p1      43 dst
        xorps xmm0, xmm15                                  ;   110.5 p5      43 dst
        xorps xmm8, xmm15                                  ;   110.5 p0      43 dst
        andps xmm7, xmm12                                  ;   109.5 p1      43 dst
        xorps xmm4, xmm7                                   ;   110.5 p5      43 dst
        xorps xmm5, xmm12                                  ;   109.5 p0      43 dst
        andps xmm11, xmm5                                  ;   110.5 p1      43 dst
        xorps xmm0, xmm11                                  ;   111.5 p5      43 dst
        xorps xmm1, xmm4                                   ;   111.5 p0      43 dst
        xorps xmm9, xmm4                                   ;   111.5 p1      43 dst
        movaps xmm4, xmm13                                 ;   111.0 p5      43 dst copy
        andps xmm4, xmm2                                   ;   112.0 p0      43 dst
        xorps xmm1, xmm4                                   ;   113.0 p1      43 dst
        movaps xmm4, xmm2                                  ;   112.0 p5      43 dst copy
        movaps xmm7, [rbp + 3808]                          ;   110.8 p2      43 dst reload
        xorps xmm4, xmm7                                   ;   113.8 p0      43 dst
        movaps xmm11, xmm10                                ;   112.8 p1      43 dst copy
        andps xmm11, xmm4                                  ;   114.8 p5      43 dst
        xorps xmm8, xmm11                                  ;   115.8 p0      43 dst
        movaps xmm11, xmm0                                 ;   113.8 p1      43 dst copy
        andps xmm11, xmm1                                  ;   114.8 p5      43 dst
        xorps xmm8, xmm11                                  ;   116.8 p0      43 dst
        movaps xmm15, xmm1                                 ;   114.8 p1      43 dst copy
        xorps xmm1, xmm8                                   ;   117.8 p5      43 dst
        andps xmm8, xmm9                                   ;   117.8 p0      43 dst
        xorps xmm0, xmm8                                   ;   118.8 p1      43 dst
        orps xmm11, xmm1                                   ;   118.8 p5      43 dst
        xorps xmm11, xmm0                                  ;   119.8 p0      43 dst
        andps xmm14, xmm11                                 ;   120.8 p1      43 dst
        movaps xmm8, xmm9                                  ;   117.0 p5      43 dst copy
        andps xmm8, xmm0                                   ;   119.8 p0      43 dst
        xorps xmm15, xmm8                                  ;   120.8 p1      43 dst
        andps xmm0, xmm15                                  ;   121.8 p5      43 dst
        xorps xmm9, xmm0                                   ;   122.8 p0      43 dst
        andps xmm10, xmm15                                 ;   121.8 p1      43 dst
        andps xmm4, xmm15                                  ;   121.8 p5      43 dst
        andps xmm5, xmm9                                   ;   123.8 p0      43 dst
        movaps xmm0, [rbp - 16]                            ;   116.5 p2      43 dst reload
        andps xmm0, xmm9                                   ;   123.8 p1      43 dst
        movaps xmm8, xmm9                                  ;   123.8 p5      43 dst copy
        xorps xmm9, xmm15                                  ;   123.8 p0      43 dst
        movaps [rbp - 16], xmm0                            ;   124.8 p3+p4   43 dst spill
        movaps xmm0, [rsi - 48]                            ;   118.0 p2      43 dst reload
        andps xmm0, xmm9                                   ;   124.8 p1      43 dst
        movaps [rsi - 48], xmm14                           ;   121.8 p3+p4   43 dst spill
        movaps xmm14, [rdx - 96]                           ;   119.0 p2      43 dst reload
        andps xmm14, xmm9                                  ;   124.8 p5      43 dst
        movaps xmm9, xmm15                                 ;   121.8 p0      43 dst copy
        orps xmm9, xmm11                                   ;   122.8 p1      43 dst
        xorps xmm1, xmm9                                   ;   123.8 p5      43 dst
        xorps xmm15, xmm11                                 ;   122.5 p0      43 dst
        andps xmm13, xmm15                                 ;   123.5 p1      43 dst
        andps xmm2, xmm15                                  ;   123.5 p5      43 dst
        andps xmm6, xmm1                                   ;   124.8 p0      43 dst
        xorps xmm15, xmm1                                  ;   124.8 p1      43 dst
        andps xmm12, xmm1                                  ;   124.8 p5      43 dst
        xorps xmm8, xmm1                                   ;   124.8 p0      43 dst
        xorps xmm12, xmm13                                 ;   125.8 p1      43 dst
        xorps xmm6, xmm0                                   ;   125.8 p5      43 dst
        movaps xmm1, [rdx + 112]                           ;   123.8 p2      43 dst reload
        andps xmm1, xmm15                                  ;   126.8 p0      43 dst
        movaps xmm9, [rsi + 32]                            ;   124.8 p2      43 dst reload
        andps xmm9, xmm15                                  ;   127.8 p1      43 dst
        movaps xmm15, [rbp + 48]                           ;   125.8 p2      43 dst reload
        andps xmm15, xmm8                                  ;   128.8 p5      43 dst
        movaps [rbp + 48], xmm13                           ;   125.2 p3+p4   43 dst spill
        movaps xmm13, [rdi - 32]                           ;   126.8 p2      43 dst reload
        andps xmm13, xmm8                                  ;   129.8 p0      43 dst
        xorps xmm8, xmm11                                  ;   126.8 p1      43 dst
        andps xmm11, xmm7                                  ;   127.0 p5      43 dst
        andps xmm3, xmm8                                   ;   127.8 p0      43 dst
        xorps xmm13, xmm1                                  ;   130.8 p1      43 dst
        xorps xmm1, xmm6                                   ;   128.0 p5      43 dst
        xorps xmm1, xmm4                                   ;   129.0 p0      43 dst
        xorps xmm13, xmm11                                 ;   131.8 p1      43 dst
        movaps xmm7, xmm12                                 ;   129.0 p5      43 dst copy
        xorps xmm7, xmm1                                   ;   130.0 p0      43 dst
        andps xmm8, [rbp + 3792]                           ;   129.8 p1+p2   43 dst
        xorps xmm15, xmm8                                  ;   130.8 p5      43 dst
        xorps xmm7, xmm15                                  ;   131.8 p0      43 dst
        xorps xmm2, xmm7                                   ;   132.8 p1      43 dst
        xorps xmm13, xmm2                                  ;   133.8 p5      43 dst
        xorps xmm5, xmm13                                  ;   134.8 p0      43 dst
        xorps xmm10, xmm5                                  ;   135.8 p1      43 dst
        movaps [rdi - 32], xmm9                            ;   130.0 p3+p4   43 dst spill
        movaps xmm9, [rbp + 3952]                          ;   130.2 p2      43 dst
        movaps [rsi + 32], xmm14                           ;   131.0 p3+p4   43 dst spill
        movaps xmm14, [rbp + 4000]                         ;   131.2 p2      43 dst
        movaps [rdx + 112], xmm15                          ;   132.0 p3+p4   43 dst spill
        movaps xmm15, [rbp + 3968]                         ;   132.2 p2      43 dst
        movaps [rdx - 96], xmm5                            ;   135.8 p3+p4   43 dst spill
        movaps xmm5, [rbp + 3984]                          ;   133.2 p2      43 dst
        movaps [rsi - 128], xmm6                           ;   134.0 p3+p4   43 dst spill
        movaps xmm6, [rbp + 3920]                          ;   134.2 p2      43 dst
        xorps xmm6, [rbp + 3936]                           ;   137.2 p5+p2   43 dst
        xorps xmm9, xmm6                                   ;   138.2 p0      43 dst
        movaps [rcx + 48], xmm2                            ;   135.0 p3+p4   43 dst spill
        movaps xmm2, xmm9                                  ;   139.2 p1      43 dst copy
        xorps xmm2, [rbp + 3872]                           ;   140.2 p5+p2   43 dst
        xorps xmm14, xmm2                                  ;   141.2 p0      43 dst
        xorps xmm5, xmm14                                  ;   142.2 p1      43 dst
        movaps [rbp + 64], xmm13                           ;   136.0 p3+p4   43 dst spill
        movaps xmm13, xmm14                                ;   142.2 p5      43 dst copy
        movaps [rax + 32], xmm12                           ;   137.0 p3+p4   43 dst spill
        movaps xmm12, xmm14                                ;   142.2 p0      43 dst copy
        movaps [rdx - 80], xmm8                            ;   138.0 p3+p4   43 dst spill
        movaps xmm8, xmm2                                  ;   141.2 p1      43 dst copy
        xorps xmm8, [rbp + 3856]                           ;   142.2 p5+p2   43 dst
        xorps xmm15, xmm8                                  ;   143.2 p0      43 dst
        movaps [rsi + 48], xmm10                           ;   139.0 p3+p4   43 dst spill
        movaps xmm10, xmm15                                ;   144.2 p1      43 dst copy
        xorps xmm10, [rbp + 3920]                          ;   145.2 p5+p2   43 dst
        xorps xmm13, xmm10                                 ;   146.2 p0      43 dst
        movaps [rdx - 64], xmm0                            ;   140.0 p3+p4   43 dst spill
        movaps xmm0, xmm2                                  ;   141.2 p1      43 dst copy
        andps xmm0, xmm13                                  ;   147.2 p5      43 dst
        movaps [rbx + 0], xmm3                             ;   141.0 p3+p4   43 dst spill
        movaps xmm3, xmm2                                  ;   141.2 p0      43 dst copy
        movaps [rdx - 48], xmm4                            ;   142.0 p3+p4   43 dst spill
        movaps xmm4, xmm13                                 ;   147.2 p1      43 dst copy
        xorps xmm4, [rbp + 3872]                           ;   148.2 p5+p2   43 dst
        movaps [rsi + 64], xmm11                           ;   143.0 p3+p4   43 dst spill
        movaps xmm11, xmm8                                 ;   143.2 p0      43 dst copy
        orps xmm11, [rbp + 3872]                           ;   144.2 p1+p2   43 dst
        xorps xmm15, xmm11                                 ;   145.2 p5      43 dst
        movaps [rax + 80], xmm1                            ;   144.0 p3+p4   43 dst spill
        movaps xmm1, xmm8                                  ;   143.2 p0      43 dst copy
        movaps [rsi + 80], xmm7                            ;   145.0 p3+p4   43 dst spill
        movaps xmm7, xmm5                                  ;   143.2 p1      43 dst copy
        xorps xmm7, [rbp + 3936]                           ;   144.2 p5+p2   43 dst
        movaps [rax - 128], xmm14                          ;   146.0 p3+p4   43 dst spill
        movaps xmm14, xmm5                                 ;   143.8 p0      43 dst copy
        xorps xmm14, [rbp + 3856]                          ;   144.8 p1+p2   43 dst
        movaps [rbp + 16], xmm13                           ;   147.2 p3+p4   43 dst spill
        movaps xmm13, xmm5                                 ;   144.5 p5      43 dst copy
        movaps [rdi + 0], xmm5                             ;   148.0 p3+p4   43 dst spill
        movaps xmm5, xmm14                                 ;   145.8 p0      43 dst copy
        andps xmm5, xmm7                                   ;   146.8 p1      43 dst
        xorps xmm15, xmm5                                  ;   147.8 p5      43 dst
        movaps xmm5, xmm7                                  ;   146.0 p0      43 dst copy
        xorps xmm5, xmm4                                   ;   149.2 p1      43 dst
        andps xmm13, xmm5                                  ;   150.2 p5      43 dst
        xorps xmm9, xmm13                                  ;   151.2 p0      43 dst
        movaps xmm13, xmm7                                 ;   147.2 p1      43 dst copy
        xorps xmm13, xmm10                                 ;   148.2 p5      43 dst
        movaps [rsi - 112], xmm2                           ;   149.0 p3+p4   43 dst spill
        movaps xmm2, xmm10                                 ;   148.0 p0      43 dst copy
        movaps [r11 + 48], xmm14                           ;   150.0 p3+p4   43 dst spill
        movaps xmm14, xmm5                                 ;   150.2 p1      43 dst copy
        xorps xmm14, [rbp + 3920]                          ;   151.2 p5+p2   43 dst
        xorps xmm1, xmm14                                  ;   152.2 p0      43 dst
        movaps [rbp + 32], xmm5                            ;   151.0 p3+p4   43 dst spill
        movaps xmm5, xmm0                                  ;   149.2 p1      43 dst copy
        xorps xmm5, [rbp + 3936]                           ;   150.2 p5+p2   43 dst
        movaps [r11 + 32], xmm7                            ;   152.0 p3+p4   43 dst spill
        movaps xmm7, xmm4                                  ;   150.0 p0      43 dst copy
        xorps xmm7, [rbp + 3856]                           ;   151.0 p1+p2   43 dst
        xorps xmm6, xmm7                                   ;   152.0 p5      43 dst
        andps xmm7, xmm4                                   ;   152.0 p0      43 dst
        xorps xmm9, xmm7                                   ;   153.0 p1      43 dst
        xorps xmm0, xmm9                                   ;   154.0 p5      43 dst
        xorps xmm11, xmm9                                  ;   154.0 p0      43 dst
        andps xmm2, xmm6                                   ;   153.0 p1      43 dst
        xorps xmm7, xmm2                                   ;   154.0 p5      43 dst
        xorps xmm3, xmm6                                   ;   153.0 p0      43 dst
        andps xmm12, xmm3                                  ;   154.0 p1      43 dst
        xorps xmm0, xmm12                                  ;   155.0 p5      43 dst
        xorps xmm5, xmm7                                   ;   155.0 p0      43 dst
        xorps xmm15, xmm7                                  ;   155.0 p1      43 dst
        movaps xmm2, xmm14                                 ;   154.5 p5      43 dst copy
        andps xmm2, xmm13                                  ;   155.5 p0      43 dst
        xorps xmm5, xmm2                                   ;   156.5 p1      43 dst
        movaps xmm2, xmm13                                 ;   155.5 p5      43 dst copy
        movaps xmm7, [rbp + 3872]                          ;   154.2 p2      43 dst reload
        xorps xmm2, xmm7                                   ;   157.2 p0      43 dst
        movaps xmm9, xmm1                                  ;   156.2 p1      43 dst copy
        andps xmm9, xmm2                                   ;   158.2 p5      43 dst
        xorps xmm11, xmm9                                  ;   159.2 p0      43 dst
        movaps xmm9, xmm0                                  ;   157.2 p1      43 dst copy
        andps xmm9, xmm5                                   ;   158.2 p5      43 dst
        xorps xmm11, xmm9                                  ;   160.2 p0      43 dst
        movaps xmm12, xmm5                                 ;   158.2 p1      43 dst copy
        xorps xmm5, xmm11                                  ;   161.2 p5      43 dst
        andps xmm11, xmm15                                 ;   161.2 p0      43 dst
        xorps xmm0, xmm11                                  ;   162.2 p1      43 dst
        orps xmm9, xmm5                                    ;   162.2 p5      43 dst
        xorps xmm9, xmm0                                   ;   163.2 p0      43 dst
        andps xmm8, xmm9                                   ;   164.2 p1      43 dst
        movaps xmm11, xmm15                                ;   160.5 p5      43 dst copy
        andps xmm11, xmm0                                  ;   163.2 p0      43 dst
        xorps xmm12, xmm11                                 ;   164.2 p1      43 dst
        andps xmm0, xmm12                                  ;   165.2 p5      43 dst
        xorps xmm15, xmm0                                  ;   166.2 p0      43 dst
        andps xmm1, xmm12                                  ;   165.2 p1      43 dst
        andps xmm2, xmm12                                  ;   165.2 p5      43 dst
        andps xmm3, xmm15                                  ;   167.2 p0      43 dst
        movaps xmm0, [rax - 128]                           ;   160.0 p2      43 dst reload
        andps xmm0, xmm15                                  ;   167.2 p1      43 dst
        movaps xmm11, xmm15                                ;   167.2 p5      43 dst copy
        xorps xmm15, xmm12                                 ;   167.2 p0      43 dst
        mov r8, qword [rbp + 5056]                         ;   161.2 p2      58 dst.2 reload
        xorps xmm8, [r8 + 20912]                           ;   167.2 p1+p2   58 dst
        movaps [rax - 128], xmm0                           ;   168.2 p3+p4   43 dst spill
        movaps xmm0, [rbp + 32]                            ;   163.2 p2      43 dst reload
        andps xmm0, xmm15                                  ;   168.2 p5      43 dst
        movaps [rbp + 32], xmm8                            ;   168.2 p3+p4   58 dst spill
        movaps xmm8, [rdi + 0]                             ;   164.2 p2      43 dst reload
        andps xmm8, xmm15                                  ;   168.2 p0      43 dst
        movaps xmm15, xmm12                                ;   165.2 p1      43 dst copy
        orps xmm15, xmm9                                   ;   166.2 p5      43 dst
        xorps xmm5, xmm15                                  ;   167.2 p0      43 dst
        xorps xmm12, xmm9                                  ;   166.2 p1      43 dst
        andps xmm14, xmm12                                 ;   167.2 p5      43 dst
        andps xmm13, xmm12                                 ;   167.2 p0      43 dst
        andps xmm10, xmm5                                  ;   168.2 p1      43 dst
        xorps xmm12, xmm5                                  ;   168.2 p5      43 dst
        andps xmm6, xmm5                                   ;   168.2 p0      43 dst
        xorps xmm11, xmm5                                  ;   168.2 p1      43 dst
        xorps xmm6, xmm14                                  ;   169.2 p5      43 dst
        xorps xmm10, xmm0                                  ;   169.2 p0      43 dst
        movaps xmm5, [r11 + 32]                            ;   167.8 p2      43 dst reload
        andps xmm5, xmm12                                  ;   170.8 p1      43 dst
        movaps xmm15, [r11 + 48]                           ;   168.8 p2      43 dst reload
        andps xmm15, xmm12                                 ;   171.8 p5      43 dst
        movaps xmm12, [rsi - 112]                          ;   169.8 p2      43 dst reload
        andps xmm12, xmm11                                 ;   172.8 p0      43 dst
        xorps xmm0, xmm2                                   ;   170.2 p1      58 dst
        xorps xmm2, xmm10                                  ;   170.5 p5      43 dst
        xorps xmm2, xmm5                                   ;   171.8 p0      43 dst
        xorps xmm14, xmm15                                 ;   172.8 p1      58 dst
        movaps xmm15, [rbp + 16]                           ;   170.8 p2      43 dst reload
        andps xmm15, xmm11                                 ;   173.8 p5      43 dst
        xorps xmm5, xmm15                                  ;   174.8 p0      43 dst
        xorps xmm11, xmm9                                  ;   172.2 p1      43 dst
        andps xmm9, xmm7                                   ;   172.5 p5      43 dst
        andps xmm4, xmm11                                  ;   173.2 p0      43 dst
        xorps xmm5, xmm9                                   ;   175.8 p1      43 dst
        xorps xmm0, xmm9                                   ;   173.5 p5      58 dst
        xorps xmm0, xmm4                                   ;   174.5 p0      58 dst
        andps xmm11, [rbp + 3856]                          ;   174.2 p1+p2   43 dst
        xorps xmm12, xmm11                                 ;   175.2 p5      43 dst
        movaps xmm4, [rbp + 32]                            ;   173.5 p2      58 dst reload
        xorps xmm4, xmm11                                  ;   176.5 p0      58 dst
        xorps xmm4, xmm6                                   ;   177.5 p1      58 dst
        xorps xmm6, xmm2                                   ;   175.5 p5      43 dst
        xorps xmm6, xmm12                                  ;   176.5 p0      43 dst
        xorps xmm13, xmm6                                  ;   177.5 p1      43 dst
        xorps xmm5, xmm13                                  ;   178.5 p5      43 dst
        xorps xmm3, xmm5                                   ;   179.5 p0      43 dst
        xorps xmm1, xmm3                                   ;   180.5 p1      43 dst
        xorps xmm8, xmm12                                  ;   177.5 p5      58 dst
        xorps xmm10, xmm13                                 ;   178.5 p0      58 dst
        xorps xmm8, xmm3                                   ;   180.5 p1      58 dst
        xorps xmm4, xmm1                                   ;   181.5 p5      58 dst
        xorps xmm14, xmm1                                  ;   181.5 p0      58 dst
        xorps xmm6, [rbp + 4208]                           ;   179.2 p1+p2   58 dst
        mov r9, qword [rbp + 5080]                         ;   177.5 p2      58 dst reload
        movaps [r9 + 384], xmm6                            ;   180.2 p3+p4   58 dst
        movaps [r9 + 432], xmm4                            ;   182.5 p3+p4   58 dst
        xorps xmm0, [r8 + 20896]                           ;   179.5 p5+p2   58 dst
        movaps [r9 + 416], xmm0                            ;   180.5 p3+p4   58 dst
        xorps xmm2, [rbp + 4224]                           ;   180.0 p0+p2   58 dst
        movaps [r9 + 400], xmm2                            ;   181.0 p3+p4   58 dst
        xorps xmm5, [r8 + 20928]                           ;   180.5 p1+p2   58 dst
        movaps [r9 + 448], xmm5                            ;   181.5 p3+p4   58 dst
        xorps xmm10, [rax - 128]                           ;   181.5 p5+p2   58 dst
        xorps xmm10, [rbp + 4240]                          ;   182.5 p0+p2   58 dst
        movaps [r9 + 464], xmm10                           ;   183.5 p3+p4   58 dst
        xorps xmm14, [r8 + 20976]                          ;   183.5 p1+p2   58 dst
        movaps [r9 + 496], xmm14                           ;   184.5 p3+p4   58 dst
        xorps xmm8, [rbp + 4256]                           ;   184.5 p5+p2   58 dst
        movaps [r9 + 480], xmm8                            ;   185.5 p3+p4   58 dst
        movaps xmm0, [rdi + 64]                            ;   185.5 p2      58 dst
        xorps xmm0, [rbp + 4016]                           ;   188.5 p0+p2   58 dst
        movaps [r9], xmm0                                  ;   189.5 p3+p4   58 dst
        movaps xmm0, [rcx + 112]                           ;   187.5 p2      58 dst
        xorps xmm0, [rbp + 4032]                           ;   190.5 p1+p2   58 dst
        movaps [r9 + 16], xmm0                             ;   191.5 p3+p4   58 dst
        movaps xmm0, [rbp + 96]                            ;   189.5 p2      58 dst
        xorps xmm0, [r8 + 20512]                           ;   192.5 p5+p2   58 dst
        xorps xmm0, [rdi + 48]                             ;   193.5 p0+p2   58 dst
        xorps xmm0, [rcx + 96]                             ;   194.5 p1+p2   58 dst
        xorps xmm0, [rbp - 96]                             ;   195.5 p5+p2   58 dst
        movaps [r9 + 32], xmm0                             ;   196.5 p3+p4   58 dst
        movaps xmm0, [rbp - 48]                            ;   194.5 p2      58 dst
        xorps xmm0, [r8 + 20528]                           ;   197.5 p0+p2   58 dst
        xorps xmm0, [rsi - 16]                             ;   198.5 p1+p2   58 dst
        movaps xmm1, [rbp - 128]                           ;   197.5 p2      43 dst reload
        xorps xmm0, xmm1                                   ;   200.5 p5      58 dst
        xorps xmm0, [rdx + 64]                             ;   201.5 p0+p2   58 dst
        xorps xmm1, [r8 + 20592]                           ;   200.5 p1+p2   58 dst
        movaps [r9 + 48], xmm0                             ;   202.5 p3+p4   58 dst
        xorps xmm1, [rcx + 32]                             ;   201.5 p5+p2   58 dst
        xorps xmm1, [rcx + 16]                             ;   202.5 p0+p2   58 dst
        movaps [r9 + 112], xmm1                            ;   203.5 p3+p4   58 dst
        movaps xmm0, [rsi - 32]                            ;   202.5 p2      58 dst
        xorps xmm0, [r8 + 20544]                           ;   205.5 p1+p2   58 dst
        movaps [r9 + 64], xmm0                             ;   206.5 p3+p4   58 dst
        movaps xmm0, [rbp + 80]                            ;   204.5 p2      58 dst
        xorps xmm0, [rbp - 64]                             ;   207.5 p5+p2   58 dst
        xorps xmm0, [rdi + 32]                             ;   208.5 p0+p2   58 dst
        xorps xmm0, [rbp + 4048]                           ;   209.5 p1+p2   58 dst
        movaps [r9 + 80], xmm0                             ;   210.5 p3+p4   58 dst
        movaps xmm0, [rdi - 16]                            ;   208.5 p2      58 dst
        xorps xmm0, [rbp + 0]                              ;   211.5 p5+p2   58 dst
        xorps xmm0, [rdi + 16]                             ;   212.5 p0+p2   58 dst
        xorps xmm0, [rbp + 4064]                           ;   213.5 p1+p2   58 dst
        movaps [r9 + 96], xmm0                             ;   214.5 p3+p4   58 dst
        movaps xmm0, [rax + 64]                            ;   212.5 p2      58 dst
        xorps xmm0, [rbp + 4080]                           ;   215.5 p5+p2   58 dst
        movaps [r9 + 128], xmm0                            ;   216.5 p3+p4   58 dst
        movaps xmm0, [rbp - 112]                           ;   214.5 p2      58 dst
        xorps xmm0, [rbp + 4096]                           ;   217.5 p0+p2   58 dst
        movaps [r9 + 144], xmm0                            ;   218.5 p3+p4   58 dst
        movaps xmm0, [rsi + 16]                            ;   216.5 p2      58 dst
        xorps xmm0, [r8 + 20640]                           ;   219.5 p1+p2   58 dst
        xorps xmm0, [rbp - 32]                             ;   220.5 p5+p2   58 dst
        xorps xmm0, [rdx - 112]                            ;   221.5 p0+p2   58 dst
        xorps xmm0, [rdx - 128]                            ;   222.5 p1+p2   58 dst
        movaps [r9 + 160], xmm0                            ;   223.5 p3+p4   58 dst
        movaps xmm0, [rsi - 64]                            ;   221.5 p2      58 dst
        xorps xmm0, [r8 + 20656]                           ;   224.5 p5+p2   58 dst
        xorps xmm0, [rax + 48]                             ;   225.5 p0+p2   58 dst
        movaps xmm1, [rbp + 112]                           ;   224.5 p2      43 dst reload
        xorps xmm0, xmm1                                   ;   227.5 p1      58 dst
        xorps xmm0, [rbp - 80]                             ;   228.5 p5+p2   58 dst
        movaps [r9 + 176], xmm0                            ;   229.5 p3+p4   58 dst
        xorps xmm1, [r8 + 20720]                           ;   227.5 p0+p2   58 dst
        xorps xmm1, [rcx + 64]                             ;   228.5 p1+p2   58 dst
        xorps xmm1, [rsi - 96]                             ;   229.5 p5+p2   58 dst
        movaps [r9 + 240], xmm1                            ;   230.5 p3+p4   58 dst
        movaps xmm0, [rdi - 48]                            ;   229.5 p2      58 dst
        xorps xmm0, [r8 + 20672]                           ;   232.5 p0+p2   58 dst
        movaps [r9 + 192], xmm0                            ;   233.5 p3+p4   58 dst
        movaps xmm0, [rcx + 80]                            ;   231.5 p2      58 dst
        xorps xmm0, [rdx + 80]                             ;   234.5 p1+p2   58 dst
        xorps xmm0, [rsi - 80]                             ;   235.5 p5+p2   58 dst
        xorps xmm0, [rbp + 4112]                           ;   236.5 p0+p2   58 dst
        movaps [r9 + 208], xmm0                            ;   237.5 p3+p4   58 dst
        movaps xmm0, [rsi + 0]                             ;   235.5 p2      58 dst
        xorps xmm0, [rdx + 96]                             ;   238.5 p1+p2   58 dst
        xorps xmm0, [rdi + 80]                             ;   239.5 p5+p2   58 dst
        xorps xmm0, [rbp + 4128]                           ;   240.5 p0+p2   58 dst
        movaps [r9 + 224], xmm0                            ;   241.5 p3+p4   58 dst
        movaps xmm0, [rsi + 80]                            ;   239.5 p2      58 dst
        xorps xmm0, [rbp + 4144]                           ;   242.5 p1+p2   58 dst
        movaps [r9 + 256], xmm0                            ;   243.5 p3+p4   58 dst
        movaps xmm0, [rax + 80]                            ;   241.5 p2      58 dst
        xorps xmm0, [rbp + 4160]                           ;   244.5 p5+p2   58 dst
        movaps [r9 + 272], xmm0                            ;   245.5 p3+p4   58 dst
        movaps xmm0, [rbx + 0]                             ;   243.5 p2      58 dst
        xorps xmm0, [r8 + 20768]                           ;   246.5 p0+p2   58 dst
        xorps xmm0, [rsi + 64]                             ;   247.5 p1+p2   58 dst
        xorps xmm0, [rdx - 48]                             ;   248.5 p5+p2   58 dst
        xorps xmm0, [rdx - 64]                             ;   249.5 p0+p2   58 dst
        movaps [r9 + 288], xmm0                            ;   250.5 p3+p4   58 dst
        movaps xmm0, [rsi - 48]                            ;   248.5 p2      58 dst
        xorps xmm0, [r8 + 20784]                           ;   251.5 p1+p2   58 dst
        xorps xmm0, [rax + 32]                             ;   252.5 p5+p2   58 dst
        movaps xmm1, [rsi + 48]                            ;   251.5 p2      43 dst reload
        xorps xmm0, xmm1                                   ;   254.5 p0      58 dst
        xorps xmm0, [rdx - 80]                             ;   255.5 p1+p2   58 dst
        movaps [r9 + 304], xmm0                            ;   256.5 p3+p4   58 dst
        xorps xmm1, [r8 + 20848]                           ;   254.5 p5+p2   58 dst
        xorps xmm1, [rbp + 48]                             ;   255.5 p0+p2   58 dst
        xorps xmm1, [rdi - 32]                             ;   256.5 p1+p2   58 dst
        movaps [r9 + 368], xmm1                            ;   257.5 p3+p4   58 dst
        movaps xmm0, [rbp + 64]                            ;   256.5 p2      58 dst
        xorps xmm0, [r8 + 20800]                           ;   259.5 p5+p2   58 dst
        movaps [r9 + 320], xmm0                            ;   260.5 p3+p4   58 dst
        movaps xmm0, [rcx + 48]                            ;   258.5 p2      58 dst
        xorps xmm0, [rbp - 16]                             ;   261.5 p0+p2   58 dst
        xorps xmm0, [rsi - 128]                            ;   262.5 p1+p2   58 dst
        xorps xmm0, [rbp + 4176]                           ;   263.5 p5+p2   58 dst
        movaps [r9 + 336], xmm0                            ;   264.5 p3+p4   58 dst
        movaps xmm0, [rdx - 96]                            ;   262.5 p2      58 dst
        xorps xmm0, [rsi + 32]                             ;   265.5 p0+p2   58 dst
        xorps xmm0, [rdx + 112]                            ;   266.5 p1+p2   58 dst
        xorps xmm0, [rbp + 4192]                           ;   267.5 p5+p2   58 dst
        movaps [r9 + 352], xmm0                            ;   268.5 p3+p4   58 dst
        movaps xmm0, [rbp + 3008]                          ;   266.5 p2      43 dst
        movaps xmm1, [rbp + 3056]                          ;   267.5 p2      43 dst
        movaps xmm2, [rbp + 3024]                          ;   268.5 p2      43 dst
        movaps xmm3, [rbp + 3040]                          ;   269.5 p2      43 dst
        movaps xmm4, [r14 - 112]                           ;   270.5 p2      43 dst
        movaps xmm5, [r14 - 96]                            ;   271.5 p2      43 dst reload
        xorps xmm4, xmm5                                   ;   274.5 p0      43 dst
        xorps xmm0, xmm4                                   ;   275.5 p1      43 dst
        movaps xmm6, xmm0                                  ;   276.5 p5      43 dst copy
        movaps xmm7, [r10 - 16]                            ;   272.5 p2      43 dst reload
        xorps xmm6, xmm7                                   ;   277.5 p0      43 dst
        xorps xmm1, xmm6                                   ;   278.5 p1      43 dst
        xorps xmm3, xmm1                                   ;   279.5 p5      43 dst
        movaps xmm8, xmm6                                  ;   278.5 p0      43 dst copy
        movaps xmm9, [r11 - 16]                            ;   273.5 p2      43 dst reload
        xorps xmm8, xmm9                                   ;   279.5 p1      43 dst
        xorps xmm2, xmm8                                   ;   280.5 p5      43 dst
        movaps xmm10, xmm2                                 ;   281.5 p0      43 dst copy
        movaps xmm11, [r14 - 112]                          ;   274.5 p2      43 dst reload
        xorps xmm10, xmm11                                 ;   282.5 p1      43 dst
        movaps xmm12, xmm1                                 ;   279.5 p5      43 dst copy
        xorps xmm12, xmm10                                 ;   283.5 p0      43 dst
        movaps xmm13, xmm1                                 ;   279.5 p1      43 dst copy
        movaps xmm14, xmm6                                 ;   278.5 p5      43 dst copy
        andps xmm14, xmm12                                 ;   284.5 p0      43 dst
        movaps xmm15, xmm6                                 ;   278.5 p1      43 dst copy
        movaps [rdx + 112], xmm1                           ;   279.5 p3+p4   43 dst spill
        movaps xmm1, xmm12                                 ;   284.5 p5      43 dst copy
        xorps xmm1, xmm7                                   ;   285.5 p0      43 dst
        movaps xmm7, xmm8                                  ;   280.5 p1      43 dst copy
        orps xmm7, [r10 - 16]                              ;   281.5 p5+p2   43 dst
        xorps xmm2, xmm7                                   ;   282.5 p0      43 dst
        movaps [rsi + 32], xmm12                           ;   284.5 p3+p4   43 dst spill
        movaps xmm12, xmm8                                 ;   280.5 p1      43 dst copy
        movaps [rdx - 96], xmm6                            ;   280.2 p3+p4   43 dst spill
        movaps xmm6, xmm3                                  ;   280.5 p5      43 dst copy
        xorps xmm6, xmm5                                   ;   281.5 p0      43 dst
        movaps xmm5, xmm3                                  ;   280.5 p1      43 dst copy
        xorps xmm5, xmm9                                   ;   281.5 p5      43 dst
        movaps [rsi - 128], xmm5                           ;   282.5 p3+p4   43 dst spill
        movaps xmm5, xmm3                                  ;   281.2 p0      43 dst copy
        movaps [rbp - 16], xmm3                            ;   282.2 p3+p4   43 dst spill
        movaps xmm3, xmm14                                 ;   285.5 p1      43 dst copy
        xorps xmm3, [r14 - 96]                             ;   286.5 p5+p2   43 dst
        movaps [rcx + 48], xmm8                            ;   283.2 p3+p4   43 dst spill
        movaps xmm8, xmm10                                 ;   283.5 p0      43 dst copy
        movaps [rbp + 64], xmm2                            ;   284.2 p3+p4   43 dst spill
        movaps xmm2, xmm10                                 ;   283.5 p1      43 dst copy
        xorps xmm2, xmm6                                   ;   284.5 p5      43 dst
        movaps [rdi - 32], xmm10                           ;   285.2 p3+p4   43 dst spill
        movaps xmm10, xmm6                                 ;   283.8 p0      43 dst copy
        xorps xmm10, xmm1                                  ;   286.5 p1      43 dst
        xorps xmm11, xmm10                                 ;   287.5 p5      43 dst
        andps xmm5, xmm10                                  ;   287.5 p0      43 dst
        xorps xmm0, xmm5                                   ;   288.5 p1      43 dst
        xorps xmm12, xmm11                                 ;   288.5 p5      43 dst
        movaps xmm5, xmm6                                  ;   285.8 p0      43 dst copy
        andps xmm5, [rsi - 128]                            ;   286.8 p1+p2   43 dst
        movaps [rbp + 48], xmm10                           ;   287.5 p3+p4   43 dst spill
        movaps xmm10, [rbp + 64]                           ;   286.5 p2      43 dst reload
        xorps xmm10, xmm5                                  ;   289.5 p5      43 dst
        movaps xmm5, xmm11                                 ;   288.5 p0      43 dst copy
        andps xmm5, xmm2                                   ;   289.5 p1      43 dst
        xorps xmm3, xmm5                                   ;   290.5 p5      43 dst
        movaps xmm5, xmm2                                  ;   287.8 p0      43 dst copy
        xorps xmm5, [r10 - 16]                             ;   288.8 p1+p2   43 dst
        movaps [rbp + 64], xmm2                            ;   287.8 p3+p4   43 dst spill
        movaps xmm2, xmm1                                  ;   288.2 p5      43 dst copy
        xorps xmm2, xmm9                                   ;   289.2 p0      43 dst
        xorps xmm4, xmm2                                   ;   290.2 p1      43 dst
        andps xmm2, xmm1                                   ;   290.2 p5      43 dst
        xorps xmm0, xmm2                                   ;   291.2 p0      43 dst
        xorps xmm14, xmm0                                  ;   292.2 p1      43 dst
        xorps xmm7, xmm0                                   ;   292.2 p5      43 dst
        andps xmm8, xmm4                                   ;   291.2 p0      43 dst
        xorps xmm2, xmm8                                   ;   292.2 p1      43 dst
        xorps xmm15, xmm4                                  ;   291.2 p5      43 dst
        andps xmm13, xmm15                                 ;   292.2 p0      43 dst
        xorps xmm14, xmm13                                 ;   293.2 p1      43 dst
        xorps xmm3, xmm2                                   ;   293.2 p5      43 dst
        xorps xmm10, xmm2                                  ;   293.2 p0      43 dst
        movaps xmm0, xmm12                                 ;   293.0 p1      43 dst copy
        andps xmm0, xmm5                                   ;   294.0 p5      43 dst
        xorps xmm7, xmm0                                   ;   295.0 p0      43 dst
        movaps xmm0, xmm14                                 ;   294.2 p1      43 dst copy
        andps xmm0, xmm3                                   ;   295.2 p5      43 dst
        xorps xmm7, xmm0                                   ;   296.2 p0      43 dst
        movaps xmm2, xmm3                                  ;   295.0 p1      43 dst copy
        xorps xmm3, xmm7                                   ;   297.2 p5      43 dst
        andps xmm7, xmm10                                  ;   297.2 p0      43 dst
        xorps xmm14, xmm7                                  ;   298.2 p1      43 dst
        orps xmm0, xmm3                                    ;   298.2 p5      43 dst
        xorps xmm0, xmm14                                  ;   299.2 p0      43 dst
        movaps xmm7, xmm10                                 ;   297.0 p1      43 dst copy
        andps xmm7, xmm14                                  ;   299.2 p5      43 dst
        xorps xmm2, xmm7                                   ;   300.2 p0      43 dst
        andps xmm14, xmm2                                  ;   301.2 p1      43 dst
        xorps xmm10, xmm14                                 ;   302.2 p5      43 dst
        andps xmm12, xmm2                                  ;   301.2 p0      43 dst
        andps xmm5, xmm2                                   ;   301.2 p1      43 dst
        movaps xmm7, [rcx + 48]                            ;   296.2 p2      43 dst reload
        andps xmm7, xmm0                                   ;   300.2 p5      43 dst
        andps xmm15, xmm10                                 ;   303.2 p0      43 dst
        movaps xmm8, [rdx + 112]                           ;   297.2 p2      43 dst reload
        andps xmm8, xmm10                                  ;   303.2 p1      43 dst
        movaps xmm13, xmm10                                ;   303.2 p5      43 dst copy
        xorps xmm10, xmm2                                  ;   303.2 p0      43 dst
        movaps xmm14, [rbp + 48]                           ;   298.2 p2      43 dst reload
        andps xmm14, xmm10                                 ;   304.2 p1      43 dst
        movaps [rbp + 48], xmm8                            ;   304.2 p3+p4   43 dst spill
        movaps xmm8, [rbp - 16]                            ;   299.2 p2      43 dst reload
        andps xmm8, xmm10                                  ;   304.2 p5      43 dst
        movaps xmm10, xmm2                                 ;   301.8 p0      43 dst copy
        orps xmm10, xmm0                                   ;   302.8 p1      43 dst
        xorps xmm3, xmm10                                  ;   303.8 p5      43 dst
        xorps xmm2, xmm0                                   ;   302.8 p0      43 dst
        andps xmm11, xmm2                                  ;   303.8 p1      43 dst
        andps xmm4, xmm3                                   ;   304.8 p5      43 dst
        xorps xmm4, xmm11                                  ;   305.8 p0      43 dst
        xorps xmm13, xmm3                                  ;   304.8 p1      43 dst
        movaps xmm10, [rdi - 32]                           ;   302.0 p2      43 dst reload
        andps xmm10, xmm3                                  ;   305.0 p5      43 dst
        xorps xmm3, xmm2                                   ;   304.8 p0      43 dst
        movaps [rdi - 32], xmm11                           ;   304.8 p3+p4   43 dst spill
        movaps xmm11, [rbp + 64]                           ;   303.0 p2      43 dst reload
        andps xmm11, xmm2                                  ;   306.0 p1      43 dst
        andps xmm6, xmm3                                   ;   305.8 p5      43 dst
        xorps xmm10, xmm14                                 ;   306.0 p0      43 dst
        movaps xmm2, [rdx - 96]                            ;   304.0 p2      43 dst reload
        andps xmm2, xmm13                                  ;   307.0 p1      43 dst
        andps xmm3, [rsi - 128]                            ;   306.2 p5+p2   43 dst
        movaps [rsi - 128], xmm3                           ;   307.2 p3+p4   43 dst spill
        movaps xmm3, [rsi + 32]                            ;   306.0 p2      43 dst reload
        andps xmm3, xmm13                                  ;   309.0 p0      43 dst
        xorps xmm13, xmm0                                  ;   307.0 p1      43 dst
        andps xmm1, xmm13                                  ;   308.0 p5      43 dst
        andps xmm13, xmm9                                  ;   308.0 p0      43 dst
        xorps xmm2, xmm13                                  ;   309.0 p1      43 dst
        xorps xmm3, xmm6                                   ;   310.0 p5      43 dst
        xorps xmm6, xmm5                                   ;   308.8 p0      43 dst
        xorps xmm6, xmm10                                  ;   309.8 p1      43 dst
        andps xmm0, [r10 - 16]                             ;   309.2 p5+p2   43 dst
        xorps xmm3, xmm0                                   ;   311.0 p0      43 dst
        movaps xmm9, xmm4                                  ;   310.0 p1      43 dst copy
        xorps xmm9, xmm2                                   ;   311.0 p5      43 dst
        xorps xmm9, xmm6                                   ;   312.0 p0      43 dst
        xorps xmm11, xmm9                                  ;   313.0 p1      43 dst
        xorps xmm3, xmm11                                  ;   314.0 p5      43 dst
        xorps xmm15, xmm3                                  ;   315.0 p0      43 dst
        xorps xmm12, xmm15                                 ;   316.0 p1      43 dst
        movaps [rsi + 32], xmm8                            ;   309.5 p3+p4   43 dst spill
        movaps xmm8, [rbp + 3328]                          ;   309.8 p2      43 dst
        movaps [rdx - 96], xmm2                            ;   310.5 p3+p4   43 dst spill
        movaps xmm2, [rbp + 3376]                          ;   310.8 p2      43 dst
        movaps [rbp + 64], xmm15                           ;   316.0 p3+p4   43 dst spill
        movaps xmm15, [rbp + 3344]                         ;   311.8 p2      43 dst
        movaps [rbp - 16], xmm10                           ;   312.5 p3+p4   43 dst spill
        movaps xmm10, [rbp + 3360]                         ;   312.8 p2      43 dst
        movaps [rdx + 112], xmm11                          ;   314.0 p3+p4   43 dst spill
        movaps xmm11, [r13 + 32]                           ;   313.8 p2      43 dst
        xorps xmm11, [r15 - 112]                           ;   316.8 p5+p2   43 dst
        xorps xmm8, xmm11                                  ;   317.8 p0      43 dst
        movaps [rcx + 48], xmm3                            ;   315.0 p3+p4   43 dst spill
        movaps xmm3, xmm8                                  ;   318.8 p1      43 dst copy
        xorps xmm3, [r11 - 128]                            ;   319.8 p5+p2   43 dst
        xorps xmm2, xmm3                                   ;   320.8 p0      43 dst
        xorps xmm10, xmm2                                  ;   321.8 p1      43 dst
        movaps [rdx - 80], xmm7                            ;   315.5 p3+p4   43 dst spill
        movaps xmm7, xmm2                                  ;   321.8 p5      43 dst copy
        movaps [rsi + 48], xmm4                            ;   316.5 p3+p4   43 dst spill
        movaps xmm4, xmm2                                  ;   321.8 p0      43 dst copy
        movaps [rax + 32], xmm13                           ;   317.5 p3+p4   43 dst spill
        movaps xmm13, xmm3                                 ;   320.8 p1      43 dst copy
        xorps xmm13, [r10 + 112]                           ;   321.8 p5+p2   43 dst
        xorps xmm15, xmm13                                 ;   322.8 p0      43 dst
        movaps [rsi - 48], xmm12                           ;   318.5 p3+p4   43 dst spill
        movaps xmm12, xmm15                                ;   323.8 p1      43 dst copy
        xorps xmm12, [r13 + 32]                            ;   324.8 p5+p2   43 dst
        xorps xmm7, xmm12                                  ;   325.8 p0      43 dst
        movaps [rdx - 64], xmm14                           ;   319.5 p3+p4   43 dst spill
        movaps xmm14, xmm3                                 ;   320.8 p1      43 dst copy
        andps xmm14, xmm7                                  ;   326.8 p5      43 dst
        movaps [rdx - 48], xmm1                            ;   320.5 p3+p4   43 dst spill
        movaps xmm1, xmm3                                  ;   320.8 p0      43 dst copy
        movaps [rsi + 64], xmm5                            ;   321.5 p3+p4   43 dst spill
        movaps xmm5, xmm7                                  ;   326.8 p1      43 dst copy
        xorps xmm5, [r11 - 128]                            ;   327.8 p5+p2   43 dst
        movaps [rbx + 0], xmm0                             ;   322.5 p3+p4   43 dst spill
        movaps xmm0, xmm13                                 ;   322.8 p0      43 dst copy
        orps xmm0, [r11 - 128]                             ;   323.8 p1+p2   43 dst
        xorps xmm15, xmm0                                  ;   324.8 p5      43 dst
        movaps [rax + 80], xmm6                            ;   323.5 p3+p4   43 dst spill
        movaps xmm6, xmm13                                 ;   322.8 p0      43 dst copy
        movaps [rsi + 80], xmm9                            ;   324.5 p3+p4   43 dst spill
        movaps xmm9, xmm10                                 ;   322.8 p1      43 dst copy
        xorps xmm9, [r15 - 112]                            ;   323.8 p5+p2   43 dst
        movaps [rdi + 80], xmm2                            ;   325.5 p3+p4   43 dst spill
        movaps xmm2, xmm10                                 ;   323.2 p0      43 dst copy
        xorps xmm2, [r10 + 112]                            ;   324.2 p1+p2   43 dst
        movaps [rdx + 96], xmm7                            ;   326.8 p3+p4   43 dst spill
        movaps xmm7, xmm10                                 ;   324.0 p5      43 dst copy
        movaps [rsi + 0], xmm10                            ;   327.5 p3+p4   43 dst spill
        movaps xmm10, xmm2                                 ;   325.2 p0      43 dst copy
        andps xmm10, xmm9                                  ;   326.2 p1      43 dst
        xorps xmm15, xmm10                                 ;   327.2 p5      43 dst
        movaps xmm10, xmm9                                 ;   325.5 p0      43 dst copy
        xorps xmm10, xmm5                                  ;   328.8 p1      43 dst
        andps xmm7, xmm10                                  ;   329.8 p5      43 dst
        xorps xmm8, xmm7                                   ;   330.8 p0      43 dst
        movaps xmm7, xmm9                                  ;   326.8 p1      43 dst copy
        xorps xmm7, xmm12                                  ;   327.8 p5      43 dst
        movaps [rsi - 80], xmm3                            ;   328.5 p3+p4   43 dst spill
        movaps xmm3, xmm12                                 ;   327.5 p0      43 dst copy
        movaps [rdx + 80], xmm2                            ;   329.5 p3+p4   43 dst spill
        movaps xmm2, xmm10                                 ;   329.8 p1      43 dst copy
        xorps xmm2, [r13 + 32]                             ;   330.8 p5+p2   43 dst
        xorps xmm6, xmm2                                   ;   331.8 p0      43 dst
        movaps [rcx + 80], xmm10                           ;   330.5 p3+p4   43 dst spill
        movaps xmm10, xmm14                                ;   328.8 p1      43 dst copy
        xorps xmm10, [r15 - 112]                           ;   329.8 p5+p2   43 dst
        movaps [rdi - 48], xmm9                            ;   331.5 p3+p4   43 dst spill
        movaps xmm9, xmm5                                  ;   329.5 p0      43 dst copy
        xorps xmm9, [r10 + 112]                            ;   330.5 p1+p2   43 dst
        xorps xmm11, xmm9                                  ;   331.5 p5      43 dst
        andps xmm9, xmm5                                   ;   331.5 p0      43 dst
        xorps xmm8, xmm9                                   ;   332.5 p1      43 dst
        xorps xmm14, xmm8                                  ;   333.5 p5      43 dst
        xorps xmm0, xmm8                                   ;   333.5 p0      43 dst
        andps xmm3, xmm11                                  ;   332.5 p1      43 dst
        xorps xmm9, xmm3                                   ;   333.5 p5      43 dst
        xorps xmm1, xmm11                                  ;   332.5 p0      43 dst
        andps xmm4, xmm1                                   ;   333.5 p1      43 dst
        xorps xmm14, xmm4                                  ;   334.5 p5      43 dst
        xorps xmm10, xmm9                                  ;   334.5 p0      43 dst
        xorps xmm15, xmm9                                  ;   334.5 p1      43 dst
        movaps xmm3, xmm2                                  ;   334.0 p5      43 dst copy
        andps xmm3, xmm7                                   ;   335.0 p0      43 dst
        xorps xmm10, xmm3                                  ;   336.0 p1      43 dst
        movaps xmm3, xmm7                                  ;   335.0 p5      43 dst copy
        movaps xmm4, [r11 - 128]                           ;   333.8 p2      43 dst reload
        xorps xmm3, xmm4                                   ;   336.8 p0      43 dst
        movaps xmm8, xmm6                                  ;   335.8 p1      43 dst copy
        andps xmm8, xmm3                                   ;   337.8 p5      43 dst
        xorps xmm0, xmm8                                   ;   338.8 p0      43 dst
        movaps xmm8, xmm14                                 ;   336.8 p1      43 dst copy
        andps xmm8, xmm10                                  ;   337.8 p5      43 dst
        xorps xmm0, xmm8                                   ;   339.8 p0      43 dst
        movaps xmm9, xmm10                                 ;   337.8 p1      43 dst copy
        xorps xmm10, xmm0                                  ;   340.8 p5      43 dst
        andps xmm0, xmm15                                  ;   340.8 p0      43 dst
        xorps xmm14, xmm0                                  ;   341.8 p1      43 dst
        orps xmm8, xmm10                                   ;   341.8 p5      43 dst
        xorps xmm8, xmm14                                  ;   342.8 p0      43 dst
        andps xmm13, xmm8                                  ;   343.8 p1      43 dst
        movaps xmm0, xmm15                                 ;   340.0 p5      43 dst copy
        andps xmm0, xmm14                                  ;   342.8 p0      43 dst
        xorps xmm9, xmm0                                   ;   343.8 p1      43 dst
        andps xmm14, xmm9                                  ;   344.8 p5      43 dst
        xorps xmm15, xmm14                                 ;   345.8 p0      43 dst
        andps xmm6, xmm9                                   ;   344.8 p1      43 dst
        andps xmm3, xmm9                                   ;   344.8 p5      43 dst
        andps xmm1, xmm15                                  ;   346.8 p0      43 dst
        movaps xmm0, [rdi + 80]                            ;   339.5 p2      43 dst reload
        andps xmm0, xmm15                                  ;   346.8 p1      43 dst
        movaps xmm14, xmm15                                ;   346.8 p5      43 dst copy
        xorps xmm15, xmm9                                  ;   346.8 p0      43 dst
        movaps [rdi + 80], xmm0                            ;   347.8 p3+p4   43 dst spill
        movaps xmm0, [rcx + 80]                            ;   341.0 p2      43 dst reload
        andps xmm0, xmm15                                  ;   347.8 p1      43 dst
        movaps [rcx + 80], xmm13                           ;   344.8 p3+p4   43 dst spill
        movaps xmm13, [rsi + 0]                            ;   342.0 p2      43 dst reload
        andps xmm13, xmm15                                 ;   347.8 p5      43 dst
        movaps xmm15, xmm9                                 ;   344.8 p0      43 dst copy
        orps xmm15, xmm8                                   ;   345.8 p1      43 dst
        xorps xmm10, xmm15                                 ;   346.8 p5      43 dst
        xorps xmm9, xmm8                                   ;   345.5 p0      43 dst
        andps xmm2, xmm9                                   ;   346.5 p1      43 dst
        andps xmm7, xmm9                                   ;   346.5 p5      43 dst
        andps xmm12, xmm10                                 ;   347.8 p0      43 dst
        xorps xmm9, xmm10                                  ;   347.8 p1      43 dst
        andps xmm11, xmm10                                 ;   347.8 p5      43 dst
        xorps xmm14, xmm10                                 ;   347.8 p0      43 dst
        xorps xmm11, xmm2                                  ;   348.8 p1      43 dst
        xorps xmm12, xmm0                                  ;   348.8 p5      43 dst
        movaps xmm10, [rdi - 48]                           ;   346.8 p2      43 dst reload
        andps xmm10, xmm9                                  ;   349.8 p0      43 dst
        movaps xmm15, [rdx + 80]                           ;   347.8 p2      43 dst reload
        andps xmm15, xmm9                                  ;   350.8 p1      43 dst
        movaps xmm9, [rsi - 80]                            ;   348.8 p2      43 dst reload
        andps xmm9, xmm14                                  ;   351.8 p5      43 dst
        movaps [rsi - 80], xmm2                            ;   348.2 p3+p4   43 dst spill
        movaps xmm2, [rdx + 96]                            ;   349.8 p2      43 dst reload
        andps xmm2, xmm14                                  ;   352.8 p0      43 dst
        xorps xmm14, xmm8                                  ;   349.8 p1      43 dst
        andps xmm8, xmm4                                   ;   350.0 p5      43 dst
        andps xmm5, xmm14                                  ;   350.8 p0      43 dst
        xorps xmm2, xmm10                                  ;   353.8 p1      43 dst
        xorps xmm10, xmm12                                 ;   351.0 p5      43 dst
        xorps xmm10, xmm3                                  ;   352.0 p0      43 dst
        xorps xmm2, xmm8                                   ;   354.8 p1      43 dst
        movaps xmm4, xmm11                                 ;   352.0 p5      43 dst copy
        xorps xmm4, xmm10                                  ;   353.0 p0      43 dst
        andps xmm14, [r10 + 112]                           ;   352.8 p1+p2   43 dst
        xorps xmm9, xmm14                                  ;   353.8 p5      43 dst
        xorps xmm4, xmm9                                   ;   354.8 p0      43 dst
        xorps xmm7, xmm4                                   ;   355.8 p1      43 dst
        xorps xmm2, xmm7                                   ;   356.8 p5      43 dst
        xorps xmm1, xmm2                                   ;   357.8 p0      43 dst
        xorps xmm6, xmm1                                   ;   358.8 p1      43 dst
        movaps [rdx + 96], xmm15                           ;   353.0 p3+p4   43 dst spill
        movaps xmm15, [rbp + 3648]                         ;   353.2 p2      43 dst
        movaps [rdx + 80], xmm13                           ;   354.0 p3+p4   43 dst spill
        movaps xmm13, [rbp + 3696]                         ;   354.2 p2      43 dst
        movaps [rdi - 48], xmm9                            ;   355.0 p3+p4   43 dst spill
        movaps xmm9, [rbp + 3664]                          ;   355.2 p2      43 dst
        movaps [rsi + 0], xmm1                             ;   358.8 p3+p4   43 dst spill
        movaps xmm1, [rbp + 3680]                          ;   356.2 p2      43 dst
        movaps [rsi - 96], xmm12                           ;   357.0 p3+p4   43 dst spill
        movaps xmm12, [r13 + 96]                           ;   357.2 p2      43 dst
        xorps xmm12, [r15 - 80]                            ;   360.2 p5+p2   43 dst
        xorps xmm15, xmm12                                 ;   361.2 p0      43 dst
        movaps [rcx + 64], xmm7                            ;   358.0 p3+p4   43 dst spill
        movaps xmm7, xmm15                                 ;   362.2 p1      43 dst copy
        xorps xmm7, [rbp + 3840]                           ;   363.2 p5+p2   43 dst
        xorps xmm13, xmm7                                  ;   364.2 p0      43 dst
        xorps xmm1, xmm13                                  ;   365.2 p1      43 dst
        movaps [rbp - 80], xmm2                            ;   359.0 p3+p4   43 dst spill
        movaps xmm2, xmm13                                 ;   365.2 p5      43 dst copy
        movaps [rbp + 112], xmm11                          ;   360.0 p3+p4   43 dst spill
        movaps xmm11, xmm13                                ;   365.2 p0      43 dst copy
        movaps [rax + 48], xmm14                           ;   361.0 p3+p4   43 dst spill
        movaps xmm14, xmm7                                 ;   364.2 p1      43 dst copy
        xorps xmm14, [rbp + 3824]                          ;   365.2 p5+p2   43 dst
        xorps xmm9, xmm14                                  ;   366.2 p0      43 dst
        movaps [rsi - 64], xmm6                            ;   362.0 p3+p4   43 dst spill
        movaps xmm6, xmm9                                  ;   367.2 p1      43 dst copy
        xorps xmm6, [r13 + 96]                             ;   368.2 p5+p2   43 dst
        xorps xmm2, xmm6                                   ;   369.2 p0      43 dst
        movaps [rdx - 128], xmm0                           ;   363.0 p3+p4   43 dst spill
        movaps xmm0, xmm7                                  ;   364.2 p1      43 dst copy
        andps xmm0, xmm2                                   ;   370.2 p5      43 dst
        movaps [rdx - 112], xmm5                           ;   364.0 p3+p4   43 dst spill
        movaps xmm5, xmm7                                  ;   364.2 p0      43 dst copy
        movaps [rbp - 32], xmm3                            ;   365.0 p3+p4   43 dst spill
        movaps xmm3, xmm2                                  ;   370.2 p1      43 dst copy
        xorps xmm3, [rbp + 3840]                           ;   371.2 p5+p2   43 dst
        movaps [rsi + 16], xmm8                            ;   366.0 p3+p4   43 dst spill
        movaps xmm8, xmm14                                 ;   366.2 p0      43 dst copy
        orps xmm8, [rbp + 3840]                            ;   367.2 p1+p2   43 dst
        xorps xmm9, xmm8                                   ;   368.2 p5      43 dst
        movaps [rbp - 112], xmm10                          ;   367.0 p3+p4   43 dst spill
        movaps xmm10, xmm14                                ;   366.2 p0      43 dst copy
        movaps [rax + 64], xmm4                            ;   368.0 p3+p4   43 dst spill
        movaps xmm4, xmm1                                  ;   366.2 p1      43 dst copy
        xorps xmm4, [r15 - 80]                             ;   367.2 p5+p2   43 dst
        movaps [rdi + 16], xmm13                           ;   369.0 p3+p4   43 dst spill
        movaps xmm13, xmm1                                 ;   366.8 p0      43 dst copy
        xorps xmm13, [rbp + 3824]                          ;   367.8 p1+p2   43 dst
        movaps [rbp + 0], xmm2                             ;   370.2 p3+p4   43 dst spill
        movaps xmm2, xmm1                                  ;   367.5 p5      43 dst copy
        movaps [rdi - 16], xmm1                            ;   371.0 p3+p4   43 dst spill
        movaps xmm1, xmm13                                 ;   368.8 p0      43 dst copy
        andps xmm1, xmm4                                   ;   369.8 p1      43 dst
        xorps xmm9, xmm1                                   ;   370.8 p5      43 dst
        movaps xmm1, xmm4                                  ;   369.0 p0      43 dst copy
        xorps xmm1, xmm3                                   ;   372.2 p1      43 dst
        andps xmm2, xmm1                                   ;   373.2 p5      43 dst
        xorps xmm15, xmm2                                  ;   374.2 p0      43 dst
        movaps xmm2, xmm4                                  ;   370.2 p1      43 dst copy
        xorps xmm2, xmm6                                   ;   371.2 p5      43 dst
        movaps [rdi + 32], xmm7                            ;   372.0 p3+p4   43 dst spill
        movaps xmm7, xmm6                                  ;   371.0 p0      43 dst copy
        movaps [rbp - 64], xmm13                           ;   373.0 p3+p4   43 dst spill
        movaps xmm13, xmm1                                 ;   373.2 p1      43 dst copy
        xorps xmm13, [r13 + 96]                            ;   374.2 p5+p2   43 dst
        xorps xmm10, xmm13                                 ;   375.2 p0      43 dst
        movaps [rbp + 80], xmm1                            ;   374.0 p3+p4   43 dst spill
        movaps xmm1, xmm0                                  ;   372.2 p1      43 dst copy
        xorps xmm1, [r15 - 80]                             ;   373.2 p5+p2   43 dst
        movaps [rsi - 32], xmm4                            ;   375.0 p3+p4   43 dst spill
        movaps xmm4, xmm3                                  ;   373.0 p0      43 dst copy
        xorps xmm4, [rbp + 3824]                           ;   374.0 p1+p2   43 dst
        xorps xmm12, xmm4                                  ;   375.0 p5      43 dst
        andps xmm4, xmm3                                   ;   375.0 p0      43 dst
        xorps xmm15, xmm4                                  ;   376.0 p1      43 dst
        xorps xmm0, xmm15                                  ;   377.0 p5      43 dst
        xorps xmm8, xmm15                                  ;   377.0 p0      43 dst
        andps xmm7, xmm12                                  ;   376.0 p1      43 dst
        xorps xmm4, xmm7                                   ;   377.0 p5      43 dst
        xorps xmm5, xmm12                                  ;   376.0 p0      43 dst
        andps xmm11, xmm5                                  ;   377.0 p1      43 dst
        xorps xmm0, xmm11                                  ;   378.0 p5      43 dst
        xorps xmm1, xmm4                                   ;   378.0 p0      43 dst
        xorps xmm9, xmm4                                   ;   378.0 p1      43 dst
        movaps xmm4, xmm13                                 ;   377.5 p5      43 dst copy
        andps xmm4, xmm2                                   ;   378.5 p0      43 dst
        xorps xmm1, xmm4                                   ;   379.5 p1      43 dst
        movaps xmm4, xmm2                                  ;   378.5 p5      43 dst copy
        movaps xmm7, [rbp + 3840]                          ;   377.2 p2      43 dst reload
        xorps xmm4, xmm7                                   ;   380.2 p0      43 dst
        movaps xmm11, xmm10                                ;   379.2 p1      43 dst copy
        andps xmm11, xmm4                                  ;   381.2 p5      43 dst
        xorps xmm8, xmm11                                  ;   382.2 p0      43 dst
        movaps xmm11, xmm0                                 ;   380.2 p1      43 dst copy
        andps xmm11, xmm1                                  ;   381.2 p5      43 dst
        xorps xmm8, xmm11                                  ;   383.2 p0      43 dst
        movaps xmm15, xmm1                                 ;   381.2 p1      43 dst copy
        xorps xmm1, xmm8                                   ;   384.2 p5      43 dst
        andps xmm8, xmm9                                   ;   384.2 p0      43 dst
        xorps xmm0, xmm8                                   ;   385.2 p1      43 dst
        orps xmm11, xmm1                                   ;   385.2 p5      43 dst
        xorps xmm11, xmm0                                  ;   386.2 p0      43 dst
        andps xmm14, xmm11                                 ;   387.2 p1      43 dst
        movaps xmm8, xmm9                                  ;   383.5 p5      43 dst copy
        andps xmm8, xmm0                                   ;   386.2 p0      43 dst
        xorps xmm15, xmm8                                  ;   387.2 p1      43 dst
        andps xmm0, xmm15                                  ;   388.2 p5      43 dst
        xorps xmm9, xmm0                                   ;   389.2 p0      43 dst
        andps xmm10, xmm15                                 ;   388.2 p1      43 dst
        andps xmm4, xmm15                                  ;   388.2 p5      43 dst
        andps xmm5, xmm9                                   ;   390.2 p0      43 dst
        movaps xmm0, [rdi + 16]                            ;   383.0 p2      43 dst reload
        andps xmm0, xmm9                                   ;   390.2 p1      43 dst
        movaps xmm8, xmm9                                  ;   390.2 p5      43 dst copy
        xorps xmm9, xmm15                                  ;   390.2 p0      43 dst
        movaps [rdi + 16], xmm0                            ;   391.2 p3+p4   43 dst spill
        movaps xmm0, [rbp + 80]                            ;   384.5 p2      43 dst reload
        andps xmm0, xmm9                                   ;   391.2 p1      43 dst
        movaps [rbp + 80], xmm14                           ;   388.2 p3+p4   43 dst spill
        movaps xmm14, [rdi - 16]                           ;   385.5 p2      43 dst reload
        andps xmm14, xmm9                                  ;   391.2 p5      43 dst
        movaps xmm9, xmm15                                 ;   388.2 p0      43 dst copy
        orps xmm9, xmm11                                   ;   389.2 p1      43 dst
        xorps xmm1, xmm9                                   ;   390.2 p5      43 dst
        xorps xmm15, xmm11                                 ;   389.0 p0      43 dst
        andps xmm13, xmm15                                 ;   390.0 p1      43 dst
        andps xmm2, xmm15                                  ;   390.0 p5      43 dst
        andps xmm6, xmm1                                   ;   391.2 p0      43 dst
        xorps xmm15, xmm1                                  ;   391.2 p1      43 dst
        andps xmm12, xmm1                                  ;   391.2 p5      43 dst
        xorps xmm8, xmm1                                   ;   391.2 p0      43 dst
        xorps xmm12, xmm13                                 ;   392.2 p1      43 dst
        xorps xmm6, xmm0                                   ;   392.2 p5      43 dst
        movaps xmm1, [rsi - 32]                            ;   390.2 p2      43 dst reload
        andps xmm1, xmm15                                  ;   393.2 p0      43 dst
        movaps xmm9, [rbp - 64]                            ;   391.2 p2      43 dst reload
        andps xmm9, xmm15                                  ;   394.2 p1      43 dst
        movaps xmm15, [rdi + 32]                           ;   392.2 p2      43 dst reload
        andps xmm15, xmm8                                  ;   395.2 p5      43 dst
        movaps [rdi + 32], xmm13                           ;   391.8 p3+p4   43 dst spill
        movaps xmm13, [rbp + 0]                            ;   393.2 p2      43 dst reload
        andps xmm13, xmm8                                  ;   396.2 p0      43 dst
        xorps xmm8, xmm11                                  ;   393.2 p1      43 dst
        andps xmm11, xmm7                                  ;   393.5 p5      43 dst
        andps xmm3, xmm8                                   ;   394.2 p0      43 dst
        xorps xmm13, xmm1                                  ;   397.2 p1      43 dst
        xorps xmm1, xmm6                                   ;   394.5 p5      43 dst
        xorps xmm1, xmm4                                   ;   395.5 p0      43 dst
        xorps xmm13, xmm11                                 ;   398.2 p1      43 dst
        movaps xmm7, xmm12                                 ;   395.5 p5      43 dst copy
        xorps xmm7, xmm1                                   ;   396.5 p0      43 dst
        andps xmm8, [rbp + 3824]                           ;   396.2 p1+p2   43 dst
        xorps xmm15, xmm8                                  ;   397.2 p5      43 dst
        xorps xmm7, xmm15                                  ;   398.2 p0      43 dst
        xorps xmm2, xmm7                                   ;   399.2 p1      43 dst
        xorps xmm13, xmm2                                  ;   400.2 p5      43 dst
        xorps xmm5, xmm13                                  ;   401.2 p0      43 dst
        xorps xmm10, xmm5                                  ;   402.2 p1      43 dst
        movaps [rbp + 0], xmm9                             ;   396.5 p3+p4   43 dst spill
        movaps xmm9, [rbp + 2944]                          ;   396.8 p2      43 dst
        movaps [rbp - 64], xmm14                           ;   397.5 p3+p4   43 dst spill
        movaps xmm14, [rbp + 2992]                         ;   397.8 p2      43 dst
        movaps [rsi - 32], xmm15                           ;   398.5 p3+p4   43 dst spill
        movaps xmm15, [rbp + 2960]                         ;   398.8 p2      43 dst
        movaps [rdi - 16], xmm5                            ;   402.2 p3+p4   43 dst spill
        movaps xmm5, [rbp + 2976]                          ;   399.8 p2      43 dst
        movaps [rcx + 16], xmm6                            ;   400.5 p3+p4   43 dst spill
        movaps xmm6, [r13 - 80]                            ;   400.8 p2      43 dst
        xorps xmm6, [r13 - 64]                             ;   403.8 p5+p2   43 dst
        xorps xmm9, xmm6                                   ;   404.8 p0      43 dst
        movaps [rcx + 32], xmm2                            ;   401.5 p3+p4   43 dst spill
        movaps xmm2, xmm9                                  ;   405.8 p1      43 dst copy
        xorps xmm2, [r10 - 32]                             ;   406.8 p5+p2   43 dst
        xorps xmm14, xmm2                                  ;   407.8 p0      43 dst
        xorps xmm5, xmm14                                  ;   408.8 p1      43 dst
        movaps [rdx + 64], xmm13                           ;   402.5 p3+p4   43 dst spill
        movaps xmm13, xmm14                                ;   408.8 p5      43 dst copy
        movaps [rbp - 128], xmm12                          ;   403.5 p3+p4   43 dst spill
        movaps xmm12, xmm14                                ;   408.8 p0      43 dst copy
        movaps [rsi - 16], xmm8                            ;   404.5 p3+p4   43 dst spill
        movaps xmm8, xmm2                                  ;   407.8 p1      43 dst copy
        xorps xmm8, [r10 - 48]                             ;   408.8 p5+p2   43 dst
        xorps xmm15, xmm8                                  ;   409.8 p0      43 dst
        movaps [rbp - 48], xmm10                           ;   405.5 p3+p4   43 dst spill
        movaps xmm10, xmm15                                ;   410.8 p1      43 dst copy
        xorps xmm10, [r13 - 80]                            ;   411.8 p5+p2   43 dst
        xorps xmm13, xmm10                                 ;   412.8 p0      43 dst
        movaps [rbp - 96], xmm0                            ;   406.5 p3+p4   43 dst spill
        movaps xmm0, xmm2                                  ;   407.8 p1      43 dst copy
        andps xmm0, xmm13                                  ;   413.8 p5      43 dst
        movaps [rcx + 96], xmm3                            ;   407.5 p3+p4   43 dst spill
        movaps xmm3, xmm2                                  ;   407.8 p0      43 dst copy
        movaps [rdi + 48], xmm4                            ;   408.5 p3+p4   43 dst spill
        movaps xmm4, xmm13                                 ;   413.8 p1      43 dst copy
        xorps xmm4, [r10 - 32]                             ;   414.8 p5+p2   43 dst
        movaps [rbp + 96], xmm11                           ;   409.5 p3+p4   43 dst spill
        movaps xmm11, xmm8                                 ;   409.8 p0      43 dst copy
        orps xmm11, [r10 - 32]                             ;   410.8 p1+p2   43 dst
        xorps xmm15, xmm11                                 ;   411.8 p5      43 dst
        movaps [rcx + 112], xmm1                           ;   410.5 p3+p4   43 dst spill
        movaps xmm1, xmm8                                  ;   409.8 p0      43 dst copy
        movaps [rdi + 64], xmm7                            ;   411.5 p3+p4   43 dst spill
        movaps xmm7, xmm5                                  ;   409.8 p1      43 dst copy
        xorps xmm7, [r13 - 64]                             ;   410.8 p5+p2   43 dst
        movaps [rax - 128], xmm14                          ;   412.5 p3+p4   43 dst spill
        movaps xmm14, xmm5                                 ;   410.2 p0      43 dst copy
        xorps xmm14, [r10 - 48]                            ;   411.2 p1+p2   43 dst
        movaps [rbp + 32], xmm13                           ;   413.8 p3+p4   43 dst spill
        movaps xmm13, xmm5                                 ;   411.0 p5      43 dst copy
        movaps [rbp + 16], xmm5                            ;   414.5 p3+p4   43 dst spill
        movaps xmm5, xmm14                                 ;   412.2 p0      43 dst copy
        andps xmm5, xmm7                                   ;   413.2 p1      43 dst
        xorps xmm15, xmm5                                  ;   414.2 p5      43 dst
        movaps xmm5, xmm7                                  ;   412.5 p0      43 dst copy
        xorps xmm5, xmm4                                   ;   415.8 p1      43 dst
        andps xmm13, xmm5                                  ;   416.8 p5      43 dst
        xorps xmm9, xmm13                                  ;   417.8 p0      43 dst
        movaps xmm13, xmm7                                 ;   413.8 p1      43 dst copy
        xorps xmm13, xmm10                                 ;   414.8 p5      43 dst
        movaps [rsi - 112], xmm2                           ;   415.5 p3+p4   43 dst spill
        movaps xmm2, xmm10                                 ;   414.5 p0      43 dst copy
        movaps [r11 + 48], xmm14                           ;   416.5 p3+p4   43 dst spill
        movaps xmm14, xmm5                                 ;   416.8 p1      43 dst copy
        xorps xmm14, [r13 - 80]                            ;   417.8 p5+p2   43 dst
        xorps xmm1, xmm14                                  ;   418.8 p0      43 dst
        movaps [r11 + 32], xmm5                            ;   417.5 p3+p4   43 dst spill
        movaps xmm5, xmm0                                  ;   415.8 p1      43 dst copy
        xorps xmm5, [r13 - 64]                             ;   416.8 p5+p2   43 dst
        movaps [rdi + 0], xmm7                             ;   418.5 p3+p4   43 dst spill
        movaps xmm7, xmm4                                  ;   416.5 p0      43 dst copy
        xorps xmm7, [r10 - 48]                             ;   417.5 p1+p2   43 dst
        xorps xmm6, xmm7                                   ;   418.5 p5      43 dst
        andps xmm7, xmm4                                   ;   418.5 p0      43 dst
        xorps xmm9, xmm7                                   ;   419.5 p1      43 dst
        xorps xmm0, xmm9                                   ;   420.5 p5      43 dst
        xorps xmm11, xmm9                                  ;   420.5 p0      43 dst
        andps xmm2, xmm6                                   ;   419.5 p1      43 dst
        xorps xmm7, xmm2                                   ;   420.5 p5      43 dst
        xorps xmm3, xmm6                                   ;   419.5 p0      43 dst
        andps xmm12, xmm3                                  ;   420.5 p1      43 dst
        xorps xmm0, xmm12                                  ;   421.5 p5      43 dst
        xorps xmm5, xmm7                                   ;   421.5 p0      43 dst
        xorps xmm15, xmm7                                  ;   421.5 p1      43 dst
        movaps xmm2, xmm14                                 ;   421.0 p5      43 dst copy
        andps xmm2, xmm13                                  ;   422.0 p0      43 dst
        xorps xmm5, xmm2                                   ;   423.0 p1      43 dst
        movaps xmm2, xmm13                                 ;   422.0 p5      43 dst copy
        movaps xmm7, [r10 - 32]                            ;   420.8 p2      43 dst reload
        xorps xmm2, xmm7                                   ;   423.8 p0      43 dst
        movaps xmm9, xmm1                                  ;   422.8 p1      43 dst copy
        andps xmm9, xmm2                                   ;   424.8 p5      43 dst
        xorps xmm11, xmm9                                  ;   425.8 p0      43 dst
        movaps xmm9, xmm0                                  ;   423.8 p1      43 dst copy
        andps xmm9, xmm5                                   ;   424.8 p5      43 dst
        xorps xmm11, xmm9                                  ;   426.8 p0      43 dst
        movaps xmm12, xmm5                                 ;   424.8 p1      43 dst copy
        xorps xmm5, xmm11                                  ;   427.8 p5      43 dst
        andps xmm11, xmm15                                 ;   427.8 p0      43 dst
        xorps xmm0, xmm11                                  ;   428.8 p1      43 dst
        orps xmm9, xmm5                                    ;   428.8 p5      43 dst
        xorps xmm9, xmm0                                   ;   429.8 p0      43 dst
        andps xmm8, xmm9                                   ;   430.8 p1      43 dst
        movaps xmm11, xmm15                                ;   427.0 p5      43 dst copy
        andps xmm11, xmm0                                  ;   429.8 p0      43 dst
        xorps xmm12, xmm11                                 ;   430.8 p1      43 dst
        andps xmm0, xmm12                                  ;   431.8 p5      43 dst
        xorps xmm15, xmm0                                  ;   432.8 p0      43 dst
        andps xmm1, xmm12                                  ;   431.8 p1      43 dst
        andps xmm2, xmm12                                  ;   431.8 p5      43 dst
        andps xmm3, xmm15                                  ;   433.8 p0      43 dst
        movaps xmm0, [rax - 128]                           ;   426.5 p2      43 dst reload
        andps xmm0, xmm15                                  ;   433.8 p1      43 dst
        movaps xmm11, xmm15                                ;   433.8 p5      43 dst copy
        xorps xmm15, xmm12                                 ;   433.8 p0      43 dst
        xorps xmm8, [r8 + 21424]                           ;   431.8 p1+p2   58 dst
        xorps xmm0, [rbp + 4496]                           ;   434.8 p5+p2   58 dst
        movaps [rax - 128], xmm0                           ;   435.8 p3+p4   58 dst spill
        movaps xmm0, [r11 + 32]                            ;   429.8 p2      43 dst reload
        andps xmm0, xmm15                                  ;   434.8 p0      43 dst
        movaps [r11 + 32], xmm8                            ;   432.8 p3+p4   58 dst spill
        movaps xmm8, [rbp + 16]                            ;   430.8 p2      43 dst reload
        andps xmm8, xmm15                                  ;   434.8 p1      43 dst
        movaps xmm15, xmm12                                ;   432.0 p5      43 dst copy
        orps xmm15, xmm9                                   ;   433.0 p0      43 dst
        xorps xmm5, xmm15                                  ;   434.0 p1      43 dst
        xorps xmm12, xmm9                                  ;   433.0 p5      43 dst
        andps xmm14, xmm12                                 ;   434.0 p0      43 dst
        andps xmm13, xmm12                                 ;   434.0 p1      43 dst
        andps xmm10, xmm5                                  ;   435.0 p5      43 dst
        xorps xmm12, xmm5                                  ;   435.0 p0      43 dst
        andps xmm6, xmm5                                   ;   435.0 p1      43 dst
        xorps xmm11, xmm5                                  ;   435.0 p5      43 dst
        xorps xmm6, xmm14                                  ;   436.0 p0      43 dst
        xorps xmm10, xmm0                                  ;   436.0 p1      43 dst
        movaps xmm5, [rdi + 0]                             ;   434.2 p2      43 dst reload
        andps xmm5, xmm12                                  ;   437.2 p5      43 dst
        movaps xmm15, [r11 + 48]                           ;   435.2 p2      43 dst reload
        andps xmm15, xmm12                                 ;   438.2 p0      43 dst
        movaps xmm12, [rsi - 112]                          ;   436.2 p2      43 dst reload
        andps xmm12, xmm11                                 ;   439.2 p1      43 dst
        xorps xmm0, xmm2                                   ;   437.0 p5      58 dst
        xorps xmm2, xmm10                                  ;   437.5 p0      43 dst
        xorps xmm2, xmm5                                   ;   438.5 p1      43 dst
        movaps [rsi - 112], xmm14                          ;   436.5 p3+p4   43 dst spill
        movaps xmm14, [rax - 128]                          ;   437.2 p2      58 dst reload
        xorps xmm14, xmm10                                 ;   440.2 p5      58 dst
        movaps xmm10, [rbp + 32]                           ;   438.2 p2      43 dst reload
        andps xmm10, xmm11                                 ;   441.2 p0      43 dst
        xorps xmm5, xmm10                                  ;   442.2 p1      43 dst
        xorps xmm11, xmm9                                  ;   439.0 p5      43 dst
        andps xmm9, xmm7                                   ;   439.5 p0      43 dst
        andps xmm4, xmm11                                  ;   440.0 p1      43 dst
        xorps xmm5, xmm9                                   ;   443.2 p5      43 dst
        xorps xmm0, xmm9                                   ;   440.5 p0      58 dst
        xorps xmm0, xmm4                                   ;   441.5 p1      58 dst
        andps xmm11, [r10 - 48]                            ;   441.0 p5+p2   43 dst
        xorps xmm12, xmm11                                 ;   442.0 p0      43 dst
        movaps xmm4, [r11 + 32]                            ;   440.5 p2      58 dst reload
        xorps xmm4, xmm11                                  ;   443.5 p1      58 dst
        xorps xmm4, xmm6                                   ;   444.5 p5      58 dst
        xorps xmm6, xmm2                                   ;   442.5 p0      43 dst
        xorps xmm6, xmm12                                  ;   443.5 p1      43 dst
        xorps xmm13, xmm6                                  ;   444.5 p5      43 dst
        xorps xmm5, xmm13                                  ;   445.5 p0      43 dst
        xorps xmm3, xmm5                                   ;   446.5 p1      43 dst
        xorps xmm1, xmm3                                   ;   447.5 p5      43 dst
        xorps xmm14, xmm13                                 ;   445.5 p0      58 dst
        xorps xmm8, xmm12                                  ;   444.8 p1      58 dst
        xorps xmm8, xmm3                                   ;   447.5 p5      58 dst
        movaps [r9 + 976], xmm14                           ;   446.5 p3+p4   58 dst
        xorps xmm4, xmm1                                   ;   448.5 p0      58 dst
        xorps xmm15, xmm1                                  ;   448.5 p1      58 dst
        movaps [r9 + 944], xmm4                            ;   449.5 p3+p4   58 dst
        xorps xmm6, [rbp + 4464]                           ;   446.0 p5+p2   58 dst
        movaps [r9 + 896], xmm6                            ;   447.0 p3+p4   58 dst
        xorps xmm0, [r8 + 21408]                           ;   446.5 p0+p2   58 dst
        movaps [r9 + 928], xmm0                            ;   447.5 p3+p4   58 dst
        xorps xmm2, [rbp + 4480]                           ;   446.8 p1+p2   58 dst
        movaps [r9 + 912], xmm2                            ;   447.8 p3+p4   58 dst
        xorps xmm5, [r8 + 21440]                           ;   447.0 p5+p2   58 dst
        movaps [r9 + 960], xmm5                            ;   448.0 p3+p4   58 dst
        xorps xmm15, [r8 + 21488]                          ;   449.5 p0+p2   58 dst
        xorps xmm8, [rbp + 4512]                           ;   449.0 p1+p2   58 dst
        movaps [r9 + 992], xmm8                            ;   450.0 p3+p4   58 dst
        xorps xmm15, [rsi - 112]                           ;   450.5 p5+p2   58 dst
        movaps [r9 + 1008], xmm15                          ;   451.5 p3+p4   58 dst
        movaps xmm0, [rsi + 80]                            ;   451.0 p2      58 dst
        xorps xmm0, [rbp + 4272]                           ;   454.0 p0+p2   58 dst
        movaps [r9 + 512], xmm0                            ;   455.0 p3+p4   58 dst
        movaps xmm0, [rax + 80]                            ;   453.0 p2      58 dst
        xorps xmm0, [rbp + 4288]                           ;   456.0 p1+p2   58 dst
        movaps [r9 + 528], xmm0                            ;   457.0 p3+p4   58 dst
        movaps xmm0, [rdx - 48]                            ;   455.0 p2      58 dst
        xorps xmm0, [r8 + 21024]                           ;   458.0 p5+p2   58 dst
        xorps xmm0, [rbx + 0]                              ;   459.0 p0+p2   58 dst
        xorps xmm0, [rsi + 64]                             ;   460.0 p1+p2   58 dst
        xorps xmm0, [rdx - 64]                             ;   461.0 p5+p2   58 dst
        movaps [r9 + 544], xmm0                            ;   462.0 p3+p4   58 dst
        movaps xmm0, [rdx - 80]                            ;   460.0 p2      58 dst
        xorps xmm0, [r8 + 21040]                           ;   463.0 p0+p2   58 dst
        xorps xmm0, [rsi + 48]                             ;   464.0 p1+p2   58 dst
        movaps xmm1, [rsi - 48]                            ;   463.0 p2      43 dst reload
        xorps xmm0, xmm1                                   ;   466.0 p5      58 dst
        xorps xmm0, [rax + 32]                             ;   467.0 p0+p2   58 dst
        xorps xmm1, [r8 + 21104]                           ;   466.0 p1+p2   58 dst
        movaps [r9 + 560], xmm0                            ;   468.0 p3+p4   58 dst
        xorps xmm1, [rdi - 32]                             ;   467.0 p5+p2   58 dst
        xorps xmm1, [rsi - 128]                            ;   468.0 p0+p2   58 dst
        movaps [r9 + 624], xmm1                            ;   469.0 p3+p4   58 dst
        movaps xmm0, [rcx + 48]                            ;   468.0 p2      58 dst
        xorps xmm0, [r8 + 21056]                           ;   471.0 p1+p2   58 dst
        movaps [r9 + 576], xmm0                            ;   472.0 p3+p4   58 dst
        movaps xmm0, [rdx + 112]                           ;   470.0 p2      58 dst
        xorps xmm0, [rbp + 48]                             ;   473.0 p5+p2   58 dst
        xorps xmm0, [rbp - 16]                             ;   474.0 p0+p2   58 dst
        xorps xmm0, [rbp + 4304]                           ;   475.0 p1+p2   58 dst
        movaps [r9 + 592], xmm0                            ;   476.0 p3+p4   58 dst
        movaps xmm0, [rbp + 64]                            ;   474.0 p2      58 dst
        xorps xmm0, [rsi + 32]                             ;   477.0 p5+p2   58 dst
        xorps xmm0, [rdx - 96]                             ;   478.0 p0+p2   58 dst
        xorps xmm0, [rbp + 4320]                           ;   479.0 p1+p2   58 dst
        movaps [r9 + 608], xmm0                            ;   480.0 p3+p4   58 dst
        movaps xmm0, [rax + 64]                            ;   478.0 p2      58 dst
        xorps xmm0, [rbp + 4336]                           ;   481.0 p5+p2   58 dst
        movaps [r9 + 640], xmm0                            ;   482.0 p3+p4   58 dst
        movaps xmm0, [rbp - 112]                           ;   480.0 p2      58 dst
        xorps xmm0, [rbp + 4352]                           ;   483.0 p0+p2   58 dst
        movaps [r9 + 656], xmm0                            ;   484.0 p3+p4   58 dst
        movaps xmm0, [rdx - 112]                           ;   482.0 p2      58 dst
        xorps xmm0, [r8 + 21152]                           ;   485.0 p1+p2   58 dst
        xorps xmm0, [rsi + 16]                             ;   486.0 p5+p2   58 dst
        xorps xmm0, [rbp - 32]                             ;   487.0 p0+p2   58 dst
        xorps xmm0, [rdx - 128]                            ;   488.0 p1+p2   58 dst
        movaps [r9 + 672], xmm0                            ;   489.0 p3+p4   58 dst
        movaps xmm0, [rcx + 80]                            ;   487.0 p2      58 dst
        xorps xmm0, [r8 + 21168]                           ;   490.0 p5+p2   58 dst
        xorps xmm0, [rbp + 112]                            ;   491.0 p0+p2   58 dst
        movaps xmm1, [rsi - 64]                            ;   490.0 p2      43 dst reload
        xorps xmm0, xmm1                                   ;   493.0 p1      58 dst
        xorps xmm0, [rax + 48]                             ;   494.0 p5+p2   58 dst
        movaps [r9 + 688], xmm0                            ;   495.0 p3+p4   58 dst
        xorps xmm1, [r8 + 21232]                           ;   493.0 p0+p2   58 dst
        xorps xmm1, [rsi - 80]                             ;   494.0 p1+p2   58 dst
        xorps xmm1, [rdx + 96]                             ;   495.0 p5+p2   58 dst
        movaps [r9 + 752], xmm1                            ;   496.0 p3+p4   58 dst
        movaps xmm0, [rbp - 80]                            ;   495.0 p2      58 dst
        xorps xmm0, [r8 + 21184]                           ;   498.0 p0+p2   58 dst
        movaps [r9 + 704], xmm0                            ;   499.0 p3+p4   58 dst
        movaps xmm0, [rcx + 64]                            ;   497.0 p2      58 dst
        xorps xmm0, [rdi + 80]                             ;   500.0 p1+p2   58 dst
        xorps xmm0, [rsi - 96]                             ;   501.0 p5+p2   58 dst
        xorps xmm0, [rbp + 4368]                           ;   502.0 p0+p2   58 dst
        movaps [r9 + 720], xmm0                            ;   503.0 p3+p4   58 dst
        movaps xmm0, [rsi + 0]                             ;   501.0 p2      58 dst
        xorps xmm0, [rdx + 80]                             ;   504.0 p1+p2   58 dst
        xorps xmm0, [rdi - 48]                             ;   505.0 p5+p2   58 dst
        xorps xmm0, [rbp + 4384]                           ;   506.0 p0+p2   58 dst
        movaps [r9 + 736], xmm0                            ;   507.0 p3+p4   58 dst
        movaps xmm0, [rdi + 64]                            ;   505.0 p2      58 dst
        xorps xmm0, [rbp + 4400]                           ;   508.0 p1+p2   58 dst
        movaps [r9 + 768], xmm0                            ;   509.0 p3+p4   58 dst
        movaps xmm0, [rcx + 112]                           ;   507.0 p2      58 dst
        xorps xmm0, [rbp + 4416]                           ;   510.0 p5+p2   58 dst
        movaps [r9 + 784], xmm0                            ;   511.0 p3+p4   58 dst
        movaps xmm0, [rcx + 96]                            ;   509.0 p2      58 dst
        xorps xmm0, [r8 + 21280]                           ;   512.0 p0+p2   58 dst
        xorps xmm0, [rbp + 96]                             ;   513.0 p1+p2   58 dst
        xorps xmm0, [rdi + 48]                             ;   514.0 p5+p2   58 dst
        xorps xmm0, [rbp - 96]                             ;   515.0 p0+p2   58 dst
        movaps [r9 + 800], xmm0                            ;   516.0 p3+p4   58 dst
        movaps xmm0, [rbp + 80]                            ;   514.0 p2      58 dst
        xorps xmm0, [r8 + 21296]                           ;   517.0 p1+p2   58 dst
        xorps xmm0, [rbp - 128]                            ;   518.0 p5+p2   58 dst
        movaps xmm1, [rbp - 48]                            ;   517.0 p2      43 dst reload
        xorps xmm0, xmm1                                   ;   520.0 p0      58 dst
        xorps xmm0, [rsi - 16]                             ;   521.0 p1+p2   58 dst
        movaps [r9 + 816], xmm0                            ;   522.0 p3+p4   58 dst
        xorps xmm1, [r8 + 21360]                           ;   520.0 p5+p2   58 dst
        xorps xmm1, [rdi + 32]                             ;   521.0 p0+p2   58 dst
        xorps xmm1, [rbp + 0]                              ;   522.0 p1+p2   58 dst
        movaps [r9 + 880], xmm1                            ;   523.0 p3+p4   58 dst
        movaps xmm0, [rdx + 64]                            ;   522.0 p2      58 dst
        xorps xmm0, [r8 + 21312]                           ;   525.0 p5+p2   58 dst
        movaps [r9 + 832], xmm0                            ;   526.0 p3+p4   58 dst
        movaps xmm0, [rcx + 32]                            ;   524.0 p2      58 dst
        xorps xmm0, [rdi + 16]                             ;   527.0 p0+p2   58 dst
        xorps xmm0, [rcx + 16]                             ;   528.0 p1+p2   58 dst
        xorps xmm0, [rbp + 4432]                           ;   529.0 p5+p2   58 dst
        movaps [r9 + 848], xmm0                            ;   530.0 p3+p4   58 dst
        movaps xmm0, [rdi - 16]                            ;   528.0 p2      58 dst
        xorps xmm0, [rbp - 64]                             ;   531.0 p0+p2   58 dst
        xorps xmm0, [rsi - 32]                             ;   532.0 p1+p2   58 dst
        xorps xmm0, [rbp + 4448]                           ;   533.0 p5+p2   58 dst
        movaps [r9 + 864], xmm0                            ;   534.0 p3+p4   58 dst
        movaps xmm0, [rbp + 3264]                          ;   532.0 p2      43 dst
        movaps xmm1, [rbp + 3312]                          ;   533.0 p2      43 dst
        movaps xmm2, [rbp + 3280]                          ;   534.0 p2      43 dst
        movaps xmm3, [rbp + 3296]                          ;   535.0 p2      43 dst
        movaps xmm4, [r14 - 80]                            ;   536.0 p2      43 dst
        movaps xmm5, [r14 - 64]                            ;   537.0 p2      43 dst reload
        xorps xmm4, xmm5                                   ;   540.0 p0      43 dst
        xorps xmm0, xmm4                                   ;   541.0 p1      43 dst
        movaps xmm6, xmm0                                  ;   542.0 p5      43 dst copy
        movaps xmm7, [r10 + 96]                            ;   538.0 p2      43 dst reload
        xorps xmm6, xmm7                                   ;   543.0 p0      43 dst
        xorps xmm1, xmm6                                   ;   544.0 p1      43 dst
        xorps xmm3, xmm1                                   ;   545.0 p5      43 dst
        movaps xmm8, xmm6                                  ;   544.0 p0      43 dst copy
        movaps xmm9, [r11 + 0]                             ;   539.0 p2      43 dst reload
        xorps xmm8, xmm9                                   ;   545.0 p1      43 dst
        xorps xmm2, xmm8                                   ;   546.0 p5      43 dst
        movaps xmm10, xmm2                                 ;   547.0 p0      43 dst copy
        movaps xmm11, [r14 - 80]                           ;   540.0 p2      43 dst reload
        xorps xmm10, xmm11                                 ;   548.0 p1      43 dst
        movaps xmm12, xmm1                                 ;   545.0 p5      43 dst copy
        xorps xmm12, xmm10                                 ;   549.0 p0      43 dst
        movaps xmm13, xmm1                                 ;   545.0 p1      43 dst copy
        movaps xmm14, xmm6                                 ;   544.0 p5      43 dst copy
        andps xmm14, xmm12                                 ;   550.0 p0      43 dst
        movaps xmm15, xmm6                                 ;   544.0 p1      43 dst copy
        movaps [rsi - 32], xmm1                            ;   545.0 p3+p4   43 dst spill
        movaps xmm1, xmm12                                 ;   550.0 p5      43 dst copy
        xorps xmm1, xmm7                                   ;   551.0 p0      43 dst
        movaps xmm7, xmm8                                  ;   546.0 p1      43 dst copy
        orps xmm7, [r10 + 96]                              ;   547.0 p5+p2   43 dst
        xorps xmm2, xmm7                                   ;   548.0 p0      43 dst
        movaps [rbp - 64], xmm12                           ;   550.0 p3+p4   43 dst spill
        movaps xmm12, xmm8                                 ;   546.0 p1      43 dst copy
        movaps [rdi - 16], xmm6                            ;   545.8 p3+p4   43 dst spill
        movaps xmm6, xmm3                                  ;   546.0 p5      43 dst copy
        xorps xmm6, xmm5                                   ;   547.0 p0      43 dst
        movaps xmm5, xmm3                                  ;   546.0 p1      43 dst copy
        xorps xmm5, xmm9                                   ;   547.0 p5      43 dst
        movaps [rcx + 16], xmm5                            ;   548.0 p3+p4   43 dst spill
        movaps xmm5, xmm3                                  ;   546.8 p0      43 dst copy
        movaps [rdi + 16], xmm3                            ;   547.8 p3+p4   43 dst spill
        movaps xmm3, xmm14                                 ;   551.0 p1      43 dst copy
        xorps xmm3, [r14 - 64]                             ;   552.0 p5+p2   43 dst
        movaps [rcx + 32], xmm8                            ;   548.8 p3+p4   43 dst spill
        movaps xmm8, xmm10                                 ;   549.0 p0      43 dst copy
        movaps [rdx + 64], xmm2                            ;   549.8 p3+p4   43 dst spill
        movaps xmm2, xmm10                                 ;   549.0 p1      43 dst copy
        xorps xmm2, xmm6                                   ;   550.0 p5      43 dst
        movaps [rbp + 0], xmm10                            ;   550.8 p3+p4   43 dst spill
        movaps xmm10, xmm6                                 ;   549.2 p0      43 dst copy
        xorps xmm10, xmm1                                  ;   552.0 p1      43 dst
        xorps xmm11, xmm10                                 ;   553.0 p5      43 dst
        andps xmm5, xmm10                                  ;   553.0 p0      43 dst
        xorps xmm0, xmm5                                   ;   554.0 p1      43 dst
        xorps xmm12, xmm11                                 ;   554.0 p5      43 dst
        movaps xmm5, xmm6                                  ;   551.2 p0      43 dst copy
        andps xmm5, [rcx + 16]                             ;   552.2 p1+p2   43 dst
        movaps [rdi + 32], xmm10                           ;   553.0 p3+p4   43 dst spill
        movaps xmm10, [rdx + 64]                           ;   552.0 p2      43 dst reload
        xorps xmm10, xmm5                                  ;   555.0 p5      43 dst
        movaps xmm5, xmm11                                 ;   554.0 p0      43 dst copy
        andps xmm5, xmm2                                   ;   555.0 p1      43 dst
        xorps xmm3, xmm5                                   ;   556.0 p5      43 dst
        movaps xmm5, xmm2                                  ;   553.2 p0      43 dst copy
        xorps xmm5, [r10 + 96]                             ;   554.2 p1+p2   43 dst
        movaps [rdx + 64], xmm2                            ;   553.2 p3+p4   43 dst spill
        movaps xmm2, xmm1                                  ;   553.8 p5      43 dst copy
        xorps xmm2, xmm9                                   ;   554.8 p0      43 dst
        xorps xmm4, xmm2                                   ;   555.8 p1      43 dst
        andps xmm2, xmm1                                   ;   555.8 p5      43 dst
        xorps xmm0, xmm2                                   ;   556.8 p0      43 dst
        xorps xmm14, xmm0                                  ;   557.8 p1      43 dst
        xorps xmm7, xmm0                                   ;   557.8 p5      43 dst
        andps xmm8, xmm4                                   ;   556.8 p0      43 dst
        xorps xmm2, xmm8                                   ;   557.8 p1      43 dst
        xorps xmm15, xmm4                                  ;   556.8 p5      43 dst
        andps xmm13, xmm15                                 ;   557.8 p0      43 dst
        xorps xmm14, xmm13                                 ;   558.8 p1      43 dst
        xorps xmm3, xmm2                                   ;   558.8 p5      43 dst
        xorps xmm10, xmm2                                  ;   558.8 p0      43 dst
        movaps xmm0, xmm12                                 ;   558.5 p1      43 dst copy
        andps xmm0, xmm5                                   ;   559.5 p5      43 dst
        xorps xmm7, xmm0                                   ;   560.5 p0      43 dst
        movaps xmm0, xmm14                                 ;   559.8 p1      43 dst copy
        andps xmm0, xmm3                                   ;   560.8 p5      43 dst
        xorps xmm7, xmm0                                   ;   561.8 p0      43 dst
        movaps xmm2, xmm3                                  ;   560.5 p1      43 dst copy
        xorps xmm3, xmm7                                   ;   562.8 p5      43 dst
        andps xmm7, xmm10                                  ;   562.8 p0      43 dst
        xorps xmm14, xmm7                                  ;   563.8 p1      43 dst
        orps xmm0, xmm3                                    ;   563.8 p5      43 dst
        xorps xmm0, xmm14                                  ;   564.8 p0      43 dst
        movaps xmm7, xmm10                                 ;   562.5 p1      43 dst copy
        andps xmm7, xmm14                                  ;   564.8 p5      43 dst
        xorps xmm2, xmm7                                   ;   565.8 p0      43 dst
        andps xmm14, xmm2                                  ;   566.8 p1      43 dst
        xorps xmm10, xmm14                                 ;   567.8 p5      43 dst
        andps xmm12, xmm2                                  ;   566.8 p0      43 dst
        andps xmm5, xmm2                                   ;   566.8 p1      43 dst
        movaps xmm7, [rcx + 32]                            ;   561.8 p2      43 dst reload
        andps xmm7, xmm0                                   ;   565.8 p5      43 dst
        andps xmm15, xmm10                                 ;   568.8 p0      43 dst
        movaps xmm8, [rsi - 32]                            ;   562.8 p2      43 dst reload
        andps xmm8, xmm10                                  ;   568.8 p1      43 dst
        movaps xmm13, xmm10                                ;   568.8 p5      43 dst copy
        xorps xmm10, xmm2                                  ;   568.8 p0      43 dst
        movaps xmm14, [rdi + 32]                           ;   563.8 p2      43 dst reload
        andps xmm14, xmm10                                 ;   569.8 p1      43 dst
        movaps [rdi + 32], xmm8                            ;   569.8 p3+p4   43 dst spill
        movaps xmm8, [rdi + 16]                            ;   564.8 p2      43 dst reload
        andps xmm8, xmm10                                  ;   569.8 p5      43 dst
        movaps xmm10, xmm2                                 ;   567.2 p0      43 dst copy
        orps xmm10, xmm0                                   ;   568.2 p1      43 dst
        xorps xmm3, xmm10                                  ;   569.2 p5      43 dst
        xorps xmm2, xmm0                                   ;   568.2 p0      43 dst
        andps xmm11, xmm2                                  ;   569.2 p1      43 dst
        andps xmm4, xmm3                                   ;   570.2 p5      43 dst
        xorps xmm4, xmm11                                  ;   571.2 p0      43 dst
        xorps xmm13, xmm3                                  ;   570.2 p1      43 dst
        movaps xmm10, [rbp + 0]                            ;   567.5 p2      43 dst reload
        andps xmm10, xmm3                                  ;   570.5 p5      43 dst
        xorps xmm3, xmm2                                   ;   570.2 p0      43 dst
        movaps [rbp + 0], xmm11                            ;   570.2 p3+p4   43 dst spill
        movaps xmm11, [rdx + 64]                           ;   568.5 p2      43 dst reload
        andps xmm11, xmm2                                  ;   571.5 p1      43 dst
        andps xmm6, xmm3                                   ;   571.2 p5      43 dst
        xorps xmm10, xmm14                                 ;   571.5 p0      43 dst
        movaps xmm2, [rdi - 16]                            ;   569.5 p2      43 dst reload
        andps xmm2, xmm13                                  ;   572.5 p1      43 dst
        andps xmm3, [rcx + 16]                             ;   571.8 p5+p2   43 dst
        movaps [rcx + 16], xmm3                            ;   572.8 p3+p4   43 dst spill
        movaps xmm3, [rbp - 64]                            ;   571.5 p2      43 dst reload
        andps xmm3, xmm13                                  ;   574.5 p0      43 dst
        xorps xmm13, xmm0                                  ;   572.5 p1      43 dst
        andps xmm1, xmm13                                  ;   573.5 p5      43 dst
        andps xmm13, xmm9                                  ;   573.5 p0      43 dst
        xorps xmm2, xmm13                                  ;   574.5 p1      43 dst
        xorps xmm3, xmm6                                   ;   575.5 p5      43 dst
        xorps xmm6, xmm5                                   ;   574.2 p0      43 dst
        xorps xmm6, xmm10                                  ;   575.2 p1      43 dst
        andps xmm0, [r10 + 96]                             ;   574.8 p5+p2   43 dst
        xorps xmm3, xmm0                                   ;   576.5 p0      43 dst
        movaps xmm9, xmm4                                  ;   575.5 p1      43 dst copy
        xorps xmm9, xmm2                                   ;   576.5 p5      43 dst
        xorps xmm9, xmm6                                   ;   577.5 p0      43 dst
        xorps xmm11, xmm9                                  ;   578.5 p1      43 dst
        xorps xmm3, xmm11                                  ;   579.5 p5      43 dst
        xorps xmm15, xmm3                                  ;   580.5 p0      43 dst
        xorps xmm12, xmm15                                 ;   581.5 p1      43 dst
        movaps [rbp - 64], xmm8                            ;   575.0 p3+p4   43 dst spill
        movaps xmm8, [rbp + 3584]                          ;   575.2 p2      43 dst
        movaps [rdi - 16], xmm2                            ;   576.0 p3+p4   43 dst spill
        movaps xmm2, [rbp + 3632]                          ;   576.2 p2      43 dst
        movaps [rdx + 64], xmm15                           ;   581.5 p3+p4   43 dst spill
        movaps xmm15, [rbp + 3600]                         ;   577.2 p2      43 dst
        movaps [rdi + 16], xmm10                           ;   578.0 p3+p4   43 dst spill
        movaps xmm10, [rbp + 3616]                         ;   578.2 p2      43 dst
        movaps [rsi - 32], xmm11                           ;   579.5 p3+p4   43 dst spill
        movaps xmm11, [r13 + 80]                           ;   579.2 p2      43 dst
        xorps xmm11, [r15 - 96]                            ;   582.2 p5+p2   43 dst
        xorps xmm8, xmm11                                  ;   583.2 p0      43 dst
        movaps [rcx + 32], xmm3                            ;   580.5 p3+p4   43 dst spill
        movaps xmm3, xmm8                                  ;   584.2 p1      43 dst copy
        xorps xmm3, [r11 - 48]                             ;   585.2 p5+p2   43 dst
        xorps xmm2, xmm3                                   ;   586.2 p0      43 dst
        xorps xmm10, xmm2                                  ;   587.2 p1      43 dst
        movaps [rsi - 16], xmm7                            ;   581.0 p3+p4   43 dst spill
        movaps xmm7, xmm2                                  ;   587.2 p5      43 dst copy
        movaps [rbp - 48], xmm4                            ;   582.0 p3+p4   43 dst spill
        movaps xmm4, xmm2                                  ;   587.2 p0      43 dst copy
        movaps [rbp - 128], xmm13                          ;   583.0 p3+p4   43 dst spill
        movaps xmm13, xmm3                                 ;   586.2 p1      43 dst copy
        xorps xmm13, [r11 - 64]                            ;   587.2 p5+p2   43 dst
        xorps xmm15, xmm13                                 ;   588.2 p0      43 dst
        movaps [rbp + 80], xmm12                           ;   584.0 p3+p4   43 dst spill
        movaps xmm12, xmm15                                ;   589.2 p1      43 dst copy
        xorps xmm12, [r13 + 80]                            ;   590.2 p5+p2   43 dst
        xorps xmm7, xmm12                                  ;   591.2 p0      43 dst
        movaps [rbp - 96], xmm14                           ;   585.0 p3+p4   43 dst spill
        movaps xmm14, xmm3                                 ;   586.2 p1      43 dst copy
        andps xmm14, xmm7                                  ;   592.2 p5      43 dst
        movaps [rdi + 48], xmm1                            ;   586.0 p3+p4   43 dst spill
        movaps xmm1, xmm3                                  ;   586.2 p0      43 dst copy
        movaps [rbp + 96], xmm5                            ;   587.0 p3+p4   43 dst spill
        movaps xmm5, xmm7                                  ;   592.2 p1      43 dst copy
        xorps xmm5, [r11 - 48]                             ;   593.2 p5+p2   43 dst
        movaps [rcx + 96], xmm0                            ;   588.0 p3+p4   43 dst spill
        movaps xmm0, xmm13                                 ;   588.2 p0      43 dst copy
        orps xmm0, [r11 - 48]                              ;   589.2 p1+p2   43 dst
        xorps xmm15, xmm0                                  ;   590.2 p5      43 dst
        movaps [rcx + 112], xmm6                           ;   589.0 p3+p4   43 dst spill
        movaps xmm6, xmm13                                 ;   588.2 p0      43 dst copy
        movaps [rdi + 64], xmm9                            ;   590.0 p3+p4   43 dst spill
        movaps xmm9, xmm10                                 ;   588.2 p1      43 dst copy
        xorps xmm9, [r15 - 96]                             ;   589.2 p5+p2   43 dst
        movaps [rdi - 48], xmm2                            ;   591.0 p3+p4   43 dst spill
        movaps xmm2, xmm10                                 ;   588.8 p0      43 dst copy
        xorps xmm2, [r11 - 64]                             ;   589.8 p1+p2   43 dst
        movaps [rdx + 80], xmm7                            ;   592.2 p3+p4   43 dst spill
        movaps xmm7, xmm10                                 ;   589.5 p5      43 dst copy
        movaps [rsi + 0], xmm10                            ;   593.0 p3+p4   43 dst spill
        movaps xmm10, xmm2                                 ;   590.8 p0      43 dst copy
        andps xmm10, xmm9                                  ;   591.8 p1      43 dst
        xorps xmm15, xmm10                                 ;   592.8 p5      43 dst
        movaps xmm10, xmm9                                 ;   591.0 p0      43 dst copy
        xorps xmm10, xmm5                                  ;   594.2 p1      43 dst
        andps xmm7, xmm10                                  ;   595.2 p5      43 dst
        xorps xmm8, xmm7                                   ;   596.2 p0      43 dst
        movaps xmm7, xmm9                                  ;   592.2 p1      43 dst copy
        xorps xmm7, xmm12                                  ;   593.2 p5      43 dst
        movaps [rsi - 96], xmm3                            ;   594.0 p3+p4   43 dst spill
        movaps xmm3, xmm12                                 ;   593.0 p0      43 dst copy
        movaps [rdi + 80], xmm2                            ;   595.0 p3+p4   43 dst spill
        movaps xmm2, xmm10                                 ;   595.2 p1      43 dst copy
        xorps xmm2, [r13 + 80]                             ;   596.2 p5+p2   43 dst
        xorps xmm6, xmm2                                   ;   597.2 p0      43 dst
        movaps [rcx + 64], xmm10                           ;   596.0 p3+p4   43 dst spill
        movaps xmm10, xmm14                                ;   594.2 p1      43 dst copy
        xorps xmm10, [r15 - 96]                            ;   595.2 p5+p2   43 dst
        movaps [rbp - 80], xmm9                            ;   597.0 p3+p4   43 dst spill
        movaps xmm9, xmm5                                  ;   595.0 p0      43 dst copy
        xorps xmm9, [r11 - 64]                             ;   596.0 p1+p2   43 dst
        xorps xmm11, xmm9                                  ;   597.0 p5      43 dst
        andps xmm9, xmm5                                   ;   597.0 p0      43 dst
        xorps xmm8, xmm9                                   ;   598.0 p1      43 dst
        xorps xmm14, xmm8                                  ;   599.0 p5      43 dst
        xorps xmm0, xmm8                                   ;   599.0 p0      43 dst
        andps xmm3, xmm11                                  ;   598.0 p1      43 dst
        xorps xmm9, xmm3                                   ;   599.0 p5      43 dst
        xorps xmm1, xmm11                                  ;   598.0 p0      43 dst
        andps xmm4, xmm1                                   ;   599.0 p1      43 dst
        xorps xmm14, xmm4                                  ;   600.0 p5      43 dst
        xorps xmm10, xmm9                                  ;   600.0 p0      43 dst
        xorps xmm15, xmm9                                  ;   600.0 p1      43 dst
        movaps xmm3, xmm2                                  ;   599.5 p5      43 dst copy
        andps xmm3, xmm7                                   ;   600.5 p0      43 dst
        xorps xmm10, xmm3                                  ;   601.5 p1      43 dst
        movaps xmm3, xmm7                                  ;   600.5 p5      43 dst copy
        movaps xmm4, [r11 - 48]                            ;   599.2 p2      43 dst reload
        xorps xmm3, xmm4                                   ;   602.2 p0      43 dst
        movaps xmm8, xmm6                                  ;   601.2 p1      43 dst copy
        andps xmm8, xmm3                                   ;   603.2 p5      43 dst
        xorps xmm0, xmm8                                   ;   604.2 p0      43 dst
        movaps xmm8, xmm14                                 ;   602.2 p1      43 dst copy
        andps xmm8, xmm10                                  ;   603.2 p5      43 dst
        xorps xmm0, xmm8                                   ;   605.2 p0      43 dst
        movaps xmm9, xmm10                                 ;   603.2 p1      43 dst copy
        xorps xmm10, xmm0                                  ;   606.2 p5      43 dst
        andps xmm0, xmm15                                  ;   606.2 p0      43 dst
        xorps xmm14, xmm0                                  ;   607.2 p1      43 dst
        orps xmm8, xmm10                                   ;   607.2 p5      43 dst
        xorps xmm8, xmm14                                  ;   608.2 p0      43 dst
        andps xmm13, xmm8                                  ;   609.2 p1      43 dst
        movaps xmm0, xmm15                                 ;   605.5 p5      43 dst copy
        andps xmm0, xmm14                                  ;   608.2 p0      43 dst
        xorps xmm9, xmm0                                   ;   609.2 p1      43 dst
        andps xmm14, xmm9                                  ;   610.2 p5      43 dst
        xorps xmm15, xmm14                                 ;   611.2 p0      43 dst
        andps xmm6, xmm9                                   ;   610.2 p1      43 dst
        andps xmm3, xmm9                                   ;   610.2 p5      43 dst
        andps xmm1, xmm15                                  ;   612.2 p0      43 dst
        movaps xmm0, [rdi - 48]                            ;   605.0 p2      43 dst reload
        andps xmm0, xmm15                                  ;   612.2 p1      43 dst
        movaps xmm14, xmm15                                ;   612.2 p5      43 dst copy
        xorps xmm15, xmm9                                  ;   612.2 p0      43 dst
        movaps [rdi - 48], xmm0                            ;   613.2 p3+p4   43 dst spill
        movaps xmm0, [rcx + 64]                            ;   606.5 p2      43 dst reload
        andps xmm0, xmm15                                  ;   613.2 p1      43 dst
        movaps [rcx + 64], xmm13                           ;   610.2 p3+p4   43 dst spill
        movaps xmm13, [rsi + 0]                            ;   607.5 p2      43 dst reload
        andps xmm13, xmm15                                 ;   613.2 p5      43 dst
        movaps xmm15, xmm9                                 ;   610.2 p0      43 dst copy
        orps xmm15, xmm8                                   ;   611.2 p1      43 dst
        xorps xmm10, xmm15                                 ;   612.2 p5      43 dst
        xorps xmm9, xmm8                                   ;   611.0 p0      43 dst
        andps xmm2, xmm9                                   ;   612.0 p1      43 dst
        andps xmm7, xmm9                                   ;   612.0 p5      43 dst
        andps xmm12, xmm10                                 ;   613.2 p0      43 dst
        xorps xmm9, xmm10                                  ;   613.2 p1      43 dst
        andps xmm11, xmm10                                 ;   613.2 p5      43 dst
        xorps xmm14, xmm10                                 ;   613.2 p0      43 dst
        xorps xmm11, xmm2                                  ;   614.2 p1      43 dst
        xorps xmm12, xmm0                                  ;   614.2 p5      43 dst
        movaps xmm10, [rbp - 80]                           ;   612.2 p2      43 dst reload
        andps xmm10, xmm9                                  ;   615.2 p0      43 dst
        movaps xmm15, [rdi + 80]                           ;   613.2 p2      43 dst reload
        andps xmm15, xmm9                                  ;   616.2 p1      43 dst
        movaps xmm9, [rsi - 96]                            ;   614.2 p2      43 dst reload
        andps xmm9, xmm14                                  ;   617.2 p5      43 dst
        movaps [rsi - 96], xmm2                            ;   613.8 p3+p4   43 dst spill
        movaps xmm2, [rdx + 80]                            ;   615.2 p2      43 dst reload
        andps xmm2, xmm14                                  ;   618.2 p0      43 dst
        xorps xmm14, xmm8                                  ;   615.2 p1      43 dst
        andps xmm8, xmm4                                   ;   615.5 p5      43 dst
        andps xmm5, xmm14                                  ;   616.2 p0      43 dst
        xorps xmm2, xmm10                                  ;   619.2 p1      43 dst
        xorps xmm10, xmm12                                 ;   616.5 p5      43 dst
        xorps xmm10, xmm3                                  ;   617.5 p0      43 dst
        xorps xmm2, xmm8                                   ;   620.2 p1      43 dst
        movaps xmm4, xmm11                                 ;   617.5 p5      43 dst copy
        xorps xmm4, xmm10                                  ;   618.5 p0      43 dst
        andps xmm14, [r11 - 64]                            ;   618.2 p1+p2   43 dst
        xorps xmm9, xmm14                                  ;   619.2 p5      43 dst
        xorps xmm4, xmm9                                   ;   620.2 p0      43 dst
        xorps xmm7, xmm4                                   ;   621.2 p1      43 dst
        xorps xmm2, xmm7                                   ;   622.2 p5      43 dst
        xorps xmm1, xmm2                                   ;   623.2 p0      43 dst
        xorps xmm6, xmm1                                   ;   624.2 p1      43 dst
        movaps [rdx + 80], xmm15                           ;   618.5 p3+p4   43 dst spill
        movaps xmm15, [r15 + 64]                           ;   618.8 p2      43 dst
        movaps [rdi + 80], xmm13                           ;   619.5 p3+p4   43 dst spill
        movaps xmm13, [r15 + 112]                          ;   619.8 p2      43 dst
        movaps [rbp - 80], xmm9                            ;   620.5 p3+p4   43 dst spill
        movaps xmm9, [r15 + 80]                            ;   620.8 p2      43 dst
        movaps [rsi + 0], xmm1                             ;   624.2 p3+p4   43 dst spill
        movaps xmm1, [r15 + 96]                            ;   621.8 p2      43 dst
        movaps [rdx + 96], xmm12                           ;   622.5 p3+p4   43 dst spill
        movaps xmm12, [r13 - 96]                           ;   622.8 p2      43 dst
        xorps xmm12, [r14 + 112]                           ;   625.8 p5+p2   43 dst
        xorps xmm15, xmm12                                 ;   626.8 p0      43 dst
        movaps [rsi - 80], xmm7                            ;   623.5 p3+p4   43 dst spill
        movaps xmm7, xmm15                                 ;   627.8 p1      43 dst copy
        xorps xmm7, [r10 - 64]                             ;   628.8 p5+p2   43 dst
        xorps xmm13, xmm7                                  ;   629.8 p0      43 dst
        xorps xmm1, xmm13                                  ;   630.8 p1      43 dst
        movaps [rax + 48], xmm2                            ;   624.5 p3+p4   43 dst spill
        movaps xmm2, xmm13                                 ;   630.8 p5      43 dst copy
        movaps [rsi - 64], xmm11                           ;   625.5 p3+p4   43 dst spill
        movaps xmm11, xmm13                                ;   630.8 p0      43 dst copy
        movaps [rbp + 112], xmm14                          ;   626.5 p3+p4   43 dst spill
        movaps xmm14, xmm7                                 ;   629.8 p1      43 dst copy
        xorps xmm14, [r10 - 80]                            ;   630.8 p5+p2   43 dst
        xorps xmm9, xmm14                                  ;   631.8 p0      43 dst
        movaps [rcx + 80], xmm6                            ;   627.5 p3+p4   43 dst spill
        movaps xmm6, xmm9                                  ;   632.8 p1      43 dst copy
        xorps xmm6, [r13 - 96]                             ;   633.8 p5+p2   43 dst
        xorps xmm2, xmm6                                   ;   634.8 p0      43 dst
        movaps [rdx - 128], xmm0                           ;   628.5 p3+p4   43 dst spill
        movaps xmm0, xmm7                                  ;   629.8 p1      43 dst copy
        andps xmm0, xmm2                                   ;   635.8 p5      43 dst
        movaps [rbp - 32], xmm5                            ;   629.5 p3+p4   43 dst spill
        movaps xmm5, xmm7                                  ;   629.8 p0      43 dst copy
        movaps [rsi + 16], xmm3                            ;   630.5 p3+p4   43 dst spill
        movaps xmm3, xmm2                                  ;   635.8 p1      43 dst copy
        xorps xmm3, [r10 - 64]                             ;   636.8 p5+p2   43 dst
        movaps [rdx - 112], xmm8                           ;   631.5 p3+p4   43 dst spill
        movaps xmm8, xmm14                                 ;   631.8 p0      43 dst copy
        orps xmm8, [r10 - 64]                              ;   632.8 p1+p2   43 dst
        xorps xmm9, xmm8                                   ;   633.8 p5      43 dst
        movaps [rbp - 112], xmm10                          ;   632.5 p3+p4   43 dst spill
        movaps xmm10, xmm14                                ;   631.8 p0      43 dst copy
        movaps [rax + 64], xmm4                            ;   633.5 p3+p4   43 dst spill
        movaps xmm4, xmm1                                  ;   631.8 p1      43 dst copy
        xorps xmm4, [r14 + 112]                            ;   632.8 p5+p2   43 dst
        movaps [rdx - 96], xmm13                           ;   634.5 p3+p4   43 dst spill
        movaps xmm13, xmm1                                 ;   632.2 p0      43 dst copy
        xorps xmm13, [r10 - 80]                            ;   633.2 p1+p2   43 dst
        movaps [rsi + 32], xmm2                            ;   635.8 p3+p4   43 dst spill
        movaps xmm2, xmm1                                  ;   633.0 p5      43 dst copy
        movaps [rbp + 64], xmm1                            ;   636.5 p3+p4   43 dst spill
        movaps xmm1, xmm13                                 ;   634.2 p0      43 dst copy
        andps xmm1, xmm4                                   ;   635.2 p1      43 dst
        xorps xmm9, xmm1                                   ;   636.2 p5      43 dst
        movaps xmm1, xmm4                                  ;   634.5 p0      43 dst copy
        xorps xmm1, xmm3                                   ;   637.8 p1      43 dst
        andps xmm2, xmm1                                   ;   638.8 p5      43 dst
        xorps xmm15, xmm2                                  ;   639.8 p0      43 dst
        movaps xmm2, xmm4                                  ;   635.8 p1      43 dst copy
        xorps xmm2, xmm6                                   ;   636.8 p5      43 dst
        movaps [rbp - 16], xmm7                            ;   637.5 p3+p4   43 dst spill
        movaps xmm7, xmm6                                  ;   636.5 p0      43 dst copy
        movaps [rbp + 48], xmm13                           ;   638.5 p3+p4   43 dst spill
        movaps xmm13, xmm1                                 ;   638.8 p1      43 dst copy
        xorps xmm13, [r13 - 96]                            ;   639.8 p5+p2   43 dst
        xorps xmm10, xmm13                                 ;   640.8 p0      43 dst
        movaps [rdx + 112], xmm1                           ;   639.5 p3+p4   43 dst spill
        movaps xmm1, xmm0                                  ;   637.8 p1      43 dst copy
        xorps xmm1, [r14 + 112]                            ;   638.8 p5+p2   43 dst
        movaps [rcx + 48], xmm4                            ;   640.5 p3+p4   43 dst spill
        movaps xmm4, xmm3                                  ;   638.5 p0      43 dst copy
        xorps xmm4, [r10 - 80]                             ;   639.5 p1+p2   43 dst
        xorps xmm12, xmm4                                  ;   640.5 p5      43 dst
        andps xmm4, xmm3                                   ;   640.5 p0      43 dst
        xorps xmm15, xmm4                                  ;   641.5 p1      43 dst
        xorps xmm0, xmm15                                  ;   642.5 p5      43 dst
        xorps xmm8, xmm15                                  ;   642.5 p0      43 dst
        andps xmm7, xmm12                                  ;   641.5 p1      43 dst
        xorps xmm4, xmm7                                   ;   642.5 p5      43 dst
        xorps xmm5, xmm12                                  ;   641.5 p0      43 dst
        andps xmm11, xmm5                                  ;   642.5 p1      43 dst
        xorps xmm0, xmm11                                  ;   643.5 p5      43 dst
        xorps xmm1, xmm4                                   ;   643.5 p0      43 dst
        xorps xmm9, xmm4                                   ;   643.5 p1      43 dst
        movaps xmm4, xmm13                                 ;   643.0 p5      43 dst copy
        andps xmm4, xmm2                                   ;   644.0 p0      43 dst
        xorps xmm1, xmm4                                   ;   645.0 p1      43 dst
        movaps xmm4, xmm2                                  ;   644.0 p5      43 dst copy
        movaps xmm7, [r10 - 64]                            ;   642.8 p2      43 dst reload
        xorps xmm4, xmm7                                   ;   645.8 p0      43 dst
        movaps xmm11, xmm10                                ;   644.8 p1      43 dst copy
        andps xmm11, xmm4                                  ;   646.8 p5      43 dst
        xorps xmm8, xmm11                                  ;   647.8 p0      43 dst
        movaps xmm11, xmm0                                 ;   645.8 p1      43 dst copy
        andps xmm11, xmm1                                  ;   646.8 p5      43 dst
        xorps xmm8, xmm11                                  ;   648.8 p0      43 dst
        movaps xmm15, xmm1                                 ;   646.8 p1      43 dst copy
        xorps xmm1, xmm8                                   ;   649.8 p5      43 dst
        andps xmm8, xmm9                                   ;   649.8 p0      43 dst
        xorps xmm0, xmm8                                   ;   650.8 p1      43 dst
        orps xmm11, xmm1                                   ;   650.8 p5      43 dst
        xorps xmm11, xmm0                                  ;   651.8 p0      43 dst
        andps xmm14, xmm11                                 ;   652.8 p1      43 dst
        movaps xmm8, xmm9                                  ;   649.0 p5      43 dst copy
        andps xmm8, xmm0                                   ;   651.8 p0      43 dst
        xorps xmm15, xmm8                                  ;   652.8 p1      43 dst
        andps xmm0, xmm15                                  ;   653.8 p5      43 dst
        xorps xmm9, xmm0                                   ;   654.8 p0      43 dst
        andps xmm10, xmm15                                 ;   653.8 p1      43 dst
        andps xmm4, xmm15                                  ;   653.8 p5      43 dst
        andps xmm5, xmm9                                   ;   655.8 p0      43 dst
        movaps xmm0, [rdx - 96]                            ;   648.5 p2      43 dst reload
        andps xmm0, xmm9                                   ;   655.8 p1      43 dst
        movaps xmm8, xmm9                                  ;   655.8 p5      43 dst copy
        xorps xmm9, xmm15                                  ;   655.8 p0      43 dst
        movaps [rdx - 96], xmm0                            ;   656.8 p3+p4   43 dst spill
        movaps xmm0, [rdx + 112]                           ;   650.0 p2      43 dst reload
        andps xmm0, xmm9                                   ;   656.8 p1      43 dst
        movaps [rdx + 112], xmm14                          ;   653.8 p3+p4   43 dst spill
        movaps xmm14, [rbp + 64]                           ;   651.0 p2      43 dst reload
        andps xmm14, xmm9                                  ;   656.8 p5      43 dst
        movaps xmm9, xmm15                                 ;   653.8 p0      43 dst copy
        orps xmm9, xmm11                                   ;   654.8 p1      43 dst
        xorps xmm1, xmm9                                   ;   655.8 p5      43 dst
        xorps xmm15, xmm11                                 ;   654.5 p0      43 dst
        andps xmm13, xmm15                                 ;   655.5 p1      43 dst
        andps xmm2, xmm15                                  ;   655.5 p5      43 dst
        andps xmm6, xmm1                                   ;   656.8 p0      43 dst
        xorps xmm15, xmm1                                  ;   656.8 p1      43 dst
        andps xmm12, xmm1                                  ;   656.8 p5      43 dst
        xorps xmm8, xmm1                                   ;   656.8 p0      43 dst
        xorps xmm12, xmm13                                 ;   657.8 p1      43 dst
        xorps xmm6, xmm0                                   ;   657.8 p5      43 dst
        movaps xmm1, [rcx + 48]                            ;   655.8 p2      43 dst reload
        andps xmm1, xmm15                                  ;   658.8 p0      43 dst
        movaps xmm9, [rbp + 48]                            ;   656.8 p2      43 dst reload
        andps xmm9, xmm15                                  ;   659.8 p1      43 dst
        movaps xmm15, [rbp - 16]                           ;   657.8 p2      43 dst reload
        andps xmm15, xmm8                                  ;   660.8 p5      43 dst
        movaps [rbp - 16], xmm13                           ;   657.2 p3+p4   43 dst spill
        movaps xmm13, [rsi + 32]                           ;   658.8 p2      43 dst reload
        andps xmm13, xmm8                                  ;   661.8 p0      43 dst
        xorps xmm8, xmm11                                  ;   658.8 p1      43 dst
        andps xmm11, xmm7                                  ;   659.0 p5      43 dst
        andps xmm3, xmm8                                   ;   659.8 p0      43 dst
        xorps xmm13, xmm1                                  ;   662.8 p1      43 dst
        xorps xmm1, xmm6                                   ;   660.0 p5      43 dst
        xorps xmm1, xmm4                                   ;   661.0 p0      43 dst
        xorps xmm13, xmm11                                 ;   663.8 p1      43 dst
        movaps xmm7, xmm12                                 ;   661.0 p5      43 dst copy
        xorps xmm7, xmm1                                   ;   662.0 p0      43 dst
        andps xmm8, [r10 - 80]                             ;   661.8 p1+p2   43 dst
        xorps xmm15, xmm8                                  ;   662.8 p5      43 dst
        xorps xmm7, xmm15                                  ;   663.8 p0      43 dst
        xorps xmm2, xmm7                                   ;   664.8 p1      43 dst
        xorps xmm13, xmm2                                  ;   665.8 p5      43 dst
        xorps xmm5, xmm13                                  ;   666.8 p0      43 dst
        xorps xmm10, xmm5                                  ;   667.8 p1      43 dst
        movaps [rsi + 32], xmm9                            ;   662.0 p3+p4   43 dst spill
        movaps xmm9, [rbp + 3200]                          ;   662.2 p2      43 dst
        movaps [rbp + 48], xmm14                           ;   663.0 p3+p4   43 dst spill
        movaps xmm14, [rbp + 3248]                         ;   663.2 p2      43 dst
        movaps [rcx + 48], xmm15                           ;   664.0 p3+p4   43 dst spill
        movaps xmm15, [rbp + 3216]                         ;   664.2 p2      43 dst
        movaps [rbp + 64], xmm5                            ;   667.8 p3+p4   43 dst spill
        movaps xmm5, [rbp + 3232]                          ;   665.2 p2      43 dst
        movaps [rsi - 128], xmm6                           ;   666.0 p3+p4   43 dst spill
        movaps xmm6, [r13 + 0]                             ;   666.2 p2      43 dst
        xorps xmm6, [r13 + 16]                             ;   669.2 p5+p2   43 dst
        xorps xmm9, xmm6                                   ;   670.2 p0      43 dst
        movaps [rdi - 32], xmm2                            ;   667.0 p3+p4   43 dst spill
        movaps xmm2, xmm9                                  ;   671.2 p1      43 dst copy
        xorps xmm2, [r10 + 80]                             ;   672.2 p5+p2   43 dst
        xorps xmm14, xmm2                                  ;   673.2 p0      43 dst
        xorps xmm5, xmm14                                  ;   674.2 p1      43 dst
        movaps [rax + 32], xmm13                           ;   668.0 p3+p4   43 dst spill
        movaps xmm13, xmm14                                ;   674.2 p5      43 dst copy
        movaps [rsi - 48], xmm12                           ;   669.0 p3+p4   43 dst spill
        movaps xmm12, xmm14                                ;   674.2 p0      43 dst copy
        movaps [rsi + 48], xmm8                            ;   670.0 p3+p4   43 dst spill
        movaps xmm8, xmm2                                  ;   673.2 p1      43 dst copy
        xorps xmm8, [r10 + 64]                             ;   674.2 p5+p2   43 dst
        xorps xmm15, xmm8                                  ;   675.2 p0      43 dst
        movaps [rdx - 80], xmm10                           ;   671.0 p3+p4   43 dst spill
        movaps xmm10, xmm15                                ;   676.2 p1      43 dst copy
        xorps xmm10, [r13 + 0]                             ;   677.2 p5+p2   43 dst
        xorps xmm13, xmm10                                 ;   678.2 p0      43 dst
        movaps [rdx - 64], xmm0                            ;   672.0 p3+p4   43 dst spill
        movaps xmm0, xmm2                                  ;   673.2 p1      43 dst copy
        andps xmm0, xmm13                                  ;   679.2 p5      43 dst
        movaps [rsi + 64], xmm3                            ;   673.0 p3+p4   43 dst spill
        movaps xmm3, xmm2                                  ;   673.2 p0      43 dst copy
        movaps [rbx + 0], xmm4                             ;   674.0 p3+p4   43 dst spill
        movaps xmm4, xmm13                                 ;   679.2 p1      43 dst copy
        xorps xmm4, [r10 + 80]                             ;   680.2 p5+p2   43 dst
        movaps [rdx - 48], xmm11                           ;   675.0 p3+p4   43 dst spill
        movaps xmm11, xmm8                                 ;   675.2 p0      43 dst copy
        orps xmm11, [r10 + 80]                             ;   676.2 p1+p2   43 dst
        xorps xmm15, xmm11                                 ;   677.2 p5      43 dst
        movaps [rax + 80], xmm1                            ;   676.0 p3+p4   43 dst spill
        movaps xmm1, xmm8                                  ;   675.2 p0      43 dst copy
        movaps [rsi + 80], xmm7                            ;   677.0 p3+p4   43 dst spill
        movaps xmm7, xmm5                                  ;   675.2 p1      43 dst copy
        xorps xmm7, [r13 + 16]                             ;   676.2 p5+p2   43 dst
        movaps [rsi - 112], xmm14                          ;   678.0 p3+p4   43 dst spill
        movaps xmm14, xmm5                                 ;   675.8 p0      43 dst copy
        xorps xmm14, [r10 + 64]                            ;   676.8 p1+p2   43 dst
        movaps [r11 + 32], xmm13                           ;   679.2 p3+p4   43 dst spill
        movaps xmm13, xmm5                                 ;   676.5 p5      43 dst copy
        movaps [rbp + 32], xmm5                            ;   680.0 p3+p4   43 dst spill
        movaps xmm5, xmm14                                 ;   677.8 p0      43 dst copy
        andps xmm5, xmm7                                   ;   678.8 p1      43 dst
        xorps xmm15, xmm5                                  ;   679.8 p5      43 dst
        movaps xmm5, xmm7                                  ;   678.0 p0      43 dst copy
        xorps xmm5, xmm4                                   ;   681.2 p1      43 dst
        andps xmm13, xmm5                                  ;   682.2 p5      43 dst
        xorps xmm9, xmm13                                  ;   683.2 p0      43 dst
        movaps xmm13, xmm7                                 ;   679.2 p1      43 dst copy
        xorps xmm13, xmm10                                 ;   680.2 p5      43 dst
        movaps [rax - 128], xmm2                           ;   681.0 p3+p4   43 dst spill
        movaps xmm2, xmm10                                 ;   680.0 p0      43 dst copy
        movaps [r11 + 48], xmm14                           ;   682.0 p3+p4   43 dst spill
        movaps xmm14, xmm5                                 ;   682.2 p1      43 dst copy
        xorps xmm14, [r13 + 0]                             ;   683.2 p5+p2   43 dst
        xorps xmm1, xmm14                                  ;   684.2 p0      43 dst
        movaps [rdi + 0], xmm5                             ;   683.0 p3+p4   43 dst spill
        movaps xmm5, xmm0                                  ;   681.2 p1      43 dst copy
        xorps xmm5, [r13 + 16]                             ;   682.2 p5+p2   43 dst
        movaps [rbp + 16], xmm7                            ;   684.0 p3+p4   43 dst spill
        movaps xmm7, xmm4                                  ;   682.0 p0      43 dst copy
        xorps xmm7, [r10 + 64]                             ;   683.0 p1+p2   43 dst
        xorps xmm6, xmm7                                   ;   684.0 p5      43 dst
        andps xmm7, xmm4                                   ;   684.0 p0      43 dst
        xorps xmm9, xmm7                                   ;   685.0 p1      43 dst
        xorps xmm0, xmm9                                   ;   686.0 p5      43 dst
        xorps xmm11, xmm9                                  ;   686.0 p0      43 dst
        andps xmm2, xmm6                                   ;   685.0 p1      43 dst
        xorps xmm7, xmm2                                   ;   686.0 p5      43 dst
        xorps xmm3, xmm6                                   ;   685.0 p0      43 dst
        andps xmm12, xmm3                                  ;   686.0 p1      43 dst
        xorps xmm0, xmm12                                  ;   687.0 p5      43 dst
        xorps xmm5, xmm7                                   ;   687.0 p0      43 dst
        xorps xmm15, xmm7                                  ;   687.0 p1      43 dst
        movaps xmm2, xmm14                                 ;   686.5 p5      43 dst copy
        andps xmm2, xmm13                                  ;   687.5 p0      43 dst
        xorps xmm5, xmm2                                   ;   688.5 p1      43 dst
        movaps xmm2, xmm13                                 ;   687.5 p5      43 dst copy
        movaps xmm7, [r10 + 80]                            ;   686.2 p2      43 dst reload
        xorps xmm2, xmm7                                   ;   689.2 p0      43 dst
        movaps xmm9, xmm1                                  ;   688.2 p1      43 dst copy
        andps xmm9, xmm2                                   ;   690.2 p5      43 dst
        xorps xmm11, xmm9                                  ;   691.2 p0      43 dst
        movaps xmm9, xmm0                                  ;   689.2 p1      43 dst copy
        andps xmm9, xmm5                                   ;   690.2 p5      43 dst
        xorps xmm11, xmm9                                  ;   692.2 p0      43 dst
        movaps xmm12, xmm5                                 ;   690.2 p1      43 dst copy
        xorps xmm5, xmm11                                  ;   693.2 p5      43 dst
        andps xmm11, xmm15                                 ;   693.2 p0      43 dst
        xorps xmm0, xmm11                                  ;   694.2 p1      43 dst
        orps xmm9, xmm5                                    ;   694.2 p5      43 dst
        xorps xmm9, xmm0                                   ;   695.2 p0      43 dst
        andps xmm8, xmm9                                   ;   696.2 p1      43 dst
        movaps xmm11, xmm15                                ;   692.5 p5      43 dst copy
        andps xmm11, xmm0                                  ;   695.2 p0      43 dst
        xorps xmm12, xmm11                                 ;   696.2 p1      43 dst
        andps xmm0, xmm12                                  ;   697.2 p5      43 dst
        xorps xmm15, xmm0                                  ;   698.2 p0      43 dst
        andps xmm1, xmm12                                  ;   697.2 p1      43 dst
        andps xmm2, xmm12                                  ;   697.2 p5      43 dst
        andps xmm3, xmm15                                  ;   699.2 p0      43 dst
        movaps xmm0, [rsi - 112]                           ;   692.0 p2      43 dst reload
        andps xmm0, xmm15                                  ;   699.2 p1      43 dst
        movaps xmm11, xmm15                                ;   699.2 p5      43 dst copy
        xorps xmm15, xmm12                                 ;   699.2 p0      43 dst
        xorps xmm8, [r8 + 21936]                           ;   697.2 p1+p2   58 dst
        xorps xmm0, [rbp + 4752]                           ;   700.2 p5+p2   58 dst
        movaps [rsi - 112], xmm0                           ;   701.2 p3+p4   58 dst spill
        movaps xmm0, [rdi + 0]                             ;   695.2 p2      43 dst reload
        andps xmm0, xmm15                                  ;   700.2 p0      43 dst
        movaps [rdi + 0], xmm8                             ;   698.2 p3+p4   58 dst spill
        movaps xmm8, [rbp + 32]                            ;   696.2 p2      43 dst reload
        andps xmm8, xmm15                                  ;   700.2 p1      43 dst
        movaps xmm15, xmm12                                ;   697.5 p5      43 dst copy
        orps xmm15, xmm9                                   ;   698.5 p0      43 dst
        xorps xmm5, xmm15                                  ;   699.5 p1      43 dst
        xorps xmm12, xmm9                                  ;   698.5 p5      43 dst
        andps xmm14, xmm12                                 ;   699.5 p0      43 dst
        andps xmm13, xmm12                                 ;   699.5 p1      43 dst
        andps xmm10, xmm5                                  ;   700.5 p5      43 dst
        xorps xmm12, xmm5                                  ;   700.5 p0      43 dst
        andps xmm6, xmm5                                   ;   700.5 p1      43 dst
        xorps xmm11, xmm5                                  ;   700.5 p5      43 dst
        xorps xmm6, xmm14                                  ;   701.5 p0      43 dst
        xorps xmm10, xmm0                                  ;   701.5 p1      43 dst
        movaps xmm5, [rbp + 16]                            ;   699.8 p2      43 dst reload
        andps xmm5, xmm12                                  ;   702.8 p5      43 dst
        movaps xmm15, [r11 + 48]                           ;   700.8 p2      43 dst reload
        andps xmm15, xmm12                                 ;   703.8 p0      43 dst
        movaps xmm12, [rax - 128]                          ;   701.8 p2      43 dst reload
        andps xmm12, xmm11                                 ;   704.8 p1      43 dst
        xorps xmm0, xmm2                                   ;   702.5 p5      58 dst
        xorps xmm2, xmm10                                  ;   703.0 p0      43 dst
        xorps xmm2, xmm5                                   ;   704.0 p1      43 dst
        movaps [rax - 128], xmm14                          ;   702.0 p3+p4   43 dst spill
        movaps xmm14, [rsi - 112]                          ;   702.8 p2      58 dst reload
        xorps xmm14, xmm10                                 ;   705.8 p5      58 dst
        movaps xmm10, [r11 + 32]                           ;   703.8 p2      43 dst reload
        andps xmm10, xmm11                                 ;   706.8 p0      43 dst
        xorps xmm5, xmm10                                  ;   707.8 p1      43 dst
        xorps xmm11, xmm9                                  ;   704.5 p5      43 dst
        andps xmm9, xmm7                                   ;   705.0 p0      43 dst
        andps xmm4, xmm11                                  ;   705.5 p1      43 dst
        xorps xmm5, xmm9                                   ;   708.8 p5      43 dst
        xorps xmm0, xmm9                                   ;   706.0 p0      58 dst
        xorps xmm0, xmm4                                   ;   707.0 p1      58 dst
        andps xmm11, [r10 + 64]                            ;   706.5 p5+p2   43 dst
        xorps xmm12, xmm11                                 ;   707.5 p0      43 dst
        movaps xmm4, [rdi + 0]                             ;   706.0 p2      58 dst reload
        xorps xmm4, xmm11                                  ;   709.0 p1      58 dst
        xorps xmm4, xmm6                                   ;   710.0 p5      58 dst
        xorps xmm6, xmm2                                   ;   708.0 p0      43 dst
        xorps xmm6, xmm12                                  ;   709.0 p1      43 dst
        xorps xmm13, xmm6                                  ;   710.0 p5      43 dst
        xorps xmm5, xmm13                                  ;   711.0 p0      43 dst
        xorps xmm3, xmm5                                   ;   712.0 p1      43 dst
        xorps xmm1, xmm3                                   ;   713.0 p5      43 dst
        xorps xmm14, xmm13                                 ;   711.0 p0      58 dst
        xorps xmm8, xmm12                                  ;   710.2 p1      58 dst
        xorps xmm8, xmm3                                   ;   713.0 p5      58 dst
        movaps [r9 + 1488], xmm14                          ;   712.0 p3+p4   58 dst
        xorps xmm4, xmm1                                   ;   714.0 p0      58 dst
        xorps xmm15, xmm1                                  ;   714.0 p1      58 dst
        movaps [r9 + 1456], xmm4                           ;   715.0 p3+p4   58 dst
        xorps xmm6, [rbp + 4720]                           ;   711.5 p5+p2   58 dst
        movaps [r9 + 1408], xmm6                           ;   712.5 p3+p4   58 dst
        xorps xmm0, [r8 + 21920]                           ;   712.0 p0+p2   58 dst
        movaps [r9 + 1440], xmm0                           ;   713.0 p3+p4   58 dst
        xorps xmm2, [rbp + 4736]                           ;   712.2 p1+p2   58 dst
        movaps [r9 + 1424], xmm2                           ;   713.2 p3+p4   58 dst
        xorps xmm5, [r8 + 21952]                           ;   712.5 p5+p2   58 dst
        movaps [r9 + 1472], xmm5                           ;   713.5 p3+p4   58 dst
        xorps xmm15, [r8 + 22000]                          ;   715.0 p0+p2   58 dst
        xorps xmm8, [rbp + 4768]                           ;   714.5 p1+p2   58 dst
        movaps [r9 + 1504], xmm8                           ;   715.5 p3+p4   58 dst
        xorps xmm15, [rax - 128]                           ;   716.0 p5+p2   58 dst
        movaps [r9 + 1520], xmm15                          ;   717.0 p3+p4   58 dst
        movaps xmm0, [rdi + 64]                            ;   716.5 p2      58 dst
        xorps xmm0, [rbp + 4528]                           ;   719.5 p0+p2   58 dst
        movaps [r9 + 1024], xmm0                           ;   720.5 p3+p4   58 dst
        movaps xmm0, [rcx + 112]                           ;   718.5 p2      58 dst
        xorps xmm0, [rbp + 4544]                           ;   721.5 p1+p2   58 dst
        movaps [r9 + 1040], xmm0                           ;   722.5 p3+p4   58 dst
        movaps xmm0, [rdi + 48]                            ;   720.5 p2      58 dst
        xorps xmm0, [r8 + 21536]                           ;   723.5 p5+p2   58 dst
        xorps xmm0, [rcx + 96]                             ;   724.5 p0+p2   58 dst
        xorps xmm0, [rbp + 96]                             ;   725.5 p1+p2   58 dst
        xorps xmm0, [rbp - 96]                             ;   726.5 p5+p2   58 dst
        movaps [r9 + 1056], xmm0                           ;   727.5 p3+p4   58 dst
        movaps xmm0, [rsi - 16]                            ;   725.5 p2      58 dst
        xorps xmm0, [r8 + 21552]                           ;   728.5 p0+p2   58 dst
        xorps xmm0, [rbp - 48]                             ;   729.5 p1+p2   58 dst
        movaps xmm1, [rbp + 80]                            ;   728.5 p2      43 dst reload
        xorps xmm0, xmm1                                   ;   731.5 p5      58 dst
        xorps xmm0, [rbp - 128]                            ;   732.5 p0+p2   58 dst
        xorps xmm1, [r8 + 21616]                           ;   731.5 p1+p2   58 dst
        movaps [r9 + 1072], xmm0                           ;   733.5 p3+p4   58 dst
        xorps xmm1, [rbp + 0]                              ;   732.5 p5+p2   58 dst
        xorps xmm1, [rcx + 16]                             ;   733.5 p0+p2   58 dst
        movaps [r9 + 1136], xmm1                           ;   734.5 p3+p4   58 dst
        movaps xmm0, [rcx + 32]                            ;   733.5 p2      58 dst
        xorps xmm0, [r8 + 21568]                           ;   736.5 p1+p2   58 dst
        movaps [r9 + 1088], xmm0                           ;   737.5 p3+p4   58 dst
        movaps xmm0, [rsi - 32]                            ;   735.5 p2      58 dst
        xorps xmm0, [rdi + 32]                             ;   738.5 p5+p2   58 dst
        xorps xmm0, [rdi + 16]                             ;   739.5 p0+p2   58 dst
        xorps xmm0, [rbp + 4560]                           ;   740.5 p1+p2   58 dst
        movaps [r9 + 1104], xmm0                           ;   741.5 p3+p4   58 dst
        movaps xmm0, [rdx + 64]                            ;   739.5 p2      58 dst
        xorps xmm0, [rbp - 64]                             ;   742.5 p5+p2   58 dst
        xorps xmm0, [rdi - 16]                             ;   743.5 p0+p2   58 dst
        xorps xmm0, [rbp + 4576]                           ;   744.5 p1+p2   58 dst
        movaps [r9 + 1120], xmm0                           ;   745.5 p3+p4   58 dst
        movaps xmm0, [rax + 64]                            ;   743.5 p2      58 dst
        xorps xmm0, [rbp + 4592]                           ;   746.5 p5+p2   58 dst
        movaps [r9 + 1152], xmm0                           ;   747.5 p3+p4   58 dst
        movaps xmm0, [rbp - 112]                           ;   745.5 p2      58 dst
        xorps xmm0, [rbp + 4608]                           ;   748.5 p0+p2   58 dst
        movaps [r9 + 1168], xmm0                           ;   749.5 p3+p4   58 dst
        movaps xmm0, [rbp - 32]                            ;   747.5 p2      58 dst
        xorps xmm0, [r8 + 21664]                           ;   750.5 p1+p2   58 dst
        xorps xmm0, [rdx - 112]                            ;   751.5 p5+p2   58 dst
        xorps xmm0, [rsi + 16]                             ;   752.5 p0+p2   58 dst
        xorps xmm0, [rdx - 128]                            ;   753.5 p1+p2   58 dst
        movaps [r9 + 1184], xmm0                           ;   754.5 p3+p4   58 dst
        movaps xmm0, [rcx + 64]                            ;   752.5 p2      58 dst
        xorps xmm0, [r8 + 21680]                           ;   755.5 p5+p2   58 dst
        xorps xmm0, [rsi - 64]                             ;   756.5 p0+p2   58 dst
        movaps xmm1, [rcx + 80]                            ;   755.5 p2      43 dst reload
        xorps xmm0, xmm1                                   ;   758.5 p1      58 dst
        xorps xmm0, [rbp + 112]                            ;   759.5 p5+p2   58 dst
        movaps [r9 + 1200], xmm0                           ;   760.5 p3+p4   58 dst
        xorps xmm1, [r8 + 21744]                           ;   758.5 p0+p2   58 dst
        xorps xmm1, [rsi - 96]                             ;   759.5 p1+p2   58 dst
        xorps xmm1, [rdx + 80]                             ;   760.5 p5+p2   58 dst
        movaps [r9 + 1264], xmm1                           ;   761.5 p3+p4   58 dst
        movaps xmm0, [rax + 48]                            ;   760.5 p2      58 dst
        xorps xmm0, [r8 + 21696]                           ;   763.5 p0+p2   58 dst
        movaps [r9 + 1216], xmm0                           ;   764.5 p3+p4   58 dst
        movaps xmm0, [rsi - 80]                            ;   762.5 p2      58 dst
        xorps xmm0, [rdi - 48]                             ;   765.5 p1+p2   58 dst
        xorps xmm0, [rdx + 96]                             ;   766.5 p5+p2   58 dst
        xorps xmm0, [rbp + 4624]                           ;   767.5 p0+p2   58 dst
        movaps [r9 + 1232], xmm0                           ;   768.5 p3+p4   58 dst
        movaps xmm0, [rsi + 0]                             ;   766.5 p2      58 dst
        xorps xmm0, [rdi + 80]                             ;   769.5 p1+p2   58 dst
        xorps xmm0, [rbp - 80]                             ;   770.5 p5+p2   58 dst
        xorps xmm0, [rbp + 4640]                           ;   771.5 p0+p2   58 dst
        movaps [r9 + 1248], xmm0                           ;   772.5 p3+p4   58 dst
        movaps xmm0, [rsi + 80]                            ;   770.5 p2      58 dst
        xorps xmm0, [rbp + 4656]                           ;   773.5 p1+p2   58 dst
        movaps [r9 + 1280], xmm0                           ;   774.5 p3+p4   58 dst
        movaps xmm0, [rax + 80]                            ;   772.5 p2      58 dst
        xorps xmm0, [rbp + 4672]                           ;   775.5 p5+p2   58 dst
        movaps [r9 + 1296], xmm0                           ;   776.5 p3+p4   58 dst
        movaps xmm0, [rsi + 64]                            ;   774.5 p2      58 dst
        xorps xmm0, [r8 + 21792]                           ;   777.5 p0+p2   58 dst
        xorps xmm0, [rdx - 48]                             ;   778.5 p1+p2   58 dst
        xorps xmm0, [rbx + 0]                              ;   779.5 p5+p2   58 dst
        xorps xmm0, [rdx - 64]                             ;   780.5 p0+p2   58 dst
        movaps [r9 + 1312], xmm0                           ;   781.5 p3+p4   58 dst
        movaps xmm0, [rdx + 112]                           ;   779.5 p2      58 dst
        xorps xmm0, [r8 + 21808]                           ;   782.5 p1+p2   58 dst
        xorps xmm0, [rsi - 48]                             ;   783.5 p5+p2   58 dst
        movaps xmm1, [rdx - 80]                            ;   782.5 p2      43 dst reload
        xorps xmm0, xmm1                                   ;   785.5 p0      58 dst
        xorps xmm0, [rsi + 48]                             ;   786.5 p1+p2   58 dst
        movaps [r9 + 1328], xmm0                           ;   787.5 p3+p4   58 dst
        xorps xmm1, [r8 + 21872]                           ;   785.5 p5+p2   58 dst
        xorps xmm1, [rbp - 16]                             ;   786.5 p0+p2   58 dst
        xorps xmm1, [rsi + 32]                             ;   787.5 p1+p2   58 dst
        movaps [r9 + 1392], xmm1                           ;   788.5 p3+p4   58 dst
        movaps xmm0, [rax + 32]                            ;   787.5 p2      58 dst
        xorps xmm0, [r8 + 21824]                           ;   790.5 p5+p2   58 dst
        movaps [r9 + 1344], xmm0                           ;   791.5 p3+p4   58 dst
        movaps xmm0, [rdi - 32]                            ;   789.5 p2      58 dst
        xorps xmm0, [rdx - 96]                             ;   792.5 p0+p2   58 dst
        xorps xmm0, [rsi - 128]                            ;   793.5 p1+p2   58 dst
        xorps xmm0, [rbp + 4688]                           ;   794.5 p5+p2   58 dst
        movaps [r9 + 1360], xmm0                           ;   795.5 p3+p4   58 dst
        movaps xmm0, [rbp + 64]                            ;   793.5 p2      58 dst
        xorps xmm0, [rbp + 48]                             ;   796.5 p0+p2   58 dst
        xorps xmm0, [rcx + 48]                             ;   797.5 p1+p2   58 dst
        xorps xmm0, [rbp + 4704]                           ;   798.5 p5+p2   58 dst
        movaps [r9 + 1376], xmm0                           ;   799.5 p3+p4   58 dst
        movaps xmm0, [rbp + 3520]                          ;   797.5 p2      43 dst
        movaps xmm1, [rbp + 3568]                          ;   798.5 p2      43 dst
        movaps xmm2, [rbp + 3536]                          ;   799.5 p2      43 dst
        movaps xmm3, [rbp + 3552]                          ;   800.5 p2      43 dst
        movaps xmm4, [r14 - 48]                            ;   801.5 p2      43 dst
        movaps xmm5, [r14 - 32]                            ;   802.5 p2      43 dst reload
        xorps xmm4, xmm5                                   ;   805.5 p0      43 dst
        xorps xmm0, xmm4                                   ;   806.5 p1      43 dst
        movaps xmm6, xmm0                                  ;   807.5 p5      43 dst copy
        movaps xmm7, [r11 - 80]                            ;   803.5 p2      43 dst reload
        xorps xmm6, xmm7                                   ;   808.5 p0      43 dst
        xorps xmm1, xmm6                                   ;   809.5 p1      43 dst
        xorps xmm3, xmm1                                   ;   810.5 p5      43 dst
        movaps xmm8, xmm6                                  ;   809.5 p0      43 dst copy
        movaps xmm9, [r11 + 16]                            ;   804.5 p2      43 dst reload
        xorps xmm8, xmm9                                   ;   810.5 p1      43 dst
        xorps xmm2, xmm8                                   ;   811.5 p5      43 dst
        movaps xmm10, xmm2                                 ;   812.5 p0      43 dst copy
        movaps xmm11, [r14 - 48]                           ;   805.5 p2      43 dst reload
        xorps xmm10, xmm11                                 ;   813.5 p1      43 dst
        movaps xmm12, xmm1                                 ;   810.5 p5      43 dst copy
        xorps xmm12, xmm10                                 ;   814.5 p0      43 dst
        movaps xmm13, xmm1                                 ;   810.5 p1      43 dst copy
        movaps xmm14, xmm6                                 ;   809.5 p5      43 dst copy
        andps xmm14, xmm12                                 ;   815.5 p0      43 dst
        movaps xmm15, xmm6                                 ;   809.5 p1      43 dst copy
        movaps [rcx + 48], xmm1                            ;   810.5 p3+p4   43 dst spill
        movaps xmm1, xmm12                                 ;   815.5 p5      43 dst copy
        xorps xmm1, xmm7                                   ;   816.5 p0      43 dst
        movaps xmm7, xmm8                                  ;   811.5 p1      43 dst copy
        orps xmm7, [r11 - 80]                              ;   812.5 p5+p2   43 dst
        xorps xmm2, xmm7                                   ;   813.5 p0      43 dst
        movaps [rbp + 48], xmm12                           ;   815.5 p3+p4   43 dst spill
        movaps xmm12, xmm8                                 ;   811.5 p1      43 dst copy
        movaps [rbp + 64], xmm6                            ;   811.2 p3+p4   43 dst spill
        movaps xmm6, xmm3                                  ;   811.5 p5      43 dst copy
        xorps xmm6, xmm5                                   ;   812.5 p0      43 dst
        movaps xmm5, xmm3                                  ;   811.5 p1      43 dst copy
        xorps xmm5, xmm9                                   ;   812.5 p5      43 dst
        movaps [rsi - 128], xmm5                           ;   813.5 p3+p4   43 dst spill
        movaps xmm5, xmm3                                  ;   812.2 p0      43 dst copy
        movaps [rdx - 96], xmm3                            ;   813.2 p3+p4   43 dst spill
        movaps xmm3, xmm14                                 ;   816.5 p1      43 dst copy
        xorps xmm3, [r14 - 32]                             ;   817.5 p5+p2   43 dst
        movaps [rdi - 32], xmm8                            ;   814.2 p3+p4   43 dst spill
        movaps xmm8, xmm10                                 ;   814.5 p0      43 dst copy
        movaps [rax + 32], xmm2                            ;   815.2 p3+p4   43 dst spill
        movaps xmm2, xmm10                                 ;   814.5 p1      43 dst copy
        xorps xmm2, xmm6                                   ;   815.5 p5      43 dst
        movaps [rsi + 32], xmm10                           ;   816.2 p3+p4   43 dst spill
        movaps xmm10, xmm6                                 ;   814.8 p0      43 dst copy
        xorps xmm10, xmm1                                  ;   817.5 p1      43 dst
        xorps xmm11, xmm10                                 ;   818.5 p5      43 dst
        andps xmm5, xmm10                                  ;   818.5 p0      43 dst
        xorps xmm0, xmm5                                   ;   819.5 p1      43 dst
        xorps xmm12, xmm11                                 ;   819.5 p5      43 dst
        movaps xmm5, xmm6                                  ;   816.8 p0      43 dst copy
        andps xmm5, [rsi - 128]                            ;   817.8 p1+p2   43 dst
        movaps [rbp - 16], xmm10                           ;   818.5 p3+p4   43 dst spill
        movaps xmm10, [rax + 32]                           ;   817.5 p2      43 dst reload
        xorps xmm10, xmm5                                  ;   820.5 p5      43 dst
        movaps xmm5, xmm11                                 ;   819.5 p0      43 dst copy
        andps xmm5, xmm2                                   ;   820.5 p1      43 dst
        xorps xmm3, xmm5                                   ;   821.5 p5      43 dst
        movaps xmm5, xmm2                                  ;   818.8 p0      43 dst copy
        xorps xmm5, [r11 - 80]                             ;   819.8 p1+p2   43 dst
        movaps [rax + 32], xmm2                            ;   818.8 p3+p4   43 dst spill
        movaps xmm2, xmm1                                  ;   819.2 p5      43 dst copy
        xorps xmm2, xmm9                                   ;   820.2 p0      43 dst
        xorps xmm4, xmm2                                   ;   821.2 p1      43 dst
        andps xmm2, xmm1                                   ;   821.2 p5      43 dst
        xorps xmm0, xmm2                                   ;   822.2 p0      43 dst
        xorps xmm14, xmm0                                  ;   823.2 p1      43 dst
        xorps xmm7, xmm0                                   ;   823.2 p5      43 dst
        andps xmm8, xmm4                                   ;   822.2 p0      43 dst
        xorps xmm2, xmm8                                   ;   823.2 p1      43 dst
        xorps xmm15, xmm4                                  ;   822.2 p5      43 dst
        andps xmm13, xmm15                                 ;   823.2 p0      43 dst
        xorps xmm14, xmm13                                 ;   824.2 p1      43 dst
        xorps xmm3, xmm2                                   ;   824.2 p5      43 dst
        xorps xmm10, xmm2                                  ;   824.2 p0      43 dst
        movaps xmm0, xmm12                                 ;   824.0 p1      43 dst copy
        andps xmm0, xmm5                                   ;   825.0 p5      43 dst
        xorps xmm7, xmm0                                   ;   826.0 p0      43 dst
        movaps xmm0, xmm14                                 ;   825.2 p1      43 dst copy
        andps xmm0, xmm3                                   ;   826.2 p5      43 dst
        xorps xmm7, xmm0                                   ;   827.2 p0      43 dst
        movaps xmm2, xmm3                                  ;   826.0 p1      43 dst copy
        xorps xmm3, xmm7                                   ;   828.2 p5      43 dst
        andps xmm7, xmm10                                  ;   828.2 p0      43 dst
        xorps xmm14, xmm7                                  ;   829.2 p1      43 dst
        orps xmm0, xmm3                                    ;   829.2 p5      43 dst
        xorps xmm0, xmm14                                  ;   830.2 p0      43 dst
        movaps xmm7, xmm10                                 ;   828.0 p1      43 dst copy
        andps xmm7, xmm14                                  ;   830.2 p5      43 dst
        xorps xmm2, xmm7                                   ;   831.2 p0      43 dst
        andps xmm14, xmm2                                  ;   832.2 p1      43 dst
        xorps xmm10, xmm14                                 ;   833.2 p5      43 dst
        andps xmm12, xmm2                                  ;   832.2 p0      43 dst
        andps xmm5, xmm2                                   ;   832.2 p1      43 dst
        movaps xmm7, [rdi - 32]                            ;   827.2 p2      43 dst reload
        andps xmm7, xmm0                                   ;   831.2 p5      43 dst
        andps xmm15, xmm10                                 ;   834.2 p0      43 dst
        movaps xmm8, [rcx + 48]                            ;   828.2 p2      43 dst reload
        andps xmm8, xmm10                                  ;   834.2 p1      43 dst
        movaps xmm13, xmm10                                ;   834.2 p5      43 dst copy
        xorps xmm10, xmm2                                  ;   834.2 p0      43 dst
        movaps xmm14, [rbp - 16]                           ;   829.2 p2      43 dst reload
        andps xmm14, xmm10                                 ;   835.2 p1      43 dst
        movaps [rbp - 16], xmm8                            ;   835.2 p3+p4   43 dst spill
        movaps xmm8, [rdx - 96]                            ;   830.2 p2      43 dst reload
        andps xmm8, xmm10                                  ;   835.2 p5      43 dst
        movaps xmm10, xmm2                                 ;   832.8 p0      43 dst copy
        orps xmm10, xmm0                                   ;   833.8 p1      43 dst
        xorps xmm3, xmm10                                  ;   834.8 p5      43 dst
        xorps xmm2, xmm0                                   ;   833.8 p0      43 dst
        andps xmm11, xmm2                                  ;   834.8 p1      43 dst
        andps xmm4, xmm3                                   ;   835.8 p5      43 dst
        xorps xmm4, xmm11                                  ;   836.8 p0      43 dst
        xorps xmm13, xmm3                                  ;   835.8 p1      43 dst
        movaps xmm10, [rsi + 32]                           ;   833.0 p2      43 dst reload
        andps xmm10, xmm3                                  ;   836.0 p5      43 dst
        xorps xmm3, xmm2                                   ;   835.8 p0      43 dst
        movaps [rsi + 32], xmm11                           ;   835.8 p3+p4   43 dst spill
        movaps xmm11, [rax + 32]                           ;   834.0 p2      43 dst reload
        andps xmm11, xmm2                                  ;   837.0 p1      43 dst
        andps xmm6, xmm3                                   ;   836.8 p5      43 dst
        xorps xmm10, xmm14                                 ;   837.0 p0      43 dst
        movaps xmm2, [rbp + 64]                            ;   835.0 p2      43 dst reload
        andps xmm2, xmm13                                  ;   838.0 p1      43 dst
        andps xmm3, [rsi - 128]                            ;   837.2 p5+p2   43 dst
        movaps [rsi - 128], xmm3                           ;   838.2 p3+p4   43 dst spill
        movaps xmm3, [rbp + 48]                            ;   837.0 p2      43 dst reload
        andps xmm3, xmm13                                  ;   840.0 p0      43 dst
        xorps xmm13, xmm0                                  ;   838.0 p1      43 dst
        andps xmm1, xmm13                                  ;   839.0 p5      43 dst
        andps xmm13, xmm9                                  ;   839.0 p0      43 dst
        xorps xmm2, xmm13                                  ;   840.0 p1      43 dst
        xorps xmm3, xmm6                                   ;   841.0 p5      43 dst
        xorps xmm6, xmm5                                   ;   839.8 p0      43 dst
        xorps xmm6, xmm10                                  ;   840.8 p1      43 dst
        andps xmm0, [r11 - 80]                             ;   840.2 p5+p2   43 dst
        xorps xmm3, xmm0                                   ;   842.0 p0      43 dst
        movaps xmm9, xmm4                                  ;   841.0 p1      43 dst copy
        xorps xmm9, xmm2                                   ;   842.0 p5      43 dst
        xorps xmm9, xmm6                                   ;   843.0 p0      43 dst
        xorps xmm11, xmm9                                  ;   844.0 p1      43 dst
        xorps xmm3, xmm11                                  ;   845.0 p5      43 dst
        xorps xmm15, xmm3                                  ;   846.0 p0      43 dst
        xorps xmm12, xmm15                                 ;   847.0 p1      43 dst
        movaps [rbp + 48], xmm8                            ;   840.5 p3+p4   43 dst spill
        movaps xmm8, [r15 + 0]                             ;   840.8 p2      43 dst
        movaps [rbp + 64], xmm2                            ;   841.5 p3+p4   43 dst spill
        movaps xmm2, [r15 + 48]                            ;   841.8 p2      43 dst
        movaps [rax + 32], xmm15                           ;   847.0 p3+p4   43 dst spill
        movaps xmm15, [r15 + 16]                           ;   842.8 p2      43 dst
        movaps [rdx - 96], xmm10                           ;   843.5 p3+p4   43 dst spill
        movaps xmm10, [r15 + 32]                           ;   843.8 p2      43 dst
        movaps [rcx + 48], xmm11                           ;   845.0 p3+p4   43 dst spill
        movaps xmm11, [r13 - 112]                          ;   844.8 p2      43 dst
        xorps xmm11, [r14 + 96]                            ;   847.8 p5+p2   43 dst
        xorps xmm8, xmm11                                  ;   848.8 p0      43 dst
        movaps [rdi - 32], xmm3                            ;   846.0 p3+p4   43 dst spill
        movaps xmm3, xmm8                                  ;   849.8 p1      43 dst copy
        xorps xmm3, [r10 - 96]                             ;   850.8 p5+p2   43 dst
        xorps xmm2, xmm3                                   ;   851.8 p0      43 dst
        xorps xmm10, xmm2                                  ;   852.8 p1      43 dst
        movaps [rsi + 48], xmm7                            ;   846.5 p3+p4   43 dst spill
        movaps xmm7, xmm2                                  ;   852.8 p5      43 dst copy
        movaps [rdx - 80], xmm4                            ;   847.5 p3+p4   43 dst spill
        movaps xmm4, xmm2                                  ;   852.8 p0      43 dst copy
        movaps [rsi - 48], xmm13                           ;   848.5 p3+p4   43 dst spill
        movaps xmm13, xmm3                                 ;   851.8 p1      43 dst copy
        xorps xmm13, [r10 - 112]                           ;   852.8 p5+p2   43 dst
        xorps xmm15, xmm13                                 ;   853.8 p0      43 dst
        movaps [rdx + 112], xmm12                          ;   849.5 p3+p4   43 dst spill
        movaps xmm12, xmm15                                ;   854.8 p1      43 dst copy
        xorps xmm12, [r13 - 112]                           ;   855.8 p5+p2   43 dst
        xorps xmm7, xmm12                                  ;   856.8 p0      43 dst
        movaps [rdx - 64], xmm14                           ;   850.5 p3+p4   43 dst spill
        movaps xmm14, xmm3                                 ;   851.8 p1      43 dst copy
        andps xmm14, xmm7                                  ;   857.8 p5      43 dst
        movaps [rbx + 0], xmm1                             ;   851.5 p3+p4   43 dst spill
        movaps xmm1, xmm3                                  ;   851.8 p0      43 dst copy
        movaps [rdx - 48], xmm5                            ;   852.5 p3+p4   43 dst spill
        movaps xmm5, xmm7                                  ;   857.8 p1      43 dst copy
        xorps xmm5, [r10 - 96]                             ;   858.8 p5+p2   43 dst
        movaps [rsi + 64], xmm0                            ;   853.5 p3+p4   43 dst spill
        movaps xmm0, xmm13                                 ;   853.8 p0      43 dst copy
        orps xmm0, [r10 - 96]                              ;   854.8 p1+p2   43 dst
        xorps xmm15, xmm0                                  ;   855.8 p5      43 dst
        movaps [rax + 80], xmm6                            ;   854.5 p3+p4   43 dst spill
        movaps xmm6, xmm13                                 ;   853.8 p0      43 dst copy
        movaps [rsi + 80], xmm9                            ;   855.5 p3+p4   43 dst spill
        movaps xmm9, xmm10                                 ;   853.8 p1      43 dst copy
        xorps xmm9, [r14 + 96]                             ;   854.8 p5+p2   43 dst
        movaps [rbp - 80], xmm2                            ;   856.5 p3+p4   43 dst spill
        movaps xmm2, xmm10                                 ;   854.2 p0      43 dst copy
        xorps xmm2, [r10 - 112]                            ;   855.2 p1+p2   43 dst
        movaps [rdi + 80], xmm7                            ;   857.8 p3+p4   43 dst spill
        movaps xmm7, xmm10                                 ;   855.0 p5      43 dst copy
        movaps [rsi + 0], xmm10                            ;   858.5 p3+p4   43 dst spill
        movaps xmm10, xmm2                                 ;   856.2 p0      43 dst copy
        andps xmm10, xmm9                                  ;   857.2 p1      43 dst
        xorps xmm15, xmm10                                 ;   858.2 p5      43 dst
        movaps xmm10, xmm9                                 ;   856.5 p0      43 dst copy
        xorps xmm10, xmm5                                  ;   859.8 p1      43 dst
        andps xmm7, xmm10                                  ;   860.8 p5      43 dst
        xorps xmm8, xmm7                                   ;   861.8 p0      43 dst
        movaps xmm7, xmm9                                  ;   857.8 p1      43 dst copy
        xorps xmm7, xmm12                                  ;   858.8 p5      43 dst
        movaps [rdx + 96], xmm3                            ;   859.5 p3+p4   43 dst spill
        movaps xmm3, xmm12                                 ;   858.5 p0      43 dst copy
        movaps [rdi - 48], xmm2                            ;   860.5 p3+p4   43 dst spill
        movaps xmm2, xmm10                                 ;   860.8 p1      43 dst copy
        xorps xmm2, [r13 - 112]                            ;   861.8 p5+p2   43 dst
        xorps xmm6, xmm2                                   ;   862.8 p0      43 dst
        movaps [rsi - 80], xmm10                           ;   861.5 p3+p4   43 dst spill
        movaps xmm10, xmm14                                ;   859.8 p1      43 dst copy
        xorps xmm10, [r14 + 96]                            ;   860.8 p5+p2   43 dst
        movaps [rax + 48], xmm9                            ;   862.5 p3+p4   43 dst spill
        movaps xmm9, xmm5                                  ;   860.5 p0      43 dst copy
        xorps xmm9, [r10 - 112]                            ;   861.5 p1+p2   43 dst
        xorps xmm11, xmm9                                  ;   862.5 p5      43 dst
        andps xmm9, xmm5                                   ;   862.5 p0      43 dst
        xorps xmm8, xmm9                                   ;   863.5 p1      43 dst
        xorps xmm14, xmm8                                  ;   864.5 p5      43 dst
        xorps xmm0, xmm8                                   ;   864.5 p0      43 dst
        andps xmm3, xmm11                                  ;   863.5 p1      43 dst
        xorps xmm9, xmm3                                   ;   864.5 p5      43 dst
        xorps xmm1, xmm11                                  ;   863.5 p0      43 dst
        andps xmm4, xmm1                                   ;   864.5 p1      43 dst
        xorps xmm14, xmm4                                  ;   865.5 p5      43 dst
        xorps xmm10, xmm9                                  ;   865.5 p0      43 dst
        xorps xmm15, xmm9                                  ;   865.5 p1      43 dst
        movaps xmm3, xmm2                                  ;   865.0 p5      43 dst copy
        andps xmm3, xmm7                                   ;   866.0 p0      43 dst
        xorps xmm10, xmm3                                  ;   867.0 p1      43 dst
        movaps xmm3, xmm7                                  ;   866.0 p5      43 dst copy
        movaps xmm4, [r10 - 96]                            ;   864.8 p2      43 dst reload
        xorps xmm3, xmm4                                   ;   867.8 p0      43 dst
        movaps xmm8, xmm6                                  ;   866.8 p1      43 dst copy
        andps xmm8, xmm3                                   ;   868.8 p5      43 dst
        xorps xmm0, xmm8                                   ;   869.8 p0      43 dst
        movaps xmm8, xmm14                                 ;   867.8 p1      43 dst copy
        andps xmm8, xmm10                                  ;   868.8 p5      43 dst
        xorps xmm0, xmm8                                   ;   870.8 p0      43 dst
        movaps xmm9, xmm10                                 ;   868.8 p1      43 dst copy
        xorps xmm10, xmm0                                  ;   871.8 p5      43 dst
        andps xmm0, xmm15                                  ;   871.8 p0      43 dst
        xorps xmm14, xmm0                                  ;   872.8 p1      43 dst
        orps xmm8, xmm10                                   ;   872.8 p5      43 dst
        xorps xmm8, xmm14                                  ;   873.8 p0      43 dst
        andps xmm13, xmm8                                  ;   874.8 p1      43 dst
        movaps xmm0, xmm15                                 ;   871.0 p5      43 dst copy
        andps xmm0, xmm14                                  ;   873.8 p0      43 dst
        xorps xmm9, xmm0                                   ;   874.8 p1      43 dst
        andps xmm14, xmm9                                  ;   875.8 p5      43 dst
        xorps xmm15, xmm14                                 ;   876.8 p0      43 dst
        andps xmm6, xmm9                                   ;   875.8 p1      43 dst
        andps xmm3, xmm9                                   ;   875.8 p5      43 dst
        andps xmm1, xmm15                                  ;   877.8 p0      43 dst
        movaps xmm0, [rbp - 80]                            ;   870.5 p2      43 dst reload
        andps xmm0, xmm15                                  ;   877.8 p1      43 dst
        movaps xmm14, xmm15                                ;   877.8 p5      43 dst copy
        xorps xmm15, xmm9                                  ;   877.8 p0      43 dst
        movaps [rbp - 80], xmm0                            ;   878.8 p3+p4   43 dst spill
        movaps xmm0, [rsi - 80]                            ;   872.0 p2      43 dst reload
        andps xmm0, xmm15                                  ;   878.8 p1      43 dst
        movaps [rsi - 80], xmm13                           ;   875.8 p3+p4   43 dst spill
        movaps xmm13, [rsi + 0]                            ;   873.0 p2      43 dst reload
        andps xmm13, xmm15                                 ;   878.8 p5      43 dst
        movaps xmm15, xmm9                                 ;   875.8 p0      43 dst copy
        orps xmm15, xmm8                                   ;   876.8 p1      43 dst
        xorps xmm10, xmm15                                 ;   877.8 p5      43 dst
        xorps xmm9, xmm8                                   ;   876.5 p0      43 dst
        andps xmm2, xmm9                                   ;   877.5 p1      43 dst
        andps xmm7, xmm9                                   ;   877.5 p5      43 dst
        andps xmm12, xmm10                                 ;   878.8 p0      43 dst
        xorps xmm9, xmm10                                  ;   878.8 p1      43 dst
        andps xmm11, xmm10                                 ;   878.8 p5      43 dst
        xorps xmm14, xmm10                                 ;   878.8 p0      43 dst
        xorps xmm11, xmm2                                  ;   879.8 p1      43 dst
        xorps xmm12, xmm0                                  ;   879.8 p5      43 dst
        movaps xmm10, [rax + 48]                           ;   877.8 p2      43 dst reload
        andps xmm10, xmm9                                  ;   880.8 p0      43 dst
        movaps xmm15, [rdi - 48]                           ;   878.8 p2      43 dst reload
        andps xmm15, xmm9                                  ;   881.8 p1      43 dst
        movaps xmm9, [rdx + 96]                            ;   879.8 p2      43 dst reload
        andps xmm9, xmm14                                  ;   882.8 p5      43 dst
        movaps [rdx + 96], xmm2                            ;   879.2 p3+p4   43 dst spill
        movaps xmm2, [rdi + 80]                            ;   880.8 p2      43 dst reload
        andps xmm2, xmm14                                  ;   883.8 p0      43 dst
        xorps xmm14, xmm8                                  ;   880.8 p1      43 dst
        andps xmm8, xmm4                                   ;   881.0 p5      43 dst
        andps xmm5, xmm14                                  ;   881.8 p0      43 dst
        xorps xmm2, xmm10                                  ;   884.8 p1      43 dst
        xorps xmm10, xmm12                                 ;   882.0 p5      43 dst
        xorps xmm10, xmm3                                  ;   883.0 p0      43 dst
        xorps xmm2, xmm8                                   ;   885.8 p1      43 dst
        movaps xmm4, xmm11                                 ;   883.0 p5      43 dst copy
        xorps xmm4, xmm10                                  ;   884.0 p0      43 dst
        andps xmm14, [r10 - 112]                           ;   883.8 p1+p2   43 dst
        xorps xmm9, xmm14                                  ;   884.8 p5      43 dst
        xorps xmm4, xmm9                                   ;   885.8 p0      43 dst
        xorps xmm7, xmm4                                   ;   886.8 p1      43 dst
        xorps xmm2, xmm7                                   ;   887.8 p5      43 dst
        xorps xmm1, xmm2                                   ;   888.8 p0      43 dst
        xorps xmm6, xmm1                                   ;   889.8 p1      43 dst
        movaps [rdi + 80], xmm15                           ;   884.0 p3+p4   43 dst spill
        movaps xmm15, [rbp + 3136]                         ;   884.2 p2      43 dst
        movaps [rdi - 48], xmm13                           ;   885.0 p3+p4   43 dst spill
        movaps xmm13, [rbp + 3184]                         ;   885.2 p2      43 dst
        movaps [rax + 48], xmm9                            ;   886.0 p3+p4   43 dst spill
        movaps xmm9, [rbp + 3152]                          ;   886.2 p2      43 dst
        movaps [rsi + 0], xmm1                             ;   889.8 p3+p4   43 dst spill
        movaps xmm1, [rbp + 3168]                          ;   887.2 p2      43 dst
        movaps [rdx + 80], xmm12                           ;   888.0 p3+p4   43 dst spill
        movaps xmm12, [r13 - 16]                           ;   888.2 p2      43 dst
        xorps xmm12, [r15 - 128]                           ;   891.2 p5+p2   43 dst
        xorps xmm15, xmm12                                 ;   892.2 p0      43 dst
        movaps [rsi - 96], xmm7                            ;   889.0 p3+p4   43 dst spill
        movaps xmm7, xmm15                                 ;   893.2 p1      43 dst copy
        xorps xmm7, [r10 + 48]                             ;   894.2 p5+p2   43 dst
        xorps xmm13, xmm7                                  ;   895.2 p0      43 dst
        xorps xmm1, xmm13                                  ;   896.2 p1      43 dst
        movaps [rbp + 112], xmm2                           ;   890.0 p3+p4   43 dst spill
        movaps xmm2, xmm13                                 ;   896.2 p5      43 dst copy
        movaps [rcx + 80], xmm11                           ;   891.0 p3+p4   43 dst spill
        movaps xmm11, xmm13                                ;   896.2 p0      43 dst copy
        movaps [rsi - 64], xmm14                           ;   892.0 p3+p4   43 dst spill
        movaps xmm14, xmm7                                 ;   895.2 p1      43 dst copy
        xorps xmm14, [r10 + 32]                            ;   896.2 p5+p2   43 dst
        xorps xmm9, xmm14                                  ;   897.2 p0      43 dst
        movaps [rcx + 64], xmm6                            ;   893.0 p3+p4   43 dst spill
        movaps xmm6, xmm9                                  ;   898.2 p1      43 dst copy
        xorps xmm6, [r13 - 16]                             ;   899.2 p5+p2   43 dst
        xorps xmm2, xmm6                                   ;   900.2 p0      43 dst
        movaps [rdx - 128], xmm0                           ;   894.0 p3+p4   43 dst spill
        movaps xmm0, xmm7                                  ;   895.2 p1      43 dst copy
        andps xmm0, xmm2                                   ;   901.2 p5      43 dst
        movaps [rsi + 16], xmm5                            ;   895.0 p3+p4   43 dst spill
        movaps xmm5, xmm7                                  ;   895.2 p0      43 dst copy
        movaps [rdx - 112], xmm3                           ;   896.0 p3+p4   43 dst spill
        movaps xmm3, xmm2                                  ;   901.2 p1      43 dst copy
        xorps xmm3, [r10 + 48]                             ;   902.2 p5+p2   43 dst
        movaps [rbp - 32], xmm8                            ;   897.0 p3+p4   43 dst spill
        movaps xmm8, xmm14                                 ;   897.2 p0      43 dst copy
        orps xmm8, [r10 + 48]                              ;   898.2 p1+p2   43 dst
        xorps xmm9, xmm8                                   ;   899.2 p5      43 dst
        movaps [rbp - 112], xmm10                          ;   898.0 p3+p4   43 dst spill
        movaps xmm10, xmm14                                ;   897.2 p0      43 dst copy
        movaps [rax + 64], xmm4                            ;   899.0 p3+p4   43 dst spill
        movaps xmm4, xmm1                                  ;   897.2 p1      43 dst copy
        xorps xmm4, [r15 - 128]                            ;   898.2 p5+p2   43 dst
        movaps [rdi - 16], xmm13                           ;   900.0 p3+p4   43 dst spill
        movaps xmm13, xmm1                                 ;   897.8 p0      43 dst copy
        xorps xmm13, [r10 + 32]                            ;   898.8 p1+p2   43 dst
        movaps [rbp - 64], xmm2                            ;   901.2 p3+p4   43 dst spill
        movaps xmm2, xmm1                                  ;   898.5 p5      43 dst copy
        movaps [rdx + 64], xmm1                            ;   902.0 p3+p4   43 dst spill
        movaps xmm1, xmm13                                 ;   899.8 p0      43 dst copy
        andps xmm1, xmm4                                   ;   900.8 p1      43 dst
        xorps xmm9, xmm1                                   ;   901.8 p5      43 dst
        movaps xmm1, xmm4                                  ;   900.0 p0      43 dst copy
        xorps xmm1, xmm3                                   ;   903.2 p1      43 dst
        andps xmm2, xmm1                                   ;   904.2 p5      43 dst
        xorps xmm15, xmm2                                  ;   905.2 p0      43 dst
        movaps xmm2, xmm4                                  ;   901.2 p1      43 dst copy
        xorps xmm2, xmm6                                   ;   902.2 p5      43 dst
        movaps [rdi + 16], xmm7                            ;   903.0 p3+p4   43 dst spill
        movaps xmm7, xmm6                                  ;   902.0 p0      43 dst copy
        movaps [rdi + 32], xmm13                           ;   904.0 p3+p4   43 dst spill
        movaps xmm13, xmm1                                 ;   904.2 p1      43 dst copy
        xorps xmm13, [r13 - 16]                            ;   905.2 p5+p2   43 dst
        xorps xmm10, xmm13                                 ;   906.2 p0      43 dst
        movaps [rsi - 32], xmm1                            ;   905.0 p3+p4   43 dst spill
        movaps xmm1, xmm0                                  ;   903.2 p1      43 dst copy
        xorps xmm1, [r15 - 128]                            ;   904.2 p5+p2   43 dst
        movaps [rcx + 32], xmm4                            ;   906.0 p3+p4   43 dst spill
        movaps xmm4, xmm3                                  ;   904.0 p0      43 dst copy
        xorps xmm4, [r10 + 32]                             ;   905.0 p1+p2   43 dst
        xorps xmm12, xmm4                                  ;   906.0 p5      43 dst
        andps xmm4, xmm3                                   ;   906.0 p0      43 dst
        xorps xmm15, xmm4                                  ;   907.0 p1      43 dst
        xorps xmm0, xmm15                                  ;   908.0 p5      43 dst
        xorps xmm8, xmm15                                  ;   908.0 p0      43 dst
        andps xmm7, xmm12                                  ;   907.0 p1      43 dst
        xorps xmm4, xmm7                                   ;   908.0 p5      43 dst
        xorps xmm5, xmm12                                  ;   907.0 p0      43 dst
        andps xmm11, xmm5                                  ;   908.0 p1      43 dst
        xorps xmm0, xmm11                                  ;   909.0 p5      43 dst
        xorps xmm1, xmm4                                   ;   909.0 p0      43 dst
        xorps xmm9, xmm4                                   ;   909.0 p1      43 dst
        movaps xmm4, xmm13                                 ;   908.5 p5      43 dst copy
        andps xmm4, xmm2                                   ;   909.5 p0      43 dst
        xorps xmm1, xmm4                                   ;   910.5 p1      43 dst
        movaps xmm4, xmm2                                  ;   909.5 p5      43 dst copy
        movaps xmm7, [r10 + 48]                            ;   908.2 p2      43 dst reload
        xorps xmm4, xmm7                                   ;   911.2 p0      43 dst
        movaps xmm11, xmm10                                ;   910.2 p1      43 dst copy
        andps xmm11, xmm4                                  ;   912.2 p5      43 dst
        xorps xmm8, xmm11                                  ;   913.2 p0      43 dst
        movaps xmm11, xmm0                                 ;   911.2 p1      43 dst copy
        andps xmm11, xmm1                                  ;   912.2 p5      43 dst
        xorps xmm8, xmm11                                  ;   914.2 p0      43 dst
        movaps xmm15, xmm1                                 ;   912.2 p1      43 dst copy
        xorps xmm1, xmm8                                   ;   915.2 p5      43 dst
        andps xmm8, xmm9                                   ;   915.2 p0      43 dst
        xorps xmm0, xmm8                                   ;   916.2 p1      43 dst
        orps xmm11, xmm1                                   ;   916.2 p5      43 dst
        xorps xmm11, xmm0                                  ;   917.2 p0      43 dst
        andps xmm14, xmm11                                 ;   918.2 p1      43 dst
        movaps xmm8, xmm9                                  ;   914.5 p5      43 dst copy
        andps xmm8, xmm0                                   ;   917.2 p0      43 dst
        xorps xmm15, xmm8                                  ;   918.2 p1      43 dst
        andps xmm0, xmm15                                  ;   919.2 p5      43 dst
        xorps xmm9, xmm0                                   ;   920.2 p0      43 dst
        andps xmm10, xmm15                                 ;   919.2 p1      43 dst
        andps xmm4, xmm15                                  ;   919.2 p5      43 dst
        andps xmm5, xmm9                                   ;   921.2 p0      43 dst
        movaps xmm0, [rdi - 16]                            ;   914.0 p2      43 dst reload
        andps xmm0, xmm9                                   ;   921.2 p1      43 dst
        movaps xmm8, xmm9                                  ;   921.2 p5      43 dst copy
        xorps xmm9, xmm15                                  ;   921.2 p0      43 dst
        movaps [rdi - 16], xmm0                            ;   922.2 p3+p4   43 dst spill
        movaps xmm0, [rsi - 32]                            ;   915.5 p2      43 dst reload
        andps xmm0, xmm9                                   ;   922.2 p1      43 dst
        movaps [rsi - 32], xmm14                           ;   919.2 p3+p4   43 dst spill
        movaps xmm14, [rdx + 64]                           ;   916.5 p2      43 dst reload
        andps xmm14, xmm9                                  ;   922.2 p5      43 dst
        movaps xmm9, xmm15                                 ;   919.2 p0      43 dst copy
        orps xmm9, xmm11                                   ;   920.2 p1      43 dst
        xorps xmm1, xmm9                                   ;   921.2 p5      43 dst
        xorps xmm15, xmm11                                 ;   920.0 p0      43 dst
        andps xmm13, xmm15                                 ;   921.0 p1      43 dst
        andps xmm2, xmm15                                  ;   921.0 p5      43 dst
        andps xmm6, xmm1                                   ;   922.2 p0      43 dst
        xorps xmm15, xmm1                                  ;   922.2 p1      43 dst
        andps xmm12, xmm1                                  ;   922.2 p5      43 dst
        xorps xmm8, xmm1                                   ;   922.2 p0      43 dst
        xorps xmm12, xmm13                                 ;   923.2 p1      43 dst
        xorps xmm6, xmm0                                   ;   923.2 p5      43 dst
        movaps xmm1, [rcx + 32]                            ;   921.2 p2      43 dst reload
        andps xmm1, xmm15                                  ;   924.2 p0      43 dst
        movaps xmm9, [rdi + 32]                            ;   922.2 p2      43 dst reload
        andps xmm9, xmm15                                  ;   925.2 p1      43 dst
        movaps xmm15, [rdi + 16]                           ;   923.2 p2      43 dst reload
        andps xmm15, xmm8                                  ;   926.2 p5      43 dst
        movaps [rdi + 16], xmm13                           ;   922.8 p3+p4   43 dst spill
        movaps xmm13, [rbp - 64]                           ;   924.2 p2      43 dst reload
        andps xmm13, xmm8                                  ;   927.2 p0      43 dst
        xorps xmm8, xmm11                                  ;   924.2 p1      43 dst
        andps xmm11, xmm7                                  ;   924.5 p5      43 dst
        andps xmm3, xmm8                                   ;   925.2 p0      43 dst
        xorps xmm13, xmm1                                  ;   928.2 p1      43 dst
        xorps xmm1, xmm6                                   ;   925.5 p5      43 dst
        xorps xmm1, xmm4                                   ;   926.5 p0      43 dst
        xorps xmm13, xmm11                                 ;   929.2 p1      43 dst
        movaps xmm7, xmm12                                 ;   926.5 p5      43 dst copy
        xorps xmm7, xmm1                                   ;   927.5 p0      43 dst
        andps xmm8, [r10 + 32]                             ;   927.2 p1+p2   43 dst
        xorps xmm15, xmm8                                  ;   928.2 p5      43 dst
        xorps xmm7, xmm15                                  ;   929.2 p0      43 dst
        xorps xmm2, xmm7                                   ;   930.2 p1      43 dst
        xorps xmm13, xmm2                                  ;   931.2 p5      43 dst
        xorps xmm5, xmm13                                  ;   932.2 p0      43 dst
        xorps xmm10, xmm5                                  ;   933.2 p1      43 dst
        movaps [rbp - 64], xmm9                            ;   927.5 p3+p4   43 dst spill
        movaps xmm9, [rbp + 3456]                          ;   927.8 p2      43 dst
        movaps [rdi + 32], xmm14                           ;   928.5 p3+p4   43 dst spill
        movaps xmm14, [rbp + 3504]                         ;   928.8 p2      43 dst
        movaps [rcx + 32], xmm15                           ;   929.5 p3+p4   43 dst spill
        movaps xmm15, [rbp + 3472]                         ;   929.8 p2      43 dst
        movaps [rdx + 64], xmm5                            ;   933.2 p3+p4   43 dst spill
        movaps xmm5, [rbp + 3488]                          ;   930.8 p2      43 dst
        movaps [rcx + 16], xmm6                            ;   931.5 p3+p4   43 dst spill
        movaps xmm6, [r13 + 48]                            ;   931.8 p2      43 dst
        xorps xmm6, [r13 + 64]                             ;   934.8 p5+p2   43 dst
        xorps xmm9, xmm6                                   ;   935.8 p0      43 dst
        movaps [rbp + 0], xmm2                             ;   932.5 p3+p4   43 dst spill
        movaps xmm2, xmm9                                  ;   936.8 p1      43 dst copy
        xorps xmm2, [r11 - 96]                             ;   937.8 p5+p2   43 dst
        xorps xmm14, xmm2                                  ;   938.8 p0      43 dst
        xorps xmm5, xmm14                                  ;   939.8 p1      43 dst
        movaps [rbp - 128], xmm13                          ;   933.5 p3+p4   43 dst spill
        movaps xmm13, xmm14                                ;   939.8 p5      43 dst copy
        movaps [rbp + 80], xmm12                           ;   934.5 p3+p4   43 dst spill
        movaps xmm12, xmm14                                ;   939.8 p0      43 dst copy
        movaps [rbp - 48], xmm8                            ;   935.5 p3+p4   43 dst spill
        movaps xmm8, xmm2                                  ;   938.8 p1      43 dst copy
        xorps xmm8, [r11 - 112]                            ;   939.8 p5+p2   43 dst
        xorps xmm15, xmm8                                  ;   940.8 p0      43 dst
        movaps [rsi - 16], xmm10                           ;   936.5 p3+p4   43 dst spill
        movaps xmm10, xmm15                                ;   941.8 p1      43 dst copy
        xorps xmm10, [r13 + 48]                            ;   942.8 p5+p2   43 dst
        xorps xmm13, xmm10                                 ;   943.8 p0      43 dst
        movaps [rbp - 96], xmm0                            ;   937.5 p3+p4   43 dst spill
        movaps xmm0, xmm2                                  ;   938.8 p1      43 dst copy
        andps xmm0, xmm13                                  ;   944.8 p5      43 dst
        movaps [rbp + 96], xmm3                            ;   938.5 p3+p4   43 dst spill
        movaps xmm3, xmm2                                  ;   938.8 p0      43 dst copy
        movaps [rcx + 96], xmm4                            ;   939.5 p3+p4   43 dst spill
        movaps xmm4, xmm13                                 ;   944.8 p1      43 dst copy
        xorps xmm4, [r11 - 96]                             ;   945.8 p5+p2   43 dst
        movaps [rdi + 48], xmm11                           ;   940.5 p3+p4   43 dst spill
        movaps xmm11, xmm8                                 ;   940.8 p0      43 dst copy
        orps xmm11, [r11 - 96]                             ;   941.8 p1+p2   43 dst
        xorps xmm15, xmm11                                 ;   942.8 p5      43 dst
        movaps [rcx + 112], xmm1                           ;   941.5 p3+p4   43 dst spill
        movaps xmm1, xmm8                                  ;   940.8 p0      43 dst copy
        movaps [rdi + 64], xmm7                            ;   942.5 p3+p4   43 dst spill
        movaps xmm7, xmm5                                  ;   940.8 p1      43 dst copy
        xorps xmm7, [r13 + 64]                             ;   941.8 p5+p2   43 dst
        movaps [rax - 128], xmm14                          ;   943.5 p3+p4   43 dst spill
        movaps xmm14, xmm5                                 ;   941.2 p0      43 dst copy
        xorps xmm14, [r11 - 112]                           ;   942.2 p1+p2   43 dst
        movaps [rdi + 0], xmm13                            ;   944.8 p3+p4   43 dst spill
        movaps xmm13, xmm5                                 ;   942.0 p5      43 dst copy
        movaps [r11 + 32], xmm5                            ;   945.5 p3+p4   43 dst spill
        movaps xmm5, xmm14                                 ;   943.2 p0      43 dst copy
        andps xmm5, xmm7                                   ;   944.2 p1      43 dst
        xorps xmm15, xmm5                                  ;   945.2 p5      43 dst
        movaps xmm5, xmm7                                  ;   943.5 p0      43 dst copy
        xorps xmm5, xmm4                                   ;   946.8 p1      43 dst
        andps xmm13, xmm5                                  ;   947.8 p5      43 dst
        xorps xmm9, xmm13                                  ;   948.8 p0      43 dst
        movaps xmm13, xmm7                                 ;   944.8 p1      43 dst copy
        xorps xmm13, xmm10                                 ;   945.8 p5      43 dst
        movaps [rsi - 112], xmm2                           ;   946.5 p3+p4   43 dst spill
        movaps xmm2, xmm10                                 ;   945.5 p0      43 dst copy
        movaps [r11 + 48], xmm14                           ;   947.5 p3+p4   43 dst spill
        movaps xmm14, xmm5                                 ;   947.8 p1      43 dst copy
        xorps xmm14, [r13 + 48]                            ;   948.8 p5+p2   43 dst
        xorps xmm1, xmm14                                  ;   949.8 p0      43 dst
        movaps [rbp + 16], xmm5                            ;   948.5 p3+p4   43 dst spill
        movaps xmm5, xmm0                                  ;   946.8 p1      43 dst copy
        xorps xmm5, [r13 + 64]                             ;   947.8 p5+p2   43 dst
        movaps [rbp + 32], xmm7                            ;   949.5 p3+p4   43 dst spill
        movaps xmm7, xmm4                                  ;   947.5 p0      43 dst copy
        xorps xmm7, [r11 - 112]                            ;   948.5 p1+p2   43 dst
        xorps xmm6, xmm7                                   ;   949.5 p5      43 dst
        andps xmm7, xmm4                                   ;   949.5 p0      43 dst
        xorps xmm9, xmm7                                   ;   950.5 p1      43 dst
        xorps xmm0, xmm9                                   ;   951.5 p5      43 dst
        xorps xmm11, xmm9                                  ;   951.5 p0      43 dst
        andps xmm2, xmm6                                   ;   950.5 p1      43 dst
        xorps xmm7, xmm2                                   ;   951.5 p5      43 dst
        xorps xmm3, xmm6                                   ;   950.5 p0      43 dst
        andps xmm12, xmm3                                  ;   951.5 p1      43 dst
        xorps xmm0, xmm12                                  ;   952.5 p5      43 dst
        xorps xmm5, xmm7                                   ;   952.5 p0      43 dst
        xorps xmm15, xmm7                                  ;   952.5 p1      43 dst
        movaps xmm2, xmm14                                 ;   952.0 p5      43 dst copy
        andps xmm2, xmm13                                  ;   953.0 p0      43 dst
        xorps xmm5, xmm2                                   ;   954.0 p1      43 dst
        movaps xmm2, xmm13                                 ;   953.0 p5      43 dst copy
        movaps xmm7, [r11 - 96]                            ;   951.8 p2      43 dst reload
        xorps xmm2, xmm7                                   ;   954.8 p0      43 dst
        movaps xmm9, xmm1                                  ;   953.8 p1      43 dst copy
        andps xmm9, xmm2                                   ;   955.8 p5      43 dst
        xorps xmm11, xmm9                                  ;   956.8 p0      43 dst
        movaps xmm9, xmm0                                  ;   954.8 p1      43 dst copy
        andps xmm9, xmm5                                   ;   955.8 p5      43 dst
        xorps xmm11, xmm9                                  ;   957.8 p0      43 dst
        movaps xmm12, xmm5                                 ;   955.8 p1      43 dst copy
        xorps xmm5, xmm11                                  ;   958.8 p5      43 dst
        andps xmm11, xmm15                                 ;   958.8 p0      43 dst
        xorps xmm0, xmm11                                  ;   959.8 p1      43 dst
        orps xmm9, xmm5                                    ;   959.8 p5      43 dst
        xorps xmm9, xmm0                                   ;   960.8 p0      43 dst
        andps xmm8, xmm9                                   ;   961.8 p1      43 dst
        movaps xmm11, xmm15                                ;   958.0 p5      43 dst copy
        andps xmm11, xmm0                                  ;   960.8 p0      43 dst
        xorps xmm12, xmm11                                 ;   961.8 p1      43 dst
        andps xmm0, xmm12                                  ;   962.8 p5      43 dst
        xorps xmm15, xmm0                                  ;   963.8 p0      43 dst
        andps xmm1, xmm12                                  ;   962.8 p1      43 dst
        andps xmm2, xmm12                                  ;   962.8 p5      43 dst
        andps xmm3, xmm15                                  ;   964.8 p0      43 dst
        movaps xmm0, [rax - 128]                           ;   957.5 p2      43 dst reload
        andps xmm0, xmm15                                  ;   964.8 p1      43 dst
        movaps xmm11, xmm15                                ;   964.8 p5      43 dst copy
        xorps xmm15, xmm12                                 ;   964.8 p0      43 dst
        xorps xmm8, [r8 + 22448]                           ;   962.8 p1+p2   58 dst
        xorps xmm0, [rbp + 5008]                           ;   965.8 p5+p2   58 dst
        movaps [rax - 128], xmm0                           ;   966.8 p3+p4   58 dst spill
        movaps xmm0, [rbp + 16]                            ;   960.8 p2      43 dst reload
        andps xmm0, xmm15                                  ;   965.8 p0      43 dst
        movaps [rbp + 16], xmm8                            ;   963.8 p3+p4   58 dst spill
        movaps xmm8, [r11 + 32]                            ;   961.8 p2      43 dst reload
        andps xmm8, xmm15                                  ;   965.8 p1      43 dst
        movaps xmm15, xmm12                                ;   963.0 p5      43 dst copy
        orps xmm15, xmm9                                   ;   964.0 p0      43 dst
        xorps xmm5, xmm15                                  ;   965.0 p1      43 dst
        xorps xmm12, xmm9                                  ;   964.0 p5      43 dst
        andps xmm14, xmm12                                 ;   965.0 p0      43 dst
        andps xmm13, xmm12                                 ;   965.0 p1      43 dst
        andps xmm10, xmm5                                  ;   966.0 p5      43 dst
        xorps xmm12, xmm5                                  ;   966.0 p0      43 dst
        andps xmm6, xmm5                                   ;   966.0 p1      43 dst
        xorps xmm11, xmm5                                  ;   966.0 p5      43 dst
        xorps xmm6, xmm14                                  ;   967.0 p0      43 dst
        xorps xmm10, xmm0                                  ;   967.0 p1      43 dst
        movaps xmm5, [rbp + 32]                            ;   965.2 p2      43 dst reload
        andps xmm5, xmm12                                  ;   968.2 p5      43 dst
        movaps xmm15, [r11 + 48]                           ;   966.2 p2      43 dst reload
        andps xmm15, xmm12                                 ;   969.2 p0      43 dst
        movaps xmm12, [rsi - 112]                          ;   967.2 p2      43 dst reload
        andps xmm12, xmm11                                 ;   970.2 p1      43 dst
        xorps xmm0, xmm2                                   ;   968.0 p5      58 dst
        xorps xmm2, xmm10                                  ;   968.5 p0      43 dst
        xorps xmm2, xmm5                                   ;   969.5 p1      43 dst
        movaps [rsi - 112], xmm14                          ;   967.5 p3+p4   43 dst spill
        movaps xmm14, [rax - 128]                          ;   968.2 p2      58 dst reload
        xorps xmm14, xmm10                                 ;   971.2 p5      58 dst
        movaps xmm10, [rdi + 0]                            ;   969.2 p2      43 dst reload
        andps xmm10, xmm11                                 ;   972.2 p0      43 dst
        xorps xmm5, xmm10                                  ;   973.2 p1      43 dst
        xorps xmm11, xmm9                                  ;   970.0 p5      43 dst
        andps xmm9, xmm7                                   ;   970.5 p0      43 dst
        andps xmm4, xmm11                                  ;   971.0 p1      43 dst
        xorps xmm5, xmm9                                   ;   974.2 p5      43 dst
        xorps xmm0, xmm9                                   ;   971.5 p0      58 dst
        xorps xmm0, xmm4                                   ;   972.5 p1      58 dst
        andps xmm11, [r11 - 112]                           ;   972.0 p5+p2   43 dst
        xorps xmm12, xmm11                                 ;   973.0 p0      43 dst
        movaps xmm4, [rbp + 16]                            ;   971.5 p2      58 dst reload
        xorps xmm4, xmm11                                  ;   974.5 p1      58 dst
        xorps xmm4, xmm6                                   ;   975.5 p5      58 dst
        xorps xmm6, xmm2                                   ;   973.5 p0      43 dst
        xorps xmm6, xmm12                                  ;   974.5 p1      43 dst
        xorps xmm13, xmm6                                  ;   975.5 p5      43 dst
        xorps xmm5, xmm13                                  ;   976.5 p0      43 dst
        xorps xmm3, xmm5                                   ;   977.5 p1      43 dst
        xorps xmm1, xmm3                                   ;   978.5 p5      43 dst
        xorps xmm14, xmm13                                 ;   976.5 p0      58 dst
        xorps xmm8, xmm12                                  ;   975.8 p1      58 dst
        xorps xmm8, xmm3                                   ;   978.5 p5      58 dst
        movaps [r9 + 2000], xmm14                          ;   977.5 p3+p4   58 dst
        xorps xmm4, xmm1                                   ;   979.5 p0      58 dst
        xorps xmm15, xmm1                                  ;   979.5 p1      58 dst
        movaps [r9 + 1968], xmm4                           ;   980.5 p3+p4   58 dst
        xorps xmm6, [rbp + 4976]                           ;   977.0 p5+p2   58 dst
        movaps [r9 + 1920], xmm6                           ;   978.0 p3+p4   58 dst
        xorps xmm0, [r8 + 22432]                           ;   977.5 p0+p2   58 dst
        movaps [r9 + 1952], xmm0                           ;   978.5 p3+p4   58 dst
        xorps xmm2, [rbp + 4992]                           ;   977.8 p1+p2   58 dst
        movaps [r9 + 1936], xmm2                           ;   978.8 p3+p4   58 dst
        xorps xmm5, [r8 + 22464]                           ;   978.0 p5+p2   58 dst
        movaps [r9 + 1984], xmm5                           ;   979.0 p3+p4   58 dst
        xorps xmm15, [r8 + 22512]                          ;   980.5 p0+p2   58 dst
        xorps xmm8, [rbp + 5024]                           ;   980.0 p1+p2   58 dst
        movaps [r9 + 2016], xmm8                           ;   981.0 p3+p4   58 dst
        xorps xmm15, [rsi - 112]                           ;   981.5 p5+p2   58 dst
        movaps [r9 + 2032], xmm15                          ;   982.5 p3+p4   58 dst
        movaps xmm0, [rsi + 80]                            ;   982.0 p2      58 dst
        xorps xmm0, [rbp + 4784]                           ;   985.0 p0+p2   58 dst
        movaps [r9 + 1536], xmm0                           ;   986.0 p3+p4   58 dst
        movaps xmm0, [rax + 80]                            ;   984.0 p2      58 dst
        xorps xmm0, [rbp + 4800]                           ;   987.0 p1+p2   58 dst
        movaps [r9 + 1552], xmm0                           ;   988.0 p3+p4   58 dst
        movaps xmm0, [rbx + 0]                             ;   986.0 p2      58 dst
        xorps xmm0, [r8 + 22048]                           ;   989.0 p5+p2   58 dst
        xorps xmm0, [rsi + 64]                             ;   990.0 p0+p2   58 dst
        xorps xmm0, [rdx - 48]                             ;   991.0 p1+p2   58 dst
        xorps xmm0, [rdx - 64]                             ;   992.0 p5+p2   58 dst
        movaps [r9 + 1568], xmm0                           ;   993.0 p3+p4   58 dst
        movaps xmm0, [rsi + 48]                            ;   991.0 p2      58 dst
        xorps xmm0, [r8 + 22064]                           ;   994.0 p0+p2   58 dst
        xorps xmm0, [rdx - 80]                             ;   995.0 p1+p2   58 dst
        movaps xmm1, [rdx + 112]                           ;   994.0 p2      43 dst reload
        xorps xmm0, xmm1                                   ;   997.0 p5      58 dst
        xorps xmm0, [rsi - 48]                             ;   998.0 p0+p2   58 dst
        xorps xmm1, [r8 + 22128]                           ;   997.0 p1+p2   58 dst
        movaps [r9 + 1584], xmm0                           ;   999.0 p3+p4   58 dst
        xorps xmm1, [rsi + 32]                             ;   998.0 p5+p2   58 dst
        xorps xmm1, [rsi - 128]                            ;   999.0 p0+p2   58 dst
        movaps [r9 + 1648], xmm1                           ;  1000.0 p3+p4   58 dst
        movaps xmm0, [rdi - 32]                            ;   999.0 p2      58 dst
        xorps xmm0, [r8 + 22080]                           ;  1002.0 p1+p2   58 dst
        movaps [r9 + 1600], xmm0                           ;  1003.0 p3+p4   58 dst
        movaps xmm0, [rcx + 48]                            ;  1001.0 p2      58 dst
        xorps xmm0, [rbp - 16]                             ;  1004.0 p5+p2   58 dst
        xorps xmm0, [rdx - 96]                             ;  1005.0 p0+p2   58 dst
        xorps xmm0, [rbp + 4816]                           ;  1006.0 p1+p2   58 dst
        movaps [r9 + 1616], xmm0                           ;  1007.0 p3+p4   58 dst
        movaps xmm0, [rax + 32]                            ;  1005.0 p2      58 dst
        xorps xmm0, [rbp + 48]                             ;  1008.0 p5+p2   58 dst
        xorps xmm0, [rbp + 64]                             ;  1009.0 p0+p2   58 dst
        xorps xmm0, [rbp + 4832]                           ;  1010.0 p1+p2   58 dst
        movaps [r9 + 1632], xmm0                           ;  1011.0 p3+p4   58 dst
        movaps xmm0, [rax + 64]                            ;  1009.0 p2      58 dst
        xorps xmm0, [rbp + 4848]                           ;  1012.0 p5+p2   58 dst
        movaps [r9 + 1664], xmm0                           ;  1013.0 p3+p4   58 dst
        movaps xmm0, [rbp - 112]                           ;  1011.0 p2      58 dst
        xorps xmm0, [rbp + 4864]                           ;  1014.0 p0+p2   58 dst
        movaps [r9 + 1680], xmm0                           ;  1015.0 p3+p4   58 dst
        movaps xmm0, [rsi + 16]                            ;  1013.0 p2      58 dst
        xorps xmm0, [r8 + 22176]                           ;  1016.0 p1+p2   58 dst
        xorps xmm0, [rbp - 32]                             ;  1017.0 p5+p2   58 dst
        xorps xmm0, [rdx - 112]                            ;  1018.0 p0+p2   58 dst
        xorps xmm0, [rdx - 128]                            ;  1019.0 p1+p2   58 dst
        movaps [r9 + 1696], xmm0                           ;  1020.0 p3+p4   58 dst
        movaps xmm0, [rsi - 80]                            ;  1018.0 p2      58 dst
        xorps xmm0, [r8 + 22192]                           ;  1021.0 p5+p2   58 dst
        xorps xmm0, [rcx + 80]                             ;  1022.0 p0+p2   58 dst
        movaps xmm1, [rcx + 64]                            ;  1021.0 p2      43 dst reload
        xorps xmm0, xmm1                                   ;  1024.0 p1      58 dst
        xorps xmm1, [r8 + 22256]                           ;  1024.0 p5+p2   58 dst
        xorps xmm0, [rsi - 64]                             ;  1025.0 p0+p2   58 dst
        movaps [r9 + 1712], xmm0                           ;  1026.0 p3+p4   58 dst
        xorps xmm1, [rdx + 96]                             ;  1025.0 p1+p2   58 dst
        xorps xmm1, [rdi + 80]                             ;  1026.0 p5+p2   58 dst
        movaps [r9 + 1776], xmm1                           ;  1027.0 p3+p4   58 dst
        movaps xmm0, [rbp + 112]                           ;  1026.0 p2      58 dst
        xorps xmm0, [r8 + 22208]                           ;  1029.0 p0+p2   58 dst
        movaps [r9 + 1728], xmm0                           ;  1030.0 p3+p4   58 dst
        movaps xmm0, [rsi - 96]                            ;  1028.0 p2      58 dst
        xorps xmm0, [rbp - 80]                             ;  1031.0 p1+p2   58 dst
        xorps xmm0, [rdx + 80]                             ;  1032.0 p5+p2   58 dst
        xorps xmm0, [rbp + 4880]                           ;  1033.0 p0+p2   58 dst
        movaps [r9 + 1744], xmm0                           ;  1034.0 p3+p4   58 dst
        movaps xmm0, [rsi + 0]                             ;  1032.0 p2      58 dst
        xorps xmm0, [rdi - 48]                             ;  1035.0 p1+p2   58 dst
        xorps xmm0, [rax + 48]                             ;  1036.0 p5+p2   58 dst
        xorps xmm0, [rbp + 4896]                           ;  1037.0 p0+p2   58 dst
        movaps [r9 + 1760], xmm0                           ;  1038.0 p3+p4   58 dst
        movaps xmm0, [rdi + 64]                            ;  1036.0 p2      58 dst
        xorps xmm0, [rbp + 4912]                           ;  1039.0 p1+p2   58 dst
        movaps [r9 + 1792], xmm0                           ;  1040.0 p3+p4   58 dst
        movaps xmm0, [rcx + 112]                           ;  1038.0 p2      58 dst
        xorps xmm0, [rbp + 4928]                           ;  1041.0 p5+p2   58 dst
        movaps [r9 + 1808], xmm0                           ;  1042.0 p3+p4   58 dst
        movaps xmm0, [rbp + 96]                            ;  1040.0 p2      58 dst
        xorps xmm0, [r8 + 22304]                           ;  1043.0 p0+p2   58 dst
        xorps xmm0, [rdi + 48]                             ;  1044.0 p1+p2   58 dst
        xorps xmm0, [rcx + 96]                             ;  1045.0 p5+p2   58 dst
        xorps xmm0, [rbp - 96]                             ;  1046.0 p0+p2   58 dst
        movaps [r9 + 1824], xmm0                           ;  1047.0 p3+p4   58 dst
        movaps xmm0, [rsi - 32]                            ;  1045.0 p2      58 dst
        xorps xmm0, [r8 + 22320]                           ;  1048.0 p1+p2   58 dst
        xorps xmm0, [rbp + 80]                             ;  1049.0 p5+p2   58 dst
        movaps xmm1, [rsi - 16]                            ;  1048.0 p2      43 dst reload
        xorps xmm0, xmm1                                   ;  1051.0 p0      58 dst
        xorps xmm1, [r8 + 22384]                           ;  1051.0 p1+p2   58 dst
        xorps xmm0, [rbp - 48]                             ;  1052.0 p5+p2   58 dst
        movaps [r9 + 1840], xmm0                           ;  1053.0 p3+p4   58 dst
        xorps xmm1, [rdi + 16]                             ;  1052.0 p0+p2   58 dst
        xorps xmm1, [rbp - 64]                             ;  1053.0 p1+p2   58 dst
        movaps [r9 + 1904], xmm1                           ;  1054.0 p3+p4   58 dst
        movaps xmm0, [rbp - 128]                           ;  1053.0 p2      58 dst
        xorps xmm0, [r8 + 22336]                           ;  1056.0 p5+p2   58 dst
        movaps [r9 + 1856], xmm0                           ;  1057.0 p3+p4   58 dst
        movaps xmm0, [rbp + 0]                             ;  1055.0 p2      58 dst
        xorps xmm0, [rdi - 16]                             ;  1058.0 p0+p2   58 dst
        xorps xmm0, [rcx + 16]                             ;  1059.0 p1+p2   58 dst
        xorps xmm0, [rbp + 4944]                           ;  1060.0 p5+p2   58 dst
        movaps [r9 + 1872], xmm0                           ;  1061.0 p3+p4   58 dst
        movaps xmm0, [rdx + 64]                            ;  1059.0 p2      58 dst
        xorps xmm0, [rdi + 32]                             ;  1062.0 p0+p2   58 dst
        xorps xmm0, [rcx + 32]                             ;  1063.0 p1+p2   58 dst
        xorps xmm0, [rbp + 4960]                           ;  1064.0 p5+p2   58 dst
        movaps [r9 + 1888], xmm0                           ;  1065.0 p3+p4   58 dst
        add r9, 0x800                                      ;  1053.0 p0     100 blocks
        mov qword [rbp + 5080], r9                         ;  1054.0 p3+p4  100 blocks
        mov r8, qword [rbp + 5040]                         ;  1063.0 p2     100 blocks
        add r8, 0x800                                      ;  1066.0 p1     100 blocks
        mov qword [rbp + 5040], r8                         ;  1067.0 p3+p4  100 blocks
        cmp r8, qword [rbp + 5048]                         ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        add rsp, 0x1470                                    ;                    frame
        pop r15                                            ;                    preserved
        pop r14                                            ;                    preserved
        pop r13                                            ;                    preserved
        pop rbp                                            ;                    preserved
        pop rbx                                            ;                    preserved
        ret

        section .rodata align=64
; constants128
        align 16, db 0
aes128_encrypt.T0_constants128:
        dq 0xffffffffffffffff, 0xffffffffffffffff

        section .note.GNU-stack noalloc noexec nowrite progbits
