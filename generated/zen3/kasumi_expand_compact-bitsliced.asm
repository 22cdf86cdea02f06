; kasumi_expand_compact for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/kasumi.cw (sha256 ec3290c6bf61f6e1); do not edit:
;   ./cw build kasumi_expand_compact --cpu zen3 --variant bitsliced
;
; void kasumi_expand_compact(const void *key, void *k);   System V, 64 bits
;   key: 4096 bytes (128 slices), read, secret, aligned to 16 bytes
;   k: 8192 bytes (256 slices), written, secret, aligned to 16 bytes
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes ymm0 to ymm15.
; Constant time: no secret reaches an address or a branch.
; The frame holds no secrets.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 451 uops, planned 256.5; bounds: width 75.2, ports 256.0, path 8.0
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
%fatal "kasumi_expand_compact is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_kasumi_expand_compact
$_kasumi_expand_compact:
%else
        global $kasumi_expand_compact
%endif
$kasumi_expand_compact:
        sub rsp, 0x10                                             ;                    frame
        mov qword [rsp + 0], rdi                                  ;                    argument
        mov qword [rsp + 8], rsi                                  ;                    argument
        mov r8, qword [rsp + 0]                                   ;     0.0 agu0    80 k.0 reload
        vmovdqu ymm0, [r8]                                        ;     4.0 agu1    80 k.0
        mov r9, qword [rsp + 8]                                   ;     0.3 agu2    80 k reload
        vmovdqu [r9], ymm0                                        ;    11.0 agu0+fp5   80 k
        vmovdqu ymm1, [r8 + 32]                                   ;     4.0 agu1    80 k.1
        vmovdqu [r9 + 32], ymm1                                   ;    11.0 agu2+fp5   80 k
        vmovdqu ymm2, [r8 + 64]                                   ;     4.0 agu0    80 k.2
        vmovdqu [r9 + 64], ymm2                                   ;    11.0 agu1+fp5   80 k
        vmovdqu [r9 + 4160], ymm2                                 ;    11.0 agu2+fp5   81 k
        vmovdqu ymm2, [r8 + 96]                                   ;     4.0 agu0    80 k.3
        vmovdqu [r9 + 96], ymm2                                   ;    11.0 agu1+fp5   80 k
        vmovdqu [r9 + 4192], ymm2                                 ;    11.0 agu2+fp5   81 k
        vmovdqu ymm2, [r8 + 128]                                  ;     4.0 agu0    80 k.4
        vmovdqu [r9 + 128], ymm2                                  ;    11.0 agu1+fp5   80 k
        vmovdqu [r9 + 4224], ymm2                                 ;    11.0 agu2+fp5   81 k
        vmovdqu ymm2, [r8 + 160]                                  ;     5.0 agu0    80 k.5
        vmovdqu [r9 + 160], ymm2                                  ;    12.0 agu1+fp5   80 k
        vmovdqu ymm3, [r8 + 192]                                  ;     6.0 agu0    80 k.6
        vmovdqu [r9 + 192], ymm3                                  ;    13.0 agu2+fp5   80 k
        vmovdqu [r9 + 4288], ymm3                                 ;    13.0 agu1+fp5   81 k
        vmovdqu ymm3, [r8 + 224]                                  ;     7.0 agu0    80 k.7
        vmovdqu [r9 + 224], ymm3                                  ;    14.0 agu2+fp5   80 k
        vmovdqu [r9 + 4320], ymm3                                 ;    14.0 agu1+fp5   81 k
        vmovdqu ymm3, [r8 + 256]                                  ;     8.0 agu0    80 k.8
        vmovdqu [r9 + 256], ymm3                                  ;    15.0 agu2+fp5   80 k
        vmovdqu ymm4, [r8 + 288]                                  ;     8.2 agu1    80 k.9
        vmovdqu [r9 + 288], ymm4                                  ;    15.2 agu2+fp5   80 k
        vmovdqu [r9 + 4384], ymm4                                 ;    15.5 agu0+fp5   81 k
        vmovdqu ymm4, [r8 + 320]                                  ;    11.0 agu1    80 k.10
        vmovdqu [r9 + 320], ymm4                                  ;    18.0 agu2+fp5   80 k
        vmovdqu [r9 + 4416], ymm4                                 ;    18.0 agu0+fp5   81 k
        vmovdqu ymm4, [r8 + 352]                                  ;    12.0 agu1    80 k.11
        vmovdqu [r9 + 352], ymm4                                  ;    19.0 agu2+fp5   80 k
        vmovdqu [r9 + 4448], ymm4                                 ;    19.5 agu0+fp5   81 k
        vmovdqu ymm4, [r8 + 384]                                  ;    13.0 agu1    80 k.12
        vmovdqu [r9 + 384], ymm4                                  ;    20.5 agu2+fp5   80 k
        vmovdqu [r9 + 4480], ymm4                                 ;    21.5 agu0+fp5   81 k
        vmovdqu ymm4, [r8 + 416]                                  ;    14.0 agu1    80 k.13
        vmovdqu [r9 + 416], ymm4                                  ;    22.5 agu2+fp5   80 k
        vmovdqu [r9 + 4512], ymm4                                 ;    23.5 agu0+fp5   81 k
        vmovdqu ymm4, [r8 + 448]                                  ;    15.0 agu1    80 k.14
        vmovdqu [r9 + 448], ymm4                                  ;    24.5 agu2+fp5   80 k
        vmovdqu [r9 + 4544], ymm4                                 ;    25.5 agu0+fp5   81 k
        vmovdqu ymm4, [r8 + 480]                                  ;    16.0 agu1    80 k.15
        vmovdqu [r9 + 480], ymm4                                  ;    26.5 agu2+fp5   80 k
        vmovdqu [r9 + 4576], ymm4                                 ;    27.5 agu0+fp5   81 k
        vmovdqu ymm4, [rel kasumi_expand_compact.T0_constants256] ;    17.0 agu1    81 k reload
        vpxor ymm0, ymm0, ymm4                                    ;    24.0 fp0     81 k
        vmovdqu [r9 + 4096], ymm0                                 ;    28.5 agu2+fp5   81 k
        vpxor ymm1, ymm1, ymm4                                    ;    24.0 fp1     81 k
        vmovdqu [r9 + 4128], ymm1                                 ;    29.5 agu0+fp5   81 k
        vpxor ymm2, ymm2, ymm4                                    ;    24.0 fp2     81 k
        vmovdqu [r9 + 4256], ymm2                                 ;    30.5 agu1+fp5   81 k
        vpxor ymm3, ymm3, ymm4                                    ;    24.0 fp3     81 k
        vmovdqu [r9 + 4352], ymm3                                 ;    31.5 agu2+fp5   81 k
        vmovdqu ymm0, [r8 + 512]                                  ;    20.5 agu0    80 k.0
        vmovdqu [r9 + 512], ymm0                                  ;    32.5 agu1+fp5   80 k
        vmovdqu ymm1, [r8 + 544]                                  ;    21.5 agu0    80 k.1
        vmovdqu [r9 + 544], ymm1                                  ;    33.5 agu2+fp5   80 k
        vmovdqu ymm2, [r8 + 576]                                  ;    22.5 agu1    80 k.2
        vmovdqu [r9 + 576], ymm2                                  ;    34.5 agu0+fp5   80 k
        vmovdqu ymm3, [r8 + 608]                                  ;    23.5 agu1    80 k.3
        vmovdqu [r9 + 608], ymm3                                  ;    35.5 agu2+fp5   80 k
        vmovdqu [r9 + 4704], ymm3                                 ;    36.5 agu0+fp5   81 k
        vmovdqu ymm3, [r8 + 640]                                  ;    24.5 agu1    80 k.4
        vmovdqu [r9 + 640], ymm3                                  ;    37.5 agu2+fp5   80 k
        vmovdqu [r9 + 4736], ymm3                                 ;    38.5 agu0+fp5   81 k
        vmovdqu ymm3, [r8 + 672]                                  ;    25.5 agu1    80 k.5
        vmovdqu [r9 + 672], ymm3                                  ;    39.5 agu2+fp5   80 k
        vmovdqu ymm5, [r8 + 704]                                  ;    26.0 agu0    80 k.6
        vmovdqu [r9 + 704], ymm5                                  ;    40.5 agu1+fp5   80 k
        vmovdqu ymm6, [r8 + 736]                                  ;    27.0 agu0    80 k.7
        vmovdqu [r9 + 736], ymm6                                  ;    41.5 agu2+fp5   80 k
        vmovdqu [r9 + 4832], ymm6                                 ;    42.5 agu1+fp5   81 k
        vmovdqu ymm6, [r8 + 768]                                  ;    28.0 agu0    80 k.8
        vmovdqu [r9 + 768], ymm6                                  ;    43.5 agu2+fp5   80 k
        vmovdqu ymm7, [r8 + 800]                                  ;    28.5 agu1    80 k.9
        vmovdqu [r9 + 800], ymm7                                  ;    44.5 agu0+fp5   80 k
        vmovdqu [r9 + 4896], ymm7                                 ;    45.5 agu2+fp5   81 k
        vmovdqu ymm7, [r8 + 832]                                  ;    30.5 agu1    80 k.10
        vmovdqu [r9 + 832], ymm7                                  ;    46.5 agu0+fp5   80 k
        vmovdqu ymm8, [r8 + 864]                                  ;    31.5 agu1    80 k.11
        vmovdqu [r9 + 864], ymm8                                  ;    47.5 agu2+fp5   80 k
        vmovdqu [r9 + 4960], ymm8                                 ;    48.5 agu0+fp5   81 k
        vmovdqu ymm8, [r8 + 896]                                  ;    33.5 agu1    80 k.12
        vmovdqu [r9 + 896], ymm8                                  ;    49.5 agu2+fp5   80 k
        vmovdqu [r9 + 4992], ymm8                                 ;    50.5 agu0+fp5   81 k
        vmovdqu ymm8, [r8 + 928]                                  ;    35.5 agu1    80 k.13
        vmovdqu [r9 + 928], ymm8                                  ;    51.5 agu2+fp5   80 k
        vmovdqu [r9 + 5024], ymm8                                 ;    52.5 agu0+fp5   81 k
        vmovdqu ymm8, [r8 + 960]                                  ;    37.5 agu1    80 k.14
        vmovdqu [r9 + 960], ymm8                                  ;    53.5 agu2+fp5   80 k
        vpxor ymm0, ymm0, ymm4                                    ;    38.5 fp0     81 k
        vmovdqu [r9 + 4608], ymm0                                 ;    54.5 agu0+fp5   81 k
        vmovdqu ymm0, [r8 + 992]                                  ;    39.5 agu1    80 k.15
        vmovdqu [r9 + 992], ymm0                                  ;    55.5 agu2+fp5   80 k
        vmovdqu [r9 + 5088], ymm0                                 ;    56.5 agu0+fp5   81 k
        vpxor ymm1, ymm1, ymm4                                    ;    41.5 fp1     81 k
        vmovdqu [r9 + 4640], ymm1                                 ;    57.5 agu1+fp5   81 k
        vpxor ymm2, ymm2, ymm4                                    ;    42.5 fp2     81 k
        vmovdqu [r9 + 4672], ymm2                                 ;    58.5 agu2+fp5   81 k
        vpxor ymm3, ymm3, ymm4                                    ;    43.5 fp3     81 k
        vmovdqu [r9 + 4768], ymm3                                 ;    59.5 agu0+fp5   81 k
        vpxor ymm5, ymm5, ymm4                                    ;    44.5 fp0     81 k
        vmovdqu [r9 + 4800], ymm5                                 ;    60.5 agu1+fp5   81 k
        vpxor ymm6, ymm6, ymm4                                    ;    45.5 fp1     81 k
        vmovdqu [r9 + 4864], ymm6                                 ;    61.5 agu2+fp5   81 k
        vpxor ymm7, ymm7, ymm4                                    ;    46.5 fp2     81 k
        vmovdqu [r9 + 4928], ymm7                                 ;    62.5 agu0+fp5   81 k
        vpxor ymm8, ymm8, ymm4                                    ;    47.5 fp3     81 k
        vmovdqu [r9 + 5056], ymm8                                 ;    63.5 agu1+fp5   81 k
        vmovdqu ymm0, [r8 + 1024]                                 ;    48.5 agu0    80 k.0
        vmovdqu [r9 + 1024], ymm0                                 ;    64.5 agu2+fp5   80 k
        vmovdqu ymm1, [r8 + 1056]                                 ;    49.5 agu1    80 k.1
        vmovdqu [r9 + 1056], ymm1                                 ;    65.5 agu0+fp5   80 k
        vmovdqu ymm2, [r8 + 1088]                                 ;    50.5 agu1    80 k.2
        vmovdqu [r9 + 1088], ymm2                                 ;    66.5 agu2+fp5   80 k
        vmovdqu [r9 + 5184], ymm2                                 ;    67.5 agu0+fp5   81 k
        vmovdqu ymm2, [r8 + 1120]                                 ;    52.5 agu1    80 k.3
        vmovdqu [r9 + 1120], ymm2                                 ;    68.5 agu2+fp5   80 k
        vmovdqu ymm3, [r8 + 1152]                                 ;    53.5 agu0    80 k.4
        vmovdqu [r9 + 1152], ymm3                                 ;    69.5 agu1+fp5   80 k
        vmovdqu [r9 + 5248], ymm3                                 ;    70.5 agu2+fp5   81 k
        vmovdqu ymm3, [r8 + 1184]                                 ;    55.5 agu0    80 k.5
        vmovdqu [r9 + 1184], ymm3                                 ;    71.5 agu1+fp5   80 k
        vmovdqu ymm5, [r8 + 1216]                                 ;    56.5 agu0    80 k.6
        vmovdqu [r9 + 1216], ymm5                                 ;    72.5 agu2+fp5   80 k
        vmovdqu [r9 + 5312], ymm5                                 ;    73.5 agu1+fp5   81 k
        vmovdqu ymm5, [r8 + 1248]                                 ;    58.5 agu0    80 k.7
        vmovdqu [r9 + 1248], ymm5                                 ;    74.5 agu2+fp5   80 k
        vmovdqu ymm6, [r8 + 1280]                                 ;    59.5 agu1    80 k.8
        vmovdqu [r9 + 1280], ymm6                                 ;    75.5 agu0+fp5   80 k
        vmovdqu ymm7, [r8 + 1312]                                 ;    60.5 agu1    80 k.9
        vmovdqu [r9 + 1312], ymm7                                 ;    76.5 agu2+fp5   80 k
        vmovdqu [r9 + 5408], ymm7                                 ;    77.5 agu0+fp5   81 k
        vmovdqu ymm7, [r8 + 1344]                                 ;    62.5 agu1    80 k.10
        vmovdqu [r9 + 1344], ymm7                                 ;    78.5 agu2+fp5   80 k
        vmovdqu [r9 + 5440], ymm7                                 ;    79.5 agu0+fp5   81 k
        vmovdqu ymm7, [r8 + 1376]                                 ;    64.5 agu1    80 k.11
        vmovdqu [r9 + 1376], ymm7                                 ;    80.5 agu2+fp5   80 k
        vmovdqu ymm8, [r8 + 1408]                                 ;    65.5 agu0    80 k.12
        vmovdqu [r9 + 1408], ymm8                                 ;    81.5 agu1+fp5   80 k
        vmovdqu [r9 + 5504], ymm8                                 ;    82.5 agu2+fp5   81 k
        vmovdqu ymm8, [r8 + 1440]                                 ;    67.5 agu0    80 k.13
        vmovdqu [r9 + 1440], ymm8                                 ;    83.5 agu1+fp5   80 k
        vmovdqu [r9 + 5536], ymm8                                 ;    84.5 agu2+fp5   81 k
        vmovdqu ymm8, [r8 + 1472]                                 ;    69.5 agu0    80 k.14
        vmovdqu [r9 + 1472], ymm8                                 ;    85.5 agu1+fp5   80 k
        vmovdqu [r9 + 5568], ymm8                                 ;    86.5 agu2+fp5   81 k
        vpxor ymm0, ymm0, ymm4                                    ;    71.5 fp0     81 k
        vmovdqu [r9 + 5120], ymm0                                 ;    87.5 agu0+fp5   81 k
        vmovdqu ymm0, [r8 + 1504]                                 ;    72.5 agu1    80 k.15
        vmovdqu [r9 + 1504], ymm0                                 ;    88.5 agu2+fp5   80 k
        vpxor ymm1, ymm1, ymm4                                    ;    73.5 fp1     81 k
        vmovdqu [r9 + 5152], ymm1                                 ;    89.5 agu0+fp5   81 k
        vpxor ymm2, ymm2, ymm4                                    ;    74.5 fp2     81 k
        vmovdqu [r9 + 5216], ymm2                                 ;    90.5 agu1+fp5   81 k
        vpxor ymm3, ymm3, ymm4                                    ;    75.5 fp3     81 k
        vmovdqu [r9 + 5280], ymm3                                 ;    91.5 agu2+fp5   81 k
        vpxor ymm5, ymm5, ymm4                                    ;    76.5 fp0     81 k
        vmovdqu [r9 + 5344], ymm5                                 ;    92.5 agu0+fp5   81 k
        vpxor ymm6, ymm6, ymm4                                    ;    77.5 fp1     81 k
        vmovdqu [r9 + 5376], ymm6                                 ;    93.5 agu1+fp5   81 k
        vpxor ymm7, ymm7, ymm4                                    ;    78.5 fp2     81 k
        vmovdqu [r9 + 5472], ymm7                                 ;    94.5 agu2+fp5   81 k
        vpxor ymm0, ymm0, ymm4                                    ;    79.5 fp3     81 k
        vmovdqu [r9 + 5600], ymm0                                 ;    95.5 agu0+fp5   81 k
        vmovdqu ymm0, [r8 + 1536]                                 ;    80.5 agu1    80 k.0
        vmovdqu [r9 + 1536], ymm0                                 ;    96.5 agu2+fp5   80 k
        vmovdqu ymm1, [r8 + 1568]                                 ;    81.5 agu0    80 k.1
        vmovdqu [r9 + 1568], ymm1                                 ;    97.5 agu1+fp5   80 k
        vmovdqu ymm2, [r8 + 1600]                                 ;    82.5 agu0    80 k.2
        vmovdqu [r9 + 1600], ymm2                                 ;    98.5 agu2+fp5   80 k
        vmovdqu ymm3, [r8 + 1632]                                 ;    83.5 agu1    80 k.3
        vmovdqu [r9 + 1632], ymm3                                 ;    99.5 agu0+fp5   80 k
        vmovdqu ymm5, [r8 + 1664]                                 ;    84.5 agu1    80 k.4
        vmovdqu [r9 + 1664], ymm5                                 ;   100.5 agu2+fp5   80 k
        vmovdqu [r9 + 5760], ymm5                                 ;   101.5 agu0+fp5   81 k
        vmovdqu ymm5, [r8 + 1696]                                 ;    86.5 agu1    80 k.5
        vmovdqu [r9 + 1696], ymm5                                 ;   102.5 agu2+fp5   80 k
        vmovdqu ymm6, [r8 + 1728]                                 ;    87.5 agu0    80 k.6
        vmovdqu [r9 + 1728], ymm6                                 ;   103.5 agu1+fp5   80 k
        vmovdqu ymm7, [r8 + 1760]                                 ;    88.5 agu0    80 k.7
        vmovdqu [r9 + 1760], ymm7                                 ;   104.5 agu2+fp5   80 k
        vmovdqu ymm8, [r8 + 1792]                                 ;    89.5 agu1    80 k.8
        vmovdqu [r9 + 1792], ymm8                                 ;   105.5 agu0+fp5   80 k
        vmovdqu ymm9, [r8 + 1824]                                 ;    90.5 agu1    80 k.9
        vmovdqu [r9 + 1824], ymm9                                 ;   106.5 agu2+fp5   80 k
        vmovdqu [r9 + 5920], ymm9                                 ;   107.5 agu0+fp5   81 k
        vmovdqu ymm9, [r8 + 1856]                                 ;    92.5 agu1    80 k.10
        vmovdqu [r9 + 1856], ymm9                                 ;   108.5 agu2+fp5   80 k
        vmovdqu ymm10, [r8 + 1888]                                ;    93.5 agu0    80 k.11
        vmovdqu [r9 + 1888], ymm10                                ;   109.5 agu1+fp5   80 k
        vmovdqu ymm11, [r8 + 1920]                                ;    94.5 agu0    80 k.12
        vmovdqu [r9 + 1920], ymm11                                ;   110.5 agu2+fp5   80 k
        vmovdqu [r9 + 6016], ymm11                                ;   111.5 agu1+fp5   81 k
        vmovdqu ymm11, [r8 + 1952]                                ;    96.5 agu0    80 k.13
        vmovdqu [r9 + 1952], ymm11                                ;   112.5 agu2+fp5   80 k
        vmovdqu [r9 + 6048], ymm11                                ;   113.5 agu1+fp5   81 k
        vmovdqu ymm11, [r8 + 1984]                                ;    98.5 agu0    80 k.14
        vmovdqu [r9 + 1984], ymm11                                ;   114.5 agu2+fp5   80 k
        vpxor ymm0, ymm0, ymm4                                    ;    99.5 fp0     81 k
        vmovdqu [r9 + 5632], ymm0                                 ;   115.5 agu1+fp5   81 k
        vmovdqu ymm0, [r8 + 2016]                                 ;   100.5 agu0    80 k.15
        vmovdqu [r9 + 2016], ymm0                                 ;   116.5 agu2+fp5   80 k
        vpxor ymm1, ymm1, ymm4                                    ;   101.5 fp1     81 k
        vmovdqu [r9 + 5664], ymm1                                 ;   117.5 agu1+fp5   81 k
        vpxor ymm2, ymm2, ymm4                                    ;   102.5 fp2     81 k
        vmovdqu [r9 + 5696], ymm2                                 ;   118.5 agu0+fp5   81 k
        vpxor ymm3, ymm3, ymm4                                    ;   103.5 fp3     81 k
        vmovdqu [r9 + 5728], ymm3                                 ;   119.5 agu2+fp5   81 k
        vpxor ymm5, ymm5, ymm4                                    ;   104.5 fp0     81 k
        vmovdqu [r9 + 5792], ymm5                                 ;   120.5 agu1+fp5   81 k
        vpxor ymm6, ymm6, ymm4                                    ;   105.5 fp1     81 k
        vmovdqu [r9 + 5824], ymm6                                 ;   121.5 agu0+fp5   81 k
        vpxor ymm7, ymm7, ymm4                                    ;   106.5 fp2     81 k
        vmovdqu [r9 + 5856], ymm7                                 ;   122.5 agu2+fp5   81 k
        vpxor ymm8, ymm8, ymm4                                    ;   107.5 fp3     81 k
        vmovdqu [r9 + 5888], ymm8                                 ;   123.5 agu1+fp5   81 k
        vpxor ymm9, ymm9, ymm4                                    ;   108.5 fp0     81 k
        vmovdqu [r9 + 5952], ymm9                                 ;   124.5 agu0+fp5   81 k
        vpxor ymm10, ymm10, ymm4                                  ;   109.5 fp1     81 k
        vmovdqu [r9 + 5984], ymm10                                ;   125.5 agu2+fp5   81 k
        vpxor ymm11, ymm11, ymm4                                  ;   110.5 fp2     81 k
        vmovdqu [r9 + 6080], ymm11                                ;   126.5 agu1+fp5   81 k
        vpxor ymm0, ymm0, ymm4                                    ;   111.5 fp3     81 k
        vmovdqu [r9 + 6112], ymm0                                 ;   127.5 agu0+fp5   81 k
        vmovdqu ymm0, [r8 + 2048]                                 ;   112.5 agu1    80 k.0
        vmovdqu [r9 + 2048], ymm0                                 ;   128.5 agu2+fp5   80 k
        vmovdqu [r9 + 6144], ymm0                                 ;   129.5 agu0+fp5   81 k
        vmovdqu ymm0, [r8 + 2080]                                 ;   114.5 agu1    80 k.1
        vmovdqu [r9 + 2080], ymm0                                 ;   130.5 agu2+fp5   80 k
        vmovdqu [r9 + 6176], ymm0                                 ;   131.5 agu0+fp5   81 k
        vmovdqu ymm0, [r8 + 2112]                                 ;   116.5 agu1    80 k.2
        vmovdqu [r9 + 2112], ymm0                                 ;   132.5 agu2+fp5   80 k
        vmovdqu ymm1, [r8 + 2144]                                 ;   117.5 agu0    80 k.3
        vmovdqu [r9 + 2144], ymm1                                 ;   133.5 agu1+fp5   80 k
        vmovdqu ymm2, [r8 + 2176]                                 ;   118.5 agu0    80 k.4
        vmovdqu [r9 + 2176], ymm2                                 ;   134.5 agu2+fp5   80 k
        vmovdqu ymm3, [r8 + 2208]                                 ;   119.5 agu1    80 k.5
        vmovdqu [r9 + 2208], ymm3                                 ;   135.5 agu0+fp5   80 k
        vmovdqu [r9 + 6304], ymm3                                 ;   136.5 agu2+fp5   81 k
        vmovdqu ymm3, [r8 + 2240]                                 ;   121.5 agu1    80 k.6
        vmovdqu [r9 + 2240], ymm3                                 ;   137.5 agu0+fp5   80 k
        vmovdqu ymm5, [r8 + 2272]                                 ;   122.5 agu1    80 k.7
        vmovdqu [r9 + 2272], ymm5                                 ;   138.5 agu2+fp5   80 k
        vmovdqu ymm6, [r8 + 2304]                                 ;   123.5 agu0    80 k.8
        vmovdqu [r9 + 2304], ymm6                                 ;   139.5 agu1+fp5   80 k
        vmovdqu [r9 + 6400], ymm6                                 ;   140.5 agu2+fp5   81 k
        vmovdqu ymm6, [r8 + 2336]                                 ;   125.5 agu0    80 k.9
        vmovdqu [r9 + 2336], ymm6                                 ;   141.5 agu1+fp5   80 k
        vmovdqu ymm7, [r8 + 2368]                                 ;   126.5 agu0    80 k.10
        vmovdqu [r9 + 2368], ymm7                                 ;   142.5 agu2+fp5   80 k
        vmovdqu ymm8, [r8 + 2400]                                 ;   127.5 agu1    80 k.11
        vmovdqu [r9 + 2400], ymm8                                 ;   143.5 agu0+fp5   80 k
        vmovdqu ymm9, [r8 + 2432]                                 ;   128.5 agu1    80 k.12
        vmovdqu [r9 + 2432], ymm9                                 ;   144.5 agu2+fp5   80 k
        vmovdqu ymm10, [r8 + 2464]                                ;   129.5 agu0    80 k.13
        vmovdqu [r9 + 2464], ymm10                                ;   145.5 agu1+fp5   80 k
        vmovdqu ymm11, [r8 + 2496]                                ;   130.5 agu0    80 k.14
        vmovdqu [r9 + 2496], ymm11                                ;   146.5 agu2+fp5   80 k
        vpxor ymm0, ymm0, ymm4                                    ;   131.5 fp0     81 k
        vmovdqu [r9 + 6208], ymm0                                 ;   147.5 agu1+fp5   81 k
        vmovdqu ymm0, [r8 + 2528]                                 ;   132.5 agu0    80 k.15
        vmovdqu [r9 + 2528], ymm0                                 ;   148.5 agu2+fp5   80 k
        vpxor ymm1, ymm1, ymm4                                    ;   133.5 fp1     81 k
        vmovdqu [r9 + 6240], ymm1                                 ;   149.5 agu1+fp5   81 k
        vpxor ymm2, ymm2, ymm4                                    ;   134.5 fp2     81 k
        vmovdqu [r9 + 6272], ymm2                                 ;   150.5 agu0+fp5   81 k
        vpxor ymm3, ymm3, ymm4                                    ;   135.5 fp3     81 k
        vmovdqu [r9 + 6336], ymm3                                 ;   151.5 agu2+fp5   81 k
        vpxor ymm5, ymm5, ymm4                                    ;   136.5 fp0     81 k
        vmovdqu [r9 + 6368], ymm5                                 ;   152.5 agu1+fp5   81 k
        vpxor ymm6, ymm6, ymm4                                    ;   137.5 fp1     81 k
        vmovdqu [r9 + 6432], ymm6                                 ;   153.5 agu0+fp5   81 k
        vpxor ymm7, ymm7, ymm4                                    ;   138.5 fp2     81 k
        vmovdqu [r9 + 6464], ymm7                                 ;   154.5 agu2+fp5   81 k
        vpxor ymm8, ymm8, ymm4                                    ;   139.5 fp3     81 k
        vmovdqu [r9 + 6496], ymm8                                 ;   155.5 agu1+fp5   81 k
        vpxor ymm9, ymm9, ymm4                                    ;   140.5 fp0     81 k
        vmovdqu [r9 + 6528], ymm9                                 ;   156.5 agu0+fp5   81 k
        vpxor ymm10, ymm10, ymm4                                  ;   141.5 fp1     81 k
        vmovdqu [r9 + 6560], ymm10                                ;   157.5 agu2+fp5   81 k
        vpxor ymm11, ymm11, ymm4                                  ;   142.5 fp2     81 k
        vmovdqu [r9 + 6592], ymm11                                ;   158.5 agu1+fp5   81 k
        vpxor ymm0, ymm0, ymm4                                    ;   143.5 fp3     81 k
        vmovdqu [r9 + 6624], ymm0                                 ;   159.5 agu0+fp5   81 k
        vmovdqu ymm0, [r8 + 2560]                                 ;   144.5 agu1    80 k.0
        vmovdqu [r9 + 2560], ymm0                                 ;   160.5 agu2+fp5   80 k
        vmovdqu [r9 + 6656], ymm0                                 ;   161.5 agu0+fp5   81 k
        vmovdqu ymm0, [r8 + 2592]                                 ;   146.5 agu1    80 k.1
        vmovdqu [r9 + 2592], ymm0                                 ;   162.5 agu2+fp5   80 k
        vmovdqu [r9 + 6688], ymm0                                 ;   163.5 agu0+fp5   81 k
        vmovdqu ymm0, [r8 + 2624]                                 ;   148.5 agu1    80 k.2
        vmovdqu [r9 + 2624], ymm0                                 ;   164.5 agu2+fp5   80 k
        vmovdqu [r9 + 6720], ymm0                                 ;   165.5 agu0+fp5   81 k
        vmovdqu ymm0, [r8 + 2656]                                 ;   150.5 agu1    80 k.3
        vmovdqu [r9 + 2656], ymm0                                 ;   166.5 agu2+fp5   80 k
        vmovdqu ymm1, [r8 + 2688]                                 ;   151.5 agu0    80 k.4
        vmovdqu [r9 + 2688], ymm1                                 ;   167.5 agu1+fp5   80 k
        vmovdqu ymm2, [r8 + 2720]                                 ;   152.5 agu0    80 k.5
        vmovdqu [r9 + 2720], ymm2                                 ;   168.5 agu2+fp5   80 k
        vmovdqu [r9 + 6816], ymm2                                 ;   169.5 agu1+fp5   81 k
        vmovdqu ymm2, [r8 + 2752]                                 ;   154.5 agu0    80 k.6
        vmovdqu [r9 + 2752], ymm2                                 ;   170.5 agu2+fp5   80 k
        vmovdqu [r9 + 6848], ymm2                                 ;   171.5 agu1+fp5   81 k
        vmovdqu ymm2, [r8 + 2784]                                 ;   156.5 agu0    80 k.7
        vmovdqu [r9 + 2784], ymm2                                 ;   172.5 agu2+fp5   80 k
        vmovdqu ymm3, [r8 + 2816]                                 ;   157.5 agu1    80 k.8
        vmovdqu [r9 + 2816], ymm3                                 ;   173.5 agu0+fp5   80 k
        vmovdqu [r9 + 6912], ymm3                                 ;   174.5 agu2+fp5   81 k
        vmovdqu ymm3, [r8 + 2848]                                 ;   159.5 agu1    80 k.9
        vmovdqu [r9 + 2848], ymm3                                 ;   175.5 agu0+fp5   80 k
        vmovdqu ymm5, [r8 + 2880]                                 ;   160.5 agu1    80 k.10
        vmovdqu [r9 + 2880], ymm5                                 ;   176.5 agu2+fp5   80 k
        vmovdqu [r9 + 6976], ymm5                                 ;   177.5 agu0+fp5   81 k
        vmovdqu ymm5, [r8 + 2912]                                 ;   162.5 agu1    80 k.11
        vmovdqu [r9 + 2912], ymm5                                 ;   178.5 agu2+fp5   80 k
        vmovdqu ymm6, [r8 + 2944]                                 ;   163.5 agu0    80 k.12
        vmovdqu [r9 + 2944], ymm6                                 ;   179.5 agu1+fp5   80 k
        vmovdqu ymm7, [r8 + 2976]                                 ;   164.5 agu0    80 k.13
        vmovdqu [r9 + 2976], ymm7                                 ;   180.5 agu2+fp5   80 k
        vmovdqu ymm8, [r8 + 3008]                                 ;   165.5 agu1    80 k.14
        vmovdqu [r9 + 3008], ymm8                                 ;   181.5 agu0+fp5   80 k
        vmovdqu [r9 + 7104], ymm8                                 ;   182.5 agu2+fp5   81 k
        vpxor ymm0, ymm0, ymm4                                    ;   167.5 fp0     81 k
        vmovdqu [r9 + 6752], ymm0                                 ;   183.5 agu1+fp5   81 k
        vmovdqu ymm0, [r8 + 3040]                                 ;   168.5 agu0    80 k.15
        vmovdqu [r9 + 3040], ymm0                                 ;   184.5 agu2+fp5   80 k
        vpxor ymm1, ymm1, ymm4                                    ;   169.5 fp1     81 k
        vmovdqu [r9 + 6784], ymm1                                 ;   185.5 agu1+fp5   81 k
        vpxor ymm2, ymm2, ymm4                                    ;   170.5 fp2     81 k
        vmovdqu [r9 + 6880], ymm2                                 ;   186.5 agu0+fp5   81 k
        vpxor ymm3, ymm3, ymm4                                    ;   171.5 fp3     81 k
        vmovdqu [r9 + 6944], ymm3                                 ;   187.5 agu2+fp5   81 k
        vpxor ymm5, ymm5, ymm4                                    ;   172.5 fp0     81 k
        vmovdqu [r9 + 7008], ymm5                                 ;   188.5 agu1+fp5   81 k
        vpxor ymm6, ymm6, ymm4                                    ;   173.5 fp1     81 k
        vmovdqu [r9 + 7040], ymm6                                 ;   189.5 agu0+fp5   81 k
        vpxor ymm7, ymm7, ymm4                                    ;   174.5 fp2     81 k
        vmovdqu [r9 + 7072], ymm7                                 ;   190.5 agu2+fp5   81 k
        vpxor ymm0, ymm0, ymm4                                    ;   175.5 fp3     81 k
        vmovdqu [r9 + 7136], ymm0                                 ;   191.5 agu1+fp5   81 k
        vmovdqu ymm0, [r8 + 3072]                                 ;   176.5 agu0    80 k.0
        vmovdqu [r9 + 3072], ymm0                                 ;   192.5 agu2+fp5   80 k
        vmovdqu [r9 + 7168], ymm0                                 ;   193.5 agu1+fp5   81 k
        vmovdqu ymm0, [r8 + 3104]                                 ;   178.5 agu0    80 k.1
        vmovdqu [r9 + 3104], ymm0                                 ;   194.5 agu2+fp5   80 k
        vmovdqu [r9 + 7200], ymm0                                 ;   195.5 agu1+fp5   81 k
        vmovdqu ymm0, [r8 + 3136]                                 ;   180.5 agu0    80 k.2
        vmovdqu [r9 + 3136], ymm0                                 ;   196.5 agu2+fp5   80 k
        vmovdqu ymm1, [r8 + 3168]                                 ;   181.5 agu1    80 k.3
        vmovdqu [r9 + 3168], ymm1                                 ;   197.5 agu0+fp5   80 k
        vmovdqu [r9 + 7264], ymm1                                 ;   198.5 agu2+fp5   81 k
        vmovdqu ymm1, [r8 + 3200]                                 ;   183.5 agu1    80 k.4
        vmovdqu [r9 + 3200], ymm1                                 ;   199.5 agu0+fp5   80 k
        vmovdqu ymm2, [r8 + 3232]                                 ;   184.5 agu1    80 k.5
        vmovdqu [r9 + 3232], ymm2                                 ;   200.5 agu2+fp5   80 k
        vmovdqu [r9 + 7328], ymm2                                 ;   201.5 agu0+fp5   81 k
        vmovdqu ymm2, [r8 + 3264]                                 ;   186.5 agu1    80 k.6
        vmovdqu [r9 + 3264], ymm2                                 ;   202.5 agu2+fp5   80 k
        vmovdqu ymm3, [r8 + 3296]                                 ;   187.5 agu0    80 k.7
        vmovdqu [r9 + 3296], ymm3                                 ;   203.5 agu1+fp5   80 k
        vmovdqu [r9 + 7392], ymm3                                 ;   204.5 agu2+fp5   81 k
        vmovdqu ymm3, [r8 + 3328]                                 ;   189.5 agu0    80 k.8
        vmovdqu [r9 + 3328], ymm3                                 ;   205.5 agu1+fp5   80 k
        vmovdqu [r9 + 7424], ymm3                                 ;   206.5 agu2+fp5   81 k
        vmovdqu ymm3, [r8 + 3360]                                 ;   191.5 agu0    80 k.9
        vmovdqu [r9 + 3360], ymm3                                 ;   207.5 agu1+fp5   80 k
        vmovdqu ymm5, [r8 + 3392]                                 ;   192.5 agu0    80 k.10
        vmovdqu [r9 + 3392], ymm5                                 ;   208.5 agu2+fp5   80 k
        vmovdqu ymm6, [r8 + 3424]                                 ;   193.5 agu1    80 k.11
        vmovdqu [r9 + 3424], ymm6                                 ;   209.5 agu0+fp5   80 k
        vmovdqu [r9 + 7520], ymm6                                 ;   210.5 agu2+fp5   81 k
        vmovdqu ymm6, [r8 + 3456]                                 ;   195.5 agu1    80 k.12
        vmovdqu [r9 + 3456], ymm6                                 ;   211.5 agu0+fp5   80 k
        vmovdqu ymm7, [r8 + 3488]                                 ;   196.5 agu1    80 k.13
        vmovdqu [r9 + 3488], ymm7                                 ;   212.5 agu2+fp5   80 k
        vmovdqu ymm8, [r8 + 3520]                                 ;   197.5 agu0    80 k.14
        vmovdqu [r9 + 3520], ymm8                                 ;   213.5 agu1+fp5   80 k
        vpxor ymm0, ymm0, ymm4                                    ;   198.5 fp0     81 k
        vmovdqu [r9 + 7232], ymm0                                 ;   214.5 agu2+fp5   81 k
        vmovdqu ymm0, [r8 + 3552]                                 ;   199.5 agu0    80 k.15
        vmovdqu [r9 + 3552], ymm0                                 ;   215.5 agu1+fp5   80 k
        vmovdqu [r9 + 7648], ymm0                                 ;   216.5 agu2+fp5   81 k
        vpxor ymm1, ymm1, ymm4                                    ;   201.5 fp1     81 k
        vmovdqu [r9 + 7296], ymm1                                 ;   217.5 agu0+fp5   81 k
        vpxor ymm2, ymm2, ymm4                                    ;   202.5 fp2     81 k
        vmovdqu [r9 + 7360], ymm2                                 ;   218.5 agu1+fp5   81 k
        vpxor ymm3, ymm3, ymm4                                    ;   203.5 fp3     81 k
        vmovdqu [r9 + 7456], ymm3                                 ;   219.5 agu2+fp5   81 k
        vpxor ymm5, ymm5, ymm4                                    ;   204.5 fp0     81 k
        vmovdqu [r9 + 7488], ymm5                                 ;   220.5 agu0+fp5   81 k
        vpxor ymm6, ymm6, ymm4                                    ;   205.5 fp1     81 k
        vmovdqu [r9 + 7552], ymm6                                 ;   221.5 agu1+fp5   81 k
        vpxor ymm7, ymm7, ymm4                                    ;   206.5 fp2     81 k
        vmovdqu [r9 + 7584], ymm7                                 ;   222.5 agu2+fp5   81 k
        vpxor ymm8, ymm8, ymm4                                    ;   207.5 fp3     81 k
        vmovdqu [r9 + 7616], ymm8                                 ;   223.5 agu0+fp5   81 k
        vmovdqu ymm0, [r8 + 3584]                                 ;   208.5 agu1    80 k.0
        vmovdqu [r9 + 3584], ymm0                                 ;   224.5 agu2+fp5   80 k
        vmovdqu [r9 + 7680], ymm0                                 ;   225.5 agu0+fp5   81 k
        vmovdqu ymm0, [r8 + 3616]                                 ;   210.5 agu1    80 k.1
        vmovdqu [r9 + 3616], ymm0                                 ;   226.5 agu2+fp5   80 k
        vmovdqu [r9 + 7712], ymm0                                 ;   227.5 agu0+fp5   81 k
        vmovdqu ymm0, [r8 + 3648]                                 ;   212.5 agu1    80 k.2
        vmovdqu [r9 + 3648], ymm0                                 ;   228.5 agu2+fp5   80 k
        vmovdqu [r9 + 7744], ymm0                                 ;   229.5 agu0+fp5   81 k
        vmovdqu ymm0, [r8 + 3680]                                 ;   214.5 agu1    80 k.3
        vmovdqu [r9 + 3680], ymm0                                 ;   230.5 agu2+fp5   80 k
        vmovdqu [r9 + 7776], ymm0                                 ;   231.5 agu0+fp5   81 k
        vmovdqu ymm0, [r8 + 3712]                                 ;   216.5 agu1    80 k.4
        vmovdqu [r9 + 3712], ymm0                                 ;   232.5 agu2+fp5   80 k
        vpxor ymm0, ymm0, ymm4                                    ;   223.5 fp0     81 k
        vmovdqu [r9 + 7808], ymm0                                 ;   233.5 agu0+fp5   81 k
        vmovdqu ymm0, [r8 + 3744]                                 ;   219.5 agu1    80 k.5
        vmovdqu [r9 + 3744], ymm0                                 ;   234.5 agu2+fp5   80 k
        vmovdqu [r9 + 7840], ymm0                                 ;   235.5 agu0+fp5   81 k
        vmovdqu ymm0, [r8 + 3776]                                 ;   221.5 agu1    80 k.6
        vmovdqu [r9 + 3776], ymm0                                 ;   236.5 agu2+fp5   80 k
        vmovdqu [r9 + 7872], ymm0                                 ;   237.5 agu0+fp5   81 k
        vmovdqu ymm0, [r8 + 3808]                                 ;   223.5 agu1    80 k.7
        vmovdqu [r9 + 3808], ymm0                                 ;   238.5 agu2+fp5   80 k
        vmovdqu [r9 + 7904], ymm0                                 ;   239.5 agu0+fp5   81 k
        vmovdqu ymm0, [r8 + 3840]                                 ;   224.5 agu1    80 k.8
        vmovdqu [r9 + 3840], ymm0                                 ;   240.5 agu2+fp5   80 k
        vmovdqu [r9 + 7936], ymm0                                 ;   241.5 agu0+fp5   81 k
        vmovdqu ymm0, [r8 + 3872]                                 ;   226.5 agu1    80 k.9
        vmovdqu [r9 + 3872], ymm0                                 ;   242.5 agu2+fp5   80 k
        vpxor ymm0, ymm0, ymm4                                    ;   233.5 fp1     81 k
        vmovdqu [r9 + 7968], ymm0                                 ;   243.5 agu0+fp5   81 k
        vmovdqu ymm0, [r8 + 3904]                                 ;   229.5 agu1    80 k.10
        vmovdqu [r9 + 3904], ymm0                                 ;   244.5 agu2+fp5   80 k
        vmovdqu [r9 + 8000], ymm0                                 ;   245.5 agu0+fp5   81 k
        vmovdqu ymm0, [r8 + 3936]                                 ;   231.5 agu1    80 k.11
        vmovdqu [r9 + 3936], ymm0                                 ;   246.5 agu2+fp5   80 k
        vmovdqu [r9 + 8032], ymm0                                 ;   247.5 agu0+fp5   81 k
        vmovdqu ymm0, [r8 + 3968]                                 ;   233.5 agu1    80 k.12
        vmovdqu ymm1, [r8 + 4000]                                 ;   233.7 agu0    80 k.13
        vmovdqu ymm2, [r8 + 4032]                                 ;   234.5 agu1    80 k.14
        vmovdqu ymm3, [r8 + 4064]                                 ;   234.7 agu0    80 k.15
        vmovdqu [r9 + 3968], ymm0                                 ;   248.5 agu2+fp5   80 k
        vmovdqu [r9 + 4000], ymm1                                 ;   249.5 agu1+fp5   80 k
        vpxor ymm0, ymm0, ymm4                                    ;   240.5 fp2     81 k
        vmovdqu [r9 + 8064], ymm0                                 ;   250.5 agu2+fp5   81 k
        vmovdqu [r9 + 4032], ymm2                                 ;   251.5 agu0+fp5   80 k
        vmovdqu [r9 + 8128], ymm2                                 ;   252.5 agu1+fp5   81 k
        vpxor ymm1, ymm1, ymm4                                    ;   240.7 fp3     81 k
        vmovdqu [r9 + 8096], ymm1                                 ;   253.5 agu2+fp5   81 k
        vmovdqu [r9 + 4064], ymm3                                 ;   254.5 agu0+fp5   80 k
        vmovdqu [r9 + 8160], ymm3                                 ;   255.5 agu1+fp5   81 k
        vzeroupper                                                ;                    x87 state
        add rsp, 0x10                                             ;                    frame
        ret

        section .rodata align=64
; constants256
        align 32, db 0
kasumi_expand_compact.T0_constants256:
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
