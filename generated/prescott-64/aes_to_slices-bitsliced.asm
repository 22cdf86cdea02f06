; aes_to_slices for Intel Pentium 4 (Prescott with EM64T, 64-bit) (prescott-64)
; made by cipherwright 0.1.0 from ciphers/aes.cw (sha256 b96ab4300706cbb4); do not edit:
;   ./cw build aes_to_slices --cpu prescott-64 --variant bitsliced
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
;   body: 5 uops, planned 6.0; bounds: width 1.7, ports 2.0, path 2.0
;   blocks: 3712 uops, planned 1733.3; bounds: width 1237.3, ports 1670.0, path 57.0
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
        push rbp                                               ;                    preserved
        sub rsp, 0x890                                         ;                    frame
        lea rbp, [rsp + 128]                                   ;                    frame
        mov dword [rbp + 2056], edx                            ;                    argument
        mov qword [rbp + 2032], rdi                            ;                    argument
        mov qword [rbp + 2048], rsi                            ;                    argument
        mov r8d, dword [rbp + 2056]                            ;     0.0 p2     194 blocks
        shl r8, 0xb                                            ;     4.0 p1     194 blocks
        add r8, qword [rbp + 2032]                             ;     5.0 p2+p0  194 blocks
        mov qword [rbp + 2040], r8                             ;     6.0 p0+p3  194 blocks
        cmp dword [rbp + 2056], 0                              ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rbp + 2032]                             ;                    resident
        mov r9, qword [rbp + 2048]                             ;                    resident
        align 16
.blocks_1:
        movdqa xmm0, [r8]                                      ;     0.0 p2     192 dst
        movdqa xmm1, [r8 + 16]                                 ;     1.0 p2     192 dst
        movdqa xmm15, [r8 + 256]                               ;     2.0 p2     192 dst
        movdqa xmm14, [r8 + 272]                               ;     3.0 p2     192 dst
        movdqa xmm8, [r8 + 512]                                ;     4.0 p2     192 dst
        movdqa xmm7, [r8 + 528]                                ;     5.0 p2     192 dst
        movdqa xmm5, [r8 + 768]                                ;     6.0 p2     192 dst
        movdqa xmm10, [r8 + 784]                               ;     7.0 p2     192 dst
        pshufd xmm4, xmm0, 0xe4                                ;    11.0 p1     192 dst copy
        psrlq xmm4, 1                                          ;    15.0 p1     192 dst
        movdqa xmm6, [r8 + 1024]                               ;     8.0 p2     192 dst
        pxor xmm4, xmm6                                        ;    19.0 p1     192 dst
        pand xmm4, [rel aes_to_slices.T0_constants128]         ;    21.0 p2+p1  192 dst
        pxor xmm6, xmm4                                        ;    23.0 p1     192 dst
        psllq xmm4, 1                                          ;    23.0 p1     192 dst
        pxor xmm0, xmm4                                        ;    25.0 p1     192 dst
        movdqa xmm4, [r8 + 1040]                               ;    10.0 p2     192 dst
        pshufd xmm3, xmm15, 0xe4                               ;    13.0 p1     192 dst copy
        psrlq xmm3, 1                                          ;    17.0 p1     192 dst
        movdqa xmm11, [r8 + 1280]                              ;    11.0 p2     192 dst
        pxor xmm3, xmm11                                       ;    22.0 p1     192 dst
        pand xmm3, [rel aes_to_slices.T0_constants128]         ;    24.0 p2+p1  192 dst
        pxor xmm11, xmm3                                       ;    26.0 p1     192 dst
        psllq xmm3, 1                                          ;    26.0 p1     192 dst
        pxor xmm15, xmm3                                       ;    28.0 p1     192 dst
        movdqa xmm3, [r8 + 1296]                               ;    13.0 p2     192 dst
        pshufd xmm9, xmm8, 0xe4                                ;    16.7 p1     192 dst copy
        psrlq xmm9, 1                                          ;    20.7 p1     192 dst
        movdqa xmm13, [r8 + 1536]                              ;    14.0 p2     192 dst
        pxor xmm9, xmm13                                       ;    25.0 p1     192 dst
        pand xmm9, [rel aes_to_slices.T0_constants128]         ;    27.0 p2+p1  192 dst
        pxor xmm13, xmm9                                       ;    29.0 p1     192 dst
        psllq xmm9, 1                                          ;    29.0 p1     192 dst
        pxor xmm8, xmm9                                        ;    31.0 p1     192 dst
        movdqa xmm9, [r8 + 1552]                               ;    16.0 p2     192 dst
        movdqa xmm12, [r8 + 1792]                              ;    17.0 p2     192 dst
        pshufd xmm2, xmm5, 0xe4                                ;    23.7 p1     192 dst copy
        psrlq xmm2, 1                                          ;    27.7 p1     192 dst
        pxor xmm2, xmm12                                       ;    29.7 p1     192 dst
        pand xmm2, [rel aes_to_slices.T0_constants128]         ;    31.7 p2+p1  192 dst
        pxor xmm12, xmm2                                       ;    33.7 p1     192 dst
        psllq xmm2, 1                                          ;    33.7 p1     192 dst
        pxor xmm5, xmm2                                        ;    35.7 p1     192 dst
        movdqa xmm2, xmm1                                      ;    15.7 p0     192 dst copy
        psrlq xmm2, 1                                          ;    30.7 p1     192 dst
        pxor xmm2, xmm4                                        ;    32.7 p1     192 dst
        pand xmm2, [rel aes_to_slices.T0_constants128]         ;    34.7 p2+p1  192 dst
        pxor xmm4, xmm2                                        ;    36.7 p1     192 dst
        psllq xmm2, 1                                          ;    36.7 p1     192 dst
        pxor xmm1, xmm2                                        ;    38.7 p1     192 dst
        movdqa xmm2, xmm14                                     ;    18.3 p0     192 dst copy
        psrlq xmm2, 1                                          ;    36.7 p1     192 dst
        pxor xmm2, xmm3                                        ;    38.7 p1     192 dst
        pand xmm2, [rel aes_to_slices.T0_constants128]         ;    40.7 p2+p1  192 dst
        pxor xmm3, xmm2                                        ;    42.7 p1     192 dst
        psllq xmm2, 1                                          ;    42.7 p1     192 dst
        pxor xmm14, xmm2                                       ;    44.7 p1     192 dst
        movdqa xmm2, xmm7                                      ;    21.0 p0     192 dst copy
        psrlq xmm2, 1                                          ;    42.7 p1     192 dst
        pxor xmm2, xmm9                                        ;    44.7 p1     192 dst
        pand xmm2, [rel aes_to_slices.T0_constants128]         ;    46.7 p2+p1  192 dst
        pxor xmm9, xmm2                                        ;    48.7 p1     192 dst
        psllq xmm2, 1                                          ;    48.7 p1     192 dst
        pxor xmm7, xmm2                                        ;    50.7 p1     192 dst
        movdqa xmm2, xmm10                                     ;    23.7 p0     192 dst copy
        psrlq xmm2, 1                                          ;    48.7 p1     192 dst
        pxor xmm2, [r8 + 1808]                                 ;    50.7 p2+p1  192 dst
        pand xmm2, [rel aes_to_slices.T0_constants128]         ;    52.7 p2+p1  192 dst
        movdqa [rbp - 128], xmm3                               ;    44.7 p0+p3  192 dst spill
        pshufd xmm3, xmm0, 0xe4                                ;    51.7 p1     192 dst copy
        psrlq xmm3, 2                                          ;    55.7 p1     192 dst
        pxor xmm3, xmm8                                        ;    57.7 p1     192 dst
        pand xmm3, [rel aes_to_slices.T0_constants128 + 16]    ;    59.7 p2+p1  192 dst
        pxor xmm8, xmm3                                        ;    61.7 p1     192 dst
        psllq xmm3, 2                                          ;    61.7 p1     192 dst
        pxor xmm0, xmm3                                        ;    63.7 p1     192 dst
        pshufd xmm3, xmm6, 0xe4                                ;    58.7 p1     192 dst copy
        psrlq xmm3, 2                                          ;    62.7 p1     192 dst
        pxor xmm3, xmm13                                       ;    64.7 p1     192 dst
        pand xmm3, [rel aes_to_slices.T0_constants128 + 16]    ;    66.7 p2+p1  192 dst
        pxor xmm13, xmm3                                       ;    68.7 p1     192 dst
        psllq xmm3, 2                                          ;    68.7 p1     192 dst
        pxor xmm6, xmm3                                        ;    70.7 p1     192 dst
        movdqa xmm3, xmm15                                     ;    31.7 p0     192 dst copy
        psrlq xmm3, 2                                          ;    65.7 p1     192 dst
        pxor xmm3, xmm5                                        ;    67.7 p1     192 dst
        pand xmm3, [rel aes_to_slices.T0_constants128 + 16]    ;    69.7 p2+p1  192 dst
        pxor xmm5, xmm3                                        ;    71.7 p1     192 dst
        psllq xmm3, 2                                          ;    71.7 p1     192 dst
        pxor xmm15, xmm3                                       ;    73.7 p1     192 dst
        movdqa xmm3, xmm11                                     ;    34.3 p0     192 dst copy
        psrlq xmm3, 2                                          ;    71.7 p1     192 dst
        pxor xmm3, xmm12                                       ;    73.7 p1     192 dst
        pand xmm3, [rel aes_to_slices.T0_constants128 + 16]    ;    75.7 p2+p1  192 dst
        pxor xmm12, xmm3                                       ;    77.7 p1     192 dst
        psllq xmm3, 2                                          ;    77.7 p1     192 dst
        pxor xmm11, xmm3                                       ;    79.7 p1     192 dst
        movdqa xmm3, [r8 + 1808]                               ;    37.0 p2     192 dst
        pxor xmm3, xmm2                                        ;    77.7 p1     192 dst
        psllq xmm2, 1                                          ;    78.7 p1     192 dst
        pxor xmm10, xmm2                                       ;    80.7 p1     192 dst
        movdqa xmm2, xmm8                                      ;    63.7 p0     192 dst copy
        psrlq xmm2, 4                                          ;    80.7 p1     192 dst
        pxor xmm2, xmm5                                        ;    82.7 p1     192 dst
        pand xmm2, [rel aes_to_slices.T0_constants128 + 32]    ;    84.7 p2+p1  192 dst
        pxor xmm5, xmm2                                        ;    86.7 p1     192 dst
        psllq xmm2, 4                                          ;    86.7 p1     192 dst
        pxor xmm8, xmm2                                        ;    88.7 p1     192 dst
        movdqa xmm2, xmm0                                      ;    65.7 p0     192 dst copy
        psrlq xmm2, 4                                          ;    86.7 p1     192 dst
        pxor xmm2, xmm15                                       ;    88.7 p1     192 dst
        pand xmm2, [rel aes_to_slices.T0_constants128 + 32]    ;    90.7 p2+p1  192 dst
        pxor xmm15, xmm2                                       ;    92.7 p1     192 dst
        psllq xmm2, 4                                          ;    92.7 p1     192 dst
        pxor xmm0, xmm2                                        ;    94.7 p1     192 dst
        movdqa xmm2, xmm1                                      ;    43.7 p0     192 dst copy
        psrlq xmm2, 2                                          ;    92.7 p1     192 dst
        pxor xmm2, xmm7                                        ;    94.7 p1     192 dst
        pand xmm2, [rel aes_to_slices.T0_constants128 + 16]    ;    96.7 p2+p1  192 dst
        pxor xmm7, xmm2                                        ;    98.7 p1     192 dst
        psllq xmm2, 2                                          ;    98.7 p1     192 dst
        pxor xmm1, xmm2                                        ;   100.7 p1     192 dst
        movdqa xmm2, xmm13                                     ;    70.7 p0     192 dst copy
        psrlq xmm2, 4                                          ;    98.7 p1     192 dst
        pxor xmm2, xmm12                                       ;   100.7 p1     192 dst
        pand xmm2, [rel aes_to_slices.T0_constants128 + 32]    ;   102.7 p2+p1  192 dst
        pxor xmm12, xmm2                                       ;   104.7 p1     192 dst
        psllq xmm2, 4                                          ;   104.7 p1     192 dst
        pxor xmm13, xmm2                                       ;   106.7 p1     192 dst
        movdqa xmm2, xmm4                                      ;    49.0 p0     192 dst copy
        psrlq xmm2, 2                                          ;   104.7 p1     192 dst
        pxor xmm2, xmm9                                        ;   106.7 p1     192 dst
        pand xmm2, [rel aes_to_slices.T0_constants128 + 16]    ;   108.7 p2+p1  192 dst
        pxor xmm9, xmm2                                        ;   110.7 p1     192 dst
        psllq xmm2, 2                                          ;   110.7 p1     192 dst
        pxor xmm4, xmm2                                        ;   112.7 p1     192 dst
        movdqa xmm2, xmm6                                      ;    72.7 p0     192 dst copy
        psrlq xmm2, 4                                          ;   110.7 p1     192 dst
        pxor xmm2, xmm11                                       ;   112.7 p1     192 dst
        pand xmm2, [rel aes_to_slices.T0_constants128 + 32]    ;   114.7 p2+p1  192 dst
        pxor xmm11, xmm2                                       ;   116.7 p1     192 dst
        psllq xmm2, 4                                          ;   116.7 p1     192 dst
        pxor xmm6, xmm2                                        ;   118.7 p1     192 dst
        movdqa xmm2, xmm14                                     ;    54.3 p0     192 dst copy
        psrlq xmm2, 2                                          ;   116.7 p1     192 dst
        pxor xmm2, xmm10                                       ;   118.7 p1     192 dst
        pand xmm2, [rel aes_to_slices.T0_constants128 + 16]    ;   120.7 p2+p1  192 dst
        pxor xmm10, xmm2                                       ;   122.7 p1     192 dst
        psllq xmm2, 2                                          ;   122.7 p1     192 dst
        pxor xmm14, xmm2                                       ;   124.7 p1     192 dst
        movdqa xmm2, xmm7                                      ;   100.7 p0     192 dst copy
        psrlq xmm2, 4                                          ;   122.7 p1     192 dst
        pxor xmm2, xmm10                                       ;   124.7 p1     192 dst
        pand xmm2, [rel aes_to_slices.T0_constants128 + 32]    ;   126.7 p2+p1  192 dst
        pxor xmm10, xmm2                                       ;   128.7 p1     192 dst
        psllq xmm2, 4                                          ;   128.7 p1     192 dst
        pxor xmm7, xmm2                                        ;   130.7 p1     192 dst
        movdqa xmm2, xmm1                                      ;   102.7 p0     192 dst copy
        psrlq xmm2, 4                                          ;   128.7 p1     192 dst
        pxor xmm2, xmm14                                       ;   130.7 p1     192 dst
        pand xmm2, [rel aes_to_slices.T0_constants128 + 32]    ;   132.7 p2+p1  192 dst
        pxor xmm14, xmm2                                       ;   134.7 p1     192 dst
        psllq xmm2, 4                                          ;   134.7 p1     192 dst
        pxor xmm1, xmm2                                        ;   136.7 p1     192 dst
        movdqa xmm2, xmm9                                      ;   112.7 p0     192 dst copy
        psrlq xmm2, 4                                          ;   134.7 p1     192 dst
        movdqa [rbp - 112], xmm12                              ;   106.7 p0+p3  192 dst spill
        movdqa xmm12, xmm4                                     ;   114.7 p0     192 dst copy
        psrlq xmm12, 4                                         ;   135.7 p1     192 dst
        movdqa [rbp - 96], xmm13                               ;   108.7 p0+p3  192 dst spill
        movdqa xmm13, xmm3                                     ;    79.7 p0     192 dst copy
        movdqa [rbp - 80], xmm11                               ;   118.7 p0+p3  192 dst spill
        movdqa xmm11, [rbp - 128]                              ;    66.0 p2     192 dst
        movdqa [rbp - 64], xmm6                                ;   120.7 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 1056]                               ;    67.0 p2     192 dst
        movdqa [rbp - 48], xmm5                                ;    88.7 p0+p3  192 dst spill
        movdqa xmm5, [r8 + 32]                                 ;    68.0 p2     192 dst
        movdqa [rbp - 32], xmm10                               ;   130.7 p0+p3  192 dst spill
        movdqa xmm10, [r8 + 1056]                              ;    69.0 p2     192 dst
        movdqa [rbp - 16], xmm8                                ;    90.7 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1312]                               ;    70.0 p2     192 dst
        movdqa [rbp + 0], xmm7                                 ;   132.7 p0+p3  192 dst spill
        movdqa xmm7, [r8 + 288]                                ;    71.0 p2     192 dst
        movdqa [rbp + 16], xmm15                               ;    94.7 p0+p3  192 dst spill
        movdqa xmm15, [r8 + 1568]                              ;    72.0 p2     192 dst
        movdqa [rbp + 32], xmm14                               ;   136.7 p0+p3  192 dst spill
        movdqa xmm14, [r8 + 1312]                              ;    73.0 p2     192 dst
        movdqa [rbp + 48], xmm0                                ;    96.7 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 544]                                ;    74.0 p2     192 dst
        movdqa [rbp + 64], xmm1                                ;   138.7 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 1568]                               ;    75.0 p2     192 dst
        movdqa [rbp + 80], xmm1                                ;    87.0 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 1824]                               ;    76.0 p2     192 dst
        movdqa [rbp + 96], xmm1                                ;    89.0 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 800]                                ;    77.0 p2     192 dst
        movdqa [rbp + 112], xmm1                               ;    91.0 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 1824]                               ;    79.7 p2     192 dst
        movdqa [rbp + 128], xmm1                               ;    93.0 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 1072]                               ;    81.7 p2     192 dst
        movdqa [rbp + 144], xmm1                               ;    95.0 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 48]                                 ;    82.7 p2     192 dst
        movdqa [rbp + 160], xmm1                               ;    97.0 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 1072]                               ;    84.7 p2     192 dst
        movdqa [rbp + 176], xmm1                               ;    99.0 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 1328]                               ;    88.7 p2     192 dst
        movdqa [rbp + 192], xmm1                               ;   101.0 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 304]                                ;    90.7 p2     192 dst
        movdqa [rbp + 208], xmm1                               ;   103.0 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 1584]                               ;    92.7 p2     192 dst
        movdqa [rbp + 224], xmm1                               ;   105.0 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 1328]                               ;    94.7 p2     192 dst
        movdqa [rbp + 240], xmm1                               ;   107.0 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 560]                                ;    97.3 p2     192 dst
        movdqa [rbp + 256], xmm1                               ;   109.0 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 1584]                               ;    98.7 p2     192 dst
        movdqa [rbp + 272], xmm1                               ;   111.0 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 1840]                               ;   102.7 p2     192 dst
        movdqa [rbp + 288], xmm1                               ;   113.7 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 816]                                ;   103.7 p2     192 dst
        movdqa [rbp + 304], xmm1                               ;   115.0 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 1840]                               ;   106.7 p2     192 dst
        movdqa [rbp + 320], xmm1                               ;   117.7 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 1088]                               ;   108.7 p2     192 dst
        movdqa [rbp + 336], xmm1                               ;   119.7 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 64]                                 ;   110.7 p2     192 dst
        movdqa [rbp + 352], xmm1                               ;   121.7 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 1088]                               ;   112.7 p2     192 dst
        movdqa [rbp + 368], xmm1                               ;   123.7 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 1344]                               ;   115.3 p2     192 dst
        movdqa [rbp + 384], xmm1                               ;   126.3 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 320]                                ;   116.7 p2     192 dst
        movdqa [rbp + 400], xmm1                               ;   127.7 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 1600]                               ;   120.7 p2     192 dst
        movdqa [rbp + 416], xmm1                               ;   131.7 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 1344]                               ;   121.7 p2     192 dst
        movdqa [rbp + 432], xmm1                               ;   132.7 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 576]                                ;   124.7 p2     192 dst
        movdqa [rbp + 448], xmm1                               ;   135.7 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 1600]                               ;   126.7 p2     192 dst
        movdqa [rbp + 464], xmm1                               ;   137.7 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 1856]                               ;   128.7 p2     192 dst
        movdqa [rbp + 480], xmm1                               ;   139.7 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 832]                                ;   130.7 p2     192 dst
        movdqa [rbp + 496], xmm1                               ;   141.7 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 1856]                               ;   133.3 p2     192 dst
        movdqa [rbp + 512], xmm1                               ;   144.3 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 1104]                               ;   134.7 p2     192 dst
        movdqa [rbp + 528], xmm1                               ;   145.7 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 80]                                 ;   138.7 p2     192 dst
        movdqa [rbp + 544], xmm1                               ;   149.7 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 1104]                               ;   139.7 p2     192 dst
        movdqa [rbp + 560], xmm1                               ;   150.7 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 1360]                               ;   140.7 p2     192 dst
        movdqa [rbp + 576], xmm1                               ;   151.7 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 336]                                ;   141.7 p2     192 dst
        movdqa [rbp + 592], xmm1                               ;   152.7 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 1616]                               ;   142.7 p2     192 dst
        movdqa [rbp + 608], xmm1                               ;   153.7 p0+p3  192 dst spill
        movdqa xmm1, [r8 + 1360]                               ;   143.7 p2     192 dst
        movdqa [rbp + 624], xmm1                               ;   155.0 p0+p3  192 dst spill
        movdqa xmm1, [rbp - 128]                               ;   144.7 p2     192 dst
        psrlq xmm1, 2                                          ;   155.7 p1     192 dst
        pxor xmm13, xmm1                                       ;   157.7 p1     192 dst
        movdqa xmm1, [rel aes_to_slices.T0_constants128 + 16]  ;   145.7 p2     192 dst reload
        pand xmm13, xmm1                                       ;   159.7 p1     192 dst
        pxor xmm3, xmm13                                       ;   161.7 p1     192 dst
        psllq xmm13, 2                                         ;   161.7 p1     192 dst
        pxor xmm11, xmm13                                      ;   163.7 p1     192 dst
        pxor xmm2, xmm3                                        ;   163.7 p1     192 dst
        pxor xmm12, xmm11                                      ;   165.7 p1     192 dst
        movdqa xmm13, [rel aes_to_slices.T0_constants128 + 32] ;   148.0 p2     192 dst reload
        pand xmm12, xmm13                                      ;   167.7 p1     192 dst
        pxor xmm11, xmm12                                      ;   169.7 p1     192 dst
        psllq xmm12, 4                                         ;   169.7 p1     192 dst
        pxor xmm4, xmm12                                       ;   171.7 p1     192 dst
        pand xmm2, xmm13                                       ;   165.7 p1     192 dst
        pxor xmm3, xmm2                                        ;   167.7 p1     192 dst
        psllq xmm2, 4                                          ;   167.7 p1     192 dst
        pxor xmm9, xmm2                                        ;   169.7 p1     192 dst
        movdqa xmm2, [r8 + 32]                                 ;   151.0 p2     192 dst
        psrlq xmm2, 1                                          ;   162.0 p1     192 dst
        pxor xmm6, xmm2                                        ;   164.0 p1     192 dst
        movdqa xmm2, [rel aes_to_slices.T0_constants128]       ;   152.0 p2     192 dst reload
        pand xmm6, xmm2                                        ;   166.0 p1     192 dst
        pxor xmm10, xmm6                                       ;   168.0 p1     192 dst
        psllq xmm6, 1                                          ;   168.0 p1     192 dst
        pxor xmm5, xmm6                                        ;   170.0 p1     192 dst
        movdqa xmm6, xmm5                                      ;   172.0 p0     192 dst copy
        psrlq xmm6, 2                                          ;   179.0 p1     192 dst
        movdqa xmm12, xmm10                                    ;   170.0 p0     192 dst copy
        psrlq xmm12, 2                                         ;   177.0 p1     192 dst
        movdqa [rbp - 128], xmm3                               ;   169.7 p0+p3  192 dst spill
        movdqa xmm3, [r8 + 592]                                ;   155.7 p2     192 dst
        movdqa [rbp + 640], xmm9                               ;   171.7 p0+p3  192 dst spill
        movdqa xmm9, [r8 + 1616]                               ;   156.7 p2     192 dst
        movdqa [rbp + 656], xmm11                              ;   171.7 p0+p3  192 dst spill
        movdqa xmm11, [r8 + 1872]                              ;   157.7 p2     192 dst
        movdqa [rbp + 672], xmm4                               ;   173.7 p0+p3  192 dst spill
        movdqa xmm4, [r8 + 848]                                ;   158.7 p2     192 dst
        movdqa xmm13, [r8 + 1872]                              ;   159.7 p2     192 dst
        movdqa [rbp + 688], xmm13                              ;   170.7 p0+p3  192 dst spill
        movdqa xmm13, [r8 + 288]                               ;   160.7 p2     192 dst
        psrlq xmm13, 1                                         ;   171.7 p1     192 dst
        pxor xmm8, xmm13                                       ;   173.7 p1     192 dst
        pand xmm8, xmm2                                        ;   175.7 p1     192 dst
        pxor xmm14, xmm8                                       ;   177.7 p1     192 dst
        psllq xmm8, 1                                          ;   177.7 p1     192 dst
        pxor xmm7, xmm8                                        ;   179.7 p1     192 dst
        movdqa xmm8, xmm7                                      ;   181.7 p0     192 dst copy
        psrlq xmm8, 2                                          ;   188.7 p1     192 dst
        movdqa xmm13, xmm14                                    ;   179.7 p0     192 dst copy
        psrlq xmm13, 2                                         ;   186.7 p1     192 dst
        movdqa [rbp + 704], xmm4                               ;   169.7 p0+p3  192 dst spill
        movdqa xmm4, [r8 + 544]                                ;   164.3 p2     192 dst
        psrlq xmm4, 1                                          ;   177.0 p1     192 dst
        pxor xmm15, xmm4                                       ;   179.0 p1     192 dst
        pand xmm15, xmm2                                       ;   181.0 p1     192 dst
        movdqa xmm4, [rbp + 80]                                ;   165.7 p2     192 dst reload
        pxor xmm4, xmm15                                       ;   183.0 p1     192 dst
        psllq xmm15, 1                                         ;   183.0 p1     192 dst
        pxor xmm0, xmm15                                       ;   185.0 p1     192 dst
        pxor xmm6, xmm0                                        ;   187.0 p1     192 dst
        pxor xmm12, xmm4                                       ;   185.0 p1     192 dst
        pand xmm6, xmm1                                        ;   189.0 p1     192 dst
        pxor xmm0, xmm6                                        ;   191.0 p1     192 dst
        psllq xmm6, 2                                          ;   191.0 p1     192 dst
        pxor xmm5, xmm6                                        ;   193.0 p1     192 dst
        pand xmm12, xmm1                                       ;   189.0 p1     192 dst
        pxor xmm4, xmm12                                       ;   191.0 p1     192 dst
        psllq xmm12, 2                                         ;   191.0 p1     192 dst
        pxor xmm10, xmm12                                      ;   193.0 p1     192 dst
        movdqa xmm6, [r8 + 800]                                ;   170.3 p2     192 dst
        psrlq xmm6, 1                                          ;   193.0 p1     192 dst
        movdqa xmm12, [rbp + 96]                               ;   171.3 p2     192 dst reload
        pxor xmm12, xmm6                                       ;   195.0 p1     192 dst
        pand xmm12, xmm2                                       ;   197.0 p1     192 dst
        movdqa xmm6, [rbp + 128]                               ;   172.3 p2     192 dst reload
        pxor xmm6, xmm12                                       ;   199.0 p1     192 dst
        psllq xmm12, 1                                         ;   199.0 p1     192 dst
        movdqa xmm15, [rbp + 112]                              ;   173.3 p2     192 dst reload
        pxor xmm15, xmm12                                      ;   201.0 p1     192 dst
        pxor xmm8, xmm15                                       ;   203.0 p1     192 dst
        pxor xmm13, xmm6                                       ;   201.0 p1     192 dst
        pand xmm8, xmm1                                        ;   205.0 p1     192 dst
        pxor xmm15, xmm8                                       ;   207.0 p1     192 dst
        psllq xmm8, 2                                          ;   207.0 p1     192 dst
        pxor xmm7, xmm8                                        ;   209.0 p1     192 dst
        pand xmm13, xmm1                                       ;   205.0 p1     192 dst
        pxor xmm6, xmm13                                       ;   207.0 p1     192 dst
        psllq xmm13, 2                                         ;   207.0 p1     192 dst
        pxor xmm14, xmm13                                      ;   209.0 p1     192 dst
        movdqa xmm8, [r8 + 48]                                 ;   177.0 p2     192 dst
        psrlq xmm8, 1                                          ;   209.0 p1     192 dst
        movdqa xmm12, [rbp + 144]                              ;   178.0 p2     192 dst reload
        pxor xmm12, xmm8                                       ;   211.0 p1     192 dst
        pand xmm12, xmm2                                       ;   213.0 p1     192 dst
        movdqa xmm8, xmm0                                      ;   193.0 p0     192 dst copy
        psrlq xmm8, 4                                          ;   212.0 p1     192 dst
        pxor xmm8, xmm15                                       ;   214.0 p1     192 dst
        movdqa xmm13, [rel aes_to_slices.T0_constants128 + 32] ;   179.7 p2     192 dst reload
        pand xmm8, xmm13                                       ;   216.0 p1     192 dst
        pxor xmm15, xmm8                                       ;   218.0 p1     192 dst
        psllq xmm8, 4                                          ;   218.0 p1     192 dst
        pxor xmm0, xmm8                                        ;   220.0 p1     192 dst
        movdqa xmm8, xmm5                                      ;   195.0 p0     192 dst copy
        psrlq xmm8, 4                                          ;   218.0 p1     192 dst
        pxor xmm8, xmm7                                        ;   220.0 p1     192 dst
        pand xmm8, xmm13                                       ;   222.0 p1     192 dst
        pxor xmm7, xmm8                                        ;   224.0 p1     192 dst
        psllq xmm8, 4                                          ;   224.0 p1     192 dst
        pxor xmm5, xmm8                                        ;   226.0 p1     192 dst
        movdqa xmm8, xmm4                                      ;   193.0 p0     192 dst copy
        psrlq xmm8, 4                                          ;   224.0 p1     192 dst
        pxor xmm8, xmm6                                        ;   226.0 p1     192 dst
        pand xmm8, xmm13                                       ;   228.0 p1     192 dst
        pxor xmm6, xmm8                                        ;   230.0 p1     192 dst
        psllq xmm8, 4                                          ;   230.0 p1     192 dst
        pxor xmm4, xmm8                                        ;   232.0 p1     192 dst
        movdqa xmm8, xmm10                                     ;   195.0 p0     192 dst copy
        psrlq xmm8, 4                                          ;   230.0 p1     192 dst
        pxor xmm8, xmm14                                       ;   232.0 p1     192 dst
        pand xmm8, xmm13                                       ;   234.0 p1     192 dst
        pxor xmm14, xmm8                                       ;   236.0 p1     192 dst
        psllq xmm8, 4                                          ;   236.0 p1     192 dst
        pxor xmm10, xmm8                                       ;   238.0 p1     192 dst
        movdqa xmm8, [rbp + 176]                               ;   188.3 p2     192 dst reload
        pxor xmm8, xmm12                                       ;   236.0 p1     192 dst
        psllq xmm12, 1                                         ;   237.0 p1     192 dst
        movdqa [rbp + 176], xmm6                               ;   232.0 p0+p3  192 dst spill
        movdqa xmm6, [rbp + 160]                               ;   190.0 p2     192 dst reload
        pxor xmm6, xmm12                                       ;   239.0 p1     192 dst
        movdqa xmm12, xmm6                                     ;   241.0 p0     192 dst copy
        psrlq xmm12, 2                                         ;   248.0 p1     192 dst
        movdqa [rbp + 160], xmm4                               ;   234.0 p0+p3  192 dst spill
        movdqa xmm4, xmm8                                      ;   238.0 p0     192 dst copy
        psrlq xmm4, 2                                          ;   245.0 p1     192 dst
        movdqa [rbp + 144], xmm14                              ;   238.0 p0+p3  192 dst spill
        movdqa xmm14, [r8 + 1120]                              ;   193.3 p2     192 dst
        movdqa [rbp + 112], xmm10                              ;   240.0 p0+p3  192 dst spill
        movdqa xmm10, [r8 + 96]                                ;   194.3 p2     192 dst
        movdqa [rbp + 128], xmm15                              ;   220.0 p0+p3  192 dst spill
        movdqa xmm15, [r8 + 1120]                              ;   195.3 p2     192 dst
        movdqa [rbp + 96], xmm0                                ;   222.0 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 1376]                               ;   196.3 p2     192 dst
        movdqa [rbp + 80], xmm7                                ;   226.0 p0+p3  192 dst spill
        movdqa xmm7, [r8 + 352]                                ;   197.3 p2     192 dst
        movdqa [rbp + 720], xmm5                               ;   228.0 p0+p3  192 dst spill
        movdqa xmm5, [r8 + 1632]                               ;   198.3 p2     192 dst
        movdqa xmm13, [r8 + 1376]                              ;   199.3 p2     192 dst
        movdqa [rbp + 736], xmm5                               ;   209.3 p0+p3  192 dst spill
        movdqa xmm5, [r8 + 608]                                ;   200.3 p2     192 dst
        movdqa [rbp + 752], xmm5                               ;   211.3 p0+p3  192 dst spill
        movdqa xmm5, [r8 + 1632]                               ;   201.3 p2     192 dst
        movdqa [rbp + 768], xmm5                               ;   212.3 p0+p3  192 dst spill
        movdqa xmm5, [r8 + 1888]                               ;   202.3 p2     192 dst
        movdqa [rbp + 784], xmm5                               ;   213.3 p0+p3  192 dst spill
        movdqa xmm5, [r8 + 864]                                ;   203.3 p2     192 dst
        movdqa [rbp + 800], xmm5                               ;   214.3 p0+p3  192 dst spill
        movdqa xmm5, [r8 + 1888]                               ;   204.3 p2     192 dst
        movdqa [rbp + 816], xmm5                               ;   215.3 p0+p3  192 dst spill
        movdqa xmm5, [r8 + 304]                                ;   205.3 p2     192 dst
        psrlq xmm5, 1                                          ;   241.0 p1     192 dst
        movdqa [rbp + 832], xmm13                              ;   217.3 p0+p3  192 dst spill
        movdqa xmm13, [rbp + 192]                              ;   206.3 p2     192 dst reload
        pxor xmm13, xmm5                                       ;   243.0 p1     192 dst
        pand xmm13, xmm2                                       ;   245.0 p1     192 dst
        movdqa xmm5, [rbp + 240]                               ;   207.3 p2     192 dst reload
        pxor xmm5, xmm13                                       ;   247.0 p1     192 dst
        psllq xmm13, 1                                         ;   247.0 p1     192 dst
        movdqa [rbp + 240], xmm7                               ;   219.3 p0+p3  192 dst spill
        movdqa xmm7, [rbp + 208]                               ;   208.7 p2     192 dst reload
        pxor xmm7, xmm13                                       ;   249.0 p1     192 dst
        movdqa xmm13, xmm7                                     ;   251.0 p0     192 dst copy
        psrlq xmm13, 2                                         ;   258.0 p1     192 dst
        movdqa [rbp + 208], xmm0                               ;   221.3 p0+p3  192 dst spill
        movdqa xmm0, xmm5                                      ;   249.0 p0     192 dst copy
        psrlq xmm0, 2                                          ;   256.0 p1     192 dst
        movdqa [rbp + 192], xmm15                              ;   223.3 p0+p3  192 dst spill
        movdqa xmm15, [r8 + 560]                               ;   212.0 p2     192 dst
        psrlq xmm15, 1                                         ;   249.0 p1     192 dst
        movdqa [rbp + 848], xmm10                              ;   225.3 p0+p3  192 dst spill
        movdqa xmm10, [rbp + 224]                              ;   213.3 p2     192 dst reload
        pxor xmm10, xmm15                                      ;   251.0 p1     192 dst
        pand xmm10, xmm2                                       ;   253.0 p1     192 dst
        movdqa xmm15, [rbp + 272]                              ;   214.3 p2     192 dst reload
        pxor xmm15, xmm10                                      ;   255.0 p1     192 dst
        psllq xmm10, 1                                         ;   255.0 p1     192 dst
        movdqa [rbp + 272], xmm14                              ;   227.3 p0+p3  192 dst spill
        movdqa xmm14, [rbp + 256]                              ;   216.0 p2     192 dst reload
        pxor xmm14, xmm10                                      ;   257.0 p1     192 dst
        pxor xmm12, xmm14                                      ;   259.0 p1     192 dst
        pxor xmm4, xmm15                                       ;   257.0 p1     192 dst
        pand xmm12, xmm1                                       ;   261.0 p1     192 dst
        pand xmm4, xmm1                                        ;   259.0 p1     192 dst
        pxor xmm14, xmm12                                      ;   263.0 p1     192 dst
        psllq xmm12, 2                                         ;   263.0 p1     192 dst
        pxor xmm6, xmm12                                       ;   265.0 p1     192 dst
        pxor xmm15, xmm4                                       ;   262.0 p1     192 dst
        psllq xmm4, 2                                          ;   263.0 p1     192 dst
        pxor xmm8, xmm4                                        ;   265.0 p1     192 dst
        movdqa xmm4, [r8 + 816]                                ;   220.0 p2     192 dst
        psrlq xmm4, 1                                          ;   265.0 p1     192 dst
        movdqa xmm10, [rbp + 288]                              ;   221.0 p2     192 dst reload
        pxor xmm10, xmm4                                       ;   267.0 p1     192 dst
        pand xmm10, xmm2                                       ;   269.0 p1     192 dst
        movdqa xmm4, [rbp + 320]                               ;   222.0 p2     192 dst reload
        pxor xmm4, xmm10                                       ;   271.0 p1     192 dst
        psllq xmm10, 1                                         ;   271.0 p1     192 dst
        movdqa xmm12, [rbp + 304]                              ;   223.0 p2     192 dst reload
        pxor xmm12, xmm10                                      ;   273.0 p1     192 dst
        pxor xmm13, xmm12                                      ;   275.0 p1     192 dst
        pxor xmm0, xmm4                                        ;   273.0 p1     192 dst
        pand xmm13, xmm1                                       ;   277.0 p1     192 dst
        pand xmm0, xmm1                                        ;   275.0 p1     192 dst
        pxor xmm12, xmm13                                      ;   279.0 p1     192 dst
        psllq xmm13, 2                                         ;   279.0 p1     192 dst
        pxor xmm7, xmm13                                       ;   281.0 p1     192 dst
        pxor xmm4, xmm0                                        ;   278.0 p1     192 dst
        psllq xmm0, 2                                          ;   279.0 p1     192 dst
        pxor xmm5, xmm0                                        ;   281.0 p1     192 dst
        movdqa xmm0, [r8 + 64]                                 ;   230.0 p2     192 dst
        psrlq xmm0, 1                                          ;   281.0 p1     192 dst
        movdqa xmm10, [rbp + 336]                              ;   232.3 p2     192 dst reload
        pxor xmm10, xmm0                                       ;   283.0 p1     192 dst
        pand xmm10, xmm2                                       ;   285.0 p1     192 dst
        movdqa xmm0, xmm14                                     ;   265.0 p0     192 dst copy
        psrlq xmm0, 4                                          ;   284.0 p1     192 dst
        pxor xmm0, xmm12                                       ;   286.0 p1     192 dst
        movdqa xmm13, [rel aes_to_slices.T0_constants128 + 32] ;   238.0 p2     192 dst reload
        pand xmm0, xmm13                                       ;   288.0 p1     192 dst
        pxor xmm12, xmm0                                       ;   290.0 p1     192 dst
        psllq xmm0, 4                                          ;   290.0 p1     192 dst
        pxor xmm14, xmm0                                       ;   292.0 p1     192 dst
        movdqa xmm0, xmm6                                      ;   267.0 p0     192 dst copy
        psrlq xmm0, 4                                          ;   290.0 p1     192 dst
        pxor xmm0, xmm7                                        ;   292.0 p1     192 dst
        pand xmm0, xmm13                                       ;   294.0 p1     192 dst
        pxor xmm7, xmm0                                        ;   296.0 p1     192 dst
        psllq xmm0, 4                                          ;   296.0 p1     192 dst
        pxor xmm6, xmm0                                        ;   298.0 p1     192 dst
        movdqa xmm0, xmm15                                     ;   264.0 p0     192 dst copy
        psrlq xmm0, 4                                          ;   296.0 p1     192 dst
        pxor xmm0, xmm4                                        ;   298.0 p1     192 dst
        pand xmm0, xmm13                                       ;   300.0 p1     192 dst
        pxor xmm4, xmm0                                        ;   302.0 p1     192 dst
        psllq xmm0, 4                                          ;   302.0 p1     192 dst
        pxor xmm15, xmm0                                       ;   304.0 p1     192 dst
        movdqa xmm0, xmm8                                      ;   267.0 p0     192 dst copy
        psrlq xmm0, 4                                          ;   302.0 p1     192 dst
        pxor xmm0, xmm5                                        ;   304.0 p1     192 dst
        pand xmm0, xmm13                                       ;   306.0 p1     192 dst
        pxor xmm5, xmm0                                        ;   308.0 p1     192 dst
        psllq xmm0, 4                                          ;   308.0 p1     192 dst
        pxor xmm8, xmm0                                        ;   310.0 p1     192 dst
        movdqa xmm0, [rbp + 368]                               ;   255.0 p2     192 dst reload
        pxor xmm0, xmm10                                       ;   308.0 p1     192 dst
        psllq xmm10, 1                                         ;   309.0 p1     192 dst
        movdqa [rbp + 368], xmm4                               ;   304.0 p0+p3  192 dst spill
        movdqa xmm4, [rbp + 352]                               ;   256.7 p2     192 dst reload
        pxor xmm4, xmm10                                       ;   311.0 p1     192 dst
        movdqa xmm10, xmm4                                     ;   313.0 p0     192 dst copy
        psrlq xmm10, 2                                         ;   320.0 p1     192 dst
        movdqa [rbp + 352], xmm15                              ;   306.0 p0+p3  192 dst spill
        movdqa xmm15, xmm0                                     ;   310.0 p0     192 dst copy
        psrlq xmm15, 2                                         ;   317.0 p1     192 dst
        movdqa [rbp + 336], xmm5                               ;   310.0 p0+p3  192 dst spill
        movdqa xmm5, [r8 + 1136]                               ;   260.0 p2     192 dst
        movdqa [rbp + 304], xmm8                               ;   312.0 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 112]                                ;   261.0 p2     192 dst
        movdqa [rbp + 320], xmm12                              ;   292.0 p0+p3  192 dst spill
        movdqa xmm12, [r8 + 1136]                              ;   262.0 p2     192 dst
        movdqa [rbp + 288], xmm14                              ;   294.0 p0+p3  192 dst spill
        movdqa xmm14, [r8 + 1392]                              ;   263.0 p2     192 dst
        movdqa [rbp + 256], xmm7                               ;   298.0 p0+p3  192 dst spill
        movdqa xmm7, [r8 + 368]                                ;   264.0 p2     192 dst
        movdqa [rbp + 224], xmm6                               ;   300.0 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 1648]                               ;   265.0 p2     192 dst
        movdqa xmm13, [r8 + 1392]                              ;   266.0 p2     192 dst
        movdqa [rbp + 864], xmm6                               ;   276.0 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 624]                                ;   267.0 p2     192 dst
        movdqa [rbp + 880], xmm6                               ;   278.0 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 1648]                               ;   268.0 p2     192 dst
        movdqa [rbp + 896], xmm6                               ;   279.0 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 1904]                               ;   269.0 p2     192 dst
        movdqa [rbp + 912], xmm6                               ;   280.0 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 880]                                ;   270.0 p2     192 dst
        movdqa [rbp + 928], xmm6                               ;   281.0 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 1904]                               ;   271.0 p2     192 dst
        movdqa [rbp + 944], xmm6                               ;   282.0 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 320]                                ;   272.0 p2     192 dst
        psrlq xmm6, 1                                          ;   313.0 p1     192 dst
        movdqa [rbp + 960], xmm13                              ;   284.0 p0+p3  192 dst spill
        movdqa xmm13, [rbp + 384]                              ;   273.0 p2     192 dst reload
        pxor xmm13, xmm6                                       ;   315.0 p1     192 dst
        pand xmm13, xmm2                                       ;   317.0 p1     192 dst
        movdqa xmm6, [rbp + 432]                               ;   274.0 p2     192 dst reload
        pxor xmm6, xmm13                                       ;   319.0 p1     192 dst
        psllq xmm13, 1                                         ;   319.0 p1     192 dst
        movdqa [rbp + 432], xmm7                               ;   286.0 p0+p3  192 dst spill
        movdqa xmm7, [rbp + 400]                               ;   275.3 p2     192 dst reload
        pxor xmm7, xmm13                                       ;   321.0 p1     192 dst
        movdqa xmm13, xmm7                                     ;   323.0 p0     192 dst copy
        psrlq xmm13, 2                                         ;   330.0 p1     192 dst
        movdqa [rbp + 400], xmm14                              ;   288.0 p0+p3  192 dst spill
        movdqa xmm14, xmm6                                     ;   321.0 p0     192 dst copy
        psrlq xmm14, 2                                         ;   328.0 p1     192 dst
        movdqa [rbp + 384], xmm12                              ;   290.0 p0+p3  192 dst spill
        movdqa xmm12, [r8 + 576]                               ;   278.7 p2     192 dst
        psrlq xmm12, 1                                         ;   321.0 p1     192 dst
        movdqa [rbp + 976], xmm8                               ;   292.0 p0+p3  192 dst spill
        movdqa xmm8, [rbp + 416]                               ;   280.0 p2     192 dst reload
        pxor xmm8, xmm12                                       ;   323.0 p1     192 dst
        pand xmm8, xmm2                                        ;   325.0 p1     192 dst
        movdqa xmm12, [rbp + 464]                              ;   281.0 p2     192 dst reload
        pxor xmm12, xmm8                                       ;   327.0 p1     192 dst
        psllq xmm8, 1                                          ;   327.0 p1     192 dst
        movdqa [rbp + 464], xmm5                               ;   294.0 p0+p3  192 dst spill
        movdqa xmm5, [rbp + 448]                               ;   282.7 p2     192 dst reload
        pxor xmm5, xmm8                                        ;   329.0 p1     192 dst
        pxor xmm10, xmm5                                       ;   331.0 p1     192 dst
        pxor xmm15, xmm12                                      ;   329.0 p1     192 dst
        pand xmm10, xmm1                                       ;   333.0 p1     192 dst
        pand xmm15, xmm1                                       ;   331.0 p1     192 dst
        pxor xmm5, xmm10                                       ;   335.0 p1     192 dst
        psllq xmm10, 2                                         ;   335.0 p1     192 dst
        pxor xmm4, xmm10                                       ;   337.0 p1     192 dst
        pxor xmm12, xmm15                                      ;   334.0 p1     192 dst
        psllq xmm15, 2                                         ;   335.0 p1     192 dst
        pxor xmm0, xmm15                                       ;   337.0 p1     192 dst
        movdqa xmm8, [r8 + 832]                                ;   286.7 p2     192 dst
        psrlq xmm8, 1                                          ;   337.0 p1     192 dst
        movdqa xmm10, [rbp + 480]                              ;   287.7 p2     192 dst reload
        pxor xmm10, xmm8                                       ;   339.0 p1     192 dst
        pand xmm10, xmm2                                       ;   341.0 p1     192 dst
        movdqa xmm8, [rbp + 512]                               ;   288.7 p2     192 dst reload
        pxor xmm8, xmm10                                       ;   343.0 p1     192 dst
        psllq xmm10, 1                                         ;   343.0 p1     192 dst
        movdqa xmm15, [rbp + 496]                              ;   292.3 p2     192 dst reload
        pxor xmm15, xmm10                                      ;   345.0 p1     192 dst
        pxor xmm13, xmm15                                      ;   347.0 p1     192 dst
        pxor xmm14, xmm8                                       ;   345.0 p1     192 dst
        pand xmm13, xmm1                                       ;   349.0 p1     192 dst
        pand xmm14, xmm1                                       ;   347.0 p1     192 dst
        pxor xmm15, xmm13                                      ;   351.0 p1     192 dst
        psllq xmm13, 2                                         ;   351.0 p1     192 dst
        pxor xmm7, xmm13                                       ;   353.0 p1     192 dst
        pxor xmm8, xmm14                                       ;   350.0 p1     192 dst
        psllq xmm14, 2                                         ;   351.0 p1     192 dst
        pxor xmm6, xmm14                                       ;   353.0 p1     192 dst
        movdqa xmm10, [r8 + 80]                                ;   302.0 p2     192 dst
        psrlq xmm10, 1                                         ;   353.0 p1     192 dst
        movdqa xmm13, [rbp + 528]                              ;   304.3 p2     192 dst reload
        pxor xmm13, xmm10                                      ;   355.0 p1     192 dst
        pand xmm13, xmm2                                       ;   357.0 p1     192 dst
        movdqa xmm10, xmm5                                     ;   337.0 p0     192 dst copy
        psrlq xmm10, 4                                         ;   356.0 p1     192 dst
        pxor xmm10, xmm15                                      ;   358.0 p1     192 dst
        movdqa xmm14, [rel aes_to_slices.T0_constants128 + 32] ;   310.0 p2     192 dst reload
        pand xmm10, xmm14                                      ;   360.0 p1     192 dst
        pxor xmm15, xmm10                                      ;   362.0 p1     192 dst
        psllq xmm10, 4                                         ;   362.0 p1     192 dst
        pxor xmm5, xmm10                                       ;   364.0 p1     192 dst
        movdqa xmm10, xmm4                                     ;   339.0 p0     192 dst copy
        psrlq xmm10, 4                                         ;   362.0 p1     192 dst
        pxor xmm10, xmm7                                       ;   364.0 p1     192 dst
        pand xmm10, xmm14                                      ;   366.0 p1     192 dst
        pxor xmm7, xmm10                                       ;   368.0 p1     192 dst
        psllq xmm10, 4                                         ;   368.0 p1     192 dst
        pxor xmm4, xmm10                                       ;   370.0 p1     192 dst
        movdqa xmm10, xmm12                                    ;   336.0 p0     192 dst copy
        psrlq xmm10, 4                                         ;   368.0 p1     192 dst
        pxor xmm10, xmm8                                       ;   370.0 p1     192 dst
        pand xmm10, xmm14                                      ;   372.0 p1     192 dst
        pxor xmm8, xmm10                                       ;   374.0 p1     192 dst
        psllq xmm10, 4                                         ;   374.0 p1     192 dst
        pxor xmm12, xmm10                                      ;   376.0 p1     192 dst
        movdqa xmm10, xmm0                                     ;   339.0 p0     192 dst copy
        psrlq xmm10, 4                                         ;   374.0 p1     192 dst
        pxor xmm10, xmm6                                       ;   376.0 p1     192 dst
        pand xmm10, xmm14                                      ;   378.0 p1     192 dst
        pxor xmm6, xmm10                                       ;   380.0 p1     192 dst
        psllq xmm10, 4                                         ;   380.0 p1     192 dst
        pxor xmm0, xmm10                                       ;   382.0 p1     192 dst
        movdqa xmm10, [rbp + 560]                              ;   327.0 p2     192 dst reload
        pxor xmm10, xmm13                                      ;   380.0 p1     192 dst
        psllq xmm13, 1                                         ;   381.0 p1     192 dst
        movdqa [rbp + 560], xmm8                               ;   376.0 p0+p3  192 dst spill
        movdqa xmm8, [rbp + 544]                               ;   328.7 p2     192 dst reload
        pxor xmm8, xmm13                                       ;   383.0 p1     192 dst
        movdqa xmm13, xmm8                                     ;   385.0 p0     192 dst copy
        psrlq xmm13, 2                                         ;   392.0 p1     192 dst
        movdqa [rbp + 544], xmm12                              ;   378.0 p0+p3  192 dst spill
        movdqa xmm12, xmm10                                    ;   382.0 p0     192 dst copy
        psrlq xmm12, 2                                         ;   389.0 p1     192 dst
        movdqa [rbp + 528], xmm6                               ;   382.0 p0+p3  192 dst spill
        movdqa xmm6, [r8 + 1152]                               ;   332.0 p2     192 dst
        movdqa [rbp + 496], xmm0                               ;   384.0 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 128]                                ;   333.0 p2     192 dst
        movdqa [rbp + 512], xmm15                              ;   364.0 p0+p3  192 dst spill
        movdqa xmm15, [r8 + 1152]                              ;   334.0 p2     192 dst
        movdqa [rbp + 480], xmm5                               ;   366.0 p0+p3  192 dst spill
        movdqa xmm5, [r8 + 1408]                               ;   335.0 p2     192 dst
        movdqa [rbp + 448], xmm7                               ;   370.0 p0+p3  192 dst spill
        movdqa xmm7, [r8 + 384]                                ;   336.0 p2     192 dst
        movdqa [rbp + 416], xmm4                               ;   372.0 p0+p3  192 dst spill
        movdqa xmm4, [r8 + 1664]                               ;   337.0 p2     192 dst
        movdqa xmm14, [r8 + 1408]                              ;   338.0 p2     192 dst
        movdqa [rbp + 992], xmm4                               ;   348.0 p0+p3  192 dst spill
        movdqa xmm4, [r8 + 640]                                ;   339.0 p2     192 dst
        movdqa [rbp + 1008], xmm4                              ;   350.0 p0+p3  192 dst spill
        movdqa xmm4, [r8 + 1664]                               ;   340.0 p2     192 dst
        movdqa [rbp + 1024], xmm4                              ;   351.0 p0+p3  192 dst spill
        movdqa xmm4, [r8 + 1920]                               ;   341.0 p2     192 dst
        movdqa [rbp + 1040], xmm4                              ;   352.0 p0+p3  192 dst spill
        movdqa xmm4, [r8 + 896]                                ;   342.0 p2     192 dst
        movdqa [rbp + 1056], xmm4                              ;   353.0 p0+p3  192 dst spill
        movdqa xmm4, [r8 + 1920]                               ;   343.0 p2     192 dst
        movdqa [rbp + 1072], xmm4                              ;   354.0 p0+p3  192 dst spill
        movdqa xmm4, [r8 + 336]                                ;   344.0 p2     192 dst
        psrlq xmm4, 1                                          ;   385.0 p1     192 dst
        movdqa [rbp + 1088], xmm14                             ;   356.0 p0+p3  192 dst spill
        movdqa xmm14, [rbp + 576]                              ;   345.0 p2     192 dst reload
        pxor xmm14, xmm4                                       ;   387.0 p1     192 dst
        pand xmm14, xmm2                                       ;   389.0 p1     192 dst
        movdqa xmm4, [rbp + 624]                               ;   346.0 p2     192 dst reload
        pxor xmm4, xmm14                                       ;   391.0 p1     192 dst
        psllq xmm14, 1                                         ;   391.0 p1     192 dst
        movdqa [rbp + 624], xmm7                               ;   358.0 p0+p3  192 dst spill
        movdqa xmm7, [rbp + 592]                               ;   347.3 p2     192 dst reload
        pxor xmm7, xmm14                                       ;   393.0 p1     192 dst
        movdqa xmm14, xmm7                                     ;   395.0 p0     192 dst copy
        psrlq xmm14, 2                                         ;   402.0 p1     192 dst
        movdqa [rbp + 592], xmm5                               ;   360.0 p0+p3  192 dst spill
        movdqa xmm5, xmm4                                      ;   393.0 p0     192 dst copy
        psrlq xmm5, 2                                          ;   400.0 p1     192 dst
        movdqa [rbp + 576], xmm15                              ;   362.0 p0+p3  192 dst spill
        movdqa xmm15, [r8 + 592]                               ;   350.7 p2     192 dst
        psrlq xmm15, 1                                         ;   393.0 p1     192 dst
        movdqa [rbp + 1104], xmm0                              ;   364.0 p0+p3  192 dst spill
        movdqa xmm0, [rbp + 608]                               ;   352.0 p2     192 dst reload
        pxor xmm0, xmm15                                       ;   395.0 p1     192 dst
        pand xmm0, xmm2                                        ;   397.0 p1     192 dst
        pxor xmm9, xmm0                                        ;   399.0 p1     192 dst
        psllq xmm0, 1                                          ;   399.0 p1     192 dst
        pxor xmm3, xmm0                                        ;   401.0 p1     192 dst
        pxor xmm13, xmm3                                       ;   403.0 p1     192 dst
        pxor xmm12, xmm9                                       ;   401.0 p1     192 dst
        pand xmm13, xmm1                                       ;   405.0 p1     192 dst
        pand xmm12, xmm1                                       ;   403.0 p1     192 dst
        pxor xmm3, xmm13                                       ;   407.0 p1     192 dst
        psllq xmm13, 2                                         ;   407.0 p1     192 dst
        pxor xmm8, xmm13                                       ;   409.0 p1     192 dst
        movdqa xmm0, [r8 + 848]                                ;   356.3 p2     192 dst
        psrlq xmm0, 1                                          ;   406.0 p1     192 dst
        pxor xmm11, xmm0                                       ;   408.0 p1     192 dst
        movdqa xmm0, [r8 + 96]                                 ;   357.3 p2     192 dst
        psrlq xmm0, 1                                          ;   408.0 p1     192 dst
        pand xmm11, xmm2                                       ;   410.0 p1     192 dst
        pxor xmm9, xmm12                                       ;   410.0 p1     192 dst
        psllq xmm12, 2                                         ;   411.0 p1     192 dst
        pxor xmm10, xmm12                                      ;   413.0 p1     192 dst
        movdqa xmm12, [r8 + 352]                               ;   359.3 p2     192 dst
        psrlq xmm12, 1                                         ;   413.0 p1     192 dst
        movdqa xmm13, [rbp + 272]                              ;   360.3 p2     192 dst reload
        pxor xmm13, xmm0                                       ;   414.0 p1     192 dst
        movdqa xmm0, [rbp + 688]                               ;   362.0 p2     192 dst reload
        pxor xmm0, xmm11                                       ;   415.0 p1     192 dst
        psllq xmm11, 1                                         ;   416.0 p1     192 dst
        movdqa xmm15, [rbp + 704]                              ;   366.0 p2     192 dst reload
        pxor xmm15, xmm11                                      ;   418.0 p1     192 dst
        pxor xmm14, xmm15                                      ;   420.0 p1     192 dst
        pxor xmm5, xmm0                                        ;   419.0 p1     192 dst
        movdqa xmm11, [rbp + 208]                              ;   368.0 p2     192 dst reload
        pxor xmm11, xmm12                                      ;   420.0 p1     192 dst
        pand xmm14, xmm1                                       ;   422.0 p1     192 dst
        pand xmm5, xmm1                                        ;   422.0 p1     192 dst
        pxor xmm15, xmm14                                      ;   424.0 p1     192 dst
        psllq xmm14, 2                                         ;   424.0 p1     192 dst
        pxor xmm7, xmm14                                       ;   426.0 p1     192 dst
        pand xmm13, xmm2                                       ;   426.0 p1     192 dst
        pxor xmm0, xmm5                                        ;   427.0 p1     192 dst
        psllq xmm5, 2                                          ;   428.0 p1     192 dst
        pxor xmm4, xmm5                                        ;   430.0 p1     192 dst
        movdqa xmm5, [r8 + 608]                                ;   378.3 p2     192 dst
        psrlq xmm5, 1                                          ;   430.0 p1     192 dst
        pand xmm11, xmm2                                       ;   431.0 p1     192 dst
        movdqa xmm12, [rbp + 736]                              ;   380.0 p2     192 dst reload
        pxor xmm12, xmm5                                       ;   432.0 p1     192 dst
        movdqa xmm5, xmm3                                      ;   409.0 p0     192 dst copy
        psrlq xmm5, 4                                          ;   433.0 p1     192 dst
        movdqa xmm14, xmm8                                     ;   411.0 p0     192 dst copy
        psrlq xmm14, 4                                         ;   434.0 p1     192 dst
        pxor xmm14, xmm7                                       ;   436.0 p1     192 dst
        pxor xmm5, xmm15                                       ;   436.0 p1     192 dst
        pand xmm14, [rel aes_to_slices.T0_constants128 + 32]   ;   438.0 p2+p1  192 dst
        pand xmm5, [rel aes_to_slices.T0_constants128 + 32]    ;   438.0 p2+p1  192 dst
        pxor xmm7, xmm14                                       ;   440.0 p1     192 dst
        psllq xmm14, 4                                         ;   440.0 p1     192 dst
        pxor xmm8, xmm14                                       ;   442.0 p1     192 dst
        movdqa xmm14, xmm9                                     ;   412.0 p0     192 dst copy
        psrlq xmm14, 4                                         ;   442.0 p1     192 dst
        pand xmm12, xmm2                                       ;   443.0 p1     192 dst
        pxor xmm15, xmm5                                       ;   444.0 p1     192 dst
        psllq xmm5, 4                                          ;   445.0 p1     192 dst
        pxor xmm3, xmm5                                        ;   447.0 p1     192 dst
        movdqa xmm5, xmm10                                     ;   415.0 p0     192 dst copy
        psrlq xmm5, 4                                          ;   447.0 p1     192 dst
        pxor xmm14, xmm0                                       ;   448.0 p1     192 dst
        pxor xmm5, xmm4                                        ;   449.0 p1     192 dst
        pand xmm5, [rel aes_to_slices.T0_constants128 + 32]    ;   451.0 p2+p1  192 dst
        pand xmm14, [rel aes_to_slices.T0_constants128 + 32]   ;   451.0 p2+p1  192 dst
        pxor xmm4, xmm5                                        ;   453.0 p1     192 dst
        psllq xmm5, 4                                          ;   453.0 p1     192 dst
        pxor xmm10, xmm5                                       ;   455.0 p1     192 dst
        movdqa xmm5, [rbp + 192]                               ;   400.7 p2     192 dst reload
        pxor xmm5, xmm13                                       ;   455.0 p1     192 dst
        psllq xmm13, 1                                         ;   456.0 p1     192 dst
        movdqa [rbp + 192], xmm4                               ;   455.0 p0+p3  192 dst spill
        movdqa xmm4, [rbp + 848]                               ;   402.3 p2     192 dst reload
        pxor xmm4, xmm13                                       ;   458.0 p1     192 dst
        movdqa xmm13, [rbp + 832]                              ;   403.3 p2     192 dst reload
        pxor xmm13, xmm11                                      ;   458.0 p1     192 dst
        psllq xmm11, 1                                         ;   459.0 p1     192 dst
        pxor xmm0, xmm14                                       ;   460.0 p1     192 dst
        psllq xmm14, 4                                         ;   461.0 p1     192 dst
        pxor xmm9, xmm14                                       ;   463.0 p1     192 dst
        movdqa xmm14, [rbp + 240]                              ;   405.0 p2     192 dst reload
        pxor xmm14, xmm11                                      ;   463.0 p1     192 dst
        movdqa xmm11, [rbp + 768]                              ;   406.0 p2     192 dst reload
        pxor xmm11, xmm12                                      ;   464.0 p1     192 dst
        psllq xmm12, 1                                         ;   465.0 p1     192 dst
        movdqa [rbp + 768], xmm0                               ;   462.0 p0+p3  192 dst spill
        movdqa xmm0, [rbp + 752]                               ;   407.3 p2     192 dst reload
        pxor xmm0, xmm12                                       ;   467.0 p1     192 dst
        movdqa xmm12, xmm4                                     ;   460.0 p0     192 dst copy
        psrlq xmm12, 2                                         ;   467.0 p1     192 dst
        pxor xmm12, xmm0                                       ;   469.0 p1     192 dst
        pand xmm12, xmm1                                       ;   471.0 p1     192 dst
        pxor xmm0, xmm12                                       ;   473.0 p1     192 dst
        psllq xmm12, 2                                         ;   473.0 p1     192 dst
        pxor xmm4, xmm12                                       ;   475.0 p1     192 dst
        movdqa xmm12, xmm5                                     ;   457.0 p0     192 dst copy
        psrlq xmm12, 2                                         ;   473.0 p1     192 dst
        pxor xmm12, xmm11                                      ;   475.0 p1     192 dst
        pand xmm12, xmm1                                       ;   477.0 p1     192 dst
        pxor xmm11, xmm12                                      ;   479.0 p1     192 dst
        psllq xmm12, 2                                         ;   479.0 p1     192 dst
        pxor xmm5, xmm12                                       ;   481.0 p1     192 dst
        movdqa xmm12, xmm13                                    ;   460.0 p0     192 dst copy
        psrlq xmm12, 2                                         ;   479.0 p1     192 dst
        movdqa [rbp + 752], xmm9                               ;   465.0 p0+p3  192 dst spill
        movdqa xmm9, xmm14                                     ;   465.0 p0     192 dst copy
        psrlq xmm9, 2                                          ;   480.0 p1     192 dst
        movdqa [rbp + 240], xmm10                              ;   457.0 p0+p3  192 dst spill
        movdqa xmm10, xmm0                                     ;   475.0 p0     192 dst copy
        psrlq xmm10, 4                                         ;   482.0 p1     192 dst
        movdqa [rbp + 832], xmm15                              ;   446.0 p0+p3  192 dst spill
        movdqa xmm15, xmm4                                     ;   477.0 p0     192 dst copy
        psrlq xmm15, 4                                         ;   484.0 p1     192 dst
        movdqa [rbp + 848], xmm3                               ;   449.0 p0+p3  192 dst spill
        movdqa xmm3, xmm11                                     ;   481.0 p0     192 dst copy
        psrlq xmm3, 4                                          ;   488.0 p1     192 dst
        movdqa [rbp + 736], xmm7                               ;   442.0 p0+p3  192 dst spill
        movdqa xmm7, xmm5                                      ;   483.0 p0     192 dst copy
        psrlq xmm7, 4                                          ;   490.0 p1     192 dst
        movdqa [rbp + 208], xmm8                               ;   444.0 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1168]                               ;   420.7 p2     192 dst
        movdqa [rbp + 704], xmm8                               ;   431.7 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 144]                                ;   421.7 p2     192 dst
        movdqa [rbp + 688], xmm8                               ;   432.7 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1168]                               ;   422.7 p2     192 dst
        movdqa [rbp + 272], xmm8                               ;   433.7 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1424]                               ;   423.7 p2     192 dst
        movdqa [rbp + 608], xmm8                               ;   434.7 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 400]                                ;   424.7 p2     192 dst
        movdqa [rbp + 1120], xmm8                              ;   435.7 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1680]                               ;   425.7 p2     192 dst
        movdqa [rbp + 1136], xmm8                              ;   436.7 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1424]                               ;   426.7 p2     192 dst
        movdqa [rbp + 1152], xmm8                              ;   437.7 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 656]                                ;   427.7 p2     192 dst
        movdqa [rbp + 1168], xmm8                              ;   439.3 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1680]                               ;   428.7 p2     192 dst
        movdqa [rbp + 1184], xmm8                              ;   441.3 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1936]                               ;   429.7 p2     192 dst
        movdqa [rbp + 1200], xmm8                              ;   443.3 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 912]                                ;   432.0 p2     192 dst
        movdqa [rbp + 1216], xmm8                              ;   445.3 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1936]                               ;   433.0 p2     192 dst
        movdqa [rbp + 1232], xmm8                              ;   447.3 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 864]                                ;   434.0 p2     192 dst
        psrlq xmm8, 1                                          ;   485.0 p1     192 dst
        movdqa [rbp + 1248], xmm6                              ;   449.3 p0+p3  192 dst spill
        movdqa xmm6, [rbp + 784]                               ;   438.0 p2     192 dst reload
        pxor xmm6, xmm8                                        ;   487.0 p1     192 dst
        pand xmm6, xmm2                                        ;   489.0 p1     192 dst
        movdqa xmm8, [rbp + 816]                               ;   440.3 p2     192 dst reload
        pxor xmm8, xmm6                                        ;   491.0 p1     192 dst
        psllq xmm6, 1                                          ;   491.0 p1     192 dst
        movdqa xmm2, [rbp + 800]                               ;   442.0 p2     192 dst reload
        pxor xmm2, xmm6                                        ;   493.0 p1     192 dst
        pxor xmm9, xmm2                                        ;   495.0 p1     192 dst
        pxor xmm12, xmm8                                       ;   493.0 p1     192 dst
        pand xmm9, xmm1                                        ;   497.0 p1     192 dst
        pand xmm12, xmm1                                       ;   495.0 p1     192 dst
        pxor xmm2, xmm9                                        ;   499.0 p1     192 dst
        psllq xmm9, 2                                          ;   499.0 p1     192 dst
        pxor xmm14, xmm9                                       ;   501.0 p1     192 dst
        pxor xmm8, xmm12                                       ;   498.0 p1     192 dst
        psllq xmm12, 2                                         ;   499.0 p1     192 dst
        pxor xmm13, xmm12                                      ;   501.0 p1     192 dst
        movdqa xmm6, [r8 + 112]                                ;   451.0 p2     192 dst
        psrlq xmm6, 1                                          ;   501.0 p1     192 dst
        movdqa xmm9, [rbp + 464]                               ;   453.3 p2     192 dst reload
        pxor xmm9, xmm6                                        ;   503.0 p1     192 dst
        pxor xmm10, xmm2                                       ;   503.0 p1     192 dst
        pxor xmm15, xmm14                                      ;   504.0 p1     192 dst
        pxor xmm3, xmm8                                        ;   505.0 p1     192 dst
        pxor xmm7, xmm13                                       ;   506.0 p1     192 dst
        movdqa xmm6, [rel aes_to_slices.T0_constants128 + 32]  ;   457.3 p2     192 dst reload
        pand xmm15, xmm6                                       ;   507.0 p1     192 dst
        pand xmm10, xmm6                                       ;   508.0 p1     192 dst
        movdqa xmm12, [rel aes_to_slices.T0_constants128]      ;   458.3 p2     192 dst reload
        pand xmm9, xmm12                                       ;   509.0 p1     192 dst
        pxor xmm14, xmm15                                      ;   510.0 p1     192 dst
        psllq xmm15, 4                                         ;   511.0 p1     192 dst
        pxor xmm4, xmm15                                       ;   513.0 p1     192 dst
        pand xmm7, xmm6                                        ;   513.0 p1     192 dst
        pand xmm3, xmm6                                        ;   514.0 p1     192 dst
        pxor xmm2, xmm10                                       ;   515.0 p1     192 dst
        psllq xmm10, 4                                         ;   516.0 p1     192 dst
        pxor xmm0, xmm10                                       ;   518.0 p1     192 dst
        pxor xmm13, xmm7                                       ;   518.0 p1     192 dst
        psllq xmm7, 4                                          ;   519.0 p1     192 dst
        pxor xmm5, xmm7                                        ;   521.0 p1     192 dst
        movdqa xmm7, [r8 + 368]                                ;   466.3 p2     192 dst
        psrlq xmm7, 1                                          ;   521.0 p1     192 dst
        pxor xmm8, xmm3                                        ;   522.0 p1     192 dst
        psllq xmm3, 4                                          ;   523.0 p1     192 dst
        pxor xmm11, xmm3                                       ;   525.0 p1     192 dst
        movdqa xmm3, [r8 + 624]                                ;   469.0 p2     192 dst
        psrlq xmm3, 1                                          ;   525.0 p1     192 dst
        movdqa xmm10, [rbp + 400]                              ;   470.0 p2     192 dst reload
        pxor xmm10, xmm7                                       ;   526.0 p1     192 dst
        movdqa xmm7, [rbp + 384]                               ;   473.0 p2     192 dst reload
        pxor xmm7, xmm9                                        ;   527.0 p1     192 dst
        psllq xmm9, 1                                          ;   528.0 p1     192 dst
        movdqa xmm15, [rbp + 864]                              ;   477.0 p2     192 dst reload
        pxor xmm15, xmm3                                       ;   529.0 p1     192 dst
        movdqa xmm3, [rbp + 976]                               ;   478.0 p2     192 dst reload
        pxor xmm3, xmm9                                        ;   530.0 p1     192 dst
        pand xmm10, xmm12                                      ;   531.0 p1     192 dst
        pand xmm15, xmm12                                      ;   532.0 p1     192 dst
        movdqa xmm9, [rbp + 960]                               ;   481.3 p2     192 dst reload
        pxor xmm9, xmm10                                       ;   533.0 p1     192 dst
        psllq xmm10, 1                                         ;   534.0 p1     192 dst
        movdqa [rbp + 960], xmm8                               ;   524.0 p0+p3  192 dst spill
        movdqa xmm8, [rbp + 432]                               ;   484.3 p2     192 dst reload
        pxor xmm8, xmm10                                       ;   536.0 p1     192 dst
        movdqa xmm10, [rbp + 896]                              ;   485.3 p2     192 dst reload
        pxor xmm10, xmm15                                      ;   536.0 p1     192 dst
        psllq xmm15, 1                                         ;   537.0 p1     192 dst
        movdqa [rbp + 896], xmm11                              ;   527.0 p0+p3  192 dst spill
        movdqa xmm11, [rbp + 880]                              ;   486.7 p2     192 dst reload
        pxor xmm11, xmm15                                      ;   539.0 p1     192 dst
        movdqa xmm15, xmm3                                     ;   532.0 p0     192 dst copy
        psrlq xmm15, 2                                         ;   539.0 p1     192 dst
        pxor xmm15, xmm11                                      ;   541.0 p1     192 dst
        pand xmm15, xmm1                                       ;   543.0 p1     192 dst
        pxor xmm11, xmm15                                      ;   545.0 p1     192 dst
        psllq xmm15, 2                                         ;   545.0 p1     192 dst
        pxor xmm3, xmm15                                       ;   547.0 p1     192 dst
        movdqa xmm15, xmm7                                     ;   529.0 p0     192 dst copy
        psrlq xmm15, 2                                         ;   545.0 p1     192 dst
        pxor xmm15, xmm10                                      ;   547.0 p1     192 dst
        pand xmm15, xmm1                                       ;   549.0 p1     192 dst
        pxor xmm10, xmm15                                      ;   551.0 p1     192 dst
        psllq xmm15, 2                                         ;   551.0 p1     192 dst
        pxor xmm7, xmm15                                       ;   553.0 p1     192 dst
        movdqa xmm15, xmm8                                     ;   538.0 p0     192 dst copy
        psrlq xmm15, 2                                         ;   551.0 p1     192 dst
        movdqa [rbp + 880], xmm13                              ;   520.0 p0+p3  192 dst spill
        movdqa xmm13, xmm9                                     ;   535.0 p0     192 dst copy
        psrlq xmm13, 2                                         ;   552.0 p1     192 dst
        movdqa [rbp + 432], xmm5                               ;   523.0 p0+p3  192 dst spill
        movdqa xmm5, xmm11                                     ;   547.0 p0     192 dst copy
        psrlq xmm5, 4                                          ;   554.0 p1     192 dst
        movdqa [rbp + 976], xmm2                               ;   517.0 p0+p3  192 dst spill
        movdqa xmm2, xmm3                                      ;   549.0 p0     192 dst copy
        psrlq xmm2, 4                                          ;   556.0 p1     192 dst
        movdqa [rbp + 864], xmm0                               ;   520.0 p0+p3  192 dst spill
        movdqa xmm0, xmm10                                     ;   553.0 p0     192 dst copy
        psrlq xmm0, 4                                          ;   560.0 p1     192 dst
        movdqa [rbp + 384], xmm14                              ;   512.0 p0+p3  192 dst spill
        movdqa xmm14, xmm7                                     ;   555.0 p0     192 dst copy
        psrlq xmm14, 4                                         ;   562.0 p1     192 dst
        movdqa [rbp + 400], xmm4                               ;   515.0 p0+p3  192 dst spill
        movdqa xmm4, [r8 + 1184]                               ;   501.7 p2     192 dst
        movdqa [rbp + 464], xmm4                               ;   512.7 p0+p3  192 dst spill
        movdqa xmm4, [r8 + 160]                                ;   502.7 p2     192 dst
        movdqa [rbp + 800], xmm4                               ;   513.7 p0+p3  192 dst spill
        movdqa xmm4, [r8 + 1184]                               ;   503.7 p2     192 dst
        movdqa [rbp + 816], xmm4                               ;   514.7 p0+p3  192 dst spill
        movdqa xmm4, [r8 + 1440]                               ;   504.7 p2     192 dst
        movdqa [rbp + 784], xmm4                               ;   515.7 p0+p3  192 dst spill
        movdqa xmm4, [r8 + 416]                                ;   505.7 p2     192 dst
        movdqa [rbp + 1264], xmm4                              ;   516.7 p0+p3  192 dst spill
        movdqa xmm4, [r8 + 1696]                               ;   506.7 p2     192 dst
        movdqa [rbp + 1280], xmm4                              ;   517.7 p0+p3  192 dst spill
        movdqa xmm4, [r8 + 1440]                               ;   507.7 p2     192 dst
        movdqa [rbp + 1296], xmm4                              ;   518.7 p0+p3  192 dst spill
        movdqa xmm4, [r8 + 672]                                ;   508.7 p2     192 dst
        movdqa [rbp + 1312], xmm4                              ;   520.3 p0+p3  192 dst spill
        movdqa xmm4, [r8 + 1696]                               ;   509.7 p2     192 dst
        movdqa [rbp + 1328], xmm4                              ;   522.3 p0+p3  192 dst spill
        movdqa xmm4, [r8 + 1952]                               ;   510.7 p2     192 dst
        movdqa [rbp + 1344], xmm4                              ;   524.3 p0+p3  192 dst spill
        movdqa xmm4, [r8 + 928]                                ;   511.7 p2     192 dst
        movdqa [rbp + 1360], xmm4                              ;   526.3 p0+p3  192 dst spill
        movdqa xmm4, [r8 + 1952]                               ;   512.7 p2     192 dst
        movdqa [rbp + 1376], xmm4                              ;   528.3 p0+p3  192 dst spill
        movdqa xmm4, [r8 + 880]                                ;   513.7 p2     192 dst
        psrlq xmm4, 1                                          ;   557.0 p1     192 dst
        movdqa xmm6, [rbp + 912]                               ;   514.7 p2     192 dst reload
        pxor xmm6, xmm4                                        ;   559.0 p1     192 dst
        pand xmm6, xmm12                                       ;   561.0 p1     192 dst
        movdqa xmm4, [rbp + 944]                               ;   515.7 p2     192 dst reload
        pxor xmm4, xmm6                                        ;   563.0 p1     192 dst
        psllq xmm6, 1                                          ;   563.0 p1     192 dst
        movdqa xmm12, [rbp + 928]                              ;   516.7 p2     192 dst reload
        pxor xmm12, xmm6                                       ;   565.0 p1     192 dst
        pxor xmm15, xmm12                                      ;   567.0 p1     192 dst
        pxor xmm13, xmm4                                       ;   565.0 p1     192 dst
        pand xmm15, xmm1                                       ;   569.0 p1     192 dst
        pand xmm13, xmm1                                       ;   567.0 p1     192 dst
        pxor xmm12, xmm15                                      ;   571.0 p1     192 dst
        psllq xmm15, 2                                         ;   571.0 p1     192 dst
        pxor xmm8, xmm15                                       ;   573.0 p1     192 dst
        pxor xmm4, xmm13                                       ;   570.0 p1     192 dst
        psllq xmm13, 2                                         ;   571.0 p1     192 dst
        pxor xmm9, xmm13                                       ;   573.0 p1     192 dst
        movdqa xmm6, [r8 + 128]                                ;   523.3 p2     192 dst
        psrlq xmm6, 1                                          ;   573.0 p1     192 dst
        movdqa xmm13, [rbp + 1248]                             ;   524.3 p2     192 dst reload
        pxor xmm13, xmm6                                       ;   575.0 p1     192 dst
        pxor xmm5, xmm12                                       ;   575.0 p1     192 dst
        pxor xmm2, xmm8                                        ;   576.0 p1     192 dst
        pxor xmm0, xmm4                                        ;   577.0 p1     192 dst
        pxor xmm14, xmm9                                       ;   578.0 p1     192 dst
        movdqa xmm6, [rel aes_to_slices.T0_constants128 + 32]  ;   528.3 p2     192 dst reload
        pand xmm2, xmm6                                        ;   579.0 p1     192 dst
        pand xmm5, xmm6                                        ;   580.0 p1     192 dst
        movdqa xmm15, [rel aes_to_slices.T0_constants128]      ;   530.0 p2     192 dst reload
        pand xmm13, xmm15                                      ;   581.0 p1     192 dst
        pxor xmm8, xmm2                                        ;   582.0 p1     192 dst
        psllq xmm2, 4                                          ;   583.0 p1     192 dst
        pxor xmm3, xmm2                                        ;   585.0 p1     192 dst
        pand xmm14, xmm6                                       ;   585.0 p1     192 dst
        pand xmm0, xmm6                                        ;   586.0 p1     192 dst
        pxor xmm12, xmm5                                       ;   587.0 p1     192 dst
        psllq xmm5, 4                                          ;   588.0 p1     192 dst
        pxor xmm11, xmm5                                       ;   590.0 p1     192 dst
        pxor xmm9, xmm14                                       ;   590.0 p1     192 dst
        psllq xmm14, 4                                         ;   591.0 p1     192 dst
        pxor xmm7, xmm14                                       ;   593.0 p1     192 dst
        movdqa xmm2, [r8 + 384]                                ;   538.0 p2     192 dst
        psrlq xmm2, 1                                          ;   593.0 p1     192 dst
        pxor xmm4, xmm0                                        ;   594.0 p1     192 dst
        psllq xmm0, 4                                          ;   595.0 p1     192 dst
        pxor xmm10, xmm0                                       ;   597.0 p1     192 dst
        movdqa xmm0, [r8 + 640]                                ;   539.7 p2     192 dst
        psrlq xmm0, 1                                          ;   597.0 p1     192 dst
        movdqa xmm5, [rbp + 592]                               ;   541.0 p2     192 dst reload
        pxor xmm5, xmm2                                        ;   598.0 p1     192 dst
        movdqa xmm2, [rbp + 576]                               ;   542.0 p2     192 dst reload
        pxor xmm2, xmm13                                       ;   599.0 p1     192 dst
        psllq xmm13, 1                                         ;   600.0 p1     192 dst
        movdqa xmm14, [rbp + 992]                              ;   547.0 p2     192 dst reload
        pxor xmm14, xmm0                                       ;   601.0 p1     192 dst
        movdqa xmm0, [rbp + 1104]                              ;   549.0 p2     192 dst reload
        pxor xmm0, xmm13                                       ;   602.0 p1     192 dst
        pand xmm5, xmm15                                       ;   603.0 p1     192 dst
        pand xmm14, xmm15                                      ;   604.0 p1     192 dst
        movdqa xmm13, [rbp + 1088]                             ;   551.0 p2     192 dst reload
        pxor xmm13, xmm5                                       ;   605.0 p1     192 dst
        psllq xmm5, 1                                          ;   606.0 p1     192 dst
        movdqa [rbp + 1088], xmm4                              ;   596.0 p0+p3  192 dst spill
        movdqa xmm4, [rbp + 624]                               ;   555.7 p2     192 dst reload
        pxor xmm4, xmm5                                        ;   608.0 p1     192 dst
        movdqa xmm5, [rbp + 1024]                              ;   556.7 p2     192 dst reload
        pxor xmm5, xmm14                                       ;   608.0 p1     192 dst
        psllq xmm14, 1                                         ;   609.0 p1     192 dst
        movdqa [rbp + 1024], xmm10                             ;   599.0 p0+p3  192 dst spill
        movdqa xmm10, [rbp + 1008]                             ;   558.0 p2     192 dst reload
        pxor xmm10, xmm14                                      ;   611.0 p1     192 dst
        movdqa xmm14, xmm0                                     ;   604.0 p0     192 dst copy
        psrlq xmm14, 2                                         ;   611.0 p1     192 dst
        pxor xmm14, xmm10                                      ;   613.0 p1     192 dst
        pand xmm14, xmm1                                       ;   615.0 p1     192 dst
        pxor xmm10, xmm14                                      ;   617.0 p1     192 dst
        psllq xmm14, 2                                         ;   617.0 p1     192 dst
        pxor xmm0, xmm14                                       ;   619.0 p1     192 dst
        movdqa xmm14, xmm2                                     ;   601.0 p0     192 dst copy
        psrlq xmm14, 2                                         ;   617.0 p1     192 dst
        pxor xmm14, xmm5                                       ;   619.0 p1     192 dst
        pand xmm14, xmm1                                       ;   621.0 p1     192 dst
        pxor xmm5, xmm14                                       ;   623.0 p1     192 dst
        psllq xmm14, 2                                         ;   623.0 p1     192 dst
        pxor xmm2, xmm14                                       ;   625.0 p1     192 dst
        movdqa xmm14, xmm4                                     ;   610.0 p0     192 dst copy
        psrlq xmm14, 2                                         ;   623.0 p1     192 dst
        movdqa [rbp + 1008], xmm9                              ;   592.0 p0+p3  192 dst spill
        movdqa xmm9, xmm13                                     ;   607.0 p0     192 dst copy
        psrlq xmm9, 2                                          ;   624.0 p1     192 dst
        movdqa [rbp + 624], xmm7                               ;   595.0 p0+p3  192 dst spill
        movdqa xmm7, xmm10                                     ;   619.0 p0     192 dst copy
        psrlq xmm7, 4                                          ;   626.0 p1     192 dst
        movdqa [rbp + 1104], xmm12                             ;   589.0 p0+p3  192 dst spill
        movdqa xmm12, xmm0                                     ;   621.0 p0     192 dst copy
        psrlq xmm12, 4                                         ;   628.0 p1     192 dst
        movdqa [rbp + 992], xmm11                              ;   592.0 p0+p3  192 dst spill
        movdqa xmm11, xmm5                                     ;   625.0 p0     192 dst copy
        psrlq xmm11, 4                                         ;   632.0 p1     192 dst
        movdqa [rbp + 576], xmm8                               ;   584.0 p0+p3  192 dst spill
        movdqa xmm8, xmm2                                      ;   627.0 p0     192 dst copy
        psrlq xmm8, 4                                          ;   634.0 p1     192 dst
        movdqa [rbp + 592], xmm3                               ;   587.0 p0+p3  192 dst spill
        movdqa xmm3, [r8 + 1200]                               ;   573.0 p2     192 dst
        movdqa [rbp + 1248], xmm3                              ;   584.0 p0+p3  192 dst spill
        movdqa xmm3, [r8 + 176]                                ;   574.0 p2     192 dst
        movdqa [rbp + 928], xmm3                               ;   585.0 p0+p3  192 dst spill
        movdqa xmm3, [r8 + 1200]                               ;   575.0 p2     192 dst
        movdqa [rbp + 944], xmm3                               ;   586.0 p0+p3  192 dst spill
        movdqa xmm3, [r8 + 1456]                               ;   576.0 p2     192 dst
        movdqa [rbp + 912], xmm3                               ;   587.0 p0+p3  192 dst spill
        movdqa xmm3, [r8 + 432]                                ;   577.0 p2     192 dst
        movdqa [rbp + 1392], xmm3                              ;   588.0 p0+p3  192 dst spill
        movdqa xmm3, [r8 + 1712]                               ;   578.0 p2     192 dst
        movdqa [rbp + 1408], xmm3                              ;   589.0 p0+p3  192 dst spill
        movdqa xmm3, [r8 + 1456]                               ;   579.0 p2     192 dst
        movdqa [rbp + 1424], xmm3                              ;   590.0 p0+p3  192 dst spill
        movdqa xmm3, [r8 + 688]                                ;   580.0 p2     192 dst
        movdqa [rbp + 1440], xmm3                              ;   591.7 p0+p3  192 dst spill
        movdqa xmm3, [r8 + 1712]                               ;   581.0 p2     192 dst
        movdqa [rbp + 1456], xmm3                              ;   593.7 p0+p3  192 dst spill
        movdqa xmm3, [r8 + 1968]                               ;   582.0 p2     192 dst
        movdqa [rbp + 1472], xmm3                              ;   595.7 p0+p3  192 dst spill
        movdqa xmm3, [r8 + 944]                                ;   583.0 p2     192 dst
        movdqa [rbp + 1488], xmm3                              ;   597.7 p0+p3  192 dst spill
        movdqa xmm3, [r8 + 1968]                               ;   584.0 p2     192 dst
        movdqa [rbp + 1504], xmm3                              ;   599.7 p0+p3  192 dst spill
        movdqa xmm3, [r8 + 896]                                ;   585.0 p2     192 dst
        psrlq xmm3, 1                                          ;   629.0 p1     192 dst
        movdqa xmm6, [rbp + 1040]                              ;   586.0 p2     192 dst reload
        pxor xmm6, xmm3                                        ;   631.0 p1     192 dst
        pand xmm6, xmm15                                       ;   633.0 p1     192 dst
        movdqa xmm3, [rbp + 1072]                              ;   587.0 p2     192 dst reload
        pxor xmm3, xmm6                                        ;   635.0 p1     192 dst
        psllq xmm6, 1                                          ;   635.0 p1     192 dst
        movdqa xmm15, [rbp + 1056]                             ;   588.0 p2     192 dst reload
        pxor xmm15, xmm6                                       ;   637.0 p1     192 dst
        pxor xmm14, xmm15                                      ;   639.0 p1     192 dst
        pxor xmm9, xmm3                                        ;   637.0 p1     192 dst
        pand xmm14, xmm1                                       ;   641.0 p1     192 dst
        pand xmm9, xmm1                                        ;   639.0 p1     192 dst
        pxor xmm15, xmm14                                      ;   643.0 p1     192 dst
        psllq xmm14, 2                                         ;   643.0 p1     192 dst
        pxor xmm4, xmm14                                       ;   645.0 p1     192 dst
        pxor xmm3, xmm9                                        ;   642.0 p1     192 dst
        psllq xmm9, 2                                          ;   643.0 p1     192 dst
        pxor xmm13, xmm9                                       ;   645.0 p1     192 dst
        movdqa xmm6, [r8 + 144]                                ;   595.3 p2     192 dst
        psrlq xmm6, 1                                          ;   645.0 p1     192 dst
        movdqa xmm9, [rbp + 704]                               ;   596.3 p2     192 dst reload
        pxor xmm9, xmm6                                        ;   647.0 p1     192 dst
        pxor xmm7, xmm15                                       ;   647.0 p1     192 dst
        pxor xmm12, xmm4                                       ;   648.0 p1     192 dst
        pxor xmm11, xmm3                                       ;   649.0 p1     192 dst
        pxor xmm8, xmm13                                       ;   650.0 p1     192 dst
        movdqa xmm6, [rel aes_to_slices.T0_constants128 + 32]  ;   600.3 p2     192 dst reload
        pand xmm12, xmm6                                       ;   651.0 p1     192 dst
        pand xmm7, xmm6                                        ;   652.0 p1     192 dst
        movdqa xmm14, [rel aes_to_slices.T0_constants128]      ;   602.0 p2     192 dst reload
        pand xmm9, xmm14                                       ;   653.0 p1     192 dst
        pxor xmm4, xmm12                                       ;   654.0 p1     192 dst
        psllq xmm12, 4                                         ;   655.0 p1     192 dst
        pxor xmm0, xmm12                                       ;   657.0 p1     192 dst
        pand xmm8, xmm6                                        ;   657.0 p1     192 dst
        pand xmm11, xmm6                                       ;   658.0 p1     192 dst
        pxor xmm15, xmm7                                       ;   659.0 p1     192 dst
        psllq xmm7, 4                                          ;   660.0 p1     192 dst
        pxor xmm10, xmm7                                       ;   662.0 p1     192 dst
        pxor xmm13, xmm8                                       ;   662.0 p1     192 dst
        psllq xmm8, 4                                          ;   663.0 p1     192 dst
        pxor xmm2, xmm8                                        ;   665.0 p1     192 dst
        movdqa xmm7, [r8 + 400]                                ;   610.0 p2     192 dst
        psrlq xmm7, 1                                          ;   665.0 p1     192 dst
        pxor xmm3, xmm11                                       ;   666.0 p1     192 dst
        psllq xmm11, 4                                         ;   667.0 p1     192 dst
        pxor xmm5, xmm11                                       ;   669.0 p1     192 dst
        movdqa xmm8, [r8 + 656]                                ;   611.7 p2     192 dst
        psrlq xmm8, 1                                          ;   669.0 p1     192 dst
        movdqa xmm11, [rbp + 608]                              ;   613.0 p2     192 dst reload
        pxor xmm11, xmm7                                       ;   670.0 p1     192 dst
        movdqa xmm7, [rbp + 272]                               ;   614.0 p2     192 dst reload
        pxor xmm7, xmm9                                        ;   671.0 p1     192 dst
        psllq xmm9, 1                                          ;   672.0 p1     192 dst
        movdqa xmm12, [rbp + 1136]                             ;   619.0 p2     192 dst reload
        pxor xmm12, xmm8                                       ;   673.0 p1     192 dst
        movdqa xmm8, [rbp + 688]                               ;   621.0 p2     192 dst reload
        pxor xmm8, xmm9                                        ;   674.0 p1     192 dst
        pand xmm11, xmm14                                      ;   675.0 p1     192 dst
        pand xmm12, xmm14                                      ;   676.0 p1     192 dst
        movdqa xmm9, [rbp + 1152]                              ;   623.0 p2     192 dst reload
        pxor xmm9, xmm11                                       ;   677.0 p1     192 dst
        psllq xmm11, 1                                         ;   678.0 p1     192 dst
        movdqa [rbp + 1152], xmm3                              ;   668.0 p0+p3  192 dst spill
        movdqa xmm3, [rbp + 1120]                              ;   627.7 p2     192 dst reload
        pxor xmm3, xmm11                                       ;   680.0 p1     192 dst
        movdqa xmm11, [rbp + 1184]                             ;   628.7 p2     192 dst reload
        pxor xmm11, xmm12                                      ;   680.0 p1     192 dst
        psllq xmm12, 1                                         ;   681.0 p1     192 dst
        movdqa [rbp + 1184], xmm5                              ;   671.0 p0+p3  192 dst spill
        movdqa xmm5, [rbp + 1168]                              ;   630.0 p2     192 dst reload
        pxor xmm5, xmm12                                       ;   683.0 p1     192 dst
        movdqa xmm12, xmm8                                     ;   676.0 p0     192 dst copy
        psrlq xmm12, 2                                         ;   683.0 p1     192 dst
        pxor xmm12, xmm5                                       ;   685.0 p1     192 dst
        pand xmm12, xmm1                                       ;   687.0 p1     192 dst
        pxor xmm5, xmm12                                       ;   689.0 p1     192 dst
        psllq xmm12, 2                                         ;   689.0 p1     192 dst
        pxor xmm8, xmm12                                       ;   691.0 p1     192 dst
        movdqa xmm12, xmm7                                     ;   673.0 p0     192 dst copy
        psrlq xmm12, 2                                         ;   689.0 p1     192 dst
        pxor xmm12, xmm11                                      ;   691.0 p1     192 dst
        pand xmm12, xmm1                                       ;   693.0 p1     192 dst
        pxor xmm11, xmm12                                      ;   695.0 p1     192 dst
        psllq xmm12, 2                                         ;   695.0 p1     192 dst
        pxor xmm7, xmm12                                       ;   697.0 p1     192 dst
        movdqa xmm12, xmm3                                     ;   682.0 p0     192 dst copy
        psrlq xmm12, 2                                         ;   695.0 p1     192 dst
        movdqa [rbp + 1168], xmm13                             ;   664.0 p0+p3  192 dst spill
        movdqa xmm13, xmm9                                     ;   679.0 p0     192 dst copy
        psrlq xmm13, 2                                         ;   696.0 p1     192 dst
        movdqa [rbp + 1120], xmm2                              ;   667.0 p0+p3  192 dst spill
        movdqa xmm2, xmm5                                      ;   691.0 p0     192 dst copy
        psrlq xmm2, 4                                          ;   698.0 p1     192 dst
        movdqa [rbp + 688], xmm15                              ;   661.0 p0+p3  192 dst spill
        movdqa xmm15, xmm8                                     ;   693.0 p0     192 dst copy
        psrlq xmm15, 4                                         ;   700.0 p1     192 dst
        movdqa [rbp + 1136], xmm10                             ;   664.0 p0+p3  192 dst spill
        movdqa xmm10, xmm11                                    ;   697.0 p0     192 dst copy
        psrlq xmm10, 4                                         ;   704.0 p1     192 dst
        movdqa [rbp + 272], xmm4                               ;   656.0 p0+p3  192 dst spill
        movdqa xmm4, xmm7                                      ;   699.0 p0     192 dst copy
        psrlq xmm4, 4                                          ;   706.0 p1     192 dst
        movdqa [rbp + 608], xmm0                               ;   659.0 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 1216]                               ;   645.0 p2     192 dst
        movdqa [rbp + 704], xmm0                               ;   656.0 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 192]                                ;   646.0 p2     192 dst
        movdqa [rbp + 1056], xmm0                              ;   657.0 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 1216]                               ;   647.0 p2     192 dst
        movdqa [rbp + 1072], xmm0                              ;   658.0 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 1472]                               ;   648.0 p2     192 dst
        movdqa [rbp + 1040], xmm0                              ;   659.0 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 448]                                ;   649.0 p2     192 dst
        movdqa [rbp + 1520], xmm0                              ;   660.0 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 1728]                               ;   650.0 p2     192 dst
        movdqa [rbp + 1536], xmm0                              ;   661.0 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 1472]                               ;   651.0 p2     192 dst
        movdqa [rbp + 1552], xmm0                              ;   662.0 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 704]                                ;   652.0 p2     192 dst
        movdqa [rbp + 1568], xmm0                              ;   663.7 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 1728]                               ;   653.0 p2     192 dst
        movdqa [rbp + 1584], xmm0                              ;   665.7 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 1984]                               ;   654.0 p2     192 dst
        movdqa [rbp + 1600], xmm0                              ;   667.7 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 960]                                ;   655.0 p2     192 dst
        movdqa [rbp + 1616], xmm0                              ;   669.7 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 1984]                               ;   656.0 p2     192 dst
        movdqa [rbp + 1632], xmm0                              ;   671.7 p0+p3  192 dst spill
        movdqa xmm0, [r8 + 912]                                ;   657.0 p2     192 dst
        psrlq xmm0, 1                                          ;   701.0 p1     192 dst
        movdqa xmm6, [rbp + 1200]                              ;   658.0 p2     192 dst reload
        pxor xmm6, xmm0                                        ;   703.0 p1     192 dst
        pand xmm6, xmm14                                       ;   705.0 p1     192 dst
        movdqa xmm0, [rbp + 1232]                              ;   659.0 p2     192 dst reload
        pxor xmm0, xmm6                                        ;   707.0 p1     192 dst
        psllq xmm6, 1                                          ;   707.0 p1     192 dst
        movdqa xmm14, [rbp + 1216]                             ;   660.0 p2     192 dst reload
        pxor xmm14, xmm6                                       ;   709.0 p1     192 dst
        pxor xmm12, xmm14                                      ;   711.0 p1     192 dst
        pxor xmm13, xmm0                                       ;   709.0 p1     192 dst
        pand xmm12, xmm1                                       ;   713.0 p1     192 dst
        pand xmm13, xmm1                                       ;   711.0 p1     192 dst
        pxor xmm14, xmm12                                      ;   715.0 p1     192 dst
        psllq xmm12, 2                                         ;   715.0 p1     192 dst
        pxor xmm3, xmm12                                       ;   717.0 p1     192 dst
        pxor xmm0, xmm13                                       ;   714.0 p1     192 dst
        psllq xmm13, 2                                         ;   715.0 p1     192 dst
        pxor xmm9, xmm13                                       ;   717.0 p1     192 dst
        movdqa xmm6, [r8 + 160]                                ;   667.3 p2     192 dst
        psrlq xmm6, 1                                          ;   717.0 p1     192 dst
        movdqa xmm12, [rbp + 464]                              ;   668.3 p2     192 dst reload
        pxor xmm12, xmm6                                       ;   719.0 p1     192 dst
        pxor xmm2, xmm14                                       ;   719.0 p1     192 dst
        pxor xmm15, xmm3                                       ;   720.0 p1     192 dst
        pxor xmm10, xmm0                                       ;   721.0 p1     192 dst
        pxor xmm4, xmm9                                        ;   722.0 p1     192 dst
        movdqa xmm6, [rel aes_to_slices.T0_constants128 + 32]  ;   672.3 p2     192 dst reload
        pand xmm15, xmm6                                       ;   723.0 p1     192 dst
        pand xmm2, xmm6                                        ;   724.0 p1     192 dst
        movdqa xmm13, [rel aes_to_slices.T0_constants128]      ;   674.0 p2     192 dst reload
        pand xmm12, xmm13                                      ;   725.0 p1     192 dst
        pxor xmm3, xmm15                                       ;   726.0 p1     192 dst
        psllq xmm15, 4                                         ;   727.0 p1     192 dst
        pxor xmm8, xmm15                                       ;   729.0 p1     192 dst
        pand xmm4, xmm6                                        ;   729.0 p1     192 dst
        pand xmm10, xmm6                                       ;   730.0 p1     192 dst
        pxor xmm14, xmm2                                       ;   731.0 p1     192 dst
        psllq xmm2, 4                                          ;   732.0 p1     192 dst
        pxor xmm5, xmm2                                        ;   734.0 p1     192 dst
        pxor xmm9, xmm4                                        ;   734.0 p1     192 dst
        psllq xmm4, 4                                          ;   735.0 p1     192 dst
        pxor xmm7, xmm4                                        ;   737.0 p1     192 dst
        movdqa xmm2, [r8 + 416]                                ;   682.0 p2     192 dst
        psrlq xmm2, 1                                          ;   737.0 p1     192 dst
        pxor xmm0, xmm10                                       ;   738.0 p1     192 dst
        psllq xmm10, 4                                         ;   739.0 p1     192 dst
        pxor xmm11, xmm10                                      ;   741.0 p1     192 dst
        movdqa xmm4, [r8 + 672]                                ;   683.7 p2     192 dst
        psrlq xmm4, 1                                          ;   741.0 p1     192 dst
        movdqa xmm10, [rbp + 784]                              ;   685.0 p2     192 dst reload
        pxor xmm10, xmm2                                       ;   742.0 p1     192 dst
        movdqa xmm2, [rbp + 816]                               ;   686.0 p2     192 dst reload
        pxor xmm2, xmm12                                       ;   743.0 p1     192 dst
        psllq xmm12, 1                                         ;   744.0 p1     192 dst
        movdqa xmm15, [rbp + 1280]                             ;   691.0 p2     192 dst reload
        pxor xmm15, xmm4                                       ;   745.0 p1     192 dst
        movdqa xmm4, [rbp + 800]                               ;   693.0 p2     192 dst reload
        pxor xmm4, xmm12                                       ;   746.0 p1     192 dst
        pand xmm10, xmm13                                      ;   747.0 p1     192 dst
        pand xmm15, xmm13                                      ;   748.0 p1     192 dst
        movdqa xmm12, [rbp + 1296]                             ;   695.0 p2     192 dst reload
        pxor xmm12, xmm10                                      ;   749.0 p1     192 dst
        psllq xmm10, 1                                         ;   750.0 p1     192 dst
        movdqa [rbp + 1296], xmm0                              ;   740.0 p0+p3  192 dst spill
        movdqa xmm0, [rbp + 1264]                              ;   699.7 p2     192 dst reload
        pxor xmm0, xmm10                                       ;   752.0 p1     192 dst
        movdqa xmm10, [rbp + 1328]                             ;   700.7 p2     192 dst reload
        pxor xmm10, xmm15                                      ;   752.0 p1     192 dst
        psllq xmm15, 1                                         ;   753.0 p1     192 dst
        movdqa [rbp + 1328], xmm11                             ;   743.0 p0+p3  192 dst spill
        movdqa xmm11, [rbp + 1312]                             ;   702.0 p2     192 dst reload
        pxor xmm11, xmm15                                      ;   755.0 p1     192 dst
        movdqa xmm15, xmm4                                     ;   748.0 p0     192 dst copy
        psrlq xmm15, 2                                         ;   755.0 p1     192 dst
        pxor xmm15, xmm11                                      ;   757.0 p1     192 dst
        pand xmm15, xmm1                                       ;   759.0 p1     192 dst
        pxor xmm11, xmm15                                      ;   761.0 p1     192 dst
        psllq xmm15, 2                                         ;   761.0 p1     192 dst
        pxor xmm4, xmm15                                       ;   763.0 p1     192 dst
        movdqa xmm15, xmm2                                     ;   745.0 p0     192 dst copy
        psrlq xmm15, 2                                         ;   761.0 p1     192 dst
        pxor xmm15, xmm10                                      ;   763.0 p1     192 dst
        pand xmm15, xmm1                                       ;   765.0 p1     192 dst
        pxor xmm10, xmm15                                      ;   767.0 p1     192 dst
        psllq xmm15, 2                                         ;   767.0 p1     192 dst
        pxor xmm2, xmm15                                       ;   769.0 p1     192 dst
        movdqa xmm15, xmm0                                     ;   754.0 p0     192 dst copy
        psrlq xmm15, 2                                         ;   767.0 p1     192 dst
        movdqa [rbp + 1312], xmm9                              ;   736.0 p0+p3  192 dst spill
        movdqa xmm9, xmm12                                     ;   751.0 p0     192 dst copy
        psrlq xmm9, 2                                          ;   768.0 p1     192 dst
        movdqa [rbp + 1264], xmm7                              ;   739.0 p0+p3  192 dst spill
        movdqa xmm7, xmm11                                     ;   763.0 p0     192 dst copy
        psrlq xmm7, 4                                          ;   770.0 p1     192 dst
        movdqa [rbp + 800], xmm14                              ;   733.0 p0+p3  192 dst spill
        movdqa xmm14, xmm4                                     ;   765.0 p0     192 dst copy
        psrlq xmm14, 4                                         ;   772.0 p1     192 dst
        movdqa [rbp + 1280], xmm5                              ;   736.0 p0+p3  192 dst spill
        movdqa xmm5, xmm10                                     ;   769.0 p0     192 dst copy
        psrlq xmm5, 4                                          ;   776.0 p1     192 dst
        movdqa [rbp + 816], xmm3                               ;   728.0 p0+p3  192 dst spill
        movdqa xmm3, xmm2                                      ;   771.0 p0     192 dst copy
        psrlq xmm3, 4                                          ;   778.0 p1     192 dst
        movdqa [rbp + 784], xmm8                               ;   731.0 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1232]                               ;   717.0 p2     192 dst
        movdqa [rbp + 464], xmm8                               ;   728.0 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 208]                                ;   718.0 p2     192 dst
        movdqa [rbp + 1216], xmm8                              ;   729.0 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1232]                               ;   719.0 p2     192 dst
        movdqa [rbp + 1232], xmm8                              ;   730.0 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1488]                               ;   720.0 p2     192 dst
        movdqa [rbp + 1200], xmm8                              ;   731.0 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 464]                                ;   721.0 p2     192 dst
        movdqa [rbp + 1648], xmm8                              ;   732.0 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1744]                               ;   722.0 p2     192 dst
        movdqa [rbp + 1664], xmm8                              ;   733.0 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1488]                               ;   723.0 p2     192 dst
        movdqa [rbp + 1680], xmm8                              ;   734.0 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 720]                                ;   724.0 p2     192 dst
        movdqa [rbp + 1696], xmm8                              ;   735.7 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 1744]                               ;   725.0 p2     192 dst
        movdqa [rbp + 1712], xmm8                              ;   737.7 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 2000]                               ;   726.0 p2     192 dst
        movdqa [rbp + 1728], xmm8                              ;   739.7 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 976]                                ;   727.0 p2     192 dst
        movdqa [rbp + 1744], xmm8                              ;   741.7 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 2000]                               ;   728.0 p2     192 dst
        movdqa [rbp + 1760], xmm8                              ;   743.7 p0+p3  192 dst spill
        movdqa xmm8, [r8 + 928]                                ;   729.0 p2     192 dst
        psrlq xmm8, 1                                          ;   773.0 p1     192 dst
        movdqa xmm6, [rbp + 1344]                              ;   730.0 p2     192 dst reload
        pxor xmm6, xmm8                                        ;   775.0 p1     192 dst
        pand xmm6, xmm13                                       ;   777.0 p1     192 dst
        movdqa xmm8, [rbp + 1376]                              ;   731.0 p2     192 dst reload
        pxor xmm8, xmm6                                        ;   779.0 p1     192 dst
        psllq xmm6, 1                                          ;   779.0 p1     192 dst
        movdqa xmm13, [rbp + 1360]                             ;   732.0 p2     192 dst reload
        pxor xmm13, xmm6                                       ;   781.0 p1     192 dst
        pxor xmm15, xmm13                                      ;   783.0 p1     192 dst
        pxor xmm9, xmm8                                        ;   781.0 p1     192 dst
        pand xmm15, xmm1                                       ;   785.0 p1     192 dst
        pand xmm9, xmm1                                        ;   783.0 p1     192 dst
        pxor xmm13, xmm15                                      ;   787.0 p1     192 dst
        psllq xmm15, 2                                         ;   787.0 p1     192 dst
        pxor xmm0, xmm15                                       ;   789.0 p1     192 dst
        pxor xmm8, xmm9                                        ;   786.0 p1     192 dst
        psllq xmm9, 2                                          ;   787.0 p1     192 dst
        pxor xmm12, xmm9                                       ;   789.0 p1     192 dst
        movdqa xmm6, [r8 + 176]                                ;   739.3 p2     192 dst
        psrlq xmm6, 1                                          ;   789.0 p1     192 dst
        movdqa xmm9, [rbp + 1248]                              ;   740.3 p2     192 dst reload
        pxor xmm9, xmm6                                        ;   791.0 p1     192 dst
        pxor xmm7, xmm13                                       ;   791.0 p1     192 dst
        pxor xmm14, xmm0                                       ;   792.0 p1     192 dst
        pxor xmm5, xmm8                                        ;   793.0 p1     192 dst
        pxor xmm3, xmm12                                       ;   794.0 p1     192 dst
        movdqa xmm6, [rel aes_to_slices.T0_constants128 + 32]  ;   744.3 p2     192 dst reload
        pand xmm14, xmm6                                       ;   795.0 p1     192 dst
        pand xmm7, xmm6                                        ;   796.0 p1     192 dst
        movdqa xmm15, [rel aes_to_slices.T0_constants128]      ;   746.0 p2     192 dst reload
        pand xmm9, xmm15                                       ;   797.0 p1     192 dst
        pxor xmm0, xmm14                                       ;   798.0 p1     192 dst
        psllq xmm14, 4                                         ;   799.0 p1     192 dst
        pxor xmm4, xmm14                                       ;   801.0 p1     192 dst
        pand xmm3, xmm6                                        ;   801.0 p1     192 dst
        pand xmm5, xmm6                                        ;   802.0 p1     192 dst
        pxor xmm13, xmm7                                       ;   803.0 p1     192 dst
        psllq xmm7, 4                                          ;   804.0 p1     192 dst
        pxor xmm11, xmm7                                       ;   806.0 p1     192 dst
        pxor xmm12, xmm3                                       ;   806.0 p1     192 dst
        psllq xmm3, 4                                          ;   807.0 p1     192 dst
        pxor xmm2, xmm3                                        ;   809.0 p1     192 dst
        movdqa xmm3, [r8 + 432]                                ;   754.0 p2     192 dst
        psrlq xmm3, 1                                          ;   809.0 p1     192 dst
        pxor xmm8, xmm5                                        ;   810.0 p1     192 dst
        psllq xmm5, 4                                          ;   811.0 p1     192 dst
        pxor xmm10, xmm5                                       ;   813.0 p1     192 dst
        movdqa xmm5, [r8 + 688]                                ;   755.7 p2     192 dst
        psrlq xmm5, 1                                          ;   813.0 p1     192 dst
        movdqa xmm7, [rbp + 912]                               ;   757.0 p2     192 dst reload
        pxor xmm7, xmm3                                        ;   814.0 p1     192 dst
        movdqa xmm3, [rbp + 944]                               ;   758.0 p2     192 dst reload
        pxor xmm3, xmm9                                        ;   815.0 p1     192 dst
        psllq xmm9, 1                                          ;   816.0 p1     192 dst
        movdqa xmm14, [rbp + 1408]                             ;   763.0 p2     192 dst reload
        pxor xmm14, xmm5                                       ;   817.0 p1     192 dst
        movdqa xmm5, [rbp + 928]                               ;   765.0 p2     192 dst reload
        pxor xmm5, xmm9                                        ;   818.0 p1     192 dst
        pand xmm7, xmm15                                       ;   819.0 p1     192 dst
        pand xmm14, xmm15                                      ;   820.0 p1     192 dst
        movdqa xmm9, [rbp + 1424]                              ;   767.0 p2     192 dst reload
        pxor xmm9, xmm7                                        ;   821.0 p1     192 dst
        psllq xmm7, 1                                          ;   822.0 p1     192 dst
        movdqa [rbp + 1424], xmm8                              ;   812.0 p0+p3  192 dst spill
        movdqa xmm8, [rbp + 1392]                              ;   771.7 p2     192 dst reload
        pxor xmm8, xmm7                                        ;   824.0 p1     192 dst
        movdqa xmm7, [rbp + 1456]                              ;   772.7 p2     192 dst reload
        pxor xmm7, xmm14                                       ;   824.0 p1     192 dst
        psllq xmm14, 1                                         ;   825.0 p1     192 dst
        movdqa [rbp + 1456], xmm10                             ;   815.0 p0+p3  192 dst spill
        movdqa xmm10, [rbp + 1440]                             ;   774.0 p2     192 dst reload
        pxor xmm10, xmm14                                      ;   827.0 p1     192 dst
        movdqa xmm14, xmm5                                     ;   820.0 p0     192 dst copy
        psrlq xmm14, 2                                         ;   827.0 p1     192 dst
        pxor xmm14, xmm10                                      ;   829.0 p1     192 dst
        pand xmm14, xmm1                                       ;   831.0 p1     192 dst
        pxor xmm10, xmm14                                      ;   833.0 p1     192 dst
        psllq xmm14, 2                                         ;   833.0 p1     192 dst
        pxor xmm5, xmm14                                       ;   835.0 p1     192 dst
        movdqa xmm14, xmm3                                     ;   817.0 p0     192 dst copy
        psrlq xmm14, 2                                         ;   833.0 p1     192 dst
        pxor xmm14, xmm7                                       ;   835.0 p1     192 dst
        pand xmm14, xmm1                                       ;   837.0 p1     192 dst
        pxor xmm7, xmm14                                       ;   839.0 p1     192 dst
        psllq xmm14, 2                                         ;   839.0 p1     192 dst
        pxor xmm3, xmm14                                       ;   841.0 p1     192 dst
        movdqa xmm14, xmm8                                     ;   826.0 p0     192 dst copy
        psrlq xmm14, 2                                         ;   839.0 p1     192 dst
        movdqa [rbp + 1440], xmm12                             ;   808.0 p0+p3  192 dst spill
        movdqa xmm12, xmm9                                     ;   823.0 p0     192 dst copy
        psrlq xmm12, 2                                         ;   840.0 p1     192 dst
        movdqa [rbp + 1392], xmm2                              ;   811.0 p0+p3  192 dst spill
        movdqa xmm2, xmm10                                     ;   835.0 p0     192 dst copy
        psrlq xmm2, 4                                          ;   842.0 p1     192 dst
        movdqa [rbp + 928], xmm13                              ;   805.0 p0+p3  192 dst spill
        movdqa xmm13, xmm5                                     ;   837.0 p0     192 dst copy
        psrlq xmm13, 4                                         ;   844.0 p1     192 dst
        movdqa [rbp + 1408], xmm11                             ;   808.0 p0+p3  192 dst spill
        movdqa xmm11, xmm7                                     ;   841.0 p0     192 dst copy
        psrlq xmm11, 4                                         ;   848.0 p1     192 dst
        movdqa [rbp + 944], xmm0                               ;   800.0 p0+p3  192 dst spill
        movdqa xmm0, xmm3                                      ;   843.0 p0     192 dst copy
        psrlq xmm0, 4                                          ;   850.0 p1     192 dst
        movdqa [rbp + 912], xmm4                               ;   803.0 p0+p3  192 dst spill
        movdqa xmm4, [r8 + 1248]                               ;   789.0 p2     192 dst
        movdqa [rbp + 1248], xmm4                              ;   800.0 p0+p3  192 dst spill
        movdqa xmm4, [r8 + 224]                                ;   790.0 p2     192 dst
        movdqa [rbp + 1360], xmm4                              ;   801.0 p0+p3  192 dst spill
        movdqa xmm4, [r8 + 1248]                               ;   791.0 p2     192 dst
        movdqa [rbp + 1376], xmm4                              ;   802.0 p0+p3  192 dst spill
        movdqa xmm4, [r8 + 1504]                               ;   792.0 p2     192 dst
        movdqa [rbp + 1344], xmm4                              ;   803.0 p0+p3  192 dst spill
        movdqa xmm4, [r8 + 480]                                ;   793.0 p2     192 dst
        movdqa [rbp + 1776], xmm4                              ;   804.0 p0+p3  192 dst spill
        movdqa xmm4, [r8 + 1760]                               ;   794.0 p2     192 dst
        movdqa [rbp + 1792], xmm4                              ;   805.0 p0+p3  192 dst spill
        movdqa xmm4, [r8 + 1504]                               ;   795.0 p2     192 dst
        movdqa [rbp + 1808], xmm4                              ;   806.0 p0+p3  192 dst spill
        movdqa xmm4, [r8 + 736]                                ;   796.0 p2     192 dst
        movdqa [rbp + 1824], xmm4                              ;   807.7 p0+p3  192 dst spill
        movdqa xmm4, [r8 + 1760]                               ;   797.0 p2     192 dst
        movdqa [rbp + 1840], xmm4                              ;   809.7 p0+p3  192 dst spill
        movdqa xmm4, [r8 + 2016]                               ;   798.0 p2     192 dst
        movdqa [rbp + 1856], xmm4                              ;   811.7 p0+p3  192 dst spill
        movdqa xmm4, [r8 + 992]                                ;   799.0 p2     192 dst
        movdqa [rbp + 1872], xmm4                              ;   813.7 p0+p3  192 dst spill
        movdqa xmm4, [r8 + 2016]                               ;   800.0 p2     192 dst
        movdqa [rbp + 1888], xmm4                              ;   815.7 p0+p3  192 dst spill
        movdqa xmm4, [r8 + 944]                                ;   801.0 p2     192 dst
        psrlq xmm4, 1                                          ;   845.0 p1     192 dst
        movdqa xmm6, [rbp + 1472]                              ;   802.0 p2     192 dst reload
        pxor xmm6, xmm4                                        ;   847.0 p1     192 dst
        pand xmm6, xmm15                                       ;   849.0 p1     192 dst
        movdqa xmm4, [rbp + 1504]                              ;   803.0 p2     192 dst reload
        pxor xmm4, xmm6                                        ;   851.0 p1     192 dst
        psllq xmm6, 1                                          ;   851.0 p1     192 dst
        movdqa xmm15, [rbp + 1488]                             ;   804.0 p2     192 dst reload
        pxor xmm15, xmm6                                       ;   853.0 p1     192 dst
        pxor xmm14, xmm15                                      ;   855.0 p1     192 dst
        pxor xmm12, xmm4                                       ;   853.0 p1     192 dst
        pand xmm14, xmm1                                       ;   857.0 p1     192 dst
        pand xmm12, xmm1                                       ;   855.0 p1     192 dst
        pxor xmm15, xmm14                                      ;   859.0 p1     192 dst
        psllq xmm14, 2                                         ;   859.0 p1     192 dst
        pxor xmm8, xmm14                                       ;   861.0 p1     192 dst
        pxor xmm4, xmm12                                       ;   858.0 p1     192 dst
        psllq xmm12, 2                                         ;   859.0 p1     192 dst
        pxor xmm9, xmm12                                       ;   861.0 p1     192 dst
        movdqa xmm6, [r8 + 192]                                ;   811.3 p2     192 dst
        psrlq xmm6, 1                                          ;   861.0 p1     192 dst
        movdqa xmm12, [rbp + 704]                              ;   812.3 p2     192 dst reload
        pxor xmm12, xmm6                                       ;   863.0 p1     192 dst
        pxor xmm2, xmm15                                       ;   863.0 p1     192 dst
        pxor xmm13, xmm8                                       ;   864.0 p1     192 dst
        pxor xmm11, xmm4                                       ;   865.0 p1     192 dst
        pxor xmm0, xmm9                                        ;   866.0 p1     192 dst
        movdqa xmm6, [rel aes_to_slices.T0_constants128 + 32]  ;   816.3 p2     192 dst reload
        pand xmm13, xmm6                                       ;   867.0 p1     192 dst
        pand xmm2, xmm6                                        ;   868.0 p1     192 dst
        movdqa xmm14, [rel aes_to_slices.T0_constants128]      ;   818.0 p2     192 dst reload
        pand xmm12, xmm14                                      ;   869.0 p1     192 dst
        pxor xmm8, xmm13                                       ;   870.0 p1     192 dst
        psllq xmm13, 4                                         ;   871.0 p1     192 dst
        pxor xmm5, xmm13                                       ;   873.0 p1     192 dst
        pand xmm0, xmm6                                        ;   873.0 p1     192 dst
        pand xmm11, xmm6                                       ;   874.0 p1     192 dst
        pxor xmm15, xmm2                                       ;   875.0 p1     192 dst
        psllq xmm2, 4                                          ;   876.0 p1     192 dst
        pxor xmm10, xmm2                                       ;   878.0 p1     192 dst
        pxor xmm9, xmm0                                        ;   878.0 p1     192 dst
        psllq xmm0, 4                                          ;   879.0 p1     192 dst
        pxor xmm3, xmm0                                        ;   881.0 p1     192 dst
        movdqa xmm0, [r8 + 448]                                ;   826.0 p2     192 dst
        psrlq xmm0, 1                                          ;   881.0 p1     192 dst
        pxor xmm4, xmm11                                       ;   882.0 p1     192 dst
        psllq xmm11, 4                                         ;   883.0 p1     192 dst
        pxor xmm7, xmm11                                       ;   885.0 p1     192 dst
        movdqa xmm2, [r8 + 704]                                ;   827.7 p2     192 dst
        psrlq xmm2, 1                                          ;   885.0 p1     192 dst
        movdqa xmm11, [rbp + 1040]                             ;   829.0 p2     192 dst reload
        pxor xmm11, xmm0                                       ;   886.0 p1     192 dst
        movdqa xmm0, [rbp + 1072]                              ;   830.0 p2     192 dst reload
        pxor xmm0, xmm12                                       ;   887.0 p1     192 dst
        psllq xmm12, 1                                         ;   888.0 p1     192 dst
        movdqa xmm13, [rbp + 1536]                             ;   835.0 p2     192 dst reload
        pxor xmm13, xmm2                                       ;   889.0 p1     192 dst
        movdqa xmm2, [rbp + 1056]                              ;   837.0 p2     192 dst reload
        pxor xmm2, xmm12                                       ;   890.0 p1     192 dst
        pand xmm11, xmm14                                      ;   891.0 p1     192 dst
        pand xmm13, xmm14                                      ;   892.0 p1     192 dst
        movdqa xmm12, [rbp + 1552]                             ;   839.0 p2     192 dst reload
        pxor xmm12, xmm11                                      ;   893.0 p1     192 dst
        psllq xmm11, 1                                         ;   894.0 p1     192 dst
        movdqa [rbp + 1552], xmm4                              ;   884.0 p0+p3  192 dst spill
        movdqa xmm4, [rbp + 1520]                              ;   843.7 p2     192 dst reload
        pxor xmm4, xmm11                                       ;   896.0 p1     192 dst
        movdqa xmm11, [rbp + 1584]                             ;   844.7 p2     192 dst reload
        pxor xmm11, xmm13                                      ;   896.0 p1     192 dst
        psllq xmm13, 1                                         ;   897.0 p1     192 dst
        movdqa [rbp + 1584], xmm7                              ;   887.0 p0+p3  192 dst spill
        movdqa xmm7, [rbp + 1568]                              ;   846.0 p2     192 dst reload
        pxor xmm7, xmm13                                       ;   899.0 p1     192 dst
        movdqa xmm13, xmm2                                     ;   892.0 p0     192 dst copy
        psrlq xmm13, 2                                         ;   899.0 p1     192 dst
        pxor xmm13, xmm7                                       ;   901.0 p1     192 dst
        pand xmm13, xmm1                                       ;   903.0 p1     192 dst
        pxor xmm7, xmm13                                       ;   905.0 p1     192 dst
        psllq xmm13, 2                                         ;   905.0 p1     192 dst
        pxor xmm2, xmm13                                       ;   907.0 p1     192 dst
        movdqa xmm13, xmm0                                     ;   889.0 p0     192 dst copy
        psrlq xmm13, 2                                         ;   905.0 p1     192 dst
        pxor xmm13, xmm11                                      ;   907.0 p1     192 dst
        pand xmm13, xmm1                                       ;   909.0 p1     192 dst
        pxor xmm11, xmm13                                      ;   911.0 p1     192 dst
        psllq xmm13, 2                                         ;   911.0 p1     192 dst
        pxor xmm0, xmm13                                       ;   913.0 p1     192 dst
        movdqa xmm13, xmm4                                     ;   898.0 p0     192 dst copy
        psrlq xmm13, 2                                         ;   911.0 p1     192 dst
        movdqa [rbp + 1568], xmm9                              ;   880.0 p0+p3  192 dst spill
        movdqa xmm9, xmm12                                     ;   895.0 p0     192 dst copy
        psrlq xmm9, 2                                          ;   912.0 p1     192 dst
        movdqa [rbp + 1520], xmm3                              ;   883.0 p0+p3  192 dst spill
        movdqa xmm3, xmm7                                      ;   907.0 p0     192 dst copy
        psrlq xmm3, 4                                          ;   914.0 p1     192 dst
        movdqa [rbp + 1056], xmm15                             ;   877.0 p0+p3  192 dst spill
        movdqa xmm15, xmm2                                     ;   909.0 p0     192 dst copy
        psrlq xmm15, 4                                         ;   916.0 p1     192 dst
        movdqa [rbp + 1536], xmm10                             ;   880.0 p0+p3  192 dst spill
        movdqa xmm10, xmm11                                    ;   913.0 p0     192 dst copy
        psrlq xmm10, 4                                         ;   920.0 p1     192 dst
        movdqa [rbp + 1072], xmm8                              ;   872.0 p0+p3  192 dst spill
        movdqa xmm8, xmm0                                      ;   915.0 p0     192 dst copy
        psrlq xmm8, 4                                          ;   922.0 p1     192 dst
        movdqa [rbp + 1040], xmm5                              ;   875.0 p0+p3  192 dst spill
        movdqa xmm5, [r8 + 1264]                               ;   861.0 p2     192 dst
        movdqa [rbp + 704], xmm5                               ;   872.0 p0+p3  192 dst spill
        movdqa xmm5, [r8 + 240]                                ;   862.0 p2     192 dst
        movdqa [rbp + 1488], xmm5                              ;   873.0 p0+p3  192 dst spill
        movdqa xmm5, [r8 + 1264]                               ;   863.0 p2     192 dst
        movdqa [rbp + 1504], xmm5                              ;   874.0 p0+p3  192 dst spill
        movdqa xmm5, [r8 + 1520]                               ;   864.0 p2     192 dst
        movdqa [rbp + 1472], xmm5                              ;   875.0 p0+p3  192 dst spill
        movdqa xmm5, [r8 + 496]                                ;   865.0 p2     192 dst
        movdqa [rbp + 1904], xmm5                              ;   876.0 p0+p3  192 dst spill
        movdqa xmm5, [r8 + 1776]                               ;   866.0 p2     192 dst
        movdqa [rbp + 1920], xmm5                              ;   877.0 p0+p3  192 dst spill
        movdqa xmm5, [r8 + 1520]                               ;   867.0 p2     192 dst
        movdqa [rbp + 1936], xmm5                              ;   878.0 p0+p3  192 dst spill
        movdqa xmm5, [r8 + 752]                                ;   868.0 p2     192 dst
        movdqa [rbp + 1952], xmm5                              ;   879.7 p0+p3  192 dst spill
        movdqa xmm5, [r8 + 1776]                               ;   869.0 p2     192 dst
        movdqa [rbp + 1968], xmm5                              ;   881.7 p0+p3  192 dst spill
        movdqa xmm5, [r8 + 2032]                               ;   870.0 p2     192 dst
        movdqa [rbp + 1984], xmm5                              ;   883.7 p0+p3  192 dst spill
        movdqa xmm5, [r8 + 1008]                               ;   871.0 p2     192 dst
        movdqa [rbp + 2000], xmm5                              ;   885.7 p0+p3  192 dst spill
        movdqa xmm5, [r8 + 2032]                               ;   872.0 p2     192 dst
        movdqa [rbp + 2016], xmm5                              ;   887.7 p0+p3  192 dst spill
        movdqa xmm5, [r8 + 960]                                ;   873.0 p2     192 dst
        psrlq xmm5, 1                                          ;   917.0 p1     192 dst
        movdqa xmm6, [rbp + 1600]                              ;   874.0 p2     192 dst reload
        pxor xmm6, xmm5                                        ;   919.0 p1     192 dst
        pand xmm6, xmm14                                       ;   921.0 p1     192 dst
        movdqa xmm5, [rbp + 1632]                              ;   875.0 p2     192 dst reload
        pxor xmm5, xmm6                                        ;   923.0 p1     192 dst
        psllq xmm6, 1                                          ;   923.0 p1     192 dst
        movdqa xmm14, [rbp + 1616]                             ;   876.0 p2     192 dst reload
        pxor xmm14, xmm6                                       ;   925.0 p1     192 dst
        pxor xmm13, xmm14                                      ;   927.0 p1     192 dst
        pxor xmm9, xmm5                                        ;   925.0 p1     192 dst
        pand xmm13, xmm1                                       ;   929.0 p1     192 dst
        pand xmm9, xmm1                                        ;   927.0 p1     192 dst
        pxor xmm14, xmm13                                      ;   931.0 p1     192 dst
        psllq xmm13, 2                                         ;   931.0 p1     192 dst
        pxor xmm4, xmm13                                       ;   933.0 p1     192 dst
        pxor xmm5, xmm9                                        ;   930.0 p1     192 dst
        psllq xmm9, 2                                          ;   931.0 p1     192 dst
        pxor xmm12, xmm9                                       ;   933.0 p1     192 dst
        movdqa xmm6, [r8 + 208]                                ;   883.3 p2     192 dst
        psrlq xmm6, 1                                          ;   933.0 p1     192 dst
        movdqa xmm9, [rbp + 464]                               ;   884.3 p2     192 dst reload
        pxor xmm9, xmm6                                        ;   935.0 p1     192 dst
        pxor xmm3, xmm14                                       ;   935.0 p1     192 dst
        pxor xmm15, xmm4                                       ;   936.0 p1     192 dst
        pxor xmm10, xmm5                                       ;   937.0 p1     192 dst
        pxor xmm8, xmm12                                       ;   938.0 p1     192 dst
        movdqa xmm6, [rel aes_to_slices.T0_constants128 + 32]  ;   888.3 p2     192 dst reload
        pand xmm15, xmm6                                       ;   939.0 p1     192 dst
        pand xmm3, xmm6                                        ;   940.0 p1     192 dst
        movdqa xmm13, [rel aes_to_slices.T0_constants128]      ;   890.0 p2     192 dst reload
        pand xmm9, xmm13                                       ;   941.0 p1     192 dst
        pxor xmm4, xmm15                                       ;   942.0 p1     192 dst
        psllq xmm15, 4                                         ;   943.0 p1     192 dst
        pxor xmm2, xmm15                                       ;   945.0 p1     192 dst
        pand xmm8, xmm6                                        ;   945.0 p1     192 dst
        pand xmm10, xmm6                                       ;   946.0 p1     192 dst
        pxor xmm14, xmm3                                       ;   947.0 p1     192 dst
        psllq xmm3, 4                                          ;   948.0 p1     192 dst
        pxor xmm7, xmm3                                        ;   950.0 p1     192 dst
        pxor xmm12, xmm8                                       ;   950.0 p1     192 dst
        psllq xmm8, 4                                          ;   951.0 p1     192 dst
        pxor xmm0, xmm8                                        ;   953.0 p1     192 dst
        movdqa xmm3, [r8 + 464]                                ;   898.0 p2     192 dst
        psrlq xmm3, 1                                          ;   953.0 p1     192 dst
        pxor xmm5, xmm10                                       ;   954.0 p1     192 dst
        psllq xmm10, 4                                         ;   955.0 p1     192 dst
        pxor xmm11, xmm10                                      ;   957.0 p1     192 dst
        movdqa xmm8, [r8 + 720]                                ;   899.7 p2     192 dst
        psrlq xmm8, 1                                          ;   957.0 p1     192 dst
        movdqa xmm10, [rbp + 1200]                             ;   901.0 p2     192 dst reload
        pxor xmm10, xmm3                                       ;   958.0 p1     192 dst
        movdqa xmm3, [rbp + 1232]                              ;   902.0 p2     192 dst reload
        pxor xmm3, xmm9                                        ;   959.0 p1     192 dst
        psllq xmm9, 1                                          ;   960.0 p1     192 dst
        movdqa xmm15, [rbp + 1664]                             ;   907.0 p2     192 dst reload
        pxor xmm15, xmm8                                       ;   961.0 p1     192 dst
        movdqa xmm8, [rbp + 1216]                              ;   909.0 p2     192 dst reload
        pxor xmm8, xmm9                                        ;   962.0 p1     192 dst
        pand xmm10, xmm13                                      ;   963.0 p1     192 dst
        pand xmm15, xmm13                                      ;   964.0 p1     192 dst
        movdqa xmm9, [rbp + 1680]                              ;   911.0 p2     192 dst reload
        pxor xmm9, xmm10                                       ;   965.0 p1     192 dst
        psllq xmm10, 1                                         ;   966.0 p1     192 dst
        movdqa [rbp + 1680], xmm5                              ;   956.0 p0+p3  192 dst spill
        movdqa xmm5, [rbp + 1648]                              ;   915.7 p2     192 dst reload
        pxor xmm5, xmm10                                       ;   968.0 p1     192 dst
        movdqa xmm10, [rbp + 1712]                             ;   916.7 p2     192 dst reload
        pxor xmm10, xmm15                                      ;   968.0 p1     192 dst
        psllq xmm15, 1                                         ;   969.0 p1     192 dst
        movdqa [rbp + 1712], xmm11                             ;   959.0 p0+p3  192 dst spill
        movdqa xmm11, [rbp + 1696]                             ;   918.0 p2     192 dst reload
        pxor xmm11, xmm15                                      ;   971.0 p1     192 dst
        movdqa xmm15, xmm8                                     ;   964.0 p0     192 dst copy
        psrlq xmm15, 2                                         ;   971.0 p1     192 dst
        pxor xmm15, xmm11                                      ;   973.0 p1     192 dst
        pand xmm15, xmm1                                       ;   975.0 p1     192 dst
        pxor xmm11, xmm15                                      ;   977.0 p1     192 dst
        psllq xmm15, 2                                         ;   977.0 p1     192 dst
        pxor xmm8, xmm15                                       ;   979.0 p1     192 dst
        movdqa xmm15, xmm3                                     ;   961.0 p0     192 dst copy
        psrlq xmm15, 2                                         ;   977.0 p1     192 dst
        pxor xmm15, xmm10                                      ;   979.0 p1     192 dst
        pand xmm15, xmm1                                       ;   981.0 p1     192 dst
        pxor xmm10, xmm15                                      ;   983.0 p1     192 dst
        psllq xmm15, 2                                         ;   983.0 p1     192 dst
        pxor xmm3, xmm15                                       ;   985.0 p1     192 dst
        movdqa xmm15, xmm5                                     ;   970.0 p0     192 dst copy
        psrlq xmm15, 2                                         ;   983.0 p1     192 dst
        movdqa [rbp + 1696], xmm12                             ;   952.0 p0+p3  192 dst spill
        movdqa xmm12, xmm9                                     ;   967.0 p0     192 dst copy
        psrlq xmm12, 2                                         ;   984.0 p1     192 dst
        movdqa [rbp + 1648], xmm0                              ;   955.0 p0+p3  192 dst spill
        movdqa xmm0, xmm11                                     ;   979.0 p0     192 dst copy
        psrlq xmm0, 4                                          ;   986.0 p1     192 dst
        movdqa [rbp + 1216], xmm14                             ;   949.0 p0+p3  192 dst spill
        movdqa xmm14, xmm8                                     ;   981.0 p0     192 dst copy
        psrlq xmm14, 4                                         ;   988.0 p1     192 dst
        movdqa [rbp + 1664], xmm7                              ;   952.0 p0+p3  192 dst spill
        movdqa xmm7, xmm10                                     ;   985.0 p0     192 dst copy
        psrlq xmm7, 4                                          ;   992.0 p1     192 dst
        movdqa [rbp + 1232], xmm4                              ;   944.0 p0+p3  192 dst spill
        movdqa xmm4, xmm3                                      ;   987.0 p0     192 dst copy
        psrlq xmm4, 4                                          ;   994.0 p1     192 dst
        movdqa [rbp + 1200], xmm2                              ;   947.0 p0+p3  192 dst spill
        movdqa xmm2, [r8 + 976]                                ;   933.0 p2     192 dst
        psrlq xmm2, 1                                          ;   989.0 p1     192 dst
        movdqa xmm6, [rbp + 1728]                              ;   934.0 p2     192 dst reload
        pxor xmm6, xmm2                                        ;   991.0 p1     192 dst
        pand xmm6, xmm13                                       ;   993.0 p1     192 dst
        movdqa xmm2, [rbp + 1760]                              ;   935.0 p2     192 dst reload
        pxor xmm2, xmm6                                        ;   995.0 p1     192 dst
        psllq xmm6, 1                                          ;   995.0 p1     192 dst
        movdqa xmm13, [rbp + 1744]                             ;   936.0 p2     192 dst reload
        pxor xmm13, xmm6                                       ;   997.0 p1     192 dst
        pxor xmm15, xmm13                                      ;   999.0 p1     192 dst
        pxor xmm12, xmm2                                       ;   997.0 p1     192 dst
        pand xmm15, xmm1                                       ;  1001.0 p1     192 dst
        pand xmm12, xmm1                                       ;   999.0 p1     192 dst
        pxor xmm13, xmm15                                      ;  1003.0 p1     192 dst
        psllq xmm15, 2                                         ;  1003.0 p1     192 dst
        pxor xmm5, xmm15                                       ;  1005.0 p1     192 dst
        pxor xmm2, xmm12                                       ;  1002.0 p1     192 dst
        psllq xmm12, 2                                         ;  1003.0 p1     192 dst
        pxor xmm9, xmm12                                       ;  1005.0 p1     192 dst
        movdqa xmm6, [r8 + 224]                                ;   939.7 p2     192 dst
        psrlq xmm6, 1                                          ;  1005.0 p1     192 dst
        movdqa xmm12, [r8 + 480]                               ;   940.7 p2     192 dst
        psrlq xmm12, 1                                         ;  1006.0 p1     192 dst
        movdqa xmm15, [rbp + 1248]                             ;   941.7 p2     192 dst reload
        pxor xmm15, xmm6                                       ;  1007.0 p1     192 dst
        pxor xmm0, xmm13                                       ;  1008.0 p1     192 dst
        pxor xmm14, xmm5                                       ;  1009.0 p1     192 dst
        pxor xmm7, xmm2                                        ;  1010.0 p1     192 dst
        movdqa xmm6, [rbp + 1344]                              ;   942.7 p2     192 dst reload
        pxor xmm6, xmm12                                       ;  1011.0 p1     192 dst
        pxor xmm4, xmm9                                        ;  1012.0 p1     192 dst
        movdqa xmm12, [rel aes_to_slices.T0_constants128 + 32] ;   943.7 p2     192 dst reload
        pand xmm14, xmm12                                      ;  1013.0 p1     192 dst
        pand xmm0, xmm12                                       ;  1014.0 p1     192 dst
        pand xmm15, [rel aes_to_slices.T0_constants128]        ;  1015.0 p2+p1  192 dst
        pxor xmm5, xmm14                                       ;  1016.0 p1     192 dst
        psllq xmm14, 4                                         ;  1017.0 p1     192 dst
        pxor xmm8, xmm14                                       ;  1019.0 p1     192 dst
        pand xmm7, xmm12                                       ;  1019.0 p1     192 dst
        pand xmm4, xmm12                                       ;  1020.0 p1     192 dst
        pxor xmm13, xmm0                                       ;  1021.0 p1     192 dst
        psllq xmm0, 4                                          ;  1022.0 p1     192 dst
        pxor xmm11, xmm0                                       ;  1024.0 p1     192 dst
        movdqa xmm0, [r8 + 736]                                ;   948.0 p2     192 dst
        psrlq xmm0, 1                                          ;  1024.0 p1     192 dst
        movdqa xmm14, [rel aes_to_slices.T0_constants128]      ;   949.0 p2     192 dst reload
        pand xmm6, xmm14                                       ;  1025.0 p1     192 dst
        pxor xmm9, xmm4                                        ;  1026.0 p1     192 dst
        psllq xmm4, 4                                          ;  1027.0 p1     192 dst
        pxor xmm3, xmm4                                        ;  1029.0 p1     192 dst
        pxor xmm2, xmm7                                        ;  1029.0 p1     192 dst
        psllq xmm7, 4                                          ;  1030.0 p1     192 dst
        pxor xmm10, xmm7                                       ;  1032.0 p1     192 dst
        movdqa xmm4, [r8 + 992]                                ;   955.0 p2     192 dst
        psrlq xmm4, 1                                          ;  1032.0 p1     192 dst
        movdqa xmm7, [rbp + 1792]                              ;   956.0 p2     192 dst reload
        pxor xmm7, xmm0                                        ;  1033.0 p1     192 dst
        movdqa xmm0, [rbp + 1376]                              ;   957.0 p2     192 dst reload
        pxor xmm0, xmm15                                       ;  1034.0 p1     192 dst
        psllq xmm15, 1                                         ;  1035.0 p1     192 dst
        movdqa [rbp + 1376], xmm2                              ;  1031.0 p0+p3  192 dst spill
        movdqa xmm2, [rbp + 1360]                              ;   960.3 p2     192 dst reload
        pxor xmm2, xmm15                                       ;  1037.0 p1     192 dst
        movdqa xmm15, [rbp + 1856]                             ;   961.3 p2     192 dst reload
        pxor xmm15, xmm4                                       ;  1037.0 p1     192 dst
        pand xmm7, xmm14                                       ;  1038.0 p1     192 dst
        movdqa xmm4, [rbp + 1808]                              ;   963.0 p2     192 dst reload
        pxor xmm4, xmm6                                        ;  1039.0 p1     192 dst
        psllq xmm6, 1                                          ;  1040.0 p1     192 dst
        movdqa [rbp + 1808], xmm10                             ;  1034.0 p0+p3  192 dst spill
        movdqa xmm10, [rbp + 1776]                             ;   966.0 p2     192 dst reload
        pxor xmm10, xmm6                                       ;  1042.0 p1     192 dst
        pand xmm15, xmm14                                      ;  1042.0 p1     192 dst
        movdqa xmm6, [rbp + 1840]                              ;   968.3 p2     192 dst reload
        pxor xmm6, xmm7                                        ;  1043.0 p1     192 dst
        psllq xmm7, 1                                          ;  1044.0 p1     192 dst
        movdqa [rbp + 1840], xmm9                              ;  1028.0 p0+p3  192 dst spill
        movdqa xmm9, [rbp + 1824]                              ;   970.7 p2     192 dst reload
        pxor xmm9, xmm7                                        ;  1046.0 p1     192 dst
        movdqa xmm7, [rbp + 1888]                              ;   971.7 p2     192 dst reload
        pxor xmm7, xmm15                                       ;  1046.0 p1     192 dst
        psllq xmm15, 1                                         ;  1047.0 p1     192 dst
        movdqa [rbp + 1888], xmm3                              ;  1031.0 p0+p3  192 dst spill
        movdqa xmm3, [rbp + 1872]                              ;   973.7 p2     192 dst reload
        pxor xmm3, xmm15                                       ;  1049.0 p1     192 dst
        movdqa xmm15, xmm2                                     ;  1039.0 p0     192 dst copy
        psrlq xmm15, 2                                         ;  1049.0 p1     192 dst
        pxor xmm15, xmm9                                       ;  1051.0 p1     192 dst
        pand xmm15, xmm1                                       ;  1053.0 p1     192 dst
        pxor xmm9, xmm15                                       ;  1055.0 p1     192 dst
        psllq xmm15, 2                                         ;  1055.0 p1     192 dst
        pxor xmm2, xmm15                                       ;  1057.0 p1     192 dst
        movdqa xmm15, xmm0                                     ;  1036.0 p0     192 dst copy
        psrlq xmm15, 2                                         ;  1055.0 p1     192 dst
        pxor xmm15, xmm6                                       ;  1057.0 p1     192 dst
        pand xmm15, xmm1                                       ;  1059.0 p1     192 dst
        pxor xmm6, xmm15                                       ;  1061.0 p1     192 dst
        psllq xmm15, 2                                         ;  1061.0 p1     192 dst
        pxor xmm0, xmm15                                       ;  1063.0 p1     192 dst
        movdqa xmm15, xmm10                                    ;  1044.0 p0     192 dst copy
        psrlq xmm15, 2                                         ;  1061.0 p1     192 dst
        pxor xmm15, xmm3                                       ;  1063.0 p1     192 dst
        pand xmm15, xmm1                                       ;  1065.0 p1     192 dst
        pxor xmm3, xmm15                                       ;  1067.0 p1     192 dst
        psllq xmm15, 2                                         ;  1067.0 p1     192 dst
        pxor xmm10, xmm15                                      ;  1069.0 p1     192 dst
        movdqa xmm15, xmm4                                     ;  1041.0 p0     192 dst copy
        psrlq xmm15, 2                                         ;  1067.0 p1     192 dst
        pxor xmm15, xmm7                                       ;  1069.0 p1     192 dst
        pand xmm15, xmm1                                       ;  1071.0 p1     192 dst
        pxor xmm7, xmm15                                       ;  1073.0 p1     192 dst
        psllq xmm15, 2                                         ;  1073.0 p1     192 dst
        pxor xmm4, xmm15                                       ;  1075.0 p1     192 dst
        movdqa xmm15, xmm9                                     ;  1057.0 p0     192 dst copy
        psrlq xmm15, 4                                         ;  1073.0 p1     192 dst
        pxor xmm15, xmm3                                       ;  1075.0 p1     192 dst
        pand xmm15, xmm12                                      ;  1077.0 p1     192 dst
        pxor xmm3, xmm15                                       ;  1079.0 p1     192 dst
        psllq xmm15, 4                                         ;  1079.0 p1     192 dst
        pxor xmm9, xmm15                                       ;  1081.0 p1     192 dst
        movdqa xmm15, xmm2                                     ;  1059.0 p0     192 dst copy
        psrlq xmm15, 4                                         ;  1079.0 p1     192 dst
        pxor xmm15, xmm10                                      ;  1081.0 p1     192 dst
        pand xmm15, xmm12                                      ;  1083.0 p1     192 dst
        pxor xmm10, xmm15                                      ;  1085.0 p1     192 dst
        psllq xmm15, 4                                         ;  1085.0 p1     192 dst
        pxor xmm2, xmm15                                       ;  1087.0 p1     192 dst
        movdqa xmm15, xmm6                                     ;  1063.0 p0     192 dst copy
        psrlq xmm15, 4                                         ;  1085.0 p1     192 dst
        pxor xmm15, xmm7                                       ;  1087.0 p1     192 dst
        pand xmm15, xmm12                                      ;  1089.0 p1     192 dst
        pxor xmm7, xmm15                                       ;  1091.0 p1     192 dst
        psllq xmm15, 4                                         ;  1091.0 p1     192 dst
        pxor xmm6, xmm15                                       ;  1093.0 p1     192 dst
        movdqa xmm15, xmm0                                     ;  1065.0 p0     192 dst copy
        psrlq xmm15, 4                                         ;  1091.0 p1     192 dst
        pxor xmm15, xmm4                                       ;  1093.0 p1     192 dst
        pand xmm15, xmm12                                      ;  1095.0 p1     192 dst
        pxor xmm4, xmm15                                       ;  1097.0 p1     192 dst
        psllq xmm15, 4                                         ;  1097.0 p1     192 dst
        pxor xmm0, xmm15                                       ;  1099.0 p1     192 dst
        movdqa xmm15, [r8 + 240]                               ;  1008.7 p2     192 dst
        psrlq xmm15, 1                                         ;  1097.0 p1     192 dst
        movdqa [rbp + 1872], xmm7                              ;  1093.0 p0+p3  192 dst spill
        movdqa xmm7, [rbp + 704]                               ;  1010.0 p2     192 dst reload
        pxor xmm7, xmm15                                       ;  1099.0 p1     192 dst
        pand xmm7, xmm14                                       ;  1101.0 p1     192 dst
        movdqa xmm15, [rbp + 1504]                             ;  1012.0 p2     192 dst reload
        pxor xmm15, xmm7                                       ;  1103.0 p1     192 dst
        psllq xmm7, 1                                          ;  1103.0 p1     192 dst
        movdqa [rbp + 1504], xmm6                              ;  1095.0 p0+p3  192 dst spill
        movdqa xmm6, [rbp + 1488]                              ;  1015.0 p2     192 dst reload
        pxor xmm6, xmm7                                        ;  1105.0 p1     192 dst
        movdqa xmm7, [rbp + 1200]                              ;  1017.0 p2     192 dst
        punpcklbw xmm7, xmm8                                   ;  1103.0 p1     192 dst
        movdqa [rbp + 1488], xmm4                              ;  1099.0 p0+p3  192 dst spill
        movdqa xmm4, [rbp + 1200]                              ;  1021.0 p2     192 dst
        punpckhbw xmm4, xmm8                                   ;  1104.0 p1     192 dst
        movdqa xmm8, xmm6                                      ;  1107.0 p0     192 dst copy
        psrlq xmm8, 2                                          ;  1114.0 p1     192 dst
        movdqa [rbp + 1200], xmm0                              ;  1101.0 p0+p3  192 dst spill
        movdqa xmm0, xmm15                                     ;  1105.0 p0     192 dst copy
        psrlq xmm0, 2                                          ;  1112.0 p1     192 dst
        movdqa [rbp + 704], xmm3                               ;  1081.0 p0+p3  192 dst spill
        movdqa xmm3, [r8 + 496]                                ;  1028.0 p2     192 dst
        psrlq xmm3, 1                                          ;  1107.0 p1     192 dst
        movdqa [rbp + 1824], xmm13                             ;  1031.0 p0+p3  192 dst spill
        movdqa xmm13, [rbp + 1472]                             ;  1032.0 p2     192 dst reload
        pxor xmm13, xmm3                                       ;  1109.0 p1     192 dst
        pand xmm13, xmm14                                      ;  1111.0 p1     192 dst
        movdqa xmm3, [rbp + 1936]                              ;  1034.7 p2     192 dst reload
        pxor xmm3, xmm13                                       ;  1113.0 p1     192 dst
        psllq xmm13, 1                                         ;  1113.0 p1     192 dst
        movdqa [rbp + 1936], xmm9                              ;  1083.0 p0+p3  192 dst spill
        movdqa xmm9, [rbp + 1904]                              ;  1037.0 p2     192 dst reload
        pxor xmm9, xmm13                                       ;  1115.0 p1     192 dst
        movdqa xmm13, xmm9                                     ;  1117.0 p0     192 dst copy
        psrlq xmm13, 2                                         ;  1124.0 p1     192 dst
        movdqa [rbp + 1904], xmm11                             ;  1039.0 p0+p3  192 dst spill
        movdqa xmm11, xmm3                                     ;  1115.0 p0     192 dst copy
        psrlq xmm11, 2                                         ;  1122.0 p1     192 dst
        movdqa [rbp + 1472], xmm10                             ;  1087.0 p0+p3  192 dst spill
        movdqa xmm10, [r8 + 752]                               ;  1042.0 p2     192 dst
        psrlq xmm10, 1                                         ;  1115.0 p1     192 dst
        movdqa [rbp + 1776], xmm5                              ;  1043.0 p0+p3  192 dst spill
        movdqa xmm5, [rbp + 1920]                              ;  1044.0 p2     192 dst reload
        pxor xmm5, xmm10                                       ;  1117.0 p1     192 dst
        pand xmm5, xmm14                                       ;  1119.0 p1     192 dst
        movdqa xmm10, [rbp + 1968]                             ;  1045.0 p2     192 dst reload
        pxor xmm10, xmm5                                       ;  1121.0 p1     192 dst
        psllq xmm5, 1                                          ;  1121.0 p1     192 dst
        movdqa xmm12, [rbp + 1952]                             ;  1046.7 p2     192 dst reload
        pxor xmm12, xmm5                                       ;  1123.0 p1     192 dst
        pxor xmm8, xmm12                                       ;  1125.0 p1     192 dst
        pxor xmm0, xmm10                                       ;  1123.0 p1     192 dst
        pand xmm8, xmm1                                        ;  1127.0 p1     192 dst
        pand xmm0, xmm1                                        ;  1125.0 p1     192 dst
        pxor xmm12, xmm8                                       ;  1129.0 p1     192 dst
        psllq xmm8, 2                                          ;  1129.0 p1     192 dst
        pxor xmm6, xmm8                                        ;  1131.0 p1     192 dst
        movdqa xmm5, [r8 + 1008]                               ;  1051.0 p2     192 dst
        psrlq xmm5, 1                                          ;  1128.0 p1     192 dst
        movdqa xmm8, [rbp + 1984]                              ;  1052.0 p2     192 dst reload
        pxor xmm8, xmm5                                        ;  1130.0 p1     192 dst
        pand xmm8, xmm14                                       ;  1132.0 p1     192 dst
        movdqa xmm5, [rbp + 64]                                ;  1057.0 p2     192 dst reload
        movdqa xmm14, [rbp + 48]                               ;  1058.0 p2     192 dst
        punpcklbw xmm14, xmm5                                  ;  1131.0 p1     192 dst
        pxor xmm10, xmm0                                       ;  1132.0 p1     192 dst
        psllq xmm0, 2                                          ;  1133.0 p1     192 dst
        pxor xmm15, xmm0                                       ;  1135.0 p1     192 dst
        movdqa xmm0, [rbp + 48]                                ;  1061.0 p2     192 dst
        punpckhbw xmm0, xmm5                                   ;  1135.0 p1     192 dst
        movdqa xmm5, [rbp + 2016]                              ;  1063.3 p2     192 dst reload
        pxor xmm5, xmm8                                        ;  1136.0 p1     192 dst
        psllq xmm8, 1                                          ;  1137.0 p1     192 dst
        movdqa [rbp + 2016], xmm4                              ;  1108.0 p0+p3  192 dst spill
        movdqa xmm4, [rbp + 2000]                              ;  1067.0 p2     192 dst reload
        pxor xmm4, xmm8                                        ;  1139.0 p1     192 dst
        pxor xmm13, xmm4                                       ;  1141.0 p1     192 dst
        pxor xmm11, xmm5                                       ;  1140.0 p1     192 dst
        pand xmm13, xmm1                                       ;  1143.0 p1     192 dst
        pand xmm11, xmm1                                       ;  1142.0 p1     192 dst
        movdqa xmm1, [rbp + 224]                               ;  1072.0 p2     192 dst reload
        movdqa xmm8, [rbp + 720]                               ;  1073.0 p2     192 dst
        punpcklbw xmm8, xmm1                                   ;  1143.0 p1     192 dst
        pxor xmm4, xmm13                                       ;  1145.0 p1     192 dst
        psllq xmm13, 2                                         ;  1145.0 p1     192 dst
        pxor xmm9, xmm13                                       ;  1147.0 p1     192 dst
        movdqa xmm13, [rbp + 720]                              ;  1077.7 p2     192 dst
        punpckhbw xmm13, xmm1                                  ;  1147.0 p1     192 dst
        pxor xmm5, xmm11                                       ;  1148.0 p1     192 dst
        psllq xmm11, 2                                         ;  1149.0 p1     192 dst
        pxor xmm3, xmm11                                       ;  1151.0 p1     192 dst
        movdqa xmm1, [rbp + 208]                               ;  1083.0 p2     192 dst reload
        movdqa xmm11, [rbp + 416]                              ;  1084.0 p2     192 dst
        punpcklbw xmm11, xmm1                                  ;  1151.0 p1     192 dst
        movdqa [rbp + 224], xmm7                               ;  1105.0 p0+p3  192 dst spill
        movdqa xmm7, [rbp + 416]                               ;  1087.0 p2     192 dst
        punpckhbw xmm7, xmm1                                   ;  1152.0 p1     192 dst
        movdqa xmm1, xmm12                                     ;  1131.0 p0     192 dst copy
        psrlq xmm1, 4                                          ;  1153.0 p1     192 dst
        pxor xmm1, xmm4                                        ;  1155.0 p1     192 dst
        pand xmm1, [rel aes_to_slices.T0_constants128 + 32]    ;  1157.0 p2+p1  192 dst
        pxor xmm4, xmm1                                        ;  1159.0 p1     192 dst
        psllq xmm1, 4                                          ;  1159.0 p1     192 dst
        pxor xmm12, xmm1                                       ;  1161.0 p1     192 dst
        movdqa xmm1, xmm6                                      ;  1133.0 p0     192 dst copy
        psrlq xmm1, 4                                          ;  1159.0 p1     192 dst
        pxor xmm1, xmm9                                        ;  1161.0 p1     192 dst
        pand xmm1, [rel aes_to_slices.T0_constants128 + 32]    ;  1163.0 p2+p1  192 dst
        pxor xmm9, xmm1                                        ;  1165.0 p1     192 dst
        psllq xmm1, 4                                          ;  1165.0 p1     192 dst
        pxor xmm6, xmm1                                        ;  1167.0 p1     192 dst
        movdqa xmm1, xmm10                                     ;  1134.0 p0     192 dst copy
        psrlq xmm1, 4                                          ;  1165.0 p1     192 dst
        pxor xmm1, xmm5                                        ;  1167.0 p1     192 dst
        pand xmm1, [rel aes_to_slices.T0_constants128 + 32]    ;  1169.0 p2+p1  192 dst
        pxor xmm5, xmm1                                        ;  1171.0 p1     192 dst
        psllq xmm1, 4                                          ;  1171.0 p1     192 dst
        pxor xmm10, xmm1                                       ;  1173.0 p1     192 dst
        movdqa xmm1, xmm15                                     ;  1137.0 p0     192 dst copy
        psrlq xmm1, 4                                          ;  1171.0 p1     192 dst
        pxor xmm1, xmm3                                        ;  1173.0 p1     192 dst
        pand xmm1, [rel aes_to_slices.T0_constants128 + 32]    ;  1175.0 p2+p1  192 dst
        pxor xmm3, xmm1                                        ;  1177.0 p1     192 dst
        psllq xmm1, 4                                          ;  1177.0 p1     192 dst
        pxor xmm15, xmm1                                       ;  1179.0 p1     192 dst
        movdqa xmm1, xmm14                                     ;  1133.0 p0     192 dst copy
        punpcklbw xmm1, xmm8                                   ;  1177.0 p1     192 dst
        punpckhbw xmm14, xmm8                                  ;  1178.0 p1     192 dst
        movdqa xmm8, xmm0                                      ;  1139.0 p0     192 dst copy
        punpcklbw xmm8, xmm13                                  ;  1179.0 p1     192 dst
        punpckhbw xmm0, xmm13                                  ;  1180.0 p1     192 dst
        movdqa xmm13, xmm2                                     ;  1116.7 p0     192 dst copy
        punpcklbw xmm13, xmm6                                  ;  1181.0 p1     192 dst
        punpckhbw xmm2, xmm6                                   ;  1182.0 p1     192 dst
        movdqa xmm6, [rbp + 592]                               ;  1117.7 p2     192 dst reload
        movdqa [rbp + 208], xmm5                               ;  1173.0 p0+p3  192 dst spill
        movdqa xmm5, [rbp + 400]                               ;  1118.7 p2     192 dst
        punpcklbw xmm5, xmm6                                   ;  1183.0 p1     192 dst
        movdqa [rbp + 416], xmm10                              ;  1175.0 p0+p3  192 dst spill
        movdqa xmm10, [rbp + 400]                              ;  1120.0 p2     192 dst
        punpckhbw xmm10, xmm6                                  ;  1184.0 p1     192 dst
        movdqa xmm6, xmm11                                     ;  1153.0 p0     192 dst copy
        punpcklbw xmm6, xmm5                                   ;  1185.0 p1     192 dst
        punpckhbw xmm11, xmm5                                  ;  1186.0 p1     192 dst
        movdqa xmm5, xmm1                                      ;  1179.0 p0     192 dst copy
        punpcklbw xmm5, xmm6                                   ;  1187.0 p1     192 dst
        punpckhbw xmm1, xmm6                                   ;  1188.0 p1     192 dst
        movdqa xmm6, xmm7                                      ;  1156.0 p0     192 dst copy
        punpcklbw xmm6, xmm10                                  ;  1189.0 p1     192 dst
        punpckhbw xmm7, xmm10                                  ;  1190.0 p1     192 dst
        movdqa xmm10, xmm14                                    ;  1182.0 p0     192 dst copy
        punpcklbw xmm10, xmm11                                 ;  1191.0 p1     192 dst
        punpckhbw xmm14, xmm11                                 ;  1192.0 p1     192 dst
        movdqa xmm11, xmm8                                     ;  1181.0 p0     192 dst copy
        punpcklbw xmm11, xmm6                                  ;  1193.0 p1     192 dst
        punpckhbw xmm8, xmm6                                   ;  1194.0 p1     192 dst
        movdqa xmm6, xmm0                                      ;  1184.0 p0     192 dst copy
        punpcklbw xmm6, xmm7                                   ;  1195.0 p1     192 dst
        punpckhbw xmm0, xmm7                                   ;  1196.0 p1     192 dst
        movdqa xmm7, [rbp + 784]                               ;  1129.3 p2     192 dst reload
        movdqa [rbp + 592], xmm0                               ;  1200.0 p0+p3  192 dst spill
        movdqa xmm0, [rbp + 608]                               ;  1130.3 p2     192 dst
        punpcklbw xmm0, xmm7                                   ;  1197.0 p1     192 dst
        movdqa [rbp + 400], xmm14                              ;  1196.0 p0+p3  192 dst spill
        movdqa xmm14, [rbp + 608]                              ;  1131.7 p2     192 dst
        punpckhbw xmm14, xmm7                                  ;  1198.0 p1     192 dst
        movdqa xmm7, [rbp + 1040]                              ;  1132.7 p2     192 dst reload
        movdqa [rbp + 784], xmm8                               ;  1198.0 p0+p3  192 dst spill
        movdqa xmm8, [rbp + 912]                               ;  1133.7 p2     192 dst
        punpcklbw xmm8, xmm7                                   ;  1199.0 p1     192 dst
        movdqa [rbp + 608], xmm1                               ;  1192.0 p0+p3  192 dst spill
        movdqa xmm1, [rbp + 912]                               ;  1134.7 p2     192 dst
        punpckhbw xmm1, xmm7                                   ;  1200.0 p1     192 dst
        movdqa xmm7, xmm0                                      ;  1199.0 p0     192 dst copy
        punpcklbw xmm7, xmm8                                   ;  1206.0 p1     192 dst
        punpckhbw xmm0, xmm8                                   ;  1202.0 p1     192 dst
        movdqa xmm8, xmm14                                     ;  1202.0 p0     192 dst copy
        punpcklbw xmm8, xmm1                                   ;  1209.0 p1     192 dst
        punpckhbw xmm14, xmm1                                  ;  1204.0 p1     192 dst
        movdqa xmm1, [rbp + 32]                                ;  1137.3 p2     192 dst reload
        movdqa [rbp + 1040], xmm6                              ;  1197.0 p0+p3  192 dst spill
        movdqa xmm6, [rbp + 16]                                ;  1138.3 p2     192 dst
        punpcklbw xmm6, xmm1                                   ;  1205.0 p1     192 dst
        movdqa [rbp + 912], xmm10                              ;  1193.0 p0+p3  192 dst spill
        movdqa xmm10, [rbp + 16]                               ;  1140.0 p2     192 dst
        punpckhbw xmm10, xmm1                                  ;  1206.0 p1     192 dst
        movdqa xmm1, [rbp + 1472]                              ;  1141.0 p2     192 dst
        punpcklbw xmm1, xmm9                                   ;  1207.0 p1     192 dst
        movdqa [rbp + 32], xmm11                               ;  1195.0 p0+p3  192 dst spill
        movdqa xmm11, [rbp + 1472]                             ;  1143.0 p2     192 dst
        punpckhbw xmm11, xmm9                                  ;  1208.0 p1     192 dst
        movdqa xmm9, [rbp + 224]                               ;  1145.3 p2     192 dst
        punpcklbw xmm9, xmm13                                  ;  1209.0 p1     192 dst
        movdqa [rbp + 1472], xmm5                              ;  1189.0 p0+p3  192 dst spill
        movdqa xmm5, [rbp + 224]                               ;  1147.0 p2     192 dst
        punpckhbw xmm5, xmm13                                  ;  1210.0 p1     192 dst
        movdqa xmm13, xmm7                                     ;  1208.0 p0     192 dst copy
        punpcklbw xmm13, xmm9                                  ;  1215.0 p1     192 dst
        punpckhbw xmm7, xmm9                                   ;  1212.0 p1     192 dst
        movdqa xmm9, xmm0                                      ;  1206.0 p0     192 dst copy
        punpcklbw xmm9, xmm5                                   ;  1214.0 p1     192 dst
        punpckhbw xmm0, xmm5                                   ;  1214.0 p1     192 dst
        movdqa xmm5, [rbp + 1936]                              ;  1153.3 p2     192 dst
        punpcklbw xmm5, xmm12                                  ;  1215.0 p1     192 dst
        movdqa [rbp + 224], xmm0                               ;  1218.0 p0+p3  192 dst spill
        movdqa xmm0, [rbp + 1936]                              ;  1154.7 p2     192 dst
        punpckhbw xmm0, xmm12                                  ;  1216.0 p1     192 dst
        movdqa xmm12, [rbp + 2016]                             ;  1156.0 p2     192 dst
        punpcklbw xmm12, xmm2                                  ;  1217.0 p1     192 dst
        movdqa [rbp + 1936], xmm7                              ;  1216.0 p0+p3  192 dst spill
        movdqa xmm7, [rbp + 2016]                              ;  1159.0 p2     192 dst
        punpckhbw xmm7, xmm2                                   ;  1218.0 p1     192 dst
        movdqa xmm2, xmm8                                      ;  1211.0 p0     192 dst copy
        punpcklbw xmm2, xmm12                                  ;  1219.0 p1     192 dst
        punpckhbw xmm8, xmm12                                  ;  1220.0 p1     192 dst
        movdqa xmm12, xmm14                                    ;  1208.0 p0     192 dst copy
        punpcklbw xmm12, xmm7                                  ;  1222.0 p1     192 dst
        punpckhbw xmm14, xmm7                                  ;  1222.0 p1     192 dst
        movdqa xmm7, [rbp + 704]                               ;  1165.0 p2     192 dst
        punpcklbw xmm7, xmm4                                   ;  1223.0 p1     192 dst
        movdqa [rbp + 2016], xmm14                             ;  1226.0 p0+p3  192 dst spill
        movdqa xmm14, [rbp + 704]                              ;  1169.0 p2     192 dst
        punpckhbw xmm14, xmm4                                  ;  1224.0 p1     192 dst
        movdqa xmm4, [rbp + 256]                               ;  1170.0 p2     192 dst reload
        movdqa [rbp + 704], xmm8                               ;  1224.0 p0+p3  192 dst spill
        movdqa xmm8, [rbp + 80]                                ;  1171.0 p2     192 dst
        punpcklbw xmm8, xmm4                                   ;  1225.0 p1     192 dst
        movdqa [rbp + 16], xmm12                               ;  1224.0 p0+p3  192 dst spill
        movdqa xmm12, [rbp + 80]                               ;  1175.0 p2     192 dst
        punpckhbw xmm12, xmm4                                  ;  1226.0 p1     192 dst
        movdqa xmm4, xmm6                                      ;  1207.0 p0     192 dst copy
        punpcklbw xmm4, xmm8                                   ;  1227.0 p1     192 dst
        punpckhbw xmm6, xmm8                                   ;  1228.0 p1     192 dst
        movdqa xmm8, xmm10                                     ;  1210.0 p0     192 dst copy
        punpcklbw xmm8, xmm12                                  ;  1230.0 p1     192 dst
        punpckhbw xmm10, xmm12                                 ;  1230.0 p1     192 dst
        movdqa xmm12, [rbp + 736]                              ;  1181.3 p2     192 dst reload
        movdqa [rbp + 256], xmm9                               ;  1216.0 p0+p3  192 dst spill
        movdqa xmm9, [rbp + 448]                               ;  1182.3 p2     192 dst
        punpcklbw xmm9, xmm12                                  ;  1231.0 p1     192 dst
        movdqa [rbp + 80], xmm2                                ;  1221.0 p0+p3  192 dst spill
        movdqa xmm2, [rbp + 448]                               ;  1184.7 p2     192 dst
        punpckhbw xmm2, xmm12                                  ;  1232.0 p1     192 dst
        movdqa xmm12, [rbp + 576]                              ;  1186.3 p2     192 dst reload
        movdqa [rbp + 736], xmm13                              ;  1217.0 p0+p3  192 dst spill
        movdqa xmm13, [rbp + 384]                              ;  1187.3 p2     192 dst
        punpcklbw xmm13, xmm12                                 ;  1233.0 p1     192 dst
        movdqa [rbp + 448], xmm3                               ;  1188.7 p0+p3  192 dst spill
        movdqa xmm3, [rbp + 384]                               ;  1188.7 p2     192 dst
        punpckhbw xmm3, xmm12                                  ;  1234.0 p1     192 dst
        movdqa xmm12, xmm9                                     ;  1233.0 p0     192 dst copy
        punpcklbw xmm12, xmm13                                 ;  1240.0 p1     192 dst
        punpckhbw xmm9, xmm13                                  ;  1236.0 p1     192 dst
        movdqa xmm13, xmm2                                     ;  1236.0 p0     192 dst copy
        punpcklbw xmm13, xmm3                                  ;  1243.0 p1     192 dst
        punpckhbw xmm2, xmm3                                   ;  1238.0 p1     192 dst
        movdqa xmm3, xmm6                                      ;  1232.0 p0     192 dst copy
        punpcklbw xmm3, xmm9                                   ;  1240.0 p1     192 dst
        punpckhbw xmm6, xmm9                                   ;  1240.0 p1     192 dst
        movdqa xmm9, xmm4                                      ;  1229.0 p0     192 dst copy
        punpcklbw xmm9, xmm12                                  ;  1242.0 p1     192 dst
        punpckhbw xmm4, xmm12                                  ;  1242.0 p1     192 dst
        movdqa xmm12, xmm10                                    ;  1234.0 p0     192 dst copy
        punpcklbw xmm12, xmm2                                  ;  1243.0 p1     192 dst
        punpckhbw xmm10, xmm2                                  ;  1244.0 p1     192 dst
        movdqa xmm2, xmm8                                      ;  1232.0 p0     192 dst copy
        punpcklbw xmm2, xmm13                                  ;  1245.0 p1     192 dst
        punpckhbw xmm8, xmm13                                  ;  1246.0 p1     192 dst
        movdqa xmm13, [rbp + 816]                              ;  1200.3 p2     192 dst reload
        movdqa [rbp + 576], xmm10                              ;  1248.0 p0+p3  192 dst spill
        movdqa xmm10, [rbp + 272]                              ;  1201.3 p2     192 dst
        punpcklbw xmm10, xmm13                                 ;  1247.0 p1     192 dst
        movdqa [rbp + 384], xmm6                               ;  1244.0 p0+p3  192 dst spill
        movdqa xmm6, [rbp + 272]                               ;  1202.7 p2     192 dst
        punpckhbw xmm6, xmm13                                  ;  1248.0 p1     192 dst
        movdqa xmm13, [rbp + 1072]                             ;  1203.7 p2     192 dst reload
        movdqa [rbp + 816], xmm8                               ;  1250.0 p0+p3  192 dst spill
        movdqa xmm8, [rbp + 944]                               ;  1204.7 p2     192 dst
        punpcklbw xmm8, xmm13                                  ;  1249.0 p1     192 dst
        movdqa [rbp + 272], xmm4                               ;  1246.0 p0+p3  192 dst spill
        movdqa xmm4, [rbp + 944]                               ;  1205.7 p2     192 dst
        punpckhbw xmm4, xmm13                                  ;  1250.0 p1     192 dst
        movdqa xmm13, xmm10                                    ;  1249.0 p0     192 dst copy
        punpcklbw xmm13, xmm8                                  ;  1256.0 p1     192 dst
        punpckhbw xmm10, xmm8                                  ;  1252.0 p1     192 dst
        movdqa xmm8, xmm6                                      ;  1252.0 p0     192 dst copy
        punpcklbw xmm8, xmm4                                   ;  1259.0 p1     192 dst
        punpckhbw xmm6, xmm4                                   ;  1254.0 p1     192 dst
        movdqa xmm4, [rbp + 1776]                              ;  1211.7 p2     192 dst reload
        movdqa [rbp + 1072], xmm12                             ;  1245.0 p0+p3  192 dst spill
        movdqa xmm12, [rbp + 1232]                             ;  1212.7 p2     192 dst
        punpcklbw xmm12, xmm4                                  ;  1255.0 p1     192 dst
        movdqa [rbp + 944], xmm3                               ;  1242.0 p0+p3  192 dst spill
        movdqa xmm3, [rbp + 1232]                              ;  1214.0 p2     192 dst
        punpckhbw xmm3, xmm4                                   ;  1256.0 p1     192 dst
        movdqa xmm4, xmm12                                     ;  1257.0 p0     192 dst copy
        punpcklbw xmm4, xmm1                                   ;  1264.0 p1     192 dst
        punpckhbw xmm12, xmm1                                  ;  1258.0 p1     192 dst
        movdqa xmm1, xmm3                                      ;  1260.0 p0     192 dst copy
        punpcklbw xmm1, xmm11                                  ;  1267.0 p1     192 dst
        punpckhbw xmm3, xmm11                                  ;  1260.0 p1     192 dst
        movdqa xmm11, xmm10                                    ;  1256.0 p0     192 dst copy
        punpcklbw xmm11, xmm12                                 ;  1263.0 p1     192 dst
        punpckhbw xmm10, xmm12                                 ;  1262.0 p1     192 dst
        movdqa xmm12, xmm6                                     ;  1258.0 p0     192 dst copy
        punpcklbw xmm12, xmm3                                  ;  1265.0 p1     192 dst
        punpckhbw xmm6, xmm3                                   ;  1264.0 p1     192 dst
        movdqa xmm3, xmm13                                     ;  1258.0 p0     192 dst copy
        punpcklbw xmm3, xmm4                                   ;  1266.0 p1     192 dst
        punpckhbw xmm13, xmm4                                  ;  1266.0 p1     192 dst
        movdqa xmm4, xmm8                                      ;  1261.0 p0     192 dst copy
        punpcklbw xmm4, xmm1                                   ;  1269.0 p1     192 dst
        punpckhbw xmm8, xmm1                                   ;  1269.0 p1     192 dst
        movdqa xmm1, [rbp + 1200]                              ;  1220.7 p2     192 dst
        punpcklbw xmm1, xmm15                                  ;  1269.0 p1     192 dst
        movdqa [rbp + 1776], xmm6                              ;  1268.0 p0+p3  192 dst spill
        movdqa xmm6, [rbp + 1200]                              ;  1222.0 p2     192 dst
        punpckhbw xmm6, xmm15                                  ;  1270.0 p1     192 dst
        movdqa xmm15, [rbp + 0]                                ;  1223.0 p2     192 dst reload
        movdqa [rbp + 1200], xmm10                             ;  1266.0 p0+p3  192 dst spill
        movdqa xmm10, [rbp - 16]                               ;  1224.0 p2     192 dst
        punpcklbw xmm10, xmm15                                 ;  1271.0 p1     192 dst
        movdqa [rbp + 1232], xmm8                              ;  1273.0 p0+p3  192 dst spill
        movdqa xmm8, [rbp - 16]                                ;  1225.0 p2     192 dst
        punpckhbw xmm8, xmm15                                  ;  1272.0 p1     192 dst
        movdqa xmm15, [rbp + 288]                              ;  1226.0 p2     192 dst reload
        movdqa [rbp + 0], xmm13                                ;  1270.0 p0+p3  192 dst spill
        movdqa xmm13, [rbp + 96]                               ;  1227.0 p2     192 dst
        punpcklbw xmm13, xmm15                                 ;  1273.0 p1     192 dst
        movdqa [rbp - 16], xmm12                               ;  1267.0 p0+p3  192 dst spill
        movdqa xmm12, [rbp + 96]                               ;  1228.0 p2     192 dst
        punpckhbw xmm12, xmm15                                 ;  1274.0 p1     192 dst
        movdqa xmm15, xmm10                                    ;  1273.0 p0     192 dst copy
        punpcklbw xmm15, xmm13                                 ;  1280.0 p1     192 dst
        punpckhbw xmm10, xmm13                                 ;  1276.0 p1     192 dst
        movdqa xmm13, xmm8                                     ;  1276.0 p0     192 dst copy
        punpcklbw xmm13, xmm12                                 ;  1283.0 p1     192 dst
        punpckhbw xmm8, xmm12                                  ;  1278.0 p1     192 dst
        movdqa xmm12, [rbp + 848]                              ;  1230.7 p2     192 dst reload
        movdqa [rbp + 288], xmm11                              ;  1265.0 p0+p3  192 dst spill
        movdqa xmm11, [rbp + 480]                              ;  1231.7 p2     192 dst
        punpcklbw xmm11, xmm12                                 ;  1279.0 p1     192 dst
        movdqa [rbp + 96], xmm2                                ;  1247.0 p0+p3  192 dst spill
        movdqa xmm2, [rbp + 480]                               ;  1233.0 p2     192 dst
        punpckhbw xmm2, xmm12                                  ;  1280.0 p1     192 dst
        movdqa xmm12, [rbp + 992]                              ;  1234.3 p2     192 dst reload
        movdqa [rbp + 848], xmm4                               ;  1271.0 p0+p3  192 dst spill
        movdqa xmm4, [rbp + 864]                               ;  1235.3 p2     192 dst
        punpcklbw xmm4, xmm12                                  ;  1281.0 p1     192 dst
        movdqa [rbp + 480], xmm9                               ;  1244.0 p0+p3  192 dst spill
        movdqa xmm9, [rbp + 864]                               ;  1236.7 p2     192 dst
        punpckhbw xmm9, xmm12                                  ;  1282.0 p1     192 dst
        movdqa xmm12, xmm11                                    ;  1281.0 p0     192 dst copy
        punpcklbw xmm12, xmm4                                  ;  1288.0 p1     192 dst
        punpckhbw xmm11, xmm4                                  ;  1284.0 p1     192 dst
        movdqa xmm4, xmm2                                      ;  1284.0 p0     192 dst copy
        punpcklbw xmm4, xmm9                                   ;  1291.0 p1     192 dst
        punpckhbw xmm2, xmm9                                   ;  1286.0 p1     192 dst
        movdqa xmm9, xmm10                                     ;  1280.0 p0     192 dst copy
        punpcklbw xmm9, xmm11                                  ;  1288.0 p1     192 dst
        punpckhbw xmm10, xmm11                                 ;  1288.0 p1     192 dst
        movdqa xmm11, xmm15                                    ;  1282.0 p0     192 dst copy
        punpcklbw xmm11, xmm12                                 ;  1290.0 p1     192 dst
        punpckhbw xmm15, xmm12                                 ;  1290.0 p1     192 dst
        movdqa xmm12, xmm8                                     ;  1282.0 p0     192 dst copy
        punpcklbw xmm12, xmm2                                  ;  1291.0 p1     192 dst
        punpckhbw xmm8, xmm2                                   ;  1292.0 p1     192 dst
        movdqa xmm2, xmm13                                     ;  1285.0 p0     192 dst copy
        punpcklbw xmm2, xmm4                                   ;  1293.0 p1     192 dst
        punpckhbw xmm13, xmm4                                  ;  1294.0 p1     192 dst
        movdqa xmm4, [rbp + 1280]                              ;  1246.7 p2     192 dst reload
        movdqa [rbp + 992], xmm8                               ;  1296.0 p0+p3  192 dst spill
        movdqa xmm8, [rbp + 1136]                              ;  1247.7 p2     192 dst
        punpcklbw xmm8, xmm4                                   ;  1295.0 p1     192 dst
        movdqa [rbp + 864], xmm10                              ;  1292.0 p0+p3  192 dst spill
        movdqa xmm10, [rbp + 1136]                             ;  1249.0 p2     192 dst
        punpckhbw xmm10, xmm4                                  ;  1296.0 p1     192 dst
        movdqa xmm4, [rbp + 1536]                              ;  1250.3 p2     192 dst reload
        movdqa [rbp + 1280], xmm13                             ;  1298.0 p0+p3  192 dst spill
        movdqa xmm13, [rbp + 1408]                             ;  1251.3 p2     192 dst
        punpcklbw xmm13, xmm4                                  ;  1297.0 p1     192 dst
        movdqa [rbp + 1136], xmm15                             ;  1294.0 p0+p3  192 dst spill
        movdqa xmm15, [rbp + 1408]                             ;  1252.7 p2     192 dst
        punpckhbw xmm15, xmm4                                  ;  1298.0 p1     192 dst
        movdqa xmm4, xmm8                                      ;  1297.0 p0     192 dst copy
        punpcklbw xmm4, xmm13                                  ;  1304.0 p1     192 dst
        punpckhbw xmm8, xmm13                                  ;  1300.0 p1     192 dst
        movdqa xmm13, xmm10                                    ;  1300.0 p0     192 dst copy
        punpcklbw xmm13, xmm15                                 ;  1307.0 p1     192 dst
        punpckhbw xmm10, xmm15                                 ;  1302.0 p1     192 dst
        movdqa xmm15, [rbp + 1904]                             ;  1255.3 p2     192 dst reload
        movdqa [rbp + 1536], xmm12                             ;  1293.0 p0+p3  192 dst spill
        movdqa xmm12, [rbp + 1664]                             ;  1256.3 p2     192 dst
        punpcklbw xmm12, xmm15                                 ;  1303.0 p1     192 dst
        movdqa [rbp + 1408], xmm9                              ;  1290.0 p0+p3  192 dst spill
        movdqa xmm9, [rbp + 1664]                              ;  1261.0 p2     192 dst
        punpckhbw xmm9, xmm15                                  ;  1304.0 p1     192 dst
        movdqa xmm15, xmm12                                    ;  1305.0 p0     192 dst copy
        punpcklbw xmm15, xmm5                                  ;  1312.0 p1     192 dst
        punpckhbw xmm12, xmm5                                  ;  1306.0 p1     192 dst
        movdqa xmm5, xmm9                                      ;  1308.0 p0     192 dst copy
        punpcklbw xmm5, xmm0                                   ;  1315.0 p1     192 dst
        punpckhbw xmm9, xmm0                                   ;  1308.0 p1     192 dst
        movdqa xmm0, xmm8                                      ;  1304.0 p0     192 dst copy
        punpcklbw xmm0, xmm12                                  ;  1311.0 p1     192 dst
        punpckhbw xmm8, xmm12                                  ;  1310.0 p1     192 dst
        movdqa xmm12, xmm10                                    ;  1306.0 p0     192 dst copy
        punpcklbw xmm12, xmm9                                  ;  1313.0 p1     192 dst
        punpckhbw xmm10, xmm9                                  ;  1312.0 p1     192 dst
        movdqa xmm9, xmm4                                      ;  1306.0 p0     192 dst copy
        punpcklbw xmm9, xmm15                                  ;  1314.0 p1     192 dst
        punpckhbw xmm4, xmm15                                  ;  1314.0 p1     192 dst
        movdqa xmm15, xmm13                                    ;  1309.0 p0     192 dst copy
        punpcklbw xmm15, xmm5                                  ;  1317.0 p1     192 dst
        punpckhbw xmm13, xmm5                                  ;  1317.0 p1     192 dst
        movdqa xmm5, [rbp - 32]                                ;  1270.7 p2     192 dst reload
        movdqa [rbp + 1904], xmm10                             ;  1316.0 p0+p3  192 dst spill
        movdqa xmm10, [rbp - 48]                               ;  1271.7 p2     192 dst
        punpcklbw xmm10, xmm5                                  ;  1317.0 p1     192 dst
        movdqa [rbp + 1664], xmm8                              ;  1314.0 p0+p3  192 dst spill
        movdqa xmm8, [rbp - 48]                                ;  1273.0 p2     192 dst
        punpckhbw xmm8, xmm5                                   ;  1318.0 p1     192 dst
        movdqa xmm5, [rbp + 320]                               ;  1274.0 p2     192 dst reload
        movdqa [rbp - 32], xmm13                               ;  1321.0 p0+p3  192 dst spill
        movdqa xmm13, [rbp + 128]                              ;  1275.0 p2     192 dst
        punpcklbw xmm13, xmm5                                  ;  1319.0 p1     192 dst
        movdqa [rbp - 48], xmm4                                ;  1318.0 p0+p3  192 dst spill
        movdqa xmm4, [rbp + 128]                               ;  1276.0 p2     192 dst
        punpckhbw xmm4, xmm5                                   ;  1320.0 p1     192 dst
        movdqa xmm5, xmm10                                     ;  1319.0 p0     192 dst copy
        punpcklbw xmm5, xmm13                                  ;  1326.0 p1     192 dst
        punpckhbw xmm10, xmm13                                 ;  1322.0 p1     192 dst
        movdqa xmm13, xmm8                                     ;  1322.0 p0     192 dst copy
        punpcklbw xmm13, xmm4                                  ;  1329.0 p1     192 dst
        punpckhbw xmm8, xmm4                                   ;  1324.0 p1     192 dst
        movdqa xmm4, [rbp + 832]                               ;  1278.7 p2     192 dst reload
        movdqa [rbp + 320], xmm12                              ;  1315.0 p0+p3  192 dst spill
        movdqa xmm12, [rbp + 512]                              ;  1279.7 p2     192 dst
        punpcklbw xmm12, xmm4                                  ;  1325.0 p1     192 dst
        movdqa [rbp + 128], xmm0                               ;  1313.0 p0+p3  192 dst spill
        movdqa xmm0, [rbp + 512]                               ;  1281.0 p2     192 dst
        punpckhbw xmm0, xmm4                                   ;  1326.0 p1     192 dst
        movdqa xmm4, [rbp + 1104]                              ;  1282.0 p2     192 dst reload
        movdqa [rbp + 832], xmm2                               ;  1295.0 p0+p3  192 dst spill
        movdqa xmm2, [rbp + 976]                               ;  1283.0 p2     192 dst
        punpcklbw xmm2, xmm4                                   ;  1327.0 p1     192 dst
        movdqa [rbp + 512], xmm15                              ;  1319.0 p0+p3  192 dst spill
        movdqa xmm15, [rbp + 976]                              ;  1286.0 p2     192 dst
        punpckhbw xmm15, xmm4                                  ;  1328.0 p1     192 dst
        movdqa xmm4, xmm12                                     ;  1327.0 p0     192 dst copy
        punpcklbw xmm4, xmm2                                   ;  1334.0 p1     192 dst
        punpckhbw xmm12, xmm2                                  ;  1330.0 p1     192 dst
        movdqa xmm2, xmm0                                      ;  1330.0 p0     192 dst copy
        punpcklbw xmm2, xmm15                                  ;  1337.0 p1     192 dst
        punpckhbw xmm0, xmm15                                  ;  1332.0 p1     192 dst
        movdqa xmm15, xmm10                                    ;  1326.0 p0     192 dst copy
        punpcklbw xmm15, xmm12                                 ;  1334.0 p1     192 dst
        punpckhbw xmm10, xmm12                                 ;  1334.0 p1     192 dst
        movdqa xmm12, xmm5                                     ;  1328.0 p0     192 dst copy
        punpcklbw xmm12, xmm4                                  ;  1336.0 p1     192 dst
        punpckhbw xmm5, xmm4                                   ;  1336.0 p1     192 dst
        movdqa xmm4, xmm8                                      ;  1328.0 p0     192 dst copy
        punpcklbw xmm4, xmm0                                   ;  1337.0 p1     192 dst
        punpckhbw xmm8, xmm0                                   ;  1338.0 p1     192 dst
        movdqa xmm0, xmm13                                     ;  1331.0 p0     192 dst copy
        punpcklbw xmm0, xmm2                                   ;  1339.0 p1     192 dst
        punpckhbw xmm13, xmm2                                  ;  1340.0 p1     192 dst
        movdqa xmm2, xmm11                                     ;  1292.7 p0     192 dst copy
        punpcklbw xmm2, xmm9                                   ;  1341.0 p1     192 dst
        punpckhbw xmm11, xmm9                                  ;  1342.0 p1     192 dst
        movdqa xmm9, [rbp + 800]                               ;  1293.7 p2     192 dst reload
        movdqa [rbp + 1104], xmm11                             ;  1346.0 p0+p3  192 dst spill
        movdqa xmm11, [rbp + 688]                              ;  1294.7 p2     192 dst
        punpcklbw xmm11, xmm9                                  ;  1343.0 p1     192 dst
        movdqa [rbp + 976], xmm2                               ;  1343.0 p0+p3  192 dst spill
        movdqa xmm2, [rbp + 688]                               ;  1296.0 p2     192 dst
        punpckhbw xmm2, xmm9                                   ;  1344.0 p1     192 dst
        movdqa xmm9, [rbp + 1056]                              ;  1297.0 p2     192 dst reload
        movdqa [rbp + 800], xmm8                               ;  1342.0 p0+p3  192 dst spill
        movdqa xmm8, [rbp + 928]                               ;  1298.0 p2     192 dst
        punpcklbw xmm8, xmm9                                   ;  1345.0 p1     192 dst
        movdqa [rbp + 688], xmm10                              ;  1338.0 p0+p3  192 dst spill
        movdqa xmm10, [rbp + 928]                              ;  1299.3 p2     192 dst
        punpckhbw xmm10, xmm9                                  ;  1346.0 p1     192 dst
        movdqa xmm9, xmm11                                     ;  1345.0 p0     192 dst copy
        punpcklbw xmm9, xmm8                                   ;  1352.0 p1     192 dst
        punpckhbw xmm11, xmm8                                  ;  1348.0 p1     192 dst
        movdqa xmm8, xmm2                                      ;  1348.0 p0     192 dst copy
        punpcklbw xmm8, xmm10                                  ;  1355.0 p1     192 dst
        punpckhbw xmm2, xmm10                                  ;  1350.0 p1     192 dst
        movdqa xmm10, [rbp + 1824]                             ;  1302.0 p2     192 dst reload
        movdqa [rbp + 1056], xmm13                             ;  1344.0 p0+p3  192 dst spill
        movdqa xmm13, [rbp + 1216]                             ;  1303.0 p2     192 dst
        punpcklbw xmm13, xmm10                                 ;  1351.0 p1     192 dst
        movdqa [rbp + 928], xmm5                               ;  1340.0 p0+p3  192 dst spill
        movdqa xmm5, [rbp + 1216]                              ;  1306.0 p2     192 dst
        punpckhbw xmm5, xmm10                                  ;  1352.0 p1     192 dst
        movdqa xmm10, xmm13                                    ;  1353.0 p0     192 dst copy
        punpcklbw xmm10, xmm7                                  ;  1360.0 p1     192 dst
        punpckhbw xmm13, xmm7                                  ;  1354.0 p1     192 dst
        movdqa xmm7, xmm5                                      ;  1356.0 p0     192 dst copy
        punpcklbw xmm7, xmm14                                  ;  1363.0 p1     192 dst
        punpckhbw xmm5, xmm14                                  ;  1356.0 p1     192 dst
        movdqa xmm14, xmm11                                    ;  1352.0 p0     192 dst copy
        punpcklbw xmm14, xmm13                                 ;  1359.0 p1     192 dst
        punpckhbw xmm11, xmm13                                 ;  1358.0 p1     192 dst
        movdqa xmm13, xmm2                                     ;  1354.0 p0     192 dst copy
        punpcklbw xmm13, xmm5                                  ;  1361.0 p1     192 dst
        punpckhbw xmm2, xmm5                                   ;  1360.0 p1     192 dst
        movdqa xmm5, xmm9                                      ;  1354.0 p0     192 dst copy
        punpcklbw xmm5, xmm10                                  ;  1362.0 p1     192 dst
        punpckhbw xmm9, xmm10                                  ;  1362.0 p1     192 dst
        movdqa xmm10, xmm8                                     ;  1357.0 p0     192 dst copy
        punpcklbw xmm10, xmm7                                  ;  1365.0 p1     192 dst
        punpckhbw xmm8, xmm7                                   ;  1365.0 p1     192 dst
        movdqa xmm7, [rbp + 672]                               ;  1317.7 p2     192 dst reload
        movdqa [rbp + 1824], xmm2                              ;  1364.0 p0+p3  192 dst spill
        movdqa xmm2, [rbp - 64]                                ;  1318.7 p2     192 dst
        punpcklbw xmm2, xmm7                                   ;  1365.0 p1     192 dst
        movdqa [rbp + 1216], xmm11                             ;  1362.0 p0+p3  192 dst spill
        movdqa xmm11, [rbp - 64]                               ;  1320.0 p2     192 dst
        punpckhbw xmm11, xmm7                                  ;  1366.0 p1     192 dst
        movdqa xmm7, [rbp + 304]                               ;  1321.0 p2     192 dst reload
        movdqa [rbp + 672], xmm8                               ;  1369.0 p0+p3  192 dst spill
        movdqa xmm8, [rbp + 112]                               ;  1322.0 p2     192 dst
        punpcklbw xmm8, xmm7                                   ;  1367.0 p1     192 dst
        movdqa [rbp - 64], xmm9                                ;  1366.0 p0+p3  192 dst spill
        movdqa xmm9, [rbp + 112]                               ;  1323.0 p2     192 dst
        punpckhbw xmm9, xmm7                                   ;  1368.0 p1     192 dst
        movdqa xmm7, xmm2                                      ;  1367.0 p0     192 dst copy
        punpcklbw xmm7, xmm8                                   ;  1374.0 p1     192 dst
        punpckhbw xmm2, xmm8                                   ;  1370.0 p1     192 dst
        movdqa xmm8, xmm11                                     ;  1370.0 p0     192 dst copy
        punpcklbw xmm8, xmm9                                   ;  1377.0 p1     192 dst
        punpckhbw xmm11, xmm9                                  ;  1372.0 p1     192 dst
        movdqa xmm9, [rbp + 240]                               ;  1325.7 p2     192 dst reload
        movdqa [rbp + 304], xmm4                               ;  1339.0 p0+p3  192 dst spill
        movdqa xmm4, [rbp + 496]                               ;  1326.7 p2     192 dst
        punpcklbw xmm4, xmm9                                   ;  1373.0 p1     192 dst
        movdqa [rbp + 112], xmm13                              ;  1363.0 p0+p3  192 dst spill
        movdqa xmm13, [rbp + 496]                              ;  1328.0 p2     192 dst
        punpckhbw xmm13, xmm9                                  ;  1374.0 p1     192 dst
        movdqa xmm9, xmm15                                     ;  1336.0 p0     192 dst copy
        punpcklbw xmm9, xmm14                                  ;  1375.0 p1     192 dst
        punpckhbw xmm15, xmm14                                 ;  1376.0 p1     192 dst
        movdqa xmm14, xmm12                                    ;  1338.0 p0     192 dst copy
        punpcklbw xmm14, xmm5                                  ;  1377.0 p1     192 dst
        punpckhbw xmm12, xmm5                                  ;  1378.0 p1     192 dst
        movdqa [r9 + 96], xmm14                                ;  1379.0 p0+p3  192 dst
        movdqa xmm5, [rbp + 624]                               ;  1333.3 p2     192 dst reload
        movdqa xmm14, [rbp + 432]                              ;  1334.3 p2     192 dst
        punpcklbw xmm14, xmm5                                  ;  1379.0 p1     192 dst
        movdqa [rbp + 240], xmm15                              ;  1380.0 p0+p3  192 dst spill
        movdqa xmm15, [rbp + 432]                              ;  1335.3 p2     192 dst
        punpckhbw xmm15, xmm5                                  ;  1380.0 p1     192 dst
        movdqa xmm5, xmm4                                      ;  1375.0 p0     192 dst copy
        punpcklbw xmm5, xmm14                                  ;  1382.0 p1     192 dst
        punpckhbw xmm4, xmm14                                  ;  1382.0 p1     192 dst
        movdqa xmm14, xmm13                                    ;  1378.0 p0     192 dst copy
        punpcklbw xmm14, xmm15                                 ;  1385.0 p1     192 dst
        punpckhbw xmm13, xmm15                                 ;  1384.0 p1     192 dst
        movdqa xmm15, xmm7                                     ;  1376.0 p0     192 dst copy
        punpcklbw xmm15, xmm5                                  ;  1385.0 p1     192 dst
        punpckhbw xmm7, xmm5                                   ;  1386.0 p1     192 dst
        movdqa xmm5, xmm2                                      ;  1374.0 p0     192 dst copy
        punpcklbw xmm5, xmm4                                   ;  1387.0 p1     192 dst
        punpckhbw xmm2, xmm4                                   ;  1388.0 p1     192 dst
        movdqa xmm4, xmm8                                      ;  1379.0 p0     192 dst copy
        punpcklbw xmm4, xmm14                                  ;  1389.0 p1     192 dst
        punpckhbw xmm8, xmm14                                  ;  1390.0 p1     192 dst
        movdqa xmm14, xmm11                                    ;  1376.0 p0     192 dst copy
        punpcklbw xmm14, xmm13                                 ;  1391.0 p1     192 dst
        punpckhbw xmm11, xmm13                                 ;  1392.0 p1     192 dst
        movdqa [r9 + 224], xmm12                               ;  1382.0 p0+p3  192 dst
        movdqa xmm12, [rbp + 1264]                             ;  1342.3 p2     192 dst reload
        movdqa xmm13, [rbp + 1120]                             ;  1343.3 p2     192 dst
        punpcklbw xmm13, xmm12                                 ;  1393.0 p1     192 dst
        movdqa [rbp + 624], xmm9                               ;  1377.0 p0+p3  192 dst spill
        movdqa xmm9, [rbp + 1120]                              ;  1344.7 p2     192 dst
        punpckhbw xmm9, xmm12                                  ;  1394.0 p1     192 dst
        movdqa xmm12, xmm0                                     ;  1346.3 p0     192 dst copy
        punpcklbw xmm12, xmm10                                 ;  1395.0 p1     192 dst
        punpckhbw xmm0, xmm10                                  ;  1396.0 p1     192 dst
        movdqa xmm10, [rbp + 1520]                             ;  1347.3 p2     192 dst reload
        movdqa [rbp + 1264], xmm0                              ;  1400.0 p0+p3  192 dst spill
        movdqa xmm0, [rbp + 1392]                              ;  1348.3 p2     192 dst
        punpcklbw xmm0, xmm10                                  ;  1397.0 p1     192 dst
        movdqa [rbp + 1120], xmm12                             ;  1397.0 p0+p3  192 dst spill
        movdqa xmm12, [rbp + 1392]                             ;  1349.7 p2     192 dst
        punpckhbw xmm12, xmm10                                 ;  1398.0 p1     192 dst
        movdqa xmm10, xmm13                                    ;  1395.0 p0     192 dst copy
        punpcklbw xmm10, xmm0                                  ;  1402.0 p1     192 dst
        punpckhbw xmm13, xmm0                                  ;  1400.0 p1     192 dst
        movdqa xmm0, xmm9                                      ;  1398.0 p0     192 dst copy
        punpcklbw xmm0, xmm12                                  ;  1405.0 p1     192 dst
        punpckhbw xmm9, xmm12                                  ;  1402.0 p1     192 dst
        movdqa xmm12, [rbp + 1888]                             ;  1352.3 p2     192 dst reload
        movdqa [rbp + 1520], xmm11                             ;  1396.0 p0+p3  192 dst spill
        movdqa xmm11, [rbp + 1648]                             ;  1355.0 p2     192 dst
        punpcklbw xmm11, xmm12                                 ;  1403.0 p1     192 dst
        movdqa [rbp + 1392], xmm2                              ;  1392.0 p0+p3  192 dst spill
        movdqa xmm2, [rbp + 1648]                              ;  1358.0 p2     192 dst
        punpckhbw xmm2, xmm12                                  ;  1404.0 p1     192 dst
        movdqa xmm12, xmm11                                    ;  1405.0 p0     192 dst copy
        punpcklbw xmm12, xmm1                                  ;  1412.0 p1     192 dst
        punpckhbw xmm11, xmm1                                  ;  1406.0 p1     192 dst
        movdqa xmm1, xmm2                                      ;  1408.0 p0     192 dst copy
        punpcklbw xmm1, xmm6                                   ;  1415.0 p1     192 dst
        punpckhbw xmm2, xmm6                                   ;  1408.0 p1     192 dst
        movdqa xmm6, xmm13                                     ;  1404.0 p0     192 dst copy
        punpcklbw xmm6, xmm11                                  ;  1411.0 p1     192 dst
        punpckhbw xmm13, xmm11                                 ;  1410.0 p1     192 dst
        movdqa xmm11, xmm9                                     ;  1406.0 p0     192 dst copy
        punpcklbw xmm11, xmm2                                  ;  1413.0 p1     192 dst
        punpckhbw xmm9, xmm2                                   ;  1412.0 p1     192 dst
        movdqa xmm2, xmm10                                     ;  1404.0 p0     192 dst copy
        punpcklbw xmm2, xmm12                                  ;  1414.0 p1     192 dst
        punpckhbw xmm10, xmm12                                 ;  1414.0 p1     192 dst
        movdqa xmm12, xmm0                                     ;  1407.0 p0     192 dst copy
        punpcklbw xmm12, xmm1                                  ;  1417.0 p1     192 dst
        punpckhbw xmm0, xmm1                                   ;  1417.0 p1     192 dst
        movdqa xmm1, [rbp + 656]                               ;  1367.7 p2     192 dst reload
        movdqa [rbp + 1888], xmm9                              ;  1416.0 p0+p3  192 dst spill
        movdqa xmm9, [rbp - 80]                                ;  1368.7 p2     192 dst
        punpcklbw xmm9, xmm1                                   ;  1417.0 p1     192 dst
        movdqa [rbp + 1648], xmm13                             ;  1414.0 p0+p3  192 dst spill
        movdqa xmm13, [rbp - 80]                               ;  1370.0 p2     192 dst
        punpckhbw xmm13, xmm1                                  ;  1418.0 p1     192 dst
        movdqa xmm1, [rbp + 976]                               ;  1371.0 p2     192 dst reload
        movdqa [r9 + 32], xmm1                                 ;  1382.0 p0+p3  192 dst
        movdqa xmm1, [rbp + 336]                               ;  1372.0 p2     192 dst reload
        movdqa [rbp + 976], xmm8                               ;  1394.0 p0+p3  192 dst spill
        movdqa xmm8, [rbp + 144]                               ;  1373.0 p2     192 dst
        punpcklbw xmm8, xmm1                                   ;  1419.0 p1     192 dst
        movdqa [rbp + 656], xmm0                               ;  1421.0 p0+p3  192 dst spill
        movdqa xmm0, [rbp + 144]                               ;  1374.0 p2     192 dst
        punpckhbw xmm0, xmm1                                   ;  1420.0 p1     192 dst
        movdqa xmm1, xmm9                                      ;  1419.0 p0     192 dst copy
        punpcklbw xmm1, xmm8                                   ;  1426.0 p1     192 dst
        punpckhbw xmm9, xmm8                                   ;  1422.0 p1     192 dst
        movdqa xmm8, xmm13                                     ;  1422.0 p0     192 dst copy
        punpcklbw xmm8, xmm0                                   ;  1429.0 p1     192 dst
        punpckhbw xmm13, xmm0                                  ;  1424.0 p1     192 dst
        movdqa xmm0, xmm5                                      ;  1389.0 p0     192 dst copy
        punpcklbw xmm0, xmm6                                   ;  1425.0 p1     192 dst
        punpckhbw xmm5, xmm6                                   ;  1426.0 p1     192 dst
        movdqa [r9 + 528], xmm0                                ;  1427.0 p0+p3  192 dst
        movdqa xmm0, [rbp + 192]                               ;  1380.3 p2     192 dst reload
        movdqa xmm6, [rbp + 528]                               ;  1381.3 p2     192 dst
        punpcklbw xmm6, xmm0                                   ;  1427.0 p1     192 dst
        movdqa [rbp + 336], xmm5                               ;  1430.0 p0+p3  192 dst spill
        movdqa xmm5, [rbp + 528]                               ;  1382.3 p2     192 dst
        punpckhbw xmm5, xmm0                                   ;  1428.0 p1     192 dst
        movdqa xmm0, xmm15                                     ;  1387.0 p0     192 dst copy
        punpcklbw xmm0, xmm2                                   ;  1429.0 p1     192 dst
        punpckhbw xmm15, xmm2                                  ;  1430.0 p1     192 dst
        movdqa [r9 + 16], xmm0                                 ;  1431.0 p0+p3  192 dst
        movdqa xmm0, [rbp + 1008]                              ;  1384.3 p2     192 dst reload
        movdqa xmm2, [rbp + 880]                               ;  1385.3 p2     192 dst
        punpcklbw xmm2, xmm0                                   ;  1431.0 p1     192 dst
        movdqa [rbp + 192], xmm15                              ;  1434.0 p0+p3  192 dst spill
        movdqa xmm15, [rbp + 880]                              ;  1386.3 p2     192 dst
        punpckhbw xmm15, xmm0                                  ;  1432.0 p1     192 dst
        movdqa xmm0, xmm6                                      ;  1429.0 p0     192 dst copy
        punpcklbw xmm0, xmm2                                   ;  1436.0 p1     192 dst
        punpckhbw xmm6, xmm2                                   ;  1434.0 p1     192 dst
        movdqa xmm2, xmm5                                      ;  1432.0 p0     192 dst copy
        punpcklbw xmm2, xmm15                                  ;  1439.0 p1     192 dst
        punpckhbw xmm5, xmm15                                  ;  1436.0 p1     192 dst
        movdqa xmm15, xmm1                                     ;  1428.0 p0     192 dst copy
        punpcklbw xmm15, xmm0                                  ;  1438.0 p1     192 dst
        punpckhbw xmm1, xmm0                                   ;  1438.0 p1     192 dst
        movdqa xmm0, xmm9                                      ;  1426.0 p0     192 dst copy
        punpcklbw xmm0, xmm6                                   ;  1439.0 p1     192 dst
        punpckhbw xmm9, xmm6                                   ;  1440.0 p1     192 dst
        movdqa xmm6, xmm13                                     ;  1428.0 p0     192 dst copy
        punpcklbw xmm6, xmm5                                   ;  1441.0 p1     192 dst
        punpckhbw xmm13, xmm5                                  ;  1442.0 p1     192 dst
        movdqa xmm5, xmm8                                      ;  1431.0 p0     192 dst copy
        punpcklbw xmm5, xmm2                                   ;  1443.0 p1     192 dst
        punpckhbw xmm8, xmm2                                   ;  1444.0 p1     192 dst
        movdqa xmm2, xmm14                                     ;  1394.3 p0     192 dst copy
        punpcklbw xmm2, xmm11                                  ;  1445.0 p1     192 dst
        punpckhbw xmm14, xmm11                                 ;  1446.0 p1     192 dst
        movdqa xmm11, xmm4                                     ;  1396.3 p0     192 dst copy
        punpcklbw xmm11, xmm12                                 ;  1447.0 p1     192 dst
        punpckhbw xmm4, xmm12                                  ;  1448.0 p1     192 dst
        movdqa xmm12, xmm7                                     ;  1397.3 p0     192 dst copy
        punpcklbw xmm12, xmm10                                 ;  1449.0 p1     192 dst
        punpckhbw xmm7, xmm10                                  ;  1450.0 p1     192 dst
        movdqa [r9 + 272], xmm12                               ;  1451.0 p0+p3  192 dst
        movdqa xmm10, [rbp + 1312]                             ;  1399.0 p2     192 dst reload
        movdqa xmm12, [rbp + 1168]                             ;  1400.0 p2     192 dst
        punpcklbw xmm12, xmm10                                 ;  1451.0 p1     192 dst
        movdqa [rbp + 1008], xmm14                             ;  1450.0 p0+p3  192 dst spill
        movdqa xmm14, [rbp + 1168]                             ;  1401.0 p2     192 dst
        punpckhbw xmm14, xmm10                                 ;  1452.0 p1     192 dst
        movdqa [r9 + 400], xmm7                                ;  1454.0 p0+p3  192 dst
        movdqa xmm7, [rbp + 480]                               ;  1402.0 p2     192 dst
        punpcklbw xmm7, xmm3                                   ;  1453.0 p1     192 dst
        movdqa xmm10, [rbp + 480]                              ;  1403.0 p2     192 dst
        punpckhbw xmm10, xmm3                                  ;  1454.0 p1     192 dst
        movdqa [r9 + 64], xmm7                                 ;  1455.0 p0+p3  192 dst
        movdqa xmm3, [rbp + 1568]                              ;  1404.0 p2     192 dst reload
        movdqa xmm7, [rbp + 1440]                              ;  1405.0 p2     192 dst
        punpcklbw xmm7, xmm3                                   ;  1455.0 p1     192 dst
        movdqa [rbp + 480], xmm2                               ;  1447.0 p0+p3  192 dst spill
        movdqa xmm2, [rbp + 1440]                              ;  1408.0 p2     192 dst
        punpckhbw xmm2, xmm3                                   ;  1456.0 p1     192 dst
        movdqa xmm3, xmm12                                     ;  1453.0 p0     192 dst copy
        punpcklbw xmm3, xmm7                                   ;  1460.0 p1     192 dst
        punpckhbw xmm12, xmm7                                  ;  1458.0 p1     192 dst
        movdqa xmm7, xmm14                                     ;  1456.0 p0     192 dst copy
        punpcklbw xmm7, xmm2                                   ;  1463.0 p1     192 dst
        punpckhbw xmm14, xmm2                                  ;  1460.0 p1     192 dst
        movdqa [r9 + 192], xmm10                               ;  1458.0 p0+p3  192 dst
        movdqa xmm2, [rbp + 1840]                              ;  1414.0 p2     192 dst reload
        movdqa xmm10, [rbp + 1696]                             ;  1415.0 p2     192 dst
        punpcklbw xmm10, xmm2                                  ;  1461.0 p1     192 dst
        movdqa [rbp + 1568], xmm4                              ;  1452.0 p0+p3  192 dst spill
        movdqa xmm4, [rbp + 1696]                              ;  1418.0 p2     192 dst
        punpckhbw xmm4, xmm2                                   ;  1462.0 p1     192 dst
        movdqa [r9 + 1040], xmm11                              ;  1449.0 p0+p3  192 dst
        movdqa xmm2, [rbp + 448]                               ;  1419.3 p2     192 dst reload
        movdqa xmm11, [rbp + 1488]                             ;  1420.3 p2     192 dst
        punpcklbw xmm11, xmm2                                  ;  1463.0 p1     192 dst
        movdqa [rbp + 1840], xmm13                             ;  1446.0 p0+p3  192 dst spill
        movdqa xmm13, [rbp + 1488]                             ;  1421.3 p2     192 dst
        punpckhbw xmm13, xmm2                                  ;  1464.0 p1     192 dst
        movdqa xmm2, xmm10                                     ;  1463.0 p0     192 dst copy
        punpcklbw xmm2, xmm11                                  ;  1470.0 p1     192 dst
        punpckhbw xmm10, xmm11                                 ;  1466.0 p1     192 dst
        movdqa xmm11, xmm4                                     ;  1466.0 p0     192 dst copy
        punpcklbw xmm11, xmm13                                 ;  1473.0 p1     192 dst
        punpckhbw xmm4, xmm13                                  ;  1468.0 p1     192 dst
        movdqa xmm13, xmm12                                    ;  1462.0 p0     192 dst copy
        punpcklbw xmm13, xmm10                                 ;  1470.0 p1     192 dst
        punpckhbw xmm12, xmm10                                 ;  1470.0 p1     192 dst
        movdqa xmm10, xmm3                                     ;  1462.0 p0     192 dst copy
        punpcklbw xmm10, xmm2                                  ;  1472.0 p1     192 dst
        punpckhbw xmm3, xmm2                                   ;  1472.0 p1     192 dst
        movdqa xmm2, xmm14                                     ;  1464.0 p0     192 dst copy
        punpcklbw xmm2, xmm4                                   ;  1473.0 p1     192 dst
        punpckhbw xmm14, xmm4                                  ;  1474.0 p1     192 dst
        movdqa xmm4, xmm7                                      ;  1465.0 p0     192 dst copy
        punpcklbw xmm4, xmm11                                  ;  1475.0 p1     192 dst
        punpckhbw xmm7, xmm11                                  ;  1476.0 p1     192 dst
        movdqa xmm11, [rbp + 192]                              ;  1434.0 p2     192 dst reload
        movdqa [r9 + 144], xmm11                               ;  1445.0 p0+p3  192 dst
        movdqa xmm11, [rbp + 1104]                             ;  1428.7 p2     192 dst reload
        movdqa [r9 + 160], xmm11                               ;  1439.7 p0+p3  192 dst
        movdqa xmm11, xmm0                                     ;  1441.0 p0     192 dst copy
        punpcklbw xmm11, xmm13                                 ;  1477.0 p1     192 dst
        punpckhbw xmm0, xmm13                                  ;  1478.0 p1     192 dst
        movdqa [r9 + 592], xmm11                               ;  1479.0 p0+p3  192 dst
        movdqa xmm11, [rbp + 640]                              ;  1432.3 p2     192 dst reload
        movdqa xmm13, [rbp - 96]                               ;  1433.3 p2     192 dst
        punpcklbw xmm13, xmm11                                 ;  1479.0 p1     192 dst
        movdqa [rbp + 1104], xmm0                              ;  1482.0 p0+p3  192 dst spill
        movdqa xmm0, [rbp - 96]                                ;  1434.3 p2     192 dst
        punpckhbw xmm0, xmm11                                  ;  1480.0 p1     192 dst
        movdqa xmm11, xmm15                                    ;  1440.0 p0     192 dst copy
        punpcklbw xmm11, xmm10                                 ;  1481.0 p1     192 dst
        punpckhbw xmm15, xmm10                                 ;  1482.0 p1     192 dst
        movdqa [r9 + 80], xmm11                                ;  1483.0 p0+p3  192 dst
        movdqa xmm10, [rbp + 352]                              ;  1436.3 p2     192 dst reload
        movdqa xmm11, [rbp + 160]                              ;  1437.3 p2     192 dst
        punpcklbw xmm11, xmm10                                 ;  1483.0 p1     192 dst
        movdqa [rbp + 640], xmm15                              ;  1486.0 p0+p3  192 dst spill
        movdqa xmm15, [rbp + 160]                              ;  1438.3 p2     192 dst
        punpckhbw xmm15, xmm10                                 ;  1484.0 p1     192 dst
        movdqa xmm10, xmm13                                    ;  1481.0 p0     192 dst copy
        punpcklbw xmm10, xmm11                                 ;  1488.0 p1     192 dst
        punpckhbw xmm13, xmm11                                 ;  1486.0 p1     192 dst
        movdqa xmm11, xmm0                                     ;  1484.0 p0     192 dst copy
        punpcklbw xmm11, xmm15                                 ;  1491.0 p1     192 dst
        punpckhbw xmm0, xmm15                                  ;  1488.0 p1     192 dst
        movdqa xmm15, xmm6                                     ;  1443.0 p0     192 dst copy
        punpcklbw xmm15, xmm2                                  ;  1489.0 p1     192 dst
        punpckhbw xmm6, xmm2                                   ;  1490.0 p1     192 dst
        movdqa xmm2, xmm9                                      ;  1444.0 p0     192 dst copy
        punpcklbw xmm2, xmm12                                  ;  1491.0 p1     192 dst
        punpckhbw xmm9, xmm12                                  ;  1492.0 p1     192 dst
        movdqa xmm12, xmm5                                     ;  1445.0 p0     192 dst copy
        punpcklbw xmm12, xmm4                                  ;  1493.0 p1     192 dst
        punpckhbw xmm5, xmm4                                   ;  1494.0 p1     192 dst
        movdqa xmm4, xmm1                                      ;  1444.3 p0     192 dst copy
        punpcklbw xmm4, xmm3                                   ;  1495.0 p1     192 dst
        punpckhbw xmm1, xmm3                                   ;  1496.0 p1     192 dst
        movdqa [r9 + 336], xmm4                                ;  1497.0 p0+p3  192 dst
        movdqa xmm3, [rbp + 752]                               ;  1448.0 p2     192 dst reload
        movdqa xmm4, [rbp + 544]                               ;  1449.0 p2     192 dst
        punpcklbw xmm4, xmm3                                   ;  1497.0 p1     192 dst
        movdqa [rbp + 352], xmm6                               ;  1494.0 p0+p3  192 dst spill
        movdqa xmm6, [rbp + 544]                               ;  1450.7 p2     192 dst
        punpckhbw xmm6, xmm3                                   ;  1498.0 p1     192 dst
        movdqa [r9 + 848], xmm2                                ;  1493.0 p0+p3  192 dst
        movdqa xmm2, [rbp + 1024]                              ;  1454.0 p2     192 dst reload
        movdqa xmm3, [rbp + 896]                               ;  1455.0 p2     192 dst
        punpcklbw xmm3, xmm2                                   ;  1499.0 p1     192 dst
        movdqa [rbp + 752], xmm15                              ;  1491.0 p0+p3  192 dst spill
        movdqa xmm15, [rbp + 896]                              ;  1456.0 p2     192 dst
        punpckhbw xmm15, xmm2                                  ;  1500.0 p1     192 dst
        movdqa xmm2, xmm4                                      ;  1499.0 p0     192 dst copy
        punpcklbw xmm2, xmm3                                   ;  1506.0 p1     192 dst
        punpckhbw xmm4, xmm3                                   ;  1502.0 p1     192 dst
        movdqa xmm3, xmm6                                      ;  1502.0 p0     192 dst copy
        punpcklbw xmm3, xmm15                                  ;  1509.0 p1     192 dst
        punpckhbw xmm6, xmm15                                  ;  1504.0 p1     192 dst
        movdqa xmm15, xmm13                                    ;  1490.0 p0     192 dst copy
        punpcklbw xmm15, xmm4                                  ;  1506.0 p1     192 dst
        punpckhbw xmm13, xmm4                                  ;  1506.0 p1     192 dst
        movdqa xmm4, xmm10                                     ;  1490.0 p0     192 dst copy
        punpcklbw xmm4, xmm2                                   ;  1508.0 p1     192 dst
        punpckhbw xmm10, xmm2                                  ;  1508.0 p1     192 dst
        movdqa xmm2, xmm0                                      ;  1492.0 p0     192 dst copy
        punpcklbw xmm2, xmm6                                   ;  1509.0 p1     192 dst
        punpckhbw xmm0, xmm6                                   ;  1510.0 p1     192 dst
        movdqa xmm6, xmm11                                     ;  1493.0 p0     192 dst copy
        punpcklbw xmm6, xmm3                                   ;  1511.0 p1     192 dst
        punpckhbw xmm11, xmm3                                  ;  1512.0 p1     192 dst
        movdqa [r9 + 464], xmm1                                ;  1500.0 p0+p3  192 dst
        movdqa xmm1, [rbp + 1328]                              ;  1463.0 p2     192 dst reload
        movdqa xmm3, [rbp + 1184]                              ;  1464.0 p2     192 dst
        punpcklbw xmm3, xmm1                                   ;  1513.0 p1     192 dst
        movdqa [rbp + 1024], xmm5                              ;  1498.0 p0+p3  192 dst spill
        movdqa xmm5, [rbp + 1184]                              ;  1466.0 p2     192 dst
        punpckhbw xmm5, xmm1                                   ;  1514.0 p1     192 dst
        movdqa xmm1, xmm8                                      ;  1466.7 p0     192 dst copy
        punpcklbw xmm1, xmm7                                   ;  1515.0 p1     192 dst
        punpckhbw xmm8, xmm7                                   ;  1516.0 p1     192 dst
        movdqa [r9 + 976], xmm9                                ;  1496.0 p0+p3  192 dst
        movdqa xmm7, [rbp + 1584]                              ;  1468.3 p2     192 dst reload
        movdqa xmm9, [rbp + 1456]                              ;  1469.3 p2     192 dst
        punpcklbw xmm9, xmm7                                   ;  1517.0 p1     192 dst
        movdqa [r9 + 1104], xmm12                              ;  1495.0 p0+p3  192 dst
        movdqa xmm12, [rbp + 1456]                             ;  1470.3 p2     192 dst
        punpckhbw xmm12, xmm7                                  ;  1518.0 p1     192 dst
        movdqa xmm7, xmm3                                      ;  1515.0 p0     192 dst copy
        punpcklbw xmm7, xmm9                                   ;  1522.0 p1     192 dst
        punpckhbw xmm3, xmm9                                   ;  1520.0 p1     192 dst
        movdqa xmm9, xmm5                                      ;  1518.0 p0     192 dst copy
        punpcklbw xmm9, xmm12                                  ;  1525.0 p1     192 dst
        punpckhbw xmm5, xmm12                                  ;  1522.0 p1     192 dst
        movdqa [r9 + 1360], xmm1                               ;  1517.0 p0+p3  192 dst
        movdqa xmm1, [rbp + 1808]                              ;  1475.0 p2     192 dst reload
        movdqa xmm12, [rbp + 1712]                             ;  1476.0 p2     192 dst
        punpcklbw xmm12, xmm1                                  ;  1523.0 p1     192 dst
        movdqa [rbp + 1584], xmm8                              ;  1520.0 p0+p3  192 dst spill
        movdqa xmm8, [rbp + 1712]                              ;  1477.0 p2     192 dst
        punpckhbw xmm8, xmm1                                   ;  1524.0 p1     192 dst
        movdqa xmm1, [rbp + 640]                               ;  1486.0 p2     192 dst reload
        movdqa [r9 + 208], xmm1                                ;  1497.0 p0+p3  192 dst
        movdqa xmm1, [rbp + 624]                               ;  1479.0 p2     192 dst reload
        movdqa [r9 + 608], xmm1                                ;  1490.0 p0+p3  192 dst
        movdqa xmm1, [rbp + 336]                               ;  1480.0 p2     192 dst reload
        movdqa [r9 + 656], xmm1                                ;  1491.0 p0+p3  192 dst
        movdqa xmm1, [rbp + 1104]                              ;  1482.0 p2     192 dst reload
        movdqa [r9 + 720], xmm1                                ;  1493.0 p0+p3  192 dst
        movdqa xmm1, [rbp + 240]                               ;  1482.0 p2     192 dst reload
        movdqa [r9 + 736], xmm1                                ;  1493.0 p0+p3  192 dst
        movdqa xmm1, [rbp + 1120]                              ;  1483.0 p2     192 dst reload
        movdqa [r9 + 1120], xmm1                               ;  1494.0 p0+p3  192 dst
        movdqa xmm1, [rbp + 1568]                              ;  1484.0 p2     192 dst reload
        movdqa [r9 + 1168], xmm1                               ;  1495.0 p0+p3  192 dst
        movdqa xmm1, [rbp + 1024]                              ;  1498.0 p2     192 dst reload
        movdqa [r9 + 1232], xmm1                               ;  1509.0 p0+p3  192 dst
        movdqa xmm1, [rbp + 1264]                              ;  1486.0 p2     192 dst reload
        movdqa [r9 + 1248], xmm1                               ;  1497.0 p0+p3  192 dst
        movdqa xmm1, [rbp + 416]                               ;  1487.0 p2     192 dst reload
        movdqa [rbp + 1264], xmm0                              ;  1514.0 p0+p3  192 dst spill
        movdqa xmm0, [rbp + 1504]                              ;  1488.0 p2     192 dst
        punpcklbw xmm0, xmm1                                   ;  1525.0 p1     192 dst
        movdqa [rbp + 1024], xmm13                             ;  1510.0 p0+p3  192 dst spill
        movdqa xmm13, [rbp + 1504]                             ;  1489.3 p2     192 dst
        punpckhbw xmm13, xmm1                                  ;  1526.0 p1     192 dst
        movdqa xmm1, xmm12                                     ;  1525.0 p0     192 dst copy
        punpcklbw xmm1, xmm0                                   ;  1532.0 p1     192 dst
        punpckhbw xmm12, xmm0                                  ;  1528.0 p1     192 dst
        movdqa xmm0, xmm8                                      ;  1528.0 p0     192 dst copy
        punpcklbw xmm0, xmm13                                  ;  1535.0 p1     192 dst
        punpckhbw xmm8, xmm13                                  ;  1530.0 p1     192 dst
        movdqa xmm13, xmm3                                     ;  1524.0 p0     192 dst copy
        punpcklbw xmm13, xmm12                                 ;  1532.0 p1     192 dst
        punpckhbw xmm3, xmm12                                  ;  1532.0 p1     192 dst
        movdqa xmm12, xmm7                                     ;  1524.0 p0     192 dst copy
        punpcklbw xmm12, xmm1                                  ;  1534.0 p1     192 dst
        punpckhbw xmm7, xmm1                                   ;  1534.0 p1     192 dst
        movdqa xmm1, xmm5                                      ;  1526.0 p0     192 dst copy
        punpcklbw xmm1, xmm8                                   ;  1535.0 p1     192 dst
        punpckhbw xmm5, xmm8                                   ;  1536.0 p1     192 dst
        movdqa xmm8, xmm9                                      ;  1527.0 p0     192 dst copy
        punpcklbw xmm8, xmm0                                   ;  1537.0 p1     192 dst
        punpckhbw xmm9, xmm0                                   ;  1538.0 p1     192 dst
        movdqa xmm0, xmm15                                     ;  1508.0 p0     192 dst copy
        punpcklbw xmm0, xmm13                                  ;  1539.0 p1     192 dst
        punpckhbw xmm15, xmm13                                 ;  1540.0 p1     192 dst
        movdqa [r9 + 560], xmm0                                ;  1541.0 p0+p3  192 dst
        movdqa xmm0, [rbp - 128]                               ;  1502.0 p2     192 dst reload
        movdqa xmm13, [rbp - 112]                              ;  1503.0 p2     192 dst
        punpcklbw xmm13, xmm0                                  ;  1541.0 p1     192 dst
        movdqa [rbp + 416], xmm15                              ;  1544.0 p0+p3  192 dst spill
        movdqa xmm15, [rbp - 112]                              ;  1504.0 p2     192 dst
        punpckhbw xmm15, xmm0                                  ;  1542.0 p1     192 dst
        movdqa xmm0, xmm4                                      ;  1510.0 p0     192 dst copy
        punpcklbw xmm0, xmm12                                  ;  1543.0 p1     192 dst
        punpckhbw xmm4, xmm12                                  ;  1544.0 p1     192 dst
        movdqa [r9 + 48], xmm0                                 ;  1545.0 p0+p3  192 dst
        movdqa xmm0, [rbp + 368]                               ;  1506.0 p2     192 dst reload
        movdqa xmm12, [rbp + 176]                              ;  1507.0 p2     192 dst
        punpcklbw xmm12, xmm0                                  ;  1545.0 p1     192 dst
        movdqa [r9 + 176], xmm4                                ;  1548.0 p0+p3  192 dst
        movdqa xmm4, [rbp + 176]                               ;  1511.0 p2     192 dst
        punpckhbw xmm4, xmm0                                   ;  1546.0 p1     192 dst
        movdqa xmm0, xmm13                                     ;  1543.0 p0     192 dst copy
        punpcklbw xmm0, xmm12                                  ;  1550.0 p1     192 dst
        punpckhbw xmm13, xmm12                                 ;  1548.0 p1     192 dst
        movdqa xmm12, xmm15                                    ;  1546.0 p0     192 dst copy
        punpcklbw xmm12, xmm4                                  ;  1553.0 p1     192 dst
        punpckhbw xmm15, xmm4                                  ;  1550.0 p1     192 dst
        movdqa xmm4, xmm2                                      ;  1513.7 p0     192 dst copy
        punpcklbw xmm4, xmm1                                   ;  1551.0 p1     192 dst
        punpckhbw xmm2, xmm1                                   ;  1552.0 p1     192 dst
        movdqa xmm1, xmm6                                      ;  1514.7 p0     192 dst copy
        punpcklbw xmm1, xmm8                                   ;  1553.0 p1     192 dst
        punpckhbw xmm6, xmm8                                   ;  1554.0 p1     192 dst
        movdqa xmm8, xmm10                                     ;  1516.3 p0     192 dst copy
        punpcklbw xmm8, xmm7                                   ;  1555.0 p1     192 dst
        punpckhbw xmm10, xmm7                                  ;  1556.0 p1     192 dst
        movdqa [r9 + 304], xmm8                                ;  1557.0 p0+p3  192 dst
        movdqa xmm7, [rbp + 768]                               ;  1518.0 p2     192 dst reload
        movdqa xmm8, [rbp + 560]                               ;  1519.0 p2     192 dst
        punpcklbw xmm8, xmm7                                   ;  1557.0 p1     192 dst
        movdqa [r9 + 432], xmm10                               ;  1560.0 p0+p3  192 dst
        movdqa xmm10, [rbp + 560]                              ;  1520.0 p2     192 dst
        punpckhbw xmm10, xmm7                                  ;  1558.0 p1     192 dst
        movdqa [r9 + 1072], xmm1                               ;  1555.0 p0+p3  192 dst
        movdqa xmm1, [rbp + 1088]                              ;  1521.0 p2     192 dst reload
        movdqa xmm7, [rbp + 960]                               ;  1522.0 p2     192 dst
        punpcklbw xmm7, xmm1                                   ;  1559.0 p1     192 dst
        movdqa [rbp + 768], xmm2                               ;  1556.0 p0+p3  192 dst spill
        movdqa xmm2, [rbp + 960]                               ;  1523.0 p2     192 dst
        punpckhbw xmm2, xmm1                                   ;  1560.0 p1     192 dst
        movdqa xmm1, xmm8                                      ;  1559.0 p0     192 dst copy
        punpcklbw xmm1, xmm7                                   ;  1566.0 p1     192 dst
        punpckhbw xmm8, xmm7                                   ;  1562.0 p1     192 dst
        movdqa xmm7, xmm10                                     ;  1562.0 p0     192 dst copy
        punpcklbw xmm7, xmm2                                   ;  1569.0 p1     192 dst
        punpckhbw xmm10, xmm2                                  ;  1564.0 p1     192 dst
        movdqa xmm2, xmm13                                     ;  1552.0 p0     192 dst copy
        punpcklbw xmm2, xmm8                                   ;  1566.0 p1     192 dst
        punpckhbw xmm13, xmm8                                  ;  1566.0 p1     192 dst
        movdqa xmm8, xmm0                                      ;  1552.0 p0     192 dst copy
        punpcklbw xmm8, xmm1                                   ;  1568.0 p1     192 dst
        punpckhbw xmm0, xmm1                                   ;  1568.0 p1     192 dst
        movdqa xmm1, xmm15                                     ;  1554.0 p0     192 dst copy
        punpcklbw xmm1, xmm10                                  ;  1569.0 p1     192 dst
        punpckhbw xmm15, xmm10                                 ;  1570.0 p1     192 dst
        movdqa xmm10, xmm12                                    ;  1555.0 p0     192 dst copy
        punpcklbw xmm10, xmm7                                  ;  1571.0 p1     192 dst
        punpckhbw xmm12, xmm7                                  ;  1572.0 p1     192 dst
        movdqa xmm7, xmm11                                     ;  1531.7 p0     192 dst copy
        punpcklbw xmm7, xmm9                                   ;  1573.0 p1     192 dst
        punpckhbw xmm11, xmm9                                  ;  1574.0 p1     192 dst
        movdqa [r9 + 1200], xmm6                               ;  1558.0 p0+p3  192 dst
        movdqa xmm6, [rbp + 1840]                              ;  1533.3 p2     192 dst
        punpcklbw xmm6, xmm14                                  ;  1575.0 p1     192 dst
        movdqa xmm9, [rbp + 1840]                              ;  1534.3 p2     192 dst
        punpckhbw xmm9, xmm14                                  ;  1576.0 p1     192 dst
        movdqa [r9 + 1584], xmm4                               ;  1553.0 p0+p3  192 dst
        movdqa xmm4, [rbp + 1024]                              ;  1535.3 p2     192 dst
        punpcklbw xmm4, xmm3                                   ;  1577.0 p1     192 dst
        movdqa xmm14, [rbp + 1024]                             ;  1536.3 p2     192 dst
        punpckhbw xmm14, xmm3                                  ;  1578.0 p1     192 dst
        movdqa [r9 + 816], xmm4                                ;  1579.0 p0+p3  192 dst
        movdqa xmm3, [rbp + 1296]                              ;  1537.3 p2     192 dst reload
        movdqa xmm4, [rbp + 1152]                              ;  1538.3 p2     192 dst
        punpcklbw xmm4, xmm3                                   ;  1579.0 p1     192 dst
        movdqa [rbp + 1024], xmm9                              ;  1580.0 p0+p3  192 dst spill
        movdqa xmm9, [rbp + 1152]                              ;  1539.3 p2     192 dst
        punpckhbw xmm9, xmm3                                   ;  1580.0 p1     192 dst
        movdqa [r9 + 1328], xmm7                               ;  1575.0 p0+p3  192 dst
        movdqa xmm3, [rbp + 1264]                              ;  1540.3 p2     192 dst
        punpcklbw xmm3, xmm5                                   ;  1581.0 p1     192 dst
        movdqa xmm7, [rbp + 1264]                              ;  1541.3 p2     192 dst
        punpckhbw xmm7, xmm5                                   ;  1582.0 p1     192 dst
        movdqa [r9 + 944], xmm14                               ;  1582.0 p0+p3  192 dst
        movdqa xmm5, [rbp + 1552]                              ;  1542.3 p2     192 dst reload
        movdqa xmm14, [rbp + 1424]                             ;  1543.3 p2     192 dst
        punpcklbw xmm14, xmm5                                  ;  1583.0 p1     192 dst
        movdqa [rbp + 1264], xmm7                              ;  1586.0 p0+p3  192 dst spill
        movdqa xmm7, [rbp + 1424]                              ;  1544.3 p2     192 dst
        punpckhbw xmm7, xmm5                                   ;  1584.0 p1     192 dst
        movdqa xmm5, xmm4                                      ;  1581.0 p0     192 dst copy
        punpcklbw xmm5, xmm14                                  ;  1588.0 p1     192 dst
        punpckhbw xmm4, xmm14                                  ;  1586.0 p1     192 dst
        movdqa xmm14, xmm9                                     ;  1584.0 p0     192 dst copy
        punpcklbw xmm14, xmm7                                  ;  1591.0 p1     192 dst
        punpckhbw xmm9, xmm7                                   ;  1588.0 p1     192 dst
        movdqa [r9 + 1456], xmm11                              ;  1578.0 p0+p3  192 dst
        movdqa xmm7, [rbp + 1376]                              ;  1547.3 p2     192 dst reload
        movdqa xmm11, [rbp + 1680]                             ;  1548.3 p2     192 dst
        punpcklbw xmm11, xmm7                                  ;  1589.0 p1     192 dst
        movdqa [rbp + 1552], xmm6                              ;  1577.0 p0+p3  192 dst spill
        movdqa xmm6, [rbp + 1680]                              ;  1549.3 p2     192 dst
        punpckhbw xmm6, xmm7                                   ;  1590.0 p1     192 dst
        movdqa [r9 + 1840], xmm3                               ;  1583.0 p0+p3  192 dst
        movdqa xmm3, [rbp + 208]                               ;  1550.3 p2     192 dst reload
        movdqa xmm7, [rbp + 1872]                              ;  1551.3 p2     192 dst
        punpcklbw xmm7, xmm3                                   ;  1591.0 p1     192 dst
        movdqa [rbp + 1376], xmm15                             ;  1574.0 p0+p3  192 dst spill
        movdqa xmm15, [rbp + 1872]                             ;  1552.3 p2     192 dst
        punpckhbw xmm15, xmm3                                  ;  1592.0 p1     192 dst
        movdqa xmm3, xmm11                                     ;  1591.0 p0     192 dst copy
        punpcklbw xmm3, xmm7                                   ;  1598.0 p1     192 dst
        punpckhbw xmm11, xmm7                                  ;  1594.0 p1     192 dst
        movdqa xmm7, xmm6                                      ;  1594.0 p0     192 dst copy
        punpcklbw xmm7, xmm15                                  ;  1601.0 p1     192 dst
        punpckhbw xmm6, xmm15                                  ;  1596.0 p1     192 dst
        movdqa xmm15, xmm4                                     ;  1590.0 p0     192 dst copy
        punpcklbw xmm15, xmm11                                 ;  1598.0 p1     192 dst
        punpckhbw xmm4, xmm11                                  ;  1598.0 p1     192 dst
        movdqa xmm11, xmm5                                     ;  1590.0 p0     192 dst copy
        punpcklbw xmm11, xmm3                                  ;  1600.0 p1     192 dst
        punpckhbw xmm5, xmm3                                   ;  1600.0 p1     192 dst
        movdqa xmm3, xmm9                                      ;  1592.0 p0     192 dst copy
        punpcklbw xmm3, xmm6                                   ;  1601.0 p1     192 dst
        punpckhbw xmm9, xmm6                                   ;  1602.0 p1     192 dst
        movdqa xmm6, xmm14                                     ;  1593.0 p0     192 dst copy
        punpcklbw xmm6, xmm7                                   ;  1603.0 p1     192 dst
        punpckhbw xmm14, xmm7                                  ;  1604.0 p1     192 dst
        movdqa xmm7, [rbp + 416]                               ;  1558.7 p2     192 dst reload
        movdqa [r9 + 688], xmm7                                ;  1569.7 p0+p3  192 dst
        movdqa xmm7, xmm2                                      ;  1568.0 p0     192 dst copy
        punpcklbw xmm7, xmm15                                  ;  1605.0 p1     192 dst
        punpckhbw xmm2, xmm15                                  ;  1606.0 p1     192 dst
        movdqa [r9 + 624], xmm7                                ;  1607.0 p0+p3  192 dst
        movdqa xmm7, [rbp + 736]                               ;  1561.3 p2     192 dst reload
        movdqa xmm15, [rbp + 1472]                             ;  1562.3 p2     192 dst
        punpcklbw xmm15, xmm7                                  ;  1607.0 p1     192 dst
        movdqa [r9], xmm15                                     ;  1609.0 p0+p3  192 dst
        movdqa xmm15, [rbp + 1472]                             ;  1563.3 p2     192 dst
        punpckhbw xmm15, xmm7                                  ;  1608.0 p1     192 dst
        movdqa [r9 + 128], xmm15                               ;  1612.0 p0+p3  192 dst
        movdqa xmm7, [rbp + 80]                                ;  1564.3 p2     192 dst reload
        movdqa xmm15, [rbp + 32]                               ;  1565.3 p2     192 dst
        punpcklbw xmm15, xmm7                                  ;  1609.0 p1     192 dst
        movdqa [r9 + 752], xmm2                                ;  1610.0 p0+p3  192 dst
        movdqa xmm2, [rbp + 32]                                ;  1566.3 p2     192 dst
        punpckhbw xmm2, xmm7                                   ;  1610.0 p1     192 dst
        movdqa [r9 + 1024], xmm15                              ;  1611.0 p0+p3  192 dst
        movdqa xmm7, [rbp + 256]                               ;  1567.3 p2     192 dst reload
        movdqa xmm15, [rbp + 912]                              ;  1568.3 p2     192 dst
        punpcklbw xmm15, xmm7                                  ;  1611.0 p1     192 dst
        movdqa [r9 + 512], xmm15                               ;  1613.0 p0+p3  192 dst
        movdqa xmm15, [rbp + 912]                              ;  1571.0 p2     192 dst
        punpckhbw xmm15, xmm7                                  ;  1612.0 p1     192 dst
        movdqa [r9 + 640], xmm15                               ;  1616.0 p0+p3  192 dst
        movdqa xmm7, [rbp + 16]                                ;  1572.3 p2     192 dst reload
        movdqa xmm15, [rbp + 1040]                             ;  1573.3 p2     192 dst
        punpcklbw xmm15, xmm7                                  ;  1613.0 p1     192 dst
        movdqa [r9 + 1152], xmm2                               ;  1614.0 p0+p3  192 dst
        movdqa xmm2, [rbp + 1040]                              ;  1574.3 p2     192 dst
        punpckhbw xmm2, xmm7                                   ;  1614.0 p1     192 dst
        movdqa xmm7, xmm8                                      ;  1574.7 p0     192 dst copy
        punpcklbw xmm7, xmm11                                  ;  1615.0 p1     192 dst
        punpckhbw xmm8, xmm11                                  ;  1616.0 p1     192 dst
        movdqa [r9 + 112], xmm7                                ;  1617.0 p0+p3  192 dst
        movdqa xmm7, [rbp + 1936]                              ;  1578.0 p2     192 dst reload
        movdqa xmm11, [rbp + 608]                              ;  1579.0 p2     192 dst
        punpcklbw xmm11, xmm7                                  ;  1617.0 p1     192 dst
        movdqa [r9 + 256], xmm11                               ;  1619.0 p0+p3  192 dst
        movdqa xmm11, [rbp + 608]                              ;  1580.0 p2     192 dst
        punpckhbw xmm11, xmm7                                  ;  1618.0 p1     192 dst
        movdqa [r9 + 240], xmm8                                ;  1620.0 p0+p3  192 dst
        movdqa xmm7, [rbp + 704]                               ;  1581.0 p2     192 dst reload
        movdqa xmm8, [rbp + 784]                               ;  1582.0 p2     192 dst
        punpcklbw xmm8, xmm7                                   ;  1619.0 p1     192 dst
        movdqa [r9 + 384], xmm11                               ;  1622.0 p0+p3  192 dst
        movdqa xmm11, [rbp + 784]                              ;  1583.0 p2     192 dst
        punpckhbw xmm11, xmm7                                  ;  1620.0 p1     192 dst
        movdqa [r9 + 1536], xmm15                              ;  1615.0 p0+p3  192 dst
        movdqa xmm7, [rbp + 224]                               ;  1584.0 p2     192 dst reload
        movdqa xmm15, [rbp + 400]                              ;  1585.0 p2     192 dst
        punpcklbw xmm15, xmm7                                  ;  1621.0 p1     192 dst
        movdqa [r9 + 768], xmm15                               ;  1623.0 p0+p3  192 dst
        movdqa xmm15, [rbp + 400]                              ;  1586.0 p2     192 dst
        punpckhbw xmm15, xmm7                                  ;  1622.0 p1     192 dst
        movdqa [r9 + 896], xmm15                               ;  1626.0 p0+p3  192 dst
        movdqa xmm7, [rbp + 2016]                              ;  1587.0 p2     192 dst reload
        movdqa xmm15, [rbp + 592]                              ;  1588.0 p2     192 dst
        punpcklbw xmm15, xmm7                                  ;  1623.0 p1     192 dst
        movdqa [r9 + 1280], xmm8                               ;  1621.0 p0+p3  192 dst
        movdqa xmm8, [rbp + 592]                               ;  1589.0 p2     192 dst
        punpckhbw xmm8, xmm7                                   ;  1624.0 p1     192 dst
        movdqa xmm7, xmm1                                      ;  1589.3 p0     192 dst copy
        punpcklbw xmm7, xmm3                                   ;  1625.0 p1     192 dst
        punpckhbw xmm1, xmm3                                   ;  1626.0 p1     192 dst
        movdqa xmm3, xmm13                                     ;  1590.3 p0     192 dst copy
        punpcklbw xmm3, xmm4                                   ;  1627.0 p1     192 dst
        punpckhbw xmm13, xmm4                                  ;  1628.0 p1     192 dst
        movdqa xmm4, xmm10                                     ;  1591.3 p0     192 dst copy
        punpcklbw xmm4, xmm6                                   ;  1629.0 p1     192 dst
        punpckhbw xmm10, xmm6                                  ;  1630.0 p1     192 dst
        movdqa xmm6, xmm0                                      ;  1593.7 p0     192 dst copy
        punpcklbw xmm6, xmm5                                   ;  1631.0 p1     192 dst
        punpckhbw xmm0, xmm5                                   ;  1632.0 p1     192 dst
        movdqa [r9 + 368], xmm6                                ;  1633.0 p0+p3  192 dst
        movdqa xmm5, [rbp + 848]                               ;  1595.3 p2     192 dst reload
        movdqa xmm6, [rbp + 96]                                ;  1596.3 p2     192 dst
        punpcklbw xmm6, xmm5                                   ;  1633.0 p1     192 dst
        movdqa [r9 + 880], xmm3                                ;  1629.0 p0+p3  192 dst
        movdqa xmm3, [rbp + 96]                                ;  1597.3 p2     192 dst
        punpckhbw xmm3, xmm5                                   ;  1634.0 p1     192 dst
        movdqa [r9 + 496], xmm0                                ;  1636.0 p0+p3  192 dst
        movdqa [r9 + 1664], xmm2                               ;  1618.0 p0+p3  192 dst
        movdqa xmm0, [rbp + 288]                               ;  1599.0 p2     192 dst reload
        movdqa xmm2, [rbp + 944]                               ;  1600.0 p2     192 dst
        punpcklbw xmm2, xmm0                                   ;  1635.0 p1     192 dst
        movdqa xmm5, [rbp + 944]                               ;  1601.0 p2     192 dst
        punpckhbw xmm5, xmm0                                   ;  1636.0 p1     192 dst
        movdqa [r9 + 1408], xmm11                              ;  1624.0 p0+p3  192 dst
        movdqa xmm0, [rbp + 1376]                              ;  1603.0 p2     192 dst
        punpcklbw xmm0, xmm9                                   ;  1637.0 p1     192 dst
        movdqa xmm11, [rbp + 1376]                             ;  1604.0 p2     192 dst
        punpckhbw xmm11, xmm9                                  ;  1638.0 p1     192 dst
        movdqa [r9 + 576], xmm2                                ;  1637.0 p0+p3  192 dst
        movdqa xmm2, xmm12                                     ;  1605.3 p0     192 dst copy
        punpcklbw xmm2, xmm14                                  ;  1639.0 p1     192 dst
        punpckhbw xmm12, xmm14                                 ;  1640.0 p1     192 dst
        movdqa [r9 + 1008], xmm13                              ;  1632.0 p0+p3  192 dst
        movdqa xmm9, [rbp - 16]                                ;  1606.7 p2     192 dst reload
        movdqa xmm13, [rbp + 1072]                             ;  1608.0 p2     192 dst
        punpcklbw xmm13, xmm9                                  ;  1641.0 p1     192 dst
        movdqa xmm14, [rbp + 1072]                             ;  1609.0 p2     192 dst
        punpckhbw xmm14, xmm9                                  ;  1642.0 p1     192 dst
        movdqa [r9 + 1136], xmm4                               ;  1631.0 p0+p3  192 dst
        movdqa [r9 + 704], xmm5                                ;  1640.0 p0+p3  192 dst
        movdqa xmm4, [rbp + 0]                                 ;  1610.7 p2     192 dst reload
        movdqa xmm5, [rbp + 272]                               ;  1611.7 p2     192 dst
        punpcklbw xmm5, xmm4                                   ;  1643.0 p1     192 dst
        movdqa xmm9, [rbp + 272]                               ;  1612.7 p2     192 dst
        punpckhbw xmm9, xmm4                                   ;  1644.0 p1     192 dst
        movdqa [r9 + 320], xmm5                                ;  1645.0 p0+p3  192 dst
        movdqa [r9 + 1088], xmm6                               ;  1635.0 p0+p3  192 dst
        movdqa xmm4, [rbp + 1232]                              ;  1613.7 p2     192 dst reload
        movdqa xmm5, [rbp + 816]                               ;  1614.7 p2     192 dst
        punpcklbw xmm5, xmm4                                   ;  1645.0 p1     192 dst
        movdqa xmm6, [rbp + 816]                               ;  1615.7 p2     192 dst
        punpckhbw xmm6, xmm4                                   ;  1646.0 p1     192 dst
        movdqa [r9 + 1648], xmm7                               ;  1627.0 p0+p3  192 dst
        movdqa [r9 + 1792], xmm15                              ;  1625.0 p0+p3  192 dst
        movdqa xmm4, [rbp + 1200]                              ;  1616.7 p2     192 dst reload
        movdqa xmm7, [rbp + 384]                               ;  1617.7 p2     192 dst
        punpcklbw xmm7, xmm4                                   ;  1647.0 p1     192 dst
        movdqa xmm15, [rbp + 384]                              ;  1618.7 p2     192 dst
        punpckhbw xmm15, xmm4                                  ;  1648.0 p1     192 dst
        movdqa [r9 + 1264], xmm10                              ;  1634.0 p0+p3  192 dst
        movdqa [r9 + 448], xmm9                                ;  1648.0 p0+p3  192 dst
        movdqa xmm4, [rbp + 1776]                              ;  1619.7 p2     192 dst reload
        movdqa xmm9, [rbp + 576]                               ;  1620.7 p2     192 dst
        punpcklbw xmm9, xmm4                                   ;  1649.0 p1     192 dst
        movdqa xmm10, [rbp + 576]                              ;  1621.7 p2     192 dst
        punpckhbw xmm10, xmm4                                  ;  1650.0 p1     192 dst
        movdqa [r9 + 1216], xmm3                               ;  1638.0 p0+p3  192 dst
        movdqa [r9 + 1776], xmm1                               ;  1630.0 p0+p3  192 dst
        movdqa xmm1, [rbp + 512]                               ;  1622.7 p2     192 dst reload
        movdqa xmm3, [rbp + 832]                               ;  1623.7 p2     192 dst
        punpcklbw xmm3, xmm1                                   ;  1651.0 p1     192 dst
        movdqa xmm4, [rbp + 832]                               ;  1624.7 p2     192 dst
        punpckhbw xmm4, xmm1                                   ;  1652.0 p1     192 dst
        movdqa [r9 + 1920], xmm8                               ;  1629.3 p0+p3  192 dst
        movdqa [r9 + 832], xmm7                                ;  1649.0 p0+p3  192 dst
        movdqa xmm1, [rbp + 128]                               ;  1625.7 p2     192 dst reload
        movdqa xmm7, [rbp + 1408]                              ;  1626.7 p2     192 dst
        punpcklbw xmm7, xmm1                                   ;  1653.0 p1     192 dst
        movdqa xmm8, [rbp + 1408]                              ;  1627.7 p2     192 dst
        punpckhbw xmm8, xmm1                                   ;  1654.0 p1     192 dst
        movdqa [r9 + 1392], xmm2                               ;  1641.0 p0+p3  192 dst
        movdqa [r9 + 544], xmm7                                ;  1655.0 p0+p3  192 dst
        movdqa xmm1, [rbp + 320]                               ;  1628.7 p2     192 dst reload
        movdqa xmm2, [rbp + 1536]                              ;  1629.7 p2     192 dst
        punpcklbw xmm2, xmm1                                   ;  1655.0 p1     192 dst
        movdqa xmm7, [rbp + 1536]                              ;  1630.7 p2     192 dst
        punpckhbw xmm7, xmm1                                   ;  1656.0 p1     192 dst
        movdqa [r9 + 960], xmm15                               ;  1652.0 p0+p3  192 dst
        movdqa [r9 + 1520], xmm12                              ;  1644.0 p0+p3  192 dst
        movdqa xmm1, [rbp - 48]                                ;  1631.7 p2     192 dst reload
        movdqa xmm12, [rbp + 1136]                             ;  1632.7 p2     192 dst
        punpcklbw xmm12, xmm1                                  ;  1657.0 p1     192 dst
        movdqa xmm15, [rbp + 1136]                             ;  1633.7 p2     192 dst
        punpckhbw xmm15, xmm1                                  ;  1658.0 p1     192 dst
        movdqa [r9 + 288], xmm12                               ;  1659.0 p0+p3  192 dst
        movdqa [r9 + 1344], xmm5                               ;  1647.0 p0+p3  192 dst
        movdqa xmm1, [rbp - 32]                                ;  1634.7 p2     192 dst reload
        movdqa xmm5, [rbp + 1280]                              ;  1635.7 p2     192 dst
        punpcklbw xmm5, xmm1                                   ;  1659.0 p1     192 dst
        movdqa xmm12, [rbp + 1280]                             ;  1636.7 p2     192 dst
        punpckhbw xmm12, xmm1                                  ;  1660.0 p1     192 dst
        movdqa [r9 + 1600], xmm13                              ;  1645.3 p0+p3  192 dst
        movdqa [r9 + 416], xmm15                               ;  1662.0 p0+p3  192 dst
        movdqa xmm1, [rbp + 1664]                              ;  1637.7 p2     192 dst reload
        movdqa xmm13, [rbp + 864]                              ;  1638.7 p2     192 dst
        punpcklbw xmm13, xmm1                                  ;  1661.0 p1     192 dst
        movdqa xmm15, [rbp + 864]                              ;  1639.7 p2     192 dst
        punpckhbw xmm15, xmm1                                  ;  1662.0 p1     192 dst
        movdqa [r9 + 672], xmm8                                ;  1658.0 p0+p3  192 dst
        movdqa [r9 + 1056], xmm3                               ;  1653.0 p0+p3  192 dst
        movdqa xmm1, [rbp + 1904]                              ;  1640.7 p2     192 dst reload
        movdqa xmm3, [rbp + 992]                               ;  1641.7 p2     192 dst
        punpcklbw xmm3, xmm1                                   ;  1663.0 p1     192 dst
        movdqa xmm8, [rbp + 992]                               ;  1642.7 p2     192 dst
        punpckhbw xmm8, xmm1                                   ;  1664.0 p1     192 dst
        movdqa [r9 + 1904], xmm0                               ;  1653.3 p0+p3  192 dst
        movdqa [r9 + 1472], xmm6                               ;  1655.3 p0+p3  192 dst
        movdqa xmm0, [rbp + 112]                               ;  1643.7 p2     192 dst reload
        movdqa xmm1, [rbp + 304]                               ;  1644.7 p2     192 dst
        punpcklbw xmm1, xmm0                                   ;  1665.0 p1     192 dst
        movdqa xmm6, [rbp + 304]                               ;  1645.7 p2     192 dst
        punpckhbw xmm6, xmm0                                   ;  1666.0 p1     192 dst
        movdqa [r9 + 1728], xmm14                              ;  1657.3 p0+p3  192 dst
        movdqa [r9 + 1184], xmm4                               ;  1659.3 p0+p3  192 dst
        movdqa xmm0, [rbp - 64]                                ;  1646.7 p2     192 dst reload
        movdqa xmm4, [rbp + 928]                               ;  1647.7 p2     192 dst
        punpcklbw xmm4, xmm0                                   ;  1667.0 p1     192 dst
        movdqa xmm14, [rbp + 928]                              ;  1648.7 p2     192 dst
        punpckhbw xmm14, xmm0                                  ;  1668.0 p1     192 dst
        movdqa [r9 + 352], xmm4                                ;  1669.0 p0+p3  192 dst
        movdqa [r9 + 800], xmm13                               ;  1663.3 p0+p3  192 dst
        movdqa xmm0, [rbp + 672]                               ;  1649.7 p2     192 dst reload
        movdqa xmm4, [rbp + 1056]                              ;  1650.7 p2     192 dst
        punpcklbw xmm4, xmm0                                   ;  1669.0 p1     192 dst
        movdqa xmm13, [rbp + 1056]                             ;  1651.7 p2     192 dst
        punpckhbw xmm13, xmm0                                  ;  1670.0 p1     192 dst
        movdqa [r9 + 480], xmm14                               ;  1672.0 p0+p3  192 dst
        movdqa [r9 + 928], xmm15                               ;  1667.3 p0+p3  192 dst
        movdqa xmm0, [rbp + 1216]                              ;  1652.7 p2     192 dst reload
        movdqa xmm14, [rbp + 688]                              ;  1653.7 p2     192 dst
        punpcklbw xmm14, xmm0                                  ;  1671.0 p1     192 dst
        movdqa xmm15, [rbp + 688]                              ;  1654.7 p2     192 dst
        punpckhbw xmm15, xmm0                                  ;  1672.0 p1     192 dst
        movdqa [r9 + 1568], xmm2                               ;  1669.3 p0+p3  192 dst
        movdqa [r9 + 1312], xmm5                               ;  1671.3 p0+p3  192 dst
        movdqa xmm0, [rbp + 1824]                              ;  1655.7 p2     192 dst reload
        movdqa xmm2, [rbp + 800]                               ;  1656.7 p2     192 dst
        punpcklbw xmm2, xmm0                                   ;  1673.0 p1     192 dst
        movdqa xmm5, [rbp + 800]                               ;  1657.7 p2     192 dst
        punpckhbw xmm5, xmm0                                   ;  1674.0 p1     192 dst
        movdqa [r9 + 1856], xmm9                               ;  1673.3 p0+p3  192 dst
        movdqa [r9 + 864], xmm14                               ;  1675.3 p0+p3  192 dst
        movdqa xmm0, [rbp + 656]                               ;  1658.7 p2     192 dst reload
        movdqa xmm9, [rbp + 976]                               ;  1659.7 p2     192 dst
        punpcklbw xmm9, xmm0                                   ;  1675.0 p1     192 dst
        movdqa xmm14, [rbp + 976]                              ;  1660.7 p2     192 dst
        punpckhbw xmm14, xmm0                                  ;  1676.0 p1     192 dst
        movdqa [r9 + 1440], xmm12                              ;  1677.3 p0+p3  192 dst
        movdqa [r9 + 1696], xmm7                               ;  1679.3 p0+p3  192 dst
        movdqa xmm0, [rbp + 1648]                              ;  1661.7 p2     192 dst reload
        movdqa xmm7, [rbp + 1392]                              ;  1662.7 p2     192 dst
        punpcklbw xmm7, xmm0                                   ;  1677.0 p1     192 dst
        movdqa xmm12, [rbp + 1392]                             ;  1663.7 p2     192 dst
        punpckhbw xmm12, xmm0                                  ;  1678.0 p1     192 dst
        movdqa [r9 + 784], xmm7                                ;  1681.3 p0+p3  192 dst
        movdqa [r9 + 992], xmm15                               ;  1683.3 p0+p3  192 dst
        movdqa xmm0, [rbp + 1888]                              ;  1664.7 p2     192 dst reload
        movdqa xmm7, [rbp + 1520]                              ;  1665.7 p2     192 dst
        punpcklbw xmm7, xmm0                                   ;  1679.0 p1     192 dst
        movdqa xmm15, [rbp + 1520]                             ;  1666.7 p2     192 dst
        punpckhbw xmm15, xmm0                                  ;  1680.0 p1     192 dst
        movdqa [r9 + 1376], xmm4                               ;  1685.3 p0+p3  192 dst
        movdqa [r9 + 1632], xmm1                               ;  1687.3 p0+p3  192 dst
        movdqa [r9 + 1824], xmm3                               ;  1689.3 p0+p3  192 dst
        movdqa [r9 + 912], xmm12                               ;  1691.3 p0+p3  192 dst
        movdqa [r9 + 1296], xmm9                               ;  1693.3 p0+p3  192 dst
        movdqa [r9 + 1504], xmm13                              ;  1695.3 p0+p3  192 dst
        movdqa [r9 + 1760], xmm6                               ;  1697.3 p0+p3  192 dst
        movdqa [r9 + 1952], xmm8                               ;  1699.3 p0+p3  192 dst
        movdqa [r9 + 1424], xmm14                              ;  1701.3 p0+p3  192 dst
        movdqa [r9 + 1984], xmm10                              ;  1703.3 p0+p3  192 dst
        movdqa [r9 + 1888], xmm2                               ;  1705.3 p0+p3  192 dst
        movdqa [r9 + 2032], xmm11                              ;  1707.3 p0+p3  192 dst
        movdqa [r9 + 1808], xmm7                               ;  1709.3 p0+p3  192 dst
        movdqa [r9 + 2016], xmm5                               ;  1711.3 p0+p3  192 dst
        movdqa [r9 + 1936], xmm15                              ;  1713.3 p0+p3  192 dst
        movdqa xmm0, [rbp + 1584]                              ;  1676.3 p2     192 dst reload
        movdqa [r9 + 1488], xmm0                               ;  1715.3 p0+p3  192 dst
        movdqa xmm0, [rbp + 480]                               ;  1677.3 p2     192 dst reload
        movdqa [r9 + 1552], xmm0                               ;  1717.3 p0+p3  192 dst
        movdqa xmm0, [rbp + 752]                               ;  1678.3 p2     192 dst reload
        movdqa [r9 + 1616], xmm0                               ;  1719.3 p0+p3  192 dst
        movdqa xmm0, [rbp + 1008]                              ;  1679.3 p2     192 dst reload
        movdqa [r9 + 1680], xmm0                               ;  1721.3 p0+p3  192 dst
        movdqa xmm0, [rbp + 768]                               ;  1680.3 p2     192 dst reload
        movdqa [r9 + 1712], xmm0                               ;  1723.3 p0+p3  192 dst
        movdqa xmm0, [rbp + 352]                               ;  1681.3 p2     192 dst reload
        movdqa [r9 + 1744], xmm0                               ;  1725.3 p0+p3  192 dst
        movdqa xmm0, [rbp + 1552]                              ;  1682.3 p2     192 dst reload
        movdqa [r9 + 1872], xmm0                               ;  1727.3 p0+p3  192 dst
        movdqa xmm0, [rbp + 1264]                              ;  1683.3 p2     192 dst reload
        movdqa [r9 + 1968], xmm0                               ;  1729.3 p0+p3  192 dst
        movdqa xmm0, [rbp + 1024]                              ;  1684.3 p2     192 dst reload
        movdqa [r9 + 2000], xmm0                               ;  1731.3 p0+p3  192 dst
        add r9, 0x800                                          ;  1685.3 p1     194 blocks
        add r8, 0x800                                          ;  1685.8 p1     194 blocks
        cmp r8, qword [rbp + 2040]                             ;                    more blocks?
        jne .blocks_1
        mov qword [rbp + 2032], r8                             ;                    resident
        mov qword [rbp + 2048], r9                             ;                    resident
.blocks_1_done:
        add rsp, 0x890                                         ;                    frame
        pop rbp                                                ;                    preserved
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
