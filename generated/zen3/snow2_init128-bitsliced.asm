; snow2_init128 for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/snow2.cw (sha256 73f396a054c9391e); do not edit:
;   ./cw build snow2_init128 --cpu zen3 --variant bitsliced
;
; void snow2_init128(const void *key, const void *iv, void *st);   System V, 64 bits
;   key: 4096 bytes (128 slices), read, secret, aligned to 16 bytes
;   iv: 4096 bytes (128 slices), read, public, aligned to 16 bytes
;   st: 18432 bytes (576 slices), written, secret, aligned to 16 bytes
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes ymm0 to ymm15.
; Constant time: no secret reaches an address or a branch.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 883 uops, planned 449.3; bounds: width 147.2, ports 448.0, path 9.0
;   clocks: 2623 uops, planned 1100.2; bounds: width 437.2, ports 777.0, path 91.0
;   body.2: 2254 uops, planned 944.2; bounds: width 375.7, ports 744.0, path 62.0
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
%fatal "snow2_init128 is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_snow2_init128
$_snow2_init128:
%else
        global $snow2_init128
%endif
$snow2_init128:
        push rbp                                               ;                    preserved
        mov rax, rsp                                           ;                    frame
        sub rsp, 0x5760                                        ;                    frame
        and rsp, -32                                           ;                    frame
        lea rbp, [rsp + 128]                                   ;                    frame
        mov qword [rbp + 22200], rax                           ;                    frame
        mov qword [rbp + 22176], rdi                           ;                    argument
        mov qword [rbp + 22184], rsi                           ;                    argument
        mov qword [rbp + 22192], rdx                           ;                    argument
        mov rax, qword [rbp + 22176]                           ;                    first state
        mov r8, qword [rbp + 22176]                            ;     0.2 agu1   117 k.0 reload
        vmovdqu ymm0, [r8 + 2048]                              ;     4.2 agu0   117 k.0
        vmovdqu [rbp + 3968], ymm0                             ;    11.2 agu2+fp5   99 clocks
        vmovdqu ymm1, [rel snow2_init128.T0_constants256]      ;     1.2 agu1   119 s[8] reload
        vpxor ymm0, ymm0, ymm1                                 ;    11.2 fp0    119 s[9]
        vmovdqu [rbp + 4000], ymm0                             ;    12.2 agu2+fp5   99 clocks
        mov r9, qword [rbp + 22184]                            ;     2.0 agu0   123 s[15].0 reload
        vpxor ymm0, ymm0, [r9]                                 ;    13.0 fp1+agu1  126 s[9]
        vmovdqu [rbp + 4032], ymm0                             ;    14.0 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 2080]                              ;     4.2 agu0   117 k.1
        vmovdqu [rbp + 4064], ymm0                             ;    11.2 agu1+fp5   99 clocks
        vpxor ymm0, ymm0, ymm1                                 ;    11.2 fp2    119 s[9]
        vmovdqu [rbp + 4096], ymm0                             ;    12.2 agu2+fp5   99 clocks
        vpxor ymm0, ymm0, [r9 + 32]                            ;    13.0 fp3+agu0  126 s[9]
        vmovdqu [rbp + 4128], ymm0                             ;    14.0 agu1+fp5   99 clocks
        vmovdqu ymm0, [r8 + 2112]                              ;     5.0 agu0   117 k.2
        vmovdqu [rbp + 4160], ymm0                             ;    12.0 agu2+fp5   99 clocks
        vpxor ymm0, ymm0, ymm1                                 ;    12.0 fp0    119 s[9]
        vmovdqu [rbp + 4192], ymm0                             ;    13.0 agu1+fp5   99 clocks
        vpxor ymm0, ymm0, [r9 + 64]                            ;    13.0 fp1+agu0  126 s[9]
        vmovdqu [rbp + 4224], ymm0                             ;    14.0 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 2144]                              ;     6.2 agu1   117 k.3
        vmovdqu [rbp + 4256], ymm0                             ;    13.2 agu2+fp5   99 clocks
        vpxor ymm0, ymm0, ymm1                                 ;    13.2 fp2    119 s[9]
        vmovdqu [rbp + 4288], ymm0                             ;    14.2 agu0+fp5   99 clocks
        vpxor ymm0, ymm0, [r9 + 96]                            ;    14.2 fp3+agu1  126 s[9]
        vmovdqu [rbp + 4320], ymm0                             ;    15.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 2176]                              ;    12.3 agu0   117 k.4
        vmovdqu [rbp + 4352], ymm0                             ;    19.3 agu1+fp5   99 clocks
        vpxor ymm0, ymm0, ymm1                                 ;    19.3 fp0    119 s[9]
        vmovdqu [rbp + 4384], ymm0                             ;    20.3 agu2+fp5   99 clocks
        vpxor ymm0, ymm0, [r9 + 128]                           ;    20.3 fp1+agu0  126 s[9]
        vmovdqu [rbp + 4416], ymm0                             ;    21.3 agu1+fp5   99 clocks
        vmovdqu ymm0, [r8 + 2208]                              ;    14.3 agu0   117 k.5
        vmovdqu [rbp + 4448], ymm0                             ;    21.3 agu2+fp5   99 clocks
        vpxor ymm0, ymm0, ymm1                                 ;    21.3 fp2    119 s[9]
        vmovdqu [rbp + 4480], ymm0                             ;    22.3 agu1+fp5   99 clocks
        vpxor ymm0, ymm0, [r9 + 160]                           ;    22.3 fp3+agu0  126 s[9]
        vmovdqu [rbp + 4512], ymm0                             ;    23.3 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 2240]                              ;    15.5 agu1   117 k.6
        vmovdqu [rbp + 4544], ymm0                             ;    22.5 agu2+fp5   99 clocks
        vpxor ymm0, ymm0, ymm1                                 ;    22.5 fp0    119 s[9]
        vmovdqu [rbp + 4576], ymm0                             ;    23.5 agu0+fp5   99 clocks
        vpxor ymm0, ymm0, [r9 + 192]                           ;    23.5 fp1+agu1  126 s[9]
        vmovdqu [rbp + 4608], ymm0                             ;    24.5 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 2272]                              ;    17.3 agu0   117 k.7
        vmovdqu [rbp + 4640], ymm0                             ;    24.3 agu1+fp5   99 clocks
        vpxor ymm0, ymm0, ymm1                                 ;    24.3 fp2    119 s[9]
        vmovdqu [rbp + 4672], ymm0                             ;    25.3 agu2+fp5   99 clocks
        vpxor ymm0, ymm0, [r9 + 224]                           ;    25.3 fp3+agu0  126 s[9]
        vmovdqu [rbp + 4704], ymm0                             ;    26.3 agu1+fp5   99 clocks
        vmovdqu ymm0, [r8 + 2304]                              ;    21.3 agu0   117 k.8
        vmovdqu [rbp + 4736], ymm0                             ;    28.3 agu2+fp5   99 clocks
        vpxor ymm0, ymm0, ymm1                                 ;    28.3 fp0    119 s[9]
        vmovdqu [rbp + 4768], ymm0                             ;    29.3 agu1+fp5   99 clocks
        vpxor ymm0, ymm0, [r9 + 256]                           ;    29.3 fp1+agu0  126 s[9]
        vmovdqu [rbp + 4800], ymm0                             ;    30.3 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 2336]                              ;    22.8 agu1   117 k.9
        vmovdqu [rbp + 4832], ymm0                             ;    29.8 agu0+fp5   99 clocks
        vpxor ymm0, ymm0, ymm1                                 ;    29.8 fp2    119 s[9]
        vmovdqu [rbp + 4864], ymm0                             ;    30.8 agu2+fp5   99 clocks
        vpxor ymm0, ymm0, [r9 + 288]                           ;    30.8 fp3+agu1  126 s[9]
        vmovdqu [rbp + 4896], ymm0                             ;    31.8 agu0+fp5   99 clocks
        vmovdqu ymm0, [r8 + 2368]                              ;    24.8 agu1   117 k.10
        vmovdqu [rbp + 4928], ymm0                             ;    31.8 agu2+fp5   99 clocks
        vpxor ymm0, ymm0, ymm1                                 ;    31.8 fp0    119 s[9]
        vmovdqu [rbp + 4960], ymm0                             ;    32.8 agu0+fp5   99 clocks
        vpxor ymm0, ymm0, [r9 + 320]                           ;    32.8 fp1+agu1  126 s[9]
        vmovdqu [rbp + 4992], ymm0                             ;    33.8 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 2400]                              ;    26.3 agu0   117 k.11
        vmovdqu [rbp + 5024], ymm0                             ;    34.3 agu2+fp5   99 clocks
        vpxor ymm0, ymm0, ymm1                                 ;    33.3 fp2    119 s[9]
        vmovdqu [rbp + 5056], ymm0                             ;    35.3 agu1+fp5   99 clocks
        vpxor ymm0, ymm0, [r9 + 352]                           ;    34.3 fp3+agu0  126 s[9]
        vmovdqu [rbp + 5088], ymm0                             ;    36.3 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 2432]                              ;    29.8 agu1   117 k.12
        vmovdqu [rbp + 5120], ymm0                             ;    37.3 agu0+fp5   99 clocks
        vpxor ymm0, ymm0, ymm1                                 ;    36.8 fp0    119 s[9]
        vmovdqu [rbp + 5152], ymm0                             ;    38.3 agu2+fp5   99 clocks
        vpxor ymm0, ymm0, [r9 + 384]                           ;    37.8 fp1+agu1  126 s[9]
        vmovdqu [rbp + 5184], ymm0                             ;    39.3 agu0+fp5   99 clocks
        vmovdqu ymm0, [r8 + 2464]                              ;    31.8 agu1   117 k.13
        vmovdqu [rbp + 5216], ymm0                             ;    40.3 agu2+fp5   99 clocks
        vpxor ymm0, ymm0, ymm1                                 ;    38.8 fp2    119 s[9]
        vmovdqu [rbp + 5248], ymm0                             ;    41.3 agu0+fp5   99 clocks
        vpxor ymm0, ymm0, [r9 + 416]                           ;    39.8 fp3+agu1  126 s[9]
        vmovdqu [rbp + 5280], ymm0                             ;    42.3 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 2496]                              ;    33.3 agu0   117 k.14
        vmovdqu [rbp + 5312], ymm0                             ;    43.3 agu1+fp5   99 clocks
        vpxor ymm0, ymm0, ymm1                                 ;    40.3 fp0    119 s[9]
        vmovdqu [rbp + 5344], ymm0                             ;    44.3 agu2+fp5   99 clocks
        vpxor ymm0, ymm0, [r9 + 448]                           ;    41.3 fp1+agu0  126 s[9]
        vmovdqu [rbp + 5376], ymm0                             ;    45.3 agu1+fp5   99 clocks
        vmovdqu ymm0, [r8 + 2528]                              ;    36.3 agu0   117 k.15
        vmovdqu [rbp + 5408], ymm0                             ;    46.3 agu2+fp5   99 clocks
        vpxor ymm0, ymm0, ymm1                                 ;    43.3 fp2    119 s[9]
        vmovdqu [rbp + 5440], ymm0                             ;    47.3 agu1+fp5   99 clocks
        vpxor ymm0, ymm0, [r9 + 480]                           ;    44.3 fp3+agu0  126 s[9]
        vmovdqu [rbp + 5472], ymm0                             ;    48.3 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 2560]                              ;    38.8 agu1   117 k.16
        vmovdqu [rbp + 5504], ymm0                             ;    49.3 agu0+fp5   99 clocks
        vpxor ymm0, ymm0, ymm1                                 ;    45.8 fp0    119 s[9]
        vmovdqu [rbp + 5536], ymm0                             ;    50.3 agu2+fp5   99 clocks
        vpxor ymm0, ymm0, [r9 + 512]                           ;    46.8 fp1+agu1  126 s[9]
        vmovdqu [rbp + 5568], ymm0                             ;    51.3 agu0+fp5   99 clocks
        vmovdqu ymm0, [r8 + 2592]                              ;    41.3 agu1   117 k.17
        vmovdqu [rbp + 5600], ymm0                             ;    52.3 agu2+fp5   99 clocks
        vpxor ymm0, ymm0, ymm1                                 ;    48.3 fp2    119 s[9]
        vmovdqu [rbp + 5632], ymm0                             ;    53.3 agu0+fp5   99 clocks
        vpxor ymm0, ymm0, [r9 + 544]                           ;    49.3 fp3+agu1  126 s[9]
        vmovdqu [rbp + 5664], ymm0                             ;    54.3 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 2624]                              ;    44.3 agu0   117 k.18
        vmovdqu [rbp + 5696], ymm0                             ;    55.3 agu1+fp5   99 clocks
        vpxor ymm0, ymm0, ymm1                                 ;    51.3 fp0    119 s[9]
        vmovdqu [rbp + 5728], ymm0                             ;    56.3 agu2+fp5   99 clocks
        vpxor ymm0, ymm0, [r9 + 576]                           ;    52.3 fp1+agu0  126 s[9]
        vmovdqu [rbp + 5760], ymm0                             ;    57.3 agu1+fp5   99 clocks
        vmovdqu ymm0, [r8 + 2656]                              ;    46.8 agu0   117 k.19
        vmovdqu [rbp + 5792], ymm0                             ;    58.3 agu2+fp5   99 clocks
        vpxor ymm0, ymm0, ymm1                                 ;    53.8 fp2    119 s[9]
        vmovdqu [rbp + 5824], ymm0                             ;    59.3 agu1+fp5   99 clocks
        vpxor ymm0, ymm0, [r9 + 608]                           ;    54.8 fp3+agu0  126 s[9]
        vmovdqu [rbp + 5856], ymm0                             ;    60.3 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 2688]                              ;    49.5 agu1   117 k.20
        vmovdqu [rbp + 5888], ymm0                             ;    61.3 agu0+fp5   99 clocks
        vpxor ymm0, ymm0, ymm1                                 ;    56.5 fp0    119 s[9]
        vmovdqu [rbp + 5920], ymm0                             ;    62.3 agu2+fp5   99 clocks
        vpxor ymm0, ymm0, [r9 + 640]                           ;    57.5 fp1+agu1  126 s[9]
        vmovdqu [rbp + 5952], ymm0                             ;    63.3 agu0+fp5   99 clocks
        vmovdqu ymm0, [r8 + 2720]                              ;    52.5 agu1   117 k.21
        vmovdqu [rbp + 5984], ymm0                             ;    64.3 agu2+fp5   99 clocks
        vpxor ymm0, ymm0, ymm1                                 ;    59.5 fp2    119 s[9]
        vmovdqu [rbp + 6016], ymm0                             ;    65.3 agu0+fp5   99 clocks
        vpxor ymm0, ymm0, [r9 + 672]                           ;    60.5 fp3+agu1  126 s[9]
        vmovdqu [rbp + 6048], ymm0                             ;    66.3 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 2752]                              ;    55.3 agu0   117 k.22
        vmovdqu [rbp + 6080], ymm0                             ;    67.3 agu1+fp5   99 clocks
        vpxor ymm0, ymm0, ymm1                                 ;    62.3 fp0    119 s[9]
        vmovdqu [rbp + 6112], ymm0                             ;    68.3 agu2+fp5   99 clocks
        vpxor ymm0, ymm0, [r9 + 704]                           ;    63.3 fp1+agu0  126 s[9]
        vmovdqu [rbp + 6144], ymm0                             ;    69.3 agu1+fp5   99 clocks
        vmovdqu ymm0, [r8 + 2784]                              ;    58.3 agu0   117 k.23
        vmovdqu [rbp + 6176], ymm0                             ;    70.3 agu2+fp5   99 clocks
        vpxor ymm0, ymm0, ymm1                                 ;    65.3 fp2    119 s[9]
        vmovdqu [rbp + 6208], ymm0                             ;    71.3 agu1+fp5   99 clocks
        vpxor ymm0, ymm0, [r9 + 736]                           ;    66.3 fp3+agu0  126 s[9]
        vmovdqu [rbp + 6240], ymm0                             ;    72.3 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 2816]                              ;    61.3 agu1   117 k.24
        vmovdqu [rbp + 6272], ymm0                             ;    73.3 agu0+fp5   99 clocks
        vpxor ymm0, ymm0, ymm1                                 ;    68.3 fp0    119 s[9]
        vmovdqu [rbp + 6304], ymm0                             ;    74.3 agu2+fp5   99 clocks
        vpxor ymm0, ymm0, [r9 + 768]                           ;    69.3 fp1+agu1  126 s[9]
        vmovdqu [rbp + 6336], ymm0                             ;    75.3 agu0+fp5   99 clocks
        vmovdqu ymm0, [r8 + 2848]                              ;    64.3 agu1   117 k.25
        vmovdqu [rbp + 6368], ymm0                             ;    76.3 agu2+fp5   99 clocks
        vpxor ymm0, ymm0, ymm1                                 ;    71.3 fp2    119 s[9]
        vmovdqu [rbp + 6400], ymm0                             ;    77.3 agu0+fp5   99 clocks
        vpxor ymm0, ymm0, [r9 + 800]                           ;    72.3 fp3+agu1  126 s[9]
        vmovdqu [rbp + 6432], ymm0                             ;    78.3 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 2880]                              ;    67.3 agu0   117 k.26
        vmovdqu [rbp + 6464], ymm0                             ;    79.3 agu1+fp5   99 clocks
        vpxor ymm0, ymm0, ymm1                                 ;    74.3 fp0    119 s[9]
        vmovdqu [rbp + 6496], ymm0                             ;    80.3 agu2+fp5   99 clocks
        vpxor ymm0, ymm0, [r9 + 832]                           ;    75.3 fp1+agu0  126 s[9]
        vmovdqu [rbp + 6528], ymm0                             ;    81.3 agu1+fp5   99 clocks
        vmovdqu ymm0, [r8 + 2912]                              ;    70.3 agu0   117 k.27
        vmovdqu [rbp + 6560], ymm0                             ;    82.3 agu2+fp5   99 clocks
        vpxor ymm0, ymm0, ymm1                                 ;    77.3 fp2    119 s[9]
        vmovdqu [rbp + 6592], ymm0                             ;    83.3 agu1+fp5   99 clocks
        vpxor ymm0, ymm0, [r9 + 864]                           ;    78.3 fp3+agu0  126 s[9]
        vmovdqu [rbp + 6624], ymm0                             ;    84.3 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 2944]                              ;    73.3 agu1   117 k.28
        vmovdqu [rbp + 6656], ymm0                             ;    85.3 agu0+fp5   99 clocks
        vpxor ymm0, ymm0, ymm1                                 ;    80.3 fp0    119 s[9]
        vmovdqu [rbp + 6688], ymm0                             ;    86.3 agu2+fp5   99 clocks
        vpxor ymm0, ymm0, [r9 + 896]                           ;    81.3 fp1+agu1  126 s[9]
        vmovdqu [rbp + 6720], ymm0                             ;    87.3 agu0+fp5   99 clocks
        vmovdqu ymm0, [r8 + 2976]                              ;    76.3 agu1   117 k.29
        vmovdqu [rbp + 6752], ymm0                             ;    88.3 agu2+fp5   99 clocks
        vpxor ymm0, ymm0, ymm1                                 ;    83.3 fp2    119 s[9]
        vmovdqu [rbp + 6784], ymm0                             ;    89.3 agu0+fp5   99 clocks
        vpxor ymm0, ymm0, [r9 + 928]                           ;    84.3 fp3+agu1  126 s[9]
        vmovdqu [rbp + 6816], ymm0                             ;    90.3 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 3008]                              ;    79.3 agu0   117 k.30
        vmovdqu [rbp + 6848], ymm0                             ;    91.3 agu1+fp5   99 clocks
        vpxor ymm0, ymm0, ymm1                                 ;    86.3 fp0    119 s[9]
        vmovdqu [rbp + 6880], ymm0                             ;    92.3 agu2+fp5   99 clocks
        vpxor ymm0, ymm0, [r9 + 960]                           ;    87.3 fp1+agu0  126 s[9]
        vmovdqu [rbp + 6912], ymm0                             ;    93.3 agu1+fp5   99 clocks
        vmovdqu ymm0, [r8 + 3040]                              ;    82.3 agu0   117 k.31
        vmovdqu [rbp + 6944], ymm0                             ;    94.3 agu2+fp5   99 clocks
        vpxor ymm0, ymm0, ymm1                                 ;    89.3 fp2    119 s[9]
        vmovdqu [rbp + 6976], ymm0                             ;    95.3 agu1+fp5   99 clocks
        vpxor ymm0, ymm0, [r9 + 992]                           ;    90.3 fp3+agu0  126 s[9]
        vmovdqu [rbp + 7008], ymm0                             ;    96.3 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 1024]                              ;    85.3 agu1   117 k.0
        vmovdqu [rbp + 7040], ymm0                             ;    97.3 agu0+fp5   99 clocks
        vpxor ymm0, ymm0, ymm1                                 ;    92.3 fp0    119 s[10]
        vmovdqu [rbp + 7072], ymm0                             ;    98.3 agu2+fp5   99 clocks
        vpxor ymm0, ymm0, [r9 + 1024]                          ;    93.3 fp1+agu1  125 s[10]
        vmovdqu [rbp + 7104], ymm0                             ;    99.3 agu0+fp5   99 clocks
        vmovdqu ymm0, [r8 + 1056]                              ;    88.3 agu1   117 k.1
        vmovdqu [rbp + 7136], ymm0                             ;   100.3 agu2+fp5   99 clocks
        vpxor ymm0, ymm0, ymm1                                 ;    95.3 fp2    119 s[10]
        vmovdqu [rbp + 7168], ymm0                             ;   101.3 agu0+fp5   99 clocks
        vpxor ymm0, ymm0, [r9 + 1056]                          ;    96.3 fp3+agu1  125 s[10]
        vmovdqu [rbp + 7200], ymm0                             ;   102.3 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 1088]                              ;    91.3 agu0   117 k.2
        vmovdqu [rbp + 7232], ymm0                             ;   103.3 agu1+fp5   99 clocks
        vpxor ymm0, ymm0, ymm1                                 ;    98.3 fp0    119 s[10]
        vmovdqu [rbp + 7264], ymm0                             ;   104.3 agu2+fp5   99 clocks
        vpxor ymm0, ymm0, [r9 + 1088]                          ;    99.3 fp1+agu0  125 s[10]
        vmovdqu [rbp + 7296], ymm0                             ;   105.3 agu1+fp5   99 clocks
        vmovdqu ymm0, [r8 + 1120]                              ;    94.3 agu0   117 k.3
        vmovdqu [rbp + 7328], ymm0                             ;   106.3 agu2+fp5   99 clocks
        vpxor ymm0, ymm0, ymm1                                 ;   101.3 fp2    119 s[10]
        vmovdqu [rbp + 7360], ymm0                             ;   107.3 agu1+fp5   99 clocks
        vpxor ymm0, ymm0, [r9 + 1120]                          ;   102.3 fp3+agu0  125 s[10]
        vmovdqu [rbp + 7392], ymm0                             ;   108.3 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 1152]                              ;    97.3 agu1   117 k.4
        vmovdqu [rbp + 7424], ymm0                             ;   109.3 agu0+fp5   99 clocks
        vpxor ymm0, ymm0, ymm1                                 ;   104.3 fp0    119 s[10]
        vmovdqu [rbp + 7456], ymm0                             ;   110.3 agu2+fp5   99 clocks
        vpxor ymm0, ymm0, [r9 + 1152]                          ;   105.3 fp1+agu1  125 s[10]
        vmovdqu [rbp + 7488], ymm0                             ;   111.3 agu0+fp5   99 clocks
        vmovdqu ymm0, [r8 + 1184]                              ;   100.3 agu1   117 k.5
        vmovdqu [rbp + 7520], ymm0                             ;   112.3 agu2+fp5   99 clocks
        vpxor ymm0, ymm0, ymm1                                 ;   107.3 fp2    119 s[10]
        vmovdqu [rbp + 7552], ymm0                             ;   113.3 agu0+fp5   99 clocks
        vpxor ymm0, ymm0, [r9 + 1184]                          ;   108.3 fp3+agu1  125 s[10]
        vmovdqu [rbp + 7584], ymm0                             ;   114.3 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 1216]                              ;   103.3 agu0   117 k.6
        vmovdqu [rbp + 7616], ymm0                             ;   115.3 agu1+fp5   99 clocks
        vpxor ymm0, ymm0, ymm1                                 ;   110.3 fp0    119 s[10]
        vmovdqu [rbp + 7648], ymm0                             ;   116.3 agu2+fp5   99 clocks
        vpxor ymm0, ymm0, [r9 + 1216]                          ;   111.3 fp1+agu0  125 s[10]
        vmovdqu [rbp + 7680], ymm0                             ;   117.3 agu1+fp5   99 clocks
        vmovdqu ymm0, [r8 + 1248]                              ;   106.3 agu0   117 k.7
        vmovdqu [rbp + 7712], ymm0                             ;   118.3 agu2+fp5   99 clocks
        vpxor ymm0, ymm0, ymm1                                 ;   113.3 fp2    119 s[10]
        vmovdqu [rbp + 7744], ymm0                             ;   119.3 agu1+fp5   99 clocks
        vpxor ymm0, ymm0, [r9 + 1248]                          ;   114.3 fp3+agu0  125 s[10]
        vmovdqu [rbp + 7776], ymm0                             ;   120.3 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 1280]                              ;   109.3 agu1   117 k.8
        vmovdqu [rbp + 7808], ymm0                             ;   121.3 agu0+fp5   99 clocks
        vpxor ymm0, ymm0, ymm1                                 ;   116.3 fp0    119 s[10]
        vmovdqu [rbp + 7840], ymm0                             ;   122.3 agu2+fp5   99 clocks
        vpxor ymm0, ymm0, [r9 + 1280]                          ;   117.3 fp1+agu1  125 s[10]
        vmovdqu [rbp + 7872], ymm0                             ;   123.3 agu0+fp5   99 clocks
        vmovdqu ymm0, [r8 + 1312]                              ;   112.3 agu1   117 k.9
        vmovdqu [rbp + 7904], ymm0                             ;   124.3 agu2+fp5   99 clocks
        vpxor ymm0, ymm0, ymm1                                 ;   119.3 fp2    119 s[10]
        vmovdqu [rbp + 7936], ymm0                             ;   125.3 agu0+fp5   99 clocks
        vpxor ymm0, ymm0, [r9 + 1312]                          ;   120.3 fp3+agu1  125 s[10]
        vmovdqu [rbp + 7968], ymm0                             ;   126.3 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 1344]                              ;   115.3 agu0   117 k.10
        vmovdqu [rbp + 8000], ymm0                             ;   127.3 agu1+fp5   99 clocks
        vpxor ymm0, ymm0, ymm1                                 ;   122.3 fp0    119 s[10]
        vmovdqu [rbp + 8032], ymm0                             ;   128.3 agu2+fp5   99 clocks
        vpxor ymm0, ymm0, [r9 + 1344]                          ;   123.3 fp1+agu0  125 s[10]
        vmovdqu [rbp + 8064], ymm0                             ;   129.3 agu1+fp5   99 clocks
        vmovdqu ymm0, [r8 + 1376]                              ;   118.3 agu0   117 k.11
        vmovdqu [rbp + 8096], ymm0                             ;   130.3 agu2+fp5   99 clocks
        vpxor ymm0, ymm0, ymm1                                 ;   125.3 fp2    119 s[10]
        vmovdqu [rbp + 8128], ymm0                             ;   131.3 agu1+fp5   99 clocks
        vpxor ymm0, ymm0, [r9 + 1376]                          ;   126.3 fp3+agu0  125 s[10]
        vmovdqu [rbp + 8160], ymm0                             ;   132.3 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 1408]                              ;   121.3 agu1   117 k.12
        vmovdqu [rbp + 8192], ymm0                             ;   133.3 agu0+fp5   99 clocks
        vpxor ymm0, ymm0, ymm1                                 ;   128.3 fp0    119 s[10]
        vmovdqu [rbp + 8224], ymm0                             ;   134.3 agu2+fp5   99 clocks
        vpxor ymm0, ymm0, [r9 + 1408]                          ;   129.3 fp1+agu1  125 s[10]
        vmovdqu [rbp + 8256], ymm0                             ;   135.3 agu0+fp5   99 clocks
        vmovdqu ymm0, [r8 + 1440]                              ;   124.3 agu1   117 k.13
        vmovdqu [rbp + 8288], ymm0                             ;   136.3 agu2+fp5   99 clocks
        vpxor ymm0, ymm0, ymm1                                 ;   131.3 fp2    119 s[10]
        vmovdqu [rbp + 8320], ymm0                             ;   137.3 agu0+fp5   99 clocks
        vpxor ymm0, ymm0, [r9 + 1440]                          ;   132.3 fp3+agu1  125 s[10]
        vmovdqu [rbp + 8352], ymm0                             ;   138.3 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 1472]                              ;   127.3 agu0   117 k.14
        vmovdqu [rbp + 8384], ymm0                             ;   139.3 agu1+fp5   99 clocks
        vpxor ymm0, ymm0, ymm1                                 ;   134.3 fp0    119 s[10]
        vmovdqu [rbp + 8416], ymm0                             ;   140.3 agu2+fp5   99 clocks
        vpxor ymm0, ymm0, [r9 + 1472]                          ;   135.3 fp1+agu0  125 s[10]
        vmovdqu [rbp + 8448], ymm0                             ;   141.3 agu1+fp5   99 clocks
        vmovdqu ymm0, [r8 + 1504]                              ;   130.3 agu0   117 k.15
        vmovdqu [rbp + 8480], ymm0                             ;   142.3 agu2+fp5   99 clocks
        vpxor ymm0, ymm0, ymm1                                 ;   137.3 fp2    119 s[10]
        vmovdqu [rbp + 8512], ymm0                             ;   143.3 agu1+fp5   99 clocks
        vpxor ymm0, ymm0, [r9 + 1504]                          ;   138.3 fp3+agu0  125 s[10]
        vmovdqu [rbp + 8544], ymm0                             ;   144.3 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 1536]                              ;   133.3 agu1   117 k.16
        vmovdqu [rbp + 8576], ymm0                             ;   145.3 agu0+fp5   99 clocks
        vpxor ymm0, ymm0, ymm1                                 ;   140.3 fp0    119 s[10]
        vmovdqu [rbp + 8608], ymm0                             ;   146.3 agu2+fp5   99 clocks
        vpxor ymm0, ymm0, [r9 + 1536]                          ;   141.3 fp1+agu1  125 s[10]
        vmovdqu [rbp + 8640], ymm0                             ;   147.3 agu0+fp5   99 clocks
        vmovdqu ymm0, [r8 + 1568]                              ;   136.3 agu1   117 k.17
        vmovdqu [rbp + 8672], ymm0                             ;   148.3 agu2+fp5   99 clocks
        vpxor ymm0, ymm0, ymm1                                 ;   143.3 fp2    119 s[10]
        vmovdqu [rbp + 8704], ymm0                             ;   149.3 agu0+fp5   99 clocks
        vpxor ymm0, ymm0, [r9 + 1568]                          ;   144.3 fp3+agu1  125 s[10]
        vmovdqu [rbp + 8736], ymm0                             ;   150.3 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 1600]                              ;   139.3 agu0   117 k.18
        vmovdqu [rbp + 8768], ymm0                             ;   151.3 agu1+fp5   99 clocks
        vpxor ymm0, ymm0, ymm1                                 ;   146.3 fp0    119 s[10]
        vmovdqu [rbp + 8800], ymm0                             ;   152.3 agu2+fp5   99 clocks
        vpxor ymm0, ymm0, [r9 + 1600]                          ;   147.3 fp1+agu0  125 s[10]
        vmovdqu [rbp + 8832], ymm0                             ;   153.3 agu1+fp5   99 clocks
        vmovdqu ymm0, [r8 + 1632]                              ;   142.3 agu0   117 k.19
        vmovdqu [rbp + 8864], ymm0                             ;   154.3 agu2+fp5   99 clocks
        vpxor ymm0, ymm0, ymm1                                 ;   149.3 fp2    119 s[10]
        vmovdqu [rbp + 8896], ymm0                             ;   155.3 agu1+fp5   99 clocks
        vpxor ymm0, ymm0, [r9 + 1632]                          ;   150.3 fp3+agu0  125 s[10]
        vmovdqu [rbp + 8928], ymm0                             ;   156.3 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 1664]                              ;   145.3 agu1   117 k.20
        vmovdqu [rbp + 8960], ymm0                             ;   157.3 agu0+fp5   99 clocks
        vpxor ymm0, ymm0, ymm1                                 ;   152.3 fp0    119 s[10]
        vmovdqu [rbp + 8992], ymm0                             ;   158.3 agu2+fp5   99 clocks
        vpxor ymm0, ymm0, [r9 + 1664]                          ;   153.3 fp1+agu1  125 s[10]
        vmovdqu [rbp + 9024], ymm0                             ;   159.3 agu0+fp5   99 clocks
        vmovdqu ymm0, [r8 + 1696]                              ;   148.3 agu1   117 k.21
        vmovdqu [rbp + 9056], ymm0                             ;   160.3 agu2+fp5   99 clocks
        vpxor ymm0, ymm0, ymm1                                 ;   155.3 fp2    119 s[10]
        vmovdqu [rbp + 9088], ymm0                             ;   161.3 agu0+fp5   99 clocks
        vpxor ymm0, ymm0, [r9 + 1696]                          ;   156.3 fp3+agu1  125 s[10]
        vmovdqu [rbp + 9120], ymm0                             ;   162.3 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 1728]                              ;   151.3 agu0   117 k.22
        vmovdqu [rbp + 9152], ymm0                             ;   163.3 agu1+fp5   99 clocks
        vpxor ymm0, ymm0, ymm1                                 ;   158.3 fp0    119 s[10]
        vmovdqu [rbp + 9184], ymm0                             ;   164.3 agu2+fp5   99 clocks
        vpxor ymm0, ymm0, [r9 + 1728]                          ;   159.3 fp1+agu0  125 s[10]
        vmovdqu [rbp + 9216], ymm0                             ;   165.3 agu1+fp5   99 clocks
        vmovdqu ymm0, [r8 + 1760]                              ;   154.3 agu0   117 k.23
        vmovdqu [rbp + 9248], ymm0                             ;   166.3 agu2+fp5   99 clocks
        vpxor ymm0, ymm0, ymm1                                 ;   161.3 fp2    119 s[10]
        vmovdqu [rbp + 9280], ymm0                             ;   167.3 agu1+fp5   99 clocks
        vpxor ymm0, ymm0, [r9 + 1760]                          ;   162.3 fp3+agu0  125 s[10]
        vmovdqu [rbp + 9312], ymm0                             ;   168.3 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 1792]                              ;   157.3 agu1   117 k.24
        vmovdqu [rbp + 9344], ymm0                             ;   169.3 agu0+fp5   99 clocks
        vpxor ymm0, ymm0, ymm1                                 ;   164.3 fp0    119 s[10]
        vmovdqu [rbp + 9376], ymm0                             ;   170.3 agu2+fp5   99 clocks
        vpxor ymm0, ymm0, [r9 + 1792]                          ;   165.3 fp1+agu1  125 s[10]
        vmovdqu [rbp + 9408], ymm0                             ;   171.3 agu0+fp5   99 clocks
        vmovdqu ymm0, [r8 + 1824]                              ;   160.3 agu1   117 k.25
        vmovdqu [rbp + 9440], ymm0                             ;   172.3 agu2+fp5   99 clocks
        vpxor ymm0, ymm0, ymm1                                 ;   167.3 fp2    119 s[10]
        vmovdqu [rbp + 9472], ymm0                             ;   173.3 agu0+fp5   99 clocks
        vpxor ymm0, ymm0, [r9 + 1824]                          ;   168.3 fp3+agu1  125 s[10]
        vmovdqu [rbp + 9504], ymm0                             ;   174.3 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 1856]                              ;   163.3 agu0   117 k.26
        vmovdqu [rbp + 9536], ymm0                             ;   175.3 agu1+fp5   99 clocks
        vpxor ymm0, ymm0, ymm1                                 ;   170.3 fp0    119 s[10]
        vmovdqu [rbp + 9568], ymm0                             ;   176.3 agu2+fp5   99 clocks
        vpxor ymm0, ymm0, [r9 + 1856]                          ;   171.3 fp1+agu0  125 s[10]
        vmovdqu [rbp + 9600], ymm0                             ;   177.3 agu1+fp5   99 clocks
        vmovdqu ymm0, [r8 + 1888]                              ;   166.3 agu0   117 k.27
        vmovdqu [rbp + 9632], ymm0                             ;   178.3 agu2+fp5   99 clocks
        vpxor ymm0, ymm0, ymm1                                 ;   173.3 fp2    119 s[10]
        vmovdqu [rbp + 9664], ymm0                             ;   179.3 agu1+fp5   99 clocks
        vpxor ymm0, ymm0, [r9 + 1888]                          ;   174.3 fp3+agu0  125 s[10]
        vmovdqu [rbp + 9696], ymm0                             ;   180.3 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 1920]                              ;   169.3 agu1   117 k.28
        vmovdqu [rbp + 9728], ymm0                             ;   181.3 agu0+fp5   99 clocks
        vpxor ymm0, ymm0, ymm1                                 ;   176.3 fp0    119 s[10]
        vmovdqu [rbp + 9760], ymm0                             ;   182.3 agu2+fp5   99 clocks
        vpxor ymm0, ymm0, [r9 + 1920]                          ;   177.3 fp1+agu1  125 s[10]
        vmovdqu [rbp + 9792], ymm0                             ;   183.3 agu0+fp5   99 clocks
        vmovdqu ymm0, [r8 + 1952]                              ;   172.3 agu1   117 k.29
        vmovdqu [rbp + 9824], ymm0                             ;   184.3 agu2+fp5   99 clocks
        vpxor ymm0, ymm0, ymm1                                 ;   179.3 fp2    119 s[10]
        vmovdqu [rbp + 9856], ymm0                             ;   185.3 agu0+fp5   99 clocks
        vpxor ymm0, ymm0, [r9 + 1952]                          ;   180.3 fp3+agu1  125 s[10]
        vmovdqu [rbp + 9888], ymm0                             ;   186.3 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 1984]                              ;   175.3 agu0   117 k.30
        vmovdqu [rbp + 9920], ymm0                             ;   187.3 agu1+fp5   99 clocks
        vpxor ymm0, ymm0, ymm1                                 ;   182.3 fp0    119 s[10]
        vmovdqu [rbp + 9952], ymm0                             ;   188.3 agu2+fp5   99 clocks
        vpxor ymm0, ymm0, [r9 + 1984]                          ;   183.3 fp1+agu0  125 s[10]
        vmovdqu [rbp + 9984], ymm0                             ;   189.3 agu1+fp5   99 clocks
        vmovdqu ymm0, [r8 + 2016]                              ;   178.3 agu0   117 k.31
        vmovdqu [rbp + 10016], ymm0                            ;   190.3 agu2+fp5   99 clocks
        vpxor ymm0, ymm0, ymm1                                 ;   185.3 fp2    119 s[10]
        vmovdqu [rbp + 10048], ymm0                            ;   191.3 agu1+fp5   99 clocks
        vpxor ymm0, ymm0, [r9 + 2016]                          ;   186.3 fp3+agu0  125 s[10]
        vmovdqu [rbp + 10080], ymm0                            ;   192.3 agu2+fp5   99 clocks
        vmovdqu ymm0, [r8 + 3072]                              ;   181.3 agu1   117 k.0
        vpxor ymm2, ymm0, ymm1                                 ;   188.3 fp0    119 s[8]
        vmovdqu [rbp + 10112], ymm2                            ;   193.3 agu0+fp5   99 clocks
        vmovdqu [rbp + 10144], ymm2                            ;   194.3 agu2+fp5   99 clocks
        vmovdqu ymm2, [r8 + 3104]                              ;   183.3 agu1   117 k.1
        vpxor ymm3, ymm2, ymm1                                 ;   190.3 fp1    119 s[8]
        vmovdqu [rbp + 10176], ymm3                            ;   195.3 agu0+fp5   99 clocks
        vmovdqu [rbp + 10208], ymm3                            ;   196.3 agu2+fp5   99 clocks
        vmovdqu ymm3, [r8 + 3136]                              ;   185.3 agu1   117 k.2
        vpxor ymm4, ymm3, ymm1                                 ;   192.3 fp2    119 s[8]
        vmovdqu [rbp + 10240], ymm4                            ;   197.3 agu0+fp5   99 clocks
        vmovdqu [rbp + 10272], ymm4                            ;   198.3 agu2+fp5   99 clocks
        vmovdqu ymm4, [r8 + 3168]                              ;   186.5 agu1   117 k.3
        vpxor ymm5, ymm4, ymm1                                 ;   193.5 fp3    119 s[8]
        vmovdqu [rbp + 10304], ymm5                            ;   199.3 agu0+fp5   99 clocks
        vmovdqu [rbp + 10336], ymm5                            ;   200.3 agu2+fp5   99 clocks
        vmovdqu ymm5, [r8 + 3200]                              ;   188.5 agu1   117 k.4
        vpxor ymm6, ymm5, ymm1                                 ;   195.5 fp0    119 s[8]
        vmovdqu [rbp + 10368], ymm6                            ;   201.3 agu0+fp5   99 clocks
        vmovdqu [rbp + 10400], ymm6                            ;   202.3 agu2+fp5   99 clocks
        vmovdqu ymm6, [r8 + 3232]                              ;   190.5 agu1   117 k.5
        vpxor ymm7, ymm6, ymm1                                 ;   197.5 fp1    119 s[8]
        vmovdqu [rbp + 10432], ymm7                            ;   203.3 agu0+fp5   99 clocks
        vmovdqu [rbp + 10464], ymm7                            ;   204.3 agu2+fp5   99 clocks
        vmovdqu ymm7, [r8 + 3264]                              ;   192.5 agu1   117 k.6
        vpxor ymm8, ymm7, ymm1                                 ;   199.5 fp2    119 s[8]
        vmovdqu [rbp + 10496], ymm8                            ;   205.3 agu0+fp5   99 clocks
        vmovdqu [rbp + 10528], ymm8                            ;   206.3 agu2+fp5   99 clocks
        vmovdqu ymm8, [r8 + 3296]                              ;   194.3 agu1   117 k.7
        vpxor ymm9, ymm8, ymm1                                 ;   201.3 fp3    119 s[8]
        vmovdqu [rbp + 10560], ymm9                            ;   207.3 agu0+fp5   99 clocks
        vmovdqu [rbp + 10592], ymm9                            ;   208.3 agu2+fp5   99 clocks
        vmovdqu ymm9, [r8 + 3328]                              ;   196.3 agu1   117 k.8
        vpxor ymm10, ymm9, ymm1                                ;   203.3 fp0    119 s[8]
        vmovdqu [rbp + 10624], ymm10                           ;   209.3 agu0+fp5   99 clocks
        vmovdqu [rbp + 10656], ymm10                           ;   210.3 agu2+fp5   99 clocks
        vmovdqu ymm10, [r8 + 3360]                             ;   198.3 agu1   117 k.9
        vpxor ymm11, ymm10, ymm1                               ;   205.3 fp1    119 s[8]
        vmovdqu [rbp + 10688], ymm11                           ;   211.3 agu0+fp5   99 clocks
        vmovdqu [rbp + 10720], ymm11                           ;   212.3 agu2+fp5   99 clocks
        vmovdqu ymm11, [r8 + 3392]                             ;   200.3 agu1   117 k.10
        vpxor ymm12, ymm11, ymm1                               ;   207.3 fp2    119 s[8]
        vmovdqu [rbp + 10752], ymm12                           ;   213.3 agu0+fp5   99 clocks
        vmovdqu [rbp + 10784], ymm12                           ;   214.3 agu2+fp5   99 clocks
        vmovdqu ymm12, [r8 + 3424]                             ;   202.3 agu1   117 k.11
        vpxor ymm13, ymm12, ymm1                               ;   209.3 fp3    119 s[8]
        vmovdqu [rbp + 10816], ymm13                           ;   215.3 agu0+fp5   99 clocks
        vmovdqu [rbp + 10848], ymm13                           ;   216.3 agu2+fp5   99 clocks
        vmovdqu ymm13, [r8 + 3456]                             ;   204.3 agu1   117 k.12
        vpxor ymm14, ymm13, ymm1                               ;   211.3 fp0    119 s[8]
        vmovdqu [rbp + 10880], ymm14                           ;   217.3 agu0+fp5   99 clocks
        vmovdqu [rbp + 10912], ymm14                           ;   218.3 agu2+fp5   99 clocks
        vmovdqu ymm14, [r8 + 3488]                             ;   206.3 agu1   117 k.13
        vpxor ymm15, ymm14, ymm1                               ;   213.3 fp1    119 s[8]
        vmovdqu [rbp + 10944], ymm15                           ;   219.3 agu0+fp5   99 clocks
        vmovdqu [rbp + 10976], ymm15                           ;   220.3 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 3520]                             ;   208.3 agu1   117 k.14
        vpxor ymm14, ymm15, ymm1                               ;   215.3 fp2    119 s[8]
        vmovdqu [rbp + 11008], ymm14                           ;   221.3 agu0+fp5   99 clocks
        vmovdqu [rbp + 11040], ymm14                           ;   222.3 agu2+fp5   99 clocks
        vmovdqu ymm14, [r8 + 3552]                             ;   210.3 agu1   117 k.15
        vpxor ymm15, ymm14, ymm1                               ;   217.3 fp3    119 s[8]
        vmovdqu [rbp + 11072], ymm15                           ;   223.3 agu0+fp5   99 clocks
        vmovdqu [rbp + 11104], ymm15                           ;   224.3 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 3584]                             ;   212.3 agu1   117 k.16
        vpxor ymm14, ymm15, ymm1                               ;   219.3 fp0    119 s[8]
        vmovdqu [rbp + 11136], ymm14                           ;   225.3 agu0+fp5   99 clocks
        vmovdqu [rbp + 11168], ymm14                           ;   226.3 agu2+fp5   99 clocks
        vmovdqu ymm14, [r8 + 3616]                             ;   214.3 agu1   117 k.17
        vpxor ymm15, ymm14, ymm1                               ;   221.3 fp1    119 s[8]
        vmovdqu [rbp + 11200], ymm15                           ;   227.3 agu0+fp5   99 clocks
        vmovdqu [rbp + 11232], ymm15                           ;   228.3 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 3648]                             ;   216.3 agu1   117 k.18
        vpxor ymm14, ymm15, ymm1                               ;   223.3 fp2    119 s[8]
        vmovdqu [rbp + 11264], ymm14                           ;   229.3 agu0+fp5   99 clocks
        vmovdqu [rbp + 11296], ymm14                           ;   230.3 agu2+fp5   99 clocks
        vmovdqu ymm14, [r8 + 3680]                             ;   218.3 agu1   117 k.19
        vpxor ymm15, ymm14, ymm1                               ;   225.3 fp3    119 s[8]
        vmovdqu [rbp + 11328], ymm15                           ;   231.3 agu0+fp5   99 clocks
        vmovdqu [rbp + 11360], ymm15                           ;   232.3 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 3712]                             ;   220.3 agu1   117 k.20
        vpxor ymm14, ymm15, ymm1                               ;   227.3 fp0    119 s[8]
        vmovdqu [rbp + 11392], ymm14                           ;   233.3 agu0+fp5   99 clocks
        vmovdqu [rbp + 11424], ymm14                           ;   234.3 agu2+fp5   99 clocks
        vmovdqu ymm14, [r8 + 3744]                             ;   222.3 agu1   117 k.21
        vpxor ymm15, ymm14, ymm1                               ;   229.3 fp1    119 s[8]
        vmovdqu [rbp + 11456], ymm15                           ;   235.3 agu0+fp5   99 clocks
        vmovdqu [rbp + 11488], ymm15                           ;   236.3 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 3776]                             ;   224.3 agu1   117 k.22
        vpxor ymm14, ymm15, ymm1                               ;   231.3 fp2    119 s[8]
        vmovdqu [rbp + 11520], ymm14                           ;   237.3 agu0+fp5   99 clocks
        vmovdqu [rbp + 11552], ymm14                           ;   238.3 agu2+fp5   99 clocks
        vmovdqu ymm14, [r8 + 3808]                             ;   226.3 agu1   117 k.23
        vpxor ymm15, ymm14, ymm1                               ;   233.3 fp3    119 s[8]
        vmovdqu [rbp + 11584], ymm15                           ;   239.3 agu0+fp5   99 clocks
        vmovdqu [rbp + 11616], ymm15                           ;   240.3 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 3840]                             ;   228.3 agu1   117 k.24
        vpxor ymm14, ymm15, ymm1                               ;   235.3 fp0    119 s[8]
        vmovdqu [rbp + 11648], ymm14                           ;   241.3 agu0+fp5   99 clocks
        vmovdqu [rbp + 11680], ymm14                           ;   242.3 agu2+fp5   99 clocks
        vmovdqu ymm14, [r8 + 3872]                             ;   230.3 agu1   117 k.25
        vpxor ymm15, ymm14, ymm1                               ;   237.3 fp1    119 s[8]
        vmovdqu [rbp + 11712], ymm15                           ;   243.3 agu0+fp5   99 clocks
        vmovdqu [rbp + 11744], ymm15                           ;   244.3 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 3904]                             ;   232.3 agu1   117 k.26
        vpxor ymm14, ymm15, ymm1                               ;   239.3 fp2    119 s[8]
        vmovdqu [rbp + 11776], ymm14                           ;   245.3 agu0+fp5   99 clocks
        vmovdqu [rbp + 11808], ymm14                           ;   246.3 agu2+fp5   99 clocks
        vmovdqu ymm14, [r8 + 3936]                             ;   234.3 agu1   117 k.27
        vpxor ymm15, ymm14, ymm1                               ;   241.3 fp3    119 s[8]
        vmovdqu [rbp + 11840], ymm15                           ;   247.3 agu0+fp5   99 clocks
        vmovdqu [rbp + 11872], ymm15                           ;   248.3 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 3968]                             ;   236.3 agu1   117 k.28
        vpxor ymm14, ymm15, ymm1                               ;   243.3 fp0    119 s[8]
        vmovdqu [rbp + 11904], ymm14                           ;   249.3 agu0+fp5   99 clocks
        vmovdqu [rbp + 11936], ymm14                           ;   250.3 agu2+fp5   99 clocks
        vmovdqu ymm14, [r8 + 4000]                             ;   238.3 agu1   117 k.29
        vpxor ymm15, ymm14, ymm1                               ;   245.3 fp1    119 s[8]
        vmovdqu [rbp + 11968], ymm15                           ;   251.3 agu0+fp5   99 clocks
        vmovdqu [rbp + 12000], ymm15                           ;   252.3 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 4032]                             ;   240.3 agu1   117 k.30
        vpxor ymm14, ymm15, ymm1                               ;   247.3 fp2    119 s[8]
        vmovdqu [rbp + 12032], ymm14                           ;   253.3 agu0+fp5   99 clocks
        vmovdqu [rbp + 12064], ymm14                           ;   254.3 agu2+fp5   99 clocks
        vmovdqu ymm14, [r8 + 4064]                             ;   242.3 agu1   117 k.31
        vpxor ymm15, ymm14, ymm1                               ;   249.3 fp3    119 s[8]
        vmovdqu [rbp + 12096], ymm15                           ;   255.3 agu0+fp5   99 clocks
        vmovdqu [rbp + 12128], ymm15                           ;   256.3 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8]                                    ;   244.3 agu1   117 k.0
        vpxor ymm14, ymm15, ymm1                               ;   251.3 fp0    119 s[11]
        vmovdqu [rbp + 12160], ymm14                           ;   257.3 agu0+fp5   99 clocks
        vmovdqu [rbp + 12192], ymm14                           ;   258.3 agu2+fp5   99 clocks
        vmovdqu ymm14, [r8 + 32]                               ;   246.3 agu1   117 k.1
        vpxor ymm15, ymm14, ymm1                               ;   253.3 fp1    119 s[11]
        vmovdqu [rbp + 12224], ymm15                           ;   259.3 agu0+fp5   99 clocks
        vmovdqu [rbp + 12256], ymm15                           ;   260.3 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 64]                               ;   248.3 agu1   117 k.2
        vpxor ymm14, ymm15, ymm1                               ;   255.3 fp2    119 s[11]
        vmovdqu [rbp + 12288], ymm14                           ;   261.3 agu0+fp5   99 clocks
        vmovdqu [rbp + 12320], ymm14                           ;   262.3 agu2+fp5   99 clocks
        vmovdqu ymm14, [r8 + 96]                               ;   250.3 agu1   117 k.3
        vpxor ymm15, ymm14, ymm1                               ;   257.3 fp3    119 s[11]
        vmovdqu [rbp + 12352], ymm15                           ;   263.3 agu0+fp5   99 clocks
        vmovdqu [rbp + 12384], ymm15                           ;   264.3 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 128]                              ;   252.3 agu1   117 k.4
        vpxor ymm14, ymm15, ymm1                               ;   259.3 fp0    119 s[11]
        vmovdqu [rbp + 12416], ymm14                           ;   265.3 agu0+fp5   99 clocks
        vmovdqu [rbp + 12448], ymm14                           ;   266.3 agu2+fp5   99 clocks
        vmovdqu ymm14, [r8 + 160]                              ;   254.3 agu1   117 k.5
        vpxor ymm15, ymm14, ymm1                               ;   261.3 fp1    119 s[11]
        vmovdqu [rbp + 12480], ymm15                           ;   267.3 agu0+fp5   99 clocks
        vmovdqu [rbp + 12512], ymm15                           ;   268.3 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 192]                              ;   256.3 agu1   117 k.6
        vpxor ymm14, ymm15, ymm1                               ;   263.3 fp2    119 s[11]
        vmovdqu [rbp + 12544], ymm14                           ;   269.3 agu0+fp5   99 clocks
        vmovdqu [rbp + 12576], ymm14                           ;   270.3 agu2+fp5   99 clocks
        vmovdqu ymm14, [r8 + 224]                              ;   258.3 agu1   117 k.7
        vpxor ymm15, ymm14, ymm1                               ;   265.3 fp3    119 s[11]
        vmovdqu [rbp + 12608], ymm15                           ;   271.3 agu0+fp5   99 clocks
        vmovdqu [rbp + 12640], ymm15                           ;   272.3 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 256]                              ;   260.3 agu1   117 k.8
        vpxor ymm14, ymm15, ymm1                               ;   267.3 fp0    119 s[11]
        vmovdqu [rbp + 12672], ymm14                           ;   273.3 agu0+fp5   99 clocks
        vmovdqu [rbp + 12704], ymm14                           ;   274.3 agu2+fp5   99 clocks
        vmovdqu ymm14, [r8 + 288]                              ;   262.3 agu1   117 k.9
        vpxor ymm15, ymm14, ymm1                               ;   269.3 fp1    119 s[11]
        vmovdqu [rbp + 12736], ymm15                           ;   275.3 agu0+fp5   99 clocks
        vmovdqu [rbp + 12768], ymm15                           ;   276.3 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 320]                              ;   264.3 agu1   117 k.10
        vpxor ymm14, ymm15, ymm1                               ;   271.3 fp2    119 s[11]
        vmovdqu [rbp + 12800], ymm14                           ;   277.3 agu0+fp5   99 clocks
        vmovdqu [rbp + 12832], ymm14                           ;   278.3 agu2+fp5   99 clocks
        vmovdqu ymm14, [r8 + 352]                              ;   266.3 agu1   117 k.11
        vpxor ymm15, ymm14, ymm1                               ;   273.3 fp3    119 s[11]
        vmovdqu [rbp + 12864], ymm15                           ;   279.3 agu0+fp5   99 clocks
        vmovdqu [rbp + 12896], ymm15                           ;   280.3 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 384]                              ;   268.3 agu1   117 k.12
        vpxor ymm14, ymm15, ymm1                               ;   275.3 fp0    119 s[11]
        vmovdqu [rbp + 12928], ymm14                           ;   281.3 agu0+fp5   99 clocks
        vmovdqu [rbp + 12960], ymm14                           ;   282.3 agu2+fp5   99 clocks
        vmovdqu ymm14, [r8 + 416]                              ;   270.3 agu1   117 k.13
        vpxor ymm15, ymm14, ymm1                               ;   277.3 fp1    119 s[11]
        vmovdqu [rbp + 12992], ymm15                           ;   283.3 agu0+fp5   99 clocks
        vmovdqu [rbp + 13024], ymm15                           ;   284.3 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 448]                              ;   272.3 agu1   117 k.14
        vpxor ymm14, ymm15, ymm1                               ;   279.3 fp2    119 s[11]
        vmovdqu [rbp + 13056], ymm14                           ;   285.3 agu0+fp5   99 clocks
        vmovdqu [rbp + 13088], ymm14                           ;   286.3 agu2+fp5   99 clocks
        vmovdqu ymm14, [r8 + 480]                              ;   274.3 agu1   117 k.15
        vpxor ymm15, ymm14, ymm1                               ;   281.3 fp3    119 s[11]
        vmovdqu [rbp + 13120], ymm15                           ;   287.3 agu0+fp5   99 clocks
        vmovdqu [rbp + 13152], ymm15                           ;   288.3 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 512]                              ;   276.3 agu1   117 k.16
        vpxor ymm14, ymm15, ymm1                               ;   283.3 fp0    119 s[11]
        vmovdqu [rbp + 13184], ymm14                           ;   289.3 agu0+fp5   99 clocks
        vmovdqu [rbp + 13216], ymm14                           ;   290.3 agu2+fp5   99 clocks
        vmovdqu ymm14, [r8 + 544]                              ;   278.3 agu1   117 k.17
        vpxor ymm15, ymm14, ymm1                               ;   285.3 fp1    119 s[11]
        vmovdqu [rbp + 13248], ymm15                           ;   291.3 agu0+fp5   99 clocks
        vmovdqu [rbp + 13280], ymm15                           ;   292.3 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 576]                              ;   280.3 agu1   117 k.18
        vpxor ymm14, ymm15, ymm1                               ;   287.3 fp2    119 s[11]
        vmovdqu [rbp + 13312], ymm14                           ;   293.3 agu0+fp5   99 clocks
        vmovdqu [rbp + 13344], ymm14                           ;   294.3 agu2+fp5   99 clocks
        vmovdqu ymm14, [r8 + 608]                              ;   282.3 agu1   117 k.19
        vpxor ymm15, ymm14, ymm1                               ;   289.3 fp3    119 s[11]
        vmovdqu [rbp + 13376], ymm15                           ;   295.3 agu0+fp5   99 clocks
        vmovdqu [rbp + 13408], ymm15                           ;   296.3 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 640]                              ;   284.3 agu1   117 k.20
        vpxor ymm14, ymm15, ymm1                               ;   291.3 fp0    119 s[11]
        vmovdqu [rbp + 13440], ymm14                           ;   297.3 agu0+fp5   99 clocks
        vmovdqu [rbp + 13472], ymm14                           ;   298.3 agu2+fp5   99 clocks
        vmovdqu ymm14, [r8 + 672]                              ;   286.3 agu1   117 k.21
        vpxor ymm15, ymm14, ymm1                               ;   293.3 fp1    119 s[11]
        vmovdqu [rbp + 13504], ymm15                           ;   299.3 agu0+fp5   99 clocks
        vmovdqu [rbp + 13536], ymm15                           ;   300.3 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 704]                              ;   288.3 agu1   117 k.22
        vpxor ymm14, ymm15, ymm1                               ;   295.3 fp2    119 s[11]
        vmovdqu [rbp + 13568], ymm14                           ;   301.3 agu0+fp5   99 clocks
        vmovdqu [rbp + 13600], ymm14                           ;   302.3 agu2+fp5   99 clocks
        vmovdqu ymm14, [r8 + 736]                              ;   290.3 agu1   117 k.23
        vpxor ymm15, ymm14, ymm1                               ;   297.3 fp3    119 s[11]
        vmovdqu [rbp + 13632], ymm15                           ;   303.3 agu0+fp5   99 clocks
        vmovdqu [rbp + 13664], ymm15                           ;   304.3 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 768]                              ;   292.3 agu1   117 k.24
        vpxor ymm14, ymm15, ymm1                               ;   299.3 fp0    119 s[11]
        vmovdqu [rbp + 13696], ymm14                           ;   305.3 agu0+fp5   99 clocks
        vmovdqu [rbp + 13728], ymm14                           ;   306.3 agu2+fp5   99 clocks
        vmovdqu ymm14, [r8 + 800]                              ;   294.3 agu1   117 k.25
        vpxor ymm15, ymm14, ymm1                               ;   301.3 fp1    119 s[11]
        vmovdqu [rbp + 13760], ymm15                           ;   307.3 agu0+fp5   99 clocks
        vmovdqu [rbp + 13792], ymm15                           ;   308.3 agu2+fp5   99 clocks
        vmovdqu ymm15, [r8 + 832]                              ;   296.3 agu1   117 k.26
        vpxor ymm0, ymm0, [r9 + 2048]                          ;   296.5 fp2+agu0  124 s[12]
        vmovdqu [rbp + 13824], ymm0                            ;   309.3 agu2+fp5   99 clocks
        vpxor ymm0, ymm15, ymm1                                ;   303.3 fp3    119 s[11]
        vmovdqu [rbp + 13856], ymm0                            ;   310.3 agu1+fp5   99 clocks
        vmovdqu [rbp + 13888], ymm0                            ;   311.3 agu0+fp5   99 clocks
        vmovdqu ymm0, [r8 + 864]                               ;   299.3 agu1   117 k.27
        vpxor ymm2, ymm2, [r9 + 2080]                          ;   299.5 fp0+agu0  124 s[12]
        vmovdqu [rbp + 13920], ymm2                            ;   312.3 agu2+fp5   99 clocks
        vpxor ymm2, ymm0, ymm1                                 ;   306.3 fp1    119 s[11]
        vmovdqu [rbp + 13952], ymm2                            ;   313.3 agu1+fp5   99 clocks
        vmovdqu [rbp + 13984], ymm2                            ;   314.3 agu0+fp5   99 clocks
        vmovdqu ymm2, [r8 + 896]                               ;   301.5 agu1   117 k.28
        vpxor ymm3, ymm3, [r9 + 2112]                          ;   302.3 fp2+agu0  124 s[12]
        vmovdqu [rbp + 14016], ymm3                            ;   315.3 agu2+fp5   99 clocks
        vpxor ymm3, ymm2, ymm1                                 ;   308.5 fp3    119 s[11]
        vmovdqu [rbp + 14048], ymm3                            ;   316.3 agu1+fp5   99 clocks
        vmovdqu [rbp + 14080], ymm3                            ;   317.3 agu0+fp5   99 clocks
        vmovdqu ymm3, [r8 + 928]                               ;   304.3 agu1   117 k.29
        vpxor ymm4, ymm4, [r9 + 2144]                          ;   304.5 fp0+agu0  124 s[12]
        vmovdqu [rbp + 14112], ymm4                            ;   318.3 agu2+fp5   99 clocks
        vpxor ymm4, ymm3, ymm1                                 ;   311.3 fp1    119 s[11]
        vmovdqu [rbp + 14144], ymm4                            ;   319.3 agu1+fp5   99 clocks
        vmovdqu [rbp + 14176], ymm4                            ;   320.3 agu0+fp5   99 clocks
        vmovdqu ymm4, [r8 + 960]                               ;   307.3 agu1   117 k.30
        vpxor ymm5, ymm5, [r9 + 2176]                          ;   307.5 fp2+agu0  124 s[12]
        vmovdqu [rbp + 14208], ymm5                            ;   321.3 agu2+fp5   99 clocks
        vpxor ymm5, ymm4, ymm1                                 ;   314.3 fp3    119 s[11]
        vmovdqu [rbp + 14240], ymm5                            ;   322.3 agu1+fp5   99 clocks
        vmovdqu [rbp + 14272], ymm5                            ;   323.3 agu0+fp5   99 clocks
        vmovdqu ymm5, [r8 + 992]                               ;   310.3 agu1   117 k.31
        vpxor ymm1, ymm1, ymm5                                 ;   317.3 fp0    119 s[11]
        vmovdqu [rbp + 14304], ymm1                            ;   324.3 agu2+fp5   99 clocks
        vmovdqu [rbp + 14336], ymm1                            ;   325.3 agu0+fp5   99 clocks
        vpxor ymm6, ymm6, [r9 + 2208]                          ;   312.3 fp1+agu1  124 s[12]
        vmovdqu [rbp + 14368], ymm6                            ;   326.3 agu2+fp5   99 clocks
        vpxor ymm7, ymm7, [r9 + 2240]                          ;   313.3 fp2+agu0  124 s[12]
        vmovdqu [rbp + 14400], ymm7                            ;   327.3 agu1+fp5   99 clocks
        vpxor ymm8, ymm8, [r9 + 2272]                          ;   314.3 fp3+agu0  124 s[12]
        vmovdqu [rbp + 14432], ymm8                            ;   328.3 agu2+fp5   99 clocks
        vpxor ymm9, ymm9, [r9 + 2304]                          ;   314.7 fp0+agu1  124 s[12]
        vmovdqu [rbp + 14464], ymm9                            ;   329.3 agu0+fp5   99 clocks
        vpxor ymm10, ymm10, [r9 + 2336]                        ;   315.7 fp1+agu1  124 s[12]
        vmovdqu [rbp + 14496], ymm10                           ;   330.3 agu2+fp5   99 clocks
        vpxor ymm11, ymm11, [r9 + 2368]                        ;   316.3 fp2+agu0  124 s[12]
        vmovdqu [rbp + 14528], ymm11                           ;   331.3 agu1+fp5   99 clocks
        vpxor ymm12, ymm12, [r9 + 2400]                        ;   317.3 fp3+agu0  124 s[12]
        vmovdqu [rbp + 14560], ymm12                           ;   332.3 agu2+fp5   99 clocks
        vpxor ymm13, ymm13, [r9 + 2432]                        ;   317.7 fp0+agu1  124 s[12]
        vmovdqu [rbp + 14592], ymm13                           ;   333.3 agu0+fp5   99 clocks
        vmovdqu ymm1, [r8 + 3488]                              ;   318.7 agu1   124 s[12]
        vpxor ymm1, ymm1, [r9 + 2464]                          ;   325.7 fp1+agu0  124 s[12]
        vmovdqu [rbp + 14624], ymm1                            ;   334.3 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 3520]                              ;   320.3 agu1   124 s[12]
        vpxor ymm1, ymm1, [r9 + 2496]                          ;   327.3 fp2+agu0  124 s[12]
        vmovdqu [rbp + 14656], ymm1                            ;   335.3 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 3552]                              ;   322.3 agu1   124 s[12]
        vpxor ymm1, ymm1, [r9 + 2528]                          ;   329.3 fp3+agu0  124 s[12]
        vmovdqu [rbp + 14688], ymm1                            ;   336.3 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 3584]                              ;   324.3 agu1   124 s[12]
        vpxor ymm1, ymm1, [r9 + 2560]                          ;   331.3 fp0+agu0  124 s[12]
        vmovdqu [rbp + 14720], ymm1                            ;   337.3 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 3616]                              ;   325.7 agu1   124 s[12]
        vpxor ymm1, ymm1, [r9 + 2592]                          ;   332.7 fp1+agu0  124 s[12]
        vmovdqu [rbp + 14752], ymm1                            ;   338.3 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 3648]                              ;   327.3 agu1   124 s[12]
        vpxor ymm1, ymm1, [r9 + 2624]                          ;   334.3 fp2+agu0  124 s[12]
        vmovdqu [rbp + 14784], ymm1                            ;   339.3 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 3680]                              ;   328.3 agu1   124 s[12]
        vpxor ymm1, ymm1, [r9 + 2656]                          ;   335.3 fp3+agu0  124 s[12]
        vmovdqu [rbp + 14816], ymm1                            ;   340.3 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 3712]                              ;   329.5 agu1   124 s[12]
        vpxor ymm1, ymm1, [r9 + 2688]                          ;   336.5 fp0+agu0  124 s[12]
        vmovdqu [rbp + 14848], ymm1                            ;   341.3 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 3744]                              ;   331.3 agu1   124 s[12]
        vpxor ymm1, ymm1, [r9 + 2720]                          ;   338.3 fp1+agu0  124 s[12]
        vmovdqu [rbp + 14880], ymm1                            ;   342.3 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 3776]                              ;   332.3 agu1   124 s[12]
        vpxor ymm1, ymm1, [r9 + 2752]                          ;   339.3 fp2+agu0  124 s[12]
        vmovdqu [rbp + 14912], ymm1                            ;   343.3 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 3808]                              ;   333.3 agu1   124 s[12]
        vpxor ymm1, ymm1, [r9 + 2784]                          ;   340.3 fp3+agu0  124 s[12]
        vmovdqu [rbp + 14944], ymm1                            ;   344.3 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 3840]                              ;   334.5 agu1   124 s[12]
        vpxor ymm1, ymm1, [r9 + 2816]                          ;   341.5 fp0+agu0  124 s[12]
        vmovdqu [rbp + 14976], ymm1                            ;   345.3 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 3872]                              ;   335.5 agu1   124 s[12]
        vpxor ymm1, ymm1, [r9 + 2848]                          ;   342.5 fp1+agu0  124 s[12]
        vmovdqu [rbp + 15008], ymm1                            ;   346.3 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 3904]                              ;   336.5 agu1   124 s[12]
        vpxor ymm1, ymm1, [r9 + 2880]                          ;   343.5 fp2+agu0  124 s[12]
        vmovdqu [rbp + 15040], ymm1                            ;   347.3 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 3936]                              ;   338.3 agu1   124 s[12]
        vpxor ymm1, ymm1, [r9 + 2912]                          ;   345.3 fp3+agu0  124 s[12]
        vmovdqu [rbp + 15072], ymm1                            ;   348.3 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 3968]                              ;   339.3 agu1   124 s[12]
        vpxor ymm1, ymm1, [r9 + 2944]                          ;   346.3 fp0+agu0  124 s[12]
        vmovdqu [rbp + 15104], ymm1                            ;   349.3 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 4000]                              ;   340.3 agu1   124 s[12]
        vpxor ymm1, ymm1, [r9 + 2976]                          ;   347.3 fp1+agu0  124 s[12]
        vmovdqu [rbp + 15136], ymm1                            ;   350.3 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 4032]                              ;   341.3 agu1   124 s[12]
        vpxor ymm1, ymm1, [r9 + 3008]                          ;   348.3 fp2+agu0  124 s[12]
        vmovdqu [rbp + 15168], ymm1                            ;   351.3 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 4064]                              ;   342.3 agu1   124 s[12]
        vpxor ymm1, ymm1, [r9 + 3040]                          ;   349.3 fp3+agu0  124 s[12]
        vmovdqu [rbp + 15200], ymm1                            ;   352.3 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8]                                     ;   343.3 agu1   123 s[15]
        vpxor ymm1, ymm1, [r9 + 3072]                          ;   350.3 fp0+agu0  123 s[15]
        vmovdqu [rbp + 15232], ymm1                            ;   353.3 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 32]                                ;   344.3 agu1   123 s[15]
        vpxor ymm1, ymm1, [r9 + 3104]                          ;   351.3 fp1+agu0  123 s[15]
        vmovdqu [rbp + 15264], ymm1                            ;   354.3 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 64]                                ;   345.5 agu1   123 s[15]
        vpxor ymm1, ymm1, [r9 + 3136]                          ;   352.5 fp2+agu0  123 s[15]
        vmovdqu [rbp + 15296], ymm1                            ;   355.3 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 96]                                ;   346.5 agu1   123 s[15]
        vpxor ymm1, ymm1, [r9 + 3168]                          ;   353.5 fp3+agu0  123 s[15]
        vmovdqu [rbp + 15328], ymm1                            ;   356.3 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 128]                               ;   347.5 agu1   123 s[15]
        vpxor ymm1, ymm1, [r9 + 3200]                          ;   354.5 fp0+agu0  123 s[15]
        vmovdqu [rbp + 15360], ymm1                            ;   357.3 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 160]                               ;   348.5 agu1   123 s[15]
        vpxor ymm1, ymm1, [r9 + 3232]                          ;   355.5 fp1+agu0  123 s[15]
        vmovdqu [rbp + 15392], ymm1                            ;   358.3 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 192]                               ;   349.5 agu1   123 s[15]
        vpxor ymm1, ymm1, [r9 + 3264]                          ;   356.5 fp2+agu0  123 s[15]
        vmovdqu [rbp + 15424], ymm1                            ;   359.3 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 224]                               ;   350.5 agu1   123 s[15]
        vpxor ymm1, ymm1, [r9 + 3296]                          ;   357.5 fp3+agu0  123 s[15]
        vmovdqu [rbp + 15456], ymm1                            ;   360.3 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 256]                               ;   351.5 agu1   123 s[15]
        vpxor ymm1, ymm1, [r9 + 3328]                          ;   358.5 fp0+agu0  123 s[15]
        vmovdqu [rbp + 15488], ymm1                            ;   361.3 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 288]                               ;   352.5 agu1   123 s[15]
        vpxor ymm1, ymm1, [r9 + 3360]                          ;   359.5 fp1+agu0  123 s[15]
        vmovdqu [rbp + 15520], ymm1                            ;   362.3 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 320]                               ;   353.5 agu1   123 s[15]
        vpxor ymm1, ymm1, [r9 + 3392]                          ;   360.5 fp2+agu0  123 s[15]
        vmovdqu [rbp + 15552], ymm1                            ;   363.3 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 352]                               ;   354.5 agu1   123 s[15]
        vpxor ymm1, ymm1, [r9 + 3424]                          ;   361.5 fp3+agu0  123 s[15]
        vmovdqu [rbp + 15584], ymm1                            ;   364.3 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 384]                               ;   355.5 agu1   123 s[15]
        vpxor ymm1, ymm1, [r9 + 3456]                          ;   362.5 fp0+agu0  123 s[15]
        vmovdqu [rbp + 15616], ymm1                            ;   365.3 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 416]                               ;   356.5 agu1   123 s[15]
        vpxor ymm1, ymm1, [r9 + 3488]                          ;   363.5 fp1+agu0  123 s[15]
        vmovdqu [rbp + 15648], ymm1                            ;   366.3 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 448]                               ;   357.5 agu1   123 s[15]
        vpxor ymm1, ymm1, [r9 + 3520]                          ;   364.5 fp2+agu0  123 s[15]
        vmovdqu [rbp + 15680], ymm1                            ;   367.3 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 480]                               ;   358.5 agu1   123 s[15]
        vpxor ymm1, ymm1, [r9 + 3552]                          ;   365.5 fp3+agu0  123 s[15]
        vmovdqu [rbp + 15712], ymm1                            ;   368.3 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 512]                               ;   359.5 agu1   123 s[15]
        vpxor ymm1, ymm1, [r9 + 3584]                          ;   366.5 fp0+agu0  123 s[15]
        vmovdqu [rbp + 15744], ymm1                            ;   369.3 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 544]                               ;   360.5 agu1   123 s[15]
        vpxor ymm1, ymm1, [r9 + 3616]                          ;   367.5 fp1+agu0  123 s[15]
        vmovdqu [rbp + 15776], ymm1                            ;   370.3 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 576]                               ;   361.5 agu1   123 s[15]
        vpxor ymm1, ymm1, [r9 + 3648]                          ;   368.5 fp2+agu0  123 s[15]
        vmovdqu [rbp + 15808], ymm1                            ;   371.3 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 608]                               ;   362.5 agu1   123 s[15]
        vpxor ymm1, ymm1, [r9 + 3680]                          ;   369.5 fp3+agu0  123 s[15]
        vmovdqu [rbp + 15840], ymm1                            ;   372.3 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 640]                               ;   363.5 agu1   123 s[15]
        vpxor ymm1, ymm1, [r9 + 3712]                          ;   370.5 fp0+agu0  123 s[15]
        vmovdqu [rbp + 15872], ymm1                            ;   373.3 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 672]                               ;   364.5 agu1   123 s[15]
        vpxor ymm1, ymm1, [r9 + 3744]                          ;   371.5 fp1+agu0  123 s[15]
        vmovdqu [rbp + 15904], ymm1                            ;   374.3 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 704]                               ;   365.5 agu1   123 s[15]
        vpxor ymm1, ymm1, [r9 + 3776]                          ;   372.5 fp2+agu0  123 s[15]
        vmovdqu [rbp + 15936], ymm1                            ;   375.3 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 736]                               ;   366.5 agu1   123 s[15]
        vpxor ymm1, ymm1, [r9 + 3808]                          ;   373.5 fp3+agu0  123 s[15]
        vmovdqu [rbp + 15968], ymm1                            ;   376.3 agu2+fp5   99 clocks
        vmovdqu ymm1, [r8 + 768]                               ;   367.5 agu1   123 s[15]
        vpxor ymm1, ymm1, [r9 + 3840]                          ;   374.5 fp0+agu0  123 s[15]
        vmovdqu [rbp + 16000], ymm1                            ;   377.3 agu2+fp5   99 clocks
        vpxor ymm14, ymm14, [r9 + 3872]                        ;   368.5 fp1+agu1  123 s[15]
        vmovdqu [rbp + 16032], ymm14                           ;   378.3 agu0+fp5   99 clocks
        vpxor ymm15, ymm15, [r9 + 3904]                        ;   369.5 fp2+agu1  123 s[15]
        vmovdqu [rbp + 16064], ymm15                           ;   379.3 agu2+fp5   99 clocks
        vpxor ymm0, ymm0, [r9 + 3936]                          ;   369.7 fp3+agu0  123 s[15]
        vmovdqu [rbp + 16096], ymm0                            ;   380.3 agu1+fp5   99 clocks
        vpxor ymm2, ymm2, [r9 + 3968]                          ;   370.7 fp0+agu0  123 s[15]
        vmovdqu [rbp + 16128], ymm2                            ;   381.3 agu2+fp5   99 clocks
        vpxor ymm3, ymm3, [r9 + 4000]                          ;   371.5 fp1+agu1  123 s[15]
        vmovdqu [rbp + 16160], ymm3                            ;   382.3 agu2+fp5   99 clocks
        vpxor ymm4, ymm4, [r9 + 4032]                          ;   371.7 fp2+agu0  123 s[15]
        vmovdqu [rbp + 16192], ymm4                            ;   383.3 agu1+fp5   99 clocks
        vpxor ymm5, ymm5, [r9 + 4064]                          ;   372.7 fp3+agu0  123 s[15]
        vmovdqu [rbp + 16224], ymm5                            ;   384.3 agu2+fp5   99 clocks
        vmovdqu ymm0, [rel snow2_init128.T0_constants256 + 32] ;   373.5 agu1    99 clocks reload
        vmovdqu [rbp + 16256], ymm0                            ;   385.3 agu2+fp5   99 clocks
        vmovdqu [rbp + 16288], ymm0                            ;   386.3 agu0+fp5   99 clocks
        vmovdqu [rbp + 16320], ymm0                            ;   387.3 agu1+fp5   99 clocks
        vmovdqu [rbp + 16352], ymm0                            ;   388.3 agu2+fp5   99 clocks
        vmovdqu [rbp + 16384], ymm0                            ;   389.3 agu0+fp5   99 clocks
        vmovdqu [rbp + 16416], ymm0                            ;   390.3 agu1+fp5   99 clocks
        vmovdqu [rbp + 16448], ymm0                            ;   391.3 agu2+fp5   99 clocks
        vmovdqu [rbp + 16480], ymm0                            ;   392.3 agu0+fp5   99 clocks
        vmovdqu [rbp + 16512], ymm0                            ;   393.3 agu1+fp5   99 clocks
        vmovdqu [rbp + 16544], ymm0                            ;   394.3 agu2+fp5   99 clocks
        vmovdqu [rbp + 16576], ymm0                            ;   395.3 agu0+fp5   99 clocks
        vmovdqu [rbp + 16608], ymm0                            ;   396.3 agu1+fp5   99 clocks
        vmovdqu [rbp + 16640], ymm0                            ;   397.3 agu2+fp5   99 clocks
        vmovdqu [rbp + 16672], ymm0                            ;   398.3 agu0+fp5   99 clocks
        vmovdqu [rbp + 16704], ymm0                            ;   399.3 agu1+fp5   99 clocks
        vmovdqu [rbp + 16736], ymm0                            ;   400.3 agu2+fp5   99 clocks
        vmovdqu [rbp + 16768], ymm0                            ;   401.3 agu0+fp5   99 clocks
        vmovdqu [rbp + 16800], ymm0                            ;   402.3 agu1+fp5   99 clocks
        vmovdqu [rbp + 16832], ymm0                            ;   403.3 agu2+fp5   99 clocks
        vmovdqu [rbp + 16864], ymm0                            ;   404.3 agu0+fp5   99 clocks
        vmovdqu [rbp + 16896], ymm0                            ;   405.3 agu1+fp5   99 clocks
        vmovdqu [rbp + 16928], ymm0                            ;   406.3 agu2+fp5   99 clocks
        vmovdqu [rbp + 16960], ymm0                            ;   407.3 agu0+fp5   99 clocks
        vmovdqu [rbp + 16992], ymm0                            ;   408.3 agu1+fp5   99 clocks
        vmovdqu [rbp + 17024], ymm0                            ;   409.3 agu2+fp5   99 clocks
        vmovdqu [rbp + 17056], ymm0                            ;   410.3 agu0+fp5   99 clocks
        vmovdqu [rbp + 17088], ymm0                            ;   411.3 agu1+fp5   99 clocks
        vmovdqu [rbp + 17120], ymm0                            ;   412.3 agu2+fp5   99 clocks
        vmovdqu [rbp + 17152], ymm0                            ;   413.3 agu0+fp5   99 clocks
        vmovdqu [rbp + 17184], ymm0                            ;   414.3 agu1+fp5   99 clocks
        vmovdqu [rbp + 17216], ymm0                            ;   415.3 agu2+fp5   99 clocks
        vmovdqu [rbp + 17248], ymm0                            ;   416.3 agu0+fp5   99 clocks
        vmovdqu [rbp + 17280], ymm0                            ;   417.3 agu1+fp5   99 clocks
        vmovdqu [rbp + 17312], ymm0                            ;   418.3 agu2+fp5   99 clocks
        vmovdqu [rbp + 17344], ymm0                            ;   419.3 agu0+fp5   99 clocks
        vmovdqu [rbp + 17376], ymm0                            ;   420.3 agu1+fp5   99 clocks
        vmovdqu [rbp + 17408], ymm0                            ;   421.3 agu2+fp5   99 clocks
        vmovdqu [rbp + 17440], ymm0                            ;   422.3 agu0+fp5   99 clocks
        vmovdqu [rbp + 17472], ymm0                            ;   423.3 agu1+fp5   99 clocks
        vmovdqu [rbp + 17504], ymm0                            ;   424.3 agu2+fp5   99 clocks
        vmovdqu [rbp + 17536], ymm0                            ;   425.3 agu0+fp5   99 clocks
        vmovdqu [rbp + 17568], ymm0                            ;   426.3 agu1+fp5   99 clocks
        vmovdqu [rbp + 17600], ymm0                            ;   427.3 agu2+fp5   99 clocks
        vmovdqu [rbp + 17632], ymm0                            ;   428.3 agu0+fp5   99 clocks
        vmovdqu [rbp + 17664], ymm0                            ;   429.3 agu1+fp5   99 clocks
        vmovdqu [rbp + 17696], ymm0                            ;   430.3 agu2+fp5   99 clocks
        vmovdqu [rbp + 17728], ymm0                            ;   431.3 agu0+fp5   99 clocks
        vmovdqu [rbp + 17760], ymm0                            ;   432.3 agu1+fp5   99 clocks
        vmovdqu [rbp + 17792], ymm0                            ;   433.3 agu2+fp5   99 clocks
        vmovdqu [rbp + 17824], ymm0                            ;   434.3 agu0+fp5   99 clocks
        vmovdqu [rbp + 17856], ymm0                            ;   435.3 agu1+fp5   99 clocks
        vmovdqu [rbp + 17888], ymm0                            ;   436.3 agu2+fp5   99 clocks
        vmovdqu [rbp + 17920], ymm0                            ;   437.3 agu0+fp5   99 clocks
        vmovdqu [rbp + 17952], ymm0                            ;   438.3 agu1+fp5   99 clocks
        vmovdqu [rbp + 17984], ymm0                            ;   439.3 agu2+fp5   99 clocks
        vmovdqu [rbp + 18016], ymm0                            ;   440.3 agu0+fp5   99 clocks
        vmovdqu [rbp + 18048], ymm0                            ;   441.3 agu1+fp5   99 clocks
        vmovdqu [rbp + 18080], ymm0                            ;   442.3 agu2+fp5   99 clocks
        vmovdqu [rbp + 18112], ymm0                            ;   443.3 agu0+fp5   99 clocks
        vmovdqu [rbp + 18144], ymm0                            ;   444.3 agu1+fp5   99 clocks
        vmovdqu [rbp + 18176], ymm0                            ;   445.3 agu2+fp5   99 clocks
        vmovdqu [rbp + 18208], ymm0                            ;   446.3 agu0+fp5   99 clocks
        vmovdqu [rbp + 18240], ymm0                            ;   447.3 agu1+fp5   99 clocks
        vmovdqu [rbp + 18272], ymm0                            ;   448.3 agu2+fp5   99 clocks
        mov esi, 0x20                                          ;   433.3 alu0    99 clocks reload
        mov dword [rbp + 22208], esi                           ;   434.3 agu0+st0   99 clocks
        align 16
.clocks_1:
        vmovdqu ymm0, [rbp + 15232]                            ;     0.0 agu0   100 f
        vmovdqu ymm1, [rbp + 17280]                            ;     0.2 agu1   100 f reload
        vpand ymm0, ymm0, ymm1                                 ;     7.2 fp0    100 f
        vmovdqu ymm2, [rbp + 17312]                            ;     1.0 agu0   100 f reload
        vpxor ymm3, ymm0, ymm2                                 ;     8.2 fp1    100 f
        vmovdqu ymm4, [rbp + 15264]                            ;     1.2 agu1   100 f reload
        vpxor ymm5, ymm2, ymm4                                 ;     8.2 fp2    100 f
        vpand ymm3, ymm3, ymm5                                 ;     9.2 fp3    100 f
        vpxor ymm3, ymm3, ymm2                                 ;    10.2 fp0    100 f
        vmovdqu ymm5, [rbp + 17344]                            ;     2.0 agu0   100 f reload
        vpxor ymm6, ymm3, ymm5                                 ;    11.2 fp1    100 f
        vmovdqu ymm7, [rbp + 15296]                            ;     2.2 agu1   100 f reload
        vpxor ymm8, ymm5, ymm7                                 ;     9.2 fp2    100 f
        vpand ymm6, ymm6, ymm8                                 ;    12.2 fp3    100 f
        vpxor ymm6, ymm6, ymm5                                 ;    13.2 fp0    100 f
        vmovdqu ymm8, [rbp + 17376]                            ;     3.0 agu0   100 f reload
        vpxor ymm9, ymm6, ymm8                                 ;    14.2 fp1    100 f
        vmovdqu ymm10, [rbp + 15328]                           ;     3.2 agu1   100 f
        vpxor ymm10, ymm10, ymm8                               ;    10.2 fp2    100 f
        vpand ymm9, ymm9, ymm10                                ;    15.2 fp3    100 f
        vpxor ymm9, ymm9, ymm8                                 ;    16.2 fp0    100 f
        vmovdqu ymm10, [rbp + 17408]                           ;     4.0 agu0   100 f reload
        vpxor ymm11, ymm9, ymm10                               ;    17.2 fp1    100 f
        vmovdqu ymm12, [rbp + 15360]                           ;     4.2 agu1   100 f
        vpxor ymm12, ymm12, ymm10                              ;    11.2 fp2    100 f
        vpand ymm11, ymm11, ymm12                              ;    18.2 fp3    100 f
        vpxor ymm11, ymm11, ymm10                              ;    19.2 fp0    100 f
        vmovdqu ymm12, [rbp + 17440]                           ;     8.2 agu0   100 f reload
        vpxor ymm13, ymm11, ymm12                              ;    20.2 fp1    100 f
        vmovdqu ymm14, [rbp + 15392]                           ;     8.5 agu1   100 f reload
        vpxor ymm15, ymm12, ymm14                              ;    15.5 fp2    100 f
        vpand ymm13, ymm13, ymm15                              ;    21.2 fp3    100 f
        vpxor ymm13, ymm13, ymm12                              ;    22.2 fp0    100 f
        vmovdqu ymm15, [rbp + 17472]                           ;    10.2 agu0   100 f reload
        vpxor ymm14, ymm13, ymm15                              ;    23.2 fp1    100 f
        vpxor ymm7, ymm15, [rbp + 15424]                       ;    17.2 fp2+agu1  100 f
        vpand ymm14, ymm14, ymm7                               ;    24.2 fp3    100 f
        vpxor ymm14, ymm14, ymm15                              ;    25.2 fp0    100 f
        vmovdqu ymm7, [rbp + 17504]                            ;    12.2 agu0   100 f reload
        vpxor ymm4, ymm14, ymm7                                ;    26.2 fp1    100 f
        vmovdqu [rbp + 18304], ymm14                           ;    26.2 agu2+fp5  100 f spill
        vpxor ymm14, ymm7, [rbp + 15456]                       ;    19.2 fp2+agu1  100 f
        vpand ymm4, ymm4, ymm14                                ;    27.2 fp3    100 f
        vpxor ymm4, ymm4, ymm7                                 ;    28.2 fp0    100 f
        vmovdqu ymm14, [rbp + 17536]                           ;    16.2 agu0   100 f reload
        vmovdqu [rbp + 18336], ymm13                           ;    23.2 agu2+fp5  100 f spill
        vpxor ymm13, ymm4, ymm14                               ;    29.2 fp1    100 f
        vmovdqu [rbp + 18368], ymm4                            ;    29.2 agu1+fp5  100 f spill
        vpxor ymm4, ymm14, [rbp + 15488]                       ;    23.2 fp2+agu0  100 f
        vpand ymm13, ymm13, ymm4                               ;    30.2 fp3    100 f
        vpxor ymm13, ymm13, ymm14                              ;    31.2 fp0    100 f
        vmovdqu ymm4, [rbp + 17568]                            ;    20.2 agu1   100 f reload
        vmovdqu [rbp + 18400], ymm11                           ;    20.3 agu2+fp5  100 f spill
        vpxor ymm11, ymm13, ymm4                               ;    32.2 fp1    100 f
        vmovdqu [rbp + 18432], ymm13                           ;    32.2 agu0+fp5  100 f spill
        vpxor ymm13, ymm4, [rbp + 15520]                       ;    27.2 fp2+agu1  100 f
        vpand ymm11, ymm11, ymm13                              ;    33.2 fp3    100 f
        vpxor ymm11, ymm11, ymm4                               ;    34.2 fp0    100 f
        vmovdqu ymm13, [rbp + 17600]                           ;    23.5 agu0   100 f reload
        vmovdqu [rbp + 18464], ymm9                            ;    23.7 agu2+fp5  100 f spill
        vpxor ymm9, ymm11, ymm13                               ;    35.2 fp1    100 f
        vmovdqu [rbp + 18496], ymm11                           ;    35.2 agu1+fp5  100 f spill
        vpxor ymm11, ymm13, [rbp + 15552]                      ;    30.5 fp2+agu0  100 f
        vpand ymm9, ymm9, ymm11                                ;    36.2 fp3    100 f
        vpxor ymm9, ymm9, ymm13                                ;    37.2 fp0    100 f
        vmovdqu ymm11, [rbp + 17632]                           ;    27.2 agu1   100 f reload
        vmovdqu [rbp + 18528], ymm6                            ;    27.3 agu2+fp5  100 f spill
        vpxor ymm6, ymm9, ymm11                                ;    38.2 fp1    100 f
        vmovdqu [rbp + 18560], ymm9                            ;    38.2 agu0+fp5  100 f spill
        vpxor ymm9, ymm11, [rbp + 15584]                       ;    34.2 fp2+agu1  100 f
        vpand ymm6, ymm6, ymm9                                 ;    39.2 fp3    100 f
        vpxor ymm6, ymm6, ymm11                                ;    40.2 fp0    100 f
        vmovdqu ymm9, [rbp + 17664]                            ;    30.2 agu0   100 f reload
        vmovdqu [rbp + 18592], ymm3                            ;    30.3 agu2+fp5  100 f spill
        vpxor ymm3, ymm6, ymm9                                 ;    41.2 fp1    100 f
        vmovdqu [rbp + 18624], ymm6                            ;    41.2 agu1+fp5  100 f spill
        vpxor ymm6, ymm9, [rbp + 15616]                        ;    37.2 fp2+agu0  100 f
        vpand ymm3, ymm3, ymm6                                 ;    42.2 fp3    100 f
        vpxor ymm3, ymm3, ymm9                                 ;    43.2 fp0    100 f
        vmovdqu ymm6, [rbp + 17696]                            ;    33.2 agu1   100 f reload
        vmovdqu [rbp + 18656], ymm0                            ;    33.3 agu2+fp5  100 f spill
        vpxor ymm0, ymm3, ymm6                                 ;    44.2 fp1    100 f
        vmovdqu [rbp + 18688], ymm3                            ;    44.2 agu0+fp5  100 f spill
        vpxor ymm3, ymm6, [rbp + 15648]                        ;    40.2 fp2+agu1  100 f
        vpand ymm0, ymm0, ymm3                                 ;    45.2 fp3    100 f
        vpxor ymm0, ymm0, ymm6                                 ;    46.2 fp0    100 f
        vmovdqu ymm3, [rbp + 17728]                            ;    36.2 agu0   100 f reload
        vpxor ymm6, ymm0, ymm3                                 ;    47.2 fp1    100 f
        vmovdqu [rbp + 18720], ymm0                            ;    47.2 agu2+fp5  100 f spill
        vpxor ymm0, ymm3, [rbp + 15680]                        ;    43.2 fp2+agu1  100 f
        vpand ymm6, ymm6, ymm0                                 ;    48.2 fp3    100 f
        vpxor ymm6, ymm6, ymm3                                 ;    49.2 fp0    100 f
        vmovdqu ymm0, [rbp + 17760]                            ;    39.2 agu0   100 f reload
        vpxor ymm13, ymm6, ymm0                                ;    50.2 fp1    100 f
        vmovdqu [rbp + 18752], ymm6                            ;    50.2 agu2+fp5  100 f spill
        vpxor ymm6, ymm0, [rbp + 15712]                        ;    46.2 fp2+agu1  100 f
        vpand ymm13, ymm13, ymm6                               ;    51.2 fp3    100 f
        vpxor ymm13, ymm13, ymm0                               ;    52.2 fp0    100 f
        vmovdqu ymm6, [rbp + 17792]                            ;    42.2 agu0   100 f reload
        vpxor ymm14, ymm13, ymm6                               ;    53.2 fp1    100 f
        vmovdqu [rbp + 18784], ymm13                           ;    53.2 agu2+fp5  100 f spill
        vpxor ymm13, ymm6, [rbp + 15744]                       ;    49.2 fp2+agu1  100 f
        vpand ymm14, ymm14, ymm13                              ;    54.2 fp3    100 f
        vpxor ymm14, ymm14, ymm6                               ;    55.2 fp0    100 f
        vmovdqu ymm13, [rbp + 17824]                           ;    45.2 agu0   100 f reload
        vpxor ymm6, ymm14, ymm13                               ;    56.2 fp1    100 f
        vmovdqu [rbp + 18816], ymm14                           ;    56.2 agu2+fp5  100 f spill
        vpxor ymm14, ymm13, [rbp + 15776]                      ;    52.2 fp2+agu1  100 f
        vpand ymm6, ymm6, ymm14                                ;    57.2 fp3    100 f
        vpxor ymm6, ymm6, ymm13                                ;    58.2 fp0    100 f
        vmovdqu ymm14, [rbp + 17856]                           ;    48.2 agu0   100 f reload
        vpxor ymm13, ymm6, ymm14                               ;    59.2 fp1    100 f
        vmovdqu [rbp + 18848], ymm6                            ;    59.2 agu2+fp5  100 f spill
        vpxor ymm6, ymm14, [rbp + 15808]                       ;    55.2 fp2+agu1  100 f
        vpand ymm13, ymm13, ymm6                               ;    60.2 fp3    100 f
        vpxor ymm13, ymm13, ymm14                              ;    61.2 fp0    100 f
        vmovdqu ymm6, [rbp + 17888]                            ;    51.2 agu0   100 f reload
        vpxor ymm14, ymm13, ymm6                               ;    62.2 fp1    100 f
        vmovdqu [rbp + 18880], ymm13                           ;    62.2 agu2+fp5  100 f spill
        vpxor ymm13, ymm6, [rbp + 15840]                       ;    58.2 fp2+agu1  100 f
        vpand ymm14, ymm14, ymm13                              ;    63.2 fp3    100 f
        vpxor ymm14, ymm14, ymm6                               ;    64.2 fp0    100 f
        vmovdqu ymm13, [rbp + 17920]                           ;    54.2 agu0   100 f reload
        vpxor ymm6, ymm14, ymm13                               ;    65.2 fp1    100 f
        vmovdqu [rbp + 18912], ymm14                           ;    65.2 agu2+fp5  100 f spill
        vpxor ymm14, ymm13, [rbp + 15872]                      ;    61.2 fp2+agu1  100 f
        vpand ymm6, ymm6, ymm14                                ;    66.2 fp3    100 f
        vpxor ymm6, ymm6, ymm13                                ;    67.2 fp0    100 f
        vmovdqu ymm14, [rbp + 17952]                           ;    57.2 agu0   100 f reload
        vpxor ymm13, ymm6, ymm14                               ;    68.2 fp1    100 f
        vmovdqu [rbp + 18944], ymm6                            ;    68.2 agu2+fp5  100 f spill
        vpxor ymm6, ymm14, [rbp + 15904]                       ;    64.2 fp2+agu1  100 f
        vpand ymm13, ymm13, ymm6                               ;    69.2 fp3    100 f
        vpxor ymm13, ymm13, ymm14                              ;    70.2 fp0    100 f
        vmovdqu ymm6, [rbp + 17984]                            ;    60.2 agu0   100 f reload
        vpxor ymm14, ymm13, ymm6                               ;    71.2 fp1    100 f
        vmovdqu [rbp + 18976], ymm13                           ;    71.2 agu2+fp5  100 f spill
        vpxor ymm13, ymm6, [rbp + 15936]                       ;    67.2 fp2+agu1  100 f
        vpand ymm14, ymm14, ymm13                              ;    72.2 fp3    100 f
        vpxor ymm14, ymm14, ymm6                               ;    73.2 fp0    100 f
        vmovdqu ymm13, [rbp + 18016]                           ;    63.2 agu0   100 f reload
        vpxor ymm6, ymm14, ymm13                               ;    74.2 fp1    100 f
        vmovdqu [rbp + 19008], ymm14                           ;    74.2 agu2+fp5  100 f spill
        vpxor ymm14, ymm13, [rbp + 15968]                      ;    70.2 fp2+agu1  100 f
        vpand ymm6, ymm6, ymm14                                ;    75.2 fp3    100 f
        vpxor ymm6, ymm6, ymm13                                ;    76.2 fp0    100 f
        vmovdqu ymm14, [rbp + 18048]                           ;    66.2 agu0   100 f reload
        vpxor ymm13, ymm6, ymm14                               ;    77.2 fp1    100 f
        vmovdqu [rbp + 19040], ymm6                            ;    77.2 agu2+fp5  100 f spill
        vpxor ymm6, ymm14, [rbp + 16000]                       ;    73.2 fp2+agu1  100 f
        vpand ymm13, ymm13, ymm6                               ;    78.2 fp3    100 f
        vpxor ymm13, ymm13, ymm14                              ;    79.2 fp0    100 f
        vmovdqu ymm6, [rbp + 18080]                            ;    69.2 agu0   100 f reload
        vpxor ymm14, ymm13, ymm6                               ;    80.2 fp1    100 f
        vmovdqu [rbp + 19072], ymm13                           ;    80.2 agu2+fp5  100 f spill
        vpxor ymm13, ymm6, [rbp + 16032]                       ;    76.2 fp2+agu1  100 f
        vpand ymm14, ymm14, ymm13                              ;    81.2 fp3    100 f
        vpxor ymm14, ymm14, ymm6                               ;    82.2 fp0    100 f
        vmovdqu ymm13, [rbp + 18112]                           ;    72.2 agu0   100 f reload
        vpxor ymm6, ymm14, ymm13                               ;    83.2 fp1    100 f
        vmovdqu [rbp + 19104], ymm14                           ;    83.2 agu2+fp5  100 f spill
        vpxor ymm14, ymm13, [rbp + 16064]                      ;    79.2 fp2+agu1  100 f
        vpand ymm6, ymm6, ymm14                                ;    84.2 fp3    100 f
        vpxor ymm6, ymm6, ymm13                                ;    85.2 fp0    100 f
        vmovdqu ymm14, [rbp + 18144]                           ;    75.2 agu0   100 f reload
        vpxor ymm13, ymm6, ymm14                               ;    86.2 fp1    100 f
        vmovdqu [rbp + 19136], ymm6                            ;    86.2 agu2+fp5  100 f spill
        vpxor ymm6, ymm14, [rbp + 16096]                       ;    82.2 fp2+agu1  100 f
        vpand ymm13, ymm13, ymm6                               ;    87.2 fp3    100 f
        vpxor ymm13, ymm13, ymm14                              ;    88.2 fp0    100 f
        vmovdqu ymm6, [rbp + 18176]                            ;    78.2 agu0   100 f reload
        vpxor ymm14, ymm13, ymm6                               ;    89.2 fp1    100 f
        vmovdqu [rbp + 19168], ymm13                           ;    89.2 agu2+fp5  100 f spill
        vpxor ymm13, ymm6, [rbp + 16128]                       ;    85.2 fp2+agu1  100 f
        vpand ymm14, ymm14, ymm13                              ;    90.2 fp3    100 f
        vpxor ymm14, ymm14, ymm6                               ;    91.2 fp0    100 f
        vmovdqu ymm13, [rbp + 18208]                           ;    81.2 agu0   100 f reload
        vpxor ymm6, ymm14, ymm13                               ;    92.2 fp1    100 f
        vmovdqu [rbp + 19200], ymm14                           ;    92.2 agu2+fp5  100 f spill
        vpxor ymm14, ymm13, [rbp + 16160]                      ;    88.2 fp2+agu1  100 f
        vpand ymm6, ymm6, ymm14                                ;    93.2 fp3    100 f
        vpxor ymm6, ymm6, ymm13                                ;    94.2 fp0    100 f
        vmovdqu ymm14, [rbp + 18240]                           ;    84.2 agu0   100 f reload
        vpxor ymm13, ymm6, ymm14                               ;    95.2 fp1    100 f
        vmovdqu [rbp + 19232], ymm6                            ;    95.2 agu2+fp5  100 f spill
        vpxor ymm6, ymm14, [rbp + 16192]                       ;    91.2 fp2+agu1  100 f
        vpand ymm13, ymm13, ymm6                               ;    96.2 fp3    100 f
        vmovdqu ymm6, [rax + 2048]                             ;    86.3 agu0   101 r1_next
        vpand ymm6, ymm6, [rbp + 16256]                        ;    93.3 fp0+agu1  101 r1_next
        vpxor ymm14, ymm6, [rbp + 16288]                       ;    94.3 fp1+agu0  101 r1_next
        vpxor ymm6, ymm6, [rax + 2080]                         ;    94.3 fp2+agu1  101 r1_next
        vpxor ymm6, ymm6, [rbp + 16288]                        ;    95.3 fp3+agu0  101 r1_next
        vmovdqu [rbp + 19264], ymm6                            ;    96.3 agu2+fp5  101 r1_next spill
        vmovdqu ymm6, [rax + 2048]                             ;    89.3 agu1   101 r1_next
        vpxor ymm6, ymm6, [rbp + 16256]                        ;    96.3 fp0+agu0  101 r1_next
        vmovdqu [rbp + 19296], ymm6                            ;    97.3 agu2+fp5  101 r1_next spill
        vmovdqu ymm6, [rbp + 16288]                            ;    91.2 agu1   101 r1_next
        vpxor ymm6, ymm6, [rax + 2080]                         ;    98.2 fp1+agu0  101 r1_next
        vpand ymm14, ymm14, ymm6                               ;    99.2 fp2    101 r1_next
        vmovdqu ymm6, [rbp + 16288]                            ;    92.2 agu1   100 f reload
        vpxor ymm14, ymm14, ymm6                               ;   100.2 fp3    101 r1_next
        vpxor ymm6, ymm14, [rbp + 16320]                       ;   101.2 fp0+agu0  101 r1_next
        vpxor ymm14, ymm14, [rax + 2112]                       ;   101.2 fp1+agu1  101 r1_next
        vpxor ymm14, ymm14, [rbp + 16320]                      ;   102.2 fp2+agu0  101 r1_next
        vmovdqu [rbp + 19328], ymm14                           ;   103.2 agu2+fp5  101 r1_next spill
        vmovdqu ymm14, [rbp + 16320]                           ;    94.3 agu1   101 r1_next
        vpxor ymm14, ymm14, [rax + 2112]                       ;   101.3 fp3+agu0  101 r1_next
        vpand ymm6, ymm6, ymm14                                ;   102.3 fp0    101 r1_next
        vmovdqu ymm14, [rbp + 16320]                           ;    95.3 agu1   100 f reload
        vpxor ymm6, ymm6, ymm14                                ;   103.3 fp1    101 r1_next
        vpxor ymm14, ymm6, [rbp + 16352]                       ;   104.3 fp2+agu0  101 r1_next
        vpxor ymm6, ymm6, [rax + 2144]                         ;   104.3 fp3+agu1  101 r1_next
        vpxor ymm6, ymm6, [rbp + 16352]                        ;   105.3 fp0+agu0  101 r1_next
        vmovdqu [rbp + 19360], ymm6                            ;   106.3 agu2+fp5  101 r1_next spill
        vmovdqu ymm6, [rbp + 16352]                            ;    97.3 agu1   101 r1_next
        vpxor ymm6, ymm6, [rax + 2144]                         ;   104.3 fp1+agu0  101 r1_next
        vpand ymm14, ymm14, ymm6                               ;   105.3 fp2    101 r1_next
        vmovdqu ymm6, [rbp + 16352]                            ;    98.3 agu1   100 f reload
        vpxor ymm14, ymm14, ymm6                               ;   106.3 fp3    101 r1_next
        vpxor ymm6, ymm14, [rbp + 16384]                       ;   107.3 fp0+agu0  101 r1_next
        vpxor ymm14, ymm14, [rax + 2176]                       ;   107.3 fp1+agu1  101 r1_next
        vpxor ymm14, ymm14, [rbp + 16384]                      ;   108.3 fp2+agu0  101 r1_next
        vmovdqu [rbp + 19392], ymm14                           ;   109.3 agu2+fp5  101 r1_next spill
        vmovdqu ymm14, [rbp + 16384]                           ;   101.5 agu1   101 r1_next
        vpxor ymm14, ymm14, [rax + 2176]                       ;   108.5 fp3+agu0  101 r1_next
        vpand ymm6, ymm6, ymm14                                ;   109.5 fp0    101 r1_next
        vmovdqu ymm14, [rbp + 16384]                           ;   102.5 agu1   100 f reload
        vpxor ymm6, ymm6, ymm14                                ;   110.5 fp1    101 r1_next
        vpxor ymm14, ymm6, [rbp + 16416]                       ;   111.5 fp2+agu0  101 r1_next
        vpxor ymm6, ymm6, [rax + 2208]                         ;   111.5 fp3+agu1  101 r1_next
        vpxor ymm6, ymm6, [rbp + 16416]                        ;   112.5 fp0+agu0  101 r1_next
        vmovdqu [rbp + 19424], ymm6                            ;   113.5 agu2+fp5  101 r1_next spill
        vmovdqu ymm6, [rbp + 16416]                            ;   104.7 agu1   101 r1_next
        vpxor ymm6, ymm6, [rax + 2208]                         ;   111.7 fp1+agu0  101 r1_next
        vpand ymm14, ymm14, ymm6                               ;   112.7 fp2    101 r1_next
        vmovdqu ymm6, [rbp + 16416]                            ;   105.7 agu1   100 f reload
        vpxor ymm14, ymm14, ymm6                               ;   113.7 fp3    101 r1_next
        vpxor ymm6, ymm14, [rbp + 16448]                       ;   114.7 fp0+agu0  101 r1_next
        vpxor ymm14, ymm14, [rax + 2240]                       ;   114.7 fp1+agu1  101 r1_next
        vpxor ymm14, ymm14, [rbp + 16448]                      ;   115.7 fp2+agu0  101 r1_next
        vmovdqu [rbp + 19456], ymm14                           ;   116.7 agu2+fp5  101 r1_next spill
        vmovdqu ymm14, [rbp + 16448]                           ;   108.3 agu1   101 r1_next
        vpxor ymm14, ymm14, [rax + 2240]                       ;   115.3 fp3+agu0  101 r1_next
        vpand ymm6, ymm6, ymm14                                ;   116.3 fp0    101 r1_next
        vmovdqu ymm14, [rbp + 16448]                           ;   109.3 agu1   100 f reload
        vpxor ymm6, ymm6, ymm14                                ;   117.3 fp1    101 r1_next
        vpxor ymm14, ymm6, [rbp + 16480]                       ;   118.3 fp2+agu0  101 r1_next
        vpxor ymm6, ymm6, [rax + 2272]                         ;   118.3 fp3+agu1  101 r1_next
        vpxor ymm6, ymm6, [rbp + 16480]                        ;   119.3 fp0+agu0  101 r1_next
        vmovdqu [rbp + 19488], ymm6                            ;   120.3 agu2+fp5  101 r1_next spill
        vmovdqu ymm6, [rbp + 16480]                            ;   111.8 agu1   101 r1_next
        vpxor ymm6, ymm6, [rax + 2272]                         ;   118.8 fp1+agu0  101 r1_next
        vpand ymm14, ymm14, ymm6                               ;   119.8 fp2    101 r1_next
        vmovdqu ymm6, [rbp + 16480]                            ;   112.8 agu1   100 f reload
        vpxor ymm14, ymm14, ymm6                               ;   120.8 fp3    101 r1_next
        vpxor ymm6, ymm14, [rbp + 16512]                       ;   121.8 fp0+agu0  101 r1_next
        vpxor ymm14, ymm14, [rax + 2304]                       ;   121.8 fp1+agu1  101 r1_next
        vpxor ymm14, ymm14, [rbp + 16512]                      ;   122.8 fp2+agu0  101 r1_next
        vmovdqu [rbp + 19520], ymm14                           ;   123.8 agu2+fp5  101 r1_next spill
        vmovdqu ymm14, [rbp + 16512]                           ;   115.3 agu1   101 r1_next
        vpxor ymm14, ymm14, [rax + 2304]                       ;   122.3 fp3+agu0  101 r1_next
        vpand ymm6, ymm6, ymm14                                ;   123.3 fp0    101 r1_next
        vmovdqu ymm14, [rbp + 16512]                           ;   116.3 agu1   100 f reload
        vpxor ymm6, ymm6, ymm14                                ;   124.3 fp1    101 r1_next
        vpxor ymm14, ymm6, [rbp + 16544]                       ;   125.3 fp2+agu0  101 r1_next
        vpxor ymm6, ymm6, [rax + 2336]                         ;   125.3 fp3+agu1  101 r1_next
        vpxor ymm6, ymm6, [rbp + 16544]                        ;   126.3 fp0+agu0  101 r1_next
        vmovdqu [rbp + 19552], ymm6                            ;   127.3 agu2+fp5  101 r1_next spill
        vmovdqu ymm6, [rbp + 16544]                            ;   118.8 agu1   101 r1_next
        vpxor ymm6, ymm6, [rax + 2336]                         ;   125.8 fp1+agu0  101 r1_next
        vpand ymm14, ymm14, ymm6                               ;   126.8 fp2    101 r1_next
        vmovdqu ymm6, [rbp + 16544]                            ;   119.8 agu1   100 f reload
        vpxor ymm14, ymm14, ymm6                               ;   127.8 fp3    101 r1_next
        vpxor ymm6, ymm14, [rbp + 16576]                       ;   128.8 fp0+agu0  101 r1_next
        vpxor ymm14, ymm14, [rax + 2368]                       ;   128.8 fp1+agu1  101 r1_next
        vpxor ymm14, ymm14, [rbp + 16576]                      ;   129.8 fp2+agu0  101 r1_next
        vmovdqu [rbp + 19584], ymm14                           ;   130.8 agu2+fp5  101 r1_next spill
        vmovdqu ymm14, [rbp + 16576]                           ;   122.3 agu1   101 r1_next
        vpxor ymm14, ymm14, [rax + 2368]                       ;   129.3 fp3+agu0  101 r1_next
        vpand ymm6, ymm6, ymm14                                ;   130.3 fp0    101 r1_next
        vmovdqu ymm14, [rbp + 16576]                           ;   123.3 agu1   100 f reload
        vpxor ymm6, ymm6, ymm14                                ;   131.3 fp1    101 r1_next
        vpxor ymm14, ymm6, [rbp + 16608]                       ;   132.3 fp2+agu0  101 r1_next
        vpxor ymm6, ymm6, [rax + 2400]                         ;   132.3 fp3+agu1  101 r1_next
        vpxor ymm6, ymm6, [rbp + 16608]                        ;   133.3 fp0+agu0  101 r1_next
        vmovdqu [rbp + 19616], ymm6                            ;   134.3 agu2+fp5  101 r1_next spill
        vmovdqu ymm6, [rbp + 16608]                            ;   125.8 agu1   101 r1_next
        vpxor ymm6, ymm6, [rax + 2400]                         ;   132.8 fp1+agu0  101 r1_next
        vpand ymm14, ymm14, ymm6                               ;   133.8 fp2    101 r1_next
        vmovdqu ymm6, [rbp + 16608]                            ;   126.8 agu1   100 f reload
        vpxor ymm14, ymm14, ymm6                               ;   134.8 fp3    101 r1_next
        vpxor ymm6, ymm14, [rbp + 16640]                       ;   135.8 fp0+agu0  101 r1_next
        vpxor ymm14, ymm14, [rax + 2432]                       ;   135.8 fp1+agu1  101 r1_next
        vpxor ymm14, ymm14, [rbp + 16640]                      ;   136.8 fp2+agu0  101 r1_next
        vmovdqu [rbp + 19648], ymm14                           ;   137.8 agu2+fp5  101 r1_next spill
        vmovdqu ymm14, [rbp + 16640]                           ;   129.3 agu1   101 r1_next
        vpxor ymm14, ymm14, [rax + 2432]                       ;   136.3 fp3+agu0  101 r1_next
        vpand ymm6, ymm6, ymm14                                ;   137.3 fp0    101 r1_next
        vmovdqu ymm14, [rbp + 16640]                           ;   130.3 agu1   100 f reload
        vpxor ymm6, ymm6, ymm14                                ;   138.3 fp1    101 r1_next
        vpxor ymm14, ymm6, [rbp + 16672]                       ;   139.3 fp2+agu0  101 r1_next
        vpxor ymm6, ymm6, [rax + 2464]                         ;   139.3 fp3+agu1  101 r1_next
        vpxor ymm6, ymm6, [rbp + 16672]                        ;   140.3 fp0+agu0  101 r1_next
        vmovdqu [rbp + 19680], ymm6                            ;   141.3 agu2+fp5  101 r1_next spill
        vmovdqu ymm6, [rbp + 16672]                            ;   132.8 agu1   101 r1_next
        vpxor ymm6, ymm6, [rax + 2464]                         ;   139.8 fp1+agu0  101 r1_next
        vpand ymm14, ymm14, ymm6                               ;   140.8 fp2    101 r1_next
        vmovdqu ymm6, [rbp + 16672]                            ;   133.8 agu1   100 f reload
        vpxor ymm14, ymm14, ymm6                               ;   141.8 fp3    101 r1_next
        vpxor ymm6, ymm14, [rbp + 16704]                       ;   142.8 fp0+agu0  101 r1_next
        vpxor ymm14, ymm14, [rax + 2496]                       ;   142.8 fp1+agu1  101 r1_next
        vpxor ymm14, ymm14, [rbp + 16704]                      ;   143.8 fp2+agu0  101 r1_next
        vmovdqu [rbp + 19712], ymm14                           ;   144.8 agu2+fp5  101 r1_next spill
        vmovdqu ymm14, [rbp + 16704]                           ;   136.3 agu1   101 r1_next
        vpxor ymm14, ymm14, [rax + 2496]                       ;   143.3 fp3+agu0  101 r1_next
        vpand ymm6, ymm6, ymm14                                ;   144.3 fp0    101 r1_next
        vmovdqu ymm14, [rbp + 16704]                           ;   137.3 agu1   100 f reload
        vpxor ymm6, ymm6, ymm14                                ;   145.3 fp1    101 r1_next
        vpxor ymm14, ymm6, [rbp + 16736]                       ;   146.3 fp2+agu0  101 r1_next
        vpxor ymm6, ymm6, [rax + 2528]                         ;   146.3 fp3+agu1  101 r1_next
        vpxor ymm6, ymm6, [rbp + 16736]                        ;   147.3 fp0+agu0  101 r1_next
        vmovdqu [rbp + 19744], ymm6                            ;   148.3 agu2+fp5  101 r1_next spill
        vmovdqu ymm6, [rbp + 16736]                            ;   139.8 agu1   101 r1_next
        vpxor ymm6, ymm6, [rax + 2528]                         ;   146.8 fp1+agu0  101 r1_next
        vpand ymm14, ymm14, ymm6                               ;   147.8 fp2    101 r1_next
        vmovdqu ymm6, [rbp + 16736]                            ;   140.8 agu1   100 f reload
        vpxor ymm14, ymm14, ymm6                               ;   148.8 fp3    101 r1_next
        vpxor ymm6, ymm14, [rbp + 16768]                       ;   149.8 fp0+agu0  101 r1_next
        vpxor ymm14, ymm14, [rax + 2560]                       ;   149.8 fp1+agu1  101 r1_next
        vpxor ymm14, ymm14, [rbp + 16768]                      ;   150.8 fp2+agu0  101 r1_next
        vmovdqu [rbp + 19776], ymm14                           ;   151.8 agu2+fp5  101 r1_next spill
        vmovdqu ymm14, [rbp + 16768]                           ;   143.3 agu1   101 r1_next
        vpxor ymm14, ymm14, [rax + 2560]                       ;   150.3 fp3+agu0  101 r1_next
        vpand ymm6, ymm6, ymm14                                ;   151.3 fp0    101 r1_next
        vmovdqu ymm14, [rbp + 16768]                           ;   144.3 agu1   100 f reload
        vpxor ymm6, ymm6, ymm14                                ;   152.3 fp1    101 r1_next
        vpxor ymm14, ymm6, [rbp + 16800]                       ;   153.3 fp2+agu0  101 r1_next
        vpxor ymm6, ymm6, [rax + 2592]                         ;   153.3 fp3+agu1  101 r1_next
        vpxor ymm6, ymm6, [rbp + 16800]                        ;   154.3 fp0+agu0  101 r1_next
        vmovdqu [rbp + 19808], ymm6                            ;   155.3 agu2+fp5  101 r1_next spill
        vmovdqu ymm6, [rbp + 16800]                            ;   146.8 agu1   101 r1_next
        vpxor ymm6, ymm6, [rax + 2592]                         ;   153.8 fp1+agu0  101 r1_next
        vpand ymm14, ymm14, ymm6                               ;   154.8 fp2    101 r1_next
        vmovdqu ymm6, [rbp + 16800]                            ;   147.8 agu1   100 f reload
        vpxor ymm14, ymm14, ymm6                               ;   155.8 fp3    101 r1_next
        vpxor ymm6, ymm14, [rbp + 16832]                       ;   156.8 fp0+agu0  101 r1_next
        vpxor ymm14, ymm14, [rax + 2624]                       ;   156.8 fp1+agu1  101 r1_next
        vpxor ymm14, ymm14, [rbp + 16832]                      ;   157.8 fp2+agu0  101 r1_next
        vmovdqu [rbp + 19840], ymm14                           ;   158.8 agu2+fp5  101 r1_next spill
        vmovdqu ymm14, [rbp + 16832]                           ;   150.3 agu1   101 r1_next
        vpxor ymm14, ymm14, [rax + 2624]                       ;   157.3 fp3+agu0  101 r1_next
        vpand ymm6, ymm6, ymm14                                ;   158.3 fp0    101 r1_next
        vmovdqu ymm14, [rbp + 16832]                           ;   151.3 agu1   100 f reload
        vpxor ymm6, ymm6, ymm14                                ;   159.3 fp1    101 r1_next
        vpxor ymm14, ymm6, [rbp + 16864]                       ;   160.3 fp2+agu0  101 r1_next
        vpxor ymm6, ymm6, [rax + 2656]                         ;   160.3 fp3+agu1  101 r1_next
        vpxor ymm6, ymm6, [rbp + 16864]                        ;   161.3 fp0+agu0  101 r1_next
        vmovdqu [rbp + 19872], ymm6                            ;   162.3 agu2+fp5  101 r1_next spill
        vmovdqu ymm6, [rbp + 16864]                            ;   153.8 agu1   101 r1_next
        vpxor ymm6, ymm6, [rax + 2656]                         ;   160.8 fp1+agu0  101 r1_next
        vpand ymm14, ymm14, ymm6                               ;   161.8 fp2    101 r1_next
        vmovdqu ymm6, [rbp + 16864]                            ;   154.8 agu1   100 f reload
        vpxor ymm14, ymm14, ymm6                               ;   162.8 fp3    101 r1_next
        vpxor ymm6, ymm14, [rbp + 16896]                       ;   163.8 fp0+agu0  101 r1_next
        vpxor ymm14, ymm14, [rax + 2688]                       ;   163.8 fp1+agu1  101 r1_next
        vpxor ymm14, ymm14, [rbp + 16896]                      ;   164.8 fp2+agu0  101 r1_next
        vmovdqu [rbp + 19904], ymm14                           ;   165.8 agu2+fp5  101 r1_next spill
        vmovdqu ymm14, [rbp + 16896]                           ;   157.3 agu1   101 r1_next
        vpxor ymm14, ymm14, [rax + 2688]                       ;   164.3 fp3+agu0  101 r1_next
        vpand ymm6, ymm6, ymm14                                ;   165.3 fp0    101 r1_next
        vmovdqu ymm14, [rbp + 16896]                           ;   158.3 agu1   100 f reload
        vpxor ymm6, ymm6, ymm14                                ;   166.3 fp1    101 r1_next
        vpxor ymm14, ymm6, [rbp + 16928]                       ;   167.3 fp2+agu0  101 r1_next
        vpxor ymm6, ymm6, [rax + 2720]                         ;   167.3 fp3+agu1  101 r1_next
        vpxor ymm6, ymm6, [rbp + 16928]                        ;   168.3 fp0+agu0  101 r1_next
        vmovdqu [rbp + 19936], ymm6                            ;   169.3 agu2+fp5  101 r1_next spill
        vmovdqu ymm6, [rbp + 16928]                            ;   160.8 agu1   101 r1_next
        vpxor ymm6, ymm6, [rax + 2720]                         ;   167.8 fp1+agu0  101 r1_next
        vpand ymm14, ymm14, ymm6                               ;   168.8 fp2    101 r1_next
        vmovdqu ymm6, [rbp + 16928]                            ;   161.8 agu1   100 f reload
        vpxor ymm14, ymm14, ymm6                               ;   169.8 fp3    101 r1_next
        vpxor ymm6, ymm14, [rbp + 16960]                       ;   170.8 fp0+agu0  101 r1_next
        vpxor ymm14, ymm14, [rax + 2752]                       ;   170.8 fp1+agu1  101 r1_next
        vpxor ymm14, ymm14, [rbp + 16960]                      ;   171.8 fp2+agu0  101 r1_next
        vmovdqu [rbp + 19968], ymm14                           ;   172.8 agu2+fp5  101 r1_next spill
        vmovdqu ymm14, [rbp + 16960]                           ;   164.3 agu1   101 r1_next
        vpxor ymm14, ymm14, [rax + 2752]                       ;   171.3 fp3+agu0  101 r1_next
        vpand ymm6, ymm6, ymm14                                ;   172.3 fp0    101 r1_next
        vmovdqu ymm14, [rbp + 16960]                           ;   165.3 agu1   100 f reload
        vpxor ymm6, ymm6, ymm14                                ;   173.3 fp1    101 r1_next
        vpxor ymm14, ymm6, [rbp + 16992]                       ;   174.3 fp2+agu0  101 r1_next
        vpxor ymm6, ymm6, [rax + 2784]                         ;   174.3 fp3+agu1  101 r1_next
        vpxor ymm6, ymm6, [rbp + 16992]                        ;   175.3 fp0+agu0  101 r1_next
        vmovdqu [rbp + 20000], ymm6                            ;   176.3 agu2+fp5  101 r1_next spill
        vmovdqu ymm6, [rbp + 16992]                            ;   167.8 agu1   101 r1_next
        vpxor ymm6, ymm6, [rax + 2784]                         ;   174.8 fp1+agu0  101 r1_next
        vpand ymm14, ymm14, ymm6                               ;   175.8 fp2    101 r1_next
        vmovdqu ymm6, [rbp + 16992]                            ;   168.8 agu1   100 f reload
        vpxor ymm14, ymm14, ymm6                               ;   176.8 fp3    101 r1_next
        vpxor ymm6, ymm14, [rbp + 17024]                       ;   177.8 fp0+agu0  101 r1_next
        vpxor ymm14, ymm14, [rax + 2816]                       ;   177.8 fp1+agu1  101 r1_next
        vpxor ymm14, ymm14, [rbp + 17024]                      ;   178.8 fp2+agu0  101 r1_next
        vmovdqu [rbp + 20032], ymm14                           ;   179.8 agu2+fp5  101 r1_next spill
        vmovdqu ymm14, [rbp + 17024]                           ;   171.3 agu1   101 r1_next
        vpxor ymm14, ymm14, [rax + 2816]                       ;   178.3 fp3+agu0  101 r1_next
        vpand ymm6, ymm6, ymm14                                ;   179.3 fp0    101 r1_next
        vmovdqu ymm14, [rbp + 17024]                           ;   172.3 agu1   100 f reload
        vpxor ymm6, ymm6, ymm14                                ;   180.3 fp1    101 r1_next
        vpxor ymm14, ymm6, [rbp + 17056]                       ;   181.3 fp2+agu0  101 r1_next
        vpxor ymm6, ymm6, [rax + 2848]                         ;   181.3 fp3+agu1  101 r1_next
        vpxor ymm6, ymm6, [rbp + 17056]                        ;   182.3 fp0+agu0  101 r1_next
        vmovdqu [rbp + 20064], ymm6                            ;   183.3 agu2+fp5  101 r1_next spill
        vmovdqu ymm6, [rbp + 17056]                            ;   174.8 agu1   101 r1_next
        vpxor ymm6, ymm6, [rax + 2848]                         ;   181.8 fp1+agu0  101 r1_next
        vpand ymm14, ymm14, ymm6                               ;   182.8 fp2    101 r1_next
        vmovdqu ymm6, [rbp + 17056]                            ;   175.8 agu1   100 f reload
        vpxor ymm14, ymm14, ymm6                               ;   183.8 fp3    101 r1_next
        vpxor ymm6, ymm14, [rbp + 17088]                       ;   184.8 fp0+agu0  101 r1_next
        vpxor ymm14, ymm14, [rax + 2880]                       ;   184.8 fp1+agu1  101 r1_next
        vpxor ymm14, ymm14, [rbp + 17088]                      ;   185.8 fp2+agu0  101 r1_next
        vmovdqu [rbp + 20096], ymm14                           ;   186.8 agu2+fp5  101 r1_next spill
        vmovdqu ymm14, [rbp + 17088]                           ;   178.3 agu1   101 r1_next
        vpxor ymm14, ymm14, [rax + 2880]                       ;   185.3 fp3+agu0  101 r1_next
        vpand ymm6, ymm6, ymm14                                ;   186.3 fp0    101 r1_next
        vmovdqu ymm14, [rbp + 17088]                           ;   179.3 agu1   100 f reload
        vpxor ymm6, ymm6, ymm14                                ;   187.3 fp1    101 r1_next
        vpxor ymm14, ymm6, [rbp + 17120]                       ;   188.3 fp2+agu0  101 r1_next
        vpxor ymm6, ymm6, [rax + 2912]                         ;   188.3 fp3+agu1  101 r1_next
        vpxor ymm6, ymm6, [rbp + 17120]                        ;   189.3 fp0+agu0  101 r1_next
        vmovdqu [rbp + 20128], ymm6                            ;   190.3 agu2+fp5  101 r1_next spill
        vmovdqu ymm6, [rbp + 17120]                            ;   181.8 agu1   101 r1_next
        vpxor ymm6, ymm6, [rax + 2912]                         ;   188.8 fp1+agu0  101 r1_next
        vpand ymm14, ymm14, ymm6                               ;   189.8 fp2    101 r1_next
        vmovdqu ymm6, [rbp + 17120]                            ;   182.8 agu1   100 f reload
        vpxor ymm14, ymm14, ymm6                               ;   190.8 fp3    101 r1_next
        vpxor ymm6, ymm14, [rbp + 17152]                       ;   191.8 fp0+agu0  101 r1_next
        vpxor ymm14, ymm14, [rax + 2944]                       ;   191.8 fp1+agu1  101 r1_next
        vpxor ymm14, ymm14, [rbp + 17152]                      ;   192.8 fp2+agu0  101 r1_next
        vmovdqu [rbp + 20160], ymm14                           ;   193.8 agu2+fp5  101 r1_next spill
        vmovdqu ymm14, [rbp + 17152]                           ;   185.3 agu1   101 r1_next
        vpxor ymm14, ymm14, [rax + 2944]                       ;   192.3 fp3+agu0  101 r1_next
        vpand ymm6, ymm6, ymm14                                ;   193.3 fp0    101 r1_next
        vmovdqu ymm14, [rbp + 17152]                           ;   186.3 agu1   100 f reload
        vpxor ymm6, ymm6, ymm14                                ;   194.3 fp1    101 r1_next
        vpxor ymm14, ymm6, [rbp + 17184]                       ;   195.3 fp2+agu0  101 r1_next
        vpxor ymm6, ymm6, [rax + 2976]                         ;   195.3 fp3+agu1  101 r1_next
        vpxor ymm6, ymm6, [rbp + 17184]                        ;   196.3 fp0+agu0  101 r1_next
        vmovdqu [rbp + 20192], ymm6                            ;   197.3 agu2+fp5  101 r1_next spill
        vpxor ymm6, ymm8, ymm10                                ;   188.8 fp1     66 r2
        vmovdqu [rbp + 20224], ymm13                           ;   189.5 agu1+fp5  100 f spill
        vpxor ymm13, ymm6, ymm2                                ;   189.8 fp2     66 r2
        vpxor ymm2, ymm13, ymm7                                ;   190.8 fp3     66 r2
        vmovdqu ymm3, [rbp + 17184]                            ;   189.8 agu0   101 r1_next
        vpxor ymm3, ymm3, [rax + 2976]                         ;   196.8 fp0+agu1  101 r1_next
        vpand ymm14, ymm14, ymm3                               ;   197.8 fp1    101 r1_next
        vmovdqu ymm3, [rbp + 17184]                            ;   190.8 agu0   100 f reload
        vpxor ymm14, ymm14, ymm3                               ;   198.8 fp2    101 r1_next
        vpxor ymm3, ymm14, [rbp + 17216]                       ;   199.8 fp3+agu1  101 r1_next
        vpxor ymm14, ymm14, [rax + 3008]                       ;   199.8 fp0+agu0  101 r1_next
        vpxor ymm14, ymm14, [rbp + 17216]                      ;   200.8 fp1+agu1  101 r1_next
        vmovdqu [rbp + 20256], ymm14                           ;   201.8 agu2+fp5  101 r1_next spill
        vpxor ymm14, ymm2, ymm15                               ;   192.3 fp2     66 r2
        vpxor ymm15, ymm2, ymm1                                ;   192.5 fp3     66 r2
        vpxor ymm0, ymm15, ymm5                                ;   193.5 fp0     66 r2
        vpxor ymm5, ymm0, ymm8                                 ;   194.5 fp1     66 r2
        vpxor ymm4, ymm14, ymm12                               ;   193.3 fp2     66 r2
        vpxor ymm12, ymm4, ymm1                                ;   194.3 fp3     66 r2
        vmovdqu ymm11, [rbp + 17216]                           ;   193.7 agu0   101 r1_next
        vpxor ymm11, ymm11, [rax + 3008]                       ;   200.7 fp0+agu1  101 r1_next
        vpand ymm3, ymm3, ymm11                                ;   201.7 fp1    101 r1_next
        vmovdqu ymm11, [rax + 3040]                            ;   194.7 agu0   101 r1_next reload
        vpxor ymm3, ymm3, ymm11                                ;   202.7 fp2    101 r1_next
        vpxor ymm3, ymm3, [rbp + 17216]                        ;   203.7 fp3+agu1  101 r1_next
        vpxor ymm3, ymm3, [rbp + 17248]                        ;   204.7 fp0+agu0  101 r1_next
        vpxor ymm11, ymm4, ymm10                               ;   195.3 fp1     66 r2
        vmovdqu [rbp + 20288], ymm3                            ;   205.7 agu2+fp5  101 r1_next spill
        vpxor ymm3, ymm14, ymm5                                ;   195.7 fp2     66 r2
        vpxor ymm9, ymm3, ymm7                                 ;   196.7 fp3     66 r2
        vpxor ymm10, ymm11, ymm9                               ;   197.7 fp0     66 r2
        vmovdqu [rbp + 20320], ymm0                            ;   196.7 agu1+fp5   66 r2 spill
        vpxor ymm0, ymm10, ymm8                                ;   198.7 fp1     66 r2
        vpxor ymm8, ymm9, ymm1                                 ;   197.7 fp2     66 r2
        vpxor ymm6, ymm6, ymm8                                 ;   198.7 fp3     66 r2
        vpand ymm8, ymm8, ymm9                                 ;   198.7 fp0     66 r2
        vpxor ymm13, ymm13, ymm8                               ;   199.7 fp1     66 r2
        vpand ymm1, ymm4, ymm10                                ;   198.7 fp2     66 r2
        vpxor ymm13, ymm13, ymm1                               ;   200.7 fp3     66 r2
        vpand ymm1, ymm5, ymm6                                 ;   199.7 fp0     66 r2
        vpxor ymm8, ymm8, ymm1                                 ;   200.7 fp1     66 r2
        vpxor ymm1, ymm5, ymm11                                ;   199.2 fp2     66 r2
        vmovdqu [rbp + 20352], ymm4                            ;   199.3 agu2+fp5   66 r2 spill
        vpand ymm4, ymm0, ymm1                                 ;   200.2 fp3     66 r2
        vpxor ymm4, ymm4, ymm8                                 ;   201.7 fp0     66 r2
        vpxor ymm4, ymm4, [rbp + 17408]                        ;   202.7 fp1+agu0   66 r2
        vmovdqu [rbp + 20384], ymm10                           ;   200.3 agu1+fp5   66 r2 spill
        vpxor ymm10, ymm1, ymm7                                ;   200.2 fp2     66 r2
        vmovdqu [rbp + 20416], ymm1                            ;   201.3 agu2+fp5   66 r2 spill
        vpor ymm1, ymm15, ymm7                                 ;   200.7 fp3     66 r2
        vpxor ymm8, ymm8, ymm1                                 ;   201.7 fp0     66 r2
        vpxor ymm1, ymm1, ymm13                                ;   201.7 fp1     66 r2
        vpand ymm7, ymm3, ymm2                                 ;   201.2 fp2     66 r2
        vpxor ymm4, ymm4, ymm7                                 ;   203.7 fp3     66 r2
        vpxor ymm13, ymm13, ymm7                               ;   202.2 fp0     66 r2
        vpxor ymm7, ymm6, ymm2                                 ;   202.0 fp1     66 r2
        vpxor ymm8, ymm8, [rbp + 20320]                        ;   203.7 fp2+agu0   66 r2
        vmovdqu [rbp + 20320], ymm3                            ;   202.3 agu1+fp5   66 r2 spill
        vpand ymm3, ymm14, ymm7                                ;   203.0 fp3     66 r2
        vpxor ymm13, ymm13, ymm3                               ;   204.0 fp0     66 r2
        vpxor ymm3, ymm15, ymm0                                ;   203.0 fp1     66 r2
        vmovdqu [rbp + 20448], ymm7                            ;   203.3 agu2+fp5   66 r2 spill
        vpand ymm7, ymm10, ymm3                                ;   204.0 fp2     66 r2
        vpxor ymm1, ymm1, ymm7                                 ;   205.0 fp3     66 r2
        vpand ymm7, ymm13, ymm4                                ;   205.0 fp0     66 r2
        vpxor ymm1, ymm1, ymm7                                 ;   206.0 fp1     66 r2
        vmovdqu [rbp + 20480], ymm14                           ;   204.3 agu0+fp5   66 r2 spill
        vpand ymm14, ymm12, ymm11                              ;   204.2 fp2     66 r2
        vpxor ymm8, ymm8, ymm14                                ;   205.2 fp3     66 r2
        vpand ymm14, ymm1, ymm8                                ;   207.0 fp0     66 r2
        vpxor ymm13, ymm13, ymm14                              ;   208.0 fp1     66 r2
        vpand ymm14, ymm8, ymm13                               ;   209.0 fp2     66 r2
        vpxor ymm14, ymm14, ymm4                               ;   210.0 fp3     66 r2
        vpxor ymm4, ymm4, ymm1                                 ;   207.0 fp0     66 r2
        vpor ymm7, ymm7, ymm4                                  ;   208.0 fp1     66 r2
        vpxor ymm7, ymm7, ymm13                                ;   209.0 fp2     66 r2
        vpor ymm1, ymm7, ymm14                                 ;   211.0 fp3     66 r2
        vpand ymm13, ymm13, ymm14                              ;   211.0 fp0     66 r2
        vpand ymm3, ymm3, ymm14                                ;   211.0 fp1     66 r2
        vpxor ymm8, ymm8, ymm13                                ;   212.0 fp2     66 r2
        vpxor ymm4, ymm4, ymm1                                 ;   212.0 fp3     66 r2
        vpxor ymm1, ymm14, ymm7                                ;   211.0 fp0     66 r2
        vpand ymm5, ymm5, ymm4                                 ;   213.0 fp1     66 r2
        vpxor ymm13, ymm1, ymm4                                ;   213.0 fp2     66 r2
        vpand ymm15, ymm15, ymm7                               ;   210.0 fp3     66 r2
        vpand ymm6, ymm6, ymm4                                 ;   213.0 fp0     66 r2
        vpxor ymm4, ymm4, ymm8                                 ;   213.0 fp1     66 r2
        vpand ymm0, ymm0, ymm1                                 ;   212.0 fp2     66 r2
        vpxor ymm6, ymm6, ymm0                                 ;   214.0 fp3     66 r2
        vpand ymm11, ymm11, ymm13                              ;   214.0 fp0     66 r2
        vpand ymm12, ymm12, ymm13                              ;   214.0 fp1     66 r2
        vmovdqu ymm13, [rbp + 17504]                           ;   210.0 agu1   100 f reload
        vmovdqu [rbp + 20512], ymm15                           ;   211.0 agu2+fp5   66 r2 spill
        vpand ymm15, ymm7, ymm13                               ;   217.0 fp2     66 r2
        vpxor ymm7, ymm7, ymm4                                 ;   214.0 fp3     66 r2
        vpand ymm9, ymm9, ymm7                                 ;   215.0 fp0     66 r2
        vpand ymm7, ymm7, [rbp + 17280]                        ;   215.0 fp1+agu0   66 r2
        vpand ymm2, ymm2, ymm4                                 ;   214.0 fp2     66 r2
        vpand ymm10, ymm10, ymm14                              ;   212.0 fp3     66 r2
        vpand ymm4, ymm4, [rbp + 20320]                        ;   214.0 fp0+agu1   66 r2
        vpxor ymm14, ymm14, ymm8                               ;   213.0 fp1     66 r2
        vpand ymm1, ymm1, [rbp + 20416]                        ;   212.5 fp2+agu0   66 r2
        vpxor ymm2, ymm2, ymm7                                 ;   216.0 fp3     66 r2
        vpxor ymm9, ymm9, ymm10                                ;   216.0 fp0     66 r2
        vpxor ymm9, ymm9, ymm15                                ;   218.0 fp1     66 r2
        vpxor ymm10, ymm10, ymm11                              ;   215.0 fp2     66 r2
        vpxor ymm4, ymm4, ymm11                                ;   215.0 fp3     66 r2
        vpand ymm11, ymm14, [rbp + 20384]                      ;   214.2 fp0+agu1   66 r2
        vpxor ymm9, ymm9, ymm11                                ;   219.0 fp1     66 r2
        vpxor ymm5, ymm5, ymm11                                ;   215.2 fp2     66 r2
        vpxor ymm10, ymm10, ymm5                               ;   216.2 fp3     66 r2
        vpand ymm14, ymm14, [rbp + 20352]                      ;   215.2 fp0+agu0   66 r2
        vpand ymm11, ymm8, [rbp + 20480]                       ;   215.3 fp1+agu1   66 r2
        vpand ymm8, ymm8, [rbp + 20448]                        ;   215.5 fp2+agu0   66 r2
        vpxor ymm4, ymm4, ymm15                                ;   218.0 fp3     66 r2
        vpxor ymm15, ymm6, ymm2                                ;   217.0 fp0     66 r2
        vpxor ymm15, ymm15, ymm10                              ;   218.0 fp1     66 r2
        vpxor ymm1, ymm1, ymm15                                ;   219.0 fp2     66 r2
        vpxor ymm4, ymm4, ymm1                                 ;   220.0 fp3     66 r2
        vpxor ymm8, ymm8, ymm4                                 ;   221.0 fp0     66 r2
        vpxor ymm3, ymm3, ymm8                                 ;   222.0 fp1     66 r2
        vpxor ymm0, ymm0, ymm12                                ;   217.5 fp2     66 r2
        vpxor ymm0, ymm0, ymm3                                 ;   223.0 fp3     66 r2
        vmovdqu ymm12, [rel snow2_init128.T0_constants256]     ;   216.3 agu1    66 r2 reload
        vpxor ymm15, ymm15, ymm12                              ;   223.3 fp0     66 r2
        vpxor ymm11, ymm11, ymm5                               ;   218.3 fp1     66 r2
        vpxor ymm11, ymm11, ymm1                               ;   220.0 fp2     66 r2
        vpxor ymm14, ymm14, ymm2                               ;   219.0 fp3     66 r2
        vpxor ymm10, ymm10, ymm12                              ;   223.3 fp0     66 r2
        vpxor ymm14, ymm14, ymm8                               ;   222.0 fp1     66 r2
        vpxor ymm11, ymm11, ymm12                              ;   223.3 fp2     66 r2
        vpxor ymm14, ymm14, ymm12                              ;   223.3 fp3     66 r2
        vmovdqu ymm1, [rbp + 17632]                            ;   218.2 agu0    66 r2
        vmovdqu ymm2, [rbp + 17664]                            ;   218.3 agu1   100 f reload
        vpxor ymm1, ymm1, ymm2                                 ;   225.3 fp0     66 r2
        vmovdqu ymm5, [rbp + 17568]                            ;   219.2 agu0   100 f reload
        vpxor ymm8, ymm1, ymm5                                 ;   226.3 fp1     66 r2
        vpxor ymm5, ymm8, [rbp + 17760]                        ;   227.3 fp2+agu1   66 r2
        vpxor ymm13, ymm5, [rbp + 17728]                       ;   228.3 fp3+agu0   66 r2
        vmovdqu [rbp + 20448], ymm15                           ;   224.3 agu2+fp5   66 r2 spill
        vpxor ymm15, ymm5, [rbp + 17536]                       ;   228.3 fp0+agu1   66 r2
        vmovdqu [rbp + 20480], ymm9                            ;   220.3 agu2+fp5   66 r2 spill
        vpxor ymm9, ymm15, [rbp + 17600]                       ;   229.3 fp1+agu0   66 r2
        vmovdqu [rbp + 20352], ymm10                           ;   224.3 agu1+fp5   66 r2 spill
        vpxor ymm10, ymm9, [rbp + 17632]                       ;   230.3 fp2+agu0   66 r2
        vmovdqu [rbp + 20384], ymm4                            ;   222.3 agu2+fp5   66 r2 spill
        vpxor ymm4, ymm13, [rbp + 17696]                       ;   229.3 fp3+agu1   66 r2
        vmovdqu [rbp + 20416], ymm14                           ;   224.3 agu2+fp5   66 r2 spill
        vpxor ymm14, ymm4, [rbp + 17536]                       ;   230.3 fp0+agu0   66 r2
        vmovdqu [rbp + 20320], ymm11                           ;   224.3 agu1+fp5   66 r2 spill
        vpxor ymm11, ymm4, ymm2                                ;   230.3 fp1     66 r2
        vmovdqu [rbp + 20544], ymm6                            ;   225.3 agu2+fp5   66 r2 spill
        vpxor ymm6, ymm13, ymm10                               ;   231.3 fp2     66 r2
        vmovdqu [rbp + 20576], ymm7                            ;   226.3 agu0+fp5   66 r2 spill
        vpxor ymm7, ymm6, [rbp + 17760]                        ;   232.3 fp3+agu1   66 r2
        vmovdqu [rbp + 20608], ymm3                            ;   227.3 agu2+fp5   66 r2 spill
        vpxor ymm3, ymm11, ymm7                                ;   233.3 fp0     66 r2
        vmovdqu [rbp + 20640], ymm0                            ;   228.3 agu0+fp5   66 r2 spill
        vpxor ymm0, ymm3, [rbp + 17632]                        ;   234.3 fp1+agu1   66 r2
        vpxor ymm12, ymm7, [rbp + 17536]                       ;   233.3 fp2+agu0   66 r2
        vpxor ymm1, ymm1, ymm12                                ;   234.3 fp3     66 r2
        vpand ymm12, ymm12, ymm7                               ;   234.3 fp0     66 r2
        vpxor ymm8, ymm8, ymm12                                ;   235.3 fp1     66 r2
        vmovdqu [rbp + 20672], ymm7                            ;   233.3 agu2+fp5   66 r2 spill
        vpand ymm7, ymm4, ymm3                                 ;   234.3 fp2     66 r2
        vpxor ymm8, ymm8, ymm7                                 ;   236.3 fp3     66 r2
        vpand ymm7, ymm10, ymm1                                ;   235.3 fp0     66 r2
        vpxor ymm12, ymm12, ymm7                               ;   236.3 fp1     66 r2
        vpxor ymm7, ymm10, ymm11                               ;   231.3 fp2     66 r2
        vmovdqu [rbp + 20704], ymm4                            ;   230.5 agu1+fp5   66 r2 spill
        vpand ymm4, ymm7, ymm0                                 ;   235.3 fp3     66 r2
        vpxor ymm4, ymm4, ymm2                                 ;   236.3 fp0     66 r2
        vpxor ymm4, ymm4, ymm12                                ;   237.3 fp1     66 r2
        vpxor ymm2, ymm7, [rbp + 17760]                        ;   232.3 fp2+agu0   66 r2
        vmovdqu [rbp + 20736], ymm3                            ;   234.3 agu2+fp5   66 r2 spill
        vpor ymm3, ymm15, [rbp + 17760]                        ;   232.5 fp3+agu1   66 r2
        vpxor ymm9, ymm9, ymm3                                 ;   233.5 fp0     66 r2
        vpxor ymm3, ymm3, ymm8                                 ;   237.3 fp1     66 r2
        vpxor ymm9, ymm9, ymm12                                ;   237.3 fp2     66 r2
        vpand ymm12, ymm6, ymm5                                ;   233.7 fp3     66 r2
        vpxor ymm4, ymm4, ymm12                                ;   238.3 fp0     66 r2
        vpxor ymm8, ymm8, ymm12                                ;   237.3 fp1     66 r2
        vpxor ymm12, ymm5, ymm1                                ;   235.3 fp2     66 r2
        vmovdqu [rbp + 20768], ymm7                            ;   234.5 agu0+fp5   66 r2 spill
        vpand ymm7, ymm13, ymm12                               ;   236.3 fp3     66 r2
        vpxor ymm8, ymm8, ymm7                                 ;   238.3 fp0     66 r2
        vpxor ymm7, ymm15, ymm0                                ;   235.3 fp1     66 r2
        vmovdqu [rbp + 20800], ymm12                           ;   236.3 agu2+fp5   66 r2 spill
        vpand ymm12, ymm2, ymm7                                ;   236.3 fp2     66 r2
        vpxor ymm3, ymm3, ymm12                                ;   238.3 fp3     66 r2
        vpand ymm12, ymm8, ymm4                                ;   239.3 fp0     66 r2
        vpxor ymm3, ymm3, ymm12                                ;   240.3 fp1     66 r2
        vmovdqu [rbp + 20832], ymm13                           ;   236.5 agu1+fp5   66 r2 spill
        vpand ymm13, ymm14, ymm11                              ;   236.5 fp2     66 r2
        vpxor ymm9, ymm9, ymm13                                ;   238.3 fp3     66 r2
        vpand ymm13, ymm9, ymm3                                ;   241.3 fp0     66 r2
        vpxor ymm8, ymm8, ymm13                                ;   242.3 fp1     66 r2
        vpand ymm13, ymm9, ymm8                                ;   243.3 fp2     66 r2
        vpxor ymm13, ymm13, ymm4                               ;   244.3 fp3     66 r2
        vpxor ymm4, ymm4, ymm3                                 ;   241.3 fp0     66 r2
        vpor ymm12, ymm12, ymm4                                ;   242.3 fp1     66 r2
        vpxor ymm12, ymm12, ymm8                               ;   243.3 fp2     66 r2
        vpor ymm3, ymm12, ymm13                                ;   245.3 fp3     66 r2
        vpand ymm8, ymm8, ymm13                                ;   245.3 fp0     66 r2
        vpand ymm7, ymm7, ymm13                                ;   245.3 fp1     66 r2
        vpxor ymm9, ymm9, ymm8                                 ;   246.3 fp2     66 r2
        vpxor ymm4, ymm4, ymm3                                 ;   246.3 fp3     66 r2
        vpxor ymm3, ymm13, ymm12                               ;   245.3 fp0     66 r2
        vpand ymm10, ymm10, ymm4                               ;   247.3 fp1     66 r2
        vpxor ymm8, ymm3, ymm4                                 ;   247.3 fp2     66 r2
        vpand ymm15, ymm15, ymm12                              ;   244.3 fp3     66 r2
        vpand ymm1, ymm1, ymm4                                 ;   247.3 fp0     66 r2
        vpxor ymm4, ymm4, ymm9                                 ;   247.3 fp1     66 r2
        vpand ymm0, ymm0, ymm3                                 ;   246.3 fp2     66 r2
        vpxor ymm1, ymm1, ymm0                                 ;   248.3 fp3     66 r2
        vpand ymm11, ymm11, ymm8                               ;   248.3 fp0     66 r2
        vpand ymm14, ymm14, ymm8                               ;   248.3 fp1     66 r2
        vmovdqu ymm8, [rbp + 17760]                            ;   244.3 agu0   100 f reload
        vmovdqu [rbp + 20864], ymm15                           ;   245.3 agu2+fp5   66 r2 spill
        vpand ymm15, ymm12, ymm8                               ;   251.3 fp2     66 r2
        vpxor ymm12, ymm12, ymm4                               ;   248.3 fp3     66 r2
        vpand ymm5, ymm5, ymm4                                 ;   248.3 fp0     66 r2
        vpand ymm6, ymm6, ymm4                                 ;   248.3 fp1     66 r2
        vpand ymm4, ymm12, [rbp + 20672]                       ;   249.3 fp2+agu1   66 r2
        vpand ymm12, ymm12, [rbp + 17536]                      ;   249.3 fp3+agu0   66 r2
        vpand ymm2, ymm2, ymm13                                ;   246.5 fp0     66 r2
        vpxor ymm13, ymm13, ymm9                               ;   247.3 fp1     66 r2
        vpand ymm3, ymm3, [rbp + 20768]                        ;   246.8 fp2+agu1   66 r2
        vpxor ymm5, ymm5, ymm12                                ;   250.3 fp3     66 r2
        vpxor ymm4, ymm4, ymm2                                 ;   250.3 fp0     66 r2
        vpxor ymm4, ymm4, ymm15                                ;   252.3 fp1     66 r2
        vpxor ymm2, ymm2, ymm11                                ;   249.3 fp2     66 r2
        vpxor ymm6, ymm6, ymm11                                ;   249.3 fp3     66 r2
        vpand ymm11, ymm13, [rbp + 20736]                      ;   248.5 fp0+agu0   66 r2
        vpxor ymm4, ymm4, ymm11                                ;   253.3 fp1     66 r2
        vpxor ymm10, ymm10, ymm11                              ;   249.5 fp2     66 r2
        vpxor ymm2, ymm2, ymm10                                ;   250.5 fp3     66 r2
        vpand ymm13, ymm13, [rbp + 20704]                      ;   249.5 fp0+agu1   66 r2
        vpand ymm11, ymm9, [rbp + 20832]                       ;   249.7 fp1+agu0   66 r2
        vpand ymm9, ymm9, [rbp + 20800]                        ;   249.8 fp2+agu1   66 r2
        vpxor ymm6, ymm6, ymm15                                ;   252.3 fp3     66 r2
        vpxor ymm15, ymm1, ymm5                                ;   251.3 fp0     66 r2
        vpxor ymm15, ymm15, ymm2                               ;   252.3 fp1     66 r2
        vpxor ymm3, ymm3, ymm15                                ;   253.3 fp2     66 r2
        vpxor ymm6, ymm6, ymm3                                 ;   254.3 fp3     66 r2
        vpxor ymm9, ymm9, ymm6                                 ;   255.3 fp0     66 r2
        vpxor ymm7, ymm7, ymm9                                 ;   256.3 fp1     66 r2
        vpxor ymm0, ymm0, ymm14                                ;   251.8 fp2     66 r2
        vpxor ymm1, ymm1, ymm12                                ;   252.3 fp3     66 r2
        vpxor ymm0, ymm0, ymm7                                 ;   257.3 fp0     66 r2
        vpxor ymm1, ymm1, ymm7                                 ;   257.3 fp1     66 r2
        vpxor ymm1, ymm1, [rbp + 20864]                        ;   258.3 fp2+agu0   66 r2
        vmovdqu ymm7, [rel snow2_init128.T0_constants256]      ;   251.2 agu1    66 r2 reload
        vpxor ymm2, ymm2, ymm7                                 ;   258.2 fp3     66 r2
        vpxor ymm11, ymm11, ymm10                              ;   253.5 fp0     66 r2
        vpxor ymm11, ymm11, ymm3                               ;   254.5 fp1     66 r2
        vpxor ymm13, ymm13, ymm5                               ;   253.8 fp2     66 r2
        vpxor ymm13, ymm13, ymm9                               ;   256.3 fp3     66 r2
        vpxor ymm11, ymm11, ymm7                               ;   258.2 fp0     66 r2
        vpxor ymm13, ymm13, ymm7                               ;   258.2 fp1     66 r2
        vmovdqu ymm3, [rbp + 17888]                            ;   252.8 agu0    66 r2
        vmovdqu ymm5, [rbp + 17920]                            ;   253.0 agu1   100 f reload
        vpxor ymm3, ymm3, ymm5                                 ;   260.0 fp2     66 r2
        vmovdqu ymm9, [rbp + 17824]                            ;   253.8 agu0   100 f reload
        vpxor ymm10, ymm3, ymm9                                ;   261.0 fp3     66 r2
        vmovdqu ymm12, [rbp + 18016]                           ;   254.0 agu1   100 f reload
        vpxor ymm14, ymm10, ymm12                              ;   262.0 fp0     66 r2
        vpxor ymm9, ymm14, [rbp + 17984]                       ;   263.0 fp1+agu0   66 r2
        vpxor ymm8, ymm14, [rbp + 17792]                       ;   263.0 fp2+agu1   66 r2
        vmovdqu [rbp + 20864], ymm6                            ;   255.3 agu2+fp5   66 r2 spill
        vpxor ymm6, ymm8, [rbp + 17856]                        ;   264.0 fp3+agu0   66 r2
        vmovdqu [rbp + 20800], ymm4                            ;   255.3 agu2+fp5   66 r2 spill
        vpxor ymm4, ymm6, [rbp + 17888]                        ;   265.0 fp0+agu1   66 r2
        vmovdqu [rbp + 20832], ymm2                            ;   259.2 agu2+fp5   66 r2 spill
        vpxor ymm2, ymm9, [rbp + 17952]                        ;   264.0 fp1+agu0   66 r2
        vmovdqu [rbp + 20704], ymm15                           ;   257.3 agu1+fp5   66 r2 spill
        vpxor ymm15, ymm2, [rbp + 17792]                       ;   265.0 fp2+agu0   66 r2
        vmovdqu [rbp + 20736], ymm13                           ;   259.2 agu2+fp5   66 r2 spill
        vpxor ymm13, ymm2, ymm5                                ;   265.0 fp3     66 r2
        vmovdqu [rbp + 20768], ymm11                           ;   259.3 agu1+fp5   66 r2 spill
        vpxor ymm11, ymm9, ymm4                                ;   266.0 fp0     66 r2
        vmovdqu [rbp + 20672], ymm1                            ;   260.3 agu2+fp5   66 r2 spill
        vpxor ymm1, ymm11, ymm12                               ;   267.0 fp1     66 r2
        vmovdqu [rbp + 20896], ymm0                            ;   261.3 agu0+fp5   66 r2 spill
        vpxor ymm0, ymm13, ymm1                                ;   268.0 fp2     66 r2
        vpxor ymm7, ymm0, [rbp + 17888]                        ;   269.0 fp3+agu1   66 r2
        vpxor ymm5, ymm1, [rbp + 17792]                        ;   268.0 fp0+agu0   66 r2
        vpxor ymm3, ymm3, ymm5                                 ;   269.0 fp1     66 r2
        vpand ymm5, ymm5, ymm1                                 ;   269.0 fp2     66 r2
        vpxor ymm10, ymm10, ymm5                               ;   270.0 fp3     66 r2
        vmovdqu [rbp + 20928], ymm1                            ;   268.0 agu2+fp5   66 r2 spill
        vpand ymm1, ymm2, ymm0                                 ;   269.0 fp0     66 r2
        vpxor ymm10, ymm10, ymm1                               ;   271.0 fp1     66 r2
        vpand ymm1, ymm4, ymm3                                 ;   270.0 fp2     66 r2
        vpxor ymm5, ymm5, ymm1                                 ;   271.0 fp3     66 r2
        vpxor ymm1, ymm4, ymm13                                ;   266.0 fp0     66 r2
        vmovdqu [rbp + 20960], ymm2                            ;   265.2 agu1+fp5   66 r2 spill
        vpand ymm2, ymm1, ymm7                                 ;   270.0 fp1     66 r2
        vpxor ymm2, ymm2, ymm5                                 ;   272.0 fp2     66 r2
        vpxor ymm2, ymm2, [rbp + 17920]                        ;   273.0 fp3+agu0   66 r2
        vmovdqu [rbp + 20992], ymm0                            ;   269.0 agu2+fp5   66 r2 spill
        vpxor ymm0, ymm1, ymm12                                ;   267.0 fp0     66 r2
        vmovdqu [rbp + 21024], ymm1                            ;   267.2 agu1+fp5   66 r2 spill
        vpor ymm1, ymm8, ymm12                                 ;   267.3 fp1     66 r2
        vpxor ymm6, ymm6, ymm1                                 ;   268.3 fp2     66 r2
        vpxor ymm1, ymm1, ymm10                                ;   272.0 fp3     66 r2
        vpxor ymm6, ymm6, ymm5                                 ;   272.0 fp0     66 r2
        vpand ymm5, ymm11, ymm14                               ;   268.3 fp1     66 r2
        vpxor ymm2, ymm2, ymm5                                 ;   274.0 fp2     66 r2
        vpxor ymm10, ymm10, ymm5                               ;   272.0 fp3     66 r2
        vpxor ymm5, ymm14, ymm3                                ;   270.0 fp0     66 r2
        vpand ymm12, ymm9, ymm5                                ;   271.0 fp1     66 r2
        vpxor ymm10, ymm10, ymm12                              ;   273.0 fp2     66 r2
        vpxor ymm12, ymm8, ymm7                                ;   270.0 fp3     66 r2
        vmovdqu [rbp + 21056], ymm5                            ;   271.0 agu0+fp5   66 r2 spill
        vpand ymm5, ymm0, ymm12                                ;   271.0 fp0     66 r2
        vpxor ymm1, ymm1, ymm5                                 ;   273.0 fp1     66 r2
        vpand ymm5, ymm10, ymm2                                ;   275.0 fp2     66 r2
        vpxor ymm1, ymm1, ymm5                                 ;   276.0 fp3     66 r2
        vmovdqu [rbp + 21088], ymm9                            ;   270.7 agu2+fp5   66 r2 spill
        vpand ymm9, ymm15, ymm13                               ;   271.2 fp0     66 r2
        vpxor ymm6, ymm6, ymm9                                 ;   273.0 fp1     66 r2
        vpand ymm9, ymm6, ymm1                                 ;   277.0 fp2     66 r2
        vpxor ymm10, ymm10, ymm9                               ;   278.0 fp3     66 r2
        vpand ymm9, ymm6, ymm10                                ;   279.0 fp0     66 r2
        vpxor ymm9, ymm9, ymm2                                 ;   280.0 fp1     66 r2
        vpxor ymm2, ymm2, ymm1                                 ;   277.0 fp2     66 r2
        vpor ymm5, ymm5, ymm2                                  ;   278.0 fp3     66 r2
        vpxor ymm5, ymm5, ymm10                                ;   279.0 fp0     66 r2
        vpor ymm1, ymm5, ymm9                                  ;   281.0 fp1     66 r2
        vpand ymm10, ymm10, ymm9                               ;   281.0 fp2     66 r2
        vpand ymm12, ymm12, ymm9                               ;   281.0 fp3     66 r2
        vpxor ymm6, ymm6, ymm10                                ;   282.0 fp0     66 r2
        vpxor ymm2, ymm2, ymm1                                 ;   282.0 fp1     66 r2
        vpxor ymm1, ymm9, ymm5                                 ;   281.0 fp2     66 r2
        vpand ymm4, ymm4, ymm2                                 ;   283.0 fp3     66 r2
        vpxor ymm10, ymm1, ymm2                                ;   283.0 fp0     66 r2
        vpand ymm8, ymm8, ymm5                                 ;   280.0 fp1     66 r2
        vpand ymm3, ymm3, ymm2                                 ;   283.0 fp2     66 r2
        vpxor ymm2, ymm2, ymm6                                 ;   283.0 fp3     66 r2
        vpand ymm7, ymm7, ymm1                                 ;   282.0 fp0     66 r2
        vpxor ymm3, ymm3, ymm7                                 ;   284.0 fp1     66 r2
        vpand ymm13, ymm13, ymm10                              ;   284.0 fp2     66 r2
        vpand ymm15, ymm15, ymm10                              ;   284.0 fp3     66 r2
        vmovdqu ymm10, [rbp + 18016]                           ;   280.0 agu1   100 f reload
        vmovdqu [rbp + 21120], ymm8                            ;   281.0 agu0+fp5   66 r2 spill
        vpand ymm8, ymm5, ymm10                                ;   287.0 fp0     66 r2
        vpxor ymm5, ymm5, ymm2                                 ;   284.0 fp1     66 r2
        vpand ymm14, ymm14, ymm2                               ;   284.0 fp2     66 r2
        vpand ymm11, ymm11, ymm2                               ;   284.0 fp3     66 r2
        vpand ymm2, ymm5, [rbp + 20928]                        ;   285.0 fp0+agu1   66 r2
        vpand ymm5, ymm5, [rbp + 17792]                        ;   285.0 fp1+agu0   66 r2
        vpand ymm0, ymm0, ymm9                                 ;   282.2 fp2     66 r2
        vpxor ymm9, ymm9, ymm6                                 ;   283.0 fp3     66 r2
        vpand ymm1, ymm1, [rbp + 21024]                        ;   282.5 fp0+agu1   66 r2
        vpxor ymm14, ymm14, ymm5                               ;   286.0 fp1     66 r2
        vpxor ymm2, ymm2, ymm0                                 ;   286.0 fp2     66 r2
        vpxor ymm2, ymm2, ymm8                                 ;   288.0 fp3     66 r2
        vpxor ymm0, ymm0, ymm13                                ;   285.0 fp0     66 r2
        vpxor ymm11, ymm11, ymm13                              ;   285.0 fp1     66 r2
        vpand ymm13, ymm9, [rbp + 20992]                       ;   284.2 fp2+agu0   66 r2
        vpxor ymm2, ymm2, ymm13                                ;   289.0 fp3     66 r2
        vpxor ymm4, ymm4, ymm13                                ;   285.2 fp0     66 r2
        vpxor ymm0, ymm0, ymm4                                 ;   286.2 fp1     66 r2
        vpand ymm9, ymm9, [rbp + 20960]                        ;   285.2 fp2+agu1   66 r2
        vpand ymm13, ymm6, [rbp + 21088]                       ;   285.3 fp3+agu0   66 r2
        vpand ymm6, ymm6, [rbp + 21056]                        ;   285.5 fp0+agu1   66 r2
        vpxor ymm11, ymm11, ymm8                               ;   288.0 fp1     66 r2
        vpxor ymm8, ymm3, ymm14                                ;   287.0 fp2     66 r2
        vpxor ymm8, ymm8, ymm0                                 ;   288.0 fp3     66 r2
        vpxor ymm1, ymm1, ymm8                                 ;   289.0 fp0     66 r2
        vpxor ymm11, ymm11, ymm1                               ;   290.0 fp1     66 r2
        vpxor ymm6, ymm6, ymm11                                ;   291.0 fp2     66 r2
        vpxor ymm12, ymm12, ymm6                               ;   292.0 fp3     66 r2
        vpxor ymm7, ymm7, ymm15                                ;   287.5 fp0     66 r2
        vpxor ymm3, ymm3, ymm5                                 ;   288.0 fp1     66 r2
        vpxor ymm7, ymm7, ymm12                                ;   293.0 fp2     66 r2
        vpxor ymm3, ymm3, ymm12                                ;   293.0 fp3     66 r2
        vpxor ymm3, ymm3, [rbp + 21120]                        ;   294.0 fp0+agu0   66 r2
        vmovdqu ymm5, [rel snow2_init128.T0_constants256]      ;   286.8 agu1    66 r2 reload
        vpxor ymm8, ymm8, ymm5                                 ;   293.8 fp1     66 r2
        vpxor ymm13, ymm13, ymm4                               ;   289.2 fp2     66 r2
        vpxor ymm13, ymm13, ymm1                               ;   290.2 fp3     66 r2
        vpxor ymm0, ymm0, ymm5                                 ;   293.8 fp0     66 r2
        vpxor ymm9, ymm9, ymm14                                ;   290.0 fp1     66 r2
        vpxor ymm9, ymm9, ymm6                                 ;   292.0 fp2     66 r2
        vpxor ymm13, ymm13, ymm5                               ;   293.8 fp3     66 r2
        vpxor ymm9, ymm9, ymm5                                 ;   293.8 fp0     66 r2
        vmovdqu ymm1, [rbp + 18144]                            ;   289.0 agu0    66 r2
        vmovdqu ymm4, [rbp + 18176]                            ;   289.2 agu1   100 f reload
        vpxor ymm1, ymm1, ymm4                                 ;   296.2 fp1     66 r2
        vmovdqu ymm6, [rbp + 18080]                            ;   290.0 agu0   100 f reload
        vpxor ymm12, ymm1, ymm6                                ;   297.2 fp2     66 r2
        vmovdqu ymm14, [rbp + 18272]                           ;   290.2 agu1   100 f reload
        vpxor ymm15, ymm12, ymm14                              ;   298.2 fp3     66 r2
        vpxor ymm6, ymm15, [rbp + 18240]                       ;   299.2 fp0+agu0   66 r2
        vpxor ymm10, ymm15, [rbp + 18048]                      ;   299.2 fp1+agu1   66 r2
        vpxor ymm5, ymm10, [rbp + 18112]                       ;   300.2 fp2+agu0   66 r2
        vmovdqu [rbp + 21120], ymm0                            ;   294.8 agu2+fp5   66 r2 spill
        vpxor ymm0, ymm5, [rbp + 18144]                        ;   301.2 fp3+agu1   66 r2
        vmovdqu [rbp + 21056], ymm8                            ;   294.8 agu2+fp5   66 r2 spill
        vpxor ymm8, ymm6, [rbp + 18208]                        ;   300.2 fp0+agu0   66 r2
        vmovdqu [rbp + 21088], ymm13                           ;   294.8 agu1+fp5   66 r2 spill
        vpxor ymm13, ymm8, [rbp + 18048]                       ;   301.2 fp1+agu0   66 r2
        vmovdqu [rbp + 20960], ymm3                            ;   295.0 agu2+fp5   66 r2 spill
        vpxor ymm3, ymm8, ymm4                                 ;   301.2 fp2     66 r2
        vmovdqu [rbp + 20992], ymm7                            ;   295.2 agu1+fp5   66 r2 spill
        vpxor ymm7, ymm6, ymm0                                 ;   302.2 fp3     66 r2
        vmovdqu [rbp + 21024], ymm2                            ;   296.2 agu0+fp5   66 r2 spill
        vpxor ymm2, ymm7, ymm14                                ;   303.2 fp0     66 r2
        vmovdqu [rbp + 20928], ymm11                           ;   297.2 agu2+fp5   66 r2 spill
        vpxor ymm11, ymm3, ymm2                                ;   304.2 fp1     66 r2
        vmovdqu [rbp + 21152], ymm9                            ;   298.2 agu1+fp5   66 r2 spill
        vpxor ymm9, ymm11, [rbp + 18144]                       ;   305.2 fp2+agu0   66 r2
        vpxor ymm4, ymm2, [rbp + 18048]                        ;   304.2 fp3+agu1   66 r2
        vpxor ymm1, ymm1, ymm4                                 ;   305.2 fp0     66 r2
        vpand ymm4, ymm4, ymm2                                 ;   305.2 fp1     66 r2
        vpxor ymm12, ymm12, ymm4                               ;   306.2 fp2     66 r2
        vmovdqu [rbp + 21184], ymm2                            ;   304.2 agu2+fp5   66 r2 spill
        vpand ymm2, ymm8, ymm11                                ;   305.2 fp3     66 r2
        vpxor ymm12, ymm12, ymm2                               ;   307.2 fp0     66 r2
        vpand ymm2, ymm0, ymm1                                 ;   306.2 fp1     66 r2
        vpxor ymm4, ymm4, ymm2                                 ;   307.2 fp2     66 r2
        vpxor ymm2, ymm0, ymm3                                 ;   302.2 fp3     66 r2
        vmovdqu [rbp + 21216], ymm8                            ;   301.3 agu0+fp5   66 r2 spill
        vpand ymm8, ymm2, ymm9                                 ;   306.2 fp0     66 r2
        vpxor ymm8, ymm8, ymm4                                 ;   308.2 fp1     66 r2
        vpxor ymm8, ymm8, [rbp + 18176]                        ;   309.2 fp2+agu1   66 r2
        vmovdqu [rbp + 21248], ymm11                           ;   305.2 agu2+fp5   66 r2 spill
        vpxor ymm11, ymm2, ymm14                               ;   303.2 fp3     66 r2
        vmovdqu [rbp + 21280], ymm2                            ;   303.3 agu0+fp5   66 r2 spill
        vpor ymm2, ymm10, ymm14                                ;   303.5 fp0     66 r2
        vpxor ymm5, ymm5, ymm2                                 ;   304.5 fp1     66 r2
        vpxor ymm2, ymm2, ymm12                                ;   308.2 fp2     66 r2
        vpxor ymm5, ymm5, ymm4                                 ;   308.2 fp3     66 r2
        vpand ymm4, ymm7, ymm15                                ;   304.5 fp0     66 r2
        vpxor ymm8, ymm8, ymm4                                 ;   310.2 fp1     66 r2
        vpxor ymm12, ymm12, ymm4                               ;   308.2 fp2     66 r2
        vpxor ymm4, ymm15, ymm1                                ;   306.2 fp3     66 r2
        vpand ymm14, ymm6, ymm4                                ;   307.2 fp0     66 r2
        vpxor ymm12, ymm12, ymm14                              ;   309.2 fp1     66 r2
        vpxor ymm14, ymm10, ymm9                               ;   306.2 fp2     66 r2
        vmovdqu [rbp + 21312], ymm4                            ;   307.2 agu1+fp5   66 r2 spill
        vpand ymm4, ymm11, ymm14                               ;   307.2 fp3     66 r2
        vpxor ymm2, ymm2, ymm4                                 ;   309.2 fp0     66 r2
        vpand ymm4, ymm12, ymm8                                ;   311.2 fp1     66 r2
        vpxor ymm2, ymm2, ymm4                                 ;   312.2 fp2     66 r2
        vmovdqu [rbp + 21344], ymm6                            ;   306.8 agu2+fp5   66 r2 spill
        vpand ymm6, ymm13, ymm3                                ;   307.3 fp3     66 r2
        vpxor ymm5, ymm5, ymm6                                 ;   309.2 fp0     66 r2
        vpand ymm6, ymm5, ymm2                                 ;   313.2 fp1     66 r2
        vpxor ymm12, ymm12, ymm6                               ;   314.2 fp2     66 r2
        vpand ymm6, ymm5, ymm12                                ;   315.2 fp3     66 r2
        vpxor ymm6, ymm6, ymm8                                 ;   316.2 fp0     66 r2
        vpxor ymm8, ymm8, ymm2                                 ;   313.2 fp1     66 r2
        vpor ymm4, ymm4, ymm8                                  ;   314.2 fp2     66 r2
        vpxor ymm4, ymm4, ymm12                                ;   315.2 fp3     66 r2
        vpor ymm2, ymm4, ymm6                                  ;   317.2 fp0     66 r2
        vpand ymm12, ymm12, ymm6                               ;   317.2 fp1     66 r2
        vpand ymm14, ymm14, ymm6                               ;   317.2 fp2     66 r2
        vpxor ymm5, ymm5, ymm12                                ;   318.2 fp3     66 r2
        vpxor ymm8, ymm8, ymm2                                 ;   318.2 fp0     66 r2
        vpxor ymm2, ymm6, ymm4                                 ;   317.2 fp1     66 r2
        vpand ymm0, ymm0, ymm8                                 ;   319.2 fp2     66 r2
        vpxor ymm12, ymm2, ymm8                                ;   319.2 fp3     66 r2
        vpand ymm10, ymm10, ymm4                               ;   316.2 fp0     66 r2
        vpand ymm1, ymm1, ymm8                                 ;   319.2 fp1     66 r2
        vpxor ymm8, ymm8, ymm5                                 ;   319.2 fp2     66 r2
        vpand ymm9, ymm9, ymm2                                 ;   318.2 fp3     66 r2
        vpxor ymm1, ymm1, ymm9                                 ;   320.2 fp0     66 r2
        vpand ymm3, ymm3, ymm12                                ;   320.2 fp1     66 r2
        vpand ymm13, ymm13, ymm12                              ;   320.2 fp2     66 r2
        vmovdqu ymm12, [rbp + 18272]                           ;   316.2 agu0   100 f reload
        vmovdqu [rbp + 21376], ymm10                           ;   317.2 agu1+fp5   66 r2 spill
        vpand ymm10, ymm4, ymm12                               ;   323.2 fp3     66 r2
        vpxor ymm4, ymm4, ymm8                                 ;   320.2 fp0     66 r2
        vpand ymm15, ymm15, ymm8                               ;   320.2 fp1     66 r2
        vpand ymm7, ymm7, ymm8                                 ;   320.2 fp2     66 r2
        vpand ymm8, ymm4, [rbp + 21184]                        ;   321.2 fp3+agu0   66 r2
        vpand ymm4, ymm4, [rbp + 18048]                        ;   321.2 fp0+agu1   66 r2
        vpand ymm11, ymm11, ymm6                               ;   318.3 fp1     66 r2
        vpxor ymm6, ymm6, ymm5                                 ;   319.2 fp2     66 r2
        vpand ymm2, ymm2, [rbp + 21280]                        ;   318.7 fp3+agu0   66 r2
        vpxor ymm15, ymm15, ymm4                               ;   322.2 fp0     66 r2
        vpxor ymm8, ymm8, ymm11                                ;   322.2 fp1     66 r2
        vpxor ymm8, ymm8, ymm10                                ;   324.2 fp2     66 r2
        vpxor ymm11, ymm11, ymm3                               ;   321.2 fp3     66 r2
        vpxor ymm7, ymm7, ymm3                                 ;   321.2 fp0     66 r2
        vpand ymm3, ymm6, [rbp + 21248]                        ;   320.3 fp1+agu1   66 r2
        vpxor ymm8, ymm8, ymm3                                 ;   325.2 fp2     66 r2
        vpxor ymm0, ymm0, ymm3                                 ;   321.3 fp3     66 r2
        vpxor ymm11, ymm11, ymm0                               ;   322.3 fp0     66 r2
        vpand ymm6, ymm6, [rbp + 21216]                        ;   321.3 fp1+agu0   66 r2
        vpand ymm3, ymm5, [rbp + 21344]                        ;   321.5 fp2+agu1   66 r2
        vpand ymm5, ymm5, [rbp + 21312]                        ;   321.7 fp3+agu0   66 r2
        vpxor ymm7, ymm7, ymm10                                ;   324.2 fp0     66 r2
        vpxor ymm10, ymm1, ymm15                               ;   323.2 fp1     66 r2
        vpxor ymm10, ymm10, ymm11                              ;   324.2 fp2     66 r2
        vpxor ymm2, ymm2, ymm10                                ;   325.2 fp3     66 r2
        vpxor ymm7, ymm7, ymm2                                 ;   326.2 fp0     66 r2
        vpxor ymm5, ymm5, ymm7                                 ;   327.2 fp1     66 r2
        vpxor ymm14, ymm14, ymm5                               ;   328.2 fp2     66 r2
        vpxor ymm9, ymm9, ymm13                                ;   323.7 fp3     66 r2
        vpxor ymm1, ymm1, ymm4                                 ;   324.2 fp0     66 r2
        vpxor ymm9, ymm9, ymm14                                ;   329.2 fp1     66 r2
        vpxor ymm1, ymm1, ymm14                                ;   329.2 fp2     66 r2
        vpxor ymm1, ymm1, [rbp + 21376]                        ;   330.2 fp3+agu1   66 r2
        vmovdqu ymm4, [rel snow2_init128.T0_constants256]      ;   323.0 agu0    66 r2 reload
        vpxor ymm11, ymm11, ymm4                               ;   330.0 fp0     66 r2
        vmovdqu ymm13, [rbp + 20640]                           ;   323.8 agu1    66 r2
        vmovdqu ymm14, [rbp + 20896]                           ;   324.0 agu0    66 r2 reload
        vpxor ymm13, ymm13, ymm14                              ;   331.0 fp1     66 r2
        vpxor ymm3, ymm3, ymm0                                 ;   325.5 fp2     66 r2
        vmovdqu ymm0, [rbp + 20512]                            ;   324.8 agu1    66 r2
        vpxor ymm0, ymm0, [rbp + 20544]                        ;   331.8 fp3+agu0   66 r2
        vpxor ymm0, ymm0, [rbp + 20608]                        ;   332.8 fp0+agu1   66 r2
        vpxor ymm0, ymm0, [rbp + 20576]                        ;   333.8 fp1+agu0   66 r2
        vpxor ymm0, ymm0, [rbp + 20672]                        ;   334.8 fp2+agu1   66 r2
        vpxor ymm3, ymm3, ymm2                                 ;   326.7 fp3     66 r2
        vmovdqu ymm2, [rbp + 20320]                            ;   327.0 agu0    66 r2
        vpxor ymm2, ymm2, [rbp + 20768]                        ;   334.0 fp0+agu1   66 r2
        vpxor ymm3, ymm3, ymm4                                 ;   330.0 fp1     66 r2
        vpxor ymm3, ymm3, [rbp + 20768]                        ;   331.0 fp2+agu0   66 r2
        vpxor ymm6, ymm6, ymm15                                ;   327.7 fp3     66 r2
        vmovdqu ymm15, [rbp + 20640]                           ;   328.8 agu1    66 r2 reload
        vpxor ymm12, ymm9, ymm15                               ;   335.8 fp0     66 r2
        vpxor ymm6, ymm6, ymm5                                 ;   328.7 fp1     66 r2
        vmovdqu ymm5, [rbp + 20416]                            ;   329.0 agu0    66 r2
        vpxor ymm5, ymm5, [rbp + 20736]                        ;   336.0 fp2+agu1   66 r2
        vpxor ymm15, ymm15, ymm5                               ;   337.0 fp3     66 r2
        vpxor ymm6, ymm6, ymm4                                 ;   330.0 fp0     66 r2
        vpxor ymm6, ymm6, [rbp + 20736]                        ;   331.0 fp1+agu0   66 r2
        vpxor ymm5, ymm5, ymm3                                 ;   337.0 fp2     66 r2
        vpxor ymm14, ymm14, [rbp + 20992]                      ;   331.0 fp3+agu1   66 r2
        vmovdqu [rbp + 20896], ymm1                            ;   331.2 agu2+fp5   66 r2 spill
        vpxor ymm1, ymm7, [rbp + 20384]                        ;   331.0 fp0+agu0   66 r2
        vpxor ymm1, ymm1, ymm2                                 ;   335.0 fp1     66 r2
        vpxor ymm2, ymm2, [rbp + 21152]                        ;   335.0 fp2+agu1   66 r2
        vmovdqu [rbp + 20736], ymm1                            ;   336.0 agu2+fp5   66 r2 spill
        vmovdqu ymm1, [rbp + 20416]                            ;   332.0 agu0    66 r2
        vpxor ymm1, ymm1, [rbp + 21152]                        ;   339.0 fp3+agu1   66 r2
        vmovdqu [rbp + 21152], ymm1                            ;   340.0 agu2+fp5   66 r2 spill
        vpxor ymm1, ymm7, [rbp + 20928]                        ;   333.0 fp0+agu0   66 r2
        vmovdqu [rbp + 20928], ymm7                            ;   333.2 agu2+fp5   66 r2 spill
        vpxor ymm7, ymm3, [rbp + 20320]                        ;   333.8 fp1+agu1   66 r2
        vpxor ymm7, ymm7, ymm1                                 ;   334.8 fp2     66 r2
        vpxor ymm3, ymm3, [rbp + 21088]                        ;   334.0 fp3+agu0   66 r2
        vmovdqu [rbp + 20416], ymm7                            ;   335.8 agu2+fp5   66 r2 spill
        vpxor ymm7, ymm13, [rbp + 20704]                       ;   334.8 fp0+agu1   66 r2
        vpxor ymm7, ymm7, ymm4                                 ;   335.8 fp1     66 r2
        vmovdqu [rbp + 20704], ymm13                           ;   335.2 agu0+fp5   66 r2 spill
        vpxor ymm13, ymm2, ymm5                                ;   338.0 fp2     66 r2
        vpxor ymm2, ymm2, ymm6                                 ;   336.0 fp3     66 r2
        vmovdqu [rbp + 20640], ymm13                           ;   339.0 agu2+fp5   66 r2 spill
        vpxor ymm13, ymm8, [rbp + 21024]                       ;   335.8 fp0+agu1   66 r2
        vpxor ymm10, ymm10, ymm4                               ;   335.3 fp1     66 r2
        vpxor ymm4, ymm14, [rbp + 20672]                       ;   336.0 fp2+agu0   66 r2
        vpxor ymm4, ymm4, [rbp + 20960]                        ;   337.0 fp3+agu1   66 r2
        vpxor ymm9, ymm9, [rbp + 20992]                        ;   337.0 fp0+agu0   66 r2
        vpxor ymm10, ymm10, [rbp + 21056]                      ;   337.8 fp1+agu1   66 r2
        vmovdqu [rbp + 20992], ymm5                            ;   338.0 agu2+fp5   66 r2 spill
        vpxor ymm5, ymm13, [rbp + 20832]                       ;   338.0 fp2+agu0   66 r2
        vpxor ymm13, ymm13, ymm9                               ;   338.0 fp3     66 r2
        vmovdqu [rbp + 20672], ymm8                            ;   338.2 agu2+fp5   66 r2 spill
        vpxor ymm8, ymm14, ymm15                               ;   338.0 fp0     66 r2
        vpxor ymm6, ymm6, ymm8                                 ;   339.0 fp1     66 r2
        vpxor ymm8, ymm8, ymm12                                ;   339.0 fp2     66 r2
        vpxor ymm14, ymm14, ymm10                              ;   338.8 fp3     66 r2
        vmovdqu [rbp + 20768], ymm8                            ;   340.0 agu2+fp5   66 r2 spill
        vpxor ymm8, ymm5, [rbp + 20352]                        ;   339.0 fp0+agu1   66 r2
        vpxor ymm5, ymm5, [rbp + 20480]                        ;   339.0 fp1+agu0   66 r2
        vmovdqu [rbp + 20576], ymm2                            ;   340.2 agu2+fp5   66 r2 spill
        vpxor ymm2, ymm8, [rbp + 20800]                        ;   340.0 fp2+agu1   66 r2
        vpxor ymm8, ymm8, ymm11                                ;   340.0 fp3     66 r2
        vmovdqu [rbp + 20608], ymm2                            ;   341.2 agu0+fp5   66 r2 spill
        vpxor ymm2, ymm10, ymm13                               ;   339.2 fp0     66 r2
        vpxor ymm2, ymm2, ymm8                                 ;   341.0 fp1     66 r2
        vpxor ymm10, ymm10, ymm7                               ;   339.5 fp2     66 r2
        vpxor ymm7, ymm7, [rbp + 20448]                        ;   340.8 fp3+agu1   66 r2
        vmovdqu [rbp + 20544], ymm6                            ;   342.2 agu2+fp5   66 r2 spill
        vmovdqu ymm6, [rbp + 20800]                            ;   341.0 agu0    66 r2
        vpxor ymm6, ymm6, [rbp + 21024]                        ;   348.0 fp0+agu1   66 r2
        vmovdqu [rbp + 21024], ymm1                            ;   343.2 agu2+fp5   66 r2 spill
        vpxor ymm1, ymm5, [rbp + 21120]                        ;   342.0 fp1+agu0   66 r2
        vpxor ymm5, ymm5, ymm6                                 ;   349.0 fp2     66 r2
        vpxor ymm6, ymm6, ymm4                                 ;   349.0 fp3     66 r2
        vpxor ymm8, ymm8, ymm5                                 ;   350.0 fp0     66 r2
        vmovdqu [rbp + 20800], ymm8                            ;   351.0 agu2+fp5   66 r2 spill
        vpxor ymm8, ymm0, [rbp + 20896]                        ;   342.8 fp1+agu1   66 r2
        vpxor ymm6, ymm6, ymm8                                 ;   350.0 fp2     66 r2
        vpxor ymm8, ymm8, ymm13                                ;   343.8 fp3     66 r2
        vmovdqu [rbp + 20512], ymm8                            ;   345.2 agu0+fp5   66 r2 spill
        vpxor ymm8, ymm9, [rbp + 21152]                        ;   347.0 fp0+agu1   66 r2
        vmovdqu [rbp + 21376], ymm1                            ;   346.2 agu2+fp5   66 r2 spill
        vpxor ymm1, ymm14, [rbp + 20448]                       ;   344.0 fp1+agu0   66 r2
        vpxor ymm15, ymm15, ymm8                               ;   348.0 fp2     66 r2
        vmovdqu [rbp + 20448], ymm15                           ;   349.0 agu2+fp5   66 r2 spill
        vmovdqu ymm15, [rbp + 20736]                           ;   344.8 agu1    66 r2
        vpxor ymm15, ymm15, [rbp + 21088]                      ;   351.8 fp3+agu0   66 r2
        vmovdqu [rbp + 21088], ymm15                           ;   352.8 agu2+fp5   66 r2 spill
        vmovdqu ymm15, [rbp + 20384]                           ;   345.8 agu1    66 r2
        vpxor ymm15, ymm15, [rbp + 20864]                      ;   352.8 fp0+agu0   66 r2
        vmovdqu [rbp + 21312], ymm1                            ;   349.2 agu2+fp5   66 r2 spill
        vpxor ymm1, ymm3, ymm15                                ;   353.8 fp1     66 r2
        vpxor ymm4, ymm4, [rbp + 21024]                        ;   350.2 fp2+agu1   66 r2
        vmovdqu [rbp + 21344], ymm6                            ;   351.0 agu0+fp5   66 r2 spill
        vmovdqu ymm6, [rbp + 20832]                            ;   347.8 agu1    66 r2
        vpxor ymm6, ymm6, [rbp + 21120]                        ;   354.8 fp3+agu0   66 r2
        vpxor ymm11, ymm11, ymm6                               ;   355.8 fp0     66 r2
        vpxor ymm5, ymm5, ymm11                                ;   356.8 fp1     66 r2
        vpxor ymm6, ymm6, ymm10                                ;   355.8 fp2     66 r2
        vpxor ymm11, ymm11, ymm7                               ;   356.8 fp3     66 r2
        vpxor ymm8, ymm8, [rbp + 20544]                        ;   349.3 fp0+agu1   66 r2
        vpxor ymm3, ymm3, [rbp + 20576]                        ;   349.5 fp1+agu0   66 r2
        vpxor ymm3, ymm3, [rbp + 20320]                        ;   350.5 fp2+agu1   66 r2
        vpxor ymm9, ymm9, ymm15                                ;   353.8 fp3     66 r2
        vpxor ymm15, ymm12, [rbp + 21056]                      ;   350.5 fp0+agu0   66 r2
        vpxor ymm7, ymm7, ymm15                                ;   351.5 fp1     66 r2
        vpxor ymm15, ymm15, ymm2                               ;   351.5 fp2     66 r2
        vpxor ymm15, ymm15, ymm6                               ;   356.8 fp3     66 r2
        vpxor ymm6, ymm6, ymm7                                 ;   356.8 fp0     66 r2
        vpxor ymm6, ymm6, [rbp + 20352]                        ;   357.8 fp1+agu1   66 r2
        vpxor ymm14, ymm14, ymm7                               ;   352.5 fp2     66 r2
        vpxor ymm12, ymm12, ymm0                               ;   352.2 fp3     66 r2
        vpxor ymm12, ymm12, [rbp + 20672]                      ;   353.2 fp0+agu0   66 r2
        vpxor ymm12, ymm12, [rbp + 20480]                      ;   354.2 fp1+agu1   66 r2
        vpxor ymm9, ymm9, [rbp + 20960]                        ;   354.8 fp2+agu0   66 r2
        vpxor ymm9, ymm9, [rbp + 20896]                        ;   355.8 fp3+agu1   66 r2
        vpxor ymm9, ymm9, [rbp + 20928]                        ;   356.8 fp0+agu0   66 r2
        vpxor ymm0, ymm0, [rbp + 20704]                        ;   354.3 fp1+agu1   66 r2
        vpxor ymm7, ymm7, [rbp + 20704]                        ;   354.7 fp2+agu0   66 r2
        vpxor ymm13, ymm13, ymm12                              ;   355.2 fp3     66 r2
        vpxor ymm12, ymm12, [rbp + 20960]                      ;   355.3 fp0+agu1   66 r2
        vpxor ymm13, ymm13, [rbp + 21344]                      ;   358.0 fp1+agu0   66 r2
        vmovdqu [rbp + 20960], ymm12                           ;   356.3 agu2+fp5   66 r2 spill
        vpxor ymm12, ymm3, [rbp + 21152]                       ;   356.3 fp2+agu1   66 r2
        vpxor ymm3, ymm3, [rbp + 20992]                        ;   356.7 fp3+agu0   66 r2
        vmovdqu [rbp + 20992], ymm6                            ;   358.8 agu2+fp5   66 r2 spill
        vpxor ymm6, ymm4, [rbp + 20384]                        ;   357.3 fp0+agu1   66 r2
        vpxor ymm4, ymm4, ymm0                                 ;   355.5 fp1     66 r2
        vpxor ymm4, ymm4, ymm9                                 ;   357.8 fp2     66 r2
        vpxor ymm0, ymm0, [rbp + 20864]                        ;   357.7 fp3+agu0   66 r2
        vpxor ymm0, ymm0, [rbp + 21024]                        ;   358.7 fp0+agu1   66 r2
        vmovdqu [rbp + 20864], ymm4                            ;   358.8 agu2+fp5   66 r2 spill
        vpxor ymm4, ymm1, [rbp + 21024]                        ;   358.7 fp1+agu0   66 r2
        vpxor ymm4, ymm4, [rbp + 20736]                        ;   359.7 fp2+agu1   66 r2
        vmovdqu [rbp + 20736], ymm7                            ;   357.3 agu2+fp5   66 r2 spill
        vmovdqu ymm7, [rbp + 12448]                            ;   359.7 agu0    29 s
        vpxor ymm7, ymm7, [rbp + 12640]                        ;   366.7 fp3+agu1   29 s
        vmovdqu [rbp + 21024], ymm8                            ;   358.3 agu2+fp5   66 r2 spill
        vpxor ymm8, ymm7, [rbp + 12576]                        ;   367.7 fp0+agu0   29 s
        vmovdqu [rbp + 20384], ymm12                           ;   359.3 agu2+fp5   66 r2 spill
        vmovdqu ymm12, [rbp + 12192]                           ;   361.3 agu1    29 s
        vpxor ymm12, ymm12, [rbp + 12384]                      ;   368.3 fp1+agu0   29 s
        vmovdqu [rbp + 21152], ymm9                            ;   360.3 agu2+fp5   66 r2 spill
        vpxor ymm9, ymm12, [rbp + 12576]                       ;   369.3 fp2+agu1   29 s
        vmovdqu [rbp + 20704], ymm5                            ;   361.3 agu2+fp5   66 r2 spill
        vpxor ymm5, ymm9, [rbp + 12448]                        ;   370.3 fp3+agu0   29 s
        vmovdqu [rbp + 20928], ymm2                            ;   362.3 agu2+fp5   66 r2 spill
        vpxor ymm2, ymm9, [rbp + 12320]                        ;   370.3 fp0+agu1   29 s
        vmovdqu [rbp + 20896], ymm14                           ;   363.3 agu2+fp5   66 r2 spill
        vmovdqa ymm14, ymm7                                    ;   367.7         29 s copy
        vmovdqu [rbp + 20480], ymm3                            ;   364.3 agu0+fp5   66 r2 spill
        vmovdqu ymm3, [rbp + 12192]                            ;   364.3 agu1    29 s
        vpxor ymm3, ymm3, [rbp + 12448]                        ;   371.3 fp1+agu0   29 s
        vmovdqu [rbp + 20672], ymm4                            ;   365.3 agu2+fp5   66 r2 spill
        vpxor ymm4, ymm3, [rbp + 12512]                        ;   372.3 fp2+agu1   29 s
        vpxor ymm14, ymm14, ymm4                               ;   373.3 fp3     29 s
        vmovdqu [rbp + 20352], ymm6                            ;   366.3 agu2+fp5   66 r2 spill
        vmovdqa ymm6, ymm4                                     ;   373.3         29 s copy
        vmovdqu [rbp + 21056], ymm15                           ;   367.3 agu0+fp5   66 r2 spill
        vpxor ymm15, ymm12, ymm4                               ;   373.3 fp0     29 s
        vmovdqu [rbp + 20320], ymm1                            ;   368.3 agu1+fp5   66 r2 spill
        vmovdqu ymm1, [rbp + 12256]                            ;   366.7 agu0    29 s
        vpxor ymm1, ymm1, [rbp + 12448]                        ;   373.7 fp1+agu1   29 s
        vpxor ymm6, ymm6, ymm1                                 ;   374.7 fp2     29 s
        vpxor ymm4, ymm4, ymm9                                 ;   373.3 fp3     29 s
        vmovdqu [rbp + 21120], ymm0                            ;   369.3 agu2+fp5   66 r2 spill
        vpxor ymm0, ymm1, [rbp + 12384]                        ;   374.7 fp0+agu0   29 s
        vmovdqu [rbp + 20832], ymm13                           ;   370.3 agu1+fp5   66 r2 spill
        vpxor ymm13, ymm15, [rbp + 12640]                      ;   374.3 fp1+agu0   29 s
        vmovdqu [rbp + 21216], ymm11                           ;   371.3 agu2+fp5   66 r2 spill
        vpxor ymm11, ymm4, [rbp + 12384]                       ;   374.3 fp2+agu1   29 s
        vmovdqu [rbp + 21248], ymm10                           ;   372.3 agu2+fp5   66 r2 spill
        vpxor ymm10, ymm2, ymm6                                ;   375.7 fp3     29 s
        vmovdqu [rbp + 21280], ymm6                            ;   375.7 agu0+fp5   29 s spill
        vpxor ymm6, ymm15, [rbp + 12320]                       ;   374.3 fp0+agu1   29 s
        vmovdqu [rbp + 21184], ymm3                            ;   374.3 agu2+fp5   29 s spill
        vpxor ymm3, ymm5, ymm0                                 ;   375.7 fp1     29 s
        vpxor ymm0, ymm0, ymm6                                 ;   375.7 fp2     29 s
        vmovdqu [rbp + 21408], ymm15                           ;   375.3 agu0+fp5   29 s spill
        vpxor ymm15, ymm7, ymm6                                ;   375.3 fp3     29 s
        vmovdqu [rbp + 21440], ymm14                           ;   376.3 agu1+fp5   29 s spill
        vpxor ymm14, ymm8, ymm3                                ;   376.7 fp0     29 s
        vmovdqu [rbp + 21472], ymm8                            ;   377.3 agu2+fp5   29 s spill
        vmovdqu ymm8, [rbp + 11648]                            ;   374.0 agu0    28 s
        vpxor ymm8, ymm8, [rbp + 12032]                        ;   381.0 fp1+agu1   28 s
        vmovdqu [rbp + 21504], ymm3                            ;   378.3 agu2+fp5   29 s spill
        vmovdqa ymm3, ymm8                                     ;   382.0         28 s copy
        vmovdqu [rbp + 21536], ymm10                           ;   379.3 agu0+fp5   29 s spill
        vmovdqu ymm10, [rbp + 11648]                           ;   375.5 agu1    28 s
        vpxor ymm10, ymm10, [rbp + 11776]                      ;   382.5 fp2+agu0   28 s
        vmovdqu [rbp + 21568], ymm5                            ;   380.3 agu2+fp5   29 s spill
        vmovdqa ymm5, ymm10                                    ;   383.5         28 s copy
        vmovdqu [rbp + 21600], ymm10                           ;   383.5 agu1+fp5   28 s spill
        vmovdqu ymm10, [rbp + 11776]                           ;   377.0 agu0    28 s
        vpxor ymm10, ymm10, [rbp + 11840]                      ;   384.0 fp3+agu1   28 s
        vpxor ymm3, ymm3, ymm10                                ;   385.0 fp0     28 s
        vmovdqu [rbp + 21632], ymm4                            ;   382.3 agu2+fp5   29 s spill
        vpxor ymm4, ymm10, [rbp + 11968]                       ;   385.0 fp1+agu0   28 s
        vmovdqu [rbp + 21664], ymm6                            ;   383.3 agu2+fp5   29 s spill
        vpxor ymm6, ymm3, [rbp + 11712]                        ;   386.0 fp2+agu1   28 s
        vmovdqu [rbp + 21696], ymm3                            ;   386.0 agu2+fp5   28 s spill
        vmovdqa ymm3, ymm4                                     ;   386.0         28 s copy
        vmovdqu [rbp + 21728], ymm4                            ;   386.0 agu0+fp5   28 s spill
        vmovdqu ymm4, [rbp + 11648]                            ;   379.5 agu1    28 s
        vpxor ymm4, ymm4, [rbp + 11712]                        ;   386.5 fp3+agu0   28 s
        vmovdqu [rbp + 21760], ymm13                           ;   386.3 agu2+fp5   29 s spill
        vpxor ymm13, ymm4, [rbp + 11904]                       ;   387.5 fp0+agu1   28 s
        vpxor ymm5, ymm5, ymm13                                ;   388.5 fp1     28 s
        vmovdqu [rbp + 21792], ymm11                           ;   387.3 agu0+fp5   29 s spill
        vpxor ymm11, ymm4, [rbp + 12096]                       ;   387.5 fp2+agu1   28 s
        vmovdqu [rbp + 21824], ymm15                           ;   388.3 agu2+fp5   29 s spill
        vpxor ymm15, ymm4, [rbp + 11840]                       ;   387.5 fp3+agu0   28 s
        vpxor ymm3, ymm3, ymm15                                ;   388.5 fp0     28 s
        vmovdqu [rbp + 21856], ymm15                           ;   389.3 agu1+fp5   28 s spill
        vpxor ymm15, ymm11, [rbp + 11776]                      ;   388.5 fp1+agu0   28 s
        vmovdqu [rbp + 21888], ymm11                           ;   390.3 agu2+fp5   28 s spill
        vpxor ymm11, ymm6, [rbp + 11904]                       ;   387.0 fp2+agu1   28 s
        vmovdqu [rbp + 21920], ymm3                            ;   391.3 agu0+fp5   28 s spill
        vpxor ymm3, ymm10, ymm5                                ;   389.5 fp3     28 s
        vmovdqu [rbp + 21952], ymm5                            ;   392.3 agu2+fp5   28 s spill
        vpxor ymm5, ymm8, ymm15                                ;   389.5 fp0     28 s
        vmovdqu [rbp + 21984], ymm10                           ;   393.3 agu1+fp5   28 s spill
        vpxor ymm10, ymm11, [rbp + 11968]                      ;   388.0 fp1+agu0   28 s
        vpxor ymm4, ymm4, ymm10                                ;   389.0 fp2     28 s
        vmovdqu [rbp + 22016], ymm11                           ;   394.3 agu2+fp5   28 s spill
        vpxor ymm11, ymm6, ymm5                                ;   390.5 fp3     28 s
        vmovdqu [rbp + 22048], ymm8                            ;   395.3 agu1+fp5   28 s spill
        vpxor ymm8, ymm10, [rbp + 12096]                       ;   389.0 fp0+agu0   28 s
        vmovdqu [rbp + 22080], ymm8                            ;   396.3 agu2+fp5   28 s spill
        vpxor ymm8, ymm11, [rbp + 11776]                       ;   391.5 fp1+agu1   28 s
        vmovdqu [rbp + 22112], ymm11                           ;   397.3 agu0+fp5   28 s spill
        vpxor ymm11, ymm10, ymm15                              ;   389.5 fp2     28 s
        vmovdqu [rbp + 22144], ymm15                           ;   398.3 agu2+fp5   28 s spill
        vpxor ymm15, ymm11, [rbp + 11648]                      ;   390.5 fp3+agu1   28 s
        vpxor ymm5, ymm5, ymm2                                 ;   390.5 fp0    104 s
        vpxor ymm12, ymm12, ymm4                               ;   390.0 fp1    104 s
        vpxor ymm5, ymm5, [rbp + 12832]                        ;   391.5 fp2+agu0  104 s
        vpxor ymm5, ymm5, [rbp + 7264]                         ;   392.5 fp3+agu1  104 s
        vpxor ymm5, ymm5, [rbp + 15296]                        ;   393.5 fp0+agu0  104 s
        vpxor ymm5, ymm5, [rbp + 18592]                        ;   394.5 fp1+agu1  104 s
        vpxor ymm5, ymm5, [rbp + 17344]                        ;   395.5 fp2+agu0  104 s
        vpxor ymm5, ymm5, [rbp + 16320]                        ;   396.5 fp3+agu1  104 s
        vpxor ymm1, ymm1, ymm15                                ;   391.5 fp0    104 s
        vpxor ymm15, ymm15, ymm3                               ;   391.5 fp1    104 s
        vpxor ymm15, ymm15, ymm0                               ;   392.5 fp2    104 s
        vpxor ymm15, ymm15, [rbp + 12768]                      ;   393.5 fp3+agu0  104 s
        vpxor ymm15, ymm15, [rbp + 7168]                       ;   394.5 fp0+agu1  104 s
        vpxor ymm15, ymm15, [rbp + 15264]                      ;   395.5 fp1+agu0  104 s
        vpxor ymm15, ymm15, [rbp + 18656]                      ;   396.5 fp2+agu1  104 s
        vpxor ymm15, ymm15, [rbp + 17312]                      ;   397.5 fp3+agu0  104 s
        vpxor ymm15, ymm15, [rbp + 16288]                      ;   398.5 fp0+agu1  104 s
        vpxor ymm12, ymm12, [rbp + 12896]                      ;   396.2 fp1+agu0  104 s
        vpxor ymm12, ymm12, [rbp + 7360]                       ;   397.2 fp2+agu1  104 s
        vpxor ymm12, ymm12, [rbp + 15328]                      ;   398.2 fp3+agu0  104 s
        vpxor ymm12, ymm12, [rbp + 18528]                      ;   399.2 fp0+agu1  104 s
        vpxor ymm12, ymm12, [rbp + 17376]                      ;   400.2 fp1+agu0  104 s
        vpxor ymm12, ymm12, [rbp + 16352]                      ;   401.2 fp2+agu1  104 s
        vpxor ymm1, ymm1, [rbp + 12960]                        ;   399.2 fp3+agu0  104 s
        vpxor ymm1, ymm1, [rbp + 7456]                         ;   400.2 fp0+agu1  104 s
        vpxor ymm1, ymm1, [rbp + 15360]                        ;   401.2 fp1+agu0  104 s
        vpxor ymm1, ymm1, [rbp + 18464]                        ;   402.2 fp2+agu1  104 s
        vpxor ymm1, ymm1, [rbp + 17408]                        ;   403.2 fp3+agu0  104 s
        vpxor ymm1, ymm1, [rbp + 16384]                        ;   404.2 fp0+agu1  104 s
        vpxor ymm9, ymm9, ymm11                                ;   396.7 fp1    104 s
        vpxor ymm2, ymm2, [rbp + 13088]                        ;   402.2 fp2+agu0  104 s
        vpxor ymm2, ymm2, [rbp + 12512]                        ;   403.2 fp3+agu1  104 s
        vpxor ymm2, ymm2, [rbp + 7648]                         ;   404.2 fp0+agu0  104 s
        vpxor ymm2, ymm2, [rbp + 11776]                        ;   405.2 fp1+agu1  104 s
        vpxor ymm2, ymm2, [rbp + 15424]                        ;   406.2 fp2+agu0  104 s
        vpxor ymm2, ymm2, [rbp + 18336]                        ;   407.2 fp3+agu1  104 s
        vpxor ymm2, ymm2, [rbp + 17472]                        ;   408.2 fp0+agu0  104 s
        vpxor ymm2, ymm2, [rbp + 16448]                        ;   409.2 fp1+agu1  104 s
        vpxor ymm9, ymm9, [rbp + 13152]                        ;   406.2 fp2+agu0  104 s
        vpxor ymm9, ymm9, [rbp + 7744]                         ;   407.2 fp3+agu1  104 s
        vpxor ymm9, ymm9, [rbp + 15456]                        ;   408.2 fp0+agu0  104 s
        vpxor ymm9, ymm9, [rbp + 18304]                        ;   409.2 fp1+agu1  104 s
        vpxor ymm9, ymm9, [rbp + 17504]                        ;   410.2 fp2+agu0  104 s
        vpxor ymm9, ymm9, [rbp + 16480]                        ;   411.2 fp3+agu1  104 s
        vmovdqu [rbp + 18304], ymm9                            ;   412.2 agu2+fp5  104 s spill
        vpxor ymm9, ymm14, [rbp + 12704]                       ;   409.2 fp0+agu0  104 s
        vpxor ymm9, ymm9, ymm4                                 ;   410.2 fp1    104 s
        vpxor ymm9, ymm9, ymm8                                 ;   411.2 fp2    104 s
        vpxor ymm9, ymm9, [rbp + 7072]                         ;   412.2 fp3+agu1  104 s
        vpxor ymm9, ymm9, [rbp + 15232]                        ;   413.2 fp0+agu0  104 s
        vpxor ymm9, ymm9, [rbp + 17280]                        ;   414.2 fp1+agu1  104 s
        vpxor ymm9, ymm9, [rbp + 16256]                        ;   415.2 fp2+agu0  104 s
        vpxor ymm6, ymm6, [rbp + 13344]                        ;   412.0 fp3+agu1  104 s
        vpxor ymm6, ymm6, [rbp + 21792]                        ;   413.0 fp0+agu0  104 s
        vpxor ymm6, ymm6, [rbp + 8032]                         ;   414.0 fp1+agu1  104 s
        vpxor ymm6, ymm6, [rbp + 10240]                        ;   415.0 fp2+agu0  104 s
        vpxor ymm6, ymm6, [rbp + 15552]                        ;   416.0 fp3+agu1  104 s
        vpxor ymm6, ymm6, [rbp + 18496]                        ;   417.0 fp0+agu0  104 s
        vpxor ymm6, ymm6, [rbp + 17600]                        ;   418.0 fp1+agu1  104 s
        vpxor ymm6, ymm6, [rbp + 16576]                        ;   419.0 fp2+agu0  104 s
        vpxor ymm8, ymm8, [rbp + 13408]                        ;   416.0 fp3+agu1  104 s
        vpxor ymm8, ymm8, [rbp + 21664]                        ;   417.0 fp0+agu0  104 s
        vpxor ymm8, ymm8, [rbp + 8128]                         ;   418.0 fp1+agu1  104 s
        vpxor ymm8, ymm8, [rbp + 10304]                        ;   419.0 fp2+agu0  104 s
        vpxor ymm8, ymm8, [rbp + 15584]                        ;   420.0 fp3+agu1  104 s
        vpxor ymm8, ymm8, [rbp + 18560]                        ;   421.0 fp0+agu0  104 s
        vpxor ymm8, ymm8, [rbp + 17632]                        ;   422.0 fp1+agu1  104 s
        vpxor ymm8, ymm8, [rbp + 16608]                        ;   423.0 fp2+agu0  104 s
        vpxor ymm3, ymm3, [rbp + 13472]                        ;   420.0 fp3+agu1  104 s
        vpxor ymm3, ymm3, [rbp + 21632]                        ;   421.0 fp0+agu0  104 s
        vpxor ymm3, ymm3, [rbp + 8224]                         ;   422.0 fp1+agu1  104 s
        vpxor ymm3, ymm3, [rbp + 10368]                        ;   423.0 fp2+agu0  104 s
        vpxor ymm3, ymm3, [rbp + 15616]                        ;   424.0 fp3+agu1  104 s
        vpxor ymm3, ymm3, [rbp + 18624]                        ;   425.0 fp0+agu0  104 s
        vpxor ymm3, ymm3, [rbp + 17664]                        ;   426.0 fp1+agu1  104 s
        vpxor ymm3, ymm3, [rbp + 16640]                        ;   427.0 fp2+agu0  104 s
        vmovdqu [rbp + 18624], ymm3                            ;   428.0 agu2+fp5  104 s spill
        vpxor ymm3, ymm7, [rbp + 13024]                        ;   424.0 fp3+agu1  104 s
        vpxor ymm3, ymm3, ymm0                                 ;   425.0 fp0    104 s
        vpxor ymm3, ymm3, [rbp + 7552]                         ;   426.0 fp1+agu0  104 s
        vpxor ymm3, ymm3, [rbp + 11712]                        ;   427.0 fp2+agu1  104 s
        vpxor ymm3, ymm3, [rbp + 15392]                        ;   428.0 fp3+agu0  104 s
        vpxor ymm3, ymm3, [rbp + 18400]                        ;   429.0 fp0+agu1  104 s
        vpxor ymm3, ymm3, [rbp + 17440]                        ;   430.0 fp1+agu0  104 s
        vpxor ymm3, ymm3, [rbp + 16416]                        ;   431.0 fp2+agu1  104 s
        vpxor ymm10, ymm10, [rbp + 13792]                      ;   427.2 fp3+agu0  104 s
        vpxor ymm10, ymm10, [rbp + 21504]                      ;   428.2 fp0+agu1  104 s
        vpxor ymm10, ymm10, [rbp + 8704]                       ;   429.2 fp1+agu0  104 s
        vpxor ymm10, ymm10, [rbp + 10688]                      ;   430.2 fp2+agu1  104 s
        vpxor ymm10, ymm10, [rbp + 15776]                      ;   431.2 fp3+agu0  104 s
        vpxor ymm10, ymm10, [rbp + 18816]                      ;   432.2 fp0+agu1  104 s
        vpxor ymm10, ymm10, [rbp + 17824]                      ;   433.2 fp1+agu0  104 s
        vpxor ymm10, ymm10, [rbp + 16800]                      ;   434.2 fp2+agu1  104 s
        vmovdqu [rbp + 18816], ymm10                           ;   435.2 agu2+fp5  104 s spill
        vpxor ymm10, ymm13, [rbp + 13216]                      ;   431.2 fp3+agu0  104 s
        vpxor ymm10, ymm10, [rbp + 21824]                      ;   432.2 fp0+agu1  104 s
        vpxor ymm10, ymm10, [rbp + 21792]                      ;   433.2 fp1+agu0  104 s
        vpxor ymm10, ymm10, [rbp + 7840]                       ;   434.2 fp2+agu1  104 s
        vpxor ymm10, ymm10, [rbp + 10112]                      ;   435.2 fp3+agu0  104 s
        vpxor ymm10, ymm10, [rbp + 15488]                      ;   436.2 fp0+agu1  104 s
        vpxor ymm10, ymm10, [rbp + 18368]                      ;   437.2 fp1+agu0  104 s
        vpxor ymm10, ymm10, [rbp + 17536]                      ;   438.2 fp2+agu1  104 s
        vpxor ymm10, ymm10, [rbp + 16512]                      ;   439.2 fp3+agu0  104 s
        vpxor ymm14, ymm14, [rbp + 13984]                      ;   436.0 fp0+agu1  104 s
        vpxor ymm14, ymm14, [rbp + 21664]                      ;   437.0 fp1+agu0  104 s
        vpxor ymm14, ymm14, [rbp + 8896]                       ;   438.0 fp2+agu1  104 s
        vpxor ymm14, ymm14, [rbp + 10816]                      ;   439.0 fp3+agu0  104 s
        vpxor ymm14, ymm14, [rbp + 22048]                      ;   440.0 fp0+agu1  104 s
        vpxor ymm14, ymm14, [rbp + 15840]                      ;   441.0 fp1+agu0  104 s
        vpxor ymm14, ymm14, [rbp + 18880]                      ;   442.0 fp2+agu1  104 s
        vpxor ymm14, ymm14, [rbp + 17888]                      ;   443.0 fp3+agu0  104 s
        vpxor ymm14, ymm14, [rbp + 16864]                      ;   444.0 fp0+agu1  104 s
        vmovdqu [rbp + 18880], ymm14                           ;   445.0 agu2+fp5  104 s spill
        vmovdqu ymm14, [rbp + 21760]                           ;   440.2 agu0   104 s
        vpxor ymm14, ymm14, [rbp + 13280]                      ;   447.2 fp1+agu1  104 s
        vpxor ymm14, ymm14, [rbp + 7936]                       ;   448.2 fp2+agu0  104 s
        vpxor ymm14, ymm14, [rbp + 10176]                      ;   449.2 fp3+agu1  104 s
        vpxor ymm14, ymm14, [rbp + 21920]                      ;   450.2 fp0+agu0  104 s
        vpxor ymm14, ymm14, [rbp + 15520]                      ;   451.2 fp1+agu1  104 s
        vpxor ymm14, ymm14, [rbp + 18432]                      ;   452.2 fp2+agu0  104 s
        vpxor ymm14, ymm14, [rbp + 17568]                      ;   453.2 fp3+agu1  104 s
        vpxor ymm14, ymm14, [rbp + 16544]                      ;   454.2 fp0+agu0  104 s
        vpxor ymm11, ymm11, [rbp + 14176]                      ;   445.0 fp1+agu1  104 s
        vpxor ymm11, ymm11, [rbp + 21664]                      ;   446.0 fp2+agu0  104 s
        vpxor ymm11, ymm11, [rbp + 12512]                      ;   447.0 fp3+agu1  104 s
        vpxor ymm11, ymm11, [rbp + 9088]                       ;   448.0 fp0+agu0  104 s
        vpxor ymm11, ymm11, [rbp + 10944]                      ;   449.0 fp1+agu1  104 s
        vpxor ymm11, ymm11, [rbp + 12032]                      ;   450.0 fp2+agu0  104 s
        vpxor ymm11, ymm11, [rbp + 15904]                      ;   451.0 fp3+agu1  104 s
        vpxor ymm11, ymm11, [rbp + 18944]                      ;   452.0 fp0+agu0  104 s
        vpxor ymm11, ymm11, [rbp + 17952]                      ;   453.0 fp1+agu1  104 s
        vpxor ymm11, ymm11, [rbp + 16928]                      ;   454.0 fp2+agu0  104 s
        vpxor ymm4, ymm4, [rbp + 14272]                        ;   450.0 fp3+agu1  104 s
        vpxor ymm4, ymm4, [rbp + 21408]                        ;   451.0 fp0+agu0  104 s
        vpxor ymm4, ymm4, [rbp + 9184]                         ;   452.0 fp1+agu1  104 s
        vpxor ymm4, ymm4, [rbp + 11008]                        ;   453.0 fp2+agu0  104 s
        vpxor ymm4, ymm4, [rbp + 21984]                        ;   454.0 fp3+agu1  104 s
        vpxor ymm4, ymm4, [rbp + 15936]                        ;   455.0 fp0+agu0  104 s
        vpxor ymm4, ymm4, [rbp + 18976]                        ;   456.0 fp1+agu1  104 s
        vpxor ymm4, ymm4, [rbp + 17984]                        ;   457.0 fp2+agu0  104 s
        vpxor ymm4, ymm4, [rbp + 16960]                        ;   458.0 fp3+agu1  104 s
        vpxor ymm7, ymm7, [rbp + 9376]                         ;   454.2 fp0+agu0  104 s
        vpxor ymm7, ymm7, [rbp + 11136]                        ;   455.2 fp1+agu1  104 s
        vpxor ymm7, ymm7, [rbp + 21856]                        ;   456.2 fp2+agu0  104 s
        vpxor ymm7, ymm7, [rbp + 16000]                        ;   457.2 fp3+agu1  104 s
        vpxor ymm7, ymm7, [rbp + 19040]                        ;   458.2 fp0+agu0  104 s
        vpxor ymm7, ymm7, [rbp + 18048]                        ;   459.2 fp1+agu1  104 s
        vpxor ymm7, ymm7, [rbp + 17024]                        ;   460.2 fp2+agu0  104 s
        vmovdqu [rbp + 19040], ymm7                            ;   461.2 agu2+fp5  104 s spill
        vmovdqu ymm7, [rbp + 21664]                            ;   458.0 agu1   104 s
        vpxor ymm7, ymm7, [rbp + 13536]                        ;   465.0 fp3+agu0  104 s
        vpxor ymm7, ymm7, [rbp + 12448]                        ;   466.0 fp0+agu1  104 s
        vpxor ymm7, ymm7, [rbp + 8320]                         ;   467.0 fp1+agu0  104 s
        vpxor ymm7, ymm7, [rbp + 10432]                        ;   468.0 fp2+agu1  104 s
        vpxor ymm7, ymm7, [rbp + 21920]                        ;   469.0 fp3+agu0  104 s
        vpxor ymm7, ymm7, [rbp + 11648]                        ;   470.0 fp0+agu1  104 s
        vpxor ymm7, ymm7, [rbp + 15648]                        ;   471.0 fp1+agu0  104 s
        vpxor ymm7, ymm7, [rbp + 18688]                        ;   472.0 fp2+agu1  104 s
        vpxor ymm7, ymm7, [rbp + 17696]                        ;   473.0 fp3+agu0  104 s
        vpxor ymm7, ymm7, [rbp + 16672]                        ;   474.0 fp0+agu1  104 s
        vmovdqu [rbp + 18688], ymm4                            ;   459.0 agu2+fp5  104 s spill
        vmovdqu ymm4, [rbp + 21568]                            ;   463.2 agu0   104 s
        vpxor ymm4, ymm4, [rbp + 13600]                        ;   470.2 fp1+agu1  104 s
        vpxor ymm4, ymm4, [rbp + 8416]                         ;   471.2 fp2+agu0  104 s
        vpxor ymm4, ymm4, [rbp + 10496]                        ;   472.2 fp3+agu1  104 s
        vpxor ymm4, ymm4, [rbp + 21696]                        ;   473.2 fp0+agu0  104 s
        vpxor ymm4, ymm4, [rbp + 15680]                        ;   474.2 fp1+agu1  104 s
        vpxor ymm4, ymm4, [rbp + 18720]                        ;   475.2 fp2+agu0  104 s
        vpxor ymm4, ymm4, [rbp + 17728]                        ;   476.2 fp3+agu1  104 s
        vpxor ymm4, ymm4, [rbp + 16704]                        ;   477.2 fp0+agu0  104 s
        vmovdqu [rbp + 18720], ymm11                           ;   467.0 agu2+fp5  104 s spill
        vmovdqu ymm11, [rbp + 21536]                           ;   468.0 agu1   104 s
        vpxor ymm11, ymm11, [rbp + 13664]                      ;   475.0 fp1+agu0  104 s
        vpxor ymm11, ymm11, [rbp + 8512]                       ;   476.0 fp2+agu1  104 s
        vpxor ymm11, ymm11, [rbp + 10560]                      ;   477.0 fp3+agu0  104 s
        vpxor ymm11, ymm11, [rbp + 22112]                      ;   478.0 fp0+agu1  104 s
        vpxor ymm11, ymm11, [rbp + 15712]                      ;   479.0 fp1+agu0  104 s
        vpxor ymm11, ymm11, [rbp + 18752]                      ;   480.0 fp2+agu1  104 s
        vpxor ymm11, ymm11, [rbp + 17760]                      ;   481.0 fp3+agu0  104 s
        vpxor ymm11, ymm11, [rbp + 16736]                      ;   482.0 fp0+agu1  104 s
        vpxor ymm13, ymm13, [rbp + 21184]                      ;   472.2 fp1+agu0  104 s
        vpxor ymm13, ymm13, [rbp + 9664]                       ;   473.2 fp2+agu1  104 s
        vpxor ymm13, ymm13, [rbp + 11328]                      ;   474.2 fp3+agu0  104 s
        vpxor ymm13, ymm13, [rbp + 22048]                      ;   475.2 fp0+agu1  104 s
        vpxor ymm13, ymm13, [rbp + 16096]                      ;   476.2 fp1+agu0  104 s
        vpxor ymm13, ymm13, [rbp + 19136]                      ;   477.2 fp2+agu1  104 s
        vpxor ymm13, ymm13, [rbp + 18144]                      ;   478.2 fp3+agu0  104 s
        vpxor ymm13, ymm13, [rbp + 17120]                      ;   479.2 fp0+agu1  104 s
        vmovdqu [rbp + 19136], ymm13                           ;   480.2 agu2+fp5  104 s spill
        vmovdqu ymm13, [rbp + 21440]                           ;   476.2 agu0   104 s
        vpxor ymm13, ymm13, [rbp + 13728]                      ;   483.2 fp1+agu1  104 s
        vpxor ymm13, ymm13, [rbp + 8608]                       ;   484.2 fp2+agu0  104 s
        vpxor ymm13, ymm13, [rbp + 10624]                      ;   485.2 fp3+agu1  104 s
        vpxor ymm13, ymm13, [rbp + 12032]                      ;   486.2 fp0+agu0  104 s
        vpxor ymm13, ymm13, [rbp + 22080]                      ;   487.2 fp1+agu1  104 s
        vpxor ymm13, ymm13, [rbp + 15744]                      ;   488.2 fp2+agu0  104 s
        vpxor ymm13, ymm13, [rbp + 18784]                      ;   489.2 fp3+agu1  104 s
        vpxor ymm13, ymm13, [rbp + 17792]                      ;   490.2 fp0+agu0  104 s
        vpxor ymm13, ymm13, [rbp + 16768]                      ;   491.2 fp1+agu1  104 s
        vmovdqu [rbp + 18784], ymm13                           ;   492.2 agu2+fp5  104 s spill
        vpxor ymm13, ymm0, [rbp + 13888]                       ;   481.2 fp2+agu0  104 s
        vpxor ymm13, ymm13, [rbp + 21440]                      ;   482.2 fp3+agu1  104 s
        vpxor ymm13, ymm13, [rbp + 8800]                       ;   483.2 fp0+agu0  104 s
        vpxor ymm13, ymm13, [rbp + 10752]                      ;   484.2 fp1+agu1  104 s
        vpxor ymm13, ymm13, [rbp + 22080]                      ;   485.2 fp2+agu0  104 s
        vpxor ymm13, ymm13, [rbp + 15808]                      ;   486.2 fp3+agu1  104 s
        vpxor ymm13, ymm13, [rbp + 18848]                      ;   487.2 fp0+agu0  104 s
        vpxor ymm13, ymm13, [rbp + 17856]                      ;   488.2 fp1+agu1  104 s
        vpxor ymm13, ymm13, [rbp + 16832]                      ;   489.2 fp2+agu0  104 s
        vpxor ymm0, ymm0, [rbp + 14080]                        ;   486.0 fp3+agu1  104 s
        vpxor ymm0, ymm0, [rbp + 21632]                        ;   487.0 fp0+agu0  104 s
        vpxor ymm0, ymm0, [rbp + 8992]                         ;   488.0 fp1+agu1  104 s
        vpxor ymm0, ymm0, [rbp + 10880]                        ;   489.0 fp2+agu0  104 s
        vpxor ymm0, ymm0, [rbp + 21888]                        ;   490.0 fp3+agu1  104 s
        vpxor ymm0, ymm0, [rbp + 15872]                        ;   491.0 fp0+agu0  104 s
        vpxor ymm0, ymm0, [rbp + 18912]                        ;   492.0 fp1+agu1  104 s
        vpxor ymm0, ymm0, [rbp + 17920]                        ;   493.0 fp2+agu0  104 s
        vpxor ymm0, ymm0, [rbp + 16896]                        ;   494.0 fp3+agu1  104 s
        vmovdqu [rbp + 18912], ymm0                            ;   495.0 agu2+fp5  104 s spill
        vmovdqu ymm0, [rbp + 21472]                            ;   490.2 agu0   104 s
        vpxor ymm0, ymm0, [rbp + 14336]                        ;   497.2 fp0+agu1  104 s
        vpxor ymm0, ymm0, [rbp + 9280]                         ;   498.2 fp1+agu0  104 s
        vpxor ymm0, ymm0, [rbp + 11072]                        ;   499.2 fp2+agu1  104 s
        vpxor ymm0, ymm0, [rbp + 22016]                        ;   500.2 fp3+agu0  104 s
        vpxor ymm0, ymm0, [rbp + 15968]                        ;   501.2 fp0+agu1  104 s
        vpxor ymm0, ymm0, [rbp + 19008]                        ;   502.2 fp1+agu0  104 s
        vpxor ymm0, ymm0, [rbp + 18016]                        ;   503.2 fp2+agu1  104 s
        vpxor ymm0, ymm0, [rbp + 16992]                        ;   504.2 fp3+agu0  104 s
        vmovdqu [rbp + 19008], ymm0                            ;   505.2 agu2+fp5  104 s spill
        vmovdqu ymm0, [rbp + 21952]                            ;   495.0 agu1   104 s
        vpxor ymm0, ymm0, [rbp + 12512]                        ;   502.0 fp0+agu0  104 s
        vpxor ymm0, ymm0, [rbp + 9472]                         ;   503.0 fp1+agu1  104 s
        vpxor ymm0, ymm0, [rbp + 11200]                        ;   504.0 fp2+agu0  104 s
        vpxor ymm0, ymm0, [rbp + 16032]                        ;   505.0 fp3+agu1  104 s
        vpxor ymm0, ymm0, [rbp + 19072]                        ;   506.0 fp0+agu0  104 s
        vpxor ymm0, ymm0, [rbp + 18080]                        ;   507.0 fp1+agu1  104 s
        vpxor ymm0, ymm0, [rbp + 17056]                        ;   508.0 fp2+agu0  104 s
        vmovdqu [rbp + 19072], ymm0                            ;   509.0 agu2+fp5  104 s spill
        vmovdqu ymm0, [rbp + 21728]                            ;   499.0 agu1   104 s
        vpxor ymm0, ymm0, [rbp + 12576]                        ;   506.0 fp3+agu0  104 s
        vpxor ymm0, ymm0, [rbp + 9568]                         ;   507.0 fp0+agu1  104 s
        vpxor ymm0, ymm0, [rbp + 11264]                        ;   508.0 fp1+agu0  104 s
        vpxor ymm0, ymm0, [rbp + 16064]                        ;   509.0 fp2+agu1  104 s
        vpxor ymm0, ymm0, [rbp + 19104]                        ;   510.0 fp3+agu0  104 s
        vpxor ymm0, ymm0, [rbp + 18112]                        ;   511.0 fp0+agu1  104 s
        vpxor ymm0, ymm0, [rbp + 17088]                        ;   512.0 fp1+agu0  104 s
        vmovdqu [rbp + 19104], ymm0                            ;   513.0 agu2+fp5  104 s spill
        vmovdqu ymm0, [rbp + 21280]                            ;   504.0 agu1   104 s
        vpxor ymm0, ymm0, [rbp + 9760]                         ;   511.0 fp2+agu0  104 s
        vpxor ymm0, ymm0, [rbp + 11392]                        ;   512.0 fp3+agu1  104 s
        vpxor ymm0, ymm0, [rbp + 21920]                        ;   513.0 fp0+agu0  104 s
        vpxor ymm0, ymm0, [rbp + 21888]                        ;   514.0 fp1+agu1  104 s
        vpxor ymm0, ymm0, [rbp + 16128]                        ;   515.0 fp2+agu0  104 s
        vpxor ymm0, ymm0, [rbp + 19168]                        ;   516.0 fp3+agu1  104 s
        vpxor ymm0, ymm0, [rbp + 18176]                        ;   517.0 fp0+agu0  104 s
        vpxor ymm0, ymm0, [rbp + 17152]                        ;   518.0 fp1+agu1  104 s
        vmovdqu [rbp + 19168], ymm0                            ;   519.0 agu2+fp5  104 s spill
        vmovdqu ymm0, [rbp + 21536]                            ;   508.2 agu0   104 s
        vpxor ymm0, ymm0, [rbp + 21760]                        ;   515.2 fp2+agu1  104 s
        vpxor ymm0, ymm0, [rbp + 9856]                         ;   516.2 fp3+agu0  104 s
        vpxor ymm0, ymm0, [rbp + 11456]                        ;   517.2 fp0+agu1  104 s
        vpxor ymm0, ymm0, [rbp + 22048]                        ;   518.2 fp1+agu0  104 s
        vpxor ymm0, ymm0, [rbp + 11712]                        ;   519.2 fp2+agu1  104 s
        vpxor ymm0, ymm0, [rbp + 16160]                        ;   520.2 fp3+agu0  104 s
        vpxor ymm0, ymm0, [rbp + 19200]                        ;   521.2 fp0+agu1  104 s
        vpxor ymm0, ymm0, [rbp + 18208]                        ;   522.2 fp1+agu0  104 s
        vpxor ymm0, ymm0, [rbp + 17184]                        ;   523.2 fp2+agu1  104 s
        vmovdqu [rbp + 19200], ymm0                            ;   524.2 agu2+fp5  104 s spill
        vmovdqu ymm0, [rbp + 21824]                            ;   514.0 agu0   104 s
        vpxor ymm0, ymm0, [rbp + 9952]                         ;   521.0 fp3+agu1  104 s
        vpxor ymm0, ymm0, [rbp + 11520]                        ;   522.0 fp0+agu0  104 s
        vpxor ymm0, ymm0, [rbp + 22144]                        ;   523.0 fp1+agu1  104 s
        vpxor ymm0, ymm0, [rbp + 16192]                        ;   524.0 fp2+agu0  104 s
        vpxor ymm0, ymm0, [rbp + 19232]                        ;   525.0 fp3+agu1  104 s
        vpxor ymm0, ymm0, [rbp + 18240]                        ;   526.0 fp0+agu0  104 s
        vpxor ymm0, ymm0, [rbp + 17216]                        ;   527.0 fp1+agu1  104 s
        vmovdqu [rbp + 19232], ymm0                            ;   528.0 agu2+fp5  104 s spill
        vmovdqu ymm0, [rbp + 21792]                            ;   518.2 agu0   104 s
        vpxor ymm0, ymm0, [rbp + 21760]                        ;   525.2 fp2+agu1  104 s
        vpxor ymm0, ymm0, [rbp + 10048]                        ;   526.2 fp3+agu0  104 s
        vpxor ymm0, ymm0, [rbp + 11584]                        ;   527.2 fp0+agu1  104 s
        vpxor ymm0, ymm0, [rbp + 21600]                        ;   528.2 fp1+agu0  104 s
        vpxor ymm0, ymm0, [rbp + 16224]                        ;   529.2 fp2+agu1  104 s
        vpxor ymm0, ymm0, [rbp + 20224]                        ;   530.2 fp3+agu0  104 s
        vpxor ymm0, ymm0, [rbp + 18240]                        ;   531.2 fp0+agu1  104 s
        vpxor ymm0, ymm0, [rbp + 18272]                        ;   532.2 fp1+agu0  104 s
        vpxor ymm0, ymm0, [rbp + 17248]                        ;   533.2 fp2+agu1  104 s
        vmovdqu [rbp + 20224], ymm0                            ;   534.2 agu2+fp5  104 s spill
        vmovdqu ymm0, [rbp + 21248]                            ;   524.0 agu0    66 r2 reload
        vmovdqu [rbp + 16256], ymm0                            ;   531.0 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 21216]                            ;   525.0 agu0    66 r2 reload
        vmovdqu [rbp + 16288], ymm0                            ;   532.0 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 20608]                            ;   525.2 agu1    66 r2 reload
        vmovdqu [rbp + 16320], ymm0                            ;   532.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 20832]                            ;   526.2 agu1    66 r2 reload
        vmovdqu [rbp + 16352], ymm0                            ;   533.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 21120]                            ;   527.0 agu0    66 r2 reload
        vmovdqu [rbp + 16384], ymm0                            ;   534.0 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 20320]                            ;   527.2 agu1    66 r2 reload
        vmovdqu [rbp + 16416], ymm0                            ;   534.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 20576]                            ;   528.2 agu1    66 r2 reload
        vmovdqu [rbp + 16448], ymm0                            ;   535.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 20768]                            ;   529.0 agu0    66 r2 reload
        vmovdqu [rbp + 16480], ymm0                            ;   536.0 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 21312]                            ;   529.2 agu1    66 r2 reload
        vmovdqu [rbp + 16512], ymm0                            ;   536.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 21056]                            ;   530.2 agu1    66 r2 reload
        vmovdqu [rbp + 16544], ymm0                            ;   537.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 21376]                            ;   531.0 agu0    66 r2 reload
        vmovdqu [rbp + 16576], ymm0                            ;   538.0 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 21344]                            ;   531.2 agu1    66 r2 reload
        vmovdqu [rbp + 16608], ymm0                            ;   538.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 20352]                            ;   532.2 agu1    66 r2 reload
        vmovdqu [rbp + 16640], ymm0                            ;   539.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 20672]                            ;   533.0 agu0    66 r2 reload
        vmovdqu [rbp + 16672], ymm0                            ;   540.0 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 20480]                            ;   533.2 agu1    66 r2 reload
        vmovdqu [rbp + 16704], ymm0                            ;   540.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 20448]                            ;   534.2 agu1    66 r2 reload
        vmovdqu [rbp + 16736], ymm0                            ;   541.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 20896]                            ;   535.0 agu0    66 r2 reload
        vmovdqu [rbp + 16768], ymm0                            ;   542.0 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 20928]                            ;   535.2 agu1    66 r2 reload
        vmovdqu [rbp + 16800], ymm0                            ;   542.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 20704]                            ;   536.2 agu1    66 r2 reload
        vmovdqu [rbp + 16832], ymm0                            ;   543.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 20512]                            ;   537.0 agu0    66 r2 reload
        vmovdqu [rbp + 16864], ymm0                            ;   544.0 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 21152]                            ;   537.2 agu1    66 r2 reload
        vmovdqu [rbp + 16896], ymm0                            ;   544.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 20416]                            ;   538.2 agu1    66 r2 reload
        vmovdqu [rbp + 16928], ymm0                            ;   545.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 20384]                            ;   539.0 agu0    66 r2 reload
        vmovdqu [rbp + 16960], ymm0                            ;   546.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 21024]                            ;   539.2 agu1    66 r2 reload
        vmovdqu [rbp + 16992], ymm0                            ;   547.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 20736]                            ;   540.2 agu1    66 r2 reload
        vmovdqu [rbp + 17024], ymm0                            ;   548.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 20992]                            ;   541.0 agu0    66 r2 reload
        vmovdqu [rbp + 17056], ymm0                            ;   549.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 20800]                            ;   541.2 agu1    66 r2 reload
        vmovdqu [rbp + 17088], ymm0                            ;   550.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 20960]                            ;   542.2 agu1    66 r2 reload
        vmovdqu [rbp + 17120], ymm0                            ;   551.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 20864]                            ;   543.0 agu0    66 r2 reload
        vmovdqu [rbp + 17152], ymm0                            ;   552.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 21088]                            ;   543.2 agu1    66 r2 reload
        vmovdqu [rbp + 17184], ymm0                            ;   553.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 20640]                            ;   544.2 agu1    66 r2 reload
        vmovdqu [rbp + 17216], ymm0                            ;   554.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 20544]                            ;   545.0 agu0    66 r2 reload
        vmovdqu [rbp + 17248], ymm0                            ;   555.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 19296]                            ;   545.2 agu1   101 r1_next reload
        vmovdqu [rbp + 17280], ymm0                            ;   556.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 19264]                            ;   546.2 agu1   101 r1_next reload
        vmovdqu [rbp + 17312], ymm0                            ;   557.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 19328]                            ;   547.0 agu0   101 r1_next reload
        vmovdqu [rbp + 17344], ymm0                            ;   558.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 19360]                            ;   547.2 agu1   101 r1_next reload
        vmovdqu [rbp + 17376], ymm0                            ;   559.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 19392]                            ;   548.2 agu1   101 r1_next reload
        vmovdqu [rbp + 17408], ymm0                            ;   560.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 19424]                            ;   549.0 agu0   101 r1_next reload
        vmovdqu [rbp + 17440], ymm0                            ;   561.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 19456]                            ;   549.2 agu1   101 r1_next reload
        vmovdqu [rbp + 17472], ymm0                            ;   562.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 19488]                            ;   550.2 agu1   101 r1_next reload
        vmovdqu [rbp + 17504], ymm0                            ;   563.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 19520]                            ;   551.0 agu0   101 r1_next reload
        vmovdqu [rbp + 17536], ymm0                            ;   564.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 19552]                            ;   551.2 agu1   101 r1_next reload
        vmovdqu [rbp + 17568], ymm0                            ;   565.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 19584]                            ;   552.2 agu1   101 r1_next reload
        vmovdqu [rbp + 17600], ymm0                            ;   566.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 19616]                            ;   553.0 agu0   101 r1_next reload
        vmovdqu [rbp + 17632], ymm0                            ;   567.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 19648]                            ;   553.2 agu1   101 r1_next reload
        vmovdqu [rbp + 17664], ymm0                            ;   568.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 19680]                            ;   554.2 agu1   101 r1_next reload
        vmovdqu [rbp + 17696], ymm0                            ;   569.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 19712]                            ;   555.0 agu0   101 r1_next reload
        vmovdqu [rbp + 17728], ymm0                            ;   570.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 19744]                            ;   556.0 agu0   101 r1_next reload
        vmovdqu [rbp + 17760], ymm0                            ;   571.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 19776]                            ;   556.2 agu1   101 r1_next reload
        vmovdqu [rbp + 17792], ymm0                            ;   572.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 19808]                            ;   557.2 agu1   101 r1_next reload
        vmovdqu [rbp + 17824], ymm0                            ;   573.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 19840]                            ;   558.2 agu0   101 r1_next reload
        vmovdqu [rbp + 17856], ymm0                            ;   574.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 19872]                            ;   559.2 agu0   101 r1_next reload
        vmovdqu [rbp + 17888], ymm0                            ;   575.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 19904]                            ;   560.2 agu1   101 r1_next reload
        vmovdqu [rbp + 17920], ymm0                            ;   576.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 19936]                            ;   561.2 agu1   101 r1_next reload
        vmovdqu [rbp + 17952], ymm0                            ;   577.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 19968]                            ;   562.2 agu0   101 r1_next reload
        vmovdqu [rbp + 17984], ymm0                            ;   578.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 20000]                            ;   563.2 agu0   101 r1_next reload
        vmovdqu [rbp + 18016], ymm0                            ;   579.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 20032]                            ;   564.2 agu1   101 r1_next reload
        vmovdqu [rbp + 18048], ymm0                            ;   580.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 20064]                            ;   565.2 agu1   101 r1_next reload
        vmovdqu [rbp + 18080], ymm0                            ;   581.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 20096]                            ;   566.2 agu0   101 r1_next reload
        vmovdqu [rbp + 18112], ymm0                            ;   582.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 20128]                            ;   567.2 agu0   101 r1_next reload
        vmovdqu [rbp + 18144], ymm0                            ;   583.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 20160]                            ;   568.2 agu1   101 r1_next reload
        vmovdqu [rbp + 18176], ymm0                            ;   584.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 20192]                            ;   569.2 agu1   101 r1_next reload
        vmovdqu [rbp + 18208], ymm0                            ;   585.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 20256]                            ;   570.2 agu0   101 r1_next reload
        vmovdqu [rbp + 18240], ymm0                            ;   586.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 20288]                            ;   571.2 agu0   101 r1_next reload
        vmovdqu [rbp + 18272], ymm0                            ;   587.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 4000]                             ;   572.2 agu1    99 clocks
        vmovdqu [rbp + 10112], ymm0                            ;   588.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 4096]                             ;   573.2 agu1    99 clocks
        vmovdqu [rbp + 10176], ymm0                            ;   589.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 4192]                             ;   574.2 agu0    99 clocks
        vmovdqu [rbp + 10240], ymm0                            ;   590.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 4288]                             ;   575.2 agu0    99 clocks
        vmovdqu [rbp + 10304], ymm0                            ;   591.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 4384]                             ;   576.2 agu1    99 clocks
        vmovdqu [rbp + 10368], ymm0                            ;   592.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 4480]                             ;   577.2 agu1    99 clocks
        vmovdqu [rbp + 10432], ymm0                            ;   593.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 4576]                             ;   578.2 agu0    99 clocks
        vmovdqu [rbp + 10496], ymm0                            ;   594.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 4672]                             ;   579.2 agu0    99 clocks
        vmovdqu [rbp + 10560], ymm0                            ;   595.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 4768]                             ;   580.2 agu1    99 clocks
        vmovdqu [rbp + 10624], ymm0                            ;   596.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 4864]                             ;   581.2 agu1    99 clocks
        vmovdqu [rbp + 10688], ymm0                            ;   597.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 4960]                             ;   582.2 agu0    99 clocks
        vmovdqu [rbp + 10752], ymm0                            ;   598.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 5056]                             ;   583.2 agu0    99 clocks
        vmovdqu [rbp + 10816], ymm0                            ;   599.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 5152]                             ;   584.2 agu1    99 clocks
        vmovdqu [rbp + 10880], ymm0                            ;   600.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 5248]                             ;   585.2 agu1    99 clocks
        vmovdqu [rbp + 10944], ymm0                            ;   601.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 5344]                             ;   586.2 agu0    99 clocks
        vmovdqu [rbp + 11008], ymm0                            ;   602.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 5440]                             ;   587.2 agu0    99 clocks
        vmovdqu [rbp + 11072], ymm0                            ;   603.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 5536]                             ;   588.2 agu1    99 clocks
        vmovdqu [rbp + 11136], ymm0                            ;   604.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 5632]                             ;   589.2 agu1    99 clocks
        vmovdqu [rbp + 11200], ymm0                            ;   605.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 5728]                             ;   590.2 agu0    99 clocks
        vmovdqu [rbp + 11264], ymm0                            ;   606.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 5824]                             ;   591.2 agu0    99 clocks
        vmovdqu [rbp + 11328], ymm0                            ;   607.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 5920]                             ;   592.2 agu1    99 clocks
        vmovdqu [rbp + 11392], ymm0                            ;   608.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 6016]                             ;   593.2 agu1    99 clocks
        vmovdqu [rbp + 11456], ymm0                            ;   609.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 6112]                             ;   594.2 agu0    99 clocks
        vmovdqu [rbp + 11520], ymm0                            ;   610.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 6208]                             ;   595.2 agu0    99 clocks
        vmovdqu [rbp + 11584], ymm0                            ;   611.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 6304]                             ;   596.2 agu1    99 clocks
        vmovdqu [rbp + 11648], ymm0                            ;   612.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 6400]                             ;   597.2 agu1    99 clocks
        vmovdqu [rbp + 11712], ymm0                            ;   613.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 6496]                             ;   598.2 agu0    99 clocks
        vmovdqu [rbp + 11776], ymm0                            ;   614.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 6592]                             ;   599.2 agu0    99 clocks
        vmovdqu [rbp + 11840], ymm0                            ;   615.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 6688]                             ;   600.2 agu1    99 clocks
        vmovdqu [rbp + 11904], ymm0                            ;   616.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 6784]                             ;   601.2 agu1    99 clocks
        vmovdqu [rbp + 11968], ymm0                            ;   617.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 6880]                             ;   602.2 agu0    99 clocks
        vmovdqu [rbp + 12032], ymm0                            ;   618.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 6976]                             ;   603.2 agu0    99 clocks
        vmovdqu [rbp + 12096], ymm0                            ;   619.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 7072]                             ;   604.2 agu1    99 clocks
        vmovdqu [rbp + 4000], ymm0                             ;   620.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 7168]                             ;   605.2 agu1    99 clocks
        vmovdqu [rbp + 4096], ymm0                             ;   621.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 7264]                             ;   606.2 agu0    99 clocks
        vmovdqu [rbp + 4192], ymm0                             ;   622.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 7360]                             ;   607.2 agu0    99 clocks
        vmovdqu [rbp + 4288], ymm0                             ;   623.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 7456]                             ;   608.2 agu1    99 clocks
        vmovdqu [rbp + 4384], ymm0                             ;   624.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 7552]                             ;   609.2 agu1    99 clocks
        vmovdqu [rbp + 4480], ymm0                             ;   625.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 7648]                             ;   610.2 agu0    99 clocks
        vmovdqu [rbp + 4576], ymm0                             ;   626.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 7744]                             ;   611.2 agu0    99 clocks
        vmovdqu [rbp + 4672], ymm0                             ;   627.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 7840]                             ;   612.2 agu1    99 clocks
        vmovdqu [rbp + 4768], ymm0                             ;   628.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 7936]                             ;   613.2 agu1    99 clocks
        vmovdqu [rbp + 4864], ymm0                             ;   629.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 8032]                             ;   614.2 agu0    99 clocks
        vmovdqu [rbp + 4960], ymm0                             ;   630.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 8128]                             ;   615.2 agu0    99 clocks
        vmovdqu [rbp + 5056], ymm0                             ;   631.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 8224]                             ;   616.2 agu1    99 clocks
        vmovdqu [rbp + 5152], ymm0                             ;   632.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 8320]                             ;   617.2 agu1    99 clocks
        vmovdqu [rbp + 5248], ymm0                             ;   633.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 8416]                             ;   618.2 agu0    99 clocks
        vmovdqu [rbp + 5344], ymm0                             ;   634.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 8512]                             ;   619.2 agu0    99 clocks
        vmovdqu [rbp + 5440], ymm0                             ;   635.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 8608]                             ;   620.2 agu1    99 clocks
        vmovdqu [rbp + 5536], ymm0                             ;   636.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 8704]                             ;   621.2 agu1    99 clocks
        vmovdqu [rbp + 5632], ymm0                             ;   637.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 8800]                             ;   622.2 agu0    99 clocks
        vmovdqu [rbp + 5728], ymm0                             ;   638.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 8896]                             ;   623.2 agu0    99 clocks
        vmovdqu [rbp + 5824], ymm0                             ;   639.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 8992]                             ;   624.2 agu1    99 clocks
        vmovdqu [rbp + 5920], ymm0                             ;   640.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 9088]                             ;   625.2 agu1    99 clocks
        vmovdqu [rbp + 6016], ymm0                             ;   641.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 9184]                             ;   626.2 agu0    99 clocks
        vmovdqu [rbp + 6112], ymm0                             ;   642.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 9280]                             ;   627.2 agu0    99 clocks
        vmovdqu [rbp + 6208], ymm0                             ;   643.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 9376]                             ;   628.2 agu1    99 clocks
        vmovdqu [rbp + 6304], ymm0                             ;   644.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 9472]                             ;   629.2 agu1    99 clocks
        vmovdqu [rbp + 6400], ymm0                             ;   645.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 9568]                             ;   630.2 agu0    99 clocks
        vmovdqu [rbp + 6496], ymm0                             ;   646.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 9664]                             ;   631.2 agu0    99 clocks
        vmovdqu [rbp + 6592], ymm0                             ;   647.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 9760]                             ;   632.2 agu1    99 clocks
        vmovdqu [rbp + 6688], ymm0                             ;   648.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 9856]                             ;   633.2 agu1    99 clocks
        vmovdqu [rbp + 6784], ymm0                             ;   649.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 9952]                             ;   634.2 agu0    99 clocks
        vmovdqu [rbp + 6880], ymm0                             ;   650.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 10048]                            ;   635.2 agu0    99 clocks
        vmovdqu [rbp + 6976], ymm0                             ;   651.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 12160]                            ;   636.2 agu1    99 clocks
        vmovdqu [rbp + 7072], ymm0                             ;   652.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 12224]                            ;   637.2 agu1    99 clocks
        vmovdqu [rbp + 7168], ymm0                             ;   653.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 12288]                            ;   638.2 agu0    99 clocks
        vmovdqu [rbp + 7264], ymm0                             ;   654.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 12352]                            ;   639.2 agu0    99 clocks
        vmovdqu [rbp + 7360], ymm0                             ;   655.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 12416]                            ;   640.2 agu1    99 clocks
        vmovdqu [rbp + 7456], ymm0                             ;   656.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 12480]                            ;   641.2 agu1    99 clocks
        vmovdqu [rbp + 7552], ymm0                             ;   657.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 12544]                            ;   642.2 agu0    99 clocks
        vmovdqu [rbp + 7648], ymm0                             ;   658.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 12608]                            ;   643.2 agu0    99 clocks
        vmovdqu [rbp + 7744], ymm0                             ;   659.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 12672]                            ;   644.2 agu1    99 clocks
        vmovdqu [rbp + 7840], ymm0                             ;   660.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 12736]                            ;   645.2 agu1    99 clocks
        vmovdqu [rbp + 7936], ymm0                             ;   661.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 12800]                            ;   646.2 agu0    99 clocks
        vmovdqu [rbp + 8032], ymm0                             ;   662.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 12864]                            ;   647.2 agu0    99 clocks
        vmovdqu [rbp + 8128], ymm0                             ;   663.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 12928]                            ;   648.2 agu1    99 clocks
        vmovdqu [rbp + 8224], ymm0                             ;   664.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 12992]                            ;   649.2 agu1    99 clocks
        vmovdqu [rbp + 8320], ymm0                             ;   665.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 13056]                            ;   650.2 agu0    99 clocks
        vmovdqu [rbp + 8416], ymm0                             ;   666.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 13120]                            ;   651.2 agu0    99 clocks
        vmovdqu [rbp + 8512], ymm0                             ;   667.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 13184]                            ;   652.2 agu1    99 clocks
        vmovdqu [rbp + 8608], ymm0                             ;   668.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 13248]                            ;   653.2 agu1    99 clocks
        vmovdqu [rbp + 8704], ymm0                             ;   669.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 13312]                            ;   654.2 agu0    99 clocks
        vmovdqu [rbp + 8800], ymm0                             ;   670.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 13376]                            ;   655.2 agu0    99 clocks
        vmovdqu [rbp + 8896], ymm0                             ;   671.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 13440]                            ;   656.2 agu1    99 clocks
        vmovdqu [rbp + 8992], ymm0                             ;   672.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 13504]                            ;   657.2 agu1    99 clocks
        vmovdqu [rbp + 9088], ymm0                             ;   673.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 13568]                            ;   658.2 agu0    99 clocks
        vmovdqu [rbp + 9184], ymm0                             ;   674.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 13632]                            ;   659.2 agu0    99 clocks
        vmovdqu [rbp + 9280], ymm0                             ;   675.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 13696]                            ;   660.2 agu1    99 clocks
        vmovdqu [rbp + 9376], ymm0                             ;   676.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 13760]                            ;   661.2 agu1    99 clocks
        vmovdqu [rbp + 9472], ymm0                             ;   677.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 13856]                            ;   662.2 agu0    99 clocks
        vmovdqu [rbp + 9568], ymm0                             ;   678.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 13952]                            ;   663.2 agu0    99 clocks
        vmovdqu [rbp + 9664], ymm0                             ;   679.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 14048]                            ;   664.2 agu1    99 clocks
        vmovdqu [rbp + 9760], ymm0                             ;   680.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 14144]                            ;   665.2 agu1    99 clocks
        vmovdqu [rbp + 9856], ymm0                             ;   681.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 14240]                            ;   666.2 agu0    99 clocks
        vmovdqu [rbp + 9952], ymm0                             ;   682.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 14304]                            ;   667.2 agu0    99 clocks
        vmovdqu [rbp + 10048], ymm0                            ;   683.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 3072]                             ;   668.2 agu1    99 clocks
        vmovdqu [rbp + 12160], ymm0                            ;   684.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rax + 3104]                             ;   669.2 agu1    99 clocks
        vmovdqu [rbp + 12224], ymm0                            ;   685.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 3136]                             ;   670.2 agu0    99 clocks
        vmovdqu [rbp + 12288], ymm0                            ;   686.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rax + 3168]                             ;   671.2 agu0    99 clocks
        vmovdqu [rbp + 12352], ymm0                            ;   687.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 3200]                             ;   672.2 agu1    99 clocks
        vmovdqu [rbp + 12416], ymm0                            ;   688.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rax + 3232]                             ;   673.2 agu1    99 clocks
        vmovdqu [rbp + 12480], ymm0                            ;   689.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 3264]                             ;   674.2 agu0    99 clocks
        vmovdqu [rbp + 12544], ymm0                            ;   690.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rax + 3296]                             ;   675.2 agu0    99 clocks
        vmovdqu [rbp + 12608], ymm0                            ;   691.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 3328]                             ;   676.2 agu1    99 clocks
        vmovdqu [rbp + 12672], ymm0                            ;   692.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rax + 3360]                             ;   677.2 agu1    99 clocks
        vmovdqu [rbp + 12736], ymm0                            ;   693.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 3392]                             ;   678.2 agu0    99 clocks
        vmovdqu [rbp + 12800], ymm0                            ;   694.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rax + 3424]                             ;   679.2 agu0    99 clocks
        vmovdqu [rbp + 12864], ymm0                            ;   695.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 3456]                             ;   680.2 agu1    99 clocks
        vmovdqu [rbp + 12928], ymm0                            ;   696.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rax + 3488]                             ;   681.2 agu1    99 clocks
        vmovdqu [rbp + 12992], ymm0                            ;   697.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 3520]                             ;   682.2 agu0    99 clocks
        vmovdqu [rbp + 13056], ymm0                            ;   698.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rax + 3552]                             ;   683.2 agu0    99 clocks
        vmovdqu [rbp + 13120], ymm0                            ;   699.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 3584]                             ;   684.2 agu1    99 clocks
        vmovdqu [rbp + 13184], ymm0                            ;   700.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rax + 3616]                             ;   685.2 agu1    99 clocks
        vmovdqu [rbp + 13248], ymm0                            ;   701.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 3648]                             ;   686.2 agu0    99 clocks
        vmovdqu [rbp + 13312], ymm0                            ;   702.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rax + 3680]                             ;   687.2 agu0    99 clocks
        vmovdqu [rbp + 13376], ymm0                            ;   703.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 3712]                             ;   688.2 agu1    99 clocks
        vmovdqu [rbp + 13440], ymm0                            ;   704.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rax + 3744]                             ;   689.2 agu1    99 clocks
        vmovdqu [rbp + 13504], ymm0                            ;   705.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 3776]                             ;   690.2 agu0    99 clocks
        vmovdqu [rbp + 13568], ymm0                            ;   706.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rax + 3808]                             ;   691.2 agu0    99 clocks
        vmovdqu [rbp + 13632], ymm0                            ;   707.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 3840]                             ;   692.2 agu1    99 clocks
        vmovdqu [rbp + 13696], ymm0                            ;   708.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rax + 3872]                             ;   693.2 agu1    99 clocks
        vmovdqu [rbp + 13760], ymm0                            ;   709.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 3904]                             ;   694.2 agu0    99 clocks
        vmovdqu [rbp + 13856], ymm0                            ;   710.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rax + 3936]                             ;   695.2 agu0    99 clocks
        vmovdqu [rbp + 13952], ymm0                            ;   711.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 3968]                             ;   696.2 agu1    99 clocks
        vmovdqu [rbp + 14048], ymm0                            ;   712.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rax + 4000]                             ;   697.2 agu1    99 clocks
        vmovdqu [rbp + 14144], ymm0                            ;   713.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 4032]                             ;   698.2 agu0    99 clocks
        vmovdqu [rbp + 14240], ymm0                            ;   714.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rax + 4064]                             ;   699.2 agu0    99 clocks
        vmovdqu [rbp + 14304], ymm0                            ;   715.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 2048]                             ;   700.2 agu1    99 clocks
        vmovdqu [rbp + 2944], ymm0                             ;   716.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rax + 2080]                             ;   701.2 agu1    99 clocks
        vmovdqu [rbp + 2976], ymm0                             ;   717.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 2112]                             ;   702.2 agu0    99 clocks
        vmovdqu [rbp + 3008], ymm0                             ;   718.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rax + 2144]                             ;   703.2 agu0    99 clocks
        vmovdqu [rbp + 3040], ymm0                             ;   719.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 2176]                             ;   704.2 agu1    99 clocks
        vmovdqu [rbp + 3072], ymm0                             ;   720.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rax + 2208]                             ;   705.2 agu1    99 clocks
        vmovdqu [rbp + 3104], ymm0                             ;   721.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 2240]                             ;   706.2 agu0    99 clocks
        vmovdqu [rbp + 3136], ymm0                             ;   722.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rax + 2272]                             ;   707.2 agu0    99 clocks
        vmovdqu [rbp + 3168], ymm0                             ;   723.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 2304]                             ;   708.2 agu1    99 clocks
        vmovdqu [rbp + 3200], ymm0                             ;   724.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rax + 2336]                             ;   709.2 agu1    99 clocks
        vmovdqu [rbp + 3232], ymm0                             ;   725.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 2368]                             ;   710.2 agu0    99 clocks
        vmovdqu [rbp + 3264], ymm0                             ;   726.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rax + 2400]                             ;   711.2 agu0    99 clocks
        vmovdqu [rbp + 3296], ymm0                             ;   727.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 2432]                             ;   712.2 agu1    99 clocks
        vmovdqu [rbp + 3328], ymm0                             ;   728.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rax + 2464]                             ;   713.2 agu1    99 clocks
        vmovdqu [rbp + 3360], ymm0                             ;   729.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 2496]                             ;   714.2 agu0    99 clocks
        vmovdqu [rbp + 3392], ymm0                             ;   730.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rax + 2528]                             ;   715.2 agu0    99 clocks
        vmovdqu [rbp + 3424], ymm0                             ;   731.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 2560]                             ;   716.2 agu1    99 clocks
        vmovdqu [rbp + 3456], ymm0                             ;   732.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rax + 2592]                             ;   717.2 agu1    99 clocks
        vmovdqu [rbp + 3488], ymm0                             ;   733.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 2624]                             ;   718.2 agu0    99 clocks
        vmovdqu [rbp + 3520], ymm0                             ;   734.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rax + 2656]                             ;   719.2 agu0    99 clocks
        vmovdqu [rbp + 3552], ymm0                             ;   735.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 2688]                             ;   720.2 agu1    99 clocks
        vmovdqu [rbp + 3584], ymm0                             ;   736.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rax + 2720]                             ;   721.2 agu1    99 clocks
        vmovdqu [rbp + 3616], ymm0                             ;   737.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 2752]                             ;   722.2 agu0    99 clocks
        vmovdqu [rbp + 3648], ymm0                             ;   738.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rax + 2784]                             ;   723.2 agu0    99 clocks
        vmovdqu [rbp + 3680], ymm0                             ;   739.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 2816]                             ;   724.2 agu1    99 clocks
        vmovdqu [rbp + 3712], ymm0                             ;   740.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rax + 2848]                             ;   725.2 agu1    99 clocks
        vmovdqu [rbp + 3744], ymm0                             ;   741.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 2880]                             ;   726.2 agu0    99 clocks
        vmovdqu [rbp + 3776], ymm0                             ;   742.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rax + 2912]                             ;   727.2 agu0    99 clocks
        vmovdqu [rbp + 3808], ymm0                             ;   743.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 2944]                             ;   728.2 agu1    99 clocks
        vmovdqu [rbp + 3840], ymm0                             ;   744.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rax + 2976]                             ;   729.2 agu1    99 clocks
        vmovdqu [rbp + 3872], ymm0                             ;   745.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 3008]                             ;   730.2 agu0    99 clocks
        vmovdqu [rbp + 3904], ymm0                             ;   746.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rax + 3040]                             ;   731.2 agu0    99 clocks
        vmovdqu [rbp + 3936], ymm0                             ;   747.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 1024]                             ;   732.2 agu1    99 clocks
        vmovdqu [rbp + 1920], ymm0                             ;   748.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rax + 1056]                             ;   733.2 agu1    99 clocks
        vmovdqu [rbp + 1952], ymm0                             ;   749.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 1088]                             ;   734.2 agu0    99 clocks
        vmovdqu [rbp + 1984], ymm0                             ;   750.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rax + 1120]                             ;   735.2 agu0    99 clocks
        vmovdqu [rbp + 2016], ymm0                             ;   751.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 1152]                             ;   736.2 agu1    99 clocks
        vmovdqu [rbp + 2048], ymm0                             ;   752.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rax + 1184]                             ;   737.2 agu1    99 clocks
        vmovdqu [rbp + 2080], ymm0                             ;   753.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 1216]                             ;   738.2 agu0    99 clocks
        vmovdqu [rbp + 2112], ymm0                             ;   754.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rax + 1248]                             ;   739.2 agu0    99 clocks
        vmovdqu [rbp + 2144], ymm0                             ;   755.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 1280]                             ;   740.2 agu1    99 clocks
        vmovdqu [rbp + 2176], ymm0                             ;   756.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rax + 1312]                             ;   741.2 agu1    99 clocks
        vmovdqu [rbp + 2208], ymm0                             ;   757.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 1344]                             ;   742.2 agu0    99 clocks
        vmovdqu [rbp + 2240], ymm0                             ;   758.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rax + 1376]                             ;   743.2 agu0    99 clocks
        vmovdqu [rbp + 2272], ymm0                             ;   759.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 1408]                             ;   744.2 agu1    99 clocks
        vmovdqu [rbp + 2304], ymm0                             ;   760.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rax + 1440]                             ;   745.2 agu1    99 clocks
        vmovdqu [rbp + 2336], ymm0                             ;   761.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 1472]                             ;   746.2 agu0    99 clocks
        vmovdqu [rbp + 2368], ymm0                             ;   762.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rax + 1504]                             ;   747.2 agu0    99 clocks
        vmovdqu [rbp + 2400], ymm0                             ;   763.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 1536]                             ;   748.2 agu1    99 clocks
        vmovdqu [rbp + 2432], ymm0                             ;   764.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rax + 1568]                             ;   749.2 agu1    99 clocks
        vmovdqu [rbp + 2464], ymm0                             ;   765.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 1600]                             ;   750.2 agu0    99 clocks
        vmovdqu [rbp + 2496], ymm0                             ;   766.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rax + 1632]                             ;   751.2 agu0    99 clocks
        vmovdqu [rbp + 2528], ymm0                             ;   767.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 1664]                             ;   752.2 agu1    99 clocks
        vmovdqu [rbp + 2560], ymm0                             ;   768.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rax + 1696]                             ;   753.2 agu1    99 clocks
        vmovdqu [rbp + 2592], ymm0                             ;   769.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 1728]                             ;   754.2 agu0    99 clocks
        vmovdqu [rbp + 2624], ymm0                             ;   770.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rax + 1760]                             ;   755.2 agu0    99 clocks
        vmovdqu [rbp + 2656], ymm0                             ;   771.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 1792]                             ;   756.2 agu1    99 clocks
        vmovdqu [rbp + 2688], ymm0                             ;   772.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rax + 1824]                             ;   757.2 agu1    99 clocks
        vmovdqu [rbp + 2720], ymm0                             ;   773.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 1856]                             ;   758.2 agu0    99 clocks
        vmovdqu [rbp + 2752], ymm0                             ;   774.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rax + 1888]                             ;   759.2 agu0    99 clocks
        vmovdqu [rbp + 2784], ymm0                             ;   775.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 1920]                             ;   760.2 agu1    99 clocks
        vmovdqu [rbp + 2816], ymm0                             ;   776.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rax + 1952]                             ;   761.2 agu1    99 clocks
        vmovdqu [rbp + 2848], ymm0                             ;   777.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 1984]                             ;   762.2 agu0    99 clocks
        vmovdqu [rbp + 2880], ymm0                             ;   778.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rax + 2016]                             ;   763.2 agu0    99 clocks
        vmovdqu [rbp + 2912], ymm0                             ;   779.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax]                                    ;   764.2 agu1    99 clocks
        vmovdqu [rbp + 896], ymm0                              ;   780.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rax + 32]                               ;   765.2 agu1    99 clocks
        vmovdqu [rbp + 928], ymm0                              ;   781.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 64]                               ;   766.2 agu0    99 clocks
        vmovdqu [rbp + 960], ymm0                              ;   782.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rax + 96]                               ;   767.2 agu0    99 clocks
        vmovdqu [rbp + 992], ymm0                              ;   783.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 128]                              ;   768.2 agu1    99 clocks
        vmovdqu [rbp + 1024], ymm0                             ;   784.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rax + 160]                              ;   769.2 agu1    99 clocks
        vmovdqu [rbp + 1056], ymm0                             ;   785.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 192]                              ;   770.2 agu0    99 clocks
        vmovdqu [rbp + 1088], ymm0                             ;   786.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rax + 224]                              ;   771.2 agu0    99 clocks
        vmovdqu [rbp + 1120], ymm0                             ;   787.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 256]                              ;   772.2 agu1    99 clocks
        vmovdqu [rbp + 1152], ymm0                             ;   788.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rax + 288]                              ;   773.2 agu1    99 clocks
        vmovdqu [rbp + 1184], ymm0                             ;   789.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 320]                              ;   774.2 agu0    99 clocks
        vmovdqu [rbp + 1216], ymm0                             ;   790.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rax + 352]                              ;   775.2 agu0    99 clocks
        vmovdqu [rbp + 1248], ymm0                             ;   791.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 384]                              ;   776.2 agu1    99 clocks
        vmovdqu [rbp + 1280], ymm0                             ;   792.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rax + 416]                              ;   777.2 agu1    99 clocks
        vmovdqu [rbp + 1312], ymm0                             ;   793.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 448]                              ;   778.2 agu0    99 clocks
        vmovdqu [rbp + 1344], ymm0                             ;   794.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rax + 480]                              ;   779.2 agu0    99 clocks
        vmovdqu [rbp + 1376], ymm0                             ;   795.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 512]                              ;   780.2 agu1    99 clocks
        vmovdqu [rbp + 1408], ymm0                             ;   796.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rax + 544]                              ;   781.2 agu1    99 clocks
        vmovdqu [rbp + 1440], ymm0                             ;   797.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 576]                              ;   782.2 agu0    99 clocks
        vmovdqu [rbp + 1472], ymm0                             ;   798.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rax + 608]                              ;   783.2 agu0    99 clocks
        vmovdqu [rbp + 1504], ymm0                             ;   799.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 640]                              ;   784.2 agu1    99 clocks
        vmovdqu [rbp + 1536], ymm0                             ;   800.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rax + 672]                              ;   785.2 agu1    99 clocks
        vmovdqu [rbp + 1568], ymm0                             ;   801.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 704]                              ;   786.2 agu0    99 clocks
        vmovdqu [rbp + 1600], ymm0                             ;   802.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rax + 736]                              ;   787.2 agu0    99 clocks
        vmovdqu [rbp + 1632], ymm0                             ;   803.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 768]                              ;   788.2 agu1    99 clocks
        vmovdqu [rbp + 1664], ymm0                             ;   804.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rax + 800]                              ;   789.2 agu1    99 clocks
        vmovdqu [rbp + 1696], ymm0                             ;   805.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 832]                              ;   790.2 agu0    99 clocks
        vmovdqu [rbp + 1728], ymm0                             ;   806.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rax + 864]                              ;   791.2 agu0    99 clocks
        vmovdqu [rbp + 1760], ymm0                             ;   807.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 896]                              ;   792.2 agu1    99 clocks
        vmovdqu [rbp + 1792], ymm0                             ;   808.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rax + 928]                              ;   793.2 agu1    99 clocks
        vmovdqu [rbp + 1824], ymm0                             ;   809.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rax + 960]                              ;   794.2 agu0    99 clocks
        vmovdqu [rbp + 1856], ymm0                             ;   810.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rax + 992]                              ;   795.2 agu0    99 clocks
        vmovdqu [rbp + 1888], ymm0                             ;   811.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 10144]                            ;   796.2 agu1    99 clocks
        vmovdqu [rbp - 128], ymm0                              ;   812.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 10208]                            ;   797.2 agu1    99 clocks
        vmovdqu [rbp - 96], ymm0                               ;   813.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 10272]                            ;   798.2 agu0    99 clocks
        vmovdqu [rbp - 64], ymm0                               ;   814.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 10336]                            ;   799.2 agu0    99 clocks
        vmovdqu [rbp - 32], ymm0                               ;   815.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 10400]                            ;   800.2 agu1    99 clocks
        vmovdqu [rbp + 0], ymm0                                ;   816.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 10464]                            ;   801.2 agu1    99 clocks
        vmovdqu [rbp + 32], ymm0                               ;   817.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 10528]                            ;   802.2 agu0    99 clocks
        vmovdqu [rbp + 64], ymm0                               ;   818.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 10592]                            ;   803.2 agu0    99 clocks
        vmovdqu [rbp + 96], ymm0                               ;   819.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 10656]                            ;   804.2 agu1    99 clocks
        vmovdqu [rbp + 128], ymm0                              ;   820.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 10720]                            ;   805.2 agu1    99 clocks
        vmovdqu [rbp + 160], ymm0                              ;   821.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 10784]                            ;   806.2 agu0    99 clocks
        vmovdqu [rbp + 192], ymm0                              ;   822.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 10848]                            ;   807.2 agu0    99 clocks
        vmovdqu [rbp + 224], ymm0                              ;   823.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 10912]                            ;   808.2 agu1    99 clocks
        vmovdqu [rbp + 256], ymm0                              ;   824.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 10976]                            ;   809.2 agu1    99 clocks
        vmovdqu [rbp + 288], ymm0                              ;   825.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 11040]                            ;   810.2 agu0    99 clocks
        vmovdqu [rbp + 320], ymm0                              ;   826.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 11104]                            ;   811.2 agu0    99 clocks
        vmovdqu [rbp + 352], ymm0                              ;   827.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 11168]                            ;   812.2 agu1    99 clocks
        vmovdqu [rbp + 384], ymm0                              ;   828.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 11232]                            ;   813.2 agu1    99 clocks
        vmovdqu [rbp + 416], ymm0                              ;   829.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 11296]                            ;   814.2 agu0    99 clocks
        vmovdqu [rbp + 448], ymm0                              ;   830.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 11360]                            ;   815.2 agu0    99 clocks
        vmovdqu [rbp + 480], ymm0                              ;   831.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 11424]                            ;   816.2 agu1    99 clocks
        vmovdqu [rbp + 512], ymm0                              ;   832.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 11488]                            ;   817.2 agu1    99 clocks
        vmovdqu [rbp + 544], ymm0                              ;   833.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 11552]                            ;   818.2 agu0    99 clocks
        vmovdqu [rbp + 576], ymm0                              ;   834.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 11616]                            ;   819.2 agu0    99 clocks
        vmovdqu [rbp + 608], ymm0                              ;   835.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 11680]                            ;   820.2 agu1    99 clocks
        vmovdqu [rbp + 640], ymm0                              ;   836.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 11744]                            ;   821.2 agu1    99 clocks
        vmovdqu [rbp + 672], ymm0                              ;   837.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 11808]                            ;   822.2 agu0    99 clocks
        vmovdqu [rbp + 704], ymm0                              ;   838.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 11872]                            ;   823.2 agu0    99 clocks
        vmovdqu [rbp + 736], ymm0                              ;   839.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 11936]                            ;   824.2 agu1    99 clocks
        vmovdqu [rbp + 768], ymm0                              ;   840.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 12000]                            ;   825.2 agu1    99 clocks
        vmovdqu [rbp + 800], ymm0                              ;   841.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 12064]                            ;   826.2 agu0    99 clocks
        vmovdqu [rbp + 832], ymm0                              ;   842.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 12128]                            ;   827.2 agu0    99 clocks
        vmovdqu [rbp + 864], ymm0                              ;   843.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 4032]                             ;   828.2 agu1    99 clocks
        vmovdqu [rbp + 10144], ymm0                            ;   844.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 4128]                             ;   829.2 agu1    99 clocks
        vmovdqu [rbp + 10208], ymm0                            ;   845.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 4224]                             ;   830.2 agu0    99 clocks
        vmovdqu [rbp + 10272], ymm0                            ;   846.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 4320]                             ;   831.2 agu0    99 clocks
        vmovdqu [rbp + 10336], ymm0                            ;   847.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 4416]                             ;   832.2 agu1    99 clocks
        vmovdqu [rbp + 10400], ymm0                            ;   848.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 4512]                             ;   833.2 agu1    99 clocks
        vmovdqu [rbp + 10464], ymm0                            ;   849.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 4608]                             ;   834.2 agu0    99 clocks
        vmovdqu [rbp + 10528], ymm0                            ;   850.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 4704]                             ;   835.2 agu0    99 clocks
        vmovdqu [rbp + 10592], ymm0                            ;   851.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 4800]                             ;   836.2 agu1    99 clocks
        vmovdqu [rbp + 10656], ymm0                            ;   852.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 4896]                             ;   837.2 agu1    99 clocks
        vmovdqu [rbp + 10720], ymm0                            ;   853.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 4992]                             ;   838.2 agu0    99 clocks
        vmovdqu [rbp + 10784], ymm0                            ;   854.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 5088]                             ;   839.2 agu0    99 clocks
        vmovdqu [rbp + 10848], ymm0                            ;   855.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 5184]                             ;   840.2 agu1    99 clocks
        vmovdqu [rbp + 10912], ymm0                            ;   856.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 5280]                             ;   841.2 agu1    99 clocks
        vmovdqu [rbp + 10976], ymm0                            ;   857.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 5376]                             ;   842.2 agu0    99 clocks
        vmovdqu [rbp + 11040], ymm0                            ;   858.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 5472]                             ;   843.2 agu0    99 clocks
        vmovdqu [rbp + 11104], ymm0                            ;   859.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 5568]                             ;   844.2 agu1    99 clocks
        vmovdqu [rbp + 11168], ymm0                            ;   860.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 5664]                             ;   845.2 agu1    99 clocks
        vmovdqu [rbp + 11232], ymm0                            ;   861.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 5760]                             ;   846.2 agu0    99 clocks
        vmovdqu [rbp + 11296], ymm0                            ;   862.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 5856]                             ;   847.2 agu0    99 clocks
        vmovdqu [rbp + 11360], ymm0                            ;   863.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 5952]                             ;   848.2 agu1    99 clocks
        vmovdqu [rbp + 11424], ymm0                            ;   864.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 6048]                             ;   849.2 agu1    99 clocks
        vmovdqu [rbp + 11488], ymm0                            ;   865.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 6144]                             ;   850.2 agu0    99 clocks
        vmovdqu [rbp + 11552], ymm0                            ;   866.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 6240]                             ;   851.2 agu0    99 clocks
        vmovdqu [rbp + 11616], ymm0                            ;   867.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 6336]                             ;   852.2 agu1    99 clocks
        vmovdqu [rbp + 11680], ymm0                            ;   868.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 6432]                             ;   853.2 agu1    99 clocks
        vmovdqu [rbp + 11744], ymm0                            ;   869.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 6528]                             ;   854.2 agu0    99 clocks
        vmovdqu [rbp + 11808], ymm0                            ;   870.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 6624]                             ;   855.2 agu0    99 clocks
        vmovdqu [rbp + 11872], ymm0                            ;   871.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 6720]                             ;   856.2 agu1    99 clocks
        vmovdqu [rbp + 11936], ymm0                            ;   872.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 6816]                             ;   857.2 agu1    99 clocks
        vmovdqu [rbp + 12000], ymm0                            ;   873.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 6912]                             ;   858.2 agu0    99 clocks
        vmovdqu [rbp + 12064], ymm0                            ;   874.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 7008]                             ;   859.2 agu0    99 clocks
        vmovdqu [rbp + 12128], ymm0                            ;   875.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 7104]                             ;   860.2 agu1    99 clocks
        vmovdqu [rbp + 4032], ymm0                             ;   876.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 7200]                             ;   861.2 agu1    99 clocks
        vmovdqu [rbp + 4128], ymm0                             ;   877.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 7296]                             ;   862.2 agu0    99 clocks
        vmovdqu [rbp + 4224], ymm0                             ;   878.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 7392]                             ;   863.2 agu0    99 clocks
        vmovdqu [rbp + 4320], ymm0                             ;   879.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 7488]                             ;   864.2 agu1    99 clocks
        vmovdqu [rbp + 4416], ymm0                             ;   880.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 7584]                             ;   865.2 agu1    99 clocks
        vmovdqu [rbp + 4512], ymm0                             ;   881.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 7680]                             ;   866.2 agu0    99 clocks
        vmovdqu [rbp + 4608], ymm0                             ;   882.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 7776]                             ;   867.2 agu0    99 clocks
        vmovdqu [rbp + 4704], ymm0                             ;   883.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 7872]                             ;   868.2 agu1    99 clocks
        vmovdqu [rbp + 4800], ymm0                             ;   884.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 7968]                             ;   869.2 agu1    99 clocks
        vmovdqu [rbp + 4896], ymm0                             ;   885.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 8064]                             ;   870.2 agu0    99 clocks
        vmovdqu [rbp + 4992], ymm0                             ;   886.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 8160]                             ;   871.2 agu0    99 clocks
        vmovdqu [rbp + 5088], ymm0                             ;   887.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 8256]                             ;   872.2 agu1    99 clocks
        vmovdqu [rbp + 5184], ymm0                             ;   888.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 8352]                             ;   873.2 agu1    99 clocks
        vmovdqu [rbp + 5280], ymm0                             ;   889.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 8448]                             ;   874.2 agu0    99 clocks
        vmovdqu [rbp + 5376], ymm0                             ;   890.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 8544]                             ;   875.2 agu0    99 clocks
        vmovdqu [rbp + 5472], ymm0                             ;   891.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 8640]                             ;   876.2 agu1    99 clocks
        vmovdqu [rbp + 5568], ymm0                             ;   892.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 8736]                             ;   877.2 agu1    99 clocks
        vmovdqu [rbp + 5664], ymm0                             ;   893.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 8832]                             ;   878.2 agu0    99 clocks
        vmovdqu [rbp + 5760], ymm0                             ;   894.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 8928]                             ;   879.2 agu0    99 clocks
        vmovdqu [rbp + 5856], ymm0                             ;   895.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 9024]                             ;   880.2 agu1    99 clocks
        vmovdqu [rbp + 5952], ymm0                             ;   896.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 9120]                             ;   881.2 agu1    99 clocks
        vmovdqu [rbp + 6048], ymm0                             ;   897.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 9216]                             ;   882.2 agu0    99 clocks
        vmovdqu [rbp + 6144], ymm0                             ;   898.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 9312]                             ;   883.2 agu0    99 clocks
        vmovdqu [rbp + 6240], ymm0                             ;   899.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 9408]                             ;   884.2 agu1    99 clocks
        vmovdqu [rbp + 6336], ymm0                             ;   900.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 9504]                             ;   885.2 agu1    99 clocks
        vmovdqu [rbp + 6432], ymm0                             ;   901.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 9600]                             ;   886.2 agu0    99 clocks
        vmovdqu [rbp + 6528], ymm0                             ;   902.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 9696]                             ;   887.2 agu0    99 clocks
        vmovdqu [rbp + 6624], ymm0                             ;   903.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 9792]                             ;   888.2 agu1    99 clocks
        vmovdqu [rbp + 6720], ymm0                             ;   904.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 9888]                             ;   889.2 agu1    99 clocks
        vmovdqu [rbp + 6816], ymm0                             ;   905.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 9984]                             ;   890.2 agu0    99 clocks
        vmovdqu [rbp + 6912], ymm0                             ;   906.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 10080]                            ;   891.2 agu0    99 clocks
        vmovdqu [rbp + 7008], ymm0                             ;   907.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 12192]                            ;   892.2 agu1    99 clocks
        vmovdqu [rbp + 7104], ymm0                             ;   908.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 12256]                            ;   893.2 agu1    99 clocks
        vmovdqu [rbp + 7200], ymm0                             ;   909.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 12320]                            ;   894.2 agu0    99 clocks
        vmovdqu [rbp + 7296], ymm0                             ;   910.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 12384]                            ;   895.2 agu0    99 clocks
        vmovdqu [rbp + 7392], ymm0                             ;   911.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 12448]                            ;   896.2 agu1    99 clocks
        vmovdqu [rbp + 7488], ymm0                             ;   912.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 12512]                            ;   897.2 agu1    99 clocks
        vmovdqu [rbp + 7584], ymm0                             ;   913.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 12576]                            ;   898.2 agu0    99 clocks
        vmovdqu [rbp + 7680], ymm0                             ;   914.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 12640]                            ;   899.2 agu0    99 clocks
        vmovdqu [rbp + 7776], ymm0                             ;   915.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 12704]                            ;   900.2 agu1    99 clocks
        vmovdqu [rbp + 7872], ymm0                             ;   916.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 12768]                            ;   901.2 agu1    99 clocks
        vmovdqu [rbp + 7968], ymm0                             ;   917.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 12832]                            ;   902.2 agu0    99 clocks
        vmovdqu [rbp + 8064], ymm0                             ;   918.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 12896]                            ;   903.2 agu0    99 clocks
        vmovdqu [rbp + 8160], ymm0                             ;   919.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 12960]                            ;   904.2 agu1    99 clocks
        vmovdqu [rbp + 8256], ymm0                             ;   920.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 13024]                            ;   905.2 agu1    99 clocks
        vmovdqu [rbp + 8352], ymm0                             ;   921.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 13088]                            ;   906.2 agu0    99 clocks
        vmovdqu [rbp + 8448], ymm0                             ;   922.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 13152]                            ;   907.2 agu0    99 clocks
        vmovdqu [rbp + 8544], ymm0                             ;   923.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 13216]                            ;   908.2 agu1    99 clocks
        vmovdqu [rbp + 8640], ymm0                             ;   924.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 13280]                            ;   909.2 agu1    99 clocks
        vmovdqu [rbp + 8736], ymm0                             ;   925.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 13344]                            ;   910.2 agu0    99 clocks
        vmovdqu [rbp + 8832], ymm0                             ;   926.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 13408]                            ;   911.2 agu0    99 clocks
        vmovdqu [rbp + 8928], ymm0                             ;   927.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 13472]                            ;   912.2 agu1    99 clocks
        vmovdqu [rbp + 9024], ymm0                             ;   928.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 13536]                            ;   913.2 agu1    99 clocks
        vmovdqu [rbp + 9120], ymm0                             ;   929.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 13600]                            ;   914.2 agu0    99 clocks
        vmovdqu [rbp + 9216], ymm0                             ;   930.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 13664]                            ;   915.2 agu0    99 clocks
        vmovdqu [rbp + 9312], ymm0                             ;   931.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 13728]                            ;   916.2 agu1    99 clocks
        vmovdqu [rbp + 9408], ymm0                             ;   932.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 13792]                            ;   917.2 agu1    99 clocks
        vmovdqu [rbp + 9504], ymm0                             ;   933.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 13888]                            ;   918.2 agu0    99 clocks
        vmovdqu [rbp + 9600], ymm0                             ;   934.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 13984]                            ;   919.2 agu0    99 clocks
        vmovdqu [rbp + 9696], ymm0                             ;   935.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 14080]                            ;   920.2 agu1    99 clocks
        vmovdqu [rbp + 9792], ymm0                             ;   936.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 14176]                            ;   921.2 agu1    99 clocks
        vmovdqu [rbp + 9888], ymm0                             ;   937.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 14272]                            ;   922.2 agu0    99 clocks
        vmovdqu [rbp + 9984], ymm0                             ;   938.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 14336]                            ;   923.2 agu0    99 clocks
        vmovdqu [rbp + 10080], ymm0                            ;   939.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 13824]                            ;   924.2 agu1    99 clocks
        vmovdqu [rbp + 12192], ymm0                            ;   940.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 13920]                            ;   925.2 agu1    99 clocks
        vmovdqu [rbp + 12256], ymm0                            ;   941.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 14016]                            ;   926.2 agu0    99 clocks
        vmovdqu [rbp + 12320], ymm0                            ;   942.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 14112]                            ;   927.2 agu0    99 clocks
        vmovdqu [rbp + 12384], ymm0                            ;   943.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 14208]                            ;   928.2 agu1    99 clocks
        vmovdqu [rbp + 12448], ymm0                            ;   944.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 14368]                            ;   929.2 agu1    99 clocks
        vmovdqu [rbp + 12512], ymm0                            ;   945.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 14400]                            ;   930.2 agu0    99 clocks
        vmovdqu [rbp + 12576], ymm0                            ;   946.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 14432]                            ;   931.2 agu0    99 clocks
        vmovdqu [rbp + 12640], ymm0                            ;   947.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 14464]                            ;   932.2 agu1    99 clocks
        vmovdqu [rbp + 12704], ymm0                            ;   948.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 14496]                            ;   933.2 agu1    99 clocks
        vmovdqu [rbp + 12768], ymm0                            ;   949.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 14528]                            ;   934.2 agu0    99 clocks
        vmovdqu [rbp + 12832], ymm0                            ;   950.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 14560]                            ;   935.2 agu0    99 clocks
        vmovdqu [rbp + 12896], ymm0                            ;   951.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 14592]                            ;   936.2 agu1    99 clocks
        vmovdqu [rbp + 12960], ymm0                            ;   952.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 14624]                            ;   937.2 agu1    99 clocks
        vmovdqu [rbp + 13024], ymm0                            ;   953.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 14656]                            ;   938.2 agu0    99 clocks
        vmovdqu [rbp + 13088], ymm0                            ;   954.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 14688]                            ;   939.2 agu0    99 clocks
        vmovdqu [rbp + 13152], ymm0                            ;   955.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 14720]                            ;   940.2 agu1    99 clocks
        vmovdqu [rbp + 13216], ymm0                            ;   956.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 14752]                            ;   941.2 agu1    99 clocks
        vmovdqu [rbp + 13280], ymm0                            ;   957.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 14784]                            ;   942.2 agu0    99 clocks
        vmovdqu [rbp + 13344], ymm0                            ;   958.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 14816]                            ;   943.2 agu0    99 clocks
        vmovdqu [rbp + 13408], ymm0                            ;   959.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 14848]                            ;   944.2 agu1    99 clocks
        vmovdqu [rbp + 13472], ymm0                            ;   960.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 14880]                            ;   945.2 agu1    99 clocks
        vmovdqu [rbp + 13536], ymm0                            ;   961.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 14912]                            ;   946.2 agu0    99 clocks
        vmovdqu [rbp + 13600], ymm0                            ;   962.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 14944]                            ;   947.2 agu0    99 clocks
        vmovdqu [rbp + 13664], ymm0                            ;   963.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 14976]                            ;   948.2 agu1    99 clocks
        vmovdqu [rbp + 13728], ymm0                            ;   964.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 15008]                            ;   949.2 agu1    99 clocks
        vmovdqu [rbp + 13792], ymm0                            ;   965.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 15040]                            ;   950.2 agu0    99 clocks
        vmovdqu [rbp + 13888], ymm0                            ;   966.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 15072]                            ;   951.2 agu0    99 clocks
        vmovdqu [rbp + 13984], ymm0                            ;   967.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 15104]                            ;   952.2 agu1    99 clocks
        vmovdqu [rbp + 14080], ymm0                            ;   968.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 15136]                            ;   953.2 agu1    99 clocks
        vmovdqu [rbp + 14176], ymm0                            ;   969.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 15168]                            ;   954.2 agu0    99 clocks
        vmovdqu [rbp + 14272], ymm0                            ;   970.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 15200]                            ;   955.2 agu0    99 clocks
        vmovdqu [rbp + 14336], ymm0                            ;   971.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 3968]                             ;   956.2 agu1    99 clocks
        vmovdqu [rbp + 13824], ymm0                            ;   972.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 4064]                             ;   957.2 agu1    99 clocks
        vmovdqu [rbp + 13920], ymm0                            ;   973.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 4160]                             ;   958.2 agu0    99 clocks
        vmovdqu [rbp + 14016], ymm0                            ;   974.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 4256]                             ;   959.2 agu0    99 clocks
        vmovdqu [rbp + 14112], ymm0                            ;   975.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 4352]                             ;   960.2 agu1    99 clocks
        vmovdqu [rbp + 14208], ymm0                            ;   976.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 4448]                             ;   961.2 agu1    99 clocks
        vmovdqu [rbp + 14368], ymm0                            ;   977.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 4544]                             ;   962.2 agu0    99 clocks
        vmovdqu [rbp + 14400], ymm0                            ;   978.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 4640]                             ;   963.2 agu0    99 clocks
        vmovdqu [rbp + 14432], ymm0                            ;   979.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 4736]                             ;   964.2 agu1    99 clocks
        vmovdqu [rbp + 14464], ymm0                            ;   980.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 4832]                             ;   965.2 agu1    99 clocks
        vmovdqu [rbp + 14496], ymm0                            ;   981.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 4928]                             ;   966.2 agu0    99 clocks
        vmovdqu [rbp + 14528], ymm0                            ;   982.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 5024]                             ;   967.2 agu0    99 clocks
        vmovdqu [rbp + 14560], ymm0                            ;   983.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 5120]                             ;   968.2 agu1    99 clocks
        vmovdqu [rbp + 14592], ymm0                            ;   984.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 5216]                             ;   969.2 agu1    99 clocks
        vmovdqu [rbp + 14624], ymm0                            ;   985.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 5312]                             ;   970.2 agu0    99 clocks
        vmovdqu [rbp + 14656], ymm0                            ;   986.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 5408]                             ;   971.2 agu0    99 clocks
        vmovdqu [rbp + 14688], ymm0                            ;   987.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 5504]                             ;   972.2 agu1    99 clocks
        vmovdqu [rbp + 14720], ymm0                            ;   988.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 5600]                             ;   973.2 agu1    99 clocks
        vmovdqu [rbp + 14752], ymm0                            ;   989.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 5696]                             ;   974.2 agu0    99 clocks
        vmovdqu [rbp + 14784], ymm0                            ;   990.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 5792]                             ;   975.2 agu0    99 clocks
        vmovdqu [rbp + 14816], ymm0                            ;   991.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 5888]                             ;   976.2 agu1    99 clocks
        vmovdqu [rbp + 14848], ymm0                            ;   992.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 5984]                             ;   977.2 agu1    99 clocks
        vmovdqu [rbp + 14880], ymm0                            ;   993.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 6080]                             ;   978.2 agu0    99 clocks
        vmovdqu [rbp + 14912], ymm0                            ;   994.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 6176]                             ;   979.2 agu0    99 clocks
        vmovdqu [rbp + 14944], ymm0                            ;   995.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 6272]                             ;   980.2 agu1    99 clocks
        vmovdqu [rbp + 14976], ymm0                            ;   996.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 6368]                             ;   981.2 agu1    99 clocks
        vmovdqu [rbp + 15008], ymm0                            ;   997.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 6464]                             ;   982.2 agu0    99 clocks
        vmovdqu [rbp + 15040], ymm0                            ;   998.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 6560]                             ;   983.2 agu0    99 clocks
        vmovdqu [rbp + 15072], ymm0                            ;   999.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 6656]                             ;   984.2 agu1    99 clocks
        vmovdqu [rbp + 15104], ymm0                            ;  1000.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 6752]                             ;   985.2 agu1    99 clocks
        vmovdqu [rbp + 15136], ymm0                            ;  1001.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 6848]                             ;   986.2 agu0    99 clocks
        vmovdqu [rbp + 15168], ymm0                            ;  1002.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 6944]                             ;   987.2 agu0    99 clocks
        vmovdqu [rbp + 15200], ymm0                            ;  1003.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 7040]                             ;   988.2 agu1    99 clocks
        vmovdqu [rbp + 3968], ymm0                             ;  1004.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 7136]                             ;   989.2 agu1    99 clocks
        vmovdqu [rbp + 4064], ymm0                             ;  1005.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 7232]                             ;   990.2 agu0    99 clocks
        vmovdqu [rbp + 4160], ymm0                             ;  1006.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 7328]                             ;   991.2 agu0    99 clocks
        vmovdqu [rbp + 4256], ymm0                             ;  1007.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 7424]                             ;   992.2 agu1    99 clocks
        vmovdqu [rbp + 4352], ymm0                             ;  1008.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 7520]                             ;   993.2 agu1    99 clocks
        vmovdqu [rbp + 4448], ymm0                             ;  1009.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 7616]                             ;   994.2 agu0    99 clocks
        vmovdqu [rbp + 4544], ymm0                             ;  1010.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 7712]                             ;   995.2 agu0    99 clocks
        vmovdqu [rbp + 4640], ymm0                             ;  1011.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 7808]                             ;   996.2 agu1    99 clocks
        vmovdqu [rbp + 4736], ymm0                             ;  1012.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 7904]                             ;   997.2 agu1    99 clocks
        vmovdqu [rbp + 4832], ymm0                             ;  1013.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 8000]                             ;   998.2 agu0    99 clocks
        vmovdqu [rbp + 4928], ymm0                             ;  1014.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 8096]                             ;   999.2 agu0    99 clocks
        vmovdqu [rbp + 5024], ymm0                             ;  1015.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 8192]                             ;  1000.2 agu1    99 clocks
        vmovdqu [rbp + 5120], ymm0                             ;  1016.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 8288]                             ;  1001.2 agu1    99 clocks
        vmovdqu [rbp + 5216], ymm0                             ;  1017.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 8384]                             ;  1002.2 agu0    99 clocks
        vmovdqu [rbp + 5312], ymm0                             ;  1018.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 8480]                             ;  1003.2 agu0    99 clocks
        vmovdqu [rbp + 5408], ymm0                             ;  1019.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 8576]                             ;  1004.2 agu1    99 clocks
        vmovdqu [rbp + 5504], ymm0                             ;  1020.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 8672]                             ;  1005.2 agu1    99 clocks
        vmovdqu [rbp + 5600], ymm0                             ;  1021.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 8768]                             ;  1006.2 agu0    99 clocks
        vmovdqu [rbp + 5696], ymm0                             ;  1022.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 8864]                             ;  1007.2 agu0    99 clocks
        vmovdqu [rbp + 5792], ymm0                             ;  1023.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 8960]                             ;  1008.2 agu1    99 clocks
        vmovdqu [rbp + 5888], ymm0                             ;  1024.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 9056]                             ;  1009.2 agu1    99 clocks
        vmovdqu [rbp + 5984], ymm0                             ;  1025.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 9152]                             ;  1010.2 agu0    99 clocks
        vmovdqu [rbp + 6080], ymm0                             ;  1026.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 9248]                             ;  1011.2 agu0    99 clocks
        vmovdqu [rbp + 6176], ymm0                             ;  1027.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 9344]                             ;  1012.2 agu1    99 clocks
        vmovdqu [rbp + 6272], ymm0                             ;  1028.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 9440]                             ;  1013.2 agu1    99 clocks
        vmovdqu [rbp + 6368], ymm0                             ;  1029.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 9536]                             ;  1014.2 agu0    99 clocks
        vmovdqu [rbp + 6464], ymm0                             ;  1030.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 9632]                             ;  1015.2 agu0    99 clocks
        vmovdqu [rbp + 6560], ymm0                             ;  1031.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 9728]                             ;  1016.2 agu1    99 clocks
        vmovdqu [rbp + 6656], ymm0                             ;  1032.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 9824]                             ;  1017.2 agu1    99 clocks
        vmovdqu [rbp + 6752], ymm0                             ;  1033.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 9920]                             ;  1018.2 agu0    99 clocks
        vmovdqu [rbp + 6848], ymm0                             ;  1034.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 10016]                            ;  1019.2 agu0    99 clocks
        vmovdqu [rbp + 6944], ymm0                             ;  1035.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 15232]                            ;  1020.2 agu1    99 clocks
        vmovdqu [rbp + 7040], ymm0                             ;  1036.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 15264]                            ;  1021.2 agu1    99 clocks
        vmovdqu [rbp + 7136], ymm0                             ;  1037.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 15296]                            ;  1022.2 agu0    99 clocks
        vmovdqu [rbp + 7232], ymm0                             ;  1038.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 15328]                            ;  1023.2 agu0    99 clocks
        vmovdqu [rbp + 7328], ymm0                             ;  1039.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 15360]                            ;  1024.2 agu1    99 clocks
        vmovdqu [rbp + 7424], ymm0                             ;  1040.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 15392]                            ;  1025.2 agu1    99 clocks
        vmovdqu [rbp + 7520], ymm0                             ;  1041.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 15424]                            ;  1026.2 agu0    99 clocks
        vmovdqu [rbp + 7616], ymm0                             ;  1042.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 15456]                            ;  1027.2 agu0    99 clocks
        vmovdqu [rbp + 7712], ymm0                             ;  1043.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 15488]                            ;  1028.2 agu1    99 clocks
        vmovdqu [rbp + 7808], ymm0                             ;  1044.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 15520]                            ;  1029.2 agu1    99 clocks
        vmovdqu [rbp + 7904], ymm0                             ;  1045.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 15552]                            ;  1030.2 agu0    99 clocks
        vmovdqu [rbp + 8000], ymm0                             ;  1046.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 15584]                            ;  1031.2 agu0    99 clocks
        vmovdqu [rbp + 8096], ymm0                             ;  1047.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 15616]                            ;  1032.2 agu1    99 clocks
        vmovdqu [rbp + 8192], ymm0                             ;  1048.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 15648]                            ;  1033.2 agu1    99 clocks
        vmovdqu [rbp + 8288], ymm0                             ;  1049.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 15680]                            ;  1034.2 agu0    99 clocks
        vmovdqu [rbp + 8384], ymm0                             ;  1050.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 15712]                            ;  1035.2 agu0    99 clocks
        vmovdqu [rbp + 8480], ymm0                             ;  1051.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 15744]                            ;  1036.2 agu1    99 clocks
        vmovdqu [rbp + 8576], ymm0                             ;  1052.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 15776]                            ;  1037.2 agu1    99 clocks
        vmovdqu [rbp + 8672], ymm0                             ;  1053.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 15808]                            ;  1038.2 agu0    99 clocks
        vmovdqu [rbp + 8768], ymm0                             ;  1054.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 15840]                            ;  1039.2 agu0    99 clocks
        vmovdqu [rbp + 8864], ymm0                             ;  1055.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 15872]                            ;  1040.2 agu1    99 clocks
        vmovdqu [rbp + 8960], ymm0                             ;  1056.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 15904]                            ;  1041.2 agu1    99 clocks
        vmovdqu [rbp + 9056], ymm0                             ;  1057.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 15936]                            ;  1042.2 agu0    99 clocks
        vmovdqu [rbp + 9152], ymm0                             ;  1058.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 15968]                            ;  1043.2 agu0    99 clocks
        vmovdqu [rbp + 9248], ymm0                             ;  1059.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 16000]                            ;  1044.2 agu1    99 clocks
        vmovdqu [rbp + 9344], ymm0                             ;  1060.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 16032]                            ;  1045.2 agu1    99 clocks
        vmovdqu [rbp + 9440], ymm0                             ;  1061.2 agu2+fp5   99 clocks
        vmovdqu [rbp + 15232], ymm9                            ;  1062.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 16064]                            ;  1047.2 agu1    99 clocks
        vmovdqu [rbp + 9536], ymm0                             ;  1063.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 16096]                            ;  1048.2 agu0    99 clocks
        vmovdqu [rbp + 9632], ymm0                             ;  1064.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 16128]                            ;  1049.2 agu0    99 clocks
        vmovdqu [rbp + 9728], ymm0                             ;  1065.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 16160]                            ;  1050.2 agu1    99 clocks
        vmovdqu [rbp + 9824], ymm0                             ;  1066.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 16192]                            ;  1051.2 agu1    99 clocks
        vmovdqu [rbp + 9920], ymm0                             ;  1067.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 16224]                            ;  1052.2 agu0    99 clocks
        vmovdqu [rbp + 10016], ymm0                            ;  1068.2 agu1+fp5   99 clocks
        vmovdqu [rbp + 15264], ymm15                           ;  1069.2 agu2+fp5   99 clocks
        vmovdqu [rbp + 15296], ymm5                            ;  1070.2 agu0+fp5   99 clocks
        vmovdqu [rbp + 15328], ymm12                           ;  1071.2 agu1+fp5   99 clocks
        vmovdqu [rbp + 15360], ymm1                            ;  1072.2 agu2+fp5   99 clocks
        vmovdqu [rbp + 15392], ymm3                            ;  1073.2 agu0+fp5   99 clocks
        vmovdqu [rbp + 15424], ymm2                            ;  1074.2 agu1+fp5   99 clocks
        vmovdqu [rbp + 15488], ymm10                           ;  1075.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 18304]                            ;  1060.2 agu0   104 s reload
        vmovdqu [rbp + 15456], ymm0                            ;  1076.2 agu1+fp5   99 clocks
        vmovdqu [rbp + 15520], ymm14                           ;  1077.2 agu2+fp5   99 clocks
        vmovdqu [rbp + 15552], ymm6                            ;  1078.2 agu0+fp5   99 clocks
        vmovdqu [rbp + 15584], ymm8                            ;  1079.2 agu1+fp5   99 clocks
        vmovdqu [rbp + 15648], ymm7                            ;  1080.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 18624]                            ;  1065.2 agu0   104 s reload
        vmovdqu [rbp + 15616], ymm0                            ;  1081.2 agu1+fp5   99 clocks
        vmovdqu [rbp + 15680], ymm4                            ;  1082.2 agu2+fp5   99 clocks
        vmovdqu [rbp + 15712], ymm11                           ;  1083.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 18784]                            ;  1068.2 agu1   104 s reload
        vmovdqu [rbp + 15744], ymm0                            ;  1084.2 agu2+fp5   99 clocks
        vmovdqu [rbp + 15808], ymm13                           ;  1085.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 18816]                            ;  1070.2 agu1   104 s reload
        vmovdqu [rbp + 15776], ymm0                            ;  1086.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 18880]                            ;  1071.2 agu0   104 s reload
        vmovdqu [rbp + 15840], ymm0                            ;  1087.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 18912]                            ;  1072.2 agu0   104 s reload
        vmovdqu [rbp + 15872], ymm0                            ;  1088.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 18720]                            ;  1073.2 agu1   104 s reload
        vmovdqu [rbp + 15904], ymm0                            ;  1089.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 18688]                            ;  1074.2 agu1   104 s reload
        vmovdqu [rbp + 15936], ymm0                            ;  1090.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 19008]                            ;  1075.2 agu0   104 s reload
        vmovdqu [rbp + 15968], ymm0                            ;  1091.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 19040]                            ;  1076.2 agu0   104 s reload
        vmovdqu [rbp + 16000], ymm0                            ;  1092.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 19072]                            ;  1077.2 agu1   104 s reload
        vmovdqu [rbp + 16032], ymm0                            ;  1093.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 19104]                            ;  1078.2 agu1   104 s reload
        vmovdqu [rbp + 16064], ymm0                            ;  1094.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 19136]                            ;  1079.2 agu0   104 s reload
        vmovdqu [rbp + 16096], ymm0                            ;  1095.2 agu1+fp5   99 clocks
        vmovdqu ymm0, [rbp + 19168]                            ;  1080.2 agu0   104 s reload
        vmovdqu [rbp + 16128], ymm0                            ;  1096.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 19200]                            ;  1081.2 agu1   104 s reload
        vmovdqu [rbp + 16160], ymm0                            ;  1097.2 agu0+fp5   99 clocks
        vmovdqu ymm0, [rbp + 19232]                            ;  1082.2 agu1   104 s reload
        vmovdqu [rbp + 16192], ymm0                            ;  1098.2 agu2+fp5   99 clocks
        vmovdqu ymm0, [rbp + 20224]                            ;  1083.2 agu0   104 s reload
        vmovdqu [rbp + 16224], ymm0                            ;  1099.2 agu1+fp5   99 clocks
        mov esi, dword [rbp + 22208]                           ;  1084.2 agu2    99 clocks
        add esi, 0xffffffff                                    ;  1088.2 alu0    99 clocks
        mov dword [rbp + 22208], esi                           ;  1089.2 agu0+st0   99 clocks
        lea rax, [rbp - 128]                                   ;                    first state
        test esi, esi                                          ;                    more clocks?
        jne .clocks_1
        vmovdqu ymm0, [rbp + 1920]                             ;     0.0 agu0   107 out[16]
        vmovdqu ymm1, [rbp + 16256]                            ;     0.2 agu1   107 out[16] reload
        vpand ymm0, ymm0, ymm1                                 ;     7.2 fp0    107 out[16]
        vmovdqu ymm2, [rbp + 1952]                             ;     1.0 agu0   107 out[16] reload
        vpxor ymm0, ymm0, ymm2                                 ;     8.2 fp1    107 out[16]
        vmovdqu ymm3, [rbp + 16288]                            ;     1.2 agu1   107 out[16] reload
        vpxor ymm4, ymm0, ymm3                                 ;     9.2 fp2    107 out[16]
        vmovdqu ymm5, [rbp + 1920]                             ;     2.0 agu0   107 out[16] reload
        vpxor ymm1, ymm1, ymm5                                 ;     9.0 fp3    107 out[16]
        vpxor ymm3, ymm3, ymm2                                 ;     8.2 fp0    107 out[16]
        vpand ymm0, ymm0, ymm3                                 ;     9.2 fp1    107 out[16]
        vmovdqu ymm3, [rbp + 1984]                             ;     2.2 agu1   107 out[16] reload
        vpxor ymm0, ymm0, ymm3                                 ;    10.2 fp2    107 out[16]
        vpxor ymm0, ymm0, ymm2                                 ;    11.2 fp3    107 out[16]
        vmovdqu ymm6, [rbp + 16320]                            ;     3.0 agu0   107 out[16] reload
        vpxor ymm7, ymm0, ymm6                                 ;    12.2 fp0    107 out[16]
        vpxor ymm6, ymm6, ymm3                                 ;    10.0 fp1    107 out[16]
        vpand ymm0, ymm0, ymm6                                 ;    12.2 fp2    107 out[16]
        vmovdqu ymm6, [rbp + 2016]                             ;     3.2 agu1   107 out[16] reload
        vpxor ymm0, ymm0, ymm6                                 ;    13.2 fp3    107 out[16]
        vpxor ymm0, ymm0, ymm3                                 ;    14.2 fp0    107 out[16]
        vmovdqu ymm8, [rbp + 16352]                            ;     4.0 agu0   107 out[16] reload
        vpxor ymm9, ymm0, ymm8                                 ;    15.2 fp1    107 out[16]
        vpxor ymm8, ymm8, ymm6                                 ;    11.0 fp2    107 out[16]
        vpand ymm0, ymm0, ymm8                                 ;    15.2 fp3    107 out[16]
        vmovdqu ymm8, [rbp + 2048]                             ;     7.2 agu1   107 out[16] reload
        vpxor ymm0, ymm0, ymm8                                 ;    16.2 fp0    107 out[16]
        vpxor ymm0, ymm0, ymm6                                 ;    17.2 fp1    107 out[16]
        vmovdqu ymm10, [rbp + 16384]                           ;     8.3 agu0   107 out[16] reload
        vpxor ymm11, ymm0, ymm10                               ;    18.2 fp2    107 out[16]
        vpxor ymm10, ymm10, ymm8                               ;    15.3 fp3    107 out[16]
        vpand ymm0, ymm0, ymm10                                ;    18.2 fp0    107 out[16]
        vpxor ymm0, ymm0, ymm8                                 ;    19.2 fp1    107 out[16]
        vmovdqu ymm10, [rbp + 2080]                            ;    10.0 agu1   107 out[16] reload
        vpxor ymm0, ymm0, ymm10                                ;    20.2 fp2    107 out[16]
        vmovdqu ymm12, [rbp + 16416]                           ;    10.3 agu0   107 out[16] reload
        vpxor ymm13, ymm0, ymm12                               ;    21.2 fp3    107 out[16]
        vpxor ymm12, ymm12, ymm10                              ;    17.3 fp0    107 out[16]
        vpand ymm0, ymm0, ymm12                                ;    21.2 fp1    107 out[16]
        vmovdqu ymm12, [rbp + 2112]                            ;    12.2 agu1   107 out[16] reload
        vpxor ymm0, ymm0, ymm12                                ;    22.2 fp2    107 out[16]
        vpxor ymm0, ymm0, ymm10                                ;    23.2 fp3    107 out[16]
        vmovdqu ymm14, [rbp + 16448]                           ;    13.2 agu0   107 out[16] reload
        vpxor ymm15, ymm0, ymm14                               ;    24.2 fp0    107 out[16]
        vpxor ymm14, ymm14, ymm12                              ;    20.2 fp1    107 out[16]
        vpand ymm0, ymm0, ymm14                                ;    24.2 fp2    107 out[16]
        vpxor ymm0, ymm0, ymm12                                ;    25.2 fp3    107 out[16]
        vmovdqu ymm14, [rbp + 2144]                            ;    15.5 agu1   107 out[16] reload
        vpxor ymm0, ymm0, ymm14                                ;    26.2 fp0    107 out[16]
        vpxor ymm12, ymm0, [rbp + 16480]                       ;    27.2 fp1+agu0  107 out[16]
        vpxor ymm10, ymm14, [rbp + 16480]                      ;    22.5 fp2+agu1  107 out[16]
        vpand ymm0, ymm0, ymm10                                ;    27.2 fp3    107 out[16]
        vpxor ymm0, ymm0, ymm14                                ;    28.2 fp0    107 out[16]
        vmovdqu ymm10, [rbp + 2176]                            ;    18.3 agu0   107 out[16] reload
        vpxor ymm0, ymm0, ymm10                                ;    29.2 fp1    107 out[16]
        vpxor ymm14, ymm0, [rbp + 16512]                       ;    30.2 fp2+agu1  107 out[16]
        vpxor ymm8, ymm10, [rbp + 16512]                       ;    25.3 fp3+agu0  107 out[16]
        vpand ymm0, ymm0, ymm8                                 ;    30.2 fp0    107 out[16]
        vpxor ymm0, ymm0, ymm10                                ;    31.2 fp1    107 out[16]
        vmovdqu ymm8, [rbp + 2208]                             ;    21.3 agu1   107 out[16] reload
        vpxor ymm0, ymm0, ymm8                                 ;    32.2 fp2    107 out[16]
        vpxor ymm10, ymm0, [rbp + 16544]                       ;    33.2 fp3+agu0  107 out[16]
        vpxor ymm6, ymm8, [rbp + 16544]                        ;    28.3 fp0+agu1  107 out[16]
        vpand ymm0, ymm0, ymm6                                 ;    33.2 fp1    107 out[16]
        vpxor ymm0, ymm0, ymm8                                 ;    34.2 fp2    107 out[16]
        vmovdqu ymm6, [rbp + 2240]                             ;    24.3 agu0   107 out[16] reload
        vpxor ymm0, ymm0, ymm6                                 ;    35.2 fp3    107 out[16]
        vpxor ymm8, ymm0, [rbp + 16576]                        ;    36.2 fp0+agu1  107 out[16]
        vpxor ymm3, ymm6, [rbp + 16576]                        ;    31.3 fp1+agu0  107 out[16]
        vpand ymm0, ymm0, ymm3                                 ;    36.2 fp2    107 out[16]
        vpxor ymm0, ymm0, ymm6                                 ;    37.2 fp3    107 out[16]
        vmovdqu ymm3, [rbp + 2272]                             ;    27.3 agu1   107 out[16] reload
        vpxor ymm0, ymm0, ymm3                                 ;    38.2 fp0    107 out[16]
        vpxor ymm6, ymm0, [rbp + 16608]                        ;    39.2 fp1+agu0  107 out[16]
        vpxor ymm2, ymm3, [rbp + 16608]                        ;    34.3 fp2+agu1  107 out[16]
        vpand ymm0, ymm0, ymm2                                 ;    39.2 fp3    107 out[16]
        vpxor ymm0, ymm0, ymm3                                 ;    40.2 fp0    107 out[16]
        vmovdqu ymm2, [rbp + 2304]                             ;    30.3 agu0   107 out[16] reload
        vpxor ymm0, ymm0, ymm2                                 ;    41.2 fp1    107 out[16]
        vpxor ymm3, ymm0, [rbp + 16640]                        ;    42.2 fp2+agu1  107 out[16]
        vpxor ymm5, ymm2, [rbp + 16640]                        ;    37.3 fp3+agu0  107 out[16]
        vpand ymm0, ymm0, ymm5                                 ;    42.2 fp0    107 out[16]
        vpxor ymm0, ymm0, ymm2                                 ;    43.2 fp1    107 out[16]
        vmovdqu ymm5, [rbp + 2336]                             ;    33.3 agu1   107 out[16] reload
        vpxor ymm0, ymm0, ymm5                                 ;    44.2 fp2    107 out[16]
        vpxor ymm2, ymm0, [rbp + 16672]                        ;    45.2 fp3+agu0  107 out[16]
        vmovdqu [rbp + 18304], ymm2                            ;    46.2 agu2+fp5  107 out[16] spill
        vpxor ymm2, ymm5, [rbp + 16672]                        ;    40.3 fp0+agu1  107 out[16]
        vpand ymm0, ymm0, ymm2                                 ;    45.2 fp1    107 out[16]
        vpxor ymm0, ymm0, ymm5                                 ;    46.2 fp2    107 out[16]
        vmovdqu ymm2, [rbp + 2368]                             ;    37.2 agu0   107 out[16] reload
        vpxor ymm0, ymm0, ymm2                                 ;    47.2 fp3    107 out[16]
        vpxor ymm5, ymm0, [rbp + 16704]                        ;    48.2 fp0+agu1  107 out[16]
        vmovdqu [rbp + 18336], ymm5                            ;    49.2 agu2+fp5  107 out[16] spill
        vpxor ymm5, ymm2, [rbp + 16704]                        ;    44.2 fp1+agu0  107 out[16]
        vpand ymm0, ymm0, ymm5                                 ;    48.2 fp2    107 out[16]
        vpxor ymm0, ymm0, ymm2                                 ;    49.2 fp3    107 out[16]
        vmovdqu ymm5, [rbp + 2400]                             ;    40.3 agu1   107 out[16] reload
        vpxor ymm0, ymm0, ymm5                                 ;    50.2 fp0    107 out[16]
        vpxor ymm2, ymm0, [rbp + 16736]                        ;    51.2 fp1+agu0  107 out[16]
        vmovdqu [rbp + 18368], ymm2                            ;    52.2 agu2+fp5  107 out[16] spill
        vpxor ymm2, ymm5, [rbp + 16736]                        ;    47.3 fp2+agu1  107 out[16]
        vpand ymm0, ymm0, ymm2                                 ;    51.2 fp3    107 out[16]
        vpxor ymm0, ymm0, ymm5                                 ;    52.2 fp0    107 out[16]
        vmovdqu ymm2, [rbp + 2432]                             ;    44.3 agu0   107 out[16] reload
        vpxor ymm0, ymm0, ymm2                                 ;    53.2 fp1    107 out[16]
        vpxor ymm5, ymm0, [rbp + 16768]                        ;    54.2 fp2+agu1  107 out[16]
        vmovdqu [rbp + 18400], ymm5                            ;    55.2 agu2+fp5  107 out[16] spill
        vpxor ymm5, ymm2, [rbp + 16768]                        ;    51.3 fp3+agu0  107 out[16]
        vpand ymm0, ymm0, ymm5                                 ;    54.2 fp0    107 out[16]
        vpxor ymm0, ymm0, ymm2                                 ;    55.2 fp1    107 out[16]
        vmovdqu ymm5, [rbp + 2464]                             ;    47.3 agu1   107 out[16] reload
        vpxor ymm0, ymm0, ymm5                                 ;    56.2 fp2    107 out[16]
        vpxor ymm2, ymm0, [rbp + 16800]                        ;    57.2 fp3+agu0  107 out[16]
        vmovdqu [rbp + 18432], ymm2                            ;    58.2 agu2+fp5  107 out[16] spill
        vpxor ymm2, ymm5, [rbp + 16800]                        ;    54.3 fp0+agu1  107 out[16]
        vpand ymm0, ymm0, ymm2                                 ;    57.2 fp1    107 out[16]
        vpxor ymm0, ymm0, ymm5                                 ;    58.2 fp2    107 out[16]
        vmovdqu ymm2, [rbp + 2496]                             ;    51.2 agu0   107 out[16] reload
        vpxor ymm0, ymm0, ymm2                                 ;    59.2 fp3    107 out[16]
        vpxor ymm5, ymm0, [rbp + 16832]                        ;    60.2 fp0+agu1  107 out[16]
        vmovdqu [rbp + 18464], ymm5                            ;    61.2 agu2+fp5  107 out[16] spill
        vpxor ymm5, ymm2, [rbp + 16832]                        ;    58.2 fp1+agu0  107 out[16]
        vpand ymm0, ymm0, ymm5                                 ;    60.2 fp2    107 out[16]
        vpxor ymm0, ymm0, ymm2                                 ;    61.2 fp3    107 out[16]
        vmovdqu ymm5, [rbp + 2528]                             ;    54.2 agu1   107 out[16] reload
        vpxor ymm0, ymm0, ymm5                                 ;    62.2 fp0    107 out[16]
        vpxor ymm2, ymm0, [rbp + 16864]                        ;    63.2 fp1+agu0  107 out[16]
        vmovdqu [rbp + 18496], ymm2                            ;    64.2 agu2+fp5  107 out[16] spill
        vpxor ymm2, ymm5, [rbp + 16864]                        ;    61.2 fp2+agu1  107 out[16]
        vpand ymm0, ymm0, ymm2                                 ;    63.2 fp3    107 out[16]
        vpxor ymm0, ymm0, ymm5                                 ;    64.2 fp0    107 out[16]
        vmovdqu ymm2, [rbp + 2560]                             ;    57.2 agu0   107 out[16] reload
        vpxor ymm0, ymm0, ymm2                                 ;    65.2 fp1    107 out[16]
        vpxor ymm5, ymm0, [rbp + 16896]                        ;    66.2 fp2+agu1  107 out[16]
        vmovdqu [rbp + 18528], ymm5                            ;    67.2 agu2+fp5  107 out[16] spill
        vpxor ymm5, ymm2, [rbp + 16896]                        ;    64.2 fp3+agu0  107 out[16]
        vpand ymm0, ymm0, ymm5                                 ;    66.2 fp0    107 out[16]
        vpxor ymm0, ymm0, ymm2                                 ;    67.2 fp1    107 out[16]
        vmovdqu ymm5, [rbp + 2592]                             ;    60.2 agu1   107 out[16] reload
        vpxor ymm0, ymm0, ymm5                                 ;    68.2 fp2    107 out[16]
        vpxor ymm2, ymm0, [rbp + 16928]                        ;    69.2 fp3+agu0  107 out[16]
        vmovdqu [rbp + 18560], ymm2                            ;    70.2 agu2+fp5  107 out[16] spill
        vpxor ymm2, ymm5, [rbp + 16928]                        ;    67.2 fp0+agu1  107 out[16]
        vpand ymm0, ymm0, ymm2                                 ;    69.2 fp1    107 out[16]
        vpxor ymm0, ymm0, ymm5                                 ;    70.2 fp2    107 out[16]
        vmovdqu ymm2, [rbp + 2624]                             ;    63.2 agu0   107 out[16] reload
        vpxor ymm0, ymm0, ymm2                                 ;    71.2 fp3    107 out[16]
        vpxor ymm5, ymm0, [rbp + 16960]                        ;    72.2 fp0+agu1  107 out[16]
        vmovdqu [rbp + 18592], ymm5                            ;    73.2 agu2+fp5  107 out[16] spill
        vpxor ymm5, ymm2, [rbp + 16960]                        ;    70.2 fp1+agu0  107 out[16]
        vpand ymm0, ymm0, ymm5                                 ;    72.2 fp2    107 out[16]
        vpxor ymm0, ymm0, ymm2                                 ;    73.2 fp3    107 out[16]
        vmovdqu ymm5, [rbp + 2656]                             ;    66.2 agu1   107 out[16] reload
        vpxor ymm0, ymm0, ymm5                                 ;    74.2 fp0    107 out[16]
        vpxor ymm2, ymm0, [rbp + 16992]                        ;    75.2 fp1+agu0  107 out[16]
        vmovdqu [rbp + 18624], ymm2                            ;    76.2 agu2+fp5  107 out[16] spill
        vpxor ymm2, ymm5, [rbp + 16992]                        ;    73.2 fp2+agu1  107 out[16]
        vpand ymm0, ymm0, ymm2                                 ;    75.2 fp3    107 out[16]
        vpxor ymm0, ymm0, ymm5                                 ;    76.2 fp0    107 out[16]
        vmovdqu ymm2, [rbp + 2688]                             ;    69.2 agu0   107 out[16] reload
        vpxor ymm0, ymm0, ymm2                                 ;    77.2 fp1    107 out[16]
        vpxor ymm5, ymm0, [rbp + 17024]                        ;    78.2 fp2+agu1  107 out[16]
        vmovdqu [rbp + 18656], ymm5                            ;    79.2 agu2+fp5  107 out[16] spill
        vpxor ymm5, ymm2, [rbp + 17024]                        ;    76.2 fp3+agu0  107 out[16]
        vpand ymm0, ymm0, ymm5                                 ;    78.2 fp0    107 out[16]
        vpxor ymm0, ymm0, ymm2                                 ;    79.2 fp1    107 out[16]
        vmovdqu ymm5, [rbp + 2720]                             ;    72.2 agu1   107 out[16] reload
        vpxor ymm0, ymm0, ymm5                                 ;    80.2 fp2    107 out[16]
        vpxor ymm2, ymm0, [rbp + 17056]                        ;    81.2 fp3+agu0  107 out[16]
        vmovdqu [rbp + 18688], ymm2                            ;    82.2 agu2+fp5  107 out[16] spill
        vpxor ymm2, ymm5, [rbp + 17056]                        ;    79.2 fp0+agu1  107 out[16]
        vpand ymm0, ymm0, ymm2                                 ;    81.2 fp1    107 out[16]
        vpxor ymm0, ymm0, ymm5                                 ;    82.2 fp2    107 out[16]
        vmovdqu ymm2, [rbp + 2752]                             ;    75.2 agu0   107 out[16] reload
        vpxor ymm0, ymm0, ymm2                                 ;    83.2 fp3    107 out[16]
        vpxor ymm5, ymm0, [rbp + 17088]                        ;    84.2 fp0+agu1  107 out[16]
        vmovdqu [rbp + 18720], ymm5                            ;    85.2 agu2+fp5  107 out[16] spill
        vpxor ymm5, ymm2, [rbp + 17088]                        ;    82.2 fp1+agu0  107 out[16]
        vpand ymm0, ymm0, ymm5                                 ;    84.2 fp2    107 out[16]
        vpxor ymm0, ymm0, ymm2                                 ;    85.2 fp3    107 out[16]
        vmovdqu ymm5, [rbp + 2784]                             ;    78.2 agu1   107 out[16] reload
        vpxor ymm0, ymm0, ymm5                                 ;    86.2 fp0    107 out[16]
        vpxor ymm2, ymm0, [rbp + 17120]                        ;    87.2 fp1+agu0  107 out[16]
        vmovdqu [rbp + 18752], ymm2                            ;    88.2 agu2+fp5  107 out[16] spill
        vpxor ymm2, ymm5, [rbp + 17120]                        ;    85.2 fp2+agu1  107 out[16]
        vpand ymm0, ymm0, ymm2                                 ;    87.2 fp3    107 out[16]
        vpxor ymm0, ymm0, ymm5                                 ;    88.2 fp0    107 out[16]
        vmovdqu ymm2, [rbp + 2816]                             ;    81.2 agu0   107 out[16] reload
        vpxor ymm0, ymm0, ymm2                                 ;    89.2 fp1    107 out[16]
        vpxor ymm5, ymm0, [rbp + 17152]                        ;    90.2 fp2+agu1  107 out[16]
        vmovdqu [rbp + 18784], ymm5                            ;    91.2 agu2+fp5  107 out[16] spill
        vpxor ymm5, ymm2, [rbp + 17152]                        ;    88.2 fp3+agu0  107 out[16]
        vpand ymm0, ymm0, ymm5                                 ;    90.2 fp0    107 out[16]
        vpxor ymm0, ymm0, ymm2                                 ;    91.2 fp1    107 out[16]
        vmovdqu ymm5, [rbp + 2848]                             ;    84.2 agu1   107 out[16] reload
        vpxor ymm0, ymm0, ymm5                                 ;    92.2 fp2    107 out[16]
        vpxor ymm2, ymm0, [rbp + 17184]                        ;    93.2 fp3+agu0  107 out[16]
        vmovdqu [rbp + 18816], ymm2                            ;    94.2 agu2+fp5  107 out[16] spill
        vpxor ymm2, ymm5, [rbp + 17184]                        ;    91.2 fp0+agu1  107 out[16]
        vpand ymm0, ymm0, ymm2                                 ;    93.2 fp1    107 out[16]
        vpxor ymm0, ymm0, ymm5                                 ;    94.2 fp2    107 out[16]
        vmovdqu ymm2, [rbp + 2880]                             ;    87.2 agu0   107 out[16] reload
        vpxor ymm0, ymm0, ymm2                                 ;    95.2 fp3    107 out[16]
        vpxor ymm5, ymm0, [rbp + 17216]                        ;    96.2 fp0+agu1  107 out[16]
        vmovdqu [rbp + 18848], ymm5                            ;    97.2 agu2+fp5  107 out[16] spill
        vpxor ymm5, ymm2, [rbp + 17216]                        ;    94.2 fp1+agu0  107 out[16]
        vpand ymm0, ymm0, ymm5                                 ;    96.2 fp2    107 out[16]
        vpxor ymm0, ymm0, ymm2                                 ;    97.2 fp3    107 out[16]
        vmovdqu ymm5, [rbp + 2912]                             ;    90.2 agu1   107 out[16] reload
        vpxor ymm0, ymm0, ymm5                                 ;    98.2 fp0    107 out[16]
        vpxor ymm0, ymm0, [rbp + 17248]                        ;    99.2 fp1+agu0  107 out[16]
        vmovdqu ymm5, [rbp + 17312]                            ;    91.2 agu1    66 out[17]
        vmovdqu ymm2, [rbp + 17376]                            ;    91.5 agu0    66 out[17]
        vpxor ymm2, ymm2, [rbp + 17408]                        ;    98.5 fp2+agu1   66 out[17]
        vpxor ymm5, ymm5, ymm2                                 ;    99.5 fp3     66 out[17]
        vmovdqu [rbp + 18880], ymm0                            ;   100.2 agu2+fp5  107 out[16] spill
        vpxor ymm0, ymm5, [rbp + 17504]                        ;   100.5 fp0+agu0   66 out[17]
        vmovdqu [rbp + 18912], ymm3                            ;    93.2 agu2+fp5  107 out[16] spill
        vpxor ymm3, ymm0, [rbp + 17472]                        ;   101.5 fp1+agu1   66 out[17]
        vmovdqu [rbp + 18944], ymm6                            ;    94.2 agu0+fp5  107 out[16] spill
        vpxor ymm6, ymm0, [rbp + 17280]                        ;   101.5 fp2+agu1   66 out[17]
        vmovdqu [rbp + 18976], ymm8                            ;    95.2 agu2+fp5  107 out[16] spill
        vpxor ymm8, ymm6, [rbp + 17344]                        ;   102.5 fp3+agu0   66 out[17]
        vmovdqu [rbp + 19008], ymm10                           ;    96.2 agu1+fp5  107 out[16] spill
        vpxor ymm10, ymm8, [rbp + 17376]                       ;   103.5 fp0+agu0   66 out[17]
        vmovdqu [rbp + 19040], ymm14                           ;    97.2 agu2+fp5  107 out[16] spill
        vpxor ymm14, ymm3, [rbp + 17440]                       ;   102.5 fp1+agu1   66 out[17]
        vmovdqu [rbp + 19072], ymm12                           ;    98.2 agu2+fp5  107 out[16] spill
        vpxor ymm12, ymm14, [rbp + 17280]                      ;   103.5 fp2+agu0   66 out[17]
        vmovdqu [rbp + 19104], ymm15                           ;    99.2 agu1+fp5  107 out[16] spill
        vpxor ymm15, ymm14, [rbp + 17408]                      ;   103.5 fp3+agu0   66 out[17]
        vmovdqu [rbp + 19136], ymm13                           ;   100.2 agu2+fp5  107 out[16] spill
        vpxor ymm13, ymm3, ymm10                               ;   104.5 fp0     66 out[17]
        vmovdqu [rbp + 19168], ymm11                           ;   101.2 agu1+fp5  107 out[16] spill
        vpxor ymm11, ymm13, [rbp + 17504]                      ;   105.5 fp1+agu0   66 out[17]
        vmovdqu [rbp + 19200], ymm9                            ;   102.2 agu2+fp5  107 out[16] spill
        vpxor ymm9, ymm15, ymm11                               ;   106.5 fp2     66 out[17]
        vmovdqu [rbp + 19232], ymm7                            ;   103.2 agu1+fp5  107 out[16] spill
        vpxor ymm7, ymm9, [rbp + 17376]                        ;   107.5 fp3+agu0   66 out[17]
        vmovdqu [rbp + 19264], ymm4                            ;   104.2 agu2+fp5  107 out[16] spill
        vpxor ymm4, ymm11, [rbp + 17280]                       ;   106.5 fp0+agu1   66 out[17]
        vpxor ymm2, ymm2, ymm4                                 ;   107.5 fp1     66 out[17]
        vpand ymm4, ymm4, ymm11                                ;   107.5 fp2     66 out[17]
        vpxor ymm5, ymm5, ymm4                                 ;   108.5 fp3     66 out[17]
        vmovdqu [rbp + 19296], ymm1                            ;   105.2 agu0+fp5  107 out[16] spill
        vpand ymm1, ymm14, ymm9                                ;   107.5 fp0     66 out[17]
        vpxor ymm5, ymm5, ymm1                                 ;   109.5 fp1     66 out[17]
        vpand ymm1, ymm10, ymm2                                ;   108.5 fp2     66 out[17]
        vpxor ymm4, ymm4, ymm1                                 ;   109.5 fp3     66 out[17]
        vpxor ymm1, ymm10, ymm15                               ;   104.5 fp0     66 out[17]
        vmovdqu [rbp + 19328], ymm14                           ;   106.2 agu2+fp5   66 out[17] spill
        vpand ymm14, ymm1, ymm7                                ;   108.5 fp1     66 out[17]
        vpxor ymm14, ymm14, ymm4                               ;   110.5 fp2     66 out[17]
        vpxor ymm14, ymm14, [rbp + 17408]                      ;   111.5 fp3+agu1   66 out[17]
        vmovdqu [rbp + 19360], ymm9                            ;   107.5 agu0+fp5   66 out[17] spill
        vpxor ymm9, ymm1, [rbp + 17504]                        ;   105.7 fp0+agu1   66 out[17]
        vmovdqu [rbp + 19392], ymm1                            ;   108.2 agu2+fp5   66 out[17] spill
        vpor ymm1, ymm6, [rbp + 17504]                         ;   106.2 fp1+agu0   66 out[17]
        vpxor ymm8, ymm8, ymm1                                 ;   107.2 fp2     66 out[17]
        vpxor ymm1, ymm1, ymm5                                 ;   110.5 fp3     66 out[17]
        vpxor ymm8, ymm8, ymm4                                 ;   110.5 fp0     66 out[17]
        vpand ymm4, ymm13, ymm0                                ;   107.2 fp1     66 out[17]
        vpxor ymm14, ymm14, ymm4                               ;   112.5 fp2     66 out[17]
        vpxor ymm5, ymm5, ymm4                                 ;   110.5 fp3     66 out[17]
        vpxor ymm4, ymm0, ymm2                                 ;   108.5 fp0     66 out[17]
        vmovdqu [rbp + 19424], ymm13                           ;   109.2 agu1+fp5   66 out[17] spill
        vpand ymm13, ymm3, ymm4                                ;   109.5 fp1     66 out[17]
        vpxor ymm5, ymm5, ymm13                                ;   111.5 fp2     66 out[17]
        vpxor ymm13, ymm6, ymm7                                ;   108.5 fp3     66 out[17]
        vmovdqu [rbp + 19456], ymm4                            ;   110.2 agu2+fp5   66 out[17] spill
        vpand ymm4, ymm9, ymm13                                ;   109.5 fp0     66 out[17]
        vpxor ymm1, ymm1, ymm4                                 ;   111.5 fp1     66 out[17]
        vpand ymm4, ymm5, ymm14                                ;   113.5 fp2     66 out[17]
        vpxor ymm1, ymm1, ymm4                                 ;   114.5 fp3     66 out[17]
        vmovdqu [rbp + 19488], ymm3                            ;   111.2 agu0+fp5   66 out[17] spill
        vpand ymm3, ymm12, ymm15                               ;   109.7 fp0     66 out[17]
        vpxor ymm8, ymm8, ymm3                                 ;   111.5 fp1     66 out[17]
        vpand ymm3, ymm8, ymm1                                 ;   115.5 fp2     66 out[17]
        vpxor ymm5, ymm5, ymm3                                 ;   116.5 fp3     66 out[17]
        vpand ymm3, ymm8, ymm5                                 ;   117.5 fp0     66 out[17]
        vpxor ymm3, ymm3, ymm14                                ;   118.5 fp1     66 out[17]
        vpxor ymm14, ymm14, ymm1                               ;   115.5 fp2     66 out[17]
        vpor ymm4, ymm4, ymm14                                 ;   116.5 fp3     66 out[17]
        vpxor ymm4, ymm4, ymm5                                 ;   117.5 fp0     66 out[17]
        vpor ymm1, ymm4, ymm3                                  ;   119.5 fp1     66 out[17]
        vpand ymm5, ymm5, ymm3                                 ;   119.5 fp2     66 out[17]
        vpand ymm13, ymm13, ymm3                               ;   119.5 fp3     66 out[17]
        vpxor ymm8, ymm8, ymm5                                 ;   120.5 fp0     66 out[17]
        vpxor ymm14, ymm14, ymm1                               ;   120.5 fp1     66 out[17]
        vpxor ymm1, ymm3, ymm4                                 ;   119.5 fp2     66 out[17]
        vpand ymm10, ymm10, ymm14                              ;   121.5 fp3     66 out[17]
        vpxor ymm5, ymm1, ymm14                                ;   121.5 fp0     66 out[17]
        vpand ymm6, ymm6, ymm4                                 ;   118.5 fp1     66 out[17]
        vpand ymm2, ymm2, ymm14                                ;   121.5 fp2     66 out[17]
        vpxor ymm14, ymm14, ymm8                               ;   121.5 fp3     66 out[17]
        vpand ymm7, ymm7, ymm1                                 ;   120.5 fp0     66 out[17]
        vpxor ymm2, ymm2, ymm7                                 ;   122.5 fp1     66 out[17]
        vpand ymm15, ymm15, ymm5                               ;   122.5 fp2     66 out[17]
        vpand ymm12, ymm12, ymm5                               ;   122.5 fp3     66 out[17]
        vpand ymm5, ymm4, [rbp + 17504]                        ;   118.5 fp0+agu1   66 out[17]
        vpxor ymm4, ymm4, ymm14                                ;   122.5 fp1     66 out[17]
        vpand ymm11, ymm11, ymm4                               ;   123.5 fp2     66 out[17]
        vpand ymm4, ymm4, [rbp + 17280]                        ;   123.5 fp3+agu0   66 out[17]
        vpand ymm0, ymm0, ymm14                                ;   122.5 fp0     66 out[17]
        vpand ymm9, ymm9, ymm3                                 ;   119.8 fp1     66 out[17]
        vpand ymm14, ymm14, [rbp + 19424]                      ;   122.5 fp2+agu1   66 out[17]
        vpxor ymm3, ymm3, ymm8                                 ;   121.5 fp3     66 out[17]
        vpand ymm1, ymm1, [rbp + 19392]                        ;   120.7 fp0+agu0   66 out[17]
        vpxor ymm0, ymm0, ymm4                                 ;   124.5 fp1     66 out[17]
        vpxor ymm11, ymm11, ymm5                               ;   124.5 fp2     66 out[17]
        vpxor ymm11, ymm11, ymm9                               ;   125.5 fp3     66 out[17]
        vpxor ymm9, ymm9, ymm15                                ;   123.5 fp0     66 out[17]
        vpxor ymm5, ymm5, ymm14                                ;   123.5 fp1     66 out[17]
        vpand ymm14, ymm3, [rbp + 19360]                       ;   122.5 fp2+agu1   66 out[17]
        vpxor ymm11, ymm11, ymm14                              ;   126.5 fp3     66 out[17]
        vpxor ymm10, ymm10, ymm14                              ;   123.5 fp0     66 out[17]
        vpxor ymm9, ymm9, ymm10                                ;   124.5 fp1     66 out[17]
        vpand ymm3, ymm3, [rbp + 19328]                        ;   123.0 fp2+agu0   66 out[17]
        vpand ymm14, ymm8, [rbp + 19488]                       ;   123.5 fp3+agu1   66 out[17]
        vpand ymm8, ymm8, [rbp + 19456]                        ;   123.7 fp0+agu0   66 out[17]
        vpxor ymm5, ymm5, ymm15                                ;   124.5 fp1     66 out[17]
        vpxor ymm15, ymm2, ymm0                                ;   125.5 fp2     66 out[17]
        vpxor ymm15, ymm15, ymm9                               ;   126.5 fp3     66 out[17]
        vpxor ymm1, ymm1, ymm15                                ;   127.5 fp0     66 out[17]
        vpxor ymm5, ymm5, ymm1                                 ;   128.5 fp1     66 out[17]
        vpxor ymm8, ymm8, ymm5                                 ;   129.5 fp2     66 out[17]
        vpxor ymm13, ymm13, ymm8                               ;   130.5 fp3     66 out[17]
        vpxor ymm7, ymm7, ymm12                                ;   125.7 fp0     66 out[17]
        vpxor ymm7, ymm7, ymm13                                ;   131.5 fp1     66 out[17]
        vmovdqu ymm12, [rel snow2_init128.T0_constants256]     ;   124.7 agu1    66 out[17] reload
        vpxor ymm15, ymm15, ymm12                              ;   131.7 fp2     66 out[17]
        vpxor ymm14, ymm14, ymm10                              ;   126.5 fp3     66 out[17]
        vpxor ymm14, ymm14, ymm1                               ;   128.5 fp0     66 out[17]
        vpxor ymm3, ymm3, ymm0                                 ;   126.8 fp1     66 out[17]
        vpxor ymm9, ymm9, ymm12                                ;   131.7 fp2     66 out[17]
        vpxor ymm3, ymm3, ymm8                                 ;   130.5 fp3     66 out[17]
        vpxor ymm14, ymm14, ymm12                              ;   131.7 fp0     66 out[17]
        vpxor ymm3, ymm3, ymm12                                ;   131.7 fp1     66 out[17]
        vmovdqu ymm0, [rbp + 17568]                            ;   126.2 agu0    66 out[17]
        vmovdqu ymm1, [rbp + 17632]                            ;   126.3 agu1    66 out[17]
        vmovdqu ymm8, [rbp + 17664]                            ;   127.2 agu0    66 out[17] reload
        vpxor ymm1, ymm1, ymm8                                 ;   134.2 fp2     66 out[17]
        vpxor ymm0, ymm0, ymm1                                 ;   135.2 fp3     66 out[17]
        vmovdqu ymm10, [rbp + 17760]                           ;   127.3 agu1    66 out[17] reload
        vmovdqu [rbp + 19456], ymm15                           ;   132.7 agu2+fp5   66 out[17] spill
        vpxor ymm15, ymm0, ymm10                               ;   136.2 fp0     66 out[17]
        vmovdqu [rbp + 19488], ymm11                           ;   128.2 agu0+fp5   66 out[17] spill
        vpxor ymm11, ymm15, [rbp + 17728]                      ;   137.2 fp1+agu1   66 out[17]
        vmovdqu [rbp + 19328], ymm9                            ;   132.7 agu2+fp5   66 out[17] spill
        vpxor ymm9, ymm15, [rbp + 17536]                       ;   137.2 fp2+agu0   66 out[17]
        vmovdqu [rbp + 19360], ymm5                            ;   130.2 agu2+fp5   66 out[17] spill
        vpxor ymm5, ymm9, [rbp + 17600]                        ;   138.2 fp3+agu1   66 out[17]
        vmovdqu [rbp + 19392], ymm3                            ;   132.7 agu0+fp5   66 out[17] spill
        vpxor ymm3, ymm5, [rbp + 17632]                        ;   139.2 fp0+agu1   66 out[17]
        vmovdqu [rbp + 19424], ymm14                           ;   132.7 agu2+fp5   66 out[17] spill
        vpxor ymm14, ymm11, [rbp + 17696]                      ;   138.2 fp1+agu0   66 out[17]
        vmovdqu [rbp + 19520], ymm6                            ;   133.2 agu1+fp5   66 out[17] spill
        vpxor ymm6, ymm14, [rbp + 17536]                       ;   139.2 fp2+agu0   66 out[17]
        vmovdqu [rbp + 19552], ymm2                            ;   134.2 agu2+fp5   66 out[17] spill
        vpxor ymm2, ymm14, ymm8                                ;   139.2 fp3     66 out[17]
        vmovdqu [rbp + 19584], ymm4                            ;   135.2 agu1+fp5   66 out[17] spill
        vpxor ymm4, ymm11, ymm3                                ;   140.2 fp0     66 out[17]
        vmovdqu [rbp + 19616], ymm13                           ;   136.2 agu2+fp5   66 out[17] spill
        vpxor ymm13, ymm4, ymm10                               ;   141.2 fp1     66 out[17]
        vmovdqu [rbp + 19648], ymm7                            ;   137.2 agu0+fp5   66 out[17] spill
        vpxor ymm7, ymm2, ymm13                                ;   142.2 fp2     66 out[17]
        vpxor ymm12, ymm7, [rbp + 17632]                       ;   143.2 fp3+agu1   66 out[17]
        vpxor ymm8, ymm13, [rbp + 17536]                       ;   142.2 fp0+agu0   66 out[17]
        vpxor ymm1, ymm1, ymm8                                 ;   143.2 fp1     66 out[17]
        vpand ymm8, ymm8, ymm13                                ;   143.2 fp2     66 out[17]
        vpxor ymm0, ymm0, ymm8                                 ;   144.2 fp3     66 out[17]
        vmovdqu [rbp + 19680], ymm13                           ;   142.2 agu2+fp5   66 out[17] spill
        vpand ymm13, ymm14, ymm7                               ;   143.2 fp0     66 out[17]
        vpxor ymm0, ymm0, ymm13                                ;   145.2 fp1     66 out[17]
        vpand ymm13, ymm3, ymm1                                ;   144.2 fp2     66 out[17]
        vpxor ymm8, ymm8, ymm13                                ;   145.2 fp3     66 out[17]
        vpxor ymm13, ymm3, ymm2                                ;   140.2 fp0     66 out[17]
        vmovdqu [rbp + 19712], ymm14                           ;   139.3 agu1+fp5   66 out[17] spill
        vpand ymm14, ymm13, ymm12                              ;   144.2 fp1     66 out[17]
        vpxor ymm14, ymm14, ymm8                               ;   146.2 fp2     66 out[17]
        vpxor ymm14, ymm14, [rbp + 17664]                      ;   147.2 fp3+agu0   66 out[17]
        vmovdqu [rbp + 19744], ymm7                            ;   143.2 agu2+fp5   66 out[17] spill
        vpxor ymm7, ymm13, ymm10                               ;   141.2 fp0     66 out[17]
        vmovdqu [rbp + 19776], ymm13                           ;   141.3 agu1+fp5   66 out[17] spill
        vpor ymm13, ymm9, ymm10                                ;   141.5 fp1     66 out[17]
        vpxor ymm5, ymm5, ymm13                                ;   142.5 fp2     66 out[17]
        vpxor ymm13, ymm13, ymm0                               ;   146.2 fp3     66 out[17]
        vpxor ymm5, ymm5, ymm8                                 ;   146.2 fp0     66 out[17]
        vpand ymm8, ymm4, ymm15                                ;   142.5 fp1     66 out[17]
        vpxor ymm14, ymm14, ymm8                               ;   148.2 fp2     66 out[17]
        vpxor ymm0, ymm0, ymm8                                 ;   146.2 fp3     66 out[17]
        vpxor ymm8, ymm15, ymm1                                ;   144.2 fp0     66 out[17]
        vpand ymm10, ymm11, ymm8                               ;   145.2 fp1     66 out[17]
        vpxor ymm0, ymm0, ymm10                                ;   147.2 fp2     66 out[17]
        vpxor ymm10, ymm9, ymm12                               ;   144.2 fp3     66 out[17]
        vmovdqu [rbp + 19808], ymm8                            ;   145.2 agu0+fp5   66 out[17] spill
        vpand ymm8, ymm7, ymm10                                ;   145.2 fp0     66 out[17]
        vpxor ymm13, ymm13, ymm8                               ;   147.2 fp1     66 out[17]
        vpand ymm8, ymm0, ymm14                                ;   149.2 fp2     66 out[17]
        vpxor ymm13, ymm13, ymm8                               ;   150.2 fp3     66 out[17]
        vmovdqu [rbp + 19840], ymm11                           ;   144.8 agu2+fp5   66 out[17] spill
        vpand ymm11, ymm6, ymm2                                ;   145.3 fp0     66 out[17]
        vpxor ymm5, ymm5, ymm11                                ;   147.2 fp1     66 out[17]
        vpand ymm11, ymm5, ymm13                               ;   151.2 fp2     66 out[17]
        vpxor ymm0, ymm0, ymm11                                ;   152.2 fp3     66 out[17]
        vpand ymm11, ymm5, ymm0                                ;   153.2 fp0     66 out[17]
        vpxor ymm11, ymm11, ymm14                              ;   154.2 fp1     66 out[17]
        vpxor ymm14, ymm14, ymm13                              ;   151.2 fp2     66 out[17]
        vpor ymm8, ymm8, ymm14                                 ;   152.2 fp3     66 out[17]
        vpxor ymm8, ymm8, ymm0                                 ;   153.2 fp0     66 out[17]
        vpor ymm13, ymm8, ymm11                                ;   155.2 fp1     66 out[17]
        vpand ymm0, ymm0, ymm11                                ;   155.2 fp2     66 out[17]
        vpand ymm10, ymm10, ymm11                              ;   155.2 fp3     66 out[17]
        vpxor ymm5, ymm5, ymm0                                 ;   156.2 fp0     66 out[17]
        vpxor ymm14, ymm14, ymm13                              ;   156.2 fp1     66 out[17]
        vpxor ymm0, ymm11, ymm8                                ;   155.2 fp2     66 out[17]
        vpand ymm3, ymm3, ymm14                                ;   157.2 fp3     66 out[17]
        vpxor ymm13, ymm0, ymm14                               ;   157.2 fp0     66 out[17]
        vpand ymm9, ymm9, ymm8                                 ;   154.2 fp1     66 out[17]
        vpand ymm1, ymm1, ymm14                                ;   157.2 fp2     66 out[17]
        vpxor ymm14, ymm14, ymm5                               ;   157.2 fp3     66 out[17]
        vpand ymm12, ymm12, ymm0                               ;   156.2 fp0     66 out[17]
        vpxor ymm1, ymm1, ymm12                                ;   158.2 fp1     66 out[17]
        vpand ymm2, ymm2, ymm13                                ;   158.2 fp2     66 out[17]
        vpand ymm6, ymm6, ymm13                                ;   158.2 fp3     66 out[17]
        vpand ymm13, ymm8, [rbp + 17760]                       ;   154.2 fp0+agu1   66 out[17]
        vpxor ymm8, ymm8, ymm14                                ;   158.2 fp1     66 out[17]
        vpand ymm15, ymm15, ymm14                              ;   158.2 fp2     66 out[17]
        vpand ymm4, ymm4, ymm14                                ;   158.2 fp3     66 out[17]
        vpand ymm14, ymm8, [rbp + 19680]                       ;   159.2 fp0+agu0   66 out[17]
        vpand ymm8, ymm8, [rbp + 17536]                        ;   159.2 fp1+agu1   66 out[17]
        vpand ymm7, ymm7, ymm11                                ;   155.7 fp2     66 out[17]
        vpxor ymm11, ymm11, ymm5                               ;   157.2 fp3     66 out[17]
        vpand ymm0, ymm0, [rbp + 19776]                        ;   156.3 fp0+agu0   66 out[17]
        vpxor ymm15, ymm15, ymm8                               ;   160.2 fp1     66 out[17]
        vpxor ymm14, ymm14, ymm13                              ;   160.2 fp2     66 out[17]
        vpxor ymm14, ymm14, ymm7                               ;   161.2 fp3     66 out[17]
        vpxor ymm7, ymm7, ymm2                                 ;   159.2 fp0     66 out[17]
        vpxor ymm13, ymm13, ymm4                               ;   159.2 fp1     66 out[17]
        vpand ymm4, ymm11, [rbp + 19744]                       ;   158.2 fp2+agu1   66 out[17]
        vpxor ymm14, ymm14, ymm4                               ;   162.2 fp3     66 out[17]
        vpxor ymm3, ymm3, ymm4                                 ;   159.2 fp0     66 out[17]
        vpxor ymm7, ymm7, ymm3                                 ;   160.2 fp1     66 out[17]
        vpand ymm11, ymm11, [rbp + 19712]                      ;   158.7 fp2+agu0   66 out[17]
        vpand ymm4, ymm5, [rbp + 19840]                        ;   159.2 fp3+agu1   66 out[17]
        vpand ymm5, ymm5, [rbp + 19808]                        ;   159.3 fp0+agu0   66 out[17]
        vpxor ymm13, ymm13, ymm2                               ;   160.2 fp1     66 out[17]
        vpxor ymm2, ymm1, ymm15                                ;   161.2 fp2     66 out[17]
        vpxor ymm2, ymm2, ymm7                                 ;   162.2 fp3     66 out[17]
        vpxor ymm0, ymm0, ymm2                                 ;   163.2 fp0     66 out[17]
        vpxor ymm13, ymm13, ymm0                               ;   164.2 fp1     66 out[17]
        vpxor ymm5, ymm5, ymm13                                ;   165.2 fp2     66 out[17]
        vpxor ymm10, ymm10, ymm5                               ;   166.2 fp3     66 out[17]
        vpxor ymm12, ymm12, ymm6                               ;   161.3 fp0     66 out[17]
        vpxor ymm9, ymm9, ymm1                                 ;   161.5 fp1     66 out[17]
        vpxor ymm9, ymm9, ymm8                                 ;   162.5 fp2     66 out[17]
        vpxor ymm12, ymm12, ymm10                              ;   167.2 fp3     66 out[17]
        vpxor ymm9, ymm9, ymm10                                ;   167.2 fp0     66 out[17]
        vmovdqu ymm1, [rel snow2_init128.T0_constants256]      ;   160.8 agu1    66 out[17] reload
        vpxor ymm7, ymm7, ymm1                                 ;   167.8 fp1     66 out[17]
        vpxor ymm4, ymm4, ymm3                                 ;   162.7 fp2     66 out[17]
        vpxor ymm4, ymm4, ymm0                                 ;   164.2 fp3     66 out[17]
        vpxor ymm11, ymm11, ymm15                              ;   163.3 fp0     66 out[17]
        vpxor ymm11, ymm11, ymm5                               ;   166.2 fp1     66 out[17]
        vpxor ymm4, ymm4, ymm1                                 ;   167.8 fp2     66 out[17]
        vpxor ymm11, ymm11, ymm1                               ;   167.8 fp3     66 out[17]
        vmovdqu ymm0, [rbp + 17824]                            ;   162.2 agu0    66 out[17]
        vmovdqu ymm3, [rbp + 17888]                            ;   162.3 agu1    66 out[17]
        vmovdqu ymm5, [rbp + 17920]                            ;   163.2 agu0    66 out[17] reload
        vpxor ymm3, ymm3, ymm5                                 ;   170.2 fp0     66 out[17]
        vpxor ymm0, ymm0, ymm3                                 ;   171.2 fp1     66 out[17]
        vmovdqu ymm6, [rbp + 18016]                            ;   163.3 agu1    66 out[17] reload
        vpxor ymm8, ymm0, ymm6                                 ;   172.2 fp2     66 out[17]
        vpxor ymm10, ymm8, [rbp + 17984]                       ;   173.2 fp3+agu0   66 out[17]
        vmovdqu ymm15, [rbp + 17792]                           ;   164.3 agu1    66 out[17] reload
        vmovdqu [rbp + 19808], ymm13                           ;   165.2 agu2+fp5   66 out[17] spill
        vpxor ymm13, ymm8, ymm15                               ;   173.2 fp0     66 out[17]
        vmovdqu [rbp + 19840], ymm14                           ;   164.7 agu2+fp5   66 out[17] spill
        vpxor ymm14, ymm13, [rbp + 17856]                      ;   174.2 fp1+agu0   66 out[17]
        vmovdqu [rbp + 19712], ymm7                            ;   168.8 agu1+fp5   66 out[17] spill
        vpxor ymm7, ymm14, [rbp + 17888]                       ;   175.2 fp2+agu0   66 out[17]
        vmovdqu [rbp + 19744], ymm2                            ;   166.7 agu2+fp5   66 out[17] spill
        vpxor ymm2, ymm10, [rbp + 17952]                       ;   174.2 fp3+agu1   66 out[17]
        vmovdqu [rbp + 19776], ymm11                           ;   168.8 agu2+fp5   66 out[17] spill
        vpxor ymm11, ymm2, ymm15                               ;   175.2 fp0     66 out[17]
        vmovdqu [rbp + 19680], ymm4                            ;   168.8 agu0+fp5   66 out[17] spill
        vpxor ymm4, ymm2, ymm5                                 ;   175.2 fp1     66 out[17]
        vmovdqu [rbp + 19872], ymm9                            ;   169.7 agu1+fp5   66 out[17] spill
        vpxor ymm9, ymm10, ymm7                                ;   176.2 fp2     66 out[17]
        vmovdqu [rbp + 19904], ymm12                           ;   170.7 agu2+fp5   66 out[17] spill
        vpxor ymm12, ymm9, ymm6                                ;   177.2 fp3     66 out[17]
        vpxor ymm1, ymm4, ymm12                                ;   178.2 fp0     66 out[17]
        vpxor ymm5, ymm1, [rbp + 17888]                        ;   179.2 fp1+agu0   66 out[17]
        vmovdqu [rbp + 19936], ymm14                           ;   175.2 agu1+fp5   66 out[17] spill
        vpxor ymm14, ymm12, ymm15                              ;   178.2 fp2     66 out[17]
        vpxor ymm3, ymm3, ymm14                                ;   179.2 fp3     66 out[17]
        vpand ymm14, ymm14, ymm12                              ;   179.2 fp0     66 out[17]
        vpxor ymm0, ymm0, ymm14                                ;   180.2 fp1     66 out[17]
        vpand ymm15, ymm2, ymm1                                ;   179.2 fp2     66 out[17]
        vpxor ymm0, ymm0, ymm15                                ;   181.2 fp3     66 out[17]
        vpand ymm15, ymm7, ymm3                                ;   180.2 fp0     66 out[17]
        vpxor ymm14, ymm14, ymm15                              ;   181.2 fp1     66 out[17]
        vpxor ymm15, ymm7, ymm4                                ;   176.2 fp2     66 out[17]
        vmovdqu [rbp + 19968], ymm2                            ;   175.3 agu2+fp5   66 out[17] spill
        vpand ymm2, ymm15, ymm5                                ;   180.2 fp3     66 out[17]
        vpxor ymm2, ymm2, ymm14                                ;   182.2 fp0     66 out[17]
        vpxor ymm2, ymm2, [rbp + 17920]                        ;   183.2 fp1+agu0   66 out[17]
        vmovdqu [rbp + 20000], ymm1                            ;   179.2 agu1+fp5   66 out[17] spill
        vpxor ymm1, ymm15, ymm6                                ;   177.2 fp2     66 out[17]
        vmovdqu [rbp + 20032], ymm15                           ;   177.3 agu2+fp5   66 out[17] spill
        vpor ymm15, ymm13, ymm6                                ;   177.3 fp3     66 out[17]
        vpand ymm6, ymm9, ymm8                                 ;   177.5 fp0     66 out[17]
        vpxor ymm2, ymm2, ymm6                                 ;   184.2 fp1     66 out[17]
        vpxor ymm6, ymm6, ymm0                                 ;   182.2 fp2     66 out[17]
        vpxor ymm0, ymm0, ymm15                                ;   182.2 fp3     66 out[17]
        vpxor ymm15, ymm15, ymm14                              ;   182.2 fp0     66 out[17]
        vpxor ymm14, ymm8, ymm3                                ;   180.2 fp1     66 out[17]
        vpxor ymm15, ymm15, [rbp + 19936]                      ;   183.2 fp2+agu0   66 out[17]
        vmovdqu [rbp + 19936], ymm9                            ;   179.5 agu1+fp5   66 out[17] spill
        vpand ymm9, ymm10, ymm14                               ;   181.2 fp3     66 out[17]
        vpxor ymm6, ymm6, ymm9                                 ;   183.2 fp0     66 out[17]
        vpxor ymm9, ymm13, ymm5                                ;   180.2 fp1     66 out[17]
        vmovdqu [rbp + 20064], ymm14                           ;   181.2 agu2+fp5   66 out[17] spill
        vpand ymm14, ymm1, ymm9                                ;   181.2 fp2     66 out[17]
        vpxor ymm0, ymm0, ymm14                                ;   183.2 fp3     66 out[17]
        vpand ymm14, ymm6, ymm2                                ;   185.2 fp0     66 out[17]
        vpxor ymm0, ymm0, ymm14                                ;   186.2 fp1     66 out[17]
        vmovdqu [rbp + 20096], ymm10                           ;   181.5 agu0+fp5   66 out[17] spill
        vpand ymm10, ymm11, ymm4                               ;   181.3 fp2     66 out[17]
        vpxor ymm15, ymm15, ymm10                              ;   184.2 fp3     66 out[17]
        vpand ymm10, ymm15, ymm0                               ;   187.2 fp0     66 out[17]
        vpxor ymm6, ymm6, ymm10                                ;   188.2 fp1     66 out[17]
        vpand ymm10, ymm15, ymm6                               ;   189.2 fp2     66 out[17]
        vpxor ymm10, ymm10, ymm2                               ;   190.2 fp3     66 out[17]
        vpxor ymm2, ymm2, ymm0                                 ;   187.2 fp0     66 out[17]
        vpor ymm14, ymm14, ymm2                                ;   188.2 fp1     66 out[17]
        vpxor ymm14, ymm14, ymm6                               ;   189.2 fp2     66 out[17]
        vpor ymm0, ymm14, ymm10                                ;   191.2 fp3     66 out[17]
        vpand ymm6, ymm6, ymm10                                ;   191.2 fp0     66 out[17]
        vpand ymm9, ymm9, ymm10                                ;   191.2 fp1     66 out[17]
        vpxor ymm15, ymm15, ymm6                               ;   192.2 fp2     66 out[17]
        vpxor ymm2, ymm2, ymm0                                 ;   192.2 fp3     66 out[17]
        vpxor ymm0, ymm10, ymm14                               ;   191.2 fp0     66 out[17]
        vpand ymm7, ymm7, ymm2                                 ;   193.2 fp1     66 out[17]
        vpxor ymm6, ymm0, ymm2                                 ;   193.2 fp2     66 out[17]
        vpand ymm13, ymm13, ymm14                              ;   190.2 fp3     66 out[17]
        vpand ymm3, ymm3, ymm2                                 ;   193.2 fp0     66 out[17]
        vpxor ymm2, ymm2, ymm15                                ;   193.2 fp1     66 out[17]
        vpand ymm5, ymm5, ymm0                                 ;   192.2 fp2     66 out[17]
        vpxor ymm3, ymm3, ymm5                                 ;   194.2 fp3     66 out[17]
        vpand ymm4, ymm4, ymm6                                 ;   194.2 fp0     66 out[17]
        vpand ymm11, ymm11, ymm6                               ;   194.2 fp1     66 out[17]
        vpand ymm6, ymm14, [rbp + 18016]                       ;   190.2 fp2+agu1   66 out[17]
        vpxor ymm14, ymm14, ymm2                               ;   194.2 fp3     66 out[17]
        vpand ymm12, ymm12, ymm14                              ;   195.2 fp0     66 out[17]
        vpand ymm14, ymm14, [rbp + 17792]                      ;   195.2 fp1+agu0   66 out[17]
        vpand ymm8, ymm8, ymm2                                 ;   194.2 fp2     66 out[17]
        vpand ymm1, ymm1, ymm10                                ;   191.5 fp3     66 out[17]
        vpand ymm2, ymm2, [rbp + 19936]                        ;   194.2 fp0+agu1   66 out[17]
        vpxor ymm10, ymm10, ymm15                              ;   193.2 fp1     66 out[17]
        vpand ymm0, ymm0, [rbp + 20032]                        ;   192.3 fp2+agu0   66 out[17]
        vpxor ymm8, ymm8, ymm14                                ;   196.2 fp3     66 out[17]
        vpxor ymm12, ymm12, ymm6                               ;   196.2 fp0     66 out[17]
        vpxor ymm12, ymm12, ymm1                               ;   197.2 fp1     66 out[17]
        vpxor ymm1, ymm1, ymm4                                 ;   195.2 fp2     66 out[17]
        vpxor ymm6, ymm6, ymm2                                 ;   195.2 fp3     66 out[17]
        vpand ymm2, ymm10, [rbp + 20000]                       ;   194.2 fp0+agu1   66 out[17]
        vpxor ymm12, ymm12, ymm2                               ;   198.2 fp1     66 out[17]
        vpxor ymm7, ymm7, ymm2                                 ;   195.2 fp2     66 out[17]
        vpxor ymm1, ymm1, ymm7                                 ;   196.2 fp3     66 out[17]
        vpand ymm10, ymm10, [rbp + 19968]                      ;   194.7 fp0+agu0   66 out[17]
        vpand ymm2, ymm15, [rbp + 20096]                       ;   195.2 fp1+agu1   66 out[17]
        vpand ymm15, ymm15, [rbp + 20064]                      ;   195.3 fp2+agu0   66 out[17]
        vpxor ymm6, ymm6, ymm4                                 ;   196.2 fp3     66 out[17]
        vpxor ymm4, ymm3, ymm8                                 ;   197.2 fp0     66 out[17]
        vpxor ymm4, ymm4, ymm1                                 ;   198.2 fp1     66 out[17]
        vpxor ymm0, ymm0, ymm4                                 ;   199.2 fp2     66 out[17]
        vpxor ymm6, ymm6, ymm0                                 ;   200.2 fp3     66 out[17]
        vpxor ymm15, ymm15, ymm6                               ;   201.2 fp0     66 out[17]
        vpxor ymm9, ymm9, ymm15                                ;   202.2 fp1     66 out[17]
        vpxor ymm5, ymm5, ymm11                                ;   197.3 fp2     66 out[17]
        vpxor ymm13, ymm13, ymm3                               ;   197.5 fp3     66 out[17]
        vpxor ymm13, ymm13, ymm14                              ;   198.5 fp0     66 out[17]
        vpxor ymm5, ymm5, ymm9                                 ;   203.2 fp1     66 out[17]
        vpxor ymm13, ymm13, ymm9                               ;   203.2 fp2     66 out[17]
        vmovdqu ymm3, [rel snow2_init128.T0_constants256]      ;   196.8 agu1    66 out[17] reload
        vpxor ymm4, ymm4, ymm3                                 ;   203.8 fp3     66 out[17]
        vpxor ymm2, ymm2, ymm7                                 ;   198.7 fp0     66 out[17]
        vpxor ymm2, ymm2, ymm0                                 ;   200.2 fp1     66 out[17]
        vpxor ymm1, ymm1, ymm3                                 ;   203.8 fp2     66 out[17]
        vpxor ymm10, ymm10, ymm8                               ;   199.5 fp3     66 out[17]
        vpxor ymm10, ymm10, ymm15                              ;   202.2 fp0     66 out[17]
        vpxor ymm2, ymm2, ymm3                                 ;   203.8 fp1     66 out[17]
        vpxor ymm10, ymm10, ymm3                               ;   203.8 fp2     66 out[17]
        vmovdqu ymm0, [rbp + 18080]                            ;   198.3 agu0    66 out[17]
        vmovdqu ymm7, [rbp + 18144]                            ;   198.5 agu1    66 out[17]
        vmovdqu ymm8, [rbp + 18176]                            ;   199.3 agu0    66 out[17] reload
        vpxor ymm7, ymm7, ymm8                                 ;   206.3 fp3     66 out[17]
        vpxor ymm0, ymm0, ymm7                                 ;   207.3 fp0     66 out[17]
        vmovdqu ymm9, [rbp + 18272]                            ;   199.5 agu1    66 out[17] reload
        vpxor ymm11, ymm0, ymm9                                ;   208.3 fp1     66 out[17]
        vpxor ymm14, ymm11, [rbp + 18240]                      ;   209.3 fp2+agu0   66 out[17]
        vmovdqu ymm15, [rbp + 18048]                           ;   200.5 agu1    66 out[17] reload
        vpxor ymm3, ymm11, ymm15                               ;   209.3 fp3     66 out[17]
        vmovdqu [rbp + 20064], ymm1                            ;   204.8 agu2+fp5   66 out[17] spill
        vpxor ymm1, ymm3, [rbp + 18112]                        ;   210.3 fp0+agu0   66 out[17]
        vmovdqu [rbp + 20096], ymm4                            ;   204.8 agu2+fp5   66 out[17] spill
        vpxor ymm4, ymm1, [rbp + 18144]                        ;   211.3 fp1+agu1   66 out[17]
        vmovdqu [rbp + 19968], ymm2                            ;   204.8 agu0+fp5   66 out[17] spill
        vpxor ymm2, ymm14, [rbp + 18208]                       ;   210.3 fp2+agu1   66 out[17]
        vmovdqu [rbp + 20000], ymm13                           ;   204.2 agu2+fp5   66 out[17] spill
        vpxor ymm13, ymm2, ymm15                               ;   211.3 fp3     66 out[17]
        vmovdqu [rbp + 20032], ymm5                            ;   204.3 agu0+fp5   66 out[17] spill
        vpxor ymm5, ymm2, ymm8                                 ;   211.3 fp0     66 out[17]
        vmovdqu [rbp + 19936], ymm12                           ;   205.3 agu1+fp5   66 out[17] spill
        vpxor ymm12, ymm14, ymm4                               ;   212.3 fp1     66 out[17]
        vmovdqu [rbp + 20128], ymm6                            ;   206.3 agu2+fp5   66 out[17] spill
        vpxor ymm6, ymm12, ymm9                                ;   213.3 fp2     66 out[17]
        vmovdqu [rbp + 20160], ymm10                           ;   207.3 agu0+fp5   66 out[17] spill
        vpxor ymm10, ymm5, ymm6                                ;   214.3 fp3     66 out[17]
        vpxor ymm8, ymm10, [rbp + 18144]                       ;   215.3 fp0+agu1   66 out[17]
        vmovdqu [rbp + 20192], ymm1                            ;   211.3 agu2+fp5   66 out[17] spill
        vpxor ymm1, ymm6, ymm15                                ;   214.3 fp1     66 out[17]
        vpxor ymm7, ymm7, ymm1                                 ;   215.3 fp2     66 out[17]
        vpand ymm1, ymm1, ymm6                                 ;   215.3 fp3     66 out[17]
        vpxor ymm0, ymm0, ymm1                                 ;   216.3 fp0     66 out[17]
        vpand ymm15, ymm2, ymm10                               ;   215.3 fp1     66 out[17]
        vpxor ymm0, ymm0, ymm15                                ;   217.3 fp2     66 out[17]
        vpand ymm15, ymm4, ymm7                                ;   216.3 fp3     66 out[17]
        vpxor ymm1, ymm1, ymm15                                ;   217.3 fp0     66 out[17]
        vpxor ymm15, ymm4, ymm5                                ;   212.3 fp1     66 out[17]
        vmovdqu [rbp + 20224], ymm2                            ;   211.5 agu0+fp5   66 out[17] spill
        vpand ymm2, ymm15, ymm8                                ;   216.3 fp2     66 out[17]
        vpxor ymm2, ymm2, ymm1                                 ;   218.3 fp3     66 out[17]
        vpxor ymm2, ymm2, [rbp + 18176]                        ;   219.3 fp0+agu1   66 out[17]
        vmovdqu [rbp + 20256], ymm10                           ;   215.3 agu2+fp5   66 out[17] spill
        vpxor ymm10, ymm15, ymm9                               ;   213.3 fp1     66 out[17]
        vmovdqu [rbp + 20288], ymm15                           ;   213.5 agu0+fp5   66 out[17] spill
        vpor ymm15, ymm3, ymm9                                 ;   213.5 fp2     66 out[17]
        vpand ymm9, ymm12, ymm11                               ;   213.7 fp3     66 out[17]
        vpxor ymm2, ymm2, ymm9                                 ;   220.3 fp0     66 out[17]
        vpxor ymm9, ymm9, ymm0                                 ;   218.3 fp1     66 out[17]
        vpxor ymm0, ymm0, ymm15                                ;   218.3 fp2     66 out[17]
        vpxor ymm15, ymm15, ymm1                               ;   218.3 fp3     66 out[17]
        vpxor ymm1, ymm11, ymm7                                ;   216.3 fp0     66 out[17]
        vpxor ymm15, ymm15, [rbp + 20192]                      ;   219.3 fp1+agu1   66 out[17]
        vmovdqu [rbp + 20192], ymm12                           ;   215.7 agu2+fp5   66 out[17] spill
        vpand ymm12, ymm14, ymm1                               ;   217.3 fp2     66 out[17]
        vpxor ymm9, ymm9, ymm12                                ;   219.3 fp3     66 out[17]
        vpxor ymm12, ymm3, ymm8                                ;   216.3 fp0     66 out[17]
        vmovdqu [rbp + 20320], ymm1                            ;   217.3 agu0+fp5   66 out[17] spill
        vpand ymm1, ymm10, ymm12                               ;   217.3 fp1     66 out[17]
        vpxor ymm0, ymm0, ymm1                                 ;   219.3 fp2     66 out[17]
        vpand ymm1, ymm9, ymm2                                 ;   221.3 fp3     66 out[17]
        vpxor ymm0, ymm0, ymm1                                 ;   222.3 fp0     66 out[17]
        vmovdqu [rbp + 20352], ymm14                           ;   217.7 agu1+fp5   66 out[17] spill
        vpand ymm14, ymm13, ymm5                               ;   217.5 fp1     66 out[17]
        vpxor ymm15, ymm15, ymm14                              ;   220.3 fp2     66 out[17]
        vpand ymm14, ymm15, ymm0                               ;   223.3 fp3     66 out[17]
        vpxor ymm9, ymm9, ymm14                                ;   224.3 fp0     66 out[17]
        vpand ymm14, ymm15, ymm9                               ;   225.3 fp1     66 out[17]
        vpxor ymm14, ymm14, ymm2                               ;   226.3 fp2     66 out[17]
        vpxor ymm2, ymm2, ymm0                                 ;   223.3 fp3     66 out[17]
        vpor ymm1, ymm1, ymm2                                  ;   224.3 fp0     66 out[17]
        vpxor ymm1, ymm1, ymm9                                 ;   225.3 fp1     66 out[17]
        vpor ymm0, ymm1, ymm14                                 ;   227.3 fp2     66 out[17]
        vpand ymm9, ymm9, ymm14                                ;   227.3 fp3     66 out[17]
        vpand ymm12, ymm12, ymm14                              ;   227.3 fp0     66 out[17]
        vpxor ymm15, ymm15, ymm9                               ;   228.3 fp1     66 out[17]
        vpxor ymm2, ymm2, ymm0                                 ;   228.3 fp2     66 out[17]
        vpxor ymm0, ymm14, ymm1                                ;   227.3 fp3     66 out[17]
        vpand ymm4, ymm4, ymm2                                 ;   229.3 fp0     66 out[17]
        vpxor ymm9, ymm0, ymm2                                 ;   229.3 fp1     66 out[17]
        vpand ymm3, ymm3, ymm1                                 ;   226.3 fp2     66 out[17]
        vpand ymm7, ymm7, ymm2                                 ;   229.3 fp3     66 out[17]
        vpxor ymm2, ymm2, ymm15                                ;   229.3 fp0     66 out[17]
        vpand ymm8, ymm8, ymm0                                 ;   228.3 fp1     66 out[17]
        vpxor ymm7, ymm7, ymm8                                 ;   230.3 fp2     66 out[17]
        vpand ymm5, ymm5, ymm9                                 ;   230.3 fp3     66 out[17]
        vpand ymm13, ymm13, ymm9                               ;   230.3 fp0     66 out[17]
        vpand ymm9, ymm1, [rbp + 18272]                        ;   226.3 fp1+agu0   66 out[17]
        vpxor ymm1, ymm1, ymm2                                 ;   230.3 fp2     66 out[17]
        vpand ymm6, ymm6, ymm1                                 ;   231.3 fp3     66 out[17]
        vpand ymm1, ymm1, [rbp + 18048]                        ;   231.3 fp0+agu1   66 out[17]
        vpand ymm11, ymm11, ymm2                               ;   230.3 fp1     66 out[17]
        vpand ymm10, ymm10, ymm14                              ;   227.7 fp2     66 out[17]
        vpand ymm2, ymm2, [rbp + 20192]                        ;   230.3 fp3+agu0   66 out[17]
        vpxor ymm14, ymm14, ymm15                              ;   229.3 fp0     66 out[17]
        vpand ymm0, ymm0, [rbp + 20288]                        ;   228.5 fp1+agu1   66 out[17]
        vpxor ymm11, ymm11, ymm1                               ;   232.3 fp2     66 out[17]
        vpxor ymm6, ymm6, ymm9                                 ;   232.3 fp3     66 out[17]
        vpxor ymm6, ymm6, ymm10                                ;   233.3 fp0     66 out[17]
        vpxor ymm10, ymm10, ymm5                               ;   231.3 fp1     66 out[17]
        vpxor ymm9, ymm9, ymm2                                 ;   231.3 fp2     66 out[17]
        vpand ymm2, ymm14, [rbp + 20256]                       ;   230.3 fp3+agu0   66 out[17]
        vpxor ymm6, ymm6, ymm2                                 ;   234.3 fp0     66 out[17]
        vpxor ymm4, ymm4, ymm2                                 ;   231.3 fp1     66 out[17]
        vpxor ymm10, ymm10, ymm4                               ;   232.3 fp2     66 out[17]
        vpand ymm14, ymm14, [rbp + 20224]                      ;   230.8 fp3+agu1   66 out[17]
        vpand ymm2, ymm15, [rbp + 20352]                       ;   231.3 fp0+agu0   66 out[17]
        vpand ymm15, ymm15, [rbp + 20320]                      ;   231.5 fp1+agu1   66 out[17]
        vpxor ymm9, ymm9, ymm5                                 ;   232.3 fp2     66 out[17]
        vpxor ymm5, ymm7, ymm11                                ;   233.3 fp3     66 out[17]
        vpxor ymm5, ymm5, ymm10                                ;   234.3 fp0     66 out[17]
        vpxor ymm0, ymm0, ymm5                                 ;   235.3 fp1     66 out[17]
        vpxor ymm9, ymm9, ymm0                                 ;   236.3 fp2     66 out[17]
        vpxor ymm15, ymm15, ymm9                               ;   237.3 fp3     66 out[17]
        vpxor ymm12, ymm12, ymm15                              ;   238.3 fp0     66 out[17]
        vpxor ymm8, ymm8, ymm13                                ;   233.5 fp1     66 out[17]
        vpxor ymm3, ymm3, ymm7                                 ;   233.7 fp2     66 out[17]
        vpxor ymm3, ymm3, ymm1                                 ;   234.7 fp3     66 out[17]
        vpxor ymm8, ymm8, ymm12                                ;   239.3 fp0     66 out[17]
        vpxor ymm3, ymm3, ymm12                                ;   239.3 fp1     66 out[17]
        vmovdqu ymm1, [rel snow2_init128.T0_constants256]      ;   233.0 agu0    66 out[17] reload
        vpxor ymm10, ymm10, ymm1                               ;   240.0 fp2     66 out[17]
        vmovdqu ymm7, [rbp + 19648]                            ;   233.3 agu1    66 out[17]
        vmovdqu ymm12, [rbp + 19904]                           ;   234.0 agu0    66 out[17] reload
        vpxor ymm7, ymm7, ymm12                                ;   241.0 fp3     66 out[17]
        vmovdqu ymm13, [rbp + 19520]                           ;   234.3 agu1    66 out[17]
        vpxor ymm13, ymm13, [rbp + 19552]                      ;   241.3 fp0+agu0   66 out[17]
        vpxor ymm13, ymm13, [rbp + 19616]                      ;   242.3 fp1+agu1   66 out[17]
        vpxor ymm13, ymm13, [rbp + 19584]                      ;   243.3 fp2+agu0   66 out[17]
        vpxor ymm13, ymm13, [rbp + 19872]                      ;   244.3 fp3+agu1   66 out[17]
        vpxor ymm2, ymm2, ymm4                                 ;   236.3 fp0     66 out[17]
        vmovdqu ymm4, [rbp + 19424]                            ;   237.0 agu0    66 out[17]
        vpxor ymm4, ymm4, [rbp + 19680]                        ;   244.0 fp1+agu1   66 out[17]
        vpxor ymm2, ymm2, ymm0                                 ;   237.3 fp2     66 out[17]
        vmovdqu ymm0, [rbp + 19648]                            ;   238.0 agu0    66 out[17] reload
        vmovdqu [rbp + 19584], ymm3                            ;   240.3 agu2+fp5   66 out[17] spill
        vpxor ymm3, ymm8, ymm0                                 ;   245.0 fp3     66 out[17]
        vpxor ymm2, ymm2, ymm1                                 ;   240.0 fp0     66 out[17]
        vpxor ymm2, ymm2, [rbp + 19680]                        ;   241.0 fp1+agu1   66 out[17]
        vpxor ymm14, ymm14, ymm11                              ;   237.7 fp2     66 out[17]
        vmovdqu ymm11, [rbp + 19392]                           ;   239.0 agu0    66 out[17]
        vpxor ymm11, ymm11, [rbp + 19776]                      ;   246.0 fp3+agu1   66 out[17]
        vpxor ymm0, ymm0, ymm11                                ;   247.0 fp0     66 out[17]
        vpxor ymm14, ymm14, ymm15                              ;   239.0 fp1     66 out[17]
        vmovdqu ymm15, [rbp + 19360]                           ;   240.0 agu0    66 out[17] reload
        vmovdqu [rbp + 19680], ymm13                           ;   245.3 agu2+fp5   66 out[17] spill
        vpxor ymm13, ymm9, ymm15                               ;   247.0 fp2     66 out[17]
        vpxor ymm13, ymm13, ymm4                               ;   248.0 fp3     66 out[17]
        vpxor ymm4, ymm4, [rbp + 20160]                        ;   245.0 fp0+agu1   66 out[17]
        vpxor ymm14, ymm14, ymm1                               ;   240.3 fp1     66 out[17]
        vpxor ymm14, ymm14, [rbp + 19776]                      ;   241.3 fp2+agu0   66 out[17]
        vpxor ymm11, ymm11, ymm2                               ;   247.0 fp3     66 out[17]
        vpxor ymm12, ymm12, [rbp + 20032]                      ;   241.3 fp0+agu1   66 out[17]
        vmovdqu ymm15, [rbp + 19392]                           ;   242.0 agu0    66 out[17]
        vpxor ymm15, ymm15, [rbp + 20160]                      ;   249.0 fp1+agu1   66 out[17]
        vmovdqu [rbp + 20160], ymm13                           ;   249.0 agu2+fp5   66 out[17] spill
        vpxor ymm13, ymm9, [rbp + 20128]                       ;   243.0 fp2+agu0   66 out[17]
        vmovdqu [rbp + 20128], ymm9                            ;   242.5 agu2+fp5   66 out[17] spill
        vpxor ymm9, ymm2, [rbp + 19424]                        ;   243.3 fp3+agu1   66 out[17]
        vpxor ymm9, ymm9, ymm13                                ;   244.3 fp0     66 out[17]
        vpxor ymm2, ymm2, [rbp + 19968]                        ;   244.0 fp1+agu0   66 out[17]
        vmovdqu [rbp + 19392], ymm9                            ;   245.3 agu2+fp5   66 out[17] spill
        vpxor ymm9, ymm7, [rbp + 19744]                        ;   244.3 fp2+agu1   66 out[17]
        vpxor ymm9, ymm9, ymm1                                 ;   245.3 fp3     66 out[17]
        vmovdqu [rbp + 19744], ymm7                            ;   244.5 agu2+fp5   66 out[17] spill
        vpxor ymm7, ymm4, ymm11                                ;   248.0 fp0     66 out[17]
        vpxor ymm4, ymm4, ymm14                                ;   246.0 fp1     66 out[17]
        vmovdqu [rbp + 19904], ymm7                            ;   249.0 agu0+fp5   66 out[17] spill
        vpxor ymm7, ymm6, [rbp + 19936]                        ;   245.3 fp2+agu1   66 out[17]
        vpxor ymm5, ymm5, ymm1                                 ;   245.0 fp3     66 out[17]
        vpxor ymm1, ymm12, [rbp + 19872]                       ;   246.0 fp0+agu0   66 out[17]
        vpxor ymm1, ymm1, [rbp + 20000]                        ;   247.0 fp1+agu1   66 out[17]
        vpxor ymm8, ymm8, [rbp + 20032]                        ;   247.0 fp2+agu0   66 out[17]
        vpxor ymm5, ymm5, [rbp + 20096]                        ;   247.3 fp3+agu1   66 out[17]
        vmovdqu [rbp + 20032], ymm11                           ;   248.0 agu2+fp5   66 out[17] spill
        vpxor ymm11, ymm7, [rbp + 19712]                       ;   248.0 fp0+agu0   66 out[17]
        vpxor ymm7, ymm7, ymm8                                 ;   248.0 fp1     66 out[17]
        vmovdqu [rbp + 19872], ymm6                            ;   247.5 agu2+fp5   66 out[17] spill
        vpxor ymm6, ymm12, ymm0                                ;   248.0 fp2     66 out[17]
        vpxor ymm14, ymm14, ymm6                               ;   249.0 fp3     66 out[17]
        vpxor ymm6, ymm6, ymm3                                 ;   249.0 fp0     66 out[17]
        vpxor ymm12, ymm12, ymm5                               ;   248.3 fp1     66 out[17]
        vmovdqu [rbp + 19776], ymm6                            ;   250.0 agu2+fp5   66 out[17] spill
        vpxor ymm6, ymm11, [rbp + 19328]                       ;   249.0 fp2+agu1   66 out[17]
        vpxor ymm11, ymm11, [rbp + 19488]                      ;   249.0 fp3+agu0   66 out[17]
        vmovdqu [rbp + 19648], ymm4                            ;   249.5 agu2+fp5   66 out[17] spill
        vpxor ymm4, ymm6, [rbp + 19840]                        ;   250.0 fp0+agu1   66 out[17]
        vpxor ymm6, ymm6, ymm10                                ;   250.0 fp1     66 out[17]
        vmovdqu [rbp + 19616], ymm4                            ;   251.0 agu2+fp5   66 out[17] spill
        vpxor ymm4, ymm5, ymm7                                 ;   249.0 fp2     66 out[17]
        vpxor ymm4, ymm4, ymm6                                 ;   251.0 fp3     66 out[17]
        vpxor ymm5, ymm5, ymm9                                 ;   249.3 fp0     66 out[17]
        vpxor ymm9, ymm9, [rbp + 19456]                        ;   250.0 fp1+agu0   66 out[17]
        vmovdqu [rbp + 19552], ymm14                           ;   251.5 agu1+fp5   66 out[17] spill
        vmovdqu ymm14, [rbp + 19840]                           ;   251.0 agu0    66 out[17]
        vpxor ymm14, ymm14, [rbp + 19936]                      ;   258.0 fp2+agu1   66 out[17]
        vmovdqu [rbp + 19936], ymm13                           ;   252.5 agu2+fp5   66 out[17] spill
        vpxor ymm13, ymm11, [rbp + 20064]                      ;   252.0 fp3+agu0   66 out[17]
        vpxor ymm11, ymm11, ymm14                              ;   259.0 fp0     66 out[17]
        vpxor ymm14, ymm14, ymm1                               ;   259.0 fp1     66 out[17]
        vpxor ymm6, ymm6, ymm11                                ;   260.0 fp2     66 out[17]
        vmovdqu [rbp + 19840], ymm6                            ;   261.0 agu2+fp5   66 out[17] spill
        vmovdqu ymm6, [rbp + 19584]                            ;   252.3 agu1    66 out[17]
        vpxor ymm6, ymm6, [rbp + 19680]                        ;   259.3 fp3+agu0   66 out[17]
        vpxor ymm14, ymm14, ymm6                               ;   260.3 fp0     66 out[17]
        vpxor ymm6, ymm6, ymm7                                 ;   260.3 fp1     66 out[17]
        vmovdqu [rbp + 19520], ymm6                            ;   261.3 agu2+fp5   66 out[17] spill
        vpxor ymm6, ymm8, ymm15                                ;   251.8 fp2     66 out[17]
        vpxor ymm0, ymm0, ymm6                                 ;   252.8 fp3     66 out[17]
        vmovdqu [rbp + 20320], ymm0                            ;   255.5 agu1+fp5   66 out[17] spill
        vpxor ymm0, ymm12, [rbp + 19456]                       ;   254.0 fp0+agu0   66 out[17]
        vmovdqu [rbp + 19456], ymm13                           ;   256.5 agu2+fp5   66 out[17] spill
        vmovdqu ymm13, [rbp + 20160]                           ;   254.3 agu1    66 out[17]
        vpxor ymm13, ymm13, [rbp + 19968]                      ;   261.3 fp1+agu0   66 out[17]
        vmovdqu [rbp + 19968], ymm13                           ;   262.3 agu2+fp5   66 out[17] spill
        vmovdqu ymm13, [rbp + 19360]                           ;   255.3 agu1    66 out[17]
        vpxor ymm13, ymm13, [rbp + 19808]                      ;   262.3 fp2+agu0   66 out[17]
        vmovdqu [rbp + 20352], ymm0                            ;   258.5 agu2+fp5   66 out[17] spill
        vpxor ymm0, ymm2, ymm13                                ;   263.3 fp3     66 out[17]
        vpxor ymm1, ymm1, [rbp + 19936]                        ;   259.5 fp0+agu1   66 out[17]
        vmovdqu [rbp + 20224], ymm14                           ;   261.3 agu2+fp5   66 out[17] spill
        vmovdqu ymm14, [rbp + 19712]                           ;   258.0 agu0    66 out[17]
        vpxor ymm14, ymm14, [rbp + 20064]                      ;   265.0 fp1+agu1   66 out[17]
        vpxor ymm10, ymm10, ymm14                              ;   266.0 fp2     66 out[17]
        vpxor ymm11, ymm11, ymm10                              ;   267.0 fp3     66 out[17]
        vpxor ymm14, ymm14, ymm5                               ;   266.0 fp0     66 out[17]
        vpxor ymm10, ymm10, ymm9                               ;   267.0 fp1     66 out[17]
        vpxor ymm6, ymm6, [rbp + 19552]                        ;   259.5 fp2+agu0   66 out[17]
        vpxor ymm2, ymm2, [rbp + 19648]                        ;   260.0 fp3+agu1   66 out[17]
        vpxor ymm2, ymm2, [rbp + 19424]                        ;   261.0 fp0+agu0   66 out[17]
        vpxor ymm8, ymm8, ymm13                                ;   263.3 fp1     66 out[17]
        vpxor ymm13, ymm3, [rbp + 20096]                       ;   260.7 fp2+agu1   66 out[17]
        vpxor ymm9, ymm9, ymm13                                ;   261.7 fp3     66 out[17]
        vpxor ymm13, ymm13, ymm4                               ;   261.7 fp0     66 out[17]
        vpxor ymm13, ymm13, ymm14                              ;   267.0 fp1     66 out[17]
        vpxor ymm14, ymm14, ymm9                               ;   267.0 fp2     66 out[17]
        vpxor ymm14, ymm14, [rbp + 19328]                      ;   268.0 fp3+agu0   66 out[17]
        vpxor ymm12, ymm12, ymm9                               ;   262.7 fp0     66 out[17]
        vpxor ymm3, ymm3, [rbp + 19872]                        ;   262.3 fp1+agu1   66 out[17]
        vpxor ymm3, ymm3, [rbp + 19680]                        ;   263.3 fp2+agu0   66 out[17]
        vpxor ymm3, ymm3, [rbp + 19488]                        ;   264.3 fp3+agu1   66 out[17]
        vpxor ymm8, ymm8, [rbp + 20000]                        ;   264.3 fp0+agu0   66 out[17]
        vpxor ymm8, ymm8, [rbp + 19584]                        ;   265.3 fp1+agu1   66 out[17]
        vpxor ymm8, ymm8, [rbp + 20128]                        ;   266.3 fp2+agu0   66 out[17]
        vpxor ymm15, ymm15, ymm2                               ;   264.0 fp3     66 out[17]
        vpxor ymm2, ymm2, [rbp + 20032]                        ;   264.7 fp0+agu1   66 out[17]
        vpxor ymm9, ymm9, [rbp + 19744]                        ;   265.5 fp1+agu0   66 out[17]
        vpxor ymm7, ymm7, ymm3                                 ;   265.3 fp2     66 out[17]
        vpxor ymm3, ymm3, [rbp + 20000]                        ;   265.7 fp3+agu1   66 out[17]
        vpxor ymm7, ymm7, [rbp + 20224]                        ;   268.3 fp0+agu0   66 out[17]
        vmovdqu [rbp + 20000], ymm3                            ;   266.7 agu2+fp5   66 out[17] spill
        vmovdqu ymm3, [rbp + 19744]                            ;   266.7 agu1    66 out[17]
        vpxor ymm3, ymm3, [rbp + 19680]                        ;   273.7 fp1+agu0   66 out[17]
        vmovdqu [rbp + 19680], ymm14                           ;   269.0 agu2+fp5   66 out[17] spill
        vpxor ymm14, ymm1, [rbp + 19360]                       ;   267.7 fp2+agu1   66 out[17]
        vpxor ymm1, ymm1, ymm8                                 ;   267.3 fp3     66 out[17]
        vpxor ymm1, ymm1, ymm3                                 ;   274.7 fp0     66 out[17]
        vpxor ymm3, ymm3, [rbp + 19808]                        ;   274.7 fp1+agu0   66 out[17]
        vpxor ymm3, ymm3, [rbp + 19936]                        ;   275.7 fp2+agu1   66 out[17]
        vmovdqu [rbp + 19808], ymm1                            ;   275.7 agu2+fp5   66 out[17] spill
        vpxor ymm1, ymm0, [rbp + 19936]                        ;   269.5 fp3+agu0   66 out[17]
        vpxor ymm1, ymm1, [rbp + 20160]                        ;   270.5 fp0+agu1   66 out[17]
        vmovdqu [rbp + 20160], ymm9                            ;   267.5 agu2+fp5   66 out[17] spill
        vmovdqu ymm9, [rbp + 12448]                            ;   270.5 agu0    29 s
        vpxor ymm9, ymm9, [rbp + 12640]                        ;   277.5 fp1+agu1   29 s
        vmovdqu [rbp + 19936], ymm6                            ;   268.5 agu2+fp5   66 out[17] spill
        vpxor ymm6, ymm9, [rbp + 12576]                        ;   278.5 fp2+agu0   29 s
        vmovdqu [rbp + 19360], ymm15                           ;   269.5 agu2+fp5   66 out[17] spill
        vmovdqu ymm15, [rbp + 12192]                           ;   271.7 agu1    29 s
        vpxor ymm15, ymm15, [rbp + 12384]                      ;   278.7 fp3+agu0   29 s
        vmovdqu [rbp + 19744], ymm8                            ;   270.5 agu2+fp5   66 out[17] spill
        vpxor ymm8, ymm15, [rbp + 12576]                       ;   279.7 fp0+agu1   29 s
        vmovdqu [rbp + 20032], ymm11                           ;   271.5 agu2+fp5   66 out[17] spill
        vpxor ymm11, ymm8, [rbp + 12448]                       ;   280.7 fp1+agu0   29 s
        vmovdqu [rbp + 20128], ymm4                            ;   272.5 agu2+fp5   66 out[17] spill
        vpxor ymm4, ymm8, [rbp + 12320]                        ;   280.7 fp2+agu1   29 s
        vmovdqu [rbp + 19584], ymm12                           ;   273.5 agu2+fp5   66 out[17] spill
        vmovdqa ymm12, ymm9                                    ;   278.5         29 s copy
        vmovdqu [rbp + 19488], ymm2                            ;   274.5 agu2+fp5   66 out[17] spill
        vmovdqu ymm2, [rbp + 12192]                            ;   274.5 agu0    29 s
        vpxor ymm2, ymm2, [rbp + 12448]                        ;   281.5 fp3+agu1   29 s
        vmovdqu [rbp + 19872], ymm1                            ;   275.5 agu2+fp5   66 out[17] spill
        vpxor ymm1, ymm2, [rbp + 12512]                        ;   282.5 fp0+agu0   29 s
        vpxor ymm12, ymm12, ymm1                               ;   283.5 fp1     29 s
        vmovdqu [rbp + 19328], ymm14                           ;   276.5 agu1+fp5   66 out[17] spill
        vmovdqa ymm14, ymm1                                    ;   283.5         29 s copy
        vmovdqu [rbp + 20096], ymm13                           ;   277.5 agu2+fp5   66 out[17] spill
        vpxor ymm13, ymm15, ymm1                               ;   283.5 fp2     29 s
        vmovdqu [rbp + 19424], ymm0                            ;   278.5 agu0+fp5   66 out[17] spill
        vmovdqu ymm0, [rbp + 12256]                            ;   276.7 agu1    29 s
        vpxor ymm0, ymm0, [rbp + 12448]                        ;   283.7 fp3+agu0   29 s
        vpxor ymm14, ymm14, ymm0                               ;   284.7 fp0     29 s
        vpxor ymm1, ymm1, ymm8                                 ;   283.5 fp1     29 s
        vmovdqu [rbp + 20064], ymm3                            ;   279.5 agu2+fp5   66 out[17] spill
        vpxor ymm3, ymm0, [rbp + 12384]                        ;   284.7 fp2+agu1   29 s
        vmovdqu [rbp + 19712], ymm7                            ;   280.5 agu0+fp5   66 out[17] spill
        vpxor ymm7, ymm13, [rbp + 12640]                       ;   284.5 fp3+agu1   29 s
        vmovdqu [rbp + 20256], ymm10                           ;   281.5 agu2+fp5   66 out[17] spill
        vpxor ymm10, ymm1, [rbp + 12384]                       ;   284.5 fp0+agu0   29 s
        vmovdqu [rbp + 20288], ymm5                            ;   282.5 agu2+fp5   66 out[17] spill
        vpxor ymm5, ymm4, ymm14                                ;   285.7 fp1     29 s
        vmovdqu [rbp + 20192], ymm14                           ;   285.7 agu1+fp5   29 s spill
        vpxor ymm14, ymm13, [rbp + 12320]                      ;   284.5 fp2+agu0   29 s
        vmovdqu [rbp + 20384], ymm2                            ;   284.5 agu2+fp5   29 s spill
        vpxor ymm2, ymm11, ymm3                                ;   285.7 fp3     29 s
        vpxor ymm3, ymm3, ymm14                                ;   285.7 fp0     29 s
        vmovdqu [rbp + 20416], ymm13                           ;   285.5 agu1+fp5   29 s spill
        vpxor ymm13, ymm9, ymm14                               ;   285.5 fp1     29 s
        vmovdqu [rbp + 20448], ymm12                           ;   286.5 agu0+fp5   29 s spill
        vpxor ymm12, ymm6, ymm2                                ;   286.7 fp2     29 s
        vmovdqu [rbp + 20480], ymm6                            ;   287.5 agu2+fp5   29 s spill
        vmovdqu ymm6, [rbp + 11648]                            ;   284.2 agu1    28 s
        vpxor ymm6, ymm6, [rbp + 12032]                        ;   291.2 fp3+agu0   28 s
        vmovdqu [rbp + 20512], ymm2                            ;   288.5 agu2+fp5   29 s spill
        vmovdqa ymm2, ymm6                                     ;   292.2         28 s copy
        vmovdqu [rbp + 20544], ymm5                            ;   289.5 agu1+fp5   29 s spill
        vmovdqu ymm5, [rbp + 11648]                            ;   285.7 agu0    28 s
        vpxor ymm5, ymm5, [rbp + 11776]                        ;   292.7 fp0+agu1   28 s
        vmovdqu [rbp + 20576], ymm11                           ;   290.5 agu2+fp5   29 s spill
        vmovdqa ymm11, ymm5                                    ;   293.7         28 s copy
        vmovdqu [rbp + 20608], ymm5                            ;   293.7 agu0+fp5   28 s spill
        vmovdqu ymm5, [rbp + 11776]                            ;   287.2 agu1    28 s
        vpxor ymm5, ymm5, [rbp + 11840]                        ;   294.2 fp1+agu0   28 s
        vpxor ymm2, ymm2, ymm5                                 ;   295.2 fp2     28 s
        vmovdqu [rbp + 20640], ymm1                            ;   292.5 agu2+fp5   29 s spill
        vpxor ymm1, ymm5, [rbp + 11968]                        ;   295.2 fp3+agu1   28 s
        vmovdqu [rbp + 20672], ymm14                           ;   293.5 agu2+fp5   29 s spill
        vpxor ymm14, ymm2, [rbp + 11712]                       ;   296.2 fp0+agu0   28 s
        vmovdqu [rbp + 20704], ymm2                            ;   296.2 agu2+fp5   28 s spill
        vmovdqa ymm2, ymm1                                     ;   296.2         28 s copy
        vmovdqu [rbp + 20736], ymm1                            ;   296.2 agu1+fp5   28 s spill
        vmovdqu ymm1, [rbp + 11648]                            ;   289.7 agu0    28 s
        vpxor ymm1, ymm1, [rbp + 11712]                        ;   296.7 fp1+agu1   28 s
        vmovdqu [rbp + 20768], ymm7                            ;   296.5 agu2+fp5   29 s spill
        vpxor ymm7, ymm1, [rbp + 11904]                        ;   297.7 fp2+agu0   28 s
        vpxor ymm11, ymm11, ymm7                               ;   298.7 fp3     28 s
        vmovdqu [rbp + 20800], ymm10                           ;   297.5 agu1+fp5   29 s spill
        vpxor ymm10, ymm1, [rbp + 12096]                       ;   297.7 fp0+agu0   28 s
        vmovdqu [rbp + 20832], ymm13                           ;   298.5 agu2+fp5   29 s spill
        vpxor ymm13, ymm1, [rbp + 11840]                       ;   297.7 fp1+agu1   28 s
        vpxor ymm2, ymm2, ymm13                                ;   298.7 fp2     28 s
        vmovdqu [rbp + 20864], ymm13                           ;   299.5 agu0+fp5   28 s spill
        vpxor ymm13, ymm10, [rbp + 11776]                      ;   298.7 fp3+agu1   28 s
        vmovdqu [rbp + 20896], ymm10                           ;   300.5 agu2+fp5   28 s spill
        vpxor ymm10, ymm14, [rbp + 11904]                      ;   297.2 fp0+agu0   28 s
        vmovdqu [rbp + 20928], ymm2                            ;   301.5 agu1+fp5   28 s spill
        vpxor ymm2, ymm5, ymm11                                ;   299.7 fp1     28 s
        vmovdqu [rbp + 20960], ymm11                           ;   302.5 agu2+fp5   28 s spill
        vpxor ymm11, ymm6, ymm13                               ;   299.7 fp2     28 s
        vmovdqu [rbp + 20992], ymm5                            ;   303.5 agu0+fp5   28 s spill
        vpxor ymm5, ymm10, [rbp + 11968]                       ;   298.2 fp3+agu1   28 s
        vpxor ymm1, ymm1, ymm5                                 ;   299.2 fp0     28 s
        vmovdqu [rbp + 21024], ymm10                           ;   304.5 agu2+fp5   28 s spill
        vpxor ymm10, ymm14, ymm11                              ;   300.7 fp1     28 s
        vmovdqu [rbp + 21056], ymm6                            ;   305.5 agu0+fp5   28 s spill
        vpxor ymm6, ymm5, [rbp + 12096]                        ;   299.2 fp2+agu1   28 s
        vmovdqu [rbp + 21088], ymm6                            ;   306.5 agu2+fp5   28 s spill
        vpxor ymm6, ymm10, [rbp + 11776]                       ;   301.7 fp3+agu0   28 s
        vmovdqu [rbp + 21120], ymm10                           ;   307.5 agu1+fp5   28 s spill
        vpxor ymm10, ymm5, ymm13                               ;   299.7 fp0     28 s
        vmovdqu [rbp + 21152], ymm13                           ;   308.5 agu2+fp5   28 s spill
        vpxor ymm13, ymm10, [rbp + 11648]                      ;   300.7 fp1+agu0   28 s
        vpxor ymm11, ymm11, ymm4                               ;   300.7 fp2     89 s
        vpxor ymm15, ymm15, ymm1                               ;   300.2 fp3     89 s
        vpxor ymm11, ymm11, [rbp + 12832]                      ;   301.7 fp0+agu1   89 s
        vpxor ymm11, ymm11, [rbp + 7264]                       ;   302.7 fp1+agu0   89 s
        vpxor ymm0, ymm0, ymm13                                ;   301.7 fp2     89 s
        vpxor ymm13, ymm13, ymm2                               ;   301.7 fp3     89 s
        vpxor ymm13, ymm13, ymm3                               ;   302.7 fp0     89 s
        vpxor ymm13, ymm13, [rbp + 12768]                      ;   303.7 fp1+agu1   89 s
        vpxor ymm13, ymm13, [rbp + 7168]                       ;   304.7 fp2+agu0   89 s
        vpxor ymm15, ymm15, [rbp + 12896]                      ;   302.3 fp3+agu1   89 s
        vpxor ymm15, ymm15, [rbp + 7360]                       ;   303.3 fp0+agu0   89 s
        vpxor ymm0, ymm0, [rbp + 12960]                        ;   303.3 fp1+agu1   89 s
        vpxor ymm0, ymm0, [rbp + 7456]                         ;   304.3 fp2+agu0   89 s
        vpxor ymm8, ymm8, ymm10                                ;   302.7 fp3     89 s
        vpxor ymm4, ymm4, [rbp + 13088]                        ;   304.3 fp0+agu1   89 s
        vpxor ymm4, ymm4, [rbp + 12512]                        ;   305.3 fp1+agu0   89 s
        vpxor ymm4, ymm4, [rbp + 7648]                         ;   306.3 fp2+agu1   89 s
        vpxor ymm4, ymm4, [rbp + 11776]                        ;   307.3 fp3+agu0   89 s
        vpxor ymm8, ymm8, [rbp + 13152]                        ;   306.3 fp0+agu1   89 s
        vpxor ymm8, ymm8, [rbp + 7744]                         ;   307.3 fp1+agu0   89 s
        vmovdqu [rbp + 21184], ymm8                            ;   309.5 agu2+fp5   89 s spill
        vpxor ymm8, ymm12, [rbp + 12704]                       ;   307.3 fp2+agu1   89 s
        vpxor ymm8, ymm8, ymm1                                 ;   308.3 fp3     89 s
        vpxor ymm8, ymm8, ymm6                                 ;   309.3 fp0     89 s
        vpxor ymm8, ymm8, [rbp + 7072]                         ;   310.3 fp1+agu0   89 s
        vpxor ymm14, ymm14, [rbp + 13344]                      ;   308.3 fp2+agu1   89 s
        vpxor ymm14, ymm14, [rbp + 20800]                      ;   309.3 fp3+agu0   89 s
        vpxor ymm14, ymm14, [rbp + 8032]                       ;   310.3 fp0+agu1   89 s
        vpxor ymm14, ymm14, [rbp + 10240]                      ;   311.3 fp1+agu0   89 s
        vpxor ymm6, ymm6, [rbp + 13408]                        ;   310.3 fp2+agu1   89 s
        vpxor ymm6, ymm6, [rbp + 20672]                        ;   311.3 fp3+agu0   89 s
        vpxor ymm6, ymm6, [rbp + 8128]                         ;   312.3 fp0+agu1   89 s
        vpxor ymm6, ymm6, [rbp + 10304]                        ;   313.3 fp1+agu0   89 s
        vpxor ymm2, ymm2, [rbp + 13472]                        ;   312.3 fp2+agu1   89 s
        vpxor ymm2, ymm2, [rbp + 20640]                        ;   313.3 fp3+agu0   89 s
        vpxor ymm2, ymm2, [rbp + 8224]                         ;   314.3 fp0+agu1   89 s
        vpxor ymm2, ymm2, [rbp + 10368]                        ;   315.3 fp1+agu0   89 s
        vmovdqu [rbp + 21216], ymm2                            ;   316.3 agu2+fp5   89 s spill
        vpxor ymm2, ymm9, [rbp + 13024]                        ;   314.3 fp2+agu1   89 s
        vpxor ymm2, ymm2, ymm3                                 ;   315.3 fp3     89 s
        vpxor ymm2, ymm2, [rbp + 7552]                         ;   316.3 fp0+agu0   89 s
        vpxor ymm2, ymm2, [rbp + 11712]                        ;   317.3 fp1+agu1   89 s
        vpxor ymm5, ymm5, [rbp + 13792]                        ;   316.2 fp2+agu0   89 s
        vpxor ymm5, ymm5, [rbp + 20512]                        ;   317.2 fp3+agu1   89 s
        vpxor ymm5, ymm5, [rbp + 8704]                         ;   318.2 fp0+agu0   89 s
        vpxor ymm5, ymm5, [rbp + 10688]                        ;   319.2 fp1+agu1   89 s
        vmovdqu [rbp + 20512], ymm5                            ;   320.2 agu2+fp5   89 s spill
        vpxor ymm5, ymm7, [rbp + 13216]                        ;   318.2 fp2+agu0   89 s
        vpxor ymm5, ymm5, [rbp + 20832]                        ;   319.2 fp3+agu1   89 s
        vpxor ymm5, ymm5, [rbp + 20800]                        ;   320.2 fp0+agu0   89 s
        vpxor ymm5, ymm5, [rbp + 7840]                         ;   321.2 fp1+agu1   89 s
        vpxor ymm5, ymm5, [rbp + 10112]                        ;   322.2 fp2+agu0   89 s
        vpxor ymm12, ymm12, [rbp + 13984]                      ;   320.3 fp3+agu1   89 s
        vpxor ymm12, ymm12, [rbp + 20672]                      ;   321.3 fp0+agu0   89 s
        vpxor ymm12, ymm12, [rbp + 8896]                       ;   322.3 fp1+agu1   89 s
        vpxor ymm12, ymm12, [rbp + 10816]                      ;   323.3 fp2+agu0   89 s
        vpxor ymm12, ymm12, [rbp + 21056]                      ;   324.3 fp3+agu1   89 s
        vmovdqu [rbp + 21248], ymm12                           ;   325.3 agu2+fp5   89 s spill
        vmovdqu ymm12, [rbp + 20768]                           ;   323.2 agu0    89 s
        vpxor ymm12, ymm12, [rbp + 13280]                      ;   330.2 fp0+agu1   89 s
        vpxor ymm12, ymm12, [rbp + 7936]                       ;   331.2 fp1+agu0   89 s
        vpxor ymm12, ymm12, [rbp + 10176]                      ;   332.2 fp2+agu1   89 s
        vpxor ymm12, ymm12, [rbp + 20928]                      ;   333.2 fp3+agu0   89 s
        vpxor ymm10, ymm10, [rbp + 14176]                      ;   325.3 fp0+agu1   89 s
        vpxor ymm10, ymm10, [rbp + 20672]                      ;   326.3 fp1+agu0   89 s
        vpxor ymm10, ymm10, [rbp + 12512]                      ;   327.3 fp2+agu1   89 s
        vpxor ymm10, ymm10, [rbp + 9088]                       ;   328.3 fp3+agu0   89 s
        vpxor ymm10, ymm10, [rbp + 10944]                      ;   329.3 fp0+agu1   89 s
        vpxor ymm10, ymm10, [rbp + 12032]                      ;   330.3 fp1+agu0   89 s
        vpxor ymm1, ymm1, [rbp + 14272]                        ;   328.3 fp2+agu1   89 s
        vpxor ymm1, ymm1, [rbp + 20416]                        ;   329.3 fp3+agu0   89 s
        vpxor ymm1, ymm1, [rbp + 9184]                         ;   330.3 fp0+agu1   89 s
        vpxor ymm1, ymm1, [rbp + 11008]                        ;   331.3 fp1+agu0   89 s
        vpxor ymm1, ymm1, [rbp + 20992]                        ;   332.3 fp2+agu1   89 s
        vpxor ymm9, ymm9, [rbp + 9376]                         ;   331.2 fp3+agu0   89 s
        vpxor ymm9, ymm9, [rbp + 11136]                        ;   332.2 fp0+agu1   89 s
        vpxor ymm9, ymm9, [rbp + 20864]                        ;   333.2 fp1+agu0   89 s
        vmovdqu [rbp + 20864], ymm9                            ;   334.2 agu2+fp5   89 s spill
        vmovdqu ymm9, [rbp + 20672]                            ;   332.3 agu1    89 s
        vpxor ymm9, ymm9, [rbp + 13536]                        ;   339.3 fp2+agu0   89 s
        vpxor ymm9, ymm9, [rbp + 12448]                        ;   340.3 fp3+agu1   89 s
        vpxor ymm9, ymm9, [rbp + 8320]                         ;   341.3 fp0+agu0   89 s
        vpxor ymm9, ymm9, [rbp + 10432]                        ;   342.3 fp1+agu1   89 s
        vpxor ymm9, ymm9, [rbp + 20928]                        ;   343.3 fp2+agu0   89 s
        vpxor ymm9, ymm9, [rbp + 11648]                        ;   344.3 fp3+agu1   89 s
        vmovdqu [rbp + 20672], ymm1                            ;   333.3 agu2+fp5   89 s spill
        vmovdqu ymm1, [rbp + 20576]                            ;   336.2 agu0    89 s
        vpxor ymm1, ymm1, [rbp + 13600]                        ;   343.2 fp0+agu1   89 s
        vpxor ymm1, ymm1, [rbp + 8416]                         ;   344.2 fp1+agu0   89 s
        vpxor ymm1, ymm1, [rbp + 10496]                        ;   345.2 fp2+agu1   89 s
        vpxor ymm1, ymm1, [rbp + 20704]                        ;   346.2 fp3+agu0   89 s
        vmovdqu [rbp + 20704], ymm10                           ;   332.7 agu2+fp5   89 s spill
        vmovdqu ymm10, [rbp + 20544]                           ;   338.3 agu1    89 s
        vpxor ymm10, ymm10, [rbp + 13664]                      ;   345.3 fp0+agu0   89 s
        vpxor ymm10, ymm10, [rbp + 8512]                       ;   346.3 fp1+agu1   89 s
        vpxor ymm10, ymm10, [rbp + 10560]                      ;   347.3 fp2+agu0   89 s
        vpxor ymm10, ymm10, [rbp + 21120]                      ;   348.3 fp3+agu1   89 s
        vpxor ymm7, ymm7, [rbp + 20384]                        ;   341.2 fp0+agu0   89 s
        vpxor ymm7, ymm7, [rbp + 9664]                         ;   342.2 fp1+agu1   89 s
        vpxor ymm7, ymm7, [rbp + 11328]                        ;   343.2 fp2+agu0   89 s
        vpxor ymm7, ymm7, [rbp + 21056]                        ;   344.2 fp3+agu1   89 s
        vmovdqu [rbp + 20384], ymm7                            ;   345.2 agu2+fp5   89 s spill
        vmovdqu ymm7, [rbp + 20448]                            ;   343.2 agu0    89 s
        vpxor ymm7, ymm7, [rbp + 13728]                        ;   350.2 fp0+agu1   89 s
        vpxor ymm7, ymm7, [rbp + 8608]                         ;   351.2 fp1+agu0   89 s
        vpxor ymm7, ymm7, [rbp + 10624]                        ;   352.2 fp2+agu1   89 s
        vpxor ymm7, ymm7, [rbp + 12032]                        ;   353.2 fp3+agu0   89 s
        vpxor ymm7, ymm7, [rbp + 21088]                        ;   354.2 fp0+agu1   89 s
        vmovdqu [rbp + 21120], ymm7                            ;   355.2 agu2+fp5   89 s spill
        vpxor ymm7, ymm3, [rbp + 13888]                        ;   346.2 fp1+agu0   89 s
        vpxor ymm7, ymm7, [rbp + 20448]                        ;   347.2 fp2+agu1   89 s
        vpxor ymm7, ymm7, [rbp + 8800]                         ;   348.2 fp3+agu0   89 s
        vpxor ymm7, ymm7, [rbp + 10752]                        ;   349.2 fp0+agu1   89 s
        vpxor ymm7, ymm7, [rbp + 21088]                        ;   350.2 fp1+agu0   89 s
        vpxor ymm3, ymm3, [rbp + 14080]                        ;   348.3 fp2+agu1   89 s
        vpxor ymm3, ymm3, [rbp + 20640]                        ;   349.3 fp3+agu0   89 s
        vpxor ymm3, ymm3, [rbp + 8992]                         ;   350.3 fp0+agu1   89 s
        vpxor ymm3, ymm3, [rbp + 10880]                        ;   351.3 fp1+agu0   89 s
        vpxor ymm3, ymm3, [rbp + 20896]                        ;   352.3 fp2+agu1   89 s
        vmovdqu [rbp + 20640], ymm3                            ;   353.3 agu2+fp5   89 s spill
        vmovdqu ymm3, [rbp + 20480]                            ;   351.2 agu0    89 s
        vpxor ymm3, ymm3, [rbp + 14336]                        ;   358.2 fp3+agu1   89 s
        vpxor ymm3, ymm3, [rbp + 9280]                         ;   359.2 fp0+agu0   89 s
        vpxor ymm3, ymm3, [rbp + 11072]                        ;   360.2 fp1+agu1   89 s
        vpxor ymm3, ymm3, [rbp + 21024]                        ;   361.2 fp2+agu0   89 s
        vmovdqu [rbp + 21024], ymm3                            ;   362.2 agu2+fp5   89 s spill
        vmovdqu ymm3, [rbp + 20960]                            ;   353.3 agu1    89 s
        vpxor ymm3, ymm3, [rbp + 12512]                        ;   360.3 fp3+agu0   89 s
        vpxor ymm3, ymm3, [rbp + 9472]                         ;   361.3 fp0+agu1   89 s
        vpxor ymm3, ymm3, [rbp + 11200]                        ;   362.3 fp1+agu0   89 s
        vmovdqu [rbp + 20960], ymm3                            ;   363.3 agu2+fp5   89 s spill
        vmovdqu ymm3, [rbp + 20736]                            ;   355.3 agu1    89 s
        vpxor ymm3, ymm3, [rbp + 12576]                        ;   362.3 fp2+agu0   89 s
        vpxor ymm3, ymm3, [rbp + 9568]                         ;   363.3 fp3+agu1   89 s
        vpxor ymm3, ymm3, [rbp + 11264]                        ;   364.3 fp0+agu0   89 s
        vmovdqu [rbp + 20736], ymm3                            ;   365.3 agu2+fp5   89 s spill
        vmovdqu ymm3, [rbp + 20192]                            ;   357.3 agu1    89 s
        vpxor ymm3, ymm3, [rbp + 9760]                         ;   364.3 fp1+agu0   89 s
        vpxor ymm3, ymm3, [rbp + 11392]                        ;   365.3 fp2+agu1   89 s
        vpxor ymm3, ymm3, [rbp + 20928]                        ;   366.3 fp3+agu0   89 s
        vpxor ymm3, ymm3, [rbp + 20896]                        ;   367.3 fp0+agu1   89 s
        vmovdqu [rbp + 20896], ymm3                            ;   368.3 agu2+fp5   89 s spill
        vmovdqu ymm3, [rbp + 20544]                            ;   360.2 agu0    89 s
        vpxor ymm3, ymm3, [rbp + 20768]                        ;   367.2 fp1+agu1   89 s
        vpxor ymm3, ymm3, [rbp + 9856]                         ;   368.2 fp2+agu0   89 s
        vpxor ymm3, ymm3, [rbp + 11456]                        ;   369.2 fp3+agu1   89 s
        vpxor ymm3, ymm3, [rbp + 21056]                        ;   370.2 fp0+agu0   89 s
        vpxor ymm3, ymm3, [rbp + 11712]                        ;   371.2 fp1+agu1   89 s
        vmovdqu [rbp + 21056], ymm3                            ;   372.2 agu2+fp5   89 s spill
        vmovdqu ymm3, [rbp + 20832]                            ;   363.2 agu0    89 s
        vpxor ymm3, ymm3, [rbp + 9952]                         ;   370.2 fp2+agu1   89 s
        vpxor ymm3, ymm3, [rbp + 11520]                        ;   371.2 fp3+agu0   89 s
        vpxor ymm3, ymm3, [rbp + 21152]                        ;   372.2 fp0+agu1   89 s
        vmovdqu [rbp + 21152], ymm3                            ;   373.2 agu2+fp5   89 s spill
        vmovdqu ymm3, [rbp + 20800]                            ;   365.2 agu0    89 s
        vpxor ymm3, ymm3, [rbp + 20768]                        ;   372.2 fp1+agu1   89 s
        vpxor ymm3, ymm3, [rbp + 10048]                        ;   373.2 fp2+agu0   89 s
        vpxor ymm3, ymm3, [rbp + 11584]                        ;   374.2 fp3+agu1   89 s
        vpxor ymm3, ymm3, [rbp + 20608]                        ;   375.2 fp0+agu0   89 s
        vmovdqu [rbp + 20608], ymm3                            ;   376.2 agu2+fp5   89 s spill
        vmovdqu ymm3, [rbp + 4000]                             ;   367.3 agu1   128 st reload
        mov r8, qword [rbp + 22192]                            ;   368.2 agu0   128 st reload
        vmovdqu [r8], ymm3                                     ;   374.3 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 4096]                             ;   368.3 agu1   128 st reload
        vmovdqu [r8 + 32], ymm3                                ;   375.3 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 4192]                             ;   369.3 agu1   128 st reload
        vmovdqu [r8 + 64], ymm3                                ;   376.3 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 4288]                             ;   370.2 agu0   128 st reload
        vmovdqu [r8 + 96], ymm3                                ;   377.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 4384]                             ;   370.3 agu1   128 st reload
        vmovdqu [r8 + 128], ymm3                               ;   377.3 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 4480]                             ;   371.3 agu1   128 st reload
        vmovdqu [r8 + 160], ymm3                               ;   378.3 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 4576]                             ;   372.2 agu0   128 st reload
        vmovdqu [r8 + 192], ymm3                               ;   379.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 4672]                             ;   372.3 agu1   128 st reload
        vmovdqu [r8 + 224], ymm3                               ;   379.3 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 4768]                             ;   373.3 agu1   128 st reload
        vmovdqu [r8 + 256], ymm3                               ;   380.3 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 4864]                             ;   374.2 agu0   128 st reload
        vmovdqu [r8 + 288], ymm3                               ;   381.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 4960]                             ;   374.3 agu1   128 st reload
        vmovdqu [r8 + 320], ymm3                               ;   381.3 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 5056]                             ;   375.3 agu1   128 st reload
        vmovdqu [r8 + 352], ymm3                               ;   382.3 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 5152]                             ;   376.2 agu0   128 st reload
        vmovdqu [r8 + 384], ymm3                               ;   383.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 5248]                             ;   376.3 agu1   128 st reload
        vmovdqu [r8 + 416], ymm3                               ;   383.3 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 5344]                             ;   377.3 agu1   128 st reload
        vmovdqu [r8 + 448], ymm3                               ;   384.3 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 5440]                             ;   378.2 agu0   128 st reload
        vmovdqu [r8 + 480], ymm3                               ;   385.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 5536]                             ;   378.3 agu1   128 st reload
        vmovdqu [r8 + 512], ymm3                               ;   385.3 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 5632]                             ;   379.3 agu1   128 st reload
        vmovdqu [r8 + 544], ymm3                               ;   386.3 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 5728]                             ;   380.2 agu0   128 st reload
        vmovdqu [r8 + 576], ymm3                               ;   387.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 5824]                             ;   380.3 agu1   128 st reload
        vmovdqu [r8 + 608], ymm3                               ;   387.3 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 5920]                             ;   381.3 agu1   128 st reload
        vmovdqu [r8 + 640], ymm3                               ;   388.3 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 6016]                             ;   382.2 agu0   128 st reload
        vmovdqu [r8 + 672], ymm3                               ;   389.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 6112]                             ;   382.3 agu1   128 st reload
        vmovdqu [r8 + 704], ymm3                               ;   390.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 6208]                             ;   383.3 agu1   128 st reload
        vmovdqu [r8 + 736], ymm3                               ;   391.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 6304]                             ;   384.2 agu0   128 st reload
        vmovdqu [r8 + 768], ymm3                               ;   392.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 6400]                             ;   384.3 agu1   128 st reload
        vmovdqu [r8 + 800], ymm3                               ;   393.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 6496]                             ;   385.3 agu1   128 st reload
        vmovdqu [r8 + 832], ymm3                               ;   394.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 6592]                             ;   386.2 agu0   128 st reload
        vmovdqu [r8 + 864], ymm3                               ;   395.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 6688]                             ;   386.3 agu1   128 st reload
        vmovdqu [r8 + 896], ymm3                               ;   396.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 6784]                             ;   387.3 agu1   128 st reload
        vmovdqu [r8 + 928], ymm3                               ;   397.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 6880]                             ;   388.2 agu0   128 st reload
        vmovdqu [r8 + 960], ymm3                               ;   398.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 6976]                             ;   388.3 agu1   128 st reload
        vmovdqu [r8 + 992], ymm3                               ;   399.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 7072]                             ;   389.3 agu1    89 s reload
        vmovdqu [r8 + 1024], ymm3                              ;   400.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 7168]                             ;   390.2 agu0    89 s reload
        vmovdqu [r8 + 1056], ymm3                              ;   401.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 7264]                             ;   390.3 agu1    89 s reload
        vmovdqu [r8 + 1088], ymm3                              ;   402.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 7360]                             ;   391.3 agu1    89 s reload
        vmovdqu [r8 + 1120], ymm3                              ;   403.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 7456]                             ;   392.2 agu0    89 s reload
        vmovdqu [r8 + 1152], ymm3                              ;   404.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 7552]                             ;   392.3 agu1    89 s reload
        vmovdqu [r8 + 1184], ymm3                              ;   405.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 7648]                             ;   393.3 agu1    89 s reload
        vmovdqu [r8 + 1216], ymm3                              ;   406.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 7744]                             ;   394.2 agu0    89 s reload
        vmovdqu [r8 + 1248], ymm3                              ;   407.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 7840]                             ;   394.3 agu1    89 s reload
        vmovdqu [r8 + 1280], ymm3                              ;   408.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 7936]                             ;   395.3 agu1    89 s reload
        vmovdqu [r8 + 1312], ymm3                              ;   409.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 8032]                             ;   396.2 agu0    89 s reload
        vmovdqu [r8 + 1344], ymm3                              ;   410.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 8128]                             ;   396.3 agu1    89 s reload
        vmovdqu [r8 + 1376], ymm3                              ;   411.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 8224]                             ;   397.3 agu1    89 s reload
        vmovdqu [r8 + 1408], ymm3                              ;   412.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 8320]                             ;   398.2 agu0    89 s reload
        vmovdqu [r8 + 1440], ymm3                              ;   413.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 8416]                             ;   398.3 agu1    89 s reload
        vmovdqu [r8 + 1472], ymm3                              ;   414.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 8512]                             ;   399.3 agu1    89 s reload
        vmovdqu [r8 + 1504], ymm3                              ;   415.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 8608]                             ;   400.2 agu0    89 s reload
        vmovdqu [r8 + 1536], ymm3                              ;   416.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 8704]                             ;   401.2 agu0    89 s reload
        vmovdqu [r8 + 1568], ymm3                              ;   417.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 8800]                             ;   402.2 agu1    89 s reload
        vmovdqu [r8 + 1600], ymm3                              ;   418.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 8896]                             ;   403.2 agu1    89 s reload
        vmovdqu [r8 + 1632], ymm3                              ;   419.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 8992]                             ;   404.2 agu0    89 s reload
        vmovdqu [r8 + 1664], ymm3                              ;   420.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 9088]                             ;   405.2 agu0    89 s reload
        vmovdqu [r8 + 1696], ymm3                              ;   421.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 9184]                             ;   406.2 agu1    89 s reload
        vmovdqu [r8 + 1728], ymm3                              ;   422.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 9280]                             ;   407.2 agu1    89 s reload
        vmovdqu [r8 + 1760], ymm3                              ;   423.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 9376]                             ;   408.2 agu0    89 s reload
        vmovdqu [r8 + 1792], ymm3                              ;   424.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 9472]                             ;   409.2 agu0    89 s reload
        vmovdqu [r8 + 1824], ymm3                              ;   425.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 9568]                             ;   410.2 agu1    89 s reload
        vmovdqu [r8 + 1856], ymm3                              ;   426.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 9664]                             ;   411.2 agu1    89 s reload
        vmovdqu [r8 + 1888], ymm3                              ;   427.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 9760]                             ;   412.2 agu0    89 s reload
        vmovdqu [r8 + 1920], ymm3                              ;   428.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 9856]                             ;   413.2 agu0    89 s reload
        vmovdqu [r8 + 1952], ymm3                              ;   429.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 9952]                             ;   414.2 agu1    89 s reload
        vmovdqu [r8 + 1984], ymm3                              ;   430.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 10048]                            ;   415.2 agu1    89 s reload
        vmovdqu [r8 + 2016], ymm3                              ;   431.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 12160]                            ;   416.2 agu0   128 st reload
        vmovdqu [r8 + 2048], ymm3                              ;   432.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 12224]                            ;   417.2 agu0   128 st reload
        vmovdqu [r8 + 2080], ymm3                              ;   433.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 12288]                            ;   418.2 agu1   128 st reload
        vmovdqu [r8 + 2112], ymm3                              ;   434.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 12352]                            ;   419.2 agu1   128 st reload
        vmovdqu [r8 + 2144], ymm3                              ;   435.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 12416]                            ;   420.2 agu0   128 st reload
        vmovdqu [r8 + 2176], ymm3                              ;   436.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 12480]                            ;   421.2 agu0   128 st reload
        vmovdqu [r8 + 2208], ymm3                              ;   437.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 12544]                            ;   422.2 agu1   128 st reload
        vmovdqu [r8 + 2240], ymm3                              ;   438.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 12608]                            ;   423.2 agu1   128 st reload
        vmovdqu [r8 + 2272], ymm3                              ;   439.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 12672]                            ;   424.2 agu0   128 st reload
        vmovdqu [r8 + 2304], ymm3                              ;   440.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 12736]                            ;   425.2 agu0   128 st reload
        vmovdqu [r8 + 2336], ymm3                              ;   441.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 12800]                            ;   426.2 agu1   128 st reload
        vmovdqu [r8 + 2368], ymm3                              ;   442.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 12864]                            ;   427.2 agu1   128 st reload
        vmovdqu [r8 + 2400], ymm3                              ;   443.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 12928]                            ;   428.2 agu0   128 st reload
        vmovdqu [r8 + 2432], ymm3                              ;   444.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 12992]                            ;   429.2 agu0   128 st reload
        vmovdqu [r8 + 2464], ymm3                              ;   445.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 13056]                            ;   430.2 agu1   128 st reload
        vmovdqu [r8 + 2496], ymm3                              ;   446.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 13120]                            ;   431.2 agu1   128 st reload
        vmovdqu [r8 + 2528], ymm3                              ;   447.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 13184]                            ;   432.2 agu0   128 st reload
        vmovdqu [r8 + 2560], ymm3                              ;   448.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 13248]                            ;   433.2 agu0   128 st reload
        vmovdqu [r8 + 2592], ymm3                              ;   449.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 13312]                            ;   434.2 agu1   128 st reload
        vmovdqu [r8 + 2624], ymm3                              ;   450.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 13376]                            ;   435.2 agu1   128 st reload
        vmovdqu [r8 + 2656], ymm3                              ;   451.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 13440]                            ;   436.2 agu0   128 st reload
        vmovdqu [r8 + 2688], ymm3                              ;   452.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 13504]                            ;   437.2 agu0   128 st reload
        vmovdqu [r8 + 2720], ymm3                              ;   453.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 13568]                            ;   438.2 agu1   128 st reload
        vmovdqu [r8 + 2752], ymm3                              ;   454.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 13632]                            ;   439.2 agu1   128 st reload
        vmovdqu [r8 + 2784], ymm3                              ;   455.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 13696]                            ;   440.2 agu0   128 st reload
        vmovdqu [r8 + 2816], ymm3                              ;   456.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 13760]                            ;   441.2 agu0   128 st reload
        vmovdqu [r8 + 2848], ymm3                              ;   457.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 13856]                            ;   442.2 agu1   128 st reload
        vmovdqu [r8 + 2880], ymm3                              ;   458.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 13952]                            ;   443.2 agu1   128 st reload
        vmovdqu [r8 + 2912], ymm3                              ;   459.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 14048]                            ;   444.2 agu0   128 st reload
        vmovdqu [r8 + 2944], ymm3                              ;   460.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 14144]                            ;   445.2 agu0   128 st reload
        vmovdqu [r8 + 2976], ymm3                              ;   461.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 14240]                            ;   446.2 agu1   128 st reload
        vmovdqu [r8 + 3008], ymm3                              ;   462.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 14304]                            ;   447.2 agu1   128 st reload
        vmovdqu [r8 + 3040], ymm3                              ;   463.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 2944]                             ;   448.2 agu0   128 st reload
        vmovdqu [r8 + 3072], ymm3                              ;   464.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 2976]                             ;   449.2 agu0   128 st reload
        vmovdqu [r8 + 3104], ymm3                              ;   465.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 3008]                             ;   450.2 agu1   128 st reload
        vmovdqu [r8 + 3136], ymm3                              ;   466.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 3040]                             ;   451.2 agu1   128 st reload
        vmovdqu [r8 + 3168], ymm3                              ;   467.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 3072]                             ;   452.2 agu0   128 st reload
        vmovdqu [r8 + 3200], ymm3                              ;   468.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 3104]                             ;   453.2 agu0   128 st reload
        vmovdqu [r8 + 3232], ymm3                              ;   469.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 3136]                             ;   454.2 agu1   128 st reload
        vmovdqu [r8 + 3264], ymm3                              ;   470.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 3168]                             ;   455.2 agu1   128 st reload
        vmovdqu [r8 + 3296], ymm3                              ;   471.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 3200]                             ;   456.2 agu0   128 st reload
        vmovdqu [r8 + 3328], ymm3                              ;   472.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 3232]                             ;   457.2 agu0   128 st reload
        vmovdqu [r8 + 3360], ymm3                              ;   473.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 3264]                             ;   458.2 agu1   128 st reload
        vmovdqu [r8 + 3392], ymm3                              ;   474.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 3296]                             ;   459.2 agu1   128 st reload
        vmovdqu [r8 + 3424], ymm3                              ;   475.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 3328]                             ;   460.2 agu0   128 st reload
        vmovdqu [r8 + 3456], ymm3                              ;   476.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 3360]                             ;   461.2 agu0   128 st reload
        vmovdqu [r8 + 3488], ymm3                              ;   477.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 3392]                             ;   462.2 agu1   128 st reload
        vmovdqu [r8 + 3520], ymm3                              ;   478.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 3424]                             ;   463.2 agu1   128 st reload
        vmovdqu [r8 + 3552], ymm3                              ;   479.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 3456]                             ;   464.2 agu0   128 st reload
        vmovdqu [r8 + 3584], ymm3                              ;   480.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 3488]                             ;   465.2 agu0   128 st reload
        vmovdqu [r8 + 3616], ymm3                              ;   481.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 3520]                             ;   466.2 agu1   128 st reload
        vmovdqu [r8 + 3648], ymm3                              ;   482.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 3552]                             ;   467.2 agu1   128 st reload
        vmovdqu [r8 + 3680], ymm3                              ;   483.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 3584]                             ;   468.2 agu0   128 st reload
        vmovdqu [r8 + 3712], ymm3                              ;   484.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 3616]                             ;   469.2 agu0   128 st reload
        vmovdqu [r8 + 3744], ymm3                              ;   485.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 3648]                             ;   470.2 agu1   128 st reload
        vmovdqu [r8 + 3776], ymm3                              ;   486.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 3680]                             ;   471.2 agu1   128 st reload
        vmovdqu [r8 + 3808], ymm3                              ;   487.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 3712]                             ;   472.2 agu0   128 st reload
        vmovdqu [r8 + 3840], ymm3                              ;   488.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 3744]                             ;   473.2 agu0   128 st reload
        vmovdqu [r8 + 3872], ymm3                              ;   489.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 3776]                             ;   474.2 agu1   128 st reload
        vmovdqu [r8 + 3904], ymm3                              ;   490.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 3808]                             ;   475.2 agu1   128 st reload
        vmovdqu [r8 + 3936], ymm3                              ;   491.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 3840]                             ;   476.2 agu0   128 st reload
        vmovdqu [r8 + 3968], ymm3                              ;   492.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 3872]                             ;   477.2 agu0   128 st reload
        vmovdqu [r8 + 4000], ymm3                              ;   493.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 3904]                             ;   478.2 agu1   128 st reload
        vmovdqu [r8 + 4032], ymm3                              ;   494.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 3936]                             ;   479.2 agu1   128 st reload
        vmovdqu [r8 + 4064], ymm3                              ;   495.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 1920]                             ;   480.2 agu0   107 out[16] reload
        vmovdqu [r8 + 4096], ymm3                              ;   496.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 1952]                             ;   481.2 agu0   107 out[16] reload
        vmovdqu [r8 + 4128], ymm3                              ;   497.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 1984]                             ;   482.2 agu1   107 out[16] reload
        vmovdqu [r8 + 4160], ymm3                              ;   498.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 2016]                             ;   483.2 agu1   107 out[16] reload
        vmovdqu [r8 + 4192], ymm3                              ;   499.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 2048]                             ;   484.2 agu0   107 out[16] reload
        vmovdqu [r8 + 4224], ymm3                              ;   500.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 2080]                             ;   485.2 agu0   107 out[16] reload
        vmovdqu [r8 + 4256], ymm3                              ;   501.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 2112]                             ;   486.2 agu1   107 out[16] reload
        vmovdqu [r8 + 4288], ymm3                              ;   502.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 2144]                             ;   487.2 agu1   107 out[16] reload
        vmovdqu [r8 + 4320], ymm3                              ;   503.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 2176]                             ;   488.2 agu0   107 out[16] reload
        vmovdqu [r8 + 4352], ymm3                              ;   504.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 2208]                             ;   489.2 agu0   107 out[16] reload
        vmovdqu [r8 + 4384], ymm3                              ;   505.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 2240]                             ;   490.2 agu1   107 out[16] reload
        vmovdqu [r8 + 4416], ymm3                              ;   506.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 2272]                             ;   491.2 agu1   107 out[16] reload
        vmovdqu [r8 + 4448], ymm3                              ;   507.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 2304]                             ;   492.2 agu0   107 out[16] reload
        vmovdqu [r8 + 4480], ymm3                              ;   508.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 2336]                             ;   493.2 agu0   107 out[16] reload
        vmovdqu [r8 + 4512], ymm3                              ;   509.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 2368]                             ;   494.2 agu1   107 out[16] reload
        vmovdqu [r8 + 4544], ymm3                              ;   510.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 2400]                             ;   495.2 agu1   107 out[16] reload
        vmovdqu [r8 + 4576], ymm3                              ;   511.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 2432]                             ;   496.2 agu0   107 out[16] reload
        vmovdqu [r8 + 4608], ymm3                              ;   512.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 2464]                             ;   497.2 agu0   107 out[16] reload
        vmovdqu [r8 + 4640], ymm3                              ;   513.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 2496]                             ;   498.2 agu1   107 out[16] reload
        vmovdqu [r8 + 4672], ymm3                              ;   514.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 2528]                             ;   499.2 agu1   107 out[16] reload
        vmovdqu [r8 + 4704], ymm3                              ;   515.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 2560]                             ;   500.2 agu0   107 out[16] reload
        vmovdqu [r8 + 4736], ymm3                              ;   516.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 2592]                             ;   501.2 agu0   107 out[16] reload
        vmovdqu [r8 + 4768], ymm3                              ;   517.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 2624]                             ;   502.2 agu1   107 out[16] reload
        vmovdqu [r8 + 4800], ymm3                              ;   518.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 2656]                             ;   503.2 agu1   107 out[16] reload
        vmovdqu [r8 + 4832], ymm3                              ;   519.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 2688]                             ;   504.2 agu0   107 out[16] reload
        vmovdqu [r8 + 4864], ymm3                              ;   520.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 2720]                             ;   505.2 agu0   107 out[16] reload
        vmovdqu [r8 + 4896], ymm3                              ;   521.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 2752]                             ;   506.2 agu1   107 out[16] reload
        vmovdqu [r8 + 4928], ymm3                              ;   522.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 2784]                             ;   507.2 agu1   107 out[16] reload
        vmovdqu [r8 + 4960], ymm3                              ;   523.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 2816]                             ;   508.2 agu0   107 out[16] reload
        vmovdqu [r8 + 4992], ymm3                              ;   524.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 2848]                             ;   509.2 agu0   107 out[16] reload
        vmovdqu [r8 + 5024], ymm3                              ;   525.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 2880]                             ;   510.2 agu1   107 out[16] reload
        vmovdqu [r8 + 5056], ymm3                              ;   526.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 2912]                             ;   511.2 agu1   107 out[16] reload
        vmovdqu [r8 + 5088], ymm3                              ;   527.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 896]                              ;   512.2 agu0   128 st reload
        vmovdqu [r8 + 5120], ymm3                              ;   528.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 928]                              ;   513.2 agu0   128 st reload
        vmovdqu [r8 + 5152], ymm3                              ;   529.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 960]                              ;   514.2 agu1   128 st reload
        vmovdqu [r8 + 5184], ymm3                              ;   530.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 992]                              ;   515.2 agu1   128 st reload
        vmovdqu [r8 + 5216], ymm3                              ;   531.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 1024]                             ;   516.2 agu0   128 st reload
        vmovdqu [r8 + 5248], ymm3                              ;   532.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 1056]                             ;   517.2 agu0   128 st reload
        vmovdqu [r8 + 5280], ymm3                              ;   533.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 1088]                             ;   518.2 agu1   128 st reload
        vmovdqu [r8 + 5312], ymm3                              ;   534.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 1120]                             ;   519.2 agu1   128 st reload
        vmovdqu [r8 + 5344], ymm3                              ;   535.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 1152]                             ;   520.2 agu0   128 st reload
        vmovdqu [r8 + 5376], ymm3                              ;   536.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 1184]                             ;   521.2 agu0   128 st reload
        vmovdqu [r8 + 5408], ymm3                              ;   537.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 1216]                             ;   522.2 agu1   128 st reload
        vmovdqu [r8 + 5440], ymm3                              ;   538.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 1248]                             ;   523.2 agu1   128 st reload
        vmovdqu [r8 + 5472], ymm3                              ;   539.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 1280]                             ;   524.2 agu0   128 st reload
        vmovdqu [r8 + 5504], ymm3                              ;   540.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 1312]                             ;   525.2 agu0   128 st reload
        vmovdqu [r8 + 5536], ymm3                              ;   541.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 1344]                             ;   526.2 agu1   128 st reload
        vmovdqu [r8 + 5568], ymm3                              ;   542.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 1376]                             ;   527.2 agu1   128 st reload
        vmovdqu [r8 + 5600], ymm3                              ;   543.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 1408]                             ;   528.2 agu0   128 st reload
        vmovdqu [r8 + 5632], ymm3                              ;   544.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 1440]                             ;   529.2 agu0   128 st reload
        vmovdqu [r8 + 5664], ymm3                              ;   545.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 1472]                             ;   530.2 agu1   128 st reload
        vmovdqu [r8 + 5696], ymm3                              ;   546.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 1504]                             ;   531.2 agu1   128 st reload
        vmovdqu [r8 + 5728], ymm3                              ;   547.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 1536]                             ;   532.2 agu0   128 st reload
        vmovdqu [r8 + 5760], ymm3                              ;   548.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 1568]                             ;   533.2 agu0   128 st reload
        vmovdqu [r8 + 5792], ymm3                              ;   549.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 1600]                             ;   534.2 agu1   128 st reload
        vmovdqu [r8 + 5824], ymm3                              ;   550.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 1632]                             ;   535.2 agu1   128 st reload
        vmovdqu [r8 + 5856], ymm3                              ;   551.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 1664]                             ;   536.2 agu0   128 st reload
        vmovdqu [r8 + 5888], ymm3                              ;   552.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 1696]                             ;   537.2 agu0   128 st reload
        vmovdqu [r8 + 5920], ymm3                              ;   553.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 1728]                             ;   538.2 agu1   128 st reload
        vmovdqu [r8 + 5952], ymm3                              ;   554.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 1760]                             ;   539.2 agu1   128 st reload
        vmovdqu [r8 + 5984], ymm3                              ;   555.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 1792]                             ;   540.2 agu0   128 st reload
        vmovdqu [r8 + 6016], ymm3                              ;   556.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 1824]                             ;   541.2 agu0   128 st reload
        vmovdqu [r8 + 6048], ymm3                              ;   557.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 1856]                             ;   542.2 agu1   128 st reload
        vmovdqu [r8 + 6080], ymm3                              ;   558.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 1888]                             ;   543.2 agu1   128 st reload
        vmovdqu [r8 + 6112], ymm3                              ;   559.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp - 128]                              ;   544.2 agu0   128 st reload
        vmovdqu [r8 + 6144], ymm3                              ;   560.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp - 96]                               ;   545.2 agu0   128 st reload
        vmovdqu [r8 + 6176], ymm3                              ;   561.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp - 64]                               ;   546.2 agu1   128 st reload
        vmovdqu [r8 + 6208], ymm3                              ;   562.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp - 32]                               ;   547.2 agu1   128 st reload
        vmovdqu [r8 + 6240], ymm3                              ;   563.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 0]                                ;   548.2 agu0   128 st reload
        vmovdqu [r8 + 6272], ymm3                              ;   564.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 32]                               ;   549.2 agu0   128 st reload
        vmovdqu [r8 + 6304], ymm3                              ;   565.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 64]                               ;   550.2 agu1   128 st reload
        vmovdqu [r8 + 6336], ymm3                              ;   566.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 96]                               ;   551.2 agu1   128 st reload
        vmovdqu [r8 + 6368], ymm3                              ;   567.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 128]                              ;   552.2 agu0   128 st reload
        vmovdqu [r8 + 6400], ymm3                              ;   568.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 160]                              ;   553.2 agu0   128 st reload
        vmovdqu [r8 + 6432], ymm3                              ;   569.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 192]                              ;   554.2 agu1   128 st reload
        vmovdqu [r8 + 6464], ymm3                              ;   570.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 224]                              ;   555.2 agu1   128 st reload
        vmovdqu [r8 + 6496], ymm3                              ;   571.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 256]                              ;   556.2 agu0   128 st reload
        vmovdqu [r8 + 6528], ymm3                              ;   572.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 288]                              ;   557.2 agu0   128 st reload
        vmovdqu [r8 + 6560], ymm3                              ;   573.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 320]                              ;   558.2 agu1   128 st reload
        vmovdqu [r8 + 6592], ymm3                              ;   574.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 352]                              ;   559.2 agu1   128 st reload
        vmovdqu [r8 + 6624], ymm3                              ;   575.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 384]                              ;   560.2 agu0   128 st reload
        vmovdqu [r8 + 6656], ymm3                              ;   576.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 416]                              ;   561.2 agu0   128 st reload
        vmovdqu [r8 + 6688], ymm3                              ;   577.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 448]                              ;   562.2 agu1   128 st reload
        vmovdqu [r8 + 6720], ymm3                              ;   578.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 480]                              ;   563.2 agu1   128 st reload
        vmovdqu [r8 + 6752], ymm3                              ;   579.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 512]                              ;   564.2 agu0   128 st reload
        vmovdqu [r8 + 6784], ymm3                              ;   580.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 544]                              ;   565.2 agu0   128 st reload
        vmovdqu [r8 + 6816], ymm3                              ;   581.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 576]                              ;   566.2 agu1   128 st reload
        vmovdqu [r8 + 6848], ymm3                              ;   582.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 608]                              ;   567.2 agu1   128 st reload
        vmovdqu [r8 + 6880], ymm3                              ;   583.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 640]                              ;   568.2 agu0   128 st reload
        vmovdqu [r8 + 6912], ymm3                              ;   584.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 672]                              ;   569.2 agu0   128 st reload
        vmovdqu [r8 + 6944], ymm3                              ;   585.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 704]                              ;   570.2 agu1   128 st reload
        vmovdqu [r8 + 6976], ymm3                              ;   586.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 736]                              ;   571.2 agu1   128 st reload
        vmovdqu [r8 + 7008], ymm3                              ;   587.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 768]                              ;   572.2 agu0   128 st reload
        vmovdqu [r8 + 7040], ymm3                              ;   588.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 800]                              ;   573.2 agu0   128 st reload
        vmovdqu [r8 + 7072], ymm3                              ;   589.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 832]                              ;   574.2 agu1   128 st reload
        vmovdqu [r8 + 7104], ymm3                              ;   590.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 864]                              ;   575.2 agu1   128 st reload
        vmovdqu [r8 + 7136], ymm3                              ;   591.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 10144]                            ;   576.2 agu0   128 st reload
        vmovdqu [r8 + 7168], ymm3                              ;   592.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 10208]                            ;   577.2 agu0   128 st reload
        vmovdqu [r8 + 7200], ymm3                              ;   593.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 10272]                            ;   578.2 agu1   128 st reload
        vmovdqu [r8 + 7232], ymm3                              ;   594.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 10336]                            ;   579.2 agu1   128 st reload
        vmovdqu [r8 + 7264], ymm3                              ;   595.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 10400]                            ;   580.2 agu0   128 st reload
        vmovdqu [r8 + 7296], ymm3                              ;   596.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 10464]                            ;   581.2 agu0   128 st reload
        vmovdqu [r8 + 7328], ymm3                              ;   597.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 10528]                            ;   582.2 agu1   128 st reload
        vmovdqu [r8 + 7360], ymm3                              ;   598.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 10592]                            ;   583.2 agu1   128 st reload
        vmovdqu [r8 + 7392], ymm3                              ;   599.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 10656]                            ;   584.2 agu0   128 st reload
        vmovdqu [r8 + 7424], ymm3                              ;   600.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 10720]                            ;   585.2 agu0   128 st reload
        vmovdqu [r8 + 7456], ymm3                              ;   601.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 10784]                            ;   586.2 agu1   128 st reload
        vmovdqu [r8 + 7488], ymm3                              ;   602.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 10848]                            ;   587.2 agu1   128 st reload
        vmovdqu [r8 + 7520], ymm3                              ;   603.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 10912]                            ;   588.2 agu0   128 st reload
        vmovdqu [r8 + 7552], ymm3                              ;   604.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 10976]                            ;   589.2 agu0   128 st reload
        vmovdqu [r8 + 7584], ymm3                              ;   605.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 11040]                            ;   590.2 agu1   128 st reload
        vmovdqu [r8 + 7616], ymm3                              ;   606.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 11104]                            ;   591.2 agu1   128 st reload
        vmovdqu [r8 + 7648], ymm3                              ;   607.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 11168]                            ;   592.2 agu0   128 st reload
        vmovdqu [r8 + 7680], ymm3                              ;   608.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 11232]                            ;   593.2 agu0   128 st reload
        vmovdqu [r8 + 7712], ymm3                              ;   609.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 11296]                            ;   594.2 agu1   128 st reload
        vmovdqu [r8 + 7744], ymm3                              ;   610.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 11360]                            ;   595.2 agu1   128 st reload
        vmovdqu [r8 + 7776], ymm3                              ;   611.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 11424]                            ;   596.2 agu0   128 st reload
        vmovdqu [r8 + 7808], ymm3                              ;   612.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 11488]                            ;   597.2 agu0   128 st reload
        vmovdqu [r8 + 7840], ymm3                              ;   613.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 11552]                            ;   598.2 agu1   128 st reload
        vmovdqu [r8 + 7872], ymm3                              ;   614.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 11616]                            ;   599.2 agu1   128 st reload
        vmovdqu [r8 + 7904], ymm3                              ;   615.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 11680]                            ;   600.2 agu0   128 st reload
        vmovdqu [r8 + 7936], ymm3                              ;   616.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 11744]                            ;   601.2 agu0   128 st reload
        vmovdqu [r8 + 7968], ymm3                              ;   617.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 11808]                            ;   602.2 agu1   128 st reload
        vmovdqu [r8 + 8000], ymm3                              ;   618.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 11872]                            ;   603.2 agu1   128 st reload
        vmovdqu [r8 + 8032], ymm3                              ;   619.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 11936]                            ;   604.2 agu0   128 st reload
        vmovdqu [r8 + 8064], ymm3                              ;   620.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 12000]                            ;   605.2 agu0   128 st reload
        vmovdqu [r8 + 8096], ymm3                              ;   621.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 12064]                            ;   606.2 agu1   128 st reload
        vmovdqu [r8 + 8128], ymm3                              ;   622.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 12128]                            ;   607.2 agu1   128 st reload
        vmovdqu [r8 + 8160], ymm3                              ;   623.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 4032]                             ;   608.2 agu0   128 st reload
        vmovdqu [r8 + 8192], ymm3                              ;   624.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 4128]                             ;   609.2 agu0   128 st reload
        vmovdqu [r8 + 8224], ymm3                              ;   625.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 4224]                             ;   610.2 agu1   128 st reload
        vmovdqu [r8 + 8256], ymm3                              ;   626.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 4320]                             ;   611.2 agu1   128 st reload
        vmovdqu [r8 + 8288], ymm3                              ;   627.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 4416]                             ;   612.2 agu0   128 st reload
        vmovdqu [r8 + 8320], ymm3                              ;   628.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 4512]                             ;   613.2 agu0   128 st reload
        vmovdqu [r8 + 8352], ymm3                              ;   629.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 4608]                             ;   614.2 agu1   128 st reload
        vmovdqu [r8 + 8384], ymm3                              ;   630.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 4704]                             ;   615.2 agu1   128 st reload
        vmovdqu [r8 + 8416], ymm3                              ;   631.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 4800]                             ;   616.2 agu0   128 st reload
        vmovdqu [r8 + 8448], ymm3                              ;   632.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 4896]                             ;   617.2 agu0   128 st reload
        vmovdqu [r8 + 8480], ymm3                              ;   633.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 4992]                             ;   618.2 agu1   128 st reload
        vmovdqu [r8 + 8512], ymm3                              ;   634.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 5088]                             ;   619.2 agu1   128 st reload
        vmovdqu [r8 + 8544], ymm3                              ;   635.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 5184]                             ;   620.2 agu0   128 st reload
        vmovdqu [r8 + 8576], ymm3                              ;   636.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 5280]                             ;   621.2 agu0   128 st reload
        vmovdqu [r8 + 8608], ymm3                              ;   637.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 5376]                             ;   622.2 agu1   128 st reload
        vmovdqu [r8 + 8640], ymm3                              ;   638.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 5472]                             ;   623.2 agu1   128 st reload
        vmovdqu [r8 + 8672], ymm3                              ;   639.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 5568]                             ;   624.2 agu0   128 st reload
        vmovdqu [r8 + 8704], ymm3                              ;   640.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 5664]                             ;   625.2 agu0   128 st reload
        vmovdqu [r8 + 8736], ymm3                              ;   641.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 5760]                             ;   626.2 agu1   128 st reload
        vmovdqu [r8 + 8768], ymm3                              ;   642.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 5856]                             ;   627.2 agu1   128 st reload
        vmovdqu [r8 + 8800], ymm3                              ;   643.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 5952]                             ;   628.2 agu0   128 st reload
        vmovdqu [r8 + 8832], ymm3                              ;   644.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 6048]                             ;   629.2 agu0   128 st reload
        vmovdqu [r8 + 8864], ymm3                              ;   645.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 6144]                             ;   630.2 agu1   128 st reload
        vmovdqu [r8 + 8896], ymm3                              ;   646.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 6240]                             ;   631.2 agu1   128 st reload
        vmovdqu [r8 + 8928], ymm3                              ;   647.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 6336]                             ;   632.2 agu0   128 st reload
        vmovdqu [r8 + 8960], ymm3                              ;   648.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 6432]                             ;   633.2 agu0   128 st reload
        vmovdqu [r8 + 8992], ymm3                              ;   649.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 6528]                             ;   634.2 agu1   128 st reload
        vmovdqu [r8 + 9024], ymm3                              ;   650.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 6624]                             ;   635.2 agu1   128 st reload
        vmovdqu [r8 + 9056], ymm3                              ;   651.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 6720]                             ;   636.2 agu0   128 st reload
        vmovdqu [r8 + 9088], ymm3                              ;   652.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 6816]                             ;   637.2 agu0   128 st reload
        vmovdqu [r8 + 9120], ymm3                              ;   653.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 6912]                             ;   638.2 agu1   128 st reload
        vmovdqu [r8 + 9152], ymm3                              ;   654.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 7008]                             ;   639.2 agu1   128 st reload
        vmovdqu [r8 + 9184], ymm3                              ;   655.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 7104]                             ;   640.2 agu0   128 st reload
        vmovdqu [r8 + 9216], ymm3                              ;   656.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 7200]                             ;   641.2 agu0   128 st reload
        vmovdqu [r8 + 9248], ymm3                              ;   657.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 7296]                             ;   642.2 agu1   128 st reload
        vmovdqu [r8 + 9280], ymm3                              ;   658.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 7392]                             ;   643.2 agu1   128 st reload
        vmovdqu [r8 + 9312], ymm3                              ;   659.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 7488]                             ;   644.2 agu0   128 st reload
        vmovdqu [r8 + 9344], ymm3                              ;   660.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 7584]                             ;   645.2 agu0   128 st reload
        vmovdqu [r8 + 9376], ymm3                              ;   661.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 7680]                             ;   646.2 agu1   128 st reload
        vmovdqu [r8 + 9408], ymm3                              ;   662.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 7776]                             ;   647.2 agu1   128 st reload
        vmovdqu [r8 + 9440], ymm3                              ;   663.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 7872]                             ;   648.2 agu0   128 st reload
        vmovdqu [r8 + 9472], ymm3                              ;   664.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 7968]                             ;   649.2 agu0   128 st reload
        vmovdqu [r8 + 9504], ymm3                              ;   665.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 8064]                             ;   650.2 agu1   128 st reload
        vmovdqu [r8 + 9536], ymm3                              ;   666.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 8160]                             ;   651.2 agu1   128 st reload
        vmovdqu [r8 + 9568], ymm3                              ;   667.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 8256]                             ;   652.2 agu0   128 st reload
        vmovdqu [r8 + 9600], ymm3                              ;   668.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 8352]                             ;   653.2 agu0   128 st reload
        vmovdqu [r8 + 9632], ymm3                              ;   669.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 8448]                             ;   654.2 agu1   128 st reload
        vmovdqu [r8 + 9664], ymm3                              ;   670.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 8544]                             ;   655.2 agu1   128 st reload
        vmovdqu [r8 + 9696], ymm3                              ;   671.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 8640]                             ;   656.2 agu0   128 st reload
        vmovdqu [r8 + 9728], ymm3                              ;   672.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 8736]                             ;   657.2 agu0   128 st reload
        vmovdqu [r8 + 9760], ymm3                              ;   673.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 8832]                             ;   658.2 agu1   128 st reload
        vmovdqu [r8 + 9792], ymm3                              ;   674.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 8928]                             ;   659.2 agu1   128 st reload
        vmovdqu [r8 + 9824], ymm3                              ;   675.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 9024]                             ;   660.2 agu0   128 st reload
        vmovdqu [r8 + 9856], ymm3                              ;   676.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 9120]                             ;   661.2 agu0   128 st reload
        vmovdqu [r8 + 9888], ymm3                              ;   677.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 9216]                             ;   662.2 agu1   128 st reload
        vmovdqu [r8 + 9920], ymm3                              ;   678.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 9312]                             ;   663.2 agu1   128 st reload
        vmovdqu [r8 + 9952], ymm3                              ;   679.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 9408]                             ;   664.2 agu0   128 st reload
        vmovdqu [r8 + 9984], ymm3                              ;   680.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 9504]                             ;   665.2 agu0   128 st reload
        vmovdqu [r8 + 10016], ymm3                             ;   681.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 9600]                             ;   666.2 agu1   128 st reload
        vmovdqu [r8 + 10048], ymm3                             ;   682.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 9696]                             ;   667.2 agu1   128 st reload
        vmovdqu [r8 + 10080], ymm3                             ;   683.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 9792]                             ;   668.2 agu0   128 st reload
        vmovdqu [r8 + 10112], ymm3                             ;   684.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 9888]                             ;   669.2 agu0   128 st reload
        vmovdqu [r8 + 10144], ymm3                             ;   685.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 9984]                             ;   670.2 agu1   128 st reload
        vmovdqu [r8 + 10176], ymm3                             ;   686.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 10080]                            ;   671.2 agu1   128 st reload
        vmovdqu [r8 + 10208], ymm3                             ;   687.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 12192]                            ;   672.2 agu0    29 s reload
        vmovdqu [r8 + 10240], ymm3                             ;   688.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 12256]                            ;   673.2 agu0    29 s reload
        vmovdqu [r8 + 10272], ymm3                             ;   689.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 12320]                            ;   674.2 agu1    29 s reload
        vmovdqu [r8 + 10304], ymm3                             ;   690.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 12384]                            ;   675.2 agu1    29 s reload
        vmovdqu [r8 + 10336], ymm3                             ;   691.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 12448]                            ;   676.2 agu0    29 s reload
        vmovdqu [r8 + 10368], ymm3                             ;   692.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 12512]                            ;   677.2 agu0    29 s reload
        vmovdqu [r8 + 10400], ymm3                             ;   693.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 12576]                            ;   678.2 agu1    29 s reload
        vmovdqu [r8 + 10432], ymm3                             ;   694.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 12640]                            ;   679.2 agu1    29 s reload
        vmovdqu [r8 + 10464], ymm3                             ;   695.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 12704]                            ;   680.2 agu0    29 s reload
        vmovdqu [r8 + 10496], ymm3                             ;   696.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 12768]                            ;   681.2 agu0    29 s reload
        vmovdqu [r8 + 10528], ymm3                             ;   697.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 12832]                            ;   682.2 agu1    29 s reload
        vmovdqu [r8 + 10560], ymm3                             ;   698.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 12896]                            ;   683.2 agu1    29 s reload
        vmovdqu [r8 + 10592], ymm3                             ;   699.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 12960]                            ;   684.2 agu0    29 s reload
        vmovdqu [r8 + 10624], ymm3                             ;   700.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 13024]                            ;   685.2 agu0    29 s reload
        vmovdqu [r8 + 10656], ymm3                             ;   701.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 13088]                            ;   686.2 agu1    29 s reload
        vmovdqu [r8 + 10688], ymm3                             ;   702.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 13152]                            ;   687.2 agu1    29 s reload
        vmovdqu [r8 + 10720], ymm3                             ;   703.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 13216]                            ;   688.2 agu0    29 s reload
        vmovdqu [r8 + 10752], ymm3                             ;   704.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 13280]                            ;   689.2 agu0    29 s reload
        vmovdqu [r8 + 10784], ymm3                             ;   705.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 13344]                            ;   690.2 agu1    29 s reload
        vmovdqu [r8 + 10816], ymm3                             ;   706.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 13408]                            ;   691.2 agu1    29 s reload
        vmovdqu [r8 + 10848], ymm3                             ;   707.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 13472]                            ;   692.2 agu0    29 s reload
        vmovdqu [r8 + 10880], ymm3                             ;   708.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 13536]                            ;   693.2 agu0    29 s reload
        vmovdqu [r8 + 10912], ymm3                             ;   709.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 13600]                            ;   694.2 agu1    29 s reload
        vmovdqu [r8 + 10944], ymm3                             ;   710.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 13664]                            ;   695.2 agu1    29 s reload
        vmovdqu [r8 + 10976], ymm3                             ;   711.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 13728]                            ;   696.2 agu0    29 s reload
        vmovdqu [r8 + 11008], ymm3                             ;   712.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 13792]                            ;   697.2 agu0    29 s reload
        vmovdqu [r8 + 11040], ymm3                             ;   713.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 13888]                            ;   698.2 agu1    29 s reload
        vmovdqu [r8 + 11072], ymm3                             ;   714.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 13984]                            ;   699.2 agu1    29 s reload
        vmovdqu [r8 + 11104], ymm3                             ;   715.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 14080]                            ;   700.2 agu0    29 s reload
        vmovdqu [r8 + 11136], ymm3                             ;   716.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 14176]                            ;   701.2 agu0    29 s reload
        vmovdqu [r8 + 11168], ymm3                             ;   717.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 14272]                            ;   702.2 agu1    29 s reload
        vmovdqu [r8 + 11200], ymm3                             ;   718.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 14336]                            ;   703.2 agu1    29 s reload
        vmovdqu [r8 + 11232], ymm3                             ;   719.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 13824]                            ;   704.2 agu0   128 st reload
        vmovdqu [r8 + 11264], ymm3                             ;   720.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 13920]                            ;   705.2 agu0   128 st reload
        vmovdqu [r8 + 11296], ymm3                             ;   721.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 14016]                            ;   706.2 agu1   128 st reload
        vmovdqu [r8 + 11328], ymm3                             ;   722.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 14112]                            ;   707.2 agu1   128 st reload
        vmovdqu [r8 + 11360], ymm3                             ;   723.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 14208]                            ;   708.2 agu0   128 st reload
        vmovdqu [r8 + 11392], ymm3                             ;   724.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 14368]                            ;   709.2 agu0   128 st reload
        vmovdqu [r8 + 11424], ymm3                             ;   725.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 14400]                            ;   710.2 agu1   128 st reload
        vmovdqu [r8 + 11456], ymm3                             ;   726.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 14432]                            ;   711.2 agu1   128 st reload
        vmovdqu [r8 + 11488], ymm3                             ;   727.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 14464]                            ;   712.2 agu0   128 st reload
        vmovdqu [r8 + 11520], ymm3                             ;   728.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 14496]                            ;   713.2 agu0   128 st reload
        vmovdqu [r8 + 11552], ymm3                             ;   729.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 14528]                            ;   714.2 agu1   128 st reload
        vmovdqu [r8 + 11584], ymm3                             ;   730.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 14560]                            ;   715.2 agu1   128 st reload
        vmovdqu [r8 + 11616], ymm3                             ;   731.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 14592]                            ;   716.2 agu0   128 st reload
        vmovdqu [r8 + 11648], ymm3                             ;   732.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 14624]                            ;   717.2 agu0   128 st reload
        vmovdqu [r8 + 11680], ymm3                             ;   733.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 14656]                            ;   718.2 agu1   128 st reload
        vmovdqu [r8 + 11712], ymm3                             ;   734.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 14688]                            ;   719.2 agu1   128 st reload
        vmovdqu [r8 + 11744], ymm3                             ;   735.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 14720]                            ;   720.2 agu0   128 st reload
        vmovdqu [r8 + 11776], ymm3                             ;   736.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 14752]                            ;   721.2 agu0   128 st reload
        vmovdqu [r8 + 11808], ymm3                             ;   737.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 14784]                            ;   722.2 agu1   128 st reload
        vmovdqu [r8 + 11840], ymm3                             ;   738.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 14816]                            ;   723.2 agu1   128 st reload
        vmovdqu [r8 + 11872], ymm3                             ;   739.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 14848]                            ;   724.2 agu0   128 st reload
        vmovdqu [r8 + 11904], ymm3                             ;   740.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 14880]                            ;   725.2 agu0   128 st reload
        vmovdqu [r8 + 11936], ymm3                             ;   741.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 14912]                            ;   726.2 agu1   128 st reload
        vmovdqu [r8 + 11968], ymm3                             ;   742.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 14944]                            ;   727.2 agu1   128 st reload
        vmovdqu [r8 + 12000], ymm3                             ;   743.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 14976]                            ;   728.2 agu0   128 st reload
        vmovdqu [r8 + 12032], ymm3                             ;   744.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 15008]                            ;   729.2 agu0   128 st reload
        vmovdqu [r8 + 12064], ymm3                             ;   745.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 15040]                            ;   730.2 agu1   128 st reload
        vmovdqu [r8 + 12096], ymm3                             ;   746.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 15072]                            ;   731.2 agu1   128 st reload
        vmovdqu [r8 + 12128], ymm3                             ;   747.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 15104]                            ;   732.2 agu0   128 st reload
        vmovdqu [r8 + 12160], ymm3                             ;   748.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 15136]                            ;   733.2 agu0   128 st reload
        vmovdqu [r8 + 12192], ymm3                             ;   749.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 15168]                            ;   734.2 agu1   128 st reload
        vmovdqu [r8 + 12224], ymm3                             ;   750.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 15200]                            ;   735.2 agu1   128 st reload
        vmovdqu [r8 + 12256], ymm3                             ;   751.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 3968]                             ;   736.2 agu0   128 st reload
        vmovdqu [r8 + 12288], ymm3                             ;   752.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 4064]                             ;   737.2 agu0   128 st reload
        vmovdqu [r8 + 12320], ymm3                             ;   753.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 4160]                             ;   738.2 agu1   128 st reload
        vmovdqu [r8 + 12352], ymm3                             ;   754.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 4256]                             ;   739.2 agu1   128 st reload
        vmovdqu [r8 + 12384], ymm3                             ;   755.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 4352]                             ;   740.2 agu0   128 st reload
        vmovdqu [r8 + 12416], ymm3                             ;   756.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 4448]                             ;   741.2 agu0   128 st reload
        vmovdqu [r8 + 12448], ymm3                             ;   757.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 4544]                             ;   742.2 agu1   128 st reload
        vmovdqu [r8 + 12480], ymm3                             ;   758.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 4640]                             ;   743.2 agu1   128 st reload
        vmovdqu [r8 + 12512], ymm3                             ;   759.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 4736]                             ;   744.2 agu0   128 st reload
        vmovdqu [r8 + 12544], ymm3                             ;   760.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 4832]                             ;   745.2 agu0   128 st reload
        vmovdqu [r8 + 12576], ymm3                             ;   761.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 4928]                             ;   746.2 agu1   128 st reload
        vmovdqu [r8 + 12608], ymm3                             ;   762.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 5024]                             ;   747.2 agu1   128 st reload
        vmovdqu [r8 + 12640], ymm3                             ;   763.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 5120]                             ;   748.2 agu0   128 st reload
        vmovdqu [r8 + 12672], ymm3                             ;   764.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 5216]                             ;   749.2 agu0   128 st reload
        vmovdqu [r8 + 12704], ymm3                             ;   765.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 5312]                             ;   750.2 agu1   128 st reload
        vmovdqu [r8 + 12736], ymm3                             ;   766.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 5408]                             ;   751.2 agu1   128 st reload
        vmovdqu [r8 + 12768], ymm3                             ;   767.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 5504]                             ;   752.2 agu0   128 st reload
        vmovdqu [r8 + 12800], ymm3                             ;   768.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 5600]                             ;   753.2 agu0   128 st reload
        vmovdqu [r8 + 12832], ymm3                             ;   769.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 5696]                             ;   754.2 agu1   128 st reload
        vmovdqu [r8 + 12864], ymm3                             ;   770.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 5792]                             ;   755.2 agu1   128 st reload
        vmovdqu [r8 + 12896], ymm3                             ;   771.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 5888]                             ;   756.2 agu0   128 st reload
        vmovdqu [r8 + 12928], ymm3                             ;   772.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 5984]                             ;   757.2 agu0   128 st reload
        vmovdqu [r8 + 12960], ymm3                             ;   773.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 6080]                             ;   758.2 agu1   128 st reload
        vmovdqu [r8 + 12992], ymm3                             ;   774.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 6176]                             ;   759.2 agu1   128 st reload
        vmovdqu [r8 + 13024], ymm3                             ;   775.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 6272]                             ;   760.2 agu0   128 st reload
        vmovdqu [r8 + 13056], ymm3                             ;   776.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 6368]                             ;   761.2 agu0   128 st reload
        vmovdqu [r8 + 13088], ymm3                             ;   777.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 6464]                             ;   762.2 agu1   128 st reload
        vmovdqu [r8 + 13120], ymm3                             ;   778.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 6560]                             ;   763.2 agu1   128 st reload
        vmovdqu [r8 + 13152], ymm3                             ;   779.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 6656]                             ;   764.2 agu0   128 st reload
        vmovdqu [r8 + 13184], ymm3                             ;   780.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 6752]                             ;   765.2 agu0   128 st reload
        vmovdqu [r8 + 13216], ymm3                             ;   781.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 6848]                             ;   766.2 agu1   128 st reload
        vmovdqu [r8 + 13248], ymm3                             ;   782.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 6944]                             ;   767.2 agu1   128 st reload
        vmovdqu [r8 + 13280], ymm3                             ;   783.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 7040]                             ;   768.2 agu0   128 st reload
        vmovdqu [r8 + 13312], ymm3                             ;   784.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 7136]                             ;   769.2 agu0   128 st reload
        vmovdqu [r8 + 13344], ymm3                             ;   785.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 7232]                             ;   770.2 agu1   128 st reload
        vmovdqu [r8 + 13376], ymm3                             ;   786.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 7328]                             ;   771.2 agu1   128 st reload
        vmovdqu [r8 + 13408], ymm3                             ;   787.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 7424]                             ;   772.2 agu0   128 st reload
        vmovdqu [r8 + 13440], ymm3                             ;   788.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 7520]                             ;   773.2 agu0   128 st reload
        vmovdqu [r8 + 13472], ymm3                             ;   789.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 7616]                             ;   774.2 agu1   128 st reload
        vmovdqu [r8 + 13504], ymm3                             ;   790.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 7712]                             ;   775.2 agu1   128 st reload
        vmovdqu [r8 + 13536], ymm3                             ;   791.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 7808]                             ;   776.2 agu0   128 st reload
        vmovdqu [r8 + 13568], ymm3                             ;   792.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 7904]                             ;   777.2 agu0   128 st reload
        vmovdqu [r8 + 13600], ymm3                             ;   793.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 8000]                             ;   778.2 agu1   128 st reload
        vmovdqu [r8 + 13632], ymm3                             ;   794.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 8096]                             ;   779.2 agu1   128 st reload
        vmovdqu [r8 + 13664], ymm3                             ;   795.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 8192]                             ;   780.2 agu0   128 st reload
        vmovdqu [r8 + 13696], ymm3                             ;   796.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 8288]                             ;   781.2 agu0   128 st reload
        vmovdqu [r8 + 13728], ymm3                             ;   797.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 8384]                             ;   782.2 agu1   128 st reload
        vmovdqu [r8 + 13760], ymm3                             ;   798.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 8480]                             ;   783.2 agu1   128 st reload
        vmovdqu [r8 + 13792], ymm3                             ;   799.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 8576]                             ;   784.2 agu0   128 st reload
        vmovdqu [r8 + 13824], ymm3                             ;   800.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 8672]                             ;   785.2 agu0   128 st reload
        vmovdqu [r8 + 13856], ymm3                             ;   801.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 8768]                             ;   786.2 agu1   128 st reload
        vmovdqu [r8 + 13888], ymm3                             ;   802.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 8864]                             ;   787.2 agu1   128 st reload
        vmovdqu [r8 + 13920], ymm3                             ;   803.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 8960]                             ;   788.2 agu0   128 st reload
        vmovdqu [r8 + 13952], ymm3                             ;   804.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 9056]                             ;   789.2 agu0   128 st reload
        vmovdqu [r8 + 13984], ymm3                             ;   805.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 9152]                             ;   790.2 agu1   128 st reload
        vmovdqu [r8 + 14016], ymm3                             ;   806.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 9248]                             ;   791.2 agu1   128 st reload
        vmovdqu [r8 + 14048], ymm3                             ;   807.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 9344]                             ;   792.2 agu0   128 st reload
        vmovdqu [r8 + 14080], ymm3                             ;   808.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 9440]                             ;   793.2 agu0   128 st reload
        vmovdqu [r8 + 14112], ymm3                             ;   809.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 9536]                             ;   794.2 agu1   128 st reload
        vmovdqu [r8 + 14144], ymm3                             ;   810.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 9632]                             ;   795.2 agu1   128 st reload
        vmovdqu [r8 + 14176], ymm3                             ;   811.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 9728]                             ;   796.2 agu0   128 st reload
        vmovdqu [r8 + 14208], ymm3                             ;   812.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 9824]                             ;   797.2 agu0   128 st reload
        vmovdqu [r8 + 14240], ymm3                             ;   813.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 9920]                             ;   798.2 agu1   128 st reload
        vmovdqu [r8 + 14272], ymm3                             ;   814.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 10016]                            ;   799.2 agu1   128 st reload
        vmovdqu [r8 + 14304], ymm3                             ;   815.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 15232]                            ;   800.2 agu0   128 st reload
        vmovdqu [r8 + 14336], ymm3                             ;   816.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 15264]                            ;   801.2 agu0   128 st reload
        vmovdqu [r8 + 14368], ymm3                             ;   817.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 15296]                            ;   802.2 agu1   128 st reload
        vmovdqu [r8 + 14400], ymm3                             ;   818.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 15328]                            ;   803.2 agu1   128 st reload
        vmovdqu [r8 + 14432], ymm3                             ;   819.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 15360]                            ;   804.2 agu0   128 st reload
        vmovdqu [r8 + 14464], ymm3                             ;   820.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 15392]                            ;   805.2 agu0   128 st reload
        vmovdqu [r8 + 14496], ymm3                             ;   821.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 15424]                            ;   806.2 agu1   128 st reload
        vmovdqu [r8 + 14528], ymm3                             ;   822.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 15456]                            ;   807.2 agu1   128 st reload
        vmovdqu [r8 + 14560], ymm3                             ;   823.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 15488]                            ;   808.2 agu0   128 st reload
        vmovdqu [r8 + 14592], ymm3                             ;   824.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 15520]                            ;   809.2 agu0   128 st reload
        vmovdqu [r8 + 14624], ymm3                             ;   825.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 15552]                            ;   810.2 agu1   128 st reload
        vmovdqu [r8 + 14656], ymm3                             ;   826.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 15584]                            ;   811.2 agu1   128 st reload
        vmovdqu [r8 + 14688], ymm3                             ;   827.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 15616]                            ;   812.2 agu0   128 st reload
        vmovdqu [r8 + 14720], ymm3                             ;   828.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 15648]                            ;   813.2 agu0   128 st reload
        vmovdqu [r8 + 14752], ymm3                             ;   829.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 15680]                            ;   814.2 agu1   128 st reload
        vmovdqu [r8 + 14784], ymm3                             ;   830.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 15712]                            ;   815.2 agu1   128 st reload
        vmovdqu [r8 + 14816], ymm3                             ;   831.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 15744]                            ;   816.2 agu0   128 st reload
        vmovdqu [r8 + 14848], ymm3                             ;   832.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 15776]                            ;   817.2 agu0   128 st reload
        vmovdqu [r8 + 14880], ymm3                             ;   833.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 15808]                            ;   818.2 agu1   128 st reload
        vmovdqu [r8 + 14912], ymm3                             ;   834.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 15840]                            ;   819.2 agu1   128 st reload
        vmovdqu [r8 + 14944], ymm3                             ;   835.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 15872]                            ;   820.2 agu0   128 st reload
        vmovdqu [r8 + 14976], ymm3                             ;   836.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 15904]                            ;   821.2 agu0   128 st reload
        vmovdqu [r8 + 15008], ymm3                             ;   837.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 15936]                            ;   822.2 agu1   128 st reload
        vmovdqu [r8 + 15040], ymm3                             ;   838.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 15968]                            ;   823.2 agu1   128 st reload
        vmovdqu [r8 + 15072], ymm3                             ;   839.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 16000]                            ;   824.2 agu0   128 st reload
        vmovdqu [r8 + 15104], ymm3                             ;   840.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 16032]                            ;   825.2 agu0   128 st reload
        vmovdqu [r8 + 15136], ymm3                             ;   841.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 16064]                            ;   826.2 agu1   128 st reload
        vmovdqu [r8 + 15168], ymm3                             ;   842.2 agu0+fp5  128 st
        vmovdqu ymm3, [rbp + 16096]                            ;   827.2 agu1   128 st reload
        vmovdqu [r8 + 15200], ymm3                             ;   843.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 16128]                            ;   828.2 agu0   128 st reload
        vmovdqu [r8 + 15232], ymm3                             ;   844.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 16160]                            ;   829.2 agu0   128 st reload
        vmovdqu [r8 + 15264], ymm3                             ;   845.2 agu2+fp5  128 st
        vmovdqu ymm3, [rbp + 16192]                            ;   830.2 agu1   128 st reload
        vmovdqu [r8 + 15296], ymm3                             ;   846.2 agu0+fp5  128 st
        vmovdqu [r8 + 15360], ymm8                             ;   847.2 agu2+fp5  128 st
        vmovdqu [r8 + 15392], ymm13                            ;   848.2 agu1+fp5  128 st
        vmovdqu ymm3, [rbp + 16224]                            ;   833.2 agu0   128 st reload
        vmovdqu [r8 + 15328], ymm3                             ;   849.2 agu2+fp5  128 st
        vmovdqu [r8 + 15424], ymm11                            ;   850.2 agu1+fp5  128 st
        vmovdqu [r8 + 15456], ymm15                            ;   851.2 agu0+fp5  128 st
        vmovdqu [r8 + 15488], ymm0                             ;   852.2 agu2+fp5  128 st
        vmovdqu [r8 + 15520], ymm2                             ;   853.2 agu1+fp5  128 st
        vmovdqu [r8 + 15552], ymm4                             ;   854.2 agu0+fp5  128 st
        vmovdqu [r8 + 15616], ymm5                             ;   855.2 agu2+fp5  128 st
        vmovdqu ymm0, [rbp + 21184]                            ;   840.2 agu1    89 s reload
        vmovdqu [r8 + 15584], ymm0                             ;   856.2 agu0+fp5  128 st
        vmovdqu [r8 + 15648], ymm12                            ;   857.2 agu2+fp5  128 st
        vmovdqu [r8 + 15680], ymm14                            ;   858.2 agu1+fp5  128 st
        vmovdqu [r8 + 15712], ymm6                             ;   859.2 agu0+fp5  128 st
        vmovdqu [r8 + 15776], ymm9                             ;   860.2 agu2+fp5  128 st
        vmovdqu ymm0, [rbp + 21216]                            ;   845.2 agu1    89 s reload
        vmovdqu [r8 + 15744], ymm0                             ;   861.2 agu0+fp5  128 st
        vmovdqu [r8 + 15808], ymm1                             ;   862.2 agu2+fp5  128 st
        vmovdqu [r8 + 15840], ymm10                            ;   863.2 agu1+fp5  128 st
        vmovdqu ymm0, [rbp + 21120]                            ;   848.2 agu0    89 s reload
        vmovdqu [r8 + 15872], ymm0                             ;   864.2 agu2+fp5  128 st
        vmovdqu [r8 + 15936], ymm7                             ;   865.2 agu1+fp5  128 st
        vmovdqu ymm0, [rbp + 20512]                            ;   850.2 agu0    89 s reload
        vmovdqu [r8 + 15904], ymm0                             ;   866.2 agu2+fp5  128 st
        vmovdqu ymm0, [rbp + 21248]                            ;   851.2 agu1    89 s reload
        vmovdqu [r8 + 15968], ymm0                             ;   867.2 agu0+fp5  128 st
        vmovdqu ymm0, [rbp + 20640]                            ;   852.2 agu1    89 s reload
        vmovdqu [r8 + 16000], ymm0                             ;   868.2 agu2+fp5  128 st
        vmovdqu ymm0, [rbp + 20704]                            ;   853.2 agu0    89 s reload
        vmovdqu [r8 + 16032], ymm0                             ;   869.2 agu1+fp5  128 st
        vmovdqu ymm0, [rbp + 20672]                            ;   854.2 agu0    89 s reload
        vmovdqu [r8 + 16064], ymm0                             ;   870.2 agu2+fp5  128 st
        vmovdqu ymm0, [rbp + 21024]                            ;   855.2 agu1    89 s reload
        vmovdqu [r8 + 16096], ymm0                             ;   871.2 agu0+fp5  128 st
        vmovdqu ymm0, [rbp + 20864]                            ;   856.2 agu1    89 s reload
        vmovdqu [r8 + 16128], ymm0                             ;   872.2 agu2+fp5  128 st
        vmovdqu ymm0, [rbp + 20960]                            ;   857.2 agu0    89 s reload
        vmovdqu [r8 + 16160], ymm0                             ;   873.2 agu1+fp5  128 st
        vmovdqu ymm0, [rbp + 20736]                            ;   858.2 agu0    89 s reload
        vmovdqu [r8 + 16192], ymm0                             ;   874.2 agu2+fp5  128 st
        vmovdqu ymm0, [rbp + 20384]                            ;   859.2 agu1    89 s reload
        vmovdqu [r8 + 16224], ymm0                             ;   875.2 agu0+fp5  128 st
        vmovdqu ymm0, [rbp + 20896]                            ;   860.2 agu1    89 s reload
        vmovdqu [r8 + 16256], ymm0                             ;   876.2 agu2+fp5  128 st
        vmovdqu ymm0, [rbp + 21056]                            ;   861.2 agu0    89 s reload
        vmovdqu [r8 + 16288], ymm0                             ;   877.2 agu1+fp5  128 st
        vmovdqu ymm0, [rbp + 21152]                            ;   862.2 agu0    89 s reload
        vmovdqu [r8 + 16320], ymm0                             ;   878.2 agu2+fp5  128 st
        vmovdqu ymm0, [rbp + 20608]                            ;   863.2 agu1    89 s reload
        vmovdqu [r8 + 16352], ymm0                             ;   879.2 agu0+fp5  128 st
        vmovdqu ymm0, [rbp + 19296]                            ;   864.2 agu1   107 out[16] reload
        vmovdqu [r8 + 16384], ymm0                             ;   880.2 agu2+fp5  128 st
        vmovdqu ymm0, [rbp + 19264]                            ;   865.2 agu0   107 out[16] reload
        vmovdqu [r8 + 16416], ymm0                             ;   881.2 agu1+fp5  128 st
        vmovdqu ymm0, [rbp + 19232]                            ;   866.2 agu0   107 out[16] reload
        vmovdqu [r8 + 16448], ymm0                             ;   882.2 agu2+fp5  128 st
        vmovdqu ymm0, [rbp + 19200]                            ;   867.2 agu1   107 out[16] reload
        vmovdqu [r8 + 16480], ymm0                             ;   883.2 agu0+fp5  128 st
        vmovdqu ymm0, [rbp + 19168]                            ;   868.2 agu1   107 out[16] reload
        vmovdqu [r8 + 16512], ymm0                             ;   884.2 agu2+fp5  128 st
        vmovdqu ymm0, [rbp + 19136]                            ;   869.2 agu0   107 out[16] reload
        vmovdqu [r8 + 16544], ymm0                             ;   885.2 agu1+fp5  128 st
        vmovdqu ymm0, [rbp + 19104]                            ;   870.2 agu0   107 out[16] reload
        vmovdqu [r8 + 16576], ymm0                             ;   886.2 agu2+fp5  128 st
        vmovdqu ymm0, [rbp + 19072]                            ;   871.2 agu1   107 out[16] reload
        vmovdqu [r8 + 16608], ymm0                             ;   887.2 agu0+fp5  128 st
        vmovdqu ymm0, [rbp + 19040]                            ;   872.2 agu1   107 out[16] reload
        vmovdqu [r8 + 16640], ymm0                             ;   888.2 agu2+fp5  128 st
        vmovdqu ymm0, [rbp + 19008]                            ;   873.2 agu0   107 out[16] reload
        vmovdqu [r8 + 16672], ymm0                             ;   889.2 agu1+fp5  128 st
        vmovdqu ymm0, [rbp + 18976]                            ;   874.2 agu0   107 out[16] reload
        vmovdqu [r8 + 16704], ymm0                             ;   890.2 agu2+fp5  128 st
        vmovdqu ymm0, [rbp + 18944]                            ;   875.2 agu1   107 out[16] reload
        vmovdqu [r8 + 16736], ymm0                             ;   891.2 agu0+fp5  128 st
        vmovdqu ymm0, [rbp + 18912]                            ;   876.2 agu1   107 out[16] reload
        vmovdqu [r8 + 16768], ymm0                             ;   892.2 agu2+fp5  128 st
        vmovdqu ymm0, [rbp + 18304]                            ;   877.2 agu0   107 out[16] reload
        vmovdqu [r8 + 16800], ymm0                             ;   893.2 agu1+fp5  128 st
        vmovdqu ymm0, [rbp + 18336]                            ;   878.2 agu0   107 out[16] reload
        vmovdqu [r8 + 16832], ymm0                             ;   894.2 agu2+fp5  128 st
        vmovdqu ymm0, [rbp + 18368]                            ;   879.2 agu1   107 out[16] reload
        vmovdqu [r8 + 16864], ymm0                             ;   895.2 agu0+fp5  128 st
        vmovdqu ymm0, [rbp + 18400]                            ;   880.2 agu1   107 out[16] reload
        vmovdqu [r8 + 16896], ymm0                             ;   896.2 agu2+fp5  128 st
        vmovdqu ymm0, [rbp + 18432]                            ;   881.2 agu0   107 out[16] reload
        vmovdqu [r8 + 16928], ymm0                             ;   897.2 agu1+fp5  128 st
        vmovdqu ymm0, [rbp + 18464]                            ;   882.2 agu0   107 out[16] reload
        vmovdqu [r8 + 16960], ymm0                             ;   898.2 agu2+fp5  128 st
        vmovdqu ymm0, [rbp + 18496]                            ;   883.2 agu1   107 out[16] reload
        vmovdqu [r8 + 16992], ymm0                             ;   899.2 agu0+fp5  128 st
        vmovdqu ymm0, [rbp + 18528]                            ;   884.2 agu1   107 out[16] reload
        vmovdqu [r8 + 17024], ymm0                             ;   900.2 agu2+fp5  128 st
        vmovdqu ymm0, [rbp + 18560]                            ;   885.2 agu0   107 out[16] reload
        vmovdqu [r8 + 17056], ymm0                             ;   901.2 agu1+fp5  128 st
        vmovdqu ymm0, [rbp + 18592]                            ;   886.2 agu0   107 out[16] reload
        vmovdqu [r8 + 17088], ymm0                             ;   902.2 agu2+fp5  128 st
        vmovdqu ymm0, [rbp + 18624]                            ;   887.2 agu1   107 out[16] reload
        vmovdqu [r8 + 17120], ymm0                             ;   903.2 agu0+fp5  128 st
        vmovdqu ymm0, [rbp + 18656]                            ;   888.2 agu1   107 out[16] reload
        vmovdqu [r8 + 17152], ymm0                             ;   904.2 agu2+fp5  128 st
        vmovdqu ymm0, [rbp + 18688]                            ;   889.2 agu0   107 out[16] reload
        vmovdqu [r8 + 17184], ymm0                             ;   905.2 agu1+fp5  128 st
        vmovdqu ymm0, [rbp + 18720]                            ;   890.2 agu0   107 out[16] reload
        vmovdqu [r8 + 17216], ymm0                             ;   906.2 agu2+fp5  128 st
        vmovdqu ymm0, [rbp + 18752]                            ;   891.2 agu1   107 out[16] reload
        vmovdqu [r8 + 17248], ymm0                             ;   907.2 agu0+fp5  128 st
        vmovdqu ymm0, [rbp + 18784]                            ;   892.2 agu1   107 out[16] reload
        vmovdqu [r8 + 17280], ymm0                             ;   908.2 agu2+fp5  128 st
        vmovdqu ymm0, [rbp + 18816]                            ;   893.2 agu0   107 out[16] reload
        vmovdqu [r8 + 17312], ymm0                             ;   909.2 agu1+fp5  128 st
        vmovdqu ymm0, [rbp + 18848]                            ;   894.2 agu0   107 out[16] reload
        vmovdqu [r8 + 17344], ymm0                             ;   910.2 agu2+fp5  128 st
        vmovdqu ymm0, [rbp + 18880]                            ;   895.2 agu1   107 out[16] reload
        vmovdqu [r8 + 17376], ymm0                             ;   911.2 agu0+fp5  128 st
        vmovdqu ymm0, [rbp + 20288]                            ;   896.2 agu1    66 out[17] reload
        vmovdqu [r8 + 17408], ymm0                             ;   912.2 agu2+fp5  128 st
        vmovdqu ymm0, [rbp + 20256]                            ;   897.2 agu0    66 out[17] reload
        vmovdqu [r8 + 17440], ymm0                             ;   913.2 agu1+fp5  128 st
        vmovdqu ymm0, [rbp + 19616]                            ;   898.2 agu0    66 out[17] reload
        vmovdqu [r8 + 17472], ymm0                             ;   914.2 agu2+fp5  128 st
        vmovdqu ymm0, [rbp + 19712]                            ;   899.2 agu1    66 out[17] reload
        vmovdqu [r8 + 17504], ymm0                             ;   915.2 agu0+fp5  128 st
        vmovdqu ymm0, [rbp + 20064]                            ;   900.2 agu1    66 out[17] reload
        vmovdqu [r8 + 17536], ymm0                             ;   916.2 agu2+fp5  128 st
        vmovdqu ymm0, [rbp + 19424]                            ;   901.2 agu0    66 out[17] reload
        vmovdqu [r8 + 17568], ymm0                             ;   917.2 agu1+fp5  128 st
        vmovdqu ymm0, [rbp + 19648]                            ;   902.2 agu0    66 out[17] reload
        vmovdqu [r8 + 17600], ymm0                             ;   918.2 agu2+fp5  128 st
        vmovdqu ymm0, [rbp + 19776]                            ;   903.2 agu1    66 out[17] reload
        vmovdqu [r8 + 17632], ymm0                             ;   919.2 agu0+fp5  128 st
        vmovdqu ymm0, [rbp + 20352]                            ;   904.2 agu1    66 out[17] reload
        vmovdqu [r8 + 17664], ymm0                             ;   920.2 agu2+fp5  128 st
        vmovdqu ymm0, [rbp + 20096]                            ;   905.2 agu0    66 out[17] reload
        vmovdqu [r8 + 17696], ymm0                             ;   921.2 agu1+fp5  128 st
        vmovdqu ymm0, [rbp + 19456]                            ;   906.2 agu0    66 out[17] reload
        vmovdqu [r8 + 17728], ymm0                             ;   922.2 agu2+fp5  128 st
        vmovdqu ymm0, [rbp + 20224]                            ;   907.2 agu1    66 out[17] reload
        vmovdqu [r8 + 17760], ymm0                             ;   923.2 agu0+fp5  128 st
        vmovdqu ymm0, [rbp + 19328]                            ;   908.2 agu1    66 out[17] reload
        vmovdqu [r8 + 17792], ymm0                             ;   924.2 agu2+fp5  128 st
        vmovdqu ymm0, [rbp + 19872]                            ;   909.2 agu0    66 out[17] reload
        vmovdqu [r8 + 17824], ymm0                             ;   925.2 agu1+fp5  128 st
        vmovdqu ymm0, [rbp + 19488]                            ;   910.2 agu0    66 out[17] reload
        vmovdqu [r8 + 17856], ymm0                             ;   926.2 agu2+fp5  128 st
        vmovdqu ymm0, [rbp + 20320]                            ;   911.2 agu1    66 out[17] reload
        vmovdqu [r8 + 17888], ymm0                             ;   927.2 agu0+fp5  128 st
        vmovdqu ymm0, [rbp + 19584]                            ;   912.2 agu1    66 out[17] reload
        vmovdqu [r8 + 17920], ymm0                             ;   928.2 agu2+fp5  128 st
        vmovdqu ymm0, [rbp + 20128]                            ;   913.2 agu0    66 out[17] reload
        vmovdqu [r8 + 17952], ymm0                             ;   929.2 agu1+fp5  128 st
        vmovdqu ymm0, [rbp + 20032]                            ;   914.2 agu0    66 out[17] reload
        vmovdqu [r8 + 17984], ymm0                             ;   930.2 agu2+fp5  128 st
        vmovdqu ymm0, [rbp + 19520]                            ;   915.2 agu1    66 out[17] reload
        vmovdqu [r8 + 18016], ymm0                             ;   931.2 agu0+fp5  128 st
        vmovdqu ymm0, [rbp + 19744]                            ;   916.2 agu1    66 out[17] reload
        vmovdqu [r8 + 18048], ymm0                             ;   932.2 agu2+fp5  128 st
        vmovdqu ymm0, [rbp + 19392]                            ;   917.2 agu0    66 out[17] reload
        vmovdqu [r8 + 18080], ymm0                             ;   933.2 agu1+fp5  128 st
        vmovdqu ymm0, [rbp + 19360]                            ;   918.2 agu0    66 out[17] reload
        vmovdqu [r8 + 18112], ymm0                             ;   934.2 agu2+fp5  128 st
        vmovdqu ymm0, [rbp + 19936]                            ;   919.2 agu1    66 out[17] reload
        vmovdqu [r8 + 18144], ymm0                             ;   935.2 agu0+fp5  128 st
        vmovdqu ymm0, [rbp + 20160]                            ;   920.2 agu1    66 out[17] reload
        vmovdqu [r8 + 18176], ymm0                             ;   936.2 agu2+fp5  128 st
        vmovdqu ymm0, [rbp + 19680]                            ;   921.2 agu0    66 out[17] reload
        vmovdqu [r8 + 18208], ymm0                             ;   937.2 agu1+fp5  128 st
        vmovdqu ymm0, [rbp + 19840]                            ;   922.2 agu0    66 out[17] reload
        vmovdqu [r8 + 18240], ymm0                             ;   938.2 agu2+fp5  128 st
        vmovdqu ymm0, [rbp + 20000]                            ;   923.2 agu1    66 out[17] reload
        vmovdqu [r8 + 18272], ymm0                             ;   939.2 agu0+fp5  128 st
        vmovdqu ymm0, [rbp + 19808]                            ;   924.2 agu1    66 out[17] reload
        vmovdqu [r8 + 18304], ymm0                             ;   940.2 agu2+fp5  128 st
        vmovdqu ymm0, [rbp + 19968]                            ;   925.2 agu0    66 out[17] reload
        vmovdqu [r8 + 18336], ymm0                             ;   941.2 agu1+fp5  128 st
        vmovdqu ymm0, [rbp + 19904]                            ;   926.2 agu0    66 out[17] reload
        vmovdqu [r8 + 18368], ymm0                             ;   942.2 agu2+fp5  128 st
        vmovdqu ymm0, [rbp + 19552]                            ;   927.2 agu1    66 out[17] reload
        vmovdqu [r8 + 18400], ymm0                             ;   943.2 agu0+fp5  128 st
        vzeroupper                                             ;                    x87 state
        mov rsp, qword [rbp + 22200]                           ;                    frame
        pop rbp                                                ;                    preserved
        ret

        section .rodata align=64
; constants256
        align 32, db 0
snow2_init128.T0_constants256:
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
