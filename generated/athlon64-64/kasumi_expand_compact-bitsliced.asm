; kasumi_expand_compact for AMD Athlon 64, Opteron (K8), 64-bit code (athlon64-64)
; made by cipherwright 0.1.0 from ciphers/kasumi.cw (sha256 78e190c22785dc02); do not edit:
;   ./cw build kasumi_expand_compact --cpu athlon64-64 --variant bitsliced
;
; void kasumi_expand_compact(const void *key, void *k);   System V, 64 bits
;   key: 2048 bytes (128 slices), read, secret, aligned to 16 bytes
;   k: 8192 bytes (512 slices), written, public, aligned to 16 bytes
; Parameters do not overlap, but per-block output may be exactly in place of per-block input.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes xmm0 to xmm15.
; Constant time: no secret reaches an address or a branch.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 1416 uops, planned 1025.3; bounds: width 472.0, ports 1024.0, path 4.0
;
; A comment holds: planned cycle, ports, source line, value, and `copy`, `spill` or `reload` where
; the instruction only moves a value.

        bits 64
        global kasumi_expand_compact

        section .text
        align 16
kasumi_expand_compact:
        sub rsp, 0x18                                            ;                    frame
        mov qword [rsp + 0], rdi                                 ;                    argument
        mov qword [rsp + 8], rsi                                 ;                    argument
        mov r8, qword [rsp + 0]                                  ;     0.0 agu0    81 k.0 reload
        movaps xmm0, [r8]                                        ;     5.0 agu1+agu2+fadd+fmul   81 k.0
        mov r9, qword [rsp + 8]                                  ;     3.0 agu0    81 k reload
        movaps [r9], xmm0                                        ;     7.0 agu1+agu2+fmisc   81 k
        movaps [r9 + 2048], xmm0                                 ;     7.0 agu0+agu1+fmisc   81 k
        movaps xmm1, [r8 + 16]                                   ;     5.0 agu2+agu0+fadd+fmul   81 k.1
        movaps [r9 + 16], xmm1                                   ;     7.0 agu1+agu2+fmisc   81 k
        movaps [r9 + 2064], xmm1                                 ;     8.3 agu0+agu1+fmisc   81 k
        movaps xmm2, [r8 + 32]                                   ;     7.0 agu2+agu0+fadd+fmul   81 k.2
        movaps [r9 + 32], xmm2                                   ;    10.3 agu1+agu0+fmisc   81 k
        movaps [r9 + 4128], xmm2                                 ;    12.3 agu2+agu1+fmisc   82 k
        movaps [r9 + 2080], xmm2                                 ;    14.3 agu0+agu1+fmisc   81 k
        movaps [r9 + 6176], xmm2                                 ;    16.3 agu2+agu0+fmisc   82 k
        movaps xmm2, [r8 + 48]                                   ;    11.3 agu1+agu2+fadd+fmul   81 k.3
        movaps [r9 + 48], xmm2                                   ;    18.3 agu0+agu1+fmisc   81 k
        movaps [r9 + 4144], xmm2                                 ;    20.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 2096], xmm2                                 ;    22.3 agu1+agu2+fmisc   81 k
        movaps [r9 + 6192], xmm2                                 ;    24.3 agu0+agu1+fmisc   82 k
        movaps xmm2, [r8 + 64]                                   ;    16.3 agu2+agu0+fadd+fmul   81 k.4
        movaps [r9 + 64], xmm2                                   ;    26.3 agu1+agu0+fmisc   81 k
        movaps [r9 + 4160], xmm2                                 ;    28.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 2112], xmm2                                 ;    30.3 agu1+agu2+fmisc   81 k
        movaps [r9 + 6208], xmm2                                 ;    32.3 agu0+agu1+fmisc   82 k
        movaps xmm2, [r8 + 80]                                   ;    24.3 agu2+agu0+fadd+fmul   81 k.5
        movaps [r9 + 80], xmm2                                   ;    34.3 agu1+agu0+fmisc   81 k
        movaps [r9 + 2128], xmm2                                 ;    36.3 agu2+agu0+fmisc   81 k
        movaps xmm3, [r8 + 96]                                   ;    28.3 agu1+agu2+fadd+fmul   81 k.6
        movaps [r9 + 96], xmm3                                   ;    38.3 agu0+agu1+fmisc   81 k
        movaps [r9 + 4192], xmm3                                 ;    40.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 2144], xmm3                                 ;    42.3 agu1+agu2+fmisc   81 k
        movaps [r9 + 6240], xmm3                                 ;    44.3 agu0+agu1+fmisc   82 k
        movaps xmm3, [r8 + 112]                                  ;    36.3 agu2+agu0+fadd+fmul   81 k.7
        movaps [r9 + 112], xmm3                                  ;    46.3 agu1+agu0+fmisc   81 k
        movaps [r9 + 4208], xmm3                                 ;    48.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 2160], xmm3                                 ;    50.3 agu1+agu2+fmisc   81 k
        movaps [r9 + 6256], xmm3                                 ;    52.3 agu0+agu1+fmisc   82 k
        movaps xmm3, [r8 + 128]                                  ;    44.3 agu2+agu0+fadd+fmul   81 k.8
        movaps [r9 + 128], xmm3                                  ;    54.3 agu1+agu0+fmisc   81 k
        movaps [r9 + 2176], xmm3                                 ;    56.3 agu2+agu0+fmisc   81 k
        movaps xmm4, [r8 + 144]                                  ;    48.3 agu1+agu2+fadd+fmul   81 k.9
        movaps [r9 + 144], xmm4                                  ;    58.3 agu0+agu1+fmisc   81 k
        movaps [r9 + 4240], xmm4                                 ;    60.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 2192], xmm4                                 ;    62.3 agu1+agu2+fmisc   81 k
        movaps [r9 + 6288], xmm4                                 ;    64.3 agu0+agu1+fmisc   82 k
        movaps xmm4, [r8 + 160]                                  ;    56.3 agu2+agu0+fadd+fmul   81 k.10
        movaps [r9 + 160], xmm4                                  ;    66.3 agu1+agu0+fmisc   81 k
        movaps [r9 + 4256], xmm4                                 ;    68.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 2208], xmm4                                 ;    70.3 agu1+agu2+fmisc   81 k
        movaps [r9 + 6304], xmm4                                 ;    72.3 agu0+agu1+fmisc   82 k
        movaps xmm4, [r8 + 176]                                  ;    64.3 agu2+agu0+fadd+fmul   81 k.11
        movaps [r9 + 176], xmm4                                  ;    74.3 agu1+agu0+fmisc   81 k
        movaps [r9 + 4272], xmm4                                 ;    76.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 2224], xmm4                                 ;    78.3 agu1+agu2+fmisc   81 k
        movaps [r9 + 6320], xmm4                                 ;    80.3 agu0+agu1+fmisc   82 k
        movaps xmm4, [r8 + 192]                                  ;    72.3 agu2+agu0+fadd+fmul   81 k.12
        movaps [r9 + 192], xmm4                                  ;    82.3 agu1+agu0+fmisc   81 k
        movaps [r9 + 4288], xmm4                                 ;    84.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 2240], xmm4                                 ;    86.3 agu1+agu2+fmisc   81 k
        movaps [r9 + 6336], xmm4                                 ;    88.3 agu0+agu1+fmisc   82 k
        movaps xmm4, [r8 + 208]                                  ;    80.3 agu2+agu0+fadd+fmul   81 k.13
        movaps [r9 + 208], xmm4                                  ;    90.3 agu1+agu0+fmisc   81 k
        movaps [r9 + 4304], xmm4                                 ;    92.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 2256], xmm4                                 ;    94.3 agu1+agu2+fmisc   81 k
        movaps [r9 + 6352], xmm4                                 ;    96.3 agu0+agu1+fmisc   82 k
        movaps xmm4, [r8 + 224]                                  ;    88.3 agu2+agu0+fadd+fmul   81 k.14
        movaps [r9 + 224], xmm4                                  ;    98.3 agu1+agu0+fmisc   81 k
        movaps [r9 + 4320], xmm4                                 ;   100.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 2272], xmm4                                 ;   102.3 agu1+agu2+fmisc   81 k
        movaps [r9 + 6368], xmm4                                 ;   104.3 agu0+agu1+fmisc   82 k
        movaps xmm4, [rel kasumi_expand_compact.T0_constants128] ;    96.3 agu2+agu0+fadd+fmul   82 k reload
        xorps xmm0, xmm4                                         ;    98.3 fadd+fmul   82 k
        movaps [r9 + 4096], xmm0                                 ;   106.3 agu1+agu0+fmisc   82 k
        movaps [r9 + 6144], xmm0                                 ;   108.3 agu2+agu0+fmisc   82 k
        movaps xmm0, [r8 + 240]                                  ;   101.3 agu1+agu0+fadd+fmul   81 k.15
        movaps [r9 + 240], xmm0                                  ;   110.3 agu2+agu1+fmisc   81 k
        movaps [r9 + 4336], xmm0                                 ;   112.3 agu0+agu1+fmisc   82 k
        movaps [r9 + 2288], xmm0                                 ;   114.3 agu2+agu0+fmisc   81 k
        movaps [r9 + 6384], xmm0                                 ;   116.3 agu1+agu0+fmisc   82 k
        xorps xmm1, xmm4                                         ;   106.3 fadd+fmul   82 k
        movaps [r9 + 4112], xmm1                                 ;   118.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 6160], xmm1                                 ;   120.3 agu1+agu0+fmisc   82 k
        xorps xmm2, xmm4                                         ;   110.3 fadd+fmul   82 k
        movaps [r9 + 4176], xmm2                                 ;   122.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 6224], xmm2                                 ;   124.3 agu1+agu0+fmisc   82 k
        xorps xmm3, xmm4                                         ;   114.3 fadd+fmul   82 k
        movaps [r9 + 4224], xmm3                                 ;   126.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 6272], xmm3                                 ;   128.3 agu1+agu0+fmisc   82 k
        movaps xmm0, [r8 + 256]                                  ;   120.3 agu2+agu0+fadd+fmul   81 k.0
        movaps [r9 + 256], xmm0                                  ;   130.3 agu1+agu0+fmisc   81 k
        movaps [r9 + 2304], xmm0                                 ;   132.3 agu2+agu0+fmisc   81 k
        movaps xmm1, [r8 + 272]                                  ;   124.3 agu1+agu2+fadd+fmul   81 k.1
        movaps [r9 + 272], xmm1                                  ;   134.3 agu0+agu1+fmisc   81 k
        movaps [r9 + 2320], xmm1                                 ;   136.3 agu2+agu0+fmisc   81 k
        movaps xmm2, [r8 + 288]                                  ;   128.3 agu1+agu2+fadd+fmul   81 k.2
        movaps [r9 + 288], xmm2                                  ;   138.3 agu0+agu1+fmisc   81 k
        movaps [r9 + 2336], xmm2                                 ;   140.3 agu2+agu0+fmisc   81 k
        movaps xmm3, [r8 + 304]                                  ;   132.3 agu1+agu2+fadd+fmul   81 k.3
        movaps [r9 + 304], xmm3                                  ;   142.3 agu0+agu1+fmisc   81 k
        movaps [r9 + 4400], xmm3                                 ;   144.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 2352], xmm3                                 ;   146.3 agu1+agu2+fmisc   81 k
        movaps [r9 + 6448], xmm3                                 ;   148.3 agu0+agu1+fmisc   82 k
        movaps xmm3, [r8 + 320]                                  ;   140.3 agu2+agu0+fadd+fmul   81 k.4
        movaps [r9 + 320], xmm3                                  ;   150.3 agu1+agu0+fmisc   81 k
        movaps [r9 + 4416], xmm3                                 ;   152.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 2368], xmm3                                 ;   154.3 agu1+agu2+fmisc   81 k
        movaps [r9 + 6464], xmm3                                 ;   156.3 agu0+agu1+fmisc   82 k
        movaps xmm3, [r8 + 336]                                  ;   148.3 agu2+agu0+fadd+fmul   81 k.5
        movaps [r9 + 336], xmm3                                  ;   158.3 agu1+agu0+fmisc   81 k
        movaps [r9 + 2384], xmm3                                 ;   160.3 agu2+agu0+fmisc   81 k
        movaps xmm5, [r8 + 352]                                  ;   152.3 agu1+agu2+fadd+fmul   81 k.6
        movaps [r9 + 352], xmm5                                  ;   162.3 agu0+agu1+fmisc   81 k
        movaps [r9 + 2400], xmm5                                 ;   164.3 agu2+agu0+fmisc   81 k
        movaps xmm6, [r8 + 368]                                  ;   156.3 agu1+agu2+fadd+fmul   81 k.7
        movaps [r9 + 368], xmm6                                  ;   166.3 agu0+agu1+fmisc   81 k
        movaps [r9 + 4464], xmm6                                 ;   168.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 2416], xmm6                                 ;   170.3 agu1+agu2+fmisc   81 k
        movaps [r9 + 6512], xmm6                                 ;   172.3 agu0+agu1+fmisc   82 k
        movaps xmm6, [r8 + 384]                                  ;   164.3 agu2+agu0+fadd+fmul   81 k.8
        movaps [r9 + 384], xmm6                                  ;   174.3 agu1+agu0+fmisc   81 k
        movaps [r9 + 2432], xmm6                                 ;   176.3 agu2+agu0+fmisc   81 k
        movaps xmm7, [r8 + 400]                                  ;   168.3 agu1+agu2+fadd+fmul   81 k.9
        movaps [r9 + 400], xmm7                                  ;   178.3 agu0+agu1+fmisc   81 k
        movaps [r9 + 4496], xmm7                                 ;   180.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 2448], xmm7                                 ;   182.3 agu1+agu2+fmisc   81 k
        movaps [r9 + 6544], xmm7                                 ;   184.3 agu0+agu1+fmisc   82 k
        movaps xmm7, [r8 + 416]                                  ;   176.3 agu2+agu0+fadd+fmul   81 k.10
        movaps [r9 + 416], xmm7                                  ;   186.3 agu1+agu0+fmisc   81 k
        movaps [r9 + 2464], xmm7                                 ;   188.3 agu2+agu0+fmisc   81 k
        movaps xmm8, [r8 + 432]                                  ;   180.3 agu1+agu2+fadd+fmul   81 k.11
        movaps [r9 + 432], xmm8                                  ;   190.3 agu0+agu1+fmisc   81 k
        movaps [r9 + 4528], xmm8                                 ;   192.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 2480], xmm8                                 ;   194.3 agu1+agu2+fmisc   81 k
        movaps [r9 + 6576], xmm8                                 ;   196.3 agu0+agu1+fmisc   82 k
        movaps xmm8, [r8 + 448]                                  ;   188.3 agu2+agu0+fadd+fmul   81 k.12
        movaps [r9 + 448], xmm8                                  ;   198.3 agu1+agu0+fmisc   81 k
        movaps [r9 + 4544], xmm8                                 ;   200.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 2496], xmm8                                 ;   202.3 agu1+agu2+fmisc   81 k
        movaps [r9 + 6592], xmm8                                 ;   204.3 agu0+agu1+fmisc   82 k
        xorps xmm0, xmm4                                         ;   194.3 fadd+fmul   82 k
        movaps [r9 + 4352], xmm0                                 ;   206.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 6400], xmm0                                 ;   208.3 agu1+agu0+fmisc   82 k
        movaps xmm0, [r8 + 464]                                  ;   200.3 agu2+agu0+fadd+fmul   81 k.13
        movaps [r9 + 464], xmm0                                  ;   210.3 agu1+agu0+fmisc   81 k
        movaps [r9 + 4560], xmm0                                 ;   212.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 2512], xmm0                                 ;   214.3 agu1+agu2+fmisc   81 k
        movaps [r9 + 6608], xmm0                                 ;   216.3 agu0+agu1+fmisc   82 k
        xorps xmm1, xmm4                                         ;   206.3 fadd+fmul   82 k
        movaps [r9 + 4368], xmm1                                 ;   218.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 6416], xmm1                                 ;   220.3 agu1+agu0+fmisc   82 k
        movaps xmm0, [r8 + 480]                                  ;   212.3 agu2+agu0+fadd+fmul   81 k.14
        movaps [r9 + 480], xmm0                                  ;   222.3 agu1+agu0+fmisc   81 k
        movaps [r9 + 2528], xmm0                                 ;   224.3 agu2+agu0+fmisc   81 k
        xorps xmm2, xmm4                                         ;   214.3 fadd+fmul   82 k
        movaps [r9 + 4384], xmm2                                 ;   226.3 agu1+agu2+fmisc   82 k
        movaps [r9 + 6432], xmm2                                 ;   228.3 agu0+agu1+fmisc   82 k
        movaps xmm1, [r8 + 496]                                  ;   220.3 agu2+agu0+fadd+fmul   81 k.15
        movaps [r9 + 496], xmm1                                  ;   230.3 agu1+agu0+fmisc   81 k
        movaps [r9 + 4592], xmm1                                 ;   232.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 2544], xmm1                                 ;   234.3 agu1+agu2+fmisc   81 k
        movaps [r9 + 6640], xmm1                                 ;   236.3 agu0+agu1+fmisc   82 k
        xorps xmm3, xmm4                                         ;   226.3 fadd+fmul   82 k
        movaps [r9 + 4432], xmm3                                 ;   238.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 6480], xmm3                                 ;   240.3 agu1+agu0+fmisc   82 k
        xorps xmm5, xmm4                                         ;   230.3 fadd+fmul   82 k
        movaps [r9 + 4448], xmm5                                 ;   242.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 6496], xmm5                                 ;   244.3 agu1+agu0+fmisc   82 k
        xorps xmm6, xmm4                                         ;   234.3 fadd+fmul   82 k
        movaps [r9 + 4480], xmm6                                 ;   246.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 6528], xmm6                                 ;   248.3 agu1+agu0+fmisc   82 k
        xorps xmm7, xmm4                                         ;   238.3 fadd+fmul   82 k
        movaps [r9 + 4512], xmm7                                 ;   250.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 6560], xmm7                                 ;   252.3 agu1+agu0+fmisc   82 k
        xorps xmm0, xmm4                                         ;   242.3 fadd+fmul   82 k
        movaps [r9 + 4576], xmm0                                 ;   254.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 6624], xmm0                                 ;   256.3 agu1+agu0+fmisc   82 k
        movaps xmm0, [r8 + 512]                                  ;   248.3 agu2+agu0+fadd+fmul   81 k.0
        movaps [r9 + 512], xmm0                                  ;   258.3 agu1+agu0+fmisc   81 k
        movaps [r9 + 2560], xmm0                                 ;   260.3 agu2+agu0+fmisc   81 k
        movaps xmm1, [r8 + 528]                                  ;   252.3 agu1+agu2+fadd+fmul   81 k.1
        movaps [r9 + 528], xmm1                                  ;   262.3 agu0+agu1+fmisc   81 k
        movaps [r9 + 2576], xmm1                                 ;   264.3 agu2+agu0+fmisc   81 k
        movaps xmm2, [r8 + 544]                                  ;   256.3 agu1+agu2+fadd+fmul   81 k.2
        movaps [r9 + 544], xmm2                                  ;   266.3 agu0+agu1+fmisc   81 k
        movaps [r9 + 4640], xmm2                                 ;   268.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 2592], xmm2                                 ;   270.3 agu1+agu2+fmisc   81 k
        movaps [r9 + 6688], xmm2                                 ;   272.3 agu0+agu1+fmisc   82 k
        movaps xmm2, [r8 + 560]                                  ;   264.3 agu2+agu0+fadd+fmul   81 k.3
        movaps [r9 + 560], xmm2                                  ;   274.3 agu1+agu0+fmisc   81 k
        movaps [r9 + 2608], xmm2                                 ;   276.3 agu2+agu0+fmisc   81 k
        movaps xmm3, [r8 + 576]                                  ;   268.3 agu1+agu2+fadd+fmul   81 k.4
        movaps [r9 + 576], xmm3                                  ;   278.3 agu0+agu1+fmisc   81 k
        movaps [r9 + 4672], xmm3                                 ;   280.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 2624], xmm3                                 ;   282.3 agu1+agu2+fmisc   81 k
        movaps [r9 + 6720], xmm3                                 ;   284.3 agu0+agu1+fmisc   82 k
        movaps xmm3, [r8 + 592]                                  ;   276.3 agu2+agu0+fadd+fmul   81 k.5
        movaps [r9 + 592], xmm3                                  ;   286.3 agu1+agu0+fmisc   81 k
        movaps [r9 + 2640], xmm3                                 ;   288.3 agu2+agu0+fmisc   81 k
        movaps xmm5, [r8 + 608]                                  ;   280.3 agu1+agu2+fadd+fmul   81 k.6
        movaps [r9 + 608], xmm5                                  ;   290.3 agu0+agu1+fmisc   81 k
        movaps [r9 + 4704], xmm5                                 ;   292.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 2656], xmm5                                 ;   294.3 agu1+agu2+fmisc   81 k
        movaps [r9 + 6752], xmm5                                 ;   296.3 agu0+agu1+fmisc   82 k
        movaps xmm5, [r8 + 624]                                  ;   288.3 agu2+agu0+fadd+fmul   81 k.7
        movaps [r9 + 624], xmm5                                  ;   298.3 agu1+agu0+fmisc   81 k
        movaps [r9 + 2672], xmm5                                 ;   300.3 agu2+agu0+fmisc   81 k
        movaps xmm6, [r8 + 640]                                  ;   292.3 agu1+agu2+fadd+fmul   81 k.8
        movaps [r9 + 640], xmm6                                  ;   302.3 agu0+agu1+fmisc   81 k
        movaps [r9 + 2688], xmm6                                 ;   304.3 agu2+agu0+fmisc   81 k
        movaps xmm7, [r8 + 656]                                  ;   296.3 agu1+agu2+fadd+fmul   81 k.9
        movaps [r9 + 656], xmm7                                  ;   306.3 agu0+agu1+fmisc   81 k
        movaps [r9 + 4752], xmm7                                 ;   308.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 2704], xmm7                                 ;   310.3 agu1+agu2+fmisc   81 k
        movaps [r9 + 6800], xmm7                                 ;   312.3 agu0+agu1+fmisc   82 k
        movaps xmm7, [r8 + 672]                                  ;   304.3 agu2+agu0+fadd+fmul   81 k.10
        movaps [r9 + 672], xmm7                                  ;   314.3 agu1+agu0+fmisc   81 k
        movaps [r9 + 4768], xmm7                                 ;   316.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 2720], xmm7                                 ;   318.3 agu1+agu2+fmisc   81 k
        movaps [r9 + 6816], xmm7                                 ;   320.3 agu0+agu1+fmisc   82 k
        movaps xmm7, [r8 + 688]                                  ;   312.3 agu2+agu0+fadd+fmul   81 k.11
        movaps [r9 + 688], xmm7                                  ;   322.3 agu1+agu0+fmisc   81 k
        movaps [r9 + 2736], xmm7                                 ;   324.3 agu2+agu0+fmisc   81 k
        movaps xmm8, [r8 + 704]                                  ;   316.3 agu1+agu2+fadd+fmul   81 k.12
        movaps [r9 + 704], xmm8                                  ;   326.3 agu0+agu1+fmisc   81 k
        movaps [r9 + 4800], xmm8                                 ;   328.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 2752], xmm8                                 ;   330.3 agu1+agu2+fmisc   81 k
        movaps [r9 + 6848], xmm8                                 ;   332.3 agu0+agu1+fmisc   82 k
        xorps xmm0, xmm4                                         ;   322.3 fadd+fmul   82 k
        movaps [r9 + 4608], xmm0                                 ;   334.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 6656], xmm0                                 ;   336.3 agu1+agu0+fmisc   82 k
        movaps xmm0, [r8 + 720]                                  ;   328.3 agu2+agu0+fadd+fmul   81 k.13
        movaps [r9 + 720], xmm0                                  ;   338.3 agu1+agu0+fmisc   81 k
        movaps [r9 + 4816], xmm0                                 ;   340.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 2768], xmm0                                 ;   342.3 agu1+agu2+fmisc   81 k
        movaps [r9 + 6864], xmm0                                 ;   344.3 agu0+agu1+fmisc   82 k
        xorps xmm1, xmm4                                         ;   334.3 fadd+fmul   82 k
        movaps [r9 + 4624], xmm1                                 ;   346.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 6672], xmm1                                 ;   348.3 agu1+agu0+fmisc   82 k
        movaps xmm0, [r8 + 736]                                  ;   340.3 agu2+agu0+fadd+fmul   81 k.14
        movaps [r9 + 736], xmm0                                  ;   350.3 agu1+agu0+fmisc   81 k
        movaps [r9 + 4832], xmm0                                 ;   352.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 2784], xmm0                                 ;   354.3 agu1+agu2+fmisc   81 k
        movaps [r9 + 6880], xmm0                                 ;   356.3 agu0+agu1+fmisc   82 k
        xorps xmm2, xmm4                                         ;   346.3 fadd+fmul   82 k
        movaps [r9 + 4656], xmm2                                 ;   358.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 6704], xmm2                                 ;   360.3 agu1+agu0+fmisc   82 k
        movaps xmm0, [r8 + 752]                                  ;   352.3 agu2+agu0+fadd+fmul   81 k.15
        movaps [r9 + 752], xmm0                                  ;   362.3 agu1+agu0+fmisc   81 k
        movaps [r9 + 2800], xmm0                                 ;   364.3 agu2+agu0+fmisc   81 k
        xorps xmm3, xmm4                                         ;   354.3 fadd+fmul   82 k
        movaps [r9 + 4688], xmm3                                 ;   366.3 agu1+agu2+fmisc   82 k
        movaps [r9 + 6736], xmm3                                 ;   368.3 agu0+agu1+fmisc   82 k
        xorps xmm5, xmm4                                         ;   358.3 fadd+fmul   82 k
        movaps [r9 + 4720], xmm5                                 ;   370.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 6768], xmm5                                 ;   372.3 agu1+agu0+fmisc   82 k
        xorps xmm6, xmm4                                         ;   362.3 fadd+fmul   82 k
        movaps [r9 + 4736], xmm6                                 ;   374.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 6784], xmm6                                 ;   376.3 agu1+agu0+fmisc   82 k
        xorps xmm7, xmm4                                         ;   366.3 fadd+fmul   82 k
        movaps [r9 + 4784], xmm7                                 ;   378.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 6832], xmm7                                 ;   380.3 agu1+agu0+fmisc   82 k
        xorps xmm0, xmm4                                         ;   370.3 fadd+fmul   82 k
        movaps [r9 + 4848], xmm0                                 ;   382.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 6896], xmm0                                 ;   384.3 agu1+agu0+fmisc   82 k
        movaps xmm0, [r8 + 768]                                  ;   376.3 agu2+agu0+fadd+fmul   81 k.0
        movaps [r9 + 768], xmm0                                  ;   386.3 agu1+agu0+fmisc   81 k
        movaps [r9 + 2816], xmm0                                 ;   388.3 agu2+agu0+fmisc   81 k
        movaps xmm1, [r8 + 784]                                  ;   380.3 agu1+agu2+fadd+fmul   81 k.1
        movaps [r9 + 784], xmm1                                  ;   390.3 agu0+agu1+fmisc   81 k
        movaps [r9 + 2832], xmm1                                 ;   392.3 agu2+agu0+fmisc   81 k
        movaps xmm2, [r8 + 800]                                  ;   384.3 agu1+agu2+fadd+fmul   81 k.2
        movaps [r9 + 800], xmm2                                  ;   394.3 agu0+agu1+fmisc   81 k
        movaps [r9 + 2848], xmm2                                 ;   396.3 agu2+agu0+fmisc   81 k
        movaps xmm3, [r8 + 816]                                  ;   388.3 agu1+agu2+fadd+fmul   81 k.3
        movaps [r9 + 816], xmm3                                  ;   398.3 agu0+agu1+fmisc   81 k
        movaps [r9 + 2864], xmm3                                 ;   400.3 agu2+agu0+fmisc   81 k
        movaps xmm5, [r8 + 832]                                  ;   392.3 agu1+agu2+fadd+fmul   81 k.4
        movaps [r9 + 832], xmm5                                  ;   402.3 agu0+agu1+fmisc   81 k
        movaps [r9 + 4928], xmm5                                 ;   404.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 2880], xmm5                                 ;   406.3 agu1+agu2+fmisc   81 k
        movaps [r9 + 6976], xmm5                                 ;   408.3 agu0+agu1+fmisc   82 k
        movaps xmm5, [r8 + 848]                                  ;   400.3 agu2+agu0+fadd+fmul   81 k.5
        movaps [r9 + 848], xmm5                                  ;   410.3 agu1+agu0+fmisc   81 k
        movaps [r9 + 2896], xmm5                                 ;   412.3 agu2+agu0+fmisc   81 k
        movaps xmm6, [r8 + 864]                                  ;   404.3 agu1+agu2+fadd+fmul   81 k.6
        movaps [r9 + 864], xmm6                                  ;   414.3 agu0+agu1+fmisc   81 k
        movaps [r9 + 2912], xmm6                                 ;   416.3 agu2+agu0+fmisc   81 k
        movaps xmm7, [r8 + 880]                                  ;   408.3 agu1+agu2+fadd+fmul   81 k.7
        movaps [r9 + 880], xmm7                                  ;   418.3 agu0+agu1+fmisc   81 k
        movaps [r9 + 2928], xmm7                                 ;   420.3 agu2+agu0+fmisc   81 k
        movaps xmm8, [r8 + 896]                                  ;   412.3 agu1+agu2+fadd+fmul   81 k.8
        movaps [r9 + 896], xmm8                                  ;   422.3 agu0+agu1+fmisc   81 k
        movaps [r9 + 2944], xmm8                                 ;   424.3 agu2+agu0+fmisc   81 k
        movaps xmm9, [r8 + 912]                                  ;   416.3 agu1+agu2+fadd+fmul   81 k.9
        movaps [r9 + 912], xmm9                                  ;   426.3 agu0+agu1+fmisc   81 k
        movaps [r9 + 5008], xmm9                                 ;   428.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 2960], xmm9                                 ;   430.3 agu1+agu2+fmisc   81 k
        movaps [r9 + 7056], xmm9                                 ;   432.3 agu0+agu1+fmisc   82 k
        movaps xmm9, [r8 + 928]                                  ;   424.3 agu2+agu0+fadd+fmul   81 k.10
        movaps [r9 + 928], xmm9                                  ;   434.3 agu1+agu0+fmisc   81 k
        movaps [r9 + 2976], xmm9                                 ;   436.3 agu2+agu0+fmisc   81 k
        movaps xmm10, [r8 + 944]                                 ;   428.3 agu1+agu2+fadd+fmul   81 k.11
        movaps [r9 + 944], xmm10                                 ;   438.3 agu0+agu1+fmisc   81 k
        movaps [r9 + 2992], xmm10                                ;   440.3 agu2+agu0+fmisc   81 k
        movaps xmm11, [r8 + 960]                                 ;   432.3 agu1+agu2+fadd+fmul   81 k.12
        movaps [r9 + 960], xmm11                                 ;   442.3 agu0+agu1+fmisc   81 k
        movaps [r9 + 5056], xmm11                                ;   444.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 3008], xmm11                                ;   446.3 agu1+agu2+fmisc   81 k
        movaps [r9 + 7104], xmm11                                ;   448.3 agu0+agu1+fmisc   82 k
        xorps xmm0, xmm4                                         ;   438.3 fadd+fmul   82 k
        movaps [r9 + 4864], xmm0                                 ;   450.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 6912], xmm0                                 ;   452.3 agu1+agu0+fmisc   82 k
        movaps xmm0, [r8 + 976]                                  ;   444.3 agu2+agu0+fadd+fmul   81 k.13
        movaps [r9 + 976], xmm0                                  ;   454.3 agu1+agu0+fmisc   81 k
        movaps [r9 + 5072], xmm0                                 ;   456.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 3024], xmm0                                 ;   458.3 agu1+agu2+fmisc   81 k
        movaps [r9 + 7120], xmm0                                 ;   460.3 agu0+agu1+fmisc   82 k
        xorps xmm1, xmm4                                         ;   450.3 fadd+fmul   82 k
        movaps [r9 + 4880], xmm1                                 ;   462.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 6928], xmm1                                 ;   464.3 agu1+agu0+fmisc   82 k
        movaps xmm0, [r8 + 992]                                  ;   456.3 agu2+agu0+fadd+fmul   81 k.14
        movaps [r9 + 992], xmm0                                  ;   466.3 agu1+agu0+fmisc   81 k
        movaps [r9 + 3040], xmm0                                 ;   468.3 agu2+agu0+fmisc   81 k
        xorps xmm2, xmm4                                         ;   458.3 fadd+fmul   82 k
        movaps [r9 + 4896], xmm2                                 ;   470.3 agu1+agu2+fmisc   82 k
        movaps [r9 + 6944], xmm2                                 ;   472.3 agu0+agu1+fmisc   82 k
        movaps xmm1, [r8 + 1008]                                 ;   464.3 agu2+agu0+fadd+fmul   81 k.15
        movaps [r9 + 1008], xmm1                                 ;   474.3 agu1+agu0+fmisc   81 k
        movaps [r9 + 3056], xmm1                                 ;   476.3 agu2+agu0+fmisc   81 k
        xorps xmm3, xmm4                                         ;   466.3 fadd+fmul   82 k
        movaps [r9 + 4912], xmm3                                 ;   478.3 agu1+agu2+fmisc   82 k
        movaps [r9 + 6960], xmm3                                 ;   480.3 agu0+agu1+fmisc   82 k
        xorps xmm5, xmm4                                         ;   470.3 fadd+fmul   82 k
        movaps [r9 + 4944], xmm5                                 ;   482.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 6992], xmm5                                 ;   484.3 agu1+agu0+fmisc   82 k
        xorps xmm6, xmm4                                         ;   474.3 fadd+fmul   82 k
        movaps [r9 + 4960], xmm6                                 ;   486.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 7008], xmm6                                 ;   488.3 agu1+agu0+fmisc   82 k
        xorps xmm7, xmm4                                         ;   478.3 fadd+fmul   82 k
        movaps [r9 + 4976], xmm7                                 ;   490.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 7024], xmm7                                 ;   492.3 agu1+agu0+fmisc   82 k
        xorps xmm8, xmm4                                         ;   482.3 fadd+fmul   82 k
        movaps [r9 + 4992], xmm8                                 ;   494.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 7040], xmm8                                 ;   496.3 agu1+agu0+fmisc   82 k
        xorps xmm9, xmm4                                         ;   486.3 fadd+fmul   82 k
        movaps [r9 + 5024], xmm9                                 ;   498.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 7072], xmm9                                 ;   500.3 agu1+agu0+fmisc   82 k
        xorps xmm10, xmm4                                        ;   490.3 fadd+fmul   82 k
        movaps [r9 + 5040], xmm10                                ;   502.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 7088], xmm10                                ;   504.3 agu1+agu0+fmisc   82 k
        xorps xmm0, xmm4                                         ;   494.3 fadd+fmul   82 k
        movaps [r9 + 5088], xmm0                                 ;   506.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 7136], xmm0                                 ;   508.3 agu1+agu0+fmisc   82 k
        xorps xmm1, xmm4                                         ;   498.3 fadd+fmul   82 k
        movaps [r9 + 5104], xmm1                                 ;   510.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 7152], xmm1                                 ;   512.3 agu1+agu0+fmisc   82 k
        movaps xmm0, [r8 + 1024]                                 ;   504.3 agu2+agu0+fadd+fmul   81 k.0
        movaps [r9 + 1024], xmm0                                 ;   514.3 agu1+agu0+fmisc   81 k
        movaps [r9 + 5120], xmm0                                 ;   516.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 3072], xmm0                                 ;   518.3 agu1+agu2+fmisc   81 k
        movaps [r9 + 7168], xmm0                                 ;   520.3 agu0+agu1+fmisc   82 k
        movaps xmm0, [r8 + 1040]                                 ;   512.3 agu2+agu0+fadd+fmul   81 k.1
        movaps [r9 + 1040], xmm0                                 ;   522.3 agu1+agu0+fmisc   81 k
        movaps [r9 + 5136], xmm0                                 ;   524.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 3088], xmm0                                 ;   526.3 agu1+agu2+fmisc   81 k
        movaps [r9 + 7184], xmm0                                 ;   528.3 agu0+agu1+fmisc   82 k
        movaps xmm0, [r8 + 1056]                                 ;   520.3 agu2+agu0+fadd+fmul   81 k.2
        movaps [r9 + 1056], xmm0                                 ;   530.3 agu1+agu0+fmisc   81 k
        movaps [r9 + 3104], xmm0                                 ;   532.3 agu2+agu0+fmisc   81 k
        movaps xmm1, [r8 + 1072]                                 ;   524.3 agu1+agu2+fadd+fmul   81 k.3
        movaps [r9 + 1072], xmm1                                 ;   534.3 agu0+agu1+fmisc   81 k
        movaps [r9 + 3120], xmm1                                 ;   536.3 agu2+agu0+fmisc   81 k
        movaps xmm2, [r8 + 1088]                                 ;   528.3 agu1+agu2+fadd+fmul   81 k.4
        movaps [r9 + 1088], xmm2                                 ;   538.3 agu0+agu1+fmisc   81 k
        movaps [r9 + 3136], xmm2                                 ;   540.3 agu2+agu0+fmisc   81 k
        movaps xmm3, [r8 + 1104]                                 ;   532.3 agu1+agu2+fadd+fmul   81 k.5
        movaps [r9 + 1104], xmm3                                 ;   542.3 agu0+agu1+fmisc   81 k
        movaps [r9 + 5200], xmm3                                 ;   544.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 3152], xmm3                                 ;   546.3 agu1+agu2+fmisc   81 k
        movaps [r9 + 7248], xmm3                                 ;   548.3 agu0+agu1+fmisc   82 k
        movaps xmm3, [r8 + 1120]                                 ;   540.3 agu2+agu0+fadd+fmul   81 k.6
        movaps [r9 + 1120], xmm3                                 ;   550.3 agu1+agu0+fmisc   81 k
        movaps [r9 + 3168], xmm3                                 ;   552.3 agu2+agu0+fmisc   81 k
        movaps xmm5, [r8 + 1136]                                 ;   544.3 agu1+agu2+fadd+fmul   81 k.7
        movaps [r9 + 1136], xmm5                                 ;   554.3 agu0+agu1+fmisc   81 k
        movaps [r9 + 3184], xmm5                                 ;   556.3 agu2+agu0+fmisc   81 k
        movaps xmm6, [r8 + 1152]                                 ;   548.3 agu1+agu2+fadd+fmul   81 k.8
        movaps [r9 + 1152], xmm6                                 ;   558.3 agu0+agu1+fmisc   81 k
        movaps [r9 + 5248], xmm6                                 ;   560.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 3200], xmm6                                 ;   562.3 agu1+agu2+fmisc   81 k
        movaps [r9 + 7296], xmm6                                 ;   564.3 agu0+agu1+fmisc   82 k
        movaps xmm6, [r8 + 1168]                                 ;   556.3 agu2+agu0+fadd+fmul   81 k.9
        movaps [r9 + 1168], xmm6                                 ;   566.3 agu1+agu0+fmisc   81 k
        movaps [r9 + 3216], xmm6                                 ;   568.3 agu2+agu0+fmisc   81 k
        movaps xmm7, [r8 + 1184]                                 ;   560.3 agu1+agu2+fadd+fmul   81 k.10
        movaps [r9 + 1184], xmm7                                 ;   570.3 agu0+agu1+fmisc   81 k
        movaps [r9 + 3232], xmm7                                 ;   572.3 agu2+agu0+fmisc   81 k
        movaps xmm8, [r8 + 1200]                                 ;   564.3 agu1+agu2+fadd+fmul   81 k.11
        movaps [r9 + 1200], xmm8                                 ;   574.3 agu0+agu1+fmisc   81 k
        movaps [r9 + 3248], xmm8                                 ;   576.3 agu2+agu0+fmisc   81 k
        movaps xmm9, [r8 + 1216]                                 ;   568.3 agu1+agu2+fadd+fmul   81 k.12
        movaps [r9 + 1216], xmm9                                 ;   578.3 agu0+agu1+fmisc   81 k
        movaps [r9 + 3264], xmm9                                 ;   580.3 agu2+agu0+fmisc   81 k
        xorps xmm0, xmm4                                         ;   570.3 fadd+fmul   82 k
        movaps [r9 + 5152], xmm0                                 ;   582.3 agu1+agu2+fmisc   82 k
        movaps [r9 + 7200], xmm0                                 ;   584.3 agu0+agu1+fmisc   82 k
        movaps xmm0, [r8 + 1232]                                 ;   576.3 agu2+agu0+fadd+fmul   81 k.13
        movaps [r9 + 1232], xmm0                                 ;   586.3 agu1+agu0+fmisc   81 k
        movaps [r9 + 3280], xmm0                                 ;   588.3 agu2+agu0+fmisc   81 k
        xorps xmm1, xmm4                                         ;   578.3 fadd+fmul   82 k
        movaps [r9 + 5168], xmm1                                 ;   590.3 agu1+agu2+fmisc   82 k
        movaps [r9 + 7216], xmm1                                 ;   592.3 agu0+agu1+fmisc   82 k
        movaps xmm1, [r8 + 1248]                                 ;   584.3 agu2+agu0+fadd+fmul   81 k.14
        movaps [r9 + 1248], xmm1                                 ;   594.3 agu1+agu0+fmisc   81 k
        movaps [r9 + 3296], xmm1                                 ;   596.3 agu2+agu0+fmisc   81 k
        xorps xmm2, xmm4                                         ;   586.3 fadd+fmul   82 k
        movaps [r9 + 5184], xmm2                                 ;   598.3 agu1+agu2+fmisc   82 k
        movaps [r9 + 7232], xmm2                                 ;   600.3 agu0+agu1+fmisc   82 k
        movaps xmm2, [r8 + 1264]                                 ;   592.3 agu2+agu0+fadd+fmul   81 k.15
        movaps [r9 + 1264], xmm2                                 ;   602.3 agu1+agu0+fmisc   81 k
        movaps [r9 + 3312], xmm2                                 ;   604.3 agu2+agu0+fmisc   81 k
        xorps xmm3, xmm4                                         ;   594.3 fadd+fmul   82 k
        movaps [r9 + 5216], xmm3                                 ;   606.3 agu1+agu2+fmisc   82 k
        movaps [r9 + 7264], xmm3                                 ;   608.3 agu0+agu1+fmisc   82 k
        xorps xmm5, xmm4                                         ;   598.3 fadd+fmul   82 k
        movaps [r9 + 5232], xmm5                                 ;   610.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 7280], xmm5                                 ;   612.3 agu1+agu0+fmisc   82 k
        xorps xmm6, xmm4                                         ;   602.3 fadd+fmul   82 k
        movaps [r9 + 5264], xmm6                                 ;   614.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 7312], xmm6                                 ;   616.3 agu1+agu0+fmisc   82 k
        xorps xmm7, xmm4                                         ;   606.3 fadd+fmul   82 k
        movaps [r9 + 5280], xmm7                                 ;   618.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 7328], xmm7                                 ;   620.3 agu1+agu0+fmisc   82 k
        xorps xmm8, xmm4                                         ;   610.3 fadd+fmul   82 k
        movaps [r9 + 5296], xmm8                                 ;   622.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 7344], xmm8                                 ;   624.3 agu1+agu0+fmisc   82 k
        xorps xmm9, xmm4                                         ;   614.3 fadd+fmul   82 k
        movaps [r9 + 5312], xmm9                                 ;   626.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 7360], xmm9                                 ;   628.3 agu1+agu0+fmisc   82 k
        xorps xmm0, xmm4                                         ;   618.3 fadd+fmul   82 k
        movaps [r9 + 5328], xmm0                                 ;   630.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 7376], xmm0                                 ;   632.3 agu1+agu0+fmisc   82 k
        xorps xmm1, xmm4                                         ;   622.3 fadd+fmul   82 k
        movaps [r9 + 5344], xmm1                                 ;   634.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 7392], xmm1                                 ;   636.3 agu1+agu0+fmisc   82 k
        xorps xmm2, xmm4                                         ;   626.3 fadd+fmul   82 k
        movaps [r9 + 5360], xmm2                                 ;   638.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 7408], xmm2                                 ;   640.3 agu1+agu0+fmisc   82 k
        movaps xmm0, [r8 + 1280]                                 ;   632.3 agu2+agu0+fadd+fmul   81 k.0
        movaps [r9 + 1280], xmm0                                 ;   642.3 agu1+agu0+fmisc   81 k
        movaps [r9 + 5376], xmm0                                 ;   644.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 3328], xmm0                                 ;   646.3 agu1+agu2+fmisc   81 k
        movaps [r9 + 7424], xmm0                                 ;   648.3 agu0+agu1+fmisc   82 k
        movaps xmm0, [r8 + 1296]                                 ;   640.3 agu2+agu0+fadd+fmul   81 k.1
        movaps [r9 + 1296], xmm0                                 ;   650.3 agu1+agu0+fmisc   81 k
        movaps [r9 + 5392], xmm0                                 ;   652.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 3344], xmm0                                 ;   654.3 agu1+agu2+fmisc   81 k
        movaps [r9 + 7440], xmm0                                 ;   656.3 agu0+agu1+fmisc   82 k
        movaps xmm0, [r8 + 1312]                                 ;   648.3 agu2+agu0+fadd+fmul   81 k.2
        movaps [r9 + 1312], xmm0                                 ;   658.3 agu1+agu0+fmisc   81 k
        movaps [r9 + 5408], xmm0                                 ;   660.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 3360], xmm0                                 ;   662.3 agu1+agu2+fmisc   81 k
        movaps [r9 + 7456], xmm0                                 ;   664.3 agu0+agu1+fmisc   82 k
        movaps xmm0, [r8 + 1328]                                 ;   656.3 agu2+agu0+fadd+fmul   81 k.3
        movaps [r9 + 1328], xmm0                                 ;   666.3 agu1+agu0+fmisc   81 k
        movaps [r9 + 3376], xmm0                                 ;   668.3 agu2+agu0+fmisc   81 k
        movaps xmm1, [r8 + 1344]                                 ;   660.3 agu1+agu2+fadd+fmul   81 k.4
        movaps [r9 + 1344], xmm1                                 ;   670.3 agu0+agu1+fmisc   81 k
        movaps [r9 + 3392], xmm1                                 ;   672.3 agu2+agu0+fmisc   81 k
        movaps xmm2, [r8 + 1360]                                 ;   664.3 agu1+agu2+fadd+fmul   81 k.5
        movaps [r9 + 1360], xmm2                                 ;   674.3 agu0+agu1+fmisc   81 k
        movaps [r9 + 5456], xmm2                                 ;   676.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 3408], xmm2                                 ;   678.3 agu1+agu2+fmisc   81 k
        movaps [r9 + 7504], xmm2                                 ;   680.3 agu0+agu1+fmisc   82 k
        movaps xmm2, [r8 + 1376]                                 ;   672.3 agu2+agu0+fadd+fmul   81 k.6
        movaps [r9 + 1376], xmm2                                 ;   682.3 agu1+agu0+fmisc   81 k
        movaps [r9 + 5472], xmm2                                 ;   684.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 3424], xmm2                                 ;   686.3 agu1+agu2+fmisc   81 k
        movaps [r9 + 7520], xmm2                                 ;   688.3 agu0+agu1+fmisc   82 k
        movaps xmm2, [r8 + 1392]                                 ;   680.3 agu2+agu0+fadd+fmul   81 k.7
        movaps [r9 + 1392], xmm2                                 ;   690.3 agu1+agu0+fmisc   81 k
        movaps [r9 + 3440], xmm2                                 ;   692.3 agu2+agu0+fmisc   81 k
        movaps xmm3, [r8 + 1408]                                 ;   684.3 agu1+agu2+fadd+fmul   81 k.8
        movaps [r9 + 1408], xmm3                                 ;   694.3 agu0+agu1+fmisc   81 k
        movaps [r9 + 5504], xmm3                                 ;   696.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 3456], xmm3                                 ;   698.3 agu1+agu2+fmisc   81 k
        movaps [r9 + 7552], xmm3                                 ;   700.3 agu0+agu1+fmisc   82 k
        movaps xmm3, [r8 + 1424]                                 ;   692.3 agu2+agu0+fadd+fmul   81 k.9
        movaps [r9 + 1424], xmm3                                 ;   702.3 agu1+agu0+fmisc   81 k
        movaps [r9 + 3472], xmm3                                 ;   704.3 agu2+agu0+fmisc   81 k
        movaps xmm5, [r8 + 1440]                                 ;   696.3 agu1+agu2+fadd+fmul   81 k.10
        movaps [r9 + 1440], xmm5                                 ;   706.3 agu0+agu1+fmisc   81 k
        movaps [r9 + 5536], xmm5                                 ;   708.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 3488], xmm5                                 ;   710.3 agu1+agu2+fmisc   81 k
        movaps [r9 + 7584], xmm5                                 ;   712.3 agu0+agu1+fmisc   82 k
        movaps xmm5, [r8 + 1456]                                 ;   704.3 agu2+agu0+fadd+fmul   81 k.11
        movaps [r9 + 1456], xmm5                                 ;   714.3 agu1+agu0+fmisc   81 k
        movaps [r9 + 3504], xmm5                                 ;   716.3 agu2+agu0+fmisc   81 k
        movaps xmm6, [r8 + 1472]                                 ;   708.3 agu1+agu2+fadd+fmul   81 k.12
        movaps [r9 + 1472], xmm6                                 ;   718.3 agu0+agu1+fmisc   81 k
        movaps [r9 + 3520], xmm6                                 ;   720.3 agu2+agu0+fmisc   81 k
        xorps xmm0, xmm4                                         ;   710.3 fadd+fmul   82 k
        movaps [r9 + 5424], xmm0                                 ;   722.3 agu1+agu2+fmisc   82 k
        movaps [r9 + 7472], xmm0                                 ;   724.3 agu0+agu1+fmisc   82 k
        movaps xmm0, [r8 + 1488]                                 ;   716.3 agu2+agu0+fadd+fmul   81 k.13
        movaps [r9 + 1488], xmm0                                 ;   726.3 agu1+agu0+fmisc   81 k
        movaps [r9 + 3536], xmm0                                 ;   728.3 agu2+agu0+fmisc   81 k
        xorps xmm1, xmm4                                         ;   718.3 fadd+fmul   82 k
        movaps [r9 + 5440], xmm1                                 ;   730.3 agu1+agu2+fmisc   82 k
        movaps [r9 + 7488], xmm1                                 ;   732.3 agu0+agu1+fmisc   82 k
        movaps xmm1, [r8 + 1504]                                 ;   724.3 agu2+agu0+fadd+fmul   81 k.14
        movaps [r9 + 1504], xmm1                                 ;   734.3 agu1+agu0+fmisc   81 k
        movaps [r9 + 5600], xmm1                                 ;   736.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 3552], xmm1                                 ;   738.3 agu1+agu2+fmisc   81 k
        movaps [r9 + 7648], xmm1                                 ;   740.3 agu0+agu1+fmisc   82 k
        xorps xmm2, xmm4                                         ;   730.3 fadd+fmul   82 k
        movaps [r9 + 5488], xmm2                                 ;   742.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 7536], xmm2                                 ;   744.3 agu1+agu0+fmisc   82 k
        movaps xmm1, [r8 + 1520]                                 ;   736.3 agu2+agu0+fadd+fmul   81 k.15
        movaps [r9 + 1520], xmm1                                 ;   746.3 agu1+agu0+fmisc   81 k
        movaps [r9 + 3568], xmm1                                 ;   748.3 agu2+agu0+fmisc   81 k
        xorps xmm3, xmm4                                         ;   738.3 fadd+fmul   82 k
        movaps [r9 + 5520], xmm3                                 ;   750.3 agu1+agu2+fmisc   82 k
        movaps [r9 + 7568], xmm3                                 ;   752.3 agu0+agu1+fmisc   82 k
        xorps xmm5, xmm4                                         ;   742.3 fadd+fmul   82 k
        movaps [r9 + 5552], xmm5                                 ;   754.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 7600], xmm5                                 ;   756.3 agu1+agu0+fmisc   82 k
        xorps xmm6, xmm4                                         ;   746.3 fadd+fmul   82 k
        movaps [r9 + 5568], xmm6                                 ;   758.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 7616], xmm6                                 ;   760.3 agu1+agu0+fmisc   82 k
        xorps xmm0, xmm4                                         ;   750.3 fadd+fmul   82 k
        movaps [r9 + 5584], xmm0                                 ;   762.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 7632], xmm0                                 ;   764.3 agu1+agu0+fmisc   82 k
        xorps xmm1, xmm4                                         ;   754.3 fadd+fmul   82 k
        movaps [r9 + 5616], xmm1                                 ;   766.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 7664], xmm1                                 ;   768.3 agu1+agu0+fmisc   82 k
        movaps xmm0, [r8 + 1536]                                 ;   760.3 agu2+agu0+fadd+fmul   81 k.0
        movaps [r9 + 1536], xmm0                                 ;   770.3 agu1+agu0+fmisc   81 k
        movaps [r9 + 5632], xmm0                                 ;   772.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 3584], xmm0                                 ;   774.3 agu1+agu2+fmisc   81 k
        movaps [r9 + 7680], xmm0                                 ;   776.3 agu0+agu1+fmisc   82 k
        movaps xmm0, [r8 + 1552]                                 ;   768.3 agu2+agu0+fadd+fmul   81 k.1
        movaps [r9 + 1552], xmm0                                 ;   778.3 agu1+agu0+fmisc   81 k
        movaps [r9 + 5648], xmm0                                 ;   780.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 3600], xmm0                                 ;   782.3 agu1+agu2+fmisc   81 k
        movaps [r9 + 7696], xmm0                                 ;   784.3 agu0+agu1+fmisc   82 k
        movaps xmm0, [r8 + 1568]                                 ;   776.3 agu2+agu0+fadd+fmul   81 k.2
        movaps [r9 + 1568], xmm0                                 ;   786.3 agu1+agu0+fmisc   81 k
        movaps [r9 + 3616], xmm0                                 ;   788.3 agu2+agu0+fmisc   81 k
        movaps xmm1, [r8 + 1584]                                 ;   780.3 agu1+agu2+fadd+fmul   81 k.3
        movaps [r9 + 1584], xmm1                                 ;   790.3 agu0+agu1+fmisc   81 k
        movaps [r9 + 5680], xmm1                                 ;   792.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 3632], xmm1                                 ;   794.3 agu1+agu2+fmisc   81 k
        movaps [r9 + 7728], xmm1                                 ;   796.3 agu0+agu1+fmisc   82 k
        movaps xmm1, [r8 + 1600]                                 ;   788.3 agu2+agu0+fadd+fmul   81 k.4
        movaps [r9 + 1600], xmm1                                 ;   798.3 agu1+agu0+fmisc   81 k
        movaps [r9 + 3648], xmm1                                 ;   800.3 agu2+agu0+fmisc   81 k
        movaps xmm2, [r8 + 1616]                                 ;   792.3 agu1+agu2+fadd+fmul   81 k.5
        movaps [r9 + 1616], xmm2                                 ;   802.3 agu0+agu1+fmisc   81 k
        movaps [r9 + 5712], xmm2                                 ;   804.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 3664], xmm2                                 ;   806.3 agu1+agu2+fmisc   81 k
        movaps [r9 + 7760], xmm2                                 ;   808.3 agu0+agu1+fmisc   82 k
        movaps xmm2, [r8 + 1632]                                 ;   800.3 agu2+agu0+fadd+fmul   81 k.6
        movaps [r9 + 1632], xmm2                                 ;   810.3 agu1+agu0+fmisc   81 k
        movaps [r9 + 3680], xmm2                                 ;   812.3 agu2+agu0+fmisc   81 k
        movaps xmm3, [r8 + 1648]                                 ;   804.3 agu1+agu2+fadd+fmul   81 k.7
        movaps [r9 + 1648], xmm3                                 ;   814.3 agu0+agu1+fmisc   81 k
        movaps [r9 + 5744], xmm3                                 ;   816.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 3696], xmm3                                 ;   818.3 agu1+agu2+fmisc   81 k
        movaps [r9 + 7792], xmm3                                 ;   820.3 agu0+agu1+fmisc   82 k
        movaps xmm3, [r8 + 1664]                                 ;   812.3 agu2+agu0+fadd+fmul   81 k.8
        movaps [r9 + 1664], xmm3                                 ;   822.3 agu1+agu0+fmisc   81 k
        movaps [r9 + 5760], xmm3                                 ;   824.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 3712], xmm3                                 ;   826.3 agu1+agu2+fmisc   81 k
        movaps [r9 + 7808], xmm3                                 ;   828.3 agu0+agu1+fmisc   82 k
        movaps xmm3, [r8 + 1680]                                 ;   820.3 agu2+agu0+fadd+fmul   81 k.9
        movaps [r9 + 1680], xmm3                                 ;   830.3 agu1+agu0+fmisc   81 k
        movaps [r9 + 3728], xmm3                                 ;   832.3 agu2+agu0+fmisc   81 k
        movaps xmm5, [r8 + 1696]                                 ;   824.3 agu1+agu2+fadd+fmul   81 k.10
        movaps [r9 + 1696], xmm5                                 ;   834.3 agu0+agu1+fmisc   81 k
        movaps [r9 + 3744], xmm5                                 ;   836.3 agu2+agu0+fmisc   81 k
        movaps xmm6, [r8 + 1712]                                 ;   828.3 agu1+agu2+fadd+fmul   81 k.11
        movaps [r9 + 1712], xmm6                                 ;   838.3 agu0+agu1+fmisc   81 k
        movaps [r9 + 5808], xmm6                                 ;   840.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 3760], xmm6                                 ;   842.3 agu1+agu2+fmisc   81 k
        movaps [r9 + 7856], xmm6                                 ;   844.3 agu0+agu1+fmisc   82 k
        movaps xmm6, [r8 + 1728]                                 ;   836.3 agu2+agu0+fadd+fmul   81 k.12
        movaps [r9 + 1728], xmm6                                 ;   846.3 agu1+agu0+fmisc   81 k
        movaps [r9 + 3776], xmm6                                 ;   848.3 agu2+agu0+fmisc   81 k
        xorps xmm0, xmm4                                         ;   838.3 fadd+fmul   82 k
        movaps [r9 + 5664], xmm0                                 ;   850.3 agu1+agu2+fmisc   82 k
        movaps [r9 + 7712], xmm0                                 ;   852.3 agu0+agu1+fmisc   82 k
        movaps xmm0, [r8 + 1744]                                 ;   844.3 agu2+agu0+fadd+fmul   81 k.13
        movaps [r9 + 1744], xmm0                                 ;   854.3 agu1+agu0+fmisc   81 k
        movaps [r9 + 3792], xmm0                                 ;   856.3 agu2+agu0+fmisc   81 k
        xorps xmm1, xmm4                                         ;   846.3 fadd+fmul   82 k
        movaps [r9 + 5696], xmm1                                 ;   858.3 agu1+agu2+fmisc   82 k
        movaps [r9 + 7744], xmm1                                 ;   860.3 agu0+agu1+fmisc   82 k
        movaps xmm1, [r8 + 1760]                                 ;   852.3 agu2+agu0+fadd+fmul   81 k.14
        movaps [r9 + 1760], xmm1                                 ;   862.3 agu1+agu0+fmisc   81 k
        movaps [r9 + 3808], xmm1                                 ;   864.3 agu2+agu0+fmisc   81 k
        xorps xmm2, xmm4                                         ;   854.3 fadd+fmul   82 k
        movaps [r9 + 5728], xmm2                                 ;   866.3 agu1+agu2+fmisc   82 k
        movaps [r9 + 7776], xmm2                                 ;   868.3 agu0+agu1+fmisc   82 k
        movaps xmm2, [r8 + 1776]                                 ;   860.3 agu2+agu0+fadd+fmul   81 k.15
        movaps [r9 + 1776], xmm2                                 ;   870.3 agu1+agu0+fmisc   81 k
        movaps [r9 + 5872], xmm2                                 ;   872.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 3824], xmm2                                 ;   874.3 agu1+agu2+fmisc   81 k
        movaps [r9 + 7920], xmm2                                 ;   876.3 agu0+agu1+fmisc   82 k
        xorps xmm3, xmm4                                         ;   866.3 fadd+fmul   82 k
        movaps [r9 + 5776], xmm3                                 ;   878.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 7824], xmm3                                 ;   880.3 agu1+agu0+fmisc   82 k
        xorps xmm5, xmm4                                         ;   870.3 fadd+fmul   82 k
        movaps [r9 + 5792], xmm5                                 ;   882.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 7840], xmm5                                 ;   884.3 agu1+agu0+fmisc   82 k
        xorps xmm6, xmm4                                         ;   874.3 fadd+fmul   82 k
        movaps [r9 + 5824], xmm6                                 ;   886.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 7872], xmm6                                 ;   888.3 agu1+agu0+fmisc   82 k
        xorps xmm0, xmm4                                         ;   878.3 fadd+fmul   82 k
        movaps [r9 + 5840], xmm0                                 ;   890.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 7888], xmm0                                 ;   892.3 agu1+agu0+fmisc   82 k
        xorps xmm1, xmm4                                         ;   882.3 fadd+fmul   82 k
        movaps [r9 + 5856], xmm1                                 ;   894.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 7904], xmm1                                 ;   896.3 agu1+agu0+fmisc   82 k
        movaps xmm0, [r8 + 1792]                                 ;   888.3 agu2+agu0+fadd+fmul   81 k.0
        movaps [r9 + 1792], xmm0                                 ;   898.3 agu1+agu0+fmisc   81 k
        movaps [r9 + 5888], xmm0                                 ;   900.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 3840], xmm0                                 ;   902.3 agu1+agu2+fmisc   81 k
        movaps [r9 + 7936], xmm0                                 ;   904.3 agu0+agu1+fmisc   82 k
        movaps xmm0, [r8 + 1808]                                 ;   896.3 agu2+agu0+fadd+fmul   81 k.1
        movaps [r9 + 1808], xmm0                                 ;   906.3 agu1+agu0+fmisc   81 k
        movaps [r9 + 5904], xmm0                                 ;   908.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 3856], xmm0                                 ;   910.3 agu1+agu2+fmisc   81 k
        movaps [r9 + 7952], xmm0                                 ;   912.3 agu0+agu1+fmisc   82 k
        movaps xmm0, [r8 + 1824]                                 ;   904.3 agu2+agu0+fadd+fmul   81 k.2
        movaps [r9 + 1824], xmm0                                 ;   914.3 agu1+agu0+fmisc   81 k
        movaps [r9 + 5920], xmm0                                 ;   916.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 3872], xmm0                                 ;   918.3 agu1+agu2+fmisc   81 k
        movaps [r9 + 7968], xmm0                                 ;   920.3 agu0+agu1+fmisc   82 k
        movaps xmm0, [r8 + 1840]                                 ;   912.3 agu2+agu0+fadd+fmul   81 k.3
        movaps [r9 + 1840], xmm0                                 ;   922.3 agu1+agu0+fmisc   81 k
        movaps [r9 + 5936], xmm0                                 ;   924.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 3888], xmm0                                 ;   926.3 agu1+agu2+fmisc   81 k
        movaps [r9 + 7984], xmm0                                 ;   928.3 agu0+agu1+fmisc   82 k
        movaps xmm0, [r8 + 1856]                                 ;   920.3 agu2+agu0+fadd+fmul   81 k.4
        movaps [r9 + 1856], xmm0                                 ;   930.3 agu1+agu0+fmisc   81 k
        movaps [r9 + 3904], xmm0                                 ;   932.3 agu2+agu0+fmisc   81 k
        xorps xmm0, xmm4                                         ;   922.3 fadd+fmul   82 k
        movaps [r9 + 5952], xmm0                                 ;   934.3 agu1+agu2+fmisc   82 k
        movaps [r9 + 8000], xmm0                                 ;   936.3 agu0+agu1+fmisc   82 k
        movaps xmm0, xmm4                                        ;   926.3 fadd+fmul   82 k copy
        movaps xmm1, xmm4                                        ;   927.3 fadd+fmul   82 k copy
        movaps xmm2, [r8 + 1872]                                 ;   930.3 agu2+agu0+fadd+fmul   81 k.5
        movaps [r9 + 1872], xmm2                                 ;   938.3 agu1+agu0+fmisc   81 k
        movaps [r9 + 5968], xmm2                                 ;   940.3 agu2+agu1+fmisc   82 k
        movaps [r9 + 3920], xmm2                                 ;   942.3 agu0+agu1+fmisc   81 k
        movaps [r9 + 8016], xmm2                                 ;   944.3 agu2+agu0+fmisc   82 k
        movaps xmm2, [r8 + 1888]                                 ;   936.3 agu1+agu0+fadd+fmul   81 k.6
        movaps [r9 + 1888], xmm2                                 ;   946.3 agu2+agu0+fmisc   81 k
        movaps [r9 + 5984], xmm2                                 ;   948.3 agu1+agu0+fmisc   82 k
        movaps [r9 + 3936], xmm2                                 ;   950.3 agu2+agu1+fmisc   81 k
        movaps [r9 + 8032], xmm2                                 ;   952.3 agu0+agu1+fmisc   82 k
        movaps xmm2, [r8 + 1904]                                 ;   944.3 agu2+agu0+fadd+fmul   81 k.7
        movaps [r9 + 1904], xmm2                                 ;   954.3 agu1+agu0+fmisc   81 k
        movaps [r9 + 6000], xmm2                                 ;   956.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 3952], xmm2                                 ;   958.3 agu1+agu2+fmisc   81 k
        movaps [r9 + 8048], xmm2                                 ;   960.3 agu0+agu1+fmisc   82 k
        movaps xmm2, [r8 + 1920]                                 ;   952.3 agu2+agu0+fadd+fmul   81 k.8
        movaps [r9 + 1920], xmm2                                 ;   962.3 agu1+agu0+fmisc   81 k
        movaps [r9 + 6016], xmm2                                 ;   964.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 3968], xmm2                                 ;   966.3 agu1+agu2+fmisc   81 k
        movaps [r9 + 8064], xmm2                                 ;   968.3 agu0+agu1+fmisc   82 k
        movaps xmm2, [r8 + 1936]                                 ;   960.3 agu2+agu0+fadd+fmul   81 k.9
        movaps [r9 + 1936], xmm2                                 ;   970.3 agu1+agu0+fmisc   81 k
        xorps xmm0, xmm2                                         ;   962.3 fadd+fmul   82 k
        movaps [r9 + 3984], xmm2                                 ;   972.3 agu2+agu0+fmisc   81 k
        movaps [r9 + 6032], xmm0                                 ;   974.3 agu1+agu0+fmisc   82 k
        movaps [r9 + 8080], xmm0                                 ;   976.3 agu2+agu1+fmisc   82 k
        movaps xmm0, [r8 + 1952]                                 ;   968.3 agu0+agu1+fadd+fmul   81 k.10
        movaps [r9 + 1952], xmm0                                 ;   978.3 agu2+agu0+fmisc   81 k
        movaps [r9 + 6048], xmm0                                 ;   980.3 agu1+agu0+fmisc   82 k
        movaps [r9 + 4000], xmm0                                 ;   982.3 agu2+agu1+fmisc   81 k
        movaps [r9 + 8096], xmm0                                 ;   984.3 agu0+agu1+fmisc   82 k
        movaps xmm0, [r8 + 1968]                                 ;   976.3 agu2+agu0+fadd+fmul   81 k.11
        movaps [r9 + 1968], xmm0                                 ;   986.3 agu1+agu0+fmisc   81 k
        movaps [r9 + 6064], xmm0                                 ;   988.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 4016], xmm0                                 ;   990.3 agu1+agu2+fmisc   81 k
        movaps [r9 + 8112], xmm0                                 ;   992.3 agu0+agu1+fmisc   82 k
        movaps xmm0, [r8 + 1984]                                 ;   984.3 agu2+agu0+fadd+fmul   81 k.12
        movaps [r9 + 1984], xmm0                                 ;   994.3 agu1+agu0+fmisc   81 k
        xorps xmm1, xmm0                                         ;   986.3 fadd+fmul   82 k
        movaps [r9 + 4032], xmm0                                 ;   996.3 agu2+agu0+fmisc   81 k
        movaps [r9 + 6080], xmm1                                 ;   998.3 agu1+agu0+fmisc   82 k
        movaps [r9 + 8128], xmm1                                 ;  1000.3 agu2+agu1+fmisc   82 k
        movaps xmm0, [r8 + 2000]                                 ;   992.3 agu0+agu1+fadd+fmul   81 k.13
        movaps xmm1, [r8 + 2016]                                 ;   994.3 agu2+agu0+fadd+fmul   81 k.14
        movaps [r9 + 2000], xmm0                                 ;  1002.3 agu1+agu0+fmisc   81 k
        xorps xmm4, xmm0                                         ;   994.3 fadd+fmul   82 k
        movaps [r9 + 4048], xmm0                                 ;  1004.3 agu2+agu1+fmisc   81 k
        movaps xmm0, [r8 + 2032]                                 ;   998.0 agu0+agu1+fadd+fmul   81 k.15
        movaps [r9 + 6096], xmm4                                 ;  1006.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 8144], xmm4                                 ;  1008.3 agu1+agu2+fmisc   82 k
        movaps [r9 + 2016], xmm1                                 ;  1010.3 agu0+agu1+fmisc   81 k
        movaps [r9 + 6112], xmm1                                 ;  1012.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 4064], xmm1                                 ;  1014.3 agu1+agu0+fmisc   81 k
        movaps [r9 + 8160], xmm1                                 ;  1016.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 2032], xmm0                                 ;  1018.3 agu1+agu0+fmisc   81 k
        movaps [r9 + 6128], xmm0                                 ;  1020.3 agu2+agu0+fmisc   82 k
        movaps [r9 + 4080], xmm0                                 ;  1022.3 agu1+agu0+fmisc   81 k
        movaps [r9 + 8176], xmm0                                 ;  1024.3 agu2+agu0+fmisc   82 k
        add rsp, 0x18                                            ;                    frame
        ret

        section .rodata align=64
; constants128
        align 16, db 0
kasumi_expand_compact.T0_constants128:
        dq 0xffffffffffffffff, 0xffffffffffffffff

        section .note.GNU-stack noalloc noexec nowrite progbits
