; aes_to_slices for AMD Athlon 64, Opteron (K8), 64-bit code (athlon64-64)
; made by cipherwright 0.1.0 from ciphers/aes.cw (sha256 b96ab4300706cbb4); do not edit:
;   ./cw build aes_to_slices --cpu athlon64-64 --variant bitsliced
;
; void aes_to_slices(const void *src, void *dst, uint32_t n);   System V, 64 bits
;   src: 2048 bytes a batch (128 blocks of 16), read, secret, aligned to 16 bytes
;   dst: 2048 bytes a batch (128 slices), written, secret, aligned to 16 bytes
;   n: number of batches of 128 blocks, may be 0
; Parameters do not overlap, but dst may be exactly in place of src.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes xmm0 to xmm15.
; Constant time: no secret reaches an address or a branch.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 5 uops, planned 5.0; bounds: width 1.7, ports 1.0, path 2.0
;   blocks: 6564 uops, planned 2618.3; bounds: width 2188.0, ports 2186.7, path 40.0
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
        push rbx                                              ;                    preserved
        push rbp                                              ;                    preserved
        sub rsp, 0x888                                        ;                    frame
        lea rbp, [rsp + 128]                                  ;                    frame
        mov dword [rbp + 2040], edx                           ;                    argument
        mov qword [rbp + 2016], rdi                           ;                    argument
        mov qword [rbp + 2032], rsi                           ;                    argument
        lea rdx, [rbp + 256]                                  ;                    frame
        lea rsi, [rbp + 512]                                  ;                    frame
        lea rdi, [rbp + 768]                                  ;                    frame
        lea rcx, [rbp + 1024]                                 ;                    frame
        lea rax, [rbp + 1280]                                 ;                    frame
        lea rbx, [rbp + 1536]                                 ;                    frame
        lea r10, [rbp + 1792]                                 ;                    frame
        lea r11, [rbp + 2048]                                 ;                    frame
        mov r8d, dword [rbp + 2040]                           ;     0.0 agu0   194 blocks
        shl r8, 0xb                                           ;     3.0 alu0   194 blocks
        mov r9, qword [rbp + 2016]                            ;     0.7 agu1   194 blocks
        add r9, r8                                            ;     4.0 alu1   194 blocks
        mov qword [rbp + 2024], r9                            ;     5.0 agu2   194 blocks
        cmp dword [rbp + 2040], 0                             ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rbp + 2016]                            ;                    resident
        align 16
.blocks_1:
        movaps xmm0, [r8]                                     ;     2.0 agu0+agu1+fadd+fmul  192 dst
        movaps xmm1, [r8 + 16]                                ;     3.0 agu2+agu0+fmisc+fadd  192 dst
        movaps xmm2, [r8 + 32]                                ;     3.7 agu1+agu2+fmul+fmisc  192 dst
        movaps xmm3, [r8 + 48]                                ;     4.3 agu0+agu1+fadd+fmul  192 dst
        movaps xmm4, [r8 + 64]                                ;     5.0 agu2+agu0+fmisc+fadd  192 dst
        movaps xmm5, [r8 + 80]                                ;     5.7 agu1+agu2+fmul+fmisc  192 dst
        movaps xmm6, [r8 + 96]                                ;     6.3 agu0+agu1+fadd+fmul  192 dst
        movaps xmm7, [r8 + 112]                               ;     7.0 agu2+agu0+fmisc+fadd  192 dst
        movaps xmm8, [r8 + 128]                               ;     7.7 agu1+agu2+fmul+fmisc  192 dst
        movaps xmm9, [r8 + 144]                               ;     8.3 agu0+agu1+fadd+fmul  192 dst
        movaps xmm10, [r8 + 160]                              ;     9.0 agu2+agu0+fmisc+fadd  192 dst
        movaps xmm11, [r8 + 176]                              ;     9.7 agu1+agu2+fmul+fmisc  192 dst
        movaps xmm12, [r8 + 192]                              ;    10.3 agu0+agu1+fadd+fmul  192 dst
        movaps xmm13, [r8 + 208]                              ;    11.0 agu2+agu0+fmisc+fadd  192 dst
        movaps xmm14, [r8 + 224]                              ;    11.7 agu1+agu2+fmul+fmisc  192 dst
        movaps xmm15, [r8 + 240]                              ;    12.3 agu0+agu1+fadd+fmul  192 dst
        movaps xmm15, [r8 + 256]                              ;    13.0 agu2+agu0+fmisc+fadd  192 dst
        movaps xmm14, [r8 + 272]                              ;    13.7 agu1+agu2+fmul+fmisc  192 dst
        movaps xmm13, [r8 + 288]                              ;    14.3 agu0+agu1+fadd+fmul  192 dst
        movaps xmm12, [r8 + 304]                              ;    15.0 agu2+agu0+fmisc+fadd  192 dst
        movaps xmm11, [r8 + 320]                              ;    15.7 agu1+agu2+fmul+fmisc  192 dst
        movaps xmm10, [r8 + 336]                              ;    16.3 agu0+agu1+fadd+fmul  192 dst
        movaps xmm9, [r8 + 352]                               ;    17.0 agu2+agu0+fmisc+fadd  192 dst
        movaps xmm8, [r8 + 368]                               ;    17.7 agu1+agu2+fmul+fmisc  192 dst
        movaps xmm8, [r8 + 384]                               ;    18.3 agu0+agu1+fadd+fmul  192 dst
        movaps xmm8, [r8 + 400]                               ;    19.0 agu2+agu0+fmisc+fadd  192 dst
        movaps xmm8, [r8 + 416]                               ;    19.7 agu1+agu2+fmul+fmisc  192 dst
        movaps xmm8, [r8 + 432]                               ;    20.3 agu0+agu1+fadd+fmul  192 dst
        movaps xmm8, [r8 + 448]                               ;    21.0 agu2+agu0+fmisc+fadd  192 dst
        movaps xmm8, [r8 + 464]                               ;    21.7 agu1+agu2+fmul+fmisc  192 dst
        movaps xmm8, [r8 + 480]                               ;    22.3 agu0+agu1+fadd+fmul  192 dst
        movaps xmm8, [r8 + 496]                               ;    23.0 agu2+agu0+fmisc+fadd  192 dst
        movaps xmm8, [r8 + 512]                               ;    23.7 agu1+agu2+fmul+fmisc  192 dst
        movaps xmm7, [r8 + 528]                               ;    24.3 agu0+agu1+fadd+fmul  192 dst
        movaps xmm9, [r8 + 544]                               ;    25.0 agu2+agu0+fmisc+fadd  192 dst
        movaps xmm6, [r8 + 560]                               ;    25.7 agu1+agu2+fmul+fmisc  192 dst
        movaps xmm10, [r8 + 576]                              ;    26.3 agu0+agu1+fadd+fmul  192 dst
        movaps xmm5, [r8 + 592]                               ;    27.0 agu2+agu0+fmisc+fadd  192 dst
        movaps xmm5, [r8 + 608]                               ;    27.7 agu1+agu2+fmul+fmisc  192 dst
        movaps xmm5, [r8 + 624]                               ;    28.3 agu0+agu1+fadd+fmul  192 dst
        movaps xmm5, [r8 + 640]                               ;    29.0 agu2+agu0+fmisc+fadd  192 dst
        movaps xmm5, [r8 + 656]                               ;    29.7 agu1+agu2+fmul+fmisc  192 dst
        movaps xmm5, [r8 + 672]                               ;    30.3 agu0+agu1+fadd+fmul  192 dst
        movaps xmm5, [r8 + 688]                               ;    31.0 agu2+agu0+fmisc+fadd  192 dst
        movaps xmm5, [r8 + 704]                               ;    31.7 agu1+agu2+fmul+fmisc  192 dst
        movaps xmm5, [r8 + 720]                               ;    32.3 agu0+agu1+fadd+fmul  192 dst
        movaps xmm5, [r8 + 736]                               ;    33.0 agu2+agu0+fmisc+fadd  192 dst
        movaps xmm5, [r8 + 752]                               ;    33.7 agu1+agu2+fmul+fmisc  192 dst
        movaps xmm5, xmm0                                     ;    32.3 fadd+fmul  192 dst copy
        psrlq xmm5, 1                                         ;    34.3 fadd+fmul  192 dst
        movaps xmm10, [r8 + 768]                              ;    36.0 agu0+agu1+fmisc+fadd  192 dst
        movaps xmm11, [r8 + 784]                              ;    36.3 agu2+agu0+fmisc+fmul  192 dst
        movaps xmm4, [r8 + 800]                               ;    37.3 agu1+agu2+fadd+fmisc  192 dst
        movaps xmm6, [r8 + 816]                               ;    38.0 agu0+agu1+fmul+fadd  192 dst
        movaps xmm6, [r8 + 832]                               ;    38.3 agu2+agu0+fmisc+fmul  192 dst
        movaps xmm6, [r8 + 848]                               ;    39.3 agu1+agu2+fadd+fmisc  192 dst
        movaps xmm6, [r8 + 864]                               ;    40.0 agu0+agu1+fmul+fadd  192 dst
        movaps xmm6, [r8 + 880]                               ;    40.3 agu2+agu0+fmisc+fmul  192 dst
        movaps xmm6, xmm15                                    ;    39.3 fadd+fmul  192 dst copy
        psrlq xmm6, 1                                         ;    41.3 fadd+fmul  192 dst
        movaps xmm12, [r8 + 896]                              ;    43.0 agu1+agu2+fmisc  192 dst
        movaps xmm12, [r8 + 912]                              ;    43.3 agu0+agu1+fadd+fmul  192 dst
        movaps xmm12, [r8 + 928]                              ;    44.0 agu2+agu0+fmisc+fadd  192 dst
        movaps xmm12, [r8 + 944]                              ;    45.0 agu1+agu2+fmul+fmisc  192 dst
        movaps xmm12, [r8 + 960]                              ;    45.3 agu0+agu1+fadd+fmul  192 dst
        movaps xmm12, [r8 + 976]                              ;    46.0 agu2+agu0+fmisc+fadd  192 dst
        movaps xmm12, xmm8                                    ;    45.0 fmul+fadd  192 dst copy
        psrlq xmm12, 1                                        ;    47.0 fmul+fadd  192 dst
        movaps xmm3, [r8 + 992]                               ;    48.3 agu1+agu2+fmisc  192 dst
        movaps xmm3, [r8 + 1008]                              ;    49.0 agu0+agu1+fmul+fadd  192 dst
        movaps xmm3, [r8 + 1024]                              ;    49.3 agu2+agu0+fmisc+fmul  192 dst
        xorps xmm5, xmm3                                      ;    51.3 fadd+fmul  192 dst
        andps xmm5, [rel aes_to_slices.T0_constants128]       ;    53.3 agu1+agu2+fadd+fmul  192 dst
        xorps xmm3, xmm5                                      ;    55.3 fadd+fmul  192 dst
        psllq xmm5, 1                                         ;    55.3 fadd+fmul  192 dst
        xorps xmm0, xmm5                                      ;    57.3 fadd+fmul  192 dst
        movaps xmm5, [r8 + 1040]                              ;    53.7 agu0+agu1+fmisc  192 dst
        movaps xmm4, [r8 + 1056]                              ;    55.0 agu2+agu0+fmisc+fadd  192 dst
        movaps xmm9, [r8 + 1072]                              ;    55.7 agu1+agu2+fmul+fmisc  192 dst
        movaps xmm9, [r8 + 1088]                              ;    56.3 agu0+agu1+fadd+fmul  192 dst
        movaps xmm9, xmm10                                    ;    55.3 fadd+fmul  192 dst copy
        psrlq xmm9, 1                                         ;    57.3 fadd+fmul  192 dst
        movaps xmm13, [r8 + 1104]                             ;    59.0 agu2+agu0+fmisc+fadd  192 dst
        movaps xmm13, [r8 + 1120]                             ;    59.3 agu1+agu0+fmisc+fmul  192 dst
        movaps xmm13, [r8 + 1136]                             ;    60.3 agu2+agu1+fadd+fmisc  192 dst
        movaps xmm13, [r8 + 1152]                             ;    61.0 agu0+agu2+fmul+fadd  192 dst
        movaps xmm13, [r8 + 1168]                             ;    61.3 agu1+agu0+fmisc+fmul  192 dst
        movaps xmm13, [r8 + 1184]                             ;    62.3 agu2+agu1+fadd+fmisc  192 dst
        movaps xmm13, [r8 + 1200]                             ;    63.0 agu0+agu2+fmul+fadd  192 dst
        movaps xmm13, [r8 + 1216]                             ;    63.3 agu1+agu0+fmisc+fmul  192 dst
        movaps xmm13, [r8 + 1232]                             ;    64.3 agu2+agu1+fadd+fmisc  192 dst
        movaps xmm13, xmm0                                    ;    63.0 fmul+fadd  192 dst copy
        psrlq xmm13, 2                                        ;    65.0 fmul+fadd  192 dst
        movaps xmm4, [r8 + 1248]                              ;    66.3 agu0+agu2+fmisc+fmul  192 dst
        movaps xmm4, [r8 + 1264]                              ;    67.0 agu1+agu0+fmisc+fadd  192 dst
        movaps xmm4, [r8 + 1280]                              ;    67.7 agu2+agu1+fmul+fmisc  192 dst
        xorps xmm6, xmm4                                      ;    69.7 fadd+fmul  192 dst
        andps xmm6, [rel aes_to_slices.T0_constants128]       ;    71.7 agu0+agu2+fadd+fmul  192 dst
        xorps xmm4, xmm6                                      ;    73.7 fadd+fmul  192 dst
        psllq xmm6, 1                                         ;    73.7 fadd+fmul  192 dst
        xorps xmm15, xmm6                                     ;    75.7 fadd+fmul  192 dst
        movaps xmm6, [r8 + 1296]                              ;    72.0 agu1+agu0+fmisc  192 dst
        movaps xmm2, [r8 + 1312]                              ;    73.0 agu2+agu0+fadd+fmisc  192 dst
        movaps xmm2, [r8 + 1328]                              ;    74.0 agu1+agu2+fmul+fadd  192 dst
        movaps xmm2, [r8 + 1344]                              ;    74.7 agu0+agu1+fmisc+fmul  192 dst
        movaps xmm2, [r8 + 1360]                              ;    75.3 agu2+agu0+fadd+fmisc  192 dst
        movaps xmm2, [r8 + 1376]                              ;    76.0 agu1+agu2+fmul+fadd  192 dst
        movaps xmm2, [r8 + 1392]                              ;    76.7 agu0+agu1+fmisc+fmul  192 dst
        movaps xmm2, [r8 + 1408]                              ;    77.3 agu2+agu0+fadd+fmisc  192 dst
        movaps xmm2, [r8 + 1424]                              ;    78.0 agu1+agu2+fmul+fadd  192 dst
        movaps xmm2, xmm3                                     ;    77.0 fmul+fadd  192 dst copy
        psrlq xmm2, 2                                         ;    79.0 fmul+fadd  192 dst
        movaps xmm11, xmm15                                   ;    79.0 fmul+fadd  192 dst copy
        psrlq xmm11, 2                                        ;    81.0 fmul+fadd  192 dst
        movaps xmm7, [r8 + 1440]                              ;    82.0 agu0+agu1+fmisc  192 dst
        movaps xmm7, [r8 + 1456]                              ;    83.0 agu2+agu0+fmul+fadd  192 dst
        movaps xmm7, [r8 + 1472]                              ;    83.7 agu1+agu2+fmisc+fmul  192 dst
        movaps xmm7, [r8 + 1488]                              ;    84.0 agu0+agu1+fadd+fmisc  192 dst
        movaps xmm7, [r8 + 1504]                              ;    85.0 agu2+agu0+fmul+fadd  192 dst
        movaps xmm7, [r8 + 1520]                              ;    85.7 agu1+agu2+fmisc+fmul  192 dst
        movaps xmm7, [r8 + 1536]                              ;    86.0 agu0+agu1+fadd+fmisc  192 dst
        xorps xmm12, xmm7                                     ;    88.0 fmul+fadd  192 dst
        andps xmm12, [rel aes_to_slices.T0_constants128]      ;    90.0 agu2+agu0+fmul+fadd  192 dst
        xorps xmm7, xmm12                                     ;    92.0 fmul+fadd  192 dst
        psllq xmm12, 1                                        ;    92.0 fmul+fadd  192 dst
        xorps xmm8, xmm12                                     ;    94.0 fmul+fadd  192 dst
        xorps xmm13, xmm8                                     ;    96.0 fmul+fadd  192 dst
        xorps xmm2, xmm7                                      ;    94.0 fmul+fadd  192 dst
        movaps xmm12, xmm4                                    ;    92.0 fmul+fadd  192 dst copy
        psrlq xmm12, 2                                        ;    94.0 fmul+fadd  192 dst
        andps xmm13, [rel aes_to_slices.T0_constants128 + 16] ;    98.0 agu1+agu0+fmul+fadd  192 dst
        xorps xmm8, xmm13                                     ;   100.0 fmul+fadd  192 dst
        psllq xmm13, 2                                        ;   100.0 fmul+fadd  192 dst
        xorps xmm0, xmm13                                     ;   102.0 fmul+fadd  192 dst
        movaps xmm13, [r8 + 1552]                             ;    98.3 agu2+agu0+fmisc  192 dst
        andps xmm2, [rel aes_to_slices.T0_constants128 + 16]  ;   102.0 agu1+agu0+fmul+fadd  192 dst
        xorps xmm7, xmm2                                      ;   104.0 fmul+fadd  192 dst
        psllq xmm2, 2                                         ;   104.0 fmul+fadd  192 dst
        xorps xmm3, xmm2                                      ;   106.0 fmul+fadd  192 dst
        movaps xmm2, [r8 + 1568]                              ;   103.7 agu2+agu1+fmisc+fmul  192 dst
        movaps xmm2, [r8 + 1584]                              ;   104.0 agu0+agu1+fmisc+fadd  192 dst
        movaps xmm2, [r8 + 1600]                              ;   105.0 agu2+agu0+fmul+fadd  192 dst
        movaps xmm2, [r8 + 1616]                              ;   105.7 agu1+agu2+fmisc+fmul  192 dst
        movaps xmm2, [r8 + 1632]                              ;   106.7 agu0+agu1+fadd+fmul  192 dst
        movaps xmm2, [r8 + 1648]                              ;   107.3 agu2+agu0+fmisc+fadd  192 dst
        movaps xmm2, [r8 + 1664]                              ;   108.0 agu1+agu2+fmul+fmisc  192 dst
        movaps xmm2, [r8 + 1680]                              ;   108.7 agu0+agu1+fadd+fmul  192 dst
        movaps xmm2, xmm0                                     ;   107.7 fadd+fmul  192 dst copy
        psrlq xmm2, 4                                         ;   109.7 fadd+fmul  192 dst
        movaps xmm13, [r8 + 1696]                             ;   111.3 agu2+agu0+fmisc+fadd  192 dst
        movaps xmm13, [r8 + 1712]                             ;   111.7 agu1+agu0+fmisc+fmul  192 dst
        movaps xmm13, [r8 + 1728]                             ;   112.3 agu2+agu1+fadd+fmisc  192 dst
        movaps xmm13, [r8 + 1744]                             ;   113.3 agu0+agu2+fmul+fadd  192 dst
        movaps xmm13, [r8 + 1760]                             ;   113.7 agu1+agu0+fmisc+fmul  192 dst
        movaps xmm13, [r8 + 1776]                             ;   114.3 agu2+agu1+fadd+fmisc  192 dst
        movaps xmm13, xmm8                                    ;   113.3 fmul+fadd  192 dst copy
        psrlq xmm13, 4                                        ;   115.3 fmul+fadd  192 dst
        movaps xmm6, [r8 + 1792]                              ;   116.7 agu0+agu2+fmisc+fmul  192 dst
        xorps xmm9, xmm6                                      ;   118.7 fadd+fmul  192 dst
        andps xmm9, [rel aes_to_slices.T0_constants128]       ;   120.7 agu1+agu0+fadd+fmul  192 dst
        xorps xmm6, xmm9                                      ;   122.7 fadd+fmul  192 dst
        psllq xmm9, 1                                         ;   122.7 fadd+fmul  192 dst
        xorps xmm10, xmm9                                     ;   124.7 fadd+fmul  192 dst
        xorps xmm11, xmm10                                    ;   126.7 fadd+fmul  192 dst
        xorps xmm12, xmm6                                     ;   124.7 fadd+fmul  192 dst
        movaps xmm9, [r8 + 1808]                              ;   123.7 agu2+agu0+fmisc  192 dst
        andps xmm11, [rel aes_to_slices.T0_constants128 + 16] ;   128.7 agu1+agu0+fadd+fmul  192 dst
        xorps xmm10, xmm11                                    ;   130.7 fadd+fmul  192 dst
        psllq xmm11, 2                                        ;   130.7 fadd+fmul  192 dst
        xorps xmm15, xmm11                                    ;   132.7 fadd+fmul  192 dst
        xorps xmm13, xmm10                                    ;   132.7 fadd+fmul  192 dst
        xorps xmm2, xmm15                                     ;   134.7 fadd+fmul  192 dst
        movaps xmm11, [r8 + 1824]                             ;   130.7 agu2+agu0+fmisc+fadd  192 dst
        andps xmm12, [rel aes_to_slices.T0_constants128 + 16] ;   134.7 agu1+agu0+fmul+fadd  192 dst
        xorps xmm6, xmm12                                     ;   136.7 fadd+fmul  192 dst
        psllq xmm12, 2                                        ;   136.7 fadd+fmul  192 dst
        xorps xmm4, xmm12                                     ;   138.7 fadd+fmul  192 dst
        movaps xmm12, [r8 + 1840]                             ;   136.3 agu2+agu0+fmisc  192 dst
        andps xmm2, [rel aes_to_slices.T0_constants128 + 32]  ;   138.7 agu1+agu0+fadd+fmul  192 dst
        xorps xmm15, xmm2                                     ;   140.7 fadd+fmul  192 dst
        psllq xmm2, 4                                         ;   140.7 fadd+fmul  192 dst
        xorps xmm0, xmm2                                      ;   142.7 fadd+fmul  192 dst
        movaps xmm2, [r8 + 1856]                              ;   140.7 agu2+agu0+fmisc  192 dst
        andps xmm13, [rel aes_to_slices.T0_constants128 + 32] ;   142.7 agu1+agu0+fadd+fmul  192 dst
        xorps xmm10, xmm13                                    ;   144.7 fadd+fmul  192 dst
        psllq xmm13, 4                                        ;   144.7 fadd+fmul  192 dst
        xorps xmm8, xmm13                                     ;   146.7 fadd+fmul  192 dst
        movaps xmm13, [r8 + 1872]                             ;   144.7 agu2+agu0+fmisc+fadd  192 dst
        movaps [rax - 64], xmm10                              ;   146.7 agu1+agu0+fmisc  192 dst spill
        movaps xmm10, xmm3                                    ;   143.7 fmul+fadd  192 dst copy
        psrlq xmm10, 4                                        ;   145.7 fmul+fadd  192 dst
        xorps xmm10, xmm4                                     ;   147.7 fmul+fadd  192 dst
        andps xmm10, [rel aes_to_slices.T0_constants128 + 32] ;   150.7 agu2+agu1+fmul+fadd  192 dst
        xorps xmm4, xmm10                                     ;   152.7 fmul+fadd  192 dst
        psllq xmm10, 4                                        ;   152.7 fmul+fadd  192 dst
        xorps xmm3, xmm10                                     ;   154.7 fmul+fadd  192 dst
        movaps xmm10, [r8 + 1888]                             ;   151.0 agu0+agu1+fmisc  192 dst
        movaps [r10 - 112], xmm4                              ;   154.7 agu2+agu0+fmisc  192 dst spill
        movaps xmm4, [r8 + 1904]                              ;   152.7 agu1+agu2+fmul+fadd  192 dst
        movaps xmm4, [r8 + 1920]                              ;   153.7 agu0+agu1+fadd+fmul  192 dst
        movaps xmm4, [r8 + 1936]                              ;   154.7 agu2+agu0+fmisc+fadd  192 dst
        movaps xmm4, xmm1                                     ;   153.7 fmul+fadd  192 dst copy
        psrlq xmm4, 1                                         ;   155.7 fmul+fadd  192 dst
        xorps xmm4, xmm5                                      ;   157.7 fmul+fadd  192 dst
        andps xmm4, [rel aes_to_slices.T0_constants128]       ;   160.7 agu1+agu0+fmul+fadd  192 dst
        xorps xmm5, xmm4                                      ;   162.7 fmul+fadd  192 dst
        psllq xmm4, 1                                         ;   162.7 fmul+fadd  192 dst
        xorps xmm1, xmm4                                      ;   164.7 fmul+fadd  192 dst
        movaps xmm4, [r8 + 1952]                              ;   161.0 agu2+agu0+fmisc  192 dst
        movaps xmm4, [r8 + 1968]                              ;   162.3 agu1+agu0+fmisc+fmul  192 dst
        movaps xmm4, xmm7                                     ;   161.3 fadd+fmul  192 dst copy
        psrlq xmm4, 4                                         ;   163.3 fadd+fmul  192 dst
        xorps xmm4, xmm6                                      ;   165.3 fadd+fmul  192 dst
        andps xmm4, [rel aes_to_slices.T0_constants128 + 32]  ;   168.3 agu2+agu1+fadd+fmul  192 dst
        xorps xmm6, xmm4                                      ;   170.3 fadd+fmul  192 dst
        psllq xmm4, 4                                         ;   170.3 fadd+fmul  192 dst
        xorps xmm7, xmm4                                      ;   172.3 fadd+fmul  192 dst
        movaps xmm4, [r8 + 1984]                              ;   168.3 agu0+agu1+fmisc  192 dst
        movaps xmm4, [r8 + 2000]                              ;   169.7 agu2+agu0+fmisc+fadd  192 dst
        movaps xmm4, [r8 + 2016]                              ;   170.3 agu1+agu2+fmisc+fmul  192 dst
        movaps xmm4, [r8 + 2032]                              ;   171.3 agu0+agu1+fadd+fmisc  192 dst
        movaps xmm4, xmm14                                    ;   170.0 fmul+fadd  192 dst copy
        psrlq xmm4, 1                                         ;   172.0 fmul+fadd  192 dst
        xorps xmm4, [r8 + 1296]                               ;   176.0 agu2+agu0+fmul+fadd  192 dst
        andps xmm4, [rel aes_to_slices.T0_constants128]       ;   178.0 agu1+agu0+fmul+fadd  192 dst
        movaps [r10 - 96], xmm6                               ;   173.3 agu2+agu1+fmisc  192 dst spill
        movaps xmm6, xmm1                                     ;   174.0 fmul+fadd  192 dst copy
        psrlq xmm6, 2                                         ;   176.0 fmul+fadd  192 dst
        movaps [r10 - 80], xmm7                               ;   175.3 agu0+agu2+fmisc  192 dst spill
        movaps xmm7, xmm4                                     ;   180.0 fmul+fadd  192 dst copy
        psllq xmm7, 1                                         ;   182.0 fmul+fadd  192 dst
        xorps xmm14, xmm7                                     ;   184.0 fmul+fadd  192 dst
        movaps xmm7, xmm5                                     ;   179.0 fmul+fadd  192 dst copy
        psrlq xmm7, 2                                         ;   181.0 fmul+fadd  192 dst
        xorps xmm4, [r8 + 1296]                               ;   185.0 agu1+agu0+fmul+fadd  192 dst
        movaps [rax - 48], xmm3                               ;   180.0 agu2+agu0+fmisc  192 dst spill
        movaps xmm3, xmm9                                     ;   182.0 fmul+fadd  192 dst copy
        movaps [rdx + 96], xmm8                               ;   182.0 agu1+agu2+fmisc  192 dst spill
        movaps xmm8, xmm14                                    ;   186.0 fmul+fadd  192 dst copy
        psrlq xmm8, 2                                         ;   188.0 fmul+fadd  192 dst
        movaps [rax - 32], xmm15                              ;   184.0 agu0+agu1+fmisc  192 dst spill
        movaps xmm15, xmm4                                    ;   187.0 fmul+fadd  192 dst copy
        psrlq xmm15, 2                                        ;   189.0 fmul+fadd  192 dst
        movaps xmm10, [r8 + 1824]                             ;   188.0 agu2+agu0+fmisc  192 dst copy
        movaps [r10 - 64], xmm0                               ;   188.0 agu1+agu0+fmisc  192 dst spill
        movaps xmm0, [r8 + 1552]                              ;   189.0 agu2+agu1+fmul+fadd  192 dst
        movaps xmm13, [r8 + 528]                              ;   190.0 agu0+agu2+fmul+fadd  192 dst
        movaps xmm2, [r8 + 1552]                              ;   191.0 agu1+agu0+fmul+fadd  192 dst
        movaps xmm12, [r8 + 784]                              ;   191.7 agu2+agu0+fmisc+fmul  192 dst
        movaps [rdx + 112], xmm11                             ;   191.0 agu1+agu2+fmisc  192 dst spill
        movaps xmm11, [r8 + 1056]                             ;   192.7 agu0+agu1+fadd+fmul  192 dst
        movaps [rsi - 128], xmm10                             ;   193.0 agu2+agu0+fmisc  192 dst spill
        movaps xmm10, [r8 + 32]                               ;   193.7 agu1+agu2+fadd+fmul  192 dst
        movaps [rcx - 128], xmm10                             ;   195.7 agu0+agu1+fmisc  192 dst spill
        movaps xmm10, [r8 + 1056]                             ;   195.0 agu2+agu0+fadd+fmul  192 dst
        movaps [rcx - 112], xmm10                             ;   197.0 agu1+agu2+fmisc  192 dst spill
        movaps xmm10, [r8 + 1312]                             ;   196.3 agu0+agu1+fadd+fmul  192 dst
        movaps [rbp - 128], xmm10                             ;   199.0 agu2+agu0+fmisc  192 dst spill
        movaps xmm10, [r8 + 288]                              ;   197.7 agu1+agu2+fadd+fmul  192 dst
        movaps [rbx - 48], xmm10                              ;   201.0 agu0+agu1+fmisc  192 dst spill
        movaps xmm10, [r8 + 1568]                             ;   199.0 agu2+agu0+fadd+fmul  192 dst
        movaps [rsi - 112], xmm10                             ;   203.0 agu1+agu2+fmisc  192 dst spill
        movaps xmm10, [r8 + 1312]                             ;   200.3 agu0+agu1+fadd+fmul  192 dst
        movaps [rbx - 32], xmm10                              ;   205.0 agu2+agu0+fmisc  192 dst spill
        movaps xmm10, [r8 + 544]                              ;   201.7 agu1+agu2+fadd+fmul  192 dst
        movaps [rsi - 96], xmm10                              ;   207.0 agu0+agu1+fmisc  192 dst spill
        movaps xmm10, [r8 + 1568]                             ;   203.0 agu2+agu0+fadd+fmul  192 dst
        movaps [rbp - 16], xmm10                              ;   209.0 agu1+agu2+fmisc  192 dst spill
        movaps xmm10, [r8 + 800]                              ;   204.3 agu0+agu1+fadd+fmul  192 dst
        movaps [rsi - 80], xmm10                              ;   211.0 agu2+agu0+fmisc  192 dst spill
        movaps xmm10, [r8 + 1072]                             ;   206.0 agu1+agu0+fadd+fmul  192 dst
        movaps [rsi - 64], xmm10                              ;   213.0 agu2+agu1+fmisc  192 dst spill
        movaps xmm10, [r8 + 48]                               ;   207.3 agu0+agu2+fadd+fmul  192 dst
        movaps [rax - 16], xmm10                              ;   215.0 agu1+agu0+fmisc  192 dst spill
        movaps xmm10, [r8 + 1072]                             ;   209.0 agu2+agu0+fadd+fmul  192 dst
        movaps [rax + 0], xmm10                               ;   217.0 agu1+agu0+fmisc  192 dst spill
        movaps xmm10, [r8 + 1328]                             ;   211.0 agu2+agu1+fadd+fmul  192 dst
        movaps [rbp - 112], xmm10                             ;   219.0 agu0+agu1+fmisc  192 dst spill
        movaps xmm10, [r8 + 304]                              ;   213.0 agu2+agu0+fadd+fmul  192 dst
        movaps [rbp - 96], xmm10                              ;   221.0 agu1+agu0+fmisc  192 dst spill
        movaps xmm10, [r8 + 1584]                             ;   215.0 agu2+agu1+fadd+fmul  192 dst
        movaps [rcx - 96], xmm10                              ;   223.0 agu0+agu1+fmisc  192 dst spill
        movaps xmm10, [r8 + 1328]                             ;   217.0 agu2+agu0+fadd+fmul  192 dst
        movaps [rbp - 80], xmm10                              ;   225.0 agu1+agu0+fmisc  192 dst spill
        movaps xmm10, [r8 + 560]                              ;   219.0 agu2+agu1+fadd+fmul  192 dst
        movaps [rcx - 80], xmm10                              ;   227.0 agu0+agu1+fmisc  192 dst spill
        movaps xmm10, [r8 + 1584]                             ;   221.0 agu2+agu0+fadd+fmul  192 dst
        movaps [rcx - 64], xmm10                              ;   229.0 agu1+agu0+fmisc  192 dst spill
        movaps xmm10, [r8 + 1840]                             ;   223.0 agu2+agu1+fadd+fmul  192 dst
        movaps [rcx - 48], xmm10                              ;   231.0 agu0+agu1+fmisc  192 dst spill
        movaps xmm10, [r8 + 816]                              ;   225.0 agu2+agu0+fadd+fmul  192 dst
        movaps [rcx - 32], xmm10                              ;   233.0 agu1+agu0+fmisc  192 dst spill
        movaps xmm10, [r8 + 1840]                             ;   227.0 agu2+agu1+fadd+fmul  192 dst
        movaps [rcx - 16], xmm10                              ;   235.0 agu0+agu1+fmisc  192 dst spill
        movaps xmm10, [r8 + 1088]                             ;   229.0 agu2+agu0+fadd+fmul  192 dst
        movaps [rcx + 0], xmm10                               ;   237.0 agu1+agu0+fmisc  192 dst spill
        movaps xmm10, [r8 + 64]                               ;   231.0 agu2+agu1+fadd+fmul  192 dst
        movaps [rcx + 16], xmm10                              ;   239.0 agu0+agu1+fmisc  192 dst spill
        movaps xmm10, [r8 + 1088]                             ;   233.0 agu2+agu0+fadd+fmul  192 dst
        movaps [rbx - 16], xmm10                              ;   241.0 agu1+agu0+fmisc  192 dst spill
        movaps xmm10, [r8 + 1344]                             ;   235.0 agu2+agu1+fadd+fmul  192 dst
        movaps [rsi - 48], xmm10                              ;   243.0 agu0+agu1+fmisc  192 dst spill
        movaps xmm10, [r8 + 320]                              ;   237.0 agu2+agu0+fadd+fmul  192 dst
        movaps [rbp + 64], xmm10                              ;   245.0 agu1+agu0+fmisc  192 dst spill
        movaps xmm10, [r8 + 1600]                             ;   239.0 agu2+agu1+fadd+fmul  192 dst
        movaps [rsi - 32], xmm10                              ;   247.0 agu0+agu1+fmisc  192 dst spill
        movaps xmm10, [r8 + 1344]                             ;   241.0 agu2+agu0+fadd+fmul  192 dst
        movaps [rbp - 48], xmm10                              ;   249.0 agu1+agu0+fmisc  192 dst spill
        movaps xmm10, [r8 + 576]                              ;   243.0 agu2+agu1+fadd+fmul  192 dst
        movaps [rsi - 16], xmm10                              ;   251.0 agu0+agu1+fmisc  192 dst spill
        movaps xmm10, [r8 + 1600]                             ;   245.0 agu2+agu0+fadd+fmul  192 dst
        movaps [rsi + 0], xmm10                               ;   253.0 agu1+agu0+fmisc  192 dst spill
        movaps xmm10, [r8 + 1856]                             ;   247.0 agu2+agu1+fadd+fmul  192 dst
        movaps [rsi + 16], xmm10                              ;   255.0 agu0+agu1+fmisc  192 dst spill
        movaps xmm10, [r8 + 832]                              ;   249.0 agu2+agu0+fadd+fmul  192 dst
        movaps [rax + 16], xmm10                              ;   257.0 agu1+agu0+fmisc  192 dst spill
        movaps xmm10, [r8 + 1856]                             ;   251.0 agu2+agu1+fadd+fmul  192 dst
        movaps [rax + 32], xmm10                              ;   259.0 agu0+agu1+fmisc  192 dst spill
        movaps xmm10, [r8 + 528]                              ;   253.0 agu2+agu0+fadd+fmul  192 dst
        psrlq xmm10, 1                                        ;   255.0 fadd+fmul  192 dst
        xorps xmm0, xmm10                                     ;   257.0 fadd+fmul  192 dst
        movaps xmm10, [rel aes_to_slices.T0_constants128]     ;   256.0 agu1+agu0+fadd+fmul  192 dst reload
        andps xmm0, xmm10                                     ;   259.0 fadd+fmul  192 dst
        xorps xmm2, xmm0                                      ;   261.0 fadd+fmul  192 dst
        psllq xmm0, 1                                         ;   261.0 fadd+fmul  192 dst
        xorps xmm13, xmm0                                     ;   263.0 fadd+fmul  192 dst
        xorps xmm6, xmm13                                     ;   265.0 fadd+fmul  192 dst
        xorps xmm7, xmm2                                      ;   263.0 fadd+fmul  192 dst
        movaps xmm0, [rel aes_to_slices.T0_constants128 + 16] ;   263.0 agu2+agu0+fmisc+fadd  192 dst reload
        andps xmm6, xmm0                                      ;   267.0 fmul+fadd  192 dst
        xorps xmm13, xmm6                                     ;   269.0 fmul+fadd  192 dst
        psllq xmm6, 2                                         ;   269.0 fmul+fadd  192 dst
        xorps xmm1, xmm6                                      ;   271.0 fmul+fadd  192 dst
        andps xmm7, xmm0                                      ;   266.0 fmul+fadd  192 dst
        xorps xmm2, xmm7                                      ;   268.0 fmul+fadd  192 dst
        psllq xmm7, 2                                         ;   268.0 fmul+fadd  192 dst
        xorps xmm5, xmm7                                      ;   270.0 fmul+fadd  192 dst
        movaps xmm6, xmm13                                    ;   271.0 fmul+fadd  192 dst copy
        psrlq xmm6, 4                                         ;   273.0 fmul+fadd  192 dst
        movaps xmm7, xmm1                                     ;   273.0 fmul+fadd  192 dst copy
        psrlq xmm7, 4                                         ;   275.0 fmul+fadd  192 dst
        movaps [rbp + 0], xmm2                                ;   271.7 agu1+agu0+fmisc  192 dst spill
        movaps xmm2, xmm5                                     ;   274.0 fmul+fadd  192 dst copy
        psrlq xmm2, 4                                         ;   276.0 fmul+fadd  192 dst
        movaps xmm0, [rbp + 0]                                ;   275.7 agu2+agu0+fmisc  192 dst
        movaps [rcx + 32], xmm11                              ;   275.7 agu1+agu0+fmisc  192 dst spill
        movaps xmm11, [r8 + 784]                              ;   278.0 agu2+agu1+fmul+fadd  192 dst
        psrlq xmm11, 1                                        ;   280.0 fmul+fadd  192 dst
        xorps xmm3, xmm11                                     ;   282.0 fmul+fadd  192 dst
        andps xmm3, xmm10                                     ;   284.0 fmul+fadd  192 dst
        xorps xmm9, xmm3                                      ;   286.0 fmul+fadd  192 dst
        psllq xmm3, 1                                         ;   286.0 fmul+fadd  192 dst
        xorps xmm12, xmm3                                     ;   288.0 fmul+fadd  192 dst
        xorps xmm8, xmm12                                     ;   290.0 fmul+fadd  192 dst
        xorps xmm15, xmm9                                     ;   288.0 fmul+fadd  192 dst
        movaps xmm3, [rel aes_to_slices.T0_constants128 + 16] ;   286.0 agu0+agu2+fmisc+fmul  192 dst reload
        andps xmm8, xmm3                                      ;   292.0 fadd+fmul  192 dst
        xorps xmm12, xmm8                                     ;   294.0 fadd+fmul  192 dst
        psllq xmm8, 2                                         ;   294.0 fadd+fmul  192 dst
        xorps xmm14, xmm8                                     ;   296.0 fadd+fmul  192 dst
        xorps xmm6, xmm12                                     ;   296.0 fadd+fmul  192 dst
        xorps xmm7, xmm14                                     ;   298.0 fadd+fmul  192 dst
        andps xmm15, xmm3                                     ;   292.0 fadd+fmul  192 dst
        xorps xmm9, xmm15                                     ;   294.0 fadd+fmul  192 dst
        psllq xmm15, 2                                        ;   294.0 fadd+fmul  192 dst
        xorps xmm4, xmm15                                     ;   296.0 fadd+fmul  192 dst
        xorps xmm2, xmm4                                      ;   298.0 fadd+fmul  192 dst
        movaps xmm8, [rel aes_to_slices.T0_constants128 + 32] ;   299.0 agu1+agu0+fmisc+fadd  192 dst reload
        andps xmm7, xmm8                                      ;   301.0 fmul+fadd  192 dst
        xorps xmm14, xmm7                                     ;   303.0 fmul+fadd  192 dst
        psllq xmm7, 4                                         ;   303.0 fmul+fadd  192 dst
        xorps xmm1, xmm7                                      ;   305.0 fmul+fadd  192 dst
        andps xmm6, xmm8                                      ;   302.0 fmul+fadd  192 dst
        xorps xmm12, xmm6                                     ;   304.0 fmul+fadd  192 dst
        psllq xmm6, 4                                         ;   304.0 fmul+fadd  192 dst
        xorps xmm13, xmm6                                     ;   306.0 fmul+fadd  192 dst
        andps xmm2, xmm8                                      ;   306.0 fmul+fadd  192 dst
        xorps xmm4, xmm2                                      ;   308.0 fmul+fadd  192 dst
        psllq xmm2, 4                                         ;   308.0 fmul+fadd  192 dst
        xorps xmm5, xmm2                                      ;   310.0 fmul+fadd  192 dst
        movaps xmm2, xmm9                                     ;   310.0 fmul+fadd  192 dst copy
        movaps xmm6, [r8 + 32]                                ;   309.3 agu2+agu0+fmisc  192 dst
        psrlq xmm6, 1                                         ;   311.3 fmul+fadd  192 dst
        movaps xmm7, [rcx + 32]                               ;   311.3 agu1+agu0+fmisc  192 dst reload
        xorps xmm7, xmm6                                      ;   313.3 fmul+fadd  192 dst
        andps xmm7, xmm10                                     ;   315.3 fmul+fadd  192 dst
        movaps xmm6, [rcx - 112]                              ;   313.3 agu2+agu0+fmisc  192 dst reload
        xorps xmm6, xmm7                                      ;   317.3 fmul+fadd  192 dst
        psllq xmm7, 1                                         ;   317.3 fmul+fadd  192 dst
        movaps xmm11, [rcx - 128]                             ;   315.3 agu1+agu0+fmisc  192 dst reload
        xorps xmm11, xmm7                                     ;   319.3 fmul+fadd  192 dst
        movaps xmm7, xmm11                                    ;   321.3 fmul+fadd  192 dst copy
        psrlq xmm7, 2                                         ;   323.3 fmul+fadd  192 dst
        movaps xmm15, xmm6                                    ;   319.3 fmul+fadd  192 dst copy
        psrlq xmm15, 2                                        ;   321.3 fmul+fadd  192 dst
        movaps [rcx - 128], xmm4                              ;   319.0 agu2+agu0+fmisc  192 dst spill
        movaps xmm4, [r8 + 1104]                              ;   322.0 agu1+agu0+fmul+fmisc  192 dst
        movaps [rcx - 112], xmm5                              ;   322.0 agu2+agu0+fmisc  192 dst spill
        movaps xmm5, [r8 + 80]                                ;   323.0 agu1+agu2+fadd+fmul  192 dst
        movaps [rcx + 32], xmm12                              ;   324.0 agu0+agu1+fmisc  192 dst spill
        movaps xmm12, [r8 + 1104]                             ;   324.3 agu2+agu0+fadd+fmul  192 dst
        movaps [rbx + 0], xmm13                               ;   326.0 agu1+agu2+fmisc  192 dst spill
        movaps xmm13, [r8 + 1360]                             ;   325.7 agu0+agu1+fadd+fmul  192 dst
        movaps [rsi + 32], xmm14                              ;   328.0 agu2+agu0+fmisc  192 dst spill
        movaps xmm14, [r8 + 336]                              ;   327.0 agu1+agu2+fadd+fmul  192 dst
        movaps [r10 - 48], xmm1                               ;   330.0 agu0+agu1+fmisc  192 dst spill
        movaps xmm1, [r8 + 1616]                              ;   328.3 agu2+agu0+fadd+fmul  192 dst
        movaps [rbp + 80], xmm1                               ;   332.0 agu1+agu2+fmisc  192 dst spill
        movaps xmm1, [r8 + 1360]                              ;   329.7 agu0+agu1+fadd+fmul  192 dst
        movaps [rbp + 16], xmm1                               ;   334.0 agu2+agu0+fmisc  192 dst spill
        movaps xmm1, [r8 + 592]                               ;   331.0 agu1+agu2+fadd+fmul  192 dst
        movaps [rcx + 48], xmm1                               ;   336.0 agu0+agu1+fmisc  192 dst spill
        movaps xmm1, [r8 + 1616]                              ;   332.3 agu2+agu0+fadd+fmul  192 dst
        movaps [rcx + 64], xmm1                               ;   338.0 agu1+agu2+fmisc  192 dst spill
        movaps xmm1, [r8 + 1872]                              ;   333.7 agu0+agu1+fadd+fmul  192 dst
        movaps [rcx + 80], xmm1                               ;   340.0 agu2+agu0+fmisc  192 dst spill
        movaps xmm1, [r8 + 848]                               ;   335.0 agu1+agu2+fadd+fmul  192 dst
        movaps [rcx + 96], xmm1                               ;   342.0 agu0+agu1+fmisc  192 dst spill
        movaps xmm1, [r8 + 1872]                              ;   336.7 agu2+agu0+fadd+fmul  192 dst
        movaps [rcx + 112], xmm1                              ;   344.0 agu1+agu2+fmisc  192 dst spill
        movaps xmm1, [rbp + 0]                                ;   338.0 agu0+agu1+fadd+fmul  192 dst
        psrlq xmm1, 4                                         ;   340.0 fadd+fmul  192 dst
        xorps xmm2, xmm1                                      ;   342.0 fadd+fmul  192 dst
        andps xmm2, xmm8                                      ;   344.0 fadd+fmul  192 dst
        xorps xmm9, xmm2                                      ;   346.0 fadd+fmul  192 dst
        psllq xmm2, 4                                         ;   346.0 fadd+fmul  192 dst
        xorps xmm0, xmm2                                      ;   348.0 fadd+fmul  192 dst
        movaps xmm1, [r8 + 288]                               ;   345.0 agu2+agu0+fadd+fmul  192 dst
        psrlq xmm1, 1                                         ;   347.0 fadd+fmul  192 dst
        movaps xmm2, [rbp - 128]                              ;   347.0 agu1+agu0+fadd+fmul  192 dst reload
        xorps xmm2, xmm1                                      ;   349.0 fadd+fmul  192 dst
        andps xmm2, xmm10                                     ;   351.0 fadd+fmul  192 dst
        movaps xmm1, [rbx - 32]                               ;   349.7 agu2+agu0+fmisc  192 dst reload
        xorps xmm1, xmm2                                      ;   353.0 fadd+fmul  192 dst
        psllq xmm2, 1                                         ;   353.0 fadd+fmul  192 dst
        movaps [rbx - 32], xmm9                               ;   349.7 agu1+agu0+fmisc  192 dst spill
        movaps xmm9, [rbx - 48]                               ;   352.0 agu2+agu0+fadd+fmul  192 dst reload
        xorps xmm9, xmm2                                      ;   355.0 fadd+fmul  192 dst
        movaps xmm2, xmm9                                     ;   357.0 fadd+fmul  192 dst copy
        psrlq xmm2, 2                                         ;   359.0 fadd+fmul  192 dst
        movaps [rbx - 48], xmm0                               ;   353.0 agu1+agu2+fmisc  192 dst spill
        movaps xmm0, xmm1                                     ;   355.0 fadd+fmul  192 dst copy
        psrlq xmm0, 2                                         ;   357.0 fadd+fmul  192 dst
        movaps xmm8, [r8 + 544]                               ;   357.3 agu0+agu1+fmisc  192 dst
        psrlq xmm8, 1                                         ;   359.3 fadd+fmul  192 dst
        movaps [rbp - 128], xmm14                             ;   357.3 agu2+agu0+fmisc  192 dst spill
        movaps xmm14, [rsi - 112]                             ;   359.0 agu1+agu0+fadd+fmul  192 dst reload
        xorps xmm14, xmm8                                     ;   361.3 fadd+fmul  192 dst
        andps xmm14, xmm10                                    ;   363.3 fadd+fmul  192 dst
        movaps xmm8, [rbp - 16]                               ;   362.0 agu2+agu0+fmisc+fadd  192 dst reload
        xorps xmm8, xmm14                                     ;   365.3 fmul+fadd  192 dst
        psllq xmm14, 1                                        ;   365.3 fmul+fadd  192 dst
        movaps [rbp - 16], xmm13                              ;   362.0 agu1+agu0+fmisc  192 dst spill
        movaps xmm13, [rsi - 96]                              ;   365.0 agu2+agu0+fmul+fadd  192 dst reload
        xorps xmm13, xmm14                                    ;   367.3 fmul+fadd  192 dst
        xorps xmm7, xmm13                                     ;   369.3 fmul+fadd  192 dst
        xorps xmm15, xmm8                                     ;   367.3 fmul+fadd  192 dst
        andps xmm7, xmm3                                      ;   371.3 fmul+fadd  192 dst
        xorps xmm13, xmm7                                     ;   373.3 fmul+fadd  192 dst
        psllq xmm7, 2                                         ;   373.3 fmul+fadd  192 dst
        xorps xmm11, xmm7                                     ;   375.3 fmul+fadd  192 dst
        andps xmm15, xmm3                                     ;   371.0 fmul+fadd  192 dst
        xorps xmm8, xmm15                                     ;   373.0 fmul+fadd  192 dst
        psllq xmm15, 2                                        ;   373.0 fmul+fadd  192 dst
        xorps xmm6, xmm15                                     ;   375.0 fmul+fadd  192 dst
        movaps xmm7, [r8 + 800]                               ;   376.0 agu1+agu2+fmisc+fmul  192 dst
        psrlq xmm7, 1                                         ;   378.0 fadd+fmul  192 dst
        movaps xmm14, [rsi - 128]                             ;   377.3 agu0+agu1+fmisc  192 dst reload
        xorps xmm14, xmm7                                     ;   380.0 fadd+fmul  192 dst
        movaps xmm7, xmm13                                    ;   377.0 fadd+fmul  192 dst copy
        psrlq xmm7, 4                                         ;   379.0 fadd+fmul  192 dst
        movaps xmm15, xmm11                                   ;   379.0 fadd+fmul  192 dst copy
        psrlq xmm15, 4                                        ;   381.0 fadd+fmul  192 dst
        andps xmm14, xmm10                                    ;   382.0 fadd+fmul  192 dst
        movaps xmm10, [rdx + 112]                             ;   382.0 agu2+agu0+fmisc  192 dst reload
        xorps xmm10, xmm14                                    ;   384.0 fadd+fmul  192 dst
        psllq xmm14, 1                                        ;   384.0 fadd+fmul  192 dst
        movaps [rdx + 112], xmm12                             ;   382.0 agu1+agu0+fmisc  192 dst spill
        movaps xmm12, [rsi - 80]                              ;   386.0 agu2+agu0+fmisc+fadd  192 dst reload
        xorps xmm12, xmm14                                    ;   388.0 fmul+fadd  192 dst
        xorps xmm0, xmm10                                     ;   386.0 fmul+fadd  192 dst
        xorps xmm2, xmm12                                     ;   390.0 fmul+fadd  192 dst
        movaps xmm14, xmm6                                    ;   388.0 fmul+fadd  192 dst copy
        psrlq xmm14, 4                                        ;   390.0 fmul+fadd  192 dst
        andps xmm2, xmm3                                      ;   392.0 fmul+fadd  192 dst
        xorps xmm12, xmm2                                     ;   394.0 fmul+fadd  192 dst
        psllq xmm2, 2                                         ;   394.0 fmul+fadd  192 dst
        xorps xmm9, xmm2                                      ;   396.0 fmul+fadd  192 dst
        xorps xmm7, xmm12                                     ;   396.0 fmul+fadd  192 dst
        xorps xmm15, xmm9                                     ;   398.0 fmul+fadd  192 dst
        movaps xmm2, xmm8                                     ;   396.0 fmul+fadd  192 dst copy
        psrlq xmm2, 4                                         ;   398.0 fmul+fadd  192 dst
        andps xmm0, xmm3                                      ;   398.0 fmul+fadd  192 dst
        xorps xmm10, xmm0                                     ;   400.0 fmul+fadd  192 dst
        psllq xmm0, 2                                         ;   400.0 fmul+fadd  192 dst
        xorps xmm1, xmm0                                      ;   402.0 fmul+fadd  192 dst
        xorps xmm2, xmm10                                     ;   402.0 fmul+fadd  192 dst
        xorps xmm14, xmm1                                     ;   404.0 fmul+fadd  192 dst
        movaps xmm0, [rel aes_to_slices.T0_constants128 + 32] ;   402.3 agu1+agu2+fmisc  192 dst reload
        andps xmm15, xmm0                                     ;   404.3 fmul+fadd  192 dst
        xorps xmm9, xmm15                                     ;   406.3 fmul+fadd  192 dst
        psllq xmm15, 4                                        ;   406.3 fmul+fadd  192 dst
        xorps xmm11, xmm15                                    ;   408.3 fmul+fadd  192 dst
        andps xmm7, xmm0                                      ;   408.0 fmul+fadd  192 dst
        xorps xmm12, xmm7                                     ;   410.0 fmul+fadd  192 dst
        psllq xmm7, 4                                         ;   410.0 fmul+fadd  192 dst
        xorps xmm13, xmm7                                     ;   412.0 fmul+fadd  192 dst
        andps xmm14, xmm0                                     ;   412.0 fmul+fadd  192 dst
        xorps xmm1, xmm14                                     ;   414.0 fmul+fadd  192 dst
        psllq xmm14, 4                                        ;   414.0 fmul+fadd  192 dst
        xorps xmm6, xmm14                                     ;   416.0 fmul+fadd  192 dst
        andps xmm2, xmm0                                      ;   416.0 fmul+fadd  192 dst
        xorps xmm10, xmm2                                     ;   418.0 fmul+fadd  192 dst
        psllq xmm2, 4                                         ;   418.0 fmul+fadd  192 dst
        xorps xmm8, xmm2                                      ;   420.0 fmul+fadd  192 dst
        movaps xmm2, [r8 + 48]                                ;   417.7 agu0+agu1+fmisc  192 dst
        psrlq xmm2, 1                                         ;   420.0 fmul+fadd  192 dst
        movaps xmm7, [rsi - 64]                               ;   419.7 agu2+agu0+fmisc  192 dst reload
        xorps xmm7, xmm2                                      ;   422.0 fmul+fadd  192 dst
        movaps xmm2, [rel aes_to_slices.T0_constants128]      ;   421.7 agu1+agu0+fmisc  192 dst reload
        andps xmm7, xmm2                                      ;   424.0 fmul+fadd  192 dst
        movaps xmm14, [rax + 0]                               ;   423.7 agu2+agu0+fmisc  192 dst reload
        xorps xmm14, xmm7                                     ;   426.0 fmul+fadd  192 dst
        psllq xmm7, 1                                         ;   426.0 fmul+fadd  192 dst
        movaps xmm15, [rax - 16]                              ;   425.7 agu1+agu0+fmisc  192 dst reload
        xorps xmm15, xmm7                                     ;   428.0 fmul+fadd  192 dst
        movaps xmm7, xmm15                                    ;   430.0 fmul+fadd  192 dst copy
        psrlq xmm7, 2                                         ;   432.0 fmul+fadd  192 dst
        movaps [rax - 16], xmm10                              ;   426.7 agu2+agu0+fmisc  192 dst spill
        movaps xmm10, xmm14                                   ;   428.0 fmul+fadd  192 dst copy
        psrlq xmm10, 2                                        ;   430.0 fmul+fadd  192 dst
        movaps [rax + 0], xmm8                                ;   428.7 agu1+agu0+fmisc  192 dst spill
        movaps xmm8, [r8 + 1120]                              ;   431.7 agu2+agu0+fmul+fmisc  192 dst
        movaps [rsi - 64], xmm1                               ;   431.7 agu1+agu2+fmisc  192 dst spill
        movaps xmm1, [r8 + 96]                                ;   432.0 agu0+agu1+fadd+fmul  192 dst
        movaps [rsi - 80], xmm6                               ;   433.7 agu2+agu0+fmisc  192 dst spill
        movaps xmm6, [r8 + 1120]                              ;   433.3 agu1+agu2+fadd+fmul  192 dst
        movaps [rsi - 128], xmm12                             ;   435.7 agu0+agu1+fmisc  192 dst spill
        movaps xmm12, [r8 + 1376]                             ;   434.7 agu2+agu0+fadd+fmul  192 dst
        movaps [rsi - 96], xmm13                              ;   437.7 agu1+agu2+fmisc  192 dst spill
        movaps xmm13, [r8 + 352]                              ;   436.0 agu0+agu1+fadd+fmul  192 dst
        movaps [rsi - 112], xmm9                              ;   439.7 agu2+agu0+fmisc  192 dst spill
        movaps xmm9, [r8 + 1632]                              ;   437.3 agu1+agu2+fadd+fmul  192 dst
        movaps [rbp + 0], xmm11                               ;   441.7 agu0+agu1+fmisc  192 dst spill
        movaps xmm11, [r8 + 1376]                             ;   438.7 agu2+agu0+fadd+fmul  192 dst
        movaps xmm0, [r8 + 608]                               ;   439.3 agu1+agu2+fadd+fmul  192 dst
        movaps [rbp + 96], xmm0                               ;   443.7 agu0+agu1+fmisc  192 dst spill
        movaps xmm0, [r8 + 1632]                              ;   440.7 agu2+agu0+fadd+fmul  192 dst
        movaps [rsi + 48], xmm0                               ;   445.7 agu1+agu2+fmisc  192 dst spill
        movaps xmm0, [r8 + 1888]                              ;   442.0 agu0+agu1+fadd+fmul  192 dst
        movaps [rbp + 112], xmm0                              ;   447.7 agu2+agu0+fmisc  192 dst spill
        movaps xmm0, [r8 + 864]                               ;   443.3 agu1+agu2+fadd+fmul  192 dst
        movaps [rdx - 128], xmm0                              ;   449.7 agu0+agu1+fmisc  192 dst spill
        movaps xmm0, [r8 + 1888]                              ;   444.7 agu2+agu0+fadd+fmul  192 dst
        movaps [rdx - 112], xmm0                              ;   451.7 agu1+agu2+fmisc  192 dst spill
        movaps xmm0, [r8 + 304]                               ;   446.3 agu0+agu1+fadd+fmul  192 dst
        psrlq xmm0, 1                                         ;   448.3 fadd+fmul  192 dst
        movaps [rdx - 96], xmm9                               ;   453.7 agu2+agu0+fmisc  192 dst spill
        movaps xmm9, [rbp - 112]                              ;   448.7 agu1+agu0+fadd+fmul  192 dst reload
        xorps xmm9, xmm0                                      ;   450.7 fadd+fmul  192 dst
        andps xmm9, xmm2                                      ;   452.7 fadd+fmul  192 dst
        movaps xmm0, [rbp - 80]                               ;   451.7 agu2+agu1+fadd+fmul  192 dst reload
        xorps xmm0, xmm9                                      ;   454.7 fadd+fmul  192 dst
        psllq xmm9, 1                                         ;   454.7 fadd+fmul  192 dst
        movaps [rbp - 80], xmm11                              ;   455.7 agu0+agu1+fmisc  192 dst spill
        movaps xmm11, [rbp - 96]                              ;   454.7 agu2+agu0+fadd+fmul  192 dst reload
        xorps xmm11, xmm9                                     ;   456.7 fadd+fmul  192 dst
        movaps xmm9, xmm11                                    ;   458.7 fadd+fmul  192 dst copy
        psrlq xmm9, 2                                         ;   460.7 fadd+fmul  192 dst
        movaps [rbp - 96], xmm13                              ;   457.7 agu1+agu2+fmisc  192 dst spill
        movaps xmm13, xmm0                                    ;   456.7 fadd+fmul  192 dst copy
        psrlq xmm13, 2                                        ;   458.7 fadd+fmul  192 dst
        movaps [rbp - 112], xmm12                             ;   459.7 agu0+agu1+fmisc  192 dst spill
        movaps xmm12, [r8 + 560]                              ;   460.7 agu2+agu0+fadd+fmul  192 dst
        psrlq xmm12, 1                                        ;   462.7 fadd+fmul  192 dst
        movaps [rbx + 16], xmm6                               ;   461.7 agu1+agu2+fmisc  192 dst spill
        movaps xmm6, [rcx - 96]                               ;   462.7 agu0+agu1+fadd+fmul  192 dst reload
        xorps xmm6, xmm12                                     ;   464.7 fadd+fmul  192 dst
        andps xmm6, xmm2                                      ;   466.7 fadd+fmul  192 dst
        movaps xmm12, [rcx - 64]                              ;   465.7 agu2+agu0+fmisc+fadd  192 dst reload
        xorps xmm12, xmm6                                     ;   468.7 fmul+fadd  192 dst
        psllq xmm6, 1                                         ;   468.7 fmul+fadd  192 dst
        movaps [rcx - 64], xmm1                               ;   465.0 agu1+agu0+fmisc  192 dst spill
        movaps xmm1, [rcx - 80]                               ;   468.0 agu2+agu0+fmul+fmisc  192 dst reload
        xorps xmm1, xmm6                                      ;   470.7 fadd+fmul  192 dst
        xorps xmm7, xmm1                                      ;   472.7 fadd+fmul  192 dst
        xorps xmm10, xmm12                                    ;   470.7 fadd+fmul  192 dst
        andps xmm7, xmm3                                      ;   474.7 fadd+fmul  192 dst
        xorps xmm1, xmm7                                      ;   476.7 fadd+fmul  192 dst
        psllq xmm7, 2                                         ;   476.7 fadd+fmul  192 dst
        xorps xmm15, xmm7                                     ;   478.7 fadd+fmul  192 dst
        andps xmm10, xmm3                                     ;   473.7 fadd+fmul  192 dst
        xorps xmm12, xmm10                                    ;   475.7 fadd+fmul  192 dst
        psllq xmm10, 2                                        ;   475.7 fadd+fmul  192 dst
        xorps xmm14, xmm10                                    ;   477.7 fadd+fmul  192 dst
        movaps xmm6, [r8 + 816]                               ;   478.7 agu1+agu2+fmisc  192 dst
        psrlq xmm6, 1                                         ;   480.7 fadd+fmul  192 dst
        movaps xmm7, [rcx - 48]                               ;   480.7 agu0+agu1+fmisc+fadd  192 dst reload
        xorps xmm7, xmm6                                      ;   482.7 fmul+fadd  192 dst
        andps xmm7, xmm2                                      ;   484.7 fmul+fadd  192 dst
        movaps xmm6, [rcx - 16]                               ;   482.0 agu2+agu0+fmisc  192 dst reload
        xorps xmm6, xmm7                                      ;   486.7 fmul+fadd  192 dst
        psllq xmm7, 1                                         ;   486.7 fmul+fadd  192 dst
        movaps xmm10, [rcx - 32]                              ;   484.3 agu1+agu0+fmisc  192 dst reload
        xorps xmm10, xmm7                                     ;   488.7 fmul+fadd  192 dst
        xorps xmm9, xmm10                                     ;   490.7 fmul+fadd  192 dst
        xorps xmm13, xmm6                                     ;   488.7 fmul+fadd  192 dst
        movaps xmm7, xmm15                                    ;   486.7 fmul+fadd  192 dst copy
        psrlq xmm7, 4                                         ;   488.7 fmul+fadd  192 dst
        andps xmm9, xmm3                                      ;   492.7 fmul+fadd  192 dst
        xorps xmm10, xmm9                                     ;   494.7 fmul+fadd  192 dst
        psllq xmm9, 2                                         ;   494.7 fmul+fadd  192 dst
        xorps xmm11, xmm9                                     ;   496.7 fmul+fadd  192 dst
        xorps xmm7, xmm11                                     ;   498.7 fmul+fadd  192 dst
        movaps xmm9, xmm1                                     ;   493.7 fmul+fadd  192 dst copy
        psrlq xmm9, 4                                         ;   495.7 fmul+fadd  192 dst
        xorps xmm9, xmm10                                     ;   497.7 fmul+fadd  192 dst
        andps xmm13, xmm3                                     ;   496.7 fmul+fadd  192 dst
        xorps xmm6, xmm13                                     ;   498.7 fmul+fadd  192 dst
        psllq xmm13, 2                                        ;   498.7 fmul+fadd  192 dst
        xorps xmm0, xmm13                                     ;   500.7 fmul+fadd  192 dst
        movaps xmm13, xmm14                                   ;   500.7 fmul+fadd  192 dst copy
        psrlq xmm13, 4                                        ;   502.7 fmul+fadd  192 dst
        xorps xmm13, xmm0                                     ;   504.7 fmul+fadd  192 dst
        andps xmm7, [rel aes_to_slices.T0_constants128 + 32]  ;   507.7 agu2+agu0+fmul+fadd  192 dst
        xorps xmm11, xmm7                                     ;   509.7 fmul+fadd  192 dst
        psllq xmm7, 4                                         ;   509.7 fmul+fadd  192 dst
        xorps xmm15, xmm7                                     ;   511.7 fmul+fadd  192 dst
        movaps xmm7, xmm12                                    ;   507.7 fmul+fadd  192 dst copy
        psrlq xmm7, 4                                         ;   509.7 fmul+fadd  192 dst
        xorps xmm7, xmm6                                      ;   511.7 fmul+fadd  192 dst
        andps xmm9, [rel aes_to_slices.T0_constants128 + 32]  ;   514.7 agu1+agu0+fmul+fadd  192 dst
        xorps xmm10, xmm9                                     ;   516.7 fmul+fadd  192 dst
        psllq xmm9, 4                                         ;   516.7 fmul+fadd  192 dst
        xorps xmm1, xmm9                                      ;   518.7 fmul+fadd  192 dst
        movaps xmm9, [rel aes_to_slices.T0_constants128 + 32] ;   514.7 agu2+agu0+fmisc  192 dst reload
        andps xmm13, xmm9                                     ;   516.7 fmul+fadd  192 dst
        xorps xmm0, xmm13                                     ;   518.7 fmul+fadd  192 dst
        psllq xmm13, 4                                        ;   518.7 fmul+fadd  192 dst
        xorps xmm14, xmm13                                    ;   520.7 fmul+fadd  192 dst
        andps xmm7, xmm9                                      ;   518.7 fmul+fadd  192 dst
        xorps xmm6, xmm7                                      ;   520.7 fmul+fadd  192 dst
        psllq xmm7, 4                                         ;   520.7 fmul+fadd  192 dst
        xorps xmm12, xmm7                                     ;   522.7 fmul+fadd  192 dst
        movaps xmm7, [r8 + 64]                                ;   523.0 agu1+agu0+fmisc  192 dst
        psrlq xmm7, 1                                         ;   525.0 fmul+fadd  192 dst
        movaps xmm13, [rcx + 0]                               ;   524.7 agu2+agu0+fmisc+fmul  192 dst reload
        xorps xmm13, xmm7                                     ;   527.0 fadd+fmul  192 dst
        andps xmm13, xmm2                                     ;   529.0 fadd+fmul  192 dst
        movaps xmm7, [rbx - 16]                               ;   526.3 agu1+agu0+fmisc  192 dst reload
        xorps xmm7, xmm13                                     ;   531.0 fadd+fmul  192 dst
        psllq xmm13, 1                                        ;   531.0 fadd+fmul  192 dst
        movaps [rbx - 16], xmm6                               ;   526.3 agu2+agu0+fmisc  192 dst spill
        movaps xmm6, [rcx + 16]                               ;   529.7 agu1+agu0+fmisc+fadd  192 dst reload
        xorps xmm6, xmm13                                     ;   533.0 fmul+fadd  192 dst
        movaps xmm13, xmm6                                    ;   535.0 fmul+fadd  192 dst copy
        psrlq xmm13, 2                                        ;   537.0 fmul+fadd  192 dst
        movaps [rcx + 16], xmm12                              ;   530.7 agu2+agu1+fmisc  192 dst spill
        movaps xmm12, xmm7                                    ;   533.0 fmul+fadd  192 dst copy
        psrlq xmm12, 2                                        ;   535.0 fmul+fadd  192 dst
        movaps [rcx + 0], xmm0                                ;   533.0 agu0+agu1+fmisc  192 dst spill
        movaps xmm0, [r8 + 1136]                              ;   535.7 agu2+agu0+fmul+fadd  192 dst
        movaps [rcx - 32], xmm14                              ;   535.0 agu1+agu0+fmisc  192 dst spill
        movaps xmm14, [r8 + 112]                              ;   536.7 agu2+agu1+fmul+fadd  192 dst
        movaps [rcx - 16], xmm10                              ;   537.0 agu0+agu2+fmisc  192 dst spill
        movaps xmm10, [r8 + 1136]                             ;   538.0 agu1+agu0+fmul+fadd  192 dst
        movaps [rcx - 48], xmm1                               ;   539.0 agu2+agu1+fmisc  192 dst spill
        movaps xmm1, [r8 + 1392]                              ;   539.3 agu0+agu2+fmul+fadd  192 dst
        movaps [rcx - 80], xmm11                              ;   541.0 agu1+agu0+fmisc  192 dst spill
        movaps xmm11, [r8 + 368]                              ;   540.7 agu2+agu1+fadd+fmul  192 dst
        movaps [rcx - 96], xmm15                              ;   543.0 agu0+agu2+fmisc  192 dst spill
        movaps xmm15, [r8 + 1648]                             ;   542.0 agu1+agu0+fadd+fmul  192 dst
        movaps xmm9, [r8 + 1392]                              ;   542.7 agu2+agu1+fadd+fmul  192 dst
        movaps [rsi + 64], xmm15                              ;   545.0 agu0+agu2+fmisc  192 dst spill
        movaps xmm15, [r8 + 624]                              ;   544.0 agu1+agu0+fadd+fmul  192 dst
        movaps [rsi + 80], xmm15                              ;   547.0 agu2+agu1+fmisc  192 dst spill
        movaps xmm15, [r8 + 1648]                             ;   545.3 agu0+agu2+fadd+fmul  192 dst
        movaps [rdx - 80], xmm15                              ;   549.0 agu1+agu0+fmisc  192 dst spill
        movaps xmm15, [r8 + 1904]                             ;   546.7 agu2+agu1+fadd+fmul  192 dst
        movaps [rsi + 96], xmm15                              ;   551.0 agu0+agu2+fmisc  192 dst spill
        movaps xmm15, [r8 + 880]                              ;   548.0 agu1+agu0+fadd+fmul  192 dst
        movaps [rbx + 32], xmm15                              ;   553.0 agu2+agu1+fmisc  192 dst spill
        movaps xmm15, [r8 + 1904]                             ;   549.3 agu0+agu2+fadd+fmul  192 dst
        movaps [rbx + 48], xmm15                              ;   555.0 agu1+agu0+fmisc  192 dst spill
        movaps xmm15, [r8 + 320]                              ;   550.7 agu2+agu1+fadd+fmul  192 dst
        psrlq xmm15, 1                                        ;   552.7 fadd+fmul  192 dst
        movaps [rbp - 32], xmm9                               ;   557.0 agu0+agu2+fmisc  192 dst spill
        movaps xmm9, [rsi - 48]                               ;   552.7 agu1+agu0+fadd+fmul  192 dst reload
        xorps xmm9, xmm15                                     ;   554.7 fadd+fmul  192 dst
        andps xmm9, xmm2                                      ;   556.7 fadd+fmul  192 dst
        movaps xmm15, [rbp - 48]                              ;   555.7 agu2+agu0+fadd+fmul  192 dst reload
        xorps xmm15, xmm9                                     ;   558.7 fadd+fmul  192 dst
        psllq xmm9, 1                                         ;   558.7 fadd+fmul  192 dst
        movaps [rbp - 48], xmm11                              ;   559.0 agu1+agu0+fmisc  192 dst spill
        movaps xmm11, [rbp + 64]                              ;   558.7 agu2+agu0+fadd+fmul  192 dst reload
        xorps xmm11, xmm9                                     ;   560.7 fadd+fmul  192 dst
        movaps xmm9, xmm11                                    ;   562.7 fadd+fmul  192 dst copy
        psrlq xmm9, 2                                         ;   564.7 fadd+fmul  192 dst
        movaps [rbp + 64], xmm1                               ;   561.0 agu1+agu2+fmisc  192 dst spill
        movaps xmm1, xmm15                                    ;   560.7 fadd+fmul  192 dst copy
        psrlq xmm1, 2                                         ;   562.7 fadd+fmul  192 dst
        movaps [rsi - 48], xmm10                              ;   563.0 agu0+agu1+fmisc  192 dst spill
        movaps xmm10, [r8 + 576]                              ;   564.7 agu2+agu0+fadd+fmul  192 dst
        psrlq xmm10, 1                                        ;   566.7 fadd+fmul  192 dst
        movaps [rax + 48], xmm14                              ;   565.0 agu1+agu2+fmisc  192 dst spill
        movaps xmm14, [rsi - 32]                              ;   566.7 agu0+agu1+fadd+fmul  192 dst reload
        xorps xmm14, xmm10                                    ;   568.7 fadd+fmul  192 dst
        andps xmm14, xmm2                                     ;   570.7 fadd+fmul  192 dst
        movaps xmm10, [rsi + 0]                               ;   569.0 agu2+agu0+fmisc  192 dst reload
        xorps xmm10, xmm14                                    ;   572.7 fadd+fmul  192 dst
        psllq xmm14, 1                                        ;   572.7 fadd+fmul  192 dst
        movaps [rsi + 0], xmm0                                ;   569.0 agu1+agu0+fmisc  192 dst spill
        movaps xmm0, [rsi - 16]                               ;   571.7 agu2+agu0+fadd+fmul  192 dst reload
        xorps xmm0, xmm14                                     ;   574.7 fadd+fmul  192 dst
        xorps xmm13, xmm0                                     ;   576.7 fadd+fmul  192 dst
        xorps xmm12, xmm10                                    ;   574.7 fadd+fmul  192 dst
        andps xmm13, xmm3                                     ;   578.7 fadd+fmul  192 dst
        xorps xmm0, xmm13                                     ;   580.7 fadd+fmul  192 dst
        psllq xmm13, 2                                        ;   580.7 fadd+fmul  192 dst
        xorps xmm6, xmm13                                     ;   582.7 fadd+fmul  192 dst
        andps xmm12, xmm3                                     ;   577.7 fadd+fmul  192 dst
        xorps xmm10, xmm12                                    ;   579.7 fadd+fmul  192 dst
        psllq xmm12, 2                                        ;   579.7 fadd+fmul  192 dst
        xorps xmm7, xmm12                                     ;   581.7 fadd+fmul  192 dst
        movaps xmm12, [r8 + 832]                              ;   582.7 agu1+agu2+fmisc  192 dst
        psrlq xmm12, 1                                        ;   584.7 fadd+fmul  192 dst
        movaps xmm13, [rsi + 16]                              ;   584.7 agu0+agu1+fmisc+fadd  192 dst reload
        xorps xmm13, xmm12                                    ;   586.7 fmul+fadd  192 dst
        andps xmm13, xmm2                                     ;   588.7 fmul+fadd  192 dst
        movaps xmm12, [rax + 32]                              ;   586.0 agu2+agu0+fmisc  192 dst reload
        xorps xmm12, xmm13                                    ;   590.7 fmul+fadd  192 dst
        psllq xmm13, 1                                        ;   590.7 fmul+fadd  192 dst
        movaps xmm14, [rax + 16]                              ;   588.3 agu1+agu0+fmisc  192 dst reload
        xorps xmm14, xmm13                                    ;   592.7 fmul+fadd  192 dst
        xorps xmm9, xmm14                                     ;   594.7 fmul+fadd  192 dst
        xorps xmm1, xmm12                                     ;   592.7 fmul+fadd  192 dst
        movaps xmm13, xmm6                                    ;   590.7 fmul+fadd  192 dst copy
        psrlq xmm13, 4                                        ;   592.7 fmul+fadd  192 dst
        andps xmm9, xmm3                                      ;   596.7 fmul+fadd  192 dst
        xorps xmm14, xmm9                                     ;   598.7 fmul+fadd  192 dst
        psllq xmm9, 2                                         ;   598.7 fmul+fadd  192 dst
        xorps xmm11, xmm9                                     ;   600.7 fmul+fadd  192 dst
        xorps xmm13, xmm11                                    ;   602.7 fmul+fadd  192 dst
        movaps xmm9, xmm0                                     ;   597.7 fmul+fadd  192 dst copy
        psrlq xmm9, 4                                         ;   599.7 fmul+fadd  192 dst
        xorps xmm9, xmm14                                     ;   601.7 fmul+fadd  192 dst
        andps xmm1, xmm3                                      ;   600.7 fmul+fadd  192 dst
        xorps xmm12, xmm1                                     ;   602.7 fmul+fadd  192 dst
        psllq xmm1, 2                                         ;   602.7 fmul+fadd  192 dst
        xorps xmm15, xmm1                                     ;   604.7 fmul+fadd  192 dst
        movaps xmm1, xmm7                                     ;   604.7 fmul+fadd  192 dst copy
        psrlq xmm1, 4                                         ;   606.7 fmul+fadd  192 dst
        xorps xmm1, xmm15                                     ;   608.7 fmul+fadd  192 dst
        andps xmm13, [rel aes_to_slices.T0_constants128 + 32] ;   611.7 agu2+agu0+fmul+fadd  192 dst
        xorps xmm11, xmm13                                    ;   613.7 fmul+fadd  192 dst
        psllq xmm13, 4                                        ;   613.7 fmul+fadd  192 dst
        xorps xmm6, xmm13                                     ;   615.7 fmul+fadd  192 dst
        movaps xmm13, xmm10                                   ;   611.7 fmul+fadd  192 dst copy
        psrlq xmm13, 4                                        ;   613.7 fmul+fadd  192 dst
        xorps xmm13, xmm12                                    ;   615.7 fmul+fadd  192 dst
        andps xmm9, [rel aes_to_slices.T0_constants128 + 32]  ;   618.7 agu1+agu0+fmul+fadd  192 dst
        xorps xmm14, xmm9                                     ;   620.7 fmul+fadd  192 dst
        psllq xmm9, 4                                         ;   620.7 fmul+fadd  192 dst
        xorps xmm0, xmm9                                      ;   622.7 fmul+fadd  192 dst
        movaps xmm9, [rel aes_to_slices.T0_constants128 + 32] ;   618.7 agu2+agu0+fmisc  192 dst reload
        andps xmm1, xmm9                                      ;   620.7 fmul+fadd  192 dst
        xorps xmm15, xmm1                                     ;   622.7 fmul+fadd  192 dst
        psllq xmm1, 4                                         ;   622.7 fmul+fadd  192 dst
        xorps xmm7, xmm1                                      ;   624.7 fmul+fadd  192 dst
        andps xmm13, xmm9                                     ;   622.7 fmul+fadd  192 dst
        xorps xmm12, xmm13                                    ;   624.7 fmul+fadd  192 dst
        psllq xmm13, 4                                        ;   624.7 fmul+fadd  192 dst
        xorps xmm10, xmm13                                    ;   626.7 fmul+fadd  192 dst
        movaps xmm1, [r8 + 80]                                ;   627.0 agu1+agu0+fmisc  192 dst
        psrlq xmm1, 1                                         ;   629.0 fmul+fadd  192 dst
        xorps xmm4, xmm1                                      ;   631.0 fmul+fadd  192 dst
        andps xmm4, xmm2                                      ;   633.0 fmul+fadd  192 dst
        movaps xmm1, [rdx + 112]                              ;   629.7 agu2+agu0+fmisc  192 dst reload
        xorps xmm1, xmm4                                      ;   635.0 fmul+fadd  192 dst
        psllq xmm4, 1                                         ;   635.0 fmul+fadd  192 dst
        xorps xmm5, xmm4                                      ;   637.0 fmul+fadd  192 dst
        movaps xmm4, xmm5                                     ;   639.0 fmul+fadd  192 dst copy
        psrlq xmm4, 2                                         ;   641.0 fmul+fadd  192 dst
        movaps xmm13, xmm1                                    ;   637.0 fmul+fadd  192 dst copy
        psrlq xmm13, 2                                        ;   639.0 fmul+fadd  192 dst
        movaps [rdx + 112], xmm12                             ;   636.7 agu1+agu0+fmisc  192 dst spill
        movaps xmm12, [r8 + 1152]                             ;   638.7 agu2+agu0+fmul+fadd  192 dst
        movaps [rax + 16], xmm10                              ;   638.7 agu1+agu0+fmisc  192 dst spill
        movaps xmm10, [r8 + 128]                              ;   640.3 agu2+agu1+fmul+fadd  192 dst
        movaps [rax + 32], xmm15                              ;   640.7 agu0+agu2+fmisc  192 dst spill
        movaps xmm15, [r8 + 1152]                             ;   641.7 agu1+agu0+fadd+fmul  192 dst
        movaps [rsi + 16], xmm7                               ;   642.7 agu2+agu1+fmisc  192 dst spill
        movaps xmm7, [r8 + 1408]                              ;   643.0 agu0+agu2+fadd+fmul  192 dst
        movaps [rsi - 16], xmm14                              ;   644.7 agu1+agu0+fmisc  192 dst spill
        movaps xmm14, [r8 + 384]                              ;   644.3 agu2+agu1+fadd+fmul  192 dst
        movaps [rsi - 32], xmm0                               ;   646.7 agu0+agu2+fmisc  192 dst spill
        movaps xmm0, [r8 + 1664]                              ;   645.7 agu1+agu0+fadd+fmul  192 dst
        movaps [rsi + 112], xmm11                             ;   648.7 agu2+agu1+fmisc  192 dst spill
        movaps xmm11, [r8 + 1408]                             ;   647.0 agu0+agu2+fadd+fmul  192 dst
        movaps [rdi - 128], xmm6                              ;   650.7 agu1+agu0+fmisc  192 dst spill
        movaps xmm6, [r8 + 640]                               ;   648.3 agu2+agu1+fadd+fmul  192 dst
        movaps xmm9, [r8 + 1664]                              ;   649.0 agu0+agu2+fadd+fmul  192 dst
        movaps [rdi - 112], xmm9                              ;   652.7 agu1+agu0+fmisc  192 dst spill
        movaps xmm9, [r8 + 1920]                              ;   650.3 agu2+agu1+fadd+fmul  192 dst
        movaps [rdx - 64], xmm9                               ;   654.7 agu0+agu2+fmisc  192 dst spill
        movaps xmm9, [r8 + 896]                               ;   651.7 agu1+agu0+fadd+fmul  192 dst
        movaps [rax + 64], xmm9                               ;   656.7 agu2+agu1+fmisc  192 dst spill
        movaps xmm9, [r8 + 1920]                              ;   653.0 agu0+agu2+fadd+fmul  192 dst
        movaps [rdx - 48], xmm9                               ;   658.7 agu1+agu0+fmisc  192 dst spill
        movaps xmm9, [r8 + 336]                               ;   654.3 agu2+agu1+fadd+fmul  192 dst
        psrlq xmm9, 1                                         ;   656.3 fadd+fmul  192 dst
        movaps [rdx - 32], xmm6                               ;   660.7 agu0+agu2+fmisc  192 dst spill
        movaps xmm6, [rbp - 16]                               ;   656.3 agu1+agu0+fadd+fmul  192 dst reload
        xorps xmm6, xmm9                                      ;   658.3 fadd+fmul  192 dst
        andps xmm6, xmm2                                      ;   660.3 fadd+fmul  192 dst
        movaps xmm9, [rbp + 16]                               ;   659.3 agu2+agu0+fadd+fmul  192 dst reload
        xorps xmm9, xmm6                                      ;   662.3 fadd+fmul  192 dst
        psllq xmm6, 1                                         ;   662.3 fadd+fmul  192 dst
        movaps [rbp + 16], xmm0                               ;   662.7 agu1+agu0+fmisc  192 dst spill
        movaps xmm0, [rbp - 128]                              ;   662.3 agu2+agu0+fadd+fmul  192 dst reload
        xorps xmm0, xmm6                                      ;   664.3 fadd+fmul  192 dst
        movaps xmm6, xmm0                                     ;   666.3 fadd+fmul  192 dst copy
        psrlq xmm6, 2                                         ;   668.3 fadd+fmul  192 dst
        movaps [rbp - 128], xmm11                             ;   664.7 agu1+agu2+fmisc  192 dst spill
        movaps xmm11, xmm9                                    ;   664.3 fadd+fmul  192 dst copy
        psrlq xmm11, 2                                        ;   666.3 fadd+fmul  192 dst
        movaps [rbp - 16], xmm14                              ;   666.7 agu0+agu1+fmisc  192 dst spill
        movaps xmm14, [r8 + 592]                              ;   668.3 agu2+agu0+fadd+fmul  192 dst
        psrlq xmm14, 1                                        ;   670.3 fadd+fmul  192 dst
        movaps [rdx - 16], xmm7                               ;   668.7 agu1+agu2+fmisc  192 dst spill
        movaps xmm7, [rbp + 80]                               ;   670.3 agu0+agu1+fadd+fmul  192 dst reload
        xorps xmm7, xmm14                                     ;   672.3 fadd+fmul  192 dst
        andps xmm7, xmm2                                      ;   674.3 fadd+fmul  192 dst
        movaps xmm14, [rcx + 64]                              ;   672.7 agu2+agu0+fmisc  192 dst reload
        xorps xmm14, xmm7                                     ;   676.3 fadd+fmul  192 dst
        psllq xmm7, 1                                         ;   676.3 fadd+fmul  192 dst
        movaps [rcx + 64], xmm15                              ;   672.7 agu1+agu0+fmisc  192 dst spill
        movaps xmm15, [rcx + 48]                              ;   675.3 agu2+agu0+fadd+fmul  192 dst reload
        xorps xmm15, xmm7                                     ;   678.3 fadd+fmul  192 dst
        xorps xmm4, xmm15                                     ;   680.3 fadd+fmul  192 dst
        xorps xmm13, xmm14                                    ;   678.3 fadd+fmul  192 dst
        andps xmm4, xmm3                                      ;   682.3 fadd+fmul  192 dst
        xorps xmm15, xmm4                                     ;   684.3 fadd+fmul  192 dst
        psllq xmm4, 2                                         ;   684.3 fadd+fmul  192 dst
        xorps xmm5, xmm4                                      ;   686.3 fadd+fmul  192 dst
        andps xmm13, xmm3                                     ;   681.3 fadd+fmul  192 dst
        xorps xmm14, xmm13                                    ;   683.3 fadd+fmul  192 dst
        psllq xmm13, 2                                        ;   683.3 fadd+fmul  192 dst
        xorps xmm1, xmm13                                     ;   685.3 fadd+fmul  192 dst
        movaps xmm4, [r8 + 848]                               ;   686.3 agu1+agu2+fmisc  192 dst
        psrlq xmm4, 1                                         ;   688.3 fadd+fmul  192 dst
        movaps xmm7, [rcx + 80]                               ;   688.3 agu0+agu1+fmisc+fadd  192 dst reload
        xorps xmm7, xmm4                                      ;   690.3 fmul+fadd  192 dst
        andps xmm7, xmm2                                      ;   692.3 fmul+fadd  192 dst
        movaps xmm4, [rcx + 112]                              ;   689.7 agu2+agu0+fmisc  192 dst reload
        xorps xmm4, xmm7                                      ;   694.3 fmul+fadd  192 dst
        psllq xmm7, 1                                         ;   694.3 fmul+fadd  192 dst
        movaps xmm13, [rcx + 96]                              ;   692.0 agu1+agu0+fmisc  192 dst reload
        xorps xmm13, xmm7                                     ;   696.3 fmul+fadd  192 dst
        xorps xmm6, xmm13                                     ;   698.3 fmul+fadd  192 dst
        xorps xmm11, xmm4                                     ;   696.3 fmul+fadd  192 dst
        movaps xmm7, xmm5                                     ;   694.3 fmul+fadd  192 dst copy
        psrlq xmm7, 4                                         ;   696.3 fmul+fadd  192 dst
        andps xmm6, xmm3                                      ;   700.3 fmul+fadd  192 dst
        xorps xmm13, xmm6                                     ;   702.3 fmul+fadd  192 dst
        psllq xmm6, 2                                         ;   702.3 fmul+fadd  192 dst
        xorps xmm0, xmm6                                      ;   704.3 fmul+fadd  192 dst
        xorps xmm7, xmm0                                      ;   706.3 fmul+fadd  192 dst
        movaps xmm6, xmm15                                    ;   701.3 fmul+fadd  192 dst copy
        psrlq xmm6, 4                                         ;   703.3 fmul+fadd  192 dst
        xorps xmm6, xmm13                                     ;   705.3 fmul+fadd  192 dst
        andps xmm11, xmm3                                     ;   704.3 fmul+fadd  192 dst
        xorps xmm4, xmm11                                     ;   706.3 fmul+fadd  192 dst
        psllq xmm11, 2                                        ;   706.3 fmul+fadd  192 dst
        xorps xmm9, xmm11                                     ;   708.3 fmul+fadd  192 dst
        movaps xmm11, xmm1                                    ;   708.3 fmul+fadd  192 dst copy
        psrlq xmm11, 4                                        ;   710.3 fmul+fadd  192 dst
        xorps xmm11, xmm9                                     ;   712.3 fmul+fadd  192 dst
        andps xmm7, [rel aes_to_slices.T0_constants128 + 32]  ;   715.3 agu2+agu0+fmul+fadd  192 dst
        xorps xmm0, xmm7                                      ;   717.3 fmul+fadd  192 dst
        psllq xmm7, 4                                         ;   717.3 fmul+fadd  192 dst
        xorps xmm5, xmm7                                      ;   719.3 fmul+fadd  192 dst
        movaps xmm7, xmm14                                    ;   715.3 fmul+fadd  192 dst copy
        psrlq xmm7, 4                                         ;   717.3 fmul+fadd  192 dst
        xorps xmm7, xmm4                                      ;   719.3 fmul+fadd  192 dst
        andps xmm6, [rel aes_to_slices.T0_constants128 + 32]  ;   722.3 agu1+agu0+fmul+fadd  192 dst
        xorps xmm13, xmm6                                     ;   724.3 fmul+fadd  192 dst
        psllq xmm6, 4                                         ;   724.3 fmul+fadd  192 dst
        xorps xmm15, xmm6                                     ;   726.3 fmul+fadd  192 dst
        movaps xmm6, [rel aes_to_slices.T0_constants128 + 32] ;   722.3 agu2+agu0+fmisc  192 dst reload
        andps xmm11, xmm6                                     ;   724.3 fmul+fadd  192 dst
        xorps xmm9, xmm11                                     ;   726.3 fmul+fadd  192 dst
        psllq xmm11, 4                                        ;   726.3 fmul+fadd  192 dst
        xorps xmm1, xmm11                                     ;   728.3 fmul+fadd  192 dst
        andps xmm7, xmm6                                      ;   726.3 fmul+fadd  192 dst
        xorps xmm4, xmm7                                      ;   728.3 fmul+fadd  192 dst
        psllq xmm7, 4                                         ;   728.3 fmul+fadd  192 dst
        xorps xmm14, xmm7                                     ;   730.3 fmul+fadd  192 dst
        movaps xmm7, [r8 + 96]                                ;   730.7 agu1+agu0+fmisc  192 dst
        psrlq xmm7, 1                                         ;   732.7 fmul+fadd  192 dst
        xorps xmm8, xmm7                                      ;   734.7 fmul+fadd  192 dst
        andps xmm8, xmm2                                      ;   736.7 fmul+fadd  192 dst
        movaps xmm7, [rbx + 16]                               ;   733.3 agu2+agu0+fmisc  192 dst reload
        xorps xmm7, xmm8                                      ;   738.7 fmul+fadd  192 dst
        psllq xmm8, 1                                         ;   738.7 fmul+fadd  192 dst
        movaps xmm11, [rcx - 64]                              ;   735.7 agu1+agu0+fmisc  192 dst reload
        xorps xmm11, xmm8                                     ;   740.7 fmul+fadd  192 dst
        movaps xmm8, xmm11                                    ;   742.7 fmul+fadd  192 dst copy
        psrlq xmm8, 2                                         ;   744.7 fmul+fadd  192 dst
        movaps [rcx - 64], xmm4                               ;   737.7 agu2+agu0+fmisc  192 dst spill
        movaps xmm4, xmm7                                     ;   740.7 fmul+fadd  192 dst copy
        psrlq xmm4, 2                                         ;   742.7 fmul+fadd  192 dst
        movaps [rbx + 16], xmm14                              ;   740.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm14, [r8 + 1168]                             ;   742.3 agu2+agu0+fmul+fadd  192 dst
        movaps [rcx + 96], xmm9                               ;   742.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm9, [r8 + 144]                               ;   744.0 agu2+agu1+fmul+fadd  192 dst
        movaps [rcx + 112], xmm1                              ;   744.3 agu0+agu2+fmisc  192 dst spill
        movaps xmm1, [r8 + 1168]                              ;   745.3 agu1+agu0+fadd+fmul  192 dst
        movaps [rcx + 80], xmm13                              ;   746.3 agu2+agu1+fmisc  192 dst spill
        movaps xmm13, [r8 + 1424]                             ;   746.7 agu0+agu2+fadd+fmul  192 dst
        movaps [rcx + 48], xmm15                              ;   748.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm15, [r8 + 400]                              ;   748.0 agu2+agu1+fadd+fmul  192 dst
        movaps [rbp + 80], xmm0                               ;   750.3 agu0+agu2+fmisc  192 dst spill
        movaps xmm0, [r8 + 1680]                              ;   749.3 agu1+agu0+fadd+fmul  192 dst
        movaps [rax - 128], xmm5                              ;   752.3 agu2+agu1+fmisc  192 dst spill
        movaps xmm5, [r8 + 1424]                              ;   750.7 agu0+agu2+fadd+fmul  192 dst
        movaps xmm6, [r8 + 656]                               ;   751.3 agu1+agu0+fadd+fmul  192 dst
        movaps [rdi - 96], xmm6                               ;   754.3 agu2+agu1+fmisc  192 dst spill
        movaps xmm6, [r8 + 1680]                              ;   752.7 agu0+agu2+fadd+fmul  192 dst
        movaps [rax - 112], xmm6                              ;   756.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm6, [r8 + 1936]                              ;   754.0 agu2+agu1+fadd+fmul  192 dst
        movaps [rdi - 80], xmm6                               ;   758.3 agu0+agu2+fmisc  192 dst spill
        movaps xmm6, [r8 + 912]                               ;   755.3 agu1+agu0+fadd+fmul  192 dst
        movaps [rdi - 64], xmm6                               ;   760.3 agu2+agu1+fmisc  192 dst spill
        movaps xmm6, [r8 + 1936]                              ;   756.7 agu0+agu2+fadd+fmul  192 dst
        movaps [rdi - 48], xmm6                               ;   762.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm6, [r8 + 352]                               ;   758.0 agu2+agu1+fadd+fmul  192 dst
        psrlq xmm6, 1                                         ;   760.0 fadd+fmul  192 dst
        movaps [rdi - 32], xmm0                               ;   764.3 agu0+agu2+fmisc  192 dst spill
        movaps xmm0, [rbp - 112]                              ;   760.0 agu1+agu0+fadd+fmul  192 dst reload
        xorps xmm0, xmm6                                      ;   762.0 fadd+fmul  192 dst
        andps xmm0, xmm2                                      ;   764.0 fadd+fmul  192 dst
        movaps xmm6, [rbp - 80]                               ;   763.0 agu2+agu0+fadd+fmul  192 dst reload
        xorps xmm6, xmm0                                      ;   766.0 fadd+fmul  192 dst
        psllq xmm0, 1                                         ;   766.0 fadd+fmul  192 dst
        movaps [rbp - 80], xmm5                               ;   766.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm5, [rbp - 96]                               ;   766.0 agu2+agu0+fadd+fmul  192 dst reload
        xorps xmm5, xmm0                                      ;   768.0 fadd+fmul  192 dst
        movaps xmm0, xmm5                                     ;   770.0 fadd+fmul  192 dst copy
        psrlq xmm0, 2                                         ;   772.0 fadd+fmul  192 dst
        movaps [rbp - 96], xmm15                              ;   768.3 agu1+agu2+fmisc  192 dst spill
        movaps xmm15, xmm6                                    ;   768.0 fadd+fmul  192 dst copy
        psrlq xmm15, 2                                        ;   770.0 fadd+fmul  192 dst
        movaps [rbp - 112], xmm13                             ;   770.3 agu0+agu1+fmisc  192 dst spill
        movaps xmm13, [r8 + 608]                              ;   772.0 agu2+agu0+fadd+fmul  192 dst
        psrlq xmm13, 1                                        ;   774.0 fadd+fmul  192 dst
        movaps [rax + 80], xmm1                               ;   772.3 agu1+agu2+fmisc  192 dst spill
        movaps xmm1, [rdx - 96]                               ;   774.0 agu0+agu1+fadd+fmul  192 dst reload
        xorps xmm1, xmm13                                     ;   776.0 fadd+fmul  192 dst
        andps xmm1, xmm2                                      ;   778.0 fadd+fmul  192 dst
        movaps xmm13, [rsi + 48]                              ;   776.3 agu2+agu0+fmisc  192 dst reload
        xorps xmm13, xmm1                                     ;   780.0 fadd+fmul  192 dst
        psllq xmm1, 1                                         ;   780.0 fadd+fmul  192 dst
        movaps [rsi + 48], xmm9                               ;   776.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm9, [rbp + 96]                               ;   779.0 agu2+agu0+fadd+fmul  192 dst reload
        xorps xmm9, xmm1                                      ;   782.0 fadd+fmul  192 dst
        xorps xmm8, xmm9                                      ;   784.0 fadd+fmul  192 dst
        xorps xmm4, xmm13                                     ;   782.0 fadd+fmul  192 dst
        andps xmm8, xmm3                                      ;   786.0 fadd+fmul  192 dst
        xorps xmm9, xmm8                                      ;   788.0 fadd+fmul  192 dst
        psllq xmm8, 2                                         ;   788.0 fadd+fmul  192 dst
        xorps xmm11, xmm8                                     ;   790.0 fadd+fmul  192 dst
        andps xmm4, xmm3                                      ;   785.0 fadd+fmul  192 dst
        xorps xmm13, xmm4                                     ;   787.0 fadd+fmul  192 dst
        psllq xmm4, 2                                         ;   787.0 fadd+fmul  192 dst
        xorps xmm7, xmm4                                      ;   789.0 fadd+fmul  192 dst
        movaps xmm1, [r8 + 864]                               ;   790.0 agu1+agu2+fmisc  192 dst
        psrlq xmm1, 1                                         ;   792.0 fadd+fmul  192 dst
        movaps xmm4, [rbp + 112]                              ;   792.0 agu0+agu1+fmisc+fadd  192 dst reload
        xorps xmm4, xmm1                                      ;   794.0 fmul+fadd  192 dst
        andps xmm4, xmm2                                      ;   796.0 fmul+fadd  192 dst
        movaps xmm1, [rdx - 112]                              ;   793.3 agu2+agu0+fmisc  192 dst reload
        xorps xmm1, xmm4                                      ;   798.0 fmul+fadd  192 dst
        psllq xmm4, 1                                         ;   798.0 fmul+fadd  192 dst
        movaps xmm8, [rdx - 128]                              ;   795.7 agu1+agu0+fmisc  192 dst reload
        xorps xmm8, xmm4                                      ;   800.0 fmul+fadd  192 dst
        xorps xmm0, xmm8                                      ;   802.0 fmul+fadd  192 dst
        xorps xmm15, xmm1                                     ;   800.0 fmul+fadd  192 dst
        movaps xmm4, xmm11                                    ;   798.0 fmul+fadd  192 dst copy
        psrlq xmm4, 4                                         ;   800.0 fmul+fadd  192 dst
        andps xmm0, xmm3                                      ;   804.0 fmul+fadd  192 dst
        xorps xmm8, xmm0                                      ;   806.0 fmul+fadd  192 dst
        psllq xmm0, 2                                         ;   806.0 fmul+fadd  192 dst
        xorps xmm5, xmm0                                      ;   808.0 fmul+fadd  192 dst
        xorps xmm4, xmm5                                      ;   810.0 fmul+fadd  192 dst
        movaps xmm0, xmm9                                     ;   805.0 fmul+fadd  192 dst copy
        psrlq xmm0, 4                                         ;   807.0 fmul+fadd  192 dst
        xorps xmm0, xmm8                                      ;   809.0 fmul+fadd  192 dst
        andps xmm15, xmm3                                     ;   808.0 fmul+fadd  192 dst
        xorps xmm1, xmm15                                     ;   810.0 fmul+fadd  192 dst
        psllq xmm15, 2                                        ;   810.0 fmul+fadd  192 dst
        xorps xmm6, xmm15                                     ;   812.0 fmul+fadd  192 dst
        movaps xmm15, xmm7                                    ;   812.0 fmul+fadd  192 dst copy
        psrlq xmm15, 4                                        ;   814.0 fmul+fadd  192 dst
        xorps xmm15, xmm6                                     ;   816.0 fmul+fadd  192 dst
        andps xmm4, [rel aes_to_slices.T0_constants128 + 32]  ;   819.0 agu2+agu0+fmul+fadd  192 dst
        xorps xmm5, xmm4                                      ;   821.0 fmul+fadd  192 dst
        psllq xmm4, 4                                         ;   821.0 fmul+fadd  192 dst
        xorps xmm11, xmm4                                     ;   823.0 fmul+fadd  192 dst
        movaps xmm4, xmm13                                    ;   819.0 fmul+fadd  192 dst copy
        psrlq xmm4, 4                                         ;   821.0 fmul+fadd  192 dst
        xorps xmm4, xmm1                                      ;   823.0 fmul+fadd  192 dst
        andps xmm0, [rel aes_to_slices.T0_constants128 + 32]  ;   826.0 agu1+agu0+fmul+fadd  192 dst
        xorps xmm8, xmm0                                      ;   828.0 fmul+fadd  192 dst
        psllq xmm0, 4                                         ;   828.0 fmul+fadd  192 dst
        xorps xmm9, xmm0                                      ;   830.0 fmul+fadd  192 dst
        movaps xmm0, [rel aes_to_slices.T0_constants128 + 32] ;   826.0 agu2+agu0+fmisc  192 dst reload
        andps xmm15, xmm0                                     ;   828.0 fmul+fadd  192 dst
        xorps xmm6, xmm15                                     ;   830.0 fmul+fadd  192 dst
        psllq xmm15, 4                                        ;   830.0 fmul+fadd  192 dst
        xorps xmm7, xmm15                                     ;   832.0 fmul+fadd  192 dst
        andps xmm4, xmm0                                      ;   830.0 fmul+fadd  192 dst
        xorps xmm1, xmm4                                      ;   832.0 fmul+fadd  192 dst
        psllq xmm4, 4                                         ;   832.0 fmul+fadd  192 dst
        xorps xmm13, xmm4                                     ;   834.0 fmul+fadd  192 dst
        movaps xmm4, [r8 + 112]                               ;   834.3 agu1+agu0+fmisc  192 dst
        psrlq xmm4, 1                                         ;   836.3 fmul+fadd  192 dst
        movaps xmm15, [rsi + 0]                               ;   836.0 agu2+agu0+fmisc+fmul  192 dst reload
        xorps xmm15, xmm4                                     ;   838.3 fadd+fmul  192 dst
        andps xmm15, xmm2                                     ;   840.3 fadd+fmul  192 dst
        movaps xmm4, [rsi - 48]                               ;   837.7 agu1+agu0+fmisc  192 dst reload
        xorps xmm4, xmm15                                     ;   842.3 fadd+fmul  192 dst
        psllq xmm15, 1                                        ;   842.3 fadd+fmul  192 dst
        movaps [rsi - 48], xmm1                               ;   837.7 agu2+agu0+fmisc  192 dst spill
        movaps xmm1, [rax + 48]                               ;   841.0 agu1+agu0+fmisc+fadd  192 dst reload
        xorps xmm1, xmm15                                     ;   844.3 fmul+fadd  192 dst
        movaps xmm15, xmm1                                    ;   846.3 fmul+fadd  192 dst copy
        psrlq xmm15, 2                                        ;   848.3 fmul+fadd  192 dst
        movaps [rax + 48], xmm13                              ;   842.0 agu2+agu1+fmisc  192 dst spill
        movaps xmm13, xmm4                                    ;   844.3 fmul+fadd  192 dst copy
        psrlq xmm13, 2                                        ;   846.3 fmul+fadd  192 dst
        movaps [rsi + 0], xmm6                                ;   844.3 agu0+agu1+fmisc  192 dst spill
        movaps xmm6, [r8 + 1184]                              ;   847.0 agu2+agu0+fmul+fadd  192 dst
        movaps [rdx - 128], xmm7                              ;   846.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm7, [r8 + 160]                               ;   848.0 agu2+agu1+fmul+fadd  192 dst
        movaps [rdx - 112], xmm8                              ;   848.3 agu0+agu2+fmisc  192 dst spill
        movaps xmm8, [r8 + 1184]                              ;   849.3 agu1+agu0+fmul+fadd  192 dst
        movaps [rbp + 112], xmm9                              ;   850.3 agu2+agu1+fmisc  192 dst spill
        movaps xmm9, [r8 + 1440]                              ;   850.7 agu0+agu2+fmul+fadd  192 dst
        movaps [rbp + 96], xmm5                               ;   852.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm5, [r8 + 416]                               ;   852.0 agu2+agu1+fadd+fmul  192 dst
        movaps [rdx - 96], xmm11                              ;   854.3 agu0+agu2+fmisc  192 dst spill
        movaps xmm11, [r8 + 1696]                             ;   853.3 agu1+agu0+fadd+fmul  192 dst
        movaps xmm0, [r8 + 1440]                              ;   854.0 agu2+agu1+fadd+fmul  192 dst
        movaps [rdx + 0], xmm11                               ;   856.3 agu0+agu2+fmisc  192 dst spill
        movaps xmm11, [r8 + 672]                              ;   855.3 agu1+agu0+fadd+fmul  192 dst
        movaps [rdx + 16], xmm11                              ;   858.3 agu2+agu1+fmisc  192 dst spill
        movaps xmm11, [r8 + 1696]                             ;   856.7 agu0+agu2+fadd+fmul  192 dst
        movaps [rdi - 16], xmm11                              ;   860.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm11, [r8 + 1952]                             ;   858.0 agu2+agu1+fadd+fmul  192 dst
        movaps [rdx + 32], xmm11                              ;   862.3 agu0+agu2+fmisc  192 dst spill
        movaps xmm11, [r8 + 928]                              ;   859.3 agu1+agu0+fadd+fmul  192 dst
        movaps [rax + 96], xmm11                              ;   864.3 agu2+agu1+fmisc  192 dst spill
        movaps xmm11, [r8 + 1952]                             ;   860.7 agu0+agu2+fadd+fmul  192 dst
        movaps [rax + 112], xmm11                             ;   866.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm11, [r8 + 368]                              ;   862.0 agu2+agu1+fadd+fmul  192 dst
        psrlq xmm11, 1                                        ;   864.0 fadd+fmul  192 dst
        movaps [rdi + 0], xmm0                                ;   868.3 agu0+agu2+fmisc  192 dst spill
        movaps xmm0, [rbp + 64]                               ;   864.0 agu1+agu0+fadd+fmul  192 dst reload
        xorps xmm0, xmm11                                     ;   866.0 fadd+fmul  192 dst
        andps xmm0, xmm2                                      ;   868.0 fadd+fmul  192 dst
        movaps xmm11, [rbp - 32]                              ;   867.0 agu2+agu0+fadd+fmul  192 dst reload
        xorps xmm11, xmm0                                     ;   870.0 fadd+fmul  192 dst
        psllq xmm0, 1                                         ;   870.0 fadd+fmul  192 dst
        movaps [rbp - 32], xmm5                               ;   870.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm5, [rbp - 48]                               ;   870.0 agu2+agu0+fadd+fmul  192 dst reload
        xorps xmm5, xmm0                                      ;   872.0 fadd+fmul  192 dst
        movaps xmm0, xmm5                                     ;   874.0 fadd+fmul  192 dst copy
        psrlq xmm0, 2                                         ;   876.0 fadd+fmul  192 dst
        movaps [rbp - 48], xmm9                               ;   872.3 agu1+agu2+fmisc  192 dst spill
        movaps xmm9, xmm11                                    ;   872.0 fadd+fmul  192 dst copy
        psrlq xmm9, 2                                         ;   874.0 fadd+fmul  192 dst
        movaps [rbp + 64], xmm8                               ;   874.3 agu0+agu1+fmisc  192 dst spill
        movaps xmm8, [r8 + 624]                               ;   876.0 agu2+agu0+fadd+fmul  192 dst
        psrlq xmm8, 1                                         ;   878.0 fadd+fmul  192 dst
        movaps [rbx + 64], xmm7                               ;   876.3 agu1+agu2+fmisc  192 dst spill
        movaps xmm7, [rsi + 64]                               ;   878.0 agu0+agu1+fadd+fmul  192 dst reload
        xorps xmm7, xmm8                                      ;   880.0 fadd+fmul  192 dst
        andps xmm7, xmm2                                      ;   882.0 fadd+fmul  192 dst
        movaps xmm8, [rdx - 80]                               ;   880.3 agu2+agu0+fmisc  192 dst reload
        xorps xmm8, xmm7                                      ;   884.0 fadd+fmul  192 dst
        psllq xmm7, 1                                         ;   884.0 fadd+fmul  192 dst
        movaps [rdx - 80], xmm6                               ;   880.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm6, [rsi + 80]                               ;   883.0 agu2+agu0+fadd+fmul  192 dst reload
        xorps xmm6, xmm7                                      ;   886.0 fadd+fmul  192 dst
        xorps xmm15, xmm6                                     ;   888.0 fadd+fmul  192 dst
        xorps xmm13, xmm8                                     ;   886.0 fadd+fmul  192 dst
        andps xmm15, xmm3                                     ;   890.0 fadd+fmul  192 dst
        xorps xmm6, xmm15                                     ;   892.0 fadd+fmul  192 dst
        psllq xmm15, 2                                        ;   892.0 fadd+fmul  192 dst
        xorps xmm1, xmm15                                     ;   894.0 fadd+fmul  192 dst
        andps xmm13, xmm3                                     ;   889.0 fadd+fmul  192 dst
        xorps xmm8, xmm13                                     ;   891.0 fadd+fmul  192 dst
        psllq xmm13, 2                                        ;   891.0 fadd+fmul  192 dst
        xorps xmm4, xmm13                                     ;   893.0 fadd+fmul  192 dst
        movaps xmm7, [r8 + 880]                               ;   894.0 agu1+agu2+fmisc  192 dst
        psrlq xmm7, 1                                         ;   896.0 fadd+fmul  192 dst
        movaps xmm13, [rsi + 96]                              ;   896.0 agu0+agu1+fmisc+fadd  192 dst reload
        xorps xmm13, xmm7                                     ;   898.0 fmul+fadd  192 dst
        andps xmm13, xmm2                                     ;   900.0 fmul+fadd  192 dst
        movaps xmm7, [rbx + 48]                               ;   897.3 agu2+agu0+fmisc  192 dst reload
        xorps xmm7, xmm13                                     ;   902.0 fmul+fadd  192 dst
        psllq xmm13, 1                                        ;   902.0 fmul+fadd  192 dst
        movaps xmm15, [rbx + 32]                              ;   899.7 agu1+agu0+fmisc  192 dst reload
        xorps xmm15, xmm13                                    ;   904.0 fmul+fadd  192 dst
        xorps xmm0, xmm15                                     ;   906.0 fmul+fadd  192 dst
        xorps xmm9, xmm7                                      ;   904.0 fmul+fadd  192 dst
        movaps xmm13, xmm1                                    ;   902.0 fmul+fadd  192 dst copy
        psrlq xmm13, 4                                        ;   904.0 fmul+fadd  192 dst
        andps xmm0, xmm3                                      ;   908.0 fmul+fadd  192 dst
        xorps xmm15, xmm0                                     ;   910.0 fmul+fadd  192 dst
        psllq xmm0, 2                                         ;   910.0 fmul+fadd  192 dst
        xorps xmm5, xmm0                                      ;   912.0 fmul+fadd  192 dst
        xorps xmm13, xmm5                                     ;   914.0 fmul+fadd  192 dst
        movaps xmm0, xmm6                                     ;   909.0 fmul+fadd  192 dst copy
        psrlq xmm0, 4                                         ;   911.0 fmul+fadd  192 dst
        xorps xmm0, xmm15                                     ;   913.0 fmul+fadd  192 dst
        andps xmm9, xmm3                                      ;   912.0 fmul+fadd  192 dst
        xorps xmm7, xmm9                                      ;   914.0 fmul+fadd  192 dst
        psllq xmm9, 2                                         ;   914.0 fmul+fadd  192 dst
        xorps xmm11, xmm9                                     ;   916.0 fmul+fadd  192 dst
        movaps xmm9, xmm4                                     ;   916.0 fmul+fadd  192 dst copy
        psrlq xmm9, 4                                         ;   918.0 fmul+fadd  192 dst
        xorps xmm9, xmm11                                     ;   920.0 fmul+fadd  192 dst
        andps xmm13, [rel aes_to_slices.T0_constants128 + 32] ;   923.0 agu2+agu0+fmul+fadd  192 dst
        xorps xmm5, xmm13                                     ;   925.0 fmul+fadd  192 dst
        psllq xmm13, 4                                        ;   925.0 fmul+fadd  192 dst
        xorps xmm1, xmm13                                     ;   927.0 fmul+fadd  192 dst
        movaps xmm13, xmm8                                    ;   923.0 fmul+fadd  192 dst copy
        psrlq xmm13, 4                                        ;   925.0 fmul+fadd  192 dst
        xorps xmm13, xmm7                                     ;   927.0 fmul+fadd  192 dst
        andps xmm0, [rel aes_to_slices.T0_constants128 + 32]  ;   930.0 agu1+agu0+fmul+fadd  192 dst
        xorps xmm15, xmm0                                     ;   932.0 fmul+fadd  192 dst
        psllq xmm0, 4                                         ;   932.0 fmul+fadd  192 dst
        xorps xmm6, xmm0                                      ;   934.0 fmul+fadd  192 dst
        movaps xmm0, [rel aes_to_slices.T0_constants128 + 32] ;   930.0 agu2+agu0+fmisc  192 dst reload
        andps xmm9, xmm0                                      ;   932.0 fmul+fadd  192 dst
        xorps xmm11, xmm9                                     ;   934.0 fmul+fadd  192 dst
        psllq xmm9, 4                                         ;   934.0 fmul+fadd  192 dst
        xorps xmm4, xmm9                                      ;   936.0 fmul+fadd  192 dst
        andps xmm13, xmm0                                     ;   934.0 fmul+fadd  192 dst
        xorps xmm7, xmm13                                     ;   936.0 fmul+fadd  192 dst
        psllq xmm13, 4                                        ;   936.0 fmul+fadd  192 dst
        xorps xmm8, xmm13                                     ;   938.0 fmul+fadd  192 dst
        movaps xmm9, [r8 + 128]                               ;   938.3 agu1+agu0+fmisc  192 dst
        psrlq xmm9, 1                                         ;   940.3 fmul+fadd  192 dst
        xorps xmm12, xmm9                                     ;   942.3 fmul+fadd  192 dst
        andps xmm12, xmm2                                     ;   944.3 fmul+fadd  192 dst
        movaps xmm9, [rcx + 64]                               ;   941.0 agu2+agu0+fmisc  192 dst reload
        xorps xmm9, xmm12                                     ;   946.3 fmul+fadd  192 dst
        psllq xmm12, 1                                        ;   946.3 fmul+fadd  192 dst
        xorps xmm10, xmm12                                    ;   948.3 fmul+fadd  192 dst
        movaps xmm12, xmm10                                   ;   950.3 fmul+fadd  192 dst copy
        psrlq xmm12, 2                                        ;   952.3 fmul+fadd  192 dst
        movaps xmm13, xmm9                                    ;   948.3 fmul+fadd  192 dst copy
        psrlq xmm13, 2                                        ;   950.3 fmul+fadd  192 dst
        movaps [rcx + 64], xmm7                               ;   948.0 agu1+agu0+fmisc  192 dst spill
        movaps xmm7, [r8 + 1200]                              ;   950.0 agu2+agu0+fmul+fadd  192 dst
        movaps [rbx + 32], xmm8                               ;   950.0 agu1+agu0+fmisc  192 dst spill
        movaps xmm8, [r8 + 176]                               ;   951.7 agu2+agu1+fmul+fadd  192 dst
        movaps [rbx + 48], xmm11                              ;   952.0 agu0+agu2+fmisc  192 dst spill
        movaps xmm11, [r8 + 1200]                             ;   953.0 agu1+agu0+fadd+fmul  192 dst
        movaps [rsi + 96], xmm4                               ;   954.0 agu2+agu1+fmisc  192 dst spill
        movaps xmm4, [r8 + 1456]                              ;   954.3 agu0+agu2+fadd+fmul  192 dst
        movaps [rsi + 80], xmm15                              ;   956.0 agu1+agu0+fmisc  192 dst spill
        movaps xmm15, [r8 + 432]                              ;   955.7 agu2+agu1+fadd+fmul  192 dst
        movaps [rsi + 64], xmm6                               ;   958.0 agu0+agu2+fmisc  192 dst spill
        movaps xmm6, [r8 + 1712]                              ;   957.0 agu1+agu0+fadd+fmul  192 dst
        movaps [rbx - 128], xmm5                              ;   960.0 agu2+agu1+fmisc  192 dst spill
        movaps xmm5, [r8 + 1456]                              ;   958.3 agu0+agu2+fadd+fmul  192 dst
        movaps [rbx - 112], xmm1                              ;   962.0 agu1+agu0+fmisc  192 dst spill
        movaps xmm1, [r8 + 688]                               ;   959.7 agu2+agu1+fadd+fmul  192 dst
        movaps xmm0, [r8 + 1712]                              ;   960.3 agu0+agu2+fadd+fmul  192 dst
        movaps [rax - 96], xmm0                               ;   964.0 agu1+agu0+fmisc  192 dst spill
        movaps xmm0, [r8 + 1968]                              ;   961.7 agu2+agu1+fadd+fmul  192 dst
        movaps [rdi + 16], xmm0                               ;   966.0 agu0+agu2+fmisc  192 dst spill
        movaps xmm0, [r8 + 944]                               ;   963.0 agu1+agu0+fadd+fmul  192 dst
        movaps [rbx + 80], xmm0                               ;   968.0 agu2+agu1+fmisc  192 dst spill
        movaps xmm0, [r8 + 1968]                              ;   964.3 agu0+agu2+fadd+fmul  192 dst
        movaps [rdi + 32], xmm0                               ;   970.0 agu1+agu0+fmisc  192 dst spill
        movaps xmm0, [r8 + 384]                               ;   965.7 agu2+agu1+fadd+fmul  192 dst
        psrlq xmm0, 1                                         ;   967.7 fadd+fmul  192 dst
        movaps [rdi + 48], xmm1                               ;   972.0 agu0+agu2+fmisc  192 dst spill
        movaps xmm1, [rdx - 16]                               ;   967.7 agu1+agu0+fadd+fmul  192 dst reload
        xorps xmm1, xmm0                                      ;   969.7 fadd+fmul  192 dst
        andps xmm1, xmm2                                      ;   971.7 fadd+fmul  192 dst
        movaps xmm0, [rbp - 128]                              ;   970.7 agu2+agu0+fadd+fmul  192 dst reload
        xorps xmm0, xmm1                                      ;   973.7 fadd+fmul  192 dst
        psllq xmm1, 1                                         ;   973.7 fadd+fmul  192 dst
        movaps [rbp - 128], xmm6                              ;   974.0 agu1+agu0+fmisc  192 dst spill
        movaps xmm6, [rbp - 16]                               ;   973.7 agu2+agu0+fadd+fmul  192 dst reload
        xorps xmm6, xmm1                                      ;   975.7 fadd+fmul  192 dst
        movaps xmm1, xmm6                                     ;   977.7 fadd+fmul  192 dst copy
        psrlq xmm1, 2                                         ;   979.7 fadd+fmul  192 dst
        movaps [rbp - 16], xmm5                               ;   976.0 agu1+agu2+fmisc  192 dst spill
        movaps xmm5, xmm0                                     ;   975.7 fadd+fmul  192 dst copy
        psrlq xmm5, 2                                         ;   977.7 fadd+fmul  192 dst
        movaps [rdx - 16], xmm15                              ;   978.0 agu0+agu1+fmisc  192 dst spill
        movaps xmm15, [r8 + 640]                              ;   979.7 agu2+agu0+fadd+fmul  192 dst
        psrlq xmm15, 1                                        ;   981.7 fadd+fmul  192 dst
        movaps [rbp + 32], xmm4                               ;   980.0 agu1+agu2+fmisc  192 dst spill
        movaps xmm4, [rbp + 16]                               ;   981.7 agu0+agu1+fadd+fmul  192 dst reload
        xorps xmm4, xmm15                                     ;   983.7 fadd+fmul  192 dst
        andps xmm4, xmm2                                      ;   985.7 fadd+fmul  192 dst
        movaps xmm15, [rdi - 112]                             ;   984.0 agu2+agu0+fmisc  192 dst reload
        xorps xmm15, xmm4                                     ;   987.7 fadd+fmul  192 dst
        psllq xmm4, 1                                         ;   987.7 fadd+fmul  192 dst
        movaps [rdi - 112], xmm11                             ;   984.0 agu1+agu0+fmisc  192 dst spill
        movaps xmm11, [rdx - 32]                              ;   986.7 agu2+agu0+fadd+fmul  192 dst reload
        xorps xmm11, xmm4                                     ;   989.7 fadd+fmul  192 dst
        xorps xmm12, xmm11                                    ;   991.7 fadd+fmul  192 dst
        xorps xmm13, xmm15                                    ;   989.7 fadd+fmul  192 dst
        andps xmm12, xmm3                                     ;   993.7 fadd+fmul  192 dst
        xorps xmm11, xmm12                                    ;   995.7 fadd+fmul  192 dst
        psllq xmm12, 2                                        ;   995.7 fadd+fmul  192 dst
        xorps xmm10, xmm12                                    ;   997.7 fadd+fmul  192 dst
        andps xmm13, xmm3                                     ;   992.7 fadd+fmul  192 dst
        xorps xmm15, xmm13                                    ;   994.7 fadd+fmul  192 dst
        psllq xmm13, 2                                        ;   994.7 fadd+fmul  192 dst
        xorps xmm9, xmm13                                     ;   996.7 fadd+fmul  192 dst
        movaps xmm4, [r8 + 896]                               ;   997.7 agu1+agu2+fmisc  192 dst
        psrlq xmm4, 1                                         ;   999.7 fadd+fmul  192 dst
        movaps xmm12, [rdx - 64]                              ;   999.7 agu0+agu1+fmisc+fadd  192 dst reload
        xorps xmm12, xmm4                                     ;  1001.7 fmul+fadd  192 dst
        andps xmm12, xmm2                                     ;  1003.7 fmul+fadd  192 dst
        movaps xmm4, [rdx - 48]                               ;  1001.0 agu2+agu0+fmisc  192 dst reload
        xorps xmm4, xmm12                                     ;  1005.7 fmul+fadd  192 dst
        psllq xmm12, 1                                        ;  1005.7 fmul+fadd  192 dst
        movaps xmm13, [rax + 64]                              ;  1003.3 agu1+agu0+fmisc  192 dst reload
        xorps xmm13, xmm12                                    ;  1007.7 fmul+fadd  192 dst
        xorps xmm1, xmm13                                     ;  1009.7 fmul+fadd  192 dst
        xorps xmm5, xmm4                                      ;  1007.7 fmul+fadd  192 dst
        movaps xmm12, xmm10                                   ;  1005.7 fmul+fadd  192 dst copy
        psrlq xmm12, 4                                        ;  1007.7 fmul+fadd  192 dst
        andps xmm1, xmm3                                      ;  1011.7 fmul+fadd  192 dst
        xorps xmm13, xmm1                                     ;  1013.7 fmul+fadd  192 dst
        psllq xmm1, 2                                         ;  1013.7 fmul+fadd  192 dst
        xorps xmm6, xmm1                                      ;  1015.7 fmul+fadd  192 dst
        xorps xmm12, xmm6                                     ;  1017.7 fmul+fadd  192 dst
        movaps xmm1, xmm11                                    ;  1012.7 fmul+fadd  192 dst copy
        psrlq xmm1, 4                                         ;  1014.7 fmul+fadd  192 dst
        xorps xmm1, xmm13                                     ;  1016.7 fmul+fadd  192 dst
        andps xmm5, xmm3                                      ;  1015.7 fmul+fadd  192 dst
        xorps xmm4, xmm5                                      ;  1017.7 fmul+fadd  192 dst
        psllq xmm5, 2                                         ;  1017.7 fmul+fadd  192 dst
        xorps xmm0, xmm5                                      ;  1019.7 fmul+fadd  192 dst
        movaps xmm5, xmm9                                     ;  1019.7 fmul+fadd  192 dst copy
        psrlq xmm5, 4                                         ;  1021.7 fmul+fadd  192 dst
        xorps xmm5, xmm0                                      ;  1023.7 fmul+fadd  192 dst
        andps xmm12, [rel aes_to_slices.T0_constants128 + 32] ;  1026.7 agu2+agu0+fmul+fadd  192 dst
        xorps xmm6, xmm12                                     ;  1028.7 fmul+fadd  192 dst
        psllq xmm12, 4                                        ;  1028.7 fmul+fadd  192 dst
        xorps xmm10, xmm12                                    ;  1030.7 fmul+fadd  192 dst
        movaps xmm12, xmm15                                   ;  1026.7 fmul+fadd  192 dst copy
        psrlq xmm12, 4                                        ;  1028.7 fmul+fadd  192 dst
        xorps xmm12, xmm4                                     ;  1030.7 fmul+fadd  192 dst
        andps xmm1, [rel aes_to_slices.T0_constants128 + 32]  ;  1033.7 agu1+agu0+fmul+fadd  192 dst
        xorps xmm13, xmm1                                     ;  1035.7 fmul+fadd  192 dst
        psllq xmm1, 4                                         ;  1035.7 fmul+fadd  192 dst
        xorps xmm11, xmm1                                     ;  1037.7 fmul+fadd  192 dst
        movaps xmm1, [rel aes_to_slices.T0_constants128 + 32] ;  1033.7 agu2+agu0+fmisc  192 dst reload
        andps xmm5, xmm1                                      ;  1035.7 fmul+fadd  192 dst
        xorps xmm0, xmm5                                      ;  1037.7 fmul+fadd  192 dst
        psllq xmm5, 4                                         ;  1037.7 fmul+fadd  192 dst
        xorps xmm9, xmm5                                      ;  1039.7 fmul+fadd  192 dst
        andps xmm12, xmm1                                     ;  1037.7 fmul+fadd  192 dst
        xorps xmm4, xmm12                                     ;  1039.7 fmul+fadd  192 dst
        psllq xmm12, 4                                        ;  1039.7 fmul+fadd  192 dst
        xorps xmm15, xmm12                                    ;  1041.7 fmul+fadd  192 dst
        movaps xmm5, [r8 + 144]                               ;  1042.0 agu1+agu0+fmisc  192 dst
        psrlq xmm5, 1                                         ;  1044.0 fmul+fadd  192 dst
        xorps xmm14, xmm5                                     ;  1046.0 fmul+fadd  192 dst
        andps xmm14, xmm2                                     ;  1048.0 fmul+fadd  192 dst
        movaps xmm5, [rax + 80]                               ;  1044.7 agu2+agu0+fmisc  192 dst reload
        xorps xmm5, xmm14                                     ;  1050.0 fmul+fadd  192 dst
        psllq xmm14, 1                                        ;  1050.0 fmul+fadd  192 dst
        movaps xmm12, [rsi + 48]                              ;  1047.0 agu1+agu0+fmisc  192 dst reload
        xorps xmm12, xmm14                                    ;  1052.0 fmul+fadd  192 dst
        movaps xmm14, xmm12                                   ;  1054.0 fmul+fadd  192 dst copy
        psrlq xmm14, 2                                        ;  1056.0 fmul+fadd  192 dst
        movaps [rsi + 48], xmm4                               ;  1049.0 agu2+agu0+fmisc  192 dst spill
        movaps xmm4, xmm5                                     ;  1052.0 fmul+fadd  192 dst copy
        psrlq xmm4, 2                                         ;  1054.0 fmul+fadd  192 dst
        movaps [rax + 80], xmm15                              ;  1051.7 agu1+agu0+fmisc  192 dst spill
        movaps xmm15, [r8 + 1216]                             ;  1053.7 agu2+agu0+fmul+fadd  192 dst
        movaps [rax + 64], xmm0                               ;  1053.7 agu1+agu0+fmisc  192 dst spill
        movaps xmm0, [r8 + 192]                               ;  1055.3 agu2+agu1+fadd+fmul  192 dst
        movaps [rdx - 48], xmm9                               ;  1055.7 agu0+agu2+fmisc  192 dst spill
        movaps xmm9, [r8 + 1216]                              ;  1056.7 agu1+agu0+fadd+fmul  192 dst
        movaps [rdx - 64], xmm13                              ;  1057.7 agu2+agu1+fmisc  192 dst spill
        movaps xmm13, [r8 + 1472]                             ;  1058.0 agu0+agu2+fadd+fmul  192 dst
        movaps [rdx - 32], xmm11                              ;  1059.7 agu1+agu0+fmisc  192 dst spill
        movaps xmm11, [r8 + 448]                              ;  1059.3 agu2+agu1+fadd+fmul  192 dst
        movaps [rbp + 16], xmm6                               ;  1061.7 agu0+agu2+fmisc  192 dst spill
        movaps xmm6, [r8 + 1728]                              ;  1060.7 agu1+agu0+fadd+fmul  192 dst
        movaps [rax - 80], xmm10                              ;  1063.7 agu2+agu1+fmisc  192 dst spill
        movaps xmm10, [r8 + 1472]                             ;  1062.0 agu0+agu2+fadd+fmul  192 dst
        movaps xmm1, [r8 + 704]                               ;  1062.7 agu1+agu0+fadd+fmul  192 dst
        movaps [r10 - 32], xmm1                               ;  1065.7 agu2+agu1+fmisc  192 dst spill
        movaps xmm1, [r8 + 1728]                              ;  1064.0 agu0+agu2+fadd+fmul  192 dst
        movaps [rdi + 64], xmm1                               ;  1067.7 agu1+agu0+fmisc  192 dst spill
        movaps xmm1, [r8 + 1984]                              ;  1065.3 agu2+agu1+fadd+fmul  192 dst
        movaps [r10 - 16], xmm1                               ;  1069.7 agu0+agu2+fmisc  192 dst spill
        movaps xmm1, [r8 + 960]                               ;  1066.7 agu1+agu0+fadd+fmul  192 dst
        movaps [rdx + 48], xmm1                               ;  1071.7 agu2+agu1+fmisc  192 dst spill
        movaps xmm1, [r8 + 1984]                              ;  1068.0 agu0+agu2+fadd+fmul  192 dst
        movaps [rdx + 64], xmm1                               ;  1073.7 agu1+agu0+fmisc  192 dst spill
        movaps xmm1, [r8 + 400]                               ;  1069.3 agu2+agu1+fadd+fmul  192 dst
        psrlq xmm1, 1                                         ;  1071.3 fadd+fmul  192 dst
        movaps [r10 + 0], xmm6                                ;  1075.7 agu0+agu2+fmisc  192 dst spill
        movaps xmm6, [rbp - 112]                              ;  1071.3 agu1+agu0+fadd+fmul  192 dst reload
        xorps xmm6, xmm1                                      ;  1073.3 fadd+fmul  192 dst
        andps xmm6, xmm2                                      ;  1075.3 fadd+fmul  192 dst
        movaps xmm1, [rbp - 80]                               ;  1074.3 agu2+agu1+fadd+fmul  192 dst reload
        xorps xmm1, xmm6                                      ;  1077.3 fadd+fmul  192 dst
        psllq xmm6, 1                                         ;  1077.3 fadd+fmul  192 dst
        movaps [rbp - 80], xmm10                              ;  1077.7 agu0+agu1+fmisc  192 dst spill
        movaps xmm10, [rbp - 96]                              ;  1077.3 agu2+agu0+fadd+fmul  192 dst reload
        xorps xmm10, xmm6                                     ;  1079.3 fadd+fmul  192 dst
        movaps xmm6, xmm10                                    ;  1081.3 fadd+fmul  192 dst copy
        psrlq xmm6, 2                                         ;  1083.3 fadd+fmul  192 dst
        movaps [rbp - 96], xmm11                              ;  1079.7 agu1+agu2+fmisc  192 dst spill
        movaps xmm11, xmm1                                    ;  1079.3 fadd+fmul  192 dst copy
        psrlq xmm11, 2                                        ;  1081.3 fadd+fmul  192 dst
        movaps [rbp - 112], xmm13                             ;  1081.7 agu0+agu1+fmisc  192 dst spill
        movaps xmm13, [r8 + 656]                              ;  1083.3 agu2+agu0+fadd+fmul  192 dst
        psrlq xmm13, 1                                        ;  1085.3 fadd+fmul  192 dst
        movaps [rbx + 96], xmm9                               ;  1083.7 agu1+agu2+fmisc  192 dst spill
        movaps xmm9, [rdi - 32]                               ;  1085.3 agu0+agu1+fadd+fmul  192 dst reload
        xorps xmm9, xmm13                                     ;  1087.3 fadd+fmul  192 dst
        andps xmm9, xmm2                                      ;  1089.3 fadd+fmul  192 dst
        movaps xmm13, [rax - 112]                             ;  1087.7 agu2+agu0+fmisc  192 dst reload
        xorps xmm13, xmm9                                     ;  1091.3 fadd+fmul  192 dst
        psllq xmm9, 1                                         ;  1091.3 fadd+fmul  192 dst
        movaps [rax - 112], xmm0                              ;  1087.7 agu1+agu0+fmisc  192 dst spill
        movaps xmm0, [rdi - 96]                               ;  1090.3 agu2+agu0+fadd+fmul  192 dst reload
        xorps xmm0, xmm9                                      ;  1093.3 fadd+fmul  192 dst
        xorps xmm14, xmm0                                     ;  1095.3 fadd+fmul  192 dst
        xorps xmm4, xmm13                                     ;  1093.3 fadd+fmul  192 dst
        andps xmm14, xmm3                                     ;  1097.3 fadd+fmul  192 dst
        xorps xmm0, xmm14                                     ;  1099.3 fadd+fmul  192 dst
        psllq xmm14, 2                                        ;  1099.3 fadd+fmul  192 dst
        xorps xmm12, xmm14                                    ;  1101.3 fadd+fmul  192 dst
        andps xmm4, xmm3                                      ;  1096.3 fadd+fmul  192 dst
        xorps xmm13, xmm4                                     ;  1098.3 fadd+fmul  192 dst
        psllq xmm4, 2                                         ;  1098.3 fadd+fmul  192 dst
        xorps xmm5, xmm4                                      ;  1100.3 fadd+fmul  192 dst
        movaps xmm4, [r8 + 912]                               ;  1101.3 agu1+agu2+fmisc  192 dst
        psrlq xmm4, 1                                         ;  1103.3 fadd+fmul  192 dst
        movaps xmm9, [rdi - 80]                               ;  1103.3 agu0+agu1+fmisc+fadd  192 dst reload
        xorps xmm9, xmm4                                      ;  1105.3 fmul+fadd  192 dst
        andps xmm9, xmm2                                      ;  1107.3 fmul+fadd  192 dst
        movaps xmm4, [rdi - 48]                               ;  1104.7 agu2+agu0+fmisc  192 dst reload
        xorps xmm4, xmm9                                      ;  1109.3 fmul+fadd  192 dst
        psllq xmm9, 1                                         ;  1109.3 fmul+fadd  192 dst
        movaps xmm14, [rdi - 64]                              ;  1107.0 agu1+agu0+fmisc  192 dst reload
        xorps xmm14, xmm9                                     ;  1111.3 fmul+fadd  192 dst
        xorps xmm6, xmm14                                     ;  1113.3 fmul+fadd  192 dst
        xorps xmm11, xmm4                                     ;  1111.3 fmul+fadd  192 dst
        movaps xmm9, xmm12                                    ;  1109.3 fmul+fadd  192 dst copy
        psrlq xmm9, 4                                         ;  1111.3 fmul+fadd  192 dst
        andps xmm6, xmm3                                      ;  1115.3 fmul+fadd  192 dst
        xorps xmm14, xmm6                                     ;  1117.3 fmul+fadd  192 dst
        psllq xmm6, 2                                         ;  1117.3 fmul+fadd  192 dst
        xorps xmm10, xmm6                                     ;  1119.3 fmul+fadd  192 dst
        xorps xmm9, xmm10                                     ;  1121.3 fmul+fadd  192 dst
        movaps xmm6, xmm0                                     ;  1116.3 fmul+fadd  192 dst copy
        psrlq xmm6, 4                                         ;  1118.3 fmul+fadd  192 dst
        xorps xmm6, xmm14                                     ;  1120.3 fmul+fadd  192 dst
        andps xmm11, xmm3                                     ;  1119.3 fmul+fadd  192 dst
        xorps xmm4, xmm11                                     ;  1121.3 fmul+fadd  192 dst
        psllq xmm11, 2                                        ;  1121.3 fmul+fadd  192 dst
        xorps xmm1, xmm11                                     ;  1123.3 fmul+fadd  192 dst
        movaps xmm11, xmm5                                    ;  1123.3 fmul+fadd  192 dst copy
        psrlq xmm11, 4                                        ;  1125.3 fmul+fadd  192 dst
        xorps xmm11, xmm1                                     ;  1127.3 fmul+fadd  192 dst
        andps xmm9, [rel aes_to_slices.T0_constants128 + 32]  ;  1130.3 agu2+agu0+fmul+fadd  192 dst
        xorps xmm10, xmm9                                     ;  1132.3 fmul+fadd  192 dst
        psllq xmm9, 4                                         ;  1132.3 fmul+fadd  192 dst
        xorps xmm12, xmm9                                     ;  1134.3 fmul+fadd  192 dst
        movaps xmm9, xmm13                                    ;  1130.3 fmul+fadd  192 dst copy
        psrlq xmm9, 4                                         ;  1132.3 fmul+fadd  192 dst
        xorps xmm9, xmm4                                      ;  1134.3 fmul+fadd  192 dst
        andps xmm6, [rel aes_to_slices.T0_constants128 + 32]  ;  1137.3 agu1+agu0+fmul+fadd  192 dst
        xorps xmm14, xmm6                                     ;  1139.3 fmul+fadd  192 dst
        psllq xmm6, 4                                         ;  1139.3 fmul+fadd  192 dst
        xorps xmm0, xmm6                                      ;  1141.3 fmul+fadd  192 dst
        movaps xmm6, [rel aes_to_slices.T0_constants128 + 32] ;  1137.3 agu2+agu0+fmisc  192 dst reload
        andps xmm11, xmm6                                     ;  1139.3 fmul+fadd  192 dst
        xorps xmm1, xmm11                                     ;  1141.3 fmul+fadd  192 dst
        psllq xmm11, 4                                        ;  1141.3 fmul+fadd  192 dst
        xorps xmm5, xmm11                                     ;  1143.3 fmul+fadd  192 dst
        andps xmm9, xmm6                                      ;  1141.3 fmul+fadd  192 dst
        xorps xmm4, xmm9                                      ;  1143.3 fmul+fadd  192 dst
        psllq xmm9, 4                                         ;  1143.3 fmul+fadd  192 dst
        xorps xmm13, xmm9                                     ;  1145.3 fmul+fadd  192 dst
        movaps xmm9, [r8 + 160]                               ;  1145.7 agu1+agu0+fmisc  192 dst
        psrlq xmm9, 1                                         ;  1147.7 fmul+fadd  192 dst
        movaps xmm11, [rdx - 80]                              ;  1147.3 agu2+agu0+fmisc+fmul  192 dst reload
        xorps xmm11, xmm9                                     ;  1149.7 fadd+fmul  192 dst
        andps xmm11, xmm2                                     ;  1151.7 fadd+fmul  192 dst
        movaps xmm9, [rbp + 64]                               ;  1149.0 agu1+agu0+fmisc  192 dst reload
        xorps xmm9, xmm11                                     ;  1153.7 fadd+fmul  192 dst
        psllq xmm11, 1                                        ;  1153.7 fadd+fmul  192 dst
        movaps [rbp + 64], xmm4                               ;  1149.0 agu2+agu0+fmisc  192 dst spill
        movaps xmm4, [rbx + 64]                               ;  1152.3 agu1+agu0+fmisc+fadd  192 dst reload
        xorps xmm4, xmm11                                     ;  1155.7 fmul+fadd  192 dst
        movaps xmm11, xmm4                                    ;  1157.7 fmul+fadd  192 dst copy
        psrlq xmm11, 2                                        ;  1159.7 fmul+fadd  192 dst
        movaps [rbx + 64], xmm13                              ;  1153.3 agu2+agu1+fmisc  192 dst spill
        movaps xmm13, xmm9                                    ;  1155.7 fmul+fadd  192 dst copy
        psrlq xmm13, 2                                        ;  1157.7 fmul+fadd  192 dst
        movaps [rdx - 80], xmm1                               ;  1155.7 agu0+agu1+fmisc  192 dst spill
        movaps xmm1, [r8 + 1232]                              ;  1158.3 agu2+agu0+fmul+fadd  192 dst
        movaps [rdi - 64], xmm5                               ;  1157.7 agu1+agu2+fmisc  192 dst spill
        movaps xmm5, [r8 + 208]                               ;  1159.3 agu0+agu1+fmul+fadd  192 dst
        movaps [rdi - 48], xmm14                              ;  1159.7 agu2+agu0+fmisc  192 dst spill
        movaps xmm14, [r8 + 1232]                             ;  1160.7 agu1+agu2+fmul+fadd  192 dst
        movaps [rdi - 80], xmm0                               ;  1161.7 agu0+agu1+fmisc  192 dst spill
        movaps xmm0, [r8 + 1488]                              ;  1162.0 agu2+agu0+fadd+fmul  192 dst
        movaps [rdi - 96], xmm10                              ;  1163.7 agu1+agu2+fmisc  192 dst spill
        movaps xmm10, [r8 + 464]                              ;  1163.3 agu0+agu1+fadd+fmul  192 dst
        movaps [rdi - 32], xmm12                              ;  1165.7 agu2+agu0+fmisc  192 dst spill
        movaps xmm12, [r8 + 1744]                             ;  1164.7 agu1+agu2+fadd+fmul  192 dst
        movaps xmm6, [r8 + 1488]                              ;  1165.3 agu0+agu1+fadd+fmul  192 dst
        movaps [r10 + 16], xmm12                              ;  1167.7 agu2+agu0+fmisc  192 dst spill
        movaps xmm12, [r8 + 720]                              ;  1166.7 agu1+agu2+fadd+fmul  192 dst
        movaps [r10 + 32], xmm12                              ;  1169.7 agu0+agu1+fmisc  192 dst spill
        movaps xmm12, [r8 + 1744]                             ;  1168.0 agu2+agu0+fadd+fmul  192 dst
        movaps [r10 + 48], xmm12                              ;  1171.7 agu1+agu2+fmisc  192 dst spill
        movaps xmm12, [r8 + 2000]                             ;  1169.3 agu0+agu1+fadd+fmul  192 dst
        movaps [r10 + 64], xmm12                              ;  1173.7 agu2+agu0+fmisc  192 dst spill
        movaps xmm12, [r8 + 976]                              ;  1170.7 agu1+agu2+fadd+fmul  192 dst
        movaps [rbx + 112], xmm12                             ;  1175.7 agu0+agu1+fmisc  192 dst spill
        movaps xmm12, [r8 + 2000]                             ;  1172.0 agu2+agu0+fadd+fmul  192 dst
        movaps [rdi + 80], xmm12                              ;  1177.7 agu1+agu2+fmisc  192 dst spill
        movaps xmm12, [r8 + 416]                              ;  1173.3 agu0+agu1+fadd+fmul  192 dst
        psrlq xmm12, 1                                        ;  1175.3 fadd+fmul  192 dst
        movaps [rdx + 80], xmm6                               ;  1179.7 agu2+agu0+fmisc  192 dst spill
        movaps xmm6, [rbp - 48]                               ;  1175.3 agu1+agu0+fadd+fmul  192 dst reload
        xorps xmm6, xmm12                                     ;  1177.3 fadd+fmul  192 dst
        andps xmm6, xmm2                                      ;  1179.3 fadd+fmul  192 dst
        movaps xmm12, [rdi + 0]                               ;  1178.3 agu2+agu1+fadd+fmul  192 dst reload
        xorps xmm12, xmm6                                     ;  1181.3 fadd+fmul  192 dst
        psllq xmm6, 1                                         ;  1181.3 fadd+fmul  192 dst
        movaps [rdi + 0], xmm10                               ;  1181.7 agu0+agu1+fmisc  192 dst spill
        movaps xmm10, [rbp - 32]                              ;  1181.3 agu2+agu0+fadd+fmul  192 dst reload
        xorps xmm10, xmm6                                     ;  1183.3 fadd+fmul  192 dst
        movaps xmm6, xmm10                                    ;  1185.3 fadd+fmul  192 dst copy
        psrlq xmm6, 2                                         ;  1187.3 fadd+fmul  192 dst
        movaps [rbp - 32], xmm0                               ;  1183.7 agu1+agu2+fmisc  192 dst spill
        movaps xmm0, xmm12                                    ;  1183.3 fadd+fmul  192 dst copy
        psrlq xmm0, 2                                         ;  1185.3 fadd+fmul  192 dst
        movaps [rbp - 48], xmm14                              ;  1185.7 agu0+agu1+fmisc  192 dst spill
        movaps xmm14, [r8 + 672]                              ;  1187.3 agu2+agu0+fadd+fmul  192 dst
        psrlq xmm14, 1                                        ;  1189.3 fadd+fmul  192 dst
        movaps [rbx - 96], xmm5                               ;  1187.7 agu1+agu2+fmisc  192 dst spill
        movaps xmm5, [rdx + 0]                                ;  1189.3 agu0+agu1+fadd+fmul  192 dst reload
        xorps xmm5, xmm14                                     ;  1191.3 fadd+fmul  192 dst
        andps xmm5, xmm2                                      ;  1193.3 fadd+fmul  192 dst
        movaps xmm14, [rdi - 16]                              ;  1191.7 agu2+agu0+fmisc  192 dst reload
        xorps xmm14, xmm5                                     ;  1195.3 fadd+fmul  192 dst
        psllq xmm5, 1                                         ;  1195.3 fadd+fmul  192 dst
        movaps [rdi - 16], xmm1                               ;  1191.7 agu1+agu0+fmisc  192 dst spill
        movaps xmm1, [rdx + 16]                               ;  1194.3 agu2+agu0+fadd+fmul  192 dst reload
        xorps xmm1, xmm5                                      ;  1197.3 fadd+fmul  192 dst
        xorps xmm11, xmm1                                     ;  1199.3 fadd+fmul  192 dst
        xorps xmm13, xmm14                                    ;  1197.3 fadd+fmul  192 dst
        andps xmm11, xmm3                                     ;  1201.3 fadd+fmul  192 dst
        xorps xmm1, xmm11                                     ;  1203.3 fadd+fmul  192 dst
        psllq xmm11, 2                                        ;  1203.3 fadd+fmul  192 dst
        xorps xmm4, xmm11                                     ;  1205.3 fadd+fmul  192 dst
        andps xmm13, xmm3                                     ;  1200.3 fadd+fmul  192 dst
        xorps xmm14, xmm13                                    ;  1202.3 fadd+fmul  192 dst
        psllq xmm13, 2                                        ;  1202.3 fadd+fmul  192 dst
        xorps xmm9, xmm13                                     ;  1204.3 fadd+fmul  192 dst
        movaps xmm5, [r8 + 928]                               ;  1205.3 agu1+agu2+fmisc  192 dst
        psrlq xmm5, 1                                         ;  1207.3 fadd+fmul  192 dst
        movaps xmm11, [rdx + 32]                              ;  1207.3 agu0+agu1+fmisc+fadd  192 dst reload
        xorps xmm11, xmm5                                     ;  1209.3 fmul+fadd  192 dst
        andps xmm11, xmm2                                     ;  1211.3 fmul+fadd  192 dst
        movaps xmm5, [rax + 112]                              ;  1208.7 agu2+agu0+fmisc  192 dst reload
        xorps xmm5, xmm11                                     ;  1213.3 fmul+fadd  192 dst
        psllq xmm11, 1                                        ;  1213.3 fmul+fadd  192 dst
        movaps xmm13, [rax + 96]                              ;  1211.0 agu1+agu0+fmisc  192 dst reload
        xorps xmm13, xmm11                                    ;  1215.3 fmul+fadd  192 dst
        xorps xmm6, xmm13                                     ;  1217.3 fmul+fadd  192 dst
        xorps xmm0, xmm5                                      ;  1215.3 fmul+fadd  192 dst
        movaps xmm11, xmm4                                    ;  1213.3 fmul+fadd  192 dst copy
        psrlq xmm11, 4                                        ;  1215.3 fmul+fadd  192 dst
        andps xmm6, xmm3                                      ;  1219.3 fmul+fadd  192 dst
        xorps xmm13, xmm6                                     ;  1221.3 fmul+fadd  192 dst
        psllq xmm6, 2                                         ;  1221.3 fmul+fadd  192 dst
        xorps xmm10, xmm6                                     ;  1223.3 fmul+fadd  192 dst
        xorps xmm11, xmm10                                    ;  1225.3 fmul+fadd  192 dst
        movaps xmm6, xmm1                                     ;  1220.3 fmul+fadd  192 dst copy
        psrlq xmm6, 4                                         ;  1222.3 fmul+fadd  192 dst
        xorps xmm6, xmm13                                     ;  1224.3 fmul+fadd  192 dst
        andps xmm0, xmm3                                      ;  1223.3 fmul+fadd  192 dst
        xorps xmm5, xmm0                                      ;  1225.3 fmul+fadd  192 dst
        psllq xmm0, 2                                         ;  1225.3 fmul+fadd  192 dst
        xorps xmm12, xmm0                                     ;  1227.3 fmul+fadd  192 dst
        movaps xmm0, xmm9                                     ;  1227.3 fmul+fadd  192 dst copy
        psrlq xmm0, 4                                         ;  1229.3 fmul+fadd  192 dst
        xorps xmm0, xmm12                                     ;  1231.3 fmul+fadd  192 dst
        andps xmm11, [rel aes_to_slices.T0_constants128 + 32] ;  1234.3 agu2+agu0+fmul+fadd  192 dst
        xorps xmm10, xmm11                                    ;  1236.3 fmul+fadd  192 dst
        psllq xmm11, 4                                        ;  1236.3 fmul+fadd  192 dst
        xorps xmm4, xmm11                                     ;  1238.3 fmul+fadd  192 dst
        movaps xmm11, xmm14                                   ;  1234.3 fmul+fadd  192 dst copy
        psrlq xmm11, 4                                        ;  1236.3 fmul+fadd  192 dst
        xorps xmm11, xmm5                                     ;  1238.3 fmul+fadd  192 dst
        andps xmm6, [rel aes_to_slices.T0_constants128 + 32]  ;  1241.3 agu1+agu0+fmul+fadd  192 dst
        xorps xmm13, xmm6                                     ;  1243.3 fmul+fadd  192 dst
        psllq xmm6, 4                                         ;  1243.3 fmul+fadd  192 dst
        xorps xmm1, xmm6                                      ;  1245.3 fmul+fadd  192 dst
        movaps xmm6, [rel aes_to_slices.T0_constants128 + 32] ;  1241.3 agu2+agu0+fmisc  192 dst reload
        andps xmm0, xmm6                                      ;  1243.3 fmul+fadd  192 dst
        xorps xmm12, xmm0                                     ;  1245.3 fmul+fadd  192 dst
        psllq xmm0, 4                                         ;  1245.3 fmul+fadd  192 dst
        xorps xmm9, xmm0                                      ;  1247.3 fmul+fadd  192 dst
        andps xmm11, xmm6                                     ;  1245.3 fmul+fadd  192 dst
        xorps xmm5, xmm11                                     ;  1247.3 fmul+fadd  192 dst
        psllq xmm11, 4                                        ;  1247.3 fmul+fadd  192 dst
        xorps xmm14, xmm11                                    ;  1249.3 fmul+fadd  192 dst
        movaps xmm0, [r8 + 176]                               ;  1249.7 agu1+agu0+fmisc  192 dst
        psrlq xmm0, 1                                         ;  1251.7 fmul+fadd  192 dst
        xorps xmm7, xmm0                                      ;  1253.7 fmul+fadd  192 dst
        andps xmm7, xmm2                                      ;  1255.7 fmul+fadd  192 dst
        movaps xmm0, [rdi - 112]                              ;  1252.3 agu2+agu0+fmisc  192 dst reload
        xorps xmm0, xmm7                                      ;  1257.7 fmul+fadd  192 dst
        psllq xmm7, 1                                         ;  1257.7 fmul+fadd  192 dst
        xorps xmm8, xmm7                                      ;  1259.7 fmul+fadd  192 dst
        movaps xmm7, xmm8                                     ;  1261.7 fmul+fadd  192 dst copy
        psrlq xmm7, 2                                         ;  1263.7 fmul+fadd  192 dst
        movaps xmm11, xmm0                                    ;  1259.7 fmul+fadd  192 dst copy
        psrlq xmm11, 2                                        ;  1261.7 fmul+fadd  192 dst
        movaps [rdi - 112], xmm5                              ;  1259.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm5, [r8 + 1248]                              ;  1261.3 agu2+agu0+fmul+fadd  192 dst
        movaps [rax + 96], xmm14                              ;  1261.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm14, [r8 + 224]                              ;  1263.0 agu2+agu1+fadd+fmul  192 dst
        movaps [rax + 112], xmm12                             ;  1263.3 agu0+agu2+fmisc  192 dst spill
        movaps xmm12, [r8 + 1248]                             ;  1264.3 agu1+agu0+fadd+fmul  192 dst
        movaps [rdx + 32], xmm9                               ;  1265.3 agu2+agu1+fmisc  192 dst spill
        movaps xmm9, [r8 + 1504]                              ;  1265.7 agu0+agu2+fadd+fmul  192 dst
        movaps [rdx + 16], xmm13                              ;  1267.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm13, [r8 + 480]                              ;  1267.0 agu2+agu1+fadd+fmul  192 dst
        movaps [rdx + 0], xmm1                                ;  1269.3 agu0+agu2+fmisc  192 dst spill
        movaps xmm1, [r8 + 1760]                              ;  1268.3 agu1+agu0+fadd+fmul  192 dst
        movaps [rbp + 48], xmm10                              ;  1271.3 agu2+agu1+fmisc  192 dst spill
        movaps xmm10, [r8 + 1504]                             ;  1269.7 agu0+agu2+fadd+fmul  192 dst
        movaps [rbx - 80], xmm4                               ;  1273.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm4, [r8 + 736]                               ;  1271.0 agu2+agu1+fadd+fmul  192 dst
        movaps xmm6, [r8 + 1760]                              ;  1271.7 agu0+agu2+fadd+fmul  192 dst
        movaps [rbp - 64], xmm6                               ;  1275.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm6, [r8 + 2016]                              ;  1273.0 agu2+agu1+fadd+fmul  192 dst
        movaps [r10 + 80], xmm6                               ;  1277.3 agu0+agu2+fmisc  192 dst spill
        movaps xmm6, [r8 + 992]                               ;  1274.3 agu1+agu0+fadd+fmul  192 dst
        movaps [rdi + 96], xmm6                               ;  1279.3 agu2+agu1+fmisc  192 dst spill
        movaps xmm6, [r8 + 2016]                              ;  1275.7 agu0+agu2+fadd+fmul  192 dst
        movaps [r10 + 96], xmm6                               ;  1281.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm6, [r8 + 432]                               ;  1277.0 agu2+agu1+fadd+fmul  192 dst
        psrlq xmm6, 1                                         ;  1279.0 fadd+fmul  192 dst
        movaps [r10 + 112], xmm4                              ;  1283.3 agu0+agu2+fmisc  192 dst spill
        movaps xmm4, [rbp + 32]                               ;  1279.0 agu1+agu0+fadd+fmul  192 dst reload
        xorps xmm4, xmm6                                      ;  1281.0 fadd+fmul  192 dst
        andps xmm4, xmm2                                      ;  1283.0 fadd+fmul  192 dst
        movaps xmm6, [rbp - 16]                               ;  1282.0 agu2+agu1+fadd+fmul  192 dst reload
        xorps xmm6, xmm4                                      ;  1285.0 fadd+fmul  192 dst
        psllq xmm4, 1                                         ;  1285.0 fadd+fmul  192 dst
        movaps [rbp - 16], xmm1                               ;  1285.3 agu0+agu1+fmisc  192 dst spill
        movaps xmm1, [rdx - 16]                               ;  1285.0 agu2+agu0+fadd+fmul  192 dst reload
        xorps xmm1, xmm4                                      ;  1287.0 fadd+fmul  192 dst
        movaps xmm4, xmm1                                     ;  1289.0 fadd+fmul  192 dst copy
        psrlq xmm4, 2                                         ;  1291.0 fadd+fmul  192 dst
        movaps [rdx - 16], xmm10                              ;  1287.3 agu1+agu2+fmisc  192 dst spill
        movaps xmm10, xmm6                                    ;  1287.0 fadd+fmul  192 dst copy
        psrlq xmm10, 2                                        ;  1289.0 fadd+fmul  192 dst
        movaps [rbp + 32], xmm13                              ;  1289.3 agu0+agu1+fmisc  192 dst spill
        movaps xmm13, [r8 + 688]                              ;  1291.0 agu2+agu0+fadd+fmul  192 dst
        psrlq xmm13, 1                                        ;  1293.0 fadd+fmul  192 dst
        movaps [rdi + 112], xmm9                              ;  1291.3 agu1+agu2+fmisc  192 dst spill
        movaps xmm9, [rbp - 128]                              ;  1293.0 agu0+agu1+fadd+fmul  192 dst reload
        xorps xmm9, xmm13                                     ;  1295.0 fadd+fmul  192 dst
        andps xmm9, xmm2                                      ;  1297.0 fadd+fmul  192 dst
        movaps xmm13, [rax - 96]                              ;  1295.3 agu2+agu0+fmisc  192 dst reload
        xorps xmm13, xmm9                                     ;  1299.0 fadd+fmul  192 dst
        psllq xmm9, 1                                         ;  1299.0 fadd+fmul  192 dst
        movaps [rax - 96], xmm12                              ;  1295.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm12, [rdi + 48]                              ;  1298.0 agu2+agu0+fadd+fmul  192 dst reload
        xorps xmm12, xmm9                                     ;  1301.0 fadd+fmul  192 dst
        xorps xmm7, xmm12                                     ;  1303.0 fadd+fmul  192 dst
        xorps xmm11, xmm13                                    ;  1301.0 fadd+fmul  192 dst
        andps xmm7, xmm3                                      ;  1305.0 fadd+fmul  192 dst
        xorps xmm12, xmm7                                     ;  1307.0 fadd+fmul  192 dst
        psllq xmm7, 2                                         ;  1307.0 fadd+fmul  192 dst
        xorps xmm8, xmm7                                      ;  1309.0 fadd+fmul  192 dst
        andps xmm11, xmm3                                     ;  1304.0 fadd+fmul  192 dst
        xorps xmm13, xmm11                                    ;  1306.0 fadd+fmul  192 dst
        psllq xmm11, 2                                        ;  1306.0 fadd+fmul  192 dst
        xorps xmm0, xmm11                                     ;  1308.0 fadd+fmul  192 dst
        movaps xmm7, [r8 + 944]                               ;  1309.0 agu1+agu2+fmisc  192 dst
        psrlq xmm7, 1                                         ;  1311.0 fadd+fmul  192 dst
        movaps xmm9, [rdi + 16]                               ;  1311.0 agu0+agu1+fmisc+fadd  192 dst reload
        xorps xmm9, xmm7                                      ;  1313.0 fmul+fadd  192 dst
        andps xmm9, xmm2                                      ;  1315.0 fmul+fadd  192 dst
        movaps xmm7, [rdi + 32]                               ;  1312.3 agu2+agu0+fmisc  192 dst reload
        xorps xmm7, xmm9                                      ;  1317.0 fmul+fadd  192 dst
        psllq xmm9, 1                                         ;  1317.0 fmul+fadd  192 dst
        movaps xmm11, [rbx + 80]                              ;  1314.7 agu1+agu0+fmisc  192 dst reload
        xorps xmm11, xmm9                                     ;  1319.0 fmul+fadd  192 dst
        xorps xmm4, xmm11                                     ;  1321.0 fmul+fadd  192 dst
        xorps xmm10, xmm7                                     ;  1319.0 fmul+fadd  192 dst
        movaps xmm9, xmm8                                     ;  1317.0 fmul+fadd  192 dst copy
        psrlq xmm9, 4                                         ;  1319.0 fmul+fadd  192 dst
        andps xmm4, xmm3                                      ;  1323.0 fmul+fadd  192 dst
        xorps xmm11, xmm4                                     ;  1325.0 fmul+fadd  192 dst
        psllq xmm4, 2                                         ;  1325.0 fmul+fadd  192 dst
        xorps xmm1, xmm4                                      ;  1327.0 fmul+fadd  192 dst
        xorps xmm9, xmm1                                      ;  1329.0 fmul+fadd  192 dst
        movaps xmm4, xmm12                                    ;  1324.0 fmul+fadd  192 dst copy
        psrlq xmm4, 4                                         ;  1326.0 fmul+fadd  192 dst
        xorps xmm4, xmm11                                     ;  1328.0 fmul+fadd  192 dst
        andps xmm10, xmm3                                     ;  1327.0 fmul+fadd  192 dst
        xorps xmm7, xmm10                                     ;  1329.0 fmul+fadd  192 dst
        psllq xmm10, 2                                        ;  1329.0 fmul+fadd  192 dst
        xorps xmm6, xmm10                                     ;  1331.0 fmul+fadd  192 dst
        movaps xmm10, xmm0                                    ;  1331.0 fmul+fadd  192 dst copy
        psrlq xmm10, 4                                        ;  1333.0 fmul+fadd  192 dst
        xorps xmm10, xmm6                                     ;  1335.0 fmul+fadd  192 dst
        andps xmm9, [rel aes_to_slices.T0_constants128 + 32]  ;  1338.0 agu2+agu0+fmul+fadd  192 dst
        xorps xmm1, xmm9                                      ;  1340.0 fmul+fadd  192 dst
        psllq xmm9, 4                                         ;  1340.0 fmul+fadd  192 dst
        xorps xmm8, xmm9                                      ;  1342.0 fmul+fadd  192 dst
        movaps xmm9, xmm13                                    ;  1338.0 fmul+fadd  192 dst copy
        psrlq xmm9, 4                                         ;  1340.0 fmul+fadd  192 dst
        xorps xmm9, xmm7                                      ;  1342.0 fmul+fadd  192 dst
        andps xmm4, [rel aes_to_slices.T0_constants128 + 32]  ;  1345.0 agu1+agu0+fmul+fadd  192 dst
        xorps xmm11, xmm4                                     ;  1347.0 fmul+fadd  192 dst
        psllq xmm4, 4                                         ;  1347.0 fmul+fadd  192 dst
        xorps xmm12, xmm4                                     ;  1349.0 fmul+fadd  192 dst
        movaps xmm4, [rel aes_to_slices.T0_constants128 + 32] ;  1345.0 agu2+agu0+fmisc  192 dst reload
        andps xmm10, xmm4                                     ;  1347.0 fmul+fadd  192 dst
        xorps xmm6, xmm10                                     ;  1349.0 fmul+fadd  192 dst
        psllq xmm10, 4                                        ;  1349.0 fmul+fadd  192 dst
        xorps xmm0, xmm10                                     ;  1351.0 fmul+fadd  192 dst
        andps xmm9, xmm4                                      ;  1349.0 fmul+fadd  192 dst
        xorps xmm7, xmm9                                      ;  1351.0 fmul+fadd  192 dst
        psllq xmm9, 4                                         ;  1351.0 fmul+fadd  192 dst
        xorps xmm13, xmm9                                     ;  1353.0 fmul+fadd  192 dst
        movaps xmm9, [r8 + 192]                               ;  1353.3 agu1+agu0+fmisc  192 dst
        psrlq xmm9, 1                                         ;  1355.3 fmul+fadd  192 dst
        xorps xmm15, xmm9                                     ;  1357.3 fmul+fadd  192 dst
        andps xmm15, xmm2                                     ;  1359.3 fmul+fadd  192 dst
        movaps xmm9, [rbx + 96]                               ;  1356.0 agu2+agu0+fmisc  192 dst reload
        xorps xmm9, xmm15                                     ;  1361.3 fmul+fadd  192 dst
        psllq xmm15, 1                                        ;  1361.3 fmul+fadd  192 dst
        movaps xmm10, [rax - 112]                             ;  1358.3 agu1+agu0+fmisc  192 dst reload
        xorps xmm10, xmm15                                    ;  1363.3 fmul+fadd  192 dst
        movaps xmm15, xmm10                                   ;  1365.3 fmul+fadd  192 dst copy
        psrlq xmm15, 2                                        ;  1367.3 fmul+fadd  192 dst
        movaps [rax - 112], xmm7                              ;  1360.3 agu2+agu0+fmisc  192 dst spill
        movaps xmm7, xmm9                                     ;  1363.3 fmul+fadd  192 dst copy
        psrlq xmm7, 2                                         ;  1365.3 fmul+fadd  192 dst
        movaps [rbx + 96], xmm13                              ;  1363.0 agu1+agu0+fmisc  192 dst spill
        movaps xmm13, [r8 + 1264]                             ;  1365.0 agu2+agu0+fmul+fadd  192 dst
        movaps [rbx + 80], xmm6                               ;  1365.0 agu1+agu0+fmisc  192 dst spill
        movaps xmm6, [r8 + 240]                               ;  1366.7 agu2+agu1+fadd+fmul  192 dst
        movaps [rdi + 32], xmm0                               ;  1367.0 agu0+agu2+fmisc  192 dst spill
        movaps xmm0, [r8 + 1264]                              ;  1368.0 agu1+agu0+fadd+fmul  192 dst
        movaps [rdi + 16], xmm11                              ;  1369.0 agu2+agu1+fmisc  192 dst spill
        movaps xmm11, [r8 + 1520]                             ;  1369.3 agu0+agu2+fadd+fmul  192 dst
        movaps [rdi + 48], xmm12                              ;  1371.0 agu1+agu0+fmisc  192 dst spill
        movaps xmm12, [r8 + 496]                              ;  1370.7 agu2+agu1+fadd+fmul  192 dst
        movaps [rbp - 128], xmm1                              ;  1373.0 agu0+agu2+fmisc  192 dst spill
        movaps xmm1, [r8 + 1776]                              ;  1372.0 agu1+agu0+fadd+fmul  192 dst
        movaps [r10 - 128], xmm8                              ;  1375.0 agu2+agu1+fmisc  192 dst spill
        movaps xmm8, [r8 + 1520]                              ;  1373.3 agu0+agu2+fadd+fmul  192 dst
        movaps xmm4, [r8 + 752]                               ;  1374.0 agu1+agu0+fadd+fmul  192 dst
        movaps [r11 - 128], xmm4                              ;  1377.0 agu2+agu1+fmisc  192 dst spill
        movaps xmm4, [r8 + 1776]                              ;  1375.3 agu0+agu2+fadd+fmul  192 dst
        movaps [r11 - 112], xmm4                              ;  1379.0 agu1+agu0+fmisc  192 dst spill
        movaps xmm4, [r8 + 2032]                              ;  1376.7 agu2+agu1+fadd+fmul  192 dst
        movaps [r11 - 96], xmm4                               ;  1381.0 agu0+agu2+fmisc  192 dst spill
        movaps xmm4, [r8 + 1008]                              ;  1378.0 agu1+agu0+fadd+fmul  192 dst
        movaps [r11 - 80], xmm4                               ;  1383.0 agu2+agu1+fmisc  192 dst spill
        movaps xmm4, [r8 + 2032]                              ;  1379.3 agu0+agu2+fadd+fmul  192 dst
        movaps [r11 - 64], xmm4                               ;  1385.0 agu1+agu0+fmisc  192 dst spill
        movaps xmm4, [r8 + 448]                               ;  1380.7 agu2+agu1+fadd+fmul  192 dst
        psrlq xmm4, 1                                         ;  1382.7 fadd+fmul  192 dst
        movaps [r11 - 48], xmm1                               ;  1387.0 agu0+agu2+fmisc  192 dst spill
        movaps xmm1, [rbp - 112]                              ;  1382.7 agu1+agu0+fadd+fmul  192 dst reload
        xorps xmm1, xmm4                                      ;  1384.7 fadd+fmul  192 dst
        andps xmm1, xmm2                                      ;  1386.7 fadd+fmul  192 dst
        movaps xmm4, [rbp - 80]                               ;  1385.7 agu2+agu1+fadd+fmul  192 dst reload
        xorps xmm4, xmm1                                      ;  1388.7 fadd+fmul  192 dst
        psllq xmm1, 1                                         ;  1388.7 fadd+fmul  192 dst
        movaps [rbp - 80], xmm8                               ;  1389.0 agu0+agu1+fmisc  192 dst spill
        movaps xmm8, [rbp - 96]                               ;  1388.7 agu2+agu0+fadd+fmul  192 dst reload
        xorps xmm8, xmm1                                      ;  1390.7 fadd+fmul  192 dst
        movaps xmm1, xmm8                                     ;  1392.7 fadd+fmul  192 dst copy
        psrlq xmm1, 2                                         ;  1394.7 fadd+fmul  192 dst
        movaps [rbp - 96], xmm12                              ;  1391.0 agu1+agu2+fmisc  192 dst spill
        movaps xmm12, xmm4                                    ;  1390.7 fadd+fmul  192 dst copy
        psrlq xmm12, 2                                        ;  1392.7 fadd+fmul  192 dst
        movaps [rbp - 112], xmm11                             ;  1393.0 agu0+agu1+fmisc  192 dst spill
        movaps xmm11, [r8 + 704]                              ;  1394.7 agu2+agu0+fadd+fmul  192 dst
        psrlq xmm11, 1                                        ;  1396.7 fadd+fmul  192 dst
        movaps [rbx - 64], xmm0                               ;  1395.0 agu1+agu2+fmisc  192 dst spill
        movaps xmm0, [r10 + 0]                                ;  1396.7 agu0+agu1+fadd+fmul  192 dst reload
        xorps xmm0, xmm11                                     ;  1398.7 fadd+fmul  192 dst
        andps xmm0, xmm2                                      ;  1400.7 fadd+fmul  192 dst
        movaps xmm11, [rdi + 64]                              ;  1399.0 agu2+agu0+fmisc  192 dst reload
        xorps xmm11, xmm0                                     ;  1402.7 fadd+fmul  192 dst
        psllq xmm0, 1                                         ;  1402.7 fadd+fmul  192 dst
        movaps [rdi + 64], xmm6                               ;  1399.0 agu1+agu0+fmisc  192 dst spill
        movaps xmm6, [r10 - 32]                               ;  1401.7 agu2+agu0+fadd+fmul  192 dst reload
        xorps xmm6, xmm0                                      ;  1404.7 fadd+fmul  192 dst
        xorps xmm15, xmm6                                     ;  1406.7 fadd+fmul  192 dst
        xorps xmm7, xmm11                                     ;  1404.7 fadd+fmul  192 dst
        andps xmm15, xmm3                                     ;  1408.7 fadd+fmul  192 dst
        xorps xmm6, xmm15                                     ;  1410.7 fadd+fmul  192 dst
        psllq xmm15, 2                                        ;  1410.7 fadd+fmul  192 dst
        xorps xmm10, xmm15                                    ;  1412.7 fadd+fmul  192 dst
        andps xmm7, xmm3                                      ;  1407.7 fadd+fmul  192 dst
        xorps xmm11, xmm7                                     ;  1409.7 fadd+fmul  192 dst
        psllq xmm7, 2                                         ;  1409.7 fadd+fmul  192 dst
        xorps xmm9, xmm7                                      ;  1411.7 fadd+fmul  192 dst
        movaps xmm0, [r8 + 960]                               ;  1412.7 agu1+agu2+fmisc  192 dst
        psrlq xmm0, 1                                         ;  1414.7 fadd+fmul  192 dst
        movaps xmm7, [r10 - 16]                               ;  1414.7 agu0+agu1+fmisc+fadd  192 dst reload
        xorps xmm7, xmm0                                      ;  1416.7 fmul+fadd  192 dst
        andps xmm7, xmm2                                      ;  1418.7 fmul+fadd  192 dst
        movaps xmm0, [rdx + 64]                               ;  1416.0 agu2+agu0+fmisc  192 dst reload
        xorps xmm0, xmm7                                      ;  1420.7 fmul+fadd  192 dst
        psllq xmm7, 1                                         ;  1420.7 fmul+fadd  192 dst
        movaps xmm15, [rdx + 48]                              ;  1418.3 agu1+agu0+fmisc  192 dst reload
        xorps xmm15, xmm7                                     ;  1422.7 fmul+fadd  192 dst
        xorps xmm1, xmm15                                     ;  1424.7 fmul+fadd  192 dst
        xorps xmm12, xmm0                                     ;  1422.7 fmul+fadd  192 dst
        movaps xmm7, xmm10                                    ;  1420.7 fmul+fadd  192 dst copy
        psrlq xmm7, 4                                         ;  1422.7 fmul+fadd  192 dst
        andps xmm1, xmm3                                      ;  1426.7 fmul+fadd  192 dst
        xorps xmm15, xmm1                                     ;  1428.7 fmul+fadd  192 dst
        psllq xmm1, 2                                         ;  1428.7 fmul+fadd  192 dst
        xorps xmm8, xmm1                                      ;  1430.7 fmul+fadd  192 dst
        xorps xmm7, xmm8                                      ;  1432.7 fmul+fadd  192 dst
        movaps xmm1, xmm6                                     ;  1427.7 fmul+fadd  192 dst copy
        psrlq xmm1, 4                                         ;  1429.7 fmul+fadd  192 dst
        xorps xmm1, xmm15                                     ;  1431.7 fmul+fadd  192 dst
        andps xmm12, xmm3                                     ;  1430.7 fmul+fadd  192 dst
        xorps xmm0, xmm12                                     ;  1432.7 fmul+fadd  192 dst
        psllq xmm12, 2                                        ;  1432.7 fmul+fadd  192 dst
        xorps xmm4, xmm12                                     ;  1434.7 fmul+fadd  192 dst
        movaps xmm12, xmm9                                    ;  1434.7 fmul+fadd  192 dst copy
        psrlq xmm12, 4                                        ;  1436.7 fmul+fadd  192 dst
        xorps xmm12, xmm4                                     ;  1438.7 fmul+fadd  192 dst
        andps xmm7, [rel aes_to_slices.T0_constants128 + 32]  ;  1441.7 agu2+agu0+fmul+fadd  192 dst
        xorps xmm8, xmm7                                      ;  1443.7 fmul+fadd  192 dst
        psllq xmm7, 4                                         ;  1443.7 fmul+fadd  192 dst
        xorps xmm10, xmm7                                     ;  1445.7 fmul+fadd  192 dst
        movaps xmm7, xmm11                                    ;  1441.7 fmul+fadd  192 dst copy
        psrlq xmm7, 4                                         ;  1443.7 fmul+fadd  192 dst
        xorps xmm7, xmm0                                      ;  1445.7 fmul+fadd  192 dst
        andps xmm1, [rel aes_to_slices.T0_constants128 + 32]  ;  1448.7 agu1+agu0+fmul+fadd  192 dst
        xorps xmm15, xmm1                                     ;  1450.7 fmul+fadd  192 dst
        psllq xmm1, 4                                         ;  1450.7 fmul+fadd  192 dst
        xorps xmm6, xmm1                                      ;  1452.7 fmul+fadd  192 dst
        movaps xmm1, [rel aes_to_slices.T0_constants128 + 32] ;  1448.7 agu2+agu0+fmisc  192 dst reload
        andps xmm12, xmm1                                     ;  1450.7 fmul+fadd  192 dst
        xorps xmm4, xmm12                                     ;  1452.7 fmul+fadd  192 dst
        psllq xmm12, 4                                        ;  1452.7 fmul+fadd  192 dst
        xorps xmm9, xmm12                                     ;  1454.7 fmul+fadd  192 dst
        andps xmm7, xmm1                                      ;  1452.7 fmul+fadd  192 dst
        xorps xmm0, xmm7                                      ;  1454.7 fmul+fadd  192 dst
        psllq xmm7, 4                                         ;  1454.7 fmul+fadd  192 dst
        xorps xmm11, xmm7                                     ;  1456.7 fmul+fadd  192 dst
        movaps xmm7, [r8 + 208]                               ;  1457.0 agu1+agu0+fmisc  192 dst
        psrlq xmm7, 1                                         ;  1459.0 fmul+fadd  192 dst
        movaps xmm12, [rdi - 16]                              ;  1458.7 agu2+agu0+fmisc+fmul  192 dst reload
        xorps xmm12, xmm7                                     ;  1461.0 fadd+fmul  192 dst
        andps xmm12, xmm2                                     ;  1463.0 fadd+fmul  192 dst
        movaps xmm7, [rbp - 48]                               ;  1460.3 agu1+agu0+fmisc  192 dst reload
        xorps xmm7, xmm12                                     ;  1465.0 fadd+fmul  192 dst
        psllq xmm12, 1                                        ;  1465.0 fadd+fmul  192 dst
        movaps [rbp - 48], xmm0                               ;  1460.3 agu2+agu0+fmisc  192 dst spill
        movaps xmm0, [rbx - 96]                               ;  1463.7 agu1+agu0+fmisc+fadd  192 dst reload
        xorps xmm0, xmm12                                     ;  1467.0 fmul+fadd  192 dst
        movaps xmm12, xmm0                                    ;  1469.0 fmul+fadd  192 dst copy
        psrlq xmm12, 2                                        ;  1471.0 fmul+fadd  192 dst
        movaps [rbx - 96], xmm11                              ;  1464.7 agu2+agu1+fmisc  192 dst spill
        movaps xmm11, xmm7                                    ;  1467.0 fmul+fadd  192 dst copy
        psrlq xmm11, 2                                        ;  1469.0 fmul+fadd  192 dst
        movaps [rdi - 16], xmm4                               ;  1467.0 agu0+agu1+fmisc  192 dst spill
        movaps xmm4, [r8 + 464]                               ;  1469.7 agu2+agu0+fmul+fadd  192 dst
        psrlq xmm4, 1                                         ;  1471.7 fmul+fadd  192 dst
        movaps [rdx + 48], xmm9                               ;  1469.3 agu1+agu2+fmisc  192 dst spill
        movaps xmm9, [rbp - 32]                               ;  1471.7 agu0+agu1+fmul+fadd  192 dst reload
        xorps xmm9, xmm4                                      ;  1473.7 fmul+fadd  192 dst
        andps xmm9, xmm2                                      ;  1475.7 fmul+fadd  192 dst
        movaps xmm4, [rdx + 80]                               ;  1474.0 agu2+agu0+fmisc+fmul  192 dst reload
        xorps xmm4, xmm9                                      ;  1477.7 fadd+fmul  192 dst
        psllq xmm9, 1                                         ;  1477.7 fadd+fmul  192 dst
        movaps [rdx + 80], xmm15                              ;  1474.0 agu1+agu0+fmisc  192 dst spill
        movaps xmm15, [rdi + 0]                               ;  1477.0 agu2+agu0+fadd+fmul  192 dst reload
        xorps xmm15, xmm9                                     ;  1479.7 fadd+fmul  192 dst
        movaps xmm9, xmm15                                    ;  1481.7 fadd+fmul  192 dst copy
        psrlq xmm9, 2                                         ;  1483.7 fadd+fmul  192 dst
        movaps [rdi + 0], xmm6                                ;  1478.0 agu1+agu2+fmisc  192 dst spill
        movaps xmm6, xmm4                                     ;  1479.7 fadd+fmul  192 dst copy
        psrlq xmm6, 2                                         ;  1481.7 fadd+fmul  192 dst
        movaps [rbp - 32], xmm8                               ;  1480.0 agu0+agu1+fmisc  192 dst spill
        movaps xmm8, [r8 + 720]                               ;  1483.0 agu2+agu0+fadd+fmul  192 dst
        psrlq xmm8, 1                                         ;  1485.0 fadd+fmul  192 dst
        movaps [rdx + 64], xmm10                              ;  1482.0 agu1+agu2+fmisc  192 dst spill
        movaps xmm10, [r10 + 16]                              ;  1485.0 agu0+agu1+fadd+fmul  192 dst reload
        xorps xmm10, xmm8                                     ;  1487.0 fadd+fmul  192 dst
        andps xmm10, xmm2                                     ;  1489.0 fadd+fmul  192 dst
        movaps xmm8, [r10 + 48]                               ;  1486.7 agu2+agu0+fmisc  192 dst reload
        xorps xmm8, xmm10                                     ;  1491.0 fadd+fmul  192 dst
        psllq xmm10, 1                                        ;  1491.0 fadd+fmul  192 dst
        movaps xmm1, [r10 + 32]                               ;  1488.7 agu1+agu0+fmisc  192 dst reload
        xorps xmm1, xmm10                                     ;  1493.0 fadd+fmul  192 dst
        xorps xmm12, xmm1                                     ;  1495.0 fadd+fmul  192 dst
        xorps xmm11, xmm8                                     ;  1493.0 fadd+fmul  192 dst
        andps xmm12, xmm3                                     ;  1497.0 fadd+fmul  192 dst
        xorps xmm1, xmm12                                     ;  1499.0 fadd+fmul  192 dst
        psllq xmm12, 2                                        ;  1499.0 fadd+fmul  192 dst
        xorps xmm0, xmm12                                     ;  1501.0 fadd+fmul  192 dst
        andps xmm11, xmm3                                     ;  1495.0 fadd+fmul  192 dst
        xorps xmm8, xmm11                                     ;  1497.0 fadd+fmul  192 dst
        psllq xmm11, 2                                        ;  1497.0 fadd+fmul  192 dst
        xorps xmm7, xmm11                                     ;  1499.0 fadd+fmul  192 dst
        movaps xmm10, [r8 + 976]                              ;  1500.7 agu2+agu0+fmisc+fadd  192 dst
        psrlq xmm10, 1                                        ;  1502.7 fmul+fadd  192 dst
        movaps xmm11, [r10 + 64]                              ;  1502.0 agu1+agu0+fmisc+fmul  192 dst reload
        xorps xmm11, xmm10                                    ;  1504.7 fadd+fmul  192 dst
        andps xmm11, xmm2                                     ;  1506.7 fadd+fmul  192 dst
        movaps xmm10, [rdi + 80]                              ;  1504.0 agu2+agu0+fmisc  192 dst reload
        xorps xmm10, xmm11                                    ;  1508.7 fadd+fmul  192 dst
        psllq xmm11, 1                                        ;  1508.7 fadd+fmul  192 dst
        movaps xmm12, [rbx + 112]                             ;  1506.0 agu1+agu0+fmisc  192 dst reload
        xorps xmm12, xmm11                                    ;  1510.7 fadd+fmul  192 dst
        xorps xmm9, xmm12                                     ;  1512.7 fadd+fmul  192 dst
        xorps xmm6, xmm10                                     ;  1510.7 fadd+fmul  192 dst
        movaps xmm11, xmm0                                    ;  1508.0 fadd+fmul  192 dst copy
        psrlq xmm11, 4                                        ;  1510.0 fadd+fmul  192 dst
        andps xmm9, xmm3                                      ;  1514.7 fadd+fmul  192 dst
        xorps xmm12, xmm9                                     ;  1516.7 fadd+fmul  192 dst
        psllq xmm9, 2                                         ;  1516.7 fadd+fmul  192 dst
        xorps xmm15, xmm9                                     ;  1518.7 fadd+fmul  192 dst
        xorps xmm11, xmm15                                    ;  1520.7 fadd+fmul  192 dst
        movaps xmm9, xmm1                                     ;  1515.0 fadd+fmul  192 dst copy
        psrlq xmm9, 4                                         ;  1517.0 fadd+fmul  192 dst
        xorps xmm9, xmm12                                     ;  1519.0 fadd+fmul  192 dst
        andps xmm6, xmm3                                      ;  1518.0 fadd+fmul  192 dst
        xorps xmm10, xmm6                                     ;  1520.0 fadd+fmul  192 dst
        psllq xmm6, 2                                         ;  1520.0 fadd+fmul  192 dst
        xorps xmm4, xmm6                                      ;  1522.0 fadd+fmul  192 dst
        movaps xmm6, xmm7                                     ;  1522.0 fadd+fmul  192 dst copy
        psrlq xmm6, 4                                         ;  1524.0 fadd+fmul  192 dst
        xorps xmm6, xmm4                                      ;  1526.0 fadd+fmul  192 dst
        andps xmm11, [rel aes_to_slices.T0_constants128 + 32] ;  1529.0 agu2+agu0+fadd+fmul  192 dst
        xorps xmm15, xmm11                                    ;  1531.0 fadd+fmul  192 dst
        psllq xmm11, 4                                        ;  1531.0 fadd+fmul  192 dst
        xorps xmm0, xmm11                                     ;  1533.0 fadd+fmul  192 dst
        movaps xmm11, xmm8                                    ;  1529.0 fadd+fmul  192 dst copy
        psrlq xmm11, 4                                        ;  1531.0 fadd+fmul  192 dst
        xorps xmm11, xmm10                                    ;  1533.0 fadd+fmul  192 dst
        andps xmm9, [rel aes_to_slices.T0_constants128 + 32]  ;  1536.0 agu1+agu0+fadd+fmul  192 dst
        xorps xmm12, xmm9                                     ;  1538.0 fadd+fmul  192 dst
        psllq xmm9, 4                                         ;  1538.0 fadd+fmul  192 dst
        xorps xmm1, xmm9                                      ;  1540.0 fadd+fmul  192 dst
        movaps xmm9, [rel aes_to_slices.T0_constants128 + 32] ;  1536.0 agu2+agu0+fmisc  192 dst reload
        andps xmm6, xmm9                                      ;  1538.0 fadd+fmul  192 dst
        xorps xmm4, xmm6                                      ;  1540.0 fadd+fmul  192 dst
        psllq xmm6, 4                                         ;  1540.0 fadd+fmul  192 dst
        xorps xmm7, xmm6                                      ;  1542.0 fadd+fmul  192 dst
        andps xmm11, xmm9                                     ;  1540.0 fadd+fmul  192 dst
        xorps xmm10, xmm11                                    ;  1542.0 fadd+fmul  192 dst
        psllq xmm11, 4                                        ;  1542.0 fadd+fmul  192 dst
        xorps xmm8, xmm11                                     ;  1544.0 fadd+fmul  192 dst
        movaps xmm6, [r8 + 224]                               ;  1544.3 agu1+agu0+fmisc  192 dst
        psrlq xmm6, 1                                         ;  1546.3 fadd+fmul  192 dst
        xorps xmm5, xmm6                                      ;  1548.3 fadd+fmul  192 dst
        andps xmm5, xmm2                                      ;  1550.3 fadd+fmul  192 dst
        movaps xmm6, [rax - 96]                               ;  1547.0 agu2+agu0+fmisc  192 dst reload
        xorps xmm6, xmm5                                      ;  1552.3 fadd+fmul  192 dst
        psllq xmm5, 1                                         ;  1552.3 fadd+fmul  192 dst
        xorps xmm14, xmm5                                     ;  1554.3 fadd+fmul  192 dst
        movaps xmm5, xmm14                                    ;  1556.3 fadd+fmul  192 dst copy
        psrlq xmm5, 2                                         ;  1558.3 fadd+fmul  192 dst
        movaps xmm11, xmm6                                    ;  1554.3 fadd+fmul  192 dst copy
        psrlq xmm11, 2                                        ;  1556.3 fadd+fmul  192 dst
        movaps [rax - 96], xmm10                              ;  1554.0 agu1+agu0+fmisc  192 dst spill
        movaps xmm10, [r8 + 480]                              ;  1556.0 agu2+agu0+fadd+fmul  192 dst
        psrlq xmm10, 1                                        ;  1558.0 fadd+fmul  192 dst
        movaps [rbx + 112], xmm8                              ;  1556.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm8, [rdi + 112]                              ;  1558.3 agu2+agu0+fadd+fmul  192 dst reload
        xorps xmm8, xmm10                                     ;  1560.3 fadd+fmul  192 dst
        andps xmm8, xmm2                                      ;  1562.3 fadd+fmul  192 dst
        movaps xmm10, [rdx - 16]                              ;  1561.0 agu1+agu2+fmisc+fadd  192 dst reload
        xorps xmm10, xmm8                                     ;  1564.3 fmul+fadd  192 dst
        psllq xmm8, 1                                         ;  1564.3 fmul+fadd  192 dst
        movaps [rdx - 16], xmm4                               ;  1561.0 agu0+agu1+fmisc  192 dst spill
        movaps xmm4, [rbp + 32]                               ;  1564.0 agu2+agu0+fmul+fadd  192 dst reload
        xorps xmm4, xmm8                                      ;  1566.3 fmul+fadd  192 dst
        movaps xmm8, xmm4                                     ;  1568.3 fmul+fadd  192 dst copy
        psrlq xmm8, 2                                         ;  1570.3 fmul+fadd  192 dst
        movaps [rbp + 32], xmm7                               ;  1565.0 agu1+agu2+fmisc  192 dst spill
        movaps xmm7, xmm10                                    ;  1566.3 fmul+fadd  192 dst copy
        psrlq xmm7, 2                                         ;  1568.3 fmul+fadd  192 dst
        movaps [rdi + 112], xmm12                             ;  1567.0 agu0+agu1+fmisc  192 dst spill
        movaps xmm12, [r8 + 736]                              ;  1570.0 agu2+agu0+fmul+fadd  192 dst
        psrlq xmm12, 1                                        ;  1572.0 fmul+fadd  192 dst
        movaps [rdi + 80], xmm1                               ;  1569.0 agu1+agu2+fmisc  192 dst spill
        movaps xmm1, [rbp - 16]                               ;  1572.0 agu0+agu1+fmul+fadd  192 dst reload
        xorps xmm1, xmm12                                     ;  1574.0 fmul+fadd  192 dst
        andps xmm1, xmm2                                      ;  1576.0 fmul+fadd  192 dst
        movaps xmm12, [rbp - 64]                              ;  1573.7 agu2+agu0+fmisc  192 dst reload
        xorps xmm12, xmm1                                     ;  1578.0 fmul+fadd  192 dst
        psllq xmm1, 1                                         ;  1578.0 fmul+fadd  192 dst
        movaps [rbp - 64], xmm15                              ;  1573.7 agu1+agu0+fmisc  192 dst spill
        movaps xmm15, [r10 + 112]                             ;  1576.7 agu2+agu0+fmul+fmisc  192 dst reload
        xorps xmm15, xmm1                                     ;  1580.0 fadd+fmul  192 dst
        xorps xmm5, xmm15                                     ;  1582.0 fadd+fmul  192 dst
        xorps xmm11, xmm12                                    ;  1580.0 fadd+fmul  192 dst
        andps xmm5, xmm3                                      ;  1584.0 fadd+fmul  192 dst
        xorps xmm15, xmm5                                     ;  1586.0 fadd+fmul  192 dst
        psllq xmm5, 2                                         ;  1586.0 fadd+fmul  192 dst
        xorps xmm14, xmm5                                     ;  1588.0 fadd+fmul  192 dst
        andps xmm11, xmm3                                     ;  1582.0 fadd+fmul  192 dst
        xorps xmm12, xmm11                                    ;  1584.0 fadd+fmul  192 dst
        psllq xmm11, 2                                        ;  1584.0 fadd+fmul  192 dst
        xorps xmm6, xmm11                                     ;  1586.0 fadd+fmul  192 dst
        movaps xmm1, [r8 + 992]                               ;  1587.7 agu1+agu2+fmisc  192 dst
        psrlq xmm1, 1                                         ;  1589.7 fadd+fmul  192 dst
        movaps xmm5, [r10 + 80]                               ;  1589.0 agu0+agu1+fmisc+fadd  192 dst reload
        xorps xmm5, xmm1                                      ;  1591.7 fmul+fadd  192 dst
        andps xmm5, xmm2                                      ;  1593.7 fmul+fadd  192 dst
        movaps xmm1, [r10 + 96]                               ;  1591.0 agu2+agu0+fmisc+fmul  192 dst reload
        xorps xmm1, xmm5                                      ;  1595.7 fadd+fmul  192 dst
        psllq xmm5, 1                                         ;  1595.7 fadd+fmul  192 dst
        movaps xmm11, [rdi + 96]                              ;  1593.0 agu1+agu0+fmisc  192 dst reload
        xorps xmm11, xmm5                                     ;  1597.7 fadd+fmul  192 dst
        xorps xmm8, xmm11                                     ;  1599.7 fadd+fmul  192 dst
        xorps xmm7, xmm1                                      ;  1597.7 fadd+fmul  192 dst
        andps xmm8, xmm3                                      ;  1601.7 fadd+fmul  192 dst
        xorps xmm11, xmm8                                     ;  1603.7 fadd+fmul  192 dst
        psllq xmm8, 2                                         ;  1603.7 fadd+fmul  192 dst
        xorps xmm4, xmm8                                      ;  1605.7 fadd+fmul  192 dst
        andps xmm7, xmm3                                      ;  1599.7 fadd+fmul  192 dst
        xorps xmm1, xmm7                                      ;  1601.7 fadd+fmul  192 dst
        psllq xmm7, 2                                         ;  1601.7 fadd+fmul  192 dst
        xorps xmm10, xmm7                                     ;  1603.7 fadd+fmul  192 dst
        movaps xmm5, xmm14                                    ;  1603.0 fadd+fmul  192 dst copy
        psrlq xmm5, 4                                         ;  1605.0 fadd+fmul  192 dst
        xorps xmm5, xmm4                                      ;  1607.7 fadd+fmul  192 dst
        movaps xmm7, xmm15                                    ;  1606.0 fadd+fmul  192 dst copy
        psrlq xmm7, 4                                         ;  1608.0 fadd+fmul  192 dst
        xorps xmm7, xmm11                                     ;  1610.0 fadd+fmul  192 dst
        movaps xmm8, xmm6                                     ;  1609.0 fadd+fmul  192 dst copy
        psrlq xmm8, 4                                         ;  1611.0 fadd+fmul  192 dst
        xorps xmm8, xmm10                                     ;  1613.0 fadd+fmul  192 dst
        andps xmm5, xmm9                                      ;  1612.0 fadd+fmul  192 dst
        xorps xmm4, xmm5                                      ;  1614.0 fadd+fmul  192 dst
        psllq xmm5, 4                                         ;  1614.0 fadd+fmul  192 dst
        xorps xmm14, xmm5                                     ;  1616.0 fadd+fmul  192 dst
        andps xmm7, xmm9                                      ;  1616.0 fadd+fmul  192 dst
        xorps xmm11, xmm7                                     ;  1618.0 fadd+fmul  192 dst
        psllq xmm7, 4                                         ;  1618.0 fadd+fmul  192 dst
        xorps xmm15, xmm7                                     ;  1620.0 fadd+fmul  192 dst
        andps xmm8, xmm9                                      ;  1620.0 fadd+fmul  192 dst
        xorps xmm10, xmm8                                     ;  1622.0 fadd+fmul  192 dst
        psllq xmm8, 4                                         ;  1622.0 fadd+fmul  192 dst
        xorps xmm6, xmm8                                      ;  1624.0 fadd+fmul  192 dst
        movaps xmm5, xmm12                                    ;  1624.0 fadd+fmul  192 dst copy
        psrlq xmm5, 4                                         ;  1626.0 fadd+fmul  192 dst
        xorps xmm5, xmm1                                      ;  1628.0 fadd+fmul  192 dst
        andps xmm5, xmm9                                      ;  1630.0 fadd+fmul  192 dst
        xorps xmm1, xmm5                                      ;  1632.0 fadd+fmul  192 dst
        psllq xmm5, 4                                         ;  1632.0 fadd+fmul  192 dst
        xorps xmm12, xmm5                                     ;  1634.0 fadd+fmul  192 dst
        movaps xmm5, [r8 + 240]                               ;  1629.0 agu2+agu0+fmisc  192 dst
        psrlq xmm5, 1                                         ;  1631.0 fadd+fmul  192 dst
        xorps xmm13, xmm5                                     ;  1633.0 fadd+fmul  192 dst
        andps xmm13, xmm2                                     ;  1635.0 fadd+fmul  192 dst
        movaps xmm5, [rbx - 64]                               ;  1634.0 agu1+agu0+fmisc  192 dst reload
        xorps xmm5, xmm13                                     ;  1637.0 fadd+fmul  192 dst
        psllq xmm13, 1                                        ;  1637.0 fadd+fmul  192 dst
        movaps xmm7, [rdi + 64]                               ;  1636.3 agu2+agu0+fmisc  192 dst reload
        xorps xmm7, xmm13                                     ;  1639.0 fadd+fmul  192 dst
        movaps xmm8, xmm7                                     ;  1641.0 fadd+fmul  192 dst copy
        psrlq xmm8, 2                                         ;  1643.0 fadd+fmul  192 dst
        movaps xmm13, xmm5                                    ;  1639.0 fadd+fmul  192 dst copy
        psrlq xmm13, 2                                        ;  1641.0 fadd+fmul  192 dst
        movaps [rdi + 64], xmm1                               ;  1638.7 agu1+agu0+fmisc  192 dst spill
        movaps xmm1, [rdx + 64]                               ;  1642.7 agu2+agu0+fmisc  192 dst
        punpcklbw xmm1, xmm0                                  ;  1644.7 fadd+fmul  192 dst
        movaps [rbx - 64], xmm12                              ;  1642.7 agu1+agu0+fmisc  192 dst spill
        movaps xmm12, [rdx + 64]                              ;  1644.0 agu2+agu0+fadd+fmul  192 dst
        punpckhbw xmm12, xmm0                                 ;  1646.0 fadd+fmul  192 dst
        movaps xmm0, [r8 + 496]                               ;  1646.0 agu1+agu2+fmisc+fadd  192 dst
        psrlq xmm0, 1                                         ;  1648.0 fmul+fadd  192 dst
        movaps [rdx + 64], xmm10                              ;  1645.7 agu0+agu1+fmisc  192 dst spill
        movaps xmm10, [rbp - 112]                             ;  1648.0 agu2+agu0+fmul+fadd  192 dst reload
        xorps xmm10, xmm0                                     ;  1650.0 fmul+fadd  192 dst
        andps xmm10, xmm2                                     ;  1652.0 fmul+fadd  192 dst
        movaps xmm0, [rbp - 80]                               ;  1649.7 agu1+agu2+fmisc  192 dst reload
        xorps xmm0, xmm10                                     ;  1654.0 fmul+fadd  192 dst
        psllq xmm10, 1                                        ;  1654.0 fmul+fadd  192 dst
        movaps [rbp - 80], xmm6                               ;  1649.7 agu0+agu1+fmisc  192 dst spill
        movaps xmm6, [rbp - 96]                               ;  1652.7 agu2+agu0+fmul+fmisc  192 dst reload
        xorps xmm6, xmm10                                     ;  1656.0 fadd+fmul  192 dst
        movaps xmm10, xmm6                                    ;  1658.0 fadd+fmul  192 dst copy
        psrlq xmm10, 2                                        ;  1660.0 fadd+fmul  192 dst
        movaps [rbp - 96], xmm11                              ;  1653.7 agu1+agu2+fmisc  192 dst spill
        movaps xmm11, xmm0                                    ;  1656.0 fadd+fmul  192 dst copy
        psrlq xmm11, 2                                        ;  1658.0 fadd+fmul  192 dst
        movaps [rbp - 112], xmm15                             ;  1656.0 agu0+agu1+fmisc  192 dst spill
        movaps xmm15, [r8 + 752]                              ;  1658.0 agu2+agu0+fadd+fmul  192 dst
        psrlq xmm15, 1                                        ;  1660.0 fadd+fmul  192 dst
        movaps [rdi + 96], xmm4                               ;  1658.3 agu1+agu2+fmisc  192 dst spill
        movaps xmm4, [r11 - 48]                               ;  1660.3 agu0+agu1+fadd+fmul  192 dst reload
        xorps xmm4, xmm15                                     ;  1662.3 fadd+fmul  192 dst
        andps xmm4, xmm2                                      ;  1664.3 fadd+fmul  192 dst
        movaps xmm15, [r11 - 112]                             ;  1663.0 agu2+agu0+fmisc+fadd  192 dst reload
        xorps xmm15, xmm4                                     ;  1666.3 fmul+fadd  192 dst
        psllq xmm4, 1                                         ;  1666.3 fmul+fadd  192 dst
        movaps xmm9, [r11 - 128]                              ;  1665.0 agu1+agu0+fmisc+fmul  192 dst reload
        xorps xmm9, xmm4                                      ;  1668.3 fadd+fmul  192 dst
        xorps xmm8, xmm9                                      ;  1670.3 fadd+fmul  192 dst
        xorps xmm13, xmm15                                    ;  1668.3 fadd+fmul  192 dst
        andps xmm8, xmm3                                      ;  1672.3 fadd+fmul  192 dst
        andps xmm13, xmm3                                     ;  1670.3 fadd+fmul  192 dst
        xorps xmm9, xmm8                                      ;  1674.3 fadd+fmul  192 dst
        psllq xmm8, 2                                         ;  1674.3 fadd+fmul  192 dst
        xorps xmm7, xmm8                                      ;  1676.3 fadd+fmul  192 dst
        xorps xmm15, xmm13                                    ;  1672.3 fadd+fmul  192 dst
        psllq xmm13, 2                                        ;  1673.0 fadd+fmul  192 dst
        xorps xmm5, xmm13                                     ;  1675.0 fadd+fmul  192 dst
        movaps xmm4, [r8 + 1008]                              ;  1676.0 agu2+agu0+fmisc  192 dst
        psrlq xmm4, 1                                         ;  1678.0 fadd+fmul  192 dst
        movaps xmm8, [r11 - 96]                               ;  1678.0 agu1+agu0+fmisc+fadd  192 dst reload
        xorps xmm8, xmm4                                      ;  1680.0 fmul+fadd  192 dst
        andps xmm8, xmm2                                      ;  1682.0 fmul+fadd  192 dst
        movaps xmm2, [r11 - 64]                               ;  1679.3 agu2+agu0+fmisc  192 dst reload
        xorps xmm2, xmm8                                      ;  1684.0 fmul+fadd  192 dst
        psllq xmm8, 1                                         ;  1684.0 fmul+fadd  192 dst
        movaps xmm4, [r11 - 80]                               ;  1681.7 agu1+agu0+fmisc  192 dst reload
        xorps xmm4, xmm8                                      ;  1686.0 fmul+fadd  192 dst
        xorps xmm10, xmm4                                     ;  1688.0 fmul+fadd  192 dst
        xorps xmm11, xmm2                                     ;  1686.0 fmul+fadd  192 dst
        andps xmm10, xmm3                                     ;  1690.0 fmul+fadd  192 dst
        andps xmm11, xmm3                                     ;  1688.0 fmul+fadd  192 dst
        xorps xmm4, xmm10                                     ;  1692.0 fmul+fadd  192 dst
        psllq xmm10, 2                                        ;  1692.0 fmul+fadd  192 dst
        xorps xmm6, xmm10                                     ;  1694.0 fmul+fadd  192 dst
        xorps xmm2, xmm11                                     ;  1690.0 fmul+fadd  192 dst
        psllq xmm11, 2                                        ;  1690.0 fmul+fadd  192 dst
        xorps xmm0, xmm11                                     ;  1692.0 fmul+fadd  192 dst
        movaps xmm3, xmm7                                     ;  1692.0 fmul+fadd  192 dst copy
        psrlq xmm3, 4                                         ;  1694.0 fmul+fadd  192 dst
        xorps xmm3, xmm6                                      ;  1696.0 fmul+fadd  192 dst
        movaps xmm8, [rel aes_to_slices.T0_constants128 + 32] ;  1695.7 agu2+agu0+fmisc  192 dst reload
        andps xmm3, xmm8                                      ;  1698.0 fmul+fadd  192 dst
        xorps xmm6, xmm3                                      ;  1700.0 fmul+fadd  192 dst
        psllq xmm3, 4                                         ;  1700.0 fmul+fadd  192 dst
        xorps xmm7, xmm3                                      ;  1702.0 fmul+fadd  192 dst
        movaps xmm3, xmm9                                     ;  1699.0 fmul+fadd  192 dst copy
        psrlq xmm3, 4                                         ;  1701.0 fmul+fadd  192 dst
        xorps xmm3, xmm4                                      ;  1703.0 fmul+fadd  192 dst
        andps xmm3, xmm8                                      ;  1705.0 fmul+fadd  192 dst
        xorps xmm4, xmm3                                      ;  1707.0 fmul+fadd  192 dst
        psllq xmm3, 4                                         ;  1707.0 fmul+fadd  192 dst
        xorps xmm9, xmm3                                      ;  1709.0 fmul+fadd  192 dst
        movaps xmm3, xmm5                                     ;  1706.0 fmul+fadd  192 dst copy
        psrlq xmm3, 4                                         ;  1708.0 fmul+fadd  192 dst
        xorps xmm3, xmm0                                      ;  1710.0 fmul+fadd  192 dst
        andps xmm3, xmm8                                      ;  1712.0 fmul+fadd  192 dst
        xorps xmm0, xmm3                                      ;  1714.0 fmul+fadd  192 dst
        psllq xmm3, 4                                         ;  1714.0 fmul+fadd  192 dst
        xorps xmm5, xmm3                                      ;  1716.0 fmul+fadd  192 dst
        movaps xmm3, xmm15                                    ;  1713.0 fmul+fadd  192 dst copy
        psrlq xmm3, 4                                         ;  1715.0 fmul+fadd  192 dst
        xorps xmm3, xmm2                                      ;  1717.0 fmul+fadd  192 dst
        andps xmm3, xmm8                                      ;  1719.0 fmul+fadd  192 dst
        xorps xmm2, xmm3                                      ;  1721.0 fmul+fadd  192 dst
        psllq xmm3, 4                                         ;  1721.0 fmul+fadd  192 dst
        xorps xmm15, xmm3                                     ;  1723.0 fmul+fadd  192 dst
        movaps xmm3, xmm14                                    ;  1720.0 fmul+fadd  192 dst copy
        punpcklbw xmm3, xmm7                                  ;  1722.0 fmul+fadd  192 dst
        punpckhbw xmm14, xmm7                                 ;  1722.0 fmul+fadd  192 dst
        movaps xmm7, [r10 - 48]                               ;  1723.0 agu1+agu0+fmisc  192 dst reload
        movaps xmm8, [r10 - 64]                               ;  1724.0 agu2+agu0+fmul+fmisc  192 dst
        punpcklbw xmm8, xmm7                                  ;  1726.0 fadd+fmul  192 dst
        movaps xmm10, [r10 - 64]                              ;  1726.0 agu1+agu0+fmisc+fadd  192 dst
        punpckhbw xmm10, xmm7                                 ;  1728.0 fmul+fadd  192 dst
        movaps xmm7, xmm1                                     ;  1726.0 fmul+fadd  192 dst copy
        punpcklbw xmm7, xmm3                                  ;  1728.0 fmul+fadd  192 dst
        punpckhbw xmm1, xmm3                                  ;  1728.0 fmul+fadd  192 dst
        movaps xmm3, xmm12                                    ;  1729.0 fmul+fadd  192 dst copy
        punpcklbw xmm3, xmm14                                 ;  1731.0 fmul+fadd  192 dst
        punpckhbw xmm12, xmm14                                ;  1731.0 fmul+fadd  192 dst
        movaps xmm11, [rcx - 96]                              ;  1731.0 agu2+agu0+fmisc  192 dst reload
        movaps xmm13, [rbp + 0]                               ;  1733.0 agu1+agu0+fmisc+fmul  192 dst
        punpcklbw xmm13, xmm11                                ;  1735.0 fadd+fmul  192 dst
        movaps xmm14, [rbp + 0]                               ;  1734.0 agu2+agu1+fmisc  192 dst
        punpckhbw xmm14, xmm11                                ;  1736.0 fadd+fmul  192 dst
        movaps xmm11, xmm8                                    ;  1734.0 fadd+fmul  192 dst copy
        punpcklbw xmm11, xmm13                                ;  1737.0 fadd+fmul  192 dst
        punpckhbw xmm8, xmm13                                 ;  1737.0 fadd+fmul  192 dst
        movaps xmm13, xmm10                                   ;  1737.0 fadd+fmul  192 dst copy
        punpcklbw xmm13, xmm14                                ;  1739.0 fadd+fmul  192 dst
        punpckhbw xmm10, xmm14                                ;  1739.0 fadd+fmul  192 dst
        movaps xmm14, [rdi + 96]                              ;  1739.0 agu0+agu1+fmisc  192 dst
        punpcklbw xmm14, xmm6                                 ;  1741.0 fadd+fmul  192 dst
        movaps [rcx - 96], xmm2                               ;  1739.0 agu2+agu0+fmisc  192 dst spill
        movaps xmm2, [rdi + 96]                               ;  1743.0 agu1+agu0+fmisc+fadd  192 dst
        punpckhbw xmm2, xmm6                                  ;  1745.0 fmul+fadd  192 dst
        movaps xmm6, [rbp - 112]                              ;  1744.0 agu2+agu1+fmisc+fmul  192 dst
        punpcklbw xmm6, xmm9                                  ;  1746.0 fadd+fmul  192 dst
        movaps [rdi + 96], xmm15                              ;  1743.0 agu0+agu1+fmisc  192 dst spill
        movaps xmm15, [rbp - 112]                             ;  1746.0 agu2+agu0+fadd+fmul  192 dst
        punpckhbw xmm15, xmm9                                 ;  1748.0 fadd+fmul  192 dst
        movaps xmm9, [rax - 128]                              ;  1747.0 agu1+agu2+fmisc  192 dst reload
        movaps [rbp - 112], xmm0                              ;  1747.0 agu0+agu1+fmisc  192 dst spill
        movaps xmm0, [rdi - 128]                              ;  1748.0 agu2+agu0+fadd+fmul  192 dst
        punpcklbw xmm0, xmm9                                  ;  1750.0 fadd+fmul  192 dst
        movaps [rbp + 0], xmm5                                ;  1749.0 agu1+agu2+fmisc  192 dst spill
        movaps xmm5, [rdi - 128]                              ;  1750.0 agu0+agu1+fadd+fmul  192 dst
        punpckhbw xmm5, xmm9                                  ;  1752.0 fadd+fmul  192 dst
        movaps xmm9, [rbx - 112]                              ;  1752.0 agu2+agu0+fadd+fmul  192 dst reload
        movaps [rax - 128], xmm4                              ;  1751.0 agu1+agu0+fmisc  192 dst spill
        movaps xmm4, [rdx - 96]                               ;  1753.0 agu2+agu1+fadd+fmul  192 dst
        punpcklbw xmm4, xmm9                                  ;  1755.0 fadd+fmul  192 dst
        movaps [rdi - 128], xmm15                             ;  1753.0 agu0+agu2+fmisc  192 dst spill
        movaps xmm15, [rdx - 96]                              ;  1755.0 agu1+agu0+fadd+fmul  192 dst
        punpckhbw xmm15, xmm9                                 ;  1757.0 fadd+fmul  192 dst
        movaps xmm9, xmm0                                     ;  1755.0 fadd+fmul  192 dst copy
        punpcklbw xmm9, xmm4                                  ;  1757.0 fadd+fmul  192 dst
        punpckhbw xmm0, xmm4                                  ;  1757.0 fadd+fmul  192 dst
        movaps xmm4, xmm5                                     ;  1758.0 fadd+fmul  192 dst copy
        punpcklbw xmm4, xmm15                                 ;  1760.0 fadd+fmul  192 dst
        punpckhbw xmm5, xmm15                                 ;  1760.0 fadd+fmul  192 dst
        movaps xmm15, xmm11                                   ;  1761.0 fadd+fmul  192 dst copy
        punpcklbw xmm15, xmm9                                 ;  1763.0 fadd+fmul  192 dst
        punpckhbw xmm11, xmm9                                 ;  1763.0 fadd+fmul  192 dst
        movaps xmm9, xmm8                                     ;  1764.0 fadd+fmul  192 dst copy
        punpcklbw xmm9, xmm0                                  ;  1766.0 fadd+fmul  192 dst
        punpckhbw xmm8, xmm0                                  ;  1766.0 fadd+fmul  192 dst
        movaps xmm0, xmm13                                    ;  1767.0 fadd+fmul  192 dst copy
        punpcklbw xmm0, xmm4                                  ;  1769.0 fadd+fmul  192 dst
        punpckhbw xmm13, xmm4                                 ;  1769.0 fadd+fmul  192 dst
        movaps xmm4, xmm10                                    ;  1770.0 fadd+fmul  192 dst copy
        punpcklbw xmm4, xmm5                                  ;  1772.0 fadd+fmul  192 dst
        punpckhbw xmm10, xmm5                                 ;  1772.0 fadd+fmul  192 dst
        movaps xmm5, [rdi - 32]                               ;  1770.3 agu2+agu1+fmisc  192 dst reload
        movaps [rbx - 112], xmm10                             ;  1774.0 agu0+agu1+fmisc  192 dst spill
        movaps xmm10, [rax - 80]                              ;  1774.3 agu2+agu0+fmisc  192 dst
        punpcklbw xmm10, xmm5                                 ;  1776.3 fadd+fmul  192 dst
        movaps [rdx - 96], xmm8                               ;  1774.3 agu1+agu2+fmisc  192 dst spill
        movaps xmm8, [rax - 80]                               ;  1776.0 agu0+agu1+fadd+fmul  192 dst
        punpckhbw xmm8, xmm5                                  ;  1778.0 fadd+fmul  192 dst
        movaps xmm5, [r10 - 128]                              ;  1778.0 agu2+agu0+fmisc+fadd  192 dst reload
        movaps [rdi - 32], xmm13                              ;  1777.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm13, [rbx - 80]                              ;  1779.0 agu2+agu1+fmul+fadd  192 dst
        punpcklbw xmm13, xmm5                                 ;  1781.0 fmul+fadd  192 dst
        movaps [rax - 80], xmm11                              ;  1779.3 agu0+agu2+fmisc  192 dst spill
        movaps xmm11, [rbx - 80]                              ;  1781.0 agu1+agu0+fmul+fadd  192 dst
        punpckhbw xmm11, xmm5                                 ;  1783.0 fmul+fadd  192 dst
        movaps xmm5, xmm10                                    ;  1781.0 fmul+fadd  192 dst copy
        punpcklbw xmm5, xmm13                                 ;  1783.0 fmul+fadd  192 dst
        punpckhbw xmm10, xmm13                                ;  1783.0 fmul+fadd  192 dst
        movaps xmm13, xmm8                                    ;  1784.0 fmul+fadd  192 dst copy
        punpcklbw xmm13, xmm11                                ;  1786.0 fmul+fadd  192 dst
        punpckhbw xmm8, xmm11                                 ;  1786.0 fmul+fadd  192 dst
        movaps xmm11, xmm5                                    ;  1787.0 fmul+fadd  192 dst copy
        punpcklbw xmm11, xmm7                                 ;  1789.0 fmul+fadd  192 dst
        punpckhbw xmm5, xmm7                                  ;  1789.0 fmul+fadd  192 dst
        movaps xmm7, xmm10                                    ;  1790.0 fmul+fadd  192 dst copy
        punpcklbw xmm7, xmm1                                  ;  1792.0 fmul+fadd  192 dst
        punpckhbw xmm10, xmm1                                 ;  1792.0 fmul+fadd  192 dst
        movaps xmm1, xmm13                                    ;  1793.0 fmul+fadd  192 dst copy
        punpcklbw xmm1, xmm3                                  ;  1795.0 fmul+fadd  192 dst
        punpckhbw xmm13, xmm3                                 ;  1795.0 fmul+fadd  192 dst
        movaps xmm3, xmm8                                     ;  1796.0 fmul+fadd  192 dst copy
        punpcklbw xmm3, xmm12                                 ;  1798.0 fmul+fadd  192 dst
        punpckhbw xmm8, xmm12                                 ;  1798.0 fmul+fadd  192 dst
        movaps xmm12, xmm15                                   ;  1799.0 fmul+fadd  192 dst copy
        punpcklbw xmm12, xmm11                                ;  1801.0 fmul+fadd  192 dst
        punpckhbw xmm15, xmm11                                ;  1801.0 fmul+fadd  192 dst
        movaps xmm11, xmm9                                    ;  1802.0 fmul+fadd  192 dst copy
        punpcklbw xmm11, xmm7                                 ;  1804.0 fmul+fadd  192 dst
        punpckhbw xmm9, xmm7                                  ;  1804.0 fmul+fadd  192 dst
        movaps xmm7, xmm0                                     ;  1805.0 fmul+fadd  192 dst copy
        punpcklbw xmm7, xmm1                                  ;  1807.0 fmul+fadd  192 dst
        punpckhbw xmm0, xmm1                                  ;  1807.0 fmul+fadd  192 dst
        movaps xmm1, xmm4                                     ;  1808.0 fmul+fadd  192 dst copy
        punpcklbw xmm1, xmm3                                  ;  1810.0 fmul+fadd  192 dst
        punpckhbw xmm4, xmm3                                  ;  1810.0 fmul+fadd  192 dst
        movaps xmm3, [rsi + 32]                               ;  1808.3 agu2+agu1+fmisc  192 dst reload
        movaps [r10 - 128], xmm4                              ;  1812.0 agu0+agu1+fmisc  192 dst spill
        movaps xmm4, [rax - 32]                               ;  1812.0 agu2+agu0+fmisc+fmul  192 dst
        punpcklbw xmm4, xmm3                                  ;  1814.0 fadd+fmul  192 dst
        movaps [rbx - 80], xmm1                               ;  1812.0 agu1+agu2+fmisc  192 dst spill
        movaps xmm1, [rax - 32]                               ;  1814.0 agu0+agu1+fadd+fmul  192 dst
        punpckhbw xmm1, xmm3                                  ;  1816.0 fadd+fmul  192 dst
        movaps xmm3, [rcx - 80]                               ;  1815.3 agu2+agu0+fmisc  192 dst reload
        movaps [rsi + 32], xmm0                               ;  1815.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm0, [rsi - 112]                              ;  1816.0 agu2+agu1+fadd+fmul  192 dst
        punpcklbw xmm0, xmm3                                  ;  1818.0 fadd+fmul  192 dst
        movaps [rax - 32], xmm7                               ;  1817.3 agu0+agu2+fmisc  192 dst spill
        movaps xmm7, [rsi - 112]                              ;  1818.0 agu1+agu0+fadd+fmul  192 dst
        punpckhbw xmm7, xmm3                                  ;  1820.0 fadd+fmul  192 dst
        movaps xmm3, xmm4                                     ;  1818.0 fadd+fmul  192 dst copy
        punpcklbw xmm3, xmm0                                  ;  1820.0 fadd+fmul  192 dst
        punpckhbw xmm4, xmm0                                  ;  1820.0 fadd+fmul  192 dst
        movaps xmm0, xmm1                                     ;  1821.0 fadd+fmul  192 dst copy
        punpcklbw xmm0, xmm7                                  ;  1823.0 fadd+fmul  192 dst
        punpckhbw xmm1, xmm7                                  ;  1823.0 fadd+fmul  192 dst
        movaps xmm7, [rbp + 80]                               ;  1823.7 agu2+agu1+fmisc  192 dst reload
        movaps [rcx - 80], xmm9                               ;  1823.7 agu0+agu1+fmisc  192 dst spill
        movaps xmm9, [rsi + 112]                              ;  1826.0 agu2+agu0+fadd+fmul  192 dst
        punpcklbw xmm9, xmm7                                  ;  1828.0 fadd+fmul  192 dst
        movaps [rsi - 112], xmm11                             ;  1825.7 agu1+agu2+fmisc  192 dst spill
        movaps xmm11, [rsi + 112]                             ;  1828.0 agu0+agu1+fadd+fmul  192 dst
        punpckhbw xmm11, xmm7                                 ;  1830.0 fadd+fmul  192 dst
        movaps xmm7, [rbx - 128]                              ;  1829.7 agu2+agu0+fmisc  192 dst reload
        movaps [rbp + 80], xmm15                              ;  1829.7 agu1+agu0+fmisc  192 dst spill
        movaps xmm15, [rbp + 96]                              ;  1830.0 agu2+agu1+fadd+fmul  192 dst
        punpcklbw xmm15, xmm7                                 ;  1832.0 fadd+fmul  192 dst
        movaps [rsi + 112], xmm12                             ;  1831.7 agu0+agu2+fmisc  192 dst spill
        movaps xmm12, [rbp + 96]                              ;  1832.0 agu1+agu0+fadd+fmul  192 dst
        punpckhbw xmm12, xmm7                                 ;  1834.0 fadd+fmul  192 dst
        movaps xmm7, xmm9                                     ;  1832.0 fadd+fmul  192 dst copy
        punpcklbw xmm7, xmm15                                 ;  1834.0 fadd+fmul  192 dst
        punpckhbw xmm9, xmm15                                 ;  1834.0 fadd+fmul  192 dst
        movaps xmm15, xmm11                                   ;  1835.0 fadd+fmul  192 dst copy
        punpcklbw xmm15, xmm12                                ;  1837.0 fadd+fmul  192 dst
        punpckhbw xmm11, xmm12                                ;  1837.0 fadd+fmul  192 dst
        movaps xmm12, xmm3                                    ;  1838.0 fadd+fmul  192 dst copy
        punpcklbw xmm12, xmm7                                 ;  1840.0 fadd+fmul  192 dst
        punpckhbw xmm3, xmm7                                  ;  1840.0 fadd+fmul  192 dst
        movaps xmm7, xmm4                                     ;  1841.0 fadd+fmul  192 dst copy
        punpcklbw xmm7, xmm9                                  ;  1843.0 fadd+fmul  192 dst
        punpckhbw xmm4, xmm9                                  ;  1843.0 fadd+fmul  192 dst
        movaps xmm9, xmm0                                     ;  1844.0 fadd+fmul  192 dst copy
        punpcklbw xmm9, xmm15                                 ;  1846.0 fadd+fmul  192 dst
        punpckhbw xmm0, xmm15                                 ;  1846.0 fadd+fmul  192 dst
        movaps xmm15, xmm1                                    ;  1847.0 fadd+fmul  192 dst copy
        punpcklbw xmm15, xmm11                                ;  1849.0 fadd+fmul  192 dst
        punpckhbw xmm1, xmm11                                 ;  1849.0 fadd+fmul  192 dst
        movaps xmm11, [rdi - 96]                              ;  1847.3 agu2+agu0+fmisc  192 dst reload
        movaps [rbx - 128], xmm1                              ;  1851.0 agu1+agu0+fmisc  192 dst spill
        movaps xmm1, [rbp + 16]                               ;  1851.3 agu2+agu0+fmisc  192 dst
        punpcklbw xmm1, xmm11                                 ;  1853.3 fadd+fmul  192 dst
        movaps [rbp + 96], xmm4                               ;  1851.3 agu1+agu2+fmisc  192 dst spill
        movaps xmm4, [rbp + 16]                               ;  1853.0 agu0+agu1+fadd+fmul  192 dst
        punpckhbw xmm4, xmm11                                 ;  1855.0 fadd+fmul  192 dst
        movaps xmm11, [rbp - 128]                             ;  1855.0 agu2+agu0+fmisc+fadd  192 dst reload
        movaps [rdi - 96], xmm0                               ;  1854.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm0, [rbp + 48]                               ;  1856.0 agu2+agu1+fmul+fadd  192 dst
        punpcklbw xmm0, xmm11                                 ;  1858.0 fmul+fadd  192 dst
        movaps [rbp + 16], xmm3                               ;  1856.3 agu0+agu2+fmisc  192 dst spill
        movaps xmm3, [rbp + 48]                               ;  1858.0 agu1+agu0+fmul+fadd  192 dst
        punpckhbw xmm3, xmm11                                 ;  1860.0 fmul+fadd  192 dst
        movaps xmm11, xmm1                                    ;  1858.0 fmul+fadd  192 dst copy
        punpcklbw xmm11, xmm0                                 ;  1860.0 fmul+fadd  192 dst
        punpckhbw xmm1, xmm0                                  ;  1860.0 fmul+fadd  192 dst
        movaps xmm0, xmm4                                     ;  1861.0 fmul+fadd  192 dst copy
        punpcklbw xmm0, xmm3                                  ;  1863.0 fmul+fadd  192 dst
        punpckhbw xmm4, xmm3                                  ;  1863.0 fmul+fadd  192 dst
        movaps xmm3, [rbp - 64]                               ;  1863.0 agu2+agu1+fmisc  192 dst reload
        movaps [rbp - 128], xmm15                             ;  1863.0 agu0+agu1+fmisc  192 dst spill
        movaps xmm15, [rbp - 32]                              ;  1866.0 agu2+agu0+fmul+fadd  192 dst
        punpcklbw xmm15, xmm3                                 ;  1868.0 fmul+fadd  192 dst
        movaps [rbp + 48], xmm7                               ;  1865.0 agu1+agu2+fmisc  192 dst spill
        movaps xmm7, [rbp - 32]                               ;  1868.0 agu0+agu1+fmul+fadd  192 dst
        punpckhbw xmm7, xmm3                                  ;  1870.0 fmul+fadd  192 dst
        movaps xmm3, xmm15                                    ;  1870.0 fmul+fadd  192 dst copy
        punpcklbw xmm3, xmm14                                 ;  1872.0 fmul+fadd  192 dst
        punpckhbw xmm15, xmm14                                ;  1870.0 fmul+fadd  192 dst
        movaps xmm14, xmm7                                    ;  1872.0 fmul+fadd  192 dst copy
        punpcklbw xmm14, xmm2                                 ;  1874.0 fmul+fadd  192 dst
        punpckhbw xmm7, xmm2                                  ;  1873.0 fmul+fadd  192 dst
        movaps xmm2, xmm1                                     ;  1874.0 fmul+fadd  192 dst copy
        punpcklbw xmm2, xmm15                                 ;  1876.0 fmul+fadd  192 dst
        punpckhbw xmm1, xmm15                                 ;  1876.0 fmul+fadd  192 dst
        movaps xmm15, xmm11                                   ;  1877.0 fmul+fadd  192 dst copy
        punpcklbw xmm15, xmm3                                 ;  1879.0 fmul+fadd  192 dst
        punpckhbw xmm11, xmm3                                 ;  1879.0 fmul+fadd  192 dst
        movaps xmm3, xmm0                                     ;  1880.0 fmul+fadd  192 dst copy
        punpcklbw xmm3, xmm14                                 ;  1882.0 fmul+fadd  192 dst
        punpckhbw xmm0, xmm14                                 ;  1882.0 fmul+fadd  192 dst
        movaps xmm14, xmm4                                    ;  1883.0 fmul+fadd  192 dst copy
        punpcklbw xmm14, xmm7                                 ;  1885.0 fmul+fadd  192 dst
        punpckhbw xmm4, xmm7                                  ;  1885.0 fmul+fadd  192 dst
        movaps xmm7, xmm12                                    ;  1886.0 fmul+fadd  192 dst copy
        punpcklbw xmm7, xmm15                                 ;  1888.0 fmul+fadd  192 dst
        punpckhbw xmm12, xmm15                                ;  1888.0 fmul+fadd  192 dst
        movaps xmm15, xmm9                                    ;  1889.0 fmul+fadd  192 dst copy
        punpcklbw xmm15, xmm3                                 ;  1891.0 fmul+fadd  192 dst
        punpckhbw xmm9, xmm3                                  ;  1891.0 fmul+fadd  192 dst
        movaps xmm3, [rbx + 0]                                ;  1889.3 agu2+agu0+fmisc  192 dst reload
        movaps [rbp - 64], xmm9                               ;  1893.0 agu1+agu0+fmisc  192 dst spill
        movaps xmm9, [rdx + 96]                               ;  1893.0 agu2+agu0+fmisc+fmul  192 dst
        punpcklbw xmm9, xmm3                                  ;  1895.0 fadd+fmul  192 dst
        movaps [rbp - 32], xmm15                              ;  1893.0 agu1+agu2+fmisc  192 dst spill
        movaps xmm15, [rdx + 96]                              ;  1895.0 agu0+agu1+fadd+fmul  192 dst
        punpckhbw xmm15, xmm3                                 ;  1897.0 fadd+fmul  192 dst
        movaps xmm3, [rcx - 48]                               ;  1896.3 agu2+agu0+fmisc  192 dst reload
        movaps [rbx + 0], xmm12                               ;  1896.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm12, [rsi - 96]                              ;  1897.0 agu2+agu1+fadd+fmul  192 dst
        punpcklbw xmm12, xmm3                                 ;  1899.0 fadd+fmul  192 dst
        movaps [rdx + 96], xmm7                               ;  1898.3 agu0+agu2+fmisc  192 dst spill
        movaps xmm7, [rsi - 96]                               ;  1899.0 agu1+agu0+fadd+fmul  192 dst
        punpckhbw xmm7, xmm3                                  ;  1901.0 fadd+fmul  192 dst
        movaps xmm3, xmm9                                     ;  1899.0 fadd+fmul  192 dst copy
        punpcklbw xmm3, xmm12                                 ;  1901.0 fadd+fmul  192 dst
        punpckhbw xmm9, xmm12                                 ;  1901.0 fadd+fmul  192 dst
        movaps xmm12, xmm15                                   ;  1902.0 fadd+fmul  192 dst copy
        punpcklbw xmm12, xmm7                                 ;  1904.0 fadd+fmul  192 dst
        punpckhbw xmm15, xmm7                                 ;  1904.0 fadd+fmul  192 dst
        movaps xmm7, [rcx + 48]                               ;  1904.7 agu2+agu1+fmisc  192 dst reload
        movaps [rcx - 48], xmm4                               ;  1904.7 agu0+agu1+fmisc  192 dst spill
        movaps xmm4, [rsi - 32]                               ;  1907.0 agu2+agu0+fadd+fmul  192 dst
        punpcklbw xmm4, xmm7                                  ;  1909.0 fadd+fmul  192 dst
        movaps [rsi - 96], xmm1                               ;  1906.7 agu1+agu2+fmisc  192 dst spill
        movaps xmm1, [rsi - 32]                               ;  1909.0 agu0+agu1+fadd+fmul  192 dst
        punpckhbw xmm1, xmm7                                  ;  1911.0 fadd+fmul  192 dst
        movaps xmm7, [rsi + 64]                               ;  1910.7 agu2+agu0+fmisc  192 dst reload
        movaps [rcx + 48], xmm0                               ;  1910.7 agu1+agu0+fmisc  192 dst spill
        movaps xmm0, [rbp + 112]                              ;  1911.0 agu2+agu1+fadd+fmul  192 dst
        punpcklbw xmm0, xmm7                                  ;  1913.0 fadd+fmul  192 dst
        movaps [rsi - 32], xmm11                              ;  1912.7 agu0+agu2+fmisc  192 dst spill
        movaps xmm11, [rbp + 112]                             ;  1913.0 agu1+agu0+fadd+fmul  192 dst
        punpckhbw xmm11, xmm7                                 ;  1915.0 fadd+fmul  192 dst
        movaps xmm7, xmm4                                     ;  1913.0 fadd+fmul  192 dst copy
        punpcklbw xmm7, xmm0                                  ;  1915.0 fadd+fmul  192 dst
        punpckhbw xmm4, xmm0                                  ;  1915.0 fadd+fmul  192 dst
        movaps xmm0, xmm1                                     ;  1916.0 fadd+fmul  192 dst copy
        punpcklbw xmm0, xmm11                                 ;  1918.0 fadd+fmul  192 dst
        punpckhbw xmm1, xmm11                                 ;  1918.0 fadd+fmul  192 dst
        movaps xmm11, xmm3                                    ;  1919.0 fadd+fmul  192 dst copy
        punpcklbw xmm11, xmm7                                 ;  1921.0 fadd+fmul  192 dst
        punpckhbw xmm3, xmm7                                  ;  1921.0 fadd+fmul  192 dst
        movaps xmm7, xmm9                                     ;  1922.0 fadd+fmul  192 dst copy
        punpcklbw xmm7, xmm4                                  ;  1924.0 fadd+fmul  192 dst
        punpckhbw xmm9, xmm4                                  ;  1924.0 fadd+fmul  192 dst
        movaps xmm4, xmm12                                    ;  1925.0 fadd+fmul  192 dst copy
        punpcklbw xmm4, xmm0                                  ;  1927.0 fadd+fmul  192 dst
        punpckhbw xmm12, xmm0                                 ;  1927.0 fadd+fmul  192 dst
        movaps xmm0, xmm15                                    ;  1928.0 fadd+fmul  192 dst copy
        punpcklbw xmm0, xmm1                                  ;  1930.0 fadd+fmul  192 dst
        punpckhbw xmm15, xmm1                                 ;  1930.0 fadd+fmul  192 dst
        movaps xmm1, [rdi - 80]                               ;  1928.3 agu2+agu0+fmisc  192 dst reload
        movaps [rsi + 64], xmm15                              ;  1932.0 agu1+agu0+fmisc  192 dst spill
        movaps xmm15, [rdx - 32]                              ;  1932.3 agu2+agu0+fmisc  192 dst
        punpcklbw xmm15, xmm1                                 ;  1934.3 fadd+fmul  192 dst
        movaps [rbp + 112], xmm9                              ;  1932.3 agu1+agu2+fmisc  192 dst spill
        movaps xmm9, [rdx - 32]                               ;  1934.0 agu0+agu1+fadd+fmul  192 dst
        punpckhbw xmm9, xmm1                                  ;  1936.0 fadd+fmul  192 dst
        movaps xmm1, [rdi + 48]                               ;  1936.0 agu2+agu0+fmisc+fadd  192 dst reload
        movaps [rdi - 80], xmm12                              ;  1935.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm12, [rdx + 0]                               ;  1937.0 agu2+agu1+fmul+fadd  192 dst
        punpcklbw xmm12, xmm1                                 ;  1939.0 fmul+fadd  192 dst
        movaps [rdx - 32], xmm3                               ;  1937.3 agu0+agu2+fmisc  192 dst spill
        movaps xmm3, [rdx + 0]                                ;  1939.0 agu1+agu0+fmul+fadd  192 dst
        punpckhbw xmm3, xmm1                                  ;  1941.0 fmul+fadd  192 dst
        movaps xmm1, xmm15                                    ;  1939.0 fmul+fadd  192 dst copy
        punpcklbw xmm1, xmm12                                 ;  1941.0 fmul+fadd  192 dst
        punpckhbw xmm15, xmm12                                ;  1941.0 fmul+fadd  192 dst
        movaps xmm12, xmm9                                    ;  1942.0 fmul+fadd  192 dst copy
        punpcklbw xmm12, xmm3                                 ;  1944.0 fmul+fadd  192 dst
        punpckhbw xmm9, xmm3                                  ;  1944.0 fmul+fadd  192 dst
        movaps xmm3, [rdi + 80]                               ;  1944.0 agu2+agu1+fmisc  192 dst reload
        movaps [rdi + 48], xmm0                               ;  1944.0 agu0+agu1+fmisc  192 dst spill
        movaps xmm0, [rdi + 0]                                ;  1947.0 agu2+agu0+fmul+fadd  192 dst
        punpcklbw xmm0, xmm3                                  ;  1949.0 fmul+fadd  192 dst
        movaps [rdx + 0], xmm7                                ;  1946.0 agu1+agu2+fmisc  192 dst spill
        movaps xmm7, [rdi + 0]                                ;  1949.0 agu0+agu1+fmul+fadd  192 dst
        punpckhbw xmm7, xmm3                                  ;  1951.0 fmul+fadd  192 dst
        movaps xmm3, xmm0                                     ;  1951.0 fmul+fadd  192 dst copy
        punpcklbw xmm3, xmm6                                  ;  1953.0 fmul+fadd  192 dst
        punpckhbw xmm0, xmm6                                  ;  1951.0 fmul+fadd  192 dst
        movaps xmm6, [rdi - 128]                              ;  1952.0 agu2+agu0+fmisc  192 dst reload
        movaps [rdi + 80], xmm4                               ;  1952.0 agu1+agu0+fmisc  192 dst spill
        movaps xmm4, xmm7                                     ;  1953.0 fmul+fadd  192 dst copy
        punpcklbw xmm4, xmm6                                  ;  1955.0 fmul+fadd  192 dst
        punpckhbw xmm7, xmm6                                  ;  1954.0 fmul+fadd  192 dst
        movaps xmm6, xmm15                                    ;  1955.0 fmul+fadd  192 dst copy
        punpcklbw xmm6, xmm0                                  ;  1957.0 fmul+fadd  192 dst
        punpckhbw xmm15, xmm0                                 ;  1957.0 fmul+fadd  192 dst
        movaps xmm0, xmm1                                     ;  1958.0 fmul+fadd  192 dst copy
        punpcklbw xmm0, xmm3                                  ;  1960.0 fmul+fadd  192 dst
        punpckhbw xmm1, xmm3                                  ;  1960.0 fmul+fadd  192 dst
        movaps xmm3, xmm12                                    ;  1961.0 fmul+fadd  192 dst copy
        punpcklbw xmm3, xmm4                                  ;  1963.0 fmul+fadd  192 dst
        punpckhbw xmm12, xmm4                                 ;  1963.0 fmul+fadd  192 dst
        movaps xmm4, xmm9                                     ;  1964.0 fmul+fadd  192 dst copy
        punpcklbw xmm4, xmm7                                  ;  1966.0 fmul+fadd  192 dst
        punpckhbw xmm9, xmm7                                  ;  1966.0 fmul+fadd  192 dst
        movaps xmm7, xmm11                                    ;  1967.0 fmul+fadd  192 dst copy
        punpcklbw xmm7, xmm0                                  ;  1969.0 fmul+fadd  192 dst
        punpckhbw xmm11, xmm0                                 ;  1969.0 fmul+fadd  192 dst
        mov r9, qword [rbp + 2032]                            ;  1964.3 agu2   192 dst reload
        movaps [r9 + 32], xmm7                                ;  1971.0 agu1+agu0+fmisc  192 dst
        movaps xmm0, [rcx + 32]                               ;  1969.7 agu2+agu0+fmisc  192 dst reload
        movaps xmm7, [rax - 64]                               ;  1971.0 agu1+agu0+fmisc+fmul  192 dst
        punpcklbw xmm7, xmm0                                  ;  1973.0 fadd+fmul  192 dst
        movaps [rdi - 128], xmm11                             ;  1971.0 agu2+agu1+fmisc  192 dst spill
        movaps xmm11, [rax - 64]                              ;  1973.0 agu0+agu1+fadd+fmul  192 dst
        punpckhbw xmm11, xmm0                                 ;  1975.0 fadd+fmul  192 dst
        movaps xmm0, [rcx - 16]                               ;  1974.7 agu2+agu0+fmisc  192 dst reload
        movaps [rcx + 32], xmm9                               ;  1974.7 agu1+agu0+fmisc  192 dst spill
        movaps xmm9, [rsi - 128]                              ;  1975.0 agu2+agu1+fadd+fmul  192 dst
        punpcklbw xmm9, xmm0                                  ;  1977.0 fadd+fmul  192 dst
        movaps [rax - 64], xmm15                              ;  1976.7 agu0+agu2+fmisc  192 dst spill
        movaps xmm15, [rsi - 128]                             ;  1977.0 agu1+agu0+fadd+fmul  192 dst
        punpckhbw xmm15, xmm0                                 ;  1979.0 fadd+fmul  192 dst
        movaps xmm0, xmm7                                     ;  1977.0 fadd+fmul  192 dst copy
        punpcklbw xmm0, xmm9                                  ;  1979.0 fadd+fmul  192 dst
        punpckhbw xmm7, xmm9                                  ;  1979.0 fadd+fmul  192 dst
        movaps xmm9, xmm11                                    ;  1980.0 fadd+fmul  192 dst copy
        punpcklbw xmm9, xmm15                                 ;  1982.0 fadd+fmul  192 dst
        punpckhbw xmm11, xmm15                                ;  1982.0 fadd+fmul  192 dst
        movaps xmm15, [rcx + 80]                              ;  1983.0 agu2+agu1+fmisc  192 dst reload
        movaps [rcx - 16], xmm12                              ;  1983.0 agu0+agu1+fmisc  192 dst spill
        movaps xmm12, [rsi - 16]                              ;  1985.0 agu2+agu0+fadd+fmul  192 dst
        punpcklbw xmm12, xmm15                                ;  1987.0 fadd+fmul  192 dst
        movaps [rsi - 128], xmm1                              ;  1985.0 agu1+agu2+fmisc  192 dst spill
        movaps xmm1, [rsi - 16]                               ;  1987.0 agu0+agu1+fadd+fmul  192 dst
        punpckhbw xmm1, xmm15                                 ;  1989.0 fadd+fmul  192 dst
        movaps xmm15, [rsi + 80]                              ;  1989.0 agu2+agu0+fmisc+fadd  192 dst reload
        movaps [rcx + 80], xmm4                               ;  1988.0 agu1+agu0+fmisc  192 dst spill
        movaps xmm4, [rdx - 112]                              ;  1990.0 agu2+agu1+fmul+fadd  192 dst
        punpcklbw xmm4, xmm15                                 ;  1992.0 fmul+fadd  192 dst
        movaps [rsi - 16], xmm6                               ;  1990.0 agu0+agu2+fmisc  192 dst spill
        movaps xmm6, [rdx - 112]                              ;  1992.0 agu1+agu0+fmul+fadd  192 dst
        punpckhbw xmm6, xmm15                                 ;  1994.0 fmul+fadd  192 dst
        movaps xmm15, xmm12                                   ;  1992.0 fmul+fadd  192 dst copy
        punpcklbw xmm15, xmm4                                 ;  1994.0 fmul+fadd  192 dst
        punpckhbw xmm12, xmm4                                 ;  1994.0 fmul+fadd  192 dst
        movaps xmm4, xmm1                                     ;  1995.0 fmul+fadd  192 dst copy
        punpcklbw xmm4, xmm6                                  ;  1997.0 fmul+fadd  192 dst
        punpckhbw xmm1, xmm6                                  ;  1997.0 fmul+fadd  192 dst
        movaps xmm6, xmm0                                     ;  1998.0 fmul+fadd  192 dst copy
        punpcklbw xmm6, xmm15                                 ;  2000.0 fmul+fadd  192 dst
        punpckhbw xmm0, xmm15                                 ;  2000.0 fmul+fadd  192 dst
        movaps xmm15, xmm7                                    ;  2001.0 fmul+fadd  192 dst copy
        punpcklbw xmm15, xmm12                                ;  2003.0 fmul+fadd  192 dst
        punpckhbw xmm7, xmm12                                 ;  2003.0 fmul+fadd  192 dst
        movaps xmm12, xmm9                                    ;  2004.0 fmul+fadd  192 dst copy
        punpcklbw xmm12, xmm4                                 ;  2006.0 fmul+fadd  192 dst
        punpckhbw xmm9, xmm4                                  ;  2006.0 fmul+fadd  192 dst
        movaps xmm4, xmm11                                    ;  2007.0 fmul+fadd  192 dst copy
        punpcklbw xmm4, xmm1                                  ;  2009.0 fmul+fadd  192 dst
        punpckhbw xmm11, xmm1                                 ;  2009.0 fmul+fadd  192 dst
        movaps xmm1, [rdi - 48]                               ;  2007.3 agu2+agu1+fmisc  192 dst reload
        movaps [rsi + 80], xmm11                              ;  2011.0 agu0+agu1+fmisc  192 dst spill
        movaps xmm11, [rdx - 64]                              ;  2011.0 agu2+agu0+fmisc+fmul  192 dst
        punpcklbw xmm11, xmm1                                 ;  2013.0 fadd+fmul  192 dst
        movaps [rdx - 112], xmm7                              ;  2010.3 agu1+agu2+fmisc  192 dst spill
        movaps xmm7, [rdx - 64]                               ;  2013.0 agu0+agu1+fadd+fmul  192 dst
        punpckhbw xmm7, xmm1                                  ;  2015.0 fadd+fmul  192 dst
        movaps xmm1, [rdi + 16]                               ;  2014.3 agu2+agu0+fmisc  192 dst reload
        movaps [rdi - 48], xmm9                               ;  2014.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm9, [rdx + 16]                               ;  2015.0 agu2+agu1+fadd+fmul  192 dst
        punpcklbw xmm9, xmm1                                  ;  2017.0 fadd+fmul  192 dst
        movaps [rdx - 64], xmm0                               ;  2016.3 agu0+agu2+fmisc  192 dst spill
        movaps xmm0, [rdx + 16]                               ;  2017.0 agu1+agu0+fadd+fmul  192 dst
        punpckhbw xmm0, xmm1                                  ;  2019.0 fadd+fmul  192 dst
        movaps xmm1, xmm11                                    ;  2017.0 fadd+fmul  192 dst copy
        punpcklbw xmm1, xmm9                                  ;  2019.0 fadd+fmul  192 dst
        punpckhbw xmm11, xmm9                                 ;  2019.0 fadd+fmul  192 dst
        movaps xmm9, xmm7                                     ;  2020.0 fadd+fmul  192 dst copy
        punpcklbw xmm9, xmm0                                  ;  2022.0 fadd+fmul  192 dst
        punpckhbw xmm7, xmm0                                  ;  2022.0 fadd+fmul  192 dst
        movaps xmm0, [rdi + 112]                              ;  2022.7 agu2+agu1+fmisc  192 dst reload
        movaps [rdi + 16], xmm4                               ;  2022.7 agu0+agu1+fmisc  192 dst spill
        movaps xmm4, [rdx + 80]                               ;  2025.0 agu2+agu0+fadd+fmul  192 dst
        punpcklbw xmm4, xmm0                                  ;  2027.0 fadd+fmul  192 dst
        movaps [rdx + 16], xmm15                              ;  2024.7 agu1+agu2+fmisc  192 dst spill
        movaps xmm15, [rdx + 80]                              ;  2027.0 agu0+agu1+fadd+fmul  192 dst
        punpckhbw xmm15, xmm0                                 ;  2029.0 fadd+fmul  192 dst
        movaps xmm0, [rax - 128]                              ;  2028.7 agu2+agu0+fmisc  192 dst reload
        movaps [rdi + 112], xmm12                             ;  2028.7 agu1+agu0+fmisc  192 dst spill
        movaps xmm12, [rbp - 96]                              ;  2029.0 agu2+agu1+fadd+fmul  192 dst
        punpcklbw xmm12, xmm0                                 ;  2031.0 fadd+fmul  192 dst
        movaps [rdx + 80], xmm6                               ;  2030.7 agu0+agu2+fmisc  192 dst spill
        movaps xmm6, [rbp - 96]                               ;  2031.0 agu1+agu0+fadd+fmul  192 dst
        punpckhbw xmm6, xmm0                                  ;  2033.0 fadd+fmul  192 dst
        movaps xmm0, xmm4                                     ;  2031.0 fadd+fmul  192 dst copy
        punpcklbw xmm0, xmm12                                 ;  2033.0 fadd+fmul  192 dst
        punpckhbw xmm4, xmm12                                 ;  2033.0 fadd+fmul  192 dst
        movaps xmm12, xmm15                                   ;  2034.0 fadd+fmul  192 dst copy
        punpcklbw xmm12, xmm6                                 ;  2036.0 fadd+fmul  192 dst
        punpckhbw xmm15, xmm6                                 ;  2036.0 fadd+fmul  192 dst
        movaps xmm6, xmm1                                     ;  2037.0 fadd+fmul  192 dst copy
        punpcklbw xmm6, xmm0                                  ;  2039.0 fadd+fmul  192 dst
        punpckhbw xmm1, xmm0                                  ;  2039.0 fadd+fmul  192 dst
        movaps xmm0, xmm11                                    ;  2040.0 fadd+fmul  192 dst copy
        punpcklbw xmm0, xmm4                                  ;  2042.0 fadd+fmul  192 dst
        punpckhbw xmm11, xmm4                                 ;  2042.0 fadd+fmul  192 dst
        movaps xmm4, xmm9                                     ;  2043.0 fadd+fmul  192 dst copy
        punpcklbw xmm4, xmm12                                 ;  2045.0 fadd+fmul  192 dst
        punpckhbw xmm9, xmm12                                 ;  2045.0 fadd+fmul  192 dst
        movaps xmm12, xmm7                                    ;  2046.0 fadd+fmul  192 dst copy
        punpcklbw xmm12, xmm15                                ;  2048.0 fadd+fmul  192 dst
        punpckhbw xmm7, xmm15                                 ;  2048.0 fadd+fmul  192 dst
        movaps xmm15, [rcx - 112]                             ;  2046.3 agu2+agu0+fmisc  192 dst reload
        movaps [rax - 128], xmm7                              ;  2050.0 agu1+agu0+fmisc  192 dst spill
        movaps xmm7, [rax - 48]                               ;  2050.3 agu2+agu0+fmisc  192 dst
        punpcklbw xmm7, xmm15                                 ;  2052.3 fadd+fmul  192 dst
        movaps [rbp - 96], xmm11                              ;  2050.3 agu1+agu2+fmisc  192 dst spill
        movaps xmm11, [rax - 48]                              ;  2052.0 agu0+agu1+fadd+fmul  192 dst
        punpckhbw xmm11, xmm15                                ;  2054.0 fadd+fmul  192 dst
        movaps xmm15, [rcx - 32]                              ;  2054.0 agu2+agu0+fmisc+fadd  192 dst reload
        movaps [rcx - 112], xmm9                              ;  2053.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm9, [rsi - 80]                               ;  2055.0 agu2+agu1+fmul+fadd  192 dst
        punpcklbw xmm9, xmm15                                 ;  2057.0 fmul+fadd  192 dst
        movaps [rax - 48], xmm1                               ;  2055.3 agu0+agu2+fmisc  192 dst spill
        movaps xmm1, [rsi - 80]                               ;  2057.0 agu1+agu0+fmul+fadd  192 dst
        punpckhbw xmm1, xmm15                                 ;  2059.0 fmul+fadd  192 dst
        movaps xmm15, xmm7                                    ;  2057.0 fmul+fadd  192 dst copy
        punpcklbw xmm15, xmm9                                 ;  2059.0 fmul+fadd  192 dst
        punpckhbw xmm7, xmm9                                  ;  2059.0 fmul+fadd  192 dst
        movaps xmm9, xmm11                                    ;  2060.0 fmul+fadd  192 dst copy
        punpcklbw xmm9, xmm1                                  ;  2062.0 fmul+fadd  192 dst
        punpckhbw xmm11, xmm1                                 ;  2062.0 fmul+fadd  192 dst
        movaps xmm1, [rcx + 112]                              ;  2062.0 agu2+agu1+fmisc  192 dst reload
        movaps [rcx - 32], xmm12                              ;  2062.0 agu0+agu1+fmisc  192 dst spill
        movaps xmm12, [rsi + 16]                              ;  2065.0 agu2+agu0+fmul+fadd  192 dst
        punpcklbw xmm12, xmm1                                 ;  2067.0 fmul+fadd  192 dst
        movaps [rsi - 80], xmm0                               ;  2064.0 agu1+agu2+fmisc  192 dst spill
        movaps xmm0, [rsi + 16]                               ;  2067.0 agu0+agu1+fmul+fadd  192 dst
        punpckhbw xmm0, xmm1                                  ;  2069.0 fmul+fadd  192 dst
        movaps xmm1, [rsi + 96]                               ;  2068.0 agu2+agu0+fmisc+fmul  192 dst reload
        movaps [rcx + 112], xmm4                              ;  2067.0 agu1+agu0+fmisc  192 dst spill
        movaps xmm4, [rdx - 128]                              ;  2069.0 agu2+agu1+fadd+fmul  192 dst
        punpcklbw xmm4, xmm1                                  ;  2071.0 fadd+fmul  192 dst
        movaps [rsi + 16], xmm6                               ;  2069.0 agu0+agu2+fmisc  192 dst spill
        movaps xmm6, [rdx - 128]                              ;  2071.0 agu1+agu0+fadd+fmul  192 dst
        punpckhbw xmm6, xmm1                                  ;  2073.0 fadd+fmul  192 dst
        movaps xmm1, xmm12                                    ;  2071.0 fadd+fmul  192 dst copy
        punpcklbw xmm1, xmm4                                  ;  2073.0 fadd+fmul  192 dst
        punpckhbw xmm12, xmm4                                 ;  2073.0 fadd+fmul  192 dst
        movaps xmm4, xmm0                                     ;  2074.0 fadd+fmul  192 dst copy
        punpcklbw xmm4, xmm6                                  ;  2076.0 fadd+fmul  192 dst
        punpckhbw xmm0, xmm6                                  ;  2076.0 fadd+fmul  192 dst
        movaps xmm6, xmm15                                    ;  2077.0 fadd+fmul  192 dst copy
        punpcklbw xmm6, xmm1                                  ;  2079.0 fadd+fmul  192 dst
        punpckhbw xmm15, xmm1                                 ;  2079.0 fadd+fmul  192 dst
        movaps xmm1, xmm7                                     ;  2080.0 fadd+fmul  192 dst copy
        punpcklbw xmm1, xmm12                                 ;  2082.0 fadd+fmul  192 dst
        punpckhbw xmm7, xmm12                                 ;  2082.0 fadd+fmul  192 dst
        movaps xmm12, xmm9                                    ;  2083.0 fadd+fmul  192 dst copy
        punpcklbw xmm12, xmm4                                 ;  2085.0 fadd+fmul  192 dst
        punpckhbw xmm9, xmm4                                  ;  2085.0 fadd+fmul  192 dst
        movaps xmm4, xmm11                                    ;  2086.0 fadd+fmul  192 dst copy
        punpcklbw xmm4, xmm0                                  ;  2088.0 fadd+fmul  192 dst
        punpckhbw xmm11, xmm0                                 ;  2088.0 fadd+fmul  192 dst
        movaps xmm0, [rdi - 64]                               ;  2086.3 agu2+agu1+fmisc  192 dst reload
        movaps [rsi + 96], xmm11                              ;  2090.0 agu0+agu1+fmisc  192 dst spill
        movaps xmm11, [rdx - 48]                              ;  2090.3 agu2+agu0+fmisc  192 dst
        punpcklbw xmm11, xmm0                                 ;  2092.3 fadd+fmul  192 dst
        movaps [rdx - 128], xmm7                              ;  2090.3 agu1+agu2+fmisc  192 dst spill
        movaps xmm7, [rdx - 48]                               ;  2092.0 agu0+agu1+fadd+fmul  192 dst
        punpckhbw xmm7, xmm0                                  ;  2094.0 fadd+fmul  192 dst
        movaps xmm0, [rdi + 32]                               ;  2094.0 agu2+agu0+fmisc+fadd  192 dst reload
        movaps [rdi - 64], xmm9                               ;  2093.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm9, [rdx + 32]                               ;  2095.0 agu2+agu1+fmul+fadd  192 dst
        punpcklbw xmm9, xmm0                                  ;  2097.0 fmul+fadd  192 dst
        movaps [rdx - 48], xmm15                              ;  2095.3 agu0+agu2+fmisc  192 dst spill
        movaps xmm15, [rdx + 32]                              ;  2097.0 agu1+agu0+fmul+fadd  192 dst
        punpckhbw xmm15, xmm0                                 ;  2099.0 fmul+fadd  192 dst
        movaps xmm0, xmm11                                    ;  2097.0 fmul+fadd  192 dst copy
        punpcklbw xmm0, xmm9                                  ;  2099.0 fmul+fadd  192 dst
        punpckhbw xmm11, xmm9                                 ;  2099.0 fmul+fadd  192 dst
        movaps xmm9, xmm7                                     ;  2100.0 fmul+fadd  192 dst copy
        punpcklbw xmm9, xmm15                                 ;  2102.0 fmul+fadd  192 dst
        punpckhbw xmm7, xmm15                                 ;  2102.0 fmul+fadd  192 dst
        movaps xmm15, [rbp + 32]                              ;  2102.0 agu2+agu1+fmisc  192 dst reload
        movaps [rdi + 32], xmm4                               ;  2102.0 agu0+agu1+fmisc  192 dst spill
        movaps xmm4, [rdx + 48]                               ;  2105.0 agu2+agu0+fmul+fadd  192 dst
        punpcklbw xmm4, xmm15                                 ;  2107.0 fmul+fadd  192 dst
        movaps [rdx + 32], xmm1                               ;  2104.0 agu1+agu2+fmisc  192 dst spill
        movaps xmm1, [rdx + 48]                               ;  2107.0 agu0+agu1+fmul+fadd  192 dst
        punpckhbw xmm1, xmm15                                 ;  2109.0 fmul+fadd  192 dst
        movaps xmm15, [rbp + 0]                               ;  2108.0 agu2+agu0+fmisc+fmul  192 dst reload
        movaps [rbp + 32], xmm12                              ;  2107.0 agu1+agu0+fmisc  192 dst spill
        movaps xmm12, [rbp - 80]                              ;  2109.0 agu2+agu1+fadd+fmul  192 dst
        punpcklbw xmm12, xmm15                                ;  2111.0 fadd+fmul  192 dst
        movaps [rdx + 48], xmm6                               ;  2109.0 agu0+agu2+fmisc  192 dst spill
        movaps xmm6, [rbp - 80]                               ;  2111.0 agu1+agu0+fadd+fmul  192 dst
        punpckhbw xmm6, xmm15                                 ;  2113.0 fadd+fmul  192 dst
        movaps xmm15, xmm4                                    ;  2111.0 fadd+fmul  192 dst copy
        punpcklbw xmm15, xmm12                                ;  2113.0 fadd+fmul  192 dst
        punpckhbw xmm4, xmm12                                 ;  2113.0 fadd+fmul  192 dst
        movaps xmm12, xmm1                                    ;  2114.0 fadd+fmul  192 dst copy
        punpcklbw xmm12, xmm6                                 ;  2116.0 fadd+fmul  192 dst
        punpckhbw xmm1, xmm6                                  ;  2116.0 fadd+fmul  192 dst
        movaps xmm6, xmm0                                     ;  2117.0 fadd+fmul  192 dst copy
        punpcklbw xmm6, xmm15                                 ;  2119.0 fadd+fmul  192 dst
        punpckhbw xmm0, xmm15                                 ;  2119.0 fadd+fmul  192 dst
        movaps xmm15, xmm11                                   ;  2120.0 fadd+fmul  192 dst copy
        punpcklbw xmm15, xmm4                                 ;  2122.0 fadd+fmul  192 dst
        punpckhbw xmm11, xmm4                                 ;  2122.0 fadd+fmul  192 dst
        movaps xmm4, xmm9                                     ;  2123.0 fadd+fmul  192 dst copy
        punpcklbw xmm4, xmm12                                 ;  2125.0 fadd+fmul  192 dst
        punpckhbw xmm9, xmm12                                 ;  2125.0 fadd+fmul  192 dst
        movaps xmm12, xmm7                                    ;  2126.0 fadd+fmul  192 dst copy
        punpcklbw xmm12, xmm1                                 ;  2128.0 fadd+fmul  192 dst
        punpckhbw xmm7, xmm1                                  ;  2128.0 fadd+fmul  192 dst
        movaps xmm1, [rsi + 112]                              ;  2126.3 agu2+agu1+fmisc  192 dst reload
        movaps [r9], xmm1                                     ;  2128.3 agu0+agu1+fmisc  192 dst
        movaps xmm1, [rcx - 128]                              ;  2130.3 agu2+agu0+fmisc  192 dst reload
        movaps [rsi + 112], xmm7                              ;  2130.3 agu1+agu2+fmisc  192 dst spill
        movaps xmm7, [r10 - 112]                              ;  2131.0 agu0+agu1+fadd+fmul  192 dst
        punpcklbw xmm7, xmm1                                  ;  2133.0 fadd+fmul  192 dst
        movaps [rbp + 0], xmm11                               ;  2132.3 agu2+agu0+fmisc  192 dst spill
        movaps xmm11, [r10 - 112]                             ;  2133.0 agu1+agu0+fadd+fmul  192 dst
        punpckhbw xmm11, xmm1                                 ;  2135.0 fadd+fmul  192 dst
        movaps xmm1, [rdx + 96]                               ;  2135.0 agu2+agu1+fadd+fmul  192 dst reload
        movaps [r9 + 64], xmm1                                ;  2137.0 agu0+agu1+fmisc  192 dst
        movaps xmm1, [rcx + 0]                                ;  2136.0 agu2+agu0+fadd+fmul  192 dst reload
        movaps [rdx + 96], xmm9                               ;  2136.3 agu1+agu2+fmisc  192 dst spill
        movaps xmm9, [rsi - 64]                               ;  2137.0 agu0+agu1+fadd+fmul  192 dst
        punpcklbw xmm9, xmm1                                  ;  2139.0 fadd+fmul  192 dst
        movaps [rcx - 128], xmm0                              ;  2138.3 agu2+agu0+fmisc  192 dst spill
        movaps xmm0, [rsi - 64]                               ;  2139.0 agu1+agu0+fadd+fmul  192 dst
        punpckhbw xmm0, xmm1                                  ;  2141.0 fadd+fmul  192 dst
        movaps xmm1, xmm7                                     ;  2139.0 fadd+fmul  192 dst copy
        punpcklbw xmm1, xmm9                                  ;  2141.0 fadd+fmul  192 dst
        punpckhbw xmm7, xmm9                                  ;  2141.0 fadd+fmul  192 dst
        movaps xmm9, xmm11                                    ;  2142.0 fadd+fmul  192 dst copy
        punpcklbw xmm9, xmm0                                  ;  2144.0 fadd+fmul  192 dst
        punpckhbw xmm11, xmm0                                 ;  2144.0 fadd+fmul  192 dst
        movaps xmm0, [rcx + 96]                               ;  2144.7 agu2+agu1+fmisc  192 dst reload
        movaps [rcx + 0], xmm12                               ;  2144.7 agu0+agu1+fmisc  192 dst spill
        movaps xmm12, [rax + 32]                              ;  2147.0 agu2+agu0+fadd+fmul  192 dst
        punpcklbw xmm12, xmm0                                 ;  2149.0 fadd+fmul  192 dst
        movaps [rsi - 64], xmm15                              ;  2146.7 agu1+agu2+fmisc  192 dst spill
        movaps xmm15, [rax + 32]                              ;  2149.0 agu0+agu1+fadd+fmul  192 dst
        punpckhbw xmm15, xmm0                                 ;  2151.0 fadd+fmul  192 dst
        movaps xmm0, [rbp + 80]                               ;  2150.7 agu2+agu0+fmisc  192 dst reload
        movaps [r9 + 128], xmm0                               ;  2152.7 agu1+agu0+fmisc  192 dst
        movaps xmm0, [rbx + 48]                               ;  2151.0 agu2+agu1+fadd+fmul  192 dst reload
        movaps [rbp + 80], xmm4                               ;  2152.7 agu0+agu2+fmisc  192 dst spill
        movaps xmm4, [rsi + 0]                                ;  2152.0 agu1+agu0+fadd+fmul  192 dst
        punpcklbw xmm4, xmm0                                  ;  2154.0 fadd+fmul  192 dst
        movaps [rcx + 96], xmm6                               ;  2154.7 agu2+agu1+fmisc  192 dst spill
        movaps xmm6, [rsi + 0]                                ;  2154.3 agu0+agu1+fadd+fmul  192 dst
        punpckhbw xmm6, xmm0                                  ;  2156.3 fadd+fmul  192 dst
        movaps xmm0, xmm12                                    ;  2154.0 fadd+fmul  192 dst copy
        punpcklbw xmm0, xmm4                                  ;  2156.0 fadd+fmul  192 dst
        punpckhbw xmm12, xmm4                                 ;  2156.0 fadd+fmul  192 dst
        movaps xmm4, xmm15                                    ;  2157.0 fadd+fmul  192 dst copy
        punpcklbw xmm4, xmm6                                  ;  2159.0 fadd+fmul  192 dst
        punpckhbw xmm15, xmm6                                 ;  2159.0 fadd+fmul  192 dst
        movaps xmm6, xmm1                                     ;  2160.0 fadd+fmul  192 dst copy
        punpcklbw xmm6, xmm0                                  ;  2162.0 fadd+fmul  192 dst
        punpckhbw xmm1, xmm0                                  ;  2162.0 fadd+fmul  192 dst
        movaps xmm0, xmm7                                     ;  2163.0 fadd+fmul  192 dst copy
        punpcklbw xmm0, xmm12                                 ;  2165.0 fadd+fmul  192 dst
        punpckhbw xmm7, xmm12                                 ;  2165.0 fadd+fmul  192 dst
        movaps xmm12, xmm9                                    ;  2166.0 fadd+fmul  192 dst copy
        punpcklbw xmm12, xmm4                                 ;  2168.0 fadd+fmul  192 dst
        punpckhbw xmm9, xmm4                                  ;  2168.0 fadd+fmul  192 dst
        movaps xmm4, xmm11                                    ;  2169.0 fadd+fmul  192 dst copy
        punpcklbw xmm4, xmm15                                 ;  2171.0 fadd+fmul  192 dst
        punpckhbw xmm11, xmm15                                ;  2171.0 fadd+fmul  192 dst
        movaps xmm15, [rdi - 128]                             ;  2169.3 agu2+agu0+fmisc  192 dst reload
        movaps [r9 + 160], xmm15                              ;  2171.3 agu1+agu0+fmisc  192 dst
        movaps xmm15, [rbx + 0]                               ;  2173.3 agu2+agu0+fmisc  192 dst reload
        movaps [r9 + 192], xmm15                              ;  2175.3 agu1+agu2+fmisc  192 dst
        movaps xmm15, [rax - 80]                              ;  2174.0 agu0+agu1+fadd+fmul  192 dst
        punpcklbw xmm15, xmm5                                 ;  2176.0 fadd+fmul  192 dst
        movaps [r9 + 256], xmm15                              ;  2178.0 agu2+agu0+fmisc  192 dst
        movaps xmm15, [rax - 80]                              ;  2176.0 agu1+agu0+fadd+fmul  192 dst
        punpckhbw xmm15, xmm5                                 ;  2178.0 fadd+fmul  192 dst
        movaps [r9 + 384], xmm15                              ;  2180.0 agu2+agu1+fmisc  192 dst
        movaps xmm5, [rdi - 32]                               ;  2178.0 agu0+agu1+fadd+fmul  192 dst
        punpcklbw xmm5, xmm13                                 ;  2180.0 fadd+fmul  192 dst
        movaps xmm15, [rdi - 32]                              ;  2180.0 agu2+agu0+fadd+fmul  192 dst
        punpckhbw xmm15, xmm13                                ;  2182.0 fadd+fmul  192 dst
        movaps [r9 + 1280], xmm5                              ;  2182.0 agu1+agu0+fmisc  192 dst
        movaps xmm5, [rdx - 96]                               ;  2182.0 agu2+agu0+fadd+fmul  192 dst
        punpcklbw xmm5, xmm10                                 ;  2184.0 fadd+fmul  192 dst
        movaps xmm13, [rdx - 96]                              ;  2183.7 agu1+agu2+fmisc  192 dst
        punpckhbw xmm13, xmm10                                ;  2185.7 fadd+fmul  192 dst
        movaps [r9 + 768], xmm5                               ;  2186.0 agu0+agu1+fmisc  192 dst
        movaps xmm5, [rbx - 112]                              ;  2185.0 agu2+agu0+fadd+fmul  192 dst
        punpcklbw xmm5, xmm8                                  ;  2187.0 fadd+fmul  192 dst
        movaps xmm10, [rbx - 112]                             ;  2187.0 agu1+agu2+fmisc+fadd  192 dst
        punpckhbw xmm10, xmm8                                 ;  2189.0 fmul+fadd  192 dst
        movaps [r9 + 896], xmm13                              ;  2187.7 agu0+agu1+fmisc  192 dst
        movaps xmm8, [rdx - 80]                               ;  2189.0 agu2+agu0+fmul+fadd  192 dst reload
        movaps xmm13, [rax + 64]                              ;  2189.7 agu1+agu2+fmul+fmisc  192 dst
        punpcklbw xmm13, xmm8                                 ;  2191.7 fadd+fmul  192 dst
        movaps [r9 + 1408], xmm15                             ;  2189.7 agu0+agu1+fmisc  192 dst
        movaps xmm15, [rax + 64]                              ;  2191.0 agu2+agu0+fadd+fmul  192 dst
        punpckhbw xmm15, xmm8                                 ;  2193.0 fadd+fmul  192 dst
        movaps [r9 + 1792], xmm5                              ;  2191.7 agu1+agu2+fmisc  192 dst
        movaps xmm5, [rbx + 80]                               ;  2193.0 agu0+agu1+fadd+fmul  192 dst reload
        movaps xmm8, [rax + 112]                              ;  2194.0 agu2+agu0+fadd+fmul  192 dst
        punpcklbw xmm8, xmm5                                  ;  2196.0 fadd+fmul  192 dst
        movaps [rdx - 80], xmm10                              ;  2193.7 agu1+agu2+fmisc  192 dst spill
        movaps xmm10, [rax + 112]                             ;  2196.0 agu0+agu1+fadd+fmul  192 dst
        punpckhbw xmm10, xmm5                                 ;  2198.0 fadd+fmul  192 dst
        movaps xmm5, xmm13                                    ;  2196.0 fadd+fmul  192 dst copy
        punpcklbw xmm5, xmm8                                  ;  2198.0 fadd+fmul  192 dst
        punpckhbw xmm13, xmm8                                 ;  2198.0 fadd+fmul  192 dst
        movaps xmm8, xmm15                                    ;  2199.0 fadd+fmul  192 dst copy
        punpcklbw xmm8, xmm10                                 ;  2201.0 fadd+fmul  192 dst
        punpckhbw xmm15, xmm10                                ;  2201.0 fadd+fmul  192 dst
        movaps xmm10, [rbp + 48]                              ;  2201.7 agu2+agu0+fmisc  192 dst
        punpcklbw xmm10, xmm2                                 ;  2203.7 fadd+fmul  192 dst
        movaps [r9 + 576], xmm10                              ;  2205.7 agu1+agu0+fmisc  192 dst
        movaps xmm10, [rbp + 48]                              ;  2205.0 agu2+agu0+fmisc+fadd  192 dst
        punpckhbw xmm10, xmm2                                 ;  2207.0 fmul+fadd  192 dst
        movaps [r9 + 704], xmm10                              ;  2209.0 agu1+agu2+fmisc  192 dst
        movaps xmm2, [rdx - 16]                               ;  2207.0 agu0+agu1+fmul+fadd  192 dst reload
        movaps xmm10, [rdi - 16]                              ;  2207.7 agu2+agu0+fmul+fmisc  192 dst
        punpcklbw xmm10, xmm2                                 ;  2209.7 fadd+fmul  192 dst
        movaps [rbp + 48], xmm11                              ;  2207.7 agu1+agu0+fmisc  192 dst spill
        movaps xmm11, [rdi - 16]                              ;  2209.0 agu2+agu0+fadd+fmul  192 dst
        punpckhbw xmm11, xmm2                                 ;  2211.0 fadd+fmul  192 dst
        movaps xmm2, [rsi - 112]                              ;  2211.0 agu1+agu0+fmisc+fadd  192 dst reload
        movaps [r9 + 512], xmm2                               ;  2213.0 agu2+agu0+fmisc  192 dst
        movaps xmm2, [rbp - 128]                              ;  2212.0 agu1+agu2+fmul+fadd  192 dst
        punpcklbw xmm2, xmm14                                 ;  2214.0 fmul+fadd  192 dst
        movaps [r9 + 1600], xmm2                              ;  2216.0 agu0+agu1+fmisc  192 dst
        movaps xmm2, [rbp - 128]                              ;  2214.0 agu2+agu0+fmul+fadd  192 dst
        punpckhbw xmm2, xmm14                                 ;  2216.0 fmul+fadd  192 dst
        movaps [r9 + 1728], xmm2                              ;  2218.0 agu1+agu2+fmisc  192 dst
        movaps xmm2, [rbp - 112]                              ;  2216.0 agu0+agu1+fmul+fadd  192 dst reload
        movaps xmm14, [rdx + 64]                              ;  2217.0 agu2+agu0+fmul+fadd  192 dst
        punpcklbw xmm14, xmm2                                 ;  2219.0 fmul+fadd  192 dst
        movaps [rbp - 128], xmm7                              ;  2217.0 agu1+agu2+fmisc  192 dst spill
        movaps xmm7, [rdx + 64]                               ;  2219.0 agu0+agu1+fmul+fadd  192 dst
        punpckhbw xmm7, xmm2                                  ;  2221.0 fmul+fadd  192 dst
        movaps xmm2, xmm10                                    ;  2219.0 fmul+fadd  192 dst copy
        punpcklbw xmm2, xmm14                                 ;  2221.0 fmul+fadd  192 dst
        punpckhbw xmm10, xmm14                                ;  2221.0 fmul+fadd  192 dst
        movaps xmm14, xmm11                                   ;  2222.0 fmul+fadd  192 dst copy
        punpcklbw xmm14, xmm7                                 ;  2224.0 fmul+fadd  192 dst
        punpckhbw xmm11, xmm7                                 ;  2224.0 fmul+fadd  192 dst
        movaps xmm7, xmm5                                     ;  2225.0 fmul+fadd  192 dst copy
        punpcklbw xmm7, xmm2                                  ;  2227.0 fmul+fadd  192 dst
        punpckhbw xmm5, xmm2                                  ;  2227.0 fmul+fadd  192 dst
        movaps xmm2, xmm13                                    ;  2228.0 fmul+fadd  192 dst copy
        punpcklbw xmm2, xmm10                                 ;  2230.0 fmul+fadd  192 dst
        punpckhbw xmm13, xmm10                                ;  2230.0 fmul+fadd  192 dst
        movaps xmm10, xmm8                                    ;  2231.0 fmul+fadd  192 dst copy
        punpcklbw xmm10, xmm14                                ;  2233.0 fmul+fadd  192 dst
        punpckhbw xmm8, xmm14                                 ;  2233.0 fmul+fadd  192 dst
        movaps xmm14, xmm15                                   ;  2234.0 fmul+fadd  192 dst copy
        punpcklbw xmm14, xmm11                                ;  2236.0 fmul+fadd  192 dst
        punpckhbw xmm15, xmm11                                ;  2236.0 fmul+fadd  192 dst
        movaps xmm11, xmm6                                    ;  2237.0 fmul+fadd  192 dst copy
        punpcklbw xmm11, xmm7                                 ;  2239.0 fmul+fadd  192 dst
        punpckhbw xmm6, xmm7                                  ;  2239.0 fmul+fadd  192 dst
        movaps [r9 + 80], xmm11                               ;  2241.0 agu2+agu0+fmisc  192 dst
        movaps [r9 + 208], xmm6                               ;  2241.0 agu1+agu0+fmisc  192 dst
        movaps xmm6, [rbx - 48]                               ;  2241.3 agu2+agu0+fmisc  192 dst reload
        movaps xmm7, [r10 - 80]                               ;  2242.0 agu1+agu2+fmul+fadd  192 dst
        punpcklbw xmm7, xmm6                                  ;  2244.0 fmul+fadd  192 dst
        movaps xmm11, [r10 - 80]                              ;  2243.3 agu0+agu1+fmisc  192 dst
        punpckhbw xmm11, xmm6                                 ;  2245.3 fmul+fadd  192 dst
        movaps xmm6, xmm12                                    ;  2243.0 fmul+fadd  192 dst copy
        punpcklbw xmm6, xmm10                                 ;  2245.0 fmul+fadd  192 dst
        punpckhbw xmm12, xmm10                                ;  2245.0 fmul+fadd  192 dst
        movaps [r9 + 1104], xmm6                              ;  2247.0 agu2+agu0+fmisc  192 dst
        movaps xmm6, [rdi + 80]                               ;  2247.7 agu1+agu0+fmisc+fmul  192 dst
        punpcklbw xmm6, xmm3                                  ;  2249.7 fadd+fmul  192 dst
        movaps xmm10, [rdi + 80]                              ;  2249.0 agu2+agu1+fmisc+fadd  192 dst
        punpckhbw xmm10, xmm3                                 ;  2251.0 fmul+fadd  192 dst
        movaps [r9 + 1232], xmm12                             ;  2248.7 agu0+agu1+fmisc  192 dst
        movaps xmm3, [rcx + 16]                               ;  2251.0 agu2+agu0+fmul+fadd  192 dst reload
        movaps xmm12, [rax + 0]                               ;  2251.7 agu1+agu2+fmisc+fmul  192 dst
        punpcklbw xmm12, xmm3                                 ;  2253.7 fadd+fmul  192 dst
        movaps [r9 + 1056], xmm6                              ;  2251.7 agu0+agu1+fmisc  192 dst
        movaps xmm6, [rax + 0]                                ;  2253.7 agu2+agu0+fadd+fmul  192 dst
        punpckhbw xmm6, xmm3                                  ;  2255.7 fadd+fmul  192 dst
        movaps xmm3, xmm7                                     ;  2253.7 fadd+fmul  192 dst copy
        punpcklbw xmm3, xmm12                                 ;  2255.7 fadd+fmul  192 dst
        punpckhbw xmm7, xmm12                                 ;  2255.7 fadd+fmul  192 dst
        movaps xmm12, xmm11                                   ;  2256.7 fadd+fmul  192 dst copy
        punpcklbw xmm12, xmm6                                 ;  2258.7 fadd+fmul  192 dst
        punpckhbw xmm11, xmm6                                 ;  2258.7 fadd+fmul  192 dst
        movaps [r9 + 1184], xmm10                             ;  2256.7 agu1+agu2+fmisc  192 dst
        movaps xmm6, [rbx + 16]                               ;  2260.7 agu0+agu1+fmisc  192 dst reload
        movaps xmm10, [rax + 16]                              ;  2261.7 agu2+agu0+fadd+fmul  192 dst
        punpcklbw xmm10, xmm6                                 ;  2263.7 fadd+fmul  192 dst
        movaps [rcx + 16], xmm15                              ;  2260.7 agu1+agu2+fmisc  192 dst spill
        movaps xmm15, [rax + 16]                              ;  2263.7 agu0+agu1+fadd+fmul  192 dst
        punpckhbw xmm15, xmm6                                 ;  2265.7 fadd+fmul  192 dst
        movaps xmm6, xmm0                                     ;  2263.7 fadd+fmul  192 dst copy
        punpcklbw xmm6, xmm2                                  ;  2265.7 fadd+fmul  192 dst
        punpckhbw xmm0, xmm2                                  ;  2265.7 fadd+fmul  192 dst
        movaps [r9 + 592], xmm6                               ;  2267.7 agu2+agu0+fmisc  192 dst
        movaps [r9 + 720], xmm0                               ;  2267.7 agu1+agu0+fmisc  192 dst
        movaps xmm0, [rbx + 32]                               ;  2268.7 agu2+agu1+fadd+fmul  192 dst reload
        movaps xmm2, [rax + 48]                               ;  2269.7 agu0+agu2+fadd+fmul  192 dst
        punpcklbw xmm2, xmm0                                  ;  2271.7 fadd+fmul  192 dst
        movaps xmm6, [rax + 48]                               ;  2270.7 agu1+agu0+fmisc  192 dst
        punpckhbw xmm6, xmm0                                  ;  2272.7 fadd+fmul  192 dst
        movaps xmm0, xmm10                                    ;  2270.7 fadd+fmul  192 dst copy
        punpcklbw xmm0, xmm2                                  ;  2273.7 fadd+fmul  192 dst
        punpckhbw xmm10, xmm2                                 ;  2273.7 fadd+fmul  192 dst
        movaps xmm2, xmm15                                    ;  2273.7 fadd+fmul  192 dst copy
        punpcklbw xmm2, xmm6                                  ;  2275.7 fadd+fmul  192 dst
        punpckhbw xmm15, xmm6                                 ;  2275.7 fadd+fmul  192 dst
        movaps xmm6, xmm3                                     ;  2276.7 fadd+fmul  192 dst copy
        punpcklbw xmm6, xmm0                                  ;  2278.7 fadd+fmul  192 dst
        punpckhbw xmm3, xmm0                                  ;  2278.7 fadd+fmul  192 dst
        movaps xmm0, xmm7                                     ;  2279.7 fadd+fmul  192 dst copy
        punpcklbw xmm0, xmm10                                 ;  2281.7 fadd+fmul  192 dst
        punpckhbw xmm7, xmm10                                 ;  2281.7 fadd+fmul  192 dst
        movaps xmm10, xmm12                                   ;  2282.7 fadd+fmul  192 dst copy
        punpcklbw xmm10, xmm2                                 ;  2284.7 fadd+fmul  192 dst
        punpckhbw xmm12, xmm2                                 ;  2284.7 fadd+fmul  192 dst
        movaps xmm2, xmm11                                    ;  2285.7 fadd+fmul  192 dst copy
        punpcklbw xmm2, xmm15                                 ;  2287.7 fadd+fmul  192 dst
        punpckhbw xmm11, xmm15                                ;  2287.7 fadd+fmul  192 dst
        movaps xmm15, xmm4                                    ;  2288.7 fadd+fmul  192 dst copy
        punpcklbw xmm15, xmm14                                ;  2290.7 fadd+fmul  192 dst
        punpckhbw xmm4, xmm14                                 ;  2290.7 fadd+fmul  192 dst
        movaps xmm14, xmm1                                    ;  2291.7 fadd+fmul  192 dst copy
        punpcklbw xmm14, xmm5                                 ;  2293.7 fadd+fmul  192 dst
        punpckhbw xmm1, xmm5                                  ;  2293.7 fadd+fmul  192 dst
        movaps [r9 + 336], xmm14                              ;  2295.7 agu2+agu0+fmisc  192 dst
        movaps [r9 + 464], xmm1                               ;  2295.7 agu1+agu0+fmisc  192 dst
        movaps xmm1, [rbx + 64]                               ;  2296.0 agu2+agu0+fmisc  192 dst reload
        movaps xmm5, [rax + 80]                               ;  2296.7 agu1+agu2+fadd+fmul  192 dst
        punpcklbw xmm5, xmm1                                  ;  2298.7 fadd+fmul  192 dst
        movaps xmm14, [rax + 80]                              ;  2298.0 agu0+agu1+fmisc  192 dst
        punpckhbw xmm14, xmm1                                 ;  2300.0 fadd+fmul  192 dst
        movaps [r9 + 1616], xmm15                             ;  2298.0 agu2+agu0+fmisc  192 dst
        movaps xmm1, [rbx + 96]                               ;  2299.7 agu1+agu0+fadd+fmul  192 dst reload
        movaps xmm15, [rax + 96]                              ;  2300.7 agu2+agu1+fadd+fmul  192 dst
        punpcklbw xmm15, xmm1                                 ;  2302.7 fadd+fmul  192 dst
        movaps [r9 + 1744], xmm4                              ;  2300.0 agu0+agu2+fmisc  192 dst
        movaps xmm4, [rax + 96]                               ;  2302.7 agu1+agu0+fadd+fmul  192 dst
        punpckhbw xmm4, xmm1                                  ;  2304.7 fadd+fmul  192 dst
        movaps xmm1, xmm5                                     ;  2302.7 fadd+fmul  192 dst copy
        punpcklbw xmm1, xmm15                                 ;  2304.7 fadd+fmul  192 dst
        punpckhbw xmm5, xmm15                                 ;  2304.7 fadd+fmul  192 dst
        movaps xmm15, xmm14                                   ;  2305.7 fadd+fmul  192 dst copy
        punpcklbw xmm15, xmm4                                 ;  2307.7 fadd+fmul  192 dst
        punpckhbw xmm14, xmm4                                 ;  2307.7 fadd+fmul  192 dst
        movaps xmm4, xmm9                                     ;  2308.7 fadd+fmul  192 dst copy
        punpcklbw xmm4, xmm8                                  ;  2310.7 fadd+fmul  192 dst
        punpckhbw xmm9, xmm8                                  ;  2310.7 fadd+fmul  192 dst
        movaps [r9 + 1360], xmm4                              ;  2312.7 agu2+agu1+fmisc  192 dst
        movaps xmm4, [rbx + 112]                              ;  2312.0 agu0+agu1+fmisc  192 dst reload
        movaps xmm8, [rbx - 96]                               ;  2313.0 agu2+agu0+fmisc+fadd  192 dst
        punpcklbw xmm8, xmm4                                  ;  2315.0 fmul+fadd  192 dst
        movaps [r9 + 1488], xmm9                              ;  2313.0 agu1+agu2+fmisc  192 dst
        movaps xmm9, [rbx - 96]                               ;  2315.0 agu0+agu1+fmul+fadd  192 dst
        punpckhbw xmm9, xmm4                                  ;  2317.0 fmul+fadd  192 dst
        movaps xmm4, [rcx - 80]                               ;  2316.7 agu2+agu0+fmisc+fmul  192 dst reload
        movaps [r9 + 640], xmm4                               ;  2318.7 agu1+agu0+fmisc  192 dst
        movaps xmm4, [rax - 32]                               ;  2317.7 agu2+agu1+fadd+fmul  192 dst reload
        movaps [r9 + 1024], xmm4                              ;  2319.7 agu0+agu2+fmisc  192 dst
        movaps xmm4, [rbp - 32]                               ;  2318.7 agu1+agu0+fadd+fmul  192 dst reload
        movaps [r9 + 1088], xmm4                              ;  2320.7 agu2+agu1+fmisc  192 dst
        movaps xmm4, [rsi + 32]                               ;  2319.7 agu0+agu1+fadd+fmul  192 dst reload
        movaps [r9 + 1152], xmm4                              ;  2322.0 agu2+agu0+fmisc  192 dst
        movaps xmm4, [rbp - 64]                               ;  2321.0 agu1+agu2+fadd+fmul  192 dst reload
        movaps [r9 + 1216], xmm4                              ;  2324.0 agu0+agu1+fmisc  192 dst
        movaps xmm4, [rdi + 96]                               ;  2322.3 agu2+agu0+fadd+fmul  192 dst reload
        movaps [rbp - 64], xmm11                              ;  2326.0 agu1+agu2+fmisc  192 dst spill
        movaps xmm11, [rbx - 64]                              ;  2323.7 agu0+agu1+fadd+fmul  192 dst
        punpcklbw xmm11, xmm4                                 ;  2325.7 fadd+fmul  192 dst
        movaps [rsi + 32], xmm7                               ;  2328.0 agu2+agu0+fmisc  192 dst spill
        movaps xmm7, [rbx - 64]                               ;  2325.7 agu1+agu0+fadd+fmul  192 dst
        punpckhbw xmm7, xmm4                                  ;  2327.7 fadd+fmul  192 dst
        movaps xmm4, xmm8                                     ;  2325.3 fadd+fmul  192 dst copy
        punpcklbw xmm4, xmm11                                 ;  2327.7 fadd+fmul  192 dst
        punpckhbw xmm8, xmm11                                 ;  2327.7 fadd+fmul  192 dst
        movaps xmm11, xmm9                                    ;  2328.3 fadd+fmul  192 dst copy
        punpcklbw xmm11, xmm7                                 ;  2330.3 fadd+fmul  192 dst
        punpckhbw xmm9, xmm7                                  ;  2330.3 fadd+fmul  192 dst
        movaps xmm7, xmm1                                     ;  2331.3 fadd+fmul  192 dst copy
        punpcklbw xmm7, xmm4                                  ;  2333.3 fadd+fmul  192 dst
        punpckhbw xmm1, xmm4                                  ;  2333.3 fadd+fmul  192 dst
        movaps xmm4, xmm5                                     ;  2334.3 fadd+fmul  192 dst copy
        punpcklbw xmm4, xmm8                                  ;  2336.3 fadd+fmul  192 dst
        punpckhbw xmm5, xmm8                                  ;  2336.3 fadd+fmul  192 dst
        movaps xmm8, xmm15                                    ;  2337.3 fadd+fmul  192 dst copy
        punpcklbw xmm8, xmm11                                 ;  2339.3 fadd+fmul  192 dst
        punpckhbw xmm15, xmm11                                ;  2339.3 fadd+fmul  192 dst
        movaps xmm11, xmm14                                   ;  2340.3 fadd+fmul  192 dst copy
        punpcklbw xmm11, xmm9                                 ;  2342.3 fadd+fmul  192 dst
        punpckhbw xmm14, xmm9                                 ;  2342.3 fadd+fmul  192 dst
        movaps xmm9, xmm6                                     ;  2343.3 fadd+fmul  192 dst copy
        punpcklbw xmm9, xmm7                                  ;  2345.3 fadd+fmul  192 dst
        punpckhbw xmm6, xmm7                                  ;  2345.3 fadd+fmul  192 dst
        movaps [r9 + 48], xmm9                                ;  2347.3 agu2+agu1+fmisc  192 dst
        movaps [r9 + 176], xmm6                               ;  2347.3 agu0+agu1+fmisc  192 dst
        movaps xmm6, [rbx - 32]                               ;  2347.7 agu2+agu0+fmisc  192 dst reload
        movaps xmm7, [r10 - 96]                               ;  2348.3 agu1+agu2+fadd+fmul  192 dst
        punpcklbw xmm7, xmm6                                  ;  2350.3 fadd+fmul  192 dst
        movaps xmm9, [r10 - 96]                               ;  2349.7 agu0+agu1+fmisc  192 dst
        punpckhbw xmm9, xmm6                                  ;  2351.7 fadd+fmul  192 dst
        movaps xmm6, xmm10                                    ;  2349.3 fadd+fmul  192 dst copy
        punpcklbw xmm6, xmm8                                  ;  2351.3 fadd+fmul  192 dst
        punpckhbw xmm10, xmm8                                 ;  2351.3 fadd+fmul  192 dst
        movaps [r9 + 1072], xmm6                              ;  2353.3 agu2+agu0+fmisc  192 dst
        movaps [r9 + 1200], xmm10                             ;  2353.3 agu1+agu0+fmisc  192 dst
        movaps xmm6, [rbx - 16]                               ;  2354.3 agu2+agu1+fadd+fmul  192 dst reload
        movaps xmm8, [rax - 16]                               ;  2355.3 agu0+agu2+fadd+fmul  192 dst
        punpcklbw xmm8, xmm6                                  ;  2357.3 fadd+fmul  192 dst
        movaps xmm10, [rax - 16]                              ;  2357.0 agu1+agu0+fmisc  192 dst
        punpckhbw xmm10, xmm6                                 ;  2359.0 fadd+fmul  192 dst
        movaps xmm6, xmm7                                     ;  2356.3 fadd+fmul  192 dst copy
        punpcklbw xmm6, xmm8                                  ;  2359.3 fadd+fmul  192 dst
        punpckhbw xmm7, xmm8                                  ;  2359.3 fadd+fmul  192 dst
        movaps xmm8, xmm9                                     ;  2359.3 fadd+fmul  192 dst copy
        punpcklbw xmm8, xmm10                                 ;  2361.3 fadd+fmul  192 dst
        punpckhbw xmm9, xmm10                                 ;  2361.3 fadd+fmul  192 dst
        movaps xmm10, xmm0                                    ;  2362.3 fadd+fmul  192 dst copy
        punpcklbw xmm10, xmm4                                 ;  2364.3 fadd+fmul  192 dst
        punpckhbw xmm0, xmm4                                  ;  2364.3 fadd+fmul  192 dst
        movaps [r9 + 560], xmm10                              ;  2366.3 agu2+agu0+fmisc  192 dst
        movaps [r9 + 688], xmm0                               ;  2366.3 agu1+agu0+fmisc  192 dst
        movaps xmm0, [rcx - 64]                               ;  2367.3 agu2+agu1+fmisc+fadd  192 dst reload
        movaps xmm4, [rdx + 112]                              ;  2368.0 agu0+agu2+fmul+fmisc  192 dst
        punpcklbw xmm4, xmm0                                  ;  2370.0 fadd+fmul  192 dst
        movaps xmm10, [rdx + 112]                             ;  2369.3 agu1+agu0+fmisc+fadd  192 dst
        punpckhbw xmm10, xmm0                                 ;  2371.3 fmul+fadd  192 dst
        movaps xmm0, xmm2                                     ;  2369.3 fmul+fadd  192 dst copy
        punpcklbw xmm0, xmm11                                 ;  2371.3 fmul+fadd  192 dst
        punpckhbw xmm2, xmm11                                 ;  2371.3 fmul+fadd  192 dst
        movaps [r9 + 1584], xmm0                              ;  2373.3 agu2+agu0+fmisc  192 dst
        movaps [r9 + 1712], xmm2                              ;  2373.3 agu1+agu0+fmisc  192 dst
        movaps xmm0, [rcx + 64]                               ;  2374.3 agu2+agu1+fmul+fadd  192 dst reload
        movaps xmm2, [rsi - 48]                               ;  2375.3 agu0+agu2+fmul+fadd  192 dst
        punpcklbw xmm2, xmm0                                  ;  2377.3 fmul+fadd  192 dst
        movaps xmm11, [rsi - 48]                              ;  2376.3 agu1+agu0+fmisc+fmul  192 dst
        punpckhbw xmm11, xmm0                                 ;  2378.3 fadd+fmul  192 dst
        movaps xmm0, xmm4                                     ;  2376.3 fadd+fmul  192 dst copy
        punpcklbw xmm0, xmm2                                  ;  2379.3 fadd+fmul  192 dst
        punpckhbw xmm4, xmm2                                  ;  2379.3 fadd+fmul  192 dst
        movaps xmm2, xmm10                                    ;  2379.3 fadd+fmul  192 dst copy
        punpcklbw xmm2, xmm11                                 ;  2381.3 fadd+fmul  192 dst
        punpckhbw xmm10, xmm11                                ;  2381.3 fadd+fmul  192 dst
        movaps xmm11, xmm6                                    ;  2382.3 fadd+fmul  192 dst copy
        punpcklbw xmm11, xmm0                                 ;  2384.3 fadd+fmul  192 dst
        punpckhbw xmm6, xmm0                                  ;  2384.3 fadd+fmul  192 dst
        movaps xmm0, xmm7                                     ;  2385.3 fadd+fmul  192 dst copy
        punpcklbw xmm0, xmm4                                  ;  2387.3 fadd+fmul  192 dst
        punpckhbw xmm7, xmm4                                  ;  2387.3 fadd+fmul  192 dst
        movaps xmm4, xmm8                                     ;  2388.3 fadd+fmul  192 dst copy
        punpcklbw xmm4, xmm2                                  ;  2390.3 fadd+fmul  192 dst
        punpckhbw xmm8, xmm2                                  ;  2390.3 fadd+fmul  192 dst
        movaps xmm2, xmm9                                     ;  2391.3 fadd+fmul  192 dst copy
        punpcklbw xmm2, xmm10                                 ;  2393.3 fadd+fmul  192 dst
        punpckhbw xmm9, xmm10                                 ;  2393.3 fadd+fmul  192 dst
        movaps xmm10, xmm3                                    ;  2394.3 fadd+fmul  192 dst copy
        punpcklbw xmm10, xmm1                                 ;  2396.3 fadd+fmul  192 dst
        punpckhbw xmm3, xmm1                                  ;  2396.3 fadd+fmul  192 dst
        movaps [r9 + 304], xmm10                              ;  2398.3 agu2+agu0+fmisc  192 dst
        movaps [r9 + 432], xmm3                               ;  2398.3 agu1+agu0+fmisc  192 dst
        movaps xmm1, [rbp + 64]                               ;  2398.7 agu2+agu0+fmisc  192 dst reload
        movaps xmm3, [rsi + 48]                               ;  2399.3 agu1+agu2+fadd+fmul  192 dst
        punpcklbw xmm3, xmm1                                  ;  2401.3 fadd+fmul  192 dst
        movaps xmm10, [rsi + 48]                              ;  2400.7 agu0+agu1+fmisc  192 dst
        punpckhbw xmm10, xmm1                                 ;  2402.7 fadd+fmul  192 dst
        movaps xmm1, xmm12                                    ;  2400.3 fadd+fmul  192 dst copy
        punpcklbw xmm1, xmm15                                 ;  2402.3 fadd+fmul  192 dst
        punpckhbw xmm12, xmm15                                ;  2402.3 fadd+fmul  192 dst
        movaps [r9 + 1328], xmm1                              ;  2404.3 agu2+agu0+fmisc  192 dst
        movaps [r9 + 1456], xmm12                             ;  2404.3 agu1+agu0+fmisc  192 dst
        movaps xmm1, [rax - 112]                              ;  2405.3 agu2+agu1+fadd+fmul  192 dst reload
        movaps xmm12, [rdi - 112]                             ;  2406.3 agu0+agu2+fadd+fmul  192 dst
        punpcklbw xmm12, xmm1                                 ;  2408.3 fadd+fmul  192 dst
        movaps xmm15, [rdi - 112]                             ;  2408.0 agu1+agu0+fmisc  192 dst
        punpckhbw xmm15, xmm1                                 ;  2410.0 fadd+fmul  192 dst
        movaps xmm1, xmm3                                     ;  2407.3 fadd+fmul  192 dst copy
        punpcklbw xmm1, xmm12                                 ;  2410.3 fadd+fmul  192 dst
        punpckhbw xmm3, xmm12                                 ;  2410.3 fadd+fmul  192 dst
        movaps xmm12, xmm10                                   ;  2410.3 fadd+fmul  192 dst copy
        punpcklbw xmm12, xmm15                                ;  2412.3 fadd+fmul  192 dst
        punpckhbw xmm10, xmm15                                ;  2412.3 fadd+fmul  192 dst
        movaps xmm15, [rbx - 80]                              ;  2413.0 agu2+agu0+fmisc  192 dst reload
        movaps [r9 + 1536], xmm15                             ;  2415.0 agu1+agu0+fmisc  192 dst
        movaps xmm15, [rbp - 128]                             ;  2415.3 agu2+agu1+fadd+fmul  192 dst
        punpcklbw xmm15, xmm13                                ;  2417.3 fadd+fmul  192 dst
        movaps [r9 + 848], xmm15                              ;  2419.3 agu0+agu2+fmisc  192 dst
        movaps xmm15, [rbp - 128]                             ;  2417.3 agu1+agu0+fadd+fmul  192 dst
        punpckhbw xmm15, xmm13                                ;  2419.3 fadd+fmul  192 dst
        movaps [r9 + 976], xmm15                              ;  2421.3 agu2+agu1+fmisc  192 dst
        movaps xmm13, [rsi + 32]                              ;  2419.3 agu0+agu1+fadd+fmul  192 dst
        punpcklbw xmm13, xmm5                                 ;  2421.3 fadd+fmul  192 dst
        movaps [r9 + 816], xmm13                              ;  2423.3 agu2+agu0+fmisc  192 dst
        movaps xmm13, [rsi + 32]                              ;  2421.3 agu1+agu0+fadd+fmul  192 dst
        punpckhbw xmm13, xmm5                                 ;  2423.3 fadd+fmul  192 dst
        movaps [r9 + 944], xmm13                              ;  2425.3 agu2+agu0+fmisc  192 dst
        movaps xmm5, [rax - 96]                               ;  2423.7 agu1+agu0+fadd+fmul  192 dst reload
        movaps xmm13, [rbp - 48]                              ;  2424.3 agu2+agu1+fadd+fmul  192 dst
        punpcklbw xmm13, xmm5                                 ;  2426.3 fadd+fmul  192 dst
        movaps xmm15, [rbp - 48]                              ;  2426.3 agu0+agu2+fmisc+fadd  192 dst
        punpckhbw xmm15, xmm5                                 ;  2428.3 fmul+fadd  192 dst
        movaps xmm5, [r10 - 128]                              ;  2427.3 agu1+agu0+fmisc+fmul  192 dst reload
        movaps [r9 + 1664], xmm5                              ;  2429.3 agu2+agu0+fmisc  192 dst
        movaps xmm5, [rdx - 80]                               ;  2428.3 agu1+agu2+fadd+fmul  192 dst reload
        movaps [r9 + 1920], xmm5                              ;  2430.3 agu0+agu1+fmisc  192 dst
        movaps xmm5, [rbp - 64]                               ;  2429.7 agu2+agu0+fadd+fmul  192 dst
        punpcklbw xmm5, xmm14                                 ;  2431.7 fadd+fmul  192 dst
        movaps [r9 + 1840], xmm5                              ;  2433.7 agu1+agu2+fmisc  192 dst
        movaps xmm5, [rbp - 64]                               ;  2431.7 agu0+agu1+fadd+fmul  192 dst
        punpckhbw xmm5, xmm14                                 ;  2433.7 fadd+fmul  192 dst
        movaps [r9 + 1968], xmm5                              ;  2435.7 agu2+agu0+fmisc  192 dst
        movaps xmm5, [rcx - 96]                               ;  2433.7 agu1+agu0+fadd+fmul  192 dst reload
        movaps xmm14, [rdi + 64]                              ;  2434.3 agu2+agu1+fadd+fmul  192 dst
        punpcklbw xmm14, xmm5                                 ;  2436.3 fadd+fmul  192 dst
        movaps [rbp - 64], xmm9                               ;  2434.7 agu0+agu2+fmisc  192 dst spill
        movaps xmm9, [rdi + 64]                               ;  2436.7 agu1+agu0+fadd+fmul  192 dst
        punpckhbw xmm9, xmm5                                  ;  2438.7 fadd+fmul  192 dst
        movaps xmm5, xmm13                                    ;  2436.3 fadd+fmul  192 dst copy
        punpcklbw xmm5, xmm14                                 ;  2438.3 fadd+fmul  192 dst
        punpckhbw xmm13, xmm14                                ;  2438.3 fadd+fmul  192 dst
        movaps xmm14, xmm15                                   ;  2439.3 fadd+fmul  192 dst copy
        punpcklbw xmm14, xmm9                                 ;  2441.3 fadd+fmul  192 dst
        punpckhbw xmm15, xmm9                                 ;  2441.3 fadd+fmul  192 dst
        movaps xmm9, xmm1                                     ;  2442.3 fadd+fmul  192 dst copy
        punpcklbw xmm9, xmm5                                  ;  2444.3 fadd+fmul  192 dst
        punpckhbw xmm1, xmm5                                  ;  2444.3 fadd+fmul  192 dst
        movaps xmm5, xmm3                                     ;  2445.3 fadd+fmul  192 dst copy
        punpcklbw xmm5, xmm13                                 ;  2447.3 fadd+fmul  192 dst
        punpckhbw xmm3, xmm13                                 ;  2447.3 fadd+fmul  192 dst
        movaps xmm13, xmm12                                   ;  2448.3 fadd+fmul  192 dst copy
        punpcklbw xmm13, xmm14                                ;  2450.3 fadd+fmul  192 dst
        punpckhbw xmm12, xmm14                                ;  2450.3 fadd+fmul  192 dst
        movaps xmm14, xmm10                                   ;  2451.3 fadd+fmul  192 dst copy
        punpcklbw xmm14, xmm15                                ;  2453.3 fadd+fmul  192 dst
        punpckhbw xmm10, xmm15                                ;  2453.3 fadd+fmul  192 dst
        movaps xmm15, xmm11                                   ;  2454.3 fadd+fmul  192 dst copy
        punpcklbw xmm15, xmm9                                 ;  2456.3 fadd+fmul  192 dst
        punpckhbw xmm11, xmm9                                 ;  2456.3 fadd+fmul  192 dst
        movaps [r9 + 112], xmm15                              ;  2458.3 agu2+agu1+fmisc  192 dst
        movaps [r9 + 240], xmm11                              ;  2458.3 agu0+agu1+fmisc  192 dst
        movaps xmm9, [rsi - 32]                               ;  2458.7 agu2+agu0+fmisc  192 dst reload
        movaps xmm11, [rbp + 16]                              ;  2459.3 agu1+agu2+fadd+fmul  192 dst
        punpcklbw xmm11, xmm9                                 ;  2461.3 fadd+fmul  192 dst
        movaps xmm15, [rbp + 16]                              ;  2460.7 agu0+agu1+fmisc  192 dst
        punpckhbw xmm15, xmm9                                 ;  2462.7 fadd+fmul  192 dst
        movaps [r9 + 320], xmm11                              ;  2463.3 agu2+agu0+fmisc  192 dst
        movaps [r9 + 448], xmm15                              ;  2464.7 agu1+agu0+fmisc  192 dst
        movaps xmm9, [rcx + 48]                               ;  2462.7 agu2+agu1+fadd+fmul  192 dst reload
        movaps xmm11, [rdi - 96]                              ;  2463.3 agu0+agu2+fadd+fmul  192 dst
        punpcklbw xmm11, xmm9                                 ;  2465.3 fadd+fmul  192 dst
        movaps xmm15, [rdi - 96]                              ;  2465.3 agu1+agu0+fadd+fmul  192 dst
        punpckhbw xmm15, xmm9                                 ;  2467.3 fadd+fmul  192 dst
        movaps [r9 + 1344], xmm11                             ;  2467.3 agu2+agu0+fmisc  192 dst
        movaps [r9 + 1472], xmm15                             ;  2469.3 agu1+agu0+fmisc  192 dst
        movaps xmm9, [rsi - 96]                               ;  2467.7 agu2+agu1+fadd+fmul  192 dst reload
        movaps xmm11, [rbp + 96]                              ;  2468.3 agu0+agu2+fadd+fmul  192 dst
        punpcklbw xmm11, xmm9                                 ;  2470.3 fadd+fmul  192 dst
        movaps xmm15, [rbp + 96]                              ;  2470.3 agu1+agu0+fmisc+fadd  192 dst
        punpckhbw xmm15, xmm9                                 ;  2472.3 fmul+fadd  192 dst
        movaps [r9 + 832], xmm11                              ;  2472.3 agu2+agu0+fmisc  192 dst
        movaps [r9 + 960], xmm15                              ;  2474.3 agu1+agu0+fmisc  192 dst
        movaps xmm9, [rcx - 48]                               ;  2472.3 agu2+agu1+fmul+fadd  192 dst reload
        movaps xmm11, [rbx - 128]                             ;  2473.3 agu0+agu2+fmul+fadd  192 dst
        punpcklbw xmm11, xmm9                                 ;  2475.3 fmul+fadd  192 dst
        movaps xmm15, [rbx - 128]                             ;  2475.0 agu1+agu0+fmul+fmisc  192 dst
        punpckhbw xmm15, xmm9                                 ;  2477.0 fadd+fmul  192 dst
        movaps [r9 + 1856], xmm11                             ;  2477.3 agu2+agu0+fmisc  192 dst
        movaps [r9 + 1984], xmm15                             ;  2479.0 agu1+agu0+fmisc  192 dst
        movaps xmm9, [rsi - 16]                               ;  2477.3 agu2+agu1+fadd+fmul  192 dst reload
        movaps xmm11, [rdx + 0]                               ;  2478.0 agu0+agu2+fadd+fmul  192 dst
        punpcklbw xmm11, xmm9                                 ;  2480.0 fadd+fmul  192 dst
        movaps xmm15, [rdx + 0]                               ;  2480.0 agu1+agu0+fadd+fmul  192 dst
        punpckhbw xmm15, xmm9                                 ;  2482.0 fadd+fmul  192 dst
        movaps [r9 + 544], xmm11                              ;  2482.0 agu2+agu0+fmisc  192 dst
        movaps [r9 + 672], xmm15                              ;  2484.0 agu1+agu0+fmisc  192 dst
        movaps xmm9, [rcx + 80]                               ;  2482.0 agu2+agu1+fadd+fmul  192 dst reload
        movaps xmm11, [rdi + 48]                              ;  2483.0 agu0+agu2+fadd+fmul  192 dst
        punpcklbw xmm11, xmm9                                 ;  2485.0 fadd+fmul  192 dst
        movaps xmm15, [rdi + 48]                              ;  2485.0 agu1+agu0+fmisc+fadd  192 dst
        punpckhbw xmm15, xmm9                                 ;  2487.0 fmul+fadd  192 dst
        movaps [r9 + 1568], xmm11                             ;  2487.0 agu2+agu0+fmisc  192 dst
        movaps [r9 + 1696], xmm15                             ;  2489.0 agu1+agu0+fmisc  192 dst
        movaps xmm9, [rsi - 128]                              ;  2487.0 agu2+agu1+fmul+fadd  192 dst reload
        movaps xmm11, [rdx - 32]                              ;  2488.0 agu0+agu2+fmul+fadd  192 dst
        punpcklbw xmm11, xmm9                                 ;  2490.0 fmul+fadd  192 dst
        movaps xmm15, [rdx - 32]                              ;  2489.7 agu1+agu0+fmisc+fmul  192 dst
        punpckhbw xmm15, xmm9                                 ;  2491.7 fadd+fmul  192 dst
        movaps [r9 + 288], xmm11                              ;  2492.0 agu2+agu0+fmisc  192 dst
        movaps [r9 + 416], xmm15                              ;  2493.7 agu1+agu0+fmisc  192 dst
        movaps xmm9, [rcx - 16]                               ;  2492.0 agu2+agu1+fadd+fmul  192 dst reload
        movaps xmm11, [rdi - 80]                              ;  2492.7 agu0+agu2+fadd+fmul  192 dst
        punpcklbw xmm11, xmm9                                 ;  2494.7 fadd+fmul  192 dst
        movaps xmm15, [rdi - 80]                              ;  2494.7 agu1+agu0+fmisc+fadd  192 dst
        punpckhbw xmm15, xmm9                                 ;  2496.7 fmul+fadd  192 dst
        movaps [r9 + 1312], xmm11                             ;  2496.7 agu2+agu0+fmisc  192 dst
        movaps [r9 + 1440], xmm15                             ;  2498.7 agu1+agu0+fmisc  192 dst
        movaps xmm9, [rax - 64]                               ;  2496.7 agu2+agu1+fmul+fadd  192 dst reload
        movaps xmm11, [rbp + 112]                             ;  2497.7 agu0+agu2+fmul+fadd  192 dst
        punpcklbw xmm11, xmm9                                 ;  2499.7 fmul+fadd  192 dst
        movaps xmm15, [rbp + 112]                             ;  2499.3 agu1+agu0+fmul+fmisc  192 dst
        punpckhbw xmm15, xmm9                                 ;  2501.3 fadd+fmul  192 dst
        movaps [r9 + 800], xmm11                              ;  2501.7 agu2+agu0+fmisc  192 dst
        movaps [r9 + 928], xmm15                              ;  2503.3 agu1+agu0+fmisc  192 dst
        movaps xmm9, [rcx + 32]                               ;  2501.7 agu2+agu1+fadd+fmul  192 dst reload
        movaps xmm11, [rsi + 64]                              ;  2502.3 agu0+agu2+fadd+fmul  192 dst
        punpcklbw xmm11, xmm9                                 ;  2504.3 fadd+fmul  192 dst
        movaps xmm15, [rsi + 64]                              ;  2504.3 agu1+agu0+fadd+fmul  192 dst
        punpckhbw xmm15, xmm9                                 ;  2506.3 fadd+fmul  192 dst
        movaps [r9 + 1824], xmm11                             ;  2506.3 agu2+agu0+fmisc  192 dst
        movaps [r9 + 1952], xmm15                             ;  2508.3 agu1+agu0+fmisc  192 dst
        movaps xmm9, [rsi + 16]                               ;  2506.3 agu2+agu1+fadd+fmul  192 dst reload
        movaps xmm11, [rdx + 80]                              ;  2507.3 agu0+agu2+fadd+fmul  192 dst
        punpcklbw xmm11, xmm9                                 ;  2509.3 fadd+fmul  192 dst
        movaps [r9 + 96], xmm11                               ;  2511.3 agu1+agu0+fmisc  192 dst
        movaps xmm11, [rdx + 80]                              ;  2509.3 agu2+agu0+fadd+fmul  192 dst
        punpckhbw xmm11, xmm9                                 ;  2511.3 fadd+fmul  192 dst
        movaps [r9 + 224], xmm11                              ;  2513.3 agu1+agu2+fmisc  192 dst
        movaps xmm9, [rcx + 112]                              ;  2511.3 agu0+agu1+fadd+fmul  192 dst reload
        movaps xmm11, [rdi + 112]                             ;  2512.3 agu2+agu0+fadd+fmul  192 dst
        punpcklbw xmm11, xmm9                                 ;  2514.3 fadd+fmul  192 dst
        movaps xmm15, [rdi + 112]                             ;  2514.3 agu1+agu2+fmisc+fadd  192 dst
        punpckhbw xmm15, xmm9                                 ;  2516.3 fmul+fadd  192 dst
        movaps [r9 + 1120], xmm11                             ;  2516.3 agu0+agu1+fmisc  192 dst
        movaps [r9 + 1248], xmm15                             ;  2518.3 agu2+agu0+fmisc  192 dst
        movaps xmm9, [rsi - 80]                               ;  2516.3 agu1+agu2+fmul+fadd  192 dst reload
        movaps xmm11, [rdx + 16]                              ;  2517.3 agu0+agu1+fmul+fadd  192 dst
        punpcklbw xmm11, xmm9                                 ;  2519.3 fmul+fadd  192 dst
        movaps xmm15, [rdx + 16]                              ;  2519.0 agu2+agu0+fmisc+fmul  192 dst
        punpckhbw xmm15, xmm9                                 ;  2521.0 fadd+fmul  192 dst
        movaps [r9 + 608], xmm11                              ;  2521.3 agu1+agu0+fmisc  192 dst
        movaps [r9 + 736], xmm15                              ;  2523.0 agu2+agu0+fmisc  192 dst
        movaps xmm9, [rcx - 32]                               ;  2521.3 agu1+agu2+fadd+fmul  192 dst reload
        movaps xmm11, [rdi + 16]                              ;  2522.0 agu0+agu1+fadd+fmul  192 dst
        punpcklbw xmm11, xmm9                                 ;  2524.0 fadd+fmul  192 dst
        movaps xmm15, [rdi + 16]                              ;  2524.0 agu2+agu0+fmisc+fadd  192 dst
        punpckhbw xmm15, xmm9                                 ;  2526.0 fmul+fadd  192 dst
        movaps [r9 + 1632], xmm11                             ;  2526.0 agu1+agu0+fmisc  192 dst
        movaps [r9 + 1760], xmm15                             ;  2528.0 agu2+agu0+fmisc  192 dst
        movaps xmm9, [rax - 48]                               ;  2526.0 agu1+agu2+fmul+fadd  192 dst reload
        movaps xmm11, [rdx - 64]                              ;  2527.0 agu0+agu1+fmul+fadd  192 dst
        punpcklbw xmm11, xmm9                                 ;  2529.0 fmul+fadd  192 dst
        movaps xmm15, [rdx - 64]                              ;  2528.7 agu2+agu0+fmul+fmisc  192 dst
        punpckhbw xmm15, xmm9                                 ;  2530.7 fadd+fmul  192 dst
        movaps [r9 + 352], xmm11                              ;  2531.0 agu1+agu0+fmisc  192 dst
        movaps [r9 + 480], xmm15                              ;  2532.7 agu2+agu0+fmisc  192 dst
        movaps xmm9, [rbp - 64]                               ;  2531.0 agu1+agu2+fadd+fmul  192 dst
        punpcklbw xmm9, xmm10                                 ;  2533.0 fadd+fmul  192 dst
        movaps xmm11, [rbp - 64]                              ;  2532.7 agu0+agu1+fadd+fmul  192 dst
        punpckhbw xmm11, xmm10                                ;  2534.7 fadd+fmul  192 dst
        movaps [r9 + 1904], xmm9                              ;  2535.0 agu2+agu0+fmisc  192 dst
        movaps xmm9, [rcx - 112]                              ;  2534.7 agu1+agu0+fadd+fmul  192 dst reload
        movaps xmm10, [rdi - 48]                              ;  2535.7 agu2+agu1+fadd+fmul  192 dst
        punpcklbw xmm10, xmm9                                 ;  2537.7 fadd+fmul  192 dst
        movaps xmm15, [rdi - 48]                              ;  2537.0 agu0+agu2+fmisc  192 dst
        punpckhbw xmm15, xmm9                                 ;  2539.0 fadd+fmul  192 dst
        movaps [r9 + 1376], xmm10                             ;  2539.7 agu1+agu0+fmisc  192 dst
        movaps [r9 + 1504], xmm15                             ;  2541.0 agu2+agu0+fmisc  192 dst
        movaps xmm9, [rbp - 96]                               ;  2539.0 agu1+agu2+fadd+fmul  192 dst reload
        movaps xmm10, [rdx - 112]                             ;  2539.7 agu0+agu1+fadd+fmul  192 dst
        punpcklbw xmm10, xmm9                                 ;  2541.7 fadd+fmul  192 dst
        movaps xmm15, [rdx - 112]                             ;  2541.7 agu2+agu0+fadd+fmul  192 dst
        punpckhbw xmm15, xmm9                                 ;  2543.7 fadd+fmul  192 dst
        movaps [r9 + 864], xmm10                              ;  2543.7 agu1+agu0+fmisc  192 dst
        movaps [r9 + 992], xmm15                              ;  2545.7 agu2+agu0+fmisc  192 dst
        movaps xmm9, [rax - 128]                              ;  2544.0 agu1+agu2+fadd+fmul  192 dst reload
        movaps xmm10, [rsi + 80]                              ;  2544.7 agu0+agu1+fadd+fmul  192 dst
        punpcklbw xmm10, xmm9                                 ;  2546.7 fadd+fmul  192 dst
        movaps xmm15, [rsi + 80]                              ;  2546.7 agu2+agu0+fmisc+fadd  192 dst
        punpckhbw xmm15, xmm9                                 ;  2548.7 fmul+fadd  192 dst
        movaps [r9 + 2032], xmm11                             ;  2546.3 agu1+agu0+fmisc  192 dst
        movaps [r9 + 1888], xmm10                             ;  2548.7 agu2+agu0+fmisc  192 dst
        movaps xmm9, [rcx + 96]                               ;  2548.7 agu1+agu2+fmul+fadd  192 dst reload
        movaps xmm10, [rdx + 48]                              ;  2549.7 agu0+agu1+fmul+fadd  192 dst
        punpcklbw xmm10, xmm9                                 ;  2551.7 fmul+fadd  192 dst
        movaps [r9 + 16], xmm10                               ;  2553.7 agu2+agu0+fmisc  192 dst
        movaps xmm10, [rdx + 48]                              ;  2551.7 agu1+agu0+fmul+fadd  192 dst
        punpckhbw xmm10, xmm9                                 ;  2553.7 fmul+fadd  192 dst
        movaps [r9 + 144], xmm10                              ;  2555.7 agu2+agu1+fmisc  192 dst
        movaps xmm9, xmm4                                     ;  2551.7 fmul+fadd  192 dst copy
        punpcklbw xmm9, xmm13                                 ;  2553.7 fmul+fadd  192 dst
        punpckhbw xmm4, xmm13                                 ;  2553.7 fmul+fadd  192 dst
        movaps [r9 + 1136], xmm9                              ;  2555.7 agu0+agu1+fmisc  192 dst
        movaps [r9 + 1264], xmm4                              ;  2556.3 agu2+agu0+fmisc  192 dst
        movaps xmm4, [rbp + 80]                               ;  2556.7 agu1+agu2+fmul+fadd  192 dst reload
        movaps xmm9, [rbp + 32]                               ;  2557.7 agu0+agu1+fmul+fadd  192 dst
        punpcklbw xmm9, xmm4                                  ;  2559.7 fmul+fadd  192 dst
        movaps xmm10, [rbp + 32]                              ;  2559.3 agu2+agu0+fmisc+fmul  192 dst
        punpckhbw xmm10, xmm4                                 ;  2561.3 fadd+fmul  192 dst
        movaps [r9 + 1040], xmm9                              ;  2561.7 agu1+agu0+fmisc  192 dst
        movaps [r9 + 1168], xmm10                             ;  2563.3 agu2+agu0+fmisc  192 dst
        movaps xmm4, xmm0                                     ;  2559.3 fadd+fmul  192 dst copy
        punpcklbw xmm4, xmm5                                  ;  2561.3 fadd+fmul  192 dst
        punpckhbw xmm0, xmm5                                  ;  2561.3 fadd+fmul  192 dst
        movaps [r9 + 624], xmm4                               ;  2563.3 agu1+agu2+fmisc  192 dst
        movaps [r9 + 752], xmm0                               ;  2565.3 agu0+agu1+fmisc  192 dst
        movaps xmm0, [rsi - 64]                               ;  2564.7 agu2+agu0+fadd+fmul  192 dst reload
        movaps xmm4, [rdx + 32]                               ;  2565.3 agu1+agu2+fadd+fmul  192 dst
        punpcklbw xmm4, xmm0                                  ;  2567.3 fadd+fmul  192 dst
        movaps xmm5, [rdx + 32]                               ;  2567.3 agu0+agu1+fadd+fmul  192 dst
        punpckhbw xmm5, xmm0                                  ;  2569.3 fadd+fmul  192 dst
        movaps [r9 + 528], xmm4                               ;  2569.3 agu2+agu0+fmisc  192 dst
        movaps [r9 + 656], xmm5                               ;  2571.3 agu1+agu0+fmisc  192 dst
        movaps xmm0, xmm2                                     ;  2567.3 fadd+fmul  192 dst copy
        punpcklbw xmm0, xmm14                                 ;  2569.3 fadd+fmul  192 dst
        punpckhbw xmm2, xmm14                                 ;  2569.3 fadd+fmul  192 dst
        movaps xmm4, [rcx + 0]                                ;  2572.3 agu2+agu1+fadd+fmisc  192 dst reload
        movaps xmm5, [rdi + 32]                               ;  2573.3 agu0+agu1+fmul+fadd  192 dst
        punpcklbw xmm5, xmm4                                  ;  2575.3 fmul+fadd  192 dst
        movaps xmm9, [rdi + 32]                               ;  2574.3 agu2+agu0+fmisc  192 dst
        punpckhbw xmm9, xmm4                                  ;  2576.3 fmul+fadd  192 dst
        movaps xmm4, xmm6                                     ;  2574.3 fmul+fadd  192 dst copy
        punpcklbw xmm4, xmm1                                  ;  2576.3 fmul+fadd  192 dst
        punpckhbw xmm6, xmm1                                  ;  2576.3 fmul+fadd  192 dst
        movaps [r9 + 368], xmm4                               ;  2578.3 agu1+agu0+fmisc  192 dst
        movaps [r9 + 496], xmm6                               ;  2578.3 agu2+agu0+fmisc  192 dst
        movaps xmm1, [rcx - 128]                              ;  2579.3 agu1+agu2+fmul+fadd  192 dst reload
        movaps xmm4, [rdx - 48]                               ;  2580.3 agu0+agu1+fmul+fadd  192 dst
        punpcklbw xmm4, xmm1                                  ;  2582.3 fmul+fadd  192 dst
        movaps xmm6, [rdx - 48]                               ;  2581.3 agu2+agu0+fmisc  192 dst
        punpckhbw xmm6, xmm1                                  ;  2583.3 fmul+fadd  192 dst
        movaps [r9 + 272], xmm4                               ;  2584.3 agu1+agu0+fmisc  192 dst
        movaps [r9 + 400], xmm6                               ;  2585.3 agu2+agu0+fmisc  192 dst
        movaps [r9 + 1552], xmm5                              ;  2585.3 agu1+agu2+fmisc  192 dst
        movaps xmm1, xmm8                                     ;  2581.3 fmul+fadd  192 dst copy
        punpcklbw xmm1, xmm12                                 ;  2583.3 fadd+fmul  192 dst
        punpckhbw xmm8, xmm12                                 ;  2583.3 fadd+fmul  192 dst
        movaps [r9 + 1392], xmm1                              ;  2587.3 agu0+agu1+fmisc  192 dst
        movaps [r9 + 1520], xmm8                              ;  2589.3 agu2+agu0+fmisc  192 dst
        movaps [r9 + 1648], xmm0                              ;  2591.3 agu1+agu2+fmisc  192 dst
        movaps xmm0, [rdx + 96]                               ;  2587.7 agu0+agu1+fadd+fmul  192 dst reload
        movaps xmm1, [rdi - 64]                               ;  2588.3 agu2+agu0+fadd+fmul  192 dst
        punpcklbw xmm1, xmm0                                  ;  2590.3 fadd+fmul  192 dst
        movaps xmm4, [rdi - 64]                               ;  2590.3 agu1+agu2+fadd+fmul  192 dst
        punpckhbw xmm4, xmm0                                  ;  2592.3 fadd+fmul  192 dst
        movaps [r9 + 1296], xmm1                              ;  2593.3 agu0+agu1+fmisc  192 dst
        movaps xmm0, xmm7                                     ;  2590.3 fadd+fmul  192 dst copy
        punpcklbw xmm0, xmm3                                  ;  2592.3 fadd+fmul  192 dst
        punpckhbw xmm7, xmm3                                  ;  2592.3 fadd+fmul  192 dst
        movaps [r9 + 880], xmm0                               ;  2595.3 agu2+agu0+fmisc  192 dst
        movaps [r9 + 1008], xmm7                              ;  2597.3 agu1+agu0+fmisc  192 dst
        movaps [r9 + 1424], xmm4                              ;  2599.3 agu2+agu1+fmisc  192 dst
        movaps [r9 + 1680], xmm9                              ;  2601.3 agu0+agu2+fmisc  192 dst
        movaps xmm0, [rbp + 0]                                ;  2596.7 agu1+agu0+fadd+fmul  192 dst reload
        movaps xmm1, [rdx - 128]                              ;  2597.3 agu2+agu1+fadd+fmul  192 dst
        punpcklbw xmm1, xmm0                                  ;  2599.3 fadd+fmul  192 dst
        movaps xmm3, [rdx - 128]                              ;  2599.3 agu0+agu2+fadd+fmul  192 dst
        punpckhbw xmm3, xmm0                                  ;  2601.3 fadd+fmul  192 dst
        movaps [r9 + 784], xmm1                               ;  2603.3 agu1+agu0+fmisc  192 dst
        movaps [r9 + 912], xmm3                               ;  2605.3 agu2+agu0+fmisc  192 dst
        movaps xmm0, [rsi + 112]                              ;  2602.3 agu1+agu0+fadd+fmul  192 dst reload
        movaps xmm1, [rsi + 96]                               ;  2603.0 agu2+agu1+fadd+fmul  192 dst
        punpcklbw xmm1, xmm0                                  ;  2605.0 fadd+fmul  192 dst
        movaps xmm3, [rsi + 96]                               ;  2605.0 agu0+agu2+fadd+fmul  192 dst
        punpckhbw xmm3, xmm0                                  ;  2607.0 fadd+fmul  192 dst
        movaps [r9 + 1776], xmm2                              ;  2607.3 agu1+agu0+fmisc  192 dst
        movaps xmm0, [rcx + 16]                               ;  2607.0 agu2+agu0+fadd+fmul  192 dst reload
        movaps xmm2, [rbp + 48]                               ;  2608.0 agu1+agu2+fadd+fmul  192 dst
        punpcklbw xmm2, xmm0                                  ;  2610.0 fadd+fmul  192 dst
        movaps xmm4, [rbp + 48]                               ;  2610.0 agu0+agu1+fadd+fmul  192 dst
        punpckhbw xmm4, xmm0                                  ;  2612.0 fadd+fmul  192 dst
        movaps [r9 + 1808], xmm1                              ;  2609.3 agu2+agu0+fmisc  192 dst
        movaps [r9 + 1936], xmm3                              ;  2611.3 agu1+agu0+fmisc  192 dst
        movaps [r9 + 2016], xmm15                             ;  2613.3 agu2+agu1+fmisc  192 dst
        movaps [r9 + 1872], xmm2                              ;  2615.3 agu0+agu2+fmisc  192 dst
        movaps [r9 + 2000], xmm4                              ;  2617.3 agu1+agu0+fmisc  192 dst
        add r9, 0x800                                         ;  2611.0 alu0   194 blocks
        mov qword [rbp + 2032], r9                            ;  2612.0 agu2   194 blocks
        add r8, 0x800                                         ;  2611.7 alu1   194 blocks
        cmp r8, qword [rbp + 2024]                            ;                    more blocks?
        jne .blocks_1
        mov qword [rbp + 2016], r8                            ;                    resident
.blocks_1_done:
        add rsp, 0x888                                        ;                    frame
        pop rbp                                               ;                    preserved
        pop rbx                                               ;                    preserved
        ret

        section .rodata align=64
; constants128
        align 16, db 0
aes_to_slices.T0_constants128:
        dq 0x5555555555555555, 0x5555555555555555, 0x3333333333333333, 0x3333333333333333, 0x0f0f0f0f0f0f0f0f, 0x0f0f0f0f0f0f0f0f

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
