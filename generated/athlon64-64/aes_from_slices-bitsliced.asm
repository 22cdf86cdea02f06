; aes_from_slices for AMD Athlon 64, Opteron (K8), 64-bit code (athlon64-64)
; made by cipherwright 0.1.0 from ciphers/aes.cw (sha256 b96ab4300706cbb4); do not edit:
;   ./cw build aes_from_slices --cpu athlon64-64 --variant bitsliced
;
; void aes_from_slices(const void *src, void *dst, uint32_t n);   System V, 64 bits
;   src: 2048 bytes a batch (128 slices), read, secret, aligned to 16 bytes
;   dst: 2048 bytes a batch (128 blocks of 16), written, secret, aligned to 16 bytes
;   n: number of batches of 128 blocks, may be 0
; Parameters do not overlap, but dst may be exactly in place of src.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes xmm0 to xmm15.
; Constant time: no secret reaches an address or a branch.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 5 uops, planned 5.0; bounds: width 1.7, ports 1.0, path 2.0
;   blocks: 6594 uops, planned 2580.7; bounds: width 2198.0, ports 2197.3, path 40.0
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
        push rbx                                                 ;                    preserved
        push rbp                                                 ;                    preserved
        sub rsp, 0x898                                           ;                    frame
        lea rbp, [rsp + 128]                                     ;                    frame
        mov dword [rbp + 2056], edx                              ;                    argument
        mov qword [rbp + 2032], rdi                              ;                    argument
        mov qword [rbp + 2048], rsi                              ;                    argument
        lea rdx, [rbp + 256]                                     ;                    frame
        lea rsi, [rbp + 512]                                     ;                    frame
        lea rdi, [rbp + 768]                                     ;                    frame
        lea rcx, [rbp + 1024]                                    ;                    frame
        lea rax, [rbp + 1280]                                    ;                    frame
        lea rbx, [rbp + 1536]                                    ;                    frame
        lea r10, [rbp + 1792]                                    ;                    frame
        lea r11, [rbp + 2048]                                    ;                    frame
        mov r8d, dword [rbp + 2056]                              ;     0.0 agu0   197 blocks
        shl r8, 0xb                                              ;     3.0 alu0   197 blocks
        mov r9, qword [rbp + 2032]                               ;     0.7 agu1   197 blocks
        add r9, r8                                               ;     4.0 alu1   197 blocks
        mov qword [rbp + 2040], r9                               ;     5.0 agu2   197 blocks
        cmp dword [rbp + 2056], 0                                ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rbp + 2032]                               ;                    resident
        mov r9, qword [rbp + 2048]                               ;                    resident
        align 16
.blocks_1:
        movaps xmm0, [r8]                                        ;     2.0 agu0+agu1+fadd+fmul  192 dst.0
        movaps xmm1, [r8 + 16]                                   ;     3.0 agu2+agu0+fmisc+fadd  192 dst.1
        movaps xmm2, [r8 + 32]                                   ;     3.7 agu1+agu2+fmul+fmisc  192 dst.2
        movaps xmm3, [r8 + 48]                                   ;     4.3 agu0+agu1+fadd+fmul  192 dst.3
        movaps xmm4, [r8 + 64]                                   ;     5.0 agu2+agu0+fmisc+fadd  192 dst.4
        movaps xmm5, [r8 + 80]                                   ;     5.7 agu1+agu2+fmul+fmisc  192 dst.5
        movaps xmm6, [r8 + 96]                                   ;     6.3 agu0+agu1+fadd+fmul  192 dst.6
        movaps xmm7, [r8 + 128]                                  ;     7.0 agu2+agu0+fmisc+fadd  192 dst.8
        movaps xmm8, [r8 + 112]                                  ;     7.7 agu1+agu2+fmul+fmisc  192 dst.7
        movaps xmm9, [r8 + 144]                                  ;     8.3 agu0+agu1+fadd+fmul  192 dst.9
        movaps xmm10, [r8 + 160]                                 ;     9.0 agu2+agu0+fmisc+fadd  192 dst.10
        movaps xmm11, [r8 + 176]                                 ;     9.7 agu1+agu2+fmul+fmisc  192 dst.11
        movaps xmm12, [r8 + 192]                                 ;    10.3 agu0+agu1+fadd+fmul  192 dst.12
        movaps xmm13, [r8 + 208]                                 ;    11.0 agu2+agu0+fmisc+fadd  192 dst.13
        movaps xmm14, [r8 + 224]                                 ;    11.7 agu1+agu2+fmul+fmisc  192 dst.14
        movaps xmm15, [r8 + 256]                                 ;    12.3 agu0+agu1+fadd+fmul  192 dst.16
        movaps xmm15, [r8 + 240]                                 ;    13.0 agu2+agu0+fmisc+fadd  192 dst.15
        movaps xmm15, [r8 + 272]                                 ;    13.7 agu1+agu2+fmul+fmisc  192 dst.17
        movaps xmm15, [r8 + 288]                                 ;    14.3 agu0+agu1+fadd+fmul  192 dst.18
        movaps xmm15, [r8 + 304]                                 ;    15.0 agu2+agu0+fmisc+fadd  192 dst.19
        movaps xmm15, [r8 + 320]                                 ;    15.7 agu1+agu2+fmul+fmisc  192 dst.20
        movaps xmm15, [r8 + 336]                                 ;    16.3 agu0+agu1+fadd+fmul  192 dst.21
        movaps xmm15, [r8 + 352]                                 ;    17.0 agu2+agu0+fmisc+fadd  192 dst.22
        movaps xmm15, [r8 + 384]                                 ;    17.7 agu1+agu2+fmul+fmisc  192 dst.24
        movaps xmm15, [r8 + 368]                                 ;    18.3 agu0+agu1+fadd+fmul  192 dst.23
        movaps xmm15, [r8 + 400]                                 ;    19.0 agu2+agu0+fmisc+fadd  192 dst.25
        movaps xmm15, [r8 + 416]                                 ;    19.7 agu1+agu2+fmul+fmisc  192 dst.26
        movaps xmm15, [r8 + 432]                                 ;    20.3 agu0+agu1+fadd+fmul  192 dst.27
        movaps xmm15, [r8 + 448]                                 ;    21.0 agu2+agu0+fmisc+fadd  192 dst.28
        movaps xmm15, [r8 + 464]                                 ;    21.7 agu1+agu2+fmul+fmisc  192 dst.29
        movaps xmm15, [r8 + 480]                                 ;    22.3 agu0+agu1+fadd+fmul  192 dst.30
        movaps xmm15, [r8 + 512]                                 ;    23.0 agu2+agu0+fmisc+fadd  192 dst.0
        movaps xmm15, [r8 + 496]                                 ;    23.7 agu1+agu2+fmul+fmisc  192 dst.31
        movaps xmm15, [r8 + 528]                                 ;    24.3 agu0+agu1+fadd+fmul  192 dst.1
        movaps xmm15, [r8 + 544]                                 ;    25.0 agu2+agu0+fmisc+fadd  192 dst.2
        movaps xmm15, [r8 + 560]                                 ;    25.7 agu1+agu2+fmul+fmisc  192 dst.3
        movaps xmm15, [r8 + 576]                                 ;    26.3 agu0+agu1+fadd+fmul  192 dst.4
        movaps xmm15, [r8 + 592]                                 ;    27.0 agu2+agu0+fmisc+fadd  192 dst.5
        movaps xmm15, [r8 + 608]                                 ;    27.7 agu1+agu2+fmul+fmisc  192 dst.6
        movaps xmm15, [r8 + 640]                                 ;    28.3 agu0+agu1+fadd+fmul  192 dst.8
        movaps xmm15, [r8 + 624]                                 ;    29.0 agu2+agu0+fmisc+fadd  192 dst.7
        movaps xmm15, [r8 + 656]                                 ;    29.7 agu1+agu2+fmul+fmisc  192 dst.9
        movaps xmm15, [r8 + 672]                                 ;    30.3 agu0+agu1+fadd+fmul  192 dst.10
        movaps xmm15, [r8 + 688]                                 ;    31.0 agu2+agu0+fmisc+fadd  192 dst.11
        movaps xmm15, [r8 + 704]                                 ;    31.7 agu1+agu2+fmul+fmisc  192 dst.12
        movaps xmm15, [r8 + 720]                                 ;    32.3 agu0+agu1+fadd+fmul  192 dst.13
        movaps xmm15, [r8 + 736]                                 ;    33.0 agu2+agu0+fmisc+fadd  192 dst.14
        movaps xmm15, [r8 + 768]                                 ;    33.7 agu1+agu2+fmul+fmisc  192 dst.16
        movaps xmm15, xmm0                                       ;    32.3 fadd+fmul  192 dst copy
        psrlq xmm15, 1                                           ;    34.3 fadd+fmul  192 dst
        xorps xmm15, xmm1                                        ;    36.3 fadd+fmul  192 dst
        andps xmm15, [rel aes_from_slices.T0_constants128]       ;    39.3 agu0+agu1+fadd+fmul  192 dst
        xorps xmm1, xmm15                                        ;    41.3 fadd+fmul  192 dst
        psllq xmm15, 1                                           ;    41.3 fadd+fmul  192 dst
        xorps xmm0, xmm15                                        ;    43.3 fadd+fmul  192 dst
        movaps xmm15, [r8 + 752]                                 ;    39.7 agu2+agu0+fmisc  192 dst.15
        movaps xmm15, [r8 + 784]                                 ;    41.0 agu1+agu0+fmisc+fadd  192 dst.17
        movaps xmm15, [r8 + 800]                                 ;    41.7 agu2+agu1+fmul+fmisc  192 dst.18
        movaps xmm15, [r8 + 816]                                 ;    42.3 agu0+agu1+fadd+fmul  192 dst.19
        movaps xmm15, [r8 + 832]                                 ;    43.0 agu2+agu0+fmisc+fadd  192 dst.20
        movaps xmm15, [r8 + 848]                                 ;    44.0 agu1+agu0+fmul+fadd  192 dst.21
        movaps xmm15, [r8 + 864]                                 ;    44.7 agu2+agu1+fmisc+fmul  192 dst.22
        movaps xmm15, [r8 + 896]                                 ;    45.3 agu0+agu2+fadd+fmisc  192 dst.24
        movaps xmm15, xmm2                                       ;    44.0 fmul+fadd  192 dst copy
        psrlq xmm15, 1                                           ;    46.0 fmul+fadd  192 dst
        xorps xmm15, xmm3                                        ;    48.0 fmul+fadd  192 dst
        andps xmm15, [rel aes_from_slices.T0_constants128]       ;    51.0 agu1+agu0+fmul+fadd  192 dst
        xorps xmm3, xmm15                                        ;    53.0 fmul+fadd  192 dst
        psllq xmm15, 1                                           ;    53.0 fmul+fadd  192 dst
        xorps xmm2, xmm15                                        ;    55.0 fmul+fadd  192 dst
        movaps xmm15, [r8 + 880]                                 ;    51.3 agu2+agu0+fmisc  192 dst.23
        movaps xmm15, [r8 + 912]                                 ;    52.7 agu1+agu0+fmisc+fmul  192 dst.25
        movaps xmm15, [r8 + 928]                                 ;    53.3 agu2+agu1+fadd+fmisc  192 dst.26
        movaps xmm15, [r8 + 944]                                 ;    54.0 agu0+agu1+fmul+fadd  192 dst.27
        movaps xmm15, [r8 + 960]                                 ;    54.7 agu2+agu0+fmisc+fmul  192 dst.28
        movaps xmm15, [r8 + 976]                                 ;    55.7 agu1+agu0+fadd+fmul  192 dst.29
        movaps xmm15, xmm4                                       ;    54.7 fadd+fmul  192 dst copy
        psrlq xmm15, 1                                           ;    56.7 fadd+fmul  192 dst
        xorps xmm15, xmm5                                        ;    58.7 fadd+fmul  192 dst
        andps xmm15, [rel aes_from_slices.T0_constants128]       ;    61.7 agu2+agu1+fadd+fmul  192 dst
        xorps xmm5, xmm15                                        ;    63.7 fadd+fmul  192 dst
        psllq xmm15, 1                                           ;    63.7 fadd+fmul  192 dst
        xorps xmm4, xmm15                                        ;    65.7 fadd+fmul  192 dst
        movaps xmm15, [r8 + 992]                                 ;    61.7 agu0+agu1+fmisc  192 dst.30
        movaps xmm15, [r8 + 1024]                                ;    63.3 agu2+agu0+fmisc+fadd  192 dst.0
        movaps xmm15, [r8 + 1008]                                ;    63.7 agu1+agu2+fmisc+fmul  192 dst.31
        movaps xmm15, [r8 + 1040]                                ;    64.7 agu0+agu1+fadd+fmisc  192 dst.1
        movaps xmm15, [r8 + 1056]                                ;    65.3 agu2+agu0+fmul+fadd  192 dst.2
        movaps xmm15, [r8 + 1072]                                ;    66.3 agu1+agu0+fmisc+fadd  192 dst.3
        movaps xmm15, [r8 + 1088]                                ;    67.0 agu2+agu1+fmul+fmisc  192 dst.4
        movaps xmm15, xmm6                                       ;    65.7 fadd+fmul  192 dst copy
        psrlq xmm15, 1                                           ;    67.7 fadd+fmul  192 dst
        xorps xmm15, xmm8                                        ;    69.7 fadd+fmul  192 dst
        andps xmm15, [rel aes_from_slices.T0_constants128]       ;    72.7 agu0+agu2+fadd+fmul  192 dst
        xorps xmm8, xmm15                                        ;    74.7 fadd+fmul  192 dst
        psllq xmm15, 1                                           ;    74.7 fadd+fmul  192 dst
        xorps xmm6, xmm15                                        ;    76.7 fadd+fmul  192 dst
        movaps xmm15, [r8 + 1104]                                ;    73.0 agu1+agu0+fmisc  192 dst.5
        movaps xmm15, [r8 + 1120]                                ;    74.3 agu2+agu0+fmisc+fadd  192 dst.6
        movaps xmm15, [r8 + 1152]                                ;    75.0 agu1+agu2+fmul+fmisc  192 dst.8
        movaps xmm15, [r8 + 1136]                                ;    75.7 agu0+agu1+fadd+fmul  192 dst.7
        movaps xmm15, [r8 + 1168]                                ;    76.3 agu2+agu0+fmisc+fadd  192 dst.9
        movaps xmm15, [r8 + 1184]                                ;    77.3 agu1+agu0+fmul+fadd  192 dst.10
        movaps xmm15, [r8 + 1200]                                ;    78.0 agu2+agu1+fmisc+fmul  192 dst.11
        movaps xmm15, [r8 + 1216]                                ;    78.7 agu0+agu2+fadd+fmisc  192 dst.12
        movaps xmm15, xmm0                                       ;    77.3 fmul+fadd  192 dst copy
        psrlq xmm15, 2                                           ;    79.3 fmul+fadd  192 dst
        xorps xmm15, xmm2                                        ;    81.3 fmul+fadd  192 dst
        andps xmm15, [rel aes_from_slices.T0_constants128 + 16]  ;    84.3 agu1+agu0+fmul+fadd  192 dst
        xorps xmm2, xmm15                                        ;    86.3 fmul+fadd  192 dst
        psllq xmm15, 2                                           ;    86.3 fmul+fadd  192 dst
        xorps xmm0, xmm15                                        ;    88.3 fmul+fadd  192 dst
        movaps xmm15, [r8 + 1232]                                ;    84.7 agu2+agu0+fmisc  192 dst.13
        movaps xmm15, [r8 + 1248]                                ;    86.0 agu1+agu0+fmisc+fmul  192 dst.14
        movaps xmm15, [r8 + 1280]                                ;    86.7 agu2+agu1+fadd+fmisc  192 dst.16
        movaps xmm15, [r8 + 1264]                                ;    87.3 agu0+agu1+fmul+fadd  192 dst.15
        movaps xmm15, [r8 + 1296]                                ;    88.0 agu2+agu0+fmisc+fmul  192 dst.17
        movaps xmm15, [r8 + 1312]                                ;    89.0 agu1+agu0+fadd+fmul  192 dst.18
        movaps xmm15, [r8 + 1328]                                ;    89.7 agu2+agu1+fmisc+fadd  192 dst.19
        movaps xmm15, [r8 + 1344]                                ;    90.3 agu0+agu2+fmul+fmisc  192 dst.20
        movaps xmm15, xmm1                                       ;    89.0 fadd+fmul  192 dst copy
        psrlq xmm15, 2                                           ;    91.0 fadd+fmul  192 dst
        xorps xmm15, xmm3                                        ;    93.0 fadd+fmul  192 dst
        andps xmm15, [rel aes_from_slices.T0_constants128 + 16]  ;    96.0 agu1+agu0+fadd+fmul  192 dst
        xorps xmm3, xmm15                                        ;    98.0 fadd+fmul  192 dst
        psllq xmm15, 2                                           ;    98.0 fadd+fmul  192 dst
        xorps xmm1, xmm15                                        ;   100.0 fadd+fmul  192 dst
        movaps xmm15, [r8 + 1360]                                ;    96.3 agu2+agu0+fmisc  192 dst.21
        movaps xmm15, [r8 + 1376]                                ;    97.7 agu1+agu0+fmisc+fadd  192 dst.22
        movaps xmm15, [r8 + 1408]                                ;    98.3 agu2+agu1+fmul+fmisc  192 dst.24
        movaps xmm15, [r8 + 1392]                                ;    99.0 agu0+agu1+fadd+fmul  192 dst.23
        movaps xmm15, [r8 + 1424]                                ;    99.7 agu2+agu0+fmisc+fadd  192 dst.25
        movaps xmm15, [r8 + 1440]                                ;   100.7 agu1+agu0+fmul+fadd  192 dst.26
        movaps xmm15, xmm4                                       ;    99.7 fmul+fadd  192 dst copy
        psrlq xmm15, 2                                           ;   101.7 fmul+fadd  192 dst
        xorps xmm15, xmm6                                        ;   103.7 fmul+fadd  192 dst
        andps xmm15, [rel aes_from_slices.T0_constants128 + 16]  ;   106.7 agu2+agu1+fmul+fadd  192 dst
        xorps xmm6, xmm15                                        ;   108.7 fmul+fadd  192 dst
        psllq xmm15, 2                                           ;   108.7 fmul+fadd  192 dst
        xorps xmm4, xmm15                                        ;   110.7 fmul+fadd  192 dst
        movaps xmm15, [r8 + 1456]                                ;   106.7 agu0+agu1+fmisc  192 dst.27
        movaps xmm15, [r8 + 1472]                                ;   108.3 agu2+agu0+fmisc+fmul  192 dst.28
        movaps xmm15, [r8 + 1488]                                ;   108.7 agu1+agu2+fadd+fmisc  192 dst.29
        movaps xmm15, [r8 + 1504]                                ;   109.7 agu0+agu1+fmul+fadd  192 dst.30
        movaps xmm15, [r8 + 1536]                                ;   110.3 agu2+agu0+fmisc+fmul  192 dst.0
        movaps xmm15, [r8 + 1520]                                ;   111.3 agu1+agu0+fadd+fmul  192 dst.31
        movaps xmm15, xmm5                                       ;   110.3 fadd+fmul  192 dst copy
        psrlq xmm15, 2                                           ;   112.3 fadd+fmul  192 dst
        xorps xmm15, xmm8                                        ;   114.3 fadd+fmul  192 dst
        andps xmm15, [rel aes_from_slices.T0_constants128 + 16]  ;   117.3 agu2+agu1+fadd+fmul  192 dst
        xorps xmm8, xmm15                                        ;   119.3 fadd+fmul  192 dst
        psllq xmm15, 2                                           ;   119.3 fadd+fmul  192 dst
        xorps xmm5, xmm15                                        ;   121.3 fadd+fmul  192 dst
        movaps xmm15, [r8 + 1552]                                ;   117.3 agu0+agu1+fmisc  192 dst.1
        movaps xmm15, [r8 + 1568]                                ;   119.0 agu2+agu0+fmisc+fadd  192 dst.2
        movaps xmm15, [r8 + 1584]                                ;   119.3 agu1+agu2+fmul+fmisc  192 dst.3
        movaps xmm15, [r8 + 1600]                                ;   120.3 agu0+agu1+fadd+fmul  192 dst.4
        movaps xmm15, [r8 + 1616]                                ;   121.0 agu2+agu0+fmisc+fadd  192 dst.5
        movaps xmm15, [r8 + 1632]                                ;   122.0 agu1+agu0+fmul+fadd  192 dst.6
        movaps xmm15, [r8 + 1664]                                ;   122.7 agu2+agu1+fmisc+fmul  192 dst.8
        movaps xmm15, [r8 + 1648]                                ;   123.3 agu0+agu2+fadd+fmisc  192 dst.7
        movaps xmm15, [r8 + 1680]                                ;   124.0 agu1+agu0+fmul+fadd  192 dst.9
        movaps xmm15, [r8 + 1696]                                ;   124.7 agu2+agu1+fmisc+fmul  192 dst.10
        movaps xmm15, xmm0                                       ;   123.7 fadd+fmul  192 dst copy
        psrlq xmm15, 4                                           ;   125.7 fadd+fmul  192 dst
        xorps xmm15, xmm4                                        ;   127.7 fadd+fmul  192 dst
        andps xmm15, [rel aes_from_slices.T0_constants128 + 32]  ;   130.7 agu0+agu2+fadd+fmul  192 dst
        xorps xmm4, xmm15                                        ;   132.7 fadd+fmul  192 dst
        psllq xmm15, 4                                           ;   132.7 fadd+fmul  192 dst
        xorps xmm0, xmm15                                        ;   134.7 fadd+fmul  192 dst
        movaps xmm15, [r8 + 1712]                                ;   130.7 agu1+agu0+fmisc  192 dst.11
        movaps xmm15, [r8 + 1728]                                ;   132.0 agu2+agu0+fmisc+fadd  192 dst.12
        movaps xmm15, [r8 + 1744]                                ;   132.7 agu1+agu2+fmul+fmisc  192 dst.13
        movaps xmm15, [r8 + 1760]                                ;   133.7 agu0+agu1+fadd+fmul  192 dst.14
        movaps xmm15, [r8 + 1792]                                ;   134.3 agu2+agu0+fmisc+fadd  192 dst.16
        movaps xmm15, [r8 + 1776]                                ;   135.0 agu1+agu2+fmul+fmisc  192 dst.15
        movaps xmm15, [r8 + 1808]                                ;   135.7 agu0+agu1+fadd+fmul  192 dst.17
        movaps xmm15, xmm1                                       ;   134.7 fadd+fmul  192 dst copy
        psrlq xmm15, 4                                           ;   136.7 fadd+fmul  192 dst
        xorps xmm15, xmm5                                        ;   138.7 fadd+fmul  192 dst
        andps xmm15, [rel aes_from_slices.T0_constants128 + 32]  ;   141.7 agu2+agu0+fadd+fmul  192 dst
        xorps xmm5, xmm15                                        ;   143.7 fadd+fmul  192 dst
        psllq xmm15, 4                                           ;   143.7 fadd+fmul  192 dst
        xorps xmm1, xmm15                                        ;   145.7 fadd+fmul  192 dst
        movaps xmm15, [r8 + 1824]                                ;   141.7 agu1+agu0+fmisc  192 dst.18
        movaps xmm15, [r8 + 1840]                                ;   143.3 agu2+agu0+fmisc+fadd  192 dst.19
        movaps xmm15, [r8 + 1856]                                ;   143.7 agu1+agu2+fmisc+fmul  192 dst.20
        movaps xmm15, [r8 + 1872]                                ;   144.7 agu0+agu1+fadd+fmisc  192 dst.21
        movaps xmm15, [r8 + 1888]                                ;   145.3 agu2+agu0+fmul+fadd  192 dst.22
        movaps xmm15, xmm2                                       ;   144.3 fadd+fmul  192 dst copy
        psrlq xmm15, 4                                           ;   146.3 fadd+fmul  192 dst
        xorps xmm15, xmm6                                        ;   148.3 fadd+fmul  192 dst
        andps xmm15, [rel aes_from_slices.T0_constants128 + 32]  ;   151.3 agu1+agu0+fadd+fmul  192 dst
        xorps xmm6, xmm15                                        ;   153.3 fadd+fmul  192 dst
        psllq xmm15, 4                                           ;   153.3 fadd+fmul  192 dst
        xorps xmm2, xmm15                                        ;   155.3 fadd+fmul  192 dst
        movaps xmm15, [r8 + 1920]                                ;   151.7 agu2+agu0+fmisc  192 dst.24
        movaps xmm15, [r8 + 1904]                                ;   153.3 agu1+agu0+fmisc+fadd  192 dst.23
        movaps xmm15, [r8 + 1936]                                ;   153.7 agu2+agu1+fmul+fmisc  192 dst.25
        movaps xmm15, [r8 + 1952]                                ;   154.3 agu0+agu1+fadd+fmul  192 dst.26
        movaps xmm15, xmm7                                       ;   153.3 fadd+fmul  192 dst copy
        psrlq xmm15, 1                                           ;   155.3 fadd+fmul  192 dst
        xorps xmm15, xmm9                                        ;   157.3 fadd+fmul  192 dst
        andps xmm15, [rel aes_from_slices.T0_constants128]       ;   160.3 agu2+agu0+fadd+fmul  192 dst
        xorps xmm9, xmm15                                        ;   162.3 fadd+fmul  192 dst
        psllq xmm15, 1                                           ;   162.3 fadd+fmul  192 dst
        xorps xmm7, xmm15                                        ;   164.3 fadd+fmul  192 dst
        movaps xmm15, [r8 + 1968]                                ;   161.0 agu1+agu0+fmisc  192 dst.27
        movaps xmm15, [r8 + 1984]                                ;   162.3 agu2+agu0+fmisc+fadd  192 dst.28
        movaps xmm15, xmm3                                       ;   161.3 fmul+fadd  192 dst copy
        psrlq xmm15, 4                                           ;   163.3 fmul+fadd  192 dst
        xorps xmm15, xmm8                                        ;   165.3 fmul+fadd  192 dst
        andps xmm15, [rel aes_from_slices.T0_constants128 + 32]  ;   168.3 agu1+agu2+fmul+fadd  192 dst
        xorps xmm8, xmm15                                        ;   170.3 fmul+fadd  192 dst
        psllq xmm15, 4                                           ;   170.3 fmul+fadd  192 dst
        xorps xmm3, xmm15                                        ;   172.3 fmul+fadd  192 dst
        movaps xmm15, [r8 + 2000]                                ;   168.0 agu0+agu1+fmisc  192 dst.29
        movaps xmm15, [r8 + 2016]                                ;   169.3 agu2+agu0+fmisc+fmul  192 dst.30
        movaps xmm15, [r8 + 2032]                                ;   170.3 agu1+agu2+fmisc+fadd  192 dst.31
        movaps xmm15, xmm10                                      ;   169.3 fmul+fadd  192 dst copy
        psrlq xmm15, 1                                           ;   171.3 fmul+fadd  192 dst
        xorps xmm15, xmm11                                       ;   173.3 fmul+fadd  192 dst
        andps xmm15, [rel aes_from_slices.T0_constants128]       ;   176.3 agu0+agu1+fmul+fadd  192 dst
        xorps xmm11, xmm15                                       ;   178.3 fmul+fadd  192 dst
        psllq xmm15, 1                                           ;   178.3 fmul+fadd  192 dst
        xorps xmm10, xmm15                                       ;   180.3 fmul+fadd  192 dst
        movaps xmm15, [r8 + 192]                                 ;   176.3 agu2+agu0+fmisc  192 dst copy
        psrlq xmm15, 1                                           ;   178.3 fmul+fadd  192 dst
        xorps xmm15, xmm13                                       ;   180.3 fmul+fadd  192 dst
        andps xmm15, [rel aes_from_slices.T0_constants128]       ;   182.3 agu1+agu0+fmul+fadd  192 dst
        xorps xmm13, xmm15                                       ;   184.3 fmul+fadd  192 dst
        psllq xmm15, 1                                           ;   184.3 fmul+fadd  192 dst
        xorps xmm12, xmm15                                       ;   186.3 fmul+fadd  192 dst
        movaps xmm15, [r8 + 224]                                 ;   183.3 agu2+agu0+fmisc  192 dst copy
        psrlq xmm15, 1                                           ;   185.3 fmul+fadd  192 dst
        xorps xmm15, [r8 + 240]                                  ;   187.3 agu1+agu0+fmul+fadd  192 dst
        andps xmm15, [rel aes_from_slices.T0_constants128]       ;   189.3 agu2+agu0+fmul+fadd  192 dst
        movaps [rdi + 80], xmm8                                  ;   185.3 agu1+agu2+fmisc  192 dst spill
        movaps xmm8, xmm7                                        ;   185.3 fmul+fadd  192 dst copy
        psrlq xmm8, 2                                            ;   187.3 fmul+fadd  192 dst
        xorps xmm8, xmm10                                        ;   189.3 fmul+fadd  192 dst
        andps xmm8, [rel aes_from_slices.T0_constants128 + 16]   ;   192.3 agu0+agu1+fmul+fadd  192 dst
        xorps xmm10, xmm8                                        ;   194.3 fmul+fadd  192 dst
        psllq xmm8, 2                                            ;   194.3 fmul+fadd  192 dst
        xorps xmm7, xmm8                                         ;   196.3 fmul+fadd  192 dst
        movaps xmm8, xmm15                                       ;   192.3 fmul+fadd  192 dst copy
        psllq xmm8, 1                                            ;   194.3 fmul+fadd  192 dst
        xorps xmm14, xmm8                                        ;   196.3 fmul+fadd  192 dst
        movaps xmm8, xmm9                                        ;   195.3 fmul+fadd  192 dst copy
        psrlq xmm8, 2                                            ;   197.3 fmul+fadd  192 dst
        xorps xmm8, xmm11                                        ;   199.3 fmul+fadd  192 dst
        xorps xmm15, [r8 + 240]                                  ;   202.3 agu2+agu0+fmul+fadd  192 dst
        andps xmm8, [rel aes_from_slices.T0_constants128 + 16]   ;   203.3 agu1+agu0+fmul+fadd  192 dst
        xorps xmm11, xmm8                                        ;   205.3 fmul+fadd  192 dst
        psllq xmm8, 2                                            ;   205.3 fmul+fadd  192 dst
        xorps xmm9, xmm8                                         ;   207.3 fmul+fadd  192 dst
        movaps xmm8, xmm12                                       ;   203.3 fmul+fadd  192 dst copy
        psrlq xmm8, 2                                            ;   205.3 fmul+fadd  192 dst
        xorps xmm8, xmm14                                        ;   207.3 fmul+fadd  192 dst
        andps xmm8, [rel aes_from_slices.T0_constants128 + 16]   ;   210.3 agu2+agu1+fmul+fadd  192 dst
        xorps xmm14, xmm8                                        ;   212.3 fmul+fadd  192 dst
        psllq xmm8, 2                                            ;   212.3 fmul+fadd  192 dst
        xorps xmm12, xmm8                                        ;   214.3 fmul+fadd  192 dst
        movaps xmm8, xmm13                                       ;   210.3 fmul+fadd  192 dst copy
        psrlq xmm8, 2                                            ;   212.3 fmul+fadd  192 dst
        xorps xmm8, xmm15                                        ;   214.3 fmul+fadd  192 dst
        andps xmm8, [rel aes_from_slices.T0_constants128 + 16]   ;   217.3 agu0+agu1+fmul+fadd  192 dst
        xorps xmm15, xmm8                                        ;   219.3 fmul+fadd  192 dst
        psllq xmm8, 2                                            ;   219.3 fmul+fadd  192 dst
        xorps xmm13, xmm8                                        ;   221.3 fmul+fadd  192 dst
        movaps xmm8, xmm7                                        ;   217.3 fmul+fadd  192 dst copy
        psrlq xmm8, 4                                            ;   219.3 fmul+fadd  192 dst
        xorps xmm8, xmm12                                        ;   221.3 fmul+fadd  192 dst
        andps xmm8, [rel aes_from_slices.T0_constants128 + 32]   ;   224.3 agu2+agu0+fmul+fadd  192 dst
        xorps xmm12, xmm8                                        ;   226.3 fmul+fadd  192 dst
        psllq xmm8, 4                                            ;   226.3 fmul+fadd  192 dst
        xorps xmm7, xmm8                                         ;   228.3 fmul+fadd  192 dst
        movaps xmm8, xmm9                                        ;   224.3 fmul+fadd  192 dst copy
        psrlq xmm8, 4                                            ;   226.3 fmul+fadd  192 dst
        xorps xmm8, xmm13                                        ;   228.3 fmul+fadd  192 dst
        andps xmm8, [rel aes_from_slices.T0_constants128 + 32]   ;   231.3 agu1+agu0+fmul+fadd  192 dst
        xorps xmm13, xmm8                                        ;   233.3 fmul+fadd  192 dst
        psllq xmm8, 4                                            ;   233.3 fmul+fadd  192 dst
        xorps xmm9, xmm8                                         ;   235.3 fmul+fadd  192 dst
        movaps xmm8, xmm10                                       ;   231.3 fmul+fadd  192 dst copy
        psrlq xmm8, 4                                            ;   233.3 fmul+fadd  192 dst
        xorps xmm8, xmm14                                        ;   235.3 fmul+fadd  192 dst
        andps xmm8, [rel aes_from_slices.T0_constants128 + 32]   ;   238.3 agu2+agu0+fmul+fadd  192 dst
        xorps xmm14, xmm8                                        ;   240.3 fmul+fadd  192 dst
        psllq xmm8, 4                                            ;   240.3 fmul+fadd  192 dst
        xorps xmm10, xmm8                                        ;   242.3 fmul+fadd  192 dst
        movaps xmm8, xmm11                                       ;   238.3 fmul+fadd  192 dst copy
        psrlq xmm8, 4                                            ;   240.3 fmul+fadd  192 dst
        xorps xmm8, xmm15                                        ;   242.3 fmul+fadd  192 dst
        andps xmm8, [rel aes_from_slices.T0_constants128 + 32]   ;   245.3 agu1+agu0+fmul+fadd  192 dst
        xorps xmm15, xmm8                                        ;   247.3 fmul+fadd  192 dst
        psllq xmm8, 4                                            ;   247.3 fmul+fadd  192 dst
        xorps xmm11, xmm8                                        ;   249.3 fmul+fadd  192 dst
        movaps xmm8, [r8 + 272]                                  ;   245.3 agu2+agu0+fmisc  192 dst
        movaps [rbx + 112], xmm15                                ;   249.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm15, [r8 + 256]                                 ;   247.3 agu2+agu1+fmul+fadd  192 dst
        movaps [r10 - 128], xmm14                                ;   247.3 agu0+agu1+fmisc  192 dst spill
        movaps xmm14, [r8 + 272]                                 ;   249.3 agu2+agu0+fadd+fmul  192 dst
        movaps [r10 - 112], xmm13                                ;   249.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm13, [r8 + 304]                                 ;   251.0 agu2+agu1+fadd+fmul  192 dst
        movaps [r10 - 96], xmm12                                 ;   251.3 agu0+agu2+fmisc  192 dst spill
        movaps xmm12, [r8 + 288]                                 ;   252.3 agu1+agu0+fadd+fmul  192 dst
        movaps [r10 - 80], xmm11                                 ;   253.3 agu2+agu1+fmisc  192 dst spill
        movaps xmm11, [r8 + 336]                                 ;   253.7 agu0+agu2+fadd+fmul  192 dst
        movaps [rax - 96], xmm10                                 ;   255.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm10, [r8 + 304]                                 ;   255.0 agu2+agu1+fadd+fmul  192 dst
        movaps [rax - 80], xmm9                                  ;   257.3 agu0+agu2+fmisc  192 dst spill
        movaps xmm9, [r8 + 320]                                  ;   256.3 agu1+agu0+fadd+fmul  192 dst
        movaps [rdi + 96], xmm7                                  ;   259.3 agu2+agu1+fmisc  192 dst spill
        movaps xmm7, [r8 + 336]                                  ;   257.7 agu0+agu2+fadd+fmul  192 dst
        movaps [rdi + 112], xmm6                                 ;   261.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm6, [r8 + 368]                                  ;   259.0 agu2+agu1+fadd+fmul  192 dst
        movaps [rcx - 128], xmm5                                 ;   263.3 agu0+agu2+fmisc  192 dst spill
        movaps xmm5, [r8 + 352]                                  ;   260.3 agu1+agu0+fadd+fmul  192 dst
        movaps [rcx - 112], xmm4                                 ;   265.3 agu2+agu1+fmisc  192 dst spill
        movaps xmm4, [r8 + 368]                                  ;   261.7 agu0+agu2+fadd+fmul  192 dst
        movaps [rcx - 96], xmm3                                  ;   267.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm3, [r8 + 400]                                  ;   263.0 agu2+agu1+fadd+fmul  192 dst
        movaps [rcx - 80], xmm2                                  ;   269.3 agu0+agu2+fmisc  192 dst spill
        movaps xmm2, [r8 + 384]                                  ;   264.3 agu1+agu0+fadd+fmul  192 dst
        movaps [rcx - 64], xmm1                                  ;   271.3 agu2+agu1+fmisc  192 dst spill
        movaps xmm1, [r8 + 400]                                  ;   266.0 agu0+agu1+fadd+fmul  192 dst
        movaps [r10 - 64], xmm0                                  ;   273.3 agu2+agu0+fmisc  192 dst spill
        movaps xmm0, [r8 + 432]                                  ;   267.3 agu1+agu2+fadd+fmul  192 dst
        movaps [rsi - 32], xmm0                                  ;   275.3 agu0+agu1+fmisc  192 dst spill
        movaps xmm0, [r8 + 416]                                  ;   269.3 agu2+agu0+fadd+fmul  192 dst
        movaps [rbp + 32], xmm0                                  ;   277.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm0, [r8 + 464]                                  ;   271.3 agu2+agu1+fadd+fmul  192 dst
        movaps [rbp + 96], xmm0                                  ;   279.3 agu0+agu1+fmisc  192 dst spill
        movaps xmm0, [r8 + 432]                                  ;   273.3 agu2+agu0+fadd+fmul  192 dst
        movaps [rbp - 112], xmm0                                 ;   281.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm0, [r8 + 448]                                  ;   275.3 agu2+agu1+fadd+fmul  192 dst
        movaps [rbp - 16], xmm0                                  ;   283.3 agu0+agu1+fmisc  192 dst spill
        movaps xmm0, [r8 + 464]                                  ;   277.3 agu2+agu0+fadd+fmul  192 dst
        movaps [rbp - 128], xmm0                                 ;   285.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm0, [r8 + 496]                                  ;   279.3 agu2+agu1+fadd+fmul  192 dst
        movaps [rsi - 16], xmm0                                  ;   287.3 agu0+agu1+fmisc  192 dst spill
        movaps xmm0, [r8 + 480]                                  ;   281.3 agu2+agu0+fadd+fmul  192 dst
        movaps [rsi + 0], xmm0                                   ;   289.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm0, [r8 + 496]                                  ;   283.3 agu2+agu1+fadd+fmul  192 dst
        movaps [rax - 64], xmm0                                  ;   291.3 agu0+agu1+fmisc  192 dst spill
        movaps xmm0, [r8 + 528]                                  ;   285.3 agu2+agu0+fadd+fmul  192 dst
        movaps [rax - 48], xmm0                                  ;   293.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm0, [r8 + 512]                                  ;   287.3 agu2+agu1+fadd+fmul  192 dst
        movaps [rax - 32], xmm0                                  ;   295.3 agu0+agu1+fmisc  192 dst spill
        movaps xmm0, [r8 + 528]                                  ;   289.3 agu2+agu0+fadd+fmul  192 dst
        movaps [rax - 16], xmm0                                  ;   297.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm0, [r8 + 560]                                  ;   291.3 agu2+agu1+fadd+fmul  192 dst
        movaps [rbp + 112], xmm0                                 ;   299.3 agu0+agu1+fmisc  192 dst spill
        movaps xmm0, [r8 + 544]                                  ;   293.3 agu2+agu0+fadd+fmul  192 dst
        movaps [rdx - 48], xmm0                                  ;   301.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm0, [r8 + 592]                                  ;   295.3 agu2+agu1+fadd+fmul  192 dst
        movaps [rbp - 96], xmm0                                  ;   303.3 agu0+agu1+fmisc  192 dst spill
        movaps xmm0, [r8 + 560]                                  ;   297.3 agu2+agu0+fadd+fmul  192 dst
        movaps [rbp - 80], xmm0                                  ;   305.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm0, [r8 + 576]                                  ;   299.3 agu2+agu1+fadd+fmul  192 dst
        movaps [rbp - 64], xmm0                                  ;   307.3 agu0+agu1+fmisc  192 dst spill
        movaps xmm0, [r8 + 592]                                  ;   301.3 agu2+agu0+fadd+fmul  192 dst
        movaps [rbp - 48], xmm0                                  ;   309.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm0, [r8 + 624]                                  ;   303.3 agu2+agu1+fadd+fmul  192 dst
        movaps [rdx - 32], xmm0                                  ;   311.3 agu0+agu1+fmisc  192 dst spill
        movaps xmm0, [r8 + 608]                                  ;   305.3 agu2+agu0+fadd+fmul  192 dst
        movaps [rsi + 16], xmm0                                  ;   313.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm0, [r8 + 624]                                  ;   307.3 agu2+agu1+fadd+fmul  192 dst
        movaps [rsi + 32], xmm0                                  ;   315.3 agu0+agu1+fmisc  192 dst spill
        movaps xmm0, [r8 + 656]                                  ;   309.3 agu2+agu0+fadd+fmul  192 dst
        movaps [rsi + 48], xmm0                                  ;   317.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm0, [r8 + 640]                                  ;   311.3 agu2+agu1+fadd+fmul  192 dst
        movaps [rdx - 16], xmm0                                  ;   319.3 agu0+agu1+fmisc  192 dst spill
        movaps xmm0, [r8 + 656]                                  ;   313.3 agu2+agu0+fadd+fmul  192 dst
        movaps [rsi + 64], xmm0                                  ;   321.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm0, [r8 + 688]                                  ;   315.3 agu2+agu1+fadd+fmul  192 dst
        movaps [rsi + 80], xmm0                                  ;   323.3 agu0+agu1+fmisc  192 dst spill
        movaps xmm0, [r8 + 672]                                  ;   317.3 agu2+agu0+fadd+fmul  192 dst
        movaps [rbp + 48], xmm0                                  ;   325.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm0, [r8 + 720]                                  ;   319.3 agu2+agu1+fadd+fmul  192 dst
        movaps [rbp + 0], xmm0                                   ;   327.3 agu0+agu1+fmisc  192 dst spill
        movaps xmm0, [r8 + 688]                                  ;   321.3 agu2+agu0+fadd+fmul  192 dst
        movaps [rdx - 128], xmm0                                 ;   329.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm0, [r8 + 704]                                  ;   323.3 agu2+agu1+fadd+fmul  192 dst
        movaps [rbp + 16], xmm0                                  ;   331.3 agu0+agu1+fmisc  192 dst spill
        movaps xmm0, [r8 + 720]                                  ;   325.3 agu2+agu0+fadd+fmul  192 dst
        movaps [rdx - 112], xmm0                                 ;   333.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm0, [r8 + 752]                                  ;   327.3 agu2+agu1+fadd+fmul  192 dst
        movaps [rax + 0], xmm0                                   ;   335.3 agu0+agu1+fmisc  192 dst spill
        movaps xmm0, [r8 + 736]                                  ;   329.3 agu2+agu0+fadd+fmul  192 dst
        movaps [rsi + 96], xmm0                                  ;   337.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm0, [r8 + 752]                                  ;   331.3 agu2+agu1+fadd+fmul  192 dst
        movaps [rax + 16], xmm0                                  ;   339.3 agu0+agu1+fmisc  192 dst spill
        movaps xmm0, [r8 + 256]                                  ;   333.3 agu2+agu0+fadd+fmul  192 dst
        psrlq xmm0, 1                                            ;   335.3 fadd+fmul  192 dst
        xorps xmm8, xmm0                                         ;   337.3 fadd+fmul  192 dst
        movaps xmm0, [rel aes_from_slices.T0_constants128]       ;   336.3 agu1+agu0+fadd+fmul  192 dst reload
        andps xmm8, xmm0                                         ;   339.3 fadd+fmul  192 dst
        xorps xmm14, xmm8                                        ;   341.3 fadd+fmul  192 dst
        psllq xmm8, 1                                            ;   341.3 fadd+fmul  192 dst
        xorps xmm15, xmm8                                        ;   343.3 fadd+fmul  192 dst
        movaps xmm8, xmm14                                       ;   343.3 fadd+fmul  192 dst copy
        psrlq xmm8, 2                                            ;   345.3 fadd+fmul  192 dst
        movaps [rdx + 0], xmm1                                   ;   341.3 agu2+agu0+fmisc  192 dst spill
        movaps xmm1, xmm15                                       ;   345.3 fadd+fmul  192 dst copy
        psrlq xmm1, 2                                            ;   347.3 fadd+fmul  192 dst
        movaps [rdx + 16], xmm2                                  ;   343.7 agu1+agu0+fmisc  192 dst spill
        movaps xmm2, [r8 + 288]                                  ;   345.7 agu2+agu0+fadd+fmul  192 dst
        psrlq xmm2, 1                                            ;   347.7 fadd+fmul  192 dst
        xorps xmm13, xmm2                                        ;   349.7 fadd+fmul  192 dst
        andps xmm13, xmm0                                        ;   351.7 fadd+fmul  192 dst
        xorps xmm10, xmm13                                       ;   353.7 fadd+fmul  192 dst
        psllq xmm13, 1                                           ;   353.7 fadd+fmul  192 dst
        xorps xmm12, xmm13                                       ;   355.7 fadd+fmul  192 dst
        xorps xmm8, xmm10                                        ;   355.7 fadd+fmul  192 dst
        xorps xmm1, xmm12                                        ;   357.7 fadd+fmul  192 dst
        movaps xmm2, [rel aes_from_slices.T0_constants128 + 16]  ;   354.3 agu1+agu2+fmisc+fadd  192 dst reload
        andps xmm1, xmm2                                         ;   359.7 fmul+fadd  192 dst
        xorps xmm12, xmm1                                        ;   361.7 fadd+fmul  192 dst
        psllq xmm1, 2                                            ;   361.7 fadd+fmul  192 dst
        xorps xmm15, xmm1                                        ;   363.7 fadd+fmul  192 dst
        andps xmm8, xmm2                                         ;   357.7 fadd+fmul  192 dst
        xorps xmm10, xmm8                                        ;   359.7 fadd+fmul  192 dst
        psllq xmm8, 2                                            ;   359.7 fadd+fmul  192 dst
        xorps xmm14, xmm8                                        ;   361.7 fadd+fmul  192 dst
        movaps xmm1, [r8 + 320]                                  ;   363.3 agu0+agu1+fmisc  192 dst
        psrlq xmm1, 1                                            ;   365.3 fadd+fmul  192 dst
        xorps xmm11, xmm1                                        ;   367.3 fadd+fmul  192 dst
        andps xmm11, xmm0                                        ;   369.3 fadd+fmul  192 dst
        xorps xmm7, xmm11                                        ;   371.3 fadd+fmul  192 dst
        psllq xmm11, 1                                           ;   371.3 fadd+fmul  192 dst
        xorps xmm9, xmm11                                        ;   373.3 fadd+fmul  192 dst
        movaps xmm1, xmm15                                       ;   367.7 fadd+fmul  192 dst copy
        psrlq xmm1, 4                                            ;   369.7 fadd+fmul  192 dst
        movaps xmm8, xmm14                                       ;   369.7 fadd+fmul  192 dst copy
        psrlq xmm8, 4                                            ;   371.7 fadd+fmul  192 dst
        movaps xmm11, xmm7                                       ;   373.3 fadd+fmul  192 dst copy
        psrlq xmm11, 2                                           ;   375.3 fadd+fmul  192 dst
        movaps xmm13, xmm9                                       ;   375.3 fadd+fmul  192 dst copy
        psrlq xmm13, 2                                           ;   377.3 fadd+fmul  192 dst
        movaps xmm2, xmm12                                       ;   375.7 fadd+fmul  192 dst copy
        psrlq xmm2, 4                                            ;   377.7 fadd+fmul  192 dst
        movaps [rdx + 32], xmm3                                  ;   375.0 agu2+agu0+fmisc  192 dst spill
        movaps xmm3, xmm10                                       ;   377.7 fadd+fmul  192 dst copy
        psrlq xmm3, 4                                            ;   379.7 fadd+fmul  192 dst
        movaps [rdx + 48], xmm10                                 ;   377.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm10, [r8 + 352]                                 ;   381.3 agu2+agu0+fmisc  192 dst
        psrlq xmm10, 1                                           ;   383.3 fadd+fmul  192 dst
        xorps xmm6, xmm10                                        ;   385.3 fadd+fmul  192 dst
        andps xmm6, xmm0                                         ;   387.3 fadd+fmul  192 dst
        xorps xmm4, xmm6                                         ;   389.3 fadd+fmul  192 dst
        psllq xmm6, 1                                            ;   389.3 fadd+fmul  192 dst
        xorps xmm5, xmm6                                         ;   391.3 fadd+fmul  192 dst
        xorps xmm11, xmm4                                        ;   391.3 fadd+fmul  192 dst
        xorps xmm13, xmm5                                        ;   393.3 fadd+fmul  192 dst
        movaps xmm6, [rel aes_from_slices.T0_constants128 + 16]  ;   389.7 agu1+agu2+fmisc+fadd  192 dst reload
        andps xmm13, xmm6                                        ;   395.3 fmul+fadd  192 dst
        xorps xmm5, xmm13                                        ;   397.3 fadd+fmul  192 dst
        psllq xmm13, 2                                           ;   397.3 fadd+fmul  192 dst
        xorps xmm9, xmm13                                        ;   399.3 fadd+fmul  192 dst
        xorps xmm1, xmm9                                         ;   401.3 fadd+fmul  192 dst
        xorps xmm2, xmm5                                         ;   399.3 fadd+fmul  192 dst
        andps xmm11, xmm6                                        ;   395.3 fadd+fmul  192 dst
        xorps xmm4, xmm11                                        ;   397.3 fadd+fmul  192 dst
        psllq xmm11, 2                                           ;   397.3 fadd+fmul  192 dst
        xorps xmm7, xmm11                                        ;   399.3 fadd+fmul  192 dst
        xorps xmm8, xmm7                                         ;   401.3 fadd+fmul  192 dst
        xorps xmm3, xmm4                                         ;   400.3 fadd+fmul  192 dst
        movaps xmm10, [rel aes_from_slices.T0_constants128 + 32] ;   403.0 agu0+agu1+fmisc  192 dst reload
        andps xmm1, xmm10                                        ;   405.0 fadd+fmul  192 dst
        xorps xmm9, xmm1                                         ;   407.0 fadd+fmul  192 dst
        psllq xmm1, 4                                            ;   407.0 fadd+fmul  192 dst
        xorps xmm15, xmm1                                        ;   409.0 fadd+fmul  192 dst
        andps xmm8, xmm10                                        ;   405.3 fadd+fmul  192 dst
        xorps xmm7, xmm8                                         ;   407.3 fadd+fmul  192 dst
        psllq xmm8, 4                                            ;   407.3 fadd+fmul  192 dst
        xorps xmm14, xmm8                                        ;   409.3 fadd+fmul  192 dst
        andps xmm2, xmm10                                        ;   409.3 fadd+fmul  192 dst
        xorps xmm5, xmm2                                         ;   411.3 fadd+fmul  192 dst
        psllq xmm2, 4                                            ;   411.3 fadd+fmul  192 dst
        xorps xmm12, xmm2                                        ;   413.3 fadd+fmul  192 dst
        andps xmm3, xmm10                                        ;   413.3 fadd+fmul  192 dst
        xorps xmm4, xmm3                                         ;   415.3 fadd+fmul  192 dst
        psllq xmm3, 4                                            ;   415.3 fadd+fmul  192 dst
        movaps xmm1, [rdx + 48]                                  ;   414.7 agu2+agu0+fmisc  192 dst reload
        xorps xmm1, xmm3                                         ;   417.3 fadd+fmul  192 dst
        movaps xmm2, [r8 + 384]                                  ;   416.7 agu1+agu0+fmisc  192 dst
        psrlq xmm2, 1                                            ;   418.7 fadd+fmul  192 dst
        movaps xmm3, [rdx + 32]                                  ;   418.7 agu2+agu0+fmisc  192 dst reload
        xorps xmm3, xmm2                                         ;   420.7 fadd+fmul  192 dst
        andps xmm3, xmm0                                         ;   422.7 fadd+fmul  192 dst
        movaps xmm2, [rdx + 0]                                   ;   420.7 agu1+agu0+fmisc  192 dst reload
        xorps xmm2, xmm3                                         ;   424.7 fadd+fmul  192 dst
        psllq xmm3, 1                                            ;   424.7 fadd+fmul  192 dst
        movaps xmm8, [rdx + 16]                                  ;   422.7 agu2+agu0+fmisc  192 dst reload
        xorps xmm8, xmm3                                         ;   426.7 fadd+fmul  192 dst
        movaps xmm3, xmm2                                        ;   426.7 fadd+fmul  192 dst copy
        psrlq xmm3, 2                                            ;   428.7 fadd+fmul  192 dst
        movaps xmm11, xmm8                                       ;   428.7 fadd+fmul  192 dst copy
        psrlq xmm11, 2                                           ;   430.7 fadd+fmul  192 dst
        movaps xmm13, [r8 + 784]                                 ;   428.3 agu1+agu0+fmisc  192 dst
        movaps [rdx + 16], xmm4                                  ;   428.3 agu2+agu0+fmisc  192 dst spill
        movaps xmm4, [r8 + 768]                                  ;   429.7 agu1+agu0+fadd+fmul  192 dst
        movaps [rdx + 0], xmm5                                   ;   430.3 agu2+agu1+fmisc  192 dst spill
        movaps xmm5, [r8 + 784]                                  ;   431.3 agu0+agu1+fadd+fmul  192 dst
        movaps [rdx + 32], xmm7                                  ;   432.3 agu2+agu0+fmisc  192 dst spill
        movaps xmm7, [r8 + 816]                                  ;   432.7 agu1+agu2+fadd+fmul  192 dst
        movaps [rdx + 48], xmm9                                  ;   434.3 agu0+agu1+fmisc  192 dst spill
        movaps xmm9, [r8 + 800]                                  ;   434.0 agu2+agu0+fadd+fmul  192 dst
        movaps [rdx + 64], xmm1                                  ;   436.3 agu1+agu2+fmisc  192 dst spill
        movaps xmm1, [r8 + 848]                                  ;   435.3 agu0+agu1+fadd+fmul  192 dst
        movaps [rcx - 48], xmm12                                 ;   438.3 agu2+agu0+fmisc  192 dst spill
        movaps xmm12, [r8 + 816]                                 ;   436.7 agu1+agu2+fadd+fmul  192 dst
        movaps [rcx - 32], xmm14                                 ;   440.3 agu0+agu1+fmisc  192 dst spill
        movaps xmm14, [r8 + 832]                                 ;   438.0 agu2+agu0+fadd+fmul  192 dst
        movaps [r10 - 48], xmm15                                 ;   442.3 agu1+agu2+fmisc  192 dst spill
        movaps xmm15, [r8 + 848]                                 ;   439.3 agu0+agu1+fadd+fmul  192 dst
        movaps xmm10, [r8 + 880]                                 ;   440.0 agu2+agu0+fadd+fmul  192 dst
        movaps [rdx - 96], xmm10                                 ;   444.3 agu1+agu2+fmisc  192 dst spill
        movaps xmm10, [r8 + 864]                                 ;   441.3 agu0+agu1+fadd+fmul  192 dst
        movaps [rdx + 80], xmm10                                 ;   446.3 agu2+agu0+fmisc  192 dst spill
        movaps xmm10, [r8 + 880]                                 ;   442.7 agu1+agu2+fadd+fmul  192 dst
        movaps [rdx + 96], xmm10                                 ;   448.3 agu0+agu1+fmisc  192 dst spill
        movaps xmm10, [r8 + 416]                                 ;   444.0 agu2+agu0+fadd+fmul  192 dst
        psrlq xmm10, 1                                           ;   446.0 fadd+fmul  192 dst
        movaps [rbp - 32], xmm15                                 ;   450.3 agu1+agu2+fmisc  192 dst spill
        movaps xmm15, [rsi - 32]                                 ;   446.0 agu0+agu1+fadd+fmul  192 dst reload
        xorps xmm15, xmm10                                       ;   448.0 fadd+fmul  192 dst
        andps xmm15, xmm0                                        ;   450.0 fadd+fmul  192 dst
        movaps xmm10, [rbp - 112]                                ;   449.0 agu2+agu0+fadd+fmul  192 dst reload
        xorps xmm10, xmm15                                       ;   452.0 fadd+fmul  192 dst
        psllq xmm15, 1                                           ;   452.0 fadd+fmul  192 dst
        movaps [rbp - 112], xmm14                                ;   452.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm14, [rbp + 32]                                 ;   452.0 agu2+agu0+fadd+fmul  192 dst reload
        xorps xmm14, xmm15                                       ;   454.0 fadd+fmul  192 dst
        xorps xmm3, xmm10                                        ;   454.0 fadd+fmul  192 dst
        xorps xmm11, xmm14                                       ;   456.0 fadd+fmul  192 dst
        andps xmm11, xmm6                                        ;   458.0 fadd+fmul  192 dst
        xorps xmm14, xmm11                                       ;   460.0 fadd+fmul  192 dst
        psllq xmm11, 2                                           ;   460.0 fadd+fmul  192 dst
        xorps xmm8, xmm11                                        ;   462.0 fadd+fmul  192 dst
        andps xmm3, xmm6                                         ;   458.0 fadd+fmul  192 dst
        xorps xmm10, xmm3                                        ;   460.0 fadd+fmul  192 dst
        psllq xmm3, 2                                            ;   460.0 fadd+fmul  192 dst
        xorps xmm2, xmm3                                         ;   462.0 fadd+fmul  192 dst
        movaps xmm3, [r8 + 448]                                  ;   463.0 agu1+agu2+fmisc  192 dst
        psrlq xmm3, 1                                            ;   465.0 fadd+fmul  192 dst
        movaps xmm11, [rbp + 96]                                 ;   465.0 agu0+agu1+fmisc+fadd  192 dst reload
        xorps xmm11, xmm3                                        ;   467.0 fmul+fadd  192 dst
        andps xmm11, xmm0                                        ;   469.0 fmul+fadd  192 dst
        movaps xmm3, [rbp - 128]                                 ;   466.3 agu2+agu0+fmisc  192 dst reload
        xorps xmm3, xmm11                                        ;   471.0 fmul+fadd  192 dst
        psllq xmm11, 1                                           ;   471.0 fmul+fadd  192 dst
        movaps xmm15, [rbp - 16]                                 ;   468.7 agu1+agu0+fmisc  192 dst reload
        xorps xmm15, xmm11                                       ;   473.0 fmul+fadd  192 dst
        movaps xmm11, xmm8                                       ;   469.0 fmul+fadd  192 dst copy
        psrlq xmm11, 4                                           ;   471.0 fmul+fadd  192 dst
        movaps [rbp - 16], xmm1                                  ;   470.3 agu2+agu0+fmisc  192 dst spill
        movaps xmm1, xmm3                                        ;   473.0 fmul+fadd  192 dst copy
        psrlq xmm1, 2                                            ;   475.0 fmul+fadd  192 dst
        movaps [rbp - 128], xmm12                                ;   472.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm12, xmm15                                      ;   475.0 fmul+fadd  192 dst copy
        psrlq xmm12, 2                                           ;   477.0 fmul+fadd  192 dst
        movaps [rbp + 96], xmm9                                  ;   474.3 agu2+agu0+fmisc  192 dst spill
        movaps xmm9, xmm2                                        ;   475.0 fmul+fadd  192 dst copy
        psrlq xmm9, 4                                            ;   477.0 fmul+fadd  192 dst
        movaps [rbp + 32], xmm7                                  ;   476.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm7, xmm14                                       ;   477.0 fmul+fadd  192 dst copy
        psrlq xmm7, 4                                            ;   479.0 fmul+fadd  192 dst
        movaps [rsi - 32], xmm5                                  ;   478.3 agu2+agu0+fmisc  192 dst spill
        movaps xmm5, xmm10                                       ;   479.0 fmul+fadd  192 dst copy
        psrlq xmm5, 4                                            ;   481.0 fmul+fadd  192 dst
        movaps [rax + 32], xmm4                                  ;   480.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm4, [r8 + 480]                                  ;   483.0 agu2+agu0+fmul+fadd  192 dst
        psrlq xmm4, 1                                            ;   485.0 fmul+fadd  192 dst
        movaps [rax + 48], xmm13                                 ;   482.3 agu1+agu2+fmisc  192 dst spill
        movaps xmm13, [rsi - 16]                                 ;   485.0 agu0+agu1+fmul+fadd  192 dst reload
        xorps xmm13, xmm4                                        ;   487.0 fmul+fadd  192 dst
        andps xmm13, xmm0                                        ;   489.0 fmul+fadd  192 dst
        movaps xmm4, [rax - 64]                                  ;   487.0 agu2+agu0+fmisc+fmul  192 dst reload
        xorps xmm4, xmm13                                        ;   491.0 fadd+fmul  192 dst
        psllq xmm13, 1                                           ;   491.0 fadd+fmul  192 dst
        movaps xmm0, [rsi + 0]                                   ;   489.0 agu1+agu0+fmisc  192 dst reload
        xorps xmm0, xmm13                                        ;   493.0 fadd+fmul  192 dst
        xorps xmm1, xmm4                                         ;   493.0 fadd+fmul  192 dst
        xorps xmm12, xmm0                                        ;   495.0 fadd+fmul  192 dst
        andps xmm12, xmm6                                        ;   497.0 fadd+fmul  192 dst
        xorps xmm0, xmm12                                        ;   499.0 fadd+fmul  192 dst
        psllq xmm12, 2                                           ;   499.0 fadd+fmul  192 dst
        xorps xmm15, xmm12                                       ;   501.0 fadd+fmul  192 dst
        xorps xmm11, xmm15                                       ;   503.0 fadd+fmul  192 dst
        xorps xmm7, xmm0                                         ;   501.0 fadd+fmul  192 dst
        andps xmm1, xmm6                                         ;   497.0 fadd+fmul  192 dst
        xorps xmm4, xmm1                                         ;   499.0 fadd+fmul  192 dst
        psllq xmm1, 2                                            ;   499.0 fadd+fmul  192 dst
        xorps xmm3, xmm1                                         ;   501.0 fadd+fmul  192 dst
        xorps xmm9, xmm3                                         ;   503.0 fadd+fmul  192 dst
        xorps xmm5, xmm4                                         ;   502.0 fadd+fmul  192 dst
        movaps xmm1, [rel aes_from_slices.T0_constants128 + 32]  ;   504.7 agu2+agu0+fmisc  192 dst reload
        andps xmm11, xmm1                                        ;   506.7 fadd+fmul  192 dst
        xorps xmm15, xmm11                                       ;   508.7 fadd+fmul  192 dst
        psllq xmm11, 4                                           ;   508.7 fadd+fmul  192 dst
        xorps xmm8, xmm11                                        ;   510.7 fadd+fmul  192 dst
        andps xmm9, xmm1                                         ;   507.0 fadd+fmul  192 dst
        xorps xmm3, xmm9                                         ;   509.0 fadd+fmul  192 dst
        psllq xmm9, 4                                            ;   509.0 fadd+fmul  192 dst
        xorps xmm2, xmm9                                         ;   511.0 fadd+fmul  192 dst
        andps xmm7, xmm1                                         ;   511.0 fadd+fmul  192 dst
        xorps xmm0, xmm7                                         ;   513.0 fadd+fmul  192 dst
        psllq xmm7, 4                                            ;   513.0 fadd+fmul  192 dst
        xorps xmm14, xmm7                                        ;   515.0 fadd+fmul  192 dst
        andps xmm5, xmm1                                         ;   515.0 fadd+fmul  192 dst
        xorps xmm4, xmm5                                         ;   517.0 fadd+fmul  192 dst
        psllq xmm5, 4                                            ;   517.0 fadd+fmul  192 dst
        xorps xmm10, xmm5                                        ;   519.0 fadd+fmul  192 dst
        movaps xmm5, [r8 + 512]                                  ;   517.0 agu1+agu0+fmisc  192 dst
        psrlq xmm5, 1                                            ;   519.0 fadd+fmul  192 dst
        movaps xmm7, [rax - 48]                                  ;   519.0 agu2+agu0+fmisc  192 dst reload
        xorps xmm7, xmm5                                         ;   521.0 fadd+fmul  192 dst
        movaps xmm5, [rel aes_from_slices.T0_constants128]       ;   521.0 agu1+agu0+fmisc  192 dst reload
        andps xmm7, xmm5                                         ;   523.0 fadd+fmul  192 dst
        movaps xmm9, [rax - 16]                                  ;   523.0 agu2+agu0+fmisc  192 dst reload
        xorps xmm9, xmm7                                         ;   525.0 fadd+fmul  192 dst
        psllq xmm7, 1                                            ;   525.0 fadd+fmul  192 dst
        movaps xmm11, [rax - 32]                                 ;   525.0 agu1+agu0+fmisc  192 dst reload
        xorps xmm11, xmm7                                        ;   527.0 fadd+fmul  192 dst
        movaps xmm7, xmm9                                        ;   527.0 fadd+fmul  192 dst copy
        psrlq xmm7, 2                                            ;   529.0 fadd+fmul  192 dst
        movaps xmm12, xmm11                                      ;   529.0 fadd+fmul  192 dst copy
        psrlq xmm12, 2                                           ;   531.0 fadd+fmul  192 dst
        movaps xmm13, [r8 + 912]                                 ;   529.3 agu2+agu0+fmisc  192 dst
        movaps [rax - 32], xmm4                                  ;   529.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm4, [r8 + 896]                                  ;   531.0 agu2+agu1+fadd+fmul  192 dst
        movaps [rax - 16], xmm0                                  ;   531.3 agu0+agu2+fmisc  192 dst spill
        movaps xmm0, [r8 + 912]                                  ;   532.0 agu1+agu0+fadd+fmul  192 dst
        movaps [rax - 48], xmm3                                  ;   533.3 agu2+agu1+fmisc  192 dst spill
        movaps xmm3, [r8 + 944]                                  ;   533.3 agu0+agu2+fadd+fmul  192 dst
        movaps [rsi + 0], xmm15                                  ;   535.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm15, [r8 + 928]                                 ;   534.7 agu2+agu1+fadd+fmul  192 dst
        movaps [rax - 64], xmm10                                 ;   537.3 agu0+agu2+fmisc  192 dst spill
        movaps xmm10, [r8 + 976]                                 ;   536.0 agu1+agu0+fadd+fmul  192 dst
        movaps [rsi - 16], xmm14                                 ;   539.3 agu2+agu1+fmisc  192 dst spill
        movaps xmm14, [r8 + 944]                                 ;   537.3 agu0+agu2+fadd+fmul  192 dst
        movaps [rax + 64], xmm2                                  ;   541.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm2, [r8 + 960]                                  ;   538.7 agu2+agu1+fadd+fmul  192 dst
        movaps [rcx - 16], xmm8                                  ;   543.3 agu0+agu2+fmisc  192 dst spill
        movaps xmm8, [r8 + 976]                                  ;   540.0 agu1+agu0+fadd+fmul  192 dst
        movaps xmm1, [r8 + 1008]                                 ;   540.7 agu2+agu1+fadd+fmul  192 dst
        movaps [rdx + 112], xmm1                                 ;   545.3 agu0+agu2+fmisc  192 dst spill
        movaps xmm1, [r8 + 992]                                  ;   542.0 agu1+agu0+fadd+fmul  192 dst
        movaps [rax + 80], xmm1                                  ;   547.3 agu2+agu1+fmisc  192 dst spill
        movaps xmm1, [r8 + 1008]                                 ;   543.3 agu0+agu2+fadd+fmul  192 dst
        movaps [rsi - 128], xmm1                                 ;   549.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm1, [r8 + 544]                                  ;   544.7 agu2+agu1+fadd+fmul  192 dst
        psrlq xmm1, 1                                            ;   546.7 fadd+fmul  192 dst
        movaps [rbp + 64], xmm8                                  ;   551.3 agu0+agu2+fmisc  192 dst spill
        movaps xmm8, [rbp + 112]                                 ;   547.0 agu1+agu0+fadd+fmul  192 dst reload
        xorps xmm8, xmm1                                         ;   549.0 fadd+fmul  192 dst
        andps xmm8, xmm5                                         ;   551.0 fadd+fmul  192 dst
        movaps xmm1, [rbp - 80]                                  ;   549.7 agu2+agu1+fadd+fmul  192 dst reload
        xorps xmm1, xmm8                                         ;   553.0 fadd+fmul  192 dst
        psllq xmm8, 1                                            ;   553.0 fadd+fmul  192 dst
        movaps [rbp - 80], xmm2                                  ;   553.3 agu0+agu1+fmisc  192 dst spill
        movaps xmm2, [rdx - 48]                                  ;   552.7 agu2+agu0+fadd+fmul  192 dst reload
        xorps xmm2, xmm8                                         ;   555.0 fadd+fmul  192 dst
        xorps xmm7, xmm1                                         ;   555.0 fadd+fmul  192 dst
        xorps xmm12, xmm2                                        ;   557.0 fadd+fmul  192 dst
        andps xmm12, xmm6                                        ;   559.0 fadd+fmul  192 dst
        xorps xmm2, xmm12                                        ;   561.0 fadd+fmul  192 dst
        psllq xmm12, 2                                           ;   561.0 fadd+fmul  192 dst
        xorps xmm11, xmm12                                       ;   563.0 fadd+fmul  192 dst
        andps xmm7, xmm6                                         ;   558.7 fadd+fmul  192 dst
        xorps xmm1, xmm7                                         ;   560.7 fadd+fmul  192 dst
        psllq xmm7, 2                                            ;   560.7 fadd+fmul  192 dst
        xorps xmm9, xmm7                                         ;   562.7 fadd+fmul  192 dst
        movaps xmm7, [r8 + 576]                                  ;   563.7 agu1+agu2+fmisc  192 dst
        psrlq xmm7, 1                                            ;   565.7 fadd+fmul  192 dst
        movaps xmm8, [rbp - 96]                                  ;   565.7 agu0+agu1+fmisc+fadd  192 dst reload
        xorps xmm8, xmm7                                         ;   567.7 fmul+fadd  192 dst
        andps xmm8, xmm5                                         ;   569.7 fmul+fadd  192 dst
        movaps xmm7, [rbp - 48]                                  ;   567.0 agu2+agu0+fmisc  192 dst reload
        xorps xmm7, xmm8                                         ;   571.7 fmul+fadd  192 dst
        psllq xmm8, 1                                            ;   571.7 fmul+fadd  192 dst
        movaps xmm12, [rbp - 64]                                 ;   569.3 agu1+agu0+fmisc  192 dst reload
        xorps xmm12, xmm8                                        ;   573.7 fmul+fadd  192 dst
        movaps xmm8, xmm11                                       ;   569.7 fmul+fadd  192 dst copy
        psrlq xmm8, 4                                            ;   571.7 fmul+fadd  192 dst
        movaps [rbp - 64], xmm10                                 ;   571.0 agu2+agu0+fmisc  192 dst spill
        movaps xmm10, xmm7                                       ;   573.7 fmul+fadd  192 dst copy
        psrlq xmm10, 2                                           ;   575.7 fmul+fadd  192 dst
        movaps [rbp - 48], xmm14                                 ;   573.0 agu1+agu0+fmisc  192 dst spill
        movaps xmm14, xmm12                                      ;   575.7 fmul+fadd  192 dst copy
        psrlq xmm14, 2                                           ;   577.7 fmul+fadd  192 dst
        movaps [rbp - 96], xmm15                                 ;   575.0 agu2+agu0+fmisc  192 dst spill
        movaps xmm15, xmm9                                       ;   575.7 fmul+fadd  192 dst copy
        psrlq xmm15, 4                                           ;   577.7 fmul+fadd  192 dst
        movaps [rdx - 48], xmm3                                  ;   577.0 agu1+agu0+fmisc  192 dst spill
        movaps xmm3, xmm2                                        ;   577.7 fmul+fadd  192 dst copy
        psrlq xmm3, 4                                            ;   579.7 fmul+fadd  192 dst
        movaps [rbp + 112], xmm0                                 ;   579.0 agu2+agu0+fmisc  192 dst spill
        movaps xmm0, xmm1                                        ;   579.7 fmul+fadd  192 dst copy
        psrlq xmm0, 4                                            ;   581.7 fmul+fadd  192 dst
        movaps [rsi - 112], xmm4                                 ;   581.0 agu1+agu0+fmisc  192 dst spill
        movaps xmm4, [r8 + 608]                                  ;   583.7 agu2+agu0+fmul+fadd  192 dst
        psrlq xmm4, 1                                            ;   585.7 fmul+fadd  192 dst
        movaps [rsi - 96], xmm13                                 ;   583.0 agu1+agu2+fmisc  192 dst spill
        movaps xmm13, [rdx - 32]                                 ;   585.7 agu0+agu1+fmul+fadd  192 dst reload
        xorps xmm13, xmm4                                        ;   587.7 fmul+fadd  192 dst
        andps xmm13, xmm5                                        ;   589.7 fmul+fadd  192 dst
        movaps xmm4, [rsi + 32]                                  ;   587.7 agu2+agu0+fmisc  192 dst reload
        xorps xmm4, xmm13                                        ;   591.7 fmul+fadd  192 dst
        psllq xmm13, 1                                           ;   591.7 fmul+fadd  192 dst
        movaps xmm5, [rsi + 16]                                  ;   589.7 agu1+agu0+fmisc  192 dst reload
        xorps xmm5, xmm13                                        ;   593.7 fmul+fadd  192 dst
        xorps xmm10, xmm4                                        ;   593.7 fmul+fadd  192 dst
        xorps xmm14, xmm5                                        ;   595.7 fmul+fadd  192 dst
        andps xmm14, xmm6                                        ;   597.7 fmul+fadd  192 dst
        xorps xmm5, xmm14                                        ;   599.7 fmul+fadd  192 dst
        psllq xmm14, 2                                           ;   599.7 fmul+fadd  192 dst
        xorps xmm12, xmm14                                       ;   601.7 fmul+fadd  192 dst
        xorps xmm8, xmm12                                        ;   603.7 fmul+fadd  192 dst
        xorps xmm3, xmm5                                         ;   601.7 fmul+fadd  192 dst
        andps xmm10, xmm6                                        ;   597.7 fmul+fadd  192 dst
        xorps xmm4, xmm10                                        ;   599.7 fadd+fmul  192 dst
        psllq xmm10, 2                                           ;   599.7 fadd+fmul  192 dst
        xorps xmm7, xmm10                                        ;   601.7 fadd+fmul  192 dst
        xorps xmm15, xmm7                                        ;   603.7 fadd+fmul  192 dst
        xorps xmm0, xmm4                                         ;   602.7 fadd+fmul  192 dst
        movaps xmm10, [rel aes_from_slices.T0_constants128 + 32] ;   605.3 agu2+agu0+fmisc  192 dst reload
        andps xmm8, xmm10                                        ;   607.3 fadd+fmul  192 dst
        xorps xmm12, xmm8                                        ;   609.3 fadd+fmul  192 dst
        psllq xmm8, 4                                            ;   609.3 fadd+fmul  192 dst
        xorps xmm11, xmm8                                        ;   611.3 fadd+fmul  192 dst
        andps xmm15, xmm10                                       ;   607.7 fadd+fmul  192 dst
        xorps xmm7, xmm15                                        ;   609.7 fadd+fmul  192 dst
        psllq xmm15, 4                                           ;   609.7 fadd+fmul  192 dst
        xorps xmm9, xmm15                                        ;   611.7 fadd+fmul  192 dst
        andps xmm3, xmm10                                        ;   611.7 fadd+fmul  192 dst
        xorps xmm5, xmm3                                         ;   613.7 fadd+fmul  192 dst
        psllq xmm3, 4                                            ;   613.7 fadd+fmul  192 dst
        xorps xmm2, xmm3                                         ;   615.7 fadd+fmul  192 dst
        andps xmm0, xmm10                                        ;   615.7 fadd+fmul  192 dst
        xorps xmm4, xmm0                                         ;   617.7 fadd+fmul  192 dst
        psllq xmm0, 4                                            ;   617.7 fadd+fmul  192 dst
        xorps xmm1, xmm0                                         ;   619.7 fadd+fmul  192 dst
        movaps xmm0, [r8 + 640]                                  ;   617.7 agu1+agu0+fmisc  192 dst
        psrlq xmm0, 1                                            ;   619.7 fadd+fmul  192 dst
        movaps xmm3, [rsi + 48]                                  ;   619.7 agu2+agu0+fmisc  192 dst reload
        xorps xmm3, xmm0                                         ;   621.7 fadd+fmul  192 dst
        movaps xmm0, [rel aes_from_slices.T0_constants128]       ;   621.7 agu1+agu0+fmisc  192 dst reload
        andps xmm3, xmm0                                         ;   623.7 fadd+fmul  192 dst
        movaps xmm8, [rsi + 64]                                  ;   623.7 agu2+agu0+fmisc  192 dst reload
        xorps xmm8, xmm3                                         ;   625.7 fadd+fmul  192 dst
        psllq xmm3, 1                                            ;   625.7 fadd+fmul  192 dst
        movaps xmm13, [rdx - 16]                                 ;   625.7 agu1+agu0+fmisc  192 dst reload
        xorps xmm13, xmm3                                        ;   627.7 fadd+fmul  192 dst
        movaps xmm3, xmm8                                        ;   627.7 fadd+fmul  192 dst copy
        psrlq xmm3, 2                                            ;   629.7 fadd+fmul  192 dst
        movaps xmm14, xmm13                                      ;   629.7 fadd+fmul  192 dst copy
        psrlq xmm14, 2                                           ;   631.7 fadd+fmul  192 dst
        movaps xmm15, [r8 + 1040]                                ;   630.0 agu2+agu0+fmisc  192 dst
        movaps [rdx - 16], xmm4                                  ;   630.0 agu1+agu0+fmisc  192 dst spill
        movaps xmm4, [r8 + 1024]                                 ;   631.7 agu2+agu1+fadd+fmul  192 dst
        movaps [rsi + 64], xmm5                                  ;   632.0 agu0+agu2+fmisc  192 dst spill
        movaps xmm5, [r8 + 1040]                                 ;   632.7 agu1+agu0+fadd+fmul  192 dst
        movaps [rsi + 48], xmm7                                  ;   634.0 agu2+agu1+fmisc  192 dst spill
        movaps xmm7, [r8 + 1072]                                 ;   634.0 agu0+agu2+fadd+fmul  192 dst
        movaps [rsi + 16], xmm12                                 ;   636.0 agu1+agu0+fmisc  192 dst spill
        movaps xmm12, [r8 + 1056]                                ;   635.3 agu2+agu1+fadd+fmul  192 dst
        movaps [rsi + 32], xmm1                                  ;   638.0 agu0+agu2+fmisc  192 dst spill
        movaps xmm1, [r8 + 1104]                                 ;   636.7 agu1+agu0+fadd+fmul  192 dst
        movaps [rdx - 32], xmm2                                  ;   640.0 agu2+agu1+fmisc  192 dst spill
        movaps xmm2, [r8 + 1072]                                 ;   638.0 agu0+agu2+fadd+fmul  192 dst
        movaps [rcx + 0], xmm9                                   ;   642.0 agu1+agu0+fmisc  192 dst spill
        movaps xmm9, [r8 + 1088]                                 ;   639.3 agu2+agu1+fadd+fmul  192 dst
        movaps [rcx + 16], xmm11                                 ;   644.0 agu0+agu2+fmisc  192 dst spill
        movaps xmm11, [r8 + 1104]                                ;   640.7 agu1+agu0+fadd+fmul  192 dst
        movaps xmm10, [r8 + 1136]                                ;   641.3 agu2+agu1+fadd+fmul  192 dst
        movaps [rsi + 112], xmm10                                ;   646.0 agu0+agu2+fmisc  192 dst spill
        movaps xmm10, [r8 + 1120]                                ;   642.7 agu1+agu0+fadd+fmul  192 dst
        movaps [rdi - 128], xmm10                                ;   648.0 agu2+agu1+fmisc  192 dst spill
        movaps xmm10, [r8 + 1136]                                ;   644.0 agu0+agu2+fadd+fmul  192 dst
        movaps [rdi - 112], xmm10                                ;   650.0 agu1+agu0+fmisc  192 dst spill
        movaps xmm10, [r8 + 672]                                 ;   645.3 agu2+agu1+fadd+fmul  192 dst
        psrlq xmm10, 1                                           ;   647.3 fadd+fmul  192 dst
        movaps [rsi - 80], xmm11                                 ;   652.0 agu0+agu2+fmisc  192 dst spill
        movaps xmm11, [rsi + 80]                                 ;   647.7 agu1+agu0+fadd+fmul  192 dst reload
        xorps xmm11, xmm10                                       ;   649.7 fadd+fmul  192 dst
        andps xmm11, xmm0                                        ;   651.7 fadd+fmul  192 dst
        movaps xmm10, [rdx - 128]                                ;   650.3 agu2+agu1+fadd+fmul  192 dst reload
        xorps xmm10, xmm11                                       ;   653.7 fadd+fmul  192 dst
        psllq xmm11, 1                                           ;   653.7 fadd+fmul  192 dst
        movaps [rdx - 128], xmm9                                 ;   654.0 agu0+agu1+fmisc  192 dst spill
        movaps xmm9, [rbp + 48]                                  ;   653.3 agu2+agu0+fadd+fmul  192 dst reload
        xorps xmm9, xmm11                                        ;   655.7 fadd+fmul  192 dst
        xorps xmm3, xmm10                                        ;   655.7 fadd+fmul  192 dst
        xorps xmm14, xmm9                                        ;   657.7 fadd+fmul  192 dst
        andps xmm14, xmm6                                        ;   659.7 fadd+fmul  192 dst
        xorps xmm9, xmm14                                        ;   661.7 fadd+fmul  192 dst
        psllq xmm14, 2                                           ;   661.7 fadd+fmul  192 dst
        xorps xmm13, xmm14                                       ;   663.7 fadd+fmul  192 dst
        andps xmm3, xmm6                                         ;   659.3 fadd+fmul  192 dst
        xorps xmm10, xmm3                                        ;   661.3 fadd+fmul  192 dst
        psllq xmm3, 2                                            ;   661.3 fadd+fmul  192 dst
        xorps xmm8, xmm3                                         ;   663.3 fadd+fmul  192 dst
        movaps xmm3, [r8 + 704]                                  ;   664.3 agu1+agu2+fmisc  192 dst
        psrlq xmm3, 1                                            ;   666.3 fadd+fmul  192 dst
        movaps xmm11, [rbp + 0]                                  ;   666.3 agu0+agu1+fmisc+fadd  192 dst reload
        xorps xmm11, xmm3                                        ;   668.3 fmul+fadd  192 dst
        andps xmm11, xmm0                                        ;   670.3 fmul+fadd  192 dst
        movaps xmm3, [rdx - 112]                                 ;   667.7 agu2+agu0+fmisc  192 dst reload
        xorps xmm3, xmm11                                        ;   672.3 fmul+fadd  192 dst
        psllq xmm11, 1                                           ;   672.3 fmul+fadd  192 dst
        movaps xmm14, [rbp + 16]                                 ;   670.0 agu1+agu0+fmisc  192 dst reload
        xorps xmm14, xmm11                                       ;   674.3 fmul+fadd  192 dst
        movaps xmm11, xmm13                                      ;   670.3 fmul+fadd  192 dst copy
        psrlq xmm11, 4                                           ;   672.3 fmul+fadd  192 dst
        movaps [rbp + 16], xmm1                                  ;   671.7 agu2+agu0+fmisc  192 dst spill
        movaps xmm1, xmm3                                        ;   674.3 fmul+fadd  192 dst copy
        psrlq xmm1, 2                                            ;   676.3 fmul+fadd  192 dst
        movaps [rdx - 112], xmm2                                 ;   673.7 agu1+agu0+fmisc  192 dst spill
        movaps xmm2, xmm14                                       ;   676.3 fmul+fadd  192 dst copy
        psrlq xmm2, 2                                            ;   678.3 fmul+fadd  192 dst
        movaps [rbp + 0], xmm12                                  ;   675.7 agu2+agu0+fmisc  192 dst spill
        movaps xmm12, xmm8                                       ;   676.3 fmul+fadd  192 dst copy
        psrlq xmm12, 4                                           ;   678.3 fmul+fadd  192 dst
        movaps [rbp + 48], xmm7                                  ;   677.7 agu1+agu0+fmisc  192 dst spill
        movaps xmm7, xmm9                                        ;   678.3 fmul+fadd  192 dst copy
        psrlq xmm7, 4                                            ;   680.3 fmul+fadd  192 dst
        movaps [rsi + 80], xmm5                                  ;   679.7 agu2+agu0+fmisc  192 dst spill
        movaps xmm5, xmm10                                       ;   680.3 fmul+fadd  192 dst copy
        psrlq xmm5, 4                                            ;   682.3 fmul+fadd  192 dst
        movaps [rax + 96], xmm4                                  ;   681.7 agu1+agu0+fmisc  192 dst spill
        movaps xmm4, [r8 + 736]                                  ;   684.3 agu2+agu0+fmul+fadd  192 dst
        psrlq xmm4, 1                                            ;   686.3 fmul+fadd  192 dst
        movaps [rax + 112], xmm15                                ;   683.7 agu1+agu2+fmisc  192 dst spill
        movaps xmm15, [rax + 0]                                  ;   686.3 agu0+agu1+fmul+fadd  192 dst reload
        xorps xmm15, xmm4                                        ;   688.3 fmul+fadd  192 dst
        andps xmm15, xmm0                                        ;   690.3 fmul+fadd  192 dst
        movaps xmm4, [rax + 16]                                  ;   688.3 agu2+agu0+fmisc  192 dst reload
        xorps xmm4, xmm15                                        ;   692.3 fmul+fadd  192 dst
        psllq xmm15, 1                                           ;   692.3 fmul+fadd  192 dst
        movaps xmm0, [rsi + 96]                                  ;   690.3 agu1+agu0+fmisc  192 dst reload
        xorps xmm0, xmm15                                        ;   694.3 fmul+fadd  192 dst
        xorps xmm1, xmm4                                         ;   694.3 fmul+fadd  192 dst
        xorps xmm2, xmm0                                         ;   696.3 fmul+fadd  192 dst
        andps xmm2, xmm6                                         ;   698.3 fmul+fadd  192 dst
        xorps xmm0, xmm2                                         ;   700.3 fmul+fadd  192 dst
        psllq xmm2, 2                                            ;   700.3 fmul+fadd  192 dst
        xorps xmm14, xmm2                                        ;   702.3 fmul+fadd  192 dst
        xorps xmm11, xmm14                                       ;   704.3 fmul+fadd  192 dst
        xorps xmm7, xmm0                                         ;   702.3 fmul+fadd  192 dst
        andps xmm1, xmm6                                         ;   698.3 fmul+fadd  192 dst
        xorps xmm4, xmm1                                         ;   700.3 fadd+fmul  192 dst
        psllq xmm1, 2                                            ;   700.3 fadd+fmul  192 dst
        xorps xmm3, xmm1                                         ;   702.3 fadd+fmul  192 dst
        xorps xmm12, xmm3                                        ;   704.3 fadd+fmul  192 dst
        xorps xmm5, xmm4                                         ;   703.3 fadd+fmul  192 dst
        movaps xmm1, [rel aes_from_slices.T0_constants128 + 32]  ;   706.0 agu2+agu0+fmisc  192 dst reload
        andps xmm11, xmm1                                        ;   708.0 fadd+fmul  192 dst
        xorps xmm14, xmm11                                       ;   710.0 fadd+fmul  192 dst
        psllq xmm11, 4                                           ;   710.0 fadd+fmul  192 dst
        xorps xmm13, xmm11                                       ;   712.0 fadd+fmul  192 dst
        andps xmm12, xmm1                                        ;   708.3 fadd+fmul  192 dst
        xorps xmm3, xmm12                                        ;   710.3 fadd+fmul  192 dst
        psllq xmm12, 4                                           ;   710.3 fadd+fmul  192 dst
        xorps xmm8, xmm12                                        ;   712.3 fadd+fmul  192 dst
        andps xmm7, xmm1                                         ;   712.3 fadd+fmul  192 dst
        xorps xmm0, xmm7                                         ;   714.3 fadd+fmul  192 dst
        psllq xmm7, 4                                            ;   714.3 fadd+fmul  192 dst
        xorps xmm9, xmm7                                         ;   716.3 fadd+fmul  192 dst
        andps xmm5, xmm1                                         ;   716.3 fadd+fmul  192 dst
        xorps xmm4, xmm5                                         ;   718.3 fadd+fmul  192 dst
        psllq xmm5, 4                                            ;   718.3 fadd+fmul  192 dst
        xorps xmm10, xmm5                                        ;   720.3 fadd+fmul  192 dst
        movaps xmm2, [r8 + 768]                                  ;   718.3 agu1+agu0+fmisc  192 dst
        psrlq xmm2, 1                                            ;   720.3 fadd+fmul  192 dst
        movaps xmm5, [rax + 48]                                  ;   720.3 agu2+agu0+fmisc  192 dst reload
        xorps xmm5, xmm2                                         ;   722.3 fadd+fmul  192 dst
        movaps xmm2, [rel aes_from_slices.T0_constants128]       ;   722.3 agu1+agu0+fmisc  192 dst reload
        andps xmm5, xmm2                                         ;   724.3 fadd+fmul  192 dst
        movaps xmm7, [rsi - 32]                                  ;   724.3 agu2+agu0+fmisc  192 dst reload
        xorps xmm7, xmm5                                         ;   726.3 fadd+fmul  192 dst
        psllq xmm5, 1                                            ;   726.3 fadd+fmul  192 dst
        movaps xmm11, [rax + 32]                                 ;   726.3 agu1+agu0+fmisc  192 dst reload
        xorps xmm11, xmm5                                        ;   728.3 fadd+fmul  192 dst
        movaps xmm5, xmm7                                        ;   728.3 fadd+fmul  192 dst copy
        psrlq xmm5, 2                                            ;   730.3 fadd+fmul  192 dst
        movaps xmm12, xmm11                                      ;   730.3 fadd+fmul  192 dst copy
        psrlq xmm12, 2                                           ;   732.3 fadd+fmul  192 dst
        movaps xmm15, [r8 + 1168]                                ;   730.7 agu2+agu0+fmisc  192 dst
        movaps [rax + 32], xmm4                                  ;   730.7 agu1+agu0+fmisc  192 dst spill
        movaps xmm4, [r8 + 1152]                                 ;   732.3 agu2+agu1+fadd+fmul  192 dst
        movaps [rsi - 32], xmm0                                  ;   732.7 agu0+agu2+fmisc  192 dst spill
        movaps xmm0, [r8 + 1168]                                 ;   733.3 agu1+agu0+fadd+fmul  192 dst
        movaps [rax + 48], xmm3                                  ;   734.7 agu2+agu1+fmisc  192 dst spill
        movaps xmm3, [r8 + 1200]                                 ;   734.7 agu0+agu2+fadd+fmul  192 dst
        movaps [rsi + 96], xmm14                                 ;   736.7 agu1+agu0+fmisc  192 dst spill
        movaps xmm14, [r8 + 1184]                                ;   736.0 agu2+agu1+fadd+fmul  192 dst
        movaps [rax + 16], xmm10                                 ;   738.7 agu0+agu2+fmisc  192 dst spill
        movaps xmm10, [r8 + 1232]                                ;   737.3 agu1+agu0+fadd+fmul  192 dst
        movaps [rax + 0], xmm9                                   ;   740.7 agu2+agu1+fmisc  192 dst spill
        movaps xmm9, [r8 + 1200]                                 ;   738.7 agu0+agu2+fadd+fmul  192 dst
        movaps [rbx - 128], xmm8                                 ;   742.7 agu1+agu0+fmisc  192 dst spill
        movaps xmm8, [r8 + 1216]                                 ;   740.0 agu2+agu1+fadd+fmul  192 dst
        movaps [rbx - 112], xmm13                                ;   744.7 agu0+agu2+fmisc  192 dst spill
        movaps xmm13, [r8 + 1232]                                ;   741.3 agu1+agu0+fadd+fmul  192 dst
        movaps xmm1, [r8 + 1264]                                 ;   742.0 agu2+agu1+fadd+fmul  192 dst
        movaps [rcx + 32], xmm1                                  ;   746.7 agu0+agu2+fmisc  192 dst spill
        movaps xmm1, [r8 + 1248]                                 ;   743.3 agu1+agu0+fadd+fmul  192 dst
        movaps [rbx - 32], xmm1                                  ;   748.7 agu2+agu1+fmisc  192 dst spill
        movaps xmm1, [r8 + 1264]                                 ;   744.7 agu0+agu2+fadd+fmul  192 dst
        movaps [rbx - 16], xmm1                                  ;   750.7 agu1+agu0+fmisc  192 dst spill
        movaps xmm1, [r8 + 800]                                  ;   746.0 agu2+agu1+fadd+fmul  192 dst
        psrlq xmm1, 1                                            ;   748.0 fadd+fmul  192 dst
        movaps [rbp + 80], xmm13                                 ;   752.7 agu0+agu2+fmisc  192 dst spill
        movaps xmm13, [rbp + 32]                                 ;   748.3 agu1+agu0+fadd+fmul  192 dst reload
        xorps xmm13, xmm1                                        ;   750.3 fadd+fmul  192 dst
        andps xmm13, xmm2                                        ;   752.3 fadd+fmul  192 dst
        movaps xmm1, [rbp - 128]                                 ;   751.0 agu2+agu1+fadd+fmul  192 dst reload
        xorps xmm1, xmm13                                        ;   754.3 fadd+fmul  192 dst
        psllq xmm13, 1                                           ;   754.3 fadd+fmul  192 dst
        movaps [rbp - 128], xmm8                                 ;   754.7 agu0+agu1+fmisc  192 dst spill
        movaps xmm8, [rbp + 96]                                  ;   754.0 agu2+agu0+fadd+fmul  192 dst reload
        xorps xmm8, xmm13                                        ;   756.3 fadd+fmul  192 dst
        xorps xmm5, xmm1                                         ;   756.3 fadd+fmul  192 dst
        xorps xmm12, xmm8                                        ;   758.3 fadd+fmul  192 dst
        andps xmm12, xmm6                                        ;   760.3 fadd+fmul  192 dst
        xorps xmm8, xmm12                                        ;   762.3 fadd+fmul  192 dst
        psllq xmm12, 2                                           ;   762.3 fadd+fmul  192 dst
        xorps xmm11, xmm12                                       ;   764.3 fadd+fmul  192 dst
        andps xmm5, xmm6                                         ;   760.0 fadd+fmul  192 dst
        xorps xmm1, xmm5                                         ;   762.0 fadd+fmul  192 dst
        psllq xmm5, 2                                            ;   762.0 fadd+fmul  192 dst
        xorps xmm7, xmm5                                         ;   764.0 fadd+fmul  192 dst
        movaps xmm5, [r8 + 832]                                  ;   765.0 agu1+agu2+fmisc  192 dst
        psrlq xmm5, 1                                            ;   767.0 fadd+fmul  192 dst
        movaps xmm12, [rbp - 16]                                 ;   767.0 agu0+agu1+fmisc+fadd  192 dst reload
        xorps xmm12, xmm5                                        ;   769.0 fmul+fadd  192 dst
        andps xmm12, xmm2                                        ;   771.0 fmul+fadd  192 dst
        movaps xmm5, [rbp - 32]                                  ;   768.3 agu2+agu0+fmisc  192 dst reload
        xorps xmm5, xmm12                                        ;   773.0 fmul+fadd  192 dst
        psllq xmm12, 1                                           ;   773.0 fmul+fadd  192 dst
        movaps xmm13, [rbp - 112]                                ;   770.7 agu1+agu0+fmisc  192 dst reload
        xorps xmm13, xmm12                                       ;   775.0 fmul+fadd  192 dst
        movaps xmm12, xmm11                                      ;   771.0 fmul+fadd  192 dst copy
        psrlq xmm12, 4                                           ;   773.0 fmul+fadd  192 dst
        movaps [rbp - 112], xmm10                                ;   772.3 agu2+agu0+fmisc  192 dst spill
        movaps xmm10, xmm5                                       ;   775.0 fmul+fadd  192 dst copy
        psrlq xmm10, 2                                           ;   777.0 fmul+fadd  192 dst
        movaps [rbp - 32], xmm9                                  ;   774.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm9, xmm13                                       ;   777.0 fmul+fadd  192 dst copy
        psrlq xmm9, 2                                            ;   779.0 fmul+fadd  192 dst
        movaps [rbp - 16], xmm14                                 ;   776.3 agu2+agu0+fmisc  192 dst spill
        movaps xmm14, xmm7                                       ;   777.0 fmul+fadd  192 dst copy
        psrlq xmm14, 4                                           ;   779.0 fmul+fadd  192 dst
        movaps [rbp + 96], xmm3                                  ;   778.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm3, xmm8                                        ;   779.0 fmul+fadd  192 dst copy
        psrlq xmm3, 4                                            ;   781.0 fmul+fadd  192 dst
        movaps [rbp + 32], xmm0                                  ;   780.3 agu2+agu0+fmisc  192 dst spill
        movaps xmm0, xmm1                                        ;   781.0 fmul+fadd  192 dst copy
        psrlq xmm0, 4                                            ;   783.0 fmul+fadd  192 dst
        movaps [rdi - 96], xmm4                                  ;   782.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm4, [r8 + 864]                                  ;   785.0 agu2+agu0+fmul+fadd  192 dst
        psrlq xmm4, 1                                            ;   787.0 fmul+fadd  192 dst
        movaps [rdi - 80], xmm15                                 ;   784.3 agu1+agu2+fmisc  192 dst spill
        movaps xmm15, [rdx - 96]                                 ;   787.0 agu0+agu1+fmul+fadd  192 dst reload
        xorps xmm15, xmm4                                        ;   789.0 fmul+fadd  192 dst
        andps xmm15, xmm2                                        ;   791.0 fmul+fadd  192 dst
        movaps xmm4, [rdx + 96]                                  ;   789.0 agu2+agu0+fmisc  192 dst reload
        xorps xmm4, xmm15                                        ;   793.0 fmul+fadd  192 dst
        psllq xmm15, 1                                           ;   793.0 fmul+fadd  192 dst
        movaps xmm2, [rdx + 80]                                  ;   791.0 agu1+agu0+fmisc  192 dst reload
        xorps xmm2, xmm15                                        ;   795.0 fmul+fadd  192 dst
        xorps xmm10, xmm4                                        ;   795.0 fmul+fadd  192 dst
        xorps xmm9, xmm2                                         ;   797.0 fmul+fadd  192 dst
        andps xmm9, xmm6                                         ;   799.0 fmul+fadd  192 dst
        xorps xmm2, xmm9                                         ;   801.0 fmul+fadd  192 dst
        psllq xmm9, 2                                            ;   801.0 fmul+fadd  192 dst
        xorps xmm13, xmm9                                        ;   803.0 fmul+fadd  192 dst
        xorps xmm12, xmm13                                       ;   805.0 fmul+fadd  192 dst
        xorps xmm3, xmm2                                         ;   803.0 fmul+fadd  192 dst
        andps xmm10, xmm6                                        ;   799.0 fmul+fadd  192 dst
        xorps xmm4, xmm10                                        ;   801.0 fadd+fmul  192 dst
        psllq xmm10, 2                                           ;   801.0 fadd+fmul  192 dst
        xorps xmm5, xmm10                                        ;   803.0 fadd+fmul  192 dst
        xorps xmm14, xmm5                                        ;   805.0 fadd+fmul  192 dst
        xorps xmm0, xmm4                                         ;   804.0 fadd+fmul  192 dst
        movaps xmm9, [rel aes_from_slices.T0_constants128 + 32]  ;   806.7 agu2+agu0+fmisc  192 dst reload
        andps xmm12, xmm9                                        ;   808.7 fadd+fmul  192 dst
        xorps xmm13, xmm12                                       ;   810.7 fadd+fmul  192 dst
        psllq xmm12, 4                                           ;   810.7 fadd+fmul  192 dst
        xorps xmm11, xmm12                                       ;   812.7 fadd+fmul  192 dst
        andps xmm14, xmm9                                        ;   809.0 fadd+fmul  192 dst
        xorps xmm5, xmm14                                        ;   811.0 fadd+fmul  192 dst
        psllq xmm14, 4                                           ;   811.0 fadd+fmul  192 dst
        xorps xmm7, xmm14                                        ;   813.0 fadd+fmul  192 dst
        andps xmm3, xmm9                                         ;   813.0 fadd+fmul  192 dst
        xorps xmm2, xmm3                                         ;   815.0 fadd+fmul  192 dst
        psllq xmm3, 4                                            ;   815.0 fadd+fmul  192 dst
        xorps xmm8, xmm3                                         ;   817.0 fadd+fmul  192 dst
        andps xmm0, xmm9                                         ;   817.0 fadd+fmul  192 dst
        xorps xmm4, xmm0                                         ;   819.0 fadd+fmul  192 dst
        psllq xmm0, 4                                            ;   819.0 fadd+fmul  192 dst
        xorps xmm1, xmm0                                         ;   821.0 fadd+fmul  192 dst
        movaps xmm0, [r8 + 896]                                  ;   819.0 agu1+agu0+fmisc  192 dst
        psrlq xmm0, 1                                            ;   821.0 fadd+fmul  192 dst
        movaps xmm3, [rsi - 96]                                  ;   821.0 agu2+agu0+fmisc  192 dst reload
        xorps xmm3, xmm0                                         ;   823.0 fadd+fmul  192 dst
        movaps xmm0, [rel aes_from_slices.T0_constants128]       ;   823.0 agu1+agu0+fmisc  192 dst reload
        andps xmm3, xmm0                                         ;   825.0 fadd+fmul  192 dst
        movaps xmm10, [rbp + 112]                                ;   825.0 agu2+agu0+fmisc  192 dst reload
        xorps xmm10, xmm3                                        ;   827.0 fadd+fmul  192 dst
        psllq xmm3, 1                                            ;   827.0 fadd+fmul  192 dst
        movaps xmm12, [rsi - 112]                                ;   827.0 agu1+agu0+fmisc  192 dst reload
        xorps xmm12, xmm3                                        ;   829.0 fadd+fmul  192 dst
        movaps xmm3, xmm10                                       ;   829.0 fadd+fmul  192 dst copy
        psrlq xmm3, 2                                            ;   831.0 fadd+fmul  192 dst
        movaps xmm14, xmm12                                      ;   831.0 fadd+fmul  192 dst copy
        psrlq xmm14, 2                                           ;   833.0 fadd+fmul  192 dst
        movaps xmm15, [r8 + 1296]                                ;   831.3 agu2+agu0+fmisc  192 dst
        movaps [rsi - 112], xmm4                                 ;   831.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm4, [r8 + 1280]                                 ;   833.0 agu2+agu1+fadd+fmul  192 dst
        movaps [rbp + 112], xmm2                                 ;   833.3 agu0+agu2+fmisc  192 dst spill
        movaps xmm2, [r8 + 1296]                                 ;   834.0 agu1+agu0+fadd+fmul  192 dst
        movaps [rsi - 96], xmm5                                  ;   835.3 agu2+agu1+fmisc  192 dst spill
        movaps xmm5, [r8 + 1328]                                 ;   835.3 agu0+agu2+fadd+fmul  192 dst
        movaps [rdx + 80], xmm13                                 ;   837.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm13, [r8 + 1312]                                ;   836.7 agu2+agu1+fadd+fmul  192 dst
        movaps [rdx + 96], xmm1                                  ;   839.3 agu0+agu2+fmisc  192 dst spill
        movaps xmm1, [r8 + 1360]                                 ;   838.0 agu1+agu0+fadd+fmul  192 dst
        movaps [rdx - 96], xmm8                                  ;   841.3 agu2+agu1+fmisc  192 dst spill
        movaps xmm8, [r8 + 1328]                                 ;   839.3 agu0+agu2+fadd+fmul  192 dst
        movaps [rsi - 64], xmm7                                  ;   843.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm7, [r8 + 1344]                                 ;   840.7 agu2+agu1+fadd+fmul  192 dst
        movaps [rsi - 48], xmm11                                 ;   845.3 agu0+agu2+fmisc  192 dst spill
        movaps xmm11, [r8 + 1360]                                ;   842.0 agu1+agu0+fadd+fmul  192 dst
        movaps xmm9, [r8 + 1392]                                 ;   842.7 agu2+agu1+fadd+fmul  192 dst
        movaps [rdi - 64], xmm9                                  ;   847.3 agu0+agu2+fmisc  192 dst spill
        movaps xmm9, [r8 + 1376]                                 ;   844.0 agu1+agu0+fadd+fmul  192 dst
        movaps [rdi - 48], xmm9                                  ;   849.3 agu2+agu1+fmisc  192 dst spill
        movaps xmm9, [r8 + 1392]                                 ;   845.3 agu0+agu2+fadd+fmul  192 dst
        movaps [rdi - 32], xmm9                                  ;   851.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm9, [r8 + 928]                                  ;   846.7 agu2+agu1+fadd+fmul  192 dst
        psrlq xmm9, 1                                            ;   848.7 fadd+fmul  192 dst
        movaps [rdx - 80], xmm11                                 ;   853.3 agu0+agu2+fmisc  192 dst spill
        movaps xmm11, [rdx - 48]                                 ;   849.0 agu1+agu0+fadd+fmul  192 dst reload
        xorps xmm11, xmm9                                        ;   851.0 fadd+fmul  192 dst
        andps xmm11, xmm0                                        ;   853.0 fadd+fmul  192 dst
        movaps xmm9, [rbp - 48]                                  ;   851.7 agu2+agu1+fadd+fmul  192 dst reload
        xorps xmm9, xmm11                                        ;   855.0 fadd+fmul  192 dst
        psllq xmm11, 1                                           ;   855.0 fadd+fmul  192 dst
        movaps [rbp - 48], xmm7                                  ;   855.3 agu0+agu1+fmisc  192 dst spill
        movaps xmm7, [rbp - 96]                                  ;   854.7 agu2+agu0+fadd+fmul  192 dst reload
        xorps xmm7, xmm11                                        ;   857.0 fadd+fmul  192 dst
        xorps xmm3, xmm9                                         ;   857.0 fadd+fmul  192 dst
        xorps xmm14, xmm7                                        ;   859.0 fadd+fmul  192 dst
        andps xmm14, xmm6                                        ;   861.0 fadd+fmul  192 dst
        xorps xmm7, xmm14                                        ;   863.0 fadd+fmul  192 dst
        psllq xmm14, 2                                           ;   863.0 fadd+fmul  192 dst
        xorps xmm12, xmm14                                       ;   865.0 fadd+fmul  192 dst
        andps xmm3, xmm6                                         ;   860.7 fadd+fmul  192 dst
        xorps xmm9, xmm3                                         ;   862.7 fadd+fmul  192 dst
        psllq xmm3, 2                                            ;   862.7 fadd+fmul  192 dst
        xorps xmm10, xmm3                                        ;   864.7 fadd+fmul  192 dst
        movaps xmm3, [r8 + 960]                                  ;   865.7 agu1+agu2+fmisc  192 dst
        psrlq xmm3, 1                                            ;   867.7 fadd+fmul  192 dst
        movaps xmm11, [rbp - 64]                                 ;   867.7 agu0+agu1+fmisc+fadd  192 dst reload
        xorps xmm11, xmm3                                        ;   869.7 fmul+fadd  192 dst
        andps xmm11, xmm0                                        ;   871.7 fmul+fadd  192 dst
        movaps xmm3, [rbp + 64]                                  ;   869.0 agu2+agu0+fmisc  192 dst reload
        xorps xmm3, xmm11                                        ;   873.7 fmul+fadd  192 dst
        psllq xmm11, 1                                           ;   873.7 fmul+fadd  192 dst
        movaps xmm14, [rbp - 80]                                 ;   871.3 agu1+agu0+fmisc  192 dst reload
        xorps xmm14, xmm11                                       ;   875.7 fmul+fadd  192 dst
        movaps xmm11, xmm12                                      ;   871.7 fmul+fadd  192 dst copy
        psrlq xmm11, 4                                           ;   873.7 fmul+fadd  192 dst
        movaps [rbp - 80], xmm1                                  ;   873.0 agu2+agu0+fmisc  192 dst spill
        movaps xmm1, xmm3                                        ;   875.7 fmul+fadd  192 dst copy
        psrlq xmm1, 2                                            ;   877.7 fmul+fadd  192 dst
        movaps [rbp + 64], xmm8                                  ;   875.0 agu1+agu0+fmisc  192 dst spill
        movaps xmm8, xmm14                                       ;   877.7 fmul+fadd  192 dst copy
        psrlq xmm8, 2                                            ;   879.7 fmul+fadd  192 dst
        movaps [rbp - 64], xmm13                                 ;   877.0 agu2+agu0+fmisc  192 dst spill
        movaps xmm13, xmm10                                      ;   877.7 fmul+fadd  192 dst copy
        psrlq xmm13, 4                                           ;   879.7 fmul+fadd  192 dst
        movaps [rbp - 96], xmm5                                  ;   879.0 agu1+agu0+fmisc  192 dst spill
        movaps xmm5, xmm7                                        ;   879.7 fmul+fadd  192 dst copy
        psrlq xmm5, 4                                            ;   881.7 fmul+fadd  192 dst
        movaps [rdx - 48], xmm2                                  ;   881.0 agu2+agu0+fmisc  192 dst spill
        movaps xmm2, xmm9                                        ;   881.7 fmul+fadd  192 dst copy
        psrlq xmm2, 4                                            ;   883.7 fmul+fadd  192 dst
        movaps [rbx + 0], xmm4                                   ;   883.0 agu1+agu0+fmisc  192 dst spill
        movaps xmm4, [r8 + 992]                                  ;   885.7 agu2+agu0+fmul+fadd  192 dst
        psrlq xmm4, 1                                            ;   887.7 fmul+fadd  192 dst
        movaps [rbx + 16], xmm15                                 ;   885.0 agu1+agu2+fmisc  192 dst spill
        movaps xmm15, [rdx + 112]                                ;   887.7 agu0+agu1+fmul+fadd  192 dst reload
        xorps xmm15, xmm4                                        ;   889.7 fmul+fadd  192 dst
        andps xmm15, xmm0                                        ;   891.7 fmul+fadd  192 dst
        movaps xmm4, [rsi - 128]                                 ;   889.7 agu2+agu0+fmisc  192 dst reload
        xorps xmm4, xmm15                                        ;   893.7 fmul+fadd  192 dst
        psllq xmm15, 1                                           ;   893.7 fmul+fadd  192 dst
        movaps xmm0, [rax + 80]                                  ;   891.7 agu1+agu0+fmisc  192 dst reload
        xorps xmm0, xmm15                                        ;   895.7 fmul+fadd  192 dst
        xorps xmm1, xmm4                                         ;   895.7 fmul+fadd  192 dst
        xorps xmm8, xmm0                                         ;   897.7 fmul+fadd  192 dst
        andps xmm8, xmm6                                         ;   899.7 fmul+fadd  192 dst
        xorps xmm0, xmm8                                         ;   901.7 fmul+fadd  192 dst
        psllq xmm8, 2                                            ;   901.7 fmul+fadd  192 dst
        xorps xmm14, xmm8                                        ;   903.7 fmul+fadd  192 dst
        xorps xmm11, xmm14                                       ;   905.7 fmul+fadd  192 dst
        xorps xmm5, xmm0                                         ;   903.7 fmul+fadd  192 dst
        andps xmm1, xmm6                                         ;   899.7 fmul+fadd  192 dst
        xorps xmm4, xmm1                                         ;   901.7 fadd+fmul  192 dst
        psllq xmm1, 2                                            ;   901.7 fadd+fmul  192 dst
        xorps xmm3, xmm1                                         ;   903.7 fadd+fmul  192 dst
        xorps xmm13, xmm3                                        ;   905.7 fadd+fmul  192 dst
        xorps xmm2, xmm4                                         ;   904.7 fadd+fmul  192 dst
        movaps xmm1, [rel aes_from_slices.T0_constants128 + 32]  ;   907.3 agu2+agu0+fmisc  192 dst reload
        andps xmm11, xmm1                                        ;   909.3 fadd+fmul  192 dst
        xorps xmm14, xmm11                                       ;   911.3 fadd+fmul  192 dst
        psllq xmm11, 4                                           ;   911.3 fadd+fmul  192 dst
        xorps xmm12, xmm11                                       ;   913.3 fadd+fmul  192 dst
        andps xmm13, xmm1                                        ;   909.7 fadd+fmul  192 dst
        xorps xmm3, xmm13                                        ;   911.7 fadd+fmul  192 dst
        psllq xmm13, 4                                           ;   911.7 fadd+fmul  192 dst
        xorps xmm10, xmm13                                       ;   913.7 fadd+fmul  192 dst
        andps xmm5, xmm1                                         ;   913.7 fadd+fmul  192 dst
        xorps xmm0, xmm5                                         ;   915.7 fadd+fmul  192 dst
        psllq xmm5, 4                                            ;   915.7 fadd+fmul  192 dst
        xorps xmm7, xmm5                                         ;   917.7 fadd+fmul  192 dst
        andps xmm2, xmm1                                         ;   917.7 fadd+fmul  192 dst
        xorps xmm4, xmm2                                         ;   919.7 fadd+fmul  192 dst
        psllq xmm2, 4                                            ;   919.7 fadd+fmul  192 dst
        xorps xmm9, xmm2                                         ;   921.7 fadd+fmul  192 dst
        movaps xmm2, [r8 + 1024]                                 ;   919.7 agu1+agu0+fmisc  192 dst
        psrlq xmm2, 1                                            ;   921.7 fadd+fmul  192 dst
        movaps xmm5, [rax + 112]                                 ;   921.7 agu2+agu0+fmisc  192 dst reload
        xorps xmm5, xmm2                                         ;   923.7 fadd+fmul  192 dst
        movaps xmm2, [rel aes_from_slices.T0_constants128]       ;   923.7 agu1+agu0+fmisc  192 dst reload
        andps xmm5, xmm2                                         ;   925.7 fadd+fmul  192 dst
        movaps xmm8, [rsi + 80]                                  ;   925.7 agu2+agu0+fmisc  192 dst reload
        xorps xmm8, xmm5                                         ;   927.7 fadd+fmul  192 dst
        psllq xmm5, 1                                            ;   927.7 fadd+fmul  192 dst
        movaps xmm11, [rax + 96]                                 ;   927.7 agu1+agu0+fmisc  192 dst reload
        xorps xmm11, xmm5                                        ;   929.7 fadd+fmul  192 dst
        movaps xmm5, xmm8                                        ;   929.7 fadd+fmul  192 dst copy
        psrlq xmm5, 2                                            ;   931.7 fadd+fmul  192 dst
        movaps xmm13, xmm11                                      ;   931.7 fadd+fmul  192 dst copy
        psrlq xmm13, 2                                           ;   933.7 fadd+fmul  192 dst
        movaps xmm15, [r8 + 1424]                                ;   932.0 agu2+agu0+fmisc  192 dst
        movaps [rax + 96], xmm4                                  ;   932.0 agu1+agu0+fmisc  192 dst spill
        movaps xmm4, [r8 + 1408]                                 ;   933.7 agu2+agu1+fadd+fmul  192 dst
        movaps [rsi + 80], xmm0                                  ;   934.0 agu0+agu2+fmisc  192 dst spill
        movaps xmm0, [r8 + 1424]                                 ;   934.7 agu1+agu0+fadd+fmul  192 dst
        movaps [rax + 112], xmm3                                 ;   936.0 agu2+agu1+fmisc  192 dst spill
        movaps xmm3, [r8 + 1456]                                 ;   936.0 agu0+agu2+fadd+fmul  192 dst
        movaps [rax + 80], xmm14                                 ;   938.0 agu1+agu0+fmisc  192 dst spill
        movaps xmm14, [r8 + 1440]                                ;   937.3 agu2+agu1+fadd+fmul  192 dst
        movaps [rsi - 128], xmm9                                 ;   940.0 agu0+agu2+fmisc  192 dst spill
        movaps xmm9, [r8 + 1488]                                 ;   938.7 agu1+agu0+fadd+fmul  192 dst
        movaps [rdx + 112], xmm7                                 ;   942.0 agu2+agu1+fmisc  192 dst spill
        movaps xmm7, [r8 + 1456]                                 ;   940.0 agu0+agu2+fadd+fmul  192 dst
        movaps [rcx + 48], xmm10                                 ;   944.0 agu1+agu0+fmisc  192 dst spill
        movaps xmm10, [r8 + 1472]                                ;   941.3 agu2+agu1+fadd+fmul  192 dst
        movaps [rcx + 64], xmm12                                 ;   946.0 agu0+agu2+fmisc  192 dst spill
        movaps xmm12, [r8 + 1488]                                ;   942.7 agu1+agu0+fadd+fmul  192 dst
        movaps xmm1, [r8 + 1520]                                 ;   943.3 agu2+agu1+fadd+fmul  192 dst
        movaps [rcx + 80], xmm1                                  ;   948.0 agu0+agu2+fmisc  192 dst spill
        movaps xmm1, [r8 + 1504]                                 ;   944.7 agu1+agu0+fadd+fmul  192 dst
        movaps [rcx + 96], xmm1                                  ;   950.0 agu2+agu1+fmisc  192 dst spill
        movaps xmm1, [r8 + 1520]                                 ;   946.0 agu0+agu2+fadd+fmul  192 dst
        movaps [rcx + 112], xmm1                                 ;   952.0 agu1+agu0+fmisc  192 dst spill
        movaps xmm1, [r8 + 1056]                                 ;   947.3 agu2+agu1+fadd+fmul  192 dst
        psrlq xmm1, 1                                            ;   949.3 fadd+fmul  192 dst
        movaps [rax - 128], xmm12                                ;   954.0 agu0+agu2+fmisc  192 dst spill
        movaps xmm12, [rbp + 48]                                 ;   949.7 agu1+agu0+fadd+fmul  192 dst reload
        xorps xmm12, xmm1                                        ;   951.7 fadd+fmul  192 dst
        andps xmm12, xmm2                                        ;   953.7 fadd+fmul  192 dst
        movaps xmm1, [rdx - 112]                                 ;   952.3 agu2+agu1+fadd+fmul  192 dst reload
        xorps xmm1, xmm12                                        ;   955.7 fadd+fmul  192 dst
        psllq xmm12, 1                                           ;   955.7 fadd+fmul  192 dst
        movaps [rdx - 112], xmm10                                ;   956.0 agu0+agu1+fmisc  192 dst spill
        movaps xmm10, [rbp + 0]                                  ;   955.3 agu2+agu0+fadd+fmul  192 dst reload
        xorps xmm10, xmm12                                       ;   957.7 fadd+fmul  192 dst
        xorps xmm5, xmm1                                         ;   957.7 fadd+fmul  192 dst
        xorps xmm13, xmm10                                       ;   959.7 fadd+fmul  192 dst
        andps xmm13, xmm6                                        ;   961.7 fadd+fmul  192 dst
        xorps xmm10, xmm13                                       ;   963.7 fadd+fmul  192 dst
        psllq xmm13, 2                                           ;   963.7 fadd+fmul  192 dst
        xorps xmm11, xmm13                                       ;   965.7 fadd+fmul  192 dst
        andps xmm5, xmm6                                         ;   961.3 fadd+fmul  192 dst
        xorps xmm1, xmm5                                         ;   963.3 fadd+fmul  192 dst
        psllq xmm5, 2                                            ;   963.3 fadd+fmul  192 dst
        xorps xmm8, xmm5                                         ;   965.3 fadd+fmul  192 dst
        movaps xmm5, [r8 + 1088]                                 ;   966.3 agu1+agu2+fmisc  192 dst
        psrlq xmm5, 1                                            ;   968.3 fadd+fmul  192 dst
        movaps xmm12, [rbp + 16]                                 ;   968.3 agu0+agu1+fmisc+fadd  192 dst reload
        xorps xmm12, xmm5                                        ;   970.3 fmul+fadd  192 dst
        andps xmm12, xmm2                                        ;   972.3 fmul+fadd  192 dst
        movaps xmm5, [rsi - 80]                                  ;   969.7 agu2+agu0+fmisc  192 dst reload
        xorps xmm5, xmm12                                        ;   974.3 fmul+fadd  192 dst
        psllq xmm12, 1                                           ;   974.3 fmul+fadd  192 dst
        movaps xmm13, [rdx - 128]                                ;   972.0 agu1+agu0+fmisc  192 dst reload
        xorps xmm13, xmm12                                       ;   976.3 fmul+fadd  192 dst
        movaps xmm12, xmm11                                      ;   972.3 fmul+fadd  192 dst copy
        psrlq xmm12, 4                                           ;   974.3 fmul+fadd  192 dst
        movaps [rdx - 128], xmm9                                 ;   973.7 agu2+agu0+fmisc  192 dst spill
        movaps xmm9, xmm5                                        ;   976.3 fmul+fadd  192 dst copy
        psrlq xmm9, 2                                            ;   978.3 fmul+fadd  192 dst
        movaps [rsi - 80], xmm7                                  ;   975.7 agu1+agu0+fmisc  192 dst spill
        movaps xmm7, xmm13                                       ;   978.3 fmul+fadd  192 dst copy
        psrlq xmm7, 2                                            ;   980.3 fmul+fadd  192 dst
        movaps [rbp + 16], xmm14                                 ;   977.7 agu2+agu0+fmisc  192 dst spill
        movaps xmm14, xmm8                                       ;   978.3 fmul+fadd  192 dst copy
        psrlq xmm14, 4                                           ;   980.3 fmul+fadd  192 dst
        movaps [rbp + 0], xmm3                                   ;   979.7 agu1+agu0+fmisc  192 dst spill
        movaps xmm3, xmm10                                       ;   980.3 fmul+fadd  192 dst copy
        psrlq xmm3, 4                                            ;   982.3 fmul+fadd  192 dst
        movaps [rbp + 48], xmm0                                  ;   981.7 agu2+agu0+fmisc  192 dst spill
        movaps xmm0, xmm1                                        ;   982.3 fmul+fadd  192 dst copy
        psrlq xmm0, 4                                            ;   984.3 fmul+fadd  192 dst
        movaps [rdi - 16], xmm4                                  ;   983.7 agu1+agu0+fmisc  192 dst spill
        movaps xmm4, [r8 + 1120]                                 ;   986.3 agu2+agu0+fmul+fadd  192 dst
        psrlq xmm4, 1                                            ;   988.3 fmul+fadd  192 dst
        movaps [rdi + 0], xmm15                                  ;   985.7 agu1+agu2+fmisc  192 dst spill
        movaps xmm15, [rsi + 112]                                ;   988.3 agu0+agu1+fmul+fadd  192 dst reload
        xorps xmm15, xmm4                                        ;   990.3 fmul+fadd  192 dst
        andps xmm15, xmm2                                        ;   992.3 fmul+fadd  192 dst
        movaps xmm4, [rdi - 112]                                 ;   990.3 agu2+agu0+fmisc  192 dst reload
        xorps xmm4, xmm15                                        ;   994.3 fmul+fadd  192 dst
        psllq xmm15, 1                                           ;   994.3 fmul+fadd  192 dst
        movaps xmm2, [rdi - 128]                                 ;   992.3 agu1+agu0+fmisc  192 dst reload
        xorps xmm2, xmm15                                        ;   996.3 fmul+fadd  192 dst
        xorps xmm9, xmm4                                         ;   996.3 fmul+fadd  192 dst
        xorps xmm7, xmm2                                         ;   998.3 fmul+fadd  192 dst
        andps xmm7, xmm6                                         ;  1000.3 fmul+fadd  192 dst
        xorps xmm2, xmm7                                         ;  1002.3 fmul+fadd  192 dst
        psllq xmm7, 2                                            ;  1002.3 fmul+fadd  192 dst
        xorps xmm13, xmm7                                        ;  1004.3 fmul+fadd  192 dst
        xorps xmm12, xmm13                                       ;  1006.3 fmul+fadd  192 dst
        xorps xmm3, xmm2                                         ;  1004.3 fmul+fadd  192 dst
        andps xmm9, xmm6                                         ;  1000.3 fmul+fadd  192 dst
        xorps xmm4, xmm9                                         ;  1002.3 fadd+fmul  192 dst
        psllq xmm9, 2                                            ;  1002.3 fadd+fmul  192 dst
        xorps xmm5, xmm9                                         ;  1004.3 fadd+fmul  192 dst
        xorps xmm14, xmm5                                        ;  1006.3 fadd+fmul  192 dst
        xorps xmm0, xmm4                                         ;  1005.3 fadd+fmul  192 dst
        movaps xmm7, [rel aes_from_slices.T0_constants128 + 32]  ;  1008.0 agu2+agu0+fmisc  192 dst reload
        andps xmm12, xmm7                                        ;  1010.0 fadd+fmul  192 dst
        xorps xmm13, xmm12                                       ;  1012.0 fadd+fmul  192 dst
        psllq xmm12, 4                                           ;  1012.0 fadd+fmul  192 dst
        xorps xmm11, xmm12                                       ;  1014.0 fadd+fmul  192 dst
        andps xmm14, xmm7                                        ;  1010.3 fadd+fmul  192 dst
        xorps xmm5, xmm14                                        ;  1012.3 fadd+fmul  192 dst
        psllq xmm14, 4                                           ;  1012.3 fadd+fmul  192 dst
        xorps xmm8, xmm14                                        ;  1014.3 fadd+fmul  192 dst
        andps xmm3, xmm7                                         ;  1014.3 fadd+fmul  192 dst
        xorps xmm2, xmm3                                         ;  1016.3 fadd+fmul  192 dst
        psllq xmm3, 4                                            ;  1016.3 fadd+fmul  192 dst
        xorps xmm10, xmm3                                        ;  1018.3 fadd+fmul  192 dst
        andps xmm0, xmm7                                         ;  1018.3 fadd+fmul  192 dst
        xorps xmm4, xmm0                                         ;  1020.3 fadd+fmul  192 dst
        psllq xmm0, 4                                            ;  1020.3 fadd+fmul  192 dst
        xorps xmm1, xmm0                                         ;  1022.3 fadd+fmul  192 dst
        movaps xmm0, [r8 + 1152]                                 ;  1020.3 agu1+agu0+fmisc  192 dst
        psrlq xmm0, 1                                            ;  1022.3 fadd+fmul  192 dst
        movaps xmm3, [rdi - 80]                                  ;  1022.3 agu2+agu0+fmisc  192 dst reload
        xorps xmm3, xmm0                                         ;  1024.3 fadd+fmul  192 dst
        movaps xmm0, [rel aes_from_slices.T0_constants128]       ;  1024.3 agu1+agu0+fmisc  192 dst reload
        andps xmm3, xmm0                                         ;  1026.3 fadd+fmul  192 dst
        movaps xmm9, [rbp + 32]                                  ;  1026.3 agu2+agu0+fmisc  192 dst reload
        xorps xmm9, xmm3                                         ;  1028.3 fadd+fmul  192 dst
        psllq xmm3, 1                                            ;  1028.3 fadd+fmul  192 dst
        movaps xmm12, [rdi - 96]                                 ;  1028.3 agu1+agu0+fmisc  192 dst reload
        xorps xmm12, xmm3                                        ;  1030.3 fadd+fmul  192 dst
        movaps xmm3, xmm9                                        ;  1030.3 fadd+fmul  192 dst copy
        psrlq xmm3, 2                                            ;  1032.3 fadd+fmul  192 dst
        movaps xmm14, xmm12                                      ;  1032.3 fadd+fmul  192 dst copy
        psrlq xmm14, 2                                           ;  1034.3 fadd+fmul  192 dst
        movaps xmm15, [r8 + 1552]                                ;  1032.7 agu2+agu0+fmisc  192 dst
        movaps [rdi - 96], xmm4                                  ;  1032.7 agu1+agu0+fmisc  192 dst spill
        movaps xmm4, [r8 + 1536]                                 ;  1034.3 agu2+agu1+fadd+fmul  192 dst
        movaps [rbp + 32], xmm2                                  ;  1034.7 agu0+agu2+fmisc  192 dst spill
        movaps xmm2, [r8 + 1552]                                 ;  1035.3 agu1+agu0+fadd+fmul  192 dst
        movaps [rdi - 80], xmm5                                  ;  1036.7 agu2+agu1+fmisc  192 dst spill
        movaps xmm5, [r8 + 1584]                                 ;  1036.7 agu0+agu2+fadd+fmul  192 dst
        movaps [rdi - 128], xmm13                                ;  1038.7 agu1+agu0+fmisc  192 dst spill
        movaps xmm13, [r8 + 1568]                                ;  1038.0 agu2+agu1+fadd+fmul  192 dst
        movaps [rdi - 112], xmm1                                 ;  1040.7 agu0+agu2+fmisc  192 dst spill
        movaps xmm1, [r8 + 1616]                                 ;  1039.3 agu1+agu0+fadd+fmul  192 dst
        movaps [rsi + 112], xmm10                                ;  1042.7 agu2+agu1+fmisc  192 dst spill
        movaps xmm10, [r8 + 1584]                                ;  1040.7 agu0+agu2+fadd+fmul  192 dst
        movaps [rbx - 96], xmm8                                  ;  1044.7 agu1+agu0+fmisc  192 dst spill
        movaps xmm8, [r8 + 1600]                                 ;  1042.0 agu2+agu1+fadd+fmul  192 dst
        movaps [r10 - 32], xmm11                                 ;  1046.7 agu0+agu2+fmisc  192 dst spill
        movaps xmm11, [r8 + 1616]                                ;  1043.3 agu1+agu0+fadd+fmul  192 dst
        movaps xmm7, [r8 + 1648]                                 ;  1044.0 agu2+agu1+fadd+fmul  192 dst
        movaps [r10 - 16], xmm7                                  ;  1048.7 agu0+agu2+fmisc  192 dst spill
        movaps xmm7, [r8 + 1632]                                 ;  1045.3 agu1+agu0+fadd+fmul  192 dst
        movaps [r10 + 0], xmm7                                   ;  1050.7 agu2+agu1+fmisc  192 dst spill
        movaps xmm7, [r8 + 1648]                                 ;  1046.7 agu0+agu2+fadd+fmul  192 dst
        movaps [r10 + 16], xmm7                                  ;  1052.7 agu1+agu0+fmisc  192 dst spill
        movaps xmm7, [r8 + 1184]                                 ;  1048.0 agu2+agu1+fadd+fmul  192 dst
        psrlq xmm7, 1                                            ;  1050.0 fadd+fmul  192 dst
        movaps [rdx - 64], xmm11                                 ;  1054.7 agu0+agu2+fmisc  192 dst spill
        movaps xmm11, [rbp + 96]                                 ;  1050.3 agu1+agu0+fadd+fmul  192 dst reload
        xorps xmm11, xmm7                                        ;  1052.3 fadd+fmul  192 dst
        andps xmm11, xmm0                                        ;  1054.3 fadd+fmul  192 dst
        movaps xmm7, [rbp - 32]                                  ;  1053.0 agu2+agu1+fadd+fmul  192 dst reload
        xorps xmm7, xmm11                                        ;  1056.3 fadd+fmul  192 dst
        psllq xmm11, 1                                           ;  1056.3 fadd+fmul  192 dst
        movaps [rbp - 32], xmm8                                  ;  1056.7 agu0+agu1+fmisc  192 dst spill
        movaps xmm8, [rbp - 16]                                  ;  1056.0 agu2+agu0+fadd+fmul  192 dst reload
        xorps xmm8, xmm11                                        ;  1058.3 fadd+fmul  192 dst
        xorps xmm3, xmm7                                         ;  1058.3 fadd+fmul  192 dst
        xorps xmm14, xmm8                                        ;  1060.3 fadd+fmul  192 dst
        andps xmm14, xmm6                                        ;  1062.3 fadd+fmul  192 dst
        xorps xmm8, xmm14                                        ;  1064.3 fadd+fmul  192 dst
        psllq xmm14, 2                                           ;  1064.3 fadd+fmul  192 dst
        xorps xmm12, xmm14                                       ;  1066.3 fadd+fmul  192 dst
        andps xmm3, xmm6                                         ;  1062.0 fadd+fmul  192 dst
        xorps xmm7, xmm3                                         ;  1064.0 fadd+fmul  192 dst
        psllq xmm3, 2                                            ;  1064.0 fadd+fmul  192 dst
        xorps xmm9, xmm3                                         ;  1066.0 fadd+fmul  192 dst
        movaps xmm3, [r8 + 1216]                                 ;  1067.0 agu1+agu2+fmisc  192 dst
        psrlq xmm3, 1                                            ;  1069.0 fadd+fmul  192 dst
        movaps xmm11, [rbp - 112]                                ;  1069.0 agu0+agu1+fmisc+fadd  192 dst reload
        xorps xmm11, xmm3                                        ;  1071.0 fmul+fadd  192 dst
        andps xmm11, xmm0                                        ;  1073.0 fmul+fadd  192 dst
        movaps xmm3, [rbp + 80]                                  ;  1070.3 agu2+agu0+fmisc  192 dst reload
        xorps xmm3, xmm11                                        ;  1075.0 fmul+fadd  192 dst
        psllq xmm11, 1                                           ;  1075.0 fmul+fadd  192 dst
        movaps xmm14, [rbp - 128]                                ;  1072.7 agu1+agu0+fmisc  192 dst reload
        xorps xmm14, xmm11                                       ;  1077.0 fmul+fadd  192 dst
        movaps xmm11, xmm12                                      ;  1073.0 fmul+fadd  192 dst copy
        psrlq xmm11, 4                                           ;  1075.0 fmul+fadd  192 dst
        movaps [rbp - 128], xmm1                                 ;  1074.3 agu2+agu0+fmisc  192 dst spill
        movaps xmm1, xmm3                                        ;  1077.0 fmul+fadd  192 dst copy
        psrlq xmm1, 2                                            ;  1079.0 fmul+fadd  192 dst
        movaps [rbp + 80], xmm10                                 ;  1076.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm10, xmm14                                      ;  1079.0 fmul+fadd  192 dst copy
        psrlq xmm10, 2                                           ;  1081.0 fmul+fadd  192 dst
        movaps [rbp - 112], xmm13                                ;  1078.3 agu2+agu0+fmisc  192 dst spill
        movaps xmm13, xmm9                                       ;  1079.0 fmul+fadd  192 dst copy
        psrlq xmm13, 4                                           ;  1081.0 fmul+fadd  192 dst
        movaps [rbp - 16], xmm5                                  ;  1080.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm5, xmm8                                        ;  1081.0 fmul+fadd  192 dst copy
        psrlq xmm5, 4                                            ;  1083.0 fmul+fadd  192 dst
        movaps [rbp + 96], xmm2                                  ;  1082.3 agu2+agu0+fmisc  192 dst spill
        movaps xmm2, xmm7                                        ;  1083.0 fmul+fadd  192 dst copy
        psrlq xmm2, 4                                            ;  1085.0 fmul+fadd  192 dst
        movaps [rbx + 32], xmm4                                  ;  1084.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm4, [r8 + 1248]                                 ;  1087.0 agu2+agu0+fmul+fadd  192 dst
        psrlq xmm4, 1                                            ;  1089.0 fmul+fadd  192 dst
        movaps [rbx + 48], xmm15                                 ;  1086.3 agu1+agu2+fmisc  192 dst spill
        movaps xmm15, [rcx + 32]                                 ;  1089.0 agu0+agu1+fmul+fadd  192 dst reload
        xorps xmm15, xmm4                                        ;  1091.0 fmul+fadd  192 dst
        andps xmm15, xmm0                                        ;  1093.0 fmul+fadd  192 dst
        movaps xmm4, [rbx - 16]                                  ;  1091.0 agu2+agu0+fmisc+fmul  192 dst reload
        xorps xmm4, xmm15                                        ;  1095.0 fadd+fmul  192 dst
        psllq xmm15, 1                                           ;  1095.0 fadd+fmul  192 dst
        movaps xmm0, [rbx - 32]                                  ;  1093.0 agu1+agu0+fmisc  192 dst reload
        xorps xmm0, xmm15                                        ;  1097.0 fadd+fmul  192 dst
        xorps xmm1, xmm4                                         ;  1097.0 fadd+fmul  192 dst
        xorps xmm10, xmm0                                        ;  1099.0 fadd+fmul  192 dst
        andps xmm10, xmm6                                        ;  1101.0 fadd+fmul  192 dst
        xorps xmm0, xmm10                                        ;  1103.0 fadd+fmul  192 dst
        psllq xmm10, 2                                           ;  1103.0 fadd+fmul  192 dst
        xorps xmm14, xmm10                                       ;  1105.0 fadd+fmul  192 dst
        xorps xmm11, xmm14                                       ;  1107.0 fadd+fmul  192 dst
        xorps xmm5, xmm0                                         ;  1105.0 fadd+fmul  192 dst
        andps xmm1, xmm6                                         ;  1101.0 fadd+fmul  192 dst
        xorps xmm4, xmm1                                         ;  1103.0 fadd+fmul  192 dst
        psllq xmm1, 2                                            ;  1103.0 fadd+fmul  192 dst
        xorps xmm3, xmm1                                         ;  1105.0 fadd+fmul  192 dst
        xorps xmm13, xmm3                                        ;  1107.0 fadd+fmul  192 dst
        xorps xmm2, xmm4                                         ;  1106.0 fadd+fmul  192 dst
        movaps xmm1, [rel aes_from_slices.T0_constants128 + 32]  ;  1108.7 agu2+agu0+fmisc  192 dst reload
        andps xmm11, xmm1                                        ;  1110.7 fadd+fmul  192 dst
        xorps xmm14, xmm11                                       ;  1112.7 fadd+fmul  192 dst
        psllq xmm11, 4                                           ;  1112.7 fadd+fmul  192 dst
        xorps xmm12, xmm11                                       ;  1114.7 fadd+fmul  192 dst
        andps xmm13, xmm1                                        ;  1111.0 fadd+fmul  192 dst
        xorps xmm3, xmm13                                        ;  1113.0 fadd+fmul  192 dst
        psllq xmm13, 4                                           ;  1113.0 fadd+fmul  192 dst
        xorps xmm9, xmm13                                        ;  1115.0 fadd+fmul  192 dst
        andps xmm5, xmm1                                         ;  1115.0 fadd+fmul  192 dst
        xorps xmm0, xmm5                                         ;  1117.0 fadd+fmul  192 dst
        psllq xmm5, 4                                            ;  1117.0 fadd+fmul  192 dst
        xorps xmm8, xmm5                                         ;  1119.0 fadd+fmul  192 dst
        andps xmm2, xmm1                                         ;  1119.0 fadd+fmul  192 dst
        xorps xmm4, xmm2                                         ;  1121.0 fadd+fmul  192 dst
        psllq xmm2, 4                                            ;  1121.0 fadd+fmul  192 dst
        xorps xmm7, xmm2                                         ;  1123.0 fadd+fmul  192 dst
        movaps xmm2, [r8 + 1280]                                 ;  1121.0 agu1+agu0+fmisc  192 dst
        psrlq xmm2, 1                                            ;  1123.0 fadd+fmul  192 dst
        movaps xmm5, [rbx + 16]                                  ;  1123.0 agu2+agu0+fmisc  192 dst reload
        xorps xmm5, xmm2                                         ;  1125.0 fadd+fmul  192 dst
        movaps xmm2, [rel aes_from_slices.T0_constants128]       ;  1125.0 agu1+agu0+fmisc  192 dst reload
        andps xmm5, xmm2                                         ;  1127.0 fadd+fmul  192 dst
        movaps xmm10, [rdx - 48]                                 ;  1127.0 agu2+agu0+fmisc  192 dst reload
        xorps xmm10, xmm5                                        ;  1129.0 fadd+fmul  192 dst
        psllq xmm5, 1                                            ;  1129.0 fadd+fmul  192 dst
        movaps xmm11, [rbx + 0]                                  ;  1129.0 agu1+agu0+fmisc  192 dst reload
        xorps xmm11, xmm5                                        ;  1131.0 fadd+fmul  192 dst
        movaps xmm5, xmm10                                       ;  1131.0 fadd+fmul  192 dst copy
        psrlq xmm5, 2                                            ;  1133.0 fadd+fmul  192 dst
        movaps xmm13, xmm11                                      ;  1133.0 fadd+fmul  192 dst copy
        psrlq xmm13, 2                                           ;  1135.0 fadd+fmul  192 dst
        movaps xmm15, [r8 + 1680]                                ;  1133.3 agu2+agu0+fmisc  192 dst
        movaps [rbx + 0], xmm4                                   ;  1133.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm4, [r8 + 1664]                                 ;  1135.0 agu2+agu1+fadd+fmul  192 dst
        movaps [rdx - 48], xmm0                                  ;  1135.3 agu0+agu2+fmisc  192 dst spill
        movaps xmm0, [r8 + 1680]                                 ;  1136.0 agu1+agu0+fadd+fmul  192 dst
        movaps [rbx + 16], xmm3                                  ;  1137.3 agu2+agu1+fmisc  192 dst spill
        movaps xmm3, [r8 + 1712]                                 ;  1137.3 agu0+agu2+fadd+fmul  192 dst
        movaps [rbx - 32], xmm14                                 ;  1139.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm14, [r8 + 1696]                                ;  1138.7 agu2+agu1+fadd+fmul  192 dst
        movaps [rbx - 16], xmm7                                  ;  1141.3 agu0+agu2+fmisc  192 dst spill
        movaps xmm7, [r8 + 1744]                                 ;  1140.0 agu1+agu0+fadd+fmul  192 dst
        movaps [rcx + 32], xmm8                                  ;  1143.3 agu2+agu1+fmisc  192 dst spill
        movaps xmm8, [r8 + 1712]                                 ;  1141.3 agu0+agu2+fadd+fmul  192 dst
        movaps [rbx + 64], xmm9                                  ;  1145.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm9, [r8 + 1728]                                 ;  1142.7 agu2+agu1+fadd+fmul  192 dst
        movaps [rbx - 80], xmm12                                 ;  1147.3 agu0+agu2+fmisc  192 dst spill
        movaps xmm12, [r8 + 1744]                                ;  1144.0 agu1+agu0+fadd+fmul  192 dst
        movaps xmm1, [r8 + 1776]                                 ;  1144.7 agu2+agu1+fadd+fmul  192 dst
        movaps [r10 + 32], xmm1                                  ;  1149.3 agu0+agu2+fmisc  192 dst spill
        movaps xmm1, [r8 + 1760]                                 ;  1146.0 agu1+agu0+fadd+fmul  192 dst
        movaps [r10 + 48], xmm1                                  ;  1151.3 agu2+agu1+fmisc  192 dst spill
        movaps xmm1, [r8 + 1776]                                 ;  1147.3 agu0+agu2+fadd+fmul  192 dst
        movaps [r10 + 64], xmm1                                  ;  1153.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm1, [r8 + 1312]                                 ;  1148.7 agu2+agu1+fadd+fmul  192 dst
        psrlq xmm1, 1                                            ;  1150.7 fadd+fmul  192 dst
        movaps [rdi + 16], xmm12                                 ;  1155.3 agu0+agu2+fmisc  192 dst spill
        movaps xmm12, [rbp - 96]                                 ;  1151.0 agu1+agu0+fadd+fmul  192 dst reload
        xorps xmm12, xmm1                                        ;  1153.0 fadd+fmul  192 dst
        andps xmm12, xmm2                                        ;  1155.0 fadd+fmul  192 dst
        movaps xmm1, [rbp + 64]                                  ;  1153.7 agu2+agu1+fadd+fmul  192 dst reload
        xorps xmm1, xmm12                                        ;  1157.0 fadd+fmul  192 dst
        psllq xmm12, 1                                           ;  1157.0 fadd+fmul  192 dst
        movaps [rbp + 64], xmm9                                  ;  1157.3 agu0+agu1+fmisc  192 dst spill
        movaps xmm9, [rbp - 64]                                  ;  1156.7 agu2+agu0+fadd+fmul  192 dst reload
        xorps xmm9, xmm12                                        ;  1159.0 fadd+fmul  192 dst
        xorps xmm5, xmm1                                         ;  1159.0 fadd+fmul  192 dst
        xorps xmm13, xmm9                                        ;  1161.0 fadd+fmul  192 dst
        andps xmm13, xmm6                                        ;  1163.0 fadd+fmul  192 dst
        xorps xmm9, xmm13                                        ;  1165.0 fadd+fmul  192 dst
        psllq xmm13, 2                                           ;  1165.0 fadd+fmul  192 dst
        xorps xmm11, xmm13                                       ;  1167.0 fadd+fmul  192 dst
        andps xmm5, xmm6                                         ;  1162.7 fadd+fmul  192 dst
        xorps xmm1, xmm5                                         ;  1164.7 fadd+fmul  192 dst
        psllq xmm5, 2                                            ;  1164.7 fadd+fmul  192 dst
        xorps xmm10, xmm5                                        ;  1166.7 fadd+fmul  192 dst
        movaps xmm5, [r8 + 1344]                                 ;  1167.7 agu1+agu2+fmisc  192 dst
        psrlq xmm5, 1                                            ;  1169.7 fadd+fmul  192 dst
        movaps xmm12, [rbp - 80]                                 ;  1169.7 agu0+agu1+fmisc+fadd  192 dst reload
        xorps xmm12, xmm5                                        ;  1171.7 fmul+fadd  192 dst
        andps xmm12, xmm2                                        ;  1173.7 fmul+fadd  192 dst
        movaps xmm5, [rdx - 80]                                  ;  1171.0 agu2+agu0+fmisc  192 dst reload
        xorps xmm5, xmm12                                        ;  1175.7 fmul+fadd  192 dst
        psllq xmm12, 1                                           ;  1175.7 fmul+fadd  192 dst
        movaps xmm13, [rbp - 48]                                 ;  1173.3 agu1+agu0+fmisc  192 dst reload
        xorps xmm13, xmm12                                       ;  1177.7 fmul+fadd  192 dst
        movaps xmm12, xmm11                                      ;  1173.7 fmul+fadd  192 dst copy
        psrlq xmm12, 4                                           ;  1175.7 fmul+fadd  192 dst
        movaps [rbp - 48], xmm7                                  ;  1175.0 agu2+agu0+fmisc  192 dst spill
        movaps xmm7, xmm5                                        ;  1177.7 fmul+fadd  192 dst copy
        psrlq xmm7, 2                                            ;  1179.7 fmul+fadd  192 dst
        movaps [rdx - 80], xmm8                                  ;  1177.0 agu1+agu0+fmisc  192 dst spill
        movaps xmm8, xmm13                                       ;  1179.7 fmul+fadd  192 dst copy
        psrlq xmm8, 2                                            ;  1181.7 fmul+fadd  192 dst
        movaps [rbp - 80], xmm14                                 ;  1179.0 agu2+agu0+fmisc  192 dst spill
        movaps xmm14, xmm10                                      ;  1179.7 fmul+fadd  192 dst copy
        psrlq xmm14, 4                                           ;  1181.7 fmul+fadd  192 dst
        movaps [rbp - 64], xmm3                                  ;  1181.0 agu1+agu0+fmisc  192 dst spill
        movaps xmm3, xmm9                                        ;  1181.7 fmul+fadd  192 dst copy
        psrlq xmm3, 4                                            ;  1183.7 fmul+fadd  192 dst
        movaps [rbp - 96], xmm0                                  ;  1183.0 agu2+agu0+fmisc  192 dst spill
        movaps xmm0, xmm1                                        ;  1183.7 fmul+fadd  192 dst copy
        psrlq xmm0, 4                                            ;  1185.7 fmul+fadd  192 dst
        movaps [rdi + 32], xmm4                                  ;  1185.0 agu1+agu0+fmisc  192 dst spill
        movaps xmm4, [r8 + 1376]                                 ;  1187.7 agu2+agu0+fmul+fadd  192 dst
        psrlq xmm4, 1                                            ;  1189.7 fmul+fadd  192 dst
        movaps [r10 + 80], xmm15                                 ;  1187.0 agu1+agu2+fmisc  192 dst spill
        movaps xmm15, [rdi - 64]                                 ;  1189.7 agu0+agu1+fmul+fadd  192 dst reload
        xorps xmm15, xmm4                                        ;  1191.7 fmul+fadd  192 dst
        andps xmm15, xmm2                                        ;  1193.7 fmul+fadd  192 dst
        movaps xmm4, [rdi - 32]                                  ;  1191.7 agu2+agu0+fmisc+fmul  192 dst reload
        xorps xmm4, xmm15                                        ;  1195.7 fadd+fmul  192 dst
        psllq xmm15, 1                                           ;  1195.7 fadd+fmul  192 dst
        movaps xmm2, [rdi - 48]                                  ;  1193.7 agu1+agu0+fmisc  192 dst reload
        xorps xmm2, xmm15                                        ;  1197.7 fadd+fmul  192 dst
        xorps xmm7, xmm4                                         ;  1197.7 fadd+fmul  192 dst
        xorps xmm8, xmm2                                         ;  1199.7 fadd+fmul  192 dst
        andps xmm8, xmm6                                         ;  1201.7 fadd+fmul  192 dst
        xorps xmm2, xmm8                                         ;  1203.7 fadd+fmul  192 dst
        psllq xmm8, 2                                            ;  1203.7 fadd+fmul  192 dst
        xorps xmm13, xmm8                                        ;  1205.7 fadd+fmul  192 dst
        xorps xmm12, xmm13                                       ;  1207.7 fadd+fmul  192 dst
        xorps xmm3, xmm2                                         ;  1205.7 fadd+fmul  192 dst
        andps xmm7, xmm6                                         ;  1201.7 fadd+fmul  192 dst
        xorps xmm4, xmm7                                         ;  1203.7 fadd+fmul  192 dst
        psllq xmm7, 2                                            ;  1203.7 fadd+fmul  192 dst
        xorps xmm5, xmm7                                         ;  1205.7 fadd+fmul  192 dst
        xorps xmm14, xmm5                                        ;  1207.7 fadd+fmul  192 dst
        xorps xmm0, xmm4                                         ;  1206.7 fadd+fmul  192 dst
        movaps xmm7, [rel aes_from_slices.T0_constants128 + 32]  ;  1209.3 agu2+agu0+fmisc  192 dst reload
        andps xmm12, xmm7                                        ;  1211.3 fadd+fmul  192 dst
        xorps xmm13, xmm12                                       ;  1213.3 fadd+fmul  192 dst
        psllq xmm12, 4                                           ;  1213.3 fadd+fmul  192 dst
        xorps xmm11, xmm12                                       ;  1215.3 fadd+fmul  192 dst
        andps xmm14, xmm7                                        ;  1211.7 fadd+fmul  192 dst
        xorps xmm5, xmm14                                        ;  1213.7 fadd+fmul  192 dst
        psllq xmm14, 4                                           ;  1213.7 fadd+fmul  192 dst
        xorps xmm10, xmm14                                       ;  1215.7 fadd+fmul  192 dst
        andps xmm3, xmm7                                         ;  1215.7 fadd+fmul  192 dst
        xorps xmm2, xmm3                                         ;  1217.7 fadd+fmul  192 dst
        psllq xmm3, 4                                            ;  1217.7 fadd+fmul  192 dst
        xorps xmm9, xmm3                                         ;  1219.7 fadd+fmul  192 dst
        andps xmm0, xmm7                                         ;  1219.7 fadd+fmul  192 dst
        xorps xmm4, xmm0                                         ;  1221.7 fadd+fmul  192 dst
        psllq xmm0, 4                                            ;  1221.7 fadd+fmul  192 dst
        xorps xmm1, xmm0                                         ;  1223.7 fadd+fmul  192 dst
        movaps xmm0, [r8 + 1408]                                 ;  1221.7 agu1+agu0+fmisc  192 dst
        psrlq xmm0, 1                                            ;  1223.7 fadd+fmul  192 dst
        movaps xmm3, [rdi + 0]                                   ;  1223.7 agu2+agu0+fmisc  192 dst reload
        xorps xmm3, xmm0                                         ;  1225.7 fadd+fmul  192 dst
        movaps xmm0, [rel aes_from_slices.T0_constants128]       ;  1225.7 agu1+agu0+fmisc  192 dst reload
        andps xmm3, xmm0                                         ;  1227.7 fadd+fmul  192 dst
        movaps xmm8, [rbp + 48]                                  ;  1227.7 agu2+agu0+fmisc  192 dst reload
        xorps xmm8, xmm3                                         ;  1229.7 fadd+fmul  192 dst
        psllq xmm3, 1                                            ;  1229.7 fadd+fmul  192 dst
        movaps xmm12, [rdi - 16]                                 ;  1229.7 agu1+agu0+fmisc  192 dst reload
        xorps xmm12, xmm3                                        ;  1231.7 fadd+fmul  192 dst
        movaps xmm3, xmm8                                        ;  1231.7 fadd+fmul  192 dst copy
        psrlq xmm3, 2                                            ;  1233.7 fadd+fmul  192 dst
        movaps xmm14, xmm12                                      ;  1233.7 fadd+fmul  192 dst copy
        psrlq xmm14, 2                                           ;  1235.7 fadd+fmul  192 dst
        movaps xmm15, [r8 + 1808]                                ;  1234.0 agu2+agu0+fmisc  192 dst
        movaps [rdi - 16], xmm4                                  ;  1234.0 agu1+agu0+fmisc  192 dst spill
        movaps xmm4, [r8 + 1792]                                 ;  1235.7 agu2+agu1+fadd+fmul  192 dst
        movaps [rbp + 48], xmm2                                  ;  1236.0 agu0+agu2+fmisc  192 dst spill
        movaps xmm2, [r8 + 1808]                                 ;  1236.7 agu1+agu0+fadd+fmul  192 dst
        movaps [rdi + 0], xmm5                                   ;  1238.0 agu2+agu1+fmisc  192 dst spill
        movaps xmm5, [r8 + 1840]                                 ;  1238.0 agu0+agu2+fadd+fmul  192 dst
        movaps [rdi - 48], xmm13                                 ;  1240.0 agu1+agu0+fmisc  192 dst spill
        movaps xmm13, [r8 + 1824]                                ;  1239.3 agu2+agu1+fadd+fmul  192 dst
        movaps [rdi - 32], xmm1                                  ;  1242.0 agu0+agu2+fmisc  192 dst spill
        movaps xmm1, [r8 + 1872]                                 ;  1240.7 agu1+agu0+fadd+fmul  192 dst
        movaps [rdi - 64], xmm9                                  ;  1244.0 agu2+agu1+fmisc  192 dst spill
        movaps xmm9, [r8 + 1840]                                 ;  1242.0 agu0+agu2+fadd+fmul  192 dst
        movaps [rbx - 64], xmm10                                 ;  1246.0 agu1+agu0+fmisc  192 dst spill
        movaps xmm10, [r8 + 1856]                                ;  1243.3 agu2+agu1+fadd+fmul  192 dst
        movaps [r10 + 96], xmm11                                 ;  1248.0 agu0+agu2+fmisc  192 dst spill
        movaps xmm11, [r8 + 1872]                                ;  1244.7 agu1+agu0+fadd+fmul  192 dst
        movaps xmm7, [r8 + 1904]                                 ;  1245.3 agu2+agu1+fadd+fmul  192 dst
        movaps [r10 + 112], xmm7                                 ;  1250.0 agu0+agu2+fmisc  192 dst spill
        movaps xmm7, [r8 + 1888]                                 ;  1246.7 agu1+agu0+fadd+fmul  192 dst
        movaps [r11 - 128], xmm7                                 ;  1252.0 agu2+agu1+fmisc  192 dst spill
        movaps xmm7, [r8 + 1904]                                 ;  1248.0 agu0+agu2+fadd+fmul  192 dst
        movaps [r11 - 112], xmm7                                 ;  1254.0 agu1+agu0+fmisc  192 dst spill
        movaps xmm7, [r8 + 1440]                                 ;  1249.3 agu2+agu1+fadd+fmul  192 dst
        psrlq xmm7, 1                                            ;  1251.3 fadd+fmul  192 dst
        movaps [rax - 112], xmm11                                ;  1256.0 agu0+agu2+fmisc  192 dst spill
        movaps xmm11, [rbp + 0]                                  ;  1251.7 agu1+agu0+fadd+fmul  192 dst reload
        xorps xmm11, xmm7                                        ;  1253.7 fadd+fmul  192 dst
        andps xmm11, xmm0                                        ;  1255.7 fadd+fmul  192 dst
        movaps xmm7, [rsi - 80]                                  ;  1254.3 agu2+agu1+fadd+fmul  192 dst reload
        xorps xmm7, xmm11                                        ;  1257.7 fadd+fmul  192 dst
        psllq xmm11, 1                                           ;  1257.7 fadd+fmul  192 dst
        movaps [rsi - 80], xmm10                                 ;  1258.0 agu0+agu1+fmisc  192 dst spill
        movaps xmm10, [rbp + 16]                                 ;  1257.3 agu2+agu0+fadd+fmul  192 dst reload
        xorps xmm10, xmm11                                       ;  1259.7 fadd+fmul  192 dst
        xorps xmm3, xmm7                                         ;  1259.7 fadd+fmul  192 dst
        xorps xmm14, xmm10                                       ;  1261.7 fadd+fmul  192 dst
        andps xmm14, xmm6                                        ;  1263.7 fadd+fmul  192 dst
        xorps xmm10, xmm14                                       ;  1265.7 fadd+fmul  192 dst
        psllq xmm14, 2                                           ;  1265.7 fadd+fmul  192 dst
        xorps xmm12, xmm14                                       ;  1267.7 fadd+fmul  192 dst
        andps xmm3, xmm6                                         ;  1263.3 fadd+fmul  192 dst
        xorps xmm7, xmm3                                         ;  1265.3 fadd+fmul  192 dst
        psllq xmm3, 2                                            ;  1265.3 fadd+fmul  192 dst
        xorps xmm8, xmm3                                         ;  1267.3 fadd+fmul  192 dst
        movaps xmm3, [r8 + 1472]                                 ;  1268.3 agu1+agu2+fmisc  192 dst
        psrlq xmm3, 1                                            ;  1270.3 fadd+fmul  192 dst
        movaps xmm11, [rdx - 128]                                ;  1270.3 agu0+agu1+fmisc+fadd  192 dst reload
        xorps xmm11, xmm3                                        ;  1272.3 fmul+fadd  192 dst
        andps xmm11, xmm0                                        ;  1274.3 fmul+fadd  192 dst
        movaps xmm3, [rax - 128]                                 ;  1271.7 agu2+agu0+fmisc  192 dst reload
        xorps xmm3, xmm11                                        ;  1276.3 fmul+fadd  192 dst
        psllq xmm11, 1                                           ;  1276.3 fmul+fadd  192 dst
        movaps xmm14, [rdx - 112]                                ;  1274.0 agu1+agu0+fmisc  192 dst reload
        xorps xmm14, xmm11                                       ;  1278.3 fmul+fadd  192 dst
        movaps xmm11, xmm12                                      ;  1274.3 fmul+fadd  192 dst copy
        psrlq xmm11, 4                                           ;  1276.3 fmul+fadd  192 dst
        movaps [rdx - 112], xmm1                                 ;  1275.7 agu2+agu0+fmisc  192 dst spill
        movaps xmm1, xmm3                                        ;  1278.3 fmul+fadd  192 dst copy
        psrlq xmm1, 2                                            ;  1280.3 fmul+fadd  192 dst
        movaps [rax - 128], xmm9                                 ;  1277.7 agu1+agu0+fmisc  192 dst spill
        movaps xmm9, xmm14                                       ;  1280.3 fmul+fadd  192 dst copy
        psrlq xmm9, 2                                            ;  1282.3 fmul+fadd  192 dst
        movaps [rdx - 128], xmm13                                ;  1279.7 agu2+agu0+fmisc  192 dst spill
        movaps xmm13, xmm8                                       ;  1280.3 fmul+fadd  192 dst copy
        psrlq xmm13, 4                                           ;  1282.3 fmul+fadd  192 dst
        movaps [rbp + 16], xmm5                                  ;  1281.7 agu1+agu0+fmisc  192 dst spill
        movaps xmm5, xmm10                                       ;  1282.3 fmul+fadd  192 dst copy
        psrlq xmm5, 4                                            ;  1284.3 fmul+fadd  192 dst
        movaps [rbp + 0], xmm2                                   ;  1283.7 agu2+agu0+fmisc  192 dst spill
        movaps xmm2, xmm7                                        ;  1284.3 fmul+fadd  192 dst copy
        psrlq xmm2, 4                                            ;  1286.3 fmul+fadd  192 dst
        movaps [rbx + 80], xmm4                                  ;  1285.7 agu1+agu0+fmisc  192 dst spill
        movaps xmm4, [r8 + 1504]                                 ;  1288.3 agu2+agu0+fmul+fadd  192 dst
        psrlq xmm4, 1                                            ;  1290.3 fmul+fadd  192 dst
        movaps [r11 - 96], xmm15                                 ;  1287.7 agu1+agu2+fmisc  192 dst spill
        movaps xmm15, [rcx + 80]                                 ;  1290.3 agu0+agu1+fmul+fadd  192 dst reload
        xorps xmm15, xmm4                                        ;  1292.3 fmul+fadd  192 dst
        andps xmm15, xmm0                                        ;  1294.3 fmul+fadd  192 dst
        movaps xmm4, [rcx + 112]                                 ;  1292.3 agu2+agu0+fmisc+fmul  192 dst reload
        xorps xmm4, xmm15                                        ;  1296.3 fadd+fmul  192 dst
        psllq xmm15, 1                                           ;  1296.3 fadd+fmul  192 dst
        movaps xmm0, [rcx + 96]                                  ;  1294.3 agu1+agu0+fmisc  192 dst reload
        xorps xmm0, xmm15                                        ;  1298.3 fadd+fmul  192 dst
        xorps xmm1, xmm4                                         ;  1298.3 fadd+fmul  192 dst
        xorps xmm9, xmm0                                         ;  1300.3 fadd+fmul  192 dst
        andps xmm9, xmm6                                         ;  1302.3 fadd+fmul  192 dst
        xorps xmm0, xmm9                                         ;  1304.3 fadd+fmul  192 dst
        psllq xmm9, 2                                            ;  1304.3 fadd+fmul  192 dst
        xorps xmm14, xmm9                                        ;  1306.3 fadd+fmul  192 dst
        xorps xmm11, xmm14                                       ;  1308.3 fadd+fmul  192 dst
        xorps xmm5, xmm0                                         ;  1306.3 fadd+fmul  192 dst
        andps xmm1, xmm6                                         ;  1302.3 fadd+fmul  192 dst
        xorps xmm4, xmm1                                         ;  1304.3 fadd+fmul  192 dst
        psllq xmm1, 2                                            ;  1304.3 fadd+fmul  192 dst
        xorps xmm3, xmm1                                         ;  1306.3 fadd+fmul  192 dst
        xorps xmm13, xmm3                                        ;  1308.3 fadd+fmul  192 dst
        xorps xmm2, xmm4                                         ;  1307.3 fadd+fmul  192 dst
        movaps xmm1, [rel aes_from_slices.T0_constants128 + 32]  ;  1310.0 agu2+agu0+fmisc  192 dst reload
        andps xmm11, xmm1                                        ;  1312.0 fadd+fmul  192 dst
        xorps xmm14, xmm11                                       ;  1314.0 fadd+fmul  192 dst
        psllq xmm11, 4                                           ;  1314.0 fadd+fmul  192 dst
        xorps xmm12, xmm11                                       ;  1316.0 fadd+fmul  192 dst
        andps xmm13, xmm1                                        ;  1312.3 fadd+fmul  192 dst
        xorps xmm3, xmm13                                        ;  1314.3 fadd+fmul  192 dst
        psllq xmm13, 4                                           ;  1314.3 fadd+fmul  192 dst
        xorps xmm8, xmm13                                        ;  1316.3 fadd+fmul  192 dst
        andps xmm5, xmm1                                         ;  1316.3 fadd+fmul  192 dst
        xorps xmm0, xmm5                                         ;  1318.3 fadd+fmul  192 dst
        psllq xmm5, 4                                            ;  1318.3 fadd+fmul  192 dst
        xorps xmm10, xmm5                                        ;  1320.3 fadd+fmul  192 dst
        andps xmm2, xmm1                                         ;  1320.3 fadd+fmul  192 dst
        xorps xmm4, xmm2                                         ;  1322.3 fadd+fmul  192 dst
        psllq xmm2, 4                                            ;  1322.3 fadd+fmul  192 dst
        xorps xmm7, xmm2                                         ;  1324.3 fadd+fmul  192 dst
        movaps xmm2, [r8 + 1536]                                 ;  1322.3 agu1+agu0+fmisc  192 dst
        psrlq xmm2, 1                                            ;  1324.3 fadd+fmul  192 dst
        movaps xmm5, [rbx + 48]                                  ;  1324.3 agu2+agu0+fmisc  192 dst reload
        xorps xmm5, xmm2                                         ;  1326.3 fadd+fmul  192 dst
        movaps xmm2, [rel aes_from_slices.T0_constants128]       ;  1326.3 agu1+agu0+fmisc  192 dst reload
        andps xmm5, xmm2                                         ;  1328.3 fadd+fmul  192 dst
        movaps xmm9, [rbp + 96]                                  ;  1328.3 agu2+agu0+fmisc  192 dst reload
        xorps xmm9, xmm5                                         ;  1330.3 fadd+fmul  192 dst
        psllq xmm5, 1                                            ;  1330.3 fadd+fmul  192 dst
        movaps xmm11, [rbx + 32]                                 ;  1330.3 agu1+agu0+fmisc  192 dst reload
        xorps xmm11, xmm5                                        ;  1332.3 fadd+fmul  192 dst
        movaps xmm5, xmm9                                        ;  1332.3 fadd+fmul  192 dst copy
        psrlq xmm5, 2                                            ;  1334.3 fadd+fmul  192 dst
        movaps xmm13, xmm11                                      ;  1334.3 fadd+fmul  192 dst copy
        psrlq xmm13, 2                                           ;  1336.3 fadd+fmul  192 dst
        movaps xmm15, [r8 + 1936]                                ;  1334.7 agu2+agu0+fmisc  192 dst
        movaps [rbx + 32], xmm4                                  ;  1334.7 agu1+agu0+fmisc  192 dst spill
        movaps xmm4, [r8 + 1920]                                 ;  1336.3 agu2+agu1+fadd+fmul  192 dst
        movaps [rbp + 96], xmm0                                  ;  1336.7 agu0+agu2+fmisc  192 dst spill
        movaps xmm0, [r8 + 1936]                                 ;  1337.3 agu1+agu0+fadd+fmul  192 dst
        movaps [rbx + 48], xmm3                                  ;  1338.7 agu2+agu1+fmisc  192 dst spill
        movaps xmm3, [r8 + 1968]                                 ;  1338.7 agu0+agu2+fadd+fmul  192 dst
        movaps [rcx + 96], xmm14                                 ;  1340.7 agu1+agu0+fmisc  192 dst spill
        movaps xmm14, [r8 + 1952]                                ;  1340.0 agu2+agu1+fadd+fmul  192 dst
        movaps [rcx + 112], xmm7                                 ;  1342.7 agu0+agu2+fmisc  192 dst spill
        movaps xmm7, [r8 + 2000]                                 ;  1341.3 agu1+agu0+fadd+fmul  192 dst
        movaps [rcx + 80], xmm10                                 ;  1344.7 agu2+agu1+fmisc  192 dst spill
        movaps xmm10, [r8 + 1968]                                ;  1342.7 agu0+agu2+fadd+fmul  192 dst
        movaps [rbx + 96], xmm8                                  ;  1346.7 agu1+agu0+fmisc  192 dst spill
        movaps xmm8, [r8 + 1984]                                 ;  1344.0 agu2+agu1+fadd+fmul  192 dst
        movaps [rbx - 48], xmm12                                 ;  1348.7 agu0+agu2+fmisc  192 dst spill
        movaps xmm12, [r8 + 2000]                                ;  1345.3 agu1+agu0+fadd+fmul  192 dst
        movaps xmm1, [r8 + 2032]                                 ;  1346.0 agu2+agu1+fadd+fmul  192 dst
        movaps [r11 - 80], xmm1                                  ;  1350.7 agu0+agu2+fmisc  192 dst spill
        movaps xmm1, [r8 + 2016]                                 ;  1347.3 agu1+agu0+fadd+fmul  192 dst
        movaps [r11 - 64], xmm1                                  ;  1352.7 agu2+agu1+fmisc  192 dst spill
        movaps xmm1, [r8 + 2032]                                 ;  1348.7 agu0+agu2+fadd+fmul  192 dst
        movaps [r11 - 48], xmm1                                  ;  1354.7 agu1+agu0+fmisc  192 dst spill
        movaps xmm1, [r8 + 1568]                                 ;  1350.0 agu2+agu1+fadd+fmul  192 dst
        psrlq xmm1, 1                                            ;  1352.0 fadd+fmul  192 dst
        movaps [rdi + 48], xmm12                                 ;  1356.7 agu0+agu2+fmisc  192 dst spill
        movaps xmm12, [rbp - 16]                                 ;  1352.3 agu1+agu0+fadd+fmul  192 dst reload
        xorps xmm12, xmm1                                        ;  1354.3 fadd+fmul  192 dst
        andps xmm12, xmm2                                        ;  1356.3 fadd+fmul  192 dst
        movaps xmm1, [rbp + 80]                                  ;  1355.0 agu2+agu1+fadd+fmul  192 dst reload
        xorps xmm1, xmm12                                        ;  1358.3 fadd+fmul  192 dst
        psllq xmm12, 1                                           ;  1358.3 fadd+fmul  192 dst
        movaps [rbp + 80], xmm8                                  ;  1358.7 agu0+agu1+fmisc  192 dst spill
        movaps xmm8, [rbp - 112]                                 ;  1358.0 agu2+agu0+fadd+fmul  192 dst reload
        xorps xmm8, xmm12                                        ;  1360.3 fadd+fmul  192 dst
        xorps xmm5, xmm1                                         ;  1360.3 fadd+fmul  192 dst
        xorps xmm13, xmm8                                        ;  1362.3 fadd+fmul  192 dst
        andps xmm13, xmm6                                        ;  1364.3 fadd+fmul  192 dst
        xorps xmm8, xmm13                                        ;  1366.3 fadd+fmul  192 dst
        psllq xmm13, 2                                           ;  1366.3 fadd+fmul  192 dst
        xorps xmm11, xmm13                                       ;  1368.3 fadd+fmul  192 dst
        andps xmm5, xmm6                                         ;  1364.0 fadd+fmul  192 dst
        xorps xmm1, xmm5                                         ;  1366.0 fadd+fmul  192 dst
        psllq xmm5, 2                                            ;  1366.0 fadd+fmul  192 dst
        xorps xmm9, xmm5                                         ;  1368.0 fadd+fmul  192 dst
        movaps xmm5, [r8 + 1600]                                 ;  1369.0 agu1+agu2+fmisc  192 dst
        psrlq xmm5, 1                                            ;  1371.0 fadd+fmul  192 dst
        movaps xmm12, [rbp - 128]                                ;  1371.0 agu0+agu1+fmisc+fadd  192 dst reload
        xorps xmm12, xmm5                                        ;  1373.0 fmul+fadd  192 dst
        andps xmm12, xmm2                                        ;  1375.0 fmul+fadd  192 dst
        movaps xmm5, [rdx - 64]                                  ;  1372.3 agu2+agu0+fmisc  192 dst reload
        xorps xmm5, xmm12                                        ;  1377.0 fmul+fadd  192 dst
        psllq xmm12, 1                                           ;  1377.0 fmul+fadd  192 dst
        movaps xmm13, [rbp - 32]                                 ;  1374.7 agu1+agu0+fmisc  192 dst reload
        xorps xmm13, xmm12                                       ;  1379.0 fmul+fadd  192 dst
        movaps xmm12, xmm11                                      ;  1375.0 fmul+fadd  192 dst copy
        psrlq xmm12, 4                                           ;  1377.0 fmul+fadd  192 dst
        movaps [rbp - 32], xmm7                                  ;  1376.3 agu2+agu0+fmisc  192 dst spill
        movaps xmm7, xmm5                                        ;  1379.0 fmul+fadd  192 dst copy
        psrlq xmm7, 2                                            ;  1381.0 fmul+fadd  192 dst
        movaps [rdx - 64], xmm10                                 ;  1378.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm10, xmm13                                      ;  1381.0 fmul+fadd  192 dst copy
        psrlq xmm10, 2                                           ;  1383.0 fmul+fadd  192 dst
        movaps [rbp - 128], xmm14                                ;  1380.3 agu2+agu0+fmisc  192 dst spill
        movaps xmm14, xmm9                                       ;  1381.0 fmul+fadd  192 dst copy
        psrlq xmm14, 4                                           ;  1383.0 fmul+fadd  192 dst
        movaps [rbp - 112], xmm3                                 ;  1382.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm3, xmm8                                        ;  1383.0 fmul+fadd  192 dst copy
        psrlq xmm3, 4                                            ;  1385.0 fmul+fadd  192 dst
        movaps [rbp - 16], xmm0                                  ;  1384.3 agu2+agu0+fmisc  192 dst spill
        movaps xmm0, xmm1                                        ;  1385.0 fmul+fadd  192 dst copy
        psrlq xmm0, 4                                            ;  1387.0 fmul+fadd  192 dst
        movaps [rdi + 64], xmm4                                  ;  1386.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm4, [r8 + 1632]                                 ;  1389.0 agu2+agu0+fmul+fadd  192 dst
        psrlq xmm4, 1                                            ;  1391.0 fmul+fadd  192 dst
        movaps [r11 - 32], xmm15                                 ;  1388.3 agu1+agu2+fmisc  192 dst spill
        movaps xmm15, [r10 - 16]                                 ;  1391.0 agu0+agu1+fmul+fadd  192 dst reload
        xorps xmm15, xmm4                                        ;  1393.0 fmul+fadd  192 dst
        andps xmm15, xmm2                                        ;  1395.0 fmul+fadd  192 dst
        movaps xmm4, [r10 + 16]                                  ;  1393.0 agu2+agu0+fmisc+fmul  192 dst reload
        xorps xmm4, xmm15                                        ;  1397.0 fadd+fmul  192 dst
        psllq xmm15, 1                                           ;  1397.0 fadd+fmul  192 dst
        movaps xmm2, [r10 + 0]                                   ;  1395.0 agu1+agu0+fmisc  192 dst reload
        xorps xmm2, xmm15                                        ;  1399.0 fadd+fmul  192 dst
        xorps xmm7, xmm4                                         ;  1399.0 fadd+fmul  192 dst
        xorps xmm10, xmm2                                        ;  1401.0 fadd+fmul  192 dst
        andps xmm10, xmm6                                        ;  1403.0 fadd+fmul  192 dst
        xorps xmm2, xmm10                                        ;  1405.0 fadd+fmul  192 dst
        psllq xmm10, 2                                           ;  1405.0 fadd+fmul  192 dst
        xorps xmm13, xmm10                                       ;  1407.0 fadd+fmul  192 dst
        xorps xmm12, xmm13                                       ;  1409.0 fadd+fmul  192 dst
        xorps xmm3, xmm2                                         ;  1407.0 fadd+fmul  192 dst
        andps xmm7, xmm6                                         ;  1403.0 fadd+fmul  192 dst
        xorps xmm4, xmm7                                         ;  1405.0 fadd+fmul  192 dst
        psllq xmm7, 2                                            ;  1405.0 fadd+fmul  192 dst
        xorps xmm5, xmm7                                         ;  1407.0 fadd+fmul  192 dst
        xorps xmm14, xmm5                                        ;  1409.0 fadd+fmul  192 dst
        xorps xmm0, xmm4                                         ;  1408.0 fadd+fmul  192 dst
        movaps xmm7, [rel aes_from_slices.T0_constants128 + 32]  ;  1410.7 agu2+agu0+fmisc  192 dst reload
        andps xmm12, xmm7                                        ;  1412.7 fadd+fmul  192 dst
        xorps xmm13, xmm12                                       ;  1414.7 fadd+fmul  192 dst
        psllq xmm12, 4                                           ;  1414.7 fadd+fmul  192 dst
        xorps xmm11, xmm12                                       ;  1416.7 fadd+fmul  192 dst
        andps xmm14, xmm7                                        ;  1413.0 fadd+fmul  192 dst
        xorps xmm5, xmm14                                        ;  1415.0 fadd+fmul  192 dst
        psllq xmm14, 4                                           ;  1415.0 fadd+fmul  192 dst
        xorps xmm9, xmm14                                        ;  1417.0 fadd+fmul  192 dst
        andps xmm3, xmm7                                         ;  1417.0 fadd+fmul  192 dst
        xorps xmm2, xmm3                                         ;  1419.0 fadd+fmul  192 dst
        psllq xmm3, 4                                            ;  1419.0 fadd+fmul  192 dst
        xorps xmm8, xmm3                                         ;  1421.0 fadd+fmul  192 dst
        andps xmm0, xmm7                                         ;  1421.0 fadd+fmul  192 dst
        xorps xmm4, xmm0                                         ;  1423.0 fadd+fmul  192 dst
        psllq xmm0, 4                                            ;  1423.0 fadd+fmul  192 dst
        xorps xmm1, xmm0                                         ;  1425.0 fadd+fmul  192 dst
        movaps xmm0, [r8 + 1664]                                 ;  1423.0 agu1+agu0+fmisc  192 dst
        psrlq xmm0, 1                                            ;  1425.0 fadd+fmul  192 dst
        movaps xmm3, [r10 + 80]                                  ;  1425.0 agu2+agu0+fmisc  192 dst reload
        xorps xmm3, xmm0                                         ;  1427.0 fadd+fmul  192 dst
        movaps xmm0, [rel aes_from_slices.T0_constants128]       ;  1427.0 agu1+agu0+fmisc  192 dst reload
        andps xmm3, xmm0                                         ;  1429.0 fadd+fmul  192 dst
        movaps xmm10, [rbp - 96]                                 ;  1429.0 agu2+agu0+fmisc  192 dst reload
        xorps xmm10, xmm3                                        ;  1431.0 fadd+fmul  192 dst
        psllq xmm3, 1                                            ;  1431.0 fadd+fmul  192 dst
        movaps xmm12, [rdi + 32]                                 ;  1431.0 agu1+agu0+fmisc  192 dst reload
        xorps xmm12, xmm3                                        ;  1433.0 fadd+fmul  192 dst
        movaps xmm3, xmm10                                       ;  1433.0 fadd+fmul  192 dst copy
        psrlq xmm3, 2                                            ;  1435.0 fadd+fmul  192 dst
        movaps xmm14, xmm12                                      ;  1435.0 fadd+fmul  192 dst copy
        psrlq xmm14, 2                                           ;  1437.0 fadd+fmul  192 dst
        movaps xmm15, [r8 + 1696]                                ;  1435.3 agu2+agu0+fmisc  192 dst
        psrlq xmm15, 1                                           ;  1437.3 fadd+fmul  192 dst
        movaps [rdi + 32], xmm4                                  ;  1435.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm4, [rbp - 64]                                  ;  1438.0 agu2+agu0+fadd+fmul  192 dst reload
        xorps xmm4, xmm15                                        ;  1440.0 fadd+fmul  192 dst
        andps xmm4, xmm0                                         ;  1442.0 fadd+fmul  192 dst
        movaps xmm15, [rdx - 80]                                 ;  1440.0 agu1+agu0+fmisc  192 dst reload
        xorps xmm15, xmm4                                        ;  1444.0 fadd+fmul  192 dst
        psllq xmm4, 1                                            ;  1444.0 fadd+fmul  192 dst
        movaps [rdx - 80], xmm2                                  ;  1440.0 agu2+agu0+fmisc  192 dst spill
        movaps xmm2, [rbp - 80]                                  ;  1443.0 agu1+agu0+fadd+fmul  192 dst reload
        xorps xmm2, xmm4                                         ;  1446.0 fadd+fmul  192 dst
        xorps xmm3, xmm15                                        ;  1446.0 fadd+fmul  192 dst
        xorps xmm14, xmm2                                        ;  1448.0 fadd+fmul  192 dst
        andps xmm14, xmm6                                        ;  1450.0 fadd+fmul  192 dst
        xorps xmm2, xmm14                                        ;  1452.0 fadd+fmul  192 dst
        psllq xmm14, 2                                           ;  1452.0 fadd+fmul  192 dst
        xorps xmm12, xmm14                                       ;  1454.0 fadd+fmul  192 dst
        andps xmm3, xmm6                                         ;  1449.0 fadd+fmul  192 dst
        xorps xmm15, xmm3                                        ;  1451.0 fadd+fmul  192 dst
        psllq xmm3, 2                                            ;  1451.0 fadd+fmul  192 dst
        xorps xmm10, xmm3                                        ;  1453.0 fadd+fmul  192 dst
        movaps xmm3, [r8 + 1728]                                 ;  1454.0 agu2+agu1+fmisc  192 dst
        psrlq xmm3, 1                                            ;  1456.0 fadd+fmul  192 dst
        movaps xmm4, [rbp - 48]                                  ;  1456.0 agu0+agu1+fmisc+fadd  192 dst reload
        xorps xmm4, xmm3                                         ;  1458.0 fmul+fadd  192 dst
        andps xmm4, xmm0                                         ;  1460.0 fmul+fadd  192 dst
        movaps xmm3, [rdi + 16]                                  ;  1457.3 agu2+agu0+fmisc  192 dst reload
        xorps xmm3, xmm4                                         ;  1462.0 fmul+fadd  192 dst
        psllq xmm4, 1                                            ;  1462.0 fmul+fadd  192 dst
        movaps xmm14, [rbp + 64]                                 ;  1459.7 agu1+agu0+fmisc  192 dst reload
        xorps xmm14, xmm4                                        ;  1464.0 fmul+fadd  192 dst
        movaps xmm4, xmm12                                       ;  1460.0 fmul+fadd  192 dst copy
        psrlq xmm4, 4                                            ;  1462.0 fmul+fadd  192 dst
        movaps [rbp + 64], xmm5                                  ;  1461.3 agu2+agu0+fmisc  192 dst spill
        movaps xmm5, xmm3                                        ;  1464.0 fmul+fadd  192 dst copy
        psrlq xmm5, 2                                            ;  1466.0 fmul+fadd  192 dst
        movaps [rdi + 16], xmm13                                 ;  1463.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm13, xmm14                                      ;  1466.0 fmul+fadd  192 dst copy
        psrlq xmm13, 2                                           ;  1468.0 fmul+fadd  192 dst
        movaps [rbp - 48], xmm1                                  ;  1465.3 agu2+agu0+fmisc  192 dst spill
        movaps xmm1, xmm10                                       ;  1466.0 fmul+fadd  192 dst copy
        psrlq xmm1, 4                                            ;  1468.0 fmul+fadd  192 dst
        movaps [rbp - 80], xmm8                                  ;  1467.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm8, xmm2                                        ;  1468.0 fmul+fadd  192 dst copy
        psrlq xmm8, 4                                            ;  1470.0 fmul+fadd  192 dst
        movaps [rbp - 64], xmm9                                  ;  1469.3 agu2+agu0+fmisc  192 dst spill
        movaps xmm9, xmm15                                       ;  1470.0 fmul+fadd  192 dst copy
        psrlq xmm9, 4                                            ;  1472.0 fmul+fadd  192 dst
        movaps [rbp - 96], xmm11                                 ;  1471.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm11, [r8 + 1760]                                ;  1474.0 agu2+agu0+fmul+fadd  192 dst
        psrlq xmm11, 1                                           ;  1476.0 fmul+fadd  192 dst
        movaps xmm7, [r10 + 32]                                  ;  1475.0 agu1+agu2+fmisc+fmul  192 dst reload
        xorps xmm7, xmm11                                        ;  1478.0 fadd+fmul  192 dst
        andps xmm7, xmm0                                         ;  1480.0 fadd+fmul  192 dst
        movaps xmm11, [r10 + 64]                                 ;  1477.3 agu0+agu1+fmisc  192 dst reload
        xorps xmm11, xmm7                                        ;  1482.0 fadd+fmul  192 dst
        psllq xmm7, 1                                            ;  1482.0 fadd+fmul  192 dst
        movaps xmm0, [r10 + 48]                                  ;  1479.3 agu2+agu0+fmisc  192 dst reload
        xorps xmm0, xmm7                                         ;  1484.0 fadd+fmul  192 dst
        xorps xmm5, xmm11                                        ;  1484.0 fadd+fmul  192 dst
        xorps xmm13, xmm0                                        ;  1486.0 fadd+fmul  192 dst
        andps xmm13, xmm6                                        ;  1488.0 fadd+fmul  192 dst
        xorps xmm0, xmm13                                        ;  1490.0 fadd+fmul  192 dst
        psllq xmm13, 2                                           ;  1490.0 fadd+fmul  192 dst
        xorps xmm14, xmm13                                       ;  1492.0 fadd+fmul  192 dst
        xorps xmm4, xmm14                                        ;  1494.0 fadd+fmul  192 dst
        xorps xmm8, xmm0                                         ;  1492.0 fadd+fmul  192 dst
        andps xmm5, xmm6                                         ;  1488.0 fadd+fmul  192 dst
        xorps xmm11, xmm5                                        ;  1490.0 fadd+fmul  192 dst
        psllq xmm5, 2                                            ;  1490.0 fadd+fmul  192 dst
        xorps xmm3, xmm5                                         ;  1492.0 fadd+fmul  192 dst
        xorps xmm1, xmm3                                         ;  1494.0 fadd+fmul  192 dst
        xorps xmm9, xmm11                                        ;  1493.0 fadd+fmul  192 dst
        movaps xmm5, [rel aes_from_slices.T0_constants128 + 32]  ;  1495.7 agu1+agu0+fmisc  192 dst reload
        andps xmm4, xmm5                                         ;  1497.7 fadd+fmul  192 dst
        xorps xmm14, xmm4                                        ;  1499.7 fadd+fmul  192 dst
        psllq xmm4, 4                                            ;  1499.7 fadd+fmul  192 dst
        xorps xmm12, xmm4                                        ;  1501.7 fadd+fmul  192 dst
        andps xmm1, xmm5                                         ;  1498.0 fadd+fmul  192 dst
        xorps xmm3, xmm1                                         ;  1500.0 fadd+fmul  192 dst
        psllq xmm1, 4                                            ;  1500.0 fadd+fmul  192 dst
        xorps xmm10, xmm1                                        ;  1502.0 fadd+fmul  192 dst
        andps xmm8, xmm5                                         ;  1502.0 fadd+fmul  192 dst
        xorps xmm0, xmm8                                         ;  1504.0 fadd+fmul  192 dst
        psllq xmm8, 4                                            ;  1504.0 fadd+fmul  192 dst
        xorps xmm2, xmm8                                         ;  1506.0 fadd+fmul  192 dst
        andps xmm9, xmm5                                         ;  1506.0 fadd+fmul  192 dst
        xorps xmm11, xmm9                                        ;  1508.0 fadd+fmul  192 dst
        psllq xmm9, 4                                            ;  1508.0 fadd+fmul  192 dst
        xorps xmm15, xmm9                                        ;  1510.0 fadd+fmul  192 dst
        movaps xmm1, [r8 + 1792]                                 ;  1508.0 agu2+agu0+fmisc  192 dst
        psrlq xmm1, 1                                            ;  1510.0 fadd+fmul  192 dst
        movaps xmm4, [r11 - 96]                                  ;  1510.0 agu1+agu0+fmisc  192 dst reload
        xorps xmm4, xmm1                                         ;  1512.0 fadd+fmul  192 dst
        movaps xmm1, [rel aes_from_slices.T0_constants128]       ;  1512.0 agu2+agu0+fmisc  192 dst reload
        andps xmm4, xmm1                                         ;  1514.0 fadd+fmul  192 dst
        movaps xmm7, [rbp + 0]                                   ;  1514.0 agu1+agu0+fmisc  192 dst reload
        xorps xmm7, xmm4                                         ;  1516.0 fadd+fmul  192 dst
        psllq xmm4, 1                                            ;  1516.0 fadd+fmul  192 dst
        movaps xmm8, [rbx + 80]                                  ;  1516.0 agu2+agu0+fmisc  192 dst reload
        xorps xmm8, xmm4                                         ;  1518.0 fadd+fmul  192 dst
        movaps xmm4, xmm7                                        ;  1518.0 fadd+fmul  192 dst copy
        psrlq xmm4, 2                                            ;  1520.0 fadd+fmul  192 dst
        movaps xmm9, xmm8                                        ;  1520.0 fadd+fmul  192 dst copy
        psrlq xmm9, 2                                            ;  1522.0 fadd+fmul  192 dst
        movaps xmm13, [r8 + 1824]                                ;  1520.3 agu1+agu0+fmisc  192 dst
        psrlq xmm13, 1                                           ;  1522.3 fadd+fmul  192 dst
        movaps [rbx + 80], xmm11                                 ;  1520.3 agu2+agu0+fmisc  192 dst spill
        movaps xmm11, [rbp + 16]                                 ;  1523.0 agu1+agu0+fadd+fmul  192 dst reload
        xorps xmm11, xmm13                                       ;  1525.0 fadd+fmul  192 dst
        andps xmm11, xmm1                                        ;  1527.0 fadd+fmul  192 dst
        movaps xmm13, [rax - 128]                                ;  1525.0 agu2+agu0+fmisc  192 dst reload
        xorps xmm13, xmm11                                       ;  1529.0 fadd+fmul  192 dst
        psllq xmm11, 1                                           ;  1529.0 fadd+fmul  192 dst
        movaps [rax - 128], xmm0                                 ;  1525.0 agu1+agu0+fmisc  192 dst spill
        movaps xmm0, [rdx - 128]                                 ;  1528.0 agu2+agu0+fadd+fmul  192 dst reload
        xorps xmm0, xmm11                                        ;  1531.0 fadd+fmul  192 dst
        xorps xmm4, xmm13                                        ;  1531.0 fadd+fmul  192 dst
        xorps xmm9, xmm0                                         ;  1533.0 fadd+fmul  192 dst
        andps xmm9, xmm6                                         ;  1535.0 fadd+fmul  192 dst
        xorps xmm0, xmm9                                         ;  1537.0 fadd+fmul  192 dst
        psllq xmm9, 2                                            ;  1537.0 fadd+fmul  192 dst
        xorps xmm8, xmm9                                         ;  1539.0 fadd+fmul  192 dst
        andps xmm4, xmm6                                         ;  1534.0 fadd+fmul  192 dst
        xorps xmm13, xmm4                                        ;  1536.0 fadd+fmul  192 dst
        psllq xmm4, 2                                            ;  1536.0 fadd+fmul  192 dst
        xorps xmm7, xmm4                                         ;  1538.0 fadd+fmul  192 dst
        movaps xmm4, [r8 + 1856]                                 ;  1539.0 agu1+agu2+fmisc  192 dst
        psrlq xmm4, 1                                            ;  1541.0 fadd+fmul  192 dst
        movaps xmm9, [rdx - 112]                                 ;  1541.0 agu0+agu1+fmisc+fadd  192 dst reload
        xorps xmm9, xmm4                                         ;  1543.0 fmul+fadd  192 dst
        andps xmm9, xmm1                                         ;  1545.0 fmul+fadd  192 dst
        movaps xmm4, [rax - 112]                                 ;  1542.3 agu2+agu0+fmisc  192 dst reload
        xorps xmm4, xmm9                                         ;  1547.0 fmul+fadd  192 dst
        psllq xmm9, 1                                            ;  1547.0 fmul+fadd  192 dst
        movaps xmm11, [rsi - 80]                                 ;  1544.7 agu1+agu0+fmisc  192 dst reload
        xorps xmm11, xmm9                                        ;  1549.0 fmul+fadd  192 dst
        movaps xmm9, xmm8                                        ;  1545.0 fmul+fadd  192 dst copy
        psrlq xmm9, 4                                            ;  1547.0 fmul+fadd  192 dst
        movaps [rsi - 80], xmm3                                  ;  1546.3 agu2+agu0+fmisc  192 dst spill
        movaps xmm3, xmm4                                        ;  1549.0 fmul+fadd  192 dst copy
        psrlq xmm3, 2                                            ;  1551.0 fmul+fadd  192 dst
        movaps [rax - 112], xmm14                                ;  1548.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm14, xmm11                                      ;  1551.0 fmul+fadd  192 dst copy
        psrlq xmm14, 2                                           ;  1553.0 fmul+fadd  192 dst
        movaps [rdx - 112], xmm15                                ;  1550.3 agu2+agu0+fmisc  192 dst spill
        movaps xmm15, xmm7                                       ;  1551.0 fmul+fadd  192 dst copy
        psrlq xmm15, 4                                           ;  1553.0 fmul+fadd  192 dst
        movaps [rdx - 128], xmm2                                 ;  1552.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm2, xmm0                                        ;  1553.0 fmul+fadd  192 dst copy
        psrlq xmm2, 4                                            ;  1555.0 fmul+fadd  192 dst
        movaps [rbp + 16], xmm10                                 ;  1554.3 agu2+agu0+fmisc  192 dst spill
        movaps xmm10, xmm13                                      ;  1555.0 fmul+fadd  192 dst copy
        psrlq xmm10, 4                                           ;  1557.0 fmul+fadd  192 dst
        movaps [rbp + 0], xmm12                                  ;  1556.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm12, [r8 + 1888]                                ;  1559.0 agu2+agu0+fmul+fadd  192 dst
        psrlq xmm12, 1                                           ;  1561.0 fmul+fadd  192 dst
        movaps xmm5, [r10 + 112]                                 ;  1560.0 agu1+agu2+fmisc+fmul  192 dst reload
        xorps xmm5, xmm12                                        ;  1563.0 fadd+fmul  192 dst
        andps xmm5, xmm1                                         ;  1565.0 fadd+fmul  192 dst
        movaps xmm12, [r11 - 112]                                ;  1562.3 agu0+agu1+fmisc  192 dst reload
        xorps xmm12, xmm5                                        ;  1567.0 fadd+fmul  192 dst
        psllq xmm5, 1                                            ;  1567.0 fadd+fmul  192 dst
        movaps xmm1, [r11 - 128]                                 ;  1564.3 agu2+agu0+fmisc  192 dst reload
        xorps xmm1, xmm5                                         ;  1569.0 fadd+fmul  192 dst
        xorps xmm3, xmm12                                        ;  1569.0 fadd+fmul  192 dst
        xorps xmm14, xmm1                                        ;  1571.0 fadd+fmul  192 dst
        andps xmm14, xmm6                                        ;  1573.0 fadd+fmul  192 dst
        xorps xmm1, xmm14                                        ;  1575.0 fadd+fmul  192 dst
        psllq xmm14, 2                                           ;  1575.0 fadd+fmul  192 dst
        xorps xmm11, xmm14                                       ;  1577.0 fadd+fmul  192 dst
        xorps xmm9, xmm11                                        ;  1579.0 fadd+fmul  192 dst
        xorps xmm2, xmm1                                         ;  1577.0 fadd+fmul  192 dst
        andps xmm3, xmm6                                         ;  1573.0 fadd+fmul  192 dst
        xorps xmm12, xmm3                                        ;  1575.0 fadd+fmul  192 dst
        psllq xmm3, 2                                            ;  1575.0 fadd+fmul  192 dst
        xorps xmm4, xmm3                                         ;  1577.0 fadd+fmul  192 dst
        xorps xmm15, xmm4                                        ;  1579.0 fadd+fmul  192 dst
        xorps xmm10, xmm12                                       ;  1578.0 fadd+fmul  192 dst
        movaps xmm3, [rel aes_from_slices.T0_constants128 + 32]  ;  1580.7 agu1+agu0+fmisc  192 dst reload
        andps xmm9, xmm3                                         ;  1582.7 fadd+fmul  192 dst
        xorps xmm11, xmm9                                        ;  1584.7 fadd+fmul  192 dst
        psllq xmm9, 4                                            ;  1584.7 fadd+fmul  192 dst
        xorps xmm8, xmm9                                         ;  1586.7 fadd+fmul  192 dst
        andps xmm15, xmm3                                        ;  1583.0 fadd+fmul  192 dst
        xorps xmm4, xmm15                                        ;  1585.0 fadd+fmul  192 dst
        psllq xmm15, 4                                           ;  1585.0 fadd+fmul  192 dst
        xorps xmm7, xmm15                                        ;  1587.0 fadd+fmul  192 dst
        andps xmm2, xmm3                                         ;  1587.0 fadd+fmul  192 dst
        xorps xmm1, xmm2                                         ;  1589.0 fadd+fmul  192 dst
        psllq xmm2, 4                                            ;  1589.0 fadd+fmul  192 dst
        xorps xmm0, xmm2                                         ;  1591.0 fadd+fmul  192 dst
        andps xmm10, xmm3                                        ;  1591.0 fadd+fmul  192 dst
        xorps xmm12, xmm10                                       ;  1593.0 fadd+fmul  192 dst
        psllq xmm10, 4                                           ;  1593.0 fadd+fmul  192 dst
        xorps xmm13, xmm10                                       ;  1595.0 fadd+fmul  192 dst
        movaps xmm2, [r8 + 1920]                                 ;  1593.0 agu2+agu0+fmisc  192 dst
        psrlq xmm2, 1                                            ;  1595.0 fadd+fmul  192 dst
        movaps xmm5, [r11 - 32]                                  ;  1595.0 agu1+agu0+fmisc  192 dst reload
        xorps xmm5, xmm2                                         ;  1597.0 fadd+fmul  192 dst
        movaps xmm2, [rel aes_from_slices.T0_constants128]       ;  1597.0 agu2+agu0+fmisc  192 dst reload
        andps xmm5, xmm2                                         ;  1599.0 fadd+fmul  192 dst
        movaps xmm9, [rbp - 16]                                  ;  1599.0 agu1+agu0+fmisc  192 dst reload
        xorps xmm9, xmm5                                         ;  1601.0 fadd+fmul  192 dst
        psllq xmm5, 1                                            ;  1601.0 fadd+fmul  192 dst
        movaps xmm10, [rdi + 64]                                 ;  1601.0 agu2+agu0+fmisc  192 dst reload
        xorps xmm10, xmm5                                        ;  1603.0 fadd+fmul  192 dst
        movaps xmm5, xmm9                                        ;  1603.0 fadd+fmul  192 dst copy
        psrlq xmm5, 2                                            ;  1605.0 fadd+fmul  192 dst
        movaps xmm14, xmm10                                      ;  1605.0 fadd+fmul  192 dst copy
        psrlq xmm14, 2                                           ;  1607.0 fadd+fmul  192 dst
        movaps xmm15, [rsi - 48]                                 ;  1605.3 agu1+agu0+fmisc  192 dst
        punpcklbw xmm15, xmm8                                    ;  1607.3 fadd+fmul  192 dst
        movaps [rdi + 64], xmm12                                 ;  1605.3 agu2+agu0+fmisc  192 dst spill
        movaps xmm12, [rsi - 48]                                 ;  1608.0 agu1+agu0+fadd+fmul  192 dst
        punpckhbw xmm12, xmm8                                    ;  1610.0 fadd+fmul  192 dst
        movaps xmm8, [rsi - 64]                                  ;  1609.3 agu2+agu0+fmisc  192 dst
        punpcklbw xmm8, xmm7                                     ;  1611.3 fadd+fmul  192 dst
        movaps [rsi - 48], xmm1                                  ;  1609.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm1, [rsi - 64]                                  ;  1611.0 agu2+agu0+fadd+fmul  192 dst
        punpckhbw xmm1, xmm7                                     ;  1613.0 fadd+fmul  192 dst
        movaps xmm7, [rdx - 96]                                  ;  1613.0 agu1+agu2+fmisc+fadd  192 dst
        punpcklbw xmm7, xmm0                                     ;  1615.0 fmul+fadd  192 dst
        movaps [rsi - 64], xmm4                                  ;  1612.3 agu0+agu1+fmisc  192 dst spill
        movaps xmm4, [rdx - 96]                                  ;  1615.0 agu2+agu0+fmul+fadd  192 dst
        punpckhbw xmm4, xmm0                                     ;  1617.0 fmul+fadd  192 dst
        movaps xmm0, [r8 + 1952]                                 ;  1616.0 agu1+agu2+fmisc+fmul  192 dst
        psrlq xmm0, 1                                            ;  1618.0 fadd+fmul  192 dst
        movaps [rdx - 96], xmm11                                 ;  1615.3 agu0+agu1+fmisc  192 dst spill
        movaps xmm11, [rbp - 112]                                ;  1618.0 agu2+agu0+fadd+fmul  192 dst reload
        xorps xmm11, xmm0                                        ;  1620.0 fadd+fmul  192 dst
        andps xmm11, xmm2                                        ;  1622.0 fadd+fmul  192 dst
        movaps xmm0, [rdx - 64]                                  ;  1620.0 agu1+agu2+fmisc  192 dst reload
        xorps xmm0, xmm11                                        ;  1624.0 fadd+fmul  192 dst
        psllq xmm11, 1                                           ;  1624.0 fadd+fmul  192 dst
        movaps [rdx - 64], xmm13                                 ;  1620.0 agu0+agu1+fmisc  192 dst spill
        movaps xmm13, [rbp - 128]                                ;  1623.0 agu2+agu0+fadd+fmul  192 dst reload
        xorps xmm13, xmm11                                       ;  1626.0 fadd+fmul  192 dst
        xorps xmm5, xmm0                                         ;  1626.0 fadd+fmul  192 dst
        xorps xmm14, xmm13                                       ;  1628.0 fadd+fmul  192 dst
        andps xmm14, xmm6                                        ;  1630.0 fadd+fmul  192 dst
        andps xmm5, xmm6                                         ;  1628.0 fadd+fmul  192 dst
        xorps xmm0, xmm5                                         ;  1630.0 fadd+fmul  192 dst
        psllq xmm5, 2                                            ;  1630.0 fadd+fmul  192 dst
        xorps xmm9, xmm5                                         ;  1632.0 fadd+fmul  192 dst
        xorps xmm13, xmm14                                       ;  1632.0 fadd+fmul  192 dst
        psllq xmm14, 2                                           ;  1632.0 fadd+fmul  192 dst
        xorps xmm10, xmm14                                       ;  1634.0 fadd+fmul  192 dst
        movaps xmm5, [r8 + 1984]                                 ;  1633.7 agu1+agu2+fmisc  192 dst
        psrlq xmm5, 1                                            ;  1635.7 fadd+fmul  192 dst
        movaps xmm11, [rbp - 32]                                 ;  1635.7 agu0+agu1+fmisc  192 dst reload
        xorps xmm11, xmm5                                        ;  1637.7 fadd+fmul  192 dst
        andps xmm11, xmm2                                        ;  1639.7 fadd+fmul  192 dst
        movaps xmm5, [rdi + 48]                                  ;  1637.7 agu2+agu0+fmisc  192 dst reload
        xorps xmm5, xmm11                                        ;  1641.7 fadd+fmul  192 dst
        psllq xmm11, 1                                           ;  1641.7 fadd+fmul  192 dst
        movaps xmm14, [rbp + 80]                                 ;  1639.7 agu1+agu0+fmisc  192 dst reload
        xorps xmm14, xmm11                                       ;  1643.7 fadd+fmul  192 dst
        movaps xmm11, xmm10                                      ;  1639.0 fadd+fmul  192 dst copy
        psrlq xmm11, 4                                           ;  1641.0 fadd+fmul  192 dst
        movaps [rbp + 80], xmm4                                  ;  1640.7 agu2+agu0+fmisc  192 dst spill
        movaps xmm4, xmm9                                        ;  1641.0 fadd+fmul  192 dst copy
        psrlq xmm4, 4                                            ;  1643.0 fadd+fmul  192 dst
        movaps [rdi + 48], xmm7                                  ;  1642.7 agu1+agu0+fmisc  192 dst spill
        movaps xmm7, xmm5                                        ;  1643.7 fadd+fmul  192 dst copy
        psrlq xmm7, 2                                            ;  1645.7 fadd+fmul  192 dst
        movaps xmm3, xmm14                                       ;  1645.7 fadd+fmul  192 dst copy
        psrlq xmm3, 2                                            ;  1647.7 fadd+fmul  192 dst
        movaps [rbp - 32], xmm1                                  ;  1646.0 agu2+agu0+fmisc  192 dst spill
        movaps xmm1, xmm13                                       ;  1647.0 fadd+fmul  192 dst copy
        psrlq xmm1, 4                                            ;  1649.0 fadd+fmul  192 dst
        movaps [rbp - 128], xmm8                                 ;  1648.0 agu1+agu0+fmisc  192 dst spill
        movaps xmm8, xmm0                                        ;  1649.0 fadd+fmul  192 dst copy
        psrlq xmm8, 4                                            ;  1651.0 fadd+fmul  192 dst
        movaps [rbp - 112], xmm12                                ;  1650.0 agu2+agu0+fmisc  192 dst spill
        movaps xmm12, [r8 + 2016]                                ;  1653.0 agu1+agu0+fadd+fmul  192 dst
        psrlq xmm12, 1                                           ;  1655.0 fadd+fmul  192 dst
        movaps [rbp - 16], xmm15                                 ;  1652.0 agu2+agu1+fmisc  192 dst spill
        movaps xmm15, [r11 - 80]                                 ;  1655.0 agu0+agu1+fadd+fmul  192 dst reload
        xorps xmm15, xmm12                                       ;  1657.0 fadd+fmul  192 dst
        andps xmm2, xmm15                                        ;  1659.0 fadd+fmul  192 dst
        movaps xmm12, [r11 - 48]                                 ;  1656.7 agu2+agu0+fmisc  192 dst reload
        xorps xmm12, xmm2                                        ;  1661.0 fadd+fmul  192 dst
        psllq xmm2, 1                                            ;  1661.0 fadd+fmul  192 dst
        movaps xmm15, [r11 - 64]                                 ;  1658.7 agu1+agu0+fmisc  192 dst reload
        xorps xmm15, xmm2                                        ;  1663.0 fadd+fmul  192 dst
        xorps xmm7, xmm12                                        ;  1663.0 fadd+fmul  192 dst
        xorps xmm3, xmm15                                        ;  1665.0 fadd+fmul  192 dst
        andps xmm7, xmm6                                         ;  1665.0 fadd+fmul  192 dst
        andps xmm3, xmm6                                         ;  1667.0 fadd+fmul  192 dst
        xorps xmm12, xmm7                                        ;  1667.0 fadd+fmul  192 dst
        psllq xmm7, 2                                            ;  1667.0 fadd+fmul  192 dst
        xorps xmm5, xmm7                                         ;  1669.0 fadd+fmul  192 dst
        xorps xmm15, xmm3                                        ;  1669.0 fadd+fmul  192 dst
        psllq xmm3, 2                                            ;  1669.0 fadd+fmul  192 dst
        xorps xmm14, xmm3                                        ;  1671.0 fadd+fmul  192 dst
        xorps xmm4, xmm5                                         ;  1671.0 fadd+fmul  192 dst
        xorps xmm11, xmm14                                       ;  1673.0 fadd+fmul  192 dst
        xorps xmm8, xmm12                                        ;  1671.0 fadd+fmul  192 dst
        xorps xmm1, xmm15                                        ;  1672.0 fadd+fmul  192 dst
        movaps xmm2, [rel aes_from_slices.T0_constants128 + 32]  ;  1673.3 agu2+agu0+fmisc  192 dst reload
        andps xmm11, xmm2                                        ;  1675.3 fadd+fmul  192 dst
        xorps xmm14, xmm11                                       ;  1677.3 fadd+fmul  192 dst
        psllq xmm11, 4                                           ;  1677.3 fadd+fmul  192 dst
        xorps xmm10, xmm11                                       ;  1679.3 fadd+fmul  192 dst
        andps xmm4, xmm2                                         ;  1677.0 fadd+fmul  192 dst
        andps xmm1, xmm2                                         ;  1678.0 fadd+fmul  192 dst
        andps xmm8, xmm2                                         ;  1679.0 fadd+fmul  192 dst
        xorps xmm5, xmm4                                         ;  1680.0 fadd+fmul  192 dst
        psllq xmm4, 4                                            ;  1681.0 fadd+fmul  192 dst
        xorps xmm9, xmm4                                         ;  1683.0 fadd+fmul  192 dst
        xorps xmm15, xmm1                                        ;  1683.0 fadd+fmul  192 dst
        psllq xmm1, 4                                            ;  1684.0 fadd+fmul  192 dst
        xorps xmm13, xmm1                                        ;  1686.0 fadd+fmul  192 dst
        xorps xmm12, xmm8                                        ;  1686.0 fadd+fmul  192 dst
        psllq xmm8, 4                                            ;  1687.0 fadd+fmul  192 dst
        xorps xmm0, xmm8                                         ;  1689.0 fadd+fmul  192 dst
        movaps xmm1, [r10 - 32]                                  ;  1686.7 agu1+agu0+fmisc  192 dst reload
        movaps xmm2, [r10 - 64]                                  ;  1688.7 agu2+agu0+fmisc  192 dst
        punpcklbw xmm2, xmm1                                     ;  1690.7 fadd+fmul  192 dst
        movaps xmm3, [r10 - 64]                                  ;  1690.7 agu1+agu2+fmisc  192 dst
        punpckhbw xmm3, xmm1                                     ;  1692.7 fadd+fmul  192 dst
        movaps xmm1, [r10 + 96]                                  ;  1692.7 agu0+agu1+fmisc  192 dst reload
        movaps xmm4, [r10 - 48]                                  ;  1693.0 agu2+agu0+fadd+fmul  192 dst
        punpcklbw xmm4, xmm1                                     ;  1695.0 fadd+fmul  192 dst
        movaps xmm6, [r10 - 48]                                  ;  1694.7 agu1+agu2+fmisc  192 dst
        punpckhbw xmm6, xmm1                                     ;  1696.7 fadd+fmul  192 dst
        movaps xmm1, [rbp - 16]                                  ;  1696.0 agu0+agu1+fmisc+fadd  192 dst reload
        movaps xmm7, xmm4                                        ;  1697.0 fmul+fadd  192 dst copy
        punpcklbw xmm7, xmm1                                     ;  1699.0 fmul+fadd  192 dst
        punpckhbw xmm4, xmm1                                     ;  1698.0 fmul+fadd  192 dst
        movaps xmm1, [rbp - 112]                                 ;  1698.3 agu2+agu0+fmisc  192 dst reload
        movaps xmm8, xmm6                                        ;  1698.7 fmul+fadd  192 dst copy
        punpcklbw xmm8, xmm1                                     ;  1700.7 fmul+fadd  192 dst
        punpckhbw xmm6, xmm1                                     ;  1700.3 fmul+fadd  192 dst
        movaps xmm1, [rbp - 96]                                  ;  1701.0 agu1+agu0+fmisc  192 dst reload
        movaps xmm11, [rcx + 16]                                 ;  1702.0 agu2+agu0+fmul+fmisc  192 dst
        punpcklbw xmm11, xmm1                                    ;  1704.0 fadd+fmul  192 dst
        movaps [rbp - 112], xmm12                                ;  1702.0 agu1+agu2+fmisc  192 dst spill
        movaps xmm12, [rcx + 16]                                 ;  1704.0 agu0+agu1+fadd+fmul  192 dst
        punpckhbw xmm12, xmm1                                    ;  1706.0 fadd+fmul  192 dst
        movaps xmm1, xmm2                                        ;  1704.0 fadd+fmul  192 dst copy
        punpcklbw xmm1, xmm11                                    ;  1706.0 fadd+fmul  192 dst
        punpckhbw xmm2, xmm11                                    ;  1706.0 fadd+fmul  192 dst
        movaps xmm11, xmm3                                       ;  1707.0 fadd+fmul  192 dst copy
        punpcklbw xmm11, xmm12                                   ;  1709.0 fadd+fmul  192 dst
        punpckhbw xmm3, xmm12                                    ;  1709.0 fadd+fmul  192 dst
        movaps xmm12, xmm1                                       ;  1710.0 fadd+fmul  192 dst copy
        punpcklbw xmm12, xmm7                                    ;  1712.0 fadd+fmul  192 dst
        punpckhbw xmm1, xmm7                                     ;  1712.0 fadd+fmul  192 dst
        movaps xmm7, xmm2                                        ;  1713.0 fadd+fmul  192 dst copy
        punpcklbw xmm7, xmm4                                     ;  1715.0 fadd+fmul  192 dst
        punpckhbw xmm2, xmm4                                     ;  1715.0 fadd+fmul  192 dst
        movaps xmm4, xmm11                                       ;  1716.0 fadd+fmul  192 dst copy
        punpcklbw xmm4, xmm8                                     ;  1718.0 fadd+fmul  192 dst
        punpckhbw xmm11, xmm8                                    ;  1718.0 fadd+fmul  192 dst
        movaps xmm8, xmm3                                        ;  1719.0 fadd+fmul  192 dst copy
        punpcklbw xmm8, xmm6                                     ;  1721.0 fadd+fmul  192 dst
        punpckhbw xmm3, xmm6                                     ;  1721.0 fadd+fmul  192 dst
        movaps xmm6, [rbx - 96]                                  ;  1719.3 agu2+agu0+fmisc  192 dst reload
        movaps [rbp - 96], xmm3                                  ;  1723.0 agu1+agu0+fmisc  192 dst spill
        movaps xmm3, [rcx - 64]                                  ;  1723.3 agu2+agu0+fmisc  192 dst
        punpcklbw xmm3, xmm6                                     ;  1725.3 fadd+fmul  192 dst
        movaps [rcx + 16], xmm8                                  ;  1723.3 agu1+agu2+fmisc  192 dst spill
        movaps xmm8, [rcx - 64]                                  ;  1725.0 agu0+agu1+fadd+fmul  192 dst
        punpckhbw xmm8, xmm6                                     ;  1727.0 fadd+fmul  192 dst
        movaps xmm6, [rbx - 64]                                  ;  1727.0 agu2+agu0+fmisc+fadd  192 dst reload
        movaps [rbx - 96], xmm11                                 ;  1726.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm11, [rcx - 32]                                 ;  1728.0 agu2+agu1+fmul+fadd  192 dst
        punpcklbw xmm11, xmm6                                    ;  1730.0 fmul+fadd  192 dst
        movaps [rcx - 64], xmm4                                  ;  1728.3 agu0+agu2+fmisc  192 dst spill
        movaps xmm4, [rcx - 32]                                  ;  1730.0 agu1+agu0+fmul+fadd  192 dst
        punpckhbw xmm4, xmm6                                     ;  1732.0 fmul+fadd  192 dst
        movaps xmm6, [rbp - 128]                                 ;  1731.3 agu2+agu1+fmul+fmisc  192 dst reload
        movaps [rbx - 64], xmm2                                  ;  1731.3 agu0+agu1+fmisc  192 dst spill
        movaps xmm2, xmm11                                       ;  1732.0 fadd+fmul  192 dst copy
        punpcklbw xmm2, xmm6                                     ;  1734.0 fadd+fmul  192 dst
        punpckhbw xmm11, xmm6                                    ;  1733.3 fadd+fmul  192 dst
        movaps xmm6, [rbp - 32]                                  ;  1735.0 agu2+agu0+fmisc+fadd  192 dst reload
        movaps [rbp - 128], xmm7                                 ;  1734.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm7, xmm4                                        ;  1734.0 fmul+fadd  192 dst copy
        punpcklbw xmm7, xmm6                                     ;  1737.0 fmul+fadd  192 dst
        punpckhbw xmm4, xmm6                                     ;  1737.0 fmul+fadd  192 dst
        movaps xmm6, [rbp - 64]                                  ;  1738.0 agu2+agu1+fmisc+fmul  192 dst reload
        movaps [rbp - 32], xmm1                                  ;  1737.3 agu0+agu1+fmisc  192 dst spill
        movaps xmm1, [rcx + 0]                                   ;  1739.0 agu2+agu0+fadd+fmul  192 dst
        punpcklbw xmm1, xmm6                                     ;  1741.0 fadd+fmul  192 dst
        movaps [rcx - 32], xmm12                                 ;  1739.3 agu1+agu2+fmisc  192 dst spill
        movaps xmm12, [rcx + 0]                                  ;  1741.0 agu0+agu1+fadd+fmul  192 dst
        punpckhbw xmm12, xmm6                                    ;  1743.0 fadd+fmul  192 dst
        movaps xmm6, xmm3                                        ;  1741.0 fadd+fmul  192 dst copy
        punpcklbw xmm6, xmm1                                     ;  1743.0 fadd+fmul  192 dst
        punpckhbw xmm3, xmm1                                     ;  1743.0 fadd+fmul  192 dst
        movaps xmm1, xmm8                                        ;  1744.0 fadd+fmul  192 dst copy
        punpcklbw xmm1, xmm12                                    ;  1746.0 fadd+fmul  192 dst
        punpckhbw xmm8, xmm12                                    ;  1746.0 fadd+fmul  192 dst
        movaps xmm12, xmm6                                       ;  1747.0 fadd+fmul  192 dst copy
        punpcklbw xmm12, xmm2                                    ;  1749.0 fadd+fmul  192 dst
        punpckhbw xmm6, xmm2                                     ;  1749.0 fadd+fmul  192 dst
        movaps xmm2, xmm3                                        ;  1750.0 fadd+fmul  192 dst copy
        punpcklbw xmm2, xmm11                                    ;  1752.0 fadd+fmul  192 dst
        punpckhbw xmm3, xmm11                                    ;  1752.0 fadd+fmul  192 dst
        movaps xmm11, xmm1                                       ;  1753.0 fadd+fmul  192 dst copy
        punpcklbw xmm11, xmm7                                    ;  1755.0 fadd+fmul  192 dst
        punpckhbw xmm1, xmm7                                     ;  1755.0 fadd+fmul  192 dst
        movaps xmm7, xmm8                                        ;  1756.0 fadd+fmul  192 dst copy
        punpcklbw xmm7, xmm4                                     ;  1758.0 fadd+fmul  192 dst
        punpckhbw xmm8, xmm4                                     ;  1758.0 fadd+fmul  192 dst
        movaps xmm4, [rsi + 112]                                 ;  1756.3 agu2+agu0+fmisc  192 dst reload
        movaps [rbp - 64], xmm8                                  ;  1760.0 agu1+agu0+fmisc  192 dst spill
        movaps xmm8, [rcx - 80]                                  ;  1760.3 agu2+agu0+fmisc  192 dst
        punpcklbw xmm8, xmm4                                     ;  1762.3 fadd+fmul  192 dst
        movaps [rcx + 0], xmm7                                   ;  1760.3 agu1+agu2+fmisc  192 dst spill
        movaps xmm7, [rcx - 80]                                  ;  1762.0 agu0+agu1+fadd+fmul  192 dst
        punpckhbw xmm7, xmm4                                     ;  1764.0 fadd+fmul  192 dst
        movaps xmm4, [rdi - 64]                                  ;  1764.0 agu2+agu0+fmisc+fadd  192 dst reload
        movaps [rsi + 112], xmm1                                 ;  1763.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm1, [rcx - 48]                                  ;  1765.0 agu2+agu1+fmul+fadd  192 dst
        punpcklbw xmm1, xmm4                                     ;  1767.0 fmul+fadd  192 dst
        movaps [rcx - 80], xmm11                                 ;  1765.3 agu0+agu2+fmisc  192 dst spill
        movaps xmm11, [rcx - 48]                                 ;  1767.0 agu1+agu0+fmul+fadd  192 dst
        punpckhbw xmm11, xmm4                                    ;  1769.0 fmul+fadd  192 dst
        movaps xmm4, [rdi + 48]                                  ;  1768.3 agu2+agu1+fmul+fmisc  192 dst reload
        movaps [rdi - 64], xmm3                                  ;  1768.3 agu0+agu1+fmisc  192 dst spill
        movaps xmm3, xmm1                                        ;  1769.0 fadd+fmul  192 dst copy
        punpcklbw xmm3, xmm4                                     ;  1771.0 fadd+fmul  192 dst
        punpckhbw xmm1, xmm4                                     ;  1770.3 fadd+fmul  192 dst
        movaps xmm4, [rbp + 80]                                  ;  1772.0 agu2+agu0+fmisc+fadd  192 dst reload
        movaps [rdi + 48], xmm2                                  ;  1771.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm2, xmm11                                       ;  1771.0 fmul+fadd  192 dst copy
        punpcklbw xmm2, xmm4                                     ;  1774.0 fmul+fadd  192 dst
        punpckhbw xmm11, xmm4                                    ;  1774.0 fmul+fadd  192 dst
        movaps xmm4, [rbp - 80]                                  ;  1775.0 agu2+agu1+fmisc+fmul  192 dst reload
        movaps [rbp + 80], xmm6                                  ;  1774.3 agu0+agu1+fmisc  192 dst spill
        movaps xmm6, [rdx - 32]                                  ;  1776.0 agu2+agu0+fadd+fmul  192 dst
        punpcklbw xmm6, xmm4                                     ;  1778.0 fadd+fmul  192 dst
        movaps [rcx - 48], xmm12                                 ;  1776.3 agu1+agu2+fmisc  192 dst spill
        movaps xmm12, [rdx - 32]                                 ;  1778.0 agu0+agu1+fadd+fmul  192 dst
        punpckhbw xmm12, xmm4                                    ;  1780.0 fadd+fmul  192 dst
        movaps xmm4, xmm8                                        ;  1778.0 fadd+fmul  192 dst copy
        punpcklbw xmm4, xmm6                                     ;  1780.0 fadd+fmul  192 dst
        punpckhbw xmm8, xmm6                                     ;  1780.0 fadd+fmul  192 dst
        movaps xmm6, xmm7                                        ;  1781.0 fadd+fmul  192 dst copy
        punpcklbw xmm6, xmm12                                    ;  1783.0 fadd+fmul  192 dst
        punpckhbw xmm7, xmm12                                    ;  1783.0 fadd+fmul  192 dst
        movaps xmm12, xmm4                                       ;  1784.0 fadd+fmul  192 dst copy
        punpcklbw xmm12, xmm3                                    ;  1786.0 fadd+fmul  192 dst
        punpckhbw xmm4, xmm3                                     ;  1786.0 fadd+fmul  192 dst
        movaps xmm3, xmm8                                        ;  1787.0 fadd+fmul  192 dst copy
        punpcklbw xmm3, xmm1                                     ;  1789.0 fadd+fmul  192 dst
        punpckhbw xmm8, xmm1                                     ;  1789.0 fadd+fmul  192 dst
        movaps xmm1, xmm6                                        ;  1790.0 fadd+fmul  192 dst copy
        punpcklbw xmm1, xmm2                                     ;  1792.0 fadd+fmul  192 dst
        punpckhbw xmm6, xmm2                                     ;  1792.0 fadd+fmul  192 dst
        movaps xmm2, xmm7                                        ;  1793.0 fadd+fmul  192 dst copy
        punpcklbw xmm2, xmm11                                    ;  1795.0 fadd+fmul  192 dst
        punpckhbw xmm7, xmm11                                    ;  1795.0 fadd+fmul  192 dst
        movaps xmm11, [rcx + 64]                                 ;  1793.3 agu2+agu0+fmisc  192 dst
        punpcklbw xmm11, xmm10                                   ;  1796.0 fadd+fmul  192 dst
        movaps [rbp - 80], xmm7                                  ;  1797.0 agu1+agu0+fmisc  192 dst spill
        movaps xmm7, [rcx + 64]                                  ;  1797.7 agu2+agu0+fmisc  192 dst
        punpckhbw xmm7, xmm10                                    ;  1799.7 fadd+fmul  192 dst
        movaps xmm10, [rdi - 112]                                ;  1799.7 agu1+agu2+fmisc  192 dst reload
        movaps [rcx + 64], xmm2                                  ;  1799.7 agu0+agu1+fmisc  192 dst spill
        movaps xmm2, [rcx - 96]                                  ;  1800.0 agu2+agu0+fadd+fmul  192 dst
        punpcklbw xmm2, xmm10                                    ;  1802.0 fadd+fmul  192 dst
        movaps [rdx - 32], xmm6                                  ;  1801.7 agu1+agu2+fmisc  192 dst spill
        movaps xmm6, [rcx - 96]                                  ;  1802.0 agu0+agu1+fadd+fmul  192 dst
        punpckhbw xmm6, xmm10                                    ;  1804.0 fadd+fmul  192 dst
        movaps xmm10, [rdi - 32]                                 ;  1804.0 agu2+agu0+fadd+fmul  192 dst reload
        movaps [rdi - 112], xmm1                                 ;  1803.7 agu1+agu0+fmisc  192 dst spill
        movaps xmm1, [rdx + 64]                                  ;  1805.0 agu2+agu1+fadd+fmul  192 dst
        punpcklbw xmm1, xmm10                                    ;  1807.0 fadd+fmul  192 dst
        movaps [rcx - 96], xmm8                                  ;  1805.7 agu0+agu2+fmisc  192 dst spill
        movaps xmm8, [rdx + 64]                                  ;  1807.0 agu1+agu0+fadd+fmul  192 dst
        punpckhbw xmm8, xmm10                                    ;  1809.0 fadd+fmul  192 dst
        movaps xmm10, [rbp - 48]                                 ;  1809.0 agu2+agu1+fmisc+fadd  192 dst reload
        movaps [rdi - 32], xmm3                                  ;  1808.7 agu0+agu1+fmisc  192 dst spill
        movaps xmm3, [rsi + 32]                                  ;  1810.0 agu2+agu0+fmul+fadd  192 dst
        punpcklbw xmm3, xmm10                                    ;  1812.0 fmul+fadd  192 dst
        movaps [rdx + 64], xmm4                                  ;  1810.7 agu1+agu2+fmisc  192 dst spill
        movaps xmm4, [rsi + 32]                                  ;  1812.0 agu0+agu1+fmul+fadd  192 dst
        punpckhbw xmm4, xmm10                                    ;  1814.0 fmul+fadd  192 dst
        movaps xmm10, xmm2                                       ;  1812.0 fmul+fadd  192 dst copy
        punpcklbw xmm10, xmm3                                    ;  1814.0 fmul+fadd  192 dst
        punpckhbw xmm2, xmm3                                     ;  1814.0 fmul+fadd  192 dst
        movaps xmm3, xmm6                                        ;  1815.0 fmul+fadd  192 dst copy
        punpcklbw xmm3, xmm4                                     ;  1817.0 fmul+fadd  192 dst
        punpckhbw xmm6, xmm4                                     ;  1817.0 fmul+fadd  192 dst
        movaps xmm4, [rdx - 64]                                  ;  1817.3 agu2+agu0+fmisc  192 dst reload
        movaps [rbp - 48], xmm12                                 ;  1817.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm12, [rdx + 96]                                 ;  1820.0 agu2+agu1+fmul+fadd  192 dst
        punpcklbw xmm12, xmm4                                    ;  1822.0 fmul+fadd  192 dst
        movaps [rsi + 32], xmm15                                 ;  1819.3 agu0+agu2+fmisc  192 dst spill
        movaps xmm15, [rdx + 96]                                 ;  1822.0 agu1+agu0+fmul+fadd  192 dst
        punpckhbw xmm15, xmm4                                    ;  1824.0 fmul+fadd  192 dst
        movaps xmm4, xmm1                                        ;  1822.0 fmul+fadd  192 dst copy
        punpcklbw xmm4, xmm12                                    ;  1824.0 fmul+fadd  192 dst
        punpckhbw xmm1, xmm12                                    ;  1824.0 fmul+fadd  192 dst
        movaps xmm12, xmm8                                       ;  1825.0 fmul+fadd  192 dst copy
        punpcklbw xmm12, xmm15                                   ;  1827.0 fmul+fadd  192 dst
        punpckhbw xmm8, xmm15                                    ;  1827.0 fmul+fadd  192 dst
        movaps xmm15, xmm10                                      ;  1828.0 fmul+fadd  192 dst copy
        punpcklbw xmm15, xmm4                                    ;  1830.0 fmul+fadd  192 dst
        punpckhbw xmm10, xmm4                                    ;  1830.0 fmul+fadd  192 dst
        movaps xmm4, xmm2                                        ;  1831.0 fmul+fadd  192 dst copy
        punpcklbw xmm4, xmm1                                     ;  1833.0 fmul+fadd  192 dst
        punpckhbw xmm2, xmm1                                     ;  1833.0 fmul+fadd  192 dst
        movaps xmm1, xmm3                                        ;  1834.0 fmul+fadd  192 dst copy
        punpcklbw xmm1, xmm12                                    ;  1836.0 fmul+fadd  192 dst
        punpckhbw xmm3, xmm12                                    ;  1836.0 fmul+fadd  192 dst
        movaps xmm12, xmm6                                       ;  1837.0 fmul+fadd  192 dst copy
        punpcklbw xmm12, xmm8                                    ;  1839.0 fmul+fadd  192 dst
        punpckhbw xmm6, xmm8                                     ;  1839.0 fmul+fadd  192 dst
        movaps xmm8, [rcx + 48]                                  ;  1837.3 agu2+agu1+fmisc  192 dst
        punpcklbw xmm8, xmm9                                     ;  1840.0 fmul+fadd  192 dst
        movaps [rdx - 64], xmm6                                  ;  1841.0 agu0+agu1+fmisc  192 dst spill
        movaps xmm6, [rcx + 48]                                  ;  1841.7 agu2+agu0+fmisc  192 dst
        punpckhbw xmm6, xmm9                                     ;  1843.7 fmul+fadd  192 dst
        movaps xmm9, [rdi - 128]                                 ;  1843.0 agu1+agu2+fmisc+fmul  192 dst reload
        movaps [rcx + 48], xmm12                                 ;  1842.7 agu0+agu1+fmisc  192 dst spill
        movaps xmm12, [rcx - 112]                                ;  1844.0 agu2+agu0+fadd+fmul  192 dst
        punpcklbw xmm12, xmm9                                    ;  1846.0 fadd+fmul  192 dst
        movaps [rdx + 96], xmm3                                  ;  1844.7 agu1+agu2+fmisc  192 dst spill
        movaps xmm3, [rcx - 112]                                 ;  1846.0 agu0+agu1+fadd+fmul  192 dst
        punpckhbw xmm3, xmm9                                     ;  1848.0 fadd+fmul  192 dst
        movaps xmm9, [rdi - 48]                                  ;  1848.0 agu2+agu0+fmisc+fadd  192 dst reload
        movaps [rdi - 128], xmm1                                 ;  1847.7 agu1+agu0+fmisc  192 dst spill
        movaps xmm1, [rdx + 48]                                  ;  1849.0 agu2+agu1+fmul+fadd  192 dst
        punpcklbw xmm1, xmm9                                     ;  1851.0 fmul+fadd  192 dst
        movaps [rcx - 112], xmm2                                 ;  1849.7 agu0+agu2+fmisc  192 dst spill
        movaps xmm2, [rdx + 48]                                  ;  1851.0 agu1+agu0+fmul+fadd  192 dst
        punpckhbw xmm2, xmm9                                     ;  1853.0 fmul+fadd  192 dst
        movaps xmm9, [rdi + 16]                                  ;  1852.7 agu2+agu1+fmul+fmisc  192 dst reload
        movaps [rdi - 48], xmm4                                  ;  1852.7 agu0+agu1+fmisc  192 dst spill
        movaps xmm4, [rsi + 16]                                  ;  1853.0 agu2+agu0+fadd+fmul  192 dst
        punpcklbw xmm4, xmm9                                     ;  1855.0 fadd+fmul  192 dst
        movaps [rdx + 48], xmm10                                 ;  1854.7 agu1+agu2+fmisc  192 dst spill
        movaps xmm10, [rsi + 16]                                 ;  1855.0 agu0+agu1+fadd+fmul  192 dst
        punpckhbw xmm10, xmm9                                    ;  1857.0 fadd+fmul  192 dst
        movaps xmm9, xmm12                                       ;  1855.0 fadd+fmul  192 dst copy
        punpcklbw xmm9, xmm4                                     ;  1857.0 fadd+fmul  192 dst
        punpckhbw xmm12, xmm4                                    ;  1857.0 fadd+fmul  192 dst
        movaps xmm4, xmm3                                        ;  1858.0 fadd+fmul  192 dst copy
        punpcklbw xmm4, xmm10                                    ;  1860.0 fadd+fmul  192 dst
        punpckhbw xmm3, xmm10                                    ;  1860.0 fadd+fmul  192 dst
        movaps xmm10, [rdx - 96]                                 ;  1861.0 agu2+agu0+fmisc  192 dst reload
        movaps [rdi + 16], xmm15                                 ;  1861.0 agu1+agu0+fmisc  192 dst spill
        movaps xmm15, [rdx + 80]                                 ;  1863.0 agu2+agu1+fadd+fmul  192 dst
        punpcklbw xmm15, xmm10                                   ;  1865.0 fadd+fmul  192 dst
        movaps [rsi + 16], xmm5                                  ;  1863.0 agu0+agu2+fmisc  192 dst spill
        movaps xmm5, [rdx + 80]                                  ;  1865.0 agu1+agu0+fadd+fmul  192 dst
        punpckhbw xmm5, xmm10                                    ;  1867.0 fadd+fmul  192 dst
        movaps xmm10, xmm1                                       ;  1865.0 fadd+fmul  192 dst copy
        punpcklbw xmm10, xmm15                                   ;  1867.0 fadd+fmul  192 dst
        punpckhbw xmm1, xmm15                                    ;  1867.0 fadd+fmul  192 dst
        movaps xmm15, xmm2                                       ;  1868.0 fadd+fmul  192 dst copy
        punpcklbw xmm15, xmm5                                    ;  1870.0 fadd+fmul  192 dst
        punpckhbw xmm2, xmm5                                     ;  1870.0 fadd+fmul  192 dst
        movaps xmm5, xmm9                                        ;  1871.0 fadd+fmul  192 dst copy
        punpcklbw xmm5, xmm10                                    ;  1873.0 fadd+fmul  192 dst
        punpckhbw xmm9, xmm10                                    ;  1873.0 fadd+fmul  192 dst
        movaps xmm10, xmm12                                      ;  1874.0 fadd+fmul  192 dst copy
        punpcklbw xmm10, xmm1                                    ;  1876.0 fadd+fmul  192 dst
        punpckhbw xmm12, xmm1                                    ;  1876.0 fadd+fmul  192 dst
        movaps xmm1, xmm4                                        ;  1877.0 fadd+fmul  192 dst copy
        punpcklbw xmm1, xmm15                                    ;  1879.0 fadd+fmul  192 dst
        punpckhbw xmm4, xmm15                                    ;  1879.0 fadd+fmul  192 dst
        movaps xmm15, xmm3                                       ;  1880.0 fadd+fmul  192 dst copy
        punpcklbw xmm15, xmm2                                    ;  1882.0 fadd+fmul  192 dst
        punpckhbw xmm3, xmm2                                     ;  1882.0 fadd+fmul  192 dst
        movaps xmm2, [rdx + 112]                                 ;  1880.3 agu2+agu1+fmisc  192 dst
        punpcklbw xmm2, xmm13                                    ;  1883.0 fadd+fmul  192 dst
        movaps [rdx - 96], xmm3                                  ;  1884.0 agu0+agu1+fmisc  192 dst spill
        movaps xmm3, [rdx + 112]                                 ;  1884.7 agu2+agu0+fmisc  192 dst
        punpckhbw xmm3, xmm13                                    ;  1886.7 fadd+fmul  192 dst
        movaps xmm13, [rdi - 80]                                 ;  1886.7 agu1+agu2+fmisc  192 dst reload
        movaps [rdx + 112], xmm15                                ;  1886.7 agu0+agu1+fmisc  192 dst spill
        movaps xmm15, [rcx - 128]                                ;  1887.0 agu2+agu0+fadd+fmul  192 dst
        punpcklbw xmm15, xmm13                                   ;  1889.0 fadd+fmul  192 dst
        movaps [rdx + 80], xmm4                                  ;  1888.7 agu1+agu2+fmisc  192 dst spill
        movaps xmm4, [rcx - 128]                                 ;  1889.0 agu0+agu1+fadd+fmul  192 dst
        punpckhbw xmm4, xmm13                                    ;  1891.0 fadd+fmul  192 dst
        movaps xmm13, [rdi + 0]                                  ;  1891.0 agu2+agu0+fadd+fmul  192 dst reload
        movaps [rdi - 80], xmm1                                  ;  1890.7 agu1+agu0+fmisc  192 dst spill
        movaps xmm1, [rdx + 32]                                  ;  1892.0 agu2+agu1+fadd+fmul  192 dst
        punpcklbw xmm1, xmm13                                    ;  1894.0 fadd+fmul  192 dst
        movaps [rcx - 128], xmm12                                ;  1892.7 agu0+agu2+fmisc  192 dst spill
        movaps xmm12, [rdx + 32]                                 ;  1894.0 agu1+agu0+fadd+fmul  192 dst
        punpckhbw xmm12, xmm13                                   ;  1896.0 fadd+fmul  192 dst
        movaps xmm13, [rbp + 64]                                 ;  1896.0 agu2+agu1+fmisc+fadd  192 dst reload
        movaps [rdi + 0], xmm10                                  ;  1895.7 agu0+agu1+fmisc  192 dst spill
        movaps xmm10, [rsi + 48]                                 ;  1897.0 agu2+agu0+fmul+fadd  192 dst
        punpcklbw xmm10, xmm13                                   ;  1899.0 fmul+fadd  192 dst
        movaps [rdx + 32], xmm9                                  ;  1897.7 agu1+agu2+fmisc  192 dst spill
        movaps xmm9, [rsi + 48]                                  ;  1899.0 agu0+agu1+fmul+fadd  192 dst
        punpckhbw xmm9, xmm13                                    ;  1901.0 fmul+fadd  192 dst
        movaps xmm13, xmm15                                      ;  1899.0 fmul+fadd  192 dst copy
        punpcklbw xmm13, xmm10                                   ;  1901.0 fmul+fadd  192 dst
        punpckhbw xmm15, xmm10                                   ;  1901.0 fmul+fadd  192 dst
        movaps xmm10, xmm4                                       ;  1902.0 fmul+fadd  192 dst copy
        punpcklbw xmm10, xmm9                                    ;  1904.0 fmul+fadd  192 dst
        punpckhbw xmm4, xmm9                                     ;  1904.0 fmul+fadd  192 dst
        movaps xmm9, [rsi - 64]                                  ;  1904.3 agu2+agu0+fmisc  192 dst reload
        movaps [rbp + 64], xmm5                                  ;  1904.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm5, [rsi - 96]                                  ;  1907.0 agu2+agu1+fmul+fadd  192 dst
        punpcklbw xmm5, xmm9                                     ;  1909.0 fmul+fadd  192 dst
        movaps [rsi + 48], xmm14                                 ;  1906.3 agu0+agu2+fmisc  192 dst spill
        movaps xmm14, [rsi - 96]                                 ;  1909.0 agu1+agu0+fmul+fadd  192 dst
        punpckhbw xmm14, xmm9                                    ;  1911.0 fmul+fadd  192 dst
        movaps xmm9, xmm1                                        ;  1909.0 fmul+fadd  192 dst copy
        punpcklbw xmm9, xmm5                                     ;  1911.0 fmul+fadd  192 dst
        punpckhbw xmm1, xmm5                                     ;  1911.0 fmul+fadd  192 dst
        movaps xmm5, xmm12                                       ;  1912.0 fmul+fadd  192 dst copy
        punpcklbw xmm5, xmm14                                    ;  1914.0 fmul+fadd  192 dst
        punpckhbw xmm12, xmm14                                   ;  1914.0 fmul+fadd  192 dst
        movaps xmm14, xmm13                                      ;  1915.0 fmul+fadd  192 dst copy
        punpcklbw xmm14, xmm9                                    ;  1917.0 fmul+fadd  192 dst
        punpckhbw xmm13, xmm9                                    ;  1917.0 fmul+fadd  192 dst
        movaps xmm9, xmm15                                       ;  1918.0 fmul+fadd  192 dst copy
        punpcklbw xmm9, xmm1                                     ;  1920.0 fmul+fadd  192 dst
        punpckhbw xmm15, xmm1                                    ;  1920.0 fmul+fadd  192 dst
        movaps xmm1, xmm10                                       ;  1921.0 fmul+fadd  192 dst copy
        punpcklbw xmm1, xmm5                                     ;  1923.0 fmul+fadd  192 dst
        punpckhbw xmm10, xmm5                                    ;  1923.0 fmul+fadd  192 dst
        movaps xmm5, xmm4                                        ;  1924.0 fmul+fadd  192 dst copy
        punpcklbw xmm5, xmm12                                    ;  1926.0 fmul+fadd  192 dst
        punpckhbw xmm4, xmm12                                    ;  1926.0 fmul+fadd  192 dst
        movaps xmm12, [rsi - 128]                                ;  1924.3 agu2+agu1+fmisc  192 dst
        punpcklbw xmm12, xmm0                                    ;  1927.0 fmul+fadd  192 dst
        movaps [rsi - 64], xmm4                                  ;  1928.0 agu0+agu1+fmisc  192 dst spill
        movaps xmm4, [rsi - 128]                                 ;  1928.7 agu2+agu0+fmisc  192 dst
        punpckhbw xmm4, xmm0                                     ;  1930.7 fmul+fadd  192 dst
        movaps xmm0, [rbp + 32]                                  ;  1930.0 agu1+agu2+fmisc+fmul  192 dst reload
        movaps [rsi - 128], xmm5                                 ;  1929.7 agu0+agu1+fmisc  192 dst spill
        movaps xmm5, [rdi + 112]                                 ;  1931.0 agu2+agu0+fadd+fmul  192 dst
        punpcklbw xmm5, xmm0                                     ;  1933.0 fadd+fmul  192 dst
        movaps [rsi - 96], xmm10                                 ;  1931.7 agu1+agu2+fmisc  192 dst spill
        movaps xmm10, [rdi + 112]                                ;  1933.0 agu0+agu1+fadd+fmul  192 dst
        punpckhbw xmm10, xmm0                                    ;  1935.0 fadd+fmul  192 dst
        movaps xmm0, [rbp + 48]                                  ;  1935.0 agu2+agu0+fmisc+fadd  192 dst reload
        movaps [rbp + 32], xmm1                                  ;  1934.7 agu1+agu0+fmisc  192 dst spill
        movaps xmm1, [rdx + 0]                                   ;  1936.0 agu2+agu1+fmul+fadd  192 dst
        punpcklbw xmm1, xmm0                                     ;  1938.0 fmul+fadd  192 dst
        movaps [rdi + 112], xmm15                                ;  1936.7 agu0+agu2+fmisc  192 dst spill
        movaps xmm15, [rdx + 0]                                  ;  1938.0 agu1+agu0+fmul+fadd  192 dst
        punpckhbw xmm15, xmm0                                    ;  1940.0 fmul+fadd  192 dst
        movaps xmm0, [rdx - 80]                                  ;  1939.7 agu2+agu1+fmul+fmisc  192 dst reload
        movaps [rbp + 48], xmm9                                  ;  1939.7 agu0+agu1+fmisc  192 dst spill
        movaps xmm9, [rsi + 64]                                  ;  1940.0 agu2+agu0+fadd+fmul  192 dst
        punpcklbw xmm9, xmm0                                     ;  1942.0 fadd+fmul  192 dst
        movaps [rdx + 0], xmm13                                  ;  1941.7 agu1+agu2+fmisc  192 dst spill
        movaps xmm13, [rsi + 64]                                 ;  1942.0 agu0+agu1+fadd+fmul  192 dst
        punpckhbw xmm13, xmm0                                    ;  1944.0 fadd+fmul  192 dst
        movaps xmm0, xmm5                                        ;  1942.0 fadd+fmul  192 dst copy
        punpcklbw xmm0, xmm9                                     ;  1944.0 fadd+fmul  192 dst
        punpckhbw xmm5, xmm9                                     ;  1944.0 fadd+fmul  192 dst
        movaps xmm9, xmm10                                       ;  1945.0 fadd+fmul  192 dst copy
        punpcklbw xmm9, xmm13                                    ;  1947.0 fadd+fmul  192 dst
        punpckhbw xmm10, xmm13                                   ;  1947.0 fadd+fmul  192 dst
        movaps xmm13, [rsi - 48]                                 ;  1948.0 agu2+agu0+fmisc  192 dst reload
        movaps [rdx - 80], xmm14                                 ;  1948.0 agu1+agu0+fmisc  192 dst spill
        movaps xmm14, [rbp + 112]                                ;  1950.0 agu2+agu1+fadd+fmul  192 dst
        punpcklbw xmm14, xmm13                                   ;  1952.0 fadd+fmul  192 dst
        movaps [rsi + 64], xmm4                                  ;  1950.0 agu0+agu2+fmisc  192 dst spill
        movaps xmm4, [rbp + 112]                                 ;  1952.0 agu1+agu0+fadd+fmul  192 dst
        punpckhbw xmm4, xmm13                                    ;  1954.0 fadd+fmul  192 dst
        movaps xmm13, xmm1                                       ;  1952.0 fadd+fmul  192 dst copy
        punpcklbw xmm13, xmm14                                   ;  1954.0 fadd+fmul  192 dst
        punpckhbw xmm1, xmm14                                    ;  1954.0 fadd+fmul  192 dst
        movaps xmm14, xmm15                                      ;  1955.0 fadd+fmul  192 dst copy
        punpcklbw xmm14, xmm4                                    ;  1957.0 fadd+fmul  192 dst
        punpckhbw xmm15, xmm4                                    ;  1957.0 fadd+fmul  192 dst
        movaps xmm4, xmm0                                        ;  1958.0 fadd+fmul  192 dst copy
        punpcklbw xmm4, xmm13                                    ;  1960.0 fadd+fmul  192 dst
        punpckhbw xmm0, xmm13                                    ;  1960.0 fadd+fmul  192 dst
        movaps xmm13, xmm5                                       ;  1961.0 fadd+fmul  192 dst copy
        punpcklbw xmm13, xmm1                                    ;  1963.0 fadd+fmul  192 dst
        punpckhbw xmm5, xmm1                                     ;  1963.0 fadd+fmul  192 dst
        movaps xmm1, xmm9                                        ;  1964.0 fadd+fmul  192 dst copy
        punpcklbw xmm1, xmm14                                    ;  1966.0 fadd+fmul  192 dst
        punpckhbw xmm9, xmm14                                    ;  1966.0 fadd+fmul  192 dst
        movaps xmm14, xmm10                                      ;  1967.0 fadd+fmul  192 dst copy
        punpcklbw xmm14, xmm15                                   ;  1969.0 fadd+fmul  192 dst
        punpckhbw xmm10, xmm15                                   ;  1969.0 fadd+fmul  192 dst
        movaps xmm15, [rdi - 96]                                 ;  1967.3 agu2+agu1+fmisc  192 dst reload
        movaps [rsi - 48], xmm10                                 ;  1971.0 agu0+agu1+fmisc  192 dst spill
        movaps xmm10, [rdi + 80]                                 ;  1971.3 agu2+agu0+fmisc  192 dst
        punpcklbw xmm10, xmm15                                   ;  1973.3 fadd+fmul  192 dst
        movaps [rbp + 112], xmm14                                ;  1971.3 agu1+agu2+fmisc  192 dst spill
        movaps xmm14, [rdi + 80]                                 ;  1973.0 agu0+agu1+fadd+fmul  192 dst
        punpckhbw xmm14, xmm15                                   ;  1975.0 fadd+fmul  192 dst
        movaps xmm15, [rdi - 16]                                 ;  1975.0 agu2+agu0+fmisc+fadd  192 dst reload
        movaps [rdi - 96], xmm9                                  ;  1974.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm9, [rdx + 16]                                  ;  1976.0 agu2+agu1+fmul+fadd  192 dst
        punpcklbw xmm9, xmm15                                    ;  1978.0 fmul+fadd  192 dst
        movaps [rdi + 80], xmm1                                  ;  1976.3 agu0+agu2+fmisc  192 dst spill
        movaps xmm1, [rdx + 16]                                  ;  1978.0 agu1+agu0+fmul+fadd  192 dst
        punpckhbw xmm1, xmm15                                    ;  1980.0 fmul+fadd  192 dst
        movaps xmm15, [rdi + 32]                                 ;  1979.3 agu2+agu1+fmul+fmisc  192 dst reload
        movaps [rdi - 16], xmm5                                  ;  1979.3 agu0+agu1+fmisc  192 dst spill
        movaps xmm5, [rdx - 16]                                  ;  1980.0 agu2+agu0+fadd+fmul  192 dst
        punpcklbw xmm5, xmm15                                    ;  1982.0 fadd+fmul  192 dst
        movaps [rdx + 16], xmm13                                 ;  1981.3 agu1+agu2+fmisc  192 dst spill
        movaps xmm13, [rdx - 16]                                 ;  1982.0 agu0+agu1+fadd+fmul  192 dst
        punpckhbw xmm13, xmm15                                   ;  1984.0 fadd+fmul  192 dst
        movaps xmm15, xmm10                                      ;  1982.0 fadd+fmul  192 dst copy
        punpcklbw xmm15, xmm5                                    ;  1984.0 fadd+fmul  192 dst
        punpckhbw xmm10, xmm5                                    ;  1984.0 fadd+fmul  192 dst
        movaps xmm5, xmm14                                       ;  1985.0 fadd+fmul  192 dst copy
        punpcklbw xmm5, xmm13                                    ;  1987.0 fadd+fmul  192 dst
        punpckhbw xmm14, xmm13                                   ;  1987.0 fadd+fmul  192 dst
        movaps xmm13, [rdi + 64]                                 ;  1987.7 agu2+agu0+fmisc  192 dst reload
        movaps [rdi + 32], xmm0                                  ;  1987.7 agu1+agu0+fmisc  192 dst spill
        movaps xmm0, [rsi - 112]                                 ;  1990.0 agu2+agu1+fadd+fmul  192 dst
        punpcklbw xmm0, xmm13                                    ;  1992.0 fadd+fmul  192 dst
        movaps [rdx - 16], xmm4                                  ;  1989.7 agu0+agu2+fmisc  192 dst spill
        movaps xmm4, [rsi - 112]                                 ;  1992.0 agu1+agu0+fadd+fmul  192 dst
        punpckhbw xmm4, xmm13                                    ;  1994.0 fadd+fmul  192 dst
        movaps xmm13, xmm9                                       ;  1992.0 fadd+fmul  192 dst copy
        punpcklbw xmm13, xmm0                                    ;  1994.0 fadd+fmul  192 dst
        punpckhbw xmm9, xmm0                                     ;  1994.0 fadd+fmul  192 dst
        movaps xmm0, xmm1                                        ;  1995.0 fadd+fmul  192 dst copy
        punpcklbw xmm0, xmm4                                     ;  1997.0 fadd+fmul  192 dst
        punpckhbw xmm1, xmm4                                     ;  1997.0 fadd+fmul  192 dst
        movaps xmm4, xmm15                                       ;  1998.0 fadd+fmul  192 dst copy
        punpcklbw xmm4, xmm13                                    ;  2000.0 fadd+fmul  192 dst
        punpckhbw xmm15, xmm13                                   ;  2000.0 fadd+fmul  192 dst
        movaps xmm13, xmm10                                      ;  2001.0 fadd+fmul  192 dst copy
        punpcklbw xmm13, xmm9                                    ;  2003.0 fadd+fmul  192 dst
        punpckhbw xmm10, xmm9                                    ;  2003.0 fadd+fmul  192 dst
        movaps xmm9, xmm5                                        ;  2004.0 fadd+fmul  192 dst copy
        punpcklbw xmm9, xmm0                                     ;  2006.0 fadd+fmul  192 dst
        punpckhbw xmm5, xmm0                                     ;  2006.0 fadd+fmul  192 dst
        movaps xmm0, xmm14                                       ;  2007.0 fadd+fmul  192 dst copy
        punpcklbw xmm0, xmm1                                     ;  2009.0 fadd+fmul  192 dst
        punpckhbw xmm14, xmm1                                    ;  2009.0 fadd+fmul  192 dst
        movaps xmm1, [rbx - 80]                                  ;  2007.3 agu2+agu1+fmisc  192 dst reload
        movaps [rdi + 64], xmm14                                 ;  2011.0 agu0+agu1+fmisc  192 dst spill
        movaps xmm14, [rdi + 96]                                 ;  2011.3 agu2+agu0+fmisc  192 dst
        punpcklbw xmm14, xmm1                                    ;  2013.3 fadd+fmul  192 dst
        movaps [rsi - 112], xmm0                                 ;  2011.3 agu1+agu2+fmisc  192 dst spill
        movaps xmm0, [rdi + 96]                                  ;  2013.0 agu0+agu1+fadd+fmul  192 dst
        punpckhbw xmm0, xmm1                                     ;  2015.0 fadd+fmul  192 dst
        movaps xmm1, [rbx - 48]                                  ;  2015.0 agu2+agu0+fmisc+fadd  192 dst reload
        movaps [rbx - 80], xmm5                                  ;  2014.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm5, [rcx - 16]                                  ;  2016.0 agu2+agu1+fmul+fadd  192 dst
        punpcklbw xmm5, xmm1                                     ;  2018.0 fmul+fadd  192 dst
        movaps [rdi + 96], xmm9                                  ;  2016.3 agu0+agu2+fmisc  192 dst spill
        movaps xmm9, [rcx - 16]                                  ;  2018.0 agu1+agu0+fmul+fadd  192 dst
        punpckhbw xmm9, xmm1                                     ;  2020.0 fmul+fadd  192 dst
        movaps xmm1, xmm5                                        ;  2020.0 fmul+fadd  192 dst copy
        punpcklbw xmm1, xmm11                                    ;  2022.0 fmul+fadd  192 dst
        punpckhbw xmm5, xmm11                                    ;  2020.0 fmul+fadd  192 dst
        movaps xmm11, xmm9                                       ;  2022.0 fmul+fadd  192 dst copy
        punpcklbw xmm11, xmm7                                    ;  2024.0 fmul+fadd  192 dst
        punpckhbw xmm9, xmm7                                     ;  2023.0 fmul+fadd  192 dst
        movaps xmm7, [rbp + 0]                                   ;  2023.7 agu2+agu1+fmisc  192 dst reload
        movaps [rbx - 48], xmm10                                 ;  2023.7 agu0+agu1+fmisc  192 dst spill
        movaps xmm10, [rbx - 112]                                ;  2026.0 agu2+agu0+fmul+fadd  192 dst
        punpcklbw xmm10, xmm7                                    ;  2028.0 fmul+fadd  192 dst
        movaps [rcx - 16], xmm13                                 ;  2025.7 agu1+agu2+fmisc  192 dst spill
        movaps xmm13, [rbx - 112]                                ;  2028.0 agu0+agu1+fmul+fadd  192 dst
        punpckhbw xmm13, xmm7                                    ;  2030.0 fmul+fadd  192 dst
        movaps xmm7, xmm14                                       ;  2028.0 fmul+fadd  192 dst copy
        punpcklbw xmm7, xmm10                                    ;  2030.0 fmul+fadd  192 dst
        punpckhbw xmm14, xmm10                                   ;  2030.0 fmul+fadd  192 dst
        movaps xmm10, xmm0                                       ;  2031.0 fmul+fadd  192 dst copy
        punpcklbw xmm10, xmm13                                   ;  2033.0 fmul+fadd  192 dst
        punpckhbw xmm0, xmm13                                    ;  2033.0 fmul+fadd  192 dst
        movaps xmm13, xmm7                                       ;  2034.0 fmul+fadd  192 dst copy
        punpcklbw xmm13, xmm1                                    ;  2036.0 fmul+fadd  192 dst
        punpckhbw xmm7, xmm1                                     ;  2036.0 fmul+fadd  192 dst
        movaps xmm1, xmm14                                       ;  2037.0 fmul+fadd  192 dst copy
        punpcklbw xmm1, xmm5                                     ;  2039.0 fmul+fadd  192 dst
        punpckhbw xmm14, xmm5                                    ;  2039.0 fmul+fadd  192 dst
        movaps xmm5, xmm10                                       ;  2040.0 fmul+fadd  192 dst copy
        punpcklbw xmm5, xmm11                                    ;  2042.0 fmul+fadd  192 dst
        punpckhbw xmm10, xmm11                                   ;  2042.0 fmul+fadd  192 dst
        movaps xmm11, xmm0                                       ;  2043.0 fmul+fadd  192 dst copy
        punpcklbw xmm11, xmm9                                    ;  2045.0 fmul+fadd  192 dst
        punpckhbw xmm0, xmm9                                     ;  2045.0 fmul+fadd  192 dst
        movaps xmm9, [rbx + 64]                                  ;  2043.3 agu2+agu0+fmisc  192 dst reload
        movaps [rbp + 0], xmm0                                   ;  2047.0 agu1+agu0+fmisc  192 dst spill
        movaps xmm0, [rax - 80]                                  ;  2047.0 agu2+agu0+fmisc+fmul  192 dst
        punpcklbw xmm0, xmm9                                     ;  2049.0 fadd+fmul  192 dst
        movaps [rbx - 112], xmm11                                ;  2047.0 agu1+agu2+fmisc  192 dst spill
        movaps xmm11, [rax - 80]                                 ;  2049.0 agu0+agu1+fadd+fmul  192 dst
        punpckhbw xmm11, xmm9                                    ;  2051.0 fadd+fmul  192 dst
        movaps xmm9, [rbx + 96]                                  ;  2050.3 agu2+agu0+fmisc  192 dst reload
        movaps [rbx + 64], xmm10                                 ;  2050.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm10, [rax + 64]                                 ;  2051.0 agu2+agu1+fadd+fmul  192 dst
        punpcklbw xmm10, xmm9                                    ;  2053.0 fadd+fmul  192 dst
        movaps [rax - 80], xmm5                                  ;  2052.3 agu0+agu2+fmisc  192 dst spill
        movaps xmm5, [rax + 64]                                  ;  2053.0 agu1+agu0+fadd+fmul  192 dst
        punpckhbw xmm5, xmm9                                     ;  2055.0 fadd+fmul  192 dst
        movaps xmm9, xmm10                                       ;  2055.0 fadd+fmul  192 dst copy
        punpcklbw xmm9, xmm8                                     ;  2057.0 fadd+fmul  192 dst
        punpckhbw xmm10, xmm8                                    ;  2055.0 fadd+fmul  192 dst
        movaps xmm8, xmm5                                        ;  2057.0 fadd+fmul  192 dst copy
        punpcklbw xmm8, xmm6                                     ;  2059.0 fadd+fmul  192 dst
        punpckhbw xmm5, xmm6                                     ;  2058.0 fadd+fmul  192 dst
        movaps xmm6, [rbp + 16]                                  ;  2058.7 agu2+agu1+fmisc  192 dst reload
        movaps [rbx + 96], xmm14                                 ;  2058.7 agu0+agu1+fmisc  192 dst spill
        movaps xmm14, [rbx - 128]                                ;  2061.0 agu2+agu0+fadd+fmul  192 dst
        punpcklbw xmm14, xmm6                                    ;  2063.0 fadd+fmul  192 dst
        movaps [rax + 64], xmm1                                  ;  2060.7 agu1+agu2+fmisc  192 dst spill
        movaps xmm1, [rbx - 128]                                 ;  2063.0 agu0+agu1+fadd+fmul  192 dst
        punpckhbw xmm1, xmm6                                     ;  2065.0 fadd+fmul  192 dst
        movaps xmm6, xmm0                                        ;  2063.0 fadd+fmul  192 dst copy
        punpcklbw xmm6, xmm14                                    ;  2065.0 fadd+fmul  192 dst
        punpckhbw xmm0, xmm14                                    ;  2065.0 fadd+fmul  192 dst
        movaps xmm14, xmm11                                      ;  2066.0 fadd+fmul  192 dst copy
        punpcklbw xmm14, xmm1                                    ;  2068.0 fadd+fmul  192 dst
        punpckhbw xmm11, xmm1                                    ;  2068.0 fadd+fmul  192 dst
        movaps xmm1, xmm6                                        ;  2069.0 fadd+fmul  192 dst copy
        punpcklbw xmm1, xmm9                                     ;  2071.0 fadd+fmul  192 dst
        punpckhbw xmm6, xmm9                                     ;  2071.0 fadd+fmul  192 dst
        movaps xmm9, xmm0                                        ;  2072.0 fadd+fmul  192 dst copy
        punpcklbw xmm9, xmm10                                    ;  2074.0 fadd+fmul  192 dst
        punpckhbw xmm0, xmm10                                    ;  2074.0 fadd+fmul  192 dst
        movaps xmm10, xmm14                                      ;  2075.0 fadd+fmul  192 dst copy
        punpcklbw xmm10, xmm8                                    ;  2077.0 fadd+fmul  192 dst
        punpckhbw xmm14, xmm8                                    ;  2077.0 fadd+fmul  192 dst
        movaps xmm8, xmm11                                       ;  2078.0 fadd+fmul  192 dst copy
        punpcklbw xmm8, xmm5                                     ;  2080.0 fadd+fmul  192 dst
        punpckhbw xmm11, xmm5                                    ;  2080.0 fadd+fmul  192 dst
        movaps xmm5, [rcx + 32]                                  ;  2078.3 agu2+agu0+fmisc  192 dst reload
        movaps [rbp + 16], xmm11                                 ;  2082.0 agu1+agu0+fmisc  192 dst spill
        movaps xmm11, [rax - 96]                                 ;  2082.3 agu2+agu0+fmisc  192 dst
        punpcklbw xmm11, xmm5                                    ;  2084.3 fadd+fmul  192 dst
        movaps [rbx - 128], xmm8                                 ;  2082.3 agu1+agu2+fmisc  192 dst spill
        movaps xmm8, [rax - 96]                                  ;  2084.0 agu0+agu1+fadd+fmul  192 dst
        punpckhbw xmm8, xmm5                                     ;  2086.0 fadd+fmul  192 dst
        movaps xmm5, [rcx + 80]                                  ;  2086.0 agu2+agu0+fmisc+fadd  192 dst reload
        movaps [rcx + 32], xmm14                                 ;  2085.3 agu1+agu0+fmisc  192 dst spill
        movaps xmm14, [rsi - 16]                                 ;  2087.0 agu2+agu1+fmul+fadd  192 dst
        punpcklbw xmm14, xmm5                                    ;  2089.0 fmul+fadd  192 dst
        movaps [rax - 96], xmm10                                 ;  2087.3 agu0+agu2+fmisc  192 dst spill
        movaps xmm10, [rsi - 16]                                 ;  2089.0 agu1+agu0+fmul+fadd  192 dst
        punpckhbw xmm10, xmm5                                    ;  2091.0 fmul+fadd  192 dst
        movaps xmm5, xmm14                                       ;  2091.0 fmul+fadd  192 dst copy
        punpcklbw xmm5, xmm2                                     ;  2093.0 fmul+fadd  192 dst
        punpckhbw xmm14, xmm2                                    ;  2091.0 fmul+fadd  192 dst
        movaps xmm2, xmm10                                       ;  2093.0 fmul+fadd  192 dst copy
        punpcklbw xmm2, xmm3                                     ;  2095.0 fmul+fadd  192 dst
        punpckhbw xmm10, xmm3                                    ;  2094.0 fmul+fadd  192 dst
        movaps xmm3, [rdx - 128]                                 ;  2094.7 agu2+agu1+fmisc  192 dst reload
        movaps [rcx + 80], xmm0                                  ;  2094.7 agu0+agu1+fmisc  192 dst spill
        movaps xmm0, [rax + 0]                                   ;  2097.0 agu2+agu0+fmul+fadd  192 dst
        punpcklbw xmm0, xmm3                                     ;  2099.0 fmul+fadd  192 dst
        movaps [rsi - 16], xmm9                                  ;  2096.7 agu1+agu2+fmisc  192 dst spill
        movaps xmm9, [rax + 0]                                   ;  2099.0 agu0+agu1+fmul+fadd  192 dst
        punpckhbw xmm9, xmm3                                     ;  2101.0 fmul+fadd  192 dst
        movaps xmm3, xmm11                                       ;  2099.0 fmul+fadd  192 dst copy
        punpcklbw xmm3, xmm0                                     ;  2101.0 fmul+fadd  192 dst
        punpckhbw xmm11, xmm0                                    ;  2101.0 fmul+fadd  192 dst
        movaps xmm0, xmm8                                        ;  2102.0 fmul+fadd  192 dst copy
        punpcklbw xmm0, xmm9                                     ;  2104.0 fmul+fadd  192 dst
        punpckhbw xmm8, xmm9                                     ;  2104.0 fmul+fadd  192 dst
        movaps xmm9, xmm3                                        ;  2105.0 fmul+fadd  192 dst copy
        punpcklbw xmm9, xmm5                                     ;  2107.0 fmul+fadd  192 dst
        punpckhbw xmm3, xmm5                                     ;  2107.0 fmul+fadd  192 dst
        movaps xmm5, xmm11                                       ;  2108.0 fmul+fadd  192 dst copy
        punpcklbw xmm5, xmm14                                    ;  2110.0 fmul+fadd  192 dst
        punpckhbw xmm11, xmm14                                   ;  2110.0 fmul+fadd  192 dst
        movaps xmm14, xmm0                                       ;  2111.0 fmul+fadd  192 dst copy
        punpcklbw xmm14, xmm2                                    ;  2113.0 fmul+fadd  192 dst
        punpckhbw xmm0, xmm2                                     ;  2113.0 fmul+fadd  192 dst
        movaps xmm2, xmm8                                        ;  2114.0 fmul+fadd  192 dst copy
        punpcklbw xmm2, xmm10                                    ;  2116.0 fmul+fadd  192 dst
        punpckhbw xmm8, xmm10                                    ;  2116.0 fmul+fadd  192 dst
        movaps xmm10, [rcx - 32]                                 ;  2114.3 agu2+agu0+fmisc  192 dst
        punpcklbw xmm10, xmm13                                   ;  2117.0 fmul+fadd  192 dst
        movaps [r9], xmm10                                       ;  2119.0 agu1+agu0+fmisc  192 dst
        movaps xmm10, [rcx - 32]                                 ;  2118.7 agu2+agu0+fmisc  192 dst
        punpckhbw xmm10, xmm13                                   ;  2120.7 fmul+fadd  192 dst
        movaps [r9 + 128], xmm10                                 ;  2122.7 agu1+agu2+fmisc  192 dst
        movaps xmm10, [rcx - 48]                                 ;  2121.0 agu0+agu1+fmul+fadd  192 dst
        punpcklbw xmm10, xmm1                                    ;  2123.0 fmul+fadd  192 dst
        movaps xmm13, [rcx - 48]                                 ;  2122.0 agu2+agu0+fmisc+fmul  192 dst
        punpckhbw xmm13, xmm1                                    ;  2124.0 fadd+fmul  192 dst
        movaps [r9 + 1024], xmm10                                ;  2125.0 agu1+agu0+fmisc  192 dst
        movaps xmm1, [rbp - 48]                                  ;  2124.0 agu2+agu0+fadd+fmul  192 dst
        punpcklbw xmm1, xmm9                                     ;  2126.0 fadd+fmul  192 dst
        movaps xmm10, [rbp - 48]                                 ;  2125.7 agu1+agu2+fmisc  192 dst
        punpckhbw xmm10, xmm9                                    ;  2127.7 fadd+fmul  192 dst
        movaps [r9 + 512], xmm1                                  ;  2128.0 agu0+agu1+fmisc  192 dst
        movaps xmm1, [rbp - 32]                                  ;  2127.0 agu2+agu0+fadd+fmul  192 dst
        punpcklbw xmm1, xmm7                                     ;  2129.0 fadd+fmul  192 dst
        movaps xmm9, [rbp - 32]                                  ;  2129.0 agu1+agu2+fmisc+fadd  192 dst
        punpckhbw xmm9, xmm7                                     ;  2131.0 fmul+fadd  192 dst
        movaps [r9 + 64], xmm1                                   ;  2131.0 agu0+agu1+fmisc  192 dst
        movaps [r9 + 192], xmm9                                  ;  2133.0 agu2+agu0+fmisc  192 dst
        movaps xmm1, [rbx - 16]                                  ;  2131.0 agu1+agu2+fmul+fadd  192 dst reload
        movaps xmm7, [r10 - 80]                                  ;  2132.0 agu0+agu1+fmul+fadd  192 dst
        punpcklbw xmm7, xmm1                                     ;  2134.0 fmul+fadd  192 dst
        movaps xmm9, [r10 - 80]                                  ;  2133.7 agu2+agu0+fmul+fmisc  192 dst
        punpckhbw xmm9, xmm1                                     ;  2135.7 fadd+fmul  192 dst
        movaps [r9 + 640], xmm10                                 ;  2133.7 agu1+agu0+fmisc  192 dst
        movaps xmm1, [rbp + 80]                                  ;  2135.7 agu2+agu0+fadd+fmul  192 dst
        punpcklbw xmm1, xmm6                                     ;  2137.7 fadd+fmul  192 dst
        movaps xmm10, [rbp + 80]                                 ;  2137.0 agu1+agu2+fmisc+fadd  192 dst
        punpckhbw xmm10, xmm6                                    ;  2139.0 fmul+fadd  192 dst
        movaps [r9 + 1152], xmm13                                ;  2136.7 agu0+agu1+fmisc  192 dst
        movaps xmm6, [rcx + 112]                                 ;  2139.0 agu2+agu0+fmul+fadd  192 dst reload
        movaps xmm13, [rax - 64]                                 ;  2139.7 agu1+agu2+fmul+fmisc  192 dst
        punpcklbw xmm13, xmm6                                    ;  2141.7 fadd+fmul  192 dst
        movaps [r9 + 1088], xmm1                                 ;  2139.7 agu0+agu1+fmisc  192 dst
        movaps xmm1, [rax - 64]                                  ;  2141.7 agu2+agu0+fadd+fmul  192 dst
        punpckhbw xmm1, xmm6                                     ;  2143.7 fadd+fmul  192 dst
        movaps xmm6, xmm13                                       ;  2143.7 fadd+fmul  192 dst copy
        punpcklbw xmm6, xmm12                                    ;  2145.7 fadd+fmul  192 dst
        punpckhbw xmm13, xmm12                                   ;  2143.7 fadd+fmul  192 dst
        movaps xmm12, [rsi + 64]                                 ;  2145.3 agu1+agu2+fmisc  192 dst reload
        movaps [rcx + 112], xmm10                                ;  2145.3 agu0+agu1+fmisc  192 dst spill
        movaps xmm10, xmm1                                       ;  2145.7 fadd+fmul  192 dst copy
        punpcklbw xmm10, xmm12                                   ;  2147.7 fadd+fmul  192 dst
        punpckhbw xmm1, xmm12                                    ;  2147.3 fadd+fmul  192 dst
        movaps xmm12, [rdx + 64]                                 ;  2149.0 agu2+agu0+fmisc+fadd  192 dst
        punpcklbw xmm12, xmm3                                    ;  2151.0 fmul+fadd  192 dst
        movaps [r9 + 576], xmm12                                 ;  2153.0 agu1+agu0+fmisc  192 dst
        movaps xmm12, [rdx + 64]                                 ;  2151.0 agu2+agu0+fmul+fadd  192 dst
        punpckhbw xmm12, xmm3                                    ;  2153.0 fmul+fadd  192 dst
        movaps [r9 + 704], xmm12                                 ;  2155.0 agu1+agu2+fmisc  192 dst
        movaps xmm3, [rdx - 112]                                 ;  2153.0 agu0+agu1+fmul+fadd  192 dst reload
        movaps xmm12, [rax + 16]                                 ;  2153.7 agu2+agu0+fmisc+fmul  192 dst
        punpcklbw xmm12, xmm3                                    ;  2155.7 fadd+fmul  192 dst
        movaps [rdx + 64], xmm8                                  ;  2154.0 agu1+agu0+fmisc  192 dst spill
        movaps xmm8, [rax + 16]                                  ;  2156.0 agu2+agu0+fadd+fmul  192 dst
        punpckhbw xmm8, xmm3                                     ;  2158.0 fadd+fmul  192 dst
        movaps xmm3, xmm7                                        ;  2155.7 fadd+fmul  192 dst copy
        punpcklbw xmm3, xmm12                                    ;  2157.7 fadd+fmul  192 dst
        punpckhbw xmm7, xmm12                                    ;  2157.7 fadd+fmul  192 dst
        movaps xmm12, xmm9                                       ;  2158.7 fadd+fmul  192 dst copy
        punpcklbw xmm12, xmm8                                    ;  2160.7 fadd+fmul  192 dst
        punpckhbw xmm9, xmm8                                     ;  2160.7 fadd+fmul  192 dst
        movaps xmm8, xmm3                                        ;  2161.7 fadd+fmul  192 dst copy
        punpcklbw xmm8, xmm6                                     ;  2163.7 fadd+fmul  192 dst
        punpckhbw xmm3, xmm6                                     ;  2163.7 fadd+fmul  192 dst
        movaps xmm6, xmm7                                        ;  2164.7 fadd+fmul  192 dst copy
        punpcklbw xmm6, xmm13                                    ;  2166.7 fadd+fmul  192 dst
        punpckhbw xmm7, xmm13                                    ;  2166.7 fadd+fmul  192 dst
        movaps xmm13, xmm12                                      ;  2167.7 fadd+fmul  192 dst copy
        punpcklbw xmm13, xmm10                                   ;  2169.7 fadd+fmul  192 dst
        punpckhbw xmm12, xmm10                                   ;  2169.7 fadd+fmul  192 dst
        movaps xmm10, xmm9                                       ;  2170.7 fadd+fmul  192 dst copy
        punpcklbw xmm10, xmm1                                    ;  2172.7 fadd+fmul  192 dst
        punpckhbw xmm9, xmm1                                     ;  2172.7 fadd+fmul  192 dst
        movaps xmm1, [rdi + 16]                                  ;  2171.0 agu1+agu2+fmisc  192 dst
        punpcklbw xmm1, xmm8                                     ;  2173.7 fadd+fmul  192 dst
        movaps [r9 + 1536], xmm1                                 ;  2175.7 agu0+agu1+fmisc  192 dst
        movaps xmm1, [rdi + 16]                                  ;  2175.3 agu2+agu0+fmisc  192 dst
        punpckhbw xmm1, xmm8                                     ;  2177.3 fadd+fmul  192 dst
        movaps [r9 + 1664], xmm1                                 ;  2179.3 agu1+agu2+fmisc  192 dst
        movaps xmm1, [rdx + 48]                                  ;  2177.7 agu0+agu1+fadd+fmul  192 dst
        punpcklbw xmm1, xmm3                                     ;  2179.7 fadd+fmul  192 dst
        movaps xmm8, [rdx + 48]                                  ;  2179.3 agu2+agu0+fmisc  192 dst
        punpckhbw xmm8, xmm3                                     ;  2181.3 fadd+fmul  192 dst
        movaps [r9 + 1600], xmm1                                 ;  2181.7 agu1+agu0+fmisc  192 dst
        movaps xmm1, [rdi - 32]                                  ;  2180.7 agu2+agu0+fadd+fmul  192 dst
        punpcklbw xmm1, xmm5                                     ;  2182.7 fadd+fmul  192 dst
        movaps xmm3, [rdi - 32]                                  ;  2182.7 agu1+agu2+fmisc+fadd  192 dst
        punpckhbw xmm3, xmm5                                     ;  2184.7 fmul+fadd  192 dst
        movaps [r9 + 544], xmm1                                  ;  2184.7 agu0+agu1+fmisc  192 dst
        movaps [r9 + 672], xmm3                                  ;  2186.7 agu2+agu0+fmisc  192 dst
        movaps xmm1, [rbx - 32]                                  ;  2185.0 agu1+agu2+fmul+fadd  192 dst reload
        movaps xmm3, [r10 - 96]                                  ;  2185.7 agu0+agu1+fadd+fmul  192 dst
        punpcklbw xmm3, xmm1                                     ;  2187.7 fadd+fmul  192 dst
        movaps xmm5, [r10 - 96]                                  ;  2187.7 agu2+agu0+fmisc+fadd  192 dst
        punpckhbw xmm5, xmm1                                     ;  2189.7 fmul+fadd  192 dst
        movaps [r9 + 1728], xmm8                                 ;  2187.3 agu1+agu0+fmisc  192 dst
        movaps xmm1, [rdi - 48]                                  ;  2189.7 agu2+agu0+fmul+fadd  192 dst
        punpcklbw xmm1, xmm6                                     ;  2191.7 fmul+fadd  192 dst
        movaps xmm8, [rdi - 48]                                  ;  2190.7 agu1+agu2+fmisc+fmul  192 dst
        punpckhbw xmm8, xmm6                                     ;  2192.7 fadd+fmul  192 dst
        movaps [r9 + 1568], xmm1                                 ;  2193.7 agu0+agu1+fmisc  192 dst
        movaps xmm1, [rcx + 96]                                  ;  2192.7 agu2+agu0+fadd+fmul  192 dst reload
        movaps xmm6, [rsi + 0]                                   ;  2193.7 agu1+agu2+fmisc+fadd  192 dst
        punpcklbw xmm6, xmm1                                     ;  2195.7 fmul+fadd  192 dst
        movaps [r9 + 1696], xmm8                                 ;  2194.7 agu0+agu1+fmisc  192 dst
        movaps xmm8, [rsi + 0]                                   ;  2195.7 agu2+agu0+fmul+fadd  192 dst
        punpckhbw xmm8, xmm1                                     ;  2197.7 fmul+fadd  192 dst
        movaps xmm1, [rax - 112]                                 ;  2196.7 agu1+agu2+fmisc+fmul  192 dst reload
        movaps [rcx + 96], xmm9                                  ;  2196.3 agu0+agu1+fmisc  192 dst spill
        movaps xmm9, [rsi + 96]                                  ;  2197.7 agu2+agu0+fadd+fmul  192 dst
        punpcklbw xmm9, xmm1                                     ;  2199.7 fadd+fmul  192 dst
        movaps [rsi + 0], xmm10                                  ;  2198.3 agu1+agu2+fmisc  192 dst spill
        movaps xmm10, [rsi + 96]                                 ;  2199.7 agu0+agu1+fadd+fmul  192 dst
        punpckhbw xmm10, xmm1                                    ;  2201.7 fadd+fmul  192 dst
        movaps xmm1, xmm3                                        ;  2199.7 fadd+fmul  192 dst copy
        punpcklbw xmm1, xmm9                                     ;  2201.7 fadd+fmul  192 dst
        punpckhbw xmm3, xmm9                                     ;  2201.7 fadd+fmul  192 dst
        movaps xmm9, xmm5                                        ;  2202.7 fadd+fmul  192 dst copy
        punpcklbw xmm9, xmm10                                    ;  2204.7 fadd+fmul  192 dst
        punpckhbw xmm5, xmm10                                    ;  2204.7 fadd+fmul  192 dst
        movaps xmm10, [rsi + 48]                                 ;  2205.7 agu2+agu0+fmisc  192 dst reload
        movaps [rax - 112], xmm2                                 ;  2205.7 agu1+agu0+fmisc  192 dst spill
        movaps xmm2, [rax + 80]                                  ;  2207.7 agu2+agu1+fadd+fmul  192 dst
        punpcklbw xmm2, xmm10                                    ;  2209.7 fadd+fmul  192 dst
        movaps [rsi + 96], xmm12                                 ;  2207.7 agu0+agu2+fmisc  192 dst spill
        movaps xmm12, [rax + 80]                                 ;  2209.7 agu1+agu0+fadd+fmul  192 dst
        punpckhbw xmm12, xmm10                                   ;  2211.7 fadd+fmul  192 dst
        movaps xmm10, xmm6                                       ;  2209.7 fadd+fmul  192 dst copy
        punpcklbw xmm10, xmm2                                    ;  2211.7 fadd+fmul  192 dst
        punpckhbw xmm6, xmm2                                     ;  2211.7 fadd+fmul  192 dst
        movaps xmm2, xmm8                                        ;  2212.7 fadd+fmul  192 dst copy
        punpcklbw xmm2, xmm12                                    ;  2214.7 fadd+fmul  192 dst
        punpckhbw xmm8, xmm12                                    ;  2214.7 fadd+fmul  192 dst
        movaps xmm12, xmm1                                       ;  2215.7 fadd+fmul  192 dst copy
        punpcklbw xmm12, xmm10                                   ;  2217.7 fadd+fmul  192 dst
        punpckhbw xmm1, xmm10                                    ;  2217.7 fadd+fmul  192 dst
        movaps xmm10, xmm3                                       ;  2218.7 fadd+fmul  192 dst copy
        punpcklbw xmm10, xmm6                                    ;  2220.7 fadd+fmul  192 dst
        punpckhbw xmm3, xmm6                                     ;  2220.7 fadd+fmul  192 dst
        movaps xmm6, xmm9                                        ;  2221.7 fadd+fmul  192 dst copy
        punpcklbw xmm6, xmm2                                     ;  2223.7 fadd+fmul  192 dst
        punpckhbw xmm9, xmm2                                     ;  2223.7 fadd+fmul  192 dst
        movaps xmm2, xmm5                                        ;  2224.7 fadd+fmul  192 dst copy
        punpcklbw xmm2, xmm8                                     ;  2226.7 fadd+fmul  192 dst
        punpckhbw xmm5, xmm8                                     ;  2226.7 fadd+fmul  192 dst
        movaps xmm8, [rbp + 64]                                  ;  2225.0 agu2+agu1+fmisc  192 dst
        punpcklbw xmm8, xmm12                                    ;  2227.7 fadd+fmul  192 dst
        movaps [r9 + 256], xmm8                                  ;  2229.7 agu0+agu1+fmisc  192 dst
        movaps xmm8, [rbp + 64]                                  ;  2229.3 agu2+agu0+fmisc  192 dst
        punpckhbw xmm8, xmm12                                    ;  2231.3 fadd+fmul  192 dst
        movaps [r9 + 384], xmm8                                  ;  2233.3 agu1+agu2+fmisc  192 dst
        movaps xmm8, [rdx + 32]                                  ;  2231.7 agu0+agu1+fadd+fmul  192 dst
        punpcklbw xmm8, xmm1                                     ;  2233.7 fadd+fmul  192 dst
        movaps xmm12, [rdx + 32]                                 ;  2233.3 agu2+agu0+fmisc  192 dst
        punpckhbw xmm12, xmm1                                    ;  2235.3 fadd+fmul  192 dst
        movaps [r9 + 320], xmm8                                  ;  2235.7 agu1+agu0+fmisc  192 dst
        movaps [r9 + 448], xmm12                                 ;  2237.3 agu2+agu0+fmisc  192 dst
        movaps xmm1, [rbx + 16]                                  ;  2235.3 agu1+agu2+fadd+fmul  192 dst reload
        movaps xmm8, [r10 - 112]                                 ;  2236.3 agu0+agu1+fadd+fmul  192 dst
        punpcklbw xmm8, xmm1                                     ;  2238.3 fadd+fmul  192 dst
        movaps xmm12, [r10 - 112]                                ;  2238.3 agu2+agu0+fadd+fmul  192 dst
        punpckhbw xmm12, xmm1                                    ;  2240.3 fadd+fmul  192 dst
        movaps xmm1, [rdi + 0]                                   ;  2239.7 agu1+agu0+fmisc  192 dst
        punpcklbw xmm1, xmm10                                    ;  2241.7 fadd+fmul  192 dst
        movaps [r9 + 288], xmm1                                  ;  2243.7 agu2+agu0+fmisc  192 dst
        movaps xmm1, [rdi + 0]                                   ;  2241.3 agu1+agu0+fadd+fmul  192 dst
        punpckhbw xmm1, xmm10                                    ;  2243.3 fadd+fmul  192 dst
        movaps [r9 + 416], xmm1                                  ;  2245.3 agu2+agu1+fmisc  192 dst
        movaps xmm1, [rcx - 96]                                  ;  2243.3 agu0+agu1+fadd+fmul  192 dst
        punpcklbw xmm1, xmm11                                    ;  2245.3 fadd+fmul  192 dst
        movaps xmm10, [rcx - 96]                                 ;  2245.3 agu2+agu0+fmisc+fadd  192 dst
        punpckhbw xmm10, xmm11                                   ;  2247.3 fmul+fadd  192 dst
        movaps [r9 + 608], xmm1                                  ;  2247.3 agu1+agu0+fmisc  192 dst
        movaps [r9 + 736], xmm10                                 ;  2249.3 agu2+agu0+fmisc  192 dst
        movaps xmm1, [rbx + 48]                                  ;  2247.7 agu1+agu2+fmul+fadd  192 dst reload
        movaps xmm10, [rax - 48]                                 ;  2248.3 agu0+agu1+fadd+fmul  192 dst
        punpcklbw xmm10, xmm1                                    ;  2250.3 fadd+fmul  192 dst
        movaps xmm11, [rax - 48]                                 ;  2250.3 agu2+agu0+fmisc+fadd  192 dst
        punpckhbw xmm11, xmm1                                    ;  2252.3 fmul+fadd  192 dst
        movaps xmm1, [rcx - 112]                                 ;  2251.3 agu1+agu0+fmisc+fmul  192 dst
        punpcklbw xmm1, xmm7                                     ;  2253.3 fadd+fmul  192 dst
        movaps [r9 + 1632], xmm1                                 ;  2255.3 agu2+agu0+fmisc  192 dst
        movaps xmm1, [rcx - 112]                                 ;  2253.3 agu1+agu0+fadd+fmul  192 dst
        punpckhbw xmm1, xmm7                                     ;  2255.3 fadd+fmul  192 dst
        movaps [r9 + 1760], xmm1                                 ;  2257.3 agu2+agu1+fmisc  192 dst
        movaps xmm1, [rcx - 128]                                 ;  2255.3 agu0+agu1+fadd+fmul  192 dst
        punpcklbw xmm1, xmm3                                     ;  2257.3 fadd+fmul  192 dst
        movaps xmm7, [rcx - 128]                                 ;  2257.0 agu2+agu0+fmisc  192 dst
        punpckhbw xmm7, xmm3                                     ;  2259.0 fadd+fmul  192 dst
        movaps [r9 + 352], xmm1                                  ;  2259.3 agu1+agu0+fmisc  192 dst
        movaps [r9 + 480], xmm7                                  ;  2261.0 agu2+agu0+fmisc  192 dst
        movaps xmm1, [rsi - 80]                                  ;  2259.7 agu1+agu2+fadd+fmul  192 dst reload
        movaps xmm3, [rax + 48]                                  ;  2260.3 agu0+agu1+fadd+fmul  192 dst
        punpcklbw xmm3, xmm1                                     ;  2262.3 fadd+fmul  192 dst
        movaps xmm7, [rax + 48]                                  ;  2262.3 agu2+agu0+fmisc+fadd  192 dst
        punpckhbw xmm7, xmm1                                     ;  2264.3 fmul+fadd  192 dst
        movaps xmm1, xmm8                                        ;  2262.3 fmul+fadd  192 dst copy
        punpcklbw xmm1, xmm3                                     ;  2264.3 fmul+fadd  192 dst
        punpckhbw xmm8, xmm3                                     ;  2264.3 fmul+fadd  192 dst
        movaps xmm3, xmm12                                       ;  2265.3 fmul+fadd  192 dst copy
        punpcklbw xmm3, xmm7                                     ;  2267.3 fmul+fadd  192 dst
        punpckhbw xmm12, xmm7                                    ;  2267.3 fmul+fadd  192 dst
        movaps xmm7, [rcx + 112]                                 ;  2267.7 agu1+agu0+fmisc  192 dst reload
        movaps [r9 + 1216], xmm7                                 ;  2269.7 agu2+agu0+fmisc  192 dst
        movaps xmm7, [rdi - 112]                                 ;  2270.3 agu1+agu2+fmul+fadd  192 dst
        punpcklbw xmm7, xmm14                                    ;  2272.3 fmul+fadd  192 dst
        movaps [r9 + 528], xmm7                                  ;  2274.3 agu0+agu1+fmisc  192 dst
        movaps xmm7, [rdi - 112]                                 ;  2272.3 agu2+agu0+fmul+fadd  192 dst
        punpckhbw xmm7, xmm14                                    ;  2274.3 fmul+fadd  192 dst
        movaps [r9 + 656], xmm7                                  ;  2276.3 agu1+agu2+fmisc  192 dst
        movaps xmm7, [rdi - 128]                                 ;  2274.3 agu0+agu1+fmul+fadd  192 dst
        punpcklbw xmm7, xmm13                                    ;  2276.3 fmul+fadd  192 dst
        movaps xmm14, [rdi - 128]                                ;  2275.3 agu2+agu0+fmisc+fmul  192 dst
        punpckhbw xmm14, xmm13                                   ;  2277.3 fadd+fmul  192 dst
        movaps [r9 + 1552], xmm7                                 ;  2278.3 agu1+agu0+fmisc  192 dst
        movaps xmm7, [rsi + 16]                                  ;  2278.0 agu2+agu0+fadd+fmul  192 dst reload
        movaps xmm13, [rax + 112]                                ;  2278.7 agu1+agu2+fadd+fmul  192 dst
        punpcklbw xmm13, xmm7                                    ;  2280.7 fadd+fmul  192 dst
        movaps [r9 + 1680], xmm14                                ;  2279.3 agu0+agu1+fmisc  192 dst
        movaps xmm14, [rax + 112]                                ;  2280.7 agu2+agu0+fadd+fmul  192 dst
        punpckhbw xmm14, xmm7                                    ;  2282.7 fadd+fmul  192 dst
        movaps xmm7, xmm10                                       ;  2280.7 fadd+fmul  192 dst copy
        punpcklbw xmm7, xmm13                                    ;  2282.7 fadd+fmul  192 dst
        punpckhbw xmm10, xmm13                                   ;  2282.7 fadd+fmul  192 dst
        movaps xmm13, xmm11                                      ;  2283.7 fadd+fmul  192 dst copy
        punpcklbw xmm13, xmm14                                   ;  2285.7 fadd+fmul  192 dst
        punpckhbw xmm11, xmm14                                   ;  2285.7 fadd+fmul  192 dst
        movaps xmm14, xmm1                                       ;  2286.7 fadd+fmul  192 dst copy
        punpcklbw xmm14, xmm7                                    ;  2288.7 fadd+fmul  192 dst
        punpckhbw xmm1, xmm7                                     ;  2288.7 fadd+fmul  192 dst
        movaps xmm7, xmm8                                        ;  2289.7 fadd+fmul  192 dst copy
        punpcklbw xmm7, xmm10                                    ;  2291.7 fadd+fmul  192 dst
        punpckhbw xmm8, xmm10                                    ;  2291.7 fadd+fmul  192 dst
        movaps xmm10, xmm3                                       ;  2292.7 fadd+fmul  192 dst copy
        punpcklbw xmm10, xmm13                                   ;  2294.7 fadd+fmul  192 dst
        punpckhbw xmm3, xmm13                                    ;  2294.7 fadd+fmul  192 dst
        movaps xmm13, xmm12                                      ;  2295.7 fadd+fmul  192 dst copy
        punpcklbw xmm13, xmm11                                   ;  2297.7 fadd+fmul  192 dst
        punpckhbw xmm12, xmm11                                   ;  2297.7 fadd+fmul  192 dst
        movaps xmm11, [rdx - 80]                                 ;  2296.0 agu1+agu2+fmisc  192 dst
        punpcklbw xmm11, xmm14                                   ;  2298.7 fadd+fmul  192 dst
        movaps [r9 + 1280], xmm11                                ;  2300.7 agu0+agu1+fmisc  192 dst
        movaps xmm11, [rdx - 80]                                 ;  2300.3 agu2+agu0+fmisc  192 dst
        punpckhbw xmm11, xmm14                                   ;  2302.3 fadd+fmul  192 dst
        movaps [r9 + 1408], xmm11                                ;  2304.3 agu1+agu2+fmisc  192 dst
        movaps xmm11, [rdx + 0]                                  ;  2302.7 agu0+agu1+fadd+fmul  192 dst
        punpcklbw xmm11, xmm1                                    ;  2304.7 fadd+fmul  192 dst
        movaps xmm14, [rdx + 0]                                  ;  2304.3 agu2+agu0+fmisc  192 dst
        punpckhbw xmm14, xmm1                                    ;  2306.3 fadd+fmul  192 dst
        movaps [r9 + 1344], xmm11                                ;  2306.7 agu1+agu0+fmisc  192 dst
        movaps xmm1, [rbp + 48]                                  ;  2305.7 agu2+agu0+fadd+fmul  192 dst
        punpcklbw xmm1, xmm7                                     ;  2307.7 fadd+fmul  192 dst
        movaps xmm11, [rbp + 48]                                 ;  2307.7 agu1+agu2+fmisc+fadd  192 dst
        punpckhbw xmm11, xmm7                                    ;  2309.7 fmul+fadd  192 dst
        movaps [r9 + 1312], xmm1                                 ;  2309.7 agu0+agu1+fmisc  192 dst
        movaps xmm1, [rdi + 112]                                 ;  2309.7 agu2+agu0+fmul+fadd  192 dst
        punpcklbw xmm1, xmm8                                     ;  2311.7 fmul+fadd  192 dst
        movaps xmm7, [rdi + 112]                                 ;  2311.0 agu1+agu2+fmisc+fmul  192 dst
        punpckhbw xmm7, xmm8                                     ;  2313.0 fadd+fmul  192 dst
        movaps [r9 + 1472], xmm14                                ;  2310.7 agu0+agu1+fmisc  192 dst
        movaps [r9 + 1440], xmm11                                ;  2312.7 agu2+agu0+fmisc  192 dst
        movaps xmm8, [rdx - 48]                                  ;  2313.3 agu1+agu2+fadd+fmul  192 dst reload
        movaps xmm11, [r10 - 128]                                ;  2314.0 agu0+agu1+fadd+fmul  192 dst
        punpcklbw xmm11, xmm8                                    ;  2316.0 fadd+fmul  192 dst
        movaps xmm14, [r10 - 128]                                ;  2316.0 agu2+agu0+fmisc+fadd  192 dst
        punpckhbw xmm14, xmm8                                    ;  2318.0 fmul+fadd  192 dst
        movaps [r9 + 1376], xmm1                                 ;  2315.7 agu1+agu0+fmisc  192 dst
        movaps [r9 + 1504], xmm7                                 ;  2317.7 agu2+agu0+fmisc  192 dst
        movaps xmm1, [rbp + 96]                                  ;  2318.0 agu1+agu2+fmul+fadd  192 dst reload
        movaps xmm7, [rax - 16]                                  ;  2319.0 agu0+agu1+fmul+fadd  192 dst
        punpcklbw xmm7, xmm1                                     ;  2321.0 fmul+fadd  192 dst
        movaps xmm8, [rax - 16]                                  ;  2320.7 agu2+agu0+fmul+fmisc  192 dst
        punpckhbw xmm8, xmm1                                     ;  2322.7 fadd+fmul  192 dst
        movaps xmm1, [rdi - 80]                                  ;  2322.0 agu1+agu0+fmisc+fadd  192 dst
        punpcklbw xmm1, xmm6                                     ;  2324.0 fmul+fadd  192 dst
        movaps [r9 + 272], xmm1                                  ;  2326.0 agu2+agu0+fmisc  192 dst
        movaps xmm1, [rdi - 80]                                  ;  2324.0 agu1+agu0+fmul+fadd  192 dst
        punpckhbw xmm1, xmm6                                     ;  2326.0 fmul+fadd  192 dst
        movaps [r9 + 400], xmm1                                  ;  2328.0 agu2+agu1+fmisc  192 dst
        movaps xmm1, [rbp + 32]                                  ;  2326.0 agu0+agu1+fmul+fadd  192 dst
        punpcklbw xmm1, xmm10                                    ;  2328.0 fmul+fadd  192 dst
        movaps xmm6, [rbp + 32]                                  ;  2327.7 agu2+agu0+fmisc+fmul  192 dst
        punpckhbw xmm6, xmm10                                    ;  2329.7 fadd+fmul  192 dst
        movaps [r9 + 1296], xmm1                                 ;  2330.0 agu1+agu0+fmisc  192 dst
        movaps [r9 + 1424], xmm6                                 ;  2331.7 agu2+agu0+fmisc  192 dst
        movaps xmm1, [rax - 128]                                 ;  2330.3 agu1+agu2+fadd+fmul  192 dst reload
        movaps xmm6, [rsi - 32]                                  ;  2331.0 agu0+agu1+fadd+fmul  192 dst
        punpcklbw xmm6, xmm1                                     ;  2333.0 fadd+fmul  192 dst
        movaps xmm10, [rsi - 32]                                 ;  2333.0 agu2+agu0+fmisc+fadd  192 dst
        punpckhbw xmm10, xmm1                                    ;  2335.0 fmul+fadd  192 dst
        movaps xmm1, xmm11                                       ;  2333.0 fmul+fadd  192 dst copy
        punpcklbw xmm1, xmm6                                     ;  2335.0 fmul+fadd  192 dst
        punpckhbw xmm11, xmm6                                    ;  2335.0 fmul+fadd  192 dst
        movaps xmm6, xmm14                                       ;  2336.0 fmul+fadd  192 dst copy
        punpcklbw xmm6, xmm10                                    ;  2338.0 fmul+fadd  192 dst
        punpckhbw xmm14, xmm10                                   ;  2338.0 fmul+fadd  192 dst
        movaps xmm10, [rdx - 32]                                 ;  2338.3 agu1+agu0+fmisc  192 dst
        punpcklbw xmm10, xmm0                                    ;  2340.3 fmul+fadd  192 dst
        movaps [r9 + 592], xmm10                                 ;  2342.3 agu2+agu0+fmisc  192 dst
        movaps xmm10, [rdx - 32]                                 ;  2341.3 agu1+agu0+fmul+fmisc  192 dst
        punpckhbw xmm10, xmm0                                    ;  2343.3 fadd+fmul  192 dst
        movaps [r9 + 720], xmm10                                 ;  2345.3 agu2+agu1+fmisc  192 dst
        movaps xmm0, [rdx + 80]                                  ;  2343.0 agu0+agu1+fadd+fmul  192 dst
        punpcklbw xmm0, xmm9                                     ;  2345.0 fadd+fmul  192 dst
        movaps [r9 + 336], xmm0                                  ;  2347.0 agu2+agu0+fmisc  192 dst
        movaps xmm0, [rdx + 80]                                  ;  2345.0 agu1+agu0+fadd+fmul  192 dst
        punpckhbw xmm0, xmm9                                     ;  2347.0 fadd+fmul  192 dst
        movaps [r9 + 464], xmm0                                  ;  2349.0 agu2+agu0+fmisc  192 dst
        movaps xmm0, [rsi + 32]                                  ;  2347.0 agu1+agu0+fadd+fmul  192 dst reload
        movaps xmm9, [rsi + 80]                                  ;  2348.0 agu2+agu0+fadd+fmul  192 dst
        punpcklbw xmm9, xmm0                                     ;  2350.0 fadd+fmul  192 dst
        movaps xmm10, [rsi + 80]                                 ;  2350.0 agu1+agu2+fmisc+fadd  192 dst
        punpckhbw xmm10, xmm0                                    ;  2352.0 fmul+fadd  192 dst
        movaps xmm0, xmm7                                        ;  2350.0 fmul+fadd  192 dst copy
        punpcklbw xmm0, xmm9                                     ;  2352.0 fmul+fadd  192 dst
        punpckhbw xmm7, xmm9                                     ;  2352.0 fmul+fadd  192 dst
        movaps xmm9, xmm8                                        ;  2353.0 fmul+fadd  192 dst copy
        punpcklbw xmm9, xmm10                                    ;  2355.0 fmul+fadd  192 dst
        punpckhbw xmm8, xmm10                                    ;  2355.0 fmul+fadd  192 dst
        movaps xmm10, xmm1                                       ;  2356.0 fmul+fadd  192 dst copy
        punpcklbw xmm10, xmm0                                    ;  2358.0 fmul+fadd  192 dst
        punpckhbw xmm1, xmm0                                     ;  2358.0 fmul+fadd  192 dst
        movaps xmm0, xmm11                                       ;  2359.0 fmul+fadd  192 dst copy
        punpcklbw xmm0, xmm7                                     ;  2361.0 fmul+fadd  192 dst
        punpckhbw xmm11, xmm7                                    ;  2361.0 fmul+fadd  192 dst
        movaps xmm7, xmm6                                        ;  2362.0 fmul+fadd  192 dst copy
        punpcklbw xmm7, xmm9                                     ;  2364.0 fmul+fadd  192 dst
        punpckhbw xmm6, xmm9                                     ;  2364.0 fmul+fadd  192 dst
        movaps xmm9, xmm14                                       ;  2365.0 fmul+fadd  192 dst copy
        punpcklbw xmm9, xmm8                                     ;  2367.0 fmul+fadd  192 dst
        punpckhbw xmm14, xmm8                                    ;  2367.0 fmul+fadd  192 dst
        movaps xmm8, [rdx - 16]                                  ;  2365.3 agu0+agu1+fmisc  192 dst
        punpcklbw xmm8, xmm10                                    ;  2368.0 fmul+fadd  192 dst
        movaps [r9 + 768], xmm8                                  ;  2370.0 agu2+agu0+fmisc  192 dst
        movaps xmm8, [rdx - 16]                                  ;  2369.7 agu1+agu0+fmisc  192 dst
        punpckhbw xmm8, xmm10                                    ;  2371.7 fmul+fadd  192 dst
        movaps [r9 + 896], xmm8                                  ;  2373.7 agu2+agu1+fmisc  192 dst
        movaps xmm8, [rdi + 32]                                  ;  2372.0 agu0+agu1+fmul+fadd  192 dst
        punpcklbw xmm8, xmm1                                     ;  2374.0 fmul+fadd  192 dst
        movaps xmm10, [rdi + 32]                                 ;  2373.0 agu2+agu0+fmisc+fmul  192 dst
        punpckhbw xmm10, xmm1                                    ;  2375.0 fadd+fmul  192 dst
        movaps [r9 + 832], xmm8                                  ;  2376.0 agu1+agu0+fmisc  192 dst
        movaps xmm1, [rdx + 16]                                  ;  2375.0 agu2+agu0+fadd+fmul  192 dst
        punpcklbw xmm1, xmm0                                     ;  2377.0 fadd+fmul  192 dst
        movaps xmm8, [rdx + 16]                                  ;  2376.7 agu1+agu2+fmisc  192 dst
        punpckhbw xmm8, xmm0                                     ;  2378.7 fadd+fmul  192 dst
        movaps [r9 + 800], xmm1                                  ;  2379.0 agu0+agu1+fmisc  192 dst
        movaps [r9 + 960], xmm10                                 ;  2378.7 agu2+agu0+fmisc  192 dst
        movaps xmm0, [rbx + 0]                                   ;  2378.7 agu1+agu2+fadd+fmul  192 dst reload
        movaps xmm1, [rbx + 112]                                 ;  2379.3 agu0+agu1+fadd+fmul  192 dst
        punpcklbw xmm1, xmm0                                     ;  2381.3 fadd+fmul  192 dst
        movaps xmm10, [rbx + 112]                                ;  2381.3 agu2+agu0+fadd+fmul  192 dst
        punpckhbw xmm10, xmm0                                    ;  2383.3 fadd+fmul  192 dst
        movaps [r9 + 928], xmm8                                  ;  2381.0 agu1+agu0+fmisc  192 dst
        movaps xmm0, [rdi - 16]                                  ;  2383.3 agu2+agu0+fadd+fmul  192 dst
        punpcklbw xmm0, xmm11                                    ;  2385.3 fadd+fmul  192 dst
        movaps xmm8, [rdi - 16]                                  ;  2385.0 agu1+agu2+fmisc  192 dst
        punpckhbw xmm8, xmm11                                    ;  2387.0 fadd+fmul  192 dst
        movaps [r9 + 864], xmm0                                  ;  2387.3 agu0+agu1+fmisc  192 dst
        movaps [r9 + 992], xmm8                                  ;  2389.0 agu2+agu0+fmisc  192 dst
        movaps xmm0, [rbx + 32]                                  ;  2387.0 agu1+agu2+fadd+fmul  192 dst reload
        movaps xmm8, [rax - 32]                                  ;  2387.7 agu0+agu1+fadd+fmul  192 dst
        punpcklbw xmm8, xmm0                                     ;  2389.7 fadd+fmul  192 dst
        movaps xmm11, [rax - 32]                                 ;  2389.7 agu2+agu0+fadd+fmul  192 dst
        punpckhbw xmm11, xmm0                                    ;  2391.7 fadd+fmul  192 dst
        movaps xmm0, [rdi + 80]                                  ;  2391.3 agu1+agu0+fmisc  192 dst
        punpcklbw xmm0, xmm7                                     ;  2393.3 fadd+fmul  192 dst
        movaps [r9 + 784], xmm0                                  ;  2395.3 agu2+agu0+fmisc  192 dst
        movaps xmm0, [rdi + 80]                                  ;  2392.7 agu1+agu0+fadd+fmul  192 dst
        punpckhbw xmm0, xmm7                                     ;  2394.7 fadd+fmul  192 dst
        movaps [r9 + 912], xmm0                                  ;  2396.7 agu2+agu1+fmisc  192 dst
        movaps xmm0, [rsi - 96]                                  ;  2394.7 agu0+agu1+fadd+fmul  192 dst
        punpcklbw xmm0, xmm3                                     ;  2396.7 fadd+fmul  192 dst
        movaps xmm7, [rsi - 96]                                  ;  2396.7 agu2+agu0+fmisc+fadd  192 dst
        punpckhbw xmm7, xmm3                                     ;  2398.7 fmul+fadd  192 dst
        movaps [r9 + 1360], xmm0                                 ;  2398.7 agu1+agu0+fmisc  192 dst
        movaps [r9 + 1488], xmm7                                 ;  2400.7 agu2+agu0+fmisc  192 dst
        movaps xmm0, [rbx + 80]                                  ;  2399.0 agu1+agu2+fmul+fadd  192 dst reload
        movaps xmm3, [rax + 32]                                  ;  2399.7 agu0+agu1+fadd+fmul  192 dst
        punpcklbw xmm3, xmm0                                     ;  2401.7 fadd+fmul  192 dst
        movaps xmm7, [rax + 32]                                  ;  2401.7 agu2+agu0+fmisc+fadd  192 dst
        punpckhbw xmm7, xmm0                                     ;  2403.7 fmul+fadd  192 dst
        movaps xmm0, xmm1                                        ;  2401.7 fmul+fadd  192 dst copy
        punpcklbw xmm0, xmm3                                     ;  2403.7 fmul+fadd  192 dst
        punpckhbw xmm1, xmm3                                     ;  2403.7 fmul+fadd  192 dst
        movaps xmm3, xmm10                                       ;  2404.7 fmul+fadd  192 dst copy
        punpcklbw xmm3, xmm7                                     ;  2406.7 fmul+fadd  192 dst
        punpckhbw xmm10, xmm7                                    ;  2406.7 fmul+fadd  192 dst
        movaps xmm7, [rdi - 96]                                  ;  2407.0 agu1+agu0+fmisc  192 dst
        punpcklbw xmm7, xmm6                                     ;  2409.0 fmul+fadd  192 dst
        movaps [r9 + 848], xmm7                                  ;  2411.0 agu2+agu0+fmisc  192 dst
        movaps xmm7, [rdi - 96]                                  ;  2410.0 agu1+agu0+fmul+fmisc  192 dst
        punpckhbw xmm7, xmm6                                     ;  2412.0 fadd+fmul  192 dst
        movaps [r9 + 976], xmm7                                  ;  2414.0 agu2+agu1+fmisc  192 dst
        movaps xmm6, [rdx + 112]                                 ;  2411.7 agu0+agu1+fadd+fmul  192 dst
        punpcklbw xmm6, xmm2                                     ;  2413.7 fadd+fmul  192 dst
        movaps [r9 + 304], xmm6                                  ;  2415.7 agu2+agu0+fmisc  192 dst
        movaps xmm6, [rdx + 112]                                 ;  2413.7 agu1+agu0+fadd+fmul  192 dst
        punpckhbw xmm6, xmm2                                     ;  2415.7 fadd+fmul  192 dst
        movaps [r9 + 432], xmm6                                  ;  2417.7 agu2+agu0+fmisc  192 dst
        movaps xmm2, [rbp - 112]                                 ;  2415.7 agu1+agu0+fadd+fmul  192 dst reload
        movaps xmm6, [rax + 96]                                  ;  2416.7 agu2+agu0+fadd+fmul  192 dst
        punpcklbw xmm6, xmm2                                     ;  2418.7 fadd+fmul  192 dst
        movaps xmm7, [rax + 96]                                  ;  2418.7 agu1+agu2+fmisc+fadd  192 dst
        punpckhbw xmm7, xmm2                                     ;  2420.7 fmul+fadd  192 dst
        movaps xmm2, xmm8                                        ;  2418.7 fmul+fadd  192 dst copy
        punpcklbw xmm2, xmm6                                     ;  2420.7 fmul+fadd  192 dst
        punpckhbw xmm8, xmm6                                     ;  2420.7 fmul+fadd  192 dst
        movaps xmm6, xmm11                                       ;  2421.7 fmul+fadd  192 dst copy
        punpcklbw xmm6, xmm7                                     ;  2423.7 fmul+fadd  192 dst
        punpckhbw xmm11, xmm7                                    ;  2423.7 fmul+fadd  192 dst
        movaps xmm7, xmm0                                        ;  2424.7 fmul+fadd  192 dst copy
        punpcklbw xmm7, xmm2                                     ;  2426.7 fmul+fadd  192 dst
        punpckhbw xmm0, xmm2                                     ;  2426.7 fmul+fadd  192 dst
        movaps xmm2, xmm1                                        ;  2427.7 fmul+fadd  192 dst copy
        punpcklbw xmm2, xmm8                                     ;  2429.7 fmul+fadd  192 dst
        punpckhbw xmm1, xmm8                                     ;  2429.7 fmul+fadd  192 dst
        movaps xmm8, xmm3                                        ;  2430.7 fmul+fadd  192 dst copy
        punpcklbw xmm8, xmm6                                     ;  2432.7 fmul+fadd  192 dst
        punpckhbw xmm3, xmm6                                     ;  2432.7 fmul+fadd  192 dst
        movaps xmm6, xmm10                                       ;  2433.7 fmul+fadd  192 dst copy
        punpcklbw xmm6, xmm11                                    ;  2435.7 fmul+fadd  192 dst
        punpckhbw xmm10, xmm11                                   ;  2435.7 fmul+fadd  192 dst
        movaps xmm11, xmm4                                       ;  2436.7 fmul+fadd  192 dst copy
        punpcklbw xmm11, xmm7                                    ;  2438.7 fmul+fadd  192 dst
        punpckhbw xmm4, xmm7                                     ;  2438.7 fmul+fadd  192 dst
        movaps xmm7, xmm15                                       ;  2439.7 fmul+fadd  192 dst copy
        punpcklbw xmm7, xmm0                                     ;  2441.7 fmul+fadd  192 dst
        punpckhbw xmm15, xmm0                                    ;  2441.7 fmul+fadd  192 dst
        movaps [r9 + 1792], xmm11                                ;  2440.7 agu0+agu1+fmisc  192 dst
        movaps xmm0, [rcx - 16]                                  ;  2442.0 agu2+agu0+fmisc  192 dst
        punpcklbw xmm0, xmm2                                     ;  2444.0 fmul+fadd  192 dst
        movaps xmm11, [rcx - 16]                                 ;  2444.0 agu1+agu0+fmisc  192 dst
        punpckhbw xmm11, xmm2                                    ;  2446.0 fmul+fadd  192 dst
        movaps [r9 + 1920], xmm4                                 ;  2444.0 agu2+agu0+fmisc  192 dst
        movaps xmm2, [rbx - 48]                                  ;  2446.7 agu1+agu0+fmul+fadd  192 dst
        punpcklbw xmm2, xmm1                                     ;  2448.7 fmul+fadd  192 dst
        movaps xmm4, [rbx - 48]                                  ;  2447.7 agu2+agu1+fmisc+fmul  192 dst
        punpckhbw xmm4, xmm1                                     ;  2449.7 fadd+fmul  192 dst
        movaps [r9 + 1856], xmm7                                 ;  2447.0 agu0+agu1+fmisc  192 dst
        movaps xmm1, [rdi + 96]                                  ;  2449.7 agu2+agu0+fadd+fmul  192 dst
        punpcklbw xmm1, xmm8                                     ;  2451.7 fadd+fmul  192 dst
        movaps xmm7, [rdi + 96]                                  ;  2451.0 agu1+agu2+fmisc  192 dst
        punpckhbw xmm7, xmm8                                     ;  2453.0 fadd+fmul  192 dst
        movaps [r9 + 1824], xmm0                                 ;  2451.0 agu0+agu1+fmisc  192 dst
        movaps [r9 + 1952], xmm11                                ;  2453.0 agu2+agu0+fmisc  192 dst
        movaps xmm0, [rbx - 80]                                  ;  2452.7 agu1+agu0+fadd+fmul  192 dst
        punpcklbw xmm0, xmm3                                     ;  2454.7 fadd+fmul  192 dst
        movaps xmm8, [rbx - 80]                                  ;  2454.7 agu2+agu1+fadd+fmul  192 dst
        punpckhbw xmm8, xmm3                                     ;  2456.7 fadd+fmul  192 dst
        movaps [r9 + 1808], xmm1                                 ;  2455.0 agu0+agu1+fmisc  192 dst
        movaps xmm1, [rax + 64]                                  ;  2456.7 agu2+agu0+fadd+fmul  192 dst reload
        movaps xmm3, [rbp - 128]                                 ;  2457.7 agu1+agu2+fadd+fmul  192 dst
        punpcklbw xmm3, xmm1                                     ;  2459.7 fadd+fmul  192 dst
        movaps xmm11, [rbp - 128]                                ;  2459.0 agu0+agu1+fmisc  192 dst
        punpckhbw xmm11, xmm1                                    ;  2461.0 fadd+fmul  192 dst
        movaps [r9 + 32], xmm3                                   ;  2461.7 agu2+agu0+fmisc  192 dst
        movaps [r9 + 160], xmm11                                 ;  2463.0 agu1+agu0+fmisc  192 dst
        movaps xmm1, [rsi - 16]                                  ;  2460.7 agu2+agu1+fadd+fmul  192 dst reload
        movaps xmm3, [rdi + 48]                                  ;  2461.7 agu0+agu2+fadd+fmul  192 dst
        punpcklbw xmm3, xmm1                                     ;  2463.7 fadd+fmul  192 dst
        movaps xmm11, [rdi + 48]                                 ;  2463.7 agu1+agu0+fadd+fmul  192 dst
        punpckhbw xmm11, xmm1                                    ;  2465.7 fadd+fmul  192 dst
        movaps [r9 + 1056], xmm3                                 ;  2465.7 agu2+agu0+fmisc  192 dst
        movaps [r9 + 1184], xmm11                                ;  2467.7 agu1+agu0+fmisc  192 dst
        movaps xmm1, [rsi - 128]                                 ;  2465.7 agu2+agu1+fadd+fmul  192 dst
        punpcklbw xmm1, xmm13                                    ;  2467.7 fadd+fmul  192 dst
        movaps xmm3, [rsi - 128]                                 ;  2467.7 agu0+agu2+fadd+fmul  192 dst
        punpckhbw xmm3, xmm13                                    ;  2469.7 fadd+fmul  192 dst
        movaps [r9 + 1328], xmm1                                 ;  2469.7 agu1+agu0+fmisc  192 dst
        movaps xmm1, [rbp + 112]                                 ;  2469.7 agu2+agu0+fadd+fmul  192 dst
        punpcklbw xmm1, xmm9                                     ;  2471.7 fadd+fmul  192 dst
        movaps [r9 + 816], xmm1                                  ;  2473.7 agu1+agu2+fmisc  192 dst
        movaps xmm1, [rbp + 112]                                 ;  2471.7 agu0+agu1+fadd+fmul  192 dst
        punpckhbw xmm1, xmm9                                     ;  2473.7 fadd+fmul  192 dst
        movaps xmm9, [rsi - 112]                                 ;  2473.3 agu2+agu0+fmisc  192 dst
        punpcklbw xmm9, xmm6                                     ;  2475.3 fadd+fmul  192 dst
        movaps [r9 + 944], xmm1                                  ;  2475.7 agu1+agu0+fmisc  192 dst
        movaps xmm1, [rsi - 112]                                 ;  2474.7 agu2+agu0+fadd+fmul  192 dst
        punpckhbw xmm1, xmm6                                     ;  2476.7 fadd+fmul  192 dst
        movaps xmm6, [rbx + 96]                                  ;  2476.7 agu1+agu2+fmisc+fadd  192 dst reload
        movaps xmm11, [rbx - 64]                                 ;  2477.3 agu0+agu1+fmul+fmisc  192 dst
        punpcklbw xmm11, xmm6                                    ;  2479.3 fadd+fmul  192 dst
        movaps [r9 + 96], xmm11                                  ;  2481.3 agu2+agu0+fmisc  192 dst
        movaps xmm11, [rbx - 64]                                 ;  2479.0 agu1+agu0+fadd+fmul  192 dst
        punpckhbw xmm11, xmm6                                    ;  2481.0 fadd+fmul  192 dst
        movaps [r9 + 224], xmm11                                 ;  2483.0 agu2+agu1+fmisc  192 dst
        movaps xmm6, [rcx + 80]                                  ;  2481.0 agu0+agu1+fadd+fmul  192 dst reload
        movaps xmm11, [rdi - 64]                                 ;  2481.7 agu2+agu0+fadd+fmul  192 dst
        punpcklbw xmm11, xmm6                                    ;  2483.7 fadd+fmul  192 dst
        movaps xmm13, [rdi - 64]                                 ;  2483.7 agu1+agu2+fmisc+fadd  192 dst
        punpckhbw xmm13, xmm6                                    ;  2485.7 fmul+fadd  192 dst
        movaps [r9 + 1120], xmm11                                ;  2485.7 agu0+agu1+fmisc  192 dst
        movaps [r9 + 1456], xmm3                                 ;  2485.3 agu2+agu0+fmisc  192 dst
        movaps xmm3, [rdx - 96]                                  ;  2486.0 agu1+agu2+fmul+fadd  192 dst
        punpcklbw xmm3, xmm5                                     ;  2488.0 fmul+fadd  192 dst
        movaps [r9 + 368], xmm3                                  ;  2490.0 agu0+agu1+fmisc  192 dst
        movaps xmm3, [rdx - 96]                                  ;  2488.0 agu2+agu0+fmul+fadd  192 dst
        punpckhbw xmm3, xmm5                                     ;  2490.0 fmul+fadd  192 dst
        movaps [r9 + 496], xmm3                                  ;  2492.0 agu1+agu2+fmisc  192 dst
        movaps [r9 + 1248], xmm13                                ;  2491.3 agu0+agu1+fmisc  192 dst
        movaps xmm3, [rsi - 64]                                  ;  2490.7 agu2+agu0+fmul+fadd  192 dst
        punpcklbw xmm3, xmm12                                    ;  2492.7 fadd+fmul  192 dst
        movaps xmm5, [rsi - 64]                                  ;  2492.3 agu1+agu2+fadd+fmul  192 dst
        punpckhbw xmm5, xmm12                                    ;  2494.3 fadd+fmul  192 dst
        movaps xmm6, [rsi - 48]                                  ;  2494.3 agu0+agu1+fadd+fmul  192 dst
        punpcklbw xmm6, xmm14                                    ;  2496.3 fadd+fmul  192 dst
        movaps xmm11, [rsi - 48]                                 ;  2495.7 agu2+agu0+fmisc  192 dst
        punpckhbw xmm11, xmm14                                   ;  2497.7 fadd+fmul  192 dst
        movaps [r9 + 880], xmm6                                  ;  2498.3 agu1+agu0+fmisc  192 dst
        movaps [r9 + 1008], xmm11                                ;  2499.7 agu2+agu0+fmisc  192 dst
        movaps xmm6, [rdi + 64]                                  ;  2497.7 agu1+agu2+fadd+fmul  192 dst
        punpcklbw xmm6, xmm10                                    ;  2499.7 fadd+fmul  192 dst
        movaps xmm11, [rdi + 64]                                 ;  2499.3 agu0+agu1+fadd+fmul  192 dst
        punpckhbw xmm11, xmm10                                   ;  2501.3 fadd+fmul  192 dst
        movaps [r9 + 1392], xmm3                                 ;  2499.7 agu2+agu0+fmisc  192 dst
        movaps xmm3, [rax - 80]                                  ;  2501.3 agu1+agu0+fadd+fmul  192 dst reload
        movaps xmm10, [rcx - 64]                                 ;  2502.3 agu2+agu1+fadd+fmul  192 dst
        punpcklbw xmm10, xmm3                                    ;  2504.3 fadd+fmul  192 dst
        movaps xmm12, [rcx - 64]                                 ;  2504.0 agu0+agu2+fmisc  192 dst
        punpckhbw xmm12, xmm3                                    ;  2506.0 fadd+fmul  192 dst
        movaps [r9 + 16], xmm10                                  ;  2506.3 agu1+agu0+fmisc  192 dst
        movaps [r9 + 144], xmm12                                 ;  2508.0 agu2+agu0+fmisc  192 dst
        movaps [r9 + 1520], xmm5                                 ;  2508.0 agu1+agu2+fmisc  192 dst
        movaps xmm3, [rax - 96]                                  ;  2506.7 agu0+agu1+fadd+fmul  192 dst reload
        movaps xmm5, [rcx - 80]                                  ;  2507.3 agu2+agu0+fadd+fmul  192 dst
        punpcklbw xmm5, xmm3                                     ;  2509.3 fadd+fmul  192 dst
        movaps xmm10, [rcx - 80]                                 ;  2509.3 agu1+agu2+fadd+fmul  192 dst
        punpckhbw xmm10, xmm3                                    ;  2511.3 fadd+fmul  192 dst
        movaps [r9 + 1040], xmm5                                 ;  2511.3 agu0+agu1+fmisc  192 dst
        movaps [r9 + 1168], xmm10                                ;  2513.3 agu2+agu0+fmisc  192 dst
        movaps xmm3, [rbx + 64]                                  ;  2511.7 agu1+agu2+fadd+fmul  192 dst reload
        movaps xmm5, [rbx - 96]                                  ;  2512.3 agu0+agu1+fadd+fmul  192 dst
        punpcklbw xmm5, xmm3                                     ;  2514.3 fadd+fmul  192 dst
        movaps xmm10, [rbx - 96]                                 ;  2514.3 agu2+agu0+fadd+fmul  192 dst
        punpckhbw xmm10, xmm3                                    ;  2516.3 fadd+fmul  192 dst
        movaps [r9 + 80], xmm5                                   ;  2516.3 agu1+agu0+fmisc  192 dst
        movaps [r9 + 208], xmm10                                 ;  2518.3 agu2+agu0+fmisc  192 dst
        movaps xmm3, [rcx + 32]                                  ;  2516.3 agu1+agu2+fadd+fmul  192 dst reload
        movaps xmm5, [rsi + 112]                                 ;  2517.3 agu0+agu1+fadd+fmul  192 dst
        punpcklbw xmm5, xmm3                                     ;  2519.3 fadd+fmul  192 dst
        movaps xmm10, [rsi + 112]                                ;  2519.3 agu2+agu0+fmisc+fadd  192 dst
        punpckhbw xmm10, xmm3                                    ;  2521.3 fmul+fadd  192 dst
        movaps [r9 + 1104], xmm5                                 ;  2521.3 agu1+agu0+fmisc  192 dst
        movaps [r9 + 1232], xmm10                                ;  2523.3 agu2+agu0+fmisc  192 dst
        movaps [r9 + 1840], xmm9                                 ;  2523.0 agu1+agu2+fmisc  192 dst
        movaps xmm3, [rsi + 96]                                  ;  2522.0 agu0+agu1+fmul+fadd  192 dst reload
        movaps xmm5, [rdx + 96]                                  ;  2522.7 agu2+agu0+fadd+fmul  192 dst
        punpcklbw xmm5, xmm3                                     ;  2524.7 fadd+fmul  192 dst
        movaps xmm9, [rdx + 96]                                  ;  2524.7 agu1+agu2+fadd+fmul  192 dst
        punpckhbw xmm9, xmm3                                     ;  2526.7 fadd+fmul  192 dst
        movaps [r9 + 1616], xmm5                                 ;  2526.7 agu0+agu1+fmisc  192 dst
        movaps [r9 + 1872], xmm0                                 ;  2527.0 agu2+agu0+fmisc  192 dst
        movaps [r9 + 1888], xmm2                                 ;  2529.0 agu1+agu2+fmisc  192 dst
        movaps [r9 + 1904], xmm6                                 ;  2531.0 agu0+agu1+fmisc  192 dst
        movaps [r9 + 1744], xmm9                                 ;  2533.0 agu2+agu0+fmisc  192 dst
        movaps [r9 + 1936], xmm7                                 ;  2535.0 agu1+agu2+fmisc  192 dst
        movaps [r9 + 1968], xmm1                                 ;  2537.0 agu0+agu1+fmisc  192 dst
        movaps [r9 + 1984], xmm15                                ;  2539.0 agu2+agu0+fmisc  192 dst
        movaps [r9 + 2000], xmm8                                 ;  2541.0 agu1+agu2+fmisc  192 dst
        movaps [r9 + 2016], xmm4                                 ;  2543.0 agu0+agu1+fmisc  192 dst
        movaps xmm0, [rbx - 112]                                 ;  2535.0 agu2+agu0+fadd+fmul  192 dst reload
        movaps xmm1, [rcx + 16]                                  ;  2537.0 agu1+agu0+fadd+fmul  192 dst
        punpcklbw xmm1, xmm0                                     ;  2539.0 fadd+fmul  192 dst
        movaps [r9 + 48], xmm1                                   ;  2545.0 agu2+agu0+fmisc  192 dst
        movaps xmm1, [rcx + 16]                                  ;  2540.0 agu1+agu0+fadd+fmul  192 dst
        punpckhbw xmm1, xmm0                                     ;  2542.0 fadd+fmul  192 dst
        movaps [r9 + 176], xmm1                                  ;  2547.0 agu2+agu1+fmisc  192 dst
        movaps [r9 + 2032], xmm11                                ;  2549.0 agu0+agu1+fmisc  192 dst
        movaps xmm0, [rbx - 128]                                 ;  2543.3 agu2+agu0+fadd+fmul  192 dst reload
        movaps xmm1, [rcx + 0]                                   ;  2544.0 agu1+agu2+fadd+fmul  192 dst
        punpcklbw xmm1, xmm0                                     ;  2546.0 fadd+fmul  192 dst
        movaps xmm2, [rcx + 0]                                   ;  2546.0 agu0+agu1+fadd+fmul  192 dst
        punpckhbw xmm2, xmm0                                     ;  2548.0 fadd+fmul  192 dst
        movaps [r9 + 1072], xmm1                                 ;  2551.0 agu2+agu0+fmisc  192 dst
        movaps [r9 + 1200], xmm2                                 ;  2553.0 agu1+agu0+fmisc  192 dst
        movaps xmm0, [rax - 112]                                 ;  2549.0 agu2+agu0+fadd+fmul  192 dst reload
        movaps xmm1, [rcx + 64]                                  ;  2549.7 agu1+agu2+fadd+fmul  192 dst
        punpcklbw xmm1, xmm0                                     ;  2551.7 fadd+fmul  192 dst
        movaps xmm2, [rcx + 64]                                  ;  2551.7 agu0+agu1+fadd+fmul  192 dst
        punpckhbw xmm2, xmm0                                     ;  2553.7 fadd+fmul  192 dst
        movaps [r9 + 560], xmm1                                  ;  2555.0 agu2+agu0+fmisc  192 dst
        movaps [r9 + 688], xmm2                                  ;  2557.0 agu1+agu0+fmisc  192 dst
        movaps xmm0, [rsi + 0]                                   ;  2554.0 agu2+agu1+fadd+fmul  192 dst reload
        movaps xmm1, [rcx + 48]                                  ;  2554.7 agu0+agu2+fadd+fmul  192 dst
        punpcklbw xmm1, xmm0                                     ;  2556.7 fadd+fmul  192 dst
        movaps xmm2, [rcx + 48]                                  ;  2556.7 agu1+agu0+fadd+fmul  192 dst
        punpckhbw xmm2, xmm0                                     ;  2558.7 fadd+fmul  192 dst
        movaps [r9 + 1584], xmm1                                 ;  2559.0 agu2+agu0+fmisc  192 dst
        movaps [r9 + 1712], xmm2                                 ;  2561.0 agu1+agu0+fmisc  192 dst
        movaps xmm0, [rbp + 0]                                   ;  2558.7 agu2+agu1+fadd+fmul  192 dst reload
        movaps xmm1, [rbp - 96]                                  ;  2559.7 agu0+agu1+fadd+fmul  192 dst
        punpcklbw xmm1, xmm0                                     ;  2561.7 fadd+fmul  192 dst
        movaps [r9 + 112], xmm1                                  ;  2563.7 agu2+agu0+fmisc  192 dst
        movaps xmm1, [rbp - 96]                                  ;  2561.7 agu1+agu0+fadd+fmul  192 dst
        punpckhbw xmm1, xmm0                                     ;  2563.7 fadd+fmul  192 dst
        movaps [r9 + 240], xmm1                                  ;  2565.7 agu2+agu1+fmisc  192 dst
        movaps xmm0, [rbp + 16]                                  ;  2563.7 agu0+agu1+fadd+fmul  192 dst reload
        movaps xmm1, [rbp - 64]                                  ;  2564.7 agu2+agu0+fadd+fmul  192 dst
        punpcklbw xmm1, xmm0                                     ;  2566.7 fadd+fmul  192 dst
        movaps xmm2, [rbp - 64]                                  ;  2566.7 agu1+agu2+fadd+fmul  192 dst
        punpckhbw xmm2, xmm0                                     ;  2568.7 fadd+fmul  192 dst
        movaps [r9 + 1136], xmm1                                 ;  2568.7 agu0+agu1+fmisc  192 dst
        movaps [r9 + 1264], xmm2                                 ;  2570.7 agu2+agu0+fmisc  192 dst
        movaps xmm0, [rdx + 64]                                  ;  2568.7 agu1+agu2+fadd+fmul  192 dst reload
        movaps xmm1, [rbp - 80]                                  ;  2569.7 agu0+agu1+fadd+fmul  192 dst
        punpcklbw xmm1, xmm0                                     ;  2571.7 fadd+fmul  192 dst
        movaps xmm2, [rbp - 80]                                  ;  2571.7 agu2+agu0+fadd+fmul  192 dst
        punpckhbw xmm2, xmm0                                     ;  2573.7 fadd+fmul  192 dst
        movaps [r9 + 624], xmm1                                  ;  2573.7 agu1+agu0+fmisc  192 dst
        movaps [r9 + 752], xmm2                                  ;  2575.7 agu2+agu0+fmisc  192 dst
        movaps xmm0, [rcx + 96]                                  ;  2573.7 agu1+agu2+fadd+fmul  192 dst reload
        movaps xmm1, [rdx - 64]                                  ;  2574.7 agu0+agu1+fadd+fmul  192 dst
        punpcklbw xmm1, xmm0                                     ;  2576.7 fadd+fmul  192 dst
        movaps xmm2, [rdx - 64]                                  ;  2576.7 agu2+agu0+fmisc+fadd  192 dst
        punpckhbw xmm2, xmm0                                     ;  2578.7 fmul+fadd  192 dst
        movaps [r9 + 1648], xmm1                                 ;  2578.7 agu1+agu0+fmisc  192 dst
        movaps [r9 + 1776], xmm2                                 ;  2580.7 agu2+agu0+fmisc  192 dst
        add r9, 0x800                                            ;  2576.3 alu0   197 blocks
        add r8, 0x800                                            ;  2576.7 alu1   197 blocks
        cmp r8, qword [rbp + 2040]                               ;                    more blocks?
        jne .blocks_1
        mov qword [rbp + 2032], r8                               ;                    resident
        mov qword [rbp + 2048], r9                               ;                    resident
.blocks_1_done:
        add rsp, 0x898                                           ;                    frame
        pop rbp                                                  ;                    preserved
        pop rbx                                                  ;                    preserved
        ret

        section .rodata align=64
; constants128
        align 16, db 0
aes_from_slices.T0_constants128:
        dq 0x5555555555555555, 0x5555555555555555, 0x3333333333333333, 0x3333333333333333, 0x0f0f0f0f0f0f0f0f, 0x0f0f0f0f0f0f0f0f

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
