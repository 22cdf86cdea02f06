; aes_from_slices for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/aes.cw (sha256 c6978034f279af71); do not edit:
;   ./cw build aes_from_slices --cpu zen3 --variant bitsliced
;
; void aes_from_slices(const void *src, void *dst, uint32_t n);   System V, 64 bits
;   src: 4096 bytes a batch (128 slices), read, secret, aligned to 16 bytes
;   dst: 4096 bytes a batch (256 blocks of 16), written, secret, aligned to 16 bytes
;   n: number of batches of 256 blocks, may be 0
; Parameters do not overlap, but dst may be exactly in place of src.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes ymm0 to ymm15.
; Constant time: no secret reaches an address or a branch.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 4 uops, planned 6.0; bounds: width 0.7, ports 1.0, path 2.0
;   blocks: 2666 uops, planned 874.0; bounds: width 444.3, ports 469.0, path 26.0
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
%fatal "aes_from_slices is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_aes_from_slices
$_aes_from_slices:
%else
        global $aes_from_slices
%endif
$aes_from_slices:
        push rbp                                                     ;                    preserved
        mov rax, rsp                                                 ;                    frame
        sub rsp, 0xec0                                               ;                    frame
        and rsp, -32                                                 ;                    frame
        lea rbp, [rsp + 128]                                         ;                    frame
        mov qword [rbp + 3608], rax                                  ;                    frame
        mov dword [rbp + 3616], edx                                  ;                    argument
        mov qword [rbp + 3584], rdi                                  ;                    argument
        mov qword [rbp + 3600], rsi                                  ;                    argument
        mov r8d, dword [rbp + 3616]                                  ;     0.0 agu0   197 blocks
        shl r8, 0xc                                                  ;     4.0 alu1   197 blocks
        add r8, qword [rbp + 3584]                                   ;     5.0 alu0+agu1  197 blocks
        mov qword [rbp + 3592], r8                                   ;     6.0 agu2+st0  197 blocks
        cmp dword [rbp + 3616], 0                                    ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rbp + 3584]                                   ;                    resident
        mov r9, qword [rbp + 3600]                                   ;                    resident
        align 16
.blocks_1:
        vmovdqu ymm0, [r8]                                           ;     0.0 agu0   192 dst.0
        vmovdqu ymm1, [r8 + 32]                                      ;     0.2 agu1   192 dst.1
        vmovdqu ymm2, [r8 + 64]                                      ;     1.0 agu0   192 dst.2
        vmovdqu ymm3, [r8 + 96]                                      ;     1.2 agu1   192 dst.3
        vmovdqu ymm4, [r8 + 128]                                     ;     2.0 agu0   192 dst.4
        vmovdqu ymm5, [r8 + 160]                                     ;     2.2 agu1   192 dst.5
        vmovdqu ymm6, [r8 + 192]                                     ;     3.0 agu0   192 dst.6
        vmovdqu ymm7, [r8 + 224]                                     ;     3.2 agu1   192 dst.7
        vmovdqu ymm8, [r8 + 256]                                     ;     4.0 agu0   192 dst.8
        vmovdqu ymm9, [r8 + 288]                                     ;     4.2 agu1   192 dst.9
        vmovdqu ymm10, [r8 + 320]                                    ;     5.0 agu0   192 dst.10
        vmovdqu ymm11, [r8 + 352]                                    ;     5.2 agu1   192 dst.11
        vmovdqu ymm12, [r8 + 384]                                    ;     6.0 agu0   192 dst.12
        vmovdqu ymm13, [r8 + 416]                                    ;     6.2 agu1   192 dst.13
        vmovdqu ymm14, [r8 + 448]                                    ;     7.0 agu0   192 dst.14
        vmovdqu ymm15, [r8 + 480]                                    ;     7.2 agu1   192 dst.15
        vmovdqu ymm15, [r8 + 512]                                    ;     8.0 agu0   192 dst.16
        vmovdqu ymm15, [r8 + 544]                                    ;     8.2 agu1   192 dst.17
        vmovdqu ymm15, [r8 + 576]                                    ;     9.0 agu0   192 dst.18
        vmovdqu ymm15, [r8 + 608]                                    ;     9.2 agu1   192 dst.19
        vmovdqu ymm15, [r8 + 640]                                    ;    10.0 agu0   192 dst.20
        vmovdqu ymm15, [r8 + 672]                                    ;    10.2 agu1   192 dst.21
        vmovdqu ymm15, [r8 + 704]                                    ;    11.0 agu0   192 dst.22
        vmovdqu ymm15, [r8 + 736]                                    ;    11.2 agu1   192 dst.23
        vmovdqu ymm15, [r8 + 768]                                    ;    12.0 agu0   192 dst.24
        vmovdqu ymm15, [r8 + 800]                                    ;    12.2 agu1   192 dst.25
        vmovdqu ymm15, [r8 + 832]                                    ;    13.0 agu0   192 dst.26
        vmovdqu ymm15, [r8 + 864]                                    ;    13.2 agu1   192 dst.27
        vmovdqu ymm15, [r8 + 896]                                    ;    14.0 agu0   192 dst.28
        vmovdqu ymm15, [r8 + 928]                                    ;    14.2 agu1   192 dst.29
        vmovdqu ymm15, [r8 + 960]                                    ;    15.0 agu0   192 dst.30
        vmovdqu ymm15, [r8 + 992]                                    ;    15.2 agu1   192 dst.31
        vmovdqu ymm15, [r8 + 1024]                                   ;    16.0 agu0   192 dst.0
        vmovdqu ymm15, [r8 + 1056]                                   ;    16.2 agu1   192 dst.1
        vmovdqu ymm15, [r8 + 1088]                                   ;    17.0 agu0   192 dst.2
        vmovdqu ymm15, [r8 + 1120]                                   ;    17.2 agu1   192 dst.3
        vmovdqu ymm15, [r8 + 1152]                                   ;    18.0 agu0   192 dst.4
        vmovdqu ymm15, [r8 + 1184]                                   ;    18.2 agu1   192 dst.5
        vmovdqu ymm15, [r8 + 1216]                                   ;    19.0 agu0   192 dst.6
        vmovdqu ymm15, [r8 + 1248]                                   ;    19.2 agu1   192 dst.7
        vmovdqu ymm15, [r8 + 1280]                                   ;    20.0 agu0   192 dst.8
        vmovdqu ymm15, [r8 + 1312]                                   ;    20.2 agu1   192 dst.9
        vmovdqu ymm15, [r8 + 1344]                                   ;    21.0 agu0   192 dst.10
        vmovdqu ymm15, [r8 + 1376]                                   ;    21.2 agu1   192 dst.11
        vmovdqu ymm15, [r8 + 1408]                                   ;    22.0 agu0   192 dst.12
        vmovdqu ymm15, [r8 + 1440]                                   ;    22.2 agu1   192 dst.13
        vmovdqu ymm15, [r8 + 1472]                                   ;    23.0 agu0   192 dst.14
        vmovdqu ymm15, [r8 + 1504]                                   ;    23.2 agu1   192 dst.15
        vmovdqu ymm15, [r8 + 1536]                                   ;    24.0 agu0   192 dst.16
        vmovdqu ymm15, [r8 + 1568]                                   ;    24.2 agu1   192 dst.17
        vmovdqu ymm15, [r8 + 1600]                                   ;    25.0 agu0   192 dst.18
        vmovdqu ymm15, [r8 + 1632]                                   ;    25.2 agu1   192 dst.19
        vmovdqu ymm15, [r8 + 1664]                                   ;    26.0 agu0   192 dst.20
        vmovdqu ymm15, [r8 + 1696]                                   ;    26.2 agu1   192 dst.21
        vmovdqu ymm15, [r8 + 1728]                                   ;    27.0 agu0   192 dst.22
        vmovdqu ymm15, [r8 + 1760]                                   ;    27.2 agu1   192 dst.23
        vmovdqu ymm15, [r8 + 1792]                                   ;    28.0 agu0   192 dst.24
        vmovdqu ymm15, [r8 + 1824]                                   ;    28.2 agu1   192 dst.25
        vmovdqu ymm15, [r8 + 1856]                                   ;    29.0 agu0   192 dst.26
        vmovdqu ymm15, [r8 + 1888]                                   ;    29.2 agu1   192 dst.27
        vmovdqu ymm15, [r8 + 1920]                                   ;    30.0 agu0   192 dst.28
        vmovdqu ymm15, [r8 + 1952]                                   ;    30.2 agu1   192 dst.29
        vmovdqu ymm15, [r8 + 1984]                                   ;    31.0 agu0   192 dst.30
        vmovdqu ymm15, [r8 + 2016]                                   ;    31.2 agu1   192 dst.31
        vmovdqu ymm15, [r8 + 2048]                                   ;    32.0 agu0   192 dst.0
        vmovdqu ymm15, [r8 + 2080]                                   ;    32.2 agu1   192 dst.1
        vmovdqu ymm15, [r8 + 2112]                                   ;    33.0 agu0   192 dst.2
        vmovdqu ymm15, [r8 + 2144]                                   ;    33.2 agu1   192 dst.3
        vmovdqu ymm15, [r8 + 2176]                                   ;    34.0 agu0   192 dst.4
        vmovdqu ymm15, [r8 + 2208]                                   ;    34.2 agu1   192 dst.5
        vmovdqu ymm15, [r8 + 2240]                                   ;    35.0 agu0   192 dst.6
        vmovdqu ymm15, [r8 + 2272]                                   ;    35.2 agu1   192 dst.7
        vmovdqu ymm15, [r8 + 2304]                                   ;    36.0 agu0   192 dst.8
        vmovdqu ymm15, [r8 + 2336]                                   ;    36.2 agu1   192 dst.9
        vmovdqu ymm15, [r8 + 2368]                                   ;    37.0 agu0   192 dst.10
        vmovdqu ymm15, [r8 + 2400]                                   ;    37.2 agu1   192 dst.11
        vmovdqu ymm15, [r8 + 2432]                                   ;    38.0 agu0   192 dst.12
        vmovdqu ymm15, [r8 + 2464]                                   ;    38.2 agu1   192 dst.13
        vmovdqu ymm15, [r8 + 2496]                                   ;    39.0 agu0   192 dst.14
        vmovdqu ymm15, [r8 + 2528]                                   ;    39.2 agu1   192 dst.15
        vmovdqu ymm15, [r8 + 2560]                                   ;    40.0 agu0   192 dst.16
        vmovdqu ymm15, [r8 + 2592]                                   ;    40.2 agu1   192 dst.17
        vmovdqu ymm15, [r8 + 2624]                                   ;    41.0 agu0   192 dst.18
        vmovdqu ymm15, [r8 + 2656]                                   ;    41.2 agu1   192 dst.19
        vmovdqu ymm15, [r8 + 2688]                                   ;    42.0 agu0   192 dst.20
        vmovdqu ymm15, [r8 + 2720]                                   ;    42.2 agu1   192 dst.21
        vmovdqu ymm15, [r8 + 2752]                                   ;    43.0 agu0   192 dst.22
        vmovdqu ymm15, [r8 + 2784]                                   ;    43.2 agu1   192 dst.23
        vmovdqu ymm15, [r8 + 2816]                                   ;    44.0 agu0   192 dst.24
        vmovdqu ymm15, [r8 + 2848]                                   ;    44.2 agu1   192 dst.25
        vmovdqu ymm15, [r8 + 2880]                                   ;    45.0 agu0   192 dst.26
        vmovdqu ymm15, [r8 + 2912]                                   ;    45.2 agu1   192 dst.27
        vmovdqu ymm15, [r8 + 2944]                                   ;    46.0 agu0   192 dst.28
        vmovdqu ymm15, [r8 + 2976]                                   ;    46.2 agu1   192 dst.29
        vmovdqu ymm15, [r8 + 3008]                                   ;    47.0 agu0   192 dst.30
        vmovdqu ymm15, [r8 + 3040]                                   ;    47.2 agu1   192 dst.31
        vmovdqu ymm15, [r8 + 3072]                                   ;    48.0 agu0   192 dst.0
        vmovdqu ymm15, [r8 + 3104]                                   ;    48.2 agu1   192 dst.1
        vmovdqu ymm15, [r8 + 3136]                                   ;    49.0 agu0   192 dst.2
        vmovdqu ymm15, [r8 + 3168]                                   ;    49.2 agu1   192 dst.3
        vmovdqu ymm15, [r8 + 3200]                                   ;    50.0 agu0   192 dst.4
        vmovdqu ymm15, [r8 + 3232]                                   ;    50.2 agu1   192 dst.5
        vmovdqu ymm15, [r8 + 3264]                                   ;    51.0 agu0   192 dst.6
        vmovdqu ymm15, [r8 + 3296]                                   ;    51.2 agu1   192 dst.7
        vmovdqu ymm15, [r8 + 3328]                                   ;    52.0 agu0   192 dst.8
        vmovdqu ymm15, [r8 + 3360]                                   ;    52.2 agu1   192 dst.9
        vmovdqu ymm15, [r8 + 3392]                                   ;    53.0 agu0   192 dst.10
        vmovdqu ymm15, [r8 + 3424]                                   ;    53.2 agu1   192 dst.11
        vmovdqu ymm15, [r8 + 3456]                                   ;    54.0 agu0   192 dst.12
        vmovdqu ymm15, [r8 + 3488]                                   ;    54.2 agu1   192 dst.13
        vmovdqu ymm15, [r8 + 3520]                                   ;    55.0 agu0   192 dst.14
        vmovdqu ymm15, [r8 + 3552]                                   ;    55.2 agu1   192 dst.15
        vmovdqu ymm15, [r8 + 3584]                                   ;    56.0 agu0   192 dst.16
        vmovdqu ymm15, [r8 + 3616]                                   ;    56.2 agu1   192 dst.17
        vmovdqu ymm15, [r8 + 3648]                                   ;    57.0 agu0   192 dst.18
        vmovdqu ymm15, [r8 + 3680]                                   ;    57.2 agu1   192 dst.19
        vmovdqu ymm15, [r8 + 3712]                                   ;    58.0 agu0   192 dst.20
        vmovdqu ymm15, [r8 + 3744]                                   ;    58.2 agu1   192 dst.21
        vmovdqu ymm15, [r8 + 3776]                                   ;    59.0 agu0   192 dst.22
        vmovdqu ymm15, [r8 + 3808]                                   ;    59.2 agu1   192 dst.23
        vmovdqu ymm15, [r8 + 3840]                                   ;    60.0 agu0   192 dst.24
        vmovdqu ymm15, [r8 + 3872]                                   ;    60.2 agu1   192 dst.25
        vmovdqu ymm15, [r8 + 3904]                                   ;    61.0 agu0   192 dst.26
        vmovdqu ymm15, [r8 + 3936]                                   ;    61.2 agu1   192 dst.27
        vmovdqu ymm15, [r8 + 3968]                                   ;    62.0 agu0   192 dst.28
        vmovdqu ymm15, [r8 + 4000]                                   ;    62.2 agu1   192 dst.29
        vmovdqu ymm15, [r8 + 4032]                                   ;    63.0 agu0   192 dst.30
        vpsrlq ymm15, ymm0, 1                                        ;    55.2 fp1    192 dst
        vmovdqu ymm14, [r8 + 4064]                                   ;    63.2 agu1   192 dst.31
        vpxor ymm15, ymm15, ymm1                                     ;    56.2 fp0    192 dst
        vpand ymm15, ymm15, [rel aes_from_slices.T0_constants256]    ;    64.0 fp2+agu0  192 dst
        vpsllq ymm14, ymm15, 1                                       ;    65.0 fp1    192 dst
        vpxor ymm0, ymm0, ymm14                                      ;    66.0 fp3    192 dst
        vpsrlq ymm14, ymm2, 1                                        ;    57.2 fp2    192 dst
        vpxor ymm1, ymm1, ymm15                                      ;    65.0 fp0    192 dst
        vpxor ymm14, ymm14, ymm3                                     ;    58.2 fp1    192 dst
        vmovdqu ymm15, [rel aes_from_slices.T0_constants256]         ;    64.2 agu1   192 dst reload
        vpand ymm14, ymm14, ymm15                                    ;    71.2 fp3    192 dst
        vpxor ymm3, ymm3, ymm14                                      ;    72.2 fp2    192 dst
        vpsllq ymm14, ymm14, 1                                       ;    72.2 fp1    192 dst
        vpxor ymm2, ymm2, ymm14                                      ;    73.2 fp0    192 dst
        vpsrlq ymm14, ymm4, 1                                        ;    60.2 fp2    192 dst
        vpxor ymm14, ymm14, ymm5                                     ;    61.2 fp3    192 dst
        vpand ymm14, ymm14, ymm15                                    ;    71.2 fp1    192 dst
        vpsllq ymm13, ymm14, 1                                       ;    72.2 fp2    192 dst
        vpxor ymm4, ymm4, ymm13                                      ;    73.2 fp0    192 dst
        vpsrlq ymm13, ymm6, 1                                        ;    62.0 fp1    192 dst
        vpxor ymm5, ymm5, ymm14                                      ;    72.2 fp3    192 dst
        vpxor ymm13, ymm13, ymm7                                     ;    63.0 fp2    192 dst
        vpand ymm13, ymm13, ymm15                                    ;    71.2 fp0    192 dst
        vpsllq ymm14, ymm13, 1                                       ;    72.2 fp1    192 dst
        vpxor ymm6, ymm6, ymm14                                      ;    73.2 fp3    192 dst
        vpsrlq ymm14, ymm0, 2                                        ;    67.0 fp2    192 dst
        vpxor ymm7, ymm7, ymm13                                      ;    72.2 fp0    192 dst
        vpxor ymm14, ymm14, ymm2                                     ;    74.2 fp1    192 dst
        vmovdqu ymm13, [rel aes_from_slices.T0_constants256 + 32]    ;    65.2 agu0   192 dst reload
        vpand ymm14, ymm14, ymm13                                    ;    75.2 fp3    192 dst
        vpsllq ymm12, ymm14, 2                                       ;    76.2 fp2    192 dst
        vpxor ymm0, ymm0, ymm12                                      ;    77.2 fp0    192 dst
        vpsrlq ymm12, ymm1, 2                                        ;    71.2 fp1    192 dst
        vpxor ymm2, ymm2, ymm14                                      ;    76.2 fp3    192 dst
        vpxor ymm12, ymm12, ymm3                                     ;    73.2 fp2    192 dst
        vpand ymm12, ymm12, ymm13                                    ;    74.2 fp0    192 dst
        vpsllq ymm14, ymm12, 2                                       ;    75.2 fp1    192 dst
        vpxor ymm1, ymm1, ymm14                                      ;    76.2 fp3    192 dst
        vpsrlq ymm14, ymm4, 2                                        ;    74.2 fp2    192 dst
        vpxor ymm3, ymm3, ymm12                                      ;    75.2 fp0    192 dst
        vpxor ymm14, ymm14, ymm6                                     ;    75.2 fp1    192 dst
        vpand ymm14, ymm14, ymm13                                    ;    76.2 fp3    192 dst
        vpsllq ymm12, ymm14, 2                                       ;    77.2 fp2    192 dst
        vpxor ymm4, ymm4, ymm12                                      ;    78.2 fp0    192 dst
        vpsrlq ymm12, ymm5, 2                                        ;    74.2 fp1    192 dst
        vpxor ymm6, ymm6, ymm14                                      ;    77.2 fp3    192 dst
        vpxor ymm12, ymm12, ymm7                                     ;    75.2 fp2    192 dst
        vpand ymm12, ymm12, ymm13                                    ;    76.2 fp0    192 dst
        vpsllq ymm14, ymm12, 2                                       ;    77.2 fp1    192 dst
        vpxor ymm5, ymm5, ymm14                                      ;    78.2 fp3    192 dst
        vpsrlq ymm14, ymm0, 4                                        ;    78.2 fp2    192 dst
        vpxor ymm7, ymm7, ymm12                                      ;    77.2 fp0    192 dst
        vpxor ymm14, ymm14, ymm4                                     ;    79.2 fp1    192 dst
        vmovdqu ymm12, [rel aes_from_slices.T0_constants256 + 64]    ;    75.7 agu1   192 dst reload
        vpand ymm14, ymm14, ymm12                                    ;    82.7 fp3    192 dst
        vpsllq ymm13, ymm14, 4                                       ;    83.7 fp2    192 dst
        vpxor ymm0, ymm0, ymm13                                      ;    84.7 fp0    192 dst
        vpsrlq ymm13, ymm1, 4                                        ;    77.2 fp1    192 dst
        vpxor ymm4, ymm4, ymm14                                      ;    83.7 fp3    192 dst
        vpxor ymm13, ymm13, ymm5                                     ;    79.2 fp2    192 dst
        vpand ymm13, ymm13, ymm12                                    ;    82.7 fp0    192 dst
        vpsllq ymm14, ymm13, 4                                       ;    83.7 fp1    192 dst
        vpxor ymm1, ymm1, ymm14                                      ;    84.7 fp3    192 dst
        vpsrlq ymm14, ymm2, 4                                        ;    78.5 fp2    192 dst
        vpxor ymm5, ymm5, ymm13                                      ;    83.7 fp0    192 dst
        vpxor ymm14, ymm14, ymm6                                     ;    79.5 fp1    192 dst
        vpand ymm14, ymm14, ymm12                                    ;    82.7 fp3    192 dst
        vpsllq ymm13, ymm14, 4                                       ;    83.7 fp2    192 dst
        vpxor ymm2, ymm2, ymm13                                      ;    84.7 fp0    192 dst
        vpsrlq ymm13, ymm3, 4                                        ;    80.2 fp1    192 dst
        vpxor ymm6, ymm6, ymm14                                      ;    83.7 fp3    192 dst
        vpxor ymm13, ymm13, ymm7                                     ;    81.2 fp2    192 dst
        vpand ymm13, ymm13, ymm12                                    ;    82.7 fp0    192 dst
        vpsllq ymm14, ymm13, 4                                       ;    83.7 fp1    192 dst
        vpxor ymm3, ymm3, ymm14                                      ;    84.7 fp3    192 dst
        vpsrlq ymm14, ymm8, 1                                        ;    81.5 fp2    192 dst
        vpxor ymm7, ymm7, ymm13                                      ;    83.7 fp0    192 dst
        vpxor ymm14, ymm14, ymm9                                     ;    82.7 fp1    192 dst
        vpand ymm14, ymm14, ymm15                                    ;    83.7 fp3    192 dst
        vpsllq ymm13, ymm14, 1                                       ;    84.7 fp2    192 dst
        vpxor ymm8, ymm8, ymm13                                      ;    85.7 fp0    192 dst
        vpsrlq ymm13, ymm10, 1                                       ;    83.7 fp1    192 dst
        vpxor ymm9, ymm9, ymm14                                      ;    84.7 fp3    192 dst
        vpxor ymm13, ymm13, ymm11                                    ;    84.7 fp2    192 dst
        vpand ymm13, ymm13, ymm15                                    ;    85.7 fp0    192 dst
        vpsllq ymm14, ymm13, 1                                       ;    86.7 fp1    192 dst
        vpxor ymm10, ymm10, ymm14                                    ;    87.7 fp3    192 dst
        vpxor ymm11, ymm11, ymm13                                    ;    86.7 fp2    192 dst
        vmovdqu ymm13, [r8 + 384]                                    ;    84.7 agu0   192 dst.12 reload
        vpsrlq ymm14, ymm13, 1                                       ;    91.7 fp1    192 dst
        vpxor ymm14, ymm14, [r8 + 416]                               ;    92.7 fp0+agu1  192 dst
        vpand ymm14, ymm14, ymm15                                    ;    93.7 fp3    192 dst
        vmovdqu [rbp - 128], ymm7                                    ;    85.3 agu2+fp5  192 dst spill
        vpsllq ymm7, ymm14, 1                                        ;    94.7 fp2    192 dst
        vpxor ymm13, ymm13, ymm7                                     ;    95.7 fp0    192 dst
        vpxor ymm14, ymm14, [r8 + 416]                               ;    94.7 fp1+agu0  192 dst
        vmovdqu ymm7, [r8 + 448]                                     ;    86.0 agu1   192 dst.14 reload
        vmovdqu [rbp - 96], ymm6                                     ;    86.3 agu2+fp5  192 dst spill
        vpsrlq ymm6, ymm7, 1                                         ;    93.0 fp2    192 dst
        vpxor ymm6, ymm6, [r8 + 480]                                 ;    94.0 fp3+agu0  192 dst
        vpand ymm6, ymm6, ymm15                                      ;    95.0 fp0    192 dst
        vmovdqu [rbp - 64], ymm5                                     ;    87.3 agu1+fp5  192 dst spill
        vpsllq ymm5, ymm6, 1                                         ;    96.0 fp1    192 dst
        vpxor ymm7, ymm7, ymm5                                       ;    97.0 fp3    192 dst
        vpsrlq ymm5, ymm8, 2                                         ;    88.0 fp2    192 dst
        vpxor ymm6, ymm6, [r8 + 480]                                 ;    96.0 fp0+agu0  192 dst
        vpxor ymm5, ymm5, ymm10                                      ;    89.0 fp1    192 dst
        vpand ymm5, ymm5, [rel aes_from_slices.T0_constants256 + 32] ;    90.0 fp3+agu1  192 dst
        vmovdqu [rbp - 32], ymm4                                     ;    88.3 agu2+fp5  192 dst spill
        vpsllq ymm4, ymm5, 2                                         ;    91.0 fp2    192 dst
        vpxor ymm8, ymm8, ymm4                                       ;    92.0 fp0    192 dst
        vpsrlq ymm4, ymm9, 2                                         ;    89.7 fp1    192 dst
        vpxor ymm10, ymm10, ymm5                                     ;    91.0 fp3    192 dst
        vpxor ymm4, ymm4, ymm11                                      ;    90.7 fp2    192 dst
        vmovdqu ymm5, [rel aes_from_slices.T0_constants256 + 32]     ;    90.7 agu0   192 dst reload
        vpand ymm4, ymm4, ymm5                                       ;    97.7 fp0    192 dst
        vmovdqu [rbp + 0], ymm3                                      ;    91.0 agu1+fp5  192 dst spill
        vpsllq ymm3, ymm4, 2                                         ;    98.7 fp1    192 dst
        vpxor ymm9, ymm9, ymm3                                       ;    99.7 fp3    192 dst
        vpsrlq ymm3, ymm13, 2                                        ;    96.7 fp2    192 dst
        vpxor ymm11, ymm11, ymm4                                     ;    98.7 fp0    192 dst
        vpxor ymm3, ymm3, ymm7                                       ;    98.0 fp1    192 dst
        vpand ymm3, ymm3, ymm5                                       ;    99.0 fp3    192 dst
        vpsllq ymm4, ymm3, 2                                         ;   100.0 fp2    192 dst
        vpxor ymm13, ymm13, ymm4                                     ;   101.0 fp0    192 dst
        vpsrlq ymm4, ymm14, 2                                        ;    95.7 fp1    192 dst
        vpxor ymm7, ymm7, ymm3                                       ;   100.0 fp3    192 dst
        vpxor ymm4, ymm4, ymm6                                       ;    97.0 fp2    192 dst
        vpand ymm4, ymm4, ymm5                                       ;    98.0 fp0    192 dst
        vpsllq ymm3, ymm4, 2                                         ;    99.0 fp1    192 dst
        vpxor ymm14, ymm14, ymm3                                     ;   100.0 fp3    192 dst
        vpsrlq ymm3, ymm8, 4                                         ;    96.2 fp2    192 dst
        vpxor ymm6, ymm6, ymm4                                       ;    99.0 fp0    192 dst
        vpxor ymm3, ymm3, ymm13                                      ;   102.0 fp1    192 dst
        vpand ymm3, ymm3, ymm12                                      ;   103.0 fp3    192 dst
        vpsllq ymm4, ymm3, 4                                         ;   104.0 fp2    192 dst
        vpxor ymm8, ymm8, ymm4                                       ;   105.0 fp0    192 dst
        vpsrlq ymm4, ymm9, 4                                         ;   100.7 fp1    192 dst
        vpxor ymm13, ymm13, ymm3                                     ;   104.0 fp3    192 dst
        vpxor ymm4, ymm4, ymm14                                      ;   101.7 fp2    192 dst
        vpand ymm4, ymm4, ymm12                                      ;   102.7 fp0    192 dst
        vpsllq ymm3, ymm4, 4                                         ;   103.7 fp1    192 dst
        vpxor ymm9, ymm9, ymm3                                       ;   104.7 fp3    192 dst
        vpsrlq ymm3, ymm10, 4                                        ;    99.7 fp2    192 dst
        vpxor ymm14, ymm14, ymm4                                     ;   103.7 fp0    192 dst
        vpxor ymm3, ymm3, ymm7                                       ;   101.0 fp1    192 dst
        vpand ymm3, ymm3, ymm12                                      ;   102.0 fp3    192 dst
        vpsllq ymm4, ymm3, 4                                         ;   103.0 fp2    192 dst
        vpxor ymm10, ymm10, ymm4                                     ;   104.0 fp0    192 dst
        vpsrlq ymm4, ymm11, 4                                        ;   101.0 fp1    192 dst
        vpxor ymm7, ymm7, ymm3                                       ;   103.0 fp3    192 dst
        vpxor ymm4, ymm4, ymm6                                       ;   102.0 fp2    192 dst
        vpand ymm4, ymm4, ymm12                                      ;   103.0 fp0    192 dst
        vpsllq ymm3, ymm4, 4                                         ;   104.0 fp1    192 dst
        vpxor ymm11, ymm11, ymm3                                     ;   105.0 fp3    192 dst
        vpxor ymm6, ymm6, ymm4                                       ;   104.0 fp2    192 dst
        vmovdqu ymm3, [r8 + 512]                                     ;   102.3 agu0   192 dst.16 reload
        vpsrlq ymm4, ymm3, 1                                         ;   109.3 fp1    192 dst
        vpxor ymm4, ymm4, [r8 + 544]                                 ;   110.3 fp0+agu1  192 dst
        vpand ymm4, ymm4, ymm15                                      ;   111.3 fp3    192 dst
        vmovdqu [rbp + 32], ymm6                                     ;   105.0 agu2+fp5  192 dst spill
        vpsllq ymm6, ymm4, 1                                         ;   112.3 fp2    192 dst
        vpxor ymm3, ymm3, ymm6                                       ;   113.3 fp0    192 dst
        vpxor ymm4, ymm4, [r8 + 544]                                 ;   112.3 fp1+agu0  192 dst
        vmovdqu ymm6, [r8 + 576]                                     ;   103.8 agu1   192 dst.18 reload
        vmovdqu [rbp + 64], ymm7                                     ;   104.2 agu2+fp5  192 dst spill
        vpsrlq ymm7, ymm6, 1                                         ;   110.8 fp2    192 dst
        vpxor ymm7, ymm7, [r8 + 608]                                 ;   111.8 fp3+agu0  192 dst
        vpand ymm7, ymm7, ymm15                                      ;   112.8 fp0    192 dst
        vmovdqu [rbp + 96], ymm14                                    ;   105.2 agu1+fp5  192 dst spill
        vpsllq ymm14, ymm7, 1                                        ;   113.8 fp1    192 dst
        vpxor ymm6, ymm6, ymm14                                      ;   114.8 fp3    192 dst
        vpxor ymm7, ymm7, [r8 + 608]                                 ;   113.8 fp2+agu0  192 dst
        vmovdqu ymm14, [r8 + 640]                                    ;   105.8 agu1   192 dst.20 reload
        vmovdqu [rbp + 128], ymm13                                   ;   106.2 agu2+fp5  192 dst spill
        vpsrlq ymm13, ymm14, 1                                       ;   112.8 fp1    192 dst
        vpxor ymm13, ymm13, [r8 + 672]                               ;   113.8 fp0+agu0  192 dst
        vpand ymm13, ymm13, ymm15                                    ;   114.8 fp3    192 dst
        vmovdqu [rbp + 160], ymm11                                   ;   107.2 agu2+fp5  192 dst spill
        vpsllq ymm11, ymm13, 1                                       ;   115.8 fp2    192 dst
        vpxor ymm14, ymm14, ymm11                                    ;   116.8 fp0    192 dst
        vpxor ymm13, ymm13, [r8 + 672]                               ;   115.8 fp1+agu1  192 dst
        vmovdqu ymm11, [r8 + 704]                                    ;   110.8 agu0   192 dst.22 reload
        vmovdqu [rbp + 192], ymm10                                   ;   111.0 agu2+fp5  192 dst spill
        vpsrlq ymm10, ymm11, 1                                       ;   117.8 fp2    192 dst
        vpxor ymm10, ymm10, [r8 + 736]                               ;   118.8 fp3+agu1  192 dst
        vpand ymm10, ymm10, ymm15                                    ;   119.8 fp0    192 dst
        vmovdqu [rbp + 224], ymm9                                    ;   112.3 agu0+fp5  192 dst spill
        vpsllq ymm9, ymm10, 1                                        ;   120.8 fp1    192 dst
        vpxor ymm11, ymm11, ymm9                                     ;   121.8 fp2    192 dst
        vpsrlq ymm9, ymm3, 2                                         ;   114.3 fp1    192 dst
        vpxor ymm10, ymm10, [r8 + 736]                               ;   120.8 fp3+agu1  192 dst
        vpxor ymm9, ymm9, ymm6                                       ;   115.8 fp0    192 dst
        vpand ymm9, ymm9, ymm5                                       ;   116.8 fp2    192 dst
        vmovdqu [rbp + 256], ymm8                                    ;   114.0 agu2+fp5  192 dst spill
        vpsllq ymm8, ymm9, 2                                         ;   117.8 fp1    192 dst
        vpxor ymm3, ymm3, ymm8                                       ;   118.8 fp3    192 dst
        vpsrlq ymm8, ymm4, 2                                         ;   114.8 fp2    192 dst
        vpxor ymm6, ymm6, ymm9                                       ;   117.8 fp0    192 dst
        vpxor ymm8, ymm8, ymm7                                       ;   115.8 fp3    192 dst
        vpand ymm8, ymm8, ymm5                                       ;   116.8 fp1    192 dst
        vpsllq ymm9, ymm8, 2                                         ;   117.8 fp2    192 dst
        vpxor ymm4, ymm4, ymm9                                       ;   118.8 fp0    192 dst
        vpsrlq ymm9, ymm14, 2                                        ;   117.8 fp1    192 dst
        vpxor ymm7, ymm7, ymm8                                       ;   117.8 fp3    192 dst
        vpxor ymm9, ymm9, ymm11                                      ;   122.8 fp2    192 dst
        vpand ymm9, ymm9, ymm5                                       ;   123.8 fp0    192 dst
        vpsllq ymm8, ymm9, 2                                         ;   124.8 fp1    192 dst
        vpxor ymm14, ymm14, ymm8                                     ;   125.8 fp3    192 dst
        vpsrlq ymm8, ymm13, 2                                        ;   118.0 fp2    192 dst
        vpxor ymm11, ymm11, ymm9                                     ;   124.8 fp0    192 dst
        vpxor ymm8, ymm8, ymm10                                      ;   121.8 fp1    192 dst
        vpand ymm8, ymm8, ymm5                                       ;   122.8 fp3    192 dst
        vpsllq ymm9, ymm8, 2                                         ;   123.8 fp2    192 dst
        vpxor ymm13, ymm13, ymm9                                     ;   124.8 fp0    192 dst
        vpsrlq ymm9, ymm3, 4                                         ;   119.8 fp1    192 dst
        vpxor ymm10, ymm10, ymm8                                     ;   123.8 fp3    192 dst
        vpxor ymm9, ymm9, ymm14                                      ;   126.8 fp2    192 dst
        vpand ymm9, ymm9, ymm12                                      ;   127.8 fp0    192 dst
        vpsllq ymm8, ymm9, 4                                         ;   128.8 fp1    192 dst
        vpxor ymm3, ymm3, ymm8                                       ;   129.8 fp3    192 dst
        vpsrlq ymm8, ymm4, 4                                         ;   121.0 fp2    192 dst
        vpxor ymm14, ymm14, ymm9                                     ;   128.8 fp0    192 dst
        vpxor ymm8, ymm8, ymm13                                      ;   125.8 fp1    192 dst
        vpand ymm8, ymm8, ymm12                                      ;   126.8 fp3    192 dst
        vpsllq ymm9, ymm8, 4                                         ;   127.8 fp2    192 dst
        vpxor ymm4, ymm4, ymm9                                       ;   128.8 fp0    192 dst
        vpsrlq ymm9, ymm6, 4                                         ;   123.8 fp1    192 dst
        vpxor ymm13, ymm13, ymm8                                     ;   127.8 fp3    192 dst
        vpxor ymm9, ymm9, ymm11                                      ;   125.8 fp2    192 dst
        vpand ymm9, ymm9, ymm12                                      ;   126.8 fp0    192 dst
        vpsllq ymm8, ymm9, 4                                         ;   127.8 fp1    192 dst
        vpxor ymm6, ymm6, ymm8                                       ;   128.8 fp3    192 dst
        vpsrlq ymm8, ymm7, 4                                         ;   125.2 fp2    192 dst
        vpxor ymm11, ymm11, ymm9                                     ;   127.8 fp0    192 dst
        vpxor ymm8, ymm8, ymm10                                      ;   126.2 fp1    192 dst
        vpand ymm8, ymm8, ymm12                                      ;   127.2 fp3    192 dst
        vpsllq ymm9, ymm8, 4                                         ;   128.2 fp2    192 dst
        vpxor ymm7, ymm7, ymm9                                       ;   129.2 fp0    192 dst
        vpxor ymm10, ymm10, ymm8                                     ;   128.2 fp1    192 dst
        vmovdqu ymm8, [r8 + 768]                                     ;   127.0 agu0   192 dst.24 reload
        vpsrlq ymm9, ymm8, 1                                         ;   134.0 fp2    192 dst
        vpxor ymm9, ymm9, [r8 + 800]                                 ;   135.0 fp3+agu1  192 dst
        vpand ymm9, ymm9, ymm15                                      ;   136.0 fp0    192 dst
        vmovdqu [rbp + 288], ymm10                                   ;   129.2 agu2+fp5  192 dst spill
        vpsllq ymm10, ymm9, 1                                        ;   137.0 fp1    192 dst
        vpxor ymm8, ymm8, ymm10                                      ;   138.0 fp2    192 dst
        vpxor ymm9, ymm9, [r8 + 800]                                 ;   137.0 fp3+agu0  192 dst
        vmovdqu ymm10, [r8 + 832]                                    ;   128.5 agu1   192 dst.26 reload
        vmovdqu [rbp + 320], ymm11                                   ;   128.8 agu2+fp5  192 dst spill
        vpsrlq ymm11, ymm10, 1                                       ;   135.5 fp1    192 dst
        vpxor ymm11, ymm11, [r8 + 864]                               ;   136.5 fp0+agu0  192 dst
        vpand ymm11, ymm11, ymm15                                    ;   137.5 fp2    192 dst
        vmovdqu [rbp + 352], ymm13                                   ;   129.8 agu1+fp5  192 dst spill
        vpsllq ymm13, ymm11, 1                                       ;   138.5 fp1    192 dst
        vpxor ymm10, ymm10, ymm13                                    ;   139.5 fp3    192 dst
        vpxor ymm11, ymm11, [r8 + 864]                               ;   138.5 fp0+agu0  192 dst
        vmovdqu ymm13, [r8 + 896]                                    ;   130.5 agu1   192 dst.28 reload
        vmovdqu [rbp + 384], ymm14                                   ;   130.8 agu2+fp5  192 dst spill
        vpsrlq ymm14, ymm13, 1                                       ;   137.5 fp2    192 dst
        vpxor ymm14, ymm14, [r8 + 928]                               ;   138.5 fp3+agu0  192 dst
        vpand ymm14, ymm14, ymm15                                    ;   139.5 fp0    192 dst
        vmovdqu [rbp + 416], ymm7                                    ;   131.8 agu2+fp5  192 dst spill
        vpsllq ymm7, ymm14, 1                                        ;   140.5 fp1    192 dst
        vpxor ymm13, ymm13, ymm7                                     ;   141.5 fp2    192 dst
        vpxor ymm14, ymm14, [r8 + 928]                               ;   140.5 fp3+agu1  192 dst
        vmovdqu ymm7, [r8 + 960]                                     ;   135.5 agu0   192 dst.30 reload
        vmovdqu [rbp + 448], ymm6                                    ;   135.7 agu2+fp5  192 dst spill
        vpsrlq ymm6, ymm7, 1                                         ;   142.5 fp1    192 dst
        vpxor ymm6, ymm6, [r8 + 992]                                 ;   143.5 fp0+agu1  192 dst
        vpand ymm6, ymm6, ymm15                                      ;   144.5 fp2    192 dst
        vmovdqu [rbp + 480], ymm2                                    ;   137.0 agu0+fp5  192 dst spill
        vpsllq ymm2, ymm6, 1                                         ;   145.5 fp1    192 dst
        vpxor ymm7, ymm7, ymm2                                       ;   146.5 fp3    192 dst
        vpsrlq ymm2, ymm8, 2                                         ;   139.0 fp2    192 dst
        vpxor ymm6, ymm6, [r8 + 992]                                 ;   145.5 fp0+agu1  192 dst
        vpxor ymm2, ymm2, ymm10                                      ;   140.5 fp1    192 dst
        vpand ymm2, ymm2, ymm5                                       ;   141.5 fp3    192 dst
        vmovdqu [rbp + 512], ymm4                                    ;   138.7 agu2+fp5  192 dst spill
        vpsllq ymm4, ymm2, 2                                         ;   142.5 fp2    192 dst
        vpxor ymm8, ymm8, ymm4                                       ;   143.5 fp0    192 dst
        vpsrlq ymm4, ymm9, 2                                         ;   139.2 fp1    192 dst
        vpxor ymm10, ymm10, ymm2                                     ;   142.5 fp3    192 dst
        vpxor ymm4, ymm4, ymm11                                      ;   140.2 fp2    192 dst
        vpand ymm4, ymm4, ymm5                                       ;   141.2 fp0    192 dst
        vpsllq ymm2, ymm4, 2                                         ;   142.2 fp1    192 dst
        vpxor ymm9, ymm9, ymm2                                       ;   143.2 fp3    192 dst
        vpsrlq ymm2, ymm13, 2                                        ;   142.5 fp2    192 dst
        vpxor ymm11, ymm11, ymm4                                     ;   142.2 fp0    192 dst
        vpxor ymm2, ymm2, ymm7                                       ;   147.5 fp1    192 dst
        vpand ymm2, ymm2, ymm5                                       ;   148.5 fp3    192 dst
        vpsllq ymm4, ymm2, 2                                         ;   149.5 fp2    192 dst
        vpxor ymm13, ymm13, ymm4                                     ;   150.5 fp0    192 dst
        vpsrlq ymm4, ymm14, 2                                        ;   142.3 fp1    192 dst
        vpxor ymm7, ymm7, ymm2                                       ;   149.5 fp3    192 dst
        vpxor ymm4, ymm4, ymm6                                       ;   146.5 fp2    192 dst
        vpand ymm4, ymm4, ymm5                                       ;   147.5 fp0    192 dst
        vpsllq ymm2, ymm4, 2                                         ;   148.5 fp1    192 dst
        vpxor ymm14, ymm14, ymm2                                     ;   149.5 fp3    192 dst
        vpsrlq ymm2, ymm8, 4                                         ;   144.5 fp2    192 dst
        vpxor ymm6, ymm6, ymm4                                       ;   148.5 fp0    192 dst
        vpxor ymm2, ymm2, ymm13                                      ;   151.5 fp1    192 dst
        vpand ymm2, ymm2, ymm12                                      ;   152.5 fp3    192 dst
        vpsllq ymm4, ymm2, 4                                         ;   153.5 fp2    192 dst
        vpxor ymm8, ymm8, ymm4                                       ;   154.5 fp0    192 dst
        vpsrlq ymm4, ymm9, 4                                         ;   145.7 fp1    192 dst
        vpxor ymm13, ymm13, ymm2                                     ;   153.5 fp3    192 dst
        vpxor ymm4, ymm4, ymm14                                      ;   150.5 fp2    192 dst
        vpand ymm4, ymm4, ymm12                                      ;   151.5 fp0    192 dst
        vpsllq ymm2, ymm4, 4                                         ;   152.5 fp1    192 dst
        vpxor ymm9, ymm9, ymm2                                       ;   153.5 fp3    192 dst
        vpsrlq ymm2, ymm10, 4                                        ;   148.5 fp2    192 dst
        vpxor ymm14, ymm14, ymm4                                     ;   152.5 fp0    192 dst
        vpxor ymm2, ymm2, ymm7                                       ;   150.5 fp1    192 dst
        vpand ymm2, ymm2, ymm12                                      ;   151.5 fp3    192 dst
        vpsllq ymm4, ymm2, 4                                         ;   152.5 fp2    192 dst
        vpxor ymm10, ymm10, ymm4                                     ;   153.5 fp0    192 dst
        vpsrlq ymm4, ymm11, 4                                        ;   149.8 fp1    192 dst
        vpxor ymm7, ymm7, ymm2                                       ;   152.5 fp3    192 dst
        vpxor ymm4, ymm4, ymm6                                       ;   150.8 fp2    192 dst
        vpand ymm4, ymm4, ymm12                                      ;   151.8 fp0    192 dst
        vpsllq ymm2, ymm4, 4                                         ;   152.8 fp1    192 dst
        vpxor ymm11, ymm11, ymm2                                     ;   153.8 fp3    192 dst
        vpxor ymm6, ymm6, ymm4                                       ;   152.8 fp2    192 dst
        vmovdqu ymm2, [r8 + 1024]                                    ;   151.7 agu0   192 dst.0 reload
        vpsrlq ymm4, ymm2, 1                                         ;   158.7 fp1    192 dst
        vpxor ymm4, ymm4, [r8 + 1056]                                ;   159.7 fp0+agu1  192 dst
        vpand ymm4, ymm4, ymm15                                      ;   160.7 fp3    192 dst
        vmovdqu [rbp + 544], ymm6                                    ;   153.8 agu2+fp5  192 dst spill
        vpsllq ymm6, ymm4, 1                                         ;   161.7 fp2    192 dst
        vpxor ymm2, ymm2, ymm6                                       ;   162.7 fp1    192 dst
        vpxor ymm4, ymm4, [r8 + 1056]                                ;   161.7 fp0+agu0  192 dst
        vmovdqu ymm6, [r8 + 1088]                                    ;   153.2 agu1   192 dst.2 reload
        vmovdqu [rbp + 576], ymm7                                    ;   153.5 agu2+fp5  192 dst spill
        vpsrlq ymm7, ymm6, 1                                         ;   160.2 fp2    192 dst
        vpxor ymm7, ymm7, [r8 + 1120]                                ;   161.2 fp3+agu0  192 dst
        vpand ymm7, ymm7, ymm15                                      ;   162.2 fp1    192 dst
        vmovdqu [rbp + 608], ymm14                                   ;   154.5 agu1+fp5  192 dst spill
        vpsllq ymm14, ymm7, 1                                        ;   163.2 fp2    192 dst
        vpxor ymm6, ymm6, ymm14                                      ;   164.2 fp0    192 dst
        vpxor ymm7, ymm7, [r8 + 1120]                                ;   163.2 fp3+agu0  192 dst
        vmovdqu ymm14, [r8 + 1152]                                   ;   155.2 agu1   192 dst.4 reload
        vmovdqu [rbp + 640], ymm13                                   ;   155.5 agu2+fp5  192 dst spill
        vpsrlq ymm13, ymm14, 1                                       ;   162.2 fp1    192 dst
        vpxor ymm13, ymm13, [r8 + 1184]                              ;   163.2 fp0+agu0  192 dst
        vpand ymm13, ymm13, ymm15                                    ;   164.2 fp3    192 dst
        vmovdqu [rbp + 672], ymm11                                   ;   156.5 agu2+fp5  192 dst spill
        vpsllq ymm11, ymm13, 1                                       ;   165.2 fp2    192 dst
        vpxor ymm14, ymm14, ymm11                                    ;   166.2 fp1    192 dst
        vpxor ymm13, ymm13, [r8 + 1184]                              ;   165.2 fp0+agu1  192 dst
        vmovdqu ymm11, [r8 + 1216]                                   ;   160.2 agu0   192 dst.6 reload
        vmovdqu [rbp + 704], ymm10                                   ;   160.3 agu2+fp5  192 dst spill
        vpsrlq ymm10, ymm11, 1                                       ;   167.2 fp2    192 dst
        vpxor ymm10, ymm10, [r8 + 1248]                              ;   168.2 fp3+agu1  192 dst
        vpand ymm10, ymm10, ymm15                                    ;   169.2 fp1    192 dst
        vmovdqu [rbp + 736], ymm9                                    ;   161.7 agu0+fp5  192 dst spill
        vpsllq ymm9, ymm10, 1                                        ;   170.2 fp2    192 dst
        vpxor ymm11, ymm11, ymm9                                     ;   171.2 fp0    192 dst
        vpsrlq ymm9, ymm2, 2                                         ;   163.7 fp1    192 dst
        vpxor ymm10, ymm10, [r8 + 1248]                              ;   170.2 fp3+agu1  192 dst
        vpxor ymm9, ymm9, ymm6                                       ;   165.2 fp2    192 dst
        vpand ymm9, ymm9, ymm5                                       ;   166.2 fp0    192 dst
        vmovdqu [rbp + 768], ymm8                                    ;   163.3 agu2+fp5  192 dst spill
        vpsllq ymm8, ymm9, 2                                         ;   167.2 fp1    192 dst
        vpxor ymm2, ymm2, ymm8                                       ;   168.2 fp3    192 dst
        vpsrlq ymm8, ymm4, 2                                         ;   163.8 fp2    192 dst
        vpxor ymm6, ymm6, ymm9                                       ;   167.2 fp0    192 dst
        vpxor ymm8, ymm8, ymm7                                       ;   164.8 fp1    192 dst
        vpand ymm8, ymm8, ymm5                                       ;   165.8 fp3    192 dst
        vpsllq ymm9, ymm8, 2                                         ;   166.8 fp2    192 dst
        vpxor ymm4, ymm4, ymm9                                       ;   167.8 fp0    192 dst
        vpsrlq ymm9, ymm14, 2                                        ;   167.2 fp1    192 dst
        vpxor ymm7, ymm7, ymm8                                       ;   166.8 fp3    192 dst
        vpxor ymm9, ymm9, ymm11                                      ;   172.2 fp2    192 dst
        vpand ymm9, ymm9, ymm5                                       ;   173.2 fp0    192 dst
        vpsllq ymm8, ymm9, 2                                         ;   174.2 fp1    192 dst
        vpxor ymm14, ymm14, ymm8                                     ;   175.2 fp3    192 dst
        vpsrlq ymm8, ymm13, 2                                        ;   167.0 fp2    192 dst
        vpxor ymm11, ymm11, ymm9                                     ;   174.2 fp0    192 dst
        vpxor ymm8, ymm8, ymm10                                      ;   171.2 fp1    192 dst
        vpand ymm8, ymm8, ymm5                                       ;   172.2 fp3    192 dst
        vpsllq ymm9, ymm8, 2                                         ;   173.2 fp2    192 dst
        vpxor ymm13, ymm13, ymm9                                     ;   174.2 fp0    192 dst
        vpsrlq ymm9, ymm2, 4                                         ;   169.2 fp1    192 dst
        vpxor ymm10, ymm10, ymm8                                     ;   173.2 fp3    192 dst
        vpxor ymm9, ymm9, ymm14                                      ;   176.2 fp2    192 dst
        vpand ymm9, ymm9, ymm12                                      ;   177.2 fp0    192 dst
        vpsllq ymm8, ymm9, 4                                         ;   178.2 fp1    192 dst
        vpxor ymm2, ymm2, ymm8                                       ;   179.2 fp3    192 dst
        vpsrlq ymm8, ymm4, 4                                         ;   170.3 fp2    192 dst
        vpxor ymm14, ymm14, ymm9                                     ;   178.2 fp0    192 dst
        vpxor ymm8, ymm8, ymm13                                      ;   175.2 fp1    192 dst
        vpand ymm8, ymm8, ymm12                                      ;   176.2 fp3    192 dst
        vpsllq ymm9, ymm8, 4                                         ;   177.2 fp2    192 dst
        vpxor ymm4, ymm4, ymm9                                       ;   178.2 fp0    192 dst
        vpsrlq ymm9, ymm6, 4                                         ;   173.2 fp1    192 dst
        vpxor ymm13, ymm13, ymm8                                     ;   177.2 fp3    192 dst
        vpxor ymm9, ymm9, ymm11                                      ;   175.2 fp2    192 dst
        vpand ymm9, ymm9, ymm12                                      ;   176.2 fp0    192 dst
        vpsllq ymm8, ymm9, 4                                         ;   177.2 fp1    192 dst
        vpxor ymm6, ymm6, ymm8                                       ;   178.2 fp3    192 dst
        vpsrlq ymm8, ymm7, 4                                         ;   174.5 fp2    192 dst
        vpxor ymm11, ymm11, ymm9                                     ;   177.2 fp0    192 dst
        vpxor ymm8, ymm8, ymm10                                      ;   175.5 fp1    192 dst
        vpand ymm8, ymm8, ymm12                                      ;   176.5 fp3    192 dst
        vpsllq ymm9, ymm8, 4                                         ;   177.5 fp2    192 dst
        vpxor ymm7, ymm7, ymm9                                       ;   178.5 fp0    192 dst
        vpxor ymm10, ymm10, ymm8                                     ;   177.5 fp1    192 dst
        vmovdqu ymm8, [r8 + 1280]                                    ;   176.3 agu0   192 dst.8 reload
        vpsrlq ymm9, ymm8, 1                                         ;   183.3 fp2    192 dst
        vpxor ymm9, ymm9, [r8 + 1312]                                ;   184.3 fp3+agu1  192 dst
        vpand ymm9, ymm9, ymm15                                      ;   185.3 fp0    192 dst
        vmovdqu [rbp + 800], ymm10                                   ;   178.5 agu2+fp5  192 dst spill
        vpsllq ymm10, ymm9, 1                                        ;   186.3 fp1    192 dst
        vpxor ymm8, ymm8, ymm10                                      ;   187.3 fp2    192 dst
        vpxor ymm9, ymm9, [r8 + 1312]                                ;   186.3 fp3+agu0  192 dst
        vmovdqu ymm10, [r8 + 1344]                                   ;   177.8 agu1   192 dst.10 reload
        vmovdqu [rbp + 832], ymm11                                   ;   178.2 agu2+fp5  192 dst spill
        vpsrlq ymm11, ymm10, 1                                       ;   184.8 fp1    192 dst
        vpxor ymm11, ymm11, [r8 + 1376]                              ;   185.8 fp0+agu0  192 dst
        vpand ymm11, ymm11, ymm15                                    ;   186.8 fp2    192 dst
        vmovdqu [rbp + 864], ymm13                                   ;   179.2 agu1+fp5  192 dst spill
        vpsllq ymm13, ymm11, 1                                       ;   187.8 fp1    192 dst
        vpxor ymm10, ymm10, ymm13                                    ;   188.8 fp3    192 dst
        vpxor ymm11, ymm11, [r8 + 1376]                              ;   187.8 fp0+agu0  192 dst
        vmovdqu ymm13, [r8 + 1408]                                   ;   179.8 agu1   192 dst.12 reload
        vmovdqu [rbp + 896], ymm14                                   ;   180.2 agu2+fp5  192 dst spill
        vpsrlq ymm14, ymm13, 1                                       ;   186.8 fp2    192 dst
        vpxor ymm14, ymm14, [r8 + 1440]                              ;   187.8 fp3+agu0  192 dst
        vpand ymm14, ymm14, ymm15                                    ;   188.8 fp0    192 dst
        vmovdqu [rbp + 928], ymm7                                    ;   181.2 agu2+fp5  192 dst spill
        vpsllq ymm7, ymm14, 1                                        ;   189.8 fp1    192 dst
        vpxor ymm13, ymm13, ymm7                                     ;   190.8 fp2    192 dst
        vpxor ymm14, ymm14, [r8 + 1440]                              ;   189.8 fp3+agu1  192 dst
        vmovdqu ymm7, [r8 + 1472]                                    ;   184.8 agu0   192 dst.14 reload
        vmovdqu [rbp + 960], ymm6                                    ;   185.0 agu2+fp5  192 dst spill
        vpsrlq ymm6, ymm7, 1                                         ;   191.8 fp1    192 dst
        vpxor ymm6, ymm6, [r8 + 1504]                                ;   192.8 fp0+agu1  192 dst
        vpand ymm6, ymm6, ymm15                                      ;   193.8 fp2    192 dst
        vmovdqu [rbp + 992], ymm4                                    ;   186.3 agu0+fp5  192 dst spill
        vpsllq ymm4, ymm6, 1                                         ;   194.8 fp1    192 dst
        vpxor ymm7, ymm7, ymm4                                       ;   195.8 fp3    192 dst
        vpsrlq ymm4, ymm8, 2                                         ;   188.3 fp2    192 dst
        vpxor ymm6, ymm6, [r8 + 1504]                                ;   194.8 fp0+agu1  192 dst
        vpxor ymm4, ymm4, ymm10                                      ;   189.8 fp1    192 dst
        vpand ymm4, ymm4, ymm5                                       ;   190.8 fp3    192 dst
        vmovdqu [rbp + 1024], ymm1                                   ;   188.0 agu2+fp5  192 dst spill
        vpsllq ymm1, ymm4, 2                                         ;   191.8 fp2    192 dst
        vpxor ymm8, ymm8, ymm1                                       ;   192.8 fp0    192 dst
        vpsrlq ymm1, ymm9, 2                                         ;   188.5 fp1    192 dst
        vpxor ymm10, ymm10, ymm4                                     ;   191.8 fp3    192 dst
        vpxor ymm1, ymm1, ymm11                                      ;   189.5 fp2    192 dst
        vpand ymm1, ymm1, ymm5                                       ;   190.5 fp0    192 dst
        vpsllq ymm4, ymm1, 2                                         ;   191.5 fp1    192 dst
        vpxor ymm9, ymm9, ymm4                                       ;   192.5 fp3    192 dst
        vpsrlq ymm4, ymm13, 2                                        ;   191.8 fp2    192 dst
        vpxor ymm11, ymm11, ymm1                                     ;   191.5 fp0    192 dst
        vpxor ymm4, ymm4, ymm7                                       ;   196.8 fp1    192 dst
        vpand ymm4, ymm4, ymm5                                       ;   197.8 fp3    192 dst
        vpsllq ymm1, ymm4, 2                                         ;   198.8 fp2    192 dst
        vpxor ymm13, ymm13, ymm1                                     ;   199.8 fp0    192 dst
        vpsrlq ymm1, ymm14, 2                                        ;   191.7 fp1    192 dst
        vpxor ymm7, ymm7, ymm4                                       ;   198.8 fp3    192 dst
        vpxor ymm1, ymm1, ymm6                                       ;   195.8 fp2    192 dst
        vpand ymm1, ymm1, ymm5                                       ;   196.8 fp0    192 dst
        vpsllq ymm4, ymm1, 2                                         ;   197.8 fp1    192 dst
        vpxor ymm14, ymm14, ymm4                                     ;   198.8 fp3    192 dst
        vpsrlq ymm4, ymm8, 4                                         ;   193.8 fp2    192 dst
        vpxor ymm6, ymm6, ymm1                                       ;   197.8 fp0    192 dst
        vpxor ymm4, ymm4, ymm13                                      ;   200.8 fp1    192 dst
        vpand ymm4, ymm4, ymm12                                      ;   201.8 fp3    192 dst
        vpsllq ymm1, ymm4, 4                                         ;   202.8 fp2    192 dst
        vpxor ymm8, ymm8, ymm1                                       ;   203.8 fp0    192 dst
        vpsrlq ymm1, ymm9, 4                                         ;   195.0 fp1    192 dst
        vpxor ymm13, ymm13, ymm4                                     ;   202.8 fp3    192 dst
        vpxor ymm1, ymm1, ymm14                                      ;   199.8 fp2    192 dst
        vpand ymm1, ymm1, ymm12                                      ;   200.8 fp0    192 dst
        vpsllq ymm4, ymm1, 4                                         ;   201.8 fp1    192 dst
        vpxor ymm9, ymm9, ymm4                                       ;   202.8 fp3    192 dst
        vpsrlq ymm4, ymm10, 4                                        ;   197.8 fp2    192 dst
        vpxor ymm14, ymm14, ymm1                                     ;   201.8 fp0    192 dst
        vpxor ymm4, ymm4, ymm7                                       ;   199.8 fp1    192 dst
        vpand ymm4, ymm4, ymm12                                      ;   200.8 fp3    192 dst
        vpsllq ymm1, ymm4, 4                                         ;   201.8 fp2    192 dst
        vpxor ymm10, ymm10, ymm1                                     ;   202.8 fp0    192 dst
        vpsrlq ymm1, ymm11, 4                                        ;   199.2 fp1    192 dst
        vpxor ymm7, ymm7, ymm4                                       ;   201.8 fp3    192 dst
        vpxor ymm1, ymm1, ymm6                                       ;   200.2 fp2    192 dst
        vpand ymm1, ymm1, ymm12                                      ;   201.2 fp0    192 dst
        vpsllq ymm4, ymm1, 4                                         ;   202.2 fp1    192 dst
        vpxor ymm11, ymm11, ymm4                                     ;   203.2 fp3    192 dst
        vpxor ymm6, ymm6, ymm1                                       ;   202.2 fp2    192 dst
        vmovdqu ymm1, [r8 + 1536]                                    ;   201.0 agu0   192 dst.16 reload
        vpsrlq ymm4, ymm1, 1                                         ;   208.0 fp1    192 dst
        vpxor ymm4, ymm4, [r8 + 1568]                                ;   209.0 fp0+agu1  192 dst
        vpand ymm4, ymm4, ymm15                                      ;   210.0 fp3    192 dst
        vmovdqu [rbp + 1056], ymm6                                   ;   203.2 agu2+fp5  192 dst spill
        vpsllq ymm6, ymm4, 1                                         ;   211.0 fp2    192 dst
        vpxor ymm1, ymm1, ymm6                                       ;   212.0 fp1    192 dst
        vpxor ymm4, ymm4, [r8 + 1568]                                ;   211.0 fp0+agu0  192 dst
        vmovdqu ymm6, [r8 + 1600]                                    ;   202.5 agu1   192 dst.18 reload
        vmovdqu [rbp + 1088], ymm7                                   ;   202.8 agu2+fp5  192 dst spill
        vpsrlq ymm7, ymm6, 1                                         ;   209.5 fp2    192 dst
        vpxor ymm7, ymm7, [r8 + 1632]                                ;   210.5 fp3+agu0  192 dst
        vpand ymm7, ymm7, ymm15                                      ;   211.5 fp1    192 dst
        vmovdqu [rbp + 1120], ymm14                                  ;   203.8 agu1+fp5  192 dst spill
        vpsllq ymm14, ymm7, 1                                        ;   212.5 fp2    192 dst
        vpxor ymm6, ymm6, ymm14                                      ;   213.5 fp0    192 dst
        vpxor ymm7, ymm7, [r8 + 1632]                                ;   212.5 fp3+agu0  192 dst
        vmovdqu ymm14, [r8 + 1664]                                   ;   204.5 agu1   192 dst.20 reload
        vmovdqu [rbp + 1152], ymm13                                  ;   204.8 agu2+fp5  192 dst spill
        vpsrlq ymm13, ymm14, 1                                       ;   211.5 fp1    192 dst
        vpxor ymm13, ymm13, [r8 + 1696]                              ;   212.5 fp0+agu0  192 dst
        vpand ymm13, ymm13, ymm15                                    ;   213.5 fp3    192 dst
        vmovdqu [rbp + 1184], ymm11                                  ;   205.8 agu2+fp5  192 dst spill
        vpsllq ymm11, ymm13, 1                                       ;   214.5 fp2    192 dst
        vpxor ymm14, ymm14, ymm11                                    ;   215.5 fp1    192 dst
        vpxor ymm13, ymm13, [r8 + 1696]                              ;   214.5 fp0+agu1  192 dst
        vmovdqu ymm11, [r8 + 1728]                                   ;   209.5 agu0   192 dst.22 reload
        vmovdqu [rbp + 1216], ymm10                                  ;   209.7 agu2+fp5  192 dst spill
        vpsrlq ymm10, ymm11, 1                                       ;   216.5 fp2    192 dst
        vpxor ymm10, ymm10, [r8 + 1760]                              ;   217.5 fp3+agu1  192 dst
        vpand ymm10, ymm10, ymm15                                    ;   218.5 fp1    192 dst
        vmovdqu [rbp + 1248], ymm9                                   ;   211.0 agu0+fp5  192 dst spill
        vpsllq ymm9, ymm10, 1                                        ;   219.5 fp2    192 dst
        vpxor ymm11, ymm11, ymm9                                     ;   220.5 fp0    192 dst
        vpsrlq ymm9, ymm1, 2                                         ;   213.0 fp1    192 dst
        vpxor ymm10, ymm10, [r8 + 1760]                              ;   219.5 fp3+agu1  192 dst
        vpxor ymm9, ymm9, ymm6                                       ;   214.5 fp2    192 dst
        vpand ymm9, ymm9, ymm5                                       ;   215.5 fp0    192 dst
        vmovdqu [rbp + 1280], ymm8                                   ;   212.7 agu2+fp5  192 dst spill
        vpsllq ymm8, ymm9, 2                                         ;   216.5 fp1    192 dst
        vpxor ymm1, ymm1, ymm8                                       ;   217.5 fp3    192 dst
        vpsrlq ymm8, ymm4, 2                                         ;   213.2 fp2    192 dst
        vpxor ymm6, ymm6, ymm9                                       ;   216.5 fp0    192 dst
        vpxor ymm8, ymm8, ymm7                                       ;   214.2 fp1    192 dst
        vpand ymm8, ymm8, ymm5                                       ;   215.2 fp3    192 dst
        vpsllq ymm9, ymm8, 2                                         ;   216.2 fp2    192 dst
        vpxor ymm4, ymm4, ymm9                                       ;   217.2 fp0    192 dst
        vpsrlq ymm9, ymm14, 2                                        ;   216.5 fp1    192 dst
        vpxor ymm7, ymm7, ymm8                                       ;   216.2 fp3    192 dst
        vpxor ymm9, ymm9, ymm11                                      ;   221.5 fp2    192 dst
        vpand ymm9, ymm9, ymm5                                       ;   222.5 fp0    192 dst
        vpsllq ymm8, ymm9, 2                                         ;   223.5 fp1    192 dst
        vpxor ymm14, ymm14, ymm8                                     ;   224.5 fp3    192 dst
        vpsrlq ymm8, ymm13, 2                                        ;   216.3 fp2    192 dst
        vpxor ymm11, ymm11, ymm9                                     ;   223.5 fp0    192 dst
        vpxor ymm8, ymm8, ymm10                                      ;   220.5 fp1    192 dst
        vpand ymm8, ymm8, ymm5                                       ;   221.5 fp3    192 dst
        vpsllq ymm9, ymm8, 2                                         ;   222.5 fp2    192 dst
        vpxor ymm13, ymm13, ymm9                                     ;   223.5 fp0    192 dst
        vpsrlq ymm9, ymm1, 4                                         ;   218.5 fp1    192 dst
        vpxor ymm10, ymm10, ymm8                                     ;   222.5 fp3    192 dst
        vpxor ymm9, ymm9, ymm14                                      ;   225.5 fp2    192 dst
        vpand ymm9, ymm9, ymm12                                      ;   226.5 fp0    192 dst
        vpsllq ymm8, ymm9, 4                                         ;   227.5 fp1    192 dst
        vpxor ymm1, ymm1, ymm8                                       ;   228.5 fp3    192 dst
        vpsrlq ymm8, ymm4, 4                                         ;   219.7 fp2    192 dst
        vpxor ymm14, ymm14, ymm9                                     ;   227.5 fp0    192 dst
        vpxor ymm8, ymm8, ymm13                                      ;   224.5 fp1    192 dst
        vpand ymm8, ymm8, ymm12                                      ;   225.5 fp3    192 dst
        vpsllq ymm9, ymm8, 4                                         ;   226.5 fp2    192 dst
        vpxor ymm4, ymm4, ymm9                                       ;   227.5 fp0    192 dst
        vpsrlq ymm9, ymm6, 4                                         ;   222.5 fp1    192 dst
        vpxor ymm13, ymm13, ymm8                                     ;   226.5 fp3    192 dst
        vpxor ymm9, ymm9, ymm11                                      ;   224.5 fp2    192 dst
        vpand ymm9, ymm9, ymm12                                      ;   225.5 fp0    192 dst
        vpsllq ymm8, ymm9, 4                                         ;   226.5 fp1    192 dst
        vpxor ymm6, ymm6, ymm8                                       ;   227.5 fp3    192 dst
        vpsrlq ymm8, ymm7, 4                                         ;   223.8 fp2    192 dst
        vpxor ymm11, ymm11, ymm9                                     ;   226.5 fp0    192 dst
        vpxor ymm8, ymm8, ymm10                                      ;   224.8 fp1    192 dst
        vpand ymm8, ymm8, ymm12                                      ;   225.8 fp3    192 dst
        vpsllq ymm9, ymm8, 4                                         ;   226.8 fp2    192 dst
        vpxor ymm7, ymm7, ymm9                                       ;   227.8 fp0    192 dst
        vpxor ymm10, ymm10, ymm8                                     ;   226.8 fp1    192 dst
        vmovdqu ymm8, [r8 + 1792]                                    ;   225.7 agu0   192 dst.24 reload
        vpsrlq ymm9, ymm8, 1                                         ;   232.7 fp2    192 dst
        vpxor ymm9, ymm9, [r8 + 1824]                                ;   233.7 fp3+agu1  192 dst
        vpand ymm9, ymm9, ymm15                                      ;   234.7 fp0    192 dst
        vmovdqu [rbp + 1312], ymm10                                  ;   227.8 agu2+fp5  192 dst spill
        vpsllq ymm10, ymm9, 1                                        ;   235.7 fp1    192 dst
        vpxor ymm8, ymm8, ymm10                                      ;   236.7 fp2    192 dst
        vpxor ymm9, ymm9, [r8 + 1824]                                ;   235.7 fp3+agu0  192 dst
        vmovdqu ymm10, [r8 + 1856]                                   ;   227.2 agu1   192 dst.26 reload
        vmovdqu [rbp + 1344], ymm11                                  ;   227.5 agu2+fp5  192 dst spill
        vpsrlq ymm11, ymm10, 1                                       ;   234.2 fp1    192 dst
        vpxor ymm11, ymm11, [r8 + 1888]                              ;   235.2 fp0+agu0  192 dst
        vpand ymm11, ymm11, ymm15                                    ;   236.2 fp2    192 dst
        vmovdqu [rbp + 1376], ymm13                                  ;   228.5 agu1+fp5  192 dst spill
        vpsllq ymm13, ymm11, 1                                       ;   237.2 fp1    192 dst
        vpxor ymm10, ymm10, ymm13                                    ;   238.2 fp3    192 dst
        vpxor ymm11, ymm11, [r8 + 1888]                              ;   237.2 fp0+agu0  192 dst
        vmovdqu ymm13, [r8 + 1920]                                   ;   229.2 agu1   192 dst.28 reload
        vmovdqu [rbp + 1408], ymm14                                  ;   229.5 agu2+fp5  192 dst spill
        vpsrlq ymm14, ymm13, 1                                       ;   236.2 fp2    192 dst
        vpxor ymm14, ymm14, [r8 + 1952]                              ;   237.2 fp3+agu0  192 dst
        vpand ymm14, ymm14, ymm15                                    ;   238.2 fp0    192 dst
        vmovdqu [rbp + 1440], ymm7                                   ;   230.5 agu2+fp5  192 dst spill
        vpsllq ymm7, ymm14, 1                                        ;   239.2 fp1    192 dst
        vpxor ymm13, ymm13, ymm7                                     ;   240.2 fp2    192 dst
        vpxor ymm14, ymm14, [r8 + 1952]                              ;   239.2 fp3+agu1  192 dst
        vmovdqu ymm7, [r8 + 1984]                                    ;   234.2 agu0   192 dst.30 reload
        vmovdqu [rbp + 1472], ymm6                                   ;   234.3 agu2+fp5  192 dst spill
        vpsrlq ymm6, ymm7, 1                                         ;   241.2 fp1    192 dst
        vpxor ymm6, ymm6, [r8 + 2016]                                ;   242.2 fp0+agu1  192 dst
        vpand ymm6, ymm6, ymm15                                      ;   243.2 fp2    192 dst
        vmovdqu [rbp + 1504], ymm4                                   ;   235.7 agu0+fp5  192 dst spill
        vpsllq ymm4, ymm6, 1                                         ;   244.2 fp1    192 dst
        vpxor ymm7, ymm7, ymm4                                       ;   245.2 fp3    192 dst
        vpsrlq ymm4, ymm8, 2                                         ;   237.7 fp2    192 dst
        vpxor ymm6, ymm6, [r8 + 2016]                                ;   244.2 fp0+agu1  192 dst
        vpxor ymm4, ymm4, ymm10                                      ;   239.2 fp1    192 dst
        vpand ymm4, ymm4, ymm5                                       ;   240.2 fp3    192 dst
        vmovdqu [rbp + 1536], ymm1                                   ;   237.3 agu2+fp5  192 dst spill
        vpsllq ymm1, ymm4, 2                                         ;   241.2 fp2    192 dst
        vpxor ymm8, ymm8, ymm1                                       ;   242.2 fp0    192 dst
        vpsrlq ymm1, ymm9, 2                                         ;   237.8 fp1    192 dst
        vpxor ymm10, ymm10, ymm4                                     ;   241.2 fp3    192 dst
        vpxor ymm1, ymm1, ymm11                                      ;   238.8 fp2    192 dst
        vpand ymm1, ymm1, ymm5                                       ;   239.8 fp0    192 dst
        vpsllq ymm4, ymm1, 2                                         ;   240.8 fp1    192 dst
        vpxor ymm9, ymm9, ymm4                                       ;   241.8 fp3    192 dst
        vpsrlq ymm4, ymm13, 2                                        ;   241.2 fp2    192 dst
        vpxor ymm11, ymm11, ymm1                                     ;   240.8 fp0    192 dst
        vpxor ymm4, ymm4, ymm7                                       ;   246.2 fp1    192 dst
        vpand ymm4, ymm4, ymm5                                       ;   247.2 fp3    192 dst
        vpsllq ymm1, ymm4, 2                                         ;   248.2 fp2    192 dst
        vpxor ymm13, ymm13, ymm1                                     ;   249.2 fp0    192 dst
        vpsrlq ymm1, ymm14, 2                                        ;   241.0 fp1    192 dst
        vpxor ymm7, ymm7, ymm4                                       ;   248.2 fp3    192 dst
        vpxor ymm1, ymm1, ymm6                                       ;   245.2 fp2    192 dst
        vpand ymm1, ymm1, ymm5                                       ;   246.2 fp0    192 dst
        vpsllq ymm4, ymm1, 2                                         ;   247.2 fp1    192 dst
        vpxor ymm14, ymm14, ymm4                                     ;   248.2 fp3    192 dst
        vpsrlq ymm4, ymm8, 4                                         ;   243.2 fp2    192 dst
        vpxor ymm6, ymm6, ymm1                                       ;   247.2 fp0    192 dst
        vpxor ymm4, ymm4, ymm13                                      ;   250.2 fp1    192 dst
        vpand ymm4, ymm4, ymm12                                      ;   251.2 fp3    192 dst
        vpsllq ymm1, ymm4, 4                                         ;   252.2 fp2    192 dst
        vpxor ymm8, ymm8, ymm1                                       ;   253.2 fp0    192 dst
        vpsrlq ymm1, ymm9, 4                                         ;   244.3 fp1    192 dst
        vpxor ymm13, ymm13, ymm4                                     ;   252.2 fp3    192 dst
        vpxor ymm1, ymm1, ymm14                                      ;   249.2 fp2    192 dst
        vpand ymm1, ymm1, ymm12                                      ;   250.2 fp0    192 dst
        vpsllq ymm4, ymm1, 4                                         ;   251.2 fp1    192 dst
        vpxor ymm9, ymm9, ymm4                                       ;   252.2 fp3    192 dst
        vpsrlq ymm4, ymm10, 4                                        ;   247.2 fp2    192 dst
        vpxor ymm14, ymm14, ymm1                                     ;   251.2 fp0    192 dst
        vpxor ymm4, ymm4, ymm7                                       ;   249.2 fp1    192 dst
        vpand ymm4, ymm4, ymm12                                      ;   250.2 fp3    192 dst
        vpsllq ymm1, ymm4, 4                                         ;   251.2 fp2    192 dst
        vpxor ymm10, ymm10, ymm1                                     ;   252.2 fp0    192 dst
        vpsrlq ymm1, ymm11, 4                                        ;   248.5 fp1    192 dst
        vpxor ymm7, ymm7, ymm4                                       ;   251.2 fp3    192 dst
        vpxor ymm1, ymm1, ymm6                                       ;   249.5 fp2    192 dst
        vpand ymm1, ymm1, ymm12                                      ;   250.5 fp0    192 dst
        vpsllq ymm4, ymm1, 4                                         ;   251.5 fp1    192 dst
        vpxor ymm11, ymm11, ymm4                                     ;   252.5 fp3    192 dst
        vpxor ymm6, ymm6, ymm1                                       ;   251.5 fp2    192 dst
        vmovdqu ymm1, [r8 + 2048]                                    ;   250.3 agu0   192 dst.0 reload
        vpsrlq ymm4, ymm1, 1                                         ;   257.3 fp1    192 dst
        vpxor ymm4, ymm4, [r8 + 2080]                                ;   258.3 fp0+agu1  192 dst
        vpand ymm4, ymm4, ymm15                                      ;   259.3 fp3    192 dst
        vmovdqu [rbp + 1568], ymm6                                   ;   252.5 agu2+fp5  192 dst spill
        vpsllq ymm6, ymm4, 1                                         ;   260.3 fp2    192 dst
        vpxor ymm1, ymm1, ymm6                                       ;   261.3 fp1    192 dst
        vpxor ymm4, ymm4, [r8 + 2080]                                ;   260.3 fp0+agu0  192 dst
        vmovdqu ymm6, [r8 + 2112]                                    ;   251.8 agu1   192 dst.2 reload
        vmovdqu [rbp + 1600], ymm7                                   ;   252.2 agu2+fp5  192 dst spill
        vpsrlq ymm7, ymm6, 1                                         ;   258.8 fp2    192 dst
        vpxor ymm7, ymm7, [r8 + 2144]                                ;   259.8 fp3+agu0  192 dst
        vpand ymm7, ymm7, ymm15                                      ;   260.8 fp1    192 dst
        vmovdqu [rbp + 1632], ymm14                                  ;   253.2 agu1+fp5  192 dst spill
        vpsllq ymm14, ymm7, 1                                        ;   261.8 fp2    192 dst
        vpxor ymm6, ymm6, ymm14                                      ;   262.8 fp0    192 dst
        vpxor ymm7, ymm7, [r8 + 2144]                                ;   261.8 fp3+agu0  192 dst
        vmovdqu ymm14, [r8 + 2176]                                   ;   253.8 agu1   192 dst.4 reload
        vmovdqu [rbp + 1664], ymm13                                  ;   254.2 agu2+fp5  192 dst spill
        vpsrlq ymm13, ymm14, 1                                       ;   260.8 fp1    192 dst
        vpxor ymm13, ymm13, [r8 + 2208]                              ;   261.8 fp0+agu0  192 dst
        vpand ymm13, ymm13, ymm15                                    ;   262.8 fp3    192 dst
        vmovdqu [rbp + 1696], ymm11                                  ;   255.2 agu2+fp5  192 dst spill
        vpsllq ymm11, ymm13, 1                                       ;   263.8 fp2    192 dst
        vpxor ymm14, ymm14, ymm11                                    ;   264.8 fp1    192 dst
        vpxor ymm13, ymm13, [r8 + 2208]                              ;   263.8 fp0+agu1  192 dst
        vmovdqu ymm11, [r8 + 2240]                                   ;   258.8 agu0   192 dst.6 reload
        vmovdqu [rbp + 1728], ymm10                                  ;   259.0 agu2+fp5  192 dst spill
        vpsrlq ymm10, ymm11, 1                                       ;   265.8 fp2    192 dst
        vpxor ymm10, ymm10, [r8 + 2272]                              ;   266.8 fp3+agu1  192 dst
        vpand ymm10, ymm10, ymm15                                    ;   267.8 fp1    192 dst
        vmovdqu [rbp + 1760], ymm9                                   ;   260.3 agu0+fp5  192 dst spill
        vpsllq ymm9, ymm10, 1                                        ;   268.8 fp2    192 dst
        vpxor ymm11, ymm11, ymm9                                     ;   269.8 fp0    192 dst
        vpsrlq ymm9, ymm1, 2                                         ;   262.3 fp1    192 dst
        vpxor ymm10, ymm10, [r8 + 2272]                              ;   268.8 fp3+agu1  192 dst
        vpxor ymm9, ymm9, ymm6                                       ;   263.8 fp2    192 dst
        vpand ymm9, ymm9, ymm5                                       ;   264.8 fp0    192 dst
        vmovdqu [rbp + 1792], ymm8                                   ;   262.0 agu2+fp5  192 dst spill
        vpsllq ymm8, ymm9, 2                                         ;   265.8 fp1    192 dst
        vpxor ymm1, ymm1, ymm8                                       ;   266.8 fp3    192 dst
        vpsrlq ymm8, ymm4, 2                                         ;   262.5 fp2    192 dst
        vpxor ymm6, ymm6, ymm9                                       ;   265.8 fp0    192 dst
        vpxor ymm8, ymm8, ymm7                                       ;   263.5 fp1    192 dst
        vpand ymm8, ymm8, ymm5                                       ;   264.5 fp3    192 dst
        vpsllq ymm9, ymm8, 2                                         ;   265.5 fp2    192 dst
        vpxor ymm4, ymm4, ymm9                                       ;   266.5 fp0    192 dst
        vpsrlq ymm9, ymm14, 2                                        ;   265.8 fp1    192 dst
        vpxor ymm7, ymm7, ymm8                                       ;   265.5 fp3    192 dst
        vpxor ymm9, ymm9, ymm11                                      ;   270.8 fp2    192 dst
        vpand ymm9, ymm9, ymm5                                       ;   271.8 fp0    192 dst
        vpsllq ymm8, ymm9, 2                                         ;   272.8 fp1    192 dst
        vpxor ymm14, ymm14, ymm8                                     ;   273.8 fp3    192 dst
        vpsrlq ymm8, ymm13, 2                                        ;   265.7 fp2    192 dst
        vpxor ymm11, ymm11, ymm9                                     ;   272.8 fp0    192 dst
        vpxor ymm8, ymm8, ymm10                                      ;   269.8 fp1    192 dst
        vpand ymm8, ymm8, ymm5                                       ;   270.8 fp3    192 dst
        vpsllq ymm9, ymm8, 2                                         ;   271.8 fp2    192 dst
        vpxor ymm13, ymm13, ymm9                                     ;   272.8 fp0    192 dst
        vpsrlq ymm9, ymm1, 4                                         ;   267.8 fp1    192 dst
        vpxor ymm10, ymm10, ymm8                                     ;   271.8 fp3    192 dst
        vpxor ymm9, ymm9, ymm14                                      ;   274.8 fp2    192 dst
        vpand ymm9, ymm9, ymm12                                      ;   275.8 fp0    192 dst
        vpsllq ymm8, ymm9, 4                                         ;   276.8 fp1    192 dst
        vpxor ymm1, ymm1, ymm8                                       ;   277.8 fp3    192 dst
        vpsrlq ymm8, ymm4, 4                                         ;   269.0 fp2    192 dst
        vpxor ymm14, ymm14, ymm9                                     ;   276.8 fp0    192 dst
        vpxor ymm8, ymm8, ymm13                                      ;   273.8 fp1    192 dst
        vpand ymm8, ymm8, ymm12                                      ;   274.8 fp3    192 dst
        vpsllq ymm9, ymm8, 4                                         ;   275.8 fp2    192 dst
        vpxor ymm4, ymm4, ymm9                                       ;   276.8 fp0    192 dst
        vpsrlq ymm9, ymm6, 4                                         ;   271.8 fp1    192 dst
        vpxor ymm13, ymm13, ymm8                                     ;   275.8 fp3    192 dst
        vpxor ymm9, ymm9, ymm11                                      ;   273.8 fp2    192 dst
        vpand ymm9, ymm9, ymm12                                      ;   274.8 fp0    192 dst
        vpsllq ymm8, ymm9, 4                                         ;   275.8 fp1    192 dst
        vpxor ymm6, ymm6, ymm8                                       ;   276.8 fp3    192 dst
        vpsrlq ymm8, ymm7, 4                                         ;   273.2 fp2    192 dst
        vpxor ymm11, ymm11, ymm9                                     ;   275.8 fp0    192 dst
        vpxor ymm8, ymm8, ymm10                                      ;   274.2 fp1    192 dst
        vpand ymm8, ymm8, ymm12                                      ;   275.2 fp3    192 dst
        vpsllq ymm9, ymm8, 4                                         ;   276.2 fp2    192 dst
        vpxor ymm7, ymm7, ymm9                                       ;   277.2 fp0    192 dst
        vpxor ymm10, ymm10, ymm8                                     ;   276.2 fp1    192 dst
        vmovdqu ymm8, [r8 + 2304]                                    ;   275.0 agu0   192 dst.8 reload
        vpsrlq ymm9, ymm8, 1                                         ;   282.0 fp2    192 dst
        vpxor ymm9, ymm9, [r8 + 2336]                                ;   283.0 fp3+agu1  192 dst
        vpand ymm9, ymm9, ymm15                                      ;   284.0 fp0    192 dst
        vmovdqu [rbp + 1824], ymm10                                  ;   277.2 agu2+fp5  192 dst spill
        vpsllq ymm10, ymm9, 1                                        ;   285.0 fp1    192 dst
        vpxor ymm8, ymm8, ymm10                                      ;   286.0 fp2    192 dst
        vpxor ymm9, ymm9, [r8 + 2336]                                ;   285.0 fp3+agu0  192 dst
        vmovdqu ymm10, [r8 + 2368]                                   ;   276.5 agu1   192 dst.10 reload
        vmovdqu [rbp + 1856], ymm11                                  ;   276.8 agu2+fp5  192 dst spill
        vpsrlq ymm11, ymm10, 1                                       ;   283.5 fp1    192 dst
        vpxor ymm11, ymm11, [r8 + 2400]                              ;   284.5 fp0+agu0  192 dst
        vpand ymm11, ymm11, ymm15                                    ;   285.5 fp2    192 dst
        vmovdqu [rbp + 1888], ymm13                                  ;   277.8 agu1+fp5  192 dst spill
        vpsllq ymm13, ymm11, 1                                       ;   286.5 fp1    192 dst
        vpxor ymm10, ymm10, ymm13                                    ;   287.5 fp3    192 dst
        vpxor ymm11, ymm11, [r8 + 2400]                              ;   286.5 fp0+agu0  192 dst
        vmovdqu ymm13, [r8 + 2432]                                   ;   278.5 agu1   192 dst.12 reload
        vmovdqu [rbp + 1920], ymm14                                  ;   278.8 agu2+fp5  192 dst spill
        vpsrlq ymm14, ymm13, 1                                       ;   285.5 fp2    192 dst
        vpxor ymm14, ymm14, [r8 + 2464]                              ;   286.5 fp3+agu0  192 dst
        vpand ymm14, ymm14, ymm15                                    ;   287.5 fp1    192 dst
        vmovdqu [rbp + 1952], ymm7                                   ;   279.8 agu2+fp5  192 dst spill
        vpsllq ymm7, ymm14, 1                                        ;   288.5 fp2    192 dst
        vpxor ymm13, ymm13, ymm7                                     ;   289.5 fp0    192 dst
        vpxor ymm14, ymm14, [r8 + 2464]                              ;   288.5 fp3+agu1  192 dst
        vmovdqu ymm7, [r8 + 2496]                                    ;   283.5 agu0   192 dst.14 reload
        vmovdqu [rbp + 1984], ymm6                                   ;   283.7 agu2+fp5  192 dst spill
        vpsrlq ymm6, ymm7, 1                                         ;   290.5 fp1    192 dst
        vpxor ymm6, ymm6, [r8 + 2528]                                ;   291.5 fp2+agu1  192 dst
        vpand ymm6, ymm6, ymm15                                      ;   292.5 fp0    192 dst
        vmovdqu [rbp + 2016], ymm4                                   ;   285.0 agu0+fp5  192 dst spill
        vpsllq ymm4, ymm6, 1                                         ;   293.5 fp1    192 dst
        vpxor ymm7, ymm7, ymm4                                       ;   294.5 fp3    192 dst
        vpsrlq ymm4, ymm8, 2                                         ;   287.0 fp2    192 dst
        vpxor ymm6, ymm6, [r8 + 2528]                                ;   293.5 fp0+agu1  192 dst
        vpxor ymm4, ymm4, ymm10                                      ;   288.5 fp1    192 dst
        vpand ymm4, ymm4, ymm5                                       ;   289.5 fp3    192 dst
        vmovdqu [rbp + 2048], ymm2                                   ;   286.7 agu2+fp5  192 dst spill
        vpsllq ymm2, ymm4, 2                                         ;   290.5 fp2    192 dst
        vpxor ymm8, ymm8, ymm2                                       ;   291.5 fp0    192 dst
        vpsrlq ymm2, ymm9, 2                                         ;   287.2 fp1    192 dst
        vpxor ymm10, ymm10, ymm4                                     ;   290.5 fp3    192 dst
        vpxor ymm2, ymm2, ymm11                                      ;   288.2 fp2    192 dst
        vpand ymm2, ymm2, ymm5                                       ;   289.2 fp0    192 dst
        vpsllq ymm4, ymm2, 2                                         ;   290.2 fp1    192 dst
        vpxor ymm9, ymm9, ymm4                                       ;   291.2 fp3    192 dst
        vpsrlq ymm4, ymm13, 2                                        ;   290.5 fp2    192 dst
        vpxor ymm11, ymm11, ymm2                                     ;   290.2 fp0    192 dst
        vpxor ymm4, ymm4, ymm7                                       ;   295.5 fp1    192 dst
        vpand ymm4, ymm4, ymm5                                       ;   296.5 fp3    192 dst
        vpsllq ymm2, ymm4, 2                                         ;   297.5 fp2    192 dst
        vpxor ymm13, ymm13, ymm2                                     ;   298.5 fp0    192 dst
        vpsrlq ymm2, ymm14, 2                                        ;   290.3 fp1    192 dst
        vpxor ymm7, ymm7, ymm4                                       ;   297.5 fp3    192 dst
        vpxor ymm2, ymm2, ymm6                                       ;   294.5 fp2    192 dst
        vpand ymm2, ymm2, ymm5                                       ;   295.5 fp0    192 dst
        vpsllq ymm4, ymm2, 2                                         ;   296.5 fp1    192 dst
        vpxor ymm14, ymm14, ymm4                                     ;   297.5 fp3    192 dst
        vpsrlq ymm4, ymm8, 4                                         ;   292.5 fp2    192 dst
        vpxor ymm6, ymm6, ymm2                                       ;   296.5 fp0    192 dst
        vpxor ymm4, ymm4, ymm13                                      ;   299.5 fp1    192 dst
        vpand ymm4, ymm4, ymm12                                      ;   300.5 fp3    192 dst
        vpsllq ymm2, ymm4, 4                                         ;   301.5 fp2    192 dst
        vpxor ymm8, ymm8, ymm2                                       ;   302.5 fp0    192 dst
        vpsrlq ymm2, ymm9, 4                                         ;   293.7 fp1    192 dst
        vpxor ymm13, ymm13, ymm4                                     ;   301.5 fp3    192 dst
        vpxor ymm2, ymm2, ymm14                                      ;   298.5 fp2    192 dst
        vpand ymm2, ymm2, ymm12                                      ;   299.5 fp0    192 dst
        vpsllq ymm4, ymm2, 4                                         ;   300.5 fp1    192 dst
        vpxor ymm9, ymm9, ymm4                                       ;   301.5 fp3    192 dst
        vpsrlq ymm4, ymm10, 4                                        ;   296.5 fp2    192 dst
        vpxor ymm14, ymm14, ymm2                                     ;   300.5 fp0    192 dst
        vpxor ymm4, ymm4, ymm7                                       ;   298.5 fp1    192 dst
        vpand ymm4, ymm4, ymm12                                      ;   299.5 fp3    192 dst
        vpsllq ymm2, ymm4, 4                                         ;   300.5 fp2    192 dst
        vpxor ymm10, ymm10, ymm2                                     ;   301.5 fp0    192 dst
        vpsrlq ymm2, ymm11, 4                                        ;   297.8 fp1    192 dst
        vpxor ymm7, ymm7, ymm4                                       ;   300.5 fp3    192 dst
        vpxor ymm2, ymm2, ymm6                                       ;   298.8 fp2    192 dst
        vpand ymm2, ymm2, ymm12                                      ;   299.8 fp0    192 dst
        vpsllq ymm4, ymm2, 4                                         ;   300.8 fp1    192 dst
        vpxor ymm11, ymm11, ymm4                                     ;   301.8 fp3    192 dst
        vpxor ymm6, ymm6, ymm2                                       ;   300.8 fp2    192 dst
        vmovdqu ymm2, [r8 + 2560]                                    ;   299.7 agu0   192 dst.16 reload
        vpsrlq ymm4, ymm2, 1                                         ;   306.7 fp1    192 dst
        vpxor ymm4, ymm4, [r8 + 2592]                                ;   307.7 fp0+agu1  192 dst
        vpand ymm4, ymm4, ymm15                                      ;   308.7 fp3    192 dst
        vmovdqu [rbp + 2080], ymm6                                   ;   301.8 agu2+fp5  192 dst spill
        vpsllq ymm6, ymm4, 1                                         ;   309.7 fp2    192 dst
        vpxor ymm2, ymm2, ymm6                                       ;   310.7 fp1    192 dst
        vpxor ymm4, ymm4, [r8 + 2592]                                ;   309.7 fp0+agu0  192 dst
        vmovdqu ymm6, [r8 + 2624]                                    ;   301.2 agu1   192 dst.18 reload
        vmovdqu [rbp + 2112], ymm7                                   ;   301.5 agu2+fp5  192 dst spill
        vpsrlq ymm7, ymm6, 1                                         ;   308.2 fp2    192 dst
        vpxor ymm7, ymm7, [r8 + 2656]                                ;   309.2 fp3+agu0  192 dst
        vpand ymm7, ymm7, ymm15                                      ;   310.2 fp1    192 dst
        vmovdqu [rbp + 2144], ymm14                                  ;   302.5 agu1+fp5  192 dst spill
        vpsllq ymm14, ymm7, 1                                        ;   311.2 fp2    192 dst
        vpxor ymm6, ymm6, ymm14                                      ;   312.2 fp0    192 dst
        vpxor ymm7, ymm7, [r8 + 2656]                                ;   311.2 fp3+agu0  192 dst
        vmovdqu ymm14, [r8 + 2688]                                   ;   303.2 agu1   192 dst.20 reload
        vmovdqu [rbp + 2176], ymm13                                  ;   303.5 agu2+fp5  192 dst spill
        vpsrlq ymm13, ymm14, 1                                       ;   310.2 fp1    192 dst
        vpxor ymm13, ymm13, [r8 + 2720]                              ;   311.2 fp0+agu0  192 dst
        vpand ymm13, ymm13, ymm15                                    ;   312.2 fp2    192 dst
        vmovdqu [rbp + 2208], ymm11                                  ;   304.5 agu2+fp5  192 dst spill
        vpsllq ymm11, ymm13, 1                                       ;   313.2 fp1    192 dst
        vpxor ymm14, ymm14, ymm11                                    ;   314.2 fp3    192 dst
        vpxor ymm13, ymm13, [r8 + 2720]                              ;   313.2 fp0+agu1  192 dst
        vmovdqu ymm11, [r8 + 2752]                                   ;   308.2 agu0   192 dst.22 reload
        vmovdqu [rbp + 2240], ymm10                                  ;   308.3 agu2+fp5  192 dst spill
        vpsrlq ymm10, ymm11, 1                                       ;   315.2 fp2    192 dst
        vpxor ymm10, ymm10, [r8 + 2784]                              ;   316.2 fp1+agu1  192 dst
        vpand ymm10, ymm10, ymm15                                    ;   317.2 fp3    192 dst
        vmovdqu [rbp + 2272], ymm9                                   ;   309.7 agu0+fp5  192 dst spill
        vpsllq ymm9, ymm10, 1                                        ;   318.2 fp2    192 dst
        vpxor ymm11, ymm11, ymm9                                     ;   319.2 fp0    192 dst
        vpsrlq ymm9, ymm2, 2                                         ;   311.7 fp1    192 dst
        vpxor ymm10, ymm10, [r8 + 2784]                              ;   318.2 fp3+agu1  192 dst
        vpxor ymm9, ymm9, ymm6                                       ;   313.2 fp2    192 dst
        vpand ymm9, ymm9, ymm5                                       ;   314.2 fp0    192 dst
        vmovdqu [rbp + 2304], ymm8                                   ;   311.3 agu2+fp5  192 dst spill
        vpsllq ymm8, ymm9, 2                                         ;   315.2 fp1    192 dst
        vpxor ymm2, ymm2, ymm8                                       ;   316.2 fp3    192 dst
        vpsrlq ymm8, ymm4, 2                                         ;   311.8 fp2    192 dst
        vpxor ymm6, ymm6, ymm9                                       ;   315.2 fp0    192 dst
        vpxor ymm8, ymm8, ymm7                                       ;   312.8 fp1    192 dst
        vpand ymm8, ymm8, ymm5                                       ;   313.8 fp3    192 dst
        vpsllq ymm9, ymm8, 2                                         ;   314.8 fp2    192 dst
        vpxor ymm4, ymm4, ymm9                                       ;   315.8 fp0    192 dst
        vpsrlq ymm9, ymm14, 2                                        ;   315.2 fp1    192 dst
        vpxor ymm7, ymm7, ymm8                                       ;   314.8 fp3    192 dst
        vpxor ymm9, ymm9, ymm11                                      ;   320.2 fp2    192 dst
        vpand ymm9, ymm9, ymm5                                       ;   321.2 fp0    192 dst
        vpsllq ymm8, ymm9, 2                                         ;   322.2 fp1    192 dst
        vpxor ymm14, ymm14, ymm8                                     ;   323.2 fp3    192 dst
        vpsrlq ymm8, ymm13, 2                                        ;   315.0 fp2    192 dst
        vpxor ymm11, ymm11, ymm9                                     ;   322.2 fp0    192 dst
        vpxor ymm8, ymm8, ymm10                                      ;   319.2 fp1    192 dst
        vpand ymm8, ymm8, ymm5                                       ;   320.2 fp3    192 dst
        vpsllq ymm9, ymm8, 2                                         ;   321.2 fp2    192 dst
        vpxor ymm13, ymm13, ymm9                                     ;   322.2 fp0    192 dst
        vpsrlq ymm9, ymm2, 4                                         ;   317.2 fp1    192 dst
        vpxor ymm10, ymm10, ymm8                                     ;   321.2 fp3    192 dst
        vpxor ymm9, ymm9, ymm14                                      ;   324.2 fp2    192 dst
        vpand ymm9, ymm9, ymm12                                      ;   325.2 fp0    192 dst
        vpsllq ymm8, ymm9, 4                                         ;   326.2 fp1    192 dst
        vpxor ymm2, ymm2, ymm8                                       ;   327.2 fp3    192 dst
        vpsrlq ymm8, ymm4, 4                                         ;   318.3 fp2    192 dst
        vpxor ymm14, ymm14, ymm9                                     ;   326.2 fp0    192 dst
        vpxor ymm8, ymm8, ymm13                                      ;   323.2 fp1    192 dst
        vpand ymm8, ymm8, ymm12                                      ;   324.2 fp3    192 dst
        vpsllq ymm9, ymm8, 4                                         ;   325.2 fp2    192 dst
        vpxor ymm4, ymm4, ymm9                                       ;   326.2 fp0    192 dst
        vpsrlq ymm9, ymm6, 4                                         ;   321.2 fp1    192 dst
        vpxor ymm13, ymm13, ymm8                                     ;   325.2 fp3    192 dst
        vpxor ymm9, ymm9, ymm11                                      ;   323.2 fp2    192 dst
        vpand ymm9, ymm9, ymm12                                      ;   324.2 fp0    192 dst
        vpsllq ymm8, ymm9, 4                                         ;   325.2 fp1    192 dst
        vpxor ymm6, ymm6, ymm8                                       ;   326.2 fp3    192 dst
        vpsrlq ymm8, ymm7, 4                                         ;   322.5 fp2    192 dst
        vpxor ymm11, ymm11, ymm9                                     ;   325.2 fp0    192 dst
        vpxor ymm8, ymm8, ymm10                                      ;   323.5 fp1    192 dst
        vpand ymm8, ymm8, ymm12                                      ;   324.5 fp3    192 dst
        vpsllq ymm9, ymm8, 4                                         ;   325.5 fp2    192 dst
        vpxor ymm7, ymm7, ymm9                                       ;   326.5 fp0    192 dst
        vpxor ymm10, ymm10, ymm8                                     ;   325.5 fp1    192 dst
        vmovdqu ymm8, [r8 + 2816]                                    ;   324.3 agu0   192 dst.24 reload
        vpsrlq ymm9, ymm8, 1                                         ;   331.3 fp2    192 dst
        vpxor ymm9, ymm9, [r8 + 2848]                                ;   332.3 fp3+agu1  192 dst
        vpand ymm9, ymm9, ymm15                                      ;   333.3 fp0    192 dst
        vmovdqu [rbp + 2336], ymm10                                  ;   326.5 agu2+fp5  192 dst spill
        vpsllq ymm10, ymm9, 1                                        ;   334.3 fp1    192 dst
        vpxor ymm8, ymm8, ymm10                                      ;   335.3 fp2    192 dst
        vpxor ymm9, ymm9, [r8 + 2848]                                ;   334.3 fp3+agu0  192 dst
        vmovdqu ymm10, [r8 + 2880]                                   ;   325.8 agu1   192 dst.26 reload
        vmovdqu [rbp + 2368], ymm11                                  ;   326.2 agu2+fp5  192 dst spill
        vpsrlq ymm11, ymm10, 1                                       ;   332.8 fp1    192 dst
        vpxor ymm11, ymm11, [r8 + 2912]                              ;   333.8 fp0+agu0  192 dst
        vpand ymm11, ymm11, ymm15                                    ;   334.8 fp2    192 dst
        vmovdqu [rbp + 2400], ymm13                                  ;   327.2 agu1+fp5  192 dst spill
        vpsllq ymm13, ymm11, 1                                       ;   335.8 fp1    192 dst
        vpxor ymm10, ymm10, ymm13                                    ;   336.8 fp3    192 dst
        vpxor ymm11, ymm11, [r8 + 2912]                              ;   335.8 fp0+agu0  192 dst
        vmovdqu ymm13, [r8 + 2944]                                   ;   327.8 agu1   192 dst.28 reload
        vmovdqu [rbp + 2432], ymm14                                  ;   328.2 agu2+fp5  192 dst spill
        vpsrlq ymm14, ymm13, 1                                       ;   334.8 fp2    192 dst
        vpxor ymm14, ymm14, [r8 + 2976]                              ;   335.8 fp3+agu0  192 dst
        vpand ymm14, ymm14, ymm15                                    ;   336.8 fp1    192 dst
        vmovdqu [rbp + 2464], ymm7                                   ;   329.2 agu2+fp5  192 dst spill
        vpsllq ymm7, ymm14, 1                                        ;   337.8 fp2    192 dst
        vpxor ymm13, ymm13, ymm7                                     ;   338.8 fp0    192 dst
        vpxor ymm14, ymm14, [r8 + 2976]                              ;   337.8 fp3+agu1  192 dst
        vmovdqu ymm7, [r8 + 3008]                                    ;   332.8 agu0   192 dst.30 reload
        vmovdqu [rbp + 2496], ymm6                                   ;   333.0 agu2+fp5  192 dst spill
        vpsrlq ymm6, ymm7, 1                                         ;   339.8 fp1    192 dst
        vpxor ymm6, ymm6, [r8 + 3040]                                ;   340.8 fp2+agu1  192 dst
        vpand ymm6, ymm6, ymm15                                      ;   341.8 fp0    192 dst
        vmovdqu [rbp + 2528], ymm4                                   ;   334.3 agu0+fp5  192 dst spill
        vpsllq ymm4, ymm6, 1                                         ;   342.8 fp1    192 dst
        vpxor ymm7, ymm7, ymm4                                       ;   343.8 fp3    192 dst
        vpsrlq ymm4, ymm8, 2                                         ;   336.3 fp2    192 dst
        vpxor ymm6, ymm6, [r8 + 3040]                                ;   342.8 fp0+agu1  192 dst
        vpxor ymm4, ymm4, ymm10                                      ;   337.8 fp1    192 dst
        vpand ymm4, ymm4, ymm5                                       ;   338.8 fp3    192 dst
        vmovdqu [rbp + 2560], ymm3                                   ;   336.0 agu2+fp5  192 dst spill
        vpsllq ymm3, ymm4, 2                                         ;   339.8 fp2    192 dst
        vpxor ymm8, ymm8, ymm3                                       ;   340.8 fp0    192 dst
        vpsrlq ymm3, ymm9, 2                                         ;   336.5 fp1    192 dst
        vpxor ymm10, ymm10, ymm4                                     ;   339.8 fp3    192 dst
        vpxor ymm3, ymm3, ymm11                                      ;   337.5 fp2    192 dst
        vpand ymm3, ymm3, ymm5                                       ;   338.5 fp0    192 dst
        vpsllq ymm4, ymm3, 2                                         ;   339.5 fp1    192 dst
        vpxor ymm9, ymm9, ymm4                                       ;   340.5 fp3    192 dst
        vpsrlq ymm4, ymm13, 2                                        ;   339.8 fp2    192 dst
        vpxor ymm11, ymm11, ymm3                                     ;   339.5 fp0    192 dst
        vpxor ymm4, ymm4, ymm7                                       ;   344.8 fp1    192 dst
        vpand ymm4, ymm4, ymm5                                       ;   345.8 fp3    192 dst
        vpsllq ymm3, ymm4, 2                                         ;   346.8 fp2    192 dst
        vpxor ymm13, ymm13, ymm3                                     ;   347.8 fp0    192 dst
        vpsrlq ymm3, ymm14, 2                                        ;   339.7 fp1    192 dst
        vpxor ymm7, ymm7, ymm4                                       ;   346.8 fp3    192 dst
        vpxor ymm3, ymm3, ymm6                                       ;   343.8 fp2    192 dst
        vpand ymm3, ymm3, ymm5                                       ;   344.8 fp0    192 dst
        vpsllq ymm4, ymm3, 2                                         ;   345.8 fp1    192 dst
        vpxor ymm14, ymm14, ymm4                                     ;   346.8 fp3    192 dst
        vpsrlq ymm4, ymm8, 4                                         ;   341.8 fp2    192 dst
        vpxor ymm6, ymm6, ymm3                                       ;   345.8 fp0    192 dst
        vpxor ymm4, ymm4, ymm13                                      ;   348.8 fp1    192 dst
        vpand ymm4, ymm4, ymm12                                      ;   349.8 fp3    192 dst
        vpsllq ymm3, ymm4, 4                                         ;   350.8 fp2    192 dst
        vpxor ymm8, ymm8, ymm3                                       ;   351.8 fp0    192 dst
        vpsrlq ymm3, ymm9, 4                                         ;   343.0 fp1    192 dst
        vpxor ymm13, ymm13, ymm4                                     ;   350.8 fp3    192 dst
        vpxor ymm3, ymm3, ymm14                                      ;   347.8 fp2    192 dst
        vpand ymm3, ymm3, ymm12                                      ;   348.8 fp0    192 dst
        vpsllq ymm4, ymm3, 4                                         ;   349.8 fp1    192 dst
        vpxor ymm9, ymm9, ymm4                                       ;   350.8 fp3    192 dst
        vpsrlq ymm4, ymm10, 4                                        ;   345.8 fp2    192 dst
        vpxor ymm14, ymm14, ymm3                                     ;   349.8 fp0    192 dst
        vpxor ymm4, ymm4, ymm7                                       ;   347.8 fp1    192 dst
        vpand ymm4, ymm4, ymm12                                      ;   348.8 fp3    192 dst
        vpsllq ymm3, ymm4, 4                                         ;   349.8 fp2    192 dst
        vpxor ymm10, ymm10, ymm3                                     ;   350.8 fp0    192 dst
        vpsrlq ymm3, ymm11, 4                                        ;   347.2 fp1    192 dst
        vpxor ymm7, ymm7, ymm4                                       ;   349.8 fp3    192 dst
        vpxor ymm3, ymm3, ymm6                                       ;   348.2 fp2    192 dst
        vpand ymm3, ymm3, ymm12                                      ;   349.2 fp0    192 dst
        vpsllq ymm4, ymm3, 4                                         ;   350.2 fp1    192 dst
        vpxor ymm11, ymm11, ymm4                                     ;   351.2 fp3    192 dst
        vpxor ymm6, ymm6, ymm3                                       ;   350.2 fp2    192 dst
        vmovdqu ymm3, [r8 + 3072]                                    ;   349.0 agu0   192 dst.0 reload
        vpsrlq ymm4, ymm3, 1                                         ;   356.0 fp1    192 dst
        vpxor ymm4, ymm4, [r8 + 3104]                                ;   357.0 fp0+agu1  192 dst
        vpand ymm4, ymm4, ymm15                                      ;   358.0 fp3    192 dst
        vmovdqu [rbp + 2592], ymm6                                   ;   351.2 agu2+fp5  192 dst spill
        vpsllq ymm6, ymm4, 1                                         ;   359.0 fp2    192 dst
        vpxor ymm3, ymm3, ymm6                                       ;   360.0 fp1    192 dst
        vpxor ymm4, ymm4, [r8 + 3104]                                ;   359.0 fp0+agu0  192 dst
        vmovdqu ymm6, [r8 + 3136]                                    ;   350.5 agu1   192 dst.2 reload
        vmovdqu [rbp + 2624], ymm7                                   ;   350.8 agu2+fp5  192 dst spill
        vpsrlq ymm7, ymm6, 1                                         ;   357.5 fp2    192 dst
        vpxor ymm7, ymm7, [r8 + 3168]                                ;   358.5 fp3+agu0  192 dst
        vpand ymm7, ymm7, ymm15                                      ;   359.5 fp1    192 dst
        vmovdqu [rbp + 2656], ymm14                                  ;   351.8 agu1+fp5  192 dst spill
        vpsllq ymm14, ymm7, 1                                        ;   360.5 fp2    192 dst
        vpxor ymm6, ymm6, ymm14                                      ;   361.5 fp0    192 dst
        vpxor ymm7, ymm7, [r8 + 3168]                                ;   360.5 fp3+agu0  192 dst
        vmovdqu ymm14, [r8 + 3200]                                   ;   352.5 agu1   192 dst.4 reload
        vmovdqu [rbp + 2688], ymm13                                  ;   352.8 agu2+fp5  192 dst spill
        vpsrlq ymm13, ymm14, 1                                       ;   359.5 fp1    192 dst
        vpxor ymm13, ymm13, [r8 + 3232]                              ;   360.5 fp0+agu0  192 dst
        vpand ymm13, ymm13, ymm15                                    ;   361.5 fp2    192 dst
        vmovdqu [rbp + 2720], ymm11                                  ;   353.8 agu2+fp5  192 dst spill
        vpsllq ymm11, ymm13, 1                                       ;   362.5 fp1    192 dst
        vpxor ymm14, ymm14, ymm11                                    ;   363.5 fp3    192 dst
        vpxor ymm13, ymm13, [r8 + 3232]                              ;   362.5 fp0+agu1  192 dst
        vmovdqu ymm11, [r8 + 3264]                                   ;   357.5 agu0   192 dst.6 reload
        vmovdqu [rbp + 2752], ymm10                                  ;   357.7 agu2+fp5  192 dst spill
        vpsrlq ymm10, ymm11, 1                                       ;   364.5 fp2    192 dst
        vpxor ymm10, ymm10, [r8 + 3296]                              ;   365.5 fp1+agu1  192 dst
        vpand ymm10, ymm10, ymm15                                    ;   366.5 fp3    192 dst
        vmovdqu [rbp + 2784], ymm9                                   ;   359.0 agu0+fp5  192 dst spill
        vpsllq ymm9, ymm10, 1                                        ;   367.5 fp2    192 dst
        vpxor ymm11, ymm11, ymm9                                     ;   368.5 fp0    192 dst
        vpsrlq ymm9, ymm3, 2                                         ;   361.0 fp1    192 dst
        vpxor ymm10, ymm10, [r8 + 3296]                              ;   367.5 fp3+agu1  192 dst
        vpxor ymm9, ymm9, ymm6                                       ;   362.5 fp2    192 dst
        vpand ymm9, ymm9, ymm5                                       ;   363.5 fp0    192 dst
        vmovdqu [rbp + 2816], ymm8                                   ;   360.7 agu2+fp5  192 dst spill
        vpsllq ymm8, ymm9, 2                                         ;   364.5 fp1    192 dst
        vpxor ymm3, ymm3, ymm8                                       ;   365.5 fp3    192 dst
        vpsrlq ymm8, ymm4, 2                                         ;   361.2 fp2    192 dst
        vpxor ymm6, ymm6, ymm9                                       ;   364.5 fp0    192 dst
        vpxor ymm8, ymm8, ymm7                                       ;   362.2 fp1    192 dst
        vpand ymm8, ymm8, ymm5                                       ;   363.2 fp3    192 dst
        vpsllq ymm9, ymm8, 2                                         ;   364.2 fp2    192 dst
        vpxor ymm4, ymm4, ymm9                                       ;   365.2 fp0    192 dst
        vpsrlq ymm9, ymm14, 2                                        ;   364.5 fp1    192 dst
        vpxor ymm7, ymm7, ymm8                                       ;   364.2 fp3    192 dst
        vpxor ymm9, ymm9, ymm11                                      ;   369.5 fp2    192 dst
        vpand ymm9, ymm9, ymm5                                       ;   370.5 fp0    192 dst
        vpsllq ymm8, ymm9, 2                                         ;   371.5 fp1    192 dst
        vpxor ymm14, ymm14, ymm8                                     ;   372.5 fp3    192 dst
        vpsrlq ymm8, ymm13, 2                                        ;   364.3 fp2    192 dst
        vpxor ymm11, ymm11, ymm9                                     ;   371.5 fp0    192 dst
        vpxor ymm8, ymm8, ymm10                                      ;   368.5 fp1    192 dst
        vpand ymm8, ymm8, ymm5                                       ;   369.5 fp3    192 dst
        vpsllq ymm9, ymm8, 2                                         ;   370.5 fp2    192 dst
        vpxor ymm13, ymm13, ymm9                                     ;   371.5 fp0    192 dst
        vpsrlq ymm9, ymm3, 4                                         ;   366.5 fp1    192 dst
        vpxor ymm10, ymm10, ymm8                                     ;   370.5 fp3    192 dst
        vpxor ymm9, ymm9, ymm14                                      ;   373.5 fp2    192 dst
        vpand ymm9, ymm9, ymm12                                      ;   374.5 fp0    192 dst
        vpsllq ymm8, ymm9, 4                                         ;   375.5 fp1    192 dst
        vpxor ymm3, ymm3, ymm8                                       ;   376.5 fp3    192 dst
        vpsrlq ymm8, ymm4, 4                                         ;   367.7 fp2    192 dst
        vpxor ymm14, ymm14, ymm9                                     ;   375.5 fp0    192 dst
        vpxor ymm8, ymm8, ymm13                                      ;   372.5 fp1    192 dst
        vpand ymm8, ymm8, ymm12                                      ;   373.5 fp3    192 dst
        vpsllq ymm9, ymm8, 4                                         ;   374.5 fp2    192 dst
        vpxor ymm4, ymm4, ymm9                                       ;   375.5 fp0    192 dst
        vpsrlq ymm9, ymm6, 4                                         ;   370.5 fp1    192 dst
        vpxor ymm13, ymm13, ymm8                                     ;   374.5 fp3    192 dst
        vpxor ymm9, ymm9, ymm11                                      ;   372.5 fp2    192 dst
        vpand ymm9, ymm9, ymm12                                      ;   373.5 fp0    192 dst
        vpsllq ymm8, ymm9, 4                                         ;   374.5 fp1    192 dst
        vpxor ymm6, ymm6, ymm8                                       ;   375.5 fp3    192 dst
        vpsrlq ymm8, ymm7, 4                                         ;   371.8 fp2    192 dst
        vpxor ymm11, ymm11, ymm9                                     ;   374.5 fp0    192 dst
        vpxor ymm8, ymm8, ymm10                                      ;   372.8 fp1    192 dst
        vpand ymm8, ymm8, ymm12                                      ;   373.8 fp3    192 dst
        vpsllq ymm9, ymm8, 4                                         ;   374.8 fp2    192 dst
        vpxor ymm7, ymm7, ymm9                                       ;   375.8 fp0    192 dst
        vpxor ymm10, ymm10, ymm8                                     ;   374.8 fp1    192 dst
        vmovdqu ymm8, [r8 + 3328]                                    ;   373.7 agu0   192 dst.8 reload
        vpsrlq ymm9, ymm8, 1                                         ;   380.7 fp2    192 dst
        vpxor ymm9, ymm9, [r8 + 3360]                                ;   381.7 fp3+agu1  192 dst
        vpand ymm9, ymm9, ymm15                                      ;   382.7 fp0    192 dst
        vmovdqu [rbp + 2848], ymm10                                  ;   375.8 agu2+fp5  192 dst spill
        vpsllq ymm10, ymm9, 1                                        ;   383.7 fp1    192 dst
        vpxor ymm8, ymm8, ymm10                                      ;   384.7 fp2    192 dst
        vpxor ymm9, ymm9, [r8 + 3360]                                ;   383.7 fp3+agu0  192 dst
        vmovdqu ymm10, [r8 + 3392]                                   ;   375.2 agu1   192 dst.10 reload
        vmovdqu [rbp + 2880], ymm11                                  ;   375.5 agu2+fp5  192 dst spill
        vpsrlq ymm11, ymm10, 1                                       ;   382.2 fp1    192 dst
        vpxor ymm11, ymm11, [r8 + 3424]                              ;   383.2 fp0+agu0  192 dst
        vpand ymm11, ymm11, ymm15                                    ;   384.2 fp2    192 dst
        vmovdqu [rbp + 2912], ymm13                                  ;   376.5 agu1+fp5  192 dst spill
        vpsllq ymm13, ymm11, 1                                       ;   385.2 fp1    192 dst
        vpxor ymm10, ymm10, ymm13                                    ;   386.2 fp3    192 dst
        vpxor ymm11, ymm11, [r8 + 3424]                              ;   385.2 fp0+agu0  192 dst
        vmovdqu ymm13, [r8 + 3456]                                   ;   377.2 agu1   192 dst.12 reload
        vmovdqu [rbp + 2944], ymm14                                  ;   377.5 agu2+fp5  192 dst spill
        vpsrlq ymm14, ymm13, 1                                       ;   384.2 fp2    192 dst
        vpxor ymm14, ymm14, [r8 + 3488]                              ;   385.2 fp3+agu0  192 dst
        vpand ymm14, ymm14, ymm15                                    ;   386.2 fp1    192 dst
        vmovdqu [rbp + 2976], ymm7                                   ;   378.5 agu2+fp5  192 dst spill
        vpsllq ymm7, ymm14, 1                                        ;   387.2 fp2    192 dst
        vpxor ymm13, ymm13, ymm7                                     ;   388.2 fp0    192 dst
        vpxor ymm14, ymm14, [r8 + 3488]                              ;   387.2 fp3+agu1  192 dst
        vmovdqu ymm7, [r8 + 3520]                                    ;   382.2 agu0   192 dst.14 reload
        vmovdqu [rbp + 3008], ymm6                                   ;   382.3 agu2+fp5  192 dst spill
        vpsrlq ymm6, ymm7, 1                                         ;   389.2 fp1    192 dst
        vpxor ymm6, ymm6, [r8 + 3552]                                ;   390.2 fp2+agu1  192 dst
        vpand ymm6, ymm6, ymm15                                      ;   391.2 fp0    192 dst
        vmovdqu [rbp + 3040], ymm4                                   ;   383.7 agu0+fp5  192 dst spill
        vpsllq ymm4, ymm6, 1                                         ;   392.2 fp1    192 dst
        vpxor ymm7, ymm7, ymm4                                       ;   393.2 fp3    192 dst
        vpsrlq ymm4, ymm8, 2                                         ;   385.7 fp2    192 dst
        vpxor ymm6, ymm6, [r8 + 3552]                                ;   392.2 fp0+agu1  192 dst
        vpxor ymm4, ymm4, ymm10                                      ;   387.2 fp1    192 dst
        vpand ymm4, ymm4, ymm5                                       ;   388.2 fp3    192 dst
        vmovdqu [rbp + 3072], ymm3                                   ;   385.3 agu2+fp5  192 dst spill
        vpsllq ymm3, ymm4, 2                                         ;   389.2 fp2    192 dst
        vpxor ymm8, ymm8, ymm3                                       ;   390.2 fp0    192 dst
        vpsrlq ymm3, ymm9, 2                                         ;   385.8 fp1    192 dst
        vpxor ymm10, ymm10, ymm4                                     ;   389.2 fp3    192 dst
        vpxor ymm3, ymm3, ymm11                                      ;   386.8 fp2    192 dst
        vpand ymm3, ymm3, ymm5                                       ;   387.8 fp0    192 dst
        vpsllq ymm4, ymm3, 2                                         ;   388.8 fp1    192 dst
        vpxor ymm9, ymm9, ymm4                                       ;   389.8 fp3    192 dst
        vpsrlq ymm4, ymm13, 2                                        ;   389.2 fp2    192 dst
        vpxor ymm11, ymm11, ymm3                                     ;   388.8 fp0    192 dst
        vpxor ymm4, ymm4, ymm7                                       ;   394.2 fp1    192 dst
        vpand ymm4, ymm4, ymm5                                       ;   395.2 fp3    192 dst
        vpsllq ymm3, ymm4, 2                                         ;   396.2 fp2    192 dst
        vpxor ymm13, ymm13, ymm3                                     ;   397.2 fp0    192 dst
        vpsrlq ymm3, ymm14, 2                                        ;   389.0 fp1    192 dst
        vpxor ymm7, ymm7, ymm4                                       ;   396.2 fp3    192 dst
        vpxor ymm3, ymm3, ymm6                                       ;   393.2 fp2    192 dst
        vpand ymm3, ymm3, ymm5                                       ;   394.2 fp0    192 dst
        vpsllq ymm4, ymm3, 2                                         ;   395.2 fp1    192 dst
        vpxor ymm14, ymm14, ymm4                                     ;   396.2 fp3    192 dst
        vpsrlq ymm4, ymm8, 4                                         ;   391.2 fp2    192 dst
        vpxor ymm6, ymm6, ymm3                                       ;   395.2 fp0    192 dst
        vpxor ymm4, ymm4, ymm13                                      ;   398.2 fp1    192 dst
        vpand ymm4, ymm4, ymm12                                      ;   399.2 fp3    192 dst
        vpsllq ymm3, ymm4, 4                                         ;   400.2 fp2    192 dst
        vpxor ymm8, ymm8, ymm3                                       ;   401.2 fp0    192 dst
        vpsrlq ymm3, ymm9, 4                                         ;   392.3 fp1    192 dst
        vpxor ymm13, ymm13, ymm4                                     ;   400.2 fp3    192 dst
        vpxor ymm3, ymm3, ymm14                                      ;   397.2 fp2    192 dst
        vpand ymm3, ymm3, ymm12                                      ;   398.2 fp0    192 dst
        vpsllq ymm4, ymm3, 4                                         ;   399.2 fp1    192 dst
        vpxor ymm9, ymm9, ymm4                                       ;   400.2 fp3    192 dst
        vpsrlq ymm4, ymm10, 4                                        ;   395.2 fp2    192 dst
        vpxor ymm14, ymm14, ymm3                                     ;   399.2 fp0    192 dst
        vpxor ymm4, ymm4, ymm7                                       ;   397.2 fp1    192 dst
        vpand ymm4, ymm4, ymm12                                      ;   398.2 fp3    192 dst
        vpsllq ymm3, ymm4, 4                                         ;   399.2 fp2    192 dst
        vpxor ymm10, ymm10, ymm3                                     ;   400.2 fp0    192 dst
        vpsrlq ymm3, ymm11, 4                                        ;   396.5 fp1    192 dst
        vpxor ymm7, ymm7, ymm4                                       ;   399.2 fp3    192 dst
        vpxor ymm3, ymm3, ymm6                                       ;   397.5 fp2    192 dst
        vpand ymm3, ymm3, ymm12                                      ;   398.5 fp0    192 dst
        vpsllq ymm4, ymm3, 4                                         ;   399.5 fp1    192 dst
        vpxor ymm11, ymm11, ymm4                                     ;   400.5 fp3    192 dst
        vpxor ymm6, ymm6, ymm3                                       ;   399.5 fp2    192 dst
        vmovdqu ymm3, [r8 + 3584]                                    ;   398.3 agu0   192 dst.16 reload
        vpsrlq ymm4, ymm3, 1                                         ;   405.3 fp1    192 dst
        vpxor ymm4, ymm4, [r8 + 3616]                                ;   406.3 fp0+agu1  192 dst
        vpand ymm4, ymm4, ymm15                                      ;   407.3 fp3    192 dst
        vmovdqu [rbp + 3104], ymm6                                   ;   400.5 agu2+fp5  192 dst spill
        vpsllq ymm6, ymm4, 1                                         ;   408.3 fp2    192 dst
        vpxor ymm3, ymm3, ymm6                                       ;   409.3 fp1    192 dst
        vpxor ymm4, ymm4, [r8 + 3616]                                ;   408.3 fp0+agu0  192 dst
        vmovdqu ymm6, [r8 + 3648]                                    ;   399.8 agu1   192 dst.18 reload
        vmovdqu [rbp + 3136], ymm7                                   ;   400.2 agu2+fp5  192 dst spill
        vpsrlq ymm7, ymm6, 1                                         ;   406.8 fp2    192 dst
        vpxor ymm7, ymm7, [r8 + 3680]                                ;   407.8 fp3+agu0  192 dst
        vpand ymm7, ymm7, ymm15                                      ;   408.8 fp1    192 dst
        vmovdqu [rbp + 3168], ymm14                                  ;   401.2 agu1+fp5  192 dst spill
        vpsllq ymm14, ymm7, 1                                        ;   409.8 fp2    192 dst
        vpxor ymm6, ymm6, ymm14                                      ;   410.8 fp0    192 dst
        vpxor ymm7, ymm7, [r8 + 3680]                                ;   409.8 fp3+agu0  192 dst
        vmovdqu ymm14, [r8 + 3712]                                   ;   401.8 agu1   192 dst.20 reload
        vmovdqu [rbp + 3200], ymm13                                  ;   402.2 agu2+fp5  192 dst spill
        vpsrlq ymm13, ymm14, 1                                       ;   408.8 fp1    192 dst
        vpxor ymm13, ymm13, [r8 + 3744]                              ;   409.8 fp0+agu0  192 dst
        vpand ymm13, ymm13, ymm15                                    ;   410.8 fp2    192 dst
        vmovdqu [rbp + 3232], ymm11                                  ;   403.2 agu2+fp5  192 dst spill
        vpsllq ymm11, ymm13, 1                                       ;   411.8 fp1    192 dst
        vpxor ymm14, ymm14, ymm11                                    ;   412.8 fp3    192 dst
        vpxor ymm13, ymm13, [r8 + 3744]                              ;   411.8 fp0+agu1  192 dst
        vmovdqu ymm11, [r8 + 3776]                                   ;   406.8 agu0   192 dst.22 reload
        vmovdqu [rbp + 3264], ymm10                                  ;   407.0 agu2+fp5  192 dst spill
        vpsrlq ymm10, ymm11, 1                                       ;   413.8 fp2    192 dst
        vpxor ymm10, ymm10, [r8 + 3808]                              ;   414.8 fp1+agu1  192 dst
        vpand ymm10, ymm10, ymm15                                    ;   415.8 fp3    192 dst
        vmovdqu [rbp + 3296], ymm9                                   ;   408.3 agu0+fp5  192 dst spill
        vpsllq ymm9, ymm10, 1                                        ;   416.8 fp2    192 dst
        vpxor ymm11, ymm11, ymm9                                     ;   417.8 fp0    192 dst
        vpsrlq ymm9, ymm3, 2                                         ;   410.3 fp1    192 dst
        vpxor ymm10, ymm10, [r8 + 3808]                              ;   416.8 fp3+agu1  192 dst
        vpxor ymm9, ymm9, ymm6                                       ;   411.8 fp2    192 dst
        vpand ymm9, ymm9, ymm5                                       ;   412.8 fp0    192 dst
        vmovdqu [rbp + 3328], ymm8                                   ;   410.0 agu2+fp5  192 dst spill
        vpsllq ymm8, ymm9, 2                                         ;   413.8 fp1    192 dst
        vpxor ymm3, ymm3, ymm8                                       ;   414.8 fp3    192 dst
        vpsrlq ymm8, ymm4, 2                                         ;   410.5 fp2    192 dst
        vpxor ymm6, ymm6, ymm9                                       ;   413.8 fp0    192 dst
        vpxor ymm8, ymm8, ymm7                                       ;   411.5 fp1    192 dst
        vpand ymm8, ymm8, ymm5                                       ;   412.5 fp3    192 dst
        vpsllq ymm9, ymm8, 2                                         ;   413.5 fp2    192 dst
        vpxor ymm4, ymm4, ymm9                                       ;   414.5 fp0    192 dst
        vpsrlq ymm9, ymm14, 2                                        ;   413.8 fp1    192 dst
        vpxor ymm7, ymm7, ymm8                                       ;   413.5 fp3    192 dst
        vpxor ymm9, ymm9, ymm11                                      ;   418.8 fp2    192 dst
        vpand ymm9, ymm9, ymm5                                       ;   419.8 fp0    192 dst
        vpsllq ymm8, ymm9, 2                                         ;   420.8 fp1    192 dst
        vpxor ymm14, ymm14, ymm8                                     ;   421.8 fp3    192 dst
        vpsrlq ymm8, ymm13, 2                                        ;   413.7 fp2    192 dst
        vpxor ymm11, ymm11, ymm9                                     ;   420.8 fp0    192 dst
        vpxor ymm8, ymm8, ymm10                                      ;   417.8 fp1    192 dst
        vpand ymm8, ymm8, ymm5                                       ;   418.8 fp3    192 dst
        vpsllq ymm9, ymm8, 2                                         ;   419.8 fp2    192 dst
        vpxor ymm13, ymm13, ymm9                                     ;   420.8 fp0    192 dst
        vpsrlq ymm9, ymm3, 4                                         ;   415.8 fp1    192 dst
        vpxor ymm10, ymm10, ymm8                                     ;   419.8 fp3    192 dst
        vpxor ymm9, ymm9, ymm14                                      ;   422.8 fp2    192 dst
        vpand ymm9, ymm9, ymm12                                      ;   423.8 fp0    192 dst
        vpsllq ymm8, ymm9, 4                                         ;   424.8 fp1    192 dst
        vpxor ymm3, ymm3, ymm8                                       ;   425.8 fp3    192 dst
        vpsrlq ymm8, ymm4, 4                                         ;   417.0 fp2    192 dst
        vpxor ymm14, ymm14, ymm9                                     ;   424.8 fp0    192 dst
        vpxor ymm8, ymm8, ymm13                                      ;   421.8 fp1    192 dst
        vpand ymm8, ymm8, ymm12                                      ;   422.8 fp3    192 dst
        vpsllq ymm9, ymm8, 4                                         ;   423.8 fp2    192 dst
        vpxor ymm4, ymm4, ymm9                                       ;   424.8 fp0    192 dst
        vpsrlq ymm9, ymm6, 4                                         ;   419.8 fp1    192 dst
        vpxor ymm13, ymm13, ymm8                                     ;   423.8 fp3    192 dst
        vpxor ymm9, ymm9, ymm11                                      ;   421.8 fp2    192 dst
        vpand ymm9, ymm9, ymm12                                      ;   422.8 fp0    192 dst
        vpsllq ymm8, ymm9, 4                                         ;   423.8 fp1    192 dst
        vpxor ymm6, ymm6, ymm8                                       ;   424.8 fp3    192 dst
        vpsrlq ymm8, ymm7, 4                                         ;   421.2 fp2    192 dst
        vpxor ymm11, ymm11, ymm9                                     ;   423.8 fp0    192 dst
        vpxor ymm8, ymm8, ymm10                                      ;   422.2 fp1    192 dst
        vpand ymm8, ymm8, ymm12                                      ;   423.2 fp3    192 dst
        vpsllq ymm9, ymm8, 4                                         ;   424.2 fp2    192 dst
        vpxor ymm7, ymm7, ymm9                                       ;   425.2 fp0    192 dst
        vpxor ymm10, ymm10, ymm8                                     ;   424.2 fp1    192 dst
        vmovdqu ymm8, [r8 + 3840]                                    ;   423.0 agu0   192 dst.24 reload
        vpsrlq ymm9, ymm8, 1                                         ;   430.0 fp2    192 dst
        vpxor ymm9, ymm9, [r8 + 3872]                                ;   431.0 fp3+agu1  192 dst
        vpand ymm9, ymm9, ymm15                                      ;   432.0 fp0    192 dst
        vmovdqu [rbp + 3360], ymm10                                  ;   425.2 agu2+fp5  192 dst spill
        vpsllq ymm10, ymm9, 1                                        ;   433.0 fp1    192 dst
        vpxor ymm8, ymm8, ymm10                                      ;   434.0 fp2    192 dst
        vpxor ymm9, ymm9, [r8 + 3872]                                ;   433.0 fp3+agu0  192 dst
        vmovdqu ymm10, [r8 + 3904]                                   ;   424.5 agu1   192 dst.26 reload
        vmovdqu [rbp + 3392], ymm11                                  ;   424.8 agu2+fp5  192 dst spill
        vpsrlq ymm11, ymm10, 1                                       ;   431.5 fp1    192 dst
        vpxor ymm11, ymm11, [r8 + 3936]                              ;   432.5 fp0+agu0  192 dst
        vpand ymm11, ymm11, ymm15                                    ;   433.5 fp2    192 dst
        vmovdqu [rbp + 3424], ymm13                                  ;   425.8 agu1+fp5  192 dst spill
        vpsllq ymm13, ymm11, 1                                       ;   434.5 fp1    192 dst
        vpxor ymm10, ymm10, ymm13                                    ;   435.5 fp3    192 dst
        vpxor ymm11, ymm11, [r8 + 3936]                              ;   434.5 fp0+agu0  192 dst
        vmovdqu ymm13, [r8 + 3968]                                   ;   426.5 agu1   192 dst.28 reload
        vmovdqu [rbp + 3456], ymm14                                  ;   426.8 agu2+fp5  192 dst spill
        vpsrlq ymm14, ymm13, 1                                       ;   433.5 fp2    192 dst
        vpxor ymm14, ymm14, [r8 + 4000]                              ;   434.5 fp3+agu0  192 dst
        vpand ymm14, ymm14, ymm15                                    ;   435.5 fp1    192 dst
        vmovdqu [rbp + 3488], ymm7                                   ;   427.8 agu2+fp5  192 dst spill
        vpsllq ymm7, ymm14, 1                                        ;   436.5 fp2    192 dst
        vpxor ymm13, ymm13, ymm7                                     ;   437.5 fp0    192 dst
        vpxor ymm14, ymm14, [r8 + 4000]                              ;   436.5 fp3+agu1  192 dst
        vmovdqu ymm7, [r8 + 4032]                                    ;   431.5 agu0   192 dst.30 reload
        vmovdqu [rbp + 3520], ymm6                                   ;   431.7 agu2+fp5  192 dst spill
        vpsrlq ymm6, ymm7, 1                                         ;   438.5 fp1    192 dst
        vpxor ymm6, ymm6, [r8 + 4064]                                ;   439.5 fp2+agu1  192 dst
        vpand ymm6, ymm6, ymm15                                      ;   440.5 fp0    192 dst
        vpsllq ymm15, ymm6, 1                                        ;   441.5 fp1    192 dst
        vpxor ymm7, ymm7, ymm15                                      ;   442.5 fp3    192 dst
        vpsrlq ymm15, ymm8, 2                                        ;   435.0 fp2    192 dst
        vpxor ymm6, ymm6, [r8 + 4064]                                ;   441.5 fp0+agu0  192 dst
        vpxor ymm15, ymm15, ymm10                                    ;   436.5 fp1    192 dst
        vpand ymm15, ymm15, ymm5                                     ;   437.5 fp3    192 dst
        vmovdqu [rbp + 3552], ymm4                                   ;   434.7 agu2+fp5  192 dst spill
        vpsllq ymm4, ymm15, 2                                        ;   438.5 fp2    192 dst
        vpxor ymm8, ymm8, ymm4                                       ;   439.5 fp0    192 dst
        vpsrlq ymm4, ymm9, 2                                         ;   435.2 fp1    192 dst
        vpxor ymm10, ymm10, ymm15                                    ;   438.5 fp3    192 dst
        vpxor ymm4, ymm4, ymm11                                      ;   436.2 fp2    192 dst
        vpand ymm4, ymm4, ymm5                                       ;   437.2 fp0    192 dst
        vpsllq ymm15, ymm4, 2                                        ;   438.2 fp1    192 dst
        vpxor ymm9, ymm9, ymm15                                      ;   439.2 fp3    192 dst
        vpsrlq ymm15, ymm13, 2                                       ;   438.5 fp2    192 dst
        vpxor ymm11, ymm11, ymm4                                     ;   438.2 fp0    192 dst
        vpxor ymm15, ymm15, ymm7                                     ;   443.5 fp1    192 dst
        vpand ymm15, ymm15, ymm5                                     ;   444.5 fp3    192 dst
        vpsllq ymm4, ymm15, 2                                        ;   445.5 fp2    192 dst
        vpxor ymm13, ymm13, ymm4                                     ;   446.5 fp0    192 dst
        vpsrlq ymm4, ymm14, 2                                        ;   438.3 fp1    192 dst
        vpxor ymm7, ymm7, ymm15                                      ;   445.5 fp3    192 dst
        vpxor ymm4, ymm4, ymm6                                       ;   442.5 fp2    192 dst
        vpand ymm4, ymm4, ymm5                                       ;   443.5 fp0    192 dst
        vpsllq ymm5, ymm4, 2                                         ;   444.5 fp1    192 dst
        vpxor ymm14, ymm14, ymm5                                     ;   445.5 fp3    192 dst
        vpsrlq ymm5, ymm8, 4                                         ;   440.5 fp2    192 dst
        vpxor ymm6, ymm6, ymm4                                       ;   444.5 fp0    192 dst
        vpxor ymm5, ymm5, ymm13                                      ;   447.5 fp1    192 dst
        vpand ymm5, ymm5, ymm12                                      ;   448.5 fp3    192 dst
        vpsllq ymm4, ymm5, 4                                         ;   449.5 fp2    192 dst
        vpsrlq ymm15, ymm9, 4                                        ;   441.5 fp1    192 dst
        vpxor ymm8, ymm8, ymm4                                       ;   450.5 fp0    192 dst
        vpxor ymm13, ymm13, ymm5                                     ;   449.5 fp3    192 dst
        vpxor ymm15, ymm15, ymm14                                    ;   446.5 fp2    192 dst
        vpand ymm15, ymm15, ymm12                                    ;   447.5 fp1    192 dst
        vpsllq ymm4, ymm15, 4                                        ;   448.5 fp2    192 dst
        vpsrlq ymm5, ymm10, 4                                        ;   443.7 fp1    192 dst
        vpxor ymm9, ymm9, ymm4                                       ;   449.5 fp0    192 dst
        vpxor ymm14, ymm14, ymm15                                    ;   448.5 fp3    192 dst
        vpxor ymm5, ymm5, ymm7                                       ;   446.5 fp2    192 dst
        vpand ymm5, ymm5, ymm12                                      ;   447.5 fp1    192 dst
        vpsllq ymm4, ymm5, 4                                         ;   448.5 fp2    192 dst
        vpsrlq ymm15, ymm11, 4                                       ;   445.8 fp1    192 dst
        vpxor ymm10, ymm10, ymm4                                     ;   449.5 fp0    192 dst
        vpxor ymm7, ymm7, ymm5                                       ;   448.5 fp3    192 dst
        vpxor ymm15, ymm15, ymm6                                     ;   446.8 fp2    192 dst
        vpand ymm15, ymm15, ymm12                                    ;   447.8 fp0    192 dst
        vpsllq ymm4, ymm15, 4                                        ;   448.8 fp1    192 dst
        vpunpcklbw ymm5, ymm0, ymm1                                  ;   447.7 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm1                                  ;   447.8 fp1    192 dst
        vpxor ymm11, ymm11, ymm4                                     ;   449.8 fp3    192 dst
        vpxor ymm6, ymm6, ymm15                                      ;   448.8 fp0    192 dst
        vmovdqu ymm1, [rbp + 2560]                                   ;   448.0 agu1   192 dst reload
        vpunpcklbw ymm4, ymm1, ymm2                                  ;   455.0 fp2    192 dst
        vpunpckhbw ymm1, ymm1, ymm2                                  ;   455.0 fp1    192 dst
        vmovdqu ymm2, [rbp + 1536]                                   ;   448.5 agu0   192 dst reload
        vpunpcklbw ymm12, ymm2, ymm3                                 ;   455.5 fp2    192 dst
        vpunpckhbw ymm2, ymm2, ymm3                                  ;   455.5 fp1    192 dst
        vmovdqu ymm3, [rbp + 3072]                                   ;   449.0 agu1   192 dst reload
        vmovdqu ymm15, [rbp + 2048]                                  ;   449.5 agu0   192 dst reload
        vmovdqu [rbp + 1536], ymm6                                   ;   449.8 agu2+fp5  192 dst spill
        vpunpcklbw ymm6, ymm15, ymm3                                 ;   456.5 fp2    192 dst
        vpunpckhbw ymm3, ymm15, ymm3                                 ;   456.5 fp1    192 dst
        vpunpcklbw ymm15, ymm5, ymm6                                 ;   457.5 fp2    192 dst
        vpunpckhbw ymm5, ymm5, ymm6                                  ;   457.5 fp1    192 dst
        vpunpcklbw ymm6, ymm4, ymm12                                 ;   456.5 fp2    192 dst
        vpunpckhbw ymm4, ymm4, ymm12                                 ;   456.5 fp1    192 dst
        vpunpcklbw ymm12, ymm0, ymm3                                 ;   457.5 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm3                                  ;   457.5 fp1    192 dst
        vpunpcklbw ymm3, ymm1, ymm2                                  ;   456.5 fp2    192 dst
        vpunpckhbw ymm1, ymm1, ymm2                                  ;   456.5 fp1    192 dst
        vpunpcklbw ymm2, ymm15, ymm6                                 ;   458.5 fp2    192 dst
        vpunpckhbw ymm6, ymm15, ymm6                                 ;   458.5 fp1    192 dst
        vpunpcklbw ymm15, ymm5, ymm4                                 ;   458.5 fp2    192 dst
        vpunpckhbw ymm4, ymm5, ymm4                                  ;   458.5 fp1    192 dst
        vpunpcklbw ymm5, ymm12, ymm3                                 ;   458.5 fp2    192 dst
        vpunpckhbw ymm3, ymm12, ymm3                                 ;   458.5 fp1    192 dst
        vpunpcklbw ymm12, ymm0, ymm1                                 ;   458.7 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm1                                  ;   458.8 fp1    192 dst
        vmovdqu ymm1, [rbp + 2016]                                   ;   456.8 agu1   192 dst reload
        vmovdqu [rbp + 3072], ymm0                                   ;   459.8 agu2+fp5  192 dst spill
        vmovdqu ymm0, [rbp + 1024]                                   ;   457.2 agu0   192 dst reload
        vmovdqu [rbp + 2048], ymm12                                  ;   459.7 agu1+fp5  192 dst spill
        vpunpcklbw ymm12, ymm0, ymm1                                 ;   464.2 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm1                                  ;   464.2 fp1    192 dst
        vmovdqu ymm1, [rbp + 2528]                                   ;   458.2 agu0   192 dst reload
        vmovdqu [rbp + 2016], ymm3                                   ;   459.5 agu2+fp5  192 dst spill
        vmovdqu ymm3, [rbp + 512]                                    ;   458.8 agu1   192 dst reload
        vmovdqu [rbp + 1024], ymm5                                   ;   460.0 agu2+fp5  192 dst spill
        vpunpcklbw ymm5, ymm3, ymm1                                  ;   465.8 fp2    192 dst
        vpunpckhbw ymm1, ymm3, ymm1                                  ;   465.8 fp1    192 dst
        vmovdqu ymm3, [rbp + 3040]                                   ;   459.2 agu0   192 dst reload
        vmovdqu [rbp + 2528], ymm4                                   ;   461.0 agu1+fp5  192 dst spill
        vmovdqu ymm4, [rbp + 992]                                    ;   460.2 agu0   192 dst reload
        vmovdqu [rbp + 512], ymm15                                   ;   462.0 agu2+fp5  192 dst spill
        vpunpcklbw ymm15, ymm4, ymm3                                 ;   467.2 fp2    192 dst
        vpunpckhbw ymm3, ymm4, ymm3                                  ;   467.2 fp1    192 dst
        vpunpcklbw ymm4, ymm12, ymm15                                ;   468.2 fp2    192 dst
        vpunpckhbw ymm12, ymm12, ymm15                               ;   468.2 fp1    192 dst
        vmovdqu ymm15, [rbp + 3552]                                  ;   460.8 agu1   192 dst reload
        vmovdqu [rbp + 3040], ymm6                                   ;   463.0 agu2+fp5  192 dst spill
        vmovdqu ymm6, [rbp + 1504]                                   ;   461.2 agu0   192 dst reload
        vmovdqu [rbp + 992], ymm2                                    ;   464.0 agu1+fp5  192 dst spill
        vpunpcklbw ymm2, ymm6, ymm15                                 ;   468.2 fp2    192 dst
        vpunpckhbw ymm6, ymm6, ymm15                                 ;   468.2 fp1    192 dst
        vpunpcklbw ymm15, ymm5, ymm2                                 ;   469.2 fp2    192 dst
        vpunpckhbw ymm2, ymm5, ymm2                                  ;   469.2 fp1    192 dst
        vpunpcklbw ymm5, ymm0, ymm3                                  ;   468.2 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm3                                  ;   468.2 fp1    192 dst
        vpunpcklbw ymm3, ymm1, ymm6                                  ;   469.2 fp2    192 dst
        vpunpckhbw ymm1, ymm1, ymm6                                  ;   469.2 fp1    192 dst
        vpunpcklbw ymm6, ymm4, ymm15                                 ;   470.2 fp2    192 dst
        vpunpckhbw ymm4, ymm4, ymm15                                 ;   470.2 fp1    192 dst
        vpunpcklbw ymm15, ymm12, ymm2                                ;   470.2 fp2    192 dst
        vpunpckhbw ymm2, ymm12, ymm2                                 ;   470.2 fp1    192 dst
        vpunpcklbw ymm12, ymm5, ymm3                                 ;   470.2 fp2    192 dst
        vpunpckhbw ymm3, ymm5, ymm3                                  ;   470.2 fp1    192 dst
        vpunpcklbw ymm5, ymm0, ymm1                                  ;   470.7 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm1                                  ;   470.8 fp1    192 dst
        vmovdqu ymm1, [rbp + 1984]                                   ;   468.5 agu0   192 dst reload
        vmovdqu [rbp + 3552], ymm0                                   ;   471.8 agu2+fp5  192 dst spill
        vmovdqu ymm0, [rbp + 480]                                    ;   468.8 agu1   192 dst reload
        vmovdqu [rbp + 1504], ymm5                                   ;   471.7 agu0+fp5  192 dst spill
        vpunpcklbw ymm5, ymm0, ymm1                                  ;   475.8 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm1                                  ;   475.8 fp1    192 dst
        vmovdqu ymm1, [rbp + 2496]                                   ;   469.8 agu1   192 dst reload
        vmovdqu [rbp + 1984], ymm3                                   ;   471.2 agu2+fp5  192 dst spill
        vmovdqu ymm3, [rbp + 448]                                    ;   470.5 agu0   192 dst reload
        vmovdqu [rbp + 480], ymm12                                   ;   471.7 agu2+fp5  192 dst spill
        vpunpcklbw ymm12, ymm3, ymm1                                 ;   477.5 fp2    192 dst
        vpunpckhbw ymm1, ymm3, ymm1                                  ;   477.5 fp1    192 dst
        vmovdqu ymm3, [rbp + 3008]                                   ;   470.8 agu1   192 dst reload
        vmovdqu [rbp + 2496], ymm2                                   ;   472.7 agu0+fp5  192 dst spill
        vmovdqu ymm2, [rbp + 960]                                    ;   471.8 agu1   192 dst reload
        vmovdqu [rbp + 448], ymm15                                   ;   473.7 agu2+fp5  192 dst spill
        vpunpcklbw ymm15, ymm2, ymm3                                 ;   478.8 fp2    192 dst
        vpunpckhbw ymm2, ymm2, ymm3                                  ;   478.8 fp1    192 dst
        vpunpcklbw ymm3, ymm5, ymm15                                 ;   479.8 fp2    192 dst
        vpunpckhbw ymm5, ymm5, ymm15                                 ;   479.8 fp1    192 dst
        vmovdqu ymm15, [rbp + 3520]                                  ;   472.5 agu0   192 dst reload
        vmovdqu [rbp + 3008], ymm4                                   ;   474.7 agu2+fp5  192 dst spill
        vmovdqu ymm4, [rbp + 1472]                                   ;   472.8 agu1   192 dst reload
        vmovdqu [rbp + 960], ymm6                                    ;   475.7 agu0+fp5  192 dst spill
        vpunpcklbw ymm6, ymm4, ymm15                                 ;   479.8 fp2    192 dst
        vpunpckhbw ymm4, ymm4, ymm15                                 ;   479.8 fp1    192 dst
        vpunpcklbw ymm15, ymm12, ymm6                                ;   480.8 fp2    192 dst
        vpunpckhbw ymm6, ymm12, ymm6                                 ;   480.8 fp1    192 dst
        vpunpcklbw ymm12, ymm0, ymm2                                 ;   479.8 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm2                                  ;   479.8 fp1    192 dst
        vpunpcklbw ymm2, ymm1, ymm4                                  ;   480.8 fp2    192 dst
        vpunpckhbw ymm1, ymm1, ymm4                                  ;   480.8 fp1    192 dst
        vpunpcklbw ymm4, ymm3, ymm15                                 ;   481.8 fp2    192 dst
        vpunpckhbw ymm3, ymm3, ymm15                                 ;   481.8 fp1    192 dst
        vpunpcklbw ymm15, ymm5, ymm6                                 ;   481.8 fp2    192 dst
        vpunpckhbw ymm5, ymm5, ymm6                                  ;   481.8 fp1    192 dst
        vpunpcklbw ymm6, ymm12, ymm2                                 ;   481.8 fp2    192 dst
        vpunpckhbw ymm2, ymm12, ymm2                                 ;   481.8 fp1    192 dst
        vpunpcklbw ymm12, ymm0, ymm1                                 ;   482.7 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm1                                  ;   482.8 fp1    192 dst
        vmovdqu ymm1, [rbp + 1952]                                   ;   480.2 agu1   192 dst reload
        vmovdqu [rbp + 3520], ymm0                                   ;   483.8 agu2+fp5  192 dst spill
        vmovdqu ymm0, [rbp + 0]                                      ;   480.5 agu0   192 dst reload
        vmovdqu [rbp + 1472], ymm12                                  ;   483.7 agu1+fp5  192 dst spill
        vpunpcklbw ymm12, ymm0, ymm1                                 ;   487.5 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm1                                  ;   487.5 fp1    192 dst
        vmovdqu ymm1, [rbp + 2464]                                   ;   481.5 agu0   192 dst reload
        vmovdqu [rbp + 1952], ymm2                                   ;   482.8 agu2+fp5  192 dst spill
        vmovdqu ymm2, [rbp + 416]                                    ;   482.2 agu1   192 dst reload
        vmovdqu [rbp + 0], ymm6                                      ;   483.3 agu2+fp5  192 dst spill
        vpunpcklbw ymm6, ymm2, ymm1                                  ;   489.2 fp2    192 dst
        vpunpckhbw ymm1, ymm2, ymm1                                  ;   489.2 fp1    192 dst
        vmovdqu ymm2, [rbp + 2976]                                   ;   482.5 agu0   192 dst reload
        vmovdqu [rbp + 2464], ymm5                                   ;   484.3 agu1+fp5  192 dst spill
        vmovdqu ymm5, [rbp + 928]                                    ;   483.5 agu0   192 dst reload
        vmovdqu [rbp + 416], ymm15                                   ;   485.3 agu2+fp5  192 dst spill
        vpunpcklbw ymm15, ymm5, ymm2                                 ;   490.5 fp2    192 dst
        vpunpckhbw ymm2, ymm5, ymm2                                  ;   490.5 fp1    192 dst
        vpunpcklbw ymm5, ymm12, ymm15                                ;   491.5 fp2    192 dst
        vpunpckhbw ymm12, ymm12, ymm15                               ;   491.5 fp1    192 dst
        vmovdqu ymm15, [rbp + 3488]                                  ;   484.2 agu1   192 dst reload
        vmovdqu [rbp + 2976], ymm3                                   ;   486.3 agu2+fp5  192 dst spill
        vmovdqu ymm3, [rbp + 1440]                                   ;   484.5 agu0   192 dst reload
        vmovdqu [rbp + 928], ymm4                                    ;   487.3 agu1+fp5  192 dst spill
        vpunpcklbw ymm4, ymm3, ymm15                                 ;   491.5 fp2    192 dst
        vpunpckhbw ymm3, ymm3, ymm15                                 ;   491.5 fp1    192 dst
        vpunpcklbw ymm15, ymm6, ymm4                                 ;   492.5 fp2    192 dst
        vpunpckhbw ymm4, ymm6, ymm4                                  ;   492.5 fp1    192 dst
        vpunpcklbw ymm6, ymm0, ymm2                                  ;   491.5 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm2                                  ;   491.5 fp1    192 dst
        vpunpcklbw ymm2, ymm1, ymm3                                  ;   492.5 fp2    192 dst
        vpunpckhbw ymm1, ymm1, ymm3                                  ;   492.5 fp1    192 dst
        vpunpcklbw ymm3, ymm5, ymm15                                 ;   493.5 fp2    192 dst
        vpunpckhbw ymm5, ymm5, ymm15                                 ;   493.5 fp1    192 dst
        vpunpcklbw ymm15, ymm12, ymm4                                ;   493.5 fp2    192 dst
        vpunpckhbw ymm4, ymm12, ymm4                                 ;   493.5 fp1    192 dst
        vpunpcklbw ymm12, ymm6, ymm2                                 ;   493.7 fp2    192 dst
        vpunpckhbw ymm2, ymm6, ymm2                                  ;   493.8 fp1    192 dst
        vpunpcklbw ymm6, ymm0, ymm1                                  ;   494.7 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm1                                  ;   494.8 fp1    192 dst
        vmovdqu ymm1, [rbp + 1920]                                   ;   491.8 agu0   192 dst reload
        vmovdqu [rbp + 3488], ymm0                                   ;   495.8 agu2+fp5  192 dst spill
        vmovdqu ymm0, [rbp - 32]                                     ;   492.2 agu1   192 dst reload
        vmovdqu [rbp + 1440], ymm6                                   ;   495.7 agu0+fp5  192 dst spill
        vpunpcklbw ymm6, ymm0, ymm1                                  ;   499.2 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm1                                  ;   499.2 fp1    192 dst
        vmovdqu ymm1, [rbp + 2432]                                   ;   493.2 agu1   192 dst reload
        vmovdqu [rbp + 1920], ymm2                                   ;   494.8 agu2+fp5  192 dst spill
        vmovdqu ymm2, [rbp + 384]                                    ;   493.8 agu0   192 dst reload
        vmovdqu [rbp - 32], ymm12                                    ;   495.0 agu2+fp5  192 dst spill
        vpunpcklbw ymm12, ymm2, ymm1                                 ;   500.8 fp2    192 dst
        vpunpckhbw ymm1, ymm2, ymm1                                  ;   500.8 fp1    192 dst
        vmovdqu ymm2, [rbp + 2944]                                   ;   494.2 agu1   192 dst reload
        vmovdqu [rbp + 2432], ymm4                                   ;   496.0 agu0+fp5  192 dst spill
        vmovdqu ymm4, [rbp + 896]                                    ;   495.2 agu1   192 dst reload
        vmovdqu [rbp + 384], ymm15                                   ;   497.0 agu2+fp5  192 dst spill
        vpunpcklbw ymm15, ymm4, ymm2                                 ;   502.2 fp2    192 dst
        vpunpckhbw ymm2, ymm4, ymm2                                  ;   502.2 fp1    192 dst
        vpunpcklbw ymm4, ymm6, ymm15                                 ;   503.2 fp2    192 dst
        vpunpckhbw ymm6, ymm6, ymm15                                 ;   503.2 fp1    192 dst
        vmovdqu ymm15, [rbp + 3456]                                  ;   495.8 agu0   192 dst reload
        vmovdqu [rbp + 2944], ymm5                                   ;   498.0 agu2+fp5  192 dst spill
        vmovdqu ymm5, [rbp + 1408]                                   ;   496.2 agu1   192 dst reload
        vmovdqu [rbp + 896], ymm3                                    ;   499.0 agu0+fp5  192 dst spill
        vpunpcklbw ymm3, ymm5, ymm15                                 ;   503.2 fp2    192 dst
        vpunpckhbw ymm5, ymm5, ymm15                                 ;   503.2 fp1    192 dst
        vpunpcklbw ymm15, ymm12, ymm3                                ;   504.2 fp2    192 dst
        vpunpckhbw ymm3, ymm12, ymm3                                 ;   504.2 fp1    192 dst
        vpunpcklbw ymm12, ymm0, ymm2                                 ;   503.2 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm2                                  ;   503.2 fp1    192 dst
        vpunpcklbw ymm2, ymm1, ymm5                                  ;   504.2 fp2    192 dst
        vpunpckhbw ymm1, ymm1, ymm5                                  ;   504.2 fp1    192 dst
        vpunpcklbw ymm5, ymm4, ymm15                                 ;   505.2 fp2    192 dst
        vpunpckhbw ymm4, ymm4, ymm15                                 ;   505.2 fp1    192 dst
        vpunpcklbw ymm15, ymm6, ymm3                                 ;   505.2 fp2    192 dst
        vpunpckhbw ymm3, ymm6, ymm3                                  ;   505.2 fp1    192 dst
        vpunpcklbw ymm6, ymm12, ymm2                                 ;   505.7 fp2    192 dst
        vpunpckhbw ymm2, ymm12, ymm2                                 ;   505.8 fp1    192 dst
        vpunpcklbw ymm12, ymm0, ymm1                                 ;   506.7 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm1                                  ;   506.8 fp1    192 dst
        vmovdqu ymm1, [rbp + 1888]                                   ;   503.5 agu1   192 dst reload
        vmovdqu [rbp + 3456], ymm0                                   ;   507.8 agu2+fp5  192 dst spill
        vmovdqu ymm0, [rbp - 64]                                     ;   503.8 agu0   192 dst reload
        vmovdqu [rbp + 1408], ymm12                                  ;   507.7 agu1+fp5  192 dst spill
        vpunpcklbw ymm12, ymm0, ymm1                                 ;   510.8 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm1                                  ;   510.8 fp1    192 dst
        vmovdqu ymm1, [rbp + 2400]                                   ;   504.8 agu0   192 dst reload
        vmovdqu [rbp + 1888], ymm2                                   ;   506.8 agu2+fp5  192 dst spill
        vmovdqu ymm2, [rbp + 352]                                    ;   505.5 agu1   192 dst reload
        vmovdqu [rbp - 64], ymm6                                     ;   506.7 agu2+fp5  192 dst spill
        vpunpcklbw ymm6, ymm2, ymm1                                  ;   512.5 fp2    192 dst
        vpunpckhbw ymm1, ymm2, ymm1                                  ;   512.5 fp1    192 dst
        vmovdqu ymm2, [rbp + 2912]                                   ;   505.8 agu0   192 dst reload
        vmovdqu [rbp + 2400], ymm3                                   ;   507.7 agu1+fp5  192 dst spill
        vmovdqu ymm3, [rbp + 864]                                    ;   506.8 agu0   192 dst reload
        vmovdqu [rbp + 352], ymm15                                   ;   508.7 agu2+fp5  192 dst spill
        vpunpcklbw ymm15, ymm3, ymm2                                 ;   513.8 fp2    192 dst
        vpunpckhbw ymm2, ymm3, ymm2                                  ;   513.8 fp1    192 dst
        vpunpcklbw ymm3, ymm12, ymm15                                ;   514.8 fp2    192 dst
        vpunpckhbw ymm12, ymm12, ymm15                               ;   514.8 fp1    192 dst
        vmovdqu ymm15, [rbp + 3424]                                  ;   507.5 agu1   192 dst reload
        vmovdqu [rbp + 2912], ymm4                                   ;   509.7 agu2+fp5  192 dst spill
        vmovdqu ymm4, [rbp + 1376]                                   ;   507.8 agu0   192 dst reload
        vmovdqu [rbp + 864], ymm5                                    ;   510.7 agu1+fp5  192 dst spill
        vpunpcklbw ymm5, ymm4, ymm15                                 ;   514.8 fp2    192 dst
        vpunpckhbw ymm4, ymm4, ymm15                                 ;   514.8 fp1    192 dst
        vpunpcklbw ymm15, ymm6, ymm5                                 ;   515.8 fp2    192 dst
        vpunpckhbw ymm5, ymm6, ymm5                                  ;   515.8 fp1    192 dst
        vpunpcklbw ymm6, ymm0, ymm2                                  ;   514.8 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm2                                  ;   514.8 fp1    192 dst
        vpunpcklbw ymm2, ymm1, ymm4                                  ;   515.8 fp2    192 dst
        vpunpckhbw ymm1, ymm1, ymm4                                  ;   515.8 fp1    192 dst
        vpunpcklbw ymm4, ymm3, ymm15                                 ;   516.8 fp2    192 dst
        vpunpckhbw ymm3, ymm3, ymm15                                 ;   516.8 fp1    192 dst
        vpunpcklbw ymm15, ymm12, ymm5                                ;   516.8 fp2    192 dst
        vpunpckhbw ymm5, ymm12, ymm5                                 ;   516.8 fp1    192 dst
        vpunpcklbw ymm12, ymm6, ymm2                                 ;   517.7 fp2    192 dst
        vpunpckhbw ymm2, ymm6, ymm2                                  ;   517.8 fp1    192 dst
        vpunpcklbw ymm6, ymm0, ymm1                                  ;   518.7 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm1                                  ;   518.8 fp1    192 dst
        vmovdqu ymm1, [rbp + 1856]                                   ;   515.2 agu0   192 dst reload
        vmovdqu [rbp + 3424], ymm0                                   ;   519.8 agu2+fp5  192 dst spill
        vmovdqu ymm0, [rbp - 96]                                     ;   515.5 agu1   192 dst reload
        vmovdqu [rbp + 1376], ymm6                                   ;   519.7 agu0+fp5  192 dst spill
        vpunpcklbw ymm6, ymm0, ymm1                                  ;   522.5 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm1                                  ;   522.5 fp1    192 dst
        vmovdqu ymm1, [rbp + 2368]                                   ;   516.5 agu1   192 dst reload
        vmovdqu [rbp + 1856], ymm2                                   ;   518.8 agu2+fp5  192 dst spill
        vmovdqu ymm2, [rbp + 320]                                    ;   517.2 agu0   192 dst reload
        vmovdqu [rbp - 96], ymm12                                    ;   518.7 agu2+fp5  192 dst spill
        vpunpcklbw ymm12, ymm2, ymm1                                 ;   524.2 fp2    192 dst
        vpunpckhbw ymm1, ymm2, ymm1                                  ;   524.2 fp1    192 dst
        vmovdqu ymm2, [rbp + 2880]                                   ;   517.5 agu1   192 dst reload
        vmovdqu [rbp + 2368], ymm5                                   ;   519.3 agu0+fp5  192 dst spill
        vmovdqu ymm5, [rbp + 832]                                    ;   518.5 agu1   192 dst reload
        vmovdqu [rbp + 320], ymm15                                   ;   520.3 agu2+fp5  192 dst spill
        vpunpcklbw ymm15, ymm5, ymm2                                 ;   525.5 fp2    192 dst
        vpunpckhbw ymm2, ymm5, ymm2                                  ;   525.5 fp1    192 dst
        vpunpcklbw ymm5, ymm6, ymm15                                 ;   526.5 fp2    192 dst
        vpunpckhbw ymm6, ymm6, ymm15                                 ;   526.5 fp1    192 dst
        vmovdqu ymm15, [rbp + 3392]                                  ;   519.2 agu0   192 dst reload
        vmovdqu [rbp + 2880], ymm3                                   ;   521.3 agu2+fp5  192 dst spill
        vmovdqu ymm3, [rbp + 1344]                                   ;   519.5 agu1   192 dst reload
        vmovdqu [rbp + 832], ymm4                                    ;   522.3 agu0+fp5  192 dst spill
        vpunpcklbw ymm4, ymm3, ymm15                                 ;   526.5 fp2    192 dst
        vpunpckhbw ymm3, ymm3, ymm15                                 ;   526.5 fp1    192 dst
        vpunpcklbw ymm15, ymm12, ymm4                                ;   527.5 fp2    192 dst
        vpunpckhbw ymm4, ymm12, ymm4                                 ;   527.5 fp1    192 dst
        vpunpcklbw ymm12, ymm0, ymm2                                 ;   526.5 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm2                                  ;   526.5 fp1    192 dst
        vpunpcklbw ymm2, ymm1, ymm3                                  ;   527.5 fp2    192 dst
        vpunpckhbw ymm1, ymm1, ymm3                                  ;   527.5 fp1    192 dst
        vpunpcklbw ymm3, ymm5, ymm15                                 ;   528.5 fp2    192 dst
        vpunpckhbw ymm5, ymm5, ymm15                                 ;   528.5 fp1    192 dst
        vpunpcklbw ymm15, ymm6, ymm4                                 ;   528.7 fp2    192 dst
        vpunpckhbw ymm4, ymm6, ymm4                                  ;   528.8 fp1    192 dst
        vpunpcklbw ymm6, ymm12, ymm2                                 ;   529.7 fp2    192 dst
        vpunpckhbw ymm2, ymm12, ymm2                                 ;   529.8 fp1    192 dst
        vpunpcklbw ymm12, ymm0, ymm1                                 ;   530.7 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm1                                  ;   530.8 fp1    192 dst
        vmovdqu ymm1, [rbp + 1824]                                   ;   526.8 agu1   192 dst reload
        vmovdqu [rbp + 3392], ymm0                                   ;   531.8 agu2+fp5  192 dst spill
        vmovdqu ymm0, [rbp - 128]                                    ;   527.2 agu0   192 dst reload
        vmovdqu [rbp + 1344], ymm12                                  ;   531.7 agu1+fp5  192 dst spill
        vpunpcklbw ymm12, ymm0, ymm1                                 ;   534.2 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm1                                  ;   534.2 fp1    192 dst
        vmovdqu ymm1, [rbp + 2336]                                   ;   528.2 agu0   192 dst reload
        vmovdqu [rbp + 1824], ymm2                                   ;   530.8 agu2+fp5  192 dst spill
        vmovdqu ymm2, [rbp + 288]                                    ;   528.8 agu1   192 dst reload
        vmovdqu [rbp - 128], ymm6                                    ;   530.7 agu2+fp5  192 dst spill
        vpunpcklbw ymm6, ymm2, ymm1                                  ;   535.8 fp2    192 dst
        vpunpckhbw ymm1, ymm2, ymm1                                  ;   535.8 fp1    192 dst
        vmovdqu ymm2, [rbp + 2848]                                   ;   529.2 agu0   192 dst reload
        vmovdqu [rbp + 2336], ymm4                                   ;   531.0 agu1+fp5  192 dst spill
        vmovdqu ymm4, [rbp + 800]                                    ;   530.2 agu0   192 dst reload
        vmovdqu [rbp + 288], ymm15                                   ;   532.0 agu2+fp5  192 dst spill
        vpunpcklbw ymm15, ymm4, ymm2                                 ;   537.2 fp2    192 dst
        vpunpckhbw ymm2, ymm4, ymm2                                  ;   537.2 fp1    192 dst
        vpunpcklbw ymm4, ymm12, ymm15                                ;   538.2 fp2    192 dst
        vpunpckhbw ymm12, ymm12, ymm15                               ;   538.2 fp1    192 dst
        vmovdqu ymm15, [rbp + 3360]                                  ;   530.8 agu1   192 dst reload
        vmovdqu [rbp + 2848], ymm5                                   ;   533.0 agu2+fp5  192 dst spill
        vmovdqu ymm5, [rbp + 1312]                                   ;   531.2 agu0   192 dst reload
        vmovdqu [rbp + 800], ymm3                                    ;   534.0 agu1+fp5  192 dst spill
        vpunpcklbw ymm3, ymm5, ymm15                                 ;   538.2 fp2    192 dst
        vpunpckhbw ymm5, ymm5, ymm15                                 ;   538.2 fp1    192 dst
        vpunpcklbw ymm15, ymm6, ymm3                                 ;   539.2 fp2    192 dst
        vpunpckhbw ymm3, ymm6, ymm3                                  ;   539.2 fp1    192 dst
        vpunpcklbw ymm6, ymm0, ymm2                                  ;   538.2 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm2                                  ;   538.2 fp1    192 dst
        vpunpcklbw ymm2, ymm1, ymm5                                  ;   539.2 fp2    192 dst
        vpunpckhbw ymm1, ymm1, ymm5                                  ;   539.2 fp1    192 dst
        vpunpcklbw ymm5, ymm4, ymm15                                 ;   540.2 fp2    192 dst
        vpunpckhbw ymm4, ymm4, ymm15                                 ;   540.2 fp1    192 dst
        vpunpcklbw ymm15, ymm12, ymm3                                ;   540.7 fp2    192 dst
        vpunpckhbw ymm3, ymm12, ymm3                                 ;   540.8 fp1    192 dst
        vpunpcklbw ymm12, ymm6, ymm2                                 ;   541.7 fp2    192 dst
        vpunpckhbw ymm2, ymm6, ymm2                                  ;   541.8 fp1    192 dst
        vpunpcklbw ymm6, ymm0, ymm1                                  ;   542.7 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm1                                  ;   542.8 fp1    192 dst
        vmovdqu ymm1, [rbp + 2304]                                   ;   538.5 agu0   192 dst reload
        vmovdqu [rbp + 3360], ymm0                                   ;   543.8 agu2+fp5  192 dst spill
        vmovdqu ymm0, [rbp + 256]                                    ;   538.8 agu1   192 dst reload
        vmovdqu [rbp + 1312], ymm6                                   ;   543.7 agu0+fp5  192 dst spill
        vpunpcklbw ymm6, ymm0, ymm1                                  ;   545.8 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm1                                  ;   545.8 fp1    192 dst
        vmovdqu ymm1, [rbp + 2816]                                   ;   539.8 agu1   192 dst reload
        vmovdqu [rbp + 2304], ymm2                                   ;   542.8 agu2+fp5  192 dst spill
        vmovdqu ymm2, [rbp + 768]                                    ;   540.5 agu0   192 dst reload
        vmovdqu [rbp + 256], ymm12                                   ;   542.7 agu2+fp5  192 dst spill
        vpunpcklbw ymm12, ymm2, ymm1                                 ;   547.5 fp2    192 dst
        vpunpckhbw ymm1, ymm2, ymm1                                  ;   547.5 fp1    192 dst
        vmovdqu ymm2, [rbp + 3328]                                   ;   540.8 agu1   192 dst reload
        vmovdqu [rbp + 2816], ymm3                                   ;   542.7 agu0+fp5  192 dst spill
        vmovdqu ymm3, [rbp + 1280]                                   ;   541.8 agu1   192 dst reload
        vmovdqu [rbp + 768], ymm15                                   ;   543.7 agu2+fp5  192 dst spill
        vpunpcklbw ymm15, ymm3, ymm2                                 ;   548.8 fp2    192 dst
        vpunpckhbw ymm2, ymm3, ymm2                                  ;   548.8 fp1    192 dst
        vmovdqu ymm3, [rbp + 1792]                                   ;   542.5 agu0   192 dst reload
        vmovdqu [rbp + 3328], ymm4                                   ;   544.7 agu2+fp5  192 dst spill
        vpunpcklbw ymm4, ymm3, ymm8                                  ;   549.5 fp2    192 dst
        vpunpckhbw ymm3, ymm3, ymm8                                  ;   549.5 fp1    192 dst
        vpunpcklbw ymm8, ymm6, ymm15                                 ;   549.8 fp2    192 dst
        vpunpckhbw ymm6, ymm6, ymm15                                 ;   549.8 fp1    192 dst
        vpunpcklbw ymm15, ymm12, ymm4                                ;   550.5 fp2    192 dst
        vpunpckhbw ymm4, ymm12, ymm4                                 ;   550.5 fp1    192 dst
        vpunpcklbw ymm12, ymm0, ymm2                                 ;   549.8 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm2                                  ;   549.8 fp1    192 dst
        vpunpcklbw ymm2, ymm1, ymm3                                  ;   550.7 fp2    192 dst
        vpunpckhbw ymm1, ymm1, ymm3                                  ;   550.8 fp1    192 dst
        vpunpcklbw ymm3, ymm8, ymm15                                 ;   551.7 fp2    192 dst
        vpunpckhbw ymm8, ymm8, ymm15                                 ;   551.8 fp1    192 dst
        vpunpcklbw ymm15, ymm6, ymm4                                 ;   552.7 fp2    192 dst
        vpunpckhbw ymm4, ymm6, ymm4                                  ;   552.8 fp1    192 dst
        vpunpcklbw ymm6, ymm12, ymm2                                 ;   553.7 fp2    192 dst
        vpunpckhbw ymm2, ymm12, ymm2                                 ;   553.8 fp1    192 dst
        vpunpcklbw ymm12, ymm0, ymm1                                 ;   554.7 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm1                                  ;   554.8 fp1    192 dst
        vmovdqu ymm1, [rbp + 2272]                                   ;   549.8 agu1   192 dst reload
        vmovdqu [rbp + 1792], ymm0                                   ;   555.8 agu0+fp5  192 dst spill
        vmovdqu ymm0, [rbp + 224]                                    ;   550.8 agu1   192 dst reload
        vmovdqu [rbp + 1280], ymm12                                  ;   555.7 agu2+fp5  192 dst spill
        vpunpcklbw ymm12, ymm0, ymm1                                 ;   557.8 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm1                                  ;   557.8 fp1    192 dst
        vmovdqu ymm1, [rbp + 2784]                                   ;   551.0 agu0   192 dst reload
        vmovdqu [rbp + 2272], ymm2                                   ;   554.8 agu2+fp5  192 dst spill
        vmovdqu ymm2, [rbp + 736]                                    ;   551.8 agu1   192 dst reload
        vmovdqu [rbp + 224], ymm6                                    ;   554.7 agu0+fp5  192 dst spill
        vpunpcklbw ymm6, ymm2, ymm1                                  ;   558.8 fp2    192 dst
        vpunpckhbw ymm1, ymm2, ymm1                                  ;   558.8 fp1    192 dst
        vmovdqu ymm2, [rbp + 3296]                                   ;   552.8 agu1   192 dst reload
        vmovdqu [rbp + 2784], ymm4                                   ;   554.0 agu2+fp5  192 dst spill
        vmovdqu ymm4, [rbp + 1248]                                   ;   553.0 agu0   192 dst reload
        vmovdqu [rbp + 736], ymm15                                   ;   555.0 agu2+fp5  192 dst spill
        vpunpcklbw ymm15, ymm4, ymm2                                 ;   560.0 fp2    192 dst
        vpunpckhbw ymm2, ymm4, ymm2                                  ;   560.0 fp1    192 dst
        vmovdqu ymm4, [rbp + 1760]                                   ;   553.8 agu1   192 dst reload
        vmovdqu [rbp + 3296], ymm8                                   ;   556.0 agu0+fp5  192 dst spill
        vpunpcklbw ymm8, ymm4, ymm9                                  ;   560.8 fp2    192 dst
        vpunpckhbw ymm4, ymm4, ymm9                                  ;   560.8 fp1    192 dst
        vpunpcklbw ymm9, ymm12, ymm15                                ;   561.0 fp2    192 dst
        vpunpckhbw ymm12, ymm12, ymm15                               ;   561.0 fp1    192 dst
        vpunpcklbw ymm15, ymm6, ymm8                                 ;   561.8 fp2    192 dst
        vpunpckhbw ymm6, ymm6, ymm8                                  ;   561.8 fp1    192 dst
        vpunpcklbw ymm8, ymm0, ymm2                                  ;   561.7 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm2                                  ;   561.8 fp1    192 dst
        vpunpcklbw ymm2, ymm1, ymm4                                  ;   562.7 fp2    192 dst
        vpunpckhbw ymm1, ymm1, ymm4                                  ;   562.8 fp1    192 dst
        vpunpcklbw ymm4, ymm9, ymm15                                 ;   563.7 fp2    192 dst
        vpunpckhbw ymm9, ymm9, ymm15                                 ;   563.8 fp1    192 dst
        vpunpcklbw ymm15, ymm12, ymm6                                ;   564.7 fp2    192 dst
        vpunpckhbw ymm6, ymm12, ymm6                                 ;   564.8 fp1    192 dst
        vpunpcklbw ymm12, ymm8, ymm2                                 ;   565.7 fp2    192 dst
        vpunpckhbw ymm2, ymm8, ymm2                                  ;   565.8 fp1    192 dst
        vpunpcklbw ymm8, ymm0, ymm1                                  ;   566.7 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm1                                  ;   566.8 fp1    192 dst
        vmovdqu ymm1, [rbp + 2240]                                   ;   561.2 agu1   192 dst reload
        vmovdqu [rbp + 1760], ymm0                                   ;   567.8 agu2+fp5  192 dst spill
        vmovdqu ymm0, [rbp + 192]                                    ;   561.5 agu0   192 dst reload
        vmovdqu [rbp + 1248], ymm8                                   ;   567.7 agu1+fp5  192 dst spill
        vpunpcklbw ymm8, ymm0, ymm1                                  ;   568.5 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm1                                  ;   568.5 fp1    192 dst
        vmovdqu ymm1, [rbp + 2752]                                   ;   562.5 agu0   192 dst reload
        vmovdqu [rbp + 2240], ymm2                                   ;   566.8 agu2+fp5  192 dst spill
        vmovdqu ymm2, [rbp + 704]                                    ;   563.2 agu1   192 dst reload
        vmovdqu [rbp + 192], ymm12                                   ;   566.7 agu2+fp5  192 dst spill
        vpunpcklbw ymm12, ymm2, ymm1                                 ;   570.2 fp2    192 dst
        vpunpckhbw ymm1, ymm2, ymm1                                  ;   570.2 fp1    192 dst
        vmovdqu ymm2, [rbp + 3264]                                   ;   563.7 agu0   192 dst reload
        vmovdqu [rbp + 2752], ymm6                                   ;   565.8 agu1+fp5  192 dst spill
        vmovdqu ymm6, [rbp + 1216]                                   ;   564.7 agu0   192 dst reload
        vmovdqu [rbp + 704], ymm15                                   ;   566.3 agu2+fp5  192 dst spill
        vpunpcklbw ymm15, ymm6, ymm2                                 ;   571.7 fp2    192 dst
        vpunpckhbw ymm2, ymm6, ymm2                                  ;   571.7 fp1    192 dst
        vmovdqu ymm6, [rbp + 1728]                                   ;   565.7 agu1   192 dst reload
        vmovdqu [rbp + 3264], ymm9                                   ;   567.3 agu0+fp5  192 dst spill
        vpunpcklbw ymm9, ymm6, ymm10                                 ;   572.7 fp2    192 dst
        vpunpckhbw ymm6, ymm6, ymm10                                 ;   572.7 fp1    192 dst
        vpunpcklbw ymm10, ymm8, ymm15                                ;   572.7 fp2    192 dst
        vpunpckhbw ymm8, ymm8, ymm15                                 ;   572.7 fp1    192 dst
        vpunpcklbw ymm15, ymm12, ymm9                                ;   573.7 fp2    192 dst
        vpunpckhbw ymm9, ymm12, ymm9                                 ;   573.7 fp1    192 dst
        vpunpcklbw ymm12, ymm0, ymm2                                 ;   573.7 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm2                                  ;   573.8 fp1    192 dst
        vpunpcklbw ymm2, ymm1, ymm6                                  ;   574.7 fp2    192 dst
        vpunpckhbw ymm1, ymm1, ymm6                                  ;   574.8 fp1    192 dst
        vpunpcklbw ymm6, ymm10, ymm15                                ;   575.7 fp2    192 dst
        vpunpckhbw ymm10, ymm10, ymm15                               ;   575.8 fp1    192 dst
        vpunpcklbw ymm15, ymm8, ymm9                                 ;   576.7 fp2    192 dst
        vpunpckhbw ymm8, ymm8, ymm9                                  ;   576.8 fp1    192 dst
        vpunpcklbw ymm9, ymm12, ymm2                                 ;   577.7 fp2    192 dst
        vpunpckhbw ymm2, ymm12, ymm2                                 ;   577.8 fp1    192 dst
        vpunpcklbw ymm12, ymm0, ymm1                                 ;   578.7 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm1                                  ;   578.8 fp1    192 dst
        vmovdqu ymm1, [rbp + 2208]                                   ;   573.0 agu1   192 dst reload
        vmovdqu [rbp + 1728], ymm0                                   ;   579.8 agu2+fp5  192 dst spill
        vmovdqu ymm0, [rbp + 160]                                    ;   573.3 agu0   192 dst reload
        vmovdqu [rbp + 1216], ymm12                                  ;   579.7 agu1+fp5  192 dst spill
        vpunpcklbw ymm12, ymm0, ymm1                                 ;   580.3 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm1                                  ;   580.3 fp1    192 dst
        vmovdqu ymm1, [rbp + 2720]                                   ;   574.3 agu0   192 dst reload
        vmovdqu [rbp + 2208], ymm2                                   ;   578.8 agu2+fp5  192 dst spill
        vmovdqu ymm2, [rbp + 672]                                    ;   575.0 agu1   192 dst reload
        vmovdqu [rbp + 160], ymm9                                    ;   578.7 agu2+fp5  192 dst spill
        vpunpcklbw ymm9, ymm2, ymm1                                  ;   582.0 fp2    192 dst
        vpunpckhbw ymm1, ymm2, ymm1                                  ;   582.0 fp1    192 dst
        vmovdqu ymm2, [rbp + 3232]                                   ;   575.7 agu0   192 dst reload
        vmovdqu [rbp + 2720], ymm8                                   ;   577.8 agu1+fp5  192 dst spill
        vmovdqu ymm8, [rbp + 1184]                                   ;   576.7 agu0   192 dst reload
        vmovdqu [rbp + 672], ymm15                                   ;   578.2 agu2+fp5  192 dst spill
        vpunpcklbw ymm15, ymm8, ymm2                                 ;   583.7 fp2    192 dst
        vpunpckhbw ymm2, ymm8, ymm2                                  ;   583.7 fp1    192 dst
        vmovdqu ymm8, [rbp + 1696]                                   ;   577.7 agu1   192 dst reload
        vmovdqu [rbp + 3232], ymm10                                  ;   579.2 agu0+fp5  192 dst spill
        vpunpcklbw ymm10, ymm8, ymm11                                ;   584.7 fp2    192 dst
        vpunpckhbw ymm8, ymm8, ymm11                                 ;   584.7 fp1    192 dst
        vpunpcklbw ymm11, ymm12, ymm15                               ;   584.7 fp2    192 dst
        vpunpckhbw ymm12, ymm12, ymm15                               ;   584.7 fp1    192 dst
        vpunpcklbw ymm15, ymm9, ymm10                                ;   585.7 fp2    192 dst
        vpunpckhbw ymm9, ymm9, ymm10                                 ;   585.7 fp1    192 dst
        vpunpcklbw ymm10, ymm0, ymm2                                 ;   585.7 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm2                                  ;   585.8 fp1    192 dst
        vpunpcklbw ymm2, ymm1, ymm8                                  ;   586.7 fp2    192 dst
        vpunpckhbw ymm1, ymm1, ymm8                                  ;   586.8 fp1    192 dst
        vpunpcklbw ymm8, ymm11, ymm15                                ;   587.7 fp2    192 dst
        vpunpckhbw ymm11, ymm11, ymm15                               ;   587.8 fp1    192 dst
        vpunpcklbw ymm15, ymm12, ymm9                                ;   588.7 fp2    192 dst
        vpunpckhbw ymm9, ymm12, ymm9                                 ;   588.8 fp1    192 dst
        vpunpcklbw ymm12, ymm10, ymm2                                ;   589.7 fp2    192 dst
        vpunpckhbw ymm2, ymm10, ymm2                                 ;   589.8 fp1    192 dst
        vpunpcklbw ymm10, ymm0, ymm1                                 ;   590.7 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm1                                  ;   590.8 fp1    192 dst
        vmovdqu ymm1, [rbp + 2176]                                   ;   585.0 agu1   192 dst reload
        vmovdqu [rbp + 1696], ymm0                                   ;   591.8 agu2+fp5  192 dst spill
        vmovdqu ymm0, [rbp + 128]                                    ;   585.3 agu0   192 dst reload
        vmovdqu [rbp + 1184], ymm10                                  ;   591.7 agu1+fp5  192 dst spill
        vpunpcklbw ymm10, ymm0, ymm1                                 ;   592.3 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm1                                  ;   592.3 fp1    192 dst
        vmovdqu ymm1, [rbp + 2688]                                   ;   586.3 agu0   192 dst reload
        vmovdqu [rbp + 2176], ymm2                                   ;   590.8 agu2+fp5  192 dst spill
        vmovdqu ymm2, [rbp + 640]                                    ;   587.0 agu1   192 dst reload
        vmovdqu [rbp + 128], ymm12                                   ;   590.7 agu2+fp5  192 dst spill
        vpunpcklbw ymm12, ymm2, ymm1                                 ;   594.0 fp2    192 dst
        vpunpckhbw ymm1, ymm2, ymm1                                  ;   594.0 fp1    192 dst
        vmovdqu ymm2, [rbp + 3200]                                   ;   587.7 agu0   192 dst reload
        vmovdqu [rbp + 2688], ymm9                                   ;   589.8 agu1+fp5  192 dst spill
        vmovdqu ymm9, [rbp + 1152]                                   ;   588.7 agu0   192 dst reload
        vmovdqu [rbp + 640], ymm15                                   ;   590.2 agu2+fp5  192 dst spill
        vpunpcklbw ymm15, ymm9, ymm2                                 ;   595.7 fp2    192 dst
        vpunpckhbw ymm2, ymm9, ymm2                                  ;   595.7 fp1    192 dst
        vmovdqu ymm9, [rbp + 1664]                                   ;   589.7 agu1   192 dst reload
        vmovdqu [rbp + 3200], ymm11                                  ;   591.2 agu0+fp5  192 dst spill
        vpunpcklbw ymm11, ymm9, ymm13                                ;   596.7 fp2    192 dst
        vpunpckhbw ymm9, ymm9, ymm13                                 ;   596.7 fp1    192 dst
        vpunpcklbw ymm13, ymm10, ymm15                               ;   596.7 fp2    192 dst
        vpunpckhbw ymm10, ymm10, ymm15                               ;   596.7 fp1    192 dst
        vpunpcklbw ymm15, ymm12, ymm11                               ;   597.7 fp2    192 dst
        vpunpckhbw ymm11, ymm12, ymm11                               ;   597.7 fp1    192 dst
        vpunpcklbw ymm12, ymm0, ymm2                                 ;   597.7 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm2                                  ;   597.8 fp1    192 dst
        vpunpcklbw ymm2, ymm1, ymm9                                  ;   598.7 fp2    192 dst
        vpunpckhbw ymm1, ymm1, ymm9                                  ;   598.8 fp1    192 dst
        vpunpcklbw ymm9, ymm13, ymm15                                ;   599.7 fp2    192 dst
        vpunpckhbw ymm13, ymm13, ymm15                               ;   599.8 fp1    192 dst
        vpunpcklbw ymm15, ymm10, ymm11                               ;   600.7 fp2    192 dst
        vpunpckhbw ymm10, ymm10, ymm11                               ;   600.8 fp1    192 dst
        vpunpcklbw ymm11, ymm12, ymm2                                ;   601.7 fp2    192 dst
        vpunpckhbw ymm2, ymm12, ymm2                                 ;   601.8 fp1    192 dst
        vpunpcklbw ymm12, ymm0, ymm1                                 ;   602.7 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm1                                  ;   602.8 fp1    192 dst
        vmovdqu ymm1, [rbp + 2144]                                   ;   597.0 agu1   192 dst reload
        vmovdqu [rbp + 1664], ymm0                                   ;   603.8 agu2+fp5  192 dst spill
        vmovdqu ymm0, [rbp + 96]                                     ;   597.3 agu0   192 dst reload
        vmovdqu [rbp + 1152], ymm12                                  ;   603.7 agu1+fp5  192 dst spill
        vpunpcklbw ymm12, ymm0, ymm1                                 ;   604.3 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm1                                  ;   604.3 fp1    192 dst
        vmovdqu ymm1, [rbp + 2656]                                   ;   598.3 agu0   192 dst reload
        vmovdqu [rbp + 2144], ymm2                                   ;   602.8 agu2+fp5  192 dst spill
        vmovdqu ymm2, [rbp + 608]                                    ;   599.0 agu1   192 dst reload
        vmovdqu [rbp + 96], ymm11                                    ;   602.7 agu2+fp5  192 dst spill
        vpunpcklbw ymm11, ymm2, ymm1                                 ;   606.0 fp2    192 dst
        vpunpckhbw ymm1, ymm2, ymm1                                  ;   606.0 fp1    192 dst
        vmovdqu ymm2, [rbp + 3168]                                   ;   599.7 agu0   192 dst reload
        vmovdqu [rbp + 2656], ymm10                                  ;   601.8 agu1+fp5  192 dst spill
        vmovdqu ymm10, [rbp + 1120]                                  ;   600.7 agu0   192 dst reload
        vmovdqu [rbp + 608], ymm15                                   ;   602.2 agu2+fp5  192 dst spill
        vpunpcklbw ymm15, ymm10, ymm2                                ;   607.7 fp2    192 dst
        vpunpckhbw ymm2, ymm10, ymm2                                 ;   607.7 fp1    192 dst
        vmovdqu ymm10, [rbp + 1632]                                  ;   601.7 agu1   192 dst reload
        vmovdqu [rbp + 3168], ymm13                                  ;   603.2 agu0+fp5  192 dst spill
        vpunpcklbw ymm13, ymm10, ymm14                               ;   608.7 fp2    192 dst
        vpunpckhbw ymm10, ymm10, ymm14                               ;   608.7 fp1    192 dst
        vpunpcklbw ymm14, ymm12, ymm15                               ;   608.7 fp2    192 dst
        vpunpckhbw ymm12, ymm12, ymm15                               ;   608.7 fp1    192 dst
        vpunpcklbw ymm15, ymm11, ymm13                               ;   609.7 fp2    192 dst
        vpunpckhbw ymm11, ymm11, ymm13                               ;   609.7 fp1    192 dst
        vpunpcklbw ymm13, ymm0, ymm2                                 ;   609.7 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm2                                  ;   609.8 fp1    192 dst
        vpunpcklbw ymm2, ymm1, ymm10                                 ;   610.7 fp2    192 dst
        vpunpckhbw ymm1, ymm1, ymm10                                 ;   610.8 fp1    192 dst
        vpunpcklbw ymm10, ymm14, ymm15                               ;   611.7 fp2    192 dst
        vpunpckhbw ymm14, ymm14, ymm15                               ;   611.8 fp1    192 dst
        vpunpcklbw ymm15, ymm12, ymm11                               ;   612.7 fp2    192 dst
        vpunpckhbw ymm11, ymm12, ymm11                               ;   612.8 fp1    192 dst
        vpunpcklbw ymm12, ymm13, ymm2                                ;   613.7 fp2    192 dst
        vpunpckhbw ymm2, ymm13, ymm2                                 ;   613.8 fp1    192 dst
        vpunpcklbw ymm13, ymm0, ymm1                                 ;   614.7 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm1                                  ;   614.8 fp1    192 dst
        vmovdqu ymm1, [rbp + 2112]                                   ;   609.0 agu1   192 dst reload
        vmovdqu [rbp + 1632], ymm0                                   ;   615.8 agu2+fp5  192 dst spill
        vmovdqu ymm0, [rbp + 64]                                     ;   609.3 agu0   192 dst reload
        vmovdqu [rbp + 1120], ymm13                                  ;   615.7 agu1+fp5  192 dst spill
        vpunpcklbw ymm13, ymm0, ymm1                                 ;   616.3 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm1                                  ;   616.3 fp1    192 dst
        vmovdqu ymm1, [rbp + 2624]                                   ;   610.3 agu0   192 dst reload
        vmovdqu [rbp + 2112], ymm2                                   ;   614.8 agu2+fp5  192 dst spill
        vmovdqu ymm2, [rbp + 576]                                    ;   611.0 agu1   192 dst reload
        vmovdqu [rbp + 64], ymm12                                    ;   614.7 agu2+fp5  192 dst spill
        vpunpcklbw ymm12, ymm2, ymm1                                 ;   618.0 fp2    192 dst
        vpunpckhbw ymm1, ymm2, ymm1                                  ;   618.0 fp1    192 dst
        vmovdqu ymm2, [rbp + 3136]                                   ;   611.7 agu0   192 dst reload
        vmovdqu [rbp + 2624], ymm11                                  ;   613.8 agu1+fp5  192 dst spill
        vmovdqu ymm11, [rbp + 1088]                                  ;   612.7 agu0   192 dst reload
        vmovdqu [rbp + 576], ymm15                                   ;   614.2 agu2+fp5  192 dst spill
        vpunpcklbw ymm15, ymm11, ymm2                                ;   619.7 fp2    192 dst
        vpunpckhbw ymm2, ymm11, ymm2                                 ;   619.7 fp1    192 dst
        vmovdqu ymm11, [rbp + 1600]                                  ;   613.7 agu1   192 dst reload
        vmovdqu [rbp + 3136], ymm14                                  ;   615.2 agu0+fp5  192 dst spill
        vpunpcklbw ymm14, ymm11, ymm7                                ;   620.7 fp2    192 dst
        vpunpckhbw ymm7, ymm11, ymm7                                 ;   620.7 fp1    192 dst
        vpunpcklbw ymm11, ymm13, ymm15                               ;   620.7 fp2    192 dst
        vpunpckhbw ymm13, ymm13, ymm15                               ;   620.7 fp1    192 dst
        vpunpcklbw ymm15, ymm12, ymm14                               ;   621.7 fp2    192 dst
        vpunpckhbw ymm12, ymm12, ymm14                               ;   621.7 fp1    192 dst
        vpunpcklbw ymm14, ymm0, ymm2                                 ;   621.7 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm2                                  ;   621.8 fp1    192 dst
        vpunpcklbw ymm2, ymm1, ymm7                                  ;   622.7 fp2    192 dst
        vpunpckhbw ymm1, ymm1, ymm7                                  ;   622.8 fp1    192 dst
        vpunpcklbw ymm7, ymm11, ymm15                                ;   623.7 fp2    192 dst
        vpunpckhbw ymm11, ymm11, ymm15                               ;   623.8 fp1    192 dst
        vpunpcklbw ymm15, ymm13, ymm12                               ;   624.7 fp2    192 dst
        vpunpckhbw ymm12, ymm13, ymm12                               ;   624.8 fp1    192 dst
        vpunpcklbw ymm13, ymm14, ymm2                                ;   625.7 fp2    192 dst
        vpunpckhbw ymm2, ymm14, ymm2                                 ;   625.8 fp1    192 dst
        vpunpcklbw ymm14, ymm0, ymm1                                 ;   626.7 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm1                                  ;   626.8 fp1    192 dst
        vmovdqu ymm1, [rbp + 2080]                                   ;   621.0 agu1   192 dst reload
        vmovdqu [rbp + 1600], ymm0                                   ;   627.8 agu2+fp5  192 dst spill
        vmovdqu ymm0, [rbp + 32]                                     ;   621.3 agu0   192 dst reload
        vmovdqu [rbp + 1088], ymm14                                  ;   627.7 agu1+fp5  192 dst spill
        vpunpcklbw ymm14, ymm0, ymm1                                 ;   628.3 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm1                                  ;   628.3 fp1    192 dst
        vmovdqu ymm1, [rbp + 2592]                                   ;   622.3 agu0   192 dst reload
        vmovdqu [rbp + 2080], ymm2                                   ;   626.8 agu2+fp5  192 dst spill
        vmovdqu ymm2, [rbp + 544]                                    ;   623.0 agu1   192 dst reload
        vmovdqu [rbp + 32], ymm13                                    ;   626.7 agu2+fp5  192 dst spill
        vpunpcklbw ymm13, ymm2, ymm1                                 ;   630.0 fp2    192 dst
        vpunpckhbw ymm1, ymm2, ymm1                                  ;   630.0 fp1    192 dst
        vmovdqu ymm2, [rbp + 3104]                                   ;   623.7 agu0   192 dst reload
        vmovdqu [rbp + 2592], ymm12                                  ;   625.8 agu1+fp5  192 dst spill
        vmovdqu ymm12, [rbp + 1056]                                  ;   624.7 agu0   192 dst reload
        vmovdqu [rbp + 544], ymm15                                   ;   626.2 agu2+fp5  192 dst spill
        vpunpcklbw ymm15, ymm12, ymm2                                ;   631.7 fp2    192 dst
        vpunpckhbw ymm2, ymm12, ymm2                                 ;   631.7 fp1    192 dst
        vpunpcklbw ymm12, ymm14, ymm15                               ;   632.7 fp2    192 dst
        vpunpckhbw ymm14, ymm14, ymm15                               ;   632.7 fp1    192 dst
        vmovdqu ymm15, [rbp + 1536]                                  ;   626.0 agu1   192 dst reload
        vmovdqu [rbp + 3104], ymm11                                  ;   627.2 agu0+fp5  192 dst spill
        vmovdqu ymm11, [rbp + 1568]                                  ;   627.0 agu1   192 dst reload
        vmovdqu [rbp + 1056], ymm5                                   ;   628.2 agu2+fp5  192 dst spill
        vpunpcklbw ymm5, ymm11, ymm15                                ;   634.0 fp2    192 dst
        vpunpckhbw ymm11, ymm11, ymm15                               ;   634.0 fp1    192 dst
        vpunpcklbw ymm15, ymm13, ymm5                                ;   635.0 fp2    192 dst
        vpunpckhbw ymm5, ymm13, ymm5                                 ;   635.0 fp1    192 dst
        vpunpcklbw ymm13, ymm0, ymm2                                 ;   633.7 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm2                                  ;   633.8 fp1    192 dst
        vpunpcklbw ymm2, ymm1, ymm11                                 ;   635.0 fp2    192 dst
        vpunpckhbw ymm1, ymm1, ymm11                                 ;   635.0 fp1    192 dst
        vpunpcklbw ymm11, ymm12, ymm15                               ;   636.0 fp2    192 dst
        vpunpckhbw ymm12, ymm12, ymm15                               ;   636.0 fp1    192 dst
        vpunpcklbw ymm15, ymm14, ymm5                                ;   636.7 fp2    192 dst
        vpunpckhbw ymm5, ymm14, ymm5                                 ;   636.8 fp1    192 dst
        vpunpcklbw ymm14, ymm13, ymm2                                ;   637.7 fp2    192 dst
        vpunpckhbw ymm2, ymm13, ymm2                                 ;   637.8 fp1    192 dst
        vpunpcklbw ymm13, ymm0, ymm1                                 ;   638.7 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm1                                  ;   638.8 fp1    192 dst
        vmovdqu ymm1, [rbp + 992]                                    ;   633.7 agu0   192 dst reload
        vmovdqu [rbp + 1536], ymm0                                   ;   639.8 agu2+fp5  192 dst spill
        vpunpcklbw ymm0, ymm1, ymm3                                  ;   640.7 fp2    192 dst
        vpunpckhbw ymm1, ymm1, ymm3                                  ;   640.7 fp1    192 dst
        vmovdqu ymm3, [rbp + 960]                                    ;   634.3 agu1   192 dst reload
        vmovdqu [rbp + 992], ymm1                                    ;   641.7 agu0+fp5  192 dst spill
        vpunpcklbw ymm1, ymm3, ymm4                                  ;   641.3 fp2    192 dst
        vpunpckhbw ymm3, ymm3, ymm4                                  ;   641.3 fp1    192 dst
        vmovdqu ymm4, [rbp + 928]                                    ;   635.3 agu1   192 dst reload
        vmovdqu [rbp + 960], ymm3                                    ;   642.3 agu2+fp5  192 dst spill
        vpunpcklbw ymm3, ymm4, ymm6                                  ;   642.3 fp2    192 dst
        vpunpckhbw ymm4, ymm4, ymm6                                  ;   642.3 fp1    192 dst
        vmovdqu ymm6, [rbp + 896]                                    ;   636.2 agu0   192 dst reload
        vmovdqu [rbp + 928], ymm1                                    ;   642.3 agu1+fp5  192 dst spill
        vpunpcklbw ymm1, ymm6, ymm8                                  ;   643.2 fp2    192 dst
        vpunpckhbw ymm6, ymm6, ymm8                                  ;   643.2 fp1    192 dst
        vmovdqu ymm8, [rbp + 864]                                    ;   637.7 agu0   192 dst reload
        vmovdqu [rbp + 896], ymm6                                    ;   644.2 agu2+fp5  192 dst spill
        vpunpcklbw ymm6, ymm8, ymm9                                  ;   644.7 fp2    192 dst
        vpunpckhbw ymm8, ymm8, ymm9                                  ;   644.7 fp1    192 dst
        vmovdqu ymm9, [rbp + 832]                                    ;   638.8 agu1   192 dst reload
        vmovdqu [rbp + 864], ymm1                                    ;   644.2 agu0+fp5  192 dst spill
        vpunpcklbw ymm1, ymm9, ymm10                                 ;   645.8 fp2    192 dst
        vpunpckhbw ymm9, ymm9, ymm10                                 ;   645.8 fp1    192 dst
        vmovdqu ymm10, [rbp + 800]                                   ;   640.8 agu1   192 dst reload
        vmovdqu [rbp + 832], ymm9                                    ;   646.8 agu2+fp5  192 dst spill
        vpunpcklbw ymm9, ymm10, ymm7                                 ;   647.8 fp2    192 dst
        vpunpckhbw ymm7, ymm10, ymm7                                 ;   647.8 fp1    192 dst
        vmovdqu ymm10, [rbp + 1056]                                  ;   641.7 agu0   192 dst reload
        vmovdqu [rbp + 800], ymm1                                    ;   646.8 agu1+fp5  192 dst spill
        vpunpcklbw ymm1, ymm10, ymm11                                ;   648.7 fp2    192 dst
        vpunpckhbw ymm10, ymm10, ymm11                               ;   648.7 fp1    192 dst
        vmovdqu ymm11, [rbp + 3296]                                  ;   642.7 agu0   192 dst reload
        vmovdqu [rbp + 1056], ymm10                                  ;   649.7 agu2+fp5  192 dst spill
        vmovdqu ymm10, [rbp + 3040]                                  ;   643.0 agu1   192 dst reload
        vmovdqu [rbp + 1568], ymm1                                   ;   649.7 agu0+fp5  192 dst spill
        vpunpcklbw ymm1, ymm10, ymm11                                ;   650.0 fp2    192 dst
        vpunpckhbw ymm10, ymm10, ymm11                               ;   650.0 fp1    192 dst
        vmovdqu ymm11, [rbp + 3264]                                  ;   644.2 agu1   192 dst reload
        vmovdqu [rbp + 3296], ymm7                                   ;   648.8 agu2+fp5  192 dst spill
        vmovdqu ymm7, [rbp + 3008]                                   ;   644.7 agu0   192 dst reload
        vmovdqu [rbp + 3040], ymm9                                   ;   648.8 agu1+fp5  192 dst spill
        vpunpcklbw ymm9, ymm7, ymm11                                 ;   651.7 fp2    192 dst
        vpunpckhbw ymm7, ymm7, ymm11                                 ;   651.7 fp1    192 dst
        vmovdqu ymm11, [rbp + 3232]                                  ;   645.8 agu0   192 dst reload
        vmovdqu [rbp + 3264], ymm7                                   ;   652.7 agu2+fp5  192 dst spill
        vmovdqu ymm7, [rbp + 2976]                                   ;   646.2 agu1   192 dst reload
        vmovdqu [rbp + 3008], ymm9                                   ;   652.7 agu0+fp5  192 dst spill
        vpunpcklbw ymm9, ymm7, ymm11                                 ;   653.2 fp2    192 dst
        vpunpckhbw ymm7, ymm7, ymm11                                 ;   653.2 fp1    192 dst
        vmovdqu ymm11, [rbp + 3200]                                  ;   647.8 agu1   192 dst reload
        vmovdqu [rbp + 3232], ymm7                                   ;   654.2 agu2+fp5  192 dst spill
        vmovdqu ymm7, [rbp + 2944]                                   ;   648.2 agu0   192 dst reload
        vmovdqu [rbp + 2976], ymm4                                   ;   650.0 agu1+fp5  192 dst spill
        vpunpcklbw ymm4, ymm7, ymm11                                 ;   655.2 fp2    192 dst
        vpunpckhbw ymm7, ymm7, ymm11                                 ;   655.2 fp1    192 dst
        vmovdqu ymm11, [rbp + 3168]                                  ;   649.2 agu0   192 dst reload
        vmovdqu [rbp + 3200], ymm7                                   ;   656.2 agu2+fp5  192 dst spill
        vmovdqu ymm7, [rbp + 2912]                                   ;   649.8 agu1   192 dst reload
        vmovdqu [rbp + 2944], ymm4                                   ;   656.2 agu0+fp5  192 dst spill
        vpunpcklbw ymm4, ymm7, ymm11                                 ;   656.8 fp2    192 dst
        vpunpckhbw ymm7, ymm7, ymm11                                 ;   656.8 fp1    192 dst
        vmovdqu ymm11, [rbp + 3136]                                  ;   650.8 agu1   192 dst reload
        vmovdqu [rbp + 3168], ymm9                                   ;   654.2 agu2+fp5  192 dst spill
        vmovdqu ymm9, [rbp + 2880]                                   ;   651.2 agu0   192 dst reload
        vmovdqu [rbp + 2912], ymm3                                   ;   654.0 agu2+fp5  192 dst spill
        vpunpcklbw ymm3, ymm9, ymm11                                 ;   658.2 fp2    192 dst
        vpunpckhbw ymm9, ymm9, ymm11                                 ;   658.2 fp1    192 dst
        vmovdqu ymm11, [rbp + 3104]                                  ;   651.8 agu1   192 dst reload
        vmovdqu [rbp + 3136], ymm9                                   ;   659.2 agu0+fp5  192 dst spill
        vmovdqu ymm9, [rbp + 2848]                                   ;   652.8 agu1   192 dst reload
        vmovdqu [rbp + 2880], ymm3                                   ;   659.2 agu2+fp5  192 dst spill
        vpunpcklbw ymm3, ymm9, ymm11                                 ;   659.8 fp2    192 dst
        vpunpckhbw ymm9, ymm9, ymm11                                 ;   659.8 fp1    192 dst
        vmovdqu ymm11, [rbp + 3328]                                  ;   653.3 agu0   192 dst reload
        vmovdqu [rbp + 3104], ymm9                                   ;   660.8 agu1+fp5  192 dst spill
        vpunpcklbw ymm9, ymm11, ymm12                                ;   660.3 fp2    192 dst
        vpunpckhbw ymm11, ymm11, ymm12                               ;   660.3 fp1    192 dst
        vmovdqu ymm12, [rbp + 736]                                   ;   654.3 agu0   192 dst reload
        vmovdqu [rbp + 3328], ymm11                                  ;   661.3 agu2+fp5  192 dst spill
        vmovdqu ymm11, [rbp + 512]                                   ;   655.2 agu1   192 dst reload
        vmovdqu [rbp + 2848], ymm9                                   ;   661.3 agu0+fp5  192 dst spill
        vpunpcklbw ymm9, ymm11, ymm12                                ;   662.2 fp2    192 dst
        vpunpckhbw ymm11, ymm11, ymm12                               ;   662.2 fp1    192 dst
        vmovdqu ymm12, [rbp + 704]                                   ;   656.3 agu1   192 dst reload
        vmovdqu [rbp + 736], ymm3                                    ;   660.8 agu2+fp5  192 dst spill
        vmovdqu ymm3, [rbp + 448]                                    ;   656.8 agu0   192 dst reload
        vmovdqu [rbp + 512], ymm7                                    ;   661.0 agu1+fp5  192 dst spill
        vpunpcklbw ymm7, ymm3, ymm12                                 ;   663.8 fp2    192 dst
        vpunpckhbw ymm3, ymm3, ymm12                                 ;   663.8 fp1    192 dst
        vmovdqu ymm12, [rbp + 672]                                   ;   658.3 agu0   192 dst reload
        vmovdqu [rbp + 704], ymm3                                    ;   664.8 agu2+fp5  192 dst spill
        vmovdqu ymm3, [rbp + 416]                                    ;   659.2 agu1   192 dst reload
        vmovdqu [rbp + 448], ymm7                                    ;   664.8 agu0+fp5  192 dst spill
        vpunpcklbw ymm7, ymm3, ymm12                                 ;   666.2 fp2    192 dst
        vpunpckhbw ymm3, ymm3, ymm12                                 ;   666.2 fp1    192 dst
        vmovdqu ymm12, [rbp + 640]                                   ;   660.2 agu1   192 dst reload
        vmovdqu [rbp + 672], ymm3                                    ;   667.2 agu2+fp5  192 dst spill
        vmovdqu ymm3, [rbp + 384]                                    ;   660.3 agu0   192 dst reload
        vmovdqu [rbp + 416], ymm7                                    ;   667.2 agu1+fp5  192 dst spill
        vpunpcklbw ymm7, ymm3, ymm12                                 ;   667.3 fp2    192 dst
        vpunpckhbw ymm3, ymm3, ymm12                                 ;   667.3 fp1    192 dst
        vmovdqu ymm12, [rbp + 608]                                   ;   661.3 agu0   192 dst reload
        vmovdqu [rbp + 640], ymm3                                    ;   668.3 agu2+fp5  192 dst spill
        vmovdqu ymm3, [rbp + 352]                                    ;   662.2 agu1   192 dst reload
        vmovdqu [rbp + 384], ymm7                                    ;   668.3 agu2+fp5  192 dst spill
        vpunpcklbw ymm7, ymm3, ymm12                                 ;   669.2 fp2    192 dst
        vpunpckhbw ymm3, ymm3, ymm12                                 ;   669.2 fp1    192 dst
        vmovdqu ymm12, [rbp + 576]                                   ;   662.3 agu0   192 dst reload
        vmovdqu [rbp + 608], ymm3                                    ;   670.2 agu1+fp5  192 dst spill
        vmovdqu ymm3, [rbp + 320]                                    ;   663.3 agu0   192 dst reload
        vmovdqu [rbp + 352], ymm8                                    ;   669.0 agu2+fp5  192 dst spill
        vpunpcklbw ymm8, ymm3, ymm12                                 ;   670.3 fp2    192 dst
        vpunpckhbw ymm3, ymm3, ymm12                                 ;   670.3 fp1    192 dst
        vmovdqu ymm12, [rbp + 544]                                   ;   664.8 agu1   192 dst reload
        vmovdqu [rbp + 576], ymm3                                    ;   671.3 agu0+fp5  192 dst spill
        vmovdqu ymm3, [rbp + 288]                                    ;   665.8 agu1   192 dst reload
        vmovdqu [rbp + 320], ymm8                                    ;   671.3 agu2+fp5  192 dst spill
        vpunpcklbw ymm8, ymm3, ymm12                                 ;   672.8 fp2    192 dst
        vpunpckhbw ymm3, ymm3, ymm12                                 ;   672.8 fp1    192 dst
        vmovdqu ymm12, [rbp + 768]                                   ;   667.2 agu0   192 dst reload
        vmovdqu [rbp + 544], ymm3                                    ;   673.8 agu1+fp5  192 dst spill
        vpunpcklbw ymm3, ymm12, ymm15                                ;   674.2 fp2    192 dst
        vpunpckhbw ymm12, ymm12, ymm15                               ;   674.2 fp1    192 dst
        vmovdqu ymm15, [rbp + 2784]                                  ;   668.2 agu0   192 dst reload
        vmovdqu [rbp + 768], ymm12                                   ;   675.2 agu2+fp5  192 dst spill
        vmovdqu ymm12, [rbp + 2528]                                  ;   668.3 agu1   192 dst reload
        vmovdqu [rbp + 288], ymm3                                    ;   675.2 agu0+fp5  192 dst spill
        vpunpcklbw ymm3, ymm12, ymm15                                ;   675.3 fp2    192 dst
        vpunpckhbw ymm12, ymm12, ymm15                               ;   675.3 fp1    192 dst
        vmovdqu ymm15, [rbp + 2752]                                  ;   669.3 agu1   192 dst reload
        vmovdqu [rbp + 2784], ymm8                                   ;   675.0 agu2+fp5  192 dst spill
        vmovdqu ymm8, [rbp + 2496]                                   ;   670.2 agu0   192 dst reload
        vmovdqu [rbp + 2528], ymm4                                   ;   676.0 agu1+fp5  192 dst spill
        vpunpcklbw ymm4, ymm8, ymm15                                 ;   677.2 fp2    192 dst
        vpunpckhbw ymm8, ymm8, ymm15                                 ;   677.2 fp1    192 dst
        vmovdqu ymm15, [rbp + 2720]                                  ;   671.2 agu0   192 dst reload
        vmovdqu [rbp + 2752], ymm8                                   ;   678.2 agu2+fp5  192 dst spill
        vmovdqu ymm8, [rbp + 2464]                                   ;   671.3 agu1   192 dst reload
        vmovdqu [rbp + 2496], ymm4                                   ;   678.2 agu0+fp5  192 dst spill
        vpunpcklbw ymm4, ymm8, ymm15                                 ;   678.3 fp2    192 dst
        vpunpckhbw ymm8, ymm8, ymm15                                 ;   678.3 fp1    192 dst
        vmovdqu ymm15, [rbp + 2688]                                  ;   673.0 agu1   192 dst reload
        vmovdqu [rbp + 2720], ymm8                                   ;   679.3 agu2+fp5  192 dst spill
        vmovdqu ymm8, [rbp + 2432]                                   ;   673.8 agu0   192 dst reload
        vmovdqu [rbp + 2464], ymm4                                   ;   680.0 agu1+fp5  192 dst spill
        vpunpcklbw ymm4, ymm8, ymm15                                 ;   680.8 fp2    192 dst
        vpunpckhbw ymm8, ymm8, ymm15                                 ;   680.8 fp1    192 dst
        vmovdqu ymm15, [rbp + 2656]                                  ;   675.0 agu0   192 dst reload
        vmovdqu [rbp + 2688], ymm8                                   ;   681.8 agu2+fp5  192 dst spill
        vmovdqu ymm8, [rbp + 2400]                                   ;   675.3 agu1   192 dst reload
        vmovdqu [rbp + 2432], ymm4                                   ;   682.0 agu0+fp5  192 dst spill
        vpunpcklbw ymm4, ymm8, ymm15                                 ;   682.3 fp2    192 dst
        vpunpckhbw ymm8, ymm8, ymm15                                 ;   682.3 fp1    192 dst
        vmovdqu ymm15, [rbp + 2624]                                  ;   676.3 agu1   192 dst reload
        vmovdqu [rbp + 2656], ymm8                                   ;   683.3 agu2+fp5  192 dst spill
        vmovdqu ymm8, [rbp + 2368]                                   ;   677.0 agu0   192 dst reload
        vmovdqu [rbp + 2400], ymm4                                   ;   684.0 agu2+fp5  192 dst spill
        vpunpcklbw ymm4, ymm8, ymm15                                 ;   684.0 fp2    192 dst
        vpunpckhbw ymm8, ymm8, ymm15                                 ;   684.0 fp1    192 dst
        vmovdqu ymm15, [rbp + 2592]                                  ;   678.2 agu1   192 dst reload
        vmovdqu [rbp + 2624], ymm8                                   ;   685.0 agu0+fp5  192 dst spill
        vmovdqu ymm8, [rbp + 2336]                                   ;   679.2 agu1   192 dst reload
        vmovdqu [rbp + 2368], ymm4                                   ;   686.0 agu2+fp5  192 dst spill
        vpunpcklbw ymm4, ymm8, ymm15                                 ;   686.2 fp2    192 dst
        vpunpckhbw ymm8, ymm8, ymm15                                 ;   686.2 fp1    192 dst
        vmovdqu ymm15, [rbp + 2816]                                  ;   679.3 agu0   192 dst reload
        vmovdqu [rbp + 2592], ymm8                                   ;   687.2 agu2+fp5  192 dst spill
        vpunpcklbw ymm8, ymm15, ymm5                                 ;   686.3 fp2    192 dst
        vpunpckhbw ymm5, ymm15, ymm5                                 ;   686.3 fp1    192 dst
        vmovdqu ymm15, [rbp + 224]                                   ;   681.0 agu1   192 dst reload
        vmovdqu [rbp + 2816], ymm5                                   ;   688.0 agu0+fp5  192 dst spill
        vmovdqu ymm5, [rbp + 1024]                                   ;   682.0 agu1   192 dst reload
        vmovdqu [rbp + 2336], ymm8                                   ;   689.0 agu2+fp5  192 dst spill
        vpunpcklbw ymm8, ymm5, ymm15                                 ;   689.0 fp2    192 dst
        vpunpckhbw ymm5, ymm5, ymm15                                 ;   689.0 fp1    192 dst
        vmovdqu ymm15, [rbp + 192]                                   ;   682.5 agu0   192 dst reload
        vmovdqu [rbp + 224], ymm4                                    ;   690.0 agu1+fp5  192 dst spill
        vmovdqu ymm4, [rbp + 480]                                    ;   683.5 agu0   192 dst reload
        vmovdqu [rbp + 1024], ymm7                                   ;   691.0 agu2+fp5  192 dst spill
        vpunpcklbw ymm7, ymm4, ymm15                                 ;   690.5 fp2    192 dst
        vpunpckhbw ymm4, ymm4, ymm15                                 ;   690.5 fp1    192 dst
        vmovdqu ymm15, [rbp + 160]                                   ;   684.3 agu1   192 dst reload
        vmovdqu [rbp + 192], ymm4                                    ;   692.0 agu0+fp5  192 dst spill
        vmovdqu ymm4, [rbp + 0]                                      ;   685.3 agu1   192 dst reload
        vmovdqu [rbp + 480], ymm7                                    ;   693.0 agu2+fp5  192 dst spill
        vpunpcklbw ymm7, ymm4, ymm15                                 ;   692.3 fp2    192 dst
        vpunpckhbw ymm4, ymm4, ymm15                                 ;   692.3 fp1    192 dst
        vmovdqu ymm15, [rbp + 128]                                   ;   686.3 agu0   192 dst reload
        vmovdqu [rbp + 160], ymm4                                    ;   694.0 agu1+fp5  192 dst spill
        vmovdqu ymm4, [rbp - 32]                                     ;   687.3 agu0   192 dst reload
        vmovdqu [rbp + 0], ymm7                                      ;   695.0 agu2+fp5  192 dst spill
        vpunpcklbw ymm7, ymm4, ymm15                                 ;   694.3 fp2    192 dst
        vpunpckhbw ymm4, ymm4, ymm15                                 ;   694.3 fp1    192 dst
        vmovdqu ymm15, [rbp + 96]                                    ;   688.0 agu1   192 dst reload
        vmovdqu [rbp + 128], ymm4                                    ;   696.0 agu2+fp5  192 dst spill
        vmovdqu ymm4, [rbp - 64]                                     ;   689.0 agu0   192 dst reload
        vmovdqu [rbp - 32], ymm7                                     ;   697.0 agu1+fp5  192 dst spill
        vpunpcklbw ymm7, ymm4, ymm15                                 ;   696.0 fp2    192 dst
        vpunpckhbw ymm4, ymm4, ymm15                                 ;   696.0 fp1    192 dst
        vmovdqu ymm15, [rbp + 64]                                    ;   690.0 agu0   192 dst reload
        vmovdqu [rbp + 96], ymm4                                     ;   698.0 agu2+fp5  192 dst spill
        vmovdqu ymm4, [rbp - 96]                                     ;   690.5 agu1   192 dst reload
        vmovdqu [rbp - 64], ymm7                                     ;   699.0 agu0+fp5  192 dst spill
        vpunpcklbw ymm7, ymm4, ymm15                                 ;   697.5 fp2    192 dst
        vpunpckhbw ymm4, ymm4, ymm15                                 ;   697.5 fp1    192 dst
        vmovdqu ymm15, [rbp + 32]                                    ;   692.0 agu1   192 dst reload
        vmovdqu [rbp + 64], ymm4                                     ;   700.0 agu2+fp5  192 dst spill
        vmovdqu ymm4, [rbp - 128]                                    ;   692.3 agu0   192 dst reload
        vmovdqu [rbp - 96], ymm7                                     ;   701.0 agu1+fp5  192 dst spill
        vpunpcklbw ymm7, ymm4, ymm15                                 ;   699.3 fp2    192 dst
        vpunpckhbw ymm4, ymm4, ymm15                                 ;   699.3 fp1    192 dst
        vmovdqu ymm15, [rbp + 256]                                   ;   694.0 agu0   192 dst reload
        vmovdqu [rbp + 32], ymm4                                     ;   702.0 agu2+fp5  192 dst spill
        vpunpcklbw ymm4, ymm15, ymm14                                ;   701.0 fp2    192 dst
        vpunpckhbw ymm14, ymm15, ymm14                               ;   701.0 fp1    192 dst
        vmovdqu ymm15, [rbp + 2272]                                  ;   695.0 agu1   192 dst reload
        vmovdqu [rbp + 256], ymm14                                   ;   703.0 agu0+fp5  192 dst spill
        vmovdqu ymm14, [rbp + 2016]                                  ;   696.0 agu1   192 dst reload
        vmovdqu [rbp - 128], ymm4                                    ;   704.0 agu2+fp5  192 dst spill
        vpunpcklbw ymm4, ymm14, ymm15                                ;   703.0 fp2    192 dst
        vpunpckhbw ymm14, ymm14, ymm15                               ;   703.0 fp1    192 dst
        vmovdqu ymm15, [rbp + 2240]                                  ;   697.0 agu0   192 dst reload
        vmovdqu [rbp + 2272], ymm7                                   ;   705.0 agu1+fp5  192 dst spill
        vmovdqu ymm7, [rbp + 1984]                                   ;   698.0 agu0   192 dst reload
        vmovdqu [rbp + 2016], ymm6                                   ;   706.0 agu2+fp5  192 dst spill
        vpunpcklbw ymm6, ymm7, ymm15                                 ;   705.0 fp2    192 dst
        vpunpckhbw ymm7, ymm7, ymm15                                 ;   705.0 fp1    192 dst
        vmovdqu ymm15, [rbp + 2208]                                  ;   699.0 agu1   192 dst reload
        vmovdqu [rbp + 2240], ymm7                                   ;   707.0 agu2+fp5  192 dst spill
        vmovdqu ymm7, [rbp + 1952]                                   ;   699.3 agu0   192 dst reload
        vmovdqu [rbp + 1984], ymm6                                   ;   708.0 agu1+fp5  192 dst spill
        vpunpcklbw ymm6, ymm7, ymm15                                 ;   706.3 fp2    192 dst
        vpunpckhbw ymm7, ymm7, ymm15                                 ;   706.3 fp1    192 dst
        vmovdqu ymm15, [rbp + 2176]                                  ;   701.0 agu0   192 dst reload
        vmovdqu [rbp + 2208], ymm7                                   ;   709.0 agu2+fp5  192 dst spill
        vmovdqu ymm7, [rbp + 1920]                                   ;   701.3 agu1   192 dst reload
        vmovdqu [rbp + 1952], ymm6                                   ;   710.0 agu0+fp5  192 dst spill
        vpunpcklbw ymm6, ymm7, ymm15                                 ;   708.3 fp2    192 dst
        vpunpckhbw ymm7, ymm7, ymm15                                 ;   708.3 fp1    192 dst
        vmovdqu ymm15, [rbp + 2144]                                  ;   703.0 agu1   192 dst reload
        vmovdqu [rbp + 2176], ymm7                                   ;   711.0 agu2+fp5  192 dst spill
        vmovdqu ymm7, [rbp + 1888]                                   ;   703.3 agu0   192 dst reload
        vmovdqu [rbp + 1920], ymm6                                   ;   712.0 agu1+fp5  192 dst spill
        vpunpcklbw ymm6, ymm7, ymm15                                 ;   710.3 fp2    192 dst
        vpunpckhbw ymm7, ymm7, ymm15                                 ;   710.3 fp1    192 dst
        vmovdqu ymm15, [rbp + 2112]                                  ;   705.0 agu0   192 dst reload
        vmovdqu [rbp + 2144], ymm7                                   ;   713.0 agu2+fp5  192 dst spill
        vmovdqu ymm7, [rbp + 1856]                                   ;   705.3 agu1   192 dst reload
        vmovdqu [rbp + 1888], ymm6                                   ;   714.0 agu0+fp5  192 dst spill
        vpunpcklbw ymm6, ymm7, ymm15                                 ;   712.3 fp2    192 dst
        vpunpckhbw ymm7, ymm7, ymm15                                 ;   712.3 fp1    192 dst
        vmovdqu ymm15, [rbp + 2080]                                  ;   706.3 agu1   192 dst reload
        vmovdqu [rbp + 2112], ymm7                                   ;   715.0 agu2+fp5  192 dst spill
        vmovdqu ymm7, [rbp + 1824]                                   ;   707.0 agu0   192 dst reload
        vmovdqu [rbp + 1856], ymm6                                   ;   716.0 agu1+fp5  192 dst spill
        vpunpcklbw ymm6, ymm7, ymm15                                 ;   714.0 fp2    192 dst
        vpunpckhbw ymm7, ymm7, ymm15                                 ;   714.0 fp1    192 dst
        vmovdqu ymm15, [rbp + 2304]                                  ;   708.3 agu0   192 dst reload
        vmovdqu [rbp + 2080], ymm7                                   ;   717.0 agu2+fp5  192 dst spill
        vpunpcklbw ymm7, ymm15, ymm2                                 ;   715.3 fp2    192 dst
        vpunpckhbw ymm2, ymm15, ymm2                                 ;   715.3 fp1    192 dst
        vmovdqu ymm15, [rbp + 1280]                                  ;   710.0 agu1   192 dst reload
        vmovdqu [rbp + 2304], ymm2                                   ;   718.0 agu0+fp5  192 dst spill
        vmovdqu ymm2, [rbp + 2048]                                   ;   711.0 agu1   192 dst reload
        vmovdqu [rbp + 1824], ymm7                                   ;   719.0 agu2+fp5  192 dst spill
        vpunpcklbw ymm7, ymm2, ymm15                                 ;   718.0 fp2    192 dst
        vpunpckhbw ymm2, ymm2, ymm15                                 ;   718.0 fp1    192 dst
        vmovdqu ymm15, [rbp + 1248]                                  ;   712.0 agu0   192 dst reload
        vmovdqu [rbp + 1280], ymm6                                   ;   720.0 agu2+fp5  192 dst spill
        vmovdqu ymm6, [rbp + 1504]                                   ;   712.3 agu1   192 dst reload
        vmovdqu [rbp + 2048], ymm12                                  ;   721.0 agu0+fp5  192 dst spill
        vpunpcklbw ymm12, ymm6, ymm15                                ;   719.3 fp2    192 dst
        vpunpckhbw ymm6, ymm6, ymm15                                 ;   719.3 fp1    192 dst
        vmovdqu ymm15, [rbp + 1216]                                  ;   714.0 agu1   192 dst reload
        vmovdqu [rbp + 1248], ymm6                                   ;   722.0 agu2+fp5  192 dst spill
        vmovdqu ymm6, [rbp + 1472]                                   ;   714.3 agu0   192 dst reload
        vmovdqu [rbp + 1504], ymm12                                  ;   723.0 agu1+fp5  192 dst spill
        vpunpcklbw ymm12, ymm6, ymm15                                ;   721.3 fp2    192 dst
        vpunpckhbw ymm6, ymm6, ymm15                                 ;   721.3 fp1    192 dst
        vmovdqu ymm15, [rbp + 1184]                                  ;   715.3 agu0   192 dst reload
        vmovdqu [rbp + 1216], ymm6                                   ;   724.0 agu2+fp5  192 dst spill
        vmovdqu ymm6, [rbp + 1440]                                   ;   716.0 agu1   192 dst reload
        vmovdqu [rbp + 1472], ymm12                                  ;   725.0 agu0+fp5  192 dst spill
        vpunpcklbw ymm12, ymm6, ymm15                                ;   723.0 fp2    192 dst
        vpunpckhbw ymm6, ymm6, ymm15                                 ;   723.0 fp1    192 dst
        vmovdqu ymm15, [rbp + 1152]                                  ;   718.0 agu1   192 dst reload
        vmovdqu [rbp + 1184], ymm6                                   ;   726.0 agu2+fp5  192 dst spill
        vmovdqu ymm6, [rbp + 1408]                                   ;   718.3 agu0   192 dst reload
        vmovdqu [rbp + 1440], ymm12                                  ;   727.0 agu1+fp5  192 dst spill
        vpunpcklbw ymm12, ymm6, ymm15                                ;   725.3 fp2    192 dst
        vpunpckhbw ymm6, ymm6, ymm15                                 ;   725.3 fp1    192 dst
        vmovdqu ymm15, [rbp + 1120]                                  ;   719.3 agu0   192 dst reload
        vmovdqu [rbp + 1152], ymm6                                   ;   728.0 agu2+fp5  192 dst spill
        vmovdqu ymm6, [rbp + 1376]                                   ;   720.0 agu1   192 dst reload
        vmovdqu [rbp + 1408], ymm12                                  ;   729.0 agu0+fp5  192 dst spill
        vpunpcklbw ymm12, ymm6, ymm15                                ;   727.0 fp2    192 dst
        vpunpckhbw ymm6, ymm6, ymm15                                 ;   727.0 fp1    192 dst
        vmovdqu ymm15, [rbp + 1088]                                  ;   721.3 agu1   192 dst reload
        vmovdqu [rbp + 1120], ymm6                                   ;   730.0 agu2+fp5  192 dst spill
        vmovdqu ymm6, [rbp + 1344]                                   ;   721.7 agu0   192 dst reload
        vmovdqu [rbp + 1376], ymm12                                  ;   731.0 agu1+fp5  192 dst spill
        vpunpcklbw ymm12, ymm6, ymm15                                ;   728.7 fp2    192 dst
        vpunpckhbw ymm6, ymm6, ymm15                                 ;   728.7 fp1    192 dst
        vmovdqu ymm15, [rbp + 1312]                                  ;   723.2 agu0   192 dst reload
        vmovdqu [rbp + 1088], ymm6                                   ;   732.0 agu2+fp5  192 dst spill
        vpunpcklbw ymm6, ymm15, ymm13                                ;   730.2 fp2    192 dst
        vpunpckhbw ymm13, ymm15, ymm13                               ;   730.2 fp1    192 dst
        vmovdqu ymm15, [rbp + 1792]                                  ;   725.0 agu1   192 dst reload
        vmovdqu [rbp + 1312], ymm13                                  ;   733.0 agu0+fp5  192 dst spill
        vmovdqu ymm13, [rbp + 3072]                                  ;   726.0 agu1   192 dst reload
        vmovdqu [rbp + 1344], ymm6                                   ;   734.0 agu2+fp5  192 dst spill
        vpunpcklbw ymm6, ymm13, ymm15                                ;   733.0 fp2    192 dst
        vpunpckhbw ymm13, ymm13, ymm15                               ;   733.0 fp1    192 dst
        vmovdqu ymm15, [rbp + 1760]                                  ;   727.0 agu0   192 dst reload
        vmovdqu [rbp + 1792], ymm12                                  ;   735.0 agu2+fp5  192 dst spill
        vmovdqu ymm12, [rbp + 3552]                                  ;   727.3 agu1   192 dst reload
        vmovdqu [rbp + 3072], ymm13                                  ;   736.0 agu0+fp5  192 dst spill
        vpunpcklbw ymm13, ymm12, ymm15                               ;   734.3 fp2    192 dst
        vpunpckhbw ymm12, ymm12, ymm15                               ;   734.3 fp1    192 dst
        vmovdqu ymm15, [rbp + 1728]                                  ;   728.7 agu1   192 dst reload
        vmovdqu [rbp + 1760], ymm12                                  ;   737.0 agu2+fp5  192 dst spill
        vmovdqu ymm12, [rbp + 3520]                                  ;   729.0 agu0   192 dst reload
        vmovdqu [rbp + 3552], ymm13                                  ;   738.0 agu1+fp5  192 dst spill
        vpunpcklbw ymm13, ymm12, ymm15                               ;   736.0 fp2    192 dst
        vpunpckhbw ymm12, ymm12, ymm15                               ;   736.0 fp1    192 dst
        vmovdqu ymm15, [rbp + 1696]                                  ;   730.2 agu0   192 dst reload
        vmovdqu [rbp + 1728], ymm12                                  ;   739.0 agu2+fp5  192 dst spill
        vmovdqu ymm12, [rbp + 3488]                                  ;   730.7 agu1   192 dst reload
        vmovdqu [rbp + 3520], ymm13                                  ;   740.0 agu0+fp5  192 dst spill
        vpunpcklbw ymm13, ymm12, ymm15                               ;   737.7 fp2    192 dst
        vpunpckhbw ymm12, ymm12, ymm15                               ;   737.7 fp1    192 dst
        vmovdqu ymm15, [rbp + 1664]                                  ;   733.0 agu1   192 dst reload
        vmovdqu [rbp + 1696], ymm12                                  ;   741.0 agu2+fp5  192 dst spill
        vmovdqu ymm12, [rbp + 3456]                                  ;   733.3 agu0   192 dst reload
        vmovdqu [rbp + 3488], ymm13                                  ;   742.0 agu1+fp5  192 dst spill
        vpunpcklbw ymm13, ymm12, ymm15                               ;   740.3 fp2    192 dst
        vpunpckhbw ymm12, ymm12, ymm15                               ;   740.3 fp1    192 dst
        vmovdqu ymm15, [rbp + 1632]                                  ;   734.3 agu0   192 dst reload
        vmovdqu [rbp + 1664], ymm12                                  ;   743.0 agu2+fp5  192 dst spill
        vmovdqu ymm12, [rbp + 3424]                                  ;   735.0 agu1   192 dst reload
        vmovdqu [rbp + 3456], ymm13                                  ;   744.0 agu0+fp5  192 dst spill
        vpunpcklbw ymm13, ymm12, ymm15                               ;   742.0 fp2    192 dst
        vpunpckhbw ymm12, ymm12, ymm15                               ;   742.0 fp1    192 dst
        vmovdqu [r9], ymm0                                           ;   745.0 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 1600]                                   ;   736.3 agu1   192 dst reload
        vmovdqu ymm15, [rbp + 3392]                                  ;   736.5 agu0   192 dst reload
        vmovdqu [rbp + 1632], ymm12                                  ;   746.0 agu2+fp5  192 dst spill
        vpunpcklbw ymm12, ymm15, ymm0                                ;   743.5 fp2    192 dst
        vpunpckhbw ymm0, ymm15, ymm0                                 ;   743.5 fp1    192 dst
        vmovdqu [r9 + 32], ymm8                                      ;   747.0 agu1+fp5  192 dst
        vmovdqu [r9 + 64], ymm9                                      ;   748.0 agu0+fp5  192 dst
        vmovdqu [r9 + 96], ymm7                                      ;   749.0 agu2+fp5  192 dst
        vmovdqu [r9 + 128], ymm1                                     ;   750.0 agu1+fp5  192 dst
        vmovdqu ymm1, [rbp + 1536]                                   ;   740.3 agu0   192 dst reload
        vmovdqu ymm7, [rbp + 3360]                                   ;   741.0 agu1   192 dst reload
        vpunpcklbw ymm8, ymm7, ymm1                                  ;   748.0 fp2    192 dst
        vpunpckhbw ymm1, ymm7, ymm1                                  ;   748.0 fp1    192 dst
        vmovdqu [r9 + 160], ymm4                                     ;   751.0 agu2+fp5  192 dst
        vmovdqu [r9 + 192], ymm3                                     ;   752.0 agu0+fp5  192 dst
        vmovdqu [r9 + 224], ymm6                                     ;   753.0 agu1+fp5  192 dst
        vmovdqu [r9 + 288], ymm5                                     ;   754.0 agu2+fp5  192 dst
        vmovdqu [r9 + 320], ymm11                                    ;   755.0 agu0+fp5  192 dst
        vmovdqu [r9 + 352], ymm2                                     ;   756.0 agu1+fp5  192 dst
        vmovdqu [r9 + 384], ymm10                                    ;   757.0 agu2+fp5  192 dst
        vmovdqu [r9 + 416], ymm14                                    ;   758.0 agu0+fp5  192 dst
        vmovdqu ymm2, [rbp + 992]                                    ;   745.0 agu1   192 dst reload
        vmovdqu [r9 + 256], ymm2                                     ;   759.0 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 2048]                                   ;   746.0 agu0   192 dst reload
        vmovdqu [r9 + 448], ymm2                                     ;   760.0 agu1+fp5  192 dst
        vmovdqu ymm2, [rbp + 3072]                                   ;   747.0 agu0   192 dst reload
        vmovdqu [r9 + 480], ymm2                                     ;   761.0 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 2016]                                   ;   748.0 agu1   192 dst reload
        vmovdqu [r9 + 512], ymm2                                     ;   762.0 agu0+fp5  192 dst
        vmovdqu ymm2, [rbp - 64]                                     ;   749.0 agu1   192 dst reload
        vmovdqu [r9 + 544], ymm2                                     ;   763.0 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 1024]                                   ;   749.2 agu0   192 dst reload
        vmovdqu [r9 + 576], ymm2                                     ;   764.0 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 1408]                                   ;   750.0 agu1   192 dst reload
        vmovdqu [r9 + 608], ymm2                                     ;   765.0 agu0+fp5  192 dst
        vmovdqu ymm2, [rbp + 2528]                                   ;   751.0 agu1   192 dst reload
        vmovdqu [r9 + 640], ymm2                                     ;   766.0 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 1888]                                   ;   751.2 agu0   192 dst reload
        vmovdqu [r9 + 672], ymm2                                     ;   767.0 agu1+fp5  192 dst
        vmovdqu ymm2, [rbp + 2400]                                   ;   752.2 agu0   192 dst reload
        vmovdqu [r9 + 704], ymm2                                     ;   768.0 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 3456]                                   ;   753.0 agu1   192 dst reload
        vmovdqu [r9 + 736], ymm2                                     ;   769.0 agu0+fp5  192 dst
        vmovdqu ymm2, [rbp + 352]                                    ;   754.0 agu1   192 dst reload
        vmovdqu [r9 + 768], ymm2                                     ;   770.0 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 96]                                     ;   755.0 agu0   192 dst reload
        vmovdqu [r9 + 800], ymm2                                     ;   771.0 agu1+fp5  192 dst
        vmovdqu ymm2, [rbp + 608]                                    ;   756.0 agu0   192 dst reload
        vmovdqu [r9 + 832], ymm2                                     ;   772.0 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 1152]                                   ;   757.0 agu1   192 dst reload
        vmovdqu [r9 + 864], ymm2                                     ;   773.0 agu0+fp5  192 dst
        vmovdqu ymm2, [rbp + 512]                                    ;   758.0 agu1   192 dst reload
        vmovdqu [r9 + 896], ymm2                                     ;   774.0 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 2144]                                   ;   759.0 agu0   192 dst reload
        vmovdqu [r9 + 928], ymm2                                     ;   775.0 agu1+fp5  192 dst
        vmovdqu ymm2, [rbp + 2656]                                   ;   760.0 agu0   192 dst reload
        vmovdqu [r9 + 960], ymm2                                     ;   776.0 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 1664]                                   ;   761.0 agu1   192 dst reload
        vmovdqu [r9 + 992], ymm2                                     ;   777.0 agu0+fp5  192 dst
        vmovdqu ymm2, [rbp + 2912]                                   ;   762.0 agu1   192 dst reload
        vmovdqu [r9 + 1024], ymm2                                    ;   778.0 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 0]                                      ;   763.0 agu0   192 dst reload
        vmovdqu [r9 + 1056], ymm2                                    ;   779.0 agu1+fp5  192 dst
        vmovdqu ymm2, [rbp + 416]                                    ;   764.0 agu0   192 dst reload
        vmovdqu [r9 + 1088], ymm2                                    ;   780.0 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 1472]                                   ;   765.0 agu1   192 dst reload
        vmovdqu [r9 + 1120], ymm2                                    ;   781.0 agu0+fp5  192 dst
        vmovdqu ymm2, [rbp + 3168]                                   ;   766.0 agu1   192 dst reload
        vmovdqu [r9 + 1152], ymm2                                    ;   782.0 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 1952]                                   ;   767.0 agu0   192 dst reload
        vmovdqu [r9 + 1184], ymm2                                    ;   783.0 agu1+fp5  192 dst
        vmovdqu ymm2, [rbp + 2464]                                   ;   768.0 agu0   192 dst reload
        vmovdqu [r9 + 1216], ymm2                                    ;   784.0 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 3520]                                   ;   769.0 agu1   192 dst reload
        vmovdqu [r9 + 1248], ymm2                                    ;   785.0 agu0+fp5  192 dst
        vmovdqu ymm2, [rbp + 2976]                                   ;   770.0 agu1   192 dst reload
        vmovdqu [r9 + 1280], ymm2                                    ;   786.0 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 160]                                    ;   771.0 agu0   192 dst reload
        vmovdqu [r9 + 1312], ymm2                                    ;   787.0 agu1+fp5  192 dst
        vmovdqu ymm2, [rbp + 672]                                    ;   772.0 agu0   192 dst reload
        vmovdqu [r9 + 1344], ymm2                                    ;   788.0 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 1216]                                   ;   773.0 agu1   192 dst reload
        vmovdqu [r9 + 1376], ymm2                                    ;   789.0 agu0+fp5  192 dst
        vmovdqu ymm2, [rbp + 3232]                                   ;   774.0 agu1   192 dst reload
        vmovdqu [r9 + 1408], ymm2                                    ;   790.0 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 2208]                                   ;   775.0 agu0   192 dst reload
        vmovdqu [r9 + 1440], ymm2                                    ;   791.0 agu1+fp5  192 dst
        vmovdqu ymm2, [rbp + 2720]                                   ;   776.0 agu0   192 dst reload
        vmovdqu [r9 + 1472], ymm2                                    ;   792.0 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 1728]                                   ;   777.0 agu1   192 dst reload
        vmovdqu [r9 + 1504], ymm2                                    ;   793.0 agu0+fp5  192 dst
        vmovdqu [r9 + 1760], ymm12                                   ;   794.0 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 3040]                                   ;   779.0 agu1   192 dst reload
        vmovdqu [r9 + 1536], ymm2                                    ;   795.0 agu0+fp5  192 dst
        vmovdqu ymm2, [rbp + 2272]                                   ;   780.0 agu1   192 dst reload
        vmovdqu [r9 + 1568], ymm2                                    ;   796.0 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 2784]                                   ;   781.0 agu0   192 dst reload
        vmovdqu [r9 + 1600], ymm2                                    ;   797.0 agu1+fp5  192 dst
        vmovdqu ymm2, [rbp + 1792]                                   ;   782.0 agu0   192 dst reload
        vmovdqu [r9 + 1632], ymm2                                    ;   798.0 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 736]                                    ;   783.0 agu1   192 dst reload
        vmovdqu [r9 + 1664], ymm2                                    ;   799.0 agu0+fp5  192 dst
        vmovdqu ymm2, [rbp + 1280]                                   ;   784.0 agu1   192 dst reload
        vmovdqu [r9 + 1696], ymm2                                    ;   800.0 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 224]                                    ;   785.0 agu0   192 dst reload
        vmovdqu [r9 + 1728], ymm2                                    ;   801.0 agu1+fp5  192 dst
        vmovdqu [r9 + 2016], ymm0                                    ;   802.0 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 3296]                                   ;   787.0 agu0   192 dst reload
        vmovdqu [r9 + 1792], ymm0                                    ;   803.0 agu1+fp5  192 dst
        vmovdqu ymm0, [rbp + 32]                                     ;   788.0 agu0   192 dst reload
        vmovdqu [r9 + 1824], ymm0                                    ;   804.0 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 544]                                    ;   789.0 agu1   192 dst reload
        vmovdqu [r9 + 1856], ymm0                                    ;   805.0 agu0+fp5  192 dst
        vmovdqu ymm0, [rbp + 1088]                                   ;   790.0 agu1   192 dst reload
        vmovdqu [r9 + 1888], ymm0                                    ;   806.0 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 3104]                                   ;   791.0 agu0   192 dst reload
        vmovdqu [r9 + 1920], ymm0                                    ;   807.0 agu1+fp5  192 dst
        vmovdqu ymm0, [rbp + 2080]                                   ;   792.0 agu0   192 dst reload
        vmovdqu [r9 + 1952], ymm0                                    ;   808.0 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 2592]                                   ;   793.0 agu1   192 dst reload
        vmovdqu [r9 + 1984], ymm0                                    ;   809.0 agu0+fp5  192 dst
        vmovdqu ymm0, [rbp + 928]                                    ;   794.0 agu1   192 dst reload
        vmovdqu [r9 + 2048], ymm0                                    ;   810.0 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 480]                                    ;   795.0 agu0   192 dst reload
        vmovdqu [r9 + 2080], ymm0                                    ;   811.0 agu1+fp5  192 dst
        vmovdqu ymm0, [rbp + 448]                                    ;   796.0 agu0   192 dst reload
        vmovdqu [r9 + 2112], ymm0                                    ;   812.0 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 1504]                                   ;   797.0 agu1   192 dst reload
        vmovdqu [r9 + 2144], ymm0                                    ;   813.0 agu0+fp5  192 dst
        vmovdqu ymm0, [rbp + 3008]                                   ;   798.0 agu1   192 dst reload
        vmovdqu [r9 + 2176], ymm0                                    ;   814.0 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 1984]                                   ;   799.0 agu0   192 dst reload
        vmovdqu [r9 + 2208], ymm0                                    ;   815.0 agu1+fp5  192 dst
        vmovdqu ymm0, [rbp + 2496]                                   ;   800.0 agu0   192 dst reload
        vmovdqu [r9 + 2240], ymm0                                    ;   816.0 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 3552]                                   ;   801.0 agu1   192 dst reload
        vmovdqu [r9 + 2272], ymm0                                    ;   817.0 agu0+fp5  192 dst
        vmovdqu ymm0, [rbp + 960]                                    ;   802.0 agu1   192 dst reload
        vmovdqu [r9 + 2304], ymm0                                    ;   818.0 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 192]                                    ;   803.0 agu0   192 dst reload
        vmovdqu [r9 + 2336], ymm0                                    ;   819.0 agu1+fp5  192 dst
        vmovdqu ymm0, [rbp + 704]                                    ;   804.0 agu0   192 dst reload
        vmovdqu [r9 + 2368], ymm0                                    ;   820.0 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 1248]                                   ;   805.0 agu1   192 dst reload
        vmovdqu [r9 + 2400], ymm0                                    ;   821.0 agu0+fp5  192 dst
        vmovdqu ymm0, [rbp + 3264]                                   ;   806.0 agu1   192 dst reload
        vmovdqu [r9 + 2432], ymm0                                    ;   822.0 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 2240]                                   ;   807.0 agu0   192 dst reload
        vmovdqu [r9 + 2464], ymm0                                    ;   823.0 agu1+fp5  192 dst
        vmovdqu ymm0, [rbp + 2752]                                   ;   808.0 agu0   192 dst reload
        vmovdqu [r9 + 2496], ymm0                                    ;   824.0 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 1760]                                   ;   809.0 agu1   192 dst reload
        vmovdqu [r9 + 2528], ymm0                                    ;   825.0 agu0+fp5  192 dst
        vmovdqu [r9 + 2784], ymm13                                   ;   826.0 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 800]                                    ;   811.0 agu1   192 dst reload
        vmovdqu [r9 + 2560], ymm0                                    ;   827.0 agu0+fp5  192 dst
        vmovdqu ymm0, [rbp - 96]                                     ;   812.0 agu1   192 dst reload
        vmovdqu [r9 + 2592], ymm0                                    ;   828.0 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 320]                                    ;   813.0 agu0   192 dst reload
        vmovdqu [r9 + 2624], ymm0                                    ;   829.0 agu1+fp5  192 dst
        vmovdqu ymm0, [rbp + 1376]                                   ;   814.0 agu0   192 dst reload
        vmovdqu [r9 + 2656], ymm0                                    ;   830.0 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 2880]                                   ;   815.0 agu1   192 dst reload
        vmovdqu [r9 + 2688], ymm0                                    ;   831.0 agu0+fp5  192 dst
        vmovdqu ymm0, [rbp + 1856]                                   ;   816.0 agu1   192 dst reload
        vmovdqu [r9 + 2720], ymm0                                    ;   832.0 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 2368]                                   ;   817.0 agu0   192 dst reload
        vmovdqu [r9 + 2752], ymm0                                    ;   833.0 agu1+fp5  192 dst
        vmovdqu ymm0, [rbp + 832]                                    ;   818.0 agu0   192 dst reload
        vmovdqu [r9 + 2816], ymm0                                    ;   834.0 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 64]                                     ;   819.0 agu1   192 dst reload
        vmovdqu [r9 + 2848], ymm0                                    ;   835.0 agu0+fp5  192 dst
        vmovdqu ymm0, [rbp + 576]                                    ;   820.0 agu1   192 dst reload
        vmovdqu [r9 + 2880], ymm0                                    ;   836.0 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 1120]                                   ;   821.0 agu0   192 dst reload
        vmovdqu [r9 + 2912], ymm0                                    ;   837.0 agu1+fp5  192 dst
        vmovdqu ymm0, [rbp + 3136]                                   ;   822.0 agu0   192 dst reload
        vmovdqu [r9 + 2944], ymm0                                    ;   838.0 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 2112]                                   ;   823.0 agu1   192 dst reload
        vmovdqu [r9 + 2976], ymm0                                    ;   839.0 agu0+fp5  192 dst
        vmovdqu ymm0, [rbp + 2624]                                   ;   824.0 agu1   192 dst reload
        vmovdqu [r9 + 3008], ymm0                                    ;   840.0 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 1632]                                   ;   825.0 agu0   192 dst reload
        vmovdqu [r9 + 3040], ymm0                                    ;   841.0 agu1+fp5  192 dst
        vmovdqu ymm0, [rbp + 864]                                    ;   826.0 agu0   192 dst reload
        vmovdqu [r9 + 3072], ymm0                                    ;   842.0 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp - 32]                                     ;   827.0 agu1   192 dst reload
        vmovdqu [r9 + 3104], ymm0                                    ;   843.0 agu0+fp5  192 dst
        vmovdqu ymm0, [rbp + 384]                                    ;   828.0 agu1   192 dst reload
        vmovdqu [r9 + 3136], ymm0                                    ;   844.0 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 1440]                                   ;   829.0 agu0   192 dst reload
        vmovdqu [r9 + 3168], ymm0                                    ;   845.0 agu1+fp5  192 dst
        vmovdqu ymm0, [rbp + 2944]                                   ;   830.0 agu0   192 dst reload
        vmovdqu [r9 + 3200], ymm0                                    ;   846.0 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 1920]                                   ;   831.0 agu1   192 dst reload
        vmovdqu [r9 + 3232], ymm0                                    ;   847.0 agu0+fp5  192 dst
        vmovdqu ymm0, [rbp + 2432]                                   ;   832.0 agu1   192 dst reload
        vmovdqu [r9 + 3264], ymm0                                    ;   848.0 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 3488]                                   ;   833.0 agu0   192 dst reload
        vmovdqu [r9 + 3296], ymm0                                    ;   849.0 agu1+fp5  192 dst
        vmovdqu ymm0, [rbp + 896]                                    ;   834.0 agu0   192 dst reload
        vmovdqu [r9 + 3328], ymm0                                    ;   850.0 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 128]                                    ;   835.0 agu1   192 dst reload
        vmovdqu [r9 + 3360], ymm0                                    ;   851.0 agu0+fp5  192 dst
        vmovdqu ymm0, [rbp + 640]                                    ;   836.0 agu1   192 dst reload
        vmovdqu [r9 + 3392], ymm0                                    ;   852.0 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 1184]                                   ;   837.0 agu0   192 dst reload
        vmovdqu [r9 + 3424], ymm0                                    ;   853.0 agu1+fp5  192 dst
        vmovdqu ymm0, [rbp + 3200]                                   ;   838.0 agu0   192 dst reload
        vmovdqu [r9 + 3456], ymm0                                    ;   854.0 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 2176]                                   ;   839.0 agu1   192 dst reload
        vmovdqu [r9 + 3488], ymm0                                    ;   855.0 agu0+fp5  192 dst
        vmovdqu ymm0, [rbp + 2688]                                   ;   840.0 agu1   192 dst reload
        vmovdqu [r9 + 3520], ymm0                                    ;   856.0 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 1696]                                   ;   841.0 agu0   192 dst reload
        vmovdqu [r9 + 3552], ymm0                                    ;   857.0 agu1+fp5  192 dst
        vmovdqu [r9 + 3808], ymm8                                    ;   858.0 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 1568]                                   ;   843.0 agu0   192 dst reload
        vmovdqu [r9 + 3584], ymm0                                    ;   859.0 agu1+fp5  192 dst
        vmovdqu ymm0, [rbp - 128]                                    ;   844.0 agu0   192 dst reload
        vmovdqu [r9 + 3616], ymm0                                    ;   860.0 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 288]                                    ;   845.0 agu1   192 dst reload
        vmovdqu [r9 + 3648], ymm0                                    ;   861.0 agu0+fp5  192 dst
        vmovdqu ymm0, [rbp + 1344]                                   ;   846.0 agu1   192 dst reload
        vmovdqu [r9 + 3680], ymm0                                    ;   862.0 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 2848]                                   ;   847.0 agu0   192 dst reload
        vmovdqu [r9 + 3712], ymm0                                    ;   863.0 agu1+fp5  192 dst
        vmovdqu ymm0, [rbp + 1824]                                   ;   848.0 agu0   192 dst reload
        vmovdqu [r9 + 3744], ymm0                                    ;   864.0 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 2336]                                   ;   849.0 agu1   192 dst reload
        vmovdqu [r9 + 3776], ymm0                                    ;   865.0 agu0+fp5  192 dst
        vmovdqu [r9 + 4064], ymm1                                    ;   866.0 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 1056]                                   ;   851.0 agu1   192 dst reload
        vmovdqu [r9 + 3840], ymm0                                    ;   867.0 agu0+fp5  192 dst
        vmovdqu ymm0, [rbp + 256]                                    ;   852.0 agu1   192 dst reload
        vmovdqu [r9 + 3872], ymm0                                    ;   868.0 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 768]                                    ;   853.0 agu0   192 dst reload
        vmovdqu [r9 + 3904], ymm0                                    ;   869.0 agu1+fp5  192 dst
        vmovdqu ymm0, [rbp + 1312]                                   ;   854.0 agu0   192 dst reload
        vmovdqu [r9 + 3936], ymm0                                    ;   870.0 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 3328]                                   ;   855.0 agu1   192 dst reload
        vmovdqu [r9 + 3968], ymm0                                    ;   871.0 agu0+fp5  192 dst
        vmovdqu ymm0, [rbp + 2304]                                   ;   856.0 agu1   192 dst reload
        vmovdqu [r9 + 4000], ymm0                                    ;   872.0 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 2816]                                   ;   857.0 agu0   192 dst reload
        vmovdqu [r9 + 4032], ymm0                                    ;   873.0 agu1+fp5  192 dst
        add r9, 0x1000                                               ;   858.0 alu0   197 blocks
        add r8, 0x1000                                               ;   858.2 alu1   197 blocks
        cmp r8, qword [rbp + 3592]                                   ;                    more blocks?
        jne .blocks_1
        mov qword [rbp + 3584], r8                                   ;                    resident
        mov qword [rbp + 3600], r9                                   ;                    resident
.blocks_1_done:
        vzeroupper                                                   ;                    x87 state
        mov rsp, qword [rbp + 3608]                                  ;                    frame
        pop rbp                                                      ;                    preserved
        ret

        section .rodata align=64
; constants256
        align 32, db 0
aes_from_slices.T0_constants256:
        dq 0x5555555555555555, 0x5555555555555555, 0x5555555555555555, 0x5555555555555555, 0x3333333333333333, 0x3333333333333333, 0x3333333333333333, 0x3333333333333333
        dq 0x0f0f0f0f0f0f0f0f, 0x0f0f0f0f0f0f0f0f, 0x0f0f0f0f0f0f0f0f, 0x0f0f0f0f0f0f0f0f

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
