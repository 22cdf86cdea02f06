; sm4_encrypt for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/sm4.cw (sha256 bdec3610e0100315); do not edit:
;   ./cw build sm4_encrypt --cpu zen3 --variant bitsliced
;
; void sm4_encrypt(const void *rk, const void *src, void *dst, uint32_t n);   System V, 64 bits
;   rk: 32768 bytes (1024 slices), read, secret, aligned to 16 bytes
;   src: 4096 bytes a batch (128 slices), read, secret, aligned to 16 bytes
;   dst: 4096 bytes a batch (128 slices), written, secret, aligned to 16 bytes
;   n: number of batches of 256 blocks, may be 0
; Parameters do not overlap, but dst may be exactly in place of src.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes ymm0 to ymm15.
; Constant time: no secret reaches an address or a branch.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 4 uops, planned 6.0; bounds: width 0.7, ports 1.0, path 2.0
;   blocks: 261 uops, planned 131.0; bounds: width 43.5, ports 128.0, path 7.0
;   blocks/rounds: 3681 uops, planned 1094.0; bounds: width 613.5, ports 678.0, path 119.0
;   blocks.2: 262 uops, planned 128.3; bounds: width 43.7, ports 128.0, path 1.0
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
%fatal "sm4_encrypt is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_sm4_encrypt
$_sm4_encrypt:
%else
        global $sm4_encrypt
%endif
$sm4_encrypt:
        push rbp                                              ;                    preserved
        mov rax, rsp                                          ;                    frame
        sub rsp, 0x2260                                       ;                    frame
        and rsp, -32                                          ;                    frame
        lea rbp, [rsp + 128]                                  ;                    frame
        mov qword [rbp + 8656], rax                           ;                    frame
        mov dword [rbp + 8664], ecx                           ;                    argument
        mov qword [rbp + 8608], rsi                           ;                    argument
        mov qword [rbp + 8624], rdi                           ;                    argument
        mov qword [rbp + 8648], rdx                           ;                    argument
        mov r8d, dword [rbp + 8664]                           ;     0.0 agu0    28 blocks
        shl r8, 0xc                                           ;     4.0 alu1    28 blocks
        add r8, qword [rbp + 8608]                            ;     5.0 alu0+agu1   28 blocks
        mov qword [rbp + 8616], r8                            ;     6.0 agu2+st0   28 blocks
        cmp dword [rbp + 8664], 0                             ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rbp + 8608]                            ;     0.0 agu0    30 x[0].0 reload
        vmovdqu ymm0, [r8]                                    ;     4.0 agu1    30 x[0].0
        vmovdqu ymm1, [r8 + 32]                               ;     4.0 agu0    30 x[0].1
        vmovdqu ymm2, [r8 + 64]                               ;     4.0 agu1    30 x[0].2
        vmovdqu ymm3, [r8 + 96]                               ;     4.0 agu0    30 x[0].3
        vmovdqu ymm4, [r8 + 128]                              ;     4.0 agu1    30 x[0].4
        vmovdqu ymm5, [r8 + 160]                              ;     4.0 agu0    30 x[0].5
        vmovdqu ymm6, [r8 + 192]                              ;     4.0 agu1    30 x[0].6
        vmovdqu ymm7, [r8 + 224]                              ;     4.0 agu0    30 x[0].7
        vmovdqu ymm8, [r8 + 256]                              ;     4.2 agu1    30 x[0].8
        vmovdqu ymm9, [r8 + 288]                              ;     5.0 agu0    30 x[0].9
        vmovdqu ymm10, [r8 + 320]                             ;     5.2 agu1    30 x[0].10
        vmovdqu ymm11, [r8 + 352]                             ;     6.0 agu0    30 x[0].11
        vmovdqu ymm12, [r8 + 384]                             ;     6.2 agu1    30 x[0].12
        vmovdqu ymm13, [r8 + 416]                             ;     7.0 agu0    30 x[0].13
        vmovdqu [rbp - 128], ymm0                             ;    11.0 agu2+fp5   31 rounds
        vmovdqu ymm0, [r8 + 448]                              ;     7.2 agu1    30 x[0].14
        vmovdqu [rbp - 96], ymm1                              ;    11.0 agu2+fp5   31 rounds
        vmovdqu ymm1, [r8 + 480]                              ;     8.0 agu0    30 x[0].15
        vmovdqu [rbp - 64], ymm2                              ;    11.0 agu2+fp5   31 rounds
        vmovdqu ymm2, [r8 + 512]                              ;     8.2 agu1    30 x[0].16
        vmovdqu [rbp - 32], ymm3                              ;    11.0 agu2+fp5   31 rounds
        vmovdqu ymm3, [r8 + 544]                              ;     9.0 agu0    30 x[0].17
        vmovdqu [rbp + 0], ymm4                               ;    11.0 agu2+fp5   31 rounds
        vmovdqu ymm4, [r8 + 576]                              ;     9.2 agu1    30 x[0].18
        vmovdqu [rbp + 32], ymm5                              ;    11.0 agu2+fp5   31 rounds
        vmovdqu ymm5, [r8 + 608]                              ;    10.0 agu0    30 x[0].19
        vmovdqu [rbp + 64], ymm6                              ;    11.0 agu2+fp5   31 rounds
        vmovdqu ymm6, [r8 + 640]                              ;    10.2 agu1    30 x[0].20
        vmovdqu [rbp + 96], ymm7                              ;    11.0 agu2+fp5   31 rounds
        vmovdqu ymm7, [r8 + 672]                              ;    11.0 agu0    30 x[0].21
        vmovdqu [rbp + 128], ymm8                             ;    11.2 agu2+fp5   31 rounds
        vmovdqu ymm8, [r8 + 704]                              ;    11.2 agu1    30 x[0].22
        vmovdqu [rbp + 160], ymm9                             ;    12.0 agu0+fp5   31 rounds
        vmovdqu ymm9, [r8 + 736]                              ;    12.2 agu1    30 x[0].23
        vmovdqu [rbp + 192], ymm10                            ;    13.0 agu2+fp5   31 rounds
        vmovdqu ymm10, [r8 + 768]                             ;    13.0 agu0    30 x[0].24
        vmovdqu [rbp + 224], ymm11                            ;    14.0 agu2+fp5   31 rounds
        vmovdqu ymm11, [r8 + 800]                             ;    13.2 agu1    30 x[0].25
        vmovdqu [rbp + 256], ymm12                            ;    15.0 agu0+fp5   31 rounds
        vmovdqu ymm12, [r8 + 832]                             ;    14.2 agu1    30 x[0].26
        vmovdqu [rbp + 288], ymm13                            ;    16.0 agu2+fp5   31 rounds
        vmovdqu ymm13, [r8 + 864]                             ;    15.0 agu0    30 x[0].27
        vmovdqu [rbp + 320], ymm0                             ;    17.0 agu2+fp5   31 rounds
        vmovdqu ymm0, [r8 + 896]                              ;    15.2 agu1    30 x[0].28
        vmovdqu [rbp + 352], ymm1                             ;    18.0 agu0+fp5   31 rounds
        vmovdqu ymm1, [r8 + 928]                              ;    16.2 agu1    30 x[0].29
        vmovdqu [rbp + 384], ymm2                             ;    19.0 agu2+fp5   31 rounds
        vmovdqu ymm2, [r8 + 960]                              ;    17.0 agu0    30 x[0].30
        vmovdqu [rbp + 416], ymm3                             ;    20.0 agu2+fp5   31 rounds
        vmovdqu ymm3, [r8 + 992]                              ;    17.2 agu1    30 x[0].31
        vmovdqu [rbp + 448], ymm4                             ;    21.0 agu0+fp5   31 rounds
        vmovdqu ymm4, [r8 + 1024]                             ;    18.2 agu1    30 x[1].0
        vmovdqu [rbp + 480], ymm5                             ;    22.0 agu2+fp5   31 rounds
        vmovdqu ymm5, [r8 + 1056]                             ;    19.0 agu0    30 x[1].1
        vmovdqu [rbp + 512], ymm6                             ;    23.0 agu2+fp5   31 rounds
        vmovdqu ymm6, [r8 + 1088]                             ;    19.2 agu1    30 x[1].2
        vmovdqu [rbp + 544], ymm7                             ;    24.0 agu0+fp5   31 rounds
        vmovdqu ymm7, [r8 + 1120]                             ;    20.2 agu1    30 x[1].3
        vmovdqu [rbp + 576], ymm8                             ;    25.0 agu2+fp5   31 rounds
        vmovdqu ymm8, [r8 + 1152]                             ;    21.0 agu0    30 x[1].4
        vmovdqu [rbp + 608], ymm9                             ;    26.0 agu2+fp5   31 rounds
        vmovdqu ymm9, [r8 + 1184]                             ;    21.2 agu1    30 x[1].5
        vmovdqu [rbp + 640], ymm10                            ;    27.0 agu0+fp5   31 rounds
        vmovdqu ymm10, [r8 + 1216]                            ;    22.2 agu1    30 x[1].6
        vmovdqu [rbp + 672], ymm11                            ;    28.0 agu2+fp5   31 rounds
        vmovdqu ymm11, [r8 + 1248]                            ;    23.0 agu0    30 x[1].7
        vmovdqu [rbp + 704], ymm12                            ;    29.0 agu2+fp5   31 rounds
        vmovdqu ymm12, [r8 + 1280]                            ;    23.2 agu1    30 x[1].8
        vmovdqu [rbp + 736], ymm13                            ;    30.0 agu0+fp5   31 rounds
        vmovdqu ymm13, [r8 + 1312]                            ;    24.2 agu1    30 x[1].9
        vmovdqu [rbp + 768], ymm0                             ;    31.0 agu2+fp5   31 rounds
        vmovdqu ymm0, [r8 + 1344]                             ;    25.0 agu0    30 x[1].10
        vmovdqu [rbp + 800], ymm1                             ;    32.0 agu2+fp5   31 rounds
        vmovdqu ymm1, [r8 + 1376]                             ;    25.2 agu1    30 x[1].11
        vmovdqu [rbp + 832], ymm2                             ;    33.0 agu0+fp5   31 rounds
        vmovdqu ymm2, [r8 + 1408]                             ;    26.2 agu1    30 x[1].12
        vmovdqu [rbp + 864], ymm3                             ;    34.0 agu2+fp5   31 rounds
        vmovdqu ymm3, [r8 + 1440]                             ;    27.0 agu0    30 x[1].13
        vmovdqu [rbp + 896], ymm4                             ;    35.0 agu2+fp5   31 rounds
        vmovdqu ymm4, [r8 + 1472]                             ;    27.2 agu1    30 x[1].14
        vmovdqu [rbp + 928], ymm5                             ;    36.0 agu0+fp5   31 rounds
        vmovdqu ymm5, [r8 + 1504]                             ;    28.2 agu1    30 x[1].15
        vmovdqu [rbp + 960], ymm6                             ;    37.0 agu2+fp5   31 rounds
        vmovdqu ymm6, [r8 + 1536]                             ;    29.0 agu0    30 x[1].16
        vmovdqu [rbp + 992], ymm7                             ;    38.0 agu2+fp5   31 rounds
        vmovdqu ymm7, [r8 + 1568]                             ;    29.2 agu1    30 x[1].17
        vmovdqu [rbp + 1024], ymm8                            ;    39.0 agu0+fp5   31 rounds
        vmovdqu ymm8, [r8 + 1600]                             ;    30.2 agu1    30 x[1].18
        vmovdqu [rbp + 1056], ymm9                            ;    40.0 agu2+fp5   31 rounds
        vmovdqu ymm9, [r8 + 1632]                             ;    31.0 agu0    30 x[1].19
        vmovdqu [rbp + 1088], ymm10                           ;    41.0 agu2+fp5   31 rounds
        vmovdqu ymm10, [r8 + 1664]                            ;    31.2 agu1    30 x[1].20
        vmovdqu [rbp + 1120], ymm11                           ;    42.0 agu0+fp5   31 rounds
        vmovdqu ymm11, [r8 + 1696]                            ;    32.2 agu1    30 x[1].21
        vmovdqu [rbp + 1152], ymm12                           ;    43.0 agu2+fp5   31 rounds
        vmovdqu ymm12, [r8 + 1728]                            ;    33.0 agu0    30 x[1].22
        vmovdqu [rbp + 1184], ymm13                           ;    44.0 agu2+fp5   31 rounds
        vmovdqu ymm13, [r8 + 1760]                            ;    33.2 agu1    30 x[1].23
        vmovdqu [rbp + 1216], ymm0                            ;    45.0 agu0+fp5   31 rounds
        vmovdqu [rbp + 1248], ymm1                            ;    46.0 agu2+fp5   31 rounds
        vmovdqu ymm0, [r8 + 1792]                             ;    34.2 agu1    30 x[1].24
        vmovdqu [rbp + 1280], ymm2                            ;    47.0 agu0+fp5   31 rounds
        vmovdqu ymm1, [r8 + 1824]                             ;    35.2 agu1    30 x[1].25
        vmovdqu [rbp + 1312], ymm3                            ;    48.0 agu2+fp5   31 rounds
        vmovdqu [rbp + 1344], ymm4                            ;    49.0 agu0+fp5   31 rounds
        vmovdqu ymm2, [r8 + 1856]                             ;    36.2 agu1    30 x[1].26
        vmovdqu [rbp + 1376], ymm5                            ;    50.0 agu2+fp5   31 rounds
        vmovdqu ymm3, [r8 + 1888]                             ;    37.0 agu0    30 x[1].27
        vmovdqu [rbp + 1408], ymm6                            ;    51.0 agu2+fp5   31 rounds
        vmovdqu [rbp + 1440], ymm7                            ;    52.0 agu1+fp5   31 rounds
        vmovdqu ymm4, [r8 + 1920]                             ;    38.0 agu0    30 x[1].28
        vmovdqu [rbp + 1472], ymm8                            ;    53.0 agu2+fp5   31 rounds
        vmovdqu ymm5, [r8 + 1952]                             ;    38.2 agu1    30 x[1].29
        vmovdqu [rbp + 1504], ymm9                            ;    54.0 agu0+fp5   31 rounds
        vmovdqu ymm6, [r8 + 1984]                             ;    39.2 agu1    30 x[1].30
        vmovdqu [rbp + 1536], ymm10                           ;    55.0 agu2+fp5   31 rounds
        vmovdqu ymm7, [r8 + 2016]                             ;    40.0 agu0    30 x[1].31
        vmovdqu [rbp + 1568], ymm11                           ;    56.0 agu1+fp5   31 rounds
        vmovdqu ymm8, [r8 + 2048]                             ;    41.0 agu0    30 x[2].0
        vmovdqu [rbp + 1600], ymm12                           ;    57.0 agu2+fp5   31 rounds
        vmovdqu ymm9, [r8 + 2080]                             ;    42.0 agu1    30 x[2].1
        vmovdqu [rbp + 1632], ymm13                           ;    58.0 agu0+fp5   31 rounds
        vmovdqu ymm10, [r8 + 2112]                            ;    43.0 agu1    30 x[2].2
        vmovdqu [rbp + 1664], ymm0                            ;    59.0 agu2+fp5   31 rounds
        vmovdqu ymm0, [r8 + 2144]                             ;    44.0 agu0    30 x[2].3
        vmovdqu [rbp + 1696], ymm1                            ;    60.0 agu1+fp5   31 rounds
        vmovdqu ymm1, [r8 + 2176]                             ;    45.0 agu0    30 x[2].4
        vmovdqu [rbp + 1728], ymm2                            ;    61.0 agu2+fp5   31 rounds
        vmovdqu ymm2, [r8 + 2208]                             ;    46.0 agu1    30 x[2].5
        vmovdqu [rbp + 1760], ymm3                            ;    62.0 agu0+fp5   31 rounds
        vmovdqu ymm3, [r8 + 2240]                             ;    47.0 agu1    30 x[2].6
        vmovdqu [rbp + 1792], ymm4                            ;    63.0 agu2+fp5   31 rounds
        vmovdqu ymm4, [r8 + 2272]                             ;    48.0 agu0    30 x[2].7
        vmovdqu [rbp + 1824], ymm5                            ;    64.0 agu1+fp5   31 rounds
        vmovdqu ymm5, [r8 + 2304]                             ;    49.0 agu0    30 x[2].8
        vmovdqu [rbp + 1856], ymm6                            ;    65.0 agu2+fp5   31 rounds
        vmovdqu ymm6, [r8 + 2336]                             ;    50.0 agu1    30 x[2].9
        vmovdqu [rbp + 1888], ymm7                            ;    66.0 agu0+fp5   31 rounds
        vmovdqu ymm7, [r8 + 2368]                             ;    51.0 agu1    30 x[2].10
        vmovdqu [rbp + 1920], ymm8                            ;    67.0 agu2+fp5   31 rounds
        vmovdqu ymm8, [r8 + 2400]                             ;    52.0 agu0    30 x[2].11
        vmovdqu [rbp + 1952], ymm9                            ;    68.0 agu1+fp5   31 rounds
        vmovdqu ymm9, [r8 + 2432]                             ;    53.0 agu0    30 x[2].12
        vmovdqu [rbp + 1984], ymm10                           ;    69.0 agu2+fp5   31 rounds
        vmovdqu ymm10, [r8 + 2464]                            ;    54.0 agu1    30 x[2].13
        vmovdqu [rbp + 2016], ymm0                            ;    70.0 agu0+fp5   31 rounds
        vmovdqu ymm0, [r8 + 2496]                             ;    55.0 agu1    30 x[2].14
        vmovdqu [rbp + 2048], ymm1                            ;    71.0 agu2+fp5   31 rounds
        vmovdqu ymm1, [r8 + 2528]                             ;    56.0 agu0    30 x[2].15
        vmovdqu [rbp + 2080], ymm2                            ;    72.0 agu1+fp5   31 rounds
        vmovdqu ymm2, [r8 + 2560]                             ;    57.0 agu0    30 x[2].16
        vmovdqu [rbp + 2112], ymm3                            ;    73.0 agu2+fp5   31 rounds
        vmovdqu ymm3, [r8 + 2592]                             ;    58.0 agu1    30 x[2].17
        vmovdqu [rbp + 2144], ymm4                            ;    74.0 agu0+fp5   31 rounds
        vmovdqu ymm4, [r8 + 2624]                             ;    59.0 agu1    30 x[2].18
        vmovdqu [rbp + 2176], ymm5                            ;    75.0 agu2+fp5   31 rounds
        vmovdqu ymm5, [r8 + 2656]                             ;    60.0 agu0    30 x[2].19
        vmovdqu [rbp + 2208], ymm6                            ;    76.0 agu1+fp5   31 rounds
        vmovdqu ymm6, [r8 + 2688]                             ;    61.0 agu0    30 x[2].20
        vmovdqu [rbp + 2240], ymm7                            ;    77.0 agu2+fp5   31 rounds
        vmovdqu ymm7, [r8 + 2720]                             ;    62.0 agu1    30 x[2].21
        vmovdqu [rbp + 2272], ymm8                            ;    78.0 agu0+fp5   31 rounds
        vmovdqu ymm8, [r8 + 2752]                             ;    63.0 agu1    30 x[2].22
        vmovdqu [rbp + 2304], ymm9                            ;    79.0 agu2+fp5   31 rounds
        vmovdqu ymm9, [r8 + 2784]                             ;    64.0 agu0    30 x[2].23
        vmovdqu [rbp + 2336], ymm10                           ;    80.0 agu1+fp5   31 rounds
        vmovdqu ymm10, [r8 + 2816]                            ;    65.0 agu0    30 x[2].24
        vmovdqu [rbp + 2368], ymm0                            ;    81.0 agu2+fp5   31 rounds
        vmovdqu ymm0, [r8 + 2848]                             ;    66.0 agu1    30 x[2].25
        vmovdqu [rbp + 2400], ymm1                            ;    82.0 agu0+fp5   31 rounds
        vmovdqu ymm1, [r8 + 2880]                             ;    67.0 agu1    30 x[2].26
        vmovdqu [rbp + 2432], ymm2                            ;    83.0 agu2+fp5   31 rounds
        vmovdqu ymm2, [r8 + 2912]                             ;    68.0 agu0    30 x[2].27
        vmovdqu [rbp + 2464], ymm3                            ;    84.0 agu1+fp5   31 rounds
        vmovdqu ymm3, [r8 + 2944]                             ;    69.0 agu0    30 x[2].28
        vmovdqu [rbp + 2496], ymm4                            ;    85.0 agu2+fp5   31 rounds
        vmovdqu ymm4, [r8 + 2976]                             ;    70.0 agu1    30 x[2].29
        vmovdqu [rbp + 2528], ymm5                            ;    86.0 agu0+fp5   31 rounds
        vmovdqu ymm5, [r8 + 3008]                             ;    71.0 agu1    30 x[2].30
        vmovdqu [rbp + 2560], ymm6                            ;    87.0 agu2+fp5   31 rounds
        vmovdqu ymm6, [r8 + 3040]                             ;    72.0 agu0    30 x[2].31
        vmovdqu [rbp + 2592], ymm7                            ;    88.0 agu1+fp5   31 rounds
        vmovdqu ymm7, [r8 + 3072]                             ;    73.0 agu0    30 x[3].0
        vmovdqu [rbp + 2624], ymm8                            ;    89.0 agu2+fp5   31 rounds
        vmovdqu ymm8, [r8 + 3104]                             ;    74.0 agu1    30 x[3].1
        vmovdqu [rbp + 2656], ymm9                            ;    90.0 agu0+fp5   31 rounds
        vmovdqu ymm9, [r8 + 3136]                             ;    75.0 agu1    30 x[3].2
        vmovdqu [rbp + 2688], ymm10                           ;    91.0 agu2+fp5   31 rounds
        vmovdqu ymm10, [r8 + 3168]                            ;    76.0 agu0    30 x[3].3
        vmovdqu [rbp + 2720], ymm0                            ;    92.0 agu1+fp5   31 rounds
        vmovdqu ymm0, [r8 + 3200]                             ;    77.0 agu0    30 x[3].4
        vmovdqu [rbp + 2752], ymm1                            ;    93.0 agu2+fp5   31 rounds
        vmovdqu ymm1, [r8 + 3232]                             ;    78.0 agu1    30 x[3].5
        vmovdqu [rbp + 2784], ymm2                            ;    94.0 agu0+fp5   31 rounds
        vmovdqu ymm2, [r8 + 3264]                             ;    79.0 agu1    30 x[3].6
        vmovdqu [rbp + 2816], ymm3                            ;    95.0 agu2+fp5   31 rounds
        vmovdqu ymm3, [r8 + 3296]                             ;    80.0 agu0    30 x[3].7
        vmovdqu [rbp + 2848], ymm4                            ;    96.0 agu1+fp5   31 rounds
        vmovdqu ymm4, [r8 + 3328]                             ;    81.0 agu0    30 x[3].8
        vmovdqu [rbp + 2880], ymm5                            ;    97.0 agu2+fp5   31 rounds
        vmovdqu ymm5, [r8 + 3360]                             ;    82.0 agu1    30 x[3].9
        vmovdqu [rbp + 2912], ymm6                            ;    98.0 agu0+fp5   31 rounds
        vmovdqu ymm6, [r8 + 3392]                             ;    83.0 agu1    30 x[3].10
        vmovdqu [rbp + 2944], ymm7                            ;    99.0 agu2+fp5   31 rounds
        vmovdqu ymm7, [r8 + 3424]                             ;    84.0 agu0    30 x[3].11
        vmovdqu [rbp + 2976], ymm8                            ;   100.0 agu1+fp5   31 rounds
        vmovdqu ymm8, [r8 + 3456]                             ;    85.0 agu0    30 x[3].12
        vmovdqu [rbp + 3008], ymm9                            ;   101.0 agu2+fp5   31 rounds
        vmovdqu ymm9, [r8 + 3488]                             ;    86.0 agu1    30 x[3].13
        vmovdqu [rbp + 3040], ymm10                           ;   102.0 agu0+fp5   31 rounds
        vmovdqu ymm10, [r8 + 3520]                            ;    87.0 agu1    30 x[3].14
        vmovdqu [rbp + 3072], ymm0                            ;   103.0 agu2+fp5   31 rounds
        vmovdqu ymm0, [r8 + 3552]                             ;    88.0 agu0    30 x[3].15
        vmovdqu [rbp + 3104], ymm1                            ;   104.0 agu1+fp5   31 rounds
        vmovdqu ymm1, [r8 + 3584]                             ;    89.0 agu0    30 x[3].16
        vmovdqu [rbp + 3136], ymm2                            ;   105.0 agu2+fp5   31 rounds
        vmovdqu ymm2, [r8 + 3616]                             ;    90.0 agu1    30 x[3].17
        vmovdqu [rbp + 3168], ymm3                            ;   106.0 agu0+fp5   31 rounds
        vmovdqu ymm3, [r8 + 3648]                             ;    91.0 agu1    30 x[3].18
        vmovdqu [rbp + 3200], ymm4                            ;   107.0 agu2+fp5   31 rounds
        vmovdqu ymm4, [r8 + 3680]                             ;    92.0 agu0    30 x[3].19
        vmovdqu [rbp + 3232], ymm5                            ;   108.0 agu1+fp5   31 rounds
        vmovdqu ymm5, [r8 + 3712]                             ;    93.0 agu0    30 x[3].20
        vmovdqu [rbp + 3264], ymm6                            ;   109.0 agu2+fp5   31 rounds
        vmovdqu ymm6, [r8 + 3744]                             ;    94.0 agu1    30 x[3].21
        vmovdqu [rbp + 3296], ymm7                            ;   110.0 agu0+fp5   31 rounds
        vmovdqu ymm7, [r8 + 3776]                             ;    95.0 agu1    30 x[3].22
        vmovdqu [rbp + 3328], ymm8                            ;   111.0 agu2+fp5   31 rounds
        vmovdqu ymm8, [r8 + 3808]                             ;    96.0 agu0    30 x[3].23
        vmovdqu [rbp + 3360], ymm9                            ;   112.0 agu1+fp5   31 rounds
        vmovdqu ymm9, [r8 + 3840]                             ;    97.0 agu0    30 x[3].24
        vmovdqu [rbp + 3392], ymm10                           ;   113.0 agu2+fp5   31 rounds
        vmovdqu ymm10, [r8 + 3872]                            ;    98.0 agu1    30 x[3].25
        vmovdqu [rbp + 3424], ymm0                            ;   114.0 agu0+fp5   31 rounds
        vmovdqu ymm0, [r8 + 3904]                             ;    99.0 agu1    30 x[3].26
        vmovdqu [rbp + 3456], ymm1                            ;   115.0 agu2+fp5   31 rounds
        vmovdqu ymm1, [r8 + 3936]                             ;   100.0 agu0    30 x[3].27
        vmovdqu [rbp + 3488], ymm2                            ;   116.0 agu1+fp5   31 rounds
        vmovdqu ymm2, [r8 + 3968]                             ;   101.0 agu0    30 x[3].28
        vmovdqu [rbp + 3520], ymm3                            ;   117.0 agu2+fp5   31 rounds
        vmovdqu ymm3, [r8 + 4000]                             ;   102.0 agu1    30 x[3].29
        vmovdqu [rbp + 3552], ymm4                            ;   118.0 agu0+fp5   31 rounds
        vmovdqu ymm4, [r8 + 4032]                             ;   103.0 agu1    30 x[3].30
        vmovdqu [rbp + 3584], ymm5                            ;   119.0 agu2+fp5   31 rounds
        vmovdqu ymm5, [r8 + 4064]                             ;   104.0 agu0    30 x[3].31
        vmovdqu [rbp + 3616], ymm6                            ;   120.0 agu1+fp5   31 rounds
        vmovdqu [rbp + 3648], ymm7                            ;   121.0 agu2+fp5   31 rounds
        vmovdqu [rbp + 3680], ymm8                            ;   122.0 agu0+fp5   31 rounds
        vmovdqu [rbp + 3712], ymm9                            ;   123.0 agu1+fp5   31 rounds
        vmovdqu [rbp + 3744], ymm10                           ;   124.0 agu2+fp5   31 rounds
        vmovdqu [rbp + 3776], ymm0                            ;   125.0 agu0+fp5   31 rounds
        vmovdqu [rbp + 3808], ymm1                            ;   126.0 agu1+fp5   31 rounds
        vmovdqu [rbp + 3840], ymm2                            ;   127.0 agu2+fp5   31 rounds
        vmovdqu [rbp + 3872], ymm3                            ;   128.0 agu0+fp5   31 rounds
        vmovdqu [rbp + 3904], ymm4                            ;   129.0 agu1+fp5   31 rounds
        vmovdqu [rbp + 3936], ymm5                            ;   130.0 agu2+fp5   31 rounds
        mov r8, qword [rbp + 8624]                            ;   115.0 agu0    31 rounds reload
        mov qword [rbp + 8632], r8                            ;   119.0 agu1+st0   31 rounds
        add r8, 0x8000                                        ;   119.0 alu0    31 rounds
        mov qword [rbp + 8640], r8                            ;   120.0 agu2+st1   31 rounds
        mov r8, qword [rbp + 8632]                            ;                    resident
        vmovdqu ymm0, [rbp + 2944]                            ;                    resident
        vmovdqu ymm1, [rbp + 2976]                            ;                    resident
        vmovdqu ymm2, [rbp + 3008]                            ;                    resident
        vmovdqu ymm3, [rbp + 3040]                            ;                    resident
        vmovdqu ymm4, [rbp + 3072]                            ;                    resident
        vmovdqu ymm5, [rbp + 3104]                            ;                    resident
        vmovdqu ymm6, [rbp + 3136]                            ;                    resident
        vmovdqu ymm7, [rbp + 3168]                            ;                    resident
        vmovdqu ymm8, [rbp + 3200]                            ;                    resident
        vmovdqu ymm9, [rbp + 3232]                            ;                    resident
        vmovdqu ymm10, [rbp + 3264]                           ;                    resident
        vmovdqu ymm11, [rbp + 3296]                           ;                    resident
        vmovdqu ymm12, [rbp + 3328]                           ;                    resident
        vmovdqu ymm13, [rbp + 3360]                           ;                    resident
        align 64
.rounds_2:
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu ymm14, [r8 + 32]                              ;     0.0 agu0    32 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                              ;     7.0 fp0     32 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 928]                            ;     0.3 agu1    32 x[0] reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                             ;     8.0 fp1     32 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 1952]                      ;     9.0 fp2+agu0   32 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [r8 + 224]                             ;     1.3 agu1    32 x[0]
        db 0x2e
        vpxor ymm15, ymm15, ymm7                              ;     8.3 fp3     32 x[0]
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 1120]                      ;     9.3 fp0+agu0   32 x[0]
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 2144]                      ;    10.3 fp1+agu1   32 x[0]
        db 0x2e
        vmovdqu [rbp + 3968], ymm7                            ;     1.5 agu2+fp5   32 x[0] spill
        db 0x2e
        vmovdqu ymm7, [r8 + 288]                              ;     3.0 agu0    32 x[0]
        db 0x2e
        vpxor ymm7, ymm7, ymm9                                ;    10.0 fp2     32 x[0]
        vpxor ymm7, ymm7, [rbp + 1184]                        ;    11.0 fp3+agu1   32 x[0]
        vpxor ymm7, ymm7, [rbp + 2208]                        ;    12.0 fp0+agu0   32 x[0]
        vmovdqu [rbp + 4000], ymm9                            ;     2.5 agu2+fp5   32 x[0] spill
        vmovdqu ymm9, [r8 + 480]                              ;     4.3 agu1    32 x[0]
        vpxor ymm9, ymm9, [rbp + 1376]                        ;    11.3 fp1+agu0   32 x[0]
        vpxor ymm9, ymm9, [rbp + 2400]                        ;    12.3 fp2+agu1   32 x[0]
        vpxor ymm9, ymm9, [rbp + 3424]                        ;    13.3 fp3+agu0   32 x[0]
        vmovdqu [rbp + 4032], ymm1                            ;     3.5 agu2+fp5   32 x[0] spill
        vmovdqu ymm1, [r8 + 544]                              ;     6.3 agu1    32 x[0]
        vpxor ymm1, ymm1, [rbp + 1440]                        ;    13.3 fp0+agu0   32 x[0]
        vpxor ymm1, ymm1, [rbp + 2464]                        ;    14.3 fp1+agu1   32 x[0]
        vpxor ymm1, ymm1, [rbp + 3488]                        ;    15.3 fp2+agu0   32 x[0]
        vmovdqu [rbp + 4064], ymm1                            ;    16.3 agu2+fp5   32 x[0] spill
        vmovdqu ymm1, [r8 + 736]                              ;     8.3 agu1    32 x[0]
        vpxor ymm1, ymm1, [rbp + 1632]                        ;    15.3 fp3+agu0   32 x[0]
        vpxor ymm1, ymm1, [rbp + 2656]                        ;    16.3 fp0+agu1   32 x[0]
        vpxor ymm1, ymm1, [rbp + 3680]                        ;    17.3 fp1+agu0   32 x[0]
        vmovdqu [rbp + 4096], ymm1                            ;    18.3 agu2+fp5   32 x[0] spill
        vmovdqu ymm1, [r8 + 800]                              ;    10.3 agu1    32 x[0]
        vpxor ymm1, ymm1, [rbp + 1696]                        ;    17.3 fp2+agu0   32 x[0]
        vpxor ymm1, ymm1, [rbp + 2720]                        ;    18.3 fp3+agu1   32 x[0]
        vpxor ymm1, ymm1, [rbp + 3744]                        ;    19.3 fp0+agu0   32 x[0]
        vmovdqu [rbp + 4128], ymm1                            ;    20.3 agu2+fp5   32 x[0] spill
        vmovdqu ymm1, [r8 + 992]                              ;    12.3 agu1    32 x[0]
        vpxor ymm1, ymm1, [rbp + 1888]                        ;    19.3 fp1+agu0   32 x[0]
        vpxor ymm1, ymm1, [rbp + 2912]                        ;    20.3 fp2+agu1   32 x[0]
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 3936]                        ;    21.3 fp3+agu0   32 x[0]
        db 0x2e
        vmovdqu [rbp + 4160], ymm1                            ;    22.3 agu2+fp5   32 x[0] spill
        db 0x2e
        vmovdqa ymm1, ymm15                                   ;    13.5         21 x[0] copy
        db 0x2e
        vmovdqu [rbp + 4192], ymm7                            ;    14.3 agu1+fp5   32 x[0] spill
        db 0x2e
        vmovdqu ymm7, [r8]                                    ;    15.0 agu0    21 x[0]
        vpxor ymm7, ymm7, ymm0                                ;    22.0 fp0     21 x[0]
        vpxor ymm7, ymm7, [rbp + 896]                         ;    23.0 fp1+agu1   21 x[0]
        vpxor ymm7, ymm7, [rbp + 1920]                        ;    24.0 fp2+agu0   21 x[0]
        db 0x2e
        vpxor ymm7, ymm7, [rel sm4_encrypt.T0_constants256]   ;    25.0 fp3+agu1   21 x[0]
        db 0x2e
        vmovdqu [rbp + 4224], ymm0                            ;    16.3 agu2+fp5   32 x[0] spill
        db 0x2e
        vmovdqu ymm0, [r8 + 64]                               ;    17.0 agu0    21 x[0]
        db 0x2e
        vpxor ymm0, ymm0, ymm2                                ;    24.0 fp0     21 x[0]
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 960]                         ;    25.0 fp1+agu1   21 x[0]
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 1984]                        ;    26.0 fp2+agu0   21 x[0]
        vpxor ymm0, ymm0, [rel sm4_encrypt.T0_constants256]   ;    27.0 fp3+agu1   21 x[0]
        vmovdqu [rbp + 4256], ymm2                            ;    18.3 agu2+fp5   32 x[0] spill
        db 0x2e, 0x2e
        vmovdqa ymm2, ymm0                                    ;    28.0         21 x[0] copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 4288], ymm9                            ;    19.3 agu0+fp5   32 x[0] spill
        db 0x2e
        vmovdqa ymm9, ymm14                                   ;    19.3         21 x[0] copy
        db 0x2e
        vmovdqu [rbp + 4320], ymm11                           ;    20.3 agu1+fp5   32 x[0] spill
        db 0x2e
        vmovdqu ymm11, [r8 + 128]                             ;    20.0 agu0    21 x[0]
        db 0x2e
        vpxor ymm11, ymm11, ymm4                              ;    27.0 fp0     21 x[0]
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 1024]                      ;    28.0 fp1+agu1   21 x[0]
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 2048]                      ;    29.0 fp2+agu0   21 x[0]
        db 0x2e
        vpxor ymm11, ymm11, [rel sm4_encrypt.T0_constants256] ;    30.0 fp3+agu1   21 x[0]
        db 0x2e
        vpxor ymm15, ymm15, ymm11                             ;    31.0 fp0     21 x[0]
        db 0x2e
        vmovdqu [rbp + 4352], ymm4                            ;    21.3 agu2+fp5   32 x[0] spill
        db 0x2e
        vmovdqu ymm4, [r8 + 160]                              ;    22.0 agu0    21 x[0]
        db 0x2e
        vpxor ymm4, ymm4, ymm5                                ;    29.0 fp1     21 x[0]
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 1056]                        ;    30.0 fp2+agu1   21 x[0]
        vpxor ymm4, ymm4, [rbp + 2080]                        ;    31.0 fp3+agu0   21 x[0]
        vpxor ymm4, ymm4, [rel sm4_encrypt.T0_constants256]   ;    32.0 fp0+agu1   21 x[0]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                              ;    33.0 fp1     21 x[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4384], ymm5                            ;    24.2 agu2+fp5   32 x[0] spill
        db 0x2e, 0x2e
        vpxor ymm5, ymm4, [rbp + 992]                         ;    33.0 fp2+agu0   21 x[0]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                ;    34.0 fp3     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [r8 + 96]                           ;    35.0 fp0+agu1   21 x[0]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 2016]                        ;    36.0 fp1+agu0   21 x[0]
        db 0x2e
        vmovdqu [rbp + 4416], ymm3                            ;    27.0 agu2+fp5   32 x[0] spill
        db 0x2e
        vmovdqa ymm3, ymm5                                    ;    37.0         21 x[0] copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 4448], ymm13                           ;    28.0 agu1+fp5   32 x[0] spill
        db 0x2e, 0x2e
        vmovdqa ymm13, ymm5                                   ;    37.0         21 x[0] copy
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                ;    37.0 fp2     21 x[0]
        db 0x2e
        vmovdqu [rbp + 4480], ymm12                           ;    29.0 agu0+fp5   32 x[0] spill
        db 0x2e
        vmovdqu ymm12, [r8 + 192]                             ;    29.0 agu1    21 x[0]
        db 0x2e
        vpxor ymm12, ymm12, ymm6                              ;    36.0 fp3     21 x[0]
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 1088]                      ;    37.0 fp0+agu0   21 x[0]
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 2112]                      ;    38.0 fp1+agu1   21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, [rel sm4_encrypt.T0_constants256] ;    39.0 fp2+agu0   21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                               ;    40.0 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                               ;    40.0 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                ;    41.0 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                ;    41.0 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                              ;    42.0 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                ;    42.0 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                              ;    43.0 fp1     21 x[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4512], ymm6                            ;    35.0 agu2+fp5   32 x[0] spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm15, ymm9                               ;    42.0 fp2     21 x[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4544], ymm10                           ;    36.0 agu1+fp5   32 x[0] spill
        db 0x2e, 0x2e
        vpxor ymm10, ymm15, ymm5                              ;    38.0 fp3     21 x[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4576], ymm8                            ;    37.0 agu0+fp5   32 x[0] spill
        db 0x2e, 0x2e
        vpxor ymm8, ymm12, ymm11                              ;    44.0 fp0     21 x[0]
        db 0x2e
        vmovdqu [rbp + 4608], ymm4                            ;    38.0 agu2+fp5   21 x[0] spill
        db 0x2e
        vpxor ymm4, ymm14, ymm5                               ;    38.0 fp1     21 x[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4640], ymm13                           ;    43.0 agu1+fp5   21 x[0] spill
        db 0x2e, 0x2e
        vpand ymm13, ymm4, ymm3                               ;    41.0 fp2     21 x[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4672], ymm4                            ;    40.0 agu0+fp5   21 x[0] spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm3, ymm11                               ;    44.0 fp3     21 x[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4704], ymm9                            ;    42.0 agu2+fp5   21 x[0] spill
        db 0x2e, 0x2e
        vpand ymm9, ymm14, ymm11                              ;    44.0 fp0     21 x[0]
        db 0x2e
        vmovdqu [rbp + 4736], ymm14                           ;    42.0 agu1+fp5   32 x[0] spill
        db 0x2e
        vpand ymm14, ymm5, ymm4                               ;    45.0 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                             ;    46.0 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                               ;    47.0 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                ;    45.0 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm6, ymm1                                ;    43.0 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                ;    48.0 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm12, ymm2                               ;    42.0 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                              ;    46.0 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm1, ymm8                                ;    45.0 fp1     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 4608]                      ;    47.0 fp2+agu0   21 x[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4608], ymm12                           ;    43.0 agu2+fp5   21 x[0] spill
        db 0x2e, 0x2e
        vpxor ymm12, ymm2, ymm10                              ;    43.0 fp3     21 x[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4768], ymm2                            ;    44.0 agu1+fp5   21 x[0] spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm1, ymm3                                ;    43.2 fp0     21 x[0]
        db 0x2e
        vmovdqu [rbp + 4800], ymm11                           ;    45.0 agu0+fp5   21 x[0] spill
        db 0x2e
        vpand ymm11, ymm15, ymm9                              ;    46.0 fp1     21 x[0]
        db 0x2e
        vpxor ymm7, ymm7, ymm11                               ;    49.0 fp2     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                               ;    47.0 fp3     21 x[0]
        db 0x2e, 0x2e
        vpand ymm11, ymm12, ymm2                              ;    44.2 fp0     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                             ;    48.0 fp1     21 x[0]
        db 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 4704]                           ;    44.3 agu1    21 x[0] reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 4832], ymm9                            ;    46.0 agu2+fp5   21 x[0] spill
        db 0x2e, 0x2e
        vpor ymm9, ymm8, ymm11                                ;    51.3 fp2     21 x[0]
        db 0x2e, 0x2e
        vpand ymm11, ymm10, [rbp + 4640]                      ;    50.0 fp3+agu0   21 x[0]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                             ;    51.0 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                               ;    52.3 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm14, ymm0                              ;    48.0 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                              ;    53.3 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm7                              ;    50.0 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                ;    53.3 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm13, ymm0                               ;    54.3 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4864], ymm8                            ;    47.0 agu1+fp5   21 x[0] spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm8, ymm9, ymm14                                ;    55.3 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                               ;    56.3 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm11, ymm14                              ;    54.3 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                              ;    55.3 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                               ;    56.3 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm0                                ;    57.3 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm0                              ;    57.3 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm11, ymm7                               ;    56.3 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                ;    57.3 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm8                                ;    57.3 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                               ;    55.3 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm14                             ;    54.3 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpor ymm7, ymm7, ymm13                                ;    55.3 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                                ;    56.3 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                             ;    55.3 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                             ;    57.3 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm0                                ;    58.3 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm9, [rbp + 4704]                        ;    57.3 fp0+agu0   21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm8                                ;    57.3 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                              ;    58.3 fp2     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm11, ymm0, ymm14                              ;    58.3 fp3     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                ;    57.3 fp0     21 x[0]
        db 0x2e, 0x2e
        vpand ymm0, ymm0, [rbp + 4672]                        ;    58.3 fp1+agu1   21 x[0]
        db 0x2e, 0x2e
        vpxor ymm13, ymm8, ymm11                              ;    59.3 fp2     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                               ;    59.3 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm13                             ;    60.3 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 4640]                      ;    60.3 fp1+agu0   21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm11                               ;    59.3 fp2     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                               ;    61.3 fp3     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm13                               ;    61.3 fp0     21 x[0]
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm11                               ;    59.3 fp1     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                ;    62.3 fp2     21 x[0]
        db 0x2e, 0x2e
        vpand ymm10, ymm14, [rbp + 4800]                      ;    58.7 fp3+agu1   21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm8                              ;    58.8 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm9, [rbp + 4864]                       ;    59.3 fp1+agu0   21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                               ;    59.5 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 4832]                        ;    59.7 fp3+agu1   21 x[0]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                ;    60.3 fp0     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                ;    62.3 fp1     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                             ;    60.5 fp2     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                               ;    61.5 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                ;    63.3 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                              ;    61.3 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, [rbp + 4736]                      ;    61.5 fp2+agu0   21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                              ;    64.3 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                              ;    62.3 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                             ;    65.3 fp1     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                             ;    65.3 fp2     21 x[0]
        db 0x2e, 0x2e
        vpand ymm6, ymm9, [rbp + 4768]                        ;    62.7 fp3+agu1   21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                ;    63.7 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, [rbp + 4608]                        ;    63.3 fp1+agu0   21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                              ;    63.5 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                              ;    64.5 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                              ;    65.5 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                             ;    66.5 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                               ;    64.5 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                               ;    65.5 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                               ;    66.5 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm14, ymm11                              ;    67.5 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm6, [rel sm4_encrypt.T0_constants256]       ;    62.7 agu1    21 x[0] reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                              ;    69.7 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                ;    65.7 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                ;    69.7 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                ;    66.3 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                               ;    67.3 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                              ;    69.7 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                ;    69.7 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                ;    69.7 fp1     21 x[0]
        db 0x2e, 0x2e
        vmovdqu ymm14, [r8 + 256]                             ;    64.7 agu0    21 x[0]
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 1152]                            ;    64.8 agu1    32 x[0] reload
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                              ;    71.8 fp2     21 x[0]
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 2176]                            ;    65.7 agu0    32 x[0] reload
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                              ;    72.8 fp3     21 x[0]
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 4576]                            ;    65.8 agu1    32 x[0] reload
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                              ;    73.8 fp0     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                              ;    74.8 fp1     21 x[0]
        db 0x2e, 0x2e
        vmovdqu ymm10, [r8 + 320]                             ;    66.7 agu0    21 x[0]
        db 0x2e
        vmovdqu ymm12, [rbp + 1216]                           ;    66.8 agu1    32 x[0] reload
        db 0x2e
        vpxor ymm10, ymm10, ymm12                             ;    73.8 fp2     21 x[0]
        db 0x2e
        vmovdqu ymm13, [rbp + 2240]                           ;    67.7 agu0    32 x[0] reload
        db 0x2e
        vpxor ymm10, ymm10, ymm13                             ;    74.8 fp3     21 x[0]
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 4544]                      ;    75.8 fp0+agu1   21 x[0]
        db 0x2e
        vpxor ymm10, ymm10, ymm6                              ;    76.8 fp1     21 x[0]
        db 0x2e
        vmovdqa ymm12, ymm10                                  ;    77.8         21 x[0] copy
        db 0x2e
        vmovdqu ymm3, [rbp + 4288]                            ;    68.7 agu0    21 x[0]
        db 0x2e
        vmovdqu ymm13, [r8 + 384]                             ;    68.8 agu1    21 x[0]
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 1280]                      ;    75.8 fp2+agu0   21 x[0]
        vpxor ymm13, ymm13, [rbp + 2304]                      ;    76.8 fp3+agu1   21 x[0]
        vpxor ymm13, ymm13, [rbp + 4480]                      ;    77.8 fp0+agu0   21 x[0]
        db 0x2e
        vpxor ymm13, ymm13, ymm6                              ;    78.8 fp1     21 x[0]
        db 0x2e
        vmovdqu ymm7, [rbp + 4192]                            ;    70.8 agu1    21 x[0]
        db 0x2e
        vmovdqu ymm9, [r8 + 416]                              ;    71.7 agu0    21 x[0]
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 1312]                        ;    78.7 fp2+agu1   21 x[0]
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 2336]                        ;    79.7 fp3+agu0   21 x[0]
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 4448]                        ;    80.7 fp0+agu1   21 x[0]
        db 0x2e
        vpxor ymm9, ymm9, ymm6                                ;    81.7 fp1     21 x[0]
        vmovdqu [rbp + 4608], ymm1                            ;    72.8 agu2+fp5   21 x[0] spill
        db 0x2e
        vpxor ymm1, ymm9, [rbp + 1248]                        ;    82.7 fp2+agu0   21 x[0]
        db 0x2e
        vpxor ymm1, ymm1, [r8 + 352]                          ;    83.7 fp3+agu1   21 x[0]
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 2272]                        ;    84.7 fp0+agu0   21 x[0]
        vpxor ymm1, ymm1, [rbp + 4320]                        ;    85.7 fp1+agu1   21 x[0]
        vmovdqu [rbp + 4768], ymm0                            ;    75.0 agu2+fp5   21 x[0] spill
        vmovdqa ymm0, ymm1                                    ;    86.7         21 x[0] copy
        vmovdqu [rbp + 4736], ymm8                            ;    76.0 agu0+fp5   21 x[0] spill
        vpxor ymm8, ymm13, [rbp + 4288]                       ;    79.8 fp2+agu1   21 x[0]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                ;    82.7 fp3     21 x[0]
        db 0x2e
        vmovdqu [rbp + 4288], ymm5                            ;    77.0 agu2+fp5   21 x[0] spill
        db 0x2e
        vmovdqa ymm5, ymm1                                    ;    86.7         21 x[0] copy
        db 0x2e
        vpxor ymm1, ymm1, ymm14                               ;    86.7 fp0     21 x[0]
        db 0x2e
        vmovdqu [rbp + 4832], ymm11                           ;    78.0 agu0+fp5   21 x[0] spill
        db 0x2e
        vmovdqu ymm11, [r8 + 448]                             ;    78.0 agu1    21 x[0]
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 1344]                      ;    85.0 fp1+agu0   21 x[0]
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 2368]                      ;    86.0 fp2+agu1   21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 3392]                      ;    87.0 fp3+agu0   21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                              ;    88.0 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                             ;    89.0 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                               ;    89.0 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                               ;    90.0 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                               ;    90.0 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                ;    91.0 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                              ;    91.0 fp2     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                             ;    92.0 fp3     21 x[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4864], ymm4                            ;    84.7 agu2+fp5   21 x[0] spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm8, ymm7                                ;    91.0 fp0     21 x[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4800], ymm15                           ;    85.7 agu1+fp5   21 x[0] spill
        db 0x2e, 0x2e
        vpxor ymm15, ymm8, ymm1                               ;    87.7 fp1     21 x[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4640], ymm2                            ;    86.7 agu0+fp5   21 x[0] spill
        db 0x2e
        vpxor ymm2, ymm11, ymm13                              ;    93.0 fp2     21 x[0]
        db 0x2e
        vpxor ymm6, ymm1, [rbp + 4192]                        ;    87.7 fp3+agu1   21 x[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4672], ymm9                            ;    87.7 agu2+fp5   21 x[0] spill
        db 0x2e, 0x2e
        vpand ymm9, ymm6, ymm0                                ;    90.0 fp0     21 x[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4704], ymm6                            ;    88.7 agu0+fp5   21 x[0] spill
        db 0x2e
        vpxor ymm6, ymm0, ymm13                               ;    93.0 fp1     21 x[0]
        db 0x2e
        vmovdqu [rbp + 4896], ymm5                            ;    92.0 agu1+fp5   21 x[0] spill
        db 0x2e
        vpand ymm5, ymm13, [rbp + 4192]                       ;    93.0 fp2+agu0   21 x[0]
        db 0x2e
        vmovdqu [rbp + 4928], ymm13                           ;    93.0 agu2+fp5   21 x[0] spill
        db 0x2e
        vpand ymm13, ymm1, ymm6                               ;    94.0 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                               ;    95.0 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                              ;    96.0 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                              ;    94.0 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm4, ymm3                                ;    92.0 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                              ;    97.0 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm11, ymm12                              ;    90.3 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                              ;    95.0 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm3, ymm2                                ;    94.0 fp3     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 4672]                        ;    96.0 fp0+agu1   21 x[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4672], ymm11                           ;    91.7 agu2+fp5   21 x[0] spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm12, ymm15                             ;    91.7 fp1     21 x[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4960], ymm12                           ;    92.7 agu0+fp5   21 x[0] spill
        db 0x2e, 0x2e
        vpxor ymm12, ymm3, ymm0                               ;    92.0 fp2     21 x[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4992], ymm1                            ;    93.7 agu1+fp5   21 x[0] spill
        db 0x2e, 0x2e
        vpand ymm1, ymm8, ymm5                                ;    95.0 fp3     21 x[0]
        db 0x2e
        vpxor ymm14, ymm14, ymm1                              ;    98.0 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                              ;    96.0 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm11, ymm12                              ;    93.0 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                ;    97.0 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm7, ymm2                                 ;    94.0 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5024], ymm5                            ;    95.0 agu2+fp5   21 x[0] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm15, [rbp + 4896]                       ;    99.0 fp1+agu0   21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                ;   100.0 fp2     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                ;   100.0 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm13, ymm10                              ;    97.0 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                              ;   101.0 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm14                               ;    99.0 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                              ;   101.0 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm10, ymm9                               ;   102.0 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5056], ymm2                            ;    95.7 agu1+fp5   21 x[0] spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm1, ymm13                                ;   103.0 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                ;   104.0 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, ymm13                                ;   102.0 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                ;   103.0 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                              ;   104.0 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm10                             ;   105.0 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm10                             ;   105.0 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, ymm14                                ;   104.0 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                              ;   105.0 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm2                                ;   105.0 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                ;   103.0 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm13                               ;   102.0 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm14, ymm9                               ;   103.0 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                               ;   104.0 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm9                              ;   103.0 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                              ;   105.0 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm10                               ;   106.0 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm1                                ;   105.0 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm2                                ;   105.0 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                              ;   106.0 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm10, ymm13                             ;   106.0 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                ;   105.0 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, [rbp + 4704]                      ;   106.0 fp3+agu0   21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm2, ymm14                               ;   107.0 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                             ;   107.0 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm5                              ;   108.0 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, [rbp + 4896]                        ;   108.0 fp3+agu1   21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm14                               ;   107.0 fp0     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                               ;   109.0 fp1     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                ;   109.0 fp2     21 x[0]
        db 0x2e, 0x2e
        vpand ymm14, ymm14, [rbp + 4992]                      ;   107.0 fp3+agu0   21 x[0]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                ;   110.0 fp0     21 x[0]
        db 0x2e, 0x2e
        vpand ymm15, ymm13, [rbp + 4928]                      ;   106.3 fp1+agu1   21 x[0]
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm2                                ;   106.5 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm1, [rbp + 5056]                        ;   107.0 fp3+agu0   21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                               ;   107.2 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, [rbp + 5024]                        ;   107.3 fp1+agu1   21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                             ;   108.0 fp2     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                              ;   110.0 fp3     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                              ;   108.2 fp0     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                               ;   109.2 fp1     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                ;   111.0 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                              ;   109.0 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 4192]                      ;   109.2 fp0+agu0   21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                              ;   112.0 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                ;   110.0 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                               ;   113.0 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                             ;   113.0 fp0     21 x[0]
        db 0x2e, 0x2e
        vpand ymm4, ymm1, [rbp + 4960]                        ;   110.3 fp1+agu1   21 x[0]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                              ;   111.3 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 4672]                        ;   111.0 fp3+agu0   21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                                ;   111.2 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                ;   112.2 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                               ;   113.2 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm8                                ;   114.2 fp3     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm1, ymm13, ymm9                               ;   115.2 fp0     21 x[0]
        db 0x2e, 0x2e
        vmovdqu ymm4, [rel sm4_encrypt.T0_constants256]       ;   109.8 agu1    21 x[0] reload
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                                ;   116.8 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                               ;   112.5 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                              ;   113.0 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm13                             ;   114.0 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                ;   116.8 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                              ;   116.8 fp2     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                              ;   116.8 fp3     21 x[0]
        db 0x2e, 0x2e
        vmovdqu ymm0, [r8 + 512]                              ;   111.3 agu0    21 x[0]
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 1408]                            ;   111.5 agu1    32 x[0] reload
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                ;   118.5 fp0     21 x[0]
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 2432]                            ;   112.3 agu0    32 x[0] reload
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                ;   119.5 fp1     21 x[0]
        db 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 3456]                           ;   112.5 agu1    32 x[0] reload
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                               ;   120.5 fp2     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                ;   121.5 fp3     21 x[0]
        db 0x2e
        vmovdqu ymm13, [r8 + 576]                             ;   113.3 agu0    21 x[0]
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 1472]                      ;   120.3 fp0+agu1   21 x[0]
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 2496]                      ;   121.3 fp1+agu0   21 x[0]
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 3520]                      ;   122.3 fp2+agu1   21 x[0]
        db 0x2e
        vpxor ymm13, ymm13, ymm4                              ;   123.3 fp3     21 x[0]
        db 0x2e
        vmovdqa ymm6, ymm13                                   ;   124.3         21 x[0] copy
        db 0x2e
        vmovdqu ymm7, [rbp + 4096]                            ;   115.3 agu0    21 x[0]
        db 0x2e
        vmovdqu ymm11, [r8 + 640]                             ;   115.5 agu1    21 x[0]
        vpxor ymm11, ymm11, [rbp + 1536]                      ;   122.5 fp0+agu0   21 x[0]
        vpxor ymm11, ymm11, [rbp + 2560]                      ;   123.5 fp1+agu1   21 x[0]
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 3584]                      ;   124.5 fp2+agu0   21 x[0]
        db 0x2e
        vpxor ymm11, ymm11, ymm4                              ;   125.5 fp3     21 x[0]
        db 0x2e
        vmovdqu [rbp + 4672], ymm10                           ;   117.0 agu2+fp5   21 x[0] spill
        vmovdqu ymm10, [rbp + 4064]                           ;   117.5 agu1    21 x[0]
        vmovdqu [rbp + 4960], ymm3                            ;   118.0 agu2+fp5   21 x[0] spill
        vmovdqu ymm3, [r8 + 672]                              ;   118.3 agu0    21 x[0]
        vpxor ymm3, ymm3, [rbp + 1568]                        ;   125.3 fp0+agu1   21 x[0]
        vpxor ymm3, ymm3, [rbp + 2592]                        ;   126.3 fp1+agu0   21 x[0]
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 3616]                        ;   127.3 fp2+agu1   21 x[0]
        db 0x2e
        vpxor ymm3, ymm3, ymm4                                ;   128.3 fp3     21 x[0]
        db 0x2e
        vmovdqu [rbp + 4192], ymm5                            ;   119.5 agu2+fp5   21 x[0] spill
        vpxor ymm5, ymm3, [rbp + 1504]                        ;   129.3 fp0+agu0   21 x[0]
        vpxor ymm5, ymm5, [r8 + 608]                          ;   130.3 fp1+agu1   21 x[0]
        vpxor ymm5, ymm5, [rbp + 2528]                        ;   131.3 fp2+agu0   21 x[0]
        vpxor ymm5, ymm5, [rbp + 3552]                        ;   132.3 fp3+agu1   21 x[0]
        vmovdqu [rbp + 5024], ymm2                            ;   121.5 agu2+fp5   21 x[0] spill
        db 0x2e, 0x2e
        vmovdqa ymm2, ymm5                                    ;   133.3         21 x[0] copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 5056], ymm15                           ;   122.5 agu0+fp5   21 x[0] spill
        db 0x2e, 0x2e
        vpxor ymm15, ymm11, [rbp + 4096]                      ;   126.5 fp0+agu1   21 x[0]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                              ;   129.3 fp1     21 x[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4096], ymm14                           ;   123.5 agu2+fp5   21 x[0] spill
        db 0x2e, 0x2e
        vmovdqa ymm14, ymm5                                   ;   133.3         21 x[0] copy
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                ;   133.3 fp2     21 x[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4928], ymm1                            ;   124.5 agu0+fp5   21 x[0] spill
        db 0x2e, 0x2e
        vmovdqu ymm1, [r8 + 704]                              ;   124.5 agu1    21 x[0]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 1600]                        ;   131.5 fp3+agu0   21 x[0]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 2624]                        ;   132.5 fp0+agu1   21 x[0]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 3648]                        ;   133.5 fp1+agu0   21 x[0]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                ;   134.5 fp2     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                ;   135.5 fp3     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                ;   135.5 fp0     21 x[0]
        db 0x2e
        vpxor ymm7, ymm7, ymm6                                ;   136.5 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                              ;   136.5 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                              ;   137.5 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                               ;   137.5 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                              ;   138.5 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4992], ymm9                            ;   131.3 agu2+fp5   21 x[0] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm15, ymm10                              ;   137.5 fp2     21 x[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4896], ymm8                            ;   132.3 agu1+fp5   21 x[0] spill
        db 0x2e, 0x2e
        vpxor ymm8, ymm15, ymm5                               ;   134.3 fp3     21 x[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4704], ymm12                           ;   133.3 agu0+fp5   21 x[0] spill
        db 0x2e, 0x2e
        vpxor ymm12, ymm1, ymm11                              ;   139.5 fp0     21 x[0]
        db 0x2e
        vpxor ymm4, ymm5, [rbp + 4064]                        ;   134.3 fp1+agu1   21 x[0]
        db 0x2e
        vmovdqu [rbp + 5088], ymm3                            ;   134.3 agu2+fp5   21 x[0] spill
        db 0x2e
        vpand ymm3, ymm4, ymm2                                ;   136.5 fp2     21 x[0]
        db 0x2e
        vmovdqu [rbp + 5120], ymm4                            ;   135.3 agu0+fp5   21 x[0] spill
        db 0x2e
        vpxor ymm4, ymm2, ymm11                               ;   139.5 fp3     21 x[0]
        db 0x2e
        vmovdqu [rbp + 5152], ymm14                           ;   138.5 agu1+fp5   21 x[0] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm11, [rbp + 4064]                      ;   139.5 fp0+agu0   21 x[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5184], ymm11                           ;   139.5 agu2+fp5   21 x[0] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm5, ymm4                               ;   140.5 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                               ;   141.5 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                ;   142.5 fp3     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                             ;   140.5 fp0     21 x[0]
        db 0x2e, 0x2e
        vpand ymm14, ymm9, ymm7                               ;   138.5 fp1     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                               ;   143.5 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm1, ymm6                               ;   136.8 fp3     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                             ;   141.5 fp0     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm14, ymm7, ymm12                              ;   140.5 fp1     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 5088]                        ;   142.5 fp2+agu1   21 x[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5088], ymm1                            ;   138.3 agu2+fp5   21 x[0] spill
        db 0x2e, 0x2e
        vpxor ymm1, ymm6, ymm8                                ;   138.3 fp3     21 x[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5216], ymm6                            ;   139.3 agu0+fp5   21 x[0] spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm7, ymm2                                ;   138.7 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5248], ymm5                            ;   140.3 agu1+fp5   21 x[0] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm15, ymm14                              ;   141.5 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                ;   144.5 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                              ;   142.5 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm1, ymm6                                ;   139.7 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                ;   143.5 fp1     21 x[0]
        db 0x2e, 0x2e
        vpor ymm5, ymm10, ymm12                               ;   140.5 fp2     21 x[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5280], ymm14                           ;   141.5 agu2+fp5   21 x[0] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm8, [rbp + 5152]                       ;   145.5 fp3+agu0   21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                               ;   146.5 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                               ;   146.5 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm11, ymm13                             ;   143.5 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                              ;   147.5 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm0                              ;   145.5 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                              ;   147.5 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm13, ymm3                               ;   148.5 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5312], ymm12                           ;   142.3 agu1+fp5   21 x[0] spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm5, ymm11                               ;   149.5 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                             ;   150.5 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm14, ymm11                              ;   148.5 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                              ;   149.5 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                             ;   150.5 fp3     21 x[0]
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm13                               ;   151.5 fp0     21 x[0]
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm13                               ;   151.5 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm14, ymm0                               ;   150.5 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                             ;   151.5 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm12                               ;   151.5 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                ;   149.5 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm11                               ;   148.5 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm0, ymm3                                 ;   149.5 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                ;   150.5 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                              ;   149.5 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                             ;   151.5 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm13                               ;   152.5 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm5                              ;   151.5 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm12                               ;   151.5 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                               ;   152.5 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm13, ymm11                             ;   152.5 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                              ;   151.5 fp0     21 x[0]
        db 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 5120]                      ;   152.5 fp1+agu0   21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm12, ymm14                              ;   153.5 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                              ;   153.5 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm0                                ;   154.5 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, [rbp + 5152]                        ;   154.5 fp1+agu1   21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm14                               ;   153.5 fp2     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                              ;   155.5 fp3     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                ;   155.5 fp0     21 x[0]
        db 0x2e, 0x2e
        vpand ymm14, ymm14, [rbp + 5248]                      ;   153.5 fp1+agu0   21 x[0]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                ;   156.5 fp2     21 x[0]
        db 0x2e, 0x2e
        vpand ymm3, ymm11, [rbp + 5184]                       ;   152.8 fp3+agu1   21 x[0]
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm12                             ;   153.0 fp0     21 x[0]
        db 0x2e, 0x2e
        vpand ymm8, ymm5, [rbp + 5312]                        ;   153.5 fp1+agu0   21 x[0]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                               ;   153.7 fp2     21 x[0]
        db 0x2e, 0x2e
        vpand ymm12, ymm12, [rbp + 5280]                      ;   153.8 fp3+agu1   21 x[0]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                             ;   154.5 fp0     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                             ;   156.5 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                ;   154.7 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                ;   155.7 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                ;   157.5 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                ;   155.5 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, [rbp + 4064]                      ;   155.7 fp2+agu0   21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                ;   158.5 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                             ;   156.5 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                              ;   159.5 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                              ;   159.5 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm5, [rbp + 5216]                        ;   156.8 fp3+agu1   21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                              ;   157.8 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, [rbp + 5088]                        ;   157.5 fp1+agu0   21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                ;   157.7 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                ;   158.7 fp3     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm14                               ;   159.7 fp0     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                               ;   160.7 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                              ;   158.7 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                              ;   159.7 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                             ;   160.7 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm11, ymm8                               ;   161.7 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rel sm4_encrypt.T0_constants256]       ;   156.8 agu1    21 x[0] reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                              ;   163.8 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                ;   159.8 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                               ;   160.8 fp0     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                ;   163.8 fp1     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                              ;   163.8 fp2     21 x[0]
        db 0x2e, 0x2e
        vmovdqu ymm2, [r8 + 768]                              ;   158.0 agu0    21 x[0]
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 1664]                            ;   158.2 agu1    32 x[0] reload
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                ;   165.2 fp3     21 x[0]
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 2688]                            ;   159.0 agu0    32 x[0] reload
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                ;   166.2 fp0     21 x[0]
        db 0x2e
        vmovdqu ymm5, [rbp + 3712]                            ;   159.2 agu1    32 x[0] reload
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                ;   167.2 fp1     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                ;   168.2 fp2     21 x[0]
        db 0x2e, 0x2e
        vmovdqu ymm9, [r8 + 832]                              ;   160.0 agu0    21 x[0]
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 1728]                           ;   160.2 agu1    32 x[0] reload
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                               ;   167.2 fp3     21 x[0]
        db 0x2e
        vmovdqu ymm11, [rbp + 2752]                           ;   161.0 agu0    32 x[0] reload
        db 0x2e
        vpxor ymm9, ymm9, ymm11                               ;   168.2 fp0     21 x[0]
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 3776]                        ;   169.2 fp1+agu1   21 x[0]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                ;   170.2 fp2     21 x[0]
        db 0x2e, 0x2e
        vmovdqa ymm10, ymm9                                   ;   171.2         21 x[0] copy
        db 0x2e
        vmovdqu ymm3, [rbp + 4160]                            ;   162.0 agu0    21 x[0]
        db 0x2e
        vmovdqu ymm11, [r8 + 896]                             ;   162.2 agu1    21 x[0]
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 1792]                      ;   169.2 fp3+agu0   21 x[0]
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 2816]                      ;   170.2 fp0+agu1   21 x[0]
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 3840]                      ;   171.2 fp1+agu0   21 x[0]
        db 0x2e
        vpxor ymm11, ymm11, ymm1                              ;   172.2 fp2     21 x[0]
        db 0x2e
        vmovdqu ymm4, [rbp + 4128]                            ;   164.2 agu1    21 x[0]
        db 0x2e
        vmovdqu ymm5, [r8 + 928]                              ;   165.0 agu0    21 x[0]
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 1824]                        ;   172.0 fp3+agu1   21 x[0]
        vpxor ymm5, ymm5, [rbp + 2848]                        ;   173.0 fp0+agu0   21 x[0]
        vpxor ymm5, ymm5, [rbp + 3872]                        ;   174.0 fp1+agu1   21 x[0]
        vpxor ymm5, ymm5, ymm1                                ;   175.0 fp2     21 x[0]
        vmovdqu [rbp + 5088], ymm7                            ;   166.2 agu2+fp5   21 x[0] spill
        vpxor ymm7, ymm5, [rbp + 1760]                        ;   176.0 fp3+agu0   21 x[0]
        db 0x2e
        vpxor ymm7, ymm7, [r8 + 864]                          ;   177.0 fp0+agu1   21 x[0]
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 2784]                        ;   178.0 fp1+agu0   21 x[0]
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 3808]                        ;   179.0 fp2+agu1   21 x[0]
        db 0x2e
        vmovdqu [rbp + 5216], ymm13                           ;   168.3 agu2+fp5   21 x[0] spill
        db 0x2e
        vmovdqa ymm13, ymm7                                   ;   180.0         21 x[0] copy
        db 0x2e
        vmovdqu [rbp + 4064], ymm12                           ;   169.3 agu0+fp5   21 x[0] spill
        db 0x2e
        vpxor ymm12, ymm11, [rbp + 4160]                      ;   173.2 fp3+agu1   21 x[0]
        vpxor ymm12, ymm12, ymm5                              ;   176.0 fp0     21 x[0]
        db 0x2e
        vmovdqu [rbp + 4160], ymm14                           ;   170.3 agu2+fp5   21 x[0] spill
        db 0x2e
        vmovdqa ymm14, ymm7                                   ;   180.0         21 x[0] copy
        db 0x2e
        vpxor ymm7, ymm7, ymm2                                ;   180.0 fp1     21 x[0]
        db 0x2e
        vmovdqu [rbp + 5280], ymm0                            ;   171.3 agu0+fp5   21 x[0] spill
        db 0x2e
        vmovdqu ymm0, [r8 + 960]                              ;   171.3 agu1    21 x[0]
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 1856]                        ;   178.3 fp2+agu0   21 x[0]
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 2880]                        ;   179.3 fp3+agu1   21 x[0]
        vpxor ymm0, ymm0, [rbp + 3904]                        ;   180.3 fp0+agu0   21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                ;   181.3 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                              ;   182.3 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                              ;   182.3 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                               ;   183.3 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                               ;   183.3 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                              ;   184.3 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                ;   184.3 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                              ;   185.3 fp0     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm1, ymm12, ymm4                               ;   184.3 fp1     21 x[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5312], ymm8                            ;   178.3 agu2+fp5   21 x[0] spill
        db 0x2e, 0x2e
        vpxor ymm8, ymm12, ymm7                               ;   181.0 fp2     21 x[0]
        db 0x2e
        vmovdqu [rbp + 5184], ymm15                           ;   179.3 agu1+fp5   21 x[0] spill
        db 0x2e
        vpxor ymm15, ymm0, ymm11                              ;   186.3 fp3     21 x[0]
        db 0x2e
        vmovdqu [rbp + 5248], ymm6                            ;   180.3 agu0+fp5   21 x[0] spill
        db 0x2e
        vpxor ymm6, ymm7, [rbp + 4128]                        ;   181.0 fp0+agu1   21 x[0]
        db 0x2e
        vmovdqu [rbp + 5152], ymm5                            ;   181.3 agu2+fp5   21 x[0] spill
        db 0x2e, 0x2e
        vpand ymm5, ymm6, ymm13                               ;   183.3 fp1     21 x[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5120], ymm6                            ;   182.3 agu0+fp5   21 x[0] spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm13, ymm11                              ;   186.3 fp2     21 x[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5344], ymm14                           ;   185.3 agu1+fp5   21 x[0] spill
        db 0x2e, 0x2e
        vpand ymm14, ymm11, [rbp + 4128]                      ;   186.3 fp3+agu0   21 x[0]
        db 0x2e
        vmovdqu [rbp + 5376], ymm11                           ;   186.3 agu2+fp5   21 x[0] spill
        db 0x2e
        vpand ymm11, ymm7, ymm6                               ;   187.3 fp0     21 x[0]
        db 0x2e
        vpxor ymm5, ymm5, ymm11                               ;   188.3 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                ;   189.3 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                               ;   187.3 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm1, ymm3                               ;   185.3 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                               ;   190.3 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm0, ymm10                              ;   183.7 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                             ;   188.3 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm3, ymm15                              ;   187.3 fp0     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 5152]                        ;   189.3 fp1+agu1   21 x[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5152], ymm0                            ;   185.3 agu2+fp5   21 x[0] spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm10, ymm8                               ;   185.3 fp2     21 x[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5408], ymm10                           ;   186.3 agu0+fp5   21 x[0] spill
        db 0x2e, 0x2e
        vpxor ymm10, ymm3, ymm13                              ;   185.7 fp3     21 x[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5440], ymm7                            ;   187.3 agu1+fp5   21 x[0] spill
        db 0x2e, 0x2e
        vpand ymm7, ymm12, ymm14                              ;   188.3 fp0     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                ;   191.3 fp1     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                                ;   189.3 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm0, ymm10                               ;   186.7 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                ;   190.3 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpor ymm7, ymm4, ymm15                                ;   187.3 fp1     21 x[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5472], ymm14                           ;   188.3 agu2+fp5   21 x[0] spill
        db 0x2e, 0x2e
        vpand ymm14, ymm8, [rbp + 5344]                       ;   192.3 fp2+agu0   21 x[0]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                               ;   193.3 fp3     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                               ;   193.3 fp0     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm14, ymm11, ymm9                              ;   190.3 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                              ;   194.3 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm2                              ;   192.3 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                                ;   194.3 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm9, ymm5                                ;   195.3 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5504], ymm15                           ;   189.3 agu1+fp5   21 x[0] spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm7, ymm11                               ;   196.3 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                             ;   197.3 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm14, ymm11                              ;   195.3 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                              ;   196.3 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                               ;   197.3 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm9                              ;   198.3 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm9                                ;   198.3 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm14, ymm2                               ;   197.3 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                               ;   198.3 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm15                               ;   198.3 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                ;   196.3 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm11                               ;   195.3 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm2, ymm5                                 ;   196.3 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                ;   197.3 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                              ;   196.3 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                             ;   198.3 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm9                              ;   199.3 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm7                                ;   198.3 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm15                               ;   198.3 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                ;   199.3 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm9, ymm11                              ;   199.3 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                              ;   198.3 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, [rbp + 5120]                        ;   199.3 fp0+agu0   21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm15, ymm14                              ;   200.3 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                ;   200.3 fp2     21 x[0]
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm2                                ;   201.3 fp3     21 x[0]
        db 0x2e, 0x2e
        vpand ymm2, ymm2, [rbp + 5344]                        ;   201.3 fp0+agu1   21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm14                               ;   200.3 fp1     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                ;   202.3 fp2     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                ;   202.3 fp3     21 x[0]
        db 0x2e, 0x2e
        vpand ymm14, ymm14, [rbp + 5440]                      ;   200.3 fp0+agu0   21 x[0]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm6                              ;   203.3 fp1     21 x[0]
        db 0x2e, 0x2e
        vpand ymm5, ymm11, [rbp + 5376]                       ;   199.7 fp2+agu1   21 x[0]
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm15                             ;   199.8 fp3     21 x[0]
        db 0x2e, 0x2e
        vpand ymm8, ymm7, [rbp + 5504]                        ;   200.3 fp0+agu0   21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                               ;   200.5 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, [rbp + 5472]                      ;   200.7 fp2+agu1   21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                              ;   201.3 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                              ;   203.3 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                ;   201.5 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                ;   202.5 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                               ;   204.3 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                ;   202.3 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, [rbp + 4128]                      ;   202.5 fp1+agu0   21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                ;   205.3 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                              ;   203.3 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                              ;   206.3 fp0     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                              ;   206.3 fp1     21 x[0]
        db 0x2e, 0x2e
        vpand ymm0, ymm7, [rbp + 5408]                        ;   203.7 fp2+agu1   21 x[0]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                ;   204.7 fp3     21 x[0]
        db 0x2e, 0x2e
        vpand ymm7, ymm7, [rbp + 5152]                        ;   204.3 fp0+agu0   21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                                ;   204.5 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                ;   205.5 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm14                               ;   206.5 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                               ;   207.5 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm2                              ;   205.5 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                              ;   206.5 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                             ;   207.5 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm11, ymm8                               ;   208.5 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rel sm4_encrypt.T0_constants256]       ;   203.7 agu1    21 x[0] reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                ;   210.7 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                ;   206.7 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                ;   210.7 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                             ;   207.3 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                             ;   208.3 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                              ;   210.7 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                              ;   210.7 fp3     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                              ;   210.7 fp0     21 x[0]
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 5248]                            ;   205.7 agu0    21 x[0] reload
        db 0x2e, 0x2e
        vpxor ymm4, ymm10, ymm2                               ;   212.7 fp1     32 x[0]
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 4640]                            ;   206.3 agu1    21 x[0] reload
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                ;   213.3 fp2     32 x[0]
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 4704]                            ;   206.7 agu0    21 x[0] reload
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                ;   213.7 fp3     32 x[0]
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 4896]                            ;   207.3 agu1    32 x[0]
        db 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 5184]                           ;   207.7 agu0    21 x[0] reload
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                               ;   214.7 fp0     32 x[0]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                ;   215.7 fp1     32 x[0]
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 4992]                           ;   208.3 agu1    21 x[0] reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 4640], ymm9                            ;   207.8 agu2+fp5   21 x[0] spill
        db 0x2e, 0x2e
        vpxor ymm9, ymm8, ymm13                               ;   215.3 fp2     32 x[0]
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 5312]                        ;   211.7 fp3+agu0   32 x[0]
        db 0x2e
        vpxor ymm8, ymm8, ymm1                                ;   212.7 fp0     32 x[0]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                              ;   213.7 fp1     32 x[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4704], ymm10                           ;   214.7 agu2+fp5   32 x[0] spill
        db 0x2e, 0x2e
        vpxor ymm10, ymm12, [rbp + 4800]                      ;   211.7 fp2+agu1   32 x[0]
        db 0x2e
        vpxor ymm12, ymm12, ymm4                              ;   213.7 fp3     32 x[0]
        db 0x2e
        vpxor ymm12, ymm12, ymm7                              ;   216.7 fp0     32 x[0]
        db 0x2e
        vmovdqu [rbp + 5312], ymm12                           ;   217.7 agu0+fp5   32 x[0] spill
        db 0x2e
        vpxor ymm12, ymm0, [rbp + 4864]                       ;   211.5 fp1+agu1   32 x[0]
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 4928]                        ;   212.0 fp2+agu0   32 x[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5248], ymm7                            ;   216.7 agu2+fp5   32 x[0] spill
        db 0x2e, 0x2e
        vpxor ymm7, ymm13, [rbp + 4832]                       ;   215.3 fp3+agu1   32 x[0]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                ;   216.3 fp0     32 x[0]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                             ;   215.3 fp1     32 x[0]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                             ;   214.7 fp2     32 x[0]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                             ;   214.7 fp3     32 x[0]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                              ;   215.7 fp0     32 x[0]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 4800]                      ;   215.7 fp1+agu0   32 x[0]
        db 0x2e
        vpxor ymm13, ymm13, ymm8                              ;   216.3 fp2     32 x[0]
        db 0x2e
        vmovdqu [rbp + 4800], ymm8                            ;   214.0 agu2+fp5   32 x[0] spill
        db 0x2e
        vpxor ymm8, ymm2, ymm9                                ;   216.3 fp3     32 x[0]
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 4832]                        ;   216.3 fp0+agu1   32 x[0]
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 4928]                        ;   217.3 fp1+agu0   32 x[0]
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 5280]                        ;   218.3 fp2+agu1   32 x[0]
        vmovdqu [rbp + 4928], ymm5                            ;   215.2 agu2+fp5   32 x[0] spill
        vpxor ymm5, ymm10, [rbp + 5280]                       ;   215.8 fp3+agu0   32 x[0]
        db 0x2e
        vpxor ymm5, ymm5, ymm0                                ;   216.8 fp0     32 x[0]
        db 0x2e
        vmovdqu [rbp + 4832], ymm10                           ;   216.2 agu2+fp5   32 x[0] spill
        db 0x2e
        vpxor ymm10, ymm14, [rbp + 4160]                      ;   216.7 fp1+agu1   32 x[0]
        db 0x2e
        vmovdqu [rbp + 5184], ymm5                            ;   217.8 agu0+fp5   32 x[0] spill
        vmovdqu ymm5, [rbp + 4288]                            ;   217.7 agu1    32 x[0]
        vpxor ymm5, ymm5, [rbp + 4160]                        ;   224.7 fp2+agu0   32 x[0]
        vmovdqu [rbp + 4160], ymm2                            ;   218.2 agu2+fp5   32 x[0] spill
        vmovdqu ymm2, [rbp + 4288]                            ;   218.7 agu1    32 x[0]
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 4096]                        ;   225.7 fp3+agu0   32 x[0]
        db 0x2e
        vmovdqu [rbp + 4288], ymm9                            ;   219.3 agu2+fp5   32 x[0] spill
        db 0x2e
        vpxor ymm9, ymm3, [rbp + 4960]                        ;   219.7 fp0+agu1   32 x[0]
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 5088]                        ;   219.8 fp1+agu0   32 x[0]
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 5216]                        ;   220.8 fp2+agu1   32 x[0]
        db 0x2e
        vpxor ymm3, ymm3, ymm1                                ;   221.8 fp3     32 x[0]
        db 0x2e
        vpxor ymm14, ymm14, ymm3                              ;   222.8 fp0     32 x[0]
        db 0x2e
        vmovdqu ymm1, [rbp + 4896]                            ;   220.8 agu0    32 x[0]
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 5024]                        ;   227.8 fp1+agu1   32 x[0]
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 4192]                        ;   228.8 fp2+agu0   32 x[0]
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 5056]                        ;   229.8 fp3+agu1   32 x[0]
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 4064]                        ;   230.8 fp0+agu0   32 x[0]
        db 0x2e
        vmovdqu [rbp + 5056], ymm14                           ;   223.8 agu2+fp5   32 x[0] spill
        db 0x2e
        vpxor ymm14, ymm15, [rbp + 4736]                      ;   223.7 fp1+agu1   32 x[0]
        db 0x2e
        vpxor ymm15, ymm15, ymm10                             ;   219.5 fp2     32 x[0]
        vpxor ymm15, ymm15, ymm1                              ;   231.8 fp3     32 x[0]
        db 0x2e
        vmovdqu [rbp + 4192], ymm15                           ;   232.8 agu2+fp5   32 x[0] spill
        db 0x2e
        vmovdqu ymm15, [rbp + 4768]                           ;   223.8 agu0    32 x[0]
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 4640]                      ;   230.8 fp0+agu1   32 x[0]
        db 0x2e
        vpxor ymm4, ymm4, ymm6                                ;   220.8 fp1     32 x[0]
        vmovdqu [rbp + 5024], ymm6                            ;   222.2 agu2+fp5   32 x[0] spill
        vmovdqu ymm6, [rbp + 4672]                            ;   224.8 agu0    32 x[0]
        vpxor ymm6, ymm6, [rbp + 4640]                        ;   231.8 fp2+agu1   32 x[0]
        vmovdqu [rbp + 4640], ymm8                            ;   223.2 agu2+fp5   32 x[0] spill
        db 0x2e
        vpxor ymm8, ymm9, ymm5                                ;   225.7 fp3     32 x[0]
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 4608]                        ;   225.8 fp0+agu0   32 x[0]
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 4672]                        ;   226.8 fp1+agu1   32 x[0]
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 5216]                        ;   227.8 fp2+agu0   32 x[0]
        db 0x2e
        vpxor ymm4, ymm4, [rbp - 128]                         ;   227.7 fp3+agu1   32 x[0]
        db 0x2e
        vmovdqu [rbp + 4672], ymm4                            ;   228.7 agu2+fp5   32 x[0] spill
        db 0x2e
        vmovdqu ymm4, [rbp + 4608]                            ;   227.8 agu0    32 x[0]
        vpxor ymm4, ymm4, [rbp + 4960]                        ;   234.8 fp0+agu1   32 x[0]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp - 96]                        ;   228.8 fp1+agu0   32 x[0]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                               ;   226.0 fp2     32 x[0]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                ;   227.0 fp3     32 x[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4608], ymm13                           ;   226.8 agu2+fp5   32 x[0] spill
        db 0x2e, 0x2e
        vpxor ymm13, ymm4, [rbp + 4096]                       ;   235.8 fp0+agu1   32 x[0]
        db 0x2e
        vpxor ymm10, ymm10, ymm13                             ;   236.8 fp1     32 x[0]
        db 0x2e
        vmovdqu [rbp + 4096], ymm10                           ;   237.8 agu2+fp5   32 x[0] spill
        db 0x2e
        vpxor ymm10, ymm15, [rbp + 4736]                      ;   231.8 fp2+agu0   32 x[0]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 4064]                      ;   232.8 fp3+agu1   32 x[0]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                              ;   231.8 fp0     32 x[0]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 4960]                      ;   232.8 fp1+agu0   32 x[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4960], ymm13                           ;   236.8 agu2+fp5   32 x[0] spill
        db 0x2e, 0x2e
        vpxor ymm13, ymm2, ymm14                              ;   229.0 fp2     32 x[0]
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 4064]                      ;   231.7 fp3+agu1   32 x[0]
        db 0x2e
        vpxor ymm7, ymm7, [rbp - 64]                          ;   231.8 fp0+agu0   32 x[0]
        db 0x2e
        vpxor ymm4, ymm4, ymm15                               ;   235.8 fp1     32 x[0]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                ;   236.8 fp2     32 x[0]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp - 32]                          ;   237.8 fp3+agu1   32 x[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4064], ymm4                            ;   238.8 agu2+fp5   32 x[0] spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm14, [rbp + 5216]                       ;   232.8 fp0+agu0   32 x[0]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                ;   233.8 fp1     32 x[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4736], ymm7                            ;   232.8 agu2+fp5   32 x[0] spill
        db 0x2e
        vpxor ymm7, ymm12, [rbp + 0]                          ;   233.7 fp2+agu1   32 x[0]
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 5280]                        ;   234.7 fp3+agu0   32 x[0]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 5248]                        ;   235.7 fp0+agu1   32 x[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5280], ymm7                            ;   236.7 agu2+fp5   32 x[0] spill
        db 0x2e
        vpxor ymm7, ymm10, [rbp + 32]                         ;   234.8 fp1+agu0   32 x[0]
        db 0x2e
        vpxor ymm7, ymm7, ymm1                                ;   235.8 fp2     32 x[0]
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 5216]                        ;   236.8 fp3+agu1   32 x[0]
        db 0x2e
        vmovdqu [rbp + 5216], ymm7                            ;   237.8 agu2+fp5   32 x[0] spill
        db 0x2e
        vpxor ymm7, ymm11, [rbp + 64]                         ;   235.8 fp0+agu0   32 x[0]
        db 0x2e
        vmovdqu [rbp + 4896], ymm7                            ;   236.8 agu2+fp5   32 x[0] spill
        db 0x2e
        vpxor ymm7, ymm13, [rbp + 96]                         ;   236.7 fp1+agu1   32 x[0]
        db 0x2e
        vmovdqu [rbp + 5088], ymm7                            ;   237.7 agu0+fp5   32 x[0] spill
        db 0x2e
        vmovdqu ymm7, [rbp + 4704]                            ;   237.7 agu1    32 x[0]
        vpxor ymm7, ymm7, [rbp + 128]                         ;   244.7 fp2+agu0   32 x[0]
        vpxor ymm7, ymm7, [rbp + 4640]                        ;   245.7 fp3+agu1   32 x[0]
        vmovdqu [rbp + 4992], ymm7                            ;   246.7 agu2+fp5   32 x[0] spill
        vpxor ymm7, ymm8, [rbp + 160]                         ;   238.8 fp0+agu0   32 x[0]
        vpxor ymm7, ymm7, [rbp + 5056]                        ;   239.8 fp1+agu1   32 x[0]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 320]                       ;   239.8 fp2+agu0   32 x[0]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 5248]                      ;   240.8 fp3+agu1   32 x[0]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 4160]                      ;   241.8 fp0+agu0   32 x[0]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                              ;   237.8 fp1     32 x[0]
        db 0x2e
        vpxor ymm1, ymm1, ymm6                                ;   238.0 fp2     32 x[0]
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 288]                         ;   241.7 fp3+agu1   32 x[0]
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 4768]                        ;   242.7 fp0+agu0   32 x[0]
        db 0x2e
        vpxor ymm13, ymm13, ymm5                              ;   238.8 fp1     32 x[0]
        vpxor ymm13, ymm13, [rbp + 352]                       ;   242.7 fp2+agu1   32 x[0]
        vmovdqu [rbp + 4768], ymm11                           ;   242.8 agu2+fp5   32 x[0] spill
        vmovdqu ymm11, [rbp + 4288]                           ;   242.8 agu0    32 x[0]
        vpxor ymm11, ymm11, [rbp + 192]                       ;   249.8 fp3+agu1   32 x[0]
        vmovdqu [rbp + 5152], ymm1                            ;   243.7 agu2+fp5   32 x[0] spill
        vpxor ymm1, ymm9, [rbp + 224]                         ;   243.8 fp0+agu0   32 x[0]
        vmovdqu [rbp + 5408], ymm1                            ;   244.8 agu2+fp5   32 x[0] spill
        vpxor ymm1, ymm0, [rbp + 256]                         ;   244.7 fp1+agu1   32 x[0]
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 4864]                        ;   245.7 fp2+agu0   32 x[0]
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 5248]                        ;   246.7 fp3+agu1   32 x[0]
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 416]                         ;   245.8 fp0+agu0   32 x[0]
        vpxor ymm2, ymm2, [rbp + 5056]                        ;   246.8 fp1+agu1   32 x[0]
        vpxor ymm0, ymm0, [rbp + 448]                         ;   246.8 fp2+agu0   32 x[0]
        vpxor ymm0, ymm0, [rbp + 4288]                        ;   247.8 fp3+agu1   32 x[0]
        vpxor ymm0, ymm0, [rbp + 4800]                        ;   248.8 fp0+agu0   32 x[0]
        vpxor ymm6, ymm6, ymm9                                ;   243.2 fp1     32 x[0]
        db 0x2e
        vmovdqu ymm9, [rbp + 4704]                            ;   248.7 agu1    32 x[0]
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 384]                         ;   255.7 fp2+agu0   32 x[0]
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 4928]                        ;   256.7 fp3+agu1   32 x[0]
        db 0x2e
        vpxor ymm6, ymm6, ymm3                                ;   244.7 fp0     32 x[0]
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 480]                         ;   249.8 fp1+agu0   32 x[0]
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 512]                       ;   250.7 fp2+agu1   32 x[0]
        db 0x2e
        vmovdqu ymm3, [rbp + 5184]                            ;   250.8 agu0    32 x[0] reload
        db 0x2e
        vpxor ymm12, ymm12, ymm3                              ;   257.8 fp3     32 x[0]
        db 0x2e
        vpxor ymm10, ymm10, ymm4                              ;   245.8 fp0     32 x[0]
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 544]                       ;   251.7 fp1+agu1   32 x[0]
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 608]                       ;   251.8 fp2+agu0   32 x[0]
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 4192]                      ;   252.8 fp3+agu1   32 x[0]
        vpxor ymm8, ymm8, [rbp + 672]                         ;   252.8 fp0+agu0   32 x[0]
        vpxor ymm8, ymm8, [rbp + 4960]                        ;   253.8 fp1+agu1   32 x[0]
        vpxor ymm15, ymm15, [rbp + 736]                       ;   253.8 fp2+agu0   32 x[0]
        vmovdqu [rbp + 4960], ymm15                           ;   254.8 agu2+fp5   32 x[0] spill
        vmovdqu ymm15, [rbp + 5312]                           ;   254.7 agu1    32 x[0]
        vpxor ymm15, ymm15, [rbp + 576]                       ;   261.7 fp3+agu0   32 x[0]
        vpxor ymm15, ymm15, [rbp + 4832]                      ;   262.7 fp0+agu1   32 x[0]
        vpxor ymm3, ymm3, [rbp + 768]                         ;   257.8 fp1+agu0   32 x[0]
        vpxor ymm4, ymm4, [rbp + 800]                         ;   256.7 fp2+agu1   32 x[0]
        vmovdqu [rbp + 5184], ymm4                            ;   257.7 agu2+fp5   32 x[0] spill
        vmovdqu ymm4, [rbp + 5024]                            ;   256.8 agu0    32 x[0]
        vpxor ymm4, ymm4, [rbp + 640]                         ;   263.8 fp3+agu1   32 x[0]
        vpxor ymm4, ymm4, [rbp + 4640]                        ;   264.8 fp0+agu0   32 x[0]
        vpxor ymm5, ymm5, [rbp + 864]                         ;   258.7 fp1+agu1   32 x[0]
        vpxor ymm5, ymm5, [rbp + 4192]                        ;   259.7 fp2+agu0   32 x[0]
        vmovdqu [rbp + 4192], ymm3                            ;   258.8 agu2+fp5   32 x[0] spill
        vmovdqu ymm3, [rbp + 4608]                            ;   259.7 agu1    32 x[0]
        vpxor ymm3, ymm3, [rbp + 704]                         ;   266.7 fp3+agu0   32 x[0]
        vmovdqu [rbp + 4608], ymm3                            ;   267.7 agu2+fp5   32 x[0] spill
        vmovdqu ymm3, [rbp + 5312]                            ;   260.7 agu1    32 x[0]
        vpxor ymm3, ymm3, [rbp + 832]                         ;   267.7 fp0+agu0   32 x[0]
        vpxor ymm3, ymm3, [rbp + 4160]                        ;   268.7 fp1+agu1   32 x[0]
        vmovdqu [rbp + 4160], ymm3                            ;   269.7 agu2+fp5   32 x[0] spill
        vmovdqu ymm3, [rbp + 4096]                            ;   261.8 agu0    32 x[1]
        vpxor ymm3, ymm3, [r8 + 1056]                         ;   268.8 fp2+agu1   32 x[1]
        vpxor ymm3, ymm3, [rbp + 1952]                        ;   269.8 fp3+agu0   32 x[1]
        vpxor ymm3, ymm3, [rbp + 4032]                        ;   270.8 fp0+agu1   32 x[1]
        vmovdqu [rbp + 5312], ymm4                            ;   265.8 agu2+fp5   32 x[0] spill
        vpxor ymm4, ymm7, [rbp + 2208]                        ;   263.8 fp1+agu0   32 x[1]
        vpxor ymm4, ymm4, [r8 + 1312]                         ;   264.8 fp2+agu1   32 x[1]
        vpxor ymm4, ymm4, [rbp + 4000]                        ;   265.8 fp3+agu0   32 x[1]
        vmovdqu [rbp + 4640], ymm7                            ;   261.8 agu2+fp5   32 x[0] spill
        vmovdqu ymm7, [rbp + 5088]                            ;   265.7 agu1    32 x[1]
        vpxor ymm7, ymm7, [r8 + 1248]                         ;   272.7 fp0+agu0   32 x[1]
        vpxor ymm7, ymm7, [rbp + 2144]                        ;   273.7 fp1+agu1   32 x[1]
        vpxor ymm7, ymm7, [rbp + 3968]                        ;   274.7 fp2+agu0   32 x[1]
        db 0x2e
        vmovdqu [rbp + 5024], ymm6                            ;   264.8 agu2+fp5   32 x[0] spill
        db 0x2e
        vpxor ymm6, ymm13, [rbp + 2400]                       ;   267.7 fp3+agu1   32 x[1]
        db 0x2e
        vpxor ymm6, ymm6, [r8 + 1504]                         ;   268.7 fp0+agu0   32 x[1]
        vpxor ymm6, ymm6, [rbp + 3424]                        ;   269.7 fp1+agu1   32 x[1]
        vmovdqu [rbp + 4832], ymm13                           ;   265.8 agu2+fp5   32 x[0] spill
        vpxor ymm13, ymm2, [rbp + 2464]                       ;   268.8 fp2+agu0   32 x[1]
        vpxor ymm13, ymm13, [r8 + 1568]                       ;   269.8 fp3+agu1   32 x[1]
        vpxor ymm13, ymm13, [rbp + 3488]                      ;   270.8 fp0+agu0   32 x[1]
        vmovdqu [rbp + 4928], ymm2                            ;   267.7 agu2+fp5   32 x[0] spill
        vpxor ymm2, ymm14, [rbp + 2656]                       ;   270.7 fp1+agu1   32 x[1]
        vpxor ymm2, ymm2, [r8 + 1760]                         ;   271.7 fp2+agu0   32 x[1]
        vpxor ymm2, ymm2, [rbp + 3680]                        ;   272.7 fp3+agu1   32 x[1]
        vmovdqu [rbp + 4704], ymm14                           ;   268.7 agu2+fp5   32 x[0] spill
        vpxor ymm14, ymm8, [rbp + 2720]                       ;   271.8 fp0+agu0   32 x[1]
        vpxor ymm14, ymm14, [r8 + 1824]                       ;   272.8 fp1+agu1   32 x[1]
        vpxor ymm14, ymm14, [rbp + 3744]                      ;   273.8 fp2+agu0   32 x[1]
        vmovdqu [rbp + 4800], ymm8                            ;   269.7 agu2+fp5   32 x[0] spill
        vpxor ymm8, ymm5, [rbp + 2912]                        ;   273.7 fp3+agu1   32 x[1]
        vpxor ymm8, ymm8, [r8 + 2016]                         ;   274.7 fp0+agu0   32 x[1]
        vpxor ymm8, ymm8, [rbp + 3936]                        ;   275.7 fp1+agu1   32 x[1]
        vmovdqu [rbp + 4288], ymm5                            ;   270.7 agu2+fp5   32 x[0] spill
        vmovdqu ymm5, [rbp + 4672]                            ;   274.8 agu0    21 x[1]
        vpxor ymm5, ymm5, [r8 + 1024]                         ;   281.8 fp2+agu1   21 x[1]
        vpxor ymm5, ymm5, [rbp + 1920]                        ;   282.8 fp3+agu0   21 x[1]
        vpxor ymm5, ymm5, [rbp + 4224]                        ;   283.8 fp0+agu1   21 x[1]
        vpxor ymm5, ymm5, [rel sm4_encrypt.T0_constants256]   ;   284.8 fp1+agu0   21 x[1]
        vmovdqu [rbp + 5056], ymm14                           ;   274.8 agu2+fp5   32 x[1] spill
        vmovdqu ymm14, [rbp + 4736]                           ;   277.7 agu1    21 x[1]
        vpxor ymm14, ymm14, [r8 + 1088]                       ;   284.7 fp2+agu0   21 x[1]
        vpxor ymm14, ymm14, [rbp + 1984]                      ;   285.7 fp3+agu1   21 x[1]
        vpxor ymm14, ymm14, [rbp + 4256]                      ;   286.7 fp0+agu0   21 x[1]
        vpxor ymm14, ymm14, [rel sm4_encrypt.T0_constants256] ;   287.7 fp1+agu1   21 x[1]
        vmovdqu [rbp + 5248], ymm8                            ;   276.7 agu2+fp5   32 x[1] spill
        vmovdqu ymm8, [rbp + 5280]                            ;   279.8 agu0    21 x[1]
        vpxor ymm8, ymm8, [r8 + 1152]                         ;   286.8 fp2+agu1   21 x[1]
        vpxor ymm8, ymm8, [rbp + 2048]                        ;   287.8 fp3+agu0   21 x[1]
        vpxor ymm8, ymm8, [rbp + 4352]                        ;   288.8 fp0+agu1   21 x[1]
        vpxor ymm8, ymm8, [rel sm4_encrypt.T0_constants256]   ;   289.8 fp1+agu0   21 x[1]
        vmovdqu [rbp + 4864], ymm13                           ;   275.7 agu2+fp5   32 x[1] spill
        vmovdqu ymm13, [rbp + 5216]                           ;   282.7 agu1    21 x[1]
        vpxor ymm13, ymm13, [r8 + 1184]                       ;   289.7 fp2+agu0   21 x[1]
        vpxor ymm13, ymm13, [rbp + 2080]                      ;   290.7 fp3+agu1   21 x[1]
        vpxor ymm13, ymm13, [rbp + 4384]                      ;   291.7 fp0+agu0   21 x[1]
        vpxor ymm13, ymm13, [rel sm4_encrypt.T0_constants256] ;   292.7 fp1+agu1   21 x[1]
        vmovdqu [rbp + 4128], ymm2                            ;   282.7 agu2+fp5   32 x[1] spill
        vmovdqu ymm2, [rbp + 4896]                            ;   284.8 agu0    21 x[1]
        vpxor ymm2, ymm2, [r8 + 1216]                         ;   291.8 fp2+agu1   21 x[1]
        vpxor ymm2, ymm2, [rbp + 2112]                        ;   292.8 fp3+agu0   21 x[1]
        vpxor ymm2, ymm2, [rbp + 4512]                        ;   293.8 fp0+agu1   21 x[1]
        vpxor ymm2, ymm2, [rel sm4_encrypt.T0_constants256]   ;   294.8 fp1+agu0   21 x[1]
        vmovdqu [rbp + 5472], ymm15                           ;   285.0 agu2+fp5   32 x[0] spill
        vpxor ymm15, ymm14, ymm2                              ;   295.8 fp2     21 x[1]
        vmovdqu [rbp + 5504], ymm10                           ;   286.0 agu2+fp5   32 x[0] spill
        vpxor ymm10, ymm13, [rbp + 2016]                      ;   293.7 fp3+agu1   21 x[1]
        vpxor ymm10, ymm10, [r8 + 1120]                       ;   294.7 fp0+agu0   21 x[1]
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 4416]                      ;   295.7 fp1+agu1   21 x[1]
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 4064]                      ;   296.7 fp2+agu0   21 x[1]
        db 0x2e
        vmovdqu [rbp + 5376], ymm12                           ;   287.8 agu2+fp5   32 x[0] spill
        db 0x2e
        vpxor ymm12, ymm7, ymm15                              ;   296.8 fp3     21 x[1]
        db 0x2e
        vpxor ymm7, ymm7, ymm8                                ;   290.8 fp0     21 x[1]
        db 0x2e
        vpxor ymm7, ymm7, ymm13                               ;   293.7 fp1     21 x[1]
        db 0x2e
        vmovdqu [rbp + 5440], ymm0                            ;   289.8 agu2+fp5   32 x[0] spill
        vpxor ymm0, ymm2, ymm10                               ;   297.7 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5344], ymm9                            ;   290.8 agu1+fp5   32 x[0] spill
        db 0x2e, 0x2e
        vpxor ymm9, ymm3, ymm15                               ;   296.8 fp3     21 x[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5120], ymm4                            ;   291.8 agu0+fp5   32 x[1] spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm10, ymm12                              ;   297.8 fp0     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                              ;   297.7 fp1     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                ;   297.8 fp2     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                ;   298.8 fp3     21 x[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5536], ymm6                            ;   292.8 agu2+fp5   32 x[1] spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm7, ymm9                                ;   297.8 fp0     21 x[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5568], ymm1                            ;   293.8 agu1+fp5   32 x[0] spill
        db 0x2e, 0x2e
        vpxor ymm1, ymm7, ymm10                               ;   298.7 fp1     21 x[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5600], ymm11                           ;   294.8 agu0+fp5   32 x[0] spill
        db 0x2e
        vpxor ymm11, ymm2, ymm8                               ;   299.8 fp2     21 x[1]
        db 0x2e
        vmovdqu [rbp + 5632], ymm13                           ;   295.8 agu2+fp5   21 x[1] spill
        db 0x2e
        vpxor ymm13, ymm3, ymm10                              ;   298.7 fp3     21 x[1]
        db 0x2e
        vmovdqu [rbp + 5664], ymm4                            ;   298.8 agu1+fp5   21 x[1] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm13, ymm0                               ;   299.7 fp0     21 x[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5696], ymm13                           ;   299.7 agu0+fp5   21 x[1] spill
        db 0x2e, 0x2e
        vpxor ymm13, ymm0, ymm8                               ;   299.8 fp1     21 x[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5728], ymm9                            ;   298.8 agu2+fp5   21 x[1] spill
        db 0x2e, 0x2e
        vpand ymm9, ymm3, ymm8                                ;   299.8 fp2     21 x[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5760], ymm3                            ;   299.8 agu1+fp5   32 x[1] spill
        db 0x2e, 0x2e
        vpand ymm3, ymm10, ymm13                              ;   300.8 fp3     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                ;   301.8 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                ;   302.8 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                              ;   300.8 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm6, ymm12                               ;   298.8 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                ;   303.8 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm2, ymm15                               ;   299.0 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                ;   301.8 fp2     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm9, ymm12, ymm11                              ;   300.8 fp3     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 5632]                        ;   302.8 fp0+agu0   21 x[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5632], ymm2                            ;   300.8 agu2+fp5   21 x[1] spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm15, ymm1                               ;   300.0 fp1     21 x[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5792], ymm15                           ;   301.8 agu1+fp5   21 x[1] spill
        db 0x2e, 0x2e
        vpxor ymm15, ymm12, ymm0                              ;   300.2 fp2     21 x[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5824], ymm8                            ;   302.8 agu0+fp5   21 x[1] spill
        db 0x2e, 0x2e
        vpand ymm8, ymm7, ymm9                                ;   301.8 fp3     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                ;   304.8 fp0     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                              ;   302.8 fp1     21 x[1]
        db 0x2e, 0x2e
        vpand ymm8, ymm2, ymm15                               ;   301.2 fp2     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                ;   303.8 fp3     21 x[1]
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 5728]                            ;   301.2 agu1    21 x[1] reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 5856], ymm9                            ;   303.8 agu2+fp5   21 x[1] spill
        db 0x2e, 0x2e
        vpor ymm9, ymm11, ymm8                                ;   308.2 fp0     21 x[1]
        db 0x2e, 0x2e
        vpand ymm8, ymm1, [rbp + 5664]                        ;   305.8 fp1+agu0   21 x[1]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                ;   306.8 fp2     21 x[1]
        db 0x2e
        vpxor ymm9, ymm9, ymm8                                ;   309.2 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm3, ymm14                               ;   303.8 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                ;   310.2 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm5                                ;   305.8 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                              ;   310.2 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm4, ymm14                               ;   311.2 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5888], ymm11                           ;   304.8 agu1+fp5   21 x[1] spill
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm11, ymm8                                   ;   306.8         21 x[1] copy
        db 0x2e, 0x2e
        vpor ymm8, ymm8, ymm3                                 ;   311.2 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                ;   312.2 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                              ;   313.2 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm14                             ;   314.2 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm14                               ;   314.2 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpor ymm8, ymm8, ymm5                                 ;   313.2 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5920], ymm15                           ;   315.2 agu2+fp5   21 x[1] spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm9, ymm3                                ;   312.2 fp3     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                             ;   313.2 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                             ;   314.2 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm4, ymm3                               ;   311.2 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm11                               ;   314.2 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, ymm15                                ;   312.2 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                ;   312.2 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                ;   313.2 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                               ;   312.2 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                ;   314.2 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm14                               ;   315.2 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm4, [rbp + 5728]                       ;   314.2 fp2+agu0   21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm11                             ;   314.2 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                               ;   315.2 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm14, ymm3                               ;   315.2 fp1     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                              ;   314.2 fp2     21 x[1]
        db 0x2e, 0x2e
        vpand ymm14, ymm14, [rbp + 5696]                      ;   315.2 fp3+agu1   21 x[1]
        db 0x2e, 0x2e
        vpxor ymm8, ymm11, ymm5                               ;   316.2 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                              ;   316.2 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm8                                ;   317.2 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 5664]                        ;   317.2 fp3+agu0   21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm5                              ;   316.2 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                              ;   318.2 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                              ;   318.2 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm5                              ;   316.2 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm13                               ;   319.2 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm3, [rbp + 5824]                        ;   315.7 fp1+agu1   21 x[1]
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm11                               ;   316.2 fp2     21 x[1]
        db 0x2e, 0x2e
        vpand ymm5, ymm4, [rbp + 5888]                        ;   316.3 fp3+agu0   21 x[1]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                ;   316.5 fp0     21 x[1]
        db 0x2e, 0x2e
        vpand ymm11, ymm11, [rbp + 5856]                      ;   316.7 fp1+agu1   21 x[1]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                             ;   317.2 fp2     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                             ;   319.2 fp3     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                ;   317.5 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                              ;   318.5 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                              ;   320.2 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                ;   318.3 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 5760]                        ;   318.5 fp0+agu0   21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                               ;   321.2 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                               ;   319.2 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                ;   322.2 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                ;   322.2 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm4, [rbp + 5792]                       ;   319.7 fp1+agu1   21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                             ;   320.7 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 5632]                        ;   320.3 fp3+agu0   21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                               ;   320.5 fp0     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                ;   321.5 fp1     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                               ;   322.5 fp2     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                ;   323.5 fp3     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                              ;   321.5 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                              ;   322.5 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                              ;   323.5 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm3, ymm5                               ;   324.5 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rel sm4_encrypt.T0_constants256]       ;   319.7 agu1    21 x[0] reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                ;   326.7 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                             ;   322.7 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                              ;   326.7 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                ;   323.3 fp3     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                ;   326.7 fp0     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 5920]                        ;   324.3 fp1+agu0   21 x[1]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                ;   326.7 fp2     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                              ;   326.7 fp3     21 x[1]
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 4992]                            ;   321.7 agu1    21 x[1]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [r8 + 1280]                         ;   328.7 fp0+agu0   21 x[1]
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 2176]                            ;   322.7 agu1    32 x[0] reload
        db 0x2e
        vpxor ymm2, ymm2, ymm3                                ;   329.7 fp1     21 x[1]
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 4576]                            ;   322.8 agu0    32 x[0] reload
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                ;   330.7 fp2     21 x[1]
        db 0x2e
        vpxor ymm2, ymm2, ymm1                                ;   331.7 fp3     21 x[1]
        db 0x2e
        vmovdqu ymm6, [rbp + 5600]                            ;   323.7 agu1    21 x[1]
        db 0x2e
        vpxor ymm6, ymm6, [r8 + 1344]                         ;   330.7 fp0+agu0   21 x[1]
        db 0x2e
        vmovdqu ymm8, [rbp + 2240]                            ;   324.7 agu1    32 x[0] reload
        db 0x2e
        vpxor ymm6, ymm6, ymm8                                ;   331.7 fp1     21 x[1]
        db 0x2e
        vmovdqu ymm9, [rbp + 4544]                            ;   324.8 agu0    32 x[0] reload
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                                ;   332.7 fp2     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                ;   333.7 fp3     21 x[1]
        db 0x2e
        vmovdqu ymm13, [rbp + 5568]                           ;   325.7 agu1    21 x[1]
        db 0x2e
        vpxor ymm13, ymm13, [r8 + 1408]                       ;   332.7 fp0+agu0   21 x[1]
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 2304]                      ;   333.7 fp1+agu1   21 x[1]
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 4480]                      ;   334.7 fp2+agu0   21 x[1]
        db 0x2e
        vpxor ymm13, ymm13, ymm1                              ;   335.7 fp3     21 x[1]
        db 0x2e
        vmovdqu ymm8, [rbp + 5152]                            ;   327.7 agu1    21 x[1]
        db 0x2e
        vpxor ymm8, ymm8, [r8 + 1440]                         ;   334.7 fp0+agu0   21 x[1]
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 2336]                        ;   335.7 fp1+agu1   21 x[1]
        vpxor ymm8, ymm8, [rbp + 4448]                        ;   336.7 fp2+agu0   21 x[1]
        vpxor ymm8, ymm8, ymm1                                ;   337.7 fp3     21 x[1]
        vmovdqu ymm3, [rbp + 4768]                            ;   329.7 agu1    21 x[1]
        vpxor ymm3, ymm3, [r8 + 1472]                         ;   336.7 fp0+agu0   21 x[1]
        vpxor ymm3, ymm3, [rbp + 2368]                        ;   337.7 fp1+agu1   21 x[1]
        vpxor ymm3, ymm3, [rbp + 3392]                        ;   338.7 fp2+agu0   21 x[1]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                ;   339.7 fp3     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm9, ymm6, ymm3                                ;   340.7 fp0     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm4, ymm8, [rbp + 2272]                        ;   338.7 fp1+agu1   21 x[1]
        db 0x2e
        vpxor ymm4, ymm4, [r8 + 1376]                         ;   339.7 fp2+agu0   21 x[1]
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 4320]                        ;   340.7 fp3+agu1   21 x[1]
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 5408]                        ;   341.7 fp0+agu0   21 x[1]
        db 0x2e
        vmovdqu [rbp + 5920], ymm12                           ;   333.8 agu2+fp5   21 x[1] spill
        db 0x2e
        vpxor ymm12, ymm3, ymm4                               ;   342.7 fp1     21 x[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5632], ymm14                           ;   334.8 agu1+fp5   21 x[1] spill
        db 0x2e, 0x2e
        vpxor ymm14, ymm9, [rbp + 5536]                       ;   341.7 fp2+agu0   21 x[1]
        db 0x2e
        vmovdqu [rbp + 5792], ymm11                           ;   335.8 agu2+fp5   21 x[1] spill
        db 0x2e
        vpxor ymm11, ymm9, [rbp + 5120]                       ;   341.7 fp3+agu1   21 x[1]
        db 0x2e
        vmovdqu [rbp + 5760], ymm10                           ;   336.8 agu0+fp5   21 x[1] spill
        db 0x2e
        vpxor ymm10, ymm4, ymm14                              ;   342.7 fp0     21 x[1]
        db 0x2e
        vpxor ymm4, ymm4, ymm2                                ;   342.7 fp1     21 x[1]
        db 0x2e
        vpxor ymm2, ymm2, ymm11                               ;   342.7 fp2     21 x[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5856], ymm5                            ;   337.8 agu2+fp5   21 x[1] spill
        db 0x2e, 0x2e
        vpxor ymm5, ymm13, [rbp + 5536]                       ;   337.7 fp3+agu1   21 x[1]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                ;   338.7 fp0     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                              ;   343.7 fp1     21 x[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5536], ymm15                           ;   338.8 agu0+fp5   21 x[1] spill
        db 0x2e, 0x2e
        vpxor ymm15, ymm5, ymm11                              ;   342.7 fp2     21 x[1]
        db 0x2e
        vmovdqu [rbp + 5888], ymm7                            ;   339.8 agu2+fp5   21 x[1] spill
        db 0x2e
        vpxor ymm7, ymm5, ymm4                                ;   343.7 fp3     21 x[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5824], ymm0                            ;   340.8 agu1+fp5   21 x[1] spill
        db 0x2e
        vpxor ymm0, ymm3, ymm13                               ;   344.7 fp0     21 x[1]
        db 0x2e
        vpxor ymm1, ymm4, [rbp + 5120]                        ;   343.7 fp1+agu0   21 x[1]
        db 0x2e
        vmovdqu [rbp + 5664], ymm8                            ;   341.8 agu2+fp5   21 x[1] spill
        db 0x2e
        vpand ymm8, ymm1, ymm12                               ;   344.7 fp2     21 x[1]
        db 0x2e
        vmovdqu [rbp + 5696], ymm1                            ;   344.7 agu1+fp5   21 x[1] spill
        db 0x2e
        vpxor ymm1, ymm12, ymm13                              ;   344.7 fp3     21 x[1]
        db 0x2e
        vmovdqu [rbp + 5728], ymm10                           ;   343.8 agu0+fp5   21 x[1] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm13, [rbp + 5120]                      ;   344.7 fp0+agu1   21 x[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5952], ymm13                           ;   344.8 agu2+fp5   21 x[1] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm4, ymm1                               ;   345.7 fp1     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                               ;   346.7 fp2     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                ;   347.7 fp3     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                               ;   345.7 fp0     21 x[1]
        db 0x2e, 0x2e
        vpand ymm10, ymm15, ymm14                             ;   343.7 fp1     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                               ;   348.7 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm3, ymm9                               ;   343.8 fp3     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm10                             ;   346.7 fp0     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm10, ymm14, ymm0                              ;   345.7 fp1     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 5664]                        ;   348.8 fp2+agu0   21 x[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5664], ymm3                            ;   345.8 agu1+fp5   21 x[1] spill
        db 0x2e, 0x2e
        vpxor ymm3, ymm9, ymm7                                ;   344.8 fp3     21 x[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5984], ymm9                            ;   346.8 agu2+fp5   21 x[1] spill
        db 0x2e, 0x2e
        vpxor ymm9, ymm14, ymm12                              ;   345.0 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6016], ymm4                            ;   347.8 agu0+fp5   21 x[1] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm5, ymm10                               ;   346.7 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                ;   349.7 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                ;   347.7 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm3, ymm9                                ;   346.0 fp0     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                ;   349.8 fp1     21 x[1]
        db 0x2e, 0x2e
        vpor ymm4, ymm0, ymm11                                ;   346.7 fp2     21 x[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6048], ymm10                           ;   348.8 agu1+fp5   21 x[1] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm7, [rbp + 5728]                       ;   350.8 fp3+agu0   21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                               ;   351.8 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                               ;   351.8 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm13, ymm6                              ;   348.7 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                              ;   352.8 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm2                              ;   350.7 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                ;   352.8 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm6, ymm8                                ;   353.8 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6080], ymm0                            ;   349.8 agu2+fp5   21 x[1] spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm4, ymm13                                ;   354.8 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                               ;   355.8 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpor ymm10, ymm10, ymm13                              ;   353.8 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                              ;   354.8 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                               ;   355.8 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm6                                ;   356.8 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm6                                ;   356.8 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm10, ymm10, ymm2                               ;   355.8 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                ;   356.8 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm0                              ;   356.8 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                ;   354.8 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm13                               ;   353.8 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm2, ymm8                                 ;   354.8 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                ;   355.8 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                              ;   354.8 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm10                             ;   356.8 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm6                              ;   357.8 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm4                              ;   356.8 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm0                              ;   356.8 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                               ;   357.8 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm6, ymm13                               ;   357.8 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                ;   356.8 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 5696]                        ;   357.8 fp1+agu1   21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm0, ymm2                                ;   358.8 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                                ;   358.8 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm8                                ;   359.8 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 5728]                        ;   359.8 fp1+agu0   21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm2                                ;   358.8 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                              ;   360.8 fp3     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                ;   360.8 fp0     21 x[1]
        db 0x2e, 0x2e
        vpand ymm2, ymm2, [rbp + 6016]                        ;   358.8 fp1+agu1   21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                              ;   361.8 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm13, [rbp + 5952]                       ;   358.2 fp3+agu0   21 x[1]
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm0                                ;   358.3 fp0     21 x[1]
        db 0x2e, 0x2e
        vpand ymm10, ymm4, [rbp + 6080]                       ;   358.8 fp1+agu1   21 x[1]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm13                               ;   359.0 fp2     21 x[1]
        db 0x2e, 0x2e
        vpand ymm0, ymm0, [rbp + 6048]                        ;   359.2 fp3+agu0   21 x[1]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                ;   359.8 fp0     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                               ;   361.8 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                               ;   360.0 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                              ;   361.0 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                             ;   362.8 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                               ;   360.8 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 5120]                      ;   361.0 fp2+agu1   21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                               ;   363.8 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                               ;   361.8 fp0     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                ;   364.8 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                              ;   364.8 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm4, [rbp + 5984]                       ;   362.2 fp3+agu0   21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                               ;   363.2 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 5664]                        ;   362.8 fp1+agu1   21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                              ;   363.0 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                              ;   364.0 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                              ;   365.0 fp0     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                              ;   366.0 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm13, ymm10                             ;   367.0 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rel sm4_encrypt.T0_constants256]       ;   361.7 agu0    21 x[0] reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                              ;   368.7 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                              ;   364.3 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                               ;   364.8 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                               ;   365.8 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                              ;   368.7 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                ;   368.7 fp0     21 x[1]
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 5344]                            ;   363.0 agu1    21 x[1]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [r8 + 1536]                         ;   370.0 fp1+agu0   21 x[1]
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 2432]                            ;   364.0 agu1    32 x[0] reload
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                ;   371.0 fp2     21 x[1]
        db 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 3456]                           ;   364.2 agu0    32 x[0] reload
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                               ;   372.0 fp3     21 x[1]
        db 0x2e
        vpxor ymm2, ymm2, ymm1                                ;   368.7 fp0     21 x[1]
        db 0x2e
        vpxor ymm3, ymm3, ymm1                                ;   373.0 fp1     21 x[1]
        db 0x2e
        vmovdqu ymm12, [rbp + 5440]                           ;   365.0 agu1    21 x[1]
        db 0x2e
        vpxor ymm12, ymm12, [r8 + 1600]                       ;   372.0 fp2+agu0   21 x[1]
        db 0x2e
        vmovdqu ymm13, [rbp + 2496]                           ;   366.0 agu1    32 x[0] reload
        db 0x2e
        vpxor ymm12, ymm12, ymm13                             ;   373.0 fp3     21 x[1]
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 3520]                      ;   374.0 fp0+agu0   21 x[1]
        vpxor ymm12, ymm12, ymm1                              ;   375.0 fp1     21 x[1]
        vmovdqu ymm13, [rbp + 5376]                           ;   367.0 agu1    21 x[1]
        vpxor ymm13, ymm13, [r8 + 1664]                       ;   374.0 fp2+agu0   21 x[1]
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 2560]                      ;   375.0 fp3+agu1   21 x[1]
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 3584]                      ;   376.0 fp0+agu0   21 x[1]
        db 0x2e
        vpxor ymm13, ymm13, ymm1                              ;   377.0 fp1     21 x[1]
        db 0x2e
        vmovdqu ymm4, [rbp + 5504]                            ;   369.0 agu1    21 x[1]
        db 0x2e
        vpxor ymm4, ymm4, [r8 + 1696]                         ;   376.0 fp2+agu0   21 x[1]
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 2592]                        ;   377.0 fp3+agu1   21 x[1]
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 3616]                        ;   378.0 fp0+agu0   21 x[1]
        vpxor ymm4, ymm4, ymm1                                ;   379.0 fp1     21 x[1]
        db 0x2e
        vmovdqu ymm11, [rbp + 5472]                           ;   371.0 agu1    21 x[1]
        db 0x2e
        vpxor ymm11, ymm11, [r8 + 1728]                       ;   378.0 fp2+agu0   21 x[1]
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 2624]                      ;   379.0 fp3+agu1   21 x[1]
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 3648]                      ;   380.0 fp0+agu0   21 x[1]
        db 0x2e
        vpxor ymm11, ymm11, ymm1                              ;   381.0 fp1     21 x[1]
        db 0x2e
        vmovdqu [rbp + 5664], ymm6                            ;   373.0 agu2+fp5   21 x[1] spill
        vpxor ymm6, ymm12, ymm11                              ;   382.0 fp2     21 x[1]
        vmovdqu [rbp + 5984], ymm14                           ;   374.0 agu1+fp5   21 x[1] spill
        db 0x2e
        vpxor ymm14, ymm4, [rbp + 2528]                       ;   380.0 fp3+agu0   21 x[1]
        db 0x2e
        vpxor ymm14, ymm14, [r8 + 1632]                       ;   381.0 fp0+agu1   21 x[1]
        vpxor ymm14, ymm14, [rbp + 3552]                      ;   382.0 fp1+agu0   21 x[1]
        vpxor ymm14, ymm14, [rbp + 5024]                      ;   383.0 fp2+agu1   21 x[1]
        vmovdqu [rbp + 5120], ymm8                            ;   375.2 agu2+fp5   21 x[1] spill
        vpxor ymm8, ymm11, ymm14                              ;   384.0 fp3     21 x[1]
        vmovdqu [rbp + 6048], ymm0                            ;   376.2 agu0+fp5   21 x[1] spill
        vpxor ymm0, ymm6, [rbp + 4128]                        ;   383.0 fp0+agu1   21 x[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6080], ymm7                            ;   377.2 agu2+fp5   21 x[1] spill
        db 0x2e, 0x2e
        vpxor ymm7, ymm6, [rbp + 4864]                        ;   383.0 fp1+agu0   21 x[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5952], ymm2                            ;   378.2 agu1+fp5   21 x[1] spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm14, ymm0                               ;   384.0 fp2     21 x[1]
        db 0x2e
        vpxor ymm14, ymm14, ymm3                              ;   384.0 fp3     21 x[1]
        db 0x2e
        vpxor ymm3, ymm3, ymm7                                ;   384.0 fp0     21 x[1]
        db 0x2e
        vmovdqu [rbp + 6016], ymm15                           ;   379.2 agu2+fp5   21 x[1] spill
        db 0x2e
        vpxor ymm15, ymm13, [rbp + 4128]                      ;   379.0 fp1+agu0   21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                              ;   380.0 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                              ;   385.0 fp3     21 x[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4128], ymm10                           ;   380.2 agu1+fp5   21 x[1] spill
        db 0x2e, 0x2e
        vpxor ymm10, ymm15, ymm7                              ;   384.0 fp0     21 x[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5728], ymm5                            ;   381.2 agu2+fp5   21 x[1] spill
        db 0x2e, 0x2e
        vpxor ymm5, ymm15, ymm14                              ;   385.0 fp1     21 x[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5696], ymm9                            ;   382.2 agu0+fp5   21 x[1] spill
        db 0x2e, 0x2e
        vpxor ymm9, ymm11, ymm13                              ;   386.0 fp2     21 x[1]
        db 0x2e
        vpxor ymm1, ymm14, [rbp + 4864]                       ;   385.0 fp3+agu1   21 x[1]
        db 0x2e
        vmovdqu [rbp + 6112], ymm4                            ;   383.2 agu2+fp5   21 x[1] spill
        db 0x2e
        vpand ymm4, ymm1, ymm8                                ;   386.0 fp0     21 x[1]
        db 0x2e
        vmovdqu [rbp + 6144], ymm1                            ;   386.0 agu0+fp5   21 x[1] spill
        db 0x2e
        vpxor ymm1, ymm8, ymm13                               ;   386.0 fp1     21 x[1]
        db 0x2e
        vmovdqu [rbp + 6176], ymm2                            ;   385.2 agu1+fp5   21 x[1] spill
        vpand ymm2, ymm13, [rbp + 4864]                       ;   386.0 fp2+agu0   21 x[1]
        vmovdqu [rbp + 6208], ymm13                           ;   386.2 agu2+fp5   21 x[1] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm14, ymm1                              ;   387.0 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm13                               ;   388.0 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                ;   389.0 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                              ;   387.0 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm10, ymm0                               ;   385.0 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                ;   390.0 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm11, ymm6                               ;   385.2 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                              ;   388.0 fp2     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm2, ymm0, ymm9                                ;   387.0 fp3     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 6112]                        ;   390.2 fp0+agu1   21 x[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6112], ymm11                           ;   387.2 agu0+fp5   21 x[1] spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm6, ymm5                               ;   386.2 fp1     21 x[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6240], ymm6                            ;   388.2 agu2+fp5   21 x[1] spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm0, ymm8                                ;   386.3 fp2     21 x[1]
        db 0x2e
        vmovdqu [rbp + 6272], ymm14                           ;   389.2 agu1+fp5   21 x[1] spill
        db 0x2e
        vpand ymm14, ymm15, ymm2                              ;   388.0 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                               ;   391.0 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                             ;   389.0 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm11, ymm6                              ;   387.3 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                               ;   391.2 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm9, ymm7                                ;   388.0 fp0     21 x[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6304], ymm2                            ;   390.2 agu0+fp5   21 x[1] spill
        db 0x2e, 0x2e
        vpand ymm2, ymm5, [rbp + 6176]                        ;   392.2 fp1+agu1   21 x[1]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                ;   393.2 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                              ;   393.2 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm13, ymm12                              ;   390.0 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                             ;   394.2 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm3                                ;   392.0 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                             ;   394.2 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm12, ymm4                              ;   395.2 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6336], ymm9                            ;   391.2 agu2+fp5   21 x[1] spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm14, ymm13                               ;   396.2 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                ;   397.2 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm2, ymm13                                ;   395.2 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                               ;   396.2 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                              ;   397.2 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm12                               ;   398.2 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm12                             ;   398.2 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm2, ymm3                                 ;   397.2 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                              ;   398.2 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm9                              ;   398.2 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                              ;   396.2 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm13                               ;   395.2 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm3, ymm4                                 ;   396.2 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                              ;   397.2 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                              ;   396.2 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                              ;   398.2 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm12                               ;   399.2 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm14                               ;   398.2 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm9                                ;   398.2 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                              ;   399.2 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm12, ymm13                              ;   399.2 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                               ;   398.2 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, [rbp + 6144]                      ;   399.2 fp3+agu0   21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm9, ymm2                                ;   400.2 fp0     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                             ;   400.2 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                ;   401.2 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 6176]                        ;   401.2 fp3+agu1   21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm2                                ;   400.2 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                ;   402.2 fp1     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                ;   402.2 fp2     21 x[1]
        db 0x2e, 0x2e
        vpand ymm2, ymm2, [rbp + 6272]                        ;   400.2 fp3+agu0   21 x[1]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                ;   403.2 fp0     21 x[1]
        db 0x2e, 0x2e
        vpand ymm4, ymm13, [rbp + 6208]                       ;   399.5 fp1+agu1   21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm9                              ;   399.7 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm14, [rbp + 6336]                       ;   400.2 fp3+agu0   21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                             ;   400.3 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, [rbp + 6304]                        ;   400.5 fp1+agu1   21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                               ;   401.2 fp2     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                ;   403.2 fp3     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                ;   401.3 fp0     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                ;   402.3 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                ;   404.2 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                             ;   402.2 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 4864]                      ;   402.3 fp0+agu0   21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                              ;   405.2 fp1     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                              ;   403.2 fp2     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                             ;   406.2 fp3     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                             ;   406.2 fp0     21 x[1]
        db 0x2e, 0x2e
        vpand ymm7, ymm14, [rbp + 6240]                       ;   403.5 fp1+agu1   21 x[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                              ;   404.5 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, [rbp + 6112]                      ;   404.2 fp3+agu0   21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                ;   404.3 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                               ;   405.3 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                ;   406.3 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                               ;   407.3 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                ;   405.3 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                                ;   406.3 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                               ;   407.3 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm13, ymm5                              ;   408.3 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rel sm4_encrypt.T0_constants256]       ;   403.5 agu1    21 x[0] reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                              ;   410.5 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                ;   406.5 fp1     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                               ;   407.5 fp2     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                ;   410.5 fp3     21 x[1]
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 5312]                            ;   404.5 agu0    21 x[1]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [r8 + 1792]                         ;   411.5 fp0+agu1   21 x[1]
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 2688]                            ;   405.5 agu0    32 x[0] reload
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                ;   412.5 fp1     21 x[1]
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 3712]                            ;   405.7 agu1    32 x[0] reload
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                ;   413.5 fp2     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                ;   410.5 fp3     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                ;   414.5 fp0     21 x[1]
        db 0x2e
        vmovdqu ymm8, [rbp + 4608]                            ;   406.5 agu0    21 x[1]
        db 0x2e
        vpxor ymm8, ymm8, [r8 + 1856]                         ;   413.5 fp1+agu1   21 x[1]
        db 0x2e
        vmovdqu ymm10, [rbp + 2752]                           ;   407.5 agu0    32 x[0] reload
        db 0x2e
        vpxor ymm8, ymm8, ymm10                               ;   414.5 fp2     21 x[1]
        db 0x2e
        vmovdqu ymm11, [rbp + 3776]                           ;   407.7 agu1    32 x[0] reload
        db 0x2e
        vpxor ymm8, ymm8, ymm11                               ;   415.5 fp3     21 x[1]
        db 0x2e
        vpxor ymm8, ymm8, ymm1                                ;   416.5 fp0     21 x[1]
        db 0x2e
        vmovdqu ymm13, [rbp + 4192]                           ;   408.5 agu0    21 x[1]
        db 0x2e
        vpxor ymm13, ymm13, [r8 + 1920]                       ;   415.5 fp1+agu1   21 x[1]
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 2816]                      ;   416.5 fp2+agu0   21 x[1]
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 3840]                      ;   417.5 fp3+agu1   21 x[1]
        db 0x2e
        vpxor ymm13, ymm13, ymm1                              ;   418.5 fp0     21 x[1]
        db 0x2e
        vmovdqu ymm10, [rbp + 5184]                           ;   410.5 agu0    21 x[1]
        db 0x2e
        vpxor ymm10, ymm10, [r8 + 1952]                       ;   417.5 fp1+agu1   21 x[1]
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 2848]                      ;   418.5 fp2+agu0   21 x[1]
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 3872]                      ;   419.5 fp3+agu1   21 x[1]
        vpxor ymm10, ymm10, ymm1                              ;   420.5 fp0     21 x[1]
        db 0x2e
        vmovdqu ymm4, [rbp + 4160]                            ;   412.5 agu0    21 x[1]
        db 0x2e
        vpxor ymm4, ymm4, [r8 + 1984]                         ;   419.5 fp1+agu1   21 x[1]
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 2880]                        ;   420.5 fp2+agu0   21 x[1]
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 3904]                        ;   421.5 fp3+agu1   21 x[1]
        db 0x2e
        vpxor ymm4, ymm4, ymm1                                ;   422.5 fp0     21 x[1]
        db 0x2e
        vpxor ymm11, ymm8, ymm4                               ;   423.5 fp1     21 x[1]
        vpxor ymm7, ymm10, [rbp + 2784]                       ;   421.5 fp2+agu0   21 x[1]
        vpxor ymm7, ymm7, [r8 + 1888]                         ;   422.5 fp3+agu1   21 x[1]
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 3808]                        ;   423.5 fp0+agu0   21 x[1]
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 4960]                        ;   424.5 fp1+agu1   21 x[1]
        db 0x2e
        vpxor ymm1, ymm4, ymm7                                ;   425.5 fp2     21 x[1]
        db 0x2e
        vmovdqu [rbp + 6112], ymm0                            ;   417.5 agu2+fp5   21 x[1] spill
        vpxor ymm0, ymm11, [rbp + 5248]                       ;   424.5 fp3+agu0   21 x[1]
        vmovdqu [rbp + 6240], ymm12                           ;   418.5 agu1+fp5   21 x[1] spill
        vpxor ymm12, ymm11, [rbp + 5056]                      ;   424.5 fp0+agu0   21 x[1]
        vmovdqu [rbp + 4864], ymm9                            ;   419.5 agu2+fp5   21 x[1] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm7, ymm0                                ;   425.5 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                ;   425.5 fp2     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                               ;   425.5 fp3     21 x[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6304], ymm2                            ;   420.5 agu1+fp5   21 x[1] spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm13, [rbp + 5248]                       ;   420.5 fp0+agu0   21 x[1]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                               ;   421.5 fp1     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                              ;   426.5 fp2     21 x[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5248], ymm14                           ;   421.5 agu2+fp5   21 x[1] spill
        db 0x2e, 0x2e
        vpxor ymm14, ymm2, ymm12                              ;   425.5 fp3     21 x[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6336], ymm5                            ;   422.5 agu1+fp5   21 x[1] spill
        db 0x2e
        vpxor ymm5, ymm2, ymm7                                ;   426.5 fp0     21 x[1]
        db 0x2e
        vmovdqu [rbp + 6208], ymm15                           ;   423.5 agu0+fp5   21 x[1] spill
        db 0x2e
        vpxor ymm15, ymm4, ymm13                              ;   427.5 fp1     21 x[1]
        db 0x2e
        vmovdqu [rbp + 6272], ymm6                            ;   424.5 agu2+fp5   21 x[1] spill
        db 0x2e
        vpxor ymm6, ymm7, [rbp + 5056]                        ;   426.5 fp2+agu1   21 x[1]
        db 0x2e
        vmovdqu [rbp + 6176], ymm10                           ;   425.5 agu0+fp5   21 x[1] spill
        db 0x2e, 0x2e
        vpand ymm10, ymm6, ymm1                               ;   427.5 fp3     21 x[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6144], ymm6                            ;   427.5 agu2+fp5   21 x[1] spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm1, ymm13                               ;   427.5 fp0     21 x[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6368], ymm9                            ;   427.5 agu1+fp5   21 x[1] spill
        db 0x2e, 0x2e
        vpand ymm9, ymm13, [rbp + 5056]                       ;   427.5 fp1+agu0   21 x[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6400], ymm13                           ;   428.5 agu2+fp5   21 x[1] spill
        db 0x2e
        vpand ymm13, ymm7, ymm6                               ;   428.5 fp2     21 x[1]
        db 0x2e
        vpxor ymm10, ymm10, ymm13                             ;   429.5 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                               ;   430.5 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                ;   428.5 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm14, ymm0                               ;   426.5 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                ;   431.5 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm4, ymm11                               ;   426.8 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm9                              ;   429.5 fp1     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm9, ymm0, ymm15                               ;   428.5 fp2     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 6176]                      ;   432.5 fp3+agu1   21 x[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6176], ymm4                            ;   429.5 agu0+fp5   21 x[1] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm11, ymm5                               ;   427.8 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6432], ymm11                           ;   430.5 agu2+fp5   21 x[1] spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm0, ymm1                               ;   428.0 fp1     21 x[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6464], ymm7                            ;   431.5 agu1+fp5   21 x[1] spill
        db 0x2e, 0x2e
        vpand ymm7, ymm2, ymm9                                ;   429.5 fp2     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                ;   432.5 fp3     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                ;   430.5 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm4, ymm11                               ;   429.0 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                              ;   433.5 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpor ymm7, ymm15, ymm12                               ;   429.7 fp3     21 x[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6496], ymm9                            ;   432.5 agu0+fp5   21 x[1] spill
        db 0x2e, 0x2e
        vpand ymm9, ymm5, [rbp + 6368]                        ;   434.5 fp0+agu1   21 x[1]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                              ;   435.5 fp1     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                ;   435.5 fp2     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm9, ymm13, ymm8                               ;   431.5 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm7                              ;   436.5 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm3                                ;   433.5 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                ;   436.5 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm8, ymm10                               ;   437.5 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6528], ymm15                           ;   433.5 agu2+fp5   21 x[1] spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm7, ymm13                               ;   438.5 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                              ;   439.5 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm9, ymm13                                ;   437.5 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                                ;   438.5 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                ;   439.5 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm8                              ;   440.5 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm8                                ;   440.5 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm9, ymm3                                 ;   439.5 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                               ;   440.5 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm15                             ;   440.5 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                               ;   438.5 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm13                             ;   437.5 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm3, ymm10                                ;   438.5 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                ;   439.5 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm10                             ;   438.5 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm9                              ;   440.5 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm8                                ;   441.5 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm7                              ;   440.5 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm15                               ;   440.5 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                               ;   441.5 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm8, ymm13                               ;   441.5 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                              ;   440.5 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 6144]                        ;   441.5 fp2+agu0   21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm15, ymm3                               ;   442.5 fp3     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                ;   442.5 fp0     21 x[1]
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm9                                ;   443.5 fp1     21 x[1]
        db 0x2e, 0x2e
        vpand ymm9, ymm9, [rbp + 6368]                        ;   443.5 fp2+agu1   21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm3                                ;   442.5 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                              ;   444.5 fp0     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                                ;   444.5 fp1     21 x[1]
        db 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 6464]                        ;   442.5 fp2+agu0   21 x[1]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                ;   445.5 fp3     21 x[1]
        db 0x2e, 0x2e
        vpand ymm5, ymm13, [rbp + 6400]                       ;   441.8 fp0+agu1   21 x[1]
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm15                               ;   442.0 fp1     21 x[1]
        db 0x2e, 0x2e
        vpand ymm10, ymm7, [rbp + 6528]                       ;   442.5 fp2+agu0   21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                               ;   442.7 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, [rbp + 6496]                      ;   442.8 fp0+agu1   21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                ;   443.5 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                               ;   445.5 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                               ;   443.7 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                ;   444.7 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                ;   446.5 fp1     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                               ;   444.5 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 5056]                      ;   444.7 fp3+agu0   21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                ;   447.5 fp0     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                               ;   445.5 fp1     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                ;   448.5 fp2     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                              ;   448.5 fp3     21 x[1]
        db 0x2e, 0x2e
        vpand ymm14, ymm7, [rbp + 6432]                       ;   445.8 fp0+agu1   21 x[1]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm14                               ;   446.8 fp1     21 x[1]
        db 0x2e, 0x2e
        vpand ymm7, ymm7, [rbp + 6176]                        ;   446.5 fp2+agu0   21 x[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                              ;   446.7 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                              ;   447.7 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                              ;   448.7 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                              ;   449.7 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                              ;   447.7 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                              ;   448.7 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm2                              ;   449.7 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm13, ymm10                             ;   450.7 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu ymm4, [rel sm4_encrypt.T0_constants256]       ;   445.8 agu1    21 x[0] reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                              ;   452.8 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                ;   448.8 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                ;   452.8 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                              ;   449.5 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm13                             ;   450.5 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                ;   452.8 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                              ;   452.8 fp1     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                ;   452.8 fp2     21 x[1]
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 6272]                            ;   447.8 agu0    21 x[1] reload
        db 0x2e, 0x2e
        vpxor ymm5, ymm11, ymm1                               ;   454.8 fp3     32 x[1]
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 5824]                            ;   448.5 agu1    21 x[1] reload
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                ;   455.5 fp0     32 x[1]
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 5696]                            ;   448.8 agu0    21 x[1] reload
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                ;   455.8 fp1     32 x[1]
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 5728]                            ;   449.5 agu1    32 x[1]
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 6208]                           ;   449.8 agu0    21 x[1] reload
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                               ;   456.8 fp2     32 x[1]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                                ;   457.8 fp3     32 x[1]
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 4128]                           ;   450.5 agu1    21 x[1] reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 5824], ymm8                            ;   450.0 agu2+fp5   21 x[1] spill
        db 0x2e, 0x2e
        vpxor ymm8, ymm10, ymm13                              ;   457.5 fp0     32 x[1]
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 6336]                      ;   453.8 fp1+agu0   32 x[1]
        db 0x2e
        vpxor ymm10, ymm10, ymm4                              ;   454.8 fp2     32 x[1]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                             ;   455.8 fp3     32 x[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5696], ymm11                           ;   456.8 agu2+fp5   32 x[1] spill
        db 0x2e
        vpxor ymm11, ymm2, [rbp + 5888]                       ;   453.8 fp0+agu1   32 x[1]
        db 0x2e
        vpxor ymm2, ymm2, ymm5                                ;   455.8 fp1     32 x[1]
        db 0x2e
        vpxor ymm2, ymm2, ymm9                                ;   458.8 fp2     32 x[1]
        db 0x2e
        vmovdqu [rbp + 6336], ymm2                            ;   459.8 agu0+fp5   32 x[1] spill
        db 0x2e
        vpxor ymm2, ymm14, [rbp + 5536]                       ;   453.7 fp3+agu1   32 x[1]
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 6016]                      ;   454.2 fp0+agu0   32 x[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6272], ymm9                            ;   458.8 agu2+fp5   32 x[1] spill
        db 0x2e, 0x2e
        vpxor ymm9, ymm13, [rbp + 5856]                       ;   457.5 fp1+agu1   32 x[1]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                ;   458.5 fp2     32 x[1]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                              ;   457.5 fp3     32 x[1]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                               ;   456.8 fp0     32 x[1]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                             ;   456.8 fp1     32 x[1]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                              ;   457.8 fp2     32 x[1]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 5888]                        ;   457.8 fp3+agu0   32 x[1]
        db 0x2e
        vpxor ymm13, ymm13, ymm10                             ;   458.5 fp0     32 x[1]
        db 0x2e
        vmovdqu [rbp + 5888], ymm10                           ;   456.2 agu2+fp5   32 x[1] spill
        db 0x2e
        vpxor ymm10, ymm1, ymm8                               ;   458.5 fp1     32 x[1]
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 5856]                        ;   458.5 fp2+agu1   32 x[1]
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 6016]                        ;   459.5 fp3+agu0   32 x[1]
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 5248]                        ;   460.5 fp0+agu1   32 x[1]
        vmovdqu [rbp + 6016], ymm6                            ;   457.3 agu2+fp5   32 x[1] spill
        vpxor ymm6, ymm11, [rbp + 5248]                       ;   458.0 fp1+agu0   32 x[1]
        db 0x2e
        vpxor ymm6, ymm6, ymm14                               ;   459.0 fp2     32 x[1]
        db 0x2e
        vmovdqu [rbp + 5856], ymm11                           ;   458.3 agu2+fp5   32 x[1] spill
        db 0x2e
        vpxor ymm11, ymm3, [rbp + 6304]                       ;   458.8 fp3+agu1   32 x[1]
        vmovdqu [rbp + 6208], ymm6                            ;   460.0 agu0+fp5   32 x[1] spill
        vmovdqu ymm6, [rbp + 5760]                            ;   459.8 agu1    32 x[1]
        vpxor ymm6, ymm6, [rbp + 6304]                        ;   466.8 fp0+agu0   32 x[1]
        vmovdqu [rbp + 6304], ymm1                            ;   460.3 agu2+fp5   32 x[1] spill
        vmovdqu ymm1, [rbp + 5760]                            ;   460.8 agu1    32 x[1]
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 5952]                        ;   467.8 fp1+agu0   32 x[1]
        db 0x2e
        vmovdqu [rbp + 5760], ymm8                            ;   461.5 agu2+fp5   32 x[1] spill
        db 0x2e
        vpxor ymm8, ymm0, [rbp + 5984]                        ;   461.8 fp2+agu1   32 x[1]
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 6112]                        ;   462.0 fp3+agu0   32 x[1]
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 6240]                        ;   463.0 fp0+agu1   32 x[1]
        db 0x2e
        vpxor ymm0, ymm0, ymm4                                ;   464.0 fp1     32 x[1]
        db 0x2e
        vpxor ymm3, ymm3, ymm0                                ;   465.0 fp2     32 x[1]
        db 0x2e
        vmovdqu ymm4, [rbp + 5728]                            ;   463.0 agu0    32 x[1]
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 6048]                        ;   470.0 fp3+agu1   32 x[1]
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 5120]                        ;   471.0 fp0+agu0   32 x[1]
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 6080]                        ;   472.0 fp1+agu1   32 x[1]
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 4864]                        ;   473.0 fp2+agu0   32 x[1]
        db 0x2e
        vmovdqu [rbp + 6080], ymm3                            ;   466.0 agu2+fp5   32 x[1] spill
        db 0x2e
        vpxor ymm3, ymm15, [rbp + 5792]                       ;   465.8 fp3+agu1   32 x[1]
        db 0x2e
        vpxor ymm15, ymm15, ymm11                             ;   461.7 fp0     32 x[1]
        vpxor ymm15, ymm15, ymm4                              ;   474.0 fp1     32 x[1]
        db 0x2e
        vpxor ymm5, ymm5, ymm7                                ;   462.3 fp2     32 x[1]
        db 0x2e
        vmovdqu [rbp + 5120], ymm7                            ;   463.3 agu2+fp5   32 x[1] spill
        db 0x2e
        vmovdqu ymm7, [rbp + 5632]                            ;   466.0 agu0    32 x[1]
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 5824]                        ;   473.0 fp3+agu1   32 x[1]
        vpxor ymm5, ymm5, [rbp + 896]                         ;   467.0 fp0+agu0   32 x[1]
        vmovdqu [rbp + 6048], ymm5                            ;   468.0 agu2+fp5   32 x[1] spill
        vmovdqu ymm5, [rbp + 5664]                            ;   467.8 agu1    32 x[1]
        vpxor ymm5, ymm5, [rbp + 5824]                        ;   474.8 fp1+agu0   32 x[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5824], ymm15                           ;   475.0 agu2+fp5   32 x[1] spill
        db 0x2e, 0x2e
        vpxor ymm15, ymm8, ymm6                               ;   467.8 fp2     32 x[1]
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 5920]                        ;   468.8 fp3+agu1   32 x[1]
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 5664]                        ;   469.8 fp0+agu0   32 x[1]
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 6240]                        ;   470.8 fp1+agu1   32 x[1]
        db 0x2e
        vpxor ymm9, ymm9, ymm13                               ;   467.0 fp2     32 x[1]
        db 0x2e
        vpxor ymm9, ymm9, ymm14                               ;   468.0 fp3     32 x[1]
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 928]                       ;   470.0 fp0+agu0   32 x[1]
        db 0x2e
        vmovdqu [rbp + 5664], ymm13                           ;   468.0 agu2+fp5   32 x[1] spill
        db 0x2e
        vmovdqu ymm13, [rbp + 5920]                           ;   470.8 agu1    32 x[1]
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 5984]                      ;   477.8 fp1+agu0   32 x[1]
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 960]                         ;   471.8 fp2+agu1   32 x[1]
        db 0x2e
        vmovdqu [rbp + 5920], ymm9                            ;   472.8 agu2+fp5   32 x[1] spill
        db 0x2e
        vpxor ymm9, ymm13, [rbp + 5952]                       ;   478.8 fp3+agu0   32 x[1]
        db 0x2e
        vpxor ymm11, ymm11, ymm9                              ;   479.8 fp0     32 x[1]
        vpxor ymm13, ymm13, ymm5                              ;   478.8 fp1     32 x[1]
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 992]                       ;   479.8 fp2+agu1   32 x[1]
        db 0x2e
        vmovdqu [rbp + 5952], ymm11                           ;   480.8 agu2+fp5   32 x[1] spill
        db 0x2e
        vpxor ymm11, ymm7, [rbp + 5792]                       ;   474.0 fp3+agu0   32 x[1]
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 4864]                      ;   475.0 fp0+agu1   32 x[1]
        db 0x2e
        vpxor ymm7, ymm7, ymm0                                ;   474.0 fp1     32 x[1]
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 5984]                        ;   475.0 fp2+agu0   32 x[1]
        db 0x2e
        vpxor ymm13, ymm13, ymm7                              ;   480.8 fp3     32 x[1]
        db 0x2e
        vmovdqu [rbp + 5984], ymm13                           ;   481.8 agu2+fp5   32 x[1] spill
        db 0x2e
        vpxor ymm13, ymm1, ymm3                               ;   473.2 fp0     32 x[1]
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 4864]                      ;   474.8 fp1+agu1   32 x[1]
        db 0x2e
        vmovdqu [rbp + 4864], ymm7                            ;   476.0 agu2+fp5   32 x[1] spill
        db 0x2e
        vpxor ymm7, ymm3, [rbp + 6240]                        ;   475.0 fp2+agu0   32 x[1]
        db 0x2e
        vpxor ymm7, ymm7, ymm5                                ;   476.0 fp3     32 x[1]
        db 0x2e
        vmovdqu [rbp + 5792], ymm9                            ;   479.8 agu2+fp5   32 x[1] spill
        db 0x2e
        vpxor ymm9, ymm2, [rbp + 1024]                        ;   475.8 fp0+agu1   32 x[1]
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 5248]                        ;   476.8 fp1+agu0   32 x[1]
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 6272]                        ;   477.8 fp2+agu1   32 x[1]
        db 0x2e
        vmovdqu [rbp + 5248], ymm9                            ;   478.8 agu2+fp5   32 x[1] spill
        db 0x2e
        vpxor ymm9, ymm11, [rbp + 1056]                       ;   477.0 fp3+agu0   32 x[1]
        db 0x2e
        vpxor ymm9, ymm9, ymm4                                ;   478.0 fp0     32 x[1]
        vpxor ymm9, ymm9, [rbp + 6240]                        ;   479.0 fp1+agu1   32 x[1]
        vmovdqu [rbp + 6240], ymm9                            ;   480.0 agu2+fp5   32 x[1] spill
        vpxor ymm9, ymm12, [rbp + 1088]                       ;   478.0 fp2+agu0   32 x[1]
        vpxor ymm12, ymm12, [rbp + 1344]                      ;   478.8 fp3+agu1   32 x[1]
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 6272]                      ;   479.8 fp0+agu0   32 x[1]
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 6304]                      ;   480.8 fp1+agu1   32 x[1]
        db 0x2e
        vmovdqu [rbp + 5728], ymm12                           ;   481.8 agu2+fp5   32 x[1] spill
        db 0x2e
        vpxor ymm12, ymm13, [rbp + 1120]                      ;   480.0 fp2+agu0   32 x[1]
        db 0x2e
        vpxor ymm13, ymm13, ymm4                              ;   478.8 fp3     32 x[1]
        db 0x2e
        vpxor ymm4, ymm4, ymm5                                ;   479.0 fp0     32 x[1]
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 1312]                        ;   480.8 fp1+agu1   32 x[1]
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 5632]                        ;   481.8 fp2+agu0   32 x[1]
        db 0x2e
        vpxor ymm13, ymm13, ymm6                              ;   479.8 fp3     32 x[1]
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 1376]                      ;   481.8 fp0+agu1   32 x[1]
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 1440]                        ;   482.0 fp1+agu0   32 x[1]
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 6080]                        ;   483.0 fp2+agu1   32 x[1]
        db 0x2e
        vmovdqu [rbp + 5632], ymm4                            ;   482.8 agu2+fp5   32 x[1] spill
        db 0x2e
        vpxor ymm4, ymm10, [rbp + 1152]                       ;   483.0 fp3+agu0   32 x[1]
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 5696]                        ;   484.0 fp0+agu1   32 x[1]
        db 0x2e
        vpxor ymm5, ymm5, ymm0                                ;   481.2 fp1     32 x[1]
        db 0x2e
        vpxor ymm0, ymm15, [rbp + 1184]                       ;   484.0 fp2+agu0   32 x[1]
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 6080]                        ;   485.0 fp3+agu1   32 x[1]
        db 0x2e
        vpxor ymm5, ymm5, ymm8                                ;   482.2 fp0     32 x[1]
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 1248]                        ;   485.0 fp1+agu0   32 x[1]
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 1504]                        ;   485.8 fp2+agu1   32 x[1]
        db 0x2e
        vpxor ymm11, ymm11, ymm7                              ;   482.8 fp3     32 x[1]
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 1536]                        ;   486.0 fp0+agu0   32 x[1]
        vpxor ymm2, ymm2, [rbp + 6208]                        ;   487.0 fp1+agu1   32 x[1]
        vpxor ymm11, ymm11, [rbp + 1568]                      ;   487.0 fp2+agu0   32 x[1]
        vmovdqu [rbp + 6080], ymm5                            ;   486.8 agu2+fp5   32 x[1] spill
        vmovdqu ymm5, [rbp + 5760]                            ;   487.8 agu1    32 x[1]
        vpxor ymm5, ymm5, [rbp + 1216]                        ;   494.8 fp3+agu0   32 x[1]
        vmovdqu [rbp + 6112], ymm11                           ;   488.0 agu2+fp5   32 x[1] spill
        vpxor ymm11, ymm14, [rbp + 1280]                      ;   488.8 fp0+agu1   32 x[1]
        vpxor ymm11, ymm11, [rbp + 5536]                      ;   489.8 fp1+agu0   32 x[1]
        vpxor ymm11, ymm11, [rbp + 6272]                      ;   490.8 fp2+agu1   32 x[1]
        vpxor ymm14, ymm14, [rbp + 1472]                      ;   490.0 fp3+agu0   32 x[1]
        vpxor ymm14, ymm14, [rbp + 5760]                      ;   491.0 fp0+agu1   32 x[1]
        vpxor ymm14, ymm14, [rbp + 5888]                      ;   492.0 fp1+agu0   32 x[1]
        vpxor ymm3, ymm3, [rbp + 1632]                        ;   491.8 fp2+agu1   32 x[1]
        vpxor ymm3, ymm3, [rbp + 5824]                        ;   492.8 fp3+agu0   32 x[1]
        vpxor ymm10, ymm10, [rbp + 1664]                      ;   492.8 fp0+agu1   32 x[1]
        vpxor ymm10, ymm10, [rbp + 5120]                      ;   493.8 fp1+agu0   32 x[1]
        vpxor ymm15, ymm15, [rbp + 1696]                      ;   493.8 fp2+agu1   32 x[1]
        vpxor ymm15, ymm15, [rbp + 5792]                      ;   494.8 fp3+agu0   32 x[1]
        vmovdqu [rbp + 5792], ymm10                           ;   494.8 agu2+fp5   32 x[1] spill
        vmovdqu ymm10, [rbp + 5696]                           ;   494.8 agu1    32 x[1]
        vpxor ymm10, ymm10, [rbp + 1408]                      ;   501.8 fp0+agu0   32 x[1]
        vpxor ymm10, ymm10, [rbp + 6016]                      ;   502.8 fp1+agu1   32 x[1]
        vpxor ymm7, ymm7, [rbp + 1824]                        ;   496.0 fp2+agu0   32 x[1]
        vpxor ymm6, ymm6, [rbp + 1888]                        ;   496.8 fp3+agu1   32 x[1]
        vpxor ymm6, ymm6, [rbp + 5824]                        ;   497.8 fp0+agu0   32 x[1]
        vmovdqu [rbp + 5824], ymm7                            ;   497.0 agu2+fp5   32 x[1] spill
        vmovdqu ymm7, [rbp + 6336]                            ;   497.8 agu1    32 x[1]
        vpxor ymm7, ymm7, [rbp + 1600]                        ;   504.8 fp1+agu0   32 x[1]
        vpxor ymm7, ymm7, [rbp + 5856]                        ;   505.8 fp2+agu1   32 x[1]
        vmovdqu [rbp + 5856], ymm7                            ;   506.8 agu2+fp5   32 x[1] spill
        vmovdqu ymm7, [rbp + 5664]                            ;   499.0 agu0    32 x[1]
        vpxor ymm7, ymm7, [rbp + 1728]                        ;   506.0 fp3+agu1   32 x[1]
        vmovdqu [rbp + 5664], ymm7                            ;   507.0 agu2+fp5   32 x[1] spill
        vmovdqu ymm7, [rbp + 4864]                            ;   500.0 agu0    32 x[1]
        vpxor ymm7, ymm7, [rbp + 1760]                        ;   507.0 fp0+agu1   32 x[1]
        vmovdqu [rbp + 4864], ymm7                            ;   508.0 agu2+fp5   32 x[1] spill
        vmovdqu ymm7, [rbp + 6208]                            ;   501.0 agu0    32 x[1]
        vpxor ymm7, ymm7, [rbp + 1792]                        ;   508.0 fp1+agu1   32 x[1]
        vmovdqu [rbp + 6208], ymm7                            ;   509.0 agu2+fp5   32 x[1] spill
        vmovdqu ymm7, [rbp + 6336]                            ;   502.0 agu0    32 x[1]
        vpxor ymm7, ymm7, [rbp + 1856]                        ;   509.0 fp2+agu1   32 x[1]
        vpxor ymm7, ymm7, [rbp + 6304]                        ;   510.0 fp3+agu0   32 x[1]
        vmovdqu [rbp + 6304], ymm7                            ;   511.0 agu2+fp5   32 x[1] spill
        vpxor ymm7, ymm12, [rbp + 3968]                       ;   503.8 fp0+agu1   32 x[2]
        vpxor ymm7, ymm7, [r8 + 2272]                         ;   504.8 fp1+agu0   32 x[2]
        vpxor ymm7, ymm7, [rbp + 5088]                        ;   505.8 fp2+agu1   32 x[2]
        vmovdqu [rbp + 6336], ymm12                           ;   502.8 agu2+fp5   32 x[1] spill
        vmovdqu ymm12, [rbp + 4096]                           ;   505.0 agu0    32 x[2]
        vpxor ymm12, ymm12, [r8 + 2080]                       ;   512.0 fp3+agu1   32 x[2]
        vpxor ymm12, ymm12, [rbp + 4032]                      ;   513.0 fp0+agu0   32 x[2]
        vpxor ymm12, ymm12, [rbp + 5952]                      ;   514.0 fp1+agu1   32 x[2]
        vmovdqu [rbp + 6016], ymm2                            ;   505.2 agu2+fp5   32 x[1] spill
        vpxor ymm2, ymm0, [rbp + 4000]                        ;   507.0 fp2+agu0   32 x[2]
        vpxor ymm2, ymm2, [r8 + 2336]                         ;   508.0 fp3+agu1   32 x[2]
        vpxor ymm2, ymm2, [rbp + 4640]                        ;   509.0 fp0+agu0   32 x[2]
        vmovdqu [rbp + 5696], ymm0                            ;   506.2 agu2+fp5   32 x[1] spill
        vpxor ymm0, ymm13, [rbp + 3424]                       ;   508.8 fp1+agu1   32 x[2]
        vpxor ymm0, ymm0, [r8 + 2528]                         ;   509.8 fp2+agu0   32 x[2]
        vpxor ymm0, ymm0, [rbp + 4832]                        ;   510.8 fp3+agu1   32 x[2]
        vmovdqu [rbp + 5120], ymm13                           ;   507.2 agu2+fp5   32 x[1] spill
        vpxor ymm13, ymm1, [rbp + 3488]                       ;   510.0 fp0+agu0   32 x[2]
        vpxor ymm13, ymm13, [r8 + 2592]                       ;   511.0 fp1+agu1   32 x[2]
        vpxor ymm13, ymm13, [rbp + 4928]                      ;   512.0 fp2+agu0   32 x[2]
        vmovdqu [rbp + 5888], ymm1                            ;   508.2 agu2+fp5   32 x[1] spill
        vpxor ymm1, ymm3, [rbp + 3680]                        ;   511.8 fp3+agu1   32 x[2]
        db 0x2e
        vpxor ymm1, ymm1, [r8 + 2784]                         ;   512.8 fp0+agu0   32 x[2]
        vpxor ymm1, ymm1, [rbp + 4704]                        ;   513.8 fp1+agu1   32 x[2]
        vmovdqu [rbp + 5760], ymm3                            ;   509.2 agu2+fp5   32 x[1] spill
        vpxor ymm3, ymm15, [rbp + 3744]                       ;   513.0 fp2+agu0   32 x[2]
        vpxor ymm3, ymm3, [r8 + 2848]                         ;   514.0 fp3+agu1   32 x[2]
        vpxor ymm3, ymm3, [rbp + 4800]                        ;   515.0 fp0+agu0   32 x[2]
        vmovdqu [rbp + 6272], ymm15                           ;   510.2 agu2+fp5   32 x[1] spill
        vpxor ymm15, ymm6, [rbp + 3936]                       ;   514.8 fp1+agu1   32 x[2]
        vpxor ymm15, ymm15, [r8 + 3040]                       ;   515.8 fp2+agu0   32 x[2]
        vpxor ymm15, ymm15, [rbp + 4288]                      ;   516.8 fp3+agu1   32 x[2]
        vmovdqu [rbp + 5536], ymm6                            ;   511.2 agu2+fp5   32 x[1] spill
        vmovdqu ymm6, [rbp + 4672]                            ;   516.0 agu0    21 x[2]
        vpxor ymm6, ymm6, [r8 + 2048]                         ;   523.0 fp0+agu1   21 x[2]
        vpxor ymm6, ymm6, [rbp + 4224]                        ;   524.0 fp1+agu0   21 x[2]
        vpxor ymm6, ymm6, [rbp + 6048]                        ;   525.0 fp2+agu1   21 x[2]
        vpxor ymm6, ymm6, [rel sm4_encrypt.T0_constants256]   ;   526.0 fp3+agu0   21 x[2]
        vmovdqu [rbp + 4128], ymm3                            ;   516.0 agu2+fp5   32 x[2] spill
        vmovdqu ymm3, [rbp + 4736]                            ;   518.8 agu1    21 x[2]
        vpxor ymm3, ymm3, [r8 + 2112]                         ;   525.8 fp0+agu0   21 x[2]
        vpxor ymm3, ymm3, [rbp + 4256]                        ;   526.8 fp1+agu1   21 x[2]
        vpxor ymm3, ymm3, [rbp + 5920]                        ;   527.8 fp2+agu0   21 x[2]
        vpxor ymm3, ymm3, [rel sm4_encrypt.T0_constants256]   ;   528.8 fp3+agu1   21 x[2]
        vmovdqu [rbp + 6176], ymm15                           ;   517.8 agu2+fp5   32 x[2] spill
        vmovdqu ymm15, [rbp + 5280]                           ;   521.0 agu0    21 x[2]
        vpxor ymm15, ymm15, [r8 + 2176]                       ;   528.0 fp0+agu1   21 x[2]
        vpxor ymm15, ymm15, [rbp + 4352]                      ;   529.0 fp1+agu0   21 x[2]
        vpxor ymm15, ymm15, [rbp + 5248]                      ;   530.0 fp2+agu1   21 x[2]
        vpxor ymm15, ymm15, [rel sm4_encrypt.T0_constants256] ;   531.0 fp3+agu0   21 x[2]
        vmovdqu [rbp + 6432], ymm13                           ;   516.8 agu2+fp5   32 x[2] spill
        vpxor ymm13, ymm9, [rbp + 4512]                       ;   523.8 fp0+agu1   21 x[2]
        vpxor ymm13, ymm13, [r8 + 2240]                       ;   524.8 fp1+agu0   21 x[2]
        vpxor ymm13, ymm13, [rbp + 4896]                      ;   525.8 fp2+agu1   21 x[2]
        vpxor ymm13, ymm13, [rel sm4_encrypt.T0_constants256] ;   526.8 fp3+agu0   21 x[2]
        vmovdqu [rbp + 5056], ymm9                            ;   523.0 agu2+fp5   32 x[1] spill
        vmovdqu ymm9, [rbp + 5216]                            ;   525.8 agu1    21 x[2]
        vpxor ymm9, ymm9, [r8 + 2208]                         ;   532.8 fp0+agu0   21 x[2]
        vpxor ymm9, ymm9, [rbp + 4384]                        ;   533.8 fp1+agu1   21 x[2]
        vpxor ymm9, ymm9, [rbp + 6240]                        ;   534.8 fp2+agu0   21 x[2]
        vpxor ymm9, ymm9, [rel sm4_encrypt.T0_constants256]   ;   535.8 fp3+agu1   21 x[2]
        vmovdqu [rbp + 6496], ymm1                            ;   525.8 agu2+fp5   32 x[2] spill
        vpxor ymm1, ymm3, ymm13                               ;   529.8 fp0     21 x[2]
        vmovdqu [rbp + 6528], ymm14                           ;   526.8 agu2+fp5   32 x[1] spill
        vmovdqa ymm14, ymm13                                  ;   527.8         21 x[2] copy
        vmovdqu [rbp + 6400], ymm10                           ;   527.8 agu2+fp5   32 x[1] spill
        vmovdqu ymm10, [rbp + 4064]                           ;   528.0 agu0    21 x[2]
        vpxor ymm10, ymm10, [r8 + 2144]                       ;   535.0 fp1+agu1   21 x[2]
        vpxor ymm10, ymm10, [rbp + 4416]                      ;   536.0 fp2+agu0   21 x[2]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 5984]                      ;   537.0 fp3+agu1   21 x[2]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                              ;   538.0 fp0     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                             ;   539.0 fp1     21 x[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6464], ymm2                            ;   528.8 agu2+fp5   32 x[2] spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm7, ymm1                                ;   530.8 fp2     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                               ;   532.0 fp3     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                ;   536.8 fp0     21 x[2]
        db 0x2e
        vmovdqu [rbp + 6368], ymm0                            ;   529.8 agu2+fp5   32 x[2] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm12, ymm1                               ;   530.8 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6144], ymm8                            ;   530.8 agu0+fp5   32 x[1] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm2, ymm10                               ;   539.0 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                              ;   539.0 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                ;   531.8 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                              ;   532.8 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6560], ymm11                           ;   531.8 agu1+fp5   32 x[1] spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm0, ymm7                               ;   537.8 fp2     21 x[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6592], ymm5                            ;   532.8 agu2+fp5   32 x[1] spill
        db 0x2e, 0x2e
        vpxor ymm5, ymm7, ymm10                               ;   540.0 fp3     21 x[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6624], ymm4                            ;   533.8 agu0+fp5   32 x[1] spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm13, ymm15                              ;   533.8 fp0     21 x[2]
        db 0x2e
        vmovdqu [rbp + 6656], ymm9                            ;   536.8 agu1+fp5   21 x[2] spill
        db 0x2e
        vpxor ymm9, ymm12, ymm10                              ;   540.0 fp1     21 x[2]
        db 0x2e
        vmovdqu [rbp + 6688], ymm8                            ;   540.0 agu2+fp5   21 x[2] spill
        db 0x2e
        vpand ymm8, ymm9, ymm14                               ;   541.0 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6720], ymm9                            ;   541.0 agu0+fp5   21 x[2] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm15, ymm14                              ;   540.0 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6752], ymm0                            ;   537.8 agu1+fp5   21 x[2] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm15, ymm12                              ;   536.0 fp0     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                ;   537.0 fp1     21 x[2]
        db 0x2e, 0x2e
        vpand ymm0, ymm10, ymm9                               ;   541.0 fp2     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                ;   542.0 fp3     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                ;   543.0 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6784], ymm12                           ;   538.8 agu2+fp5   32 x[2] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm11, ymm2                              ;   538.8 fp1     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                               ;   544.0 fp2     21 x[2]
        db 0x2e, 0x2e
        vpand ymm12, ymm13, ymm1                              ;   538.2 fp3     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                               ;   542.0 fp0     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm12, ymm2, ymm4                               ;   538.8 fp1     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 6656]                        ;   543.8 fp2+agu0   21 x[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6656], ymm13                           ;   539.8 agu1+fp5   21 x[2] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm1, ymm5                               ;   541.0 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6816], ymm1                            ;   540.8 agu2+fp5   21 x[2] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm2, ymm14                               ;   540.0 fp0     21 x[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6848], ymm15                           ;   541.8 agu0+fp5   21 x[2] spill
        db 0x2e, 0x2e
        vpand ymm15, ymm7, ymm12                              ;   540.0 fp1     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                               ;   545.0 fp2     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                               ;   541.0 fp3     21 x[2]
        db 0x2e, 0x2e
        vpand ymm15, ymm1, ymm13                              ;   542.0 fp0     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                               ;   544.8 fp1     21 x[2]
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 6752]                           ;   540.8 agu1    21 x[2] reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 6880], ymm12                           ;   542.8 agu2+fp5   21 x[2] spill
        db 0x2e, 0x2e
        vpor ymm12, ymm4, ymm15                               ;   547.8 fp2     21 x[2]
        db 0x2e, 0x2e
        vpand ymm15, ymm5, [rbp + 6688]                       ;   547.0 fp3+agu0   21 x[2]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                               ;   548.0 fp0     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                             ;   548.8 fp1     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm15, ymm3, ymm0                               ;   543.0 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                               ;   549.8 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm6                              ;   546.0 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                               ;   549.8 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm8, ymm3                               ;   550.8 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6912], ymm4                            ;   543.8 agu1+fp5   21 x[2] spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm12, ymm0                                ;   551.8 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                               ;   552.8 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm15, ymm0                               ;   550.8 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                             ;   551.8 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                               ;   552.8 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm3                                ;   553.8 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm3                              ;   553.8 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm15, ymm6                               ;   552.8 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                ;   553.8 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm4                              ;   553.8 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                              ;   551.8 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm0                                ;   550.8 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm6, ymm8                                 ;   551.8 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                              ;   552.8 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                ;   551.8 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                               ;   553.8 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm3                              ;   554.8 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm12, [rbp + 6752]                      ;   553.8 fp0+agu0   21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm4                                ;   553.8 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                             ;   554.8 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm3, ymm0                                ;   554.8 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                               ;   553.8 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 6720]                        ;   554.8 fp1+agu1   21 x[2]
        db 0x2e, 0x2e
        vpxor ymm8, ymm4, ymm6                                ;   555.8 fp2     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                               ;   555.8 fp3     21 x[2]
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm8                                ;   556.8 fp0     21 x[2]
        db 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 6688]                        ;   556.8 fp1+agu0   21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm6                                ;   555.8 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                              ;   557.8 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm8                                ;   557.8 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm6                              ;   555.8 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                              ;   558.8 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm0, [rbp + 6848]                        ;   555.2 fp3+agu1   21 x[2]
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm4                                ;   555.3 fp0     21 x[2]
        db 0x2e, 0x2e
        vpand ymm6, ymm12, [rbp + 6912]                       ;   555.8 fp1+agu0   21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                              ;   556.0 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 6880]                        ;   556.2 fp3+agu1   21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                              ;   556.8 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                             ;   558.8 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                ;   557.0 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                ;   558.0 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                               ;   559.8 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                             ;   557.8 fp1     21 x[2]
        db 0x2e, 0x2e
        vpand ymm0, ymm0, [rbp + 6784]                        ;   558.0 fp2+agu0   21 x[2]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                              ;   560.8 fp3     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                               ;   558.8 fp0     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                               ;   561.8 fp1     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm13                               ;   561.8 fp2     21 x[2]
        db 0x2e, 0x2e
        vpand ymm15, ymm12, [rbp + 6816]                      ;   559.2 fp3+agu1   21 x[2]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                               ;   560.2 fp0     21 x[2]
        db 0x2e, 0x2e
        vpand ymm12, ymm12, [rbp + 6656]                      ;   559.8 fp1+agu0   21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                                ;   560.0 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                               ;   561.0 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                               ;   562.0 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                ;   563.0 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                ;   561.0 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                ;   562.0 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                ;   563.0 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm0, ymm6                               ;   564.0 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu ymm5, [rel sm4_encrypt.T0_constants256]       ;   559.2 agu1    21 x[0] reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                ;   566.2 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                ;   562.2 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                ;   566.2 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                               ;   562.8 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                ;   563.8 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                ;   566.2 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                ;   566.2 fp0     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                              ;   566.2 fp1     21 x[2]
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 4992]                           ;   561.2 agu0    21 x[2]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [r8 + 2304]                       ;   568.2 fp2+agu1   21 x[2]
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 4576]                            ;   562.2 agu0    32 x[0] reload
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                              ;   569.2 fp3     21 x[2]
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 6624]                            ;   562.3 agu1    32 x[1] reload
        db 0x2e
        vpxor ymm14, ymm14, ymm8                              ;   570.2 fp0     21 x[2]
        db 0x2e
        vpxor ymm14, ymm14, ymm5                              ;   571.2 fp1     21 x[2]
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 5600]                            ;   563.2 agu0    21 x[2]
        db 0x2e
        vpxor ymm9, ymm9, [r8 + 2368]                         ;   570.2 fp2+agu1   21 x[2]
        db 0x2e
        vmovdqu ymm11, [rbp + 4544]                           ;   564.2 agu0    32 x[0] reload
        db 0x2e
        vpxor ymm9, ymm9, ymm11                               ;   571.2 fp3     21 x[2]
        db 0x2e
        vmovdqu ymm12, [rbp + 6592]                           ;   564.3 agu1    32 x[1] reload
        db 0x2e
        vpxor ymm9, ymm9, ymm12                               ;   572.2 fp0     21 x[2]
        db 0x2e
        vpxor ymm9, ymm9, ymm5                                ;   573.2 fp1     21 x[2]
        db 0x2e
        vmovdqu ymm13, [rbp + 5568]                           ;   565.2 agu0    21 x[2]
        db 0x2e
        vpxor ymm13, ymm13, [r8 + 2432]                       ;   572.2 fp2+agu1   21 x[2]
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 4480]                      ;   573.2 fp3+agu0   21 x[2]
        vpxor ymm13, ymm13, [rbp + 6560]                      ;   574.2 fp0+agu1   21 x[2]
        vpxor ymm13, ymm13, ymm5                              ;   575.2 fp1     21 x[2]
        vmovdqu ymm11, [rbp + 5152]                           ;   567.2 agu0    21 x[2]
        vpxor ymm11, ymm11, [r8 + 2464]                       ;   574.2 fp2+agu1   21 x[2]
        vpxor ymm11, ymm11, [rbp + 4448]                      ;   575.2 fp3+agu0   21 x[2]
        vpxor ymm11, ymm11, [rbp + 5632]                      ;   576.2 fp0+agu1   21 x[2]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                              ;   577.2 fp1     21 x[2]
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 4768]                            ;   569.2 agu0    21 x[2]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [r8 + 2496]                         ;   576.2 fp2+agu1   21 x[2]
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 3392]                        ;   577.2 fp3+agu0   21 x[2]
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 5728]                        ;   578.2 fp0+agu1   21 x[2]
        db 0x2e
        vpxor ymm0, ymm0, ymm5                                ;   579.2 fp1     21 x[2]
        db 0x2e
        vpxor ymm12, ymm9, ymm0                               ;   580.2 fp2     21 x[2]
        db 0x2e
        vpxor ymm8, ymm11, [rbp + 4320]                       ;   578.2 fp3+agu0   21 x[2]
        db 0x2e
        vpxor ymm8, ymm8, [r8 + 2400]                         ;   579.2 fp0+agu1   21 x[2]
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 5408]                        ;   580.2 fp1+agu0   21 x[2]
        vpxor ymm8, ymm8, [rbp + 6144]                        ;   581.2 fp2+agu1   21 x[2]
        vmovdqu [rbp + 6656], ymm2                            ;   573.3 agu2+fp5   21 x[2] spill
        vpxor ymm2, ymm0, ymm8                                ;   582.2 fp3     21 x[2]
        vmovdqu [rbp + 6816], ymm3                            ;   574.3 agu0+fp5   21 x[2] spill
        vpxor ymm3, ymm12, [rbp + 6368]                       ;   581.2 fp0+agu1   21 x[2]
        vmovdqu [rbp + 6784], ymm4                            ;   575.3 agu2+fp5   21 x[2] spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm12, [rbp + 6464]                       ;   581.2 fp1+agu0   21 x[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6880], ymm10                           ;   576.3 agu1+fp5   21 x[2] spill
        db 0x2e, 0x2e
        vpxor ymm10, ymm8, ymm3                               ;   582.2 fp2     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm14                               ;   582.2 fp3     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                              ;   582.2 fp0     21 x[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6912], ymm6                            ;   577.3 agu2+fp5   21 x[2] spill
        db 0x2e
        vpxor ymm6, ymm13, [rbp + 6368]                       ;   577.2 fp1+agu0   21 x[2]
        db 0x2e
        vpxor ymm6, ymm6, ymm11                               ;   578.2 fp2     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                             ;   583.2 fp3     21 x[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6368], ymm15                           ;   578.3 agu1+fp5   21 x[2] spill
        db 0x2e, 0x2e
        vpxor ymm15, ymm6, ymm4                               ;   582.2 fp0     21 x[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6848], ymm7                            ;   579.3 agu2+fp5   21 x[2] spill
        db 0x2e, 0x2e
        vpxor ymm7, ymm6, ymm8                                ;   583.2 fp1     21 x[2]
        db 0x2e
        vmovdqu [rbp + 6688], ymm1                            ;   580.3 agu0+fp5   21 x[2] spill
        db 0x2e
        vpxor ymm1, ymm0, ymm13                               ;   584.2 fp2     21 x[2]
        db 0x2e
        vpxor ymm5, ymm8, [rbp + 6464]                        ;   583.2 fp3+agu1   21 x[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6720], ymm11                           ;   581.3 agu2+fp5   21 x[2] spill
        db 0x2e, 0x2e
        vpand ymm11, ymm5, ymm2                               ;   584.2 fp0     21 x[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6752], ymm5                            ;   584.2 agu0+fp5   21 x[2] spill
        db 0x2e
        vpxor ymm5, ymm2, ymm13                               ;   584.2 fp1     21 x[2]
        db 0x2e
        vmovdqu [rbp + 6944], ymm10                           ;   583.3 agu1+fp5   21 x[2] spill
        db 0x2e
        vpand ymm10, ymm13, [rbp + 6464]                      ;   584.2 fp2+agu0   21 x[2]
        db 0x2e
        vmovdqu [rbp + 6976], ymm13                           ;   584.3 agu2+fp5   21 x[2] spill
        db 0x2e
        vpand ymm13, ymm8, ymm5                               ;   585.2 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm13                             ;   586.2 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                             ;   587.2 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                               ;   585.2 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm15, ymm3                              ;   583.2 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                             ;   588.2 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm0, ymm12                              ;   583.3 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm10                             ;   586.2 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm3, ymm1                               ;   585.2 fp3     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 6720]                      ;   588.3 fp0+agu1   21 x[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6720], ymm0                            ;   585.3 agu0+fp5   21 x[2] spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm12, ymm7                               ;   584.3 fp1     21 x[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7008], ymm12                           ;   586.3 agu2+fp5   21 x[2] spill
        db 0x2e, 0x2e
        vpxor ymm12, ymm3, ymm2                               ;   584.5 fp2     21 x[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7040], ymm8                            ;   587.3 agu1+fp5   21 x[2] spill
        db 0x2e
        vpand ymm8, ymm6, ymm10                               ;   586.2 fp3     21 x[2]
        db 0x2e
        vpxor ymm14, ymm14, ymm8                              ;   589.2 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm8                                ;   587.2 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm0, ymm12                               ;   585.5 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                              ;   589.3 fp3     21 x[2]
        db 0x2e, 0x2e
        vpor ymm8, ymm1, ymm4                                 ;   586.2 fp0     21 x[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7072], ymm10                           ;   588.3 agu0+fp5   21 x[2] spill
        db 0x2e, 0x2e
        vpand ymm10, ymm7, [rbp + 6944]                       ;   590.3 fp1+agu1   21 x[2]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                             ;   591.3 fp2     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                               ;   591.3 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm13, ymm9                              ;   588.2 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                              ;   592.3 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm14                             ;   590.2 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm8                                ;   592.3 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm9, ymm11                               ;   593.3 fp0     21 x[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7104], ymm1                            ;   589.3 agu2+fp5   21 x[2] spill
        db 0x2e, 0x2e
        vpor ymm1, ymm8, ymm13                                ;   594.3 fp1     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                               ;   595.3 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm10, ymm10, ymm13                              ;   593.3 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                              ;   594.3 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                               ;   595.3 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm9                              ;   596.3 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm9                                ;   596.3 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpor ymm10, ymm10, ymm14                              ;   595.3 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                ;   596.3 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm1                              ;   596.3 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                               ;   594.3 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm13                             ;   593.3 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm14, ymm11                              ;   594.3 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm14                               ;   595.3 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                             ;   594.3 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm10                             ;   596.3 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm9                                ;   597.3 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm8                                ;   596.3 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm1                                ;   596.3 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                ;   597.3 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm9, ymm13                              ;   597.3 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                ;   596.3 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, [rbp + 6752]                        ;   597.3 fp3+agu0   21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm1, ymm14                              ;   598.3 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                ;   598.3 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm10                               ;   599.3 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, [rbp + 6944]                      ;   599.3 fp3+agu1   21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm14                               ;   598.3 fp0     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                ;   600.3 fp1     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                               ;   600.3 fp2     21 x[2]
        db 0x2e, 0x2e
        vpand ymm14, ymm14, [rbp + 7040]                      ;   598.3 fp3+agu0   21 x[2]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                ;   601.3 fp0     21 x[2]
        db 0x2e, 0x2e
        vpand ymm7, ymm13, [rbp + 6976]                       ;   597.7 fp1+agu1   21 x[2]
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm1                                ;   597.8 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm8, [rbp + 7104]                       ;   598.3 fp3+agu0   21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                               ;   598.5 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 7072]                        ;   598.7 fp1+agu1   21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                              ;   599.3 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                              ;   601.3 fp3     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                               ;   599.5 fp0     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                ;   600.5 fp1     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                ;   602.3 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                               ;   600.3 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 6464]                      ;   600.5 fp0+agu0   21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                ;   603.3 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                ;   601.3 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                ;   604.3 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                              ;   604.3 fp0     21 x[2]
        db 0x2e, 0x2e
        vpand ymm15, ymm8, [rbp + 7008]                       ;   601.7 fp1+agu1   21 x[2]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                               ;   602.7 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 6720]                        ;   602.3 fp3+agu0   21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                              ;   602.5 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                              ;   603.5 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                             ;   604.5 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                              ;   605.5 fp3     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm15, ymm13, ymm11                             ;   606.5 fp0     21 x[2]
        db 0x2e, 0x2e
        vmovdqu ymm0, [rel sm4_encrypt.T0_constants256]       ;   601.2 agu1    21 x[0] reload
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                              ;   608.2 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                ;   603.8 fp2     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                              ;   604.3 fp3     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm13                             ;   605.3 fp0     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                ;   608.2 fp1     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                              ;   608.2 fp2     21 x[2]
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 5344]                            ;   602.5 agu0    21 x[2]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [r8 + 2560]                         ;   609.5 fp3+agu1   21 x[2]
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 3456]                            ;   603.5 agu0    32 x[0] reload
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                ;   610.5 fp0     21 x[2]
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 6400]                            ;   603.7 agu1    32 x[1] reload
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                ;   611.5 fp1     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                              ;   608.2 fp2     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                                ;   612.5 fp3     21 x[2]
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 5440]                            ;   604.5 agu0    21 x[2]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [r8 + 2624]                         ;   611.5 fp0+agu1   21 x[2]
        db 0x2e
        vmovdqu ymm13, [rbp + 3520]                           ;   605.5 agu0    32 x[0] reload
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                               ;   612.5 fp1     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 6528]                        ;   613.5 fp2+agu1   21 x[2]
        db 0x2e
        vpxor ymm8, ymm8, ymm0                                ;   614.5 fp3     21 x[2]
        db 0x2e
        vmovdqu ymm13, [rbp + 5376]                           ;   606.5 agu0    21 x[2]
        db 0x2e
        vpxor ymm13, ymm13, [r8 + 2688]                       ;   613.5 fp0+agu1   21 x[2]
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 3584]                      ;   614.5 fp1+agu0   21 x[2]
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 6016]                      ;   615.5 fp2+agu1   21 x[2]
        db 0x2e
        vpxor ymm13, ymm13, ymm0                              ;   616.5 fp3     21 x[2]
        db 0x2e
        vmovdqu ymm4, [rbp + 5504]                            ;   608.5 agu0    21 x[2]
        db 0x2e
        vpxor ymm4, ymm4, [r8 + 2720]                         ;   615.5 fp0+agu1   21 x[2]
        vpxor ymm4, ymm4, [rbp + 3616]                        ;   616.5 fp1+agu0   21 x[2]
        vpxor ymm4, ymm4, [rbp + 6112]                        ;   617.5 fp2+agu1   21 x[2]
        vpxor ymm4, ymm4, ymm0                                ;   618.5 fp3     21 x[2]
        vmovdqu ymm5, [rbp + 5472]                            ;   610.5 agu0    21 x[2]
        vpxor ymm5, ymm5, [r8 + 2752]                         ;   617.5 fp0+agu1   21 x[2]
        vpxor ymm5, ymm5, [rbp + 3648]                        ;   618.5 fp1+agu0   21 x[2]
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 5856]                        ;   619.5 fp2+agu1   21 x[2]
        db 0x2e
        vpxor ymm5, ymm5, ymm0                                ;   620.5 fp3     21 x[2]
        db 0x2e
        vmovdqu [rbp + 6720], ymm9                            ;   612.5 agu2+fp5   21 x[2] spill
        db 0x2e
        vpxor ymm9, ymm8, ymm5                                ;   621.5 fp0     21 x[2]
        db 0x2e
        vmovdqu [rbp + 7008], ymm3                            ;   613.5 agu0+fp5   21 x[2] spill
        db 0x2e
        vpxor ymm3, ymm4, [rbp + 3552]                        ;   619.5 fp1+agu1   21 x[2]
        db 0x2e
        vpxor ymm3, ymm3, [r8 + 2656]                         ;   620.5 fp2+agu0   21 x[2]
        vpxor ymm3, ymm3, [rbp + 5024]                        ;   621.5 fp3+agu1   21 x[2]
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 6080]                        ;   622.5 fp0+agu0   21 x[2]
        db 0x2e
        vmovdqu [rbp + 6464], ymm10                           ;   614.7 agu2+fp5   21 x[2] spill
        db 0x2e
        vpxor ymm10, ymm5, ymm3                               ;   623.5 fp1     21 x[2]
        db 0x2e
        vmovdqu [rbp + 7072], ymm1                            ;   615.7 agu1+fp5   21 x[2] spill
        vpxor ymm1, ymm9, [rbp + 6496]                        ;   622.5 fp2+agu0   21 x[2]
        vmovdqu [rbp + 7104], ymm7                            ;   616.7 agu2+fp5   21 x[2] spill
        vpxor ymm7, ymm9, [rbp + 6432]                        ;   622.5 fp3+agu1   21 x[2]
        vmovdqu [rbp + 6976], ymm14                           ;   617.7 agu0+fp5   21 x[2] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm3, ymm1                               ;   623.5 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                ;   623.5 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                ;   623.5 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7040], ymm15                           ;   618.7 agu2+fp5   21 x[2] spill
        db 0x2e, 0x2e
        vpxor ymm15, ymm13, [rbp + 6496]                      ;   618.5 fp3+agu1   21 x[2]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                              ;   619.5 fp0     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                              ;   624.5 fp1     21 x[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6496], ymm11                           ;   619.7 agu0+fp5   21 x[2] spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm15, ymm7                              ;   623.5 fp2     21 x[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6944], ymm6                            ;   620.7 agu2+fp5   21 x[2] spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm15, ymm3                               ;   624.5 fp3     21 x[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6752], ymm12                           ;   621.7 agu1+fp5   21 x[2] spill
        db 0x2e, 0x2e
        vpxor ymm12, ymm5, ymm13                              ;   625.5 fp0     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm0, ymm3, [rbp + 6432]                        ;   624.5 fp1+agu0   21 x[2]
        db 0x2e
        vmovdqu [rbp + 7136], ymm4                            ;   622.7 agu2+fp5   21 x[2] spill
        db 0x2e
        vpand ymm4, ymm0, ymm10                               ;   625.5 fp2     21 x[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7168], ymm0                            ;   625.5 agu1+fp5   21 x[2] spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm10, ymm13                              ;   625.5 fp3     21 x[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7200], ymm14                           ;   624.7 agu0+fp5   21 x[2] spill
        db 0x2e, 0x2e
        vpand ymm14, ymm13, [rbp + 6432]                      ;   625.5 fp0+agu1   21 x[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7232], ymm13                           ;   625.7 agu2+fp5   21 x[2] spill
        db 0x2e, 0x2e
        vpand ymm13, ymm3, ymm0                               ;   626.5 fp1     21 x[2]
        db 0x2e
        vpxor ymm4, ymm4, ymm13                               ;   627.5 fp2     21 x[2]
        db 0x2e
        vpxor ymm2, ymm2, ymm4                                ;   628.5 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm14                               ;   626.5 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm11, ymm1                              ;   624.5 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                               ;   629.5 fp2     21 x[2]
        db 0x2e, 0x2e
        vpand ymm14, ymm5, ymm9                               ;   624.7 fp3     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                             ;   627.5 fp0     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm14, ymm1, ymm12                              ;   626.5 fp1     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 7136]                        ;   629.7 fp2+agu0   21 x[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7136], ymm5                            ;   626.7 agu1+fp5   21 x[2] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm9, ymm6                                ;   625.7 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7264], ymm9                            ;   627.7 agu2+fp5   21 x[2] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm1, ymm10                               ;   625.8 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7296], ymm3                            ;   628.7 agu0+fp5   21 x[2] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm15, ymm14                              ;   627.5 fp1     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                ;   630.5 fp2     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                ;   628.5 fp3     21 x[2]
        db 0x2e, 0x2e
        vpand ymm3, ymm5, ymm9                                ;   626.8 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                ;   630.7 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm12, ymm7                                ;   627.5 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7328], ymm14                           ;   629.7 agu1+fp5   21 x[2] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm6, [rbp + 7200]                       ;   631.7 fp3+agu0   21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                               ;   632.7 fp0     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                               ;   632.7 fp1     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm14, ymm13, ymm8                              ;   629.5 fp2     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                              ;   633.7 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm2                              ;   631.5 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                ;   633.7 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm8, ymm4                                ;   634.7 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7360], ymm12                           ;   630.7 agu2+fp5   21 x[2] spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm3, ymm13                               ;   635.7 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                             ;   636.7 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm14, ymm13                              ;   634.7 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                              ;   635.7 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm14                               ;   636.7 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm8                                ;   637.7 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm8                                ;   637.7 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm14, ymm2                               ;   636.7 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                               ;   637.7 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm12                             ;   637.7 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                ;   635.7 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm13                               ;   634.7 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm2, ymm4                                 ;   635.7 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                ;   636.7 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                              ;   635.7 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                             ;   637.7 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm8                              ;   638.7 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm3                                ;   637.7 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm12                               ;   637.7 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                ;   638.7 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm8, ymm13                              ;   638.7 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                              ;   637.7 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 7168]                        ;   638.7 fp1+agu1   21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm12, ymm14                              ;   639.7 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                ;   639.7 fp3     21 x[2]
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm2                                ;   640.7 fp0     21 x[2]
        db 0x2e, 0x2e
        vpand ymm2, ymm2, [rbp + 7200]                        ;   640.7 fp1+agu0   21 x[2]
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm14                               ;   639.7 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                ;   641.7 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                ;   641.7 fp0     21 x[2]
        db 0x2e, 0x2e
        vpand ymm14, ymm14, [rbp + 7296]                      ;   639.7 fp1+agu1   21 x[2]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                              ;   642.7 fp2     21 x[2]
        db 0x2e, 0x2e
        vpand ymm4, ymm13, [rbp + 7232]                       ;   639.0 fp3+agu0   21 x[2]
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm12                             ;   639.2 fp0     21 x[2]
        db 0x2e, 0x2e
        vpand ymm6, ymm3, [rbp + 7360]                        ;   639.7 fp1+agu1   21 x[2]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                               ;   639.8 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, [rbp + 7328]                      ;   640.0 fp3+agu0   21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                              ;   640.7 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                              ;   642.7 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                ;   640.8 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                ;   641.8 fp3     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                               ;   643.7 fp0     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                               ;   641.7 fp1     21 x[2]
        db 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 6432]                      ;   641.8 fp2+agu1   21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                ;   644.7 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                              ;   642.7 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                              ;   645.7 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                              ;   645.7 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm3, [rbp + 7264]                        ;   643.0 fp3+agu0   21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                ;   644.0 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 7136]                        ;   643.7 fp1+agu1   21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                ;   643.8 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                                ;   644.8 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                               ;   645.8 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                               ;   646.8 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                              ;   644.8 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                              ;   645.8 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                             ;   646.8 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm13, ymm6                               ;   647.8 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm2, [rel sm4_encrypt.T0_constants256]       ;   643.0 agu0    21 x[0] reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm2                              ;   650.0 fp2     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                               ;   646.0 fp3     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                               ;   647.0 fp0     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                ;   650.0 fp1     21 x[2]
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 5312]                            ;   644.0 agu1    21 x[2]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [r8 + 2816]                         ;   651.0 fp2+agu0   21 x[2]
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 3712]                            ;   645.0 agu1    32 x[0] reload
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                ;   652.0 fp3     21 x[2]
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 5792]                            ;   645.2 agu0    32 x[1] reload
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                ;   653.0 fp0     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                              ;   650.0 fp1     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                ;   654.0 fp2     21 x[2]
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 4608]                            ;   646.0 agu1    21 x[2]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [r8 + 2880]                         ;   653.0 fp3+agu0   21 x[2]
        db 0x2e
        vmovdqu ymm10, [rbp + 3776]                           ;   647.0 agu1    32 x[0] reload
        db 0x2e
        vpxor ymm7, ymm7, ymm10                               ;   654.0 fp0     21 x[2]
        db 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 5664]                           ;   647.2 agu0    32 x[1] reload
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                               ;   655.0 fp1     21 x[2]
        db 0x2e
        vpxor ymm7, ymm7, ymm2                                ;   656.0 fp2     21 x[2]
        db 0x2e
        vmovdqu ymm13, [rbp + 4192]                           ;   648.0 agu1    21 x[2]
        db 0x2e
        vpxor ymm13, ymm13, [r8 + 2944]                       ;   655.0 fp3+agu0   21 x[2]
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 3840]                      ;   656.0 fp0+agu1   21 x[2]
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 6208]                      ;   657.0 fp1+agu0   21 x[2]
        db 0x2e
        vpxor ymm13, ymm13, ymm2                              ;   658.0 fp2     21 x[2]
        db 0x2e
        vmovdqu ymm10, [rbp + 5184]                           ;   650.0 agu1    21 x[2]
        db 0x2e
        vpxor ymm10, ymm10, [r8 + 2976]                       ;   657.0 fp3+agu0   21 x[2]
        vpxor ymm10, ymm10, [rbp + 3872]                      ;   658.0 fp0+agu1   21 x[2]
        vpxor ymm10, ymm10, [rbp + 5824]                      ;   659.0 fp1+agu0   21 x[2]
        vpxor ymm10, ymm10, ymm2                              ;   660.0 fp2     21 x[2]
        vmovdqu ymm4, [rbp + 4160]                            ;   652.0 agu1    21 x[2]
        vpxor ymm4, ymm4, [r8 + 3008]                         ;   659.0 fp3+agu0   21 x[2]
        vpxor ymm4, ymm4, [rbp + 3904]                        ;   660.0 fp0+agu1   21 x[2]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 6304]                        ;   661.0 fp1+agu0   21 x[2]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                ;   662.0 fp2     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm11, ymm7, ymm4                               ;   663.0 fp3     21 x[2]
        db 0x2e
        vpxor ymm5, ymm10, [rbp + 3808]                       ;   661.0 fp0+agu1   21 x[2]
        db 0x2e
        vpxor ymm5, ymm5, [r8 + 2912]                         ;   662.0 fp1+agu0   21 x[2]
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 4960]                        ;   663.0 fp2+agu1   21 x[2]
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 4864]                        ;   664.0 fp3+agu0   21 x[2]
        db 0x2e
        vpxor ymm2, ymm4, ymm5                                ;   665.0 fp0     21 x[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7136], ymm1                            ;   657.0 agu2+fp5   21 x[2] spill
        db 0x2e, 0x2e
        vpxor ymm1, ymm11, [rbp + 6176]                       ;   664.0 fp1+agu1   21 x[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7264], ymm8                            ;   658.0 agu0+fp5   21 x[2] spill
        db 0x2e
        vpxor ymm8, ymm11, [rbp + 4128]                       ;   664.0 fp2+agu1   21 x[2]
        db 0x2e
        vmovdqu [rbp + 6432], ymm12                           ;   659.0 agu2+fp5   21 x[2] spill
        db 0x2e
        vpxor ymm12, ymm5, ymm1                               ;   665.0 fp3     21 x[2]
        db 0x2e
        vpxor ymm5, ymm5, ymm3                                ;   665.0 fp0     21 x[2]
        db 0x2e
        vpxor ymm3, ymm3, ymm8                                ;   665.0 fp1     21 x[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7328], ymm14                           ;   660.0 agu0+fp5   21 x[2] spill
        db 0x2e, 0x2e
        vpxor ymm14, ymm13, [rbp + 6176]                      ;   660.0 fp2+agu1   21 x[2]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                             ;   661.0 fp3     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                              ;   666.0 fp0     21 x[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6176], ymm0                            ;   661.0 agu2+fp5   21 x[2] spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm14, ymm8                               ;   665.0 fp1     21 x[2]
        db 0x2e
        vmovdqu [rbp + 7360], ymm6                            ;   662.0 agu0+fp5   21 x[2] spill
        db 0x2e
        vpxor ymm6, ymm14, ymm5                               ;   666.0 fp2     21 x[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7232], ymm15                           ;   663.0 agu1+fp5   21 x[2] spill
        db 0x2e, 0x2e
        vpxor ymm15, ymm4, ymm13                              ;   667.0 fp3     21 x[2]
        db 0x2e
        vmovdqu [rbp + 7296], ymm9                            ;   664.0 agu2+fp5   21 x[2] spill
        db 0x2e
        vpxor ymm9, ymm5, [rbp + 4128]                        ;   666.0 fp0+agu0   21 x[2]
        db 0x2e
        vmovdqu [rbp + 7200], ymm10                           ;   665.0 agu1+fp5   21 x[2] spill
        db 0x2e
        vpand ymm10, ymm9, ymm2                               ;   667.0 fp1     21 x[2]
        db 0x2e
        vmovdqu [rbp + 7168], ymm9                            ;   667.0 agu2+fp5   21 x[2] spill
        db 0x2e
        vpxor ymm9, ymm2, ymm13                               ;   667.0 fp2     21 x[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7392], ymm12                           ;   667.0 agu0+fp5   21 x[2] spill
        db 0x2e, 0x2e
        vpand ymm12, ymm13, [rbp + 4128]                      ;   667.0 fp3+agu1   21 x[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7424], ymm13                           ;   668.0 agu2+fp5   21 x[2] spill
        db 0x2e, 0x2e
        vpand ymm13, ymm5, ymm9                               ;   668.0 fp0     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                             ;   669.0 fp1     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                               ;   670.0 fp2     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                               ;   668.0 fp3     21 x[2]
        db 0x2e, 0x2e
        vpand ymm12, ymm0, ymm1                               ;   666.0 fp0     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                               ;   671.0 fp1     21 x[2]
        db 0x2e, 0x2e
        vpand ymm12, ymm4, ymm11                              ;   666.3 fp2     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                             ;   669.0 fp3     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm12, ymm1, ymm15                              ;   668.0 fp0     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 7200]                      ;   672.0 fp1+agu0   21 x[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7200], ymm4                            ;   669.0 agu1+fp5   21 x[2] spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm11, ymm6                               ;   667.3 fp2     21 x[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7456], ymm11                           ;   670.0 agu2+fp5   21 x[2] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm1, ymm2                               ;   667.5 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7488], ymm5                            ;   671.0 agu0+fp5   21 x[2] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm14, ymm12                              ;   669.0 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                ;   672.0 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                ;   670.0 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm4, ymm11                               ;   668.5 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                              ;   673.0 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm15, ymm8                                ;   669.2 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7520], ymm12                           ;   672.0 agu1+fp5   21 x[2] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm6, [rbp + 7392]                       ;   674.0 fp2+agu0   21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                             ;   675.0 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                               ;   675.0 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm13, ymm7                              ;   671.0 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                              ;   676.0 fp2     21 x[2]
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm3                              ;   673.0 fp3     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                ;   676.0 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm7, ymm10                               ;   677.0 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7552], ymm15                           ;   673.0 agu2+fp5   21 x[2] spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm5, ymm13                               ;   678.0 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                             ;   679.0 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, ymm13                              ;   677.0 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                              ;   678.0 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                               ;   679.0 fp2     21 x[2]
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm7                              ;   680.0 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm7                                ;   680.0 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, ymm3                               ;   679.0 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                               ;   680.0 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm15                               ;   680.0 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                               ;   678.0 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm13                             ;   677.0 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm3, ymm10                                ;   678.0 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                ;   679.0 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm10                             ;   678.0 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                             ;   680.0 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm7                                ;   681.0 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm5                                ;   680.0 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm15                               ;   680.0 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                ;   681.0 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm7, ymm13                               ;   681.0 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                              ;   680.0 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, [rbp + 7168]                        ;   681.0 fp0+agu1   21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm15, ymm3                              ;   682.0 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                                ;   682.0 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm10                               ;   683.0 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, [rbp + 7392]                      ;   683.0 fp0+agu0   21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm3                                ;   682.0 fp1     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                                ;   684.0 fp2     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                               ;   684.0 fp3     21 x[2]
        db 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 7488]                        ;   682.0 fp0+agu1   21 x[2]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                                ;   685.0 fp1     21 x[2]
        db 0x2e, 0x2e
        vpand ymm6, ymm13, [rbp + 7424]                       ;   681.3 fp2+agu0   21 x[2]
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm15                             ;   681.5 fp3     21 x[2]
        db 0x2e, 0x2e
        vpand ymm12, ymm5, [rbp + 7552]                       ;   682.0 fp0+agu1   21 x[2]
        db 0x2e
        vpxor ymm5, ymm5, ymm13                               ;   682.2 fp1     21 x[2]
        db 0x2e
        vpand ymm15, ymm15, [rbp + 7520]                      ;   682.3 fp2+agu0   21 x[2]
        db 0x2e
        vpxor ymm3, ymm3, ymm7                                ;   683.0 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                ;   685.0 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                               ;   683.2 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                ;   684.2 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                ;   686.0 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                ;   684.0 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 4128]                      ;   684.2 fp1+agu1   21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                ;   687.0 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                              ;   685.0 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                              ;   688.0 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                              ;   688.0 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm5, [rbp + 7456]                        ;   685.3 fp2+agu0   21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                ;   686.3 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, [rbp + 7200]                        ;   686.0 fp0+agu1   21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                              ;   686.2 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                              ;   687.2 fp2     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                              ;   688.2 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                             ;   689.2 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                             ;   687.2 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                              ;   688.2 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                             ;   689.2 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm13, ymm12                              ;   690.2 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm4, [rel sm4_encrypt.T0_constants256]       ;   685.3 agu0    21 x[0] reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                              ;   692.3 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                ;   688.3 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                ;   692.3 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                              ;   689.0 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm13                             ;   690.0 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                              ;   692.3 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                              ;   692.3 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                ;   692.3 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 7296]                            ;   687.3 agu1    21 x[2] reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm11, ymm2                               ;   694.3 fp1     32 x[2]
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 6688]                            ;   688.0 agu0    21 x[2] reload
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                ;   695.0 fp2     32 x[2]
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 6752]                            ;   688.3 agu1    21 x[2] reload
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                ;   695.3 fp3     32 x[2]
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 6944]                            ;   689.0 agu0    32 x[2]
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 7232]                           ;   689.3 agu1    21 x[2] reload
        db 0x2e
        vpxor ymm9, ymm9, ymm10                               ;   696.3 fp0     32 x[2]
        db 0x2e
        vpxor ymm9, ymm9, ymm4                                ;   697.3 fp1     32 x[2]
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 6496]                           ;   690.0 agu0    21 x[2] reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 6688], ymm7                            ;   689.5 agu2+fp5   21 x[2] spill
        db 0x2e
        vpxor ymm7, ymm12, ymm13                              ;   697.0 fp2     32 x[2]
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 7360]                      ;   693.3 fp3+agu1   32 x[2]
        db 0x2e
        vpxor ymm12, ymm12, ymm4                              ;   694.3 fp0     32 x[2]
        db 0x2e
        vpxor ymm11, ymm11, ymm12                             ;   695.3 fp1     32 x[2]
        db 0x2e
        vmovdqu [rbp + 6752], ymm11                           ;   696.3 agu2+fp5   32 x[2] spill
        db 0x2e
        vpxor ymm11, ymm14, [rbp + 6848]                      ;   693.3 fp2+agu0   32 x[2]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                              ;   695.3 fp3     32 x[2]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                              ;   698.3 fp0     32 x[2]
        db 0x2e
        vmovdqu [rbp + 7360], ymm14                           ;   699.3 agu1+fp5   32 x[2] spill
        db 0x2e
        vpxor ymm14, ymm0, [rbp + 6368]                       ;   693.2 fp1+agu0   32 x[2]
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 7040]                        ;   693.7 fp2+agu1   32 x[2]
        db 0x2e
        vmovdqu [rbp + 7296], ymm9                            ;   698.3 agu2+fp5   32 x[2] spill
        db 0x2e
        vpxor ymm9, ymm13, [rbp + 6912]                       ;   697.0 fp3+agu0   32 x[2]
        db 0x2e
        vpxor ymm8, ymm8, ymm9                                ;   698.0 fp0     32 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                             ;   697.0 fp1     32 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                             ;   696.3 fp2     32 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                             ;   696.3 fp3     32 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                              ;   697.3 fp0     32 x[2]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 6848]                      ;   697.3 fp1+agu1   32 x[2]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                             ;   698.0 fp2     32 x[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6848], ymm12                           ;   695.7 agu2+fp5   32 x[2] spill
        db 0x2e, 0x2e
        vpxor ymm12, ymm2, ymm7                               ;   698.0 fp3     32 x[2]
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 6912]                        ;   698.0 fp0+agu0   32 x[2]
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 7040]                        ;   699.0 fp1+agu1   32 x[2]
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 6176]                        ;   700.0 fp2+agu0   32 x[2]
        db 0x2e
        vmovdqu [rbp + 7040], ymm6                            ;   696.8 agu2+fp5   32 x[2] spill
        vpxor ymm6, ymm11, [rbp + 6176]                       ;   697.5 fp3+agu1   32 x[2]
        vpxor ymm6, ymm6, ymm0                                ;   698.5 fp0     32 x[2]
        vmovdqu [rbp + 6912], ymm11                           ;   697.8 agu2+fp5   32 x[2] spill
        vpxor ymm11, ymm3, [rbp + 7328]                       ;   698.3 fp1+agu0   32 x[2]
        vmovdqu [rbp + 7232], ymm6                            ;   699.5 agu1+fp5   32 x[2] spill
        vmovdqu ymm6, [rbp + 6880]                            ;   699.3 agu0    32 x[2]
        vpxor ymm6, ymm6, [rbp + 7328]                        ;   706.3 fp2+agu1   32 x[2]
        vmovdqu [rbp + 7328], ymm2                            ;   699.8 agu2+fp5   32 x[2] spill
        vmovdqu ymm2, [rbp + 6880]                            ;   700.3 agu0    32 x[2]
        vpxor ymm2, ymm2, [rbp + 6976]                        ;   707.3 fp3+agu1   32 x[2]
        vmovdqu [rbp + 6880], ymm7                            ;   701.0 agu2+fp5   32 x[2] spill
        vpxor ymm7, ymm1, [rbp + 7008]                        ;   701.3 fp0+agu0   32 x[2]
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 7136]                        ;   701.5 fp1+agu1   32 x[2]
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 7264]                        ;   702.5 fp2+agu0   32 x[2]
        db 0x2e
        vpxor ymm1, ymm1, ymm4                                ;   703.5 fp3     32 x[2]
        db 0x2e
        vpxor ymm3, ymm3, ymm1                                ;   704.5 fp0     32 x[2]
        db 0x2e
        vmovdqu ymm4, [rbp + 6944]                            ;   702.5 agu1    32 x[2]
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 7072]                        ;   709.5 fp1+agu0   32 x[2]
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 6464]                        ;   710.5 fp2+agu1   32 x[2]
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 7104]                        ;   711.5 fp3+agu0   32 x[2]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 6432]                        ;   712.5 fp0+agu1   32 x[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7104], ymm3                            ;   705.5 agu2+fp5   32 x[2] spill
        db 0x2e
        vpxor ymm3, ymm15, [rbp + 6784]                       ;   705.3 fp1+agu0   32 x[2]
        db 0x2e
        vpxor ymm15, ymm15, ymm11                             ;   701.2 fp2     32 x[2]
        db 0x2e
        vpxor ymm15, ymm15, ymm4                              ;   713.5 fp3     32 x[2]
        db 0x2e
        vpxor ymm5, ymm5, ymm8                                ;   701.8 fp0     32 x[2]
        db 0x2e
        vmovdqu [rbp + 6464], ymm8                            ;   702.8 agu2+fp5   32 x[2] spill
        db 0x2e
        vmovdqu ymm8, [rbp + 6816]                            ;   705.5 agu1    32 x[2]
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 6688]                        ;   712.5 fp1+agu0   32 x[2]
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 1920]                        ;   706.5 fp2+agu1   32 x[2]
        db 0x2e
        vmovdqu [rbp + 7072], ymm5                            ;   707.5 agu2+fp5   32 x[2] spill
        db 0x2e
        vmovdqu ymm5, [rbp + 6720]                            ;   707.3 agu0    32 x[2]
        vpxor ymm5, ymm5, [rbp + 6688]                        ;   714.3 fp3+agu1   32 x[2]
        vmovdqu [rbp + 6688], ymm15                           ;   714.5 agu2+fp5   32 x[2] spill
        vpxor ymm15, ymm7, ymm6                               ;   707.3 fp0     32 x[2]
        vpxor ymm7, ymm7, [rbp + 6656]                        ;   708.3 fp1+agu0   32 x[2]
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 6720]                        ;   709.3 fp2+agu1   32 x[2]
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 7264]                        ;   710.3 fp3+agu0   32 x[2]
        db 0x2e
        vpxor ymm9, ymm9, ymm13                               ;   706.5 fp0     32 x[2]
        db 0x2e
        vpxor ymm9, ymm9, ymm0                                ;   707.5 fp1     32 x[2]
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 1952]                      ;   709.5 fp2+agu1   32 x[2]
        db 0x2e
        vmovdqu [rbp + 6720], ymm13                           ;   707.5 agu2+fp5   32 x[2] spill
        db 0x2e
        vmovdqu ymm13, [rbp + 6656]                           ;   710.3 agu0    32 x[2]
        vpxor ymm13, ymm13, [rbp + 7008]                      ;   717.3 fp3+agu1   32 x[2]
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 1984]                        ;   711.3 fp0+agu0   32 x[2]
        db 0x2e
        vmovdqu [rbp + 6656], ymm9                            ;   712.3 agu2+fp5   32 x[2] spill
        db 0x2e
        vpxor ymm9, ymm13, [rbp + 6976]                       ;   718.3 fp1+agu1   32 x[2]
        db 0x2e
        vpxor ymm11, ymm11, ymm9                              ;   719.3 fp2     32 x[2]
        db 0x2e
        vpxor ymm13, ymm13, ymm5                              ;   718.3 fp3     32 x[2]
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 2016]                      ;   719.3 fp0+agu0   32 x[2]
        db 0x2e
        vmovdqu [rbp + 6976], ymm11                           ;   720.3 agu2+fp5   32 x[2] spill
        vpxor ymm11, ymm8, [rbp + 6784]                       ;   713.5 fp1+agu1   32 x[2]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 6432]                      ;   714.5 fp2+agu0   32 x[2]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                ;   713.5 fp3     32 x[2]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 7008]                        ;   714.5 fp0+agu1   32 x[2]
        db 0x2e
        vpxor ymm13, ymm13, ymm8                              ;   720.3 fp1     32 x[2]
        db 0x2e
        vmovdqu [rbp + 7008], ymm13                           ;   721.3 agu2+fp5   32 x[2] spill
        db 0x2e
        vpxor ymm13, ymm2, ymm3                               ;   712.7 fp2     32 x[2]
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 6432]                      ;   714.3 fp3+agu0   32 x[2]
        db 0x2e
        vmovdqu [rbp + 6432], ymm8                            ;   715.5 agu2+fp5   32 x[2] spill
        db 0x2e
        vpxor ymm8, ymm3, [rbp + 7264]                        ;   714.5 fp0+agu1   32 x[2]
        db 0x2e
        vpxor ymm8, ymm8, ymm5                                ;   715.5 fp1     32 x[2]
        db 0x2e
        vmovdqu [rbp + 6784], ymm9                            ;   719.3 agu2+fp5   32 x[2] spill
        db 0x2e
        vpxor ymm9, ymm14, [rbp + 2048]                       ;   715.3 fp2+agu0   32 x[2]
        vpxor ymm9, ymm9, [rbp + 6176]                        ;   716.3 fp3+agu1   32 x[2]
        vpxor ymm9, ymm9, [rbp + 7296]                        ;   717.3 fp0+agu0   32 x[2]
        vmovdqu [rbp + 6176], ymm9                            ;   718.3 agu2+fp5   32 x[2] spill
        vpxor ymm9, ymm11, [rbp + 2080]                       ;   716.5 fp1+agu1   32 x[2]
        db 0x2e
        vpxor ymm9, ymm9, ymm4                                ;   717.5 fp2     32 x[2]
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 7264]                        ;   718.5 fp3+agu0   32 x[2]
        db 0x2e
        vmovdqu [rbp + 7264], ymm9                            ;   719.5 agu2+fp5   32 x[2] spill
        db 0x2e
        vpxor ymm9, ymm10, [rbp + 2112]                       ;   717.5 fp0+agu1   32 x[2]
        vpxor ymm10, ymm10, [rbp + 2368]                      ;   718.3 fp1+agu0   32 x[2]
        vpxor ymm10, ymm10, [rbp + 7296]                      ;   719.3 fp2+agu1   32 x[2]
        vpxor ymm10, ymm10, [rbp + 7328]                      ;   720.3 fp3+agu0   32 x[2]
        vmovdqu [rbp + 6944], ymm10                           ;   721.3 agu2+fp5   32 x[2] spill
        db 0x2e, 0x2e
        vpxor ymm10, ymm13, [rbp + 2144]                      ;   719.5 fp0+agu1   32 x[2]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                              ;   718.3 fp1     32 x[2]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                ;   718.5 fp2     32 x[2]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 2336]                        ;   720.3 fp3+agu0   32 x[2]
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 6816]                        ;   721.3 fp0+agu1   32 x[2]
        db 0x2e
        vpxor ymm13, ymm13, ymm6                              ;   719.3 fp1     32 x[2]
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 2400]                      ;   721.3 fp2+agu0   32 x[2]
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 2464]                        ;   721.5 fp3+agu1   32 x[2]
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 7104]                        ;   722.5 fp0+agu0   32 x[2]
        db 0x2e
        vmovdqu [rbp + 6816], ymm4                            ;   722.3 agu2+fp5   32 x[2] spill
        db 0x2e
        vpxor ymm4, ymm12, [rbp + 2176]                       ;   722.5 fp1+agu1   32 x[2]
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 6752]                        ;   723.5 fp2+agu0   32 x[2]
        db 0x2e
        vpxor ymm5, ymm5, ymm1                                ;   720.7 fp3     32 x[2]
        db 0x2e
        vpxor ymm1, ymm15, [rbp + 2208]                       ;   723.5 fp0+agu1   32 x[2]
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 7104]                        ;   724.5 fp1+agu0   32 x[2]
        db 0x2e
        vpxor ymm5, ymm5, ymm7                                ;   721.7 fp2     32 x[2]
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 2272]                        ;   724.5 fp3+agu1   32 x[2]
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 2528]                        ;   725.3 fp0+agu0   32 x[2]
        db 0x2e
        vpxor ymm11, ymm11, ymm8                              ;   722.3 fp1     32 x[2]
        vpxor ymm14, ymm14, [rbp + 2560]                      ;   725.5 fp2+agu1   32 x[2]
        vpxor ymm14, ymm14, [rbp + 7232]                      ;   726.5 fp3+agu0   32 x[2]
        vpxor ymm11, ymm11, [rbp + 2592]                      ;   726.5 fp0+agu1   32 x[2]
        vmovdqu [rbp + 7104], ymm5                            ;   726.3 agu2+fp5   32 x[2] spill
        vmovdqu ymm5, [rbp + 6880]                            ;   727.3 agu0    32 x[2]
        vpxor ymm5, ymm5, [rbp + 2240]                        ;   734.3 fp1+agu1   32 x[2]
        vmovdqu [rbp + 7136], ymm11                           ;   727.5 agu2+fp5   32 x[2] spill
        vpxor ymm11, ymm0, [rbp + 2304]                       ;   728.3 fp2+agu0   32 x[2]
        vpxor ymm11, ymm11, [rbp + 6368]                      ;   729.3 fp3+agu1   32 x[2]
        vpxor ymm11, ymm11, [rbp + 7296]                      ;   730.3 fp0+agu0   32 x[2]
        vpxor ymm0, ymm0, [rbp + 2496]                        ;   729.5 fp1+agu1   32 x[2]
        vpxor ymm0, ymm0, [rbp + 6880]                        ;   730.5 fp2+agu0   32 x[2]
        vpxor ymm0, ymm0, [rbp + 6848]                        ;   731.5 fp3+agu1   32 x[2]
        vpxor ymm3, ymm3, [rbp + 2656]                        ;   731.3 fp0+agu0   32 x[2]
        vpxor ymm3, ymm3, [rbp + 6688]                        ;   732.3 fp1+agu1   32 x[2]
        vpxor ymm12, ymm12, [rbp + 2688]                      ;   732.3 fp2+agu0   32 x[2]
        vpxor ymm12, ymm12, [rbp + 6464]                      ;   733.3 fp3+agu1   32 x[2]
        vpxor ymm15, ymm15, [rbp + 2720]                      ;   733.3 fp0+agu0   32 x[2]
        vpxor ymm15, ymm15, [rbp + 6784]                      ;   734.3 fp1+agu1   32 x[2]
        vmovdqu [rbp + 6784], ymm12                           ;   734.3 agu2+fp5   32 x[2] spill
        vmovdqu ymm12, [rbp + 6752]                           ;   734.3 agu0    32 x[2]
        vpxor ymm12, ymm12, [rbp + 2432]                      ;   741.3 fp2+agu1   32 x[2]
        vpxor ymm12, ymm12, [rbp + 7040]                      ;   742.3 fp3+agu0   32 x[2]
        vpxor ymm8, ymm8, [rbp + 2848]                        ;   735.5 fp0+agu1   32 x[2]
        vpxor ymm6, ymm6, [rbp + 2912]                        ;   736.3 fp1+agu0   32 x[2]
        vpxor ymm6, ymm6, [rbp + 6688]                        ;   737.3 fp2+agu1   32 x[2]
        vmovdqu [rbp + 6688], ymm8                            ;   736.5 agu2+fp5   32 x[2] spill
        vmovdqu ymm8, [rbp + 7360]                            ;   737.3 agu0    32 x[2]
        vpxor ymm8, ymm8, [rbp + 2624]                        ;   744.3 fp3+agu1   32 x[2]
        vpxor ymm8, ymm8, [rbp + 6912]                        ;   745.3 fp0+agu0   32 x[2]
        vmovdqu [rbp + 6912], ymm8                            ;   746.3 agu2+fp5   32 x[2] spill
        vmovdqu ymm8, [rbp + 6720]                            ;   738.5 agu1    32 x[2]
        vpxor ymm8, ymm8, [rbp + 2752]                        ;   745.5 fp1+agu0   32 x[2]
        vmovdqu [rbp + 6720], ymm8                            ;   746.5 agu2+fp5   32 x[2] spill
        vmovdqu ymm8, [rbp + 6432]                            ;   739.5 agu1    32 x[2]
        vpxor ymm8, ymm8, [rbp + 2784]                        ;   746.5 fp2+agu0   32 x[2]
        vmovdqu [rbp + 6432], ymm8                            ;   747.5 agu2+fp5   32 x[2] spill
        vmovdqu ymm8, [rbp + 7232]                            ;   740.5 agu1    32 x[2]
        vpxor ymm8, ymm8, [rbp + 2816]                        ;   747.5 fp3+agu0   32 x[2]
        vmovdqu [rbp + 7232], ymm8                            ;   748.5 agu2+fp5   32 x[2] spill
        vmovdqu ymm8, [rbp + 7360]                            ;   741.5 agu1    32 x[2]
        vpxor ymm8, ymm8, [rbp + 2880]                        ;   748.5 fp0+agu0   32 x[2]
        vpxor ymm8, ymm8, [rbp + 7328]                        ;   749.5 fp1+agu1   32 x[2]
        vmovdqu [rbp + 7328], ymm8                            ;   750.5 agu2+fp5   32 x[2] spill
        vpxor ymm8, ymm10, [rbp + 5088]                       ;   743.3 fp2+agu0   32 x[3]
        vpxor ymm8, ymm8, [r8 + 3296]                         ;   744.3 fp3+agu1   32 x[3]
        vpxor ymm8, ymm8, [rbp + 6336]                        ;   745.3 fp0+agu0   32 x[3]
        vmovdqu [rbp + 7360], ymm10                           ;   742.3 agu2+fp5   32 x[2] spill
        vmovdqu ymm10, [rbp + 4096]                           ;   744.5 agu1    32 x[3]
        vpxor ymm10, ymm10, [r8 + 3104]                       ;   751.5 fp1+agu0   32 x[3]
        vpxor ymm10, ymm10, [rbp + 5952]                      ;   752.5 fp2+agu1   32 x[3]
        vpxor ymm10, ymm10, [rbp + 6976]                      ;   753.5 fp3+agu0   32 x[3]
        vmovdqu [rbp + 7040], ymm14                           ;   744.7 agu2+fp5   32 x[2] spill
        vpxor ymm14, ymm1, [rbp + 4640]                       ;   746.5 fp0+agu1   32 x[3]
        vpxor ymm14, ymm14, [r8 + 3360]                       ;   747.5 fp1+agu0   32 x[3]
        vpxor ymm14, ymm14, [rbp + 5696]                      ;   748.5 fp2+agu1   32 x[3]
        vmovdqu [rbp + 6752], ymm1                            ;   745.7 agu2+fp5   32 x[2] spill
        vpxor ymm1, ymm13, [rbp + 4832]                       ;   748.3 fp3+agu0   32 x[3]
        vpxor ymm1, ymm1, [r8 + 3552]                         ;   749.3 fp0+agu1   32 x[3]
        vpxor ymm1, ymm1, [rbp + 5120]                        ;   750.3 fp1+agu0   32 x[3]
        vmovdqu [rbp + 6464], ymm13                           ;   746.7 agu2+fp5   32 x[2] spill
        db 0x2e
        vpxor ymm13, ymm2, [rbp + 4928]                       ;   749.5 fp2+agu1   32 x[3]
        db 0x2e
        vpxor ymm13, ymm13, [r8 + 3616]                       ;   750.5 fp3+agu0   32 x[3]
        vpxor ymm13, ymm13, [rbp + 5888]                      ;   751.5 fp0+agu1   32 x[3]
        vmovdqu [rbp + 6848], ymm2                            ;   747.7 agu2+fp5   32 x[2] spill
        vpxor ymm2, ymm3, [rbp + 4704]                        ;   751.3 fp1+agu0   32 x[3]
        vpxor ymm2, ymm2, [r8 + 3808]                         ;   752.3 fp2+agu1   32 x[3]
        vpxor ymm2, ymm2, [rbp + 5760]                        ;   753.3 fp3+agu0   32 x[3]
        vmovdqu [rbp + 6880], ymm3                            ;   748.7 agu2+fp5   32 x[2] spill
        vpxor ymm3, ymm15, [rbp + 4800]                       ;   752.5 fp0+agu1   32 x[3]
        vpxor ymm3, ymm3, [r8 + 3872]                         ;   753.5 fp1+agu0   32 x[3]
        vpxor ymm3, ymm3, [rbp + 6272]                        ;   754.5 fp2+agu1   32 x[3]
        vmovdqu [rbp + 7296], ymm15                           ;   749.7 agu2+fp5   32 x[2] spill
        vpxor ymm15, ymm6, [rbp + 4288]                       ;   754.3 fp3+agu0   32 x[3]
        vpxor ymm15, ymm15, [r8 + 4064]                       ;   755.3 fp0+agu1   32 x[3]
        vpxor ymm15, ymm15, [rbp + 5536]                      ;   756.3 fp1+agu0   32 x[3]
        vmovdqu [rbp + 6368], ymm6                            ;   750.7 agu2+fp5   32 x[2] spill
        vmovdqu ymm6, [rbp + 4672]                            ;   755.5 agu1    21 x[3]
        vpxor ymm6, ymm6, [r8 + 3072]                         ;   762.5 fp2+agu0   21 x[3]
        vpxor ymm6, ymm6, [rbp + 6048]                        ;   763.5 fp3+agu1   21 x[3]
        vpxor ymm6, ymm6, [rbp + 7072]                        ;   764.5 fp0+agu0   21 x[3]
        vpxor ymm6, ymm6, [rel sm4_encrypt.T0_constants256]   ;   765.5 fp1+agu1   21 x[3]
        vmovdqu [rbp + 6496], ymm3                            ;   755.5 agu2+fp5   32 x[3] spill
        vmovdqu ymm3, [rbp + 4736]                            ;   758.3 agu0    21 x[3]
        vpxor ymm3, ymm3, [r8 + 3136]                         ;   765.3 fp2+agu1   21 x[3]
        vpxor ymm3, ymm3, [rbp + 5920]                        ;   766.3 fp3+agu0   21 x[3]
        vpxor ymm3, ymm3, [rbp + 6656]                        ;   767.3 fp0+agu1   21 x[3]
        vpxor ymm3, ymm3, [rel sm4_encrypt.T0_constants256]   ;   768.3 fp1+agu0   21 x[3]
        vmovdqu [rbp + 7200], ymm15                           ;   757.3 agu2+fp5   32 x[3] spill
        vmovdqu ymm15, [rbp + 5280]                           ;   760.5 agu1    21 x[3]
        vpxor ymm15, ymm15, [r8 + 3200]                       ;   767.5 fp2+agu0   21 x[3]
        vpxor ymm15, ymm15, [rbp + 5248]                      ;   768.5 fp3+agu1   21 x[3]
        vpxor ymm15, ymm15, [rbp + 6176]                      ;   769.5 fp0+agu0   21 x[3]
        vpxor ymm15, ymm15, [rel sm4_encrypt.T0_constants256] ;   770.5 fp1+agu1   21 x[3]
        vmovdqu [rbp + 7456], ymm13                           ;   756.3 agu2+fp5   32 x[3] spill
        vpxor ymm13, ymm9, [rbp + 4896]                       ;   763.3 fp2+agu0   21 x[3]
        vpxor ymm13, ymm13, [r8 + 3264]                       ;   764.3 fp3+agu1   21 x[3]
        vpxor ymm13, ymm13, [rbp + 5056]                      ;   765.3 fp0+agu0   21 x[3]
        vpxor ymm13, ymm13, [rel sm4_encrypt.T0_constants256] ;   766.3 fp1+agu1   21 x[3]
        vmovdqu [rbp + 4128], ymm9                            ;   762.5 agu2+fp5   32 x[2] spill
        vmovdqu ymm9, [rbp + 5216]                            ;   765.3 agu0    21 x[3]
        vpxor ymm9, ymm9, [r8 + 3232]                         ;   772.3 fp2+agu1   21 x[3]
        vpxor ymm9, ymm9, [rbp + 6240]                        ;   773.3 fp3+agu0   21 x[3]
        vpxor ymm9, ymm9, [rbp + 7264]                        ;   774.3 fp0+agu1   21 x[3]
        vpxor ymm9, ymm9, [rel sm4_encrypt.T0_constants256]   ;   775.3 fp1+agu0   21 x[3]
        vmovdqu [rbp + 7520], ymm2                            ;   765.3 agu2+fp5   32 x[3] spill
        vpxor ymm2, ymm3, ymm13                               ;   769.3 fp2     21 x[3]
        vmovdqu [rbp + 7552], ymm0                            ;   766.3 agu2+fp5   32 x[2] spill
        db 0x2e
        vmovdqa ymm0, ymm13                                   ;   767.3         21 x[3] copy
        db 0x2e
        vmovdqu [rbp + 7424], ymm12                           ;   767.3 agu2+fp5   32 x[2] spill
        db 0x2e
        vmovdqu ymm12, [rbp + 4064]                           ;   767.5 agu1    21 x[3]
        db 0x2e
        vpxor ymm12, ymm12, [r8 + 3168]                       ;   774.5 fp3+agu0   21 x[3]
        vpxor ymm12, ymm12, [rbp + 5984]                      ;   775.5 fp0+agu1   21 x[3]
        vpxor ymm12, ymm12, [rbp + 7008]                      ;   776.5 fp1+agu0   21 x[3]
        vpxor ymm12, ymm12, ymm9                              ;   777.5 fp2     21 x[3]
        vpxor ymm0, ymm0, ymm12                               ;   778.5 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7488], ymm14                           ;   768.3 agu2+fp5   32 x[3] spill
        db 0x2e, 0x2e
        vpxor ymm14, ymm8, ymm2                               ;   770.3 fp0     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                               ;   771.5 fp1     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                ;   776.3 fp2     21 x[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7392], ymm1                            ;   769.3 agu2+fp5   32 x[3] spill
        db 0x2e, 0x2e
        vpxor ymm1, ymm10, ymm2                               ;   770.3 fp3     21 x[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7168], ymm7                            ;   770.3 agu1+fp5   32 x[2] spill
        db 0x2e, 0x2e
        vpxor ymm7, ymm14, ymm12                              ;   778.5 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                              ;   778.5 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                ;   771.3 fp2     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                              ;   772.3 fp3     21 x[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7584], ymm11                           ;   771.3 agu0+fp5   32 x[2] spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm1, ymm8                               ;   777.3 fp0     21 x[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7616], ymm5                            ;   772.3 agu2+fp5   32 x[2] spill
        db 0x2e, 0x2e
        vpxor ymm5, ymm8, ymm12                               ;   779.5 fp1     21 x[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7648], ymm4                            ;   773.3 agu1+fp5   32 x[2] spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm13, ymm15                              ;   773.3 fp2     21 x[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7680], ymm9                            ;   776.3 agu0+fp5   21 x[3] spill
        db 0x2e, 0x2e
        vpxor ymm9, ymm10, ymm12                              ;   779.5 fp3     21 x[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7712], ymm7                            ;   779.5 agu2+fp5   21 x[3] spill
        db 0x2e, 0x2e
        vpand ymm7, ymm9, ymm0                                ;   780.5 fp0     21 x[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7744], ymm9                            ;   780.5 agu1+fp5   21 x[3] spill
        db 0x2e
        vpxor ymm9, ymm15, ymm0                               ;   779.5 fp1     21 x[3]
        db 0x2e
        vmovdqu [rbp + 7776], ymm1                            ;   777.3 agu0+fp5   21 x[3] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm15, ymm10                              ;   775.5 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                ;   776.5 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm12, ymm9                               ;   780.5 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                ;   781.5 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                ;   782.5 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7808], ymm10                           ;   778.3 agu2+fp5   32 x[3] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm11, ymm14                             ;   778.3 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                               ;   783.5 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm13, ymm2                              ;   777.7 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                               ;   781.5 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm14, ymm4                              ;   778.3 fp3     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 7680]                        ;   783.3 fp0+agu1   21 x[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7680], ymm13                           ;   779.3 agu0+fp5   21 x[3] spill
        db 0x2e, 0x2e
        vpxor ymm13, ymm2, ymm5                               ;   780.5 fp1     21 x[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7840], ymm2                            ;   780.3 agu2+fp5   21 x[3] spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm14, ymm0                               ;   779.5 fp2     21 x[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7872], ymm15                           ;   781.3 agu1+fp5   21 x[3] spill
        db 0x2e, 0x2e
        vpand ymm15, ymm8, ymm10                              ;   779.5 fp3     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                               ;   784.5 fp0     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                               ;   780.5 fp1     21 x[3]
        db 0x2e, 0x2e
        vpand ymm15, ymm2, ymm13                              ;   781.5 fp2     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                               ;   784.3 fp3     21 x[3]
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 7776]                           ;   780.3 agu0    21 x[3] reload
        db 0x2e
        vmovdqu [rbp + 7904], ymm10                           ;   782.3 agu2+fp5   21 x[3] spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm10, ymm4, ymm15                               ;   787.3 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm5, [rbp + 7712]                       ;   786.5 fp1+agu1   21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                               ;   787.5 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                             ;   788.3 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm3, ymm1                               ;   782.5 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                               ;   789.3 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm6                              ;   785.5 fp2     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                               ;   789.3 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm7, ymm3                               ;   790.3 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7936], ymm4                            ;   783.3 agu0+fp5   21 x[3] spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm10, ymm1                                ;   791.3 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                               ;   792.3 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm15, ymm1                               ;   790.3 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                             ;   791.3 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                               ;   792.3 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm3                                ;   793.3 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm3                              ;   793.3 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm15, ymm6                               ;   792.3 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                ;   793.3 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm4                              ;   793.3 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                              ;   791.3 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm1                                ;   790.3 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm6, ymm7                                 ;   791.3 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                              ;   792.3 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                ;   791.3 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                               ;   793.3 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm3                                ;   794.3 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm10, [rbp + 7776]                      ;   793.3 fp2+agu1   21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm4                              ;   793.3 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                             ;   794.3 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm3, ymm1                                ;   794.3 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                               ;   793.3 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 7744]                        ;   794.3 fp3+agu0   21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm4, ymm6                                ;   795.3 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                               ;   795.3 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm7                                ;   796.3 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, [rbp + 7712]                        ;   796.3 fp3+agu1   21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm6                                ;   795.3 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                              ;   797.3 fp1     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                                ;   797.3 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm6                              ;   795.3 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                ;   798.3 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm1, [rbp + 7872]                        ;   794.7 fp1+agu0   21 x[3]
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm4                                ;   794.8 fp2     21 x[3]
        db 0x2e, 0x2e
        vpand ymm6, ymm10, [rbp + 7936]                       ;   795.3 fp3+agu1   21 x[3]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                              ;   795.5 fp0     21 x[3]
        db 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 7904]                        ;   795.7 fp1+agu0   21 x[3]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                              ;   796.3 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                             ;   798.3 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                ;   796.5 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                              ;   797.5 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                              ;   799.3 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                             ;   797.3 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 7808]                        ;   797.5 fp0+agu1   21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                             ;   800.3 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                               ;   798.3 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                               ;   801.3 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                               ;   801.3 fp0     21 x[3]
        db 0x2e, 0x2e
        vpand ymm15, ymm10, [rbp + 7840]                      ;   798.7 fp1+agu0   21 x[3]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                               ;   799.7 fp2     21 x[3]
        db 0x2e, 0x2e
        vpand ymm10, ymm10, [rbp + 7680]                      ;   799.3 fp3+agu1   21 x[3]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                                ;   799.5 fp0     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                               ;   800.5 fp1     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                               ;   801.5 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                ;   802.5 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                ;   800.5 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                ;   801.5 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                ;   802.5 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm1, ymm6                               ;   803.5 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm5, [rel sm4_encrypt.T0_constants256]       ;   798.7 agu0    21 x[0] reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                ;   805.7 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                              ;   801.7 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                              ;   805.7 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                                ;   802.3 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                ;   803.3 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                ;   805.7 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                ;   805.7 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                              ;   805.7 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 4992]                            ;   800.7 agu1    21 x[3]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [r8 + 3328]                         ;   807.7 fp0+agu0   21 x[3]
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 6624]                            ;   801.7 agu1    32 x[1] reload
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                ;   808.7 fp1     21 x[3]
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 7648]                            ;   801.8 agu0    32 x[2] reload
        db 0x2e
        vpxor ymm0, ymm0, ymm7                                ;   809.7 fp2     21 x[3]
        db 0x2e
        vpxor ymm0, ymm0, ymm5                                ;   810.7 fp3     21 x[3]
        db 0x2e
        vmovdqu ymm9, [rbp + 5600]                            ;   802.7 agu1    21 x[3]
        db 0x2e
        vpxor ymm9, ymm9, [r8 + 3392]                         ;   809.7 fp0+agu0   21 x[3]
        db 0x2e
        vmovdqu ymm10, [rbp + 6592]                           ;   803.7 agu1    32 x[1] reload
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                               ;   810.7 fp1     21 x[3]
        db 0x2e
        vmovdqu ymm11, [rbp + 7616]                           ;   803.8 agu0    32 x[2] reload
        db 0x2e
        vpxor ymm9, ymm9, ymm11                               ;   811.7 fp2     21 x[3]
        db 0x2e
        vpxor ymm9, ymm9, ymm5                                ;   812.7 fp3     21 x[3]
        db 0x2e
        vmovdqu ymm13, [rbp + 5568]                           ;   804.7 agu1    21 x[3]
        db 0x2e
        vpxor ymm13, ymm13, [r8 + 3456]                       ;   811.7 fp0+agu0   21 x[3]
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 6560]                      ;   812.7 fp1+agu1   21 x[3]
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 7584]                      ;   813.7 fp2+agu0   21 x[3]
        db 0x2e
        vpxor ymm13, ymm13, ymm5                              ;   814.7 fp3     21 x[3]
        db 0x2e
        vmovdqu ymm11, [rbp + 5152]                           ;   806.7 agu1    21 x[3]
        db 0x2e
        vpxor ymm11, ymm11, [r8 + 3488]                       ;   813.7 fp0+agu0   21 x[3]
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 5632]                      ;   814.7 fp1+agu1   21 x[3]
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 6816]                      ;   815.7 fp2+agu0   21 x[3]
        db 0x2e
        vpxor ymm11, ymm11, ymm5                              ;   816.7 fp3     21 x[3]
        vmovdqu ymm7, [rbp + 4768]                            ;   808.7 agu1    21 x[3]
        vpxor ymm7, ymm7, [r8 + 3520]                         ;   815.7 fp0+agu0   21 x[3]
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 5728]                        ;   816.7 fp1+agu1   21 x[3]
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 6944]                        ;   817.7 fp2+agu0   21 x[3]
        db 0x2e
        vpxor ymm7, ymm7, ymm5                                ;   818.7 fp3     21 x[3]
        db 0x2e
        vpxor ymm10, ymm9, ymm7                               ;   819.7 fp0     21 x[3]
        db 0x2e
        vpxor ymm1, ymm11, [rbp + 5408]                       ;   817.7 fp1+agu1   21 x[3]
        db 0x2e
        vpxor ymm1, ymm1, [r8 + 3424]                         ;   818.7 fp2+agu0   21 x[3]
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 6144]                        ;   819.7 fp3+agu1   21 x[3]
        vpxor ymm1, ymm1, [rbp + 7168]                        ;   820.7 fp0+agu0   21 x[3]
        db 0x2e
        vmovdqu [rbp + 7680], ymm14                           ;   812.8 agu2+fp5   21 x[3] spill
        db 0x2e
        vpxor ymm14, ymm7, ymm1                               ;   821.7 fp1     21 x[3]
        db 0x2e
        vmovdqu [rbp + 7840], ymm3                            ;   813.8 agu1+fp5   21 x[3] spill
        db 0x2e
        vpxor ymm3, ymm10, [rbp + 7392]                       ;   820.7 fp2+agu0   21 x[3]
        db 0x2e
        vmovdqu [rbp + 7808], ymm4                            ;   814.8 agu2+fp5   21 x[3] spill
        db 0x2e
        vpxor ymm4, ymm10, [rbp + 7488]                       ;   820.7 fp3+agu1   21 x[3]
        db 0x2e
        vmovdqu [rbp + 7904], ymm12                           ;   815.8 agu0+fp5   21 x[3] spill
        db 0x2e
        vpxor ymm12, ymm1, ymm3                               ;   821.7 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                ;   821.7 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                ;   821.7 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7936], ymm6                            ;   816.8 agu2+fp5   21 x[3] spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm13, [rbp + 7392]                       ;   816.7 fp3+agu1   21 x[3]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                               ;   817.7 fp0     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                              ;   822.7 fp1     21 x[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7392], ymm15                           ;   817.8 agu0+fp5   21 x[3] spill
        db 0x2e, 0x2e
        vpxor ymm15, ymm6, ymm4                               ;   821.7 fp2     21 x[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7872], ymm8                            ;   818.8 agu2+fp5   21 x[3] spill
        db 0x2e, 0x2e
        vpxor ymm8, ymm6, ymm1                                ;   822.7 fp3     21 x[3]
        db 0x2e
        vmovdqu [rbp + 7712], ymm2                            ;   819.8 agu1+fp5   21 x[3] spill
        db 0x2e
        vpxor ymm2, ymm7, ymm13                               ;   823.7 fp0     21 x[3]
        db 0x2e
        vpxor ymm5, ymm1, [rbp + 7488]                        ;   822.7 fp1+agu0   21 x[3]
        db 0x2e
        vmovdqu [rbp + 7744], ymm11                           ;   820.8 agu2+fp5   21 x[3] spill
        db 0x2e
        vpand ymm11, ymm5, ymm14                              ;   823.7 fp2     21 x[3]
        db 0x2e
        vmovdqu [rbp + 7776], ymm5                            ;   823.7 agu1+fp5   21 x[3] spill
        db 0x2e, 0x2e
        vpxor ymm5, ymm14, ymm13                              ;   823.7 fp3     21 x[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7968], ymm12                           ;   822.8 agu0+fp5   21 x[3] spill
        db 0x2e, 0x2e
        vpand ymm12, ymm13, [rbp + 7488]                      ;   823.7 fp0+agu1   21 x[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8000], ymm13                           ;   823.8 agu2+fp5   21 x[3] spill
        db 0x2e, 0x2e
        vpand ymm13, ymm1, ymm5                               ;   824.7 fp1     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm13                             ;   825.7 fp2     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                               ;   826.7 fp3     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                               ;   824.7 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm15, ymm3                              ;   822.7 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                               ;   827.7 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm7, ymm10                              ;   822.8 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                             ;   825.7 fp0     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm12, ymm3, ymm2                               ;   824.7 fp1     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 7744]                      ;   827.8 fp2+agu0   21 x[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7744], ymm7                            ;   824.8 agu1+fp5   21 x[3] spill
        db 0x2e, 0x2e
        vpxor ymm7, ymm10, ymm8                               ;   823.8 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8032], ymm10                           ;   825.8 agu2+fp5   21 x[3] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm3, ymm14                              ;   824.0 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8064], ymm1                            ;   826.8 agu0+fp5   21 x[3] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm6, ymm12                               ;   825.7 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                ;   828.7 fp2     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                ;   826.7 fp3     21 x[3]
        db 0x2e, 0x2e
        vpand ymm1, ymm7, ymm10                               ;   825.0 fp0     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                              ;   828.8 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm2, ymm4                                 ;   825.7 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8096], ymm12                           ;   827.8 agu1+fp5   21 x[3] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm8, [rbp + 7968]                       ;   829.8 fp3+agu0   21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                             ;   830.8 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                               ;   830.8 fp1     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm12, ymm13, ymm9                              ;   827.7 fp2     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                              ;   831.8 fp3     21 x[3]
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm0                              ;   829.7 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                ;   831.8 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm9, ymm11                               ;   832.8 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8128], ymm2                            ;   828.8 agu2+fp5   21 x[3] spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm1, ymm13                                ;   833.8 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                               ;   834.8 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, ymm13                              ;   832.8 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                              ;   833.8 fp2     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                               ;   834.8 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm9                              ;   835.8 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm9                                ;   835.8 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, ymm0                               ;   834.8 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                ;   835.8 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm2                              ;   835.8 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                               ;   833.8 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm13                             ;   832.8 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm0, ymm11                                ;   833.8 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                ;   834.8 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                             ;   833.8 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                             ;   835.8 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm9                              ;   836.8 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm1                                ;   835.8 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm2                                ;   835.8 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                                ;   836.8 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm9, ymm13                               ;   836.8 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                ;   835.8 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, [rbp + 7776]                        ;   836.8 fp1+agu1   21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm2, ymm0                               ;   837.8 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                                ;   837.8 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm11                               ;   838.8 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, [rbp + 7968]                      ;   838.8 fp1+agu0   21 x[3]
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm0                                ;   837.8 fp2     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                ;   839.8 fp3     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                               ;   839.8 fp0     21 x[3]
        db 0x2e, 0x2e
        vpand ymm0, ymm0, [rbp + 8064]                        ;   837.8 fp1+agu1   21 x[3]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                              ;   840.8 fp2     21 x[3]
        db 0x2e, 0x2e
        vpand ymm8, ymm13, [rbp + 8000]                       ;   837.2 fp3+agu0   21 x[3]
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm2                                ;   837.3 fp0     21 x[3]
        db 0x2e, 0x2e
        vpand ymm12, ymm1, [rbp + 8128]                       ;   837.8 fp1+agu1   21 x[3]
        db 0x2e
        vpxor ymm1, ymm1, ymm13                               ;   838.0 fp2     21 x[3]
        db 0x2e
        vpand ymm2, ymm2, [rbp + 8096]                        ;   838.2 fp3+agu0   21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                ;   838.8 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                ;   840.8 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                               ;   839.0 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                ;   840.0 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                               ;   841.8 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                               ;   839.8 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 7488]                      ;   840.0 fp2+agu1   21 x[3]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                ;   842.8 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                ;   840.8 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                ;   843.8 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm7                              ;   843.8 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm1, [rbp + 8032]                       ;   841.2 fp3+agu0   21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                               ;   842.2 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 7744]                        ;   841.8 fp1+agu1   21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                              ;   842.0 fp2     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                              ;   843.0 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                              ;   844.0 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                              ;   845.0 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm13, ymm12                             ;   846.0 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rel sm4_encrypt.T0_constants256]       ;   840.7 agu0    21 x[0] reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                              ;   847.7 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                ;   843.3 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                             ;   843.8 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                             ;   844.8 fp2     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                ;   847.7 fp3     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                              ;   847.7 fp0     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                ;   847.7 fp1     21 x[3]
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 5344]                           ;   842.2 agu1    21 x[3]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [r8 + 3584]                       ;   849.2 fp2+agu0   21 x[3]
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 6400]                            ;   843.2 agu1    32 x[1] reload
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                              ;   850.2 fp3     21 x[3]
        db 0x2e
        vmovdqu ymm5, [rbp + 7424]                            ;   843.3 agu0    32 x[2] reload
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                              ;   851.2 fp0     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                              ;   852.2 fp1     21 x[3]
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 5440]                            ;   844.2 agu1    21 x[3]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [r8 + 3648]                         ;   851.2 fp2+agu0   21 x[3]
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 6528]                           ;   845.2 agu1    32 x[1] reload
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                               ;   852.2 fp3     21 x[3]
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 7552]                        ;   853.2 fp0+agu0   21 x[3]
        db 0x2e
        vpxor ymm7, ymm7, ymm1                                ;   854.2 fp1     21 x[3]
        db 0x2e
        vmovdqu ymm5, [rbp + 5376]                            ;   846.2 agu1    21 x[3]
        db 0x2e
        vpxor ymm5, ymm5, [r8 + 3712]                         ;   853.2 fp2+agu0   21 x[3]
        vpxor ymm5, ymm5, [rbp + 6016]                        ;   854.2 fp3+agu1   21 x[3]
        vpxor ymm5, ymm5, [rbp + 7040]                        ;   855.2 fp0+agu0   21 x[3]
        vpxor ymm5, ymm5, ymm1                                ;   856.2 fp1     21 x[3]
        vmovdqu ymm13, [rbp + 5504]                           ;   848.2 agu1    21 x[3]
        vpxor ymm13, ymm13, [r8 + 3744]                       ;   855.2 fp2+agu0   21 x[3]
        vpxor ymm13, ymm13, [rbp + 6112]                      ;   856.2 fp3+agu1   21 x[3]
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 7136]                      ;   857.2 fp0+agu0   21 x[3]
        db 0x2e
        vpxor ymm13, ymm13, ymm1                              ;   858.2 fp1     21 x[3]
        db 0x2e
        vmovdqu ymm4, [rbp + 5472]                            ;   850.2 agu1    21 x[3]
        db 0x2e
        vpxor ymm4, ymm4, [r8 + 3776]                         ;   857.2 fp2+agu0   21 x[3]
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 5856]                        ;   858.2 fp3+agu1   21 x[3]
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 6912]                        ;   859.2 fp0+agu0   21 x[3]
        db 0x2e
        vpxor ymm4, ymm4, ymm1                                ;   860.2 fp1     21 x[3]
        vmovdqu [rbp + 7744], ymm9                            ;   852.2 agu2+fp5   21 x[3] spill
        db 0x2e
        vpxor ymm9, ymm7, ymm4                                ;   861.2 fp2     21 x[3]
        db 0x2e
        vmovdqu [rbp + 8032], ymm3                            ;   853.2 agu1+fp5   21 x[3] spill
        db 0x2e
        vpxor ymm3, ymm13, [rbp + 5024]                       ;   859.2 fp3+agu0   21 x[3]
        db 0x2e
        vpxor ymm3, ymm3, [r8 + 3680]                         ;   860.2 fp0+agu1   21 x[3]
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 6080]                        ;   861.2 fp1+agu0   21 x[3]
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 7104]                        ;   862.2 fp2+agu1   21 x[3]
        db 0x2e
        vmovdqu [rbp + 7488], ymm11                           ;   854.3 agu2+fp5   21 x[3] spill
        vpxor ymm11, ymm4, ymm3                               ;   863.2 fp3     21 x[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8096], ymm2                            ;   855.3 agu0+fp5   21 x[3] spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm9, [rbp + 7520]                        ;   862.2 fp0+agu1   21 x[3]
        db 0x2e
        vmovdqu [rbp + 8128], ymm8                            ;   856.3 agu2+fp5   21 x[3] spill
        db 0x2e
        vpxor ymm8, ymm9, [rbp + 7456]                        ;   862.2 fp1+agu0   21 x[3]
        db 0x2e
        vmovdqu [rbp + 8000], ymm0                            ;   857.3 agu1+fp5   21 x[3] spill
        db 0x2e
        vpxor ymm0, ymm3, ymm2                                ;   863.2 fp2     21 x[3]
        db 0x2e
        vpxor ymm3, ymm3, ymm14                               ;   863.2 fp3     21 x[3]
        db 0x2e
        vpxor ymm14, ymm14, ymm8                              ;   863.2 fp0     21 x[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8064], ymm15                           ;   858.3 agu2+fp5   21 x[3] spill
        db 0x2e, 0x2e
        vpxor ymm15, ymm5, [rbp + 7520]                       ;   858.2 fp1+agu0   21 x[3]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm13                             ;   859.2 fp2     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                               ;   864.2 fp3     21 x[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7520], ymm12                           ;   859.3 agu1+fp5   21 x[3] spill
        db 0x2e
        vpxor ymm12, ymm15, ymm8                              ;   863.2 fp0     21 x[3]
        db 0x2e
        vmovdqu [rbp + 7968], ymm6                            ;   860.3 agu2+fp5   21 x[3] spill
        db 0x2e
        vpxor ymm6, ymm15, ymm3                               ;   864.2 fp1     21 x[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7776], ymm10                           ;   861.3 agu0+fp5   21 x[3] spill
        db 0x2e, 0x2e
        vpxor ymm10, ymm4, ymm5                               ;   865.2 fp2     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm1, ymm3, [rbp + 7456]                        ;   864.2 fp3+agu1   21 x[3]
        db 0x2e
        vmovdqu [rbp + 8160], ymm13                           ;   862.3 agu2+fp5   21 x[3] spill
        db 0x2e
        vpand ymm13, ymm1, ymm11                              ;   865.2 fp0     21 x[3]
        db 0x2e
        vmovdqu [rbp + 8192], ymm1                            ;   865.2 agu0+fp5   21 x[3] spill
        db 0x2e
        vpxor ymm1, ymm11, ymm5                               ;   865.2 fp1     21 x[3]
        db 0x2e
        vmovdqu [rbp + 8224], ymm0                            ;   864.3 agu1+fp5   21 x[3] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm5, [rbp + 7456]                        ;   865.2 fp2+agu0   21 x[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8256], ymm5                            ;   865.3 agu2+fp5   21 x[3] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm3, ymm1                                ;   866.2 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                              ;   867.2 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                             ;   868.2 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                ;   866.2 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm12, ymm2                               ;   864.2 fp3     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                              ;   869.2 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm4, ymm9                                ;   864.3 fp1     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                ;   867.2 fp2     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm0, ymm2, ymm10                               ;   866.2 fp3     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 8160]                      ;   869.3 fp0+agu1   21 x[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8160], ymm4                            ;   866.3 agu0+fp5   21 x[3] spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm9, ymm6                                ;   865.3 fp1     21 x[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8288], ymm9                            ;   867.3 agu2+fp5   21 x[3] spill
        db 0x2e, 0x2e
        vpxor ymm9, ymm2, ymm11                               ;   865.5 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8320], ymm3                            ;   868.3 agu1+fp5   21 x[3] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm15, ymm0                               ;   867.2 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                              ;   870.2 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                ;   868.2 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm4, ymm9                                ;   866.5 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                              ;   870.3 fp3     21 x[3]
        db 0x2e, 0x2e
        vpor ymm3, ymm10, ymm8                                ;   867.2 fp0     21 x[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8352], ymm0                            ;   869.3 agu0+fp5   21 x[3] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm6, [rbp + 8224]                        ;   871.3 fp1+agu1   21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                              ;   872.3 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                ;   872.3 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm5, ymm7                                ;   869.2 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                ;   873.3 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm14                               ;   871.2 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                ;   873.3 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm7, ymm13                               ;   874.3 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8384], ymm10                           ;   870.3 agu2+fp5   21 x[3] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm10, ymm3, ymm5                                ;   875.3 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                              ;   876.3 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm0, ymm5                                 ;   874.3 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                ;   875.3 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                ;   876.3 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm7                                ;   877.3 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm7                                ;   877.3 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm0, ymm14                                ;   876.3 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                               ;   877.3 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm10                             ;   877.3 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                               ;   875.3 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm5                              ;   874.3 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm14, ymm13                              ;   875.3 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                               ;   876.3 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                               ;   875.3 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                ;   877.3 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm7                              ;   878.3 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm3                                ;   877.3 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm10                               ;   877.3 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                ;   878.3 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm7, ymm5                               ;   878.3 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                              ;   877.3 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, [rbp + 8192]                        ;   878.3 fp3+agu0   21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm10, ymm14                              ;   879.3 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                                ;   879.3 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm0                                ;   880.3 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, [rbp + 8224]                        ;   880.3 fp3+agu1   21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm14                               ;   879.3 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                                ;   881.3 fp1     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                ;   881.3 fp2     21 x[3]
        db 0x2e, 0x2e
        vpand ymm14, ymm14, [rbp + 8320]                      ;   879.3 fp3+agu0   21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                              ;   882.3 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm5, [rbp + 8256]                        ;   878.7 fp1+agu1   21 x[3]
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm10                             ;   878.8 fp2     21 x[3]
        db 0x2e, 0x2e
        vpand ymm13, ymm3, [rbp + 8384]                       ;   879.3 fp3+agu0   21 x[3]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                ;   879.5 fp0     21 x[3]
        db 0x2e, 0x2e
        vpand ymm10, ymm10, [rbp + 8352]                      ;   879.7 fp1+agu1   21 x[3]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                              ;   880.3 fp2     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                              ;   882.3 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                               ;   880.5 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                ;   881.5 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                               ;   883.3 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                               ;   881.3 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, [rbp + 7456]                        ;   881.5 fp0+agu0   21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                ;   884.3 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                              ;   882.3 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                              ;   885.3 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                ;   885.3 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm3, [rbp + 8288]                        ;   882.7 fp1+agu1   21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                                ;   883.7 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 8160]                        ;   883.3 fp3+agu0   21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                              ;   883.5 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                              ;   884.5 fp1     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                             ;   885.5 fp2     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                             ;   886.5 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                              ;   884.5 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                              ;   885.5 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                             ;   886.5 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm5, ymm13                               ;   887.5 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rel sm4_encrypt.T0_constants256]       ;   882.7 agu1    21 x[0] reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                              ;   889.7 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                               ;   885.7 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                ;   886.7 fp2     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                ;   889.7 fp3     21 x[3]
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 5312]                            ;   883.7 agu0    21 x[3]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [r8 + 3840]                         ;   890.7 fp0+agu1   21 x[3]
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 5792]                            ;   884.7 agu0    32 x[1] reload
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                ;   891.7 fp1     21 x[3]
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 6784]                            ;   884.8 agu1    32 x[2] reload
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                ;   892.7 fp2     21 x[3]
        db 0x2e
        vpxor ymm14, ymm14, ymm1                              ;   889.7 fp3     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                ;   893.7 fp0     21 x[3]
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 4608]                            ;   885.7 agu0    21 x[3]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [r8 + 3904]                         ;   892.7 fp1+agu1   21 x[3]
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 5664]                            ;   886.7 agu0    32 x[1] reload
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                ;   893.7 fp2     21 x[3]
        db 0x2e
        vmovdqu ymm11, [rbp + 6720]                           ;   886.8 agu1    32 x[2] reload
        db 0x2e
        vpxor ymm6, ymm6, ymm11                               ;   894.7 fp3     21 x[3]
        db 0x2e
        vpxor ymm6, ymm6, ymm1                                ;   895.7 fp0     21 x[3]
        db 0x2e
        vmovdqu ymm12, [rbp + 4192]                           ;   887.7 agu0    21 x[3]
        db 0x2e
        vpxor ymm12, ymm12, [r8 + 3968]                       ;   894.7 fp1+agu1   21 x[3]
        vpxor ymm12, ymm12, [rbp + 6208]                      ;   895.7 fp2+agu0   21 x[3]
        vpxor ymm12, ymm12, [rbp + 7232]                      ;   896.7 fp3+agu1   21 x[3]
        vpxor ymm12, ymm12, ymm1                              ;   897.7 fp0     21 x[3]
        vmovdqu ymm11, [rbp + 5184]                           ;   889.7 agu0    21 x[3]
        vpxor ymm11, ymm11, [r8 + 4000]                       ;   896.7 fp1+agu1   21 x[3]
        vpxor ymm11, ymm11, [rbp + 5824]                      ;   897.7 fp2+agu0   21 x[3]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 6688]                      ;   898.7 fp3+agu1   21 x[3]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                              ;   899.7 fp0     21 x[3]
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 4160]                            ;   891.7 agu0    21 x[3]
        db 0x2e
        vpxor ymm5, ymm5, [r8 + 4032]                         ;   898.7 fp1+agu1   21 x[3]
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 6304]                        ;   899.7 fp2+agu0   21 x[3]
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 7328]                        ;   900.7 fp3+agu1   21 x[3]
        db 0x2e
        vpxor ymm5, ymm5, ymm1                                ;   901.7 fp0     21 x[3]
        db 0x2e
        vpxor ymm8, ymm6, ymm5                                ;   902.7 fp1     21 x[3]
        db 0x2e
        vpxor ymm4, ymm11, [rbp + 4960]                       ;   900.7 fp2+agu0   21 x[3]
        db 0x2e
        vpxor ymm4, ymm4, [r8 + 3936]                         ;   901.7 fp3+agu1   21 x[3]
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 4864]                        ;   902.7 fp0+agu0   21 x[3]
        vpxor ymm4, ymm4, [rbp + 6432]                        ;   903.7 fp1+agu1   21 x[3]
        vpxor ymm1, ymm5, ymm4                                ;   904.7 fp2     21 x[3]
        vmovdqu [rbp + 8160], ymm2                            ;   896.7 agu2+fp5   21 x[3] spill
        vpxor ymm2, ymm8, [rbp + 7200]                        ;   903.7 fp3+agu0   21 x[3]
        vmovdqu [rbp + 8288], ymm7                            ;   897.7 agu1+fp5   21 x[3] spill
        db 0x2e, 0x2e
        vpxor ymm7, ymm8, [rbp + 6496]                        ;   903.7 fp0+agu0   21 x[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7456], ymm10                           ;   898.7 agu2+fp5   21 x[3] spill
        db 0x2e, 0x2e
        vpxor ymm10, ymm4, ymm2                               ;   904.7 fp1     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                ;   904.7 fp2     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                ;   904.7 fp3     21 x[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8352], ymm14                           ;   899.7 agu1+fp5   21 x[3] spill
        db 0x2e, 0x2e
        vpxor ymm14, ymm12, [rbp + 7200]                      ;   899.7 fp0+agu0   21 x[3]
        db 0x2e
        vpxor ymm14, ymm14, ymm11                             ;   900.7 fp1     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                              ;   905.7 fp2     21 x[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7200], ymm0                            ;   900.7 agu2+fp5   21 x[3] spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm14, ymm7                               ;   904.7 fp3     21 x[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8384], ymm13                           ;   901.7 agu1+fp5   21 x[3] spill
        db 0x2e, 0x2e
        vpxor ymm13, ymm14, ymm4                              ;   905.7 fp0     21 x[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8256], ymm15                           ;   902.7 agu0+fp5   21 x[3] spill
        db 0x2e, 0x2e
        vpxor ymm15, ymm5, ymm12                              ;   906.7 fp1     21 x[3]
        db 0x2e
        vmovdqu [rbp + 8320], ymm9                            ;   903.7 agu2+fp5   21 x[3] spill
        db 0x2e
        vpxor ymm9, ymm4, [rbp + 6496]                        ;   905.7 fp2+agu1   21 x[3]
        db 0x2e
        vmovdqu [rbp + 8224], ymm11                           ;   904.7 agu0+fp5   21 x[3] spill
        db 0x2e
        vpand ymm11, ymm9, ymm1                               ;   906.7 fp3     21 x[3]
        db 0x2e
        vmovdqu [rbp + 8192], ymm9                            ;   906.7 agu2+fp5   21 x[3] spill
        db 0x2e
        vpxor ymm9, ymm1, ymm12                               ;   906.7 fp0     21 x[3]
        db 0x2e
        vmovdqu [rbp + 8416], ymm10                           ;   906.7 agu1+fp5   21 x[3] spill
        db 0x2e
        vpand ymm10, ymm12, [rbp + 6496]                      ;   906.7 fp1+agu0   21 x[3]
        vmovdqu [rbp + 8448], ymm12                           ;   907.7 agu2+fp5   21 x[3] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm4, ymm9                               ;   907.7 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                             ;   908.7 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                               ;   909.7 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                               ;   907.7 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm0, ymm2                               ;   905.7 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                               ;   910.7 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm5, ymm8                               ;   906.0 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                             ;   908.7 fp1     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm10, ymm2, ymm15                              ;   907.7 fp2     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 8224]                      ;   911.7 fp3+agu1   21 x[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8224], ymm5                            ;   908.7 agu0+fp5   21 x[3] spill
        db 0x2e, 0x2e
        vpxor ymm5, ymm8, ymm13                               ;   907.0 fp0     21 x[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8480], ymm8                            ;   909.7 agu2+fp5   21 x[3] spill
        db 0x2e
        vpxor ymm8, ymm2, ymm1                                ;   907.2 fp1     21 x[3]
        db 0x2e
        vmovdqu [rbp + 8512], ymm4                            ;   910.7 agu1+fp5   21 x[3] spill
        db 0x2e
        vpand ymm4, ymm14, ymm10                              ;   908.7 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                ;   911.7 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                ;   909.7 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm5, ymm8                                ;   908.2 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                              ;   912.7 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm15, ymm7                                ;   908.8 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8544], ymm10                           ;   911.7 agu0+fp5   21 x[3] spill
        db 0x2e, 0x2e
        vpand ymm10, ymm13, [rbp + 8416]                      ;   913.7 fp0+agu1   21 x[3]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                             ;   914.7 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                               ;   914.7 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm12, ymm6                              ;   910.7 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                              ;   915.7 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm3                              ;   912.7 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                ;   915.7 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm6, ymm11                               ;   916.7 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8576], ymm15                           ;   912.7 agu2+fp5   21 x[3] spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm4, ymm12                               ;   917.7 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                             ;   918.7 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm10, ymm10, ymm12                              ;   916.7 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                              ;   917.7 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                               ;   918.7 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm6                                ;   919.7 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm6                                ;   919.7 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpor ymm10, ymm10, ymm3                               ;   918.7 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                               ;   919.7 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm15                               ;   919.7 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                               ;   917.7 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm12                             ;   916.7 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm3, ymm11                                ;   917.7 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                ;   918.7 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                             ;   917.7 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                             ;   919.7 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm6                                ;   920.7 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm4                                ;   919.7 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm15                               ;   919.7 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                ;   920.7 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm6, ymm12                               ;   920.7 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                              ;   919.7 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 8192]                        ;   920.7 fp2+agu0   21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm15, ymm3                              ;   921.7 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                ;   921.7 fp0     21 x[3]
        db 0x2e, 0x2e
        vpand ymm13, ymm13, ymm10                             ;   922.7 fp1     21 x[3]
        db 0x2e, 0x2e
        vpand ymm10, ymm10, [rbp + 8416]                      ;   922.7 fp2+agu1   21 x[3]
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm3                                ;   921.7 fp3     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                               ;   923.7 fp0     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                               ;   923.7 fp1     21 x[3]
        db 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 8512]                        ;   921.7 fp2+agu0   21 x[3]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                ;   924.7 fp3     21 x[3]
        db 0x2e, 0x2e
        vpand ymm11, ymm12, [rbp + 8448]                      ;   921.0 fp0+agu1   21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm15                             ;   921.2 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm4, [rbp + 8576]                       ;   921.7 fp2+agu0   21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                               ;   921.8 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, [rbp + 8544]                      ;   922.0 fp0+agu1   21 x[3]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                ;   922.7 fp1     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                ;   924.7 fp2     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm13                             ;   922.8 fp3     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                               ;   923.8 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                ;   925.7 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                ;   923.7 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, [rbp + 6496]                      ;   923.8 fp3+agu0   21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                ;   926.7 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                              ;   924.7 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                              ;   927.7 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                              ;   927.7 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm4, [rbp + 8480]                        ;   925.0 fp0+agu1   21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                ;   926.0 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 8224]                        ;   925.7 fp2+agu0   21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm9                              ;   925.8 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                              ;   926.8 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                              ;   927.8 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                             ;   928.8 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                             ;   926.8 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                             ;   927.8 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                             ;   928.8 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm12, ymm13                              ;   929.8 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm4, [rel sm4_encrypt.T0_constants256]       ;   925.0 agu1    21 x[0] reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                              ;   932.0 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                ;   928.0 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                ;   932.0 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                ;   928.7 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                               ;   929.7 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                              ;   932.0 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                ;   932.0 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                ;   932.0 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 8320]                            ;   927.0 agu0    21 x[3] reload
        db 0x2e, 0x2e
        vpxor ymm5, ymm8, ymm1                                ;   934.0 fp3     32 x[3]
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 7712]                            ;   927.7 agu1    21 x[3] reload
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                ;   934.7 fp0     32 x[3]
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 7776]                            ;   928.0 agu0    21 x[3] reload
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                ;   935.0 fp1     32 x[3]
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 7968]                           ;   928.7 agu1    32 x[3]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                              ;   935.7 fp2     32 x[3]
        db 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 8256]                           ;   929.0 agu0    21 x[3] reload
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                             ;   936.7 fp3     32 x[3]
        db 0x2e
        vmovdqu ymm12, [rbp + 7520]                           ;   929.7 agu1    21 x[3] reload
        db 0x2e
        vmovdqu [rbp + 7712], ymm6                            ;   929.2 agu2+fp5   21 x[3] spill
        db 0x2e
        vpxor ymm6, ymm13, ymm12                              ;   936.7 fp0     32 x[3]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                              ;   933.0 fp1     32 x[3]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 8384]                      ;   934.0 fp2+agu0   32 x[3]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                               ;   935.0 fp3     32 x[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7776], ymm8                            ;   936.0 agu2+fp5   32 x[3] spill
        db 0x2e, 0x2e
        vpxor ymm8, ymm14, [rbp + 7872]                       ;   933.0 fp0+agu1   32 x[3]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                              ;   935.0 fp1     32 x[3]
        db 0x2e
        vpxor ymm14, ymm14, ymm10                             ;   937.7 fp2     32 x[3]
        db 0x2e
        vmovdqu [rbp + 8384], ymm14                           ;   938.7 agu0+fp5   32 x[3] spill
        db 0x2e, 0x2e
        vpxor ymm14, ymm0, [rbp + 7392]                       ;   932.8 fp3+agu1   32 x[3]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 8064]                        ;   933.3 fp0+agu0   32 x[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8320], ymm10                           ;   937.7 agu2+fp5   32 x[3] spill
        db 0x2e, 0x2e
        vpxor ymm10, ymm12, [rbp + 7936]                      ;   936.7 fp1+agu1   32 x[3]
        db 0x2e
        vpxor ymm9, ymm9, ymm10                               ;   937.7 fp2     32 x[3]
        db 0x2e
        vpxor ymm12, ymm12, ymm14                             ;   936.7 fp3     32 x[3]
        db 0x2e
        vpxor ymm14, ymm14, ymm11                             ;   936.0 fp0     32 x[3]
        db 0x2e
        vpxor ymm11, ymm11, ymm8                              ;   936.0 fp1     32 x[3]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                              ;   937.0 fp2     32 x[3]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 7872]                      ;   937.0 fp3+agu0   32 x[3]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm13                             ;   937.7 fp0     32 x[3]
        db 0x2e
        vmovdqu [rbp + 7872], ymm13                           ;   935.3 agu2+fp5   32 x[3] spill
        db 0x2e
        vpxor ymm13, ymm1, ymm6                               ;   937.7 fp1     32 x[3]
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 7936]                        ;   937.7 fp2+agu1   32 x[3]
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 8064]                        ;   938.7 fp3+agu0   32 x[3]
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 7200]                        ;   939.7 fp0+agu1   32 x[3]
        db 0x2e
        vmovdqu [rbp + 8064], ymm7                            ;   936.3 agu2+fp5   32 x[3] spill
        db 0x2e
        vpxor ymm7, ymm8, [rbp + 7200]                        ;   937.0 fp1+agu0   32 x[3]
        db 0x2e
        vpxor ymm7, ymm7, ymm0                                ;   938.0 fp2     32 x[3]
        db 0x2e
        vmovdqu [rbp + 7936], ymm8                            ;   937.3 agu2+fp5   32 x[3] spill
        db 0x2e
        vpxor ymm8, ymm3, [rbp + 8352]                        ;   937.7 fp3+agu1   32 x[3]
        db 0x2e
        vpxor ymm4, ymm4, ymm2                                ;   937.2 fp0     32 x[3]
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 8032]                        ;   938.0 fp1+agu0   32 x[3]
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 8160]                        ;   938.7 fp2+agu1   32 x[3]
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 8288]                        ;   939.7 fp3+agu0   32 x[3]
        db 0x2e
        vpxor ymm3, ymm3, ymm4                                ;   940.7 fp0     32 x[3]
        db 0x2e
        vmovdqu [rbp + 8160], ymm7                            ;   939.0 agu2+fp5   32 x[3] spill
        db 0x2e
        vmovdqu ymm7, [rbp + 7904]                            ;   939.7 agu1    32 x[3]
        vpxor ymm7, ymm7, [rbp + 8352]                        ;   946.7 fp1+agu0   32 x[3]
        vmovdqu [rbp + 8352], ymm1                            ;   939.3 agu2+fp5   32 x[3] spill
        vmovdqu ymm1, [rbp + 7904]                            ;   940.7 agu1    32 x[3]
        vpxor ymm1, ymm1, [rbp + 8000]                        ;   947.7 fp2+agu0   32 x[3]
        vmovdqu [rbp + 7904], ymm6                            ;   940.7 agu2+fp5   32 x[3] spill
        vmovdqu ymm6, [rbp + 7968]                            ;   941.7 agu1    32 x[3]
        vpxor ymm6, ymm6, [rbp + 8096]                        ;   948.7 fp3+agu0   32 x[3]
        vpxor ymm6, ymm6, [rbp + 7488]                        ;   949.7 fp0+agu1   32 x[3]
        vpxor ymm6, ymm6, [rbp + 8128]                        ;   950.7 fp1+agu0   32 x[3]
        vpxor ymm6, ymm6, [rbp + 7456]                        ;   951.7 fp2+agu1   32 x[3]
        vmovdqu [rbp + 8128], ymm3                            ;   941.7 agu2+fp5   32 x[3] spill
        vpxor ymm3, ymm15, [rbp + 7808]                       ;   944.0 fp3+agu0   32 x[3]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                              ;   940.5 fp0     32 x[3]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                              ;   952.7 fp1     32 x[3]
        db 0x2e
        vpxor ymm5, ymm5, ymm9                                ;   940.8 fp2     32 x[3]
        db 0x2e
        vmovdqu [rbp + 7488], ymm9                            ;   942.3 agu2+fp5   32 x[3] spill
        db 0x2e
        vmovdqu ymm9, [rbp + 7840]                            ;   944.7 agu1    32 x[3]
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 7712]                        ;   951.7 fp3+agu0   32 x[3]
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 4224]                        ;   945.7 fp0+agu1   32 x[3]
        db 0x2e
        vmovdqu [rbp + 4224], ymm5                            ;   946.7 agu2+fp5   32 x[3] spill
        db 0x2e
        vmovdqu ymm5, [rbp + 7744]                            ;   946.0 agu0    32 x[3]
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 7712]                        ;   953.0 fp1+agu1   32 x[3]
        db 0x2e
        vmovdqu [rbp + 7712], ymm15                           ;   953.7 agu2+fp5   32 x[3] spill
        db 0x2e
        vpxor ymm15, ymm2, ymm7                               ;   947.7 fp2     32 x[3]
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 7680]                        ;   947.0 fp3+agu0   32 x[3]
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 7744]                        ;   948.0 fp0+agu1   32 x[3]
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 8288]                        ;   949.0 fp1+agu0   32 x[3]
        vpxor ymm10, ymm10, ymm12                             ;   946.0 fp2     32 x[3]
        db 0x2e
        vpxor ymm10, ymm10, ymm0                              ;   947.0 fp3     32 x[3]
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 4032]                        ;   948.7 fp0+agu1   32 x[3]
        db 0x2e
        vmovdqu [rbp + 4032], ymm12                           ;   946.8 agu2+fp5   32 x[3] spill
        db 0x2e
        vmovdqu ymm12, [rbp + 7680]                           ;   949.0 agu0    32 x[3]
        vpxor ymm12, ymm12, [rbp + 8032]                      ;   956.0 fp1+agu1   32 x[3]
        vpxor ymm10, ymm10, [rbp + 4256]                      ;   950.0 fp2+agu0   32 x[3]
        vmovdqu [rbp + 4256], ymm10                           ;   951.0 agu2+fp5   32 x[3] spill
        vpxor ymm10, ymm12, [rbp + 8000]                      ;   957.0 fp3+agu1   32 x[3]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                               ;   958.0 fp0     32 x[3]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                              ;   957.0 fp1     32 x[3]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 4416]                      ;   958.0 fp2+agu0   32 x[3]
        db 0x2e
        vmovdqu [rbp + 4416], ymm8                            ;   959.0 agu2+fp5   32 x[3] spill
        db 0x2e
        vpxor ymm8, ymm9, [rbp + 7808]                        ;   952.7 fp3+agu1   32 x[3]
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 7456]                        ;   953.7 fp0+agu0   32 x[3]
        db 0x2e
        vpxor ymm9, ymm9, ymm4                                ;   952.7 fp1     32 x[3]
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 8032]                        ;   953.7 fp2+agu1   32 x[3]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                              ;   959.0 fp3     32 x[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8032], ymm12                           ;   960.0 agu2+fp5   32 x[3] spill
        db 0x2e, 0x2e
        vpxor ymm12, ymm1, ymm3                               ;   951.8 fp0     32 x[3]
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 7456]                      ;   953.0 fp1+agu0   32 x[3]
        db 0x2e
        vmovdqu [rbp + 7456], ymm9                            ;   954.7 agu2+fp5   32 x[3] spill
        db 0x2e
        vpxor ymm9, ymm3, [rbp + 8288]                        ;   953.7 fp2+agu1   32 x[3]
        db 0x2e
        vpxor ymm9, ymm9, ymm5                                ;   954.7 fp3     32 x[3]
        db 0x2e
        vmovdqu [rbp + 7808], ymm10                           ;   958.0 agu2+fp5   32 x[3] spill
        db 0x2e
        vpxor ymm10, ymm14, [rbp + 4352]                      ;   954.0 fp0+agu0   32 x[3]
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 7200]                      ;   955.0 fp1+agu1   32 x[3]
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 8320]                      ;   956.0 fp2+agu0   32 x[3]
        db 0x2e
        vmovdqu [rbp + 7200], ymm10                           ;   957.0 agu2+fp5   32 x[3] spill
        vpxor ymm10, ymm8, [rbp + 4384]                       ;   955.7 fp3+agu1   32 x[3]
        vpxor ymm10, ymm10, ymm6                              ;   956.7 fp0     32 x[3]
        vpxor ymm10, ymm10, [rbp + 8288]                      ;   957.7 fp1+agu0   32 x[3]
        vmovdqu [rbp + 8288], ymm10                           ;   958.7 agu2+fp5   32 x[3] spill
        db 0x2e
        vpxor ymm10, ymm11, [rbp + 4512]                      ;   956.7 fp2+agu1   32 x[3]
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 3392]                      ;   957.0 fp3+agu0   32 x[3]
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 8320]                      ;   958.0 fp0+agu1   32 x[3]
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 8352]                      ;   959.0 fp1+agu0   32 x[3]
        db 0x2e
        vmovdqu [rbp + 4512], ymm11                           ;   960.0 agu2+fp5   32 x[3] spill
        db 0x2e
        vpxor ymm11, ymm12, [rbp + 3968]                      ;   958.7 fp2+agu1   32 x[3]
        db 0x2e
        vpxor ymm12, ymm12, ymm6                              ;   957.0 fp3     32 x[3]
        db 0x2e
        vpxor ymm6, ymm6, ymm5                                ;   957.2 fp0     32 x[3]
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 4448]                        ;   959.0 fp1+agu0   32 x[3]
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 7840]                        ;   960.0 fp2+agu1   32 x[3]
        db 0x2e
        vpxor ymm12, ymm12, ymm7                              ;   958.0 fp3     32 x[3]
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 3424]                      ;   960.0 fp0+agu0   32 x[3]
        vpxor ymm1, ymm1, [rbp + 3488]                        ;   960.7 fp1+agu1   32 x[3]
        vpxor ymm1, ymm1, [rbp + 8128]                        ;   961.7 fp2+agu0   32 x[3]
        vmovdqu [rbp + 7840], ymm1                            ;   962.7 agu2+fp5   32 x[3] spill
        vpxor ymm1, ymm13, [rbp + 4576]                       ;   961.7 fp3+agu1   32 x[3]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 7776]                        ;   962.7 fp0+agu0   32 x[3]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                ;   959.3 fp1     32 x[3]
        db 0x2e, 0x2e
        vpxor ymm4, ymm15, [rbp + 4000]                       ;   962.7 fp2+agu1   32 x[3]
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 8128]                        ;   963.7 fp3+agu0   32 x[3]
        db 0x2e
        vpxor ymm5, ymm5, ymm2                                ;   960.3 fp0     32 x[3]
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 4320]                        ;   963.7 fp1+agu1   32 x[3]
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 3552]                        ;   964.0 fp2+agu0   32 x[3]
        db 0x2e
        vpxor ymm8, ymm8, ymm9                                ;   961.0 fp3     32 x[3]
        vpxor ymm14, ymm14, [rbp + 3584]                      ;   964.7 fp0+agu1   32 x[3]
        vpxor ymm14, ymm14, [rbp + 8160]                      ;   965.7 fp1+agu0   32 x[3]
        vpxor ymm8, ymm8, [rbp + 3616]                        ;   965.7 fp2+agu1   32 x[3]
        vmovdqu [rbp + 4320], ymm8                            ;   966.7 agu2+fp5   32 x[3] spill
        vmovdqu ymm8, [rbp + 7904]                            ;   966.0 agu0    32 x[3]
        vpxor ymm8, ymm8, [rbp + 4544]                        ;   973.0 fp3+agu1   32 x[3]
        vmovdqu [rbp + 4544], ymm14                           ;   966.7 agu2+fp5   32 x[3] spill
        vpxor ymm14, ymm0, [rbp + 4480]                       ;   967.0 fp0+agu0   32 x[3]
        vpxor ymm14, ymm14, [rbp + 7392]                      ;   968.0 fp1+agu1   32 x[3]
        vpxor ymm14, ymm14, [rbp + 8320]                      ;   969.0 fp2+agu0   32 x[3]
        vpxor ymm0, ymm0, [rbp + 3520]                        ;   968.7 fp3+agu1   32 x[3]
        vpxor ymm0, ymm0, [rbp + 7904]                        ;   969.7 fp0+agu0   32 x[3]
        vpxor ymm0, ymm0, [rbp + 7872]                        ;   970.7 fp1+agu1   32 x[3]
        vpxor ymm3, ymm3, [rbp + 3680]                        ;   970.0 fp2+agu0   32 x[3]
        vpxor ymm3, ymm3, [rbp + 7712]                        ;   971.0 fp3+agu1   32 x[3]
        vpxor ymm13, ymm13, [rbp + 3712]                      ;   971.0 fp0+agu0   32 x[3]
        vpxor ymm13, ymm13, [rbp + 7488]                      ;   972.0 fp1+agu1   32 x[3]
        vpxor ymm15, ymm15, [rbp + 3744]                      ;   972.0 fp2+agu0   32 x[3]
        vpxor ymm15, ymm15, [rbp + 7808]                      ;   973.0 fp3+agu1   32 x[3]
        vmovdqu [rbp + 7808], ymm15                           ;   974.0 agu2+fp5   32 x[3] spill
        vmovdqu ymm15, [rbp + 7776]                           ;   973.0 agu0    32 x[3]
        vpxor ymm15, ymm15, [rbp + 3456]                      ;   980.0 fp0+agu1   32 x[3]
        vpxor ymm15, ymm15, [rbp + 8064]                      ;   981.0 fp1+agu0   32 x[3]
        vpxor ymm9, ymm9, [rbp + 3872]                        ;   974.7 fp2+agu1   32 x[3]
        vpxor ymm7, ymm7, [rbp + 3936]                        ;   975.0 fp3+agu0   32 x[3]
        vpxor ymm7, ymm7, [rbp + 7712]                        ;   976.0 fp0+agu1   32 x[3]
        vmovdqu [rbp + 7712], ymm7                            ;   977.0 agu2+fp5   32 x[3] spill
        vmovdqu ymm7, [rbp + 8384]                            ;   976.0 agu0    32 x[3]
        vpxor ymm7, ymm7, [rbp + 3648]                        ;   983.0 fp1+agu1   32 x[3]
        vpxor ymm7, ymm7, [rbp + 7936]                        ;   984.0 fp2+agu0   32 x[3]
        vmovdqu [rbp + 7936], ymm9                            ;   975.7 agu2+fp5   32 x[3] spill
        vmovdqu ymm9, [rbp + 4032]                            ;   977.7 agu1    32 x[3]
        vpxor ymm9, ymm9, [rbp + 3776]                        ;   984.7 fp3+agu0   32 x[3]
        vmovdqu [rbp + 4032], ymm9                            ;   985.7 agu2+fp5   32 x[3] spill
        vmovdqu ymm9, [rbp + 7456]                            ;   978.7 agu1    32 x[3]
        vpxor ymm9, ymm9, [rbp + 3808]                        ;   985.7 fp0+agu0   32 x[3]
        vmovdqu [rbp + 7456], ymm9                            ;   986.7 agu2+fp5   32 x[3] spill
        vmovdqu ymm9, [rbp + 8160]                            ;   979.7 agu1    32 x[3]
        vpxor ymm9, ymm9, [rbp + 3840]                        ;   986.7 fp1+agu0   32 x[3]
        vmovdqu [rbp + 8160], ymm9                            ;   987.7 agu2+fp5   32 x[3] spill
        db 0x2e
        vmovdqu ymm9, [rbp + 8384]                            ;   980.7 agu1    32 x[3]
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 3904]                        ;   987.7 fp2+agu0   32 x[3]
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 8352]                        ;   988.7 fp3+agu1   32 x[3]
        db 0x2e
        vmovdqu [rbp + 8352], ymm9                            ;   989.7 agu2+fp5   32 x[3] spill
        db 0x2e
        vmovdqu ymm9, [rbp + 4672]                            ;   982.0 agu0    32 x[0] reload
        db 0x2e
        vmovdqu [rbp - 128], ymm9                             ;   989.0 agu2+fp5   31 rounds
        vmovdqu ymm9, [rbp + 4096]                            ;   982.7 agu1    32 x[0] reload
        vmovdqu [rbp - 96], ymm9                              ;   989.7 agu2+fp5   31 rounds
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 4736]                            ;   983.0 agu0    32 x[0] reload
        db 0x2e, 0x2e
        vmovdqu [rbp - 64], ymm9                              ;   990.0 agu2+fp5   31 rounds
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 4064]                            ;   983.7 agu1    32 x[0] reload
        db 0x2e, 0x2e
        vmovdqu [rbp - 32], ymm9                              ;   990.7 agu2+fp5   31 rounds
        db 0x2e
        vmovdqu ymm9, [rbp + 5280]                            ;   984.0 agu0    32 x[0] reload
        db 0x2e
        vmovdqu [rbp + 0], ymm9                               ;   991.0 agu2+fp5   31 rounds
        db 0x2e
        vmovdqu ymm9, [rbp + 5216]                            ;   984.7 agu1    32 x[0] reload
        db 0x2e
        vmovdqu [rbp + 32], ymm9                              ;   991.7 agu0+fp5   31 rounds
        db 0x2e
        vmovdqu ymm9, [rbp + 4896]                            ;   985.7 agu1    32 x[0] reload
        db 0x2e
        vmovdqu [rbp + 64], ymm9                              ;   992.7 agu2+fp5   31 rounds
        db 0x2e
        vmovdqu ymm9, [rbp + 5088]                            ;   986.0 agu0    32 x[0] reload
        db 0x2e
        vmovdqu [rbp + 96], ymm9                              ;   993.0 agu2+fp5   31 rounds
        db 0x2e
        vmovdqu ymm9, [rbp + 4992]                            ;   986.7 agu1    32 x[0] reload
        db 0x2e
        vmovdqu [rbp + 128], ymm9                             ;   993.7 agu0+fp5   31 rounds
        vmovdqu ymm9, [rbp + 4640]                            ;   987.7 agu1    32 x[0] reload
        vmovdqu [rbp + 160], ymm9                             ;   994.7 agu2+fp5   31 rounds
        vmovdqu ymm9, [rbp + 5600]                            ;   988.0 agu0    32 x[0] reload
        vmovdqu [rbp + 192], ymm9                             ;   995.0 agu2+fp5   31 rounds
        vmovdqu ymm9, [rbp + 5408]                            ;   988.7 agu1    32 x[0] reload
        vmovdqu [rbp + 224], ymm9                             ;   995.7 agu0+fp5   31 rounds
        vmovdqu ymm9, [rbp + 5568]                            ;   989.7 agu1    32 x[0] reload
        vmovdqu [rbp + 256], ymm9                             ;   996.7 agu2+fp5   31 rounds
        vmovdqu ymm9, [rbp + 5152]                            ;   990.0 agu0    32 x[0] reload
        vmovdqu [rbp + 288], ymm9                             ;   997.0 agu2+fp5   31 rounds
        vmovdqu ymm9, [rbp + 4768]                            ;   990.7 agu1    32 x[0] reload
        vmovdqu [rbp + 320], ymm9                             ;   997.7 agu0+fp5   31 rounds
        vmovdqu ymm9, [rbp + 4832]                            ;   991.7 agu1    32 x[0] reload
        vmovdqu [rbp + 352], ymm9                             ;   998.7 agu2+fp5   31 rounds
        vmovdqu ymm9, [rbp + 5344]                            ;   992.0 agu0    32 x[0] reload
        vmovdqu [rbp + 384], ymm9                             ;   999.0 agu2+fp5   31 rounds
        vmovdqu ymm9, [rbp + 4928]                            ;   992.7 agu1    32 x[0] reload
        vmovdqu [rbp + 416], ymm9                             ;   999.7 agu0+fp5   31 rounds
        vmovdqu ymm9, [rbp + 5440]                            ;   993.7 agu1    32 x[0] reload
        vmovdqu [rbp + 448], ymm9                             ;  1000.7 agu2+fp5   31 rounds
        vmovdqu ymm9, [rbp + 5024]                            ;   994.0 agu0    32 x[0] reload
        vmovdqu [rbp + 480], ymm9                             ;  1001.0 agu2+fp5   31 rounds
        vmovdqu ymm9, [rbp + 5376]                            ;   994.7 agu1    32 x[0] reload
        vmovdqu [rbp + 512], ymm9                             ;  1001.7 agu0+fp5   31 rounds
        vmovdqu ymm9, [rbp + 5504]                            ;   995.7 agu1    32 x[0] reload
        vmovdqu [rbp + 544], ymm9                             ;  1002.7 agu2+fp5   31 rounds
        vmovdqu ymm9, [rbp + 5472]                            ;   996.0 agu0    32 x[0] reload
        vmovdqu [rbp + 576], ymm9                             ;  1003.0 agu2+fp5   31 rounds
        vmovdqu ymm9, [rbp + 4704]                            ;   996.7 agu1    32 x[0] reload
        vmovdqu [rbp + 608], ymm9                             ;  1003.7 agu0+fp5   31 rounds
        vmovdqu ymm9, [rbp + 5312]                            ;   997.7 agu1    32 x[0] reload
        vmovdqu [rbp + 640], ymm9                             ;  1004.7 agu2+fp5   31 rounds
        vmovdqu ymm9, [rbp + 4800]                            ;   998.0 agu0    32 x[0] reload
        vmovdqu [rbp + 672], ymm9                             ;  1005.0 agu2+fp5   31 rounds
        vmovdqu ymm9, [rbp + 4608]                            ;   998.7 agu1    32 x[0] reload
        vmovdqu [rbp + 704], ymm9                             ;  1006.0 agu0+fp5   31 rounds
        vmovdqu ymm9, [rbp + 4960]                            ;   999.7 agu1    32 x[0] reload
        vmovdqu [rbp + 736], ymm9                             ;  1007.0 agu2+fp5   31 rounds
        vmovdqu ymm9, [rbp + 4192]                            ;  1000.0 agu0    32 x[0] reload
        vmovdqu [rbp + 768], ymm9                             ;  1008.0 agu2+fp5   31 rounds
        vmovdqu ymm9, [rbp + 5184]                            ;  1000.7 agu1    32 x[0] reload
        vmovdqu [rbp + 800], ymm9                             ;  1009.0 agu0+fp5   31 rounds
        vmovdqu ymm9, [rbp + 4160]                            ;  1001.7 agu1    32 x[0] reload
        vmovdqu [rbp + 832], ymm9                             ;  1010.0 agu2+fp5   31 rounds
        vmovdqu ymm9, [rbp + 4288]                            ;  1002.0 agu0    32 x[0] reload
        vmovdqu [rbp + 864], ymm9                             ;  1011.0 agu2+fp5   31 rounds
        vmovdqu ymm9, [rbp + 6048]                            ;  1002.7 agu1    32 x[1] reload
        vmovdqu [rbp + 896], ymm9                             ;  1012.0 agu0+fp5   31 rounds
        vmovdqu ymm9, [rbp + 5952]                            ;  1003.7 agu1    32 x[1] reload
        vmovdqu [rbp + 928], ymm9                             ;  1013.0 agu2+fp5   31 rounds
        vmovdqu ymm9, [rbp + 5920]                            ;  1004.0 agu0    32 x[1] reload
        vmovdqu [rbp + 960], ymm9                             ;  1014.0 agu2+fp5   31 rounds
        vmovdqu ymm9, [rbp + 5984]                            ;  1004.7 agu1    32 x[1] reload
        vmovdqu [rbp + 992], ymm9                             ;  1015.0 agu0+fp5   31 rounds
        vmovdqu ymm9, [rbp + 5248]                            ;  1005.7 agu1    32 x[1] reload
        vmovdqu [rbp + 1024], ymm9                            ;  1016.0 agu2+fp5   31 rounds
        vmovdqu ymm9, [rbp + 6240]                            ;  1006.0 agu0    32 x[1] reload
        vmovdqu [rbp + 1056], ymm9                            ;  1017.0 agu2+fp5   31 rounds
        vmovdqu ymm9, [rbp + 5056]                            ;  1006.7 agu1    32 x[1] reload
        vmovdqu [rbp + 1088], ymm9                            ;  1018.0 agu0+fp5   31 rounds
        vmovdqu ymm9, [rbp + 6336]                            ;  1007.7 agu1    32 x[1] reload
        vmovdqu [rbp + 1120], ymm9                            ;  1019.0 agu2+fp5   31 rounds
        vmovdqu ymm9, [rbp + 6624]                            ;  1008.0 agu0    32 x[1] reload
        vmovdqu [rbp + 1152], ymm9                            ;  1020.0 agu2+fp5   31 rounds
        vmovdqu ymm9, [rbp + 5696]                            ;  1008.7 agu1    32 x[1] reload
        vmovdqu [rbp + 1184], ymm9                            ;  1021.0 agu0+fp5   31 rounds
        vmovdqu ymm9, [rbp + 6592]                            ;  1009.7 agu1    32 x[1] reload
        vmovdqu [rbp + 1216], ymm9                            ;  1022.0 agu2+fp5   31 rounds
        vmovdqu ymm9, [rbp + 6144]                            ;  1010.0 agu0    32 x[1] reload
        vmovdqu [rbp + 1248], ymm9                            ;  1023.0 agu2+fp5   31 rounds
        vmovdqu ymm9, [rbp + 6560]                            ;  1010.7 agu1    32 x[1] reload
        vmovdqu [rbp + 1280], ymm9                            ;  1024.0 agu0+fp5   31 rounds
        vmovdqu ymm9, [rbp + 5632]                            ;  1011.7 agu1    32 x[1] reload
        vmovdqu [rbp + 1312], ymm9                            ;  1025.0 agu2+fp5   31 rounds
        vmovdqu ymm9, [rbp + 5728]                            ;  1012.0 agu0    32 x[1] reload
        vmovdqu [rbp + 1344], ymm9                            ;  1026.0 agu2+fp5   31 rounds
        vmovdqu ymm9, [rbp + 5120]                            ;  1012.7 agu1    32 x[1] reload
        vmovdqu [rbp + 1376], ymm9                            ;  1027.0 agu0+fp5   31 rounds
        vmovdqu ymm9, [rbp + 6400]                            ;  1013.7 agu1    32 x[1] reload
        vmovdqu [rbp + 1408], ymm9                            ;  1028.0 agu2+fp5   31 rounds
        vmovdqu ymm9, [rbp + 5888]                            ;  1014.0 agu0    32 x[1] reload
        vmovdqu [rbp + 1440], ymm9                            ;  1029.0 agu2+fp5   31 rounds
        vmovdqu ymm9, [rbp + 6528]                            ;  1014.7 agu1    32 x[1] reload
        vmovdqu [rbp + 1472], ymm9                            ;  1030.0 agu0+fp5   31 rounds
        vmovdqu ymm9, [rbp + 6080]                            ;  1015.7 agu1    32 x[1] reload
        vmovdqu [rbp + 1504], ymm9                            ;  1031.0 agu2+fp5   31 rounds
        vmovdqu ymm9, [rbp + 6016]                            ;  1016.0 agu0    32 x[1] reload
        vmovdqu [rbp + 1536], ymm9                            ;  1032.0 agu1+fp5   31 rounds
        vmovdqu ymm9, [rbp + 6112]                            ;  1017.0 agu0    32 x[1] reload
        vmovdqu [rbp + 1568], ymm9                            ;  1033.0 agu2+fp5   31 rounds
        vmovdqu ymm9, [rbp + 5856]                            ;  1018.0 agu1    32 x[1] reload
        vmovdqu [rbp + 1600], ymm9                            ;  1034.0 agu0+fp5   31 rounds
        vmovdqu ymm9, [rbp + 5760]                            ;  1019.0 agu1    32 x[1] reload
        vmovdqu [rbp + 1632], ymm9                            ;  1035.0 agu2+fp5   31 rounds
        vmovdqu ymm9, [rbp + 5792]                            ;  1020.0 agu0    32 x[1] reload
        vmovdqu [rbp + 1664], ymm9                            ;  1036.0 agu1+fp5   31 rounds
        vmovdqu ymm9, [rbp + 6272]                            ;  1021.0 agu0    32 x[1] reload
        vmovdqu [rbp + 1696], ymm9                            ;  1037.0 agu2+fp5   31 rounds
        vmovdqu ymm9, [rbp + 5664]                            ;  1022.0 agu1    32 x[1] reload
        vmovdqu [rbp + 1728], ymm9                            ;  1038.0 agu0+fp5   31 rounds
        vmovdqu ymm9, [rbp + 4864]                            ;  1023.0 agu1    32 x[1] reload
        vmovdqu [rbp + 1760], ymm9                            ;  1039.0 agu2+fp5   31 rounds
        vmovdqu ymm9, [rbp + 6208]                            ;  1024.0 agu0    32 x[1] reload
        vmovdqu [rbp + 1792], ymm9                            ;  1040.0 agu1+fp5   31 rounds
        vmovdqu ymm9, [rbp + 5824]                            ;  1025.0 agu0    32 x[1] reload
        vmovdqu [rbp + 1824], ymm9                            ;  1041.0 agu2+fp5   31 rounds
        vmovdqu ymm9, [rbp + 6304]                            ;  1026.0 agu1    32 x[1] reload
        vmovdqu [rbp + 1856], ymm9                            ;  1042.0 agu0+fp5   31 rounds
        vmovdqu ymm9, [rbp + 5536]                            ;  1027.0 agu1    32 x[1] reload
        vmovdqu [rbp + 1888], ymm9                            ;  1043.0 agu2+fp5   31 rounds
        vmovdqu ymm9, [rbp + 7072]                            ;  1028.0 agu0    32 x[2] reload
        vmovdqu [rbp + 1920], ymm9                            ;  1044.0 agu1+fp5   31 rounds
        vmovdqu ymm9, [rbp + 6976]                            ;  1029.0 agu0    32 x[2] reload
        vmovdqu [rbp + 1952], ymm9                            ;  1045.0 agu2+fp5   31 rounds
        vmovdqu ymm9, [rbp + 6656]                            ;  1030.0 agu1    32 x[2] reload
        vmovdqu [rbp + 1984], ymm9                            ;  1046.0 agu0+fp5   31 rounds
        vmovdqu ymm9, [rbp + 7008]                            ;  1031.0 agu1    32 x[2] reload
        vmovdqu [rbp + 2016], ymm9                            ;  1047.0 agu2+fp5   31 rounds
        vmovdqu ymm9, [rbp + 6176]                            ;  1032.0 agu0    32 x[2] reload
        vmovdqu [rbp + 2048], ymm9                            ;  1048.0 agu1+fp5   31 rounds
        vmovdqu ymm9, [rbp + 7264]                            ;  1033.0 agu0    32 x[2] reload
        vmovdqu [rbp + 2080], ymm9                            ;  1049.0 agu2+fp5   31 rounds
        vmovdqu ymm9, [rbp + 4128]                            ;  1034.0 agu1    32 x[2] reload
        vmovdqu [rbp + 2112], ymm9                            ;  1050.0 agu0+fp5   31 rounds
        vmovdqu ymm9, [rbp + 7360]                            ;  1035.0 agu1    32 x[2] reload
        vmovdqu [rbp + 2144], ymm9                            ;  1051.0 agu2+fp5   31 rounds
        vmovdqu ymm9, [rbp + 7648]                            ;  1036.0 agu0    32 x[2] reload
        vmovdqu [rbp + 2176], ymm9                            ;  1052.0 agu1+fp5   31 rounds
        vmovdqu ymm9, [rbp + 6752]                            ;  1037.0 agu0    32 x[2] reload
        vmovdqu [rbp + 2208], ymm9                            ;  1053.0 agu2+fp5   31 rounds
        vmovdqu ymm9, [rbp + 7616]                            ;  1038.0 agu1    32 x[2] reload
        vmovdqu [rbp + 2240], ymm9                            ;  1054.0 agu0+fp5   31 rounds
        vmovdqu ymm9, [rbp + 7168]                            ;  1039.0 agu1    32 x[2] reload
        vmovdqu [rbp + 2272], ymm9                            ;  1055.0 agu2+fp5   31 rounds
        vmovdqu ymm9, [rbp + 7584]                            ;  1040.0 agu0    32 x[2] reload
        vmovdqu [rbp + 2304], ymm9                            ;  1056.0 agu1+fp5   31 rounds
        vmovdqu ymm9, [rbp + 6816]                            ;  1041.0 agu0    32 x[2] reload
        vmovdqu [rbp + 2336], ymm9                            ;  1057.0 agu2+fp5   31 rounds
        vmovdqu ymm9, [rbp + 6944]                            ;  1042.0 agu1    32 x[2] reload
        vmovdqu [rbp + 2368], ymm9                            ;  1058.0 agu0+fp5   31 rounds
        vmovdqu ymm9, [rbp + 6464]                            ;  1043.0 agu1    32 x[2] reload
        vmovdqu [rbp + 2400], ymm9                            ;  1059.0 agu2+fp5   31 rounds
        vmovdqu ymm9, [rbp + 7424]                            ;  1044.0 agu0    32 x[2] reload
        vmovdqu [rbp + 2432], ymm9                            ;  1060.0 agu1+fp5   31 rounds
        vmovdqu ymm9, [rbp + 6848]                            ;  1045.0 agu0    32 x[2] reload
        vmovdqu [rbp + 2464], ymm9                            ;  1061.0 agu2+fp5   31 rounds
        vmovdqu ymm9, [rbp + 7552]                            ;  1046.0 agu1    32 x[2] reload
        vmovdqu [rbp + 2496], ymm9                            ;  1062.0 agu0+fp5   31 rounds
        vmovdqu ymm9, [rbp + 7104]                            ;  1047.0 agu1    32 x[2] reload
        vmovdqu [rbp + 2528], ymm9                            ;  1063.0 agu2+fp5   31 rounds
        vmovdqu ymm9, [rbp + 7040]                            ;  1048.0 agu0    32 x[2] reload
        vmovdqu [rbp + 2560], ymm9                            ;  1064.0 agu1+fp5   31 rounds
        vmovdqu ymm9, [rbp + 7136]                            ;  1049.0 agu0    32 x[2] reload
        vmovdqu [rbp + 2592], ymm9                            ;  1065.0 agu2+fp5   31 rounds
        vmovdqu ymm9, [rbp + 6912]                            ;  1050.0 agu1    32 x[2] reload
        vmovdqu [rbp + 2624], ymm9                            ;  1066.0 agu0+fp5   31 rounds
        vmovdqu ymm9, [rbp + 6880]                            ;  1051.0 agu1    32 x[2] reload
        vmovdqu [rbp + 2656], ymm9                            ;  1067.0 agu2+fp5   31 rounds
        vmovdqu ymm9, [rbp + 6784]                            ;  1052.0 agu0    32 x[2] reload
        vmovdqu [rbp + 2688], ymm9                            ;  1068.0 agu1+fp5   31 rounds
        vmovdqu ymm9, [rbp + 7296]                            ;  1053.0 agu0    32 x[2] reload
        vmovdqu [rbp + 2720], ymm9                            ;  1069.0 agu2+fp5   31 rounds
        vmovdqu ymm9, [rbp + 6720]                            ;  1054.0 agu1    32 x[2] reload
        vmovdqu [rbp + 2752], ymm9                            ;  1070.0 agu0+fp5   31 rounds
        vmovdqu ymm9, [rbp + 6432]                            ;  1055.0 agu1    32 x[2] reload
        vmovdqu [rbp + 2784], ymm9                            ;  1071.0 agu2+fp5   31 rounds
        vmovdqu ymm9, [rbp + 7232]                            ;  1056.0 agu0    32 x[2] reload
        vmovdqu [rbp + 2816], ymm9                            ;  1072.0 agu1+fp5   31 rounds
        vmovdqu ymm9, [rbp + 6688]                            ;  1057.0 agu0    32 x[2] reload
        vmovdqu [rbp + 2848], ymm9                            ;  1073.0 agu2+fp5   31 rounds
        vmovdqu ymm9, [rbp + 7328]                            ;  1058.0 agu1    32 x[2] reload
        vmovdqu [rbp + 2880], ymm9                            ;  1074.0 agu0+fp5   31 rounds
        vmovdqu ymm9, [rbp + 6368]                            ;  1059.0 agu1    32 x[2] reload
        vmovdqu [rbp + 2912], ymm9                            ;  1075.0 agu2+fp5   31 rounds
        vmovdqu [rbp + 3424], ymm12                           ;  1076.0 agu0+fp5   31 rounds
        vmovdqu [rbp + 3456], ymm15                           ;  1077.0 agu1+fp5   31 rounds
        vmovdqu ymm15, [rbp + 4512]                           ;  1062.0 agu0    32 x[3] reload
        vmovdqu [rbp + 3392], ymm15                           ;  1078.0 agu2+fp5   31 rounds
        vmovdqu [rbp + 3520], ymm0                            ;  1079.0 agu1+fp5   31 rounds
        vmovdqu ymm15, [rbp + 7840]                           ;  1064.0 agu0    32 x[3] reload
        vmovdqu [rbp + 3488], ymm15                           ;  1080.0 agu2+fp5   31 rounds
        vmovdqu [rbp + 3552], ymm5                            ;  1081.0 agu1+fp5   31 rounds
        vmovdqu ymm15, [rbp + 4544]                           ;  1066.0 agu0    32 x[3] reload
        vmovdqu [rbp + 3584], ymm15                           ;  1082.0 agu2+fp5   31 rounds
        vmovdqu [rbp + 3648], ymm7                            ;  1083.0 agu1+fp5   31 rounds
        vmovdqu ymm15, [rbp + 4320]                           ;  1068.0 agu0    32 x[3] reload
        vmovdqu [rbp + 3616], ymm15                           ;  1084.0 agu2+fp5   31 rounds
        vmovdqu [rbp + 3680], ymm3                            ;  1085.0 agu1+fp5   31 rounds
        vmovdqu [rbp + 3712], ymm13                           ;  1086.0 agu0+fp5   31 rounds
        vmovdqu ymm15, [rbp + 7808]                           ;  1071.0 agu1    32 x[3] reload
        vmovdqu [rbp + 3744], ymm15                           ;  1087.0 agu2+fp5   31 rounds
        vmovdqu ymm15, [rbp + 4032]                           ;  1072.0 agu0    32 x[3] reload
        vmovdqu [rbp + 3776], ymm15                           ;  1088.0 agu1+fp5   31 rounds
        vmovdqu ymm15, [rbp + 7456]                           ;  1073.0 agu0    32 x[3] reload
        vmovdqu [rbp + 3808], ymm15                           ;  1089.0 agu2+fp5   31 rounds
        vmovdqu ymm15, [rbp + 8160]                           ;  1074.0 agu1    32 x[3] reload
        vmovdqu [rbp + 3840], ymm15                           ;  1090.0 agu0+fp5   31 rounds
        vmovdqu ymm15, [rbp + 7936]                           ;  1075.0 agu1    32 x[3] reload
        vmovdqu [rbp + 3872], ymm15                           ;  1091.0 agu2+fp5   31 rounds
        vmovdqu ymm15, [rbp + 8352]                           ;  1076.0 agu0    32 x[3] reload
        vmovdqu [rbp + 3904], ymm15                           ;  1092.0 agu1+fp5   31 rounds
        vmovdqu ymm15, [rbp + 7712]                           ;  1077.0 agu0    32 x[3] reload
        db 0x2e
        vmovdqu [rbp + 3936], ymm15                           ;  1093.0 agu2+fp5   31 rounds
        add r8, 0x1000                                        ;  1078.0 alu0    31 rounds
        vmovdqu ymm0, [rbp + 4224]                            ;  1078.2 agu1    32 x[3] reload
        vmovdqu ymm15, [rbp + 4416]                           ;  1078.3 agu0    32 x[3] reload
        vmovdqu ymm3, [rbp + 4256]                            ;  1079.2 agu1    32 x[3] reload
        vmovdqu ymm5, [rbp + 8032]                            ;  1079.3 agu0    32 x[3] reload
        vmovdqu ymm7, [rbp + 7200]                            ;  1080.2 agu1    32 x[3] reload
        vmovdqu ymm9, [rbp + 8288]                            ;  1080.3 agu0    32 x[3] reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa ymm12, ymm14                                  ;  1080.0         32 x[3] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa ymm13, ymm6                                   ;  1080.2         32 x[3] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa ymm6, ymm10                                   ;  1080.3         32 x[3] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa ymm10, ymm8                                   ;  1080.5         32 x[3] copy
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm8, ymm1                                    ;  1080.7         32 x[3] copy
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm1, ymm15                                   ;  1085.3         32 x[3] copy
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm14, ymm2                                   ;  1081.0         32 x[3] copy
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm2, ymm3                                    ;  1086.2         32 x[3] copy
        vmovdqa ymm3, ymm5                                    ;  1086.3         32 x[3] copy
        vmovdqa ymm5, ymm9                                    ;  1087.3         32 x[3] copy
        vmovdqa ymm9, ymm4                                    ;  1082.0         32 x[3] copy
        vmovdqa ymm4, ymm7                                    ;  1087.2         32 x[3] copy
        vmovdqa ymm7, ymm11                                   ;  1083.0         32 x[3] copy
        vmovdqa ymm11, ymm14                                  ;  1083.2         32 x[3] copy
        cmp r8, qword [rbp + 8640]                            ;                    more rounds?
        jne .rounds_2
        mov qword [rbp + 8632], r8                            ;                    resident
        vmovdqu [rbp + 2944], ymm0                            ;                    resident
        vmovdqu [rbp + 2976], ymm1                            ;                    resident
        vmovdqu [rbp + 3008], ymm2                            ;                    resident
        vmovdqu [rbp + 3040], ymm3                            ;                    resident
        vmovdqu [rbp + 3072], ymm4                            ;                    resident
        vmovdqu [rbp + 3104], ymm5                            ;                    resident
        vmovdqu [rbp + 3136], ymm6                            ;                    resident
        vmovdqu [rbp + 3168], ymm7                            ;                    resident
        vmovdqu [rbp + 3200], ymm8                            ;                    resident
        vmovdqu [rbp + 3232], ymm9                            ;                    resident
        vmovdqu [rbp + 3264], ymm10                           ;                    resident
        vmovdqu [rbp + 3296], ymm11                           ;                    resident
        vmovdqu [rbp + 3328], ymm12                           ;                    resident
        vmovdqu [rbp + 3360], ymm13                           ;                    resident
        vmovdqu ymm0, [rbp + 2944]                            ;     0.0 agu0    34 dst reload
        mov r8, qword [rbp + 8648]                            ;     0.2 agu1    34 dst reload
        vmovdqu [r8], ymm0                                    ;     7.0 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 2976]                            ;     1.0 agu0    34 dst reload
        vmovdqu [r8 + 32], ymm0                               ;     8.0 agu1+fp5   34 dst
        vmovdqu ymm0, [rbp + 3008]                            ;     2.0 agu0    34 dst reload
        vmovdqu [r8 + 64], ymm0                               ;     9.0 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 3040]                            ;     2.2 agu1    34 dst reload
        vmovdqu [r8 + 96], ymm0                               ;     9.2 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 3072]                            ;     3.0 agu0    34 dst reload
        vmovdqu [r8 + 128], ymm0                              ;    10.0 agu1+fp5   34 dst
        vmovdqu ymm0, [rbp + 3104]                            ;     4.0 agu0    34 dst reload
        vmovdqu [r8 + 160], ymm0                              ;    11.0 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 3136]                            ;     4.2 agu1    34 dst reload
        vmovdqu [r8 + 192], ymm0                              ;    11.2 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 3168]                            ;     5.0 agu0    34 dst reload
        vmovdqu [r8 + 224], ymm0                              ;    12.0 agu1+fp5   34 dst
        vmovdqu ymm0, [rbp + 3200]                            ;     6.0 agu0    34 dst reload
        vmovdqu [r8 + 256], ymm0                              ;    13.0 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 3232]                            ;     6.2 agu1    34 dst reload
        vmovdqu [r8 + 288], ymm0                              ;    13.2 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 3264]                            ;     7.0 agu0    34 dst reload
        vmovdqu [r8 + 320], ymm0                              ;    14.0 agu1+fp5   34 dst
        vmovdqu ymm0, [rbp + 3296]                            ;     8.0 agu0    34 dst reload
        vmovdqu [r8 + 352], ymm0                              ;    15.0 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 3328]                            ;     8.2 agu1    34 dst reload
        vmovdqu [r8 + 384], ymm0                              ;    15.2 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 3360]                            ;     9.0 agu0    34 dst reload
        vmovdqu [r8 + 416], ymm0                              ;    16.0 agu1+fp5   34 dst
        vmovdqu ymm0, [rbp + 3392]                            ;    10.0 agu0    34 dst reload
        vmovdqu [r8 + 448], ymm0                              ;    17.0 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 3424]                            ;    10.2 agu1    34 dst reload
        vmovdqu [r8 + 480], ymm0                              ;    17.2 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 3456]                            ;    11.0 agu0    34 dst reload
        vmovdqu [r8 + 512], ymm0                              ;    18.0 agu1+fp5   34 dst
        vmovdqu ymm0, [rbp + 3488]                            ;    12.0 agu0    34 dst reload
        vmovdqu [r8 + 544], ymm0                              ;    19.0 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 3520]                            ;    12.2 agu1    34 dst reload
        vmovdqu [r8 + 576], ymm0                              ;    19.2 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 3552]                            ;    13.0 agu0    34 dst reload
        vmovdqu [r8 + 608], ymm0                              ;    20.0 agu1+fp5   34 dst
        vmovdqu ymm0, [rbp + 3584]                            ;    14.0 agu0    34 dst reload
        vmovdqu [r8 + 640], ymm0                              ;    21.0 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 3616]                            ;    14.2 agu1    34 dst reload
        vmovdqu [r8 + 672], ymm0                              ;    21.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 3648]                            ;    15.0 agu0    34 dst reload
        vmovdqu [r8 + 704], ymm0                              ;    22.3 agu1+fp5   34 dst
        vmovdqu ymm0, [rbp + 3680]                            ;    16.0 agu0    34 dst reload
        vmovdqu [r8 + 736], ymm0                              ;    23.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 3712]                            ;    16.2 agu1    34 dst reload
        vmovdqu [r8 + 768], ymm0                              ;    24.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 3744]                            ;    17.0 agu0    34 dst reload
        vmovdqu [r8 + 800], ymm0                              ;    25.3 agu1+fp5   34 dst
        vmovdqu ymm0, [rbp + 3776]                            ;    18.0 agu0    34 dst reload
        vmovdqu [r8 + 832], ymm0                              ;    26.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 3808]                            ;    18.2 agu1    34 dst reload
        vmovdqu [r8 + 864], ymm0                              ;    27.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 3840]                            ;    19.0 agu0    34 dst reload
        vmovdqu [r8 + 896], ymm0                              ;    28.3 agu1+fp5   34 dst
        vmovdqu ymm0, [rbp + 3872]                            ;    20.0 agu0    34 dst reload
        vmovdqu [r8 + 928], ymm0                              ;    29.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 3904]                            ;    20.2 agu1    34 dst reload
        vmovdqu [r8 + 960], ymm0                              ;    30.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 3936]                            ;    21.0 agu0    34 dst reload
        vmovdqu [r8 + 992], ymm0                              ;    31.3 agu1+fp5   34 dst
        vmovdqu ymm0, [rbp + 1920]                            ;    22.0 agu0    34 dst reload
        vmovdqu [r8 + 1024], ymm0                             ;    32.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 1952]                            ;    22.2 agu1    34 dst reload
        vmovdqu [r8 + 1056], ymm0                             ;    33.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 1984]                            ;    23.0 agu0    34 dst reload
        vmovdqu [r8 + 1088], ymm0                             ;    34.3 agu1+fp5   34 dst
        vmovdqu ymm0, [rbp + 2016]                            ;    24.0 agu0    34 dst reload
        vmovdqu [r8 + 1120], ymm0                             ;    35.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 2048]                            ;    24.2 agu1    34 dst reload
        vmovdqu [r8 + 1152], ymm0                             ;    36.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 2080]                            ;    25.0 agu0    34 dst reload
        vmovdqu [r8 + 1184], ymm0                             ;    37.3 agu1+fp5   34 dst
        vmovdqu ymm0, [rbp + 2112]                            ;    26.0 agu0    34 dst reload
        vmovdqu [r8 + 1216], ymm0                             ;    38.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 2144]                            ;    26.2 agu1    34 dst reload
        vmovdqu [r8 + 1248], ymm0                             ;    39.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 2176]                            ;    27.0 agu0    34 dst reload
        vmovdqu [r8 + 1280], ymm0                             ;    40.3 agu1+fp5   34 dst
        vmovdqu ymm0, [rbp + 2208]                            ;    28.0 agu0    34 dst reload
        vmovdqu [r8 + 1312], ymm0                             ;    41.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 2240]                            ;    28.2 agu1    34 dst reload
        vmovdqu [r8 + 1344], ymm0                             ;    42.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 2272]                            ;    29.0 agu0    34 dst reload
        vmovdqu [r8 + 1376], ymm0                             ;    43.3 agu1+fp5   34 dst
        vmovdqu ymm0, [rbp + 2304]                            ;    30.0 agu0    34 dst reload
        vmovdqu [r8 + 1408], ymm0                             ;    44.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 2336]                            ;    30.2 agu1    34 dst reload
        vmovdqu [r8 + 1440], ymm0                             ;    45.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 2368]                            ;    31.0 agu0    34 dst reload
        vmovdqu [r8 + 1472], ymm0                             ;    46.3 agu1+fp5   34 dst
        vmovdqu ymm0, [rbp + 2400]                            ;    32.0 agu0    34 dst reload
        vmovdqu [r8 + 1504], ymm0                             ;    47.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 2432]                            ;    32.3 agu1    34 dst reload
        vmovdqu [r8 + 1536], ymm0                             ;    48.3 agu0+fp5   34 dst
        vmovdqu ymm0, [rbp + 2464]                            ;    33.3 agu1    34 dst reload
        vmovdqu [r8 + 1568], ymm0                             ;    49.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 2496]                            ;    34.3 agu0    34 dst reload
        vmovdqu [r8 + 1600], ymm0                             ;    50.3 agu1+fp5   34 dst
        vmovdqu ymm0, [rbp + 2528]                            ;    35.3 agu0    34 dst reload
        vmovdqu [r8 + 1632], ymm0                             ;    51.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 2560]                            ;    36.3 agu1    34 dst reload
        vmovdqu [r8 + 1664], ymm0                             ;    52.3 agu0+fp5   34 dst
        vmovdqu ymm0, [rbp + 2592]                            ;    37.3 agu1    34 dst reload
        vmovdqu [r8 + 1696], ymm0                             ;    53.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 2624]                            ;    38.3 agu0    34 dst reload
        vmovdqu [r8 + 1728], ymm0                             ;    54.3 agu1+fp5   34 dst
        vmovdqu ymm0, [rbp + 2656]                            ;    39.3 agu0    34 dst reload
        vmovdqu [r8 + 1760], ymm0                             ;    55.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 2688]                            ;    40.3 agu1    34 dst reload
        vmovdqu [r8 + 1792], ymm0                             ;    56.3 agu0+fp5   34 dst
        vmovdqu ymm0, [rbp + 2720]                            ;    41.3 agu1    34 dst reload
        vmovdqu [r8 + 1824], ymm0                             ;    57.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 2752]                            ;    42.3 agu0    34 dst reload
        vmovdqu [r8 + 1856], ymm0                             ;    58.3 agu1+fp5   34 dst
        vmovdqu ymm0, [rbp + 2784]                            ;    43.3 agu0    34 dst reload
        vmovdqu [r8 + 1888], ymm0                             ;    59.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 2816]                            ;    44.3 agu1    34 dst reload
        vmovdqu [r8 + 1920], ymm0                             ;    60.3 agu0+fp5   34 dst
        vmovdqu ymm0, [rbp + 2848]                            ;    45.3 agu1    34 dst reload
        vmovdqu [r8 + 1952], ymm0                             ;    61.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 2880]                            ;    46.3 agu0    34 dst reload
        vmovdqu [r8 + 1984], ymm0                             ;    62.3 agu1+fp5   34 dst
        vmovdqu ymm0, [rbp + 2912]                            ;    47.3 agu0    34 dst reload
        vmovdqu [r8 + 2016], ymm0                             ;    63.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 896]                             ;    48.3 agu1    34 dst reload
        vmovdqu [r8 + 2048], ymm0                             ;    64.3 agu0+fp5   34 dst
        vmovdqu ymm0, [rbp + 928]                             ;    49.3 agu1    34 dst reload
        vmovdqu [r8 + 2080], ymm0                             ;    65.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 960]                             ;    50.3 agu0    34 dst reload
        vmovdqu [r8 + 2112], ymm0                             ;    66.3 agu1+fp5   34 dst
        vmovdqu ymm0, [rbp + 992]                             ;    51.3 agu0    34 dst reload
        vmovdqu [r8 + 2144], ymm0                             ;    67.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 1024]                            ;    52.3 agu1    34 dst reload
        vmovdqu [r8 + 2176], ymm0                             ;    68.3 agu0+fp5   34 dst
        vmovdqu ymm0, [rbp + 1056]                            ;    53.3 agu1    34 dst reload
        vmovdqu [r8 + 2208], ymm0                             ;    69.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 1088]                            ;    54.3 agu0    34 dst reload
        vmovdqu [r8 + 2240], ymm0                             ;    70.3 agu1+fp5   34 dst
        vmovdqu ymm0, [rbp + 1120]                            ;    55.3 agu0    34 dst reload
        vmovdqu [r8 + 2272], ymm0                             ;    71.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 1152]                            ;    56.3 agu1    34 dst reload
        vmovdqu [r8 + 2304], ymm0                             ;    72.3 agu0+fp5   34 dst
        vmovdqu ymm0, [rbp + 1184]                            ;    57.3 agu1    34 dst reload
        vmovdqu [r8 + 2336], ymm0                             ;    73.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 1216]                            ;    58.3 agu0    34 dst reload
        vmovdqu [r8 + 2368], ymm0                             ;    74.3 agu1+fp5   34 dst
        vmovdqu ymm0, [rbp + 1248]                            ;    59.3 agu0    34 dst reload
        vmovdqu [r8 + 2400], ymm0                             ;    75.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 1280]                            ;    60.3 agu1    34 dst reload
        vmovdqu [r8 + 2432], ymm0                             ;    76.3 agu0+fp5   34 dst
        vmovdqu ymm0, [rbp + 1312]                            ;    61.3 agu1    34 dst reload
        vmovdqu [r8 + 2464], ymm0                             ;    77.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 1344]                            ;    62.3 agu0    34 dst reload
        vmovdqu [r8 + 2496], ymm0                             ;    78.3 agu1+fp5   34 dst
        vmovdqu ymm0, [rbp + 1376]                            ;    63.3 agu0    34 dst reload
        vmovdqu [r8 + 2528], ymm0                             ;    79.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 1408]                            ;    64.3 agu1    34 dst reload
        vmovdqu [r8 + 2560], ymm0                             ;    80.3 agu0+fp5   34 dst
        vmovdqu ymm0, [rbp + 1440]                            ;    65.3 agu1    34 dst reload
        vmovdqu [r8 + 2592], ymm0                             ;    81.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 1472]                            ;    66.3 agu0    34 dst reload
        vmovdqu [r8 + 2624], ymm0                             ;    82.3 agu1+fp5   34 dst
        vmovdqu ymm0, [rbp + 1504]                            ;    67.3 agu0    34 dst reload
        vmovdqu [r8 + 2656], ymm0                             ;    83.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 1536]                            ;    68.3 agu1    34 dst reload
        vmovdqu [r8 + 2688], ymm0                             ;    84.3 agu0+fp5   34 dst
        vmovdqu ymm0, [rbp + 1568]                            ;    69.3 agu1    34 dst reload
        vmovdqu [r8 + 2720], ymm0                             ;    85.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 1600]                            ;    70.3 agu0    34 dst reload
        vmovdqu [r8 + 2752], ymm0                             ;    86.3 agu1+fp5   34 dst
        vmovdqu ymm0, [rbp + 1632]                            ;    71.3 agu0    34 dst reload
        vmovdqu [r8 + 2784], ymm0                             ;    87.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 1664]                            ;    72.3 agu1    34 dst reload
        vmovdqu [r8 + 2816], ymm0                             ;    88.3 agu0+fp5   34 dst
        vmovdqu ymm0, [rbp + 1696]                            ;    73.3 agu1    34 dst reload
        vmovdqu [r8 + 2848], ymm0                             ;    89.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 1728]                            ;    74.3 agu0    34 dst reload
        vmovdqu [r8 + 2880], ymm0                             ;    90.3 agu1+fp5   34 dst
        vmovdqu ymm0, [rbp + 1760]                            ;    75.3 agu0    34 dst reload
        vmovdqu [r8 + 2912], ymm0                             ;    91.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 1792]                            ;    76.3 agu1    34 dst reload
        vmovdqu [r8 + 2944], ymm0                             ;    92.3 agu0+fp5   34 dst
        vmovdqu ymm0, [rbp + 1824]                            ;    77.3 agu1    34 dst reload
        vmovdqu [r8 + 2976], ymm0                             ;    93.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 1856]                            ;    78.3 agu0    34 dst reload
        vmovdqu [r8 + 3008], ymm0                             ;    94.3 agu1+fp5   34 dst
        vmovdqu ymm0, [rbp + 1888]                            ;    79.3 agu0    34 dst reload
        vmovdqu [r8 + 3040], ymm0                             ;    95.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp - 128]                             ;    80.3 agu1    34 dst reload
        vmovdqu [r8 + 3072], ymm0                             ;    96.3 agu0+fp5   34 dst
        vmovdqu ymm0, [rbp - 96]                              ;    81.3 agu1    34 dst reload
        vmovdqu [r8 + 3104], ymm0                             ;    97.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp - 64]                              ;    82.3 agu0    34 dst reload
        vmovdqu [r8 + 3136], ymm0                             ;    98.3 agu1+fp5   34 dst
        vmovdqu ymm0, [rbp - 32]                              ;    83.3 agu0    34 dst reload
        vmovdqu [r8 + 3168], ymm0                             ;    99.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 0]                               ;    84.3 agu1    34 dst reload
        vmovdqu [r8 + 3200], ymm0                             ;   100.3 agu0+fp5   34 dst
        vmovdqu ymm0, [rbp + 32]                              ;    85.3 agu1    34 dst reload
        vmovdqu [r8 + 3232], ymm0                             ;   101.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 64]                              ;    86.3 agu0    34 dst reload
        vmovdqu [r8 + 3264], ymm0                             ;   102.3 agu1+fp5   34 dst
        vmovdqu ymm0, [rbp + 96]                              ;    87.3 agu0    34 dst reload
        vmovdqu [r8 + 3296], ymm0                             ;   103.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 128]                             ;    88.3 agu1    34 dst reload
        vmovdqu [r8 + 3328], ymm0                             ;   104.3 agu0+fp5   34 dst
        vmovdqu ymm0, [rbp + 160]                             ;    89.3 agu1    34 dst reload
        vmovdqu [r8 + 3360], ymm0                             ;   105.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 192]                             ;    90.3 agu0    34 dst reload
        vmovdqu [r8 + 3392], ymm0                             ;   106.3 agu1+fp5   34 dst
        vmovdqu ymm0, [rbp + 224]                             ;    91.3 agu0    34 dst reload
        vmovdqu [r8 + 3424], ymm0                             ;   107.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 256]                             ;    92.3 agu1    34 dst reload
        vmovdqu [r8 + 3456], ymm0                             ;   108.3 agu0+fp5   34 dst
        vmovdqu ymm0, [rbp + 288]                             ;    93.3 agu1    34 dst reload
        vmovdqu [r8 + 3488], ymm0                             ;   109.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 320]                             ;    94.3 agu0    34 dst reload
        vmovdqu [r8 + 3520], ymm0                             ;   110.3 agu1+fp5   34 dst
        vmovdqu ymm0, [rbp + 352]                             ;    95.3 agu0    34 dst reload
        vmovdqu [r8 + 3552], ymm0                             ;   111.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 384]                             ;    96.3 agu1    34 dst reload
        vmovdqu [r8 + 3584], ymm0                             ;   112.3 agu0+fp5   34 dst
        vmovdqu ymm0, [rbp + 416]                             ;    97.3 agu1    34 dst reload
        vmovdqu [r8 + 3616], ymm0                             ;   113.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 448]                             ;    98.3 agu0    34 dst reload
        vmovdqu [r8 + 3648], ymm0                             ;   114.3 agu1+fp5   34 dst
        vmovdqu ymm0, [rbp + 480]                             ;    99.3 agu0    34 dst reload
        vmovdqu [r8 + 3680], ymm0                             ;   115.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 512]                             ;   100.3 agu1    34 dst reload
        vmovdqu [r8 + 3712], ymm0                             ;   116.3 agu0+fp5   34 dst
        vmovdqu ymm0, [rbp + 544]                             ;   101.3 agu1    34 dst reload
        vmovdqu [r8 + 3744], ymm0                             ;   117.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 576]                             ;   102.3 agu0    34 dst reload
        vmovdqu [r8 + 3776], ymm0                             ;   118.3 agu1+fp5   34 dst
        vmovdqu ymm0, [rbp + 608]                             ;   103.3 agu0    34 dst reload
        vmovdqu [r8 + 3808], ymm0                             ;   119.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 640]                             ;   104.3 agu1    34 dst reload
        vmovdqu [r8 + 3840], ymm0                             ;   120.3 agu0+fp5   34 dst
        vmovdqu ymm0, [rbp + 672]                             ;   105.3 agu1    34 dst reload
        vmovdqu [r8 + 3872], ymm0                             ;   121.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 704]                             ;   106.3 agu0    34 dst reload
        vmovdqu [r8 + 3904], ymm0                             ;   122.3 agu1+fp5   34 dst
        vmovdqu ymm0, [rbp + 736]                             ;   107.3 agu0    34 dst reload
        vmovdqu [r8 + 3936], ymm0                             ;   123.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 768]                             ;   108.3 agu1    34 dst reload
        vmovdqu [r8 + 3968], ymm0                             ;   124.3 agu0+fp5   34 dst
        vmovdqu ymm0, [rbp + 800]                             ;   109.3 agu1    34 dst reload
        vmovdqu [r8 + 4000], ymm0                             ;   125.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 832]                             ;   110.3 agu0    34 dst reload
        vmovdqu [r8 + 4032], ymm0                             ;   126.3 agu1+fp5   34 dst
        vmovdqu ymm0, [rbp + 864]                             ;   111.3 agu0    34 dst reload
        vmovdqu [r8 + 4064], ymm0                             ;   127.3 agu2+fp5   34 dst
        add r8, 0x1000                                        ;   112.3 alu0    28 blocks
        mov qword [rbp + 8648], r8                            ;   113.3 agu1+st0   28 blocks
        mov r8, qword [rbp + 8608]                            ;   113.3 agu0    28 blocks
        add r8, 0x1000                                        ;   117.3 alu1    28 blocks
        mov qword [rbp + 8608], r8                            ;   118.3 agu2+st1   28 blocks
        cmp r8, qword [rbp + 8616]                            ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vzeroupper                                            ;                    x87 state
        mov rsp, qword [rbp + 8656]                           ;                    frame
        pop rbp                                               ;                    preserved
        ret

        section .rodata align=64
; constants256
        align 32, db 0
sm4_encrypt.T0_constants256:
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
