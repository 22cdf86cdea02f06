; misty1_encrypt_compact for AMD Athlon 64, Opteron (K8), 64-bit code (athlon64-64)
; made by cipherwright 0.1.0 from ciphers/misty1.cw (sha256 52285177dbce2877); do not edit:
;   ./cw build misty1_encrypt_compact --cpu athlon64-64 --variant bitsliced
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
;   body: 5 uops, planned 5.0; bounds: width 1.7, ports 1.0, path 2.0
;   blocks: 262 uops, planned 129.0; bounds: width 87.3, ports 128.0, path 2.0
;   blocks/rounds: 7716 uops, planned 3106.0; bounds: width 2572.0, ports 2814.0, path 140.0
;   blocks.2: 519 uops, planned 216.3; bounds: width 173.0, ports 170.7, path 10.0
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
        sub rsp, 0xa88                                             ;                    frame
        lea rbp, [rsp + 128]                                       ;                    frame
        mov dword [rbp + 2552], ecx                                ;                    argument
        mov qword [rbp + 2496], rsi                                ;                    argument
        mov qword [rbp + 2512], rdi                                ;                    argument
        mov qword [rbp + 2544], rdx                                ;                    argument
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
        mov r8d, dword [rbp + 2552]                                ;     0.0 agu0   147 blocks
        shl r8, 0xa                                                ;     3.0 alu0   147 blocks
        mov r9, qword [rbp + 2496]                                 ;     0.7 agu1   147 blocks
        add r9, r8                                                 ;     4.0 alu1   147 blocks
        mov qword [rbp + 2504], r9                                 ;     5.0 agu2   147 blocks
        cmp dword [rbp + 2552], 0                                  ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rbp + 2496]                                 ;     0.0 agu0   117 l.0 reload
        movaps xmm0, [r8]                                          ;     5.0 agu1+agu2+fadd+fmul  117 l.0
        movaps [r10 - 32], xmm0                                    ;     7.0 agu0+agu1+fmisc  119 rounds
        movaps xmm0, [r8 + 16]                                     ;     5.0 agu2+agu0+fadd+fmul  117 l.1
        movaps [r10 - 16], xmm0                                    ;     7.0 agu1+agu2+fmisc  119 rounds
        movaps xmm0, [r8 + 32]                                     ;     5.3 agu0+agu1+fadd+fmul  117 l.2
        movaps [r10 + 0], xmm0                                     ;     7.3 agu2+agu0+fmisc  119 rounds
        movaps xmm0, [r8 + 48]                                     ;     7.0 agu1+agu2+fadd+fmul  117 l.3
        movaps [r10 + 16], xmm0                                    ;     9.0 agu0+agu1+fmisc  119 rounds
        movaps xmm0, [r8 + 64]                                     ;     8.7 agu2+agu0+fadd+fmul  117 l.4
        movaps [r10 + 32], xmm0                                    ;    10.7 agu1+agu2+fmisc  119 rounds
        movaps xmm0, [r8 + 80]                                     ;    10.0 agu0+agu1+fadd+fmul  117 l.5
        movaps [r10 + 48], xmm0                                    ;    12.0 agu2+agu0+fmisc  119 rounds
        movaps xmm0, [r8 + 96]                                     ;    11.3 agu1+agu2+fadd+fmul  117 l.6
        movaps [r10 + 64], xmm0                                    ;    14.0 agu0+agu1+fmisc  119 rounds
        movaps xmm0, [r8 + 112]                                    ;    12.7 agu2+agu0+fadd+fmul  117 l.7
        movaps [r10 + 80], xmm0                                    ;    16.0 agu1+agu2+fmisc  119 rounds
        movaps xmm0, [r8 + 128]                                    ;    14.0 agu0+agu1+fadd+fmul  117 l.8
        movaps [r10 + 96], xmm0                                    ;    18.0 agu2+agu0+fmisc  119 rounds
        movaps xmm0, [r8 + 144]                                    ;    15.3 agu1+agu2+fadd+fmul  117 l.9
        movaps [r10 + 112], xmm0                                   ;    20.0 agu0+agu1+fmisc  119 rounds
        movaps xmm0, [r8 + 160]                                    ;    16.7 agu2+agu0+fadd+fmul  117 l.10
        movaps [r11 - 128], xmm0                                   ;    22.0 agu1+agu2+fmisc  119 rounds
        movaps xmm0, [r8 + 176]                                    ;    18.0 agu0+agu1+fadd+fmul  117 l.11
        movaps [r11 - 112], xmm0                                   ;    24.0 agu2+agu0+fmisc  119 rounds
        movaps xmm0, [r8 + 192]                                    ;    19.3 agu1+agu2+fadd+fmul  117 l.12
        movaps [r11 - 96], xmm0                                    ;    26.0 agu0+agu1+fmisc  119 rounds
        movaps xmm0, [r8 + 208]                                    ;    21.0 agu2+agu0+fadd+fmul  117 l.13
        movaps [r11 - 80], xmm0                                    ;    28.0 agu1+agu2+fmisc  119 rounds
        movaps xmm0, [r8 + 224]                                    ;    22.3 agu0+agu1+fadd+fmul  117 l.14
        movaps [r11 - 64], xmm0                                    ;    30.0 agu2+agu0+fmisc  119 rounds
        movaps xmm0, [r8 + 240]                                    ;    24.0 agu1+agu2+fadd+fmul  117 l.15
        movaps [r11 - 48], xmm0                                    ;    32.0 agu0+agu1+fmisc  119 rounds
        movaps xmm0, [r8 + 256]                                    ;    26.0 agu2+agu0+fadd+fmul  117 l.16
        movaps [r13 - 32], xmm0                                    ;    34.0 agu1+agu0+fmisc  119 rounds
        movaps xmm0, [r8 + 272]                                    ;    28.0 agu2+agu1+fadd+fmul  117 l.17
        movaps [r13 - 16], xmm0                                    ;    36.0 agu0+agu1+fmisc  119 rounds
        movaps xmm0, [r8 + 288]                                    ;    30.0 agu2+agu0+fadd+fmul  117 l.18
        movaps [r13 + 0], xmm0                                     ;    38.0 agu1+agu0+fmisc  119 rounds
        movaps xmm0, [r8 + 304]                                    ;    32.0 agu2+agu1+fadd+fmul  117 l.19
        movaps [r13 + 16], xmm0                                    ;    40.0 agu0+agu1+fmisc  119 rounds
        movaps xmm0, [r8 + 320]                                    ;    34.0 agu2+agu0+fadd+fmul  117 l.20
        movaps [r13 + 32], xmm0                                    ;    42.0 agu1+agu0+fmisc  119 rounds
        movaps xmm0, [r8 + 336]                                    ;    36.0 agu2+agu1+fadd+fmul  117 l.21
        movaps [r13 + 48], xmm0                                    ;    44.0 agu0+agu1+fmisc  119 rounds
        movaps xmm0, [r8 + 352]                                    ;    38.0 agu2+agu0+fadd+fmul  117 l.22
        movaps [r13 + 64], xmm0                                    ;    46.0 agu1+agu0+fmisc  119 rounds
        movaps xmm0, [r8 + 368]                                    ;    40.0 agu2+agu1+fadd+fmul  117 l.23
        movaps [r13 + 80], xmm0                                    ;    48.0 agu0+agu1+fmisc  119 rounds
        movaps xmm0, [r8 + 384]                                    ;    42.0 agu2+agu0+fadd+fmul  117 l.24
        movaps [r13 + 96], xmm0                                    ;    50.0 agu1+agu0+fmisc  119 rounds
        movaps xmm0, [r8 + 400]                                    ;    44.0 agu2+agu1+fadd+fmul  117 l.25
        movaps [r13 + 112], xmm0                                   ;    52.0 agu0+agu1+fmisc  119 rounds
        movaps xmm0, [r8 + 416]                                    ;    46.0 agu2+agu0+fadd+fmul  117 l.26
        movaps [r14 - 128], xmm0                                   ;    54.0 agu1+agu0+fmisc  119 rounds
        movaps xmm0, [r8 + 432]                                    ;    48.0 agu2+agu1+fadd+fmul  117 l.27
        movaps [r14 - 112], xmm0                                   ;    56.0 agu0+agu1+fmisc  119 rounds
        movaps xmm0, [r8 + 448]                                    ;    50.0 agu2+agu0+fadd+fmul  117 l.28
        movaps [r14 - 96], xmm0                                    ;    58.0 agu1+agu0+fmisc  119 rounds
        movaps xmm0, [r8 + 464]                                    ;    52.0 agu2+agu1+fadd+fmul  117 l.29
        movaps [r14 - 80], xmm0                                    ;    60.0 agu0+agu1+fmisc  119 rounds
        movaps xmm0, [r8 + 480]                                    ;    54.0 agu2+agu0+fadd+fmul  117 l.30
        movaps [rbx - 96], xmm0                                    ;    62.0 agu1+agu0+fmisc  119 rounds
        movaps xmm0, [r8 + 496]                                    ;    56.0 agu2+agu1+fadd+fmul  117 l.31
        movaps [rbx - 80], xmm0                                    ;    64.0 agu0+agu1+fmisc  119 rounds
        movaps xmm0, [r8 + 512]                                    ;    58.0 agu2+agu0+fadd+fmul  118 r.0
        movaps [r11 - 32], xmm0                                    ;    66.0 agu1+agu0+fmisc  119 rounds
        movaps xmm0, [r8 + 528]                                    ;    60.0 agu2+agu1+fadd+fmul  118 r.1
        movaps [r11 - 16], xmm0                                    ;    68.0 agu0+agu1+fmisc  119 rounds
        movaps xmm0, [r8 + 544]                                    ;    62.0 agu2+agu0+fadd+fmul  118 r.2
        movaps [r11 + 0], xmm0                                     ;    70.0 agu1+agu0+fmisc  119 rounds
        movaps xmm0, [r8 + 560]                                    ;    64.0 agu2+agu1+fadd+fmul  118 r.3
        movaps [r11 + 16], xmm0                                    ;    72.0 agu0+agu1+fmisc  119 rounds
        movaps xmm0, [r8 + 576]                                    ;    66.0 agu2+agu0+fadd+fmul  118 r.4
        movaps [r11 + 32], xmm0                                    ;    74.0 agu1+agu0+fmisc  119 rounds
        movaps xmm0, [r8 + 592]                                    ;    68.0 agu2+agu1+fadd+fmul  118 r.5
        movaps [r11 + 48], xmm0                                    ;    76.0 agu0+agu1+fmisc  119 rounds
        movaps xmm0, [r8 + 608]                                    ;    70.0 agu2+agu0+fadd+fmul  118 r.6
        movaps [r11 + 64], xmm0                                    ;    78.0 agu1+agu0+fmisc  119 rounds
        movaps xmm0, [r8 + 624]                                    ;    72.0 agu2+agu1+fadd+fmul  118 r.7
        movaps [r11 + 80], xmm0                                    ;    80.0 agu0+agu1+fmisc  119 rounds
        movaps xmm0, [r8 + 640]                                    ;    74.0 agu2+agu0+fadd+fmul  118 r.8
        movaps [r11 + 96], xmm0                                    ;    82.0 agu1+agu0+fmisc  119 rounds
        movaps xmm0, [r8 + 656]                                    ;    76.0 agu2+agu1+fadd+fmul  118 r.9
        movaps [r11 + 112], xmm0                                   ;    84.0 agu0+agu1+fmisc  119 rounds
        movaps xmm0, [r8 + 672]                                    ;    78.0 agu2+agu0+fadd+fmul  118 r.10
        movaps [r13 - 128], xmm0                                   ;    86.0 agu1+agu0+fmisc  119 rounds
        movaps xmm0, [r8 + 688]                                    ;    80.0 agu2+agu1+fadd+fmul  118 r.11
        movaps [r13 - 112], xmm0                                   ;    88.0 agu0+agu1+fmisc  119 rounds
        movaps xmm0, [r8 + 704]                                    ;    82.0 agu2+agu0+fadd+fmul  118 r.12
        movaps [r13 - 96], xmm0                                    ;    90.0 agu1+agu0+fmisc  119 rounds
        movaps xmm0, [r8 + 720]                                    ;    84.0 agu2+agu1+fadd+fmul  118 r.13
        movaps [r13 - 80], xmm0                                    ;    92.0 agu0+agu1+fmisc  119 rounds
        movaps xmm0, [r8 + 736]                                    ;    86.0 agu2+agu0+fadd+fmul  118 r.14
        movaps [r13 - 64], xmm0                                    ;    94.0 agu1+agu0+fmisc  119 rounds
        movaps xmm0, [r8 + 752]                                    ;    88.0 agu2+agu1+fadd+fmul  118 r.15
        movaps [r13 - 48], xmm0                                    ;    96.0 agu0+agu1+fmisc  119 rounds
        movaps xmm0, [r8 + 768]                                    ;    90.0 agu2+agu0+fadd+fmul  118 r.16
        movaps [rbx - 64], xmm0                                    ;    98.0 agu1+agu0+fmisc  119 rounds
        movaps xmm0, [r8 + 784]                                    ;    92.0 agu2+agu1+fadd+fmul  118 r.17
        movaps [rbx - 48], xmm0                                    ;   100.0 agu0+agu1+fmisc  119 rounds
        movaps xmm0, [r8 + 800]                                    ;    94.0 agu2+agu0+fadd+fmul  118 r.18
        movaps [rbx - 32], xmm0                                    ;   102.0 agu1+agu0+fmisc  119 rounds
        movaps xmm0, [r8 + 816]                                    ;    96.0 agu2+agu1+fadd+fmul  118 r.19
        movaps [rbx - 16], xmm0                                    ;   104.0 agu0+agu1+fmisc  119 rounds
        movaps xmm0, [r8 + 832]                                    ;    98.0 agu2+agu0+fadd+fmul  118 r.20
        movaps [rbx + 0], xmm0                                     ;   106.0 agu1+agu0+fmisc  119 rounds
        movaps xmm0, [r8 + 848]                                    ;   100.0 agu2+agu1+fadd+fmul  118 r.21
        movaps [rbx + 16], xmm0                                    ;   108.0 agu0+agu1+fmisc  119 rounds
        movaps xmm0, [r8 + 864]                                    ;   102.0 agu2+agu0+fadd+fmul  118 r.22
        movaps [rbx + 32], xmm0                                    ;   110.0 agu1+agu0+fmisc  119 rounds
        movaps xmm0, [r8 + 880]                                    ;   104.0 agu2+agu1+fadd+fmul  118 r.23
        movaps [rbx + 48], xmm0                                    ;   112.0 agu0+agu1+fmisc  119 rounds
        movaps xmm0, [r8 + 896]                                    ;   106.0 agu2+agu0+fadd+fmul  118 r.24
        movaps [rbx + 64], xmm0                                    ;   114.0 agu1+agu0+fmisc  119 rounds
        movaps xmm0, [r8 + 912]                                    ;   108.0 agu2+agu1+fadd+fmul  118 r.25
        movaps [rbx + 80], xmm0                                    ;   116.0 agu0+agu1+fmisc  119 rounds
        movaps xmm0, [r8 + 928]                                    ;   110.0 agu2+agu0+fadd+fmul  118 r.26
        movaps [rbx + 96], xmm0                                    ;   118.0 agu1+agu0+fmisc  119 rounds
        movaps xmm0, [r8 + 944]                                    ;   112.0 agu2+agu1+fadd+fmul  118 r.27
        movaps [rbx + 112], xmm0                                   ;   120.0 agu0+agu1+fmisc  119 rounds
        movaps xmm0, [r8 + 960]                                    ;   114.0 agu2+agu0+fadd+fmul  118 r.28
        movaps [r10 - 128], xmm0                                   ;   122.0 agu1+agu0+fmisc  119 rounds
        movaps xmm0, [r8 + 976]                                    ;   116.0 agu2+agu1+fadd+fmul  118 r.29
        movaps xmm1, [r8 + 992]                                    ;   117.0 agu0+agu1+fadd+fmul  118 r.30
        movaps [r10 - 112], xmm0                                   ;   124.0 agu2+agu0+fmisc  119 rounds
        movaps xmm0, [r8 + 1008]                                   ;   119.0 agu1+agu0+fadd+fmul  118 r.31
        movaps [r10 - 96], xmm1                                    ;   126.0 agu2+agu1+fmisc  119 rounds
        movaps [r10 - 80], xmm0                                    ;   128.0 agu0+agu2+fmisc  119 rounds
        mov r8, qword [rbp + 2512]                                 ;   119.0 agu1   119 rounds reload
        mov qword [rbp + 2520], r8                                 ;   122.0 agu0   119 rounds
        mov qword [rbp + 2528], r8                                 ;   122.0 agu2   119 rounds
        add r8, 0x400                                              ;   122.0 alu0   119 rounds
        mov qword [rbp + 2536], r8                                 ;   123.0 agu1   119 rounds
        movdqa xmm0, [r13 - 32]                                    ;                    resident
        movdqa xmm1, [r13 - 16]                                    ;                    resident
        movdqa xmm2, [r13 + 0]                                     ;                    resident
        movdqa xmm3, [r13 + 16]                                    ;                    resident
        movdqa xmm4, [r13 + 32]                                    ;                    resident
        movdqa xmm5, [r13 + 48]                                    ;                    resident
        movdqa xmm6, [r13 + 64]                                    ;                    resident
        movdqa xmm7, [r13 + 80]                                    ;                    resident
        movdqa xmm8, [r13 + 96]                                    ;                    resident
        movdqa xmm9, [r13 + 112]                                   ;                    resident
        movdqa xmm10, [r14 - 128]                                  ;                    resident
        movdqa xmm11, [r14 - 112]                                  ;                    resident
        movdqa xmm12, [r14 - 96]                                   ;                    resident
        movdqa xmm13, [r14 - 80]                                   ;                    resident
        mov r8, qword [rbp + 2528]                                 ;                    resident
        align 16
.rounds_2:
        mov r9, qword [rbp + 2520]                                 ;     0.0 agu0    85 l.0 reload
        movaps xmm14, [r9]                                         ;     5.0 agu1+agu2+fadd+fmul   62 r
        andps xmm14, xmm0                                          ;     7.0 fadd+fmul   62 r
        movaps xmm15, [r9 + 16]                                    ;     5.0 agu0+agu1+fmisc+fadd   62 r
        andps xmm15, xmm1                                          ;     7.0 fmul+fadd   62 r
        movaps [rsi + 64], xmm1                                    ;     4.0 agu2+agu0+fmisc   62 r spill
        movaps xmm1, [r9 + 32]                                     ;     5.0 agu1+agu0+fmul+fadd   62 r
        andps xmm1, xmm2                                           ;     7.0 fmul+fadd   62 r
        movaps [rsi + 80], xmm2                                    ;     6.0 agu2+agu1+fmisc   62 r spill
        movaps xmm2, [r9 + 48]                                     ;     6.3 agu0+agu1+fmul+fadd   62 r
        andps xmm2, xmm3                                           ;     8.3 fmul+fadd   62 r
        movaps [rsi + 96], xmm3                                    ;     8.0 agu2+agu0+fmisc   62 r spill
        movaps xmm3, [r9 + 64]                                     ;     8.3 agu1+agu0+fmul+fadd   62 r
        andps xmm3, xmm4                                           ;    10.3 fmul+fadd   62 r
        movaps [rsi + 112], xmm4                                   ;    10.0 agu2+agu1+fmisc   62 r spill
        movaps xmm4, [r9 + 80]                                     ;    10.3 agu0+agu1+fmul+fadd   62 r
        andps xmm4, xmm5                                           ;    12.3 fmul+fadd   62 r
        movaps [rdi - 128], xmm5                                   ;    12.0 agu2+agu0+fmisc   62 r spill
        movaps xmm5, [r9 + 96]                                     ;    12.3 agu1+agu0+fmul+fadd   62 r
        andps xmm5, xmm6                                           ;    14.3 fmul+fadd   62 r
        movaps [rsi + 32], xmm6                                    ;    14.0 agu2+agu1+fmisc   62 r spill
        movaps xmm6, [r9 + 112]                                    ;    14.3 agu0+agu1+fmul+fadd   62 r
        andps xmm6, xmm7                                           ;    16.3 fmul+fadd   62 r
        movaps [rdi - 112], xmm7                                   ;    16.0 agu2+agu0+fmisc   62 r spill
        movaps xmm7, [r9 + 128]                                    ;    16.3 agu1+agu0+fmul+fadd   62 r
        andps xmm7, xmm8                                           ;    18.3 fmul+fadd   62 r
        movaps [rdi - 96], xmm8                                    ;    18.0 agu2+agu1+fmisc   62 r spill
        movaps xmm8, [r9 + 144]                                    ;    18.3 agu0+agu1+fmul+fadd   62 r
        andps xmm8, xmm9                                           ;    20.3 fmul+fadd   62 r
        xorps xmm14, [r10 - 32]                                    ;    20.3 agu2+agu0+fmul+fadd   62 r
        movaps [rdi - 80], xmm9                                    ;    20.7 agu1+agu0+fmisc   62 r spill
        movaps xmm9, [r9 + 160]                                    ;    21.3 agu2+agu1+fmul+fadd   62 r
        andps xmm9, xmm10                                          ;    23.3 fmul+fadd   62 r
        xorps xmm15, [r10 - 16]                                    ;    23.3 agu0+agu2+fmul+fadd   62 r
        movaps [rdi - 64], xmm10                                   ;    23.3 agu1+agu0+fmisc   62 r spill
        movaps xmm10, [r9 + 176]                                   ;    24.3 agu2+agu1+fmul+fadd   62 r
        andps xmm10, xmm11                                         ;    26.3 fmul+fadd   62 r
        xorps xmm1, [r10 + 0]                                      ;    26.3 agu0+agu2+fmul+fadd   62 r
        movaps [rdi + 112], xmm11                                  ;    26.0 agu1+agu0+fmisc   62 r spill
        movaps xmm11, [r9 + 192]                                   ;    27.0 agu2+agu1+fmul+fmisc   62 r
        andps xmm11, xmm12                                         ;    29.0 fadd+fmul   62 r
        xorps xmm2, [r10 + 16]                                     ;    28.7 agu0+agu2+fadd+fmul   62 r
        movaps [rcx - 128], xmm12                                  ;    29.0 agu1+agu0+fmisc   62 r spill
        movaps xmm12, [r9 + 208]                                   ;    29.7 agu2+agu1+fadd+fmul   62 r
        andps xmm12, xmm13                                         ;    31.7 fadd+fmul   62 r
        xorps xmm3, [r10 + 32]                                     ;    31.7 agu0+agu2+fadd+fmul   62 r
        movaps [rcx - 112], xmm13                                  ;    31.3 agu1+agu0+fmisc   62 r spill
        movaps xmm13, [r9 + 224]                                   ;    32.3 agu2+agu1+fadd+fmisc   62 r
        andps xmm13, [rbx - 96]                                    ;    34.3 agu0+agu2+fmul+fadd   62 r
        xorps xmm4, [r10 + 48]                                     ;    34.3 agu1+agu0+fmul+fadd   62 r
        movaps [rdi - 48], xmm0                                    ;    34.3 agu2+agu1+fmisc   62 r spill
        movaps xmm0, [r9 + 240]                                    ;    35.3 agu0+agu2+fmul+fadd   62 r
        andps xmm0, [rbx - 80]                                     ;    37.3 agu1+agu0+fmul+fadd   62 r
        xorps xmm5, [r10 + 64]                                     ;    37.3 agu2+agu1+fmul+fadd   62 r
        xorps xmm6, [r10 + 80]                                     ;    38.3 agu0+agu2+fmul+fadd   62 r
        xorps xmm7, [r10 + 96]                                     ;    39.3 agu1+agu0+fmul+fadd   62 r
        xorps xmm8, [r10 + 112]                                    ;    40.3 agu2+agu1+fmul+fadd   62 r
        xorps xmm9, [r11 - 128]                                    ;    41.3 agu0+agu2+fmul+fadd   62 r
        xorps xmm10, [r11 - 112]                                   ;    42.3 agu1+agu0+fmul+fadd   62 r
        xorps xmm11, [r11 - 96]                                    ;    43.3 agu2+agu1+fmul+fadd   62 r
        xorps xmm12, [r11 - 80]                                    ;    44.3 agu0+agu2+fmul+fadd   62 r
        xorps xmm13, [r11 - 64]                                    ;    45.3 agu1+agu0+fmul+fadd   62 r
        xorps xmm0, [r11 - 48]                                     ;    46.3 agu2+agu1+fmul+fadd   62 r
        movaps [rcx - 96], xmm0                                    ;    48.3 agu0+agu2+fmisc   62 r spill
        movaps xmm0, xmm14                                         ;    47.3 fmul+fadd   63 r copy
        orps xmm0, [r9 + 5632]                                     ;    49.3 agu1+agu0+fmul+fadd   63 r
        movaps [rax + 0], xmm14                                    ;    45.3 agu2+agu0+fmisc   62 r spill
        movaps xmm14, xmm15                                        ;    49.3 fmul+fadd   63 r copy
        orps xmm14, [r9 + 5648]                                    ;    51.3 agu1+agu0+fmul+fadd   63 r
        movaps [rax + 16], xmm15                                   ;    47.7 agu2+agu0+fmisc   62 r spill
        movaps xmm15, xmm1                                         ;    51.3 fmul+fadd   63 r copy
        orps xmm15, [r9 + 5664]                                    ;    53.3 agu1+agu2+fmul+fadd   63 r
        movaps [rax + 32], xmm1                                    ;    49.7 agu0+agu1+fmisc   62 r spill
        movaps xmm1, xmm2                                          ;    53.3 fmul+fadd   63 r copy
        orps xmm1, [r9 + 5680]                                     ;    55.3 agu2+agu0+fmul+fadd   63 r
        xorps xmm0, [rdi - 48]                                     ;    55.3 agu1+agu0+fmul+fadd   63 r
        movaps [rdi - 48], xmm2                                    ;    52.3 agu2+agu1+fmisc   62 r spill
        movaps xmm2, xmm3                                          ;    56.3 fmul+fadd   63 r copy
        orps xmm2, [r9 + 5696]                                     ;    58.3 agu0+agu2+fmul+fadd   63 r
        movaps [rax + 48], xmm3                                    ;    54.3 agu1+agu0+fmisc   62 r spill
        movaps xmm3, xmm4                                          ;    58.3 fmul+fadd   63 r copy
        orps xmm3, [r9 + 5712]                                     ;    60.3 agu2+agu1+fmul+fadd   63 r
        xorps xmm14, [rsi + 64]                                    ;    60.3 agu0+agu1+fmul+fadd   63 r
        movaps [rsi + 64], xmm4                                    ;    57.0 agu2+agu0+fmisc   62 r spill
        movaps xmm4, xmm5                                          ;    61.3 fmul+fadd   63 r copy
        orps xmm4, [r9 + 5728]                                     ;    63.3 agu1+agu2+fmul+fadd   63 r
        xorps xmm15, [rsi + 80]                                    ;    63.3 agu0+agu1+fmul+fadd   63 r
        movaps [rsi + 80], xmm5                                    ;    60.0 agu2+agu0+fmisc   62 r spill
        movaps xmm5, xmm6                                          ;    64.3 fmul+fadd   63 r copy
        orps xmm5, [r9 + 5744]                                     ;    66.3 agu1+agu2+fmul+fadd   63 r
        xorps xmm1, [rsi + 96]                                     ;    66.3 agu0+agu1+fmul+fadd   63 r
        movaps [rsi + 96], xmm6                                    ;    63.0 agu2+agu0+fmisc   62 r spill
        movaps xmm6, xmm7                                          ;    67.3 fmul+fadd   63 r copy
        orps xmm6, [r9 + 5760]                                     ;    69.3 agu1+agu2+fmul+fadd   63 r
        xorps xmm2, [rsi + 112]                                    ;    69.3 agu0+agu1+fmul+fadd   63 r
        movaps [rsi + 112], xmm7                                   ;    66.0 agu2+agu0+fmisc   62 r spill
        movaps xmm7, xmm8                                          ;    70.3 fmul+fadd   63 r copy
        orps xmm7, [r9 + 5776]                                     ;    72.3 agu1+agu2+fmul+fadd   63 r
        xorps xmm3, [rdi - 128]                                    ;    72.3 agu0+agu1+fmul+fadd   63 r
        movaps [rdi - 128], xmm8                                   ;    69.0 agu2+agu0+fmisc   62 r spill
        movaps xmm8, xmm9                                          ;    73.3 fmul+fadd   63 r copy
        orps xmm8, [r9 + 5792]                                     ;    75.3 agu1+agu2+fmul+fadd   63 r
        xorps xmm4, [rsi + 32]                                     ;    75.3 agu0+agu1+fmul+fadd   63 r
        movaps [rsi + 32], xmm9                                    ;    72.0 agu2+agu0+fmisc   62 r spill
        movaps xmm9, xmm10                                         ;    76.3 fmul+fadd   63 r copy
        orps xmm9, [r9 + 5808]                                     ;    78.3 agu1+agu2+fmul+fadd   63 r
        xorps xmm5, [rdi - 112]                                    ;    78.3 agu0+agu1+fmul+fadd   63 r
        movaps [rdi - 112], xmm10                                  ;    75.0 agu2+agu0+fmisc   62 r spill
        movaps xmm10, xmm11                                        ;    79.3 fmul+fadd   63 r copy
        orps xmm10, [r9 + 5824]                                    ;    81.3 agu1+agu2+fmul+fadd   63 r
        xorps xmm6, [rdi - 96]                                     ;    81.3 agu0+agu1+fmul+fadd   63 r
        xorps xmm7, [rdi - 80]                                     ;    82.3 agu2+agu0+fmul+fadd   63 r
        movaps [rdi - 80], xmm11                                   ;    79.3 agu1+agu2+fmisc   62 r spill
        movaps xmm11, xmm12                                        ;    83.3 fmul+fadd   63 r copy
        orps xmm11, [r9 + 5840]                                    ;    85.3 agu0+agu1+fmul+fadd   63 r
        movaps [rdi - 96], xmm12                                   ;    81.3 agu2+agu0+fmisc   62 r spill
        movaps xmm12, xmm13                                        ;    85.3 fmul+fadd   63 r copy
        orps xmm12, [r9 + 5856]                                    ;    87.3 agu1+agu2+fmul+fadd   63 r
        xorps xmm8, [rdi - 64]                                     ;    87.3 agu0+agu1+fmul+fadd   63 r
        movaps [rdi - 64], xmm13                                   ;    84.3 agu2+agu0+fmisc   62 r spill
        movaps xmm13, [rcx - 96]                                   ;    86.3 agu1+agu2+fmisc   63 r
        orps xmm13, [r9 + 5872]                                    ;    88.3 agu0+agu1+fmul+fadd   63 r
        xorps xmm9, [rdi + 112]                                    ;    89.3 agu2+agu0+fmul+fadd   63 r
        xorps xmm10, [rcx - 128]                                   ;    90.3 agu1+agu2+fmul+fadd   63 r
        xorps xmm11, [rcx - 112]                                   ;    91.3 agu0+agu1+fmul+fadd   63 r
        xorps xmm12, [rbx - 96]                                    ;    92.3 agu2+agu0+fmul+fadd   63 r
        xorps xmm13, [rbx - 80]                                    ;    93.3 agu1+agu2+fmul+fadd   63 r
        movaps [rcx - 112], xmm13                                  ;    95.3 agu0+agu1+fmisc   63 r spill
        movaps xmm13, [r9 + 4608]                                  ;    91.7 agu2+agu0+fmisc   62 r
        andps xmm13, [rbx - 64]                                    ;    94.3 agu1+agu2+fmul+fadd   62 r
        movaps [rcx - 128], xmm12                                  ;    94.3 agu0+agu1+fmisc   63 r spill
        movaps xmm12, [r9 + 4624]                                  ;    94.7 agu2+agu0+fmul+fmisc   62 r
        andps xmm12, [rbx - 48]                                    ;    96.7 agu1+agu2+fadd+fmul   62 r
        movaps [rdi + 112], xmm11                                  ;    96.7 agu0+agu1+fmisc   63 r spill
        movaps xmm11, [r9 + 4640]                                  ;    96.7 agu2+agu0+fadd+fmul   62 r
        andps xmm11, [rbx - 32]                                    ;    98.7 agu1+agu2+fadd+fmul   62 r
        movaps [r10 - 64], xmm10                                   ;    98.7 agu0+agu1+fmisc   63 r spill
        movaps xmm10, [r9 + 4656]                                  ;    98.7 agu2+agu0+fadd+fmul   62 r
        andps xmm10, [rbx - 16]                                    ;   100.7 agu1+agu2+fadd+fmul   62 r
        movaps [r10 - 48], xmm9                                    ;   100.7 agu0+agu1+fmisc   63 r spill
        movaps xmm9, [r9 + 4672]                                   ;   100.7 agu2+agu0+fadd+fmul   62 r
        andps xmm9, [rbx + 0]                                      ;   102.7 agu1+agu2+fadd+fmul   62 r
        movaps [rcx - 80], xmm8                                    ;   102.7 agu0+agu1+fmisc   63 r spill
        movaps xmm8, [r9 + 4688]                                   ;   102.7 agu2+agu0+fadd+fmul   62 r
        andps xmm8, [rbx + 16]                                     ;   104.7 agu1+agu2+fadd+fmul   62 r
        movaps [rcx - 64], xmm7                                    ;   104.7 agu0+agu1+fmisc   63 r spill
        movaps xmm7, [r9 + 4704]                                   ;   104.7 agu2+agu0+fadd+fmul   62 r
        andps xmm7, [rbx + 32]                                     ;   106.7 agu1+agu2+fadd+fmul   62 r
        movaps [rcx - 48], xmm6                                    ;   106.7 agu0+agu1+fmisc   63 r spill
        movaps xmm6, [r9 + 4720]                                   ;   106.7 agu2+agu0+fadd+fmul   62 r
        andps xmm6, [rbx + 48]                                     ;   108.7 agu1+agu2+fadd+fmul   62 r
        movaps [rcx - 32], xmm5                                    ;   108.7 agu0+agu1+fmisc   63 r spill
        movaps xmm5, [r9 + 4736]                                   ;   108.7 agu2+agu0+fadd+fmul   62 r
        andps xmm5, [rbx + 64]                                     ;   110.7 agu1+agu2+fadd+fmul   62 r
        movaps [rcx - 16], xmm4                                    ;   110.7 agu0+agu1+fmisc   63 r spill
        movaps xmm4, [r9 + 4752]                                   ;   110.7 agu2+agu0+fadd+fmul   62 r
        andps xmm4, [rbx + 80]                                     ;   112.7 agu1+agu2+fadd+fmul   62 r
        xorps xmm13, [r11 - 32]                                    ;   112.7 agu0+agu1+fadd+fmul   62 r
        movaps [rcx + 0], xmm3                                     ;   112.7 agu2+agu0+fmisc   63 r spill
        movaps xmm3, [r9 + 4768]                                   ;   113.7 agu1+agu2+fadd+fmul   62 r
        andps xmm3, [rbx + 96]                                     ;   115.7 agu0+agu1+fadd+fmul   62 r
        xorps xmm12, [r11 - 16]                                    ;   115.7 agu2+agu0+fadd+fmul   62 r
        movaps [rcx + 16], xmm2                                    ;   114.7 agu1+agu2+fmisc   63 r spill
        movaps xmm2, [r9 + 4784]                                   ;   116.3 agu0+agu1+fmisc+fadd   62 r
        andps xmm2, [rbx + 112]                                    ;   118.3 agu2+agu0+fmul+fadd   62 r
        xorps xmm11, [r11 + 0]                                     ;   118.3 agu1+agu2+fmul+fadd   62 r
        movaps [rcx + 32], xmm1                                    ;   117.7 agu0+agu1+fmisc   63 r spill
        movaps xmm1, [r9 + 4800]                                   ;   118.7 agu2+agu0+fmul+fmisc   62 r
        andps xmm1, [r10 - 128]                                    ;   120.7 agu1+agu2+fadd+fmul   62 r
        xorps xmm10, [r11 + 16]                                    ;   120.7 agu0+agu1+fadd+fmul   62 r
        movaps [rcx + 48], xmm15                                   ;   120.7 agu2+agu0+fmisc   63 r spill
        movaps xmm15, [r9 + 4816]                                  ;   121.7 agu1+agu2+fadd+fmul   62 r
        andps xmm15, [r10 - 112]                                   ;   123.7 agu0+agu1+fadd+fmul   62 r
        xorps xmm9, [r11 + 32]                                     ;   123.7 agu2+agu0+fadd+fmul   62 r
        movaps [rcx + 64], xmm14                                   ;   122.7 agu1+agu2+fmisc   63 r spill
        movaps xmm14, [r9 + 4832]                                  ;   124.3 agu0+agu1+fmisc+fadd   62 r
        andps xmm14, [r10 - 96]                                    ;   126.3 agu2+agu0+fmul+fadd   62 r
        xorps xmm8, [r11 + 48]                                     ;   126.3 agu1+agu2+fmul+fadd   62 r
        movaps [rcx + 80], xmm0                                    ;   125.7 agu0+agu1+fmisc   63 r spill
        movaps xmm0, [r9 + 4848]                                   ;   126.7 agu2+agu0+fmul+fmisc   62 r
        andps xmm0, [r10 - 80]                                     ;   128.7 agu1+agu2+fadd+fmul   62 r
        xorps xmm7, [r11 + 64]                                     ;   128.7 agu0+agu1+fadd+fmul   62 r
        xorps xmm6, [r11 + 80]                                     ;   129.7 agu2+agu0+fadd+fmul   62 r
        xorps xmm5, [r11 + 96]                                     ;   130.7 agu1+agu2+fadd+fmul   62 r
        xorps xmm4, [r11 + 112]                                    ;   131.7 agu0+agu1+fadd+fmul   62 r
        xorps xmm3, [r13 - 128]                                    ;   132.7 agu2+agu0+fadd+fmul   62 r
        xorps xmm2, [r13 - 112]                                    ;   133.7 agu1+agu2+fadd+fmul   62 r
        xorps xmm1, [r13 - 96]                                     ;   134.7 agu0+agu1+fadd+fmul   62 r
        xorps xmm15, [r13 - 80]                                    ;   135.7 agu2+agu0+fadd+fmul   62 r
        xorps xmm14, [r13 - 64]                                    ;   136.7 agu1+agu2+fadd+fmul   62 r
        xorps xmm0, [r13 - 48]                                     ;   137.7 agu0+agu1+fadd+fmul   62 r
        movaps [rsi + 48], xmm0                                    ;   139.7 agu2+agu0+fmisc   62 r spill
        movaps xmm0, xmm13                                         ;   138.7 fadd+fmul   63 r copy
        orps xmm0, [r9 + 1024]                                     ;   140.7 agu1+agu2+fadd+fmul   63 r
        movaps [rax + 64], xmm13                                   ;   136.7 agu0+agu1+fmisc   62 r spill
        movaps xmm13, xmm12                                        ;   140.7 fadd+fmul   63 r copy
        orps xmm13, [r9 + 1040]                                    ;   142.7 agu2+agu0+fadd+fmul   63 r
        movaps [rax + 80], xmm12                                   ;   139.0 agu1+agu0+fmisc   62 r spill
        movaps xmm12, xmm11                                        ;   142.7 fadd+fmul   63 r copy
        orps xmm12, [r9 + 1056]                                    ;   144.7 agu2+agu1+fadd+fmul   63 r
        movaps [rax + 96], xmm11                                   ;   141.0 agu0+agu1+fmisc   62 r spill
        movaps xmm11, xmm10                                        ;   144.7 fadd+fmul   63 r copy
        orps xmm11, [r9 + 1072]                                    ;   146.7 agu2+agu0+fadd+fmul   63 r
        movaps [rax + 112], xmm10                                  ;   143.0 agu1+agu0+fmisc   62 r spill
        movaps xmm10, xmm9                                         ;   146.7 fadd+fmul   63 r copy
        orps xmm10, [r9 + 1088]                                    ;   148.7 agu2+agu1+fadd+fmul   63 r
        xorps xmm0, [rbx - 64]                                     ;   148.7 agu0+agu1+fadd+fmul   63 r
        movaps [rdx + 96], xmm9                                    ;   145.7 agu2+agu0+fmisc   62 r spill
        movaps xmm9, xmm8                                          ;   149.7 fadd+fmul   63 r copy
        orps xmm9, [r9 + 1104]                                     ;   151.7 agu1+agu2+fadd+fmul   63 r
        xorps xmm13, [rbx - 48]                                    ;   151.7 agu0+agu1+fadd+fmul   63 r
        movaps [rdi - 32], xmm8                                    ;   148.3 agu2+agu0+fmisc   62 r spill
        movaps xmm8, xmm7                                          ;   152.7 fadd+fmul   63 r copy
        orps xmm8, [r9 + 1120]                                     ;   154.7 agu1+agu2+fadd+fmul   63 r
        xorps xmm12, [rbx - 32]                                    ;   154.7 agu0+agu1+fadd+fmul   63 r
        movaps [rdi - 16], xmm7                                    ;   151.3 agu2+agu0+fmisc   62 r spill
        movaps xmm7, xmm6                                          ;   155.7 fadd+fmul   63 r copy
        orps xmm7, [r9 + 1136]                                     ;   157.7 agu1+agu2+fadd+fmul   63 r
        xorps xmm11, [rbx - 16]                                    ;   157.7 agu0+agu1+fadd+fmul   63 r
        movaps [rdi + 0], xmm6                                     ;   154.3 agu2+agu0+fmisc   62 r spill
        movaps xmm6, xmm5                                          ;   158.7 fadd+fmul   63 r copy
        orps xmm6, [r9 + 1152]                                     ;   160.7 agu1+agu2+fadd+fmul   63 r
        xorps xmm10, [rbx + 0]                                     ;   160.7 agu0+agu1+fadd+fmul   63 r
        movaps [rbx - 128], xmm5                                   ;   157.3 agu2+agu0+fmisc   62 r spill
        movaps xmm5, xmm4                                          ;   161.7 fadd+fmul   63 r copy
        orps xmm5, [r9 + 1168]                                     ;   163.7 agu1+agu2+fadd+fmul   63 r
        xorps xmm9, [rbx + 16]                                     ;   163.7 agu0+agu1+fadd+fmul   63 r
        movaps [rdi + 16], xmm4                                    ;   160.3 agu2+agu0+fmisc   62 r spill
        movaps xmm4, xmm3                                          ;   164.7 fadd+fmul   63 r copy
        orps xmm4, [r9 + 1184]                                     ;   166.7 agu1+agu2+fadd+fmul   63 r
        xorps xmm8, [rbx + 32]                                     ;   166.7 agu0+agu1+fadd+fmul   63 r
        movaps [rdi + 32], xmm3                                    ;   163.3 agu2+agu0+fmisc   62 r spill
        movaps xmm3, xmm2                                          ;   167.7 fadd+fmul   63 r copy
        orps xmm3, [r9 + 1200]                                     ;   169.7 agu1+agu2+fadd+fmul   63 r
        xorps xmm7, [rbx + 48]                                     ;   169.7 agu0+agu1+fadd+fmul   63 r
        movaps [rdi + 48], xmm2                                    ;   166.3 agu2+agu0+fmisc   62 r spill
        movaps xmm2, xmm1                                          ;   170.7 fadd+fmul   63 r copy
        orps xmm2, [r9 + 1216]                                     ;   172.7 agu1+agu2+fadd+fmul   63 r
        xorps xmm6, [rbx + 64]                                     ;   172.7 agu0+agu1+fadd+fmul   63 r
        movaps [rdi + 64], xmm1                                    ;   169.3 agu2+agu0+fmisc   62 r spill
        movaps xmm1, xmm15                                         ;   173.7 fadd+fmul   63 r copy
        orps xmm1, [r9 + 1232]                                     ;   175.7 agu1+agu2+fadd+fmul   63 r
        xorps xmm5, [rbx + 80]                                     ;   175.7 agu0+agu1+fadd+fmul   63 r
        movaps [rdi + 80], xmm15                                   ;   172.3 agu2+agu0+fmisc   62 r spill
        movaps xmm15, xmm14                                        ;   176.7 fadd+fmul   63 r copy
        orps xmm15, [r9 + 1248]                                    ;   178.7 agu1+agu2+fadd+fmul   63 r
        xorps xmm4, [rbx + 96]                                     ;   178.7 agu0+agu1+fadd+fmul   63 r
        movaps [rdi + 96], xmm14                                   ;   175.3 agu2+agu0+fmisc   62 r spill
        movaps xmm14, [rsi + 48]                                   ;   177.3 agu1+agu2+fmisc   63 r
        orps xmm14, [r9 + 1264]                                    ;   179.7 agu0+agu1+fadd+fmul   63 r
        xorps xmm3, [rbx + 112]                                    ;   180.7 agu2+agu0+fadd+fmul   63 r
        xorps xmm2, [r10 - 128]                                    ;   181.7 agu1+agu2+fadd+fmul   63 r
        xorps xmm1, [r10 - 112]                                    ;   182.7 agu0+agu1+fadd+fmul   63 r
        xorps xmm15, [r10 - 96]                                    ;   183.7 agu2+agu0+fadd+fmul   63 r
        xorps xmm14, [r10 - 80]                                    ;   184.7 agu1+agu2+fadd+fmul   63 r
        movaps [rbx - 112], xmm14                                  ;   186.7 agu0+agu1+fmisc   63 r spill
        movaps xmm14, [rcx + 80]                                   ;   183.0 agu2+agu0+fmisc   54 next
        xorps xmm14, [r8]                                          ;   185.7 agu1+agu2+fadd+fmul   54 next
        movaps [rsi - 96], xmm15                                   ;   185.7 agu0+agu1+fmisc   63 r spill
        movaps xmm15, [rcx + 64]                                   ;   186.3 agu2+agu0+fmisc+fadd   54 next
        xorps xmm15, [r8 + 16]                                     ;   188.3 agu1+agu2+fmul+fadd   54 next
        movaps [rsi + 0], xmm1                                     ;   188.0 agu0+agu1+fmisc   63 r spill
        movaps xmm1, [rcx + 48]                                    ;   188.3 agu2+agu0+fmul+fadd   54 next
        xorps xmm1, [r8 + 32]                                      ;   190.3 agu1+agu0+fmul+fadd   54 next
        movaps [rsi - 112], xmm2                                   ;   190.0 agu2+agu1+fmisc   63 r spill
        movaps xmm2, [rcx + 32]                                    ;   190.3 agu0+agu2+fmul+fadd   54 next
        xorps xmm2, [r8 + 48]                                      ;   192.3 agu1+agu0+fmul+fadd   54 next
        movaps [rdx + 48], xmm3                                    ;   192.0 agu2+agu1+fmisc   63 r spill
        movaps xmm3, [rcx + 16]                                    ;   192.3 agu0+agu2+fmul+fadd   54 next
        xorps xmm3, [r8 + 64]                                      ;   194.3 agu1+agu0+fmul+fadd   54 next
        movaps [rcx + 96], xmm4                                    ;   194.0 agu2+agu1+fmisc   63 r spill
        movaps xmm4, [rcx + 0]                                     ;   194.3 agu0+agu2+fmul+fadd   54 next
        xorps xmm4, [r8 + 80]                                      ;   196.3 agu1+agu0+fmul+fadd   54 next
        movaps [rcx + 112], xmm5                                   ;   196.0 agu2+agu1+fmisc   63 r spill
        movaps xmm5, [rcx - 16]                                    ;   196.3 agu0+agu2+fmul+fadd   54 next
        xorps xmm5, [r8 + 96]                                      ;   198.3 agu1+agu0+fmul+fadd   54 next
        movaps [rax - 128], xmm6                                   ;   198.0 agu2+agu1+fmisc   63 r spill
        movaps xmm6, [rcx - 32]                                    ;   198.3 agu0+agu2+fmul+fadd   54 next
        xorps xmm6, [r8 + 112]                                     ;   200.3 agu1+agu0+fmul+fadd   54 next
        movaps [rax - 112], xmm7                                   ;   200.0 agu2+agu1+fmisc   63 r spill
        movaps xmm7, [rcx - 48]                                    ;   200.3 agu0+agu2+fmul+fadd   54 next
        xorps xmm7, [r8 + 128]                                     ;   202.3 agu1+agu0+fmul+fadd   54 next
        movaps [rdx + 112], xmm8                                   ;   202.0 agu2+agu1+fmisc   63 r spill
        movaps xmm8, [rcx - 64]                                    ;   202.3 agu0+agu2+fmul+fadd   54 next
        xorps xmm8, [r8 + 144]                                     ;   204.3 agu1+agu0+fmul+fadd   54 next
        movaps [rax - 96], xmm9                                    ;   204.0 agu2+agu1+fmisc   63 r spill
        movaps xmm9, [rcx - 80]                                    ;   204.3 agu0+agu2+fmul+fadd   54 next
        xorps xmm9, [r8 + 160]                                     ;   206.3 agu1+agu0+fmul+fadd   54 next
        movaps [rax - 80], xmm10                                   ;   206.0 agu2+agu1+fmisc   63 r spill
        movaps xmm10, [r10 - 48]                                   ;   206.3 agu0+agu2+fmul+fadd   54 next
        xorps xmm10, [r8 + 176]                                    ;   208.3 agu1+agu0+fmul+fadd   54 next
        movaps [rax - 64], xmm11                                   ;   208.0 agu2+agu1+fmisc   63 r spill
        movaps xmm11, [r10 - 64]                                   ;   208.3 agu0+agu2+fmul+fadd   54 next
        xorps xmm11, [r8 + 192]                                    ;   210.3 agu1+agu0+fmul+fadd   54 next
        movaps [rax - 48], xmm12                                   ;   210.0 agu2+agu1+fmisc   63 r spill
        movaps xmm12, [rdi + 112]                                  ;   210.3 agu0+agu2+fmul+fadd   54 next
        xorps xmm12, [r8 + 208]                                    ;   212.3 agu1+agu0+fmul+fadd   54 next
        movaps [rax - 32], xmm13                                   ;   212.0 agu2+agu1+fmisc   63 r spill
        movaps xmm13, [rcx - 128]                                  ;   212.3 agu0+agu2+fmul+fadd   54 next
        xorps xmm13, [r8 + 224]                                    ;   214.3 agu1+agu0+fmul+fadd   54 next
        movaps [rax - 16], xmm0                                    ;   214.0 agu2+agu1+fmisc   63 r spill
        movaps xmm0, [rcx - 112]                                   ;   214.3 agu0+agu2+fmul+fadd   54 next
        xorps xmm0, [r8 + 240]                                     ;   216.3 agu1+agu0+fmul+fadd   54 next
        movaps [rbp - 80], xmm1                                    ;   216.0 agu2+agu1+fmisc   54 next spill
        movaps xmm1, xmm6                                          ;   216.3 fmul+fadd   41 next copy
        xorps xmm1, xmm12                                          ;   218.3 fmul+fadd   41 next
        movaps [rdx + 80], xmm2                                    ;   218.0 agu0+agu2+fmisc   54 next spill
        movaps xmm2, xmm9                                          ;   218.3 fmul+fadd   41 next copy
        andps xmm2, xmm13                                          ;   220.3 fmul+fadd   41 next
        movaps [rdx - 80], xmm15                                   ;   220.0 agu1+agu0+fmisc   54 next spill
        movaps xmm15, xmm7                                         ;   220.3 fmul+fadd   41 next copy
        xorps xmm15, xmm11                                         ;   222.3 fmul+fadd   41 next
        movaps [rbp + 64], xmm5                                    ;   222.0 agu2+agu0+fmisc   54 next spill
        movaps xmm5, xmm0                                          ;   222.3 fmul+fadd   41 next copy
        andps xmm5, xmm13                                          ;   224.3 fmul+fadd   41 next
        movaps [rdx + 64], xmm4                                    ;   224.0 agu1+agu0+fmisc   54 next spill
        movaps xmm4, xmm12                                         ;   224.3 fmul+fadd   41 next copy
        andps xmm4, xmm9                                           ;   226.3 fmul+fadd   41 next
        movaps [rbp + 80], xmm14                                   ;   226.0 agu2+agu0+fmisc   54 next spill
        movaps xmm14, xmm13                                        ;   226.3 fmul+fadd   41 next copy
        andps xmm14, xmm6                                          ;   228.3 fmul+fadd   41 next
        xorps xmm4, xmm14                                          ;   230.3 fmul+fadd   41 next
        movaps xmm14, xmm12                                        ;   229.3 fmul+fadd   41 next copy
        andps xmm14, xmm10                                         ;   231.3 fmul+fadd   41 next
        xorps xmm4, [rel misty1_encrypt_compact.T0_constants128]   ;   232.3 agu1+agu0+fmul+fadd   41 next
        movaps [rbp - 112], xmm3                                   ;   228.7 agu2+agu0+fmisc   54 next spill
        movaps xmm3, xmm1                                          ;   232.3 fmul+fadd   41 next copy
        xorps xmm3, xmm9                                           ;   234.3 fmul+fadd   41 next
        movaps [rdx - 64], xmm4                                    ;   234.3 agu1+agu2+fmisc   41 next spill
        movaps xmm4, xmm8                                          ;   234.3 fmul+fadd   41 next copy
        andps xmm4, xmm3                                           ;   236.3 fmul+fadd   41 next
        movaps [rsi - 80], xmm2                                    ;   233.3 agu0+agu1+fmisc   41 next spill
        movaps xmm2, xmm0                                          ;   236.3 fmul+fadd   41 next copy
        andps xmm2, xmm6                                           ;   238.3 fmul+fadd   41 next
        xorps xmm2, xmm13                                          ;   240.3 fmul+fadd   41 next
        xorps xmm4, xmm2                                           ;   242.3 fmul+fadd   41 next
        movaps [rsi - 128], xmm12                                  ;   236.7 agu2+agu0+fmisc   54 next spill
        movaps xmm12, xmm9                                         ;   240.3 fmul+fadd   41 next copy
        andps xmm12, xmm8                                          ;   242.3 fmul+fadd   41 next
        xorps xmm12, xmm15                                         ;   244.3 fmul+fadd   41 next
        movaps [rdx - 48], xmm12                                   ;   246.3 agu1+agu0+fmisc   41 next spill
        movaps xmm12, xmm9                                         ;   243.3 fmul+fadd   41 next copy
        andps xmm12, xmm6                                          ;   245.3 fmul+fadd   41 next
        xorps xmm14, xmm12                                         ;   247.3 fmul+fadd   41 next
        xorps xmm14, xmm5                                          ;   249.3 fmul+fadd   41 next
        movaps xmm12, xmm9                                         ;   247.3 fmul+fadd   41 next copy
        andps xmm12, xmm7                                          ;   249.3 fmul+fadd   41 next
        movaps [rbp + 0], xmm5                                     ;   246.3 agu2+agu0+fmisc   41 next spill
        movaps xmm5, xmm9                                          ;   249.3 fmul+fadd   41 next copy
        andps xmm5, xmm10                                          ;   251.3 fmul+fadd   41 next
        xorps xmm12, xmm5                                          ;   253.3 fmul+fadd   41 next
        xorps xmm2, xmm5                                           ;   253.3 fmul+fadd   41 next
        movaps xmm5, xmm0                                          ;   253.3 fmul+fadd   41 next copy
        andps xmm5, xmm10                                          ;   255.3 fmul+fadd   41 next
        xorps xmm9, xmm5                                           ;   257.3 fmul+fadd   41 next
        xorps xmm4, xmm9                                           ;   259.3 fmul+fadd   41 next
        andps xmm9, xmm0                                           ;   259.3 fmul+fadd   41 next
        xorps xmm9, [rel misty1_encrypt_compact.T0_constants128]   ;   261.3 agu1+agu0+fmul+fadd   41 next
        movaps [rdx - 16], xmm5                                    ;   257.3 agu2+agu0+fmisc   41 next spill
        movaps xmm5, xmm7                                          ;   259.3 fmul+fadd   41 next copy
        andps xmm5, xmm6                                           ;   261.3 fmul+fadd   41 next
        movaps [rdx - 128], xmm9                                   ;   263.3 agu1+agu2+fmisc   41 next spill
        movaps xmm9, xmm3                                          ;   261.3 fmul+fadd   41 next copy
        orps xmm9, xmm0                                            ;   263.3 fmul+fadd   41 next
        movaps [rsi - 64], xmm3                                    ;   261.7 agu0+agu1+fmisc   41 next spill
        movaps xmm3, xmm15                                         ;   263.3 fmul+fadd   41 next copy
        andps xmm3, xmm10                                          ;   265.3 fmul+fadd   41 next
        andps xmm15, xmm6                                          ;   265.3 fmul+fadd   41 next
        movaps [rbp + 96], xmm12                                   ;   264.3 agu2+agu0+fmisc   41 next spill
        movaps xmm12, xmm8                                         ;   266.3 fmul+fadd   41 next copy
        andps xmm12, xmm11                                         ;   268.3 fmul+fadd   41 next
        xorps xmm9, xmm12                                          ;   270.3 fmul+fadd   41 next
        xorps xmm5, xmm9                                           ;   272.3 fmul+fadd   41 next
        movaps xmm9, xmm10                                         ;   270.3 fmul+fadd   41 next copy
        andps xmm9, xmm11                                          ;   272.3 fmul+fadd   41 next
        movaps xmm12, xmm13                                        ;   272.3 fmul+fadd   41 next copy
        andps xmm12, xmm11                                         ;   274.3 fmul+fadd   41 next
        xorps xmm3, xmm12                                          ;   276.3 fmul+fadd   41 next
        xorps xmm2, xmm3                                           ;   278.3 fmul+fadd   41 next
        movaps xmm12, xmm8                                         ;   276.3 fmul+fadd   41 next copy
        andps xmm12, xmm7                                          ;   278.3 fmul+fadd   41 next
        xorps xmm3, xmm5                                           ;   278.3 fmul+fadd   41 next
        xorps xmm3, xmm1                                           ;   280.3 fmul+fadd   41 next
        xorps xmm12, xmm6                                          ;   280.3 fmul+fadd   41 next
        andps xmm1, xmm11                                          ;   281.3 fmul+fadd   41 next
        movaps [rbp - 16], xmm3                                    ;   282.3 agu1+agu0+fmisc   41 next spill
        movaps xmm3, xmm9                                          ;   282.3 fmul+fadd   41 next copy
        xorps xmm3, xmm0                                           ;   284.3 fmul+fadd   41 next
        xorps xmm9, xmm8                                           ;   284.3 fmul+fadd   41 next
        xorps xmm2, xmm9                                           ;   286.3 fmul+fadd   41 next
        andps xmm3, xmm11                                          ;   286.3 fmul+fadd   41 next
        andps xmm9, xmm10                                          ;   287.3 fmul+fadd   41 next
        xorps xmm4, xmm3                                           ;   288.3 fmul+fadd   41 next
        movaps xmm3, xmm13                                         ;   289.3 fmul+fadd   41 next copy
        andps xmm3, xmm7                                           ;   291.3 fmul+fadd   41 next
        xorps xmm3, xmm12                                          ;   293.3 fmul+fadd   41 next
        xorps xmm2, xmm14                                          ;   292.3 fmul+fadd   41 next
        xorps xmm12, xmm0                                          ;   293.3 fmul+fadd   41 next
        xorps xmm1, xmm12                                          ;   295.3 fmul+fadd   41 next
        andps xmm12, xmm7                                          ;   295.3 fmul+fadd   41 next
        xorps xmm1, xmm10                                          ;   297.3 fmul+fadd   41 next
        xorps xmm9, xmm3                                           ;   297.3 fmul+fadd   41 next
        movaps xmm3, xmm10                                         ;   298.3 fmul+fadd   41 next copy
        andps xmm3, xmm13                                          ;   300.3 fmul+fadd   41 next
        andps xmm10, xmm6                                          ;   300.3 fmul+fadd   41 next
        xorps xmm3, xmm10                                          ;   302.3 fmul+fadd   41 next
        xorps xmm12, xmm3                                          ;   304.3 fmul+fadd   41 next
        movaps xmm3, xmm6                                          ;   303.3 fmul+fadd   41 next copy
        xorps xmm3, xmm7                                           ;   305.3 fmul+fadd   41 next
        andps xmm3, xmm11                                          ;   307.3 fmul+fadd   41 next
        xorps xmm3, xmm9                                           ;   309.3 fmul+fadd   41 next
        xorps xmm12, [rdx - 48]                                    ;   307.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm10, [rsi - 80]                                    ;   308.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm9, xmm10                                          ;   310.3 fmul+fadd   41 next
        movaps xmm10, [rsi - 128]                                  ;   306.3 agu2+agu0+fmisc   41 next
        andps xmm10, xmm13                                         ;   310.3 fmul+fadd   41 next
        andps xmm6, [rsi - 128]                                    ;   311.3 agu1+agu0+fmul+fadd   41 next
        andps xmm0, xmm8                                           ;   312.3 fmul+fadd   41 next
        xorps xmm6, [rbp + 96]                                     ;   313.3 agu2+agu0+fmul+fadd   41 next
        andps xmm13, xmm8                                          ;   314.3 fmul+fadd   41 next
        andps xmm7, [rsi - 128]                                    ;   315.3 agu1+agu0+fmul+fadd   41 next
        orps xmm11, [rsi - 64]                                     ;   316.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm0, xmm10                                          ;   317.3 fmul+fadd   41 next
        xorps xmm13, [rdx - 128]                                   ;   318.3 agu1+agu2+fmul+fadd   41 next
        movaps [rbp + 96], xmm12                                   ;   314.3 agu0+agu1+fmisc   41 next spill
        movaps xmm12, [rdx - 64]                                   ;   316.3 agu2+agu0+fmisc   41 next
        xorps xmm12, xmm1                                          ;   319.3 fmul+fadd   41 next
        xorps xmm1, xmm9                                           ;   320.3 fmul+fadd   41 next
        xorps xmm15, xmm1                                          ;   322.3 fmul+fadd   41 next
        xorps xmm15, xmm6                                          ;   324.3 fmul+fadd   41 next
        xorps xmm10, xmm7                                          ;   323.3 fmul+fadd   41 next
        movaps xmm1, [rsi - 64]                                    ;   319.3 agu1+agu0+fmisc   41 next reload
        xorps xmm0, xmm1                                           ;   324.3 fmul+fadd   41 next
        xorps xmm11, xmm0                                          ;   326.3 fmul+fadd   41 next
        xorps xmm5, xmm12                                          ;   326.3 fmul+fadd   41 next
        xorps xmm7, xmm13                                          ;   327.3 fmul+fadd   41 next
        xorps xmm13, [rbp + 0]                                     ;   328.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm2, xmm10                                          ;   329.3 fmul+fadd   41 next
        xorps xmm13, [rbp - 16]                                    ;   330.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm10, [rdx - 64]                                    ;   331.3 agu2+agu0+fmul+fadd   41 next
        movaps xmm0, [rsi - 128]                                   ;   328.0 agu1+agu0+fmisc   54 next reload
        andps xmm8, xmm0                                           ;   332.3 fmul+fadd   41 next
        xorps xmm14, xmm8                                          ;   334.3 fmul+fadd   41 next
        xorps xmm6, [rdx - 128]                                    ;   334.3 agu2+agu1+fmul+fadd   41 next
        xorps xmm8, xmm3                                           ;   335.3 fmul+fadd   41 next
        xorps xmm3, xmm11                                          ;   336.3 fmul+fadd   41 next
        xorps xmm3, [rdx - 16]                                     ;   338.3 agu0+agu1+fmul+fadd   41 next
        xorps xmm4, xmm6                                           ;   338.3 fmul+fadd   41 next
        xorps xmm11, [rdx - 48]                                    ;   339.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm2, [rsi - 80]                                     ;   340.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm5, xmm1                                           ;   341.3 fmul+fadd   41 next
        xorps xmm10, [rbp + 96]                                    ;   342.3 agu2+agu1+fmul+fadd   41 next
        xorps xmm0, xmm14                                          ;   343.3 fmul+fadd   41 next
        xorps xmm7, xmm8                                           ;   344.3 fmul+fadd   41 next
        xorps xmm11, xmm0                                          ;   345.3 fmul+fadd   41 next
        xorps xmm9, xmm7                                           ;   346.3 fmul+fadd   41 next
        movaps xmm14, [rbp - 112]                                  ;   342.3 agu0+agu1+fmisc   41 next
        movaps xmm0, [rbp + 80]                                    ;   344.3 agu2+agu0+fmisc   54 next reload
        andps xmm14, xmm0                                          ;   347.3 fmul+fadd   41 next
        movaps xmm1, [rdx + 64]                                    ;   346.3 agu1+agu0+fmisc   41 next
        andps xmm1, xmm0                                           ;   348.3 fmul+fadd   41 next
        movaps xmm6, [rbp + 64]                                    ;   348.3 agu2+agu0+fmisc   41 next
        movaps xmm7, [rdx - 80]                                    ;   349.3 agu1+agu0+fmul+fadd   54 next reload
        andps xmm6, xmm7                                           ;   351.3 fmul+fadd   41 next
        movaps xmm8, [rdx + 80]                                    ;   350.3 agu2+agu1+fmisc   41 next
        andps xmm8, xmm0                                           ;   352.3 fmul+fadd   41 next
        movaps xmm12, [rbp - 112]                                  ;   351.7 agu0+agu1+fmisc+fmul   41 next
        andps xmm12, [rdx + 80]                                    ;   353.7 agu2+agu0+fadd+fmul   41 next
        movaps [rsi - 128], xmm5                                   ;   353.3 agu1+agu2+fmisc   41 next spill
        movaps xmm5, [rbp + 64]                                    ;   353.7 agu0+agu1+fadd+fmul   41 next
        andps xmm5, [rdx + 80]                                     ;   355.7 agu2+agu0+fadd+fmul   41 next
        movaps [rbp + 96], xmm10                                   ;   355.3 agu1+agu2+fmisc   41 next spill
        movaps xmm10, [rdx + 64]                                   ;   355.7 agu0+agu1+fadd+fmul   41 next
        andps xmm10, [rbp - 80]                                    ;   357.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm6, xmm10                                          ;   359.7 fadd+fmul   41 next
        andps xmm10, xmm7                                          ;   359.7 fadd+fmul   41 next
        movaps [rsi - 64], xmm13                                   ;   357.3 agu1+agu2+fmisc   41 next spill
        movaps xmm13, xmm8                                         ;   359.7 fadd+fmul   41 next copy
        xorps xmm13, xmm7                                          ;   361.7 fadd+fmul   41 next
        movaps [rsi - 80], xmm2                                    ;   359.3 agu0+agu1+fmisc   41 next spill
        movaps xmm2, [rbp + 64]                                    ;   361.3 agu2+agu0+fmisc+fadd   41 next
        andps xmm2, xmm1                                           ;   363.3 fmul+fadd   41 next
        movaps [rdx - 48], xmm11                                   ;   362.3 agu1+agu2+fmisc   41 next spill
        movaps xmm11, [rbp - 112]                                  ;   363.3 agu0+agu1+fmul+fadd   41 next
        xorps xmm11, xmm13                                         ;   365.3 fmul+fadd   41 next
        andps xmm11, [rbp + 64]                                    ;   367.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm8, xmm11                                          ;   369.3 fmul+fadd   41 next
        movaps [rdx - 16], xmm3                                    ;   364.3 agu1+agu0+fmisc   41 next spill
        movaps xmm3, xmm12                                         ;   367.3 fmul+fadd   41 next copy
        xorps xmm3, xmm14                                          ;   369.3 fmul+fadd   41 next
        xorps xmm12, xmm6                                          ;   369.3 fmul+fadd   41 next
        xorps xmm6, xmm14                                          ;   370.3 fmul+fadd   41 next
        andps xmm3, [rdx + 64]                                     ;   371.3 agu2+agu0+fmul+fadd   41 next
        movaps [rdx - 128], xmm15                                  ;   369.0 agu1+agu0+fmisc   41 next spill
        movaps xmm15, [rdx + 64]                                   ;   371.0 agu2+agu1+fmisc   41 next
        andps xmm15, xmm7                                          ;   373.0 fmul+fadd   41 next
        movaps [rdx - 64], xmm4                                    ;   373.0 agu0+agu1+fmisc   41 next spill
        movaps xmm4, [rdx + 80]                                    ;   373.3 agu2+agu0+fmul+fadd   41 next
        andps xmm4, xmm15                                          ;   375.3 fmul+fadd   41 next
        xorps xmm2, xmm15                                          ;   375.3 fmul+fadd   41 next
        xorps xmm2, [rel misty1_encrypt_compact.T0_constants128]   ;   377.3 agu1+agu2+fmul+fadd   41 next
        movaps [rbp - 16], xmm9                                    ;   375.0 agu0+agu1+fmisc   41 next spill
        movaps xmm9, [rbp + 64]                                    ;   376.7 agu2+agu0+fmisc+fmul   41 next
        andps xmm9, [rbp - 80]                                     ;   378.7 agu1+agu2+fadd+fmul   41 next
        movaps [rbp + 0], xmm6                                     ;   378.0 agu0+agu1+fmisc   41 next spill
        movaps xmm6, xmm7                                          ;   378.7 fadd+fmul   41 next copy
        andps xmm6, xmm0                                           ;   380.7 fadd+fmul   41 next
        xorps xmm4, xmm6                                           ;   382.7 fadd+fmul   41 next
        xorps xmm6, xmm9                                           ;   382.7 fadd+fmul   41 next
        movaps [rbp - 96], xmm11                                   ;   380.0 agu2+agu0+fmisc   41 next spill
        movaps xmm11, [rbp - 80]                                   ;   382.0 agu1+agu0+fmisc   41 next
        andps xmm11, xmm12                                         ;   384.0 fadd+fmul   41 next
        xorps xmm4, xmm11                                          ;   386.0 fadd+fmul   41 next
        movaps xmm11, [rdx + 80]                                   ;   384.0 agu2+agu1+fmisc   54 next reload
        xorps xmm4, xmm11                                          ;   388.0 fadd+fmul   41 next
        xorps xmm12, xmm0                                          ;   385.7 fadd+fmul   41 next
        movaps [rdx - 112], xmm4                                   ;   390.0 agu0+agu1+fmisc   41 next spill
        movaps xmm4, [rbp - 80]                                    ;   386.7 agu2+agu0+fadd+fmul   41 next
        andps xmm4, xmm6                                           ;   388.7 fadd+fmul   41 next
        xorps xmm4, xmm0                                           ;   390.7 fadd+fmul   41 next
        andps xmm6, [rbp - 112]                                    ;   389.7 agu1+agu2+fadd+fmul   41 next
        xorps xmm4, xmm13                                          ;   392.7 fadd+fmul   41 next
        movaps [rdx - 96], xmm4                                    ;   394.7 agu0+agu1+fmisc   41 next spill
        movaps xmm4, [rbp - 112]                                   ;   391.0 agu2+agu0+fmisc   41 next
        xorps xmm4, xmm5                                           ;   393.0 fadd+fmul   41 next
        xorps xmm3, xmm4                                           ;   395.0 fadd+fmul   41 next
        xorps xmm6, xmm3                                           ;   397.0 fadd+fmul   41 next
        movaps xmm3, xmm12                                         ;   394.7 fadd+fmul   41 next copy
        andps xmm3, xmm0                                           ;   396.7 fadd+fmul   41 next
        andps xmm12, [rbp - 112]                                   ;   396.7 agu1+agu2+fadd+fmul   41 next
        andps xmm4, [rdx + 64]                                     ;   397.7 agu0+agu1+fadd+fmul   41 next
        xorps xmm3, xmm2                                           ;   398.7 fadd+fmul   41 next
        andps xmm13, [rbp - 80]                                    ;   399.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm3, xmm9                                           ;   400.7 fadd+fmul   41 next
        movaps xmm0, xmm7                                          ;   401.7 fadd+fmul   41 next copy
        andps xmm0, xmm11                                          ;   403.7 fadd+fmul   41 next
        xorps xmm4, xmm0                                           ;   405.7 fadd+fmul   41 next
        xorps xmm3, xmm4                                           ;   407.7 fadd+fmul   41 next
        movaps xmm4, [rbp - 112]                                   ;   401.0 agu1+agu0+fmisc   41 next
        andps xmm4, xmm7                                           ;   405.7 fadd+fmul   41 next
        xorps xmm4, xmm1                                           ;   407.7 fadd+fmul   41 next
        xorps xmm13, xmm4                                          ;   409.7 fadd+fmul   41 next
        xorps xmm4, [rbp - 80]                                     ;   409.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm14, xmm0                                          ;   409.7 fadd+fmul   41 next
        movaps xmm0, [rbp + 64]                                    ;   407.3 agu1+agu0+fmisc   41 next
        xorps xmm0, xmm15                                          ;   410.7 fadd+fmul   41 next
        andps xmm0, [rbp + 80]                                     ;   412.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm2, xmm0                                           ;   414.7 fadd+fmul   41 next
        xorps xmm12, xmm2                                          ;   416.7 fadd+fmul   41 next
        movaps xmm2, xmm11                                         ;   414.7 fadd+fmul   41 next copy
        andps xmm2, xmm4                                           ;   416.7 fadd+fmul   41 next
        xorps xmm4, xmm9                                           ;   416.7 fadd+fmul   41 next
        xorps xmm2, [rdx + 64]                                     ;   418.7 agu1+agu0+fadd+fmul   41 next
        xorps xmm9, xmm11                                          ;   418.7 fadd+fmul   41 next
        xorps xmm15, [rbp - 80]                                    ;   419.7 agu2+agu0+fadd+fmul   41 next
        andps xmm5, xmm9                                           ;   420.7 fadd+fmul   41 next
        xorps xmm6, xmm13                                          ;   421.7 fadd+fmul   41 next
        movaps xmm13, [rbp - 112]                                  ;   419.0 agu1+agu0+fmisc   41 next
        andps xmm13, xmm15                                         ;   422.7 fadd+fmul   41 next
        andps xmm9, [rdx + 64]                                     ;   423.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm0, xmm9                                           ;   425.7 fadd+fmul   41 next
        xorps xmm4, xmm0                                           ;   427.7 fadd+fmul   41 next
        xorps xmm10, xmm2                                          ;   426.7 fadd+fmul   41 next
        movaps xmm0, [rbp - 80]                                    ;   423.0 agu1+agu0+fmisc   41 next
        andps xmm0, xmm14                                          ;   427.7 fadd+fmul   41 next
        xorps xmm9, xmm8                                           ;   428.7 fadd+fmul   41 next
        movaps xmm2, [rbp + 64]                                    ;   425.0 agu2+agu0+fmisc   41 next
        andps xmm2, [rdx + 64]                                     ;   429.7 agu1+agu0+fadd+fmul   41 next
        andps xmm15, [rbp + 80]                                    ;   430.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm15, [rbp + 64]                                    ;   432.7 agu1+agu2+fadd+fmul   41 next
        xorps xmm12, xmm15                                         ;   434.7 fadd+fmul   41 next
        xorps xmm6, [rbp - 96]                                     ;   433.7 agu0+agu1+fadd+fmul   41 next
        xorps xmm14, xmm2                                          ;   434.7 fadd+fmul   41 next
        movaps xmm15, [rdx - 96]                                   ;   430.7 agu2+agu0+fmisc   41 next reload
        xorps xmm4, xmm15                                          ;   435.7 fadd+fmul   41 next
        andps xmm8, xmm2                                           ;   436.7 fadd+fmul   41 next
        xorps xmm1, xmm9                                           ;   437.7 fadd+fmul   41 next
        movaps xmm2, [rbp + 64]                                    ;   434.7 agu1+agu0+fmisc   54 next reload
        andps xmm14, xmm2                                          ;   438.7 fadd+fmul   41 next
        xorps xmm0, xmm4                                           ;   439.7 fadd+fmul   41 next
        xorps xmm15, xmm14                                         ;   440.7 fadd+fmul   41 next
        xorps xmm12, xmm5                                          ;   441.7 fadd+fmul   41 next
        xorps xmm8, [rbp + 0]                                      ;   442.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm10, xmm8                                          ;   444.7 fadd+fmul   41 next
        movaps xmm14, [rel misty1_encrypt_compact.T0_constants128] ;   439.7 agu1+agu0+fmisc   41 next reload
        xorps xmm10, xmm14                                         ;   446.7 fadd+fmul   41 next
        xorps xmm13, xmm15                                         ;   445.7 fadd+fmul   41 next
        xorps xmm13, xmm14                                         ;   447.7 fadd+fmul   41 next
        xorps xmm1, [rdx - 112]                                    ;   447.7 agu2+agu0+fadd+fmul   41 next
        movaps xmm15, [rbp - 16]                                   ;   443.7 agu1+agu0+fmisc   41 next
        xorps xmm15, [rbp + 80]                                    ;   448.7 agu2+agu1+fadd+fmul   41 next
        xorps xmm3, xmm15                                          ;   450.7 fadd+fmul   41 next
        xorps xmm7, [rdx - 64]                                     ;   450.7 agu0+agu1+fadd+fmul   41 next
        xorps xmm12, xmm7                                          ;   452.7 fadd+fmul   41 next
        movaps xmm4, [rdx - 128]                                   ;   448.7 agu2+agu0+fmisc   41 next
        xorps xmm4, [rbp - 80]                                     ;   452.7 agu1+agu0+fadd+fmul   41 next
        xorps xmm6, xmm4                                           ;   454.7 fadd+fmul   41 next
        xorps xmm11, [rdx - 16]                                    ;   454.7 agu2+agu1+fadd+fmul   41 next
        xorps xmm13, xmm11                                         ;   456.7 fadd+fmul   41 next
        movaps xmm5, [rdx - 48]                                    ;   452.3 agu0+agu1+fmisc   41 next
        xorps xmm5, [rbp - 112]                                    ;   456.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm10, xmm5                                          ;   458.7 fadd+fmul   41 next
        movaps xmm8, [rsi - 80]                                    ;   454.7 agu1+agu0+fmisc   41 next
        xorps xmm8, [rdx + 64]                                     ;   458.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm0, xmm8                                           ;   460.7 fadd+fmul   41 next
        xorps xmm2, [rsi - 64]                                     ;   460.7 agu1+agu2+fadd+fmul   41 next
        xorps xmm1, xmm2                                           ;   462.7 fadd+fmul   41 next
        xorps xmm3, [r8 + 5520]                                    ;   462.7 agu0+agu1+fadd+fmul   48 next
        xorps xmm12, [r8 + 5536]                                   ;   463.7 agu2+agu0+fadd+fmul   48 next
        xorps xmm6, [r8 + 5552]                                    ;   464.7 agu1+agu0+fadd+fmul   48 next
        xorps xmm13, [r8 + 5568]                                   ;   465.7 agu2+agu1+fadd+fmul   48 next
        xorps xmm10, [r8 + 5584]                                   ;   466.7 agu0+agu1+fadd+fmul   48 next
        xorps xmm0, [r8 + 5600]                                    ;   467.7 agu2+agu0+fadd+fmul   48 next
        xorps xmm1, [r8 + 5616]                                    ;   468.7 agu1+agu0+fadd+fmul   48 next
        xorps xmm15, [r8 + 5376]                                   ;   469.7 agu2+agu1+fadd+fmul   48 next
        xorps xmm7, [r8 + 5392]                                    ;   470.7 agu0+agu2+fadd+fmul   48 next
        xorps xmm4, [r8 + 5408]                                    ;   471.7 agu1+agu0+fadd+fmul   48 next
        xorps xmm11, [r8 + 5424]                                   ;   472.7 agu2+agu1+fadd+fmul   48 next
        xorps xmm5, [r8 + 5440]                                    ;   473.7 agu0+agu1+fadd+fmul   48 next
        xorps xmm8, [r8 + 5456]                                    ;   474.7 agu2+agu0+fadd+fmul   48 next
        xorps xmm2, [r8 + 5472]                                    ;   475.7 agu1+agu0+fadd+fmul   48 next
        movaps xmm9, [rbp + 96]                                    ;   471.7 agu2+agu0+fmisc   48 next
        xorps xmm9, [r8 + 5488]                                    ;   476.7 agu1+agu0+fadd+fmul   48 next
        movaps [rbp + 96], xmm1                                    ;   473.7 agu2+agu0+fmisc   48 next spill
        movaps xmm1, [rsi - 128]                                   ;   475.7 agu1+agu2+fmisc   48 next
        xorps xmm1, [r8 + 5504]                                    ;   477.7 agu0+agu1+fadd+fmul   48 next
        movaps [rsi - 128], xmm0                                   ;   477.7 agu2+agu0+fmisc   48 next spill
        movaps xmm0, xmm15                                         ;   478.7 fadd+fmul   45 next copy
        xorps xmm0, xmm2                                           ;   480.7 fadd+fmul   45 next
        movaps [rsi - 64], xmm10                                   ;   479.7 agu1+agu2+fmisc   48 next spill
        movaps xmm10, xmm11                                        ;   480.7 fadd+fmul   45 next copy
        andps xmm10, xmm9                                          ;   482.7 fadd+fmul   45 next
        movaps [rdx + 64], xmm13                                   ;   481.7 agu0+agu1+fmisc   48 next spill
        movaps xmm13, xmm7                                         ;   482.7 fadd+fmul   45 next copy
        xorps xmm13, xmm8                                          ;   484.7 fadd+fmul   45 next
        movaps [rsi - 80], xmm6                                    ;   483.7 agu2+agu0+fmisc   48 next spill
        movaps xmm6, xmm1                                          ;   484.7 fadd+fmul   45 next copy
        andps xmm6, xmm9                                           ;   486.7 fadd+fmul   45 next
        movaps [rbp + 64], xmm12                                   ;   485.7 agu1+agu0+fmisc   48 next spill
        movaps xmm12, xmm2                                         ;   486.7 fadd+fmul   45 next copy
        andps xmm12, xmm11                                         ;   488.7 fadd+fmul   45 next
        movaps [rbp - 112], xmm3                                   ;   487.7 agu2+agu0+fmisc   48 next spill
        movaps xmm3, xmm9                                          ;   488.7 fadd+fmul   45 next copy
        andps xmm3, xmm15                                          ;   490.7 fadd+fmul   45 next
        xorps xmm12, xmm3                                          ;   492.7 fadd+fmul   45 next
        movaps xmm3, xmm0                                          ;   491.7 fadd+fmul   45 next copy
        xorps xmm3, xmm11                                          ;   493.7 fadd+fmul   45 next
        xorps xmm12, xmm14                                         ;   494.7 fadd+fmul   45 next
        movaps xmm14, xmm2                                         ;   494.7 fadd+fmul   45 next copy
        andps xmm14, xmm5                                          ;   496.7 fadd+fmul   45 next
        movaps [rdx - 48], xmm12                                   ;   496.7 agu1+agu0+fmisc   45 next spill
        movaps xmm12, xmm4                                         ;   496.7 fadd+fmul   45 next copy
        andps xmm12, xmm3                                          ;   498.7 fadd+fmul   45 next
        movaps [rdx - 16], xmm10                                   ;   495.7 agu2+agu0+fmisc   45 next spill
        movaps xmm10, xmm1                                         ;   498.7 fadd+fmul   45 next copy
        andps xmm10, xmm15                                         ;   500.7 fadd+fmul   45 next
        xorps xmm10, xmm9                                          ;   502.7 fadd+fmul   45 next
        xorps xmm12, xmm10                                         ;   504.7 fadd+fmul   45 next
        movaps [rdx + 80], xmm2                                    ;   499.0 agu1+agu0+fmisc   48 next spill
        movaps xmm2, xmm11                                         ;   502.7 fadd+fmul   45 next copy
        andps xmm2, xmm4                                           ;   504.7 fadd+fmul   45 next
        xorps xmm2, xmm13                                          ;   506.7 fadd+fmul   45 next
        movaps [rbp - 80], xmm2                                    ;   508.7 agu2+agu0+fmisc   45 next spill
        movaps xmm2, xmm11                                         ;   505.7 fadd+fmul   45 next copy
        andps xmm2, xmm15                                          ;   507.7 fadd+fmul   45 next
        xorps xmm14, xmm2                                          ;   509.7 fadd+fmul   45 next
        xorps xmm14, xmm6                                          ;   511.7 fadd+fmul   45 next
        movaps xmm2, xmm11                                         ;   509.7 fadd+fmul   45 next copy
        andps xmm2, xmm7                                           ;   511.7 fadd+fmul   45 next
        movaps [rdx - 128], xmm6                                   ;   508.7 agu1+agu0+fmisc   45 next spill
        movaps xmm6, xmm11                                         ;   511.7 fadd+fmul   45 next copy
        andps xmm6, xmm5                                           ;   513.7 fadd+fmul   45 next
        xorps xmm2, xmm6                                           ;   515.7 fadd+fmul   45 next
        xorps xmm10, xmm6                                          ;   515.7 fadd+fmul   45 next
        movaps xmm6, xmm1                                          ;   515.7 fadd+fmul   45 next copy
        andps xmm6, xmm5                                           ;   517.7 fadd+fmul   45 next
        xorps xmm11, xmm6                                          ;   519.7 fadd+fmul   45 next
        xorps xmm12, xmm11                                         ;   521.7 fadd+fmul   45 next
        andps xmm11, xmm1                                          ;   521.7 fadd+fmul   45 next
        xorps xmm11, [rel misty1_encrypt_compact.T0_constants128]  ;   523.7 agu2+agu0+fadd+fmul   45 next
        movaps [rdx - 64], xmm6                                    ;   519.7 agu1+agu0+fmisc   45 next spill
        movaps xmm6, xmm7                                          ;   521.7 fadd+fmul   45 next copy
        andps xmm6, xmm15                                          ;   523.7 fadd+fmul   45 next
        movaps [rdx - 80], xmm11                                   ;   525.7 agu2+agu1+fmisc   45 next spill
        movaps xmm11, xmm3                                         ;   523.7 fadd+fmul   45 next copy
        orps xmm11, xmm1                                           ;   525.7 fadd+fmul   45 next
        movaps [rbp + 80], xmm3                                    ;   524.0 agu0+agu1+fmisc   45 next spill
        movaps xmm3, xmm13                                         ;   525.7 fadd+fmul   45 next copy
        andps xmm3, xmm5                                           ;   527.7 fadd+fmul   45 next
        andps xmm13, xmm15                                         ;   527.7 fadd+fmul   45 next
        movaps [rbp - 16], xmm2                                    ;   526.7 agu2+agu0+fmisc   45 next spill
        movaps xmm2, xmm4                                          ;   528.7 fadd+fmul   45 next copy
        andps xmm2, xmm8                                           ;   530.7 fadd+fmul   45 next
        xorps xmm11, xmm2                                          ;   532.7 fadd+fmul   45 next
        xorps xmm6, xmm11                                          ;   534.7 fadd+fmul   45 next
        movaps xmm2, xmm5                                          ;   532.7 fadd+fmul   45 next copy
        andps xmm2, xmm8                                           ;   534.7 fadd+fmul   45 next
        movaps xmm11, xmm9                                         ;   534.7 fadd+fmul   45 next copy
        andps xmm11, xmm8                                          ;   536.7 fadd+fmul   45 next
        xorps xmm3, xmm11                                          ;   538.7 fadd+fmul   45 next
        xorps xmm10, xmm3                                          ;   540.7 fadd+fmul   45 next
        movaps xmm11, xmm4                                         ;   538.7 fadd+fmul   45 next copy
        andps xmm11, xmm7                                          ;   540.7 fadd+fmul   45 next
        xorps xmm3, xmm6                                           ;   540.7 fadd+fmul   45 next
        xorps xmm3, xmm0                                           ;   542.7 fadd+fmul   45 next
        xorps xmm11, xmm15                                         ;   542.7 fadd+fmul   45 next
        andps xmm0, xmm8                                           ;   543.7 fadd+fmul   45 next
        movaps [rdx - 112], xmm3                                   ;   544.7 agu1+agu0+fmisc   45 next spill
        movaps xmm3, xmm2                                          ;   544.7 fadd+fmul   45 next copy
        xorps xmm3, xmm1                                           ;   546.7 fadd+fmul   45 next
        xorps xmm2, xmm4                                           ;   546.7 fadd+fmul   45 next
        xorps xmm10, xmm2                                          ;   548.7 fadd+fmul   45 next
        andps xmm3, xmm8                                           ;   548.7 fadd+fmul   45 next
        andps xmm2, xmm5                                           ;   549.7 fadd+fmul   45 next
        xorps xmm12, xmm3                                          ;   550.7 fadd+fmul   45 next
        movaps xmm3, xmm9                                          ;   551.7 fadd+fmul   45 next copy
        andps xmm3, xmm7                                           ;   553.7 fadd+fmul   45 next
        xorps xmm3, xmm11                                          ;   555.7 fadd+fmul   45 next
        xorps xmm10, xmm14                                         ;   554.7 fadd+fmul   45 next
        xorps xmm11, xmm1                                          ;   555.7 fadd+fmul   45 next
        xorps xmm0, xmm11                                          ;   557.7 fadd+fmul   45 next
        andps xmm11, xmm7                                          ;   557.7 fadd+fmul   45 next
        xorps xmm0, xmm5                                           ;   559.7 fadd+fmul   45 next
        xorps xmm2, xmm3                                           ;   559.7 fadd+fmul   45 next
        movaps xmm3, xmm5                                          ;   560.7 fadd+fmul   45 next copy
        andps xmm3, xmm9                                           ;   562.7 fadd+fmul   45 next
        andps xmm5, xmm15                                          ;   562.7 fadd+fmul   45 next
        xorps xmm3, xmm5                                           ;   564.7 fadd+fmul   45 next
        xorps xmm11, xmm3                                          ;   566.7 fadd+fmul   45 next
        movaps xmm3, xmm15                                         ;   565.7 fadd+fmul   45 next copy
        xorps xmm3, xmm7                                           ;   567.7 fadd+fmul   45 next
        andps xmm3, xmm8                                           ;   569.7 fadd+fmul   45 next
        xorps xmm3, xmm2                                           ;   571.7 fadd+fmul   45 next
        xorps xmm11, [rbp - 80]                                    ;   569.7 agu2+agu0+fadd+fmul   45 next
        xorps xmm5, [rdx - 16]                                     ;   570.7 agu1+agu0+fadd+fmul   45 next
        xorps xmm2, xmm5                                           ;   572.7 fadd+fmul   45 next
        movaps xmm5, [rdx + 80]                                    ;   568.7 agu2+agu0+fmisc   45 next
        andps xmm5, xmm9                                           ;   572.7 fadd+fmul   45 next
        andps xmm15, [rdx + 80]                                    ;   573.7 agu1+agu0+fadd+fmul   45 next
        andps xmm1, xmm4                                           ;   574.7 fadd+fmul   45 next
        xorps xmm15, [rbp - 16]                                    ;   575.7 agu2+agu0+fadd+fmul   45 next
        andps xmm9, xmm4                                           ;   576.7 fadd+fmul   45 next
        andps xmm7, [rdx + 80]                                     ;   577.7 agu1+agu0+fadd+fmul   45 next
        orps xmm8, [rbp + 80]                                      ;   578.7 agu2+agu0+fadd+fmul   45 next
        xorps xmm1, xmm5                                           ;   579.7 fadd+fmul   45 next
        movaps [rbp - 16], xmm11                                   ;   575.7 agu1+agu2+fmisc   45 next spill
        movaps xmm11, [rdx - 48]                                   ;   577.7 agu0+agu1+fmisc   45 next
        xorps xmm11, xmm0                                          ;   580.7 fadd+fmul   45 next
        xorps xmm0, xmm2                                           ;   581.7 fadd+fmul   45 next
        xorps xmm13, xmm0                                          ;   583.7 fadd+fmul   45 next
        xorps xmm13, xmm15                                         ;   585.7 fadd+fmul   45 next
        movaps xmm0, [rdx - 80]                                    ;   580.0 agu2+agu0+fmisc   45 next reload
        xorps xmm9, xmm0                                           ;   584.7 fadd+fmul   45 next
        xorps xmm5, xmm7                                           ;   585.7 fadd+fmul   45 next
        xorps xmm1, [rbp + 80]                                     ;   586.7 agu1+agu0+fadd+fmul   45 next
        xorps xmm6, xmm11                                          ;   587.7 fadd+fmul   45 next
        xorps xmm8, xmm1                                           ;   588.7 fadd+fmul   45 next
        xorps xmm7, xmm9                                           ;   589.7 fadd+fmul   45 next
        xorps xmm9, [rdx - 128]                                    ;   590.7 agu2+agu0+fadd+fmul   45 next
        xorps xmm10, xmm5                                          ;   591.7 fadd+fmul   45 next
        xorps xmm9, [rdx - 112]                                    ;   592.7 agu1+agu0+fadd+fmul   45 next
        xorps xmm5, [rdx - 48]                                     ;   593.7 agu2+agu0+fadd+fmul   45 next
        movaps xmm1, [rdx + 80]                                    ;   589.7 agu1+agu2+fmisc   48 next reload
        andps xmm4, xmm1                                           ;   594.7 fadd+fmul   45 next
        xorps xmm14, xmm4                                          ;   596.7 fadd+fmul   45 next
        xorps xmm15, xmm0                                          ;   596.7 fadd+fmul   45 next
        xorps xmm4, xmm3                                           ;   597.7 fadd+fmul   45 next
        xorps xmm3, xmm8                                           ;   598.7 fadd+fmul   45 next
        xorps xmm3, [rdx - 64]                                     ;   600.7 agu0+agu1+fadd+fmul   45 next
        xorps xmm12, xmm15                                         ;   600.7 fadd+fmul   45 next
        xorps xmm8, [rbp - 80]                                     ;   601.7 agu2+agu0+fadd+fmul   45 next
        xorps xmm10, [rdx - 16]                                    ;   602.7 agu1+agu0+fadd+fmul   45 next
        xorps xmm5, [rbp - 16]                                     ;   603.7 agu2+agu1+fadd+fmul   45 next
        xorps xmm6, [rbp + 80]                                     ;   604.7 agu0+agu2+fadd+fmul   45 next
        xorps xmm1, xmm14                                          ;   605.7 fadd+fmul   45 next
        xorps xmm7, xmm4                                           ;   606.7 fadd+fmul   45 next
        xorps xmm8, xmm1                                           ;   607.7 fadd+fmul   45 next
        xorps xmm2, xmm7                                           ;   608.7 fadd+fmul   45 next
        movaps xmm14, [rbp - 112]                                  ;   604.7 agu1+agu0+fmisc   48 next reload
        xorps xmm2, xmm14                                          ;   610.7 fadd+fmul   45 next
        movaps xmm15, [rbp + 64]                                   ;   606.7 agu2+agu0+fmisc   48 next reload
        xorps xmm12, xmm15                                         ;   610.7 fadd+fmul   45 next
        movaps xmm0, [rsi - 80]                                    ;   608.7 agu1+agu0+fmisc   48 next reload
        xorps xmm13, xmm0                                          ;   611.7 fadd+fmul   45 next
        movaps xmm1, [rdx + 64]                                    ;   610.7 agu2+agu0+fmisc   48 next reload
        xorps xmm3, xmm1                                           ;   612.7 fadd+fmul   45 next
        movaps xmm4, [rsi - 64]                                    ;   612.7 agu1+agu0+fmisc   48 next reload
        xorps xmm8, xmm4                                           ;   614.7 fadd+fmul   45 next
        movaps xmm7, [rsi - 128]                                   ;   614.3 agu2+agu0+fmisc+fadd   48 next reload
        xorps xmm10, xmm7                                          ;   616.3 fmul+fadd   45 next
        movaps xmm11, [rbp + 96]                                   ;   615.7 agu1+agu0+fmisc+fmul   48 next reload
        xorps xmm9, xmm11                                          ;   617.7 fadd+fmul   45 next
        xorps xmm2, [rax + 0]                                      ;   617.7 agu2+agu0+fadd+fmul   54 next
        xorps xmm12, [rax + 16]                                    ;   618.7 agu1+agu0+fadd+fmul   54 next
        xorps xmm13, [rax + 32]                                    ;   619.7 agu2+agu1+fadd+fmul   54 next
        xorps xmm3, [rdi - 48]                                     ;   620.7 agu0+agu2+fadd+fmul   54 next
        xorps xmm8, [rax + 48]                                     ;   621.7 agu1+agu0+fadd+fmul   54 next
        xorps xmm10, [rsi + 64]                                    ;   622.7 agu2+agu1+fadd+fmul   54 next
        xorps xmm9, [rsi + 80]                                     ;   623.7 agu0+agu1+fadd+fmul   54 next
        xorps xmm5, [rsi + 96]                                     ;   624.7 agu2+agu0+fadd+fmul   54 next
        xorps xmm6, [rsi + 112]                                    ;   625.7 agu1+agu2+fadd+fmul   54 next
        xorps xmm14, [rdi - 128]                                   ;   626.7 agu0+agu1+fadd+fmul   54 next
        xorps xmm15, [rsi + 32]                                    ;   627.7 agu2+agu0+fadd+fmul   54 next
        xorps xmm0, [rdi - 112]                                    ;   628.7 agu1+agu0+fadd+fmul   54 next
        xorps xmm1, [rdi - 80]                                     ;   629.7 agu2+agu0+fadd+fmul   54 next
        xorps xmm4, [rdi - 96]                                     ;   630.7 agu1+agu0+fadd+fmul   54 next
        xorps xmm7, [rdi - 64]                                     ;   631.7 agu2+agu0+fadd+fmul   54 next
        xorps xmm11, [rcx - 96]                                    ;   632.7 agu1+agu0+fadd+fmul   54 next
        movaps [rbp + 96], xmm11                                   ;   634.7 agu2+agu0+fmisc   54 next spill
        movaps xmm11, [rax + 0]                                    ;   630.7 agu1+agu0+fmisc   54 next
        xorps xmm11, [r8 + 512]                                    ;   633.7 agu2+agu0+fadd+fmul   54 next
        movaps [rsi - 128], xmm7                                   ;   633.7 agu1+agu0+fmisc   54 next spill
        movaps xmm7, [rax + 16]                                    ;   634.3 agu2+agu0+fmisc+fadd   54 next
        xorps xmm7, [r8 + 528]                                     ;   636.3 agu1+agu2+fmul+fadd   54 next
        movaps [rsi - 64], xmm4                                    ;   635.7 agu0+agu1+fmisc   54 next spill
        movaps xmm4, [rax + 32]                                    ;   636.3 agu2+agu0+fmul+fadd   54 next
        xorps xmm4, [r8 + 544]                                     ;   638.3 agu1+agu0+fmul+fadd   54 next
        movaps [rdx + 64], xmm1                                    ;   637.7 agu2+agu1+fmisc   54 next spill
        movaps xmm1, [rdi - 48]                                    ;   638.3 agu0+agu2+fmul+fadd   54 next
        xorps xmm1, [r8 + 560]                                     ;   640.3 agu1+agu0+fmul+fadd   54 next
        movaps [rsi - 80], xmm0                                    ;   639.7 agu2+agu1+fmisc   54 next spill
        movaps xmm0, [rax + 48]                                    ;   640.3 agu0+agu2+fmul+fadd   54 next
        xorps xmm0, [r8 + 576]                                     ;   642.3 agu1+agu0+fmul+fadd   54 next
        movaps [rbp + 64], xmm15                                   ;   641.7 agu2+agu1+fmisc   54 next spill
        movaps xmm15, [rsi + 64]                                   ;   642.3 agu0+agu2+fmul+fadd   54 next
        xorps xmm15, [r8 + 592]                                    ;   644.3 agu1+agu0+fmul+fadd   54 next
        movaps [rbp - 112], xmm14                                  ;   643.7 agu2+agu1+fmisc   54 next spill
        movaps xmm14, [rsi + 80]                                   ;   644.3 agu0+agu2+fmul+fadd   54 next
        xorps xmm14, [r8 + 608]                                    ;   646.3 agu1+agu0+fmul+fadd   54 next
        movaps [rdx + 80], xmm6                                    ;   645.7 agu2+agu1+fmisc   54 next spill
        movaps xmm6, [rsi + 96]                                    ;   646.3 agu0+agu2+fmul+fadd   54 next
        xorps xmm6, [r8 + 624]                                     ;   648.3 agu1+agu0+fmul+fadd   54 next
        movaps [rbp + 80], xmm5                                    ;   647.7 agu2+agu1+fmisc   54 next spill
        movaps xmm5, [rsi + 112]                                   ;   648.3 agu0+agu2+fmul+fadd   54 next
        xorps xmm5, [r8 + 640]                                     ;   650.3 agu1+agu0+fmul+fadd   54 next
        movaps [rbp - 16], xmm9                                    ;   649.7 agu2+agu1+fmisc   54 next spill
        movaps xmm9, [rdi - 128]                                   ;   650.3 agu0+agu2+fmul+fadd   54 next
        xorps xmm9, [r8 + 656]                                     ;   652.3 agu1+agu0+fmul+fadd   54 next
        movaps [rdx - 16], xmm10                                   ;   651.7 agu2+agu1+fmisc   54 next spill
        movaps xmm10, [rsi + 32]                                   ;   652.3 agu0+agu2+fmul+fadd   54 next
        xorps xmm10, [r8 + 672]                                    ;   654.3 agu1+agu0+fmul+fadd   54 next
        movaps [rbp - 80], xmm8                                    ;   653.7 agu2+agu1+fmisc   54 next spill
        movaps xmm8, [rdi - 112]                                   ;   654.3 agu0+agu2+fmul+fadd   54 next
        xorps xmm8, [r8 + 688]                                     ;   656.3 agu1+agu0+fmul+fadd   54 next
        movaps [rdx - 64], xmm3                                    ;   655.7 agu2+agu1+fmisc   54 next spill
        movaps xmm3, [rdi - 80]                                    ;   656.3 agu0+agu2+fmul+fadd   54 next
        xorps xmm3, [r8 + 704]                                     ;   658.3 agu1+agu0+fmul+fadd   54 next
        movaps [rdx - 80], xmm13                                   ;   657.7 agu2+agu1+fmisc   54 next spill
        movaps xmm13, [rdi - 96]                                   ;   658.3 agu0+agu2+fmul+fadd   54 next
        xorps xmm13, [r8 + 720]                                    ;   660.3 agu1+agu0+fmul+fadd   54 next
        movaps [rdx - 48], xmm12                                   ;   659.7 agu2+agu1+fmisc   54 next spill
        movaps xmm12, [rdi - 64]                                   ;   660.3 agu0+agu2+fmul+fadd   54 next
        xorps xmm12, [r8 + 736]                                    ;   662.3 agu1+agu0+fmul+fadd   54 next
        movaps [rdx - 112], xmm2                                   ;   661.7 agu2+agu1+fmisc   54 next spill
        movaps xmm2, [rcx - 96]                                    ;   662.3 agu0+agu2+fmul+fadd   54 next
        xorps xmm2, [r8 + 752]                                     ;   664.3 agu1+agu0+fmul+fadd   54 next
        movaps [rdx - 128], xmm4                                   ;   663.7 agu2+agu1+fmisc   54 next spill
        movaps xmm4, xmm6                                          ;   664.3 fmul+fadd   41 next copy
        xorps xmm4, xmm13                                          ;   666.3 fmul+fadd   41 next
        movaps [rbp + 0], xmm1                                     ;   665.7 agu0+agu2+fmisc   54 next spill
        movaps xmm1, xmm10                                         ;   666.3 fmul+fadd   41 next copy
        andps xmm1, xmm12                                          ;   668.3 fmul+fadd   41 next
        movaps [rdx - 96], xmm7                                    ;   667.7 agu1+agu0+fmisc   54 next spill
        movaps xmm7, xmm5                                          ;   668.3 fmul+fadd   41 next copy
        xorps xmm7, xmm3                                           ;   670.3 fmul+fadd   41 next
        movaps [rbp - 96], xmm14                                   ;   669.7 agu2+agu0+fmisc   54 next spill
        movaps xmm14, xmm2                                         ;   670.3 fmul+fadd   41 next copy
        andps xmm14, xmm12                                         ;   672.3 fmul+fadd   41 next
        movaps [rbp - 64], xmm15                                   ;   671.7 agu1+agu0+fmisc   54 next spill
        movaps xmm15, xmm13                                        ;   672.3 fmul+fadd   41 next copy
        andps xmm15, xmm10                                         ;   674.3 fmul+fadd   41 next
        movaps [rbp - 48], xmm11                                   ;   673.7 agu2+agu0+fmisc   54 next spill
        movaps xmm11, xmm12                                        ;   674.3 fmul+fadd   41 next copy
        andps xmm11, xmm6                                          ;   676.3 fmul+fadd   41 next
        xorps xmm15, xmm11                                         ;   678.3 fmul+fadd   41 next
        movaps xmm11, xmm13                                        ;   677.3 fmul+fadd   41 next copy
        andps xmm11, xmm8                                          ;   679.3 fmul+fadd   41 next
        xorps xmm15, [rel misty1_encrypt_compact.T0_constants128]  ;   680.3 agu1+agu0+fmul+fadd   41 next
        movaps [rbp - 128], xmm0                                   ;   676.7 agu2+agu0+fmisc   54 next spill
        movaps xmm0, xmm4                                          ;   680.3 fmul+fadd   41 next copy
        xorps xmm0, xmm10                                          ;   682.3 fmul+fadd   41 next
        movaps [rbp + 112], xmm15                                  ;   682.3 agu1+agu2+fmisc   41 next spill
        movaps xmm15, xmm9                                         ;   682.3 fmul+fadd   41 next copy
        andps xmm15, xmm0                                          ;   684.3 fmul+fadd   41 next
        movaps [rbp + 48], xmm1                                    ;   681.3 agu0+agu1+fmisc   41 next spill
        movaps xmm1, xmm2                                          ;   684.3 fmul+fadd   41 next copy
        andps xmm1, xmm6                                           ;   686.3 fmul+fadd   41 next
        xorps xmm1, xmm12                                          ;   688.3 fmul+fadd   41 next
        xorps xmm15, xmm1                                          ;   690.3 fmul+fadd   41 next
        movaps [rbp + 32], xmm13                                   ;   684.7 agu2+agu0+fmisc   54 next spill
        movaps xmm13, xmm10                                        ;   688.3 fmul+fadd   41 next copy
        andps xmm13, xmm9                                          ;   690.3 fmul+fadd   41 next
        xorps xmm13, xmm7                                          ;   692.3 fmul+fadd   41 next
        movaps [rdx + 32], xmm13                                   ;   694.3 agu1+agu0+fmisc   41 next spill
        movaps xmm13, xmm10                                        ;   691.3 fmul+fadd   41 next copy
        andps xmm13, xmm6                                          ;   693.3 fmul+fadd   41 next
        xorps xmm11, xmm13                                         ;   695.3 fmul+fadd   41 next
        xorps xmm11, xmm14                                         ;   697.3 fmul+fadd   41 next
        movaps xmm13, xmm10                                        ;   695.3 fmul+fadd   41 next copy
        andps xmm13, xmm5                                          ;   697.3 fmul+fadd   41 next
        movaps [rsi + 16], xmm14                                   ;   694.3 agu2+agu0+fmisc   41 next spill
        movaps xmm14, xmm10                                        ;   697.3 fmul+fadd   41 next copy
        andps xmm14, xmm8                                          ;   699.3 fmul+fadd   41 next
        xorps xmm13, xmm14                                         ;   701.3 fmul+fadd   41 next
        xorps xmm1, xmm14                                          ;   701.3 fmul+fadd   41 next
        movaps xmm14, xmm2                                         ;   701.3 fmul+fadd   41 next copy
        andps xmm14, xmm8                                          ;   703.3 fmul+fadd   41 next
        xorps xmm10, xmm14                                         ;   705.3 fmul+fadd   41 next
        xorps xmm15, xmm10                                         ;   707.3 fmul+fadd   41 next
        andps xmm10, xmm2                                          ;   707.3 fmul+fadd   41 next
        xorps xmm10, [rel misty1_encrypt_compact.T0_constants128]  ;   709.3 agu1+agu0+fmul+fadd   41 next
        movaps [rdx - 32], xmm14                                   ;   705.3 agu2+agu0+fmisc   41 next spill
        movaps xmm14, xmm5                                         ;   707.3 fmul+fadd   41 next copy
        andps xmm14, xmm6                                          ;   709.3 fmul+fadd   41 next
        movaps [rbp + 16], xmm10                                   ;   711.3 agu1+agu2+fmisc   41 next spill
        movaps xmm10, xmm0                                         ;   709.3 fmul+fadd   41 next copy
        orps xmm10, xmm2                                           ;   711.3 fmul+fadd   41 next
        movaps [rdx + 0], xmm0                                     ;   709.7 agu0+agu1+fmisc   41 next spill
        movaps xmm0, xmm7                                          ;   711.3 fmul+fadd   41 next copy
        andps xmm0, xmm8                                           ;   713.3 fmul+fadd   41 next
        andps xmm7, xmm6                                           ;   713.3 fmul+fadd   41 next
        movaps [rdx + 16], xmm13                                   ;   712.3 agu2+agu0+fmisc   41 next spill
        movaps xmm13, xmm9                                         ;   714.3 fmul+fadd   41 next copy
        andps xmm13, xmm3                                          ;   716.3 fmul+fadd   41 next
        xorps xmm10, xmm13                                         ;   718.3 fmul+fadd   41 next
        xorps xmm14, xmm10                                         ;   720.3 fmul+fadd   41 next
        movaps xmm10, xmm8                                         ;   718.3 fmul+fadd   41 next copy
        andps xmm10, xmm3                                          ;   720.3 fmul+fadd   41 next
        movaps xmm13, xmm12                                        ;   720.3 fmul+fadd   41 next copy
        andps xmm13, xmm3                                          ;   722.3 fmul+fadd   41 next
        xorps xmm0, xmm13                                          ;   724.3 fmul+fadd   41 next
        xorps xmm1, xmm0                                           ;   726.3 fmul+fadd   41 next
        movaps xmm13, xmm9                                         ;   724.3 fmul+fadd   41 next copy
        andps xmm13, xmm5                                          ;   726.3 fmul+fadd   41 next
        xorps xmm0, xmm14                                          ;   726.3 fmul+fadd   41 next
        xorps xmm0, xmm4                                           ;   728.3 fmul+fadd   41 next
        xorps xmm13, xmm6                                          ;   728.3 fmul+fadd   41 next
        andps xmm4, xmm3                                           ;   729.3 fmul+fadd   41 next
        movaps [rbp - 32], xmm0                                    ;   730.3 agu1+agu0+fmisc   41 next spill
        movaps xmm0, xmm10                                         ;   730.3 fmul+fadd   41 next copy
        xorps xmm0, xmm2                                           ;   732.3 fmul+fadd   41 next
        xorps xmm10, xmm9                                          ;   732.3 fmul+fadd   41 next
        xorps xmm1, xmm10                                          ;   734.3 fmul+fadd   41 next
        andps xmm0, xmm3                                           ;   734.3 fmul+fadd   41 next
        andps xmm10, xmm8                                          ;   735.3 fmul+fadd   41 next
        xorps xmm15, xmm0                                          ;   736.3 fmul+fadd   41 next
        movaps xmm0, xmm12                                         ;   737.3 fmul+fadd   41 next copy
        andps xmm0, xmm5                                           ;   739.3 fmul+fadd   41 next
        xorps xmm0, xmm13                                          ;   741.3 fmul+fadd   41 next
        xorps xmm1, xmm11                                          ;   740.3 fmul+fadd   41 next
        xorps xmm13, xmm2                                          ;   741.3 fmul+fadd   41 next
        xorps xmm4, xmm13                                          ;   743.3 fmul+fadd   41 next
        andps xmm13, xmm5                                          ;   743.3 fmul+fadd   41 next
        xorps xmm4, xmm8                                           ;   745.3 fmul+fadd   41 next
        xorps xmm10, xmm0                                          ;   745.3 fmul+fadd   41 next
        movaps xmm0, xmm8                                          ;   746.3 fmul+fadd   41 next copy
        andps xmm0, xmm12                                          ;   748.3 fmul+fadd   41 next
        andps xmm8, xmm6                                           ;   748.3 fmul+fadd   41 next
        xorps xmm0, xmm8                                           ;   750.3 fmul+fadd   41 next
        xorps xmm13, xmm0                                          ;   752.3 fmul+fadd   41 next
        movaps xmm0, xmm6                                          ;   751.3 fmul+fadd   41 next copy
        xorps xmm0, xmm5                                           ;   753.3 fmul+fadd   41 next
        andps xmm0, xmm3                                           ;   755.3 fmul+fadd   41 next
        xorps xmm0, xmm10                                          ;   757.3 fmul+fadd   41 next
        xorps xmm13, [rdx + 32]                                    ;   755.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm8, [rbp + 48]                                     ;   756.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm10, xmm8                                          ;   758.3 fmul+fadd   41 next
        movaps xmm8, [rbp + 32]                                    ;   754.3 agu2+agu0+fmisc   41 next
        andps xmm8, xmm12                                          ;   758.3 fmul+fadd   41 next
        andps xmm6, [rbp + 32]                                     ;   759.3 agu1+agu0+fmul+fadd   41 next
        andps xmm2, xmm9                                           ;   760.3 fmul+fadd   41 next
        xorps xmm6, [rdx + 16]                                     ;   761.3 agu2+agu0+fmul+fadd   41 next
        andps xmm12, xmm9                                          ;   762.3 fmul+fadd   41 next
        andps xmm5, [rbp + 32]                                     ;   763.3 agu1+agu0+fmul+fadd   41 next
        orps xmm3, [rdx + 0]                                       ;   764.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm2, xmm8                                           ;   765.3 fmul+fadd   41 next
        xorps xmm12, [rbp + 16]                                    ;   766.3 agu1+agu2+fmul+fadd   41 next
        movaps [rdx + 16], xmm13                                   ;   762.3 agu0+agu1+fmisc   41 next spill
        movaps xmm13, [rbp + 112]                                  ;   764.3 agu2+agu0+fmisc   41 next
        xorps xmm13, xmm4                                          ;   767.3 fmul+fadd   41 next
        xorps xmm4, xmm10                                          ;   768.3 fmul+fadd   41 next
        xorps xmm7, xmm4                                           ;   770.3 fmul+fadd   41 next
        xorps xmm7, xmm6                                           ;   772.3 fmul+fadd   41 next
        xorps xmm8, xmm5                                           ;   771.3 fmul+fadd   41 next
        movaps xmm4, [rdx + 0]                                     ;   767.3 agu1+agu0+fmisc   41 next reload
        xorps xmm2, xmm4                                           ;   772.3 fmul+fadd   41 next
        xorps xmm3, xmm2                                           ;   774.3 fmul+fadd   41 next
        xorps xmm14, xmm13                                         ;   774.3 fmul+fadd   41 next
        xorps xmm5, xmm12                                          ;   775.3 fmul+fadd   41 next
        xorps xmm12, [rsi + 16]                                    ;   776.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm1, xmm8                                           ;   777.3 fmul+fadd   41 next
        xorps xmm12, [rbp - 32]                                    ;   778.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm8, [rbp + 112]                                    ;   779.3 agu2+agu0+fmul+fadd   41 next
        movaps xmm2, [rbp + 32]                                    ;   776.0 agu1+agu0+fmisc   54 next reload
        andps xmm9, xmm2                                           ;   780.3 fmul+fadd   41 next
        xorps xmm11, xmm9                                          ;   782.3 fmul+fadd   41 next
        xorps xmm6, [rbp + 16]                                     ;   782.3 agu2+agu1+fmul+fadd   41 next
        xorps xmm9, xmm0                                           ;   783.3 fmul+fadd   41 next
        xorps xmm0, xmm3                                           ;   784.3 fmul+fadd   41 next
        xorps xmm0, [rdx - 32]                                     ;   786.3 agu0+agu1+fmul+fadd   41 next
        xorps xmm15, xmm6                                          ;   786.3 fmul+fadd   41 next
        xorps xmm3, [rdx + 32]                                     ;   787.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm1, [rbp + 48]                                     ;   788.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm14, xmm4                                          ;   789.3 fmul+fadd   41 next
        xorps xmm8, [rdx + 16]                                     ;   790.3 agu2+agu1+fmul+fadd   41 next
        xorps xmm2, xmm11                                          ;   791.3 fmul+fadd   41 next
        xorps xmm5, xmm9                                           ;   792.3 fmul+fadd   41 next
        xorps xmm3, xmm2                                           ;   793.3 fmul+fadd   41 next
        xorps xmm10, xmm5                                          ;   794.3 fmul+fadd   41 next
        movaps xmm2, [rbp - 128]                                   ;   790.3 agu0+agu1+fmisc   41 next
        movaps xmm4, [rbp - 48]                                    ;   792.3 agu2+agu0+fmisc   54 next reload
        andps xmm2, xmm4                                           ;   795.3 fmul+fadd   41 next
        movaps xmm5, [rbp - 64]                                    ;   794.3 agu1+agu0+fmisc   41 next
        andps xmm5, xmm4                                           ;   796.3 fmul+fadd   41 next
        movaps xmm6, [rbp - 96]                                    ;   796.3 agu2+agu0+fmisc   41 next
        movaps xmm9, [rdx - 96]                                    ;   797.3 agu1+agu0+fmul+fadd   54 next reload
        andps xmm6, xmm9                                           ;   799.3 fmul+fadd   41 next
        movaps xmm11, [rbp + 0]                                    ;   798.3 agu2+agu1+fmisc   41 next
        andps xmm11, xmm4                                          ;   800.3 fmul+fadd   41 next
        movaps xmm13, [rbp - 128]                                  ;   799.7 agu0+agu1+fmisc+fmul   41 next
        andps xmm13, [rbp + 0]                                     ;   801.7 agu2+agu0+fadd+fmul   41 next
        movaps [rbp + 32], xmm14                                   ;   801.3 agu1+agu2+fmisc   41 next spill
        movaps xmm14, [rbp - 96]                                   ;   801.7 agu0+agu1+fadd+fmul   41 next
        andps xmm14, [rbp + 0]                                     ;   803.7 agu2+agu0+fadd+fmul   41 next
        movaps [rdx + 16], xmm8                                    ;   803.3 agu1+agu0+fmisc   41 next spill
        movaps xmm8, [rbp - 64]                                    ;   803.7 agu2+agu1+fadd+fmul   41 next
        andps xmm8, [rdx - 128]                                    ;   805.7 agu0+agu2+fadd+fmul   41 next
        xorps xmm6, xmm8                                           ;   807.7 fadd+fmul   41 next
        andps xmm8, xmm9                                           ;   807.7 fadd+fmul   41 next
        movaps [rdx + 0], xmm12                                    ;   805.3 agu1+agu0+fmisc   41 next spill
        movaps xmm12, xmm11                                        ;   807.7 fadd+fmul   41 next copy
        xorps xmm12, xmm9                                          ;   809.7 fadd+fmul   41 next
        movaps [rbp + 48], xmm1                                    ;   807.3 agu2+agu0+fmisc   41 next spill
        movaps xmm1, [rbp - 96]                                    ;   809.3 agu1+agu0+fmisc+fadd   41 next
        andps xmm1, xmm5                                           ;   811.3 fmul+fadd   41 next
        movaps [rdx + 32], xmm3                                    ;   810.3 agu2+agu1+fmisc   41 next spill
        movaps xmm3, [rbp - 128]                                   ;   811.3 agu0+agu1+fmul+fadd   41 next
        xorps xmm3, xmm12                                          ;   813.3 fmul+fadd   41 next
        andps xmm3, [rbp - 96]                                     ;   815.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm11, xmm3                                          ;   817.3 fmul+fadd   41 next
        movaps [rdx - 32], xmm0                                    ;   812.3 agu1+agu0+fmisc   41 next spill
        movaps xmm0, xmm13                                         ;   815.3 fmul+fadd   41 next copy
        xorps xmm0, xmm2                                           ;   817.3 fmul+fadd   41 next
        xorps xmm13, xmm6                                          ;   817.3 fmul+fadd   41 next
        xorps xmm6, xmm2                                           ;   818.3 fmul+fadd   41 next
        andps xmm0, [rbp - 64]                                     ;   819.3 agu2+agu0+fmul+fadd   41 next
        movaps [rbp + 16], xmm7                                    ;   817.0 agu1+agu0+fmisc   41 next spill
        movaps xmm7, [rbp - 64]                                    ;   819.0 agu2+agu1+fmisc   41 next
        andps xmm7, xmm9                                           ;   821.0 fmul+fadd   41 next
        movaps [rbp + 112], xmm15                                  ;   821.0 agu0+agu1+fmisc   41 next spill
        movaps xmm15, [rbp + 0]                                    ;   821.3 agu2+agu0+fmul+fadd   41 next
        andps xmm15, xmm7                                          ;   823.3 fmul+fadd   41 next
        xorps xmm1, xmm7                                           ;   823.3 fmul+fadd   41 next
        xorps xmm1, [rel misty1_encrypt_compact.T0_constants128]   ;   825.3 agu1+agu2+fmul+fadd   41 next
        movaps [rbp - 32], xmm10                                   ;   823.0 agu0+agu1+fmisc   41 next spill
        movaps xmm10, [rbp - 96]                                   ;   824.7 agu2+agu0+fmisc+fmul   41 next
        andps xmm10, [rdx - 128]                                   ;   826.7 agu1+agu2+fadd+fmul   41 next
        movaps [rsi + 16], xmm6                                    ;   826.0 agu0+agu1+fmisc   41 next spill
        movaps xmm6, xmm9                                          ;   826.7 fadd+fmul   41 next copy
        andps xmm6, xmm4                                           ;   828.7 fadd+fmul   41 next
        xorps xmm15, xmm6                                          ;   830.7 fadd+fmul   41 next
        xorps xmm6, xmm10                                          ;   830.7 fadd+fmul   41 next
        movaps [rsi - 48], xmm3                                    ;   828.0 agu2+agu0+fmisc   41 next spill
        movaps xmm3, [rdx - 128]                                   ;   830.0 agu1+agu0+fmisc   41 next
        andps xmm3, xmm13                                          ;   832.0 fadd+fmul   41 next
        xorps xmm15, xmm3                                          ;   834.0 fadd+fmul   41 next
        movaps xmm3, [rbp + 0]                                     ;   832.0 agu2+agu1+fmisc   54 next reload
        xorps xmm15, xmm3                                          ;   836.0 fadd+fmul   41 next
        xorps xmm13, xmm4                                          ;   833.7 fadd+fmul   41 next
        movaps [rsi - 32], xmm15                                   ;   838.0 agu0+agu1+fmisc   41 next spill
        movaps xmm15, [rdx - 128]                                  ;   834.7 agu2+agu0+fadd+fmul   41 next
        andps xmm15, xmm6                                          ;   836.7 fadd+fmul   41 next
        xorps xmm15, xmm4                                          ;   838.7 fadd+fmul   41 next
        andps xmm6, [rbp - 128]                                    ;   837.7 agu1+agu2+fadd+fmul   41 next
        xorps xmm15, xmm12                                         ;   840.7 fadd+fmul   41 next
        movaps [rsi - 16], xmm15                                   ;   842.7 agu0+agu1+fmisc   41 next spill
        movaps xmm15, [rbp - 128]                                  ;   839.0 agu2+agu0+fmisc   41 next
        xorps xmm15, xmm14                                         ;   841.0 fadd+fmul   41 next
        xorps xmm0, xmm15                                          ;   843.0 fadd+fmul   41 next
        xorps xmm6, xmm0                                           ;   845.0 fadd+fmul   41 next
        movaps xmm0, xmm13                                         ;   842.7 fadd+fmul   41 next copy
        andps xmm0, xmm4                                           ;   844.7 fadd+fmul   41 next
        andps xmm13, [rbp - 128]                                   ;   844.7 agu1+agu2+fadd+fmul   41 next
        andps xmm15, [rbp - 64]                                    ;   845.7 agu0+agu1+fadd+fmul   41 next
        xorps xmm0, xmm1                                           ;   846.7 fadd+fmul   41 next
        andps xmm12, [rdx - 128]                                   ;   847.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm0, xmm10                                          ;   848.7 fadd+fmul   41 next
        movaps xmm4, xmm9                                          ;   849.7 fadd+fmul   41 next copy
        andps xmm4, xmm3                                           ;   851.7 fadd+fmul   41 next
        xorps xmm15, xmm4                                          ;   853.7 fadd+fmul   41 next
        xorps xmm0, xmm15                                          ;   855.7 fadd+fmul   41 next
        movaps xmm15, [rbp - 128]                                  ;   849.0 agu1+agu0+fmisc   41 next
        andps xmm15, xmm9                                          ;   853.7 fadd+fmul   41 next
        xorps xmm15, xmm5                                          ;   855.7 fadd+fmul   41 next
        xorps xmm12, xmm15                                         ;   857.7 fadd+fmul   41 next
        xorps xmm15, [rdx - 128]                                   ;   857.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm2, xmm4                                           ;   857.7 fadd+fmul   41 next
        movaps xmm4, [rbp - 96]                                    ;   855.3 agu1+agu0+fmisc   41 next
        xorps xmm4, xmm7                                           ;   858.7 fadd+fmul   41 next
        andps xmm4, [rbp - 48]                                     ;   860.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm1, xmm4                                           ;   862.7 fadd+fmul   41 next
        xorps xmm13, xmm1                                          ;   864.7 fadd+fmul   41 next
        movaps xmm1, xmm3                                          ;   862.7 fadd+fmul   41 next copy
        andps xmm1, xmm15                                          ;   864.7 fadd+fmul   41 next
        xorps xmm15, xmm10                                         ;   864.7 fadd+fmul   41 next
        xorps xmm1, [rbp - 64]                                     ;   866.7 agu1+agu0+fadd+fmul   41 next
        xorps xmm10, xmm3                                          ;   866.7 fadd+fmul   41 next
        xorps xmm7, [rdx - 128]                                    ;   867.7 agu2+agu0+fadd+fmul   41 next
        andps xmm14, xmm10                                         ;   868.7 fadd+fmul   41 next
        xorps xmm6, xmm12                                          ;   869.7 fadd+fmul   41 next
        movaps xmm12, [rbp - 128]                                  ;   867.0 agu1+agu0+fmisc   41 next
        andps xmm12, xmm7                                          ;   870.7 fadd+fmul   41 next
        andps xmm10, [rbp - 64]                                    ;   871.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm4, xmm10                                          ;   873.7 fadd+fmul   41 next
        xorps xmm15, xmm4                                          ;   875.7 fadd+fmul   41 next
        xorps xmm8, xmm1                                           ;   874.7 fadd+fmul   41 next
        movaps xmm1, [rdx - 128]                                   ;   871.0 agu1+agu0+fmisc   41 next
        andps xmm1, xmm2                                           ;   875.7 fadd+fmul   41 next
        xorps xmm10, xmm11                                         ;   876.7 fadd+fmul   41 next
        movaps xmm4, [rbp - 96]                                    ;   873.0 agu2+agu0+fmisc   41 next
        andps xmm4, [rbp - 64]                                     ;   877.7 agu1+agu0+fadd+fmul   41 next
        andps xmm7, [rbp - 48]                                     ;   878.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm7, [rbp - 96]                                     ;   880.7 agu1+agu2+fadd+fmul   41 next
        xorps xmm13, xmm7                                          ;   882.7 fadd+fmul   41 next
        xorps xmm6, [rsi - 48]                                     ;   881.7 agu0+agu1+fadd+fmul   41 next
        xorps xmm2, xmm4                                           ;   882.7 fadd+fmul   41 next
        movaps xmm7, [rsi - 16]                                    ;   878.7 agu2+agu0+fmisc   41 next reload
        xorps xmm15, xmm7                                          ;   883.7 fadd+fmul   41 next
        andps xmm11, xmm4                                          ;   884.7 fadd+fmul   41 next
        xorps xmm5, xmm10                                          ;   885.7 fadd+fmul   41 next
        movaps xmm4, [rbp - 96]                                    ;   882.7 agu1+agu0+fmisc   54 next reload
        andps xmm2, xmm4                                           ;   886.7 fadd+fmul   41 next
        xorps xmm1, xmm15                                          ;   887.7 fadd+fmul   41 next
        xorps xmm7, xmm2                                           ;   888.7 fadd+fmul   41 next
        xorps xmm14, xmm13                                         ;   889.7 fadd+fmul   41 next
        xorps xmm11, [rsi + 16]                                    ;   890.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm8, xmm11                                          ;   892.7 fadd+fmul   41 next
        movaps xmm15, [rel misty1_encrypt_compact.T0_constants128] ;   887.7 agu1+agu0+fmisc   41 next reload
        xorps xmm8, xmm15                                          ;   894.7 fadd+fmul   41 next
        xorps xmm12, xmm7                                          ;   893.7 fadd+fmul   41 next
        xorps xmm12, xmm15                                         ;   895.7 fadd+fmul   41 next
        xorps xmm5, [rsi - 32]                                     ;   895.7 agu2+agu0+fadd+fmul   41 next
        movaps xmm2, [rbp - 32]                                    ;   891.7 agu1+agu0+fmisc   41 next
        xorps xmm2, [rbp - 48]                                     ;   896.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm0, xmm2                                           ;   898.7 fadd+fmul   41 next
        xorps xmm9, [rbp + 112]                                    ;   898.7 agu1+agu0+fadd+fmul   41 next
        xorps xmm14, xmm9                                          ;   900.7 fadd+fmul   41 next
        movaps xmm7, [rbp + 16]                                    ;   896.7 agu2+agu0+fmisc   41 next
        xorps xmm7, [rdx - 128]                                    ;   900.7 agu1+agu0+fadd+fmul   41 next
        xorps xmm6, xmm7                                           ;   902.7 fadd+fmul   41 next
        xorps xmm3, [rdx - 32]                                     ;   902.7 agu2+agu1+fadd+fmul   41 next
        xorps xmm12, xmm3                                          ;   904.7 fadd+fmul   41 next
        movaps xmm10, [rdx + 32]                                   ;   900.3 agu0+agu1+fmisc   41 next
        xorps xmm10, [rbp - 128]                                   ;   904.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm8, xmm10                                          ;   906.7 fadd+fmul   41 next
        movaps xmm11, [rbp + 48]                                   ;   902.7 agu1+agu0+fmisc   41 next
        xorps xmm11, [rbp - 64]                                    ;   906.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm1, xmm11                                          ;   908.7 fadd+fmul   41 next
        xorps xmm4, [rdx + 0]                                      ;   908.7 agu1+agu0+fadd+fmul   41 next
        xorps xmm5, xmm4                                           ;   910.7 fadd+fmul   41 next
        xorps xmm0, [r8 + 4496]                                    ;   910.7 agu2+agu0+fadd+fmul   48 next
        xorps xmm14, [r8 + 4512]                                   ;   911.7 agu1+agu0+fadd+fmul   48 next
        xorps xmm6, [r8 + 4528]                                    ;   912.7 agu2+agu0+fadd+fmul   48 next
        xorps xmm12, [r8 + 4544]                                   ;   913.7 agu1+agu2+fadd+fmul   48 next
        xorps xmm8, [r8 + 4560]                                    ;   914.7 agu0+agu1+fadd+fmul   48 next
        xorps xmm1, [r8 + 4576]                                    ;   915.7 agu2+agu0+fadd+fmul   48 next
        xorps xmm5, [r8 + 4592]                                    ;   916.7 agu1+agu0+fadd+fmul   48 next
        xorps xmm2, [r8 + 4352]                                    ;   917.7 agu2+agu1+fadd+fmul   48 next
        xorps xmm9, [r8 + 4368]                                    ;   918.7 agu0+agu2+fadd+fmul   48 next
        xorps xmm7, [r8 + 4384]                                    ;   919.7 agu1+agu0+fadd+fmul   48 next
        xorps xmm3, [r8 + 4400]                                    ;   920.7 agu2+agu0+fadd+fmul   48 next
        xorps xmm10, [r8 + 4416]                                   ;   921.7 agu1+agu0+fadd+fmul   48 next
        xorps xmm11, [r8 + 4432]                                   ;   922.7 agu2+agu0+fadd+fmul   48 next
        xorps xmm4, [r8 + 4448]                                    ;   923.7 agu1+agu0+fadd+fmul   48 next
        movaps xmm13, [rdx + 16]                                   ;   919.7 agu2+agu0+fmisc   48 next
        xorps xmm13, [r8 + 4464]                                   ;   924.7 agu1+agu0+fadd+fmul   48 next
        movaps [rdx + 16], xmm5                                    ;   921.7 agu2+agu0+fmisc   48 next spill
        movaps xmm5, [rbp + 32]                                    ;   923.7 agu1+agu2+fmisc   48 next
        xorps xmm5, [r8 + 4480]                                    ;   925.7 agu0+agu1+fadd+fmul   48 next
        movaps [rbp + 32], xmm1                                    ;   925.7 agu2+agu0+fmisc   48 next spill
        movaps xmm1, xmm2                                          ;   926.7 fadd+fmul   45 next copy
        xorps xmm1, xmm4                                           ;   928.7 fadd+fmul   45 next
        movaps [rdx + 0], xmm8                                     ;   927.7 agu1+agu2+fmisc   48 next spill
        movaps xmm8, xmm3                                          ;   928.7 fadd+fmul   45 next copy
        andps xmm8, xmm13                                          ;   930.7 fadd+fmul   45 next
        movaps [rbp - 64], xmm12                                   ;   929.7 agu0+agu1+fmisc   48 next spill
        movaps xmm12, xmm9                                         ;   930.7 fadd+fmul   45 next copy
        xorps xmm12, xmm11                                         ;   932.7 fadd+fmul   45 next
        movaps [rbp + 48], xmm6                                    ;   931.7 agu2+agu0+fmisc   48 next spill
        movaps xmm6, xmm5                                          ;   932.7 fadd+fmul   45 next copy
        andps xmm6, xmm13                                          ;   934.7 fadd+fmul   45 next
        movaps [rbp - 96], xmm14                                   ;   933.7 agu1+agu0+fmisc   48 next spill
        movaps xmm14, xmm4                                         ;   934.7 fadd+fmul   45 next copy
        andps xmm14, xmm3                                          ;   936.7 fadd+fmul   45 next
        movaps [rbp - 128], xmm0                                   ;   935.7 agu2+agu0+fmisc   48 next spill
        movaps xmm0, xmm13                                         ;   936.7 fadd+fmul   45 next copy
        andps xmm0, xmm2                                           ;   938.7 fadd+fmul   45 next
        xorps xmm14, xmm0                                          ;   940.7 fadd+fmul   45 next
        movaps xmm0, xmm1                                          ;   939.7 fadd+fmul   45 next copy
        xorps xmm0, xmm3                                           ;   941.7 fadd+fmul   45 next
        xorps xmm14, xmm15                                         ;   942.7 fadd+fmul   45 next
        movaps xmm15, xmm4                                         ;   942.7 fadd+fmul   45 next copy
        andps xmm15, xmm10                                         ;   944.7 fadd+fmul   45 next
        movaps [rdx + 32], xmm14                                   ;   944.7 agu1+agu0+fmisc   45 next spill
        movaps xmm14, xmm7                                         ;   944.7 fadd+fmul   45 next copy
        andps xmm14, xmm0                                          ;   946.7 fadd+fmul   45 next
        movaps [rdx - 32], xmm8                                    ;   943.7 agu2+agu0+fmisc   45 next spill
        movaps xmm8, xmm5                                          ;   946.7 fadd+fmul   45 next copy
        andps xmm8, xmm2                                           ;   948.7 fadd+fmul   45 next
        xorps xmm8, xmm13                                          ;   950.7 fadd+fmul   45 next
        xorps xmm14, xmm8                                          ;   952.7 fadd+fmul   45 next
        movaps [rbp + 0], xmm4                                     ;   947.0 agu1+agu0+fmisc   48 next spill
        movaps xmm4, xmm3                                          ;   950.7 fadd+fmul   45 next copy
        andps xmm4, xmm7                                           ;   952.7 fadd+fmul   45 next
        xorps xmm4, xmm12                                          ;   954.7 fadd+fmul   45 next
        movaps [rdx - 128], xmm4                                   ;   956.7 agu2+agu0+fmisc   45 next spill
        movaps xmm4, xmm3                                          ;   953.7 fadd+fmul   45 next copy
        andps xmm4, xmm2                                           ;   955.7 fadd+fmul   45 next
        xorps xmm15, xmm4                                          ;   957.7 fadd+fmul   45 next
        xorps xmm15, xmm6                                          ;   959.7 fadd+fmul   45 next
        movaps xmm4, xmm3                                          ;   957.7 fadd+fmul   45 next copy
        andps xmm4, xmm9                                           ;   959.7 fadd+fmul   45 next
        movaps [rbp + 16], xmm6                                    ;   956.7 agu1+agu0+fmisc   45 next spill
        movaps xmm6, xmm3                                          ;   959.7 fadd+fmul   45 next copy
        andps xmm6, xmm10                                          ;   961.7 fadd+fmul   45 next
        xorps xmm4, xmm6                                           ;   963.7 fadd+fmul   45 next
        xorps xmm8, xmm6                                           ;   963.7 fadd+fmul   45 next
        movaps xmm6, xmm5                                          ;   963.7 fadd+fmul   45 next copy
        andps xmm6, xmm10                                          ;   965.7 fadd+fmul   45 next
        xorps xmm3, xmm6                                           ;   967.7 fadd+fmul   45 next
        xorps xmm14, xmm3                                          ;   969.7 fadd+fmul   45 next
        andps xmm3, xmm5                                           ;   969.7 fadd+fmul   45 next
        xorps xmm3, [rel misty1_encrypt_compact.T0_constants128]   ;   971.7 agu2+agu0+fadd+fmul   45 next
        movaps [rbp + 112], xmm6                                   ;   967.7 agu1+agu0+fmisc   45 next spill
        movaps xmm6, xmm9                                          ;   969.7 fadd+fmul   45 next copy
        andps xmm6, xmm2                                           ;   971.7 fadd+fmul   45 next
        movaps [rdx - 96], xmm3                                    ;   973.7 agu2+agu1+fmisc   45 next spill
        movaps xmm3, xmm0                                          ;   971.7 fadd+fmul   45 next copy
        orps xmm3, xmm5                                            ;   973.7 fadd+fmul   45 next
        movaps [rbp - 48], xmm0                                    ;   972.0 agu0+agu1+fmisc   45 next spill
        movaps xmm0, xmm12                                         ;   973.7 fadd+fmul   45 next copy
        andps xmm0, xmm10                                          ;   975.7 fadd+fmul   45 next
        andps xmm12, xmm2                                          ;   975.7 fadd+fmul   45 next
        movaps [rbp - 32], xmm4                                    ;   974.7 agu2+agu0+fmisc   45 next spill
        movaps xmm4, xmm7                                          ;   976.7 fadd+fmul   45 next copy
        andps xmm4, xmm11                                          ;   978.7 fadd+fmul   45 next
        xorps xmm3, xmm4                                           ;   980.7 fadd+fmul   45 next
        xorps xmm6, xmm3                                           ;   982.7 fadd+fmul   45 next
        movaps xmm3, xmm10                                         ;   980.7 fadd+fmul   45 next copy
        andps xmm3, xmm11                                          ;   982.7 fadd+fmul   45 next
        movaps xmm4, xmm13                                         ;   982.7 fadd+fmul   45 next copy
        andps xmm4, xmm11                                          ;   984.7 fadd+fmul   45 next
        xorps xmm0, xmm4                                           ;   986.7 fadd+fmul   45 next
        xorps xmm8, xmm0                                           ;   988.7 fadd+fmul   45 next
        movaps xmm4, xmm7                                          ;   986.7 fadd+fmul   45 next copy
        andps xmm4, xmm9                                           ;   988.7 fadd+fmul   45 next
        xorps xmm0, xmm6                                           ;   988.7 fadd+fmul   45 next
        xorps xmm0, xmm1                                           ;   990.7 fadd+fmul   45 next
        xorps xmm4, xmm2                                           ;   990.7 fadd+fmul   45 next
        andps xmm1, xmm11                                          ;   991.7 fadd+fmul   45 next
        movaps [rsi - 32], xmm0                                    ;   992.7 agu1+agu0+fmisc   45 next spill
        movaps xmm0, xmm3                                          ;   992.7 fadd+fmul   45 next copy
        xorps xmm0, xmm5                                           ;   994.7 fadd+fmul   45 next
        xorps xmm3, xmm7                                           ;   994.7 fadd+fmul   45 next
        xorps xmm8, xmm3                                           ;   996.7 fadd+fmul   45 next
        andps xmm0, xmm11                                          ;   996.7 fadd+fmul   45 next
        andps xmm3, xmm10                                          ;   997.7 fadd+fmul   45 next
        xorps xmm14, xmm0                                          ;   998.7 fadd+fmul   45 next
        movaps xmm0, xmm13                                         ;   999.7 fadd+fmul   45 next copy
        andps xmm0, xmm9                                           ;  1001.7 fadd+fmul   45 next
        xorps xmm0, xmm4                                           ;  1003.7 fadd+fmul   45 next
        xorps xmm8, xmm15                                          ;  1002.7 fadd+fmul   45 next
        xorps xmm4, xmm5                                           ;  1003.7 fadd+fmul   45 next
        xorps xmm1, xmm4                                           ;  1005.7 fadd+fmul   45 next
        andps xmm4, xmm9                                           ;  1005.7 fadd+fmul   45 next
        xorps xmm1, xmm10                                          ;  1007.7 fadd+fmul   45 next
        xorps xmm3, xmm0                                           ;  1007.7 fadd+fmul   45 next
        movaps xmm0, xmm10                                         ;  1008.7 fadd+fmul   45 next copy
        andps xmm0, xmm13                                          ;  1010.7 fadd+fmul   45 next
        andps xmm10, xmm2                                          ;  1010.7 fadd+fmul   45 next
        xorps xmm0, xmm10                                          ;  1012.7 fadd+fmul   45 next
        xorps xmm4, xmm0                                           ;  1014.7 fadd+fmul   45 next
        movaps xmm0, xmm2                                          ;  1013.7 fadd+fmul   45 next copy
        xorps xmm0, xmm9                                           ;  1015.7 fadd+fmul   45 next
        andps xmm0, xmm11                                          ;  1017.7 fadd+fmul   45 next
        xorps xmm0, xmm3                                           ;  1019.7 fadd+fmul   45 next
        xorps xmm4, [rdx - 128]                                    ;  1017.7 agu2+agu0+fadd+fmul   45 next
        xorps xmm10, [rdx - 32]                                    ;  1018.7 agu1+agu0+fadd+fmul   45 next
        xorps xmm3, xmm10                                          ;  1020.7 fadd+fmul   45 next
        movaps xmm10, [rbp + 0]                                    ;  1016.7 agu2+agu0+fmisc   45 next
        andps xmm10, xmm13                                         ;  1020.7 fadd+fmul   45 next
        andps xmm2, [rbp + 0]                                      ;  1021.7 agu1+agu0+fadd+fmul   45 next
        andps xmm5, xmm7                                           ;  1022.7 fadd+fmul   45 next
        xorps xmm2, [rbp - 32]                                     ;  1023.7 agu2+agu0+fadd+fmul   45 next
        andps xmm13, xmm7                                          ;  1024.7 fadd+fmul   45 next
        andps xmm9, [rbp + 0]                                      ;  1025.7 agu1+agu0+fadd+fmul   45 next
        orps xmm11, [rbp - 48]                                     ;  1026.7 agu2+agu0+fadd+fmul   45 next
        xorps xmm5, xmm10                                          ;  1027.7 fadd+fmul   45 next
        movaps [rbp - 32], xmm4                                    ;  1023.7 agu1+agu2+fmisc   45 next spill
        movaps xmm4, [rdx + 32]                                    ;  1025.7 agu0+agu1+fmisc   45 next
        xorps xmm4, xmm1                                           ;  1028.7 fadd+fmul   45 next
        xorps xmm1, xmm3                                           ;  1029.7 fadd+fmul   45 next
        xorps xmm12, xmm1                                          ;  1031.7 fadd+fmul   45 next
        xorps xmm12, xmm2                                          ;  1033.7 fadd+fmul   45 next
        movaps xmm1, [rdx - 96]                                    ;  1028.0 agu2+agu0+fmisc   45 next reload
        xorps xmm13, xmm1                                          ;  1032.7 fadd+fmul   45 next
        xorps xmm10, xmm9                                          ;  1033.7 fadd+fmul   45 next
        xorps xmm5, [rbp - 48]                                     ;  1034.7 agu1+agu0+fadd+fmul   45 next
        xorps xmm6, xmm4                                           ;  1035.7 fadd+fmul   45 next
        xorps xmm11, xmm5                                          ;  1036.7 fadd+fmul   45 next
        xorps xmm9, xmm13                                          ;  1037.7 fadd+fmul   45 next
        xorps xmm13, [rbp + 16]                                    ;  1038.7 agu2+agu0+fadd+fmul   45 next
        xorps xmm8, xmm10                                          ;  1039.7 fadd+fmul   45 next
        xorps xmm13, [rsi - 32]                                    ;  1040.7 agu1+agu0+fadd+fmul   45 next
        xorps xmm10, [rdx + 32]                                    ;  1041.7 agu2+agu0+fadd+fmul   45 next
        movaps xmm4, [rbp + 0]                                     ;  1037.7 agu1+agu2+fmisc   48 next reload
        andps xmm7, xmm4                                           ;  1042.7 fadd+fmul   45 next
        xorps xmm15, xmm7                                          ;  1044.7 fadd+fmul   45 next
        xorps xmm2, xmm1                                           ;  1044.7 fadd+fmul   45 next
        xorps xmm7, xmm0                                           ;  1045.7 fadd+fmul   45 next
        xorps xmm0, xmm11                                          ;  1046.7 fadd+fmul   45 next
        xorps xmm0, [rbp + 112]                                    ;  1048.7 agu0+agu1+fadd+fmul   45 next
        xorps xmm14, xmm2                                          ;  1048.7 fadd+fmul   45 next
        xorps xmm11, [rdx - 128]                                   ;  1049.7 agu2+agu0+fadd+fmul   45 next
        xorps xmm8, [rdx - 32]                                     ;  1050.7 agu1+agu0+fadd+fmul   45 next
        xorps xmm10, [rbp - 32]                                    ;  1051.7 agu2+agu1+fadd+fmul   45 next
        xorps xmm6, [rbp - 48]                                     ;  1052.7 agu0+agu2+fadd+fmul   45 next
        xorps xmm4, xmm15                                          ;  1053.7 fadd+fmul   45 next
        xorps xmm9, xmm7                                           ;  1054.7 fadd+fmul   45 next
        xorps xmm11, xmm4                                          ;  1055.7 fadd+fmul   45 next
        xorps xmm3, xmm9                                           ;  1056.7 fadd+fmul   45 next
        movaps xmm15, [rbp - 128]                                  ;  1052.7 agu1+agu0+fmisc   48 next reload
        xorps xmm3, xmm15                                          ;  1058.7 fadd+fmul   45 next
        movaps xmm1, [rbp - 96]                                    ;  1054.7 agu2+agu0+fmisc   48 next reload
        xorps xmm14, xmm1                                          ;  1058.7 fadd+fmul   45 next
        movaps xmm2, [rbp + 48]                                    ;  1056.7 agu1+agu0+fmisc   48 next reload
        xorps xmm12, xmm2                                          ;  1059.7 fadd+fmul   45 next
        movaps xmm4, [rbp - 64]                                    ;  1058.7 agu2+agu0+fmisc   48 next reload
        xorps xmm0, xmm4                                           ;  1060.7 fadd+fmul   45 next
        movaps xmm5, [rdx + 0]                                     ;  1060.7 agu1+agu0+fmisc   48 next reload
        xorps xmm11, xmm5                                          ;  1062.7 fadd+fmul   45 next
        movaps xmm7, [rbp + 32]                                    ;  1062.3 agu2+agu0+fmisc+fadd   48 next reload
        xorps xmm8, xmm7                                           ;  1064.3 fmul+fadd   45 next
        movaps xmm9, [rdx + 16]                                    ;  1063.7 agu1+agu0+fmisc+fmul   48 next reload
        xorps xmm13, xmm9                                          ;  1065.7 fadd+fmul   45 next
        xorps xmm3, [rdx - 112]                                    ;  1065.7 agu2+agu0+fadd+fmul   54 next
        xorps xmm14, [rdx - 48]                                    ;  1066.7 agu1+agu0+fadd+fmul   54 next
        xorps xmm12, [rdx - 80]                                    ;  1067.7 agu2+agu1+fadd+fmul   54 next
        xorps xmm0, [rdx - 64]                                     ;  1068.7 agu0+agu2+fadd+fmul   54 next
        xorps xmm11, [rbp - 80]                                    ;  1069.7 agu1+agu0+fadd+fmul   54 next
        xorps xmm8, [rdx - 16]                                     ;  1070.7 agu2+agu1+fadd+fmul   54 next
        xorps xmm13, [rbp - 16]                                    ;  1071.7 agu0+agu2+fadd+fmul   54 next
        xorps xmm10, [rbp + 80]                                    ;  1072.7 agu1+agu0+fadd+fmul   54 next
        xorps xmm6, [rdx + 80]                                     ;  1073.7 agu2+agu1+fadd+fmul   54 next
        xorps xmm15, [rbp - 112]                                   ;  1074.7 agu0+agu2+fadd+fmul   54 next
        xorps xmm1, [rbp + 64]                                     ;  1075.7 agu1+agu0+fadd+fmul   54 next
        xorps xmm2, [rsi - 80]                                     ;  1076.7 agu2+agu0+fadd+fmul   54 next
        xorps xmm4, [rdx + 64]                                     ;  1077.7 agu1+agu0+fadd+fmul   54 next
        xorps xmm5, [rsi - 64]                                     ;  1078.7 agu2+agu0+fadd+fmul   54 next
        xorps xmm7, [rsi - 128]                                    ;  1079.7 agu1+agu0+fadd+fmul   54 next
        xorps xmm9, [rbp + 96]                                     ;  1080.7 agu2+agu0+fadd+fmul   54 next
        movaps [rdx + 16], xmm9                                    ;  1082.7 agu1+agu0+fmisc   54 next spill
        movaps xmm9, [rdx - 112]                                   ;  1078.7 agu2+agu0+fmisc   54 next
        xorps xmm9, [r8 + 1792]                                    ;  1081.7 agu1+agu0+fadd+fmul   54 next
        movaps [rdx - 112], xmm7                                   ;  1081.7 agu2+agu0+fmisc   54 next spill
        movaps xmm7, [rdx - 48]                                    ;  1082.3 agu1+agu0+fmisc+fadd   54 next
        xorps xmm7, [r8 + 1808]                                    ;  1084.3 agu2+agu1+fmul+fadd   54 next
        movaps [rdx - 48], xmm5                                    ;  1083.7 agu0+agu2+fmisc   54 next spill
        movaps xmm5, [rdx - 80]                                    ;  1084.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm5, [r8 + 1824]                                    ;  1086.3 agu2+agu1+fmul+fadd   54 next
        movaps [rdx - 80], xmm4                                    ;  1085.7 agu0+agu2+fmisc   54 next spill
        movaps xmm4, [rdx - 64]                                    ;  1086.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm4, [r8 + 1840]                                    ;  1088.3 agu2+agu1+fmul+fadd   54 next
        movaps [rdx - 64], xmm2                                    ;  1087.7 agu0+agu2+fmisc   54 next spill
        movaps xmm2, [rbp - 80]                                    ;  1088.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm2, [r8 + 1856]                                    ;  1090.3 agu2+agu1+fmul+fadd   54 next
        movaps [rbp - 80], xmm1                                    ;  1089.7 agu0+agu2+fmisc   54 next spill
        movaps xmm1, [rdx - 16]                                    ;  1090.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm1, [r8 + 1872]                                    ;  1092.3 agu2+agu1+fmul+fadd   54 next
        movaps [rdx - 16], xmm15                                   ;  1091.7 agu0+agu2+fmisc   54 next spill
        movaps xmm15, [rbp - 16]                                   ;  1092.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm15, [r8 + 1888]                                   ;  1094.3 agu2+agu1+fmul+fadd   54 next
        movaps [rbp - 16], xmm6                                    ;  1093.7 agu0+agu2+fmisc   54 next spill
        movaps xmm6, [rbp + 80]                                    ;  1094.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm6, [r8 + 1904]                                    ;  1096.3 agu2+agu1+fmul+fadd   54 next
        movaps [rbp + 80], xmm10                                   ;  1095.7 agu0+agu2+fmisc   54 next spill
        movaps xmm10, [rdx + 80]                                   ;  1096.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm10, [r8 + 1920]                                   ;  1098.3 agu2+agu1+fmul+fadd   54 next
        movaps [rdx + 80], xmm13                                   ;  1097.7 agu0+agu2+fmisc   54 next spill
        movaps xmm13, [rbp - 112]                                  ;  1098.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm13, [r8 + 1936]                                   ;  1100.3 agu2+agu1+fmul+fadd   54 next
        movaps [rbp - 112], xmm8                                   ;  1099.7 agu0+agu2+fmisc   54 next spill
        movaps xmm8, [rbp + 64]                                    ;  1100.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm8, [r8 + 1952]                                    ;  1102.3 agu2+agu1+fmul+fadd   54 next
        movaps [rbp + 64], xmm11                                   ;  1101.7 agu0+agu2+fmisc   54 next spill
        movaps xmm11, [rsi - 80]                                   ;  1102.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm11, [r8 + 1968]                                   ;  1104.3 agu2+agu1+fmul+fadd   54 next
        movaps [rsi - 80], xmm0                                    ;  1103.7 agu0+agu2+fmisc   54 next spill
        movaps xmm0, [rdx + 64]                                    ;  1104.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm0, [r8 + 1984]                                    ;  1106.3 agu2+agu1+fmul+fadd   54 next
        movaps [rdx + 64], xmm12                                   ;  1105.7 agu0+agu2+fmisc   54 next spill
        movaps xmm12, [rsi - 64]                                   ;  1106.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm12, [r8 + 2000]                                   ;  1108.3 agu2+agu1+fmul+fadd   54 next
        movaps [rsi - 64], xmm14                                   ;  1107.7 agu0+agu2+fmisc   54 next spill
        movaps xmm14, [rsi - 128]                                  ;  1108.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm14, [r8 + 2016]                                   ;  1110.3 agu2+agu1+fmul+fadd   54 next
        movaps [rsi - 128], xmm3                                   ;  1109.7 agu0+agu2+fmisc   54 next spill
        movaps xmm3, [rbp + 96]                                    ;  1110.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm3, [r8 + 2032]                                    ;  1112.3 agu2+agu1+fmul+fadd   54 next
        movaps [rbp + 96], xmm5                                    ;  1111.7 agu0+agu2+fmisc   54 next spill
        movaps xmm5, xmm6                                          ;  1112.3 fmul+fadd   41 next copy
        xorps xmm5, xmm12                                          ;  1114.3 fmul+fadd   41 next
        movaps [rbp + 32], xmm4                                    ;  1113.7 agu1+agu0+fmisc   54 next spill
        movaps xmm4, xmm8                                          ;  1114.3 fmul+fadd   41 next copy
        andps xmm4, xmm14                                          ;  1116.3 fmul+fadd   41 next
        movaps [rdx + 0], xmm7                                     ;  1115.7 agu2+agu0+fmisc   54 next spill
        movaps xmm7, xmm10                                         ;  1116.3 fmul+fadd   41 next copy
        xorps xmm7, xmm0                                           ;  1118.3 fmul+fadd   41 next
        movaps [rbp - 64], xmm15                                   ;  1117.7 agu1+agu0+fmisc   54 next spill
        movaps xmm15, xmm3                                         ;  1118.3 fmul+fadd   41 next copy
        andps xmm15, xmm14                                         ;  1120.3 fmul+fadd   41 next
        movaps [rbp + 48], xmm1                                    ;  1119.7 agu2+agu0+fmisc   54 next spill
        movaps xmm1, xmm12                                         ;  1120.3 fmul+fadd   41 next copy
        andps xmm1, xmm8                                           ;  1122.3 fmul+fadd   41 next
        movaps [rbp - 96], xmm9                                    ;  1121.7 agu1+agu0+fmisc   54 next spill
        movaps xmm9, xmm14                                         ;  1122.3 fmul+fadd   41 next copy
        andps xmm9, xmm6                                           ;  1124.3 fmul+fadd   41 next
        xorps xmm1, xmm9                                           ;  1126.3 fmul+fadd   41 next
        movaps xmm9, xmm12                                         ;  1125.3 fmul+fadd   41 next copy
        andps xmm9, xmm11                                          ;  1127.3 fmul+fadd   41 next
        xorps xmm1, [rel misty1_encrypt_compact.T0_constants128]   ;  1128.3 agu2+agu0+fmul+fadd   41 next
        movaps [rbp - 128], xmm2                                   ;  1124.7 agu1+agu0+fmisc   54 next spill
        movaps xmm2, xmm5                                          ;  1128.3 fmul+fadd   41 next copy
        xorps xmm2, xmm8                                           ;  1130.3 fmul+fadd   41 next
        movaps [rbp + 0], xmm1                                     ;  1130.3 agu2+agu1+fmisc   41 next spill
        movaps xmm1, xmm13                                         ;  1130.3 fmul+fadd   41 next copy
        andps xmm1, xmm2                                           ;  1132.3 fmul+fadd   41 next
        movaps [rbp - 48], xmm4                                    ;  1129.3 agu0+agu1+fmisc   41 next spill
        movaps xmm4, xmm3                                          ;  1132.3 fmul+fadd   41 next copy
        andps xmm4, xmm6                                           ;  1134.3 fmul+fadd   41 next
        xorps xmm4, xmm14                                          ;  1136.3 fmul+fadd   41 next
        xorps xmm1, xmm4                                           ;  1138.3 fmul+fadd   41 next
        movaps [rbp - 32], xmm12                                   ;  1132.7 agu2+agu0+fmisc   54 next spill
        movaps xmm12, xmm8                                         ;  1136.3 fmul+fadd   41 next copy
        andps xmm12, xmm13                                         ;  1138.3 fmul+fadd   41 next
        xorps xmm12, xmm7                                          ;  1140.3 fmul+fadd   41 next
        movaps [rdx - 32], xmm12                                   ;  1142.3 agu1+agu0+fmisc   41 next spill
        movaps xmm12, xmm8                                         ;  1139.3 fmul+fadd   41 next copy
        andps xmm12, xmm6                                          ;  1141.3 fmul+fadd   41 next
        xorps xmm9, xmm12                                          ;  1143.3 fmul+fadd   41 next
        xorps xmm9, xmm15                                          ;  1145.3 fmul+fadd   41 next
        movaps xmm12, xmm8                                         ;  1143.3 fmul+fadd   41 next copy
        andps xmm12, xmm10                                         ;  1145.3 fmul+fadd   41 next
        movaps [rdx - 128], xmm15                                  ;  1142.3 agu2+agu0+fmisc   41 next spill
        movaps xmm15, xmm8                                         ;  1145.3 fmul+fadd   41 next copy
        andps xmm15, xmm11                                         ;  1147.3 fmul+fadd   41 next
        xorps xmm12, xmm15                                         ;  1149.3 fmul+fadd   41 next
        xorps xmm4, xmm15                                          ;  1149.3 fmul+fadd   41 next
        movaps xmm15, xmm3                                         ;  1149.3 fmul+fadd   41 next copy
        andps xmm15, xmm11                                         ;  1151.3 fmul+fadd   41 next
        xorps xmm8, xmm15                                          ;  1153.3 fmul+fadd   41 next
        xorps xmm1, xmm8                                           ;  1155.3 fmul+fadd   41 next
        andps xmm8, xmm3                                           ;  1155.3 fmul+fadd   41 next
        xorps xmm8, [rel misty1_encrypt_compact.T0_constants128]   ;  1157.3 agu1+agu0+fmul+fadd   41 next
        movaps [rbp + 112], xmm15                                  ;  1153.3 agu2+agu0+fmisc   41 next spill
        movaps xmm15, xmm10                                        ;  1155.3 fmul+fadd   41 next copy
        andps xmm15, xmm6                                          ;  1157.3 fmul+fadd   41 next
        movaps [rdx - 96], xmm8                                    ;  1159.3 agu1+agu2+fmisc   41 next spill
        movaps xmm8, xmm2                                          ;  1157.3 fmul+fadd   41 next copy
        orps xmm8, xmm3                                            ;  1159.3 fmul+fadd   41 next
        movaps [rdx + 32], xmm2                                    ;  1157.7 agu0+agu1+fmisc   41 next spill
        movaps xmm2, xmm7                                          ;  1159.3 fmul+fadd   41 next copy
        andps xmm2, xmm11                                          ;  1161.3 fmul+fadd   41 next
        andps xmm7, xmm6                                           ;  1161.3 fmul+fadd   41 next
        movaps [rsi - 32], xmm12                                   ;  1160.3 agu2+agu0+fmisc   41 next spill
        movaps xmm12, xmm13                                        ;  1162.3 fmul+fadd   41 next copy
        andps xmm12, xmm0                                          ;  1164.3 fmul+fadd   41 next
        xorps xmm8, xmm12                                          ;  1166.3 fmul+fadd   41 next
        xorps xmm15, xmm8                                          ;  1168.3 fmul+fadd   41 next
        movaps xmm8, xmm11                                         ;  1166.3 fmul+fadd   41 next copy
        andps xmm8, xmm0                                           ;  1168.3 fmul+fadd   41 next
        movaps xmm12, xmm14                                        ;  1168.3 fmul+fadd   41 next copy
        andps xmm12, xmm0                                          ;  1170.3 fmul+fadd   41 next
        xorps xmm2, xmm12                                          ;  1172.3 fmul+fadd   41 next
        xorps xmm4, xmm2                                           ;  1174.3 fmul+fadd   41 next
        movaps xmm12, xmm13                                        ;  1172.3 fmul+fadd   41 next copy
        andps xmm12, xmm10                                         ;  1174.3 fmul+fadd   41 next
        xorps xmm2, xmm15                                          ;  1174.3 fmul+fadd   41 next
        xorps xmm2, xmm5                                           ;  1176.3 fmul+fadd   41 next
        xorps xmm12, xmm6                                          ;  1176.3 fmul+fadd   41 next
        andps xmm5, xmm0                                           ;  1177.3 fmul+fadd   41 next
        movaps [rbp + 16], xmm2                                    ;  1178.3 agu1+agu0+fmisc   41 next spill
        movaps xmm2, xmm8                                          ;  1178.3 fmul+fadd   41 next copy
        xorps xmm2, xmm3                                           ;  1180.3 fmul+fadd   41 next
        xorps xmm8, xmm13                                          ;  1180.3 fmul+fadd   41 next
        xorps xmm4, xmm8                                           ;  1182.3 fmul+fadd   41 next
        andps xmm2, xmm0                                           ;  1182.3 fmul+fadd   41 next
        andps xmm8, xmm11                                          ;  1183.3 fmul+fadd   41 next
        xorps xmm1, xmm2                                           ;  1184.3 fmul+fadd   41 next
        movaps xmm2, xmm14                                         ;  1185.3 fmul+fadd   41 next copy
        andps xmm2, xmm10                                          ;  1187.3 fmul+fadd   41 next
        xorps xmm2, xmm12                                          ;  1189.3 fmul+fadd   41 next
        xorps xmm4, xmm9                                           ;  1188.3 fmul+fadd   41 next
        xorps xmm12, xmm3                                          ;  1189.3 fmul+fadd   41 next
        xorps xmm5, xmm12                                          ;  1191.3 fmul+fadd   41 next
        andps xmm12, xmm10                                         ;  1191.3 fmul+fadd   41 next
        xorps xmm5, xmm11                                          ;  1193.3 fmul+fadd   41 next
        xorps xmm8, xmm2                                           ;  1193.3 fmul+fadd   41 next
        movaps xmm2, xmm11                                         ;  1194.3 fmul+fadd   41 next copy
        andps xmm2, xmm14                                          ;  1196.3 fmul+fadd   41 next
        andps xmm11, xmm6                                          ;  1196.3 fmul+fadd   41 next
        xorps xmm2, xmm11                                          ;  1198.3 fmul+fadd   41 next
        xorps xmm12, xmm2                                          ;  1200.3 fmul+fadd   41 next
        movaps xmm2, xmm6                                          ;  1199.3 fmul+fadd   41 next copy
        xorps xmm2, xmm10                                          ;  1201.3 fmul+fadd   41 next
        andps xmm2, xmm0                                           ;  1203.3 fmul+fadd   41 next
        xorps xmm2, xmm8                                           ;  1205.3 fmul+fadd   41 next
        xorps xmm12, [rdx - 32]                                    ;  1203.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm11, [rbp - 48]                                    ;  1204.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm8, xmm11                                          ;  1206.3 fmul+fadd   41 next
        movaps xmm11, [rbp - 32]                                   ;  1202.3 agu2+agu0+fmisc   41 next
        andps xmm11, xmm14                                         ;  1206.3 fmul+fadd   41 next
        andps xmm6, [rbp - 32]                                     ;  1207.3 agu1+agu0+fmul+fadd   41 next
        andps xmm3, xmm13                                          ;  1208.3 fmul+fadd   41 next
        xorps xmm6, [rsi - 32]                                     ;  1209.3 agu2+agu0+fmul+fadd   41 next
        andps xmm14, xmm13                                         ;  1210.3 fmul+fadd   41 next
        andps xmm10, [rbp - 32]                                    ;  1211.3 agu1+agu0+fmul+fadd   41 next
        orps xmm0, [rdx + 32]                                      ;  1212.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm3, xmm11                                          ;  1213.3 fmul+fadd   41 next
        xorps xmm14, [rdx - 96]                                    ;  1214.3 agu1+agu2+fmul+fadd   41 next
        movaps [rsi - 32], xmm12                                   ;  1210.3 agu0+agu1+fmisc   41 next spill
        movaps xmm12, [rbp + 0]                                    ;  1212.3 agu2+agu0+fmisc   41 next
        xorps xmm12, xmm5                                          ;  1215.3 fmul+fadd   41 next
        xorps xmm5, xmm8                                           ;  1216.3 fmul+fadd   41 next
        xorps xmm7, xmm5                                           ;  1218.3 fmul+fadd   41 next
        xorps xmm7, xmm6                                           ;  1220.3 fmul+fadd   41 next
        xorps xmm11, xmm10                                         ;  1219.3 fmul+fadd   41 next
        movaps xmm5, [rdx + 32]                                    ;  1215.3 agu1+agu0+fmisc   41 next reload
        xorps xmm3, xmm5                                           ;  1220.3 fmul+fadd   41 next
        xorps xmm0, xmm3                                           ;  1222.3 fmul+fadd   41 next
        xorps xmm15, xmm12                                         ;  1222.3 fmul+fadd   41 next
        xorps xmm10, xmm14                                         ;  1223.3 fmul+fadd   41 next
        xorps xmm14, [rdx - 128]                                   ;  1224.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm4, xmm11                                          ;  1225.3 fmul+fadd   41 next
        xorps xmm14, [rbp + 16]                                    ;  1226.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm11, [rbp + 0]                                     ;  1227.3 agu2+agu0+fmul+fadd   41 next
        movaps xmm3, [rbp - 32]                                    ;  1224.0 agu1+agu0+fmisc   54 next reload
        andps xmm13, xmm3                                          ;  1228.3 fmul+fadd   41 next
        xorps xmm9, xmm13                                          ;  1230.3 fmul+fadd   41 next
        xorps xmm6, [rdx - 96]                                     ;  1230.3 agu2+agu1+fmul+fadd   41 next
        xorps xmm13, xmm2                                          ;  1231.3 fmul+fadd   41 next
        xorps xmm2, xmm0                                           ;  1232.3 fmul+fadd   41 next
        xorps xmm2, [rbp + 112]                                    ;  1234.3 agu0+agu1+fmul+fadd   41 next
        xorps xmm1, xmm6                                           ;  1234.3 fmul+fadd   41 next
        xorps xmm0, [rdx - 32]                                     ;  1235.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm4, [rbp - 48]                                     ;  1236.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm15, xmm5                                          ;  1237.3 fmul+fadd   41 next
        xorps xmm11, [rsi - 32]                                    ;  1238.3 agu2+agu1+fmul+fadd   41 next
        xorps xmm3, xmm9                                           ;  1239.3 fmul+fadd   41 next
        xorps xmm10, xmm13                                         ;  1240.3 fmul+fadd   41 next
        xorps xmm0, xmm3                                           ;  1241.3 fmul+fadd   41 next
        xorps xmm8, xmm10                                          ;  1242.3 fmul+fadd   41 next
        movaps xmm3, [rbp - 128]                                   ;  1238.3 agu0+agu1+fmisc   41 next
        movaps xmm5, [rbp - 96]                                    ;  1240.3 agu2+agu0+fmisc   54 next reload
        andps xmm3, xmm5                                           ;  1243.3 fmul+fadd   41 next
        movaps xmm6, [rbp + 48]                                    ;  1242.3 agu1+agu0+fmisc   41 next
        andps xmm6, xmm5                                           ;  1244.3 fmul+fadd   41 next
        movaps xmm9, [rbp - 64]                                    ;  1244.3 agu2+agu0+fmisc   41 next
        movaps xmm10, [rdx + 0]                                    ;  1245.3 agu1+agu0+fmul+fadd   54 next reload
        andps xmm9, xmm10                                          ;  1247.3 fmul+fadd   41 next
        movaps xmm12, [rbp + 32]                                   ;  1246.3 agu2+agu1+fmisc   41 next
        andps xmm12, xmm5                                          ;  1248.3 fmul+fadd   41 next
        movaps xmm13, [rbp - 128]                                  ;  1247.7 agu0+agu1+fmisc+fmul   41 next
        andps xmm13, [rbp + 32]                                    ;  1249.7 agu2+agu0+fadd+fmul   41 next
        movaps [rbp - 32], xmm15                                   ;  1249.3 agu1+agu2+fmisc   41 next spill
        movaps xmm15, [rbp - 64]                                   ;  1249.7 agu0+agu1+fadd+fmul   41 next
        andps xmm15, [rbp + 32]                                    ;  1251.7 agu2+agu0+fadd+fmul   41 next
        movaps [rsi - 32], xmm11                                   ;  1251.3 agu1+agu2+fmisc   41 next spill
        movaps xmm11, [rbp + 48]                                   ;  1251.7 agu0+agu1+fadd+fmul   41 next
        andps xmm11, [rbp + 96]                                    ;  1253.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm9, xmm11                                          ;  1255.7 fadd+fmul   41 next
        andps xmm11, xmm10                                         ;  1255.7 fadd+fmul   41 next
        movaps [rdx + 32], xmm14                                   ;  1253.3 agu1+agu2+fmisc   41 next spill
        movaps xmm14, xmm12                                        ;  1255.7 fadd+fmul   41 next copy
        xorps xmm14, xmm10                                         ;  1257.7 fadd+fmul   41 next
        movaps [rbp - 48], xmm4                                    ;  1255.3 agu0+agu1+fmisc   41 next spill
        movaps xmm4, [rbp - 64]                                    ;  1257.3 agu2+agu0+fmisc+fadd   41 next
        andps xmm4, xmm6                                           ;  1259.3 fmul+fadd   41 next
        movaps [rdx - 32], xmm0                                    ;  1258.3 agu1+agu2+fmisc   41 next spill
        movaps xmm0, [rbp - 128]                                   ;  1259.3 agu0+agu1+fmul+fadd   41 next
        xorps xmm0, xmm14                                          ;  1261.3 fmul+fadd   41 next
        andps xmm0, [rbp - 64]                                     ;  1263.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm12, xmm0                                          ;  1265.3 fmul+fadd   41 next
        movaps [rbp + 112], xmm2                                   ;  1260.3 agu1+agu0+fmisc   41 next spill
        movaps xmm2, xmm13                                         ;  1263.3 fmul+fadd   41 next copy
        xorps xmm2, xmm3                                           ;  1265.3 fmul+fadd   41 next
        xorps xmm13, xmm9                                          ;  1265.3 fmul+fadd   41 next
        xorps xmm9, xmm3                                           ;  1266.3 fmul+fadd   41 next
        andps xmm2, [rbp + 48]                                     ;  1267.3 agu2+agu0+fmul+fadd   41 next
        movaps [rdx - 96], xmm7                                    ;  1265.0 agu1+agu0+fmisc   41 next spill
        movaps xmm7, [rbp + 48]                                    ;  1267.0 agu2+agu1+fmisc   41 next
        andps xmm7, xmm10                                          ;  1269.0 fmul+fadd   41 next
        movaps [rbp + 0], xmm1                                     ;  1269.0 agu0+agu1+fmisc   41 next spill
        movaps xmm1, [rbp + 32]                                    ;  1269.3 agu2+agu0+fmul+fadd   41 next
        andps xmm1, xmm7                                           ;  1271.3 fmul+fadd   41 next
        xorps xmm4, xmm7                                           ;  1271.3 fmul+fadd   41 next
        xorps xmm4, [rel misty1_encrypt_compact.T0_constants128]   ;  1273.3 agu1+agu2+fmul+fadd   41 next
        movaps [rbp + 16], xmm8                                    ;  1271.0 agu0+agu1+fmisc   41 next spill
        movaps xmm8, [rbp - 64]                                    ;  1272.7 agu2+agu0+fmisc+fmul   41 next
        andps xmm8, [rbp + 96]                                     ;  1274.7 agu1+agu2+fadd+fmul   41 next
        movaps [rdx - 128], xmm9                                   ;  1274.0 agu0+agu1+fmisc   41 next spill
        movaps xmm9, xmm10                                         ;  1274.7 fadd+fmul   41 next copy
        andps xmm9, xmm5                                           ;  1276.7 fadd+fmul   41 next
        xorps xmm1, xmm9                                           ;  1278.7 fadd+fmul   41 next
        xorps xmm9, xmm8                                           ;  1278.7 fadd+fmul   41 next
        movaps [rsi + 16], xmm0                                    ;  1276.0 agu2+agu0+fmisc   41 next spill
        movaps xmm0, [rbp + 96]                                    ;  1278.0 agu1+agu0+fmisc   41 next
        andps xmm0, xmm13                                          ;  1280.0 fadd+fmul   41 next
        xorps xmm1, xmm0                                           ;  1282.0 fadd+fmul   41 next
        movaps xmm0, [rbp + 32]                                    ;  1280.0 agu2+agu1+fmisc   54 next reload
        xorps xmm1, xmm0                                           ;  1284.0 fadd+fmul   41 next
        xorps xmm13, xmm5                                          ;  1281.7 fadd+fmul   41 next
        movaps [rsi - 16], xmm1                                    ;  1286.0 agu0+agu1+fmisc   41 next spill
        movaps xmm1, [rbp + 96]                                    ;  1282.7 agu2+agu0+fadd+fmul   41 next
        andps xmm1, xmm9                                           ;  1284.7 fadd+fmul   41 next
        xorps xmm1, xmm5                                           ;  1286.7 fadd+fmul   41 next
        andps xmm9, [rbp - 128]                                    ;  1285.7 agu1+agu2+fadd+fmul   41 next
        xorps xmm1, xmm14                                          ;  1288.7 fadd+fmul   41 next
        movaps [rsi - 48], xmm1                                    ;  1290.7 agu0+agu1+fmisc   41 next spill
        movaps xmm1, [rbp - 128]                                   ;  1287.0 agu2+agu0+fmisc   41 next
        xorps xmm1, xmm15                                          ;  1289.0 fadd+fmul   41 next
        xorps xmm2, xmm1                                           ;  1291.0 fadd+fmul   41 next
        xorps xmm9, xmm2                                           ;  1293.0 fadd+fmul   41 next
        movaps xmm2, xmm13                                         ;  1290.7 fadd+fmul   41 next copy
        andps xmm2, xmm5                                           ;  1292.7 fadd+fmul   41 next
        andps xmm13, [rbp - 128]                                   ;  1292.7 agu1+agu2+fadd+fmul   41 next
        andps xmm1, [rbp + 48]                                     ;  1293.7 agu0+agu1+fadd+fmul   41 next
        xorps xmm2, xmm4                                           ;  1294.7 fadd+fmul   41 next
        andps xmm14, [rbp + 96]                                    ;  1295.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm2, xmm8                                           ;  1296.7 fadd+fmul   41 next
        movaps xmm5, xmm10                                         ;  1297.7 fadd+fmul   41 next copy
        andps xmm5, xmm0                                           ;  1299.7 fadd+fmul   41 next
        xorps xmm1, xmm5                                           ;  1301.7 fadd+fmul   41 next
        xorps xmm2, xmm1                                           ;  1303.7 fadd+fmul   41 next
        movaps xmm1, [rbp - 128]                                   ;  1297.0 agu1+agu0+fmisc   41 next
        andps xmm1, xmm10                                          ;  1301.7 fadd+fmul   41 next
        xorps xmm1, xmm6                                           ;  1303.7 fadd+fmul   41 next
        xorps xmm14, xmm1                                          ;  1305.7 fadd+fmul   41 next
        xorps xmm1, [rbp + 96]                                     ;  1305.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm3, xmm5                                           ;  1305.7 fadd+fmul   41 next
        movaps xmm5, [rbp - 64]                                    ;  1303.3 agu1+agu0+fmisc   41 next
        xorps xmm5, xmm7                                           ;  1306.7 fadd+fmul   41 next
        andps xmm5, [rbp - 96]                                     ;  1308.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm4, xmm5                                           ;  1310.7 fadd+fmul   41 next
        xorps xmm13, xmm4                                          ;  1312.7 fadd+fmul   41 next
        movaps xmm4, xmm0                                          ;  1310.7 fadd+fmul   41 next copy
        andps xmm4, xmm1                                           ;  1312.7 fadd+fmul   41 next
        xorps xmm1, xmm8                                           ;  1312.7 fadd+fmul   41 next
        xorps xmm4, [rbp + 48]                                     ;  1314.7 agu1+agu0+fadd+fmul   41 next
        xorps xmm8, xmm0                                           ;  1314.7 fadd+fmul   41 next
        xorps xmm7, [rbp + 96]                                     ;  1315.7 agu2+agu0+fadd+fmul   41 next
        andps xmm15, xmm8                                          ;  1316.7 fadd+fmul   41 next
        xorps xmm9, xmm14                                          ;  1317.7 fadd+fmul   41 next
        movaps xmm14, [rbp - 128]                                  ;  1315.0 agu1+agu0+fmisc   41 next
        andps xmm14, xmm7                                          ;  1318.7 fadd+fmul   41 next
        andps xmm8, [rbp + 48]                                     ;  1319.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm5, xmm8                                           ;  1321.7 fadd+fmul   41 next
        xorps xmm1, xmm5                                           ;  1323.7 fadd+fmul   41 next
        xorps xmm11, xmm4                                          ;  1322.7 fadd+fmul   41 next
        movaps xmm4, [rbp + 96]                                    ;  1319.0 agu1+agu0+fmisc   41 next
        andps xmm4, xmm3                                           ;  1323.7 fadd+fmul   41 next
        xorps xmm8, xmm12                                          ;  1324.7 fadd+fmul   41 next
        movaps xmm5, [rbp - 64]                                    ;  1321.0 agu2+agu0+fmisc   41 next
        andps xmm5, [rbp + 48]                                     ;  1325.7 agu1+agu0+fadd+fmul   41 next
        andps xmm7, [rbp - 96]                                     ;  1326.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm7, [rbp - 64]                                     ;  1328.7 agu1+agu2+fadd+fmul   41 next
        xorps xmm13, xmm7                                          ;  1330.7 fadd+fmul   41 next
        xorps xmm9, [rsi + 16]                                     ;  1329.7 agu0+agu1+fadd+fmul   41 next
        xorps xmm3, xmm5                                           ;  1330.7 fadd+fmul   41 next
        movaps xmm7, [rsi - 48]                                    ;  1326.7 agu2+agu0+fmisc   41 next reload
        xorps xmm1, xmm7                                           ;  1331.7 fadd+fmul   41 next
        andps xmm12, xmm5                                          ;  1332.7 fadd+fmul   41 next
        xorps xmm6, xmm8                                           ;  1333.7 fadd+fmul   41 next
        movaps xmm5, [rbp - 64]                                    ;  1330.7 agu1+agu0+fmisc   54 next reload
        andps xmm3, xmm5                                           ;  1334.7 fadd+fmul   41 next
        xorps xmm4, xmm1                                           ;  1335.7 fadd+fmul   41 next
        xorps xmm7, xmm3                                           ;  1336.7 fadd+fmul   41 next
        xorps xmm13, xmm15                                         ;  1337.7 fadd+fmul   41 next
        xorps xmm12, [rdx - 128]                                   ;  1338.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm11, xmm12                                         ;  1340.7 fadd+fmul   41 next
        movaps xmm15, [rel misty1_encrypt_compact.T0_constants128] ;  1335.7 agu1+agu0+fmisc   41 next reload
        xorps xmm11, xmm15                                         ;  1342.7 fadd+fmul   41 next
        xorps xmm14, xmm7                                          ;  1341.7 fadd+fmul   41 next
        xorps xmm14, xmm15                                         ;  1343.7 fadd+fmul   41 next
        xorps xmm6, [rsi - 16]                                     ;  1343.7 agu2+agu0+fadd+fmul   41 next
        movaps xmm1, [rbp + 16]                                    ;  1339.7 agu1+agu0+fmisc   41 next
        xorps xmm1, [rbp - 96]                                     ;  1344.7 agu2+agu1+fadd+fmul   41 next
        xorps xmm2, xmm1                                           ;  1346.7 fadd+fmul   41 next
        xorps xmm10, [rbp + 0]                                     ;  1346.7 agu0+agu1+fadd+fmul   41 next
        xorps xmm13, xmm10                                         ;  1348.7 fadd+fmul   41 next
        movaps xmm3, [rdx - 96]                                    ;  1344.7 agu2+agu0+fmisc   41 next
        xorps xmm3, [rbp + 96]                                     ;  1348.7 agu1+agu0+fadd+fmul   41 next
        xorps xmm9, xmm3                                           ;  1350.7 fadd+fmul   41 next
        xorps xmm0, [rbp + 112]                                    ;  1350.7 agu2+agu1+fadd+fmul   41 next
        xorps xmm14, xmm0                                          ;  1352.7 fadd+fmul   41 next
        movaps xmm7, [rdx - 32]                                    ;  1348.3 agu0+agu1+fmisc   41 next
        xorps xmm7, [rbp - 128]                                    ;  1352.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm11, xmm7                                          ;  1354.7 fadd+fmul   41 next
        movaps xmm8, [rbp - 48]                                    ;  1350.7 agu1+agu0+fmisc   41 next
        xorps xmm8, [rbp + 48]                                     ;  1354.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm4, xmm8                                           ;  1356.7 fadd+fmul   41 next
        xorps xmm5, [rdx + 32]                                     ;  1356.7 agu1+agu2+fadd+fmul   41 next
        xorps xmm6, xmm5                                           ;  1358.7 fadd+fmul   41 next
        xorps xmm2, [r8 + 5008]                                    ;  1358.7 agu0+agu1+fadd+fmul   48 next
        xorps xmm13, [r8 + 5024]                                   ;  1359.7 agu2+agu0+fadd+fmul   48 next
        xorps xmm9, [r8 + 5040]                                    ;  1360.7 agu1+agu0+fadd+fmul   48 next
        xorps xmm14, [r8 + 5056]                                   ;  1361.7 agu2+agu1+fadd+fmul   48 next
        xorps xmm11, [r8 + 5072]                                   ;  1362.7 agu0+agu1+fadd+fmul   48 next
        xorps xmm4, [r8 + 5088]                                    ;  1363.7 agu2+agu0+fadd+fmul   48 next
        xorps xmm6, [r8 + 5104]                                    ;  1364.7 agu1+agu0+fadd+fmul   48 next
        xorps xmm1, [r8 + 4864]                                    ;  1365.7 agu2+agu1+fadd+fmul   48 next
        xorps xmm10, [r8 + 4880]                                   ;  1366.7 agu0+agu2+fadd+fmul   48 next
        xorps xmm3, [r8 + 4896]                                    ;  1367.7 agu1+agu0+fadd+fmul   48 next
        xorps xmm0, [r8 + 4912]                                    ;  1368.7 agu2+agu1+fadd+fmul   48 next
        xorps xmm7, [r8 + 4928]                                    ;  1369.7 agu0+agu1+fadd+fmul   48 next
        xorps xmm8, [r8 + 4944]                                    ;  1370.7 agu2+agu0+fadd+fmul   48 next
        xorps xmm5, [r8 + 4960]                                    ;  1371.7 agu1+agu0+fadd+fmul   48 next
        movaps xmm12, [rsi - 32]                                   ;  1367.7 agu2+agu0+fmisc   48 next
        xorps xmm12, [r8 + 4976]                                   ;  1372.7 agu1+agu0+fadd+fmul   48 next
        movaps [rsi - 32], xmm6                                    ;  1369.7 agu2+agu0+fmisc   48 next spill
        movaps xmm6, [rbp - 32]                                    ;  1371.7 agu1+agu2+fmisc   48 next
        xorps xmm6, [r8 + 4992]                                    ;  1373.7 agu0+agu1+fadd+fmul   48 next
        movaps [rbp - 32], xmm4                                    ;  1373.7 agu2+agu0+fmisc   48 next spill
        movaps xmm4, xmm1                                          ;  1374.7 fadd+fmul   45 next copy
        xorps xmm4, xmm5                                           ;  1376.7 fadd+fmul   45 next
        movaps [rdx + 32], xmm11                                   ;  1375.7 agu1+agu2+fmisc   48 next spill
        movaps xmm11, xmm0                                         ;  1376.7 fadd+fmul   45 next copy
        andps xmm11, xmm12                                         ;  1378.7 fadd+fmul   45 next
        movaps [rbp + 48], xmm14                                   ;  1377.7 agu0+agu1+fmisc   48 next spill
        movaps xmm14, xmm10                                        ;  1378.7 fadd+fmul   45 next copy
        xorps xmm14, xmm8                                          ;  1380.7 fadd+fmul   45 next
        movaps [rbp - 48], xmm9                                    ;  1379.7 agu2+agu0+fmisc   48 next spill
        movaps xmm9, xmm6                                          ;  1380.7 fadd+fmul   45 next copy
        andps xmm9, xmm12                                          ;  1382.7 fadd+fmul   45 next
        movaps [rbp - 64], xmm13                                   ;  1381.7 agu1+agu0+fmisc   48 next spill
        movaps xmm13, xmm5                                         ;  1382.7 fadd+fmul   45 next copy
        andps xmm13, xmm0                                          ;  1384.7 fadd+fmul   45 next
        movaps [rbp - 128], xmm2                                   ;  1383.7 agu2+agu0+fmisc   48 next spill
        movaps xmm2, xmm12                                         ;  1384.7 fadd+fmul   45 next copy
        andps xmm2, xmm1                                           ;  1386.7 fadd+fmul   45 next
        xorps xmm13, xmm2                                          ;  1388.7 fadd+fmul   45 next
        movaps xmm2, xmm4                                          ;  1387.7 fadd+fmul   45 next copy
        xorps xmm2, xmm0                                           ;  1389.7 fadd+fmul   45 next
        xorps xmm13, xmm15                                         ;  1390.7 fadd+fmul   45 next
        movaps xmm15, xmm5                                         ;  1390.7 fadd+fmul   45 next copy
        andps xmm15, xmm7                                          ;  1392.7 fadd+fmul   45 next
        movaps [rdx - 32], xmm13                                   ;  1392.7 agu1+agu0+fmisc   45 next spill
        movaps xmm13, xmm3                                         ;  1392.7 fadd+fmul   45 next copy
        andps xmm13, xmm2                                          ;  1394.7 fadd+fmul   45 next
        movaps [rbp + 112], xmm11                                  ;  1391.7 agu2+agu0+fmisc   45 next spill
        movaps xmm11, xmm6                                         ;  1394.7 fadd+fmul   45 next copy
        andps xmm11, xmm1                                          ;  1396.7 fadd+fmul   45 next
        xorps xmm11, xmm12                                         ;  1398.7 fadd+fmul   45 next
        xorps xmm13, xmm11                                         ;  1400.7 fadd+fmul   45 next
        movaps [rbp + 32], xmm5                                    ;  1395.0 agu1+agu0+fmisc   48 next spill
        movaps xmm5, xmm0                                          ;  1398.7 fadd+fmul   45 next copy
        andps xmm5, xmm3                                           ;  1400.7 fadd+fmul   45 next
        xorps xmm5, xmm14                                          ;  1402.7 fadd+fmul   45 next
        movaps [rbp + 96], xmm5                                    ;  1404.7 agu2+agu0+fmisc   45 next spill
        movaps xmm5, xmm0                                          ;  1401.7 fadd+fmul   45 next copy
        andps xmm5, xmm1                                           ;  1403.7 fadd+fmul   45 next
        xorps xmm15, xmm5                                          ;  1405.7 fadd+fmul   45 next
        xorps xmm15, xmm9                                          ;  1407.7 fadd+fmul   45 next
        movaps xmm5, xmm0                                          ;  1405.7 fadd+fmul   45 next copy
        andps xmm5, xmm10                                          ;  1407.7 fadd+fmul   45 next
        movaps [rdx - 96], xmm9                                    ;  1404.7 agu1+agu0+fmisc   45 next spill
        movaps xmm9, xmm0                                          ;  1407.7 fadd+fmul   45 next copy
        andps xmm9, xmm7                                           ;  1409.7 fadd+fmul   45 next
        xorps xmm5, xmm9                                           ;  1411.7 fadd+fmul   45 next
        xorps xmm11, xmm9                                          ;  1411.7 fadd+fmul   45 next
        movaps xmm9, xmm6                                          ;  1411.7 fadd+fmul   45 next copy
        andps xmm9, xmm7                                           ;  1413.7 fadd+fmul   45 next
        xorps xmm0, xmm9                                           ;  1415.7 fadd+fmul   45 next
        xorps xmm13, xmm0                                          ;  1417.7 fadd+fmul   45 next
        andps xmm0, xmm6                                           ;  1417.7 fadd+fmul   45 next
        xorps xmm0, [rel misty1_encrypt_compact.T0_constants128]   ;  1419.7 agu2+agu0+fadd+fmul   45 next
        movaps [rbp + 0], xmm9                                     ;  1415.7 agu1+agu0+fmisc   45 next spill
        movaps xmm9, xmm10                                         ;  1417.7 fadd+fmul   45 next copy
        andps xmm9, xmm1                                           ;  1419.7 fadd+fmul   45 next
        movaps [rdx + 0], xmm0                                     ;  1421.7 agu2+agu1+fmisc   45 next spill
        movaps xmm0, xmm2                                          ;  1419.7 fadd+fmul   45 next copy
        orps xmm0, xmm6                                            ;  1421.7 fadd+fmul   45 next
        movaps [rbp - 96], xmm2                                    ;  1420.0 agu0+agu1+fmisc   45 next spill
        movaps xmm2, xmm14                                         ;  1421.7 fadd+fmul   45 next copy
        andps xmm2, xmm7                                           ;  1423.7 fadd+fmul   45 next
        andps xmm14, xmm1                                          ;  1423.7 fadd+fmul   45 next
        movaps [rbp + 16], xmm5                                    ;  1422.7 agu2+agu0+fmisc   45 next spill
        movaps xmm5, xmm3                                          ;  1424.7 fadd+fmul   45 next copy
        andps xmm5, xmm8                                           ;  1426.7 fadd+fmul   45 next
        xorps xmm0, xmm5                                           ;  1428.7 fadd+fmul   45 next
        xorps xmm9, xmm0                                           ;  1430.7 fadd+fmul   45 next
        movaps xmm0, xmm7                                          ;  1428.7 fadd+fmul   45 next copy
        andps xmm0, xmm8                                           ;  1430.7 fadd+fmul   45 next
        movaps xmm5, xmm12                                         ;  1430.7 fadd+fmul   45 next copy
        andps xmm5, xmm8                                           ;  1432.7 fadd+fmul   45 next
        xorps xmm2, xmm5                                           ;  1434.7 fadd+fmul   45 next
        xorps xmm11, xmm2                                          ;  1436.7 fadd+fmul   45 next
        movaps xmm5, xmm3                                          ;  1434.7 fadd+fmul   45 next copy
        andps xmm5, xmm10                                          ;  1436.7 fadd+fmul   45 next
        xorps xmm2, xmm9                                           ;  1436.7 fadd+fmul   45 next
        xorps xmm2, xmm4                                           ;  1438.7 fadd+fmul   45 next
        xorps xmm5, xmm1                                           ;  1438.7 fadd+fmul   45 next
        andps xmm4, xmm8                                           ;  1439.7 fadd+fmul   45 next
        movaps [rsi - 16], xmm2                                    ;  1440.7 agu1+agu0+fmisc   45 next spill
        movaps xmm2, xmm0                                          ;  1440.7 fadd+fmul   45 next copy
        xorps xmm2, xmm6                                           ;  1442.7 fadd+fmul   45 next
        xorps xmm0, xmm3                                           ;  1442.7 fadd+fmul   45 next
        xorps xmm11, xmm0                                          ;  1444.7 fadd+fmul   45 next
        andps xmm2, xmm8                                           ;  1444.7 fadd+fmul   45 next
        andps xmm0, xmm7                                           ;  1445.7 fadd+fmul   45 next
        xorps xmm13, xmm2                                          ;  1446.7 fadd+fmul   45 next
        movaps xmm2, xmm12                                         ;  1447.7 fadd+fmul   45 next copy
        andps xmm2, xmm10                                          ;  1449.7 fadd+fmul   45 next
        xorps xmm2, xmm5                                           ;  1451.7 fadd+fmul   45 next
        xorps xmm11, xmm15                                         ;  1450.7 fadd+fmul   45 next
        xorps xmm5, xmm6                                           ;  1451.7 fadd+fmul   45 next
        xorps xmm4, xmm5                                           ;  1453.7 fadd+fmul   45 next
        andps xmm5, xmm10                                          ;  1453.7 fadd+fmul   45 next
        xorps xmm4, xmm7                                           ;  1455.7 fadd+fmul   45 next
        xorps xmm0, xmm2                                           ;  1455.7 fadd+fmul   45 next
        movaps xmm2, xmm7                                          ;  1456.7 fadd+fmul   45 next copy
        andps xmm2, xmm12                                          ;  1458.7 fadd+fmul   45 next
        andps xmm7, xmm1                                           ;  1458.7 fadd+fmul   45 next
        xorps xmm2, xmm7                                           ;  1460.7 fadd+fmul   45 next
        xorps xmm5, xmm2                                           ;  1462.7 fadd+fmul   45 next
        movaps xmm2, xmm1                                          ;  1461.7 fadd+fmul   45 next copy
        xorps xmm2, xmm10                                          ;  1463.7 fadd+fmul   45 next
        andps xmm2, xmm8                                           ;  1465.7 fadd+fmul   45 next
        xorps xmm2, xmm0                                           ;  1467.7 fadd+fmul   45 next
        xorps xmm5, [rbp + 96]                                     ;  1465.7 agu2+agu0+fadd+fmul   45 next
        xorps xmm7, [rbp + 112]                                    ;  1466.7 agu1+agu0+fadd+fmul   45 next
        xorps xmm0, xmm7                                           ;  1468.7 fadd+fmul   45 next
        movaps xmm7, [rbp + 32]                                    ;  1464.7 agu2+agu0+fmisc   45 next
        andps xmm7, xmm12                                          ;  1468.7 fadd+fmul   45 next
        andps xmm1, [rbp + 32]                                     ;  1469.7 agu1+agu0+fadd+fmul   45 next
        andps xmm6, xmm3                                           ;  1470.7 fadd+fmul   45 next
        xorps xmm1, [rbp + 16]                                     ;  1471.7 agu2+agu0+fadd+fmul   45 next
        andps xmm12, xmm3                                          ;  1472.7 fadd+fmul   45 next
        andps xmm10, [rbp + 32]                                    ;  1473.7 agu1+agu0+fadd+fmul   45 next
        orps xmm8, [rbp - 96]                                      ;  1474.7 agu2+agu0+fadd+fmul   45 next
        xorps xmm6, xmm7                                           ;  1475.7 fadd+fmul   45 next
        movaps [rbp + 16], xmm5                                    ;  1471.7 agu1+agu2+fmisc   45 next spill
        movaps xmm5, [rdx - 32]                                    ;  1473.7 agu0+agu1+fmisc   45 next
        xorps xmm5, xmm4                                           ;  1476.7 fadd+fmul   45 next
        xorps xmm4, xmm0                                           ;  1477.7 fadd+fmul   45 next
        xorps xmm14, xmm4                                          ;  1479.7 fadd+fmul   45 next
        xorps xmm14, xmm1                                          ;  1481.7 fadd+fmul   45 next
        movaps xmm4, [rdx + 0]                                     ;  1476.0 agu2+agu0+fmisc   45 next reload
        xorps xmm12, xmm4                                          ;  1480.7 fadd+fmul   45 next
        xorps xmm7, xmm10                                          ;  1481.7 fadd+fmul   45 next
        xorps xmm6, [rbp - 96]                                     ;  1482.7 agu1+agu0+fadd+fmul   45 next
        xorps xmm9, xmm5                                           ;  1483.7 fadd+fmul   45 next
        xorps xmm8, xmm6                                           ;  1484.7 fadd+fmul   45 next
        xorps xmm10, xmm12                                         ;  1485.7 fadd+fmul   45 next
        xorps xmm12, [rdx - 96]                                    ;  1486.7 agu2+agu0+fadd+fmul   45 next
        xorps xmm11, xmm7                                          ;  1487.7 fadd+fmul   45 next
        xorps xmm12, [rsi - 16]                                    ;  1488.7 agu1+agu0+fadd+fmul   45 next
        xorps xmm7, [rdx - 32]                                     ;  1489.7 agu2+agu0+fadd+fmul   45 next
        movaps xmm5, [rbp + 32]                                    ;  1485.7 agu1+agu2+fmisc   48 next reload
        andps xmm3, xmm5                                           ;  1490.7 fadd+fmul   45 next
        xorps xmm15, xmm3                                          ;  1492.7 fadd+fmul   45 next
        xorps xmm1, xmm4                                           ;  1492.7 fadd+fmul   45 next
        xorps xmm3, xmm2                                           ;  1493.7 fadd+fmul   45 next
        xorps xmm2, xmm8                                           ;  1494.7 fadd+fmul   45 next
        xorps xmm2, [rbp + 0]                                      ;  1496.7 agu0+agu1+fadd+fmul   45 next
        xorps xmm13, xmm1                                          ;  1496.7 fadd+fmul   45 next
        xorps xmm8, [rbp + 96]                                     ;  1497.7 agu2+agu0+fadd+fmul   45 next
        xorps xmm11, [rbp + 112]                                   ;  1498.7 agu1+agu0+fadd+fmul   45 next
        xorps xmm7, [rbp + 16]                                     ;  1499.7 agu2+agu1+fadd+fmul   45 next
        xorps xmm9, [rbp - 96]                                     ;  1500.7 agu0+agu2+fadd+fmul   45 next
        xorps xmm5, xmm15                                          ;  1501.7 fadd+fmul   45 next
        xorps xmm10, xmm3                                          ;  1502.7 fadd+fmul   45 next
        xorps xmm8, xmm5                                           ;  1503.7 fadd+fmul   45 next
        xorps xmm0, xmm10                                          ;  1504.7 fadd+fmul   45 next
        movaps xmm15, [rbp - 128]                                  ;  1500.7 agu1+agu0+fmisc   48 next reload
        xorps xmm0, xmm15                                          ;  1506.7 fadd+fmul   45 next
        movaps xmm1, [rbp - 64]                                    ;  1502.7 agu2+agu0+fmisc   48 next reload
        xorps xmm13, xmm1                                          ;  1506.7 fadd+fmul   45 next
        movaps xmm3, [rbp - 48]                                    ;  1504.7 agu1+agu0+fmisc   48 next reload
        xorps xmm14, xmm3                                          ;  1507.7 fadd+fmul   45 next
        movaps xmm4, [rbp + 48]                                    ;  1506.7 agu2+agu0+fmisc   48 next reload
        xorps xmm2, xmm4                                           ;  1508.7 fadd+fmul   45 next
        movaps xmm5, [rdx + 32]                                    ;  1508.7 agu1+agu0+fmisc   48 next reload
        xorps xmm8, xmm5                                           ;  1510.7 fadd+fmul   45 next
        movaps xmm6, [rbp - 32]                                    ;  1510.3 agu2+agu0+fmisc+fadd   48 next reload
        xorps xmm11, xmm6                                          ;  1512.3 fmul+fadd   45 next
        movaps xmm10, [rsi - 32]                                   ;  1511.7 agu1+agu0+fmisc+fmul   48 next reload
        xorps xmm12, xmm10                                         ;  1513.7 fadd+fmul   45 next
        xorps xmm0, [rsi - 128]                                    ;  1513.7 agu2+agu0+fadd+fmul   54 next
        xorps xmm13, [rsi - 64]                                    ;  1514.7 agu1+agu0+fadd+fmul   54 next
        xorps xmm14, [rdx + 64]                                    ;  1515.7 agu2+agu1+fadd+fmul   54 next
        xorps xmm2, [rsi - 80]                                     ;  1516.7 agu0+agu2+fadd+fmul   54 next
        xorps xmm8, [rbp + 64]                                     ;  1517.7 agu1+agu0+fadd+fmul   54 next
        xorps xmm11, [rbp - 112]                                   ;  1518.7 agu2+agu1+fadd+fmul   54 next
        xorps xmm12, [rdx + 80]                                    ;  1519.7 agu0+agu2+fadd+fmul   54 next
        xorps xmm7, [rbp + 80]                                     ;  1520.7 agu1+agu0+fadd+fmul   54 next
        xorps xmm9, [rbp - 16]                                     ;  1521.7 agu2+agu1+fadd+fmul   54 next
        xorps xmm15, [rdx - 16]                                    ;  1522.7 agu0+agu2+fadd+fmul   54 next
        xorps xmm1, [rbp - 80]                                     ;  1523.7 agu1+agu0+fadd+fmul   54 next
        xorps xmm3, [rdx - 64]                                     ;  1524.7 agu2+agu0+fadd+fmul   54 next
        xorps xmm4, [rdx - 80]                                     ;  1525.7 agu1+agu0+fadd+fmul   54 next
        xorps xmm5, [rdx - 48]                                     ;  1526.7 agu2+agu0+fadd+fmul   54 next
        xorps xmm6, [rdx - 112]                                    ;  1527.7 agu1+agu0+fadd+fmul   54 next
        xorps xmm10, [rdx + 16]                                    ;  1528.7 agu2+agu0+fadd+fmul   54 next
        movaps [rsi - 32], xmm10                                   ;  1530.7 agu1+agu0+fmisc   54 next spill
        movaps xmm10, [rsi - 128]                                  ;  1526.7 agu2+agu0+fmisc   58 r
        xorps xmm10, [r8 + 1024]                                   ;  1529.7 agu1+agu0+fadd+fmul   58 r
        movaps [rsi - 128], xmm6                                   ;  1529.7 agu2+agu0+fmisc   54 next spill
        movaps xmm6, [rsi - 64]                                    ;  1530.3 agu1+agu0+fmisc+fadd   58 r
        xorps xmm6, [r8 + 1040]                                    ;  1532.3 agu2+agu1+fmul+fadd   58 r
        movaps [rsi - 64], xmm5                                    ;  1531.7 agu0+agu2+fmisc   54 next spill
        movaps xmm5, [rdx + 64]                                    ;  1532.3 agu1+agu0+fmul+fadd   58 r
        xorps xmm5, [r8 + 1056]                                    ;  1534.3 agu2+agu1+fmul+fadd   58 r
        movaps [rdx + 64], xmm4                                    ;  1533.7 agu0+agu2+fmisc   54 next spill
        movaps xmm4, [rsi - 80]                                    ;  1534.3 agu1+agu0+fmul+fadd   58 r
        xorps xmm4, [r8 + 1072]                                    ;  1536.3 agu2+agu1+fmul+fadd   58 r
        movaps [rsi - 80], xmm3                                    ;  1535.7 agu0+agu2+fmisc   54 next spill
        movaps xmm3, [rbp + 64]                                    ;  1536.3 agu1+agu0+fmul+fadd   58 r
        xorps xmm3, [r8 + 1088]                                    ;  1538.3 agu2+agu1+fmul+fadd   58 r
        xorps xmm10, [rax - 16]                                    ;  1538.3 agu0+agu2+fmul+fadd  114 r
        movaps [rax - 16], xmm10                                   ;  1540.3 agu1+agu0+fmisc  114 r spill
        movaps xmm10, [rbp - 112]                                  ;  1538.7 agu2+agu1+fmul+fmisc   58 r
        xorps xmm10, [r8 + 1104]                                   ;  1540.7 agu0+agu2+fadd+fmul   58 r
        xorps xmm6, [rax - 32]                                     ;  1540.7 agu1+agu0+fadd+fmul  114 r
        movaps [rax - 32], xmm6                                    ;  1542.7 agu2+agu1+fmisc  114 r spill
        movaps xmm6, [rdx + 80]                                    ;  1541.7 agu0+agu2+fadd+fmul   58 r
        xorps xmm6, [r8 + 1120]                                    ;  1543.7 agu1+agu0+fadd+fmul   58 r
        movaps [rdx + 80], xmm1                                    ;  1542.7 agu2+agu1+fmisc   54 next spill
        movaps xmm1, [rbp + 80]                                    ;  1543.7 agu0+agu2+fadd+fmul   58 r
        xorps xmm1, [r8 + 1136]                                    ;  1545.7 agu1+agu0+fadd+fmul   58 r
        xorps xmm5, [rax - 48]                                     ;  1545.7 agu2+agu1+fadd+fmul  114 r
        movaps [rax - 48], xmm5                                    ;  1547.7 agu0+agu2+fmisc  114 r spill
        movaps xmm5, [rbp - 16]                                    ;  1546.3 agu1+agu0+fmisc+fadd   58 r
        xorps xmm5, [r8 + 1152]                                    ;  1548.3 agu2+agu1+fmul+fadd   58 r
        xorps xmm4, [rax - 64]                                     ;  1548.3 agu0+agu2+fmul+fadd  114 r
        movaps [rax - 64], xmm4                                    ;  1550.3 agu1+agu0+fmisc  114 r spill
        movaps xmm4, [rdx - 16]                                    ;  1548.7 agu2+agu1+fmul+fmisc   58 r
        xorps xmm4, [r8 + 1168]                                    ;  1550.7 agu0+agu2+fadd+fmul   58 r
        xorps xmm3, [rax - 80]                                     ;  1550.7 agu1+agu0+fadd+fmul  114 r
        movaps [rax - 80], xmm3                                    ;  1552.7 agu2+agu1+fmisc  114 r spill
        movaps xmm3, [rbp - 80]                                    ;  1551.7 agu0+agu2+fadd+fmul   58 r
        xorps xmm3, [r8 + 1184]                                    ;  1553.7 agu1+agu0+fadd+fmul   58 r
        xorps xmm10, [rax - 96]                                    ;  1553.7 agu2+agu1+fadd+fmul  114 r
        movaps [rax - 96], xmm10                                   ;  1555.7 agu0+agu2+fmisc  114 r spill
        movaps xmm10, [rdx - 64]                                   ;  1554.3 agu1+agu0+fmisc+fadd   58 r
        xorps xmm10, [r8 + 1200]                                   ;  1556.3 agu2+agu1+fmul+fadd   58 r
        xorps xmm6, [rdx + 112]                                    ;  1556.3 agu0+agu2+fmul+fadd  114 r
        xorps xmm1, [rax - 112]                                    ;  1557.3 agu1+agu0+fmul+fadd  114 r
        movaps [rax - 112], xmm1                                   ;  1559.3 agu2+agu1+fmisc  114 r spill
        movaps xmm1, [rdx - 80]                                    ;  1557.7 agu0+agu2+fmisc+fmul   58 r
        xorps xmm1, [r8 + 1216]                                    ;  1559.7 agu1+agu0+fadd+fmul   58 r
        xorps xmm5, [rax - 128]                                    ;  1559.7 agu2+agu1+fadd+fmul  114 r
        movaps [rax - 128], xmm5                                   ;  1561.7 agu0+agu2+fmisc  114 r spill
        movaps xmm5, [rdx - 48]                                    ;  1560.3 agu1+agu0+fmisc+fadd   58 r
        xorps xmm5, [r8 + 1232]                                    ;  1562.3 agu2+agu1+fmul+fadd   58 r
        xorps xmm4, [rcx + 112]                                    ;  1562.3 agu0+agu2+fmul+fadd  114 r
        movaps [rcx + 112], xmm4                                   ;  1564.3 agu1+agu0+fmisc  114 r spill
        movaps xmm4, [rdx - 112]                                   ;  1562.7 agu2+agu1+fmul+fmisc   58 r
        xorps xmm4, [r8 + 1248]                                    ;  1564.7 agu0+agu2+fadd+fmul   58 r
        xorps xmm3, [rcx + 96]                                     ;  1564.7 agu1+agu0+fadd+fmul  114 r
        movaps [rcx + 96], xmm3                                    ;  1566.7 agu2+agu1+fmisc  114 r spill
        movaps xmm3, [rdx + 16]                                    ;  1565.7 agu0+agu2+fadd+fmul   58 r
        xorps xmm3, [r8 + 1264]                                    ;  1567.7 agu1+agu0+fadd+fmul   58 r
        xorps xmm10, [rdx + 48]                                    ;  1567.7 agu2+agu1+fadd+fmul  114 r
        xorps xmm1, [rsi - 112]                                    ;  1568.7 agu0+agu2+fadd+fmul  114 r
        xorps xmm5, [rsi + 0]                                      ;  1569.7 agu1+agu0+fadd+fmul  114 r
        xorps xmm4, [rsi - 96]                                     ;  1570.7 agu2+agu1+fadd+fmul  114 r
        xorps xmm3, [rbx - 112]                                    ;  1571.7 agu0+agu2+fadd+fmul  114 r
        xorps xmm0, [rax + 64]                                     ;  1572.7 agu1+agu0+fadd+fmul  114 r
        xorps xmm13, [rax + 80]                                    ;  1573.7 agu2+agu1+fadd+fmul  114 r
        xorps xmm14, [rax + 96]                                    ;  1574.7 agu0+agu2+fadd+fmul  114 r
        xorps xmm2, [rax + 112]                                    ;  1575.7 agu1+agu0+fadd+fmul  114 r
        xorps xmm8, [rdx + 96]                                     ;  1576.7 agu2+agu1+fadd+fmul  114 r
        xorps xmm11, [rdi - 32]                                    ;  1577.7 agu0+agu2+fadd+fmul  114 r
        xorps xmm12, [rdi - 16]                                    ;  1578.7 agu1+agu0+fadd+fmul  114 r
        xorps xmm7, [rdi + 0]                                      ;  1579.7 agu2+agu0+fadd+fmul  114 r
        xorps xmm9, [rbx - 128]                                    ;  1580.7 agu1+agu0+fadd+fmul  114 r
        xorps xmm15, [rdi + 16]                                    ;  1581.7 agu2+agu0+fadd+fmul  114 r
        movaps [rdi + 16], xmm15                                   ;  1583.7 agu1+agu0+fmisc  114 r spill
        movaps xmm15, [rdi + 32]                                   ;  1579.7 agu2+agu0+fmisc  114 r
        xorps xmm15, [rdx + 80]                                    ;  1582.7 agu1+agu0+fadd+fmul  114 r
        movaps [rdx + 80], xmm15                                   ;  1584.7 agu2+agu0+fmisc  114 r spill
        movaps xmm15, [rdi + 48]                                   ;  1583.3 agu1+agu0+fmisc+fadd  114 r
        xorps xmm15, [rsi - 80]                                    ;  1585.3 agu2+agu1+fmul+fadd  114 r
        movaps [rsi - 80], xmm15                                   ;  1587.3 agu0+agu2+fmisc  114 r spill
        movaps xmm15, [rdi + 64]                                   ;  1585.3 agu1+agu0+fmul+fadd  114 r
        xorps xmm15, [rdx + 64]                                    ;  1587.3 agu2+agu1+fmul+fadd  114 r
        movaps [rdx + 64], xmm15                                   ;  1589.3 agu0+agu2+fmisc  114 r spill
        movaps xmm15, [rdi + 80]                                   ;  1587.3 agu1+agu0+fmul+fadd  114 r
        xorps xmm15, [rsi - 64]                                    ;  1589.3 agu2+agu1+fmul+fadd  114 r
        movaps [rsi - 64], xmm15                                   ;  1591.3 agu0+agu2+fmisc  114 r spill
        movaps xmm15, [rdi + 96]                                   ;  1589.3 agu1+agu0+fmul+fadd  114 r
        xorps xmm15, [rsi - 128]                                   ;  1591.3 agu2+agu0+fmul+fadd  114 r
        movaps [rsi - 128], xmm15                                  ;  1593.3 agu1+agu2+fmisc  114 r spill
        movaps xmm15, [rsi + 48]                                   ;  1591.3 agu0+agu1+fmul+fadd  114 r
        xorps xmm15, [rsi - 32]                                    ;  1593.3 agu2+agu0+fmul+fadd  114 r
        movaps [rsi - 32], xmm15                                   ;  1595.3 agu1+agu2+fmisc  114 r spill
        movaps xmm15, [rax - 16]                                   ;  1593.3 agu0+agu1+fmul+fadd   54 next
        xorps xmm15, [r8 + 256]                                    ;  1595.3 agu2+agu0+fmul+fadd   54 next
        movaps [rsi + 48], xmm9                                    ;  1594.7 agu1+agu2+fmisc  114 r spill
        movaps xmm9, [rax - 32]                                    ;  1595.3 agu0+agu1+fmul+fadd   54 next
        xorps xmm9, [r8 + 272]                                     ;  1597.3 agu2+agu0+fmul+fadd   54 next
        movaps [rdi + 96], xmm7                                    ;  1596.7 agu1+agu2+fmisc  114 r spill
        movaps xmm7, [rax - 48]                                    ;  1597.3 agu0+agu1+fmul+fadd   54 next
        xorps xmm7, [r8 + 288]                                     ;  1599.3 agu2+agu0+fmul+fadd   54 next
        movaps [rdi + 80], xmm12                                   ;  1598.7 agu1+agu2+fmisc  114 r spill
        movaps xmm12, [rax - 64]                                   ;  1599.3 agu0+agu1+fmul+fadd   54 next
        xorps xmm12, [r8 + 304]                                    ;  1601.3 agu2+agu0+fmul+fadd   54 next
        movaps [rdi + 64], xmm11                                   ;  1600.7 agu1+agu2+fmisc  114 r spill
        movaps xmm11, [rax - 80]                                   ;  1601.3 agu0+agu1+fmul+fadd   54 next
        xorps xmm11, [r8 + 320]                                    ;  1603.3 agu2+agu0+fmul+fadd   54 next
        movaps [rdi + 48], xmm8                                    ;  1602.7 agu1+agu2+fmisc  114 r spill
        movaps xmm8, [rax - 96]                                    ;  1603.3 agu0+agu1+fmul+fadd   54 next
        xorps xmm8, [r8 + 336]                                     ;  1605.3 agu2+agu0+fmul+fadd   54 next
        movaps [rdi + 32], xmm2                                    ;  1604.7 agu1+agu2+fmisc  114 r spill
        movaps xmm2, xmm6                                          ;  1605.3 fmul+fadd   54 next copy
        xorps xmm2, [r8 + 352]                                     ;  1607.3 agu0+agu1+fmul+fadd   54 next
        movaps [rbx - 128], xmm6                                   ;  1606.7 agu2+agu0+fmisc  114 r spill
        movaps xmm6, [rax - 112]                                   ;  1607.3 agu1+agu2+fmul+fadd   54 next
        xorps xmm6, [r8 + 368]                                     ;  1609.3 agu0+agu1+fmul+fadd   54 next
        movaps [rdi + 0], xmm14                                    ;  1608.7 agu2+agu0+fmisc  114 r spill
        movaps xmm14, [rax - 128]                                  ;  1609.3 agu1+agu2+fmul+fadd   54 next
        xorps xmm14, [r8 + 384]                                    ;  1611.3 agu0+agu1+fmul+fadd   54 next
        movaps [rdi - 16], xmm13                                   ;  1610.7 agu2+agu0+fmisc  114 r spill
        movaps xmm13, [rcx + 112]                                  ;  1611.3 agu1+agu2+fmul+fadd   54 next
        xorps xmm13, [r8 + 400]                                    ;  1613.3 agu0+agu1+fmul+fadd   54 next
        movaps [rdi - 32], xmm0                                    ;  1612.7 agu2+agu0+fmisc  114 r spill
        movaps xmm0, [rcx + 96]                                    ;  1613.3 agu1+agu2+fmul+fadd   54 next
        xorps xmm0, [r8 + 416]                                     ;  1615.3 agu0+agu1+fmul+fadd   54 next
        movaps [rdx + 96], xmm7                                    ;  1614.7 agu2+agu0+fmisc   54 next spill
        movaps xmm7, xmm10                                         ;  1615.3 fmul+fadd   54 next copy
        xorps xmm7, [r8 + 432]                                     ;  1617.3 agu1+agu2+fmul+fadd   54 next
        movaps [rax + 112], xmm10                                  ;  1616.7 agu0+agu1+fmisc  114 r spill
        movaps xmm10, xmm1                                         ;  1617.3 fmul+fadd   54 next copy
        xorps xmm10, [r8 + 448]                                    ;  1619.3 agu2+agu0+fmul+fadd   54 next
        movaps [rax + 96], xmm1                                    ;  1618.7 agu1+agu0+fmisc  114 r spill
        movaps xmm1, xmm5                                          ;  1619.3 fmul+fadd   54 next copy
        xorps xmm1, [r8 + 464]                                     ;  1621.3 agu2+agu1+fmul+fadd   54 next
        movaps [rax + 80], xmm5                                    ;  1620.7 agu0+agu1+fmisc  114 r spill
        movaps xmm5, xmm4                                          ;  1621.3 fmul+fadd   54 next copy
        xorps xmm5, [r8 + 480]                                     ;  1623.3 agu2+agu0+fmul+fadd   54 next
        movaps [rax + 64], xmm4                                    ;  1622.7 agu1+agu0+fmisc  114 r spill
        movaps xmm4, xmm3                                          ;  1623.3 fmul+fadd   54 next copy
        xorps xmm4, [r8 + 496]                                     ;  1625.3 agu2+agu1+fmul+fadd   54 next
        movaps [rbx - 112], xmm3                                   ;  1624.7 agu0+agu1+fmisc  114 r spill
        movaps xmm3, xmm1                                          ;  1625.3 fmul+fadd   41 next copy
        xorps xmm3, xmm6                                           ;  1627.3 fmul+fadd   41 next
        movaps [rsi - 96], xmm12                                   ;  1626.7 agu2+agu0+fmisc   54 next spill
        movaps xmm12, xmm0                                         ;  1627.3 fmul+fadd   41 next copy
        andps xmm12, xmm5                                          ;  1629.3 fmul+fadd   41 next
        movaps [rsi + 0], xmm9                                     ;  1628.7 agu1+agu0+fmisc   54 next spill
        movaps xmm9, xmm14                                         ;  1629.3 fmul+fadd   41 next copy
        xorps xmm9, xmm10                                          ;  1631.3 fmul+fadd   41 next
        movaps [rsi - 112], xmm2                                   ;  1630.7 agu2+agu0+fmisc   54 next spill
        movaps xmm2, xmm4                                          ;  1631.3 fmul+fadd   41 next copy
        andps xmm2, xmm5                                           ;  1633.3 fmul+fadd   41 next
        movaps [rdx + 48], xmm8                                    ;  1632.7 agu1+agu0+fmisc   54 next spill
        movaps xmm8, xmm1                                          ;  1633.3 fmul+fadd   41 next copy
        andps xmm8, xmm0                                           ;  1635.3 fmul+fadd   41 next
        movaps [rdx + 16], xmm15                                   ;  1634.7 agu2+agu0+fmisc   54 next spill
        movaps xmm15, xmm5                                         ;  1635.3 fmul+fadd   41 next copy
        andps xmm15, xmm6                                          ;  1637.3 fmul+fadd   41 next
        xorps xmm8, xmm15                                          ;  1639.3 fmul+fadd   41 next
        movaps xmm15, xmm1                                         ;  1638.3 fmul+fadd   41 next copy
        andps xmm15, xmm7                                          ;  1640.3 fmul+fadd   41 next
        xorps xmm8, [rel misty1_encrypt_compact.T0_constants128]   ;  1641.3 agu1+agu0+fmul+fadd   41 next
        movaps [rdx - 112], xmm11                                  ;  1638.3 agu2+agu0+fmisc   54 next spill
        movaps xmm11, xmm3                                         ;  1641.3 fmul+fadd   41 next copy
        xorps xmm11, xmm0                                          ;  1643.3 fmul+fadd   41 next
        movaps [rdx - 48], xmm8                                    ;  1643.3 agu1+agu2+fmisc   41 next spill
        movaps xmm8, xmm13                                         ;  1643.3 fmul+fadd   41 next copy
        andps xmm8, xmm11                                          ;  1645.3 fmul+fadd   41 next
        movaps [rdx - 80], xmm12                                   ;  1642.3 agu0+agu1+fmisc   41 next spill
        movaps xmm12, xmm4                                         ;  1645.3 fmul+fadd   41 next copy
        andps xmm12, xmm6                                          ;  1647.3 fmul+fadd   41 next
        xorps xmm12, xmm5                                          ;  1649.3 fmul+fadd   41 next
        xorps xmm8, xmm12                                          ;  1651.3 fmul+fadd   41 next
        movaps [rdx + 112], xmm1                                   ;  1645.7 agu2+agu0+fmisc   54 next spill
        movaps xmm1, xmm0                                          ;  1649.3 fmul+fadd   41 next copy
        andps xmm1, xmm13                                          ;  1651.3 fmul+fadd   41 next
        xorps xmm1, xmm9                                           ;  1653.3 fmul+fadd   41 next
        movaps [rdx - 64], xmm1                                    ;  1655.3 agu1+agu0+fmisc   41 next spill
        movaps xmm1, xmm0                                          ;  1652.3 fmul+fadd   41 next copy
        andps xmm1, xmm6                                           ;  1654.3 fmul+fadd   41 next
        xorps xmm15, xmm1                                          ;  1656.3 fmul+fadd   41 next
        xorps xmm15, xmm2                                          ;  1658.3 fmul+fadd   41 next
        movaps xmm1, xmm0                                          ;  1656.3 fmul+fadd   41 next copy
        andps xmm1, xmm14                                          ;  1658.3 fmul+fadd   41 next
        movaps [rbp - 80], xmm2                                    ;  1655.3 agu2+agu0+fmisc   41 next spill
        movaps xmm2, xmm0                                          ;  1658.3 fmul+fadd   41 next copy
        andps xmm2, xmm7                                           ;  1660.3 fmul+fadd   41 next
        xorps xmm1, xmm2                                           ;  1662.3 fmul+fadd   41 next
        xorps xmm12, xmm2                                          ;  1662.3 fmul+fadd   41 next
        movaps xmm2, xmm4                                          ;  1662.3 fmul+fadd   41 next copy
        andps xmm2, xmm7                                           ;  1664.3 fmul+fadd   41 next
        xorps xmm0, xmm2                                           ;  1666.3 fmul+fadd   41 next
        xorps xmm8, xmm0                                           ;  1668.3 fmul+fadd   41 next
        andps xmm0, xmm4                                           ;  1668.3 fmul+fadd   41 next
        xorps xmm0, [rel misty1_encrypt_compact.T0_constants128]   ;  1670.3 agu1+agu0+fmul+fadd   41 next
        movaps [rdx - 16], xmm2                                    ;  1666.3 agu2+agu0+fmisc   41 next spill
        movaps xmm2, xmm14                                         ;  1668.3 fmul+fadd   41 next copy
        andps xmm2, xmm6                                           ;  1670.3 fmul+fadd   41 next
        movaps [rbp - 16], xmm0                                    ;  1672.3 agu1+agu2+fmisc   41 next spill
        movaps xmm0, xmm11                                         ;  1670.3 fmul+fadd   41 next copy
        orps xmm0, xmm4                                            ;  1672.3 fmul+fadd   41 next
        movaps [rbp + 80], xmm11                                   ;  1670.7 agu0+agu1+fmisc   41 next spill
        movaps xmm11, xmm9                                         ;  1672.3 fmul+fadd   41 next copy
        andps xmm11, xmm7                                          ;  1674.3 fmul+fadd   41 next
        andps xmm9, xmm6                                           ;  1674.3 fmul+fadd   41 next
        movaps [rbp - 112], xmm1                                   ;  1673.3 agu2+agu0+fmisc   41 next spill
        movaps xmm1, xmm13                                         ;  1675.3 fmul+fadd   41 next copy
        andps xmm1, xmm10                                          ;  1677.3 fmul+fadd   41 next
        xorps xmm0, xmm1                                           ;  1679.3 fmul+fadd   41 next
        xorps xmm2, xmm0                                           ;  1681.3 fmul+fadd   41 next
        movaps xmm0, xmm7                                          ;  1679.3 fmul+fadd   41 next copy
        andps xmm0, xmm10                                          ;  1681.3 fmul+fadd   41 next
        movaps xmm1, xmm5                                          ;  1681.3 fmul+fadd   41 next copy
        andps xmm1, xmm10                                          ;  1683.3 fmul+fadd   41 next
        xorps xmm11, xmm1                                          ;  1685.3 fmul+fadd   41 next
        xorps xmm12, xmm11                                         ;  1687.3 fmul+fadd   41 next
        movaps xmm1, xmm13                                         ;  1685.3 fmul+fadd   41 next copy
        andps xmm1, xmm14                                          ;  1687.3 fmul+fadd   41 next
        xorps xmm11, xmm2                                          ;  1687.3 fmul+fadd   41 next
        xorps xmm11, xmm3                                          ;  1689.3 fmul+fadd   41 next
        xorps xmm1, xmm6                                           ;  1689.3 fmul+fadd   41 next
        andps xmm3, xmm10                                          ;  1690.3 fmul+fadd   41 next
        movaps [rbp + 64], xmm11                                   ;  1691.3 agu1+agu0+fmisc   41 next spill
        movaps xmm11, xmm0                                         ;  1691.3 fmul+fadd   41 next copy
        xorps xmm11, xmm4                                          ;  1693.3 fmul+fadd   41 next
        xorps xmm0, xmm13                                          ;  1693.3 fmul+fadd   41 next
        xorps xmm12, xmm0                                          ;  1695.3 fmul+fadd   41 next
        andps xmm11, xmm10                                         ;  1695.3 fmul+fadd   41 next
        andps xmm0, xmm7                                           ;  1696.3 fmul+fadd   41 next
        xorps xmm8, xmm11                                          ;  1697.3 fmul+fadd   41 next
        movaps xmm11, xmm5                                         ;  1698.3 fmul+fadd   41 next copy
        andps xmm11, xmm14                                         ;  1700.3 fmul+fadd   41 next
        xorps xmm11, xmm1                                          ;  1702.3 fmul+fadd   41 next
        xorps xmm12, xmm15                                         ;  1701.3 fmul+fadd   41 next
        xorps xmm1, xmm4                                           ;  1702.3 fmul+fadd   41 next
        xorps xmm3, xmm1                                           ;  1704.3 fmul+fadd   41 next
        andps xmm1, xmm14                                          ;  1704.3 fmul+fadd   41 next
        xorps xmm3, xmm7                                           ;  1706.3 fmul+fadd   41 next
        xorps xmm0, xmm11                                          ;  1706.3 fmul+fadd   41 next
        movaps xmm11, xmm7                                         ;  1707.3 fmul+fadd   41 next copy
        andps xmm11, xmm5                                          ;  1709.3 fmul+fadd   41 next
        andps xmm7, xmm6                                           ;  1709.3 fmul+fadd   41 next
        xorps xmm11, xmm7                                          ;  1711.3 fmul+fadd   41 next
        xorps xmm1, xmm11                                          ;  1713.3 fmul+fadd   41 next
        movaps xmm11, xmm6                                         ;  1712.3 fmul+fadd   41 next copy
        xorps xmm11, xmm14                                         ;  1714.3 fmul+fadd   41 next
        andps xmm11, xmm10                                         ;  1716.3 fmul+fadd   41 next
        xorps xmm11, xmm0                                          ;  1718.3 fmul+fadd   41 next
        xorps xmm1, [rdx - 64]                                     ;  1716.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm7, [rdx - 80]                                     ;  1717.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm0, xmm7                                           ;  1719.3 fmul+fadd   41 next
        movaps xmm7, [rdx + 112]                                   ;  1715.3 agu2+agu0+fmisc   41 next
        andps xmm7, xmm5                                           ;  1719.3 fmul+fadd   41 next
        andps xmm6, [rdx + 112]                                    ;  1720.3 agu1+agu0+fmul+fadd   41 next
        andps xmm4, xmm13                                          ;  1721.3 fmul+fadd   41 next
        xorps xmm6, [rbp - 112]                                    ;  1722.3 agu2+agu0+fmul+fadd   41 next
        andps xmm5, xmm13                                          ;  1723.3 fmul+fadd   41 next
        andps xmm14, [rdx + 112]                                   ;  1724.3 agu1+agu0+fmul+fadd   41 next
        orps xmm10, [rbp + 80]                                     ;  1725.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm4, xmm7                                           ;  1726.3 fmul+fadd   41 next
        xorps xmm5, [rbp - 16]                                     ;  1727.3 agu1+agu2+fmul+fadd   41 next
        movaps [rbp - 112], xmm1                                   ;  1723.3 agu0+agu1+fmisc   41 next spill
        movaps xmm1, [rdx - 48]                                    ;  1725.3 agu2+agu0+fmisc   41 next
        xorps xmm1, xmm3                                           ;  1728.3 fmul+fadd   41 next
        xorps xmm3, xmm0                                           ;  1729.3 fmul+fadd   41 next
        xorps xmm9, xmm3                                           ;  1731.3 fmul+fadd   41 next
        xorps xmm9, xmm6                                           ;  1733.3 fmul+fadd   41 next
        xorps xmm7, xmm14                                          ;  1732.3 fmul+fadd   41 next
        movaps xmm3, [rbp + 80]                                    ;  1728.3 agu1+agu0+fmisc   41 next reload
        xorps xmm4, xmm3                                           ;  1733.3 fmul+fadd   41 next
        xorps xmm10, xmm4                                          ;  1735.3 fmul+fadd   41 next
        xorps xmm2, xmm1                                           ;  1735.3 fmul+fadd   41 next
        xorps xmm14, xmm5                                          ;  1736.3 fmul+fadd   41 next
        xorps xmm5, [rbp - 80]                                     ;  1737.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm12, xmm7                                          ;  1738.3 fmul+fadd   41 next
        xorps xmm5, [rbp + 64]                                     ;  1739.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm7, [rdx - 48]                                     ;  1740.3 agu2+agu0+fmul+fadd   41 next
        movaps xmm1, [rdx + 112]                                   ;  1737.0 agu1+agu0+fmisc   54 next reload
        andps xmm13, xmm1                                          ;  1741.3 fmul+fadd   41 next
        xorps xmm15, xmm13                                         ;  1743.3 fmul+fadd   41 next
        xorps xmm6, [rbp - 16]                                     ;  1743.3 agu2+agu1+fmul+fadd   41 next
        xorps xmm13, xmm11                                         ;  1744.3 fmul+fadd   41 next
        xorps xmm11, xmm10                                         ;  1745.3 fmul+fadd   41 next
        xorps xmm11, [rdx - 16]                                    ;  1747.3 agu0+agu1+fmul+fadd   41 next
        xorps xmm8, xmm6                                           ;  1747.3 fmul+fadd   41 next
        xorps xmm10, [rdx - 64]                                    ;  1748.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm12, [rdx - 80]                                    ;  1749.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm2, xmm3                                           ;  1750.3 fmul+fadd   41 next
        xorps xmm7, [rbp - 112]                                    ;  1751.3 agu2+agu1+fmul+fadd   41 next
        xorps xmm1, xmm15                                          ;  1752.3 fmul+fadd   41 next
        xorps xmm14, xmm13                                         ;  1753.3 fmul+fadd   41 next
        xorps xmm10, xmm1                                          ;  1754.3 fmul+fadd   41 next
        xorps xmm0, xmm14                                          ;  1755.3 fmul+fadd   41 next
        movaps xmm14, [rdx - 112]                                  ;  1751.3 agu0+agu1+fmisc   41 next
        movaps xmm15, [rdx + 16]                                   ;  1753.3 agu2+agu0+fmisc   54 next reload
        andps xmm14, xmm15                                         ;  1756.3 fmul+fadd   41 next
        movaps xmm1, [rdx + 48]                                    ;  1755.3 agu1+agu0+fmisc   41 next
        andps xmm1, xmm15                                          ;  1757.3 fmul+fadd   41 next
        movaps xmm3, [rsi - 112]                                   ;  1757.3 agu2+agu0+fmisc   41 next
        movaps xmm4, [rsi + 0]                                     ;  1758.3 agu1+agu0+fmul+fadd   54 next reload
        andps xmm3, xmm4                                           ;  1760.3 fmul+fadd   41 next
        movaps xmm6, [rsi - 96]                                    ;  1759.3 agu2+agu1+fmisc   41 next
        andps xmm6, xmm15                                          ;  1761.3 fmul+fadd   41 next
        movaps xmm13, [rdx - 112]                                  ;  1760.7 agu0+agu1+fmisc+fmul   41 next
        andps xmm13, [rsi - 96]                                    ;  1762.7 agu2+agu0+fadd+fmul   41 next
        movaps [rdx + 112], xmm2                                   ;  1762.3 agu1+agu2+fmisc   41 next spill
        movaps xmm2, [rsi - 112]                                   ;  1762.7 agu0+agu1+fadd+fmul   41 next
        andps xmm2, [rsi - 96]                                     ;  1764.7 agu2+agu0+fadd+fmul   41 next
        movaps [rbp - 112], xmm7                                   ;  1764.3 agu1+agu2+fmisc   41 next spill
        movaps xmm7, [rdx + 48]                                    ;  1764.7 agu0+agu1+fadd+fmul   41 next
        andps xmm7, [rdx + 96]                                     ;  1766.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm3, xmm7                                           ;  1768.7 fadd+fmul   41 next
        andps xmm7, xmm4                                           ;  1768.7 fadd+fmul   41 next
        movaps [rbp + 80], xmm5                                    ;  1766.3 agu1+agu2+fmisc   41 next spill
        movaps xmm5, xmm6                                          ;  1768.7 fadd+fmul   41 next copy
        xorps xmm5, xmm4                                           ;  1770.7 fadd+fmul   41 next
        movaps [rdx - 80], xmm12                                   ;  1768.3 agu0+agu1+fmisc   41 next spill
        movaps xmm12, [rsi - 112]                                  ;  1770.3 agu2+agu0+fmisc+fadd   41 next
        andps xmm12, xmm1                                          ;  1772.3 fmul+fadd   41 next
        movaps [rdx - 64], xmm10                                   ;  1771.3 agu1+agu2+fmisc   41 next spill
        movaps xmm10, [rdx - 112]                                  ;  1772.3 agu0+agu1+fmul+fadd   41 next
        xorps xmm10, xmm5                                          ;  1774.3 fmul+fadd   41 next
        andps xmm10, [rsi - 112]                                   ;  1776.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm6, xmm10                                          ;  1778.3 fmul+fadd   41 next
        movaps [rdx - 16], xmm11                                   ;  1773.3 agu1+agu0+fmisc   41 next spill
        movaps xmm11, xmm13                                        ;  1776.3 fmul+fadd   41 next copy
        xorps xmm11, xmm14                                         ;  1778.3 fmul+fadd   41 next
        xorps xmm13, xmm3                                          ;  1778.3 fmul+fadd   41 next
        xorps xmm3, xmm14                                          ;  1779.3 fmul+fadd   41 next
        andps xmm11, [rdx + 48]                                    ;  1780.3 agu2+agu0+fmul+fadd   41 next
        movaps [rbp - 16], xmm9                                    ;  1778.0 agu1+agu0+fmisc   41 next spill
        movaps xmm9, [rdx + 48]                                    ;  1780.0 agu2+agu1+fmisc   41 next
        andps xmm9, xmm4                                           ;  1782.0 fmul+fadd   41 next
        movaps [rdx - 48], xmm8                                    ;  1782.0 agu0+agu1+fmisc   41 next spill
        movaps xmm8, [rsi - 96]                                    ;  1782.3 agu2+agu0+fmul+fadd   41 next
        andps xmm8, xmm9                                           ;  1784.3 fmul+fadd   41 next
        xorps xmm12, xmm9                                          ;  1784.3 fmul+fadd   41 next
        xorps xmm12, [rel misty1_encrypt_compact.T0_constants128]  ;  1786.3 agu1+agu2+fmul+fadd   41 next
        movaps [rbp + 64], xmm0                                    ;  1784.0 agu0+agu1+fmisc   41 next spill
        movaps xmm0, [rsi - 112]                                   ;  1785.7 agu2+agu0+fmisc+fmul   41 next
        andps xmm0, [rdx + 96]                                     ;  1787.7 agu1+agu2+fadd+fmul   41 next
        movaps [rbp - 80], xmm3                                    ;  1787.0 agu0+agu1+fmisc   41 next spill
        movaps xmm3, xmm4                                          ;  1787.7 fadd+fmul   41 next copy
        andps xmm3, xmm15                                          ;  1789.7 fadd+fmul   41 next
        xorps xmm8, xmm3                                           ;  1791.7 fadd+fmul   41 next
        xorps xmm3, xmm0                                           ;  1791.7 fadd+fmul   41 next
        movaps [rbp - 32], xmm10                                   ;  1789.0 agu2+agu0+fmisc   41 next spill
        movaps xmm10, [rdx + 96]                                   ;  1791.0 agu1+agu0+fmisc   41 next
        andps xmm10, xmm13                                         ;  1793.0 fadd+fmul   41 next
        xorps xmm8, xmm10                                          ;  1795.0 fadd+fmul   41 next
        movaps xmm10, [rsi - 96]                                   ;  1793.0 agu2+agu1+fmisc   54 next reload
        xorps xmm8, xmm10                                          ;  1797.0 fadd+fmul   41 next
        xorps xmm13, xmm15                                         ;  1794.7 fadd+fmul   41 next
        movaps [rdx + 32], xmm8                                    ;  1799.0 agu0+agu1+fmisc   41 next spill
        movaps xmm8, [rdx + 96]                                    ;  1795.7 agu2+agu0+fadd+fmul   41 next
        andps xmm8, xmm3                                           ;  1797.7 fadd+fmul   41 next
        xorps xmm8, xmm15                                          ;  1799.7 fadd+fmul   41 next
        andps xmm3, [rdx - 112]                                    ;  1798.7 agu1+agu2+fadd+fmul   41 next
        xorps xmm8, xmm5                                           ;  1801.7 fadd+fmul   41 next
        movaps [rbp + 48], xmm8                                    ;  1803.7 agu0+agu1+fmisc   41 next spill
        movaps xmm8, [rdx - 112]                                   ;  1800.0 agu2+agu0+fmisc   41 next
        xorps xmm8, xmm2                                           ;  1802.0 fadd+fmul   41 next
        xorps xmm11, xmm8                                          ;  1804.0 fadd+fmul   41 next
        xorps xmm3, xmm11                                          ;  1806.0 fadd+fmul   41 next
        movaps xmm11, xmm13                                        ;  1803.7 fadd+fmul   41 next copy
        andps xmm11, xmm15                                         ;  1805.7 fadd+fmul   41 next
        andps xmm13, [rdx - 112]                                   ;  1805.7 agu1+agu2+fadd+fmul   41 next
        andps xmm8, [rdx + 48]                                     ;  1806.7 agu0+agu1+fadd+fmul   41 next
        xorps xmm11, xmm12                                         ;  1807.7 fadd+fmul   41 next
        andps xmm5, [rdx + 96]                                     ;  1808.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm11, xmm0                                          ;  1809.7 fadd+fmul   41 next
        movaps xmm15, xmm4                                         ;  1810.7 fadd+fmul   41 next copy
        andps xmm15, xmm10                                         ;  1812.7 fadd+fmul   41 next
        xorps xmm8, xmm15                                          ;  1814.7 fadd+fmul   41 next
        xorps xmm11, xmm8                                          ;  1816.7 fadd+fmul   41 next
        movaps xmm8, [rdx - 112]                                   ;  1810.0 agu1+agu0+fmisc   41 next
        andps xmm8, xmm4                                           ;  1814.7 fadd+fmul   41 next
        xorps xmm8, xmm1                                           ;  1816.7 fadd+fmul   41 next
        xorps xmm5, xmm8                                           ;  1818.7 fadd+fmul   41 next
        xorps xmm8, [rdx + 96]                                     ;  1818.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm14, xmm15                                         ;  1818.7 fadd+fmul   41 next
        movaps xmm15, [rsi - 112]                                  ;  1816.3 agu1+agu0+fmisc   41 next
        xorps xmm15, xmm9                                          ;  1819.7 fadd+fmul   41 next
        andps xmm15, [rdx + 16]                                    ;  1821.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm12, xmm15                                         ;  1823.7 fadd+fmul   41 next
        xorps xmm13, xmm12                                         ;  1825.7 fadd+fmul   41 next
        movaps xmm12, xmm10                                        ;  1823.7 fadd+fmul   41 next copy
        andps xmm12, xmm8                                          ;  1825.7 fadd+fmul   41 next
        xorps xmm8, xmm0                                           ;  1825.7 fadd+fmul   41 next
        xorps xmm12, [rdx + 48]                                    ;  1827.7 agu1+agu0+fadd+fmul   41 next
        xorps xmm0, xmm10                                          ;  1827.7 fadd+fmul   41 next
        xorps xmm9, [rdx + 96]                                     ;  1828.7 agu2+agu0+fadd+fmul   41 next
        andps xmm2, xmm0                                           ;  1829.7 fadd+fmul   41 next
        xorps xmm3, xmm5                                           ;  1830.7 fadd+fmul   41 next
        movaps xmm5, [rdx - 112]                                   ;  1828.0 agu1+agu0+fmisc   41 next
        andps xmm5, xmm9                                           ;  1831.7 fadd+fmul   41 next
        andps xmm0, [rdx + 48]                                     ;  1832.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm15, xmm0                                          ;  1834.7 fadd+fmul   41 next
        xorps xmm8, xmm15                                          ;  1836.7 fadd+fmul   41 next
        xorps xmm7, xmm12                                          ;  1835.7 fadd+fmul   41 next
        movaps xmm15, [rdx + 96]                                   ;  1832.0 agu1+agu0+fmisc   41 next
        andps xmm15, xmm14                                         ;  1836.7 fadd+fmul   41 next
        xorps xmm0, xmm6                                           ;  1837.7 fadd+fmul   41 next
        movaps xmm12, [rsi - 112]                                  ;  1834.0 agu2+agu0+fmisc   41 next
        andps xmm12, [rdx + 48]                                    ;  1838.7 agu1+agu0+fadd+fmul   41 next
        andps xmm9, [rdx + 16]                                     ;  1839.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm9, [rsi - 112]                                    ;  1841.7 agu1+agu2+fadd+fmul   41 next
        xorps xmm13, xmm9                                          ;  1843.7 fadd+fmul   41 next
        xorps xmm3, [rbp - 32]                                     ;  1842.7 agu0+agu1+fadd+fmul   41 next
        xorps xmm14, xmm12                                         ;  1843.7 fadd+fmul   41 next
        movaps xmm9, [rbp + 48]                                    ;  1839.7 agu2+agu0+fmisc   41 next reload
        xorps xmm8, xmm9                                           ;  1844.7 fadd+fmul   41 next
        andps xmm6, xmm12                                          ;  1845.7 fadd+fmul   41 next
        xorps xmm1, xmm0                                           ;  1846.7 fadd+fmul   41 next
        movaps xmm0, [rsi - 112]                                   ;  1843.7 agu1+agu0+fmisc   54 next reload
        andps xmm14, xmm0                                          ;  1847.7 fadd+fmul   41 next
        xorps xmm15, xmm8                                          ;  1848.7 fadd+fmul   41 next
        xorps xmm9, xmm14                                          ;  1849.7 fadd+fmul   41 next
        xorps xmm13, xmm2                                          ;  1850.7 fadd+fmul   41 next
        xorps xmm6, [rbp - 80]                                     ;  1851.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm7, xmm6                                           ;  1853.7 fadd+fmul   41 next
        movaps xmm14, [rel misty1_encrypt_compact.T0_constants128] ;  1848.7 agu1+agu0+fmisc   41 next reload
        xorps xmm7, xmm14                                          ;  1855.7 fadd+fmul   41 next
        xorps xmm5, xmm9                                           ;  1854.7 fadd+fmul   41 next
        xorps xmm5, xmm14                                          ;  1856.7 fadd+fmul   41 next
        xorps xmm1, [rdx + 32]                                     ;  1856.7 agu2+agu0+fadd+fmul   41 next
        movaps xmm2, [rbp + 64]                                    ;  1852.7 agu1+agu0+fmisc   41 next
        xorps xmm2, [rdx + 16]                                     ;  1857.7 agu2+agu1+fadd+fmul   41 next
        xorps xmm11, xmm2                                          ;  1859.7 fadd+fmul   41 next
        xorps xmm4, [rdx - 48]                                     ;  1859.7 agu0+agu1+fadd+fmul   41 next
        xorps xmm13, xmm4                                          ;  1861.7 fadd+fmul   41 next
        movaps xmm6, [rbp - 16]                                    ;  1857.7 agu2+agu0+fmisc   41 next
        xorps xmm6, [rdx + 96]                                     ;  1861.7 agu1+agu0+fadd+fmul   41 next
        xorps xmm3, xmm6                                           ;  1863.7 fadd+fmul   41 next
        xorps xmm10, [rdx - 16]                                    ;  1863.7 agu2+agu1+fadd+fmul   41 next
        xorps xmm5, xmm10                                          ;  1865.7 fadd+fmul   41 next
        movaps xmm8, [rdx - 64]                                    ;  1861.3 agu0+agu1+fmisc   41 next
        xorps xmm8, [rdx - 112]                                    ;  1865.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm7, xmm8                                           ;  1867.7 fadd+fmul   41 next
        movaps xmm9, [rdx - 80]                                    ;  1863.7 agu1+agu0+fmisc   41 next
        xorps xmm9, [rdx + 48]                                     ;  1867.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm15, xmm9                                          ;  1869.7 fadd+fmul   41 next
        xorps xmm0, [rbp + 80]                                     ;  1869.7 agu1+agu2+fadd+fmul   41 next
        xorps xmm1, xmm0                                           ;  1871.7 fadd+fmul   41 next
        xorps xmm11, [r8 + 5776]                                   ;  1871.7 agu0+agu1+fadd+fmul   48 next
        xorps xmm13, [r8 + 5792]                                   ;  1872.7 agu2+agu0+fadd+fmul   48 next
        xorps xmm3, [r8 + 5808]                                    ;  1873.7 agu1+agu0+fadd+fmul   48 next
        xorps xmm5, [r8 + 5824]                                    ;  1874.7 agu2+agu1+fadd+fmul   48 next
        xorps xmm7, [r8 + 5840]                                    ;  1875.7 agu0+agu1+fadd+fmul   48 next
        xorps xmm15, [r8 + 5856]                                   ;  1876.7 agu2+agu0+fadd+fmul   48 next
        xorps xmm1, [r8 + 5872]                                    ;  1877.7 agu1+agu0+fadd+fmul   48 next
        xorps xmm2, [r8 + 5632]                                    ;  1878.7 agu2+agu1+fadd+fmul   48 next
        xorps xmm4, [r8 + 5648]                                    ;  1879.7 agu0+agu2+fadd+fmul   48 next
        xorps xmm6, [r8 + 5664]                                    ;  1880.7 agu1+agu0+fadd+fmul   48 next
        xorps xmm10, [r8 + 5680]                                   ;  1881.7 agu2+agu1+fadd+fmul   48 next
        xorps xmm8, [r8 + 5696]                                    ;  1882.7 agu0+agu1+fadd+fmul   48 next
        xorps xmm9, [r8 + 5712]                                    ;  1883.7 agu2+agu0+fadd+fmul   48 next
        xorps xmm0, [r8 + 5728]                                    ;  1884.7 agu1+agu0+fadd+fmul   48 next
        movaps xmm12, [rbp - 112]                                  ;  1880.7 agu2+agu0+fmisc   48 next
        xorps xmm12, [r8 + 5744]                                   ;  1885.7 agu1+agu0+fadd+fmul   48 next
        movaps [rbp - 112], xmm1                                   ;  1882.7 agu2+agu0+fmisc   48 next spill
        movaps xmm1, [rdx + 112]                                   ;  1884.7 agu1+agu2+fmisc   48 next
        xorps xmm1, [r8 + 5760]                                    ;  1886.7 agu0+agu1+fadd+fmul   48 next
        movaps [rdx + 112], xmm15                                  ;  1886.7 agu2+agu0+fmisc   48 next spill
        movaps xmm15, xmm2                                         ;  1887.7 fadd+fmul   45 next copy
        xorps xmm15, xmm0                                          ;  1889.7 fadd+fmul   45 next
        movaps [rbp + 80], xmm7                                    ;  1888.7 agu1+agu2+fmisc   48 next spill
        movaps xmm7, xmm10                                         ;  1889.7 fadd+fmul   45 next copy
        andps xmm7, xmm12                                          ;  1891.7 fadd+fmul   45 next
        movaps [rdx + 48], xmm5                                    ;  1890.7 agu0+agu1+fmisc   48 next spill
        movaps xmm5, xmm4                                          ;  1891.7 fadd+fmul   45 next copy
        xorps xmm5, xmm9                                           ;  1893.7 fadd+fmul   45 next
        movaps [rdx - 80], xmm3                                    ;  1892.7 agu2+agu0+fmisc   48 next spill
        movaps xmm3, xmm1                                          ;  1893.7 fadd+fmul   45 next copy
        andps xmm3, xmm12                                          ;  1895.7 fadd+fmul   45 next
        movaps [rsi - 112], xmm13                                  ;  1894.7 agu1+agu0+fmisc   48 next spill
        movaps xmm13, xmm0                                         ;  1895.7 fadd+fmul   45 next copy
        andps xmm13, xmm10                                         ;  1897.7 fadd+fmul   45 next
        movaps [rdx - 112], xmm11                                  ;  1896.7 agu2+agu0+fmisc   48 next spill
        movaps xmm11, xmm12                                        ;  1897.7 fadd+fmul   45 next copy
        andps xmm11, xmm2                                          ;  1899.7 fadd+fmul   45 next
        xorps xmm13, xmm11                                         ;  1901.7 fadd+fmul   45 next
        movaps xmm11, xmm15                                        ;  1900.7 fadd+fmul   45 next copy
        xorps xmm11, xmm10                                         ;  1902.7 fadd+fmul   45 next
        xorps xmm13, xmm14                                         ;  1903.7 fadd+fmul   45 next
        movaps xmm14, xmm0                                         ;  1903.7 fadd+fmul   45 next copy
        andps xmm14, xmm8                                          ;  1905.7 fadd+fmul   45 next
        movaps [rdx - 64], xmm13                                   ;  1905.7 agu1+agu0+fmisc   45 next spill
        movaps xmm13, xmm6                                         ;  1905.7 fadd+fmul   45 next copy
        andps xmm13, xmm11                                         ;  1907.7 fadd+fmul   45 next
        movaps [rdx - 16], xmm7                                    ;  1904.7 agu2+agu0+fmisc   45 next spill
        movaps xmm7, xmm1                                          ;  1907.7 fadd+fmul   45 next copy
        andps xmm7, xmm2                                           ;  1909.7 fadd+fmul   45 next
        xorps xmm7, xmm12                                          ;  1911.7 fadd+fmul   45 next
        xorps xmm13, xmm7                                          ;  1913.7 fadd+fmul   45 next
        movaps [rsi - 96], xmm0                                    ;  1908.0 agu1+agu0+fmisc   48 next spill
        movaps xmm0, xmm10                                         ;  1911.7 fadd+fmul   45 next copy
        andps xmm0, xmm6                                           ;  1913.7 fadd+fmul   45 next
        xorps xmm0, xmm5                                           ;  1915.7 fadd+fmul   45 next
        movaps [rdx + 96], xmm0                                    ;  1917.7 agu2+agu0+fmisc   45 next spill
        movaps xmm0, xmm10                                         ;  1914.7 fadd+fmul   45 next copy
        andps xmm0, xmm2                                           ;  1916.7 fadd+fmul   45 next
        xorps xmm14, xmm0                                          ;  1918.7 fadd+fmul   45 next
        xorps xmm14, xmm3                                          ;  1920.7 fadd+fmul   45 next
        movaps xmm0, xmm10                                         ;  1918.7 fadd+fmul   45 next copy
        andps xmm0, xmm4                                           ;  1920.7 fadd+fmul   45 next
        movaps [rbp - 16], xmm3                                    ;  1917.7 agu1+agu0+fmisc   45 next spill
        movaps xmm3, xmm10                                         ;  1920.7 fadd+fmul   45 next copy
        andps xmm3, xmm8                                           ;  1922.7 fadd+fmul   45 next
        xorps xmm0, xmm3                                           ;  1924.7 fadd+fmul   45 next
        xorps xmm7, xmm3                                           ;  1924.7 fadd+fmul   45 next
        movaps xmm3, xmm1                                          ;  1924.7 fadd+fmul   45 next copy
        andps xmm3, xmm8                                           ;  1926.7 fadd+fmul   45 next
        xorps xmm10, xmm3                                          ;  1928.7 fadd+fmul   45 next
        xorps xmm13, xmm10                                         ;  1930.7 fadd+fmul   45 next
        andps xmm10, xmm1                                          ;  1930.7 fadd+fmul   45 next
        xorps xmm10, [rel misty1_encrypt_compact.T0_constants128]  ;  1932.7 agu2+agu0+fadd+fmul   45 next
        movaps [rdx - 48], xmm3                                    ;  1928.7 agu1+agu0+fmisc   45 next spill
        movaps xmm3, xmm4                                          ;  1930.7 fadd+fmul   45 next copy
        andps xmm3, xmm2                                           ;  1932.7 fadd+fmul   45 next
        movaps [rsi + 0], xmm10                                    ;  1934.7 agu2+agu1+fmisc   45 next spill
        movaps xmm10, xmm11                                        ;  1932.7 fadd+fmul   45 next copy
        orps xmm10, xmm1                                           ;  1934.7 fadd+fmul   45 next
        movaps [rdx + 16], xmm11                                   ;  1933.0 agu0+agu1+fmisc   45 next spill
        movaps xmm11, xmm5                                         ;  1934.7 fadd+fmul   45 next copy
        andps xmm11, xmm8                                          ;  1936.7 fadd+fmul   45 next
        andps xmm5, xmm2                                           ;  1936.7 fadd+fmul   45 next
        movaps [rbp + 64], xmm0                                    ;  1935.7 agu2+agu0+fmisc   45 next spill
        movaps xmm0, xmm6                                          ;  1937.7 fadd+fmul   45 next copy
        andps xmm0, xmm9                                           ;  1939.7 fadd+fmul   45 next
        xorps xmm10, xmm0                                          ;  1941.7 fadd+fmul   45 next
        xorps xmm3, xmm10                                          ;  1943.7 fadd+fmul   45 next
        movaps xmm0, xmm8                                          ;  1941.7 fadd+fmul   45 next copy
        andps xmm0, xmm9                                           ;  1943.7 fadd+fmul   45 next
        movaps xmm10, xmm12                                        ;  1943.7 fadd+fmul   45 next copy
        andps xmm10, xmm9                                          ;  1945.7 fadd+fmul   45 next
        xorps xmm11, xmm10                                         ;  1947.7 fadd+fmul   45 next
        xorps xmm7, xmm11                                          ;  1949.7 fadd+fmul   45 next
        movaps xmm10, xmm6                                         ;  1947.7 fadd+fmul   45 next copy
        andps xmm10, xmm4                                          ;  1949.7 fadd+fmul   45 next
        xorps xmm11, xmm3                                          ;  1949.7 fadd+fmul   45 next
        xorps xmm11, xmm15                                         ;  1951.7 fadd+fmul   45 next
        xorps xmm10, xmm2                                          ;  1951.7 fadd+fmul   45 next
        andps xmm15, xmm9                                          ;  1952.7 fadd+fmul   45 next
        movaps [rdx + 32], xmm11                                   ;  1953.7 agu1+agu0+fmisc   45 next spill
        movaps xmm11, xmm0                                         ;  1953.7 fadd+fmul   45 next copy
        xorps xmm11, xmm1                                          ;  1955.7 fadd+fmul   45 next
        xorps xmm0, xmm6                                           ;  1955.7 fadd+fmul   45 next
        xorps xmm7, xmm0                                           ;  1957.7 fadd+fmul   45 next
        andps xmm11, xmm9                                          ;  1957.7 fadd+fmul   45 next
        andps xmm0, xmm8                                           ;  1958.7 fadd+fmul   45 next
        xorps xmm13, xmm11                                         ;  1959.7 fadd+fmul   45 next
        movaps xmm11, xmm12                                        ;  1960.7 fadd+fmul   45 next copy
        andps xmm11, xmm4                                          ;  1962.7 fadd+fmul   45 next
        xorps xmm11, xmm10                                         ;  1964.7 fadd+fmul   45 next
        xorps xmm7, xmm14                                          ;  1963.7 fadd+fmul   45 next
        xorps xmm10, xmm1                                          ;  1964.7 fadd+fmul   45 next
        xorps xmm15, xmm10                                         ;  1966.7 fadd+fmul   45 next
        andps xmm10, xmm4                                          ;  1966.7 fadd+fmul   45 next
        xorps xmm15, xmm8                                          ;  1968.7 fadd+fmul   45 next
        xorps xmm0, xmm11                                          ;  1968.7 fadd+fmul   45 next
        movaps xmm11, xmm8                                         ;  1969.7 fadd+fmul   45 next copy
        andps xmm11, xmm12                                         ;  1971.7 fadd+fmul   45 next
        andps xmm8, xmm2                                           ;  1971.7 fadd+fmul   45 next
        xorps xmm11, xmm8                                          ;  1973.7 fadd+fmul   45 next
        xorps xmm10, xmm11                                         ;  1975.7 fadd+fmul   45 next
        movaps xmm11, xmm2                                         ;  1974.7 fadd+fmul   45 next copy
        xorps xmm11, xmm4                                          ;  1976.7 fadd+fmul   45 next
        andps xmm11, xmm9                                          ;  1978.7 fadd+fmul   45 next
        xorps xmm11, xmm0                                          ;  1980.7 fadd+fmul   45 next
        xorps xmm10, [rdx + 96]                                    ;  1978.7 agu2+agu0+fadd+fmul   45 next
        xorps xmm8, [rdx - 16]                                     ;  1979.7 agu1+agu0+fadd+fmul   45 next
        xorps xmm0, xmm8                                           ;  1981.7 fadd+fmul   45 next
        movaps xmm8, [rsi - 96]                                    ;  1977.7 agu2+agu0+fmisc   45 next
        andps xmm8, xmm12                                          ;  1981.7 fadd+fmul   45 next
        andps xmm2, [rsi - 96]                                     ;  1982.7 agu1+agu0+fadd+fmul   45 next
        andps xmm1, xmm6                                           ;  1983.7 fadd+fmul   45 next
        xorps xmm2, [rbp + 64]                                     ;  1984.7 agu2+agu0+fadd+fmul   45 next
        andps xmm12, xmm6                                          ;  1985.7 fadd+fmul   45 next
        andps xmm4, [rsi - 96]                                     ;  1986.7 agu1+agu0+fadd+fmul   45 next
        orps xmm9, [rdx + 16]                                      ;  1987.7 agu2+agu0+fadd+fmul   45 next
        xorps xmm1, xmm8                                           ;  1988.7 fadd+fmul   45 next
        movaps [rbp + 64], xmm10                                   ;  1984.7 agu1+agu2+fmisc   45 next spill
        movaps xmm10, [rdx - 64]                                   ;  1986.7 agu0+agu1+fmisc   45 next
        xorps xmm10, xmm15                                         ;  1989.7 fadd+fmul   45 next
        xorps xmm15, xmm0                                          ;  1990.7 fadd+fmul   45 next
        xorps xmm5, xmm15                                          ;  1992.7 fadd+fmul   45 next
        xorps xmm5, xmm2                                           ;  1994.7 fadd+fmul   45 next
        movaps xmm15, [rsi + 0]                                    ;  1989.0 agu2+agu0+fmisc   45 next reload
        xorps xmm12, xmm15                                         ;  1993.7 fadd+fmul   45 next
        xorps xmm8, xmm4                                           ;  1994.7 fadd+fmul   45 next
        xorps xmm1, [rdx + 16]                                     ;  1995.7 agu1+agu0+fadd+fmul   45 next
        xorps xmm3, xmm10                                          ;  1996.7 fadd+fmul   45 next
        xorps xmm9, xmm1                                           ;  1997.7 fadd+fmul   45 next
        xorps xmm4, xmm12                                          ;  1998.7 fadd+fmul   45 next
        xorps xmm12, [rbp - 16]                                    ;  1999.7 agu2+agu0+fadd+fmul   45 next
        xorps xmm7, xmm8                                           ;  2000.7 fadd+fmul   45 next
        xorps xmm12, [rdx + 32]                                    ;  2001.7 agu1+agu0+fadd+fmul   45 next
        xorps xmm8, [rdx - 64]                                     ;  2002.7 agu2+agu0+fadd+fmul   45 next
        movaps xmm1, [rsi - 96]                                    ;  1998.7 agu1+agu2+fmisc   48 next reload
        andps xmm6, xmm1                                           ;  2003.7 fadd+fmul   45 next
        xorps xmm14, xmm6                                          ;  2005.7 fadd+fmul   45 next
        xorps xmm2, xmm15                                          ;  2005.7 fadd+fmul   45 next
        xorps xmm6, xmm11                                          ;  2006.7 fadd+fmul   45 next
        xorps xmm11, xmm9                                          ;  2007.7 fadd+fmul   45 next
        xorps xmm11, [rdx - 48]                                    ;  2009.7 agu0+agu1+fadd+fmul   45 next
        xorps xmm13, xmm2                                          ;  2009.7 fadd+fmul   45 next
        xorps xmm9, [rdx + 96]                                     ;  2010.7 agu2+agu0+fadd+fmul   45 next
        xorps xmm7, [rdx - 16]                                     ;  2011.7 agu1+agu0+fadd+fmul   45 next
        xorps xmm8, [rbp + 64]                                     ;  2012.7 agu2+agu1+fadd+fmul   45 next
        xorps xmm3, [rdx + 16]                                     ;  2013.7 agu0+agu2+fadd+fmul   45 next
        xorps xmm1, xmm14                                          ;  2014.7 fadd+fmul   45 next
        xorps xmm4, xmm6                                           ;  2015.7 fadd+fmul   45 next
        xorps xmm9, xmm1                                           ;  2016.7 fadd+fmul   45 next
        xorps xmm0, xmm4                                           ;  2017.7 fadd+fmul   45 next
        movaps xmm14, [rdx - 112]                                  ;  2013.7 agu1+agu0+fmisc   48 next reload
        xorps xmm0, xmm14                                          ;  2019.7 fadd+fmul   45 next
        movaps xmm15, [rsi - 112]                                  ;  2015.7 agu2+agu0+fmisc   48 next reload
        xorps xmm13, xmm15                                         ;  2019.7 fadd+fmul   45 next
        movaps xmm1, [rdx - 80]                                    ;  2017.7 agu1+agu0+fmisc   48 next reload
        xorps xmm5, xmm1                                           ;  2020.7 fadd+fmul   45 next
        movaps xmm2, [rdx + 48]                                    ;  2019.7 agu2+agu0+fmisc   48 next reload
        xorps xmm11, xmm2                                          ;  2021.7 fadd+fmul   45 next
        movaps xmm4, [rbp + 80]                                    ;  2021.7 agu1+agu0+fmisc   48 next reload
        xorps xmm9, xmm4                                           ;  2023.7 fadd+fmul   45 next
        movaps xmm6, [rdx + 112]                                   ;  2023.3 agu2+agu0+fmisc+fadd   48 next reload
        xorps xmm7, xmm6                                           ;  2025.3 fmul+fadd   45 next
        movaps xmm10, [rbp - 112]                                  ;  2024.7 agu1+agu0+fmisc+fmul   48 next reload
        xorps xmm12, xmm10                                         ;  2026.7 fadd+fmul   45 next
        xorps xmm0, [rdi - 32]                                     ;  2026.7 agu2+agu0+fadd+fmul   54 next
        xorps xmm13, [rdi - 16]                                    ;  2027.7 agu1+agu0+fadd+fmul   54 next
        xorps xmm5, [rdi + 0]                                      ;  2028.7 agu2+agu1+fadd+fmul   54 next
        xorps xmm11, [rdi + 32]                                    ;  2029.7 agu0+agu2+fadd+fmul   54 next
        xorps xmm9, [rdi + 48]                                     ;  2030.7 agu1+agu0+fadd+fmul   54 next
        xorps xmm7, [rdi + 64]                                     ;  2031.7 agu2+agu1+fadd+fmul   54 next
        xorps xmm12, [rdi + 80]                                    ;  2032.7 agu0+agu2+fadd+fmul   54 next
        xorps xmm8, [rdi + 96]                                     ;  2033.7 agu1+agu0+fadd+fmul   54 next
        xorps xmm3, [rsi + 48]                                     ;  2034.7 agu2+agu1+fadd+fmul   54 next
        xorps xmm14, [rdi + 16]                                    ;  2035.7 agu0+agu2+fadd+fmul   54 next
        xorps xmm15, [rdx + 80]                                    ;  2036.7 agu1+agu0+fadd+fmul   54 next
        xorps xmm1, [rsi - 80]                                     ;  2037.7 agu2+agu0+fadd+fmul   54 next
        xorps xmm2, [rdx + 64]                                     ;  2038.7 agu1+agu0+fadd+fmul   54 next
        xorps xmm4, [rsi - 64]                                     ;  2039.7 agu2+agu0+fadd+fmul   54 next
        xorps xmm6, [rsi - 128]                                    ;  2040.7 agu1+agu0+fadd+fmul   54 next
        xorps xmm10, [rsi - 32]                                    ;  2041.7 agu2+agu0+fadd+fmul   54 next
        movaps [rbp - 112], xmm10                                  ;  2043.7 agu1+agu0+fmisc   54 next spill
        movaps xmm10, [rdi - 32]                                   ;  2039.7 agu2+agu0+fmisc   54 next
        xorps xmm10, [r8 + 768]                                    ;  2042.7 agu1+agu0+fadd+fmul   54 next
        movaps [rdx + 112], xmm6                                   ;  2042.7 agu2+agu0+fmisc   54 next spill
        movaps xmm6, [rdi - 16]                                    ;  2043.3 agu1+agu0+fmisc+fadd   54 next
        xorps xmm6, [r8 + 784]                                     ;  2045.3 agu2+agu1+fmul+fadd   54 next
        movaps [rbp + 80], xmm4                                    ;  2044.7 agu0+agu2+fmisc   54 next spill
        movaps xmm4, [rdi + 0]                                     ;  2045.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm4, [r8 + 800]                                     ;  2047.3 agu2+agu1+fmul+fadd   54 next
        movaps [rdx + 48], xmm2                                    ;  2046.7 agu0+agu2+fmisc   54 next spill
        movaps xmm2, [rdi + 32]                                    ;  2047.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm2, [r8 + 816]                                     ;  2049.3 agu2+agu1+fmul+fadd   54 next
        movaps [rdx - 80], xmm1                                    ;  2048.7 agu0+agu2+fmisc   54 next spill
        movaps xmm1, [rdi + 48]                                    ;  2049.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm1, [r8 + 832]                                     ;  2051.3 agu2+agu1+fmul+fadd   54 next
        movaps [rsi - 112], xmm15                                  ;  2050.7 agu0+agu2+fmisc   54 next spill
        movaps xmm15, [rdi + 64]                                   ;  2051.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm15, [r8 + 848]                                    ;  2053.3 agu2+agu1+fmul+fadd   54 next
        movaps [rdx - 112], xmm14                                  ;  2052.7 agu0+agu2+fmisc   54 next spill
        movaps xmm14, [rdi + 80]                                   ;  2053.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm14, [r8 + 864]                                    ;  2055.3 agu2+agu1+fmul+fadd   54 next
        movaps [rsi - 96], xmm3                                    ;  2054.7 agu0+agu2+fmisc   54 next spill
        movaps xmm3, [rdi + 96]                                    ;  2055.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm3, [r8 + 880]                                     ;  2057.3 agu2+agu1+fmul+fadd   54 next
        movaps [rdx + 16], xmm8                                    ;  2056.7 agu0+agu2+fmisc   54 next spill
        movaps xmm8, [rsi + 48]                                    ;  2057.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm8, [r8 + 896]                                     ;  2059.3 agu2+agu1+fmul+fadd   54 next
        movaps [rbp + 64], xmm12                                   ;  2058.7 agu0+agu2+fmisc   54 next spill
        movaps xmm12, [rdi + 16]                                   ;  2059.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm12, [r8 + 912]                                    ;  2061.3 agu2+agu1+fmul+fadd   54 next
        movaps [rdx - 16], xmm7                                    ;  2060.7 agu0+agu2+fmisc   54 next spill
        movaps xmm7, [rdx + 80]                                    ;  2061.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm7, [r8 + 928]                                     ;  2063.3 agu2+agu1+fmul+fadd   54 next
        movaps [rdx + 96], xmm9                                    ;  2062.7 agu0+agu2+fmisc   54 next spill
        movaps xmm9, [rsi - 80]                                    ;  2063.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm9, [r8 + 944]                                     ;  2065.3 agu2+agu1+fmul+fadd   54 next
        movaps [rdx - 48], xmm11                                   ;  2064.7 agu0+agu2+fmisc   54 next spill
        movaps xmm11, [rdx + 64]                                   ;  2065.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm11, [r8 + 960]                                    ;  2067.3 agu2+agu1+fmul+fadd   54 next
        movaps [rsi + 0], xmm5                                     ;  2066.7 agu0+agu2+fmisc   54 next spill
        movaps xmm5, [rsi - 64]                                    ;  2067.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm5, [r8 + 976]                                     ;  2069.3 agu2+agu1+fmul+fadd   54 next
        movaps [rdx - 64], xmm13                                   ;  2068.7 agu0+agu2+fmisc   54 next spill
        movaps xmm13, [rsi - 128]                                  ;  2069.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm13, [r8 + 992]                                    ;  2071.3 agu2+agu1+fmul+fadd   54 next
        movaps [rdx + 32], xmm0                                    ;  2070.7 agu0+agu2+fmisc   54 next spill
        movaps xmm0, [rsi - 32]                                    ;  2071.3 agu1+agu0+fmul+fadd   54 next
        xorps xmm0, [r8 + 1008]                                    ;  2073.3 agu2+agu1+fmul+fadd   54 next
        movaps [rbp - 16], xmm4                                    ;  2072.7 agu0+agu2+fmisc   54 next spill
        movaps xmm4, xmm3                                          ;  2073.3 fmul+fadd   41 next copy
        xorps xmm4, xmm5                                           ;  2075.3 fmul+fadd   41 next
        movaps [rbp - 80], xmm2                                    ;  2074.7 agu1+agu0+fmisc   54 next spill
        movaps xmm2, xmm7                                          ;  2075.3 fmul+fadd   41 next copy
        andps xmm2, xmm13                                          ;  2077.3 fmul+fadd   41 next
        movaps [rbp + 48], xmm6                                    ;  2076.7 agu2+agu0+fmisc   54 next spill
        movaps xmm6, xmm8                                          ;  2077.3 fmul+fadd   41 next copy
        xorps xmm6, xmm11                                          ;  2079.3 fmul+fadd   41 next
        movaps [rbp - 32], xmm14                                   ;  2078.7 agu1+agu0+fmisc   54 next spill
        movaps xmm14, xmm0                                         ;  2079.3 fmul+fadd   41 next copy
        andps xmm14, xmm13                                         ;  2081.3 fmul+fadd   41 next
        movaps [rbp - 48], xmm15                                   ;  2080.7 agu2+agu0+fmisc   54 next spill
        movaps xmm15, xmm5                                         ;  2081.3 fmul+fadd   41 next copy
        andps xmm15, xmm7                                          ;  2083.3 fmul+fadd   41 next
        movaps [rbp - 64], xmm10                                   ;  2082.7 agu1+agu0+fmisc   54 next spill
        movaps xmm10, xmm13                                        ;  2083.3 fmul+fadd   41 next copy
        andps xmm10, xmm3                                          ;  2085.3 fmul+fadd   41 next
        xorps xmm15, xmm10                                         ;  2087.3 fmul+fadd   41 next
        movaps xmm10, xmm5                                         ;  2086.3 fmul+fadd   41 next copy
        andps xmm10, xmm9                                          ;  2088.3 fmul+fadd   41 next
        xorps xmm15, [rel misty1_encrypt_compact.T0_constants128]  ;  2089.3 agu2+agu0+fmul+fadd   41 next
        movaps [rbp - 128], xmm1                                   ;  2085.7 agu1+agu0+fmisc   54 next spill
        movaps xmm1, xmm4                                          ;  2089.3 fmul+fadd   41 next copy
        xorps xmm1, xmm7                                           ;  2091.3 fmul+fadd   41 next
        movaps [rbp + 32], xmm15                                   ;  2091.3 agu2+agu1+fmisc   41 next spill
        movaps xmm15, xmm12                                        ;  2091.3 fmul+fadd   41 next copy
        andps xmm15, xmm1                                          ;  2093.3 fmul+fadd   41 next
        movaps [rbp - 96], xmm2                                    ;  2090.3 agu0+agu1+fmisc   41 next spill
        movaps xmm2, xmm0                                          ;  2093.3 fmul+fadd   41 next copy
        andps xmm2, xmm3                                           ;  2095.3 fmul+fadd   41 next
        xorps xmm2, xmm13                                          ;  2097.3 fmul+fadd   41 next
        xorps xmm15, xmm2                                          ;  2099.3 fmul+fadd   41 next
        movaps [rbp + 16], xmm5                                    ;  2093.7 agu2+agu0+fmisc   54 next spill
        movaps xmm5, xmm7                                          ;  2097.3 fmul+fadd   41 next copy
        andps xmm5, xmm12                                          ;  2099.3 fmul+fadd   41 next
        xorps xmm5, xmm6                                           ;  2101.3 fmul+fadd   41 next
        movaps [rbp + 112], xmm5                                   ;  2103.3 agu1+agu0+fmisc   41 next spill
        movaps xmm5, xmm7                                          ;  2100.3 fmul+fadd   41 next copy
        andps xmm5, xmm3                                           ;  2102.3 fmul+fadd   41 next
        xorps xmm10, xmm5                                          ;  2104.3 fmul+fadd   41 next
        xorps xmm10, xmm14                                         ;  2106.3 fmul+fadd   41 next
        movaps xmm5, xmm7                                          ;  2104.3 fmul+fadd   41 next copy
        andps xmm5, xmm8                                           ;  2106.3 fmul+fadd   41 next
        movaps [rbp + 96], xmm14                                   ;  2103.3 agu2+agu0+fmisc   41 next spill
        movaps xmm14, xmm7                                         ;  2106.3 fmul+fadd   41 next copy
        andps xmm14, xmm9                                          ;  2108.3 fmul+fadd   41 next
        xorps xmm5, xmm14                                          ;  2110.3 fmul+fadd   41 next
        xorps xmm2, xmm14                                          ;  2110.3 fmul+fadd   41 next
        movaps xmm14, xmm0                                         ;  2110.3 fmul+fadd   41 next copy
        andps xmm14, xmm9                                          ;  2112.3 fmul+fadd   41 next
        xorps xmm7, xmm14                                          ;  2114.3 fmul+fadd   41 next
        xorps xmm15, xmm7                                          ;  2116.3 fmul+fadd   41 next
        andps xmm7, xmm0                                           ;  2116.3 fmul+fadd   41 next
        xorps xmm7, [rel misty1_encrypt_compact.T0_constants128]   ;  2118.3 agu1+agu0+fmul+fadd   41 next
        movaps [rbp + 0], xmm14                                    ;  2114.3 agu2+agu0+fmisc   41 next spill
        movaps xmm14, xmm8                                         ;  2116.3 fmul+fadd   41 next copy
        andps xmm14, xmm3                                          ;  2118.3 fmul+fadd   41 next
        movaps [rdx + 0], xmm7                                     ;  2120.3 agu1+agu2+fmisc   41 next spill
        movaps xmm7, xmm1                                          ;  2118.3 fmul+fadd   41 next copy
        orps xmm7, xmm0                                            ;  2120.3 fmul+fadd   41 next
        movaps [rdx - 32], xmm1                                    ;  2118.7 agu0+agu1+fmisc   41 next spill
        movaps xmm1, xmm6                                          ;  2120.3 fmul+fadd   41 next copy
        andps xmm1, xmm9                                           ;  2122.3 fmul+fadd   41 next
        andps xmm6, xmm3                                           ;  2122.3 fmul+fadd   41 next
        movaps [rsi - 16], xmm5                                    ;  2121.3 agu2+agu0+fmisc   41 next spill
        movaps xmm5, xmm12                                         ;  2123.3 fmul+fadd   41 next copy
        andps xmm5, xmm11                                          ;  2125.3 fmul+fadd   41 next
        xorps xmm7, xmm5                                           ;  2127.3 fmul+fadd   41 next
        xorps xmm14, xmm7                                          ;  2129.3 fmul+fadd   41 next
        movaps xmm5, xmm9                                          ;  2127.3 fmul+fadd   41 next copy
        andps xmm5, xmm11                                          ;  2129.3 fmul+fadd   41 next
        movaps xmm7, xmm13                                         ;  2129.3 fmul+fadd   41 next copy
        andps xmm7, xmm11                                          ;  2131.3 fmul+fadd   41 next
        xorps xmm1, xmm7                                           ;  2133.3 fmul+fadd   41 next
        xorps xmm2, xmm1                                           ;  2135.3 fmul+fadd   41 next
        movaps xmm7, xmm12                                         ;  2133.3 fmul+fadd   41 next copy
        andps xmm7, xmm8                                           ;  2135.3 fmul+fadd   41 next
        xorps xmm1, xmm14                                          ;  2135.3 fmul+fadd   41 next
        xorps xmm1, xmm4                                           ;  2137.3 fmul+fadd   41 next
        xorps xmm7, xmm3                                           ;  2137.3 fmul+fadd   41 next
        andps xmm4, xmm11                                          ;  2138.3 fmul+fadd   41 next
        movaps [rdx - 96], xmm1                                    ;  2139.3 agu1+agu0+fmisc   41 next spill
        movaps xmm1, xmm5                                          ;  2139.3 fmul+fadd   41 next copy
        xorps xmm1, xmm0                                           ;  2141.3 fmul+fadd   41 next
        xorps xmm5, xmm12                                          ;  2141.3 fmul+fadd   41 next
        xorps xmm2, xmm5                                           ;  2143.3 fmul+fadd   41 next
        andps xmm1, xmm11                                          ;  2143.3 fmul+fadd   41 next
        andps xmm5, xmm9                                           ;  2144.3 fmul+fadd   41 next
        xorps xmm15, xmm1                                          ;  2145.3 fmul+fadd   41 next
        movaps xmm1, xmm13                                         ;  2146.3 fmul+fadd   41 next copy
        andps xmm1, xmm8                                           ;  2148.3 fmul+fadd   41 next
        xorps xmm1, xmm7                                           ;  2150.3 fmul+fadd   41 next
        xorps xmm2, xmm10                                          ;  2149.3 fmul+fadd   41 next
        xorps xmm7, xmm0                                           ;  2150.3 fmul+fadd   41 next
        xorps xmm4, xmm7                                           ;  2152.3 fmul+fadd   41 next
        andps xmm7, xmm8                                           ;  2152.3 fmul+fadd   41 next
        xorps xmm4, xmm9                                           ;  2154.3 fmul+fadd   41 next
        xorps xmm5, xmm1                                           ;  2154.3 fmul+fadd   41 next
        movaps xmm1, xmm9                                          ;  2155.3 fmul+fadd   41 next copy
        andps xmm1, xmm13                                          ;  2157.3 fmul+fadd   41 next
        andps xmm9, xmm3                                           ;  2157.3 fmul+fadd   41 next
        xorps xmm1, xmm9                                           ;  2159.3 fmul+fadd   41 next
        xorps xmm7, xmm1                                           ;  2161.3 fmul+fadd   41 next
        movaps xmm1, xmm3                                          ;  2160.3 fmul+fadd   41 next copy
        xorps xmm1, xmm8                                           ;  2162.3 fmul+fadd   41 next
        andps xmm1, xmm11                                          ;  2164.3 fmul+fadd   41 next
        xorps xmm1, xmm5                                           ;  2166.3 fmul+fadd   41 next
        xorps xmm7, [rbp + 112]                                    ;  2164.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm9, [rbp - 96]                                     ;  2165.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm5, xmm9                                           ;  2167.3 fmul+fadd   41 next
        movaps xmm9, [rbp + 16]                                    ;  2163.3 agu2+agu0+fmisc   41 next
        andps xmm9, xmm13                                          ;  2167.3 fmul+fadd   41 next
        andps xmm3, [rbp + 16]                                     ;  2168.3 agu1+agu0+fmul+fadd   41 next
        andps xmm0, xmm12                                          ;  2169.3 fmul+fadd   41 next
        xorps xmm3, [rsi - 16]                                     ;  2170.3 agu2+agu0+fmul+fadd   41 next
        andps xmm13, xmm12                                         ;  2171.3 fmul+fadd   41 next
        andps xmm8, [rbp + 16]                                     ;  2172.3 agu1+agu0+fmul+fadd   41 next
        orps xmm11, [rdx - 32]                                     ;  2173.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm0, xmm9                                           ;  2174.3 fmul+fadd   41 next
        xorps xmm13, [rdx + 0]                                     ;  2175.3 agu1+agu2+fmul+fadd   41 next
        movaps [rsi - 16], xmm7                                    ;  2171.3 agu0+agu1+fmisc   41 next spill
        movaps xmm7, [rbp + 32]                                    ;  2173.3 agu2+agu0+fmisc   41 next
        xorps xmm7, xmm4                                           ;  2176.3 fmul+fadd   41 next
        xorps xmm4, xmm5                                           ;  2177.3 fmul+fadd   41 next
        xorps xmm6, xmm4                                           ;  2179.3 fmul+fadd   41 next
        xorps xmm6, xmm3                                           ;  2181.3 fmul+fadd   41 next
        xorps xmm9, xmm8                                           ;  2180.3 fmul+fadd   41 next
        movaps xmm4, [rdx - 32]                                    ;  2176.3 agu1+agu0+fmisc   41 next reload
        xorps xmm0, xmm4                                           ;  2181.3 fmul+fadd   41 next
        xorps xmm11, xmm0                                          ;  2183.3 fmul+fadd   41 next
        xorps xmm14, xmm7                                          ;  2183.3 fmul+fadd   41 next
        xorps xmm8, xmm13                                          ;  2184.3 fmul+fadd   41 next
        xorps xmm13, [rbp + 96]                                    ;  2185.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm2, xmm9                                           ;  2186.3 fmul+fadd   41 next
        xorps xmm13, [rdx - 96]                                    ;  2187.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm9, [rbp + 32]                                     ;  2188.3 agu2+agu0+fmul+fadd   41 next
        movaps xmm0, [rbp + 16]                                    ;  2185.0 agu1+agu0+fmisc   54 next reload
        andps xmm12, xmm0                                          ;  2189.3 fmul+fadd   41 next
        xorps xmm10, xmm12                                         ;  2191.3 fmul+fadd   41 next
        xorps xmm3, [rdx + 0]                                      ;  2191.3 agu2+agu1+fmul+fadd   41 next
        xorps xmm12, xmm1                                          ;  2192.3 fmul+fadd   41 next
        xorps xmm1, xmm11                                          ;  2193.3 fmul+fadd   41 next
        xorps xmm1, [rbp + 0]                                      ;  2195.3 agu0+agu1+fmul+fadd   41 next
        xorps xmm15, xmm3                                          ;  2195.3 fmul+fadd   41 next
        xorps xmm11, [rbp + 112]                                   ;  2196.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm2, [rbp - 96]                                     ;  2197.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm14, xmm4                                          ;  2198.3 fmul+fadd   41 next
        xorps xmm9, [rsi - 16]                                     ;  2199.3 agu2+agu1+fmul+fadd   41 next
        xorps xmm0, xmm10                                          ;  2200.3 fmul+fadd   41 next
        xorps xmm8, xmm12                                          ;  2201.3 fmul+fadd   41 next
        xorps xmm11, xmm0                                          ;  2202.3 fmul+fadd   41 next
        xorps xmm5, xmm8                                           ;  2203.3 fmul+fadd   41 next
        movaps xmm0, [rbp - 128]                                   ;  2199.3 agu0+agu1+fmisc   41 next
        movaps xmm3, [rbp - 64]                                    ;  2201.3 agu2+agu0+fmisc   54 next reload
        andps xmm0, xmm3                                           ;  2204.3 fmul+fadd   41 next
        movaps xmm4, [rbp - 48]                                    ;  2203.3 agu1+agu0+fmisc   41 next
        andps xmm4, xmm3                                           ;  2205.3 fmul+fadd   41 next
        movaps xmm7, [rbp - 32]                                    ;  2205.3 agu2+agu0+fmisc   41 next
        movaps xmm8, [rbp + 48]                                    ;  2206.3 agu1+agu0+fmul+fadd   54 next reload
        andps xmm7, xmm8                                           ;  2208.3 fmul+fadd   41 next
        movaps xmm10, [rbp - 80]                                   ;  2207.3 agu2+agu1+fmisc   41 next
        andps xmm10, xmm3                                          ;  2209.3 fmul+fadd   41 next
        movaps xmm12, [rbp - 128]                                  ;  2208.7 agu0+agu1+fmisc+fmul   41 next
        andps xmm12, [rbp - 80]                                    ;  2210.7 agu2+agu0+fadd+fmul   41 next
        movaps [rbp + 16], xmm14                                   ;  2210.3 agu1+agu2+fmisc   41 next spill
        movaps xmm14, [rbp - 32]                                   ;  2210.7 agu0+agu1+fadd+fmul   41 next
        andps xmm14, [rbp - 80]                                    ;  2212.7 agu2+agu0+fadd+fmul   41 next
        movaps [rsi - 16], xmm9                                    ;  2212.3 agu1+agu0+fmisc   41 next spill
        movaps xmm9, [rbp - 48]                                    ;  2212.7 agu2+agu1+fadd+fmul   41 next
        andps xmm9, [rbp - 16]                                     ;  2214.7 agu0+agu2+fadd+fmul   41 next
        xorps xmm7, xmm9                                           ;  2216.7 fadd+fmul   41 next
        andps xmm9, xmm8                                           ;  2216.7 fadd+fmul   41 next
        movaps [rdx - 32], xmm13                                   ;  2214.3 agu1+agu0+fmisc   41 next spill
        movaps xmm13, xmm10                                        ;  2216.7 fadd+fmul   41 next copy
        xorps xmm13, xmm8                                          ;  2218.7 fadd+fmul   41 next
        movaps [rbp - 96], xmm2                                    ;  2216.3 agu2+agu0+fmisc   41 next spill
        movaps xmm2, [rbp - 32]                                    ;  2218.3 agu1+agu0+fmisc+fadd   41 next
        andps xmm2, xmm4                                           ;  2220.3 fmul+fadd   41 next
        movaps [rbp + 112], xmm11                                  ;  2219.3 agu2+agu1+fmisc   41 next spill
        movaps xmm11, [rbp - 128]                                  ;  2220.3 agu0+agu1+fmul+fadd   41 next
        xorps xmm11, xmm13                                         ;  2222.3 fmul+fadd   41 next
        andps xmm11, [rbp - 32]                                    ;  2224.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm10, xmm11                                         ;  2226.3 fmul+fadd   41 next
        movaps [rbp + 0], xmm1                                     ;  2221.3 agu1+agu0+fmisc   41 next spill
        movaps xmm1, xmm12                                         ;  2224.3 fmul+fadd   41 next copy
        xorps xmm1, xmm0                                           ;  2226.3 fmul+fadd   41 next
        xorps xmm12, xmm7                                          ;  2226.3 fmul+fadd   41 next
        xorps xmm7, xmm0                                           ;  2227.3 fmul+fadd   41 next
        andps xmm1, [rbp - 48]                                     ;  2228.3 agu2+agu0+fmul+fadd   41 next
        movaps [rdx + 0], xmm6                                     ;  2226.0 agu1+agu0+fmisc   41 next spill
        movaps xmm6, [rbp - 48]                                    ;  2228.0 agu2+agu1+fmisc   41 next
        andps xmm6, xmm8                                           ;  2230.0 fmul+fadd   41 next
        movaps [rbp + 32], xmm15                                   ;  2230.0 agu0+agu1+fmisc   41 next spill
        movaps xmm15, [rbp - 80]                                   ;  2230.3 agu2+agu0+fmul+fadd   41 next
        andps xmm15, xmm6                                          ;  2232.3 fmul+fadd   41 next
        xorps xmm2, xmm6                                           ;  2232.3 fmul+fadd   41 next
        xorps xmm2, [rel misty1_encrypt_compact.T0_constants128]   ;  2234.3 agu1+agu2+fmul+fadd   41 next
        movaps [rdx - 96], xmm5                                    ;  2232.0 agu0+agu1+fmisc   41 next spill
        movaps xmm5, [rbp - 32]                                    ;  2233.7 agu2+agu0+fmisc+fmul   41 next
        andps xmm5, [rbp - 16]                                     ;  2235.7 agu1+agu2+fadd+fmul   41 next
        movaps [rbp + 96], xmm7                                    ;  2235.0 agu0+agu1+fmisc   41 next spill
        movaps xmm7, xmm8                                          ;  2235.7 fadd+fmul   41 next copy
        andps xmm7, xmm3                                           ;  2237.7 fadd+fmul   41 next
        xorps xmm15, xmm7                                          ;  2239.7 fadd+fmul   41 next
        xorps xmm7, xmm5                                           ;  2239.7 fadd+fmul   41 next
        movaps [rdx - 128], xmm11                                  ;  2237.0 agu2+agu0+fmisc   41 next spill
        movaps xmm11, [rbp - 16]                                   ;  2239.0 agu1+agu0+fmisc   41 next
        andps xmm11, xmm12                                         ;  2241.0 fadd+fmul   41 next
        xorps xmm15, xmm11                                         ;  2243.0 fadd+fmul   41 next
        movaps xmm11, [rbp - 80]                                   ;  2241.0 agu2+agu1+fmisc   54 next reload
        xorps xmm15, xmm11                                         ;  2245.0 fadd+fmul   41 next
        xorps xmm12, xmm3                                          ;  2242.7 fadd+fmul   41 next
        movaps [rsi - 48], xmm15                                   ;  2247.0 agu0+agu1+fmisc   41 next spill
        movaps xmm15, [rbp - 16]                                   ;  2243.7 agu2+agu0+fadd+fmul   41 next
        andps xmm15, xmm7                                          ;  2245.7 fadd+fmul   41 next
        xorps xmm15, xmm3                                          ;  2247.7 fadd+fmul   41 next
        andps xmm7, [rbp - 128]                                    ;  2246.7 agu1+agu2+fadd+fmul   41 next
        xorps xmm15, xmm13                                         ;  2249.7 fadd+fmul   41 next
        movaps [rsi + 16], xmm15                                   ;  2251.7 agu0+agu1+fmisc   41 next spill
        movaps xmm15, [rbp - 128]                                  ;  2248.0 agu2+agu0+fmisc   41 next
        xorps xmm15, xmm14                                         ;  2250.0 fadd+fmul   41 next
        xorps xmm1, xmm15                                          ;  2252.0 fadd+fmul   41 next
        xorps xmm7, xmm1                                           ;  2254.0 fadd+fmul   41 next
        movaps xmm1, xmm12                                         ;  2251.7 fadd+fmul   41 next copy
        andps xmm1, xmm3                                           ;  2253.7 fadd+fmul   41 next
        andps xmm12, [rbp - 128]                                   ;  2253.7 agu1+agu2+fadd+fmul   41 next
        andps xmm15, [rbp - 48]                                    ;  2254.7 agu0+agu1+fadd+fmul   41 next
        xorps xmm1, xmm2                                           ;  2255.7 fadd+fmul   41 next
        andps xmm13, [rbp - 16]                                    ;  2256.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm1, xmm5                                           ;  2257.7 fadd+fmul   41 next
        movaps xmm3, xmm8                                          ;  2258.7 fadd+fmul   41 next copy
        andps xmm3, xmm11                                          ;  2260.7 fadd+fmul   41 next
        xorps xmm15, xmm3                                          ;  2262.7 fadd+fmul   41 next
        xorps xmm1, xmm15                                          ;  2264.7 fadd+fmul   41 next
        movaps xmm15, [rbp - 128]                                  ;  2258.0 agu1+agu0+fmisc   41 next
        andps xmm15, xmm8                                          ;  2262.7 fadd+fmul   41 next
        xorps xmm15, xmm4                                          ;  2264.7 fadd+fmul   41 next
        xorps xmm13, xmm15                                         ;  2266.7 fadd+fmul   41 next
        xorps xmm15, [rbp - 16]                                    ;  2266.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm0, xmm3                                           ;  2266.7 fadd+fmul   41 next
        movaps xmm3, [rbp - 32]                                    ;  2264.3 agu1+agu0+fmisc   41 next
        xorps xmm3, xmm6                                           ;  2267.7 fadd+fmul   41 next
        andps xmm3, [rbp - 64]                                     ;  2269.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm2, xmm3                                           ;  2271.7 fadd+fmul   41 next
        xorps xmm12, xmm2                                          ;  2273.7 fadd+fmul   41 next
        movaps xmm2, xmm11                                         ;  2271.7 fadd+fmul   41 next copy
        andps xmm2, xmm15                                          ;  2273.7 fadd+fmul   41 next
        xorps xmm15, xmm5                                          ;  2273.7 fadd+fmul   41 next
        xorps xmm2, [rbp - 48]                                     ;  2275.7 agu1+agu0+fadd+fmul   41 next
        xorps xmm5, xmm11                                          ;  2275.7 fadd+fmul   41 next
        xorps xmm6, [rbp - 16]                                     ;  2276.7 agu2+agu0+fadd+fmul   41 next
        andps xmm14, xmm5                                          ;  2277.7 fadd+fmul   41 next
        xorps xmm7, xmm13                                          ;  2278.7 fadd+fmul   41 next
        movaps xmm13, [rbp - 128]                                  ;  2276.0 agu1+agu0+fmisc   41 next
        andps xmm13, xmm6                                          ;  2279.7 fadd+fmul   41 next
        andps xmm5, [rbp - 48]                                     ;  2280.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm3, xmm5                                           ;  2282.7 fadd+fmul   41 next
        xorps xmm15, xmm3                                          ;  2284.7 fadd+fmul   41 next
        xorps xmm9, xmm2                                           ;  2283.7 fadd+fmul   41 next
        movaps xmm2, [rbp - 16]                                    ;  2280.0 agu1+agu0+fmisc   41 next
        andps xmm2, xmm0                                           ;  2284.7 fadd+fmul   41 next
        xorps xmm5, xmm10                                          ;  2285.7 fadd+fmul   41 next
        movaps xmm3, [rbp - 32]                                    ;  2282.0 agu2+agu0+fmisc   41 next
        andps xmm3, [rbp - 48]                                     ;  2286.7 agu1+agu0+fadd+fmul   41 next
        andps xmm6, [rbp - 64]                                     ;  2287.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm6, [rbp - 32]                                     ;  2289.7 agu1+agu2+fadd+fmul   41 next
        xorps xmm12, xmm6                                          ;  2291.7 fadd+fmul   41 next
        xorps xmm7, [rdx - 128]                                    ;  2290.7 agu0+agu1+fadd+fmul   41 next
        xorps xmm0, xmm3                                           ;  2291.7 fadd+fmul   41 next
        movaps xmm6, [rsi + 16]                                    ;  2287.7 agu2+agu0+fmisc   41 next reload
        xorps xmm15, xmm6                                          ;  2292.7 fadd+fmul   41 next
        andps xmm10, xmm3                                          ;  2293.7 fadd+fmul   41 next
        xorps xmm4, xmm5                                           ;  2294.7 fadd+fmul   41 next
        movaps xmm3, [rbp - 32]                                    ;  2291.7 agu1+agu0+fmisc   54 next reload
        andps xmm0, xmm3                                           ;  2295.7 fadd+fmul   41 next
        xorps xmm2, xmm15                                          ;  2296.7 fadd+fmul   41 next
        xorps xmm6, xmm0                                           ;  2297.7 fadd+fmul   41 next
        xorps xmm14, xmm12                                         ;  2298.7 fadd+fmul   41 next
        xorps xmm10, [rbp + 96]                                    ;  2299.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm9, xmm10                                          ;  2301.7 fadd+fmul   41 next
        movaps xmm15, [rel misty1_encrypt_compact.T0_constants128] ;  2296.7 agu1+agu0+fmisc   41 next reload
        xorps xmm9, xmm15                                          ;  2303.7 fadd+fmul   41 next
        xorps xmm13, xmm6                                          ;  2302.7 fadd+fmul   41 next
        xorps xmm13, xmm15                                         ;  2304.7 fadd+fmul   41 next
        xorps xmm4, [rsi - 48]                                     ;  2304.7 agu2+agu0+fadd+fmul   41 next
        movaps xmm0, [rdx - 96]                                    ;  2300.7 agu1+agu0+fmisc   41 next
        xorps xmm0, [rbp - 64]                                     ;  2305.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm1, xmm0                                           ;  2307.7 fadd+fmul   41 next
        xorps xmm8, [rbp + 32]                                     ;  2307.7 agu1+agu0+fadd+fmul   41 next
        xorps xmm14, xmm8                                          ;  2309.7 fadd+fmul   41 next
        movaps xmm5, [rdx + 0]                                     ;  2305.7 agu2+agu0+fmisc   41 next
        xorps xmm5, [rbp - 16]                                     ;  2309.7 agu1+agu0+fadd+fmul   41 next
        xorps xmm7, xmm5                                           ;  2311.7 fadd+fmul   41 next
        xorps xmm11, [rbp + 0]                                     ;  2311.7 agu2+agu1+fadd+fmul   41 next
        xorps xmm13, xmm11                                         ;  2313.7 fadd+fmul   41 next
        movaps xmm6, [rbp + 112]                                   ;  2309.3 agu0+agu1+fmisc   41 next
        xorps xmm6, [rbp - 128]                                    ;  2313.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm9, xmm6                                           ;  2315.7 fadd+fmul   41 next
        movaps xmm10, [rbp - 96]                                   ;  2311.7 agu1+agu0+fmisc   41 next
        xorps xmm10, [rbp - 48]                                    ;  2315.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm2, xmm10                                          ;  2317.7 fadd+fmul   41 next
        xorps xmm3, [rdx - 32]                                     ;  2317.7 agu1+agu0+fadd+fmul   41 next
        xorps xmm4, xmm3                                           ;  2319.7 fadd+fmul   41 next
        xorps xmm1, [r8 + 4752]                                    ;  2319.7 agu2+agu0+fadd+fmul   48 next
        xorps xmm14, [r8 + 4768]                                   ;  2320.7 agu1+agu0+fadd+fmul   48 next
        xorps xmm7, [r8 + 4784]                                    ;  2321.7 agu2+agu0+fadd+fmul   48 next
        xorps xmm13, [r8 + 4800]                                   ;  2322.7 agu1+agu2+fadd+fmul   48 next
        xorps xmm9, [r8 + 4816]                                    ;  2323.7 agu0+agu1+fadd+fmul   48 next
        xorps xmm2, [r8 + 4832]                                    ;  2324.7 agu2+agu0+fadd+fmul   48 next
        xorps xmm4, [r8 + 4848]                                    ;  2325.7 agu1+agu0+fadd+fmul   48 next
        xorps xmm0, [r8 + 4608]                                    ;  2326.7 agu2+agu1+fadd+fmul   48 next
        xorps xmm8, [r8 + 4624]                                    ;  2327.7 agu0+agu2+fadd+fmul   48 next
        xorps xmm5, [r8 + 4640]                                    ;  2328.7 agu1+agu0+fadd+fmul   48 next
        xorps xmm11, [r8 + 4656]                                   ;  2329.7 agu2+agu0+fadd+fmul   48 next
        xorps xmm6, [r8 + 4672]                                    ;  2330.7 agu1+agu0+fadd+fmul   48 next
        xorps xmm10, [r8 + 4688]                                   ;  2331.7 agu2+agu0+fadd+fmul   48 next
        xorps xmm3, [r8 + 4704]                                    ;  2332.7 agu1+agu0+fadd+fmul   48 next
        movaps xmm12, [rsi - 16]                                   ;  2328.7 agu2+agu0+fmisc   48 next
        xorps xmm12, [r8 + 4720]                                   ;  2333.7 agu1+agu0+fadd+fmul   48 next
        movaps [rsi - 16], xmm4                                    ;  2330.7 agu2+agu0+fmisc   48 next spill
        movaps xmm4, [rbp + 16]                                    ;  2332.7 agu1+agu2+fmisc   48 next
        xorps xmm4, [r8 + 4736]                                    ;  2334.7 agu0+agu1+fadd+fmul   48 next
        movaps [rbp + 16], xmm2                                    ;  2334.7 agu2+agu0+fmisc   48 next spill
        movaps xmm2, xmm0                                          ;  2335.7 fadd+fmul   45 next copy
        xorps xmm2, xmm3                                           ;  2337.7 fadd+fmul   45 next
        movaps [rdx - 32], xmm9                                    ;  2336.7 agu1+agu2+fmisc   48 next spill
        movaps xmm9, xmm11                                         ;  2337.7 fadd+fmul   45 next copy
        andps xmm9, xmm12                                          ;  2339.7 fadd+fmul   45 next
        movaps [rbp - 48], xmm13                                   ;  2338.7 agu0+agu1+fmisc   48 next spill
        movaps xmm13, xmm8                                         ;  2339.7 fadd+fmul   45 next copy
        xorps xmm13, xmm10                                         ;  2341.7 fadd+fmul   45 next
        movaps [rbp - 96], xmm7                                    ;  2340.7 agu2+agu0+fmisc   48 next spill
        movaps xmm7, xmm4                                          ;  2341.7 fadd+fmul   45 next copy
        andps xmm7, xmm12                                          ;  2343.7 fadd+fmul   45 next
        movaps [rbp - 32], xmm14                                   ;  2342.7 agu1+agu0+fmisc   48 next spill
        movaps xmm14, xmm3                                         ;  2343.7 fadd+fmul   45 next copy
        andps xmm14, xmm11                                         ;  2345.7 fadd+fmul   45 next
        movaps [rbp - 128], xmm1                                   ;  2344.7 agu2+agu0+fmisc   48 next spill
        movaps xmm1, xmm12                                         ;  2345.7 fadd+fmul   45 next copy
        andps xmm1, xmm0                                           ;  2347.7 fadd+fmul   45 next
        xorps xmm14, xmm1                                          ;  2349.7 fadd+fmul   45 next
        movaps xmm1, xmm3                                          ;  2348.7 fadd+fmul   45 next copy
        andps xmm1, xmm6                                           ;  2350.7 fadd+fmul   45 next
        xorps xmm14, xmm15                                         ;  2351.7 fadd+fmul   45 next
        movaps xmm15, xmm2                                         ;  2351.7 fadd+fmul   45 next copy
        xorps xmm15, xmm11                                         ;  2353.7 fadd+fmul   45 next
        movaps [rbp + 112], xmm14                                  ;  2353.7 agu1+agu0+fmisc   45 next spill
        movaps xmm14, xmm5                                         ;  2353.7 fadd+fmul   45 next copy
        andps xmm14, xmm15                                         ;  2355.7 fadd+fmul   45 next
        movaps [rbp + 0], xmm9                                     ;  2352.7 agu2+agu0+fmisc   45 next spill
        movaps xmm9, xmm4                                          ;  2355.7 fadd+fmul   45 next copy
        andps xmm9, xmm0                                           ;  2357.7 fadd+fmul   45 next
        xorps xmm9, xmm12                                          ;  2359.7 fadd+fmul   45 next
        xorps xmm14, xmm9                                          ;  2361.7 fadd+fmul   45 next
        movaps [rbp - 80], xmm3                                    ;  2356.0 agu1+agu0+fmisc   48 next spill
        movaps xmm3, xmm11                                         ;  2359.7 fadd+fmul   45 next copy
        andps xmm3, xmm5                                           ;  2361.7 fadd+fmul   45 next
        xorps xmm3, xmm13                                          ;  2363.7 fadd+fmul   45 next
        movaps [rbp - 16], xmm3                                    ;  2365.7 agu2+agu0+fmisc   45 next spill
        movaps xmm3, xmm11                                         ;  2362.7 fadd+fmul   45 next copy
        andps xmm3, xmm0                                           ;  2364.7 fadd+fmul   45 next
        xorps xmm1, xmm3                                           ;  2366.7 fadd+fmul   45 next
        xorps xmm1, xmm7                                           ;  2368.7 fadd+fmul   45 next
        movaps xmm3, xmm11                                         ;  2366.7 fadd+fmul   45 next copy
        andps xmm3, xmm8                                           ;  2368.7 fadd+fmul   45 next
        movaps [rdx + 0], xmm7                                     ;  2365.7 agu1+agu0+fmisc   45 next spill
        movaps xmm7, xmm11                                         ;  2368.7 fadd+fmul   45 next copy
        andps xmm7, xmm6                                           ;  2370.7 fadd+fmul   45 next
        xorps xmm3, xmm7                                           ;  2372.7 fadd+fmul   45 next
        xorps xmm9, xmm7                                           ;  2372.7 fadd+fmul   45 next
        movaps xmm7, xmm4                                          ;  2372.7 fadd+fmul   45 next copy
        andps xmm7, xmm6                                           ;  2374.7 fadd+fmul   45 next
        xorps xmm11, xmm7                                          ;  2376.7 fadd+fmul   45 next
        xorps xmm14, xmm11                                         ;  2378.7 fadd+fmul   45 next
        andps xmm11, xmm4                                          ;  2378.7 fadd+fmul   45 next
        xorps xmm11, [rel misty1_encrypt_compact.T0_constants128]  ;  2380.7 agu2+agu0+fadd+fmul   45 next
        movaps [rbp + 32], xmm7                                    ;  2376.7 agu1+agu0+fmisc   45 next spill
        movaps xmm7, xmm8                                          ;  2378.7 fadd+fmul   45 next copy
        andps xmm7, xmm0                                           ;  2380.7 fadd+fmul   45 next
        movaps [rbp + 48], xmm11                                   ;  2382.7 agu2+agu1+fmisc   45 next spill
        movaps xmm11, xmm15                                        ;  2380.7 fadd+fmul   45 next copy
        orps xmm11, xmm4                                           ;  2382.7 fadd+fmul   45 next
        movaps [rbp - 64], xmm15                                   ;  2381.0 agu0+agu1+fmisc   45 next spill
        movaps xmm15, xmm13                                        ;  2382.7 fadd+fmul   45 next copy
        andps xmm15, xmm6                                          ;  2384.7 fadd+fmul   45 next
        andps xmm13, xmm0                                          ;  2384.7 fadd+fmul   45 next
        movaps [rdx - 96], xmm3                                    ;  2383.7 agu2+agu0+fmisc   45 next spill
        movaps xmm3, xmm5                                          ;  2385.7 fadd+fmul   45 next copy
        andps xmm3, xmm10                                          ;  2387.7 fadd+fmul   45 next
        xorps xmm11, xmm3                                          ;  2389.7 fadd+fmul   45 next
        xorps xmm7, xmm11                                          ;  2391.7 fadd+fmul   45 next
        movaps xmm3, xmm6                                          ;  2389.7 fadd+fmul   45 next copy
        andps xmm3, xmm10                                          ;  2391.7 fadd+fmul   45 next
        movaps xmm11, xmm12                                        ;  2391.7 fadd+fmul   45 next copy
        andps xmm11, xmm10                                         ;  2393.7 fadd+fmul   45 next
        xorps xmm15, xmm11                                         ;  2395.7 fadd+fmul   45 next
        xorps xmm9, xmm15                                          ;  2397.7 fadd+fmul   45 next
        movaps xmm11, xmm5                                         ;  2395.7 fadd+fmul   45 next copy
        andps xmm11, xmm8                                          ;  2397.7 fadd+fmul   45 next
        xorps xmm15, xmm7                                          ;  2397.7 fadd+fmul   45 next
        xorps xmm15, xmm2                                          ;  2399.7 fadd+fmul   45 next
        xorps xmm11, xmm0                                          ;  2399.7 fadd+fmul   45 next
        andps xmm2, xmm10                                          ;  2400.7 fadd+fmul   45 next
        movaps [rsi - 48], xmm15                                   ;  2401.7 agu1+agu0+fmisc   45 next spill
        movaps xmm15, xmm3                                         ;  2401.7 fadd+fmul   45 next copy
        xorps xmm15, xmm4                                          ;  2403.7 fadd+fmul   45 next
        xorps xmm3, xmm5                                           ;  2403.7 fadd+fmul   45 next
        xorps xmm9, xmm3                                           ;  2405.7 fadd+fmul   45 next
        andps xmm15, xmm10                                         ;  2405.7 fadd+fmul   45 next
        andps xmm3, xmm6                                           ;  2406.7 fadd+fmul   45 next
        xorps xmm14, xmm15                                         ;  2407.7 fadd+fmul   45 next
        movaps xmm15, xmm12                                        ;  2408.7 fadd+fmul   45 next copy
        andps xmm15, xmm8                                          ;  2410.7 fadd+fmul   45 next
        xorps xmm15, xmm11                                         ;  2412.7 fadd+fmul   45 next
        xorps xmm9, xmm1                                           ;  2411.7 fadd+fmul   45 next
        xorps xmm11, xmm4                                          ;  2412.7 fadd+fmul   45 next
        xorps xmm2, xmm11                                          ;  2414.7 fadd+fmul   45 next
        andps xmm11, xmm8                                          ;  2414.7 fadd+fmul   45 next
        xorps xmm2, xmm6                                           ;  2416.7 fadd+fmul   45 next
        xorps xmm3, xmm15                                          ;  2416.7 fadd+fmul   45 next
        movaps xmm15, xmm6                                         ;  2417.7 fadd+fmul   45 next copy
        andps xmm15, xmm12                                         ;  2419.7 fadd+fmul   45 next
        andps xmm6, xmm0                                           ;  2419.7 fadd+fmul   45 next
        xorps xmm15, xmm6                                          ;  2421.7 fadd+fmul   45 next
        xorps xmm11, xmm15                                         ;  2423.7 fadd+fmul   45 next
        movaps xmm15, xmm0                                         ;  2422.7 fadd+fmul   45 next copy
        xorps xmm15, xmm8                                          ;  2424.7 fadd+fmul   45 next
        andps xmm15, xmm10                                         ;  2426.7 fadd+fmul   45 next
        xorps xmm15, xmm3                                          ;  2428.7 fadd+fmul   45 next
        xorps xmm11, [rbp - 16]                                    ;  2426.7 agu2+agu0+fadd+fmul   45 next
        xorps xmm6, [rbp + 0]                                      ;  2427.7 agu1+agu0+fadd+fmul   45 next
        xorps xmm3, xmm6                                           ;  2429.7 fadd+fmul   45 next
        movaps xmm6, [rbp - 80]                                    ;  2425.7 agu2+agu0+fmisc   45 next
        andps xmm6, xmm12                                          ;  2429.7 fadd+fmul   45 next
        andps xmm0, [rbp - 80]                                     ;  2430.7 agu1+agu0+fadd+fmul   45 next
        andps xmm4, xmm5                                           ;  2431.7 fadd+fmul   45 next
        xorps xmm0, [rdx - 96]                                     ;  2432.7 agu2+agu0+fadd+fmul   45 next
        andps xmm12, xmm5                                          ;  2433.7 fadd+fmul   45 next
        andps xmm8, [rbp - 80]                                     ;  2434.7 agu1+agu0+fadd+fmul   45 next
        orps xmm10, [rbp - 64]                                     ;  2435.7 agu2+agu0+fadd+fmul   45 next
        xorps xmm4, xmm6                                           ;  2436.7 fadd+fmul   45 next
        xorps xmm12, [rbp + 48]                                    ;  2437.7 agu1+agu2+fadd+fmul   45 next
        movaps [rdx - 96], xmm11                                   ;  2433.7 agu0+agu1+fmisc   45 next spill
        movaps xmm11, [rbp + 112]                                  ;  2435.7 agu2+agu0+fmisc   45 next
        xorps xmm11, xmm2                                          ;  2438.7 fadd+fmul   45 next
        xorps xmm2, xmm3                                           ;  2439.7 fadd+fmul   45 next
        xorps xmm13, xmm2                                          ;  2441.7 fadd+fmul   45 next
        xorps xmm13, xmm0                                          ;  2443.7 fadd+fmul   45 next
        xorps xmm6, xmm8                                           ;  2442.7 fadd+fmul   45 next
        movaps xmm2, [rbp - 64]                                    ;  2438.7 agu1+agu0+fmisc   45 next reload
        xorps xmm4, xmm2                                           ;  2443.7 fadd+fmul   45 next
        xorps xmm10, xmm4                                          ;  2445.7 fadd+fmul   45 next
        xorps xmm7, xmm11                                          ;  2445.7 fadd+fmul   45 next
        xorps xmm8, xmm12                                          ;  2446.7 fadd+fmul   45 next
        xorps xmm12, [rdx + 0]                                     ;  2447.7 agu2+agu0+fadd+fmul   45 next
        xorps xmm9, xmm6                                           ;  2448.7 fadd+fmul   45 next
        xorps xmm12, [rsi - 48]                                    ;  2449.7 agu1+agu0+fadd+fmul   45 next
        xorps xmm6, [rbp + 112]                                    ;  2450.7 agu2+agu0+fadd+fmul   45 next
        movaps xmm4, [rbp - 80]                                    ;  2447.3 agu1+agu0+fmisc   48 next reload
        andps xmm5, xmm4                                           ;  2451.7 fadd+fmul   45 next
        xorps xmm1, xmm5                                           ;  2453.7 fadd+fmul   45 next
        xorps xmm0, [rbp + 48]                                     ;  2453.7 agu2+agu1+fadd+fmul   45 next
        xorps xmm5, xmm15                                          ;  2454.7 fadd+fmul   45 next
        xorps xmm15, xmm10                                         ;  2455.7 fadd+fmul   45 next
        xorps xmm15, [rbp + 32]                                    ;  2457.7 agu0+agu1+fadd+fmul   45 next
        xorps xmm14, xmm0                                          ;  2457.7 fadd+fmul   45 next
        xorps xmm10, [rbp - 16]                                    ;  2458.7 agu2+agu0+fadd+fmul   45 next
        xorps xmm9, [rbp + 0]                                      ;  2459.7 agu1+agu0+fadd+fmul   45 next
        xorps xmm7, xmm2                                           ;  2460.7 fadd+fmul   45 next
        xorps xmm6, [rdx - 96]                                     ;  2461.7 agu2+agu1+fadd+fmul   45 next
        xorps xmm4, xmm1                                           ;  2462.7 fadd+fmul   45 next
        xorps xmm8, xmm5                                           ;  2463.7 fadd+fmul   45 next
        xorps xmm10, xmm4                                          ;  2464.7 fadd+fmul   45 next
        xorps xmm3, xmm8                                           ;  2465.7 fadd+fmul   45 next
        movaps xmm0, [rbp - 128]                                   ;  2461.7 agu0+agu1+fmisc   48 next reload
        xorps xmm3, xmm0                                           ;  2467.7 fadd+fmul   45 next
        movaps xmm1, [rbp - 32]                                    ;  2463.7 agu2+agu0+fmisc   48 next reload
        xorps xmm14, xmm1                                          ;  2467.7 fadd+fmul   45 next
        movaps xmm2, [rbp - 96]                                    ;  2465.7 agu1+agu0+fmisc   48 next reload
        xorps xmm13, xmm2                                          ;  2468.7 fadd+fmul   45 next
        movaps xmm4, [rbp - 48]                                    ;  2467.7 agu2+agu0+fmisc   48 next reload
        xorps xmm15, xmm4                                          ;  2469.7 fadd+fmul   45 next
        movaps xmm5, [rdx - 32]                                    ;  2469.7 agu1+agu0+fmisc   48 next reload
        xorps xmm10, xmm5                                          ;  2471.7 fadd+fmul   45 next
        movaps xmm8, [rbp + 16]                                    ;  2471.3 agu2+agu0+fmisc+fadd   48 next reload
        xorps xmm9, xmm8                                           ;  2473.3 fmul+fadd   45 next
        movaps xmm11, [rsi - 16]                                   ;  2472.7 agu1+agu0+fmisc+fmul   48 next reload
        xorps xmm12, xmm11                                         ;  2474.7 fadd+fmul   45 next
        xorps xmm3, [rdx + 32]                                     ;  2474.7 agu2+agu0+fadd+fmul   54 next
        xorps xmm14, [rdx - 64]                                    ;  2475.7 agu1+agu0+fadd+fmul   54 next
        xorps xmm13, [rsi + 0]                                     ;  2476.7 agu2+agu1+fadd+fmul   54 next
        xorps xmm15, [rdx - 48]                                    ;  2477.7 agu0+agu2+fadd+fmul   54 next
        xorps xmm10, [rdx + 96]                                    ;  2478.7 agu1+agu0+fadd+fmul   54 next
        xorps xmm9, [rdx - 16]                                     ;  2479.7 agu2+agu1+fadd+fmul   54 next
        xorps xmm12, [rbp + 64]                                    ;  2480.7 agu0+agu1+fadd+fmul   54 next
        xorps xmm6, [rdx + 16]                                     ;  2481.7 agu2+agu0+fadd+fmul   54 next
        xorps xmm7, [rsi - 96]                                     ;  2482.7 agu1+agu2+fadd+fmul   54 next
        xorps xmm0, [rdx - 112]                                    ;  2483.7 agu0+agu1+fadd+fmul   54 next
        xorps xmm1, [rsi - 112]                                    ;  2484.7 agu2+agu0+fadd+fmul   54 next
        xorps xmm2, [rdx - 80]                                     ;  2485.7 agu1+agu0+fadd+fmul   54 next
        xorps xmm4, [rdx + 48]                                     ;  2486.7 agu2+agu0+fadd+fmul   54 next
        xorps xmm5, [rbp + 80]                                     ;  2487.7 agu1+agu0+fadd+fmul   54 next
        xorps xmm8, [rdx + 112]                                    ;  2488.7 agu2+agu0+fadd+fmul   54 next
        xorps xmm11, [rbp - 112]                                   ;  2489.7 agu1+agu0+fadd+fmul   54 next
        movaps [rsi - 16], xmm11                                   ;  2491.7 agu2+agu0+fmisc   54 next spill
        movaps xmm11, [rdx + 32]                                   ;  2487.7 agu1+agu0+fmisc   54 next
        xorps xmm11, [r8 + 2048]                                   ;  2490.7 agu2+agu0+fadd+fmul   54 next
        movaps [rdx + 32], xmm8                                    ;  2490.7 agu1+agu0+fmisc   54 next spill
        movaps xmm8, [rdx - 64]                                    ;  2491.3 agu2+agu0+fmisc+fadd   54 next
        xorps xmm8, [r8 + 2064]                                    ;  2493.3 agu1+agu2+fmul+fadd   54 next
        movaps [rdx - 64], xmm5                                    ;  2492.7 agu0+agu1+fmisc   54 next spill
        movaps xmm5, [rsi + 0]                                     ;  2493.3 agu2+agu0+fmul+fadd   54 next
        xorps xmm5, [r8 + 2080]                                    ;  2495.3 agu1+agu0+fmul+fadd   54 next
        movaps [rsi + 0], xmm4                                     ;  2494.7 agu2+agu1+fmisc   54 next spill
        movaps xmm4, [rdx - 48]                                    ;  2495.3 agu0+agu2+fmul+fadd   54 next
        xorps xmm4, [r8 + 2096]                                    ;  2497.3 agu1+agu0+fmul+fadd   54 next
        movaps [rdx - 48], xmm2                                    ;  2496.7 agu2+agu1+fmisc   54 next spill
        movaps xmm2, [rdx + 96]                                    ;  2497.3 agu0+agu2+fmul+fadd   54 next
        xorps xmm2, [r8 + 2112]                                    ;  2499.3 agu1+agu0+fmul+fadd   54 next
        movaps [rdx + 96], xmm1                                    ;  2498.7 agu2+agu1+fmisc   54 next spill
        movaps xmm1, [rdx - 16]                                    ;  2499.3 agu0+agu2+fmul+fadd   54 next
        xorps xmm1, [r8 + 2128]                                    ;  2501.3 agu1+agu0+fmul+fadd   54 next
        movaps [rdx - 16], xmm0                                    ;  2500.7 agu2+agu1+fmisc   54 next spill
        movaps xmm0, [rbp + 64]                                    ;  2501.3 agu0+agu2+fmul+fadd   54 next
        xorps xmm0, [r8 + 2144]                                    ;  2503.3 agu1+agu0+fmul+fadd   54 next
        movaps [rbp + 64], xmm7                                    ;  2502.7 agu2+agu1+fmisc   54 next spill
        movaps xmm7, [rdx + 16]                                    ;  2503.3 agu0+agu2+fmul+fadd   54 next
        xorps xmm7, [r8 + 2160]                                    ;  2505.3 agu1+agu0+fmul+fadd   54 next
        movaps [rdx + 16], xmm6                                    ;  2504.7 agu2+agu1+fmisc   54 next spill
        movaps xmm6, [rsi - 96]                                    ;  2505.3 agu0+agu2+fmul+fadd   54 next
        xorps xmm6, [r8 + 2176]                                    ;  2507.3 agu1+agu0+fmul+fadd   54 next
        movaps [rsi - 96], xmm12                                   ;  2506.7 agu2+agu1+fmisc   54 next spill
        movaps xmm12, [rdx - 112]                                  ;  2507.3 agu0+agu2+fmul+fadd   54 next
        xorps xmm12, [r8 + 2192]                                   ;  2509.3 agu1+agu0+fmul+fadd   54 next
        movaps [rdx - 112], xmm9                                   ;  2508.7 agu2+agu1+fmisc   54 next spill
        movaps xmm9, [rsi - 112]                                   ;  2509.3 agu0+agu2+fmul+fadd   54 next
        xorps xmm9, [r8 + 2208]                                    ;  2511.3 agu1+agu0+fmul+fadd   54 next
        movaps [rsi - 112], xmm10                                  ;  2510.7 agu2+agu1+fmisc   54 next spill
        movaps xmm10, [rdx - 80]                                   ;  2511.3 agu0+agu2+fmul+fadd   54 next
        xorps xmm10, [r8 + 2224]                                   ;  2513.3 agu1+agu0+fmul+fadd   54 next
        movaps [rdx - 80], xmm15                                   ;  2512.7 agu2+agu1+fmisc   54 next spill
        movaps xmm15, [rdx + 48]                                   ;  2513.3 agu0+agu2+fmul+fadd   54 next
        xorps xmm15, [r8 + 2240]                                   ;  2515.3 agu1+agu0+fmul+fadd   54 next
        movaps [rdx + 48], xmm13                                   ;  2514.7 agu2+agu1+fmisc   54 next spill
        movaps xmm13, [rbp + 80]                                   ;  2515.3 agu0+agu2+fmul+fadd   54 next
        xorps xmm13, [r8 + 2256]                                   ;  2517.3 agu1+agu0+fmul+fadd   54 next
        movaps [rbp + 80], xmm14                                   ;  2516.7 agu2+agu1+fmisc   54 next spill
        movaps xmm14, [rdx + 112]                                  ;  2517.3 agu0+agu2+fmul+fadd   54 next
        xorps xmm14, [r8 + 2272]                                   ;  2519.3 agu1+agu0+fmul+fadd   54 next
        movaps [rdx + 112], xmm3                                   ;  2518.7 agu2+agu1+fmisc   54 next spill
        movaps xmm3, [rbp - 112]                                   ;  2519.3 agu0+agu2+fmul+fadd   54 next
        xorps xmm3, [r8 + 2288]                                    ;  2521.3 agu1+agu0+fmul+fadd   54 next
        movaps [rbp - 112], xmm5                                   ;  2520.7 agu2+agu1+fmisc   54 next spill
        movaps xmm5, xmm7                                          ;  2521.3 fmul+fadd   41 next copy
        xorps xmm5, xmm13                                          ;  2523.3 fmul+fadd   41 next
        movaps [rbp + 16], xmm4                                    ;  2522.7 agu0+agu2+fmisc   54 next spill
        movaps xmm4, xmm9                                          ;  2523.3 fmul+fadd   41 next copy
        andps xmm4, xmm14                                          ;  2525.3 fmul+fadd   41 next
        movaps [rdx - 32], xmm8                                    ;  2524.7 agu1+agu0+fmisc   54 next spill
        movaps xmm8, xmm6                                          ;  2525.3 fmul+fadd   41 next copy
        xorps xmm8, xmm15                                          ;  2527.3 fmul+fadd   41 next
        movaps [rbp - 48], xmm0                                    ;  2526.7 agu2+agu0+fmisc   54 next spill
        movaps xmm0, xmm3                                          ;  2527.3 fmul+fadd   41 next copy
        andps xmm0, xmm14                                          ;  2529.3 fmul+fadd   41 next
        movaps [rbp - 96], xmm1                                    ;  2528.7 agu1+agu0+fmisc   54 next spill
        movaps xmm1, xmm13                                         ;  2529.3 fmul+fadd   41 next copy
        andps xmm1, xmm9                                           ;  2531.3 fmul+fadd   41 next
        movaps [rbp - 32], xmm11                                   ;  2530.7 agu2+agu0+fmisc   54 next spill
        movaps xmm11, xmm14                                        ;  2531.3 fmul+fadd   41 next copy
        andps xmm11, xmm7                                          ;  2533.3 fmul+fadd   41 next
        xorps xmm1, xmm11                                          ;  2535.3 fmul+fadd   41 next
        movaps xmm11, xmm13                                        ;  2534.3 fmul+fadd   41 next copy
        andps xmm11, xmm10                                         ;  2536.3 fmul+fadd   41 next
        xorps xmm1, [rel misty1_encrypt_compact.T0_constants128]   ;  2537.3 agu1+agu0+fmul+fadd   41 next
        movaps [rbp - 128], xmm2                                   ;  2533.7 agu2+agu0+fmisc   54 next spill
        movaps xmm2, xmm5                                          ;  2537.3 fmul+fadd   41 next copy
        xorps xmm2, xmm9                                           ;  2539.3 fmul+fadd   41 next
        movaps [rbp - 80], xmm1                                    ;  2539.3 agu1+agu2+fmisc   41 next spill
        movaps xmm1, xmm12                                         ;  2539.3 fmul+fadd   41 next copy
        andps xmm1, xmm2                                           ;  2541.3 fmul+fadd   41 next
        movaps [rdx - 96], xmm4                                    ;  2538.3 agu0+agu1+fmisc   41 next spill
        movaps xmm4, xmm3                                          ;  2541.3 fmul+fadd   41 next copy
        andps xmm4, xmm7                                           ;  2543.3 fmul+fadd   41 next
        xorps xmm4, xmm14                                          ;  2545.3 fmul+fadd   41 next
        xorps xmm1, xmm4                                           ;  2547.3 fmul+fadd   41 next
        movaps [rbp - 64], xmm13                                   ;  2541.7 agu2+agu0+fmisc   54 next spill
        movaps xmm13, xmm9                                         ;  2545.3 fmul+fadd   41 next copy
        andps xmm13, xmm12                                         ;  2547.3 fmul+fadd   41 next
        xorps xmm13, xmm8                                          ;  2549.3 fmul+fadd   41 next
        movaps [rbp + 0], xmm13                                    ;  2551.3 agu1+agu0+fmisc   41 next spill
        movaps xmm13, xmm9                                         ;  2548.3 fmul+fadd   41 next copy
        andps xmm13, xmm7                                          ;  2550.3 fmul+fadd   41 next
        xorps xmm11, xmm13                                         ;  2552.3 fmul+fadd   41 next
        xorps xmm11, xmm0                                          ;  2554.3 fmul+fadd   41 next
        movaps xmm13, xmm9                                         ;  2552.3 fmul+fadd   41 next copy
        andps xmm13, xmm6                                          ;  2554.3 fmul+fadd   41 next
        movaps [rbp - 16], xmm0                                    ;  2551.3 agu2+agu0+fmisc   41 next spill
        movaps xmm0, xmm9                                          ;  2554.3 fmul+fadd   41 next copy
        andps xmm0, xmm10                                          ;  2556.3 fmul+fadd   41 next
        xorps xmm13, xmm0                                          ;  2558.3 fmul+fadd   41 next
        xorps xmm4, xmm0                                           ;  2558.3 fmul+fadd   41 next
        movaps xmm0, xmm3                                          ;  2558.3 fmul+fadd   41 next copy
        andps xmm0, xmm10                                          ;  2560.3 fmul+fadd   41 next
        xorps xmm9, xmm0                                           ;  2562.3 fmul+fadd   41 next
        xorps xmm1, xmm9                                           ;  2564.3 fmul+fadd   41 next
        andps xmm9, xmm3                                           ;  2564.3 fmul+fadd   41 next
        xorps xmm9, [rel misty1_encrypt_compact.T0_constants128]   ;  2566.3 agu1+agu0+fmul+fadd   41 next
        movaps [rbp + 32], xmm0                                    ;  2562.3 agu2+agu0+fmisc   41 next spill
        movaps xmm0, xmm6                                          ;  2564.3 fmul+fadd   41 next copy
        andps xmm0, xmm7                                           ;  2566.3 fmul+fadd   41 next
        movaps [rbp + 48], xmm9                                    ;  2568.3 agu1+agu2+fmisc   41 next spill
        movaps xmm9, xmm2                                          ;  2566.3 fmul+fadd   41 next copy
        orps xmm9, xmm3                                            ;  2568.3 fmul+fadd   41 next
        movaps [rbp + 112], xmm2                                   ;  2566.7 agu0+agu1+fmisc   41 next spill
        movaps xmm2, xmm8                                          ;  2568.3 fmul+fadd   41 next copy
        andps xmm2, xmm10                                          ;  2570.3 fmul+fadd   41 next
        andps xmm8, xmm7                                           ;  2570.3 fmul+fadd   41 next
        movaps [rsi - 48], xmm13                                   ;  2569.3 agu2+agu0+fmisc   41 next spill
        movaps xmm13, xmm12                                        ;  2571.3 fmul+fadd   41 next copy
        andps xmm13, xmm15                                         ;  2573.3 fmul+fadd   41 next
        xorps xmm9, xmm13                                          ;  2575.3 fmul+fadd   41 next
        xorps xmm0, xmm9                                           ;  2577.3 fmul+fadd   41 next
        movaps xmm9, xmm10                                         ;  2575.3 fmul+fadd   41 next copy
        andps xmm9, xmm15                                          ;  2577.3 fmul+fadd   41 next
        movaps xmm13, xmm14                                        ;  2577.3 fmul+fadd   41 next copy
        andps xmm13, xmm15                                         ;  2579.3 fmul+fadd   41 next
        xorps xmm2, xmm13                                          ;  2581.3 fmul+fadd   41 next
        xorps xmm4, xmm2                                           ;  2583.3 fmul+fadd   41 next
        movaps xmm13, xmm12                                        ;  2581.3 fmul+fadd   41 next copy
        andps xmm13, xmm6                                          ;  2583.3 fmul+fadd   41 next
        xorps xmm2, xmm0                                           ;  2583.3 fmul+fadd   41 next
        xorps xmm2, xmm5                                           ;  2585.3 fmul+fadd   41 next
        xorps xmm13, xmm7                                          ;  2585.3 fmul+fadd   41 next
        andps xmm5, xmm15                                          ;  2586.3 fmul+fadd   41 next
        movaps [rdx + 0], xmm2                                     ;  2587.3 agu1+agu0+fmisc   41 next spill
        movaps xmm2, xmm9                                          ;  2587.3 fmul+fadd   41 next copy
        xorps xmm2, xmm3                                           ;  2589.3 fmul+fadd   41 next
        xorps xmm9, xmm12                                          ;  2589.3 fmul+fadd   41 next
        xorps xmm4, xmm9                                           ;  2591.3 fmul+fadd   41 next
        andps xmm2, xmm15                                          ;  2591.3 fmul+fadd   41 next
        andps xmm9, xmm10                                          ;  2592.3 fmul+fadd   41 next
        xorps xmm1, xmm2                                           ;  2593.3 fmul+fadd   41 next
        movaps xmm2, xmm14                                         ;  2594.3 fmul+fadd   41 next copy
        andps xmm2, xmm6                                           ;  2596.3 fmul+fadd   41 next
        xorps xmm2, xmm13                                          ;  2598.3 fmul+fadd   41 next
        xorps xmm4, xmm11                                          ;  2597.3 fmul+fadd   41 next
        xorps xmm13, xmm3                                          ;  2598.3 fmul+fadd   41 next
        xorps xmm5, xmm13                                          ;  2600.3 fmul+fadd   41 next
        andps xmm13, xmm6                                          ;  2600.3 fmul+fadd   41 next
        xorps xmm5, xmm10                                          ;  2602.3 fmul+fadd   41 next
        xorps xmm9, xmm2                                           ;  2602.3 fmul+fadd   41 next
        movaps xmm2, xmm10                                         ;  2603.3 fmul+fadd   41 next copy
        andps xmm2, xmm14                                          ;  2605.3 fmul+fadd   41 next
        andps xmm10, xmm7                                          ;  2605.3 fmul+fadd   41 next
        xorps xmm2, xmm10                                          ;  2607.3 fmul+fadd   41 next
        xorps xmm13, xmm2                                          ;  2609.3 fmul+fadd   41 next
        movaps xmm2, xmm7                                          ;  2608.3 fmul+fadd   41 next copy
        xorps xmm2, xmm6                                           ;  2610.3 fmul+fadd   41 next
        andps xmm2, xmm15                                          ;  2612.3 fmul+fadd   41 next
        xorps xmm2, xmm9                                           ;  2614.3 fmul+fadd   41 next
        xorps xmm13, [rbp + 0]                                     ;  2612.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm10, [rdx - 96]                                    ;  2613.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm9, xmm10                                          ;  2615.3 fmul+fadd   41 next
        movaps xmm10, [rbp - 64]                                   ;  2611.3 agu2+agu0+fmisc   41 next
        andps xmm10, xmm14                                         ;  2615.3 fmul+fadd   41 next
        andps xmm7, [rbp - 64]                                     ;  2616.3 agu1+agu0+fmul+fadd   41 next
        andps xmm3, xmm12                                          ;  2617.3 fmul+fadd   41 next
        xorps xmm7, [rsi - 48]                                     ;  2618.3 agu2+agu0+fmul+fadd   41 next
        andps xmm14, xmm12                                         ;  2619.3 fmul+fadd   41 next
        andps xmm6, [rbp - 64]                                     ;  2620.3 agu1+agu0+fmul+fadd   41 next
        orps xmm15, [rbp + 112]                                    ;  2621.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm3, xmm10                                          ;  2622.3 fmul+fadd   41 next
        xorps xmm14, [rbp + 48]                                    ;  2623.3 agu1+agu2+fmul+fadd   41 next
        movaps [rsi - 48], xmm13                                   ;  2619.3 agu0+agu1+fmisc   41 next spill
        movaps xmm13, [rbp - 80]                                   ;  2621.3 agu2+agu0+fmisc   41 next
        xorps xmm13, xmm5                                          ;  2624.3 fmul+fadd   41 next
        xorps xmm5, xmm9                                           ;  2625.3 fmul+fadd   41 next
        xorps xmm8, xmm5                                           ;  2627.3 fmul+fadd   41 next
        xorps xmm8, xmm7                                           ;  2629.3 fmul+fadd   41 next
        xorps xmm10, xmm6                                          ;  2628.3 fmul+fadd   41 next
        movaps xmm5, [rbp + 112]                                   ;  2624.3 agu1+agu0+fmisc   41 next reload
        xorps xmm3, xmm5                                           ;  2629.3 fmul+fadd   41 next
        xorps xmm15, xmm3                                          ;  2631.3 fmul+fadd   41 next
        xorps xmm0, xmm13                                          ;  2631.3 fmul+fadd   41 next
        xorps xmm6, xmm14                                          ;  2632.3 fmul+fadd   41 next
        xorps xmm14, [rbp - 16]                                    ;  2633.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm4, xmm10                                          ;  2634.3 fmul+fadd   41 next
        xorps xmm14, [rdx + 0]                                     ;  2635.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm10, [rbp - 80]                                    ;  2636.3 agu2+agu0+fmul+fadd   41 next
        movaps xmm3, [rbp - 64]                                    ;  2633.0 agu1+agu0+fmisc   54 next reload
        andps xmm12, xmm3                                          ;  2637.3 fmul+fadd   41 next
        xorps xmm11, xmm12                                         ;  2639.3 fmul+fadd   41 next
        xorps xmm7, [rbp + 48]                                     ;  2639.3 agu2+agu1+fmul+fadd   41 next
        xorps xmm12, xmm2                                          ;  2640.3 fmul+fadd   41 next
        xorps xmm2, xmm15                                          ;  2641.3 fmul+fadd   41 next
        xorps xmm2, [rbp + 32]                                     ;  2643.3 agu0+agu1+fmul+fadd   41 next
        xorps xmm1, xmm7                                           ;  2643.3 fmul+fadd   41 next
        xorps xmm15, [rbp + 0]                                     ;  2644.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm4, [rdx - 96]                                     ;  2645.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm0, xmm5                                           ;  2646.3 fmul+fadd   41 next
        xorps xmm10, [rsi - 48]                                    ;  2647.3 agu2+agu1+fmul+fadd   41 next
        xorps xmm3, xmm11                                          ;  2648.3 fmul+fadd   41 next
        xorps xmm6, xmm12                                          ;  2649.3 fmul+fadd   41 next
        xorps xmm15, xmm3                                          ;  2650.3 fmul+fadd   41 next
        xorps xmm9, xmm6                                           ;  2651.3 fmul+fadd   41 next
        movaps xmm3, [rbp - 128]                                   ;  2647.3 agu0+agu1+fmisc   41 next
        movaps xmm5, [rbp - 32]                                    ;  2649.3 agu2+agu0+fmisc   54 next reload
        andps xmm3, xmm5                                           ;  2652.3 fmul+fadd   41 next
        movaps xmm6, [rbp - 96]                                    ;  2651.3 agu1+agu0+fmisc   41 next
        andps xmm6, xmm5                                           ;  2653.3 fmul+fadd   41 next
        movaps xmm7, [rbp - 48]                                    ;  2653.3 agu2+agu0+fmisc   41 next
        movaps xmm11, [rdx - 32]                                   ;  2654.3 agu1+agu0+fmul+fadd   54 next reload
        andps xmm7, xmm11                                          ;  2656.3 fmul+fadd   41 next
        movaps xmm12, [rbp + 16]                                   ;  2655.3 agu2+agu1+fmisc   41 next
        andps xmm12, xmm5                                          ;  2657.3 fmul+fadd   41 next
        movaps xmm13, [rbp - 128]                                  ;  2656.7 agu0+agu1+fmisc+fmul   41 next
        andps xmm13, [rbp + 16]                                    ;  2658.7 agu2+agu0+fadd+fmul   41 next
        movaps [rbp - 64], xmm0                                    ;  2658.3 agu1+agu2+fmisc   41 next spill
        movaps xmm0, [rbp - 48]                                    ;  2658.7 agu0+agu1+fadd+fmul   41 next
        andps xmm0, [rbp + 16]                                     ;  2660.7 agu2+agu0+fadd+fmul   41 next
        movaps [rsi - 48], xmm10                                   ;  2660.3 agu1+agu0+fmisc   41 next spill
        movaps xmm10, [rbp - 96]                                   ;  2660.7 agu2+agu1+fadd+fmul   41 next
        andps xmm10, [rbp - 112]                                   ;  2662.7 agu0+agu2+fadd+fmul   41 next
        xorps xmm7, xmm10                                          ;  2664.7 fadd+fmul   41 next
        andps xmm10, xmm11                                         ;  2664.7 fadd+fmul   41 next
        movaps [rbp + 112], xmm14                                  ;  2662.3 agu1+agu0+fmisc   41 next spill
        movaps xmm14, xmm12                                        ;  2664.7 fadd+fmul   41 next copy
        xorps xmm14, xmm11                                         ;  2666.7 fadd+fmul   41 next
        movaps [rdx - 96], xmm4                                    ;  2664.3 agu2+agu0+fmisc   41 next spill
        movaps xmm4, [rbp - 48]                                    ;  2666.3 agu1+agu0+fmisc+fadd   41 next
        andps xmm4, xmm6                                           ;  2668.3 fmul+fadd   41 next
        movaps [rbp + 0], xmm15                                    ;  2667.3 agu2+agu1+fmisc   41 next spill
        movaps xmm15, [rbp - 128]                                  ;  2668.3 agu0+agu1+fmul+fadd   41 next
        xorps xmm15, xmm14                                         ;  2670.3 fmul+fadd   41 next
        andps xmm15, [rbp - 48]                                    ;  2672.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm12, xmm15                                         ;  2674.3 fmul+fadd   41 next
        movaps [rbp + 32], xmm2                                    ;  2669.3 agu1+agu0+fmisc   41 next spill
        movaps xmm2, xmm13                                         ;  2672.3 fmul+fadd   41 next copy
        xorps xmm2, xmm3                                           ;  2674.3 fmul+fadd   41 next
        xorps xmm13, xmm7                                          ;  2674.3 fmul+fadd   41 next
        xorps xmm7, xmm3                                           ;  2675.3 fmul+fadd   41 next
        andps xmm2, [rbp - 96]                                     ;  2676.3 agu2+agu0+fmul+fadd   41 next
        movaps [rbp + 48], xmm8                                    ;  2674.0 agu1+agu0+fmisc   41 next spill
        movaps xmm8, [rbp - 96]                                    ;  2676.0 agu2+agu1+fmisc   41 next
        andps xmm8, xmm11                                          ;  2678.0 fmul+fadd   41 next
        movaps [rbp - 80], xmm1                                    ;  2678.0 agu0+agu1+fmisc   41 next spill
        movaps xmm1, [rbp + 16]                                    ;  2678.3 agu2+agu0+fmul+fadd   41 next
        andps xmm1, xmm8                                           ;  2680.3 fmul+fadd   41 next
        xorps xmm4, xmm8                                           ;  2680.3 fmul+fadd   41 next
        xorps xmm4, [rel misty1_encrypt_compact.T0_constants128]   ;  2682.3 agu1+agu2+fmul+fadd   41 next
        movaps [rdx + 0], xmm9                                     ;  2680.0 agu0+agu1+fmisc   41 next spill
        movaps xmm9, [rbp - 48]                                    ;  2681.7 agu2+agu0+fmisc+fmul   41 next
        andps xmm9, [rbp - 112]                                    ;  2683.7 agu1+agu2+fadd+fmul   41 next
        movaps [rbp - 16], xmm7                                    ;  2683.0 agu0+agu1+fmisc   41 next spill
        movaps xmm7, xmm11                                         ;  2683.7 fadd+fmul   41 next copy
        andps xmm7, xmm5                                           ;  2685.7 fadd+fmul   41 next
        xorps xmm1, xmm7                                           ;  2687.7 fadd+fmul   41 next
        xorps xmm7, xmm9                                           ;  2687.7 fadd+fmul   41 next
        movaps [rbp + 96], xmm15                                   ;  2685.0 agu2+agu0+fmisc   41 next spill
        movaps xmm15, [rbp - 112]                                  ;  2687.0 agu1+agu0+fmisc   41 next
        andps xmm15, xmm13                                         ;  2689.0 fadd+fmul   41 next
        xorps xmm1, xmm15                                          ;  2691.0 fadd+fmul   41 next
        movaps xmm15, [rbp + 16]                                   ;  2689.0 agu2+agu1+fmisc   54 next reload
        xorps xmm1, xmm15                                          ;  2693.0 fadd+fmul   41 next
        xorps xmm13, xmm5                                          ;  2690.7 fadd+fmul   41 next
        movaps [rsi + 16], xmm1                                    ;  2695.0 agu0+agu1+fmisc   41 next spill
        movaps xmm1, [rbp - 112]                                   ;  2691.7 agu2+agu0+fadd+fmul   41 next
        andps xmm1, xmm7                                           ;  2693.7 fadd+fmul   41 next
        xorps xmm1, xmm5                                           ;  2695.7 fadd+fmul   41 next
        andps xmm7, [rbp - 128]                                    ;  2694.7 agu1+agu2+fadd+fmul   41 next
        xorps xmm1, xmm14                                          ;  2697.7 fadd+fmul   41 next
        movaps [rdx - 128], xmm1                                   ;  2699.7 agu0+agu1+fmisc   41 next spill
        movaps xmm1, [rbp - 128]                                   ;  2696.0 agu2+agu0+fmisc   41 next
        xorps xmm1, xmm0                                           ;  2698.0 fadd+fmul   41 next
        xorps xmm2, xmm1                                           ;  2700.0 fadd+fmul   41 next
        xorps xmm7, xmm2                                           ;  2702.0 fadd+fmul   41 next
        movaps xmm2, xmm13                                         ;  2699.7 fadd+fmul   41 next copy
        andps xmm2, xmm5                                           ;  2701.7 fadd+fmul   41 next
        andps xmm13, [rbp - 128]                                   ;  2701.7 agu1+agu2+fadd+fmul   41 next
        andps xmm1, [rbp - 96]                                     ;  2702.7 agu0+agu1+fadd+fmul   41 next
        xorps xmm2, xmm4                                           ;  2703.7 fadd+fmul   41 next
        andps xmm14, [rbp - 112]                                   ;  2704.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm2, xmm9                                           ;  2705.7 fadd+fmul   41 next
        movaps xmm5, xmm11                                         ;  2706.7 fadd+fmul   41 next copy
        andps xmm5, xmm15                                          ;  2708.7 fadd+fmul   41 next
        xorps xmm1, xmm5                                           ;  2710.7 fadd+fmul   41 next
        xorps xmm2, xmm1                                           ;  2712.7 fadd+fmul   41 next
        movaps xmm1, [rbp - 128]                                   ;  2706.0 agu1+agu0+fmisc   41 next
        andps xmm1, xmm11                                          ;  2710.7 fadd+fmul   41 next
        xorps xmm1, xmm6                                           ;  2712.7 fadd+fmul   41 next
        xorps xmm14, xmm1                                          ;  2714.7 fadd+fmul   41 next
        xorps xmm1, [rbp - 112]                                    ;  2714.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm3, xmm5                                           ;  2714.7 fadd+fmul   41 next
        movaps xmm5, [rbp - 48]                                    ;  2712.3 agu1+agu0+fmisc   41 next
        xorps xmm5, xmm8                                           ;  2715.7 fadd+fmul   41 next
        andps xmm5, [rbp - 32]                                     ;  2717.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm4, xmm5                                           ;  2719.7 fadd+fmul   41 next
        xorps xmm13, xmm4                                          ;  2721.7 fadd+fmul   41 next
        movaps xmm4, xmm15                                         ;  2719.7 fadd+fmul   41 next copy
        andps xmm4, xmm1                                           ;  2721.7 fadd+fmul   41 next
        xorps xmm1, xmm9                                           ;  2721.7 fadd+fmul   41 next
        xorps xmm4, [rbp - 96]                                     ;  2723.7 agu1+agu0+fadd+fmul   41 next
        xorps xmm9, xmm15                                          ;  2723.7 fadd+fmul   41 next
        xorps xmm8, [rbp - 112]                                    ;  2724.7 agu2+agu0+fadd+fmul   41 next
        andps xmm0, xmm9                                           ;  2725.7 fadd+fmul   41 next
        xorps xmm7, xmm14                                          ;  2726.7 fadd+fmul   41 next
        movaps xmm14, [rbp - 128]                                  ;  2724.0 agu1+agu0+fmisc   41 next
        andps xmm14, xmm8                                          ;  2727.7 fadd+fmul   41 next
        andps xmm9, [rbp - 96]                                     ;  2728.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm5, xmm9                                           ;  2730.7 fadd+fmul   41 next
        xorps xmm1, xmm5                                           ;  2732.7 fadd+fmul   41 next
        xorps xmm10, xmm4                                          ;  2731.7 fadd+fmul   41 next
        movaps xmm4, [rbp - 112]                                   ;  2728.0 agu1+agu0+fmisc   41 next
        andps xmm4, xmm3                                           ;  2732.7 fadd+fmul   41 next
        xorps xmm9, xmm12                                          ;  2733.7 fadd+fmul   41 next
        movaps xmm5, [rbp - 48]                                    ;  2730.0 agu2+agu0+fmisc   41 next
        andps xmm5, [rbp - 96]                                     ;  2734.7 agu1+agu0+fadd+fmul   41 next
        andps xmm8, [rbp - 32]                                     ;  2735.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm8, [rbp - 48]                                     ;  2737.7 agu1+agu2+fadd+fmul   41 next
        xorps xmm13, xmm8                                          ;  2739.7 fadd+fmul   41 next
        xorps xmm7, [rbp + 96]                                     ;  2738.7 agu0+agu1+fadd+fmul   41 next
        xorps xmm3, xmm5                                           ;  2739.7 fadd+fmul   41 next
        movaps xmm8, [rdx - 128]                                   ;  2735.7 agu2+agu0+fmisc   41 next reload
        xorps xmm1, xmm8                                           ;  2740.7 fadd+fmul   41 next
        andps xmm12, xmm5                                          ;  2741.7 fadd+fmul   41 next
        xorps xmm6, xmm9                                           ;  2742.7 fadd+fmul   41 next
        movaps xmm5, [rbp - 48]                                    ;  2739.7 agu1+agu0+fmisc   54 next reload
        andps xmm3, xmm5                                           ;  2743.7 fadd+fmul   41 next
        xorps xmm4, xmm1                                           ;  2744.7 fadd+fmul   41 next
        xorps xmm8, xmm3                                           ;  2745.7 fadd+fmul   41 next
        xorps xmm0, xmm13                                          ;  2746.7 fadd+fmul   41 next
        xorps xmm12, [rbp - 16]                                    ;  2747.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm10, xmm12                                         ;  2749.7 fadd+fmul   41 next
        movaps xmm1, [rel misty1_encrypt_compact.T0_constants128]  ;  2744.7 agu1+agu0+fmisc   41 next reload
        xorps xmm10, xmm1                                          ;  2751.7 fadd+fmul   41 next
        xorps xmm14, xmm8                                          ;  2750.7 fadd+fmul   41 next
        xorps xmm14, xmm1                                          ;  2752.7 fadd+fmul   41 next
        xorps xmm6, [rsi + 16]                                     ;  2752.7 agu2+agu0+fadd+fmul   41 next
        movaps xmm3, [rdx + 0]                                     ;  2748.7 agu1+agu0+fmisc   41 next
        xorps xmm3, [rbp - 32]                                     ;  2753.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm2, xmm3                                           ;  2755.7 fadd+fmul   41 next
        xorps xmm11, [rbp - 80]                                    ;  2755.7 agu1+agu0+fadd+fmul   41 next
        xorps xmm0, xmm11                                          ;  2757.7 fadd+fmul   41 next
        movaps xmm8, [rbp + 48]                                    ;  2753.7 agu2+agu0+fmisc   41 next
        xorps xmm8, [rbp - 112]                                    ;  2757.7 agu1+agu0+fadd+fmul   41 next
        xorps xmm7, xmm8                                           ;  2759.7 fadd+fmul   41 next
        xorps xmm15, [rbp + 32]                                    ;  2759.7 agu2+agu1+fadd+fmul   41 next
        xorps xmm14, xmm15                                         ;  2761.7 fadd+fmul   41 next
        movaps xmm9, [rbp + 0]                                     ;  2757.3 agu0+agu1+fmisc   41 next
        xorps xmm9, [rbp - 128]                                    ;  2761.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm10, xmm9                                          ;  2763.7 fadd+fmul   41 next
        movaps xmm12, [rdx - 96]                                   ;  2759.7 agu1+agu0+fmisc   41 next
        xorps xmm12, [rbp - 96]                                    ;  2763.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm4, xmm12                                          ;  2765.7 fadd+fmul   41 next
        xorps xmm5, [rbp + 112]                                    ;  2765.7 agu1+agu0+fadd+fmul   41 next
        xorps xmm6, xmm5                                           ;  2767.7 fadd+fmul   41 next
        xorps xmm2, [r8 + 5264]                                    ;  2767.7 agu2+agu0+fadd+fmul   48 next
        xorps xmm0, [r8 + 5280]                                    ;  2768.7 agu1+agu0+fadd+fmul   48 next
        xorps xmm7, [r8 + 5296]                                    ;  2769.7 agu2+agu0+fadd+fmul   48 next
        xorps xmm14, [r8 + 5312]                                   ;  2770.7 agu1+agu2+fadd+fmul   48 next
        xorps xmm10, [r8 + 5328]                                   ;  2771.7 agu0+agu1+fadd+fmul   48 next
        xorps xmm4, [r8 + 5344]                                    ;  2772.7 agu2+agu0+fadd+fmul   48 next
        xorps xmm6, [r8 + 5360]                                    ;  2773.7 agu1+agu0+fadd+fmul   48 next
        xorps xmm3, [r8 + 5120]                                    ;  2774.7 agu2+agu1+fadd+fmul   48 next
        xorps xmm11, [r8 + 5136]                                   ;  2775.7 agu0+agu2+fadd+fmul   48 next
        xorps xmm8, [r8 + 5152]                                    ;  2776.7 agu1+agu0+fadd+fmul   48 next
        xorps xmm15, [r8 + 5168]                                   ;  2777.7 agu2+agu0+fadd+fmul   48 next
        xorps xmm9, [r8 + 5184]                                    ;  2778.7 agu1+agu0+fadd+fmul   48 next
        xorps xmm12, [r8 + 5200]                                   ;  2779.7 agu2+agu0+fadd+fmul   48 next
        xorps xmm5, [r8 + 5216]                                    ;  2780.7 agu1+agu0+fadd+fmul   48 next
        movaps xmm13, [rsi - 48]                                   ;  2776.7 agu2+agu0+fmisc   48 next
        xorps xmm13, [r8 + 5232]                                   ;  2781.7 agu1+agu0+fadd+fmul   48 next
        movaps [rsi - 48], xmm6                                    ;  2778.7 agu2+agu0+fmisc   48 next spill
        movaps xmm6, [rbp - 64]                                    ;  2780.7 agu1+agu2+fmisc   48 next
        xorps xmm6, [r8 + 5248]                                    ;  2782.7 agu0+agu1+fadd+fmul   48 next
        movaps [rbp - 64], xmm4                                    ;  2782.7 agu2+agu0+fmisc   48 next spill
        movaps xmm4, xmm3                                          ;  2783.7 fadd+fmul   45 next copy
        xorps xmm4, xmm5                                           ;  2785.7 fadd+fmul   45 next
        movaps [rbp + 112], xmm10                                  ;  2784.7 agu1+agu2+fmisc   48 next spill
        movaps xmm10, xmm15                                        ;  2785.7 fadd+fmul   45 next copy
        andps xmm10, xmm13                                         ;  2787.7 fadd+fmul   45 next
        movaps [rbp - 96], xmm14                                   ;  2786.7 agu0+agu1+fmisc   48 next spill
        movaps xmm14, xmm11                                        ;  2787.7 fadd+fmul   45 next copy
        xorps xmm14, xmm12                                         ;  2789.7 fadd+fmul   45 next
        movaps [rdx - 96], xmm7                                    ;  2788.7 agu2+agu0+fmisc   48 next spill
        movaps xmm7, xmm6                                          ;  2789.7 fadd+fmul   45 next copy
        andps xmm7, xmm13                                          ;  2791.7 fadd+fmul   45 next
        movaps [rbp - 48], xmm0                                    ;  2790.7 agu1+agu0+fmisc   48 next spill
        movaps xmm0, xmm5                                          ;  2791.7 fadd+fmul   45 next copy
        andps xmm0, xmm15                                          ;  2793.7 fadd+fmul   45 next
        movaps [rbp - 128], xmm2                                   ;  2792.7 agu2+agu0+fmisc   48 next spill
        movaps xmm2, xmm13                                         ;  2793.7 fadd+fmul   45 next copy
        andps xmm2, xmm3                                           ;  2795.7 fadd+fmul   45 next
        xorps xmm0, xmm2                                           ;  2797.7 fadd+fmul   45 next
        movaps xmm2, xmm5                                          ;  2796.7 fadd+fmul   45 next copy
        andps xmm2, xmm9                                           ;  2798.7 fadd+fmul   45 next
        xorps xmm0, xmm1                                           ;  2799.7 fadd+fmul   45 next
        movaps xmm1, xmm4                                          ;  2799.7 fadd+fmul   45 next copy
        xorps xmm1, xmm15                                          ;  2801.7 fadd+fmul   45 next
        movaps [rbp + 0], xmm0                                     ;  2801.7 agu1+agu0+fmisc   45 next spill
        movaps xmm0, xmm8                                          ;  2801.7 fadd+fmul   45 next copy
        andps xmm0, xmm1                                           ;  2803.7 fadd+fmul   45 next
        movaps [rbp + 32], xmm10                                   ;  2800.7 agu2+agu0+fmisc   45 next spill
        movaps xmm10, xmm6                                         ;  2803.7 fadd+fmul   45 next copy
        andps xmm10, xmm3                                          ;  2805.7 fadd+fmul   45 next
        xorps xmm10, xmm13                                         ;  2807.7 fadd+fmul   45 next
        xorps xmm0, xmm10                                          ;  2809.7 fadd+fmul   45 next
        movaps [rbp + 16], xmm5                                    ;  2804.0 agu1+agu0+fmisc   48 next spill
        movaps xmm5, xmm15                                         ;  2807.7 fadd+fmul   45 next copy
        andps xmm5, xmm8                                           ;  2809.7 fadd+fmul   45 next
        xorps xmm5, xmm14                                          ;  2811.7 fadd+fmul   45 next
        movaps [rbp - 112], xmm5                                   ;  2813.7 agu2+agu0+fmisc   45 next spill
        movaps xmm5, xmm15                                         ;  2810.7 fadd+fmul   45 next copy
        andps xmm5, xmm3                                           ;  2812.7 fadd+fmul   45 next
        xorps xmm2, xmm5                                           ;  2814.7 fadd+fmul   45 next
        xorps xmm2, xmm7                                           ;  2816.7 fadd+fmul   45 next
        movaps xmm5, xmm15                                         ;  2814.7 fadd+fmul   45 next copy
        andps xmm5, xmm11                                          ;  2816.7 fadd+fmul   45 next
        movaps [rbp + 48], xmm7                                    ;  2813.7 agu1+agu0+fmisc   45 next spill
        movaps xmm7, xmm15                                         ;  2816.7 fadd+fmul   45 next copy
        andps xmm7, xmm9                                           ;  2818.7 fadd+fmul   45 next
        xorps xmm5, xmm7                                           ;  2820.7 fadd+fmul   45 next
        xorps xmm10, xmm7                                          ;  2820.7 fadd+fmul   45 next
        movaps xmm7, xmm6                                          ;  2820.7 fadd+fmul   45 next copy
        andps xmm7, xmm9                                           ;  2822.7 fadd+fmul   45 next
        xorps xmm15, xmm7                                          ;  2824.7 fadd+fmul   45 next
        xorps xmm0, xmm15                                          ;  2826.7 fadd+fmul   45 next
        andps xmm15, xmm6                                          ;  2826.7 fadd+fmul   45 next
        xorps xmm15, [rel misty1_encrypt_compact.T0_constants128]  ;  2828.7 agu2+agu0+fadd+fmul   45 next
        movaps [rbp - 80], xmm7                                    ;  2824.7 agu1+agu0+fmisc   45 next spill
        movaps xmm7, xmm11                                         ;  2826.7 fadd+fmul   45 next copy
        andps xmm7, xmm3                                           ;  2828.7 fadd+fmul   45 next
        movaps [rdx - 32], xmm15                                   ;  2830.7 agu2+agu1+fmisc   45 next spill
        movaps xmm15, xmm1                                         ;  2828.7 fadd+fmul   45 next copy
        orps xmm15, xmm6                                           ;  2830.7 fadd+fmul   45 next
        movaps [rbp - 32], xmm1                                    ;  2829.0 agu0+agu1+fmisc   45 next spill
        movaps xmm1, xmm14                                         ;  2830.7 fadd+fmul   45 next copy
        andps xmm1, xmm9                                           ;  2832.7 fadd+fmul   45 next
        andps xmm14, xmm3                                          ;  2832.7 fadd+fmul   45 next
        movaps [rdx + 0], xmm5                                     ;  2831.7 agu2+agu0+fmisc   45 next spill
        movaps xmm5, xmm8                                          ;  2833.7 fadd+fmul   45 next copy
        andps xmm5, xmm12                                          ;  2835.7 fadd+fmul   45 next
        xorps xmm15, xmm5                                          ;  2837.7 fadd+fmul   45 next
        xorps xmm7, xmm15                                          ;  2839.7 fadd+fmul   45 next
        movaps xmm15, xmm9                                         ;  2837.7 fadd+fmul   45 next copy
        andps xmm15, xmm12                                         ;  2839.7 fadd+fmul   45 next
        movaps xmm5, xmm13                                         ;  2839.7 fadd+fmul   45 next copy
        andps xmm5, xmm12                                          ;  2841.7 fadd+fmul   45 next
        xorps xmm1, xmm5                                           ;  2843.7 fadd+fmul   45 next
        xorps xmm10, xmm1                                          ;  2845.7 fadd+fmul   45 next
        movaps xmm5, xmm8                                          ;  2843.7 fadd+fmul   45 next copy
        andps xmm5, xmm11                                          ;  2845.7 fadd+fmul   45 next
        xorps xmm1, xmm7                                           ;  2845.7 fadd+fmul   45 next
        xorps xmm1, xmm4                                           ;  2847.7 fadd+fmul   45 next
        xorps xmm5, xmm3                                           ;  2847.7 fadd+fmul   45 next
        andps xmm4, xmm12                                          ;  2848.7 fadd+fmul   45 next
        movaps [rsi + 16], xmm1                                    ;  2849.7 agu1+agu0+fmisc   45 next spill
        movaps xmm1, xmm15                                         ;  2849.7 fadd+fmul   45 next copy
        xorps xmm1, xmm6                                           ;  2851.7 fadd+fmul   45 next
        xorps xmm15, xmm8                                          ;  2851.7 fadd+fmul   45 next
        xorps xmm10, xmm15                                         ;  2853.7 fadd+fmul   45 next
        andps xmm1, xmm12                                          ;  2853.7 fadd+fmul   45 next
        andps xmm15, xmm9                                          ;  2854.7 fadd+fmul   45 next
        xorps xmm0, xmm1                                           ;  2855.7 fadd+fmul   45 next
        movaps xmm1, xmm13                                         ;  2856.7 fadd+fmul   45 next copy
        andps xmm1, xmm11                                          ;  2858.7 fadd+fmul   45 next
        xorps xmm1, xmm5                                           ;  2860.7 fadd+fmul   45 next
        xorps xmm10, xmm2                                          ;  2859.7 fadd+fmul   45 next
        xorps xmm5, xmm6                                           ;  2860.7 fadd+fmul   45 next
        xorps xmm4, xmm5                                           ;  2862.7 fadd+fmul   45 next
        andps xmm5, xmm11                                          ;  2862.7 fadd+fmul   45 next
        xorps xmm4, xmm9                                           ;  2864.7 fadd+fmul   45 next
        xorps xmm15, xmm1                                          ;  2864.7 fadd+fmul   45 next
        movaps xmm1, xmm9                                          ;  2865.7 fadd+fmul   45 next copy
        andps xmm1, xmm13                                          ;  2867.7 fadd+fmul   45 next
        andps xmm9, xmm3                                           ;  2867.7 fadd+fmul   45 next
        xorps xmm1, xmm9                                           ;  2869.7 fadd+fmul   45 next
        xorps xmm5, xmm1                                           ;  2871.7 fadd+fmul   45 next
        movaps xmm1, xmm3                                          ;  2870.7 fadd+fmul   45 next copy
        xorps xmm1, xmm11                                          ;  2872.7 fadd+fmul   45 next
        andps xmm1, xmm12                                          ;  2874.7 fadd+fmul   45 next
        xorps xmm1, xmm15                                          ;  2876.7 fadd+fmul   45 next
        xorps xmm5, [rbp - 112]                                    ;  2874.7 agu2+agu0+fadd+fmul   45 next
        xorps xmm9, [rbp + 32]                                     ;  2875.7 agu1+agu0+fadd+fmul   45 next
        xorps xmm15, xmm9                                          ;  2877.7 fadd+fmul   45 next
        movaps xmm9, [rbp + 16]                                    ;  2873.7 agu2+agu0+fmisc   45 next
        andps xmm9, xmm13                                          ;  2877.7 fadd+fmul   45 next
        andps xmm3, [rbp + 16]                                     ;  2878.7 agu1+agu0+fadd+fmul   45 next
        andps xmm6, xmm8                                           ;  2879.7 fadd+fmul   45 next
        xorps xmm3, [rdx + 0]                                      ;  2880.7 agu2+agu0+fadd+fmul   45 next
        andps xmm13, xmm8                                          ;  2881.7 fadd+fmul   45 next
        andps xmm11, [rbp + 16]                                    ;  2882.7 agu1+agu0+fadd+fmul   45 next
        orps xmm12, [rbp - 32]                                     ;  2883.7 agu2+agu0+fadd+fmul   45 next
        xorps xmm6, xmm9                                           ;  2884.7 fadd+fmul   45 next
        xorps xmm13, [rdx - 32]                                    ;  2885.7 agu1+agu2+fadd+fmul   45 next
        movaps [rdx + 0], xmm5                                     ;  2881.7 agu0+agu1+fmisc   45 next spill
        movaps xmm5, [rbp + 0]                                     ;  2883.7 agu2+agu0+fmisc   45 next
        xorps xmm5, xmm4                                           ;  2886.7 fadd+fmul   45 next
        xorps xmm4, xmm15                                          ;  2887.7 fadd+fmul   45 next
        xorps xmm14, xmm4                                          ;  2889.7 fadd+fmul   45 next
        xorps xmm14, xmm3                                          ;  2891.7 fadd+fmul   45 next
        xorps xmm9, xmm11                                          ;  2890.7 fadd+fmul   45 next
        movaps xmm4, [rbp - 32]                                    ;  2886.7 agu1+agu0+fmisc   45 next reload
        xorps xmm6, xmm4                                           ;  2891.7 fadd+fmul   45 next
        xorps xmm12, xmm6                                          ;  2893.7 fadd+fmul   45 next
        xorps xmm7, xmm5                                           ;  2893.7 fadd+fmul   45 next
        xorps xmm11, xmm13                                         ;  2894.7 fadd+fmul   45 next
        xorps xmm13, [rbp + 48]                                    ;  2895.7 agu2+agu0+fadd+fmul   45 next
        xorps xmm10, xmm9                                          ;  2896.7 fadd+fmul   45 next
        xorps xmm13, [rsi + 16]                                    ;  2897.7 agu1+agu0+fadd+fmul   45 next
        xorps xmm9, [rbp + 0]                                      ;  2898.7 agu2+agu0+fadd+fmul   45 next
        movaps xmm5, [rbp + 16]                                    ;  2895.3 agu1+agu0+fmisc   48 next reload
        andps xmm8, xmm5                                           ;  2899.7 fadd+fmul   45 next
        xorps xmm2, xmm8                                           ;  2901.7 fadd+fmul   45 next
        xorps xmm3, [rdx - 32]                                     ;  2901.7 agu2+agu1+fadd+fmul   45 next
        xorps xmm8, xmm1                                           ;  2902.7 fadd+fmul   45 next
        xorps xmm1, xmm12                                          ;  2903.7 fadd+fmul   45 next
        xorps xmm1, [rbp - 80]                                     ;  2905.7 agu0+agu1+fadd+fmul   45 next
        xorps xmm0, xmm3                                           ;  2905.7 fadd+fmul   45 next
        xorps xmm12, [rbp - 112]                                   ;  2906.7 agu2+agu0+fadd+fmul   45 next
        xorps xmm10, [rbp + 32]                                    ;  2907.7 agu1+agu0+fadd+fmul   45 next
        xorps xmm7, xmm4                                           ;  2908.7 fadd+fmul   45 next
        xorps xmm9, [rdx + 0]                                      ;  2909.7 agu2+agu1+fadd+fmul   45 next
        xorps xmm5, xmm2                                           ;  2910.7 fadd+fmul   45 next
        xorps xmm11, xmm8                                          ;  2911.7 fadd+fmul   45 next
        xorps xmm12, xmm5                                          ;  2912.7 fadd+fmul   45 next
        xorps xmm15, xmm11                                         ;  2913.7 fadd+fmul   45 next
        movaps xmm2, [rbp - 128]                                   ;  2909.7 agu0+agu1+fmisc   48 next reload
        xorps xmm15, xmm2                                          ;  2915.7 fadd+fmul   45 next
        movaps xmm3, [rbp - 48]                                    ;  2911.7 agu2+agu0+fmisc   48 next reload
        xorps xmm0, xmm3                                           ;  2915.7 fadd+fmul   45 next
        movaps xmm4, [rdx - 96]                                    ;  2913.7 agu1+agu0+fmisc   48 next reload
        xorps xmm14, xmm4                                          ;  2916.7 fadd+fmul   45 next
        movaps xmm5, [rbp - 96]                                    ;  2915.7 agu2+agu0+fmisc   48 next reload
        xorps xmm1, xmm5                                           ;  2917.7 fadd+fmul   45 next
        movaps xmm6, [rbp + 112]                                   ;  2917.7 agu1+agu0+fmisc   48 next reload
        xorps xmm12, xmm6                                          ;  2919.7 fadd+fmul   45 next
        movaps xmm8, [rbp - 64]                                    ;  2919.3 agu2+agu0+fmisc+fadd   48 next reload
        xorps xmm10, xmm8                                          ;  2921.3 fmul+fadd   45 next
        movaps xmm11, [rsi - 48]                                   ;  2920.7 agu1+agu0+fmisc+fmul   48 next reload
        xorps xmm13, xmm11                                         ;  2922.7 fadd+fmul   45 next
        xorps xmm15, [rdx + 112]                                   ;  2922.7 agu2+agu0+fadd+fmul   54 next
        xorps xmm0, [rbp + 80]                                     ;  2923.7 agu1+agu0+fadd+fmul   54 next
        xorps xmm14, [rdx + 48]                                    ;  2924.7 agu2+agu1+fadd+fmul   54 next
        xorps xmm1, [rdx - 80]                                     ;  2925.7 agu0+agu2+fadd+fmul   54 next
        xorps xmm12, [rsi - 112]                                   ;  2926.7 agu1+agu0+fadd+fmul   54 next
        xorps xmm10, [rdx - 112]                                   ;  2927.7 agu2+agu1+fadd+fmul   54 next
        xorps xmm13, [rsi - 96]                                    ;  2928.7 agu0+agu1+fadd+fmul   54 next
        xorps xmm9, [rdx + 16]                                     ;  2929.7 agu2+agu0+fadd+fmul   54 next
        xorps xmm7, [rbp + 64]                                     ;  2930.7 agu1+agu2+fadd+fmul   54 next
        xorps xmm2, [rdx - 16]                                     ;  2931.7 agu0+agu1+fadd+fmul   54 next
        xorps xmm3, [rdx + 96]                                     ;  2932.7 agu2+agu0+fadd+fmul   54 next
        xorps xmm4, [rdx - 48]                                     ;  2933.7 agu1+agu0+fadd+fmul   54 next
        xorps xmm5, [rsi + 0]                                      ;  2934.7 agu2+agu0+fadd+fmul   54 next
        xorps xmm6, [rdx - 64]                                     ;  2935.7 agu1+agu0+fadd+fmul   54 next
        xorps xmm8, [rdx + 32]                                     ;  2936.7 agu2+agu0+fadd+fmul   54 next
        xorps xmm11, [rsi - 16]                                    ;  2937.7 agu1+agu0+fadd+fmul   54 next
        movaps [rsi - 48], xmm11                                   ;  2939.7 agu2+agu0+fmisc   54 next spill
        movaps xmm11, [rdx + 112]                                  ;  2935.7 agu1+agu0+fmisc   58 r
        xorps xmm11, [r8 + 1280]                                   ;  2938.7 agu2+agu0+fadd+fmul   58 r
        movaps [rdx + 112], xmm8                                   ;  2938.7 agu1+agu0+fmisc   54 next spill
        movaps xmm8, [rbp + 80]                                    ;  2939.3 agu2+agu0+fmisc+fadd   58 r
        xorps xmm8, [r8 + 1296]                                    ;  2941.3 agu1+agu2+fmul+fadd   58 r
        movaps [rbp + 80], xmm6                                    ;  2940.7 agu0+agu1+fmisc   54 next spill
        movaps xmm6, [rdx + 48]                                    ;  2941.3 agu2+agu0+fmul+fadd   58 r
        xorps xmm6, [r8 + 1312]                                    ;  2943.3 agu1+agu0+fmul+fadd   58 r
        movaps [rdx + 48], xmm5                                    ;  2942.7 agu2+agu1+fmisc   54 next spill
        movaps xmm5, [rdx - 80]                                    ;  2943.3 agu0+agu2+fmul+fadd   58 r
        xorps xmm5, [r8 + 1328]                                    ;  2945.3 agu1+agu0+fmul+fadd   58 r
        movaps [rdx - 80], xmm4                                    ;  2944.7 agu2+agu1+fmisc   54 next spill
        movaps xmm4, [rsi - 112]                                   ;  2945.3 agu0+agu2+fmul+fadd   58 r
        xorps xmm4, [r8 + 1344]                                    ;  2947.3 agu1+agu0+fmul+fadd   58 r
        xorps xmm11, [rcx + 80]                                    ;  2947.3 agu2+agu1+fmul+fadd  114 r
        movaps [rcx + 80], xmm11                                   ;  2949.3 agu0+agu2+fmisc  114 r spill
        movaps xmm11, [rdx - 112]                                  ;  2947.7 agu1+agu0+fmul+fmisc   58 r
        xorps xmm11, [r8 + 1360]                                   ;  2949.7 agu2+agu1+fadd+fmul   58 r
        xorps xmm8, [rcx + 64]                                     ;  2949.7 agu0+agu2+fadd+fmul  114 r
        movaps [rcx + 64], xmm8                                    ;  2951.7 agu1+agu0+fmisc  114 r spill
        movaps xmm8, [rsi - 96]                                    ;  2950.7 agu2+agu1+fadd+fmul   58 r
        xorps xmm8, [r8 + 1376]                                    ;  2952.7 agu0+agu2+fadd+fmul   58 r
        xorps xmm6, [rcx + 48]                                     ;  2952.7 agu1+agu0+fadd+fmul  114 r
        movaps [rcx + 48], xmm6                                    ;  2954.7 agu2+agu1+fmisc  114 r spill
        movaps xmm6, [rdx + 16]                                    ;  2953.3 agu0+agu2+fmisc+fadd   58 r
        xorps xmm6, [r8 + 1392]                                    ;  2955.3 agu1+agu0+fmul+fadd   58 r
        xorps xmm5, [rcx + 32]                                     ;  2955.3 agu2+agu1+fmul+fadd  114 r
        movaps [rcx + 32], xmm5                                    ;  2957.3 agu0+agu2+fmisc  114 r spill
        movaps xmm5, [rbp + 64]                                    ;  2955.7 agu1+agu0+fmul+fmisc   58 r
        xorps xmm5, [r8 + 1408]                                    ;  2957.7 agu2+agu1+fadd+fmul   58 r
        xorps xmm4, [rcx + 16]                                     ;  2957.7 agu0+agu2+fadd+fmul  114 r
        movaps [rcx + 16], xmm4                                    ;  2959.7 agu1+agu0+fmisc  114 r spill
        movaps xmm4, [rdx - 16]                                    ;  2958.7 agu2+agu1+fadd+fmul   58 r
        xorps xmm4, [r8 + 1424]                                    ;  2960.7 agu0+agu2+fadd+fmul   58 r
        xorps xmm11, [rcx + 0]                                     ;  2960.7 agu1+agu0+fadd+fmul  114 r
        movaps [rcx + 0], xmm11                                    ;  2962.7 agu2+agu1+fmisc  114 r spill
        movaps xmm11, [rdx + 96]                                   ;  2961.3 agu0+agu2+fmisc+fadd   58 r
        xorps xmm11, [r8 + 1440]                                   ;  2963.3 agu1+agu0+fmul+fadd   58 r
        xorps xmm8, [rcx - 16]                                     ;  2963.3 agu2+agu1+fmul+fadd  114 r
        movaps [rcx - 16], xmm8                                    ;  2965.3 agu0+agu2+fmisc  114 r spill
        movaps xmm8, [rdx - 48]                                    ;  2963.7 agu1+agu0+fmul+fmisc   58 r
        xorps xmm8, [r8 + 1456]                                    ;  2965.7 agu2+agu1+fadd+fmul   58 r
        xorps xmm6, [rcx - 32]                                     ;  2965.7 agu0+agu2+fadd+fmul  114 r
        movaps [rcx - 32], xmm6                                    ;  2967.7 agu1+agu0+fmisc  114 r spill
        movaps xmm6, [rsi + 0]                                     ;  2966.7 agu2+agu1+fadd+fmul   58 r
        xorps xmm6, [r8 + 1472]                                    ;  2968.7 agu0+agu2+fadd+fmul   58 r
        xorps xmm5, [rcx - 48]                                     ;  2968.7 agu1+agu0+fadd+fmul  114 r
        movaps [rcx - 48], xmm5                                    ;  2970.7 agu2+agu1+fmisc  114 r spill
        movaps xmm5, [rdx - 64]                                    ;  2969.3 agu0+agu2+fmisc+fadd   58 r
        xorps xmm5, [r8 + 1488]                                    ;  2971.3 agu1+agu0+fmul+fadd   58 r
        xorps xmm4, [rcx - 64]                                     ;  2971.3 agu2+agu1+fmul+fadd  114 r
        movaps [rcx - 64], xmm4                                    ;  2973.3 agu0+agu2+fmisc  114 r spill
        movaps xmm4, [rdx + 32]                                    ;  2971.7 agu1+agu0+fmul+fmisc   58 r
        xorps xmm4, [r8 + 1504]                                    ;  2973.7 agu2+agu1+fadd+fmul   58 r
        xorps xmm11, [rcx - 80]                                    ;  2973.7 agu0+agu2+fadd+fmul  114 r
        movaps [rcx - 80], xmm11                                   ;  2975.7 agu1+agu0+fmisc  114 r spill
        movaps xmm11, [rsi - 16]                                   ;  2974.7 agu2+agu1+fadd+fmul   58 r
        xorps xmm11, [r8 + 1520]                                   ;  2976.7 agu0+agu2+fadd+fmul   58 r
        xorps xmm8, [r10 - 48]                                     ;  2976.7 agu1+agu0+fadd+fmul  114 r
        xorps xmm6, [r10 - 64]                                     ;  2977.7 agu2+agu1+fadd+fmul  114 r
        xorps xmm5, [rdi + 112]                                    ;  2978.7 agu0+agu2+fadd+fmul  114 r
        xorps xmm4, [rcx - 128]                                    ;  2979.7 agu1+agu0+fadd+fmul  114 r
        xorps xmm11, [rcx - 112]                                   ;  2980.7 agu2+agu1+fadd+fmul  114 r
        xorps xmm15, [rax + 0]                                     ;  2981.7 agu0+agu2+fadd+fmul  114 r
        xorps xmm0, [rax + 16]                                     ;  2982.7 agu1+agu0+fadd+fmul  114 r
        xorps xmm14, [rax + 32]                                    ;  2983.7 agu2+agu1+fadd+fmul  114 r
        xorps xmm1, [rdi - 48]                                     ;  2984.7 agu0+agu2+fadd+fmul  114 r
        xorps xmm12, [rax + 48]                                    ;  2985.7 agu1+agu0+fadd+fmul  114 r
        xorps xmm10, [rsi + 64]                                    ;  2986.7 agu2+agu0+fadd+fmul  114 r
        xorps xmm13, [rsi + 80]                                    ;  2987.7 agu1+agu0+fadd+fmul  114 r
        xorps xmm9, [rsi + 96]                                     ;  2988.7 agu2+agu0+fadd+fmul  114 r
        xorps xmm7, [rsi + 112]                                    ;  2989.7 agu1+agu0+fadd+fmul  114 r
        xorps xmm2, [rdi - 128]                                    ;  2990.7 agu2+agu0+fadd+fmul  114 r
        xorps xmm3, [rsi + 32]                                     ;  2991.7 agu1+agu0+fadd+fmul  114 r
        movaps [rsi + 32], xmm3                                    ;  2993.7 agu2+agu0+fmisc  114 r spill
        movaps xmm3, [rdi - 112]                                   ;  2989.7 agu1+agu0+fmisc  114 r
        xorps xmm3, [rdx - 80]                                     ;  2992.7 agu2+agu0+fadd+fmul  114 r
        movaps [rdx - 80], xmm3                                    ;  2994.7 agu1+agu0+fmisc  114 r spill
        movaps xmm3, [rdi - 80]                                    ;  2993.3 agu2+agu0+fmisc+fadd  114 r
        xorps xmm3, [rdx + 48]                                     ;  2995.3 agu1+agu2+fmul+fadd  114 r
        movaps [rdx + 48], xmm3                                    ;  2997.3 agu0+agu1+fmisc  114 r spill
        movaps xmm3, [rdi - 96]                                    ;  2995.3 agu2+agu0+fmul+fadd  114 r
        xorps xmm3, [rbp + 80]                                     ;  2997.3 agu1+agu0+fmul+fadd  114 r
        movaps [rbp + 80], xmm3                                    ;  2999.3 agu2+agu1+fmisc  114 r spill
        movaps xmm3, [rdi - 64]                                    ;  2997.3 agu0+agu2+fmul+fadd  114 r
        xorps xmm3, [rdx + 112]                                    ;  2999.3 agu1+agu0+fmul+fadd  114 r
        movaps [rdx + 112], xmm8                                   ;  2998.7 agu2+agu1+fmisc  114 r spill
        movaps xmm8, [rcx - 96]                                    ;  2999.3 agu0+agu2+fmul+fadd  114 r
        xorps xmm8, [rsi - 48]                                     ;  3001.3 agu1+agu0+fmul+fadd  114 r
        movaps [rbx - 96], xmm4                                    ;  3000.7 agu2+agu1+fmisc  119 rounds
        movaps [rbx - 80], xmm11                                   ;  3002.7 agu0+agu2+fmisc  119 rounds
        movaps [r10 - 32], xmm15                                   ;  3004.7 agu1+agu0+fmisc  119 rounds
        movaps [r10 - 16], xmm0                                    ;  3006.7 agu2+agu1+fmisc  119 rounds
        movaps [r10 + 0], xmm14                                    ;  3008.7 agu0+agu2+fmisc  119 rounds
        movaps [r10 + 16], xmm1                                    ;  3010.7 agu1+agu0+fmisc  119 rounds
        movaps [r10 + 32], xmm12                                   ;  3012.7 agu2+agu1+fmisc  119 rounds
        movaps [r10 + 48], xmm10                                   ;  3014.7 agu0+agu2+fmisc  119 rounds
        movaps [r10 + 64], xmm13                                   ;  3016.7 agu1+agu0+fmisc  119 rounds
        movaps [r10 + 80], xmm9                                    ;  3018.7 agu2+agu0+fmisc  119 rounds
        movaps [r10 + 96], xmm7                                    ;  3020.7 agu1+agu0+fmisc  119 rounds
        movaps [r10 + 112], xmm2                                   ;  3022.7 agu2+agu0+fmisc  119 rounds
        movaps xmm14, [rsi + 32]                                   ;  3012.7 agu1+agu0+fmul+fadd  114 r reload
        movaps [r11 - 128], xmm14                                  ;  3024.7 agu2+agu0+fmisc  119 rounds
        movaps xmm14, [rdx - 80]                                   ;  3014.7 agu1+agu2+fadd+fmul  114 r reload
        movaps [r11 - 112], xmm14                                  ;  3026.7 agu0+agu1+fmisc  119 rounds
        movaps xmm14, [rdx + 48]                                   ;  3016.7 agu2+agu0+fadd+fmul  114 r reload
        movaps [r11 - 96], xmm14                                   ;  3028.7 agu1+agu0+fmisc  119 rounds
        movaps [r11 - 64], xmm3                                    ;  3030.7 agu2+agu1+fmisc  119 rounds
        movaps xmm14, [rbp + 80]                                   ;  3020.7 agu0+agu1+fadd+fmul  114 r reload
        movaps [r11 - 80], xmm14                                   ;  3032.7 agu2+agu0+fmisc  119 rounds
        movaps [r11 - 48], xmm8                                    ;  3034.7 agu1+agu2+fmisc  119 rounds
        movaps xmm14, [rax - 16]                                   ;  3024.7 agu0+agu1+fadd+fmul  114 r reload
        movaps [rbx - 64], xmm14                                   ;  3036.7 agu2+agu0+fmisc  119 rounds
        movaps xmm14, [rax - 32]                                   ;  3026.7 agu1+agu2+fadd+fmul  114 r reload
        movaps [rbx - 48], xmm14                                   ;  3038.7 agu0+agu1+fmisc  119 rounds
        movaps xmm14, [rax - 48]                                   ;  3028.7 agu2+agu0+fadd+fmul  114 r reload
        movaps [rbx - 32], xmm14                                   ;  3040.7 agu1+agu0+fmisc  119 rounds
        movaps xmm14, [rax - 64]                                   ;  3030.7 agu2+agu1+fadd+fmul  114 r reload
        movaps [rbx - 16], xmm14                                   ;  3042.7 agu0+agu1+fmisc  119 rounds
        movaps xmm14, [rax - 80]                                   ;  3032.7 agu2+agu0+fadd+fmul  114 r reload
        movaps [rbx + 0], xmm14                                    ;  3044.7 agu1+agu0+fmisc  119 rounds
        movaps xmm14, [rax - 96]                                   ;  3034.7 agu2+agu1+fadd+fmul  114 r reload
        movaps [rbx + 16], xmm14                                   ;  3046.7 agu0+agu1+fmisc  119 rounds
        movaps xmm14, [rbx - 128]                                  ;  3036.7 agu2+agu0+fadd+fmul  114 r reload
        movaps [rbx + 32], xmm14                                   ;  3048.7 agu1+agu0+fmisc  119 rounds
        movaps xmm14, [rax - 112]                                  ;  3038.7 agu2+agu1+fadd+fmul  114 r reload
        movaps [rbx + 48], xmm14                                   ;  3050.7 agu0+agu1+fmisc  119 rounds
        movaps xmm14, [rax - 128]                                  ;  3040.7 agu2+agu0+fadd+fmul  114 r reload
        movaps [rbx + 64], xmm14                                   ;  3052.7 agu1+agu0+fmisc  119 rounds
        movaps xmm14, [rcx + 112]                                  ;  3042.7 agu2+agu1+fadd+fmul  114 r reload
        movaps [rbx + 80], xmm14                                   ;  3054.7 agu0+agu1+fmisc  119 rounds
        movaps xmm14, [rcx + 96]                                   ;  3044.7 agu2+agu0+fadd+fmul  114 r reload
        movaps [rbx + 96], xmm14                                   ;  3056.7 agu1+agu0+fmisc  119 rounds
        movaps xmm14, [rax + 112]                                  ;  3046.7 agu2+agu1+fadd+fmul  114 r reload
        movaps [rbx + 112], xmm14                                  ;  3058.7 agu0+agu1+fmisc  119 rounds
        movaps xmm14, [rax + 96]                                   ;  3048.7 agu2+agu0+fadd+fmul  114 r reload
        movaps [r10 - 128], xmm14                                  ;  3060.7 agu1+agu0+fmisc  119 rounds
        movaps xmm14, [rax + 80]                                   ;  3050.7 agu2+agu1+fadd+fmul  114 r reload
        movaps [r10 - 112], xmm14                                  ;  3062.7 agu0+agu1+fmisc  119 rounds
        movaps xmm14, [rax + 64]                                   ;  3052.7 agu2+agu0+fadd+fmul  114 r reload
        movaps [r10 - 96], xmm14                                   ;  3064.7 agu1+agu0+fmisc  119 rounds
        movaps xmm14, [rbx - 112]                                  ;  3054.7 agu2+agu1+fadd+fmul  114 r reload
        movaps [r10 - 80], xmm14                                   ;  3066.7 agu0+agu1+fmisc  119 rounds
        movaps xmm14, [rdi - 32]                                   ;  3056.7 agu2+agu0+fadd+fmul  114 r reload
        movaps [r11 - 32], xmm14                                   ;  3068.7 agu1+agu0+fmisc  119 rounds
        movaps xmm14, [rdi - 16]                                   ;  3058.7 agu2+agu1+fadd+fmul  114 r reload
        movaps [r11 - 16], xmm14                                   ;  3070.7 agu0+agu1+fmisc  119 rounds
        movaps xmm14, [rdi + 0]                                    ;  3060.7 agu2+agu0+fadd+fmul  114 r reload
        movaps [r11 + 0], xmm14                                    ;  3072.7 agu1+agu0+fmisc  119 rounds
        movaps xmm14, [rdi + 32]                                   ;  3062.7 agu2+agu1+fadd+fmul  114 r reload
        movaps [r11 + 16], xmm14                                   ;  3074.7 agu0+agu1+fmisc  119 rounds
        movaps xmm14, [rdi + 48]                                   ;  3064.7 agu2+agu0+fadd+fmul  114 r reload
        movaps [r11 + 32], xmm14                                   ;  3076.7 agu1+agu0+fmisc  119 rounds
        movaps xmm14, [rdi + 64]                                   ;  3066.7 agu2+agu1+fadd+fmul  114 r reload
        movaps [r11 + 48], xmm14                                   ;  3078.7 agu0+agu1+fmisc  119 rounds
        movaps xmm14, [rdi + 80]                                   ;  3068.7 agu2+agu0+fadd+fmul  114 r reload
        movaps [r11 + 64], xmm14                                   ;  3080.7 agu1+agu0+fmisc  119 rounds
        movaps xmm14, [rdi + 96]                                   ;  3070.7 agu2+agu1+fadd+fmul  114 r reload
        movaps [r11 + 80], xmm14                                   ;  3082.7 agu0+agu1+fmisc  119 rounds
        movaps xmm14, [rsi + 48]                                   ;  3072.7 agu2+agu0+fadd+fmul  114 r reload
        movaps [r11 + 96], xmm14                                   ;  3084.7 agu1+agu0+fmisc  119 rounds
        movaps xmm14, [rdi + 16]                                   ;  3074.7 agu2+agu1+fadd+fmul  114 r reload
        movaps [r11 + 112], xmm14                                  ;  3086.7 agu0+agu1+fmisc  119 rounds
        movaps xmm14, [rdx + 80]                                   ;  3076.7 agu2+agu0+fadd+fmul  114 r reload
        movaps [r13 - 128], xmm14                                  ;  3088.7 agu1+agu0+fmisc  119 rounds
        movaps xmm14, [rsi - 80]                                   ;  3078.7 agu2+agu1+fadd+fmul  114 r reload
        movaps [r13 - 112], xmm14                                  ;  3090.7 agu0+agu1+fmisc  119 rounds
        movaps xmm14, [rdx + 64]                                   ;  3080.7 agu2+agu0+fadd+fmul  114 r reload
        movaps [r13 - 96], xmm14                                   ;  3092.7 agu1+agu0+fmisc  119 rounds
        movaps xmm14, [rsi - 64]                                   ;  3082.7 agu2+agu1+fadd+fmul  114 r reload
        movaps [r13 - 80], xmm14                                   ;  3094.7 agu0+agu1+fmisc  119 rounds
        movaps xmm14, [rsi - 128]                                  ;  3084.7 agu2+agu0+fadd+fmul  114 r reload
        movaps [r13 - 64], xmm14                                   ;  3096.7 agu1+agu0+fmisc  119 rounds
        movaps xmm14, [rsi - 32]                                   ;  3086.7 agu2+agu1+fadd+fmul  114 r reload
        movaps [r13 - 48], xmm14                                   ;  3098.7 agu0+agu1+fmisc  119 rounds
        add r8, 0x200                                              ;  3088.7 alu0   119 rounds
        add r9, 0x100                                              ;  3089.0 alu1   119 rounds
        mov qword [rbp + 2520], r9                                 ;  3090.0 agu2   119 rounds
        movaps xmm11, [rdx + 112]                                  ;  3090.0 agu0+agu1+fadd+fmul  114 r reload
        movaps xmm0, [rcx + 80]                                    ;  3091.0 agu2+agu0+fadd+fmul  114 r reload
        movaps xmm1, [rcx + 64]                                    ;  3092.0 agu1+agu2+fadd+fmul  114 r reload
        movaps xmm2, [rcx + 48]                                    ;  3093.0 agu0+agu1+fadd+fmul  114 r reload
        movaps xmm3, [rcx + 32]                                    ;  3094.0 agu2+agu0+fadd+fmul  114 r reload
        movaps xmm4, [rcx + 16]                                    ;  3095.0 agu1+agu2+fadd+fmul  114 r reload
        movaps xmm14, [rcx + 0]                                    ;  3096.0 agu0+agu1+fadd+fmul  114 r reload
        movaps xmm15, [rcx - 16]                                   ;  3097.0 agu2+agu0+fadd+fmul  114 r reload
        movaps xmm7, [rcx - 32]                                    ;  3098.0 agu1+agu2+fadd+fmul  114 r reload
        movaps xmm8, [rcx - 48]                                    ;  3099.0 agu0+agu1+fadd+fmul  114 r reload
        movaps xmm9, [rcx - 64]                                    ;  3100.0 agu2+agu0+fmisc+fadd  114 r reload
        movaps xmm10, [rcx - 80]                                   ;  3100.7 agu1+agu2+fmul+fmisc  114 r reload
        movaps xmm12, xmm6                                         ;  3101.0 fadd+fmul  114 r copy
        movaps xmm13, xmm5                                         ;  3102.0 fadd+fmul  114 r copy
        movaps xmm5, xmm14                                         ;  3103.0 fadd+fmul  114 r copy
        movaps xmm6, xmm15                                         ;  3104.0 fadd+fmul  114 r copy
        cmp r9, qword [rbp + 2536]                                 ;                    more rounds?
        jne .rounds_2
        movdqa [r13 - 32], xmm0                                    ;                    resident
        movdqa [r13 - 16], xmm1                                    ;                    resident
        movdqa [r13 + 0], xmm2                                     ;                    resident
        movdqa [r13 + 16], xmm3                                    ;                    resident
        movdqa [r13 + 32], xmm4                                    ;                    resident
        movdqa [r13 + 48], xmm5                                    ;                    resident
        movdqa [r13 + 64], xmm6                                    ;                    resident
        movdqa [r13 + 80], xmm7                                    ;                    resident
        movdqa [r13 + 96], xmm8                                    ;                    resident
        movdqa [r13 + 112], xmm9                                   ;                    resident
        movdqa [r14 - 128], xmm10                                  ;                    resident
        movdqa [r14 - 112], xmm11                                  ;                    resident
        movdqa [r14 - 96], xmm12                                   ;                    resident
        movdqa [r14 - 80], xmm13                                   ;                    resident
        mov qword [rbp + 2528], r8                                 ;                    resident
        mov r8, qword [rbp + 2512]                                 ;     0.0 agu0    88 dst.0 reload
        movaps xmm0, [r8 + 5632]                                   ;     5.0 agu1+agu2+fadd+fmul   62 r
        movaps xmm1, [rbx - 64]                                    ;     5.0 agu0+agu1+fmisc+fadd   62 r reload
        andps xmm0, xmm1                                           ;     7.0 fmul+fadd   62 r
        xorps xmm0, [r11 - 32]                                     ;     9.0 agu2+agu0+fmul+fadd   62 r
        mov r9, qword [rbp + 2544]                                 ;     3.3 agu1   125 r reload
        movaps [r9], xmm0                                          ;    11.0 agu0+agu2+fmisc  125 r
        orps xmm0, [r8 + 2048]                                     ;    11.0 agu1+agu0+fmul+fadd   63 r
        xorps xmm0, xmm1                                           ;    13.0 fmul+fadd   63 r
        movaps [r9 + 256], xmm0                                    ;    15.0 agu2+agu1+fmisc  125 r
        movaps xmm0, [r8 + 5648]                                   ;     9.0 agu0+agu1+fmul+fadd   62 r
        movaps xmm1, [rbx - 48]                                    ;    11.0 agu2+agu0+fmisc+fadd   62 r reload
        andps xmm0, xmm1                                           ;    13.0 fmul+fadd   62 r
        xorps xmm0, [r11 - 16]                                     ;    15.0 agu1+agu0+fmul+fadd   62 r
        movaps [r9 + 16], xmm0                                     ;    17.0 agu2+agu0+fmisc  125 r
        orps xmm0, [r8 + 2064]                                     ;    17.0 agu1+agu2+fadd+fmul   63 r
        xorps xmm0, xmm1                                           ;    19.0 fadd+fmul   63 r
        movaps [r9 + 272], xmm0                                    ;    21.0 agu0+agu1+fmisc  125 r
        movaps xmm0, [r8 + 5664]                                   ;    17.0 agu2+agu0+fadd+fmul   62 r
        movaps xmm1, [rbx - 32]                                    ;    18.0 agu1+agu0+fmisc+fadd   62 r reload
        andps xmm0, xmm1                                           ;    20.0 fmul+fadd   62 r
        xorps xmm0, [r11 + 0]                                      ;    22.0 agu2+agu1+fadd+fmul   62 r
        movaps [r9 + 32], xmm0                                     ;    24.0 agu0+agu1+fmisc  125 r
        orps xmm0, [r8 + 2080]                                     ;    24.0 agu2+agu0+fadd+fmul   63 r
        xorps xmm0, xmm1                                           ;    26.0 fadd+fmul   63 r
        movaps [r9 + 288], xmm0                                    ;    28.0 agu1+agu2+fmisc  125 r
        movaps xmm0, [r8 + 5680]                                   ;    23.3 agu0+agu1+fadd+fmul   62 r
        movaps xmm1, [rbx - 16]                                    ;    24.0 agu2+agu0+fadd+fmul   62 r reload
        andps xmm0, xmm1                                           ;    26.0 fadd+fmul   62 r
        xorps xmm0, [r11 + 16]                                     ;    28.3 agu1+agu2+fadd+fmul   62 r
        movaps [r9 + 48], xmm0                                     ;    30.3 agu0+agu1+fmisc  125 r
        orps xmm0, [r8 + 2096]                                     ;    30.3 agu2+agu0+fadd+fmul   63 r
        xorps xmm0, xmm1                                           ;    32.3 fadd+fmul   63 r
        movaps [r9 + 304], xmm0                                    ;    34.3 agu1+agu2+fmisc  125 r
        movaps xmm0, [r8 + 5696]                                   ;    30.0 agu0+agu1+fadd+fmul   62 r
        movaps xmm1, [rbx + 0]                                     ;    31.0 agu2+agu0+fmisc+fadd   62 r reload
        andps xmm0, xmm1                                           ;    33.0 fmul+fadd   62 r
        xorps xmm0, [r11 + 32]                                     ;    35.0 agu1+agu2+fadd+fmul   62 r
        movaps [r9 + 64], xmm0                                     ;    37.0 agu0+agu1+fmisc  125 r
        orps xmm0, [r8 + 2112]                                     ;    37.0 agu2+agu0+fadd+fmul   63 r
        xorps xmm0, xmm1                                           ;    39.0 fadd+fmul   63 r
        movaps [r9 + 320], xmm0                                    ;    41.0 agu1+agu2+fmisc  125 r
        movaps xmm0, [r8 + 5712]                                   ;    36.3 agu0+agu1+fadd+fmul   62 r
        movaps xmm1, [rbx + 16]                                    ;    37.3 agu2+agu0+fmisc+fadd   62 r reload
        andps xmm0, xmm1                                           ;    39.3 fmul+fadd   62 r
        xorps xmm0, [r11 + 48]                                     ;    41.3 agu1+agu2+fadd+fmul   62 r
        movaps [r9 + 80], xmm0                                     ;    43.3 agu0+agu1+fmisc  125 r
        orps xmm0, [r8 + 2128]                                     ;    43.3 agu2+agu0+fadd+fmul   63 r
        xorps xmm0, xmm1                                           ;    45.3 fadd+fmul   63 r
        movaps [r9 + 336], xmm0                                    ;    47.3 agu1+agu2+fmisc  125 r
        movaps xmm0, [r8 + 5728]                                   ;    43.0 agu0+agu1+fadd+fmul   62 r
        movaps xmm1, [rbx + 32]                                    ;    44.0 agu2+agu0+fmisc+fadd   62 r reload
        andps xmm0, xmm1                                           ;    46.0 fmul+fadd   62 r
        xorps xmm0, [r11 + 64]                                     ;    48.0 agu1+agu2+fadd+fmul   62 r
        movaps [r9 + 96], xmm0                                     ;    50.0 agu0+agu1+fmisc  125 r
        orps xmm0, [r8 + 2144]                                     ;    50.0 agu2+agu0+fadd+fmul   63 r
        xorps xmm0, xmm1                                           ;    52.0 fadd+fmul   63 r
        movaps [r9 + 352], xmm0                                    ;    54.0 agu1+agu2+fmisc  125 r
        movaps xmm0, [r8 + 5744]                                   ;    49.3 agu0+agu1+fadd+fmul   62 r
        movaps xmm1, [rbx + 48]                                    ;    50.3 agu2+agu0+fmisc+fadd   62 r reload
        andps xmm0, xmm1                                           ;    52.3 fmul+fadd   62 r
        xorps xmm0, [r11 + 80]                                     ;    54.3 agu1+agu2+fadd+fmul   62 r
        movaps [r9 + 112], xmm0                                    ;    56.3 agu0+agu1+fmisc  125 r
        orps xmm0, [r8 + 2160]                                     ;    56.3 agu2+agu0+fadd+fmul   63 r
        xorps xmm0, xmm1                                           ;    58.3 fadd+fmul   63 r
        movaps [r9 + 368], xmm0                                    ;    60.3 agu1+agu2+fmisc  125 r
        movaps xmm0, [r8 + 5760]                                   ;    56.0 agu0+agu1+fadd+fmul   62 r
        movaps xmm1, [rbx + 64]                                    ;    57.0 agu2+agu0+fmisc+fadd   62 r reload
        andps xmm0, xmm1                                           ;    59.0 fmul+fadd   62 r
        xorps xmm0, [r11 + 96]                                     ;    61.0 agu1+agu2+fadd+fmul   62 r
        movaps [r9 + 128], xmm0                                    ;    63.0 agu0+agu1+fmisc  125 r
        orps xmm0, [r8 + 2176]                                     ;    63.0 agu2+agu0+fadd+fmul   63 r
        xorps xmm0, xmm1                                           ;    65.0 fadd+fmul   63 r
        movaps [r9 + 384], xmm0                                    ;    67.0 agu1+agu2+fmisc  125 r
        movaps xmm0, [r8 + 5776]                                   ;    62.3 agu0+agu1+fadd+fmul   62 r
        movaps xmm1, [rbx + 80]                                    ;    63.3 agu2+agu0+fmisc+fadd   62 r reload
        andps xmm0, xmm1                                           ;    65.3 fmul+fadd   62 r
        xorps xmm0, [r11 + 112]                                    ;    67.3 agu1+agu2+fadd+fmul   62 r
        movaps [r9 + 144], xmm0                                    ;    69.3 agu0+agu1+fmisc  125 r
        orps xmm0, [r8 + 2192]                                     ;    69.3 agu2+agu0+fadd+fmul   63 r
        xorps xmm0, xmm1                                           ;    71.3 fadd+fmul   63 r
        movaps [r9 + 400], xmm0                                    ;    73.3 agu1+agu2+fmisc  125 r
        movaps xmm0, [r8 + 5792]                                   ;    69.0 agu0+agu1+fadd+fmul   62 r
        movaps xmm1, [rbx + 96]                                    ;    70.0 agu2+agu0+fmisc+fadd   62 r reload
        andps xmm0, xmm1                                           ;    72.0 fmul+fadd   62 r
        xorps xmm0, [r13 - 128]                                    ;    74.0 agu1+agu2+fadd+fmul   62 r
        movaps [r9 + 160], xmm0                                    ;    76.0 agu0+agu1+fmisc  125 r
        orps xmm0, [r8 + 2208]                                     ;    76.0 agu2+agu0+fadd+fmul   63 r
        xorps xmm0, xmm1                                           ;    78.0 fadd+fmul   63 r
        movaps [r9 + 416], xmm0                                    ;    80.0 agu1+agu2+fmisc  125 r
        movaps xmm0, [r8 + 5808]                                   ;    75.3 agu0+agu1+fadd+fmul   62 r
        movaps xmm1, [rbx + 112]                                   ;    76.3 agu2+agu0+fadd+fmul   62 r reload
        andps xmm0, xmm1                                           ;    78.3 fadd+fmul   62 r
        xorps xmm0, [r13 - 112]                                    ;    80.3 agu1+agu2+fadd+fmul   62 r
        movaps [r9 + 176], xmm0                                    ;    82.3 agu0+agu1+fmisc  125 r
        orps xmm0, [r8 + 2224]                                     ;    82.3 agu2+agu0+fadd+fmul   63 r
        xorps xmm0, xmm1                                           ;    84.3 fadd+fmul   63 r
        movaps [r9 + 432], xmm0                                    ;    86.3 agu1+agu2+fmisc  125 r
        movaps xmm0, [r8 + 5824]                                   ;    82.0 agu0+agu1+fadd+fmul   62 r
        movaps xmm1, [r10 - 128]                                   ;    83.0 agu2+agu0+fmisc+fadd   62 r reload
        andps xmm0, xmm1                                           ;    85.0 fmul+fadd   62 r
        xorps xmm0, [r13 - 96]                                     ;    87.0 agu1+agu2+fadd+fmul   62 r
        movaps [r9 + 192], xmm0                                    ;    89.0 agu0+agu1+fmisc  125 r
        orps xmm0, [r8 + 2240]                                     ;    89.0 agu2+agu0+fadd+fmul   63 r
        xorps xmm0, xmm1                                           ;    91.0 fadd+fmul   63 r
        movaps [r9 + 448], xmm0                                    ;    93.0 agu1+agu2+fmisc  125 r
        movaps xmm0, [r8 + 5840]                                   ;    88.3 agu0+agu1+fadd+fmul   62 r
        movaps xmm1, [r10 - 112]                                   ;    89.3 agu2+agu0+fadd+fmul   62 r reload
        andps xmm0, xmm1                                           ;    91.3 fadd+fmul   62 r
        xorps xmm0, [r13 - 80]                                     ;    93.3 agu1+agu2+fadd+fmul   62 r
        movaps [r9 + 208], xmm0                                    ;    95.3 agu0+agu1+fmisc  125 r
        orps xmm0, [r8 + 2256]                                     ;    95.3 agu2+agu0+fadd+fmul   63 r
        xorps xmm0, xmm1                                           ;    97.3 fadd+fmul   63 r
        movaps [r9 + 464], xmm0                                    ;    99.3 agu1+agu2+fmisc  125 r
        movaps xmm0, [r8 + 5856]                                   ;    95.0 agu0+agu1+fadd+fmul   62 r
        movaps xmm1, [r10 - 96]                                    ;    96.0 agu2+agu0+fmisc+fadd   62 r reload
        andps xmm0, xmm1                                           ;    98.0 fmul+fadd   62 r
        xorps xmm0, [r13 - 64]                                     ;   100.0 agu1+agu2+fadd+fmul   62 r
        movaps [r9 + 224], xmm0                                    ;   102.0 agu0+agu1+fmisc  125 r
        orps xmm0, [r8 + 2272]                                     ;   102.0 agu2+agu0+fadd+fmul   63 r
        xorps xmm0, xmm1                                           ;   104.0 fadd+fmul   63 r
        movaps [r9 + 480], xmm0                                    ;   106.0 agu1+agu2+fmisc  125 r
        movaps xmm0, [r8 + 5872]                                   ;   101.3 agu0+agu1+fadd+fmul   62 r
        movaps xmm1, [r10 - 80]                                    ;   102.3 agu2+agu0+fadd+fmul   62 r reload
        andps xmm0, xmm1                                           ;   104.3 fadd+fmul   62 r
        xorps xmm0, [r13 - 48]                                     ;   106.3 agu1+agu2+fadd+fmul   62 r
        movaps [r9 + 240], xmm0                                    ;   108.3 agu0+agu1+fmisc  125 r
        orps xmm0, [r8 + 2288]                                     ;   108.3 agu2+agu0+fadd+fmul   63 r
        xorps xmm0, xmm1                                           ;   110.3 fadd+fmul   63 r
        movaps [r9 + 496], xmm0                                    ;   112.3 agu1+agu2+fmisc  125 r
        movaps xmm0, [r8 + 1024]                                   ;   108.0 agu0+agu1+fadd+fmul   62 r
        movaps xmm1, [r13 - 32]                                    ;   109.0 agu2+agu0+fmisc+fadd   62 r reload
        andps xmm0, xmm1                                           ;   111.0 fmul+fadd   62 r
        xorps xmm0, [r10 - 32]                                     ;   113.0 agu1+agu2+fadd+fmul   62 r
        movaps [r9 + 512], xmm0                                    ;   115.0 agu0+agu1+fmisc  126 r
        orps xmm0, [r8 + 6656]                                     ;   115.0 agu2+agu0+fadd+fmul   63 r
        xorps xmm0, xmm1                                           ;   117.0 fadd+fmul   63 r
        movaps [r9 + 768], xmm0                                    ;   119.0 agu1+agu2+fmisc  126 r
        movaps xmm0, [r8 + 1040]                                   ;   114.3 agu0+agu1+fadd+fmul   62 r
        movaps xmm1, [r13 - 16]                                    ;   115.3 agu2+agu0+fadd+fmul   62 r reload
        andps xmm0, xmm1                                           ;   117.3 fadd+fmul   62 r
        xorps xmm0, [r10 - 16]                                     ;   119.3 agu1+agu2+fadd+fmul   62 r
        movaps [r9 + 528], xmm0                                    ;   121.3 agu0+agu1+fmisc  126 r
        orps xmm0, [r8 + 6672]                                     ;   121.3 agu2+agu0+fadd+fmul   63 r
        xorps xmm0, xmm1                                           ;   123.3 fadd+fmul   63 r
        movaps [r9 + 784], xmm0                                    ;   125.3 agu1+agu2+fmisc  126 r
        movaps xmm0, [r8 + 1056]                                   ;   121.0 agu0+agu1+fadd+fmul   62 r
        movaps xmm1, [r13 + 0]                                     ;   122.0 agu2+agu0+fmisc+fadd   62 r reload
        andps xmm0, xmm1                                           ;   124.0 fmul+fadd   62 r
        xorps xmm0, [r10 + 0]                                      ;   126.0 agu1+agu2+fadd+fmul   62 r
        movaps [r9 + 544], xmm0                                    ;   128.0 agu0+agu1+fmisc  126 r
        orps xmm0, [r8 + 6688]                                     ;   128.0 agu2+agu0+fadd+fmul   63 r
        xorps xmm0, xmm1                                           ;   130.0 fadd+fmul   63 r
        movaps [r9 + 800], xmm0                                    ;   132.0 agu1+agu2+fmisc  126 r
        movaps xmm0, [r8 + 1072]                                   ;   127.3 agu0+agu1+fadd+fmul   62 r
        movaps xmm1, [r13 + 16]                                    ;   128.3 agu2+agu0+fadd+fmul   62 r reload
        andps xmm0, xmm1                                           ;   130.3 fadd+fmul   62 r
        xorps xmm0, [r10 + 16]                                     ;   132.3 agu1+agu2+fadd+fmul   62 r
        movaps [r9 + 560], xmm0                                    ;   134.3 agu0+agu1+fmisc  126 r
        orps xmm0, [r8 + 6704]                                     ;   134.3 agu2+agu0+fadd+fmul   63 r
        xorps xmm0, xmm1                                           ;   136.3 fadd+fmul   63 r
        movaps [r9 + 816], xmm0                                    ;   138.3 agu1+agu2+fmisc  126 r
        movaps xmm0, [r8 + 1088]                                   ;   134.0 agu0+agu1+fadd+fmul   62 r
        movaps xmm1, [r13 + 32]                                    ;   135.0 agu2+agu0+fmisc+fadd   62 r reload
        andps xmm0, xmm1                                           ;   137.0 fmul+fadd   62 r
        xorps xmm0, [r10 + 32]                                     ;   139.0 agu1+agu2+fadd+fmul   62 r
        movaps [r9 + 576], xmm0                                    ;   141.0 agu0+agu1+fmisc  126 r
        orps xmm0, [r8 + 6720]                                     ;   141.0 agu2+agu0+fadd+fmul   63 r
        xorps xmm0, xmm1                                           ;   143.0 fadd+fmul   63 r
        movaps [r9 + 832], xmm0                                    ;   145.0 agu1+agu2+fmisc  126 r
        movaps xmm0, [r8 + 1104]                                   ;   140.3 agu0+agu1+fadd+fmul   62 r
        movaps xmm1, [r13 + 48]                                    ;   141.3 agu2+agu0+fmisc+fadd   62 r reload
        andps xmm0, xmm1                                           ;   143.3 fmul+fadd   62 r
        xorps xmm0, [r10 + 48]                                     ;   145.3 agu1+agu2+fadd+fmul   62 r
        movaps [r9 + 592], xmm0                                    ;   147.3 agu0+agu1+fmisc  126 r
        orps xmm0, [r8 + 6736]                                     ;   147.3 agu2+agu0+fadd+fmul   63 r
        xorps xmm0, xmm1                                           ;   149.3 fadd+fmul   63 r
        movaps [r9 + 848], xmm0                                    ;   151.3 agu1+agu2+fmisc  126 r
        movaps xmm0, [r8 + 1120]                                   ;   147.0 agu0+agu1+fadd+fmul   62 r
        movaps xmm1, [r13 + 64]                                    ;   148.0 agu2+agu0+fmisc+fadd   62 r reload
        andps xmm0, xmm1                                           ;   150.0 fmul+fadd   62 r
        xorps xmm0, [r10 + 64]                                     ;   152.0 agu1+agu2+fadd+fmul   62 r
        movaps [r9 + 608], xmm0                                    ;   154.0 agu0+agu1+fmisc  126 r
        orps xmm0, [r8 + 6752]                                     ;   154.0 agu2+agu0+fadd+fmul   63 r
        xorps xmm0, xmm1                                           ;   156.0 fadd+fmul   63 r
        movaps [r9 + 864], xmm0                                    ;   158.0 agu1+agu2+fmisc  126 r
        movaps xmm0, [r8 + 1136]                                   ;   153.3 agu0+agu1+fadd+fmul   62 r
        movaps xmm1, [r13 + 80]                                    ;   154.3 agu2+agu0+fmisc+fadd   62 r reload
        andps xmm0, xmm1                                           ;   156.3 fmul+fadd   62 r
        xorps xmm0, [r10 + 80]                                     ;   158.3 agu1+agu2+fadd+fmul   62 r
        movaps [r9 + 624], xmm0                                    ;   160.3 agu0+agu1+fmisc  126 r
        orps xmm0, [r8 + 6768]                                     ;   160.3 agu2+agu0+fadd+fmul   63 r
        xorps xmm0, xmm1                                           ;   162.3 fadd+fmul   63 r
        movaps [r9 + 880], xmm0                                    ;   164.3 agu1+agu2+fmisc  126 r
        movaps xmm0, [r8 + 1152]                                   ;   160.0 agu0+agu1+fadd+fmul   62 r
        movaps xmm1, [r13 + 96]                                    ;   161.0 agu2+agu0+fmisc+fadd   62 r reload
        andps xmm0, xmm1                                           ;   163.0 fmul+fadd   62 r
        xorps xmm0, [r10 + 96]                                     ;   165.0 agu1+agu2+fadd+fmul   62 r
        movaps [r9 + 640], xmm0                                    ;   167.0 agu0+agu1+fmisc  126 r
        orps xmm0, [r8 + 6784]                                     ;   167.0 agu2+agu0+fadd+fmul   63 r
        xorps xmm0, xmm1                                           ;   169.0 fadd+fmul   63 r
        movaps [r9 + 896], xmm0                                    ;   171.0 agu1+agu2+fmisc  126 r
        movaps xmm0, [r8 + 1168]                                   ;   166.3 agu0+agu1+fadd+fmul   62 r
        movaps xmm1, [r13 + 112]                                   ;   167.3 agu2+agu0+fmisc+fadd   62 r reload
        andps xmm0, xmm1                                           ;   169.3 fmul+fadd   62 r
        xorps xmm0, [r10 + 112]                                    ;   171.3 agu1+agu2+fadd+fmul   62 r
        movaps [r9 + 656], xmm0                                    ;   173.3 agu0+agu1+fmisc  126 r
        orps xmm0, [r8 + 6800]                                     ;   173.3 agu2+agu0+fadd+fmul   63 r
        xorps xmm0, xmm1                                           ;   175.3 fadd+fmul   63 r
        movaps [r9 + 912], xmm0                                    ;   177.3 agu1+agu2+fmisc  126 r
        movaps xmm0, [r8 + 1184]                                   ;   173.0 agu0+agu1+fadd+fmul   62 r
        movaps xmm1, [r14 - 128]                                   ;   174.0 agu2+agu0+fmisc+fadd   62 r reload
        andps xmm0, xmm1                                           ;   176.0 fmul+fadd   62 r
        xorps xmm0, [r11 - 128]                                    ;   178.0 agu1+agu2+fadd+fmul   62 r
        movaps [r9 + 672], xmm0                                    ;   180.0 agu0+agu1+fmisc  126 r
        orps xmm0, [r8 + 6816]                                     ;   180.0 agu2+agu0+fadd+fmul   63 r
        xorps xmm0, xmm1                                           ;   182.0 fadd+fmul   63 r
        movaps [r9 + 928], xmm0                                    ;   184.0 agu1+agu2+fmisc  126 r
        movaps xmm0, [r8 + 1200]                                   ;   179.3 agu0+agu1+fadd+fmul   62 r
        movaps xmm1, [r14 - 112]                                   ;   180.3 agu2+agu0+fmisc+fadd   62 r reload
        andps xmm0, xmm1                                           ;   182.3 fmul+fadd   62 r
        xorps xmm0, [r11 - 112]                                    ;   184.3 agu1+agu2+fadd+fmul   62 r
        movaps [r9 + 688], xmm0                                    ;   186.3 agu0+agu1+fmisc  126 r
        orps xmm0, [r8 + 6832]                                     ;   186.3 agu2+agu0+fadd+fmul   63 r
        xorps xmm0, xmm1                                           ;   188.3 fadd+fmul   63 r
        movaps [r9 + 944], xmm0                                    ;   190.3 agu1+agu2+fmisc  126 r
        movaps xmm0, [r8 + 1216]                                   ;   186.0 agu0+agu1+fadd+fmul   62 r
        movaps xmm1, [r14 - 96]                                    ;   187.0 agu2+agu0+fmisc+fadd   62 r reload
        andps xmm0, xmm1                                           ;   189.0 fmul+fadd   62 r
        xorps xmm0, [r11 - 96]                                     ;   191.0 agu1+agu2+fadd+fmul   62 r
        movaps [r9 + 704], xmm0                                    ;   193.0 agu0+agu1+fmisc  126 r
        orps xmm0, [r8 + 6848]                                     ;   193.0 agu2+agu0+fadd+fmul   63 r
        xorps xmm0, xmm1                                           ;   195.0 fadd+fmul   63 r
        movaps [r9 + 960], xmm0                                    ;   197.0 agu1+agu2+fmisc  126 r
        movaps xmm0, [r8 + 1232]                                   ;   192.3 agu0+agu1+fadd+fmul   62 r
        movaps xmm1, [r14 - 80]                                    ;   193.3 agu2+agu0+fmisc+fadd   62 r reload
        andps xmm0, xmm1                                           ;   195.3 fmul+fadd   62 r
        xorps xmm0, [r11 - 80]                                     ;   197.3 agu1+agu2+fadd+fmul   62 r
        movaps [r9 + 720], xmm0                                    ;   199.3 agu0+agu1+fmisc  126 r
        orps xmm0, [r8 + 6864]                                     ;   199.3 agu2+agu0+fadd+fmul   63 r
        xorps xmm0, xmm1                                           ;   201.3 fadd+fmul   63 r
        movaps [r9 + 976], xmm0                                    ;   203.3 agu1+agu2+fmisc  126 r
        movaps xmm0, [r8 + 1248]                                   ;   199.0 agu0+agu1+fadd+fmul   62 r
        movaps xmm1, [rbx - 96]                                    ;   200.0 agu2+agu0+fmisc+fadd   62 r reload
        andps xmm0, xmm1                                           ;   202.0 fmul+fadd   62 r
        xorps xmm0, [r11 - 64]                                     ;   204.0 agu1+agu2+fadd+fmul   62 r
        movaps [r9 + 736], xmm0                                    ;   206.0 agu0+agu1+fmisc  126 r
        orps xmm0, [r8 + 6880]                                     ;   206.0 agu2+agu0+fadd+fmul   63 r
        xorps xmm0, xmm1                                           ;   208.0 fadd+fmul   63 r
        movaps [r9 + 992], xmm0                                    ;   210.0 agu1+agu2+fmisc  126 r
        movaps xmm0, [r8 + 1264]                                   ;   205.3 agu0+agu1+fadd+fmul   62 r
        movaps xmm1, [rbx - 80]                                    ;   206.3 agu2+agu0+fmisc+fadd   62 r reload
        andps xmm0, xmm1                                           ;   208.3 fmul+fadd   62 r
        xorps xmm0, [r11 - 48]                                     ;   210.3 agu1+agu2+fadd+fmul   62 r
        movaps [r9 + 752], xmm0                                    ;   212.3 agu0+agu1+fmisc  126 r
        orps xmm0, [r8 + 6896]                                     ;   212.3 agu2+agu0+fadd+fmul   63 r
        xorps xmm0, xmm1                                           ;   214.3 fadd+fmul   63 r
        movaps [r9 + 1008], xmm0                                   ;   216.3 agu1+agu2+fmisc  126 r
        add r9, 0x400                                              ;   210.0 alu0   147 blocks
        mov qword [rbp + 2544], r9                                 ;   211.0 agu0   147 blocks
        mov r8, qword [rbp + 2496]                                 ;   210.7 agu1   147 blocks
        add r8, 0x400                                              ;   213.7 alu1   147 blocks
        mov qword [rbp + 2496], r8                                 ;   214.7 agu2   147 blocks
        cmp r8, qword [rbp + 2504]                                 ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        add rsp, 0xa88                                             ;                    frame
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
