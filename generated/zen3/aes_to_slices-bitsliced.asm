; aes_to_slices for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/aes.cw (sha256 c6978034f279af71); do not edit:
;   ./cw build aes_to_slices --cpu zen3 --variant bitsliced
;
; void aes_to_slices(const void *src, void *dst, uint32_t n);   System V, 64 bits
;   src: 4096 bytes a batch (256 blocks of 16), read, secret, aligned to 16 bytes
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
;   blocks: 2670 uops, planned 875.2; bounds: width 445.0, ports 471.0, path 26.0
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
%fatal "aes_to_slices is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_aes_to_slices
$_aes_to_slices:
%else
        global $aes_to_slices
%endif
$aes_to_slices:
        push rbp                                                   ;                    preserved
        mov rax, rsp                                               ;                    frame
        sub rsp, 0xec0                                             ;                    frame
        and rsp, -32                                               ;                    frame
        lea rbp, [rsp + 128]                                       ;                    frame
        mov qword [rbp + 3608], rax                                ;                    frame
        mov dword [rbp + 3616], edx                                ;                    argument
        mov qword [rbp + 3584], rdi                                ;                    argument
        mov qword [rbp + 3600], rsi                                ;                    argument
        mov r8d, dword [rbp + 3616]                                ;     0.0 agu0   194 blocks
        shl r8, 0xc                                                ;     4.0 alu1   194 blocks
        add r8, qword [rbp + 3584]                                 ;     5.0 alu0+agu1  194 blocks
        mov qword [rbp + 3592], r8                                 ;     6.0 agu2+st0  194 blocks
        cmp dword [rbp + 3616], 0                                  ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rbp + 3584]                                 ;                    resident
        mov r9, qword [rbp + 3600]                                 ;                    resident
        align 16
.blocks_1:
        vmovdqu ymm0, [r8]                                         ;     0.0 agu0   192 dst
        vmovdqu ymm1, [r8 + 32]                                    ;     0.2 agu1   192 dst
        vmovdqu ymm2, [r8 + 64]                                    ;     1.0 agu0   192 dst
        vmovdqu ymm3, [r8 + 96]                                    ;     1.2 agu1   192 dst
        vmovdqu ymm4, [r8 + 128]                                   ;     2.0 agu0   192 dst
        vmovdqu ymm5, [r8 + 160]                                   ;     2.2 agu1   192 dst
        vmovdqu ymm6, [r8 + 192]                                   ;     3.0 agu0   192 dst
        vmovdqu ymm7, [r8 + 224]                                   ;     3.2 agu1   192 dst
        vmovdqu ymm8, [r8 + 256]                                   ;     4.0 agu0   192 dst
        vmovdqu ymm9, [r8 + 288]                                   ;     4.2 agu1   192 dst
        vmovdqu ymm10, [r8 + 320]                                  ;     5.0 agu0   192 dst
        vmovdqu ymm11, [r8 + 352]                                  ;     5.2 agu1   192 dst
        vmovdqu ymm12, [r8 + 384]                                  ;     6.0 agu0   192 dst
        vmovdqu ymm13, [r8 + 416]                                  ;     6.2 agu1   192 dst
        vmovdqu ymm14, [r8 + 448]                                  ;     7.0 agu0   192 dst
        vmovdqu ymm15, [r8 + 480]                                  ;     7.2 agu1   192 dst
        vmovdqu ymm15, [r8 + 512]                                  ;     8.0 agu0   192 dst
        vmovdqu ymm14, [r8 + 544]                                  ;     8.2 agu1   192 dst
        vmovdqu ymm13, [r8 + 576]                                  ;     9.0 agu0   192 dst
        vmovdqu ymm12, [r8 + 608]                                  ;     9.2 agu1   192 dst
        vmovdqu ymm11, [r8 + 640]                                  ;    10.0 agu0   192 dst
        vmovdqu ymm10, [r8 + 672]                                  ;    10.2 agu1   192 dst
        vmovdqu ymm9, [r8 + 704]                                   ;    11.0 agu0   192 dst
        vmovdqu ymm8, [r8 + 736]                                   ;    11.2 agu1   192 dst
        vmovdqu ymm8, [r8 + 768]                                   ;    12.0 agu0   192 dst
        vmovdqu ymm8, [r8 + 800]                                   ;    12.2 agu1   192 dst
        vmovdqu ymm8, [r8 + 832]                                   ;    13.0 agu0   192 dst
        vmovdqu ymm8, [r8 + 864]                                   ;    13.2 agu1   192 dst
        vmovdqu ymm8, [r8 + 896]                                   ;    14.0 agu0   192 dst
        vmovdqu ymm8, [r8 + 928]                                   ;    14.2 agu1   192 dst
        vmovdqu ymm8, [r8 + 960]                                   ;    15.0 agu0   192 dst
        vmovdqu ymm8, [r8 + 992]                                   ;    15.2 agu1   192 dst
        vmovdqu ymm8, [r8 + 1024]                                  ;    16.0 agu0   192 dst
        vmovdqu ymm7, [r8 + 1056]                                  ;    16.2 agu1   192 dst
        vmovdqu ymm9, [r8 + 1088]                                  ;    17.0 agu0   192 dst
        vmovdqu ymm6, [r8 + 1120]                                  ;    17.2 agu1   192 dst
        vmovdqu ymm10, [r8 + 1152]                                 ;    18.0 agu0   192 dst
        vmovdqu ymm5, [r8 + 1184]                                  ;    18.2 agu1   192 dst
        vmovdqu ymm5, [r8 + 1216]                                  ;    19.0 agu0   192 dst
        vmovdqu ymm5, [r8 + 1248]                                  ;    19.2 agu1   192 dst
        vmovdqu ymm5, [r8 + 1280]                                  ;    20.0 agu0   192 dst
        vmovdqu ymm5, [r8 + 1312]                                  ;    20.2 agu1   192 dst
        vmovdqu ymm5, [r8 + 1344]                                  ;    21.0 agu0   192 dst
        vmovdqu ymm5, [r8 + 1376]                                  ;    21.2 agu1   192 dst
        vmovdqu ymm5, [r8 + 1408]                                  ;    22.0 agu0   192 dst
        vmovdqu ymm5, [r8 + 1440]                                  ;    22.2 agu1   192 dst
        vmovdqu ymm5, [r8 + 1472]                                  ;    23.0 agu0   192 dst
        vmovdqu ymm5, [r8 + 1504]                                  ;    23.2 agu1   192 dst
        vmovdqu ymm5, [r8 + 1536]                                  ;    24.0 agu0   192 dst
        vmovdqu ymm10, [r8 + 1568]                                 ;    24.2 agu1   192 dst
        vmovdqu ymm11, [r8 + 1600]                                 ;    25.0 agu0   192 dst
        vmovdqu ymm4, [r8 + 1632]                                  ;    25.2 agu1   192 dst
        vmovdqu ymm4, [r8 + 1664]                                  ;    26.0 agu0   192 dst
        vmovdqu ymm4, [r8 + 1696]                                  ;    26.2 agu1   192 dst
        vmovdqu ymm4, [r8 + 1728]                                  ;    27.0 agu0   192 dst
        vmovdqu ymm4, [r8 + 1760]                                  ;    27.2 agu1   192 dst
        vmovdqu ymm4, [r8 + 1792]                                  ;    28.0 agu0   192 dst
        vmovdqu ymm4, [r8 + 1824]                                  ;    28.2 agu1   192 dst
        vmovdqu ymm4, [r8 + 1856]                                  ;    29.0 agu0   192 dst
        vmovdqu ymm4, [r8 + 1888]                                  ;    29.2 agu1   192 dst
        vmovdqu ymm4, [r8 + 1920]                                  ;    30.0 agu0   192 dst
        vmovdqu ymm4, [r8 + 1952]                                  ;    30.2 agu1   192 dst
        vmovdqu ymm4, [r8 + 1984]                                  ;    31.0 agu0   192 dst
        vmovdqu ymm4, [r8 + 2016]                                  ;    31.2 agu1   192 dst
        vmovdqu ymm4, [r8 + 2048]                                  ;    32.0 agu0   192 dst
        vmovdqu ymm6, [r8 + 2080]                                  ;    32.2 agu1   192 dst
        vmovdqu ymm12, [r8 + 2112]                                 ;    33.0 agu0   192 dst
        vmovdqu ymm3, [r8 + 2144]                                  ;    33.2 agu1   192 dst
        vmovdqu ymm3, [r8 + 2176]                                  ;    34.0 agu0   192 dst
        vmovdqu ymm3, [r8 + 2208]                                  ;    34.2 agu1   192 dst
        vmovdqu ymm3, [r8 + 2240]                                  ;    35.0 agu0   192 dst
        vmovdqu ymm3, [r8 + 2272]                                  ;    35.2 agu1   192 dst
        vmovdqu ymm3, [r8 + 2304]                                  ;    36.0 agu0   192 dst
        vmovdqu ymm3, [r8 + 2336]                                  ;    36.2 agu1   192 dst
        vmovdqu ymm3, [r8 + 2368]                                  ;    37.0 agu0   192 dst
        vmovdqu ymm3, [r8 + 2400]                                  ;    37.2 agu1   192 dst
        vmovdqu ymm3, [r8 + 2432]                                  ;    38.0 agu0   192 dst
        vmovdqu ymm3, [r8 + 2464]                                  ;    38.2 agu1   192 dst
        vmovdqu ymm3, [r8 + 2496]                                  ;    39.0 agu0   192 dst
        vmovdqu ymm3, [r8 + 2528]                                  ;    39.2 agu1   192 dst
        vmovdqu ymm3, [r8 + 2560]                                  ;    40.0 agu0   192 dst
        vmovdqu ymm11, [r8 + 2592]                                 ;    40.2 agu1   192 dst
        vmovdqu ymm9, [r8 + 2624]                                  ;    41.0 agu0   192 dst
        vmovdqu ymm9, [r8 + 2656]                                  ;    41.2 agu1   192 dst
        vmovdqu ymm9, [r8 + 2688]                                  ;    42.0 agu0   192 dst
        vmovdqu ymm9, [r8 + 2720]                                  ;    42.2 agu1   192 dst
        vmovdqu ymm9, [r8 + 2752]                                  ;    43.0 agu0   192 dst
        vmovdqu ymm9, [r8 + 2784]                                  ;    43.2 agu1   192 dst
        vmovdqu ymm9, [r8 + 2816]                                  ;    44.0 agu0   192 dst
        vmovdqu ymm9, [r8 + 2848]                                  ;    44.2 agu1   192 dst
        vmovdqu ymm9, [r8 + 2880]                                  ;    45.0 agu0   192 dst
        vmovdqu ymm9, [r8 + 2912]                                  ;    45.2 agu1   192 dst
        vmovdqu ymm9, [r8 + 2944]                                  ;    46.0 agu0   192 dst
        vmovdqu ymm9, [r8 + 2976]                                  ;    46.2 agu1   192 dst
        vmovdqu ymm9, [r8 + 3008]                                  ;    47.0 agu0   192 dst
        vmovdqu ymm9, [r8 + 3040]                                  ;    47.2 agu1   192 dst
        vmovdqu ymm9, [r8 + 3072]                                  ;    48.0 agu0   192 dst
        vmovdqu ymm13, [r8 + 3104]                                 ;    48.2 agu1   192 dst
        vmovdqu ymm12, [r8 + 3136]                                 ;    49.0 agu0   192 dst
        vmovdqu ymm12, [r8 + 3168]                                 ;    49.2 agu1   192 dst
        vmovdqu ymm12, [r8 + 3200]                                 ;    50.0 agu0   192 dst
        vmovdqu ymm12, [r8 + 3232]                                 ;    50.2 agu1   192 dst
        vmovdqu ymm12, [r8 + 3264]                                 ;    51.0 agu0   192 dst
        vmovdqu ymm12, [r8 + 3296]                                 ;    51.2 agu1   192 dst
        vmovdqu ymm12, [r8 + 3328]                                 ;    52.0 agu0   192 dst
        vmovdqu ymm12, [r8 + 3360]                                 ;    52.2 agu1   192 dst
        vmovdqu ymm12, [r8 + 3392]                                 ;    53.0 agu0   192 dst
        vmovdqu ymm12, [r8 + 3424]                                 ;    53.2 agu1   192 dst
        vmovdqu ymm12, [r8 + 3456]                                 ;    54.0 agu0   192 dst
        vmovdqu ymm12, [r8 + 3488]                                 ;    54.2 agu1   192 dst
        vmovdqu ymm12, [r8 + 3520]                                 ;    55.0 agu0   192 dst
        vmovdqu ymm12, [r8 + 3552]                                 ;    55.2 agu1   192 dst
        vmovdqu ymm12, [r8 + 3584]                                 ;    56.0 agu0   192 dst
        vmovdqu ymm2, [r8 + 3616]                                  ;    56.2 agu1   192 dst
        vmovdqu ymm2, [r8 + 3648]                                  ;    57.0 agu0   192 dst
        vmovdqu ymm2, [r8 + 3680]                                  ;    57.2 agu1   192 dst
        vmovdqu ymm2, [r8 + 3712]                                  ;    58.0 agu0   192 dst
        vmovdqu ymm2, [r8 + 3744]                                  ;    58.2 agu1   192 dst
        vmovdqu ymm2, [r8 + 3776]                                  ;    59.0 agu0   192 dst
        vmovdqu ymm2, [r8 + 3808]                                  ;    59.2 agu1   192 dst
        vmovdqu ymm2, [r8 + 3840]                                  ;    60.0 agu0   192 dst
        vmovdqu ymm2, [r8 + 3872]                                  ;    60.2 agu1   192 dst
        vmovdqu ymm2, [r8 + 3904]                                  ;    61.0 agu0   192 dst
        vmovdqu ymm2, [r8 + 3936]                                  ;    61.2 agu1   192 dst
        vmovdqu ymm2, [r8 + 3968]                                  ;    62.0 agu0   192 dst
        vmovdqu ymm2, [r8 + 4000]                                  ;    62.2 agu1   192 dst
        vmovdqu ymm2, [r8 + 4032]                                  ;    63.0 agu0   192 dst
        vpsrlq ymm2, ymm0, 1                                       ;    55.2 fp1    192 dst
        vmovdqu ymm10, [r8 + 4064]                                 ;    63.2 agu1   192 dst
        vpxor ymm2, ymm2, ymm4                                     ;    56.2 fp0    192 dst
        vpand ymm2, ymm2, [rel aes_to_slices.T0_constants256]      ;    64.0 fp2+agu0  192 dst
        vpsllq ymm10, ymm2, 1                                      ;    65.0 fp1    192 dst
        vpxor ymm0, ymm0, ymm10                                    ;    66.0 fp3    192 dst
        vpsrlq ymm10, ymm15, 1                                     ;    57.2 fp2    192 dst
        vpxor ymm4, ymm4, ymm2                                     ;    65.0 fp0    192 dst
        vpxor ymm10, ymm10, ymm3                                   ;    58.2 fp1    192 dst
        vmovdqu ymm2, [rel aes_to_slices.T0_constants256]          ;    64.2 agu1   192 dst reload
        vpand ymm10, ymm10, ymm2                                   ;    71.2 fp3    192 dst
        vpxor ymm3, ymm3, ymm10                                    ;    72.2 fp2    192 dst
        vpsllq ymm10, ymm10, 1                                     ;    72.2 fp1    192 dst
        vpxor ymm15, ymm15, ymm10                                  ;    73.2 fp0    192 dst
        vpsrlq ymm10, ymm8, 1                                      ;    60.2 fp2    192 dst
        vpxor ymm10, ymm10, ymm9                                   ;    61.2 fp3    192 dst
        vpand ymm10, ymm10, ymm2                                   ;    71.2 fp1    192 dst
        vpsllq ymm13, ymm10, 1                                     ;    72.2 fp2    192 dst
        vpxor ymm8, ymm8, ymm13                                    ;    73.2 fp0    192 dst
        vpsrlq ymm13, ymm5, 1                                      ;    62.0 fp1    192 dst
        vpxor ymm9, ymm9, ymm10                                    ;    72.2 fp3    192 dst
        vpxor ymm13, ymm13, ymm12                                  ;    63.0 fp2    192 dst
        vpand ymm13, ymm13, ymm2                                   ;    71.2 fp0    192 dst
        vpsllq ymm10, ymm13, 1                                     ;    72.2 fp1    192 dst
        vpxor ymm5, ymm5, ymm10                                    ;    73.2 fp3    192 dst
        vpsrlq ymm10, ymm0, 2                                      ;    67.0 fp2    192 dst
        vpxor ymm12, ymm12, ymm13                                  ;    72.2 fp0    192 dst
        vpxor ymm10, ymm10, ymm8                                   ;    74.2 fp1    192 dst
        vmovdqu ymm13, [rel aes_to_slices.T0_constants256 + 32]    ;    65.2 agu0   192 dst reload
        vpand ymm10, ymm10, ymm13                                  ;    75.2 fp3    192 dst
        vpsllq ymm7, ymm10, 2                                      ;    76.2 fp2    192 dst
        vpxor ymm0, ymm0, ymm7                                     ;    77.2 fp0    192 dst
        vpsrlq ymm7, ymm15, 2                                      ;    74.2 fp1    192 dst
        vpxor ymm8, ymm8, ymm10                                    ;    76.2 fp3    192 dst
        vpxor ymm7, ymm7, ymm5                                     ;    75.2 fp2    192 dst
        vpand ymm7, ymm7, ymm13                                    ;    76.2 fp0    192 dst
        vpsllq ymm10, ymm7, 2                                      ;    77.2 fp1    192 dst
        vpxor ymm15, ymm15, ymm10                                  ;    78.2 fp3    192 dst
        vpsrlq ymm10, ymm4, 2                                      ;    72.7 fp2    192 dst
        vpxor ymm5, ymm5, ymm7                                     ;    77.2 fp0    192 dst
        vpxor ymm10, ymm10, ymm9                                   ;    73.7 fp1    192 dst
        vpand ymm10, ymm10, ymm13                                  ;    74.7 fp3    192 dst
        vpsllq ymm7, ymm10, 2                                      ;    75.7 fp2    192 dst
        vpxor ymm4, ymm4, ymm7                                     ;    76.7 fp0    192 dst
        vpsrlq ymm7, ymm3, 2                                       ;    74.3 fp1    192 dst
        vpxor ymm9, ymm9, ymm10                                    ;    75.7 fp3    192 dst
        vpxor ymm7, ymm7, ymm12                                    ;    75.3 fp2    192 dst
        vpand ymm7, ymm7, ymm13                                    ;    76.3 fp0    192 dst
        vpsllq ymm10, ymm7, 2                                      ;    77.3 fp1    192 dst
        vpxor ymm3, ymm3, ymm10                                    ;    78.3 fp3    192 dst
        vpsrlq ymm10, ymm0, 4                                      ;    78.2 fp2    192 dst
        vpxor ymm12, ymm12, ymm7                                   ;    77.3 fp0    192 dst
        vpxor ymm10, ymm10, ymm15                                  ;    79.2 fp1    192 dst
        vmovdqu ymm7, [rel aes_to_slices.T0_constants256 + 64]     ;    75.7 agu1   192 dst reload
        vpand ymm10, ymm10, ymm7                                   ;    82.7 fp3    192 dst
        vpsllq ymm13, ymm10, 4                                     ;    83.7 fp2    192 dst
        vpxor ymm0, ymm0, ymm13                                    ;    84.7 fp0    192 dst
        vpsrlq ymm13, ymm8, 4                                      ;    77.3 fp1    192 dst
        vpxor ymm15, ymm15, ymm10                                  ;    83.7 fp3    192 dst
        vpxor ymm13, ymm13, ymm5                                   ;    78.3 fp2    192 dst
        vpand ymm13, ymm13, ymm7                                   ;    82.7 fp0    192 dst
        vpsllq ymm10, ymm13, 4                                     ;    83.7 fp1    192 dst
        vpxor ymm8, ymm8, ymm10                                    ;    84.7 fp3    192 dst
        vpsrlq ymm10, ymm4, 4                                      ;    78.7 fp2    192 dst
        vpxor ymm5, ymm5, ymm13                                    ;    83.7 fp0    192 dst
        vpxor ymm10, ymm10, ymm3                                   ;    79.7 fp1    192 dst
        vpand ymm10, ymm10, ymm7                                   ;    82.7 fp3    192 dst
        vpsllq ymm13, ymm10, 4                                     ;    83.7 fp2    192 dst
        vpxor ymm4, ymm4, ymm13                                    ;    84.7 fp0    192 dst
        vpsrlq ymm13, ymm9, 4                                      ;    80.3 fp1    192 dst
        vpxor ymm3, ymm3, ymm10                                    ;    83.7 fp3    192 dst
        vpxor ymm13, ymm13, ymm12                                  ;    81.3 fp2    192 dst
        vpand ymm13, ymm13, ymm7                                   ;    82.7 fp0    192 dst
        vpsllq ymm10, ymm13, 4                                     ;    83.7 fp1    192 dst
        vpxor ymm9, ymm9, ymm10                                    ;    84.7 fp3    192 dst
        vpsrlq ymm10, ymm1, 1                                      ;    81.7 fp2    192 dst
        vpxor ymm12, ymm12, ymm13                                  ;    83.7 fp0    192 dst
        vpxor ymm10, ymm10, ymm6                                   ;    82.7 fp1    192 dst
        vpand ymm10, ymm10, ymm2                                   ;    83.7 fp3    192 dst
        vpsllq ymm13, ymm10, 1                                     ;    84.7 fp2    192 dst
        vpxor ymm1, ymm1, ymm13                                    ;    85.7 fp0    192 dst
        vpsrlq ymm13, ymm14, 1                                     ;    83.7 fp1    192 dst
        vpxor ymm6, ymm6, ymm10                                    ;    84.7 fp3    192 dst
        vpxor ymm13, ymm13, ymm11                                  ;    84.7 fp2    192 dst
        vpand ymm13, ymm13, ymm2                                   ;    85.7 fp0    192 dst
        vpsllq ymm10, ymm13, 1                                     ;    86.7 fp1    192 dst
        vpxor ymm14, ymm14, ymm10                                  ;    87.7 fp3    192 dst
        vpxor ymm11, ymm11, ymm13                                  ;    86.7 fp2    192 dst
        vmovdqu ymm10, [r8 + 1056]                                 ;    84.7 agu0   192 dst reload
        vpsrlq ymm13, ymm10, 1                                     ;    91.7 fp1    192 dst
        vpxor ymm13, ymm13, [r8 + 3104]                            ;    92.7 fp0+agu1  192 dst
        vpand ymm13, ymm13, ymm2                                   ;    93.7 fp3    192 dst
        vmovdqu [rbp - 128], ymm12                                 ;    85.3 agu2+fp5  192 dst spill
        vpsllq ymm12, ymm13, 1                                     ;    94.7 fp2    192 dst
        vpxor ymm10, ymm10, ymm12                                  ;    95.7 fp0    192 dst
        vpxor ymm13, ymm13, [r8 + 3104]                            ;    94.7 fp1+agu0  192 dst
        vmovdqu ymm12, [r8 + 1568]                                 ;    86.0 agu1   192 dst reload
        vmovdqu [rbp - 96], ymm9                                   ;    86.3 agu2+fp5  192 dst spill
        vpsrlq ymm9, ymm12, 1                                      ;    93.0 fp2    192 dst
        vpxor ymm9, ymm9, [r8 + 3616]                              ;    94.0 fp3+agu0  192 dst
        vpand ymm9, ymm9, ymm2                                     ;    95.0 fp0    192 dst
        vmovdqu [rbp - 64], ymm3                                   ;    87.3 agu1+fp5  192 dst spill
        vpsllq ymm3, ymm9, 1                                       ;    96.0 fp1    192 dst
        vpxor ymm12, ymm12, ymm3                                   ;    97.0 fp3    192 dst
        vpsrlq ymm3, ymm1, 2                                       ;    88.0 fp2    192 dst
        vpxor ymm9, ymm9, [r8 + 3616]                              ;    96.0 fp0+agu0  192 dst
        vpxor ymm3, ymm3, ymm10                                    ;    96.7 fp1    192 dst
        vpand ymm3, ymm3, [rel aes_to_slices.T0_constants256 + 32] ;    97.7 fp3+agu1  192 dst
        vmovdqu [rbp - 32], ymm4                                   ;    88.3 agu2+fp5  192 dst spill
        vpsllq ymm4, ymm3, 2                                       ;    98.7 fp2    192 dst
        vpxor ymm1, ymm1, ymm4                                     ;    99.7 fp0    192 dst
        vpsrlq ymm4, ymm14, 2                                      ;    91.7 fp1    192 dst
        vpxor ymm10, ymm10, ymm3                                   ;    98.7 fp3    192 dst
        vpxor ymm4, ymm4, ymm12                                    ;    98.0 fp2    192 dst
        vmovdqu ymm3, [rel aes_to_slices.T0_constants256 + 32]     ;    93.0 agu0   192 dst reload
        vpand ymm4, ymm4, ymm3                                     ;   100.0 fp0    192 dst
        vmovdqu [rbp + 0], ymm5                                    ;    93.7 agu1+fp5  192 dst spill
        vpsllq ymm5, ymm4, 2                                       ;   101.0 fp1    192 dst
        vpxor ymm14, ymm14, ymm5                                   ;   102.0 fp3    192 dst
        vpsrlq ymm5, ymm6, 2                                       ;    94.7 fp2    192 dst
        vpxor ymm12, ymm12, ymm4                                   ;   101.0 fp0    192 dst
        vpxor ymm5, ymm5, ymm13                                    ;    95.7 fp1    192 dst
        vpand ymm5, ymm5, ymm3                                     ;   100.0 fp3    192 dst
        vpsllq ymm4, ymm5, 2                                       ;   101.0 fp2    192 dst
        vpxor ymm6, ymm6, ymm4                                     ;   102.0 fp0    192 dst
        vpsrlq ymm4, ymm11, 2                                      ;    96.0 fp1    192 dst
        vpxor ymm13, ymm13, ymm5                                   ;   101.0 fp3    192 dst
        vpxor ymm4, ymm4, ymm9                                     ;    97.0 fp2    192 dst
        vpand ymm4, ymm4, ymm3                                     ;   100.0 fp0    192 dst
        vpsllq ymm5, ymm4, 2                                       ;   101.0 fp1    192 dst
        vpxor ymm11, ymm11, ymm5                                   ;   102.0 fp3    192 dst
        vpsrlq ymm5, ymm1, 4                                       ;   100.7 fp2    192 dst
        vpxor ymm9, ymm9, ymm4                                     ;   101.0 fp0    192 dst
        vpxor ymm5, ymm5, ymm14                                    ;   103.0 fp1    192 dst
        vpand ymm5, ymm5, ymm7                                     ;   104.0 fp3    192 dst
        vpsllq ymm4, ymm5, 4                                       ;   105.0 fp2    192 dst
        vpxor ymm1, ymm1, ymm4                                     ;   106.0 fp0    192 dst
        vpsrlq ymm4, ymm10, 4                                      ;   100.2 fp1    192 dst
        vpxor ymm14, ymm14, ymm5                                   ;   105.0 fp3    192 dst
        vpxor ymm4, ymm4, ymm12                                    ;   102.0 fp2    192 dst
        vpand ymm4, ymm4, ymm7                                     ;   103.0 fp0    192 dst
        vpsllq ymm5, ymm4, 4                                       ;   104.0 fp1    192 dst
        vpxor ymm10, ymm10, ymm5                                   ;   105.0 fp3    192 dst
        vpsrlq ymm5, ymm6, 4                                       ;   103.0 fp2    192 dst
        vpxor ymm12, ymm12, ymm4                                   ;   104.0 fp0    192 dst
        vpxor ymm5, ymm5, ymm11                                    ;   104.0 fp1    192 dst
        vpand ymm5, ymm5, ymm7                                     ;   105.0 fp3    192 dst
        vpsllq ymm4, ymm5, 4                                       ;   106.0 fp2    192 dst
        vpxor ymm6, ymm6, ymm4                                     ;   107.0 fp0    192 dst
        vpsrlq ymm4, ymm13, 4                                      ;   103.2 fp1    192 dst
        vpxor ymm11, ymm11, ymm5                                   ;   106.0 fp3    192 dst
        vpxor ymm4, ymm4, ymm9                                     ;   104.2 fp2    192 dst
        vpand ymm4, ymm4, ymm7                                     ;   105.2 fp0    192 dst
        vpsllq ymm5, ymm4, 4                                       ;   106.2 fp1    192 dst
        vpxor ymm13, ymm13, ymm5                                   ;   107.2 fp3    192 dst
        vpxor ymm9, ymm9, ymm4                                     ;   106.2 fp2    192 dst
        vmovdqu ymm4, [r8 + 64]                                    ;   104.2 agu0   192 dst reload
        vpsrlq ymm5, ymm4, 1                                       ;   111.2 fp1    192 dst
        vpxor ymm5, ymm5, [r8 + 2112]                              ;   112.2 fp0+agu1  192 dst
        vpand ymm5, ymm5, ymm2                                     ;   113.2 fp3    192 dst
        vmovdqu [rbp + 32], ymm9                                   ;   107.2 agu2+fp5  192 dst spill
        vpsllq ymm9, ymm5, 1                                       ;   114.2 fp2    192 dst
        vpxor ymm4, ymm4, ymm9                                     ;   115.2 fp0    192 dst
        vpxor ymm5, ymm5, [r8 + 2112]                              ;   114.2 fp1+agu0  192 dst
        vmovdqu ymm9, [r8 + 576]                                   ;   105.5 agu1   192 dst reload
        vmovdqu [rbp + 64], ymm13                                  ;   108.2 agu2+fp5  192 dst spill
        vpsrlq ymm13, ymm9, 1                                      ;   112.5 fp2    192 dst
        vpxor ymm13, ymm13, [r8 + 2624]                            ;   113.5 fp3+agu0  192 dst
        vpand ymm13, ymm13, ymm2                                   ;   114.5 fp0    192 dst
        vmovdqu [rbp + 96], ymm11                                  ;   107.0 agu1+fp5  192 dst spill
        vpsllq ymm11, ymm13, 1                                     ;   115.5 fp1    192 dst
        vpxor ymm9, ymm9, ymm11                                    ;   116.5 fp3    192 dst
        vpxor ymm13, ymm13, [r8 + 2624]                            ;   115.5 fp2+agu0  192 dst
        vmovdqu ymm11, [r8 + 1088]                                 ;   107.5 agu1   192 dst reload
        vmovdqu [rbp + 128], ymm6                                  ;   108.0 agu2+fp5  192 dst spill
        vpsrlq ymm6, ymm11, 1                                      ;   114.5 fp1    192 dst
        vpxor ymm6, ymm6, [r8 + 3136]                              ;   115.5 fp0+agu0  192 dst
        vpand ymm6, ymm6, ymm2                                     ;   116.5 fp3    192 dst
        vmovdqu [rbp + 160], ymm12                                 ;   108.8 agu2+fp5  192 dst spill
        vpsllq ymm12, ymm6, 1                                      ;   117.5 fp2    192 dst
        vpxor ymm11, ymm11, ymm12                                  ;   118.5 fp0    192 dst
        vpxor ymm6, ymm6, [r8 + 3136]                              ;   117.5 fp1+agu1  192 dst
        vmovdqu ymm12, [r8 + 1600]                                 ;   112.5 agu0   192 dst reload
        vmovdqu [rbp + 192], ymm8                                  ;   112.7 agu2+fp5  192 dst spill
        vpsrlq ymm8, ymm12, 1                                      ;   119.5 fp2    192 dst
        vpxor ymm8, ymm8, [r8 + 3648]                              ;   120.5 fp3+agu1  192 dst
        vpand ymm8, ymm8, ymm2                                     ;   121.5 fp0    192 dst
        vmovdqu [rbp + 224], ymm10                                 ;   114.2 agu0+fp5  192 dst spill
        vpsllq ymm10, ymm8, 1                                      ;   122.5 fp1    192 dst
        vpxor ymm12, ymm12, ymm10                                  ;   123.5 fp2    192 dst
        vpsrlq ymm10, ymm4, 2                                      ;   116.2 fp1    192 dst
        vpxor ymm8, ymm8, [r8 + 3648]                              ;   122.5 fp3+agu1  192 dst
        vpxor ymm10, ymm10, ymm11                                  ;   119.5 fp0    192 dst
        vpand ymm10, ymm10, ymm3                                   ;   120.5 fp2    192 dst
        vmovdqu [rbp + 256], ymm15                                 ;   115.7 agu2+fp5  192 dst spill
        vpsllq ymm15, ymm10, 2                                     ;   121.5 fp1    192 dst
        vpxor ymm4, ymm4, ymm15                                    ;   122.5 fp3    192 dst
        vpsrlq ymm15, ymm9, 2                                      ;   117.5 fp2    192 dst
        vpxor ymm11, ymm11, ymm10                                  ;   121.5 fp0    192 dst
        vpxor ymm15, ymm15, ymm12                                  ;   124.5 fp3    192 dst
        vpand ymm15, ymm15, ymm3                                   ;   125.5 fp1    192 dst
        vpsllq ymm10, ymm15, 2                                     ;   126.5 fp2    192 dst
        vpxor ymm9, ymm9, ymm10                                    ;   127.5 fp0    192 dst
        vpsrlq ymm10, ymm5, 2                                      ;   118.5 fp1    192 dst
        vpxor ymm12, ymm12, ymm15                                  ;   126.5 fp3    192 dst
        vpxor ymm10, ymm10, ymm6                                   ;   119.5 fp2    192 dst
        vpand ymm10, ymm10, ymm3                                   ;   120.5 fp0    192 dst
        vpsllq ymm15, ymm10, 2                                     ;   121.5 fp1    192 dst
        vpxor ymm5, ymm5, ymm15                                    ;   122.5 fp3    192 dst
        vpsrlq ymm15, ymm13, 2                                     ;   120.7 fp2    192 dst
        vpxor ymm6, ymm6, ymm10                                    ;   121.5 fp0    192 dst
        vpxor ymm15, ymm15, ymm8                                   ;   123.5 fp1    192 dst
        vpand ymm15, ymm15, ymm3                                   ;   124.5 fp3    192 dst
        vpsllq ymm10, ymm15, 2                                     ;   125.5 fp2    192 dst
        vpxor ymm13, ymm13, ymm10                                  ;   126.5 fp0    192 dst
        vpsrlq ymm10, ymm4, 4                                      ;   123.5 fp1    192 dst
        vpxor ymm8, ymm8, ymm15                                    ;   125.5 fp3    192 dst
        vpxor ymm10, ymm10, ymm9                                   ;   128.5 fp2    192 dst
        vpand ymm10, ymm10, ymm7                                   ;   129.5 fp0    192 dst
        vpsllq ymm15, ymm10, 4                                     ;   130.5 fp1    192 dst
        vpxor ymm4, ymm4, ymm15                                    ;   131.5 fp3    192 dst
        vpsrlq ymm15, ymm11, 4                                     ;   123.7 fp2    192 dst
        vpxor ymm9, ymm9, ymm10                                    ;   130.5 fp0    192 dst
        vpxor ymm15, ymm15, ymm12                                  ;   127.5 fp1    192 dst
        vpand ymm15, ymm15, ymm7                                   ;   128.5 fp3    192 dst
        vpsllq ymm10, ymm15, 4                                     ;   129.5 fp2    192 dst
        vpxor ymm11, ymm11, ymm10                                  ;   130.5 fp0    192 dst
        vpsrlq ymm10, ymm5, 4                                      ;   125.5 fp1    192 dst
        vpxor ymm12, ymm12, ymm15                                  ;   129.5 fp3    192 dst
        vpxor ymm10, ymm10, ymm13                                  ;   127.5 fp2    192 dst
        vpand ymm10, ymm10, ymm7                                   ;   128.5 fp0    192 dst
        vpsllq ymm15, ymm10, 4                                     ;   129.5 fp1    192 dst
        vpxor ymm5, ymm5, ymm15                                    ;   130.5 fp3    192 dst
        vpsrlq ymm15, ymm6, 4                                      ;   126.8 fp2    192 dst
        vpxor ymm13, ymm13, ymm10                                  ;   129.5 fp0    192 dst
        vpxor ymm15, ymm15, ymm8                                   ;   127.8 fp1    192 dst
        vpand ymm15, ymm15, ymm7                                   ;   128.8 fp3    192 dst
        vpsllq ymm10, ymm15, 4                                     ;   129.8 fp2    192 dst
        vpxor ymm6, ymm6, ymm10                                    ;   130.8 fp0    192 dst
        vpxor ymm8, ymm8, ymm15                                    ;   129.8 fp1    192 dst
        vmovdqu ymm10, [r8 + 96]                                   ;   128.7 agu0   192 dst reload
        vpsrlq ymm15, ymm10, 1                                     ;   135.7 fp2    192 dst
        vpxor ymm15, ymm15, [r8 + 2144]                            ;   136.7 fp3+agu1  192 dst
        vpand ymm15, ymm15, ymm2                                   ;   137.7 fp0    192 dst
        vmovdqu [rbp + 288], ymm8                                  ;   130.8 agu2+fp5  192 dst spill
        vpsllq ymm8, ymm15, 1                                      ;   138.7 fp1    192 dst
        vpxor ymm10, ymm10, ymm8                                   ;   139.7 fp2    192 dst
        vpxor ymm15, ymm15, [r8 + 2144]                            ;   138.7 fp3+agu0  192 dst
        vmovdqu ymm8, [r8 + 608]                                   ;   130.2 agu1   192 dst reload
        vmovdqu [rbp + 320], ymm6                                  ;   131.8 agu2+fp5  192 dst spill
        vpsrlq ymm6, ymm8, 1                                       ;   137.2 fp1    192 dst
        vpxor ymm6, ymm6, [r8 + 2656]                              ;   138.2 fp0+agu0  192 dst
        vpand ymm6, ymm6, ymm2                                     ;   139.2 fp2    192 dst
        vmovdqu [rbp + 352], ymm13                                 ;   131.5 agu1+fp5  192 dst spill
        vpsllq ymm13, ymm6, 1                                      ;   140.2 fp1    192 dst
        vpxor ymm8, ymm8, ymm13                                    ;   141.2 fp3    192 dst
        vpxor ymm6, ymm6, [r8 + 2656]                              ;   140.2 fp0+agu0  192 dst
        vmovdqu ymm13, [r8 + 1120]                                 ;   132.2 agu1   192 dst reload
        vmovdqu [rbp + 384], ymm5                                  ;   132.5 agu2+fp5  192 dst spill
        vpsrlq ymm5, ymm13, 1                                      ;   139.2 fp2    192 dst
        vpxor ymm5, ymm5, [r8 + 3168]                              ;   140.2 fp3+agu0  192 dst
        vpand ymm5, ymm5, ymm2                                     ;   141.2 fp0    192 dst
        vmovdqu [rbp + 416], ymm12                                 ;   133.5 agu2+fp5  192 dst spill
        vpsllq ymm12, ymm5, 1                                      ;   142.2 fp1    192 dst
        vpxor ymm13, ymm13, ymm12                                  ;   143.2 fp2    192 dst
        vpxor ymm5, ymm5, [r8 + 3168]                              ;   142.2 fp3+agu1  192 dst
        vmovdqu ymm12, [r8 + 1632]                                 ;   137.2 agu0   192 dst reload
        vmovdqu [rbp + 448], ymm11                                 ;   137.3 agu2+fp5  192 dst spill
        vpsrlq ymm11, ymm12, 1                                     ;   144.2 fp1    192 dst
        vpxor ymm11, ymm11, [r8 + 3680]                            ;   145.2 fp0+agu1  192 dst
        vpand ymm11, ymm11, ymm2                                   ;   146.2 fp2    192 dst
        vmovdqu [rbp + 480], ymm9                                  ;   138.7 agu0+fp5  192 dst spill
        vpsllq ymm9, ymm11, 1                                      ;   147.2 fp1    192 dst
        vpxor ymm12, ymm12, ymm9                                   ;   148.2 fp3    192 dst
        vpsrlq ymm9, ymm10, 2                                      ;   140.7 fp2    192 dst
        vpxor ymm11, ymm11, [r8 + 3680]                            ;   147.2 fp0+agu1  192 dst
        vpxor ymm9, ymm9, ymm13                                    ;   144.2 fp1    192 dst
        vpand ymm9, ymm9, ymm3                                     ;   145.2 fp3    192 dst
        vmovdqu [rbp + 512], ymm14                                 ;   140.3 agu2+fp5  192 dst spill
        vpsllq ymm14, ymm9, 2                                      ;   146.2 fp2    192 dst
        vpxor ymm10, ymm10, ymm14                                  ;   147.2 fp0    192 dst
        vpsrlq ymm14, ymm8, 2                                      ;   142.2 fp1    192 dst
        vpxor ymm13, ymm13, ymm9                                   ;   146.2 fp3    192 dst
        vpxor ymm14, ymm14, ymm12                                  ;   149.2 fp2    192 dst
        vpand ymm14, ymm14, ymm3                                   ;   150.2 fp0    192 dst
        vpsllq ymm9, ymm14, 2                                      ;   151.2 fp1    192 dst
        vpxor ymm8, ymm8, ymm9                                     ;   152.2 fp3    192 dst
        vpsrlq ymm9, ymm15, 2                                      ;   143.2 fp2    192 dst
        vpxor ymm12, ymm12, ymm14                                  ;   151.2 fp0    192 dst
        vpxor ymm9, ymm9, ymm5                                     ;   144.2 fp1    192 dst
        vpand ymm9, ymm9, ymm3                                     ;   145.2 fp3    192 dst
        vpsllq ymm14, ymm9, 2                                      ;   146.2 fp2    192 dst
        vpxor ymm15, ymm15, ymm14                                  ;   147.2 fp0    192 dst
        vpsrlq ymm14, ymm6, 2                                      ;   145.3 fp1    192 dst
        vpxor ymm5, ymm5, ymm9                                     ;   146.2 fp3    192 dst
        vpxor ymm14, ymm14, ymm11                                  ;   148.2 fp2    192 dst
        vpand ymm14, ymm14, ymm3                                   ;   149.2 fp0    192 dst
        vpsllq ymm9, ymm14, 2                                      ;   150.2 fp1    192 dst
        vpxor ymm6, ymm6, ymm9                                     ;   151.2 fp3    192 dst
        vpsrlq ymm9, ymm10, 4                                      ;   148.2 fp2    192 dst
        vpxor ymm11, ymm11, ymm14                                  ;   150.2 fp0    192 dst
        vpxor ymm9, ymm9, ymm8                                     ;   153.2 fp1    192 dst
        vpand ymm9, ymm9, ymm7                                     ;   154.2 fp3    192 dst
        vpsllq ymm14, ymm9, 4                                      ;   155.2 fp2    192 dst
        vpxor ymm10, ymm10, ymm14                                  ;   156.2 fp0    192 dst
        vpsrlq ymm14, ymm13, 4                                     ;   148.3 fp1    192 dst
        vpxor ymm8, ymm8, ymm9                                     ;   155.2 fp3    192 dst
        vpxor ymm14, ymm14, ymm12                                  ;   152.2 fp2    192 dst
        vpand ymm14, ymm14, ymm7                                   ;   153.2 fp0    192 dst
        vpsllq ymm9, ymm14, 4                                      ;   154.2 fp1    192 dst
        vpxor ymm13, ymm13, ymm9                                   ;   155.2 fp3    192 dst
        vpsrlq ymm9, ymm15, 4                                      ;   150.2 fp2    192 dst
        vpxor ymm12, ymm12, ymm14                                  ;   154.2 fp0    192 dst
        vpxor ymm9, ymm9, ymm6                                     ;   152.2 fp1    192 dst
        vpand ymm9, ymm9, ymm7                                     ;   153.2 fp3    192 dst
        vpsllq ymm14, ymm9, 4                                      ;   154.2 fp2    192 dst
        vpxor ymm15, ymm15, ymm14                                  ;   155.2 fp0    192 dst
        vpsrlq ymm14, ymm5, 4                                      ;   151.5 fp1    192 dst
        vpxor ymm6, ymm6, ymm9                                     ;   154.2 fp3    192 dst
        vpxor ymm14, ymm14, ymm11                                  ;   152.5 fp2    192 dst
        vpand ymm14, ymm14, ymm7                                   ;   153.5 fp0    192 dst
        vpsllq ymm9, ymm14, 4                                      ;   154.5 fp1    192 dst
        vpxor ymm5, ymm5, ymm9                                     ;   155.5 fp3    192 dst
        vpxor ymm11, ymm11, ymm14                                  ;   154.5 fp2    192 dst
        vmovdqu ymm9, [r8 + 128]                                   ;   153.3 agu0   192 dst reload
        vpsrlq ymm14, ymm9, 1                                      ;   160.3 fp1    192 dst
        vpxor ymm14, ymm14, [r8 + 2176]                            ;   161.3 fp0+agu1  192 dst
        vpand ymm14, ymm14, ymm2                                   ;   162.3 fp3    192 dst
        vmovdqu [rbp + 544], ymm11                                 ;   155.5 agu2+fp5  192 dst spill
        vpsllq ymm11, ymm14, 1                                     ;   163.3 fp2    192 dst
        vpxor ymm9, ymm9, ymm11                                    ;   164.3 fp1    192 dst
        vpxor ymm14, ymm14, [r8 + 2176]                            ;   163.3 fp0+agu0  192 dst
        vmovdqu ymm11, [r8 + 640]                                  ;   154.8 agu1   192 dst reload
        vmovdqu [rbp + 576], ymm5                                  ;   156.5 agu2+fp5  192 dst spill
        vpsrlq ymm5, ymm11, 1                                      ;   161.8 fp2    192 dst
        vpxor ymm5, ymm5, [r8 + 2688]                              ;   162.8 fp3+agu0  192 dst
        vpand ymm5, ymm5, ymm2                                     ;   163.8 fp1    192 dst
        vmovdqu [rbp + 608], ymm6                                  ;   156.2 agu1+fp5  192 dst spill
        vpsllq ymm6, ymm5, 1                                       ;   164.8 fp2    192 dst
        vpxor ymm11, ymm11, ymm6                                   ;   165.8 fp0    192 dst
        vpxor ymm5, ymm5, [r8 + 2688]                              ;   164.8 fp3+agu0  192 dst
        vmovdqu ymm6, [r8 + 1152]                                  ;   156.8 agu1   192 dst reload
        vmovdqu [rbp + 640], ymm15                                 ;   157.2 agu2+fp5  192 dst spill
        vpsrlq ymm15, ymm6, 1                                      ;   163.8 fp1    192 dst
        vpxor ymm15, ymm15, [r8 + 3200]                            ;   164.8 fp0+agu0  192 dst
        vpand ymm15, ymm15, ymm2                                   ;   165.8 fp3    192 dst
        vmovdqu [rbp + 672], ymm12                                 ;   158.2 agu2+fp5  192 dst spill
        vpsllq ymm12, ymm15, 1                                     ;   166.8 fp2    192 dst
        vpxor ymm6, ymm6, ymm12                                    ;   167.8 fp1    192 dst
        vpxor ymm15, ymm15, [r8 + 3200]                            ;   166.8 fp0+agu1  192 dst
        vmovdqu ymm12, [r8 + 1664]                                 ;   161.8 agu0   192 dst reload
        vmovdqu [rbp + 704], ymm13                                 ;   162.0 agu2+fp5  192 dst spill
        vpsrlq ymm13, ymm12, 1                                     ;   168.8 fp2    192 dst
        vpxor ymm13, ymm13, [r8 + 3712]                            ;   169.8 fp3+agu1  192 dst
        vpand ymm13, ymm13, ymm2                                   ;   170.8 fp1    192 dst
        vmovdqu [rbp + 736], ymm8                                  ;   163.3 agu0+fp5  192 dst spill
        vpsllq ymm8, ymm13, 1                                      ;   171.8 fp2    192 dst
        vpxor ymm12, ymm12, ymm8                                   ;   172.8 fp0    192 dst
        vpsrlq ymm8, ymm9, 2                                       ;   165.3 fp1    192 dst
        vpxor ymm13, ymm13, [r8 + 3712]                            ;   171.8 fp3+agu1  192 dst
        vpxor ymm8, ymm8, ymm6                                     ;   168.8 fp2    192 dst
        vpand ymm8, ymm8, ymm3                                     ;   169.8 fp0    192 dst
        vmovdqu [rbp + 768], ymm4                                  ;   165.0 agu2+fp5  192 dst spill
        vpsllq ymm4, ymm8, 2                                       ;   170.8 fp1    192 dst
        vpxor ymm9, ymm9, ymm4                                     ;   171.8 fp3    192 dst
        vpsrlq ymm4, ymm11, 2                                      ;   166.8 fp2    192 dst
        vpxor ymm6, ymm6, ymm8                                     ;   170.8 fp0    192 dst
        vpxor ymm4, ymm4, ymm12                                    ;   173.8 fp1    192 dst
        vpand ymm4, ymm4, ymm3                                     ;   174.8 fp3    192 dst
        vpsllq ymm8, ymm4, 2                                       ;   175.8 fp2    192 dst
        vpxor ymm11, ymm11, ymm8                                   ;   176.8 fp0    192 dst
        vpsrlq ymm8, ymm14, 2                                      ;   167.8 fp1    192 dst
        vpxor ymm12, ymm12, ymm4                                   ;   175.8 fp3    192 dst
        vpxor ymm8, ymm8, ymm15                                    ;   168.8 fp2    192 dst
        vpand ymm8, ymm8, ymm3                                     ;   169.8 fp0    192 dst
        vpsllq ymm4, ymm8, 2                                       ;   170.8 fp1    192 dst
        vpxor ymm14, ymm14, ymm4                                   ;   171.8 fp3    192 dst
        vpsrlq ymm4, ymm5, 2                                       ;   170.0 fp2    192 dst
        vpxor ymm15, ymm15, ymm8                                   ;   170.8 fp0    192 dst
        vpxor ymm4, ymm4, ymm13                                    ;   172.8 fp1    192 dst
        vpand ymm4, ymm4, ymm3                                     ;   173.8 fp3    192 dst
        vpsllq ymm8, ymm4, 2                                       ;   174.8 fp2    192 dst
        vpxor ymm5, ymm5, ymm8                                     ;   175.8 fp0    192 dst
        vpsrlq ymm8, ymm9, 4                                       ;   172.8 fp1    192 dst
        vpxor ymm13, ymm13, ymm4                                   ;   174.8 fp3    192 dst
        vpxor ymm8, ymm8, ymm11                                    ;   177.8 fp2    192 dst
        vpand ymm8, ymm8, ymm7                                     ;   178.8 fp0    192 dst
        vpsllq ymm4, ymm8, 4                                       ;   179.8 fp1    192 dst
        vpxor ymm9, ymm9, ymm4                                     ;   180.8 fp3    192 dst
        vpsrlq ymm4, ymm6, 4                                       ;   173.0 fp2    192 dst
        vpxor ymm11, ymm11, ymm8                                   ;   179.8 fp0    192 dst
        vpxor ymm4, ymm4, ymm12                                    ;   176.8 fp1    192 dst
        vpand ymm4, ymm4, ymm7                                     ;   177.8 fp3    192 dst
        vpsllq ymm8, ymm4, 4                                       ;   178.8 fp2    192 dst
        vpxor ymm6, ymm6, ymm8                                     ;   179.8 fp0    192 dst
        vpsrlq ymm8, ymm14, 4                                      ;   174.8 fp1    192 dst
        vpxor ymm12, ymm12, ymm4                                   ;   178.8 fp3    192 dst
        vpxor ymm8, ymm8, ymm5                                     ;   176.8 fp2    192 dst
        vpand ymm8, ymm8, ymm7                                     ;   177.8 fp0    192 dst
        vpsllq ymm4, ymm8, 4                                       ;   178.8 fp1    192 dst
        vpxor ymm14, ymm14, ymm4                                   ;   179.8 fp3    192 dst
        vpsrlq ymm4, ymm15, 4                                      ;   176.2 fp2    192 dst
        vpxor ymm5, ymm5, ymm8                                     ;   178.8 fp0    192 dst
        vpxor ymm4, ymm4, ymm13                                    ;   177.2 fp1    192 dst
        vpand ymm4, ymm4, ymm7                                     ;   178.2 fp3    192 dst
        vpsllq ymm8, ymm4, 4                                       ;   179.2 fp2    192 dst
        vpxor ymm15, ymm15, ymm8                                   ;   180.2 fp0    192 dst
        vpxor ymm13, ymm13, ymm4                                   ;   179.2 fp1    192 dst
        vmovdqu ymm4, [r8 + 160]                                   ;   178.0 agu0   192 dst reload
        vpsrlq ymm8, ymm4, 1                                       ;   185.0 fp2    192 dst
        vpxor ymm8, ymm8, [r8 + 2208]                              ;   186.0 fp3+agu1  192 dst
        vpand ymm8, ymm8, ymm2                                     ;   187.0 fp0    192 dst
        vmovdqu [rbp + 800], ymm13                                 ;   180.2 agu2+fp5  192 dst spill
        vpsllq ymm13, ymm8, 1                                      ;   188.0 fp1    192 dst
        vpxor ymm4, ymm4, ymm13                                    ;   189.0 fp2    192 dst
        vpxor ymm8, ymm8, [r8 + 2208]                              ;   188.0 fp3+agu0  192 dst
        vmovdqu ymm13, [r8 + 672]                                  ;   179.5 agu1   192 dst reload
        vmovdqu [rbp + 832], ymm15                                 ;   181.2 agu2+fp5  192 dst spill
        vpsrlq ymm15, ymm13, 1                                     ;   186.5 fp1    192 dst
        vpxor ymm15, ymm15, [r8 + 2720]                            ;   187.5 fp0+agu0  192 dst
        vpand ymm15, ymm15, ymm2                                   ;   188.5 fp2    192 dst
        vmovdqu [rbp + 864], ymm5                                  ;   180.8 agu1+fp5  192 dst spill
        vpsllq ymm5, ymm15, 1                                      ;   189.5 fp1    192 dst
        vpxor ymm13, ymm13, ymm5                                   ;   190.5 fp3    192 dst
        vpxor ymm15, ymm15, [r8 + 2720]                            ;   189.5 fp0+agu0  192 dst
        vmovdqu ymm5, [r8 + 1184]                                  ;   181.5 agu1   192 dst reload
        vmovdqu [rbp + 896], ymm14                                 ;   181.8 agu2+fp5  192 dst spill
        vpsrlq ymm14, ymm5, 1                                      ;   188.5 fp2    192 dst
        vpxor ymm14, ymm14, [r8 + 3232]                            ;   189.5 fp3+agu0  192 dst
        vpand ymm14, ymm14, ymm2                                   ;   190.5 fp0    192 dst
        vmovdqu [rbp + 928], ymm12                                 ;   182.8 agu2+fp5  192 dst spill
        vpsllq ymm12, ymm14, 1                                     ;   191.5 fp1    192 dst
        vpxor ymm5, ymm5, ymm12                                    ;   192.5 fp2    192 dst
        vpxor ymm14, ymm14, [r8 + 3232]                            ;   191.5 fp3+agu1  192 dst
        vmovdqu ymm12, [r8 + 1696]                                 ;   186.5 agu0   192 dst reload
        vmovdqu [rbp + 960], ymm6                                  ;   186.7 agu2+fp5  192 dst spill
        vpsrlq ymm6, ymm12, 1                                      ;   193.5 fp1    192 dst
        vpxor ymm6, ymm6, [r8 + 3744]                              ;   194.5 fp0+agu1  192 dst
        vpand ymm6, ymm6, ymm2                                     ;   195.5 fp2    192 dst
        vmovdqu [rbp + 992], ymm11                                 ;   188.0 agu0+fp5  192 dst spill
        vpsllq ymm11, ymm6, 1                                      ;   196.5 fp1    192 dst
        vpxor ymm12, ymm12, ymm11                                  ;   197.5 fp3    192 dst
        vpsrlq ymm11, ymm4, 2                                      ;   190.0 fp2    192 dst
        vpxor ymm6, ymm6, [r8 + 3744]                              ;   196.5 fp0+agu1  192 dst
        vpxor ymm11, ymm11, ymm5                                   ;   193.5 fp1    192 dst
        vpand ymm11, ymm11, ymm3                                   ;   194.5 fp3    192 dst
        vmovdqu [rbp + 1024], ymm9                                 ;   189.7 agu2+fp5  192 dst spill
        vpsllq ymm9, ymm11, 2                                      ;   195.5 fp2    192 dst
        vpxor ymm4, ymm4, ymm9                                     ;   196.5 fp0    192 dst
        vpsrlq ymm9, ymm13, 2                                      ;   191.5 fp1    192 dst
        vpxor ymm5, ymm5, ymm11                                    ;   195.5 fp3    192 dst
        vpxor ymm9, ymm9, ymm12                                    ;   198.5 fp2    192 dst
        vpand ymm9, ymm9, ymm3                                     ;   199.5 fp0    192 dst
        vpsllq ymm11, ymm9, 2                                      ;   200.5 fp1    192 dst
        vpxor ymm13, ymm13, ymm11                                  ;   201.5 fp3    192 dst
        vpsrlq ymm11, ymm8, 2                                      ;   192.5 fp2    192 dst
        vpxor ymm12, ymm12, ymm9                                   ;   200.5 fp0    192 dst
        vpxor ymm11, ymm11, ymm14                                  ;   193.5 fp1    192 dst
        vpand ymm11, ymm11, ymm3                                   ;   194.5 fp3    192 dst
        vpsllq ymm9, ymm11, 2                                      ;   195.5 fp2    192 dst
        vpxor ymm8, ymm8, ymm9                                     ;   196.5 fp0    192 dst
        vpsrlq ymm9, ymm15, 2                                      ;   194.7 fp1    192 dst
        vpxor ymm14, ymm14, ymm11                                  ;   195.5 fp3    192 dst
        vpxor ymm9, ymm9, ymm6                                     ;   197.5 fp2    192 dst
        vpand ymm9, ymm9, ymm3                                     ;   198.5 fp0    192 dst
        vpsllq ymm11, ymm9, 2                                      ;   199.5 fp1    192 dst
        vpxor ymm15, ymm15, ymm11                                  ;   200.5 fp3    192 dst
        vpsrlq ymm11, ymm4, 4                                      ;   197.5 fp2    192 dst
        vpxor ymm6, ymm6, ymm9                                     ;   199.5 fp0    192 dst
        vpxor ymm11, ymm11, ymm13                                  ;   202.5 fp1    192 dst
        vpand ymm11, ymm11, ymm7                                   ;   203.5 fp3    192 dst
        vpsllq ymm9, ymm11, 4                                      ;   204.5 fp2    192 dst
        vpxor ymm4, ymm4, ymm9                                     ;   205.5 fp0    192 dst
        vpsrlq ymm9, ymm5, 4                                       ;   197.7 fp1    192 dst
        vpxor ymm13, ymm13, ymm11                                  ;   204.5 fp3    192 dst
        vpxor ymm9, ymm9, ymm12                                    ;   201.5 fp2    192 dst
        vpand ymm9, ymm9, ymm7                                     ;   202.5 fp0    192 dst
        vpsllq ymm11, ymm9, 4                                      ;   203.5 fp1    192 dst
        vpxor ymm5, ymm5, ymm11                                    ;   204.5 fp3    192 dst
        vpsrlq ymm11, ymm8, 4                                      ;   199.5 fp2    192 dst
        vpxor ymm12, ymm12, ymm9                                   ;   203.5 fp0    192 dst
        vpxor ymm11, ymm11, ymm15                                  ;   201.5 fp1    192 dst
        vpand ymm11, ymm11, ymm7                                   ;   202.5 fp3    192 dst
        vpsllq ymm9, ymm11, 4                                      ;   203.5 fp2    192 dst
        vpxor ymm8, ymm8, ymm9                                     ;   204.5 fp0    192 dst
        vpsrlq ymm9, ymm14, 4                                      ;   200.8 fp1    192 dst
        vpxor ymm15, ymm15, ymm11                                  ;   203.5 fp3    192 dst
        vpxor ymm9, ymm9, ymm6                                     ;   201.8 fp2    192 dst
        vpand ymm9, ymm9, ymm7                                     ;   202.8 fp0    192 dst
        vpsllq ymm11, ymm9, 4                                      ;   203.8 fp1    192 dst
        vpxor ymm14, ymm14, ymm11                                  ;   204.8 fp3    192 dst
        vpxor ymm6, ymm6, ymm9                                     ;   203.8 fp2    192 dst
        vmovdqu ymm9, [r8 + 192]                                   ;   202.7 agu0   192 dst reload
        vpsrlq ymm11, ymm9, 1                                      ;   209.7 fp1    192 dst
        vpxor ymm11, ymm11, [r8 + 2240]                            ;   210.7 fp0+agu1  192 dst
        vpand ymm11, ymm11, ymm2                                   ;   211.7 fp3    192 dst
        vmovdqu [rbp + 1056], ymm6                                 ;   204.8 agu2+fp5  192 dst spill
        vpsllq ymm6, ymm11, 1                                      ;   212.7 fp2    192 dst
        vpxor ymm9, ymm9, ymm6                                     ;   213.7 fp1    192 dst
        vpxor ymm11, ymm11, [r8 + 2240]                            ;   212.7 fp0+agu0  192 dst
        vmovdqu ymm6, [r8 + 704]                                   ;   204.2 agu1   192 dst reload
        vmovdqu [rbp + 1088], ymm14                                ;   205.8 agu2+fp5  192 dst spill
        vpsrlq ymm14, ymm6, 1                                      ;   211.2 fp2    192 dst
        vpxor ymm14, ymm14, [r8 + 2752]                            ;   212.2 fp3+agu0  192 dst
        vpand ymm14, ymm14, ymm2                                   ;   213.2 fp1    192 dst
        vmovdqu [rbp + 1120], ymm15                                ;   205.5 agu1+fp5  192 dst spill
        vpsllq ymm15, ymm14, 1                                     ;   214.2 fp2    192 dst
        vpxor ymm6, ymm6, ymm15                                    ;   215.2 fp0    192 dst
        vpxor ymm14, ymm14, [r8 + 2752]                            ;   214.2 fp3+agu0  192 dst
        vmovdqu ymm15, [r8 + 1216]                                 ;   206.2 agu1   192 dst reload
        vmovdqu [rbp + 1152], ymm8                                 ;   206.5 agu2+fp5  192 dst spill
        vpsrlq ymm8, ymm15, 1                                      ;   213.2 fp1    192 dst
        vpxor ymm8, ymm8, [r8 + 3264]                              ;   214.2 fp0+agu0  192 dst
        vpand ymm8, ymm8, ymm2                                     ;   215.2 fp3    192 dst
        vmovdqu [rbp + 1184], ymm12                                ;   207.5 agu2+fp5  192 dst spill
        vpsllq ymm12, ymm8, 1                                      ;   216.2 fp2    192 dst
        vpxor ymm15, ymm15, ymm12                                  ;   217.2 fp1    192 dst
        vpxor ymm8, ymm8, [r8 + 3264]                              ;   216.2 fp0+agu1  192 dst
        vmovdqu ymm12, [r8 + 1728]                                 ;   211.2 agu0   192 dst reload
        vmovdqu [rbp + 1216], ymm5                                 ;   211.3 agu2+fp5  192 dst spill
        vpsrlq ymm5, ymm12, 1                                      ;   218.2 fp2    192 dst
        vpxor ymm5, ymm5, [r8 + 3776]                              ;   219.2 fp3+agu1  192 dst
        vpand ymm5, ymm5, ymm2                                     ;   220.2 fp1    192 dst
        vmovdqu [rbp + 1248], ymm13                                ;   212.7 agu0+fp5  192 dst spill
        vpsllq ymm13, ymm5, 1                                      ;   221.2 fp2    192 dst
        vpxor ymm12, ymm12, ymm13                                  ;   222.2 fp0    192 dst
        vpsrlq ymm13, ymm9, 2                                      ;   214.7 fp1    192 dst
        vpxor ymm5, ymm5, [r8 + 3776]                              ;   221.2 fp3+agu1  192 dst
        vpxor ymm13, ymm13, ymm15                                  ;   218.2 fp2    192 dst
        vpand ymm13, ymm13, ymm3                                   ;   219.2 fp0    192 dst
        vmovdqu [rbp + 1280], ymm4                                 ;   214.3 agu2+fp5  192 dst spill
        vpsllq ymm4, ymm13, 2                                      ;   220.2 fp1    192 dst
        vpxor ymm9, ymm9, ymm4                                     ;   221.2 fp3    192 dst
        vpsrlq ymm4, ymm6, 2                                       ;   216.2 fp2    192 dst
        vpxor ymm15, ymm15, ymm13                                  ;   220.2 fp0    192 dst
        vpxor ymm4, ymm4, ymm12                                    ;   223.2 fp1    192 dst
        vpand ymm4, ymm4, ymm3                                     ;   224.2 fp3    192 dst
        vpsllq ymm13, ymm4, 2                                      ;   225.2 fp2    192 dst
        vpxor ymm6, ymm6, ymm13                                    ;   226.2 fp0    192 dst
        vpsrlq ymm13, ymm11, 2                                     ;   217.2 fp1    192 dst
        vpxor ymm12, ymm12, ymm4                                   ;   225.2 fp3    192 dst
        vpxor ymm13, ymm13, ymm8                                   ;   218.2 fp2    192 dst
        vpand ymm13, ymm13, ymm3                                   ;   219.2 fp0    192 dst
        vpsllq ymm4, ymm13, 2                                      ;   220.2 fp1    192 dst
        vpxor ymm11, ymm11, ymm4                                   ;   221.2 fp3    192 dst
        vpsrlq ymm4, ymm14, 2                                      ;   219.3 fp2    192 dst
        vpxor ymm8, ymm8, ymm13                                    ;   220.2 fp0    192 dst
        vpxor ymm4, ymm4, ymm5                                     ;   222.2 fp1    192 dst
        vpand ymm4, ymm4, ymm3                                     ;   223.2 fp3    192 dst
        vpsllq ymm13, ymm4, 2                                      ;   224.2 fp2    192 dst
        vpxor ymm14, ymm14, ymm13                                  ;   225.2 fp0    192 dst
        vpsrlq ymm13, ymm9, 4                                      ;   222.2 fp1    192 dst
        vpxor ymm5, ymm5, ymm4                                     ;   224.2 fp3    192 dst
        vpxor ymm13, ymm13, ymm6                                   ;   227.2 fp2    192 dst
        vpand ymm13, ymm13, ymm7                                   ;   228.2 fp0    192 dst
        vpsllq ymm4, ymm13, 4                                      ;   229.2 fp1    192 dst
        vpxor ymm9, ymm9, ymm4                                     ;   230.2 fp3    192 dst
        vpsrlq ymm4, ymm15, 4                                      ;   222.3 fp2    192 dst
        vpxor ymm6, ymm6, ymm13                                    ;   229.2 fp0    192 dst
        vpxor ymm4, ymm4, ymm12                                    ;   226.2 fp1    192 dst
        vpand ymm4, ymm4, ymm7                                     ;   227.2 fp3    192 dst
        vpsllq ymm13, ymm4, 4                                      ;   228.2 fp2    192 dst
        vpxor ymm15, ymm15, ymm13                                  ;   229.2 fp0    192 dst
        vpsrlq ymm13, ymm11, 4                                     ;   224.2 fp1    192 dst
        vpxor ymm12, ymm12, ymm4                                   ;   228.2 fp3    192 dst
        vpxor ymm13, ymm13, ymm14                                  ;   226.2 fp2    192 dst
        vpand ymm13, ymm13, ymm7                                   ;   227.2 fp0    192 dst
        vpsllq ymm4, ymm13, 4                                      ;   228.2 fp1    192 dst
        vpxor ymm11, ymm11, ymm4                                   ;   229.2 fp3    192 dst
        vpsrlq ymm4, ymm8, 4                                       ;   225.5 fp2    192 dst
        vpxor ymm14, ymm14, ymm13                                  ;   228.2 fp0    192 dst
        vpxor ymm4, ymm4, ymm5                                     ;   226.5 fp1    192 dst
        vpand ymm4, ymm4, ymm7                                     ;   227.5 fp3    192 dst
        vpsllq ymm13, ymm4, 4                                      ;   228.5 fp2    192 dst
        vpxor ymm8, ymm8, ymm13                                    ;   229.5 fp0    192 dst
        vpxor ymm5, ymm5, ymm4                                     ;   228.5 fp1    192 dst
        vmovdqu ymm4, [r8 + 224]                                   ;   227.3 agu0   192 dst reload
        vpsrlq ymm13, ymm4, 1                                      ;   234.3 fp2    192 dst
        vpxor ymm13, ymm13, [r8 + 2272]                            ;   235.3 fp3+agu1  192 dst
        vpand ymm13, ymm13, ymm2                                   ;   236.3 fp0    192 dst
        vmovdqu [rbp + 1312], ymm5                                 ;   229.5 agu2+fp5  192 dst spill
        vpsllq ymm5, ymm13, 1                                      ;   237.3 fp1    192 dst
        vpxor ymm4, ymm4, ymm5                                     ;   238.3 fp2    192 dst
        vpxor ymm13, ymm13, [r8 + 2272]                            ;   237.3 fp3+agu0  192 dst
        vmovdqu ymm5, [r8 + 736]                                   ;   228.8 agu1   192 dst reload
        vmovdqu [rbp + 1344], ymm8                                 ;   230.5 agu2+fp5  192 dst spill
        vpsrlq ymm8, ymm5, 1                                       ;   235.8 fp1    192 dst
        vpxor ymm8, ymm8, [r8 + 2784]                              ;   236.8 fp0+agu0  192 dst
        vpand ymm8, ymm8, ymm2                                     ;   237.8 fp2    192 dst
        vmovdqu [rbp + 1376], ymm14                                ;   230.2 agu1+fp5  192 dst spill
        vpsllq ymm14, ymm8, 1                                      ;   238.8 fp1    192 dst
        vpxor ymm5, ymm5, ymm14                                    ;   239.8 fp3    192 dst
        vpxor ymm8, ymm8, [r8 + 2784]                              ;   238.8 fp0+agu0  192 dst
        vmovdqu ymm14, [r8 + 1248]                                 ;   230.8 agu1   192 dst reload
        vmovdqu [rbp + 1408], ymm11                                ;   231.2 agu2+fp5  192 dst spill
        vpsrlq ymm11, ymm14, 1                                     ;   237.8 fp2    192 dst
        vpxor ymm11, ymm11, [r8 + 3296]                            ;   238.8 fp3+agu0  192 dst
        vpand ymm11, ymm11, ymm2                                   ;   239.8 fp0    192 dst
        vmovdqu [rbp + 1440], ymm12                                ;   232.2 agu2+fp5  192 dst spill
        vpsllq ymm12, ymm11, 1                                     ;   240.8 fp1    192 dst
        vpxor ymm14, ymm14, ymm12                                  ;   241.8 fp2    192 dst
        vpxor ymm11, ymm11, [r8 + 3296]                            ;   240.8 fp3+agu1  192 dst
        vmovdqu ymm12, [r8 + 1760]                                 ;   235.8 agu0   192 dst reload
        vmovdqu [rbp + 1472], ymm15                                ;   236.0 agu2+fp5  192 dst spill
        vpsrlq ymm15, ymm12, 1                                     ;   242.8 fp1    192 dst
        vpxor ymm15, ymm15, [r8 + 3808]                            ;   243.8 fp0+agu1  192 dst
        vpand ymm15, ymm15, ymm2                                   ;   244.8 fp2    192 dst
        vmovdqu [rbp + 1504], ymm6                                 ;   237.3 agu0+fp5  192 dst spill
        vpsllq ymm6, ymm15, 1                                      ;   245.8 fp1    192 dst
        vpxor ymm12, ymm12, ymm6                                   ;   246.8 fp3    192 dst
        vpsrlq ymm6, ymm4, 2                                       ;   239.3 fp2    192 dst
        vpxor ymm15, ymm15, [r8 + 3808]                            ;   245.8 fp0+agu1  192 dst
        vpxor ymm6, ymm6, ymm14                                    ;   242.8 fp1    192 dst
        vpand ymm6, ymm6, ymm3                                     ;   243.8 fp3    192 dst
        vmovdqu [rbp + 1536], ymm9                                 ;   239.0 agu2+fp5  192 dst spill
        vpsllq ymm9, ymm6, 2                                       ;   244.8 fp2    192 dst
        vpxor ymm4, ymm4, ymm9                                     ;   245.8 fp0    192 dst
        vpsrlq ymm9, ymm5, 2                                       ;   240.8 fp1    192 dst
        vpxor ymm14, ymm14, ymm6                                   ;   244.8 fp3    192 dst
        vpxor ymm9, ymm9, ymm12                                    ;   247.8 fp2    192 dst
        vpand ymm9, ymm9, ymm3                                     ;   248.8 fp0    192 dst
        vpsllq ymm6, ymm9, 2                                       ;   249.8 fp1    192 dst
        vpxor ymm5, ymm5, ymm6                                     ;   250.8 fp3    192 dst
        vpsrlq ymm6, ymm13, 2                                      ;   241.8 fp2    192 dst
        vpxor ymm12, ymm12, ymm9                                   ;   249.8 fp0    192 dst
        vpxor ymm6, ymm6, ymm11                                    ;   242.8 fp1    192 dst
        vpand ymm6, ymm6, ymm3                                     ;   243.8 fp3    192 dst
        vpsllq ymm9, ymm6, 2                                       ;   244.8 fp2    192 dst
        vpxor ymm13, ymm13, ymm9                                   ;   245.8 fp0    192 dst
        vpsrlq ymm9, ymm8, 2                                       ;   244.0 fp1    192 dst
        vpxor ymm11, ymm11, ymm6                                   ;   244.8 fp3    192 dst
        vpxor ymm9, ymm9, ymm15                                    ;   246.8 fp2    192 dst
        vpand ymm9, ymm9, ymm3                                     ;   247.8 fp0    192 dst
        vpsllq ymm6, ymm9, 2                                       ;   248.8 fp1    192 dst
        vpxor ymm8, ymm8, ymm6                                     ;   249.8 fp3    192 dst
        vpsrlq ymm6, ymm4, 4                                       ;   246.8 fp2    192 dst
        vpxor ymm15, ymm15, ymm9                                   ;   248.8 fp0    192 dst
        vpxor ymm6, ymm6, ymm5                                     ;   251.8 fp1    192 dst
        vpand ymm6, ymm6, ymm7                                     ;   252.8 fp3    192 dst
        vpsllq ymm9, ymm6, 4                                       ;   253.8 fp2    192 dst
        vpxor ymm4, ymm4, ymm9                                     ;   254.8 fp0    192 dst
        vpsrlq ymm9, ymm14, 4                                      ;   247.0 fp1    192 dst
        vpxor ymm5, ymm5, ymm6                                     ;   253.8 fp3    192 dst
        vpxor ymm9, ymm9, ymm12                                    ;   250.8 fp2    192 dst
        vpand ymm9, ymm9, ymm7                                     ;   251.8 fp0    192 dst
        vpsllq ymm6, ymm9, 4                                       ;   252.8 fp1    192 dst
        vpxor ymm14, ymm14, ymm6                                   ;   253.8 fp3    192 dst
        vpsrlq ymm6, ymm13, 4                                      ;   248.8 fp2    192 dst
        vpxor ymm12, ymm12, ymm9                                   ;   252.8 fp0    192 dst
        vpxor ymm6, ymm6, ymm8                                     ;   250.8 fp1    192 dst
        vpand ymm6, ymm6, ymm7                                     ;   251.8 fp3    192 dst
        vpsllq ymm9, ymm6, 4                                       ;   252.8 fp2    192 dst
        vpxor ymm13, ymm13, ymm9                                   ;   253.8 fp0    192 dst
        vpsrlq ymm9, ymm11, 4                                      ;   250.2 fp1    192 dst
        vpxor ymm8, ymm8, ymm6                                     ;   252.8 fp3    192 dst
        vpxor ymm9, ymm9, ymm15                                    ;   251.2 fp2    192 dst
        vpand ymm9, ymm9, ymm7                                     ;   252.2 fp0    192 dst
        vpsllq ymm6, ymm9, 4                                       ;   253.2 fp1    192 dst
        vpxor ymm11, ymm11, ymm6                                   ;   254.2 fp3    192 dst
        vpxor ymm15, ymm15, ymm9                                   ;   253.2 fp2    192 dst
        vmovdqu ymm6, [r8 + 256]                                   ;   252.0 agu0   192 dst reload
        vpsrlq ymm9, ymm6, 1                                       ;   259.0 fp1    192 dst
        vpxor ymm9, ymm9, [r8 + 2304]                              ;   260.0 fp0+agu1  192 dst
        vpand ymm9, ymm9, ymm2                                     ;   261.0 fp3    192 dst
        vmovdqu [rbp + 1568], ymm15                                ;   254.2 agu2+fp5  192 dst spill
        vpsllq ymm15, ymm9, 1                                      ;   262.0 fp2    192 dst
        vpxor ymm6, ymm6, ymm15                                    ;   263.0 fp1    192 dst
        vpxor ymm9, ymm9, [r8 + 2304]                              ;   262.0 fp0+agu0  192 dst
        vmovdqu ymm15, [r8 + 768]                                  ;   253.5 agu1   192 dst reload
        vmovdqu [rbp + 1600], ymm11                                ;   255.2 agu2+fp5  192 dst spill
        vpsrlq ymm11, ymm15, 1                                     ;   260.5 fp2    192 dst
        vpxor ymm11, ymm11, [r8 + 2816]                            ;   261.5 fp3+agu0  192 dst
        vpand ymm11, ymm11, ymm2                                   ;   262.5 fp1    192 dst
        vmovdqu [rbp + 1632], ymm8                                 ;   254.8 agu1+fp5  192 dst spill
        vpsllq ymm8, ymm11, 1                                      ;   263.5 fp2    192 dst
        vpxor ymm15, ymm15, ymm8                                   ;   264.5 fp0    192 dst
        vpxor ymm11, ymm11, [r8 + 2816]                            ;   263.5 fp3+agu0  192 dst
        vmovdqu ymm8, [r8 + 1280]                                  ;   255.5 agu1   192 dst reload
        vmovdqu [rbp + 1664], ymm13                                ;   255.8 agu2+fp5  192 dst spill
        vpsrlq ymm13, ymm8, 1                                      ;   262.5 fp1    192 dst
        vpxor ymm13, ymm13, [r8 + 3328]                            ;   263.5 fp0+agu0  192 dst
        vpand ymm13, ymm13, ymm2                                   ;   264.5 fp3    192 dst
        vmovdqu [rbp + 1696], ymm12                                ;   256.8 agu2+fp5  192 dst spill
        vpsllq ymm12, ymm13, 1                                     ;   265.5 fp2    192 dst
        vpxor ymm8, ymm8, ymm12                                    ;   266.5 fp1    192 dst
        vpxor ymm13, ymm13, [r8 + 3328]                            ;   265.5 fp0+agu1  192 dst
        vmovdqu ymm12, [r8 + 1792]                                 ;   260.5 agu0   192 dst reload
        vmovdqu [rbp + 1728], ymm14                                ;   260.7 agu2+fp5  192 dst spill
        vpsrlq ymm14, ymm12, 1                                     ;   267.5 fp2    192 dst
        vpxor ymm14, ymm14, [r8 + 3840]                            ;   268.5 fp3+agu1  192 dst
        vpand ymm14, ymm14, ymm2                                   ;   269.5 fp1    192 dst
        vmovdqu [rbp + 1760], ymm5                                 ;   262.0 agu0+fp5  192 dst spill
        vpsllq ymm5, ymm14, 1                                      ;   270.5 fp2    192 dst
        vpxor ymm12, ymm12, ymm5                                   ;   271.5 fp0    192 dst
        vpsrlq ymm5, ymm6, 2                                       ;   264.0 fp1    192 dst
        vpxor ymm14, ymm14, [r8 + 3840]                            ;   270.5 fp3+agu1  192 dst
        vpxor ymm5, ymm5, ymm8                                     ;   267.5 fp2    192 dst
        vpand ymm5, ymm5, ymm3                                     ;   268.5 fp0    192 dst
        vmovdqu [rbp + 1792], ymm4                                 ;   263.7 agu2+fp5  192 dst spill
        vpsllq ymm4, ymm5, 2                                       ;   269.5 fp1    192 dst
        vpxor ymm6, ymm6, ymm4                                     ;   270.5 fp3    192 dst
        vpsrlq ymm4, ymm15, 2                                      ;   265.5 fp2    192 dst
        vpxor ymm8, ymm8, ymm5                                     ;   269.5 fp0    192 dst
        vpxor ymm4, ymm4, ymm12                                    ;   272.5 fp1    192 dst
        vpand ymm4, ymm4, ymm3                                     ;   273.5 fp3    192 dst
        vpsllq ymm5, ymm4, 2                                       ;   274.5 fp2    192 dst
        vpxor ymm15, ymm15, ymm5                                   ;   275.5 fp0    192 dst
        vpsrlq ymm5, ymm9, 2                                       ;   266.5 fp1    192 dst
        vpxor ymm12, ymm12, ymm4                                   ;   274.5 fp3    192 dst
        vpxor ymm5, ymm5, ymm13                                    ;   267.5 fp2    192 dst
        vpand ymm5, ymm5, ymm3                                     ;   268.5 fp0    192 dst
        vpsllq ymm4, ymm5, 2                                       ;   269.5 fp1    192 dst
        vpxor ymm9, ymm9, ymm4                                     ;   270.5 fp3    192 dst
        vpsrlq ymm4, ymm11, 2                                      ;   268.7 fp2    192 dst
        vpxor ymm13, ymm13, ymm5                                   ;   269.5 fp0    192 dst
        vpxor ymm4, ymm4, ymm14                                    ;   271.5 fp1    192 dst
        vpand ymm4, ymm4, ymm3                                     ;   272.5 fp3    192 dst
        vpsllq ymm5, ymm4, 2                                       ;   273.5 fp2    192 dst
        vpxor ymm11, ymm11, ymm5                                   ;   274.5 fp0    192 dst
        vpsrlq ymm5, ymm6, 4                                       ;   271.5 fp1    192 dst
        vpxor ymm14, ymm14, ymm4                                   ;   273.5 fp3    192 dst
        vpxor ymm5, ymm5, ymm15                                    ;   276.5 fp2    192 dst
        vpand ymm5, ymm5, ymm7                                     ;   277.5 fp0    192 dst
        vpsllq ymm4, ymm5, 4                                       ;   278.5 fp1    192 dst
        vpxor ymm6, ymm6, ymm4                                     ;   279.5 fp3    192 dst
        vpsrlq ymm4, ymm8, 4                                       ;   271.7 fp2    192 dst
        vpxor ymm15, ymm15, ymm5                                   ;   278.5 fp0    192 dst
        vpxor ymm4, ymm4, ymm12                                    ;   275.5 fp1    192 dst
        vpand ymm4, ymm4, ymm7                                     ;   276.5 fp3    192 dst
        vpsllq ymm5, ymm4, 4                                       ;   277.5 fp2    192 dst
        vpxor ymm8, ymm8, ymm5                                     ;   278.5 fp0    192 dst
        vpsrlq ymm5, ymm9, 4                                       ;   273.5 fp1    192 dst
        vpxor ymm12, ymm12, ymm4                                   ;   277.5 fp3    192 dst
        vpxor ymm5, ymm5, ymm11                                    ;   275.5 fp2    192 dst
        vpand ymm5, ymm5, ymm7                                     ;   276.5 fp0    192 dst
        vpsllq ymm4, ymm5, 4                                       ;   277.5 fp1    192 dst
        vpxor ymm9, ymm9, ymm4                                     ;   278.5 fp3    192 dst
        vpsrlq ymm4, ymm13, 4                                      ;   274.8 fp2    192 dst
        vpxor ymm11, ymm11, ymm5                                   ;   277.5 fp0    192 dst
        vpxor ymm4, ymm4, ymm14                                    ;   275.8 fp1    192 dst
        vpand ymm4, ymm4, ymm7                                     ;   276.8 fp3    192 dst
        vpsllq ymm5, ymm4, 4                                       ;   277.8 fp2    192 dst
        vpxor ymm13, ymm13, ymm5                                   ;   278.8 fp0    192 dst
        vpxor ymm14, ymm14, ymm4                                   ;   277.8 fp1    192 dst
        vmovdqu ymm4, [r8 + 288]                                   ;   276.7 agu0   192 dst reload
        vpsrlq ymm5, ymm4, 1                                       ;   283.7 fp2    192 dst
        vpxor ymm5, ymm5, [r8 + 2336]                              ;   284.7 fp3+agu1  192 dst
        vpand ymm5, ymm5, ymm2                                     ;   285.7 fp0    192 dst
        vmovdqu [rbp + 1824], ymm14                                ;   278.8 agu2+fp5  192 dst spill
        vpsllq ymm14, ymm5, 1                                      ;   286.7 fp1    192 dst
        vpxor ymm4, ymm4, ymm14                                    ;   287.7 fp2    192 dst
        vpxor ymm5, ymm5, [r8 + 2336]                              ;   286.7 fp3+agu0  192 dst
        vmovdqu ymm14, [r8 + 800]                                  ;   278.2 agu1   192 dst reload
        vmovdqu [rbp + 1856], ymm13                                ;   279.8 agu2+fp5  192 dst spill
        vpsrlq ymm13, ymm14, 1                                     ;   285.2 fp1    192 dst
        vpxor ymm13, ymm13, [r8 + 2848]                            ;   286.2 fp0+agu0  192 dst
        vpand ymm13, ymm13, ymm2                                   ;   287.2 fp2    192 dst
        vmovdqu [rbp + 1888], ymm11                                ;   279.5 agu1+fp5  192 dst spill
        vpsllq ymm11, ymm13, 1                                     ;   288.2 fp1    192 dst
        vpxor ymm14, ymm14, ymm11                                  ;   289.2 fp3    192 dst
        vpxor ymm13, ymm13, [r8 + 2848]                            ;   288.2 fp0+agu0  192 dst
        vmovdqu ymm11, [r8 + 1312]                                 ;   280.2 agu1   192 dst reload
        vmovdqu [rbp + 1920], ymm9                                 ;   280.5 agu2+fp5  192 dst spill
        vpsrlq ymm9, ymm11, 1                                      ;   287.2 fp2    192 dst
        vpxor ymm9, ymm9, [r8 + 3360]                              ;   288.2 fp3+agu0  192 dst
        vpand ymm9, ymm9, ymm2                                     ;   289.2 fp1    192 dst
        vmovdqu [rbp + 1952], ymm12                                ;   281.5 agu2+fp5  192 dst spill
        vpsllq ymm12, ymm9, 1                                      ;   290.2 fp2    192 dst
        vpxor ymm11, ymm11, ymm12                                  ;   291.2 fp0    192 dst
        vpxor ymm9, ymm9, [r8 + 3360]                              ;   290.2 fp3+agu1  192 dst
        vmovdqu ymm12, [r8 + 1824]                                 ;   285.2 agu0   192 dst reload
        vmovdqu [rbp + 1984], ymm8                                 ;   285.3 agu2+fp5  192 dst spill
        vpsrlq ymm8, ymm12, 1                                      ;   292.2 fp1    192 dst
        vpxor ymm8, ymm8, [r8 + 3872]                              ;   293.2 fp2+agu1  192 dst
        vpand ymm8, ymm8, ymm2                                     ;   294.2 fp0    192 dst
        vmovdqu [rbp + 2016], ymm15                                ;   286.7 agu0+fp5  192 dst spill
        vpsllq ymm15, ymm8, 1                                      ;   295.2 fp1    192 dst
        vpxor ymm12, ymm12, ymm15                                  ;   296.2 fp3    192 dst
        vpsrlq ymm15, ymm4, 2                                      ;   288.7 fp2    192 dst
        vpxor ymm8, ymm8, [r8 + 3872]                              ;   295.2 fp0+agu1  192 dst
        vpxor ymm15, ymm15, ymm11                                  ;   292.2 fp1    192 dst
        vpand ymm15, ymm15, ymm3                                   ;   293.2 fp3    192 dst
        vmovdqu [rbp + 2048], ymm6                                 ;   288.3 agu2+fp5  192 dst spill
        vpsllq ymm6, ymm15, 2                                      ;   294.2 fp2    192 dst
        vpxor ymm4, ymm4, ymm6                                     ;   295.2 fp0    192 dst
        vpsrlq ymm6, ymm14, 2                                      ;   290.2 fp1    192 dst
        vpxor ymm11, ymm11, ymm15                                  ;   294.2 fp3    192 dst
        vpxor ymm6, ymm6, ymm12                                    ;   297.2 fp2    192 dst
        vpand ymm6, ymm6, ymm3                                     ;   298.2 fp0    192 dst
        vpsllq ymm15, ymm6, 2                                      ;   299.2 fp1    192 dst
        vpxor ymm14, ymm14, ymm15                                  ;   300.2 fp3    192 dst
        vpsrlq ymm15, ymm5, 2                                      ;   291.2 fp2    192 dst
        vpxor ymm12, ymm12, ymm6                                   ;   299.2 fp0    192 dst
        vpxor ymm15, ymm15, ymm9                                   ;   292.2 fp1    192 dst
        vpand ymm15, ymm15, ymm3                                   ;   293.2 fp3    192 dst
        vpsllq ymm6, ymm15, 2                                      ;   294.2 fp2    192 dst
        vpxor ymm5, ymm5, ymm6                                     ;   295.2 fp0    192 dst
        vpsrlq ymm6, ymm13, 2                                      ;   293.3 fp1    192 dst
        vpxor ymm9, ymm9, ymm15                                    ;   294.2 fp3    192 dst
        vpxor ymm6, ymm6, ymm8                                     ;   296.2 fp2    192 dst
        vpand ymm6, ymm6, ymm3                                     ;   297.2 fp0    192 dst
        vpsllq ymm15, ymm6, 2                                      ;   298.2 fp1    192 dst
        vpxor ymm13, ymm13, ymm15                                  ;   299.2 fp3    192 dst
        vpsrlq ymm15, ymm4, 4                                      ;   296.2 fp2    192 dst
        vpxor ymm8, ymm8, ymm6                                     ;   298.2 fp0    192 dst
        vpxor ymm15, ymm15, ymm14                                  ;   301.2 fp1    192 dst
        vpand ymm15, ymm15, ymm7                                   ;   302.2 fp3    192 dst
        vpsllq ymm6, ymm15, 4                                      ;   303.2 fp2    192 dst
        vpxor ymm4, ymm4, ymm6                                     ;   304.2 fp0    192 dst
        vpsrlq ymm6, ymm11, 4                                      ;   296.3 fp1    192 dst
        vpxor ymm14, ymm14, ymm15                                  ;   303.2 fp3    192 dst
        vpxor ymm6, ymm6, ymm12                                    ;   300.2 fp2    192 dst
        vpand ymm6, ymm6, ymm7                                     ;   301.2 fp0    192 dst
        vpsllq ymm15, ymm6, 4                                      ;   302.2 fp1    192 dst
        vpxor ymm11, ymm11, ymm15                                  ;   303.2 fp3    192 dst
        vpsrlq ymm15, ymm5, 4                                      ;   298.2 fp2    192 dst
        vpxor ymm12, ymm12, ymm6                                   ;   302.2 fp0    192 dst
        vpxor ymm15, ymm15, ymm13                                  ;   300.2 fp1    192 dst
        vpand ymm15, ymm15, ymm7                                   ;   301.2 fp3    192 dst
        vpsllq ymm6, ymm15, 4                                      ;   302.2 fp2    192 dst
        vpxor ymm5, ymm5, ymm6                                     ;   303.2 fp0    192 dst
        vpsrlq ymm6, ymm9, 4                                       ;   299.5 fp1    192 dst
        vpxor ymm13, ymm13, ymm15                                  ;   302.2 fp3    192 dst
        vpxor ymm6, ymm6, ymm8                                     ;   300.5 fp2    192 dst
        vpand ymm6, ymm6, ymm7                                     ;   301.5 fp0    192 dst
        vpsllq ymm15, ymm6, 4                                      ;   302.5 fp1    192 dst
        vpxor ymm9, ymm9, ymm15                                    ;   303.5 fp3    192 dst
        vpxor ymm8, ymm8, ymm6                                     ;   302.5 fp2    192 dst
        vmovdqu ymm6, [r8 + 320]                                   ;   301.3 agu0   192 dst reload
        vpsrlq ymm15, ymm6, 1                                      ;   308.3 fp1    192 dst
        vpxor ymm15, ymm15, [r8 + 2368]                            ;   309.3 fp0+agu1  192 dst
        vpand ymm15, ymm15, ymm2                                   ;   310.3 fp3    192 dst
        vmovdqu [rbp + 2080], ymm8                                 ;   303.5 agu2+fp5  192 dst spill
        vpsllq ymm8, ymm15, 1                                      ;   311.3 fp2    192 dst
        vpxor ymm6, ymm6, ymm8                                     ;   312.3 fp1    192 dst
        vpxor ymm15, ymm15, [r8 + 2368]                            ;   311.3 fp0+agu0  192 dst
        vmovdqu ymm8, [r8 + 832]                                   ;   302.8 agu1   192 dst reload
        vmovdqu [rbp + 2112], ymm9                                 ;   304.5 agu2+fp5  192 dst spill
        vpsrlq ymm9, ymm8, 1                                       ;   309.8 fp2    192 dst
        vpxor ymm9, ymm9, [r8 + 2880]                              ;   310.8 fp3+agu0  192 dst
        vpand ymm9, ymm9, ymm2                                     ;   311.8 fp1    192 dst
        vmovdqu [rbp + 2144], ymm13                                ;   304.2 agu1+fp5  192 dst spill
        vpsllq ymm13, ymm9, 1                                      ;   312.8 fp2    192 dst
        vpxor ymm8, ymm8, ymm13                                    ;   313.8 fp0    192 dst
        vpxor ymm9, ymm9, [r8 + 2880]                              ;   312.8 fp3+agu0  192 dst
        vmovdqu ymm13, [r8 + 1344]                                 ;   304.8 agu1   192 dst reload
        vmovdqu [rbp + 2176], ymm5                                 ;   305.2 agu2+fp5  192 dst spill
        vpsrlq ymm5, ymm13, 1                                      ;   311.8 fp1    192 dst
        vpxor ymm5, ymm5, [r8 + 3392]                              ;   312.8 fp0+agu0  192 dst
        vpand ymm5, ymm5, ymm2                                     ;   313.8 fp2    192 dst
        vmovdqu [rbp + 2208], ymm12                                ;   306.2 agu2+fp5  192 dst spill
        vpsllq ymm12, ymm5, 1                                      ;   314.8 fp1    192 dst
        vpxor ymm13, ymm13, ymm12                                  ;   315.8 fp3    192 dst
        vpxor ymm5, ymm5, [r8 + 3392]                              ;   314.8 fp0+agu1  192 dst
        vmovdqu ymm12, [r8 + 1856]                                 ;   309.8 agu0   192 dst reload
        vmovdqu [rbp + 2240], ymm11                                ;   310.0 agu2+fp5  192 dst spill
        vpsrlq ymm11, ymm12, 1                                     ;   316.8 fp2    192 dst
        vpxor ymm11, ymm11, [r8 + 3904]                            ;   317.8 fp1+agu1  192 dst
        vpand ymm11, ymm11, ymm2                                   ;   318.8 fp3    192 dst
        vmovdqu [rbp + 2272], ymm14                                ;   311.3 agu0+fp5  192 dst spill
        vpsllq ymm14, ymm11, 1                                     ;   319.8 fp2    192 dst
        vpxor ymm12, ymm12, ymm14                                  ;   320.8 fp0    192 dst
        vpsrlq ymm14, ymm6, 2                                      ;   313.3 fp1    192 dst
        vpxor ymm11, ymm11, [r8 + 3904]                            ;   319.8 fp3+agu1  192 dst
        vpxor ymm14, ymm14, ymm13                                  ;   316.8 fp2    192 dst
        vpand ymm14, ymm14, ymm3                                   ;   317.8 fp0    192 dst
        vmovdqu [rbp + 2304], ymm4                                 ;   313.0 agu2+fp5  192 dst spill
        vpsllq ymm4, ymm14, 2                                      ;   318.8 fp1    192 dst
        vpxor ymm6, ymm6, ymm4                                     ;   319.8 fp3    192 dst
        vpsrlq ymm4, ymm8, 2                                       ;   314.8 fp2    192 dst
        vpxor ymm13, ymm13, ymm14                                  ;   318.8 fp0    192 dst
        vpxor ymm4, ymm4, ymm12                                    ;   321.8 fp1    192 dst
        vpand ymm4, ymm4, ymm3                                     ;   322.8 fp3    192 dst
        vpsllq ymm14, ymm4, 2                                      ;   323.8 fp2    192 dst
        vpxor ymm8, ymm8, ymm14                                    ;   324.8 fp0    192 dst
        vpsrlq ymm14, ymm15, 2                                     ;   315.8 fp1    192 dst
        vpxor ymm12, ymm12, ymm4                                   ;   323.8 fp3    192 dst
        vpxor ymm14, ymm14, ymm5                                   ;   316.8 fp2    192 dst
        vpand ymm14, ymm14, ymm3                                   ;   317.8 fp0    192 dst
        vpsllq ymm4, ymm14, 2                                      ;   318.8 fp1    192 dst
        vpxor ymm15, ymm15, ymm4                                   ;   319.8 fp3    192 dst
        vpsrlq ymm4, ymm9, 2                                       ;   318.0 fp2    192 dst
        vpxor ymm5, ymm5, ymm14                                    ;   318.8 fp0    192 dst
        vpxor ymm4, ymm4, ymm11                                    ;   320.8 fp1    192 dst
        vpand ymm4, ymm4, ymm3                                     ;   321.8 fp3    192 dst
        vpsllq ymm14, ymm4, 2                                      ;   322.8 fp2    192 dst
        vpxor ymm9, ymm9, ymm14                                    ;   323.8 fp0    192 dst
        vpsrlq ymm14, ymm6, 4                                      ;   320.8 fp1    192 dst
        vpxor ymm11, ymm11, ymm4                                   ;   322.8 fp3    192 dst
        vpxor ymm14, ymm14, ymm8                                   ;   325.8 fp2    192 dst
        vpand ymm14, ymm14, ymm7                                   ;   326.8 fp0    192 dst
        vpsllq ymm4, ymm14, 4                                      ;   327.8 fp1    192 dst
        vpxor ymm6, ymm6, ymm4                                     ;   328.8 fp3    192 dst
        vpsrlq ymm4, ymm13, 4                                      ;   321.0 fp2    192 dst
        vpxor ymm8, ymm8, ymm14                                    ;   327.8 fp0    192 dst
        vpxor ymm4, ymm4, ymm12                                    ;   324.8 fp1    192 dst
        vpand ymm4, ymm4, ymm7                                     ;   325.8 fp3    192 dst
        vpsllq ymm14, ymm4, 4                                      ;   326.8 fp2    192 dst
        vpxor ymm13, ymm13, ymm14                                  ;   327.8 fp0    192 dst
        vpsrlq ymm14, ymm15, 4                                     ;   322.8 fp1    192 dst
        vpxor ymm12, ymm12, ymm4                                   ;   326.8 fp3    192 dst
        vpxor ymm14, ymm14, ymm9                                   ;   324.8 fp2    192 dst
        vpand ymm14, ymm14, ymm7                                   ;   325.8 fp0    192 dst
        vpsllq ymm4, ymm14, 4                                      ;   326.8 fp1    192 dst
        vpxor ymm15, ymm15, ymm4                                   ;   327.8 fp3    192 dst
        vpsrlq ymm4, ymm5, 4                                       ;   324.2 fp2    192 dst
        vpxor ymm9, ymm9, ymm14                                    ;   326.8 fp0    192 dst
        vpxor ymm4, ymm4, ymm11                                    ;   325.2 fp1    192 dst
        vpand ymm4, ymm4, ymm7                                     ;   326.2 fp3    192 dst
        vpsllq ymm14, ymm4, 4                                      ;   327.2 fp2    192 dst
        vpxor ymm5, ymm5, ymm14                                    ;   328.2 fp0    192 dst
        vpxor ymm11, ymm11, ymm4                                   ;   327.2 fp1    192 dst
        vmovdqu ymm4, [r8 + 352]                                   ;   326.0 agu0   192 dst reload
        vpsrlq ymm14, ymm4, 1                                      ;   333.0 fp2    192 dst
        vpxor ymm14, ymm14, [r8 + 2400]                            ;   334.0 fp3+agu1  192 dst
        vpand ymm14, ymm14, ymm2                                   ;   335.0 fp0    192 dst
        vmovdqu [rbp + 2336], ymm11                                ;   328.2 agu2+fp5  192 dst spill
        vpsllq ymm11, ymm14, 1                                     ;   336.0 fp1    192 dst
        vpxor ymm4, ymm4, ymm11                                    ;   337.0 fp2    192 dst
        vpxor ymm14, ymm14, [r8 + 2400]                            ;   336.0 fp3+agu0  192 dst
        vmovdqu ymm11, [r8 + 864]                                  ;   327.5 agu1   192 dst reload
        vmovdqu [rbp + 2368], ymm5                                 ;   329.2 agu2+fp5  192 dst spill
        vpsrlq ymm5, ymm11, 1                                      ;   334.5 fp1    192 dst
        vpxor ymm5, ymm5, [r8 + 2912]                              ;   335.5 fp0+agu0  192 dst
        vpand ymm5, ymm5, ymm2                                     ;   336.5 fp2    192 dst
        vmovdqu [rbp + 2400], ymm9                                 ;   328.8 agu1+fp5  192 dst spill
        vpsllq ymm9, ymm5, 1                                       ;   337.5 fp1    192 dst
        vpxor ymm11, ymm11, ymm9                                   ;   338.5 fp3    192 dst
        vpxor ymm5, ymm5, [r8 + 2912]                              ;   337.5 fp0+agu0  192 dst
        vmovdqu ymm9, [r8 + 1376]                                  ;   329.5 agu1   192 dst reload
        vmovdqu [rbp + 2432], ymm15                                ;   329.8 agu2+fp5  192 dst spill
        vpsrlq ymm15, ymm9, 1                                      ;   336.5 fp2    192 dst
        vpxor ymm15, ymm15, [r8 + 3424]                            ;   337.5 fp3+agu0  192 dst
        vpand ymm15, ymm15, ymm2                                   ;   338.5 fp1    192 dst
        vmovdqu [rbp + 2464], ymm12                                ;   330.8 agu2+fp5  192 dst spill
        vpsllq ymm12, ymm15, 1                                     ;   339.5 fp2    192 dst
        vpxor ymm9, ymm9, ymm12                                    ;   340.5 fp0    192 dst
        vpxor ymm15, ymm15, [r8 + 3424]                            ;   339.5 fp3+agu1  192 dst
        vmovdqu ymm12, [r8 + 1888]                                 ;   334.5 agu0   192 dst reload
        vmovdqu [rbp + 2496], ymm13                                ;   334.7 agu2+fp5  192 dst spill
        vpsrlq ymm13, ymm12, 1                                     ;   341.5 fp1    192 dst
        vpxor ymm13, ymm13, [r8 + 3936]                            ;   342.5 fp2+agu1  192 dst
        vpand ymm13, ymm13, ymm2                                   ;   343.5 fp0    192 dst
        vmovdqu [rbp + 2528], ymm8                                 ;   336.0 agu0+fp5  192 dst spill
        vpsllq ymm8, ymm13, 1                                      ;   344.5 fp1    192 dst
        vpxor ymm12, ymm12, ymm8                                   ;   345.5 fp3    192 dst
        vpsrlq ymm8, ymm4, 2                                       ;   338.0 fp2    192 dst
        vpxor ymm13, ymm13, [r8 + 3936]                            ;   344.5 fp0+agu1  192 dst
        vpxor ymm8, ymm8, ymm9                                     ;   341.5 fp1    192 dst
        vpand ymm8, ymm8, ymm3                                     ;   342.5 fp3    192 dst
        vmovdqu [rbp + 2560], ymm6                                 ;   337.7 agu2+fp5  192 dst spill
        vpsllq ymm6, ymm8, 2                                       ;   343.5 fp2    192 dst
        vpxor ymm4, ymm4, ymm6                                     ;   344.5 fp0    192 dst
        vpsrlq ymm6, ymm11, 2                                      ;   339.5 fp1    192 dst
        vpxor ymm9, ymm9, ymm8                                     ;   343.5 fp3    192 dst
        vpxor ymm6, ymm6, ymm12                                    ;   346.5 fp2    192 dst
        vpand ymm6, ymm6, ymm3                                     ;   347.5 fp0    192 dst
        vpsllq ymm8, ymm6, 2                                       ;   348.5 fp1    192 dst
        vpxor ymm11, ymm11, ymm8                                   ;   349.5 fp3    192 dst
        vpsrlq ymm8, ymm14, 2                                      ;   340.5 fp2    192 dst
        vpxor ymm12, ymm12, ymm6                                   ;   348.5 fp0    192 dst
        vpxor ymm8, ymm8, ymm15                                    ;   341.5 fp1    192 dst
        vpand ymm8, ymm8, ymm3                                     ;   342.5 fp3    192 dst
        vpsllq ymm6, ymm8, 2                                       ;   343.5 fp2    192 dst
        vpxor ymm14, ymm14, ymm6                                   ;   344.5 fp0    192 dst
        vpsrlq ymm6, ymm5, 2                                       ;   342.7 fp1    192 dst
        vpxor ymm15, ymm15, ymm8                                   ;   343.5 fp3    192 dst
        vpxor ymm6, ymm6, ymm13                                    ;   345.5 fp2    192 dst
        vpand ymm6, ymm6, ymm3                                     ;   346.5 fp0    192 dst
        vpsllq ymm8, ymm6, 2                                       ;   347.5 fp1    192 dst
        vpxor ymm5, ymm5, ymm8                                     ;   348.5 fp3    192 dst
        vpsrlq ymm8, ymm4, 4                                       ;   345.5 fp2    192 dst
        vpxor ymm13, ymm13, ymm6                                   ;   347.5 fp0    192 dst
        vpxor ymm8, ymm8, ymm11                                    ;   350.5 fp1    192 dst
        vpand ymm8, ymm8, ymm7                                     ;   351.5 fp3    192 dst
        vpsllq ymm6, ymm8, 4                                       ;   352.5 fp2    192 dst
        vpxor ymm4, ymm4, ymm6                                     ;   353.5 fp0    192 dst
        vpsrlq ymm6, ymm9, 4                                       ;   345.7 fp1    192 dst
        vpxor ymm11, ymm11, ymm8                                   ;   352.5 fp3    192 dst
        vpxor ymm6, ymm6, ymm12                                    ;   349.5 fp2    192 dst
        vpand ymm6, ymm6, ymm7                                     ;   350.5 fp0    192 dst
        vpsllq ymm8, ymm6, 4                                       ;   351.5 fp1    192 dst
        vpxor ymm9, ymm9, ymm8                                     ;   352.5 fp3    192 dst
        vpsrlq ymm8, ymm14, 4                                      ;   347.5 fp2    192 dst
        vpxor ymm12, ymm12, ymm6                                   ;   351.5 fp0    192 dst
        vpxor ymm8, ymm8, ymm5                                     ;   349.5 fp1    192 dst
        vpand ymm8, ymm8, ymm7                                     ;   350.5 fp3    192 dst
        vpsllq ymm6, ymm8, 4                                       ;   351.5 fp2    192 dst
        vpxor ymm14, ymm14, ymm6                                   ;   352.5 fp0    192 dst
        vpsrlq ymm6, ymm15, 4                                      ;   348.8 fp1    192 dst
        vpxor ymm5, ymm5, ymm8                                     ;   351.5 fp3    192 dst
        vpxor ymm6, ymm6, ymm13                                    ;   349.8 fp2    192 dst
        vpand ymm6, ymm6, ymm7                                     ;   350.8 fp0    192 dst
        vpsllq ymm8, ymm6, 4                                       ;   351.8 fp1    192 dst
        vpxor ymm15, ymm15, ymm8                                   ;   352.8 fp3    192 dst
        vpxor ymm13, ymm13, ymm6                                   ;   351.8 fp2    192 dst
        vmovdqu ymm6, [r8 + 384]                                   ;   350.7 agu0   192 dst reload
        vpsrlq ymm8, ymm6, 1                                       ;   357.7 fp1    192 dst
        vpxor ymm8, ymm8, [r8 + 2432]                              ;   358.7 fp0+agu1  192 dst
        vpand ymm8, ymm8, ymm2                                     ;   359.7 fp3    192 dst
        vmovdqu [rbp + 2592], ymm13                                ;   352.8 agu2+fp5  192 dst spill
        vpsllq ymm13, ymm8, 1                                      ;   360.7 fp2    192 dst
        vpxor ymm6, ymm6, ymm13                                    ;   361.7 fp1    192 dst
        vpxor ymm8, ymm8, [r8 + 2432]                              ;   360.7 fp0+agu0  192 dst
        vmovdqu ymm13, [r8 + 896]                                  ;   352.2 agu1   192 dst reload
        vmovdqu [rbp + 2624], ymm15                                ;   353.8 agu2+fp5  192 dst spill
        vpsrlq ymm15, ymm13, 1                                     ;   359.2 fp2    192 dst
        vpxor ymm15, ymm15, [r8 + 2944]                            ;   360.2 fp3+agu0  192 dst
        vpand ymm15, ymm15, ymm2                                   ;   361.2 fp1    192 dst
        vmovdqu [rbp + 2656], ymm5                                 ;   353.5 agu1+fp5  192 dst spill
        vpsllq ymm5, ymm15, 1                                      ;   362.2 fp2    192 dst
        vpxor ymm13, ymm13, ymm5                                   ;   363.2 fp0    192 dst
        vpxor ymm15, ymm15, [r8 + 2944]                            ;   362.2 fp3+agu0  192 dst
        vmovdqu ymm5, [r8 + 1408]                                  ;   354.2 agu1   192 dst reload
        vmovdqu [rbp + 2688], ymm14                                ;   354.5 agu2+fp5  192 dst spill
        vpsrlq ymm14, ymm5, 1                                      ;   361.2 fp1    192 dst
        vpxor ymm14, ymm14, [r8 + 3456]                            ;   362.2 fp0+agu0  192 dst
        vpand ymm14, ymm14, ymm2                                   ;   363.2 fp2    192 dst
        vmovdqu [rbp + 2720], ymm12                                ;   355.5 agu2+fp5  192 dst spill
        vpsllq ymm12, ymm14, 1                                     ;   364.2 fp1    192 dst
        vpxor ymm5, ymm5, ymm12                                    ;   365.2 fp3    192 dst
        vpxor ymm14, ymm14, [r8 + 3456]                            ;   364.2 fp0+agu1  192 dst
        vmovdqu ymm12, [r8 + 1920]                                 ;   359.2 agu0   192 dst reload
        vmovdqu [rbp + 2752], ymm9                                 ;   359.3 agu2+fp5  192 dst spill
        vpsrlq ymm9, ymm12, 1                                      ;   366.2 fp2    192 dst
        vpxor ymm9, ymm9, [r8 + 3968]                              ;   367.2 fp1+agu1  192 dst
        vpand ymm9, ymm9, ymm2                                     ;   368.2 fp3    192 dst
        vmovdqu [rbp + 2784], ymm11                                ;   360.7 agu0+fp5  192 dst spill
        vpsllq ymm11, ymm9, 1                                      ;   369.2 fp2    192 dst
        vpxor ymm12, ymm12, ymm11                                  ;   370.2 fp0    192 dst
        vpsrlq ymm11, ymm6, 2                                      ;   362.7 fp1    192 dst
        vpxor ymm9, ymm9, [r8 + 3968]                              ;   369.2 fp3+agu1  192 dst
        vpxor ymm11, ymm11, ymm5                                   ;   366.2 fp2    192 dst
        vpand ymm11, ymm11, ymm3                                   ;   367.2 fp0    192 dst
        vmovdqu [rbp + 2816], ymm4                                 ;   362.3 agu2+fp5  192 dst spill
        vpsllq ymm4, ymm11, 2                                      ;   368.2 fp1    192 dst
        vpxor ymm6, ymm6, ymm4                                     ;   369.2 fp3    192 dst
        vpsrlq ymm4, ymm13, 2                                      ;   364.2 fp2    192 dst
        vpxor ymm5, ymm5, ymm11                                    ;   368.2 fp0    192 dst
        vpxor ymm4, ymm4, ymm12                                    ;   371.2 fp1    192 dst
        vpand ymm4, ymm4, ymm3                                     ;   372.2 fp3    192 dst
        vpsllq ymm11, ymm4, 2                                      ;   373.2 fp2    192 dst
        vpxor ymm13, ymm13, ymm11                                  ;   374.2 fp0    192 dst
        vpsrlq ymm11, ymm8, 2                                      ;   365.2 fp1    192 dst
        vpxor ymm12, ymm12, ymm4                                   ;   373.2 fp3    192 dst
        vpxor ymm11, ymm11, ymm14                                  ;   366.2 fp2    192 dst
        vpand ymm11, ymm11, ymm3                                   ;   367.2 fp0    192 dst
        vpsllq ymm4, ymm11, 2                                      ;   368.2 fp1    192 dst
        vpxor ymm8, ymm8, ymm4                                     ;   369.2 fp3    192 dst
        vpsrlq ymm4, ymm15, 2                                      ;   367.3 fp2    192 dst
        vpxor ymm14, ymm14, ymm11                                  ;   368.2 fp0    192 dst
        vpxor ymm4, ymm4, ymm9                                     ;   370.2 fp1    192 dst
        vpand ymm4, ymm4, ymm3                                     ;   371.2 fp3    192 dst
        vpsllq ymm11, ymm4, 2                                      ;   372.2 fp2    192 dst
        vpxor ymm15, ymm15, ymm11                                  ;   373.2 fp0    192 dst
        vpsrlq ymm11, ymm6, 4                                      ;   370.2 fp1    192 dst
        vpxor ymm9, ymm9, ymm4                                     ;   372.2 fp3    192 dst
        vpxor ymm11, ymm11, ymm13                                  ;   375.2 fp2    192 dst
        vpand ymm11, ymm11, ymm7                                   ;   376.2 fp0    192 dst
        vpsllq ymm4, ymm11, 4                                      ;   377.2 fp1    192 dst
        vpxor ymm6, ymm6, ymm4                                     ;   378.2 fp3    192 dst
        vpsrlq ymm4, ymm5, 4                                       ;   370.3 fp2    192 dst
        vpxor ymm13, ymm13, ymm11                                  ;   377.2 fp0    192 dst
        vpxor ymm4, ymm4, ymm12                                    ;   374.2 fp1    192 dst
        vpand ymm4, ymm4, ymm7                                     ;   375.2 fp3    192 dst
        vpsllq ymm11, ymm4, 4                                      ;   376.2 fp2    192 dst
        vpxor ymm5, ymm5, ymm11                                    ;   377.2 fp0    192 dst
        vpsrlq ymm11, ymm8, 4                                      ;   372.2 fp1    192 dst
        vpxor ymm12, ymm12, ymm4                                   ;   376.2 fp3    192 dst
        vpxor ymm11, ymm11, ymm15                                  ;   374.2 fp2    192 dst
        vpand ymm11, ymm11, ymm7                                   ;   375.2 fp0    192 dst
        vpsllq ymm4, ymm11, 4                                      ;   376.2 fp1    192 dst
        vpxor ymm8, ymm8, ymm4                                     ;   377.2 fp3    192 dst
        vpsrlq ymm4, ymm14, 4                                      ;   373.5 fp2    192 dst
        vpxor ymm15, ymm15, ymm11                                  ;   376.2 fp0    192 dst
        vpxor ymm4, ymm4, ymm9                                     ;   374.5 fp1    192 dst
        vpand ymm4, ymm4, ymm7                                     ;   375.5 fp3    192 dst
        vpsllq ymm11, ymm4, 4                                      ;   376.5 fp2    192 dst
        vpxor ymm14, ymm14, ymm11                                  ;   377.5 fp0    192 dst
        vpxor ymm9, ymm9, ymm4                                     ;   376.5 fp1    192 dst
        vmovdqu ymm4, [r8 + 416]                                   ;   375.3 agu0   192 dst reload
        vpsrlq ymm11, ymm4, 1                                      ;   382.3 fp2    192 dst
        vpxor ymm11, ymm11, [r8 + 2464]                            ;   383.3 fp3+agu1  192 dst
        vpand ymm11, ymm11, ymm2                                   ;   384.3 fp0    192 dst
        vmovdqu [rbp + 2848], ymm9                                 ;   377.5 agu2+fp5  192 dst spill
        vpsllq ymm9, ymm11, 1                                      ;   385.3 fp1    192 dst
        vpxor ymm4, ymm4, ymm9                                     ;   386.3 fp2    192 dst
        vpxor ymm11, ymm11, [r8 + 2464]                            ;   385.3 fp3+agu0  192 dst
        vmovdqu ymm9, [r8 + 928]                                   ;   376.8 agu1   192 dst reload
        vmovdqu [rbp + 2880], ymm14                                ;   378.5 agu2+fp5  192 dst spill
        vpsrlq ymm14, ymm9, 1                                      ;   383.8 fp1    192 dst
        vpxor ymm14, ymm14, [r8 + 2976]                            ;   384.8 fp0+agu0  192 dst
        vpand ymm14, ymm14, ymm2                                   ;   385.8 fp2    192 dst
        vmovdqu [rbp + 2912], ymm15                                ;   378.2 agu1+fp5  192 dst spill
        vpsllq ymm15, ymm14, 1                                     ;   386.8 fp1    192 dst
        vpxor ymm9, ymm9, ymm15                                    ;   387.8 fp3    192 dst
        vpxor ymm14, ymm14, [r8 + 2976]                            ;   386.8 fp0+agu0  192 dst
        vmovdqu ymm15, [r8 + 1440]                                 ;   378.8 agu1   192 dst reload
        vmovdqu [rbp + 2944], ymm8                                 ;   379.2 agu2+fp5  192 dst spill
        vpsrlq ymm8, ymm15, 1                                      ;   385.8 fp2    192 dst
        vpxor ymm8, ymm8, [r8 + 3488]                              ;   386.8 fp3+agu0  192 dst
        vpand ymm8, ymm8, ymm2                                     ;   387.8 fp1    192 dst
        vmovdqu [rbp + 2976], ymm12                                ;   380.2 agu2+fp5  192 dst spill
        vpsllq ymm12, ymm8, 1                                      ;   388.8 fp2    192 dst
        vpxor ymm15, ymm15, ymm12                                  ;   389.8 fp0    192 dst
        vpxor ymm8, ymm8, [r8 + 3488]                              ;   388.8 fp3+agu1  192 dst
        vmovdqu ymm12, [r8 + 1952]                                 ;   383.8 agu0   192 dst reload
        vmovdqu [rbp + 3008], ymm5                                 ;   384.0 agu2+fp5  192 dst spill
        vpsrlq ymm5, ymm12, 1                                      ;   390.8 fp1    192 dst
        vpxor ymm5, ymm5, [r8 + 4000]                              ;   391.8 fp2+agu1  192 dst
        vpand ymm5, ymm5, ymm2                                     ;   392.8 fp0    192 dst
        vmovdqu [rbp + 3040], ymm13                                ;   385.3 agu0+fp5  192 dst spill
        vpsllq ymm13, ymm5, 1                                      ;   393.8 fp1    192 dst
        vpxor ymm12, ymm12, ymm13                                  ;   394.8 fp3    192 dst
        vpsrlq ymm13, ymm4, 2                                      ;   387.3 fp2    192 dst
        vpxor ymm5, ymm5, [r8 + 4000]                              ;   393.8 fp0+agu1  192 dst
        vpxor ymm13, ymm13, ymm15                                  ;   390.8 fp1    192 dst
        vpand ymm13, ymm13, ymm3                                   ;   391.8 fp3    192 dst
        vmovdqu [rbp + 3072], ymm6                                 ;   387.0 agu2+fp5  192 dst spill
        vpsllq ymm6, ymm13, 2                                      ;   392.8 fp2    192 dst
        vpxor ymm4, ymm4, ymm6                                     ;   393.8 fp0    192 dst
        vpsrlq ymm6, ymm9, 2                                       ;   388.8 fp1    192 dst
        vpxor ymm15, ymm15, ymm13                                  ;   392.8 fp3    192 dst
        vpxor ymm6, ymm6, ymm12                                    ;   395.8 fp2    192 dst
        vpand ymm6, ymm6, ymm3                                     ;   396.8 fp0    192 dst
        vpsllq ymm13, ymm6, 2                                      ;   397.8 fp1    192 dst
        vpxor ymm9, ymm9, ymm13                                    ;   398.8 fp3    192 dst
        vpsrlq ymm13, ymm11, 2                                     ;   389.8 fp2    192 dst
        vpxor ymm12, ymm12, ymm6                                   ;   397.8 fp0    192 dst
        vpxor ymm13, ymm13, ymm8                                   ;   390.8 fp1    192 dst
        vpand ymm13, ymm13, ymm3                                   ;   391.8 fp3    192 dst
        vpsllq ymm6, ymm13, 2                                      ;   392.8 fp2    192 dst
        vpxor ymm11, ymm11, ymm6                                   ;   393.8 fp0    192 dst
        vpsrlq ymm6, ymm14, 2                                      ;   392.0 fp1    192 dst
        vpxor ymm8, ymm8, ymm13                                    ;   392.8 fp3    192 dst
        vpxor ymm6, ymm6, ymm5                                     ;   394.8 fp2    192 dst
        vpand ymm6, ymm6, ymm3                                     ;   395.8 fp0    192 dst
        vpsllq ymm13, ymm6, 2                                      ;   396.8 fp1    192 dst
        vpxor ymm14, ymm14, ymm13                                  ;   397.8 fp3    192 dst
        vpsrlq ymm13, ymm4, 4                                      ;   394.8 fp2    192 dst
        vpxor ymm5, ymm5, ymm6                                     ;   396.8 fp0    192 dst
        vpxor ymm13, ymm13, ymm9                                   ;   399.8 fp1    192 dst
        vpand ymm13, ymm13, ymm7                                   ;   400.8 fp3    192 dst
        vpsllq ymm6, ymm13, 4                                      ;   401.8 fp2    192 dst
        vpxor ymm4, ymm4, ymm6                                     ;   402.8 fp0    192 dst
        vpsrlq ymm6, ymm15, 4                                      ;   395.0 fp1    192 dst
        vpxor ymm9, ymm9, ymm13                                    ;   401.8 fp3    192 dst
        vpxor ymm6, ymm6, ymm12                                    ;   398.8 fp2    192 dst
        vpand ymm6, ymm6, ymm7                                     ;   399.8 fp0    192 dst
        vpsllq ymm13, ymm6, 4                                      ;   400.8 fp1    192 dst
        vpxor ymm15, ymm15, ymm13                                  ;   401.8 fp3    192 dst
        vpsrlq ymm13, ymm11, 4                                     ;   396.8 fp2    192 dst
        vpxor ymm12, ymm12, ymm6                                   ;   400.8 fp0    192 dst
        vpxor ymm13, ymm13, ymm14                                  ;   398.8 fp1    192 dst
        vpand ymm13, ymm13, ymm7                                   ;   399.8 fp3    192 dst
        vpsllq ymm6, ymm13, 4                                      ;   400.8 fp2    192 dst
        vpxor ymm11, ymm11, ymm6                                   ;   401.8 fp0    192 dst
        vpsrlq ymm6, ymm8, 4                                       ;   398.2 fp1    192 dst
        vpxor ymm14, ymm14, ymm13                                  ;   400.8 fp3    192 dst
        vpxor ymm6, ymm6, ymm5                                     ;   399.2 fp2    192 dst
        vpand ymm6, ymm6, ymm7                                     ;   400.2 fp0    192 dst
        vpsllq ymm13, ymm6, 4                                      ;   401.2 fp1    192 dst
        vpxor ymm8, ymm8, ymm13                                    ;   402.2 fp3    192 dst
        vpxor ymm5, ymm5, ymm6                                     ;   401.2 fp2    192 dst
        vmovdqu ymm6, [r8 + 448]                                   ;   400.0 agu0   192 dst reload
        vpsrlq ymm13, ymm6, 1                                      ;   407.0 fp1    192 dst
        vpxor ymm13, ymm13, [r8 + 2496]                            ;   408.0 fp0+agu1  192 dst
        vpand ymm13, ymm13, ymm2                                   ;   409.0 fp3    192 dst
        vmovdqu [rbp + 3104], ymm5                                 ;   402.2 agu2+fp5  192 dst spill
        vpsllq ymm5, ymm13, 1                                      ;   410.0 fp2    192 dst
        vpxor ymm6, ymm6, ymm5                                     ;   411.0 fp1    192 dst
        vpxor ymm13, ymm13, [r8 + 2496]                            ;   410.0 fp0+agu0  192 dst
        vmovdqu ymm5, [r8 + 960]                                   ;   401.5 agu1   192 dst reload
        vmovdqu [rbp + 3136], ymm8                                 ;   403.2 agu2+fp5  192 dst spill
        vpsrlq ymm8, ymm5, 1                                       ;   408.5 fp2    192 dst
        vpxor ymm8, ymm8, [r8 + 3008]                              ;   409.5 fp3+agu0  192 dst
        vpand ymm8, ymm8, ymm2                                     ;   410.5 fp1    192 dst
        vmovdqu [rbp + 3168], ymm14                                ;   402.8 agu1+fp5  192 dst spill
        vpsllq ymm14, ymm8, 1                                      ;   411.5 fp2    192 dst
        vpxor ymm5, ymm5, ymm14                                    ;   412.5 fp0    192 dst
        vpxor ymm8, ymm8, [r8 + 3008]                              ;   411.5 fp3+agu0  192 dst
        vmovdqu ymm14, [r8 + 1472]                                 ;   403.5 agu1   192 dst reload
        vmovdqu [rbp + 3200], ymm11                                ;   403.8 agu2+fp5  192 dst spill
        vpsrlq ymm11, ymm14, 1                                     ;   410.5 fp1    192 dst
        vpxor ymm11, ymm11, [r8 + 3520]                            ;   411.5 fp0+agu0  192 dst
        vpand ymm11, ymm11, ymm2                                   ;   412.5 fp2    192 dst
        vmovdqu [rbp + 3232], ymm12                                ;   404.8 agu2+fp5  192 dst spill
        vpsllq ymm12, ymm11, 1                                     ;   413.5 fp1    192 dst
        vpxor ymm14, ymm14, ymm12                                  ;   414.5 fp3    192 dst
        vpxor ymm11, ymm11, [r8 + 3520]                            ;   413.5 fp0+agu1  192 dst
        vmovdqu ymm12, [r8 + 1984]                                 ;   408.5 agu0   192 dst reload
        vmovdqu [rbp + 3264], ymm15                                ;   408.7 agu2+fp5  192 dst spill
        vpsrlq ymm15, ymm12, 1                                     ;   415.5 fp2    192 dst
        vpxor ymm15, ymm15, [r8 + 4032]                            ;   416.5 fp1+agu1  192 dst
        vpand ymm15, ymm15, ymm2                                   ;   417.5 fp3    192 dst
        vmovdqu [rbp + 3296], ymm9                                 ;   410.0 agu0+fp5  192 dst spill
        vpsllq ymm9, ymm15, 1                                      ;   418.5 fp2    192 dst
        vpxor ymm12, ymm12, ymm9                                   ;   419.5 fp0    192 dst
        vpsrlq ymm9, ymm6, 2                                       ;   412.0 fp1    192 dst
        vpxor ymm15, ymm15, [r8 + 4032]                            ;   418.5 fp3+agu1  192 dst
        vpxor ymm9, ymm9, ymm14                                    ;   415.5 fp2    192 dst
        vpand ymm9, ymm9, ymm3                                     ;   416.5 fp0    192 dst
        vmovdqu [rbp + 3328], ymm4                                 ;   411.7 agu2+fp5  192 dst spill
        vpsllq ymm4, ymm9, 2                                       ;   417.5 fp1    192 dst
        vpxor ymm6, ymm6, ymm4                                     ;   418.5 fp3    192 dst
        vpsrlq ymm4, ymm5, 2                                       ;   413.5 fp2    192 dst
        vpxor ymm14, ymm14, ymm9                                   ;   417.5 fp0    192 dst
        vpxor ymm4, ymm4, ymm12                                    ;   420.5 fp1    192 dst
        vpand ymm4, ymm4, ymm3                                     ;   421.5 fp3    192 dst
        vpsllq ymm9, ymm4, 2                                       ;   422.5 fp2    192 dst
        vpxor ymm5, ymm5, ymm9                                     ;   423.5 fp0    192 dst
        vpsrlq ymm9, ymm13, 2                                      ;   414.5 fp1    192 dst
        vpxor ymm12, ymm12, ymm4                                   ;   422.5 fp3    192 dst
        vpxor ymm9, ymm9, ymm11                                    ;   415.5 fp2    192 dst
        vpand ymm9, ymm9, ymm3                                     ;   416.5 fp0    192 dst
        vpsllq ymm4, ymm9, 2                                       ;   417.5 fp1    192 dst
        vpxor ymm13, ymm13, ymm4                                   ;   418.5 fp3    192 dst
        vpsrlq ymm4, ymm8, 2                                       ;   416.7 fp2    192 dst
        vpxor ymm11, ymm11, ymm9                                   ;   417.5 fp0    192 dst
        vpxor ymm4, ymm4, ymm15                                    ;   419.5 fp1    192 dst
        vpand ymm4, ymm4, ymm3                                     ;   420.5 fp3    192 dst
        vpsllq ymm9, ymm4, 2                                       ;   421.5 fp2    192 dst
        vpxor ymm8, ymm8, ymm9                                     ;   422.5 fp0    192 dst
        vpsrlq ymm9, ymm6, 4                                       ;   419.5 fp1    192 dst
        vpxor ymm15, ymm15, ymm4                                   ;   421.5 fp3    192 dst
        vpxor ymm9, ymm9, ymm5                                     ;   424.5 fp2    192 dst
        vpand ymm9, ymm9, ymm7                                     ;   425.5 fp0    192 dst
        vpsllq ymm4, ymm9, 4                                       ;   426.5 fp1    192 dst
        vpxor ymm6, ymm6, ymm4                                     ;   427.5 fp3    192 dst
        vpsrlq ymm4, ymm14, 4                                      ;   419.7 fp2    192 dst
        vpxor ymm5, ymm5, ymm9                                     ;   426.5 fp0    192 dst
        vpxor ymm4, ymm4, ymm12                                    ;   423.5 fp1    192 dst
        vpand ymm4, ymm4, ymm7                                     ;   424.5 fp3    192 dst
        vpsllq ymm9, ymm4, 4                                       ;   425.5 fp2    192 dst
        vpxor ymm14, ymm14, ymm9                                   ;   426.5 fp0    192 dst
        vpsrlq ymm9, ymm13, 4                                      ;   421.5 fp1    192 dst
        vpxor ymm12, ymm12, ymm4                                   ;   425.5 fp3    192 dst
        vpxor ymm9, ymm9, ymm8                                     ;   423.5 fp2    192 dst
        vpand ymm9, ymm9, ymm7                                     ;   424.5 fp0    192 dst
        vpsllq ymm4, ymm9, 4                                       ;   425.5 fp1    192 dst
        vpxor ymm13, ymm13, ymm4                                   ;   426.5 fp3    192 dst
        vpsrlq ymm4, ymm11, 4                                      ;   422.8 fp2    192 dst
        vpxor ymm8, ymm8, ymm9                                     ;   425.5 fp0    192 dst
        vpxor ymm4, ymm4, ymm15                                    ;   423.8 fp1    192 dst
        vpand ymm4, ymm4, ymm7                                     ;   424.8 fp3    192 dst
        vpsllq ymm9, ymm4, 4                                       ;   425.8 fp2    192 dst
        vpxor ymm11, ymm11, ymm9                                   ;   426.8 fp0    192 dst
        vpxor ymm15, ymm15, ymm4                                   ;   425.8 fp1    192 dst
        vmovdqu ymm4, [r8 + 480]                                   ;   424.7 agu0   192 dst reload
        vpsrlq ymm9, ymm4, 1                                       ;   431.7 fp2    192 dst
        vpxor ymm9, ymm9, [r8 + 2528]                              ;   432.7 fp3+agu1  192 dst
        vpand ymm9, ymm9, ymm2                                     ;   433.7 fp0    192 dst
        vmovdqu [rbp + 3360], ymm15                                ;   426.8 agu2+fp5  192 dst spill
        vpsllq ymm15, ymm9, 1                                      ;   434.7 fp1    192 dst
        vpxor ymm4, ymm4, ymm15                                    ;   435.7 fp2    192 dst
        vpxor ymm9, ymm9, [r8 + 2528]                              ;   434.7 fp3+agu0  192 dst
        vmovdqu ymm15, [r8 + 992]                                  ;   426.2 agu1   192 dst reload
        vmovdqu [rbp + 3392], ymm11                                ;   427.8 agu2+fp5  192 dst spill
        vpsrlq ymm11, ymm15, 1                                     ;   433.2 fp1    192 dst
        vpxor ymm11, ymm11, [r8 + 3040]                            ;   434.2 fp0+agu0  192 dst
        vpand ymm11, ymm11, ymm2                                   ;   435.2 fp2    192 dst
        vmovdqu [rbp + 3424], ymm8                                 ;   427.5 agu1+fp5  192 dst spill
        vpsllq ymm8, ymm11, 1                                      ;   436.2 fp1    192 dst
        vpxor ymm15, ymm15, ymm8                                   ;   437.2 fp3    192 dst
        vpxor ymm11, ymm11, [r8 + 3040]                            ;   436.2 fp0+agu0  192 dst
        vmovdqu ymm8, [r8 + 1504]                                  ;   428.2 agu1   192 dst reload
        vmovdqu [rbp + 3456], ymm13                                ;   428.5 agu2+fp5  192 dst spill
        vpsrlq ymm13, ymm8, 1                                      ;   435.2 fp2    192 dst
        vpxor ymm13, ymm13, [r8 + 3552]                            ;   436.2 fp3+agu0  192 dst
        vpand ymm13, ymm13, ymm2                                   ;   437.2 fp1    192 dst
        vmovdqu [rbp + 3488], ymm12                                ;   429.5 agu2+fp5  192 dst spill
        vpsllq ymm12, ymm13, 1                                     ;   438.2 fp2    192 dst
        vpxor ymm8, ymm8, ymm12                                    ;   439.2 fp0    192 dst
        vpxor ymm13, ymm13, [r8 + 3552]                            ;   438.2 fp3+agu1  192 dst
        vmovdqu ymm12, [r8 + 2016]                                 ;   433.2 agu0   192 dst reload
        vmovdqu [rbp + 3520], ymm14                                ;   433.3 agu2+fp5  192 dst spill
        vpsrlq ymm14, ymm12, 1                                     ;   440.2 fp1    192 dst
        vpxor ymm14, ymm14, [r8 + 4064]                            ;   441.2 fp2+agu1  192 dst
        vpand ymm14, ymm14, ymm2                                   ;   442.2 fp0    192 dst
        vpsllq ymm2, ymm14, 1                                      ;   443.2 fp1    192 dst
        vpxor ymm12, ymm12, ymm2                                   ;   444.2 fp3    192 dst
        vpsrlq ymm2, ymm4, 2                                       ;   436.7 fp2    192 dst
        vpxor ymm14, ymm14, [r8 + 4064]                            ;   443.2 fp0+agu0  192 dst
        vpxor ymm2, ymm2, ymm8                                     ;   440.2 fp1    192 dst
        vpand ymm2, ymm2, ymm3                                     ;   441.2 fp3    192 dst
        vmovdqu [rbp + 3552], ymm5                                 ;   436.3 agu2+fp5  192 dst spill
        vpsllq ymm5, ymm2, 2                                       ;   442.2 fp2    192 dst
        vpxor ymm4, ymm4, ymm5                                     ;   443.2 fp0    192 dst
        vpsrlq ymm5, ymm15, 2                                      ;   438.2 fp1    192 dst
        vpxor ymm8, ymm8, ymm2                                     ;   442.2 fp3    192 dst
        vpxor ymm5, ymm5, ymm12                                    ;   445.2 fp2    192 dst
        vpand ymm5, ymm5, ymm3                                     ;   446.2 fp0    192 dst
        vpsllq ymm2, ymm5, 2                                       ;   447.2 fp1    192 dst
        vpxor ymm15, ymm15, ymm2                                   ;   448.2 fp3    192 dst
        vpsrlq ymm2, ymm9, 2                                       ;   439.2 fp2    192 dst
        vpxor ymm12, ymm12, ymm5                                   ;   447.2 fp0    192 dst
        vpxor ymm2, ymm2, ymm13                                    ;   440.2 fp1    192 dst
        vpand ymm2, ymm2, ymm3                                     ;   441.2 fp3    192 dst
        vpsllq ymm5, ymm2, 2                                       ;   442.2 fp2    192 dst
        vpxor ymm9, ymm9, ymm5                                     ;   443.2 fp0    192 dst
        vpsrlq ymm5, ymm11, 2                                      ;   441.3 fp1    192 dst
        vpxor ymm13, ymm13, ymm2                                   ;   442.2 fp3    192 dst
        vpxor ymm5, ymm5, ymm14                                    ;   444.2 fp2    192 dst
        vpand ymm5, ymm5, ymm3                                     ;   445.2 fp0    192 dst
        vpsllq ymm2, ymm5, 2                                       ;   446.2 fp1    192 dst
        vpxor ymm11, ymm11, ymm2                                   ;   447.2 fp3    192 dst
        vpsrlq ymm2, ymm4, 4                                       ;   444.2 fp2    192 dst
        vpxor ymm14, ymm14, ymm5                                   ;   446.2 fp0    192 dst
        vpxor ymm2, ymm2, ymm15                                    ;   449.2 fp1    192 dst
        vpand ymm2, ymm2, ymm7                                     ;   450.2 fp3    192 dst
        vpsllq ymm3, ymm2, 4                                       ;   451.2 fp2    192 dst
        vpsrlq ymm5, ymm8, 4                                       ;   444.3 fp1    192 dst
        vpxor ymm4, ymm4, ymm3                                     ;   452.2 fp0    192 dst
        vpxor ymm15, ymm15, ymm2                                   ;   451.2 fp3    192 dst
        vpxor ymm5, ymm5, ymm12                                    ;   448.2 fp2    192 dst
        vpand ymm5, ymm5, ymm7                                     ;   449.2 fp0    192 dst
        vpsllq ymm2, ymm5, 4                                       ;   450.2 fp1    192 dst
        vpsrlq ymm3, ymm9, 4                                       ;   445.7 fp2    192 dst
        vpxor ymm8, ymm8, ymm2                                     ;   451.2 fp3    192 dst
        vpxor ymm12, ymm12, ymm5                                   ;   450.2 fp0    192 dst
        vpxor ymm3, ymm3, ymm11                                    ;   448.2 fp1    192 dst
        vpand ymm3, ymm3, ymm7                                     ;   449.2 fp2    192 dst
        vpsllq ymm2, ymm3, 4                                       ;   450.2 fp1    192 dst
        vpsrlq ymm5, ymm13, 4                                      ;   447.7 fp2    192 dst
        vpxor ymm9, ymm9, ymm2                                     ;   451.2 fp3    192 dst
        vpxor ymm11, ymm11, ymm3                                   ;   450.2 fp0    192 dst
        vpxor ymm5, ymm5, ymm14                                    ;   448.7 fp1    192 dst
        vpand ymm5, ymm5, ymm7                                     ;   449.7 fp3    192 dst
        vpsllq ymm2, ymm5, 4                                       ;   450.7 fp2    192 dst
        vpunpcklbw ymm3, ymm0, ymm1                                ;   449.3 fp1    192 dst
        vpunpckhbw ymm0, ymm0, ymm1                                ;   449.7 fp2    192 dst
        vpxor ymm13, ymm13, ymm2                                   ;   451.7 fp0    192 dst
        vpxor ymm14, ymm14, ymm5                                   ;   450.7 fp3    192 dst
        vmovdqu ymm1, [rbp + 768]                                  ;   449.7 agu1   192 dst reload
        vpunpcklbw ymm2, ymm1, ymm10                               ;   456.7 fp1    192 dst
        vpunpckhbw ymm1, ymm1, ymm10                               ;   456.7 fp2    192 dst
        vpunpcklbw ymm5, ymm3, ymm2                                ;   457.7 fp1    192 dst
        vmovdqu ymm7, [rbp + 1280]                                 ;   450.3 agu0   192 dst reload
        vmovdqu ymm10, [rbp + 1024]                                ;   450.7 agu1   192 dst reload
        vmovdqu [rbp + 768], ymm14                                 ;   451.7 agu2+fp5  192 dst spill
        vpunpcklbw ymm14, ymm10, ymm7                              ;   457.7 fp2    192 dst
        vpunpckhbw ymm7, ymm10, ymm7                               ;   457.7 fp1    192 dst
        vpunpckhbw ymm2, ymm3, ymm2                                ;   457.7 fp2    192 dst
        vmovdqu ymm3, [rbp + 1792]                                 ;   451.3 agu0   192 dst reload
        vmovdqu ymm10, [rbp + 1536]                                ;   451.7 agu1   192 dst reload
        vmovdqu [rbp + 1280], ymm13                                ;   452.7 agu2+fp5  192 dst spill
        vpunpcklbw ymm13, ymm10, ymm3                              ;   458.7 fp1    192 dst
        vpunpckhbw ymm3, ymm10, ymm3                               ;   458.7 fp2    192 dst
        vpunpcklbw ymm10, ymm0, ymm1                               ;   457.7 fp1    192 dst
        vpunpckhbw ymm0, ymm0, ymm1                                ;   457.7 fp2    192 dst
        vpunpcklbw ymm1, ymm14, ymm13                              ;   459.7 fp1    192 dst
        vpunpckhbw ymm13, ymm14, ymm13                             ;   459.7 fp2    192 dst
        vpunpcklbw ymm14, ymm7, ymm3                               ;   459.7 fp1    192 dst
        vpunpckhbw ymm3, ymm7, ymm3                                ;   459.7 fp2    192 dst
        vpunpcklbw ymm7, ymm5, ymm1                                ;   460.7 fp1    192 dst
        vpunpckhbw ymm1, ymm5, ymm1                                ;   460.7 fp2    192 dst
        vpunpcklbw ymm5, ymm10, ymm14                              ;   460.7 fp1    192 dst
        vpunpckhbw ymm10, ymm10, ymm14                             ;   460.7 fp2    192 dst
        vpunpcklbw ymm14, ymm2, ymm13                              ;   460.7 fp1    192 dst
        vpunpckhbw ymm2, ymm2, ymm13                               ;   460.7 fp2    192 dst
        vpunpcklbw ymm13, ymm0, ymm3                               ;   460.7 fp1    192 dst
        vpunpckhbw ymm0, ymm0, ymm3                                ;   460.7 fp2    192 dst
        vmovdqu ymm3, [rbp + 2304]                                 ;   458.3 agu0   192 dst reload
        vmovdqu [rbp + 1792], ymm0                                 ;   461.7 agu1+fp5  192 dst spill
        vmovdqu ymm0, [rbp + 2048]                                 ;   459.3 agu0   192 dst reload
        vmovdqu [rbp + 1536], ymm2                                 ;   461.7 agu2+fp5  192 dst spill
        vpunpcklbw ymm2, ymm0, ymm3                                ;   466.3 fp1    192 dst
        vpunpckhbw ymm0, ymm0, ymm3                                ;   466.3 fp2    192 dst
        vpunpcklbw ymm3, ymm6, ymm4                                ;   462.3 fp1    192 dst
        vpunpckhbw ymm4, ymm6, ymm4                                ;   462.7 fp2    192 dst
        vmovdqu ymm6, [rbp + 2816]                                 ;   460.0 agu1   192 dst reload
        vmovdqu [rbp + 2304], ymm10                                ;   461.7 agu2+fp5  192 dst spill
        vmovdqu ymm10, [rbp + 2560]                                ;   460.3 agu0   192 dst reload
        vmovdqu [rbp + 2048], ymm1                                 ;   461.7 agu1+fp5  192 dst spill
        vpunpcklbw ymm1, ymm10, ymm6                               ;   467.3 fp1    192 dst
        vpunpckhbw ymm6, ymm10, ymm6                               ;   467.3 fp2    192 dst
        vmovdqu ymm10, [rbp + 3328]                                ;   461.3 agu0   192 dst reload
        vmovdqu [rbp + 2816], ymm13                                ;   462.5 agu2+fp5  192 dst spill
        vmovdqu ymm13, [rbp + 3072]                                ;   462.0 agu1   192 dst reload
        vmovdqu [rbp + 2560], ymm14                                ;   463.5 agu2+fp5  192 dst spill
        vpunpcklbw ymm14, ymm13, ymm10                             ;   469.0 fp1    192 dst
        vpunpckhbw ymm10, ymm13, ymm10                             ;   469.0 fp2    192 dst
        vpunpcklbw ymm13, ymm2, ymm1                               ;   468.3 fp1    192 dst
        vpunpckhbw ymm1, ymm2, ymm1                                ;   468.3 fp2    192 dst
        vpunpcklbw ymm2, ymm0, ymm6                                ;   468.3 fp1    192 dst
        vpunpckhbw ymm0, ymm0, ymm6                                ;   468.3 fp2    192 dst
        vpunpcklbw ymm6, ymm14, ymm3                               ;   470.0 fp1    192 dst
        vpunpckhbw ymm3, ymm14, ymm3                               ;   470.0 fp2    192 dst
        vpunpcklbw ymm14, ymm10, ymm4                              ;   470.0 fp1    192 dst
        vpunpckhbw ymm4, ymm10, ymm4                               ;   470.0 fp2    192 dst
        vpunpcklbw ymm10, ymm13, ymm6                              ;   471.0 fp1    192 dst
        vpunpckhbw ymm6, ymm13, ymm6                               ;   471.0 fp2    192 dst
        vpunpcklbw ymm13, ymm2, ymm14                              ;   471.0 fp1    192 dst
        vpunpckhbw ymm2, ymm2, ymm14                               ;   471.0 fp2    192 dst
        vpunpcklbw ymm14, ymm1, ymm3                               ;   471.3 fp1    192 dst
        vpunpckhbw ymm1, ymm1, ymm3                                ;   471.7 fp2    192 dst
        vpunpcklbw ymm3, ymm0, ymm4                                ;   472.3 fp1    192 dst
        vpunpckhbw ymm0, ymm0, ymm4                                ;   472.7 fp2    192 dst
        vmovdqu ymm4, [rbp + 512]                                  ;   468.7 agu0   192 dst reload
        vmovdqu [rbp + 3328], ymm0                                 ;   473.7 agu1+fp5  192 dst spill
        vmovdqu ymm0, [rbp + 256]                                  ;   469.7 agu0   192 dst reload
        vmovdqu [rbp + 3072], ymm1                                 ;   472.7 agu2+fp5  192 dst spill
        vpunpcklbw ymm1, ymm0, ymm4                                ;   476.7 fp1    192 dst
        vpunpckhbw ymm0, ymm0, ymm4                                ;   476.7 fp2    192 dst
        vmovdqu ymm4, [rbp + 736]                                  ;   470.0 agu1   192 dst reload
        vmovdqu [rbp + 512], ymm2                                  ;   472.0 agu2+fp5  192 dst spill
        vmovdqu ymm2, [rbp + 480]                                  ;   470.7 agu0   192 dst reload
        vmovdqu [rbp + 256], ymm6                                  ;   472.0 agu1+fp5  192 dst spill
        vpunpcklbw ymm6, ymm2, ymm4                                ;   477.7 fp1    192 dst
        vpunpckhbw ymm2, ymm2, ymm4                                ;   477.7 fp2    192 dst
        vmovdqu ymm4, [rbp + 1248]                                 ;   471.7 agu0   192 dst reload
        vmovdqu [rbp + 736], ymm3                                  ;   473.3 agu2+fp5  192 dst spill
        vmovdqu ymm3, [rbp + 992]                                  ;   472.0 agu1   192 dst reload
        vmovdqu [rbp + 480], ymm14                                 ;   473.8 agu2+fp5  192 dst spill
        vpunpcklbw ymm14, ymm3, ymm4                               ;   479.0 fp1    192 dst
        vpunpckhbw ymm3, ymm3, ymm4                                ;   479.0 fp2    192 dst
        vpunpcklbw ymm4, ymm1, ymm6                                ;   478.7 fp1    192 dst
        vpunpckhbw ymm1, ymm1, ymm6                                ;   478.7 fp2    192 dst
        vmovdqu ymm6, [rbp + 1760]                                 ;   472.7 agu0   192 dst reload
        vmovdqu [rbp + 1248], ymm5                                 ;   474.8 agu1+fp5  192 dst spill
        vmovdqu ymm5, [rbp + 1504]                                 ;   473.7 agu0   192 dst reload
        vmovdqu [rbp + 992], ymm13                                 ;   475.8 agu2+fp5  192 dst spill
        vpunpcklbw ymm13, ymm5, ymm6                               ;   480.7 fp1    192 dst
        vpunpckhbw ymm5, ymm5, ymm6                                ;   480.7 fp2    192 dst
        vpunpcklbw ymm6, ymm0, ymm2                                ;   478.7 fp1    192 dst
        vpunpckhbw ymm0, ymm0, ymm2                                ;   478.7 fp2    192 dst
        vpunpcklbw ymm2, ymm14, ymm13                              ;   481.7 fp1    192 dst
        vpunpckhbw ymm13, ymm14, ymm13                             ;   481.7 fp2    192 dst
        vpunpcklbw ymm14, ymm3, ymm5                               ;   481.7 fp1    192 dst
        vpunpckhbw ymm3, ymm3, ymm5                                ;   481.7 fp2    192 dst
        vpunpcklbw ymm5, ymm4, ymm2                                ;   482.7 fp1    192 dst
        vpunpckhbw ymm2, ymm4, ymm2                                ;   482.7 fp2    192 dst
        vpunpcklbw ymm4, ymm6, ymm14                               ;   482.7 fp1    192 dst
        vpunpckhbw ymm6, ymm6, ymm14                               ;   482.7 fp2    192 dst
        vpunpcklbw ymm14, ymm1, ymm13                              ;   483.3 fp1    192 dst
        vpunpckhbw ymm1, ymm1, ymm13                               ;   483.7 fp2    192 dst
        vpunpcklbw ymm13, ymm0, ymm3                               ;   484.3 fp1    192 dst
        vpunpckhbw ymm0, ymm0, ymm3                                ;   484.7 fp2    192 dst
        vmovdqu ymm3, [rbp + 2272]                                 ;   479.3 agu1   192 dst reload
        vmovdqu [rbp + 1760], ymm0                                 ;   485.7 agu2+fp5  192 dst spill
        vmovdqu ymm0, [rbp + 2016]                                 ;   479.7 agu0   192 dst reload
        vmovdqu [rbp + 1504], ymm1                                 ;   484.7 agu1+fp5  192 dst spill
        vpunpcklbw ymm1, ymm0, ymm3                                ;   486.7 fp1    192 dst
        vpunpckhbw ymm0, ymm0, ymm3                                ;   486.7 fp2    192 dst
        vmovdqu ymm3, [rbp + 2784]                                 ;   481.7 agu0   192 dst reload
        vmovdqu [rbp + 2272], ymm6                                 ;   483.7 agu2+fp5  192 dst spill
        vmovdqu ymm6, [rbp + 2528]                                 ;   482.0 agu1   192 dst reload
        vmovdqu [rbp + 2016], ymm2                                 ;   483.7 agu0+fp5  192 dst spill
        vpunpcklbw ymm2, ymm6, ymm3                                ;   489.0 fp1    192 dst
        vpunpckhbw ymm3, ymm6, ymm3                                ;   489.0 fp2    192 dst
        vmovdqu ymm6, [rbp + 3296]                                 ;   483.0 agu1   192 dst reload
        vmovdqu [rbp + 2784], ymm13                                ;   485.3 agu2+fp5  192 dst spill
        vmovdqu ymm13, [rbp + 3040]                                ;   483.7 agu0   192 dst reload
        vmovdqu [rbp + 2528], ymm14                                ;   484.8 agu2+fp5  192 dst spill
        vpunpcklbw ymm14, ymm13, ymm6                              ;   490.7 fp1    192 dst
        vpunpckhbw ymm6, ymm13, ymm6                               ;   490.7 fp2    192 dst
        vpunpcklbw ymm13, ymm1, ymm2                               ;   490.0 fp1    192 dst
        vpunpckhbw ymm1, ymm1, ymm2                                ;   490.0 fp2    192 dst
        vmovdqu ymm2, [rbp + 3552]                                 ;   484.0 agu1   192 dst reload
        vmovdqu [rbp + 3296], ymm4                                 ;   485.8 agu0+fp5  192 dst spill
        vpunpcklbw ymm4, ymm2, ymm15                               ;   491.0 fp1    192 dst
        vpunpckhbw ymm2, ymm2, ymm15                               ;   491.0 fp2    192 dst
        vpunpcklbw ymm15, ymm0, ymm3                               ;   490.3 fp1    192 dst
        vpunpckhbw ymm0, ymm0, ymm3                                ;   490.7 fp2    192 dst
        vpunpcklbw ymm3, ymm14, ymm4                               ;   492.0 fp1    192 dst
        vpunpckhbw ymm4, ymm14, ymm4                               ;   492.0 fp2    192 dst
        vpunpcklbw ymm14, ymm6, ymm2                               ;   492.3 fp1    192 dst
        vpunpckhbw ymm2, ymm6, ymm2                                ;   492.7 fp2    192 dst
        vpunpcklbw ymm6, ymm13, ymm3                               ;   493.3 fp1    192 dst
        vpunpckhbw ymm3, ymm13, ymm3                               ;   493.7 fp2    192 dst
        vpunpcklbw ymm13, ymm15, ymm14                             ;   494.3 fp1    192 dst
        vpunpckhbw ymm14, ymm15, ymm14                             ;   494.7 fp2    192 dst
        vpunpcklbw ymm15, ymm1, ymm4                               ;   495.3 fp1    192 dst
        vpunpckhbw ymm1, ymm1, ymm4                                ;   495.7 fp2    192 dst
        vpunpcklbw ymm4, ymm0, ymm2                                ;   496.3 fp1    192 dst
        vpunpckhbw ymm0, ymm0, ymm2                                ;   496.7 fp2    192 dst
        vmovdqu ymm2, [rbp + 224]                                  ;   490.8 agu1   192 dst reload
        vmovdqu [rbp + 3552], ymm0                                 ;   497.7 agu2+fp5  192 dst spill
        vmovdqu ymm0, [rbp + 192]                                  ;   491.2 agu0   192 dst reload
        vmovdqu [rbp + 3040], ymm1                                 ;   496.7 agu1+fp5  192 dst spill
        vpunpcklbw ymm1, ymm0, ymm2                                ;   498.2 fp1    192 dst
        vpunpckhbw ymm0, ymm0, ymm2                                ;   498.2 fp2    192 dst
        vmovdqu ymm2, [rbp + 704]                                  ;   492.2 agu0   192 dst reload
        vmovdqu [rbp + 224], ymm14                                 ;   495.7 agu2+fp5  192 dst spill
        vmovdqu ymm14, [rbp + 448]                                 ;   492.8 agu1   192 dst reload
        vmovdqu [rbp + 192], ymm3                                  ;   494.7 agu0+fp5  192 dst spill
        vpunpcklbw ymm3, ymm14, ymm2                               ;   499.8 fp1    192 dst
        vpunpckhbw ymm2, ymm14, ymm2                               ;   499.8 fp2    192 dst
        vmovdqu ymm14, [rbp + 1216]                                ;   493.8 agu1   192 dst reload
        vmovdqu [rbp + 704], ymm4                                  ;   497.3 agu2+fp5  192 dst spill
        vmovdqu ymm4, [rbp + 960]                                  ;   494.2 agu0   192 dst reload
        vmovdqu [rbp + 448], ymm15                                 ;   496.3 agu2+fp5  192 dst spill
        vpunpcklbw ymm15, ymm4, ymm14                              ;   501.2 fp1    192 dst
        vpunpckhbw ymm4, ymm4, ymm14                               ;   501.2 fp2    192 dst
        vpunpcklbw ymm14, ymm1, ymm3                               ;   500.8 fp1    192 dst
        vpunpckhbw ymm1, ymm1, ymm3                                ;   500.8 fp2    192 dst
        vmovdqu ymm3, [rbp + 1728]                                 ;   495.7 agu1   192 dst reload
        vmovdqu [rbp + 1216], ymm13                                ;   497.0 agu0+fp5  192 dst spill
        vmovdqu ymm13, [rbp + 1472]                                ;   496.7 agu1   192 dst reload
        vmovdqu [rbp + 960], ymm5                                  ;   498.0 agu2+fp5  192 dst spill
        vpunpcklbw ymm5, ymm13, ymm3                               ;   503.7 fp1    192 dst
        vpunpckhbw ymm3, ymm13, ymm3                               ;   503.7 fp2    192 dst
        vpunpcklbw ymm13, ymm0, ymm2                               ;   502.3 fp1    192 dst
        vpunpckhbw ymm0, ymm0, ymm2                                ;   502.7 fp2    192 dst
        vpunpcklbw ymm2, ymm15, ymm5                               ;   504.7 fp1    192 dst
        vpunpckhbw ymm5, ymm15, ymm5                               ;   504.7 fp2    192 dst
        vpunpcklbw ymm15, ymm4, ymm3                               ;   504.7 fp1    192 dst
        vpunpckhbw ymm3, ymm4, ymm3                                ;   504.7 fp2    192 dst
        vpunpcklbw ymm4, ymm14, ymm2                               ;   505.7 fp1    192 dst
        vpunpckhbw ymm2, ymm14, ymm2                               ;   505.7 fp2    192 dst
        vpunpcklbw ymm14, ymm13, ymm15                             ;   506.3 fp1    192 dst
        vpunpckhbw ymm13, ymm13, ymm15                             ;   506.7 fp2    192 dst
        vpunpcklbw ymm15, ymm1, ymm5                               ;   507.3 fp1    192 dst
        vpunpckhbw ymm1, ymm1, ymm5                                ;   507.7 fp2    192 dst
        vpunpcklbw ymm5, ymm0, ymm3                                ;   508.3 fp1    192 dst
        vpunpckhbw ymm0, ymm0, ymm3                                ;   508.7 fp2    192 dst
        vmovdqu ymm3, [rbp + 2240]                                 ;   502.3 agu0   192 dst reload
        vmovdqu [rbp + 1728], ymm0                                 ;   509.7 agu2+fp5  192 dst spill
        vmovdqu ymm0, [rbp + 1984]                                 ;   502.7 agu1   192 dst reload
        vmovdqu [rbp + 1472], ymm1                                 ;   508.7 agu0+fp5  192 dst spill
        vpunpcklbw ymm1, ymm0, ymm3                                ;   509.7 fp1    192 dst
        vpunpckhbw ymm0, ymm0, ymm3                                ;   509.7 fp2    192 dst
        vmovdqu ymm3, [rbp + 2752]                                 ;   504.7 agu1   192 dst reload
        vmovdqu [rbp + 2240], ymm13                                ;   507.7 agu2+fp5  192 dst spill
        vmovdqu ymm13, [rbp + 2496]                                ;   505.0 agu0   192 dst reload
        vmovdqu [rbp + 1984], ymm2                                 ;   506.7 agu1+fp5  192 dst spill
        vpunpcklbw ymm2, ymm13, ymm3                               ;   512.0 fp1    192 dst
        vpunpckhbw ymm3, ymm13, ymm3                               ;   512.0 fp2    192 dst
        vmovdqu ymm13, [rbp + 3264]                                ;   506.0 agu0   192 dst reload
        vmovdqu [rbp + 2752], ymm5                                 ;   509.3 agu2+fp5  192 dst spill
        vmovdqu ymm5, [rbp + 3008]                                 ;   506.7 agu1   192 dst reload
        vmovdqu [rbp + 2496], ymm15                                ;   508.3 agu2+fp5  192 dst spill
        vpunpcklbw ymm15, ymm5, ymm13                              ;   513.7 fp1    192 dst
        vpunpckhbw ymm5, ymm5, ymm13                               ;   513.7 fp2    192 dst
        vpunpcklbw ymm13, ymm1, ymm2                               ;   513.0 fp1    192 dst
        vpunpckhbw ymm1, ymm1, ymm2                                ;   513.0 fp2    192 dst
        vmovdqu ymm2, [rbp + 3520]                                 ;   507.7 agu0   192 dst reload
        vmovdqu [rbp + 3264], ymm14                                ;   508.8 agu1+fp5  192 dst spill
        vpunpcklbw ymm14, ymm2, ymm8                               ;   514.7 fp1    192 dst
        vpunpckhbw ymm2, ymm2, ymm8                                ;   514.7 fp2    192 dst
        vpunpcklbw ymm8, ymm0, ymm3                                ;   514.3 fp1    192 dst
        vpunpckhbw ymm0, ymm0, ymm3                                ;   514.7 fp2    192 dst
        vpunpcklbw ymm3, ymm15, ymm14                              ;   515.7 fp1    192 dst
        vpunpckhbw ymm14, ymm15, ymm14                             ;   515.7 fp2    192 dst
        vpunpcklbw ymm15, ymm5, ymm2                               ;   516.3 fp1    192 dst
        vpunpckhbw ymm2, ymm5, ymm2                                ;   516.7 fp2    192 dst
        vpunpcklbw ymm5, ymm13, ymm3                               ;   517.3 fp1    192 dst
        vpunpckhbw ymm3, ymm13, ymm3                               ;   517.7 fp2    192 dst
        vpunpcklbw ymm13, ymm8, ymm15                              ;   518.3 fp1    192 dst
        vpunpckhbw ymm8, ymm8, ymm15                               ;   518.7 fp2    192 dst
        vpunpcklbw ymm15, ymm1, ymm14                              ;   519.3 fp1    192 dst
        vpunpckhbw ymm1, ymm1, ymm14                               ;   519.7 fp2    192 dst
        vpunpcklbw ymm14, ymm0, ymm2                               ;   520.3 fp1    192 dst
        vpunpckhbw ymm0, ymm0, ymm2                                ;   520.7 fp2    192 dst
        vmovdqu ymm2, [rbp + 160]                                  ;   514.3 agu0   192 dst reload
        vmovdqu [rbp + 3520], ymm0                                 ;   521.7 agu2+fp5  192 dst spill
        vmovdqu ymm0, [rbp + 0]                                    ;   514.7 agu1   192 dst reload
        vmovdqu [rbp + 3008], ymm1                                 ;   520.7 agu0+fp5  192 dst spill
        vpunpcklbw ymm1, ymm0, ymm2                                ;   521.7 fp1    192 dst
        vpunpckhbw ymm0, ymm0, ymm2                                ;   521.7 fp2    192 dst
        vmovdqu ymm2, [rbp + 672]                                  ;   515.7 agu1   192 dst reload
        vmovdqu [rbp + 160], ymm8                                  ;   519.7 agu2+fp5  192 dst spill
        vmovdqu ymm8, [rbp + 416]                                  ;   516.3 agu0   192 dst reload
        vmovdqu [rbp + 0], ymm3                                    ;   518.7 agu1+fp5  192 dst spill
        vpunpcklbw ymm3, ymm8, ymm2                                ;   523.3 fp1    192 dst
        vpunpckhbw ymm2, ymm8, ymm2                                ;   523.3 fp2    192 dst
        vmovdqu ymm8, [rbp + 1184]                                 ;   517.3 agu0   192 dst reload
        vmovdqu [rbp + 672], ymm14                                 ;   521.3 agu2+fp5  192 dst spill
        vmovdqu ymm14, [rbp + 928]                                 ;   517.7 agu1   192 dst reload
        vmovdqu [rbp + 416], ymm15                                 ;   520.3 agu0+fp5  192 dst spill
        vpunpcklbw ymm15, ymm14, ymm8                              ;   524.7 fp1    192 dst
        vpunpckhbw ymm8, ymm14, ymm8                               ;   524.7 fp2    192 dst
        vpunpcklbw ymm14, ymm1, ymm3                               ;   524.3 fp1    192 dst
        vpunpckhbw ymm1, ymm1, ymm3                                ;   524.7 fp2    192 dst
        vmovdqu ymm3, [rbp + 1696]                                 ;   519.7 agu1   192 dst reload
        vmovdqu [rbp + 1184], ymm13                                ;   520.5 agu2+fp5  192 dst spill
        vmovdqu ymm13, [rbp + 1440]                                ;   520.0 agu0   192 dst reload
        vmovdqu [rbp + 928], ymm4                                  ;   521.5 agu1+fp5  192 dst spill
        vpunpcklbw ymm4, ymm13, ymm3                               ;   527.0 fp1    192 dst
        vpunpckhbw ymm3, ymm13, ymm3                               ;   527.0 fp2    192 dst
        vpunpcklbw ymm13, ymm0, ymm2                               ;   526.3 fp1    192 dst
        vpunpckhbw ymm0, ymm0, ymm2                                ;   526.7 fp2    192 dst
        vpunpcklbw ymm2, ymm15, ymm4                               ;   528.0 fp1    192 dst
        vpunpckhbw ymm4, ymm15, ymm4                               ;   528.0 fp2    192 dst
        vpunpcklbw ymm15, ymm8, ymm3                               ;   528.3 fp1    192 dst
        vpunpckhbw ymm3, ymm8, ymm3                                ;   528.7 fp2    192 dst
        vpunpcklbw ymm8, ymm14, ymm2                               ;   529.3 fp1    192 dst
        vpunpckhbw ymm2, ymm14, ymm2                               ;   529.7 fp2    192 dst
        vpunpcklbw ymm14, ymm13, ymm15                             ;   530.3 fp1    192 dst
        vpunpckhbw ymm13, ymm13, ymm15                             ;   530.7 fp2    192 dst
        vpunpcklbw ymm15, ymm1, ymm4                               ;   531.3 fp1    192 dst
        vpunpckhbw ymm1, ymm1, ymm4                                ;   531.7 fp2    192 dst
        vpunpcklbw ymm4, ymm0, ymm3                                ;   532.3 fp1    192 dst
        vpunpckhbw ymm0, ymm0, ymm3                                ;   532.7 fp2    192 dst
        vmovdqu ymm3, [rbp + 2208]                                 ;   526.3 agu0   192 dst reload
        vmovdqu [rbp + 1696], ymm0                                 ;   533.7 agu2+fp5  192 dst spill
        vmovdqu ymm0, [rbp + 1952]                                 ;   526.7 agu1   192 dst reload
        vmovdqu [rbp + 1440], ymm1                                 ;   532.7 agu0+fp5  192 dst spill
        vpunpcklbw ymm1, ymm0, ymm3                                ;   533.7 fp1    192 dst
        vpunpckhbw ymm0, ymm0, ymm3                                ;   533.7 fp2    192 dst
        vmovdqu ymm3, [rbp + 2720]                                 ;   528.0 agu1   192 dst reload
        vmovdqu [rbp + 2208], ymm13                                ;   531.7 agu2+fp5  192 dst spill
        vmovdqu ymm13, [rbp + 2464]                                ;   528.3 agu0   192 dst reload
        vmovdqu [rbp + 1952], ymm2                                 ;   530.7 agu1+fp5  192 dst spill
        vpunpcklbw ymm2, ymm13, ymm3                               ;   535.3 fp1    192 dst
        vpunpckhbw ymm3, ymm13, ymm3                               ;   535.3 fp2    192 dst
        vmovdqu ymm13, [rbp + 3232]                                ;   529.3 agu0   192 dst reload
        vmovdqu [rbp + 2720], ymm4                                 ;   533.3 agu2+fp5  192 dst spill
        vmovdqu ymm4, [rbp + 2976]                                 ;   530.0 agu1   192 dst reload
        vmovdqu [rbp + 2464], ymm15                                ;   532.3 agu0+fp5  192 dst spill
        vpunpcklbw ymm15, ymm4, ymm13                              ;   537.0 fp1    192 dst
        vpunpckhbw ymm4, ymm4, ymm13                               ;   537.0 fp2    192 dst
        vpunpcklbw ymm13, ymm1, ymm2                               ;   536.3 fp1    192 dst
        vpunpckhbw ymm1, ymm1, ymm2                                ;   536.7 fp2    192 dst
        vmovdqu ymm2, [rbp + 3488]                                 ;   531.7 agu1   192 dst reload
        vmovdqu [rbp + 3232], ymm14                                ;   532.5 agu2+fp5  192 dst spill
        vpunpcklbw ymm14, ymm2, ymm12                              ;   538.7 fp1    192 dst
        vpunpckhbw ymm2, ymm2, ymm12                               ;   538.7 fp2    192 dst
        vpunpcklbw ymm12, ymm0, ymm3                               ;   538.3 fp1    192 dst
        vpunpckhbw ymm0, ymm0, ymm3                                ;   538.7 fp2    192 dst
        vpunpcklbw ymm3, ymm15, ymm14                              ;   539.7 fp1    192 dst
        vpunpckhbw ymm14, ymm15, ymm14                             ;   539.7 fp2    192 dst
        vpunpcklbw ymm15, ymm4, ymm2                               ;   540.3 fp1    192 dst
        vpunpckhbw ymm2, ymm4, ymm2                                ;   540.7 fp2    192 dst
        vpunpcklbw ymm4, ymm13, ymm3                               ;   541.3 fp1    192 dst
        vpunpckhbw ymm3, ymm13, ymm3                               ;   541.7 fp2    192 dst
        vpunpcklbw ymm13, ymm12, ymm15                             ;   542.3 fp1    192 dst
        vpunpckhbw ymm12, ymm12, ymm15                             ;   542.7 fp2    192 dst
        vpunpcklbw ymm15, ymm1, ymm14                              ;   543.3 fp1    192 dst
        vpunpckhbw ymm1, ymm1, ymm14                               ;   543.7 fp2    192 dst
        vpunpcklbw ymm14, ymm0, ymm2                               ;   544.3 fp1    192 dst
        vpunpckhbw ymm0, ymm0, ymm2                                ;   544.7 fp2    192 dst
        vmovdqu ymm2, [rbp + 128]                                  ;   538.3 agu0   192 dst reload
        vmovdqu [rbp + 3488], ymm0                                 ;   545.7 agu1+fp5  192 dst spill
        vmovdqu ymm0, [rbp - 32]                                   ;   539.3 agu0   192 dst reload
        vmovdqu [rbp + 2976], ymm1                                 ;   544.7 agu2+fp5  192 dst spill
        vpunpcklbw ymm1, ymm0, ymm2                                ;   546.3 fp1    192 dst
        vpunpckhbw ymm0, ymm0, ymm2                                ;   546.3 fp2    192 dst
        vmovdqu ymm2, [rbp + 640]                                  ;   539.7 agu1   192 dst reload
        vmovdqu [rbp + 128], ymm12                                 ;   543.7 agu2+fp5  192 dst spill
        vmovdqu ymm12, [rbp + 384]                                 ;   540.3 agu0   192 dst reload
        vmovdqu [rbp - 32], ymm3                                   ;   542.7 agu1+fp5  192 dst spill
        vpunpcklbw ymm3, ymm12, ymm2                               ;   547.3 fp1    192 dst
        vpunpckhbw ymm2, ymm12, ymm2                               ;   547.3 fp2    192 dst
        vmovdqu ymm12, [rbp + 1152]                                ;   541.3 agu0   192 dst reload
        vmovdqu [rbp + 640], ymm14                                 ;   545.3 agu2+fp5  192 dst spill
        vmovdqu ymm14, [rbp + 896]                                 ;   541.7 agu1   192 dst reload
        vmovdqu [rbp + 384], ymm15                                 ;   544.3 agu0+fp5  192 dst spill
        vpunpcklbw ymm15, ymm14, ymm12                             ;   548.7 fp1    192 dst
        vpunpckhbw ymm12, ymm14, ymm12                             ;   548.7 fp2    192 dst
        vpunpcklbw ymm14, ymm1, ymm3                               ;   548.3 fp1    192 dst
        vpunpckhbw ymm1, ymm1, ymm3                                ;   548.7 fp2    192 dst
        vmovdqu ymm3, [rbp + 1664]                                 ;   543.7 agu1   192 dst reload
        vmovdqu [rbp + 1152], ymm13                                ;   544.5 agu2+fp5  192 dst spill
        vmovdqu ymm13, [rbp + 1408]                                ;   544.0 agu0   192 dst reload
        vmovdqu [rbp + 896], ymm8                                  ;   545.5 agu1+fp5  192 dst spill
        vpunpcklbw ymm8, ymm13, ymm3                               ;   551.0 fp1    192 dst
        vpunpckhbw ymm3, ymm13, ymm3                               ;   551.0 fp2    192 dst
        vpunpcklbw ymm13, ymm0, ymm2                               ;   550.3 fp1    192 dst
        vpunpckhbw ymm0, ymm0, ymm2                                ;   550.7 fp2    192 dst
        vpunpcklbw ymm2, ymm15, ymm8                               ;   552.0 fp1    192 dst
        vpunpckhbw ymm8, ymm15, ymm8                               ;   552.0 fp2    192 dst
        vpunpcklbw ymm15, ymm12, ymm3                              ;   552.3 fp1    192 dst
        vpunpckhbw ymm3, ymm12, ymm3                               ;   552.7 fp2    192 dst
        vpunpcklbw ymm12, ymm14, ymm2                              ;   553.3 fp1    192 dst
        vpunpckhbw ymm2, ymm14, ymm2                               ;   553.7 fp2    192 dst
        vpunpcklbw ymm14, ymm13, ymm15                             ;   554.3 fp1    192 dst
        vpunpckhbw ymm13, ymm13, ymm15                             ;   554.7 fp2    192 dst
        vpunpcklbw ymm15, ymm1, ymm8                               ;   555.3 fp1    192 dst
        vpunpckhbw ymm1, ymm1, ymm8                                ;   555.7 fp2    192 dst
        vpunpcklbw ymm8, ymm0, ymm3                                ;   556.3 fp1    192 dst
        vpunpckhbw ymm0, ymm0, ymm3                                ;   556.7 fp2    192 dst
        vmovdqu ymm3, [rbp + 2176]                                 ;   550.3 agu0   192 dst reload
        vmovdqu [rbp + 1664], ymm0                                 ;   557.7 agu2+fp5  192 dst spill
        vmovdqu ymm0, [rbp + 1920]                                 ;   550.7 agu1   192 dst reload
        vmovdqu [rbp + 1408], ymm1                                 ;   556.7 agu0+fp5  192 dst spill
        vpunpcklbw ymm1, ymm0, ymm3                                ;   557.7 fp1    192 dst
        vpunpckhbw ymm0, ymm0, ymm3                                ;   557.7 fp2    192 dst
        vmovdqu ymm3, [rbp + 2688]                                 ;   552.0 agu1   192 dst reload
        vmovdqu [rbp + 2176], ymm13                                ;   555.7 agu2+fp5  192 dst spill
        vmovdqu ymm13, [rbp + 2432]                                ;   552.3 agu0   192 dst reload
        vmovdqu [rbp + 1920], ymm2                                 ;   554.7 agu1+fp5  192 dst spill
        vpunpcklbw ymm2, ymm13, ymm3                               ;   559.3 fp1    192 dst
        vpunpckhbw ymm3, ymm13, ymm3                               ;   559.3 fp2    192 dst
        vmovdqu ymm13, [rbp + 3200]                                ;   553.3 agu0   192 dst reload
        vmovdqu [rbp + 2688], ymm8                                 ;   557.3 agu2+fp5  192 dst spill
        vmovdqu ymm8, [rbp + 2944]                                 ;   554.0 agu1   192 dst reload
        vmovdqu [rbp + 2432], ymm15                                ;   556.3 agu0+fp5  192 dst spill
        vpunpcklbw ymm15, ymm8, ymm13                              ;   561.0 fp1    192 dst
        vpunpckhbw ymm8, ymm8, ymm13                               ;   561.0 fp2    192 dst
        vpunpcklbw ymm13, ymm1, ymm2                               ;   560.3 fp1    192 dst
        vpunpckhbw ymm1, ymm1, ymm2                                ;   560.7 fp2    192 dst
        vmovdqu ymm2, [rbp + 3456]                                 ;   555.7 agu1   192 dst reload
        vmovdqu [rbp + 3200], ymm14                                ;   556.5 agu2+fp5  192 dst spill
        vpunpcklbw ymm14, ymm2, ymm9                               ;   562.7 fp1    192 dst
        vpunpckhbw ymm2, ymm2, ymm9                                ;   562.7 fp2    192 dst
        vpunpcklbw ymm9, ymm0, ymm3                                ;   562.3 fp1    192 dst
        vpunpckhbw ymm0, ymm0, ymm3                                ;   562.7 fp2    192 dst
        vpunpcklbw ymm3, ymm15, ymm14                              ;   563.7 fp1    192 dst
        vpunpckhbw ymm14, ymm15, ymm14                             ;   563.7 fp2    192 dst
        vpunpcklbw ymm15, ymm8, ymm2                               ;   564.3 fp1    192 dst
        vpunpckhbw ymm2, ymm8, ymm2                                ;   564.7 fp2    192 dst
        vpunpcklbw ymm8, ymm13, ymm3                               ;   565.3 fp1    192 dst
        vpunpckhbw ymm3, ymm13, ymm3                               ;   565.7 fp2    192 dst
        vpunpcklbw ymm13, ymm9, ymm15                              ;   566.3 fp1    192 dst
        vpunpckhbw ymm9, ymm9, ymm15                               ;   566.7 fp2    192 dst
        vpunpcklbw ymm15, ymm1, ymm14                              ;   567.3 fp1    192 dst
        vpunpckhbw ymm1, ymm1, ymm14                               ;   567.7 fp2    192 dst
        vpunpcklbw ymm14, ymm0, ymm2                               ;   568.3 fp1    192 dst
        vpunpckhbw ymm0, ymm0, ymm2                                ;   568.7 fp2    192 dst
        vmovdqu ymm2, [rbp + 96]                                   ;   562.3 agu0   192 dst reload
        vmovdqu [rbp + 3456], ymm0                                 ;   569.7 agu1+fp5  192 dst spill
        vmovdqu ymm0, [rbp - 64]                                   ;   563.3 agu0   192 dst reload
        vmovdqu [rbp + 2944], ymm1                                 ;   568.7 agu2+fp5  192 dst spill
        vpunpcklbw ymm1, ymm0, ymm2                                ;   570.3 fp1    192 dst
        vpunpckhbw ymm0, ymm0, ymm2                                ;   570.3 fp2    192 dst
        vmovdqu ymm2, [rbp + 608]                                  ;   563.7 agu1   192 dst reload
        vmovdqu [rbp + 96], ymm9                                   ;   567.7 agu2+fp5  192 dst spill
        vmovdqu ymm9, [rbp + 352]                                  ;   564.3 agu0   192 dst reload
        vmovdqu [rbp - 64], ymm3                                   ;   566.7 agu1+fp5  192 dst spill
        vpunpcklbw ymm3, ymm9, ymm2                                ;   571.3 fp1    192 dst
        vpunpckhbw ymm2, ymm9, ymm2                                ;   571.3 fp2    192 dst
        vmovdqu ymm9, [rbp + 1120]                                 ;   565.3 agu0   192 dst reload
        vmovdqu [rbp + 608], ymm14                                 ;   569.3 agu2+fp5  192 dst spill
        vmovdqu ymm14, [rbp + 864]                                 ;   565.7 agu1   192 dst reload
        vmovdqu [rbp + 352], ymm15                                 ;   568.3 agu0+fp5  192 dst spill
        vpunpcklbw ymm15, ymm14, ymm9                              ;   572.7 fp1    192 dst
        vpunpckhbw ymm9, ymm14, ymm9                               ;   572.7 fp2    192 dst
        vpunpcklbw ymm14, ymm1, ymm3                               ;   572.3 fp1    192 dst
        vpunpckhbw ymm1, ymm1, ymm3                                ;   572.7 fp2    192 dst
        vmovdqu ymm3, [rbp + 1632]                                 ;   567.7 agu1   192 dst reload
        vmovdqu [rbp + 1120], ymm13                                ;   568.5 agu2+fp5  192 dst spill
        vmovdqu ymm13, [rbp + 1376]                                ;   568.0 agu0   192 dst reload
        vmovdqu [rbp + 864], ymm12                                 ;   569.5 agu1+fp5  192 dst spill
        vpunpcklbw ymm12, ymm13, ymm3                              ;   575.0 fp1    192 dst
        vpunpckhbw ymm3, ymm13, ymm3                               ;   575.0 fp2    192 dst
        vpunpcklbw ymm13, ymm0, ymm2                               ;   574.3 fp1    192 dst
        vpunpckhbw ymm0, ymm0, ymm2                                ;   574.7 fp2    192 dst
        vpunpcklbw ymm2, ymm15, ymm12                              ;   576.0 fp1    192 dst
        vpunpckhbw ymm12, ymm15, ymm12                             ;   576.0 fp2    192 dst
        vpunpcklbw ymm15, ymm9, ymm3                               ;   576.3 fp1    192 dst
        vpunpckhbw ymm3, ymm9, ymm3                                ;   576.7 fp2    192 dst
        vpunpcklbw ymm9, ymm14, ymm2                               ;   577.3 fp1    192 dst
        vpunpckhbw ymm2, ymm14, ymm2                               ;   577.7 fp2    192 dst
        vpunpcklbw ymm14, ymm13, ymm15                             ;   578.3 fp1    192 dst
        vpunpckhbw ymm13, ymm13, ymm15                             ;   578.7 fp2    192 dst
        vpunpcklbw ymm15, ymm1, ymm12                              ;   579.3 fp1    192 dst
        vpunpckhbw ymm1, ymm1, ymm12                               ;   579.7 fp2    192 dst
        vpunpcklbw ymm12, ymm0, ymm3                               ;   580.3 fp1    192 dst
        vpunpckhbw ymm0, ymm0, ymm3                                ;   580.7 fp2    192 dst
        vmovdqu ymm3, [rbp + 2144]                                 ;   574.3 agu0   192 dst reload
        vmovdqu [rbp + 1632], ymm0                                 ;   581.7 agu2+fp5  192 dst spill
        vmovdqu ymm0, [rbp + 1888]                                 ;   574.7 agu1   192 dst reload
        vmovdqu [rbp + 1376], ymm1                                 ;   580.7 agu0+fp5  192 dst spill
        vpunpcklbw ymm1, ymm0, ymm3                                ;   581.7 fp1    192 dst
        vpunpckhbw ymm0, ymm0, ymm3                                ;   581.7 fp2    192 dst
        vmovdqu ymm3, [rbp + 2656]                                 ;   576.0 agu1   192 dst reload
        vmovdqu [rbp + 2144], ymm13                                ;   579.7 agu2+fp5  192 dst spill
        vmovdqu ymm13, [rbp + 2400]                                ;   576.3 agu0   192 dst reload
        vmovdqu [rbp + 1888], ymm2                                 ;   578.7 agu1+fp5  192 dst spill
        vpunpcklbw ymm2, ymm13, ymm3                               ;   583.3 fp1    192 dst
        vpunpckhbw ymm3, ymm13, ymm3                               ;   583.3 fp2    192 dst
        vmovdqu ymm13, [rbp + 3168]                                ;   577.3 agu0   192 dst reload
        vmovdqu [rbp + 2656], ymm12                                ;   581.3 agu2+fp5  192 dst spill
        vmovdqu ymm12, [rbp + 2912]                                ;   578.0 agu1   192 dst reload
        vmovdqu [rbp + 2400], ymm15                                ;   580.3 agu0+fp5  192 dst spill
        vpunpcklbw ymm15, ymm12, ymm13                             ;   585.0 fp1    192 dst
        vpunpckhbw ymm12, ymm12, ymm13                             ;   585.0 fp2    192 dst
        vpunpcklbw ymm13, ymm1, ymm2                               ;   584.3 fp1    192 dst
        vpunpckhbw ymm1, ymm1, ymm2                                ;   584.7 fp2    192 dst
        vmovdqu ymm2, [rbp + 3424]                                 ;   579.7 agu1   192 dst reload
        vmovdqu [rbp + 3168], ymm14                                ;   580.5 agu2+fp5  192 dst spill
        vpunpcklbw ymm14, ymm2, ymm11                              ;   586.7 fp1    192 dst
        vpunpckhbw ymm2, ymm2, ymm11                               ;   586.7 fp2    192 dst
        vpunpcklbw ymm11, ymm0, ymm3                               ;   586.3 fp1    192 dst
        vpunpckhbw ymm0, ymm0, ymm3                                ;   586.7 fp2    192 dst
        vpunpcklbw ymm3, ymm15, ymm14                              ;   587.7 fp1    192 dst
        vpunpckhbw ymm14, ymm15, ymm14                             ;   587.7 fp2    192 dst
        vpunpcklbw ymm15, ymm12, ymm2                              ;   588.3 fp1    192 dst
        vpunpckhbw ymm2, ymm12, ymm2                               ;   588.7 fp2    192 dst
        vpunpcklbw ymm12, ymm13, ymm3                              ;   589.3 fp1    192 dst
        vpunpckhbw ymm3, ymm13, ymm3                               ;   589.7 fp2    192 dst
        vpunpcklbw ymm13, ymm11, ymm15                             ;   590.3 fp1    192 dst
        vpunpckhbw ymm11, ymm11, ymm15                             ;   590.7 fp2    192 dst
        vpunpcklbw ymm15, ymm1, ymm14                              ;   591.3 fp1    192 dst
        vpunpckhbw ymm1, ymm1, ymm14                               ;   591.7 fp2    192 dst
        vpunpcklbw ymm14, ymm0, ymm2                               ;   592.3 fp1    192 dst
        vpunpckhbw ymm0, ymm0, ymm2                                ;   592.7 fp2    192 dst
        vmovdqu ymm2, [rbp + 64]                                   ;   586.3 agu0   192 dst reload
        vmovdqu [rbp + 3424], ymm0                                 ;   593.7 agu1+fp5  192 dst spill
        vmovdqu ymm0, [rbp - 96]                                   ;   587.3 agu0   192 dst reload
        vmovdqu [rbp + 2912], ymm1                                 ;   592.7 agu2+fp5  192 dst spill
        vpunpcklbw ymm1, ymm0, ymm2                                ;   594.3 fp1    192 dst
        vpunpckhbw ymm0, ymm0, ymm2                                ;   594.3 fp2    192 dst
        vmovdqu ymm2, [rbp + 576]                                  ;   587.7 agu1   192 dst reload
        vmovdqu [rbp + 64], ymm11                                  ;   591.7 agu2+fp5  192 dst spill
        vmovdqu ymm11, [rbp + 320]                                 ;   588.3 agu0   192 dst reload
        vmovdqu [rbp - 96], ymm3                                   ;   590.7 agu1+fp5  192 dst spill
        vpunpcklbw ymm3, ymm11, ymm2                               ;   595.3 fp1    192 dst
        vpunpckhbw ymm2, ymm11, ymm2                               ;   595.3 fp2    192 dst
        vmovdqu ymm11, [rbp + 1088]                                ;   589.3 agu0   192 dst reload
        vmovdqu [rbp + 576], ymm14                                 ;   593.3 agu2+fp5  192 dst spill
        vmovdqu ymm14, [rbp + 832]                                 ;   589.7 agu1   192 dst reload
        vmovdqu [rbp + 320], ymm15                                 ;   592.3 agu0+fp5  192 dst spill
        vpunpcklbw ymm15, ymm14, ymm11                             ;   596.7 fp1    192 dst
        vpunpckhbw ymm11, ymm14, ymm11                             ;   596.7 fp2    192 dst
        vpunpcklbw ymm14, ymm1, ymm3                               ;   596.3 fp1    192 dst
        vpunpckhbw ymm1, ymm1, ymm3                                ;   596.7 fp2    192 dst
        vmovdqu ymm3, [rbp + 1600]                                 ;   591.7 agu1   192 dst reload
        vmovdqu [rbp + 1088], ymm13                                ;   592.5 agu2+fp5  192 dst spill
        vmovdqu ymm13, [rbp + 1344]                                ;   592.0 agu0   192 dst reload
        vmovdqu [rbp + 832], ymm9                                  ;   593.5 agu1+fp5  192 dst spill
        vpunpcklbw ymm9, ymm13, ymm3                               ;   599.0 fp1    192 dst
        vpunpckhbw ymm3, ymm13, ymm3                               ;   599.0 fp2    192 dst
        vpunpcklbw ymm13, ymm0, ymm2                               ;   598.3 fp1    192 dst
        vpunpckhbw ymm0, ymm0, ymm2                                ;   598.7 fp2    192 dst
        vpunpcklbw ymm2, ymm15, ymm9                               ;   600.0 fp1    192 dst
        vpunpckhbw ymm9, ymm15, ymm9                               ;   600.0 fp2    192 dst
        vpunpcklbw ymm15, ymm11, ymm3                              ;   600.3 fp1    192 dst
        vpunpckhbw ymm3, ymm11, ymm3                               ;   600.7 fp2    192 dst
        vpunpcklbw ymm11, ymm14, ymm2                              ;   601.3 fp1    192 dst
        vpunpckhbw ymm2, ymm14, ymm2                               ;   601.7 fp2    192 dst
        vpunpcklbw ymm14, ymm13, ymm15                             ;   602.3 fp1    192 dst
        vpunpckhbw ymm13, ymm13, ymm15                             ;   602.7 fp2    192 dst
        vpunpcklbw ymm15, ymm1, ymm9                               ;   603.3 fp1    192 dst
        vpunpckhbw ymm1, ymm1, ymm9                                ;   603.7 fp2    192 dst
        vpunpcklbw ymm9, ymm0, ymm3                                ;   604.3 fp1    192 dst
        vpunpckhbw ymm0, ymm0, ymm3                                ;   604.7 fp2    192 dst
        vmovdqu ymm3, [rbp + 2112]                                 ;   598.3 agu0   192 dst reload
        vmovdqu [rbp + 1600], ymm0                                 ;   605.7 agu2+fp5  192 dst spill
        vmovdqu ymm0, [rbp + 1856]                                 ;   598.7 agu1   192 dst reload
        vmovdqu [rbp + 1344], ymm1                                 ;   604.7 agu0+fp5  192 dst spill
        vpunpcklbw ymm1, ymm0, ymm3                                ;   605.7 fp1    192 dst
        vpunpckhbw ymm0, ymm0, ymm3                                ;   605.7 fp2    192 dst
        vmovdqu ymm3, [rbp + 2624]                                 ;   600.0 agu1   192 dst reload
        vmovdqu [rbp + 2112], ymm13                                ;   603.7 agu2+fp5  192 dst spill
        vmovdqu ymm13, [rbp + 2368]                                ;   600.3 agu0   192 dst reload
        vmovdqu [rbp + 1856], ymm2                                 ;   602.7 agu1+fp5  192 dst spill
        vpunpcklbw ymm2, ymm13, ymm3                               ;   607.3 fp1    192 dst
        vpunpckhbw ymm3, ymm13, ymm3                               ;   607.3 fp2    192 dst
        vmovdqu ymm13, [rbp + 3136]                                ;   601.3 agu0   192 dst reload
        vmovdqu [rbp + 2624], ymm9                                 ;   605.3 agu2+fp5  192 dst spill
        vmovdqu ymm9, [rbp + 2880]                                 ;   602.0 agu1   192 dst reload
        vmovdqu [rbp + 2368], ymm15                                ;   604.3 agu0+fp5  192 dst spill
        vpunpcklbw ymm15, ymm9, ymm13                              ;   609.0 fp1    192 dst
        vpunpckhbw ymm9, ymm9, ymm13                               ;   609.0 fp2    192 dst
        vpunpcklbw ymm13, ymm1, ymm2                               ;   608.3 fp1    192 dst
        vpunpckhbw ymm1, ymm1, ymm2                                ;   608.7 fp2    192 dst
        vmovdqu ymm2, [rbp + 1280]                                 ;   603.7 agu1   192 dst reload
        vmovdqu [rbp + 3136], ymm14                                ;   604.5 agu2+fp5  192 dst spill
        vmovdqu ymm14, [rbp + 3392]                                ;   604.0 agu0   192 dst reload
        vmovdqu [rbp + 2880], ymm11                                ;   605.5 agu1+fp5  192 dst spill
        vpunpcklbw ymm11, ymm14, ymm2                              ;   611.0 fp1    192 dst
        vpunpckhbw ymm2, ymm14, ymm2                               ;   611.0 fp2    192 dst
        vpunpcklbw ymm14, ymm0, ymm3                               ;   610.3 fp1    192 dst
        vpunpckhbw ymm0, ymm0, ymm3                                ;   610.7 fp2    192 dst
        vpunpcklbw ymm3, ymm15, ymm11                              ;   612.0 fp1    192 dst
        vpunpckhbw ymm11, ymm15, ymm11                             ;   612.0 fp2    192 dst
        vpunpcklbw ymm15, ymm9, ymm2                               ;   612.3 fp1    192 dst
        vpunpckhbw ymm2, ymm9, ymm2                                ;   612.7 fp2    192 dst
        vpunpcklbw ymm9, ymm13, ymm3                               ;   613.3 fp1    192 dst
        vpunpckhbw ymm3, ymm13, ymm3                               ;   613.7 fp2    192 dst
        vpunpcklbw ymm13, ymm14, ymm15                             ;   614.3 fp1    192 dst
        vpunpckhbw ymm14, ymm14, ymm15                             ;   614.7 fp2    192 dst
        vpunpcklbw ymm15, ymm1, ymm11                              ;   615.3 fp1    192 dst
        vpunpckhbw ymm1, ymm1, ymm11                               ;   615.7 fp2    192 dst
        vpunpcklbw ymm11, ymm0, ymm2                               ;   616.3 fp1    192 dst
        vpunpckhbw ymm0, ymm0, ymm2                                ;   616.7 fp2    192 dst
        vmovdqu ymm2, [rbp + 32]                                   ;   610.3 agu0   192 dst reload
        vmovdqu [rbp + 1280], ymm0                                 ;   617.7 agu2+fp5  192 dst spill
        vmovdqu ymm0, [rbp - 128]                                  ;   610.7 agu1   192 dst reload
        vmovdqu [rbp + 3392], ymm1                                 ;   616.7 agu0+fp5  192 dst spill
        vpunpcklbw ymm1, ymm0, ymm2                                ;   617.7 fp1    192 dst
        vpunpckhbw ymm0, ymm0, ymm2                                ;   617.7 fp2    192 dst
        vmovdqu ymm2, [rbp + 544]                                  ;   612.0 agu1   192 dst reload
        vmovdqu [rbp + 32], ymm14                                  ;   615.7 agu2+fp5  192 dst spill
        vmovdqu ymm14, [rbp + 288]                                 ;   612.3 agu0   192 dst reload
        vmovdqu [rbp - 128], ymm3                                  ;   614.7 agu1+fp5  192 dst spill
        vpunpcklbw ymm3, ymm14, ymm2                               ;   619.3 fp1    192 dst
        vpunpckhbw ymm2, ymm14, ymm2                               ;   619.3 fp2    192 dst
        vmovdqu ymm14, [rbp + 1056]                                ;   613.3 agu0   192 dst reload
        vmovdqu [rbp + 544], ymm11                                 ;   617.3 agu2+fp5  192 dst spill
        vmovdqu ymm11, [rbp + 800]                                 ;   614.0 agu1   192 dst reload
        vmovdqu [rbp + 288], ymm15                                 ;   616.3 agu0+fp5  192 dst spill
        vpunpcklbw ymm15, ymm11, ymm14                             ;   621.0 fp1    192 dst
        vpunpckhbw ymm11, ymm11, ymm14                             ;   621.0 fp2    192 dst
        vpunpcklbw ymm14, ymm1, ymm3                               ;   620.3 fp1    192 dst
        vpunpckhbw ymm1, ymm1, ymm3                                ;   620.7 fp2    192 dst
        vmovdqu ymm3, [rbp + 1568]                                 ;   615.7 agu1   192 dst reload
        vmovdqu [rbp + 1056], ymm13                                ;   616.5 agu2+fp5  192 dst spill
        vmovdqu ymm13, [rbp + 1312]                                ;   616.0 agu0   192 dst reload
        vmovdqu [rbp + 800], ymm9                                  ;   617.5 agu1+fp5  192 dst spill
        vpunpcklbw ymm9, ymm13, ymm3                               ;   623.0 fp1    192 dst
        vpunpckhbw ymm3, ymm13, ymm3                               ;   623.0 fp2    192 dst
        vpunpcklbw ymm13, ymm0, ymm2                               ;   622.3 fp1    192 dst
        vpunpckhbw ymm0, ymm0, ymm2                                ;   622.7 fp2    192 dst
        vpunpcklbw ymm2, ymm15, ymm9                               ;   624.0 fp1    192 dst
        vpunpckhbw ymm9, ymm15, ymm9                               ;   624.0 fp2    192 dst
        vpunpcklbw ymm15, ymm11, ymm3                              ;   624.3 fp1    192 dst
        vpunpckhbw ymm3, ymm11, ymm3                               ;   624.7 fp2    192 dst
        vpunpcklbw ymm11, ymm14, ymm2                              ;   625.3 fp1    192 dst
        vpunpckhbw ymm2, ymm14, ymm2                               ;   625.7 fp2    192 dst
        vpunpcklbw ymm14, ymm13, ymm15                             ;   626.3 fp1    192 dst
        vpunpckhbw ymm13, ymm13, ymm15                             ;   626.7 fp2    192 dst
        vpunpcklbw ymm15, ymm1, ymm9                               ;   627.3 fp1    192 dst
        vpunpckhbw ymm1, ymm1, ymm9                                ;   627.7 fp2    192 dst
        vpunpcklbw ymm9, ymm0, ymm3                                ;   628.3 fp1    192 dst
        vpunpckhbw ymm0, ymm0, ymm3                                ;   628.7 fp2    192 dst
        vmovdqu ymm3, [rbp + 2080]                                 ;   622.3 agu0   192 dst reload
        vmovdqu [rbp + 1568], ymm0                                 ;   629.7 agu2+fp5  192 dst spill
        vmovdqu ymm0, [rbp + 1824]                                 ;   622.7 agu1   192 dst reload
        vmovdqu [rbp + 1312], ymm1                                 ;   628.7 agu0+fp5  192 dst spill
        vpunpcklbw ymm1, ymm0, ymm3                                ;   629.7 fp1    192 dst
        vpunpckhbw ymm0, ymm0, ymm3                                ;   629.7 fp2    192 dst
        vmovdqu ymm3, [rbp + 2592]                                 ;   624.0 agu1   192 dst reload
        vmovdqu [rbp + 2080], ymm13                                ;   627.7 agu2+fp5  192 dst spill
        vmovdqu ymm13, [rbp + 2336]                                ;   624.3 agu0   192 dst reload
        vmovdqu [rbp + 1824], ymm2                                 ;   626.7 agu1+fp5  192 dst spill
        vpunpcklbw ymm2, ymm13, ymm3                               ;   631.3 fp1    192 dst
        vpunpckhbw ymm3, ymm13, ymm3                               ;   631.3 fp2    192 dst
        vmovdqu ymm13, [rbp + 3104]                                ;   625.3 agu0   192 dst reload
        vmovdqu [rbp + 2592], ymm9                                 ;   629.3 agu2+fp5  192 dst spill
        vmovdqu ymm9, [rbp + 2848]                                 ;   626.0 agu1   192 dst reload
        vmovdqu [rbp + 2336], ymm15                                ;   628.3 agu0+fp5  192 dst spill
        vpunpcklbw ymm15, ymm9, ymm13                              ;   633.0 fp1    192 dst
        vpunpckhbw ymm9, ymm9, ymm13                               ;   633.0 fp2    192 dst
        vpunpcklbw ymm13, ymm1, ymm2                               ;   632.3 fp1    192 dst
        vpunpckhbw ymm1, ymm1, ymm2                                ;   632.7 fp2    192 dst
        vmovdqu ymm2, [rbp + 768]                                  ;   627.7 agu1   192 dst reload
        vmovdqu [rbp + 3104], ymm14                                ;   628.5 agu2+fp5  192 dst spill
        vmovdqu ymm14, [rbp + 3360]                                ;   628.0 agu0   192 dst reload
        vmovdqu [rbp + 2848], ymm11                                ;   629.5 agu1+fp5  192 dst spill
        vpunpcklbw ymm11, ymm14, ymm2                              ;   635.0 fp1    192 dst
        vpunpckhbw ymm2, ymm14, ymm2                               ;   635.0 fp2    192 dst
        vpunpcklbw ymm14, ymm0, ymm3                               ;   634.3 fp1    192 dst
        vpunpckhbw ymm0, ymm0, ymm3                                ;   634.7 fp2    192 dst
        vpunpcklbw ymm3, ymm15, ymm11                              ;   636.0 fp1    192 dst
        vpunpckhbw ymm11, ymm15, ymm11                             ;   636.0 fp2    192 dst
        vpunpcklbw ymm15, ymm9, ymm2                               ;   636.3 fp1    192 dst
        vpunpckhbw ymm2, ymm9, ymm2                                ;   636.7 fp2    192 dst
        vpunpcklbw ymm9, ymm13, ymm3                               ;   637.3 fp1    192 dst
        vpunpckhbw ymm3, ymm13, ymm3                               ;   637.7 fp2    192 dst
        vpunpcklbw ymm13, ymm14, ymm15                             ;   638.3 fp1    192 dst
        vpunpckhbw ymm14, ymm14, ymm15                             ;   638.7 fp2    192 dst
        vpunpcklbw ymm15, ymm1, ymm11                              ;   639.3 fp1    192 dst
        vpunpckhbw ymm1, ymm1, ymm11                               ;   639.7 fp2    192 dst
        vpunpcklbw ymm11, ymm0, ymm2                               ;   640.3 fp1    192 dst
        vpunpckhbw ymm0, ymm0, ymm2                                ;   640.7 fp2    192 dst
        vpunpcklbw ymm2, ymm7, ymm10                               ;   641.3 fp1    192 dst
        vpunpckhbw ymm7, ymm7, ymm10                               ;   641.7 fp2    192 dst
        vmovdqu ymm10, [rbp + 992]                                 ;   635.0 agu0   192 dst reload
        vmovdqu [rbp + 768], ymm7                                  ;   642.7 agu2+fp5  192 dst spill
        vmovdqu ymm7, [rbp + 1248]                                 ;   635.3 agu1   192 dst reload
        vmovdqu [rbp + 3360], ymm2                                 ;   642.3 agu0+fp5  192 dst spill
        vpunpcklbw ymm2, ymm7, ymm10                               ;   642.3 fp1    192 dst
        vpunpckhbw ymm7, ymm7, ymm10                               ;   642.7 fp2    192 dst
        vmovdqu ymm10, [rbp + 480]                                 ;   636.3 agu1   192 dst reload
        vmovdqu [rbp + 992], ymm7                                  ;   643.7 agu2+fp5  192 dst spill
        vmovdqu ymm7, [rbp + 2560]                                 ;   637.0 agu0   192 dst reload
        vmovdqu [rbp + 1248], ymm2                                 ;   643.3 agu1+fp5  192 dst spill
        vpunpcklbw ymm2, ymm7, ymm10                               ;   644.0 fp1    192 dst
        vpunpckhbw ymm7, ymm7, ymm10                               ;   644.0 fp2    192 dst
        vmovdqu ymm10, [rbp + 736]                                 ;   638.3 agu0   192 dst reload
        vmovdqu [rbp + 480], ymm7                                  ;   645.0 agu2+fp5  192 dst spill
        vmovdqu ymm7, [rbp + 2816]                                 ;   638.7 agu1   192 dst reload
        vmovdqu [rbp + 2560], ymm2                                 ;   645.0 agu0+fp5  192 dst spill
        vpunpcklbw ymm2, ymm7, ymm10                               ;   645.7 fp1    192 dst
        vpunpckhbw ymm7, ymm7, ymm10                               ;   645.7 fp2    192 dst
        vmovdqu ymm10, [rbp + 256]                                 ;   640.3 agu1   192 dst reload
        vmovdqu [rbp + 736], ymm7                                  ;   646.7 agu2+fp5  192 dst spill
        vmovdqu ymm7, [rbp + 2048]                                 ;   640.7 agu0   192 dst reload
        vmovdqu [rbp + 2816], ymm2                                 ;   646.7 agu1+fp5  192 dst spill
        vpunpcklbw ymm2, ymm7, ymm10                               ;   647.7 fp1    192 dst
        vpunpckhbw ymm7, ymm7, ymm10                               ;   647.7 fp2    192 dst
        vmovdqu ymm10, [rbp + 512]                                 ;   642.3 agu0   192 dst reload
        vmovdqu [rbp + 256], ymm7                                  ;   648.7 agu2+fp5  192 dst spill
        vmovdqu ymm7, [rbp + 2304]                                 ;   642.7 agu1   192 dst reload
        vmovdqu [rbp + 2048], ymm2                                 ;   648.7 agu0+fp5  192 dst spill
        vpunpcklbw ymm2, ymm7, ymm10                               ;   649.7 fp1    192 dst
        vpunpckhbw ymm7, ymm7, ymm10                               ;   649.7 fp2    192 dst
        vmovdqu ymm10, [rbp + 3072]                                ;   643.7 agu1   192 dst reload
        vmovdqu [rbp + 512], ymm7                                  ;   650.7 agu2+fp5  192 dst spill
        vmovdqu ymm7, [rbp + 1536]                                 ;   644.3 agu0   192 dst reload
        vmovdqu [rbp + 2304], ymm2                                 ;   650.7 agu1+fp5  192 dst spill
        vpunpcklbw ymm2, ymm7, ymm10                               ;   651.3 fp1    192 dst
        vpunpckhbw ymm7, ymm7, ymm10                               ;   651.3 fp2    192 dst
        vmovdqu ymm10, [rbp + 3328]                                ;   645.3 agu0   192 dst reload
        vmovdqu [rbp + 3072], ymm7                                 ;   652.3 agu2+fp5  192 dst spill
        vmovdqu ymm7, [rbp + 1792]                                 ;   645.7 agu1   192 dst reload
        vmovdqu [rbp + 1536], ymm2                                 ;   652.3 agu2+fp5  192 dst spill
        vpunpcklbw ymm2, ymm7, ymm10                               ;   652.7 fp1    192 dst
        vpunpckhbw ymm7, ymm7, ymm10                               ;   652.7 fp2    192 dst
        vmovdqu ymm10, [rbp + 960]                                 ;   646.7 agu0   192 dst reload
        vmovdqu [rbp + 3328], ymm7                                 ;   653.7 agu1+fp5  192 dst spill
        vpunpcklbw ymm7, ymm10, ymm6                               ;   653.7 fp1    192 dst
        vpunpckhbw ymm6, ymm10, ymm6                               ;   653.7 fp2    192 dst
        vmovdqu ymm10, [rbp + 1216]                                ;   647.8 agu0   192 dst reload
        vmovdqu [rbp + 960], ymm2                                  ;   653.7 agu2+fp5  192 dst spill
        vmovdqu ymm2, [rbp + 3296]                                 ;   648.7 agu1   192 dst reload
        vmovdqu [rbp + 1792], ymm6                                 ;   654.7 agu0+fp5  192 dst spill
        vpunpcklbw ymm6, ymm2, ymm10                               ;   655.7 fp1    192 dst
        vpunpckhbw ymm2, ymm2, ymm10                               ;   655.7 fp2    192 dst
        vmovdqu ymm10, [rbp + 448]                                 ;   649.8 agu1   192 dst reload
        vmovdqu [rbp + 1216], ymm2                                 ;   656.7 agu2+fp5  192 dst spill
        vmovdqu ymm2, [rbp + 2528]                                 ;   650.7 agu0   192 dst reload
        vmovdqu [rbp + 3296], ymm6                                 ;   656.7 agu1+fp5  192 dst spill
        vpunpcklbw ymm6, ymm2, ymm10                               ;   657.7 fp1    192 dst
        vpunpckhbw ymm2, ymm2, ymm10                               ;   657.7 fp2    192 dst
        vmovdqu ymm10, [rbp + 704]                                 ;   651.7 agu0   192 dst reload
        vmovdqu [rbp + 448], ymm2                                  ;   658.7 agu2+fp5  192 dst spill
        vmovdqu ymm2, [rbp + 2784]                                 ;   652.3 agu1   192 dst reload
        vmovdqu [rbp + 2528], ymm6                                 ;   658.7 agu0+fp5  192 dst spill
        vpunpcklbw ymm6, ymm2, ymm10                               ;   659.3 fp1    192 dst
        vpunpckhbw ymm2, ymm2, ymm10                               ;   659.3 fp2    192 dst
        vmovdqu ymm10, [rbp + 192]                                 ;   653.3 agu1   192 dst reload
        vmovdqu [rbp + 704], ymm2                                  ;   660.3 agu2+fp5  192 dst spill
        vmovdqu ymm2, [rbp + 2016]                                 ;   653.7 agu0   192 dst reload
        vmovdqu [rbp + 2784], ymm6                                 ;   660.3 agu1+fp5  192 dst spill
        vpunpcklbw ymm6, ymm2, ymm10                               ;   660.7 fp1    192 dst
        vpunpckhbw ymm2, ymm2, ymm10                               ;   660.7 fp2    192 dst
        vmovdqu ymm10, [rbp + 224]                                 ;   654.7 agu0   192 dst reload
        vmovdqu [rbp + 192], ymm2                                  ;   661.7 agu2+fp5  192 dst spill
        vmovdqu ymm2, [rbp + 2272]                                 ;   655.3 agu1   192 dst reload
        vmovdqu [rbp + 2016], ymm6                                 ;   661.7 agu0+fp5  192 dst spill
        vpunpcklbw ymm6, ymm2, ymm10                               ;   662.3 fp1    192 dst
        vpunpckhbw ymm2, ymm2, ymm10                               ;   662.3 fp2    192 dst
        vmovdqu ymm10, [rbp + 3040]                                ;   656.7 agu1   192 dst reload
        vmovdqu [rbp + 224], ymm2                                  ;   663.3 agu2+fp5  192 dst spill
        vmovdqu ymm2, [rbp + 1504]                                 ;   657.0 agu0   192 dst reload
        vmovdqu [rbp + 2272], ymm6                                 ;   663.3 agu1+fp5  192 dst spill
        vpunpcklbw ymm6, ymm2, ymm10                               ;   664.0 fp1    192 dst
        vpunpckhbw ymm2, ymm2, ymm10                               ;   664.0 fp2    192 dst
        vmovdqu ymm10, [rbp + 3552]                                ;   658.7 agu0   192 dst reload
        vmovdqu [rbp + 3040], ymm2                                 ;   665.0 agu2+fp5  192 dst spill
        vmovdqu ymm2, [rbp + 1760]                                 ;   659.0 agu1   192 dst reload
        vmovdqu [rbp + 1504], ymm6                                 ;   665.0 agu0+fp5  192 dst spill
        vpunpcklbw ymm6, ymm2, ymm10                               ;   666.0 fp1    192 dst
        vpunpckhbw ymm2, ymm2, ymm10                               ;   666.0 fp2    192 dst
        vmovdqu ymm10, [rbp + 928]                                 ;   660.3 agu1   192 dst reload
        vmovdqu [rbp + 3552], ymm2                                 ;   667.0 agu2+fp5  192 dst spill
        vpunpcklbw ymm2, ymm10, ymm5                               ;   667.3 fp1    192 dst
        vpunpckhbw ymm5, ymm10, ymm5                               ;   667.3 fp2    192 dst
        vmovdqu ymm10, [rbp + 1184]                                ;   661.0 agu0   192 dst reload
        vmovdqu [rbp + 928], ymm6                                  ;   667.0 agu1+fp5  192 dst spill
        vmovdqu ymm6, [rbp + 3264]                                 ;   662.0 agu0   192 dst reload
        vmovdqu [rbp + 1760], ymm5                                 ;   668.3 agu2+fp5  192 dst spill
        vpunpcklbw ymm5, ymm6, ymm10                               ;   669.0 fp1    192 dst
        vpunpckhbw ymm6, ymm6, ymm10                               ;   669.0 fp2    192 dst
        vmovdqu ymm10, [rbp + 416]                                 ;   662.5 agu1   192 dst reload
        vmovdqu [rbp + 1184], ymm6                                 ;   670.0 agu2+fp5  192 dst spill
        vmovdqu ymm6, [rbp + 2496]                                 ;   663.3 agu0   192 dst reload
        vmovdqu [rbp + 3264], ymm5                                 ;   670.0 agu1+fp5  192 dst spill
        vpunpcklbw ymm5, ymm6, ymm10                               ;   670.3 fp1    192 dst
        vpunpckhbw ymm6, ymm6, ymm10                               ;   670.3 fp2    192 dst
        vmovdqu ymm10, [rbp + 672]                                 ;   664.3 agu0   192 dst reload
        vmovdqu [rbp + 416], ymm6                                  ;   671.3 agu2+fp5  192 dst spill
        vmovdqu ymm6, [rbp + 2752]                                 ;   665.0 agu1   192 dst reload
        vmovdqu [rbp + 2496], ymm5                                 ;   671.3 agu0+fp5  192 dst spill
        vpunpcklbw ymm5, ymm6, ymm10                               ;   672.0 fp1    192 dst
        vpunpckhbw ymm6, ymm6, ymm10                               ;   672.0 fp2    192 dst
        vmovdqu ymm10, [rbp + 0]                                   ;   666.2 agu1   192 dst reload
        vmovdqu [rbp + 672], ymm6                                  ;   673.0 agu2+fp5  192 dst spill
        vmovdqu ymm6, [rbp + 1984]                                 ;   667.0 agu0   192 dst reload
        vmovdqu [rbp + 2752], ymm5                                 ;   673.0 agu1+fp5  192 dst spill
        vpunpcklbw ymm5, ymm6, ymm10                               ;   674.0 fp1    192 dst
        vpunpckhbw ymm6, ymm6, ymm10                               ;   674.0 fp2    192 dst
        vmovdqu ymm10, [rbp + 160]                                 ;   668.0 agu0   192 dst reload
        vmovdqu [rbp + 0], ymm6                                    ;   675.0 agu2+fp5  192 dst spill
        vmovdqu ymm6, [rbp + 2240]                                 ;   668.3 agu1   192 dst reload
        vmovdqu [rbp + 1984], ymm5                                 ;   675.0 agu0+fp5  192 dst spill
        vpunpcklbw ymm5, ymm6, ymm10                               ;   675.3 fp1    192 dst
        vpunpckhbw ymm6, ymm6, ymm10                               ;   675.3 fp2    192 dst
        vmovdqu ymm10, [rbp + 3008]                                ;   670.0 agu1   192 dst reload
        vmovdqu [rbp + 160], ymm6                                  ;   676.3 agu2+fp5  192 dst spill
        vmovdqu ymm6, [rbp + 1472]                                 ;   670.3 agu0   192 dst reload
        vmovdqu [rbp + 2240], ymm5                                 ;   676.3 agu1+fp5  192 dst spill
        vpunpcklbw ymm5, ymm6, ymm10                               ;   677.3 fp1    192 dst
        vpunpckhbw ymm6, ymm6, ymm10                               ;   677.3 fp2    192 dst
        vmovdqu ymm10, [rbp + 3520]                                ;   671.3 agu0   192 dst reload
        vmovdqu [rbp + 3008], ymm6                                 ;   678.3 agu2+fp5  192 dst spill
        vmovdqu ymm6, [rbp + 1728]                                 ;   672.0 agu1   192 dst reload
        vmovdqu [rbp + 1472], ymm5                                 ;   678.3 agu0+fp5  192 dst spill
        vpunpcklbw ymm5, ymm6, ymm10                               ;   679.0 fp1    192 dst
        vpunpckhbw ymm6, ymm6, ymm10                               ;   679.0 fp2    192 dst
        vmovdqu ymm10, [rbp + 896]                                 ;   673.0 agu1   192 dst reload
        vmovdqu [rbp + 3520], ymm6                                 ;   680.0 agu2+fp5  192 dst spill
        vpunpcklbw ymm6, ymm10, ymm4                               ;   680.0 fp1    192 dst
        vpunpckhbw ymm4, ymm10, ymm4                               ;   680.0 fp2    192 dst
        vmovdqu ymm10, [rbp + 1152]                                ;   674.2 agu0   192 dst reload
        vmovdqu [rbp + 896], ymm5                                  ;   680.2 agu1+fp5  192 dst spill
        vmovdqu ymm5, [rbp + 3232]                                 ;   675.2 agu0   192 dst reload
        vmovdqu [rbp + 1728], ymm4                                 ;   681.2 agu2+fp5  192 dst spill
        vpunpcklbw ymm4, ymm5, ymm10                               ;   682.2 fp1    192 dst
        vpunpckhbw ymm5, ymm5, ymm10                               ;   682.2 fp2    192 dst
        vmovdqu ymm10, [rbp + 384]                                 ;   675.7 agu1   192 dst reload
        vmovdqu [rbp + 1152], ymm5                                 ;   683.2 agu0+fp5  192 dst spill
        vmovdqu ymm5, [rbp + 2464]                                 ;   676.7 agu1   192 dst reload
        vmovdqu [rbp + 3232], ymm4                                 ;   683.2 agu2+fp5  192 dst spill
        vpunpcklbw ymm4, ymm5, ymm10                               ;   683.7 fp1    192 dst
        vpunpckhbw ymm5, ymm5, ymm10                               ;   683.7 fp2    192 dst
        vmovdqu ymm10, [rbp + 640]                                 ;   677.5 agu0   192 dst reload
        vmovdqu [rbp + 384], ymm5                                  ;   684.7 agu2+fp5  192 dst spill
        vmovdqu ymm5, [rbp + 2720]                                 ;   678.3 agu1   192 dst reload
        vmovdqu [rbp + 2464], ymm4                                 ;   685.2 agu0+fp5  192 dst spill
        vpunpcklbw ymm4, ymm5, ymm10                               ;   685.3 fp1    192 dst
        vpunpckhbw ymm5, ymm5, ymm10                               ;   685.3 fp2    192 dst
        vmovdqu ymm10, [rbp - 32]                                  ;   679.3 agu1   192 dst reload
        vmovdqu [rbp + 640], ymm5                                  ;   686.3 agu2+fp5  192 dst spill
        vmovdqu ymm5, [rbp + 1952]                                 ;   680.0 agu0   192 dst reload
        vmovdqu [rbp + 2720], ymm4                                 ;   687.2 agu1+fp5  192 dst spill
        vpunpcklbw ymm4, ymm5, ymm10                               ;   687.0 fp1    192 dst
        vpunpckhbw ymm5, ymm5, ymm10                               ;   687.0 fp2    192 dst
        vmovdqu ymm10, [rbp + 128]                                 ;   681.0 agu0   192 dst reload
        vmovdqu [rbp - 32], ymm5                                   ;   688.2 agu2+fp5  192 dst spill
        vmovdqu ymm5, [rbp + 2208]                                 ;   681.3 agu1   192 dst reload
        vmovdqu [rbp + 1952], ymm4                                 ;   689.2 agu0+fp5  192 dst spill
        vpunpcklbw ymm4, ymm5, ymm10                               ;   688.3 fp1    192 dst
        vpunpckhbw ymm5, ymm5, ymm10                               ;   688.3 fp2    192 dst
        vmovdqu ymm10, [rbp + 2976]                                ;   683.2 agu1   192 dst reload
        vmovdqu [rbp + 128], ymm5                                  ;   690.2 agu2+fp5  192 dst spill
        vmovdqu ymm5, [rbp + 1440]                                 ;   683.5 agu0   192 dst reload
        vmovdqu [rbp + 2208], ymm4                                 ;   691.2 agu1+fp5  192 dst spill
        vpunpcklbw ymm4, ymm5, ymm10                               ;   690.5 fp1    192 dst
        vpunpckhbw ymm5, ymm5, ymm10                               ;   690.5 fp2    192 dst
        vmovdqu ymm10, [rbp + 3488]                                ;   684.7 agu0   192 dst reload
        vmovdqu [rbp + 2976], ymm5                                 ;   692.2 agu2+fp5  192 dst spill
        vmovdqu ymm5, [rbp + 1696]                                 ;   685.2 agu1   192 dst reload
        vmovdqu [rbp + 1440], ymm4                                 ;   693.2 agu0+fp5  192 dst spill
        vpunpcklbw ymm4, ymm5, ymm10                               ;   692.2 fp1    192 dst
        vpunpckhbw ymm5, ymm5, ymm10                               ;   692.2 fp2    192 dst
        vmovdqu ymm10, [rbp + 864]                                 ;   686.3 agu1   192 dst reload
        vmovdqu [rbp + 3488], ymm5                                 ;   694.2 agu2+fp5  192 dst spill
        vpunpcklbw ymm5, ymm10, ymm8                               ;   693.3 fp1    192 dst
        vpunpckhbw ymm8, ymm10, ymm8                               ;   693.3 fp2    192 dst
        vmovdqu ymm10, [rbp + 1120]                                ;   687.3 agu0   192 dst reload
        vmovdqu [rbp + 864], ymm4                                  ;   695.2 agu1+fp5  192 dst spill
        vmovdqu ymm4, [rbp + 3200]                                 ;   688.3 agu0   192 dst reload
        vmovdqu [rbp + 1696], ymm8                                 ;   696.2 agu2+fp5  192 dst spill
        vpunpcklbw ymm8, ymm4, ymm10                               ;   695.3 fp1    192 dst
        vpunpckhbw ymm4, ymm4, ymm10                               ;   695.3 fp2    192 dst
        vmovdqu ymm10, [rbp + 352]                                 ;   689.2 agu1   192 dst reload
        vmovdqu [rbp + 1120], ymm4                                 ;   697.2 agu0+fp5  192 dst spill
        vmovdqu ymm4, [rbp + 2432]                                 ;   690.2 agu1   192 dst reload
        vmovdqu [rbp + 3200], ymm8                                 ;   698.2 agu2+fp5  192 dst spill
        vpunpcklbw ymm8, ymm4, ymm10                               ;   697.2 fp1    192 dst
        vpunpckhbw ymm4, ymm4, ymm10                               ;   697.2 fp2    192 dst
        vmovdqu ymm10, [rbp + 608]                                 ;   691.2 agu0   192 dst reload
        vmovdqu [rbp + 352], ymm4                                  ;   699.2 agu1+fp5  192 dst spill
        vmovdqu ymm4, [rbp + 2688]                                 ;   692.2 agu0   192 dst reload
        vmovdqu [rbp + 2432], ymm8                                 ;   700.2 agu2+fp5  192 dst spill
        vpunpcklbw ymm8, ymm4, ymm10                               ;   699.2 fp1    192 dst
        vpunpckhbw ymm4, ymm4, ymm10                               ;   699.2 fp2    192 dst
        vmovdqu ymm10, [rbp - 64]                                  ;   693.2 agu1   192 dst reload
        vmovdqu [rbp + 608], ymm4                                  ;   701.2 agu0+fp5  192 dst spill
        vmovdqu ymm4, [rbp + 1920]                                 ;   694.2 agu1   192 dst reload
        vmovdqu [rbp + 2688], ymm8                                 ;   702.2 agu2+fp5  192 dst spill
        vpunpcklbw ymm8, ymm4, ymm10                               ;   701.2 fp1    192 dst
        vpunpckhbw ymm4, ymm4, ymm10                               ;   701.2 fp2    192 dst
        vmovdqu ymm10, [rbp + 96]                                  ;   695.2 agu0   192 dst reload
        vmovdqu [rbp - 64], ymm4                                   ;   703.2 agu2+fp5  192 dst spill
        vmovdqu ymm4, [rbp + 2176]                                 ;   695.5 agu1   192 dst reload
        vmovdqu [rbp + 1920], ymm8                                 ;   704.2 agu0+fp5  192 dst spill
        vpunpcklbw ymm8, ymm4, ymm10                               ;   702.5 fp1    192 dst
        vpunpckhbw ymm4, ymm4, ymm10                               ;   702.5 fp2    192 dst
        vmovdqu ymm10, [rbp + 2944]                                ;   697.2 agu1   192 dst reload
        vmovdqu [rbp + 96], ymm4                                   ;   705.2 agu2+fp5  192 dst spill
        vmovdqu ymm4, [rbp + 1408]                                 ;   697.5 agu0   192 dst reload
        vmovdqu [rbp + 2176], ymm8                                 ;   706.2 agu1+fp5  192 dst spill
        vpunpcklbw ymm8, ymm4, ymm10                               ;   704.5 fp1    192 dst
        vpunpckhbw ymm4, ymm4, ymm10                               ;   704.5 fp2    192 dst
        vmovdqu ymm10, [rbp + 3456]                                ;   699.2 agu0   192 dst reload
        vmovdqu [rbp + 2944], ymm4                                 ;   707.2 agu2+fp5  192 dst spill
        vmovdqu ymm4, [rbp + 1664]                                 ;   699.5 agu1   192 dst reload
        vmovdqu [rbp + 1408], ymm8                                 ;   708.2 agu0+fp5  192 dst spill
        vpunpcklbw ymm8, ymm4, ymm10                               ;   706.5 fp1    192 dst
        vpunpckhbw ymm4, ymm4, ymm10                               ;   706.5 fp2    192 dst
        vmovdqu ymm10, [rbp + 832]                                 ;   701.2 agu1   192 dst reload
        vmovdqu [rbp + 3456], ymm4                                 ;   709.2 agu2+fp5  192 dst spill
        vpunpcklbw ymm4, ymm10, ymm12                              ;   708.2 fp1    192 dst
        vpunpckhbw ymm10, ymm10, ymm12                             ;   708.2 fp2    192 dst
        vmovdqu ymm12, [rbp + 1088]                                ;   702.2 agu0   192 dst reload
        vmovdqu [rbp + 832], ymm8                                  ;   710.2 agu1+fp5  192 dst spill
        vmovdqu ymm8, [rbp + 3168]                                 ;   703.2 agu0   192 dst reload
        vmovdqu [rbp + 1664], ymm10                                ;   711.2 agu2+fp5  192 dst spill
        vpunpcklbw ymm10, ymm8, ymm12                              ;   710.2 fp1    192 dst
        vpunpckhbw ymm8, ymm8, ymm12                               ;   710.2 fp2    192 dst
        vmovdqu ymm12, [rbp + 320]                                 ;   704.2 agu1   192 dst reload
        vmovdqu [rbp + 1088], ymm8                                 ;   712.2 agu2+fp5  192 dst spill
        vmovdqu ymm8, [rbp + 2400]                                 ;   704.5 agu0   192 dst reload
        vmovdqu [rbp + 3168], ymm10                                ;   713.2 agu1+fp5  192 dst spill
        vpunpcklbw ymm10, ymm8, ymm12                              ;   711.5 fp1    192 dst
        vpunpckhbw ymm8, ymm8, ymm12                               ;   711.5 fp2    192 dst
        vmovdqu ymm12, [rbp + 576]                                 ;   706.2 agu0   192 dst reload
        vmovdqu [rbp + 320], ymm8                                  ;   714.2 agu2+fp5  192 dst spill
        vmovdqu ymm8, [rbp + 2656]                                 ;   706.5 agu1   192 dst reload
        vmovdqu [rbp + 2400], ymm10                                ;   715.2 agu0+fp5  192 dst spill
        vpunpcklbw ymm10, ymm8, ymm12                              ;   713.5 fp1    192 dst
        vpunpckhbw ymm8, ymm8, ymm12                               ;   713.5 fp2    192 dst
        vmovdqu ymm12, [rbp - 96]                                  ;   708.2 agu1   192 dst reload
        vmovdqu [rbp + 576], ymm8                                  ;   716.2 agu2+fp5  192 dst spill
        vmovdqu ymm8, [rbp + 1888]                                 ;   708.5 agu0   192 dst reload
        vmovdqu [rbp + 2656], ymm10                                ;   717.2 agu1+fp5  192 dst spill
        vpunpcklbw ymm10, ymm8, ymm12                              ;   715.5 fp1    192 dst
        vpunpckhbw ymm8, ymm8, ymm12                               ;   715.5 fp2    192 dst
        vmovdqu ymm12, [rbp + 64]                                  ;   710.2 agu0   192 dst reload
        vmovdqu [rbp - 96], ymm8                                   ;   718.2 agu2+fp5  192 dst spill
        vmovdqu ymm8, [rbp + 2144]                                 ;   710.5 agu1   192 dst reload
        vmovdqu [rbp + 1888], ymm10                                ;   719.2 agu0+fp5  192 dst spill
        vpunpcklbw ymm10, ymm8, ymm12                              ;   717.5 fp1    192 dst
        vpunpckhbw ymm8, ymm8, ymm12                               ;   717.5 fp2    192 dst
        vmovdqu ymm12, [rbp + 2912]                                ;   711.5 agu1   192 dst reload
        vmovdqu [rbp + 64], ymm8                                   ;   720.2 agu2+fp5  192 dst spill
        vmovdqu ymm8, [rbp + 1376]                                 ;   712.2 agu0   192 dst reload
        vmovdqu [rbp + 2144], ymm10                                ;   721.2 agu1+fp5  192 dst spill
        vpunpcklbw ymm10, ymm8, ymm12                              ;   719.2 fp1    192 dst
        vpunpckhbw ymm8, ymm8, ymm12                               ;   719.2 fp2    192 dst
        vmovdqu ymm12, [rbp + 3424]                                ;   713.5 agu0   192 dst reload
        vmovdqu [rbp + 2912], ymm8                                 ;   722.2 agu2+fp5  192 dst spill
        vmovdqu ymm8, [rbp + 1632]                                 ;   713.8 agu1   192 dst reload
        vmovdqu [rbp + 1376], ymm10                                ;   723.2 agu0+fp5  192 dst spill
        vpunpcklbw ymm10, ymm8, ymm12                              ;   720.8 fp1    192 dst
        vpunpckhbw ymm8, ymm8, ymm12                               ;   720.8 fp2    192 dst
        vmovdqu ymm12, [rbp + 800]                                 ;   715.5 agu1   192 dst reload
        vmovdqu [rbp + 3424], ymm8                                 ;   724.2 agu2+fp5  192 dst spill
        vmovdqu ymm8, [rbp + 2880]                                 ;   715.8 agu0   192 dst reload
        vmovdqu [rbp + 1632], ymm10                                ;   725.2 agu1+fp5  192 dst spill
        vpunpcklbw ymm10, ymm8, ymm12                              ;   722.8 fp1    192 dst
        vpunpckhbw ymm8, ymm8, ymm12                               ;   722.8 fp2    192 dst
        vmovdqu ymm12, [rbp + 1056]                                ;   717.5 agu0   192 dst reload
        vmovdqu [rbp + 800], ymm8                                  ;   726.2 agu2+fp5  192 dst spill
        vmovdqu ymm8, [rbp + 3136]                                 ;   717.8 agu1   192 dst reload
        vmovdqu [rbp + 2880], ymm6                                 ;   727.2 agu0+fp5  192 dst spill
        vpunpcklbw ymm6, ymm8, ymm12                               ;   724.8 fp1    192 dst
        vpunpckhbw ymm8, ymm8, ymm12                               ;   724.8 fp2    192 dst
        vmovdqu ymm12, [rbp + 288]                                 ;   719.3 agu1   192 dst reload
        vmovdqu [rbp + 1056], ymm8                                 ;   728.2 agu2+fp5  192 dst spill
        vmovdqu ymm8, [rbp + 2368]                                 ;   719.7 agu0   192 dst reload
        vmovdqu [rbp + 3136], ymm6                                 ;   729.2 agu1+fp5  192 dst spill
        vpunpcklbw ymm6, ymm8, ymm12                               ;   726.7 fp1    192 dst
        vpunpckhbw ymm8, ymm8, ymm12                               ;   726.7 fp2    192 dst
        vmovdqu ymm12, [rbp + 544]                                 ;   721.0 agu0   192 dst reload
        vmovdqu [rbp + 288], ymm8                                  ;   730.2 agu2+fp5  192 dst spill
        vmovdqu ymm8, [rbp + 2624]                                 ;   721.3 agu1   192 dst reload
        vmovdqu [rbp + 2368], ymm6                                 ;   731.2 agu0+fp5  192 dst spill
        vpunpcklbw ymm6, ymm8, ymm12                               ;   728.3 fp1    192 dst
        vpunpckhbw ymm8, ymm8, ymm12                               ;   728.3 fp2    192 dst
        vmovdqu ymm12, [rbp - 128]                                 ;   723.0 agu1   192 dst reload
        vmovdqu [rbp + 544], ymm8                                  ;   732.2 agu2+fp5  192 dst spill
        vmovdqu ymm8, [rbp + 1856]                                 ;   723.3 agu0   192 dst reload
        vmovdqu [rbp + 2624], ymm6                                 ;   733.2 agu1+fp5  192 dst spill
        vpunpcklbw ymm6, ymm8, ymm12                               ;   730.3 fp1    192 dst
        vpunpckhbw ymm8, ymm8, ymm12                               ;   730.3 fp2    192 dst
        vmovdqu ymm12, [rbp + 32]                                  ;   725.0 agu0   192 dst reload
        vmovdqu [rbp - 128], ymm8                                  ;   734.2 agu2+fp5  192 dst spill
        vmovdqu ymm8, [rbp + 2112]                                 ;   725.3 agu1   192 dst reload
        vmovdqu [rbp + 1856], ymm6                                 ;   735.2 agu0+fp5  192 dst spill
        vpunpcklbw ymm6, ymm8, ymm12                               ;   732.3 fp1    192 dst
        vpunpckhbw ymm8, ymm8, ymm12                               ;   732.3 fp2    192 dst
        vmovdqu ymm12, [rbp + 3392]                                ;   726.8 agu1   192 dst reload
        vmovdqu [rbp + 32], ymm8                                   ;   736.2 agu2+fp5  192 dst spill
        vmovdqu ymm8, [rbp + 1344]                                 ;   727.2 agu0   192 dst reload
        vmovdqu [rbp + 2112], ymm6                                 ;   737.2 agu1+fp5  192 dst spill
        vpunpcklbw ymm6, ymm8, ymm12                               ;   734.2 fp1    192 dst
        vpunpckhbw ymm8, ymm8, ymm12                               ;   734.2 fp2    192 dst
        vmovdqu ymm12, [rbp + 1280]                                ;   728.5 agu0   192 dst reload
        vmovdqu [rbp + 3392], ymm8                                 ;   738.2 agu2+fp5  192 dst spill
        vmovdqu ymm8, [rbp + 1600]                                 ;   729.2 agu1   192 dst reload
        vmovdqu [rbp + 1344], ymm6                                 ;   739.2 agu0+fp5  192 dst spill
        vpunpcklbw ymm6, ymm8, ymm12                               ;   736.2 fp1    192 dst
        vpunpckhbw ymm8, ymm8, ymm12                               ;   736.2 fp2    192 dst
        vmovdqu ymm12, [rbp + 2848]                                ;   730.5 agu1   192 dst reload
        vmovdqu [rbp + 1280], ymm8                                 ;   740.2 agu2+fp5  192 dst spill
        vpunpcklbw ymm8, ymm12, ymm9                               ;   737.5 fp1    192 dst
        vpunpckhbw ymm9, ymm12, ymm9                               ;   737.5 fp2    192 dst
        vmovdqu ymm12, [rbp + 3104]                                ;   732.3 agu0   192 dst reload
        vmovdqu [rbp + 2848], ymm6                                 ;   741.2 agu1+fp5  192 dst spill
        vpunpcklbw ymm6, ymm12, ymm13                              ;   739.3 fp1    192 dst
        vpunpckhbw ymm12, ymm12, ymm13                             ;   739.3 fp2    192 dst
        vmovdqu ymm13, [rbp + 2336]                                ;   734.2 agu0   192 dst reload
        vmovdqu [rbp + 3104], ymm12                                ;   742.2 agu2+fp5  192 dst spill
        vpunpcklbw ymm12, ymm13, ymm15                             ;   741.2 fp1    192 dst
        vpunpckhbw ymm13, ymm13, ymm15                             ;   741.2 fp2    192 dst
        vmovdqu ymm15, [rbp + 2592]                                ;   735.2 agu1   192 dst reload
        vmovdqu [rbp + 2336], ymm6                                 ;   743.2 agu0+fp5  192 dst spill
        vpunpcklbw ymm6, ymm15, ymm11                              ;   742.2 fp1    192 dst
        vpunpckhbw ymm11, ymm15, ymm11                             ;   742.2 fp2    192 dst
        vmovdqu ymm15, [rbp + 1824]                                ;   736.5 agu1   192 dst reload
        vmovdqu [rbp + 2592], ymm11                                ;   744.2 agu2+fp5  192 dst spill
        vpunpcklbw ymm11, ymm15, ymm3                              ;   743.5 fp1    192 dst
        vpunpckhbw ymm3, ymm15, ymm3                               ;   743.5 fp2    192 dst
        vmovdqu ymm15, [rbp + 2080]                                ;   737.7 agu0   192 dst reload
        vmovdqu [rbp + 1824], ymm6                                 ;   745.2 agu1+fp5  192 dst spill
        vpunpcklbw ymm6, ymm15, ymm14                              ;   744.7 fp1    192 dst
        vpunpckhbw ymm14, ymm15, ymm14                             ;   744.7 fp2    192 dst
        vmovdqu ymm15, [rbp + 1312]                                ;   739.3 agu0   192 dst reload
        vmovdqu [rbp + 2080], ymm14                                ;   746.2 agu2+fp5  192 dst spill
        vpunpcklbw ymm14, ymm15, ymm1                              ;   746.3 fp1    192 dst
        vpunpckhbw ymm1, ymm15, ymm1                               ;   746.3 fp2    192 dst
        vmovdqu [r9 + 32], ymm5                                    ;   747.2 agu1+fp5  192 dst
        vmovdqu ymm5, [rbp + 1568]                                 ;   741.3 agu0   192 dst reload
        vpunpcklbw ymm15, ymm5, ymm0                               ;   748.3 fp1    192 dst
        vpunpckhbw ymm0, ymm5, ymm0                                ;   748.3 fp2    192 dst
        vmovdqu [r9 + 64], ymm2                                    ;   748.2 agu2+fp5  192 dst
        vmovdqu [r9 + 96], ymm10                                   ;   749.2 agu1+fp5  192 dst
        vmovdqu [r9 + 128], ymm7                                   ;   750.2 agu0+fp5  192 dst
        vmovdqu [r9 + 160], ymm4                                   ;   751.2 agu2+fp5  192 dst
        vmovdqu [r9 + 224], ymm8                                   ;   752.2 agu1+fp5  192 dst
        vmovdqu ymm2, [rbp + 3360]                                 ;   743.7 agu0   192 dst reload
        vmovdqu [r9], ymm2                                         ;   753.2 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 2880]                                 ;   744.5 agu1   192 dst reload
        vmovdqu [r9 + 192], ymm2                                   ;   754.2 agu0+fp5  192 dst
        vmovdqu [r9 + 480], ymm9                                   ;   755.2 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 768]                                  ;   745.5 agu1   192 dst reload
        vmovdqu [r9 + 256], ymm2                                   ;   756.2 agu0+fp5  192 dst
        vmovdqu ymm2, [rbp + 1696]                                 ;   746.5 agu1   192 dst reload
        vmovdqu [r9 + 288], ymm2                                   ;   757.2 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 1760]                                 ;   746.7 agu0   192 dst reload
        vmovdqu [r9 + 320], ymm2                                   ;   758.2 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 800]                                  ;   747.5 agu1   192 dst reload
        vmovdqu [r9 + 352], ymm2                                   ;   759.2 agu0+fp5  192 dst
        vmovdqu ymm2, [rbp + 1792]                                 ;   748.5 agu1   192 dst reload
        vmovdqu [r9 + 384], ymm2                                   ;   760.2 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 1664]                                 ;   748.7 agu0   192 dst reload
        vmovdqu [r9 + 416], ymm2                                   ;   761.2 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 1728]                                 ;   749.5 agu1   192 dst reload
        vmovdqu [r9 + 448], ymm2                                   ;   762.2 agu0+fp5  192 dst
        vmovdqu [r9 + 736], ymm11                                  ;   763.2 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 2048]                                 ;   750.5 agu1   192 dst reload
        vmovdqu [r9 + 512], ymm2                                   ;   764.2 agu0+fp5  192 dst
        vmovdqu ymm2, [rbp + 1920]                                 ;   751.5 agu1   192 dst reload
        vmovdqu [r9 + 544], ymm2                                   ;   765.2 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 1984]                                 ;   751.7 agu0   192 dst reload
        vmovdqu [r9 + 576], ymm2                                   ;   766.2 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 1856]                                 ;   752.5 agu1   192 dst reload
        vmovdqu [r9 + 608], ymm2                                   ;   767.2 agu0+fp5  192 dst
        vmovdqu ymm2, [rbp + 2016]                                 ;   753.5 agu1   192 dst reload
        vmovdqu [r9 + 640], ymm2                                   ;   768.2 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 1888]                                 ;   753.7 agu0   192 dst reload
        vmovdqu [r9 + 672], ymm2                                   ;   769.2 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 1952]                                 ;   754.5 agu1   192 dst reload
        vmovdqu [r9 + 704], ymm2                                   ;   770.2 agu0+fp5  192 dst
        vmovdqu [r9 + 992], ymm3                                   ;   771.2 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 256]                                  ;   756.2 agu1   192 dst reload
        vmovdqu [r9 + 768], ymm2                                   ;   772.2 agu0+fp5  192 dst
        vmovdqu ymm2, [rbp - 64]                                   ;   757.2 agu1   192 dst reload
        vmovdqu [r9 + 800], ymm2                                   ;   773.2 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 0]                                    ;   758.2 agu0   192 dst reload
        vmovdqu [r9 + 832], ymm2                                   ;   774.2 agu1+fp5  192 dst
        vmovdqu ymm2, [rbp - 128]                                  ;   759.2 agu0   192 dst reload
        vmovdqu [r9 + 864], ymm2                                   ;   775.2 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 192]                                  ;   760.2 agu1   192 dst reload
        vmovdqu [r9 + 896], ymm2                                   ;   776.2 agu0+fp5  192 dst
        vmovdqu ymm2, [rbp - 96]                                   ;   761.2 agu1   192 dst reload
        vmovdqu [r9 + 928], ymm2                                   ;   777.2 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp - 32]                                   ;   762.2 agu0   192 dst reload
        vmovdqu [r9 + 960], ymm2                                   ;   778.2 agu1+fp5  192 dst
        vmovdqu [r9 + 1248], ymm12                                 ;   779.2 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 2560]                                 ;   764.2 agu0   192 dst reload
        vmovdqu [r9 + 1024], ymm2                                  ;   780.2 agu1+fp5  192 dst
        vmovdqu ymm2, [rbp + 2432]                                 ;   765.2 agu0   192 dst reload
        vmovdqu [r9 + 1056], ymm2                                  ;   781.2 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 2496]                                 ;   766.2 agu1   192 dst reload
        vmovdqu [r9 + 1088], ymm2                                  ;   782.2 agu0+fp5  192 dst
        vmovdqu ymm2, [rbp + 2368]                                 ;   767.2 agu1   192 dst reload
        vmovdqu [r9 + 1120], ymm2                                  ;   783.2 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 2528]                                 ;   768.2 agu0   192 dst reload
        vmovdqu [r9 + 1152], ymm2                                  ;   784.2 agu1+fp5  192 dst
        vmovdqu ymm2, [rbp + 2400]                                 ;   769.2 agu0   192 dst reload
        vmovdqu [r9 + 1184], ymm2                                  ;   785.2 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 2464]                                 ;   770.2 agu1   192 dst reload
        vmovdqu [r9 + 1216], ymm2                                  ;   786.2 agu0+fp5  192 dst
        vmovdqu [r9 + 1504], ymm13                                 ;   787.2 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 480]                                  ;   772.2 agu1   192 dst reload
        vmovdqu [r9 + 1280], ymm2                                  ;   788.2 agu0+fp5  192 dst
        vmovdqu ymm2, [rbp + 352]                                  ;   773.2 agu1   192 dst reload
        vmovdqu [r9 + 1312], ymm2                                  ;   789.2 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 416]                                  ;   774.2 agu0   192 dst reload
        vmovdqu [r9 + 1344], ymm2                                  ;   790.2 agu1+fp5  192 dst
        vmovdqu ymm2, [rbp + 288]                                  ;   775.2 agu0   192 dst reload
        vmovdqu [r9 + 1376], ymm2                                  ;   791.2 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 448]                                  ;   776.2 agu1   192 dst reload
        vmovdqu [r9 + 1408], ymm2                                  ;   792.2 agu0+fp5  192 dst
        vmovdqu ymm2, [rbp + 320]                                  ;   777.2 agu1   192 dst reload
        vmovdqu [r9 + 1440], ymm2                                  ;   793.2 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 384]                                  ;   778.2 agu0   192 dst reload
        vmovdqu [r9 + 1472], ymm2                                  ;   794.2 agu1+fp5  192 dst
        vmovdqu [r9 + 1760], ymm14                                 ;   795.2 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 1536]                                 ;   780.2 agu0   192 dst reload
        vmovdqu [r9 + 1536], ymm2                                  ;   796.2 agu1+fp5  192 dst
        vmovdqu ymm2, [rbp + 1408]                                 ;   781.2 agu0   192 dst reload
        vmovdqu [r9 + 1568], ymm2                                  ;   797.2 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 1472]                                 ;   782.2 agu1   192 dst reload
        vmovdqu [r9 + 1600], ymm2                                  ;   798.2 agu0+fp5  192 dst
        vmovdqu ymm2, [rbp + 1344]                                 ;   783.2 agu1   192 dst reload
        vmovdqu [r9 + 1632], ymm2                                  ;   799.2 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 1504]                                 ;   784.2 agu0   192 dst reload
        vmovdqu [r9 + 1664], ymm2                                  ;   800.2 agu1+fp5  192 dst
        vmovdqu ymm2, [rbp + 1376]                                 ;   785.2 agu0   192 dst reload
        vmovdqu [r9 + 1696], ymm2                                  ;   801.2 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 1440]                                 ;   786.2 agu1   192 dst reload
        vmovdqu [r9 + 1728], ymm2                                  ;   802.2 agu0+fp5  192 dst
        vmovdqu [r9 + 2016], ymm1                                  ;   803.2 agu2+fp5  192 dst
        vmovdqu ymm1, [rbp + 3072]                                 ;   788.2 agu1   192 dst reload
        vmovdqu [r9 + 1792], ymm1                                  ;   804.2 agu0+fp5  192 dst
        vmovdqu ymm1, [rbp + 2944]                                 ;   789.2 agu1   192 dst reload
        vmovdqu [r9 + 1824], ymm1                                  ;   805.2 agu2+fp5  192 dst
        vmovdqu ymm1, [rbp + 3008]                                 ;   790.2 agu0   192 dst reload
        vmovdqu [r9 + 1856], ymm1                                  ;   806.2 agu1+fp5  192 dst
        vmovdqu ymm1, [rbp + 3392]                                 ;   791.2 agu0   192 dst reload
        vmovdqu [r9 + 1888], ymm1                                  ;   807.2 agu2+fp5  192 dst
        vmovdqu ymm1, [rbp + 3040]                                 ;   792.2 agu1   192 dst reload
        vmovdqu [r9 + 1920], ymm1                                  ;   808.2 agu0+fp5  192 dst
        vmovdqu ymm1, [rbp + 2912]                                 ;   793.2 agu1   192 dst reload
        vmovdqu [r9 + 1952], ymm1                                  ;   809.2 agu2+fp5  192 dst
        vmovdqu ymm1, [rbp + 2976]                                 ;   794.2 agu0   192 dst reload
        vmovdqu [r9 + 1984], ymm1                                  ;   810.2 agu1+fp5  192 dst
        vmovdqu ymm1, [rbp + 1248]                                 ;   795.2 agu0   192 dst reload
        vmovdqu [r9 + 2048], ymm1                                  ;   811.2 agu2+fp5  192 dst
        vmovdqu ymm1, [rbp + 3200]                                 ;   796.2 agu1   192 dst reload
        vmovdqu [r9 + 2080], ymm1                                  ;   812.2 agu0+fp5  192 dst
        vmovdqu ymm1, [rbp + 3264]                                 ;   797.2 agu1   192 dst reload
        vmovdqu [r9 + 2112], ymm1                                  ;   813.2 agu2+fp5  192 dst
        vmovdqu ymm1, [rbp + 3136]                                 ;   798.2 agu0   192 dst reload
        vmovdqu [r9 + 2144], ymm1                                  ;   814.2 agu1+fp5  192 dst
        vmovdqu ymm1, [rbp + 3296]                                 ;   799.2 agu0   192 dst reload
        vmovdqu [r9 + 2176], ymm1                                  ;   815.2 agu2+fp5  192 dst
        vmovdqu ymm1, [rbp + 3168]                                 ;   800.2 agu1   192 dst reload
        vmovdqu [r9 + 2208], ymm1                                  ;   816.2 agu0+fp5  192 dst
        vmovdqu ymm1, [rbp + 3232]                                 ;   801.2 agu1   192 dst reload
        vmovdqu [r9 + 2240], ymm1                                  ;   817.2 agu2+fp5  192 dst
        vmovdqu ymm1, [rbp + 2336]                                 ;   802.2 agu0   192 dst reload
        vmovdqu [r9 + 2272], ymm1                                  ;   818.2 agu1+fp5  192 dst
        vmovdqu ymm1, [rbp + 992]                                  ;   803.2 agu0   192 dst reload
        vmovdqu [r9 + 2304], ymm1                                  ;   819.2 agu2+fp5  192 dst
        vmovdqu ymm1, [rbp + 1120]                                 ;   804.2 agu1   192 dst reload
        vmovdqu [r9 + 2336], ymm1                                  ;   820.2 agu0+fp5  192 dst
        vmovdqu ymm1, [rbp + 1184]                                 ;   805.2 agu1   192 dst reload
        vmovdqu [r9 + 2368], ymm1                                  ;   821.2 agu2+fp5  192 dst
        vmovdqu ymm1, [rbp + 1056]                                 ;   806.2 agu0   192 dst reload
        vmovdqu [r9 + 2400], ymm1                                  ;   822.2 agu1+fp5  192 dst
        vmovdqu ymm1, [rbp + 1216]                                 ;   807.2 agu0   192 dst reload
        vmovdqu [r9 + 2432], ymm1                                  ;   823.2 agu2+fp5  192 dst
        vmovdqu ymm1, [rbp + 1088]                                 ;   808.2 agu1   192 dst reload
        vmovdqu [r9 + 2464], ymm1                                  ;   824.2 agu0+fp5  192 dst
        vmovdqu ymm1, [rbp + 1152]                                 ;   809.2 agu1   192 dst reload
        vmovdqu [r9 + 2496], ymm1                                  ;   825.2 agu2+fp5  192 dst
        vmovdqu ymm1, [rbp + 3104]                                 ;   810.2 agu0   192 dst reload
        vmovdqu [r9 + 2528], ymm1                                  ;   826.2 agu1+fp5  192 dst
        vmovdqu [r9 + 2784], ymm6                                  ;   827.2 agu2+fp5  192 dst
        vmovdqu ymm1, [rbp + 2304]                                 ;   812.2 agu0   192 dst reload
        vmovdqu [r9 + 2560], ymm1                                  ;   828.2 agu1+fp5  192 dst
        vmovdqu ymm1, [rbp + 2176]                                 ;   813.2 agu0   192 dst reload
        vmovdqu [r9 + 2592], ymm1                                  ;   829.2 agu2+fp5  192 dst
        vmovdqu ymm1, [rbp + 2240]                                 ;   814.2 agu1   192 dst reload
        vmovdqu [r9 + 2624], ymm1                                  ;   830.2 agu0+fp5  192 dst
        vmovdqu ymm1, [rbp + 2112]                                 ;   815.2 agu1   192 dst reload
        vmovdqu [r9 + 2656], ymm1                                  ;   831.2 agu2+fp5  192 dst
        vmovdqu ymm1, [rbp + 2272]                                 ;   816.2 agu0   192 dst reload
        vmovdqu [r9 + 2688], ymm1                                  ;   832.2 agu1+fp5  192 dst
        vmovdqu ymm1, [rbp + 2144]                                 ;   817.2 agu0   192 dst reload
        vmovdqu [r9 + 2720], ymm1                                  ;   833.2 agu2+fp5  192 dst
        vmovdqu ymm1, [rbp + 2208]                                 ;   818.2 agu1   192 dst reload
        vmovdqu [r9 + 2752], ymm1                                  ;   834.2 agu0+fp5  192 dst
        vmovdqu ymm1, [rbp + 512]                                  ;   819.2 agu1   192 dst reload
        vmovdqu [r9 + 2816], ymm1                                  ;   835.2 agu2+fp5  192 dst
        vmovdqu ymm1, [rbp + 96]                                   ;   820.2 agu0   192 dst reload
        vmovdqu [r9 + 2848], ymm1                                  ;   836.2 agu1+fp5  192 dst
        vmovdqu ymm1, [rbp + 160]                                  ;   821.2 agu0   192 dst reload
        vmovdqu [r9 + 2880], ymm1                                  ;   837.2 agu2+fp5  192 dst
        vmovdqu ymm1, [rbp + 32]                                   ;   822.2 agu1   192 dst reload
        vmovdqu [r9 + 2912], ymm1                                  ;   838.2 agu0+fp5  192 dst
        vmovdqu ymm1, [rbp + 224]                                  ;   823.2 agu1   192 dst reload
        vmovdqu [r9 + 2944], ymm1                                  ;   839.2 agu2+fp5  192 dst
        vmovdqu ymm1, [rbp + 64]                                   ;   824.2 agu0   192 dst reload
        vmovdqu [r9 + 2976], ymm1                                  ;   840.2 agu1+fp5  192 dst
        vmovdqu ymm1, [rbp + 128]                                  ;   825.2 agu0   192 dst reload
        vmovdqu [r9 + 3008], ymm1                                  ;   841.2 agu2+fp5  192 dst
        vmovdqu ymm1, [rbp + 2080]                                 ;   826.2 agu1   192 dst reload
        vmovdqu [r9 + 3040], ymm1                                  ;   842.2 agu0+fp5  192 dst
        vmovdqu ymm1, [rbp + 2816]                                 ;   827.2 agu1   192 dst reload
        vmovdqu [r9 + 3072], ymm1                                  ;   843.2 agu2+fp5  192 dst
        vmovdqu ymm1, [rbp + 2688]                                 ;   828.2 agu0   192 dst reload
        vmovdqu [r9 + 3104], ymm1                                  ;   844.2 agu1+fp5  192 dst
        vmovdqu ymm1, [rbp + 2752]                                 ;   829.2 agu0   192 dst reload
        vmovdqu [r9 + 3136], ymm1                                  ;   845.2 agu2+fp5  192 dst
        vmovdqu ymm1, [rbp + 2624]                                 ;   830.2 agu1   192 dst reload
        vmovdqu [r9 + 3168], ymm1                                  ;   846.2 agu0+fp5  192 dst
        vmovdqu ymm1, [rbp + 2784]                                 ;   831.2 agu1   192 dst reload
        vmovdqu [r9 + 3200], ymm1                                  ;   847.2 agu2+fp5  192 dst
        vmovdqu ymm1, [rbp + 2656]                                 ;   832.2 agu0   192 dst reload
        vmovdqu [r9 + 3232], ymm1                                  ;   848.2 agu1+fp5  192 dst
        vmovdqu ymm1, [rbp + 2720]                                 ;   833.2 agu0   192 dst reload
        vmovdqu [r9 + 3264], ymm1                                  ;   849.2 agu2+fp5  192 dst
        vmovdqu ymm1, [rbp + 1824]                                 ;   834.2 agu1   192 dst reload
        vmovdqu [r9 + 3296], ymm1                                  ;   850.2 agu0+fp5  192 dst
        vmovdqu ymm1, [rbp + 736]                                  ;   835.2 agu1   192 dst reload
        vmovdqu [r9 + 3328], ymm1                                  ;   851.2 agu2+fp5  192 dst
        vmovdqu ymm1, [rbp + 608]                                  ;   836.2 agu0   192 dst reload
        vmovdqu [r9 + 3360], ymm1                                  ;   852.2 agu1+fp5  192 dst
        vmovdqu ymm1, [rbp + 672]                                  ;   837.2 agu0   192 dst reload
        vmovdqu [r9 + 3392], ymm1                                  ;   853.2 agu2+fp5  192 dst
        vmovdqu ymm1, [rbp + 544]                                  ;   838.2 agu1   192 dst reload
        vmovdqu [r9 + 3424], ymm1                                  ;   854.2 agu0+fp5  192 dst
        vmovdqu ymm1, [rbp + 704]                                  ;   839.2 agu1   192 dst reload
        vmovdqu [r9 + 3456], ymm1                                  ;   855.2 agu2+fp5  192 dst
        vmovdqu ymm1, [rbp + 576]                                  ;   840.2 agu0   192 dst reload
        vmovdqu [r9 + 3488], ymm1                                  ;   856.2 agu1+fp5  192 dst
        vmovdqu ymm1, [rbp + 640]                                  ;   841.2 agu0   192 dst reload
        vmovdqu [r9 + 3520], ymm1                                  ;   857.2 agu2+fp5  192 dst
        vmovdqu ymm1, [rbp + 2592]                                 ;   842.2 agu1   192 dst reload
        vmovdqu [r9 + 3552], ymm1                                  ;   858.2 agu0+fp5  192 dst
        vmovdqu [r9 + 3808], ymm15                                 ;   859.2 agu2+fp5  192 dst
        vmovdqu ymm1, [rbp + 960]                                  ;   844.2 agu1   192 dst reload
        vmovdqu [r9 + 3584], ymm1                                  ;   860.2 agu0+fp5  192 dst
        vmovdqu ymm1, [rbp + 832]                                  ;   845.2 agu1   192 dst reload
        vmovdqu [r9 + 3616], ymm1                                  ;   861.2 agu2+fp5  192 dst
        vmovdqu ymm1, [rbp + 896]                                  ;   846.2 agu0   192 dst reload
        vmovdqu [r9 + 3648], ymm1                                  ;   862.2 agu1+fp5  192 dst
        vmovdqu ymm1, [rbp + 2848]                                 ;   847.2 agu0   192 dst reload
        vmovdqu [r9 + 3680], ymm1                                  ;   863.2 agu2+fp5  192 dst
        vmovdqu ymm1, [rbp + 928]                                  ;   848.2 agu1   192 dst reload
        vmovdqu [r9 + 3712], ymm1                                  ;   864.2 agu0+fp5  192 dst
        vmovdqu ymm1, [rbp + 1632]                                 ;   849.2 agu1   192 dst reload
        vmovdqu [r9 + 3744], ymm1                                  ;   865.2 agu2+fp5  192 dst
        vmovdqu ymm1, [rbp + 864]                                  ;   850.2 agu0   192 dst reload
        vmovdqu [r9 + 3776], ymm1                                  ;   866.2 agu1+fp5  192 dst
        vmovdqu [r9 + 4064], ymm0                                  ;   867.2 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 3328]                                 ;   852.2 agu0   192 dst reload
        vmovdqu [r9 + 3840], ymm0                                  ;   868.2 agu1+fp5  192 dst
        vmovdqu ymm0, [rbp + 3456]                                 ;   853.2 agu0   192 dst reload
        vmovdqu [r9 + 3872], ymm0                                  ;   869.2 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 3520]                                 ;   854.2 agu1   192 dst reload
        vmovdqu [r9 + 3904], ymm0                                  ;   870.2 agu0+fp5  192 dst
        vmovdqu ymm0, [rbp + 1280]                                 ;   855.2 agu1   192 dst reload
        vmovdqu [r9 + 3936], ymm0                                  ;   871.2 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 3552]                                 ;   856.2 agu0   192 dst reload
        vmovdqu [r9 + 3968], ymm0                                  ;   872.2 agu1+fp5  192 dst
        vmovdqu ymm0, [rbp + 3424]                                 ;   857.2 agu0   192 dst reload
        vmovdqu [r9 + 4000], ymm0                                  ;   873.2 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 3488]                                 ;   858.2 agu1   192 dst reload
        vmovdqu [r9 + 4032], ymm0                                  ;   874.2 agu0+fp5  192 dst
        add r9, 0x1000                                             ;   859.2 alu0   194 blocks
        add r8, 0x1000                                             ;   859.3 alu1   194 blocks
        cmp r8, qword [rbp + 3592]                                 ;                    more blocks?
        jne .blocks_1
        mov qword [rbp + 3584], r8                                 ;                    resident
        mov qword [rbp + 3600], r9                                 ;                    resident
.blocks_1_done:
        vzeroupper                                                 ;                    x87 state
        mov rsp, qword [rbp + 3608]                                ;                    frame
        pop rbp                                                    ;                    preserved
        ret

        section .rodata align=64
; constants256
        align 32, db 0
aes_to_slices.T0_constants256:
        dq 0x5555555555555555, 0x5555555555555555, 0x5555555555555555, 0x5555555555555555, 0x3333333333333333, 0x3333333333333333, 0x3333333333333333, 0x3333333333333333
        dq 0x0f0f0f0f0f0f0f0f, 0x0f0f0f0f0f0f0f0f, 0x0f0f0f0f0f0f0f0f, 0x0f0f0f0f0f0f0f0f

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
